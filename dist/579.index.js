const C=579,L=[579],T={3579:((U,y,n)=>{n.d(y,{t:()=>w});var d={};n.r(d),n.d(d,{answerIncomplete:()=>v.Bz,blockReserved:()=>D.ME,blockUnsupported:()=>D.jP,clientVersion:()=>e.
Ov,cloudOrganization:()=>r.Dr,cloudToken:()=>r.vs,cloudVersion:()=>r.EK,cloudWorkspace:()=>r.dF,cloudWorkspaceMissing:()=>r.Fu,constraintInvalid:()=>e.jF,constraintUnmeetable:()=>e.
id,credentialsConfig:()=>s.P4,credentialsDiffer:()=>t.tK,credentialsEmpty:()=>t.QU,credentialsHelper:()=>s.Dz,credentialsMalformed:()=>t.Eu,credentialsMissing:()=>t.
$U,credentialsNearMiss:()=>t.z2,credentialsOtherHost:()=>t.To,credentialsRejected:()=>t.JD,credentialsShort:()=>t.fj,credentialsUnused:()=>t.bI,documentAbsent:()=>$.
HB,documentEncoding:()=>$.jN,documentHeaders:()=>$.ku,documentIncomplete:()=>$.Eh,documentNotJson:()=>$.pN,documentNotObject:()=>$.g0,documentSize:()=>$.zf,documentStatus:()=>$.
wE,documentType:()=>$.e,documentUnauthorized:()=>t.iX,fileLimit:()=>g.ub,fileOutside:()=>g.a3,fileSyntax:()=>g.U$,fileUnreadable:()=>g.WO,hostAssumed:()=>c.zo,hostCheckCrashed:()=>c.
n3,hostDotlessModule:()=>D.Zp,hostGeneric:()=>c.U7,hostHttp2:()=>c.ro,hostIdnModule:()=>D._W,hostInvalid:()=>D.k0,hostMissing:()=>D.tg,hostNotAllowed:()=>c.wp,hostNotChecked:()=>c.
nD,hostPrivateRedirect:()=>c.AO,hostProtocol:()=>m.P0,hostRecovered:()=>m.Er,hostSlow:()=>m.U2,hostTimeout:()=>m.Qs,hostUnknown:()=>m.T0,hostUnreachable:()=>m.P6,
lockInvalid:()=>e.FA,lockOutside:()=>e.N0,lockPlatformMissing:()=>i.z0,loginAuthzInvalid:()=>o.TJ,loginAuthzMissing:()=>o.K3,loginClientEmpty:()=>o.iP,loginClientMissing:()=>o.
pF,loginGrantTypesInvalid:()=>o.Si,loginGrantTypesUnknown:()=>o.N4,loginGrantTypesUnsupported:()=>o.yA,loginPortsCount:()=>o.XB,loginPortsIgnored:()=>o.WC,loginPortsOrder:()=>o.
QI,loginPortsRange:()=>o.Vr,loginPortsSingle:()=>o.uR,loginScopesIgnored:()=>o.lT,loginScopesInvalid:()=>o.mH,loginTokenInvalid:()=>o.mL,loginTokenMissing:()=>o.
xu,loginType:()=>o.e7,loginUrlPort:()=>o.Cq,mirrorUrl:()=>a.zS,mirrorVersion:()=>a.gU,moduleDescribed:()=>l.o,moduleUnknown:()=>a.Ji,notFollowed:()=>l.q,nothingToCheck:()=>g.
JW,packageDocument:()=>i.Es,packageLocation:()=>u.KG,packagePlatform:()=>i.oL,packageProtocol:()=>i.Vf,packageSums:()=>i.xD,packageUnauthorized:()=>u.vn,packageUnreachable:()=>u.
N7,packageUnsigned:()=>i.iw,providerExcluded:()=>a.WZ,providerUnknown:()=>a.s0,providerWarning:()=>v.Mx,proxyRefused:()=>k.rZ,redirectInsecure:()=>E.n4,redirectInvalid:()=>E.
Y3,redirectLimit:()=>E.KA,redirectLoop:()=>E.f0,redirectNested:()=>E.CL,serviceMissing:()=>p.WI,serviceType:()=>p.IR,serviceUrlCredentials:()=>f.Ju,serviceUrlCrossHost:()=>f.
T$,serviceUrlDoubleSlash:()=>f.$H,serviceUrlEmpty:()=>f.Q8,serviceUrlInsecure:()=>f.l5,serviceUrlInvalid:()=>f.WS,serviceUrlLooksLikeHost:()=>f.Ew,serviceUrlNoSlash:()=>f.
jI,serviceUrlOtherPort:()=>f.Gh,serviceUrlPrivate:()=>f.o1,serviceUrlQuery:()=>f.Xq,serviceUrlRelative:()=>f.J6,serviceUrlSame:()=>f.ln,serviceVersion:()=>p.C6,
servicesForced:()=>s.Yv,servicesForcedDiffer:()=>s.kV,sourceDynamic:()=>D.J0,sourceInvalid:()=>D.DA,sourceNearMiss:()=>D.My,tlsExpired:()=>k.vk,tlsExpiresSoon:()=>k.
BU,tlsNameMismatch:()=>k.B_,tlsNotYetValid:()=>k.x1,tlsPlainHttp:()=>k.MY,tlsProtocol:()=>k.cI,tlsUntrusted:()=>k.SE,versionLockedGone:()=>h.k,versionNoneFits:()=>h.
P,versionUnreadable:()=>v.Ev,versionsEmpty:()=>v.hy,versionsShape:()=>v.RK,versionsStatus:()=>v.MI,versionsUnauthorized:()=>v.m$});var s=n(4929),t=n(3534),g=n(7052),
m=n(960),$=n(2636),E=n(9209),k=n(9872),v=n(4592),h=n(5136),r=n(3410),e=n(9804),l=n(7751),u=n(2562),i=n(5138),a=n(789),o=n(793),c=n(6697),p=n(2847),f=n(9319),D=n(
8011);const P=`
  host proxy tls redirect document service login source constraint lock client module provider mirror
  versions version answer cloud package block file nothing credentials services not
`.trim().split(/\s+/);let _;function w(){return _??=Object.fromEntries(P.flatMap(I)),_}const I=O=>Object.values(d).filter(({code:M})=>M.startsWith(`${O}-`)).sort(
(M,b)=>M.code<b.code?-1:1).map(M=>[M.code,M]),S="docs/problems.md"}),5136:((U,y,n)=>{n.d(y,{P:()=>$,k:()=>k});var d=n(1064),s=n(4e3),t=n(5799);const g=4,m=v=>(0,s.
K4)(v,g,({text:h,at:r})=>{const e=`"${(0,s.dh)(h,80)}"`;return v.length===1?e:`${e} (${(0,s.dh)(r)})`}),$=(0,t.lS)((0,t.z3)("version-none-fits","No listed versi\
on fits",d.Du),({kind:v,address:h,constraints:r,mirror:e,newest:l,preRelease:u})=>{const i=l===null?`all listed versions are pre-releases${u===null?"":`, such a\
s ${(0,s.dh)(u,40)}`}`:`the newest ${e===null?"":`on ${e} `}is ${(0,s.dh)(l,40)}`,a=r.length>1?"all of ":"",o=r.length===0?"can be chosen":`fits ${a}${m(r)}`;return{
message:`no version of ${v} ${h} ${o}; ${i}`,help:E(r.length,l===null?u:null,e!==null)}});function E(v,h,r){if(h!==null){const l=`set \`version = "${(0,s.dh)(h,
40)}"\`, since only an exact version selects a pre-release`;return{user:l,operator:`publish a release, or ${l}`}}return v>1?"change these constraints so that th\
ey all allow one listed version":{user:"change the constraint to allow a listed version",operator:r?"add a version that fits to the mirror":"publish a version t\
hat fits; if its tag exists, check that the registry has imported it"}}const k=(0,t.lS)((0,t.z3)("version-locked-gone","Locked version is no longer listed",d.Du),
({address:v,version:h,upgrade:r,newest:e,mirror:l})=>({message:`the lock file selects ${v} ${(0,s.dh)(h,40)}, which ${l??"the registry"} no longer lists${e===null?
"":`; the newest is ${(0,s.dh)(e,40)}`}`,help:{user:r===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu ini\
t -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,s.dh)(r,40)}, and commit the lock file`,
operator:l===null?`publish ${(0,s.dh)(h,40)} again`:`add ${(0,s.dh)(h,40)} to the mirror again`}}))}),9804:((U,y,n)=>{n.d(y,{FA:()=>i,N0:()=>e,Ov:()=>a,id:()=>h,
jF:()=>v});var d=n(1064),s=n(4e3),t=n(5799);const g=6,m=o=>`"${(0,s.dh)(o)}"`,$=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function E(o){
const c=o.replace($,"");return c===""?"":`: ${c}`}function k(o){switch(o.reason){case"syntax":{const{text:c,why:p}=o;return{message:`${m(c)} is not a version co\
nstraint${E(p)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${o.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${o.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${m(o.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${o.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${o.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const v=(0,t.lS)((0,t.z3)("constraint-invalid","Version constraint is invalid",d.Du),k),h=(0,t.
lS)((0,t.z3)("constraint-unmeetable","No version can meet the constraints",d.Du),({of:o,terms:c,preRelease:p})=>({message:`no version of ${o} can match ${(0,s.K4)(
c.map(m),g,s.dh)}`,help:p!==void 0?`write ${m(p)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:c.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),r={terraform:"terraform",opentofu:"tofu"},e=(0,t.lS)((0,t.
z3)("lock-outside","Locked version does not match the constraints",d.Du),({provider:o,version:c,constraints:p,clients:f})=>{const[D,...P]=f,_=D===void 0||P.length>
0?"":`${r[D]} `;return{message:`locked provider ${o} ${c} does not match configured version constraint ${(0,s.K4)(p,g,s.dh)}`,help:`run \`${_}init -upgrade\` in \
this directory and commit the lock file, or change the constraint`}}),l={"no-version":["version","is missing"],"not-a-version":["version","is not a version numb\
er"],"not-constraints":["constraints","are invalid"]};function u(o){const c="failed to read dependency lock file",p="restore the file, or remove the block and r\
un `init` again";switch(o.reason){case"syntax":return{message:`${c}: ${o.error}`,help:p};case"twice":return{message:`${c}: it has two blocks for provider ${o.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${c}: the ${o.of} of provider ${o.provider} must be written in\
 normalized form: ${m(o.normal)}`,help:p};default:{const[f,D]=l[o.reason];return{message:`${c}: the ${f} of provider ${o.provider} ${D}`,help:p}}}}const i=(0,t.
lS)((0,t.z3)("lock-invalid","Dependency lock file is invalid",d.Du),u),a=(0,t.lS)((0,t.z3)("client-version","Configuration does not support this version of the \
CLI",d.Du),({client:o,version:c,constraint:p})=>({message:`the version constraint ${m(p)} excludes ${d.bB[o]} ${c}`,help:`use another version of ${d.bB[o]}, or \
change the constraint`}))}),7751:((U,y,n)=>{n.d(y,{o:()=>v,q:()=>E});var d=n(1064),s=n(4e3),t=n(5799);const g=3,m=h=>h===1?"1 module or provider was":`${h} modu\
les and providers were`;function $(h){const{names:r}=h,e=(0,s.K4)(r,g,s.dh);switch(h.what){case"inside":return`what ${(0,s.px)(r.length,"registry module")} ${r.
length===1?"calls and requires":"call and require"} was not checked: ${e}`;case"direct":{const l=r.length-h.git;return`${[...h.git>0?[`${(0,s.px)(h.git,"module")}\
 from Git`]:[],...l>0?[`${(0,s.px)(l,"module")} from an archive or bucket`]:[]].join(" and ")} ${r.length===1?"was":"were"} not checked: ${e}`}case"limit":return`\
max-requests (${h.max}) was reached, so ${m(r.length)} not checked: ${e}`;case"size":return`a response is longer than this check reads, so ${m(r.length)} not ch\
ecked: ${e}`;case"stopped":return`the check ended too early, so ${m(r.length)} not checked: ${e}`;case"getter":return`the package of ${(0,s.px)(r.length,"regist\
ry module")} was not checked, because it is downloaded with ${h.getter}: ${e}`}}const E=(0,t.lS)((0,t.lm)("not-followed","Part of init was not checked"),h=>({message:$(
h),help:h.what==="limit"?"increase `max-requests`, or list fewer directories in `roots`":void 0})),k=3,v=(0,t.lS)((0,t.$e)("module-described","Registry module c\
an probably not be installed",d.Du),({by:h,address:r,constraint:e,newest:l,others:u})=>{const i=`${(0,s.dh)(h)} requires ${(0,s.dh)(r)}${e===null?"":` "${(0,s.dh)(
e)}"`}`,a=l===null?"which the registry does not have":u.length>0?`which conflicts with ${(0,s.K4)(u,k,s.dh)}`:`which no listed version fits; the newest is ${(0,s.
dh)(l)}`;return{message:`according to the registry, ${i}, ${a}`,help:"run `init` to confirm; if it fails, use another version of the module"}})}),2562:((U,y,n)=>{
n.d(y,{KG:()=>v,N7:()=>u,vn:()=>h});var d=n(1064),s=n(4e3),t=n(5799),g=n(8937);const m=i=>i.map(a=>d.bB[a]).join(" and "),$={location:"the location of the packa\
ge",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the package",sums:"\
the file of checksums",signature:"the signature of the checksums"},E=i=>i==="location"||i==="document",k="set `version` to one whose package can be downloaded",
v=(0,t.lS)((0,t.z3)("package-location","Package location cannot be used",d.Du),({url:i,why:a,clients:o,...c})=>({message:`${m(o)} cannot download ${(0,s.oZ)(c)}\
: ${(0,s.dh)(a)} (${i})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",
user:k},affects:o})),h=(0,t.lS)((0,t.z3)("package-unauthorized","Package requires credentials",d.Du),i=>{const{part:a,token:o,isFork:c}=i,p=E(a)&&c&&o==="none",
f=E(a)?o==="withheld":a==="repository",D=E(a)?e(i):l(i);return{message:`${$[a]} of ${(0,s.oZ)(i)} cannot be read: ${(0,s._r)(i)}; ${r(i)}`,help:p?g.ro:D,severity:p?
"notice":f?"warning":"error"}});function r(i){const{part:a,token:o,at:c}=i;return a==="repository"?"it does not exist, or requires git credentials, which this c\
heck does not use":o==="none"&&!E(a)?"the CLIs send no token to package hosts":(0,g.pt)(i,o==="dropped"?c:null)}function e(i){const{kind:a,source:o,at:c}=i,p=`g\
ive the token from ${o} permission to download this ${a}`;return(0,g.$w)(i,`${a}s.v1`,c,p)}function l({kind:i,part:a,at:o}){if(a==="repository")return{operator:"\
use a repository that every user of the registry can read",user:`check that git has credentials for ${o} on the machine that runs init`};const c="serve it witho\
ut authentication, for example at a presigned URL",p=`add a login for ${o} to ~/.netrc`;return i==="module"?{operator:c,user:p}:a!=="archive"?{operator:c}:{operator:c,
user:`${p}, which only Terraform uses for providers`}}const u=(0,t.lS)((0,t.z3)("package-unreachable","Package cannot be downloaded",d.Du),i=>{const{part:a,why:o,
attempts:c,at:p,host:f,isAnswered:D}=i,P=c>1?` in each of ${c} attempts`:"",_=D?k:`check that a firewall or proxy lets this machine connect to ${p}, or ${k}`;return{
message:`${$[a]} of ${(0,s.oZ)(i)} cannot be read: ${o}${P}`,help:{operator:`check that ${p} serves the file to this machine`,user:_,guest:(0,s.B9)(f)},severity:i.
isSlow?"warning":"error"}})}),5138:((U,y,n)=>{n.d(y,{Es:()=>k,Vf:()=>E,iw:()=>h,oL:()=>$,xD:()=>v,z0:()=>r});var d=n(1064),s=n(4e3),t=n(5799);const g=e=>(0,s.oZ)(
{...e,kind:"provider"}),m=(e,l="")=>`${g(e)} for ${e.platform} cannot be installed: ${l}${(0,s.dh)(e.why)}`,$=(0,t.lS)((0,t.z3)("package-platform","Provider has\
 no package for a platform",d.Du),e=>({message:`${g(e)} has no package for ${e.platform}: ${e.isMirror?`${e.url} lists none`:(0,s._r)(e)}`,help:{operator:e.isMirror?
`add it with \`terraform providers mirror -platform=${e.platform}\``:`publish the package for ${e.platform}`,user:`set \`version\` to one with a package for ${e.
platform}, ask the publisher of the provider to build one, or correct \`platforms\``}})),E=(0,t.lS)((0,t.z3)("package-protocol","CLI does not support the plugin\
 protocol of a provider",d.Du),({suggestion:e,...l})=>({message:`${g(l)} requires plugin protocol ${(0,s.K4)(l.protocols,3,s.dh)}; Terraform and OpenTofu suppor\
t 5 and 6`,help:{operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version\
 with plugin protocol 5 or 6":`set \`version = "${(0,s.dh)(e,40)}"\`, the newest version with a supported protocol`}})),k=(0,t.lS)((0,t.z3)("package-document","\
Description of a provider package is wrong",d.Du),e=>({message:m(e,`the response of ${e.url} `),help:(0,t.C)(e.isMirror?`return {"archives":{"${e.platform}":{"u\
rl":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description of the package with `os`, `arch`, `filename`, `download_\
url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`")})),v=(0,t.lS)((0,t.z3)("package-sums","Checksums of a provider do not agree",d.Du),e=>({
message:m(e,`${e.url} `),help:(0,t.C)("correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again")})),h=(0,t.
lS)((0,t.z3)("package-unsigned","Provider has no usable signature",d.Du),e=>({message:m(e),help:(0,t.C)("sign the file of checksums with `gpg --detach-sign` (bi\
nary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`")})),r=(0,t.lS)((0,t.z3)("lock-platform-missing","Lock file l\
acks the checksum of a package",d.Du),({isContentOnly:e,clients:l,...u})=>{const i=l.map(a=>`${a==="opentofu"?"tofu":a} providers lock -platform=${u.platform}`);
return{message:e?`the lock file has only \`h1:\` checksums of ${g(u)}, probably none for ${u.platform}`:`the lock file has no checksum of ${g(u)} for ${u.platform}`,
help:{user:`run \`${i.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"}}})}),789:((U,y,n)=>{n.d(y,{
Ji:()=>$,WZ:()=>h,gU:()=>v,s0:()=>E,zS:()=>k});var d=n(1064),s=n(4e3),t=n(5799);function g(r,{host:e,hasToken:l}){if((0,d.n3)(e))return r;const u=l?"a private r\
egistry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${e}=\u2026)`;return{...r,note:u}}function m(r,e,{
kind:l,cure:u,check:i=""}){const{host:a}=r,[o=""]=e,c=e.length<=1,p=c?`no ${l} ${o}`:`none of ${e.length} required ${l}s`,f=c?{operator:`publish ${o}`,user:u}:{
operator:`check the URL of ${l}s.v1 in the discovery document of ${a}${i}`};return{message:`${a} has ${p}: ${(0,s._r)(r)}`,help:g(f,r)}}const $=(0,t.lS)((0,t.z3)(
"module-unknown","Module is not in the registry",d.Du),r=>m(r,r.modules,{kind:"module",cure:"correct the source address"})),E=(0,t.lS)((0,t.z3)("provider-unknow\
n","Provider is not in the registry",d.Du),r=>{const{host:e,providers:l,meant:u,isMirror:i}=r,[a=""]=l;return i?{message:`the network mirror ${e} has no provide\
r ${a}: ${(0,s._r)(r)}`,help:{operator:`add ${a} to the mirror, for example with \`terraform providers mirror\``,user:"add the provider to `include` of a `direc\
t` block in the CLI configuration"}}:u!==null?{message:`${e} has no provider ${a}: ${(0,s._r)(r)}`,help:`did you mean ${u}? set \`source = "${u}"\` in \`required_\
providers\` of every module that uses it`}:m(r,l,{kind:"provider",cure:"correct `source` in `required_providers`, or add the `source` that a child module lacks",
check:"; it must end in a slash"})}),k=(0,t.lS)((0,t.z3)("mirror-url","URL of a network mirror is wrong",d.Du),r=>{const{mirror:e}=r;return r.kind==="port"?{message:`\
the network mirror ${e} (${r.at}) cannot have ${r.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${r.provider.split(
"/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${e} has no slash at the end, so\
 the CLIs request ${r.asked}, which ${(0,s.dh)(r.result)}`,help:`set \`url = "${e}/"\``,...r.isUsable?{severity:"warning"}:{}}}),v=(0,t.lS)((0,t.z3)("mirror-ver\
sion","Network mirror lacks the chosen version",d.Du),({provider:r,version:e,mirror:l,isListed:u,...i})=>{const a=`${r} ${(0,s.dh)(e,40)}`;return{message:u?`the\
 network mirror ${l} lists ${a} but does not have it: ${(0,s._r)(i)}`:`the network mirror ${l} does not have ${a}, which another installation method lists: ${(0,s.
_r)(i)}`,help:{operator:`add ${(0,s.dh)(e,40)} to the mirror, for example with \`terraform providers mirror\``,user:u?"set `version` to one that the mirror has":
`exclude ${r} from \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),h=(0,t.lS)((0,t.z3)("provider-excluded","No installation method covers\
 a provider",d.Du),({provider:r})=>({message:`no installation method in \`provider_installation\` covers ${r}`,help:`add ${r} to \`include\` of a method, or add a\
 \`direct\` block`}))})};export{C as id,L as ids,T as modules};
