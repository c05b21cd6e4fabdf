const T=7341,I=[7341],A={4592:((M,f,a)=>{a.r(f),a.d(f,{providerWarning:()=>C,versionUnreadable:()=>P,versionsEmpty:()=>p,versionsShape:()=>r,versionsStatus:()=>h,
versionsUnauthorized:()=>i});var l=a(1064),t=a(4e3),e=a(5799);const u=({kind:o,first:d,others:v})=>v===0?d:`${d} and ${v} other ${o}${v===1?"":"s"}`,k=({kind:o,
mirror:d})=>d===null?`${o}s.v1`:"the network mirror",E=o=>`the URL of ${k(o)} in the ${o.mirror===null?"discovery document":"CLI configuration"}`;function n({page:o,
host:d,...v},w){if(o?.kind!=="sign-in")return(0,t.NM)(o,d,w);const D=`allow requests to ${k({host:d,...v})} without a browser`,y=o.title===""?"":` ("${o.title}"\
)`;return{operator:D,because:`the host returned a sign-in page${y}`}}const i=(0,e.lS)((0,e.z3)("versions-unauthorized","Registry requires a valid token",l.Du),o=>{
const{token:d,source:v,host:w,elsewhere:D,challenge:y,isFork:L}=o,U=L&&d==="none",O=y===null?"":` and requires ${y} authentication`,R=D===null?"":` to ${D}`,S={
none:U?"secrets are withheld from pull requests of forks":`no token was found for ${w}`,sent:`the token for ${w} from ${v} was sent${R}`,dropped:`the token for ${w}\
 from ${v} was not sent${R}, because the CLIs drop it at a redirect to another host`,withheld:`the token for ${w} from ${v} was not sent${R}, because the URL is\
 not https; the CLIs do send it`};return{message:`the versions of ${u(o)} cannot be read: ${(0,t._r)(o)}${O}; ${S[d]}`,help:U?"this pull request needs no change\
; run the check where the secret is available, for example on the main branch":n(o,c(o)),...d==="withheld"?{severity:"warning"}:{},...U?{severity:"notice"}:{}}});
function c({host:o,token:d,source:v,elsewhere:w,challenge:D,...y}){const L=k({host:o,...y}),U=(0,t.qZ)(o);if(D!==null)return{operator:`accept Bearer tokens at t\
he URL of ${L}`,note:"the CLIs send only Bearer tokens"};switch(d){case"none":{const O=`add a token to \`tokens\` (${o}=\u2026) or set a TF_TOKEN_ variable`;return{
operator:O,user:O,guest:U}}case"sent":{const O=w===null?`check that the token from ${v} is complete, has not expired and may read this ${y.kind}`:`check that ${w}\
 accepts the token from ${v}: the CLIs send it the token for ${o}, not one for ${w}`;return{operator:O,user:O}}case"dropped":return(0,e.C)(`serve ${L} without t\
he redirect to ${w??"another host"}`);case"withheld":return(0,e.C)(`serve ${L} at an https URL`)}}const h=(0,e.lS)((0,e.z3)("versions-status","Registry fails to\
 list versions",l.Du),o=>{const{attempts:d,transient:v,host:w,status:D}=o,y=d>1?` in each of ${d} attempts`:"";return{message:`the versions of ${u(o)} cannot be\
 read: ${(0,t._r)(o)}${y}; expected 200`,help:n(o,$(w,D,v,E(o)))}});function $(o,d,v,w){return d===429?{because:"the host limits requests from this machine or n\
etwork",operator:"raise the limit, or run fewer jobs at once",user:"wait, run fewer jobs at once, or use a runner with its own IP address"}:v?{operator:"check t\
he logs of the registry and of any proxy in front of it",user:"wait and run the check again; check the proxy of this network if there is one",guest:(0,t.B9)(o)}:
{operator:`check ${w}; return 200 with the versions, or 404 for an unknown name`}}const r=(0,e.lS)((0,e.z3)("versions-shape","List of versions cannot be read",l.
Du),o=>({message:`the versions of ${u(o)} cannot be read: the response of ${o.url} ${(0,t.dh)(o.why)}`,help:n(o,{operator:`check ${E(o)}, and return ${o.mirror===
null?s[o.kind]:m}`})})),m='{"versions":{"1.0.0":{}}} with `Content-Type: application/json`',s={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'\
{"versions":[{"version":"1.0.0"}]}'},p=(0,e.lS)((0,e.z3)("versions-empty","Registry lists no versions",l.Du),({kind:o,address:d,url:v,ignored:w,isMirror:D})=>({
message:w.length===0?`${o} ${d} has no versions: ${v} lists none`:`${o} ${d} has no valid versions: ${v} lists only ${_(w)}`,help:{operator:D?"add a version to \
the mirror, under a key of three numbers such as 1.2.0":w.length===0?`publish a version of the ${o}; if its tag exists, check that the registry has imported it`:
`publish versions as ${b[o]}`,user:`check the address, or ask the publisher of the ${o} to release a version`}})),g=3,_=o=>(0,t.XT)(o.map(d=>`"${(0,t.dh)(d,40)}\
"`),g),b={module:"numbers with dots, such as 1.2.0 or v1.2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'},P=(0,e.lS)((0,e.z3)("version-\
unreadable","Listed version cannot be read",l.Du),({kind:o,address:d,texts:v,rejects:w})=>{const D=`the registry lists ${_(v)} for ${o} ${d}, which ${v.length===
1?"is not a version":"are not versions"}`,y=`publish versions as ${b[o]}, and remove others`;return w?{message:`${D}; OpenTofu, and Terraform before 1.13, there\
fore reject all versions`,help:{operator:y,user:"use Terraform 1.13 or later, which ignores such versions"}}:{message:`${D}; the CLIs ignore ${v.length===1?"it":
"them"}`,help:(0,e.C)(y),severity:o==="module"?"warning":"notice"}}),C=(0,e.lS)((0,e.lm)("provider-warning","Registry warns about a provider"),({address:o,warnings:d})=>({
message:`the registry returned a warning for ${o}: "${(0,t.dh)(d.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}))}),5136:((M,f,a)=>{
a.r(f),a.d(f,{versionLockedGone:()=>c,versionNoneFits:()=>E});var l=a(1064),t=a(4e3),e=a(5799);const u=4,k=h=>(0,t.XT)(h.map(({text:$,at:r})=>{const m=`"${(0,t.
dh)($,80)}"`;return h.length===1?m:`${m} (${(0,t.dh)(r)})`}),u),E=(0,e.lS)((0,e.z3)("version-none-fits","No listed version fits",l.Du),({kind:h,address:$,constraints:r,
mirror:m,newest:s,preRelease:p})=>{const g=s===null?`all listed versions are pre-releases${p===null?"":`, such as ${(0,t.dh)(p,40)}`}`:`the newest ${m===null?"":
`on ${m} `}is ${(0,t.dh)(s,40)}`,_=n[Math.min(r.length,2)](k(r));return{message:`no version of ${h} ${$} ${_}; ${g}`,help:i(r.length,s===null?p:null,m!==null)}}),
n={0:()=>"can be chosen",1:h=>`fits ${h}`,2:h=>`fits all of ${h}`};function i(h,$,r){if($!==null){const s=`set \`version = "${(0,t.dh)($,40)}"\`, since only an e\
xact version selects a pre-release`;return{user:s,operator:`publish a release, or ${s}`}}return h>1?"change these constraints so that they all allow one listed \
version":{user:"change the constraint to allow a listed version",operator:r?"add a version that fits to the mirror":"publish a version that fits; if its tag exi\
sts, check that the registry has imported it"}}const c=(0,e.lS)((0,e.z3)("version-locked-gone","Locked version is no longer listed",l.Du),({address:h,version:$,
upgrade:r,newest:m,mirror:s})=>({message:`the lock file selects ${h} ${(0,t.dh)($,40)}, which ${s??"the registry"} no longer lists${m===null?"":`; the newest is\
 ${(0,t.dh)(m,40)}`}`,help:{user:r===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and co\
mmit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,t.dh)(r,40)}, and commit the lock file`,operator:s===null?`\
publish ${(0,t.dh)($,40)} again`:`add ${(0,t.dh)($,40)} to the mirror again`}}))}),6003:((M,f,a)=>{a.r(f),a.d(f,{moduleDescribed:()=>k});var l=a(1064),t=a(4e3),
e=a(5799);const u=3,k=(0,e.lS)((0,e.$e)("module-described","Registry module can probably not be installed",l.Du),({by:E,address:n,constraint:i,newest:c,others:h})=>{
const $=`${(0,t.dh)(E)} requires ${(0,t.dh)(n)}${i===null?"":` "${(0,t.dh)(i)}"`}`,r=c===null?"which the registry does not have":h.length>0?`which conflicts wit\
h ${(0,t.XT)(h,u)}`:`which no listed version fits; the newest is ${(0,t.dh)(c)}`;return{message:`according to the registry, ${$}, ${r}`,help:"run `init` to conf\
irm; if it fails, use another version of the module"}})}),4375:((M,f,a)=>{a.r(f),a.d(f,{mirrorUrl:()=>u,mirrorVersion:()=>k,providerExcluded:()=>E});var l=a(1064),
t=a(4e3),e=a(5799);const u=(0,e.lS)((0,e.z3)("mirror-url","URL of a network mirror is wrong",l.Du),n=>{const{mirror:i}=n;return n.kind==="port"?{message:`the ne\
twork mirror ${i} (${n.at}) cannot have ${n.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${n.provider.split("/")[0]}\
/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${i} has no slash at the end, so the CLI\
s request ${n.asked}, which ${(0,t.dh)(n.result)}`,help:`set \`url = "${i}/"\``,...n.isUsable?{severity:"warning"}:{}}}),k=(0,e.lS)((0,e.z3)("mirror-version","N\
etwork mirror lacks the chosen version",l.Du),({provider:n,version:i,mirror:c,isListed:h,...$})=>{const r=`${n} ${(0,t.dh)(i,40)}`;return{message:h?`the network\
 mirror ${c} lists ${r} but does not have it: ${(0,t._r)($)}`:`the network mirror ${c} does not have ${r}, which another installation method lists: ${(0,t._r)($)}`,
help:{operator:`add ${(0,t.dh)(i,40)} to the mirror, for example with \`terraform providers mirror\``,user:h?"set `version` to one that the mirror has":`exclude\
 ${n} from \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),E=(0,e.lS)((0,e.z3)("provider-excluded","No installation method covers a provi\
der",l.Du),({provider:n})=>({message:`no installation method in \`provider_installation\` covers ${n}`,help:`add ${n} to \`include\` of a method, or add a \`direct\
\` block`}))}),7751:((M,f,a)=>{a.r(f),a.d(f,{notFollowed:()=>n});var l=a(4e3),t=a(5799);const e=3,u=(i,c)=>`${i} ${c}${i===1?"":"s"}`,k=i=>i===1?"1 module or pr\
ovider was":`${i} modules and providers were`;function E(i){const{names:c}=i,h=(0,l.XT)(c,e);switch(i.what){case"inside":return{message:`what ${u(c.length,"regi\
stry module")} ${c.length===1?"calls and requires":"call and require"} was not checked: ${h}`};case"direct":{const $=c.length-i.git;return{message:`${[...i.git>
0?[`${u(i.git,"module")} from Git`]:[],...$>0?[`${u($,"module")} from an archive or bucket`]:[]].join(" and ")} ${c.length===1?"was":"were"} not checked: ${h}`}}case"\
shards":return{message:`what ${u(c.length,"registry module")} ${c.length===1?"requires":"require"} from other shards was not compared with what those found: ${h}`,
help:"check without `shard` to compare it"};case"limit":return{message:`max-requests (${i.max}) was reached, so ${k(c.length)} not checked: ${h}`,help:"increase\
 `max-requests`, or list fewer directories in `roots`"};case"size":return{message:`a response is longer than this check reads, so ${k(c.length)} not checked: ${h}`};case"\
stopped":return{message:`the check ended too early, so ${k(c.length)} not checked: ${h}`};case"getter":return{message:`the package of ${u(c.length,"registry mod\
ule")} was not checked, because it is downloaded with ${i.getter}: ${h}`}}}const n=(0,t.lS)((0,t.lm)("not-followed","Part of init was not checked"),E)}),2562:((M,f,a)=>{
a.r(f),a.d(f,{packageLocation:()=>i,packageUnauthorized:()=>c,packageUnreachable:()=>m});var l=a(1064),t=a(4e3),e=a(5799);const u=s=>s.map(p=>l.bB[p]).join(" an\
d "),k={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"\
the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},E=s=>s==="location"||s==="document",n="set `version`\
 to one whose package can be downloaded",i=(0,e.lS)((0,e.z3)("package-location","Package location cannot be used",l.Du),({url:s,why:p,clients:g,..._})=>({message:`${u(
g)} cannot download ${(0,t.Vb)(_)}: ${(0,t.dh)(p)} (${s})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or G\
it repository (`git::https://\u2026`)",user:n},affects:g})),c=(0,e.lS)((0,e.z3)("package-unauthorized","Package requires credentials",l.Du),s=>{const{part:p,token:g,
isFork:_}=s,b=`${k[p]} of ${(0,t.Vb)(s)} cannot be read: ${(0,t._r)(s)}; ${h(s)}`;if(E(p)){const P=_&&g==="none";return{message:b,help:P?"this pull request need\
s no change; run the check where the secret is available, for example on the main branch":$(s),...P?{severity:"notice"}:{},...g==="withheld"?{severity:"warning"}:
{}}}return{message:b,help:r(s),...p==="repository"?{severity:"warning"}:{}}});function h({part:s,token:p,source:g,host:_,at:b}){if(s==="repository")return"it do\
es not exist, or requires git credentials, which this check does not use";switch(p){case"none":return E(s)?`no token was found for ${_}`:"the CLIs send no token\
 to package hosts";case"sent":return`the token for ${_} from ${g} was sent`;case"dropped":return`the token for ${_} from ${g} was not sent to ${b}, because the \
CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${_} from ${g} was not sent, because the URL is not https; the CLIs do send it`}}
function $({kind:s,host:p,token:g,source:_,at:b}){switch(g){case"none":{const P=`add a token to \`tokens\` (${p}=\u2026) or set a TF_TOKEN_ variable`;return{operator:P,
user:P,guest:(0,t.qZ)(p)}}case"sent":{const P=`give the token from ${_} permission to download this ${s}`;return{operator:P,user:P}}case"dropped":return(0,e.C)(
`serve ${s}s.v1 without the redirect to ${b}`);case"withheld":return(0,e.C)(`serve ${s}s.v1 at an https URL`)}}function r({kind:s,part:p,at:g}){if(p==="reposito\
ry")return{operator:"use a repository that every user of the registry can read",user:`check that git has credentials for ${g} on the machine that runs init`};const _="\
serve it without authentication, for example at a presigned URL",b=`add a login for ${g} to ~/.netrc`;return s==="module"?{operator:_,user:b}:p!=="archive"?{operator:_}:
{operator:_,user:`${b}, which only Terraform uses for providers`}}const m=(0,e.lS)((0,e.z3)("package-unreachable","Package cannot be downloaded",l.Du),s=>{const{
part:p,why:g,attempts:_,at:b,host:P,isAnswered:C}=s,o=_>1?` in each of ${_} attempts`:"",d=C?n:`check that a firewall or proxy lets this machine connect to ${b}\
, or ${n}`;return{message:`${k[p]} of ${(0,t.Vb)(s)} cannot be read: ${g}${o}`,help:{operator:`check that ${b} serves the file to this machine`,user:d,guest:(0,t.
B9)(P)},...s.isSlow?{severity:"warning"}:{}}})}),5138:((M,f,a)=>{a.r(f),a.d(f,{lockPlatformMissing:()=>$,packageDocument:()=>i,packagePlatform:()=>E,packageProtocol:()=>n,
packageSums:()=>c,packageUnsigned:()=>h});var l=a(1064),t=a(4e3),e=a(5799);const u=r=>(0,t.Vb)({...r,kind:"provider"}),k=r=>`${u(r)} for ${r.platform}`,E=(0,e.lS)(
(0,e.z3)("package-platform","Provider has no package for a platform",l.Du),r=>({message:`${u(r)} has no package for ${r.platform}: ${r.isMirror?`${r.url} lists \
none`:(0,t._r)(r)}`,help:{operator:r.isMirror?`add it with \`terraform providers mirror -platform=${r.platform}\``:`publish the package for ${r.platform}`,user:`\
set \`version\` to one with a package for ${r.platform}, ask the publisher of the provider to build one, or correct \`platforms\``}})),n=(0,e.lS)((0,e.z3)("pack\
age-protocol","CLI does not support the plugin protocol of a provider",l.Du),({protocols:r,suggestion:m,...s})=>({message:`${u(s)} requires plugin protocol ${(0,t.
XT)(r,3)}; Terraform and OpenTofu support 5 and 6`,help:{operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:m===null?"ask the\
 publisher of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,t.dh)(m,40)}"\`, the newest version with a supported protocol`}})),
i=(0,e.lS)((0,e.z3)("package-document","Description of a provider package is wrong",l.Du),({url:r,why:m,isMirror:s,...p})=>({message:`${k(p)} cannot be installe\
d: the response of ${r} ${(0,t.dh)(m)}`,help:(0,e.C)(s?`return {"archives":{"${p.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\
\``:"return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`")})),
c=(0,e.lS)((0,e.z3)("package-sums","Checksums of a provider do not agree",l.Du),({url:r,why:m,...s})=>({message:`${k(s)} cannot be installed: ${r} ${(0,t.dh)(m)}`,
help:(0,e.C)("correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again")})),h=(0,e.lS)((0,e.z3)("package-un\
signed","Provider has no usable signature",l.Du),({why:r,...m})=>({message:`${k(m)} cannot be installed: ${(0,t.dh)(r)}`,help:(0,e.C)("sign the file of checksum\
s with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`")})),$=(0,e.lS)((0,e.z3)("lock-\
platform-missing","Lock file lacks the checksum of a package",l.Du),({isContentOnly:r,clients:m,...s})=>{const p=m.map(g=>`${g==="opentofu"?"tofu":g} providers \
lock -platform=${s.platform}`);return{message:r?`the lock file has only \`h1:\` checksums of ${u(s)}, probably none for ${s.platform}`:`the lock file has no che\
cksum of ${u(s)} for ${s.platform}`,help:{user:`run \`${p.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was re\
placed"}}})}),789:((M,f,a)=>{a.r(f),a.d(f,{moduleUnknown:()=>k,providerUnknown:()=>E});var l=a(1064),t=a(4e3),e=a(5799);function u(n,{host:i,hasToken:c}){if((0,l.
n3)(i))return n;const h=c?"a private registry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${i}=\u2026)`;
return{...n,note:h}}const k=(0,e.lS)((0,e.z3)("module-unknown","Module is not in the registry",l.Du),n=>{const{host:i,modules:c}=n,[h=""]=c;return c.length>1?{message:`${i}\
 has none of ${c.length} required modules: ${(0,t._r)(n)}`,help:u({operator:`check the URL of modules.v1 in the discovery document of ${i}`},n)}:{message:`${i} \
has no module ${h}: ${(0,t._r)(n)}`,help:u({operator:`publish ${h}`,user:"correct the source address"},n)}}),E=(0,e.lS)((0,e.z3)("provider-unknown","Provider is\
 not in the registry",l.Du),n=>{const{host:i,providers:c,meant:h,isMirror:$}=n,[r=""]=c;if($){const m=`add ${r} to the mirror, for example with \`terraform provi\
ders mirror\``;return{message:`the network mirror ${i} has no provider ${r}: ${(0,t._r)(n)}`,help:{operator:m,user:"add the provider to `include` of a `direct` \
block in the CLI configuration"}}}return h!==null?{message:`${i} has no provider ${r}: ${(0,t._r)(n)}`,help:`did you mean ${h}? set \`source = "${h}"\` in \`requi\
red_providers\` of every module that uses it`}:c.length>1?{message:`${i} has none of ${c.length} required providers: ${(0,t._r)(n)}`,help:u({operator:`check the\
 URL of providers.v1 in the discovery document of ${i}; it must end in a slash`},n)}:{message:`${i} has no provider ${r}: ${(0,t._r)(n)}`,help:u({operator:`publ\
ish ${r}`,user:"correct `source` in `required_providers`, or add the `source` that a child module lacks"},n)}})})};export{T as id,I as ids,A as modules};
