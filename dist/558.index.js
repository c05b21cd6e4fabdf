const Bn=[558,751,929,528,909],Un={3534:((dt,U,t)=>{t.r(U),t.d(U,{credentialsDiffer:()=>u,credentialsEmpty:()=>S,credentialsMalformed:()=>I,credentialsMissing:()=>e,
credentialsNearMiss:()=>O,credentialsOtherHost:()=>i,credentialsRejected:()=>o,credentialsShort:()=>l,credentialsUnused:()=>f,documentUnauthorized:()=>w});var v=t(
4283),k=t(1064),_=t(1831),T=t(2713),R=t(4e3),c=t(5799);const S=(0,c.lS)((0,c.$e)("credentials-empty","Token is empty",k.Du),({source:r})=>({message:`the token f\
rom ${r} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),$={"control \
character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{
has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which \
are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"st\
ore the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASC\
II":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},I=(0,c.
lS)((0,c.z3)("credentials-malformed","Malformed token",k.Du),({source:r,slip:a})=>({message:`the token from ${r} ${$[a].has}`,help:$[a].help,...a==="control cha\
racter"?{}:{severity:"warning"}})),l=(0,c.lS)((0,c.$e)("credentials-short","Token is too short to be redacted"),({source:r})=>({message:`the token from ${r} has\
 fewer than ${T.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a\
 longer one"})),u=(0,c.lS)((0,c.lm)("credentials-differ","Clients use different tokens"),({host:r,first:a,other:A})=>({message:`for host ${(0,_.nx)(r)}, ${h(a)}\
 and ${h(A)}`,help:`set the token for both clients in ${(0,_.fK)(r)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),h=({
client:r,source:a})=>a===null?`${k.bB[r]} finds no token`:`${k.bB[r]} uses the token from ${a}`,o=(0,c.lS)((0,c.$e)("credentials-rejected","Token was rejected"),
({host:r,status:a,source:A})=>({message:`host ${(0,_.nx)(r)} returned ${a} for the token from ${A}`,help:`check that the token is complete, has not expired and \
may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,v.jr)((0,_.cu)(r))}; then store a new one in the same place`})),e=(0,c.lS)((0,c.$e)("credenti\
als-missing","Token is missing"),({host:r,service:a,isFork:A,searched:M,notRead:E})=>{const y=(0,_.nx)(r),j=`host ${y} requires a token${a===null?"":` for ${a}`}`;
if(A)return{message:`${j}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is avai\
lable, for example on the main branch",severity:"notice"};const[d=""]=(0,_.fK)(r),m=E.length===0?"":`; not read: ${E.join(", ")}`;return{message:`${j}, and none\
 was found (searched: ${M.join(", ")}${m})`,help:`add the line "${y}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${d}: \${{ secrets.REGISTRY_TOKEN }\
}" to env; outside GitHub ${n(d)}`}}),n=r=>/^\w+$/.test(r)?`export ${r}=\u2026`:`env '${r}=\u2026' terraform init`,O=(0,c.lS)((0,c.$e)("credentials-near-miss","\
Token variable has a similar name"),({host:r,variable:a,why:A,write:M})=>({message:`${a} seems to be meant for host ${(0,_.nx)(r)}, but ${A}`,help:`rename it to\
 ${M}: ${n(M)}`})),i=(0,c.lS)((0,c.$e)("credentials-other-host","Token is for another host",k.Du),({host:r,other:a,source:A,service:M,isSent:E,isNotice:y})=>({message:`\
the clients do not send the token for ${a} from ${A} ${M===null?`after the redirect of ${r}`:`to ${M} of host ${r}`}: they send ${E?`the token of ${r}`:"none"}`,
help:M===null?`make the discovery document of ${r} public, or serve it at ${r} itself`:`set the token for ${r}, and the clients send it to ${a}`,...y?{severity:"\
notice",affects:[]}:{}})),f=(0,c.lS)((0,c.lm)("credentials-unused","Token for a host that is not checked"),({host:r})=>({message:`the tokens input has a token f\
or host ${(0,_.nx)(r)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),w=(0,c.lS)((0,c.z3)("document-una\
uthorized","Discovery requires valid credentials",k.zK),({host:r,token:a,challenge:A,...M})=>{const E=a==="sent"?"rejected the given authentication credentials":
"requires authentication credentials",y=A===null?"":`, and asks for ${A} authentication`;return{message:`host ${r} ${E}: ${(0,R._r)(M)}${y}`,help:(0,R.NM)(M.page,
r,s(r,a,M.status,A))}}),p="make the discovery document public";function s(r,a,A,M){const E=(0,R.qZ)(r);if(M!==null)return{operator:`exempt /.well-known/terrafor\
m.json from ${M} authentication`,guest:E,note:"the clients send Bearer tokens only, so no token helps"};switch(a){case"sent":{const y="check that the token is f\
or this host, complete and not expired";return A===403?{operator:y,user:y,guest:E}:{operator:y,user:y}}case"none":{const y=`add a token to \`tokens\` (${r}=\u2026) o\
r set a TF_TOKEN_ variable`;return{operator:`${y}, or ${p}`,user:y,guest:E}}case"dropped":return{because:"the token was not sent there because it does not follo\
w a redirect to another host",operator:`configure ${r} to respond itself, or ${p}`};case"withheld":return{because:"the token was not sent there because the clie\
nts would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((dt,U,t)=>{t.r(U),t.d(U,{fileLimit:()=>o,fileOutside:()=>l,fileSyntax:()=>R,fileUnreadable:()=>I,
nothingToCheck:()=>h});var v=t(1064),k=t(4e3),_=t(5143),T=t(5799);const R=(0,T.lS)((0,T.$e)("file-syntax","File has a syntax error",v.Du),({error:e,file:n})=>({
message:e??"the file is not valid UTF-8",help:(0,_.Zl)(n)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),c={file:"the file cannot\
 be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is\
 not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},S={ENAMETOOLONG:"shorten the path, o\
r list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},$={file:"correct the permissions, or list the file in `exclu\
de`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, an\
d check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},
I=(0,T.lS)((0,T.$e)("file-unreadable","File cannot be read"),e=>({message:"code"in e?`${c[e.what]}: ${e.code}`:c[e.what],help:(e.what==="file"||e.what==="direct\
ory"?S[e.code]:void 0)??$[e.what]})),l=(0,T.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the \
link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),u=3,h=(0,T.lS)({code:"nothing\
-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:e,hasHostnames:n,isFleet:O})=>{const i=e.every(s=>s==="."),w=`found no Terraform or Open\
Tofu files in ${O?"the repositories of `usages`":i?"this directory":`\`scan\` (${(0,k.K4)(e,u,k.dh)})`}`,p=O?"check out the repositories before `tf-disco usages\
`":"check out the repository first (in a workflow: actions/checkout)";return n?{message:`${w}; only \`hostnames\` was checked`,help:`${p}, or correct \`scan\``,
severity:"warning"}:{message:`${w}, and \`hostnames\` is not set`,help:`${p}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),o=(0,T.lS)((0,T.$e)("fil\
e-limit","Part of the repository exceeds a limit"),e=>{switch(e.kind){case"size":return{message:`the file ${(0,k.mP)(e)}`,help:"split the file, or list it in `e\
xclude`"};case"depth":return{message:`directories nested deeper than ${e.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{
message:`there are more than ${e.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
directory":return{message:`the directory has more than ${e.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclud\
e`"};case"parts":return{message:`the file has more than ${e.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclud\
e`"};case"module-usages":return{message:`the files of this directory use more than ${e.max} modules and providers; the rest of this file and the files after it \
are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${e.max} usages of hosts; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more t\
han ${e.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roo\
ts`"};case"problems":return{message:`there are more than ${e.max} problems in files; ${e.omitted} are not reported`,help:"fix the reported problems first, or sc\
an fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,k.Cw)(e.stopped)} after reading ${e.files} files; this directory and the following one\
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((dt,U,t)=>{t.r(U),t.
d(U,{cloudOrganization:()=>l,cloudToken:()=>c,cloudVersion:()=>S,cloudWorkspace:()=>u,cloudWorkspaceMissing:()=>h});var v=t(1064),k=t(1831),_=t(9562),T=t(4e3),R=t(
5799);const c=(0,R.lS)((0,R.z3)("cloud-token","Token for the cloud block or remote backend is missing",v.Du),({host:o,service:e,isFork:n,searched:O,notRead:i})=>{
const f=(0,k.nx)(o),p=`${e===_.OZ?"the cloud block":"the remote backend"} requires a token for ${f}`;if(n)return{message:`${p}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const s=i.
length===0?"":`; not read: ${i.join(", ")}`,[r=""]=(0,k.fK)(o);return{message:`${p}, and none was found (searched: ${O.join(", ")}${s})`,help:`add the line "${f}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${r}; outside GitHub, run \`terraform login ${f}\` or \`tofu login ${f}\``}}),S=(0,R.lS)((0,R.z3)("\
cloud-version","API is too old for the cloud block",v.Du),({url:o,version:e})=>({message:`${o} returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,T.
dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),$=o=>"why"in o?`the response of ${o.url} ${(0,T.dh)(o.why)}`:(0,T._r)({...o,page:null}),I=(o,e,n)=>"\
status"in o&&[401,403,404].includes(o.status)?n:(0,R.C)(`check the logs of ${e}, and that the URL of the service is that of its API`),l=(0,R.lS)((0,R.z3)("cloud\
-organization","Organization cannot be read",v.Du),o=>{const{host:e,organization:n,source:O}=o;return{message:`the organization ${n} at ${e} cannot be read: ${$(
o)}`,help:I(o,e,`check the name of the organization, and that the token from ${O} is valid and belongs to a member`)}}),u=(0,R.lS)((0,R.z3)("cloud-workspace","W\
orkspace cannot be read",v.Du),o=>{const{host:e,organization:n,workspace:O}=o;return{message:`the workspace ${O} of ${n} at ${e} cannot be read: ${$(o)}`,help:I(
o,e,"check that the token may read the workspace")}}),h=(0,R.lS)((0,R.lm)("cloud-workspace-missing","Workspace does not exist"),({host:o,organization:e,workspace:n})=>({
message:`${e} at ${o} has no workspace ${n} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((dt,U,t)=>{t.r(U),t.d(U,{hostAssumed:()=>I,hostCheckCrashed:()=>h,hostGeneric:()=>l,hostHttp2:()=>e,hostNotAllowed:()=>S,hostNotChecked:()=>n,
hostPrivateRedirect:()=>u});var v=t(1064),k=t(3592),_=t(4e3),T=t(5799);const R=({file:f,line:w})=>`${(0,_.dh)(f)}:${w}`,c=f=>f.map(w=>v.bB[w]).join(" and "),S=(0,T.
lS)((0,T.z3)("host-not-allowed","Host is not allowed",v.zK),f=>{const{host:w}=f,p=`add ${w} to \`allowed-hosts\``;if("service"in f){const{service:s,registry:r}=f;
return{message:`${s} of ${r} is on ${w}, which is not in \`allowed-hosts\``,help:`use another registry, or ${p}`}}if("package"in f)return{message:`the package o\
f ${f.package} is downloaded from ${w}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${p}`};if("use"in f){const[
s,r]=$[f.use];return{message:`${s} ${w}, which is not in \`allowed-hosts\``,help:`use ${r}, or ${p}`}}if("implied"in f){const{place:s,clients:r}=f.implied;return{
message:`host ${w} is not in \`allowed-hosts\` and was not contacted; ${R(s)} names no host, and this is the default of ${c(r)}`,help:`name an allowed registry \
there, ${p}, or set \`dialect\` if you use another CLI`}}return{message:`host ${w} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed regis\
try, or ${p}`}}),$={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},I=(0,T.lS)(
(0,T.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:f,place:w,clients:p,isListed:s})=>({message:`${f} was not contacted: ${R(w)} \
implies it as the default host of ${c(p)}, but the CLI could not be detected`,help:s?"list the usages of the repository with `--dialect terraform` or `--dialect\
 opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),l=(0,T.lS)((0,T.lm)("h\
ost-generic","Generic hostname was not contacted"),({host:f})=>({message:`${f} is a generic hostname that stands for the host of the cloud or backend block; it \
was not contacted`,help:"add the real host to `hostnames` to check it"})),u=(0,T.lS)((0,T.z3)("host-private-redirect","Redirect to a non-public address",v.zK),({
host:f,address:w,asks:p})=>w==="metadata"?{message:`${f} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the addr\
ess; metadata services are never contacted"}:{message:`a public host ${p==="document"?"redirects":"leads"} to ${f}, which has a ${w} address and was not contact\
ed`,help:`if ${p==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),h=(0,T.lS)((0,T.z3)("host-check-crashed","tf-\
disco crashed while it checked the host",v.zK),({host:f,thrown:w})=>({message:`${f} was not checked completely, because of a bug in tf-disco ${k.xv}: ${o(w)}`,help:`\
please report this text at ${k.xV}; to pass until it is fixed, add \`host-check-crashed ${f}\` to \`ignore\``}));function o(f){if(!(f instanceof Error))return(0,_.
dh)(String(f));const w=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(f.stack??"")?.[1];return(0,_.dh)(String(f))+(w===void 0?"":` (${w})`)}const e=(0,T.lS)((0,T.z3)("host-ht\
tp2","Host speaks only HTTP/2",v.zK),({host:f})=>({message:`${f} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not chec\
ked`,help:(0,T.C)(`enable HTTP/1.1 on ${f} as well (ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),n=(0,T.lS)((0,T.z3)("hos\
t-not-checked","Host was not checked before the check ended",v.zK),({host:f,stopped:w,isBegun:p,unchecked:s,total:r,slowest:a})=>({message:`${f} was not checked${p?
" completely: its visit was under way when":":"} ${(0,_.Cw)(w)}, with ${s} of ${r} hosts not checked`,help:O[w.kind]+i(a)})),O={deadline:"raise `deadline-second\
s` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set\
 `deadline-seconds` below that",crash:"run the check again, and report the crash"};function i(f){return f.length===0?"":`; most of the time went to hosts withou\
t a response: ${f.map(({host:p,tookMs:s})=>`${p} (${(0,_.YA)(s)})`).join(", ")}`}}),5799:((dt,U,t)=>{t.d(U,{$e:()=>l,C:()=>_,lS:()=>h,lm:()=>u,oC:()=>k,pj:()=>c,
z3:()=>I});var v=t(6174);const k=["error","warning","notice"],_=(o,e)=>e===void 0?{operator:o}:{operator:o,note:e};function T({operator:o,user:e,guest:n},{role:O,
host:i}){const f=`ask the operator of ${i} to ${o}`;switch(O){case"operator":return o;case"user":return e===o?e:e===void 0?f:`${e}; if you run ${i}, ${R(o,e)}`;case"\
guest":return n??e??f}}const R=(o,e)=>o.startsWith(`${e}, or `)?o.slice(e.length+5):o;function c(o,e){const{cures:n,...O}=o;return n===void 0?o:{...O,help:S(n,e)}}
function S(o,e){const{because:n,note:O}=o,i=n===void 0?"":`${n}: `,f=O===void 0?"":`; ${O}`;return i+T(o,e)+f}const $=o=>(e,n,O=[])=>({code:e,title:n,severity:o,
affects:O}),I=$("error"),l=$("warning"),u=$("notice");function h(o,e){return Object.assign(O=>{const{help:i,...f}=e(O),w=o.code,p=(0,v._)(f.message),s={...o,code:w,
usualSeverity:o.severity,...f,message:p};return i===void 0?s:typeof i=="string"?{...s,help:(0,v._)(i)}:{...s,help:S(i,{role:"operator",host:""}),cures:i}},o)}}),
5747:((dt,U,t)=>{t.d(U,{Oj:()=>h,io:()=>$,yR:()=>S});var v=t(4573),k=t(3024);const _=16*1024*1024,T=k.constants.O_RDONLY|(k.constants.O_NONBLOCK??0)|(k.constants.
O_NOCTTY??0),R=Buffer.allocUnsafeSlow(256*1024);let c=R;const S=(e,n=_)=>I(e,n,u);function $(e,n){const O=I(e,n,(i,f)=>Buffer.from(i.subarray(0,f)));return Buffer.
isBuffer(O)?O:null}function I(e,n,O){let i;try{i=(0,k.openSync)(e,T)}catch(f){return o(f)}try{const f=(0,k.readSync)(i,R,0,R.length,null);return f<R.length?O(R,
f):l(i,n,O)}catch(f){return o(f)}finally{(0,k.closeSync)(i)}}function l(e,n,O){const{size:i}=(0,k.fstatSync)(e);if(i>n||i<R.length)return{ok:!1,failure:{kind:"s\
ize",bytes:i,maxBytes:n}};c.length<i&&(c=Buffer.allocUnsafeSlow(Math.min(2*i,n)));const f=c;let w=0;for(;w<i;){const p=(0,k.readSync)(e,f,w,i-w,w);if(p===0)break;
w+=p}return O(f,w)}function u(e,n){const O=e.toString("utf8",0,n),i=!O.includes("\uFFFD")||(0,v.isUtf8)(e.subarray(0,n));return{ok:!0,text:O,isUtf8:i,bytes:n}}function h(e){
if(!(typeof e=="object"&&e!==null&&"code"in e)||typeof e.code!="string")throw e;return e.code}const o=e=>({ok:!1,failure:{kind:"error",code:h(e)}})}),4e3:((dt,U,t)=>{
t.d(U,{Af:()=>s,B9:()=>O,Cw:()=>A,Fn:()=>y,K4:()=>I,NM:()=>f,Vb:()=>j,Wt:()=>n,YA:()=>p,_r:()=>w,dh:()=>c,eZ:()=>r,go:()=>h,hS:()=>S,mP:()=>o,qZ:()=>i,v:()=>l,zM:()=>a,
zN:()=>$,zd:()=>u});var v=t(6174),k=t(4714),_=t(7715),T=t(9562);const R=300;function c(d,m=R){if(d.length<=m)return d;const g=(0,v._)(d);return g.length<=m?g:`${(0,k.
o)(g,m)}\u2026`}const S=(d,m)=>`${d} ${m}${d===1?"":"s"}`,$=(d,m)=>({shown:d.slice(0,m),more:Math.max(0,d.length-m)});function I(d,m,g=String){const{shown:P,more:D}=$(
d,m);return l(P.map(x=>g(x)),D)}const l=(d,m)=>`${d.join(", ")}${m>0?` and ${m} more`:""}`,u=d=>`the clients print "${d}"`;function h(d){return d===null?"null":
Array.isArray(d)?"an array":typeof d=="object"?"an object":`a ${typeof d}`}function o(d){if(d.kind==="error")return`cannot be read: ${d.code}`;const{bytes:m,maxBytes:g}=d;
return`has ${m} bytes and is not read; the limit is ${g/1024/1024} MiB`}const e={[T.e$]:"correct the host in the source address, or remove it for a module of th\
e public registry (NAMESPACE/NAME/SYSTEM)",[T.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registr\
y has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function n(d){return d.flatMap(g=>e[g]??[])[0]??"correct the host \
in `source` or `hostname`, or add the `source` that a child module lacks"}const O=d=>`wait and run the check again; see ${(0,_.V)(d)??"its status page"}, and co\
nsider a network mirror for providers`,i=d=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${d} serves its discovery document to everyone, so \
the registry, a proxy or a firewall blocks this network, for example by country`;function f(d,m,g){if(d===null)return g;const P=d.title===""?"":` ("${d.title}")`,
D=g.guest??i(m);switch(d.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:D,because:`the host returned \
a sign-in page${P}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${P}: allow this machine to reach the host`;case"other":{const x=g.
user??`check that ${m} is a registry, and ${n([])}`;return{...g,user:x,guest:D,because:`the host returned an HTML page${P}`}}}}const w=({url:d,status:m,reason:g})=>`${d}\
 returned ${`${m} ${c(g)}`.trim()}`,p=d=>`${Math.round(d/100)/10} s`,s=d=>d.map(({name:m,attemptMs:g,retries:P})=>{const D=Number.isFinite(g)?p(g):"without a li\
mit",x=P===0?"":` in each of ${P+1} attempts`,W=m.includes(" and ")?"wait":"waits";return`${m} ${W} ${D}${x}`}).join(", "),r=d=>d.map(({name:m})=>m).join(" and "),
a=d=>d.kind==="several"?d.reasons:[d];function A(d){switch(d.kind){case"deadline":return`the check reached its deadline of ${p(d.ms)}`;case"signal":return`the c\
heck was interrupted by ${d.signal}`;case"crash":return"tf-disco crashed";case"missing":return E(d);case"several":return d.reasons.map(A).join("; ")}}const M=10;
function E({repositories:d,total:m}){const g=m===1?"repository":"repositories",P=d.length===1?"is":"are",D=I(d,M,c);return`${d.length} of ${m} ${g} ${P} missing\
: ${D}`}const y=d=>`${d}; it may use hosts that are not in \`allowed-hosts\``,j=({kind:d,address:m,version:g})=>`${d} ${m} ${c(g,40)}`}),4714:((dt,U,t)=>{t.d(U,
{o:()=>_,w:()=>T});var v=t(3307);const k=2048,_=(R,c=k)=>R.length<=c?R:structuredClone(R.slice(0,c).toWellFormed());function T(R){if(R.length<=k)return(0,v.IL)(
R);switch(R[0]){case'"':return _((0,v.I)(R));case"[":return[];case"{":return{};default:return(0,v.IL)(R)}}}),7715:((dt,U,t)=>{t.d(U,{V:()=>k});const v=new Map([
["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.co\
m"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),k=_=>v.get(_)??null}),5751:((dt,U,t)=>{t.d(U,{s:()=>P});
var v=t(3024),k=t(6760),_=t(5747),T=t(3625),R=t(4e3),c=t(3592),S=t(3474),$=t(8535),I=t(7030),l=t(6181),u=t(1831);function h(N){const G=st=>N[st]||N[st.toLowerCase()]||
"",tt={http:e("HTTP_PROXY",G("HTTP_PROXY")),https:e("HTTPS_PROXY",G("HTTPS_PROXY"))},nt=w(G("NO_PROXY"));return st=>{const it=tt[st.scheme];return it===null||i(
st.name)||nt(st)?null:it}}const o=["http:","https:"];function e(N,G){if(G==="")return null;const tt=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(G)?G:`http://${G}`);
if(tt===null)throw new TypeError(`${N} is not a URL; expected http://HOST:PORT`);if(!o.includes(tt.protocol))throw new TypeError(`${N} is a ${tt.protocol}// pro\
xy; expected http:// or https://`);if(!n(tt.username)||!n(tt.password))throw new TypeError(`${N} has a user name or password with a bare "%"; write "%25" for it`);
return tt}function n(N){try{return decodeURIComponent(N),!0}catch(G){if(G instanceof URIError)return!1;throw G}}const O=new I.BlockList;O.addSubnet("127.0.0.0",
8,"ipv4"),O.addAddress("::1","ipv6");const i=N=>N==="localhost"||f(O,N);function f(N,G){const tt=(0,l.n7)(G.replace(/%.*$/s,"")),nt=(0,I.isIP)(tt);return nt!==0&&
N.check(tt,nt===4?"ipv4":"ipv6")}function w(N){const G=N.split(",").map(tt=>tt.trim().toLowerCase()).filter(tt=>tt!=="").map(p);return tt=>G.some(nt=>nt(tt))}function p(N){
if(N==="*")return()=>!0;const G=s(N);if(G!==null)return({name:ct})=>G(ct);const{name:tt,port:nt}=A(N),st=ct=>nt===""||String(ct.port)===nt;if(r(tt)){const ct=(0,l.
n7)(tt),It=new I.BlockList;return It.addAddress(ct,(0,I.isIP)(ct)===4?"ipv4":"ipv6"),Dt=>f(It,Dt.name)&&st(Dt)}const it=a(tt);return ct=>(0,I.isIP)(ct.name)===0&&
st(ct)&&it(ct.name)}function s(N){const[,G="",tt=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(N)??[];if(!r(G))return null;const nt=Number(tt);if(nt>((0,I.isIP)(G)===4?32:
128))return null;const st=nt-((0,I.isIP)(G)===6?96:0),it=new I.BlockList,ct=(0,I.isIP)((0,l.n7)(G))===4&&st>=0;return ct?it.addSubnet((0,l.n7)(G),st,"ipv4"):it.
addSubnet(G,nt,"ipv6"),It=>f(it,It)&&(0,I.isIP)((0,l.n7)(It))===4===ct}const r=N=>(0,I.isIP)(N)!==0&&!N.includes("%");function a(N){if(N==="")return()=>!1;const G=N.
replace(/^\*\./,"."),tt=G.replace(/^\./,""),nt=(0,u.Pv)(tt),st=nt.ok?nt.value:tt;return it=>it.endsWith(`.${st}`)||!G.startsWith(".")&&it===st}function A(N){const G=/^\[([^\]]*)\]:([^:]*)$/.
exec(N)??/^([^:[\]]*):([^:[\]]*)$/.exec(N);return G===null?{name:N,port:""}:{name:G[1]??"",port:G[2]??""}}var M=t(3152),E=t(6339);const y=function(...N){const{problemFacts:G}=t.
late([558,504,341,507],4507);return new.target?new G(...N):G(...N)},j=function(...N){const{parseNamedAddress:G}=t.late([22],6022);return new.target?new G(...N):
G(...N)},d=function(...N){const{parseAuthorities:G}=t.late([160],1160);return new.target?new G(...N):G(...N)},m=4*1024*1024,g=20;function P(N,{environment:G,directory:tt,
wording:nt=M.w7}){const{settings:st,mistakes:it}=(0,M.P$)(N,nt),ct=V(st.caFile,nt),It=Y(G),Dt=[ct,It].flatMap(lt=>lt.ok?[]:[lt.why]),Z=D(st.scan,tt).slice(0,g).
map(lt=>nt.missingPath(lt,tt)),Q=[...it,...(0,E.S)(st,nt),...x(st,nt),...W(st,nt),...Dt,...Z];if(Q.length>0||!ct.ok||!It.ok)throw new M.GN(Q);return{...st,authorities:ct.
value,chooseProxy:It.value}}const D=(N,G)=>N.filter(tt=>!/[*?[\]{}]/.test(tt)&&!(0,v.existsSync)((0,k.resolve)(G,tt)));function x({hostnames:N},{setting:G}){const tt=G(
"hostnames"),st=N.flatMap(({addresses:it})=>it).flatMap(it=>{const ct=j(it,"terraform");return ct.ok?[]:[`${tt}: "${it.service}=${it.text}" is wrong: ${ct.why}`]});
return(0,S.Ku)(st,tt)}function W({ignore:N},{setting:G}){const tt=G("ignore");if(N.length===0)return[];const nt=y(),st=N.flatMap(({code:it})=>{if(Object.hasOwn(
nt,it))return[];const ct=(0,$.q)(it,Object.keys(nt)),It=ct===null?`${c.aq} lists the codes`:`did you mean "${ct}"?`;return[`${tt}: "${it}" is not a problem code\
; ${It}`]});return(0,S.Ku)(st,tt)}function Y(N){try{return(0,T.J)(h(N))}catch(G){if(G instanceof TypeError)return(0,T.T)(G.message);throw G}}function V(N,{setting:G}){
if(N===null)return(0,T.J)(null);const tt=(0,_.yR)(N,m),nt=G("ca-file");if(!tt.ok)return(0,T.T)(`${nt} "${N}" ${(0,R.mP)(tt.failure)}`);const st=d(tt.text);return st.
ok?st:(0,T.T)(`${nt} "${N}" ${st.why}`)}}),2929:((dt,U,t)=>{t.d(U,{z6:()=>sn,wX:()=>nn,w5:()=>qt});var v=t(6760),k=t(9461),_=t(3024),T=t(5747);const R=200,c=1024*
1024,S=4e3;function $(q,J,ht){const Et=Map.groupBy(q.filter(I).slice(0,R),({file:wt})=>wt);return Array.from(Et).flatMap(([wt,bt])=>{const St=(0,v.join)(J,wt),Rt=l(
St,ht)?(0,T.yR)(St,c):null;return Rt?.ok?u(Rt.text,bt):[]})}const I=({column:q,endColumn:J})=>J>q;function l(q,J){try{return(0,_.statSync)(q).mtimeMs<=J+1}catch(ht){
return(0,T.Oj)(ht),!1}}function u(q,J){const ht=[];let[Et,wt]=[1,q.startsWith("\uFEFF")?1:0];for(const bt of J.toSorted((St,Rt)=>St.line-Rt.line)){for(;Et<bt.line&&
wt>=0;Et+=1)wt=q.indexOf(`
`,wt)+1||-1;if(wt<0)break;const St=q.indexOf(`
`,wt),Rt=St<0?q.length:St,Ft=Rt>wt&&q[Rt-1]==="\r";ht.push(...h(q.slice(wt,Ft?Rt-1:Rt),bt))}return ht}function h(q,J){const{column:ht,endColumn:Et}=J,wt=q.length>
S?[]:Array.from(q);if(ht>wt.length)return[];const[bt,St]=[ht-1,Et-1],Rt=(Ft,xt)=>wt.slice(Ft,xt).join("");return[{place:J,before:Rt(0,bt),literal:Rt(bt,St),after:Rt(
St)}]}var o=t(6174),e=t(2161);function n(q,J){const{directory:ht,checkedAt:Et,configs:wt}=J,bt=wt.flatMap(Nt=>Nt.files),St=new Set(bt.flatMap(({path:Nt,shown:Ut})=>[
O(Nt),Ut])),Rt=Nt=>{const Ut=O((0,v.resolve)(ht,Nt));return!St.has(Nt)&&!St.has(Ut)&&i(Nt)&&i(Ut)},Ft=q.filter(({file:Nt})=>Rt(Nt)),xt=$(Ft,ht,Et),Ct=a(xt,J.usages);
return xt.flatMap(Nt=>f(Nt,Ct.get(A(Nt.place))??null,J))}function O(q){const J=(0,k.$)(q);return J.kind==="file"?J.path:(0,v.resolve)(q)}const i=q=>(0,e.L8)((0,v.
basename)(q),new Set,(0,v.basename)((0,v.dirname)(q)))!==void 0;function f({place:q,before:J,literal:ht,after:Et},wt,{redact:bt,kept:St}){const Rt=J+ht+Et;return bt(
Rt,St)!==Rt?[]:r(Rt)?wt===null||p.test(wt)||!ht.includes(wt)?[]:[{place:q,before:"\u2026 ",literal:(0,o._)(wt),after:" \u2026"}]:[{place:q,before:J,literal:ht,after:Et}]}
const w=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
p=/[\s"]/,s=/[\w+-]{20,}/g,r=q=>w.test(q)||(q.match(s)??[]).some(J=>/\d/.test(J)&&/[a-z]/.test(J)&&/[A-Z]/.test(J));function a(q,J){const ht=new Map(q.map(({place:wt})=>[
A(wt),wt.file])),Et=new Set(ht.values());return new Map(J.filter(({place:wt})=>Et.has(wt.file)&&ht.has(A(wt))).flatMap(({place:wt,text:bt})=>bt===null?[]:[[A(wt),
bt]]))}const A=({file:q,line:J,column:ht})=>`${J}:${ht} ${q}`;var M=t(2389),E=t(6897),y=t(1831),j=t(3592),d=t(2796),m=t(4503),g=t(6763),P=t(5751),D=t(7052),x=t(
3862),W=t(8416),Y=t(7854),V=t(3474),N=t(3152);function G(q,J,ht){const Et={...q,newHosts:new Set,files:null,remarks:[]};if(J===null)return Et;const wt=Ct=>({...Et,
remarks:[`changed-only has no effect: ${Ct}`]});if(J.kind==="all")return wt(J.why);const{files:bt}=J,St=new Set(bt.filter(({status:Ct})=>Ct!=="removed").map(({file:Ct})=>Ct));
if(St.size>0&&![...St].some(Ct=>ht(Ct)!==null))return wt("the checkout contains none of the files that the pull request changes");const Rt=q.usages.filter(({place:Ct})=>St.
has(Ct.file)),xt=`changed-only: the pull request changes ${bt.length===1?"1 file":`${bt.length} files`} with ${Rt.length} of ${q.usages.length} usages`;return{usages:Rt,
notes:q.notes.filter(({place:Ct})=>tt(Ct.file,St)),newHosts:st(q.usages,bt,ht),files:new Set(bt.map(({file:Ct})=>Ct)),remarks:[xt]}}const tt=(q,J)=>J.has(q)||q===
"."||[...J].some(ht=>ht.startsWith(`${q}/`)),nt=2e8;function st(q,J,ht){const Et=new Set;if(J.some(Z))return Et;const wt=new Map(J.map(xt=>[xt.file,ct(xt,ht)])),
bt=J.flatMap(({patch:xt})=>It(xt,/^[ -]/));let St=0;const Rt=(xt,Ct)=>{const Nt=[Ct,(0,y.nx)(Ct).toLowerCase()];return xt.filter(Ut=>(St+=Ut.length,St<=nt&&Nt.some(
en=>Ut.includes(en)))).length},Ft=(xt,Ct)=>{const{isNew:Nt,now:Ut,added:en}=wt.get(xt)?.()??it,cn=Nt?0:Rt(Ut,Ct);return Nt||cn>0&&cn===Rt(en,Ct)};for(const[xt,Ct]of Map.
groupBy(q,Nt=>Nt.host)){if(xt===null||Ct.some(({isHostImplied:Ut})=>Ut))continue;const Nt=[...new Set(Ct.map(({place:Ut})=>Ut.file))];!Nt.every(Ut=>wt.has(Ut))||
Rt(bt,xt)>0||Nt.every(Ut=>Ft(Ut,xt))&&St<=nt&&Et.add(xt)}return Et}const it={isNew:!1,now:[],added:[]};function ct({file:q,status:J,patch:ht},Et){let wt=null;const bt=()=>{
const St=J==="added";if(St||ht===null)return{...it,isNew:St};const Rt=(Et(q)??"").toLowerCase().split(`
`);return{isNew:St,now:Rt,added:It(ht,/^\+/)}};return()=>(wt??=bt(),wt)}const It=(q,J)=>(q??"").toLowerCase().split(`
`).filter(ht=>J.test(ht)),Dt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Z=({file:q,status:J,changes:ht,patch:Et})=>Et===null&&J!=="added"&&ht>0&&Dt.test(
q);var Q=t(2859),lt=t(1435),Mt=t(5866),$t=t(370);async function mt(q,J){const ht=J.now(),Et=await(0,$t.SQ)(q,J),wt=q.scan.length===0?0:J.now()-ht,bt=(0,$t.PT)(q,
Et,J),St=(0,W.L2)(bt),{clients:Rt}=St,Ft={usages:(0,Y.sw)(Et.usages,Rt),notes:(0,Y.vH)([...Et.notes,...Kt(Et,J.stop.why)],Rt)},xt=await vt(Ft,q,J),Ct=(0,lt.j)(xt.
usages,q,St,{...J,mayHavePlugins:(0,$t.C_)(Et,q)}),{roots:Nt,notes:Ut}=(0,Mt.D0)({...Ft,scanned:Et,changed:xt.files,dialect:St,settings:q}),en=(0,x.X)(Ct.usages,
Nt),cn=(0,Q.C)(q,en,Rt,(0,Y.kA)(Ft.usages)),{configs:un,releases:ln}=Ct,{environment:an}=J,{files:fn,bytes:mn}=Et;return{dialect:{...St,releases:ln},configs:un,
usages:en,roots:Nt,requirements:cn,notes:[...(0,Mt.a3)(xt.notes,en,q,an),...Ut],newHosts:xt.newHosts,isEmpty:q.scan.length>0&&Et.isEmpty&&Et.endedAt===null,complaints:Ct.
findings,allUsages:Ft.usages,changes:xt.changes,remarks:[...xt.remarks,...Ct.remarks],scan:{files:fn,bytes:mn,usages:en.length,durationMs:wt},clients:()=>(0,W.rU)(
St,bt.scan),repositories:[],missing:null,checkouts:null}}async function vt(q,J,ht){const Et=J.changedOnly?await ht.changes(J):null;return{changes:Et,...G(q,Et,bt=>{
const St=(0,T.yR)((0,v.join)(ht.directory,bt));return St.ok?St.text:null})}}function Kt({endedAt:q,files:J},ht){return q===null||ht===null?[]:[(0,Y.YW)(q,(0,D.fileLimit)(
{kind:"time",stopped:ht,files:J}))]}function Pt({requirements:q,repositories:J}){const{size:ht}=new Set(q.map(({host:wt})=>wt));if(ht<=V.pS)return;const Et=`${ht}\
 hosts, the limit is ${V.pS}`;throw new N.GN([J.length>0?`usages name ${Et}: check fewer repositories at once`:`scan found ${Et}: narrow scan or exclude files`])}
var Yt=t(5960);const At=function(...q){const{nameRepository:J}=t.late([400,210,724],1724);return new.target?new J(...q):J(...q)},Vt=function(...q){const{prepareFleet:J}=t.
late([504,341,210,207],7207);return new.target?new J(...q):J(...q)};async function sn(q,J){const ht=new Date,Et=(0,P.s)(q,J),wt=Et.deadlineMs,bt=J.startTimer(wt,
()=>J.stop.end({kind:"deadline",ms:wt}));try{const St=await H(Et,J);Pt(St),await(0,E.x)();const Rt=await ut(St,Et,J,ht);return await Gt(Rt,St,Et,J,ht)}finally{bt()}}
const H=(q,J)=>q.usages.length===0?mt(q,J):Vt(q,J);async function ut(q,J,ht,Et){const{environment:wt,stop:bt,isFork:St}=ht,{dialect:Rt}=q,Ft={...q,...await Tt(q,
J,ht),tokenVariables:qt(wt),tokenHosts:J.tokens.map(({host:xt})=>xt),stopped:jt(bt.why,q.missing)};return(0,M.S4)(Ft,{...J,dialect:Rt,isFork:St,now:Et.getTime()})}
async function Tt(q,J,ht){const{requirements:Et,roots:wt,dialect:bt}=q,St=(0,Yt.e)(Et,J,bt),Rt=Array.from(St,([Ut,en])=>(0,Yt.i)(Ut,en)),Ft=new Set(Et.map(({host:Ut})=>Ut).
filter(Ut=>!St.has(Ut))),xt=J.depth!=="discovery"&&wt.length>0;if(Ft.size===0&&!xt)return{visits:Rt,predicted:M.j7,tokenSources:new Map};const{contact:Ct}=await Promise.
all([t.e(504),t.e(456),t.e(696)]).then(t.bind(t,2696)),Nt=await Ct([...Ft],q,J,ht);return{...Nt,visits:[...Nt.visits,...Rt]}}const jt=(q,J)=>q===null||J===null?
q??J:{kind:"several",reasons:[q,J]};async function Gt(q,J,ht,Et,wt){const{configs:bt,allUsages:St,requirements:Rt,changes:Ft,scan:xt,clients:Ct}=J,Nt=nn(Rt),Ut=[
...J.remarks,...(0,g.rc)(q)],{why:en,evidence:cn}=J.dialect,un={verdict:q,remarks:(0,g.q9)(Ut),detection:{why:en,evidence:cn}},{verdict:ln,remarks:an,detection:fn}=Et.
secrets.redact(un,Nt);return{settings:ht,changes:Ft,verdict:ln,context:{dialect:{...J.dialect,...fn},failOn:ht.failOn,scan:xt,remarks:an,startedAt:wt.toISOString(),
durationMs:Date.now()-wt.getTime(),version:j.xv,docsUrl:j.aq,clients:Ct(),sources:n((0,d.sC)(ln.findings),{...Et.secrets,kept:Nt,usages:St,configs:bt,directory:Et.
directory,checkedAt:wt.getTime()}),links:null,repository:Jt(ln,J,Et),repositories:J.repositories,history:null}}}function Jt(q,{scan:J,repositories:ht},{directory:Et,
environment:wt}){return J.files===0||ht.length>0?null:At(Et,(0,m.R8)(q),wt)}const qt=q=>Object.keys(q).filter(J=>/^TFE?_?TOKEN/i.test(J)),nn=q=>new Set(q.flatMap(
({host:J,service:ht})=>[J,(0,y.nx)(J),ht]))}),9461:((dt,U,t)=>{t.d(U,{$:()=>_});var v=t(3024),k=t(5747);function _(T){try{const R=(0,v.realpathSync)(T),c=(0,v.statSync)(
R);return c.isFile()?{kind:"file",path:R}:{kind:c.isDirectory()?"directory":"special",path:R}}catch(R){return{kind:"error",code:(0,k.Oj)(R)}}}}),8185:((dt,U,t)=>{
t.d(U,{C:()=>l,I:()=>h});var v=t(4283),k=t(7052),_=t(6697),T=t(1064),R=t(1831),c=t(2886);const S=(o,{allowedHosts:e,hostnames:n})=>(0,R.Jr)(o,e)||n.some(O=>O.host===
o),$={file:".",line:1,column:1,endColumn:1},I=1e4;function l(o,e,n=I){if(e.allowedHosts.length===0)return[];const O=new Map,i=[];let f=0;for(const{directHost:p,
kind:s,isOverridden:r,place:a,clients:A}of o){if(p===void 0||r||S(p,e))continue;const M=s==="backend_http"||s==="remote_state"?"backend":"download",E=`${M} ${p}`,
y=O.get(E);if(y===void 0&&O.size>=n){f+=1;continue}const j=y??u(p,M);O.set(E,j),i.push({...j,place:a,clients:A})}if(f===0)return i;const w=(0,k.fileLimit)({kind:"\
problems",max:n,omitted:f});return[...i,{problem:w,place:$,clients:T.Du,host:null}]}function u(o,e){const n=(0,R.Pv)(o),O=n.ok?n.value:null,i=O===null?o:(0,R.nx)(
O);return{problem:(0,_.hostNotAllowed)({host:i,use:e}),host:O}}function h(o,e,n,O){if(O.allowedHosts.length===0)return[];const i=n.filter(({because:f})=>f.some(
w=>typeof w!="string"));return e.flatMap(f=>{const{id:w,kind:p}=f;if(p!=="url"||!i.some(A=>A.service===w))return[];const s=(0,v.Dl)(f.url),r=s.ok?(0,R.Pm)(s.value):
null;if(r===null||r===o||S(r,O))return[];const a=(0,_.hostNotAllowed)({host:r,service:w,registry:(0,R.nx)(o)});return[(0,c.bz)(a,w)]})}}),8988:((dt,U,t)=>{t.d(U,
{s:()=>u,k:()=>f});var v=t(3534),k=t(3410),_=t(5143),T=t(9562);const R=[T.OZ,T.Bn],c=[T.e$,T.xq],S=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...R,...c]},
{matches:/^api\.env0\.com$/,services:c},{matches:/^backend\.api\.env0\.com$/,services:R},{matches:/\.scalr\.io$/,services:R}],$=w=>S.find(({matches:p})=>p.test(
w))?.services??[];var I=t(241),l=t(2886);function u(w,{role:p},s){const r=e(w),a=w.credentials?.hasToken===!0,M=(w.attempt.hops.at(-1)?.challenge??null)===null&&
(a||p!=="guest"),E=a?[]:n(w.host,r,s),j=[...w.difference===null?[]:[w.difference],...E,...r===null||!M?[]:[O(w,r,s)]].map(m=>(0,l.bz)(m)),d=a?[]:h(w,s);return d.
length>0?[...j,...d]:E.length===0?[...j,...o(w,s)]:j}function h(w,{usages:p,isFork:s,depth:r}){const{host:a,attempt:A}=w;if(r==="discovery"||A.discovery.kind!==
"found")return[];const M=p.flatMap(({workspace:E,hasOwnToken:y,needs:j,place:d})=>E===void 0||y||(0,_.Zl)(d.file)?[]:j.filter(m=>m.host===a));return Array.from(
Map.groupBy(M,({service:E})=>E),([E,y])=>{const j=(0,k.cloudToken)({host:a,service:E,isFork:s,...i(w)}),d=y.flatMap(m=>m.clients);return(0,l.bz)((0,l.aZ)(j,d),E)})}
function o(w,{usages:p,isFork:s}){const{host:r,attempt:a,credentials:A}=w;if(a.discovery.kind!=="found"||A?.hasToken||A?.problem)return[];const M=$(r).find(E=>p.
some(({hasOwnToken:y,needs:j,place:d})=>j.some(m=>m.host===r&&m.service===E)&&!y&&!(0,_.Zl)(d.file)));return M===void 0?[]:[(0,l.bz)((0,v.credentialsMissing)({host:r,
service:M,isFork:s,...i(w)}),M)]}function e(w){const{discovery:p,hops:s}=w.attempt;return p.kind==="failed"&&p.problem.code==="document-unauthorized"?s.at(-1)?.
status??null:null}function n(w,p,{tokenVariables:s,hosts:r}){return(0,I.B)(s,w,r).filter(({isParent:a})=>!a||p!==null).map(({variable:a,why:A,write:M})=>(0,v.credentialsNearMiss)(
{host:w,variable:a,why:A,write:M}))}function O(w,p,{isFork:s}){const{host:r,credentials:a}=w;return a?.hasToken?(0,v.credentialsRejected)({host:r,status:p,source:a.
source}):(0,v.credentialsMissing)({host:r,service:null,isFork:s,...i(w)})}function i({credentials:w,looks:p}){const s=p.flatMap(M=>M.looks),r=M=>[...new Set(s.flatMap(
({held:E,source:y})=>E!=="not read"===M?y:[]))],a=w===null?r(!0):[w.source],A=w===null?r(!1):[];return{searched:a,notRead:A}}function f(w,p){return w.filter(s=>!p.
includes(s)).map(s=>(0,l.bz)((0,v.credentialsUnused)({host:s})))}}),2886:((dt,U,t)=>{t.d(U,{ER:()=>l,HJ:()=>i,Np:()=>e,Rh:()=>w,TC:()=>p,aZ:()=>I,b4:()=>R,bz:()=>$,
hD:()=>o,l$:()=>S,ld:()=>O,ml:()=>u,pi:()=>n,xJ:()=>h});var v=t(5143),k=t(5799),_=t(1831),T=t(7715);const R=s=>({...s,needed:s.places.some(r=>typeof r=="string"||
!(0,v.Zl)(r.file))}),c=["module","provider","version","package","lock","not"],S=({problem:s,places:r})=>c.includes(s.code.replace(/-.*/,""))&&r.length>0&&r.every(
a=>typeof a!="string"),$=(s,r=null,a=!0)=>({services:r===null?[]:[r],problem:s,needed:a}),I=(s,r)=>({...s,affects:s.affects.filter(a=>r.includes(a))}),l=({problem:s,
needed:r})=>r&&s.usualSeverity==="error"&&!u.includes(s.code),u=["host-http2","host-check-crashed"];function h({problem:s,needed:r},a){const A=r&&a.some(M=>s.affects.
includes(M));return s.severity==="error"&&!A?"warning":s.severity}const o=(s,r,a)=>({severity:h(s,r),problem:s.problem,affects:s.problem.affects,...a,places:(0,v.
As)(a.places)}),e=(s,r)=>k.oC.indexOf(s.severity)-k.oC.indexOf(r.severity),n=(s,r,a)=>a.some(A=>A.code===s.code&&(A.host===null||A.host===r));function O({problem:s,
services:r},{visit:{host:a,attempt:A},requirements:M,answering:E},{depth:y}){if(y==="discovery"||A.discovery.kind==="skipped")return!0;const j=r.some(m=>E.has(`${a}\
 ${m}`));if(s.code==="service-url-no-slash"&&j)return!1;const d=M.filter(({service:m})=>r.length===0||r.includes(m));return d.length===0||d.some(({isForInit:m})=>m)}
function i(s){const r=new Map;return a=>{const A=JSON.stringify(a),M=r.get(A)??f(a,s);return r.set(A,M),M}}function f(s,r){const a=j=>r.filter(({service:d})=>j.
includes(d)),A=s.length===0?r:a(s),M=s.filter(j=>A.some(({service:d})=>d===j)),E=M.length>0?M:s,y=(A.length>0?A:a(["any"])).flatMap(j=>j.because);return{service:E.
length===1?E[0]??null:null,places:w([...new Set(y)])}}function w(s){const{own:r=[],aside:a=[]}=Object.groupBy(s,A=>typeof A!="string"&&(0,v.Zl)(A.file)?"aside":
"own");return[...r,...a]}function p(s,r){const a=r.some(({because:M})=>M.includes("hostnames input"));return{role:(0,T.V)(s)!==null?"guest":a?"operator":"user",
host:(0,_.nx)(s)}}}),9464:((dt,U,t)=>{t.d(U,{f:()=>c,u:()=>$});var v=t(4283),k=t(3534),_=t(1831),T=t(9562),R=t(2886);function c({host:I,attempt:l,credentials:u},h){
const o=u?.hasToken===!0,e=[...h.flatMap(n=>n.kind==="url"&&(0,T.p4)(n.id)&&(0,T.D6)(n.id)?[{url:n.url,service:n.id,isSent:o}]:[]),...l.hops.map(({url:n,authorization:O})=>({
url:n,service:null,isSent:O==="sent"}))].flatMap(({url:n,...O})=>{const i=S(n);return i===null||i===I?[]:[{...O,host:i}]});return[...new Map(e.toReversed().map(
n=>[n.host,n])).values()]}function S(I){const l=(0,v.Dl)(I),u=l.ok?(0,_.Pm)(l.value):null,h=u===null?null:(0,_.Pv)(u);return h?.ok?h.value:null}function $(I,l,{
tokenSources:u,hosts:h}){return c(I,l).flatMap(({host:o,service:e,isSent:n})=>{const O=u.get(o);if(O===void 0)return[];const i=e===null?I.attempt.discovery.kind===
"failed":!n,f=(0,k.credentialsOtherHost)({host:(0,_.nx)(I.host),other:(0,_.nx)(o),source:O,service:e,isSent:n,isNotice:!i||h.has(o)});return[(0,R.bz)(f,e)]})}}),
2389:((dt,U,t)=>{t.d(U,{j7:()=>s,k2:()=>j,S4:()=>r});var v=t(4e3),k=t(7052),_=t(5143),T=t(5799),R=t(1064),c=t(8185),S=t(8988),$=t(2886);function I(d,m,g){const P=new Set(
d.notes.flatMap(({problem:nt,place:st})=>nt.code==="file-syntax"?st.file:[])),D=[...d.complaints.map(({problem:nt,place:st})=>O((0,$.bz)(nt),st,g)),...(0,S.k)(d.
tokenHosts,m).map(nt=>O(nt,null,g)),...d.isEmpty?[e(g)]:[]],x=[...d.notes.map(nt=>u(nt,P,g)),...(0,c.C)(d.usages,g).map(({problem:nt,clients:st,place:it,host:ct})=>{
const It=(0,$.bz)((0,$.aZ)(nt,st));return{host:ct,finding:{...O(It,it,g),host:ct}}}),...d.ofAnswers.map(nt=>u(nt,P,g)),...d.others.map(nt=>({host:nt.host,finding:n(
nt,g)})),...D.map(nt=>({host:null,finding:nt}))],{placed:W=[],others:Y=[]}=Object.groupBy(x,({finding:nt})=>nt.places.length>0?"placed":"others"),V=[...l(W),...Y],
N=V.flatMap(({host:nt,finding:st})=>(0,$.pi)(st.problem,nt,g.ignore)?[]:[st]),G=({exclude:nt})=>+(nt!==void 0),tt=N.toSorted((nt,st)=>(0,$.Np)(nt,st)||G(nt)-G(st));
return{files:tt,ignored:V.length-tt.length}}function l(d){return[...Map.groupBy(d,({host:g,finding:P})=>{const{problem:D,severity:x,affects:W,exclude:Y}=P,{code:V,
message:N,help:G}=D;return JSON.stringify([g,V,x,N,G,W,Y===void 0])}).values()].flatMap(g=>{const[P]=g;if(P===void 0||g.length===1)return g;const D=(0,_.As)(g.flatMap(
({finding:Y})=>Y.places)),x=new Set(g.flatMap(({finding:Y})=>Y.exclude??[])),W=x.size===0?{}:{exclude:[...x]};return[{...P,finding:{...P.finding,places:D,...W}}]})}
function u(d,m,g){const{problem:P,place:D,host:x,isPlaceholder:W}=d,Y=d.aside??D.file;if(P.code==="file-limit"&&g.allowedHosts.length>0){const nt={...P,message:(0,v.
Fn)(P.message)};return{host:x,finding:{...o(d,nt,g),severity:"error"}}}const V=W||m.has(D.file),N=P.severity==="error"&&(V||(0,_.Zl)(Y)),G=N?{...P,severity:"war\
ning"}:P,tt=o(d,G,g);return!N&&!(0,_.Zl)(Y)?{host:x,finding:tt}:{host:x,finding:{...tt,exclude:[(0,_.n7)(Y)]}}}const h={error:"warning",warning:"notice",notice:"\
notice"};function o({place:d,others:m=[],clients:g,checkedFor:P},D,x){const W=P??x.dialect,V=W.isGuess&&R.Du.some(tt=>!g.includes(tt))?h[D.severity]:D.severity,
N=(0,$.bz)({...(0,$.aZ)(D,g),severity:V}),G=O(N,d,{dialect:W});return{...G,places:[...G.places,...m]}}function e(d){const{scan:m,hostnames:g,usages:P}=d,D=g.length>
0,x=(0,k.nothingToCheck)({scan:m,hasHostnames:D,isFleet:P.length>0});return{...O((0,$.bz)(x),null,d),severity:x.severity}}function n({host:d,places:m,...g},P){const D=(0,T.
pj)(g.problem,(0,$.TC)(d,[]));return{...O({...g,problem:D},null,P),host:d,places:(0,_.As)(m)}}const O=(d,m,{dialect:g})=>(0,$.hD)(d,g.clients,{host:null,service:null,
places:m===null?[]:[m],isHostNew:!1});var i=t(9464);const f=function(...d){const{judgeRequests:m}=t.late([504,456,696],2696);return new.target?new m(...d):m(...d)},
w=function(...d){const{crashedVisit:m}=t.late([504,456,696],2696);return new.target?new m(...d):m(...d)},p=function(...d){const{judgeVisit:m}=t.late([504,456,696],
2696);return new.target?new m(...d):m(...d)},s={drafts:[],notes:[],roots:[],requests:[],answering:new Set};function r(d,m){const{requirements:g,visits:P,usages:D,
tokenVariables:x}=d,W=Map.groupBy(g,({host:At})=>At),Y=P.map(({host:At})=>At),{isFork:V,depth:N}=m,{tokenSources:G}=d,tt={usages:D,tokenVariables:x,tokenSources:G,
hosts:new Set(Y),isFork:V,depth:N},nt=Map.groupBy(d.predicted.drafts,({host:At})=>At),st=Map.groupBy(d.predicted.requests,({host:At})=>At),it=P.map(At=>{const Vt=d.
newHosts.has(At.host),sn={visit:At,requirements:W.get(At.host)??[],predicted:nt.get(At.host)??[],requests:st.get(At.host)??[],answering:d.predicted.answering,isNew:Vt};
try{const H=p(sn,m,tt);return{...H,beyond:(0,i.f)(At,H.verdict.services)}}catch(H){return{...w(sn,m,H),beyond:[]}}}),ct=it.map(({verdict:At})=>At),Dt=[...it.flatMap(
At=>At.beyond).map(({host:At})=>At),...st.keys()],Z=[...Y,...Dt],Q=new Set(Y),lt=Array.from(st,([At,Vt])=>f({host:At,known:[]},Vt,m).map(sn=>({...sn,host:At,places:[]}))),
Mt=[...d.predicted.drafts,...lt.flat()].filter(({host:At})=>!Q.has(At)),$t=d.predicted.notes,mt=I({...d,ofAnswers:$t,others:Mt},Z,m),vt=[...it.flatMap(({ofFiles:At})=>At),
...mt.files].sort($.Np),Kt=[...ct.flatMap(At=>At.findings),...vt].sort($.Np),{stopped:Pt}=d,Yt=y(mt.files);return{passed:Pt===null&&!Kt.some(({severity:At})=>j(
At,m.failOn)),stopped:Pt,hosts:ct,files:vt,findings:Kt,ignored:it.reduce((At,Vt)=>At+Vt.ignored,mt.ignored),roots:d.predicted.roots.map(At=>a(At,m,Yt))}}function a({
rows:d,...m},{ignore:g},P){const D=({drafts:x,decidedAt:W})=>x.length>0?x.filter(({problem:Y,host:V})=>!(0,$.pi)(Y,V,g)).map(Y=>({...Y,severity:(0,$.xJ)(Y,m.clients)})):
W.flatMap(Y=>P.get(M(Y))??[]);return{...m,rows:d.map(x=>{const{drafts:W,decidedAt:Y,...V}=x,G=W.length>0||Object.values(V.chosen).includes(null)?D(x).toSorted($.
Np):[],tt=new Map(G.map(({problem:nt})=>[nt.code,A(nt)]));return{...V,worst:G[0]?.severity??null,problems:[...tt.values()]}})}}const A=({code:d,title:m,usualSeverity:g})=>({
code:d,title:m,usualSeverity:g}),M=({file:d,line:m})=>`${d}:${m}`,E=/^(?:constraint|lock)-/,y=d=>{const m=new Map;for(const g of d.filter(({problem:P})=>E.test(
P.code)))for(const P of g.places){const D=typeof P=="string"?P:M(P),x=m.get(D);x===void 0?m.set(D,[g]):x.push(g)}return m},j=(d,m)=>d==="error"?m!=="never":d===
"warning"&&m==="warning"}),6897:((dt,U,t)=>{t.d(U,{n:()=>k,x:()=>_});const v=100;async function k(T,R,c){let S=performance.now();for(;;){const $=T.next(R.why!==
null);if($.done)return $.value;performance.now()-S<v||(c($.value),await _(),S=performance.now())}}const _=()=>new Promise(T=>setImmediate(T))}),9664:((dt,U,t)=>{
t.d(U,{Gz:()=>k,LA:()=>R,jt:()=>_,un:()=>T});var v=t(3916);const k=(c,S)=>c===""?S:`${c}/${S}`,_=c=>c.slice(0,Math.max(0,c.lastIndexOf("/")));function T(c,S){const $=(0,v.
join)(c,S).replace(/\/$/,"");return $==="."?"":$}const R=c=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(c)}),1022:((dt,U,t)=>{t.d(U,{m:()=>o,s:()=>n});var v=t(
3625),k=t(6246),_=t(1831),T=t(8408),R=t(5011);const c={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},S="hashicorp",$="-",I='Invalid provi\
der source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',l={prefix:"terraform-",whose:"a Terraform",frequency:"often"},h={
terraform:[l],opentofu:[l,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function o(s,r){const a=s.split("/");if(a.length>3||a.includes(""))return e(
I);const[A="",M,E]=a.reverse(),y=n(A);if(!y.ok){const x=`${(0,k.o)(A)} in source ${(0,k.o)(s)}`;return e(`Invalid provider type: Invalid provider type ${x}: ${y.
why}"`)}const j=E===void 0,d=j?(0,v.J)((0,R.Vm)(r)):(0,_.Pv)(E);if(M===void 0&&d.ok){const x={hostImplied:j,namespace:S,type:y.value};return{kind:"registry",host:d.
value,...x}}const m=O(M??""),g=`namespace "" in source ${(0,k.o)(s)}`;if(!m.ok)return e(`Invalid provider namespace: Invalid provider ${g}: ${m.why}"`);if(!d.ok){
const x="Invalid provider source hostname";return e(`${x}: ${x} ${g}: ${d.why}"`)}const P={hostImplied:j,host:d.value,namespace:m.value,type:y.value},D=f(P,r);return D===
void 0?{kind:i(P,r),...P}:e(D)}const e=s=>({kind:"invalid",error:s});function n(s){if(/^[a-z0-9]+$/.test(s))return(0,v.J)(s);if(s==="")return(0,v.T)("must have \
at least one character");if(s.includes("."))return(0,v.T)("dots are not allowed");if(s.includes("--"))return(0,v.T)("cannot use multiple consecutive dashes");const r=(0,T.
YE)(s);return r.ok?(0,v.J)((0,T.DI)(r.value)):(0,v.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const O=s=>s===
$?(0,v.J)(s):n(s);function i({host:s,namespace:r},a){return r===$?"legacy":r==="builtin"&&c[a].includes(s)?"builtin":"registry"}function f(s,r){const a=(0,R.Vm)(
r);if(s.namespace===$&&s.host!==a)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${a}.`;const A=h[r].find(({
prefix:M})=>s.type.startsWith(M));return A===void 0?void 0:w(s,A,r)}function w(s,{prefix:r,whose:a,frequency:A},M){const E=`${r}provider-`,y=s.type.slice(E.length);
if(!s.type.startsWith(E)||!n(y).ok)return`Invalid provider type: Provider source ${(0,k.o)(p(s))} has a type with the prefix ${(0,k.o)(r)}, which isn't allowed \
because it would be redundant to name ${a} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const j=p({...s,
type:y},M);return`Invalid provider type: Provider source ${(0,k.o)(p(s,M))} has a type with the prefix ${(0,k.o)(E)}, which isn't valid. Although that prefix is\
 ${A} used in the names of version control repositories for ${a.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,k.o)(j)}?`}const p=({host:s,namespace:r,type:a},A)=>A!==void 0&&s===(0,R.Vm)(A)?`${r}/${a}`:`${(0,_.nx)(s)}/${r}/${a}`}),241:((dt,U,t)=>{t.d(U,
{B:()=>T});var v=t(1831);const k=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,_="TF_TOKEN_";function T(l,u,h){const[o]=(0,v.fK)(u);return o===void 0?[]:l.flatMap(e=>{const n=(0,v.
$k)(e);if(n!==null&&h.has(n))return[];const O=R(e,n,u);return O===null?[]:[{variable:e,why:O,write:o,isParent:c(n,u)}]})}function R(l,u,h){const o=k.exec(l)?.[0];
if(o===void 0)return null;const e=l.slice(o.length);return u!==null&&c(u,h)?`it is for ${(0,v.nx)(u)} only: the clients do not use the tokens of parent domains`:
$(h).some(n=>n===S(e))?o!==_?`it begins with ${o}, and the clients read only ${_}`:u===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,v.nx)(u)}${I(e,h)}`:null}const c=(l,u)=>l!==null&&(0,v.Sv)(u).name.endsWith(`.${(0,v.Sv)(l).name}`),S=l=>l.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function $(l){const{name:u}=(0,v.Sv)(l);return[...new Set([l,u,(0,v.nx)(l)].map(S))]}function I(l,u){const{name:h,port:o}=(0,v.
Sv)(u);return o!==443&&!l.includes(":")?"; a port follows a colon":h.includes("-")&&!l.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((dt,U,t)=>{
t.d(U,{S3:()=>A,Wi:()=>f,YM:()=>M,a2:()=>r,cZ:()=>c,cr:()=>p,hs:()=>s,pq:()=>a,sC:()=>w});var v=t(2886),k=t(1064),_=t(1831),T=t(8884);const R=3;function c(E){const y=E.
some(d=>{const m=(0,T.Xd)(d);return m!==null&&(0,T.cC)(m)}),j=y?S(E):E;return[...Map.groupBy(j,I).values()].flatMap(d=>{const m=[...Map.groupBy(d,l).values()];return m.
length>R?[d]:m}).flatMap(d=>u(d)??[]).map(d=>({cause:d,hits:y?(0,T.eb)(d.findings).length:0})).toSorted(({cause:d,hits:m},{cause:g,hits:P})=>(0,v.Np)(d,g)||$(d)-
$(g)||P-m||g.hosts.length-d.hosts.length).map(({cause:d})=>d)}const S=E=>E.map(y=>({finding:y,hits:(0,T.eb)([y]).length})).toSorted((y,j)=>j.hits-y.hits).map(({
finding:y})=>y);function $({code:E,affects:y}){return E==="host-not-checked"?2:y.length===0||k.Du.some(j=>y.includes(j))?0:1}const I=({severity:E,problem:y,affects:j,
exclude:d})=>JSON.stringify([E,y.code,j,d===void 0]),l=E=>E.exclude===void 0?O(E.problem.help??"",E):"";function u(E){const[y]=E;if(y===void 0)return null;const j=[
...new Set(E.flatMap(({host:N})=>N??[]))],{code:d,title:m,help:g,message:P}=y.problem,D=(N,G)=>j.length>1?O(N,G):N,x=D(P,y),W=E.every(N=>D(N.problem.message,N)===
x),Y=D(g??"",y),V=E.every(N=>D(N.problem.help??"",N)===Y);return{severity:y.severity,code:d,title:m,affects:y.affects,findings:E,hosts:j,message:W?x:null,help:Y!==
""&&V?n(Y,E):null}}const h=/\bTF_TOKEN_\w+/g,o="TF_TOKEN_HOST",e=5;function n(E,y){if(!E.includes(o))return E;const j=new Set(y.flatMap(({problem:d})=>d.help?.match(
h)??[]));return j.size<=e?`${E}; ${o} is ${[...j].join(" or ")}`:`${E}; in ${o}, write each dot of the host as an underscore and each hyphen as two`}function O(E,{
host:y}){return y===null||E===""?E:[...new Set([y,(0,_.nx)(y)])].reduce((j,d)=>j.replaceAll(d,i),E).replace(h,o).replaceAll(/\bhost the host/g,"the host")}function i(E,y,j){
const[d=" ",m=" "]=[j[y-1],j[y+E.length]];return/[\s("]/.test(d)&&/[\s,;.:)"]/.test(m)?"the host":"HOST"}const f=3,w=E=>c(E).flatMap(y=>p(y).slice(0,f).flatMap(
([,j])=>(0,T.tN)(j)??[]).filter(j=>!(0,T.cC)(j))),p=({message:E,findings:y})=>E===null?[...Map.groupBy(y,({problem:j})=>j.message)]:[[E,y]],s=({hosts:E,findings:y})=>E.
length>0&&!y.every(v.l$),r=E=>s(E)?"host":"place";function a(E){return s(E)?E.hosts.length:(0,T.yv)(E.findings).lines.length}function A(E){const{findings:y,message:j}=E;
return j===null?y.map(d=>[d]):s(E)?[...Map.groupBy(y,({host:d})=>d).values()]:(0,T.yv)(y).lines}function M(E){const y=E.filter(m=>s(m)&&m.hosts.length>1),d=[...Map.
groupBy(y,({hosts:m})=>m.toSorted().join()).values()].flatMap(([m,...g])=>m===void 0?[]:g.map(P=>[P,m.code]));return new Map(d.filter(([{message:m}])=>m!==null))}}),
4503:((dt,U,t)=>{t.d(U,{DZ:()=>e,R8:()=>O,aE:()=>T,oW:()=>n,uM:()=>_});var v=t(5143),k=t(8884);function _({file:i,line:f},{links:w,repositories:p}){const{repository:s,
path:r}=(0,v.bH)(i);if(s!==null){const A=S(c(p).get(s),r);return A===null?null:`${A}#L${f}`}const a=w?.get(i);return a===void 0?null:a.diff?.lines.has(f)?`${a.diff.
url}R${f}`:`${a.url}#L${f}`}const T=(i,{repositories:f})=>c(f).get(i)?.url??null,R=new WeakMap;function c(i){const f=R.get(i)??new Map(i.flatMap(({name:w,url:p,
commit:s})=>{const r=p===null?null:o(p,s);return r===null?[]:[[w,r]]}));return R.set(i,f),f}function S(i,f){const w=f==="."?null:n(f);return!i?.files||w===null?
null:`${i.files}/${w}`}const $=600,I=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,l=/^(?:[\da-f]{40}|[\da-f]{64})$/,u=/^gitlab\.com$/i,
h=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function o(i,f){const[,w]=i.length<=$?I.exec(i)??[]:[];return w===
void 0?null:f===null||!l.test(f)?{url:i,files:null}:u.test(w)?{url:i,files:`${i}/-/blob/${f}`}:{url:i,files:h.test(w)?null:`${i}/blob/${f}`}}function e({url:i,commit:f}){
const w=i===null?null:o(i,f)?.files??null;return w===null?null:w.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")}function n(i){if(!i.isWellFormed())return null;const f=w=>encodeURIComponent(
w).replace(/[!'()*_~]/g,p=>`%${p.charCodeAt(0).toString(16).toUpperCase()}`);return i.split("/").map(f).join("/")}function O(i){const f=new Set;for(const w of(0,k.
YC)(i).flat())typeof w!="string"&&(0,k.CN)(w.file)&&f.add(w.file);return f}}),7574:((dt,U,t)=>{t.d(U,{I$:()=>R,QN:()=>$,kJ:()=>_,nO:()=>I,tY:()=>T,u8:()=>S});var v=t(
4120);const k=864e5;function _(l){const u=Math.round(l);if(u<1e3)return`${u} ms`;if(u<59950)return`${(u/1e3).toFixed(1)} s`;const h=Math.round(u/1e3);return`${Math.
floor(h/60)} min ${h%60} s`}function T(l){return l<1e3?`${l} B`:l<999950?`${(l/1e3).toFixed(1)} kB`:`${(l/1e6).toFixed(1)} MB`}function R(l){return[["DNS",l.lookupMs],
["connect",l.connectMs],["TLS",l.tlsMs],["first byte",l.firstByteMs],["total",l.totalMs]].flatMap(([h,o])=>o===null?[]:[[h,o]])}const c=6e4;function S(l,u){const h=Date.
parse(u)-Date.parse(l);if(!(h>=c))return"less than a minute";const o=Math.floor(h/c),e=[{count:Math.floor(o/1440),unit:o>=2880?"days":"day"},{count:Math.floor(o%
1440/60),unit:"h"},{count:o%60,unit:"min"}],n=e.findIndex(({count:O})=>O>0);return e.slice(n,n+2).filter(({count:O})=>O>0).map(({count:O,unit:i})=>`${O} ${i}`).
join(" ")}const $=l=>`${l.slice(0,16).replace("T"," ")} UTC`;function I(l,u){const h=(Date.parse(l)-Date.parse(u))/k;if(Number.isNaN(h))return l;const o=(0,v.px)(
Math.floor(Math.abs(h)),"day"),e=Math.abs(h)<1,n=e?"within the last day":`${o} ago`,O=e?"in less than a day":`in ${o}`;return`${l.slice(0,10)} (${h<0?n:O})`}}),
4120:((dt,U,t)=>{t.d(U,{DO:()=>n,H8:()=>$,Iu:()=>S,J5:()=>I,QI:()=>e,Rk:()=>O,SY:()=>u,Sk:()=>l,_l:()=>c,dy:()=>T,od:()=>h,px:()=>R,wO:()=>o});var v=t(4e3),k=t(
5799),_=t(1064);const T="new in this pull request",R=(i,f)=>`${i} ${i===1?f:c(f)}`,c=i=>`${i.replace(/(?<=[^aeiou])y$/,"ie")}s`,S=i=>i.replace(/^./u,f=>f.toUpperCase()),
$=i=>k.oC.flatMap(f=>{const{length:w}=i.filter(p=>p.severity===f);return w===0?[]:[R(w,f)]}).join(", "),I=({length:i},f)=>i<=2*f?i:f;function l(i,f,w,p=s=>`and ${s}\
 more`){const{shown:s,more:r}=(0,v.zN)(i,f);return[...s.map(w),...r>0?[p(r)]:[]]}const u=i=>_.zK.every(f=>i.includes(f))?"all clients":i.map(f=>_.bB[f]).join(",\
 ");function h(i,f){const w=f.filter(p=>i.includes(p));return i.length===0||w.length===f.length?"":w.length===0?"no client in use":w.map(p=>_.bB[p]).join(", ")}
const o=i=>i.map(f=>_.bB[f]).join(" and "),e=({clients:i,versions:f})=>i.map(w=>[_.bB[w],f[w]].join(" ").trim()).join(" and "),n=i=>i==="any"?"any service":i;function O(i){
switch(i){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),
8884:((dt,U,t)=>{t.d(U,{BQ:()=>M,CN:()=>y,Dc:()=>A,II:()=>c,Ky:()=>S,Qz:()=>a,R3:()=>R,Xd:()=>p,YC:()=>w,Yx:()=>i,_X:()=>e,cC:()=>l,eb:()=>u,eo:()=>T,et:()=>E,fP:()=>n,
iW:()=>h,mj:()=>o,oN:()=>O,rv:()=>$,tN:()=>s,xi:()=>r,yv:()=>f});var v=t(5143),k=t(4120),_=t(8641);const T=m=>j(m)?`${c(m.file)}:${m.line}`:m,R=({file:m,line:g,
column:P})=>`${c(m)}:${g}:${P}`;function c(m){const{repository:g,path:P}=(0,v.bH)(m);if(g===null)return(0,_.J7)(m);const D=(0,_.J7)(g);return P==="."?D:`${D}//${(0,_.
J7)(P)}`}function S(m,g,P=T){const{places:D,isOfRepositories:x}=$(d(m)),W=D.slice(0,g).map(P).join(", "),Y=D.length-g;return Y<=0?W:`${W} and ${(0,k.px)(Y,x?"mo\
re repository":"more place")}`}function $(m){const g=I(m),P=g.filter(l).length>1;return{places:P?g:m,isOfRepositories:P}}function I(m){const g=new Set;return m.
filter(P=>{const D=j(P)?(0,v._M)(P.file):null;return D===null?!0:!g.has(D)&&g.add(D)})}const l=m=>j(m)&&(0,v._M)(m.file)!==null;function u(m){const g=new Map;for(const P of new Set(
m.map(({places:D})=>D)))for(const D of P.filter(j)){const x=(0,v._M)(D.file);x!==null&&!g.has(x)&&g.set(x,D)}return[...g.values()]}const h=(m,g)=>m===g?`all ${g}\
 repositories`:`${m} of ${g} repositories`;function o(m,g){const{length:P}=g>1?u(m):[];return P>1?h(P,g):""}function e(m){const g=m.filter(({severity:D})=>D!=="\
notice").flatMap(D=>u([D]).map(x=>{const{severity:W,problem:Y}=D;return{repository:(0,v._M)(x.file)??"",severity:W,code:Y.code,place:x}})),P=({findings:D},x)=>D.
filter(W=>W.severity===x).length;return Array.from(Map.groupBy(g,({repository:D})=>D),([D,x])=>({repository:D,findings:x})).toSorted((D,x)=>P(x,"error")-P(D,"er\
ror")||P(x,"warning")-P(D,"warning"))}const n=({length:m})=>`with errors or warnings in ${m===1?"its":"their"} own files`;function O(m,g){const{isOfRepositories:P}=$(
m),D=W=>(P?(0,v._M)(W.file):null)??T(W),x=new Set(g.map(W=>W&&D(W)));return m.filter(W=>!x.has(D(W)))}const i=(m,g=T)=>S(m,m.every(j)?1:2,g);function f(m){const g=[
...new Set(m.map(x=>x.places))].flat(),P=d(g.filter(j)),D=[...new Set(g.filter(x=>typeof x=="string"))];return{lines:P,settings:D}}const w=({findings:m,hosts:g,
roots:P})=>[...new Set([...m.map(({places:D})=>D),...g.flatMap(({requirements:D})=>D.map(({because:x})=>x)),...P.flatMap(({rows:D})=>D.map(({places:x})=>x))])],
p=({places:m})=>m.find(j)??null,s=m=>m.map(p).find(g=>g!==null)??null;function r(m,{clients:g,repositories:P},D,x){const{lines:W,settings:Y}=f([m]);return[["hel\
p",(0,_.RK)(m.problem.help??"",D)],["affects",(0,k.od)(m.affects,g)],["hits",o([m],P.length)],["also at",S(O(W,W.slice(0,1)),x)],["required by",S(Y,x)]].filter(
([,N])=>N!=="")}const a=({requirements:m})=>m.some(({because:g})=>g.some(j)),A=m=>new Set(m.flatMap(({places:g})=>g.filter(j).map(({file:P})=>P))).size,M=m=>m.filter(
g=>p(g)===null),E=m=>m.every(({problem:g})=>g.code.startsWith("credentials-"))?"credentials":"settings",y=m=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(m)&&(0,v.
_M)(m)===null,j=m=>typeof m!="string";function d(m){const g=new Set;return m.filter(P=>{const D=typeof P=="string"?P:`${P.line}:${P.file}`;return!g.has(D)&&g.add(
D)})}}),6763:((dt,U,t)=>{t.d(U,{h$:()=>n,q9:()=>$,rc:()=>I});var v=t(4e3),k=t(5143),_=t(7574),T=t(4120),R=t(8884);const c=50,S=3,$=i=>(0,T.Sk)(i,c,f=>f,f=>`and ${(0,T.
px)(f,"more remark")}`),I=i=>[...l(i),...u(i),...o(i)];function l(i){return(0,R.YC)(i).some(({length:w})=>w===k.WD)?[`lists of places end after ${k.WD} places`]:
[]}function u({files:i}){const f=i.filter(({exclude:s,severity:r})=>s!==void 0&&r!=="notice"),w=new Set(f.flatMap(({exclude:s})=>s??[])),p=(0,R.eb)(f).length;return f.
length===0?[]:[h(f.length,[...w],p)]}function h(i,f,w){const p=i===1?"1 finding is":`${i} findings are`,s=w===1?" of 1 repository":` of ${w} repositories`,[r,a]=w===
0?["","`exclude`"]:[s,"`exclude` where their files are read"];return`${p} in tests, examples or templates${r}, where errors are warnings; to skip such files, se\
t ${a}: ${(0,v.K4)(f,S,v.dh)}`}function o({roots:i}){return i.some(({rows:w})=>w.some(({platforms:p})=>p.some(({available:s})=>s===!0)))?["signatures of provide\
r packages were not verified"]:[]}function e({hosts:i},{scan:f,repositories:w}){const{files:p,bytes:s,usages:r,durationMs:a}=f,A=i.filter(R.Qz).length,M=A===0?"\
no registry host is used":`${(0,T.px)(r,"usage")} of ${(0,T.px)(A,"registry host")}`;return w.length>0?`${M} in ${(0,T.px)(w.length,"repository")}`:p===0&&a===0?
null:p===0?"found no Terraform or OpenTofu files":`scanned ${(0,T.px)(p,"file")} (${(0,_.tY)(s)}) in ${(0,_.kJ)(a)}: ${M}`}function n(i,f){const{dialect:w,durationMs:p,
scan:s,remarks:r}=f,a=e(i,f),M=i.hosts.length===0&&s.files===0?"":` for ${(0,T.QI)(w)} (${w.why})`;return[`${O(i)}; checked in ${(0,_.kJ)(p)}${M}`,...a===null?[]:
[a],...r]}function O({findings:i,ignored:f}){const w=(0,T.H8)(i)||"no findings";return f>0?`${w}, ${f} ignored`:w}}),7236:((dt,U,t)=>{t.d(U,{l:()=>k,o:()=>_});var v=t(
1022);function k({kind:T,text:R,address:c},S,$){switch(T){case"required_provider":case"state_store_provider":case"lock_provider":{const I=(0,v.m)(R??"",$);return I.
kind==="registry"?I:null}case"required_provider_nosource":case"required_provider_legacy":return{host:S,namespace:"hashicorp",type:_(c)};case"implied_provider":return{
host:S,namespace:"hashicorp",type:(R??"").replace(/[._].*$/s,"")};default:return null}}const _=T=>T.replace(/^.*\./s,"")}),5257:((dt,U,t)=>{t.d(U,{JT:()=>R,KS:()=>c,
MP:()=>T,W$:()=>_,cd:()=>k});const v="hostnames input",k={file:v,line:1,column:1,endColumn:1},_=S=>S.file===v?v:S,T=({host:S,namespace:$,name:I,system:l})=>`${S}\
/${$}/${I}/${l}`,R=({host:S,namespace:$,type:I})=>`${S}/${$}/${I}`;function c({version:S},$){if(S===null)return null;const I=S.text??S.values?.[$]??null;return I===
null?null:{text:I,place:S.place}}}),3862:((dt,U,t)=>{t.d(U,{X:()=>c});var v=t(9664),k=t(5011),_=t(7236),T=t(5257);const R=/^\.{1,2}\//;function c($,I){const l=Map.
groupBy(I,({lockFile:e})=>e),u=new Set($.flatMap(({kind:e,text:n,place:O})=>S.test(e)&&!R.test(n??"")?(0,v.jt)(O.file):[])),h=new Map,o=(e,n)=>{if(e.calls.length>
0||e.directories.some(f=>u.has(f)))return!0;const O=h.get(e)??new Set(e.providers.map(f=>(0,T.JT)(f.provider)));h.set(e,O);const i=(0,_.l)(n,(0,k.Vm)(e.client),
e.client);return i===null||O.has((0,T.JT)(i))};return $.map(e=>{if(e.kind!=="lock_provider"||e.needs.length===0)return e;const n=l.get(e.place.file)??[];return n.
length===0||n.some(O=>o(O,e))?e:{...e,needs:[]}})}const S=/^(?:module|test_module|terragrunt_source|installed_module)/}),8416:((dt,U,t)=>{t.d(U,{L2:()=>u,oh:()=>S,
rU:()=>h});var v=t(4e3),k=t(5143),_=t(1064),T=t(5603),R=t(3469);const c=function(...r){const{readTools:a}=t.late([400,210,724],1724);return new.target?new a(...r):
a(...r)};function S(r,a){let A;return()=>(A??=c(r,a),A)}const $=["terraform"],I="assumed, CLI not detected; set `dialect`",l="CLI not detected; set `dialect` to\
 check one";function u({setting:r,scan:a}){const A=r.name==="auto"?null:e(r.name);if(a===null||a.isEmpty){const m=A===null?l:o;return w(A??_.Du,[m],[],r,{signs:[],
constraints:[]})}const M=f(a,r,A),{constraints:E}=a;if(A!==null)return w(A,[o],[],r,{signs:M,constraints:E});const y=i(M);if(y.length===0)return{...w($,[I],[],r,
{signs:M,constraints:E}),isGuess:!0};const j=n(y),d=j.flatMap(m=>y.find(g=>g.client===m)??[]);return w(j,d.map(s),y,r,{signs:M,constraints:E})}function h({clients:r},a){
if(a===null||a.isEmpty)return _.zK;const{others:A}=a.tools(),M=r;return _.zK.filter(E=>M.includes(E)||A.has(E)||E==="terragrunt"&&a.usesTerragrunt)}const o="set\
 by `dialect`",e=r=>r==="both"?_.Du:[r],n=r=>_.Du.filter(a=>r.some(A=>A.client===a));function O(r){const a=r.filter(({place:A})=>!(0,k.Zl)(A.file));return a.length===
0?r:a}const i=r=>{const a=O(r);return T.A.map(M=>a.filter(E=>E.level===M)).find(({length:M})=>M>0)??[]};function f({signs:r,tools:a,hasCloudHostname:A},M,E){const y=i(
r),j=E??n(y),d=y.every(({place:W})=>(0,k.Zl)(W.file)),m=E===null&&(d||y.some(({isCloud:W})=>W)),g=M.version===null&&j.some(W=>(0,R.w)(W,[]).length>1);if(!m&&!g)
return r;const{setsCloudHostname:P,signs:D}=a(),x=A||P;return[...r.filter(({isCloud:W})=>!(W&&x)),...D]}function w(r,a,A,M,E){const[y,...j]=r,d=r.map(P=>p(P,M,E)),
m=d.flatMap(({client:P,version:D})=>D===null?[]:[[P,D]]),g=d.flatMap(({version:P,signs:[D]})=>P===null||D===void 0?[]:[s(D)]);return{name:y===void 0||j.length>0?
"both":y,clients:r,releases:d.flatMap(({releases:P})=>P),versions:Object.fromEntries(m),why:[...new Set([...a,...g])].join(", "),evidence:[...new Set([...A,...d.
flatMap(({signs:P})=>P)])]}}function p(r,{version:a},A){if(a!==null)return{client:r,releases:(0,R.w)(r,[a]),version:a,signs:[]};const M=O(A.signs.filter(g=>g.client===
r&&g.version!==null)),E=[...new Set(M.map(g=>(g.version??"").replace(/^v/,"")))];if(E.length>0){const[g="",...P]=E,D=P.length===0&&(0,R.l)(g);return{client:r,releases:(0,R.
w)(r,E),version:D?g:null,signs:M}}const y=O(A.constraints),j=y.map(({text:g})=>g),d=(0,R.w)(r,j);if(d.length===(0,R.w)(r,[]).length)return{client:r,releases:d,version:null,
signs:[]};const m=y.map(({text:g,place:P})=>({client:r,level:"syntax",place:P,text:`requires ${(0,v.dh)(g)}`,version:g}));return{client:r,releases:d,version:j.length===
1?j[0]??null:null,signs:m}}const s=({place:r,text:a})=>`${r.file}:${r.line} ${a}`}),2161:((dt,U,t)=>{t.d(U,{L8:()=>u,TD:()=>n,U4:()=>I,Z8:()=>O,e0:()=>l,tr:()=>$});
var v=t(1064);const k=["terraform"],_=["opentofu"],T=[{suffix:".tftest.hcl",class:"test",clients:v.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:v.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:_},{suffix:".tofutest.json",class:"test",clients:_},{suffix:".tfquery.hcl",class:"\
query",clients:k},{suffix:".tfquery.json",class:"query",clients:k},{suffix:".tfmigrate.hcl",class:"migrate",clients:k},{suffix:".tfcomponent.hcl",class:"stack",
clients:k},{suffix:".tfcomponent.json",class:"stack",clients:k},{suffix:".tfstack.hcl",class:"stack",clients:k},{suffix:".tfstack.json",class:"stack",clients:k},
{suffix:".tfdeploy.hcl",class:"deploy",clients:k},{suffix:".tfdeploy.json",class:"deploy",clients:k},{suffix:".tfmock.hcl",class:"none",clients:v.Du},{suffix:".\
tofumock.hcl",class:"none",clients:_},{suffix:".tf.json",class:"config",clients:v.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:_},{suffix:"\
.tf",class:"config",clients:v.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:_},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:v.Du},{suffix:"\
.hcl",class:"terragrunt",clients:v.Du}],R=Map.groupBy(T,({suffix:i})=>i.slice(i.lastIndexOf(".")+1)),c=".terraform.lock.hcl",S={class:"lock",syntax:"hcl",clients:v.
Du,isOverride:!1},$=i=>i.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(i),I=".terraform/modules/modules.json",l={...S,class:"manifest",syntax:"json"};
function u(i,f,w){if(i===c)return S;const s=R.get(i.slice(i.lastIndexOf(".")+1))?.find(({suffix:d})=>i.endsWith(d));if(s===void 0||s.class==="none")return;const r=h(
i)&&s.class==="test"&&w==="tests";if(h(i)&&!r)return;const a=i.slice(0,-s.suffix.length),A=s.twin!==void 0&&f.has(a+s.twin),M=a==="override"||a.endsWith("_overr\
ide"),E=A||r;if(E&&!s.clients.includes("terraform"))return;const y=E?k:s.clients,j=i.endsWith(".json")?"json":"hcl";return{class:s.class,syntax:j,clients:y,isOverride:M}}
const h=i=>i.startsWith(".")||i.endsWith("~")||i.startsWith("#")&&i.endsWith("#"),o=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,e=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),n=i=>o.test(i),O=i=>n(i)||e.test(i)}),6195:((dt,U,t)=>{t.d(U,{$8:()=>c,G$:()=>S,Ls:()=>T,UO:()=>$,VK:()=>_,sq:()=>I});var v=t(6760);const k=/[*?[{]/;function _(l){
const u=l.split("/"),h=u.findIndex(o=>k.test(o));return h<0?{fixed:l}:{fixed:u.slice(0,h).join("/"),glob:u.slice(h).join("/")}}function T(l){const u=l.map(h=>{const o=h.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:o,start:R(o)}});return h=>{const o=h.toLowerCase();return u.some(({glob:e,start:n})=>e===h||o.startsWith(
n)&&v.posix.matchesGlob(h,e))}}function R(l){const[u=""]=l.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(l)??[];return u.toLowerCase()}const c=({file:l,glob:u},h)=>l===
h||u!==void 0&&v.posix.matchesGlob(h,u),S=l=>l.startsWith(".")||l==="node_modules",$=(l,u)=>l===u||l.startsWith(u.endsWith(v.sep)?u:u+v.sep),I=l=>v.sep==="/"?l:
l.replaceAll(v.sep,"/")}),5603:((dt,U,t)=>{t.d(U,{A:()=>T,j:()=>R});var v=t(5143),k=t(1064),_=t(5011);const T=["lock-file","syntax","version-file","tool","hook"];
class R{found=new Map;allowed=new Map;addFiles($){for(const{file:I,kind:l,scope:u,isContext:h}of $){if(h)continue;const[o]=l.clients;if(o!==void 0&&l.clients.length===
1&&!c(I)){const e={file:I,line:1,column:1,endColumn:1};this.addSyntax(o,`is read by ${k.bB[o]} only`,e)}for(const e of u.traits)this.addTrait(e)}}addUsages($){for(const I of $)
I.kind==="lock_provider"?this.addLock(I):I.kind==="cloud_default"&&this.addCloud(I)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.
values()]}addTrait({kind:$,text:I,place:l}){if($==="version"){const u=(0,v.Zl)(l.file)?`${I} aside`:I;this.allowed.has(u)||this.allowed.set(u,{text:I,place:l})}else if($===
"binary"){const h={client:I==="tofu"?"opentofu":"terraform",level:"version-file",place:l,version:null};this.put({...h,text:"sets terraform_binary"})}else if($!==
"compatible"&&$!=="provider-version"){const{client:u,what:h}=k.$I[$];this.addSyntax(u,`has ${h}`,l)}}addLock({host:$,place:I}){const l=k.Du.find(h=>(0,_.Vm)(h)===
$);if(l===void 0)return;const u=`locks providers from ${$}`;this.put({client:l,level:"lock-file",place:I,text:u,version:null})}addCloud({clients:$,isOverridden:I,
place:l}){if(I||!$.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:l,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax($,I,l){
this.put({client:$,level:"syntax",place:l,text:I,version:null})}put($){const I=`${$.client} ${$.text}`;if(this.found.has(I))return;const l=(0,v.Zl)($.place.file)?
`${I} aside`:I;this.found.has(l)||this.found.set(l,$)}}const c=S=>/(^|\/)[.#][^/]*$/.test(S)}),7854:((dt,U,t)=>{t.d(U,{Oo:()=>S,YW:()=>T,kA:()=>c,sw:()=>R,u3:()=>l,
vH:()=>$});var v=t(7052),k=t(1064);const _={line:1,column:1,endColumn:1};function T(u,h,o=_){const e={file:u===""?".":u,...o};return{problem:h,place:e,clients:k.
Du,host:null}}function R(u,h){const o=S(n=>n.filter(O=>h.includes(O))),e=S(n=>n.map(O=>({...O,clients:o(O.clients)})).filter(O=>O.clients.length>0));return u.flatMap(
n=>{const O=o(n.clients);if(O.length===n.clients.length)return n;const i=e(n.needs),f=n.isHostImplied?i[0]?.host??n.host:n.host;return O.length===0?[]:{...n,clients:O,
needs:i,host:f}})}const c=u=>{const h=new Set;for(const{host:o,isHostImplied:e}of u)o!==null&&!e&&h.add(o);return h};function S(u){let h;return o=>{h??=new Map;
const e=h.get(o);if(e!==void 0||h.has(o))return e;const n=u(o);return h.set(o,n),n}}const $=(u,h)=>u.filter(o=>o.clients.some(e=>h.includes(e))),I=1e4;class l{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(h=I){
this.max=h}add(h){const{problem:o,place:e}=h;if(o.code==="file-syntax"){if(this.broken.has(e.file))return;this.broken.add(e.file)}const n=this.kept.get(o.severity)??
0;this.kept.set(o.severity,n+1),n<this.max?this.notes.push(h):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const h=(0,v.fileLimit)({kind:"problem\
s",max:this.max,omitted:this.omitted});return[...this.notes,T(".",h)]}}}),7152:((dt,U,t)=>{t.d(U,{G:()=>n});var v=t(3024),k=t(6760),_=t(9461),T=t(5747),R=t(7052),
c=t(9664),S=t(2161),$=t(6195);function I(p,s,r,a){if(p.kind==="error")return(0,R.fileUnreadable)({what:"link",code:p.code});const{kind:A,path:M}=p;return(0,$.UO)(
M,s.boundary)?A==="directory"?null:A==="special"?(0,R.fileUnreadable)({what:"link-to-special-file"}):{path:M,isScanned:l(M,s,r,a)}:(0,R.fileOutside)()}function l(p,s,r,a){
if(s.file!==void 0||s.glob!==void 0||!(0,$.UO)(p,s.path))return!1;const[A="",...M]=(0,$.sq)((0,k.relative)(s.path,p)).split("/").toReversed();if(M.some($.G$))return!1;
const E=(0,$.sq)((0,k.relative)(r,p)).split("/");return E.map((j,d)=>E.slice(0,d+1).join("/")).slice(-1-M.length).some(a)?!1:(0,S.L8)(A,new Set([A]),M[0]??"")!==
void 0}var u=t(7854);const h={files:1e6,directoryFiles:5e4},o=200,e=1e4;function*n(p,s={toolFiles:[],hasPlugins:!1},r=h){const a=new i(p,s,r);for(const A of p.scan){
const M=O(a.root,A);"path"in M?yield*a.walkFrom(M):yield{kind:"note",note:M}}}function O(p,s){const{fixed:r,glob:a}=(0,$.VK)(s);try{const A=(0,v.realpathSync)((0,k.
resolve)(p,r)),M=(0,$.sq)((0,k.relative)(p,A)),E=(0,$.UO)(A,p),y=E?p:A;if(a!==void 0)return{path:A,name:M,boundary:y,glob:(0,c.Gz)(M,a)};if((0,v.statSync)(A).isDirectory())
return{path:A,name:M,boundary:y};const j=(0,k.resolve)(A,"..");return{...{path:j,name:(0,$.sq)((0,k.relative)(p,j))},boundary:E?p:j,file:M}}catch(A){return(0,u.
YW)(s,(0,R.fileUnreadable)({what:"scan",code:(0,T.Oj)(A)}))}}class i{root;isExcluded;aside;limits;selected;files=0;constructor({root:s,scan:r,exclude:a},A,M){this.
root=(0,v.realpathSync)(s),this.isExcluded=(0,$.Ls)(a),this.aside=A,this.limits=M,this.selected=r.length>1?new Set:null}*walkFrom(s){const r=s.glob===void 0&&s.
file===void 0,a=[{path:s.path,name:s.name,depth:0,isSelected:r}];for(let A=a.pop();A!==void 0;A=a.pop()){yield{kind:"directory",name:A.name};const M=w(A);if("pr\
oblem"in M){yield{kind:"note",note:M};continue}const E=[];for(const y of this.findFiles(s,A,M))if("problem"in y)yield{kind:"note",note:y};else if(E.length<this.
limits.directoryFiles)E.push(y);else{yield f(A,"directory",this.limits.directoryFiles);break}if(this.files+=E.length,this.files>this.limits.files){yield f(A,"fi\
les",this.limits.files);return}if(E.some(({isContext:y})=>!y)&&(yield{kind:"module",files:E}),s.file!==void 0)return;for(const y of this.findDirectories(s,A,M))
a.push(y)}}*findFiles(s,r,a){const A=new Set;let M=!1;for(const y of a)(0,S.tr)(y.name)&&!y.isDirectory()&&A.add(y.name),M||=y.name===".terraform",this.aside.hasPlugins||=
y.name==="terraform.d";const E=r.name.slice(r.name.lastIndexOf("/")+1);for(const y of a){if(y.isDirectory())continue;const j=(0,S.L8)(y.name,A,E);if(j===void 0){
(0,S.Z8)(y.name)&&this.addToolFile(r,y.name);continue}const d=(0,c.Gz)(r.name,y.name),g={path:r.path+k.sep+y.name,file:d,kind:j,isContext:!this.select(s,r,d)};y.
isFile()?yield g:y.isSymbolicLink()?yield*this.follow(s,g):yield(0,u.YW)(d,(0,R.fileUnreadable)({what:"special-file"}))}if(M&&r.isSelected){const y=[r.path,...S.
U4.split("/")].join(k.sep),j=(0,_.$)(y);j.kind==="file"&&j.path===y&&(yield{path:y,file:(0,c.Gz)(r.name,S.U4),kind:S.e0,isContext:!1})}}addToolFile({path:s,name:r},a){
const A=(0,c.Gz)(r,a);this.aside.toolFiles.length>=e||this.isExcluded(A)||this.aside.toolFiles.push({path:s+k.sep+a,file:A})}select(s,r,a){return!(r.isSelected||
(0,$.$8)(s,a))||this.isExcluded(a)||this.selected?.has(a)?!1:(this.selected?.add(a),!0)}*follow(s,r){const a=I((0,_.$)(r.path),s,this.root,this.isExcluded);a!==
null&&("code"in a?yield(0,u.YW)(r.file,a):yield{...r,path:a.path,isContext:r.isContext||a.isScanned})}findDirectories({glob:s},{path:r,name:a,depth:A,isSelected:M},E){
const y=[];for(const j of E.toReversed()){if(!j.isDirectory()||(0,$.G$)(j.name))continue;const d=(0,c.Gz)(a,j.name);if(this.isExcluded(d))continue;const m=M||s!==
void 0&&k.posix.matchesGlob(d,s),g=r+k.sep+j.name;y.push({path:g,name:d,depth:A+1,isSelected:m})}return y}}const f=({name:p},s,r)=>({kind:"note",note:(0,u.YW)(p,
(0,R.fileLimit)({kind:s,max:r}))});function w({path:p,name:s,depth:r}){if(r>o)return(0,u.YW)(s,(0,R.fileLimit)({kind:"depth",max:o}));try{return(0,v.readdirSync)(
p,{withFileTypes:!0}).sort((a,A)=>a.name<A.name?-1:1)}catch(a){return(0,u.YW)(s,(0,R.fileUnreadable)({what:"directory",code:(0,T.Oj)(a)}))}}}),1435:((dt,U,t)=>{
t.d(U,{j:()=>c,o:()=>S});var v=t(9562);const k=function(...I){const{thisMachine:l}=t.late([504,456,696],2696);return new.target?new l(...I):l(...I)},_=function(...I){
const{mergeFindings:l}=t.late([504,456,696],2696);return new.target?new l(...I):l(...I)},T=function(...I){const{readCliConfig:l}=t.late([504,456,696],2696);return new.target?
new l(...I):l(...I)},R=function(...I){const{withoutInstalled:l}=t.late([927,649],1264);return new.target?new l(...I):l(...I)};function c(I,l,u,{environment:h,directory:o,
mayHavePlugins:e,plugins:n=null}){if(l.hostnames.length===0&&I.every(({needs:s})=>s.length===0))return{usages:I,remarks:[],findings:[],configs:[],releases:u.releases};
const O=S(l.cliConfig,u.clients,h),i=u.releases.map(s=>{const r=O.find(({client:a})=>a===s.client);return{...s,attemptMs:r?.requestTimeoutMs??s.attemptMs}}),f={
root:o,plugins:n,mayHavePlugins:e,releases:i,asksMirrors:l.depth!=="discovery"},w=$(I,O,f),p=[...O.flatMap(s=>s.findings),...w.findings];return{...w,findings:_(
p),configs:O,releases:i}}function S(I,l,u){const h=k(u);return l.map(o=>T(o,h,I))}function $(I,l,u){return I.some(({needs:o})=>o.some(({service:e})=>e===v.xq))?
R(I,l,u):{usages:I,remarks:[],findings:[]}}}),5866:((dt,U,t)=>{t.d(U,{D0:()=>n,lz:()=>O,a3:()=>f});var v=t(7052),k=t(9664);function _(p,{evidence:s,versions:r}){
if(p.version!==null)return()=>p.version;const a=s.filter(({level:A,version:M})=>A==="version-file"&&M!==null);return(A,M)=>a.some(y=>y.client===A&&T(M,(0,k.jt)(
y.place.file)))?r[A]??null:null}const T=(p,s)=>s===""||`${p}/`.startsWith(`${s}/`);var R=t(6195),c=t(7854),S=t(3152);const $=function(...p){const{RootNotes:s}=t.
late([400,210,724],1724);return new.target?new s(...p):s(...p)},I=function(...p){const{textNotes:s}=t.late([400,210,724],1724);return new.target?new s(...p):s(...p)},
l=function(...p){const{Readings:s}=t.late([400,210,724],1724);return new.target?new s(...p):s(...p)},u=function(...p){const{layoutsOf:s}=t.late([400,210,724],1724);
return new.target?new s(...p):s(...p)},h=function(...p){const{rootsOf:s}=t.late([400,210,724],1724);return new.target?new s(...p):s(...p)},o=function(...p){const{
unmatched:s}=t.late([400,210,724],1724);return new.target?new s(...p):s(...p)},e=2e5;function n({usages:p,notes:s,scanned:r,changed:a,dialect:A,settings:M,listed:E}){
const{declared:y,endedAt:j}=r;if(p.length===0&&!y.some(ct=>"place"in ct)&&M.roots.length===0)return{roots:[],notes:[]};const{clients:m,versions:g}=A,P={usages:p,
declared:y,clients:m},D=E===void 0?O(P,M,j===null):i(P,E),x=[],W=[],Y=new l,V=M.dialect.name==="auto"?[]:m,N=new $({clients:m,readings:Y,upgrade:M.upgrade,versionIn:_(
M.dialect,A)}),G=M.depth!=="discovery";let tt=0;for(const ct of h(D,{changed:a,versions:g,hasCalls:G})){if(tt+=ct.directories.length,tt>e){W.push((0,c.YW)(ct.directory,
(0,v.fileLimit)({kind:"roots",max:e})));break}N.add(ct),G&&x.push(ct)}const nt=[...I(p,y,{...A,readings:Y,set:V})].filter(({place:ct})=>a===null||a.has(ct.file)),
st=new Set(s.flatMap(({problem:ct,place:It})=>ct.code==="lock-invalid"?It.file:[])),it=[...nt,...N.notes()].filter(({place:ct})=>!st.has(ct.file));return{roots:x,
notes:[...it,...W]}}function O(p,{roots:s},r){const a=s.map(E=>({text:E,matches:(0,R.Ls)([E])})),A=u({...p,patterns:a}),M=r?o(A,a):[];if(M.length===0)return A;throw new S.
GN(M.map(E=>`roots: no directory with configuration matches ${E}`))}function i(p,s){return p.clients.flatMap(r=>u({...p,clients:[r],patterns:[{text:"",matches:A=>s.
get(r)?.has(A)===!0}]}))}function f(p,s,{depth:r},a){if(r==="discovery")return p;const A=({kind:E,workspace:y})=>E==="cloud_default"?!!a.TF_CLOUD_HOSTNAME:E!=="\
backend_remote_default"||y?.organization===null,M=new Set(s.filter(E=>!A(E)).map(({place:E})=>w(E)));return p.map(E=>E.problem.code==="host-missing"&&M.has(w(E.
place))?{...E,problem:{...E.problem,severity:"error"}}:E)}const w=({file:p,line:s,column:r})=>`${p}:${s}:${r}`}),370:((dt,U,t)=>{t.d(U,{C_:()=>l,IZ:()=>$,PT:()=>I,
SQ:()=>c});var v=t(6897),k=t(8416),_=t(7152);const T=function(...u){const{scanInSteps:h}=t.late([400,210,724],1724);return new.target?new h(...u):h(...u)},R=20;
async function c({scan:u,exclude:h},{directory:o,environment:e,stop:n,progress:O}){const i={root:o,scan:u,exclude:h},f=n.why===null?S(i):null;if(f!==null)return f;
const w=T(i,Object.keys(e));return(0,v.n)(w,n,p=>O({kind:"scan",files:p}))}function S(u){const h={toolFiles:[],hasPlugins:!1};let o=0;for(const{kind:e}of(0,_.G)(
u,h))if(o+=1,e!=="directory"||o>R)return null;return{...h,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}
const $=(u,h,o)=>(0,k.L2)(I(u,h,o));function I({dialect:u,exclude:h,scan:o},e,{environment:n,directory:O}){if(o.length===0)return{setting:u,scan:null};const i=(0,k.
oh)({root:O,exclude:h},e.toolFiles),f=!!n.TF_CLOUD_HOSTNAME;return{setting:u,scan:{...e,tools:i,hasCloudHostname:f}}}const l=({hasPlugins:u},{scan:h})=>u||h.some(
o=>o!==".")}),7082:((dt,U,t)=>{t.d(U,{O:()=>v});const v=k=>({discovery:k,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,
certificates:[]})}),2859:((dt,U,t)=>{t.d(U,{C:()=>T,h:()=>c});var v=t(5143),k=t(7854);const _=new Set(["remote_state","remote_state_default","provider_tfe","pro\
vider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function T($,I,l,u=(0,k.kA)(I)){
const h=$.hostnames.flatMap(({host:e,services:n})=>{const O=n.length>0?n:$.requiredServices;return(O.length>0?O:["any"]).map(f=>({host:e,service:f,clients:l,because:[
"hostnames input"],isImplied:!1,isForInit:!0}))}),o=new Set([...u,...$.hostnames.map(({host:e})=>e)]);return c([h,R(I,o)],l)}function*R($,I){for(const{kind:l,needs:u,
place:h}of $){const o=!_.has(l);for(const e of u)yield{...e,because:[h],isImplied:!I.has(e.host),isForInit:o}}}function c($,I){const l=new Map;for(const u of $)
for(const h of u)S(l,h);return Array.from(l.values(),u=>({...u,because:(0,v.As)(u.because),clients:I.filter(h=>u.clients.includes(h))}))}function S($,I){const{host:l,
service:u,clients:h,because:o}=I,e=`${l} ${u}`,n=$.get(e);if(n===void 0){$.set(e,{...I,clients:[...h],because:[...o]});return}n.isForInit||=I.isForInit,n.isImplied&&=
I.isImplied,n.isAssumed===!0&&(n.isAssumed=I.isAssumed===!0);for(const O of o)n.because.push(O);for(const O of h)n.clients.includes(O)||n.clients.push(O)}}),5960:((dt,U,t)=>{
t.d(U,{e:()=>T,i:()=>c});var v=t(6697),k=t(1831),_=t(7082);function T(S,{hostnames:$,allowedHosts:I},{isGuess:l}){const u=new Set($.map(({host:o})=>o)),h=new Map;
for(const o of S){const{host:e}=o;if(u.has(e)||h.has(e))continue;const n=l===!0||o.isAssumed===!0,O=R(o,n,(0,k.Jr)(e,I));O!==null&&h.set(e,O)}return h}function R({
host:S,isImplied:$,because:I,clients:l,isAssumed:u=!1},h,o){const e=(0,k.nx)(S);if((0,k.Rt)(S))return(0,v.hostGeneric)({host:e});const[n]=I.filter(i=>typeof i!=
"string"),O=$&&n!==void 0?{place:n,clients:l}:null;return O!==null&&h?(0,v.hostAssumed)({host:e,...O,isListed:u}):o?null:(0,v.hostNotAllowed)(O===null?{host:e}:
{host:e,implied:O})}const c=(S,$)=>({host:S,attempt:(0,_.O)({kind:"skipped",problem:$}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
566:((dt,U,t)=>{t.d(U,{f:()=>T,q:()=>S});var v=t(3024),k=t(6760),_=t(6309);function T(h,o,e){const n=c((0,v.realpathSync)(h),o),O=(0,k.basename)(o);R((0,k.join)(
n,O));const i=(0,k.join)(n,`.${O.slice(0,60)}.${Math.random().toString(36).slice(2)}`),f=(0,v.openSync)(i,"wx");try{try{for(const w of e)(0,v.writeFileSync)(f,w)}finally{
(0,v.closeSync)(f)}(0,v.renameSync)(i,(0,k.join)(n,O))}catch(w){throw(0,v.rmSync)(i,{force:!0}),w}}function R(h){const o=(0,v.lstatSync)(h,{throwIfNoEntry:!1});
if(o===void 0||o.isFile()||o.isSymbolicLink())return;const e=o.isDirectory()?"is a directory":"is not a regular file";throw new _.Lw(`it ${e}; choose another pa\
th`)}function c(h,o){const e=(0,k.resolve)(h,o),n=u(h,e);if(!n&&!(0,k.isAbsolute)(o))throw new _.Lw(`it is outside ${h}; use an absolute path if that is intende\
d`);const O=n?h:(0,k.parse)(e).root;return(0,k.relative)(O,(0,k.dirname)(e)).split(k.sep).filter(Boolean).reduce((f,w)=>$(f,w,h),O)}function S(h,o){const e=(0,v.
realpathSync)(h);return I(c(e,o),(0,k.basename)(o),e)}function $(h,o,e){const n=(0,k.join)(h,o);return(0,v.lstatSync)(n,{throwIfNoEntry:!1})===void 0&&l(n),I(h,
o,e)}function I(h,o,e){const n=(0,k.join)(h,o);if(!(0,v.lstatSync)(n,{throwIfNoEntry:!1})?.isSymbolicLink())return n;const O=(0,v.realpathSync)(n);if(!u(e,h)||u(
e,O))return O;throw new _.Lw(`the link ${(0,k.relative)(e,n)} leads outside ${e}; remove it or choose another path`)}function l(h){try{(0,v.mkdirSync)(h)}catch(o){
if(!(0,_.Or)(o)||o.code!=="EEXIST")throw o}}function u(h,o){const e=(0,k.relative)(h,o);return e!==".."&&!e.startsWith(`..${k.sep}`)&&!(0,k.isAbsolute)(e)}}),9076:((dt,U,t)=>{
t.d(U,{QB:()=>k,im:()=>v,yX:()=>_});const v=["fails","warns","works","unchecked","skipped"],k=5,_=({outcome:T})=>T!=="unchecked"&&T!=="skipped"}),997:((dt,U,t)=>{
t.d(U,{O:()=>k,T:()=>T});var v=t(1064);const k=({earlier:R,attempt:c,later:S})=>[...R,c,...S];function _({discovery:R,timing:c,headMs:S,hops:$},{attemptMs:I}){const l=S!==
null&&S<=I?$.at(-1)?.status:null;return l===null||(0,v.Mq)(l??0)?"retries":R.kind!=="failed"&&c.totalMs<=I?"works":"fails"}function T(R,c){const S=R.map(l=>_(l,
c)),$=S.indexOf("works");return $<0?"never":$<=c.retries&&!S.slice(0,$).includes("fails")?"always":"sometimes"}}),3795:((dt,U,t)=>{t.d(U,{qY:()=>I,Si:()=>e,fN:()=>h,
XP:()=>o});var v=t(733),k=t(1831),_=t(4120),T=t(8641);const R=2,c=80;function S(n){if(n.kind==="scan")return`read ${(0,_.px)(n.files,"file")}`;if(n.kind==="regi\
stries")return`${n.done} of ${(0,_.px)(n.total,"question")} to registries answered`;const{done:O,total:i,failed:f,waiting:w}=n,p=f===0?"":`, ${f} failed so far`;
return`${O} of ${(0,_.px)(i,"host")} checked${p}${$(w)}`}function $(n){if(n.size===0)return"";const O=[...n].slice(0,R).map(f=>(0,T.RK)((0,k.nx)(f),c)),i=n.size-
O.length;return i>0?`; waiting for ${O.join(", ")} and ${(0,_.px)(i,"other")}`:`; waiting for ${O.join(" and ")}`}const I={show:()=>{},end:()=>{}},l=5e3,u=200;function h(n,O){
let i=null,f=!0;const w=O(l,()=>{i!==null&&(f&&n(S(i)),f=!f)});return{show:s=>{i=s},end:w}}function o(n,O,i){let f=null,w="";const p=i(u,()=>{const a=f===null?"":
(0,v.W)(S(f),0,O-1);a!==w&&(w=a,n(`\r${a}\x1B[K`))});return{show:a=>{f=a},end:()=>{p(),w!==""&&n("\r\x1B[K")}}}const e=(n,O)=>{const i=setInterval(O,n).unref();
return()=>clearInterval(i)}}),8463:((dt,U,t)=>{t.d(U,{t:()=>o});var v=t(6309),k=t(566),_=t(3329),T=t(5505),R=t(5955),c=t(8641);const S=function(...n){const{hash:O}=process.
getBuiltinModule("node:crypto");return new.target?new O(...n):O(...n)},$=function(...n){const{renderBadge:O}=t.late([912],7912);return new.target?new O(...n):O(
...n)},I=function(...n){const{renderCodeQuality:O}=t.late([811],9811);return new.target?new O(...n):O(...n)},l=function(...n){const{renderHtml:O}=t.late([656],3656);
return new.target?new O(...n):O(...n)},u=function(...n){const{renderJunit:O}=t.late([176],176);return new.target?new O(...n):O(...n)},h=function(...n){const{renderSarif:O}=t.
late([504,341,695],7695);return new.target?new O(...n):O(...n)};function o({report:n,badge:O},i,f){const w=[],p=(s,r,a)=>{try{(0,k.f)(f,r,(0,R.mk)(a()))}catch(A){
w.push(`the ${s} ${(0,c.RK)(r)} was not written: ${(0,c.RK)((0,v.A3)(A))}`)}};for(const{path:s,format:r}of n)p("report",s,()=>e(r,i));return O!==null&&p("badge",
O,()=>[$(i.verdict)]),w}function e(n,{verdict:O,context:i}){switch(n){case"json":return(0,_.h)(O,i);case"sarif":return h(O,i);case"junit":return u(O,i);case"cod\
equality":return I(O,f=>S("sha256",f));case"html":return l(O,i,f=>S("sha256",f,"base64"));case"markdown":return[(0,T.Gc)(O,i)]}}}),7361:((dt,U,t)=>{t.d(U,{QY:()=>$,
_N:()=>S,eC:()=>R,mc:()=>T});var v=t(7574),k=t(5102),_=t(4120);function T({good:I,runs:l}){if(l===0)return null;const u=Math.floor(1e4*I/l);if(u>=9900)return`${u/
100}%`;const h=Math.floor(u/10);return h===0&&I>0?"below 0.1%":`${h/10}%`}const R=({days:I,good:l,runs:u})=>`${l} of ${(0,_.px)(u,"run")} in ${I} days`,c=["fail\
s","unchecked","warns","skipped","works"];function S(I){const l=c.flatMap(h=>{const{length:o}=I.filter(n=>n.outcome===h),e=h==="warns"?"with warnings":k.nx[h];return o===
0?[]:[`${o} ${e}`]});return`${I.length===1?"last run":`last ${(0,_.px)(I.length,"run")}`}: ${l.join(", ")}`}const $=({from:I,until:l},u)=>l===null?`${(0,v.u8)(I,
u)} so far`:(0,v.u8)(I,l)}),4218:((dt,U,t)=>{t.d(U,{H6:()=>p,MC:()=>o,U4:()=>e,XQ:()=>r,bW:()=>i,kW:()=>s,qX:()=>h,wz:()=>w});var v=t(9076),k=t(7574),_=t(5102),
T=t(4120);const R=["\u2581","\u2582","\u2583","\u2585","\u2586","\u2587"],c="\u2573",S="\u254C",$=[100,250,500,1e3,2500],I=["below 100 ms","below 250 ms","below\
 500 ms","below 1 s","below 2.5 s","2.5 s or more"],l=a=>$.filter(A=>a>=A).length;function u(a){return a.outcome==="fails"?c:(0,v.yX)(a)?R[l(a.ms??0)]??"":S}const h=a=>a.
map(u).join("");function o(a){const A=a.flatMap(({history:d})=>d.recent),M=new Set(A.map(u)),E=A.some(d=>u(d)===R[0]&&d.ms===null);return[...R.map((d,m)=>{const g=I[m]??
"";return[d,m===0&&E?`${g} or not measured`:g]}),[c,"failed"],[S,"no result"]].filter(([d])=>M.has(d))}function e({hosts:a},{history:A}){return a.flatMap(E=>{const y=A?.
get(E.visit.host);return y!==void 0&&y.recent.filter(v.yX).length>1?[{host:E,history:y}]:[]}).toSorted((E,y)=>Number(O(y))-Number(O(E))||f(E,n)-f(y,n)||f(E,Number.
POSITIVE_INFINITY)-f(y,Number.POSITIVE_INFINITY))}const n=30,O=({host:a})=>(0,_.sG)(a)==="fails",i=({history:a},A)=>p(a).findLast(M=>M.days<=A);function f(a,A){
const M=i(a,A);return M===void 0?1:M.good/M.runs}const w=a=>O(a)||a.history.recent.some(({outcome:A})=>A==="fails"),p=({uptime:a})=>a.filter(({runs:A},M)=>A>(a[M-
1]?.runs??0));function s({recent:a,uptime:A,incidents:[M]}){if(M===void 0||M.until!==null)return null;const E=a.filter(({outcome:d})=>d==="fails").length,y=A.at(
-1);return y!==void 0&&y.runs-y.good===1?`first failure in ${(0,T.px)(y.runs,"run")}`:E<=M.runs&&M.runs>1?null:`failed ${E} of the last ${a.filter(v.yX).length}\
 runs`}function r({incidents:[a]}){return a===void 0||a.until!==null||a.runs<2?null:`failing since ${(0,k.QN)(a.from)} (${(0,T.px)(a.runs,"run")})`}}),1505:((dt,U,t)=>{
t.d(U,{G_:()=>h,Yj:()=>u,Zc:()=>I,o7:()=>l,se:()=>$,tN:()=>R});var v=t(4e3),k=t(7574),_=t(4120),T=t(8884);const R=120,c=20,S=6;function $({requirements:f},{dialect:w},p){
return{label:"required",texts:(0,_.Sk)(f,c,({service:r,clients:a,because:A})=>{const M=r==="any"?(0,_.DO)(r):p.value((0,_.DO)(r),R),y=w.clients.every(j=>a.includes(
j))?"":` for ${(0,_.wO)(a)}`;return`${M}${y} (${(0,T.Yx)(A,p.because)})`})}}function I({visit:f},w){const{timing:p,discovery:s}=f.attempt,r=s.kind==="failed"?s.
excerpt:null,a=(0,k.I$)(p).map(([y,j])=>`${y} ${(0,k.kJ)(j)}`),A=f.earlier.map(y=>{const{kind:j}=y.discovery;return`${j==="failed"?y.discovery.problem.code:j} a\
fter ${(0,k.kJ)(y.timing.totalMs)}`}),M=r===null?[]:[w.value(r.replace(/\s+/gu," ").trim())],E=f.credentials?.hasToken?[w.prose(f.credentials.source)]:[];return[
{label:"body",texts:M},{label:"timing",texts:[a.join(", ")]},{label:"retried",texts:A},{label:"token from",texts:E}]}const l=(f,w)=>[{label:"credentials",texts:O(
f)?n(f.visit.looks,w.prose):[]},{label:"host block",texts:i(f.visit).map(p=>w.prose(p))}];function u({visit:f,services:w,servicesFrom:p},s){const r=p===null?(0,k.
kJ)(f.attempt.timing.totalMs):`host block at ${s.because(p)}`,a=(0,v.K4)(w,S,({id:A})=>s.value(A,R));return`${w.length===0?"no services":a} (${r})`}function h(f){
return[...Map.groupBy(f,p=>JSON.stringify(p.looks.map(e))).values()].map(p=>({clients:p.map(({client:s})=>s),looks:p[0]?.looks.map(e)??[]}))}const o={nothing:"n\
o entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:f,
held:w,counts:p})=>({source:f,held:`${o[w]}${p?w==="no token"?" (ends the search)":" (used)":""}`});function n(f,w){const p=h(f);return p.flatMap(({clients:s,looks:r})=>r.
map(({source:a,held:A})=>`${p.length>1?`${(0,_.wO)(s)}: `:""}${w(a)}: ${A}`))}const O=({findings:f})=>f.some(({problem:{code:w}})=>/^credentials-|^document-unauthorized$/.
test(w));function i({forced:f}){return[...Map.groupBy(f,({place:p})=>(0,T.eo)(p))].map(([p,s])=>`${p}, for ${(0,_.wO)(s.map(({client:r})=>r))}`)}}),2704:((dt,U,t)=>{
t.d(U,{IL:()=>_,Rr:()=>T,Z4:()=>k});var v=t(8641);const k=(R,c,S,$)=>`,
${S}"${R}": ${_(c,S,$)}`,_=(R,c,S)=>(0,v.s$)(JSON.stringify(R,S,2).replaceAll(`
`,`
${c}`));function*T(R,c,{margin:S,replace:$},I){if(c.length===0){yield k(R,[],S);return}const l=`${S}  `;let u=`,
${S}"${R}": [`;for(const h of c)yield`${u}
${l}${_(I(h),l,$)}`,u=",";yield`
${S}]`}}),3329:((dt,U,t)=>{t.d(U,{h:()=>A});var v=t(4e3),k=t(5799),_=t(2704),T=t(4283),R=t(997),c=t(1831),S=t(8641),$=t(5465);function I(g){const{visit:P,requirements:D,
services:x,servicesFrom:W,clients:Y,isNew:V}=g,{discovery:N,hops:G,timing:tt,certificates:nt}=P.attempt;return{host:P.host,display:(0,c.nx)(P.host),discovery:N.
kind,...l(N),documentUrl:h(N),hops:G.map(e),services:Object.fromEntries(x.map(st=>[st.id,n(st)])),servicesFrom:W===null?null:(0,$.W$)(W),hostBlocks:P.forced.map(
({client:st,place:it})=>({client:st,place:(0,$.W$)(it)})),required:D.map(({service:st,clients:it,because:ct})=>({service:st,clients:it,because:ct.map($.W$)})),credentials:P.
credentials?.hasToken?P.credentials.source:null,looks:P.looks.map(({client:st,looks:it})=>({client:st,looks:it.map(o)})),attempts:(0,R.O)(P).length,...P.earlier.
length===0?{}:{earlier:P.earlier.map(u)},timingMs:f(tt),certificates:nt,clients:Y,...V?{new:!0}:{}}}function l(g){if(g.kind==="skipped")return{code:g.problem.code};
if(g.kind!=="failed")return{};const{problem:P,excerpt:D}=g;return{code:P.code,...D===null?{}:{excerpt:D}}}const u=({discovery:g,timing:P})=>({discovery:g.kind,..."\
problem"in g?{code:g.problem.code}:{},ms:P.totalMs}),h=g=>g.kind==="found"||g.kind==="absent"?(0,T.Pl)(g.url):null,o=({source:g,held:P,counts:D})=>({source:g,held:P,
counts:D}),e=({url:g,status:P,reason:D,mediaType:x,authorization:W,address:Y,proxy:V,ms:N})=>({url:(0,S.cq)(g),status:P,reason:D,mediaType:x,authorization:W,address:Y,
proxy:V===null?null:(0,S.cq)(V),ms:N});function n(g){switch(g.kind){case"url":return{url:(0,S.cq)(g.url)};case"login":return{login:O(g.login)};case"problem":return{
problem:i(g.problem)}}}const O=({client:g,grantTypes:P,authz:D,token:x,ports:W,scopes:Y})=>({client:g,grantTypes:P,authz:D===null?null:(0,S.cq)(D),token:x===null?
null:(0,S.cq)(x),ports:W,scopes:Y}),i=({code:g,message:P,help:D})=>({code:g,message:P,help:D??null}),f=({lookupMs:g,connectMs:P,tlsMs:D,firstByteMs:x,totalMs:W})=>({
lookup:g,connect:P,tls:D,firstByte:x,total:W}),w=({directory:g,clients:P,rows:D})=>({...(0,$.jt)(g),clients:P,rows:D.map(p)});function p({problems:g,places:P,platforms:D,
...x}){const{kind:W,address:Y,source:V,host:N,constraints:G,locked:tt,chosen:nt,newest:st,worst:it}=x;return{kind:W,address:Y,source:V,host:N,constraints:G,locked:tt,
chosen:nt,newest:st,platforms:D.map(({platform:ct,available:It})=>({platform:ct,available:It})),worst:it,codes:g.map(({code:ct})=>ct),places:P.map($.W$)}}const s=1,
r=4096,a="  ";function*A(g,P){const{usages:D,...x}=P.scan,{hosts:W,findings:Y,passed:V,ignored:N,stopped:G,roots:tt}=g,{remarks:nt}=P;yield*[`{
  "schemaVersion": ${s}`,M("version",P.version),M("passed",V),...G===null?[]:[M("stopped",(0,v.Cw)(G)),M("incomplete",(0,v.zM)(G))],M("failOn",P.failOn),...y(P),
M("dialect",P.dialect.name),M("clientDetection",d(P.dialect)),M("clients",P.clients),M("startedAt",P.startedAt),M("durationMs",P.durationMs),M("counts",j(g))];const st={
margin:a,replace:E};yield*(0,_.Rr)("hosts",W,st,I),yield*(0,_.Rr)("findings",Y,st,m),tt.length>0&&(yield*(0,_.Rr)("roots",tt,st,w)),yield*[M("ignored",N),M("usa\
ges",D),...nt.length===0?[]:[M("remarks",nt)],M("scan",x),`
}
`]}const M=(g,P)=>(0,_.Z4)(g,P,a,E),E=(g,P)=>typeof P=="string"?(0,v.dh)(P,r):P,y=({repository:g,repositories:P})=>[...g===null?[]:[M("repository",g)],...P.length===
0?[]:[M("repositories",P)]],j=({findings:g})=>Object.fromEntries(k.oC.map(P=>[`${P}s`,g.filter(D=>D.severity===P).length])),d=({clients:g,versions:P,releases:D,
isGuess:x,why:W,evidence:Y})=>({clients:g,assumed:x??!1,why:W,versions:Object.entries(P).map(([V,N])=>({client:V,version:N})),releases:D.map(({name:V})=>V),evidence:Y.
map(({client:V,version:N,level:G,text:tt,place:nt})=>({client:V,version:N,kind:G,text:tt,...(0,$.$t)(nt)}))});function m(g){const{problem:P,severity:D,host:x,service:W,
places:Y,affects:V,exclude:N}=g;return{code:P.code,severity:D,host:x,service:W,message:P.message,help:P.help??null,places:Y.map($.W$),affects:V,...N===void 0?{}:
{exclude:N}}}}),5465:((dt,U,t)=>{t.d(U,{$t:()=>_,W$:()=>k,jt:()=>R});var v=t(5143);const k=c=>typeof c=="string"?c:_(c),_=({file:c,line:S,column:$,endColumn:I})=>({
...T(c),line:S,column:$,endColumn:I});function T(c){const{repository:S,path:$}=(0,v.bH)(c);return S===null?{file:c}:{repository:S,file:$}}function R(c){const{repository:S,
path:$}=(0,v.bH)(c);return S===null?{directory:c}:{repository:S,directory:$}}}),9574:((dt,U,t)=>{t.d(U,{I$:()=>k,MB:()=>_,TM:()=>T,hn:()=>c,rm:()=>R});var v=t(8641);
function k(S,$,I=[]){const l=S.map((h,o)=>`<th align="${I.includes(o)?"right":"left"}">${h}</th>`),u=$.map(h=>`<tr>${S.map((e,n)=>`<td${I.includes(n)?' align="r\
ight"':""}>${h[n]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${l.join("")}</tr>`,...u,"</table>"].join(`
`)}const _=S=>["<ul>",...S.map($=>`<li>${$}</li>`),"</ul>"].join(`
`),T=(S,$)=>["<details>",`<summary>${S}</summary>`,...$,"</details>"].join(`
`),R=S=>(0,v.D9)(S).replaceAll(".",".<wbr>"),c=S=>`<code>${(0,v.js)(S).replaceAll("/","/<wbr>")}</code>`}),5505:((dt,U,t)=>{t.d(U,{gD:()=>Cn,Fp:()=>Nn,Gc:()=>Xt,
XA:()=>Sn,rL:()=>Ln});var v=t(7574),k=t(5102),_=t(4120),T=t(5955),R=t(6763),c=t(8641),S=t(1831),$=t(2796),I=t(4218),l=t(8884),u=t(9574),h=t(4e3),o=t(5143),e=t(4503),
n=t(8373);const O=6,i=3,f=3,w=60,p=2,s=1e3;function r(b,C,K=!0){const F=C.context.repositories.length,z=`<b>${(0,l.mj)(b,F)}</b>`;if(!K)return z;const{shown:rt,
more:gt}=(0,h.zN)((0,l.eb)(b),O),ot=C.isBrief&&gt>0?` ${(0,n.jP)(gt,"repository",C)}`:"";return`${z}: ${rt.map(Ot=>(0,n.u_)(Ot,C)).join(", ")}${ot}`}function a(b,C,K){
const F=C.isBrief?[]:(0,l.eb)(b).slice(O);if(F.length===0)return[];const z=(0,T.I0)(F,K,p,kt=>(0,n.u_)(kt,C)),rt=z.length===F.length,gt=({file:kt})=>(0,u.hn)((0,o.
_M)(kt)??""),ot=rt?z:(0,T.I0)(F,K,p,gt),Ot=F.length-ot.length;return[(0,u.TM)((0,_.px)(F.length,"more repository"),[`<p>${ot.join(", ")}</p>`,...Ot>0?[`<p>${(0,n.
jP)(Ot,"repository",C)}</p>`]:[]])]}function A(b,C,K){const F=(0,l._X)(b),[z]=F;if(z===void 0)return"";const rt=(0,h.K4)(F,i,({repository:kt})=>(0,c.D9)(kt)),gt=`${n.
rC[(0,k.hm)(z.findings)??"warning"]} <b>${(0,_.px)(F.length,"repository")}</b> ${(0,l.fP)(F)}: ${rt}`;if(C.isBrief)return`<p>${gt}</p>`;const ot=(0,T.I0)(F,K-(0,T.
$$)(gt),w,kt=>M(kt,C)),Ot=F.length-ot.length;return(0,u.TM)(gt,[(0,u.I$)(["Repository","Findings","First in"],ot),...Ot>0?[`<p>${(0,n.jP)(Ot,"repository",C)}</p\
>`]:[]])}function M(b,C){const{repository:K,findings:F}=b,z=(0,h.zN)([...Map.groupBy(F,({code:Ot})=>Ot)],f),rt=z.shown.map(([Ot,[kt,...Ht]])=>{const tn=kt===void 0?
"":` at ${(0,n.b_)(kt.place,C)}`;return`${(0,n._h)(Ot,Ot,C)}${tn}${Ht.length===0?"":` and ${Ht.length} more`}`}),gt=(0,e.aE)(K,C.context),ot=(0,u.hn)(K);return[
gt===null?ot:`<a href="${(0,c.js)(gt,s)}">${ot}</a>`,(0,_.H8)(F),[...rt,...z.more>0?[`and ${(0,_.px)(z.more,"more code")}`]:[]].join("<br>")]}const E=20,y=10,j=700,
d=4,m=300,g=1,P=6,D=12,x=4,W=1/2,Y=12e3,V=20,N=200;function G(b,C,K){const F=(0,$.cZ)(b),z=F.slice(0,C.isBrief?y:E),rt=Math.min(Y,K*W/z.length),gt=(0,$.YM)(z);let ot=K-
N;const Ot=tn=>{const on=tt(tn,C,rt,gt.get(tn)??null),rn=(0,T.$$)(on)<ot?on:`${it(tn,C)}</p>`;return ot-=(0,T.$$)(rn)+V,rn},kt=(0,T.I0)(z,K-N,V,Ot),Ht=F.length-
kt.length;return Ht>0?[...kt,`<p>${(0,n.jP)(Ht,"cause",C)}</p>`]:kt}function tt(b,C,K,F){const{findings:z,message:rt,help:gt}=b,ot=z.length>1&&z[0]?.exclude!==void 0,
kt=[$t(b,C),mt(b),vt(b,C)].filter(rn=>rn!==""),{lines:Ht,list:tn,rest:on}=F===null?nt(b,C,K):{lines:[`The same hosts as for ${F}`],list:[],rest:[]};return[it(b,
C),...Ht.map(rn=>`<br>${rn}`),...rt===null?[]:[`<br>${(0,_.Iu)((0,c.h$)(rt,j))}`],...gt===null||ot?[]:[st(gt)],...kt.length===0?[]:[`<br><sub>${kt.join(" ")}</s\
ub>`],"</p>",...tn.length===0?[]:[(0,u.MB)(tn)],...on].join(`
`)}function nt(b,C,K){const{findings:F,message:z}=b,rt=Z(F,C),gt=z!==null&&(0,$.hs)(b)&&b.hosts.length===1,ot=z!==null||(0,$.hs)(b),Ot=rt&&!gt?[`In ${r(F,C,ot)}`]:
[],kt=rt&&ot?a(F,C,K/2):[];if(rt&&z!==null&&!(0,$.hs)(b))return{lines:Ot,list:[],rest:kt};const Ht=(0,$.S3)(b),tn=z===null?x:(0,$.hs)(b)?P:D,on=Ht.slice(0,tn).map(
yn=>ct(yn,b,C)),rn=z===null||on.length===0?[]:[on.join(", ")],pn=rt?K/2:K;return{lines:[...rn,...Ot],list:z===null?on:[],rest:[...Mt(b,Ht.slice(tn),C,pn),...kt]}}
const st=b=>`<br><b>Help:</b> ${(0,c.h$)(b,j)}`;function it(b,C){const{severity:K,code:F,title:z}=b,rt=(0,$.pq)(b),gt=rt>1?`${(0,_.px)(rt,(0,$.a2)(b))}: `:"";return`\
<p>${n.rC[K]} <b>${gt}${z}</b> (${(0,n._h)(F,F,C)})`}function ct(b,C,K){return"file"in b?(0,n.u_)(b,K):C.message===null?lt(b,C,K):It(b,C.hosts.length===1,K)}function It(b,C,K){
const[F]=b,z=F?.host?(0,c.D9)((0,S.nx)(F.host)):"",rt=F?.isHostNew?[_.dy]:[];if(C){const Ot=(0,l.yv)(b).settings.map(n.Su),kt=Z(b,K)?r(b,K):Q(b,d,K),tn=(Z(b,K)?
[...Ot,kt]:[kt,...Ot]).filter(on=>on!=="").join(", ");return`${z}${tn===""?"":` in ${tn}`}${rt.map(on=>` (${on})`)}`}const ot=[...rt,Dt(b,K)].filter(Ot=>Ot!=="").
join("; ");return ot===""?z:`${z} (${ot})`}const Dt=(b,C)=>Z(b,C)?(0,_.px)((0,l.eb)(b).length,"repository"):Q(b,g,C).replace(/ places?$/,""),Z=(b,{context:C})=>(0,l.
mj)(b,C.repositories.length)!=="";function Q(b,C,K){return(0,n.EP)((0,l.yv)(b).lines,C,K)}function lt(b,C,K){const F=(0,$.hs)(C)?It(b,!1,K):Q(b,g,K);return b.map(
({problem:z})=>{const rt=(0,c.h$)(z.message,m),gt=C.help===null&&z.help?st(z.help):"";return`${F===""?(0,_.Iu)(rt):`${F}: ${rt}`}${gt}`}).join("<br>")}function Mt(b,C,K,F){
const z=b.message===null?"finding":(0,$.a2)(b),rt=C.length;if(rt===0)return[];if(K.isBrief)return[`<p>${(0,n.jP)(rt,z,K)}</p>`];const gt=(0,T.I0)(C,F,V,kt=>ct(kt,
b,K)),ot=rt-gt.length,Ot=b.message===null?(0,u.MB)(gt):`<p>${gt.join(", ")}</p>`;return[(0,u.TM)((0,_.px)(rt,`more ${z}`),[...gt.length===0?[]:[Ot],...ot>0?[`<p\
>${(0,n.jP)(ot,z,K)}</p>`]:[]])]}function $t({affects:b},{context:{clients:C}}){const K=(0,_.od)(b,C);return K===""?"":`Affects ${K}.`}function mt(b){const K=(0,$.
hs)(b)&&b.hosts.length===1&&b.message!==null?[]:(0,l.yv)(b.findings).settings;return K.length===0?"":`Required by ${K.map(n.Su).join(", ")}.`}function vt({hosts:[
b,C],severity:K},{context:F}){const z=b===void 0||C!==void 0?null:F.history?.get(b),rt=z&&K==="error"?(0,I.kW)(z):null;return rt===null?"":`${(0,_.Iu)(rt)}.`}var Kt=t(
1064),Pt=t(1505);const Yt=20,At=20,Vt=["fails","warns","works"];function sn(b,C,K){const F=b.filter(kt=>(0,k.cG)(kt)&&!(0,k.JR)(kt));if(F.length===0)return"";const z=kt=>F.
length===1?jt(kt,C).join(`
`):H(kt,C),rt=(0,T.I0)(F,K,At,z),gt=F.length-rt.length,[ot]=F.length===1?F:[],Ot=ot===void 0?`of ${(0,_.px)(F.length,"host")}`:`of ${ut(ot)} (${Tt(ot)})`;return(0,u.
TM)(`Requests, responses and certificates ${Ot}`,[...rt,...gt>0?[`<p>${(0,n.jP)(gt,"host",C)}</p>`]:[]])}const H=(b,C)=>(0,u.TM)(`${n.Gr[(0,k.sG)(b)]} ${ut(b)} \
(${Tt(b)})`,jt(b,C)),ut=({visit:b})=>(0,c.D9)((0,S.nx)(b.host)),Tt=({visit:{attempt:b}})=>`${(0,_.px)(b.hops.length,"request")}, ${(0,v.kJ)(b.timing.totalMs)}`;
function jt(b,C){const{hops:K,certificates:F}=b.visit.attempt;return[Gt(b,C),...b.services.length===0?[]:[qt(b,C)],...K.length===0?[]:[q(K)],...F.length===0?[]:
[J(F,C)]]}function Gt(b,C){const K=(0,n.Bm)(C);return["<table>",...[(0,Pt.se)(b,C.context,K),{label:"clients",texts:Jt(b,C)},...(0,Pt.Zc)(b,K),...(0,Pt.o7)(b,K)].
flatMap(({label:rt,texts:gt})=>gt.length===0?[]:[`<tr><td><b>${(0,_.Iu)(rt)}</b></td><td>${gt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Jt=({clients:b},{context:C})=>Vt.flatMap(K=>{const F=C.clients.filter(rt=>b[rt]===K),z=F.map(rt=>Kt.bB[rt]).join(", ");return F.length===0?[]:[`${n.Gr[K]}\
 ${z}`]});function qt({services:b,servicesFrom:C},K){const{shown:F,more:z}=(0,h.zN)(b,Yt),rt=F.map(Ot=>[(0,c.D9)(Ot.id,Pt.tN),nn(Ot)]),gt=z>0?[[`and ${z} more`,
K.rest]]:[],ot=C===null?"URL":`URL, from the host block at ${(0,n.u_)(C,K)}`;return(0,u.I$)(["Service",ot],[...rt,...gt])}function nn(b){switch(b.kind){case"url":
return(0,c.D9)((0,c.cq)(b.url));case"login":{const{client:C,authz:K,token:F,ports:z}=b.login;return[`authz ${(0,c.D9)((0,c.cq)(K??"none"))}`,`token ${(0,c.D9)((0,c.
cq)(F??"none"))}`,`client ${(0,c.D9)(C,Pt.tN)}, ports ${z.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${b.problem.code}`}}function q(b){const C=b.map(
(K,F)=>{const z=K.proxy===null?"":`through ${(0,c.D9)((0,c.cq)(K.proxy))}`,rt=K.status===null?"no response":`${K.status} ${(0,c.h$)(K.reason,Pt.tN)}`.trim();return[
String(F+1),(0,c.D9)((0,c.cq)(K.url)),K.mediaType===null?rt:`${rt}<br>${(0,c.D9)(K.mediaType,Pt.tN)}`,(0,_.Rk)(K.authorization),K.address===null?z:(0,c.D9)(K.address,
Pt.tN),(0,v.kJ)(K.ms).replace(" ","&nbsp;")]});return(0,u.I$)(["Hop","Request","Response","Token","Address","Time"],C,[0,5])}function J(b,{context:C}){const K=b.
map(({host:F,subject:z,issuer:rt,expires:gt})=>[(0,c.D9)(F,Pt.tN),(0,c.h$)((0,v.nO)(gt,C.startedAt)),(0,c.D9)(z,Pt.tN),(0,c.D9)(rt,Pt.tN)]);return(0,u.I$)(["TLS\
 certificate","Valid until","Subject","Issuer"],K)}var ht=t(7361);const Et=10,wt=40,bt=20,St=3,Rt=40,Ft=80,xt=1/5;function Ct(b,C,K){const{history:F}=C.context,
z=(0,I.U4)(b,C.context),rt=C.isBrief?z.filter(I.wz):z;if(rt.length===0)return z.length===0&&(F?.size??0)>0&&!C.isBrief?["<p><b>History</b>: 1 run so far</p>"]:[];
const gt=C.isBrief?Et:wt,ot=Ut(rt),Ot=(0,T.I0)(rt.slice(0,gt),K*(1-xt),Ft,Ht=>cn(Ht,ot,C)),kt=Ot.slice(Et);return[`<p><b>History</b>: ${Nt(z)}</p>`,en(Ot.slice(
0,Et),ot),...kt.length===0?[]:[(0,u.TM)((0,_.px)(kt.length,"more host"),[en(kt,ot)])],`<p><sub>${an(rt.slice(0,Ot.length))}</sub></p>`,...fn(rt.slice(Ot.length),
C),...mn(rt,C,K*xt)]}function Nt(b){const C=Math.max(...b.map(({history:z})=>z.recent.length)),K=b.filter(I.wz).length;if(K===0)return`no failure in the last ${(0,_.
px)(C,"run")}`;const F=b[0]?.history.recent.filter(({outcome:z})=>z==="fails").length;return b.length===1?`${F} of the last ${(0,_.px)(C,"run")} failed`:`${K} o\
f ${b.length} hosts failed in the last ${(0,_.px)(C,"run")}`}function Ut(b){const C=b.flatMap(({history:K})=>(0,I.H6)(K).map(F=>F.days));return[...new Set(C)].toSorted(
(K,F)=>K-F)}const en=(b,C)=>(0,u.I$)(["Host",...C.map(K=>`Uptime<br>${K}&nbsp;days`),"Latency<br>30&nbsp;days"],b,C.map((K,F)=>F+1).concat(C.length+1));function cn({
host:b,history:C},K,{isBrief:F}){const z=(0,k.sG)(b),rt=F?null:(0,I.XQ)(C),gt=new Map((0,I.H6)(C).map(ot=>[ot.days,ot]));return[[`${n.Gr[z]}&nbsp;${(0,u.rm)((0,S.
nx)(b.visit.host))}`,ln(C.recent),...rt===null?[]:[`<sub>${(0,c.js)(rt)}</sub>`]].join("<br>"),...K.map(ot=>{const Ot=gt.get(ot);return Ot===void 0?"":un((0,ht.
mc)(Ot)??"",(0,_.px)(Ot.runs,"run"))}),C.medianMs===null?"":(0,v.kJ)(C.medianMs).replaceAll(" ","&nbsp;")]}const un=(b,C)=>`${b}<br><sub>${C}</sub>`.replaceAll(
" ","&nbsp;"),ln=b=>`<code role="img" aria-label="${(0,ht._N)(b)}">${(0,I.qX)(b)}</code>`;function an(b){return`The newest run is at the right. ${(0,I.MC)(b).map(
([K,F])=>`<code>${K}</code>&nbsp;${F}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function fn(b,C){if(b.length===0)
return[];const K=b.every(({history:rt})=>rt.uptime.every(({good:gt,runs:ot})=>gt===ot)),F=C.isBrief?n.xy:"in the history file",z=K?", all without a failure in t\
his time":` ${F}`;return[`<p>and ${(0,_.px)(b.length,"more host")}${z}</p>`]}function mn(b,C,K){const F=b.flatMap(({host:ot,history:Ot})=>Ot.incidents.map(kt=>({
host:ot,incident:kt}))).toSorted((ot,Ot)=>ot.incident.from<Ot.incident.from?1:-1);if(F.length===0)return[];const z=(0,T.I0)(F.slice(0,bt),K,Ft,({host:ot,incident:Ot})=>[
(0,u.rm)((0,S.nx)(ot.visit.host)),(0,c.js)((0,v.QN)(Ot.from)),(0,ht.QY)(Ot,C.context.startedAt),String(Ot.runs),An(Ot)]),gt=F.length-z.length>0?`The last ${z.length}\
 incidents`:(0,_.px)(z.length,"incident");return z.length===0?[]:[(0,u.TM)(gt,[(0,u.I$)(["Host","From","Duration","Runs","Problems"],z,[3])])]}const An=({codes:b})=>(0,h.
K4)(b,St,C=>(0,c.D9)(C,Rt)),kn=4,Mn=2,Pn=3,On=60;function gn(b,C,K,F){const z=b.filter(kt=>(0,k.sG)(kt)===C);if(z.length===0)return"";const rt=C==="works"&&b.some(
kt=>(0,k.sG)(kt)==="warns"),gt=Rn(z,C,rt?" without warnings":"");if(K.isBrief)return`<p>${gt}</p>`;const ot=(0,T.I0)(z,F,On,kt=>wn(kt,K)),Ot=z.length-ot.length;
return(0,u.TM)(gt,[...ot.length===0?[]:[(0,u.I$)(["Host","Required by",C==="works"?"Services":"Reason"],ot)],...Ot>0?[`<p>${(0,n.jP)(Ot,"host",K)}</p>`]:[]])}function Rn(b,C,K){
const F=(0,h.K4)(b,Pn,({visit:rt})=>(0,c.D9)((0,S.nx)(rt.host))),z=b.length===1?`${F} ${k.nx[C]}${K}`:`<b>${(0,_.px)(b.length,"host")}</b> ${k.nx[C]}${K}: ${F}`;
return`${n.Gr[C]} ${z}`}function wn(b,C){const K=b.requirements.flatMap(z=>z.because),{discovery:F}=b.visit.attempt;return[`${(0,u.rm)((0,S.nx)(b.visit.host))}${b.
isNew?`<br><sub>${_.dy}</sub>`:""}`,K.length===0?"":vn(K,C),(0,k.JR)(b)&&F.kind==="skipped"?F.problem.title:(0,Pt.Yj)(b,(0,n.Bm)(C))]}function vn(b,C){const{places:K,
isOfRepositories:F}=(0,l.rv)(b),z=ot=>(0,n.u_)(ot,C);if(!F)return(0,l.Ky)(b,kn,z);const rt=K.slice(0,Mn).map(z).join(", "),gt=K.length>Mn?", \u2026":"";return`${(0,_.
px)(K.filter(l.cC).length,"repository")}: ${rt}${gt}`}var zt=t(4148);const _n=40,Tn=80,dn=b=>(0,zt.fi)(b,C=>(0,u.hn)((0,l.II)(C))),$n=(b,C)=>(0,c.D9)(b,C).replaceAll(
" ","&nbsp;"),En=(b,C)=>{const K=({code:F,title:z})=>(0,n._h)(F,z,C);return(0,zt.ij)([(0,zt.eX)(K)],b)};function Dn(b,C,K){const{wrong:F,good:z}=(0,zt.jB)(b),rt=F.
length>1||C.isBrief?hn(F,C,K/2):[],gt=K-(0,T.$$)(rt.join("")),ot=yn=>et(yn,C),Ot=C.isBrief||C.context.repositories.length>1,kt=C.isBrief?[]:Ot?F:[...F,...z],Ht=(0,T.
I0)(kt,gt,Tn,ot),tn=kt.length-Ht.length,on=[...rt,...Ht.slice(0,F.length)],rn=Ht.slice(F.length),pn=rn.length<=zt.LC?rn:[(0,u.TM)(X(z),rn)];return[...rt.length>
0?[(0,u.TM)(B(F),on)]:on,...Ot&&z.length>0?[`<p>${X(z)}</p>`]:pn,...tn>0?[`<p>${(0,n.jP)(tn,"root module",C)}</p>`]:[]]}function hn(b,C,K){const F=(0,zt.cZ)(b);
if(F.length===0)return[];const z=F.map(({row:ot})=>ot),rt=Kt.Du.filter(ot=>b.some(Ot=>Ot.clients.includes(ot))),gt=[...En(z,C),(0,zt.ie)(F,dn),...(0,zt.ns)({clients:rt,
rows:z},$n)];return[L(z,{clients:rt},gt,C,K)]}function L(b,C,K,F,z){const rt=(0,T.I0)(b.slice(0,_n),z,Tn,ot=>[at(ot,C,F),...K.map(({cell:Ot})=>Ot(ot))]),gt=b.length-
rt.length;return(0,u.I$)(["Module or provider",...K.map(({title:ot})=>(0,_.Iu)(ot))],gt>0?[...rt,[(0,n.jP)(gt,"row",F)]]:rt)}function B(b){const C=(0,zt.qj)(b[0]??
{rows:[]}),K=(0,h.K4)(b,zt.LC,dn);return b.length===1?`${n.Gr[C]} <b>${K}</b>: ${zt.pJ[C]}`:`${n.Gr[C]} <b>${(0,_.px)(b.length,"root module")}</b> with errors o\
r warnings: ${K}`}function X(b){const C=b.flatMap(K=>K.rows);return`${n.Gr[(0,zt.Fg)(C)]} <b>${(0,_.px)(b.length,"root module")}</b>: ${(0,zt.nS)(C)}`}function et(b,C){
const K=(0,zt.qj)(b),{wrong:F,good:z}=(0,zt.P)(b),rt=[...F,...z],gt=[...En(rt,C),...(0,zt.ns)({...b,rows:rt},$n)],ot=K==="works"?(0,zt.nS)(b.rows):zt.pJ[K];return(0,u.
TM)(`${n.Gr[(0,zt.Fg)(b.rows)]} <b>${dn(b)}</b>: ${ot}`,[L(rt,b,gt,C,Number.POSITIVE_INFINITY)])}function at(b,C,K){const F=`${n.Gr[(0,zt.Fg)([b])]}&nbsp;<b>${(0,u.
hn)((0,zt.mC)(b,C))}</b>`,[z]=b.places,rt=[...b.kind==="module"&&b.source!==b.address?[(0,u.hn)(b.source)]:[],...z===void 0?[]:[(0,n.u_)(z,K)]];return rt.length===
0?F:`${F}<br><sub>${rt.join(" at ")}</sub>`}const ft=2e5,pt={notes:6e3,causes:45e3,repositories:14e3,history:24e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,
skipped:4e3,notices:1e4},yt=["causes","unchecked","repositories","history","roots","evidence","passed","skipped","notices","notes"],_t=1e3,Lt=10,Wt=5,Qt=600,Bt=100,
Zt=7,Xt=(b,C)=>Sn(b,{context:C,rest:n.h,isBrief:!1},{head:`## ${Cn(b,C)}`,foot:`tf-disco ${(0,c.js)(C.version)}, started ${(0,c.js)((0,v.QN)(C.startedAt))}.`,maxBytes:ft});
function Sn(b,C,{head:K,foot:F,maxBytes:z}){const rt=bn(b,C),gt=new Map;let ot=z-_t-(0,T.$$)(K+F);for(const[Ht,tn]of Object.entries(pt)){const rn=rt[Ht](Math.min(
tn,ot)).filter(yn=>yn!=="").join(`

`),pn=(0,T.$$)(rn)<=ot;pn&&(ot-=(0,T.$$)(rn)),gt.set(Ht,pn?rn:`<p>More ${C.rest}</p>`)}const Ot=yt.map(Ht=>gt.get(Ht)??"").filter(Ht=>Ht!==""),kt=!C.isBrief&&Ot.
some(n.ze)?`${F} ${In(C)}`:F;return`${[K,...Ot,`<sub>${kt}</sub>`].join(`

`)}
`}function bn(b,C){const K=(0,k.md)(b.hosts),F=K.filter(({findings:ot})=>ot.length===0),z=({severity:ot})=>ot==="notice",rt=b.findings.filter(z),gt=b.findings.filter(
ot=>!z(ot));return{notes:ot=>[xn(b,C,ot)],causes:ot=>G(gt,C,ot),repositories:ot=>[A(b.files,C,ot)],history:ot=>Ct(b,C,ot),roots:ot=>Dn(b.roots,C,ot),evidence:ot=>C.
isBrief?[]:[sn(K,C,ot)],unchecked:ot=>[gn(F,"unchecked",C,ot)],passed:ot=>[gn(K,"works",C,ot)],skipped:ot=>[gn(K,"skipped",C,ot)],notices:ot=>C.isBrief?[]:[jn(rt,
C,ot)]}}function In({context:b}){const C=b.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,c.js)(C)}">kept as an artifact</a>.`}function jn(b,C,K){if(b.length===0)return"";const F=`${n.rC.notice} ${(0,_.px)(b.length,"notice")}`;
return(0,u.TM)(F,G(b,C,K))}function xn(b,C,K){const F=(0,R.h$)(b,C.context).map(Ot=>`${(0,_.Iu)((0,c.h$)(Ot,Qt))}.`),z=(0,T.I0)(F,K,Lt,Ot=>Ot),rt=z.slice(0,Wt),
gt=C.isBrief?[]:z.slice(Wt),ot=F.length-rt.length-gt.length;return[`<p>${rt.join("<br>")}</p>`,...gt.length===0?[]:[(0,u.TM)((0,_.px)(gt.length,"more remark"),[
`<p>${gt.join("<br>")}</p>`])],...ot>0?[`<p>${(0,n.jP)(ot,"remark",C)}</p>`]:[]].join(`
`)}const Cn=(b,C)=>`${Ln(b)} ${(0,_.Iu)((0,k.$N)(b,C))}`;function Ln(b){const C=b.findings.some(({severity:F})=>F!=="notice"),K=b.hosts.length===0?"skipped":"wo\
rks";return n.Gr[b.passed?C?"warns":K:"fails"]}function Nn({url:b,workflow:C,job:K,commit:F}){const z=C.split("/").at(-1)??"";return[`<a href="${(0,c.js)(b)}">${(0,c.
D9)(z===""?"this run":z,Bt)}</a>`,...K===""?[]:[`job ${(0,c.D9)(K,Bt)}`],...F===""?[]:[`commit ${(0,c.D9)(F.slice(0,Zt))}`]].join(", ")}}),8373:((dt,U,t)=>{t.d(
U,{Bm:()=>p,EP:()=>o,Gr:()=>I,Su:()=>f,_h:()=>w,b_:()=>O,h:()=>c,jP:()=>u,rC:()=>$,u_:()=>n,xy:()=>S,ze:()=>h});var v=t(5143),k=t(4503),_=t(4120),T=t(8884),R=t(
8641);const c="in the JSON report",S="in the job summary",$={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},I={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},l="&nbsp;more ",u=(s,r,{rest:a})=>`and ${s}${l}${s===1?r:(0,_._l)(r)} ${a}`,h=s=>s.includes(l),o=(s,r,a)=>(0,T.Ky)(
s,r,A=>n(A,a)).replace(/ more (?=places?$)/,l),e=600,n=(s,r)=>typeof s=="string"?f(s):i(s,(0,T.eo)(s),r),O=(s,r)=>i(s,(0,T.eo)({...s,file:(0,v.bH)(s.file).path}),
r);function i(s,r,{context:a}){const A=`<code>${(0,R.js)(r).replaceAll("/","/<wbr>")}</code>`,M=(0,k.uM)(s,a);return M===null||M.length>e?A:`<a href="${(0,R.js)(
M,e)}">${A}</a>`}const f=s=>s.endsWith(" input")?`the ${(0,R.D9)(s.replace(/ input$/,""))} input`:(0,R.D9)(s),w=(s,r,{context:a})=>`<a href="${(0,R.js)(`${a.docsUrl}\
#${s}`)}">${r}</a>`,p=s=>({value:R.D9,prose:R.h$,because:r=>n(r,s)})}),5102:((dt,U,t)=>{t.d(U,{$N:()=>i,JR:()=>u,QK:()=>O,b:()=>o,cG:()=>l,fX:()=>p,hm:()=>n,md:()=>e,
nx:()=>S,sG:()=>I});var v=t(2886),k=t(4e3),_=t(5799),T=t(4120),R=t(8884),c=t(4148);const S={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},$=["fails","unchecked","warns","skipped","works"];function I(M){if(o(M))return"unchecked";const E=n(M.findings);return E==="error"?"fai\
ls":E==="warning"?"warns":u(M)?"skipped":"works"}const l=M=>["fails","warns"].includes(I(M)),u=({visit:M})=>M.attempt.discovery.kind==="skipped",h=["host-not-ch\
ecked",...v.ml],o=({visit:{attempt:M}})=>M.discovery.kind==="skipped"&&h.includes(M.discovery.problem.code);function e(M){return $.flatMap(E=>M.filter(y=>I(y)===
E))}const n=M=>_.oC.find(E=>M.some(y=>y.severity===E))??null;function O({findings:M}){const E=n(M);return E==="notice"?[]:M.filter(({severity:y})=>y===E)}function i({
hosts:M,files:E,findings:y,passed:j,stopped:d,roots:m},{repositories:{length:g}}){const P=(0,c.g5)(m,g),D=P===null?E:E.filter(({problem:it})=>!f.test(it.code)),
x=D.filter(it=>!w(it)),W=n(x)==="error"&&!M.some(it=>I(it)==="fails"),V=P===null&&!W&&g>0?` in ${(0,T.px)(g,"repository")}`:"",G=[x.length<D.length?[`nothing to\
 check${V}`]:s(M,V),A(x,P===null&&W?g:null)],tt=W?G.toReversed():G,nt=[P??[],...tt].flat().join(", "),st=n(y)==="error";if(d!==null){const it=(0,k.Cw)(d);return st||
M.some(o)?`${nt} (${it})`:`${it}; ${nt}`}return j&&st?`${nt} (the check passes: fail-on is never)`:j||st?nt:`${nt} (the check fails: fail-on is warning)`}const f=/^(?:module|provider|version|package|constraint|lock)-/,
w=({problem:M,severity:E})=>M.code==="nothing-to-check"&&E==="error",p="not allowed";function s(M,E){const y=M.length;if(y===0)return[`no registry hosts to chec\
k${E}`];const j=M.filter(st=>!u(st)).map(I),d=M.filter(o).length,[m,g]=[j.length,y-j.length],P=j.filter(st=>st==="fails").length,D=j.filter(st=>st==="warns").length,
x=M.filter(st=>u(st)&&I(st)==="fails").length,W=[{count:P,words:S.fails},{count:x,words:p},{count:d,words:S.unchecked}],Y=[{count:m-P,words:S.works},{count:g-x-
d,words:S.skipped}],V=P+x+d>0,[N,...G]=(V?W:Y).filter(({count:st})=>st>0),nt=N?.words===p||N?.words===S.unchecked?N.count===1?"is ":"are ":"";return[`${a(N?.count??
0,y)}${E} ${nt}${N?.words}`,...G.map(({count:st,words:it})=>`${st} ${it}`),...D===0?[]:[r(D,y,V)]]}function r(M,E,y){return E===1?"with warnings":`${M} ${y?"mor\
e ":""}with warnings`}function a(M,E){return E===1?"1 registry host":M===E?`all ${E} registry hosts`:`${M} of ${E} registry hosts`}function A(M,E){const y=n(M);
if(y===null||y==="notice")return[];const j=M.filter(({severity:P})=>P===y),d=(0,R.eb)(j).length,m=d===0?(0,R.Dc)(j):0,g=(0,R.BQ)(M);return[...d===0?[]:[`${y}s i\
n files of ${E===null?(0,T.px)(d,"repository"):(0,R.iW)(d,E)}`],...m===0?[]:[`${y}s in ${(0,T.px)(m,"file")}`],...n(g)===y?[`${y}s in the ${(0,R.et)(g)}`]:[]]}}),
4148:((dt,U,t)=>{t.d(U,{Fg:()=>u,LC:()=>e,Mm:()=>I,P:()=>f,cZ:()=>w,eX:()=>m,fi:()=>n,g5:()=>O,ie:()=>r,ij:()=>d,jB:()=>i,mC:()=>a,nS:()=>A,ns:()=>j,pJ:()=>o,qj:()=>l});
var v=t(4e3),k=t(5143),_=t(1064),T=t(5011),R=t(5257),c=t(4120),S=t(8884);const $=["fails","warns","works"];function I({worst:D}){return D==="error"?"fails":D===
"warning"?"warns":"works"}const l=({rows:D})=>$.find(x=>D.some(W=>I(W)===x))??"works";function u(D){const x=l({rows:D});return x==="works"&&D.some(h)?"skipped":
x}const h=({chosen:D})=>Object.keys(D).length===0,o={fails:"init fails",warns:"has warnings",works:"passed"},e=3,n=({directory:D},x)=>D===R.cd.file?R.cd.file:D===
"."?"the top directory":x(D);function O(D,x=0){const W=D.filter(({directory:nt})=>nt!==R.cd.file),{failing:Y}=i(W),{length:V}=Y;if(V===0)return null;const N=new Set(
Y.map(({directory:nt})=>(0,k._M)(nt))),G=x<2?"":` (${(0,S.iW)(N.size,x)})`;return W.length===1?`init fails${G}`:`init fails in ${V===W.length?`all ${V}`:`${V} o\
f ${W.length}`} root modules${G}`}function i(D){const{fails:x=[],warns:W=[],works:Y=[]}=Object.groupBy(D,l);return{failing:x,wrong:[...x,...W],good:Y}}function f({
rows:D}){const{fails:x=[],warns:W=[],works:Y=[]}=Object.groupBy(D,I);return{wrong:[...x,...W],good:Y}}function w(D){const x=new Map;for(const V of i(D).wrong)for(const N of f(
V).wrong){const G=p(N),tt=x.get(G)??{row:N,roots:new Set};x.set(G,tt),tt.roots.add(V)}const{fails:W=[],warns:Y=[]}=Object.groupBy(x.values(),({row:V})=>I(V));return[
...W,...Y]}const p=({kind:D,source:x,constraints:W,locked:Y,chosen:V,problems:N})=>JSON.stringify([D,x,W,Y,V,N]),s=3;function r(D,x){const W=new Map(D.map(V=>[V.
row,[...V.roots]]));return{title:"root modules",cell:V=>(0,v.K4)(W.get(V)??[],s,x)}}const a=({address:D,host:x},{clients:W})=>W.every(Y=>(0,T.Vm)(Y)===x)&&D.startsWith(
`${x}/`)?D.slice(x.length+1):D;function A(D){const x=[...new Map(D.map(tt=>[`${tt.kind} ${tt.source}`,tt])).values()],W=["module","provider"].flatMap(tt=>{const{
length:nt}=x.filter(st=>st.kind===tt);return nt===0?[]:[(0,c.px)(nt,tt)]});if(W.length===0)return"no registry modules and no providers";const Y=D.some(({platforms:tt})=>tt.
length>0)?" and package":"",V=x.filter(h).length,N=x.filter(({chosen:tt})=>Object.values(tt).includes(null)).length,G=V+N===0?`every version${Y} is available`:[
...N>0?[`${N} without a version`]:[],...V>0?[`${V} not checked`]:[]].join(", ");return`${W.join(" and ")}, ${G}`}const M=60,E=6,y=12;function j({clients:D,rows:x},W){
const Y=x.every(({chosen:N})=>new Set(Object.values(N)).size<=1),V=[{title:"constraint",cell:({constraints:N})=>(0,v.K4)([...new Set(N)],E,G=>W(G,M))},...Y?[{title:"\
version",cell:N=>g(N,null,W)}]:D.map(N=>({title:_.bB[N],cell:G=>g(G,N,W)})),{title:"newest",cell:({newest:N})=>N===null?"":W(N,M)},{title:"platforms",cell:({platforms:N})=>P(
N,W)}];return d(V,x)}const d=(D,x)=>D.filter(({cell:W})=>x.some(Y=>W(Y)!=="")),m=D=>({title:"problem",cell:({problems:x})=>x.filter(({usualSeverity:W})=>W!=="no\
tice").map(D).join(", ")});function g({chosen:D,locked:x},W,Y){const V=W===null?Object.values(D)[0]:D[W];return V===void 0?"":V!==null?`${Y(V,M)}${V===x?" (lock\
ed)":""}`:x===null?"none":`none (locked: ${Y(x,M)})`}function P(D,x){return(0,v.K4)(D,y,({platform:W,available:Y})=>`${Y===null?"?":Y?"\u2713":"\u2717"} ${x(W,M)}`)}}),
733:((dt,U,t)=>{t.d(U,{W:()=>c,n:()=>k});const v=/^[ -~]*$/;function k(S){if(v.test(S))return S.length;let $=0;for(const I of S)$+=_(I);return $}function _(S){return v.
test(S)?1:T(S)?0:new RegExp("\\p{Regional_Indicator}","u").test(S)?1:R(S)?2:1}const T=S=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(S),R=S=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(S);function c(S,$,I){let[l,u]=["",0];for(const h of S){const o=_(h),e=u+o;if(u>=$&&e<=I&&(o>0||u>$)?l+=h:l+=" ".repeat(Math.max(0,Math.min(e,I)-Math.max(u,
$))),u=e,u>I)break}return l}}),7146:((dt,U,t)=>{t.d(U,{ky:()=>u,nI:()=>_,qt:()=>$,wW:()=>I});var v=t(733);const k={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function _(o,e,n){return n.colour?`\x1B[${k[e]}m${o}\x1B[0m`:o}const T=(o,e,{hyperlinks:n})=>e===void 0||!n?o:`\x1B]8;;${e}\x1B\\${o}\x1B]8;;\x1B\\`,R=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
c=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,S=5001;function $(o){const{FORCE_HYPERLINK:e,TERM:n="",TERM_PROGRAM:O="",VTE_VERSION:i}=o;
return e?e!=="0":o.CI||o.NO_COLOR||n==="dumb"?!1:Number(i)>=S||R.test(O)||c.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(f=>o[f])}function I(o,e){const n="\
 ".repeat(o.indent),O=o.label.padEnd((o.column??0)-1),i=" ".repeat(o.indent+(o.column??2)),[f="",...w]=h(e.withFlags?.(o.text)??o.text,{first:e.width-n.length-O.
length-1,others:e.width-i.length}),p=T(_(O,o.style,e),o.url,e),s=l(f,o.linked,e);return[`${n}${p} ${s}`.trimEnd(),...w.map(r=>`${i}${r}`)]}function l(o,e,n){return!e?.
url||!o.startsWith(e.text)?o:`${T(e.text,e.url,n)}${o.slice(e.text.length)}`}function u(o,{width:e,withFlags:n}){const[O="",...i]=h(n?.(o)??o,{first:e,others:e-
2});return[O,...i.map(f=>`  ${f}`)]}function h(o,e){const n=[];let O="",i=0;for(const f of o.split(" ")){const w=n.length===0?e.first:e.others,p=(0,v.n)(f);O!==
""&&i+1+p>w?(n.push(O),O=f,i=p):(i=O===""?p:i+1+p,O=O===""?f:`${O} ${f}`)}return[...n,O]}}),6536:((dt,U,t)=>{t.d(U,{S5:()=>Tn,MV:()=>dn,K8:()=>$n});var v=t(2389),
k=t(2796),_=t(5102),T=t(4120),R=t(6763),c=t(8641),S=t(4e3),$=t(1831),I=t(4503),l=t(8884),u=t(733),h=t(7146);const o=160,e=12,n="    ",O=/##\w*\[/;function i({place:L,
before:B,literal:X,after:et},at,ft){const pt=" ".repeat(`  ${L.line}`.length),yt=Math.min(ft.width,o)-pt.length-3;if(yt<e)return[];const _t=f(B+X+et),Lt=_t(B+X+
et),Wt=(0,u.n)(Lt)<=yt?0:_t(B).search(/[^ ]|$/),Qt=Lt.slice(Wt),Bt=(0,u.n)(_t(B))-Wt,Zt=(0,u.n)(_t(B+X))-Wt,{from:Xt,to:Sn,text:bn}=w(Qt,Bt,Math.max(Zt,Bt+1),yt),
In=(0,h.nI)("|","dim",ft),jn="^".repeat(Math.max(1,Math.min(Zt,Sn)-Math.max(Bt,Xt))),xn=" ".repeat(Math.max(Bt,Xt)-Xt);return[`${(0,h.nI)(`  ${L.line}`,"dim",ft)}\
 ${In} ${bn}`.trimEnd(),`${pt} ${In} ${xn}${(0,h.nI)(jn,at,ft)}`]}function f(L){const B=X=>(0,c.RK)(X.replaceAll("	",n),Number.POSITIVE_INFINITY);return O.test(
B(L))?X=>B(X).replaceAll(/(?<=#)#/g," #"):B}function w(L,B,X,et){const at=(0,u.n)(L);if(at<=et)return{from:0,to:et,text:L};const ft=Math.max(0,et-2-(X-B)),pt=X<
et?0:Math.max(0,B-1-Math.ceil(ft*2/3)),yt=at-pt<=et,_t=pt+et,Lt=(0,u.W)(L,pt===0?0:pt+1,yt?_t:_t-1),Wt=`${pt===0?"":"\u2026"}${Lt}${yt?"":"\u2026"}`;return{from:pt,
to:yt?_t:_t-1,text:Wt}}var p=t(1505),s=t(7574);const r=20,a=6,A=1e3,M="in the JSON report",E=13,y={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"\
red"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},j={error:y.fails,warning:y.warns,notice:{sign:"\xB7",
style:"blue"}},d={value:c.RK,prose:c.RK,because:l.eo};function m(L,B){const X=(0,_.sG)(L),{sign:et,style:at}=y[X],ft=[...(0,_.cG)(L)?D(L,B.context):[],...(0,p.o7)(
L,d)],pt=`${_.nx[X]}${L.isNew?` (${T.dy})`:""}: ${P(L)}`;return[...(0,h.wW)({indent:0,label:`${et} ${g(L.visit.host)}`,style:at,text:pt},B),...ft.flatMap(yt=>x(
yt,B))].map(c.BP).join(`
`)}const g=L=>{const B=(0,$.nx)(L);return B===L?(0,c.RK)(L):`${(0,c.RK)(B)} (${(0,c.RK)(L)})`};function P(L){const{discovery:B}=L.visit.attempt,X=(0,_.QK)(L);return X.
length>0?(0,S.K4)([...new Set(X.map(et=>et.problem.code))],a):B.kind==="skipped"?B.problem.code:(0,p.Yj)(L,d)}function D(L,B){const{hops:X,certificates:et}=L.visit.
attempt;return[(0,p.se)(L,B,d),{label:"response",texts:X.map(W)},{label:"services",texts:(0,T.Sk)(L.services,r,Y)},...(0,p.Zc)(L,d),{label:"certificate",texts:et.
map(at=>V(at,B))}]}const x=({label:L,texts:B},X)=>B.flatMap((et,at)=>{const ft=at===0?L:"";return(0,h.wW)({indent:2,label:ft,style:"dim",column:E,text:et},X)});
function W(L){const B=L.status===null?"none":`${L.status} ${(0,c.RK)(L.reason,p.tN)}`,X=L.status===null?"after":"in",et=[...L.mediaType===null?[]:[(0,c.RK)(L.mediaType,
p.tN)],...L.address===null?[]:[`at ${(0,c.RK)(L.address,p.tN)}`],...L.proxy===null?[]:[`through ${(0,c.RK)((0,c.cq)(L.proxy))}`],...L.authorization==="none"?[]:
[`token ${(0,T.Rk)(L.authorization)}`]],at=et.length===0?"":` (${et.join("; ")})`;return`${B.trim()} from ${(0,c.RK)((0,c.cq)(L.url))} ${X} ${(0,s.kJ)(L.ms)}${at}`}
function Y(L){const B=(0,c.RK)(L.id,p.tN);switch(L.kind){case"url":return`${B} ${(0,c.RK)((0,c.cq)(L.url))}`;case"login":{const{authz:X,token:et}=L.login,at=[X,
et].map(ft=>(0,c.RK)((0,c.cq)(ft??"none")));return`${B} authz ${at.join(", token ")}`}case"problem":return`${B}: ${L.problem.code}`}}function V(L,B){const{host:X,
subject:et,issuer:at,expires:ft}=L,pt=(0,c.RK)((0,s.nO)(ft,B.startedAt));return`${(0,c.RK)(X,p.tN)} valid until ${pt}; subject ${(0,c.RK)(et,p.tN)}, issuer ${(0,c.
RK)(at,p.tN)}`}const N=4,G={places:6,messages:5,frames:k.Wi},tt={places:3,messages:2,frames:1};function nt(L,B,X){const{severity:et,code:at,title:ft,message:pt}=L,
yt=(0,c.RK)(pt??ft,c.h2),_t=`${B.context.docsUrl}#${at}`,{style:Lt}=j[et],Wt=st(L,X)??[...mt(L.hosts.length>1?"hosts":"host",it(L),B),...ct(L,B,X),...$t(L,B)],Qt=Mt(
L.findings)?"":L.help??"";return[...(0,h.wW)({indent:0,label:`${et}[${at}]:`,style:Lt,url:_t,text:yt},B),...Wt,...mt("help",(0,c.RK)(Qt,c.h2),B),...mt("affects",
(0,T.od)(L.affects,B.context.clients),B)].map(c.BP).join(`
`)}function st(L,{codes:B}){const{hosts:X,message:et,code:at,findings:ft}=L;if(X.length<2||et===null)return null;const{lines:pt}=(0,l.yv)(ft),yt=JSON.stringify(
[X.toSorted(),pt[0],pt.length]),_t=B.get(yt);return _t===void 0&&B.set(yt,at),_t===void 0?null:[`  hosts: the same ${X.length} as for ${_t}`]}function it({hosts:L,
findings:B,message:X}){const[et]=L;return L.length===1&&et!==void 0&&X?.includes((0,$.nx)(et))&&B[0]?.isHostNew!==!0?"":(0,S.K4)(L,(0,T.J5)(L,N),ft=>{const pt=B.
filter(Lt=>Lt.host===ft),yt=L.length>1?(0,l.eb)(pt).length:0,_t=[...pt.some(({isHostNew:Lt})=>Lt)?[T.dy]:[],...yt>1?[(0,T.px)(yt,"repository")]:[]];return`${g(ft)}${_t.
length===0?"":` (${_t.join(", ")})`}`})}function ct(L,B,X){const{frames:et}=It(L),at=Dt(L);return[...at.shown.flatMap(({message:ft,findings:pt,first:yt},_t)=>{const Lt=Z(
yt,L.message===null?ft:"",B);return _t>=et?Lt:[...Lt,...Q(yt,L,B,X),...mt("help",(0,c.RK)(lt(L,pt),c.h2),B)]}),...at.more>0?[`  and ${(0,T.px)(at.more,"more mes\
sage")} ${M}`]:[]]}const It=({hosts:L,findings:B})=>L.length>1||Mt(B)?tt:G;function Dt(L){const B=(0,k.cr)(L).map(([X,et])=>({message:X,findings:et,first:(0,l.tN)(
et)}));return(0,S.zN)(B,(0,T.J5)(B,It(L).messages))}function Z(L,B,X){if(L===null&&B==="")return[];const et=L===null?"-":"-->",at=L===null?"":(0,l.R3)(L),ft=[at,
(0,c.RK)(B,c.h2)].filter(yt=>yt!=="").join(": "),pt={text:at,url:L&&(0,I.uM)(L,{...X.context,links:null})};return(0,h.wW)({indent:2,label:et,style:"dim",text:ft,
linked:pt},X)}function Q(L,{severity:B},X,{lines:et}){if(L===null)return[];const{file:at,line:ft,column:pt}=L,yt=X.context.sources.find(_t=>_t.place.file===at&&
_t.place.line===ft&&_t.place.column===pt);return yt===void 0||et.has(yt)?[]:(et.add(yt),i(yt,j[B].style,X))}function lt({help:L,findings:B},X){return L!==null||
Mt(B)?"":X[0]?.problem.help??""}const Mt=([L,B])=>L?.exclude!==void 0&&B!==void 0;function $t(L,B){const{findings:X}=L,{lines:et,settings:at}=(0,l.yv)(X),ft=(0,l.
oN)(et,Dt(L).shown.map(({first:yt})=>yt)),pt=It(L).places;return[...mt("hits",(0,l.mj)(X,B.context.repositories.length),B),...mt("also at",(0,l.Ky)(ft,pt),B),...mt(
"required by",(0,l.Ky)(at,pt),B)]}const mt=(L,B,X)=>B===""?[]:(0,h.wW)({indent:2,label:`${L}:`,style:"dim",text:B},X);var vt=t(4148),Kt=t(1064);const Pt=20,Yt=3,
At="  ",Vt=L=>(0,vt.fi)(L,l.II);function sn(L,B){const{wrong:X}=(0,vt.jB)(L);return X.length>vt.LC?[H(L,X,B)]:X.map(et=>{const at=(0,vt.P)(et),ft=[...at.wrong,...at.
good],pt=ut((0,vt.ns)({...et,rows:ft.slice(0,Pt)},c.RK),ft),yt=Vt(et);return Tt({outcome:(0,vt.qj)(et),name:yt,root:et,rows:ft,columns:pt},B)})}function H(L,B,X){
const et=(0,vt.cZ)(L),at=et.map(({row:Wt})=>Wt),ft=Kt.Du.filter(Wt=>B.some(Qt=>Qt.clients.includes(Wt))),pt=(0,vt.ns)({clients:ft,rows:at.slice(0,Pt)},c.RK),yt=ut(
[(0,vt.ie)(et,Vt),...pt],at),_t=(0,vt.qj)({rows:at}),Lt=(0,T.px)(B.length,"root module");return Tt({outcome:_t,name:Lt,root:{clients:ft},rows:at,columns:yt},X)}
const ut=(L,B)=>[...L,...(0,vt.ij)([(0,vt.eX)(({code:X})=>X)],B)];function Tt({outcome:L,name:B,root:X,rows:et,columns:at},ft){const{sign:pt,style:yt}=y[L],_t=et.
filter(Bt=>(0,vt.Mm)(Bt)===L),Lt=[...new Set(_t.map(Bt=>(0,c.RK)((0,vt.mC)(Bt,X))))],Wt=`${vt.pJ[L]} for ${(0,S.K4)(Lt,Yt)}`,Qt=et.length-Pt;return[`${(0,h.nI)(
pt,yt,ft)} ${(0,h.nI)(B,"bold",ft)}: ${Wt}`,...jt(et.slice(0,Pt).map(Bt=>({sign:y[(0,vt.Fg)([Bt])],cells:[(0,c.RK)((0,vt.mC)(Bt,X)),...at.map(({cell:Zt})=>Zt(Bt))]})),
["module or provider",...at.map(({title:Bt})=>Bt)],ft),...Qt>0?[`  and ${Qt} more in the JSON report`]:[]].map(c.BP).join(`
`)}function jt(L,B,X){const et=B.map((pt,yt)=>Math.max(...[pt,...L.map(({cells:_t})=>_t[yt])].map(Gt)));if(et.reduce((pt,yt)=>pt+At.length+yt,At.length)>X.width)
return L.flatMap(({sign:{sign:pt,style:yt},cells:[_t="",...Lt]})=>{const Wt=Lt.flatMap((Bt,Zt)=>Bt===""?[]:[`${B[Zt+1]} ${Bt}`]),Qt=`${_t}: ${Wt.join("; ")}`;return(0,h.
wW)({indent:2,label:pt,style:yt,text:Qt},X)});const ft=pt=>pt.map((yt,_t)=>yt+" ".repeat((et[_t]??0)-Gt(yt))).join(At).trimEnd();return[`    ${(0,h.nI)(ft(B),"d\
im",X)}`,...L.map(({sign:{sign:pt,style:yt},cells:_t})=>`  ${(0,h.nI)(pt,yt,X)} ${ft(_t)}`)]}const Gt=(L="")=>Array.from(L).length;function Jt(L,B){const X=L.flatMap(
_t=>_t.rows),{sign:et,style:at}=y[(0,vt.Fg)(X)],[ft]=L,yt=`${L.length===1&&ft!==void 0?Vt(ft):(0,T.px)(L.length,"root module")}: ${(0,vt.nS)(X)}`;return(0,h.wW)(
{indent:0,label:et,style:at,text:yt},B).map(c.BP).join(`
`)}const qt=3,nn=4;function q({hosts:L,roots:B},X){const et=Map.groupBy(L,_.sG),at=(et.get("unchecked")??[]).filter(({findings:pt})=>pt.length===0),{good:ft}=(0,vt.
jB)(B);return[...J("unchecked",at,X),...J("skipped",et.get("skipped")??[],X),...J("works",et.get("works")??[],X),...ft.length>0?[Jt(ft,X)]:[]]}function J(L,B,X){
const et=_t=>m(_t,X);if(B.length<=qt)return B.map(et);const{sign:at,style:ft}=y[L],pt=(0,S.K4)(B,(0,T.J5)(B,nn),({visit:_t})=>g(_t.host)),yt=`${(0,T.px)(B.length,
"host")} ${_.nx[L]}: ${pt}`;return X.isRunner?[[(0,c.BP)(`${at} ${yt}`),...(0,T.Sk)(B,A,et,ht)].join(`
`)]:[(0,h.wW)({indent:0,label:at,style:ft,text:yt},X).map(c.BP).join(`
`)]}const ht=L=>`and ${L} more ${M}`;function Et(L,B){const X=(0,l._X)(L),[et]=X;if(et===void 0)return[];const at=Wt=>`${(0,c.RK)(Wt.repository)} (${(0,T.H8)(Wt.
findings)})`,ft=(0,T.J5)(X,nn),{sign:pt,style:yt}=y[(0,_.hm)(et.findings)==="error"?"fails":"warns"],_t=`${(0,T.px)(X.length,"repository")} ${(0,l.fP)(X)}: ${(0,S.
K4)(X,ft,at)}`;if(!B.isRunner||ft===X.length)return[(0,h.wW)({indent:0,label:pt,style:yt,text:_t},B).map(c.BP).join(`
`)];const Lt=(0,T.Sk)(X,A,at,ht);return[[`${pt} ${_t}`,...Lt].map(c.BP).join(`
`)]}function wt(L,B){const X=(0,_.hm)(L.findings),et=L.hosts.length>qt||L.findings.length>0,at=B.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",ft=`problem codes are explained at ${B.context.docsUrl}`;return et?[(X===null||X==="noti\
ce"?[at]:[ft,at]).flatMap(yt=>(0,h.ky)(yt,B)).join(`
`)]:[]}var bt=t(7361),St=t(4218);const Rt=3,Ft=20,xt=40,Ct=12,Nt=10,Ut=140,en=30,cn="  ",un=2,ln="  ",an="\xA0";function fn(L,B){const X=(0,St.U4)(L,B.context),
et=X.length<=Rt?X:X.filter(({host:_t})=>(0,_.cG)(_t));if(et.length===0)return"";const{shown:at,more:ft}=(0,S.zN)(et,Ft),pt=An(at,B),yt=[`last ${(0,T.px)(pt.marks,
"run")}`,...pt.columns.map(Pn)];return[...(0,h.ky)(`history: ${yt.filter(_t=>_t!=="").join(", ")}`,B),...at.map((_t,Lt)=>gn(_t,Lt,pt,B)),...ft>0?[`  and ${(0,T.
px)(ft,"more host")} in the history file`]:[],...mn(at,B)].map(c.BP).join(`
`)}function mn(L,B){const X=(0,St.MC)(L).map(([at,ft])=>`${at} ${ft}`.replaceAll(" ",an));return(0,h.ky)(X.join(", "),{...B,width:B.width-cn.length}).map(at=>`${cn}${(0,h.
nI)(at.trim().replaceAll(an," "),"dim",B)}`)}function An(L,B){const X=Math.max(...L.map(({host:Bt})=>(0,u.n)(g(Bt.visit.host)))),et=Math.min(xt,X),at=Math.max(...L.
map(({history:Bt})=>Bt.recent.length)),ft=kn(L),pt=Math.min(B.width,Ut)-cn.length-un-ln.length,yt=Bt=>ft.slice(0,Bt).reduce((Zt,Xt)=>Zt-ln.length-On(Xt),pt),Lt=ft.
map((Bt,Zt)=>ft.length-Zt).find(Bt=>et+at<=yt(Bt))??1,Wt=yt(Lt),Qt=Math.min(at,Math.max(Nt,Wt-et));return{columns:ft.slice(0,Lt),marks:Qt,name:Math.min(et,Math.
max(Ct,Wt-Qt))}}function kn(L){const B=L.map(({history:{medianMs:et}})=>et===null?"-":(0,s.kJ)(et));return[{title:"uptime in 30 days",cells:L.map(Mn)},{title:"m\
edian latency",cells:B},{title:"",cells:L.map(({history:et})=>(0,St.kW)(et)??"")}].filter(({cells:et})=>et.some(at=>at!==""))}function Mn(L){const B=(0,St.bW)(L,
en);return(B&&(0,bt.mc)(B))??"-"}const Pn=({title:L})=>L,On=({cells:L})=>Math.max(...L.map(B=>B.length));function gn({host:L,history:B},X,{columns:et,name:at,marks:ft},pt){
const{sign:yt,style:_t}=y[(0,_.sG)(L)],Lt=(0,St.qX)(B.recent.slice(-ft)),Wt=et.map(Zt=>{const Xt=Zt.cells[X]??"";return Zt.title===""?Xt:Xt.padStart(On(Zt))}),Qt=Lt.
replace(/\u2573+/g,Zt=>(0,h.nI)(Zt,"red",pt));return[`${cn}${(0,h.nI)(yt,_t,pt)} ${Rn(g(L.visit.host),at)}`,`${" ".repeat(ft-Lt.length)}${Qt}`,...Wt].join(ln).trimEnd()}
function Rn(L,B){const X=(0,u.n)(L);return X<=B?`${L}${" ".repeat(B-X)}`:`${(0,u.W)(L,0,B-1)}\u2026`}const wn=5,vn=30,zt=3,_n=20;function*Tn(L,B){yield`${dn(L,B)}\

`;let X=!0;for(const{text:et}of $n(L,B)){const at=et.includes(`
`);yield`${X||at?`
`:""}${et}
`,X=at}}function dn(L,B){const{sign:X,style:et}=y[L.passed?"works":"fails"],at=B.isQuiet?[]:(0,R.h$)(L,B.context).slice(0,wn);return[`${(0,h.nI)(X,et,B)} ${(0,h.
nI)((0,_.$N)(L,B.context),"bold",B)}`,...at.flatMap(ft=>En(ft,B))].join(`
`)}function*$n(L,B){const{isQuiet:X=!1,isRunner:et=!1,context:at}=B,ft=({severity:Xt})=>!X||Xt==="error"||(0,v.k2)(Xt,at.failOn),pt=(0,k.cZ)(L.findings.filter(ft)),
yt={lines:new Set,codes:new Map};for(const Xt of pt.slice(0,vn))yield hn(nt(Xt,B,yt));const _t=pt.slice(vn).flatMap(({findings:Xt})=>Xt);if(_t.length>0&&(yield hn(
`and ${(0,T.px)(_t.length,"more finding")} ${M}`)),X)return;const Lt=Xt=>({kind:et?"group":"plain",text:Xt});yield*Et(L.files,B).map(Lt);const Wt=fn(L,B);Wt!==""&&
(yield Lt(Wt)),yield*sn(L.roots,B).map(Lt);const Qt=(0,_.md)(L.hosts).filter(Xt=>(0,_.cG)(Xt)&&!(0,_.JR)(Xt)),Bt=et||Qt.length<=zt?Qt:[];yield*Dn(Bt,B).map(Lt),
yield*q(L,B).map(Lt);const Zt=(0,R.h$)(L,at).slice(wn);Zt.length>0&&(yield hn(Zt.flatMap(Xt=>En(Xt,B)).join(`
`))),yield*wt(L,B).map(hn)}const En=(L,B)=>(0,h.ky)((0,c.RK)(L),B).map(c.BP);function Dn(L,B){const X=pt=>m(pt,B),et=L.slice(0,_n).map(X),at=L.slice(_n);if(at.length===
0)return et;const ft=(0,T.Sk)(at,A,X,pt=>`and ${pt} more ${M}`);return[...et,[`details of ${(0,T.px)(at.length,"more host")}`,...ft].join(`
`)]}const hn=L=>({kind:"plain",text:L})}),6283:((dt,U,t)=>{t.d(U,{Y:()=>T});var v=t(6309),k=t(8641);const _=function(...R){const{recordRun:c}=t.late([620],8620);
return new.target?new c(...R):c(...R)};function T(R,c){const{history:S}=R.settings;if(S===null)return{checked:R,warnings:[]};try{const{history:$,warnings:I}=_(S,
R,c);return{checked:{...R,context:{...R.context,history:$}},warnings:I}}catch($){return{checked:R,warnings:[`the history ${(0,k.RK)(S)} was not read: ${(0,k.RK)(
(0,v.A3)($))}`]}}}}),2909:((dt,U,t)=>{t.a(dt,async(v,k)=>{try{let V=function(it){const{verdict:ct,changes:It,context:Dt}=it,Z=(0,u.ng)(process.env,P),Q=Z===null?
[]:(0,$.w)((0,p.R8)(ct),st(),Z);if(Z===null||It?.kind!=="files")return{...it,located:Q,context:{...Dt,links:(0,$.h)(Q)}};const lt=m(Q,It.files,st(),Z);return{...it,
located:Q,context:{...Dt,links:lt}}},N=function(it){return async(ct,It)=>{try{await It()}catch(Dt){it([`${ct}: ${(0,c.A3)(Dt)}`])}}},st=function(){return process.
env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var _=t(2929),T=t(9018),R=t(7251),c=t(6309),S=t(5181),$=t(40),I=t(2806),l=t(3565),u=t(8782),h=t(4690),o=t(9077),e=t(
3795),n=t(3386),O=t(2057),i=t(1964),f=t(3329),w=t(2827),p=t(4503),s=t(5505),r=t(8641),a=t(9703),A=t(6536),M=t(8463),E=t(3152),y=t(5100),j=t(6283),d=t(6875);const m=function(...it){
const{withDiffLinks:ct}=t.late([733],9733);return new.target?new ct(...it):ct(...it)},g=120;process.env.UV_THREADPOOL_SIZE??="64",(0,n.p)(),(0,O.B_)(process.stdout,
it=>process.stderr.write(`the log was not written: ${it}
`)),(0,O.B_)(process.stderr,()=>{});const P=l.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const D=new d.V,x=(0,h.i)(process);await(0,o.
q)(process,await W(l.Ko(y.y.map(({name:it})=>it))));async function W(it){const ct=(0,T.c)(it,process.env,(0,R.K)(l.QU)),It=Z=>{const Q=(0,T.r)(lt=>(0,a.p)(Z,lt),
ct);return l.fJ("Could not run",Q),3},Dt=(0,o.w)(process,D,{isFinal:!1,crash:It,now:x});try{const Z=await Y(it,ct),Q=Dt.aborted?3:Z.verdict.passed?0:1;return await G(
Z,ct,Dt),Q}catch(Z){if(Z instanceof E.GN){const Q=ct.redact(Z.mistakes).map(lt=>(0,r.LS)(lt));return l.fJ("Wrong settings",Q.join(`
`)),2}return It(Z)}}async function Y(it,ct){const It=(0,e.fN)(Dt=>l.N4(ct.redact([Dt])),e.Si);try{return await(0,_.z6)(it,{environment:process.env,directory:st(),
isFork:(0,u.$c)(process.env.GITHUB_EVENT_NAME,P),stop:D,startTimer:d.I,now:x,progress:It.show,changes:Dt=>nt(Dt,ct),secrets:ct,kill:process.kill})}finally{It.end()}}
async function G(it,{redact:ct},It){const{checked:Dt,warnings:Z}=(0,j.Y)(it,{directory:st(),environment:process.env,random:Math.random}),Q=$t=>l.R8(ct($t).map(mt=>(0,r.
LS)(mt))),lt=N(Q);Q(Z);let Mt={...Dt,located:[]};await lt("places are not links",()=>{Mt=V(Dt)}),await tt(Mt,lt,Q),!It.aborted&&await lt("the comment and the is\
sue were not written",async()=>{const{notes:$t,warnings:mt}=await(0,I.m)(Mt,(0,u.ng)(process.env,P),st(),It);l.N4(ct($t)),Q(mt)})}async function tt(it,ct,It){const{
settings:Dt,verdict:Z,context:Q}=it,{GITHUB_OUTPUT:lt,GITHUB_STEP_SUMMARY:Mt,RUNNER_TEMP:$t}=process.env,mt={colour:!1,width:g,isRunner:!0,context:Q};await ct("\
the log was not written",()=>l.ur((0,A.MV)(Z,mt),(0,A.K8)(Z,mt))),await ct("the annotations were not written",()=>l.fz((0,i.H)(Z,Q))),await ct("the outputs were\
 not written",async()=>It(await l.Kn(lt,(0,w.Y)(Z)))),await ct("the job summary was not written to GITHUB_STEP_SUMMARY",()=>l.Sy(Mt,(0,s.Gc)(Z,Q))),await ct("th\
e JSON report was not written to RUNNER_TEMP",async()=>{const vt=l.u5($t,(0,f.h)(Z,Q));It(await l.Kn(lt,{report:vt}))}),await ct("the report files were not writ\
ten",()=>It((0,M.t)(Dt,it,st())))}async function nt({githubToken:it},{redact:ct}){const It=(0,u.ng)(process.env,P),Dt=await(0,S.S)(It,it,D.signal);return Dt.kind===
"all"&&It?.pull&&l.R8(ct([`changed-only has no effect: ${Dt.why}`])),Dt}k()}catch(m){k(m)}},1)}),5657:((dt,U,t)=>{t.d(U,{G:()=>h});var v=t(6760),k=t(5747);const _=21,
T=/^(?!\.{1,2}$)[\w.-]+$/;function R(p){let s=!1;for(const r of p.split(`
`)){const a=r.trim();a.startsWith("[")&&(s=a==='[remote "origin"]');const A=a.indexOf("=");if(!(!s||A<0||a.slice(0,A).trim().toLowerCase()!=="url"))return c(a.slice(
A+1).trim())}return null}function c(p){const s=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(p),[r,a]=s===null?S(p):[s[1],s[2]],A=(a??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),M=A.length>1&&A.length<=_;return!r||!M||!A.every(E=>T.test(E))?null:{host:r.toLowerCase(),owner:A.slice(0,-1).join("/"),name:A.at(-1)??""}}function S(p){
const s=URL.parse(p);return s===null||!/^(https?|ssh):$/.test(s.protocol)?[]:[s.protocol==="ssh:"?s.hostname:s.host,s.pathname.slice(1)]}var $=t(4614);const I=5,
l=/^[0-9a-f]{40}$/,u=/^refs\/(?!.*\.\.)[^\0]+$/;function h(p){const s=(0,v.join)(p,".git"),r=o(s,p)??s,a=w((0,v.join)(r,"commondir")),A=a===null?r:i(a,r),M=()=>f(
(0,v.join)(A,"packed-refs"))??"",E=e(w((0,v.join)(r,"HEAD")),[r,A],M);return E===null?null:{commit:E,isFetched:O(E,f((0,v.join)(r,"FETCH_HEAD"))??"",M),remote:R(
f((0,v.join)(A,"config"))??""),tracked:y=>(0,$.O)((0,v.join)(r,"index"),y)}}function o(p,s){const[,r]=/^gitdir: (.+)$/.exec(w(p)??"")??[];return r===void 0?null:
i(r,s)}function e(p,s,r){let a=p;for(let A=0;a!==null&&A<=I;A+=1){if(l.test(a))return a;const[,M]=/^ref: (.+)$/.exec(a)??[];if(M===void 0||!u.test(M))return null;
a=n(M,s,r)}return null}function n(p,s,r){for(const A of s){const M=w((0,v.join)(A,p));if(M!==null)return M}return r().split(`
`).find(A=>A.endsWith(` ${p}`))?.slice(0,40)??null}function O(p,s,r){const a=(A,M)=>A.split(`
`).some(E=>E.startsWith(`${p}${M}`));return a(s,"	")||a(r()," refs/remotes/")}const i=(p,s)=>(0,v.isAbsolute)(p)?p:(0,v.join)(s,p);function f(p){const s=(0,k.yR)(
p);return s.ok?s.text:null}const w=p=>f(p)?.replace(/\r?\n$/,"")??null}),4614:((dt,U,t)=>{t.d(U,{O:()=>o,R:()=>O});var v=t(3024),k=t(5747);const _=128*1024*1024,
T=12,R=62,c=16384,S=12288,$=4,I=61440,l=4096,u=32768,h=Buffer.alloc(0);function o(i,f){const w=(0,k.io)(i,_);return w===null?new Map:e(w,f)}function e(i,f){const w=new Map;
if(i.length<T)return w;const p=i.readUInt32BE(4);if(i.toString("latin1",0,4)!=="DIRC"||p<2||p>4)return w;const s=i.readUInt32BE(8);let r=h,a=T;for(let A=0;A<s;A+=
1){if(a+R>i.length)return w;const M=i.readUInt16BE(a+60),E=a+R+(M&c?2:0),y=p===$,{kept:j,from:d}=y?n(i,E,r):{kept:h,from:E},m=i.indexOf(0,d);if(m<0)return w;const g=i.
subarray(d,m),P=y?Buffer.concat([j,g]):g;if(P.length>l)return w;const D=(i.readUInt32BE(a+24)&I)===u,x=P.toString("utf8");D&&(M&S)===0&&f.has(x)&&w.set(x,{modified:i.
readUInt32BE(a+8),size:i.readUInt32BE(a+36)}),a=y?m+1:a+(m-a+8&-8),r=P}return w}function n(i,f,w){let p=f,s=i[p++]??0,r=s&127;for(;s&128;)s=i[p++]??0,r=(r+1)*128+
(s&127);return{kept:w.subarray(0,Math.max(0,w.length-r)),from:p}}function O(i,{modified:f,size:w}){try{const p=(0,v.lstatSync)(i),s=Math.floor(p.mtimeMs/1e3);return p.
isFile()&&p.size%2**32===w&&s%2**32===f}catch(p){return(0,k.Oj)(p),!1}}}),7078:((dt,U,t)=>{t.d(U,{N:()=>n});var v=t(317),k=t(8782);const _=i=>({id:u(i,"id"),body:l(
i,"body")??"",isTrusted:$(i)}),T=i=>({number:u(i,"number"),title:I(i,"title"),body:l(i,"body")??"",isOpen:I(i,"state")==="open",reason:l(i,"state_reason"),closedAt:l(
i,"closed_at"),labels:c((0,k.at)(i,"labels")).flatMap(f=>typeof f=="string"?f:l(f,"name")??[]),isTrusted:$(i)}),R=i=>({file:I(i,"filename"),status:I(i,"status"),
changes:u(i,"changes"),patch:l(i,"patch")});function c(i){return Array.isArray(i)?i:h()}const S=["OWNER","MEMBER","COLLABORATOR"],$=i=>(0,k.at)(i,"user","type")===
"Bot"||S.includes((0,k.at)(i,"author_association"));function I(i,f){return l(i,f)??h()}function l(i,f){const w=(0,k.at)(i,f)??null;return w===null||typeof w=="s\
tring"?w:h()}function u(i,f){const w=(0,k.at)(i,f),p=typeof w=="bigint"?Number(w):w;return typeof p=="number"&&Number.isFinite(p)&&p>=0?p:h()}function h(){throw new v.
F9("unexpected response")}const o=100,e=100;async function n(i,f,w,p){const s=AbortSignal.any([AbortSignal.timeout(w),p]),{connect:r}=await Promise.all([t.e(795),
t.e(104)]).then(t.bind(t,5104)),{rest:a,paginate:A}=r(i,f,s),M={owner:i.owner,repo:i.repository};async function E(j,d=Number.POSITIVE_INFINITY){const m=[];let g=0;
for await(const{data:P}of j){for(const D of c(P))m.push(D);if(m.length>=d)return m.slice(0,d);if(g+=1,g===e)throw new v.F9(`the list has more than ${e} pages`)}
return m}const y=async j=>{await O(j)};return{listComments:j=>{const d={...M,issue_number:j,per_page:o},m=A.iterator(a.issues.listComments,d);return O(E(m).then(
g=>g.map(_)))},createComment:(j,d)=>{const m=a.issues.createComment({...M,issue_number:j,body:d});return O(m.then(({data:g})=>_(g)))},updateComment:(j,d)=>y(a.issues.
updateComment({...M,comment_id:j,body:d})),deleteComment:j=>y(a.issues.deleteComment({...M,comment_id:j})),listIssues:(j,d)=>{const m={...M,...j,per_page:o},g=E(
A.iterator(a.issues.listForRepo,m),d),P=D=>(0,k.at)(D,"pull_request")===void 0;return O(g.then(D=>D.filter(P).map(T)))},createIssue:({title:j,body:d,labels:m})=>{
const g=a.issues.create({...M,title:j,body:d,labels:[...m]});return O(g.then(({data:P})=>T(P)))},updateIssue:(j,d)=>y(a.issues.update({...M,issue_number:j,...d})),
addLabels:(j,d)=>y(a.issues.addLabels({...M,issue_number:j,labels:[...d]})),createLabel:j=>y(a.issues.createLabel({...M,...j})),listChangedFiles:j=>{const d={...M,
pull_number:j,per_page:o},m=E(A.iterator(a.pulls.listFiles,d));return O(m.then(g=>g.map(R)))}}}async function O(i){try{return await i}catch(f){throw f instanceof
v.F9?f:new v.F9("unexpected response")}}}),5181:((dt,U,t)=>{t.d(U,{S:()=>S});var v=t(7078),k=t(317),_=t(8782);const T=3e3,R=6e4,c=$=>({kind:"all",why:$});async function S($,I,l){
if($===null)return c("not a workflow run");const{pull:u,event:h}=$;if(u===null)return c(`a ${h} event has no pull request`);const o=(0,_.h0)($,I);if(!o.ok)return c(
o.why);try{const n=await(await(0,v.N)($,o.value.token,R,l)).listChangedFiles(u.number);return n.length<T?{kind:"files",files:n}:c(`the pull request changes ${T}\
 files or more, and GitHub lists at most ${T}`)}catch(e){return c((0,k.Ic)("the changed files could not be listed",e,{run:$,permission:"pull-requests: read"}))}}}),
317:((dt,U,t)=>{t.d(U,{F9:()=>_,Ic:()=>c,Wo:()=>T});var v=t(6309),k=t(8641);class _ extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(u,{httpStatus:h=null,
accepted:o=null,isLimit:e=!1}={}){super(u),this.httpStatus=h,this.accepted=o,this.isLimit=e}}async function T(l){try{return await l,!0}catch(u){if(u instanceof _&&
u.httpStatus===404)return!1;throw u}}const R=300;function c(l,u,{run:h,permission:o}){if(!(u instanceof _))return`${l}: ${(0,v.A3)(u)}`;const{httpStatus:e,message:n}=u,
O=e===null?"did not answer":`returned ${e}`,i=$(u,h,o);return`${l}: ${(0,k.RK)(h.apiUrl)} ${O} (${S(n)})${i}`}const S=l=>(0,k.BP)((0,k.RK)(l.replace(/\s+/gu," "),
R));function $({httpStatus:l,accepted:u,isLimit:h},o,e){if(h)return"; GitHub limits the rate of requests, try again later";switch(l){case 401:return"; github-to\
ken is invalid or has expired";case 403:case 404:return o.pull?.isFork===!0&&e.endsWith("write")?"; the token of a pull request from a fork is read-only, whatev\
er `permissions` says":`; add \`${e}\` to \`permissions\` of the job${I(u,e)}`;case 410:return e==="issues: write"?"; issues are disabled in this repository":";\
 it no longer exists";default:return""}}function I(l,u){if(l===null||l==="")return"";const h=l.replaceAll("_","-").replaceAll("=",": ");return h===u?"":`; GitHu\
b accepts \`${S(h.replaceAll("`",""))}\``}}),40:((dt,U,t)=>{t.d(U,{h:()=>I,w:()=>R});var v=t(6760),k=t(5657),_=t(4614),T=t(4503);function R(l,u,h){if(!c(h.serverUrl))
return[];const o=$(u);return[...Map.groupBy(l,n=>o(n.split("/").slice(0,-1).join("/")))].flatMap(([n,O])=>n===null?[]:S(n,O,u,h))}const c=l=>/^https?:\/\/[\w.:/-]+$/.
test(l);function S({prefix:l,checkout:u},h,o,e){const{commit:n,isFetched:O,remote:i}=u,f=URL.parse(e.serverUrl);if(i===null||f===null)return[];if(i.host!==f.host&&
i.host!==f.hostname)return[];if(!O&&![e.commit,e.defaultCommit].includes(n))return[];const w=`${i.owner}/${i.name}`,p=`${e.serverUrl}/${w}/blob/${n}`,s=A=>A?.toLowerCase()===
w.toLowerCase(),r=s(`${e.owner}/${e.repository}`)||s(e.pull?.from),a=new Map(h.map(A=>[A.slice(l.length),A]));return Array.from(u.tracked(new Set(a.keys())),([A,
M])=>{const[E,y]=[a.get(A),(0,T.oW)(A)];return E===void 0||y===null||!(0,_.R)((0,v.join)(o,E),M)?[]:{file:E,path:A,url:`${p}/${y}`,isOfRun:r}}).flat()}function $(l){
const u=new Map,h=o=>{const e=u.get(o);if(e!==void 0)return e;const n=(0,k.G)((0,v.join)(l,o)),O=o.split("/").slice(0,-1).join("/"),i=n!==null?{prefix:o===""?"":
`${o}/`,checkout:n}:o===""?null:h(O);return u.set(o,i),i};return h}const I=l=>new Map(l.map(({file:u,url:h})=>[u,{url:h}]))}),5017:((dt,U,t)=>{t.d(U,{TN:()=>T,en:()=>c,
ol:()=>R,t7:()=>S});var v=t(8641);const k=function(...$){const{createHash:I}=process.getBuiltinModule("node:crypto");return new.target?new I(...$):I(...$)},_="t\
f-disco",T=($,...I)=>R([$.workflow,$.job,$.step,...I]),R=$=>k("sha256").update(JSON.stringify($)).digest("hex").slice(0,16);function c($,I,l){const u=JSON.stringify(
l).replace(/[<>&]/g,v.z5);return`<!-- ${_} ${$} ${I} ${u} -->`}function S($,I,l){const u=`<!-- ${_} ${I} ${l} `;if(!$.startsWith(u))return;const h=$.indexOf(" -\
->",u.length);if(!(h<0))try{return JSON.parse($.slice(u.length,h))}catch{return}}}),2806:((dt,U,t)=>{t.d(U,{m:()=>i});var v=t(4e3),k=t(7078),_=t(317),T=t(8782),
R=t(5017),c=t(2389),S=t(2913),$=t(5102);function I({verdict:E,context:y},{issueCloseAfter:j},d){const m=x=>x.some(({severity:W})=>(0,c.k2)(W,y.failOn)),g=E.hosts.
map(x=>{const W=x.visit.host,Y=y.history?.get(W)?.alarm??null,V=m(x.findings),N=(0,$.sG)(x)==="skipped",G=Y===null?V||(0,$.b)(x):Y.isDown&&!N;return{name:W,alarm:N?
null:Y,failsNow:V,isDown:G}}),P=g.filter(({isDown:x})=>x).map(({name:x})=>x),D=m(E.files)?[S.cn]:[];return{hosts:g.map(({name:x})=>x).toSorted(),failing:[...P,...D].
toSorted(),since:new Map(g.flatMap(({name:x,alarm:W})=>W?.since?[[x,W.since]]:[])),unsettled:new Map(g.flatMap(({name:x,alarm:W})=>W!==null&&W.good<j?[[x,W.good]]:
[])),goodRuns:j,pending:new Map(g.flatMap(({name:x,alarm:W,failsNow:Y,isDown:V})=>W!==null&&Y&&!V?[[x,W.failed]]:[])),isWhole:l(E),at:y.startedAt,run:d.id}}const l=({
stopped:E})=>E===null||["deadline","signal","crash"].includes(E.kind),u=function(...E){const{withDiffLinks:y}=t.late([733],9733);return new.target?new y(...E):y(
...E)},h=function(...E){const{deliverComment:y}=t.late([643],1643);return new.target?new y(...E):y(...E)},o=function(...E){const{deliverIssue:y}=t.late([643],1643);
return new.target?new y(...E):y(...E)},e=6e4,n=1e4,O=10;async function i(E,y,j,d){const{settings:m}=E,g=["comment","issue"].filter(N=>m[N]!=="never"),P=(0,T.h0)(
y,m.githubToken);if(!P.ok){const N=G=>`the ${G} was not written: ${P.why}`;return{notes:[],warnings:g.map(N)}}const{run:D,token:x}=P.value,W=await(0,k.N)(D,x,e,
d),Y=async()=>w(await(0,k.N)(D,x,n,d),D,E,j),V=[];for(const N of g)V.push(N==="comment"?await f(W,D,E,Y):await p(W,D,E));return{notes:V.flatMap(({notes:N})=>N),
warnings:V.flatMap(({warnings:N})=>N)}}async function f(E,y,j,d){const{pull:m}=y;if(m===null)return A(`comment: skipped, a ${y.event} event has no pull request`);
const g=j.settings.comment;return await M("comment","pull-requests: write",y,()=>h(E,{...j,run:y,pull:m.number,mode:g,findLinks:d}))}async function w(E,y,{changes:j,
located:d,context:m},g){if(j?.kind==="files"||!d.some(({isOfRun:D})=>D)||y.pull===null)return m.links;try{const D=await E.listChangedFiles(y.pull.number);return u(
d,D,g,y)}catch(D){if(D instanceof _.F9)return m.links;throw D}}async function p(E,y,j){const d=r(y);if(d!==null)return A(`issue: skipped, ${d}`);const{settings:m}=j,
g=(0,R.TN)(y,s(m)),P=I(j,m,y),{notes:D,warnings:x}=await M("issue","issues: write",y,()=>o(E,{...j,run:y,key:g,now:P,labels:m.issueLabels}));return{notes:[...D,
...a(P,m)],warnings:x}}const s=({dialect:{name:E,version:y}})=>y===null?E:`${E} ${y}`;function r({event:E,isDefaultBranch:y,pull:j}){return j!==null||E==="merge\
_group"?`a ${E} event checks a proposed change`:y===!1?"not on the default branch":null}function a({pending:E},{issueOpenAfter:y}){const j=Map.groupBy(E,([,d])=>d);
return Array.from(j,([d,m])=>`issue: ${(0,v.K4)(m,O,([P])=>P)} failed in ${d} of ${y} runs needed to open an issue`)}const A=E=>({notes:[E],warnings:[]});async function M(E,y,j,d){
try{return A(`${E}: ${await d()}`)}catch(m){const g=`the ${E} was not written`;return{notes:[],warnings:[(0,_.Ic)(g,m,{run:j,permission:y})]}}}}),3565:((dt,U,t)=>{
t.d(U,{fz:()=>Mt,fJ:()=>sn,QU:()=>Z,N4:()=>At,j_:()=>Yt,Ko:()=>Dt,R8:()=>Vt,ur:()=>Q,Kn:()=>mt,u5:()=>Pt,Sy:()=>$t});var v=t(3024),k=t(6760),_=t(857);function T(H){
return H==null?"":typeof H=="string"||H instanceof String?H:JSON.stringify(H)}function R(H){return Object.keys(H).length?{title:H.title,file:H.file,line:H.startLine,
endLine:H.endLine,col:H.startColumn,endColumn:H.endColumn}:{}}function c(H,ut,Tt){const jt=new I(H,ut,Tt);process.stdout.write(jt.toString()+_.EOL)}function S(H,ut=""){
c(H,{},ut)}const $="::";class I{constructor(ut,Tt,jt){ut||(ut="missing.command"),this.command=ut,this.properties=Tt,this.message=jt}toString(){let ut=$+this.command;
if(this.properties&&Object.keys(this.properties).length>0){ut+=" ";let Tt=!0;for(const jt in this.properties)if(this.properties.hasOwnProperty(jt)){const Gt=this.
properties[jt];Gt&&(Tt?Tt=!1:ut+=",",ut+=`${jt}=${u(Gt)}`)}}return ut+=`${$}${l(this.message)}`,ut}}function l(H){return T(H).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function u(H){return T(H).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function h(){
throw new Error("this function of @actions/core is not bundled")}function o(){throw new Error("this function of @actions/core is not bundled")}var e=t(6928);function n(H){
return H.replace(/[\\]/g,"/")}function O(H){return H.replace(/[/]/g,"\\")}function i(H){return H.replace(/[/\\]/g,path.sep)}var f=function(H,ut,Tt,jt){function Gt(Jt){
return Jt instanceof Tt?Jt:new Tt(function(qt){qt(Jt)})}return new(Tt||(Tt=Promise))(function(Jt,qt){function nn(ht){try{J(jt.next(ht))}catch(Et){qt(Et)}}function q(ht){
try{J(jt.throw(ht))}catch(Et){qt(Et)}}function J(ht){ht.done?Jt(ht.value):Gt(ht.value).then(nn,q)}J((jt=jt.apply(H,ut||[])).next())})},w;(function(H){H[H.Success=
0]="Success",H[H.Failure=1]="Failure"})(w||(w={}));function p(H,ut){const Tt=toCommandValue(ut);if(process.env[H]=Tt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(H,ut));issueCommand("set-env",{name:H},Tt)}function s(H){c("add-mask",{},H)}function r(H){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",H):issueCommand("add-path",{},H),process.env.PATH=`${H}${path.delimiter}${process.env.PATH}`}function a(H,ut){const Tt=process.env[`INPUT_${H.replace(/ /g,
"_").toUpperCase()}`]||"";if(ut&&ut.required&&!Tt)throw new Error(`Input required and not supplied: ${H}`);return ut&&ut.trimWhitespace===!1?Tt:Tt.trim()}function A(H,ut){
const Tt=a(H,ut).split(`
`).filter(jt=>jt!=="");return ut&&ut.trimWhitespace===!1?Tt:Tt.map(jt=>jt.trim())}function M(H,ut){const Tt=["true","True","TRUE"],jt=["false","False","FALSE"],
Gt=a(H,ut);if(Tt.includes(Gt))return!0;if(jt.includes(Gt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${H}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function E(H,ut){if(process.env.GITHUB_OUTPUT||"")return h("OUTPUT",o(H,ut));process.
stdout.write(_.EOL),c("set-output",{name:H},T(ut))}function y(H){issue("echo",H?"on":"off")}function j(H){process.exitCode=w.Failure,g(H)}function d(){return process.
env.RUNNER_DEBUG==="1"}function m(H){issueCommand("debug",{},H)}function g(H,ut={}){c("error",R(ut),H instanceof Error?H.toString():H)}function P(H,ut={}){c("wa\
rning",R(ut),H instanceof Error?H.toString():H)}function D(H,ut={}){c("notice",R(ut),H instanceof Error?H.toString():H)}function x(H){process.stdout.write(H+_.EOL)}
function W(H){S("group",H)}function Y(){S("endgroup")}function V(H,ut){return f(this,void 0,void 0,function*(){W(H);let Tt;try{Tt=yield ut()}finally{Y()}return Tt})}
function N(H,ut){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(H,ut));issueCommand("save-state",{name:H},toCommandValue(
ut))}function G(H){return process.env[`STATE_${H}`]||""}function tt(H){return f(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(H)})}var nt=t(
6309),st=t(5747),it=t(566),ct=t(4e3),It=t(5955);const Dt=H=>Object.fromEntries(H.map(ut=>[ut,a(ut)]));function Z(H){for(const ut of H)s(ut)}function Q(H,ut){x(H);
let Tt=!0;for(const{kind:jt,text:Gt}of ut){const[Jt="",...qt]=Gt.split(`
`),nn=jt==="plain"&&qt.length>0;(Tt||nn)&&x(""),Tt=nn,nn||qt.length===0?x(Gt):(W(Jt),x(qt.join(`
`)),Y())}}const lt={error:g,warning:P,notice:D};function Mt(H){for(const{level:ut,message:Tt,line:jt,column:Gt,...Jt}of H)lt[ut](Tt,{...Jt,...jt===void 0?{}:{startLine:jt},
...Gt===void 0?{}:{startColumn:Gt}})}const $t=(H,ut)=>Kt("GITHUB_STEP_SUMMARY",H,Tt=>(0,v.appendFileSync)(Tt,ut));async function mt(H,ut){const Tt=new Map;for(const[
Jt,qt]of Object.entries(ut))try{H?await Kt("GITHUB_OUTPUT",H,nn=>(0,v.appendFileSync)(nn,vt(Jt,qt))):E(Jt,qt)}catch(nn){Tt.set(Jt,(0,nt.A3)(nn))}const[jt]=Tt.values();
return jt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Tt.keys()].join(", ")}: ${jt}`]}function vt(H,ut){const Tt=typeof ut=="st\
ring"?ut:JSON.stringify(ut);if(/[\r\n]/.test(Tt))throw new nt.Lw("the value has a line break");return`${H}=${Tt}
`}async function Kt(H,ut,Tt){if(!ut)throw new nt.Lw(`${H} is not set; run this as an action on a runner`);const jt=(0,v.openSync)(ut,"r+");try{const{size:Gt}=(0,v.
fstatSync)(jt);try{Tt(ut)}catch(Jt){throw(0,v.fstatSync)(jt).size>Gt&&(0,v.ftruncateSync)(jt,Gt),Jt}}finally{(0,v.closeSync)(jt)}}function Pt(H,ut){if(!H)throw new nt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Tt=(0,k.join)("tf-disco","report.json");return(0,it.f)(H,Tt,(0,It.mk)(ut)),(0,k.join)(H,Tt)}
function Yt(H){if(H===void 0||H==="")return null;const ut=(0,st.yR)(H);try{if(ut.ok)return JSON.parse(ut.text)}catch{}const Tt=ut.ok?"is not JSON":(0,ct.mP)(ut.
failure);return P(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Tt}; check that no earlier step changes it`),null}function At(H){for(const ut of H)
x(ut)}function Vt(H){for(const ut of H)P(ut)}const sn=(H,ut)=>g(ut,{title:H})}),8782:((dt,U,t)=>{t.d(U,{$c:()=>$,at:()=>u,h0:()=>c,ng:()=>T});var v=t(3625),k=t(
8641);const _=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function T(o,e){const n=w=>o[w]?.trim()??"",[,O,i]=_.exec(n("GITHUB_REPOSITORY"))??[];if(O===void 0||
i===void 0)return null;const f=R(n("GITHUB_SERVER_URL")||"https://github.com");return{owner:O,repository:i,apiUrl:R(n("GITHUB_API_URL")||"https://api.github.com"),
serverUrl:f,event:n("GITHUB_EVENT_NAME"),workflow:S(n("GITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.
exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${f}/${O}/${i}/actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:h(e,"pull_request","head","sha")??
n("GITHUB_SHA"),pull:I(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:l(n("GITHUB_REF"),e)}}const R=o=>o.replace(/(?<!\/)\/+$/,"");function c(o,e){return o===null?(0,v.
T)("not a workflow run, GITHUB_REPOSITORY is not set"):e===null?(0,v.T)("github-token is empty"):/^https?:$/.test(URL.parse(o.apiUrl)?.protocol??"")?(0,v.J)({run:o,
token:e}):(0,v.T)(`GITHUB_API_URL is not an https URL: ${(0,k.RK)(o.apiUrl)}`)}const S=o=>/^[^/]+\/[^/]+\/(.+?)@/.exec(o)?.[1];function $(o,e){if(o==="pull_requ\
est_target")return!1;const n=u(e,"pull_request","head"),[O,i]=[u(n,"repo","full_name"),u(e,"pull_request","base","repo","full_name")];return n!==void 0&&O!==i}function I(o,e){
const n=u(e,"pull_request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:$(o,e),from:h(e,"pull_request","head","repo","full\
_name")??null}:null}function l(o,e){const n=h(e,"repository","default_branch");return n===void 0?null:o===`refs/heads/${n}`}function u(o,...e){return e.reduce((n,O)=>typeof n==
"object"&&n!==null?Reflect.get(n,O):void 0,o)}function h(o,...e){const n=u(o,...e);return typeof n=="string"?n:void 0}}),1964:((dt,U,t)=>{t.d(U,{H:()=>x});var v=t(
4e3),k=t(5799),_=t(2796),T=t(5102),R=t(4120),c=t(8884),S=t(8641),$=t(1831),I=t(5955);const l=700,u=8,h=5,o={text:250,places:1},e={text:l,places:u},n=2,O=3600,i=120,
f=4096,w=Z=>Z!==""&&(0,c.CN)(Z)&&(0,S.BP)((0,S.RK)(Z,f))===Z;function p(Z){const Q=a(Z),lt=[...new Set(Z.map(({problem:mt})=>mt.title))],Mt=Q.length>0?(0,v.K4)(
Q,n):A(Z);if(lt.length===1)return r(Mt,lt[0]??"");const $t=`${Z.length} problems`;return r(Mt===null?$t:`${$t} with ${Mt}`,lt.join(", "))}function s({title:Z,hosts:Q,
findings:lt}){if(lt.length===1)return p(lt);const Mt=Q.length>0?0:(0,c.Dc)(lt),$t=Math.max(Q.length,Mt),mt=$t===1?a(lt)[0]??(0,c.II)((0,c.tN)(lt)?.file??""):(0,R.
px)($t,Q.length>0?"host":"file"),vt=lt.length>$t?` (${lt.length} times)`:"";return r($t===0?null:mt,`${Z}${vt}`)}const r=(Z,Q)=>Z===null?Q:`${Z}: ${Q}`,a=Z=>[...new Set(
Z.flatMap(({host:Q})=>Q===null?[]:(0,S.RK)((0,$.nx)(Q))))];function A(Z){const Q=(0,c.tN)(Z);return Q===null||w(Q.file)?null:(0,c.II)(Q.file)}function M(Z,Q){const lt=new Set(
Z.map(({severity:mt})=>mt)).size>1,Mt=Z.length>2?o:e,$t=mt=>y(mt,lt,Mt,Q).join(`
`);return(0,R.Sk)(Z,h,$t,E).join(`

`).split(`
`)}const E=Z=>`and ${Z} more, see the job summary`;function y(Z,Q,lt,Mt){const{problem:$t,severity:mt}=Z,vt=(0,c.Xd)(Z),Kt=(0,c.xi)(Z,Mt,lt.text,lt.places);return[
`${Q?`${mt}: `:""}${(0,S.RK)($t.message,lt.text)} [${$t.code}]`,...Kt.map(([Pt,Yt])=>`${Pt}: ${Yt}`),...vt===null||w(vt.file)?[]:[`at: ${(0,c.R3)(vt)}`],...Z.isHostNew?
[`the host is ${R.dy}`]:[],`${Mt.docsUrl}#${$t.code}`]}function j(Z,Q){const{message:lt,help:Mt,findings:$t,code:mt,title:vt,affects:Kt}=Z;if($t.length===1)return M(
$t,Q);const Pt=(0,R.od)(Kt,Q.clients),Yt=(0,c.mj)($t,Q.repositories.length),At=[`${(0,S.RK)(lt??vt,l)} [${mt}]`,...Mt===null?[]:[`help: ${(0,S.RK)(Mt,l)}`],...Pt===
""?[]:[`affects: ${Pt}`],...Yt===""?[]:[`hits: ${Yt}`]],Vt=`${Q.docsUrl}#${mt}`,sn=O-[...At,Vt].join(`
`).length;return[...At,...m(Z,sn),Vt]}function d(Z,Q,{docsUrl:lt}){const Mt=Z.slice(0,h).flatMap(({problem:{message:$t,help:mt}})=>[`${(0,S.RK)($t,o.text)} [${Q.
code}]`,...Q.help===null&&mt?[`help: ${(0,S.RK)(mt,o.text)}`]:[]]);return[...new Set(Mt),`see also "${s(Q)}"`,`${lt}#${Q.code}`]}function m({findings:Z,message:Q},lt){
const Mt=(0,I.I0)(Z,lt,1,mt=>g(mt,Q===null)),$t=Z.length-Mt.length;return $t>0?[...Mt,E($t)]:Mt}function g(Z,Q){const{host:lt,places:Mt,problem:$t,isHostNew:mt}=Z,
vt=(0,c.Ky)(Mt,1),Kt=lt===null?"":`${(0,S.RK)((0,$.nx)(lt))}${mt?` (${R.dy})`:""}`,[Pt,Yt]=lt===null?[vt,""]:[Kt,vt],Vt=[Q?(0,S.RK)($t.message,i):"",Q&&Yt!==""?
`(${Yt})`:Yt].filter(sn=>sn!=="");return Vt.length===0?`- ${Pt}`:`- ${Pt}: ${Vt.join(" ")}`}const P=10,D=200;function x(Z,Q){const lt=W(Z),Mt=(0,T.hm)(Z.findings);
let $t=Z.findings;for(const mt of k.oC){const{annotations:vt,used:Kt}=Y(mt,$t,Q,mt===Mt);lt.push(...vt),$t=$t.filter(Pt=>!Kt.has(Pt))}return lt}function W({passed:Z,
stopped:Q,findings:lt}){const Mt=lt.filter(({severity:mt})=>mt==="warning").length;if(Z||lt.some(({severity:mt})=>mt==="error"))return[];if(Q!==null)return[Dt("\
error","The check is not complete",[(0,v.Cw)(Q)])];const $t=`${(0,R.px)(Mt,"warning")}, and fail-on is warning`;return[Dt("error","Warnings fail this check",[$t])]}
function Y(Z,Q,lt,Mt){const $t=Q.filter(({severity:Pt})=>Pt===Z),mt=new Set($t.map(V));if(mt.size>P){const Pt=G($t),Yt=Mt&&Z!=="notice"?tt(Z,Pt,lt):[];return{annotations:[
...N(Z,Pt,lt),...Yt].slice(0,P),used:new Set($t)}}const vt=Q.filter(Pt=>mt.has(V(Pt)));return{annotations:[...Map.groupBy(vt,V).values()].map(Pt=>Dt(Z,p(Pt),M(Pt,
lt),(0,c.tN)(Pt))),used:new Set(vt)}}function V(Z){const Q=(0,c.Xd)(Z);return Q===null?Z:`${Q.line}:${Q.file}`}function N(Z,Q,lt){const Mt=Q.length<=P?Q:Q.slice(
0,P-1),$t=Q.slice(Mt.length).flatMap(mt=>mt.findings);return[...Mt.map(mt=>Dt(Z,s(mt),j(mt,lt),(0,c.tN)(mt.findings))),...$t.length===0?[]:[It(Z,$t)]]}function G(Z){
const Q=(0,_.cZ)(Z);return Q.length<=P?Q:ct(Q)}function tt(Z,Q,lt){const Mt=new Set(Q.map(({findings:mt})=>mt.map(V).find(nt)));return it(Q.map(mt=>st(mt).map(vt=>({
cause:mt,findings:vt})))).filter(({findings:[mt]})=>{const vt=mt&&V(mt);return nt(vt)&&!Mt.has(vt)&&Mt.add(vt)}).slice(0,P).map(({cause:mt,findings:vt})=>{const Kt=d(
vt,mt,lt);return Dt(Z,p(vt),Kt,(0,c.tN)(vt))})}const nt=Z=>typeof Z=="string";function st({findings:Z}){const Q=Z.filter($t=>w((0,c.Xd)($t)?.file??"")),lt=[...Map.
groupBy(Q,V).values()];return it(Map.groupBy(lt,([$t])=>$t&&($t.host??(0,c.Xd)($t)?.file)).values())}const it=Z=>[...Z].flatMap(Q=>Q.map((lt,Mt)=>({item:lt,turn:Mt}))).
toSorted((Q,lt)=>Q.turn-lt.turn).map(({item:Q})=>Q);function ct(Z){return[...Map.groupBy(Z,({code:lt})=>lt).values()].flatMap(([lt,...Mt])=>lt===void 0||Mt.length===
0?lt??[]:{...lt,findings:[lt,...Mt].flatMap(({findings:$t})=>$t),hosts:[...new Set([lt,...Mt].flatMap(({hosts:$t})=>$t))],message:null,help:null})}function It(Z,Q){
const lt=[...new Set(Q.map(({problem:Mt})=>Mt.title))];return Dt(Z,`and ${(0,R.px)(Q.length,`more ${Z}`)}`,[...lt,"see the job summary"])}function Dt(Z,Q,lt,Mt=null){
const $t={title:(0,S.LS)((0,S.RK)(Q,D)),message:(0,S.LS)(lt.join(`
`))};if(Mt===null||!w(Mt.file))return{level:Z,...$t};const{file:mt,line:vt,column:Kt,endColumn:Pt}=Mt;return{level:Z,...$t,file:mt,line:vt,column:Kt,endColumn:Pt}}}),
2827:((dt,U,t)=>{t.d(U,{Y:()=>R});var v=t(5955);const k={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the \
port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"N\
umber of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hos\
ts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},_={hosts:12e4,services:36e4},T=1;function R({passed:c,hosts:S,findings:$}){
const I=({services:o})=>o.flatMap(e=>e.kind==="url"?[[e.id,e.url]]:[]),l=(0,v.I0)(S,_.hosts,T,({visit:o})=>JSON.stringify(o.host)),u=(0,v.I0)(S,_.services,T,o=>{
const e=JSON.stringify(Object.fromEntries(I(o)));return`${JSON.stringify(o.visit.host)}:${e}`}),h=o=>$.filter(e=>e.severity===o).length;return{passed:c,hosts:`[${l.
join(",")}]`,services:`{${u.join(",")}}`,errors:h("error"),warnings:h("warning"),"left-out":S.length-Math.min(l.length,u.length)}}}),2913:((dt,U,t)=>{t.d(U,{Fr:()=>i,
GN:()=>O,K$:()=>a,O7:()=>A,cn:()=>$,yi:()=>w});var v=t(4e3),k=t(7574),_=t(4120),T=t(8641),R=t(9574),c=t(5505),S=t(8373);const $="the files",I=200,l="Terraform s\
ervice discovery fails: ",u="Terraform service discovery recovers: ",h=3,o=10,e=6,n=20;function O({failing:j}){const{down:d,better:m}=f(j),[g,{first:P,count:D}]=d.
count>0?[l,d]:[u,{first:m,count:m.length}],x=P.map(({subject:N})=>N===$?E:(0,T.RK)(N,I)),W=D-Math.min(x.length,h),Y=[...x.slice(0,h),...W>0?[`${W} more`]:[]].join(
", "),V=`${g}${Y}`;return V.length<=I?V:`${g}${D} hosts`}const i=j=>j.startsWith(l)||j.startsWith(u);function f({first:j,count:d}){const m=j.filter(({recovering:P})=>P!==
void 0);return{down:{first:j.filter(({recovering:P})=>P===void 0),count:d-m.length},better:m}}function w(j,d,{outage:m,page:g,maxBytes:P}){const D=m.failing.count>
0;return(0,c.XA)(j,{context:d,rest:S.xy,isBrief:!0},{head:[`### ${(0,c.gD)(j,d)}`,...D?p(m,d.startedAt):[]].join(`

`),foot:`Last checked ${(0,k.QN)(d.startedAt)}; details in the summary of ${(0,c.Fp)(g)}. Updated automatically.${D?" Closes when all hosts recover.":""}`,maxBytes:P})}
function p({failing:j,since:d},m){const{down:g,better:P}=f(j);return[...g.count===0?[]:[r({failing:g,since:d},m)],...P.length===0?[]:[s(P)]]}function s(j){return`\
<p>${[...Map.groupBy(j,({recovering:g})=>g===void 0?"":`${g.good} of ${(0,_.px)(g.needed,"run")}`)].slice(0,o).map(([g,P])=>`\u2705 Recovering: ${(0,v.K4)(P,n,({
subject:x})=>y(x))} (${g} without a failure)`).join("<br>")}</p>`}function r({failing:j,since:d},m){const g=[...Map.groupBy(j.first,({since:V})=>V)],P=j.first[0]?.
since,D=j.first.length===j.count||P===d;if(P!==void 0&&g.length===1&&D)return`<p>Failing since ${(0,k.QN)(P)} (${(0,k.u8)(P,m)}).</p>`;const x=g.slice(0,o),W=x.
map(([V,N])=>[(0,v.K4)(N,e,({subject:tt})=>tt===$?E:(0,R.rm)(tt)),(0,k.QN)(V),(0,k.u8)(V,m)]),Y=j.count-x.flatMap(([,V])=>V).length;return(0,R.I$)(["Failing","S\
ince","Duration"],Y>0?[...W,[`and ${Y} more`,"",""]]:W)}function a(j,d){const{at:m,down:g,up:P,gone:D,still:x,endedSince:W,isReopened:Y}=j,V=({subject:G,since:tt})=>`${y(
G)} (after ${(0,k.u8)(tt,m)})`;return`${[...Y?["Reopened: the failure continues or has returned."]:[],...M(g,y,(G,tt)=>`\u274C ${G} ${tt} failing.`),...M(P,V,G=>`\
\u2705 Recovered: ${G}.`),...M(D,y,(G,tt)=>`\u26AA ${G} ${tt} no longer checked.`),...M(x,y,(G,tt)=>`\u274C ${G} ${tt} still failing.`),...W===null?[]:[`**Nothi\
ng fails any more.** The outage lasted ${(0,k.u8)(W,m)}, from ${(0,k.QN)(W)} to ${(0,k.QN)(m)}, as observed by this check.`],`<sub>${(0,k.QN)(m)}, ${(0,c.Fp)(d)}\
</sub>`].join(`

`)}
`}const A=j=>`Duplicate of #${j}, which another run opened at the same time.
`;function M(j,d,m){return j.length===0?[]:[m((0,v.K4)(j,n,d),j.length===1?"is":"are")]}const E="the file check",y=j=>j===$?E:(0,T.D9)(j)})};export{Bn as ids,Un as modules};
