const b=726,N=[726],k={7726:((U,O,s)=>{s.r(O),s.d(O,{renderCompletion:()=>w});var i=s(7188),h=s(709),$=s(1513);const E=[["check","paths"],["usages","paths"],["e\
xplain",i.u0],...i.u0.map(t=>[`explain ${t}`,[]]),["completion",i.OF],["help",i.bw]],f=t=>{const _=["help",...(0,i.OB)(t).flags];return i.Wg.filter(({name:m})=>_.
includes(m))},v=({kind:t})=>t.value==="",D=({kind:t})=>/^(?:FILE|PATH|GLOB)$/.test(t.value),P=({name:t,kind:_})=>t==="ignore"?Object.keys((0,h.t)()):_.choices??
[],A=t=>C((0,$.K)(t).split(/[:;.](?:\s|$)/,1)[0]??""),C=t=>t.replaceAll("'","\u2019"),j=({name:t,short:_})=>_===void 0?[`--${t}`]:[`-${_}`,`--${t}`],M=t=>t.join(
"|"),L=`# Completion of tf-disco for bash.
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
      ${M(i.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${M(i.u0.map(t=>`explain:${t}`))})
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
`;function g(){return`${L}
  case $previous in
${c().join(`
`)}
  esac
  case $command:$current in
${n().join(`
`)}
  esac
${I}`}function c(){const t=i.Wg.filter(p=>P(p).length>0),_=i.Wg.filter(p=>!v(p)&&!D(p)&&P(p).length===0),m=p=>M(p.map(({name:e})=>`--${e}`));return[...t.map(p=>`\
    --${p.name}) words='${P(p).join(" ")}' isPath= command= ;;`),`    ${m(i.Wg.filter(D))}) return ;;`,`    ${m(_)}) compopt +o default 2>/dev/null; return ;;`]}
function n(){return[...E.flatMap(([_,m])=>[`    '${_}':-*) words='${f(_).flatMap(j).join(" ")}' ;;`,...m==="paths"?[]:[`    '${_}':*) words='${m.join(" ")}'; is\
Path= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${i.bw.join(" ")}' ;;`]}function o(){const t=E.flatMap(([m,p])=>p==="paths"?[]:[`complete -c tf-disco -\
n '__tf_disco_is "${m}"' -f -a '${p.join(" ")}'`]),_=i.Lo.filter(({name:m})=>i.bw.includes(m)).map(({name:m,summary:p})=>`complete -c tf-disco -n __fish_use_sub\
command -a ${m} -d '${C(p)}'`);return`# Completion of tf-disco for fish.
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
${[..._,...t,...i.Wg.map(a)].join(`
`)}
`}function a(t){const _=E.filter(([u])=>f(u).includes(t)),m=P(t),p=v(t)?"":m.length>0?` -x -a '${m.join(" ")}'`:D(t)?" -r -F":" -x",e=t.short===void 0?"":` -s ${t.
short}`;return`complete -c tf-disco -n '__tf_disco_is ${_.map(([u])=>`"${u}"`).join(" ")}'${e} -l ${t.name}${p} -d '${A(t)}'`}function r(){return`#compdef tf-di\
sco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${i.Lo.filter(({name:_})=>i.bw.includes(_)).map(({name:_,summary:m})=>`'${_}:${C(m)}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${M(i.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${M(i.bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${d().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const d=()=>E.map(([t,_])=>{const m=t.split(" ").map((l,u)=>`'${u+1}: : '`),p=_==="paths"?["'*:path:_files'"]:[...m,`'*: :(${_.join(" ")})'`],e=[...f(t).map(R),
...p];return`    (${t.replace(" ","\\ ")})
      _arguments -S ${e.join(` \\
        `)} ;;`});function R(t){const _=`[${A(t).replace(/[[\]:\\]/g,"\\$&")}]`,m=j(t);if(v(t))return m.length===1?`'${m[0]}${_}'`:`'(${m.join(" ")})'{${m}}'${_}\
'`;const p=P(t),e=p.length>0?`(${p.join(" ")})`:D(t)?"_files":" ";return`'${t.kind.isList?"*":""}--${t.name}=${_}:${t.kind.value.replaceAll(/[:[\]]/g,"\\$&")}:${e}\
'`}const W={bash:g,zsh:r,fish:o},w=t=>W[t]()}),4e3:((U,O,s)=>{s.d(O,{Af:()=>d,B9:()=>c,Cw:()=>w,Fn:()=>m,K4:()=>A,NM:()=>o,Vb:()=>p,Wt:()=>g,YA:()=>r,_r:()=>a,dh:()=>v,
eZ:()=>R,go:()=>M,hS:()=>D,mP:()=>L,qZ:()=>n,v:()=>C,zM:()=>W,zN:()=>P,zd:()=>j});var i=s(6174),h=s(4714),$=s(7715),E=s(9562);const f=300;function v(e,l=f){if(e.
length<=l)return e;const u=(0,i._)(e);return u.length<=l?u:`${(0,h.o)(u,l)}\u2026`}const D=(e,l)=>`${e} ${l}${e===1?"":"s"}`,P=(e,l)=>({shown:e.slice(0,l),more:Math.
max(0,e.length-l)});function A(e,l,u=String){const{shown:T,more:B}=P(e,l);return C(T.map(S=>u(S)),B)}const C=(e,l)=>`${e.join(", ")}${l>0?` and ${l} more`:""}`,
j=e=>`the clients print "${e}"`;function M(e){return e===null?"null":Array.isArray(e)?"an array":typeof e=="object"?"an object":`a ${typeof e}`}function L(e){if(e.
kind==="error")return`cannot be read: ${e.code}`;const{bytes:l,maxBytes:u}=e;return`has ${l} bytes and is not read; the limit is ${u/1024/1024} MiB`}const I={[E.
e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[E.xq]:"correct the host in `source`, or \
add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem\
 mirror"};function g(e){return e.flatMap(u=>I[u]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const c=e=>`\
wait and run the check again; see ${(0,$.V)(e)??"its status page"}, and consider a network mirror for providers`,n=e=>`use another network, a proxy (HTTPS_PROXY\
) or a network mirror: ${e} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function o(e,l,u){
if(e===null)return u;const T=e.title===""?"":` ("${e.title}")`,B=u.guest??n(l);switch(e.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:B,because:`the host returned a sign-in page${T}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${T}\
: allow this machine to reach the host`;case"other":{const S=u.user??`check that ${l} is a registry, and ${g([])}`;return{...u,user:S,guest:B,because:`the host \
returned an HTML page${T}`}}}}const a=({url:e,status:l,reason:u})=>`${e} returned ${`${l} ${v(u)}`.trim()}`,r=e=>`${Math.round(e/100)/10} s`,d=e=>e.map(({name:l,
attemptMs:u,retries:T})=>{const B=Number.isFinite(u)?r(u):"without a limit",S=T===0?"":` in each of ${T+1} attempts`,y=l.includes(" and ")?"wait":"waits";return`${l}\
 ${y} ${B}${S}`}).join(", "),R=e=>e.map(({name:l})=>l).join(" and "),W=e=>e.kind==="several"?e.reasons:[e];function w(e){switch(e.kind){case"deadline":return`th\
e check reached its deadline of ${r(e.ms)}`;case"signal":return`the check was interrupted by ${e.signal}`;case"crash":return"tf-disco crashed";case"missing":return _(
e);case"several":return e.reasons.map(w).join("; ")}}const t=10;function _({repositories:e,total:l}){const u=l===1?"repository":"repositories",T=e.length===1?"i\
s":"are",B=A(e,t,v);return`${e.length} of ${l} ${u} ${T} missing: ${B}`}const m=e=>`${e}; it may use hosts that are not in \`allowed-hosts\``,p=({kind:e,address:l,
version:u})=>`${e} ${l} ${v(u,40)}`}),709:((U,O,s)=>{s.d(O,{t:()=>m});var i=s(4929),h=s(3534),$=s(863),E=s(7052),f=s(960),v=s(9209),D=s(9872),P=s(4592),A=s(5136),
C=s(3410),j=s(9804),M=s(4715),L=s(6003),I=s(4375),g=s(7751),c=s(2562),n=s(5138),o=s(789),a=s(793),r=s(6697),d=s(2847),R=s(9319),W=s(8011);const w=()=>({...P,...A,
...i,...C,...h,...$,...E,...f,...M,...j,...L,...a,...I,...r,...c,...n,...v,...g,...d,...R,...W,...D,...o}),t=["host","proxy","tls","redirect","document","servic\
e","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credenti\
als","services","not"];let _;function m(){return _??=p(),_}function p(){const l={},u=Object.values(w());for(const T of t){const B=u.filter(({code:S})=>S.startsWith(
`${T}-`));for(const S of B.sort((y,K)=>y.code<K.code?-1:1))l[S.code]=S}return l}const e="docs/problems.md"}),9804:((U,O,s)=>{s.r(O),s.d(O,{clientVersion:()=>c,constraintInvalid:()=>A,
constraintUnmeetable:()=>C,lockInvalid:()=>g,lockOutside:()=>M});var i=s(1064),h=s(4e3),$=s(5799);const E=6,f=n=>`"${(0,h.dh)(n)}"`,v=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function D(n){const o=n.replace(v,"");return o===""?"":`: ${o}`}function P(n){switch(n.reason){case"syntax":{const{text:o,why:a}=n;return{message:`${f(o)} is no\
t a version constraint${D(a)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${n.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${n.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${f(n.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${n.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${n.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const A=(0,$.lS)((0,$.z3)("constraint-invalid","Version constraint is in\
valid",i.Du),P),C=(0,$.lS)((0,$.z3)("constraint-unmeetable","No version can meet the constraints",i.Du),({of:n,terms:o,preRelease:a})=>({message:`no version of ${n}\
 can match ${(0,h.K4)(o.map(f),E,h.dh)}`,help:a!==void 0?`write ${f(a)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release\
 of a module`:o.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),j={terraform:"terraform",opentofu:"\
tofu"},M=(0,$.lS)((0,$.z3)("lock-outside","Locked version does not match the constraints",i.Du),({provider:n,version:o,constraints:a,clients:r})=>{const[d,...R]=r,
W=d===void 0||R.length>0?"":`${j[d]} `;return{message:`locked provider ${n} ${o} does not match configured version constraint ${(0,h.K4)(a,E,h.dh)}`,help:`run \`${W}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),L={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function I(n){const o="failed to read dependency lock file",a="restore the file, or rem\
ove the block and run `init` again";switch(n.reason){case"syntax":return{message:`${o}: ${n.error}`,help:a};case"twice":return{message:`${o}: it has two blocks \
for provider ${n.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${o}: the ${n.of} of provider ${n.
provider} must be written in normalized form: ${f(n.normal)}`,help:a};default:{const[r,d]=L[n.reason];return{message:`${o}: the ${r} of provider ${n.provider} ${d}`,
help:a}}}}const g=(0,$.lS)((0,$.z3)("lock-invalid","Dependency lock file is invalid",i.Du),I),c=(0,$.lS)((0,$.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",i.Du),({client:n,version:o,constraint:a})=>({message:`the version constraint ${f(a)} excludes ${i.bB[n]} ${o}`,help:`use another ver\
sion of ${i.bB[n]}, or change the constraint`}))}),4714:((U,O,s)=>{s.d(O,{o:()=>$,w:()=>E});var i=s(3307);const h=2048,$=(f,v=h)=>f.length<=v?f:structuredClone(
f.slice(0,v).toWellFormed());function E(f){if(f.length<=h)return(0,i.IL)(f);switch(f[0]){case'"':return $((0,i.I)(f));case"[":return[];case"{":return{};default:
return(0,i.IL)(f)}}}),7715:((U,O,s)=>{s.d(O,{V:()=>h});const i=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://st\
atus.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://statu\
s.gitlab.com"]]),h=$=>i.get($)??null}),1513:((U,O,s)=>{s.d(O,{K:()=>I,W:()=>P});var i=s(3592),h=s(7188),$=s(1460);const E=80,f=28,v=46,D="Exit codes: 0 passed, \
1 failed, 2 wrong settings, 3 could not run or was interrupted.";function P(n){return`${(n===null?A():C((0,h.OB)(n))).join(`
`)}
`}function A(){const n=h.Lo.filter(({name:o})=>!o.includes(" "));return[...c("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...n.flatMap(({name:o,summary:a})=>g(o,a,14)),"","Examples:",...M((0,h.OB)(
"check")),"","Flags:",...[h.l1.help,h.l1.version].flatMap(L),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...c(D),`Documentation: ${i.
Bw}`]}function C(n){const o=h.Lo.filter(({name:r})=>r.startsWith(`${n.name} `)),a=h.Y5.map(([r,d])=>[r,d.filter(R=>j(R,n))]).filter(([,r])=>r.length>0);return[...n.
about.flatMap((r,d)=>[...d===0?[]:[""],...c(r)]),"",`Usage: tf-disco ${n.usage}`,...o.length===0?[]:["","Commands:"],...o.flatMap(({name:r,summary:d})=>g(r,d,20)),
"","Examples:",...M(n),...a.flatMap(([r,d])=>["",`${r.replaceAll("`","")}:`,...d.flatMap(L)]),...n.name==="check"?["",...c(D)]:[]]}const j=({name:n},o)=>n==="he\
lp"||o.flags.includes(n),M=({examples:n})=>n.flatMap(([o,a])=>g(o,a,v));function L(n){const{name:o,short:a,kind:r,default:d}=n,R=a===void 0?"":`-${a}, `,W=r.value===
""?"":` ${r.value}${r.isList?"\u2026":""}`,w=d===""||r.value===""?"":` (${d})`;return g(`${R}--${o}${W}`,`${I(n)}${w}`,f)}const I=({help:n})=>(0,$.W)(n).replaceAll(
"`","").replace(", one per line","");function g(n,o,a){const r=c(o,E-a).map(W=>`${" ".repeat(a)}${W}`);if(o==="")return[`  ${n}`];if(n.length+4>a)return[`  ${n}`,
...r];const[d="",...R]=r;return[`  ${n}${d.slice(n.length+2)}`,...R]}function c(n,o=E){const a=[];let r="";for(const d of n.split(" "))r!==""&&r.length+1+d.length>
o&&(a.push(r),r=""),r+=r===""?d:` ${d}`;return[...a,r]}}),1460:((U,O,s)=>{s.d(O,{E:()=>A,W:()=>P});var i=s(3024),h=s(6760),$=s(1831),E=s(8535),f=s(5100),v=s(7188);
const D=new Set(f.f.flatMap(([,c])=>c.map(({name:n})=>n))),P=c=>c.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,o,a)=>D.has(o)?`\`--${o}${a===void 0?"":` ${a}`}\
\``:n).replaceAll("hostnames input","--hostnames"),A={setting:c=>`--${c}`,missingPath:(c,n)=>{const[o="",...a]=c.split("=");if(a.length>0&&M(o))return`"${o}=\u2026" \
does not exist in ${n}; did you mean --tokens?`;const r=j(c,n),d=r===null?"":`; did you mean ${r}?`;return`"${c}" does not exist in ${n}${d}`}},C=new Map([...["\
init","lint","run","scan","test","validate"].map(c=>[c,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function j(c,n){const o=C.get(c)??
(0,E.q)(c,v.bw);if(o!==null)return`"tf-disco ${o}"`;const a=(0,E.q)((0,h.basename)(c),g((0,h.dirname)((0,h.resolve)(n,c))));if(a!==null)return`"${(0,h.join)((0,h.
dirname)(c),a)}"`;const r=c.replace(/^https:\/\/|\/$/g,""),d=(0,$.Pv)(r);return d.ok&&M(r)?`--hostnames ${(0,$.nx)(d.value)}`:null}const M=c=>c.includes(".")&&!L.
test(c)&&(0,$.Pv)(c).ok,L=/\.(?:tf|tofu|hcl|json|tfvars)$/,I=1e3;function g(c){try{return(0,i.readdirSync)(c).slice(0,I)}catch{return[]}}})};export{b as id,N as ids,k as modules};
