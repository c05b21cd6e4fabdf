const U=341,I=[341],A={4592:((P,D,a)=>{a.d(D,{Ev:()=>O,MI:()=>u,Mx:()=>C,RK:()=>p,hy:()=>_,m$:()=>h});var i=a(1064),t=a(4e3),e=a(5799),m=a(8937);const v=({kind:r,
first:d,others:f})=>f===0?d:`${d} and ${f} other ${r}${f===1?"":"s"}`,k=({kind:r,mirror:d})=>d===null?`${r}s.v1`:"the network mirror",n=r=>`the URL of ${k(r)} i\
n the ${r.mirror===null?"discovery document":"CLI configuration"}`;function s({page:r,host:d,...f},g){if(r?.kind!=="sign-in")return(0,t.NM)(r,d,g);const y=`allo\
w requests to ${k({host:d,...f})} without a browser`,M=r.title===""?"":` ("${r.title}")`;return{operator:y,because:`the host returned a sign-in page${M}`}}const h=(0,e.
lS)((0,e.z3)("versions-unauthorized","Registry requires a valid token",i.Du),r=>{const{token:d,elsewhere:f,challenge:g,isFork:y}=r,M=y&&d==="none",L=g===null?"":
` and requires ${g} authentication`,S=M?"secrets are withheld from pull requests of forks":(0,m.pt)(r,f);return{message:`the versions of ${v(r)} cannot be read:\
 ${(0,t._r)(r)}${L}; ${S}`,help:M?m.ro:s(r,c(r)),...d==="withheld"?{severity:"warning"}:{},...M?{severity:"notice"}:{}}});function c(r){const{host:d,source:f,elsewhere:g,
challenge:y,kind:M}=r,L=k(r);if(y!==null)return{operator:`accept Bearer tokens at the URL of ${L}`,note:"the CLIs send only Bearer tokens"};const S=g===null?`ch\
eck that the token from ${f} is complete, has not expired and may read this ${M}`:`check that ${g} accepts the token from ${f}: the CLIs send it the token for ${d}\
, not one for ${g}`;return(0,m.$w)(r,L,g,S)}const u=(0,e.lS)((0,e.z3)("versions-status","Registry fails to list versions",i.Du),r=>{const{attempts:d,transient:f,
host:g,status:y}=r,M=d>1?` in each of ${d} attempts`:"";return{message:`the versions of ${v(r)} cannot be read: ${(0,t._r)(r)}${M}; expected 200`,help:s(r,o(g,y,
f,n(r)))}});function o(r,d,f,g){return d===429?{because:"the host limits requests from this machine or network",operator:"raise the limit, or run fewer jobs at \
once",user:"wait, run fewer jobs at once, or use a runner with its own IP address"}:f?{operator:"check the logs of the registry and of any proxy in front of it",
user:"wait and run the check again; check the proxy of this network if there is one",guest:(0,t.B9)(r)}:{operator:`check ${g}; return 200 with the versions, or \
404 for an unknown name`}}const p=(0,e.lS)((0,e.z3)("versions-shape","List of versions cannot be read",i.Du),r=>({message:`the versions of ${v(r)} cannot be rea\
d: the response of ${r.url} ${(0,t.dh)(r.why)}`,help:s(r,{operator:`check ${n(r)}, and return ${r.mirror===null?l[r.kind]:w}`})})),w='{"versions":{"1.0.0":{}}} \
with `Content-Type: application/json`',l={module:'{"modules":[{"versions":[{"version":"1.0.0"}]}]}',provider:'{"versions":[{"version":"1.0.0"}]}'},_=(0,e.lS)((0,e.
z3)("versions-empty","Registry lists no versions",i.Du),({kind:r,address:d,url:f,ignored:g,isMirror:y})=>({message:g.length===0?`${r} ${d} has no versions: ${f}\
 lists none`:`${r} ${d} has no valid versions: ${f} lists only ${E(g)}`,help:{operator:y?"add a version to the mirror, under a key of three numbers such as 1.2.\
0":g.length===0?`publish a version of the ${r}; if its tag exists, check that the registry has imported it`:`publish versions as ${b[r]}`,user:`check the addres\
s, or ask the publisher of the ${r} to release a version`}})),$=3,E=r=>(0,t.K4)(r,$,d=>`"${(0,t.dh)(d,40)}"`),b={module:"numbers with dots, such as 1.2.0 or v1.\
2.0",provider:'three numbers with dots and without a "v", such as 1.2.0'},O=(0,e.lS)((0,e.z3)("version-unreadable","Listed version cannot be read",i.Du),({kind:r,
address:d,texts:f,rejects:g})=>{const y=`the registry lists ${E(f)} for ${r} ${d}, which ${f.length===1?"is not a version":"are not versions"}`,M=`publish versi\
ons as ${b[r]}, and remove others`;return g?{message:`${y}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,help:{operator:M,user:"use Terra\
form 1.13 or later, which ignores such versions"}}:{message:`${y}; the CLIs ignore ${f.length===1?"it":"them"}`,help:(0,e.C)(M),severity:r==="module"?"warning":
"notice"}}),C=(0,e.lS)((0,e.lm)("provider-warning","Registry warns about a provider"),({address:r,warnings:d})=>({message:`the registry returned a warning for ${r}\
: "${(0,t.dh)(d.join("; "))}"`,help:"if the warning names another provider, use that one in `source`"}))}),5136:((P,D,a)=>{a.d(D,{P:()=>k,k:()=>s});var i=a(1064),
t=a(4e3),e=a(5799);const m=4,v=h=>(0,t.K4)(h,m,({text:c,at:u})=>{const o=`"${(0,t.dh)(c,80)}"`;return h.length===1?o:`${o} (${(0,t.dh)(u)})`}),k=(0,e.lS)((0,e.z3)(
"version-none-fits","No listed version fits",i.Du),({kind:h,address:c,constraints:u,mirror:o,newest:p,preRelease:w})=>{const l=p===null?`all listed versions are\
 pre-releases${w===null?"":`, such as ${(0,t.dh)(w,40)}`}`:`the newest ${o===null?"":`on ${o} `}is ${(0,t.dh)(p,40)}`,_=u.length>1?"all of ":"",$=u.length===0?"\
can be chosen":`fits ${_}${v(u)}`;return{message:`no version of ${h} ${c} ${$}; ${l}`,help:n(u.length,p===null?w:null,o!==null)}});function n(h,c,u){if(c!==null){
const p=`set \`version = "${(0,t.dh)(c,40)}"\`, since only an exact version selects a pre-release`;return{user:p,operator:`publish a release, or ${p}`}}return h>
1?"change these constraints so that they all allow one listed version":{user:"change the constraint to allow a listed version",operator:u?"add a version that fi\
ts to the mirror":"publish a version that fits; if its tag exists, check that the registry has imported it"}}const s=(0,e.lS)((0,e.z3)("version-locked-gone","Lo\
cked version is no longer listed",i.Du),({address:h,version:c,upgrade:u,newest:o,mirror:p})=>({message:`the lock file selects ${h} ${(0,t.dh)(c,40)}, which ${p??
"the registry"} no longer lists${o===null?"":`; the newest is ${(0,t.dh)(o,40)}`}`,help:{user:u===null?"change the constraints to allow a listed version, then r\
un `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,t.
dh)(u,40)}, and commit the lock file`,operator:p===null?`publish ${(0,t.dh)(c,40)} again`:`add ${(0,t.dh)(c,40)} to the mirror again`}}))}),6003:((P,D,a)=>{a.d(
D,{o:()=>v});var i=a(1064),t=a(4e3),e=a(5799);const m=3,v=(0,e.lS)((0,e.$e)("module-described","Registry module can probably not be installed",i.Du),({by:k,address:n,
constraint:s,newest:h,others:c})=>{const u=`${(0,t.dh)(k)} requires ${(0,t.dh)(n)}${s===null?"":` "${(0,t.dh)(s)}"`}`,o=h===null?"which the registry does not ha\
ve":c.length>0?`which conflicts with ${(0,t.K4)(c,m,t.dh)}`:`which no listed version fits; the newest is ${(0,t.dh)(h)}`;return{message:`according to the regist\
ry, ${u}, ${o}`,help:"run `init` to confirm; if it fails, use another version of the module"}})}),4375:((P,D,a)=>{a.d(D,{WZ:()=>k,gU:()=>v,zS:()=>m});var i=a(1064),
t=a(4e3),e=a(5799);const m=(0,e.lS)((0,e.z3)("mirror-url","URL of a network mirror is wrong",i.Du),n=>{const{mirror:s}=n;return n.kind==="port"?{message:`the ne\
twork mirror ${s} (${n.at}) cannot have ${n.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${n.provider.split("/")[0]}\
/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${s} has no slash at the end, so the CLI\
s request ${n.asked}, which ${(0,t.dh)(n.result)}`,help:`set \`url = "${s}/"\``,...n.isUsable?{severity:"warning"}:{}}}),v=(0,e.lS)((0,e.z3)("mirror-version","N\
etwork mirror lacks the chosen version",i.Du),({provider:n,version:s,mirror:h,isListed:c,...u})=>{const o=`${n} ${(0,t.dh)(s,40)}`;return{message:c?`the network\
 mirror ${h} lists ${o} but does not have it: ${(0,t._r)(u)}`:`the network mirror ${h} does not have ${o}, which another installation method lists: ${(0,t._r)(u)}`,
help:{operator:`add ${(0,t.dh)(s,40)} to the mirror, for example with \`terraform providers mirror\``,user:c?"set `version` to one that the mirror has":`exclude\
 ${n} from \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),k=(0,e.lS)((0,e.z3)("provider-excluded","No installation method covers a provi\
der",i.Du),({provider:n})=>({message:`no installation method in \`provider_installation\` covers ${n}`,help:`add ${n} to \`include\` of a method, or add a \`direct\
\` block`}))}),7751:((P,D,a)=>{a.d(D,{q:()=>k});var i=a(4e3),t=a(5799);const e=3,m=n=>n===1?"1 module or provider was":`${n} modules and providers were`;function v(n){
const{names:s}=n,h=(0,i.K4)(s,e,i.dh);switch(n.what){case"inside":return`what ${(0,i.hS)(s.length,"registry module")} ${s.length===1?"calls and requires":"call \
and require"} was not checked: ${h}`;case"direct":{const c=s.length-n.git;return`${[...n.git>0?[`${(0,i.hS)(n.git,"module")} from Git`]:[],...c>0?[`${(0,i.hS)(c,
"module")} from an archive or bucket`]:[]].join(" and ")} ${s.length===1?"was":"were"} not checked: ${h}`}case"limit":return`max-requests (${n.max}) was reached\
, so ${m(s.length)} not checked: ${h}`;case"size":return`a response is longer than this check reads, so ${m(s.length)} not checked: ${h}`;case"stopped":return`t\
he check ended too early, so ${m(s.length)} not checked: ${h}`;case"getter":return`the package of ${(0,i.hS)(s.length,"registry module")} was not checked, becau\
se it is downloaded with ${n.getter}: ${h}`}}const k=(0,t.lS)((0,t.lm)("not-followed","Part of init was not checked"),n=>({message:v(n),help:n.what==="limit"?"i\
ncrease `max-requests`, or list fewer directories in `roots`":void 0}))}),2562:((P,D,a)=>{a.d(D,{KG:()=>h,N7:()=>w,vn:()=>c});var i=a(1064),t=a(4e3),e=a(5799),m=a(
8937);const v=l=>l.map(_=>i.bB[_]).join(" and "),k={location:"the location of the package",document:"the description of the package",page:"the page that names t\
he package",archive:"the package",repository:"the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},n=l=>l===
"location"||l==="document",s="set `version` to one whose package can be downloaded",h=(0,e.lS)((0,e.z3)("package-location","Package location cannot be used",i.Du),
({url:l,why:_,clients:$,...E})=>({message:`${v($)} cannot download ${(0,t.oZ)(E)}: ${(0,t.dh)(_)} (${l})`,help:{operator:"return 204 with X-Terraform-Get: the h\
ttps URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:s},affects:$})),c=(0,e.lS)((0,e.z3)("package-unauthorized","Package r\
equires credentials",i.Du),l=>{const{part:_,token:$,isFork:E}=l,b=`${k[_]} of ${(0,t.oZ)(l)} cannot be read: ${(0,t._r)(l)}; ${u(l)}`;if(n(_)){const O=E&&$==="n\
one";return{message:b,help:O?m.ro:o(l),...O?{severity:"notice"}:{},...$==="withheld"?{severity:"warning"}:{}}}return{message:b,help:p(l),..._==="repository"?{severity:"\
warning"}:{}}});function u(l){const{part:_,token:$,at:E}=l;return _==="repository"?"it does not exist, or requires git credentials, which this check does not us\
e":$==="none"&&!n(_)?"the CLIs send no token to package hosts":(0,m.pt)(l,$==="dropped"?E:null)}function o(l){const{kind:_,source:$,at:E}=l,b=`give the token fr\
om ${$} permission to download this ${_}`;return(0,m.$w)(l,`${_}s.v1`,E,b)}function p({kind:l,part:_,at:$}){if(_==="repository")return{operator:"use a repositor\
y that every user of the registry can read",user:`check that git has credentials for ${$} on the machine that runs init`};const E="serve it without authenticati\
on, for example at a presigned URL",b=`add a login for ${$} to ~/.netrc`;return l==="module"?{operator:E,user:b}:_!=="archive"?{operator:E}:{operator:E,user:`${b}\
, which only Terraform uses for providers`}}const w=(0,e.lS)((0,e.z3)("package-unreachable","Package cannot be downloaded",i.Du),l=>{const{part:_,why:$,attempts:E,
at:b,host:O,isAnswered:C}=l,r=E>1?` in each of ${E} attempts`:"",d=C?s:`check that a firewall or proxy lets this machine connect to ${b}, or ${s}`;return{message:`${k[_]}\
 of ${(0,t.oZ)(l)} cannot be read: ${$}${r}`,help:{operator:`check that ${b} serves the file to this machine`,user:d,guest:(0,t.B9)(O)},...l.isSlow?{severity:"w\
arning"}:{}}})}),5138:((P,D,a)=>{a.d(D,{Es:()=>s,Vf:()=>n,iw:()=>c,oL:()=>k,xD:()=>h,z0:()=>u});var i=a(1064),t=a(4e3),e=a(5799);const m=o=>(0,t.oZ)({...o,kind:"\
provider"}),v=(o,p="")=>`${m(o)} for ${o.platform} cannot be installed: ${p}${(0,t.dh)(o.why)}`,k=(0,e.lS)((0,e.z3)("package-platform","Provider has no package \
for a platform",i.Du),o=>({message:`${m(o)} has no package for ${o.platform}: ${o.isMirror?`${o.url} lists none`:(0,t._r)(o)}`,help:{operator:o.isMirror?`add it\
 with \`terraform providers mirror -platform=${o.platform}\``:`publish the package for ${o.platform}`,user:`set \`version\` to one with a package for ${o.platform}\
, ask the publisher of the provider to build one, or correct \`platforms\``}})),n=(0,e.lS)((0,e.z3)("package-protocol","CLI does not support the plugin protocol\
 of a provider",i.Du),({suggestion:o,...p})=>({message:`${m(p)} requires plugin protocol ${(0,t.K4)(p.protocols,3,t.dh)}; Terraform and OpenTofu support 5 and 6`,
help:{operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:o===null?"ask the publisher of the provider for a version with plugi\
n protocol 5 or 6":`set \`version = "${(0,t.dh)(o,40)}"\`, the newest version with a supported protocol`}})),s=(0,e.lS)((0,e.z3)("package-document","Description\
 of a provider package is wrong",i.Du),o=>({message:v(o,`the response of ${o.url} `),help:(0,e.C)(o.isMirror?`return {"archives":{"${o.platform}":{"url":"\u2026","ha\
shes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, \
`shasums_url`, `shasums_signature_url` and `signing_keys`")})),h=(0,e.lS)((0,e.z3)("package-sums","Checksums of a provider do not agree",i.Du),o=>({message:v(o,
`${o.url} `),help:(0,e.C)("correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again")})),c=(0,e.lS)((0,e.z3)(
"package-unsigned","Provider has no usable signature",i.Du),o=>({message:v(o),help:(0,e.C)("sign the file of checksums with `gpg --detach-sign` (binary, without\
 `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`")})),u=(0,e.lS)((0,e.z3)("lock-platform-missing","Lock file lacks the chec\
ksum of a package",i.Du),({isContentOnly:o,clients:p,...w})=>{const l=p.map(_=>`${_==="opentofu"?"tofu":_} providers lock -platform=${w.platform}`);return{message:o?
`the lock file has only \`h1:\` checksums of ${m(w)}, probably none for ${w.platform}`:`the lock file has no checksum of ${m(w)} for ${w.platform}`,help:{user:`\
run \`${l.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"}}})}),789:((P,D,a)=>{a.d(D,{J:()=>k,s:()=>n});
var i=a(1064),t=a(4e3),e=a(5799);function m(s,{host:h,hasToken:c}){if((0,i.n3)(h))return s;const u=c?"a private registry may also return 404 if the token has no\
 access":`if the registry requires a token, add one to \`tokens\` (${h}=\u2026)`;return{...s,note:u}}function v(s,h,{kind:c,cure:u,check:o=""}){const{host:p}=s,
[w=""]=h,l=h.length<=1,_=l?`no ${c} ${w}`:`none of ${h.length} required ${c}s`,$=l?{operator:`publish ${w}`,user:u}:{operator:`check the URL of ${c}s.v1 in the \
discovery document of ${p}${o}`};return{message:`${p} has ${_}: ${(0,t._r)(s)}`,help:m($,s)}}const k=(0,e.lS)((0,e.z3)("module-unknown","Module is not in the re\
gistry",i.Du),s=>v(s,s.modules,{kind:"module",cure:"correct the source address"})),n=(0,e.lS)((0,e.z3)("provider-unknown","Provider is not in the registry",i.Du),
s=>{const{host:h,providers:c,meant:u,isMirror:o}=s,[p=""]=c;return o?{message:`the network mirror ${h} has no provider ${p}: ${(0,t._r)(s)}`,help:{operator:`add\
 ${p} to the mirror, for example with \`terraform providers mirror\``,user:"add the provider to `include` of a `direct` block in the CLI configuration"}}:u!==null?
{message:`${h} has no provider ${p}: ${(0,t._r)(s)}`,help:`did you mean ${u}? set \`source = "${u}"\` in \`required_providers\` of every module that uses it`}:v(
s,c,{kind:"provider",cure:"correct `source` in `required_providers`, or add the `source` that a child module lacks",check:"; it must end in a slash"})})})};export{U as id,I as ids,A as modules};
