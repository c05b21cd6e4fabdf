const K=787,F=[787,709,513,460],N={4e3:((I,v,t)=>{t.d(v,{Af:()=>e,B9:()=>O,Cw:()=>a,Fn:()=>i,NM:()=>L,Vb:()=>_,Wt:()=>A,XT:()=>M,YA:()=>c,_r:()=>g,dh:()=>u,eZ:()=>o,
go:()=>D,mP:()=>T,qZ:()=>R,zd:()=>P});var r=t(4714),m=t(7715),f=t(9562);const E=300;function u(s,h=E){return s.length<=h?s:`${(0,r.o)(s,h)}\u2026`}function M(s,h,p=0){
const n=s.slice(0,h).map(d=>u(d)),l=s.length-n.length+p;return n.join(", ")+(l>0?` and ${l} more`:"")}const P=s=>`the clients print "${s}"`;function D(s){return s===
null?"null":Array.isArray(s)?"an array":typeof s=="object"?"an object":`a ${typeof s}`}function T(s){if(s.kind==="error")return`cannot be read: ${s.code}`;const{
bytes:h,maxBytes:p}=s;return`has ${h} bytes and is not read; the limit is ${p/1024/1024} MiB`}const C={[f.e$]:"correct the host in the source address, or remove\
 it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[f.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider\
 of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function A(s){return s.flatMap(p=>C[p]??[])[0]??
"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const O=s=>`wait and run the check again; see ${(0,m.V)(s)??"its sta\
tus page"}, and consider a network mirror for providers`,R=s=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${s} serves its discovery documen\
t to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function L(s,h,p){if(s===null)return p;const n=s.title===""?"":
` ("${s.title}")`,l=p.guest??R(h);switch(s.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:l,because:`\
the host returned a sign-in page${n}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${n}: allow this machine to reach the host`;case"\
other":{const d=p.user??`check that ${h} is a registry, and ${A([])}`;return{...p,user:d,guest:l,because:`the host returned an HTML page${n}`}}}}const g=({url:s,
status:h,reason:p})=>`${s} returned ${`${h} ${u(p)}`.trim()}`,c=s=>`${Math.round(s/100)/10} s`,e=s=>s.map(({name:h,attemptMs:p,retries:n})=>{const l=Number.isFinite(
p)?c(p):"without a limit",d=n===0?"":` in each of ${n+1} attempts`,$=h.includes(" and ")?"wait":"waits";return`${h} ${$} ${l}${d}`}).join(", "),o=s=>s.map(({name:h})=>h).
join(" and ");function a(s){switch(s.kind){case"deadline":return`the check reached its deadline of ${c(s.ms)}`;case"signal":return`the check was interrupted by ${s.
signal}`;case"crash":return"tf-disco crashed"}}const i=s=>`${s}; it may use hosts that are not in \`allowed-hosts\``,_=({kind:s,address:h,version:p})=>`${s} ${h}\
 ${u(p,40)}`}),709:((I,v,t)=>{t.d(v,{problemFacts:()=>d});var r=t(4929),m=t(3534),f=t(863),E=t(7052),u=t(960),M=t(9209),P=t(4592),D=t(5136),T=t(3410),C=t(9804),
A=t(4715),O=t(6003),R=t(4375),L=t(7751),g=t(2562),c=t(5138),e=t(789),o=t(793),a=t(6697),i=t(2847),_=t(9319),s=t(8011),h=t(6817);const p=()=>({...P,...D,...r,...T,
...m,...f,...E,...u,...A,...C,...O,...o,...R,...a,...g,...c,...M,...L,...i,..._,...s,...h,...e}),n=["host","proxy","tls","redirect","document","service","login",
"source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","servi\
ces","not"];let l;function d(){return l??=$(),l}function $(){const B={},W=Object.values(p());for(const w of n){const U=W.filter(({code:S})=>S.startsWith(`${w}-`));
for(const S of U.sort((y,b)=>y.code<b.code?-1:1))B[S.code]=S}return B}const j="docs/problems.md"}),9804:((I,v,t)=>{t.r(v),t.d(v,{clientVersion:()=>c,constraintInvalid:()=>T,
constraintUnmeetable:()=>C,lockInvalid:()=>g,lockOutside:()=>O});var r=t(1064),m=t(4e3),f=t(5799);const E=6,u=e=>`"${(0,m.dh)(e)}"`,M=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function P(e){const o=e.replace(M,"");return o===""?"":`: ${o}`}function D(e){switch(e.reason){case"syntax":{const{text:o,why:a}=e;return{message:`${u(o)} is no\
t a version constraint${P(a)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${e.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${e.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${u(e.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${e.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${e.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const T=(0,f.lS)((0,f.z3)("constraint-invalid","Version constraint is in\
valid",r.Du),D),C=(0,f.lS)((0,f.z3)("constraint-unmeetable","No version can meet the constraints",r.Du),({of:e,terms:o,preRelease:a})=>({message:`no version of ${e}\
 can match ${(0,m.XT)(o.map(u),E)}`,help:a!==void 0?`write ${u(a)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:o.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),A={terraform:"terraform",opentofu:"t\
ofu"},O=(0,f.lS)((0,f.z3)("lock-outside","Locked version does not match the constraints",r.Du),({provider:e,version:o,constraints:a,clients:i})=>{const[_,...s]=i,
h=_===void 0||s.length>0?"":`${A[_]} `;return{message:`locked provider ${e} ${o} does not match configured version constraint ${(0,m.XT)(a,E)}`,help:`run \`${h}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),R={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function L(e){const o="failed to read dependency lock file",a="restore the file, or rem\
ove the block and run `init` again";switch(e.reason){case"syntax":return{message:`${o}: ${e.error}`,help:a};case"twice":return{message:`${o}: it has two blocks \
for provider ${e.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${o}: the ${e.of} of provider ${e.
provider} must be written in normalized form: ${u(e.normal)}`,help:a};default:{const[i,_]=R[e.reason];return{message:`${o}: the ${i} of provider ${e.provider} ${_}`,
help:a}}}}const g=(0,f.lS)((0,f.z3)("lock-invalid","Dependency lock file is invalid",r.Du),L),c=(0,f.lS)((0,f.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",r.Du),({client:e,version:o,constraint:a})=>({message:`the version constraint ${u(a)} excludes ${r.bB[e]} ${o}`,help:`use another ver\
sion of ${r.bB[e]}, or change the constraint`}))}),4714:((I,v,t)=>{t.d(v,{o:()=>f,w:()=>E});var r=t(3307);const m=2048,f=(u,M=m)=>u.length<=M?u:structuredClone(
u.slice(0,M).toWellFormed());function E(u){if(u.length<=m)return(0,r.IL)(u);switch(u[0]){case'"':return f((0,r.I)(u));case"[":return[];case"{":return{};default:
return(0,r.IL)(u)}}}),7715:((I,v,t)=>{t.d(v,{V:()=>m});const r=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://st\
atus.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://statu\
s.gitlab.com"]]),m=f=>r.get(f)??null}),8787:((I,v,t)=>{t.d(v,{renderCompletion:()=>p});var r=t(7188),m=t(709),f=t(1513);const E=[["check","paths"],["usages","pa\
ths"],["explain",r.u0],...r.u0.map(n=>[`explain ${n}`,[]]),["completion",r.OF],["help",r.bw]],u=n=>{const l=["help",...(0,r.OB)(n).flags];return r.Wg.filter(({name:d})=>l.
includes(d))},M=({kind:n})=>n.value==="",P=({kind:n})=>/^(?:FILE|PATH|GLOB)$/.test(n.value),D=({name:n,kind:l})=>n==="ignore"?Object.keys((0,m.problemFacts)()):
l.choices??[],T=n=>C((0,f.describeFlag)(n).split(/[:;.](?:\s|$)/,1)[0]??""),C=n=>n.replaceAll("'","\u2019"),A=({name:n,short:l})=>l===void 0?[`--${n}`]:[`-${l}`,
`--${n}`],O=n=>n.join("|"),R=`# Completion of tf-disco for bash.
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
      ${O(r.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${O(r.u0.map(n=>`explain:${n}`))})
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
`;function g(){return`${R}
  case $previous in
${c().join(`
`)}
  esac
  case $command:$current in
${e().join(`
`)}
  esac
${L}`}function c(){const n=r.Wg.filter($=>D($).length>0),l=r.Wg.filter($=>!M($)&&!P($)&&D($).length===0),d=$=>O($.map(({name:j})=>`--${j}`));return[...n.map($=>`\
    --${$.name}) words='${D($).join(" ")}' isPath= command= ;;`),`    ${d(r.Wg.filter(P))}) return ;;`,`    ${d(l)}) compopt +o default 2>/dev/null; return ;;`]}
function e(){return[...E.flatMap(([l,d])=>[`    '${l}':-*) words='${u(l).flatMap(A).join(" ")}' ;;`,...d==="paths"?[]:[`    '${l}':*) words='${d.join(" ")}'; is\
Path= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${r.bw.join(" ")}' ;;`]}function o(){const n=E.flatMap(([d,$])=>$==="paths"?[]:[`complete -c tf-disco -\
n '__tf_disco_is "${d}"' -f -a '${$.join(" ")}'`]),l=r.Lo.filter(({name:d})=>r.bw.includes(d)).map(({name:d,summary:$})=>`complete -c tf-disco -n __fish_use_sub\
command -a ${d} -d '${C($)}'`);return`# Completion of tf-disco for fish.
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
${[...l,...n,...r.Wg.map(a)].join(`
`)}
`}function a(n){const l=E.filter(([W])=>u(W).includes(n)),d=D(n),$=M(n)?"":d.length>0?` -x -a '${d.join(" ")}'`:P(n)?" -r -F":" -x",j=n.short===void 0?"":` -s ${n.
short}`;return`complete -c tf-disco -n '__tf_disco_is ${l.map(([W])=>`"${W}"`).join(" ")}'${j} -l ${n.name}${$} -d '${T(n)}'`}function i(){return`#compdef tf-di\
sco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${r.Lo.filter(({name:l})=>r.bw.includes(l)).map(({name:l,summary:d})=>`'${l}:${C(d)}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${O(r.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${O(r.bw)}) [[ -z $command ]] && command=$word ;;
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
`}const _=()=>E.map(([n,l])=>{const d=n.split(" ").map((B,W)=>`'${W+1}: : '`),$=l==="paths"?["'*:path:_files'"]:[...d,`'*: :(${l.join(" ")})'`],j=[...u(n).map(s),
...$];return`    (${n.replace(" ","\\ ")})
      _arguments -S ${j.join(` \\
        `)} ;;`});function s(n){const l=`[${T(n).replace(/[[\]:\\]/g,"\\$&")}]`,d=A(n);if(M(n))return d.length===1?`'${d[0]}${l}'`:`'(${d.join(" ")})'{${d}}'${l}\
'`;const $=D(n),j=$.length>0?`(${$.join(" ")})`:P(n)?"_files":" ";return`'${n.kind.isList?"*":""}--${n.name}=${l}:${n.kind.value.replaceAll(/[:[\]]/g,"\\$&")}:${j}\
'`}const h={bash:g,zsh:i,fish:o},p=n=>h[n]()}),1513:((I,v,t)=>{t.r(v),t.d(v,{describeFlag:()=>L,renderHelp:()=>D});var r=t(3592),m=t(7188),f=t(1460);const E=80,
u=28,M=46,P="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function D(e){return`${(e===null?T():C((0,m.OB)(e))).join(`
`)}
`}function T(){const e=m.Lo.filter(({name:o})=>!o.includes(" "));return[...c("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...e.flatMap(({name:o,summary:a})=>g(o,a,14)),"","Examples:",...O((0,m.OB)(
"check")),"","Flags:",...[m.l1.help,m.l1.version].flatMap(R),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...c(P),`Documentation: ${r.
Bw}`]}function C(e){const o=m.Lo.filter(({name:i})=>i.startsWith(`${e.name} `)),a=m.Y5.map(([i,_])=>[i,_.filter(s=>A(s,e))]).filter(([,i])=>i.length>0);return[...e.
about.flatMap((i,_)=>[..._===0?[]:[""],...c(i)]),"",`Usage: tf-disco ${e.usage}`,...o.length===0?[]:["","Commands:"],...o.flatMap(({name:i,summary:_})=>g(i,_,20)),
"","Examples:",...O(e),...a.flatMap(([i,_])=>["",`${i.replaceAll("`","")}:`,..._.flatMap(R)]),...e.name==="check"?["",...c(P)]:[]]}const A=({name:e},o)=>e==="he\
lp"||o.flags.includes(e),O=({examples:e})=>e.flatMap(([o,a])=>g(o,a,M));function R(e){const{name:o,short:a,kind:i,default:_}=e,s=a===void 0?"":`-${a}, `,h=i.value===
""?"":` ${i.value}${i.isList?"\u2026":""}`,p=_===""||i.value===""?"":` (${_})`;return g(`${s}--${o}${h}`,`${L(e)}${p}`,u)}const L=({help:e})=>(0,f.W)(e).replaceAll(
"`","").replace(", one per line","");function g(e,o,a){const i=c(o,E-a).map(h=>`${" ".repeat(a)}${h}`);if(o==="")return[`  ${e}`];if(e.length+4>a)return[`  ${e}`,
...i];const[_="",...s]=i;return[`  ${e}${_.slice(e.length+2)}`,...s]}function c(e,o=E){const a=[];let i="";for(const _ of e.split(" "))i!==""&&i.length+1+_.length>
o&&(a.push(i),i=""),i+=i===""?_:` ${_}`;return[...a,i]}}),1460:((I,v,t)=>{t.d(v,{OF_FLAGS:()=>T,W:()=>D});var r=t(3024),m=t(6760),f=t(1831),E=t(8535),u=t(4844),
M=t(7188);const P=new Set(u.f.flatMap(([,c])=>c.map(({name:e})=>e))),D=c=>c.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(e,o,a)=>P.has(o)?`\`--${o}${a===void 0?
"":` ${a}`}\``:e).replaceAll("hostnames input","--hostnames"),T={setting:c=>`--${c}`,missingPath:(c,e)=>{const[o="",...a]=c.split("=");if(a.length>0&&O(o))return`\
"${o}=\u2026" does not exist in ${e}; did you mean --tokens?`;const i=A(c,e),_=i===null?"":`; did you mean ${i}?`;return`"${c}" does not exist in ${e}${_}`}},C=new Map(
[...["init","lint","run","scan","test","validate"].map(c=>[c,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function A(c,e){const o=C.
get(c)??(0,E.q)(c,M.bw);if(o!==null)return`"tf-disco ${o}"`;const a=(0,E.q)((0,m.basename)(c),g((0,m.dirname)((0,m.resolve)(e,c))));if(a!==null)return`"${(0,m.join)(
(0,m.dirname)(c),a)}"`;const i=c.replace(/^https:\/\/|\/$/g,""),_=(0,f.Pv)(i);return _.ok&&O(i)?`--hostnames ${(0,f.nx)(_.value)}`:null}const O=c=>c.includes(".")&&
!R.test(c)&&(0,f.Pv)(c).ok,R=/\.(?:tf|tofu|hcl|json|tfvars)$/,L=1e3;function g(c){try{return(0,r.readdirSync)(c).slice(0,L)}catch{return[]}}})};export{K as id,F as ids,N as modules};
