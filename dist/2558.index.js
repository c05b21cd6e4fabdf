const Bn=[2558,5751,2929,5528,2909],Un={3534:((gt,K,t)=>{t.r(K),t.d(K,{credentialsDiffer:()=>l,credentialsEmpty:()=>y,credentialsMalformed:()=>R,credentialsMissing:()=>e,
credentialsNearMiss:()=>i,credentialsOtherHost:()=>f,credentialsRejected:()=>r,credentialsShort:()=>M,credentialsUnused:()=>c,documentUnauthorized:()=>h});var O=t(
1064),w=t(1831),v=t(2713),E=t(4e3),S=t(5799);const y=(0,S.lS)((0,S.$e)("credentials-empty","Token is empty",O.Du),({source:o})=>({message:`the token from ${o} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),g={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},R=(0,S.lS)((0,S.
z3)("credentials-malformed","Malformed token",O.Du),({source:o,slip:a})=>({message:`the token from ${o} ${g[a].has}`,help:g[a].help,...a==="control character"?{}:
{severity:"warning"}})),M=(0,S.lS)((0,S.$e)("credentials-short","Token is too short to be redacted"),({source:o})=>({message:`the token from ${o} has fewer than\
 ${v.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
l=(0,S.lS)((0,S.lm)("credentials-differ","Clients use different tokens"),({host:o,first:a,other:u})=>({message:`for host ${(0,w.nx)(o)}, ${s(a)} and ${s(u)}`,help:`\
set the token for both clients in ${(0,w.fK)(o)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),s=({client:o,source:a})=>a===
null?`${O.bB[o]} finds no token`:`${O.bB[o]} uses the token from ${a}`,r=(0,S.lS)((0,S.$e)("credentials-rejected","Token was rejected"),({host:o,status:a,source:u})=>({
message:`host ${(0,w.nx)(o)} returned ${a} for the token from ${u}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,w.cu)(o)}; then store a new one in the same place`})),e=(0,S.lS)((0,S.$e)("credentials-missing","Token is missing"),({host:o,
service:a,isFork:u,searched:m,notRead:T})=>{const p=(0,w.nx)(o),A=`host ${p} requires a token${a===null?"":` for ${a}`}`;if(u)return{message:`${A}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[B=""]=(0,w.fK)(o),k=T.length===0?"":`; not read: ${T.join(", ")}`;return{message:`${A}, and none was found (searched: ${m.join(", ")}${k}\
)`,help:`add the line "${p}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${B}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(B)}`}}),n=o=>/^\w+$/.
test(o)?`export ${o}=\u2026`:`env '${o}=\u2026' terraform init`,i=(0,S.lS)((0,S.$e)("credentials-near-miss","Token variable has a similar name"),({host:o,variable:a,
why:u,write:m})=>({message:`${a} seems to be meant for host ${(0,w.nx)(o)}, but ${u}`,help:`rename it to ${m}: ${n(m)}`})),f=(0,S.lS)((0,S.$e)("credentials-othe\
r-host","Token is for another host",O.Du),({host:o,other:a,source:u,service:m,isSent:T,isNotice:p})=>({message:`the clients do not send the token for ${a} from ${u}\
 ${m===null?`after the redirect of ${o}`:`to ${m} of host ${o}`}: they send ${T?`the token of ${o}`:"none"}`,help:m===null?`make the discovery document of ${o} \
public, or serve it at ${o} itself`:`set the token for ${o}, and the clients send it to ${a}`,...p?{severity:"notice",affects:[]}:{}})),c=(0,S.lS)((0,S.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:o})=>({message:`the tokens input has a token for host ${(0,w.nx)(o)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),h=(0,S.lS)((0,S.z3)("document-unauthorized","Discovery requires valid credentials",O.
zK),({host:o,token:a,challenge:u,...m})=>{const T=a==="sent"?"rejected the given authentication credentials":"requires authentication credentials",p=u===null?"":
`, and asks for ${u} authentication`;return{message:`host ${o} ${T}: ${(0,E._r)(m)}${p}`,help:(0,E.NM)(m.page,o,d(o,a,m.status,u))}}),$="make the discovery docu\
ment public";function d(o,a,u,m){const T=(0,E.qZ)(o);if(m!==null)return{operator:`exempt /.well-known/terraform.json from ${m} authentication`,guest:T,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(a){case"sent":{const p="check that the token is for this host, complete and not expired";return u===
403?{operator:p,user:p,guest:T}:{operator:p,user:p}}case"none":{const p=`add a token to \`tokens\` (${o}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${p}\
, or ${$}`,user:p,guest:T}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${o} to respond itself, or ${$}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((gt,K,t)=>{t.r(K),t.d(K,{fileLimit:()=>e,fileOutside:()=>l,fileSyntax:()=>S,fileUnreadable:()=>M,nothingToCheck:()=>r});var O=t(1064),
w=t(4e3),v=t(5143),E=t(5799);const S=(0,E.lS)((0,E.$e)("file-syntax","File has a syntax error",O.Du),({error:n,file:i})=>({message:n??"the file is not valid UTF\
-8",help:(0,v.Zl)(i)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),y={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},g={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},R={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},M=(0,E.lS)((0,E.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${y[n.what]}: ${n.code}`:y[n.what],help:(n.what==="file"||n.what==="directory"?g[n.code]:void 0)??R[n.what]})),
l=(0,E.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),s=3,r=(0,E.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:i,isFleet:f})=>{const c=n.every(o=>o==="."),$=`found no Terraform or OpenTofu files in ${f?"the repositories of `usages\
`":c?"this directory":`\`scan\` (${(0,w.XT)(n,s)})`}`,d=f?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: \
actions/checkout)";return i?{message:`${$}; only \`hostnames\` was checked`,help:`${d}, or correct \`scan\``,severity:"warning"}:{message:`${$}, and \`hostnames\`\
 is not set`,help:`${d}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,E.lS)((0,E.$e)("file-limit","Part of the repository exceeds a limit"),n=>{
switch(n.kind){case"size":return{message:`the file ${(0,w.mP)(n)}`,help:"split the file, or list it in `exclude`"};case"depth":return{message:`directories neste\
d deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{message:`there are more than ${n.max} files; this dir\
ectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{message:`the directory has more th\
an ${n.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{message:`the file has more t\
han ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":return{message:`the files o\
f this directory use more than ${n.max} modules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list \
files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of hosts; this directory and the following ones are not scanned`,help:"\
scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more than ${n.max} modules in all; the constraints of this r\
oot module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"};case"problems":return{message:`there are more th\
an ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"};case"time":return{
message:`${(0,w.Cw)(n.stopped)} after reading ${n.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer\
 directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((gt,K,t)=>{t.r(K),t.d(K,{cloudOrganization:()=>l,cloudToken:()=>y,cloudVersion:()=>g,
cloudWorkspace:()=>s,cloudWorkspaceMissing:()=>r});var O=t(1064),w=t(1831),v=t(9562),E=t(4e3),S=t(5799);const y=(0,S.lS)((0,S.z3)("cloud-token","Token for the c\
loud block or remote backend is missing",O.Du),({host:e,service:n,isFork:i,searched:f,notRead:c})=>{const h=(0,w.nx)(e),d=`${n===v.OZ?"the cloud block":"the rem\
ote backend"} requires a token for ${h}`;if(i)return{message:`${d}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no chang\
e; run the check where the secret is available, for example on the main branch",severity:"notice"};const o=c.length===0?"":`; not read: ${c.join(", ")}`,[a=""]=(0,w.
fK)(e);return{message:`${d}, and none was found (searched: ${f.join(", ")}${o})`,help:`add the line "${h}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or\
 set ${a}; outside GitHub, run \`terraform login ${h}\` or \`tofu login ${h}\``}}),g=(0,S.lS)((0,S.z3)("cloud-version","API is too old for the cloud block",O.Du),
({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,E.dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"\
update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),
R=e=>"why"in e?`the response of ${e.url} ${(0,E.dh)(e.why)}`:(0,E._r)({...e,page:null}),M=(e,n,i)=>"status"in e&&[401,403,404].includes(e.status)?i:(0,S.C)(`che\
ck the logs of ${n}, and that the URL of the service is that of its API`),l=(0,S.lS)((0,S.z3)("cloud-organization","Organization cannot be read",O.Du),e=>{const{
host:n,organization:i,source:f}=e;return{message:`the organization ${i} at ${n} cannot be read: ${R(e)}`,help:M(e,n,`check the name of the organization, and tha\
t the token from ${f} is valid and belongs to a member`)}}),s=(0,S.lS)((0,S.z3)("cloud-workspace","Workspace cannot be read",O.Du),e=>{const{host:n,organization:i,
workspace:f}=e;return{message:`the workspace ${f} of ${i} at ${n} cannot be read: ${R(e)}`,help:M(e,n,"check that the token may read the workspace")}}),r=(0,S.lS)(
(0,S.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:i})=>({message:`${n} at ${e} has no workspace ${i} that the tok\
en may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((gt,K,t)=>{t.r(K),t.d(K,{hostAssumed:()=>R,
hostGeneric:()=>M,hostNotAllowed:()=>y,hostNotChecked:()=>s,hostPrivateRedirect:()=>l});var O=t(1064),w=t(4e3),v=t(5799);const E=({file:n,line:i})=>`${(0,w.dh)(
n)}:${i}`,S=n=>n.map(i=>O.bB[i]).join(" and "),y=(0,v.lS)((0,v.z3)("host-not-allowed","Host is not allowed",O.zK),n=>{const{host:i}=n,f=`add ${i} to \`allowed-ho\
sts\``;if("service"in n){const{service:c,registry:h}=n;return{message:`${c} of ${h} is on ${i}, which is not in \`allowed-hosts\``,help:`use another registry, o\
r ${f}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${i}, which is not in \`allowed-hosts\` and was not contacted`,help:`us\
e another module or provider, or ${f}`};if("use"in n){const[c,h]=g[n.use];return{message:`${c} ${i}, which is not in \`allowed-hosts\``,help:`use ${h}, or ${f}`}}
if("implied"in n){const{place:c,clients:h}=n.implied;return{message:`host ${i} is not in \`allowed-hosts\` and was not contacted; ${E(c)} names no host, and thi\
s is the default of ${S(h)}`,help:`name an allowed registry there, ${f}, or set \`dialect\` if you use another CLI`}}return{message:`host ${i} is not in \`allowe\
d-hosts\` and was not contacted`,help:`use an allowed registry, or ${f}`}}),g={download:["the source is downloaded from","a source on an allowed host"],backend:[
"the HTTP backend uses","an allowed backend"]},R=(0,v.lS)((0,v.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:n,place:i,clients:f,
isListed:c})=>({message:`${n} was not contacted: ${E(i)} implies it as the default host of ${S(f)}, but the CLI could not be detected`,help:c?"list the usages o\
f the repository with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check\
 the default hosts of that CLI"})),M=(0,v.lS)((0,v.lm)("host-generic","Generic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname th\
at stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),l=(0,v.lS)((0,v.z3)("host-pri\
vate-redirect","Redirect to a non-public address",O.zK),({host:n,address:i,asks:f})=>i==="metadata"?{message:`${n} is the address of a cloud metadata service an\
d was not contacted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${f==="document"?"redirects":"lea\
ds"} to ${n}, which has a ${i} address and was not contacted`,help:`if ${f==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`res\
olve\``}),s=(0,v.lS)((0,v.z3)("host-not-checked","Host was not checked before the check ended",O.zK),({host:n,stopped:i,isBegun:f,unchecked:c,total:h,slowest:$})=>({
message:`${n} was not checked${f?" completely: its visit was under way when":":"} ${(0,w.Cw)(i)}, with ${c} of ${h} hosts not checked`,help:r[i.kind]+e($)})),r={
deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step\
 reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function e(n){return n.length===0?"":`; most \
of the time went to hosts without a response: ${n.map(({host:f,tookMs:c})=>`${f} (${(0,w.YA)(c)})`).join(", ")}`}}),5799:((gt,K,t)=>{t.d(K,{$e:()=>l,C:()=>v,lS:()=>r,
lm:()=>s,oC:()=>w,pj:()=>y,z3:()=>M});var O=t(6174);const w=["error","warning","notice"],v=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function E({operator:e,
user:n,guest:i},{role:f,host:c}){const h=`ask the operator of ${c} to ${e}`;switch(f){case"operator":return e;case"user":return n===e?n:n===void 0?h:`${n}; if y\
ou run ${c}, ${S(e,n)}`;case"guest":return i??n??h}}const S=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function y(e,n){const{cures:i,...f}=e;return i===
void 0?e:{...f,help:g(i,n)}}function g(e,n){const{because:i,note:f}=e,c=i===void 0?"":`${i}: `,h=f===void 0?"":`; ${f}`;return c+E(e,n)+h}const R=e=>(n,i,f=[])=>({
code:n,title:i,severity:e,affects:f}),M=R("error"),l=R("warning"),s=R("notice");function r(e,n){return Object.assign(f=>{const{help:c,...h}=n(f),$=e.code,d=(0,O.
_)(h.message),o={...e,code:$,usualSeverity:e.severity,...h,message:d};return c===void 0?o:typeof c=="string"?{...o,help:(0,O._)(c)}:{...o,help:g(c,{role:"operat\
or",host:""}),cures:c}},e)}}),5747:((gt,K,t)=>{t.d(K,{Oj:()=>r,io:()=>R,yR:()=>g});var O=t(4573),w=t(3024);const v=16*1024*1024,E=w.constants.O_RDONLY|(w.constants.
O_NONBLOCK??0)|(w.constants.O_NOCTTY??0),S=Buffer.allocUnsafeSlow(256*1024);let y=S;const g=(n,i=v)=>M(n,i,s);function R(n,i){const f=M(n,i,(c,h)=>Buffer.from(c.
subarray(0,h)));return Buffer.isBuffer(f)?f:null}function M(n,i,f){let c;try{c=(0,w.openSync)(n,E)}catch(h){return e(h)}try{const h=(0,w.readSync)(c,S,0,S.length,
null);return h<S.length?f(S,h):l(c,i,f)}catch(h){return e(h)}finally{(0,w.closeSync)(c)}}function l(n,i,f){const{size:c}=(0,w.fstatSync)(n);if(c>i||c<S.length)return{
ok:!1,failure:{kind:"size",bytes:c,maxBytes:i}};y.length<c&&(y=Buffer.allocUnsafeSlow(Math.min(2*c,i)));const h=y;let $=0;for(;$<c;){const d=(0,w.readSync)(n,h,
$,c-$,$);if(d===0)break;$+=d}return f(h,$)}function s(n,i){const f=n.toString("utf8",0,i),c=!f.includes("\uFFFD")||(0,O.isUtf8)(n.subarray(0,i));return{ok:!0,text:f,
isUtf8:c,bytes:i}}function r(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{kind:"\
error",code:r(n)}})}),4e3:((gt,K,t)=>{t.d(K,{Af:()=>h,B9:()=>e,Cw:()=>o,Fn:()=>m,NM:()=>i,Vb:()=>T,Wt:()=>r,XT:()=>g,YA:()=>c,_r:()=>f,dh:()=>S,eZ:()=>$,go:()=>M,
hS:()=>y,mP:()=>l,qZ:()=>n,zM:()=>d,zd:()=>R});var O=t(4714),w=t(7715),v=t(9562);const E=300;function S(p,A=E){return p.length<=A?p:`${(0,O.o)(p,A)}\u2026`}const y=(p,A)=>`${p}\
 ${A}${p===1?"":"s"}`;function g(p,A,B=0){const k=p.slice(0,A).map(L=>S(L)),P=p.length-k.length+B;return k.join(", ")+(P>0?` and ${P} more`:"")}const R=p=>`the \
clients print "${p}"`;function M(p){return p===null?"null":Array.isArray(p)?"an array":typeof p=="object"?"an object":`a ${typeof p}`}function l(p){if(p.kind===
"error")return`cannot be read: ${p.code}`;const{bytes:A,maxBytes:B}=p;return`has ${A} bytes and is not read; the limit is ${B/1024/1024} MiB`}const s={[v.e$]:"c\
orrect the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[v.xq]:"correct the host in `source`, or add th\
e `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirro\
r"};function r(p){return p.flatMap(B=>s[B]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const e=p=>`wait\
 and run the check again; see ${(0,w.V)(p)??"its status page"}, and consider a network mirror for providers`,n=p=>`use another network, a proxy (HTTPS_PROXY) or\
 a network mirror: ${p} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function i(p,A,B){
if(p===null)return B;const k=p.title===""?"":` ("${p.title}")`,P=B.guest??n(A);switch(p.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:P,because:`the host returned a sign-in page${k}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${k}\
: allow this machine to reach the host`;case"other":{const L=B.user??`check that ${A} is a registry, and ${r([])}`;return{...B,user:L,guest:P,because:`the host \
returned an HTML page${k}`}}}}const f=({url:p,status:A,reason:B})=>`${p} returned ${`${A} ${S(B)}`.trim()}`,c=p=>`${Math.round(p/100)/10} s`,h=p=>p.map(({name:A,
attemptMs:B,retries:k})=>{const P=Number.isFinite(B)?c(B):"without a limit",L=k===0?"":` in each of ${k+1} attempts`,z=A.includes(" and ")?"wait":"waits";return`${A}\
 ${z} ${P}${L}`}).join(", "),$=p=>p.map(({name:A})=>A).join(" and "),d=p=>p.kind==="several"?p.reasons:[p];function o(p){switch(p.kind){case"deadline":return`th\
e check reached its deadline of ${c(p.ms)}`;case"signal":return`the check was interrupted by ${p.signal}`;case"crash":return"tf-disco crashed";case"missing":return u(
p);case"left-out":return`a report had no room for ${y(p.count,p.what)}; use more shards`;case"several":return p.reasons.map(o).join("; ")}}const a=10;function u({
what:p,names:A,total:B}){const[k,P]=p==="shard"?["shard","shards"]:["repository","repositories"],L=B===1?k:P,z=A.length===1?"is":"are";return`${A.length} of ${B}\
 ${L} ${z} missing: ${g(A,a)}`}const m=p=>`${p}; it may use hosts that are not in \`allowed-hosts\``,T=({kind:p,address:A,version:B})=>`${p} ${A} ${S(B,40)}`}),
4714:((gt,K,t)=>{t.d(K,{o:()=>v,w:()=>E});var O=t(3307);const w=2048,v=(S,y=w)=>S.length<=y?S:structuredClone(S.slice(0,y).toWellFormed());function E(S){if(S.length<=
w)return(0,O.IL)(S);switch(S[0]){case'"':return v((0,O.I)(S));case"[":return[];case"{":return{};default:return(0,O.IL)(S)}}}),7715:((gt,K,t)=>{t.d(K,{V:()=>w});
const O=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://st\
atus.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),w=v=>O.get(v)??null}),5751:((gt,K,t)=>{
t.d(K,{readSettings:()=>k});var O=t(3024),w=t(6760),v=t(5747),E=t(3625),S=t(4e3),y=t(3592),g=t(3474),R=t(8535),M=t(7030),l=t(6181),s=t(1831);function r(x){const C=st=>x[st]||
x[st.toLowerCase()]||"",b={http:n("HTTP_PROXY",C("HTTP_PROXY")),https:n("HTTPS_PROXY",C("HTTPS_PROXY"))},G=$(C("NO_PROXY"));return st=>{const _=b[st.scheme];return _===
null||c(st.name)||G(st)?null:_}}const e=["http:","https:"];function n(x,C){if(C==="")return null;const b=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(C)?C:`http://${C}`);
if(b===null)throw new TypeError(`${x} is not a URL; expected http://HOST:PORT`);if(!e.includes(b.protocol))throw new TypeError(`${x} is a ${b.protocol}// proxy;\
 expected http:// or https://`);if(!i(b.username)||!i(b.password))throw new TypeError(`${x} has a user name or password with a bare "%"; write "%25" for it`);return b}
function i(x){try{return decodeURIComponent(x),!0}catch(C){if(C instanceof URIError)return!1;throw C}}const f=new M.BlockList;f.addSubnet("127.0.0.0",8,"ipv4"),
f.addAddress("::1","ipv6");const c=x=>x==="localhost"||h(f,x);function h(x,C){const b=(0,l.n7)(C.replace(/%.*$/s,"")),G=(0,M.isIP)(b);return G!==0&&x.check(b,G===
4?"ipv4":"ipv6")}function $(x){const C=x.split(",").map(b=>b.trim().toLowerCase()).filter(b=>b!=="").map(d);return b=>C.some(G=>G(b))}function d(x){if(x==="*")return()=>!0;
const C=o(x);if(C!==null)return({name:tt})=>C(tt);const{name:b,port:G}=m(x),st=tt=>G===""||String(tt.port)===G;if(a(b)){const tt=(0,l.n7)(b),it=new M.BlockList;
return it.addAddress(tt,(0,M.isIP)(tt)===4?"ipv4":"ipv6"),yt=>h(it,yt.name)&&st(yt)}const _=u(b);return tt=>(0,M.isIP)(tt.name)===0&&st(tt)&&_(tt.name)}function o(x){
const[,C="",b=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(x)??[];if(!a(C))return null;const G=Number(b);if(G>((0,M.isIP)(C)===4?32:128))return null;const st=G-((0,M.isIP)(
C)===6?96:0),_=new M.BlockList,tt=(0,M.isIP)((0,l.n7)(C))===4&&st>=0;return tt?_.addSubnet((0,l.n7)(C),st,"ipv4"):_.addSubnet(C,G,"ipv6"),it=>h(_,it)&&(0,M.isIP)(
(0,l.n7)(it))===4===tt}const a=x=>(0,M.isIP)(x)!==0&&!x.includes("%");function u(x){if(x==="")return()=>!1;const C=x.replace(/^\*\./,"."),b=C.replace(/^\./,""),
G=(0,s.Pv)(b),st=G.ok?G.value:b;return _=>_.endsWith(`.${st}`)||!C.startsWith(".")&&_===st}function m(x){const C=/^\[([^\]]*)\]:([^:]*)$/.exec(x)??/^([^:[\]]*):([^:[\]]*)$/.
exec(x);return C===null?{name:x,port:""}:{name:C[1]??"",port:C[2]??""}}var T=t(3152),p=t(6339);const A=4*1024*1024,B=20;async function k(x,{environment:C,directory:b,
wording:G=T.w7}){const{settings:st,mistakes:_}=(0,T.P$)(x,G),tt=await H(st.caFile,G),it=W(C),yt=[tt,it].flatMap(X=>X.ok?[]:[X.why]),At=await Promise.all(P(st.scan,
b).slice(0,B).map(X=>G.missingPath(X,b))),Mt=[..._,...(0,p.S)(st,G),...await L(st,G),...await z(st,G),...yt,...At];if(Mt.length>0||!tt.ok||!it.ok)throw new T.GN(
Mt);return{...st,authorities:tt.value,chooseProxy:it.value}}const P=(x,C)=>x.filter(b=>!/[*?[\]{}]/.test(b)&&!(0,O.existsSync)((0,w.resolve)(C,b)));async function L({
hostnames:x},{setting:C}){const b=C("hostnames"),G=x.flatMap(({addresses:tt})=>tt);if(G.length===0)return[];const{parseNamedAddress:st}=await Promise.all([t.e(1741),
t.e(1257)]).then(t.bind(t,1257)),_=G.flatMap(tt=>{const it=st(tt,"terraform");return it.ok?[]:[`${b}: "${tt.service}=${tt.text}" is wrong: ${it.why}`]});return(0,g.
Ku)(_,b)}async function z({ignore:x},{setting:C}){const b=C("ignore");if(x.length===0)return[];const{problemFacts:G}=await Promise.all([t.e(660),t.e(7341),t.e(2558),
t.e(1371),t.e(709)]).then(t.bind(t,709)),st=G(),_=x.flatMap(({code:tt})=>{if(Object.hasOwn(st,tt))return[];const it=(0,R.q)(tt,Object.keys(st)),yt=it===null?`${y.
aq} lists the codes`:`did you mean "${it}"?`;return[`${b}: "${tt}" is not a problem code; ${yt}`]});return(0,g.Ku)(_,b)}function W(x){try{return(0,E.J)(r(x))}catch(C){
if(C instanceof TypeError)return(0,E.T)(C.message);throw C}}async function H(x,{setting:C}){if(x===null)return(0,E.J)(null);const b=(0,v.yR)(x,A),G=C("ca-file");
if(!b.ok)return(0,E.T)(`${G} "${x}" ${(0,S.mP)(b.failure)}`);const{parseAuthorities:st}=await t.e(5036).then(t.bind(t,5036)),_=st(b.text);return _.ok?_:(0,E.T)(
`${G} "${x}" ${_.why}`)}}),2929:((gt,K,t)=>{t.d(K,{z6:()=>J,wX:()=>ln,w5:()=>un});var O=t(6760),w=t(9461),v=t(3024),E=t(5143),S=t(5747);const y=200,g=50,R=32*1024*
1024,M=4e3,l=1e3,s=1e6;function r(V,nt,Ot){const mt=Map.groupBy(V.filter(e).slice(0,y),({file:Rt})=>Rt),Tt=[];let xt=0;for(const[Rt,Ct]of[...mt].slice(0,g)){const Ft=(0,O.
join)(nt,Rt),bt=n(Ft);if(bt===null||bt.mtimeMs>Ot+1)continue;if(xt+=bt.size,xt>R)break;const Lt=(0,S.yR)(Ft);Lt.ok&&Tt.push(...i(Lt.text,Ct))}return Tt}const e=({
column:V,endColumn:nt})=>V!==E.Ks&&V<s&&nt>V;function n(V){try{return(0,v.statSync)(V)}catch(nt){return(0,S.Oj)(nt),null}}function i(V,nt){const Ot=[];let[mt,Tt]=[
1,V.startsWith("\uFEFF")?1:0];for(const xt of nt.toSorted((Rt,Ct)=>Rt.line-Ct.line)){for(;mt<xt.line&&Tt>=0;mt+=1)Tt=V.indexOf(`
`,Tt)+1||-1;if(Tt<0)break;const Rt=V.indexOf(`
`,Tt),Ct=Rt<0?V.length:Rt,Ft=Ct>Tt&&V[Ct-1]==="\r";Ot.push(...f(V.slice(Tt,Ft?Ct-1:Ct),xt))}return Ot}function f(V,nt){const{column:Ot,endColumn:mt}=nt,Tt=V.length<=
M;if(!Tt&&mt-Ot>l)return[];const xt=c(V,Ot-1,0);if(xt>=V.length)return[];const Rt=c(V,mt-Ot,xt),[Ct,Ft]=Tt?[V.slice(0,xt),V.slice(Rt)]:["",""];return[{place:nt,
before:Ct,literal:V.slice(xt,Rt),after:Ft,isWhole:Tt}]}function c(V,nt,Ot){let mt=Ot;for(let Tt=nt;Tt>0&&mt<V.length;Tt-=1)mt+=(V.codePointAt(mt)??0)>65535?2:1;
return mt}var h=t(6174),$=t(2161);function d(V,nt){const{directory:Ot,checkedAt:mt,configs:Tt}=nt,xt=Tt.flatMap(Bt=>Bt.files),Rt=new Set(xt.flatMap(({path:Bt,shown:Wt})=>[
o(Bt),Wt])),Ct=Bt=>{const Wt=o((0,O.resolve)(Ot,Bt));return!Rt.has(Bt)&&!Rt.has(Wt)&&a(Bt)&&a(Wt)},Ft=V.filter(({file:Bt})=>Ct(Bt)),bt=r(Ft,Ot,mt),Lt=B(bt,nt.usages);
return bt.flatMap(Bt=>u(Bt,Lt.get(k(Bt.place))??null,nt))}function o(V){const nt=(0,w.$)(V);return nt.kind==="file"?nt.path:(0,O.resolve)(V)}const a=V=>(0,$.L8)(
(0,O.basename)(V),new Set,(0,O.basename)((0,O.dirname)(V)))!==void 0;function u({place:V,before:nt,literal:Ot,after:mt,isWhole:Tt},xt,{redact:Rt,kept:Ct}){const Ft=nt+
Ot+mt;return Rt(Ft,Ct)!==Ft?[]:Tt&&!A(Ft)?[{place:V,before:nt,literal:Ot,after:mt}]:xt===null||T.test(xt)||!Ot.includes(xt)?[]:[{place:V,before:"\u2026 ",literal:(0,h.
_)(xt),after:" \u2026"}]}const m=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
T=/[\s"]/,p=/[\w+-]{20,}/g,A=V=>m.test(V)||(V.match(p)??[]).some(nt=>/\d/.test(nt)&&/[a-z]/.test(nt)&&/[A-Z]/.test(nt));function B(V,nt){const Ot=new Map(V.map(
({place:Tt})=>[k(Tt),Tt.file])),mt=new Set(Ot.values());return new Map(nt.filter(({place:Tt})=>mt.has(Tt.file)&&Ot.has(k(Tt))).flatMap(({place:Tt,text:xt})=>xt===
null?[]:[[k(Tt),xt]]))}const k=({file:V,line:nt,column:Ot})=>`${nt}:${Ot} ${V}`;var P=t(2389),L=t(6897),z=t(1831),W=t(3592),H=t(2796),x=t(4503),C=t(6763),b=t(5751),
G=t(1435),st=t(8723),_=t(5453),tt=t(7052),it=t(8416),yt=t(7854),At=t(3474),Mt=t(3152);function X(V,nt,Ot){const mt={...V,newHosts:new Set,files:null,remarks:[]};
if(nt===null)return mt;const Tt=Lt=>({...mt,remarks:[`changed-only has no effect: ${Lt}`]});if(nt.kind==="all")return Tt(nt.why);const{files:xt}=nt,Rt=new Set(xt.
filter(({status:Lt})=>Lt!=="removed").map(({file:Lt})=>Lt));if(Rt.size>0&&![...Rt].some(Lt=>Ot(Lt)!==null))return Tt("the checkout contains none of the files th\
at the pull request changes");const Ct=V.usages.filter(({place:Lt})=>Rt.has(Lt.file)),bt=`changed-only: the pull request changes ${xt.length===1?"1 file":`${xt.
length} files`} with ${Ct.length} of ${V.usages.length} usages`;return{usages:Ct,notes:V.notes.filter(({place:Lt})=>q(Lt.file,Rt)),newHosts:ut(V.usages,xt,Ot),files:new Set(
xt.map(({file:Lt})=>Lt)),remarks:[bt]}}const q=(V,nt)=>nt.has(V)||V==="."||[...nt].some(Ot=>Ot.startsWith(`${V}/`)),rt=2e8;function ut(V,nt,Ot){const mt=new Set;
if(nt.some(Dt))return mt;const Tt=new Map(nt.map(bt=>[bt.file,ht(bt,Ot)])),xt=nt.flatMap(({patch:bt})=>Pt(bt,/^[ -]/));let Rt=0;const Ct=(bt,Lt)=>{const Bt=[Lt,
(0,z.nx)(Lt).toLowerCase()];return bt.filter(Wt=>(Rt+=Wt.length,Rt<=rt&&Bt.some(sn=>Wt.includes(sn)))).length},Ft=(bt,Lt)=>{const{isNew:Bt,now:Wt,added:sn}=Tt.get(
bt)?.()??ft,an=Bt?0:Ct(Wt,Lt);return Bt||an>0&&an===Ct(sn,Lt)};for(const[bt,Lt]of Map.groupBy(V,Bt=>Bt.host)){if(bt===null||Lt.some(({isHostImplied:Wt})=>Wt))continue;
const Bt=[...new Set(Lt.map(({place:Wt})=>Wt.file))];!Bt.every(Wt=>Tt.has(Wt))||Ct(xt,bt)>0||Bt.every(Wt=>Ft(Wt,bt))&&Rt<=rt&&mt.add(bt)}return mt}const ft={isNew:!1,
now:[],added:[]};function ht({file:V,status:nt,patch:Ot},mt){let Tt=null;const xt=()=>{const Rt=nt==="added";if(Rt||Ot===null)return{...ft,isNew:Rt};const Ct=(mt(
V)??"").toLowerCase().split(`
`);return{isNew:Rt,now:Ct,added:Pt(Ot,/^\+/)}};return()=>(Tt??=xt(),Tt)}const Pt=(V,nt)=>(V??"").toLowerCase().split(`
`).filter(Ot=>nt.test(Ot)),St=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Dt=({file:V,status:nt,changes:Ot,patch:mt})=>mt===null&&nt!=="added"&&Ot>0&&St.
test(V);var zt=t(2859),Yt=t(370);async function nn(V,nt){const Ot=nt.now(),mt=await(0,Yt.SQ)(V,nt),Tt=V.scan.length===0?0:nt.now()-Ot,xt=(0,Yt.PT)(V,mt,nt),Rt=await(0,it.
L2)(xt),{clients:Ct}=Rt,Ft={usages:(0,yt.sw)(mt.usages,Ct),notes:(0,yt.vH)([...mt.notes,...cn(mt,nt.stop.why)],Ct)},bt=await qt(Ft,V,nt),Lt=await(0,G.jK)(bt.usages,
V,Rt,{...nt,mayHavePlugins:(0,Yt.C_)(mt,V)}),{roots:Bt,notes:Wt}=await(0,_.D0)({...Ft,scanned:mt,changed:bt.files,dialect:Rt,settings:V}),sn=await(0,_.Xo)(Lt.usages,
Bt),an=(0,zt.C)(V,sn,Ct,(0,yt.kA)(Ft.usages)),{configs:dn,releases:fn}=Lt,{environment:hn}=nt,{files:mn,bytes:pn}=mt;return{dialect:{...Rt,releases:fn},configs:dn,
usages:sn,roots:Bt,requirements:an,notes:[...(0,_.a3)(bt.notes,sn,V,hn),...Wt],newHosts:bt.newHosts,isEmpty:V.scan.length>0&&mt.isEmpty&&mt.endedAt===null,complaints:Lt.
findings,allUsages:Ft.usages,part:null,changes:bt.changes,remarks:[...bt.remarks,...Lt.remarks],scan:{files:mn,bytes:pn,usages:sn.length,durationMs:Tt},clients:()=>(0,it.
rU)(Rt,xt.scan),repositories:[],incomplete:null,checkouts:null}}async function qt(V,nt,Ot){const mt=nt.changedOnly?await Ot.changes(nt):null;return{changes:mt,...X(
V,mt,xt=>{const Rt=(0,S.yR)((0,O.join)(Ot.directory,xt));return Rt.ok?Rt.text:null})}}function cn({endedAt:V,files:nt},Ot){return V===null||Ot===null?[]:[(0,yt.
YW)(V,(0,tt.fileLimit)({kind:"time",stopped:Ot,files:nt}))]}function Y({requirements:V,part:nt,repositories:Ot}){const{size:mt}=new Set(V.map(({host:Rt})=>Rt));
if(mt<=At.pS)return;const Tt=`${mt} hosts, the limit is ${At.pS}`,xt=Ot.length>0?`usages name ${Tt}: divide the hosts with shard`:`scan found ${Tt}: narrow scan\
, exclude files, or divide the hosts with shard`;throw new Mt.GN([nt===null?xt:`shard ${nt.index}/${nt.count} has ${Tt}: divide the hosts into more shards`])}async function J(V,nt){
const Ot=new Date,mt=await(0,b.readSettings)(V,nt),Tt=mt.deadlineMs,xt=nt.startTimer(Tt,()=>nt.stop.end({kind:"deadline",ms:Tt}));try{const Rt=await jt(mt,nt),Ct=mt.
shard===null?Rt:await wt(Rt,mt.shard,mt);Y(Ct),await(0,L.x)();const Ft=await Gt(Ct,mt,nt,Ot);return await Vt(Ft,Ct,mt,nt,Ot)}finally{xt()}}async function wt(V,nt,Ot){
const{narrowToShard:mt}=await Promise.all([t.e(1741),t.e(5927),t.e(2052)]).then(t.bind(t,8100));return mt(V,nt,Ot)}async function jt(V,nt){if(V.usages.length===
0)return nn(V,nt);const{prepareFleet:Ot}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(2169),t.e(1845),t.e(4875)]).then(t.bind(t,4875));return Ot(V,nt)}async function Gt(V,nt,Ot,mt){
const{environment:Tt,stop:xt,isFork:Rt}=Ot,{dialect:Ct,configs:Ft}=V,bt=await(0,st.j)(V,nt,{...Ct,configs:Ft},Ot),Lt={...V,visits:bt.visits,tokenVariables:un(Tt),
tokenHosts:nt.tokens.map(({host:sn})=>sn),tokenSources:bt.tokenSources,stopped:xt.why??V.incomplete,predicted:await(0,_.K$)(bt.inquiry,{...nt,dialect:Ct,isFork:Rt,
part:V.part})},Bt={...nt,dialect:Ct,isFork:Rt,now:mt.getTime()},Wt=bt.visits.length>0||Lt.predicted.requests.length>0;return(0,P.S4)(Lt,Bt,Wt?await(0,G.U7)():null)}
async function Vt(V,nt,Ot,mt,Tt){const{configs:xt,allUsages:Rt,requirements:Ct,changes:Ft,scan:bt,clients:Lt}=nt,Bt=ln(Ct),Wt=[...nt.remarks,...(0,C.rc)(V)],{why:sn,
evidence:an}=nt.dialect,dn={verdict:V,remarks:(0,C.q9)(Wt),detection:{why:sn,evidence:an}},{verdict:fn,remarks:hn,detection:mn}=mt.secrets.redact(dn,Bt);return{
settings:Ot,changes:Ft,verdict:fn,context:{dialect:{...nt.dialect,...mn},failOn:Ot.failOn,scan:bt,remarks:hn,startedAt:Tt.toISOString(),durationMs:Date.now()-Tt.
getTime(),version:W.xv,docsUrl:W.aq,clients:await Lt(),sources:d((0,H.sC)(fn.findings),{...mt.secrets,kept:Bt,usages:Rt,configs:xt,directory:mt.directory,checkedAt:Tt.
getTime()}),links:null,repository:await Zt(fn,nt,mt),repositories:nt.repositories,shards:en(Ot),history:null}}}async function Zt(V,{scan:nt,repositories:Ot},{directory:mt,
environment:Tt}){if(nt.files===0||Ot.length>0)return null;const{nameRepository:xt}=await t.e(9498).then(t.bind(t,9498));return xt(mt,(0,x.R8)(V),Tt)}const en=({
shard:V})=>V===null?null:{indexes:[V.index],count:V.count},un=V=>Object.keys(V).filter(nt=>/^TFE?_?TOKEN/i.test(nt)),ln=V=>new Set(V.flatMap(({host:nt,service:Ot})=>[
nt,(0,z.nx)(nt),Ot]))}),9461:((gt,K,t)=>{t.d(K,{$:()=>v});var O=t(3024),w=t(5747);function v(E){try{const S=(0,O.realpathSync)(E),y=(0,O.statSync)(S);return y.isFile()?
{kind:"file",path:S}:{kind:y.isDirectory()?"directory":"special",path:S}}catch(S){return{kind:"error",code:(0,w.Oj)(S)}}}}),8185:((gt,K,t)=>{t.d(K,{C:()=>l,I:()=>r});
var O=t(4283),w=t(7052),v=t(6697),E=t(1064),S=t(1831),y=t(2886);const g=(e,{allowedHosts:n,hostnames:i})=>(0,S.Jr)(e,n)||i.some(f=>f.host===e),R={file:".",line:1,
column:1,endColumn:1},M=1e4;function l(e,n,i=M){if(n.allowedHosts.length===0)return[];const f=new Map,c=[];let h=0;for(const{directHost:d,kind:o,isOverridden:a,
place:u,clients:m}of e){if(d===void 0||a||g(d,n))continue;const T=o==="backend_http"||o==="remote_state"?"backend":"download",p=`${T} ${d}`,A=f.get(p);if(A===void 0&&
f.size>=i){h+=1;continue}const B=A??s(d,T);f.set(p,B),c.push({...B,place:u,clients:m})}if(h===0)return c;const $=(0,w.fileLimit)({kind:"problems",max:i,omitted:h});
return[...c,{problem:$,place:R,clients:E.Du,host:null}]}function s(e,n){const i=(0,S.Pv)(e),f=i.ok?i.value:null,c=f===null?e:(0,S.nx)(f);return{problem:(0,v.hostNotAllowed)(
{host:c,use:n}),host:f}}function r(e,n,i,f){if(f.allowedHosts.length===0)return[];const c=i.filter(({because:h})=>h.some($=>typeof $!="string"));return n.flatMap(
h=>{const{id:$,kind:d}=h;if(d!=="url"||!c.some(m=>m.service===$))return[];const o=(0,O.Dl)(h.url),a=o.ok?(0,S.Pm)(o.value):null;if(a===null||a===e||g(a,f))return[];
const u=(0,v.hostNotAllowed)({host:a,service:$,registry:(0,S.nx)(e)});return[(0,y.bz)(u,$)]})}}),8988:((gt,K,t)=>{t.d(K,{s:()=>s,k:()=>h});var O=t(3534),w=t(3410),
v=t(5143),E=t(9562);const S=[E.OZ,E.Bn],y=[E.e$,E.xq],g=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...S,...y]},{matches:/^api\.env0\.com$/,services:y},{matches:/^backend\.api\.env0\.com$/,
services:S},{matches:/\.scalr\.io$/,services:S}],R=$=>g.find(({matches:d})=>d.test($))?.services??[];var M=t(241),l=t(2886);function s($,{role:d},o){const a=n($),
u=$.credentials?.hasToken===!0,T=($.attempt.hops.at(-1)?.challenge??null)===null&&(u||d!=="guest"),p=u?[]:i($.host,a,o),B=[...$.difference===null?[]:[$.difference],
...p,...a===null||!T?[]:[f($,a,o)]].map(P=>(0,l.bz)(P)),k=u?[]:r($,o);return k.length>0?[...B,...k]:p.length===0?[...B,...e($,o)]:B}function r($,{usages:d,isFork:o,
depth:a}){const{host:u,attempt:m}=$;if(a==="discovery"||m.discovery.kind!=="found")return[];const T=d.flatMap(({workspace:p,hasOwnToken:A,needs:B,place:k})=>p===
void 0||A||(0,v.Zl)(k.file)?[]:B.filter(P=>P.host===u));return Array.from(Map.groupBy(T,({service:p})=>p),([p,A])=>{const B=(0,w.cloudToken)({host:u,service:p,isFork:o,
...c($)}),k=A.flatMap(P=>P.clients);return(0,l.bz)((0,l.aZ)(B,k),p)})}function e($,{usages:d,isFork:o}){const{host:a,attempt:u,credentials:m}=$;if(u.discovery.kind!==
"found"||m?.hasToken||m?.problem)return[];const T=R(a).find(p=>d.some(({hasOwnToken:A,needs:B,place:k})=>B.some(P=>P.host===a&&P.service===p)&&!A&&!(0,v.Zl)(k.file)));
return T===void 0?[]:[(0,l.bz)((0,O.credentialsMissing)({host:a,service:T,isFork:o,...c($)}),T)]}function n($){const{discovery:d,hops:o}=$.attempt;return d.kind===
"failed"&&d.problem.code==="document-unauthorized"?o.at(-1)?.status??null:null}function i($,d,{tokenVariables:o,hosts:a}){return(0,M.B)(o,$,a).filter(({isParent:u})=>!u||
d!==null).map(({variable:u,why:m,write:T})=>(0,O.credentialsNearMiss)({host:$,variable:u,why:m,write:T}))}function f($,d,{isFork:o}){const{host:a,credentials:u}=$;
return u?.hasToken?(0,O.credentialsRejected)({host:a,status:d,source:u.source}):(0,O.credentialsMissing)({host:a,service:null,isFork:o,...c($)})}function c({credentials:$,
looks:d}){const o=d.flatMap(T=>T.looks),a=T=>[...new Set(o.flatMap(({held:p,source:A})=>p!=="not read"===T?A:[]))],u=$===null?a(!0):[$.source],m=$===null?a(!1):
[];return{searched:u,notRead:m}}function h($,d){return $.filter(o=>!d.includes(o)).map(o=>(0,l.bz)((0,O.credentialsUnused)({host:o})))}}),2886:((gt,K,t)=>{t.d(K,
{D3:()=>d,ER:()=>M,HJ:()=>f,Mm:()=>h,Np:()=>r,TC:()=>o,aZ:()=>R,bz:()=>g,hD:()=>s,l$:()=>y,ld:()=>n,pi:()=>e,xJ:()=>l});var O=t(5143),w=t(5799),v=t(1831),E=t(7715);
const S=["module","provider","version","package","lock","not"],y=({problem:a,places:u})=>S.includes(a.code.replace(/-.*/,""))&&u.length>0&&u.every(m=>typeof m!=
"string"),g=(a,u=null,m=!0)=>({services:u===null?[]:[u],problem:a,needed:m}),R=(a,u)=>({...a,affects:a.affects.filter(m=>u.includes(m))}),M=({problem:a,needed:u})=>u&&
a.usualSeverity==="error";function l({problem:a,needed:u},m){const T=u&&m.some(p=>a.affects.includes(p));return a.severity==="error"&&!T?"warning":a.severity}const s=(a,u,m)=>({
severity:l(a,u),problem:a.problem,affects:a.problem.affects,...m}),r=(a,u)=>w.oC.indexOf(a.severity)-w.oC.indexOf(u.severity),e=(a,u,m)=>m.some(T=>T.code===a.code&&
(T.host===null||T.host===u));function n({problem:a,services:u},{visit:{host:m,attempt:T},requirements:p,answering:A},{depth:B}){if(B==="discovery"||T.discovery.
kind==="skipped")return!0;const k=u.some(L=>A.has(`${m} ${L}`));if(a.code==="service-url-no-slash"&&k)return!1;const P=p.filter(({service:L})=>u.length===0||u.includes(
L));return P.length===0||P.some(({isForInit:L})=>L)}const i=1e3;function f(a){const u=new Map;return m=>{const T=JSON.stringify(m),p=u.get(T)??c(m,a);return u.set(
T,p),p}}function c(a,u){const m=k=>u.filter(({service:P})=>k.includes(P)),T=a.length===0?u:m(a),p=a.filter(k=>T.some(({service:P})=>P===k)),A=p.length>0?p:a,B=(T.
length>0?T:m(["any"])).flatMap(k=>k.because);return{service:A.length===1?A[0]??null:null,...h([...new Set(B)])}}function h(a){const u=$(a),m=u.length>i?d(u):u,T=Math.
max(0,m.length-i);return{places:m.slice(0,i),placesLeftOut:T}}function $(a){const{own:u=[],aside:m=[]}=Object.groupBy(a,T=>typeof T!="string"&&(0,O.Zl)(T.file)?
"aside":"own");return[...u,...m]}function d(a){const u=new Set,{first:m=[],other:T=[]}=Object.groupBy(a,p=>{const A=typeof p=="string"?null:(0,O._M)(p.file);return A===
null||u.has(A)?"other":(u.add(A),"first")});return[...m,...T]}function o(a,u){const m=u.some(({because:p})=>p.includes("hostnames input"));return{role:(0,E.V)(a)!==
null?"guest":m?"operator":"user",host:(0,v.nx)(a)}}}),9464:((gt,K,t)=>{t.d(K,{f:()=>y,u:()=>R});var O=t(4283),w=t(3534),v=t(1831),E=t(9562),S=t(2886);function y({
host:M,attempt:l,credentials:s},r){const e=s?.hasToken===!0,n=[...r.flatMap(i=>i.kind==="url"&&(0,E.p4)(i.id)&&(0,E.D6)(i.id)?[{url:i.url,service:i.id,isSent:e}]:
[]),...l.hops.map(({url:i,authorization:f})=>({url:i,service:null,isSent:f==="sent"}))].flatMap(({url:i,...f})=>{const c=g(i);return c===null||c===M?[]:[{...f,host:c}]});
return[...new Map(n.toReversed().map(i=>[i.host,i])).values()]}function g(M){const l=(0,O.Dl)(M),s=l.ok?(0,v.Pm)(l.value):null,r=s===null?null:(0,v.Pv)(s);return r?.
ok?r.value:null}function R(M,l,{tokenSources:s,hosts:r}){return y(M,l).flatMap(({host:e,service:n,isSent:i})=>{const f=s.get(e);if(f===void 0)return[];const c=n===
null?M.attempt.discovery.kind==="failed":!i,h=(0,w.credentialsOtherHost)({host:(0,v.nx)(M.host),other:(0,v.nx)(e),source:f,service:n,isSent:i,isNotice:!c||r.has(
e)});return[(0,S.bz)(h,n)]})}}),2389:((gt,K,t)=>{t.d(K,{j7:()=>$,k2:()=>B,S4:()=>a});var O=t(4e3),w=t(7052),v=t(5143),E=t(5799),S=t(1064),y=t(3612),g=t(8185),R=t(
8988),M=t(2886);function l(k,P,L){const z=new Set(k.notes.flatMap(({problem:_,place:tt})=>_.code==="file-syntax"?tt.file:[])),W=[...k.complaints.map(({problem:_,
place:tt})=>c((0,M.bz)(_),tt,L)),...(0,R.k)(k.tokenHosts,P).map(_=>c(_,null,L)),...k.isEmpty?[i(L)]:[]],H=s([...k.notes.map(_=>r(_,z,L)),...(0,g.C)(k.usages,L).
map(({problem:_,clients:tt,place:it,host:yt})=>{const At=(0,M.bz)((0,M.aZ)(_,tt));return{host:yt,finding:{...c(At,it,L),host:yt}}}),...k.ofAnswers.map(_=>({...r(
_,z,L),isOfAnswers:!0})),...k.others.map(_=>{const tt=f(_,L);return{host:_.host,finding:tt,isOfAnswers:!0}}),...W.map(_=>({host:null,finding:_}))]),{own:x=[],elsewhere:C=[]}=Object.
groupBy(H,({host:_,isOfAnswers:tt})=>tt||(0,y.tG)(k.part,_)?"own":"elsewhere"),b=_=>_.flatMap(({host:tt,finding:it})=>(0,M.pi)(it.problem,tt,L.ignore)?[]:[it]),
G=({exclude:_})=>+(_!==void 0),st=b(x).toSorted((_,tt)=>(0,M.Np)(_,tt)||G(_)-G(tt));return{files:st,ignored:x.length-st.length,elsewhere:b(C)}}function s(k){return[
...Map.groupBy(k,({host:L,finding:z})=>{const{problem:W,severity:H,affects:x,places:C,exclude:b}=z,{code:G,message:st,help:_}=W;return C.length===0?k:JSON.stringify(
[L,G,H,st,_,x,b===void 0])})].flatMap(([L,z])=>{const[W]=z;if(L===k||W===void 0||z.length===1)return z;const H=z.flatMap(({finding:b})=>b.places),x=new Set(z.flatMap(
({finding:b})=>b.exclude??[])),C=x.size===0?{}:{exclude:[...x]};return[{...W,finding:{...W.finding,places:H,...C}}]})}function r(k,P,L){const{problem:z,place:W,
host:H,isPlaceholder:x}=k,C=k.aside??W.file;if(z.code==="file-limit"&&L.allowedHosts.length>0){const tt={...z,message:(0,O.Fn)(z.message)};return{host:H,finding:{
...n(k,tt,L),severity:"error"}}}const b=x||P.has(W.file),G=z.severity==="error"&&(b||(0,v.Zl)(C)),st=G?{...z,severity:"warning"}:z,_=n(k,st,L);return!G&&!(0,v.Zl)(
C)?{host:H,finding:_}:{host:H,finding:{..._,exclude:[(0,v.n7)(C)]}}}const e={error:"warning",warning:"notice",notice:"notice"};function n({place:k,others:P=[],clients:L,
checkedFor:z},W,H){const x=z??H.dialect,b=x.isGuess&&S.Du.some(_=>!L.includes(_))?e[W.severity]:W.severity,G=(0,M.bz)({...(0,M.aZ)(W,L),severity:b}),st=c(G,k,{dialect:x});
return{...st,places:[...st.places,...P]}}function i(k){const{scan:P,hostnames:L,usages:z}=k,W=L.length>0,H=(0,w.nothingToCheck)({scan:P,hasHostnames:W,isFleet:z.
length>0});return{...c((0,M.bz)(H),null,k),severity:H.severity}}function f({host:k,places:P,...L},z){const W=(0,E.pj)(L.problem,(0,M.TC)(k,[]));return{...c({...L,
problem:W},null,z),host:k,places:P}}const c=(k,P,{dialect:L})=>(0,M.hD)(k,L.clients,{host:null,service:null,places:P===null?[]:[P],isHostNew:!1});var h=t(9464);
const $={drafts:[],notes:[],roots:[],requests:[],answering:new Set},d={judgeVisit:o,judgeRequests:o};function o(){throw new Error("the rules for hosts are not l\
oaded")}function a(k,P,L){const{judgeVisit:z,judgeRequests:W}=L??d,{requirements:H,visits:x,usages:C,tokenVariables:b}=k,G=Map.groupBy(H,({host:J})=>J),st=x.map(
({host:J})=>J),{isFork:_,depth:tt}=P,it=k.part?.otherHosts??[],{tokenSources:yt}=k,At={usages:C,tokenVariables:b,tokenSources:yt,hosts:new Set([...st,...it]),isFork:_,
depth:tt},Mt=Map.groupBy(k.predicted.drafts,({host:J})=>J),X=Map.groupBy(k.predicted.requests,({host:J})=>J),q=x.map(J=>{const wt=k.newHosts.has(J.host),jt={visit:J,
requirements:G.get(J.host)??[],predicted:Mt.get(J.host)??[],requests:X.get(J.host)??[],answering:k.predicted.answering,isNew:wt};return z(jt,P,At)}),rt=q.map(({
verdict:J})=>J),ft=[...rt.flatMap(({visit:J,services:wt})=>(0,h.f)(J,wt)).map(({host:J})=>J),...X.keys()],ht=[...st,...ft,...it],Pt=new Set(st),St=Array.from(X,
([J,wt])=>W({host:J,known:[]},wt,P).map(jt=>({...jt,host:J,places:[]}))),Dt=[...k.predicted.drafts,...St.flat()].filter(({host:J})=>!Pt.has(J)),zt=k.predicted.notes,
Yt=l({...k,ofAnswers:zt,others:Dt},ht,P),nn=[...q.flatMap(({ofFiles:J})=>J),...Yt.files].sort(M.Np),qt=[...rt.flatMap(J=>J.findings),...nn].sort(M.Np),{stopped:cn}=k,
Y=A([...Yt.files,...Yt.elsewhere]);return{passed:cn===null&&!qt.some(({severity:J})=>B(J,P.failOn)),stopped:cn,hosts:rt,files:nn,findings:qt,ignored:q.reduce((J,wt)=>J+
wt.ignored,Yt.ignored),roots:k.predicted.roots.map(J=>u(J,P,Y))}}function u({rows:k,...P},{ignore:L},z){const W=({drafts:H,decidedAt:x})=>H.length>0?H.filter(({
problem:C,host:b})=>!(0,M.pi)(C,b,L)).map(C=>({...C,severity:(0,M.xJ)(C,P.clients)})):x.flatMap(C=>z.get(T(C))??[]);return{...P,rows:k.map(H=>{const{drafts:x,decidedAt:C,
...b}=H,st=x.length>0||Object.values(b.chosen).includes(null)?W(H).toSorted(M.Np):[],_=new Map(st.map(({problem:tt})=>[tt.code,m(tt)]));return{...b,worst:st[0]?.
severity??null,problems:[..._.values()]}})}}const m=({code:k,title:P,usualSeverity:L})=>({code:k,title:P,usualSeverity:L}),T=({file:k,line:P})=>`${k}:${P}`,p=/^(?:constraint|lock)-/,
A=k=>{const P=new Map;for(const L of k.filter(({problem:z})=>p.test(z.code)))for(const z of L.places){const W=typeof z=="string"?z:T(z),H=P.get(W);H===void 0?P.
set(W,[L]):H.push(L)}return P},B=(k,P)=>k==="error"?P!=="never":k==="warning"&&P==="warning"}),6897:((gt,K,t)=>{t.d(K,{n:()=>w,x:()=>v});const O=100;async function w(E,S,y){
let g=performance.now();for(;;){const R=E.next(S.why!==null);if(R.done)return R.value;performance.now()-g<O||(y(R.value),await v(),g=performance.now())}}const v=()=>new Promise(
E=>setImmediate(E))}),9664:((gt,K,t)=>{t.d(K,{Gz:()=>w,LA:()=>S,jt:()=>v,un:()=>E});var O=t(3916);const w=(y,g)=>y===""?g:`${y}/${g}`,v=y=>y.slice(0,Math.max(0,
y.lastIndexOf("/")));function E(y,g){const R=(0,O.join)(y,g).replace(/\/$/,"");return R==="."?"":R}const S=y=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(y)}),
241:((gt,K,t)=>{t.d(K,{B:()=>E});var O=t(1831);const w=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,v="TF_TOKEN_";function E(l,s,r){const[e]=(0,O.fK)(s);return e===void 0?[]:
l.flatMap(n=>{const i=(0,O.$k)(n);if(i!==null&&r.has(i))return[];const f=S(n,i,s);return f===null?[]:[{variable:n,why:f,write:e,isParent:y(i,s)}]})}function S(l,s,r){
const e=w.exec(l)?.[0];if(e===void 0)return null;const n=l.slice(e.length);return s!==null&&y(s,r)?`it is for ${(0,O.nx)(s)} only: the clients do not use the to\
kens of parent domains`:R(r).some(i=>i===g(n))?e!==v?`it begins with ${e}, and the clients read only ${v}`:s===null?"the clients cannot read a hostname from it \
and ignore it":`the clients read it for ${(0,O.nx)(s)}${M(n,r)}`:null}const y=(l,s)=>l!==null&&(0,O.Sv)(s).name.endsWith(`.${(0,O.Sv)(l).name}`),g=l=>l.normalize(
"NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function R(l){const{name:s}=(0,O.Sv)(l);return[...new Set([l,s,(0,O.nx)(l)].map(g))]}function M(l,s){
const{name:r,port:e}=(0,O.Sv)(s);return e!==443&&!l.includes(":")?"; a port follows a colon":r.includes("-")&&!l.includes("-")?"; a hyphen is written as two und\
erscores":""}}),2796:((gt,K,t)=>{t.d(K,{S3:()=>m,Wi:()=>h,YM:()=>T,a2:()=>a,cZ:()=>y,cr:()=>d,hs:()=>o,pq:()=>u,sC:()=>$});var O=t(2886),w=t(1064),v=t(1831),E=t(
8884);const S=3;function y(p){const A=p.some(k=>{const P=(0,E.Xd)(k);return P!==null&&(0,E.cC)(P)}),B=A?g(p):p;return[...Map.groupBy(B,M).values()].flatMap(k=>{
const P=[...Map.groupBy(k,l).values()];return P.length>S?[k]:P}).flatMap(k=>s(k)??[]).map(k=>({cause:k,hits:A?(0,E.eb)(k.findings).length:0})).toSorted(({cause:k,
hits:P},{cause:L,hits:z})=>(0,O.Np)(k,L)||R(k)-R(L)||z-P||L.hosts.length-k.hosts.length).map(({cause:k})=>k)}const g=p=>p.map(A=>({finding:A,hits:(0,E.eb)([A]).
length})).toSorted((A,B)=>B.hits-A.hits).map(({finding:A})=>A);function R({code:p,affects:A}){return p==="host-not-checked"?2:A.length===0||w.Du.some(B=>A.includes(
B))?0:1}const M=({severity:p,problem:A,affects:B,exclude:k})=>JSON.stringify([p,A.code,B,k===void 0]),l=p=>p.exclude===void 0?f(p.problem.help??"",p):"";function s(p){
const[A]=p;if(A===void 0)return null;const B=[...new Set(p.flatMap(({host:G})=>G??[]))],{code:k,title:P,help:L,message:z}=A.problem,W=(G,st)=>B.length>1?f(G,st):
G,H=W(z,A),x=p.every(G=>W(G.problem.message,G)===H),C=W(L??"",A),b=p.every(G=>W(G.problem.help??"",G)===C);return{severity:A.severity,code:k,title:P,affects:A.affects,
findings:p,hosts:B,message:x?H:null,help:C!==""&&b?i(C,p):null}}const r=/\bTF_TOKEN_\w+/g,e="TF_TOKEN_HOST",n=5;function i(p,A){if(!p.includes(e))return p;const B=new Set(
A.flatMap(({problem:k})=>k.help?.match(r)??[]));return B.size<=n?`${p}; ${e} is ${[...B].join(" or ")}`:`${p}; in ${e}, write each dot of the host as an undersc\
ore and each hyphen as two`}function f(p,{host:A}){return A===null||p===""?p:[...new Set([A,(0,v.nx)(A)])].reduce((B,k)=>B.replaceAll(k,c),p).replace(r,e).replaceAll(
/\bhost the host/g,"the host")}function c(p,A,B){const[k=" ",P=" "]=[B[A-1],B[A+p.length]];return/[\s("]/.test(k)&&/[\s,;.:)"]/.test(P)?"the host":"HOST"}const h=3,
$=p=>y(p).flatMap(A=>d(A).slice(0,h).flatMap(([,B])=>(0,E.tN)(B)??[]).filter(B=>!(0,E.cC)(B))),d=({message:p,findings:A})=>p===null?[...Map.groupBy(A,({problem:B})=>B.
message)]:[[p,A]],o=({hosts:p,findings:A})=>p.length>0&&!A.every(O.l$),a=p=>o(p)?"host":"place";function u(p){if(o(p))return p.hosts.length;const{lines:A,leftOut:B}=(0,E.
yv)(p.findings);return A.length+B}function m(p){const{findings:A,message:B}=p;return B===null?A.map(k=>[k]):o(p)?[...Map.groupBy(A,({host:k})=>k).values()]:(0,E.
yv)(A).lines}function T(p){const A=p.filter(P=>o(P)&&P.hosts.length>1),k=[...Map.groupBy(A,({hosts:P})=>P.toSorted().join()).values()].flatMap(([P,...L])=>P===void 0?
[]:L.map(z=>[z,P.code]));return new Map(k.filter(([{message:P}])=>P!==null))}}),4503:((gt,K,t)=>{t.d(K,{DZ:()=>n,R8:()=>c,aE:()=>E,oW:()=>i,uM:()=>v});var O=t(5143),
w=t(8884);function v({file:$,line:d},{links:o,repositories:a}){const{repository:u,path:m}=(0,O.bH)($);if(u!==null){const p=g(y(a).get(u),m);return p===null?null:
`${p}#L${d}`}const T=o?.get($);return T===void 0?null:T.diff?.lines.has(d)?`${T.diff.url}R${d}`:`${T.url}#L${d}`}const E=($,{repositories:d})=>y(d).get($)?.url??
null,S=new WeakMap;function y($){const d=S.get($)??new Map($.flatMap(({name:o,url:a,commit:u})=>{const m=a===null?null:e(a,u);return m===null?[]:[[o,m]]}));return S.
set($,d),d}function g($,d){const o=d==="."?null:i(d);return!$?.files||o===null?null:`${$.files}/${o}`}const R=600,M=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
l=/^(?:[\da-f]{40}|[\da-f]{64})$/,s=/^gitlab\.com$/i,r=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function e($,d){
const[,o]=$.length<=R?M.exec($)??[]:[];return o===void 0?null:d===null||!l.test(d)?{url:$,files:null}:s.test(o)?{url:$,files:`${$}/-/blob/${d}`}:{url:$,files:r.
test(o)?null:`${$}/blob/${d}`}}function n({url:$,commit:d}){const o=$===null?null:e($,d)?.files??null;return o===null?null:o.replace(/\/blob\/(?=[\da-f]+$)/,"/c\
ommit/")}function i($){if(!$.isWellFormed())return null;const d=o=>encodeURIComponent(o).replace(/[!'()*_~]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);
return $.split("/").map(d).join("/")}const f=5e3;function c($){const d=new Set;for(const o of h($))if(typeof o!="string"&&(0,w.CN)(o.file)&&d.add(o.file),d.size===
f)break;return d}function*h({findings:$,hosts:d,roots:o}){for(const{places:a}of $)yield*a;for(const{requirements:a}of d)for(const{because:u}of a)yield*u;for(const{
rows:a}of o)for(const{places:u}of a)yield*u}}),7574:((gt,K,t)=>{t.d(K,{I$:()=>S,QN:()=>R,kJ:()=>v,nO:()=>M,tY:()=>E,u8:()=>g});var O=t(4120);const w=864e5;function v(l){
const s=Math.round(l);if(s<1e3)return`${s} ms`;if(s<59950)return`${(s/1e3).toFixed(1)} s`;const r=Math.round(s/1e3);return`${Math.floor(r/60)} min ${r%60} s`}function E(l){
return l<1e3?`${l} B`:l<999950?`${(l/1e3).toFixed(1)} kB`:`${(l/1e6).toFixed(1)} MB`}function S(l){return[["DNS",l.lookupMs],["connect",l.connectMs],["TLS",l.tlsMs],
["first byte",l.firstByteMs],["total",l.totalMs]].flatMap(([r,e])=>e===null?[]:[[r,e]])}const y=6e4;function g(l,s){const r=Date.parse(s)-Date.parse(l);if(!(r>=
y))return"less than a minute";const e=Math.floor(r/y),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,
unit:"min"}],i=n.findIndex(({count:f})=>f>0);return n.slice(i,i+2).filter(({count:f})=>f>0).map(({count:f,unit:c})=>`${f} ${c}`).join(" ")}const R=l=>`${l.slice(
0,16).replace("T"," ")} UTC`;function M(l,s){const r=(Date.parse(l)-Date.parse(s))/w;if(Number.isNaN(r))return l;const e=(0,O.px)(Math.floor(Math.abs(r)),"day"),
n=Math.abs(r)<1,i=n?"within the last day":`${e} ago`,f=n?"in less than a day":`in ${e}`;return`${l.slice(0,10)} (${r<0?i:f})`}}),5102:((gt,K,t)=>{t.d(K,{$N:()=>f,
JR:()=>s,QK:()=>i,b:()=>r,cG:()=>l,fX:()=>$,hm:()=>n,md:()=>e,mt:()=>y,nx:()=>g,sG:()=>M});var O=t(4e3),w=t(5799),v=t(4120),E=t(8884),S=t(4148);const y=m=>m!==null&&
m.indexes.length<m.count,g={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},R=["fails","unchecked","warns","skippe\
d","works"];function M(m){if(r(m))return"unchecked";const T=n(m.findings);return T==="error"?"fails":T==="warning"?"warns":s(m)?"skipped":"works"}const l=m=>["f\
ails","warns"].includes(M(m)),s=({visit:m})=>m.attempt.discovery.kind==="skipped",r=({visit:{attempt:m}})=>m.discovery.kind==="skipped"&&m.discovery.problem.code===
"host-not-checked";function e(m){return R.flatMap(T=>m.filter(p=>M(p)===T))}const n=m=>w.oC.find(T=>m.some(p=>p.severity===T))??null;function i({findings:m}){const T=n(
m);return T==="notice"?[]:m.filter(({severity:p})=>p===T)}function f({hosts:m,files:T,findings:p,passed:A,stopped:B,roots:k},{repositories:{length:P}}){const L=(0,S.
g5)(k,P),z=L===null?T:T.filter(({problem:it})=>!c.test(it.code)),W=z.filter(it=>!h(it)),H=n(W)==="error"&&!m.some(it=>M(it)==="fails"),C=L===null&&!H&&P>0?` in ${(0,v.
px)(P,"repository")}`:"",G=[W.length<z.length?[`nothing to check${C}`]:d(m,C),u(W,L===null&&H?P:null)],st=H?G.toReversed():G,_=[L??[],...st].flat().join(", "),tt=n(
p)==="error";if(B!==null){const it=(0,O.Cw)(B);return tt||m.some(r)?`${_} (${it})`:`${it}; ${_}`}return A&&tt?`${_} (the check passes: fail-on is never)`:A||tt?
_:`${_} (the check fails: fail-on is warning)`}const c=/^(?:module|provider|version|package|constraint|lock)-/,h=({problem:m,severity:T})=>m.code==="nothing-to-\
check"&&T==="error",$="not allowed";function d(m,T){const p=m.length;if(p===0)return[`no registry hosts to check${T}`];const A=m.filter(tt=>!s(tt)).map(M),B=m.filter(
r).length,[k,P]=[A.length,p-A.length],L=A.filter(tt=>tt==="fails").length,z=A.filter(tt=>tt==="warns").length,W=m.filter(tt=>s(tt)&&M(tt)==="fails").length,H=[{
count:L,words:g.fails},{count:W,words:$},{count:B,words:g.unchecked}],x=[{count:k-L,words:g.works},{count:P-W-B,words:g.skipped}],C=L+W+B>0,[b,...G]=(C?H:x).filter(
({count:tt})=>tt>0),_=b?.words===$||b?.words===g.unchecked?b.count===1?"is ":"are ":"";return[`${a(b?.count??0,p)}${T} ${_}${b?.words}`,...G.map(({count:tt,words:it})=>`${tt}\
 ${it}`),...z===0?[]:[o(z,p,C)]]}function o(m,T,p){return T===1?"with warnings":`${m} ${p?"more ":""}with warnings`}function a(m,T){return T===1?"1 registry hos\
t":m===T?`all ${T} registry hosts`:`${m} of ${T} registry hosts`}function u(m,T){const p=n(m);if(p===null||p==="notice")return[];const A=m.filter(({severity:L})=>L===
p),B=(0,E.eb)(A).length,k=B===0?(0,E.Dc)(A):0,P=(0,E.BQ)(m);return[...B===0?[]:[`${p}s in files of ${T===null?(0,v.px)(B,"repository"):(0,E.iW)(B,T)}`],...k===0?
[]:[`${p}s in ${(0,v.px)(k,"file")}`],...n(P)===p?[`${p}s in the ${(0,E.et)(P)}`]:[]]}}),4120:((gt,K,t)=>{t.d(K,{DO:()=>f,H8:()=>g,Iu:()=>y,K4:()=>R,Ku:()=>M,QI:()=>i,
Rk:()=>c,SY:()=>r,UV:()=>l,_l:()=>S,dy:()=>v,od:()=>e,px:()=>E,wO:()=>n,y0:()=>s});var O=t(5799),w=t(1064);const v="new in this pull request",E=(h,$)=>`${h} ${h===
1?$:S($)}`,S=h=>`${h.replace(/(?<=[^aeiou])y$/,"ie")}s`,y=h=>h.replace(/^./u,$=>$.toUpperCase()),g=h=>O.oC.flatMap($=>{const{length:d}=h.filter(o=>o.severity===
$);return d===0?[]:[E(d,$)]}).join(", ");function R(h,$,d=0){const o=h.slice(0,$),a=h.length-o.length+d;return`${o.join(", ")}${a>0?` and ${a} more`:""}`}const M=(h,$)=>h.
length<=2*$?h:h.slice(0,$);function l(h,$,d,o=a=>`and ${a} more`){const a=h.length-$;return[...h.slice(0,$).flatMap(d),...a>0?[o(a)]:[]]}function s(h,$){if(h===
null||h.indexes.length!==1)return[];const[d]=h.indexes;return[$?`shard ${d} of ${h.count}: other hosts belong to other shards`:`no host belongs to shard ${d}/${h.
count}`]}const r=h=>w.zK.every($=>h.includes($))?"all clients":h.map($=>w.bB[$]).join(", ");function e(h,$){const d=$.filter(o=>h.includes(o));return h.length===
0||d.length===$.length?"":d.length===0?"no client in use":d.map(o=>w.bB[o]).join(", ")}const n=h=>h.map($=>w.bB[$]).join(" and "),i=({clients:h,versions:$})=>h.
map(d=>[w.bB[d],$[d]].join(" ").trim()).join(" and "),f=h=>h==="any"?"any service":h;function c(h){switch(h){case"none":return"none";case"sent":return"sent";case"\
withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((gt,K,t)=>{t.d(K,{BQ:()=>T,CN:()=>A,Dc:()=>m,II:()=>y,
Ky:()=>g,Qz:()=>u,R3:()=>S,Xd:()=>d,Yx:()=>c,_X:()=>n,cC:()=>l,eb:()=>s,eo:()=>E,et:()=>p,fP:()=>i,iW:()=>r,mj:()=>e,oN:()=>f,rv:()=>R,tN:()=>o,xi:()=>a,yv:()=>$});
var O=t(5143),w=t(4120),v=t(8641);const E=P=>B(P)?`${y(P.file)}:${P.line}`:P,S=({file:P,line:L,column:z})=>`${y(P)}:${L}:${z}`;function y(P){const{repository:L,
path:z}=(0,O.bH)(P);if(L===null)return(0,v.J7)(P);const W=(0,v.J7)(L);return z==="."?W:`${W}//${(0,v.J7)(z)}`}function g(P,L,z=E,W=0){const{places:H,isOfRepositories:x}=R(
k(P)),C=H.slice(0,L).map(z).join(", "),b=Math.max(0,H.length-L)+(x?0:W),G=b>0?[(0,w.px)(b,x?"more repository":"more place")]:[];return[...C===""?[]:[C],...G].join(
" and ")}function R(P){const L=M(P),z=L.filter(l).length>1;return{places:z?L:P,isOfRepositories:z}}function M(P){const L=new Set;return P.filter(z=>{const W=B(z)?
(0,O._M)(z.file):null;return W===null?!0:!L.has(W)&&L.add(W)})}const l=P=>B(P)&&(0,O._M)(P.file)!==null;function s(P){const L=new Map;for(const z of new Set(P.map(
({places:W})=>W)))for(const W of z.filter(B)){const H=(0,O._M)(W.file);H!==null&&!L.has(H)&&L.set(H,W)}return[...L.values()]}const r=(P,L)=>P===L?`all ${L} repo\
sitories`:`${P} of ${L} repositories`;function e(P,L){const{length:z}=L>1?s(P):[];return z>1?r(z,L):""}function n(P){const L=P.filter(({severity:W})=>W!=="notic\
e").flatMap(W=>s([W]).map(H=>{const{severity:x,problem:C}=W;return{repository:(0,O._M)(H.file)??"",severity:x,code:C.code,place:H}})),z=({findings:W},H)=>W.filter(
x=>x.severity===H).length;return Array.from(Map.groupBy(L,({repository:W})=>W),([W,H])=>({repository:W,findings:H})).toSorted((W,H)=>z(H,"error")-z(W,"error")||
z(H,"warning")-z(W,"warning"))}const i=({length:P})=>`with errors or warnings in ${P===1?"its":"their"} own files`;function f(P,L){const{isOfRepositories:z}=R(P),
W=x=>(z?(0,O._M)(x.file):null)??E(x),H=new Set(L.map(x=>x&&W(x)));return P.filter(x=>!H.has(W(x)))}const c=(P,L=E)=>g(P,P.every(B)?1:2,L),h=1e5;function $(P){const L=new Map(
P.map(({places:C,placesLeftOut:b=0})=>[C,b])),z=[];for(const C of L.keys())z.length<h&&z.push(...C);const W=L.entries().reduce((C,[b,G])=>C+b.length+G,0),H=k(z.
filter(B)),x=[...new Set(z.filter(C=>typeof C=="string"))];return{lines:H,settings:x,leftOut:W-z.length}}const d=({places:P})=>P.find(B)??null,o=P=>P.map(d).find(
L=>L!==null)??null;function a(P,{clients:L,repositories:z},W,H){const{lines:x,settings:C,leftOut:b}=$([P]);return[["help",(0,v.RK)(P.problem.help??"",W)],["affe\
cts",(0,w.od)(P.affects,L)],["hits",e([P],z.length)],["also at",g(f(x,x.slice(0,1)),H,E,b)],["required by",g(C,H)]].filter(([,st])=>st!=="")}const u=({requirements:P})=>P.
some(({because:L})=>L.some(B)),m=P=>new Set(P.flatMap(({places:L})=>L.filter(B).map(({file:z})=>z))).size,T=P=>P.filter(L=>d(L)===null),p=P=>P.every(({problem:L})=>L.
code.startsWith("credentials-"))?"credentials":"settings",A=P=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(P)&&(0,O._M)(P)===null,B=P=>typeof P!="string";function k(P){
const L=new Map;return P.filter(z=>{const{file:W,line:H}=typeof z=="string"?{file:z,line:0}:z,x=L.get(W);if(x===void 0)L.set(W,new Set([H]));else{if(x.has(H))return!1;
x.add(H)}return!0})}}),6763:((gt,K,t)=>{t.d(K,{h$:()=>n,q9:()=>R,rc:()=>M});var O=t(4e3),w=t(7574),v=t(5102),E=t(4120),S=t(8884);const y=50,g=3,R=f=>(0,E.UV)(f,
y,c=>c,c=>`and ${(0,E.px)(c,"more remark")}`),M=f=>[...l(f),...r(f)];function l({files:f}){const c=f.filter(({exclude:d,severity:o})=>d!==void 0&&o!=="notice"),
h=new Set(c.flatMap(({exclude:d})=>d??[])),$=(0,S.eb)(c).length;return c.length===0?[]:[s(c.length,[...h],$)]}function s(f,c,h){const $=f===1?"1 finding is":`${f}\
 findings are`,d=h===1?" of 1 repository":` of ${h} repositories`,[o,a]=h===0?["","`exclude`"]:[d,"`exclude` where their files are read"];return`${$} in tests, \
examples or templates${o}, where errors are warnings; to skip such files, set ${a}: ${(0,O.XT)(c,g)}`}function r({roots:f}){return f.some(({rows:h})=>h.some(({platforms:$})=>$.
some(({available:d})=>d===!0)))?["signatures of provider packages were not verified"]:[]}function e({hosts:f},{scan:c,repositories:h,shards:$}){const{files:d,bytes:o,
usages:a,durationMs:u}=c,m=f.filter(S.Qz).length,T=(0,v.mt)($),p=T?"all registry hosts":(0,E.px)(m,"registry host"),B=m===0&&!T?"no registry host is used":`${(0,E.
px)(a,"usage")} of ${p}`;return h.length>0?`${B} in ${(0,E.px)(h.length,"repository")}`:d===0&&u===0?null:d===0?"found no Terraform or OpenTofu files":`scanned ${(0,E.
px)(d,"file")} (${(0,w.tY)(o)}) in ${(0,w.kJ)(u)}: ${B}`}function n(f,c){const{dialect:h,durationMs:$,scan:d,remarks:o,shards:a}=c,u=e(f,c),T=f.hosts.length===0&&
d.files===0?"":` for ${(0,E.QI)(h)} (${h.why})`;return[`${i(f)}; checked in ${(0,w.kJ)($)}${T}`,...(0,E.y0)(a,f.hosts.length+f.roots.length>0),...u===null?[]:[u],
...o]}function i({findings:f,ignored:c}){const h=(0,E.H8)(f)||"no findings";return c>0?`${h}, ${c} ignored`:h}}),4148:((gt,K,t)=>{t.d(K,{Fg:()=>l,LC:()=>e,Mm:()=>R,
P:()=>c,cZ:()=>h,eX:()=>P,fi:()=>n,g5:()=>i,ie:()=>o,ij:()=>k,jB:()=>f,mC:()=>a,nS:()=>u,ns:()=>B,pJ:()=>r,qj:()=>M});var O=t(5143),w=t(1064),v=t(5011),E=t(5257),
S=t(4120),y=t(8884);const g=["fails","warns","works"];function R({worst:W}){return W==="error"?"fails":W==="warning"?"warns":"works"}const M=({rows:W})=>g.find(
H=>W.some(x=>R(x)===H))??"works";function l(W){const H=M({rows:W});return H==="works"&&W.some(s)?"skipped":H}const s=({chosen:W})=>Object.keys(W).length===0,r={
fails:"init fails",warns:"has warnings",works:"passed"},e=3,n=({directory:W},H)=>W===E.cd.file?E.cd.file:W==="."?"the top directory":H(W);function i(W,H=0){const x=W.
filter(({directory:tt})=>tt!==E.cd.file),{failing:C}=f(x),{length:b}=C;if(b===0)return null;const G=new Set(C.map(({directory:tt})=>(0,O._M)(tt))),st=H<2?"":` (${(0,y.
iW)(G.size,H)})`;return x.length===1?`init fails${st}`:`init fails in ${b===x.length?`all ${b}`:`${b} of ${x.length}`} root modules${st}`}function f(W){const{fails:H=[],
warns:x=[],works:C=[]}=Object.groupBy(W,M);return{failing:H,wrong:[...H,...x],good:C}}function c({rows:W}){const{fails:H=[],warns:x=[],works:C=[]}=Object.groupBy(
W,R);return{wrong:[...H,...x],good:C}}function h(W){const H=new Map;for(const b of f(W).wrong)for(const G of c(b).wrong){const st=$(G),_=H.get(st)??{row:G,roots:new Set};
H.set(st,_),_.roots.add(b)}const{fails:x=[],warns:C=[]}=Object.groupBy(H.values(),({row:b})=>R(b));return[...x,...C]}const $=({kind:W,source:H,constraints:x,locked:C,
chosen:b,problems:G})=>JSON.stringify([W,H,x,C,b,G]),d=3;function o(W,H){const x=new Map(W.map(b=>[b.row,[...b.roots]]));return{title:"root modules",cell:b=>{const G=x.
get(b)??[],st=G.slice(0,d).map(H);return(0,S.K4)(st,d,G.length-st.length)}}}const a=({address:W,host:H},{clients:x})=>x.every(C=>(0,v.Vm)(C)===H)&&W.startsWith(
`${H}/`)?W.slice(H.length+1):W;function u(W){const H=[...new Map(W.map(_=>[`${_.kind} ${_.source}`,_])).values()],x=["module","provider"].flatMap(_=>{const{length:tt}=H.
filter(it=>it.kind===_);return tt===0?[]:[(0,S.px)(tt,_)]});if(x.length===0)return"no registry modules and no providers";const C=W.some(({platforms:_})=>_.length>
0)?" and package":"",b=H.filter(s).length,G=H.filter(({chosen:_})=>Object.values(_).includes(null)).length,st=b+G===0?`every version${C} is available`:[...G>0?[
`${G} without a version`]:[],...b>0?[`${b} not checked`]:[]].join(", ");return`${x.join(" and ")}, ${st}`}const m=60,T=6,p=60,A=12;function B({clients:W,rows:H},x){
const C=H.every(({chosen:G})=>new Set(Object.values(G)).size<=1),b=[{title:"constraint",cell:({constraints:G})=>(0,S.K4)([...new Set(G)].map(st=>x(st,p)),T)},...C?
[{title:"version",cell:G=>L(G,null,x)}]:W.map(G=>({title:w.bB[G],cell:st=>L(st,G,x)})),{title:"newest",cell:({newest:G})=>G===null?"":x(G,m)},{title:"platforms",
cell:({platforms:G})=>z(G,x)}];return k(b,H)}const k=(W,H)=>W.filter(({cell:x})=>H.some(C=>x(C)!=="")),P=W=>({title:"problem",cell:({problems:H})=>H.filter(({usualSeverity:x})=>x!==
"notice").map(W).join(", ")});function L({chosen:W,locked:H},x,C){const b=x===null?Object.values(W)[0]:W[x];return b===void 0?"":b!==null?`${C(b,m)}${b===H?" (l\
ocked)":""}`:H===null?"none":`none (locked: ${C(H,m)})`}function z(W,H){const x=W.map(({platform:C,available:b})=>`${b===null?"?":b?"\u2713":"\u2717"} ${H(C,m)}`);
return(0,S.K4)(x,A)}}),5257:((gt,K,t)=>{t.d(K,{JT:()=>y,KS:()=>g,MO:()=>l,MP:()=>S,Nf:()=>M,W$:()=>E,cd:()=>v,yp:()=>R});var O=t(5143);const w="hostnames input",
v={file:w,line:1,column:1,endColumn:1},E=s=>s.file===w?w:s,S=({host:s,namespace:r,name:e,system:n})=>`${s}/${r}/${e}/${n}`,y=({host:s,namespace:r,type:e})=>`${s}\
/${r}/${e}`;function g(s,r){const e=s.versions??M(s)?.values?.[r]??null;return e===null?null:{text:e,place:R(s)}}function R(s){const{versionsAt:r,place:e}=s,n=typeof r==
"number"?r:r?.at;return n===void 0?e:{file:e.file,...(0,O._h)(n)}}const M=({versionsAt:s})=>typeof s=="number"?null:s,l=(s,r)=>`${s} ${r}`}),8416:((gt,K,t)=>{t.
d(K,{L2:()=>l,oh:()=>y,rU:()=>s});var O=t(4e3),w=t(5143),v=t(1064),E=t(5603),S=t(3469);function y(o,a){let u;return()=>(u??=t.e(9249).then(t.bind(t,9249)).then(
({readTools:m})=>m(o,a)),u)}const g=["terraform"],R="assumed, CLI not detected; set `dialect`",M="CLI not detected; set `dialect` to check one";async function l({
setting:o,scan:a}){const u=o.name==="auto"?null:e(o.name);if(a===null||a.isEmpty){const k=u===null?M:r;return h(u??v.Du,[k],[],o,{signs:[],constraints:[]})}const m=await c(
a,o,u),{constraints:T}=a;if(u!==null)return h(u,[r],[],o,{signs:m,constraints:T});const p=f(m);if(p.length===0)return{...h(g,[R],[],o,{signs:m,constraints:T}),isGuess:!0};
const A=n(p),B=A.flatMap(k=>p.find(P=>P.client===k)??[]);return h(A,B.map(d),p,o,{signs:m,constraints:T})}async function s({clients:o},a){if(a===null||a.isEmpty)
return v.zK;const{others:u}=await a.tools(),m=o;return v.zK.filter(T=>m.includes(T)||u.has(T)||T==="terragrunt"&&a.usesTerragrunt)}const r="set by `dialect`",e=o=>o===
"both"?v.Du:[o],n=o=>v.Du.filter(a=>o.some(u=>u.client===a));function i(o){const a=o.filter(({place:u})=>!(0,w.Zl)(u.file));return a.length===0?o:a}const f=o=>{
const a=i(o);return E.A.map(m=>a.filter(T=>T.level===m)).find(({length:m})=>m>0)??[]};async function c({signs:o,tools:a,hasCloudHostname:u},m,T){const p=f(o),A=T??
n(p),B=p.every(({place:H})=>(0,w.Zl)(H.file)),k=T===null&&(B||p.some(({isCloud:H})=>H)),P=m.version===null&&A.some(H=>(0,S.w)(H,[]).length>1);if(!k&&!P)return o;
const{setsCloudHostname:L,signs:z}=await a(),W=u||L;return[...o.filter(({isCloud:H})=>!(H&&W)),...z]}function h(o,a,u,m,T){const[p,...A]=o,B=o.map(L=>$(L,m,T)),
k=B.flatMap(({client:L,version:z})=>z===null?[]:[[L,z]]),P=B.flatMap(({version:L,signs:[z]})=>L===null||z===void 0?[]:[d(z)]);return{name:p===void 0||A.length>0?
"both":p,clients:o,releases:B.flatMap(({releases:L})=>L),versions:Object.fromEntries(k),why:[...new Set([...a,...P])].join(", "),evidence:[...new Set([...u,...B.
flatMap(({signs:L})=>L)])]}}function $(o,{version:a},u){if(a!==null)return{client:o,releases:(0,S.w)(o,[a]),version:a,signs:[]};const m=i(u.signs.filter(P=>P.client===
o&&P.version!==null)),T=[...new Set(m.map(P=>(P.version??"").replace(/^v/,"")))];if(T.length>0){const[P="",...L]=T,z=L.length===0&&(0,S.l)(P);return{client:o,releases:(0,S.
w)(o,T),version:z?P:null,signs:m}}const p=i(u.constraints),A=p.map(({text:P})=>P),B=(0,S.w)(o,A);if(B.length===(0,S.w)(o,[]).length)return{client:o,releases:B,version:null,
signs:[]};const k=p.map(({text:P,place:L})=>({client:o,level:"syntax",place:L,text:`requires ${(0,O.dh)(P)}`,version:P}));return{client:o,releases:B,version:A.length===
1?A[0]??null:null,signs:k}}const d=({place:o,text:a})=>`${o.file}:${o.line} ${a}`}),2161:((gt,K,t)=>{t.d(K,{L8:()=>s,TD:()=>i,U4:()=>M,Z8:()=>f,e0:()=>l,tr:()=>R});
var O=t(1064);const w=["terraform"],v=["opentofu"],E=[{suffix:".tftest.hcl",class:"test",clients:O.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:O.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:v},{suffix:".tofutest.json",class:"test",clients:v},{suffix:".tfquery.hcl",class:"\
query",clients:w},{suffix:".tfquery.json",class:"query",clients:w},{suffix:".tfmigrate.hcl",class:"migrate",clients:w},{suffix:".tfcomponent.hcl",class:"stack",
clients:w},{suffix:".tfcomponent.json",class:"stack",clients:w},{suffix:".tfstack.hcl",class:"stack",clients:w},{suffix:".tfstack.json",class:"stack",clients:w},
{suffix:".tfdeploy.hcl",class:"deploy",clients:w},{suffix:".tfdeploy.json",class:"deploy",clients:w},{suffix:".tfmock.hcl",class:"none",clients:O.Du},{suffix:".\
tofumock.hcl",class:"none",clients:v},{suffix:".tf.json",class:"config",clients:O.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:v},{suffix:"\
.tf",class:"config",clients:O.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:v},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:O.Du},{suffix:"\
.hcl",class:"terragrunt",clients:O.Du}],S=Map.groupBy(E,({suffix:c})=>c.slice(c.lastIndexOf(".")+1)),y=".terraform.lock.hcl",g={class:"lock",syntax:"hcl",clients:O.
Du,isOverride:!1},R=c=>c.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(c),M=".terraform/modules/modules.json",l={...g,class:"manifest",syntax:"json"};
function s(c,h,$){if(c===y)return g;const o=S.get(c.slice(c.lastIndexOf(".")+1))?.find(({suffix:k})=>c.endsWith(k));if(o===void 0||o.class==="none")return;const a=r(
c)&&o.class==="test"&&$==="tests";if(r(c)&&!a)return;const u=c.slice(0,-o.suffix.length),m=o.twin!==void 0&&h.has(u+o.twin),T=u==="override"||u.endsWith("_overr\
ide"),p=m||a;if(p&&!o.clients.includes("terraform"))return;const A=p?w:o.clients,B=c.endsWith(".json")?"json":"hcl";return{class:o.class,syntax:B,clients:A,isOverride:T}}
const r=c=>c.startsWith(".")||c.endsWith("~")||c.startsWith("#")&&c.endsWith("#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),i=c=>e.test(c),f=c=>i(c)||n.test(c)}),6195:((gt,K,t)=>{t.d(K,{$8:()=>y,G$:()=>g,Ls:()=>E,UO:()=>R,VK:()=>v,sq:()=>M});var O=t(6760);const w=/[*?[{]/;function v(l){
const s=l.split("/"),r=s.findIndex(e=>w.test(e));return r<0?{fixed:l}:{fixed:s.slice(0,r).join("/"),glob:s.slice(r).join("/")}}function E(l){const s=l.map(r=>{const e=r.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:S(e)}});return r=>{const e=r.toLowerCase();return s.some(({glob:n,start:i})=>n===r||e.startsWith(
i)&&O.posix.matchesGlob(r,n))}}function S(l){const[s=""]=l.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(l)??[];return s.toLowerCase()}const y=({file:l,glob:s},r)=>l===
r||s!==void 0&&O.posix.matchesGlob(r,s),g=l=>l.startsWith(".")||l==="node_modules",R=(l,s)=>l===s||l.startsWith(s.endsWith(O.sep)?s:s+O.sep),M=l=>O.sep==="/"?l:
l.replaceAll(O.sep,"/")}),5603:((gt,K,t)=>{t.d(K,{A:()=>E,j:()=>y});var O=t(5143),w=t(1064),v=t(5011);const E=["lock-file","syntax","version-file","tool","hook"],
S=100;class y{found=new Map;allowed=new Map;addFiles(M){for(const{file:l,kind:s,scope:r,isContext:e}of M){if(e)continue;const[n]=s.clients;if(n!==void 0&&s.clients.
length===1&&!g(l)){const i={file:l,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${w.bB[n]} only`,i)}for(const i of r.traits)this.addTrait(i)}}addUsages(M){
for(const l of M)l.kind==="lock_provider"?this.addLock(l):l.kind==="cloud_default"&&this.addCloud(l)}signs(){return[...this.found.values()]}constraints(){return[
...this.allowed.values()]}addTrait({kind:M,text:l,place:s}){if(M==="version"){if(this.allowed.size>=S)return;const r=(0,O.Zl)(s.file)?`${l} aside`:l;this.allowed.
has(r)||this.allowed.set(r,{text:l,place:s})}else if(M==="binary"){const e={client:l==="tofu"?"opentofu":"terraform",level:"version-file",place:s,version:null};
this.put({...e,text:"sets terraform_binary"})}else if(M!=="compatible"&&M!=="provider-version"){const{client:r,what:e}=w.$I[M];this.addSyntax(r,`has ${e}`,s)}}addLock({
host:M,place:l}){const s=w.Du.find(e=>(0,v.Vm)(e)===M);if(s===void 0)return;const r=`locks providers from ${M}`;this.put({client:s,level:"lock-file",place:l,text:r,
version:null})}addCloud({clients:M,isOverridden:l,place:s}){if(l||!M.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:s,text:"has \
a cloud block without hostname",version:null,isCloud:!0})}addSyntax(M,l,s){this.put({client:M,level:"syntax",place:s,text:l,version:null})}put(M){const l=`${M.client}\
 ${M.text}`;if(this.found.has(l))return;const s=(0,O.Zl)(M.place.file)?`${l} aside`:l;this.found.has(s)||this.found.set(s,M)}}const g=R=>/(^|\/)[.#][^/]*$/.test(
R)}),7854:((gt,K,t)=>{t.d(K,{Oo:()=>g,YW:()=>E,kA:()=>y,sw:()=>S,u3:()=>l,vH:()=>R});var O=t(7052),w=t(1064);const v={line:1,column:1,endColumn:1};function E(s,r,e=v){
const n={file:s===""?".":s,...e};return{problem:r,place:n,clients:w.Du,host:null}}function S(s,r){const e=f=>r.includes(f),n=g(f=>f.every(e)?f:f.filter(e)),i=g(
f=>f.every(c=>c.clients.every(e))?f:f.flatMap(c=>{const h=n(c.clients);return h.length===0?[]:[{...c,clients:h}]}));return s.filter(f=>{const c=f;return c.clients=
n(f.clients),c.needs=i(f.needs),f.isHostImplied&&(c.host=c.needs[0]?.host??f.host),c.clients.length>0})}const y=s=>{const r=new Set;for(const{host:e,isHostImplied:n}of s)
e!==null&&!n&&r.add(e);return r};function g(s){let r;return e=>{r??=new Map;const n=r.get(e);if(n!==void 0||r.has(e))return n;const i=s(e);return r.set(e,i),i}}
const R=(s,r)=>s.filter(e=>e.clients.some(n=>r.includes(n))),M=1e4;class l{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(r=M){this.max=r}add(r){
const{problem:e,place:n}=r;if(e.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const i=this.kept.get(e.severity)??0;this.kept.set(
e.severity,i+1),i<this.max?this.notes.push(r):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const r=(0,O.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,E(".",r)]}}}),7152:((gt,K,t)=>{t.d(K,{G:()=>i});var O=t(3024),w=t(6760),v=t(9461),E=t(5747),S=t(7052),y=t(9664),g=t(
2161),R=t(6195);function M(d,o,a,u){if(d.kind==="error")return(0,S.fileUnreadable)({what:"link",code:d.code});const{kind:m,path:T}=d;return(0,R.UO)(T,o.boundary)?
m==="directory"?null:m==="special"?(0,S.fileUnreadable)({what:"link-to-special-file"}):{path:T,isScanned:l(T,o,a,u)}:(0,S.fileOutside)()}function l(d,o,a,u){if(o.
file!==void 0||o.glob!==void 0||!(0,R.UO)(d,o.path))return!1;const[m="",...T]=(0,R.sq)((0,w.relative)(o.path,d)).split("/").toReversed();if(T.some(R.G$))return!1;
const p=(0,R.sq)((0,w.relative)(a,d)).split("/");return p.map((B,k)=>p.slice(0,k+1).join("/")).slice(-1-T.length).some(u)?!1:(0,g.L8)(m,new Set([m]),T[0]??"")!==
void 0}var s=t(7854);const r={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;function*i(d,o={toolFiles:[],hasPlugins:!1},a=r){const u=new c(d,o,a);for(const m of d.
scan){const T=f(u.root,m);"path"in T?yield*u.walkFrom(T):yield{kind:"note",note:T}}}function f(d,o){const{fixed:a,glob:u}=(0,R.VK)(o);try{const m=(0,O.realpathSync)(
(0,w.resolve)(d,a)),T=(0,R.sq)((0,w.relative)(d,m)),p=(0,R.UO)(m,d),A=p?d:m;if(u!==void 0)return{path:m,name:T,boundary:A,glob:(0,y.Gz)(T,u)};if((0,O.statSync)(
m).isDirectory())return{path:m,name:T,boundary:A};const B=(0,w.resolve)(m,"..");return{...{path:B,name:(0,R.sq)((0,w.relative)(d,B))},boundary:p?d:B,file:T}}catch(m){
return(0,s.YW)(o,(0,S.fileUnreadable)({what:"scan",code:(0,E.Oj)(m)}))}}class c{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:o,scan:a,
exclude:u},m,T){this.root=(0,O.realpathSync)(o),this.isExcluded=(0,R.Ls)(u),this.aside=m,this.limits=T,this.selected=a.length>1?new Set:null}*walkFrom(o){const a=o.
glob===void 0&&o.file===void 0,u=[{path:o.path,name:o.name,depth:0,isSelected:a}];for(let m=u.pop();m!==void 0;m=u.pop()){yield{kind:"directory",name:m.name};const T=$(
m);if("problem"in T){yield{kind:"note",note:T};continue}const p=[];for(const A of this.findFiles(o,m,T))if("problem"in A)yield{kind:"note",note:A};else if(p.length<
this.limits.directoryFiles)p.push(A);else{yield h(m,"directory",this.limits.directoryFiles);break}if(this.files+=p.length,this.entries+=T.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield h(m,"files",this.limits.files);return}if(p.some(({isContext:A})=>!A)&&(yield{kind:"module",files:p}),o.file!==
void 0)return;for(const A of this.findDirectories(o,m,T))u.push(A)}}*findFiles(o,a,u){const m=new Set;let T=!1;for(const A of u)(0,g.tr)(A.name)&&!A.isDirectory()&&
m.add(A.name),T||=A.name===".terraform",this.aside.hasPlugins||=A.name==="terraform.d";const p=a.name.slice(a.name.lastIndexOf("/")+1);for(const A of u){if(A.isDirectory())
continue;const B=(0,g.L8)(A.name,m,p);if(B===void 0){(0,g.Z8)(A.name)&&this.addToolFile(a,A.name);continue}const k=(0,y.Gz)(a.name,A.name),L={path:a.path+w.sep+
A.name,file:k,kind:B,isContext:!this.select(o,a,k)};A.isFile()?yield L:A.isSymbolicLink()?yield*this.follow(o,L):yield(0,s.YW)(k,(0,S.fileUnreadable)({what:"spe\
cial-file"}))}if(T&&a.isSelected){const A=[a.path,...g.U4.split("/")].join(w.sep),B=(0,v.$)(A);B.kind==="file"&&B.path===A&&(yield{path:A,file:(0,y.Gz)(a.name,g.
U4),kind:g.e0,isContext:!1})}}addToolFile({path:o,name:a},u){const m=(0,y.Gz)(a,u);this.aside.toolFiles.length>=n||this.isExcluded(m)||this.aside.toolFiles.push(
{path:o+w.sep+u,file:m})}select(o,a,u){return!(a.isSelected||(0,R.$8)(o,u))||this.isExcluded(u)||this.selected?.has(u)?!1:(this.selected?.add(u),!0)}*follow(o,a){
const u=M((0,v.$)(a.path),o,this.root,this.isExcluded);u!==null&&("code"in u?yield(0,s.YW)(a.file,u):yield{...a,path:u.path,isContext:a.isContext||u.isScanned})}findDirectories({
glob:o},{path:a,name:u,depth:m,isSelected:T},p){const A=[];for(const B of p.toReversed()){if(!B.isDirectory()||(0,R.G$)(B.name))continue;const k=(0,y.Gz)(u,B.name);
if(this.isExcluded(k))continue;const P=T||o!==void 0&&w.posix.matchesGlob(k,o),L=a+w.sep+B.name;A.push({path:L,name:k,depth:m+1,isSelected:P})}return A}}const h=({
name:d},o,a)=>({kind:"note",note:(0,s.YW)(d,(0,S.fileLimit)({kind:o,max:a}))});function $({path:d,name:o,depth:a}){if(a>e)return(0,s.YW)(o,(0,S.fileLimit)({kind:"\
depth",max:e}));try{return(0,O.readdirSync)(d,{withFileTypes:!0}).sort((u,m)=>u.name<m.name?-1:1)}catch(u){return(0,s.YW)(o,(0,S.fileUnreadable)({what:"director\
y",code:(0,E.Oj)(u)}))}}}),3612:((gt,K,t)=>{t.d(K,{ev:()=>R,ZW:()=>g,BU:()=>y,tG:()=>M,tC:()=>l});function O(s,r){const e=new TextEncoder().encode(s);let n=1,i=-1;
for(let f=1;f<=r;f+=1){const c=w(e,f);c>i&&(i=c,n=f)}return n}function w(s,r){const{length:e}=s,n=e&-4;let i=r;for(let f=0;f<n;f+=4)i^=E(v(s,f,4)),i=Math.imul(i<<
13|i>>>19,5)+3864292196|0;return n<e&&(i^=E(v(s,n,e-n))),i^=e,i=Math.imul(i^i>>>16,2246822507),i=Math.imul(i^i>>>13,3266489909),(i^i>>>16)>>>0}function v(s,r,e){
let n=0;for(let i=e-1;i>=0;i-=1)n=n<<8|(s[r+i]??0);return n}function E(s){const r=Math.imul(s,3432918353);return Math.imul(r<<15|r>>>17,461845907)}const S=500;function y(s,r,e){
const n=new Map;for(const d of e.values())n.set(d,(n.get(d)??0)+1);const i=Array.from(n).flatMap(([d,o])=>o>S?d:[]),f=new Set(i),c=new Set([...r,...n.keys()]),h=new Set(
[...c].filter(d=>!f.has(d)&&O(d,s.count)!==s.index)),$=Array.from(e).flatMap(([d,o])=>(f.has(o)?!R({...s,split:f},o,d):h.has(o))?d:[]);return{...s,split:f,others:new Set(
$),otherHosts:h}}const g=s=>s===null||s.index===1,R=(s,r,e)=>O(s.split.has(r)?`${r} ${e}`:r,s.count)===s.index,M=(s,r)=>s===null||(r===null?s.index===1:O(r,s.count)===
s.index),l=(s,r,e)=>s?.split.has(r)?Math.ceil(e/s.count):e}),1435:((gt,K,t)=>{t.d(K,{U7:()=>w,jK:()=>v,op:()=>E});var O=t(9562);const w=()=>Promise.all([t.e(660),
t.e(1371),t.e(1276),t.e(3432),t.e(2629),t.e(826)]).then(t.bind(t,826));async function v(y,g,R,{environment:M,directory:l,mayHavePlugins:s,plugins:r=null}){if(g.
hostnames.length===0&&y.every(({needs:$})=>$.length===0))return{usages:y,remarks:[],findings:[],configs:[],releases:R.releases};const e=await E(g.cliConfig,R.clients,
M),n=R.releases.map($=>{const d=e.find(({client:o})=>o===$.client);return{...$,attemptMs:d?.requestTimeoutMs??$.attemptMs}}),i={root:l,plugins:r,mayHavePlugins:s,
releases:n,asksMirrors:g.depth!=="discovery"},f=await S(y,e,i),c=[...e.flatMap($=>$.findings),...f.findings],{mergeFindings:h}=await w();return{...f,findings:h(
c),configs:e,releases:n}}async function E(y,g,R){const{readCliConfig:M,thisMachine:l}=await w(),s=l(R);return g.map(r=>M(r,s,y))}async function S(y,g,R){if(!y.some(
({needs:s})=>s.some(({service:r})=>r===O.xq)))return{usages:y,remarks:[],findings:[]};const{withoutInstalled:l}=await Promise.all([t.e(5927),t.e(4280)]).then(t.
bind(t,5927));return l(y,g,R)}}),8723:((gt,K,t)=>{t.d(K,{Z:()=>R,j:()=>S});var O=t(1064),w=t(7854),v=t(5960),E=t(1435);async function S({requirements:M,roots:l,
usages:s,part:r,checkouts:e},n,i,f){const c=[...new Set(M.map(({host:L})=>L))],h=(0,v.e)(M,n,i),$=Array.from(h,([L,z])=>(0,v.i)(L,z)),d=c.filter(L=>!h.has(L)),o=n.
depth!=="discovery"&&l.length>0;if(d.length===0&&!o)return{visits:$,inquiry:null,tokenSources:new Map};const{attemptLimitMs:a,visitHosts:u}=await(0,E.U7)(),{configs:m,
releases:T}=i,{credentials:p,forced:A}=await R(n,m,f),B=await y(p,n,f),k=await u(d,{...B,forced:A,required:Map.groupBy(M,({host:L})=>L),maxRedirects:Math.max(...i.
clients.map(L=>O.NX[L])),releases:T,timeoutMs:n.timeoutMs??a(T),retries:n.retries,progress:L=>f.progress({kind:"visits",...L})}),P=n.depth==="discovery"?null:await g(
l,{...B,usages:s,part:r,settings:n,dialect:i,configs:m,environment:f.environment,directory:f.directory,lockHashes:e?.lockHashes??null,plugins:e?.plugins??null,learn:f.
secrets.learn,progress:L=>f.progress({kind:"registries",...L}),visits:k});return{visits:[...k,...$],inquiry:P,tokenSources:p.known}}async function y(M,l,{startTimer:s,
stop:r}){const{networkOf:e}=await(0,E.U7)();return{network:e(l),credentials:{...M,find:(0,w.Oo)(M.find)},concurrency:l.concurrency,random:Math.random,now:Date.now,
startTimer:s,stop:r}}async function g(M,{environment:l,...s}){const{inquire:r}=await Promise.all([t.e(660),t.e(1741),t.e(5927),t.e(1276),t.e(3432),t.e(7517),t.e(
3567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,E.U7)(),n=s.settings.depth==="packages"?await Promise.all([t.e(660),t.e(1741),t.e(5927),t.e(400),t.e(1276),
t.e(7517),t.e(774)]).then(t.bind(t,774)):null;return r(M,{...s,machine:e(l),askPackages:n?.askPackages??null})}async function R(M,l,{environment:s,secrets:r,kill:e,
stop:n}){const{readMachineCredentials:i}=await(0,E.U7)();return i({...M,configs:l},s,{learn:r.learn,kill:e,stop:n.signal,abortAfter:f=>AbortSignal.timeout(f)})}}),
5453:((gt,K,t)=>{t.d(K,{D0:()=>l,lz:()=>s,K$:()=>f,a3:()=>n,Xo:()=>e});var O=t(2389),w=t(7052),v=t(9664);function E(c,{evidence:h,versions:$}){if(c.version!==null)
return()=>c.version;const d=h.filter(({level:o,version:a})=>o==="version-file"&&a!==null);return(o,a)=>d.some(m=>m.client===o&&S(a,(0,v.jt)(m.place.file)))?$[o]??
null:null}const S=(c,h)=>h===""||`${c}/`.startsWith(`${h}/`);var y=t(6195),g=t(7854),R=t(3152);const M=2e5;async function l({usages:c,notes:h,scanned:$,changed:d,
dialect:o,settings:a,listed:u}){const{declared:m,endedAt:T}=$;if(c.length===0&&![...m].some(Mt=>"place"in Mt)&&a.roots.length===0)return{roots:[],notes:[]};const{
rootsOf:A}=await t.e(5353).then(t.bind(t,5353)),{Readings:B,RootNotes:k,textNotes:P}=await Promise.all([t.e(1741),t.e(1203)]).then(t.bind(t,1203)),{clients:L,versions:z}=o,
W={usages:c,declared:m,clients:L},H=u===void 0?await s(W,a,T===null):await r(W,u),x=[],C=[],b=new B,G=a.dialect.name==="auto"?[]:L,st=new k({clients:L,readings:b,
upgrade:a.upgrade,versionIn:E(a.dialect,o)}),_=a.depth!=="discovery";let tt=0;for(const Mt of A(H,{changed:d,versions:z,hasCalls:_})){if(tt+=Mt.directories.length,
tt>M){C.push((0,g.YW)(Mt.directory,(0,w.fileLimit)({kind:"roots",max:M})));break}st.add(Mt),_&&x.push(Mt)}const it=[...P(c,m,{...o,readings:b,set:G})].filter(({
place:Mt})=>d===null||d.has(Mt.file)),yt=new Set(h.flatMap(({problem:Mt,place:X})=>Mt.code==="lock-invalid"?X.file:[])),At=[...it,...st.notes()].filter(({place:Mt})=>!yt.
has(Mt.file));return{roots:x,notes:[...At,...C]}}async function s(c,{roots:h},$){const{layoutsOf:d,unmatched:o}=await t.e(5353).then(t.bind(t,5353)),a=h.map(T=>({
text:T,matches:(0,y.Ls)([T])})),u=d({...c,patterns:a}),m=$?o(u,a):[];if(m.length===0)return u;throw new R.GN(m.map(T=>`roots: no directory with configuration ma\
tches ${T}`))}async function r(c,h){const{layoutsOf:$}=await t.e(5353).then(t.bind(t,5353));return c.clients.flatMap(d=>$({...c,clients:[d],patterns:[{text:"",matches:a=>h.
get(d)?.has(a)===!0}]}))}async function e(c,h){return h.every(({lockFile:d})=>d===null)?c:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(c,h)}function n(c,h,{
depth:$},d){if($==="discovery")return c;const o=({kind:u,workspace:m})=>u==="cloud_default"?!!d.TF_CLOUD_HOSTNAME:u!=="backend_remote_default"||m?.organization===
null,a=new Set(h.filter(u=>!o(u)).map(({place:u})=>i(u)));return c.map(u=>u.problem.code==="host-missing"&&a.has(i(u.place))?{...u,problem:{...u.problem,severity:"\
error"}}:u)}const i=({file:c,line:h,column:$})=>`${c}:${h}:${$}`;async function f(c,h){if(c===null)return O.j7;const{judgeInit:$}=await Promise.all([t.e(7341),t.
e(1741),t.e(5761)]).then(t.bind(t,5761));return $(c,h)}}),370:((gt,K,t)=>{t.d(K,{C_:()=>l,IZ:()=>R,PT:()=>M,SQ:()=>S});var O=t(6897),w=t(8416),v=t(7152);const E=20;
async function S({scan:s,exclude:r},{directory:e,environment:n,stop:i,progress:f}){const c={root:e,scan:s,exclude:r},h=i.why===null?g(c):null;if(h!==null)return h;
const{scanInSteps:$}=await y(),d=$(c,Object.keys(n));return(0,O.n)(d,i,o=>f({kind:"scan",files:o}))}const y=()=>Promise.all([t.e(400),t.e(1845),t.e(5962)]).then(
t.bind(t,5962));function g(s){const r={toolFiles:[],hasPlugins:!1};let e=0;for(const{kind:n}of(0,v.G)(s,r))if(e+=1,n!=="directory"||e>E)return null;return{...r,
usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const R=(s,r,e)=>(0,w.L2)(M(s,r,e));function M({
dialect:s,exclude:r,scan:e},n,{environment:i,directory:f}){if(e.length===0)return{setting:s,scan:null};const c=(0,w.oh)({root:f,exclude:r},n.toolFiles),h=!!i.TF_CLOUD_HOSTNAME;
return{setting:s,scan:{...n,tools:c,hasCloudHostname:h}}}const l=({hasPlugins:s},{scan:r})=>s||r.some(e=>e!==".")}),7082:((gt,K,t)=>{t.d(K,{O:()=>O});const O=w=>({
discovery:w,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((gt,K,t)=>{t.d(K,{C:()=>v,
h:()=>S});var O=t(7854);const w=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_\
default","migrate_backend_remote","migrate_backend_remote_default"]);function v(g,R,M,l=(0,O.kA)(R)){const s=g.hostnames.flatMap(({host:e,services:n})=>{const i=n.
length>0?n:g.requiredServices;return(i.length>0?i:["any"]).map(c=>({host:e,service:c,clients:M,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),r=new Set(
[...l,...g.hostnames.map(({host:e})=>e)]);return S([s,E(R,r)],M)}function*E(g,R){for(const{kind:M,needs:l,place:s}of g){const r=!w.has(M);for(const e of l)yield{
...e,because:[s],isImplied:!R.has(e.host),isForInit:r}}}function S(g,R){const M=new Map;for(const l of g)for(const s of l)y(M,s);return Array.from(M.values(),l=>({
...l,clients:R.filter(s=>l.clients.includes(s))}))}function y(g,R){const{host:M,service:l,clients:s,because:r}=R,e=`${M} ${l}`,n=g.get(e);if(n===void 0){g.set(e,
{...R,clients:[...s],because:[...r]});return}n.isForInit||=R.isForInit,n.isImplied&&=R.isImplied,n.isAssumed===!0&&(n.isAssumed=R.isAssumed===!0);for(const i of r)
n.because.push(i);for(const i of s)n.clients.includes(i)||n.clients.push(i)}}),5960:((gt,K,t)=>{t.d(K,{e:()=>E,i:()=>y});var O=t(6697),w=t(1831),v=t(7082);function E(g,{
hostnames:R,allowedHosts:M},{isGuess:l}){const s=new Set(R.map(({host:e})=>e)),r=new Map;for(const e of g){const{host:n}=e;if(s.has(n)||r.has(n))continue;const i=l===
!0||e.isAssumed===!0,f=S(e,i,(0,w.Jr)(n,M));f!==null&&r.set(n,f)}return r}function S({host:g,isImplied:R,because:M,clients:l,isAssumed:s=!1},r,e){const n=(0,w.nx)(
g);if((0,w.Rt)(g))return(0,O.hostGeneric)({host:n});const[i]=M.filter(c=>typeof c!="string"),f=R&&i!==void 0?{place:i,clients:l}:null;return f!==null&&r?(0,O.hostAssumed)(
{host:n,...f,isListed:s}):e?null:(0,O.hostNotAllowed)(f===null?{host:n}:{host:n,implied:f})}const y=(g,R)=>({host:g,attempt:(0,v.O)({kind:"skipped",problem:R}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((gt,K,t)=>{t.d(K,{f:()=>E,q:()=>g});var O=t(3024),w=t(6760),v=t(6309);function E(r,e,n){
const i=y((0,O.realpathSync)(r),e),f=(0,w.basename)(e);S((0,w.join)(i,f));const c=(0,w.join)(i,`.${f.slice(0,60)}.${Math.random().toString(36).slice(2)}`),h=(0,O.
openSync)(c,"wx");try{try{for(const $ of n)(0,O.writeFileSync)(h,$)}finally{(0,O.closeSync)(h)}(0,O.renameSync)(c,(0,w.join)(i,f))}catch($){throw(0,O.rmSync)(c,
{force:!0}),$}}function S(r){const e=(0,O.lstatSync)(r,{throwIfNoEntry:!1});if(e===void 0||e.isFile()||e.isSymbolicLink())return;const n=e.isDirectory()?"is a d\
irectory":"is not a regular file";throw new v.Lw(`it ${n}; choose another path`)}function y(r,e){const n=(0,w.resolve)(r,e),i=s(r,n);if(!i&&!(0,w.isAbsolute)(e))
throw new v.Lw(`it is outside ${r}; use an absolute path if that is intended`);const f=i?r:(0,w.parse)(n).root;return(0,w.relative)(f,(0,w.dirname)(n)).split(w.
sep).filter(Boolean).reduce((h,$)=>R(h,$,r),f)}function g(r,e){const n=(0,O.realpathSync)(r);return M(y(n,e),(0,w.basename)(e),n)}function R(r,e,n){const i=(0,w.
join)(r,e);return(0,O.lstatSync)(i,{throwIfNoEntry:!1})===void 0&&l(i),M(r,e,n)}function M(r,e,n){const i=(0,w.join)(r,e);if(!(0,O.lstatSync)(i,{throwIfNoEntry:!1})?.
isSymbolicLink())return i;const f=(0,O.realpathSync)(i);if(!s(n,r)||s(n,f))return f;throw new v.Lw(`the link ${(0,w.relative)(n,i)} leads outside ${n}; remove i\
t or choose another path`)}function l(r){try{(0,O.mkdirSync)(r)}catch(e){if(!(0,v.Or)(e)||e.code!=="EEXIST")throw e}}function s(r,e){const n=(0,w.relative)(r,e);
return n!==".."&&!n.startsWith(`..${w.sep}`)&&!(0,w.isAbsolute)(n)}}),9076:((gt,K,t)=>{t.d(K,{QB:()=>w,im:()=>O,yX:()=>v});const O=["fails","warns","works","unc\
hecked","skipped"],w=5,v=({outcome:E})=>E!=="unchecked"&&E!=="skipped"}),997:((gt,K,t)=>{t.d(K,{O:()=>w,T:()=>E});var O=t(1064);const w=({earlier:S,attempt:y,later:g})=>[
...S,y,...g];function v({discovery:S,timing:y,headMs:g,hops:R},{attemptMs:M}){const l=g!==null&&g<=M?R.at(-1)?.status:null;return l===null||(0,O.Mq)(l??0)?"retr\
ies":S.kind!=="failed"&&y.totalMs<=M?"works":"fails"}function E(S,y){const g=S.map(l=>v(l,y)),R=g.indexOf("works");return R<0?"never":R<=y.retries&&!g.slice(0,R).
includes("fails")?"always":"sometimes"}}),3795:((gt,K,t)=>{t.d(K,{qY:()=>M,Si:()=>n,fN:()=>r,XP:()=>e});var O=t(733),w=t(1831),v=t(4120),E=t(8641);const S=2,y=80;
function g(i){if(i.kind==="scan")return`read ${(0,v.px)(i.files,"file")}`;if(i.kind==="registries")return`${i.done} of ${(0,v.px)(i.total,"question")} to regist\
ries answered`;const{done:f,total:c,failed:h,waiting:$}=i,d=h===0?"":`, ${h} failed so far`;return`${f} of ${(0,v.px)(c,"host")} checked${d}${R($)}`}function R(i){
if(i.size===0)return"";const f=[...i].slice(0,S).map(h=>(0,E.RK)((0,w.nx)(h),y)),c=i.size-f.length;return c>0?`; waiting for ${f.join(", ")} and ${(0,v.px)(c,"o\
ther")}`:`; waiting for ${f.join(" and ")}`}const M={show:()=>{},end:()=>{}},l=5e3,s=200;function r(i,f){let c=null,h=!0;const $=f(l,()=>{c!==null&&(h&&i(g(c)),
h=!h)});return{show:o=>{c=o},end:$}}function e(i,f,c){let h=null,$="";const d=c(s,()=>{const u=h===null?"":(0,O.W)(g(h),0,f-1);u!==$&&($=u,i(`\r${u}\x1B[K`))});
return{show:u=>{h=u},end:()=>{d(),$!==""&&i("\r\x1B[K")}}}const n=(i,f)=>{const c=setInterval(f,i).unref();return()=>clearInterval(c)}}),8463:((gt,K,t)=>{t.d(K,
{t:()=>g});var O=t(6309),w=t(566),v=t(3329),E=t(5505),S=t(5955),y=t(8641);async function g({report:l,badge:s},r,e){const n=[],i=async(f,c,h)=>{try{(0,w.f)(e,c,(0,S.
mk)(await h()))}catch($){n.push(`the ${f} ${(0,y.RK)(c)} was not written: ${(0,y.RK)((0,O.A3)($))}`)}};for(const{path:f,format:c}of l)await i("report",f,()=>M(c,
r));return s!==null&&await i("badge",s,()=>R(r)),n}async function R({verdict:l}){return[(await t.e(4789).then(t.bind(t,4789))).renderBadge(l)]}async function M(l,{
verdict:s,context:r}){switch(l){case"json":return(0,v.h)(s,r);case"sarif":return(await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(3933)]).then(t.bind(t,3933))).
renderSarif(s,r);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(s,r);case"codequality":{const{renderCodeQuality:e}=await t.e(8957).then(t.
bind(t,8957)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return e(s,i=>n("sha256",i))}case"html":{const{renderHtml:e}=await t.e(7466).then(t.bind(
t,7466)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return e(s,r,i=>n("sha256",i,"base64"))}case"markdown":return[(0,E.Gc)(s,r)]}}}),7361:((gt,K,t)=>{
t.d(K,{QY:()=>M,_N:()=>g,eC:()=>S,k2:()=>R,mc:()=>E});var O=t(7574),w=t(5102),v=t(4120);function E({good:l,runs:s}){if(s===0)return null;const r=Math.floor(1e4*
l/s);if(r>=9900)return`${r/100}%`;const e=Math.floor(r/10);return e===0&&l>0?"below 0.1%":`${e/10}%`}const S=({days:l,good:s,runs:r})=>`${s} of ${(0,v.px)(r,"ru\
n")} in ${l} days`,y=["fails","unchecked","warns","skipped","works"];function g(l){const s=y.flatMap(e=>{const{length:n}=l.filter(f=>f.outcome===e),i=e==="warns"?
"with warnings":w.nx[e];return n===0?[]:[`${n} ${i}`]});return`${l.length===1?"last run":`last ${(0,v.px)(l.length,"run")}`}: ${s.join(", ")}`}const R=({latency:l})=>l===
null?null:`median ${(0,O.kJ)(l.medianMs)}, 95th percentile ${(0,O.kJ)(l.p95Ms)}`,M=({from:l,until:s},r)=>s===null?`${(0,O.u8)(l,r)} so far`:(0,O.u8)(l,s)}),4218:((gt,K,t)=>{
t.d(K,{H6:()=>d,MC:()=>e,U4:()=>n,XQ:()=>a,bW:()=>c,kW:()=>o,qX:()=>r,wz:()=>$});var O=t(9076),w=t(7574),v=t(5102),E=t(4120);const S=["\u2581","\u2582","\u2583",
"\u2585","\u2586","\u2587"],y="\u2573",g="\u254C",R=[100,250,500,1e3,2500],M=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or m\
ore"],l=u=>R.filter(m=>u>=m).length;function s(u){return u.outcome==="fails"?y:(0,O.yX)(u)?S[l(u.ms??0)]??"":g}const r=u=>u.map(s).join("");function e(u){const m=u.
flatMap(({history:k})=>k.recent),T=new Set(m.map(s)),p=m.some(k=>s(k)===S[0]&&k.ms===null);return[...S.map((k,P)=>{const L=M[P]??"";return[k,P===0&&p?`${L} or n\
ot measured`:L]}),[y,"failed"],[g,"no result"]].filter(([k])=>T.has(k))}function n({hosts:u},{history:m}){return u.flatMap(p=>{const A=m?.get(p.visit.host);return A!==
void 0&&A.recent.filter(O.yX).length>1?[{host:p,history:A}]:[]}).toSorted((p,A)=>Number(f(A))-Number(f(p))||h(p,i)-h(A,i)||h(p,Number.POSITIVE_INFINITY)-h(A,Number.
POSITIVE_INFINITY))}const i=30,f=({host:u})=>(0,v.sG)(u)==="fails",c=({history:u},m)=>d(u).findLast(T=>T.days<=m);function h(u,m){const T=c(u,m);return T===void 0?
1:T.good/T.runs}const $=u=>f(u)||u.history.recent.some(({outcome:m})=>m==="fails"),d=({uptime:u})=>u.filter(({runs:m},T)=>m>(u[T-1]?.runs??0));function o({recent:u,
uptime:m,incidents:[T]}){if(T===void 0||T.until!==null)return null;const p=u.filter(({outcome:k})=>k==="fails").length,A=m.at(-1);return A!==void 0&&A.runs-A.good===
1?`first failure in ${(0,E.px)(A.runs,"run")}`:p<=T.runs&&T.runs>1?null:`failed ${p} of the last ${u.filter(O.yX).length} runs`}function a({incidents:[u]}){return u===
void 0||u.until!==null||u.runs<2?null:`failing since ${(0,w.QN)(u.from)} (${(0,E.px)(u.runs,"run")})`}}),1505:((gt,K,t)=>{t.d(K,{G_:()=>s,Yj:()=>l,Zc:()=>R,o7:()=>M,
se:()=>g,tN:()=>E});var O=t(7574),w=t(4120),v=t(8884);const E=120,S=20,y=6;function g({requirements:c},{dialect:h},$){return{label:"required",texts:(0,w.UV)(c,S,
({service:o,clients:a,because:u})=>{const m=o==="any"?(0,w.DO)(o):$.value((0,w.DO)(o),E),p=h.clients.every(A=>a.includes(A))?"":` for ${(0,w.wO)(a)}`;return`${m}${p}\
 (${(0,v.Yx)(u,$.because)})`})}}function R({visit:c},h){const{timing:$,discovery:d}=c.attempt,o=d.kind==="failed"?d.excerpt:null,a=(0,O.I$)($).map(([p,A])=>`${p}\
 ${(0,O.kJ)(A)}`),u=c.earlier.map(p=>{const{kind:A}=p.discovery;return`${A==="failed"?p.discovery.problem.code:A} after ${(0,O.kJ)(p.timing.totalMs)}`}),m=o===null?
[]:[h.value(o.replace(/\s+/gu," ").trim())],T=c.credentials?.hasToken?[h.prose(c.credentials.source)]:[];return[{label:"body",texts:m},{label:"timing",texts:[a.
join(", ")]},{label:"retried",texts:u},{label:"token from",texts:T}]}const M=(c,h)=>[{label:"credentials",texts:i(c)?n(c.visit.looks,h.prose):[]},{label:"host b\
lock",texts:f(c.visit).map($=>h.prose($))}];function l({visit:c,services:h,servicesLeftOut:$,servicesFrom:d},o){const a=h.map(({id:m})=>o.value(m,E)),u=d===null?
(0,O.kJ)(c.attempt.timing.totalMs):`host block at ${o.because(d)}`;return`${a.length===0?"no services":(0,w.K4)(a,y,$)} (${u})`}function s(c){return[...Map.groupBy(
c,$=>JSON.stringify($.looks.map(e))).values()].map($=>({clients:$.map(({client:d})=>d),looks:$[0]?.looks.map(e)??[]}))}const r={nothing:"no entry","a token":"a \
token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:c,held:h,counts:$})=>({
source:c,held:`${r[h]}${$?h==="no token"?" (ends the search)":" (used)":""}`});function n(c,h){const $=s(c);return $.flatMap(({clients:d,looks:o})=>o.map(({source:a,
held:u})=>`${$.length>1?`${(0,w.wO)(d)}: `:""}${h(a)}: ${u}`))}const i=({findings:c})=>c.some(({problem:{code:h}})=>/^credentials-|^document-unauthorized$/.test(
h));function f({forced:c}){return[...Map.groupBy(c,({place:$})=>(0,v.eo)($))].map(([$,d])=>`${$}, for ${(0,w.wO)(d.map(({client:o})=>o))}`)}}),2704:((gt,K,t)=>{
t.d(K,{IL:()=>E,Rr:()=>S,Z4:()=>v});var O=t(5955),w=t(8641);const v=(y,g,R,M)=>`,
${R}"${y}": ${E(g,R,M)}`,E=(y,g,R)=>(0,w.s$)(JSON.stringify(y,R,2).replaceAll(`
`,`
${g}`));function*S(y,g,{maxBytes:R,margin:M,replace:l},s){if(g.length===0)return yield v(y,[],M),0;const r=`${M}  `;yield`,
${M}"${y}": [`;const e=i=>`
${r}${E(s(i),r,l)}`,n=yield*(0,O._Q)(g,new O.Wv(R),e,",");return yield`
${M}]`,n}}),3329:((gt,K,t)=>{t.d(K,{h:()=>p});var O=t(4e3),w=t(5799),v=t(2704),E=t(997),S=t(1831),y=t(8641),g=t(5465);function R(x,C){const{visit:b,requirements:G,
services:st,servicesLeftOut:_,servicesFrom:tt,clients:it,isNew:yt}=x,{discovery:At,hops:Mt,timing:X,certificates:q}=b.attempt;return{host:b.host,display:(0,S.nx)(
b.host),discovery:At.kind,...M(At),documentUrl:s(At),hops:Mt.map(e),services:Object.fromEntries(st.map(rt=>[rt.id,n(rt)])),..._>0?{servicesLeftOut:_}:{},servicesFrom:tt===
null?null:(0,g.W$)(tt),hostBlocks:b.forced.map(({client:rt,place:ut})=>({client:rt,place:(0,g.W$)(ut)})),required:G.map(({service:rt,clients:ut,because:ft,becauseLeftOut:ht=0})=>{
const{kept:Pt,left:St}=C(ft),Dt=(0,g.ig)("because",St+ht);return{service:rt,clients:ut,because:Pt,...Dt}}),credentials:b.credentials?.hasToken?b.credentials.source:
null,looks:b.looks.map(({client:rt,looks:ut})=>({client:rt,looks:ut.map(r)})),attempts:(0,E.O)(b).length,...b.earlier.length===0?{}:{earlier:b.earlier.map(l)},timingMs:c(
X),certificates:q,clients:it,...yt?{new:!0}:{}}}function M(x){if(x.kind==="skipped")return{code:x.problem.code};if(x.kind!=="failed")return{};const{problem:C,excerpt:b}=x;
return{code:C.code,...b===null?{}:{excerpt:b}}}const l=({discovery:x,timing:C})=>({discovery:x.kind,..."problem"in x?{code:x.problem.code}:{},ms:C.totalMs}),s=x=>x.
kind==="found"||x.kind==="absent"?(0,y.cq)(x.url):null,r=({source:x,held:C,counts:b})=>({source:x,held:C,counts:b}),e=({url:x,status:C,reason:b,mediaType:G,authorization:st,
address:_,proxy:tt,ms:it})=>({url:(0,y.cq)(x),status:C,reason:b,mediaType:G,authorization:st,address:_,proxy:tt===null?null:(0,y.cq)(tt),ms:it});function n(x){switch(x.
kind){case"url":return{url:(0,y.cq)(x.url)};case"login":return{login:i(x.login),...x.leftOut>0?{elementsLeftOut:x.leftOut}:{}};case"problem":return{problem:f(x.
problem)}}}const i=({client:x,grantTypes:C,authz:b,token:G,ports:st,scopes:_})=>({client:x,grantTypes:C,authz:b===null?null:(0,y.cq)(b),token:G===null?null:(0,y.
cq)(G),ports:st,scopes:_}),f=({code:x,message:C,help:b})=>({code:x,message:C,help:b??null}),c=({lookupMs:x,connectMs:C,tlsMs:b,firstByteMs:G,totalMs:st})=>({lookup:x,
connect:C,tls:b,firstByte:G,total:st}),h=1e4,$=100,d=({directory:x,clients:C,rows:b},G)=>({...(0,g.jt)(x),clients:C,rows:b.slice(0,h).map(st=>o(st,G)),...(0,g.ig)(
"rows",b.length-h)});function o(x,C){const{kind:b,address:G,source:st,host:_,constraints:tt,locked:it,chosen:yt,newest:At,platforms:Mt}=x,{kept:X,left:q}=C(x.places);
return{kind:b,address:G,source:st,host:_,constraints:tt.slice(0,$),...(0,g.ig)("constraints",tt.length-$),locked:it,chosen:yt,newest:At,platforms:Mt.map(({platform:rt,
available:ut})=>({platform:rt,available:ut})),worst:x.worst,codes:x.problems.map(({code:rt})=>rt),places:X,...(0,g.ig)("places",q+(x.placesLeftOut??0))}}const a=1,
u={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},m=4096,T="  ";function*p(x,C,b=u){const{usages:G,...st}=C.scan,{hosts:_,
files:tt,findings:it,passed:yt,ignored:At,stopped:Mt,roots:X}=x,q=_.flatMap(({requirements:St})=>St.map(Dt=>Dt.because)),rt=(0,g.R1)(q,b.becauseLists),ut=(0,g.R1)(
it.map(St=>St.places),b.placeLists),ft=(0,g.R1)(X.flatMap(({rows:St})=>St.map(Dt=>Dt.places)),b.rowPlaceLists),{remarks:ht}=C;yield*[`{
  "schemaVersion": ${a}`,A("version",C.version),A("passed",yt),...Mt===null?[]:[A("stopped",(0,O.Cw)(Mt)),A("incomplete",(0,O.zM)(Mt))],A("failOn",C.failOn),...k(
C),A("dialect",C.dialect.name),A("clientDetection",W(C.dialect)),A("clients",C.clients),A("startedAt",C.startedAt),A("durationMs",C.durationMs),A("counts",L(x))],
yield*P("hosts",_,b.hosts,St=>R(St,rt));const Pt=new Set(tt);yield*P("findings",it,b.findings,St=>H(St,ut,Pt.has(St))),X.length>0&&(yield*P("roots",X,b.roots,St=>d(
St,ft))),yield*[A("ignored",At),A("usages",G),...ht.length===0?[]:[A("remarks",ht)],A("scan",st),`
}
`]}const A=(x,C)=>(0,v.Z4)(x,C,T,B),B=(x,C)=>typeof C=="string"?(0,O.dh)(C,m):C,k=({repository:x,repositories:C,shards:b})=>[...x===null?[]:[A("repository",x)],
...C.length===0?[]:[A("repositories",C)],...b===null?[]:[A("shards",b)]];function*P(x,C,b,G){const st=yield*(0,v.Rr)(x,C,{maxBytes:b,margin:T,replace:B},G);st>0&&
(yield A(`${x}LeftOut`,st))}const L=({findings:x})=>Object.fromEntries(w.oC.map(C=>[`${C}s`,x.filter(b=>b.severity===C).length])),z=20,W=({clients:x,versions:C,
releases:b,isGuess:G,why:st,evidence:_,evidenceLeftOut:tt=0})=>({clients:x,assumed:G??!1,why:st,versions:Object.entries(C).map(([it,yt])=>({client:it,version:yt})),
releases:b.map(({name:it})=>it),evidence:_.slice(0,z).map(({client:it,version:yt,level:At,text:Mt,place:X})=>({client:it,version:yt,kind:At,text:Mt,...(0,g.$t)(
X)})),...(0,g.ig)("evidence",Math.max(0,_.length-z)+tt)});function H(x,C,b){const{problem:G,severity:st,host:_,service:tt,places:it,placesLeftOut:yt=0,affects:At,
exclude:Mt}=x,{kept:X,left:q}=C(it);return{code:G.code,severity:st,host:_,service:tt,message:G.message,help:G.help??null,places:X,...(0,g.ig)("places",yt+q),affects:At,
...b&&_!==null?{inFile:!0}:{},...Mt===void 0?{}:{exclude:Mt}}}}),5465:((gt,K,t)=>{t.d(K,{$t:()=>l,R1:()=>E,W$:()=>M,ig:()=>e,jt:()=>r});var O=t(2886),w=t(5143),
v=t(5955);function E(n,i){const f=new Map;for(const h of n)f.has(h)||f.set(h,h.reduce(($,d)=>$+R(d),0));const c=(0,v._3)(n.map(h=>f.get(h)??0),i);return h=>{const d=(f.
get(h)??0)<=c?h:(0,v.ux)((0,O.D3)(h),c,R);return{kept:d.map(M),left:h.length-d.length}}}const S=140,y=30,g=6;function R(n){if(typeof n=="string")return S;const{
file:i}=n,f=(0,w._M)(i)===null?0:y;return S+f+i.length*(/^[ -~]*$/.test(i)?1:g)}const M=n=>typeof n=="string"?n:l(n),l=({file:n,line:i,column:f,endColumn:c})=>({
...s(n),line:i,column:f,endColumn:c});function s(n){const{repository:i,path:f}=(0,w.bH)(n);return i===null?{file:n}:{repository:i,file:f}}function r(n){const{repository:i,
path:f}=(0,w.bH)(n);return i===null?{directory:n}:{repository:i,directory:f}}const e=(n,i)=>i>0?{[`${n}LeftOut`]:i}:{}}),9574:((gt,K,t)=>{t.d(K,{I$:()=>v,MB:()=>E,
R4:()=>R,TM:()=>S,hn:()=>g,rm:()=>y});var O=t(5955),w=t(8641);function v(M,l,s=[]){const r=M.map((n,i)=>`<th align="${s.includes(i)?"right":"left"}">${n}</th>`),
e=l.map(n=>`<tr>${M.map((f,c)=>`<td${s.includes(c)?' align="right"':""}>${n[c]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...e,
"</table>"].join(`
`)}const E=M=>["<ul>",...M.map(l=>`<li>${l}</li>`),"</ul>"].join(`
`),S=(M,l)=>["<details>",`<summary>${M}</summary>`,...l,"</details>"].join(`
`),y=M=>(0,w.D9)(M).replaceAll(".",".<wbr>"),g=M=>`<code>${(0,w.js)(M).replaceAll("/","/<wbr>")}</code>`;function R(M,l,s,r){const e=[];let n=0;for(const i of M){
const f=r(i);if(n+=(0,O.$$)([f].flat().join(""))+s,n>l)break;e.push(f)}return e}}),5505:((gt,K,t)=>{t.d(K,{gD:()=>xn,Fp:()=>Nn,Gc:()=>Ut,XA:()=>Jt,rL:()=>Dn});var O=t(
7574),w=t(5102),v=t(4120),E=t(5955),S=t(6763),y=t(8641),g=t(1831),R=t(2796),M=t(4218),l=t(8884),s=t(9574),r=t(5143),e=t(4503),n=t(8373);const i=6,f=3,c=3,h=60,$=2,
d=1e3;function o(I,D,U=!0){const F=D.context.repositories.length,Q=`<b>${(0,l.mj)(I,F)}</b>`;if(!U)return Q;const ct=(0,l.eb)(I),pt=ct.slice(0,i).map(It=>(0,n.u_)(
It,D)),ot=D.isBrief?ct.length-pt.length:0,vt=ot>0?` ${(0,n.jP)(ot,"repository",D)}`:"";return`${Q}: ${pt.join(", ")}${vt}`}function a(I,D,U){const F=D.isBrief?[]:
(0,l.eb)(I).slice(i);if(F.length===0)return[];const Q=(0,s.R4)(F,U,$,It=>(0,n.u_)(It,D)),ct=Q.length===F.length,pt=({file:It})=>(0,s.hn)((0,r._M)(It)??""),ot=ct?
Q:(0,s.R4)(F,U,$,pt),vt=F.length-ot.length;return[(0,s.TM)((0,v.px)(F.length,"more repository"),[`<p>${ot.join(", ")}</p>`,...vt>0?[`<p>${(0,n.jP)(vt,"repositor\
y",D)}</p>`]:[]])]}function u(I,D,U){const F=(0,l._X)(I),[Q]=F;if(Q===void 0)return"";const ct=F.slice(0,f).map(({repository:Kt})=>(0,y.D9)(Kt)),pt=(0,v.K4)(ct,
f,F.length-ct.length),ot=`${n.rC[(0,w.hm)(Q.findings)??"warning"]} <b>${(0,v.px)(F.length,"repository")}</b> ${(0,l.fP)(F)}: ${pt}`;if(D.isBrief)return`<p>${ot}\
</p>`;const vt=(0,s.R4)(F,U-(0,E.$$)(ot),h,Kt=>m(Kt,D)),It=F.length-vt.length;return(0,s.TM)(ot,[(0,s.I$)(["Repository","Findings","First in"],vt),...It>0?[`<p>${(0,n.
jP)(It,"repository",D)}</p>`]:[]])}function m(I,D){const{repository:U,findings:F}=I,Q=[...Map.groupBy(F,({code:It})=>It)],ct=Q.slice(0,c).map(([It,[Kt,..._t]])=>{
const Qt=Kt===void 0?"":` at ${(0,n.b_)(Kt.place,D)}`;return`${(0,n._h)(It,It,D)}${Qt}${_t.length===0?"":` and ${_t.length} more`}`}),pt=Q.length-ct.length,ot=(0,e.
aE)(U,D.context),vt=(0,s.hn)(U);return[ot===null?vt:`<a href="${(0,y.js)(ot,d)}">${vt}</a>`,(0,v.H8)(F),[...ct,...pt>0?[`and ${(0,v.px)(pt,"more code")}`]:[]].join(
"<br>")]}const T=20,p=10,A=700,B=4,k=300,P=1,L=6,z=12,W=4,H=1/2,x=12e3,C=20,b=200;function G(I,D,U){const F=(0,R.cZ)(I),Q=F.slice(0,D.isBrief?p:T),ct=Math.min(x,
U*H/Q.length),pt=(0,R.YM)(Q);let ot=U-b;const vt=_t=>{const Qt=st(_t,D,ct,pt.get(_t)??null),on=(0,E.$$)(Qt)<ot?Qt:`${it(_t,D)}</p>`;return ot-=(0,E.$$)(on)+C,on},
It=(0,s.R4)(Q,U-b,C,vt),Kt=F.length-It.length;return Kt>0?[...It,`<p>${(0,n.jP)(Kt,"cause",D)}</p>`]:It}function st(I,D,U,F){const{findings:Q,message:ct,help:pt}=I,
ot=Q.length>1&&Q[0]?.exclude!==void 0,It=[ft(I,D),ht(I),Pt(I,D)].filter(on=>on!==""),{lines:Kt,list:_t,rest:Qt}=F===null?_(I,D,U):{lines:[`The same hosts as for\
 ${F}`],list:[],rest:[]};return[it(I,D),...Kt.map(on=>`<br>${on}`),...ct===null?[]:[`<br>${(0,v.Iu)((0,y.h$)(ct,A))}`],...pt===null||ot?[]:[tt(pt)],...It.length===
0?[]:[`<br><sub>${It.join(" ")}</sub>`],"</p>",..._t.length===0?[]:[(0,s.MB)(_t)],...Qt].join(`
`)}function _(I,D,U){const{findings:F,message:Q}=I,ct=X(F,D),pt=Q!==null&&(0,R.hs)(I)&&I.hosts.length===1,ot=Q!==null||(0,R.hs)(I),vt=ct&&!pt?[`In ${o(F,D,ot)}`]:
[],It=ct&&ot?a(F,D,U/2):[];if(ct&&Q!==null&&!(0,R.hs)(I))return{lines:vt,list:[],rest:It};const Kt=(0,R.S3)(I),_t=Q===null?W:(0,R.hs)(I)?L:z,Qt=Kt.slice(0,_t).map(
wn=>yt(wn,I,D)),on=Q===null||Qt.length===0?[]:[Qt.join(", ")],yn=ct?U/2:U;return{lines:[...on,...vt],list:Q===null?Qt:[],rest:[...ut(I,Kt.slice(_t),D,yn),...It]}}
const tt=I=>`<br><b>Help:</b> ${(0,y.h$)(I,A)}`;function it(I,D){const{severity:U,code:F,title:Q}=I,ct=(0,R.pq)(I),pt=ct>1?`${(0,v.px)(ct,(0,R.a2)(I))}: `:"";return`\
<p>${n.rC[U]} <b>${pt}${Q}</b> (${(0,n._h)(F,F,D)})`}function yt(I,D,U){return"file"in I?(0,n.u_)(I,U):D.message===null?rt(I,D,U):At(I,D.hosts.length===1,U)}function At(I,D,U){
const[F]=I,Q=F?.host?(0,y.D9)((0,g.nx)(F.host)):"",ct=F?.isHostNew?[v.dy]:[];if(D){const vt=(0,l.yv)(I).settings.map(n.Su),It=X(I,U)?o(I,U):q(I,B,U),_t=(X(I,U)?
[...vt,It]:[It,...vt]).filter(Qt=>Qt!=="").join(", ");return`${Q}${_t===""?"":` in ${_t}`}${ct.map(Qt=>` (${Qt})`)}`}const ot=[...ct,Mt(I,U)].filter(vt=>vt!=="").
join("; ");return ot===""?Q:`${Q} (${ot})`}const Mt=(I,D)=>X(I,D)?(0,v.px)((0,l.eb)(I).length,"repository"):q(I,P,D).replace(/ places?$/,""),X=(I,{context:D})=>(0,l.
mj)(I,D.repositories.length)!=="";function q(I,D,U){const{lines:F,leftOut:Q}=(0,l.yv)(I);return F.length===0?"":(0,n.EP)(F,D,U,Q)}function rt(I,D,U){const F=(0,R.
hs)(D)?At(I,!1,U):q(I,P,U);return I.map(({problem:Q})=>{const ct=(0,y.h$)(Q.message,k),pt=D.help===null&&Q.help?tt(Q.help):"";return`${F===""?(0,v.Iu)(ct):`${F}\
: ${ct}`}${pt}`}).join("<br>")}function ut(I,D,U,F){const Q=I.message===null?"finding":(0,R.a2)(I),{leftOut:ct}=(0,R.hs)(I)?{leftOut:0}:(0,l.yv)(I.findings),pt=D.
length+ct;if(pt===0)return[];if(U.isBrief)return[`<p>${(0,n.jP)(pt,Q,U)}</p>`];const ot=(0,s.R4)(D,F,C,Kt=>yt(Kt,I,U)),vt=pt-ot.length,It=I.message===null?(0,s.
MB)(ot):`<p>${ot.join(", ")}</p>`;return[(0,s.TM)((0,v.px)(pt,`more ${Q}`),[...ot.length===0?[]:[It],...vt>0?[`<p>${(0,n.jP)(vt,Q,U)}</p>`]:[]])]}function ft({affects:I},{
context:{clients:D}}){const U=(0,v.od)(I,D);return U===""?"":`Affects ${U}.`}function ht(I){const U=(0,R.hs)(I)&&I.hosts.length===1&&I.message!==null?[]:(0,l.yv)(
I.findings).settings;return U.length===0?"":`Required by ${U.map(n.Su).join(", ")}.`}function Pt({hosts:[I,D],severity:U},{context:F}){const Q=I===void 0||D!==void 0?
null:F.history?.get(I),ct=Q&&U==="error"?(0,M.kW)(Q):null;return ct===null?"":`${(0,v.Iu)(ct)}.`}var St=t(1064),Dt=t(1505);const zt=20,Yt=20,nn=["fails","warns",
"works"];function qt(I,D,U){const F=I.filter(It=>(0,w.cG)(It)&&!(0,w.JR)(It));if(F.length===0)return"";const Q=It=>F.length===1?wt(It,D).join(`
`):cn(It,D),ct=(0,s.R4)(F,U,Yt,Q),pt=F.length-ct.length,[ot]=F.length===1?F:[],vt=ot===void 0?`of ${(0,v.px)(F.length,"host")}`:`of ${Y(ot)} (${J(ot)})`;return(0,s.
TM)(`Requests, responses and certificates ${vt}`,[...ct,...pt>0?[`<p>${(0,n.jP)(pt,"host",D)}</p>`]:[]])}const cn=(I,D)=>(0,s.TM)(`${n.Gr[(0,w.sG)(I)]} ${Y(I)} \
(${J(I)})`,wt(I,D)),Y=({visit:I})=>(0,y.D9)((0,g.nx)(I.host)),J=({visit:{attempt:I}})=>`${(0,v.px)(I.hops.length,"request")}, ${(0,O.kJ)(I.timing.totalMs)}`;function wt(I,D){
const{hops:U,certificates:F}=I.visit.attempt;return[jt(I,D),...I.services.length===0?[]:[Vt(I,D)],...U.length===0?[]:[en(U)],...F.length===0?[]:[un(F,D)]]}function jt(I,D){
const U=(0,n.Bm)(D);return["<table>",...[(0,Dt.se)(I,D.context,U),{label:"clients",texts:Gt(I,D)},...(0,Dt.Zc)(I,U),...(0,Dt.o7)(I,U)].flatMap(({label:ct,texts:pt})=>pt.
length===0?[]:[`<tr><td><b>${(0,v.Iu)(ct)}</b></td><td>${pt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Gt=({clients:I},{context:D})=>nn.flatMap(U=>{const F=D.clients.filter(ct=>I[ct]===U),Q=F.map(ct=>St.bB[ct]).join(", ");return F.length===0?[]:[`${n.Gr[U]}\
 ${Q}`]});function Vt({services:I,servicesLeftOut:D,servicesFrom:U},F){const Q=I.slice(0,zt).map(vt=>[(0,y.D9)(vt.id,Dt.tN),Zt(vt)]),ct=I.length-Q.length+D,pt=ct>
0?[[`and ${ct} more`,F.rest]]:[],ot=U===null?"URL":`URL, from the host block at ${(0,n.u_)(U,F)}`;return(0,s.I$)(["Service",ot],[...Q,...pt])}function Zt(I){switch(I.
kind){case"url":return(0,y.D9)((0,y.cq)(I.url));case"login":{const{client:D,authz:U,token:F,ports:Q}=I.login;return[`authz ${(0,y.D9)((0,y.cq)(U??"none"))}`,`to\
ken ${(0,y.D9)((0,y.cq)(F??"none"))}`,`client ${(0,y.D9)(D,Dt.tN)}, ports ${Q.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${I.problem.code}`}}function en(I){
const D=I.map((U,F)=>{const Q=U.proxy===null?"":`through ${(0,y.D9)((0,y.cq)(U.proxy))}`,ct=U.status===null?"no response":`${U.status} ${(0,y.h$)(U.reason,Dt.tN)}`.
trim();return[String(F+1),(0,y.D9)((0,y.cq)(U.url)),U.mediaType===null?ct:`${ct}<br>${(0,y.D9)(U.mediaType,Dt.tN)}`,(0,v.Rk)(U.authorization),U.address===null?Q:
(0,y.D9)(U.address,Dt.tN),(0,O.kJ)(U.ms).replace(" ","&nbsp;")]});return(0,s.I$)(["Hop","Request","Response","Token","Address","Time"],D,[0,5])}function un(I,{context:D}){
const U=I.map(({host:F,subject:Q,issuer:ct,expires:pt})=>[(0,y.D9)(F,Dt.tN),(0,y.h$)((0,O.nO)(pt,D.startedAt)),(0,y.D9)(Q,Dt.tN),(0,y.D9)(ct,Dt.tN)]);return(0,s.
I$)(["TLS certificate","Valid until","Subject","Issuer"],U)}var ln=t(7361);const V=10,nt=40,Ot=20,mt=3,Tt=40,xt=80,Rt=1/5;function Ct(I,D,U){const{history:F}=D.
context,Q=(0,M.U4)(I,D.context),ct=D.isBrief?Q.filter(M.wz):Q;if(ct.length===0)return Q.length===0&&(F?.size??0)>0&&!D.isBrief?["<p><b>History</b>: 1 run so far\
</p>"]:[];const pt=D.isBrief?V:nt,ot=bt(ct),vt=(0,s.R4)(ct.slice(0,pt),U*(1-Rt),xt,Kt=>Bt(Kt,ot,D)),It=vt.slice(V);return[`<p><b>History</b>: ${Ft(Q)}</p>`,Lt(vt.
slice(0,V),ot),...It.length===0?[]:[(0,s.TM)((0,v.px)(It.length,"more host"),[Lt(It,ot)])],`<p><sub>${an(ct.slice(0,vt.length))}</sub></p>`,...dn(ct.slice(vt.length),
D),...fn(ct,D,U*Rt)]}function Ft(I){const D=Math.max(...I.map(({history:Q})=>Q.recent.length)),U=I.filter(M.wz).length;if(U===0)return`no failure in the last ${(0,v.
px)(D,"run")}`;const F=I[0]?.history.recent.filter(({outcome:Q})=>Q==="fails").length;return I.length===1?`${F} of the last ${(0,v.px)(D,"run")} failed`:`${U} o\
f ${I.length} hosts failed in the last ${(0,v.px)(D,"run")}`}function bt(I){const D=I.flatMap(({history:U})=>(0,M.H6)(U).map(F=>F.days));return[...new Set(D)].toSorted(
(U,F)=>U-F)}const Lt=(I,D)=>(0,s.I$)(["Host",...D.map(U=>`Uptime<br>${U}&nbsp;days`),"Latency<br>30&nbsp;days"],I,D.map((U,F)=>F+1).concat(D.length+1));function Bt({
host:I,history:D},U,{isBrief:F}){const Q=(0,w.sG)(I),ct=F?null:(0,M.XQ)(D),pt=new Map((0,M.H6)(D).map(vt=>[vt.days,vt])),{latency:ot}=D;return[[`${n.Gr[Q]}&nbsp\
;${(0,s.rm)((0,g.nx)(I.visit.host))}`,sn(D.recent),...ct===null?[]:[`<sub>${(0,y.js)(ct)}</sub>`]].join("<br>"),...U.map(vt=>{const It=pt.get(vt);return It===void 0?
"":Wt((0,ln.mc)(It)??"",(0,v.px)(It.runs,"run"))}),ot===null?"":Wt((0,O.kJ)(ot.medianMs),`p95 ${(0,O.kJ)(ot.p95Ms)}`)]}const Wt=(I,D)=>`${I}<br><sub>${D}</sub>`.
replaceAll(" ","&nbsp;"),sn=I=>`<code role="img" aria-label="${(0,ln._N)(I)}">${(0,M.qX)(I)}</code>`;function an(I){return`The newest run is at the right. ${(0,M.
MC)(I).map(([U,F])=>`<code>${U}</code>&nbsp;${F}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) of discove\
ry.`}function dn(I,D){if(I.length===0)return[];const U=I.every(({history:ct})=>ct.uptime.every(({good:pt,runs:ot})=>pt===ot)),F=D.isBrief?n.xy:"in the history f\
ile",Q=U?", all without a failure in this time":` ${F}`;return[`<p>and ${(0,v.px)(I.length,"more host")}${Q}</p>`]}function fn(I,D,U){const F=I.flatMap(({host:ot,
history:vt})=>vt.incidents.map(It=>({host:ot,incident:It}))).toSorted((ot,vt)=>ot.incident.from<vt.incident.from?1:-1);if(F.length===0)return[];const Q=(0,s.R4)(
F.slice(0,Ot),U,xt,({host:ot,incident:vt})=>[(0,s.rm)((0,g.nx)(ot.visit.host)),(0,y.js)((0,O.QN)(vt.from)),(0,ln.QY)(vt,D.context.startedAt),String(vt.runs),hn(
vt)]),pt=F.length-Q.length>0?`The last ${Q.length} incidents`:(0,v.px)(Q.length,"incident");return Q.length===0?[]:[(0,s.TM)(pt,[(0,s.I$)(["Host","From","Durati\
on","Runs","Problems"],Q,[3])])]}function hn({codes:I}){const D=I.slice(0,mt).map(U=>(0,y.D9)(U,Tt));return(0,v.K4)(D,mt,I.length-D.length)}const mn=4,pn=2,vn=3,
kn=60;function gn(I,D,U,F){const Q=I.filter(It=>(0,w.sG)(It)===D);if(Q.length===0)return"";const ct=D==="works"&&I.some(It=>(0,w.sG)(It)==="warns"),pt=jn(Q,D,ct?
" without warnings":"");if(U.isBrief)return`<p>${pt}</p>`;const ot=(0,s.R4)(Q,F,kn,It=>Ln(It,U)),vt=Q.length-ot.length;return(0,s.TM)(pt,[...ot.length===0?[]:[(0,s.
I$)(["Host","Required by",D==="works"?"Services":"Reason"],ot)],...vt>0?[`<p>${(0,n.jP)(vt,"host",U)}</p>`]:[]])}function jn(I,D,U){const F=I.slice(0,vn).map(({
visit:pt})=>(0,y.D9)((0,g.nx)(pt.host))),Q=(0,v.K4)(F,vn,I.length-F.length),ct=I.length===1?`${Q} ${w.nx[D]}${U}`:`<b>${(0,v.px)(I.length,"host")}</b> ${w.nx[D]}${U}\
: ${Q}`;return`${n.Gr[D]} ${ct}`}function Ln(I,D){const U=I.requirements.flatMap(Q=>Q.because),{discovery:F}=I.visit.attempt;return[`${(0,s.rm)((0,g.nx)(I.visit.
host))}${I.isNew?`<br><sub>${v.dy}</sub>`:""}`,U.length===0?"":Sn(U,D),(0,w.JR)(I)&&F.kind==="skipped"?F.problem.title:(0,Dt.Yj)(I,(0,n.Bm)(D))]}function Sn(I,D){
const{places:U,isOfRepositories:F}=(0,l.rv)(I),Q=ot=>(0,n.u_)(ot,D);if(!F)return(0,l.Ky)(I,mn,Q);const ct=U.slice(0,pn).map(Q).join(", "),pt=U.length>pn?", \u2026":
"";return`${(0,v.px)(U.filter(l.cC).length,"repository")}: ${ct}${pt}`}var Xt=t(4148);const Cn=40,Mn=80,On=I=>(0,Xt.fi)(I,D=>(0,s.hn)((0,l.II)(D))),Tn=(I,D)=>(0,y.
D9)(I,D).replaceAll(" ","&nbsp;"),En=(I,D)=>{const U=({code:F,title:Q})=>(0,n._h)(F,Q,D);return(0,Xt.ij)([(0,Xt.eX)(U)],I)};function An(I,D,U){const{wrong:F,good:Q}=(0,Xt.
jB)(I),ct=F.length>1||D.isBrief?In(F,D,U/2):[],pt=U-(0,E.$$)(ct.join("")),ot=wn=>N(wn,D),vt=D.isBrief||D.context.repositories.length>1,It=D.isBrief?[]:vt?F:[...F,
...Q],Kt=(0,s.R4)(It,pt,Mn,ot),_t=It.length-Kt.length,Qt=[...ct,...Kt.slice(0,F.length)],on=Kt.slice(F.length),yn=on.length<=Xt.LC?on:[(0,s.TM)(j(Q),on)];return[
...ct.length>0?[(0,s.TM)($n(F),Qt)]:Qt,...vt&&Q.length>0?[`<p>${j(Q)}</p>`]:yn,..._t>0?[`<p>${(0,n.jP)(_t,"root module",D)}</p>`]:[]]}function In(I,D,U){const F=(0,Xt.
cZ)(I);if(F.length===0)return[];const Q=F.map(({row:ot})=>ot),ct=St.Du.filter(ot=>I.some(vt=>vt.clients.includes(ot))),pt=[...En(Q,D),(0,Xt.ie)(F,On),...(0,Xt.ns)(
{clients:ct,rows:Q},Tn)];return[Rn(Q,{clients:ct},pt,D,U)]}function Rn(I,D,U,F,Q){const ct=(0,s.R4)(I.slice(0,Cn),Q,Mn,ot=>[Z(ot,D,F),...U.map(({cell:vt})=>vt(ot))]),
pt=I.length-ct.length;return(0,s.I$)(["Module or provider",...U.map(({title:ot})=>(0,v.Iu)(ot))],pt>0?[...ct,[(0,n.jP)(pt,"row",F)]]:ct)}function $n(I){const D=(0,Xt.
qj)(I[0]??{rows:[]}),U=I.slice(0,Xt.LC).map(On),F=(0,v.K4)(U,Xt.LC,I.length-U.length);return I.length===1?`${n.Gr[D]} <b>${F}</b>: ${Xt.pJ[D]}`:`${n.Gr[D]} <b>${(0,v.
px)(I.length,"root module")}</b> with errors or warnings: ${F}`}function j(I){const D=I.flatMap(U=>U.rows);return`${n.Gr[(0,Xt.Fg)(D)]} <b>${(0,v.px)(I.length,"\
root module")}</b>: ${(0,Xt.nS)(D)}`}function N(I,D){const U=(0,Xt.qj)(I),{wrong:F,good:Q}=(0,Xt.P)(I),ct=[...F,...Q],pt=[...En(ct,D),...(0,Xt.ns)({...I,rows:ct},
Tn)],ot=U==="works"?(0,Xt.nS)(I.rows):Xt.pJ[U];return(0,s.TM)(`${n.Gr[(0,Xt.Fg)(I.rows)]} <b>${On(I)}</b>: ${ot}`,[Rn(ct,I,pt,D,Number.POSITIVE_INFINITY)])}function Z(I,D,U){
const F=`${n.Gr[(0,Xt.Fg)([I])]}&nbsp;<b>${(0,s.hn)((0,Xt.mC)(I,D))}</b>`,[Q]=I.places,ct=[...I.kind==="module"&&I.source!==I.address?[(0,s.hn)(I.source)]:[],...Q===
void 0?[]:[(0,n.u_)(Q,U)]];return ct.length===0?F:`${F}<br><sub>${ct.join(" at ")}</sub>`}const et=2e5,lt={notes:6e3,causes:45e3,repositories:14e3,history:24e3,
roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},at=["causes","unchecked","repositories","history","roots","evidence","passed","skipped",
"notices","notes"],dt=1e3,$t=10,Et=5,Nt=600,kt=100,Ht=7,Ut=(I,D)=>Jt(I,{context:D,rest:n.h,isBrief:!1},{head:`## ${xn(I,D)}`,foot:`tf-disco ${(0,y.js)(D.version)}\
, started ${(0,y.js)((0,O.QN)(D.startedAt))}.`,maxBytes:et});function Jt(I,D,{head:U,foot:F,maxBytes:Q}){const ct=rn(I,D),pt=new Map;let ot=Q-dt-(0,E.$$)(U+F);for(const[
Kt,_t]of Object.entries(lt)){const on=ct[Kt](Math.min(_t,ot)).filter(wn=>wn!=="").join(`

`),yn=(0,E.$$)(on)<=ot;yn&&(ot-=(0,E.$$)(on)),pt.set(Kt,yn?on:`<p>More ${D.rest}</p>`)}const vt=at.map(Kt=>pt.get(Kt)??"").filter(Kt=>Kt!==""),It=!D.isBrief&&vt.
some(n.ze)?`${F} ${tn(D)}`:F;return`${[U,...vt,`<sub>${It}</sub>`].join(`

`)}
`}function rn(I,D){const U=(0,w.md)(I.hosts),F=U.filter(({findings:ot})=>ot.length===0),Q=({severity:ot})=>ot==="notice",ct=I.findings.filter(Q),pt=I.findings.filter(
ot=>!Q(ot));return{notes:ot=>[Pn(I,D,ot)],causes:ot=>G(pt,D,ot),repositories:ot=>[u(I.files,D,ot)],history:ot=>Ct(I,D,ot),roots:ot=>An(I.roots,D,ot),evidence:ot=>D.
isBrief?[]:[qt(U,D,ot)],unchecked:ot=>[gn(F,"unchecked",D,ot)],passed:ot=>[gn(U,"works",D,ot)],skipped:ot=>[gn(U,"skipped",D,ot)],notices:ot=>D.isBrief?[]:[bn(ct,
D,ot)]}}function tn({context:I}){const D=I.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,y.js)(D)}">kept as an artifact</a>.`}function bn(I,D,U){if(I.length===0)return"";const F=`${n.rC.notice} ${(0,v.px)(I.length,"notice")}`;
return(0,s.TM)(F,G(I,D,U))}function Pn(I,D,U){const F=(0,S.h$)(I,D.context).map(vt=>`${(0,v.Iu)((0,y.h$)(vt,Nt))}.`),Q=(0,s.R4)(F,U,$t,vt=>vt),ct=Q.slice(0,Et),
pt=D.isBrief?[]:Q.slice(Et),ot=F.length-ct.length-pt.length;return[`<p>${ct.join("<br>")}</p>`,...pt.length===0?[]:[(0,s.TM)((0,v.px)(pt.length,"more remark"),[
`<p>${pt.join("<br>")}</p>`])],...ot>0?[`<p>${(0,n.jP)(ot,"remark",D)}</p>`]:[]].join(`
`)}const xn=(I,D)=>`${Dn(I)} ${(0,v.Iu)((0,w.$N)(I,D))}`;function Dn(I){const D=I.findings.some(({severity:F})=>F!=="notice"),U=I.hosts.length===0?"skipped":"wo\
rks";return n.Gr[I.passed?D?"warns":U:"fails"]}function Nn({url:I,workflow:D,job:U,commit:F}){const Q=D.split("/").at(-1)??"";return[`<a href="${(0,y.js)(I)}">${(0,y.
D9)(Q===""?"this run":Q,kt)}</a>`,...U===""?[]:[`job ${(0,y.D9)(U,kt)}`],...F===""?[]:[`commit ${(0,y.D9)(F.slice(0,Ht))}`]].join(", ")}}),8373:((gt,K,t)=>{t.d(
K,{Bm:()=>d,EP:()=>e,Gr:()=>M,Su:()=>h,_h:()=>$,b_:()=>f,h:()=>y,jP:()=>s,rC:()=>R,u_:()=>i,xy:()=>g,ze:()=>r});var O=t(5143),w=t(4503),v=t(4120),E=t(8884),S=t(
8641);const y="in the JSON report",g="in the job summary",R={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},M={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},l="&nbsp;more ",s=(o,a,{rest:u})=>`and ${o}${l}${o===1?a:(0,v._l)(a)} ${u}`,r=o=>o.includes(l),e=(o,a,u,m=0)=>(0,E.
Ky)(o,a,T=>i(T,u),m).replace(/ more (?=places?$)/,l),n=600,i=(o,a)=>typeof o=="string"?h(o):c(o,(0,E.eo)(o),a),f=(o,a)=>c(o,(0,E.eo)({...o,file:(0,O.bH)(o.file).
path}),a);function c(o,a,{context:u}){const m=`<code>${(0,S.js)(a).replaceAll("/","/<wbr>")}</code>`,T=(0,w.uM)(o,u);return T===null||T.length>n?m:`<a href="${(0,S.
js)(T,n)}">${m}</a>`}const h=o=>o.endsWith(" input")?`the ${(0,S.D9)(o.replace(/ input$/,""))} input`:(0,S.D9)(o),$=(o,a,{context:u})=>`<a href="${(0,S.js)(`${u.
docsUrl}#${o}`)}">${a}</a>`,d=o=>({value:S.D9,prose:S.h$,because:a=>i(a,o)})}),733:((gt,K,t)=>{t.d(K,{W:()=>y,n:()=>w});const O=/^[ -~]*$/;function w(g){if(O.test(
g))return g.length;let R=0;for(const M of g)R+=v(M);return R}function v(g){return O.test(g)?1:E(g)?0:new RegExp("\\p{Regional_Indicator}","u").test(g)?1:S(g)?2:
1}const E=g=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(g),S=g=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(g);function y(g,R,M){let[l,s]=["",0];for(const r of g){const e=v(r),n=s+e;if(s>=R&&n<=M&&(e>0||s>R)?l+=r:l+=" ".repeat(Math.max(0,Math.min(n,M)-Math.max(s,
R))),s=n,s>M)break}return l}}),7146:((gt,K,t)=>{t.d(K,{ky:()=>s,nI:()=>v,qt:()=>R,wW:()=>M});var O=t(733);const w={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function v(e,n,i){return i.colour?`\x1B[${w[n]}m${e}\x1B[0m`:e}const E=(e,n,{hyperlinks:i})=>n===void 0||!i?e:`\x1B]8;;${n}\x1B\\${e}\x1B]8;;\x1B\\`,S=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
y=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,g=5001;function R(e){const{FORCE_HYPERLINK:n,TERM:i="",TERM_PROGRAM:f="",VTE_VERSION:c}=e;
return n?n!=="0":e.CI||e.NO_COLOR||i==="dumb"?!1:Number(c)>=g||S.test(f)||y.test(i)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(h=>e[h])}function M(e,n){const i="\
 ".repeat(e.indent),f=e.label.padEnd((e.column??0)-1),c=" ".repeat(e.indent+(e.column??2)),[h="",...$]=r(n.withFlags?.(e.text)??e.text,{first:n.width-i.length-f.
length-1,others:n.width-c.length}),d=E(v(f,e.style,n),e.url,n),o=l(h,e.linked,n);return[`${i}${d} ${o}`.trimEnd(),...$.map(a=>`${c}${a}`)]}function l(e,n,i){return!n?.
url||!e.startsWith(n.text)?e:`${E(n.text,n.url,i)}${e.slice(n.text.length)}`}function s(e,{width:n,withFlags:i}){const[f="",...c]=r(i?.(e)??e,{first:n,others:n-
2});return[f,...c.map(h=>`  ${h}`)]}function r(e,n){const i=[];let f="",c=0;for(const h of e.split(" ")){const $=i.length===0?n.first:n.others,d=(0,O.n)(h);f!==
""&&c+1+d>$?(i.push(f),f=h,c=d):(c=f===""?d:c+1+d,f=f===""?h:`${f} ${h}`)}return[...i,f]}}),6536:((gt,K,t)=>{t.d(K,{S5:()=>Tn,MV:()=>En,K8:()=>An});var O=t(2389),
w=t(2796),v=t(5102),E=t(4120),S=t(5955),y=t(6763),g=t(8641),R=t(1831),M=t(4503),l=t(8884),s=t(733),r=t(7146);const e=160,n=12,i="    ",f=/##\w*\[/;function c({place:j,
before:N,literal:Z,after:et},lt,at){const dt=" ".repeat(`  ${j.line}`.length),$t=Math.min(at.width,e)-dt.length-3;if($t<n)return[];const Et=h(N+Z+et),Nt=Et(N+Z+
et),kt=(0,s.n)(Nt)<=$t?0:Et(N).search(/[^ ]|$/),Ht=Nt.slice(kt),Ut=(0,s.n)(Et(N))-kt,Jt=(0,s.n)(Et(N+Z))-kt,{from:rn,to:tn,text:bn}=$(Ht,Ut,Math.max(Jt,Ut+1),$t),
Pn=(0,r.nI)("|","dim",at),xn="^".repeat(Math.max(1,Math.min(Jt,tn)-Math.max(Ut,rn))),Dn=" ".repeat(Math.max(Ut,rn)-rn);return[`${(0,r.nI)(`  ${j.line}`,"dim",at)}\
 ${Pn} ${bn}`.trimEnd(),`${dt} ${Pn} ${Dn}${(0,r.nI)(xn,lt,at)}`]}function h(j){const N=Z=>(0,g.RK)(Z.replaceAll("	",i),Number.POSITIVE_INFINITY);return f.test(
N(j))?Z=>N(Z).replaceAll(/(?<=#)#/g," #"):N}function $(j,N,Z,et){const lt=(0,s.n)(j);if(lt<=et)return{from:0,to:et,text:j};const at=Math.max(0,et-2-(Z-N)),dt=Z<
et?0:Math.max(0,N-1-Math.ceil(at*2/3)),$t=lt-dt<=et,Et=dt+et,Nt=(0,s.W)(j,dt===0?0:dt+1,$t?Et:Et-1),kt=`${dt===0?"":"\u2026"}${Nt}${$t?"":"\u2026"}`;return{from:dt,
to:$t?Et:Et-1,text:kt}}var d=t(1505),o=t(7574);const a=20,u=6,m=13,T={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},p={error:T.fails,warning:T.warns,notice:{sign:"\xB7",style:"blue"}},A={value:g.
RK,prose:g.RK,because:l.eo};function B(j,N){const Z=(0,v.sG)(j),{sign:et,style:lt}=T[Z],at=[...(0,v.cG)(j)?L(j,N.context):[],...(0,d.o7)(j,A)],dt=`${v.nx[Z]}${j.
isNew?` (${E.dy})`:""}: ${P(j)}`;return[...(0,r.wW)({indent:0,label:`${et} ${k(j.visit.host)}`,style:lt,text:dt},N),...at.flatMap($t=>z($t,N))].map(g.BP).join(`\

`)}const k=j=>{const N=(0,R.nx)(j);return N===j?(0,g.RK)(j):`${(0,g.RK)(N)} (${(0,g.RK)(j)})`};function P(j){const{discovery:N}=j.visit.attempt,Z=(0,v.QK)(j);return Z.
length>0?(0,E.K4)([...new Set(Z.map(et=>et.problem.code))],u):N.kind==="skipped"?N.problem.code:(0,d.Yj)(j,A)}function L(j,N){const{hops:Z,certificates:et}=j.visit.
attempt;return[(0,d.se)(j,N,A),{label:"response",texts:Z.map(W)},{label:"services",texts:H(j)},...(0,d.Zc)(j,A),{label:"certificate",texts:et.map(lt=>C(lt,N))}]}
const z=({label:j,texts:N},Z)=>N.flatMap((et,lt)=>{const at=lt===0?j:"";return(0,r.wW)({indent:2,label:at,style:"dim",column:m,text:et},Z)});function W(j){const N=j.
status===null?"none":`${j.status} ${(0,g.RK)(j.reason,d.tN)}`,Z=j.status===null?"after":"in",et=[...j.mediaType===null?[]:[(0,g.RK)(j.mediaType,d.tN)],...j.address===
null?[]:[`at ${(0,g.RK)(j.address,d.tN)}`],...j.proxy===null?[]:[`through ${(0,g.RK)((0,g.cq)(j.proxy))}`],...j.authorization==="none"?[]:[`token ${(0,E.Rk)(j.authorization)}`]],
lt=et.length===0?"":` (${et.join("; ")})`;return`${N.trim()} from ${(0,g.RK)((0,g.cq)(j.url))} ${Z} ${(0,o.kJ)(j.ms)}${lt}`}function H({services:j,servicesLeftOut:N}){
const Z=j.slice(0,a),et=j.length-Z.length+N;return[...Z.map(x),...et>0?[`and ${et} more`]:[]]}function x(j){const N=(0,g.RK)(j.id,d.tN);switch(j.kind){case"url":
return`${N} ${(0,g.RK)((0,g.cq)(j.url))}`;case"login":{const{authz:Z,token:et}=j.login,lt=[Z,et].map(at=>(0,g.RK)((0,g.cq)(at??"none")));return`${N} authz ${lt.
join(", token ")}`}case"problem":return`${N}: ${j.problem.code}`}}function C(j,N){const{host:Z,subject:et,issuer:lt,expires:at}=j,dt=(0,g.RK)((0,o.nO)(at,N.startedAt));
return`${(0,g.RK)(Z,d.tN)} valid until ${dt}; subject ${(0,g.RK)(et,d.tN)}, issuer ${(0,g.RK)(lt,d.tN)}`}const b=4,G={places:6,messages:5,frames:w.Wi},st={places:3,
messages:2,frames:1},_=1e3;function tt(j,N,Z){const{severity:et,code:lt,title:at,message:dt}=j,$t=(0,g.RK)(dt??at,_),Et=`${N.context.docsUrl}#${lt}`,{style:Nt}=p[et],
kt=it(j,Z)??[...Pt(j.hosts.length>1?"hosts":"host",yt(j),N),...At(j,N,Z),...ht(j,N)],Ht=ft(j.findings)?"":j.help??"";return[...(0,r.wW)({indent:0,label:`${et}[${lt}\
]:`,style:Nt,url:Et,text:$t},N),...kt,...Pt("help",(0,g.RK)(Ht,_),N),...Pt("affects",(0,E.od)(j.affects,N.context.clients),N)].map(g.BP).join(`
`)}function it(j,{codes:N}){const{hosts:Z,message:et,code:lt,findings:at}=j;if(Z.length<2||et===null)return null;const{lines:dt}=(0,l.yv)(at),$t=JSON.stringify(
[Z.toSorted(),dt[0],dt.length]),Et=N.get($t);return Et===void 0&&N.set($t,lt),Et===void 0?null:[`  hosts: the same ${Z.length} as for ${Et}`]}function yt({hosts:j,
findings:N,message:Z}){const[et]=j;if(j.length===1&&et!==void 0&&Z?.includes((0,R.nx)(et))&&N[0]?.isHostNew!==!0)return"";const at=(0,E.Ku)(j,b).map(dt=>{const $t=N.
filter(kt=>kt.host===dt),Et=j.length>1?(0,l.eb)($t).length:0,Nt=[...$t.some(({isHostNew:kt})=>kt)?[E.dy]:[],...Et>1?[(0,E.px)(Et,"repository")]:[]];return`${k(dt)}${Nt.
length===0?"":` (${Nt.join(", ")})`}`});return(0,E.K4)(at,j.length,j.length-at.length)}function At(j,N,Z){const{frames:et}=Mt(j),lt=X(j),at=(0,w.cr)(j).length-lt.
length;return[...lt.flatMap(({message:dt,findings:$t,first:Et},Nt)=>{const kt=q(Et,j.message===null?dt:"",N);return Nt>=et?kt:[...kt,...rt(Et,j,N,Z),...Pt("help",
(0,g.RK)(ut(j,$t),_),N)]}),...at>0?[`  and ${(0,E.px)(at,"more message")} in the JSON report`]:[]]}const Mt=({hosts:j,findings:N})=>j.length>1||ft(N)?st:G,X=j=>(0,E.
Ku)((0,w.cr)(j),Mt(j).messages).map(([N,Z])=>({message:N,findings:Z,first:(0,l.tN)(Z)}));function q(j,N,Z){if(j===null&&N==="")return[];const et=j===null?"-":"-\
->",lt=j===null?"":(0,l.R3)(j),at=[lt,(0,g.RK)(N,_)].filter($t=>$t!=="").join(": "),dt={text:lt,url:j&&(0,M.uM)(j,{...Z.context,links:null})};return(0,r.wW)({indent:2,
label:et,style:"dim",text:at,linked:dt},Z)}function rt(j,{severity:N},Z,{lines:et}){if(j===null)return[];const{file:lt,line:at,column:dt}=j,$t=Z.context.sources.
find(Et=>Et.place.file===lt&&Et.place.line===at&&Et.place.column===dt);return $t===void 0||et.has($t)?[]:(et.add($t),c($t,p[N].style,Z))}function ut({help:j,findings:N},Z){
return j!==null||ft(N)?"":Z[0]?.problem.help??""}const ft=([j,N])=>j?.exclude!==void 0&&N!==void 0;function ht(j,N){const{findings:Z}=j,{lines:et,settings:lt,leftOut:at}=(0,l.
yv)(Z),dt=(0,l.oN)(et,X(j).map(({first:Et})=>Et)),$t=Mt(j).places;return[...Pt("hits",(0,l.mj)(Z,N.context.repositories.length),N),...Pt("also at",(0,l.Ky)(dt,$t,
void 0,at),N),...Pt("required by",(0,l.Ky)(lt,$t),N)]}const Pt=(j,N,Z)=>N===""?[]:(0,r.wW)({indent:2,label:`${j}:`,style:"dim",text:N},Z);var St=t(4148),Dt=t(1064);
const zt=20,Yt=3,nn="  ",qt=j=>(0,St.fi)(j,l.II);function cn(j,N){const{wrong:Z}=(0,St.jB)(j);return Z.length>St.LC?[Y(j,Z,N)]:Z.map(et=>{const lt=(0,St.P)(et),
at=[...lt.wrong,...lt.good],dt=J((0,St.ns)({...et,rows:at.slice(0,zt)},g.RK),at),$t=qt(et);return wt({outcome:(0,St.qj)(et),name:$t,root:et,rows:at,columns:dt},
N)})}function Y(j,N,Z){const et=(0,St.cZ)(j),lt=et.map(({row:kt})=>kt),at=Dt.Du.filter(kt=>N.some(Ht=>Ht.clients.includes(kt))),dt=(0,St.ns)({clients:at,rows:lt.
slice(0,zt)},g.RK),$t=J([(0,St.ie)(et,qt),...dt],lt),Et=(0,St.qj)({rows:lt}),Nt=(0,E.px)(N.length,"root module");return wt({outcome:Et,name:Nt,root:{clients:at},
rows:lt,columns:$t},Z)}const J=(j,N)=>[...j,...(0,St.ij)([(0,St.eX)(({code:Z})=>Z)],N)];function wt({outcome:j,name:N,root:Z,rows:et,columns:lt},at){const{sign:dt,
style:$t}=T[j],Et=et.filter(Ut=>(0,St.Mm)(Ut)===j),Nt=[...new Set(Et.map(Ut=>(0,g.RK)((0,St.mC)(Ut,Z))))],kt=`${St.pJ[j]} for ${(0,E.K4)(Nt,Yt)}`,Ht=et.length-zt;
return[`${(0,r.nI)(dt,$t,at)} ${(0,r.nI)(N,"bold",at)}: ${kt}`,...jt(et.slice(0,zt).map(Ut=>({sign:T[(0,St.Fg)([Ut])],cells:[(0,g.RK)((0,St.mC)(Ut,Z)),...lt.map(
({cell:Jt})=>Jt(Ut))]})),["module or provider",...lt.map(({title:Ut})=>Ut)],at),...Ht>0?[`  and ${Ht} more in the JSON report`]:[]].map(g.BP).join(`
`)}function jt(j,N,Z){const et=N.map((dt,$t)=>Math.max(...[dt,...j.map(({cells:Et})=>Et[$t])].map(Gt)));if(et.reduce((dt,$t)=>dt+nn.length+$t,nn.length)>Z.width)
return j.flatMap(({sign:{sign:dt,style:$t},cells:[Et="",...Nt]})=>{const kt=Nt.flatMap((Ut,Jt)=>Ut===""?[]:[`${N[Jt+1]} ${Ut}`]),Ht=`${Et}: ${kt.join("; ")}`;return(0,r.
wW)({indent:2,label:dt,style:$t,text:Ht},Z)});const at=dt=>dt.map(($t,Et)=>$t+" ".repeat((et[Et]??0)-Gt($t))).join(nn).trimEnd();return[`    ${(0,r.nI)(at(N),"d\
im",Z)}`,...j.map(({sign:{sign:dt,style:$t},cells:Et})=>`  ${(0,r.nI)(dt,$t,Z)} ${at(Et)}`)]}const Gt=(j="")=>Array.from(j).length;function Vt(j,N){const Z=j.flatMap(
Et=>Et.rows),{sign:et,style:lt}=T[(0,St.Fg)(Z)],[at]=j,$t=`${j.length===1&&at!==void 0?qt(at):(0,E.px)(j.length,"root module")}: ${(0,St.nS)(Z)}`;return(0,r.wW)(
{indent:0,label:et,style:lt,text:$t},N).map(g.BP).join(`
`)}const Zt=3,en=4,un=1e3;function ln({hosts:j,roots:N},Z){const et=Map.groupBy(j,v.sG),lt=(et.get("unchecked")??[]).filter(({findings:dt})=>dt.length===0),{good:at}=(0,St.
jB)(N);return[...V("unchecked",lt,Z),...V("skipped",et.get("skipped")??[],Z),...V("works",et.get("works")??[],Z),...at.length>0?[Vt(at,Z)]:[]]}function V(j,N,Z){
const et=kt=>B(kt,Z);if(N.length<=Zt)return N.map(et);const{sign:lt,style:at}=T[j],dt=(0,E.Ku)(N,en).map(({visit:kt})=>k(kt.host)),$t=(0,E.K4)(dt,dt.length,N.length-
dt.length),Et=`${(0,E.px)(N.length,"host")} ${v.nx[j]}: ${$t}`;if(!Z.isRunner)return[(0,r.wW)({indent:0,label:lt,style:at,text:Et},Z).map(g.BP).join(`
`)];const Nt=kt=>`and ${kt} more in the JSON report`;return[[(0,g.BP)(`${lt} ${Et}`),...(0,E.UV)(N,un,et,Nt)].join(`
`)]}function nt(j,N){const Z=(0,l._X)(j),[et]=Z;if(et===void 0)return[];const lt=Ht=>`${(0,g.RK)(Ht.repository)} (${(0,E.H8)(Ht.findings)})`,at=(0,E.Ku)(Z,en).map(
lt),{sign:dt,style:$t}=T[(0,v.hm)(et.findings)==="error"?"fails":"warns"],Et=`${(0,E.px)(Z.length,"repository")} ${(0,l.fP)(Z)}: ${(0,E.K4)(at,at.length,Z.length-
at.length)}`;if(!N.isRunner||at.length===Z.length)return[(0,r.wW)({indent:0,label:dt,style:$t,text:Et},N).map(g.BP).join(`
`)];const Nt=Ht=>`and ${Ht} more in the JSON report`,kt=(0,E.UV)(Z,un,lt,Nt);return[[`${dt} ${Et}`,...kt].map(g.BP).join(`
`)]}function Ot(j,N){const Z=(0,v.hm)(j.findings),et=j.hosts.length>Zt||j.findings.length>0,lt=N.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",at=`problem codes are explained at ${N.context.docsUrl}`;return et?[(Z===null||Z==="noti\
ce"?[lt]:[at,lt]).flatMap($t=>(0,r.ky)($t,N)).join(`
`)]:[]}var mt=t(7361),Tt=t(4218);const xt=3,Rt=20,Ct=40,Ft=12,bt=10,Lt=140,Bt=30,Wt="  ",sn=2,an="  ",dn="\xA0";function fn(j,N){const Z=(0,Tt.U4)(j,N.context),
et=Z.length<=xt?Z:Z.filter(({host:Et})=>(0,v.cG)(Et));if(et.length===0)return"";const lt=et.slice(0,Rt),at=et.length-lt.length,dt=mn(lt,N),$t=[`last ${(0,E.px)(
dt.marks,"run")}`,...dt.columns.map(kn)];return[...(0,r.ky)(`history: ${$t.filter(Et=>Et!=="").join(", ")}`,N),...lt.map((Et,Nt)=>jn(Et,Nt,dt,N)),...at>0?[`  an\
d ${(0,E.px)(at,"more host")} in the history file`]:[],...hn(lt,N)].map(g.BP).join(`
`)}function hn(j,N){const Z=(0,Tt.MC)(j).map(([lt,at])=>`${lt} ${at}`.replaceAll(" ",dn));return(0,r.ky)(Z.join(", "),{...N,width:N.width-Wt.length}).map(lt=>`${Wt}${(0,r.
nI)(lt.trim().replaceAll(dn," "),"dim",N)}`)}function mn(j,N){const Z=Math.max(...j.map(({host:Ut})=>(0,s.n)(k(Ut.visit.host)))),et=Math.min(Ct,Z),lt=Math.max(...j.
map(({history:Ut})=>Ut.recent.length)),at=pn(j),dt=Math.min(N.width,Lt)-Wt.length-sn-an.length,$t=Ut=>at.slice(0,Ut).reduce((Jt,rn)=>Jt-an.length-gn(rn),dt),Nt=at.
map((Ut,Jt)=>at.length-Jt).find(Ut=>et+lt<=$t(Ut))??1,kt=$t(Nt),Ht=Math.min(lt,Math.max(bt,kt-et));return{columns:at.slice(0,Nt),marks:Ht,name:Math.min(et,Math.
max(Ft,kt-Ht))}}function pn(j){const N=et=>j.map(({history:{latency:lt}})=>lt===null?"-":(0,o.kJ)(lt[et]));return[{title:"uptime in 30 days",cells:j.map(vn)},{title:"\
median latency",cells:N("medianMs")},{title:"95th percentile",cells:N("p95Ms")},{title:"",cells:j.map(({history:et})=>(0,Tt.kW)(et)??"")}].filter(({cells:et})=>et.
some(lt=>lt!==""))}function vn(j){const N=(0,Tt.bW)(j,Bt);return(N&&(0,mt.mc)(N))??"-"}const kn=({title:j})=>j,gn=({cells:j})=>Math.max(...j.map(N=>N.length));function jn({
host:j,history:N},Z,{columns:et,name:lt,marks:at},dt){const{sign:$t,style:Et}=T[(0,v.sG)(j)],Nt=(0,Tt.qX)(N.recent.slice(-at)),kt=et.map(Jt=>{const rn=Jt.cells[Z]??
"";return Jt.title===""?rn:rn.padStart(gn(Jt))}),Ht=Nt.replace(/\u2573+/g,Jt=>(0,r.nI)(Jt,"red",dt));return[`${Wt}${(0,r.nI)($t,Et,dt)} ${Ln(k(j.visit.host),lt)}`,
`${" ".repeat(at-Nt.length)}${Ht}`,...kt].join(an).trimEnd()}function Ln(j,N){const Z=(0,s.n)(j);return Z<=N?`${j}${" ".repeat(N-Z)}`:`${(0,s.W)(j,0,N-1)}\u2026`}
const Sn=5,Xt=30,Cn=3,Mn=20,On=16e6;function*Tn(j,N){yield`${En(j,N)}
`;let Z=!0;for(const{text:et}of An(j,N)){const lt=et.includes(`
`);yield`${Z||lt?`
`:""}${et}
`,Z=lt}}function En(j,N){const{sign:Z,style:et}=T[j.passed?"works":"fails"],lt=N.isQuiet?[]:(0,y.h$)(j,N.context).slice(0,Sn);return[`${(0,r.nI)(Z,et,N)} ${(0,r.
nI)((0,v.$N)(j,N.context),"bold",N)}`,...lt.flatMap(at=>In(at,N))].join(`
`)}function*An(j,N,Z=On){const{isQuiet:et=!1,isRunner:lt=!1,context:at}=N,dt=({severity:tn})=>!et||tn==="error"||(0,O.k2)(tn,at.failOn),$t=(0,w.cZ)(j.findings.filter(
dt)),Et={lines:new Set,codes:new Map};for(const tn of $t.slice(0,Xt))yield $n(tt(tn,N,Et));const Nt=$t.slice(Xt).flatMap(({findings:tn})=>tn);if(Nt.length>0&&(yield $n(
`and ${(0,E.px)(Nt.length,"more finding")} in the JSON report`)),et)return;const kt=tn=>({kind:lt?"group":"plain",text:tn});yield*nt(j.files,N).map(kt);const Ht=fn(
j,N);Ht!==""&&(yield kt(Ht)),yield*cn(j.roots,N).map(kt);const Ut=(0,v.md)(j.hosts).filter(tn=>(0,v.cG)(tn)&&!(0,v.JR)(tn)),Jt=lt||Ut.length<=Cn?Ut:[];yield*Rn(
Jt,N,Z).map(kt),yield*ln(j,N).map(kt);const rn=(0,y.h$)(j,at).slice(Sn);rn.length>0&&(yield $n(rn.flatMap(tn=>In(tn,N)).join(`
`))),yield*Ot(j,N).map($n)}const In=(j,N)=>(0,r.ky)((0,g.RK)(j),N).map(g.BP);function*Rn(j,N,Z){const et=new S.Wv(Z),lt=Ht=>B(Ht,N),at=yield*(0,S._Q)(j.slice(0,
Mn),et,lt),dt=[],$t=(0,S._Q)(j.slice(Mn),et,lt);let Et=$t.next();for(;!Et.done;Et=$t.next())dt.push(Et.value);const Nt=(0,E.px)(dt.length,"more host");dt.length>
0&&(yield[`details of ${Nt}`,...dt].join(`
`));const kt=at+Et.value;kt>0&&(yield`the details of ${(0,E.px)(kt,"more host")} are in the JSON report`)}const $n=j=>({kind:"plain",text:j})}),6283:((gt,K,t)=>{
t.d(K,{Y:()=>v});var O=t(6309),w=t(8641);async function v(E,S){const{history:y}=E.settings;if(y===null)return{checked:E,warnings:[]};try{const{recordRun:g}=await t.
e(5370).then(t.bind(t,5370)),{history:R,warnings:M}=g(y,E,S);return{checked:{...E,context:{...E.context,history:R}},warnings:M}}catch(g){return{checked:E,warnings:[
`the history ${(0,w.RK)(y)} was not read: ${(0,w.RK)((0,O.A3)(g))}`]}}}}),2909:((gt,K,t)=>{t.a(gt,async(O,w)=>{try{let C=function(it){return async(yt,At)=>{try{
await At()}catch(Mt){it([`${yt}: ${(0,y.A3)(Mt)}`])}}},tt=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(K);var v=t(2929),E=t(9018),S=t(7251),
y=t(6309),g=t(40),R=t(3565),M=t(8782),l=t(4690),s=t(9077),r=t(3795),e=t(3386),n=t(2057),i=t(1964),f=t(3329),c=t(2827),h=t(4503),$=t(5505),d=t(8641),o=t(9703),a=t(
6536),u=t(8463),m=t(3152),T=t(772),p=t(6283),A=t(6875);const B=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,n.B_)(process.stdout,it=>process.stderr.write(
`the log was not written: ${it}
`)),(0,n.B_)(process.stderr,()=>{});const k=R.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const P=new A.V,L=(0,l.i)(process);await(0,s.
q)(process,await z(R.Ko(T.y.map(({name:it})=>it))));async function z(it){const yt=(0,E.c)(it,process.env,(0,S.K)(R.QU)),At=X=>{const q=(0,E.r)(rt=>(0,o.p)(X,rt),
yt);return R.fJ("Could not run",q),3},Mt=(0,s.w)(process,P,{isFinal:!1,crash:At,now:L});try{const X=await(it.merge?.trim()?W:H)(it,yt),q=Mt.aborted?3:X.verdict.
passed?0:1;return await b(X,yt,Mt),q}catch(X){if(X instanceof m.GN){const q=yt.redact(X.mistakes).map(rt=>(0,d.LS)(rt));return R.fJ("Wrong settings",q.join(`
`)),2}return At(X)}}async function W(it,yt){const{mergeReports:At}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(2169),t.e(999)]).then(t.bind(t,999));return At(
it,{directory:tt(),secrets:yt})}async function H(it,yt){const At=(0,r.fN)(Mt=>R.N4(yt.redact([Mt])),r.Si);try{return await(0,v.z6)(it,{environment:process.env,directory:tt(),
isFork:(0,M.$c)(process.env.GITHUB_EVENT_NAME,k),stop:P,startTimer:A.I,now:L,progress:At.show,changes:Mt=>_(Mt,yt),secrets:yt,kill:process.kill})}finally{At.end()}}
async function x(it){const{verdict:yt,changes:At,context:Mt}=it,X=(0,M.ng)(process.env,k),q=X===null?[]:(0,g.w)((0,h.R8)(yt),tt(),X);if(X===null||At?.kind!=="fi\
les")return{...it,located:q,context:{...Mt,links:(0,g.h)(q)}};const{withDiffLinks:rt}=await t.e(9052).then(t.bind(t,9052)),ut=rt(q,At.files,tt(),X);return{...it,
located:q,context:{...Mt,links:ut}}}async function b(it,{redact:yt},At){const{checked:Mt,warnings:X}=await(0,p.Y)(it,{directory:tt(),environment:process.env,random:Math.
random}),q=ft=>R.R8(yt(ft).map(ht=>(0,d.LS)(ht))),rt=C(q);q(X);let ut={...Mt,located:[]};await rt("places are not links",async()=>{ut=await x(Mt)}),await G(ut,rt,
q),!At.aborted&&await rt("the comment and the issue were not written",async()=>{const{notes:ft,warnings:ht}=await st(ut,At);R.N4(yt(ft)),q(ht)})}async function G(it,yt,At){
const{settings:Mt,verdict:X,context:q}=it,{GITHUB_OUTPUT:rt,GITHUB_STEP_SUMMARY:ut,RUNNER_TEMP:ft}=process.env,ht={colour:!1,width:B,isRunner:!0,context:q};await yt(
"the log was not written",()=>R.ur((0,a.MV)(X,ht),(0,a.K8)(X,ht)));const Pt=Mt.shard!==null;await yt("the annotations were not written",()=>{Pt||R.fz((0,i.H)(X,
q))}),await yt("the outputs were not written",async()=>At(await R.Kn(rt,(0,c.Y)(X)))),await yt("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{
Pt||await R.Sy(ut,(0,$.Gc)(X,q))}),await yt("the JSON report was not written to RUNNER_TEMP",async()=>{const St=R.u5(ft,(0,f.h)(X,q));At(await R.Kn(rt,{report:St}))}),
await yt("the report files were not written",async()=>At(await(0,u.t)(Mt,it,tt())))}async function st(it,yt){const{comment:At,issue:Mt}=it.settings;return At===
"never"&&Mt==="never"?{notes:[],warnings:[]}:await(await t.e(5386).then(t.bind(t,5386))).publish(it,(0,M.ng)(process.env,k),tt(),yt)}async function _({githubToken:it},{
redact:yt}){const At=(0,M.ng)(process.env,k),X=await(await t.e(5181).then(t.bind(t,5181))).readChanges(At,it,P.signal);return X.kind==="all"&&At?.pull&&R.R8(yt(
[`changed-only has no effect: ${X.why}`])),X}w()}catch(B){w(B)}},1)}),5657:((gt,K,t)=>{t.d(K,{G:()=>r});var O=t(6760),w=t(5747);const v=21,E=/^(?!\.{1,2}$)[\w.-]+$/;
function S(d){let o=!1;for(const a of d.split(`
`)){const u=a.trim();u.startsWith("[")&&(o=u==='[remote "origin"]');const m=u.indexOf("=");if(!(!o||m<0||u.slice(0,m).trim().toLowerCase()!=="url"))return y(u.slice(
m+1).trim())}return null}function y(d){const o=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(d),[a,u]=o===null?g(d):[o[1],o[2]],m=(u??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),T=m.length>1&&m.length<=v;return!a||!T||!m.every(p=>E.test(p))?null:{host:a.toLowerCase(),owner:m.slice(0,-1).join("/"),name:m.at(-1)??""}}function g(d){
const o=URL.parse(d);return o===null||!/^(https?|ssh):$/.test(o.protocol)?[]:[o.protocol==="ssh:"?o.hostname:o.host,o.pathname.slice(1)]}var R=t(4614);const M=5,
l=/^[0-9a-f]{40}$/,s=/^refs\/(?!.*\.\.)[^\0]+$/;function r(d){const o=(0,O.join)(d,".git"),a=e(o,d)??o,u=$((0,O.join)(a,"commondir")),m=u===null?a:c(u,a),T=()=>h(
(0,O.join)(m,"packed-refs"))??"",p=n($((0,O.join)(a,"HEAD")),[a,m],T);return p===null?null:{commit:p,isFetched:f(p,h((0,O.join)(a,"FETCH_HEAD"))??"",T),remote:S(
h((0,O.join)(m,"config"))??""),tracked:A=>(0,R.O)((0,O.join)(a,"index"),A)}}function e(d,o){const[,a]=/^gitdir: (.+)$/.exec($(d)??"")??[];return a===void 0?null:
c(a,o)}function n(d,o,a){let u=d;for(let m=0;u!==null&&m<=M;m+=1){if(l.test(u))return u;const[,T]=/^ref: (.+)$/.exec(u)??[];if(T===void 0||!s.test(T))return null;
u=i(T,o,a)}return null}function i(d,o,a){for(const m of o){const T=$((0,O.join)(m,d));if(T!==null)return T}return a().split(`
`).find(m=>m.endsWith(` ${d}`))?.slice(0,40)??null}function f(d,o,a){const u=(m,T)=>m.split(`
`).some(p=>p.startsWith(`${d}${T}`));return u(o,"	")||u(a()," refs/remotes/")}const c=(d,o)=>(0,O.isAbsolute)(d)?d:(0,O.join)(o,d);function h(d){const o=(0,w.yR)(
d);return o.ok?o.text:null}const $=d=>h(d)?.replace(/\r?\n$/,"")??null}),4614:((gt,K,t)=>{t.d(K,{O:()=>e,R:()=>f});var O=t(3024),w=t(5747);const v=128*1024*1024,
E=12,S=62,y=16384,g=12288,R=4,M=61440,l=4096,s=32768,r=Buffer.alloc(0);function e(c,h){const $=(0,w.io)(c,v);return $===null?new Map:n($,h)}function n(c,h){const $=new Map;
if(c.length<E)return $;const d=c.readUInt32BE(4);if(c.toString("latin1",0,4)!=="DIRC"||d<2||d>4)return $;const o=c.readUInt32BE(8);let a=r,u=E;for(let m=0;m<o;m+=
1){if(u+S>c.length)return $;const T=c.readUInt16BE(u+60),p=u+S+(T&y?2:0),A=d===R,{kept:B,from:k}=A?i(c,p,a):{kept:r,from:p},P=c.indexOf(0,k);if(P<0)return $;const L=c.
subarray(k,P),z=A?Buffer.concat([B,L]):L;if(z.length>l)return $;const W=(c.readUInt32BE(u+24)&M)===s,H=z.toString("utf8");W&&(T&g)===0&&h.has(H)&&$.set(H,{modified:c.
readUInt32BE(u+8),size:c.readUInt32BE(u+36)}),u=A?P+1:u+(P-u+8&-8),a=z}return $}function i(c,h,$){let d=h,o=c[d++]??0,a=o&127;for(;o&128;)o=c[d++]??0,a=(a+1)*128+
(o&127);return{kept:$.subarray(0,Math.max(0,$.length-a)),from:d}}function f(c,{modified:h,size:$}){try{const d=(0,O.lstatSync)(c),o=Math.floor(d.mtimeMs/1e3);return d.
isFile()&&d.size%2**32===$&&o%2**32===h}catch(d){return(0,w.Oj)(d),!1}}}),40:((gt,K,t)=>{t.d(K,{h:()=>M,w:()=>S});var O=t(6760),w=t(5657),v=t(4614),E=t(4503);function S(l,s,r){
if(!y(r.serverUrl))return[];const e=R(s);return[...Map.groupBy(l,i=>e(i.split("/").slice(0,-1).join("/")))].flatMap(([i,f])=>i===null?[]:g(i,f,s,r))}const y=l=>/^https?:\/\/[\w.:/-]+$/.
test(l);function g({prefix:l,checkout:s},r,e,n){const{commit:i,isFetched:f,remote:c}=s,h=URL.parse(n.serverUrl);if(c===null||h===null)return[];if(c.host!==h.host&&
c.host!==h.hostname)return[];if(!f&&![n.commit,n.defaultCommit].includes(i))return[];const $=`${c.owner}/${c.name}`,d=`${n.serverUrl}/${$}/blob/${i}`,o=m=>m?.toLowerCase()===
$.toLowerCase(),a=o(`${n.owner}/${n.repository}`)||o(n.pull?.from),u=new Map(r.map(m=>[m.slice(l.length),m]));return Array.from(s.tracked(new Set(u.keys())),([m,
T])=>{const[p,A]=[u.get(m),(0,E.oW)(m)];return p===void 0||A===null||!(0,v.R)((0,O.join)(e,p),T)?[]:{file:p,path:m,url:`${d}/${A}`,isOfRun:a}}).flat()}function R(l){
const s=new Map,r=e=>{const n=s.get(e);if(n!==void 0)return n;const i=(0,w.G)((0,O.join)(l,e)),f=e.split("/").slice(0,-1).join("/"),c=i!==null?{prefix:e===""?"":
`${e}/`,checkout:i}:e===""?null:r(f);return s.set(e,c),c};return r}const M=l=>new Map(l.map(({file:s,url:r})=>[s,{url:r}]))}),3565:((gt,K,t)=>{t.d(K,{fz:()=>ft,
fJ:()=>cn,QU:()=>q,N4:()=>nn,j_:()=>Yt,Ko:()=>X,R8:()=>qt,ur:()=>rt,Kn:()=>Pt,u5:()=>zt,Sy:()=>ht});var O=t(3024),w=t(6760),v=t(857);function E(Y){return Y==null?
"":typeof Y=="string"||Y instanceof String?Y:JSON.stringify(Y)}function S(Y){return Object.keys(Y).length?{title:Y.title,file:Y.file,line:Y.startLine,endLine:Y.
endLine,col:Y.startColumn,endColumn:Y.endColumn}:{}}function y(Y,J,wt){const jt=new M(Y,J,wt);process.stdout.write(jt.toString()+v.EOL)}function g(Y,J=""){y(Y,{},
J)}const R="::";class M{constructor(J,wt,jt){J||(J="missing.command"),this.command=J,this.properties=wt,this.message=jt}toString(){let J=R+this.command;if(this.
properties&&Object.keys(this.properties).length>0){J+=" ";let wt=!0;for(const jt in this.properties)if(this.properties.hasOwnProperty(jt)){const Gt=this.properties[jt];
Gt&&(wt?wt=!1:J+=",",J+=`${jt}=${s(Gt)}`)}}return J+=`${R}${l(this.message)}`,J}}function l(Y){return E(Y).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A")}function s(Y){return E(Y).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function r(){throw new Error(
"this function of @actions/core is not bundled")}function e(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function i(Y){return Y.
replace(/[\\]/g,"/")}function f(Y){return Y.replace(/[/]/g,"\\")}function c(Y){return Y.replace(/[/\\]/g,path.sep)}var h=function(Y,J,wt,jt){function Gt(Vt){return Vt instanceof
wt?Vt:new wt(function(Zt){Zt(Vt)})}return new(wt||(wt=Promise))(function(Vt,Zt){function en(V){try{ln(jt.next(V))}catch(nt){Zt(nt)}}function un(V){try{ln(jt.throw(
V))}catch(nt){Zt(nt)}}function ln(V){V.done?Vt(V.value):Gt(V.value).then(en,un)}ln((jt=jt.apply(Y,J||[])).next())})},$;(function(Y){Y[Y.Success=0]="Success",Y[Y.
Failure=1]="Failure"})($||($={}));function d(Y,J){const wt=toCommandValue(J);if(process.env[Y]=wt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
Y,J));issueCommand("set-env",{name:Y},wt)}function o(Y){y("add-mask",{},Y)}function a(Y){process.env.GITHUB_PATH||""?issueFileCommand("PATH",Y):issueCommand("ad\
d-path",{},Y),process.env.PATH=`${Y}${path.delimiter}${process.env.PATH}`}function u(Y,J){const wt=process.env[`INPUT_${Y.replace(/ /g,"_").toUpperCase()}`]||"";
if(J&&J.required&&!wt)throw new Error(`Input required and not supplied: ${Y}`);return J&&J.trimWhitespace===!1?wt:wt.trim()}function m(Y,J){const wt=u(Y,J).split(
`
`).filter(jt=>jt!=="");return J&&J.trimWhitespace===!1?wt:wt.map(jt=>jt.trim())}function T(Y,J){const wt=["true","True","TRUE"],jt=["false","False","FALSE"],Gt=u(
Y,J);if(wt.includes(Gt))return!0;if(jt.includes(Gt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${Y}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function p(Y,J){if(process.env.GITHUB_OUTPUT||"")return r("OUTPUT",e(Y,J));process.
stdout.write(v.EOL),y("set-output",{name:Y},E(J))}function A(Y){issue("echo",Y?"on":"off")}function B(Y){process.exitCode=$.Failure,L(Y)}function k(){return process.
env.RUNNER_DEBUG==="1"}function P(Y){issueCommand("debug",{},Y)}function L(Y,J={}){y("error",S(J),Y instanceof Error?Y.toString():Y)}function z(Y,J={}){y("warni\
ng",S(J),Y instanceof Error?Y.toString():Y)}function W(Y,J={}){y("notice",S(J),Y instanceof Error?Y.toString():Y)}function H(Y){process.stdout.write(Y+v.EOL)}function x(Y){
g("group",Y)}function C(){g("endgroup")}function b(Y,J){return h(this,void 0,void 0,function*(){x(Y);let wt;try{wt=yield J()}finally{C()}return wt})}function G(Y,J){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(Y,J));issueCommand("save-state",{name:Y},toCommandValue(J))}function st(Y){
return process.env[`STATE_${Y}`]||""}function _(Y){return h(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(Y)})}var tt=t(6309),it=t(5747),yt=t(
566),At=t(4e3),Mt=t(5955);const X=Y=>Object.fromEntries(Y.map(J=>[J,u(J)]));function q(Y){for(const J of Y)o(J)}function rt(Y,J){H(Y);let wt=!0;for(const{kind:jt,
text:Gt}of J){const[Vt="",...Zt]=Gt.split(`
`),en=jt==="plain"&&Zt.length>0;(wt||en)&&H(""),wt=en,en||Zt.length===0?H(Gt):(x(Vt),H(Zt.join(`
`)),C())}}const ut={error:L,warning:z,notice:W};function ft(Y){for(const{level:J,message:wt,line:jt,column:Gt,...Vt}of Y)ut[J](wt,{...Vt,...jt===void 0?{}:{startLine:jt},
...Gt===void 0?{}:{startColumn:Gt}})}const ht=(Y,J)=>Dt("GITHUB_STEP_SUMMARY",Y,wt=>(0,O.appendFileSync)(wt,J));async function Pt(Y,J){const wt=new Map;for(const[
Vt,Zt]of Object.entries(J))try{Y?await Dt("GITHUB_OUTPUT",Y,en=>(0,O.appendFileSync)(en,St(Vt,Zt))):p(Vt,Zt)}catch(en){wt.set(Vt,(0,tt.A3)(en))}const[jt]=wt.values();
return jt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...wt.keys()].join(", ")}: ${jt}`]}function St(Y,J){const wt=typeof J=="stri\
ng"?J:JSON.stringify(J);if(/[\r\n]/.test(wt))throw new tt.Lw("the value has a line break");return`${Y}=${wt}
`}async function Dt(Y,J,wt){if(!J)throw new tt.Lw(`${Y} is not set; run this as an action on a runner`);const jt=(0,O.openSync)(J,"r+");try{const{size:Gt}=(0,O.
fstatSync)(jt);try{wt(J)}catch(Vt){throw(0,O.fstatSync)(jt).size>Gt&&(0,O.ftruncateSync)(jt,Gt),Vt}}finally{(0,O.closeSync)(jt)}}function zt(Y,J){if(!Y)throw new tt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const wt=(0,w.join)("tf-disco","report.json");return(0,yt.f)(Y,wt,(0,Mt.mk)(J)),(0,w.join)(Y,wt)}
function Yt(Y){if(Y===void 0||Y==="")return null;const J=(0,it.yR)(Y);try{if(J.ok)return JSON.parse(J.text)}catch{}const wt=J.ok?"is not JSON":(0,At.mP)(J.failure);
return z(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${wt}; check that no earlier step changes it`),null}function nn(Y){for(const J of Y)H(
J)}function qt(Y){for(const J of Y)z(J)}const cn=(Y,J)=>L(J,{title:Y})}),8782:((gt,K,t)=>{t.d(K,{$c:()=>g,Ob:()=>S,at:()=>l,ng:()=>v});var O=t(8641);const w=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function v(r,e){const n=h=>r[h]?.trim()??"",[,i,f]=w.exec(n("GITHUB_REPOSITORY"))??[];if(i===void 0||f===void 0)return null;const c=E(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:i,repository:f,apiUrl:E(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:c,event:n("GITHUB_EVENT_NAME"),workflow:y(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${c}/${i}/${f}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:s(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:R(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:M(
n("GITHUB_REF"),e)}}const E=r=>r.replace(/(?<!\/)\/+$/,"");function S({apiUrl:r}){const e=URL.parse(r);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,O.RK)(r)}`}const y=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function g(r,e){if(r==="pull_request_target")return!1;const n=l(e,
"pull_request","head"),[i,f]=[l(n,"repo","full_name"),l(e,"pull_request","base","repo","full_name")];return n!==void 0&&i!==f}function R(r,e){const n=l(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:g(r,e),from:s(e,"pull_request","head","repo","full_name")??null}:null}
function M(r,e){const n=s(e,"repository","default_branch");return n===void 0?null:r===`refs/heads/${n}`}function l(r,...e){return e.reduce((n,i)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,i):void 0,r)}function s(r,...e){const n=l(r,...e);return typeof n=="string"?n:void 0}}),1964:((gt,K,t)=>{t.d(K,{H:()=>W});var O=t(4e3),
w=t(5799),v=t(2796),E=t(5102),S=t(4120),y=t(8884),g=t(8641),R=t(1831);const M=700,l=8,s=5,r={text:250,places:1},e={text:M,places:l},n=2,i=3600,f=120,c=4096,h=X=>X!==
""&&(0,y.CN)(X)&&(0,g.BP)((0,g.RK)(X,c))===X;function $(X){const q=a(X),rt=[...new Set(X.map(({problem:ht})=>ht.title))],ut=q.length>0?(0,S.K4)(q,n):u(X);if(rt.
length===1)return o(ut,rt[0]??"");const ft=`${X.length} problems`;return o(ut===null?ft:`${ft} with ${ut}`,rt.join(", "))}function d({title:X,hosts:q,findings:rt}){
if(rt.length===1)return $(rt);const ut=q.length>0?0:(0,y.Dc)(rt),ft=Math.max(q.length,ut),ht=ft===1?a(rt)[0]??(0,y.II)((0,y.tN)(rt)?.file??""):(0,S.px)(ft,q.length>
0?"host":"file"),Pt=rt.length>ft?` (${rt.length} times)`:"";return o(ft===0?null:ht,`${X}${Pt}`)}const o=(X,q)=>X===null?q:`${X}: ${q}`,a=X=>[...new Set(X.flatMap(
({host:q})=>q===null?[]:(0,g.RK)((0,R.nx)(q))))];function u(X){const q=(0,y.tN)(X);return q===null||h(q.file)?null:(0,y.II)(q.file)}function m(X,q){const rt=new Set(
X.map(({severity:ht})=>ht)).size>1,ut=X.slice(0,s).map(ht=>p(ht,rt,X.length>2?r:e,q)).map(ht=>ht.join(`
`)),ft=X.length-ut.length;return[...ut,...ft>0?[T(ft)]:[]].join(`

`).split(`
`)}const T=X=>`and ${X} more, see the job summary`;function p(X,q,rt,ut){const{problem:ft,severity:ht}=X,Pt=(0,y.Xd)(X),St=(0,y.xi)(X,ut,rt.text,rt.places);return[
`${q?`${ht}: `:""}${(0,g.RK)(ft.message,rt.text)} [${ft.code}]`,...St.map(([Dt,zt])=>`${Dt}: ${zt}`),...Pt===null||h(Pt.file)?[]:[`at: ${(0,y.R3)(Pt)}`],...X.isHostNew?
[`the host is ${S.dy}`]:[],`${ut.docsUrl}#${ft.code}`]}function A(X,q){const{message:rt,help:ut,findings:ft,code:ht,title:Pt,affects:St}=X;if(ft.length===1)return m(
ft,q);const Dt=(0,S.od)(St,q.clients),zt=(0,y.mj)(ft,q.repositories.length),Yt=[`${(0,g.RK)(rt??Pt,M)} [${ht}]`,...ut===null?[]:[`help: ${(0,g.RK)(ut,M)}`],...Dt===
""?[]:[`affects: ${Dt}`],...zt===""?[]:[`hits: ${zt}`]],nn=`${q.docsUrl}#${ht}`,qt=i-[...Yt,nn].join(`
`).length;return[...Yt,...k(X,qt),nn]}function B(X,q,{docsUrl:rt}){const ut=X.slice(0,s).flatMap(({problem:{message:ft,help:ht}})=>[`${(0,g.RK)(ft,r.text)} [${q.
code}]`,...q.help===null&&ht?[`help: ${(0,g.RK)(ht,r.text)}`]:[]]);return[...new Set(ut),`see also "${d(q)}"`,`${rt}#${q.code}`]}function k({findings:X,message:q},rt){
const ut=[];let ft=rt;for(const Pt of X){const St=P(Pt,q===null);if(St.length>=ft)break;ft-=St.length+1,ut.push(St)}const ht=X.length-ut.length;return ht>0?[...ut,
T(ht)]:ut}function P(X,q){const{host:rt,places:ut,placesLeftOut:ft,problem:ht,isHostNew:Pt}=X,St=(0,y.Ky)(ut,1,void 0,ft),Dt=rt===null?"":`${(0,g.RK)((0,R.nx)(rt))}${Pt?
` (${S.dy})`:""}`,[zt,Yt]=rt===null?[St,""]:[Dt,St],qt=[q?(0,g.RK)(ht.message,f):"",q&&Yt!==""?`(${Yt})`:Yt].filter(cn=>cn!=="");return qt.length===0?`- ${zt}`:
`- ${zt}: ${qt.join(" ")}`}const L=10,z=200;function W(X,q){const rt=H(X),ut=(0,E.hm)(X.findings);let ft=X.findings;for(const ht of w.oC){const{annotations:Pt,used:St}=x(
ht,ft,q,ht===ut);rt.push(...Pt),ft=ft.filter(Dt=>!St.has(Dt))}return rt}function H({passed:X,stopped:q,findings:rt}){const ut=rt.filter(({severity:ht})=>ht==="w\
arning").length;if(X||rt.some(({severity:ht})=>ht==="error"))return[];if(q!==null)return[Mt("error","The check is not complete",[(0,O.Cw)(q)])];const ft=`${(0,S.
px)(ut,"warning")}, and fail-on is warning`;return[Mt("error","Warnings fail this check",[ft])]}function x(X,q,rt,ut){const ft=q.filter(({severity:Dt})=>Dt===X),
ht=new Set(ft.map(C));if(ht.size>L){const Dt=G(ft),zt=ut&&X!=="notice"?st(X,Dt,rt):[];return{annotations:[...b(X,Dt,rt),...zt].slice(0,L),used:new Set(ft)}}const Pt=q.
filter(Dt=>ht.has(C(Dt)));return{annotations:[...Map.groupBy(Pt,C).values()].map(Dt=>Mt(X,$(Dt),m(Dt,rt),(0,y.tN)(Dt))),used:new Set(Pt)}}function C(X){const q=(0,y.
Xd)(X);return q===null?X:`${q.line}:${q.file}`}function b(X,q,rt){const ut=q.length<=L?q:q.slice(0,L-1),ft=q.slice(ut.length).flatMap(ht=>ht.findings);return[...ut.
map(ht=>Mt(X,d(ht),A(ht,rt),(0,y.tN)(ht.findings))),...ft.length===0?[]:[At(X,ft)]]}function G(X){const q=(0,v.cZ)(X);return q.length<=L?q:yt(q)}function st(X,q,rt){
const ut=new Set(q.map(({findings:ht})=>ht.map(C).find(_)));return it(q.map(ht=>tt(ht).map(Pt=>({cause:ht,findings:Pt})))).filter(({findings:[ht]})=>{const Pt=ht&&
C(ht);return _(Pt)&&!ut.has(Pt)&&ut.add(Pt)}).slice(0,L).map(({cause:ht,findings:Pt})=>{const St=B(Pt,ht,rt);return Mt(X,$(Pt),St,(0,y.tN)(Pt))})}const _=X=>typeof X==
"string";function tt({findings:X}){const q=X.filter(ft=>h((0,y.Xd)(ft)?.file??"")),rt=[...Map.groupBy(q,C).values()];return it(Map.groupBy(rt,([ft])=>ft&&(ft.host??
(0,y.Xd)(ft)?.file)).values())}const it=X=>[...X].flatMap(q=>q.map((rt,ut)=>({item:rt,turn:ut}))).toSorted((q,rt)=>q.turn-rt.turn).map(({item:q})=>q);function yt(X){
return[...Map.groupBy(X,({code:rt})=>rt).values()].flatMap(([rt,...ut])=>rt===void 0||ut.length===0?rt??[]:{...rt,findings:[rt,...ut].flatMap(({findings:ft})=>ft),
hosts:[...new Set([rt,...ut].flatMap(({hosts:ft})=>ft))],message:null,help:null})}function At(X,q){const rt=[...new Set(q.map(({problem:ut})=>ut.title))];return Mt(
X,`and ${(0,S.px)(q.length,`more ${X}`)}`,[...rt,"see the job summary"])}function Mt(X,q,rt,ut=null){const ft={title:(0,g.LS)((0,g.RK)(q,z)),message:(0,g.LS)(rt.
join(`
`))};if(ut===null||!h(ut.file))return{level:X,...ft};const{file:ht,line:Pt,column:St,endColumn:Dt}=ut;return{level:X,...ft,file:ht,line:Pt,column:St,endColumn:Dt}}}),
2827:((gt,K,t)=>{t.d(K,{Y:()=>v});const O={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},w={hosts:12e4,services:36e4};function v({passed:S,hosts:y,findings:g},R=w){const M=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),l=E(y.map(({visit:e})=>JSON.stringify(e.host)),R.hosts),s=E(y.map(e=>{const n=JSON.stringify(Object.
fromEntries(M(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),R.services),r=e=>g.filter(n=>n.severity===e).length;return{passed:S,hosts:`[${l.join(",")}]`,services:`\
{${s.join(",")}}`,errors:r("error"),warnings:r("warning"),"left-out":y.length-Math.min(l.length,s.length)}}function E(S,y){let g=y;return S.filter(R=>{const M=R.
length<g;return M&&(g-=R.length+1),M})}})};export{Bn as ids,Un as modules};
