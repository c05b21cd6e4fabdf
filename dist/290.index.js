const T=290,b=[290],x={3290:((S,P,d)=>{d.r(P),d.d(P,{bashScript:()=>g,fishScript:()=>f,zshScript:()=>i});var r=d(7188),$=d(3579),_=d(1513);const p=[["check","pa\
ths"],["usages","paths"],["explain",r.u0],...r.u0.map(n=>[`explain ${n}`,[]]),["completion",r.OF],["help",r.bw]].map(([n,o])=>({command:n,flags:(0,r.Zo)(n),operands:o})),
v=Object.entries(r.Lo).filter(([n])=>r.bw.includes(n)).map(([n,{summary:o}])=>({name:n,summary:D(o)}));function O(n){const{name:o,kind:t}=n;return(0,r.Tb)(n)?null:
o==="ignore"?Object.keys((0,$.t)()):t.choices??(/^(?:FILE|PATH|GLOB)$/.test(t.value)?"path":"text")}const M=n=>D((0,_.K)(n).split(/[:;.](?:\s|$)/,1)[0]??"");function D(n){
return n.replaceAll("'","\u2019")}const w=({name:n,short:o})=>o===void 0?[`--${n}`]:[`-${o}`,`--${n}`],h=n=>n.join("|"),R=`# Completion of tf-disco for bash.
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
      ${h(r.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${h(r.u0.map(n=>`explain:${n}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done`,E=`  if [[ $isPath ]]; then
    # Bash 3 has no compopt, and offers paths only where nothing else fits.
    [[ $current != -* ]] && compopt -o plusdirs 2>/dev/null
  else
    compopt +o default 2>/dev/null
  fi
  # shellcheck disable=SC2207
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tf_disco tf-disco
`;function g(){return`${R}
  case $previous in
${j().join(`
`)}
  esac
  case $command:$current in
${e().join(`
`)}
  esac
${E}`}function j(){const n=r.Wg.map(t=>({name:`--${t.name}`,operand:O(t)})),o=t=>h(n.filter(({operand:l})=>l===t).map(({name:l})=>l));return[...n.flatMap(({name:t,
operand:l})=>Array.isArray(l)?[`    ${t}) words='${l.join(" ")}' isPath= command= ;;`]:[]),`    ${o("path")}) return ;;`,`    ${o("text")}) compopt +o default 2\
>/dev/null; return ;;`]}function e(){return[...p.flatMap(({command:o,flags:t,operands:l})=>[`    '${o}':-*) words='${t.flatMap(w).join(" ")}' ;;`,...l==="paths"?
[]:[`    '${o}':*) words='${l.join(" ")}'; isPath= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${r.bw.join(" ")}' ;;`]}function f(){const n=v.map(({name:t,
summary:l})=>`complete -c tf-disco -n __fish_use_subcommand -a ${t} -d '${l}'`),o=p.flatMap(({command:t,operands:l})=>l==="paths"?[]:[`complete -c tf-disco -n '\
__tf_disco_is "${t}"' -f -a '${l.join(" ")}'`]);return`# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${r.u0.join(" ")}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${r.bw.join(" ")}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...n,...o,...r.Wg.map(a)].join(`
`)}
`}const s={path:" -r -F",text:" -x"};function a(n){const o=p.filter(({flags:A})=>A.includes(n)),t=O(n),l=typeof t=="string"?s[t]:t?` -x -a '${t.join(" ")}'`:"",
W=n.short===void 0?"":` -s ${n.short}`;return`complete -c tf-disco -n '__tf_disco_is ${o.map(({command:A})=>`"${A}"`).join(" ")}'${W} -l ${n.name}${l} -d '${M(n)}\
'`}function i(){return`#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${v.map(({name:o,summary:t})=>`'${o}:${t}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${h(r.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${h(r.bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${c().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const c=()=>p.map(({command:n,flags:o,operands:t})=>{const l=n.split(" ").map((A,L)=>`'${L+1}: : '`),W=t==="paths"?["'*:path:_files'"]:[...l,`'*: :(${t.join("\
 ")})'`],C=[...o.map(m),...W];return`    (${n.replace(" ","\\ ")})
      _arguments -S ${C.join(` \\
        `)} ;;`}),u={path:"_files",text:" "};function m(n){const o=`[${M(n).replace(/[[\]:\\]/g,"\\$&")}]`,t=O(n);if(t===null){const C=w(n);return C.length===1?
`'${C[0]}${o}'`:`'(${C.join(" ")})'{${C}}'${o}'`}const l=typeof t=="string"?u[t]:`(${t.join(" ")})`;return`'${n.kind.isList?"*":""}--${n.name}=${o}:${n.kind.value.
replaceAll(/[:[\]]/g,"\\$&")}:${l}'`}}),1513:((S,P,d)=>{d.d(P,{K:()=>j,W:()=>D});var r=d(3592),$=d(7188),_=d(1460);const p=80,v=28,O=46,M="Exit codes: 0 passed,\
 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function D(s){return`${(s===null?w():h(s)).join(`
`)}
`}const w=()=>[...f("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does."),"","Usage: tf-disco [COMMAND] [ARGU\
MENTS] [FLAGS]","","Commands:",...R(s=>!s.includes(" "),14),"","Examples:",...E("check"),"","Flags:",...[$.l1.help,$.l1.version].flatMap(g),"",'"tf-disco COMMAN\
D --help" shows the flags and examples of a command.',...f(M),`Documentation: ${r.Bw}`];function h(s){const{about:a,usage:i}=$.Lo[s],c=R(m=>m.startsWith(`${s} `),
20),u=(0,$.Zo)(s);return[...a.flatMap((m,n)=>[...n===0?[]:[""],...f(m)]),"",`Usage: tf-disco ${i}`,...c.length===0?[]:["","Commands:",...c],"","Examples:",...E(
s),...$.Y5.flatMap(([m,n])=>{const o=n.filter(t=>u.includes(t));return o.length===0?[]:["",`${m.replaceAll("`","")}:`,...o.flatMap(g)]}),...s==="check"?["",...f(
M)]:[]]}const R=(s,a)=>Object.entries($.Lo).filter(([i])=>s(i)).flatMap(([i,{summary:c}])=>e(i,c,a)),E=s=>$.Lo[s].examples.flatMap(([a,i])=>e(a,i,O));function g(s){
const{name:a,short:i,kind:c,default:u}=s,m=i===void 0?"":`-${i}, `,n=(0,$.Tb)(s)?"":` ${c.value}${c.isList?"\u2026":""}`,o=u===void 0||(0,$.Tb)(s)?"":` (${u})`;
return e(`${m}--${a}${n}`,`${j(s)}${o}`,v)}const j=({help:s})=>(0,_.W)(s).replaceAll("`","").replace(", one per line","");function e(s,a,i){const c=f(a,p-i).map(
n=>`${" ".repeat(i)}${n}`);if(a==="")return[`  ${s}`];if(s.length+4>i)return[`  ${s}`,...c];const[u="",...m]=c;return[`  ${s}${u.slice(s.length+2)}`,...m]}function f(s,a=p){
const i=[];let c="";for(const u of s.split(" "))c!==""&&c.length+1+u.length>a&&(i.push(c),c=""),c+=c===""?u:` ${u}`;return[...i,c]}}),1460:((S,P,d)=>{d.d(P,{E:()=>w,
W:()=>D});var r=d(3024),$=d(6760),_=d(1831),p=d(8535),v=d(7773),O=d(7188);const M=new Set(v.f.flatMap(([,e])=>e.map(({name:f})=>f))),D=e=>e.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(f,s,a)=>M.has(s)?`\`--${s}${a===void 0?"":` ${a}`}\``:f).replaceAll("hostnames input","--hostnames"),w={setting:e=>`--${e}`,missingPath:(e,f)=>{const[s="",...a]=e.
split("=");if(a.length>0&&E(s))return`"${s}=\u2026" does not exist in ${f}; did you mean --tokens?`;const i=R(e,f),c=i===null?"":`; did you mean ${i}?`;return`"${e}\
" does not exist in ${f}${c}`}},h=new Map([...["init","lint","run","scan","test","validate"].map(e=>[e,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function R(e,f){const s=h.get(e)??(0,p.q)(e,O.bw);if(s!==null)return`"tf-disco ${s}"`;const a=(0,p.q)((0,$.basename)(e),j((0,$.dirname)((0,$.resolve)(
f,e))));if(a!==null)return`"${(0,$.join)((0,$.dirname)(e),a)}"`;const i=e.replace(/^https:\/\/|\/$/g,""),c=(0,_.Pv)(i);return c.ok&&E(i)?`--hostnames ${(0,_.nx)(
c.value)}`:null}const E=e=>e.includes(".")&&!g.test(e)&&(0,_.Pv)(e).ok,g=/\.(?:tf|tofu|hcl|json|tfvars)$/;function j(e){try{return(0,r.readdirSync)(e)}catch{return[]}}})};export{T as id,b as ids,x as modules};
