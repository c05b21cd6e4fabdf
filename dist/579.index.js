const S=579,L=[579],T={3579:((y,D,s)=>{s.d(D,{t:()=>M});var h={};s.r(h),s.d(h,{answerIncomplete:()=>f.Bz,blockReserved:()=>E.ME,blockUnsupported:()=>E.jP,clientVersion:()=>e.
Ov,cloudOrganization:()=>t.Dr,cloudToken:()=>t.vs,cloudVersion:()=>t.EK,cloudWorkspace:()=>t.dF,cloudWorkspaceMissing:()=>t.Fu,constraintInvalid:()=>e.jF,constraintUnmeetable:()=>e.
id,credentialsConfig:()=>n.P4,credentialsDiffer:()=>o.tK,credentialsEmpty:()=>o.QU,credentialsHelper:()=>n.Dz,credentialsMalformed:()=>o.Eu,credentialsMissing:()=>o.
$U,credentialsNearMiss:()=>o.z2,credentialsOtherHost:()=>o.To,credentialsRejected:()=>o.JD,credentialsShort:()=>o.fj,credentialsUnused:()=>o.bI,documentAbsent:()=>g.
HB,documentEncoding:()=>g.jN,documentHeaders:()=>g.ku,documentIncomplete:()=>g.Eh,documentNotJson:()=>g.pN,documentNotObject:()=>g.g0,documentSize:()=>g.zf,documentStatus:()=>g.
wE,documentType:()=>g.e,documentUnauthorized:()=>o.iX,fileLimit:()=>v.ub,fileOutside:()=>v.a3,fileSyntax:()=>v.U$,fileUnreadable:()=>v.WO,hostAssumed:()=>c.zo,hostCheckCrashed:()=>c.
n3,hostDotlessModule:()=>E.Zp,hostGeneric:()=>c.U7,hostHttp2:()=>c.ro,hostIdnModule:()=>E._W,hostInvalid:()=>E.k0,hostMissing:()=>E.tg,hostNotAllowed:()=>c.wp,hostNotChecked:()=>c.
nD,hostPrivateRedirect:()=>c.AO,hostProtocol:()=>u.P0,hostRecovered:()=>u.Er,hostSlow:()=>u.U2,hostTimeout:()=>u.Qs,hostUnknown:()=>u.T0,hostUnreachable:()=>u.P6,
lockInvalid:()=>e.FA,lockOutside:()=>e.N0,lockPlatformMissing:()=>a.z0,loginAuthzInvalid:()=>r.TJ,loginAuthzMissing:()=>r.K3,loginClientEmpty:()=>r.iP,loginClientMissing:()=>r.
pF,loginGrantTypesInvalid:()=>r.Si,loginGrantTypesUnknown:()=>r.N4,loginGrantTypesUnsupported:()=>r.yA,loginPortsCount:()=>r.XB,loginPortsIgnored:()=>r.WC,loginPortsOrder:()=>r.
QI,loginPortsRange:()=>r.Vr,loginPortsSingle:()=>r.uR,loginScopesIgnored:()=>r.lT,loginScopesInvalid:()=>r.mH,loginTokenInvalid:()=>r.mL,loginTokenMissing:()=>r.
xu,loginType:()=>r.e7,loginUrlPort:()=>r.Cq,mirrorUrl:()=>l.zS,mirrorVersion:()=>l.gU,moduleDescribed:()=>i.o,moduleUnknown:()=>l.Ji,notFollowed:()=>i.q,nothingToCheck:()=>v.
JW,packageDocument:()=>a.Es,packageLocation:()=>p.KG,packagePlatform:()=>a.oL,packageProtocol:()=>a.Vf,packageSums:()=>a.xD,packageUnauthorized:()=>p.vn,packageUnreachable:()=>p.
N7,packageUnsigned:()=>a.iw,providerExcluded:()=>l.WZ,providerUnknown:()=>l.s0,providerWarning:()=>f.Mx,proxyRefused:()=>$.rZ,redirectInsecure:()=>_.n4,redirectInvalid:()=>_.
Y3,redirectLimit:()=>_.KA,redirectLoop:()=>_.f0,redirectNested:()=>_.CL,serviceMissing:()=>m.WI,serviceType:()=>m.IR,serviceUrlCredentials:()=>k.Ju,serviceUrlCrossHost:()=>k.
T$,serviceUrlDoubleSlash:()=>k.$H,serviceUrlEmpty:()=>k.Q8,serviceUrlInsecure:()=>k.l5,serviceUrlInvalid:()=>k.WS,serviceUrlLooksLikeHost:()=>k.Ew,serviceUrlNoSlash:()=>k.
jI,serviceUrlOtherPort:()=>k.Gh,serviceUrlPrivate:()=>k.o1,serviceUrlQuery:()=>k.Xq,serviceUrlRelative:()=>k.J6,serviceUrlSame:()=>k.ln,serviceVersion:()=>m.C6,
servicesForced:()=>n.Yv,servicesForcedDiffer:()=>n.kV,sourceDynamic:()=>E.J0,sourceInvalid:()=>E.DA,sourceNearMiss:()=>E.My,tlsExpired:()=>$.vk,tlsExpiresSoon:()=>$.
BU,tlsNameMismatch:()=>$.B_,tlsNotYetValid:()=>$.x1,tlsPlainHttp:()=>$.MY,tlsProtocol:()=>$.cI,tlsUntrusted:()=>$.SE,versionLockedGone:()=>d.k,versionNoneFits:()=>d.
P,versionUnreadable:()=>f.Ev,versionsEmpty:()=>f.hy,versionsShape:()=>f.RK,versionsStatus:()=>f.MI,versionsUnauthorized:()=>f.m$});var n=s(4929),o=s(3534),v=s(7052),
u=s(960),g=s(2636),_=s(9209),$=s(9872),f=s(4592),d=s(5136),t=s(3410),e=s(9804),i=s(7751),p=s(2562),a=s(5138),l=s(789),r=s(793),c=s(6697),m=s(2847),k=s(9319),E=s(
8011);const P=`
  host proxy tls redirect document service login source constraint lock client module provider mirror
  versions version answer cloud package block file nothing credentials services not
`.trim().split(/\s+/);let w;function M(){return w??=Object.fromEntries(P.flatMap(U)),w}const U=O=>Object.values(h).filter(({code:b})=>b.startsWith(`${O}-`)).sort(
(b,I)=>b.code<I.code?-1:1).map(b=>[b.code,b]),C="docs/problems.md"}),4929:((y,D,s)=>{s.d(D,{Dz:()=>$,P4:()=>g,Yv:()=>d,kV:()=>t});var h=s(4091),n=s(1064),o=s(1831),
v=s(4e3),u=s(5799);const g=(0,u.lS)((0,u.$e)("credentials-config","CLI configuration has a mistake",n.Du),({clients:e,mistake:i})=>({..._(i),affects:e}));function _(e){
switch(e.kind){case"missing":return{message:`${e.setting} names ${(0,h.ol)(e.path)}, which does not exist`,help:"correct the path; the client continues without \
any CLI configuration"};case"unreadable":return{message:`${e.file} ${(0,v.mP)(e.failure)}`,help:e.failure.kind==="size"?"shorten the file; the client reads all \
of it, this check nothing":"let this account read the file; the client continues without it"};case"syntax":return{message:`${e.file} has a syntax error: ${e.why}`,
help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${e.file}: ${e.path.join(".")} must be ${e.want}`,help:"\
correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${e.file}: ${e.why}`,help:"corre\
ct the block; the client ignores it"};case"label":return{message:`the label of the block ${e.type} ${(0,h.ol)(e.label)} is not a hostname: ${e.why}`,help:e.advice??
"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove a\
ll but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all\
 but one; the client uses the first"};case"no token":return{message:e.hasValue?`the token in the credentials block for host ${(0,o.nx)(e.host)} at ${e.file} is \
not a string`:`the credentials block for host ${(0,o.nx)(e.host)} at ${e.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no toke\
n and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,h.ol)(e.name)}: there is no terraform-credentials-${e.name} in ${e.
directories.join(", ")}`,help:e.name===e.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the\
 name in lower case; the client finds no other name"}}}const $=(0,u.lS)((0,u.z3)("credentials-helper","Credentials helper failed",n.Du),({name:e,why:i})=>({message:`\
credentials helper ${e}: ${i}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init\
 fails to install providers'})),f=10,d=(0,u.lS)((0,u.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:e,at:i})=>({
message:`the host block at ${i} defines the services of ${e}; the host's own discovery document is not used`,help:`remove the host block at ${i} to use the disc\
overy document of ${e}`})),t=(0,u.lS)((0,u.lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:e,at:i,
services:p})=>({message:`the host block at ${i} and the discovery document of ${e} differ in ${(0,v.K4)(p,f,v.dh)}`,help:"update the host block or remove it; ma\
chines without it use other services"}))}),5136:((y,D,s)=>{s.d(D,{P:()=>g,k:()=>$});var h=s(1064),n=s(4e3),o=s(5799);const v=4,u=f=>(0,n.K4)(f,v,({text:d,at:t})=>{
const e=`"${(0,n.dh)(d,80)}"`;return f.length===1?e:`${e} (${(0,n.dh)(t)})`}),g=(0,o.lS)((0,o.z3)("version-none-fits","No listed version fits",h.Du),({kind:f,address:d,
constraints:t,mirror:e,newest:i,preRelease:p})=>{const a=i===null?`all listed versions are pre-releases${p===null?"":`, such as ${(0,n.dh)(p,40)}`}`:`the newest\
 ${e===null?"":`on ${e} `}is ${(0,n.dh)(i,40)}`,l=t.length>1?"all of ":"",r=t.length===0?"can be chosen":`fits ${l}${u(t)}`;return{message:`no version of ${f} ${d}\
 ${r}; ${a}`,help:_(t.length,i===null?p:null,e!==null)}});function _(f,d,t){if(d!==null){const i=`set \`version = "${(0,n.dh)(d,40)}"\`, since only an exact vers\
ion selects a pre-release`;return{user:i,operator:`publish a release, or ${i}`}}return f>1?"change these constraints so that they all allow one listed version":
{user:"change the constraint to allow a listed version",operator:t?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, chec\
k that the registry has imported it"}}const $=(0,o.lS)((0,o.z3)("version-locked-gone","Locked version is no longer listed",h.Du),({address:f,version:d,upgrade:t,
newest:e,mirror:i})=>({message:`the lock file selects ${f} ${(0,n.dh)(d,40)}, which ${i??"the registry"} no longer lists${e===null?"":`; the newest is ${(0,n.dh)(
e,40)}`}`,help:{user:t===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the loc\
k file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,n.dh)(t,40)}, and commit the lock file`,operator:i===null?`publish ${(0,n.
dh)(d,40)} again`:`add ${(0,n.dh)(d,40)} to the mirror again`}}))}),9804:((y,D,s)=>{s.d(D,{FA:()=>a,N0:()=>e,Ov:()=>l,id:()=>d,jF:()=>f});var h=s(1064),n=s(4e3),
o=s(5799);const v=6,u=r=>`"${(0,n.dh)(r)}"`,g=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function _(r){const c=r.replace(g,"");
return c===""?"":`: ${c}`}function $(r){switch(r.reason){case"syntax":{const{text:c,why:m}=r;return{message:`${u(c)} is not a version constraint${_(m)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${r.address}\
 is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also accept a variable with `co\
nst = true`"};case"not-a-string":return{message:`version of ${r.address} is not a string`,help:"put the version in quotes"};case"pre-release":return{message:`${u(
r.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without \
it"};case"built-in":return{message:`${r.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`p\
rovider ${r.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally,\
 use `dev_overrides` without `version`"}}}const f=(0,o.lS)((0,o.z3)("constraint-invalid","Version constraint is invalid",h.Du),$),d=(0,o.lS)((0,o.z3)("constrain\
t-unmeetable","No version can meet the constraints",h.Du),({of:r,terms:c,preRelease:m})=>({message:`no version of ${r} can match ${(0,n.K4)(c.map(u),v,n.dh)}`,help:m!==
void 0?`write ${u(m)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:c.length===1?"correct the constr\
aint":"change one of these constraints so that a version can match all of them"})),t={terraform:"terraform",opentofu:"tofu"},e=(0,o.lS)((0,o.z3)("lock-outside",
"Locked version does not match the constraints",h.Du),({provider:r,version:c,constraints:m,clients:k})=>{const[E,...P]=k,w=E===void 0||P.length>0?"":`${t[E]} `;
return{message:`locked provider ${r} ${c} does not match configured version constraint ${(0,n.K4)(m,v,n.dh)}`,help:`run \`${w}init -upgrade\` in this directory a\
nd commit the lock file, or change the constraint`}}),i={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constr\
aints":["constraints","are invalid"]};function p(r){const c="failed to read dependency lock file",m="restore the file, or remove the block and run `init` again";
switch(r.reason){case"syntax":return{message:`${c}: ${r.error}`,help:m};case"twice":return{message:`${c}: it has two blocks for provider ${r.provider}`,help:"re\
move one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${c}: the ${r.of} of provider ${r.provider} must be written in normali\
zed form: ${u(r.normal)}`,help:m};default:{const[k,E]=i[r.reason];return{message:`${c}: the ${k} of provider ${r.provider} ${E}`,help:m}}}}const a=(0,o.lS)((0,o.
z3)("lock-invalid","Dependency lock file is invalid",h.Du),p),l=(0,o.lS)((0,o.z3)("client-version","Configuration does not support this version of the CLI",h.Du),
({client:r,version:c,constraint:m})=>({message:`the version constraint ${u(m)} excludes ${h.bB[r]} ${c}`,help:`use another version of ${h.bB[r]}, or change the \
constraint`}))}),7751:((y,D,s)=>{s.d(D,{o:()=>f,q:()=>_});var h=s(1064),n=s(4e3),o=s(5799);const v=3,u=d=>d===1?"1 module or provider was":`${d} modules and pro\
viders were`;function g(d){const{names:t}=d,e=(0,n.K4)(t,v,n.dh);switch(d.what){case"inside":return`what ${(0,n.px)(t.length,"registry module")} ${t.length===1?
"calls and requires":"call and require"} was not checked: ${e}`;case"direct":{const i=t.length-d.git;return`${[...d.git>0?[`${(0,n.px)(d.git,"module")} from Git`]:
[],...i>0?[`${(0,n.px)(i,"module")} from an archive or bucket`]:[]].join(" and ")} ${t.length===1?"was":"were"} not checked: ${e}`}case"limit":return`max-reques\
ts (${d.max}) was reached, so ${u(t.length)} not checked: ${e}`;case"size":return`a response is longer than this check reads, so ${u(t.length)} not checked: ${e}`;case"\
stopped":return`the check ended too early, so ${u(t.length)} not checked: ${e}`;case"getter":return`the package of ${(0,n.px)(t.length,"registry module")} was n\
ot checked, because it is downloaded with ${d.getter}: ${e}`}}const _=(0,o.lS)((0,o.lm)("not-followed","Part of init was not checked"),d=>({message:g(d),help:d.
what==="limit"?"increase `max-requests`, or list fewer directories in `roots`":void 0})),$=3,f=(0,o.lS)((0,o.$e)("module-described","Registry module can probabl\
y not be installed",h.Du),({by:d,address:t,constraint:e,newest:i,others:p})=>{const a=`${(0,n.dh)(d)} requires ${(0,n.dh)(t)}${e===null?"":` "${(0,n.dh)(e)}"`}`,
l=i===null?"which the registry does not have":p.length>0?`which conflicts with ${(0,n.K4)(p,$,n.dh)}`:`which no listed version fits; the newest is ${(0,n.dh)(i)}`;
return{message:`according to the registry, ${a}, ${l}`,help:"run `init` to confirm; if it fails, use another version of the module"}})}),2562:((y,D,s)=>{s.d(D,{
KG:()=>f,N7:()=>p,vn:()=>d});var h=s(1064),n=s(4e3),o=s(5799),v=s(8937);const u=a=>a.map(l=>h.bB[l]).join(" and "),g={location:"the location of the package",document:"\
the description of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the package",sums:"the file of ch\
ecksums",signature:"the signature of the checksums"},_=a=>a==="location"||a==="document",$="set `version` to one whose package can be downloaded",f=(0,o.lS)((0,o.
z3)("package-location","Package location cannot be used",h.Du),({url:a,why:l,clients:r,...c})=>({message:`${u(r)} cannot download ${(0,n.oZ)(c)}: ${(0,n.dh)(l)}\
 (${a})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:$},affects:r})),
d=(0,o.lS)((0,o.z3)("package-unauthorized","Package requires credentials",h.Du),a=>{const{part:l,token:r,isFork:c}=a,m=_(l)&&c&&r==="none",k=_(l)?r==="withheld":
l==="repository",E=_(l)?e(a):i(a);return{message:`${g[l]} of ${(0,n.oZ)(a)} cannot be read: ${(0,n._r)(a)}; ${t(a)}`,help:m?v.ro:E,severity:m?"notice":k?"warnin\
g":"error"}});function t(a){const{part:l,token:r,at:c}=a;return l==="repository"?"it does not exist, or requires git credentials, which this check does not use":
r==="none"&&!_(l)?"the CLIs send no token to package hosts":(0,v.pt)(a,r==="dropped"?c:null)}function e(a){const{kind:l,source:r,at:c}=a,m=`give the token from ${r}\
 permission to download this ${l}`;return(0,v.$w)(a,`${l}s.v1`,c,m)}function i({kind:a,part:l,at:r}){if(l==="repository")return{operator:"use a repository that \
every user of the registry can read",user:`check that git has credentials for ${r} on the machine that runs init`};const c="serve it without authentication, for\
 example at a presigned URL",m=`add a login for ${r} to ~/.netrc`;return a==="module"?{operator:c,user:m}:l!=="archive"?{operator:c}:{operator:c,user:`${m}, whi\
ch only Terraform uses for providers`}}const p=(0,o.lS)((0,o.z3)("package-unreachable","Package cannot be downloaded",h.Du),a=>{const{part:l,why:r,attempts:c,at:m,
host:k,isAnswered:E}=a,P=c>1?` in each of ${c} attempts`:"",w=E?$:`check that a firewall or proxy lets this machine connect to ${m}, or ${$}`;return{message:`${g[l]}\
 of ${(0,n.oZ)(a)} cannot be read: ${r}${P}`,help:{operator:`check that ${m} serves the file to this machine`,user:w,guest:(0,n.B9)(k)},severity:a.isSlow?"warni\
ng":"error"}})}),5138:((y,D,s)=>{s.d(D,{Es:()=>$,Vf:()=>_,iw:()=>d,oL:()=>g,xD:()=>f,z0:()=>t});var h=s(1064),n=s(4e3),o=s(5799);const v=e=>(0,n.oZ)({...e,kind:"\
provider"}),u=(e,i="")=>`${v(e)} for ${e.platform} cannot be installed: ${i}${(0,n.dh)(e.why)}`,g=(0,o.lS)((0,o.z3)("package-platform","Provider has no package \
for a platform",h.Du),e=>({message:`${v(e)} has no package for ${e.platform}: ${e.isMirror?`${e.url} lists none`:(0,n._r)(e)}`,help:{operator:e.isMirror?`add it\
 with \`terraform providers mirror -platform=${e.platform}\``:`publish the package for ${e.platform}`,user:`set \`version\` to one with a package for ${e.platform}\
, ask the publisher of the provider to build one, or correct \`platforms\``}})),_=(0,o.lS)((0,o.z3)("package-protocol","CLI does not support the plugin protocol\
 of a provider",h.Du),({suggestion:e,...i})=>({message:`${v(i)} requires plugin protocol ${(0,n.K4)(i.protocols,3,n.dh)}; Terraform and OpenTofu support 5 and 6`,
help:{operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugi\
n protocol 5 or 6":`set \`version = "${(0,n.dh)(e,40)}"\`, the newest version with a supported protocol`}})),$=(0,o.lS)((0,o.z3)("package-document","Description\
 of a provider package is wrong",h.Du),e=>({message:u(e,`the response of ${e.url} `),help:(0,o.C)(e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","ha\
shes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, \
`shasums_url`, `shasums_signature_url` and `signing_keys`")})),f=(0,o.lS)((0,o.z3)("package-sums","Checksums of a provider do not agree",h.Du),e=>({message:u(e,
`${e.url} `),help:(0,o.C)("correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again")})),d=(0,o.lS)((0,o.z3)(
"package-unsigned","Provider has no usable signature",h.Du),e=>({message:u(e),help:(0,o.C)("sign the file of checksums with `gpg --detach-sign` (binary, without\
 `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`")})),t=(0,o.lS)((0,o.z3)("lock-platform-missing","Lock file lacks the chec\
ksum of a package",h.Du),({isContentOnly:e,clients:i,...p})=>{const a=i.map(l=>`${l==="opentofu"?"tofu":l} providers lock -platform=${p.platform}`);return{message:e?
`the lock file has only \`h1:\` checksums of ${v(p)}, probably none for ${p.platform}`:`the lock file has no checksum of ${v(p)} for ${p.platform}`,help:{user:`\
run \`${a.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"}}})}),789:((y,D,s)=>{s.d(D,{Ji:()=>g,WZ:()=>d,
gU:()=>f,s0:()=>_,zS:()=>$});var h=s(1064),n=s(4e3),o=s(5799);function v(t,{host:e,hasToken:i}){if((0,h.n3)(e))return t;const p=i?"a private registry may also r\
eturn 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${e}=\u2026)`;return{...t,note:p}}function u(t,e,{kind:i,cure:p,
check:a=""}){const{host:l}=t,[r=""]=e,c=e.length<=1,m=c?`no ${i} ${r}`:`none of ${e.length} required ${i}s`,k=c?{operator:`publish ${r}`,user:p}:{operator:`chec\
k the URL of ${i}s.v1 in the discovery document of ${l}${a}`};return{message:`${l} has ${m}: ${(0,n._r)(t)}`,help:v(k,t)}}const g=(0,o.lS)((0,o.z3)("module-unkn\
own","Module is not in the registry",h.Du),t=>u(t,t.modules,{kind:"module",cure:"correct the source address"})),_=(0,o.lS)((0,o.z3)("provider-unknown","Provider\
 is not in the registry",h.Du),t=>{const{host:e,providers:i,meant:p,isMirror:a}=t,[l=""]=i;return a?{message:`the network mirror ${e} has no provider ${l}: ${(0,n.
_r)(t)}`,help:{operator:`add ${l} to the mirror, for example with \`terraform providers mirror\``,user:"add the provider to `include` of a `direct` block in the\
 CLI configuration"}}:p!==null?{message:`${e} has no provider ${l}: ${(0,n._r)(t)}`,help:`did you mean ${p}? set \`source = "${p}"\` in \`required_providers\` of e\
very module that uses it`}:u(t,i,{kind:"provider",cure:"correct `source` in `required_providers`, or add the `source` that a child module lacks",check:"; it mus\
t end in a slash"})}),$=(0,o.lS)((0,o.z3)("mirror-url","URL of a network mirror is wrong",h.Du),t=>{const{mirror:e}=t;return t.kind==="port"?{message:`the netwo\
rk mirror ${e} (${t.at}) cannot have ${t.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${t.provider.split("/")[0]}\
/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${e} has no slash at the end, so the CLI\
s request ${t.asked}, which ${(0,n.dh)(t.result)}`,help:`set \`url = "${e}/"\``,...t.isUsable?{severity:"warning"}:{}}}),f=(0,o.lS)((0,o.z3)("mirror-version","N\
etwork mirror lacks the chosen version",h.Du),({provider:t,version:e,mirror:i,isListed:p,...a})=>{const l=`${t} ${(0,n.dh)(e,40)}`;return{message:p?`the network\
 mirror ${i} lists ${l} but does not have it: ${(0,n._r)(a)}`:`the network mirror ${i} does not have ${l}, which another installation method lists: ${(0,n._r)(a)}`,
help:{operator:`add ${(0,n.dh)(e,40)} to the mirror, for example with \`terraform providers mirror\``,user:p?"set `version` to one that the mirror has":`exclude\
 ${t} from \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),d=(0,o.lS)((0,o.z3)("provider-excluded","No installation method covers a provi\
der",h.Du),({provider:t})=>({message:`no installation method in \`provider_installation\` covers ${t}`,help:`add ${t} to \`include\` of a method, or add a \`direct\
\` block`}))})};export{S as id,L as ids,T as modules};
