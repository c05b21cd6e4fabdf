const N=726,B=[726],x={7726:((j,_,o)=>{o.r(_),o.d(_,{renderCompletion:()=>y});var i=o(7188),h=o(3579),u=o(1513);const M=[["check","paths"],["usages","paths"],["\
explain",i.u0],...i.u0.map(r=>[`explain ${r}`,[]]),["completion",i.OF],["help",i.bw]],m=r=>{const f=["help",...(0,i.OB)(r).flags];return i.Wg.filter(({name:$})=>f.
includes($))},v=({kind:r})=>r.value==="",C=({kind:r})=>/^(?:FILE|PATH|GLOB)$/.test(r.value),O=({name:r,kind:f})=>r==="ignore"?Object.keys((0,h.t)()):f.choices??
[],D=r=>I((0,u.K)(r).split(/[:;.](?:\s|$)/,1)[0]??""),I=r=>r.replaceAll("'","\u2019"),A=({name:r,short:f})=>f===void 0?[`--${r}`]:[`-${f}`,`--${r}`],P=r=>r.join(
"|"),w=`# Completion of tf-disco for bash.
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
      ${P(i.bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${P(i.u0.map(r=>`explain:${r}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done`,T=`  if [[ $isPath ]]; then
    # Bash 3 has no compopt, and offers paths only where nothing else fits.
    [[ $current != -* ]] && compopt -o plusdirs 2>/dev/null
  else
    compopt +o default 2>/dev/null
  fi
  # shellcheck disable=SC2207
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tf_disco tf-disco
`;function S(){return`${w}
  case $previous in
${c().join(`
`)}
  esac
  case $command:$current in
${e().join(`
`)}
  esac
${T}`}function c(){const r=i.Wg.filter(g=>O(g).length>0),f=i.Wg.filter(g=>!v(g)&&!C(g)&&O(g).length===0),$=g=>P(g.map(({name:n})=>`--${n}`));return[...r.map(g=>`\
    --${g.name}) words='${O(g).join(" ")}' isPath= command= ;;`),`    ${$(i.Wg.filter(C))}) return ;;`,`    ${$(f)}) compopt +o default 2>/dev/null; return ;;`]}
function e(){return[...M.flatMap(([f,$])=>[`    '${f}':-*) words='${m(f).flatMap(A).join(" ")}' ;;`,...$==="paths"?[]:[`    '${f}':*) words='${$.join(" ")}'; is\
Path= ;;`]]),`    check:*) ((COMP_CWORD == 1)) && words='${i.bw.join(" ")}' ;;`]}function t(){const r=M.flatMap(([$,g])=>g==="paths"?[]:[`complete -c tf-disco -\
n '__tf_disco_is "${$}"' -f -a '${g.join(" ")}'`]),f=i.Lo.filter(({name:$})=>i.bw.includes($)).map(({name:$,summary:g})=>`complete -c tf-disco -n __fish_use_sub\
command -a ${$} -d '${I(g)}'`);return`# Completion of tf-disco for fish.
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
${[...f,...r,...i.Wg.map(a)].join(`
`)}
`}function a(r){const f=M.filter(([p])=>m(p).includes(r)),$=O(r),g=v(r)?"":$.length>0?` -x -a '${$.join(" ")}'`:C(r)?" -r -F":" -x",n=r.short===void 0?"":` -s ${r.
short}`;return`complete -c tf-disco -n '__tf_disco_is ${f.map(([p])=>`"${p}"`).join(" ")}'${n} -l ${r.name}${g} -d '${D(r)}'`}function s(){return`#compdef tf-di\
sco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${i.Lo.filter(({name:f})=>i.bw.includes(f)).map(({name:f,summary:$})=>`'${f}:${I($)}'`).join(" ")})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${P(i.u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${P(i.bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${l().join(`
`)}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`}const l=()=>M.map(([r,f])=>{const $=r.split(" ").map((d,p)=>`'${p+1}: : '`),g=f==="paths"?["'*:path:_files'"]:[...$,`'*: :(${f.join(" ")})'`],n=[...m(r).map(U),
...g];return`    (${r.replace(" ","\\ ")})
      _arguments -S ${n.join(` \\
        `)} ;;`});function U(r){const f=`[${D(r).replace(/[[\]:\\]/g,"\\$&")}]`,$=A(r);if(v(r))return $.length===1?`'${$[0]}${f}'`:`'(${$.join(" ")})'{${$}}'${f}\
'`;const g=O(r),n=g.length>0?`(${g.join(" ")})`:C(r)?"_files":" ";return`'${r.kind.isList?"*":""}--${r.name}=${f}:${r.kind.value.replaceAll(/[:[\]]/g,"\\$&")}:${n}\
'`}const E={bash:S,zsh:s,fish:t},y=r=>E[r]()}),4e3:((j,_,o)=>{o.d(_,{Af:()=>l,B9:()=>c,Cw:()=>y,Fn:()=>$,K4:()=>D,NM:()=>t,Vb:()=>g,Wt:()=>S,YA:()=>s,_r:()=>a,dh:()=>v,
eZ:()=>U,go:()=>P,hS:()=>C,mP:()=>w,qZ:()=>e,v:()=>I,zM:()=>E,zN:()=>O,zd:()=>A});var i=o(6174),h=o(4714),u=o(7715),M=o(9562);const m=300;function v(n,d=m){if(n.
length<=d)return n;const p=(0,i._)(n);return p.length<=d?p:`${(0,h.o)(p,d)}\u2026`}const C=(n,d)=>`${n} ${d}${n===1?"":"s"}`,O=(n,d)=>({shown:n.slice(0,d),more:Math.
max(0,n.length-d)});function D(n,d,p=String){const{shown:R,more:k}=O(n,d);return I(R.map(b=>p(b)),k)}const I=(n,d)=>`${n.join(", ")}${d>0?` and ${d} more`:""}`,
A=n=>`the clients print "${n}"`;function P(n){return n===null?"null":Array.isArray(n)?"an array":typeof n=="object"?"an object":`a ${typeof n}`}function w(n){if(n.
kind==="error")return`cannot be read: ${n.code}`;const{bytes:d,maxBytes:p}=n;return`has ${d} bytes and is not read; the limit is ${p/1024/1024} MiB`}const T={[M.
e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[M.xq]:"correct the host in `source`, or \
add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem\
 mirror"};function S(n){return n.flatMap(p=>T[p]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const c=n=>`\
wait and run the check again; see ${(0,u.V)(n)??"its status page"}, and consider a network mirror for providers`,e=n=>`use another network, a proxy (HTTPS_PROXY\
) or a network mirror: ${n} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function t(n,d,p){
if(n===null)return p;const R=n.title===""?"":` ("${n.title}")`,k=p.guest??e(d);switch(n.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:k,because:`the host returned a sign-in page${R}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${R}\
: allow this machine to reach the host`;case"other":{const b=p.user??`check that ${d} is a registry, and ${S([])}`;return{...p,user:b,guest:k,because:`the host \
returned an HTML page${R}`}}}}const a=({url:n,status:d,reason:p})=>`${n} returned ${`${d} ${v(p)}`.trim()}`,s=n=>`${Math.round(n/100)/10} s`,l=n=>n.map(({name:d,
attemptMs:p,retries:R})=>{const k=Number.isFinite(p)?s(p):"without a limit",b=R===0?"":` in each of ${R+1} attempts`,L=d.includes(" and ")?"wait":"waits";return`${d}\
 ${L} ${k}${b}`}).join(", "),U=n=>n.map(({name:d})=>d).join(" and "),E=n=>n.kind==="several"?n.reasons:[n];function y(n){switch(n.kind){case"deadline":return`th\
e check reached its deadline of ${s(n.ms)}`;case"signal":return`the check was interrupted by ${n.signal}`;case"crash":return"tf-disco crashed";case"missing":return f(
n);case"several":return n.reasons.map(y).join("; ")}}const r=10;function f({repositories:n,total:d}){const p=d===1?"repository":"repositories",R=n.length===1?"i\
s":"are",k=D(n,r,v);return`${n.length} of ${d} ${p} ${R} missing: ${k}`}const $=n=>`${n}; it may use hosts that are not in \`allowed-hosts\``,g=({kind:n,address:d,
version:p})=>`${n} ${d} ${v(p,40)}`}),3579:((j,_,o)=>{o.d(_,{t:()=>$});var i={};o.r(i),o.d(i,{answerIncomplete:()=>w.B,blockReserved:()=>y.ME,blockUnsupported:()=>y.
jP,clientVersion:()=>P.Ov,cloudOrganization:()=>A.Dr,cloudToken:()=>A.vs,cloudVersion:()=>A.EK,cloudWorkspace:()=>A.dF,cloudWorkspaceMissing:()=>A.Fu,constraintInvalid:()=>P.
jF,constraintUnmeetable:()=>P.id,credentialsConfig:()=>h.P4,credentialsDiffer:()=>u.tK,credentialsEmpty:()=>u.QU,credentialsHelper:()=>h.Dz,credentialsMalformed:()=>u.
Eu,credentialsMissing:()=>u.$U,credentialsNearMiss:()=>u.z2,credentialsOtherHost:()=>u.To,credentialsRejected:()=>u.JD,credentialsShort:()=>u.fj,credentialsUnused:()=>u.
bI,documentAbsent:()=>v.HB,documentEncoding:()=>v.jN,documentHeaders:()=>v.ku,documentIncomplete:()=>v.Eh,documentNotJson:()=>v.pN,documentNotObject:()=>v.g0,documentSize:()=>v.
zf,documentStatus:()=>v.wE,documentType:()=>v.e,documentUnauthorized:()=>u.iX,fileLimit:()=>M.ub,fileOutside:()=>M.a3,fileSyntax:()=>M.U$,fileUnreadable:()=>M.WO,
hostAssumed:()=>l.zo,hostCheckCrashed:()=>l.n3,hostDotlessModule:()=>y.Zp,hostGeneric:()=>l.U7,hostHttp2:()=>l.ro,hostIdnModule:()=>y._W,hostInvalid:()=>y.k0,hostMissing:()=>y.
tg,hostNotAllowed:()=>l.wp,hostNotChecked:()=>l.nD,hostPrivateRedirect:()=>l.AO,hostProtocol:()=>m.P0,hostRecovered:()=>m.Er,hostSlow:()=>m.U2,hostTimeout:()=>m.
Qs,hostUnknown:()=>m.T0,hostUnreachable:()=>m.P6,lockInvalid:()=>P.FA,lockOutside:()=>P.N0,lockPlatformMissing:()=>t.z0,loginAuthzInvalid:()=>s.TJ,loginAuthzMissing:()=>s.
K3,loginClientEmpty:()=>s.iP,loginClientMissing:()=>s.pF,loginGrantTypesInvalid:()=>s.Si,loginGrantTypesUnknown:()=>s.N4,loginGrantTypesUnsupported:()=>s.yA,loginPortsCount:()=>s.
XB,loginPortsIgnored:()=>s.WC,loginPortsOrder:()=>s.QI,loginPortsRange:()=>s.Vr,loginPortsSingle:()=>s.uR,loginScopesIgnored:()=>s.lT,loginScopesInvalid:()=>s.mH,
loginTokenInvalid:()=>s.mL,loginTokenMissing:()=>s.xu,loginType:()=>s.e7,loginUrlPort:()=>s.Cq,mirrorUrl:()=>S.zS,mirrorVersion:()=>S.gU,moduleDescribed:()=>T.o,
moduleUnknown:()=>a.J,notFollowed:()=>c.q,nothingToCheck:()=>M.JW,packageDocument:()=>t.Es,packageLocation:()=>e.KG,packagePlatform:()=>t.oL,packageProtocol:()=>t.
Vf,packageSums:()=>t.xD,packageUnauthorized:()=>e.vn,packageUnreachable:()=>e.N7,packageUnsigned:()=>t.iw,providerExcluded:()=>S.WZ,providerUnknown:()=>a.s,providerWarning:()=>D.
Mx,proxyRefused:()=>O.rZ,redirectInsecure:()=>C.n4,redirectInvalid:()=>C.Y3,redirectLimit:()=>C.KA,redirectLoop:()=>C.f0,redirectNested:()=>C.CL,serviceMissing:()=>U.
WI,serviceType:()=>U.IR,serviceUrlCredentials:()=>E.Ju,serviceUrlCrossHost:()=>E.T$,serviceUrlDoubleSlash:()=>E.$H,serviceUrlEmpty:()=>E.Q8,serviceUrlInsecure:()=>E.
l5,serviceUrlInvalid:()=>E.WS,serviceUrlLooksLikeHost:()=>E.Ew,serviceUrlNoSlash:()=>E.jI,serviceUrlOtherPort:()=>E.Gh,serviceUrlPrivate:()=>E.o1,serviceUrlQuery:()=>E.
Xq,serviceUrlRelative:()=>E.J6,serviceUrlSame:()=>E.ln,serviceVersion:()=>U.C6,servicesForced:()=>h.Yv,servicesForcedDiffer:()=>h.kV,sourceDynamic:()=>y.J0,sourceInvalid:()=>y.
DA,sourceNearMiss:()=>y.My,tlsExpired:()=>O.vk,tlsExpiresSoon:()=>O.BU,tlsNameMismatch:()=>O.B_,tlsNotYetValid:()=>O.x1,tlsPlainHttp:()=>O.MY,tlsProtocol:()=>O.
cI,tlsUntrusted:()=>O.SE,versionLockedGone:()=>I.k,versionNoneFits:()=>I.P,versionUnreadable:()=>D.Ev,versionsEmpty:()=>D.hy,versionsShape:()=>D.RK,versionsStatus:()=>D.
MI,versionsUnauthorized:()=>D.m$});var h=o(4929),u=o(3534),M=o(7052),m=o(960),v=o(2636),C=o(9209),O=o(9872),D=o(4592),I=o(5136),A=o(3410),P=o(9804),w=o(4715),T=o(
6003),S=o(4375),c=o(7751),e=o(2562),t=o(5138),a=o(789),s=o(793),l=o(6697),U=o(2847),E=o(9319),y=o(8011);const r=["host","proxy","tls","redirect","document","ser\
vice","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","crede\
ntials","services","not"];let f;function $(){return f??=g(),f}function g(){const d={},p=Object.values(i);for(const R of r){const k=p.filter(({code:b})=>b.startsWith(
`${R}-`));for(const b of k.sort((L,W)=>L.code<W.code?-1:1))d[b.code]=b}return d}const n="docs/problems.md"}),9804:((j,_,o)=>{o.d(_,{FA:()=>S,N0:()=>P,Ov:()=>c,id:()=>I,
jF:()=>D});var i=o(1064),h=o(4e3),u=o(5799);const M=6,m=e=>`"${(0,h.dh)(e)}"`,v=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function C(e){
const t=e.replace(v,"");return t===""?"":`: ${t}`}function O(e){switch(e.reason){case"syntax":{const{text:t,why:a}=e;return{message:`${m(t)} is not a version co\
nstraint${C(a)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${e.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${e.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${m(e.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${e.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${e.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const D=(0,u.lS)((0,u.z3)("constraint-invalid","Version constraint is invalid",i.Du),O),I=(0,u.
lS)((0,u.z3)("constraint-unmeetable","No version can meet the constraints",i.Du),({of:e,terms:t,preRelease:a})=>({message:`no version of ${e} can match ${(0,h.K4)(
t.map(m),M,h.dh)}`,help:a!==void 0?`write ${m(a)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:t.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),A={terraform:"terraform",opentofu:"tofu"},P=(0,u.lS)((0,u.
z3)("lock-outside","Locked version does not match the constraints",i.Du),({provider:e,version:t,constraints:a,clients:s})=>{const[l,...U]=s,E=l===void 0||U.length>
0?"":`${A[l]} `;return{message:`locked provider ${e} ${t} does not match configured version constraint ${(0,h.K4)(a,M,h.dh)}`,help:`run \`${E}init -upgrade\` in \
this directory and commit the lock file, or change the constraint`}}),w={"no-version":["version","is missing"],"not-a-version":["version","is not a version numb\
er"],"not-constraints":["constraints","are invalid"]};function T(e){const t="failed to read dependency lock file",a="restore the file, or remove the block and r\
un `init` again";switch(e.reason){case"syntax":return{message:`${t}: ${e.error}`,help:a};case"twice":return{message:`${t}: it has two blocks for provider ${e.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${t}: the ${e.of} of provider ${e.provider} must be written in\
 normalized form: ${m(e.normal)}`,help:a};default:{const[s,l]=w[e.reason];return{message:`${t}: the ${s} of provider ${e.provider} ${l}`,help:a}}}}const S=(0,u.
lS)((0,u.z3)("lock-invalid","Dependency lock file is invalid",i.Du),T),c=(0,u.lS)((0,u.z3)("client-version","Configuration does not support this version of the \
CLI",i.Du),({client:e,version:t,constraint:a})=>({message:`the version constraint ${m(a)} excludes ${i.bB[e]} ${t}`,help:`use another version of ${i.bB[e]}, or \
change the constraint`}))}),4714:((j,_,o)=>{o.d(_,{o:()=>u,w:()=>M});var i=o(3307);const h=2048,u=(m,v=h)=>m.length<=v?m:structuredClone(m.slice(0,v).toWellFormed());
function M(m){if(m.length<=h)return(0,i.IL)(m);switch(m[0]){case'"':return u((0,i.I)(m));case"[":return[];case"{":return{};default:return(0,i.IL)(m)}}}),7715:((j,_,o)=>{
o.d(_,{V:()=>h});const i=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terrafor\
m.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),h=u=>i.get(u)??null}),
1513:((j,_,o)=>{o.d(_,{K:()=>T,W:()=>O});var i=o(3592),h=o(7188),u=o(1460);const M=80,m=28,v=46,C="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not\
 run or was interrupted.";function O(e){return`${(e===null?D():I((0,h.OB)(e))).join(`
`)}
`}function D(){const e=h.Lo.filter(({name:t})=>!t.includes(" "));return[...c("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...e.flatMap(({name:t,summary:a})=>S(t,a,14)),"","Examples:",...P((0,h.OB)(
"check")),"","Flags:",...[h.l1.help,h.l1.version].flatMap(w),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...c(C),`Documentation: ${i.
Bw}`]}function I(e){const t=h.Lo.filter(({name:s})=>s.startsWith(`${e.name} `)),a=h.Y5.map(([s,l])=>[s,l.filter(U=>A(U,e))]).filter(([,s])=>s.length>0);return[...e.
about.flatMap((s,l)=>[...l===0?[]:[""],...c(s)]),"",`Usage: tf-disco ${e.usage}`,...t.length===0?[]:["","Commands:"],...t.flatMap(({name:s,summary:l})=>S(s,l,20)),
"","Examples:",...P(e),...a.flatMap(([s,l])=>["",`${s.replaceAll("`","")}:`,...l.flatMap(w)]),...e.name==="check"?["",...c(C)]:[]]}const A=({name:e},t)=>e==="he\
lp"||t.flags.includes(e),P=({examples:e})=>e.flatMap(([t,a])=>S(t,a,v));function w(e){const{name:t,short:a,kind:s,default:l}=e,U=a===void 0?"":`-${a}, `,E=s.value===
""?"":` ${s.value}${s.isList?"\u2026":""}`,y=l===""||s.value===""?"":` (${l})`;return S(`${U}--${t}${E}`,`${T(e)}${y}`,m)}const T=({help:e})=>(0,u.W)(e).replaceAll(
"`","").replace(", one per line","");function S(e,t,a){const s=c(t,M-a).map(E=>`${" ".repeat(a)}${E}`);if(t==="")return[`  ${e}`];if(e.length+4>a)return[`  ${e}`,
...s];const[l="",...U]=s;return[`  ${e}${l.slice(e.length+2)}`,...U]}function c(e,t=M){const a=[];let s="";for(const l of e.split(" "))s!==""&&s.length+1+l.length>
t&&(a.push(s),s=""),s+=s===""?l:` ${l}`;return[...a,s]}}),1460:((j,_,o)=>{o.d(_,{E:()=>D,W:()=>O});var i=o(3024),h=o(6760),u=o(1831),M=o(8535),m=o(5100),v=o(7188);
const C=new Set(m.f.flatMap(([,c])=>c.map(({name:e})=>e))),O=c=>c.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(e,t,a)=>C.has(t)?`\`--${t}${a===void 0?"":` ${a}`}\
\``:e).replaceAll("hostnames input","--hostnames"),D={setting:c=>`--${c}`,missingPath:(c,e)=>{const[t="",...a]=c.split("=");if(a.length>0&&P(t))return`"${t}=\u2026" \
does not exist in ${e}; did you mean --tokens?`;const s=A(c,e),l=s===null?"":`; did you mean ${s}?`;return`"${c}" does not exist in ${e}${l}`}},I=new Map([...["\
init","lint","run","scan","test","validate"].map(c=>[c,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function A(c,e){const t=I.get(c)??
(0,M.q)(c,v.bw);if(t!==null)return`"tf-disco ${t}"`;const a=(0,M.q)((0,h.basename)(c),S((0,h.dirname)((0,h.resolve)(e,c))));if(a!==null)return`"${(0,h.join)((0,h.
dirname)(c),a)}"`;const s=c.replace(/^https:\/\/|\/$/g,""),l=(0,u.Pv)(s);return l.ok&&P(s)?`--hostnames ${(0,u.nx)(l.value)}`:null}const P=c=>c.includes(".")&&!w.
test(c)&&(0,u.Pv)(c).ok,w=/\.(?:tf|tofu|hcl|json|tfvars)$/,T=1e3;function S(c){try{return(0,i.readdirSync)(c).slice(0,T)}catch{return[]}}})};export{N as id,B as ids,x as modules};
