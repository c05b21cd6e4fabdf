const y=726,B=[726],I={1807:((A,D,a)=>{a.d(D,{Mc:()=>M,v2:()=>p,wX:()=>h});var c=a(3024),l=a(5747);const M=_=>(0,l.N0)(()=>(0,c.readdirSync)(_,{withFileTypes:!0}),
[]),h=_=>M(_).map(({name:O})=>O).sort(),p=_=>M(_).flatMap(O=>O.isDirectory()?O.name:[])}),5747:((A,D,a)=>{a.d(D,{N0:()=>g,Oj:()=>v,io:()=>S,yR:()=>O});var c=a(4573),
l=a(3024);const M=16*1024*1024,h=l.constants.O_RDONLY|(l.constants.O_NONBLOCK??0)|(l.constants.O_NOCTTY??0),p=Buffer.allocUnsafeSlow(256*1024);let _=p;function O(d,e=M){
const s=w(d,e);if(!Buffer.isBuffer(s))return s;const o=s.toString("utf8");return{ok:!0,text:o,isUtf8:!o.includes("\uFFFD")||(0,c.isUtf8)(s),bytes:s.length}}function S(d,e){
const s=w(d,e);return Buffer.isBuffer(s)?Buffer.from(s):null}function w(d,e){let s;try{s=(0,l.openSync)(d,h);const o=(0,l.readSync)(s,p,0,p.length,null);return o<
p.length?p.subarray(0,o):C(s,e)}catch(o){return{ok:!1,failure:{kind:"error",code:v(o)}}}finally{s!==void 0&&(0,l.closeSync)(s)}}function C(d,e){const{size:s}=(0,l.
fstatSync)(d);if(s>e||s<p.length)return{ok:!1,failure:{kind:"size",bytes:s,maxBytes:e}};_.length<s&&(_=Buffer.allocUnsafeSlow(Math.min(2*s,e)));let o=0;for(;o<s;){
const t=(0,l.readSync)(d,_,o,s-o,o);if(t===0)break;o+=t}return _.subarray(0,o)}function v(d){if(!(typeof d=="object"&&d!==null&&"code"in d)||typeof d.code!="str\
ing")throw d;return d.code}function g(d,e){try{return d()}catch(s){return v(s),e}}}),7726:((A,D,a)=>{a.r(D),a.d(D,{renderCompletion:()=>T});var c=a(7188),l=a(3579),
M=a(1513);const h=[["check","paths"],["usages","paths"],["explain",c.u0],...c.u0.map(n=>[`explain ${n}`,[]]),["completion",c.OF],["help",c.bw]].map(([n,r])=>({command:n,
flags:(0,c.Zo)(n),operands:r})),p=Object.entries(c.Lo).filter(([n])=>c.bw.includes(n)).map(([n,{summary:r}])=>({name:n,summary:S(r)}));function _(n){const{name:r,
kind:i}=n;return(0,c.Tb)(n)?null:r==="ignore"?Object.keys((0,l.t)()):i.choices??(/^(?:FILE|PATH|GLOB)$/.test(i.value)?"path":"text")}const O=n=>S((0,M.K)(n).split(
/[:;.](?:\s|$)/,1)[0]??"");function S(n){return n.replaceAll("'","\u2019")}const w=({name:n,short:r})=>r===void 0?[`--${n}`]:[`-${r}`,`--${n}`],C=n=>n.join("|"),
v=`# Completion of tf-disco for bash.
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
      ${C(c.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${C(c.u0.map(n=>`explain:${n}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done`,g=`  if [[ $isPath ]]; then
    # Bash 3 has no compopt, and offers paths only where nothing else fits.
    [[ $current != -* ]] && compopt -o plusdirs 2>/dev/null
  else
    compopt +o default 2>/dev/null
  fi
  # shellcheck disable=SC2207
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tf_disco tf-disco
`;function d(){return`${v}
  case $previous in
${e().join(`
`)}
  esac
  case $command:$current in
${s().join(`
`)}
  esac
${g}`}function e(){const n=c.Wg.map(i=>({name:`--${i.name}`,operand:_(i)})),r=i=>C(n.filter(({operand:m})=>m===i).map(({name:m})=>m));return[...n.flatMap(({name:i,
operand:m})=>Array.isArray(m)?[`    ${i}) words='${m.join(" ")}' isPath= command= ;;`]:[]),`    ${r("path")}) return ;;`,`    ${r("text")}) compopt +o default 2\
>/dev/null; return ;;`]}function s(){return[...h.flatMap(({command:r,flags:i,operands:m})=>[`    '${r}':-*) words='${i.flatMap(w).join(" ")}' ;;`,...m==="paths"?
[]:[`    '${r}':*) words='${m.join(" ")}'; isPath= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${c.bw.join(" ")}' ;;`]}function o(){const n=p.map(({name:i,
summary:m})=>`complete -c tf-disco -n __fish_use_subcommand -a ${i} -d '${m}'`),r=h.flatMap(({command:i,operands:m})=>m==="paths"?[]:[`complete -c tf-disco -n '\
__tf_disco_is "${i}"' -f -a '${m.join(" ")}'`]);return`# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${c.u0.join(" ")}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${c.bw.join(" ")}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...n,...r,...c.Wg.map(u)].join(`
`)}
`}const t={path:" -r -F",text:" -x"};function u(n){const r=h.filter(({flags:W})=>W.includes(n)),i=_(n),m=typeof i=="string"?t[i]:i?` -x -a '${i.join(" ")}'`:"",
L=n.short===void 0?"":` -s ${n.short}`;return`complete -c tf-disco -n '__tf_disco_is ${r.map(({command:W})=>`"${W}"`).join(" ")}'${L} -l ${n.name}${m} -d '${O(n)}\
'`}function f(){return`#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${p.map(({name:r,summary:i})=>`'${r}:${i}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${C(c.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${C(c.bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${$().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const $=()=>h.map(({command:n,flags:r,operands:i})=>{const m=n.split(" ").map((W,b)=>`'${b+1}: : '`),L=i==="paths"?["'*:path:_files'"]:[...m,`'*: :(${i.join("\
 ")})'`],j=[...r.map(P),...L];return`    (${n.replace(" ","\\ ")})
      _arguments -S ${j.join(` \\
        `)} ;;`}),E={path:"_files",text:" "};function P(n){const r=`[${O(n).replace(/[[\]:\\]/g,"\\$&")}]`,i=_(n);if(i===null){const j=w(n);return j.length===1?
`'${j[0]}${r}'`:`'(${j.join(" ")})'{${j}}'${r}'`}const m=typeof i=="string"?E[i]:`(${i.join(" ")})`;return`'${n.kind.isList?"*":""}--${n.name}=${r}:${n.kind.value.
replaceAll(/[:[\]]/g,"\\$&")}:${m}'`}const R={bash:d,zsh:f,fish:o},T=n=>R[n]()}),1513:((A,D,a)=>{a.d(D,{K:()=>e,W:()=>S});var c=a(3592),l=a(7188),M=a(1460);const h=80,
p=28,_=46,O="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function S(t){return`${(t===null?w():C(t)).join(`
`)}
`}const w=()=>[...o("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does."),"","Usage: tf-disco [COMMAND] [ARGU\
MENTS] [FLAGS]","","Commands:",...v(t=>!t.includes(" "),14),"","Examples:",...g("check"),"","Flags:",...[l.l1.help,l.l1.version].flatMap(d),"",'"tf-disco COMMAN\
D --help" shows the flags and examples of a command.',...o(O),`Documentation: ${c.Bw}`];function C(t){const{about:u,usage:f}=l.Lo[t],$=v(P=>P.startsWith(`${t} `),
20),E=(0,l.Zo)(t);return[...u.flatMap((P,R)=>[...R===0?[]:[""],...o(P)]),"",`Usage: tf-disco ${f}`,...$.length===0?[]:["","Commands:",...$],"","Examples:",...g(
t),...l.Y5.flatMap(([P,R])=>{const T=R.filter(n=>E.includes(n));return T.length===0?[]:["",`${P.replaceAll("`","")}:`,...T.flatMap(d)]}),...t==="check"?["",...o(
O)]:[]]}const v=(t,u)=>Object.entries(l.Lo).filter(([f])=>t(f)).flatMap(([f,{summary:$}])=>s(f,$,u)),g=t=>l.Lo[t].examples.flatMap(([u,f])=>s(u,f,_));function d(t){
const{name:u,short:f,kind:$,default:E}=t,P=f===void 0?"":`-${f}, `,R=(0,l.Tb)(t)?"":` ${$.value}${$.isList?"\u2026":""}`,T=E===void 0||(0,l.Tb)(t)?"":` (${E})`;
return s(`${P}--${u}${R}`,`${e(t)}${T}`,p)}const e=({help:t})=>(0,M.W)(t).replaceAll("`","").replace(", one per line","");function s(t,u,f){const $=o(u,h-f).map(
R=>`${" ".repeat(f)}${R}`);if(u==="")return[`  ${t}`];if(t.length+4>f)return[`  ${t}`,...$];const[E="",...P]=$;return[`  ${t}${E.slice(t.length+2)}`,...P]}function o(t,u=h){
const f=[];let $="";for(const E of t.split(" "))$!==""&&$.length+1+E.length>u&&(f.push($),$=""),$+=$===""?E:` ${E}`;return[...f,$]}}),1460:((A,D,a)=>{a.d(D,{E:()=>w,
W:()=>S});var c=a(6760),l=a(1807),M=a(1831),h=a(8535),p=a(3557),_=a(7188);const O=new Set(p.f.flatMap(([,e])=>e.map(({name:s})=>s))),S=e=>e.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(s,o,t)=>O.has(o)?`\`--${o}${t===void 0?"":` ${t}`}\``:s).replaceAll("hostnames input","--hostnames"),w={setting:e=>`--${e}`,missingPath:(e,s)=>{const[o="",...t]=e.
split("=");if(t.length>0&&g(o))return`"${o}=\u2026" does not exist in ${s}; did you mean --tokens?`;const u=v(e,s),f=u===null?"":`; did you mean ${u}?`;return`"${e}\
" does not exist in ${s}${f}`}},C=new Map([...["init","lint","run","scan","test","validate"].map(e=>[e,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function v(e,s){const o=C.get(e)??(0,h.q)(e,_.bw);if(o!==null)return`"tf-disco ${o}"`;const t=(0,h.q)((0,c.basename)(e),(0,l.wX)((0,c.dirname)((0,c.
resolve)(s,e))));if(t!==null)return`"${(0,c.join)((0,c.dirname)(e),t)}"`;const u=e.replace(/^https:\/\/|\/$/g,""),f=(0,M.Pv)(u);return f.ok&&g(u)?`--hostnames ${(0,M.
nx)(f.value)}`:null}const g=e=>e.includes(".")&&!d.test(e)&&(0,M.Pv)(e).ok,d=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{y as id,B as ids,I as modules};
