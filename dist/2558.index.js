const Bn=[2558,5751,2929,5528,2909],Un={3534:(($t,F,t)=>{t.r(F),t.d(F,{credentialsDiffer:()=>s,credentialsEmpty:()=>g,credentialsMalformed:()=>M,credentialsMissing:()=>n,
credentialsNearMiss:()=>f,credentialsOtherHost:()=>l,credentialsRejected:()=>e,credentialsShort:()=>u,credentialsUnused:()=>h,documentUnauthorized:()=>p});var v=t(
4283),T=t(1064),O=t(1831),E=t(2713),P=t(4e3),$=t(5799);const g=(0,$.lS)((0,$.$e)("credentials-empty","Token is empty",T.Du),({source:c})=>({message:`the token f\
rom ${c} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),w={"control \
character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{
has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which \
are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"st\
ore the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASC\
II":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},M=(0,$.
lS)((0,$.z3)("credentials-malformed","Malformed token",T.Du),({source:c,slip:a})=>({message:`the token from ${c} ${w[a].has}`,help:w[a].help,...a==="control cha\
racter"?{}:{severity:"warning"}})),u=(0,$.lS)((0,$.$e)("credentials-short","Token is too short to be redacted"),({source:c})=>({message:`the token from ${c} has\
 fewer than ${E.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a\
 longer one"})),s=(0,$.lS)((0,$.lm)("credentials-differ","Clients use different tokens"),({host:c,first:a,other:m})=>({message:`for host ${(0,O.nx)(c)}, ${o(a)}\
 and ${o(m)}`,help:`set the token for both clients in ${(0,O.fK)(c)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),o=({
client:c,source:a})=>a===null?`${T.bB[c]} finds no token`:`${T.bB[c]} uses the token from ${a}`,e=(0,$.lS)((0,$.$e)("credentials-rejected","Token was rejected"),
({host:c,status:a,source:m})=>({message:`host ${(0,O.nx)(c)} returned ${a} for the token from ${m}`,help:`check that the token is complete, has not expired and \
may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,v.jr)((0,O.cu)(c))}; then store a new one in the same place`})),n=(0,$.lS)((0,$.$e)("credenti\
als-missing","Token is missing"),({host:c,service:a,isFork:m,searched:S,notRead:I})=>{const y=(0,O.nx)(c),C=`host ${y} requires a token${a===null?"":` for ${a}`}`;
if(m)return{message:`${C}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is avai\
lable, for example on the main branch",severity:"notice"};const[x=""]=(0,O.fK)(c),R=I.length===0?"":`; not read: ${I.join(", ")}`;return{message:`${C}, and none\
 was found (searched: ${S.join(", ")}${R})`,help:`add the line "${y}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${x}: \${{ secrets.REGISTRY_TOKEN }\
}" to env; outside GitHub ${r(x)}`}}),r=c=>/^\w+$/.test(c)?`export ${c}=\u2026`:`env '${c}=\u2026' terraform init`,f=(0,$.lS)((0,$.$e)("credentials-near-miss","\
Token variable has a similar name"),({host:c,variable:a,why:m,write:S})=>({message:`${a} seems to be meant for host ${(0,O.nx)(c)}, but ${m}`,help:`rename it to\
 ${S}: ${r(S)}`})),l=(0,$.lS)((0,$.$e)("credentials-other-host","Token is for another host",T.Du),({host:c,other:a,source:m,service:S,isSent:I,isNotice:y})=>({message:`\
the clients do not send the token for ${a} from ${m} ${S===null?`after the redirect of ${c}`:`to ${S} of host ${c}`}: they send ${I?`the token of ${c}`:"none"}`,
help:S===null?`make the discovery document of ${c} public, or serve it at ${c} itself`:`set the token for ${c}, and the clients send it to ${a}`,...y?{severity:"\
notice",affects:[]}:{}})),h=(0,$.lS)((0,$.lm)("credentials-unused","Token for a host that is not checked"),({host:c})=>({message:`the tokens input has a token f\
or host ${(0,O.nx)(c)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),p=(0,$.lS)((0,$.z3)("document-una\
uthorized","Discovery requires valid credentials",T.zK),({host:c,token:a,challenge:m,...S})=>{const I=a==="sent"?"rejected the given authentication credentials":
"requires authentication credentials",y=m===null?"":`, and asks for ${m} authentication`;return{message:`host ${c} ${I}: ${(0,P._r)(S)}${y}`,help:(0,P.NM)(S.page,
c,i(c,a,S.status,m))}}),d="make the discovery document public";function i(c,a,m,S){const I=(0,P.qZ)(c);if(S!==null)return{operator:`exempt /.well-known/terrafor\
m.json from ${S} authentication`,guest:I,note:"the clients send Bearer tokens only, so no token helps"};switch(a){case"sent":{const y="check that the token is f\
or this host, complete and not expired";return m===403?{operator:y,user:y,guest:I}:{operator:y,user:y}}case"none":{const y=`add a token to \`tokens\` (${c}=\u2026) o\
r set a TF_TOKEN_ variable`;return{operator:`${y}, or ${d}`,user:y,guest:I}}case"dropped":return{because:"the token was not sent there because it does not follo\
w a redirect to another host",operator:`configure ${c} to respond itself, or ${d}`};case"withheld":return{because:"the token was not sent there because the clie\
nts would send it in clear text",operator:"redirect to an https URL"}}}}),7052:(($t,F,t)=>{t.r(F),t.d(F,{fileLimit:()=>e,fileOutside:()=>u,fileSyntax:()=>P,fileUnreadable:()=>M,
nothingToCheck:()=>o});var v=t(1064),T=t(4e3),O=t(5143),E=t(5799);const P=(0,E.lS)((0,E.$e)("file-syntax","File has a syntax error",v.Du),({error:n,file:r})=>({
message:n??"the file is not valid UTF-8",help:(0,O.Zl)(r)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),$={file:"the file cannot\
 be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is\
 not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},g={ENAMETOOLONG:"shorten the path, o\
r list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},w={file:"correct the permissions, or list the file in `exclu\
de`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, an\
d check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},
M=(0,E.lS)((0,E.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in n?`${$[n.what]}: ${n.code}`:$[n.what],help:(n.what==="file"||n.what==="direct\
ory"?g[n.code]:void 0)??w[n.what]})),u=(0,E.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the \
link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),s=3,o=(0,E.lS)({code:"nothing\
-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:r,isFleet:f})=>{const l=n.every(i=>i==="."),p=`found no Terraform or Open\
Tofu files in ${f?"the repositories of `usages`":l?"this directory":`\`scan\` (${(0,T.XT)(n,s)})`}`,d=f?"check out the repositories before `tf-disco usages`":"c\
heck out the repository first (in a workflow: actions/checkout)";return r?{message:`${p}; only \`hostnames\` was checked`,help:`${d}, or correct \`scan\``,severity:"\
warning"}:{message:`${p}, and \`hostnames\` is not set`,help:`${d}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,E.lS)((0,E.$e)("file-limit","\
Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,T.mP)(n)}`,help:"split the file, or list it in `exclude`"};case"\
depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{message:`ther\
e are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{
message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{
message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":
return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the files after it are not scanned`,help:"sp\
lit the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of hosts; this directory and the following\
 ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more than ${n.max} modules in a\
ll; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"};case"problems":return{
message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` o\
r `exclude`"};case"time":return{message:`${(0,T.Cw)(n.stopped)} after reading ${n.files} files; this directory and the following ones are not scanned, so hosts \
may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:(($t,F,t)=>{t.r(F),t.d(F,{cloudOrganization:()=>u,
cloudToken:()=>$,cloudVersion:()=>g,cloudWorkspace:()=>s,cloudWorkspaceMissing:()=>o});var v=t(1064),T=t(1831),O=t(9562),E=t(4e3),P=t(5799);const $=(0,P.lS)((0,P.
z3)("cloud-token","Token for the cloud block or remote backend is missing",v.Du),({host:e,service:n,isFork:r,searched:f,notRead:l})=>{const h=(0,T.nx)(e),d=`${n===
O.OZ?"the cloud block":"the remote backend"} requires a token for ${h}`;if(r)return{message:`${d}, and secrets are withheld from pull requests of forks`,help:"t\
his pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const i=l.length===0?"":`; not\
 read: ${l.join(", ")}`,[c=""]=(0,T.fK)(e);return{message:`${d}, and none was found (searched: ${f.join(", ")}${i})`,help:`add the line "${h}=\${{ secrets.REGIST\
RY_TOKEN }}" to the tokens input, or set ${c}; outside GitHub, run \`terraform login ${h}\` or \`tofu login ${h}\``}}),g=(0,P.lS)((0,P.z3)("cloud-version","API \
is too old for the cloud block",v.Du),({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,E.dh)(n)}`}; the cloud\
 block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or \
use `backend "remote"` instead of `cloud`'}})),w=e=>"why"in e?`the response of ${e.url} ${(0,E.dh)(e.why)}`:(0,E._r)({...e,page:null}),M=(e,n,r)=>"status"in e&&
[401,403,404].includes(e.status)?r:(0,P.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),u=(0,P.lS)((0,P.z3)("cloud-organization",
"Organization cannot be read",v.Du),e=>{const{host:n,organization:r,source:f}=e;return{message:`the organization ${r} at ${n} cannot be read: ${w(e)}`,help:M(e,
n,`check the name of the organization, and that the token from ${f} is valid and belongs to a member`)}}),s=(0,P.lS)((0,P.z3)("cloud-workspace","Workspace canno\
t be read",v.Du),e=>{const{host:n,organization:r,workspace:f}=e;return{message:`the workspace ${f} of ${r} at ${n} cannot be read: ${w(e)}`,help:M(e,n,"check th\
at the token may read the workspace")}}),o=(0,P.lS)((0,P.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:r})=>({message:`${n}\
 at ${e} has no workspace ${r} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),
6697:(($t,F,t)=>{t.r(F),t.d(F,{hostAssumed:()=>w,hostGeneric:()=>M,hostNotAllowed:()=>$,hostNotChecked:()=>s,hostPrivateRedirect:()=>u});var v=t(1064),T=t(4e3),
O=t(5799);const E=({file:n,line:r})=>`${(0,T.dh)(n)}:${r}`,P=n=>n.map(r=>v.bB[r]).join(" and "),$=(0,O.lS)((0,O.z3)("host-not-allowed","Host is not allowed",v.zK),
n=>{const{host:r}=n,f=`add ${r} to \`allowed-hosts\``;if("service"in n){const{service:l,registry:h}=n;return{message:`${l} of ${h} is on ${r}, which is not in \`\
allowed-hosts\``,help:`use another registry, or ${f}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${r}, which is not in \`al\
lowed-hosts\` and was not contacted`,help:`use another module or provider, or ${f}`};if("use"in n){const[l,h]=g[n.use];return{message:`${l} ${r}, which is not i\
n \`allowed-hosts\``,help:`use ${h}, or ${f}`}}if("implied"in n){const{place:l,clients:h}=n.implied;return{message:`host ${r} is not in \`allowed-hosts\` and was \
not contacted; ${E(l)} names no host, and this is the default of ${P(h)}`,help:`name an allowed registry there, ${f}, or set \`dialect\` if you use another CLI`}}
return{message:`host ${r} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${f}`}}),g={download:["the source is downloaded f\
rom","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},w=(0,O.lS)((0,O.lm)("host-assumed","Default host of an assumed CLI w\
as not contacted"),({host:n,place:r,clients:f,isListed:l})=>({message:`${n} was not contacted: ${E(r)} implies it as the default host of ${P(f)}, but the CLI co\
uld not be detected`,help:l?"list the usages of the repository with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `\
dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),M=(0,O.lS)((0,O.lm)("host-generic","Generic hostname was not contacted"),({host:n})=>({
message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to chec\
k it"})),u=(0,O.lS)((0,O.z3)("host-private-redirect","Redirect to a non-public address",v.zK),({host:n,address:r,asks:f})=>r==="metadata"?{message:`${n} is the \
address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public \
host ${f==="document"?"redirects":"leads"} to ${n}, which has a ${r} address and was not contacted`,help:`if ${f==="document"?"the redirect":"that"} is intended\
, add that host to \`hostnames\` or \`resolve\``}),s=(0,O.lS)((0,O.z3)("host-not-checked","Host was not checked before the check ended",v.zK),({host:n,stopped:r,
isBegun:f,unchecked:l,total:h,slowest:p})=>({message:`${n} was not checked${f?" completely: its visit was under way when":":"} ${(0,T.Cw)(r)}, with ${l} of ${h}\
 hosts not checked`,help:o[r.kind]+e(p)})),o={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"\
run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function e(n){
return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:f,tookMs:l})=>`${f} (${(0,T.YA)(l)})`).join(", ")}`}}),5799:(($t,F,t)=>{
t.d(F,{$e:()=>u,C:()=>O,lS:()=>o,lm:()=>s,oC:()=>T,pj:()=>$,z3:()=>M});var v=t(6174);const T=["error","warning","notice"],O=(e,n)=>n===void 0?{operator:e}:{operator:e,
note:n};function E({operator:e,user:n,guest:r},{role:f,host:l}){const h=`ask the operator of ${l} to ${e}`;switch(f){case"operator":return e;case"user":return n===
e?n:n===void 0?h:`${n}; if you run ${l}, ${P(e,n)}`;case"guest":return r??n??h}}const P=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function $(e,n){const{
cures:r,...f}=e;return r===void 0?e:{...f,help:g(r,n)}}function g(e,n){const{because:r,note:f}=e,l=r===void 0?"":`${r}: `,h=f===void 0?"":`; ${f}`;return l+E(e,
n)+h}const w=e=>(n,r,f=[])=>({code:n,title:r,severity:e,affects:f}),M=w("error"),u=w("warning"),s=w("notice");function o(e,n){return Object.assign(f=>{const{help:l,
...h}=n(f),p=e.code,d=(0,v._)(h.message),i={...e,code:p,usualSeverity:e.severity,...h,message:d};return l===void 0?i:typeof l=="string"?{...i,help:(0,v._)(l)}:{
...i,help:g(l,{role:"operator",host:""}),cures:l}},e)}}),5747:(($t,F,t)=>{t.d(F,{Oj:()=>o,io:()=>w,yR:()=>g});var v=t(4573),T=t(3024);const O=16*1024*1024,E=T.constants.
O_RDONLY|(T.constants.O_NONBLOCK??0)|(T.constants.O_NOCTTY??0),P=Buffer.allocUnsafeSlow(256*1024);let $=P;const g=(n,r=O)=>M(n,r,s);function w(n,r){const f=M(n,
r,(l,h)=>Buffer.from(l.subarray(0,h)));return Buffer.isBuffer(f)?f:null}function M(n,r,f){let l;try{l=(0,T.openSync)(n,E)}catch(h){return e(h)}try{const h=(0,T.
readSync)(l,P,0,P.length,null);return h<P.length?f(P,h):u(l,r,f)}catch(h){return e(h)}finally{(0,T.closeSync)(l)}}function u(n,r,f){const{size:l}=(0,T.fstatSync)(
n);if(l>r||l<P.length)return{ok:!1,failure:{kind:"size",bytes:l,maxBytes:r}};$.length<l&&($=Buffer.allocUnsafeSlow(Math.min(2*l,r)));const h=$;let p=0;for(;p<l;){
const d=(0,T.readSync)(n,h,p,l-p,p);if(d===0)break;p+=d}return f(h,p)}function s(n,r){const f=n.toString("utf8",0,r),l=!f.includes("\uFFFD")||(0,v.isUtf8)(n.subarray(
0,r));return{ok:!0,text:f,isUtf8:l,bytes:r}}function o(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({
ok:!1,failure:{kind:"error",code:o(n)}})}),4e3:(($t,F,t)=>{t.d(F,{Af:()=>p,B9:()=>n,Cw:()=>c,Fn:()=>S,NM:()=>f,Vb:()=>I,Wt:()=>e,XT:()=>w,YA:()=>h,_r:()=>l,dh:()=>$,
eZ:()=>d,go:()=>u,hS:()=>g,mP:()=>s,qZ:()=>r,zM:()=>i,zd:()=>M});var v=t(6174),T=t(4714),O=t(7715),E=t(9562);const P=300;function $(y,C=P){if(y.length<=C)return y;
const x=(0,v._)(y);return x.length<=C?x:`${(0,T.o)(x,C)}\u2026`}const g=(y,C)=>`${y} ${C}${y===1?"":"s"}`;function w(y,C,x=0){const R=y.slice(0,C).map(z=>$(z)),
j=y.length-R.length+x;return R.join(", ")+(j>0?` and ${j} more`:"")}const M=y=>`the clients print "${y}"`;function u(y){return y===null?"null":Array.isArray(y)?
"an array":typeof y=="object"?"an object":`a ${typeof y}`}function s(y){if(y.kind==="error")return`cannot be read: ${y.code}`;const{bytes:C,maxBytes:x}=y;return`\
has ${C} bytes and is not read; the limit is ${x/1024/1024} MiB`}const o={[E.e$]:"correct the host in the source address, or remove it for a module of the publi\
c registry (NAMESPACE/NAME/SYSTEM)",[E.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has n\
o host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function e(y){return y.flatMap(x=>o[x]??[])[0]??"correct the host in `sou\
rce` or `hostname`, or add the `source` that a child module lacks"}const n=y=>`wait and run the check again; see ${(0,O.V)(y)??"its status page"}, and consider \
a network mirror for providers`,r=y=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${y} serves its discovery document to everyone, so the reg\
istry, a proxy or a firewall blocks this network, for example by country`;function f(y,C,x){if(y===null)return x;const R=y.title===""?"":` ("${y.title}")`,j=x.guest??
r(C);switch(y.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:j,because:`the host returned a sign-in p\
age${R}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${R}: allow this machine to reach the host`;case"other":{const z=x.user??`c\
heck that ${C} is a registry, and ${e([])}`;return{...x,user:z,guest:j,because:`the host returned an HTML page${R}`}}}}const l=({url:y,status:C,reason:x})=>`${y}\
 returned ${`${C} ${$(x)}`.trim()}`,h=y=>`${Math.round(y/100)/10} s`,p=y=>y.map(({name:C,attemptMs:x,retries:R})=>{const j=Number.isFinite(x)?h(x):"without a li\
mit",z=R===0?"":` in each of ${R+1} attempts`,K=C.includes(" and ")?"wait":"waits";return`${C} ${K} ${j}${z}`}).join(", "),d=y=>y.map(({name:C})=>C).join(" and "),
i=y=>y.kind==="several"?y.reasons:[y];function c(y){switch(y.kind){case"deadline":return`the check reached its deadline of ${h(y.ms)}`;case"signal":return`the c\
heck was interrupted by ${y.signal}`;case"crash":return"tf-disco crashed";case"missing":return m(y);case"left-out":return`a report had no room for ${g(y.count,y.
what)}; use more shards`;case"several":return y.reasons.map(c).join("; ")}}const a=10;function m({what:y,names:C,total:x}){const[R,j]=y==="shard"?["shard","shar\
ds"]:["repository","repositories"],z=x===1?R:j,K=C.length===1?"is":"are";return`${C.length} of ${x} ${z} ${K} missing: ${w(C,a)}`}const S=y=>`${y}; it may use h\
osts that are not in \`allowed-hosts\``,I=({kind:y,address:C,version:x})=>`${y} ${C} ${$(x,40)}`}),4714:(($t,F,t)=>{t.d(F,{o:()=>O,w:()=>E});var v=t(3307);const T=2048,
O=(P,$=T)=>P.length<=$?P:structuredClone(P.slice(0,$).toWellFormed());function E(P){if(P.length<=T)return(0,v.IL)(P);switch(P[0]){case'"':return O((0,v.I)(P));case"\
[":return[];case"{":return{};default:return(0,v.IL)(P)}}}),7715:(($t,F,t)=>{t.d(F,{V:()=>T});const v=new Map([["registry.terraform.io","https://status.hashicorp\
.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opent\
ofu.org"],["gitlab.com","https://status.gitlab.com"]]),T=O=>v.get(O)??null}),5751:(($t,F,t)=>{t.d(F,{readSettings:()=>x});var v=t(3024),T=t(6760),O=t(5747),E=t(
3625),P=t(4e3),$=t(3592),g=t(3474),w=t(8535),M=t(7030),u=t(6181),s=t(1831);function o(W){const D=nt=>W[nt]||W[nt.toLowerCase()]||"",b={http:n("HTTP_PROXY",D("HT\
TP_PROXY")),https:n("HTTPS_PROXY",D("HTTPS_PROXY"))},B=p(D("NO_PROXY"));return nt=>{const V=b[nt.scheme];return V===null||l(nt.name)||B(nt)?null:V}}const e=["ht\
tp:","https:"];function n(W,D){if(D==="")return null;const b=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(D)?D:`http://${D}`);if(b===null)throw new TypeError(`${W}\
 is not a URL; expected http://HOST:PORT`);if(!e.includes(b.protocol))throw new TypeError(`${W} is a ${b.protocol}// proxy; expected http:// or https://`);if(!r(
b.username)||!r(b.password))throw new TypeError(`${W} has a user name or password with a bare "%"; write "%25" for it`);return b}function r(W){try{return decodeURIComponent(
W),!0}catch(D){if(D instanceof URIError)return!1;throw D}}const f=new M.BlockList;f.addSubnet("127.0.0.0",8,"ipv4"),f.addAddress("::1","ipv6");const l=W=>W==="l\
ocalhost"||h(f,W);function h(W,D){const b=(0,u.n7)(D.replace(/%.*$/s,"")),B=(0,M.isIP)(b);return B!==0&&W.check(b,B===4?"ipv4":"ipv6")}function p(W){const D=W.split(
",").map(b=>b.trim().toLowerCase()).filter(b=>b!=="").map(d);return b=>D.some(B=>B(b))}function d(W){if(W==="*")return()=>!0;const D=i(W);if(D!==null)return({name:tt})=>D(
tt);const{name:b,port:B}=m(W),nt=tt=>B===""||String(tt.port)===B;if(c(b)){const tt=(0,u.n7)(b),it=new M.BlockList;return it.addAddress(tt,(0,M.isIP)(tt)===4?"ip\
v4":"ipv6"),ht=>h(it,ht.name)&&nt(ht)}const V=a(b);return tt=>(0,M.isIP)(tt.name)===0&&nt(tt)&&V(tt.name)}function i(W){const[,D="",b=""]=/^([\da-f:.]+)\/(\d{1,6})$/.
exec(W)??[];if(!c(D))return null;const B=Number(b);if(B>((0,M.isIP)(D)===4?32:128))return null;const nt=B-((0,M.isIP)(D)===6?96:0),V=new M.BlockList,tt=(0,M.isIP)(
(0,u.n7)(D))===4&&nt>=0;return tt?V.addSubnet((0,u.n7)(D),nt,"ipv4"):V.addSubnet(D,B,"ipv6"),it=>h(V,it)&&(0,M.isIP)((0,u.n7)(it))===4===tt}const c=W=>(0,M.isIP)(
W)!==0&&!W.includes("%");function a(W){if(W==="")return()=>!1;const D=W.replace(/^\*\./,"."),b=D.replace(/^\./,""),B=(0,s.Pv)(b),nt=B.ok?B.value:b;return V=>V.endsWith(
`.${nt}`)||!D.startsWith(".")&&V===nt}function m(W){const D=/^\[([^\]]*)\]:([^:]*)$/.exec(W)??/^([^:[\]]*):([^:[\]]*)$/.exec(W);return D===null?{name:W,port:""}:
{name:D[1]??"",port:D[2]??""}}var S=t(3152),I=t(6339);const y=4*1024*1024,C=20;async function x(W,{environment:D,directory:b,wording:B=S.w7}){const{settings:nt,
mistakes:V}=(0,S.P$)(W,B),tt=await G(nt.caFile,B),it=K(D),ht=[tt,it].flatMap(X=>X.ok?[]:[X.why]),At=await Promise.all(R(nt.scan,b).slice(0,C).map(X=>B.missingPath(
X,b))),Ot=[...V,...(0,I.S)(nt,B),...await j(nt,B),...await z(nt,B),...ht,...At];if(Ot.length>0||!tt.ok||!it.ok)throw new S.GN(Ot);return{...nt,authorities:tt.value,
chooseProxy:it.value}}const R=(W,D)=>W.filter(b=>!/[*?[\]{}]/.test(b)&&!(0,v.existsSync)((0,T.resolve)(D,b)));async function j({hostnames:W},{setting:D}){const b=D(
"hostnames"),B=W.flatMap(({addresses:tt})=>tt);if(B.length===0)return[];const{parseNamedAddress:nt}=await Promise.all([t.e(1741),t.e(1257)]).then(t.bind(t,1257)),
V=B.flatMap(tt=>{const it=nt(tt,"terraform");return it.ok?[]:[`${b}: "${tt.service}=${tt.text}" is wrong: ${it.why}`]});return(0,g.Ku)(V,b)}async function z({ignore:W},{
setting:D}){const b=D("ignore");if(W.length===0)return[];const{problemFacts:B}=await Promise.all([t.e(660),t.e(7341),t.e(2558),t.e(1371),t.e(709)]).then(t.bind(
t,709)),nt=B(),V=W.flatMap(({code:tt})=>{if(Object.hasOwn(nt,tt))return[];const it=(0,w.q)(tt,Object.keys(nt)),ht=it===null?`${$.aq} lists the codes`:`did you m\
ean "${it}"?`;return[`${b}: "${tt}" is not a problem code; ${ht}`]});return(0,g.Ku)(V,b)}function K(W){try{return(0,E.J)(o(W))}catch(D){if(D instanceof TypeError)
return(0,E.T)(D.message);throw D}}async function G(W,{setting:D}){if(W===null)return(0,E.J)(null);const b=(0,O.yR)(W,y),B=D("ca-file");if(!b.ok)return(0,E.T)(`${B}\
 "${W}" ${(0,P.mP)(b.failure)}`);const{parseAuthorities:nt}=await t.e(5036).then(t.bind(t,5036)),V=nt(b.text);return V.ok?V:(0,E.T)(`${B} "${W}" ${V.why}`)}}),2929:(($t,F,t)=>{
t.d(F,{z6:()=>_,wX:()=>ln,w5:()=>un});var v=t(6760),T=t(9461),O=t(3024),E=t(5143),P=t(5747);const $=200,g=50,w=32*1024*1024,M=4e3,u=1e3,s=1e6;function o(J,et,Mt){
const pt=Map.groupBy(J.filter(e).slice(0,$),({file:xt})=>xt),St=[];let Dt=0;for(const[xt,Ct]of[...pt].slice(0,g)){const Ft=(0,v.join)(et,xt),bt=n(Ft);if(bt===null||
bt.mtimeMs>Mt+1)continue;if(Dt+=bt.size,Dt>w)break;const Lt=(0,P.yR)(Ft);Lt.ok&&St.push(...r(Lt.text,Ct))}return St}const e=({column:J,endColumn:et})=>J!==E.Ks&&
J<s&&et>J;function n(J){try{return(0,O.statSync)(J)}catch(et){return(0,P.Oj)(et),null}}function r(J,et){const Mt=[];let[pt,St]=[1,J.startsWith("\uFEFF")?1:0];for(const Dt of et.
toSorted((xt,Ct)=>xt.line-Ct.line)){for(;pt<Dt.line&&St>=0;pt+=1)St=J.indexOf(`
`,St)+1||-1;if(St<0)break;const xt=J.indexOf(`
`,St),Ct=xt<0?J.length:xt,Ft=Ct>St&&J[Ct-1]==="\r";Mt.push(...f(J.slice(St,Ft?Ct-1:Ct),Dt))}return Mt}function f(J,et){const{column:Mt,endColumn:pt}=et,St=J.length<=
M;if(!St&&pt-Mt>u)return[];const Dt=l(J,Mt-1,0);if(Dt>=J.length)return[];const xt=l(J,pt-Mt,Dt),[Ct,Ft]=St?[J.slice(0,Dt),J.slice(xt)]:["",""];return[{place:et,
before:Ct,literal:J.slice(Dt,xt),after:Ft,isWhole:St}]}function l(J,et,Mt){let pt=Mt;for(let St=et;St>0&&pt<J.length;St-=1)pt+=(J.codePointAt(pt)??0)>65535?2:1;
return pt}var h=t(6174),p=t(2161);function d(J,et){const{directory:Mt,checkedAt:pt,configs:St}=et,Dt=St.flatMap(Bt=>Bt.files),xt=new Set(Dt.flatMap(({path:Bt,shown:Wt})=>[
i(Bt),Wt])),Ct=Bt=>{const Wt=i((0,v.resolve)(Mt,Bt));return!xt.has(Bt)&&!xt.has(Wt)&&c(Bt)&&c(Wt)},Ft=J.filter(({file:Bt})=>Ct(Bt)),bt=o(Ft,Mt,pt),Lt=C(bt,et.usages);
return bt.flatMap(Bt=>a(Bt,Lt.get(x(Bt.place))??null,et))}function i(J){const et=(0,T.$)(J);return et.kind==="file"?et.path:(0,v.resolve)(J)}const c=J=>(0,p.L8)(
(0,v.basename)(J),new Set,(0,v.basename)((0,v.dirname)(J)))!==void 0;function a({place:J,before:et,literal:Mt,after:pt,isWhole:St},Dt,{redact:xt,kept:Ct}){const Ft=et+
Mt+pt;return xt(Ft,Ct)!==Ft?[]:St&&!y(Ft)?[{place:J,before:et,literal:Mt,after:pt}]:Dt===null||S.test(Dt)||!Mt.includes(Dt)?[]:[{place:J,before:"\u2026 ",literal:(0,h.
_)(Dt),after:" \u2026"}]}const m=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
S=/[\s"]/,I=/[\w+-]{20,}/g,y=J=>m.test(J)||(J.match(I)??[]).some(et=>/\d/.test(et)&&/[a-z]/.test(et)&&/[A-Z]/.test(et));function C(J,et){const Mt=new Map(J.map(
({place:St})=>[x(St),St.file])),pt=new Set(Mt.values());return new Map(et.filter(({place:St})=>pt.has(St.file)&&Mt.has(x(St))).flatMap(({place:St,text:Dt})=>Dt===
null?[]:[[x(St),Dt]]))}const x=({file:J,line:et,column:Mt})=>`${et}:${Mt} ${J}`;var R=t(2389),j=t(6897),z=t(1831),K=t(3592),G=t(2796),W=t(4503),D=t(6763),b=t(5751),
B=t(1435),nt=t(8723),V=t(5453),tt=t(7052),it=t(8416),ht=t(7854),At=t(3474),Ot=t(3152);function X(J,et,Mt){const pt={...J,newHosts:new Set,files:null,remarks:[]};
if(et===null)return pt;const St=Lt=>({...pt,remarks:[`changed-only has no effect: ${Lt}`]});if(et.kind==="all")return St(et.why);const{files:Dt}=et,xt=new Set(Dt.
filter(({status:Lt})=>Lt!=="removed").map(({file:Lt})=>Lt));if(xt.size>0&&![...xt].some(Lt=>Mt(Lt)!==null))return St("the checkout contains none of the files th\
at the pull request changes");const Ct=J.usages.filter(({place:Lt})=>xt.has(Lt.file)),bt=`changed-only: the pull request changes ${Dt.length===1?"1 file":`${Dt.
length} files`} with ${Ct.length} of ${J.usages.length} usages`;return{usages:Ct,notes:J.notes.filter(({place:Lt})=>Z(Lt.file,xt)),newHosts:ft(J.usages,Dt,Mt),files:new Set(
Dt.map(({file:Lt})=>Lt)),remarks:[bt]}}const Z=(J,et)=>et.has(J)||J==="."||[...et].some(Mt=>Mt.startsWith(`${J}/`)),ct=2e8;function ft(J,et,Mt){const pt=new Set;
if(et.some(Tt))return pt;const St=new Map(et.map(bt=>[bt.file,mt(bt,Mt)])),Dt=et.flatMap(({patch:bt})=>Pt(bt,/^[ -]/));let xt=0;const Ct=(bt,Lt)=>{const Bt=[Lt,
(0,z.nx)(Lt).toLowerCase()];return bt.filter(Wt=>(xt+=Wt.length,xt<=ct&&Bt.some(sn=>Wt.includes(sn)))).length},Ft=(bt,Lt)=>{const{isNew:Bt,now:Wt,added:sn}=St.get(
bt)?.()??at,an=Bt?0:Ct(Wt,Lt);return Bt||an>0&&an===Ct(sn,Lt)};for(const[bt,Lt]of Map.groupBy(J,Bt=>Bt.host)){if(bt===null||Lt.some(({isHostImplied:Wt})=>Wt))continue;
const Bt=[...new Set(Lt.map(({place:Wt})=>Wt.file))];!Bt.every(Wt=>St.has(Wt))||Ct(Dt,bt)>0||Bt.every(Wt=>Ft(Wt,bt))&&xt<=ct&&pt.add(bt)}return pt}const at={isNew:!1,
now:[],added:[]};function mt({file:J,status:et,patch:Mt},pt){let St=null;const Dt=()=>{const xt=et==="added";if(xt||Mt===null)return{...at,isNew:xt};const Ct=(pt(
J)??"").toLowerCase().split(`
`);return{isNew:xt,now:Ct,added:Pt(Mt,/^\+/)}};return()=>(St??=Dt(),St)}const Pt=(J,et)=>(J??"").toLowerCase().split(`
`).filter(Mt=>et.test(Mt)),Rt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Tt=({file:J,status:et,changes:Mt,patch:pt})=>pt===null&&et!=="added"&&Mt>0&&Rt.
test(J);var Ht=t(2859),Yt=t(370);async function nn(J,et){const Mt=et.now(),pt=await(0,Yt.SQ)(J,et),St=J.scan.length===0?0:et.now()-Mt,Dt=(0,Yt.PT)(J,pt,et),xt=await(0,it.
L2)(Dt),{clients:Ct}=xt,Ft={usages:(0,ht.sw)(pt.usages,Ct),notes:(0,ht.vH)([...pt.notes,...cn(pt,et.stop.why)],Ct)},bt=await qt(Ft,J,et),Lt=await(0,B.jK)(bt.usages,
J,xt,{...et,mayHavePlugins:(0,Yt.C_)(pt,J)}),{roots:Bt,notes:Wt}=await(0,V.D0)({...Ft,scanned:pt,changed:bt.files,dialect:xt,settings:J}),sn=await(0,V.Xo)(Lt.usages,
Bt),an=(0,Ht.C)(J,sn,Ct,(0,ht.kA)(Ft.usages)),{configs:dn,releases:fn}=Lt,{environment:hn}=et,{files:mn,bytes:pn}=pt;return{dialect:{...xt,releases:fn},configs:dn,
usages:sn,roots:Bt,requirements:an,notes:[...(0,V.a3)(bt.notes,sn,J,hn),...Wt],newHosts:bt.newHosts,isEmpty:J.scan.length>0&&pt.isEmpty&&pt.endedAt===null,complaints:Lt.
findings,allUsages:Ft.usages,part:null,changes:bt.changes,remarks:[...bt.remarks,...Lt.remarks],scan:{files:mn,bytes:pn,usages:sn.length,durationMs:St},clients:()=>(0,it.
rU)(xt,Dt.scan),repositories:[],incomplete:null,checkouts:null}}async function qt(J,et,Mt){const pt=et.changedOnly?await Mt.changes(et):null;return{changes:pt,...X(
J,pt,Dt=>{const xt=(0,P.yR)((0,v.join)(Mt.directory,Dt));return xt.ok?xt.text:null})}}function cn({endedAt:J,files:et},Mt){return J===null||Mt===null?[]:[(0,ht.
YW)(J,(0,tt.fileLimit)({kind:"time",stopped:Mt,files:et}))]}function Y({requirements:J,part:et,repositories:Mt}){const{size:pt}=new Set(J.map(({host:xt})=>xt));
if(pt<=At.pS)return;const St=`${pt} hosts, the limit is ${At.pS}`,Dt=Mt.length>0?`usages name ${St}: divide the hosts with shard`:`scan found ${St}: narrow scan\
, exclude files, or divide the hosts with shard`;throw new Ot.GN([et===null?Dt:`shard ${et.index}/${et.count} has ${St}: divide the hosts into more shards`])}async function _(J,et){
const Mt=new Date,pt=await(0,b.readSettings)(J,et),St=pt.deadlineMs,Dt=et.startTimer(St,()=>et.stop.end({kind:"deadline",ms:St}));try{const xt=await jt(pt,et),Ct=pt.
shard===null?xt:await wt(xt,pt.shard,pt);Y(Ct),await(0,j.x)();const Ft=await zt(Ct,pt,et,Mt);return await Vt(Ft,Ct,pt,et,Mt)}finally{Dt()}}async function wt(J,et,Mt){
const{narrowToShard:pt}=await Promise.all([t.e(1741),t.e(5927),t.e(2052)]).then(t.bind(t,8100));return pt(J,et,Mt)}async function jt(J,et){if(J.usages.length===
0)return nn(J,et);const{prepareFleet:Mt}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(2169),t.e(1845),t.e(4875)]).then(t.bind(t,4875));return Mt(J,et)}async function zt(J,et,Mt,pt){
const{environment:St,stop:Dt,isFork:xt}=Mt,{dialect:Ct,configs:Ft}=J,bt=await(0,nt.j)(J,et,{...Ct,configs:Ft},Mt),Lt={...J,visits:bt.visits,tokenVariables:un(St),
tokenHosts:et.tokens.map(({host:sn})=>sn),tokenSources:bt.tokenSources,stopped:Dt.why??J.incomplete,predicted:await(0,V.K$)(bt.inquiry,{...et,dialect:Ct,isFork:xt,
part:J.part})},Bt={...et,dialect:Ct,isFork:xt,now:pt.getTime()},Wt=bt.visits.length>0||Lt.predicted.requests.length>0;return(0,R.S4)(Lt,Bt,Wt?await(0,B.U7)():null)}
async function Vt(J,et,Mt,pt,St){const{configs:Dt,allUsages:xt,requirements:Ct,changes:Ft,scan:bt,clients:Lt}=et,Bt=ln(Ct),Wt=[...et.remarks,...(0,D.rc)(J)],{why:sn,
evidence:an}=et.dialect,dn={verdict:J,remarks:(0,D.q9)(Wt),detection:{why:sn,evidence:an}},{verdict:fn,remarks:hn,detection:mn}=pt.secrets.redact(dn,Bt);return{
settings:Mt,changes:Ft,verdict:fn,context:{dialect:{...et.dialect,...mn},failOn:Mt.failOn,scan:bt,remarks:hn,startedAt:St.toISOString(),durationMs:Date.now()-St.
getTime(),version:K.xv,docsUrl:K.aq,clients:await Lt(),sources:d((0,G.sC)(fn.findings),{...pt.secrets,kept:Bt,usages:xt,configs:Dt,directory:pt.directory,checkedAt:St.
getTime()}),links:null,repository:await Zt(fn,et,pt),repositories:et.repositories,shards:en(Mt),history:null}}}async function Zt(J,{scan:et,repositories:Mt},{directory:pt,
environment:St}){if(et.files===0||Mt.length>0)return null;const{nameRepository:Dt}=await t.e(9498).then(t.bind(t,9498));return Dt(pt,(0,W.R8)(J),St)}const en=({
shard:J})=>J===null?null:{indexes:[J.index],count:J.count},un=J=>Object.keys(J).filter(et=>/^TFE?_?TOKEN/i.test(et)),ln=J=>new Set(J.flatMap(({host:et,service:Mt})=>[
et,(0,z.nx)(et),Mt]))}),9461:(($t,F,t)=>{t.d(F,{$:()=>O});var v=t(3024),T=t(5747);function O(E){try{const P=(0,v.realpathSync)(E),$=(0,v.statSync)(P);return $.isFile()?
{kind:"file",path:P}:{kind:$.isDirectory()?"directory":"special",path:P}}catch(P){return{kind:"error",code:(0,T.Oj)(P)}}}}),8185:(($t,F,t)=>{t.d(F,{C:()=>u,I:()=>o});
var v=t(4283),T=t(7052),O=t(6697),E=t(1064),P=t(1831),$=t(2886);const g=(e,{allowedHosts:n,hostnames:r})=>(0,P.Jr)(e,n)||r.some(f=>f.host===e),w={file:".",line:1,
column:1,endColumn:1},M=1e4;function u(e,n,r=M){if(n.allowedHosts.length===0)return[];const f=new Map,l=[];let h=0;for(const{directHost:d,kind:i,isOverridden:c,
place:a,clients:m}of e){if(d===void 0||c||g(d,n))continue;const S=i==="backend_http"||i==="remote_state"?"backend":"download",I=`${S} ${d}`,y=f.get(I);if(y===void 0&&
f.size>=r){h+=1;continue}const C=y??s(d,S);f.set(I,C),l.push({...C,place:a,clients:m})}if(h===0)return l;const p=(0,T.fileLimit)({kind:"problems",max:r,omitted:h});
return[...l,{problem:p,place:w,clients:E.Du,host:null}]}function s(e,n){const r=(0,P.Pv)(e),f=r.ok?r.value:null,l=f===null?e:(0,P.nx)(f);return{problem:(0,O.hostNotAllowed)(
{host:l,use:n}),host:f}}function o(e,n,r,f){if(f.allowedHosts.length===0)return[];const l=r.filter(({because:h})=>h.some(p=>typeof p!="string"));return n.flatMap(
h=>{const{id:p,kind:d}=h;if(d!=="url"||!l.some(m=>m.service===p))return[];const i=(0,v.Dl)(h.url),c=i.ok?(0,P.Pm)(i.value):null;if(c===null||c===e||g(c,f))return[];
const a=(0,O.hostNotAllowed)({host:c,service:p,registry:(0,P.nx)(e)});return[(0,$.bz)(a,p)]})}}),8988:(($t,F,t)=>{t.d(F,{s:()=>s,k:()=>h});var v=t(3534),T=t(3410),
O=t(5143),E=t(9562);const P=[E.OZ,E.Bn],$=[E.e$,E.xq],g=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...P,...$]},{matches:/^api\.env0\.com$/,services:$},{matches:/^backend\.api\.env0\.com$/,
services:P},{matches:/\.scalr\.io$/,services:P}],w=p=>g.find(({matches:d})=>d.test(p))?.services??[];var M=t(241),u=t(2886);function s(p,{role:d},i){const c=n(p),
a=p.credentials?.hasToken===!0,S=(p.attempt.hops.at(-1)?.challenge??null)===null&&(a||d!=="guest"),I=a?[]:r(p.host,c,i),C=[...p.difference===null?[]:[p.difference],
...I,...c===null||!S?[]:[f(p,c,i)]].map(R=>(0,u.bz)(R)),x=a?[]:o(p,i);return x.length>0?[...C,...x]:I.length===0?[...C,...e(p,i)]:C}function o(p,{usages:d,isFork:i,
depth:c}){const{host:a,attempt:m}=p;if(c==="discovery"||m.discovery.kind!=="found")return[];const S=d.flatMap(({workspace:I,hasOwnToken:y,needs:C,place:x})=>I===
void 0||y||(0,O.Zl)(x.file)?[]:C.filter(R=>R.host===a));return Array.from(Map.groupBy(S,({service:I})=>I),([I,y])=>{const C=(0,T.cloudToken)({host:a,service:I,isFork:i,
...l(p)}),x=y.flatMap(R=>R.clients);return(0,u.bz)((0,u.aZ)(C,x),I)})}function e(p,{usages:d,isFork:i}){const{host:c,attempt:a,credentials:m}=p;if(a.discovery.kind!==
"found"||m?.hasToken||m?.problem)return[];const S=w(c).find(I=>d.some(({hasOwnToken:y,needs:C,place:x})=>C.some(R=>R.host===c&&R.service===I)&&!y&&!(0,O.Zl)(x.file)));
return S===void 0?[]:[(0,u.bz)((0,v.credentialsMissing)({host:c,service:S,isFork:i,...l(p)}),S)]}function n(p){const{discovery:d,hops:i}=p.attempt;return d.kind===
"failed"&&d.problem.code==="document-unauthorized"?i.at(-1)?.status??null:null}function r(p,d,{tokenVariables:i,hosts:c}){return(0,M.B)(i,p,c).filter(({isParent:a})=>!a||
d!==null).map(({variable:a,why:m,write:S})=>(0,v.credentialsNearMiss)({host:p,variable:a,why:m,write:S}))}function f(p,d,{isFork:i}){const{host:c,credentials:a}=p;
return a?.hasToken?(0,v.credentialsRejected)({host:c,status:d,source:a.source}):(0,v.credentialsMissing)({host:c,service:null,isFork:i,...l(p)})}function l({credentials:p,
looks:d}){const i=d.flatMap(S=>S.looks),c=S=>[...new Set(i.flatMap(({held:I,source:y})=>I!=="not read"===S?y:[]))],a=p===null?c(!0):[p.source],m=p===null?c(!1):
[];return{searched:a,notRead:m}}function h(p,d){return p.filter(i=>!d.includes(i)).map(i=>(0,u.bz)((0,v.credentialsUnused)({host:i})))}}),2886:(($t,F,t)=>{t.d(F,
{D3:()=>d,ER:()=>M,HJ:()=>f,Mm:()=>h,Np:()=>o,TC:()=>i,aZ:()=>w,bz:()=>g,hD:()=>s,l$:()=>$,ld:()=>n,pi:()=>e,xJ:()=>u});var v=t(5143),T=t(5799),O=t(1831),E=t(7715);
const P=["module","provider","version","package","lock","not"],$=({problem:c,places:a})=>P.includes(c.code.replace(/-.*/,""))&&a.length>0&&a.every(m=>typeof m!=
"string"),g=(c,a=null,m=!0)=>({services:a===null?[]:[a],problem:c,needed:m}),w=(c,a)=>({...c,affects:c.affects.filter(m=>a.includes(m))}),M=({problem:c,needed:a})=>a&&
c.usualSeverity==="error";function u({problem:c,needed:a},m){const S=a&&m.some(I=>c.affects.includes(I));return c.severity==="error"&&!S?"warning":c.severity}const s=(c,a,m)=>({
severity:u(c,a),problem:c.problem,affects:c.problem.affects,...m}),o=(c,a)=>T.oC.indexOf(c.severity)-T.oC.indexOf(a.severity),e=(c,a,m)=>m.some(S=>S.code===c.code&&
(S.host===null||S.host===a));function n({problem:c,services:a},{visit:{host:m,attempt:S},requirements:I,answering:y},{depth:C}){if(C==="discovery"||S.discovery.
kind==="skipped")return!0;const x=a.some(j=>y.has(`${m} ${j}`));if(c.code==="service-url-no-slash"&&x)return!1;const R=I.filter(({service:j})=>a.length===0||a.includes(
j));return R.length===0||R.some(({isForInit:j})=>j)}const r=1e3;function f(c){const a=new Map;return m=>{const S=JSON.stringify(m),I=a.get(S)??l(m,c);return a.set(
S,I),I}}function l(c,a){const m=x=>a.filter(({service:R})=>x.includes(R)),S=c.length===0?a:m(c),I=c.filter(x=>S.some(({service:R})=>R===x)),y=I.length>0?I:c,C=(S.
length>0?S:m(["any"])).flatMap(x=>x.because);return{service:y.length===1?y[0]??null:null,...h([...new Set(C)])}}function h(c){const a=p(c),m=a.length>r?d(a):a,S=Math.
max(0,m.length-r);return{places:m.slice(0,r),placesLeftOut:S}}function p(c){const{own:a=[],aside:m=[]}=Object.groupBy(c,S=>typeof S!="string"&&(0,v.Zl)(S.file)?
"aside":"own");return[...a,...m]}function d(c){const a=new Set,{first:m=[],other:S=[]}=Object.groupBy(c,I=>{const y=typeof I=="string"?null:(0,v._M)(I.file);return y===
null||a.has(y)?"other":(a.add(y),"first")});return[...m,...S]}function i(c,a){const m=a.some(({because:I})=>I.includes("hostnames input"));return{role:(0,E.V)(c)!==
null?"guest":m?"operator":"user",host:(0,O.nx)(c)}}}),9464:(($t,F,t)=>{t.d(F,{f:()=>$,u:()=>w});var v=t(4283),T=t(3534),O=t(1831),E=t(9562),P=t(2886);function $({
host:M,attempt:u,credentials:s},o){const e=s?.hasToken===!0,n=[...o.flatMap(r=>r.kind==="url"&&(0,E.p4)(r.id)&&(0,E.D6)(r.id)?[{url:r.url,service:r.id,isSent:e}]:
[]),...u.hops.map(({url:r,authorization:f})=>({url:r,service:null,isSent:f==="sent"}))].flatMap(({url:r,...f})=>{const l=g(r);return l===null||l===M?[]:[{...f,host:l}]});
return[...new Map(n.toReversed().map(r=>[r.host,r])).values()]}function g(M){const u=(0,v.Dl)(M),s=u.ok?(0,O.Pm)(u.value):null,o=s===null?null:(0,O.Pv)(s);return o?.
ok?o.value:null}function w(M,u,{tokenSources:s,hosts:o}){return $(M,u).flatMap(({host:e,service:n,isSent:r})=>{const f=s.get(e);if(f===void 0)return[];const l=n===
null?M.attempt.discovery.kind==="failed":!r,h=(0,T.credentialsOtherHost)({host:(0,O.nx)(M.host),other:(0,O.nx)(e),source:f,service:n,isSent:r,isNotice:!l||o.has(
e)});return[(0,P.bz)(h,n)]})}}),2389:(($t,F,t)=>{t.d(F,{j7:()=>p,k2:()=>C,S4:()=>c});var v=t(4e3),T=t(7052),O=t(5143),E=t(5799),P=t(1064),$=t(3612),g=t(8185),w=t(
8988),M=t(2886);function u(x,R,j){const z=new Set(x.notes.flatMap(({problem:V,place:tt})=>V.code==="file-syntax"?tt.file:[])),K=[...x.complaints.map(({problem:V,
place:tt})=>l((0,M.bz)(V),tt,j)),...(0,w.k)(x.tokenHosts,R).map(V=>l(V,null,j)),...x.isEmpty?[r(j)]:[]],G=s([...x.notes.map(V=>o(V,z,j)),...(0,g.C)(x.usages,j).
map(({problem:V,clients:tt,place:it,host:ht})=>{const At=(0,M.bz)((0,M.aZ)(V,tt));return{host:ht,finding:{...l(At,it,j),host:ht}}}),...x.ofAnswers.map(V=>({...o(
V,z,j),isOfAnswers:!0})),...x.others.map(V=>{const tt=f(V,j);return{host:V.host,finding:tt,isOfAnswers:!0}}),...K.map(V=>({host:null,finding:V}))]),{own:W=[],elsewhere:D=[]}=Object.
groupBy(G,({host:V,isOfAnswers:tt})=>tt||(0,$.tG)(x.part,V)?"own":"elsewhere"),b=V=>V.flatMap(({host:tt,finding:it})=>(0,M.pi)(it.problem,tt,j.ignore)?[]:[it]),
B=({exclude:V})=>+(V!==void 0),nt=b(W).toSorted((V,tt)=>(0,M.Np)(V,tt)||B(V)-B(tt));return{files:nt,ignored:W.length-nt.length,elsewhere:b(D)}}function s(x){return[
...Map.groupBy(x,({host:j,finding:z})=>{const{problem:K,severity:G,affects:W,places:D,exclude:b}=z,{code:B,message:nt,help:V}=K;return D.length===0?x:JSON.stringify(
[j,B,G,nt,V,W,b===void 0])})].flatMap(([j,z])=>{const[K]=z;if(j===x||K===void 0||z.length===1)return z;const G=z.flatMap(({finding:b})=>b.places),W=new Set(z.flatMap(
({finding:b})=>b.exclude??[])),D=W.size===0?{}:{exclude:[...W]};return[{...K,finding:{...K.finding,places:G,...D}}]})}function o(x,R,j){const{problem:z,place:K,
host:G,isPlaceholder:W}=x,D=x.aside??K.file;if(z.code==="file-limit"&&j.allowedHosts.length>0){const tt={...z,message:(0,v.Fn)(z.message)};return{host:G,finding:{
...n(x,tt,j),severity:"error"}}}const b=W||R.has(K.file),B=z.severity==="error"&&(b||(0,O.Zl)(D)),nt=B?{...z,severity:"warning"}:z,V=n(x,nt,j);return!B&&!(0,O.Zl)(
D)?{host:G,finding:V}:{host:G,finding:{...V,exclude:[(0,O.n7)(D)]}}}const e={error:"warning",warning:"notice",notice:"notice"};function n({place:x,others:R=[],clients:j,
checkedFor:z},K,G){const W=z??G.dialect,b=W.isGuess&&P.Du.some(V=>!j.includes(V))?e[K.severity]:K.severity,B=(0,M.bz)({...(0,M.aZ)(K,j),severity:b}),nt=l(B,x,{dialect:W});
return{...nt,places:[...nt.places,...R]}}function r(x){const{scan:R,hostnames:j,usages:z}=x,K=j.length>0,G=(0,T.nothingToCheck)({scan:R,hasHostnames:K,isFleet:z.
length>0});return{...l((0,M.bz)(G),null,x),severity:G.severity}}function f({host:x,places:R,...j},z){const K=(0,E.pj)(j.problem,(0,M.TC)(x,[]));return{...l({...j,
problem:K},null,z),host:x,places:R}}const l=(x,R,{dialect:j})=>(0,M.hD)(x,j.clients,{host:null,service:null,places:R===null?[]:[R],isHostNew:!1});var h=t(9464);
const p={drafts:[],notes:[],roots:[],requests:[],answering:new Set},d={judgeVisit:i,judgeRequests:i};function i(){throw new Error("the rules for hosts are not l\
oaded")}function c(x,R,j){const{judgeVisit:z,judgeRequests:K}=j??d,{requirements:G,visits:W,usages:D,tokenVariables:b}=x,B=Map.groupBy(G,({host:_})=>_),nt=W.map(
({host:_})=>_),{isFork:V,depth:tt}=R,it=x.part?.otherHosts??[],{tokenSources:ht}=x,At={usages:D,tokenVariables:b,tokenSources:ht,hosts:new Set([...nt,...it]),isFork:V,
depth:tt},Ot=Map.groupBy(x.predicted.drafts,({host:_})=>_),X=Map.groupBy(x.predicted.requests,({host:_})=>_),Z=W.map(_=>{const wt=x.newHosts.has(_.host),jt={visit:_,
requirements:B.get(_.host)??[],predicted:Ot.get(_.host)??[],requests:X.get(_.host)??[],answering:x.predicted.answering,isNew:wt};return z(jt,R,At)}),ct=Z.map(({
verdict:_})=>_),at=[...ct.flatMap(({visit:_,services:wt})=>(0,h.f)(_,wt)).map(({host:_})=>_),...X.keys()],mt=[...nt,...at,...it],Pt=new Set(nt),Rt=Array.from(X,
([_,wt])=>K({host:_,known:[]},wt,R).map(jt=>({...jt,host:_,places:[]}))),Tt=[...x.predicted.drafts,...Rt.flat()].filter(({host:_})=>!Pt.has(_)),Ht=x.predicted.notes,
Yt=u({...x,ofAnswers:Ht,others:Tt},mt,R),nn=[...Z.flatMap(({ofFiles:_})=>_),...Yt.files].sort(M.Np),qt=[...ct.flatMap(_=>_.findings),...nn].sort(M.Np),{stopped:cn}=x,
Y=y([...Yt.files,...Yt.elsewhere]);return{passed:cn===null&&!qt.some(({severity:_})=>C(_,R.failOn)),stopped:cn,hosts:ct,files:nn,findings:qt,ignored:Z.reduce((_,wt)=>_+
wt.ignored,Yt.ignored),roots:x.predicted.roots.map(_=>a(_,R,Y))}}function a({rows:x,...R},{ignore:j},z){const K=({drafts:G,decidedAt:W})=>G.length>0?G.filter(({
problem:D,host:b})=>!(0,M.pi)(D,b,j)).map(D=>({...D,severity:(0,M.xJ)(D,R.clients)})):W.flatMap(D=>z.get(S(D))??[]);return{...R,rows:x.map(G=>{const{drafts:W,decidedAt:D,
...b}=G,nt=W.length>0||Object.values(b.chosen).includes(null)?K(G).toSorted(M.Np):[],V=new Map(nt.map(({problem:tt})=>[tt.code,m(tt)]));return{...b,worst:nt[0]?.
severity??null,problems:[...V.values()]}})}}const m=({code:x,title:R,usualSeverity:j})=>({code:x,title:R,usualSeverity:j}),S=({file:x,line:R})=>`${x}:${R}`,I=/^(?:constraint|lock)-/,
y=x=>{const R=new Map;for(const j of x.filter(({problem:z})=>I.test(z.code)))for(const z of j.places){const K=typeof z=="string"?z:S(z),G=R.get(K);G===void 0?R.
set(K,[j]):G.push(j)}return R},C=(x,R)=>x==="error"?R!=="never":x==="warning"&&R==="warning"}),6897:(($t,F,t)=>{t.d(F,{n:()=>T,x:()=>O});const v=100;async function T(E,P,$){
let g=performance.now();for(;;){const w=E.next(P.why!==null);if(w.done)return w.value;performance.now()-g<v||($(w.value),await O(),g=performance.now())}}const O=()=>new Promise(
E=>setImmediate(E))}),9664:(($t,F,t)=>{t.d(F,{Gz:()=>T,LA:()=>P,jt:()=>O,un:()=>E});var v=t(3916);const T=($,g)=>$===""?g:`${$}/${g}`,O=$=>$.slice(0,Math.max(0,
$.lastIndexOf("/")));function E($,g){const w=(0,v.join)($,g).replace(/\/$/,"");return w==="."?"":w}const P=$=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test($)}),
241:(($t,F,t)=>{t.d(F,{B:()=>E});var v=t(1831);const T=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,O="TF_TOKEN_";function E(u,s,o){const[e]=(0,v.fK)(s);return e===void 0?[]:
u.flatMap(n=>{const r=(0,v.$k)(n);if(r!==null&&o.has(r))return[];const f=P(n,r,s);return f===null?[]:[{variable:n,why:f,write:e,isParent:$(r,s)}]})}function P(u,s,o){
const e=T.exec(u)?.[0];if(e===void 0)return null;const n=u.slice(e.length);return s!==null&&$(s,o)?`it is for ${(0,v.nx)(s)} only: the clients do not use the to\
kens of parent domains`:w(o).some(r=>r===g(n))?e!==O?`it begins with ${e}, and the clients read only ${O}`:s===null?"the clients cannot read a hostname from it \
and ignore it":`the clients read it for ${(0,v.nx)(s)}${M(n,o)}`:null}const $=(u,s)=>u!==null&&(0,v.Sv)(s).name.endsWith(`.${(0,v.Sv)(u).name}`),g=u=>u.normalize(
"NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function w(u){const{name:s}=(0,v.Sv)(u);return[...new Set([u,s,(0,v.nx)(u)].map(g))]}function M(u,s){
const{name:o,port:e}=(0,v.Sv)(s);return e!==443&&!u.includes(":")?"; a port follows a colon":o.includes("-")&&!u.includes("-")?"; a hyphen is written as two und\
erscores":""}}),2796:(($t,F,t)=>{t.d(F,{S3:()=>m,Wi:()=>h,YM:()=>S,a2:()=>c,cZ:()=>$,cr:()=>d,hs:()=>i,pq:()=>a,sC:()=>p});var v=t(2886),T=t(1064),O=t(1831),E=t(
8884);const P=3;function $(I){const y=I.some(x=>{const R=(0,E.Xd)(x);return R!==null&&(0,E.cC)(R)}),C=y?g(I):I;return[...Map.groupBy(C,M).values()].flatMap(x=>{
const R=[...Map.groupBy(x,u).values()];return R.length>P?[x]:R}).flatMap(x=>s(x)??[]).map(x=>({cause:x,hits:y?(0,E.eb)(x.findings).length:0})).toSorted(({cause:x,
hits:R},{cause:j,hits:z})=>(0,v.Np)(x,j)||w(x)-w(j)||z-R||j.hosts.length-x.hosts.length).map(({cause:x})=>x)}const g=I=>I.map(y=>({finding:y,hits:(0,E.eb)([y]).
length})).toSorted((y,C)=>C.hits-y.hits).map(({finding:y})=>y);function w({code:I,affects:y}){return I==="host-not-checked"?2:y.length===0||T.Du.some(C=>y.includes(
C))?0:1}const M=({severity:I,problem:y,affects:C,exclude:x})=>JSON.stringify([I,y.code,C,x===void 0]),u=I=>I.exclude===void 0?f(I.problem.help??"",I):"";function s(I){
const[y]=I;if(y===void 0)return null;const C=[...new Set(I.flatMap(({host:B})=>B??[]))],{code:x,title:R,help:j,message:z}=y.problem,K=(B,nt)=>C.length>1?f(B,nt):
B,G=K(z,y),W=I.every(B=>K(B.problem.message,B)===G),D=K(j??"",y),b=I.every(B=>K(B.problem.help??"",B)===D);return{severity:y.severity,code:x,title:R,affects:y.affects,
findings:I,hosts:C,message:W?G:null,help:D!==""&&b?r(D,I):null}}const o=/\bTF_TOKEN_\w+/g,e="TF_TOKEN_HOST",n=5;function r(I,y){if(!I.includes(e))return I;const C=new Set(
y.flatMap(({problem:x})=>x.help?.match(o)??[]));return C.size<=n?`${I}; ${e} is ${[...C].join(" or ")}`:`${I}; in ${e}, write each dot of the host as an undersc\
ore and each hyphen as two`}function f(I,{host:y}){return y===null||I===""?I:[...new Set([y,(0,O.nx)(y)])].reduce((C,x)=>C.replaceAll(x,l),I).replace(o,e).replaceAll(
/\bhost the host/g,"the host")}function l(I,y,C){const[x=" ",R=" "]=[C[y-1],C[y+I.length]];return/[\s("]/.test(x)&&/[\s,;.:)"]/.test(R)?"the host":"HOST"}const h=3,
p=I=>$(I).flatMap(y=>d(y).slice(0,h).flatMap(([,C])=>(0,E.tN)(C)??[]).filter(C=>!(0,E.cC)(C))),d=({message:I,findings:y})=>I===null?[...Map.groupBy(y,({problem:C})=>C.
message)]:[[I,y]],i=({hosts:I,findings:y})=>I.length>0&&!y.every(v.l$),c=I=>i(I)?"host":"place";function a(I){if(i(I))return I.hosts.length;const{lines:y,leftOut:C}=(0,E.
yv)(I.findings);return y.length+C}function m(I){const{findings:y,message:C}=I;return C===null?y.map(x=>[x]):i(I)?[...Map.groupBy(y,({host:x})=>x).values()]:(0,E.
yv)(y).lines}function S(I){const y=I.filter(R=>i(R)&&R.hosts.length>1),x=[...Map.groupBy(y,({hosts:R})=>R.toSorted().join()).values()].flatMap(([R,...j])=>R===void 0?
[]:j.map(z=>[z,R.code]));return new Map(x.filter(([{message:R}])=>R!==null))}}),4503:(($t,F,t)=>{t.d(F,{DZ:()=>n,R8:()=>l,aE:()=>E,oW:()=>r,uM:()=>O});var v=t(5143),
T=t(8884);function O({file:p,line:d},{links:i,repositories:c}){const{repository:a,path:m}=(0,v.bH)(p);if(a!==null){const I=g($(c).get(a),m);return I===null?null:
`${I}#L${d}`}const S=i?.get(p);return S===void 0?null:S.diff?.lines.has(d)?`${S.diff.url}R${d}`:`${S.url}#L${d}`}const E=(p,{repositories:d})=>$(d).get(p)?.url??
null,P=new WeakMap;function $(p){const d=P.get(p)??new Map(p.flatMap(({name:i,url:c,commit:a})=>{const m=c===null?null:e(c,a);return m===null?[]:[[i,m]]}));return P.
set(p,d),d}function g(p,d){const i=d==="."?null:r(d);return!p?.files||i===null?null:`${p.files}/${i}`}const w=600,M=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
u=/^(?:[\da-f]{40}|[\da-f]{64})$/,s=/^gitlab\.com$/i,o=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function e(p,d){
const[,i]=p.length<=w?M.exec(p)??[]:[];return i===void 0?null:d===null||!u.test(d)?{url:p,files:null}:s.test(i)?{url:p,files:`${p}/-/blob/${d}`}:{url:p,files:o.
test(i)?null:`${p}/blob/${d}`}}function n({url:p,commit:d}){const i=p===null?null:e(p,d)?.files??null;return i===null?null:i.replace(/\/blob\/(?=[\da-f]+$)/,"/c\
ommit/")}function r(p){if(!p.isWellFormed())return null;const d=i=>encodeURIComponent(i).replace(/[!'()*_~]/g,c=>`%${c.charCodeAt(0).toString(16).toUpperCase()}`);
return p.split("/").map(d).join("/")}const f=5e3;function l(p){const d=new Set;for(const i of h(p))if(typeof i!="string"&&(0,T.CN)(i.file)&&d.add(i.file),d.size===
f)break;return d}function*h({findings:p,hosts:d,roots:i}){for(const{places:c}of p)yield*c;for(const{requirements:c}of d)for(const{because:a}of c)yield*a;for(const{
rows:c}of i)for(const{places:a}of c)yield*a}}),7574:(($t,F,t)=>{t.d(F,{I$:()=>P,QN:()=>w,kJ:()=>O,nO:()=>M,tY:()=>E,u8:()=>g});var v=t(4120);const T=864e5;function O(u){
const s=Math.round(u);if(s<1e3)return`${s} ms`;if(s<59950)return`${(s/1e3).toFixed(1)} s`;const o=Math.round(s/1e3);return`${Math.floor(o/60)} min ${o%60} s`}function E(u){
return u<1e3?`${u} B`:u<999950?`${(u/1e3).toFixed(1)} kB`:`${(u/1e6).toFixed(1)} MB`}function P(u){return[["DNS",u.lookupMs],["connect",u.connectMs],["TLS",u.tlsMs],
["first byte",u.firstByteMs],["total",u.totalMs]].flatMap(([o,e])=>e===null?[]:[[o,e]])}const $=6e4;function g(u,s){const o=Date.parse(s)-Date.parse(u);if(!(o>=
$))return"less than a minute";const e=Math.floor(o/$),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,
unit:"min"}],r=n.findIndex(({count:f})=>f>0);return n.slice(r,r+2).filter(({count:f})=>f>0).map(({count:f,unit:l})=>`${f} ${l}`).join(" ")}const w=u=>`${u.slice(
0,16).replace("T"," ")} UTC`;function M(u,s){const o=(Date.parse(u)-Date.parse(s))/T;if(Number.isNaN(o))return u;const e=(0,v.px)(Math.floor(Math.abs(o)),"day"),
n=Math.abs(o)<1,r=n?"within the last day":`${e} ago`,f=n?"in less than a day":`in ${e}`;return`${u.slice(0,10)} (${o<0?r:f})`}}),5102:(($t,F,t)=>{t.d(F,{$N:()=>f,
JR:()=>s,QK:()=>r,b:()=>o,cG:()=>u,fX:()=>p,hm:()=>n,md:()=>e,mt:()=>$,nx:()=>g,sG:()=>M});var v=t(4e3),T=t(5799),O=t(4120),E=t(8884),P=t(4148);const $=m=>m!==null&&
m.indexes.length<m.count,g={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},w=["fails","unchecked","warns","skippe\
d","works"];function M(m){if(o(m))return"unchecked";const S=n(m.findings);return S==="error"?"fails":S==="warning"?"warns":s(m)?"skipped":"works"}const u=m=>["f\
ails","warns"].includes(M(m)),s=({visit:m})=>m.attempt.discovery.kind==="skipped",o=({visit:{attempt:m}})=>m.discovery.kind==="skipped"&&m.discovery.problem.code===
"host-not-checked";function e(m){return w.flatMap(S=>m.filter(I=>M(I)===S))}const n=m=>T.oC.find(S=>m.some(I=>I.severity===S))??null;function r({findings:m}){const S=n(
m);return S==="notice"?[]:m.filter(({severity:I})=>I===S)}function f({hosts:m,files:S,findings:I,passed:y,stopped:C,roots:x},{repositories:{length:R}}){const j=(0,P.
g5)(x,R),z=j===null?S:S.filter(({problem:it})=>!l.test(it.code)),K=z.filter(it=>!h(it)),G=n(K)==="error"&&!m.some(it=>M(it)==="fails"),D=j===null&&!G&&R>0?` in ${(0,O.
px)(R,"repository")}`:"",B=[K.length<z.length?[`nothing to check${D}`]:d(m,D),a(K,j===null&&G?R:null)],nt=G?B.toReversed():B,V=[j??[],...nt].flat().join(", "),tt=n(
I)==="error";if(C!==null){const it=(0,v.Cw)(C);return tt||m.some(o)?`${V} (${it})`:`${it}; ${V}`}return y&&tt?`${V} (the check passes: fail-on is never)`:y||tt?
V:`${V} (the check fails: fail-on is warning)`}const l=/^(?:module|provider|version|package|constraint|lock)-/,h=({problem:m,severity:S})=>m.code==="nothing-to-\
check"&&S==="error",p="not allowed";function d(m,S){const I=m.length;if(I===0)return[`no registry hosts to check${S}`];const y=m.filter(tt=>!s(tt)).map(M),C=m.filter(
o).length,[x,R]=[y.length,I-y.length],j=y.filter(tt=>tt==="fails").length,z=y.filter(tt=>tt==="warns").length,K=m.filter(tt=>s(tt)&&M(tt)==="fails").length,G=[{
count:j,words:g.fails},{count:K,words:p},{count:C,words:g.unchecked}],W=[{count:x-j,words:g.works},{count:R-K-C,words:g.skipped}],D=j+K+C>0,[b,...B]=(D?G:W).filter(
({count:tt})=>tt>0),V=b?.words===p||b?.words===g.unchecked?b.count===1?"is ":"are ":"";return[`${c(b?.count??0,I)}${S} ${V}${b?.words}`,...B.map(({count:tt,words:it})=>`${tt}\
 ${it}`),...z===0?[]:[i(z,I,D)]]}function i(m,S,I){return S===1?"with warnings":`${m} ${I?"more ":""}with warnings`}function c(m,S){return S===1?"1 registry hos\
t":m===S?`all ${S} registry hosts`:`${m} of ${S} registry hosts`}function a(m,S){const I=n(m);if(I===null||I==="notice")return[];const y=m.filter(({severity:j})=>j===
I),C=(0,E.eb)(y).length,x=C===0?(0,E.Dc)(y):0,R=(0,E.BQ)(m);return[...C===0?[]:[`${I}s in files of ${S===null?(0,O.px)(C,"repository"):(0,E.iW)(C,S)}`],...x===0?
[]:[`${I}s in ${(0,O.px)(x,"file")}`],...n(R)===I?[`${I}s in the ${(0,E.et)(R)}`]:[]]}}),4120:(($t,F,t)=>{t.d(F,{DO:()=>f,H8:()=>g,Iu:()=>$,K4:()=>w,Ku:()=>M,QI:()=>r,
Rk:()=>l,SY:()=>o,UV:()=>u,_l:()=>P,dy:()=>O,od:()=>e,px:()=>E,wO:()=>n,y0:()=>s});var v=t(5799),T=t(1064);const O="new in this pull request",E=(h,p)=>`${h} ${h===
1?p:P(p)}`,P=h=>`${h.replace(/(?<=[^aeiou])y$/,"ie")}s`,$=h=>h.replace(/^./u,p=>p.toUpperCase()),g=h=>v.oC.flatMap(p=>{const{length:d}=h.filter(i=>i.severity===
p);return d===0?[]:[E(d,p)]}).join(", ");function w(h,p,d=0){const i=h.slice(0,p),c=h.length-i.length+d;return`${i.join(", ")}${c>0?` and ${c} more`:""}`}const M=(h,p)=>h.
length<=2*p?h:h.slice(0,p);function u(h,p,d,i=c=>`and ${c} more`){const c=h.length-p;return[...h.slice(0,p).flatMap(d),...c>0?[i(c)]:[]]}function s(h,p){if(h===
null||h.indexes.length!==1)return[];const[d]=h.indexes;return[p?`shard ${d} of ${h.count}: other hosts belong to other shards`:`no host belongs to shard ${d}/${h.
count}`]}const o=h=>T.zK.every(p=>h.includes(p))?"all clients":h.map(p=>T.bB[p]).join(", ");function e(h,p){const d=p.filter(i=>h.includes(i));return h.length===
0||d.length===p.length?"":d.length===0?"no client in use":d.map(i=>T.bB[i]).join(", ")}const n=h=>h.map(p=>T.bB[p]).join(" and "),r=({clients:h,versions:p})=>h.
map(d=>[T.bB[d],p[d]].join(" ").trim()).join(" and "),f=h=>h==="any"?"any service":h;function l(h){switch(h){case"none":return"none";case"sent":return"sent";case"\
withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:(($t,F,t)=>{t.d(F,{BQ:()=>S,CN:()=>y,Dc:()=>m,II:()=>$,
Ky:()=>g,Qz:()=>a,R3:()=>P,Xd:()=>d,Yx:()=>l,_X:()=>n,cC:()=>u,eb:()=>s,eo:()=>E,et:()=>I,fP:()=>r,iW:()=>o,mj:()=>e,oN:()=>f,rv:()=>w,tN:()=>i,xi:()=>c,yv:()=>p});
var v=t(5143),T=t(4120),O=t(8641);const E=R=>C(R)?`${$(R.file)}:${R.line}`:R,P=({file:R,line:j,column:z})=>`${$(R)}:${j}:${z}`;function $(R){const{repository:j,
path:z}=(0,v.bH)(R);if(j===null)return(0,O.J7)(R);const K=(0,O.J7)(j);return z==="."?K:`${K}//${(0,O.J7)(z)}`}function g(R,j,z=E,K=0){const{places:G,isOfRepositories:W}=w(
x(R)),D=G.slice(0,j).map(z).join(", "),b=Math.max(0,G.length-j)+(W?0:K),B=b>0?[(0,T.px)(b,W?"more repository":"more place")]:[];return[...D===""?[]:[D],...B].join(
" and ")}function w(R){const j=M(R),z=j.filter(u).length>1;return{places:z?j:R,isOfRepositories:z}}function M(R){const j=new Set;return R.filter(z=>{const K=C(z)?
(0,v._M)(z.file):null;return K===null?!0:!j.has(K)&&j.add(K)})}const u=R=>C(R)&&(0,v._M)(R.file)!==null;function s(R){const j=new Map;for(const z of new Set(R.map(
({places:K})=>K)))for(const K of z.filter(C)){const G=(0,v._M)(K.file);G!==null&&!j.has(G)&&j.set(G,K)}return[...j.values()]}const o=(R,j)=>R===j?`all ${j} repo\
sitories`:`${R} of ${j} repositories`;function e(R,j){const{length:z}=j>1?s(R):[];return z>1?o(z,j):""}function n(R){const j=R.filter(({severity:K})=>K!=="notic\
e").flatMap(K=>s([K]).map(G=>{const{severity:W,problem:D}=K;return{repository:(0,v._M)(G.file)??"",severity:W,code:D.code,place:G}})),z=({findings:K},G)=>K.filter(
W=>W.severity===G).length;return Array.from(Map.groupBy(j,({repository:K})=>K),([K,G])=>({repository:K,findings:G})).toSorted((K,G)=>z(G,"error")-z(K,"error")||
z(G,"warning")-z(K,"warning"))}const r=({length:R})=>`with errors or warnings in ${R===1?"its":"their"} own files`;function f(R,j){const{isOfRepositories:z}=w(R),
K=W=>(z?(0,v._M)(W.file):null)??E(W),G=new Set(j.map(W=>W&&K(W)));return R.filter(W=>!G.has(K(W)))}const l=(R,j=E)=>g(R,R.every(C)?1:2,j),h=1e5;function p(R){const j=new Map(
R.map(({places:D,placesLeftOut:b=0})=>[D,b])),z=[];for(const D of j.keys())z.length<h&&z.push(...D);const K=j.entries().reduce((D,[b,B])=>D+b.length+B,0),G=x(z.
filter(C)),W=[...new Set(z.filter(D=>typeof D=="string"))];return{lines:G,settings:W,leftOut:K-z.length}}const d=({places:R})=>R.find(C)??null,i=R=>R.map(d).find(
j=>j!==null)??null;function c(R,{clients:j,repositories:z},K,G){const{lines:W,settings:D,leftOut:b}=p([R]);return[["help",(0,O.RK)(R.problem.help??"",K)],["affe\
cts",(0,T.od)(R.affects,j)],["hits",e([R],z.length)],["also at",g(f(W,W.slice(0,1)),G,E,b)],["required by",g(D,G)]].filter(([,nt])=>nt!=="")}const a=({requirements:R})=>R.
some(({because:j})=>j.some(C)),m=R=>new Set(R.flatMap(({places:j})=>j.filter(C).map(({file:z})=>z))).size,S=R=>R.filter(j=>d(j)===null),I=R=>R.every(({problem:j})=>j.
code.startsWith("credentials-"))?"credentials":"settings",y=R=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(R)&&(0,v._M)(R)===null,C=R=>typeof R!="string";function x(R){
const j=new Map;return R.filter(z=>{const{file:K,line:G}=typeof z=="string"?{file:z,line:0}:z,W=j.get(K);if(W===void 0)j.set(K,new Set([G]));else{if(W.has(G))return!1;
W.add(G)}return!0})}}),6763:(($t,F,t)=>{t.d(F,{h$:()=>n,q9:()=>w,rc:()=>M});var v=t(4e3),T=t(7574),O=t(5102),E=t(4120),P=t(8884);const $=50,g=3,w=f=>(0,E.UV)(f,
$,l=>l,l=>`and ${(0,E.px)(l,"more remark")}`),M=f=>[...u(f),...o(f)];function u({files:f}){const l=f.filter(({exclude:d,severity:i})=>d!==void 0&&i!=="notice"),
h=new Set(l.flatMap(({exclude:d})=>d??[])),p=(0,P.eb)(l).length;return l.length===0?[]:[s(l.length,[...h],p)]}function s(f,l,h){const p=f===1?"1 finding is":`${f}\
 findings are`,d=h===1?" of 1 repository":` of ${h} repositories`,[i,c]=h===0?["","`exclude`"]:[d,"`exclude` where their files are read"];return`${p} in tests, \
examples or templates${i}, where errors are warnings; to skip such files, set ${c}: ${(0,v.XT)(l,g)}`}function o({roots:f}){return f.some(({rows:h})=>h.some(({platforms:p})=>p.
some(({available:d})=>d===!0)))?["signatures of provider packages were not verified"]:[]}function e({hosts:f},{scan:l,repositories:h,shards:p}){const{files:d,bytes:i,
usages:c,durationMs:a}=l,m=f.filter(P.Qz).length,S=(0,O.mt)(p),I=S?"all registry hosts":(0,E.px)(m,"registry host"),C=m===0&&!S?"no registry host is used":`${(0,E.
px)(c,"usage")} of ${I}`;return h.length>0?`${C} in ${(0,E.px)(h.length,"repository")}`:d===0&&a===0?null:d===0?"found no Terraform or OpenTofu files":`scanned ${(0,E.
px)(d,"file")} (${(0,T.tY)(i)}) in ${(0,T.kJ)(a)}: ${C}`}function n(f,l){const{dialect:h,durationMs:p,scan:d,remarks:i,shards:c}=l,a=e(f,l),S=f.hosts.length===0&&
d.files===0?"":` for ${(0,E.QI)(h)} (${h.why})`;return[`${r(f)}; checked in ${(0,T.kJ)(p)}${S}`,...(0,E.y0)(c,f.hosts.length+f.roots.length>0),...a===null?[]:[a],
...i]}function r({findings:f,ignored:l}){const h=(0,E.H8)(f)||"no findings";return l>0?`${h}, ${l} ignored`:h}}),4148:(($t,F,t)=>{t.d(F,{Fg:()=>u,LC:()=>e,Mm:()=>w,
P:()=>l,cZ:()=>h,eX:()=>R,fi:()=>n,g5:()=>r,ie:()=>i,ij:()=>x,jB:()=>f,mC:()=>c,nS:()=>a,ns:()=>C,pJ:()=>o,qj:()=>M});var v=t(5143),T=t(1064),O=t(5011),E=t(5257),
P=t(4120),$=t(8884);const g=["fails","warns","works"];function w({worst:K}){return K==="error"?"fails":K==="warning"?"warns":"works"}const M=({rows:K})=>g.find(
G=>K.some(W=>w(W)===G))??"works";function u(K){const G=M({rows:K});return G==="works"&&K.some(s)?"skipped":G}const s=({chosen:K})=>Object.keys(K).length===0,o={
fails:"init fails",warns:"has warnings",works:"passed"},e=3,n=({directory:K},G)=>K===E.cd.file?E.cd.file:K==="."?"the top directory":G(K);function r(K,G=0){const W=K.
filter(({directory:tt})=>tt!==E.cd.file),{failing:D}=f(W),{length:b}=D;if(b===0)return null;const B=new Set(D.map(({directory:tt})=>(0,v._M)(tt))),nt=G<2?"":` (${(0,$.
iW)(B.size,G)})`;return W.length===1?`init fails${nt}`:`init fails in ${b===W.length?`all ${b}`:`${b} of ${W.length}`} root modules${nt}`}function f(K){const{fails:G=[],
warns:W=[],works:D=[]}=Object.groupBy(K,M);return{failing:G,wrong:[...G,...W],good:D}}function l({rows:K}){const{fails:G=[],warns:W=[],works:D=[]}=Object.groupBy(
K,w);return{wrong:[...G,...W],good:D}}function h(K){const G=new Map;for(const b of f(K).wrong)for(const B of l(b).wrong){const nt=p(B),V=G.get(nt)??{row:B,roots:new Set};
G.set(nt,V),V.roots.add(b)}const{fails:W=[],warns:D=[]}=Object.groupBy(G.values(),({row:b})=>w(b));return[...W,...D]}const p=({kind:K,source:G,constraints:W,locked:D,
chosen:b,problems:B})=>JSON.stringify([K,G,W,D,b,B]),d=3;function i(K,G){const W=new Map(K.map(b=>[b.row,[...b.roots]]));return{title:"root modules",cell:b=>{const B=W.
get(b)??[],nt=B.slice(0,d).map(G);return(0,P.K4)(nt,d,B.length-nt.length)}}}const c=({address:K,host:G},{clients:W})=>W.every(D=>(0,O.Vm)(D)===G)&&K.startsWith(
`${G}/`)?K.slice(G.length+1):K;function a(K){const G=[...new Map(K.map(V=>[`${V.kind} ${V.source}`,V])).values()],W=["module","provider"].flatMap(V=>{const{length:tt}=G.
filter(it=>it.kind===V);return tt===0?[]:[(0,P.px)(tt,V)]});if(W.length===0)return"no registry modules and no providers";const D=K.some(({platforms:V})=>V.length>
0)?" and package":"",b=G.filter(s).length,B=G.filter(({chosen:V})=>Object.values(V).includes(null)).length,nt=b+B===0?`every version${D} is available`:[...B>0?[
`${B} without a version`]:[],...b>0?[`${b} not checked`]:[]].join(", ");return`${W.join(" and ")}, ${nt}`}const m=60,S=6,I=60,y=12;function C({clients:K,rows:G},W){
const D=G.every(({chosen:B})=>new Set(Object.values(B)).size<=1),b=[{title:"constraint",cell:({constraints:B})=>(0,P.K4)([...new Set(B)].map(nt=>W(nt,I)),S)},...D?
[{title:"version",cell:B=>j(B,null,W)}]:K.map(B=>({title:T.bB[B],cell:nt=>j(nt,B,W)})),{title:"newest",cell:({newest:B})=>B===null?"":W(B,m)},{title:"platforms",
cell:({platforms:B})=>z(B,W)}];return x(b,G)}const x=(K,G)=>K.filter(({cell:W})=>G.some(D=>W(D)!=="")),R=K=>({title:"problem",cell:({problems:G})=>G.filter(({usualSeverity:W})=>W!==
"notice").map(K).join(", ")});function j({chosen:K,locked:G},W,D){const b=W===null?Object.values(K)[0]:K[W];return b===void 0?"":b!==null?`${D(b,m)}${b===G?" (l\
ocked)":""}`:G===null?"none":`none (locked: ${D(G,m)})`}function z(K,G){const W=K.map(({platform:D,available:b})=>`${b===null?"?":b?"\u2713":"\u2717"} ${G(D,m)}`);
return(0,P.K4)(W,y)}}),5257:(($t,F,t)=>{t.d(F,{JT:()=>$,KS:()=>g,MO:()=>u,MP:()=>P,Nf:()=>M,W$:()=>E,cd:()=>O,yp:()=>w});var v=t(5143);const T="hostnames input",
O={file:T,line:1,column:1,endColumn:1},E=s=>s.file===T?T:s,P=({host:s,namespace:o,name:e,system:n})=>`${s}/${o}/${e}/${n}`,$=({host:s,namespace:o,type:e})=>`${s}\
/${o}/${e}`;function g(s,o){const e=s.versions??M(s)?.values?.[o]??null;return e===null?null:{text:e,place:w(s)}}function w(s){const{versionsAt:o,place:e}=s,n=typeof o==
"number"?o:o?.at;return n===void 0?e:{file:e.file,...(0,v._h)(n)}}const M=({versionsAt:s})=>typeof s=="number"?null:s,u=(s,o)=>`${s} ${o}`}),8416:(($t,F,t)=>{t.
d(F,{L2:()=>u,oh:()=>$,rU:()=>s});var v=t(4e3),T=t(5143),O=t(1064),E=t(5603),P=t(3469);function $(i,c){let a;return()=>(a??=t.e(9249).then(t.bind(t,9249)).then(
({readTools:m})=>m(i,c)),a)}const g=["terraform"],w="assumed, CLI not detected; set `dialect`",M="CLI not detected; set `dialect` to check one";async function u({
setting:i,scan:c}){const a=i.name==="auto"?null:e(i.name);if(c===null||c.isEmpty){const x=a===null?M:o;return h(a??O.Du,[x],[],i,{signs:[],constraints:[]})}const m=await l(
c,i,a),{constraints:S}=c;if(a!==null)return h(a,[o],[],i,{signs:m,constraints:S});const I=f(m);if(I.length===0)return{...h(g,[w],[],i,{signs:m,constraints:S}),isGuess:!0};
const y=n(I),C=y.flatMap(x=>I.find(R=>R.client===x)??[]);return h(y,C.map(d),I,i,{signs:m,constraints:S})}async function s({clients:i},c){if(c===null||c.isEmpty)
return O.zK;const{others:a}=await c.tools(),m=i;return O.zK.filter(S=>m.includes(S)||a.has(S)||S==="terragrunt"&&c.usesTerragrunt)}const o="set by `dialect`",e=i=>i===
"both"?O.Du:[i],n=i=>O.Du.filter(c=>i.some(a=>a.client===c));function r(i){const c=i.filter(({place:a})=>!(0,T.Zl)(a.file));return c.length===0?i:c}const f=i=>{
const c=r(i);return E.A.map(m=>c.filter(S=>S.level===m)).find(({length:m})=>m>0)??[]};async function l({signs:i,tools:c,hasCloudHostname:a},m,S){const I=f(i),y=S??
n(I),C=I.every(({place:G})=>(0,T.Zl)(G.file)),x=S===null&&(C||I.some(({isCloud:G})=>G)),R=m.version===null&&y.some(G=>(0,P.w)(G,[]).length>1);if(!x&&!R)return i;
const{setsCloudHostname:j,signs:z}=await c(),K=a||j;return[...i.filter(({isCloud:G})=>!(G&&K)),...z]}function h(i,c,a,m,S){const[I,...y]=i,C=i.map(j=>p(j,m,S)),
x=C.flatMap(({client:j,version:z})=>z===null?[]:[[j,z]]),R=C.flatMap(({version:j,signs:[z]})=>j===null||z===void 0?[]:[d(z)]);return{name:I===void 0||y.length>0?
"both":I,clients:i,releases:C.flatMap(({releases:j})=>j),versions:Object.fromEntries(x),why:[...new Set([...c,...R])].join(", "),evidence:[...new Set([...a,...C.
flatMap(({signs:j})=>j)])]}}function p(i,{version:c},a){if(c!==null)return{client:i,releases:(0,P.w)(i,[c]),version:c,signs:[]};const m=r(a.signs.filter(R=>R.client===
i&&R.version!==null)),S=[...new Set(m.map(R=>(R.version??"").replace(/^v/,"")))];if(S.length>0){const[R="",...j]=S,z=j.length===0&&(0,P.l)(R);return{client:i,releases:(0,P.
w)(i,S),version:z?R:null,signs:m}}const I=r(a.constraints),y=I.map(({text:R})=>R),C=(0,P.w)(i,y);if(C.length===(0,P.w)(i,[]).length)return{client:i,releases:C,version:null,
signs:[]};const x=I.map(({text:R,place:j})=>({client:i,level:"syntax",place:j,text:`requires ${(0,v.dh)(R)}`,version:R}));return{client:i,releases:C,version:y.length===
1?y[0]??null:null,signs:x}}const d=({place:i,text:c})=>`${i.file}:${i.line} ${c}`}),2161:(($t,F,t)=>{t.d(F,{L8:()=>s,TD:()=>r,U4:()=>M,Z8:()=>f,e0:()=>u,tr:()=>w});
var v=t(1064);const T=["terraform"],O=["opentofu"],E=[{suffix:".tftest.hcl",class:"test",clients:v.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:v.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:O},{suffix:".tofutest.json",class:"test",clients:O},{suffix:".tfquery.hcl",class:"\
query",clients:T},{suffix:".tfquery.json",class:"query",clients:T},{suffix:".tfmigrate.hcl",class:"migrate",clients:T},{suffix:".tfcomponent.hcl",class:"stack",
clients:T},{suffix:".tfcomponent.json",class:"stack",clients:T},{suffix:".tfstack.hcl",class:"stack",clients:T},{suffix:".tfstack.json",class:"stack",clients:T},
{suffix:".tfdeploy.hcl",class:"deploy",clients:T},{suffix:".tfdeploy.json",class:"deploy",clients:T},{suffix:".tfmock.hcl",class:"none",clients:v.Du},{suffix:".\
tofumock.hcl",class:"none",clients:O},{suffix:".tf.json",class:"config",clients:v.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:O},{suffix:"\
.tf",class:"config",clients:v.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:O},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:v.Du},{suffix:"\
.hcl",class:"terragrunt",clients:v.Du}],P=Map.groupBy(E,({suffix:l})=>l.slice(l.lastIndexOf(".")+1)),$=".terraform.lock.hcl",g={class:"lock",syntax:"hcl",clients:v.
Du,isOverride:!1},w=l=>l.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(l),M=".terraform/modules/modules.json",u={...g,class:"manifest",syntax:"json"};
function s(l,h,p){if(l===$)return g;const i=P.get(l.slice(l.lastIndexOf(".")+1))?.find(({suffix:x})=>l.endsWith(x));if(i===void 0||i.class==="none")return;const c=o(
l)&&i.class==="test"&&p==="tests";if(o(l)&&!c)return;const a=l.slice(0,-i.suffix.length),m=i.twin!==void 0&&h.has(a+i.twin),S=a==="override"||a.endsWith("_overr\
ide"),I=m||c;if(I&&!i.clients.includes("terraform"))return;const y=I?T:i.clients,C=l.endsWith(".json")?"json":"hcl";return{class:i.class,syntax:C,clients:y,isOverride:S}}
const o=l=>l.startsWith(".")||l.endsWith("~")||l.startsWith("#")&&l.endsWith("#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),r=l=>e.test(l),f=l=>r(l)||n.test(l)}),6195:(($t,F,t)=>{t.d(F,{$8:()=>$,G$:()=>g,Ls:()=>E,UO:()=>w,VK:()=>O,sq:()=>M});var v=t(6760);const T=/[*?[{]/;function O(u){
const s=u.split("/"),o=s.findIndex(e=>T.test(e));return o<0?{fixed:u}:{fixed:s.slice(0,o).join("/"),glob:s.slice(o).join("/")}}function E(u){const s=u.map(o=>{const e=o.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:P(e)}});return o=>{const e=o.toLowerCase();return s.some(({glob:n,start:r})=>n===o||e.startsWith(
r)&&v.posix.matchesGlob(o,n))}}function P(u){const[s=""]=u.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(u)??[];return s.toLowerCase()}const $=({file:u,glob:s},o)=>u===
o||s!==void 0&&v.posix.matchesGlob(o,s),g=u=>u.startsWith(".")||u==="node_modules",w=(u,s)=>u===s||u.startsWith(s.endsWith(v.sep)?s:s+v.sep),M=u=>v.sep==="/"?u:
u.replaceAll(v.sep,"/")}),5603:(($t,F,t)=>{t.d(F,{A:()=>E,j:()=>$});var v=t(5143),T=t(1064),O=t(5011);const E=["lock-file","syntax","version-file","tool","hook"],
P=100;class ${found=new Map;allowed=new Map;addFiles(M){for(const{file:u,kind:s,scope:o,isContext:e}of M){if(e)continue;const[n]=s.clients;if(n!==void 0&&s.clients.
length===1&&!g(u)){const r={file:u,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${T.bB[n]} only`,r)}for(const r of o.traits)this.addTrait(r)}}addUsages(M){
for(const u of M)u.kind==="lock_provider"?this.addLock(u):u.kind==="cloud_default"&&this.addCloud(u)}signs(){return[...this.found.values()]}constraints(){return[
...this.allowed.values()]}addTrait({kind:M,text:u,place:s}){if(M==="version"){if(this.allowed.size>=P)return;const o=(0,v.Zl)(s.file)?`${u} aside`:u;this.allowed.
has(o)||this.allowed.set(o,{text:u,place:s})}else if(M==="binary"){const e={client:u==="tofu"?"opentofu":"terraform",level:"version-file",place:s,version:null};
this.put({...e,text:"sets terraform_binary"})}else if(M!=="compatible"&&M!=="provider-version"){const{client:o,what:e}=T.$I[M];this.addSyntax(o,`has ${e}`,s)}}addLock({
host:M,place:u}){const s=T.Du.find(e=>(0,O.Vm)(e)===M);if(s===void 0)return;const o=`locks providers from ${M}`;this.put({client:s,level:"lock-file",place:u,text:o,
version:null})}addCloud({clients:M,isOverridden:u,place:s}){if(u||!M.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:s,text:"has \
a cloud block without hostname",version:null,isCloud:!0})}addSyntax(M,u,s){this.put({client:M,level:"syntax",place:s,text:u,version:null})}put(M){const u=`${M.client}\
 ${M.text}`;if(this.found.has(u))return;const s=(0,v.Zl)(M.place.file)?`${u} aside`:u;this.found.has(s)||this.found.set(s,M)}}const g=w=>/(^|\/)[.#][^/]*$/.test(
w)}),7854:(($t,F,t)=>{t.d(F,{Oo:()=>g,YW:()=>E,kA:()=>$,sw:()=>P,u3:()=>u,vH:()=>w});var v=t(7052),T=t(1064);const O={line:1,column:1,endColumn:1};function E(s,o,e=O){
const n={file:s===""?".":s,...e};return{problem:o,place:n,clients:T.Du,host:null}}function P(s,o){const e=f=>o.includes(f),n=g(f=>f.every(e)?f:f.filter(e)),r=g(
f=>f.every(l=>l.clients.every(e))?f:f.flatMap(l=>{const h=n(l.clients);return h.length===0?[]:[{...l,clients:h}]}));return s.filter(f=>{const l=f;return l.clients=
n(f.clients),l.needs=r(f.needs),f.isHostImplied&&(l.host=l.needs[0]?.host??f.host),l.clients.length>0})}const $=s=>{const o=new Set;for(const{host:e,isHostImplied:n}of s)
e!==null&&!n&&o.add(e);return o};function g(s){let o;return e=>{o??=new Map;const n=o.get(e);if(n!==void 0||o.has(e))return n;const r=s(e);return o.set(e,r),r}}
const w=(s,o)=>s.filter(e=>e.clients.some(n=>o.includes(n))),M=1e4;class u{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(o=M){this.max=o}add(o){
const{problem:e,place:n}=o;if(e.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const r=this.kept.get(e.severity)??0;this.kept.set(
e.severity,r+1),r<this.max?this.notes.push(o):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const o=(0,v.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,E(".",o)]}}}),7152:(($t,F,t)=>{t.d(F,{G:()=>r});var v=t(3024),T=t(6760),O=t(9461),E=t(5747),P=t(7052),$=t(9664),g=t(
2161),w=t(6195);function M(d,i,c,a){if(d.kind==="error")return(0,P.fileUnreadable)({what:"link",code:d.code});const{kind:m,path:S}=d;return(0,w.UO)(S,i.boundary)?
m==="directory"?null:m==="special"?(0,P.fileUnreadable)({what:"link-to-special-file"}):{path:S,isScanned:u(S,i,c,a)}:(0,P.fileOutside)()}function u(d,i,c,a){if(i.
file!==void 0||i.glob!==void 0||!(0,w.UO)(d,i.path))return!1;const[m="",...S]=(0,w.sq)((0,T.relative)(i.path,d)).split("/").toReversed();if(S.some(w.G$))return!1;
const I=(0,w.sq)((0,T.relative)(c,d)).split("/");return I.map((C,x)=>I.slice(0,x+1).join("/")).slice(-1-S.length).some(a)?!1:(0,g.L8)(m,new Set([m]),S[0]??"")!==
void 0}var s=t(7854);const o={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;function*r(d,i={toolFiles:[],hasPlugins:!1},c=o){const a=new l(d,i,c);for(const m of d.
scan){const S=f(a.root,m);"path"in S?yield*a.walkFrom(S):yield{kind:"note",note:S}}}function f(d,i){const{fixed:c,glob:a}=(0,w.VK)(i);try{const m=(0,v.realpathSync)(
(0,T.resolve)(d,c)),S=(0,w.sq)((0,T.relative)(d,m)),I=(0,w.UO)(m,d),y=I?d:m;if(a!==void 0)return{path:m,name:S,boundary:y,glob:(0,$.Gz)(S,a)};if((0,v.statSync)(
m).isDirectory())return{path:m,name:S,boundary:y};const C=(0,T.resolve)(m,"..");return{...{path:C,name:(0,w.sq)((0,T.relative)(d,C))},boundary:I?d:C,file:S}}catch(m){
return(0,s.YW)(i,(0,P.fileUnreadable)({what:"scan",code:(0,E.Oj)(m)}))}}class l{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:i,scan:c,
exclude:a},m,S){this.root=(0,v.realpathSync)(i),this.isExcluded=(0,w.Ls)(a),this.aside=m,this.limits=S,this.selected=c.length>1?new Set:null}*walkFrom(i){const c=i.
glob===void 0&&i.file===void 0,a=[{path:i.path,name:i.name,depth:0,isSelected:c}];for(let m=a.pop();m!==void 0;m=a.pop()){yield{kind:"directory",name:m.name};const S=p(
m);if("problem"in S){yield{kind:"note",note:S};continue}const I=[];for(const y of this.findFiles(i,m,S))if("problem"in y)yield{kind:"note",note:y};else if(I.length<
this.limits.directoryFiles)I.push(y);else{yield h(m,"directory",this.limits.directoryFiles);break}if(this.files+=I.length,this.entries+=S.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield h(m,"files",this.limits.files);return}if(I.some(({isContext:y})=>!y)&&(yield{kind:"module",files:I}),i.file!==
void 0)return;for(const y of this.findDirectories(i,m,S))a.push(y)}}*findFiles(i,c,a){const m=new Set;let S=!1;for(const y of a)(0,g.tr)(y.name)&&!y.isDirectory()&&
m.add(y.name),S||=y.name===".terraform",this.aside.hasPlugins||=y.name==="terraform.d";const I=c.name.slice(c.name.lastIndexOf("/")+1);for(const y of a){if(y.isDirectory())
continue;const C=(0,g.L8)(y.name,m,I);if(C===void 0){(0,g.Z8)(y.name)&&this.addToolFile(c,y.name);continue}const x=(0,$.Gz)(c.name,y.name),j={path:c.path+T.sep+
y.name,file:x,kind:C,isContext:!this.select(i,c,x)};y.isFile()?yield j:y.isSymbolicLink()?yield*this.follow(i,j):yield(0,s.YW)(x,(0,P.fileUnreadable)({what:"spe\
cial-file"}))}if(S&&c.isSelected){const y=[c.path,...g.U4.split("/")].join(T.sep),C=(0,O.$)(y);C.kind==="file"&&C.path===y&&(yield{path:y,file:(0,$.Gz)(c.name,g.
U4),kind:g.e0,isContext:!1})}}addToolFile({path:i,name:c},a){const m=(0,$.Gz)(c,a);this.aside.toolFiles.length>=n||this.isExcluded(m)||this.aside.toolFiles.push(
{path:i+T.sep+a,file:m})}select(i,c,a){return!(c.isSelected||(0,w.$8)(i,a))||this.isExcluded(a)||this.selected?.has(a)?!1:(this.selected?.add(a),!0)}*follow(i,c){
const a=M((0,O.$)(c.path),i,this.root,this.isExcluded);a!==null&&("code"in a?yield(0,s.YW)(c.file,a):yield{...c,path:a.path,isContext:c.isContext||a.isScanned})}findDirectories({
glob:i},{path:c,name:a,depth:m,isSelected:S},I){const y=[];for(const C of I.toReversed()){if(!C.isDirectory()||(0,w.G$)(C.name))continue;const x=(0,$.Gz)(a,C.name);
if(this.isExcluded(x))continue;const R=S||i!==void 0&&T.posix.matchesGlob(x,i),j=c+T.sep+C.name;y.push({path:j,name:x,depth:m+1,isSelected:R})}return y}}const h=({
name:d},i,c)=>({kind:"note",note:(0,s.YW)(d,(0,P.fileLimit)({kind:i,max:c}))});function p({path:d,name:i,depth:c}){if(c>e)return(0,s.YW)(i,(0,P.fileLimit)({kind:"\
depth",max:e}));try{return(0,v.readdirSync)(d,{withFileTypes:!0}).sort((a,m)=>a.name<m.name?-1:1)}catch(a){return(0,s.YW)(i,(0,P.fileUnreadable)({what:"director\
y",code:(0,E.Oj)(a)}))}}}),3612:(($t,F,t)=>{t.d(F,{ev:()=>w,ZW:()=>g,BU:()=>$,tG:()=>M,tC:()=>u});function v(s,o){const e=new TextEncoder().encode(s);let n=1,r=-1;
for(let f=1;f<=o;f+=1){const l=T(e,f);l>r&&(r=l,n=f)}return n}function T(s,o){const{length:e}=s,n=e&-4;let r=o;for(let f=0;f<n;f+=4)r^=E(O(s,f,4)),r=Math.imul(r<<
13|r>>>19,5)+3864292196|0;return n<e&&(r^=E(O(s,n,e-n))),r^=e,r=Math.imul(r^r>>>16,2246822507),r=Math.imul(r^r>>>13,3266489909),(r^r>>>16)>>>0}function O(s,o,e){
let n=0;for(let r=e-1;r>=0;r-=1)n=n<<8|(s[o+r]??0);return n}function E(s){const o=Math.imul(s,3432918353);return Math.imul(o<<15|o>>>17,461845907)}const P=500;function $(s,o,e){
const n=new Map;for(const d of e.values())n.set(d,(n.get(d)??0)+1);const r=Array.from(n).flatMap(([d,i])=>i>P?d:[]),f=new Set(r),l=new Set([...o,...n.keys()]),h=new Set(
[...l].filter(d=>!f.has(d)&&v(d,s.count)!==s.index)),p=Array.from(e).flatMap(([d,i])=>(f.has(i)?!w({...s,split:f},i,d):h.has(i))?d:[]);return{...s,split:f,others:new Set(
p),otherHosts:h}}const g=s=>s===null||s.index===1,w=(s,o,e)=>v(s.split.has(o)?`${o} ${e}`:o,s.count)===s.index,M=(s,o)=>s===null||(o===null?s.index===1:v(o,s.count)===
s.index),u=(s,o,e)=>s?.split.has(o)?Math.ceil(e/s.count):e}),1435:(($t,F,t)=>{t.d(F,{U7:()=>T,jK:()=>O,op:()=>E});var v=t(9562);const T=()=>Promise.all([t.e(660),
t.e(1371),t.e(1276),t.e(3432),t.e(2629),t.e(826)]).then(t.bind(t,826));async function O($,g,w,{environment:M,directory:u,mayHavePlugins:s,plugins:o=null}){if(g.
hostnames.length===0&&$.every(({needs:p})=>p.length===0))return{usages:$,remarks:[],findings:[],configs:[],releases:w.releases};const e=await E(g.cliConfig,w.clients,
M),n=w.releases.map(p=>{const d=e.find(({client:i})=>i===p.client);return{...p,attemptMs:d?.requestTimeoutMs??p.attemptMs}}),r={root:u,plugins:o,mayHavePlugins:s,
releases:n,asksMirrors:g.depth!=="discovery"},f=await P($,e,r),l=[...e.flatMap(p=>p.findings),...f.findings],{mergeFindings:h}=await T();return{...f,findings:h(
l),configs:e,releases:n}}async function E($,g,w){const{readCliConfig:M,thisMachine:u}=await T(),s=u(w);return g.map(o=>M(o,s,$))}async function P($,g,w){if(!$.some(
({needs:s})=>s.some(({service:o})=>o===v.xq)))return{usages:$,remarks:[],findings:[]};const{withoutInstalled:u}=await Promise.all([t.e(5927),t.e(4280)]).then(t.
bind(t,5927));return u($,g,w)}}),8723:(($t,F,t)=>{t.d(F,{Z:()=>w,j:()=>P});var v=t(1064),T=t(7854),O=t(5960),E=t(1435);async function P({requirements:M,roots:u,
usages:s,part:o,checkouts:e},n,r,f){const l=[...new Set(M.map(({host:j})=>j))],h=(0,O.e)(M,n,r),p=Array.from(h,([j,z])=>(0,O.i)(j,z)),d=l.filter(j=>!h.has(j)),i=n.
depth!=="discovery"&&u.length>0;if(d.length===0&&!i)return{visits:p,inquiry:null,tokenSources:new Map};const{attemptLimitMs:c,visitHosts:a}=await(0,E.U7)(),{configs:m,
releases:S}=r,{credentials:I,forced:y}=await w(n,m,f),C=await $(I,n,f),x=await a(d,{...C,forced:y,required:Map.groupBy(M,({host:j})=>j),maxRedirects:Math.max(...r.
clients.map(j=>v.NX[j])),releases:S,timeoutMs:n.timeoutMs??c(S),retries:n.retries,progress:j=>f.progress({kind:"visits",...j})}),R=n.depth==="discovery"?null:await g(
u,{...C,usages:s,part:o,settings:n,dialect:r,configs:m,environment:f.environment,directory:f.directory,lockHashes:e?.lockHashes??null,plugins:e?.plugins??null,learn:f.
secrets.learn,progress:j=>f.progress({kind:"registries",...j}),visits:x});return{visits:[...x,...p],inquiry:R,tokenSources:I.known}}async function $(M,u,{startTimer:s,
stop:o}){const{networkOf:e}=await(0,E.U7)();return{network:e(u),credentials:{...M,find:(0,T.Oo)(M.find)},concurrency:u.concurrency,random:Math.random,now:Date.now,
startTimer:s,stop:o}}async function g(M,{environment:u,...s}){const{inquire:o}=await Promise.all([t.e(660),t.e(1741),t.e(5927),t.e(1276),t.e(3432),t.e(7517),t.e(
3567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,E.U7)(),n=s.settings.depth==="packages"?await Promise.all([t.e(660),t.e(1741),t.e(5927),t.e(400),t.e(1276),
t.e(7517),t.e(774)]).then(t.bind(t,774)):null;return o(M,{...s,machine:e(u),askPackages:n?.askPackages??null})}async function w(M,u,{environment:s,secrets:o,kill:e,
stop:n}){const{readMachineCredentials:r}=await(0,E.U7)();return r({...M,configs:u},s,{learn:o.learn,kill:e,stop:n.signal,abortAfter:f=>AbortSignal.timeout(f)})}}),
5453:(($t,F,t)=>{t.d(F,{D0:()=>u,lz:()=>s,K$:()=>f,a3:()=>n,Xo:()=>e});var v=t(2389),T=t(7052),O=t(9664);function E(l,{evidence:h,versions:p}){if(l.version!==null)
return()=>l.version;const d=h.filter(({level:i,version:c})=>i==="version-file"&&c!==null);return(i,c)=>d.some(m=>m.client===i&&P(c,(0,O.jt)(m.place.file)))?p[i]??
null:null}const P=(l,h)=>h===""||`${l}/`.startsWith(`${h}/`);var $=t(6195),g=t(7854),w=t(3152);const M=2e5;async function u({usages:l,notes:h,scanned:p,changed:d,
dialect:i,settings:c,listed:a}){const{declared:m,endedAt:S}=p;if(l.length===0&&![...m].some(Ot=>"place"in Ot)&&c.roots.length===0)return{roots:[],notes:[]};const{
rootsOf:y}=await t.e(5353).then(t.bind(t,5353)),{Readings:C,RootNotes:x,textNotes:R}=await Promise.all([t.e(1741),t.e(1203)]).then(t.bind(t,1203)),{clients:j,versions:z}=i,
K={usages:l,declared:m,clients:j},G=a===void 0?await s(K,c,S===null):await o(K,a),W=[],D=[],b=new C,B=c.dialect.name==="auto"?[]:j,nt=new x({clients:j,readings:b,
upgrade:c.upgrade,versionIn:E(c.dialect,i)}),V=c.depth!=="discovery";let tt=0;for(const Ot of y(G,{changed:d,versions:z,hasCalls:V})){if(tt+=Ot.directories.length,
tt>M){D.push((0,g.YW)(Ot.directory,(0,T.fileLimit)({kind:"roots",max:M})));break}nt.add(Ot),V&&W.push(Ot)}const it=[...R(l,m,{...i,readings:b,set:B})].filter(({
place:Ot})=>d===null||d.has(Ot.file)),ht=new Set(h.flatMap(({problem:Ot,place:X})=>Ot.code==="lock-invalid"?X.file:[])),At=[...it,...nt.notes()].filter(({place:Ot})=>!ht.
has(Ot.file));return{roots:W,notes:[...At,...D]}}async function s(l,{roots:h},p){const{layoutsOf:d,unmatched:i}=await t.e(5353).then(t.bind(t,5353)),c=h.map(S=>({
text:S,matches:(0,$.Ls)([S])})),a=d({...l,patterns:c}),m=p?i(a,c):[];if(m.length===0)return a;throw new w.GN(m.map(S=>`roots: no directory with configuration ma\
tches ${S}`))}async function o(l,h){const{layoutsOf:p}=await t.e(5353).then(t.bind(t,5353));return l.clients.flatMap(d=>p({...l,clients:[d],patterns:[{text:"",matches:c=>h.
get(d)?.has(c)===!0}]}))}async function e(l,h){return h.every(({lockFile:d})=>d===null)?l:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(l,h)}function n(l,h,{
depth:p},d){if(p==="discovery")return l;const i=({kind:a,workspace:m})=>a==="cloud_default"?!!d.TF_CLOUD_HOSTNAME:a!=="backend_remote_default"||m?.organization===
null,c=new Set(h.filter(a=>!i(a)).map(({place:a})=>r(a)));return l.map(a=>a.problem.code==="host-missing"&&c.has(r(a.place))?{...a,problem:{...a.problem,severity:"\
error"}}:a)}const r=({file:l,line:h,column:p})=>`${l}:${h}:${p}`;async function f(l,h){if(l===null)return v.j7;const{judgeInit:p}=await Promise.all([t.e(7341),t.
e(1741),t.e(5761)]).then(t.bind(t,5761));return p(l,h)}}),370:(($t,F,t)=>{t.d(F,{C_:()=>u,IZ:()=>w,PT:()=>M,SQ:()=>P});var v=t(6897),T=t(8416),O=t(7152);const E=20;
async function P({scan:s,exclude:o},{directory:e,environment:n,stop:r,progress:f}){const l={root:e,scan:s,exclude:o},h=r.why===null?g(l):null;if(h!==null)return h;
const{scanInSteps:p}=await $(),d=p(l,Object.keys(n));return(0,v.n)(d,r,i=>f({kind:"scan",files:i}))}const $=()=>Promise.all([t.e(400),t.e(1845),t.e(5962)]).then(
t.bind(t,5962));function g(s){const o={toolFiles:[],hasPlugins:!1};let e=0;for(const{kind:n}of(0,O.G)(s,o))if(e+=1,n!=="directory"||e>E)return null;return{...o,
usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const w=(s,o,e)=>(0,T.L2)(M(s,o,e));function M({
dialect:s,exclude:o,scan:e},n,{environment:r,directory:f}){if(e.length===0)return{setting:s,scan:null};const l=(0,T.oh)({root:f,exclude:o},n.toolFiles),h=!!r.TF_CLOUD_HOSTNAME;
return{setting:s,scan:{...n,tools:l,hasCloudHostname:h}}}const u=({hasPlugins:s},{scan:o})=>s||o.some(e=>e!==".")}),7082:(($t,F,t)=>{t.d(F,{O:()=>v});const v=T=>({
discovery:T,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:(($t,F,t)=>{t.d(F,{C:()=>O,
h:()=>P});var v=t(7854);const T=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_\
default","migrate_backend_remote","migrate_backend_remote_default"]);function O(g,w,M,u=(0,v.kA)(w)){const s=g.hostnames.flatMap(({host:e,services:n})=>{const r=n.
length>0?n:g.requiredServices;return(r.length>0?r:["any"]).map(l=>({host:e,service:l,clients:M,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),o=new Set(
[...u,...g.hostnames.map(({host:e})=>e)]);return P([s,E(w,o)],M)}function*E(g,w){for(const{kind:M,needs:u,place:s}of g){const o=!T.has(M);for(const e of u)yield{
...e,because:[s],isImplied:!w.has(e.host),isForInit:o}}}function P(g,w){const M=new Map;for(const u of g)for(const s of u)$(M,s);return Array.from(M.values(),u=>({
...u,clients:w.filter(s=>u.clients.includes(s))}))}function $(g,w){const{host:M,service:u,clients:s,because:o}=w,e=`${M} ${u}`,n=g.get(e);if(n===void 0){g.set(e,
{...w,clients:[...s],because:[...o]});return}n.isForInit||=w.isForInit,n.isImplied&&=w.isImplied,n.isAssumed===!0&&(n.isAssumed=w.isAssumed===!0);for(const r of o)
n.because.push(r);for(const r of s)n.clients.includes(r)||n.clients.push(r)}}),5960:(($t,F,t)=>{t.d(F,{e:()=>E,i:()=>$});var v=t(6697),T=t(1831),O=t(7082);function E(g,{
hostnames:w,allowedHosts:M},{isGuess:u}){const s=new Set(w.map(({host:e})=>e)),o=new Map;for(const e of g){const{host:n}=e;if(s.has(n)||o.has(n))continue;const r=u===
!0||e.isAssumed===!0,f=P(e,r,(0,T.Jr)(n,M));f!==null&&o.set(n,f)}return o}function P({host:g,isImplied:w,because:M,clients:u,isAssumed:s=!1},o,e){const n=(0,T.nx)(
g);if((0,T.Rt)(g))return(0,v.hostGeneric)({host:n});const[r]=M.filter(l=>typeof l!="string"),f=w&&r!==void 0?{place:r,clients:u}:null;return f!==null&&o?(0,v.hostAssumed)(
{host:n,...f,isListed:s}):e?null:(0,v.hostNotAllowed)(f===null?{host:n}:{host:n,implied:f})}const $=(g,w)=>({host:g,attempt:(0,O.O)({kind:"skipped",problem:w}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:(($t,F,t)=>{t.d(F,{f:()=>E,q:()=>g});var v=t(3024),T=t(6760),O=t(6309);function E(o,e,n){
const r=$((0,v.realpathSync)(o),e),f=(0,T.basename)(e);P((0,T.join)(r,f));const l=(0,T.join)(r,`.${f.slice(0,60)}.${Math.random().toString(36).slice(2)}`),h=(0,v.
openSync)(l,"wx");try{try{for(const p of n)(0,v.writeFileSync)(h,p)}finally{(0,v.closeSync)(h)}(0,v.renameSync)(l,(0,T.join)(r,f))}catch(p){throw(0,v.rmSync)(l,
{force:!0}),p}}function P(o){const e=(0,v.lstatSync)(o,{throwIfNoEntry:!1});if(e===void 0||e.isFile()||e.isSymbolicLink())return;const n=e.isDirectory()?"is a d\
irectory":"is not a regular file";throw new O.Lw(`it ${n}; choose another path`)}function $(o,e){const n=(0,T.resolve)(o,e),r=s(o,n);if(!r&&!(0,T.isAbsolute)(e))
throw new O.Lw(`it is outside ${o}; use an absolute path if that is intended`);const f=r?o:(0,T.parse)(n).root;return(0,T.relative)(f,(0,T.dirname)(n)).split(T.
sep).filter(Boolean).reduce((h,p)=>w(h,p,o),f)}function g(o,e){const n=(0,v.realpathSync)(o);return M($(n,e),(0,T.basename)(e),n)}function w(o,e,n){const r=(0,T.
join)(o,e);return(0,v.lstatSync)(r,{throwIfNoEntry:!1})===void 0&&u(r),M(o,e,n)}function M(o,e,n){const r=(0,T.join)(o,e);if(!(0,v.lstatSync)(r,{throwIfNoEntry:!1})?.
isSymbolicLink())return r;const f=(0,v.realpathSync)(r);if(!s(n,o)||s(n,f))return f;throw new O.Lw(`the link ${(0,T.relative)(n,r)} leads outside ${n}; remove i\
t or choose another path`)}function u(o){try{(0,v.mkdirSync)(o)}catch(e){if(!(0,O.Or)(e)||e.code!=="EEXIST")throw e}}function s(o,e){const n=(0,T.relative)(o,e);
return n!==".."&&!n.startsWith(`..${T.sep}`)&&!(0,T.isAbsolute)(n)}}),9076:(($t,F,t)=>{t.d(F,{QB:()=>T,im:()=>v,yX:()=>O});const v=["fails","warns","works","unc\
hecked","skipped"],T=5,O=({outcome:E})=>E!=="unchecked"&&E!=="skipped"}),997:(($t,F,t)=>{t.d(F,{O:()=>T,T:()=>E});var v=t(1064);const T=({earlier:P,attempt:$,later:g})=>[
...P,$,...g];function O({discovery:P,timing:$,headMs:g,hops:w},{attemptMs:M}){const u=g!==null&&g<=M?w.at(-1)?.status:null;return u===null||(0,v.Mq)(u??0)?"retr\
ies":P.kind!=="failed"&&$.totalMs<=M?"works":"fails"}function E(P,$){const g=P.map(u=>O(u,$)),w=g.indexOf("works");return w<0?"never":w<=$.retries&&!g.slice(0,w).
includes("fails")?"always":"sometimes"}}),3795:(($t,F,t)=>{t.d(F,{qY:()=>M,Si:()=>n,fN:()=>o,XP:()=>e});var v=t(733),T=t(1831),O=t(4120),E=t(8641);const P=2,$=80;
function g(r){if(r.kind==="scan")return`read ${(0,O.px)(r.files,"file")}`;if(r.kind==="registries")return`${r.done} of ${(0,O.px)(r.total,"question")} to regist\
ries answered`;const{done:f,total:l,failed:h,waiting:p}=r,d=h===0?"":`, ${h} failed so far`;return`${f} of ${(0,O.px)(l,"host")} checked${d}${w(p)}`}function w(r){
if(r.size===0)return"";const f=[...r].slice(0,P).map(h=>(0,E.RK)((0,T.nx)(h),$)),l=r.size-f.length;return l>0?`; waiting for ${f.join(", ")} and ${(0,O.px)(l,"o\
ther")}`:`; waiting for ${f.join(" and ")}`}const M={show:()=>{},end:()=>{}},u=5e3,s=200;function o(r,f){let l=null,h=!0;const p=f(u,()=>{l!==null&&(h&&r(g(l)),
h=!h)});return{show:i=>{l=i},end:p}}function e(r,f,l){let h=null,p="";const d=l(s,()=>{const a=h===null?"":(0,v.W)(g(h),0,f-1);a!==p&&(p=a,r(`\r${a}\x1B[K`))});
return{show:a=>{h=a},end:()=>{d(),p!==""&&r("\r\x1B[K")}}}const n=(r,f)=>{const l=setInterval(f,r).unref();return()=>clearInterval(l)}}),8463:(($t,F,t)=>{t.d(F,
{t:()=>g});var v=t(6309),T=t(566),O=t(3329),E=t(5505),P=t(5955),$=t(8641);async function g({report:u,badge:s},o,e){const n=[],r=async(f,l,h)=>{try{(0,T.f)(e,l,(0,P.
mk)(await h()))}catch(p){n.push(`the ${f} ${(0,$.RK)(l)} was not written: ${(0,$.RK)((0,v.A3)(p))}`)}};for(const{path:f,format:l}of u)await r("report",f,()=>M(l,
o));return s!==null&&await r("badge",s,()=>w(o)),n}async function w({verdict:u}){return[(await t.e(4789).then(t.bind(t,4789))).renderBadge(u)]}async function M(u,{
verdict:s,context:o}){switch(u){case"json":return(0,O.h)(s,o);case"sarif":return(await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(3933)]).then(t.bind(t,3933))).
renderSarif(s,o);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(s,o);case"codequality":{const{renderCodeQuality:e}=await t.e(8957).then(t.
bind(t,8957)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return e(s,r=>n("sha256",r))}case"html":{const{renderHtml:e}=await t.e(7466).then(t.bind(
t,7466)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return e(s,o,r=>n("sha256",r,"base64"))}case"markdown":return[(0,E.Gc)(s,o)]}}}),7361:(($t,F,t)=>{
t.d(F,{QY:()=>M,_N:()=>g,eC:()=>P,k2:()=>w,mc:()=>E});var v=t(7574),T=t(5102),O=t(4120);function E({good:u,runs:s}){if(s===0)return null;const o=Math.floor(1e4*
u/s);if(o>=9900)return`${o/100}%`;const e=Math.floor(o/10);return e===0&&u>0?"below 0.1%":`${e/10}%`}const P=({days:u,good:s,runs:o})=>`${s} of ${(0,O.px)(o,"ru\
n")} in ${u} days`,$=["fails","unchecked","warns","skipped","works"];function g(u){const s=$.flatMap(e=>{const{length:n}=u.filter(f=>f.outcome===e),r=e==="warns"?
"with warnings":T.nx[e];return n===0?[]:[`${n} ${r}`]});return`${u.length===1?"last run":`last ${(0,O.px)(u.length,"run")}`}: ${s.join(", ")}`}const w=({latency:u})=>u===
null?null:`median ${(0,v.kJ)(u.medianMs)}, 95th percentile ${(0,v.kJ)(u.p95Ms)}`,M=({from:u,until:s},o)=>s===null?`${(0,v.u8)(u,o)} so far`:(0,v.u8)(u,s)}),4218:(($t,F,t)=>{
t.d(F,{H6:()=>d,MC:()=>e,U4:()=>n,XQ:()=>c,bW:()=>l,kW:()=>i,qX:()=>o,wz:()=>p});var v=t(9076),T=t(7574),O=t(5102),E=t(4120);const P=["\u2581","\u2582","\u2583",
"\u2585","\u2586","\u2587"],$="\u2573",g="\u254C",w=[100,250,500,1e3,2500],M=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or m\
ore"],u=a=>w.filter(m=>a>=m).length;function s(a){return a.outcome==="fails"?$:(0,v.yX)(a)?P[u(a.ms??0)]??"":g}const o=a=>a.map(s).join("");function e(a){const m=a.
flatMap(({history:x})=>x.recent),S=new Set(m.map(s)),I=m.some(x=>s(x)===P[0]&&x.ms===null);return[...P.map((x,R)=>{const j=M[R]??"";return[x,R===0&&I?`${j} or n\
ot measured`:j]}),[$,"failed"],[g,"no result"]].filter(([x])=>S.has(x))}function n({hosts:a},{history:m}){return a.flatMap(I=>{const y=m?.get(I.visit.host);return y!==
void 0&&y.recent.filter(v.yX).length>1?[{host:I,history:y}]:[]}).toSorted((I,y)=>Number(f(y))-Number(f(I))||h(I,r)-h(y,r)||h(I,Number.POSITIVE_INFINITY)-h(y,Number.
POSITIVE_INFINITY))}const r=30,f=({host:a})=>(0,O.sG)(a)==="fails",l=({history:a},m)=>d(a).findLast(S=>S.days<=m);function h(a,m){const S=l(a,m);return S===void 0?
1:S.good/S.runs}const p=a=>f(a)||a.history.recent.some(({outcome:m})=>m==="fails"),d=({uptime:a})=>a.filter(({runs:m},S)=>m>(a[S-1]?.runs??0));function i({recent:a,
uptime:m,incidents:[S]}){if(S===void 0||S.until!==null)return null;const I=a.filter(({outcome:x})=>x==="fails").length,y=m.at(-1);return y!==void 0&&y.runs-y.good===
1?`first failure in ${(0,E.px)(y.runs,"run")}`:I<=S.runs&&S.runs>1?null:`failed ${I} of the last ${a.filter(v.yX).length} runs`}function c({incidents:[a]}){return a===
void 0||a.until!==null||a.runs<2?null:`failing since ${(0,T.QN)(a.from)} (${(0,E.px)(a.runs,"run")})`}}),1505:(($t,F,t)=>{t.d(F,{G_:()=>s,Yj:()=>u,Zc:()=>w,o7:()=>M,
se:()=>g,tN:()=>E});var v=t(7574),T=t(4120),O=t(8884);const E=120,P=20,$=6;function g({requirements:l},{dialect:h},p){return{label:"required",texts:(0,T.UV)(l,P,
({service:i,clients:c,because:a})=>{const m=i==="any"?(0,T.DO)(i):p.value((0,T.DO)(i),E),I=h.clients.every(y=>c.includes(y))?"":` for ${(0,T.wO)(c)}`;return`${m}${I}\
 (${(0,O.Yx)(a,p.because)})`})}}function w({visit:l},h){const{timing:p,discovery:d}=l.attempt,i=d.kind==="failed"?d.excerpt:null,c=(0,v.I$)(p).map(([I,y])=>`${I}\
 ${(0,v.kJ)(y)}`),a=l.earlier.map(I=>{const{kind:y}=I.discovery;return`${y==="failed"?I.discovery.problem.code:y} after ${(0,v.kJ)(I.timing.totalMs)}`}),m=i===null?
[]:[h.value(i.replace(/\s+/gu," ").trim())],S=l.credentials?.hasToken?[h.prose(l.credentials.source)]:[];return[{label:"body",texts:m},{label:"timing",texts:[c.
join(", ")]},{label:"retried",texts:a},{label:"token from",texts:S}]}const M=(l,h)=>[{label:"credentials",texts:r(l)?n(l.visit.looks,h.prose):[]},{label:"host b\
lock",texts:f(l.visit).map(p=>h.prose(p))}];function u({visit:l,services:h,servicesLeftOut:p,servicesFrom:d},i){const c=h.map(({id:m})=>i.value(m,E)),a=d===null?
(0,v.kJ)(l.attempt.timing.totalMs):`host block at ${i.because(d)}`;return`${c.length===0?"no services":(0,T.K4)(c,$,p)} (${a})`}function s(l){return[...Map.groupBy(
l,p=>JSON.stringify(p.looks.map(e))).values()].map(p=>({clients:p.map(({client:d})=>d),looks:p[0]?.looks.map(e)??[]}))}const o={nothing:"no entry","a token":"a \
token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:l,held:h,counts:p})=>({
source:l,held:`${o[h]}${p?h==="no token"?" (ends the search)":" (used)":""}`});function n(l,h){const p=s(l);return p.flatMap(({clients:d,looks:i})=>i.map(({source:c,
held:a})=>`${p.length>1?`${(0,T.wO)(d)}: `:""}${h(c)}: ${a}`))}const r=({findings:l})=>l.some(({problem:{code:h}})=>/^credentials-|^document-unauthorized$/.test(
h));function f({forced:l}){return[...Map.groupBy(l,({place:p})=>(0,O.eo)(p))].map(([p,d])=>`${p}, for ${(0,T.wO)(d.map(({client:i})=>i))}`)}}),2704:(($t,F,t)=>{
t.d(F,{IL:()=>E,Rr:()=>P,Z4:()=>O});var v=t(5955),T=t(8641);const O=($,g,w,M)=>`,
${w}"${$}": ${E(g,w,M)}`,E=($,g,w)=>(0,T.s$)(JSON.stringify($,w,2).replaceAll(`
`,`
${g}`));function*P($,g,{maxBytes:w,margin:M,replace:u},s){if(g.length===0)return yield O($,[],M),0;const o=`${M}  `;yield`,
${M}"${$}": [`;const e=r=>`
${o}${E(s(r),o,u)}`,n=yield*(0,v._Q)(g,new v.Wv(w),e,",");return yield`
${M}]`,n}}),3329:(($t,F,t)=>{t.d(F,{h:()=>y});var v=t(4e3),T=t(5799),O=t(2704),E=t(4283),P=t(997),$=t(1831),g=t(8641),w=t(5465);function M(D,b){const{visit:B,requirements:nt,
services:V,servicesLeftOut:tt,servicesFrom:it,clients:ht,isNew:At}=D,{discovery:Ot,hops:X,timing:Z,certificates:ct}=B.attempt;return{host:B.host,display:(0,$.nx)(
B.host),discovery:Ot.kind,...u(Ot),documentUrl:o(Ot),hops:X.map(n),services:Object.fromEntries(V.map(ft=>[ft.id,r(ft)])),...tt>0?{servicesLeftOut:tt}:{},servicesFrom:it===
null?null:(0,w.W$)(it),hostBlocks:B.forced.map(({client:ft,place:at})=>({client:ft,place:(0,w.W$)(at)})),required:nt.map(({service:ft,clients:at,because:mt,becauseLeftOut:Pt=0})=>{
const{kept:Rt,left:Tt}=b(mt),Ht=(0,w.ig)("because",Tt+Pt);return{service:ft,clients:at,because:Rt,...Ht}}),credentials:B.credentials?.hasToken?B.credentials.source:
null,looks:B.looks.map(({client:ft,looks:at})=>({client:ft,looks:at.map(e)})),attempts:(0,P.O)(B).length,...B.earlier.length===0?{}:{earlier:B.earlier.map(s)},timingMs:h(
Z),certificates:ct,clients:ht,...At?{new:!0}:{}}}function u(D){if(D.kind==="skipped")return{code:D.problem.code};if(D.kind!=="failed")return{};const{problem:b,excerpt:B}=D;
return{code:b.code,...B===null?{}:{excerpt:B}}}const s=({discovery:D,timing:b})=>({discovery:D.kind,..."problem"in D?{code:D.problem.code}:{},ms:b.totalMs}),o=D=>D.
kind==="found"||D.kind==="absent"?(0,E.Pl)(D.url):null,e=({source:D,held:b,counts:B})=>({source:D,held:b,counts:B}),n=({url:D,status:b,reason:B,mediaType:nt,authorization:V,
address:tt,proxy:it,ms:ht})=>({url:(0,g.cq)(D),status:b,reason:B,mediaType:nt,authorization:V,address:tt,proxy:it===null?null:(0,g.cq)(it),ms:ht});function r(D){
switch(D.kind){case"url":return{url:(0,g.cq)(D.url)};case"login":return{login:f(D.login),...D.leftOut>0?{elementsLeftOut:D.leftOut}:{}};case"problem":return{problem:l(
D.problem)}}}const f=({client:D,grantTypes:b,authz:B,token:nt,ports:V,scopes:tt})=>({client:D,grantTypes:b,authz:B===null?null:(0,g.cq)(B),token:nt===null?null:
(0,g.cq)(nt),ports:V,scopes:tt}),l=({code:D,message:b,help:B})=>({code:D,message:b,help:B??null}),h=({lookupMs:D,connectMs:b,tlsMs:B,firstByteMs:nt,totalMs:V})=>({
lookup:D,connect:b,tls:B,firstByte:nt,total:V}),p=1e4,d=100,i=({directory:D,clients:b,rows:B},nt)=>({...(0,w.jt)(D),clients:b,rows:B.slice(0,p).map(V=>c(V,nt)),
...(0,w.ig)("rows",B.length-p)});function c(D,b){const{kind:B,address:nt,source:V,host:tt,constraints:it,locked:ht,chosen:At,newest:Ot,platforms:X}=D,{kept:Z,left:ct}=b(
D.places);return{kind:B,address:nt,source:V,host:tt,constraints:it.slice(0,d),...(0,w.ig)("constraints",it.length-d),locked:ht,chosen:At,newest:Ot,platforms:X.map(
({platform:ft,available:at})=>({platform:ft,available:at})),worst:D.worst,codes:D.problems.map(({code:ft})=>ft),places:Z,...(0,w.ig)("places",ct+(D.placesLeftOut??
0))}}const a=1,m={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},S=4096,I="  ";function*y(D,b,B=m){const{usages:nt,...V}=b.
scan,{hosts:tt,files:it,findings:ht,passed:At,ignored:Ot,stopped:X,roots:Z}=D,ct=tt.flatMap(({requirements:Tt})=>Tt.map(Ht=>Ht.because)),ft=(0,w.R1)(ct,B.becauseLists),
at=(0,w.R1)(ht.map(Tt=>Tt.places),B.placeLists),mt=(0,w.R1)(Z.flatMap(({rows:Tt})=>Tt.map(Ht=>Ht.places)),B.rowPlaceLists),{remarks:Pt}=b;yield*[`{
  "schemaVersion": ${a}`,C("version",b.version),C("passed",At),...X===null?[]:[C("stopped",(0,v.Cw)(X)),C("incomplete",(0,v.zM)(X))],C("failOn",b.failOn),...R(b),
C("dialect",b.dialect.name),C("clientDetection",G(b.dialect)),C("clients",b.clients),C("startedAt",b.startedAt),C("durationMs",b.durationMs),C("counts",z(D))],yield*j(
"hosts",tt,B.hosts,Tt=>M(Tt,ft));const Rt=new Set(it);yield*j("findings",ht,B.findings,Tt=>W(Tt,at,Rt.has(Tt))),Z.length>0&&(yield*j("roots",Z,B.roots,Tt=>i(Tt,
mt))),yield*[C("ignored",Ot),C("usages",nt),...Pt.length===0?[]:[C("remarks",Pt)],C("scan",V),`
}
`]}const C=(D,b)=>(0,O.Z4)(D,b,I,x),x=(D,b)=>typeof b=="string"?(0,v.dh)(b,S):b,R=({repository:D,repositories:b,shards:B})=>[...D===null?[]:[C("repository",D)],
...b.length===0?[]:[C("repositories",b)],...B===null?[]:[C("shards",B)]];function*j(D,b,B,nt){const V=yield*(0,O.Rr)(D,b,{maxBytes:B,margin:I,replace:x},nt);V>0&&
(yield C(`${D}LeftOut`,V))}const z=({findings:D})=>Object.fromEntries(T.oC.map(b=>[`${b}s`,D.filter(B=>B.severity===b).length])),K=20,G=({clients:D,versions:b,releases:B,
isGuess:nt,why:V,evidence:tt,evidenceLeftOut:it=0})=>({clients:D,assumed:nt??!1,why:V,versions:Object.entries(b).map(([ht,At])=>({client:ht,version:At})),releases:B.
map(({name:ht})=>ht),evidence:tt.slice(0,K).map(({client:ht,version:At,level:Ot,text:X,place:Z})=>({client:ht,version:At,kind:Ot,text:X,...(0,w.$t)(Z)})),...(0,w.
ig)("evidence",Math.max(0,tt.length-K)+it)});function W(D,b,B){const{problem:nt,severity:V,host:tt,service:it,places:ht,placesLeftOut:At=0,affects:Ot,exclude:X}=D,
{kept:Z,left:ct}=b(ht);return{code:nt.code,severity:V,host:tt,service:it,message:nt.message,help:nt.help??null,places:Z,...(0,w.ig)("places",At+ct),affects:Ot,...B&&
tt!==null?{inFile:!0}:{},...X===void 0?{}:{exclude:X}}}}),5465:(($t,F,t)=>{t.d(F,{$t:()=>u,R1:()=>E,W$:()=>M,ig:()=>e,jt:()=>o});var v=t(2886),T=t(5143),O=t(5955);
function E(n,r){const f=new Map;for(const h of n)f.has(h)||f.set(h,h.reduce((p,d)=>p+w(d),0));const l=(0,O._3)(n.map(h=>f.get(h)??0),r);return h=>{const d=(f.get(
h)??0)<=l?h:(0,O.ux)((0,v.D3)(h),l,w);return{kept:d.map(M),left:h.length-d.length}}}const P=140,$=30,g=6;function w(n){if(typeof n=="string")return P;const{file:r}=n,
f=(0,T._M)(r)===null?0:$;return P+f+r.length*(/^[ -~]*$/.test(r)?1:g)}const M=n=>typeof n=="string"?n:u(n),u=({file:n,line:r,column:f,endColumn:l})=>({...s(n),line:r,
column:f,endColumn:l});function s(n){const{repository:r,path:f}=(0,T.bH)(n);return r===null?{file:n}:{repository:r,file:f}}function o(n){const{repository:r,path:f}=(0,T.
bH)(n);return r===null?{directory:n}:{repository:r,directory:f}}const e=(n,r)=>r>0?{[`${n}LeftOut`]:r}:{}}),9574:(($t,F,t)=>{t.d(F,{I$:()=>O,MB:()=>E,R4:()=>w,TM:()=>P,
hn:()=>g,rm:()=>$});var v=t(5955),T=t(8641);function O(M,u,s=[]){const o=M.map((n,r)=>`<th align="${s.includes(r)?"right":"left"}">${n}</th>`),e=u.map(n=>`<tr>${M.
map((f,l)=>`<td${s.includes(l)?' align="right"':""}>${n[l]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${o.join("")}</tr>`,...e,"</table>"].join(`
`)}const E=M=>["<ul>",...M.map(u=>`<li>${u}</li>`),"</ul>"].join(`
`),P=(M,u)=>["<details>",`<summary>${M}</summary>`,...u,"</details>"].join(`
`),$=M=>(0,T.D9)(M).replaceAll(".",".<wbr>"),g=M=>`<code>${(0,T.js)(M).replaceAll("/","/<wbr>")}</code>`;function w(M,u,s,o){const e=[];let n=0;for(const r of M){
const f=o(r);if(n+=(0,v.$$)([f].flat().join(""))+s,n>u)break;e.push(f)}return e}}),5505:(($t,F,t)=>{t.d(F,{gD:()=>xn,Fp:()=>Nn,Gc:()=>Ut,XA:()=>Jt,rL:()=>Dn});var v=t(
7574),T=t(5102),O=t(4120),E=t(5955),P=t(6763),$=t(8641),g=t(1831),w=t(2796),M=t(4218),u=t(8884),s=t(9574),o=t(5143),e=t(4503),n=t(8373);const r=6,f=3,l=3,h=60,p=2,
d=1e3;function i(A,k,U=!0){const H=k.context.repositories.length,q=`<b>${(0,u.mj)(A,H)}</b>`;if(!U)return q;const rt=(0,u.eb)(A),gt=rt.slice(0,r).map(It=>(0,n.u_)(
It,k)),ot=k.isBrief?rt.length-gt.length:0,vt=ot>0?` ${(0,n.jP)(ot,"repository",k)}`:"";return`${q}: ${gt.join(", ")}${vt}`}function c(A,k,U){const H=k.isBrief?[]:
(0,u.eb)(A).slice(r);if(H.length===0)return[];const q=(0,s.R4)(H,U,p,It=>(0,n.u_)(It,k)),rt=q.length===H.length,gt=({file:It})=>(0,s.hn)((0,o._M)(It)??""),ot=rt?
q:(0,s.R4)(H,U,p,gt),vt=H.length-ot.length;return[(0,s.TM)((0,O.px)(H.length,"more repository"),[`<p>${ot.join(", ")}</p>`,...vt>0?[`<p>${(0,n.jP)(vt,"repositor\
y",k)}</p>`]:[]])]}function a(A,k,U){const H=(0,u._X)(A),[q]=H;if(q===void 0)return"";const rt=H.slice(0,f).map(({repository:Kt})=>(0,$.D9)(Kt)),gt=(0,O.K4)(rt,
f,H.length-rt.length),ot=`${n.rC[(0,T.hm)(q.findings)??"warning"]} <b>${(0,O.px)(H.length,"repository")}</b> ${(0,u.fP)(H)}: ${gt}`;if(k.isBrief)return`<p>${ot}\
</p>`;const vt=(0,s.R4)(H,U-(0,E.$$)(ot),h,Kt=>m(Kt,k)),It=H.length-vt.length;return(0,s.TM)(ot,[(0,s.I$)(["Repository","Findings","First in"],vt),...It>0?[`<p>${(0,n.
jP)(It,"repository",k)}</p>`]:[]])}function m(A,k){const{repository:U,findings:H}=A,q=[...Map.groupBy(H,({code:It})=>It)],rt=q.slice(0,l).map(([It,[Kt,..._t]])=>{
const Qt=Kt===void 0?"":` at ${(0,n.b_)(Kt.place,k)}`;return`${(0,n._h)(It,It,k)}${Qt}${_t.length===0?"":` and ${_t.length} more`}`}),gt=q.length-rt.length,ot=(0,e.
aE)(U,k.context),vt=(0,s.hn)(U);return[ot===null?vt:`<a href="${(0,$.js)(ot,d)}">${vt}</a>`,(0,O.H8)(H),[...rt,...gt>0?[`and ${(0,O.px)(gt,"more code")}`]:[]].join(
"<br>")]}const S=20,I=10,y=700,C=4,x=300,R=1,j=6,z=12,K=4,G=1/2,W=12e3,D=20,b=200;function B(A,k,U){const H=(0,w.cZ)(A),q=H.slice(0,k.isBrief?I:S),rt=Math.min(W,
U*G/q.length),gt=(0,w.YM)(q);let ot=U-b;const vt=_t=>{const Qt=nt(_t,k,rt,gt.get(_t)??null),on=(0,E.$$)(Qt)<ot?Qt:`${it(_t,k)}</p>`;return ot-=(0,E.$$)(on)+D,on},
It=(0,s.R4)(q,U-b,D,vt),Kt=H.length-It.length;return Kt>0?[...It,`<p>${(0,n.jP)(Kt,"cause",k)}</p>`]:It}function nt(A,k,U,H){const{findings:q,message:rt,help:gt}=A,
ot=q.length>1&&q[0]?.exclude!==void 0,It=[at(A,k),mt(A),Pt(A,k)].filter(on=>on!==""),{lines:Kt,list:_t,rest:Qt}=H===null?V(A,k,U):{lines:[`The same hosts as for\
 ${H}`],list:[],rest:[]};return[it(A,k),...Kt.map(on=>`<br>${on}`),...rt===null?[]:[`<br>${(0,O.Iu)((0,$.h$)(rt,y))}`],...gt===null||ot?[]:[tt(gt)],...It.length===
0?[]:[`<br><sub>${It.join(" ")}</sub>`],"</p>",..._t.length===0?[]:[(0,s.MB)(_t)],...Qt].join(`
`)}function V(A,k,U){const{findings:H,message:q}=A,rt=X(H,k),gt=q!==null&&(0,w.hs)(A)&&A.hosts.length===1,ot=q!==null||(0,w.hs)(A),vt=rt&&!gt?[`In ${i(H,k,ot)}`]:
[],It=rt&&ot?c(H,k,U/2):[];if(rt&&q!==null&&!(0,w.hs)(A))return{lines:vt,list:[],rest:It};const Kt=(0,w.S3)(A),_t=q===null?K:(0,w.hs)(A)?j:z,Qt=Kt.slice(0,_t).map(
wn=>ht(wn,A,k)),on=q===null||Qt.length===0?[]:[Qt.join(", ")],yn=rt?U/2:U;return{lines:[...on,...vt],list:q===null?Qt:[],rest:[...ft(A,Kt.slice(_t),k,yn),...It]}}
const tt=A=>`<br><b>Help:</b> ${(0,$.h$)(A,y)}`;function it(A,k){const{severity:U,code:H,title:q}=A,rt=(0,w.pq)(A),gt=rt>1?`${(0,O.px)(rt,(0,w.a2)(A))}: `:"";return`\
<p>${n.rC[U]} <b>${gt}${q}</b> (${(0,n._h)(H,H,k)})`}function ht(A,k,U){return"file"in A?(0,n.u_)(A,U):k.message===null?ct(A,k,U):At(A,k.hosts.length===1,U)}function At(A,k,U){
const[H]=A,q=H?.host?(0,$.D9)((0,g.nx)(H.host)):"",rt=H?.isHostNew?[O.dy]:[];if(k){const vt=(0,u.yv)(A).settings.map(n.Su),It=X(A,U)?i(A,U):Z(A,C,U),_t=(X(A,U)?
[...vt,It]:[It,...vt]).filter(Qt=>Qt!=="").join(", ");return`${q}${_t===""?"":` in ${_t}`}${rt.map(Qt=>` (${Qt})`)}`}const ot=[...rt,Ot(A,U)].filter(vt=>vt!=="").
join("; ");return ot===""?q:`${q} (${ot})`}const Ot=(A,k)=>X(A,k)?(0,O.px)((0,u.eb)(A).length,"repository"):Z(A,R,k).replace(/ places?$/,""),X=(A,{context:k})=>(0,u.
mj)(A,k.repositories.length)!=="";function Z(A,k,U){const{lines:H,leftOut:q}=(0,u.yv)(A);return H.length===0?"":(0,n.EP)(H,k,U,q)}function ct(A,k,U){const H=(0,w.
hs)(k)?At(A,!1,U):Z(A,R,U);return A.map(({problem:q})=>{const rt=(0,$.h$)(q.message,x),gt=k.help===null&&q.help?tt(q.help):"";return`${H===""?(0,O.Iu)(rt):`${H}\
: ${rt}`}${gt}`}).join("<br>")}function ft(A,k,U,H){const q=A.message===null?"finding":(0,w.a2)(A),{leftOut:rt}=(0,w.hs)(A)?{leftOut:0}:(0,u.yv)(A.findings),gt=k.
length+rt;if(gt===0)return[];if(U.isBrief)return[`<p>${(0,n.jP)(gt,q,U)}</p>`];const ot=(0,s.R4)(k,H,D,Kt=>ht(Kt,A,U)),vt=gt-ot.length,It=A.message===null?(0,s.
MB)(ot):`<p>${ot.join(", ")}</p>`;return[(0,s.TM)((0,O.px)(gt,`more ${q}`),[...ot.length===0?[]:[It],...vt>0?[`<p>${(0,n.jP)(vt,q,U)}</p>`]:[]])]}function at({affects:A},{
context:{clients:k}}){const U=(0,O.od)(A,k);return U===""?"":`Affects ${U}.`}function mt(A){const U=(0,w.hs)(A)&&A.hosts.length===1&&A.message!==null?[]:(0,u.yv)(
A.findings).settings;return U.length===0?"":`Required by ${U.map(n.Su).join(", ")}.`}function Pt({hosts:[A,k],severity:U},{context:H}){const q=A===void 0||k!==void 0?
null:H.history?.get(A),rt=q&&U==="error"?(0,M.kW)(q):null;return rt===null?"":`${(0,O.Iu)(rt)}.`}var Rt=t(1064),Tt=t(1505);const Ht=20,Yt=20,nn=["fails","warns",
"works"];function qt(A,k,U){const H=A.filter(It=>(0,T.cG)(It)&&!(0,T.JR)(It));if(H.length===0)return"";const q=It=>H.length===1?wt(It,k).join(`
`):cn(It,k),rt=(0,s.R4)(H,U,Yt,q),gt=H.length-rt.length,[ot]=H.length===1?H:[],vt=ot===void 0?`of ${(0,O.px)(H.length,"host")}`:`of ${Y(ot)} (${_(ot)})`;return(0,s.
TM)(`Requests, responses and certificates ${vt}`,[...rt,...gt>0?[`<p>${(0,n.jP)(gt,"host",k)}</p>`]:[]])}const cn=(A,k)=>(0,s.TM)(`${n.Gr[(0,T.sG)(A)]} ${Y(A)} \
(${_(A)})`,wt(A,k)),Y=({visit:A})=>(0,$.D9)((0,g.nx)(A.host)),_=({visit:{attempt:A}})=>`${(0,O.px)(A.hops.length,"request")}, ${(0,v.kJ)(A.timing.totalMs)}`;function wt(A,k){
const{hops:U,certificates:H}=A.visit.attempt;return[jt(A,k),...A.services.length===0?[]:[Vt(A,k)],...U.length===0?[]:[en(U)],...H.length===0?[]:[un(H,k)]]}function jt(A,k){
const U=(0,n.Bm)(k);return["<table>",...[(0,Tt.se)(A,k.context,U),{label:"clients",texts:zt(A,k)},...(0,Tt.Zc)(A,U),...(0,Tt.o7)(A,U)].flatMap(({label:rt,texts:gt})=>gt.
length===0?[]:[`<tr><td><b>${(0,O.Iu)(rt)}</b></td><td>${gt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const zt=({clients:A},{context:k})=>nn.flatMap(U=>{const H=k.clients.filter(rt=>A[rt]===U),q=H.map(rt=>Rt.bB[rt]).join(", ");return H.length===0?[]:[`${n.Gr[U]}\
 ${q}`]});function Vt({services:A,servicesLeftOut:k,servicesFrom:U},H){const q=A.slice(0,Ht).map(vt=>[(0,$.D9)(vt.id,Tt.tN),Zt(vt)]),rt=A.length-q.length+k,gt=rt>
0?[[`and ${rt} more`,H.rest]]:[],ot=U===null?"URL":`URL, from the host block at ${(0,n.u_)(U,H)}`;return(0,s.I$)(["Service",ot],[...q,...gt])}function Zt(A){switch(A.
kind){case"url":return(0,$.D9)((0,$.cq)(A.url));case"login":{const{client:k,authz:U,token:H,ports:q}=A.login;return[`authz ${(0,$.D9)((0,$.cq)(U??"none"))}`,`to\
ken ${(0,$.D9)((0,$.cq)(H??"none"))}`,`client ${(0,$.D9)(k,Tt.tN)}, ports ${q.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${A.problem.code}`}}function en(A){
const k=A.map((U,H)=>{const q=U.proxy===null?"":`through ${(0,$.D9)((0,$.cq)(U.proxy))}`,rt=U.status===null?"no response":`${U.status} ${(0,$.h$)(U.reason,Tt.tN)}`.
trim();return[String(H+1),(0,$.D9)((0,$.cq)(U.url)),U.mediaType===null?rt:`${rt}<br>${(0,$.D9)(U.mediaType,Tt.tN)}`,(0,O.Rk)(U.authorization),U.address===null?q:
(0,$.D9)(U.address,Tt.tN),(0,v.kJ)(U.ms).replace(" ","&nbsp;")]});return(0,s.I$)(["Hop","Request","Response","Token","Address","Time"],k,[0,5])}function un(A,{context:k}){
const U=A.map(({host:H,subject:q,issuer:rt,expires:gt})=>[(0,$.D9)(H,Tt.tN),(0,$.h$)((0,v.nO)(gt,k.startedAt)),(0,$.D9)(q,Tt.tN),(0,$.D9)(rt,Tt.tN)]);return(0,s.
I$)(["TLS certificate","Valid until","Subject","Issuer"],U)}var ln=t(7361);const J=10,et=40,Mt=20,pt=3,St=40,Dt=80,xt=1/5;function Ct(A,k,U){const{history:H}=k.
context,q=(0,M.U4)(A,k.context),rt=k.isBrief?q.filter(M.wz):q;if(rt.length===0)return q.length===0&&(H?.size??0)>0&&!k.isBrief?["<p><b>History</b>: 1 run so far\
</p>"]:[];const gt=k.isBrief?J:et,ot=bt(rt),vt=(0,s.R4)(rt.slice(0,gt),U*(1-xt),Dt,Kt=>Bt(Kt,ot,k)),It=vt.slice(J);return[`<p><b>History</b>: ${Ft(q)}</p>`,Lt(vt.
slice(0,J),ot),...It.length===0?[]:[(0,s.TM)((0,O.px)(It.length,"more host"),[Lt(It,ot)])],`<p><sub>${an(rt.slice(0,vt.length))}</sub></p>`,...dn(rt.slice(vt.length),
k),...fn(rt,k,U*xt)]}function Ft(A){const k=Math.max(...A.map(({history:q})=>q.recent.length)),U=A.filter(M.wz).length;if(U===0)return`no failure in the last ${(0,O.
px)(k,"run")}`;const H=A[0]?.history.recent.filter(({outcome:q})=>q==="fails").length;return A.length===1?`${H} of the last ${(0,O.px)(k,"run")} failed`:`${U} o\
f ${A.length} hosts failed in the last ${(0,O.px)(k,"run")}`}function bt(A){const k=A.flatMap(({history:U})=>(0,M.H6)(U).map(H=>H.days));return[...new Set(k)].toSorted(
(U,H)=>U-H)}const Lt=(A,k)=>(0,s.I$)(["Host",...k.map(U=>`Uptime<br>${U}&nbsp;days`),"Latency<br>30&nbsp;days"],A,k.map((U,H)=>H+1).concat(k.length+1));function Bt({
host:A,history:k},U,{isBrief:H}){const q=(0,T.sG)(A),rt=H?null:(0,M.XQ)(k),gt=new Map((0,M.H6)(k).map(vt=>[vt.days,vt])),{latency:ot}=k;return[[`${n.Gr[q]}&nbsp\
;${(0,s.rm)((0,g.nx)(A.visit.host))}`,sn(k.recent),...rt===null?[]:[`<sub>${(0,$.js)(rt)}</sub>`]].join("<br>"),...U.map(vt=>{const It=gt.get(vt);return It===void 0?
"":Wt((0,ln.mc)(It)??"",(0,O.px)(It.runs,"run"))}),ot===null?"":Wt((0,v.kJ)(ot.medianMs),`p95 ${(0,v.kJ)(ot.p95Ms)}`)]}const Wt=(A,k)=>`${A}<br><sub>${k}</sub>`.
replaceAll(" ","&nbsp;"),sn=A=>`<code role="img" aria-label="${(0,ln._N)(A)}">${(0,M.qX)(A)}</code>`;function an(A){return`The newest run is at the right. ${(0,M.
MC)(A).map(([U,H])=>`<code>${U}</code>&nbsp;${H}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) of discove\
ry.`}function dn(A,k){if(A.length===0)return[];const U=A.every(({history:rt})=>rt.uptime.every(({good:gt,runs:ot})=>gt===ot)),H=k.isBrief?n.xy:"in the history f\
ile",q=U?", all without a failure in this time":` ${H}`;return[`<p>and ${(0,O.px)(A.length,"more host")}${q}</p>`]}function fn(A,k,U){const H=A.flatMap(({host:ot,
history:vt})=>vt.incidents.map(It=>({host:ot,incident:It}))).toSorted((ot,vt)=>ot.incident.from<vt.incident.from?1:-1);if(H.length===0)return[];const q=(0,s.R4)(
H.slice(0,Mt),U,Dt,({host:ot,incident:vt})=>[(0,s.rm)((0,g.nx)(ot.visit.host)),(0,$.js)((0,v.QN)(vt.from)),(0,ln.QY)(vt,k.context.startedAt),String(vt.runs),hn(
vt)]),gt=H.length-q.length>0?`The last ${q.length} incidents`:(0,O.px)(q.length,"incident");return q.length===0?[]:[(0,s.TM)(gt,[(0,s.I$)(["Host","From","Durati\
on","Runs","Problems"],q,[3])])]}function hn({codes:A}){const k=A.slice(0,pt).map(U=>(0,$.D9)(U,St));return(0,O.K4)(k,pt,A.length-k.length)}const mn=4,pn=2,vn=3,
kn=60;function gn(A,k,U,H){const q=A.filter(It=>(0,T.sG)(It)===k);if(q.length===0)return"";const rt=k==="works"&&A.some(It=>(0,T.sG)(It)==="warns"),gt=jn(q,k,rt?
" without warnings":"");if(U.isBrief)return`<p>${gt}</p>`;const ot=(0,s.R4)(q,H,kn,It=>Ln(It,U)),vt=q.length-ot.length;return(0,s.TM)(gt,[...ot.length===0?[]:[(0,s.
I$)(["Host","Required by",k==="works"?"Services":"Reason"],ot)],...vt>0?[`<p>${(0,n.jP)(vt,"host",U)}</p>`]:[]])}function jn(A,k,U){const H=A.slice(0,vn).map(({
visit:gt})=>(0,$.D9)((0,g.nx)(gt.host))),q=(0,O.K4)(H,vn,A.length-H.length),rt=A.length===1?`${q} ${T.nx[k]}${U}`:`<b>${(0,O.px)(A.length,"host")}</b> ${T.nx[k]}${U}\
: ${q}`;return`${n.Gr[k]} ${rt}`}function Ln(A,k){const U=A.requirements.flatMap(q=>q.because),{discovery:H}=A.visit.attempt;return[`${(0,s.rm)((0,g.nx)(A.visit.
host))}${A.isNew?`<br><sub>${O.dy}</sub>`:""}`,U.length===0?"":Sn(U,k),(0,T.JR)(A)&&H.kind==="skipped"?H.problem.title:(0,Tt.Yj)(A,(0,n.Bm)(k))]}function Sn(A,k){
const{places:U,isOfRepositories:H}=(0,u.rv)(A),q=ot=>(0,n.u_)(ot,k);if(!H)return(0,u.Ky)(A,mn,q);const rt=U.slice(0,pn).map(q).join(", "),gt=U.length>pn?", \u2026":
"";return`${(0,O.px)(U.filter(u.cC).length,"repository")}: ${rt}${gt}`}var Gt=t(4148);const Cn=40,Mn=80,On=A=>(0,Gt.fi)(A,k=>(0,s.hn)((0,u.II)(k))),Tn=(A,k)=>(0,$.
D9)(A,k).replaceAll(" ","&nbsp;"),En=(A,k)=>{const U=({code:H,title:q})=>(0,n._h)(H,q,k);return(0,Gt.ij)([(0,Gt.eX)(U)],A)};function An(A,k,U){const{wrong:H,good:q}=(0,Gt.
jB)(A),rt=H.length>1||k.isBrief?In(H,k,U/2):[],gt=U-(0,E.$$)(rt.join("")),ot=wn=>N(wn,k),vt=k.isBrief||k.context.repositories.length>1,It=k.isBrief?[]:vt?H:[...H,
...q],Kt=(0,s.R4)(It,gt,Mn,ot),_t=It.length-Kt.length,Qt=[...rt,...Kt.slice(0,H.length)],on=Kt.slice(H.length),yn=on.length<=Gt.LC?on:[(0,s.TM)(L(q),on)];return[
...rt.length>0?[(0,s.TM)($n(H),Qt)]:Qt,...vt&&q.length>0?[`<p>${L(q)}</p>`]:yn,..._t>0?[`<p>${(0,n.jP)(_t,"root module",k)}</p>`]:[]]}function In(A,k,U){const H=(0,Gt.
cZ)(A);if(H.length===0)return[];const q=H.map(({row:ot})=>ot),rt=Rt.Du.filter(ot=>A.some(vt=>vt.clients.includes(ot))),gt=[...En(q,k),(0,Gt.ie)(H,On),...(0,Gt.ns)(
{clients:rt,rows:q},Tn)];return[Pn(q,{clients:rt},gt,k,U)]}function Pn(A,k,U,H,q){const rt=(0,s.R4)(A.slice(0,Cn),q,Mn,ot=>[Q(ot,k,H),...U.map(({cell:vt})=>vt(ot))]),
gt=A.length-rt.length;return(0,s.I$)(["Module or provider",...U.map(({title:ot})=>(0,O.Iu)(ot))],gt>0?[...rt,[(0,n.jP)(gt,"row",H)]]:rt)}function $n(A){const k=(0,Gt.
qj)(A[0]??{rows:[]}),U=A.slice(0,Gt.LC).map(On),H=(0,O.K4)(U,Gt.LC,A.length-U.length);return A.length===1?`${n.Gr[k]} <b>${H}</b>: ${Gt.pJ[k]}`:`${n.Gr[k]} <b>${(0,O.
px)(A.length,"root module")}</b> with errors or warnings: ${H}`}function L(A){const k=A.flatMap(U=>U.rows);return`${n.Gr[(0,Gt.Fg)(k)]} <b>${(0,O.px)(A.length,"\
root module")}</b>: ${(0,Gt.nS)(k)}`}function N(A,k){const U=(0,Gt.qj)(A),{wrong:H,good:q}=(0,Gt.P)(A),rt=[...H,...q],gt=[...En(rt,k),...(0,Gt.ns)({...A,rows:rt},
Tn)],ot=U==="works"?(0,Gt.nS)(A.rows):Gt.pJ[U];return(0,s.TM)(`${n.Gr[(0,Gt.Fg)(A.rows)]} <b>${On(A)}</b>: ${ot}`,[Pn(rt,A,gt,k,Number.POSITIVE_INFINITY)])}function Q(A,k,U){
const H=`${n.Gr[(0,Gt.Fg)([A])]}&nbsp;<b>${(0,s.hn)((0,Gt.mC)(A,k))}</b>`,[q]=A.places,rt=[...A.kind==="module"&&A.source!==A.address?[(0,s.hn)(A.source)]:[],...q===
void 0?[]:[(0,n.u_)(q,U)]];return rt.length===0?H:`${H}<br><sub>${rt.join(" at ")}</sub>`}const st=2e5,lt={notes:6e3,causes:45e3,repositories:14e3,history:24e3,
roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},ut=["causes","unchecked","repositories","history","roots","evidence","passed","skipped",
"notices","notes"],dt=1e3,yt=10,Et=5,Nt=600,kt=100,Xt=7,Ut=(A,k)=>Jt(A,{context:k,rest:n.h,isBrief:!1},{head:`## ${xn(A,k)}`,foot:`tf-disco ${(0,$.js)(k.version)}\
, started ${(0,$.js)((0,v.QN)(k.startedAt))}.`,maxBytes:st});function Jt(A,k,{head:U,foot:H,maxBytes:q}){const rt=rn(A,k),gt=new Map;let ot=q-dt-(0,E.$$)(U+H);for(const[
Kt,_t]of Object.entries(lt)){const on=rt[Kt](Math.min(_t,ot)).filter(wn=>wn!=="").join(`

`),yn=(0,E.$$)(on)<=ot;yn&&(ot-=(0,E.$$)(on)),gt.set(Kt,yn?on:`<p>More ${k.rest}</p>`)}const vt=ut.map(Kt=>gt.get(Kt)??"").filter(Kt=>Kt!==""),It=!k.isBrief&&vt.
some(n.ze)?`${H} ${tn(k)}`:H;return`${[U,...vt,`<sub>${It}</sub>`].join(`

`)}
`}function rn(A,k){const U=(0,T.md)(A.hosts),H=U.filter(({findings:ot})=>ot.length===0),q=({severity:ot})=>ot==="notice",rt=A.findings.filter(q),gt=A.findings.filter(
ot=>!q(ot));return{notes:ot=>[Rn(A,k,ot)],causes:ot=>B(gt,k,ot),repositories:ot=>[a(A.files,k,ot)],history:ot=>Ct(A,k,ot),roots:ot=>An(A.roots,k,ot),evidence:ot=>k.
isBrief?[]:[qt(U,k,ot)],unchecked:ot=>[gn(H,"unchecked",k,ot)],passed:ot=>[gn(U,"works",k,ot)],skipped:ot=>[gn(U,"skipped",k,ot)],notices:ot=>k.isBrief?[]:[bn(rt,
k,ot)]}}function tn({context:A}){const k=A.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,$.js)(k)}">kept as an artifact</a>.`}function bn(A,k,U){if(A.length===0)return"";const H=`${n.rC.notice} ${(0,O.px)(A.length,"notice")}`;
return(0,s.TM)(H,B(A,k,U))}function Rn(A,k,U){const H=(0,P.h$)(A,k.context).map(vt=>`${(0,O.Iu)((0,$.h$)(vt,Nt))}.`),q=(0,s.R4)(H,U,yt,vt=>vt),rt=q.slice(0,Et),
gt=k.isBrief?[]:q.slice(Et),ot=H.length-rt.length-gt.length;return[`<p>${rt.join("<br>")}</p>`,...gt.length===0?[]:[(0,s.TM)((0,O.px)(gt.length,"more remark"),[
`<p>${gt.join("<br>")}</p>`])],...ot>0?[`<p>${(0,n.jP)(ot,"remark",k)}</p>`]:[]].join(`
`)}const xn=(A,k)=>`${Dn(A)} ${(0,O.Iu)((0,T.$N)(A,k))}`;function Dn(A){const k=A.findings.some(({severity:H})=>H!=="notice"),U=A.hosts.length===0?"skipped":"wo\
rks";return n.Gr[A.passed?k?"warns":U:"fails"]}function Nn({url:A,workflow:k,job:U,commit:H}){const q=k.split("/").at(-1)??"";return[`<a href="${(0,$.js)(A)}">${(0,$.
D9)(q===""?"this run":q,kt)}</a>`,...U===""?[]:[`job ${(0,$.D9)(U,kt)}`],...H===""?[]:[`commit ${(0,$.D9)(H.slice(0,Xt))}`]].join(", ")}}),8373:(($t,F,t)=>{t.d(
F,{Bm:()=>d,EP:()=>e,Gr:()=>M,Su:()=>h,_h:()=>p,b_:()=>f,h:()=>$,jP:()=>s,rC:()=>w,u_:()=>r,xy:()=>g,ze:()=>o});var v=t(5143),T=t(4503),O=t(4120),E=t(8884),P=t(
8641);const $="in the JSON report",g="in the job summary",w={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},M={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},u="&nbsp;more ",s=(i,c,{rest:a})=>`and ${i}${u}${i===1?c:(0,O._l)(c)} ${a}`,o=i=>i.includes(u),e=(i,c,a,m=0)=>(0,E.
Ky)(i,c,S=>r(S,a),m).replace(/ more (?=places?$)/,u),n=600,r=(i,c)=>typeof i=="string"?h(i):l(i,(0,E.eo)(i),c),f=(i,c)=>l(i,(0,E.eo)({...i,file:(0,v.bH)(i.file).
path}),c);function l(i,c,{context:a}){const m=`<code>${(0,P.js)(c).replaceAll("/","/<wbr>")}</code>`,S=(0,T.uM)(i,a);return S===null||S.length>n?m:`<a href="${(0,P.
js)(S,n)}">${m}</a>`}const h=i=>i.endsWith(" input")?`the ${(0,P.D9)(i.replace(/ input$/,""))} input`:(0,P.D9)(i),p=(i,c,{context:a})=>`<a href="${(0,P.js)(`${a.
docsUrl}#${i}`)}">${c}</a>`,d=i=>({value:P.D9,prose:P.h$,because:c=>r(c,i)})}),733:(($t,F,t)=>{t.d(F,{W:()=>$,n:()=>T});const v=/^[ -~]*$/;function T(g){if(v.test(
g))return g.length;let w=0;for(const M of g)w+=O(M);return w}function O(g){return v.test(g)?1:E(g)?0:new RegExp("\\p{Regional_Indicator}","u").test(g)?1:P(g)?2:
1}const E=g=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(g),P=g=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(g);function $(g,w,M){let[u,s]=["",0];for(const o of g){const e=O(o),n=s+e;if(s>=w&&n<=M&&(e>0||s>w)?u+=o:u+=" ".repeat(Math.max(0,Math.min(n,M)-Math.max(s,
w))),s=n,s>M)break}return u}}),7146:(($t,F,t)=>{t.d(F,{ky:()=>s,nI:()=>O,qt:()=>w,wW:()=>M});var v=t(733);const T={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function O(e,n,r){return r.colour?`\x1B[${T[n]}m${e}\x1B[0m`:e}const E=(e,n,{hyperlinks:r})=>n===void 0||!r?e:`\x1B]8;;${n}\x1B\\${e}\x1B]8;;\x1B\\`,P=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
$=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,g=5001;function w(e){const{FORCE_HYPERLINK:n,TERM:r="",TERM_PROGRAM:f="",VTE_VERSION:l}=e;
return n?n!=="0":e.CI||e.NO_COLOR||r==="dumb"?!1:Number(l)>=g||P.test(f)||$.test(r)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(h=>e[h])}function M(e,n){const r="\
 ".repeat(e.indent),f=e.label.padEnd((e.column??0)-1),l=" ".repeat(e.indent+(e.column??2)),[h="",...p]=o(n.withFlags?.(e.text)??e.text,{first:n.width-r.length-f.
length-1,others:n.width-l.length}),d=E(O(f,e.style,n),e.url,n),i=u(h,e.linked,n);return[`${r}${d} ${i}`.trimEnd(),...p.map(c=>`${l}${c}`)]}function u(e,n,r){return!n?.
url||!e.startsWith(n.text)?e:`${E(n.text,n.url,r)}${e.slice(n.text.length)}`}function s(e,{width:n,withFlags:r}){const[f="",...l]=o(r?.(e)??e,{first:n,others:n-
2});return[f,...l.map(h=>`  ${h}`)]}function o(e,n){const r=[];let f="",l=0;for(const h of e.split(" ")){const p=r.length===0?n.first:n.others,d=(0,v.n)(h);f!==
""&&l+1+d>p?(r.push(f),f=h,l=d):(l=f===""?d:l+1+d,f=f===""?h:`${f} ${h}`)}return[...r,f]}}),6536:(($t,F,t)=>{t.d(F,{S5:()=>Tn,MV:()=>En,K8:()=>An});var v=t(2389),
T=t(2796),O=t(5102),E=t(4120),P=t(5955),$=t(6763),g=t(8641),w=t(1831),M=t(4503),u=t(8884),s=t(733),o=t(7146);const e=160,n=12,r="    ",f=/##\w*\[/;function l({place:L,
before:N,literal:Q,after:st},lt,ut){const dt=" ".repeat(`  ${L.line}`.length),yt=Math.min(ut.width,e)-dt.length-3;if(yt<n)return[];const Et=h(N+Q+st),Nt=Et(N+Q+
st),kt=(0,s.n)(Nt)<=yt?0:Et(N).search(/[^ ]|$/),Xt=Nt.slice(kt),Ut=(0,s.n)(Et(N))-kt,Jt=(0,s.n)(Et(N+Q))-kt,{from:rn,to:tn,text:bn}=p(Xt,Ut,Math.max(Jt,Ut+1),yt),
Rn=(0,o.nI)("|","dim",ut),xn="^".repeat(Math.max(1,Math.min(Jt,tn)-Math.max(Ut,rn))),Dn=" ".repeat(Math.max(Ut,rn)-rn);return[`${(0,o.nI)(`  ${L.line}`,"dim",ut)}\
 ${Rn} ${bn}`.trimEnd(),`${dt} ${Rn} ${Dn}${(0,o.nI)(xn,lt,ut)}`]}function h(L){const N=Q=>(0,g.RK)(Q.replaceAll("	",r),Number.POSITIVE_INFINITY);return f.test(
N(L))?Q=>N(Q).replaceAll(/(?<=#)#/g," #"):N}function p(L,N,Q,st){const lt=(0,s.n)(L);if(lt<=st)return{from:0,to:st,text:L};const ut=Math.max(0,st-2-(Q-N)),dt=Q<
st?0:Math.max(0,N-1-Math.ceil(ut*2/3)),yt=lt-dt<=st,Et=dt+st,Nt=(0,s.W)(L,dt===0?0:dt+1,yt?Et:Et-1),kt=`${dt===0?"":"\u2026"}${Nt}${yt?"":"\u2026"}`;return{from:dt,
to:yt?Et:Et-1,text:kt}}var d=t(1505),i=t(7574);const c=20,a=6,m=13,S={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},I={error:S.fails,warning:S.warns,notice:{sign:"\xB7",style:"blue"}},y={value:g.
RK,prose:g.RK,because:u.eo};function C(L,N){const Q=(0,O.sG)(L),{sign:st,style:lt}=S[Q],ut=[...(0,O.cG)(L)?j(L,N.context):[],...(0,d.o7)(L,y)],dt=`${O.nx[Q]}${L.
isNew?` (${E.dy})`:""}: ${R(L)}`;return[...(0,o.wW)({indent:0,label:`${st} ${x(L.visit.host)}`,style:lt,text:dt},N),...ut.flatMap(yt=>z(yt,N))].map(g.BP).join(`\

`)}const x=L=>{const N=(0,w.nx)(L);return N===L?(0,g.RK)(L):`${(0,g.RK)(N)} (${(0,g.RK)(L)})`};function R(L){const{discovery:N}=L.visit.attempt,Q=(0,O.QK)(L);return Q.
length>0?(0,E.K4)([...new Set(Q.map(st=>st.problem.code))],a):N.kind==="skipped"?N.problem.code:(0,d.Yj)(L,y)}function j(L,N){const{hops:Q,certificates:st}=L.visit.
attempt;return[(0,d.se)(L,N,y),{label:"response",texts:Q.map(K)},{label:"services",texts:G(L)},...(0,d.Zc)(L,y),{label:"certificate",texts:st.map(lt=>D(lt,N))}]}
const z=({label:L,texts:N},Q)=>N.flatMap((st,lt)=>{const ut=lt===0?L:"";return(0,o.wW)({indent:2,label:ut,style:"dim",column:m,text:st},Q)});function K(L){const N=L.
status===null?"none":`${L.status} ${(0,g.RK)(L.reason,d.tN)}`,Q=L.status===null?"after":"in",st=[...L.mediaType===null?[]:[(0,g.RK)(L.mediaType,d.tN)],...L.address===
null?[]:[`at ${(0,g.RK)(L.address,d.tN)}`],...L.proxy===null?[]:[`through ${(0,g.RK)((0,g.cq)(L.proxy))}`],...L.authorization==="none"?[]:[`token ${(0,E.Rk)(L.authorization)}`]],
lt=st.length===0?"":` (${st.join("; ")})`;return`${N.trim()} from ${(0,g.RK)((0,g.cq)(L.url))} ${Q} ${(0,i.kJ)(L.ms)}${lt}`}function G({services:L,servicesLeftOut:N}){
const Q=L.slice(0,c),st=L.length-Q.length+N;return[...Q.map(W),...st>0?[`and ${st} more`]:[]]}function W(L){const N=(0,g.RK)(L.id,d.tN);switch(L.kind){case"url":
return`${N} ${(0,g.RK)((0,g.cq)(L.url))}`;case"login":{const{authz:Q,token:st}=L.login,lt=[Q,st].map(ut=>(0,g.RK)((0,g.cq)(ut??"none")));return`${N} authz ${lt.
join(", token ")}`}case"problem":return`${N}: ${L.problem.code}`}}function D(L,N){const{host:Q,subject:st,issuer:lt,expires:ut}=L,dt=(0,g.RK)((0,i.nO)(ut,N.startedAt));
return`${(0,g.RK)(Q,d.tN)} valid until ${dt}; subject ${(0,g.RK)(st,d.tN)}, issuer ${(0,g.RK)(lt,d.tN)}`}const b=4,B={places:6,messages:5,frames:T.Wi},nt={places:3,
messages:2,frames:1},V=1e3;function tt(L,N,Q){const{severity:st,code:lt,title:ut,message:dt}=L,yt=(0,g.RK)(dt??ut,V),Et=`${N.context.docsUrl}#${lt}`,{style:Nt}=I[st],
kt=it(L,Q)??[...Pt(L.hosts.length>1?"hosts":"host",ht(L),N),...At(L,N,Q),...mt(L,N)],Xt=at(L.findings)?"":L.help??"";return[...(0,o.wW)({indent:0,label:`${st}[${lt}\
]:`,style:Nt,url:Et,text:yt},N),...kt,...Pt("help",(0,g.RK)(Xt,V),N),...Pt("affects",(0,E.od)(L.affects,N.context.clients),N)].map(g.BP).join(`
`)}function it(L,{codes:N}){const{hosts:Q,message:st,code:lt,findings:ut}=L;if(Q.length<2||st===null)return null;const{lines:dt}=(0,u.yv)(ut),yt=JSON.stringify(
[Q.toSorted(),dt[0],dt.length]),Et=N.get(yt);return Et===void 0&&N.set(yt,lt),Et===void 0?null:[`  hosts: the same ${Q.length} as for ${Et}`]}function ht({hosts:L,
findings:N,message:Q}){const[st]=L;if(L.length===1&&st!==void 0&&Q?.includes((0,w.nx)(st))&&N[0]?.isHostNew!==!0)return"";const ut=(0,E.Ku)(L,b).map(dt=>{const yt=N.
filter(kt=>kt.host===dt),Et=L.length>1?(0,u.eb)(yt).length:0,Nt=[...yt.some(({isHostNew:kt})=>kt)?[E.dy]:[],...Et>1?[(0,E.px)(Et,"repository")]:[]];return`${x(dt)}${Nt.
length===0?"":` (${Nt.join(", ")})`}`});return(0,E.K4)(ut,L.length,L.length-ut.length)}function At(L,N,Q){const{frames:st}=Ot(L),lt=X(L),ut=(0,T.cr)(L).length-lt.
length;return[...lt.flatMap(({message:dt,findings:yt,first:Et},Nt)=>{const kt=Z(Et,L.message===null?dt:"",N);return Nt>=st?kt:[...kt,...ct(Et,L,N,Q),...Pt("help",
(0,g.RK)(ft(L,yt),V),N)]}),...ut>0?[`  and ${(0,E.px)(ut,"more message")} in the JSON report`]:[]]}const Ot=({hosts:L,findings:N})=>L.length>1||at(N)?nt:B,X=L=>(0,E.
Ku)((0,T.cr)(L),Ot(L).messages).map(([N,Q])=>({message:N,findings:Q,first:(0,u.tN)(Q)}));function Z(L,N,Q){if(L===null&&N==="")return[];const st=L===null?"-":"-\
->",lt=L===null?"":(0,u.R3)(L),ut=[lt,(0,g.RK)(N,V)].filter(yt=>yt!=="").join(": "),dt={text:lt,url:L&&(0,M.uM)(L,{...Q.context,links:null})};return(0,o.wW)({indent:2,
label:st,style:"dim",text:ut,linked:dt},Q)}function ct(L,{severity:N},Q,{lines:st}){if(L===null)return[];const{file:lt,line:ut,column:dt}=L,yt=Q.context.sources.
find(Et=>Et.place.file===lt&&Et.place.line===ut&&Et.place.column===dt);return yt===void 0||st.has(yt)?[]:(st.add(yt),l(yt,I[N].style,Q))}function ft({help:L,findings:N},Q){
return L!==null||at(N)?"":Q[0]?.problem.help??""}const at=([L,N])=>L?.exclude!==void 0&&N!==void 0;function mt(L,N){const{findings:Q}=L,{lines:st,settings:lt,leftOut:ut}=(0,u.
yv)(Q),dt=(0,u.oN)(st,X(L).map(({first:Et})=>Et)),yt=Ot(L).places;return[...Pt("hits",(0,u.mj)(Q,N.context.repositories.length),N),...Pt("also at",(0,u.Ky)(dt,yt,
void 0,ut),N),...Pt("required by",(0,u.Ky)(lt,yt),N)]}const Pt=(L,N,Q)=>N===""?[]:(0,o.wW)({indent:2,label:`${L}:`,style:"dim",text:N},Q);var Rt=t(4148),Tt=t(1064);
const Ht=20,Yt=3,nn="  ",qt=L=>(0,Rt.fi)(L,u.II);function cn(L,N){const{wrong:Q}=(0,Rt.jB)(L);return Q.length>Rt.LC?[Y(L,Q,N)]:Q.map(st=>{const lt=(0,Rt.P)(st),
ut=[...lt.wrong,...lt.good],dt=_((0,Rt.ns)({...st,rows:ut.slice(0,Ht)},g.RK),ut),yt=qt(st);return wt({outcome:(0,Rt.qj)(st),name:yt,root:st,rows:ut,columns:dt},
N)})}function Y(L,N,Q){const st=(0,Rt.cZ)(L),lt=st.map(({row:kt})=>kt),ut=Tt.Du.filter(kt=>N.some(Xt=>Xt.clients.includes(kt))),dt=(0,Rt.ns)({clients:ut,rows:lt.
slice(0,Ht)},g.RK),yt=_([(0,Rt.ie)(st,qt),...dt],lt),Et=(0,Rt.qj)({rows:lt}),Nt=(0,E.px)(N.length,"root module");return wt({outcome:Et,name:Nt,root:{clients:ut},
rows:lt,columns:yt},Q)}const _=(L,N)=>[...L,...(0,Rt.ij)([(0,Rt.eX)(({code:Q})=>Q)],N)];function wt({outcome:L,name:N,root:Q,rows:st,columns:lt},ut){const{sign:dt,
style:yt}=S[L],Et=st.filter(Ut=>(0,Rt.Mm)(Ut)===L),Nt=[...new Set(Et.map(Ut=>(0,g.RK)((0,Rt.mC)(Ut,Q))))],kt=`${Rt.pJ[L]} for ${(0,E.K4)(Nt,Yt)}`,Xt=st.length-Ht;
return[`${(0,o.nI)(dt,yt,ut)} ${(0,o.nI)(N,"bold",ut)}: ${kt}`,...jt(st.slice(0,Ht).map(Ut=>({sign:S[(0,Rt.Fg)([Ut])],cells:[(0,g.RK)((0,Rt.mC)(Ut,Q)),...lt.map(
({cell:Jt})=>Jt(Ut))]})),["module or provider",...lt.map(({title:Ut})=>Ut)],ut),...Xt>0?[`  and ${Xt} more in the JSON report`]:[]].map(g.BP).join(`
`)}function jt(L,N,Q){const st=N.map((dt,yt)=>Math.max(...[dt,...L.map(({cells:Et})=>Et[yt])].map(zt)));if(st.reduce((dt,yt)=>dt+nn.length+yt,nn.length)>Q.width)
return L.flatMap(({sign:{sign:dt,style:yt},cells:[Et="",...Nt]})=>{const kt=Nt.flatMap((Ut,Jt)=>Ut===""?[]:[`${N[Jt+1]} ${Ut}`]),Xt=`${Et}: ${kt.join("; ")}`;return(0,o.
wW)({indent:2,label:dt,style:yt,text:Xt},Q)});const ut=dt=>dt.map((yt,Et)=>yt+" ".repeat((st[Et]??0)-zt(yt))).join(nn).trimEnd();return[`    ${(0,o.nI)(ut(N),"d\
im",Q)}`,...L.map(({sign:{sign:dt,style:yt},cells:Et})=>`  ${(0,o.nI)(dt,yt,Q)} ${ut(Et)}`)]}const zt=(L="")=>Array.from(L).length;function Vt(L,N){const Q=L.flatMap(
Et=>Et.rows),{sign:st,style:lt}=S[(0,Rt.Fg)(Q)],[ut]=L,yt=`${L.length===1&&ut!==void 0?qt(ut):(0,E.px)(L.length,"root module")}: ${(0,Rt.nS)(Q)}`;return(0,o.wW)(
{indent:0,label:st,style:lt,text:yt},N).map(g.BP).join(`
`)}const Zt=3,en=4,un=1e3;function ln({hosts:L,roots:N},Q){const st=Map.groupBy(L,O.sG),lt=(st.get("unchecked")??[]).filter(({findings:dt})=>dt.length===0),{good:ut}=(0,Rt.
jB)(N);return[...J("unchecked",lt,Q),...J("skipped",st.get("skipped")??[],Q),...J("works",st.get("works")??[],Q),...ut.length>0?[Vt(ut,Q)]:[]]}function J(L,N,Q){
const st=kt=>C(kt,Q);if(N.length<=Zt)return N.map(st);const{sign:lt,style:ut}=S[L],dt=(0,E.Ku)(N,en).map(({visit:kt})=>x(kt.host)),yt=(0,E.K4)(dt,dt.length,N.length-
dt.length),Et=`${(0,E.px)(N.length,"host")} ${O.nx[L]}: ${yt}`;if(!Q.isRunner)return[(0,o.wW)({indent:0,label:lt,style:ut,text:Et},Q).map(g.BP).join(`
`)];const Nt=kt=>`and ${kt} more in the JSON report`;return[[(0,g.BP)(`${lt} ${Et}`),...(0,E.UV)(N,un,st,Nt)].join(`
`)]}function et(L,N){const Q=(0,u._X)(L),[st]=Q;if(st===void 0)return[];const lt=Xt=>`${(0,g.RK)(Xt.repository)} (${(0,E.H8)(Xt.findings)})`,ut=(0,E.Ku)(Q,en).map(
lt),{sign:dt,style:yt}=S[(0,O.hm)(st.findings)==="error"?"fails":"warns"],Et=`${(0,E.px)(Q.length,"repository")} ${(0,u.fP)(Q)}: ${(0,E.K4)(ut,ut.length,Q.length-
ut.length)}`;if(!N.isRunner||ut.length===Q.length)return[(0,o.wW)({indent:0,label:dt,style:yt,text:Et},N).map(g.BP).join(`
`)];const Nt=Xt=>`and ${Xt} more in the JSON report`,kt=(0,E.UV)(Q,un,lt,Nt);return[[`${dt} ${Et}`,...kt].map(g.BP).join(`
`)]}function Mt(L,N){const Q=(0,O.hm)(L.findings),st=L.hosts.length>Zt||L.findings.length>0,lt=N.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",ut=`problem codes are explained at ${N.context.docsUrl}`;return st?[(Q===null||Q==="noti\
ce"?[lt]:[ut,lt]).flatMap(yt=>(0,o.ky)(yt,N)).join(`
`)]:[]}var pt=t(7361),St=t(4218);const Dt=3,xt=20,Ct=40,Ft=12,bt=10,Lt=140,Bt=30,Wt="  ",sn=2,an="  ",dn="\xA0";function fn(L,N){const Q=(0,St.U4)(L,N.context),
st=Q.length<=Dt?Q:Q.filter(({host:Et})=>(0,O.cG)(Et));if(st.length===0)return"";const lt=st.slice(0,xt),ut=st.length-lt.length,dt=mn(lt,N),yt=[`last ${(0,E.px)(
dt.marks,"run")}`,...dt.columns.map(kn)];return[...(0,o.ky)(`history: ${yt.filter(Et=>Et!=="").join(", ")}`,N),...lt.map((Et,Nt)=>jn(Et,Nt,dt,N)),...ut>0?[`  an\
d ${(0,E.px)(ut,"more host")} in the history file`]:[],...hn(lt,N)].map(g.BP).join(`
`)}function hn(L,N){const Q=(0,St.MC)(L).map(([lt,ut])=>`${lt} ${ut}`.replaceAll(" ",dn));return(0,o.ky)(Q.join(", "),{...N,width:N.width-Wt.length}).map(lt=>`${Wt}${(0,o.
nI)(lt.trim().replaceAll(dn," "),"dim",N)}`)}function mn(L,N){const Q=Math.max(...L.map(({host:Ut})=>(0,s.n)(x(Ut.visit.host)))),st=Math.min(Ct,Q),lt=Math.max(...L.
map(({history:Ut})=>Ut.recent.length)),ut=pn(L),dt=Math.min(N.width,Lt)-Wt.length-sn-an.length,yt=Ut=>ut.slice(0,Ut).reduce((Jt,rn)=>Jt-an.length-gn(rn),dt),Nt=ut.
map((Ut,Jt)=>ut.length-Jt).find(Ut=>st+lt<=yt(Ut))??1,kt=yt(Nt),Xt=Math.min(lt,Math.max(bt,kt-st));return{columns:ut.slice(0,Nt),marks:Xt,name:Math.min(st,Math.
max(Ft,kt-Xt))}}function pn(L){const N=st=>L.map(({history:{latency:lt}})=>lt===null?"-":(0,i.kJ)(lt[st]));return[{title:"uptime in 30 days",cells:L.map(vn)},{title:"\
median latency",cells:N("medianMs")},{title:"95th percentile",cells:N("p95Ms")},{title:"",cells:L.map(({history:st})=>(0,St.kW)(st)??"")}].filter(({cells:st})=>st.
some(lt=>lt!==""))}function vn(L){const N=(0,St.bW)(L,Bt);return(N&&(0,pt.mc)(N))??"-"}const kn=({title:L})=>L,gn=({cells:L})=>Math.max(...L.map(N=>N.length));function jn({
host:L,history:N},Q,{columns:st,name:lt,marks:ut},dt){const{sign:yt,style:Et}=S[(0,O.sG)(L)],Nt=(0,St.qX)(N.recent.slice(-ut)),kt=st.map(Jt=>{const rn=Jt.cells[Q]??
"";return Jt.title===""?rn:rn.padStart(gn(Jt))}),Xt=Nt.replace(/\u2573+/g,Jt=>(0,o.nI)(Jt,"red",dt));return[`${Wt}${(0,o.nI)(yt,Et,dt)} ${Ln(x(L.visit.host),lt)}`,
`${" ".repeat(ut-Nt.length)}${Xt}`,...kt].join(an).trimEnd()}function Ln(L,N){const Q=(0,s.n)(L);return Q<=N?`${L}${" ".repeat(N-Q)}`:`${(0,s.W)(L,0,N-1)}\u2026`}
const Sn=5,Gt=30,Cn=3,Mn=20,On=16e6;function*Tn(L,N){yield`${En(L,N)}
`;let Q=!0;for(const{text:st}of An(L,N)){const lt=st.includes(`
`);yield`${Q||lt?`
`:""}${st}
`,Q=lt}}function En(L,N){const{sign:Q,style:st}=S[L.passed?"works":"fails"],lt=N.isQuiet?[]:(0,$.h$)(L,N.context).slice(0,Sn);return[`${(0,o.nI)(Q,st,N)} ${(0,o.
nI)((0,O.$N)(L,N.context),"bold",N)}`,...lt.flatMap(ut=>In(ut,N))].join(`
`)}function*An(L,N,Q=On){const{isQuiet:st=!1,isRunner:lt=!1,context:ut}=N,dt=({severity:tn})=>!st||tn==="error"||(0,v.k2)(tn,ut.failOn),yt=(0,T.cZ)(L.findings.filter(
dt)),Et={lines:new Set,codes:new Map};for(const tn of yt.slice(0,Gt))yield $n(tt(tn,N,Et));const Nt=yt.slice(Gt).flatMap(({findings:tn})=>tn);if(Nt.length>0&&(yield $n(
`and ${(0,E.px)(Nt.length,"more finding")} in the JSON report`)),st)return;const kt=tn=>({kind:lt?"group":"plain",text:tn});yield*et(L.files,N).map(kt);const Xt=fn(
L,N);Xt!==""&&(yield kt(Xt)),yield*cn(L.roots,N).map(kt);const Ut=(0,O.md)(L.hosts).filter(tn=>(0,O.cG)(tn)&&!(0,O.JR)(tn)),Jt=lt||Ut.length<=Cn?Ut:[];yield*Pn(
Jt,N,Q).map(kt),yield*ln(L,N).map(kt);const rn=(0,$.h$)(L,ut).slice(Sn);rn.length>0&&(yield $n(rn.flatMap(tn=>In(tn,N)).join(`
`))),yield*Mt(L,N).map($n)}const In=(L,N)=>(0,o.ky)((0,g.RK)(L),N).map(g.BP);function*Pn(L,N,Q){const st=new P.Wv(Q),lt=Xt=>C(Xt,N),ut=yield*(0,P._Q)(L.slice(0,
Mn),st,lt),dt=[],yt=(0,P._Q)(L.slice(Mn),st,lt);let Et=yt.next();for(;!Et.done;Et=yt.next())dt.push(Et.value);const Nt=(0,E.px)(dt.length,"more host");dt.length>
0&&(yield[`details of ${Nt}`,...dt].join(`
`));const kt=ut+Et.value;kt>0&&(yield`the details of ${(0,E.px)(kt,"more host")} are in the JSON report`)}const $n=L=>({kind:"plain",text:L})}),6283:(($t,F,t)=>{
t.d(F,{Y:()=>O});var v=t(6309),T=t(8641);async function O(E,P){const{history:$}=E.settings;if($===null)return{checked:E,warnings:[]};try{const{recordRun:g}=await t.
e(5370).then(t.bind(t,5370)),{history:w,warnings:M}=g($,E,P);return{checked:{...E,context:{...E.context,history:w}},warnings:M}}catch(g){return{checked:E,warnings:[
`the history ${(0,T.RK)($)} was not read: ${(0,T.RK)((0,v.A3)(g))}`]}}}}),2909:(($t,F,t)=>{t.a($t,async(v,T)=>{try{let D=function(it){return async(ht,At)=>{try{
await At()}catch(Ot){it([`${ht}: ${(0,$.A3)(Ot)}`])}}},tt=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(F);var O=t(2929),E=t(9018),P=t(7251),
$=t(6309),g=t(40),w=t(3565),M=t(8782),u=t(4690),s=t(9077),o=t(3795),e=t(3386),n=t(2057),r=t(1964),f=t(3329),l=t(2827),h=t(4503),p=t(5505),d=t(8641),i=t(9703),c=t(
6536),a=t(8463),m=t(3152),S=t(772),I=t(6283),y=t(6875);const C=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,n.B_)(process.stdout,it=>process.stderr.write(
`the log was not written: ${it}
`)),(0,n.B_)(process.stderr,()=>{});const x=w.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const R=new y.V,j=(0,u.i)(process);await(0,s.
q)(process,await z(w.Ko(S.y.map(({name:it})=>it))));async function z(it){const ht=(0,E.c)(it,process.env,(0,P.K)(w.QU)),At=X=>{const Z=(0,E.r)(ct=>(0,i.p)(X,ct),
ht);return w.fJ("Could not run",Z),3},Ot=(0,s.w)(process,R,{isFinal:!1,crash:At,now:j});try{const X=await(it.merge?.trim()?K:G)(it,ht),Z=Ot.aborted?3:X.verdict.
passed?0:1;return await b(X,ht,Ot),Z}catch(X){if(X instanceof m.GN){const Z=ht.redact(X.mistakes).map(ct=>(0,d.LS)(ct));return w.fJ("Wrong settings",Z.join(`
`)),2}return At(X)}}async function K(it,ht){const{mergeReports:At}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(2169),t.e(999)]).then(t.bind(t,999));return At(
it,{directory:tt(),secrets:ht})}async function G(it,ht){const At=(0,o.fN)(Ot=>w.N4(ht.redact([Ot])),o.Si);try{return await(0,O.z6)(it,{environment:process.env,directory:tt(),
isFork:(0,M.$c)(process.env.GITHUB_EVENT_NAME,x),stop:R,startTimer:y.I,now:j,progress:At.show,changes:Ot=>V(Ot,ht),secrets:ht,kill:process.kill})}finally{At.end()}}
async function W(it){const{verdict:ht,changes:At,context:Ot}=it,X=(0,M.ng)(process.env,x),Z=X===null?[]:(0,g.w)((0,h.R8)(ht),tt(),X);if(X===null||At?.kind!=="fi\
les")return{...it,located:Z,context:{...Ot,links:(0,g.h)(Z)}};const{withDiffLinks:ct}=await t.e(9052).then(t.bind(t,9052)),ft=ct(Z,At.files,tt(),X);return{...it,
located:Z,context:{...Ot,links:ft}}}async function b(it,{redact:ht},At){const{checked:Ot,warnings:X}=await(0,I.Y)(it,{directory:tt(),environment:process.env,random:Math.
random}),Z=at=>w.R8(ht(at).map(mt=>(0,d.LS)(mt))),ct=D(Z);Z(X);let ft={...Ot,located:[]};await ct("places are not links",async()=>{ft=await W(Ot)}),await B(ft,ct,
Z),!At.aborted&&await ct("the comment and the issue were not written",async()=>{const{notes:at,warnings:mt}=await nt(ft,At);w.N4(ht(at)),Z(mt)})}async function B(it,ht,At){
const{settings:Ot,verdict:X,context:Z}=it,{GITHUB_OUTPUT:ct,GITHUB_STEP_SUMMARY:ft,RUNNER_TEMP:at}=process.env,mt={colour:!1,width:C,isRunner:!0,context:Z};await ht(
"the log was not written",()=>w.ur((0,c.MV)(X,mt),(0,c.K8)(X,mt)));const Pt=Ot.shard!==null;await ht("the annotations were not written",()=>{Pt||w.fz((0,r.H)(X,
Z))}),await ht("the outputs were not written",async()=>At(await w.Kn(ct,(0,l.Y)(X)))),await ht("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{
Pt||await w.Sy(ft,(0,p.Gc)(X,Z))}),await ht("the JSON report was not written to RUNNER_TEMP",async()=>{const Rt=w.u5(at,(0,f.h)(X,Z));At(await w.Kn(ct,{report:Rt}))}),
await ht("the report files were not written",async()=>At(await(0,a.t)(Ot,it,tt())))}async function nt(it,ht){const{comment:At,issue:Ot}=it.settings;return At===
"never"&&Ot==="never"?{notes:[],warnings:[]}:await(await t.e(5386).then(t.bind(t,5386))).publish(it,(0,M.ng)(process.env,x),tt(),ht)}async function V({githubToken:it},{
redact:ht}){const At=(0,M.ng)(process.env,x),X=await(await t.e(5181).then(t.bind(t,5181))).readChanges(At,it,R.signal);return X.kind==="all"&&At?.pull&&w.R8(ht(
[`changed-only has no effect: ${X.why}`])),X}T()}catch(C){T(C)}},1)}),5657:(($t,F,t)=>{t.d(F,{G:()=>o});var v=t(6760),T=t(5747);const O=21,E=/^(?!\.{1,2}$)[\w.-]+$/;
function P(d){let i=!1;for(const c of d.split(`
`)){const a=c.trim();a.startsWith("[")&&(i=a==='[remote "origin"]');const m=a.indexOf("=");if(!(!i||m<0||a.slice(0,m).trim().toLowerCase()!=="url"))return $(a.slice(
m+1).trim())}return null}function $(d){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(d),[c,a]=i===null?g(d):[i[1],i[2]],m=(a??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),S=m.length>1&&m.length<=O;return!c||!S||!m.every(I=>E.test(I))?null:{host:c.toLowerCase(),owner:m.slice(0,-1).join("/"),name:m.at(-1)??""}}function g(d){
const i=URL.parse(d);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}var w=t(4614);const M=5,
u=/^[0-9a-f]{40}$/,s=/^refs\/(?!.*\.\.)[^\0]+$/;function o(d){const i=(0,v.join)(d,".git"),c=e(i,d)??i,a=p((0,v.join)(c,"commondir")),m=a===null?c:l(a,c),S=()=>h(
(0,v.join)(m,"packed-refs"))??"",I=n(p((0,v.join)(c,"HEAD")),[c,m],S);return I===null?null:{commit:I,isFetched:f(I,h((0,v.join)(c,"FETCH_HEAD"))??"",S),remote:P(
h((0,v.join)(m,"config"))??""),tracked:y=>(0,w.O)((0,v.join)(c,"index"),y)}}function e(d,i){const[,c]=/^gitdir: (.+)$/.exec(p(d)??"")??[];return c===void 0?null:
l(c,i)}function n(d,i,c){let a=d;for(let m=0;a!==null&&m<=M;m+=1){if(u.test(a))return a;const[,S]=/^ref: (.+)$/.exec(a)??[];if(S===void 0||!s.test(S))return null;
a=r(S,i,c)}return null}function r(d,i,c){for(const m of i){const S=p((0,v.join)(m,d));if(S!==null)return S}return c().split(`
`).find(m=>m.endsWith(` ${d}`))?.slice(0,40)??null}function f(d,i,c){const a=(m,S)=>m.split(`
`).some(I=>I.startsWith(`${d}${S}`));return a(i,"	")||a(c()," refs/remotes/")}const l=(d,i)=>(0,v.isAbsolute)(d)?d:(0,v.join)(i,d);function h(d){const i=(0,T.yR)(
d);return i.ok?i.text:null}const p=d=>h(d)?.replace(/\r?\n$/,"")??null}),4614:(($t,F,t)=>{t.d(F,{O:()=>e,R:()=>f});var v=t(3024),T=t(5747);const O=128*1024*1024,
E=12,P=62,$=16384,g=12288,w=4,M=61440,u=4096,s=32768,o=Buffer.alloc(0);function e(l,h){const p=(0,T.io)(l,O);return p===null?new Map:n(p,h)}function n(l,h){const p=new Map;
if(l.length<E)return p;const d=l.readUInt32BE(4);if(l.toString("latin1",0,4)!=="DIRC"||d<2||d>4)return p;const i=l.readUInt32BE(8);let c=o,a=E;for(let m=0;m<i;m+=
1){if(a+P>l.length)return p;const S=l.readUInt16BE(a+60),I=a+P+(S&$?2:0),y=d===w,{kept:C,from:x}=y?r(l,I,c):{kept:o,from:I},R=l.indexOf(0,x);if(R<0)return p;const j=l.
subarray(x,R),z=y?Buffer.concat([C,j]):j;if(z.length>u)return p;const K=(l.readUInt32BE(a+24)&M)===s,G=z.toString("utf8");K&&(S&g)===0&&h.has(G)&&p.set(G,{modified:l.
readUInt32BE(a+8),size:l.readUInt32BE(a+36)}),a=y?R+1:a+(R-a+8&-8),c=z}return p}function r(l,h,p){let d=h,i=l[d++]??0,c=i&127;for(;i&128;)i=l[d++]??0,c=(c+1)*128+
(i&127);return{kept:p.subarray(0,Math.max(0,p.length-c)),from:d}}function f(l,{modified:h,size:p}){try{const d=(0,v.lstatSync)(l),i=Math.floor(d.mtimeMs/1e3);return d.
isFile()&&d.size%2**32===p&&i%2**32===h}catch(d){return(0,T.Oj)(d),!1}}}),40:(($t,F,t)=>{t.d(F,{h:()=>M,w:()=>P});var v=t(6760),T=t(5657),O=t(4614),E=t(4503);function P(u,s,o){
if(!$(o.serverUrl))return[];const e=w(s);return[...Map.groupBy(u,r=>e(r.split("/").slice(0,-1).join("/")))].flatMap(([r,f])=>r===null?[]:g(r,f,s,o))}const $=u=>/^https?:\/\/[\w.:/-]+$/.
test(u);function g({prefix:u,checkout:s},o,e,n){const{commit:r,isFetched:f,remote:l}=s,h=URL.parse(n.serverUrl);if(l===null||h===null)return[];if(l.host!==h.host&&
l.host!==h.hostname)return[];if(!f&&![n.commit,n.defaultCommit].includes(r))return[];const p=`${l.owner}/${l.name}`,d=`${n.serverUrl}/${p}/blob/${r}`,i=m=>m?.toLowerCase()===
p.toLowerCase(),c=i(`${n.owner}/${n.repository}`)||i(n.pull?.from),a=new Map(o.map(m=>[m.slice(u.length),m]));return Array.from(s.tracked(new Set(a.keys())),([m,
S])=>{const[I,y]=[a.get(m),(0,E.oW)(m)];return I===void 0||y===null||!(0,O.R)((0,v.join)(e,I),S)?[]:{file:I,path:m,url:`${d}/${y}`,isOfRun:c}}).flat()}function w(u){
const s=new Map,o=e=>{const n=s.get(e);if(n!==void 0)return n;const r=(0,T.G)((0,v.join)(u,e)),f=e.split("/").slice(0,-1).join("/"),l=r!==null?{prefix:e===""?"":
`${e}/`,checkout:r}:e===""?null:o(f);return s.set(e,l),l};return o}const M=u=>new Map(u.map(({file:s,url:o})=>[s,{url:o}]))}),3565:(($t,F,t)=>{t.d(F,{fz:()=>at,
fJ:()=>cn,QU:()=>Z,N4:()=>nn,j_:()=>Yt,Ko:()=>X,R8:()=>qt,ur:()=>ct,Kn:()=>Pt,u5:()=>Ht,Sy:()=>mt});var v=t(3024),T=t(6760),O=t(857);function E(Y){return Y==null?
"":typeof Y=="string"||Y instanceof String?Y:JSON.stringify(Y)}function P(Y){return Object.keys(Y).length?{title:Y.title,file:Y.file,line:Y.startLine,endLine:Y.
endLine,col:Y.startColumn,endColumn:Y.endColumn}:{}}function $(Y,_,wt){const jt=new M(Y,_,wt);process.stdout.write(jt.toString()+O.EOL)}function g(Y,_=""){$(Y,{},
_)}const w="::";class M{constructor(_,wt,jt){_||(_="missing.command"),this.command=_,this.properties=wt,this.message=jt}toString(){let _=w+this.command;if(this.
properties&&Object.keys(this.properties).length>0){_+=" ";let wt=!0;for(const jt in this.properties)if(this.properties.hasOwnProperty(jt)){const zt=this.properties[jt];
zt&&(wt?wt=!1:_+=",",_+=`${jt}=${s(zt)}`)}}return _+=`${w}${u(this.message)}`,_}}function u(Y){return E(Y).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A")}function s(Y){return E(Y).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function o(){throw new Error(
"this function of @actions/core is not bundled")}function e(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function r(Y){return Y.
replace(/[\\]/g,"/")}function f(Y){return Y.replace(/[/]/g,"\\")}function l(Y){return Y.replace(/[/\\]/g,path.sep)}var h=function(Y,_,wt,jt){function zt(Vt){return Vt instanceof
wt?Vt:new wt(function(Zt){Zt(Vt)})}return new(wt||(wt=Promise))(function(Vt,Zt){function en(J){try{ln(jt.next(J))}catch(et){Zt(et)}}function un(J){try{ln(jt.throw(
J))}catch(et){Zt(et)}}function ln(J){J.done?Vt(J.value):zt(J.value).then(en,un)}ln((jt=jt.apply(Y,_||[])).next())})},p;(function(Y){Y[Y.Success=0]="Success",Y[Y.
Failure=1]="Failure"})(p||(p={}));function d(Y,_){const wt=toCommandValue(_);if(process.env[Y]=wt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
Y,_));issueCommand("set-env",{name:Y},wt)}function i(Y){$("add-mask",{},Y)}function c(Y){process.env.GITHUB_PATH||""?issueFileCommand("PATH",Y):issueCommand("ad\
d-path",{},Y),process.env.PATH=`${Y}${path.delimiter}${process.env.PATH}`}function a(Y,_){const wt=process.env[`INPUT_${Y.replace(/ /g,"_").toUpperCase()}`]||"";
if(_&&_.required&&!wt)throw new Error(`Input required and not supplied: ${Y}`);return _&&_.trimWhitespace===!1?wt:wt.trim()}function m(Y,_){const wt=a(Y,_).split(
`
`).filter(jt=>jt!=="");return _&&_.trimWhitespace===!1?wt:wt.map(jt=>jt.trim())}function S(Y,_){const wt=["true","True","TRUE"],jt=["false","False","FALSE"],zt=a(
Y,_);if(wt.includes(zt))return!0;if(jt.includes(zt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${Y}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function I(Y,_){if(process.env.GITHUB_OUTPUT||"")return o("OUTPUT",e(Y,_));process.
stdout.write(O.EOL),$("set-output",{name:Y},E(_))}function y(Y){issue("echo",Y?"on":"off")}function C(Y){process.exitCode=p.Failure,j(Y)}function x(){return process.
env.RUNNER_DEBUG==="1"}function R(Y){issueCommand("debug",{},Y)}function j(Y,_={}){$("error",P(_),Y instanceof Error?Y.toString():Y)}function z(Y,_={}){$("warni\
ng",P(_),Y instanceof Error?Y.toString():Y)}function K(Y,_={}){$("notice",P(_),Y instanceof Error?Y.toString():Y)}function G(Y){process.stdout.write(Y+O.EOL)}function W(Y){
g("group",Y)}function D(){g("endgroup")}function b(Y,_){return h(this,void 0,void 0,function*(){W(Y);let wt;try{wt=yield _()}finally{D()}return wt})}function B(Y,_){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(Y,_));issueCommand("save-state",{name:Y},toCommandValue(_))}function nt(Y){
return process.env[`STATE_${Y}`]||""}function V(Y){return h(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(Y)})}var tt=t(6309),it=t(5747),ht=t(
566),At=t(4e3),Ot=t(5955);const X=Y=>Object.fromEntries(Y.map(_=>[_,a(_)]));function Z(Y){for(const _ of Y)i(_)}function ct(Y,_){G(Y);let wt=!0;for(const{kind:jt,
text:zt}of _){const[Vt="",...Zt]=zt.split(`
`),en=jt==="plain"&&Zt.length>0;(wt||en)&&G(""),wt=en,en||Zt.length===0?G(zt):(W(Vt),G(Zt.join(`
`)),D())}}const ft={error:j,warning:z,notice:K};function at(Y){for(const{level:_,message:wt,line:jt,column:zt,...Vt}of Y)ft[_](wt,{...Vt,...jt===void 0?{}:{startLine:jt},
...zt===void 0?{}:{startColumn:zt}})}const mt=(Y,_)=>Tt("GITHUB_STEP_SUMMARY",Y,wt=>(0,v.appendFileSync)(wt,_));async function Pt(Y,_){const wt=new Map;for(const[
Vt,Zt]of Object.entries(_))try{Y?await Tt("GITHUB_OUTPUT",Y,en=>(0,v.appendFileSync)(en,Rt(Vt,Zt))):I(Vt,Zt)}catch(en){wt.set(Vt,(0,tt.A3)(en))}const[jt]=wt.values();
return jt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...wt.keys()].join(", ")}: ${jt}`]}function Rt(Y,_){const wt=typeof _=="stri\
ng"?_:JSON.stringify(_);if(/[\r\n]/.test(wt))throw new tt.Lw("the value has a line break");return`${Y}=${wt}
`}async function Tt(Y,_,wt){if(!_)throw new tt.Lw(`${Y} is not set; run this as an action on a runner`);const jt=(0,v.openSync)(_,"r+");try{const{size:zt}=(0,v.
fstatSync)(jt);try{wt(_)}catch(Vt){throw(0,v.fstatSync)(jt).size>zt&&(0,v.ftruncateSync)(jt,zt),Vt}}finally{(0,v.closeSync)(jt)}}function Ht(Y,_){if(!Y)throw new tt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const wt=(0,T.join)("tf-disco","report.json");return(0,ht.f)(Y,wt,(0,Ot.mk)(_)),(0,T.join)(Y,wt)}
function Yt(Y){if(Y===void 0||Y==="")return null;const _=(0,it.yR)(Y);try{if(_.ok)return JSON.parse(_.text)}catch{}const wt=_.ok?"is not JSON":(0,At.mP)(_.failure);
return z(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${wt}; check that no earlier step changes it`),null}function nn(Y){for(const _ of Y)G(
_)}function qt(Y){for(const _ of Y)z(_)}const cn=(Y,_)=>j(_,{title:Y})}),8782:(($t,F,t)=>{t.d(F,{$c:()=>g,Ob:()=>P,at:()=>u,ng:()=>O});var v=t(8641);const T=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function O(o,e){const n=h=>o[h]?.trim()??"",[,r,f]=T.exec(n("GITHUB_REPOSITORY"))??[];if(r===void 0||f===void 0)return null;const l=E(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:r,repository:f,apiUrl:E(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:l,event:n("GITHUB_EVENT_NAME"),workflow:$(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${l}/${r}/${f}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:s(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:w(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:M(
n("GITHUB_REF"),e)}}const E=o=>o.replace(/(?<!\/)\/+$/,"");function P({apiUrl:o}){const e=URL.parse(o);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,v.RK)(o)}`}const $=o=>/^[^/]+\/[^/]+\/(.+?)@/.exec(o)?.[1];function g(o,e){if(o==="pull_request_target")return!1;const n=u(e,
"pull_request","head"),[r,f]=[u(n,"repo","full_name"),u(e,"pull_request","base","repo","full_name")];return n!==void 0&&r!==f}function w(o,e){const n=u(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:g(o,e),from:s(e,"pull_request","head","repo","full_name")??null}:null}
function M(o,e){const n=s(e,"repository","default_branch");return n===void 0?null:o===`refs/heads/${n}`}function u(o,...e){return e.reduce((n,r)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,r):void 0,o)}function s(o,...e){const n=u(o,...e);return typeof n=="string"?n:void 0}}),1964:(($t,F,t)=>{t.d(F,{H:()=>K});var v=t(4e3),
T=t(5799),O=t(2796),E=t(5102),P=t(4120),$=t(8884),g=t(8641),w=t(1831);const M=700,u=8,s=5,o={text:250,places:1},e={text:M,places:u},n=2,r=3600,f=120,l=4096,h=X=>X!==
""&&(0,$.CN)(X)&&(0,g.BP)((0,g.RK)(X,l))===X;function p(X){const Z=c(X),ct=[...new Set(X.map(({problem:mt})=>mt.title))],ft=Z.length>0?(0,P.K4)(Z,n):a(X);if(ct.
length===1)return i(ft,ct[0]??"");const at=`${X.length} problems`;return i(ft===null?at:`${at} with ${ft}`,ct.join(", "))}function d({title:X,hosts:Z,findings:ct}){
if(ct.length===1)return p(ct);const ft=Z.length>0?0:(0,$.Dc)(ct),at=Math.max(Z.length,ft),mt=at===1?c(ct)[0]??(0,$.II)((0,$.tN)(ct)?.file??""):(0,P.px)(at,Z.length>
0?"host":"file"),Pt=ct.length>at?` (${ct.length} times)`:"";return i(at===0?null:mt,`${X}${Pt}`)}const i=(X,Z)=>X===null?Z:`${X}: ${Z}`,c=X=>[...new Set(X.flatMap(
({host:Z})=>Z===null?[]:(0,g.RK)((0,w.nx)(Z))))];function a(X){const Z=(0,$.tN)(X);return Z===null||h(Z.file)?null:(0,$.II)(Z.file)}function m(X,Z){const ct=new Set(
X.map(({severity:mt})=>mt)).size>1,ft=X.slice(0,s).map(mt=>I(mt,ct,X.length>2?o:e,Z)).map(mt=>mt.join(`
`)),at=X.length-ft.length;return[...ft,...at>0?[S(at)]:[]].join(`

`).split(`
`)}const S=X=>`and ${X} more, see the job summary`;function I(X,Z,ct,ft){const{problem:at,severity:mt}=X,Pt=(0,$.Xd)(X),Rt=(0,$.xi)(X,ft,ct.text,ct.places);return[
`${Z?`${mt}: `:""}${(0,g.RK)(at.message,ct.text)} [${at.code}]`,...Rt.map(([Tt,Ht])=>`${Tt}: ${Ht}`),...Pt===null||h(Pt.file)?[]:[`at: ${(0,$.R3)(Pt)}`],...X.isHostNew?
[`the host is ${P.dy}`]:[],`${ft.docsUrl}#${at.code}`]}function y(X,Z){const{message:ct,help:ft,findings:at,code:mt,title:Pt,affects:Rt}=X;if(at.length===1)return m(
at,Z);const Tt=(0,P.od)(Rt,Z.clients),Ht=(0,$.mj)(at,Z.repositories.length),Yt=[`${(0,g.RK)(ct??Pt,M)} [${mt}]`,...ft===null?[]:[`help: ${(0,g.RK)(ft,M)}`],...Tt===
""?[]:[`affects: ${Tt}`],...Ht===""?[]:[`hits: ${Ht}`]],nn=`${Z.docsUrl}#${mt}`,qt=r-[...Yt,nn].join(`
`).length;return[...Yt,...x(X,qt),nn]}function C(X,Z,{docsUrl:ct}){const ft=X.slice(0,s).flatMap(({problem:{message:at,help:mt}})=>[`${(0,g.RK)(at,o.text)} [${Z.
code}]`,...Z.help===null&&mt?[`help: ${(0,g.RK)(mt,o.text)}`]:[]]);return[...new Set(ft),`see also "${d(Z)}"`,`${ct}#${Z.code}`]}function x({findings:X,message:Z},ct){
const ft=[];let at=ct;for(const Pt of X){const Rt=R(Pt,Z===null);if(Rt.length>=at)break;at-=Rt.length+1,ft.push(Rt)}const mt=X.length-ft.length;return mt>0?[...ft,
S(mt)]:ft}function R(X,Z){const{host:ct,places:ft,placesLeftOut:at,problem:mt,isHostNew:Pt}=X,Rt=(0,$.Ky)(ft,1,void 0,at),Tt=ct===null?"":`${(0,g.RK)((0,w.nx)(ct))}${Pt?
` (${P.dy})`:""}`,[Ht,Yt]=ct===null?[Rt,""]:[Tt,Rt],qt=[Z?(0,g.RK)(mt.message,f):"",Z&&Yt!==""?`(${Yt})`:Yt].filter(cn=>cn!=="");return qt.length===0?`- ${Ht}`:
`- ${Ht}: ${qt.join(" ")}`}const j=10,z=200;function K(X,Z){const ct=G(X),ft=(0,E.hm)(X.findings);let at=X.findings;for(const mt of T.oC){const{annotations:Pt,used:Rt}=W(
mt,at,Z,mt===ft);ct.push(...Pt),at=at.filter(Tt=>!Rt.has(Tt))}return ct}function G({passed:X,stopped:Z,findings:ct}){const ft=ct.filter(({severity:mt})=>mt==="w\
arning").length;if(X||ct.some(({severity:mt})=>mt==="error"))return[];if(Z!==null)return[Ot("error","The check is not complete",[(0,v.Cw)(Z)])];const at=`${(0,P.
px)(ft,"warning")}, and fail-on is warning`;return[Ot("error","Warnings fail this check",[at])]}function W(X,Z,ct,ft){const at=Z.filter(({severity:Tt})=>Tt===X),
mt=new Set(at.map(D));if(mt.size>j){const Tt=B(at),Ht=ft&&X!=="notice"?nt(X,Tt,ct):[];return{annotations:[...b(X,Tt,ct),...Ht].slice(0,j),used:new Set(at)}}const Pt=Z.
filter(Tt=>mt.has(D(Tt)));return{annotations:[...Map.groupBy(Pt,D).values()].map(Tt=>Ot(X,p(Tt),m(Tt,ct),(0,$.tN)(Tt))),used:new Set(Pt)}}function D(X){const Z=(0,$.
Xd)(X);return Z===null?X:`${Z.line}:${Z.file}`}function b(X,Z,ct){const ft=Z.length<=j?Z:Z.slice(0,j-1),at=Z.slice(ft.length).flatMap(mt=>mt.findings);return[...ft.
map(mt=>Ot(X,d(mt),y(mt,ct),(0,$.tN)(mt.findings))),...at.length===0?[]:[At(X,at)]]}function B(X){const Z=(0,O.cZ)(X);return Z.length<=j?Z:ht(Z)}function nt(X,Z,ct){
const ft=new Set(Z.map(({findings:mt})=>mt.map(D).find(V)));return it(Z.map(mt=>tt(mt).map(Pt=>({cause:mt,findings:Pt})))).filter(({findings:[mt]})=>{const Pt=mt&&
D(mt);return V(Pt)&&!ft.has(Pt)&&ft.add(Pt)}).slice(0,j).map(({cause:mt,findings:Pt})=>{const Rt=C(Pt,mt,ct);return Ot(X,p(Pt),Rt,(0,$.tN)(Pt))})}const V=X=>typeof X==
"string";function tt({findings:X}){const Z=X.filter(at=>h((0,$.Xd)(at)?.file??"")),ct=[...Map.groupBy(Z,D).values()];return it(Map.groupBy(ct,([at])=>at&&(at.host??
(0,$.Xd)(at)?.file)).values())}const it=X=>[...X].flatMap(Z=>Z.map((ct,ft)=>({item:ct,turn:ft}))).toSorted((Z,ct)=>Z.turn-ct.turn).map(({item:Z})=>Z);function ht(X){
return[...Map.groupBy(X,({code:ct})=>ct).values()].flatMap(([ct,...ft])=>ct===void 0||ft.length===0?ct??[]:{...ct,findings:[ct,...ft].flatMap(({findings:at})=>at),
hosts:[...new Set([ct,...ft].flatMap(({hosts:at})=>at))],message:null,help:null})}function At(X,Z){const ct=[...new Set(Z.map(({problem:ft})=>ft.title))];return Ot(
X,`and ${(0,P.px)(Z.length,`more ${X}`)}`,[...ct,"see the job summary"])}function Ot(X,Z,ct,ft=null){const at={title:(0,g.LS)((0,g.RK)(Z,z)),message:(0,g.LS)(ct.
join(`
`))};if(ft===null||!h(ft.file))return{level:X,...at};const{file:mt,line:Pt,column:Rt,endColumn:Tt}=ft;return{level:X,...at,file:mt,line:Pt,column:Rt,endColumn:Tt}}}),
2827:(($t,F,t)=>{t.d(F,{Y:()=>O});const v={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},T={hosts:12e4,services:36e4};function O({passed:P,hosts:$,findings:g},w=T){const M=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),u=E($.map(({visit:e})=>JSON.stringify(e.host)),w.hosts),s=E($.map(e=>{const n=JSON.stringify(Object.
fromEntries(M(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),w.services),o=e=>g.filter(n=>n.severity===e).length;return{passed:P,hosts:`[${u.join(",")}]`,services:`\
{${s.join(",")}}`,errors:o("error"),warnings:o("warning"),"left-out":$.length-Math.min(u.length,s.length)}}function E(P,$){let g=$;return P.filter(w=>{const M=w.
length<g;return M&&(g-=w.length+1),M})}})};export{Bn as ids,Un as modules};
