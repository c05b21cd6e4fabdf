const y=8787,F=[8787,709,1513,1460],b={709:((B,E,e)=>{e.d(E,{problemFacts:()=>d});var r=e(4929),m=e(3534),f=e(863),u=e(7052),h=e(960),M=e(9209),p=e(4592),v=e(5136),
C=e(3410),P=e(9804),g=e(4715),$=e(6003),A=e(4375),L=e(7751),O=e(2562),a=e(5138),n=e(789),t=e(793),i=e(6697),o=e(2847),c=e(9319),D=e(8011),R=e(6817);const j=()=>({
...p,...v,...r,...C,...m,...f,...u,...h,...g,...P,...$,...t,...A,...i,...O,...a,...M,...L,...o,...c,...D,...R,...n}),s=["host","proxy","tls","redirect","documen\
t","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing",
"credentials","services","not"];let l;function d(){return l??=_(),l}function _(){const T={},I=Object.values(j());for(const S of s){const K=I.filter(({code:U})=>U.
startsWith(`${S}-`));for(const U of K.sort((w,x)=>w.code<x.code?-1:1))T[U.code]=U}return T}const W="docs/problems.md"}),9804:((B,E,e)=>{e.r(E),e.d(E,{clientVersion:()=>a,
constraintInvalid:()=>C,constraintUnmeetable:()=>P,lockInvalid:()=>O,lockOutside:()=>$});var r=e(1064),m=e(4e3),f=e(5799);const u=6,h=n=>`"${(0,m.dh)(n)}"`,M=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function p(n){const t=n.replace(M,"");return t===""?"":`: ${t}`}function v(n){switch(n.reason){case"syntax":{const{text:t,why:i}=n;return{message:`${h(t)} is no\
t a version constraint${p(i)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${n.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${n.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${h(n.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${n.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${n.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const C=(0,f.lS)((0,f.z3)("constraint-invalid","Version constraint is in\
valid",r.Du),v),P=(0,f.lS)((0,f.z3)("constraint-unmeetable","No version can meet the constraints",r.Du),({of:n,terms:t,preRelease:i})=>({message:`no version of ${n}\
 can match ${(0,m.XT)(t.map(h),u)}`,help:i!==void 0?`write ${h(i)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:t.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),g={terraform:"terraform",opentofu:"t\
ofu"},$=(0,f.lS)((0,f.z3)("lock-outside","Locked version does not match the constraints",r.Du),({provider:n,version:t,constraints:i,clients:o})=>{const[c,...D]=o,
R=c===void 0||D.length>0?"":`${g[c]} `;return{message:`locked provider ${n} ${t} does not match configured version constraint ${(0,m.XT)(i,u)}`,help:`run \`${R}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),A={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function L(n){const t="failed to read dependency lock file",i="restore the file, or rem\
ove the block and run `init` again";switch(n.reason){case"syntax":return{message:`${t}: ${n.error}`,help:i};case"twice":return{message:`${t}: it has two blocks \
for provider ${n.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${t}: the ${n.of} of provider ${n.
provider} must be written in normalized form: ${h(n.normal)}`,help:i};default:{const[o,c]=A[n.reason];return{message:`${t}: the ${o} of provider ${n.provider} ${c}`,
help:i}}}}const O=(0,f.lS)((0,f.z3)("lock-invalid","Dependency lock file is invalid",r.Du),L),a=(0,f.lS)((0,f.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",r.Du),({client:n,version:t,constraint:i})=>({message:`the version constraint ${h(i)} excludes ${r.bB[n]} ${t}`,help:`use another ver\
sion of ${r.bB[n]}, or change the constraint`}))}),8787:((B,E,e)=>{e.d(E,{renderCompletion:()=>j});var r=e(7188),m=e(709),f=e(1513);const u=[["check","paths"],[
"usages","paths"],["merge","paths"],["explain",r.u0],...r.u0.map(s=>[`explain ${s}`,[]]),["completion",r.OF],["help",r.bw]],h=s=>{const l=["help",...(0,r.OB)(s).
flags];return r.Wg.filter(({name:d})=>l.includes(d))},M=({kind:s})=>s.value==="",p=({kind:s})=>/^(?:FILE|PATH|GLOB)$/.test(s.value),v=({name:s,kind:l})=>s==="ig\
nore"?Object.keys((0,m.problemFacts)()):l.choices??[],C=s=>P((0,f.describeFlag)(s).split(/[:;.](?:\s|$)/,1)[0]??""),P=s=>s.replaceAll("'","\u2019"),g=({name:s,short:l})=>l===
void 0?[`--${s}`]:[`-${l}`,`--${s}`],$=s=>s.join("|"),A=`# Completion of tf-disco for bash.
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
      ${$(r.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${$(r.u0.map(s=>`explain:${s}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done`,L=`  if [[ $isPath ]]; then
    # Bash 3 has no compopt, and offers paths only where nothing else fits.
    [[ $current != -* ]] && compopt -o plusdirs 2>/dev/null
  else
    compopt +o default 2>/dev/null
  fi
  # shellcheck disable=SC2207
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tf_disco tf-disco
`;function O(){return`${A}
  case $previous in
${a().join(`
`)}
  esac
  case $command:$current in
${n().join(`
`)}
  esac
${L}`}function a(){const s=r.Wg.filter(_=>v(_).length>0),l=r.Wg.filter(_=>!M(_)&&!p(_)&&v(_).length===0),d=_=>$(_.map(({name:W})=>`--${W}`));return[...s.map(_=>`\
    --${_.name}) words='${v(_).join(" ")}' isPath= command= ;;`),`    ${d(r.Wg.filter(p))}) return ;;`,`    ${d(l)}) compopt +o default 2>/dev/null; return ;;`]}
function n(){return[...u.flatMap(([l,d])=>[`    '${l}':-*) words='${h(l).flatMap(g).join(" ")}' ;;`,...d==="paths"?[]:[`    '${l}':*) words='${d.join(" ")}'; is\
Path= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${r.bw.join(" ")}' ;;`]}function t(){const s=u.flatMap(([d,_])=>_==="paths"?[]:[`complete -c tf-disco -\
n '__tf_disco_is "${d}"' -f -a '${_.join(" ")}'`]),l=r.Lo.filter(({name:d})=>r.bw.includes(d)).map(({name:d,summary:_})=>`complete -c tf-disco -n __fish_use_sub\
command -a ${d} -d '${P(_)}'`);return`# Completion of tf-disco for fish.
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
${[...l,...s,...r.Wg.map(i)].join(`
`)}
`}function i(s){const l=u.filter(([I])=>h(I).includes(s)),d=v(s),_=M(s)?"":d.length>0?` -x -a '${d.join(" ")}'`:p(s)?" -r -F":" -x",W=s.short===void 0?"":` -s ${s.
short}`;return`complete -c tf-disco -n '__tf_disco_is ${l.map(([I])=>`"${I}"`).join(" ")}'${W} -l ${s.name}${_} -d '${C(s)}'`}function o(){return`#compdef tf-di\
sco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${r.Lo.filter(({name:l})=>r.bw.includes(l)).map(({name:l,summary:d})=>`'${l}:${P(d)}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${$(r.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${$(r.bw)}) [[ -z $command ]] && command=$word ;;
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
`}const c=()=>u.map(([s,l])=>{const d=s.split(" ").map((T,I)=>`'${I+1}: : '`),_=l==="paths"?["'*:path:_files'"]:[...d,`'*: :(${l.join(" ")})'`],W=[...h(s).map(D),
..._];return`    (${s.replace(" ","\\ ")})
      _arguments -S ${W.join(` \\
        `)} ;;`});function D(s){const l=`[${C(s).replace(/[[\]:\\]/g,"\\$&")}]`,d=g(s);if(M(s))return d.length===1?`'${d[0]}${l}'`:`'(${d.join(" ")})'{${d}}'${l}\
'`;const _=v(s),W=_.length>0?`(${_.join(" ")})`:p(s)?"_files":" ";return`'${s.kind.isList?"*":""}--${s.name}=${l}:${s.kind.value.replaceAll(/[:[\]]/g,"\\$&")}:${W}\
'`}const R={bash:O,zsh:o,fish:t},j=s=>R[s]()}),1513:((B,E,e)=>{e.r(E),e.d(E,{describeFlag:()=>L,renderHelp:()=>v});var r=e(3592),m=e(7188),f=e(1460);const u=80,
h=28,M=46,p="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function v(n){return`${(n===null?C():P((0,m.OB)(n))).join(`
`)}
`}function C(){const n=m.Lo.filter(({name:t})=>!t.includes(" "));return[...a("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...n.flatMap(({name:t,summary:i})=>O(t,i,14)),"","Examples:",...$((0,m.OB)(
"check")),"","Flags:",...[m.l1.help,m.l1.version].flatMap(A),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...a(p),`Documentation: ${r.
Bw}`]}function P(n){const t=m.Lo.filter(({name:o})=>o.startsWith(`${n.name} `)),i=m.Y5.map(([o,c])=>[o,c.filter(D=>g(D,n))]).filter(([,o])=>o.length>0);return[...n.
about.flatMap((o,c)=>[...c===0?[]:[""],...a(o)]),"",`Usage: tf-disco ${n.usage}`,...t.length===0?[]:["","Commands:"],...t.flatMap(({name:o,summary:c})=>O(o,c,20)),
"","Examples:",...$(n),...i.flatMap(([o,c])=>["",`${o.replaceAll("`","")}:`,...c.flatMap(A)]),...n.name==="check"?["",...a(p)]:[]]}const g=({name:n},t)=>n==="he\
lp"||t.flags.includes(n),$=({examples:n})=>n.flatMap(([t,i])=>O(t,i,M));function A(n){const{name:t,short:i,kind:o,default:c}=n,D=i===void 0?"":`-${i}, `,R=o.value===
""?"":` ${o.value}${o.isList?"\u2026":""}`,j=c===""||o.value===""?"":` (${c})`;return O(`${D}--${t}${R}`,`${L(n)}${j}`,h)}const L=({help:n})=>(0,f.W)(n).replaceAll(
"`","").replace(", one per line","");function O(n,t,i){const o=a(t,u-i).map(R=>`${" ".repeat(i)}${R}`);if(t==="")return[`  ${n}`];if(n.length+4>i)return[`  ${n}`,
...o];const[c="",...D]=o;return[`  ${n}${c.slice(n.length+2)}`,...D]}function a(n,t=u){const i=[];let o="";for(const c of n.split(" "))o!==""&&o.length+1+c.length>
t&&(i.push(o),o=""),o+=o===""?c:` ${c}`;return[...i,o]}}),1460:((B,E,e)=>{e.d(E,{OF_FLAGS:()=>C,W:()=>v});var r=e(3024),m=e(6760),f=e(1831),u=e(8535),h=e(772),M=e(
7188);const p=new Set(h.f.flatMap(([,a])=>a.map(({name:n})=>n))),v=a=>a.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,t,i)=>p.has(t)?`\`--${t}${i===void 0?
"":` ${i}`}\``:n).replaceAll("hostnames input","--hostnames"),C={setting:a=>`--${a}`,missingPath:(a,n)=>{const[t="",...i]=a.split("=");if(i.length>0&&$(t))return`\
"${t}=\u2026" does not exist in ${n}; did you mean --tokens?`;const o=g(a,n),c=o===null?"":`; did you mean ${o}?`;return`"${a}" does not exist in ${n}${c}`}},P=new Map(
[...["init","lint","run","scan","test","validate"].map(a=>[a,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function g(a,n){const t=P.
get(a)??(0,u.q)(a,M.bw);if(t!==null)return`"tf-disco ${t}"`;const i=(0,u.q)((0,m.basename)(a),O((0,m.dirname)((0,m.resolve)(n,a))));if(i!==null)return`"${(0,m.join)(
(0,m.dirname)(a),i)}"`;const o=a.replace(/^https:\/\/|\/$/g,""),c=(0,f.Pv)(o);return c.ok&&$(o)?`--hostnames ${(0,f.nx)(c.value)}`:null}const $=a=>a.includes(".")&&
!A.test(a)&&(0,f.Pv)(a).ok,A=/\.(?:tf|tofu|hcl|json|tfvars)$/,L=1e3;function O(a){try{return(0,r.readdirSync)(a).slice(0,L)}catch{return[]}}})};export{y as id,F as ids,b as modules};
