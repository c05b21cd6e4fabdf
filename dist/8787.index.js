const K=8787,F=[8787,709,1513,1460],N={4e3:((W,v,s)=>{s.d(v,{Af:()=>r,B9:()=>L,Cw:()=>_,Fn:()=>S,NM:()=>g,Vb:()=>t,Wt:()=>p,XT:()=>O,YA:()=>n,_r:()=>d,dh:()=>u,
eZ:()=>l,go:()=>T,hS:()=>E,mP:()=>C,qZ:()=>A,zM:()=>c,zd:()=>P});var a=s(4714),h=s(7715),m=s(9562);const $=300;function u(e,o=$){return e.length<=o?e:`${(0,a.o)(
e,o)}\u2026`}const E=(e,o)=>`${e} ${o}${e===1?"":"s"}`;function O(e,o,i=0){const f=e.slice(0,o).map(M=>u(M)),D=e.length-f.length+i;return f.join(", ")+(D>0?` an\
d ${D} more`:"")}const P=e=>`the clients print "${e}"`;function T(e){return e===null?"null":Array.isArray(e)?"an array":typeof e=="object"?"an object":`a ${typeof e}`}
function C(e){if(e.kind==="error")return`cannot be read: ${e.code}`;const{bytes:o,maxBytes:i}=e;return`has ${o} bytes and is not read; the limit is ${i/1024/1024}\
 MiB`}const j={[m.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[m.xq]:"correct the hos\
t in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand \
needs a filesystem mirror"};function p(e){return e.flatMap(i=>j[i]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module\
 lacks"}const L=e=>`wait and run the check again; see ${(0,h.V)(e)??"its status page"}, and consider a network mirror for providers`,A=e=>`use another network, \
a proxy (HTTPS_PROXY) or a network mirror: ${e} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for examp\
le by country`;function g(e,o,i){if(e===null)return i;const f=e.title===""?"":` ("${e.title}")`,D=i.guest??A(o);switch(e.kind){case"sign-in":return{operator:"al\
low unauthenticated requests to /.well-known/terraform.json",guest:D,because:`the host returned a sign-in page${f}`};case"captive-portal":return`a proxy or capt\
ive portal returned an HTML page${f}: allow this machine to reach the host`;case"other":{const M=i.user??`check that ${o} is a registry, and ${p([])}`;return{...i,
user:M,guest:D,because:`the host returned an HTML page${f}`}}}}const d=({url:e,status:o,reason:i})=>`${e} returned ${`${o} ${u(i)}`.trim()}`,n=e=>`${Math.round(
e/100)/10} s`,r=e=>e.map(({name:o,attemptMs:i,retries:f})=>{const D=Number.isFinite(i)?n(i):"without a limit",M=f===0?"":` in each of ${f+1} attempts`,B=o.includes(
" and ")?"wait":"waits";return`${o} ${B} ${D}${M}`}).join(", "),l=e=>e.map(({name:o})=>o).join(" and "),c=e=>e.kind==="several"?e.reasons:[e];function _(e){switch(e.
kind){case"deadline":return`the check reached its deadline of ${n(e.ms)}`;case"signal":return`the check was interrupted by ${e.signal}`;case"crash":return"tf-di\
sco crashed";case"missing":return I(e);case"left-out":return`a report had no room for ${E(e.count,e.what)}; use more shards`;case"several":return e.reasons.map(
_).join("; ")}}const R=10;function I({what:e,names:o,total:i}){const[f,D]=e==="shard"?["shard","shards"]:["repository","repositories"],M=i===1?f:D,B=o.length===
1?"is":"are";return`${o.length} of ${i} ${M} ${B} missing: ${O(o,R)}`}const S=e=>`${e}; it may use hosts that are not in \`allowed-hosts\``,t=({kind:e,address:o,
version:i})=>`${e} ${o} ${u(i,40)}`}),709:((W,v,s)=>{s.d(v,{problemFacts:()=>o});var a=s(4929),h=s(3534),m=s(863),$=s(7052),u=s(960),E=s(9209),O=s(4592),P=s(5136),
T=s(3410),C=s(9804),j=s(4715),p=s(6003),L=s(4375),A=s(7751),g=s(2562),d=s(5138),n=s(789),r=s(793),l=s(6697),c=s(2847),_=s(9319),R=s(8011),I=s(6817);const S=()=>({
...O,...P,...a,...T,...h,...m,...$,...u,...j,...C,...p,...r,...L,...l,...g,...d,...E,...A,...c,..._,...R,...I,...n}),t=["host","proxy","tls","redirect","documen\
t","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing",
"credentials","services","not"];let e;function o(){return e??=i(),e}function i(){const D={},M=Object.values(S());for(const B of t){const y=M.filter(({code:w})=>w.
startsWith(`${B}-`));for(const w of y.sort((U,b)=>U.code<b.code?-1:1))D[w.code]=w}return D}const f="docs/problems.md"}),9804:((W,v,s)=>{s.r(v),s.d(v,{clientVersion:()=>d,
constraintInvalid:()=>T,constraintUnmeetable:()=>C,lockInvalid:()=>g,lockOutside:()=>p});var a=s(1064),h=s(4e3),m=s(5799);const $=6,u=n=>`"${(0,h.dh)(n)}"`,E=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function O(n){const r=n.replace(E,"");return r===""?"":`: ${r}`}function P(n){switch(n.reason){case"syntax":{const{text:r,why:l}=n;return{message:`${u(r)} is no\
t a version constraint${O(l)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${n.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${n.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${u(n.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${n.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${n.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const T=(0,m.lS)((0,m.z3)("constraint-invalid","Version constraint is in\
valid",a.Du),P),C=(0,m.lS)((0,m.z3)("constraint-unmeetable","No version can meet the constraints",a.Du),({of:n,terms:r,preRelease:l})=>({message:`no version of ${n}\
 can match ${(0,h.XT)(r.map(u),$)}`,help:l!==void 0?`write ${u(l)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:r.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),j={terraform:"terraform",opentofu:"t\
ofu"},p=(0,m.lS)((0,m.z3)("lock-outside","Locked version does not match the constraints",a.Du),({provider:n,version:r,constraints:l,clients:c})=>{const[_,...R]=c,
I=_===void 0||R.length>0?"":`${j[_]} `;return{message:`locked provider ${n} ${r} does not match configured version constraint ${(0,h.XT)(l,$)}`,help:`run \`${I}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),L={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function A(n){const r="failed to read dependency lock file",l="restore the file, or rem\
ove the block and run `init` again";switch(n.reason){case"syntax":return{message:`${r}: ${n.error}`,help:l};case"twice":return{message:`${r}: it has two blocks \
for provider ${n.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${r}: the ${n.of} of provider ${n.
provider} must be written in normalized form: ${u(n.normal)}`,help:l};default:{const[c,_]=L[n.reason];return{message:`${r}: the ${c} of provider ${n.provider} ${_}`,
help:l}}}}const g=(0,m.lS)((0,m.z3)("lock-invalid","Dependency lock file is invalid",a.Du),A),d=(0,m.lS)((0,m.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",a.Du),({client:n,version:r,constraint:l})=>({message:`the version constraint ${u(l)} excludes ${a.bB[n]} ${r}`,help:`use another ver\
sion of ${a.bB[n]}, or change the constraint`}))}),4714:((W,v,s)=>{s.d(v,{o:()=>m,w:()=>$});var a=s(3307);const h=2048,m=(u,E=h)=>u.length<=E?u:structuredClone(
u.slice(0,E).toWellFormed());function $(u){if(u.length<=h)return(0,a.IL)(u);switch(u[0]){case'"':return m((0,a.I)(u));case"[":return[];case"{":return{};default:
return(0,a.IL)(u)}}}),7715:((W,v,s)=>{s.d(v,{V:()=>h});const a=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://st\
atus.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://statu\
s.gitlab.com"]]),h=m=>a.get(m)??null}),8787:((W,v,s)=>{s.d(v,{renderCompletion:()=>S});var a=s(7188),h=s(709),m=s(1513);const $=[["check","paths"],["usages","pa\
ths"],["merge","paths"],["explain",a.u0],...a.u0.map(t=>[`explain ${t}`,[]]),["completion",a.OF],["help",a.bw]],u=t=>{const e=["help",...(0,a.OB)(t).flags];return a.
Wg.filter(({name:o})=>e.includes(o))},E=({kind:t})=>t.value==="",O=({kind:t})=>/^(?:FILE|PATH|GLOB)$/.test(t.value),P=({name:t,kind:e})=>t==="ignore"?Object.keys(
(0,h.problemFacts)()):e.choices??[],T=t=>C((0,m.describeFlag)(t).split(/[:;.](?:\s|$)/,1)[0]??""),C=t=>t.replaceAll("'","\u2019"),j=({name:t,short:e})=>e===void 0?
[`--${t}`]:[`-${e}`,`--${t}`],p=t=>t.join("|"),L=`# Completion of tf-disco for bash.
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
      ${p(a.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${p(a.u0.map(t=>`explain:${t}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done`,A=`  if [[ $isPath ]]; then
    # Bash 3 has no compopt, and offers paths only where nothing else fits.
    [[ $current != -* ]] && compopt -o plusdirs 2>/dev/null
  else
    compopt +o default 2>/dev/null
  fi
  # shellcheck disable=SC2207
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tf_disco tf-disco
`;function g(){return`${L}
  case $previous in
${d().join(`
`)}
  esac
  case $command:$current in
${n().join(`
`)}
  esac
${A}`}function d(){const t=a.Wg.filter(i=>P(i).length>0),e=a.Wg.filter(i=>!E(i)&&!O(i)&&P(i).length===0),o=i=>p(i.map(({name:f})=>`--${f}`));return[...t.map(i=>`\
    --${i.name}) words='${P(i).join(" ")}' isPath= command= ;;`),`    ${o(a.Wg.filter(O))}) return ;;`,`    ${o(e)}) compopt +o default 2>/dev/null; return ;;`]}
function n(){return[...$.flatMap(([e,o])=>[`    '${e}':-*) words='${u(e).flatMap(j).join(" ")}' ;;`,...o==="paths"?[]:[`    '${e}':*) words='${o.join(" ")}'; is\
Path= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${a.bw.join(" ")}' ;;`]}function r(){const t=$.flatMap(([o,i])=>i==="paths"?[]:[`complete -c tf-disco -\
n '__tf_disco_is "${o}"' -f -a '${i.join(" ")}'`]),e=a.Lo.filter(({name:o})=>a.bw.includes(o)).map(({name:o,summary:i})=>`complete -c tf-disco -n __fish_use_sub\
command -a ${o} -d '${C(i)}'`);return`# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${a.u0.join(" ")}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${a.bw.join(" ")}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...e,...t,...a.Wg.map(l)].join(`
`)}
`}function l(t){const e=$.filter(([M])=>u(M).includes(t)),o=P(t),i=E(t)?"":o.length>0?` -x -a '${o.join(" ")}'`:O(t)?" -r -F":" -x",f=t.short===void 0?"":` -s ${t.
short}`;return`complete -c tf-disco -n '__tf_disco_is ${e.map(([M])=>`"${M}"`).join(" ")}'${f} -l ${t.name}${i} -d '${T(t)}'`}function c(){return`#compdef tf-di\
sco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${a.Lo.filter(({name:e})=>a.bw.includes(e)).map(({name:e,summary:o})=>`'${e}:${C(o)}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${p(a.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${p(a.bw)}) [[ -z $command ]] && command=$word ;;
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
`}const _=()=>$.map(([t,e])=>{const o=t.split(" ").map((D,M)=>`'${M+1}: : '`),i=e==="paths"?["'*:path:_files'"]:[...o,`'*: :(${e.join(" ")})'`],f=[...u(t).map(R),
...i];return`    (${t.replace(" ","\\ ")})
      _arguments -S ${f.join(` \\
        `)} ;;`});function R(t){const e=`[${T(t).replace(/[[\]:\\]/g,"\\$&")}]`,o=j(t);if(E(t))return o.length===1?`'${o[0]}${e}'`:`'(${o.join(" ")})'{${o}}'${e}\
'`;const i=P(t),f=i.length>0?`(${i.join(" ")})`:O(t)?"_files":" ";return`'${t.kind.isList?"*":""}--${t.name}=${e}:${t.kind.value.replaceAll(/[:[\]]/g,"\\$&")}:${f}\
'`}const I={bash:g,zsh:c,fish:r},S=t=>I[t]()}),1513:((W,v,s)=>{s.r(v),s.d(v,{describeFlag:()=>A,renderHelp:()=>P});var a=s(3592),h=s(7188),m=s(1460);const $=80,
u=28,E=46,O="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function P(n){return`${(n===null?T():C((0,h.OB)(n))).join(`
`)}
`}function T(){const n=h.Lo.filter(({name:r})=>!r.includes(" "));return[...d("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...n.flatMap(({name:r,summary:l})=>g(r,l,14)),"","Examples:",...p((0,h.OB)(
"check")),"","Flags:",...[h.l1.help,h.l1.version].flatMap(L),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...d(O),`Documentation: ${a.
Bw}`]}function C(n){const r=h.Lo.filter(({name:c})=>c.startsWith(`${n.name} `)),l=h.Y5.map(([c,_])=>[c,_.filter(R=>j(R,n))]).filter(([,c])=>c.length>0);return[...n.
about.flatMap((c,_)=>[..._===0?[]:[""],...d(c)]),"",`Usage: tf-disco ${n.usage}`,...r.length===0?[]:["","Commands:"],...r.flatMap(({name:c,summary:_})=>g(c,_,20)),
"","Examples:",...p(n),...l.flatMap(([c,_])=>["",`${c.replaceAll("`","")}:`,..._.flatMap(L)]),...n.name==="check"?["",...d(O)]:[]]}const j=({name:n},r)=>n==="he\
lp"||r.flags.includes(n),p=({examples:n})=>n.flatMap(([r,l])=>g(r,l,E));function L(n){const{name:r,short:l,kind:c,default:_}=n,R=l===void 0?"":`-${l}, `,I=c.value===
""?"":` ${c.value}${c.isList?"\u2026":""}`,S=_===""||c.value===""?"":` (${_})`;return g(`${R}--${r}${I}`,`${A(n)}${S}`,u)}const A=({help:n})=>(0,m.W)(n).replaceAll(
"`","").replace(", one per line","");function g(n,r,l){const c=d(r,$-l).map(I=>`${" ".repeat(l)}${I}`);if(r==="")return[`  ${n}`];if(n.length+4>l)return[`  ${n}`,
...c];const[_="",...R]=c;return[`  ${n}${_.slice(n.length+2)}`,...R]}function d(n,r=$){const l=[];let c="";for(const _ of n.split(" "))c!==""&&c.length+1+_.length>
r&&(l.push(c),c=""),c+=c===""?_:` ${_}`;return[...l,c]}}),1460:((W,v,s)=>{s.d(v,{OF_FLAGS:()=>T,W:()=>P});var a=s(3024),h=s(6760),m=s(1831),$=s(8535),u=s(772),E=s(
7188);const O=new Set(u.f.flatMap(([,d])=>d.map(({name:n})=>n))),P=d=>d.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,r,l)=>O.has(r)?`\`--${r}${l===void 0?
"":` ${l}`}\``:n).replaceAll("hostnames input","--hostnames"),T={setting:d=>`--${d}`,missingPath:(d,n)=>{const[r="",...l]=d.split("=");if(l.length>0&&p(r))return`\
"${r}=\u2026" does not exist in ${n}; did you mean --tokens?`;const c=j(d,n),_=c===null?"":`; did you mean ${c}?`;return`"${d}" does not exist in ${n}${_}`}},C=new Map(
[...["init","lint","run","scan","test","validate"].map(d=>[d,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function j(d,n){const r=C.
get(d)??(0,$.q)(d,E.bw);if(r!==null)return`"tf-disco ${r}"`;const l=(0,$.q)((0,h.basename)(d),g((0,h.dirname)((0,h.resolve)(n,d))));if(l!==null)return`"${(0,h.join)(
(0,h.dirname)(d),l)}"`;const c=d.replace(/^https:\/\/|\/$/g,""),_=(0,m.Pv)(c);return _.ok&&p(c)?`--hostnames ${(0,m.nx)(_.value)}`:null}const p=d=>d.includes(".")&&
!L.test(d)&&(0,m.Pv)(d).ok,L=/\.(?:tf|tofu|hcl|json|tfvars)$/,A=1e3;function g(d){try{return(0,a.readdirSync)(d).slice(0,A)}catch{return[]}}})};export{K as id,F as ids,N as modules};
