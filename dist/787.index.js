const K=787,F=[787,709,513,460],N={4e3:((j,O,n)=>{n.d(O,{Af:()=>e,B9:()=>P,Cw:()=>a,Fn:()=>c,NM:()=>L,Vb:()=>f,Wt:()=>A,XT:()=>M,YA:()=>p,_r:()=>l,dh:()=>_,eZ:()=>o,
go:()=>g,mP:()=>T,qZ:()=>R,zd:()=>D});var r=n(4714),h=n(7715),u=n(9562);const v=300;function _(s,m=v){return s.length<=m?s:`${(0,r.o)(s,m)}\u2026`}function M(s,m,E=0){
const t=s.slice(0,m).map(d=>_(d)),i=s.length-t.length+E;return t.join(", ")+(i>0?` and ${i} more`:"")}const D=s=>`the clients print "${s}"`;function g(s){return s===
null?"null":Array.isArray(s)?"an array":typeof s=="object"?"an object":`a ${typeof s}`}function T(s){if(s.kind==="error")return`cannot be read: ${s.code}`;const{
bytes:m,maxBytes:E}=s;return`has ${m} bytes and is not read; the limit is ${E/1024/1024} MiB`}const C={[u.e$]:"correct the host in the source address, or remove\
 it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[u.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider\
 of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function A(s){return s.flatMap(E=>C[E]??[])[0]??
"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const P=s=>`wait and run the check again; see ${(0,h.V)(s)??"its sta\
tus page"}, and consider a network mirror for providers`,R=s=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${s} serves its discovery documen\
t to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function L(s,m,E){if(s===null)return E;const t=s.title===""?"":
` ("${s.title}")`,i=E.guest??R(m);switch(s.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:i,because:`\
the host returned a sign-in page${t}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${t}: allow this machine to reach the host`;case"\
other":{const d=E.user??`check that ${m} is a registry, and ${A([])}`;return{...E,user:d,guest:i,because:`the host returned an HTML page${t}`}}}}const l=({url:s,
status:m,reason:E})=>`${s} returned ${`${m} ${_(E)}`.trim()}`,p=s=>`${Math.round(s/100)/10} s`,e=s=>s.map(({name:m,attemptMs:E,retries:t})=>{const i=Number.isFinite(
E)?p(E):"without a limit",d=t===0?"":` in each of ${t+1} attempts`,$=m.includes(" and ")?"wait":"waits";return`${m} ${$} ${i}${d}`}).join(", "),o=s=>s.map(({name:m})=>m).
join(" and ");function a(s){switch(s.kind){case"deadline":return`the check reached its deadline of ${p(s.ms)}`;case"signal":return`the check was interrupted by ${s.
signal}`;case"crash":return"tf-disco crashed"}}const c=s=>`${s}; it may use hosts that are not in \`allowed-hosts\``,f=({kind:s,address:m,version:E})=>`${s} ${m}\
 ${_(E,40)}`}),709:((j,O,n)=>{n.d(O,{problemFacts:()=>d});var r=n(4929),h=n(3534),u=n(863),v=n(7052),_=n(960),M=n(9209),D=n(4592),g=n(5136),T=n(3410),C=n(9804),
A=n(4715),P=n(6003),R=n(4375),L=n(7751),l=n(2562),p=n(5138),e=n(789),o=n(793),a=n(6697),c=n(2847),f=n(9319),s=n(8011),m=n(6817);const E=()=>({...D,...g,...r,...T,
...h,...u,...v,..._,...A,...C,...P,...o,...R,...a,...l,...p,...M,...L,...c,...f,...s,...m,...e}),t=["host","proxy","tls","redirect","document","service","login",
"source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","servi\
ces","not"];let i;function d(){return i??=$(),i}function $(){const w={},W=Object.values(E());for(const S of t){const U=W.filter(({code:B})=>B.startsWith(`${S}-`));
for(const B of U.sort((y,b)=>y.code<b.code?-1:1))w[B.code]=B}return w}const I="docs/problems.md"}),9804:((j,O,n)=>{n.r(O),n.d(O,{clientVersion:()=>p,constraintInvalid:()=>T,
constraintUnmeetable:()=>C,lockInvalid:()=>l,lockOutside:()=>P});var r=n(1064),h=n(4e3),u=n(5799);const v=6,_=e=>`"${(0,h.dh)(e)}"`,M=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function D(e){const o=e.replace(M,"");return o===""?"":`: ${o}`}function g(e){switch(e.reason){case"syntax":{const{text:o,why:a}=e;return{message:`${_(o)} is no\
t a version constraint${D(a)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${e.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${e.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${_(e.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${e.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${e.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const T=(0,u.lS)((0,u.z3)("constraint-invalid","Version constraint is in\
valid",r.Du),g),C=(0,u.lS)((0,u.z3)("constraint-unmeetable","No version can meet the constraints",r.Du),({of:e,terms:o,preRelease:a})=>({message:`no version of ${e}\
 can match ${(0,h.XT)(o.map(_),v)}`,help:a!==void 0?`write ${_(a)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:o.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),A={terraform:"terraform",opentofu:"t\
ofu"},P=(0,u.lS)((0,u.z3)("lock-outside","Locked version does not match the constraints",r.Du),({provider:e,version:o,constraints:a,clients:c})=>{const[f,...s]=c,
m=f===void 0||s.length>0?"":`${A[f]} `;return{message:`locked provider ${e} ${o} does not match configured version constraint ${(0,h.XT)(a,v)}`,help:`run \`${m}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),R={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function L(e){const o="failed to read dependency lock file",a="restore the file, or rem\
ove the block and run `init` again";switch(e.reason){case"syntax":return{message:`${o}: ${e.error}`,help:a};case"twice":return{message:`${o}: it has two blocks \
for provider ${e.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${o}: the ${e.of} of provider ${e.
provider} must be written in normalized form: ${_(e.normal)}`,help:a};default:{const[c,f]=R[e.reason];return{message:`${o}: the ${c} of provider ${e.provider} ${f}`,
help:a}}}}const l=(0,u.lS)((0,u.z3)("lock-invalid","Dependency lock file is invalid",r.Du),L),p=(0,u.lS)((0,u.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",r.Du),({client:e,version:o,constraint:a})=>({message:`the version constraint ${_(a)} excludes ${r.bB[e]} ${o}`,help:`use another ver\
sion of ${r.bB[e]}, or change the constraint`}))}),4715:((j,O,n)=>{n.r(O),n.d(O,{answerIncomplete:()=>v});var r=n(1064),h=n(5799);const u={closed:"closed the co\
nnection before the end of a response",length:"sent a response whose length differs from its Content-Length",gzip:"sent a response whose gzip data is cut off","\
not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},v=(0,h.lS)((0,h.z3)("answer-incomplete","Response is incomplete",r.Du),({host:_,why:M})=>({
message:`${_} ${u[M]}`,help:(0,h.C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),4714:((j,O,n)=>{n.d(O,{o:()=>u,w:()=>v});
var r=n(3307);const h=2048,u=(_,M=h)=>_.length<=M?_:structuredClone(_.slice(0,M).toWellFormed());function v(_){if(_.length<=h)return(0,r.IL)(_);switch(_[0]){case'\
"':return u((0,r.I)(_));case"[":return[];case"{":return{};default:return(0,r.IL)(_)}}}),7715:((j,O,n)=>{n.d(O,{V:()=>h});const r=new Map([["registry.terraform.i\
o","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentof\
u.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),h=u=>r.get(u)??null}),8787:((j,O,n)=>{n.d(O,{renderCompletion:()=>E});var r=n(
7188),h=n(709),u=n(1513);const v=[["check","paths"],["usages","paths"],["explain",r.u0],...r.u0.map(t=>[`explain ${t}`,[]]),["completion",r.OF],["help",r.bw]],_=t=>{
const i=["help",...(0,r.OB)(t).flags];return r.Wg.filter(({name:d})=>i.includes(d))},M=({kind:t})=>t.value==="",D=({kind:t})=>/^(?:FILE|PATH|GLOB)$/.test(t.value),
g=({name:t,kind:i})=>t==="ignore"?Object.keys((0,h.problemFacts)()):i.choices??[],T=t=>C((0,u.describeFlag)(t).split(/[:;.](?:\s|$)/,1)[0]??""),C=t=>t.replaceAll(
"'","\u2019"),A=({name:t,short:i})=>i===void 0?[`--${t}`]:[`-${i}`,`--${t}`],P=t=>t.join("|"),R=`# Completion of tf-disco for bash.
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
      ${P(r.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${P(r.u0.map(t=>`explain:${t}`))})
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
`;function l(){return`${R}
  case $previous in
${p().join(`
`)}
  esac
  case $command:$current in
${e().join(`
`)}
  esac
${L}`}function p(){const t=r.Wg.filter($=>g($).length>0),i=r.Wg.filter($=>!M($)&&!D($)&&g($).length===0),d=$=>P($.map(({name:I})=>`--${I}`));return[...t.map($=>`\
    --${$.name}) words='${g($).join(" ")}' isPath= command= ;;`),`    ${d(r.Wg.filter(D))}) return ;;`,`    ${d(i)}) compopt +o default 2>/dev/null; return ;;`]}
function e(){return[...v.flatMap(([i,d])=>[`    '${i}':-*) words='${_(i).flatMap(A).join(" ")}' ;;`,...d==="paths"?[]:[`    '${i}':*) words='${d.join(" ")}'; is\
Path= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${r.bw.join(" ")}' ;;`]}function o(){const t=v.flatMap(([d,$])=>$==="paths"?[]:[`complete -c tf-disco -\
n '__tf_disco_is "${d}"' -f -a '${$.join(" ")}'`]),i=r.Lo.filter(({name:d})=>r.bw.includes(d)).map(({name:d,summary:$})=>`complete -c tf-disco -n __fish_use_sub\
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
${[...i,...t,...r.Wg.map(a)].join(`
`)}
`}function a(t){const i=v.filter(([W])=>_(W).includes(t)),d=g(t),$=M(t)?"":d.length>0?` -x -a '${d.join(" ")}'`:D(t)?" -r -F":" -x",I=t.short===void 0?"":` -s ${t.
short}`;return`complete -c tf-disco -n '__tf_disco_is ${i.map(([W])=>`"${W}"`).join(" ")}'${I} -l ${t.name}${$} -d '${T(t)}'`}function c(){return`#compdef tf-di\
sco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${r.Lo.filter(({name:i})=>r.bw.includes(i)).map(({name:i,summary:d})=>`'${i}:${C(d)}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${P(r.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${P(r.bw)}) [[ -z $command ]] && command=$word ;;
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
`}const f=()=>v.map(([t,i])=>{const d=t.split(" ").map((w,W)=>`'${W+1}: : '`),$=i==="paths"?["'*:path:_files'"]:[...d,`'*: :(${i.join(" ")})'`],I=[..._(t).map(s),
...$];return`    (${t.replace(" ","\\ ")})
      _arguments -S ${I.join(` \\
        `)} ;;`});function s(t){const i=`[${T(t).replace(/[[\]:\\]/g,"\\$&")}]`,d=A(t);if(M(t))return d.length===1?`'${d[0]}${i}'`:`'(${d.join(" ")})'{${d}}'${i}\
'`;const $=g(t),I=$.length>0?`(${$.join(" ")})`:D(t)?"_files":" ";return`'${t.kind.isList?"*":""}--${t.name}=${i}:${t.kind.value.replaceAll(/[:[\]]/g,"\\$&")}:${I}\
'`}const m={bash:l,zsh:c,fish:o},E=t=>m[t]()}),1513:((j,O,n)=>{n.r(O),n.d(O,{describeFlag:()=>L,renderHelp:()=>g});var r=n(3592),h=n(7188),u=n(1460);const v=80,
_=28,M=46,D="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function g(e){return`${(e===null?T():C((0,h.OB)(e))).join(`
`)}
`}function T(){const e=h.Lo.filter(({name:o})=>!o.includes(" "));return[...p("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...e.flatMap(({name:o,summary:a})=>l(o,a,14)),"","Examples:",...P((0,h.OB)(
"check")),"","Flags:",...[h.l1.help,h.l1.version].flatMap(R),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...p(D),`Documentation: ${r.
Bw}`]}function C(e){const o=h.Lo.filter(({name:c})=>c.startsWith(`${e.name} `)),a=h.Y5.map(([c,f])=>[c,f.filter(s=>A(s,e))]).filter(([,c])=>c.length>0);return[...e.
about.flatMap((c,f)=>[...f===0?[]:[""],...p(c)]),"",`Usage: tf-disco ${e.usage}`,...o.length===0?[]:["","Commands:"],...o.flatMap(({name:c,summary:f})=>l(c,f,20)),
"","Examples:",...P(e),...a.flatMap(([c,f])=>["",`${c.replaceAll("`","")}:`,...f.flatMap(R)]),...e.name==="check"?["",...p(D)]:[]]}const A=({name:e},o)=>e==="he\
lp"||o.flags.includes(e),P=({examples:e})=>e.flatMap(([o,a])=>l(o,a,M));function R(e){const{name:o,short:a,kind:c,default:f}=e,s=a===void 0?"":`-${a}, `,m=c.value===
""?"":` ${c.value}${c.isList?"\u2026":""}`,E=f===""||c.value===""?"":` (${f})`;return l(`${s}--${o}${m}`,`${L(e)}${E}`,_)}const L=({help:e})=>(0,u.W)(e).replaceAll(
"`","").replace(", one per line","");function l(e,o,a){const c=p(o,v-a).map(m=>`${" ".repeat(a)}${m}`);if(o==="")return[`  ${e}`];if(e.length+4>a)return[`  ${e}`,
...c];const[f="",...s]=c;return[`  ${e}${f.slice(e.length+2)}`,...s]}function p(e,o=v){const a=[];let c="";for(const f of e.split(" "))c!==""&&c.length+1+f.length>
o&&(a.push(c),c=""),c+=c===""?f:` ${f}`;return[...a,c]}}),1460:((j,O,n)=>{n.d(O,{OF_FLAGS:()=>T,W:()=>g});var r=n(3024),h=n(6760),u=n(1831),v=n(8535),_=n(3557),
M=n(7188);const D=new Set(_.f.flatMap(([,l])=>l.map(({name:p})=>p))),g=l=>l.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(p,e,o)=>D.has(e)?`\`--${e}${o===void 0?
"":` ${o}`}\``:p).replaceAll("hostnames input","--hostnames"),T={setting:l=>`--${l}`,missingPath:(l,p)=>{const e=A(l,p),o=e===null?"":`; did you mean ${e}?`;return`\
"${l}" does not exist in ${p}${o}`}},C=new Map([...["init","lint","run","scan","test","validate"].map(l=>[l,"check"]),["hosts","usages"],["list","usages"],["ver\
sion","--version"]]);function A(l,p){const e=C.get(l)??(0,v.q)(l,M.bw);if(e!==null)return`"tf-disco ${e}"`;const o=(0,v.q)((0,h.basename)(l),L((0,h.dirname)((0,h.
resolve)(p,l))));if(o!==null)return`"${(0,h.join)((0,h.dirname)(l),o)}"`;const a=(0,u.Pv)(l.replace(/^https:\/\/|\/$/g,""));return!a.ok||!l.includes(".")||P.test(
l)?null:`--hostnames ${(0,u.nx)(a.value)}`}const P=/\.(?:tf|tofu|hcl|json|tfvars)$/,R=1e3;function L(l){try{return(0,r.readdirSync)(l).slice(0,R)}catch{return[]}}})};export{K as id,F as ids,N as modules};
