const N=726,B=[726],x={7726:((j,A,t)=>{t.r(A),t.d(A,{renderCompletion:()=>O});var i=t(7188),h=t(3579),u=t(1513);const M=[["check","paths"],["usages","paths"],["\
explain",i.u0],...i.u0.map(s=>[`explain ${s}`,[]]),["completion",i.OF],["help",i.bw]],m=s=>{const f=["help",...(0,i.OB)(s).flags];return i.Wg.filter(({name:p})=>f.
includes(p))},$=({kind:s})=>/^(?:FILE|PATH|GLOB)$/.test(s.value),E=({name:s,kind:f})=>s==="ignore"?Object.keys((0,h.t)()):f.choices??[],P=s=>C((0,u.K)(s).split(
/[:;.](?:\s|$)/,1)[0]??""),C=s=>s.replaceAll("'","\u2019"),I=({name:s,short:f})=>f===void 0?[`--${s}`]:[`-${f}`,`--${s}`],D=s=>s.join("|"),_=`# Completion of tf\
-disco for bash.
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
      ${D(i.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${D(i.u0.map(s=>`explain:${s}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done`,U=`  if [[ $isPath ]]; then
    # Bash 3 has no compopt, and offers paths only where nothing else fits.
    [[ $current != -* ]] && compopt -o plusdirs 2>/dev/null
  else
    compopt +o default 2>/dev/null
  fi
  # shellcheck disable=SC2207
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tf_disco tf-disco
`;function w(){return`${_}
  case $previous in
${S().join(`
`)}
  esac
  case $command:$current in
${l().join(`
`)}
  esac
${U}`}function S(){const s=i.Wg.filter(v=>E(v).length>0),f=i.Wg.filter(v=>!(0,i.Tb)(v)&&!$(v)&&E(v).length===0),p=v=>D(v.map(({name:b})=>`--${b}`));return[...s.
map(v=>`    --${v.name}) words='${E(v).join(" ")}' isPath= command= ;;`),`    ${p(i.Wg.filter($))}) return ;;`,`    ${p(f)}) compopt +o default 2>/dev/null; ret\
urn ;;`]}function l(){return[...M.flatMap(([f,p])=>[`    '${f}':-*) words='${m(f).flatMap(I).join(" ")}' ;;`,...p==="paths"?[]:[`    '${f}':*) words='${p.join("\
 ")}'; isPath= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${i.bw.join(" ")}' ;;`]}function e(){const s=M.flatMap(([p,v])=>v==="paths"?[]:[`complete -c t\
f-disco -n '__tf_disco_is "${p}"' -f -a '${v.join(" ")}'`]),f=i.Lo.filter(({name:p})=>i.bw.includes(p)).map(({name:p,summary:v})=>`complete -c tf-disco -n __fis\
h_use_subcommand -a ${p} -d '${C(v)}'`);return`# Completion of tf-disco for fish.
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
${[...f,...s,...i.Wg.map(r)].join(`
`)}
`}function r(s){const f=M.filter(([c])=>m(c).includes(s)),p=E(s),v=(0,i.Tb)(s)?"":p.length>0?` -x -a '${p.join(" ")}'`:$(s)?" -r -F":" -x",b=s.short===void 0?"":
` -s ${s.short}`;return`complete -c tf-disco -n '__tf_disco_is ${f.map(([c])=>`"${c}"`).join(" ")}'${b} -l ${s.name}${v} -d '${P(s)}'`}function a(){return`#comp\
def tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${i.Lo.filter(({name:f})=>i.bw.includes(f)).map(({name:f,summary:p})=>`'${f}:${C(p)}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${D(i.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${D(i.bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${o().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const o=()=>M.map(([s,f])=>{const p=s.split(" ").map((n,c)=>`'${c+1}: : '`),v=f==="paths"?["'*:path:_files'"]:[...p,`'*: :(${f.join(" ")})'`],b=[...m(s).map(d),
...v];return`    (${s.replace(" ","\\ ")})
      _arguments -S ${b.join(` \\
        `)} ;;`});function d(s){const f=`[${P(s).replace(/[[\]:\\]/g,"\\$&")}]`,p=I(s);if((0,i.Tb)(s))return p.length===1?`'${p[0]}${f}'`:`'(${p.join(" ")})'{${p}\
}'${f}'`;const v=E(s),b=v.length>0?`(${v.join(" ")})`:$(s)?"_files":" ";return`'${s.kind.isList?"*":""}--${s.name}=${f}:${s.kind.value.replaceAll(/[:[\]]/g,"\\$&")}\
:${b}'`}const y={bash:w,zsh:a,fish:e},O=s=>y[s]()}),4e3:((j,A,t)=>{t.d(A,{Af:()=>d,B9:()=>l,Cw:()=>s,Fn:()=>v,K4:()=>C,NM:()=>r,Wt:()=>S,YA:()=>o,_r:()=>a,dh:()=>$,
eZ:()=>y,go:()=>_,hS:()=>E,mP:()=>U,oZ:()=>b,qZ:()=>e,v:()=>I,zM:()=>O,zN:()=>P,zd:()=>D});var i=t(6174),h=t(4714),u=t(7715),M=t(9562);const m=300;function $(n,c=m){
if(n.length<=c)return n;const g=(0,i._)(n);return g.length<=c?g:`${(0,h.o)(g,c)}\u2026`}const E=(n,c)=>`${n} ${c}${n===1?"":"s"}`,P=(n,c)=>({shown:n.slice(0,c),
more:Math.max(0,n.length-c)});function C(n,c,g=String){const{shown:T,more:k}=P(n,c);return I(T.map(R=>g(R)),k)}const I=(n,c)=>`${n.join(", ")}${c>0?` and ${c} m\
ore`:""}`,D=n=>`the clients print "${n}"`;function _(n){return n===null?"null":Array.isArray(n)?"an array":typeof n=="object"?"an object":`a ${typeof n}`}function U(n){
if(n.kind==="error")return`cannot be read: ${n.code}`;const{bytes:c,maxBytes:g}=n;return`has ${c} bytes and is not read; the limit is ${g/1024/1024} MiB`}const w={
[M.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[M.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function S(n){return n.flatMap(g=>w[g]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const l=n=>`\
wait and run the check again; see ${(0,u.V)(n)??"its status page"}, and consider a network mirror for providers`,e=n=>`use another network, a proxy (HTTPS_PROXY\
) or a network mirror: ${n} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function r(n,c,g){
if(n===null)return g;const T=n.title===""?"":` ("${n.title}")`,k=g.guest??e(c);switch(n.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:k,because:`the host returned a sign-in page${T}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${T}\
: allow this machine to reach the host`;case"other":{const R=g.user??`check that ${c} is a registry, and ${S([])}`;return{...g,user:R,guest:k,because:`the host \
returned an HTML page${T}`}}}}const a=({url:n,status:c,reason:g})=>`${n} returned ${`${c} ${$(g)}`.trim()}`,o=n=>`${Math.round(n/100)/10} s`,d=n=>n.map(({name:c,
attemptMs:g,retries:T})=>{const k=Number.isFinite(g)?o(g):"without a limit",R=T===0?"":` in each of ${T+1} attempts`,L=c.includes(" and ")?"wait":"waits";return`${c}\
 ${L} ${k}${R}`}).join(", "),y=n=>n.map(({name:c})=>c).join(" and "),O=n=>n.kind==="several"?n.reasons:[n];function s(n){switch(n.kind){case"deadline":return`th\
e check reached its deadline of ${o(n.ms)}`;case"signal":return`the check was interrupted by ${n.signal}`;case"crash":return"tf-disco crashed";case"missing":return p(
n);case"several":return n.reasons.map(s).join("; ")}}const f=10;function p({repositories:n,total:c}){const g=c===1?"repository":"repositories",T=n.length===1?"i\
s":"are",k=C(n,f,$);return`${n.length} of ${c} ${g} ${T} missing: ${k}`}const v=n=>`${n}; it may use hosts that are not in \`allowed-hosts\``,b=({kind:n,address:c,
version:g})=>`${n} ${c} ${$(g,40)}`}),3579:((j,A,t)=>{t.d(A,{t:()=>v});var i={};t.r(i),t.d(i,{answerIncomplete:()=>U.B,blockReserved:()=>s.ME,blockUnsupported:()=>s.
jP,clientVersion:()=>_.Ov,cloudOrganization:()=>D.Dr,cloudToken:()=>D.vs,cloudVersion:()=>D.EK,cloudWorkspace:()=>D.dF,cloudWorkspaceMissing:()=>D.Fu,constraintInvalid:()=>_.
jF,constraintUnmeetable:()=>_.id,credentialsConfig:()=>h.P4,credentialsDiffer:()=>u.tK,credentialsEmpty:()=>u.QU,credentialsHelper:()=>h.Dz,credentialsMalformed:()=>u.
Eu,credentialsMissing:()=>u.$U,credentialsNearMiss:()=>u.z2,credentialsOtherHost:()=>u.To,credentialsRejected:()=>u.JD,credentialsShort:()=>u.fj,credentialsUnused:()=>u.
bI,documentAbsent:()=>$.HB,documentEncoding:()=>$.jN,documentHeaders:()=>$.ku,documentIncomplete:()=>$.Eh,documentNotJson:()=>$.pN,documentNotObject:()=>$.g0,documentSize:()=>$.
zf,documentStatus:()=>$.wE,documentType:()=>$.e,documentUnauthorized:()=>u.iX,fileLimit:()=>M.ub,fileOutside:()=>M.a3,fileSyntax:()=>M.U$,fileUnreadable:()=>M.WO,
hostAssumed:()=>d.zo,hostCheckCrashed:()=>d.n3,hostDotlessModule:()=>s.Zp,hostGeneric:()=>d.U7,hostHttp2:()=>d.ro,hostIdnModule:()=>s._W,hostInvalid:()=>s.k0,hostMissing:()=>s.
tg,hostNotAllowed:()=>d.wp,hostNotChecked:()=>d.nD,hostPrivateRedirect:()=>d.AO,hostProtocol:()=>m.P0,hostRecovered:()=>m.Er,hostSlow:()=>m.U2,hostTimeout:()=>m.
Qs,hostUnknown:()=>m.T0,hostUnreachable:()=>m.P6,lockInvalid:()=>_.FA,lockOutside:()=>_.N0,lockPlatformMissing:()=>r.z0,loginAuthzInvalid:()=>o.TJ,loginAuthzMissing:()=>o.
K3,loginClientEmpty:()=>o.iP,loginClientMissing:()=>o.pF,loginGrantTypesInvalid:()=>o.Si,loginGrantTypesUnknown:()=>o.N4,loginGrantTypesUnsupported:()=>o.yA,loginPortsCount:()=>o.
XB,loginPortsIgnored:()=>o.WC,loginPortsOrder:()=>o.QI,loginPortsRange:()=>o.Vr,loginPortsSingle:()=>o.uR,loginScopesIgnored:()=>o.lT,loginScopesInvalid:()=>o.mH,
loginTokenInvalid:()=>o.mL,loginTokenMissing:()=>o.xu,loginType:()=>o.e7,loginUrlPort:()=>o.Cq,mirrorUrl:()=>S.zS,mirrorVersion:()=>S.gU,moduleDescribed:()=>w.o,
moduleUnknown:()=>a.J,notFollowed:()=>l.q,nothingToCheck:()=>M.JW,packageDocument:()=>r.Es,packageLocation:()=>e.KG,packagePlatform:()=>r.oL,packageProtocol:()=>r.
Vf,packageSums:()=>r.xD,packageUnauthorized:()=>e.vn,packageUnreachable:()=>e.N7,packageUnsigned:()=>r.iw,providerExcluded:()=>S.WZ,providerUnknown:()=>a.s,providerWarning:()=>C.
Mx,proxyRefused:()=>P.rZ,redirectInsecure:()=>E.n4,redirectInvalid:()=>E.Y3,redirectLimit:()=>E.KA,redirectLoop:()=>E.f0,redirectNested:()=>E.CL,serviceMissing:()=>y.
WI,serviceType:()=>y.IR,serviceUrlCredentials:()=>O.Ju,serviceUrlCrossHost:()=>O.T$,serviceUrlDoubleSlash:()=>O.$H,serviceUrlEmpty:()=>O.Q8,serviceUrlInsecure:()=>O.
l5,serviceUrlInvalid:()=>O.WS,serviceUrlLooksLikeHost:()=>O.Ew,serviceUrlNoSlash:()=>O.jI,serviceUrlOtherPort:()=>O.Gh,serviceUrlPrivate:()=>O.o1,serviceUrlQuery:()=>O.
Xq,serviceUrlRelative:()=>O.J6,serviceUrlSame:()=>O.ln,serviceVersion:()=>y.C6,servicesForced:()=>h.Yv,servicesForcedDiffer:()=>h.kV,sourceDynamic:()=>s.J0,sourceInvalid:()=>s.
DA,sourceNearMiss:()=>s.My,tlsExpired:()=>P.vk,tlsExpiresSoon:()=>P.BU,tlsNameMismatch:()=>P.B_,tlsNotYetValid:()=>P.x1,tlsPlainHttp:()=>P.MY,tlsProtocol:()=>P.
cI,tlsUntrusted:()=>P.SE,versionLockedGone:()=>I.k,versionNoneFits:()=>I.P,versionUnreadable:()=>C.Ev,versionsEmpty:()=>C.hy,versionsShape:()=>C.RK,versionsStatus:()=>C.
MI,versionsUnauthorized:()=>C.m$});var h=t(4929),u=t(3534),M=t(7052),m=t(960),$=t(2636),E=t(9209),P=t(9872),C=t(4592),I=t(5136),D=t(3410),_=t(9804),U=t(4715),w=t(
6003),S=t(4375),l=t(7751),e=t(2562),r=t(5138),a=t(789),o=t(793),d=t(6697),y=t(2847),O=t(9319),s=t(8011);const f=["host","proxy","tls","redirect","document","ser\
vice","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","crede\
ntials","services","not"];let p;function v(){return p??=b(),p}function b(){const c={},g=Object.values(i);for(const T of f){const k=g.filter(({code:R})=>R.startsWith(
`${T}-`));for(const R of k.sort((L,W)=>L.code<W.code?-1:1))c[R.code]=R}return c}const n="docs/problems.md"}),9804:((j,A,t)=>{t.d(A,{FA:()=>S,N0:()=>_,Ov:()=>l,id:()=>I,
jF:()=>C});var i=t(1064),h=t(4e3),u=t(5799);const M=6,m=e=>`"${(0,h.dh)(e)}"`,$=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function E(e){
const r=e.replace($,"");return r===""?"":`: ${r}`}function P(e){switch(e.reason){case"syntax":{const{text:r,why:a}=e;return{message:`${m(r)} is not a version co\
nstraint${E(a)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${e.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${e.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${m(e.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${e.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${e.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const C=(0,u.lS)((0,u.z3)("constraint-invalid","Version constraint is invalid",i.Du),P),I=(0,u.
lS)((0,u.z3)("constraint-unmeetable","No version can meet the constraints",i.Du),({of:e,terms:r,preRelease:a})=>({message:`no version of ${e} can match ${(0,h.K4)(
r.map(m),M,h.dh)}`,help:a!==void 0?`write ${m(a)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:r.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),D={terraform:"terraform",opentofu:"tofu"},_=(0,u.lS)((0,u.
z3)("lock-outside","Locked version does not match the constraints",i.Du),({provider:e,version:r,constraints:a,clients:o})=>{const[d,...y]=o,O=d===void 0||y.length>
0?"":`${D[d]} `;return{message:`locked provider ${e} ${r} does not match configured version constraint ${(0,h.K4)(a,M,h.dh)}`,help:`run \`${O}init -upgrade\` in \
this directory and commit the lock file, or change the constraint`}}),U={"no-version":["version","is missing"],"not-a-version":["version","is not a version numb\
er"],"not-constraints":["constraints","are invalid"]};function w(e){const r="failed to read dependency lock file",a="restore the file, or remove the block and r\
un `init` again";switch(e.reason){case"syntax":return{message:`${r}: ${e.error}`,help:a};case"twice":return{message:`${r}: it has two blocks for provider ${e.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${r}: the ${e.of} of provider ${e.provider} must be written in\
 normalized form: ${m(e.normal)}`,help:a};default:{const[o,d]=U[e.reason];return{message:`${r}: the ${o} of provider ${e.provider} ${d}`,help:a}}}}const S=(0,u.
lS)((0,u.z3)("lock-invalid","Dependency lock file is invalid",i.Du),w),l=(0,u.lS)((0,u.z3)("client-version","Configuration does not support this version of the \
CLI",i.Du),({client:e,version:r,constraint:a})=>({message:`the version constraint ${m(a)} excludes ${i.bB[e]} ${r}`,help:`use another version of ${i.bB[e]}, or \
change the constraint`}))}),4714:((j,A,t)=>{t.d(A,{o:()=>u,w:()=>M});var i=t(3307);const h=2048,u=(m,$=h)=>m.length<=$?m:structuredClone(m.slice(0,$).toWellFormed());
function M(m){if(m.length<=h)return(0,i.IL)(m);switch(m[0]){case'"':return u((0,i.I)(m));case"[":return[];case"{":return{};default:return(0,i.IL)(m)}}}),7715:((j,A,t)=>{
t.d(A,{V:()=>h});const i=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terrafor\
m.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),h=u=>i.get(u)??null}),
1513:((j,A,t)=>{t.d(A,{K:()=>w,W:()=>P});var i=t(3592),h=t(7188),u=t(1460);const M=80,m=28,$=46,E="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not\
 run or was interrupted.";function P(e){return`${(e===null?C():I((0,h.OB)(e))).join(`
`)}
`}function C(){const e=h.Lo.filter(({name:r})=>!r.includes(" "));return[...l("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...e.flatMap(({name:r,summary:a})=>S(r,a,14)),"","Examples:",..._((0,h.OB)(
"check")),"","Flags:",...[h.l1.help,h.l1.version].flatMap(U),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...l(E),`Documentation: ${i.
Bw}`]}function I(e){const r=h.Lo.filter(({name:o})=>o.startsWith(`${e.name} `)),a=h.Y5.map(([o,d])=>[o,d.filter(y=>D(y,e))]).filter(([,o])=>o.length>0);return[...e.
about.flatMap((o,d)=>[...d===0?[]:[""],...l(o)]),"",`Usage: tf-disco ${e.usage}`,...r.length===0?[]:["","Commands:"],...r.flatMap(({name:o,summary:d})=>S(o,d,20)),
"","Examples:",..._(e),...a.flatMap(([o,d])=>["",`${o.replaceAll("`","")}:`,...d.flatMap(U)]),...e.name==="check"?["",...l(E)]:[]]}const D=({name:e},r)=>e==="he\
lp"||r.flags.includes(e),_=({examples:e})=>e.flatMap(([r,a])=>S(r,a,$));function U(e){const{name:r,short:a,kind:o,default:d}=e,y=a===void 0?"":`-${a}, `,O=o.value===
""?"":` ${o.value}${o.isList?"\u2026":""}`,s=d===""||o.value===""?"":` (${d})`;return S(`${y}--${r}${O}`,`${w(e)}${s}`,m)}const w=({help:e})=>(0,u.W)(e).replaceAll(
"`","").replace(", one per line","");function S(e,r,a){const o=l(r,M-a).map(O=>`${" ".repeat(a)}${O}`);if(r==="")return[`  ${e}`];if(e.length+4>a)return[`  ${e}`,
...o];const[d="",...y]=o;return[`  ${e}${d.slice(e.length+2)}`,...y]}function l(e,r=M){const a=[];let o="";for(const d of e.split(" "))o!==""&&o.length+1+d.length>
r&&(a.push(o),o=""),o+=o===""?d:` ${d}`;return[...a,o]}}),1460:((j,A,t)=>{t.d(A,{E:()=>C,W:()=>P});var i=t(3024),h=t(6760),u=t(1831),M=t(8535),m=t(5100),$=t(7188);
const E=new Set(m.f.flatMap(([,l])=>l.map(({name:e})=>e))),P=l=>l.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(e,r,a)=>E.has(r)?`\`--${r}${a===void 0?"":` ${a}`}\
\``:e).replaceAll("hostnames input","--hostnames"),C={setting:l=>`--${l}`,missingPath:(l,e)=>{const[r="",...a]=l.split("=");if(a.length>0&&_(r))return`"${r}=\u2026" \
does not exist in ${e}; did you mean --tokens?`;const o=D(l,e),d=o===null?"":`; did you mean ${o}?`;return`"${l}" does not exist in ${e}${d}`}},I=new Map([...["\
init","lint","run","scan","test","validate"].map(l=>[l,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function D(l,e){const r=I.get(l)??
(0,M.q)(l,$.bw);if(r!==null)return`"tf-disco ${r}"`;const a=(0,M.q)((0,h.basename)(l),S((0,h.dirname)((0,h.resolve)(e,l))));if(a!==null)return`"${(0,h.join)((0,h.
dirname)(l),a)}"`;const o=l.replace(/^https:\/\/|\/$/g,""),d=(0,u.Pv)(o);return d.ok&&_(o)?`--hostnames ${(0,u.nx)(d.value)}`:null}const _=l=>l.includes(".")&&!U.
test(l)&&(0,u.Pv)(l).ok,U=/\.(?:tf|tofu|hcl|json|tfvars)$/,w=1e3;function S(l){try{return(0,i.readdirSync)(l).slice(0,w)}catch{return[]}}})};export{N as id,B as ids,x as modules};
