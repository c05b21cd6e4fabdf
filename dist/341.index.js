const I=341,T=[341],A={4592:((M,f,a)=>{a.r(f),a.d(f,{providerWarning:()=>C,versionUnreadable:()=>P,versionsEmpty:()=>u,versionsShape:()=>s,versionsStatus:()=>c,
versionsUnauthorized:()=>i});var h=a(1064),t=a(4e3),e=a(5799);const m=({kind:r,first:d,others:v})=>v===0?d:`${d} and ${v} other ${r}${v===1?"":"s"}`,E=({kind:r,
mirror:d})=>d===null?`${r}s.v1`:"the network mirror",w=r=>`the URL of ${E(r)} in the ${r.mirror===null?"discovery document":"CLI configuration"}`;function o({page:r,
host:d,...v},k){if(r?.kind!=="sign-in")return(0,t.NM)(r,d,k);const D=`allow requests to ${E({host:d,...v})} without a browser`,y=r.title===""?"":` ("${r.title}"\
)`;return{operator:D,because:`the host returned a sign-in page${y}`}}const i=(0,e.lS)((0,e.z3)("versions-unauthorized","Registry requires a valid token",h.Du),r=>{
const{token:d,source:v,host:k,elsewhere:D,challenge:y,isFork:L}=r,U=L&&d==="none",O=y===null?"":` and requires ${y} authentication`,S=D===null?"":` to ${D}`,R={
none:U?"secrets are withheld from pull requests of forks":`no token was found for ${k}`,sent:`the token for ${k} from ${v} was sent${S}`,dropped:`the token for ${k}\
 from ${v} was not sent${S}, because the CLIs drop it at a redirect to another host`,withheld:`the token for ${k} from ${v} was not sent${S}, because the URL is\
 not https; the CLIs do send it`};return{message:`the versions of ${m(r)} cannot be read: ${(0,t._r)(r)}${O}; ${R[d]}`,help:U?"this pull request needs no change\
; run the check where the secret is available, for example on the main branch":o(r,l(r)),...d==="withheld"?{severity:"warning"}:{},...U?{severity:"notice"}:{}}});
function l({host:r,token:d,source:v,elsewhere:k,challenge:D,...y}){const L=E({host:r,...y}),U=(0,t.qZ)(r);if(D!==null)return{operator:`accept Bearer tokens at t\
he URL of ${L}`,note:"the CLIs send only Bearer tokens"};switch(d){case"none":{const O=`add a token to \`tokens\` (${r}=\u2026) or set a TF_TOKEN_ variable`;return{
operator:O,user:O,guest:U}}case"sent":{const O=k===null?`check that the token from ${v} is complete, has not expired and may read this ${y.kind}`:`check that ${k}\
 accepts the token from ${v}: the CLIs send it the token for ${r}, not one for ${k}`;return{operator:O,user:O}}case"dropped":return(0,e.C)(`serve ${L} without t\
he redirect to ${k??"another host"}`);case"withheld":return(0,e.C)(`serve ${L} at an https URL`)}}const c=(0,e.lS)((0,e.z3)("versions-status","Registry fails to\
 list versions",h.Du),r=>{const{attempts:d,transient:v,host:k,status:D}=r,y=d>1?` in each of ${d} attempts`:"";return{message:`the versions of ${m(r)} cannot be\
 read: ${(0,t._r)(r)}${y}; expected 200`,help:o(r,$(k,D,v,w(r)))}});function $(r,d,v,k){return d===429?{because:"the host limits requests from this machine or n\
etwork",operator:"raise the limit, or run fewer jobs at once",user:"wait, run fewer jobs at once, or use a runner with its own IP address"}:v?{operator:"check t\
he logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",guest:(0,t.B9)(r)}:
{operator:`check ${k}; return 200 with the versions, or 404 for an unknown name`}}const s=(0,e.lS)((0,e.z3)("versions-shape","List of versions cannot be read",h.
Du),r=>({message:`the versions of ${m(r)} cannot be read: the response of ${r.url} ${(0,t.dh)(r.why)}`,help:o(r,{operator:`check ${w(r)}, and return ${r.mirror===
null?n[r.kind]:p}`})})),p='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',n={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'\
{"versions":[{"version":"1.0.0"}]}'},u=(0,e.lS)((0,e.z3)("versions-empty","Registry lists no versions",h.Du),({kind:r,address:d,url:v,ignored:k,isMirror:D})=>({
message:k.length===0?`${r} ${d} has no versions: ${v} lists none`:`${r} ${d} has no valid versions: ${v} lists only ${_(k)}`,help:{operator:D?"add a version to \
the mirror, under a key of three numbers such as 1.2.0":k.length===0?`publish a version of the ${r}; if its tag exists, check that the registry has imported it`:
`publish versions as ${b[r]}`,user:`check the address, or ask the publisher of the ${r} to release a version`}})),g=3,_=r=>(0,t.K4)(r,g,d=>`"${(0,t.dh)(d,40)}"`),
b={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'},P=(0,e.lS)((0,e.z3)("version-unreada\
ble","Listed version cannot be read",h.Du),({kind:r,address:d,texts:v,rejects:k})=>{const D=`the registry lists ${_(v)} for ${r} ${d}, which ${v.length===1?"is \
not a version":"are not versions"}`,y=`publish versions as ${b[r]}, and remove others`;return k?{message:`${D}; OpenTofu, and Terraform before 1.13, therefore r\
eject all versions`,help:{operator:y,user:"use Terraform 1.13 or later, which ignores such versions"}}:{message:`${D}; the CLIs ignore ${v.length===1?"it":"them"}`,
help:(0,e.C)(y),severity:r==="module"?"warning":"notice"}}),C=(0,e.lS)((0,e.lm)("provider-warning","Registry warns about a provider"),({address:r,warnings:d})=>({
message:`the registry returned a warning for ${r}: "${(0,t.dh)(d.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}))}),5136:((M,f,a)=>{
a.r(f),a.d(f,{versionLockedGone:()=>l,versionNoneFits:()=>w});var h=a(1064),t=a(4e3),e=a(5799);const m=4,E=c=>(0,t.K4)(c,m,({text:$,at:s})=>{const p=`"${(0,t.dh)(
$,80)}"`;return c.length===1?p:`${p} (${(0,t.dh)(s)})`}),w=(0,e.lS)((0,e.z3)("version-none-fits","No listed version fits",h.Du),({kind:c,address:$,constraints:s,
mirror:p,newest:n,preRelease:u})=>{const g=n===null?`all listed versions are pre-releases${u===null?"":`, such as ${(0,t.dh)(u,40)}`}`:`the newest ${p===null?"":
`on ${p} `}is ${(0,t.dh)(n,40)}`,_=o[Math.min(s.length,2)](E(s));return{message:`no version of ${c} ${$} ${_}; ${g}`,help:i(s.length,n===null?u:null,p!==null)}}),
o={0:()=>"can be chosen",1:c=>`fits ${c}`,2:c=>`fits all of ${c}`};function i(c,$,s){if($!==null){const n=`set \`version = "${(0,t.dh)($,40)}"\`, since only an e\
xact version selects a pre-release`;return{user:n,operator:`publish a release, or ${n}`}}return c>1?"change these constraints so that they all allow one listed \
version":{user:"change the constraint to allow a listed version",operator:s?"add a version that fits to the mirror":"publish a version that fits; if its tag exi\
sts, check that the registry has imported it"}}const l=(0,e.lS)((0,e.z3)("version-locked-gone","Locked version is no longer listed",h.Du),({address:c,version:$,
upgrade:s,newest:p,mirror:n})=>({message:`the lock file selects ${c} ${(0,t.dh)($,40)}, which ${n??"the registry"} no longer lists${p===null?"":`; the newest is\
 ${(0,t.dh)(p,40)}`}`,help:{user:s===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and co\
mmit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,t.dh)(s,40)}, and commit the lock file`,operator:n===null?`\
publish ${(0,t.dh)($,40)} again`:`add ${(0,t.dh)($,40)} to the mirror again`}}))}),6003:((M,f,a)=>{a.r(f),a.d(f,{moduleDescribed:()=>E});var h=a(1064),t=a(4e3),
e=a(5799);const m=3,E=(0,e.lS)((0,e.$e)("module-described","Registry module can probably not be installed",h.Du),({by:w,address:o,constraint:i,newest:l,others:c})=>{
const $=`${(0,t.dh)(w)} requires ${(0,t.dh)(o)}${i===null?"":` "${(0,t.dh)(i)}"`}`,s=l===null?"which the registry does not have":c.length>0?`which conflicts wit\
h ${(0,t.K4)(c,m,t.dh)}`:`which no listed version fits; the newest is ${(0,t.dh)(l)}`;return{message:`according to the registry, ${$}, ${s}`,help:"run `init` to\
 confirm; if it fails, use another version of the module"}})}),4375:((M,f,a)=>{a.r(f),a.d(f,{mirrorUrl:()=>m,mirrorVersion:()=>E,providerExcluded:()=>w});var h=a(
1064),t=a(4e3),e=a(5799);const m=(0,e.lS)((0,e.z3)("mirror-url","URL of a network mirror is wrong",h.Du),o=>{const{mirror:i}=o;return o.kind==="port"?{message:`\
the network mirror ${i} (${o.at}) cannot have ${o.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${o.provider.split(
"/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${i} has no slash at the end, so\
 the CLIs request ${o.asked}, which ${(0,t.dh)(o.result)}`,help:`set \`url = "${i}/"\``,...o.isUsable?{severity:"warning"}:{}}}),E=(0,e.lS)((0,e.z3)("mirror-ver\
sion","Network mirror lacks the chosen version",h.Du),({provider:o,version:i,mirror:l,isListed:c,...$})=>{const s=`${o} ${(0,t.dh)(i,40)}`;return{message:c?`the\
 network mirror ${l} lists ${s} but does not have it: ${(0,t._r)($)}`:`the network mirror ${l} does not have ${s}, which another installation method lists: ${(0,t.
_r)($)}`,help:{operator:`add ${(0,t.dh)(i,40)} to the mirror, for example with \`terraform providers mirror\``,user:c?"set `version` to one that the mirror has":
`exclude ${o} from \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),w=(0,e.lS)((0,e.z3)("provider-excluded","No installation method covers\
 a provider",h.Du),({provider:o})=>({message:`no installation method in \`provider_installation\` covers ${o}`,help:`add ${o} to \`include\` of a method, or add a\
 \`direct\` block`}))}),7751:((M,f,a)=>{a.r(f),a.d(f,{notFollowed:()=>w});var h=a(4e3),t=a(5799);const e=3,m=o=>o===1?"1 module or provider was":`${o} modules a\
nd providers were`;function E(o){const{names:i}=o,l=(0,h.K4)(i,e,h.dh);switch(o.what){case"inside":return{message:`what ${(0,h.hS)(i.length,"registry module")} ${i.
length===1?"calls and requires":"call and require"} was not checked: ${l}`};case"direct":{const c=i.length-o.git;return{message:`${[...o.git>0?[`${(0,h.hS)(o.git,
"module")} from Git`]:[],...c>0?[`${(0,h.hS)(c,"module")} from an archive or bucket`]:[]].join(" and ")} ${i.length===1?"was":"were"} not checked: ${l}`}}case"l\
imit":return{message:`max-requests (${o.max}) was reached, so ${m(i.length)} not checked: ${l}`,help:"increase `max-requests`, or list fewer directories in `roo\
ts`"};case"size":return{message:`a response is longer than this check reads, so ${m(i.length)} not checked: ${l}`};case"stopped":return{message:`the check ended\
 too early, so ${m(i.length)} not checked: ${l}`};case"getter":return{message:`the package of ${(0,h.hS)(i.length,"registry module")} was not checked, because i\
t is downloaded with ${o.getter}: ${l}`}}}const w=(0,t.lS)((0,t.lm)("not-followed","Part of init was not checked"),E)}),2562:((M,f,a)=>{a.r(f),a.d(f,{packageLocation:()=>i,
packageUnauthorized:()=>l,packageUnreachable:()=>p});var h=a(1064),t=a(4e3),e=a(5799);const m=n=>n.map(u=>h.bB[u]).join(" and "),E={location:"the location of th\
e package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the package",
sums:"the file of checksums",signature:"the signature of the checksums"},w=n=>n==="location"||n==="document",o="set `version` to one whose package can be downlo\
aded",i=(0,e.lS)((0,e.z3)("package-location","Package location cannot be used",h.Du),({url:n,why:u,clients:g,..._})=>({message:`${m(g)} cannot download ${(0,t.Vb)(
_)}: ${(0,t.dh)(u)} (${n})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`\
)",user:o},affects:g})),l=(0,e.lS)((0,e.z3)("package-unauthorized","Package requires credentials",h.Du),n=>{const{part:u,token:g,isFork:_}=n,b=`${E[u]} of ${(0,t.
Vb)(n)} cannot be read: ${(0,t._r)(n)}; ${c(n)}`;if(w(u)){const P=_&&g==="none";return{message:b,help:P?"this pull request needs no change; run the check where \
the secret is available, for example on the main branch":$(n),...P?{severity:"notice"}:{},...g==="withheld"?{severity:"warning"}:{}}}return{message:b,help:s(n),
...u==="repository"?{severity:"warning"}:{}}});function c({part:n,token:u,source:g,host:_,at:b}){if(n==="repository")return"it does not exist, or requires git c\
redentials, which this check does not use";switch(u){case"none":return w(n)?`no token was found for ${_}`:"the CLIs send no token to package hosts";case"sent":return`\
the token for ${_} from ${g} was sent`;case"dropped":return`the token for ${_} from ${g} was not sent to ${b}, because the CLIs drop it at a redirect to another\
 host`;case"withheld":return`the token for ${_} from ${g} was not sent, because the URL is not https; the CLIs do send it`}}function $({kind:n,host:u,token:g,source:_,
at:b}){switch(g){case"none":{const P=`add a token to \`tokens\` (${u}=\u2026) or set a TF_TOKEN_ variable`;return{operator:P,user:P,guest:(0,t.qZ)(u)}}case"sent":{
const P=`give the token from ${_} permission to download this ${n}`;return{operator:P,user:P}}case"dropped":return(0,e.C)(`serve ${n}s.v1 without the redirect t\
o ${b}`);case"withheld":return(0,e.C)(`serve ${n}s.v1 at an https URL`)}}function s({kind:n,part:u,at:g}){if(u==="repository")return{operator:"use a repository \
that every user of the registry can read",user:`check that git has credentials for ${g} on the machine that runs init`};const _="serve it without authentication\
, for example at a presigned URL",b=`add a login for ${g} to ~/.netrc`;return n==="module"?{operator:_,user:b}:u!=="archive"?{operator:_}:{operator:_,user:`${b}\
, which only Terraform uses for providers`}}const p=(0,e.lS)((0,e.z3)("package-unreachable","Package cannot be downloaded",h.Du),n=>{const{part:u,why:g,attempts:_,
at:b,host:P,isAnswered:C}=n,r=_>1?` in each of ${_} attempts`:"",d=C?o:`check that a firewall or proxy lets this machine connect to ${b}, or ${o}`;return{message:`${E[u]}\
 of ${(0,t.Vb)(n)} cannot be read: ${g}${r}`,help:{operator:`check that ${b} serves the file to this machine`,user:d,guest:(0,t.B9)(P)},...n.isSlow?{severity:"w\
arning"}:{}}})}),5138:((M,f,a)=>{a.r(f),a.d(f,{lockPlatformMissing:()=>$,packageDocument:()=>i,packagePlatform:()=>w,packageProtocol:()=>o,packageSums:()=>l,packageUnsigned:()=>c});
var h=a(1064),t=a(4e3),e=a(5799);const m=s=>(0,t.Vb)({...s,kind:"provider"}),E=s=>`${m(s)} for ${s.platform}`,w=(0,e.lS)((0,e.z3)("package-platform","Provider h\
as no package for a platform",h.Du),s=>({message:`${m(s)} has no package for ${s.platform}: ${s.isMirror?`${s.url} lists none`:(0,t._r)(s)}`,help:{operator:s.isMirror?
`add it with \`terraform providers mirror -platform=${s.platform}\``:`publish the package for ${s.platform}`,user:`set \`version\` to one with a package for ${s.
platform}, ask the publisher of the provider to build one, or correct \`platforms\``}})),o=(0,e.lS)((0,e.z3)("package-protocol","CLI does not support the plugin\
 protocol of a provider",h.Du),({protocols:s,suggestion:p,...n})=>({message:`${m(n)} requires plugin protocol ${(0,t.K4)(s,3,t.dh)}; Terraform and OpenTofu supp\
ort 5 and 6`,help:{operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:p===null?"ask the publisher of the provider for a versi\
on with plugin protocol 5 or 6":`set \`version = "${(0,t.dh)(p,40)}"\`, the newest version with a supported protocol`}})),i=(0,e.lS)((0,e.z3)("package-document",
"Description of a provider package is wrong",h.Du),({url:s,why:p,isMirror:n,...u})=>({message:`${E(u)} cannot be installed: the response of ${s} ${(0,t.dh)(p)}`,
help:(0,e.C)(n?`return {"archives":{"${u.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description o\
f the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`")})),l=(0,e.lS)((0,e.z3)("packa\
ge-sums","Checksums of a provider do not agree",h.Du),({url:s,why:p,...n})=>({message:`${E(n)} cannot be installed: ${s} ${(0,t.dh)(p)}`,help:(0,e.C)("correct t\
he checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again")})),c=(0,e.lS)((0,e.z3)("package-unsigned","Provider has n\
o usable signature",h.Du),({why:s,...p})=>({message:`${E(p)} cannot be installed: ${(0,t.dh)(s)}`,help:(0,e.C)("sign the file of checksums with `gpg --detach-si\
gn` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`")})),$=(0,e.lS)((0,e.z3)("lock-platform-missing","Lock\
 file lacks the checksum of a package",h.Du),({isContentOnly:s,clients:p,...n})=>{const u=p.map(g=>`${g==="opentofu"?"tofu":g} providers lock -platform=${n.platform}`);
return{message:s?`the lock file has only \`h1:\` checksums of ${m(n)}, probably none for ${n.platform}`:`the lock file has no checksum of ${m(n)} for ${n.platform}`,
help:{user:`run \`${u.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"}}})}),789:((M,f,a)=>{a.r(f),
a.d(f,{moduleUnknown:()=>E,providerUnknown:()=>w});var h=a(1064),t=a(4e3),e=a(5799);function m(o,{host:i,hasToken:l}){if((0,h.n3)(i))return o;const c=l?"a priva\
te registry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${i}=\u2026)`;return{...o,note:c}}const E=(0,e.
lS)((0,e.z3)("module-unknown","Module is not in the registry",h.Du),o=>{const{host:i,modules:l}=o,[c=""]=l;return l.length>1?{message:`${i} has none of ${l.length}\
 required modules: ${(0,t._r)(o)}`,help:m({operator:`check the URL of modules.v1 in the discovery document of ${i}`},o)}:{message:`${i} has no module ${c}: ${(0,t.
_r)(o)}`,help:m({operator:`publish ${c}`,user:"correct the source address"},o)}}),w=(0,e.lS)((0,e.z3)("provider-unknown","Provider is not in the registry",h.Du),
o=>{const{host:i,providers:l,meant:c,isMirror:$}=o,[s=""]=l;if($){const p=`add ${s} to the mirror, for example with \`terraform providers mirror\``;return{message:`\
the network mirror ${i} has no provider ${s}: ${(0,t._r)(o)}`,help:{operator:p,user:"add the provider to `include` of a `direct` block in the CLI configuration"}}}
return c!==null?{message:`${i} has no provider ${s}: ${(0,t._r)(o)}`,help:`did you mean ${c}? set \`source = "${c}"\` in \`required_providers\` of every module tha\
t uses it`}:l.length>1?{message:`${i} has none of ${l.length} required providers: ${(0,t._r)(o)}`,help:m({operator:`check the URL of providers.v1 in the discove\
ry document of ${i}; it must end in a slash`},o)}:{message:`${i} has no provider ${s}: ${(0,t._r)(o)}`,help:m({operator:`publish ${s}`,user:"correct `source` in\
 `required_providers`, or add the `source` that a child module lacks"},o)}})})};export{I as id,T as ids,A as modules};
