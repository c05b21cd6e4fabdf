const I=663,j=[663],k={5747:((b,P,u)=>{u.d(P,{$r:()=>f,Mc:()=>g,N0:()=>v,Oj:()=>$,io:()=>D,v2:()=>m,wX:()=>c,yR:()=>S});var O=u(4573),t=u(3024);const M=16*1024*
1024,l=t.constants.O_RDONLY|(t.constants.O_NONBLOCK??0)|(t.constants.O_NOCTTY??0),h=Buffer.allocUnsafeSlow(256*1024);let E=h;function S(n,o=M){const s=w(n,o);if(!Buffer.
isBuffer(s))return s;const r=s.toString("utf8");return{ok:!0,text:r,isUtf8:!r.includes("\uFFFD")||(0,O.isUtf8)(s),bytes:s.length}}function D(n,o){const s=w(n,o);
return Buffer.isBuffer(s)?Buffer.from(s):null}function w(n,o){let s;try{s=(0,t.openSync)(n,l);const r=(0,t.readSync)(s,h,0,h.length,null);return r<h.length?h.subarray(
0,r):T(s,o)}catch(r){return{ok:!1,failure:{kind:"error",code:$(r)}}}finally{s!==void 0&&(0,t.closeSync)(s)}}function T(n,o){const{size:s}=(0,t.fstatSync)(n);if(s>
o||s<h.length)return{ok:!1,failure:{kind:"size",bytes:s,maxBytes:o}};E.length<s&&(E=Buffer.allocUnsafeSlow(Math.min(2*s,o)));let r=0;for(;r<s;){const p=(0,t.readSync)(
n,E,r,s-r,r);if(p===0)break;r+=p}return E.subarray(0,r)}function $(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}
function v(n,o){try{return n()}catch(s){return $(s),o}}const g=n=>v(()=>(0,t.readdirSync)(n,{withFileTypes:!0}),[]),c=n=>g(n).map(({name:o})=>o).sort(),m=n=>g(n).
flatMap(o=>o.isDirectory()?o.name:[]);function f(n){try{const o=(0,t.realpathSync)(n),s=(0,t.statSync)(o);return s.isFile()?{kind:"file",path:o}:{kind:s.isDirectory()?
"directory":"special",path:o}}catch(o){return{kind:"error",code:$(o)}}}}),3749:((b,P,u)=>{u.r(P),u.d(P,{completionScript:()=>l});var O=u(3579),t=u(7188),M=u(1513);
function l(e){return{bash:v,zsh:m,fish:s}[e]()}const h=[["check",null],["usages",null],["explain",t.u0],...t.u0.map(e=>[`explain ${e}`,[]]),["completion",t.OF],
["help",t.bw]].map(([e,a])=>({command:e,flags:(0,t.Zo)(e),operands:a?.join(" ")})),E=e=>e.replaceAll("'","\u2019"),S=Object.entries(t.Lo).filter(([e])=>t.bw.includes(
e)).map(([e,{summary:a}])=>({name:e,summary:E(a)}));function D(e){const{name:a,kind:i}=e;return(0,t.Tb)(e)?null:a==="ignore"?Object.keys((0,O.t)()):i.choices??(/^(?:FILE|PATH|GLOB)$/.
test(i.value)?"path":"text")}const w=e=>E((0,M.K)(e).split(/[:;.](?:\s|$)/,1)[0]??""),T=({name:e,short:a})=>a===void 0?[`--${e}`]:[`-${a}`,`--${e}`],$=e=>e.join(
"|");function v(){return`# Completion of tf-disco for bash.
# shellcheck shell=bash
_tf_disco() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local command=check isPath=1 words= i
  # Bash splits --flag=value into three words.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $previous == '=' ]]; then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      ${$(t.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${$(t.u0.map(e=>`explain:${e}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done
  case $previous in
${g().join(`
`)}
  esac
  case $command:$current in
${c().join(`
`)}
  esac
  if [[ $isPath ]]; then
    # Bash 3 has no compopt, and offers paths only where nothing else fits.
    [[ $current != -* ]] && compopt -o plusdirs 2>/dev/null
  else
    compopt +o default 2>/dev/null
  fi
  # shellcheck disable=SC2207
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tf_disco tf-disco
`}function g(){const e=t.Wg.map(i=>({name:`--${i.name}`,operand:D(i)})),a=i=>$(e.filter(({operand:d})=>d===i).map(({name:d})=>d));return[...e.flatMap(({name:i,operand:d})=>Array.
isArray(d)?`    ${i}) words='${d.join(" ")}' isPath= command= ;;`:[]),`    ${a("path")}) return ;;`,`    ${a("text")}) compopt +o default 2>/dev/null; return ;;`]}
function c(){return[...h.flatMap(({command:a,flags:i,operands:d})=>[`    '${a}':-*) words='${i.flatMap(T).join(" ")}' ;;`,...d===void 0?[]:[`    '${a}':*) words\
='${d}'; isPath= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${t.bw.join(" ")}' ;;`]}function m(){return`#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${S.map(({name:a,summary:i})=>`'${a}:${i}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${$(t.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${$(t.bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${f().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const f=()=>h.map(({command:e,flags:a,operands:i})=>{const d=e.split(" ").map((A,y)=>`'${y+1}: : '`),C=i===void 0?["'*:path:_files'"]:[...d,`'*: :(${i})'`],_=[
...a.map(o),...C];return`    (${e.replace(" ","\\ ")})
      _arguments -S ${_.join(` \\
        `)} ;;`}),n={path:"_files",text:" "};function o(e){const a=`[${w(e).replace(/[[\]:\\]/g,"\\$&")}]`,i=D(e);if(i===null){const _=T(e);return _.length===1?
`'${_[0]}${a}'`:`'(${_.join(" ")})'{${_}}'${a}'`}const d=typeof i=="string"?n[i]:`(${i.join(" ")})`;return`'${e.kind.isList?"*":""}--${e.name}=${a}:${e.kind.value.
replaceAll(/[:[\]]/g,"\\$&")}:${d}'`}function s(){const e=S.map(({name:i,summary:d})=>`complete -c tf-disco -n __fish_use_subcommand -a ${i} -d '${d}'`),a=h.flatMap(
({command:i,operands:d})=>d===void 0?[]:`complete -c tf-disco -n '__tf_disco_is "${i}"' -f -a '${d}'`);return`# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${t.u0.join(" ")}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${t.bw.join(" ")}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...e,...a,...t.Wg.map(p)].join(`
`)}
`}const r={path:" -r -F",text:" -x"};function p(e){const a=h.filter(({flags:A})=>A.includes(e)),i=D(e),d=typeof i=="string"?r[i]:i?` -x -a '${i.join(" ")}'`:"",
C=e.short===void 0?"":` -s ${e.short}`;return`complete -c tf-disco -n '__tf_disco_is ${a.map(({command:A})=>`"${A}"`).join(" ")}'${C} -l ${e.name}${d} -d '${w(e)}\
'`}}),8011:((b,P,u)=>{u.d(P,{DA:()=>w,J0:()=>m,ME:()=>f,My:()=>T,Zp:()=>r,_W:()=>p,jP:()=>n,k0:()=>o,tg:()=>s});var O=u(6174),t=u(1064),M=u(4e3),l=u(5799);const h=120,
E={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":[
"has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-prov\
ider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write t\
fr://HOST/NAMESPACE/NAME/SYSTEM"]},S={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":[
"is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function D(e){if("error"in e)return{
message:e.error,help:e.advice??void 0};if("address"in e){const[d,C]=S[e.reason];return{message:`${e.address} ${d}`,help:C}}const[a,i]=E[e.reason];return{message:`\
"${e.text}" ${a}`,help:i}}const w=(0,l.lS)((0,l.z3)("source-invalid","Source address is invalid",t.Du),D),T=(0,l.lS)((0,l.$e)("source-near-miss","Source address\
 is probably a mistake",t.Du),e=>({message:e.host===null?`"${e.text}" is not read as a registry address`:`"${e.text}" is read as host ${e.host}`,help:e.advice})),
$=4,v="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function g(e){const{shown:a,more:i}=(0,M.zN)(e,$),d=a.map(({text:_,
from:A})=>`${_===null?"not known":(0,M.dh)(_,h)} ${A??"by default"}`),C=i>0?`${i} more`:d.pop();return`${d.join(", ")} and ${C}`}function c(e){const{address:a,argument:i,
expression:d,candidates:C,refused:_}=e,A=(0,O.Qj)((0,M.dh)(d,h)),y=`${i} of ${a} is ${A}`;if(_==="never")return{message:`${y}, which Terraform does not evaluate`,
help:`write the ${i} as a literal`};if(_!==null){const{variable:R}=_;return{message:`${y}, and Terraform evaluates var.${R} here only with \`const = true\``,help:`\
add \`const = true\` to variable "${R}", which requires Terraform 1.15, or write the ${i} as a literal`}}return C.length>1?{message:`${y}, which is ${g(C)}`,help:v}:
{message:`${y}, which is only known at init time`,help:v}}const m=(0,l.lS)((0,l.lm)("source-dynamic","Source address is only known at init time"),c),f=(0,l.lS)(
(0,l.lm)("block-reserved","Block is reserved for a future version"),({block:e,parent:a})=>({message:`${e} is not allowed at the top level of a file; Terraform a\
nd OpenTofu reserve it for a future version`,help:`move it into a ${a} block`})),n=(0,l.lS)((0,l.z3)("block-unsupported","Block is not supported by this CLI",t.
Du,{isCuredByScan:!0}),({kind:e})=>{const{client:a,what:i}=t.$I[e];return{message:`${i} is supported by ${t.bB[a]} only`,help:a==="opentofu"?"remove it, move it\
 into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),o=(0,l.lS)((0,l.z3)("host-invalid","Hostname is invalid",t.Du),e=>({message:`"${e.
text}" is not a hostname: ${e.error}`,help:e.advice??void 0})),s=(0,l.lS)((0,l.z3)("host-missing","Hostname is missing",["opentofu"]),({block:e})=>({severity:"w\
arning",message:`the ${e} has no hostname, and OpenTofu has no default`,help:e==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `\
hostnames`":"add `hostname`"})),r=(0,l.lS)((0,l.z3)("host-dotless-module","Module host has no dot in its name",t.Du),({host:e,name:a})=>({message:`module source\
s cannot name host ${e}: must contain at least one dot`,help:`use a full name such as ${a}.localdomain; provider addresses accept the short name`})),p=(0,l.lS)(
(0,l.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:e})=>({message:`Terraform cannot use modules from\
 host ${e}: it converts the name to punycode and then refuses punycode`,help:(0,l.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later acc\
ept this one")}))}),1513:((b,P,u)=>{u.d(P,{K:()=>c,W:()=>D});var O=u(3592),t=u(7188),M=u(1460);const l=80,h=28,E=46,S="Exit codes: 0 passed, 1 failed, 2 wrong s\
ettings, 3 could not run or was interrupted.";function D(n){return`${(n===null?w():T(n)).join(`
`)}
`}const w=()=>[...f("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does."),"","Usage: tf-disco [COMMAND] [ARGU\
MENTS] [FLAGS]","","Commands:",...$(n=>!n.includes(" "),14),"","Examples:",...v("check"),"","Flags:",...[t.l1.help,t.l1.version].flatMap(g),"",'"tf-disco COMMAN\
D --help" shows the flags and examples of a command.',...f(S),`Documentation: ${O.Bw}`];function T(n){const{about:o,usage:s}=t.Lo[n],r=$(e=>e.startsWith(`${n} `),
20),p=(0,t.Zo)(n);return[...o.flatMap((e,a)=>[...a===0?[]:[""],...f(e)]),"",`Usage: tf-disco ${s}`,...r.length===0?[]:["","Commands:",...r],"","Examples:",...v(
n),...t.Y5.flatMap(([e,a])=>{const i=a.filter(d=>p.includes(d));return i.length===0?[]:["",`${e.replaceAll("`","")}:`,...i.flatMap(g)]}),...n==="check"?["",...f(
S)]:[]]}const $=(n,o)=>Object.entries(t.Lo).filter(([s])=>n(s)).flatMap(([s,{summary:r}])=>m(s,r,o)),v=n=>t.Lo[n].examples.flatMap(([o,s])=>m(o,s,E));function g(n){
const{name:o,short:s,kind:r,default:p}=n,e=s===void 0?"":`-${s}, `,a=(0,t.Tb)(n)?"":` ${r.value}${r.isList?"\u2026":""}`,i=p===void 0||(0,t.Tb)(n)?"":` (${p})`;
return m(`${e}--${o}${a}`,`${c(n)}${i}`,h)}const c=({help:n})=>(0,M.W)(n).replaceAll("`","").replace(", one per line","");function m(n,o,s){const r=f(o,l-s).map(
a=>`${" ".repeat(s)}${a}`);if(o==="")return[`  ${n}`];if(n.length+4>s)return[`  ${n}`,...r];const[p="",...e]=r;return[`  ${n}${p.slice(n.length+2)}`,...e]}function f(n,o=l){
const s=[];let r="";for(const p of n.split(" "))r!==""&&r.length+1+p.length>o&&(s.push(r),r=""),r+=r===""?p:` ${p}`;return[...s,r]}}),1460:((b,P,u)=>{u.d(P,{E:()=>w,
W:()=>D});var O=u(6760),t=u(5747),M=u(1831),l=u(8535),h=u(7773),E=u(7188);const S=new Set(h.f.flatMap(([,c])=>c.map(({name:m})=>m))),D=c=>c.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(m,f,n)=>S.has(f)?`\`--${f}${n===void 0?"":` ${n}`}\``:m).replaceAll("hostnames input","--hostnames"),w={setting:c=>`--${c}`,missingPath:(c,m)=>{const[f="",...n]=c.
split("=");if(n.length>0&&v(f))return`"${f}=\u2026" does not exist in ${m}; did you mean --tokens?`;const o=$(c,m),s=o===null?"":`; did you mean ${o}?`;return`"${c}\
" does not exist in ${m}${s}`}},T=new Map([...["init","lint","run","scan","test","validate"].map(c=>[c,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function $(c,m){const f=T.get(c)??(0,l.q)(c,E.bw);if(f!==null)return`"tf-disco ${f}"`;const n=(0,l.q)((0,O.basename)(c),(0,t.wX)((0,O.dirname)((0,O.
resolve)(m,c))));if(n!==null)return`"${(0,O.join)((0,O.dirname)(c),n)}"`;const o=c.replace(/^https:\/\/|\/$/g,""),s=(0,M.Pv)(o);return s.ok&&v(o)?`--hostnames ${(0,M.
nx)(s.value)}`:null}const v=c=>c.includes(".")&&!g.test(c)&&(0,M.Pv)(c).ok,g=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{I as id,j as ids,k as modules};
