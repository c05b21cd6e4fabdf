const K=787,F=[787,709,513,460],N={4e3:((j,v,n)=>{n.d(v,{Af:()=>e,B9:()=>M,Cw:()=>a,Fn:()=>i,NM:()=>L,Vb:()=>u,Wt:()=>A,XT:()=>O,YA:()=>c,_r:()=>g,dh:()=>_,eZ:()=>o,
go:()=>D,mP:()=>T,qZ:()=>R,zd:()=>P});var r=n(4714),h=n(7715),m=n(9562);const E=300;function _(s,f=E){return s.length<=f?s:`${(0,r.o)(s,f)}\u2026`}function O(s,f,p=0){
const t=s.slice(0,f).map(d=>_(d)),l=s.length-t.length+p;return t.join(", ")+(l>0?` and ${l} more`:"")}const P=s=>`the clients print "${s}"`;function D(s){return s===
null?"null":Array.isArray(s)?"an array":typeof s=="object"?"an object":`a ${typeof s}`}function T(s){if(s.kind==="error")return`cannot be read: ${s.code}`;const{
bytes:f,maxBytes:p}=s;return`has ${f} bytes and is not read; the limit is ${p/1024/1024} MiB`}const C={[m.e$]:"correct the host in the source address, or remove\
 it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[m.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider\
 of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function A(s){return s.flatMap(p=>C[p]??[])[0]??
"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const M=s=>`wait and run the check again; see ${(0,h.V)(s)??"its sta\
tus page"}, and consider a network mirror for providers`,R=s=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${s} serves its discovery documen\
t to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function L(s,f,p){if(s===null)return p;const t=s.title===""?"":
` ("${s.title}")`,l=p.guest??R(f);switch(s.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:l,because:`\
the host returned a sign-in page${t}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${t}: allow this machine to reach the host`;case"\
other":{const d=p.user??`check that ${f} is a registry, and ${A([])}`;return{...p,user:d,guest:l,because:`the host returned an HTML page${t}`}}}}const g=({url:s,
status:f,reason:p})=>`${s} returned ${`${f} ${_(p)}`.trim()}`,c=s=>`${Math.round(s/100)/10} s`,e=s=>s.map(({name:f,attemptMs:p,retries:t})=>{const l=Number.isFinite(
p)?c(p):"without a limit",d=t===0?"":` in each of ${t+1} attempts`,$=f.includes(" and ")?"wait":"waits";return`${f} ${$} ${l}${d}`}).join(", "),o=s=>s.map(({name:f})=>f).
join(" and ");function a(s){switch(s.kind){case"deadline":return`the check reached its deadline of ${c(s.ms)}`;case"signal":return`the check was interrupted by ${s.
signal}`;case"crash":return"tf-disco crashed"}}const i=s=>`${s}; it may use hosts that are not in \`allowed-hosts\``,u=({kind:s,address:f,version:p})=>`${s} ${f}\
 ${_(p,40)}`}),709:((j,v,n)=>{n.d(v,{problemFacts:()=>d});var r=n(4929),h=n(3534),m=n(863),E=n(7052),_=n(960),O=n(9209),P=n(4592),D=n(5136),T=n(3410),C=n(9804),
A=n(4715),M=n(6003),R=n(4375),L=n(7751),g=n(2562),c=n(5138),e=n(789),o=n(793),a=n(6697),i=n(2847),u=n(9319),s=n(8011),f=n(6817);const p=()=>({...P,...D,...r,...T,
...h,...m,...E,..._,...A,...C,...M,...o,...R,...a,...g,...c,...O,...L,...i,...u,...s,...f,...e}),t=["host","proxy","tls","redirect","document","service","login",
"source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","servi\
ces","not"];let l;function d(){return l??=$(),l}function $(){const w={},W=Object.values(p());for(const S of t){const U=W.filter(({code:B})=>B.startsWith(`${S}-`));
for(const B of U.sort((y,b)=>y.code<b.code?-1:1))w[B.code]=B}return w}const I="docs/problems.md"}),9804:((j,v,n)=>{n.r(v),n.d(v,{clientVersion:()=>c,constraintInvalid:()=>T,
constraintUnmeetable:()=>C,lockInvalid:()=>g,lockOutside:()=>M});var r=n(1064),h=n(4e3),m=n(5799);const E=6,_=e=>`"${(0,h.dh)(e)}"`,O=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function P(e){const o=e.replace(O,"");return o===""?"":`: ${o}`}function D(e){switch(e.reason){case"syntax":{const{text:o,why:a}=e;return{message:`${_(o)} is no\
t a version constraint${P(a)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${e.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${e.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${_(e.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${e.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${e.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const T=(0,m.lS)((0,m.z3)("constraint-invalid","Version constraint is in\
valid",r.Du),D),C=(0,m.lS)((0,m.z3)("constraint-unmeetable","No version can meet the constraints",r.Du),({of:e,terms:o,preRelease:a})=>({message:`no version of ${e}\
 can match ${(0,h.XT)(o.map(_),E)}`,help:a!==void 0?`write ${_(a)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:o.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),A={terraform:"terraform",opentofu:"t\
ofu"},M=(0,m.lS)((0,m.z3)("lock-outside","Locked version does not match the constraints",r.Du),({provider:e,version:o,constraints:a,clients:i})=>{const[u,...s]=i,
f=u===void 0||s.length>0?"":`${A[u]} `;return{message:`locked provider ${e} ${o} does not match configured version constraint ${(0,h.XT)(a,E)}`,help:`run \`${f}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),R={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function L(e){const o="failed to read dependency lock file",a="restore the file, or rem\
ove the block and run `init` again";switch(e.reason){case"syntax":return{message:`${o}: ${e.error}`,help:a};case"twice":return{message:`${o}: it has two blocks \
for provider ${e.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${o}: the ${e.of} of provider ${e.
provider} must be written in normalized form: ${_(e.normal)}`,help:a};default:{const[i,u]=R[e.reason];return{message:`${o}: the ${i} of provider ${e.provider} ${u}`,
help:a}}}}const g=(0,m.lS)((0,m.z3)("lock-invalid","Dependency lock file is invalid",r.Du),L),c=(0,m.lS)((0,m.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",r.Du),({client:e,version:o,constraint:a})=>({message:`the version constraint ${_(a)} excludes ${r.bB[e]} ${o}`,help:`use another ver\
sion of ${r.bB[e]}, or change the constraint`}))}),4715:((j,v,n)=>{n.r(v),n.d(v,{answerIncomplete:()=>E});var r=n(1064),h=n(5799);const m={closed:"closed the co\
nnection before the end of a response",length:"sent a response whose length differs from its Content-Length",gzip:"sent a response whose gzip data is cut off","\
not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},E=(0,h.lS)((0,h.z3)("answer-incomplete","Response is incomplete",r.Du),({host:_,why:O})=>({
message:`${_} ${m[O]}`,help:(0,h.C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),4714:((j,v,n)=>{n.d(v,{o:()=>m,w:()=>E});
var r=n(3307);const h=2048,m=(_,O=h)=>_.length<=O?_:structuredClone(_.slice(0,O).toWellFormed());function E(_){if(_.length<=h)return(0,r.IL)(_);switch(_[0]){case'\
"':return m((0,r.I)(_));case"[":return[];case"{":return{};default:return(0,r.IL)(_)}}}),7715:((j,v,n)=>{n.d(v,{V:()=>h});const r=new Map([["registry.terraform.i\
o","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentof\
u.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),h=m=>r.get(m)??null}),8787:((j,v,n)=>{n.d(v,{renderCompletion:()=>p});var r=n(
7188),h=n(709),m=n(1513);const E=[["check","paths"],["usages","paths"],["explain",r.u0],...r.u0.map(t=>[`explain ${t}`,[]]),["completion",r.OF],["help",r.bw]],_=t=>{
const l=["help",...(0,r.OB)(t).flags];return r.Wg.filter(({name:d})=>l.includes(d))},O=({kind:t})=>t.value==="",P=({kind:t})=>/^(?:FILE|PATH|GLOB)$/.test(t.value),
D=({name:t,kind:l})=>t==="ignore"?Object.keys((0,h.problemFacts)()):l.choices??[],T=t=>C((0,m.describeFlag)(t).split(/[:;.](?:\s|$)/,1)[0]??""),C=t=>t.replaceAll(
"'","\u2019"),A=({name:t,short:l})=>l===void 0?[`--${t}`]:[`-${l}`,`--${t}`],M=t=>t.join("|"),R=`# Completion of tf-disco for bash.
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
      ${M(r.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${M(r.u0.map(t=>`explain:${t}`))})
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
${L}`}function c(){const t=r.Wg.filter($=>D($).length>0),l=r.Wg.filter($=>!O($)&&!P($)&&D($).length===0),d=$=>M($.map(({name:I})=>`--${I}`));return[...t.map($=>`\
    --${$.name}) words='${D($).join(" ")}' isPath= command= ;;`),`    ${d(r.Wg.filter(P))}) return ;;`,`    ${d(l)}) compopt +o default 2>/dev/null; return ;;`]}
function e(){return[...E.flatMap(([l,d])=>[`    '${l}':-*) words='${_(l).flatMap(A).join(" ")}' ;;`,...d==="paths"?[]:[`    '${l}':*) words='${d.join(" ")}'; is\
Path= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${r.bw.join(" ")}' ;;`]}function o(){const t=E.flatMap(([d,$])=>$==="paths"?[]:[`complete -c tf-disco -\
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
${[...l,...t,...r.Wg.map(a)].join(`
`)}
`}function a(t){const l=E.filter(([W])=>_(W).includes(t)),d=D(t),$=O(t)?"":d.length>0?` -x -a '${d.join(" ")}'`:P(t)?" -r -F":" -x",I=t.short===void 0?"":` -s ${t.
short}`;return`complete -c tf-disco -n '__tf_disco_is ${l.map(([W])=>`"${W}"`).join(" ")}'${I} -l ${t.name}${$} -d '${T(t)}'`}function i(){return`#compdef tf-di\
sco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${r.Lo.filter(({name:l})=>r.bw.includes(l)).map(({name:l,summary:d})=>`'${l}:${C(d)}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${M(r.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${M(r.bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${u().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const u=()=>E.map(([t,l])=>{const d=t.split(" ").map((w,W)=>`'${W+1}: : '`),$=l==="paths"?["'*:path:_files'"]:[...d,`'*: :(${l.join(" ")})'`],I=[..._(t).map(s),
...$];return`    (${t.replace(" ","\\ ")})
      _arguments -S ${I.join(` \\
        `)} ;;`});function s(t){const l=`[${T(t).replace(/[[\]:\\]/g,"\\$&")}]`,d=A(t);if(O(t))return d.length===1?`'${d[0]}${l}'`:`'(${d.join(" ")})'{${d}}'${l}\
'`;const $=D(t),I=$.length>0?`(${$.join(" ")})`:P(t)?"_files":" ";return`'${t.kind.isList?"*":""}--${t.name}=${l}:${t.kind.value.replaceAll(/[:[\]]/g,"\\$&")}:${I}\
'`}const f={bash:g,zsh:i,fish:o},p=t=>f[t]()}),1513:((j,v,n)=>{n.r(v),n.d(v,{describeFlag:()=>L,renderHelp:()=>D});var r=n(3592),h=n(7188),m=n(1460);const E=80,
_=28,O=46,P="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function D(e){return`${(e===null?T():C((0,h.OB)(e))).join(`
`)}
`}function T(){const e=h.Lo.filter(({name:o})=>!o.includes(" "));return[...c("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...e.flatMap(({name:o,summary:a})=>g(o,a,14)),"","Examples:",...M((0,h.OB)(
"check")),"","Flags:",...[h.l1.help,h.l1.version].flatMap(R),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...c(P),`Documentation: ${r.
Bw}`]}function C(e){const o=h.Lo.filter(({name:i})=>i.startsWith(`${e.name} `)),a=h.Y5.map(([i,u])=>[i,u.filter(s=>A(s,e))]).filter(([,i])=>i.length>0);return[...e.
about.flatMap((i,u)=>[...u===0?[]:[""],...c(i)]),"",`Usage: tf-disco ${e.usage}`,...o.length===0?[]:["","Commands:"],...o.flatMap(({name:i,summary:u})=>g(i,u,20)),
"","Examples:",...M(e),...a.flatMap(([i,u])=>["",`${i.replaceAll("`","")}:`,...u.flatMap(R)]),...e.name==="check"?["",...c(P)]:[]]}const A=({name:e},o)=>e==="he\
lp"||o.flags.includes(e),M=({examples:e})=>e.flatMap(([o,a])=>g(o,a,O));function R(e){const{name:o,short:a,kind:i,default:u}=e,s=a===void 0?"":`-${a}, `,f=i.value===
""?"":` ${i.value}${i.isList?"\u2026":""}`,p=u===""||i.value===""?"":` (${u})`;return g(`${s}--${o}${f}`,`${L(e)}${p}`,_)}const L=({help:e})=>(0,m.W)(e).replaceAll(
"`","").replace(", one per line","");function g(e,o,a){const i=c(o,E-a).map(f=>`${" ".repeat(a)}${f}`);if(o==="")return[`  ${e}`];if(e.length+4>a)return[`  ${e}`,
...i];const[u="",...s]=i;return[`  ${e}${u.slice(e.length+2)}`,...s]}function c(e,o=E){const a=[];let i="";for(const u of e.split(" "))i!==""&&i.length+1+u.length>
o&&(a.push(i),i=""),i+=i===""?u:` ${u}`;return[...a,i]}}),1460:((j,v,n)=>{n.d(v,{OF_FLAGS:()=>T,W:()=>D});var r=n(3024),h=n(6760),m=n(1831),E=n(8535),_=n(4844),
O=n(7188);const P=new Set(_.f.flatMap(([,c])=>c.map(({name:e})=>e))),D=c=>c.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(e,o,a)=>P.has(o)?`\`--${o}${a===void 0?
"":` ${a}`}\``:e).replaceAll("hostnames input","--hostnames"),T={setting:c=>`--${c}`,missingPath:(c,e)=>{const[o="",...a]=c.split("=");if(a.length>0&&M(o))return`\
"${o}=\u2026" does not exist in ${e}; did you mean --tokens?`;const i=A(c,e),u=i===null?"":`; did you mean ${i}?`;return`"${c}" does not exist in ${e}${u}`}},C=new Map(
[...["init","lint","run","scan","test","validate"].map(c=>[c,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function A(c,e){const o=C.
get(c)??(0,E.q)(c,O.bw);if(o!==null)return`"tf-disco ${o}"`;const a=(0,E.q)((0,h.basename)(c),g((0,h.dirname)((0,h.resolve)(e,c))));if(a!==null)return`"${(0,h.join)(
(0,h.dirname)(c),a)}"`;const i=c.replace(/^https:\/\/|\/$/g,""),u=(0,m.Pv)(i);return u.ok&&M(i)?`--hostnames ${(0,m.nx)(u.value)}`:null}const M=c=>c.includes(".")&&
!R.test(c)&&(0,m.Pv)(c).ok,R=/\.(?:tf|tofu|hcl|json|tfvars)$/,L=1e3;function g(c){try{return(0,r.readdirSync)(c).slice(0,L)}catch{return[]}}})};export{K as id,F as ids,N as modules};
