const R=341,I=[341],A={4592:((O,f,s)=>{s.r(f),s.d(f,{providerWarning:()=>L,versionUnreadable:()=>b,versionsEmpty:()=>m,versionsShape:()=>p,versionsStatus:()=>d,
versionsUnauthorized:()=>h});var i=s(1064),o=s(4e3),e=s(5799),$=s(8937);const _=({kind:r,first:u,others:v})=>v===0?u:`${u} and ${v} other ${r}${v===1?"":"s"}`,E=({
kind:r,mirror:u})=>u===null?`${r}s.v1`:"the network mirror",a=r=>`the URL of ${E(r)} in the ${r.mirror===null?"discovery document":"CLI configuration"}`;function n({
page:r,host:u,...v},k){if(r?.kind!=="sign-in")return(0,o.NM)(r,u,k);const P=`allow requests to ${E({host:u,...v})} without a browser`,M=r.title===""?"":` ("${r.
title}")`;return{operator:P,because:`the host returned a sign-in page${M}`}}const h=(0,e.lS)((0,e.z3)("versions-unauthorized","Registry requires a valid token",
i.Du),r=>{const{token:u,elsewhere:v,challenge:k,isFork:P}=r,M=P&&u==="none",U=k===null?"":` and requires ${k} authentication`,S=M?"secrets are withheld from pul\
l requests of forks":(0,$.pt)(r,v);return{message:`the versions of ${_(r)} cannot be read: ${(0,o._r)(r)}${U}; ${S}`,help:M?$.ro:n(r,c(r)),...u==="withheld"?{severity:"\
warning"}:{},...M?{severity:"notice"}:{}}});function c(r){const{host:u,source:v,elsewhere:k,challenge:P,kind:M}=r,U=E(r);if(P!==null)return{operator:`accept Bea\
rer tokens at the URL of ${U}`,note:"the CLIs send only Bearer tokens"};const S=k===null?`check that the token from ${v} is complete, has not expired and may re\
ad this ${M}`:`check that ${k} accepts the token from ${v}: the CLIs send it the token for ${u}, not one for ${k}`;return(0,$.$w)(r,U,k,S)}const d=(0,e.lS)((0,e.
z3)("versions-status","Registry fails to list versions",i.Du),r=>{const{attempts:u,transient:v,host:k,status:P}=r,M=u>1?` in each of ${u} attempts`:"";return{message:`\
the versions of ${_(r)} cannot be read: ${(0,o._r)(r)}${M}; expected 200`,help:n(r,t(k,P,v,a(r)))}});function t(r,u,v,k){return u===429?{because:"the host limit\
s requests from this machine or network",operator:"raise the limit, or run fewer jobs at once",user:"wait, run fewer jobs at once, or use a runner with its own \
IP address"}:v?{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if\
 there is one",guest:(0,o.B9)(r)}:{operator:`check ${k}; return 200 with the versions, or 404 for an unknown name`}}const p=(0,e.lS)((0,e.z3)("versions-shape","\
List of versions cannot be read",i.Du),r=>({message:`the versions of ${_(r)} cannot be read: the response of ${r.url} ${(0,o.dh)(r.why)}`,help:n(r,{operator:`ch\
eck ${a(r)}, and return ${r.mirror===null?l[r.kind]:y}`})})),y='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',l={module:'{"modules":[{"versio\
ns":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},m=(0,e.lS)((0,e.z3)("versions-empty","Registry lists no versions",i.Du),({kind:r,address:u,
url:v,ignored:k,isMirror:P})=>({message:k.length===0?`${r} ${u} has no versions: ${v} lists none`:`${r} ${u} has no valid versions: ${v} lists only ${D(k)}`,help:{
operator:P?"add a version to the mirror, under a key of three numbers such as 1.2.0":k.length===0?`publish a version of the ${r}; if its tag exists, check that \
the registry has imported it`:`publish versions as ${w[r]}`,user:`check the address, or ask the publisher of the ${r} to release a version`}})),g=3,D=r=>(0,o.K4)(
r,g,u=>`"${(0,o.dh)(u,40)}"`),w={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'},b=(0,e.
lS)((0,e.z3)("version-unreadable","Listed version cannot be read",i.Du),({kind:r,address:u,texts:v,rejects:k})=>{const P=`the registry lists ${D(v)} for ${r} ${u}\
, which ${v.length===1?"is not a version":"are not versions"}`,M=`publish versions as ${w[r]}, and remove others`;return k?{message:`${P}; OpenTofu, and Terrafo\
rm before 1.13, therefore reject all versions`,help:{operator:M,user:"use Terraform 1.13 or later, which ignores such versions"}}:{message:`${P}; the CLIs ignor\
e ${v.length===1?"it":"them"}`,help:(0,e.C)(M),severity:r==="module"?"warning":"notice"}}),L=(0,e.lS)((0,e.lm)("provider-warning","Registry warns about a provid\
er"),({address:r,warnings:u})=>({message:`the registry returned a warning for ${r}: "${(0,o.dh)(u.join("; "))}"`,help:"if the warning names another provider, us\
e that one in `source`"}))}),5136:((O,f,s)=>{s.r(f),s.d(f,{versionLockedGone:()=>n,versionNoneFits:()=>E});var i=s(1064),o=s(4e3),e=s(5799);const $=4,_=h=>(0,o.
K4)(h,$,({text:c,at:d})=>{const t=`"${(0,o.dh)(c,80)}"`;return h.length===1?t:`${t} (${(0,o.dh)(d)})`}),E=(0,e.lS)((0,e.z3)("version-none-fits","No listed versi\
on fits",i.Du),({kind:h,address:c,constraints:d,mirror:t,newest:p,preRelease:y})=>{const l=p===null?`all listed versions are pre-releases${y===null?"":`, such a\
s ${(0,o.dh)(y,40)}`}`:`the newest ${t===null?"":`on ${t} `}is ${(0,o.dh)(p,40)}`,m=d.length>1?"all of ":"",g=d.length===0?"can be chosen":`fits ${m}${_(d)}`;return{
message:`no version of ${h} ${c} ${g}; ${l}`,help:a(d.length,p===null?y:null,t!==null)}});function a(h,c,d){if(c!==null){const p=`set \`version = "${(0,o.dh)(c,
40)}"\`, since only an exact version selects a pre-release`;return{user:p,operator:`publish a release, or ${p}`}}return h>1?"change these constraints so that th\
ey all allow one listed version":{user:"change the constraint to allow a listed version",operator:d?"add a version that fits to the mirror":"publish a version t\
hat fits; if its tag exists, check that the registry has imported it"}}const n=(0,e.lS)((0,e.z3)("version-locked-gone","Locked version is no longer listed",i.Du),
({address:h,version:c,upgrade:d,newest:t,mirror:p})=>({message:`the lock file selects ${h} ${(0,o.dh)(c,40)}, which ${p??"the registry"} no longer lists${t===null?
"":`; the newest is ${(0,o.dh)(t,40)}`}`,help:{user:d===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu ini\
t -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,o.dh)(d,40)}, and commit the lock file`,
operator:p===null?`publish ${(0,o.dh)(c,40)} again`:`add ${(0,o.dh)(c,40)} to the mirror again`}}))}),6003:((O,f,s)=>{s.r(f),s.d(f,{moduleDescribed:()=>_});var i=s(
1064),o=s(4e3),e=s(5799);const $=3,_=(0,e.lS)((0,e.$e)("module-described","Registry module can probably not be installed",i.Du),({by:E,address:a,constraint:n,newest:h,
others:c})=>{const d=`${(0,o.dh)(E)} requires ${(0,o.dh)(a)}${n===null?"":` "${(0,o.dh)(n)}"`}`,t=h===null?"which the registry does not have":c.length>0?`which \
conflicts with ${(0,o.K4)(c,$,o.dh)}`:`which no listed version fits; the newest is ${(0,o.dh)(h)}`;return{message:`according to the registry, ${d}, ${t}`,help:"\
run `init` to confirm; if it fails, use another version of the module"}})}),4375:((O,f,s)=>{s.r(f),s.d(f,{mirrorUrl:()=>$,mirrorVersion:()=>_,providerExcluded:()=>E});
var i=s(1064),o=s(4e3),e=s(5799);const $=(0,e.lS)((0,e.z3)("mirror-url","URL of a network mirror is wrong",i.Du),a=>{const{mirror:n}=a;return a.kind==="port"?{message:`\
the network mirror ${n} (${a.at}) cannot have ${a.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${a.provider.split(
"/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${n} has no slash at the end, so\
 the CLIs request ${a.asked}, which ${(0,o.dh)(a.result)}`,help:`set \`url = "${n}/"\``,...a.isUsable?{severity:"warning"}:{}}}),_=(0,e.lS)((0,e.z3)("mirror-ver\
sion","Network mirror lacks the chosen version",i.Du),({provider:a,version:n,mirror:h,isListed:c,...d})=>{const t=`${a} ${(0,o.dh)(n,40)}`;return{message:c?`the\
 network mirror ${h} lists ${t} but does not have it: ${(0,o._r)(d)}`:`the network mirror ${h} does not have ${t}, which another installation method lists: ${(0,o.
_r)(d)}`,help:{operator:`add ${(0,o.dh)(n,40)} to the mirror, for example with \`terraform providers mirror\``,user:c?"set `version` to one that the mirror has":
`exclude ${a} from \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),E=(0,e.lS)((0,e.z3)("provider-excluded","No installation method covers\
 a provider",i.Du),({provider:a})=>({message:`no installation method in \`provider_installation\` covers ${a}`,help:`add ${a} to \`include\` of a method, or add a\
 \`direct\` block`}))}),7751:((O,f,s)=>{s.r(f),s.d(f,{notFollowed:()=>E});var i=s(4e3),o=s(5799);const e=3,$=a=>a===1?"1 module or provider was":`${a} modules a\
nd providers were`;function _(a){const{names:n}=a,h=(0,i.K4)(n,e,i.dh);switch(a.what){case"inside":return`what ${(0,i.hS)(n.length,"registry module")} ${n.length===
1?"calls and requires":"call and require"} was not checked: ${h}`;case"direct":{const c=n.length-a.git;return`${[...a.git>0?[`${(0,i.hS)(a.git,"module")} from G\
it`]:[],...c>0?[`${(0,i.hS)(c,"module")} from an archive or bucket`]:[]].join(" and ")} ${n.length===1?"was":"were"} not checked: ${h}`}case"limit":return`max-r\
equests (${a.max}) was reached, so ${$(n.length)} not checked: ${h}`;case"size":return`a response is longer than this check reads, so ${$(n.length)} not checked\
: ${h}`;case"stopped":return`the check ended too early, so ${$(n.length)} not checked: ${h}`;case"getter":return`the package of ${(0,i.hS)(n.length,"registry mo\
dule")} was not checked, because it is downloaded with ${a.getter}: ${h}`}}const E=(0,o.lS)((0,o.lm)("not-followed","Part of init was not checked"),a=>({message:_(
a),help:a.what==="limit"?"increase `max-requests`, or list fewer directories in `roots`":void 0}))}),2562:((O,f,s)=>{s.r(f),s.d(f,{packageLocation:()=>h,packageUnauthorized:()=>c,
packageUnreachable:()=>y});var i=s(1064),o=s(4e3),e=s(5799),$=s(8937);const _=l=>l.map(m=>i.bB[m]).join(" and "),E={location:"the location of the package",document:"\
the description of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the package",sums:"the file of ch\
ecksums",signature:"the signature of the checksums"},a=l=>l==="location"||l==="document",n="set `version` to one whose package can be downloaded",h=(0,e.lS)((0,e.
z3)("package-location","Package location cannot be used",i.Du),({url:l,why:m,clients:g,...D})=>({message:`${_(g)} cannot download ${(0,o.Vb)(D)}: ${(0,o.dh)(m)}\
 (${l})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:n},affects:g})),
c=(0,e.lS)((0,e.z3)("package-unauthorized","Package requires credentials",i.Du),l=>{const{part:m,token:g,isFork:D}=l,w=`${E[m]} of ${(0,o.Vb)(l)} cannot be read\
: ${(0,o._r)(l)}; ${d(l)}`;if(a(m)){const b=D&&g==="none";return{message:w,help:b?$.ro:t(l),...b?{severity:"notice"}:{},...g==="withheld"?{severity:"warning"}:{}}}
return{message:w,help:p(l),...m==="repository"?{severity:"warning"}:{}}});function d(l){const{part:m,token:g,at:D}=l;return m==="repository"?"it does not exist,\
 or requires git credentials, which this check does not use":g==="none"&&!a(m)?"the CLIs send no token to package hosts":(0,$.pt)(l,g==="dropped"?D:null)}function t(l){
const{kind:m,source:g,at:D}=l,w=`give the token from ${g} permission to download this ${m}`;return(0,$.$w)(l,`${m}s.v1`,D,w)}function p({kind:l,part:m,at:g}){if(m===
"repository")return{operator:"use a repository that every user of the registry can read",user:`check that git has credentials for ${g} on the machine that runs \
init`};const D="serve it without authentication, for example at a presigned URL",w=`add a login for ${g} to ~/.netrc`;return l==="module"?{operator:D,user:w}:m!==
"archive"?{operator:D}:{operator:D,user:`${w}, which only Terraform uses for providers`}}const y=(0,e.lS)((0,e.z3)("package-unreachable","Package cannot be down\
loaded",i.Du),l=>{const{part:m,why:g,attempts:D,at:w,host:b,isAnswered:L}=l,r=D>1?` in each of ${D} attempts`:"",u=L?n:`check that a firewall or proxy lets this\
 machine connect to ${w}, or ${n}`;return{message:`${E[m]} of ${(0,o.Vb)(l)} cannot be read: ${g}${r}`,help:{operator:`check that ${w} serves the file to this m\
achine`,user:u,guest:(0,o.B9)(b)},...l.isSlow?{severity:"warning"}:{}}})}),5138:((O,f,s)=>{s.r(f),s.d(f,{lockPlatformMissing:()=>d,packageDocument:()=>n,packagePlatform:()=>E,
packageProtocol:()=>a,packageSums:()=>h,packageUnsigned:()=>c});var i=s(1064),o=s(4e3),e=s(5799);const $=t=>(0,o.Vb)({...t,kind:"provider"}),_=(t,p="")=>`${$(t)}\
 for ${t.platform} cannot be installed: ${p}${(0,o.dh)(t.why)}`,E=(0,e.lS)((0,e.z3)("package-platform","Provider has no package for a platform",i.Du),t=>({message:`${$(
t)} has no package for ${t.platform}: ${t.isMirror?`${t.url} lists none`:(0,o._r)(t)}`,help:{operator:t.isMirror?`add it with \`terraform providers mirror -platf\
orm=${t.platform}\``:`publish the package for ${t.platform}`,user:`set \`version\` to one with a package for ${t.platform}, ask the publisher of the provider to\
 build one, or correct \`platforms\``}})),a=(0,e.lS)((0,e.z3)("package-protocol","CLI does not support the plugin protocol of a provider",i.Du),({suggestion:t,...p})=>({
message:`${$(p)} requires plugin protocol ${(0,o.K4)(p.protocols,3,o.dh)}; Terraform and OpenTofu support 5 and 6`,help:{operator:"publish a version with plugin\
 protocol 5 or 6, or correct `protocols`",user:t===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,o.dh)(
t,40)}"\`, the newest version with a supported protocol`}})),n=(0,e.lS)((0,e.z3)("package-document","Description of a provider package is wrong",i.Du),t=>({message:_(
t,`the response of ${t.url} `),help:(0,e.C)(t.isMirror?`return {"archives":{"${t.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\
\``:"return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`")})),
h=(0,e.lS)((0,e.z3)("package-sums","Checksums of a provider do not agree",i.Du),t=>({message:_(t,`${t.url} `),help:(0,e.C)("correct the checksums file: one line\
 with the SHA-256 hash and `filename` of each package; then sign it again")})),c=(0,e.lS)((0,e.z3)("package-unsigned","Provider has no usable signature",i.Du),t=>({
message:_(t),help:(0,e.C)("sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_k\
eys.gpg_public_keys`")})),d=(0,e.lS)((0,e.z3)("lock-platform-missing","Lock file lacks the checksum of a package",i.Du),({isContentOnly:t,clients:p,...y})=>{const l=p.
map(m=>`${m==="opentofu"?"tofu":m} providers lock -platform=${y.platform}`);return{message:t?`the lock file has only \`h1:\` checksums of ${$(y)}, probably none\
 for ${y.platform}`:`the lock file has no checksum of ${$(y)} for ${y.platform}`,help:{user:`run \`${l.join("` or `")}\`, and commit the lock file`,operator:"pu\
blish the original package again if it was replaced"}}})}),789:((O,f,s)=>{s.r(f),s.d(f,{moduleUnknown:()=>E,providerUnknown:()=>a});var i=s(1064),o=s(4e3),e=s(5799);
function $(n,{host:h,hasToken:c}){if((0,i.n3)(h))return n;const d=c?"a private registry may also return 404 if the token has no access":`if the registry require\
s a token, add one to \`tokens\` (${h}=\u2026)`;return{...n,note:d}}function _(n,h,{kind:c,cure:d,check:t=""}){const{host:p}=n,[y=""]=h,l=h.length<=1,m=l?`no ${c}\
 ${y}`:`none of ${h.length} required ${c}s`,g=l?{operator:`publish ${y}`,user:d}:{operator:`check the URL of ${c}s.v1 in the discovery document of ${p}${t}`};return{
message:`${p} has ${m}: ${(0,o._r)(n)}`,help:$(g,n)}}const E=(0,e.lS)((0,e.z3)("module-unknown","Module is not in the registry",i.Du),n=>_(n,n.modules,{kind:"mo\
dule",cure:"correct the source address"})),a=(0,e.lS)((0,e.z3)("provider-unknown","Provider is not in the registry",i.Du),n=>{const{host:h,providers:c,meant:d,isMirror:t}=n,
[p=""]=c;return t?{message:`the network mirror ${h} has no provider ${p}: ${(0,o._r)(n)}`,help:{operator:`add ${p} to the mirror, for example with \`terraform pr\
oviders mirror\``,user:"add the provider to `include` of a `direct` block in the CLI configuration"}}:d!==null?{message:`${h} has no provider ${p}: ${(0,o._r)(n)}`,
help:`did you mean ${d}? set \`source = "${d}"\` in \`required_providers\` of every module that uses it`}:_(n,c,{kind:"provider",cure:"correct `source` in `requ\
ired_providers`, or add the `source` that a child module lacks",check:"; it must end in a slash"})})})};export{R as id,I as ids,A as modules};
