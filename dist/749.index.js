const T=749,b=[749],x={3749:((A,v,d)=>{d.r(v),d.d(v,{completionScript:()=>O});var p=d(3579),e=d(7188),_=d(1513);function O(n){return{bash:E,zsh:f,fish:c}[n]()}const h=[
["check",null],["usages",null],["explain",e.u0],...e.u0.map(n=>[`explain ${n}`,[]]),["completion",e.OF],["help",e.bw]].map(([n,o])=>({command:n,flags:(0,e.Zo)(n),
operands:o?.join(" ")})),w=n=>n.replaceAll("'","\u2019"),M=Object.entries(e.Lo).filter(([n])=>e.bw.includes(n)).map(([n,{summary:o}])=>({name:n,summary:w(o)}));
function C(n){const{name:o,kind:t}=n;return(0,e.Tb)(n)?null:o==="ignore"?Object.keys((0,p.t)()):t.choices??(/^(?:FILE|PATH|GLOB)$/.test(t.value)?"path":"text")}
const D=n=>w((0,_.K)(n).split(/[:;.](?:\s|$)/,1)[0]??""),g=({name:n,short:o})=>o===void 0?[`--${n}`]:[`-${o}`,`--${n}`],m=n=>n.join("|");function E(){return`# C\
ompletion of tf-disco for bash.
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
      ${m(e.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${m(e.u0.map(n=>`explain:${n}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done
  case $previous in
${R().join(`
`)}
  esac
  case $command:$current in
${i().join(`
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
`}function R(){const n=e.Wg.map(t=>({name:`--${t.name}`,operand:C(t)})),o=t=>m(n.filter(({operand:a})=>a===t).map(({name:a})=>a));return[...n.flatMap(({name:t,operand:a})=>Array.
isArray(a)?`    ${t}) words='${a.join(" ")}' isPath= command= ;;`:[]),`    ${o("path")}) return ;;`,`    ${o("text")}) compopt +o default 2>/dev/null; return ;;`]}
function i(){return[...h.flatMap(({command:o,flags:t,operands:a})=>[`    '${o}':-*) words='${t.flatMap(g).join(" ")}' ;;`,...a===void 0?[]:[`    '${o}':*) words\
='${a}'; isPath= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${e.bw.join(" ")}' ;;`]}function f(){return`#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${M.map(({name:o,summary:t})=>`'${o}:${t}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${m(e.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${m(e.bw)}) [[ -z $command ]] && command=$word ;;
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
`}const $=()=>h.map(({command:n,flags:o,operands:t})=>{const a=n.split(" ").map((W,S)=>`'${S+1}: : '`),j=t===void 0?["'*:path:_files'"]:[...a,`'*: :(${t})'`],P=[
...o.map(l),...j];return`    (${n.replace(" ","\\ ")})
      _arguments -S ${P.join(` \\
        `)} ;;`}),s={path:"_files",text:" "};function l(n){const o=`[${D(n).replace(/[[\]:\\]/g,"\\$&")}]`,t=C(n);if(t===null){const P=g(n);return P.length===1?
`'${P[0]}${o}'`:`'(${P.join(" ")})'{${P}}'${o}'`}const a=typeof t=="string"?s[t]:`(${t.join(" ")})`;return`'${n.kind.isList?"*":""}--${n.name}=${o}:${n.kind.value.
replaceAll(/[:[\]]/g,"\\$&")}:${a}'`}function c(){const n=M.map(({name:t,summary:a})=>`complete -c tf-disco -n __fish_use_subcommand -a ${t} -d '${a}'`),o=h.flatMap(
({command:t,operands:a})=>a===void 0?[]:`complete -c tf-disco -n '__tf_disco_is "${t}"' -f -a '${a}'`);return`# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${e.u0.join(" ")}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${e.bw.join(" ")}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...n,...o,...e.Wg.map(u)].join(`
`)}
`}const r={path:" -r -F",text:" -x"};function u(n){const o=h.filter(({flags:W})=>W.includes(n)),t=C(n),a=typeof t=="string"?r[t]:t?` -x -a '${t.join(" ")}'`:"",
j=n.short===void 0?"":` -s ${n.short}`;return`complete -c tf-disco -n '__tf_disco_is ${o.map(({command:W})=>`"${W}"`).join(" ")}'${j} -l ${n.name}${a} -d '${D(n)}\
'`}}),1513:((A,v,d)=>{d.d(v,{K:()=>i,W:()=>C});var p=d(3592),e=d(7188),_=d(1460);const O=80,h=28,w=46,M="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 cou\
ld not run or was interrupted.";function C(s){return`${(s===null?D():g(s)).join(`
`)}
`}const D=()=>[...$("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does."),"","Usage: tf-disco [COMMAND] [ARGU\
MENTS] [FLAGS]","","Commands:",...m(s=>!s.includes(" "),14),"","Examples:",...E("check"),"","Flags:",...[e.l1.help,e.l1.version].flatMap(R),"",'"tf-disco COMMAN\
D --help" shows the flags and examples of a command.',...$(M),`Documentation: ${p.Bw}`];function g(s){const{about:l,usage:c}=e.Lo[s],r=m(n=>n.startsWith(`${s} `),
20),u=(0,e.Zo)(s);return[...l.flatMap((n,o)=>[...o===0?[]:[""],...$(n)]),"",`Usage: tf-disco ${c}`,...r.length===0?[]:["","Commands:",...r],"","Examples:",...E(
s),...e.Y5.flatMap(([n,o])=>{const t=o.filter(a=>u.includes(a));return t.length===0?[]:["",`${n.replaceAll("`","")}:`,...t.flatMap(R)]}),...s==="check"?["",...$(
M)]:[]]}const m=(s,l)=>Object.entries(e.Lo).filter(([c])=>s(c)).flatMap(([c,{summary:r}])=>f(c,r,l)),E=s=>e.Lo[s].examples.flatMap(([l,c])=>f(l,c,w));function R(s){
const{name:l,short:c,kind:r,default:u}=s,n=c===void 0?"":`-${c}, `,o=(0,e.Tb)(s)?"":` ${r.value}${r.isList?"\u2026":""}`,t=u===void 0||(0,e.Tb)(s)?"":` (${u})`;
return f(`${n}--${l}${o}`,`${i(s)}${t}`,h)}const i=({help:s})=>(0,_.W)(s).replaceAll("`","").replace(", one per line","");function f(s,l,c){const r=$(l,O-c).map(
o=>`${" ".repeat(c)}${o}`);if(l==="")return[`  ${s}`];if(s.length+4>c)return[`  ${s}`,...r];const[u="",...n]=r;return[`  ${s}${u.slice(s.length+2)}`,...n]}function $(s,l=O){
const c=[];let r="";for(const u of s.split(" "))r!==""&&r.length+1+u.length>l&&(c.push(r),r=""),r+=r===""?u:` ${u}`;return[...c,r]}}),1460:((A,v,d)=>{d.d(v,{E:()=>D,
W:()=>C});var p=d(6760),e=d(5747),_=d(1831),O=d(8535),h=d(7773),w=d(7188);const M=new Set(h.f.flatMap(([,i])=>i.map(({name:f})=>f))),C=i=>i.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(f,$,s)=>M.has($)?`\`--${$}${s===void 0?"":` ${s}`}\``:f).replaceAll("hostnames input","--hostnames"),D={setting:i=>`--${i}`,missingPath:(i,f)=>{const[$="",...s]=i.
split("=");if(s.length>0&&E($))return`"${$}=\u2026" does not exist in ${f}; did you mean --tokens?`;const l=m(i,f),c=l===null?"":`; did you mean ${l}?`;return`"${i}\
" does not exist in ${f}${c}`}},g=new Map([...["init","lint","run","scan","test","validate"].map(i=>[i,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function m(i,f){const $=g.get(i)??(0,O.q)(i,w.bw);if($!==null)return`"tf-disco ${$}"`;const s=(0,O.q)((0,p.basename)(i),(0,e.wX)((0,p.dirname)((0,p.
resolve)(f,i))));if(s!==null)return`"${(0,p.join)((0,p.dirname)(i),s)}"`;const l=i.replace(/^https:\/\/|\/$/g,""),c=(0,_.Pv)(l);return c.ok&&E(l)?`--hostnames ${(0,_.
nx)(c.value)}`:null}const E=i=>i.includes(".")&&!R.test(i)&&(0,_.Pv)(i).ok,R=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{T as id,b as ids,x as modules};
