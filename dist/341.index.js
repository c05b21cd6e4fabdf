const R=341,I=[341],A={4592:((O,f,s)=>{s.r(f),s.d(f,{providerWarning:()=>L,versionUnreadable:()=>b,versionsEmpty:()=>m,versionsShape:()=>u,versionsStatus:()=>d,
versionsUnauthorized:()=>l});var i=s(1064),o=s(4e3),e=s(5799),$=s(8937);const k=({kind:r,first:p,others:_})=>_===0?p:`${p} and ${_} other ${r}${_===1?"":"s"}`,D=({
kind:r,mirror:p})=>p===null?`${r}s.v1`:"the network mirror",a=r=>`the URL of ${D(r)} in the ${r.mirror===null?"discovery document":"CLI configuration"}`;function n({
page:r,host:p,..._},E){if(r?.kind!=="sign-in")return(0,o.NM)(r,p,E);const P=`allow requests to ${D({host:p,..._})} without a browser`,M=r.title===""?"":` ("${r.
title}")`;return{operator:P,because:`the host returned a sign-in page${M}`}}const l=(0,e.lS)((0,e.z3)("versions-unauthorized","Registry requires a valid token",
i.Du),r=>{const{token:p,elsewhere:_,challenge:E,isFork:P}=r,M=P&&p==="none",U=E===null?"":` and requires ${E} authentication`,S=M?"secrets are withheld from pul\
l requests of forks":(0,$.pt)(r,_);return{message:`the versions of ${k(r)} cannot be read: ${(0,o._r)(r)}${U}; ${S}`,help:M?$.ro:n(r,h(r)),...p==="withheld"?{severity:"\
warning"}:{},...M?{severity:"notice"}:{}}});function h(r){const{host:p,source:_,elsewhere:E,challenge:P,kind:M}=r,U=D(r);if(P!==null)return{operator:`accept Bea\
rer tokens at the URL of ${U}`,note:"the CLIs send only Bearer tokens"};const S=E===null?`check that the token from ${_} is complete, has not expired and may re\
ad this ${M}`:`check that ${E} accepts the token from ${_}: the CLIs send it the token for ${p}, not one for ${E}`;return(0,$.$w)(r,U,E,S)}const d=(0,e.lS)((0,e.
z3)("versions-status","Registry fails to list versions",i.Du),r=>{const{attempts:p,transient:_,host:E,status:P}=r,M=p>1?` in each of ${p} attempts`:"";return{message:`\
the versions of ${k(r)} cannot be read: ${(0,o._r)(r)}${M}; expected 200`,help:n(r,t(E,P,_,a(r)))}});function t(r,p,_,E){return p===429?{because:"the host limit\
s requests from this machine or network",operator:"raise the limit, or run fewer jobs at once",user:"wait, run fewer jobs at once, or use a runner with its own \
IP address"}:_?{operator:"check the logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if\
 there is one",guest:(0,o.B9)(r)}:{operator:`check ${E}; return 200 with the versions, or 404 for an unknown name`}}const u=(0,e.lS)((0,e.z3)("versions-shape","\
List of versions cannot be read",i.Du),r=>({message:`the versions of ${k(r)} cannot be read: the response of ${r.url} ${(0,o.dh)(r.why)}`,help:n(r,{operator:`ch\
eck ${a(r)}, and return ${r.mirror===null?c[r.kind]:g}`})})),g='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',c={module:'{"modules":[{"versio\
ns":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},m=(0,e.lS)((0,e.z3)("versions-empty","Registry lists no versions",i.Du),({kind:r,address:p,
url:_,ignored:E,isMirror:P})=>({message:E.length===0?`${r} ${p} has no versions: ${_} lists none`:`${r} ${p} has no valid versions: ${_} lists only ${y(E)}`,help:{
operator:P?"add a version to the mirror, under a key of three numbers such as 1.2.0":E.length===0?`publish a version of the ${r}; if its tag exists, check that \
the registry has imported it`:`publish versions as ${w[r]}`,user:`check the address, or ask the publisher of the ${r} to release a version`}})),v=3,y=r=>(0,o.K4)(
r,v,p=>`"${(0,o.dh)(p,40)}"`),w={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'},b=(0,e.
lS)((0,e.z3)("version-unreadable","Listed version cannot be read",i.Du),({kind:r,address:p,texts:_,rejects:E})=>{const P=`the registry lists ${y(_)} for ${r} ${p}\
, which ${_.length===1?"is not a version":"are not versions"}`,M=`publish versions as ${w[r]}, and remove others`;return E?{message:`${P}; OpenTofu, and Terrafo\
rm before 1.13, therefore reject all versions`,help:{operator:M,user:"use Terraform 1.13 or later, which ignores such versions"}}:{message:`${P}; the CLIs ignor\
e ${_.length===1?"it":"them"}`,help:(0,e.C)(M),severity:r==="module"?"warning":"notice"}}),L=(0,e.lS)((0,e.lm)("provider-warning","Registry warns about a provid\
er"),({address:r,warnings:p})=>({message:`the registry returned a warning for ${r}: "${(0,o.dh)(p.join("; "))}"`,help:"if the warning names another provider, us\
e that one in `source`"}))}),5136:((O,f,s)=>{s.r(f),s.d(f,{versionLockedGone:()=>l,versionNoneFits:()=>D});var i=s(1064),o=s(4e3),e=s(5799);const $=4,k=h=>(0,o.
K4)(h,$,({text:d,at:t})=>{const u=`"${(0,o.dh)(d,80)}"`;return h.length===1?u:`${u} (${(0,o.dh)(t)})`}),D=(0,e.lS)((0,e.z3)("version-none-fits","No listed versi\
on fits",i.Du),({kind:h,address:d,constraints:t,mirror:u,newest:g,preRelease:c})=>{const m=g===null?`all listed versions are pre-releases${c===null?"":`, such a\
s ${(0,o.dh)(c,40)}`}`:`the newest ${u===null?"":`on ${u} `}is ${(0,o.dh)(g,40)}`,v=a[Math.min(t.length,2)](k(t));return{message:`no version of ${h} ${d} ${v}; ${m}`,
help:n(t.length,g===null?c:null,u!==null)}}),a={0:()=>"can be chosen",1:h=>`fits ${h}`,2:h=>`fits all of ${h}`};function n(h,d,t){if(d!==null){const g=`set \`ver\
sion = "${(0,o.dh)(d,40)}"\`, since only an exact version selects a pre-release`;return{user:g,operator:`publish a release, or ${g}`}}return h>1?"change these c\
onstraints so that they all allow one listed version":{user:"change the constraint to allow a listed version",operator:t?"add a version that fits to the mirror":
"publish a version that fits; if its tag exists, check that the registry has imported it"}}const l=(0,e.lS)((0,e.z3)("version-locked-gone","Locked version is no\
 longer listed",i.Du),({address:h,version:d,upgrade:t,newest:u,mirror:g})=>({message:`the lock file selects ${h} ${(0,o.dh)(d,40)}, which ${g??"the registry"} n\
o longer lists${u===null?"":`; the newest is ${(0,o.dh)(u,40)}`}`,help:{user:t===null?"change the constraints to allow a listed version, then run `terraform ini\
t -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,o.dh)(t,40)}, a\
nd commit the lock file`,operator:g===null?`publish ${(0,o.dh)(d,40)} again`:`add ${(0,o.dh)(d,40)} to the mirror again`}}))}),6003:((O,f,s)=>{s.r(f),s.d(f,{moduleDescribed:()=>k});
var i=s(1064),o=s(4e3),e=s(5799);const $=3,k=(0,e.lS)((0,e.$e)("module-described","Registry module can probably not be installed",i.Du),({by:D,address:a,constraint:n,
newest:l,others:h})=>{const d=`${(0,o.dh)(D)} requires ${(0,o.dh)(a)}${n===null?"":` "${(0,o.dh)(n)}"`}`,t=l===null?"which the registry does not have":h.length>
0?`which conflicts with ${(0,o.K4)(h,$,o.dh)}`:`which no listed version fits; the newest is ${(0,o.dh)(l)}`;return{message:`according to the registry, ${d}, ${t}`,
help:"run `init` to confirm; if it fails, use another version of the module"}})}),4375:((O,f,s)=>{s.r(f),s.d(f,{mirrorUrl:()=>$,mirrorVersion:()=>k,providerExcluded:()=>D});
var i=s(1064),o=s(4e3),e=s(5799);const $=(0,e.lS)((0,e.z3)("mirror-url","URL of a network mirror is wrong",i.Du),a=>{const{mirror:n}=a;return a.kind==="port"?{message:`\
the network mirror ${n} (${a.at}) cannot have ${a.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${a.provider.split(
"/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${n} has no slash at the end, so\
 the CLIs request ${a.asked}, which ${(0,o.dh)(a.result)}`,help:`set \`url = "${n}/"\``,...a.isUsable?{severity:"warning"}:{}}}),k=(0,e.lS)((0,e.z3)("mirror-ver\
sion","Network mirror lacks the chosen version",i.Du),({provider:a,version:n,mirror:l,isListed:h,...d})=>{const t=`${a} ${(0,o.dh)(n,40)}`;return{message:h?`the\
 network mirror ${l} lists ${t} but does not have it: ${(0,o._r)(d)}`:`the network mirror ${l} does not have ${t}, which another installation method lists: ${(0,o.
_r)(d)}`,help:{operator:`add ${(0,o.dh)(n,40)} to the mirror, for example with \`terraform providers mirror\``,user:h?"set `version` to one that the mirror has":
`exclude ${a} from \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),D=(0,e.lS)((0,e.z3)("provider-excluded","No installation method covers\
 a provider",i.Du),({provider:a})=>({message:`no installation method in \`provider_installation\` covers ${a}`,help:`add ${a} to \`include\` of a method, or add a\
 \`direct\` block`}))}),7751:((O,f,s)=>{s.r(f),s.d(f,{notFollowed:()=>D});var i=s(4e3),o=s(5799);const e=3,$=a=>a===1?"1 module or provider was":`${a} modules a\
nd providers were`;function k(a){const{names:n}=a,l=(0,i.K4)(n,e,i.dh);switch(a.what){case"inside":return{message:`what ${(0,i.hS)(n.length,"registry module")} ${n.
length===1?"calls and requires":"call and require"} was not checked: ${l}`};case"direct":{const h=n.length-a.git;return{message:`${[...a.git>0?[`${(0,i.hS)(a.git,
"module")} from Git`]:[],...h>0?[`${(0,i.hS)(h,"module")} from an archive or bucket`]:[]].join(" and ")} ${n.length===1?"was":"were"} not checked: ${l}`}}case"l\
imit":return{message:`max-requests (${a.max}) was reached, so ${$(n.length)} not checked: ${l}`,help:"increase `max-requests`, or list fewer directories in `roo\
ts`"};case"size":return{message:`a response is longer than this check reads, so ${$(n.length)} not checked: ${l}`};case"stopped":return{message:`the check ended\
 too early, so ${$(n.length)} not checked: ${l}`};case"getter":return{message:`the package of ${(0,i.hS)(n.length,"registry module")} was not checked, because i\
t is downloaded with ${a.getter}: ${l}`}}}const D=(0,o.lS)((0,o.lm)("not-followed","Part of init was not checked"),k)}),2562:((O,f,s)=>{s.r(f),s.d(f,{packageLocation:()=>l,
packageUnauthorized:()=>h,packageUnreachable:()=>g});var i=s(1064),o=s(4e3),e=s(5799),$=s(8937);const k=c=>c.map(m=>i.bB[m]).join(" and "),D={location:"the loca\
tion of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of th\
e package",sums:"the file of checksums",signature:"the signature of the checksums"},a=c=>c==="location"||c==="document",n="set `version` to one whose package ca\
n be downloaded",l=(0,e.lS)((0,e.z3)("package-location","Package location cannot be used",i.Du),({url:c,why:m,clients:v,...y})=>({message:`${k(v)} cannot downlo\
ad ${(0,o.Vb)(y)}: ${(0,o.dh)(m)} (${c})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`g\
it::https://\u2026`)",user:n},affects:v})),h=(0,e.lS)((0,e.z3)("package-unauthorized","Package requires credentials",i.Du),c=>{const{part:m,token:v,isFork:y}=c,
w=`${D[m]} of ${(0,o.Vb)(c)} cannot be read: ${(0,o._r)(c)}; ${d(c)}`;if(a(m)){const b=y&&v==="none";return{message:w,help:b?$.ro:t(c),...b?{severity:"notice"}:
{},...v==="withheld"?{severity:"warning"}:{}}}return{message:w,help:u(c),...m==="repository"?{severity:"warning"}:{}}});function d(c){const{part:m,token:v,at:y}=c;
return m==="repository"?"it does not exist, or requires git credentials, which this check does not use":v==="none"&&!a(m)?"the CLIs send no token to package hos\
ts":(0,$.pt)(c,v==="dropped"?y:null)}function t(c){const{kind:m,source:v,at:y}=c,w=`give the token from ${v} permission to download this ${m}`;return(0,$.$w)(c,
`${m}s.v1`,y,w)}function u({kind:c,part:m,at:v}){if(m==="repository")return{operator:"use a repository that every user of the registry can read",user:`check tha\
t git has credentials for ${v} on the machine that runs init`};const y="serve it without authentication, for example at a presigned URL",w=`add a login for ${v}\
 to ~/.netrc`;return c==="module"?{operator:y,user:w}:m!=="archive"?{operator:y}:{operator:y,user:`${w}, which only Terraform uses for providers`}}const g=(0,e.
lS)((0,e.z3)("package-unreachable","Package cannot be downloaded",i.Du),c=>{const{part:m,why:v,attempts:y,at:w,host:b,isAnswered:L}=c,r=y>1?` in each of ${y} at\
tempts`:"",p=L?n:`check that a firewall or proxy lets this machine connect to ${w}, or ${n}`;return{message:`${D[m]} of ${(0,o.Vb)(c)} cannot be read: ${v}${r}`,
help:{operator:`check that ${w} serves the file to this machine`,user:p,guest:(0,o.B9)(b)},...c.isSlow?{severity:"warning"}:{}}})}),5138:((O,f,s)=>{s.r(f),s.d(f,
{lockPlatformMissing:()=>d,packageDocument:()=>n,packagePlatform:()=>D,packageProtocol:()=>a,packageSums:()=>l,packageUnsigned:()=>h});var i=s(1064),o=s(4e3),e=s(
5799);const $=t=>(0,o.Vb)({...t,kind:"provider"}),k=(t,u="")=>`${$(t)} for ${t.platform} cannot be installed: ${u}${(0,o.dh)(t.why)}`,D=(0,e.lS)((0,e.z3)("packa\
ge-platform","Provider has no package for a platform",i.Du),t=>({message:`${$(t)} has no package for ${t.platform}: ${t.isMirror?`${t.url} lists none`:(0,o._r)(
t)}`,help:{operator:t.isMirror?`add it with \`terraform providers mirror -platform=${t.platform}\``:`publish the package for ${t.platform}`,user:`set \`version\` \
to one with a package for ${t.platform}, ask the publisher of the provider to build one, or correct \`platforms\``}})),a=(0,e.lS)((0,e.z3)("package-protocol","C\
LI does not support the plugin protocol of a provider",i.Du),({suggestion:t,...u})=>({message:`${$(u)} requires plugin protocol ${(0,o.K4)(u.protocols,3,o.dh)};\
 Terraform and OpenTofu support 5 and 6`,help:{operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:t===null?"ask the publisher\
 of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,o.dh)(t,40)}"\`, the newest version with a supported protocol`}})),n=(0,e.lS)(
(0,e.z3)("package-document","Description of a provider package is wrong",i.Du),t=>({message:k(t,`the response of ${t.url} `),help:(0,e.C)(t.isMirror?`return {"a\
rchives":{"${t.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description of the package with `os`, `\
arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`")})),l=(0,e.lS)((0,e.z3)("package-sums","Checksums of a p\
rovider do not agree",i.Du),t=>({message:k(t,`${t.url} `),help:(0,e.C)("correct the checksums file: one line with the SHA-256 hash and `filename` of each packag\
e; then sign it again")})),h=(0,e.lS)((0,e.z3)("package-unsigned","Provider has no usable signature",i.Du),t=>({message:k(t),help:(0,e.C)("sign the file of chec\
ksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`")})),d=(0,e.lS)((0,e.z3)("l\
ock-platform-missing","Lock file lacks the checksum of a package",i.Du),({isContentOnly:t,clients:u,...g})=>{const c=u.map(m=>`${m==="opentofu"?"tofu":m} provid\
ers lock -platform=${g.platform}`);return{message:t?`the lock file has only \`h1:\` checksums of ${$(g)}, probably none for ${g.platform}`:`the lock file has no\
 checksum of ${$(g)} for ${g.platform}`,help:{user:`run \`${c.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it wa\
s replaced"}}})}),789:((O,f,s)=>{s.r(f),s.d(f,{moduleUnknown:()=>D,providerUnknown:()=>a});var i=s(1064),o=s(4e3),e=s(5799);function $(n,{host:l,hasToken:h}){if((0,i.
n3)(l))return n;const d=h?"a private registry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${l}=\u2026)`;
return{...n,note:d}}function k(n,l,{kind:h,cure:d,check:t=""}){const{host:u}=n,[g=""]=l,c=l.length<=1,m=c?`no ${h} ${g}`:`none of ${l.length} required ${h}s`,v=c?
{operator:`publish ${g}`,user:d}:{operator:`check the URL of ${h}s.v1 in the discovery document of ${u}${t}`};return{message:`${u} has ${m}: ${(0,o._r)(n)}`,help:$(
v,n)}}const D=(0,e.lS)((0,e.z3)("module-unknown","Module is not in the registry",i.Du),n=>k(n,n.modules,{kind:"module",cure:"correct the source address"})),a=(0,e.
lS)((0,e.z3)("provider-unknown","Provider is not in the registry",i.Du),n=>{const{host:l,providers:h,meant:d,isMirror:t}=n,[u=""]=h;return t?{message:`the netwo\
rk mirror ${l} has no provider ${u}: ${(0,o._r)(n)}`,help:{operator:`add ${u} to the mirror, for example with \`terraform providers mirror\``,user:"add the prov\
ider to `include` of a `direct` block in the CLI configuration"}}:d!==null?{message:`${l} has no provider ${u}: ${(0,o._r)(n)}`,help:`did you mean ${d}? set \`so\
urce = "${d}"\` in \`required_providers\` of every module that uses it`}:k(n,h,{kind:"provider",cure:"correct `source` in `required_providers`, or add the `sour\
ce` that a child module lacks",check:"; it must end in a slash"})})})};export{R as id,I as ids,A as modules};
