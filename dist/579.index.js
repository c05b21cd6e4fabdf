const R=579,x=[579],j={3579:((P,_,t)=>{t.d(_,{t:()=>I});var u={};t.r(u),t.d(u,{answerIncomplete:()=>h.Bz,blockReserved:()=>D.ME,blockUnsupported:()=>D.jP,clientVersion:()=>e.
Ov,cloudOrganization:()=>a.Dr,cloudToken:()=>a.vs,cloudVersion:()=>a.EK,cloudWorkspace:()=>a.dF,cloudWorkspaceMissing:()=>a.Fu,constraintInvalid:()=>e.jF,constraintUnmeetable:()=>e.
id,credentialsConfig:()=>r.P4,credentialsDiffer:()=>o.tK,credentialsEmpty:()=>o.QU,credentialsHelper:()=>r.Dz,credentialsMalformed:()=>o.Eu,credentialsMissing:()=>o.
$U,credentialsNearMiss:()=>o.z2,credentialsOtherHost:()=>o.To,credentialsRejected:()=>o.JD,credentialsShort:()=>o.fj,credentialsUnused:()=>o.bI,documentAbsent:()=>$.
HB,documentEncoding:()=>$.jN,documentHeaders:()=>$.ku,documentIncomplete:()=>$.Eh,documentNotJson:()=>$.pN,documentNotObject:()=>$.g0,documentSize:()=>$.zf,documentStatus:()=>$.
wE,documentType:()=>$.e,documentUnauthorized:()=>o.iX,fileLimit:()=>f.ub,fileOutside:()=>f.a3,fileSyntax:()=>f.U$,fileUnreadable:()=>f.WO,hostAssumed:()=>v.zo,hostCheckCrashed:()=>v.
n3,hostDotlessModule:()=>D.Zp,hostGeneric:()=>v.U7,hostHttp2:()=>v.ro,hostIdnModule:()=>D._W,hostInvalid:()=>D.k0,hostMissing:()=>D.tg,hostNotAllowed:()=>v.wp,hostNotChecked:()=>v.
nD,hostPrivateRedirect:()=>v.AO,hostProtocol:()=>g.P0,hostRecovered:()=>g.Er,hostSlow:()=>g.U2,hostTimeout:()=>g.Qs,hostUnknown:()=>g.T0,hostUnreachable:()=>g.P6,
lockInvalid:()=>e.FA,lockOutside:()=>e.N0,lockPlatformMissing:()=>p.z0,loginAuthzInvalid:()=>n.TJ,loginAuthzMissing:()=>n.K3,loginClientEmpty:()=>n.iP,loginClientMissing:()=>n.
pF,loginGrantTypesInvalid:()=>n.Si,loginGrantTypesUnknown:()=>n.N4,loginGrantTypesUnsupported:()=>n.yA,loginPortsCount:()=>n.XB,loginPortsIgnored:()=>n.WC,loginPortsOrder:()=>n.
QI,loginPortsRange:()=>n.Vr,loginPortsSingle:()=>n.uR,loginScopesIgnored:()=>n.lT,loginScopesInvalid:()=>n.mH,loginTokenInvalid:()=>n.mL,loginTokenMissing:()=>n.
xu,loginType:()=>n.e7,loginUrlPort:()=>n.Cq,mirrorUrl:()=>d.zS,mirrorVersion:()=>d.gU,moduleDescribed:()=>k.o,moduleUnknown:()=>s.J,notFollowed:()=>k.q,nothingToCheck:()=>f.
JW,packageDocument:()=>p.Es,packageLocation:()=>l.KG,packagePlatform:()=>p.oL,packageProtocol:()=>p.Vf,packageSums:()=>p.xD,packageUnauthorized:()=>l.vn,packageUnreachable:()=>l.
N7,packageUnsigned:()=>p.iw,providerExcluded:()=>d.WZ,providerUnknown:()=>s.s,providerWarning:()=>h.Mx,proxyRefused:()=>c.rZ,redirectInsecure:()=>m.n4,redirectInvalid:()=>m.
Y3,redirectLimit:()=>m.KA,redirectLoop:()=>m.f0,redirectNested:()=>m.CL,serviceMissing:()=>y.WI,serviceType:()=>y.IR,serviceUrlCredentials:()=>E.Ju,serviceUrlCrossHost:()=>E.
T$,serviceUrlDoubleSlash:()=>E.$H,serviceUrlEmpty:()=>E.Q8,serviceUrlInsecure:()=>E.l5,serviceUrlInvalid:()=>E.WS,serviceUrlLooksLikeHost:()=>E.Ew,serviceUrlNoSlash:()=>E.
jI,serviceUrlOtherPort:()=>E.Gh,serviceUrlPrivate:()=>E.o1,serviceUrlQuery:()=>E.Xq,serviceUrlRelative:()=>E.J6,serviceUrlSame:()=>E.ln,serviceVersion:()=>y.C6,
servicesForced:()=>r.Yv,servicesForcedDiffer:()=>r.kV,sourceDynamic:()=>D.J0,sourceInvalid:()=>D.DA,sourceNearMiss:()=>D.My,tlsExpired:()=>c.vk,tlsExpiresSoon:()=>c.
BU,tlsNameMismatch:()=>c.B_,tlsNotYetValid:()=>c.x1,tlsPlainHttp:()=>c.MY,tlsProtocol:()=>c.cI,tlsUntrusted:()=>c.SE,versionLockedGone:()=>i.k,versionNoneFits:()=>i.
P,versionUnreadable:()=>h.Ev,versionsEmpty:()=>h.hy,versionsShape:()=>h.RK,versionsStatus:()=>h.MI,versionsUnauthorized:()=>h.m$});var r=t(7310),o=t(3534),f=t(7052),
g=t(960),$=t(2636),m=t(9209),c=t(9872),h=t(4592),i=t(5136),a=t(3410),e=t(9804),d=t(4375),k=t(7751),l=t(2562),p=t(5138),s=t(789),n=t(793),v=t(6697),y=t(2847),E=t(
9319),D=t(8011);const M=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","mirror","versio\
ns","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let O;function I(){return O??=b(),O}function b(){const w={},S=Object.
values(u);for(const C of M){const L=S.filter(({code:U})=>U.startsWith(`${C}-`));for(const U of L.sort((T,A)=>T.code<A.code?-1:1))w[U.code]=U}return w}const z="d\
ocs/problems.md"}),5136:((P,_,t)=>{t.d(_,{P:()=>$,k:()=>c});var u=t(1064),r=t(4e3),o=t(5799);const f=4,g=h=>(0,r.K4)(h,f,({text:i,at:a})=>{const e=`"${(0,r.dh)(
i,80)}"`;return h.length===1?e:`${e} (${(0,r.dh)(a)})`}),$=(0,o.lS)((0,o.z3)("version-none-fits","No listed version fits",u.Du),({kind:h,address:i,constraints:a,
mirror:e,newest:d,preRelease:k})=>{const l=d===null?`all listed versions are pre-releases${k===null?"":`, such as ${(0,r.dh)(k,40)}`}`:`the newest ${e===null?"":
`on ${e} `}is ${(0,r.dh)(d,40)}`,p=a.length>1?"all of ":"",s=a.length===0?"can be chosen":`fits ${p}${g(a)}`;return{message:`no version of ${h} ${i} ${s}; ${l}`,
help:m(a.length,d===null?k:null,e!==null)}});function m(h,i,a){if(i!==null){const d=`set \`version = "${(0,r.dh)(i,40)}"\`, since only an exact version selects a\
 pre-release`;return{user:d,operator:`publish a release, or ${d}`}}return h>1?"change these constraints so that they all allow one listed version":{user:"change\
 the constraint to allow a listed version",operator:a?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check that the re\
gistry has imported it"}}const c=(0,o.lS)((0,o.z3)("version-locked-gone","Locked version is no longer listed",u.Du),({address:h,version:i,upgrade:a,newest:e,mirror:d})=>({
message:`the lock file selects ${h} ${(0,r.dh)(i,40)}, which ${d??"the registry"} no longer lists${e===null?"":`; the newest is ${(0,r.dh)(e,40)}`}`,help:{user:a===
null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform i\
nit -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,r.dh)(a,40)}, and commit the lock file`,operator:d===null?`publish ${(0,r.dh)(i,40)} again`:`add ${(0,r.
dh)(i,40)} to the mirror again`}}))}),9804:((P,_,t)=>{t.d(_,{FA:()=>l,N0:()=>e,Ov:()=>p,id:()=>i,jF:()=>h});var u=t(1064),r=t(4e3),o=t(5799);const f=6,g=s=>`"${(0,r.
dh)(s)}"`,$=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function m(s){const n=s.replace($,"");return n===""?"":`: ${n}`}function c(s){
switch(s.reason){case"syntax":{const{text:n,why:v}=s;return{message:`${g(n)} is not a version constraint${m(v)}`,help:"write versions such as 1.2.0, each after \
=, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${s.address} is an expression, which Terraform\
 does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`"};case"not-a-string":return{
message:`version of ${s.address} is not a string`,help:"put the version in quotes"};case"pre-release":return{message:`${g(s.text)} names a pre-release, which \`r\
equired_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"};case"built-in":return{message:`${s.
provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`provider ${s.provider} is required in ver\
sion 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"}}}
const h=(0,o.lS)((0,o.z3)("constraint-invalid","Version constraint is invalid",u.Du),c),i=(0,o.lS)((0,o.z3)("constraint-unmeetable","No version can meet the con\
straints",u.Du),({of:s,terms:n,preRelease:v})=>({message:`no version of ${s} can match ${(0,r.K4)(n.map(g),f,r.dh)}`,help:v!==void 0?`write ${g(v)}: only an exa\
ct version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:n.length===1?"correct the constraint":"change one of these constra\
ints so that a version can match all of them"})),a={terraform:"terraform",opentofu:"tofu"},e=(0,o.lS)((0,o.z3)("lock-outside","Locked version does not match the\
 constraints",u.Du),({provider:s,version:n,constraints:v,clients:y})=>{const[E,...D]=y,M=E===void 0||D.length>0?"":`${a[E]} `;return{message:`locked provider ${s}\
 ${n} does not match configured version constraint ${(0,r.K4)(v,f,r.dh)}`,help:`run \`${M}init -upgrade\` in this directory and commit the lock file, or change t\
he constraint`}}),d={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":["constraints","are invalid"]};
function k(s){const n="failed to read dependency lock file",v="restore the file, or remove the block and run `init` again";switch(s.reason){case"syntax":return{
message:`${n}: ${s.error}`,help:v};case"twice":return{message:`${n}: it has two blocks for provider ${s.provider}`,help:"remove one of the blocks; a merge may h\
ave duplicated it"};case"not-normal":return{message:`${n}: the ${s.of} of provider ${s.provider} must be written in normalized form: ${g(s.normal)}`,help:v};default:{
const[y,E]=d[s.reason];return{message:`${n}: the ${y} of provider ${s.provider} ${E}`,help:v}}}}const l=(0,o.lS)((0,o.z3)("lock-invalid","Dependency lock file i\
s invalid",u.Du),k),p=(0,o.lS)((0,o.z3)("client-version","Configuration does not support this version of the CLI",u.Du),({client:s,version:n,constraint:v})=>({message:`\
the version constraint ${g(v)} excludes ${u.bB[s]} ${n}`,help:`use another version of ${u.bB[s]}, or change the constraint`}))}),4375:((P,_,t)=>{t.d(_,{WZ:()=>$,
gU:()=>g,zS:()=>f});var u=t(1064),r=t(4e3),o=t(5799);const f=(0,o.lS)((0,o.z3)("mirror-url","URL of a network mirror is wrong",u.Du),m=>{const{mirror:c}=m;return m.
kind==="port"?{message:`the network mirror ${c} (${m.at}) cannot have ${m.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclud\
e = ["${m.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${c} ha\
s no slash at the end, so the CLIs request ${m.asked}, which ${(0,r.dh)(m.result)}`,help:`set \`url = "${c}/"\``,...m.isUsable?{severity:"warning"}:{}}}),g=(0,o.
lS)((0,o.z3)("mirror-version","Network mirror lacks the chosen version",u.Du),({provider:m,version:c,mirror:h,isListed:i,...a})=>{const e=`${m} ${(0,r.dh)(c,40)}`;
return{message:i?`the network mirror ${h} lists ${e} but does not have it: ${(0,r._r)(a)}`:`the network mirror ${h} does not have ${e}, which another installati\
on method lists: ${(0,r._r)(a)}`,help:{operator:`add ${(0,r.dh)(c,40)} to the mirror, for example with \`terraform providers mirror\``,user:i?"set `version` to \
one that the mirror has":`exclude ${m} from \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),$=(0,o.lS)((0,o.z3)("provider-excluded","No i\
nstallation method covers a provider",u.Du),({provider:m})=>({message:`no installation method in \`provider_installation\` covers ${m}`,help:`add ${m} to \`inclu\
de\` of a method, or add a \`direct\` block`}))}),7751:((P,_,t)=>{t.d(_,{o:()=>h,q:()=>m});var u=t(1064),r=t(4e3),o=t(5799);const f=3,g=i=>i===1?"1 module or pr\
ovider was":`${i} modules and providers were`;function $(i){const{names:a}=i,e=(0,r.K4)(a,f,r.dh);switch(i.what){case"inside":return`what ${(0,r.hS)(a.length,"r\
egistry module")} ${a.length===1?"calls and requires":"call and require"} was not checked: ${e}`;case"direct":{const d=a.length-i.git;return`${[...i.git>0?[`${(0,r.
hS)(i.git,"module")} from Git`]:[],...d>0?[`${(0,r.hS)(d,"module")} from an archive or bucket`]:[]].join(" and ")} ${a.length===1?"was":"were"} not checked: ${e}`}case"\
limit":return`max-requests (${i.max}) was reached, so ${g(a.length)} not checked: ${e}`;case"size":return`a response is longer than this check reads, so ${g(a.length)}\
 not checked: ${e}`;case"stopped":return`the check ended too early, so ${g(a.length)} not checked: ${e}`;case"getter":return`the package of ${(0,r.hS)(a.length,
"registry module")} was not checked, because it is downloaded with ${i.getter}: ${e}`}}const m=(0,o.lS)((0,o.lm)("not-followed","Part of init was not checked"),
i=>({message:$(i),help:i.what==="limit"?"increase `max-requests`, or list fewer directories in `roots`":void 0})),c=3,h=(0,o.lS)((0,o.$e)("module-described","Re\
gistry module can probably not be installed",u.Du),({by:i,address:a,constraint:e,newest:d,others:k})=>{const l=`${(0,r.dh)(i)} requires ${(0,r.dh)(a)}${e===null?
"":` "${(0,r.dh)(e)}"`}`,p=d===null?"which the registry does not have":k.length>0?`which conflicts with ${(0,r.K4)(k,c,r.dh)}`:`which no listed version fits; th\
e newest is ${(0,r.dh)(d)}`;return{message:`according to the registry, ${l}, ${p}`,help:"run `init` to confirm; if it fails, use another version of the module"}})}),
2562:((P,_,t)=>{t.d(_,{KG:()=>h,N7:()=>k,vn:()=>i});var u=t(1064),r=t(4e3),o=t(5799),f=t(8937);const g=l=>l.map(p=>u.bB[p]).join(" and "),$={location:"the locat\
ion of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the\
 package",sums:"the file of checksums",signature:"the signature of the checksums"},m=l=>l==="location"||l==="document",c="set `version` to one whose package can\
 be downloaded",h=(0,o.lS)((0,o.z3)("package-location","Package location cannot be used",u.Du),({url:l,why:p,clients:s,...n})=>({message:`${g(s)} cannot downloa\
d ${(0,r.oZ)(n)}: ${(0,r.dh)(p)} (${l})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`gi\
t::https://\u2026`)",user:c},affects:s})),i=(0,o.lS)((0,o.z3)("package-unauthorized","Package requires credentials",u.Du),l=>{const{part:p,token:s,isFork:n}=l,v=`${$[p]}\
 of ${(0,r.oZ)(l)} cannot be read: ${(0,r._r)(l)}; ${a(l)}`;if(m(p)){const y=n&&s==="none";return{message:v,help:y?f.ro:e(l),...y?{severity:"notice"}:{},...s===
"withheld"?{severity:"warning"}:{}}}return{message:v,help:d(l),...p==="repository"?{severity:"warning"}:{}}});function a(l){const{part:p,token:s,at:n}=l;return p===
"repository"?"it does not exist, or requires git credentials, which this check does not use":s==="none"&&!m(p)?"the CLIs send no token to package hosts":(0,f.pt)(
l,s==="dropped"?n:null)}function e(l){const{kind:p,source:s,at:n}=l,v=`give the token from ${s} permission to download this ${p}`;return(0,f.$w)(l,`${p}s.v1`,n,
v)}function d({kind:l,part:p,at:s}){if(p==="repository")return{operator:"use a repository that every user of the registry can read",user:`check that git has cre\
dentials for ${s} on the machine that runs init`};const n="serve it without authentication, for example at a presigned URL",v=`add a login for ${s} to ~/.netrc`;
return l==="module"?{operator:n,user:v}:p!=="archive"?{operator:n}:{operator:n,user:`${v}, which only Terraform uses for providers`}}const k=(0,o.lS)((0,o.z3)("\
package-unreachable","Package cannot be downloaded",u.Du),l=>{const{part:p,why:s,attempts:n,at:v,host:y,isAnswered:E}=l,D=n>1?` in each of ${n} attempts`:"",M=E?
c:`check that a firewall or proxy lets this machine connect to ${v}, or ${c}`;return{message:`${$[p]} of ${(0,r.oZ)(l)} cannot be read: ${s}${D}`,help:{operator:`\
check that ${v} serves the file to this machine`,user:M,guest:(0,r.B9)(y)},...l.isSlow?{severity:"warning"}:{}}})}),5138:((P,_,t)=>{t.d(_,{Es:()=>c,Vf:()=>m,iw:()=>i,
oL:()=>$,xD:()=>h,z0:()=>a});var u=t(1064),r=t(4e3),o=t(5799);const f=e=>(0,r.oZ)({...e,kind:"provider"}),g=(e,d="")=>`${f(e)} for ${e.platform} cannot be insta\
lled: ${d}${(0,r.dh)(e.why)}`,$=(0,o.lS)((0,o.z3)("package-platform","Provider has no package for a platform",u.Du),e=>({message:`${f(e)} has no package for ${e.
platform}: ${e.isMirror?`${e.url} lists none`:(0,r._r)(e)}`,help:{operator:e.isMirror?`add it with \`terraform providers mirror -platform=${e.platform}\``:`publ\
ish the package for ${e.platform}`,user:`set \`version\` to one with a package for ${e.platform}, ask the publisher of the provider to build one, or correct \`pl\
atforms\``}})),m=(0,o.lS)((0,o.z3)("package-protocol","CLI does not support the plugin protocol of a provider",u.Du),({suggestion:e,...d})=>({message:`${f(d)} r\
equires plugin protocol ${(0,r.K4)(d.protocols,3,r.dh)}; Terraform and OpenTofu support 5 and 6`,help:{operator:"publish a version with plugin protocol 5 or 6, \
or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,r.dh)(e,40)}"\`, the n\
ewest version with a supported protocol`}})),c=(0,o.lS)((0,o.z3)("package-document","Description of a provider package is wrong",u.Du),e=>({message:g(e,`the res\
ponse of ${e.url} `),help:(0,o.C)(e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:
"return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`")})),h=(0,o.
lS)((0,o.z3)("package-sums","Checksums of a provider do not agree",u.Du),e=>({message:g(e,`${e.url} `),help:(0,o.C)("correct the checksums file: one line with t\
he SHA-256 hash and `filename` of each package; then sign it again")})),i=(0,o.lS)((0,o.z3)("package-unsigned","Provider has no usable signature",u.Du),e=>({message:g(
e),help:(0,o.C)("sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_pu\
blic_keys`")})),a=(0,o.lS)((0,o.z3)("lock-platform-missing","Lock file lacks the checksum of a package",u.Du),({isContentOnly:e,clients:d,...k})=>{const l=d.map(
p=>`${p==="opentofu"?"tofu":p} providers lock -platform=${k.platform}`);return{message:e?`the lock file has only \`h1:\` checksums of ${f(k)}, probably none for\
 ${k.platform}`:`the lock file has no checksum of ${f(k)} for ${k.platform}`,help:{user:`run \`${l.join("` or `")}\`, and commit the lock file`,operator:"publis\
h the original package again if it was replaced"}}})}),789:((P,_,t)=>{t.d(_,{J:()=>$,s:()=>m});var u=t(1064),r=t(4e3),o=t(5799);function f(c,{host:h,hasToken:i}){
if((0,u.n3)(h))return c;const a=i?"a private registry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${h}\
=\u2026)`;return{...c,note:a}}function g(c,h,{kind:i,cure:a,check:e=""}){const{host:d}=c,[k=""]=h,l=h.length<=1,p=l?`no ${i} ${k}`:`none of ${h.length} required\
 ${i}s`,s=l?{operator:`publish ${k}`,user:a}:{operator:`check the URL of ${i}s.v1 in the discovery document of ${d}${e}`};return{message:`${d} has ${p}: ${(0,r.
_r)(c)}`,help:f(s,c)}}const $=(0,o.lS)((0,o.z3)("module-unknown","Module is not in the registry",u.Du),c=>g(c,c.modules,{kind:"module",cure:"correct the source \
address"})),m=(0,o.lS)((0,o.z3)("provider-unknown","Provider is not in the registry",u.Du),c=>{const{host:h,providers:i,meant:a,isMirror:e}=c,[d=""]=i;return e?
{message:`the network mirror ${h} has no provider ${d}: ${(0,r._r)(c)}`,help:{operator:`add ${d} to the mirror, for example with \`terraform providers mirror\``,
user:"add the provider to `include` of a `direct` block in the CLI configuration"}}:a!==null?{message:`${h} has no provider ${d}: ${(0,r._r)(c)}`,help:`did you \
mean ${a}? set \`source = "${a}"\` in \`required_providers\` of every module that uses it`}:g(c,i,{kind:"provider",cure:"correct `source` in `required_providers\
`, or add the `source` that a child module lacks",check:"; it must end in a slash"})})})};export{R as id,x as ids,j as modules};
