const T=749,A=[749],W={5747:((b,w,l)=>{l.d(w,{$r:()=>f,Mc:()=>M,N0:()=>O,Oj:()=>m,io:()=>D,v2:()=>u,wX:()=>r,yR:()=>P});var _=l(4573),o=l(3024);const E=16*1024*
1024,C=o.constants.O_RDONLY|(o.constants.O_NONBLOCK??0)|(o.constants.O_NOCTTY??0),$=Buffer.allocUnsafeSlow(256*1024);let h=$;function P(n,s=E){const e=g(n,s);if(!Buffer.
isBuffer(e))return e;const i=e.toString("utf8");return{ok:!0,text:i,isUtf8:!i.includes("\uFFFD")||(0,_.isUtf8)(e),bytes:e.length}}function D(n,s){const e=g(n,s);
return Buffer.isBuffer(e)?Buffer.from(e):null}function g(n,s){let e;try{e=(0,o.openSync)(n,C);const i=(0,o.readSync)(e,$,0,$.length,null);return i<$.length?$.subarray(
0,i):S(e,s)}catch(i){return{ok:!1,failure:{kind:"error",code:m(i)}}}finally{e!==void 0&&(0,o.closeSync)(e)}}function S(n,s){const{size:e}=(0,o.fstatSync)(n);if(e>
s||e<$.length)return{ok:!1,failure:{kind:"size",bytes:e,maxBytes:s}};h.length<e&&(h=Buffer.allocUnsafeSlow(Math.min(2*e,s)));let i=0;for(;i<e;){const p=(0,o.readSync)(
n,h,i,e-i,i);if(p===0)break;i+=p}return h.subarray(0,i)}function m(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}
function O(n,s){try{return n()}catch(e){return m(e),s}}const M=n=>O(()=>(0,o.readdirSync)(n,{withFileTypes:!0}),[]),r=n=>M(n).map(({name:s})=>s).sort(),u=n=>M(n).
flatMap(s=>s.isDirectory()?s.name:[]);function f(n){try{const s=(0,o.realpathSync)(n),e=(0,o.statSync)(s);return e.isFile()?{kind:"file",path:s}:{kind:e.isDirectory()?
"directory":"special",path:s}}catch(s){return{kind:"error",code:m(s)}}}}),3749:((b,w,l)=>{l.r(w),l.d(w,{completionScript:()=>C});var _=l(3579),o=l(7188),E=l(1513);
function C(t){return{bash:O,zsh:u,fish:e}[t]()}const $=[["check",null],["usages",null],["explain",o.u0],...o.u0.map(t=>[`explain ${t}`,[]]),["completion",o.OF],
["help",o.bw]].map(([t,a])=>({command:t,flags:(0,o.Zo)(t),operands:a?.join(" ")})),h=t=>t.replaceAll("'","\u2019"),P=Object.entries(o.Lo).filter(([t])=>o.bw.includes(
t)).map(([t,{summary:a}])=>({name:t,summary:h(a)}));function D(t){const{name:a,kind:c}=t;return(0,o.Tb)(t)?null:a==="ignore"?Object.keys((0,_.t)()):c.choices??(/^(?:FILE|PATH|GLOB)$/.
test(c.value)?"path":"text")}const g=t=>h((0,E.K)(t).split(/[:;.](?:\s|$)/,1)[0]??""),S=({name:t,short:a})=>a===void 0?[`--${t}`]:[`-${a}`,`--${t}`],m=t=>t.join(
"|");function O(){return`# Completion of tf-disco for bash.
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
      ${m(o.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${m(o.u0.map(t=>`explain:${t}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done
  case $previous in
${M().join(`
`)}
  esac
  case $command:$current in
${r().join(`
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
`}function M(){const t=o.Wg.map(c=>({name:`--${c.name}`,operand:D(c)})),a=c=>m(t.filter(({operand:d})=>d===c).map(({name:d})=>d));return[...t.flatMap(({name:c,operand:d})=>Array.
isArray(d)?`    ${c}) words='${d.join(" ")}' isPath= command= ;;`:[]),`    ${a("path")}) return ;;`,`    ${a("text")}) compopt +o default 2>/dev/null; return ;;`]}
function r(){return[...$.flatMap(({command:a,flags:c,operands:d})=>[`    '${a}':-*) words='${c.flatMap(S).join(" ")}' ;;`,...d===void 0?[]:[`    '${a}':*) words\
='${d}'; isPath= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${o.bw.join(" ")}' ;;`]}function u(){return`#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${P.map(({name:a,summary:c})=>`'${a}:${c}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${m(o.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${m(o.bw)}) [[ -z $command ]] && command=$word ;;
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
`}const f=()=>$.map(({command:t,flags:a,operands:c})=>{const d=t.split(" ").map((y,j)=>`'${j+1}: : '`),R=c===void 0?["'*:path:_files'"]:[...d,`'*: :(${c})'`],v=[
...a.map(s),...R];return`    (${t.replace(" ","\\ ")})
      _arguments -S ${v.join(` \\
        `)} ;;`}),n={path:"_files",text:" "};function s(t){const a=`[${g(t).replace(/[[\]:\\]/g,"\\$&")}]`,c=D(t);if(c===null){const v=S(t);return v.length===1?
`'${v[0]}${a}'`:`'(${v.join(" ")})'{${v}}'${a}'`}const d=typeof c=="string"?n[c]:`(${c.join(" ")})`;return`'${t.kind.isList?"*":""}--${t.name}=${a}:${t.kind.value.
replaceAll(/[:[\]]/g,"\\$&")}:${d}'`}function e(){const t=P.map(({name:c,summary:d})=>`complete -c tf-disco -n __fish_use_subcommand -a ${c} -d '${d}'`),a=$.flatMap(
({command:c,operands:d})=>d===void 0?[]:`complete -c tf-disco -n '__tf_disco_is "${c}"' -f -a '${d}'`);return`# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${o.u0.join(" ")}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${o.bw.join(" ")}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...t,...a,...o.Wg.map(p)].join(`
`)}
`}const i={path:" -r -F",text:" -x"};function p(t){const a=$.filter(({flags:y})=>y.includes(t)),c=D(t),d=typeof c=="string"?i[c]:c?` -x -a '${c.join(" ")}'`:"",
R=t.short===void 0?"":` -s ${t.short}`;return`complete -c tf-disco -n '__tf_disco_is ${a.map(({command:y})=>`"${y}"`).join(" ")}'${R} -l ${t.name}${d} -d '${g(t)}\
'`}}),1513:((b,w,l)=>{l.d(w,{K:()=>r,W:()=>D});var _=l(3592),o=l(7188),E=l(1460);const C=80,$=28,h=46,P="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 cou\
ld not run or was interrupted.";function D(n){return`${(n===null?g():S(n)).join(`
`)}
`}const g=()=>[...f("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does."),"","Usage: tf-disco [COMMAND] [ARGU\
MENTS] [FLAGS]","","Commands:",...m(n=>!n.includes(" "),14),"","Examples:",...O("check"),"","Flags:",...[o.l1.help,o.l1.version].flatMap(M),"",'"tf-disco COMMAN\
D --help" shows the flags and examples of a command.',...f(P),`Documentation: ${_.Bw}`];function S(n){const{about:s,usage:e}=o.Lo[n],i=m(t=>t.startsWith(`${n} `),
20),p=(0,o.Zo)(n);return[...s.flatMap((t,a)=>[...a===0?[]:[""],...f(t)]),"",`Usage: tf-disco ${e}`,...i.length===0?[]:["","Commands:",...i],"","Examples:",...O(
n),...o.Y5.flatMap(([t,a])=>{const c=a.filter(d=>p.includes(d));return c.length===0?[]:["",`${t.replaceAll("`","")}:`,...c.flatMap(M)]}),...n==="check"?["",...f(
P)]:[]]}const m=(n,s)=>Object.entries(o.Lo).filter(([e])=>n(e)).flatMap(([e,{summary:i}])=>u(e,i,s)),O=n=>o.Lo[n].examples.flatMap(([s,e])=>u(s,e,h));function M(n){
const{name:s,short:e,kind:i,default:p}=n,t=e===void 0?"":`-${e}, `,a=(0,o.Tb)(n)?"":` ${i.value}${i.isList?"\u2026":""}`,c=p===void 0||(0,o.Tb)(n)?"":` (${p})`;
return u(`${t}--${s}${a}`,`${r(n)}${c}`,$)}const r=({help:n})=>(0,E.W)(n).replaceAll("`","").replace(", one per line","");function u(n,s,e){const i=f(s,C-e).map(
a=>`${" ".repeat(e)}${a}`);if(s==="")return[`  ${n}`];if(n.length+4>e)return[`  ${n}`,...i];const[p="",...t]=i;return[`  ${n}${p.slice(n.length+2)}`,...t]}function f(n,s=C){
const e=[];let i="";for(const p of n.split(" "))i!==""&&i.length+1+p.length>s&&(e.push(i),i=""),i+=i===""?p:` ${p}`;return[...e,i]}}),1460:((b,w,l)=>{l.d(w,{E:()=>g,
W:()=>D});var _=l(6760),o=l(5747),E=l(1831),C=l(8535),$=l(7773),h=l(7188);const P=new Set($.f.flatMap(([,r])=>r.map(({name:u})=>u))),D=r=>r.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(u,f,n)=>P.has(f)?`\`--${f}${n===void 0?"":` ${n}`}\``:u).replaceAll("hostnames input","--hostnames"),g={setting:r=>`--${r}`,missingPath:(r,u)=>{const[f="",...n]=r.
split("=");if(n.length>0&&O(f))return`"${f}=\u2026" does not exist in ${u}; did you mean --tokens?`;const s=m(r,u),e=s===null?"":`; did you mean ${s}?`;return`"${r}\
" does not exist in ${u}${e}`}},S=new Map([...["init","lint","run","scan","test","validate"].map(r=>[r,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function m(r,u){const f=S.get(r)??(0,C.q)(r,h.bw);if(f!==null)return`"tf-disco ${f}"`;const n=(0,C.q)((0,_.basename)(r),(0,o.wX)((0,_.dirname)((0,_.
resolve)(u,r))));if(n!==null)return`"${(0,_.join)((0,_.dirname)(r),n)}"`;const s=r.replace(/^https:\/\/|\/$/g,""),e=(0,E.Pv)(s);return e.ok&&O(s)?`--hostnames ${(0,E.
nx)(e.value)}`:null}const O=r=>r.includes(".")&&!M.test(r)&&(0,E.Pv)(r).ok,M=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{T as id,A as ids,W as modules};
