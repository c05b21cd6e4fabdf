const K=787,F=[787,709,513,460],N={4e3:((I,p,t)=>{t.d(p,{Af:()=>n,B9:()=>v,Cw:()=>c,Fn:()=>R,NM:()=>L,Vb:()=>j,Wt:()=>C,XT:()=>E,YA:()=>l,_r:()=>D,dh:()=>h,eZ:()=>r,
go:()=>M,mP:()=>T,qZ:()=>A,zd:()=>O});var i=t(4714),m=t(7715),f=t(9562);const $=300;function h(s,e=$){return s.length<=e?s:`${(0,i.o)(s,e)}\u2026`}function E(s,e,o=0){
const d=s.slice(0,e).map(P=>h(P)),u=s.length-d.length+o;return d.join(", ")+(u>0?` and ${u} more`:"")}const O=s=>`the clients print "${s}"`;function M(s){return s===
null?"null":Array.isArray(s)?"an array":typeof s=="object"?"an object":`a ${typeof s}`}function T(s){if(s.kind==="error")return`cannot be read: ${s.code}`;const{
bytes:e,maxBytes:o}=s;return`has ${e} bytes and is not read; the limit is ${o/1024/1024} MiB`}const g={[f.e$]:"correct the host in the source address, or remove\
 it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[f.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider\
 of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function C(s){return s.flatMap(o=>g[o]??[])[0]??
"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const v=s=>`wait and run the check again; see ${(0,m.V)(s)??"its sta\
tus page"}, and consider a network mirror for providers`,A=s=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${s} serves its discovery documen\
t to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function L(s,e,o){if(s===null)return o;const d=s.title===""?"":
` ("${s.title}")`,u=o.guest??A(e);switch(s.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:u,because:`\
the host returned a sign-in page${d}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${d}: allow this machine to reach the host`;case"\
other":{const P=o.user??`check that ${e} is a registry, and ${C([])}`;return{...o,user:P,guest:u,because:`the host returned an HTML page${d}`}}}}const D=({url:s,
status:e,reason:o})=>`${s} returned ${`${e} ${h(o)}`.trim()}`,l=s=>`${Math.round(s/100)/10} s`,n=s=>s.map(({name:e,attemptMs:o,retries:d})=>{const u=Number.isFinite(
o)?l(o):"without a limit",P=d===0?"":` in each of ${d+1} attempts`,W=e.includes(" and ")?"wait":"waits";return`${e} ${W} ${u}${P}`}).join(", "),r=s=>s.map(({name:e})=>e).
join(" and ");function c(s){switch(s.kind){case"deadline":return`the check reached its deadline of ${l(s.ms)}`;case"signal":return`the check was interrupted by ${s.
signal}`;case"crash":return"tf-disco crashed";case"missing":return _(s);case"reported":return s.why}}const a=10;function _({what:s,names:e,total:o}){const d=E(e,
a);return s==="shard"?`${e.length} of ${o} shards ${e.length===1?"is":"are"} missing: ${d}`:`the usages of ${e.length} of ${o} repositories are missing: ${d}`}const R=s=>`${s}\
; it may use hosts that are not in \`allowed-hosts\``,j=({kind:s,address:e,version:o})=>`${s} ${e} ${h(o,40)}`}),709:((I,p,t)=>{t.d(p,{problemFacts:()=>d});var i=t(
4929),m=t(3534),f=t(863),$=t(7052),h=t(960),E=t(9209),O=t(4592),M=t(5136),T=t(3410),g=t(9804),C=t(4715),v=t(6003),A=t(4375),L=t(7751),D=t(2562),l=t(5138),n=t(789),
r=t(793),c=t(6697),a=t(2847),_=t(9319),R=t(8011),j=t(6817);const s=()=>({...O,...M,...i,...T,...m,...f,...$,...h,...C,...g,...v,...r,...A,...c,...D,...l,...E,...L,
...a,..._,...R,...j,...n}),e=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","mirror","v\
ersions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let o;function d(){return o??=u(),o}function u(){const W={},
S=Object.values(s());for(const w of e){const y=S.filter(({code:B})=>B.startsWith(`${w}-`));for(const B of y.sort((U,b)=>U.code<b.code?-1:1))W[B.code]=B}return W}
const P="docs/problems.md"}),9804:((I,p,t)=>{t.r(p),t.d(p,{clientVersion:()=>l,constraintInvalid:()=>T,constraintUnmeetable:()=>g,lockInvalid:()=>D,lockOutside:()=>v});
var i=t(1064),m=t(4e3),f=t(5799);const $=6,h=n=>`"${(0,m.dh)(n)}"`,E=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function O(n){
const r=n.replace(E,"");return r===""?"":`: ${r}`}function M(n){switch(n.reason){case"syntax":{const{text:r,why:c}=n;return{message:`${h(r)} is not a version co\
nstraint${O(c)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${n.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${n.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${h(n.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${n.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${n.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const T=(0,f.lS)((0,f.z3)("constraint-invalid","Version constraint is invalid",i.Du),M),g=(0,f.
lS)((0,f.z3)("constraint-unmeetable","No version can meet the constraints",i.Du),({of:n,terms:r,preRelease:c})=>({message:`no version of ${n} can match ${(0,m.XT)(
r.map(h),$)}`,help:c!==void 0?`write ${h(c)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:r.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),C={terraform:"terraform",opentofu:"tofu"},v=(0,f.lS)((0,f.
z3)("lock-outside","Locked version does not match the constraints",i.Du),({provider:n,version:r,constraints:c,clients:a})=>{const[_,...R]=a,j=_===void 0||R.length>
0?"":`${C[_]} `;return{message:`locked provider ${n} ${r} does not match configured version constraint ${(0,m.XT)(c,$)}`,help:`run \`${j}init -upgrade\` in this \
directory and commit the lock file, or change the constraint`}}),A={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function L(n){const r="failed to read dependency lock file",c="restore the file, or remove the block and run `i\
nit` again";switch(n.reason){case"syntax":return{message:`${r}: ${n.error}`,help:c};case"twice":return{message:`${r}: it has two blocks for provider ${n.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${r}: the ${n.of} of provider ${n.provider} must be written in\
 normalized form: ${h(n.normal)}`,help:c};default:{const[a,_]=A[n.reason];return{message:`${r}: the ${a} of provider ${n.provider} ${_}`,help:c}}}}const D=(0,f.
lS)((0,f.z3)("lock-invalid","Dependency lock file is invalid",i.Du),L),l=(0,f.lS)((0,f.z3)("client-version","Configuration does not support this version of the \
CLI",i.Du),({client:n,version:r,constraint:c})=>({message:`the version constraint ${h(c)} excludes ${i.bB[n]} ${r}`,help:`use another version of ${i.bB[n]}, or \
change the constraint`}))}),4714:((I,p,t)=>{t.d(p,{o:()=>f,w:()=>$});var i=t(3307);const m=2048,f=(h,E=m)=>h.length<=E?h:structuredClone(h.slice(0,E).toWellFormed());
function $(h){if(h.length<=m)return(0,i.IL)(h);switch(h[0]){case'"':return f((0,i.I)(h));case"[":return[];case"{":return{};default:return(0,i.IL)(h)}}}),7715:((I,p,t)=>{
t.d(p,{V:()=>m});const i=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terrafor\
m.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),m=f=>i.get(f)??null}),
8787:((I,p,t)=>{t.d(p,{renderCompletion:()=>s});var i=t(7188),m=t(709),f=t(1513);const $=[["check","paths"],["usages","paths"],["explain",i.u0],...i.u0.map(e=>[
`explain ${e}`,[]]),["completion",i.OF],["help",i.bw]],h=e=>{const o=["help",...(0,i.OB)(e).flags];return i.Wg.filter(({name:d})=>o.includes(d))},E=({kind:e})=>e.
value==="",O=({kind:e})=>/^(?:FILE|PATH|GLOB)$/.test(e.value),M=({name:e,kind:o})=>e==="ignore"?Object.keys((0,m.problemFacts)()):o.choices??[],T=e=>g((0,f.describeFlag)(
e).split(/[:;.](?:\s|$)/,1)[0]??""),g=e=>e.replaceAll("'","\u2019"),C=({name:e,short:o})=>o===void 0?[`--${e}`]:[`-${o}`,`--${e}`],v=e=>e.join("|"),A=`# Complet\
ion of tf-disco for bash.
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
      ${v(i.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${v(i.u0.map(e=>`explain:${e}`))})
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
`;function D(){return`${A}
  case $previous in
${l().join(`
`)}
  esac
  case $command:$current in
${n().join(`
`)}
  esac
${L}`}function l(){const e=i.Wg.filter(u=>M(u).length>0),o=i.Wg.filter(u=>!E(u)&&!O(u)&&M(u).length===0),d=u=>v(u.map(({name:P})=>`--${P}`));return[...e.map(u=>`\
    --${u.name}) words='${M(u).join(" ")}' isPath= command= ;;`),`    ${d(i.Wg.filter(O))}) return ;;`,`    ${d(o)}) compopt +o default 2>/dev/null; return ;;`]}
function n(){return[...$.flatMap(([o,d])=>[`    '${o}':-*) words='${h(o).flatMap(C).join(" ")}' ;;`,...d==="paths"?[]:[`    '${o}':*) words='${d.join(" ")}'; is\
Path= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${i.bw.join(" ")}' ;;`]}function r(){const e=$.flatMap(([d,u])=>u==="paths"?[]:[`complete -c tf-disco -\
n '__tf_disco_is "${d}"' -f -a '${u.join(" ")}'`]),o=i.Lo.filter(({name:d})=>i.bw.includes(d)).map(({name:d,summary:u})=>`complete -c tf-disco -n __fish_use_sub\
command -a ${d} -d '${g(u)}'`);return`# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${i.u0.join(" ")}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${i.bw.join(" ")}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...o,...e,...i.Wg.map(c)].join(`
`)}
`}function c(e){const o=$.filter(([S])=>h(S).includes(e)),d=M(e),u=E(e)?"":d.length>0?` -x -a '${d.join(" ")}'`:O(e)?" -r -F":" -x",P=e.short===void 0?"":` -s ${e.
short}`;return`complete -c tf-disco -n '__tf_disco_is ${o.map(([S])=>`"${S}"`).join(" ")}'${P} -l ${e.name}${u} -d '${T(e)}'`}function a(){return`#compdef tf-di\
sco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${i.Lo.filter(({name:o})=>i.bw.includes(o)).map(({name:o,summary:d})=>`'${o}:${g(d)}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${v(i.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${v(i.bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${_().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const _=()=>$.map(([e,o])=>{const d=e.split(" ").map((W,S)=>`'${S+1}: : '`),u=o==="paths"?["'*:path:_files'"]:[...d,`'*: :(${o.join(" ")})'`],P=[...h(e).map(R),
...u];return`    (${e.replace(" ","\\ ")})
      _arguments -S ${P.join(` \\
        `)} ;;`});function R(e){const o=`[${T(e).replace(/[[\]:\\]/g,"\\$&")}]`,d=C(e);if(E(e))return d.length===1?`'${d[0]}${o}'`:`'(${d.join(" ")})'{${d}}'${o}\
'`;const u=M(e),P=u.length>0?`(${u.join(" ")})`:O(e)?"_files":" ";return`'${e.kind.isList?"*":""}--${e.name}=${o}:${e.kind.value.replaceAll(/[:[\]]/g,"\\$&")}:${P}\
'`}const j={bash:D,zsh:a,fish:r},s=e=>j[e]()}),1513:((I,p,t)=>{t.r(p),t.d(p,{describeFlag:()=>L,renderHelp:()=>M});var i=t(3592),m=t(7188),f=t(1460);const $=80,
h=28,E=46,O="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function M(n){return`${(n===null?T():g((0,m.OB)(n))).join(`
`)}
`}function T(){const n=m.Lo.filter(({name:r})=>!r.includes(" "));return[...l("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...n.flatMap(({name:r,summary:c})=>D(r,c,14)),"","Examples:",...v((0,m.OB)(
"check")),"","Flags:",...[m.l1.help,m.l1.version].flatMap(A),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...l(O),`Documentation: ${i.
Bw}`]}function g(n){const r=m.Lo.filter(({name:a})=>a.startsWith(`${n.name} `)),c=m.Y5.map(([a,_])=>[a,_.filter(R=>C(R,n))]).filter(([,a])=>a.length>0);return[...n.
about.flatMap((a,_)=>[..._===0?[]:[""],...l(a)]),"",`Usage: tf-disco ${n.usage}`,...r.length===0?[]:["","Commands:"],...r.flatMap(({name:a,summary:_})=>D(a,_,20)),
"","Examples:",...v(n),...c.flatMap(([a,_])=>["",`${a.replaceAll("`","")}:`,..._.flatMap(A)]),...n.name==="check"?["",...l(O)]:[]]}const C=({name:n},r)=>n==="he\
lp"||r.flags.includes(n),v=({examples:n})=>n.flatMap(([r,c])=>D(r,c,E));function A(n){const{name:r,short:c,kind:a,default:_}=n,R=c===void 0?"":`-${c}, `,j=a.value===
""?"":` ${a.value}${a.isList?"\u2026":""}`,s=_===""||a.value===""?"":` (${_})`;return D(`${R}--${r}${j}`,`${L(n)}${s}`,h)}const L=({help:n})=>(0,f.W)(n).replaceAll(
"`","").replace(", one per line","");function D(n,r,c){const a=l(r,$-c).map(j=>`${" ".repeat(c)}${j}`);if(r==="")return[`  ${n}`];if(n.length+4>c)return[`  ${n}`,
...a];const[_="",...R]=a;return[`  ${n}${_.slice(n.length+2)}`,...R]}function l(n,r=$){const c=[];let a="";for(const _ of n.split(" "))a!==""&&a.length+1+_.length>
r&&(c.push(a),a=""),a+=a===""?_:` ${_}`;return[...c,a]}}),1460:((I,p,t)=>{t.d(p,{OF_FLAGS:()=>T,W:()=>M});var i=t(3024),m=t(6760),f=t(1831),$=t(8535),h=t(4106),
E=t(7188);const O=new Set(h.f.flatMap(([,l])=>l.map(({name:n})=>n))),M=l=>l.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,r,c)=>O.has(r)?`\`--${r}${c===void 0?
"":` ${c}`}\``:n).replaceAll("hostnames input","--hostnames"),T={setting:l=>`--${l}`,missingPath:(l,n)=>{const[r="",...c]=l.split("=");if(c.length>0&&v(r))return`\
"${r}=\u2026" does not exist in ${n}; did you mean --tokens?`;const a=C(l,n),_=a===null?"":`; did you mean ${a}?`;return`"${l}" does not exist in ${n}${_}`}},g=new Map(
[...["init","lint","run","scan","test","validate"].map(l=>[l,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function C(l,n){const r=g.
get(l)??(0,$.q)(l,E.bw);if(r!==null)return`"tf-disco ${r}"`;const c=(0,$.q)((0,m.basename)(l),D((0,m.dirname)((0,m.resolve)(n,l))));if(c!==null)return`"${(0,m.join)(
(0,m.dirname)(l),c)}"`;const a=l.replace(/^https:\/\/|\/$/g,""),_=(0,f.Pv)(a);return _.ok&&v(a)?`--hostnames ${(0,f.nx)(_.value)}`:null}const v=l=>l.includes(".")&&
!A.test(l)&&(0,f.Pv)(l).ok,A=/\.(?:tf|tofu|hcl|json|tfvars)$/,L=1e3;function D(l){try{return(0,i.readdirSync)(l).slice(0,L)}catch{return[]}}})};export{K as id,F as ids,N as modules};
