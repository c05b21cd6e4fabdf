const K=8787,F=[8787,709,1513,1460],N={4e3:((I,p,s)=>{s.d(p,{Af:()=>n,B9:()=>v,Cw:()=>a,Fn:()=>R,NM:()=>j,Vb:()=>L,Wt:()=>C,XT:()=>E,YA:()=>l,_r:()=>D,dh:()=>h,
eZ:()=>r,go:()=>M,mP:()=>T,qZ:()=>A,zd:()=>O});var i=s(4714),m=s(7715),f=s(9562);const $=300;function h(t,e=$){return t.length<=e?t:`${(0,i.o)(t,e)}\u2026`}function E(t,e,o=0){
const d=t.slice(0,e).map(P=>h(P)),u=t.length-d.length+o;return d.join(", ")+(u>0?` and ${u} more`:"")}const O=t=>`the clients print "${t}"`;function M(t){return t===
null?"null":Array.isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function T(t){if(t.kind==="error")return`cannot be read: ${t.code}`;const{
bytes:e,maxBytes:o}=t;return`has ${e} bytes and is not read; the limit is ${o/1024/1024} MiB`}const g={[f.e$]:"correct the host in the source address, or remove\
 it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[f.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider\
 of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function C(t){return t.flatMap(o=>g[o]??[])[0]??
"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const v=t=>`wait and run the check again; see ${(0,m.V)(t)??"its sta\
tus page"}, and consider a network mirror for providers`,A=t=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} serves its discovery documen\
t to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function j(t,e,o){if(t===null)return o;const d=t.title===""?"":
` ("${t.title}")`,u=o.guest??A(e);switch(t.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:u,because:`\
the host returned a sign-in page${d}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${d}: allow this machine to reach the host`;case"\
other":{const P=o.user??`check that ${e} is a registry, and ${C([])}`;return{...o,user:P,guest:u,because:`the host returned an HTML page${d}`}}}}const D=({url:t,
status:e,reason:o})=>`${t} returned ${`${e} ${h(o)}`.trim()}`,l=t=>`${Math.round(t/100)/10} s`,n=t=>t.map(({name:e,attemptMs:o,retries:d})=>{const u=Number.isFinite(
o)?l(o):"without a limit",P=d===0?"":` in each of ${d+1} attempts`,W=e.includes(" and ")?"wait":"waits";return`${e} ${W} ${u}${P}`}).join(", "),r=t=>t.map(({name:e})=>e).
join(" and ");function a(t){switch(t.kind){case"deadline":return`the check reached its deadline of ${l(t.ms)}`;case"signal":return`the check was interrupted by ${t.
signal}`;case"crash":return"tf-disco crashed";case"missing":return _(t);case"reported":return t.why;case"several":return t.reasons.map(a).join("; ")}}const c=10;
function _({what:t,names:e,total:o}){const d=E(e,c);return t==="shard"?`${e.length} of ${o} shards ${e.length===1?"is":"are"} missing: ${d}`:`the usages of ${e.
length} of ${o} repositories are missing: ${d}`}const R=t=>`${t}; it may use hosts that are not in \`allowed-hosts\``,L=({kind:t,address:e,version:o})=>`${t} ${e}\
 ${h(o,40)}`}),709:((I,p,s)=>{s.d(p,{problemFacts:()=>d});var i=s(4929),m=s(3534),f=s(863),$=s(7052),h=s(960),E=s(9209),O=s(4592),M=s(5136),T=s(3410),g=s(9804),
C=s(4715),v=s(6003),A=s(4375),j=s(7751),D=s(2562),l=s(5138),n=s(789),r=s(793),a=s(6697),c=s(2847),_=s(9319),R=s(8011),L=s(6817);const t=()=>({...O,...M,...i,...T,
...m,...f,...$,...h,...C,...g,...v,...r,...A,...a,...D,...l,...E,...j,...c,..._,...R,...L,...n}),e=["host","proxy","tls","redirect","document","service","login",
"source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","servi\
ces","not"];let o;function d(){return o??=u(),o}function u(){const W={},S=Object.values(t());for(const w of e){const y=S.filter(({code:B})=>B.startsWith(`${w}-`));
for(const B of y.sort((U,b)=>U.code<b.code?-1:1))W[B.code]=B}return W}const P="docs/problems.md"}),9804:((I,p,s)=>{s.r(p),s.d(p,{clientVersion:()=>l,constraintInvalid:()=>T,
constraintUnmeetable:()=>g,lockInvalid:()=>D,lockOutside:()=>v});var i=s(1064),m=s(4e3),f=s(5799);const $=6,h=n=>`"${(0,m.dh)(n)}"`,E=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function O(n){const r=n.replace(E,"");return r===""?"":`: ${r}`}function M(n){switch(n.reason){case"syntax":{const{text:r,why:a}=n;return{message:`${h(r)} is no\
t a version constraint${O(a)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${n.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${n.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${h(n.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${n.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${n.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const T=(0,f.lS)((0,f.z3)("constraint-invalid","Version constraint is in\
valid",i.Du),M),g=(0,f.lS)((0,f.z3)("constraint-unmeetable","No version can meet the constraints",i.Du),({of:n,terms:r,preRelease:a})=>({message:`no version of ${n}\
 can match ${(0,m.XT)(r.map(h),$)}`,help:a!==void 0?`write ${h(a)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:r.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),C={terraform:"terraform",opentofu:"t\
ofu"},v=(0,f.lS)((0,f.z3)("lock-outside","Locked version does not match the constraints",i.Du),({provider:n,version:r,constraints:a,clients:c})=>{const[_,...R]=c,
L=_===void 0||R.length>0?"":`${C[_]} `;return{message:`locked provider ${n} ${r} does not match configured version constraint ${(0,m.XT)(a,$)}`,help:`run \`${L}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),A={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function j(n){const r="failed to read dependency lock file",a="restore the file, or rem\
ove the block and run `init` again";switch(n.reason){case"syntax":return{message:`${r}: ${n.error}`,help:a};case"twice":return{message:`${r}: it has two blocks \
for provider ${n.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${r}: the ${n.of} of provider ${n.
provider} must be written in normalized form: ${h(n.normal)}`,help:a};default:{const[c,_]=A[n.reason];return{message:`${r}: the ${c} of provider ${n.provider} ${_}`,
help:a}}}}const D=(0,f.lS)((0,f.z3)("lock-invalid","Dependency lock file is invalid",i.Du),j),l=(0,f.lS)((0,f.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",i.Du),({client:n,version:r,constraint:a})=>({message:`the version constraint ${h(a)} excludes ${i.bB[n]} ${r}`,help:`use another ver\
sion of ${i.bB[n]}, or change the constraint`}))}),4714:((I,p,s)=>{s.d(p,{o:()=>f,w:()=>$});var i=s(3307);const m=2048,f=(h,E=m)=>h.length<=E?h:structuredClone(
h.slice(0,E).toWellFormed());function $(h){if(h.length<=m)return(0,i.IL)(h);switch(h[0]){case'"':return f((0,i.I)(h));case"[":return[];case"{":return{};default:
return(0,i.IL)(h)}}}),7715:((I,p,s)=>{s.d(p,{V:()=>m});const i=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://st\
atus.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://statu\
s.gitlab.com"]]),m=f=>i.get(f)??null}),8787:((I,p,s)=>{s.d(p,{renderCompletion:()=>t});var i=s(7188),m=s(709),f=s(1513);const $=[["check","paths"],["usages","pa\
ths"],["merge","paths"],["explain",i.u0],...i.u0.map(e=>[`explain ${e}`,[]]),["completion",i.OF],["help",i.bw]],h=e=>{const o=["help",...(0,i.OB)(e).flags];return i.
Wg.filter(({name:d})=>o.includes(d))},E=({kind:e})=>e.value==="",O=({kind:e})=>/^(?:FILE|PATH|GLOB)$/.test(e.value),M=({name:e,kind:o})=>e==="ignore"?Object.keys(
(0,m.problemFacts)()):o.choices??[],T=e=>g((0,f.describeFlag)(e).split(/[:;.](?:\s|$)/,1)[0]??""),g=e=>e.replaceAll("'","\u2019"),C=({name:e,short:o})=>o===void 0?
[`--${e}`]:[`-${o}`,`--${e}`],v=e=>e.join("|"),A=`# Completion of tf-disco for bash.
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
  done`,j=`  if [[ $isPath ]]; then
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
${j}`}function l(){const e=i.Wg.filter(u=>M(u).length>0),o=i.Wg.filter(u=>!E(u)&&!O(u)&&M(u).length===0),d=u=>v(u.map(({name:P})=>`--${P}`));return[...e.map(u=>`\
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
${[...o,...e,...i.Wg.map(a)].join(`
`)}
`}function a(e){const o=$.filter(([S])=>h(S).includes(e)),d=M(e),u=E(e)?"":d.length>0?` -x -a '${d.join(" ")}'`:O(e)?" -r -F":" -x",P=e.short===void 0?"":` -s ${e.
short}`;return`complete -c tf-disco -n '__tf_disco_is ${o.map(([S])=>`"${S}"`).join(" ")}'${P} -l ${e.name}${u} -d '${T(e)}'`}function c(){return`#compdef tf-di\
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
'`}const L={bash:D,zsh:c,fish:r},t=e=>L[e]()}),1513:((I,p,s)=>{s.r(p),s.d(p,{describeFlag:()=>j,renderHelp:()=>M});var i=s(3592),m=s(7188),f=s(1460);const $=80,
h=28,E=46,O="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function M(n){return`${(n===null?T():g((0,m.OB)(n))).join(`
`)}
`}function T(){const n=m.Lo.filter(({name:r})=>!r.includes(" "));return[...l("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...n.flatMap(({name:r,summary:a})=>D(r,a,14)),"","Examples:",...v((0,m.OB)(
"check")),"","Flags:",...[m.l1.help,m.l1.version].flatMap(A),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...l(O),`Documentation: ${i.
Bw}`]}function g(n){const r=m.Lo.filter(({name:c})=>c.startsWith(`${n.name} `)),a=m.Y5.map(([c,_])=>[c,_.filter(R=>C(R,n))]).filter(([,c])=>c.length>0);return[...n.
about.flatMap((c,_)=>[..._===0?[]:[""],...l(c)]),"",`Usage: tf-disco ${n.usage}`,...r.length===0?[]:["","Commands:"],...r.flatMap(({name:c,summary:_})=>D(c,_,20)),
"","Examples:",...v(n),...a.flatMap(([c,_])=>["",`${c.replaceAll("`","")}:`,..._.flatMap(A)]),...n.name==="check"?["",...l(O)]:[]]}const C=({name:n},r)=>n==="he\
lp"||r.flags.includes(n),v=({examples:n})=>n.flatMap(([r,a])=>D(r,a,E));function A(n){const{name:r,short:a,kind:c,default:_}=n,R=a===void 0?"":`-${a}, `,L=c.value===
""?"":` ${c.value}${c.isList?"\u2026":""}`,t=_===""||c.value===""?"":` (${_})`;return D(`${R}--${r}${L}`,`${j(n)}${t}`,h)}const j=({help:n})=>(0,f.W)(n).replaceAll(
"`","").replace(", one per line","");function D(n,r,a){const c=l(r,$-a).map(L=>`${" ".repeat(a)}${L}`);if(r==="")return[`  ${n}`];if(n.length+4>a)return[`  ${n}`,
...c];const[_="",...R]=c;return[`  ${n}${_.slice(n.length+2)}`,...R]}function l(n,r=$){const a=[];let c="";for(const _ of n.split(" "))c!==""&&c.length+1+_.length>
r&&(a.push(c),c=""),c+=c===""?_:` ${_}`;return[...a,c]}}),1460:((I,p,s)=>{s.d(p,{OF_FLAGS:()=>T,W:()=>M});var i=s(3024),m=s(6760),f=s(1831),$=s(8535),h=s(1591),
E=s(7188);const O=new Set(h.f.flatMap(([,l])=>l.map(({name:n})=>n))),M=l=>l.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,r,a)=>O.has(r)?`\`--${r}${a===void 0?
"":` ${a}`}\``:n).replaceAll("hostnames input","--hostnames"),T={setting:l=>`--${l}`,missingPath:(l,n)=>{const[r="",...a]=l.split("=");if(a.length>0&&v(r))return`\
"${r}=\u2026" does not exist in ${n}; did you mean --tokens?`;const c=C(l,n),_=c===null?"":`; did you mean ${c}?`;return`"${l}" does not exist in ${n}${_}`}},g=new Map(
[...["init","lint","run","scan","test","validate"].map(l=>[l,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function C(l,n){const r=g.
get(l)??(0,$.q)(l,E.bw);if(r!==null)return`"tf-disco ${r}"`;const a=(0,$.q)((0,m.basename)(l),D((0,m.dirname)((0,m.resolve)(n,l))));if(a!==null)return`"${(0,m.join)(
(0,m.dirname)(l),a)}"`;const c=l.replace(/^https:\/\/|\/$/g,""),_=(0,f.Pv)(c);return _.ok&&v(c)?`--hostnames ${(0,f.nx)(_.value)}`:null}const v=l=>l.includes(".")&&
!A.test(l)&&(0,f.Pv)(l).ok,A=/\.(?:tf|tofu|hcl|json|tfvars)$/,j=1e3;function D(l){try{return(0,i.readdirSync)(l).slice(0,j)}catch{return[]}}})};export{K as id,F as ids,N as modules};
