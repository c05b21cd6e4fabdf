const K=8787,F=[8787,709,1513,1460],N={4e3:((W,E,s)=>{s.d(E,{Af:()=>c,B9:()=>I,Cw:()=>C,Fn:()=>t,NM:()=>l,Vb:()=>u,Wt:()=>R,XT:()=>P,YA:()=>o,_r:()=>n,dh:()=>p,
eZ:()=>a,go:()=>A,hS:()=>D,mP:()=>j,qZ:()=>g,zM:()=>_,zd:()=>T});var i=s(6174),d=s(4714),f=s(7715),$=s(9562);const m=300;function p(e,r=m){if(e.length<=r)return e;
const h=(0,i._)(e);return h.length<=r?h:`${(0,d.o)(h,r)}\u2026`}const D=(e,r)=>`${e} ${r}${e===1?"":"s"}`;function P(e,r,h=0){const O=e.slice(0,r).map(B=>p(B)),
M=e.length-O.length+h;return O.join(", ")+(M>0?` and ${M} more`:"")}const T=e=>`the clients print "${e}"`;function A(e){return e===null?"null":Array.isArray(e)?
"an array":typeof e=="object"?"an object":`a ${typeof e}`}function j(e){if(e.kind==="error")return`cannot be read: ${e.code}`;const{bytes:r,maxBytes:h}=e;return`\
has ${r} bytes and is not read; the limit is ${h/1024/1024} MiB`}const v={[$.e$]:"correct the host in the source address, or remove it for a module of the publi\
c registry (NAMESPACE/NAME/SYSTEM)",[$.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has n\
o host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function R(e){return e.flatMap(h=>v[h]??[])[0]??"correct the host in `sou\
rce` or `hostname`, or add the `source` that a child module lacks"}const I=e=>`wait and run the check again; see ${(0,f.V)(e)??"its status page"}, and consider \
a network mirror for providers`,g=e=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${e} serves its discovery document to everyone, so the reg\
istry, a proxy or a firewall blocks this network, for example by country`;function l(e,r,h){if(e===null)return h;const O=e.title===""?"":` ("${e.title}")`,M=h.guest??
g(r);switch(e.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:M,because:`the host returned a sign-in p\
age${O}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${O}: allow this machine to reach the host`;case"other":{const B=h.user??`c\
heck that ${r} is a registry, and ${R([])}`;return{...h,user:B,guest:M,because:`the host returned an HTML page${O}`}}}}const n=({url:e,status:r,reason:h})=>`${e}\
 returned ${`${r} ${p(h)}`.trim()}`,o=e=>`${Math.round(e/100)/10} s`,c=e=>e.map(({name:r,attemptMs:h,retries:O})=>{const M=Number.isFinite(h)?o(h):"without a li\
mit",B=O===0?"":` in each of ${O+1} attempts`,U=r.includes(" and ")?"wait":"waits";return`${r} ${U} ${M}${B}`}).join(", "),a=e=>e.map(({name:r})=>r).join(" and "),
_=e=>e.kind==="several"?e.reasons:[e];function C(e){switch(e.kind){case"deadline":return`the check reached its deadline of ${o(e.ms)}`;case"signal":return`the c\
heck was interrupted by ${e.signal}`;case"crash":return"tf-disco crashed";case"missing":return S(e);case"several":return e.reasons.map(C).join("; ")}}const L=10;
function S({repositories:e,total:r}){const h=r===1?"repository":"repositories",O=e.length===1?"is":"are",M=P(e,L);return`${e.length} of ${r} ${h} ${O} missing: ${M}`}
const t=e=>`${e}; it may use hosts that are not in \`allowed-hosts\``,u=({kind:e,address:r,version:h})=>`${e} ${r} ${p(h,40)}`}),709:((W,E,s)=>{s.d(E,{problemFacts:()=>e});
var i=s(4929),d=s(3534),f=s(863),$=s(7052),m=s(960),p=s(9209),D=s(4592),P=s(5136),T=s(3410),A=s(9804),j=s(4715),v=s(6003),R=s(4375),I=s(7751),g=s(2562),l=s(5138),
n=s(789),o=s(793),c=s(6697),a=s(2847),_=s(9319),C=s(8011),L=s(6817);const S=()=>({...D,...P,...i,...T,...d,...f,...$,...m,...j,...A,...v,...o,...R,...c,...g,...l,
...p,...I,...a,..._,...C,...L,...n}),t=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","\
mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let u;function e(){return u??=r(),u}function r(){
const O={},M=Object.values(S());for(const B of t){const U=M.filter(({code:w})=>w.startsWith(`${B}-`));for(const w of U.sort((y,b)=>y.code<b.code?-1:1))O[w.code]=
w}return O}const h="docs/problems.md"}),9804:((W,E,s)=>{s.r(E),s.d(E,{clientVersion:()=>l,constraintInvalid:()=>T,constraintUnmeetable:()=>A,lockInvalid:()=>g,lockOutside:()=>v});
var i=s(1064),d=s(4e3),f=s(5799);const $=6,m=n=>`"${(0,d.dh)(n)}"`,p=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function D(n){
const o=n.replace(p,"");return o===""?"":`: ${o}`}function P(n){switch(n.reason){case"syntax":{const{text:o,why:c}=n;return{message:`${m(o)} is not a version co\
nstraint${D(c)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${n.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${n.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${m(n.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${n.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${n.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const T=(0,f.lS)((0,f.z3)("constraint-invalid","Version constraint is invalid",i.Du),P),A=(0,f.
lS)((0,f.z3)("constraint-unmeetable","No version can meet the constraints",i.Du),({of:n,terms:o,preRelease:c})=>({message:`no version of ${n} can match ${(0,d.XT)(
o.map(m),$)}`,help:c!==void 0?`write ${m(c)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:o.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),j={terraform:"terraform",opentofu:"tofu"},v=(0,f.lS)((0,f.
z3)("lock-outside","Locked version does not match the constraints",i.Du),({provider:n,version:o,constraints:c,clients:a})=>{const[_,...C]=a,L=_===void 0||C.length>
0?"":`${j[_]} `;return{message:`locked provider ${n} ${o} does not match configured version constraint ${(0,d.XT)(c,$)}`,help:`run \`${L}init -upgrade\` in this \
directory and commit the lock file, or change the constraint`}}),R={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function I(n){const o="failed to read dependency lock file",c="restore the file, or remove the block and run `i\
nit` again";switch(n.reason){case"syntax":return{message:`${o}: ${n.error}`,help:c};case"twice":return{message:`${o}: it has two blocks for provider ${n.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${o}: the ${n.of} of provider ${n.provider} must be written in\
 normalized form: ${m(n.normal)}`,help:c};default:{const[a,_]=R[n.reason];return{message:`${o}: the ${a} of provider ${n.provider} ${_}`,help:c}}}}const g=(0,f.
lS)((0,f.z3)("lock-invalid","Dependency lock file is invalid",i.Du),I),l=(0,f.lS)((0,f.z3)("client-version","Configuration does not support this version of the \
CLI",i.Du),({client:n,version:o,constraint:c})=>({message:`the version constraint ${m(c)} excludes ${i.bB[n]} ${o}`,help:`use another version of ${i.bB[n]}, or \
change the constraint`}))}),4715:((W,E,s)=>{s.r(E),s.d(E,{answerIncomplete:()=>$});var i=s(1064),d=s(5799);const f={closed:"closed the connection before the end\
 of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},$=(0,d.lS)((0,d.z3)(
"answer-incomplete","Response is incomplete",i.Du),({host:m,why:p})=>({message:`${m} ${f[p]}`,help:(0,d.C)("check for a server that crashes while it responds, o\
r a proxy that changes the body")}))}),4714:((W,E,s)=>{s.d(E,{o:()=>f,w:()=>$});var i=s(3307);const d=2048,f=(m,p=d)=>m.length<=p?m:structuredClone(m.slice(0,p).
toWellFormed());function $(m){if(m.length<=d)return(0,i.IL)(m);switch(m[0]){case'"':return f((0,i.I)(m));case"[":return[];case"{":return{};default:return(0,i.IL)(
m)}}}),7715:((W,E,s)=>{s.d(E,{V:()=>d});const i=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.\
com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),
d=f=>i.get(f)??null}),8787:((W,E,s)=>{s.d(E,{renderCompletion:()=>S});var i=s(7188),d=s(709),f=s(1513);const $=[["check","paths"],["usages","paths"],["explain",
i.u0],...i.u0.map(t=>[`explain ${t}`,[]]),["completion",i.OF],["help",i.bw]],m=t=>{const u=["help",...(0,i.OB)(t).flags];return i.Wg.filter(({name:e})=>u.includes(
e))},p=({kind:t})=>t.value==="",D=({kind:t})=>/^(?:FILE|PATH|GLOB)$/.test(t.value),P=({name:t,kind:u})=>t==="ignore"?Object.keys((0,d.problemFacts)()):u.choices??
[],T=t=>A((0,f.describeFlag)(t).split(/[:;.](?:\s|$)/,1)[0]??""),A=t=>t.replaceAll("'","\u2019"),j=({name:t,short:u})=>u===void 0?[`--${t}`]:[`-${u}`,`--${t}`],
v=t=>t.join("|"),R=`# Completion of tf-disco for bash.
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
          ${v(i.u0.map(t=>`explain:${t}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done`,I=`  if [[ $isPath ]]; then
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
${l().join(`
`)}
  esac
  case $command:$current in
${n().join(`
`)}
  esac
${I}`}function l(){const t=i.Wg.filter(r=>P(r).length>0),u=i.Wg.filter(r=>!p(r)&&!D(r)&&P(r).length===0),e=r=>v(r.map(({name:h})=>`--${h}`));return[...t.map(r=>`\
    --${r.name}) words='${P(r).join(" ")}' isPath= command= ;;`),`    ${e(i.Wg.filter(D))}) return ;;`,`    ${e(u)}) compopt +o default 2>/dev/null; return ;;`]}
function n(){return[...$.flatMap(([u,e])=>[`    '${u}':-*) words='${m(u).flatMap(j).join(" ")}' ;;`,...e==="paths"?[]:[`    '${u}':*) words='${e.join(" ")}'; is\
Path= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${i.bw.join(" ")}' ;;`]}function o(){const t=$.flatMap(([e,r])=>r==="paths"?[]:[`complete -c tf-disco -\
n '__tf_disco_is "${e}"' -f -a '${r.join(" ")}'`]),u=i.Lo.filter(({name:e})=>i.bw.includes(e)).map(({name:e,summary:r})=>`complete -c tf-disco -n __fish_use_sub\
command -a ${e} -d '${A(r)}'`);return`# Completion of tf-disco for fish.
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
${[...u,...t,...i.Wg.map(c)].join(`
`)}
`}function c(t){const u=$.filter(([M])=>m(M).includes(t)),e=P(t),r=p(t)?"":e.length>0?` -x -a '${e.join(" ")}'`:D(t)?" -r -F":" -x",h=t.short===void 0?"":` -s ${t.
short}`;return`complete -c tf-disco -n '__tf_disco_is ${u.map(([M])=>`"${M}"`).join(" ")}'${h} -l ${t.name}${r} -d '${T(t)}'`}function a(){return`#compdef tf-di\
sco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${i.Lo.filter(({name:u})=>i.bw.includes(u)).map(({name:u,summary:e})=>`'${u}:${A(e)}'`).join(" ")})
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
`}const _=()=>$.map(([t,u])=>{const e=t.split(" ").map((O,M)=>`'${M+1}: : '`),r=u==="paths"?["'*:path:_files'"]:[...e,`'*: :(${u.join(" ")})'`],h=[...m(t).map(C),
...r];return`    (${t.replace(" ","\\ ")})
      _arguments -S ${h.join(` \\
        `)} ;;`});function C(t){const u=`[${T(t).replace(/[[\]:\\]/g,"\\$&")}]`,e=j(t);if(p(t))return e.length===1?`'${e[0]}${u}'`:`'(${e.join(" ")})'{${e}}'${u}\
'`;const r=P(t),h=r.length>0?`(${r.join(" ")})`:D(t)?"_files":" ";return`'${t.kind.isList?"*":""}--${t.name}=${u}:${t.kind.value.replaceAll(/[:[\]]/g,"\\$&")}:${h}\
'`}const L={bash:g,zsh:a,fish:o},S=t=>L[t]()}),1513:((W,E,s)=>{s.r(E),s.d(E,{describeFlag:()=>I,renderHelp:()=>P});var i=s(3592),d=s(7188),f=s(1460);const $=80,
m=28,p=46,D="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function P(n){return`${(n===null?T():A((0,d.OB)(n))).join(`
`)}
`}function T(){const n=d.Lo.filter(({name:o})=>!o.includes(" "));return[...l("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...n.flatMap(({name:o,summary:c})=>g(o,c,14)),"","Examples:",...v((0,d.OB)(
"check")),"","Flags:",...[d.l1.help,d.l1.version].flatMap(R),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...l(D),`Documentation: ${i.
Bw}`]}function A(n){const o=d.Lo.filter(({name:a})=>a.startsWith(`${n.name} `)),c=d.Y5.map(([a,_])=>[a,_.filter(C=>j(C,n))]).filter(([,a])=>a.length>0);return[...n.
about.flatMap((a,_)=>[..._===0?[]:[""],...l(a)]),"",`Usage: tf-disco ${n.usage}`,...o.length===0?[]:["","Commands:"],...o.flatMap(({name:a,summary:_})=>g(a,_,20)),
"","Examples:",...v(n),...c.flatMap(([a,_])=>["",`${a.replaceAll("`","")}:`,..._.flatMap(R)]),...n.name==="check"?["",...l(D)]:[]]}const j=({name:n},o)=>n==="he\
lp"||o.flags.includes(n),v=({examples:n})=>n.flatMap(([o,c])=>g(o,c,p));function R(n){const{name:o,short:c,kind:a,default:_}=n,C=c===void 0?"":`-${c}, `,L=a.value===
""?"":` ${a.value}${a.isList?"\u2026":""}`,S=_===""||a.value===""?"":` (${_})`;return g(`${C}--${o}${L}`,`${I(n)}${S}`,m)}const I=({help:n})=>(0,f.W)(n).replaceAll(
"`","").replace(", one per line","");function g(n,o,c){const a=l(o,$-c).map(L=>`${" ".repeat(c)}${L}`);if(o==="")return[`  ${n}`];if(n.length+4>c)return[`  ${n}`,
...a];const[_="",...C]=a;return[`  ${n}${_.slice(n.length+2)}`,...C]}function l(n,o=$){const c=[];let a="";for(const _ of n.split(" "))a!==""&&a.length+1+_.length>
o&&(c.push(a),a=""),a+=a===""?_:` ${_}`;return[...c,a]}}),1460:((W,E,s)=>{s.d(E,{OF_FLAGS:()=>T,W:()=>P});var i=s(3024),d=s(6760),f=s(1831),$=s(8535),m=s(5100),
p=s(7188);const D=new Set(m.f.flatMap(([,l])=>l.map(({name:n})=>n))),P=l=>l.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,o,c)=>D.has(o)?`\`--${o}${c===void 0?
"":` ${c}`}\``:n).replaceAll("hostnames input","--hostnames"),T={setting:l=>`--${l}`,missingPath:(l,n)=>{const[o="",...c]=l.split("=");if(c.length>0&&v(o))return`\
"${o}=\u2026" does not exist in ${n}; did you mean --tokens?`;const a=j(l,n),_=a===null?"":`; did you mean ${a}?`;return`"${l}" does not exist in ${n}${_}`}},A=new Map(
[...["init","lint","run","scan","test","validate"].map(l=>[l,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function j(l,n){const o=A.
get(l)??(0,$.q)(l,p.bw);if(o!==null)return`"tf-disco ${o}"`;const c=(0,$.q)((0,d.basename)(l),g((0,d.dirname)((0,d.resolve)(n,l))));if(c!==null)return`"${(0,d.join)(
(0,d.dirname)(l),c)}"`;const a=l.replace(/^https:\/\/|\/$/g,""),_=(0,f.Pv)(a);return _.ok&&v(a)?`--hostnames ${(0,f.nx)(_.value)}`:null}const v=l=>l.includes(".")&&
!R.test(l)&&(0,f.Pv)(l).ok,R=/\.(?:tf|tofu|hcl|json|tfvars)$/,I=1e3;function g(l){try{return(0,i.readdirSync)(l).slice(0,I)}catch{return[]}}})};export{K as id,F as ids,N as modules};
