const Bn=[558,751,929,528,909],Un={3534:((dt,U,t)=>{t.r(U),t.d(U,{credentialsDiffer:()=>u,credentialsEmpty:()=>S,credentialsMalformed:()=>$,credentialsMissing:()=>e,
credentialsNearMiss:()=>O,credentialsOtherHost:()=>p,credentialsRejected:()=>o,credentialsShort:()=>l,credentialsUnused:()=>h,documentUnauthorized:()=>g});var y=t(
4283),A=t(1064),v=t(1831),_=t(2713),R=t(4e3),a=t(5799);const S=(0,a.lS)((0,a.$e)("credentials-empty","Token is empty",A.Du),({source:r})=>({message:`the token f\
rom ${r} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),P={"control \
character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{
has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which \
are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"st\
ore the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASC\
II":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},$=(0,a.
lS)((0,a.z3)("credentials-malformed","Malformed token",A.Du),({source:r,slip:d})=>({message:`the token from ${r} ${P[d].has}`,help:P[d].help,...d==="control cha\
racter"?{}:{severity:"warning"}})),l=(0,a.lS)((0,a.$e)("credentials-short","Token is too short to be redacted"),({source:r})=>({message:`the token from ${r} has\
 fewer than ${_.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a\
 longer one"})),u=(0,a.lS)((0,a.lm)("credentials-differ","Clients use different tokens"),({host:r,first:d,other:T})=>({message:`for host ${(0,v.nx)(r)}, ${f(d)}\
 and ${f(T)}`,help:`set the token for both clients in ${(0,v.fK)(r)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),f=({
client:r,source:d})=>d===null?`${A.bB[r]} finds no token`:`${A.bB[r]} uses the token from ${d}`,o=(0,a.lS)((0,a.$e)("credentials-rejected","Token was rejected"),
({host:r,status:d,source:T})=>({message:`host ${(0,v.nx)(r)} returned ${d} for the token from ${T}`,help:`check that the token is complete, has not expired and \
may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,y.jr)((0,v.cu)(r))}; then store a new one in the same place`})),e=(0,a.lS)((0,a.$e)("credenti\
als-missing","Token is missing"),({host:r,service:d,isFork:T,searched:w,notRead:I})=>{const k=(0,v.nx)(r),b=`host ${k} requires a token${d===null?"":` for ${d}`}`;
if(T)return{message:`${b}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is avai\
lable, for example on the main branch",severity:"notice"};const[n=""]=(0,v.fK)(r),E=I.length===0?"":`; not read: ${I.join(", ")}`;return{message:`${b}, and none\
 was found (searched: ${w.join(", ")}${E})`,help:`add the line "${k}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${n}: \${{ secrets.REGISTRY_TOKEN }\
}" to env; outside GitHub ${i(n)}`}}),i=r=>/^\w+$/.test(r)?`export ${r}=\u2026`:`env '${r}=\u2026' terraform init`,O=(0,a.lS)((0,a.$e)("credentials-near-miss","\
Token variable has a similar name"),({host:r,variable:d,why:T,write:w})=>({message:`${d} seems to be meant for host ${(0,v.nx)(r)}, but ${T}`,help:`rename it to\
 ${w}: ${i(w)}`})),p=(0,a.lS)((0,a.$e)("credentials-other-host","Token is for another host",A.Du),({host:r,other:d,source:T,service:w,isSent:I,isNotice:k})=>({message:`\
the clients do not send the token for ${d} from ${T} ${w===null?`after the redirect of ${r}`:`to ${w} of host ${r}`}: they send ${I?`the token of ${r}`:"none"}`,
help:w===null?`make the discovery document of ${r} public, or serve it at ${r} itself`:`set the token for ${r}, and the clients send it to ${d}`,...k?{severity:"\
notice",affects:[]}:{}})),h=(0,a.lS)((0,a.lm)("credentials-unused","Token for a host that is not checked"),({host:r})=>({message:`the tokens input has a token f\
or host ${(0,v.nx)(r)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),g=(0,a.lS)((0,a.z3)("document-una\
uthorized","Discovery requires valid credentials",A.zK),({host:r,token:d,challenge:T,...w})=>{const I=d==="sent"?"rejected the given authentication credentials":
"requires authentication credentials",k=T===null?"":`, and asks for ${T} authentication`;return{message:`host ${r} ${I}: ${(0,R._r)(w)}${k}`,help:(0,R.NM)(w.page,
r,s(r,d,w.status,T))}}),c="make the discovery document public";function s(r,d,T,w){const I=(0,R.qZ)(r);if(w!==null)return{operator:`exempt /.well-known/terrafor\
m.json from ${w} authentication`,guest:I,note:"the clients send Bearer tokens only, so no token helps"};switch(d){case"sent":{const k="check that the token is f\
or this host, complete and not expired";return T===403?{operator:k,user:k,guest:I}:{operator:k,user:k}}case"none":{const k=`add a token to \`tokens\` (${r}=\u2026) o\
r set a TF_TOKEN_ variable`;return{operator:`${k}, or ${c}`,user:k,guest:I}}case"dropped":return{because:"the token was not sent there because it does not follo\
w a redirect to another host",operator:`configure ${r} to respond itself, or ${c}`};case"withheld":return{because:"the token was not sent there because the clie\
nts would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((dt,U,t)=>{t.r(U),t.d(U,{fileLimit:()=>o,fileOutside:()=>l,fileSyntax:()=>R,fileUnreadable:()=>$,
nothingToCheck:()=>f});var y=t(1064),A=t(4e3),v=t(5143),_=t(5799);const R=(0,_.lS)((0,_.$e)("file-syntax","File has a syntax error",y.Du),({error:e,file:i})=>({
message:e??"the file is not valid UTF-8",help:(0,v.Zl)(i)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),a={file:"the file cannot\
 be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is\
 not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},S={ENAMETOOLONG:"shorten the path, o\
r list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},P={file:"correct the permissions, or list the file in `exclu\
de`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, an\
d check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},
$=(0,_.lS)((0,_.$e)("file-unreadable","File cannot be read"),e=>({message:"code"in e?`${a[e.what]}: ${e.code}`:a[e.what],help:(e.what==="file"||e.what==="direct\
ory"?S[e.code]:void 0)??P[e.what]})),l=(0,_.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the \
link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),u=3,f=(0,_.lS)({code:"nothing\
-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:e,hasHostnames:i,isFleet:O})=>{const p=e.every(s=>s==="."),g=`found no Terraform or Open\
Tofu files in ${O?"the repositories of `usages`":p?"this directory":`\`scan\` (${(0,A.K4)(e,u,A.dh)})`}`,c=O?"check out the repositories before `tf-disco usages\
`":"check out the repository first (in a workflow: actions/checkout)";return i?{message:`${g}; only \`hostnames\` was checked`,help:`${c}, or correct \`scan\``,
severity:"warning"}:{message:`${g}, and \`hostnames\` is not set`,help:`${c}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),o=(0,_.lS)((0,_.$e)("fil\
e-limit","Part of the repository exceeds a limit"),e=>{switch(e.kind){case"size":return{message:`the file ${(0,A.mP)(e)}`,help:"split the file, or list it in `e\
xclude`"};case"depth":return{message:`directories nested deeper than ${e.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{
message:`there are more than ${e.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
directory":return{message:`the directory has more than ${e.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclud\
e`"};case"parts":return{message:`the file has more than ${e.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclud\
e`"};case"module-usages":return{message:`the files of this directory use more than ${e.max} modules and providers; the rest of this file and the files after it \
are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${e.max} usages of hosts; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more t\
han ${e.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roo\
ts`"};case"problems":return{message:`there are more than ${e.max} problems in files; ${e.omitted} are not reported`,help:"fix the reported problems first, or sc\
an fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,A.Cw)(e.stopped)} after reading ${e.files} files; this directory and the following one\
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((dt,U,t)=>{t.r(U),t.
d(U,{cloudOrganization:()=>l,cloudToken:()=>a,cloudVersion:()=>S,cloudWorkspace:()=>u,cloudWorkspaceMissing:()=>f});var y=t(1064),A=t(1831),v=t(9562),_=t(4e3),R=t(
5799);const a=(0,R.lS)((0,R.z3)("cloud-token","Token for the cloud block or remote backend is missing",y.Du),({host:o,service:e,isFork:i,searched:O,notRead:p})=>{
const h=(0,A.nx)(o),c=`${e===v.OZ?"the cloud block":"the remote backend"} requires a token for ${h}`;if(i)return{message:`${c}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const s=p.
length===0?"":`; not read: ${p.join(", ")}`,[r=""]=(0,A.fK)(o);return{message:`${c}, and none was found (searched: ${O.join(", ")}${s})`,help:`add the line "${h}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${r}; outside GitHub, run \`terraform login ${h}\` or \`tofu login ${h}\``}}),S=(0,R.lS)((0,R.z3)("\
cloud-version","API is too old for the cloud block",y.Du),({url:o,version:e})=>({message:`${o} returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,_.
dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),P=o=>"why"in o?`the response of ${o.url} ${(0,_.dh)(o.why)}`:(0,_._r)({...o,page:null}),$=(o,e,i)=>"\
status"in o&&[401,403,404].includes(o.status)?i:(0,R.C)(`check the logs of ${e}, and that the URL of the service is that of its API`),l=(0,R.lS)((0,R.z3)("cloud\
-organization","Organization cannot be read",y.Du),o=>{const{host:e,organization:i,source:O}=o;return{message:`the organization ${i} at ${e} cannot be read: ${P(
o)}`,help:$(o,e,`check the name of the organization, and that the token from ${O} is valid and belongs to a member`)}}),u=(0,R.lS)((0,R.z3)("cloud-workspace","W\
orkspace cannot be read",y.Du),o=>{const{host:e,organization:i,workspace:O}=o;return{message:`the workspace ${O} of ${i} at ${e} cannot be read: ${P(o)}`,help:$(
o,e,"check that the token may read the workspace")}}),f=(0,R.lS)((0,R.lm)("cloud-workspace-missing","Workspace does not exist"),({host:o,organization:e,workspace:i})=>({
message:`${e} at ${o} has no workspace ${i} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((dt,U,t)=>{t.r(U),t.d(U,{hostAssumed:()=>$,hostCheckCrashed:()=>f,hostGeneric:()=>l,hostHttp2:()=>e,hostNotAllowed:()=>S,hostNotChecked:()=>i,
hostPrivateRedirect:()=>u});var y=t(1064),A=t(3592),v=t(4e3),_=t(5799);const R=({file:h,line:g})=>`${(0,v.dh)(h)}:${g}`,a=h=>h.map(g=>y.bB[g]).join(" and "),S=(0,_.
lS)((0,_.z3)("host-not-allowed","Host is not allowed",y.zK),h=>{const{host:g}=h,c=`add ${g} to \`allowed-hosts\``;if("service"in h){const{service:s,registry:r}=h;
return{message:`${s} of ${r} is on ${g}, which is not in \`allowed-hosts\``,help:`use another registry, or ${c}`}}if("package"in h)return{message:`the package o\
f ${h.package} is downloaded from ${g}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${c}`};if("use"in h){const[
s,r]=P[h.use];return{message:`${s} ${g}, which is not in \`allowed-hosts\``,help:`use ${r}, or ${c}`}}if("implied"in h){const{place:s,clients:r}=h.implied;return{
message:`host ${g} is not in \`allowed-hosts\` and was not contacted; ${R(s)} names no host, and this is the default of ${a(r)}`,help:`name an allowed registry \
there, ${c}, or set \`dialect\` if you use another CLI`}}return{message:`host ${g} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed regis\
try, or ${c}`}}),P={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},$=(0,_.lS)(
(0,_.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:h,place:g,clients:c,isListed:s})=>({message:`${h} was not contacted: ${R(g)} \
implies it as the default host of ${a(c)}, but the CLI could not be detected`,help:s?"list the usages of the repository with `--dialect terraform` or `--dialect\
 opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),l=(0,_.lS)((0,_.lm)("h\
ost-generic","Generic hostname was not contacted"),({host:h})=>({message:`${h} is a generic hostname that stands for the host of the cloud or backend block; it \
was not contacted`,help:"add the real host to `hostnames` to check it"})),u=(0,_.lS)((0,_.z3)("host-private-redirect","Redirect to a non-public address",y.zK),({
host:h,address:g,asks:c})=>g==="metadata"?{message:`${h} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the addr\
ess; metadata services are never contacted"}:{message:`a public host ${c==="document"?"redirects":"leads"} to ${h}, which has a ${g} address and was not contact\
ed`,help:`if ${c==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),f=(0,_.lS)((0,_.z3)("host-check-crashed","tf-\
disco crashed while it checked the host",y.zK),({host:h,thrown:g})=>({message:`${h} was not checked completely, because of a bug in tf-disco ${A.xv}: ${o(g)}`,help:`\
please report this text at ${A.xV}; to pass until it is fixed, add \`host-check-crashed ${h}\` to \`ignore\``}));function o(h){if(!(h instanceof Error))return(0,v.
dh)(String(h));const g=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(h.stack??"")?.[1];return(0,v.dh)(String(h))+(g===void 0?"":` (${g})`)}const e=(0,_.lS)((0,_.z3)("host-ht\
tp2","Host speaks only HTTP/2",y.zK),({host:h})=>({message:`${h} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not chec\
ked`,help:(0,_.C)(`enable HTTP/1.1 on ${h} as well (ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),i=(0,_.lS)((0,_.z3)("hos\
t-not-checked","Host was not checked before the check ended",y.zK),({host:h,stopped:g,isBegun:c,unchecked:s,total:r,slowest:d})=>({message:`${h} was not checked${c?
" completely: its visit was under way when":":"} ${(0,v.Cw)(g)}, with ${s} of ${r} hosts not checked`,help:O[g.kind]+p(d)})),O={deadline:"raise `deadline-second\
s` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set\
 `deadline-seconds` below that",crash:"run the check again, and report the crash"};function p(h){return h.length===0?"":`; most of the time went to hosts withou\
t a response: ${h.map(({host:c,tookMs:s})=>`${c} (${(0,v.YA)(s)})`).join(", ")}`}}),5799:((dt,U,t)=>{t.d(U,{$e:()=>l,C:()=>v,lS:()=>f,lm:()=>u,oC:()=>A,pj:()=>a,
z3:()=>$});var y=t(6174);const A=["error","warning","notice"],v=(o,e)=>e===void 0?{operator:o}:{operator:o,note:e};function _({operator:o,user:e,guest:i},{role:O,
host:p}){const h=`ask the operator of ${p} to ${o}`;switch(O){case"operator":return o;case"user":return e===o?e:e===void 0?h:`${e}; if you run ${p}, ${R(o,e)}`;case"\
guest":return i??e??h}}const R=(o,e)=>o.startsWith(`${e}, or `)?o.slice(e.length+5):o;function a(o,e){const{cures:i,...O}=o;return i===void 0?o:{...O,help:S(i,e)}}
function S(o,e){const{because:i,note:O}=o,p=i===void 0?"":`${i}: `,h=O===void 0?"":`; ${O}`;return p+_(o,e)+h}const P=o=>(e,i,O=[])=>({code:e,title:i,severity:o,
affects:O}),$=P("error"),l=P("warning"),u=P("notice");function f(o,e){return Object.assign(O=>{const{help:p,...h}=e(O),g=o.code,c=(0,y._)(h.message),s={...o,code:g,
usualSeverity:o.severity,...h,message:c};return p===void 0?s:typeof p=="string"?{...s,help:(0,y._)(p)}:{...s,help:S(p,{role:"operator",host:""}),cures:p}},o)}}),
5747:((dt,U,t)=>{t.d(U,{Oj:()=>f,io:()=>P,yR:()=>S});var y=t(4573),A=t(3024);const v=16*1024*1024,_=A.constants.O_RDONLY|(A.constants.O_NONBLOCK??0)|(A.constants.
O_NOCTTY??0),R=Buffer.allocUnsafeSlow(256*1024);let a=R;const S=(e,i=v)=>$(e,i,u);function P(e,i){const O=$(e,i,(p,h)=>Buffer.from(p.subarray(0,h)));return Buffer.
isBuffer(O)?O:null}function $(e,i,O){let p;try{p=(0,A.openSync)(e,_)}catch(h){return o(h)}try{const h=(0,A.readSync)(p,R,0,R.length,null);return h<R.length?O(R,
h):l(p,i,O)}catch(h){return o(h)}finally{(0,A.closeSync)(p)}}function l(e,i,O){const{size:p}=(0,A.fstatSync)(e);if(p>i||p<R.length)return{ok:!1,failure:{kind:"s\
ize",bytes:p,maxBytes:i}};a.length<p&&(a=Buffer.allocUnsafeSlow(Math.min(2*p,i)));const h=a;let g=0;for(;g<p;){const c=(0,A.readSync)(e,h,g,p-g,g);if(c===0)break;
g+=c}return O(h,g)}function u(e,i){const O=e.toString("utf8",0,i),p=!O.includes("\uFFFD")||(0,y.isUtf8)(e.subarray(0,i));return{ok:!0,text:O,isUtf8:p,bytes:i}}function f(e){
if(!(typeof e=="object"&&e!==null&&"code"in e)||typeof e.code!="string")throw e;return e.code}const o=e=>({ok:!1,failure:{kind:"error",code:f(e)}})}),4e3:((dt,U,t)=>{
t.d(U,{Af:()=>s,B9:()=>O,Cw:()=>T,Fn:()=>k,K4:()=>$,NM:()=>h,Vb:()=>b,Wt:()=>i,YA:()=>c,_r:()=>g,dh:()=>a,eZ:()=>r,go:()=>f,hS:()=>S,mP:()=>o,qZ:()=>p,v:()=>l,zM:()=>d,
zN:()=>P,zd:()=>u});var y=t(6174),A=t(4714),v=t(7715),_=t(9562);const R=300;function a(n,E=R){if(n.length<=E)return n;const m=(0,y._)(n);return m.length<=E?m:`${(0,A.
o)(m,E)}\u2026`}const S=(n,E)=>`${n} ${E}${n===1?"":"s"}`,P=(n,E)=>({shown:n.slice(0,E),more:Math.max(0,n.length-E)});function $(n,E,m=String){const{shown:M,more:j}=P(
n,E);return l(M.map(L=>m(L)),j)}const l=(n,E)=>`${n.join(", ")}${E>0?` and ${E} more`:""}`,u=n=>`the clients print "${n}"`;function f(n){return n===null?"null":
Array.isArray(n)?"an array":typeof n=="object"?"an object":`a ${typeof n}`}function o(n){if(n.kind==="error")return`cannot be read: ${n.code}`;const{bytes:E,maxBytes:m}=n;
return`has ${E} bytes and is not read; the limit is ${m/1024/1024} MiB`}const e={[_.e$]:"correct the host in the source address, or remove it for a module of th\
e public registry (NAMESPACE/NAME/SYSTEM)",[_.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registr\
y has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function i(n){return n.flatMap(m=>e[m]??[])[0]??"correct the host \
in `source` or `hostname`, or add the `source` that a child module lacks"}const O=n=>`wait and run the check again; see ${(0,v.V)(n)??"its status page"}, and co\
nsider a network mirror for providers`,p=n=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${n} serves its discovery document to everyone, so \
the registry, a proxy or a firewall blocks this network, for example by country`;function h(n,E,m){if(n===null)return m;const M=n.title===""?"":` ("${n.title}")`,
j=m.guest??p(E);switch(n.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:j,because:`the host returned \
a sign-in page${M}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${M}: allow this machine to reach the host`;case"other":{const L=m.
user??`check that ${E} is a registry, and ${i([])}`;return{...m,user:L,guest:j,because:`the host returned an HTML page${M}`}}}}const g=({url:n,status:E,reason:m})=>`${n}\
 returned ${`${E} ${a(m)}`.trim()}`,c=n=>`${Math.round(n/100)/10} s`,s=n=>n.map(({name:E,attemptMs:m,retries:M})=>{const j=Number.isFinite(m)?c(m):"without a li\
mit",L=M===0?"":` in each of ${M+1} attempts`,F=E.includes(" and ")?"wait":"waits";return`${E} ${F} ${j}${L}`}).join(", "),r=n=>n.map(({name:E})=>E).join(" and "),
d=n=>n.kind==="several"?n.reasons:[n];function T(n){switch(n.kind){case"deadline":return`the check reached its deadline of ${c(n.ms)}`;case"signal":return`the c\
heck was interrupted by ${n.signal}`;case"crash":return"tf-disco crashed";case"missing":return I(n);case"several":return n.reasons.map(T).join("; ")}}const w=10;
function I({repositories:n,total:E}){const m=E===1?"repository":"repositories",M=n.length===1?"is":"are",j=$(n,w,a);return`${n.length} of ${E} ${m} ${M} missing\
: ${j}`}const k=n=>`${n}; it may use hosts that are not in \`allowed-hosts\``,b=({kind:n,address:E,version:m})=>`${n} ${E} ${a(m,40)}`}),4714:((dt,U,t)=>{t.d(U,
{o:()=>v,w:()=>_});var y=t(3307);const A=2048,v=(R,a=A)=>R.length<=a?R:structuredClone(R.slice(0,a).toWellFormed());function _(R){if(R.length<=A)return(0,y.IL)(
R);switch(R[0]){case'"':return v((0,y.I)(R));case"[":return[];case"{":return{};default:return(0,y.IL)(R)}}}),7715:((dt,U,t)=>{t.d(U,{V:()=>A});const y=new Map([
["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.co\
m"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),A=v=>y.get(v)??null}),5751:((dt,U,t)=>{t.d(U,{s:()=>M});
var y=t(3024),A=t(6760),v=t(5747),_=t(3625),R=t(4e3),a=t(3592),S=t(3474),P=t(8535),$=t(7030),l=t(6181),u=t(1831);function f(N){const H=st=>N[st]||N[st.toLowerCase()]||
"",q={http:e("HTTP_PROXY",H("HTTP_PROXY")),https:e("HTTPS_PROXY",H("HTTPS_PROXY"))},J=g(H("NO_PROXY"));return st=>{const ct=q[st.scheme];return ct===null||p(st.
name)||J(st)?null:ct}}const o=["http:","https:"];function e(N,H){if(H==="")return null;const q=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(H)?H:`http://${H}`);if(q===
null)throw new TypeError(`${N} is not a URL; expected http://HOST:PORT`);if(!o.includes(q.protocol))throw new TypeError(`${N} is a ${q.protocol}// proxy; expect\
ed http:// or https://`);if(!i(q.username)||!i(q.password))throw new TypeError(`${N} has a user name or password with a bare "%"; write "%25" for it`);return q}
function i(N){try{return decodeURIComponent(N),!0}catch(H){if(H instanceof URIError)return!1;throw H}}const O=new $.BlockList;O.addSubnet("127.0.0.0",8,"ipv4"),
O.addAddress("::1","ipv6");const p=N=>N==="localhost"||h(O,N);function h(N,H){const q=(0,l.n7)(H.replace(/%.*$/s,"")),J=(0,$.isIP)(q);return J!==0&&N.check(q,J===
4?"ipv4":"ipv6")}function g(N){const H=N.split(",").map(q=>q.trim().toLowerCase()).filter(q=>q!=="").map(c);return q=>H.some(J=>J(q))}function c(N){if(N==="*")return()=>!0;
const H=s(N);if(H!==null)return({name:lt})=>H(lt);const{name:q,port:J}=T(N),st=lt=>J===""||String(lt.port)===J;if(r(q)){const lt=(0,l.n7)(q),At=new $.BlockList;
return At.addAddress(lt,(0,$.isIP)(lt)===4?"ipv4":"ipv6"),Dt=>h(At,Dt.name)&&st(Dt)}const ct=d(q);return lt=>(0,$.isIP)(lt.name)===0&&st(lt)&&ct(lt.name)}function s(N){
const[,H="",q=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(N)??[];if(!r(H))return null;const J=Number(q);if(J>((0,$.isIP)(H)===4?32:128))return null;const st=J-((0,$.isIP)(
H)===6?96:0),ct=new $.BlockList,lt=(0,$.isIP)((0,l.n7)(H))===4&&st>=0;return lt?ct.addSubnet((0,l.n7)(H),st,"ipv4"):ct.addSubnet(H,J,"ipv6"),At=>h(ct,At)&&(0,$.
isIP)((0,l.n7)(At))===4===lt}const r=N=>(0,$.isIP)(N)!==0&&!N.includes("%");function d(N){if(N==="")return()=>!1;const H=N.replace(/^\*\./,"."),q=H.replace(/^\./,
""),J=(0,u.Pv)(q),st=J.ok?J.value:q;return ct=>ct.endsWith(`.${st}`)||!H.startsWith(".")&&ct===st}function T(N){const H=/^\[([^\]]*)\]:([^:]*)$/.exec(N)??/^([^:[\]]*):([^:[\]]*)$/.
exec(N);return H===null?{name:N,port:""}:{name:H[1]??"",port:H[2]??""}}var w=t(3152),I=t(6339);const k=function(...N){const{problemFacts:H}=t.late([558,504,341,
507],4507);return new.target?new H(...N):H(...N)},b=function(...N){const{parseNamedAddress:H}=t.late([22],6022);return new.target?new H(...N):H(...N)},n=function(...N){
const{parseAuthorities:H}=t.late([160],1160);return new.target?new H(...N):H(...N)},E=4*1024*1024,m=20;function M(N,{environment:H,directory:q,wording:J=w.w7}){
const{settings:st,mistakes:ct}=(0,w.P$)(N,J),lt=z(st.caFile,J),At=G(H),Dt=[lt,At].flatMap(at=>at.ok?[]:[at.why]),Q=j(st.scan,q).slice(0,m).map(at=>J.missingPath(
at,q)),tt=[...ct,...(0,I.S)(st,J),...L(st,J),...F(st,J),...Dt,...Q];if(tt.length>0||!lt.ok||!At.ok)throw new w.GN(tt);return{...st,authorities:lt.value,chooseProxy:At.
value}}const j=(N,H)=>N.filter(q=>!/[*?[\]{}]/.test(q)&&!(0,y.existsSync)((0,A.resolve)(H,q)));function L({hostnames:N},{setting:H}){const q=H("hostnames"),st=N.
flatMap(({addresses:ct})=>ct).flatMap(ct=>{const lt=b(ct,"terraform");return lt.ok?[]:[`${q}: "${ct.service}=${ct.text}" is wrong: ${lt.why}`]});return(0,S.Ku)(
st,q)}function F({ignore:N},{setting:H}){const q=H("ignore");if(N.length===0)return[];const J=k(),st=N.flatMap(({code:ct})=>{if(Object.hasOwn(J,ct))return[];const lt=(0,P.
q)(ct,Object.keys(J)),At=lt===null?`${a.aq} lists the codes`:`did you mean "${lt}"?`;return[`${q}: "${ct}" is not a problem code; ${At}`]});return(0,S.Ku)(st,q)}
function G(N){try{return(0,_.J)(f(N))}catch(H){if(H instanceof TypeError)return(0,_.T)(H.message);throw H}}function z(N,{setting:H}){if(N===null)return(0,_.J)(null);
const q=(0,v.yR)(N,E),J=H("ca-file");if(!q.ok)return(0,_.T)(`${J} "${N}" ${(0,R.mP)(q.failure)}`);const st=n(q.text);return st.ok?st:(0,_.T)(`${J} "${N}" ${st.why}`)}}),
2929:((dt,U,t)=>{t.d(U,{z6:()=>sn,wX:()=>nn,w5:()=>qt});var y=t(6760),A=t(9461),v=t(3024),_=t(5747);const R=200,a=1024*1024,S=4e3;function P(nt,Z,ht){const Et=Map.
groupBy(nt.filter($).slice(0,R),({file:wt})=>wt);return Array.from(Et).flatMap(([wt,bt])=>{const St=(0,y.join)(Z,wt),Rt=l(St,ht)?(0,_.yR)(St,a):null;return Rt?.
ok?u(Rt.text,bt):[]})}const $=({column:nt,endColumn:Z})=>Z>nt;function l(nt,Z){try{return(0,v.statSync)(nt).mtimeMs<=Z+1}catch(ht){return(0,_.Oj)(ht),!1}}function u(nt,Z){
const ht=[];let[Et,wt]=[1,nt.startsWith("\uFEFF")?1:0];for(const bt of Z.toSorted((St,Rt)=>St.line-Rt.line)){for(;Et<bt.line&&wt>=0;Et+=1)wt=nt.indexOf(`
`,wt)+1||-1;if(wt<0)break;const St=nt.indexOf(`
`,wt),Rt=St<0?nt.length:St,Kt=Rt>wt&&nt[Rt-1]==="\r";ht.push(...f(nt.slice(wt,Kt?Rt-1:Rt),bt))}return ht}function f(nt,Z){const{column:ht,endColumn:Et}=Z,wt=nt.
length>S?[]:Array.from(nt);if(ht>wt.length)return[];const[bt,St]=[ht-1,Et-1],Rt=(Kt,xt)=>wt.slice(Kt,xt).join("");return[{place:Z,before:Rt(0,bt),literal:Rt(bt,
St),after:Rt(St)}]}var o=t(6174),e=t(2161);function i(nt,Z){const{directory:ht,checkedAt:Et,configs:wt}=Z,bt=wt.flatMap(Nt=>Nt.files),St=new Set(bt.flatMap(({path:Nt,
shown:Ut})=>[O(Nt),Ut])),Rt=Nt=>{const Ut=O((0,y.resolve)(ht,Nt));return!St.has(Nt)&&!St.has(Ut)&&p(Nt)&&p(Ut)},Kt=nt.filter(({file:Nt})=>Rt(Nt)),xt=P(Kt,ht,Et),
Ct=d(xt,Z.usages);return xt.flatMap(Nt=>h(Nt,Ct.get(T(Nt.place))??null,Z))}function O(nt){const Z=(0,A.$)(nt);return Z.kind==="file"?Z.path:(0,y.resolve)(nt)}const p=nt=>(0,e.
L8)((0,y.basename)(nt),new Set,(0,y.basename)((0,y.dirname)(nt)))!==void 0;function h({place:nt,before:Z,literal:ht,after:Et},wt,{redact:bt,kept:St}){const Rt=Z+
ht+Et;return bt(Rt,St)!==Rt?[]:r(Rt)?wt===null||c.test(wt)||!ht.includes(wt)?[]:[{place:nt,before:"\u2026 ",literal:(0,o._)(wt),after:" \u2026"}]:[{place:nt,before:Z,
literal:ht,after:Et}]}const g=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
c=/[\s"]/,s=/[\w+-]{20,}/g,r=nt=>g.test(nt)||(nt.match(s)??[]).some(Z=>/\d/.test(Z)&&/[a-z]/.test(Z)&&/[A-Z]/.test(Z));function d(nt,Z){const ht=new Map(nt.map(
({place:wt})=>[T(wt),wt.file])),Et=new Set(ht.values());return new Map(Z.filter(({place:wt})=>Et.has(wt.file)&&ht.has(T(wt))).flatMap(({place:wt,text:bt})=>bt===
null?[]:[[T(wt),bt]]))}const T=({file:nt,line:Z,column:ht})=>`${Z}:${ht} ${nt}`;var w=t(2389),I=t(6897),k=t(1831),b=t(3592),n=t(2796),E=t(4503),m=t(6763),M=t(5751),
j=t(7052),L=t(3862),F=t(8416),G=t(7854),z=t(3474),N=t(3152);function H(nt,Z,ht){const Et={...nt,newHosts:new Set,files:null,remarks:[]};if(Z===null)return Et;const wt=Ct=>({
...Et,remarks:[`changed-only has no effect: ${Ct}`]});if(Z.kind==="all")return wt(Z.why);const{files:bt}=Z,St=new Set(bt.filter(({status:Ct})=>Ct!=="removed").map(
({file:Ct})=>Ct));if(St.size>0&&![...St].some(Ct=>ht(Ct)!==null))return wt("the checkout contains none of the files that the pull request changes");const Rt=nt.
usages.filter(({place:Ct})=>St.has(Ct.file)),xt=`changed-only: the pull request changes ${bt.length===1?"1 file":`${bt.length} files`} with ${Rt.length} of ${nt.
usages.length} usages`;return{usages:Rt,notes:nt.notes.filter(({place:Ct})=>q(Ct.file,St)),newHosts:st(nt.usages,bt,ht),files:new Set(bt.map(({file:Ct})=>Ct)),remarks:[
xt]}}const q=(nt,Z)=>Z.has(nt)||nt==="."||[...Z].some(ht=>ht.startsWith(`${nt}/`)),J=2e8;function st(nt,Z,ht){const Et=new Set;if(Z.some(Q))return Et;const wt=new Map(
Z.map(xt=>[xt.file,lt(xt,ht)])),bt=Z.flatMap(({patch:xt})=>At(xt,/^[ -]/));let St=0;const Rt=(xt,Ct)=>{const Nt=[Ct,(0,k.nx)(Ct).toLowerCase()];return xt.filter(
Ut=>(St+=Ut.length,St<=J&&Nt.some(en=>Ut.includes(en)))).length},Kt=(xt,Ct)=>{const{isNew:Nt,now:Ut,added:en}=wt.get(xt)?.()??ct,cn=Nt?0:Rt(Ut,Ct);return Nt||cn>
0&&cn===Rt(en,Ct)};for(const[xt,Ct]of Map.groupBy(nt,Nt=>Nt.host)){if(xt===null||Ct.some(({isHostImplied:Ut})=>Ut))continue;const Nt=[...new Set(Ct.map(({place:Ut})=>Ut.
file))];!Nt.every(Ut=>wt.has(Ut))||Rt(bt,xt)>0||Nt.every(Ut=>Kt(Ut,xt))&&St<=J&&Et.add(xt)}return Et}const ct={isNew:!1,now:[],added:[]};function lt({file:nt,status:Z,
patch:ht},Et){let wt=null;const bt=()=>{const St=Z==="added";if(St||ht===null)return{...ct,isNew:St};const Rt=(Et(nt)??"").toLowerCase().split(`
`);return{isNew:St,now:Rt,added:At(ht,/^\+/)}};return()=>(wt??=bt(),wt)}const At=(nt,Z)=>(nt??"").toLowerCase().split(`
`).filter(ht=>Z.test(ht)),Dt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Q=({file:nt,status:Z,changes:ht,patch:Et})=>Et===null&&Z!=="added"&&ht>0&&Dt.test(
nt);var tt=t(2859),at=t(1435),Ot=t(5866),$t=t(370);async function pt(nt,Z){const ht=Z.now(),Et=await(0,$t.SQ)(nt,Z),wt=nt.scan.length===0?0:Z.now()-ht,bt=(0,$t.
PT)(nt,Et,Z),St=(0,F.L2)(bt),{clients:Rt}=St,Kt={usages:(0,G.sw)(Et.usages,Rt),notes:(0,G.vH)([...Et.notes,...Ft(Et,Z.stop.why)],Rt)},xt=await vt(Kt,nt,Z),Ct=(0,at.
j)(xt.usages,nt,St,{...Z,mayHavePlugins:(0,$t.C_)(Et,nt)}),{roots:Nt,notes:Ut}=(0,Ot.D0)({...Kt,scanned:Et,changed:xt.files,dialect:St,settings:nt}),en=(0,L.X)(
Ct.usages,Nt),cn=(0,tt.C)(nt,en,Rt,(0,G.kA)(Kt.usages)),{configs:an,releases:ln}=Ct,{environment:un}=Z,{files:fn,bytes:pn}=Et;return{dialect:{...St,releases:ln},
configs:an,usages:en,roots:Nt,requirements:cn,notes:[...(0,Ot.a3)(xt.notes,en,nt,un),...Ut],newHosts:xt.newHosts,isEmpty:nt.scan.length>0&&Et.isEmpty&&Et.endedAt===
null,complaints:Ct.findings,allUsages:Kt.usages,changes:xt.changes,remarks:[...xt.remarks,...Ct.remarks],scan:{files:fn,bytes:pn,usages:en.length,durationMs:wt},
clients:()=>(0,F.rU)(St,bt.scan),repositories:[],missing:null,checkouts:null}}async function vt(nt,Z,ht){const Et=Z.changedOnly?await ht.changes(Z):null;return{
changes:Et,...H(nt,Et,bt=>{const St=(0,_.yR)((0,y.join)(ht.directory,bt));return St.ok?St.text:null})}}function Ft({endedAt:nt,files:Z},ht){return nt===null||ht===
null?[]:[(0,G.YW)(nt,(0,j.fileLimit)({kind:"time",stopped:ht,files:Z}))]}function Pt({requirements:nt,repositories:Z}){const{size:ht}=new Set(nt.map(({host:wt})=>wt));
if(ht<=z.pS)return;const Et=`${ht} hosts, the limit is ${z.pS}`;throw new N.GN([Z.length>0?`usages name ${Et}: check fewer repositories at once`:`scan found ${Et}\
: narrow scan or exclude files`])}var Yt=t(5960);const kt=function(...nt){const{nameRepository:Z}=t.late([400,210,724],1724);return new.target?new Z(...nt):Z(...nt)},
Vt=function(...nt){const{prepareFleet:Z}=t.late([504,341,210,207],7207);return new.target?new Z(...nt):Z(...nt)};async function sn(nt,Z){const ht=new Date,Et=(0,M.
s)(nt,Z),wt=Et.deadlineMs,bt=Z.startTimer(wt,()=>Z.stop.end({kind:"deadline",ms:wt}));try{const St=await X(Et,Z);Pt(St),await(0,I.x)();const Rt=await ut(St,Et,Z,
ht);return await Xt(Rt,St,Et,Z,ht)}finally{bt()}}const X=(nt,Z)=>nt.usages.length===0?pt(nt,Z):Vt(nt,Z);async function ut(nt,Z,ht,Et){const{environment:wt,stop:bt,
isFork:St}=ht,{dialect:Rt}=nt,Kt={...nt,...await Tt(nt,Z,ht),tokenVariables:qt(wt),tokenHosts:Z.tokens.map(({host:xt})=>xt),stopped:jt(bt.why,nt.missing)};return(0,w.
S4)(Kt,{...Z,dialect:Rt,isFork:St,now:Et.getTime()})}async function Tt(nt,Z,ht){const{requirements:Et,roots:wt,dialect:bt}=nt,St=(0,Yt.e)(Et,Z,bt),Rt=Array.from(
St,([Ut,en])=>(0,Yt.i)(Ut,en)),Kt=new Set(Et.map(({host:Ut})=>Ut).filter(Ut=>!St.has(Ut))),xt=Z.depth!=="discovery"&&wt.length>0;if(Kt.size===0&&!xt)return{visits:Rt,
predicted:w.j7,tokenSources:new Map};const{contact:Ct}=await Promise.all([t.e(504),t.e(456),t.e(696)]).then(t.bind(t,2696)),Nt=await Ct([...Kt],nt,Z,ht);return{
...Nt,visits:[...Nt.visits,...Rt]}}const jt=(nt,Z)=>nt===null||Z===null?nt??Z:{kind:"several",reasons:[nt,Z]};async function Xt(nt,Z,ht,Et,wt){const{configs:bt,
allUsages:St,requirements:Rt,changes:Kt,scan:xt,clients:Ct}=Z,Nt=nn(Rt),Ut=[...Z.remarks,...(0,m.rc)(nt)],{why:en,evidence:cn}=Z.dialect,an={verdict:nt,remarks:(0,m.
q9)(Ut),detection:{why:en,evidence:cn}},{verdict:ln,remarks:un,detection:fn}=Et.secrets.redact(an,Nt);return{settings:ht,changes:Kt,verdict:ln,context:{dialect:{
...Z.dialect,...fn},failOn:ht.failOn,scan:xt,remarks:un,startedAt:wt.toISOString(),durationMs:Date.now()-wt.getTime(),version:b.xv,docsUrl:b.aq,clients:Ct(),sources:i(
(0,n.sC)(ln.findings),{...Et.secrets,kept:Nt,usages:St,configs:bt,directory:Et.directory,checkedAt:wt.getTime()}),links:null,repository:Jt(ln,Z,Et),repositories:Z.
repositories,history:null}}}function Jt(nt,{scan:Z,repositories:ht},{directory:Et,environment:wt}){return Z.files===0||ht.length>0?null:kt(Et,(0,E.R8)(nt),wt)}const qt=nt=>Object.
keys(nt).filter(Z=>/^TFE?_?TOKEN/i.test(Z)),nn=nt=>new Set(nt.flatMap(({host:Z,service:ht})=>[Z,(0,k.nx)(Z),ht]))}),9461:((dt,U,t)=>{t.d(U,{$:()=>v});var y=t(3024),
A=t(5747);function v(_){try{const R=(0,y.realpathSync)(_),a=(0,y.statSync)(R);return a.isFile()?{kind:"file",path:R}:{kind:a.isDirectory()?"directory":"special",
path:R}}catch(R){return{kind:"error",code:(0,A.Oj)(R)}}}}),8185:((dt,U,t)=>{t.d(U,{C:()=>l,I:()=>f});var y=t(4283),A=t(7052),v=t(6697),_=t(1064),R=t(1831),a=t(2886);
const S=(o,{allowedHosts:e,hostnames:i})=>(0,R.Jr)(o,e)||i.some(O=>O.host===o),P={file:".",line:1,column:1,endColumn:1},$=1e4;function l(o,e,i=$){if(e.allowedHosts.
length===0)return[];const O=new Map,p=[];let h=0;for(const{directHost:c,kind:s,isOverridden:r,place:d,clients:T}of o){if(c===void 0||r||S(c,e))continue;const w=s===
"backend_http"||s==="remote_state"?"backend":"download",I=`${w} ${c}`,k=O.get(I);if(k===void 0&&O.size>=i){h+=1;continue}const b=k??u(c,w);O.set(I,b),p.push({...b,
place:d,clients:T})}if(h===0)return p;const g=(0,A.fileLimit)({kind:"problems",max:i,omitted:h});return[...p,{problem:g,place:P,clients:_.Du,host:null}]}function u(o,e){
const i=(0,R.Pv)(o),O=i.ok?i.value:null,p=O===null?o:(0,R.nx)(O);return{problem:(0,v.hostNotAllowed)({host:p,use:e}),host:O}}function f(o,e,i,O){if(O.allowedHosts.
length===0)return[];const p=i.filter(({because:h})=>h.some(g=>typeof g!="string"));return e.flatMap(h=>{const{id:g,kind:c}=h;if(c!=="url"||!p.some(T=>T.service===
g))return[];const s=(0,y.Dl)(h.url),r=s.ok?(0,R.Pm)(s.value):null;if(r===null||r===o||S(r,O))return[];const d=(0,v.hostNotAllowed)({host:r,service:g,registry:(0,R.
nx)(o)});return[(0,a.bz)(d,g)]})}}),8988:((dt,U,t)=>{t.d(U,{s:()=>u,k:()=>h});var y=t(3534),A=t(3410),v=t(5143),_=t(9562);const R=[_.OZ,_.Bn],a=[_.e$,_.xq],S=[{
matches:/^app\.(eu\.)?terraform\.io$/,services:[...R,...a]},{matches:/^api\.env0\.com$/,services:a},{matches:/^backend\.api\.env0\.com$/,services:R},{matches:/\.scalr\.io$/,
services:R}],P=g=>S.find(({matches:c})=>c.test(g))?.services??[];var $=t(241),l=t(2886);function u(g,{role:c},s){const r=e(g),d=g.credentials?.hasToken===!0,w=(g.
attempt.hops.at(-1)?.challenge??null)===null&&(d||c!=="guest"),I=d?[]:i(g.host,r,s),b=[...g.difference===null?[]:[g.difference],...I,...r===null||!w?[]:[O(g,r,s)]].
map(E=>(0,l.bz)(E)),n=d?[]:f(g,s);return n.length>0?[...b,...n]:I.length===0?[...b,...o(g,s)]:b}function f(g,{usages:c,isFork:s,depth:r}){const{host:d,attempt:T}=g;
if(r==="discovery"||T.discovery.kind!=="found")return[];const w=c.flatMap(({workspace:I,hasOwnToken:k,needs:b,place:n})=>I===void 0||k||(0,v.Zl)(n.file)?[]:b.filter(
E=>E.host===d));return Array.from(Map.groupBy(w,({service:I})=>I),([I,k])=>{const b=(0,A.cloudToken)({host:d,service:I,isFork:s,...p(g)}),n=k.flatMap(E=>E.clients);
return(0,l.bz)((0,l.aZ)(b,n),I)})}function o(g,{usages:c,isFork:s}){const{host:r,attempt:d,credentials:T}=g;if(d.discovery.kind!=="found"||T?.hasToken||T?.problem)
return[];const w=P(r).find(I=>c.some(({hasOwnToken:k,needs:b,place:n})=>b.some(E=>E.host===r&&E.service===I)&&!k&&!(0,v.Zl)(n.file)));return w===void 0?[]:[(0,l.
bz)((0,y.credentialsMissing)({host:r,service:w,isFork:s,...p(g)}),w)]}function e(g){const{discovery:c,hops:s}=g.attempt;return c.kind==="failed"&&c.problem.code===
"document-unauthorized"?s.at(-1)?.status??null:null}function i(g,c,{tokenVariables:s,hosts:r}){return(0,$.B)(s,g,r).filter(({isParent:d})=>!d||c!==null).map(({variable:d,
why:T,write:w})=>(0,y.credentialsNearMiss)({host:g,variable:d,why:T,write:w}))}function O(g,c,{isFork:s}){const{host:r,credentials:d}=g;return d?.hasToken?(0,y.
credentialsRejected)({host:r,status:c,source:d.source}):(0,y.credentialsMissing)({host:r,service:null,isFork:s,...p(g)})}function p({credentials:g,looks:c}){const s=c.
flatMap(w=>w.looks),r=w=>[...new Set(s.flatMap(({held:I,source:k})=>I!=="not read"===w?k:[]))],d=g===null?r(!0):[g.source],T=g===null?r(!1):[];return{searched:d,
notRead:T}}function h(g,c){return g.filter(s=>!c.includes(s)).map(s=>(0,l.bz)((0,y.credentialsUnused)({host:s})))}}),2886:((dt,U,t)=>{t.d(U,{ER:()=>$,HJ:()=>O,Np:()=>o,
Rh:()=>h,TC:()=>g,aZ:()=>P,bz:()=>S,hD:()=>f,l$:()=>a,ld:()=>i,ml:()=>l,pi:()=>e,xJ:()=>u});var y=t(5143),A=t(5799),v=t(1831),_=t(7715);const R=["module","provi\
der","version","package","lock","not"],a=({problem:c,places:s})=>R.includes(c.code.replace(/-.*/,""))&&s.length>0&&s.every(r=>typeof r!="string"),S=(c,s=null,r=!0)=>({
services:s===null?[]:[s],problem:c,needed:r}),P=(c,s)=>({...c,affects:c.affects.filter(r=>s.includes(r))}),$=({problem:c,needed:s})=>s&&c.usualSeverity==="error"&&
!l.includes(c.code),l=["host-http2","host-check-crashed"];function u({problem:c,needed:s},r){const d=s&&r.some(T=>c.affects.includes(T));return c.severity==="er\
ror"&&!d?"warning":c.severity}const f=(c,s,r)=>({severity:u(c,s),problem:c.problem,affects:c.problem.affects,...r,places:(0,y.As)(r.places)}),o=(c,s)=>A.oC.indexOf(
c.severity)-A.oC.indexOf(s.severity),e=(c,s,r)=>r.some(d=>d.code===c.code&&(d.host===null||d.host===s));function i({problem:c,services:s},{visit:{host:r,attempt:d},
requirements:T,answering:w},{depth:I}){if(I==="discovery"||d.discovery.kind==="skipped")return!0;const k=s.some(n=>w.has(`${r} ${n}`));if(c.code==="service-url-\
no-slash"&&k)return!1;const b=T.filter(({service:n})=>s.length===0||s.includes(n));return b.length===0||b.some(({isForInit:n})=>n)}function O(c){const s=new Map;
return r=>{const d=JSON.stringify(r),T=s.get(d)??p(r,c);return s.set(d,T),T}}function p(c,s){const r=k=>s.filter(({service:b})=>k.includes(b)),d=c.length===0?s:
r(c),T=c.filter(k=>d.some(({service:b})=>b===k)),w=T.length>0?T:c,I=(d.length>0?d:r(["any"])).flatMap(k=>k.because);return{service:w.length===1?w[0]??null:null,
places:h([...new Set(I)])}}function h(c){const{own:s=[],aside:r=[]}=Object.groupBy(c,d=>typeof d!="string"&&(0,y.Zl)(d.file)?"aside":"own");return[...s,...r]}function g(c,s){
const r=s.some(({because:T})=>T.includes("hostnames input"));return{role:(0,_.V)(c)!==null?"guest":r?"operator":"user",host:(0,v.nx)(c)}}}),9464:((dt,U,t)=>{t.d(
U,{f:()=>a,u:()=>P});var y=t(4283),A=t(3534),v=t(1831),_=t(9562),R=t(2886);function a({host:$,attempt:l,credentials:u},f){const o=u?.hasToken===!0,e=[...f.flatMap(
i=>i.kind==="url"&&(0,_.p4)(i.id)&&(0,_.D6)(i.id)?[{url:i.url,service:i.id,isSent:o}]:[]),...l.hops.map(({url:i,authorization:O})=>({url:i,service:null,isSent:O===
"sent"}))].flatMap(({url:i,...O})=>{const p=S(i);return p===null||p===$?[]:[{...O,host:p}]});return[...new Map(e.toReversed().map(i=>[i.host,i])).values()]}function S($){
const l=(0,y.Dl)($),u=l.ok?(0,v.Pm)(l.value):null,f=u===null?null:(0,v.Pv)(u);return f?.ok?f.value:null}function P($,l,{tokenSources:u,hosts:f}){return a($,l).flatMap(
({host:o,service:e,isSent:i})=>{const O=u.get(o);if(O===void 0)return[];const p=e===null?$.attempt.discovery.kind==="failed":!i,h=(0,A.credentialsOtherHost)({host:(0,v.
nx)($.host),other:(0,v.nx)(o),source:O,service:e,isSent:i,isNotice:!p||f.has(o)});return[(0,R.bz)(h,e)]})}}),2389:((dt,U,t)=>{t.d(U,{j7:()=>s,k2:()=>b,S4:()=>r});
var y=t(4e3),A=t(7052),v=t(5143),_=t(5799),R=t(1064),a=t(8185),S=t(8988),P=t(2886);function $(n,E,m){const M=new Set(n.notes.flatMap(({problem:J,place:st})=>J.code===
"file-syntax"?st.file:[])),j=[...n.complaints.map(({problem:J,place:st})=>O((0,P.bz)(J),st,m)),...(0,S.k)(n.tokenHosts,E).map(J=>O(J,null,m)),...n.isEmpty?[e(m)]:
[]],L=[...n.notes.map(J=>u(J,M,m)),...(0,a.C)(n.usages,m).map(({problem:J,clients:st,place:ct,host:lt})=>{const At=(0,P.bz)((0,P.aZ)(J,st));return{host:lt,finding:{
...O(At,ct,m),host:lt}}}),...n.ofAnswers.map(J=>u(J,M,m)),...n.others.map(J=>({host:J.host,finding:i(J,m)})),...j.map(J=>({host:null,finding:J}))],{placed:F=[],
others:G=[]}=Object.groupBy(L,({finding:J})=>J.places.length>0?"placed":"others"),z=[...l(F),...G],N=z.flatMap(({host:J,finding:st})=>(0,P.pi)(st.problem,J,m.ignore)?
[]:[st]),H=({exclude:J})=>+(J!==void 0),q=N.toSorted((J,st)=>(0,P.Np)(J,st)||H(J)-H(st));return{files:q,ignored:z.length-q.length}}function l(n){return[...Map.groupBy(
n,({host:m,finding:M})=>{const{problem:j,severity:L,affects:F,exclude:G}=M,{code:z,message:N,help:H}=j;return JSON.stringify([m,z,L,N,H,F,G===void 0])}).values()].
flatMap(m=>{const[M]=m;if(M===void 0||m.length===1)return m;const j=(0,v.As)(m.flatMap(({finding:G})=>G.places)),L=new Set(m.flatMap(({finding:G})=>G.exclude??[])),
F=L.size===0?{}:{exclude:[...L]};return[{...M,finding:{...M.finding,places:j,...F}}]})}function u(n,E,m){const{problem:M,place:j,host:L,isPlaceholder:F}=n,G=n.aside??
j.file;if(M.code==="file-limit"&&m.allowedHosts.length>0){const J={...M,message:(0,y.Fn)(M.message)};return{host:L,finding:{...o(n,J,m),severity:"error"}}}const z=F||
E.has(j.file),N=M.severity==="error"&&(z||(0,v.Zl)(G)),H=N?{...M,severity:"warning"}:M,q=o(n,H,m);return!N&&!(0,v.Zl)(G)?{host:L,finding:q}:{host:L,finding:{...q,
exclude:[(0,v.n7)(G)]}}}const f={error:"warning",warning:"notice",notice:"notice"};function o({place:n,others:E=[],clients:m,checkedFor:M},j,L){const F=M??L.dialect,
z=F.isGuess&&R.Du.some(q=>!m.includes(q))?f[j.severity]:j.severity,N=(0,P.bz)({...(0,P.aZ)(j,m),severity:z}),H=O(N,n,{dialect:F});return{...H,places:[...H.places,
...E]}}function e(n){const{scan:E,hostnames:m,usages:M}=n,j=m.length>0,L=(0,A.nothingToCheck)({scan:E,hasHostnames:j,isFleet:M.length>0});return{...O((0,P.bz)(L),
null,n),severity:L.severity}}function i({host:n,places:E,...m},M){const j=(0,_.pj)(m.problem,(0,P.TC)(n,[]));return{...O({...m,problem:j},null,M),host:n,places:(0,v.
As)(E)}}const O=(n,E,{dialect:m})=>(0,P.hD)(n,m.clients,{host:null,service:null,places:E===null?[]:[E],isHostNew:!1});var p=t(9464);const h=function(...n){const{
judgeRequests:E}=t.late([504,456,696],2696);return new.target?new E(...n):E(...n)},g=function(...n){const{crashedVisit:E}=t.late([504,456,696],2696);return new.target?
new E(...n):E(...n)},c=function(...n){const{judgeVisit:E}=t.late([504,456,696],2696);return new.target?new E(...n):E(...n)},s={drafts:[],notes:[],roots:[],requests:[],
answering:new Set};function r(n,E){const{requirements:m,visits:M,usages:j,tokenVariables:L}=n,F=Map.groupBy(m,({host:kt})=>kt),G=M.map(({host:kt})=>kt),{isFork:z,
depth:N}=E,{tokenSources:H}=n,q={usages:j,tokenVariables:L,tokenSources:H,hosts:new Set(G),isFork:z,depth:N},J=Map.groupBy(n.predicted.drafts,({host:kt})=>kt),st=Map.
groupBy(n.predicted.requests,({host:kt})=>kt),ct=M.map(kt=>{const Vt=n.newHosts.has(kt.host),sn={visit:kt,requirements:F.get(kt.host)??[],predicted:J.get(kt.host)??
[],requests:st.get(kt.host)??[],answering:n.predicted.answering,isNew:Vt};try{const X=c(sn,E,q);return{...X,beyond:(0,p.f)(kt,X.verdict.services)}}catch(X){return{
...g(sn,E,X),beyond:[]}}}),lt=ct.map(({verdict:kt})=>kt),Dt=[...ct.flatMap(kt=>kt.beyond).map(({host:kt})=>kt),...st.keys()],Q=[...G,...Dt],tt=new Set(G),at=Array.
from(st,([kt,Vt])=>h({host:kt,known:[]},Vt,E).map(sn=>({...sn,host:kt,places:[]}))),Ot=[...n.predicted.drafts,...at.flat()].filter(({host:kt})=>!tt.has(kt)),$t=n.
predicted.notes,pt=$({...n,ofAnswers:$t,others:Ot},Q,E),vt=[...ct.flatMap(({ofFiles:kt})=>kt),...pt.files].sort(P.Np),Ft=[...lt.flatMap(kt=>kt.findings),...vt].
sort(P.Np),{stopped:Pt}=n,Yt=k(pt.files);return{passed:Pt===null&&!Ft.some(({severity:kt})=>b(kt,E.failOn)),stopped:Pt,hosts:lt,files:vt,findings:Ft,ignored:ct.
reduce((kt,Vt)=>kt+Vt.ignored,pt.ignored),roots:n.predicted.roots.map(kt=>d(kt,E,Yt))}}function d({rows:n,...E},{ignore:m},M){const j=({drafts:L,decidedAt:F})=>L.
length>0?L.filter(({problem:G,host:z})=>!(0,P.pi)(G,z,m)).map(G=>({...G,severity:(0,P.xJ)(G,E.clients)})):F.flatMap(G=>M.get(w(G))??[]);return{...E,rows:n.map(L=>{
const{drafts:F,decidedAt:G,...z}=L,H=F.length>0||Object.values(z.chosen).includes(null)?j(L).toSorted(P.Np):[],q=new Map(H.map(({problem:J})=>[J.code,T(J)]));return{
...z,worst:H[0]?.severity??null,problems:[...q.values()]}})}}const T=({code:n,title:E,usualSeverity:m})=>({code:n,title:E,usualSeverity:m}),w=({file:n,line:E})=>`${n}\
:${E}`,I=/^(?:constraint|lock)-/,k=n=>{const E=new Map;for(const m of n.filter(({problem:M})=>I.test(M.code)))for(const M of m.places){const j=typeof M=="string"?
M:w(M),L=E.get(j);L===void 0?E.set(j,[m]):L.push(m)}return E},b=(n,E)=>n==="error"?E!=="never":n==="warning"&&E==="warning"}),6897:((dt,U,t)=>{t.d(U,{n:()=>A,x:()=>v});
const y=100;async function A(_,R,a){let S=performance.now();for(;;){const P=_.next(R.why!==null);if(P.done)return P.value;performance.now()-S<y||(a(P.value),await v(),
S=performance.now())}}const v=()=>new Promise(_=>setImmediate(_))}),9664:((dt,U,t)=>{t.d(U,{Gz:()=>A,LA:()=>R,jt:()=>v,un:()=>_});var y=t(3916);const A=(a,S)=>a===
""?S:`${a}/${S}`,v=a=>a.slice(0,Math.max(0,a.lastIndexOf("/")));function _(a,S){const P=(0,y.join)(a,S).replace(/\/$/,"");return P==="."?"":P}const R=a=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(a)}),1022:((dt,U,t)=>{t.d(U,{m:()=>o,s:()=>i});var y=t(3625),A=t(6246),v=t(1831),_=t(8408),R=t(5011);const a={terraform:["terraform.io"],opentofu:["terrafo\
rm.io","opentofu.org"]},S="hashicorp",P="-",$='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',l={prefix:"\
terraform-",whose:"a Terraform",frequency:"often"},f={terraform:[l],opentofu:[l,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function o(s,r){
const d=s.split("/");if(d.length>3||d.includes(""))return e($);const[T="",w,I]=d.reverse(),k=i(T);if(!k.ok){const L=`${(0,A.o)(T)} in source ${(0,A.o)(s)}`;return e(
`Invalid provider type: Invalid provider type ${L}: ${k.why}"`)}const b=I===void 0,n=b?(0,y.J)((0,R.Vm)(r)):(0,v.Pv)(I);if(w===void 0&&n.ok){const L={hostImplied:b,
namespace:S,type:k.value};return{kind:"registry",host:n.value,...L}}const E=O(w??""),m=`namespace "" in source ${(0,A.o)(s)}`;if(!E.ok)return e(`Invalid provide\
r namespace: Invalid provider ${m}: ${E.why}"`);if(!n.ok){const L="Invalid provider source hostname";return e(`${L}: ${L} ${m}: ${n.why}"`)}const M={hostImplied:b,
host:n.value,namespace:E.value,type:k.value},j=h(M,r);return j===void 0?{kind:p(M,r),...M}:e(j)}const e=s=>({kind:"invalid",error:s});function i(s){if(/^[a-z0-9]+$/.
test(s))return(0,y.J)(s);if(s==="")return(0,y.T)("must have at least one character");if(s.includes("."))return(0,y.T)("dots are not allowed");if(s.includes("--"))
return(0,y.T)("cannot use multiple consecutive dashes");const r=(0,_.YE)(s);return r.ok?(0,y.J)((0,_.DI)(r.value)):(0,y.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const O=s=>s===P?(0,y.J)(s):i(s);function p({host:s,namespace:r},d){return r===P?"legacy":r==="builtin"&&
a[d].includes(s)?"builtin":"registry"}function h(s,r){const d=(0,R.Vm)(r);if(s.namespace===P&&s.host!==d)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${d}.`;const T=f[r].find(({prefix:w})=>s.type.startsWith(w));return T===void 0?void 0:g(s,T,r)}function g(s,{prefix:r,
whose:d,frequency:T},w){const I=`${r}provider-`,k=s.type.slice(I.length);if(!s.type.startsWith(I)||!i(k).ok)return`Invalid provider type: Provider source ${(0,A.
o)(c(s))} has a type with the prefix ${(0,A.o)(r)}, which isn't allowed because it would be redundant to name ${d} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const b=c({...s,type:k},w);return`Invalid provider type: Provider source ${(0,A.o)(c(s,w))} has a ty\
pe with the prefix ${(0,A.o)(I)}, which isn't valid. Although that prefix is ${T} used in the names of version control repositories for ${d.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,A.o)(b)}?`}const c=({host:s,namespace:r,type:d},T)=>T!==void 0&&s===(0,R.Vm)(T)?`${r}/${d}`:`${(0,v.nx)(s)}/${r}/${d}`}),241:((dt,U,t)=>{t.d(U,
{B:()=>_});var y=t(1831);const A=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,v="TF_TOKEN_";function _(l,u,f){const[o]=(0,y.fK)(u);return o===void 0?[]:l.flatMap(e=>{const i=(0,y.
$k)(e);if(i!==null&&f.has(i))return[];const O=R(e,i,u);return O===null?[]:[{variable:e,why:O,write:o,isParent:a(i,u)}]})}function R(l,u,f){const o=A.exec(l)?.[0];
if(o===void 0)return null;const e=l.slice(o.length);return u!==null&&a(u,f)?`it is for ${(0,y.nx)(u)} only: the clients do not use the tokens of parent domains`:
P(f).some(i=>i===S(e))?o!==v?`it begins with ${o}, and the clients read only ${v}`:u===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,y.nx)(u)}${$(e,f)}`:null}const a=(l,u)=>l!==null&&(0,y.Sv)(u).name.endsWith(`.${(0,y.Sv)(l).name}`),S=l=>l.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function P(l){const{name:u}=(0,y.Sv)(l);return[...new Set([l,u,(0,y.nx)(l)].map(S))]}function $(l,u){const{name:f,port:o}=(0,y.
Sv)(u);return o!==443&&!l.includes(":")?"; a port follows a colon":f.includes("-")&&!l.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((dt,U,t)=>{
t.d(U,{S3:()=>T,Wi:()=>h,YM:()=>w,a2:()=>r,cZ:()=>a,cr:()=>c,hs:()=>s,pq:()=>d,sC:()=>g});var y=t(2886),A=t(1064),v=t(1831),_=t(8884);const R=3;function a(I){const k=I.
some(n=>{const E=(0,_.Xd)(n);return E!==null&&(0,_.cC)(E)}),b=k?S(I):I;return[...Map.groupBy(b,$).values()].flatMap(n=>{const E=[...Map.groupBy(n,l).values()];return E.
length>R?[n]:E}).flatMap(n=>u(n)??[]).map(n=>({cause:n,hits:k?(0,_.eb)(n.findings).length:0})).toSorted(({cause:n,hits:E},{cause:m,hits:M})=>(0,y.Np)(n,m)||P(n)-
P(m)||M-E||m.hosts.length-n.hosts.length).map(({cause:n})=>n)}const S=I=>I.map(k=>({finding:k,hits:(0,_.eb)([k]).length})).toSorted((k,b)=>b.hits-k.hits).map(({
finding:k})=>k);function P({code:I,affects:k}){return I==="host-not-checked"?2:k.length===0||A.Du.some(b=>k.includes(b))?0:1}const $=({severity:I,problem:k,affects:b,
exclude:n})=>JSON.stringify([I,k.code,b,n===void 0]),l=I=>I.exclude===void 0?O(I.problem.help??"",I):"";function u(I){const[k]=I;if(k===void 0)return null;const b=[
...new Set(I.flatMap(({host:N})=>N??[]))],{code:n,title:E,help:m,message:M}=k.problem,j=(N,H)=>b.length>1?O(N,H):N,L=j(M,k),F=I.every(N=>j(N.problem.message,N)===
L),G=j(m??"",k),z=I.every(N=>j(N.problem.help??"",N)===G);return{severity:k.severity,code:n,title:E,affects:k.affects,findings:I,hosts:b,message:F?L:null,help:G!==
""&&z?i(G,I):null}}const f=/\bTF_TOKEN_\w+/g,o="TF_TOKEN_HOST",e=5;function i(I,k){if(!I.includes(o))return I;const b=new Set(k.flatMap(({problem:n})=>n.help?.match(
f)??[]));return b.size<=e?`${I}; ${o} is ${[...b].join(" or ")}`:`${I}; in ${o}, write each dot of the host as an underscore and each hyphen as two`}function O(I,{
host:k}){return k===null||I===""?I:[...new Set([k,(0,v.nx)(k)])].reduce((b,n)=>b.replaceAll(n,p),I).replace(f,o).replaceAll(/\bhost the host/g,"the host")}function p(I,k,b){
const[n=" ",E=" "]=[b[k-1],b[k+I.length]];return/[\s("]/.test(n)&&/[\s,;.:)"]/.test(E)?"the host":"HOST"}const h=3,g=I=>a(I).flatMap(k=>c(k).slice(0,h).flatMap(
([,b])=>(0,_.tN)(b)??[]).filter(b=>!(0,_.cC)(b))),c=({message:I,findings:k})=>I===null?[...Map.groupBy(k,({problem:b})=>b.message)]:[[I,k]],s=({hosts:I,findings:k})=>I.
length>0&&!k.every(y.l$),r=I=>s(I)?"host":"place";function d(I){return s(I)?I.hosts.length:(0,_.yv)(I.findings).lines.length}function T(I){const{findings:k,message:b}=I;
return b===null?k.map(n=>[n]):s(I)?[...Map.groupBy(k,({host:n})=>n).values()]:(0,_.yv)(k).lines}function w(I){const k=I.filter(E=>s(E)&&E.hosts.length>1),n=[...Map.
groupBy(k,({hosts:E})=>E.toSorted().join()).values()].flatMap(([E,...m])=>E===void 0?[]:m.map(M=>[M,E.code]));return new Map(n.filter(([{message:E}])=>E!==null))}}),
4503:((dt,U,t)=>{t.d(U,{DZ:()=>e,R8:()=>p,aE:()=>_,oW:()=>i,uM:()=>v});var y=t(5143),A=t(8884);function v({file:g,line:c},{links:s,repositories:r}){const{repository:d,
path:T}=(0,y.bH)(g);if(d!==null){const I=S(a(r).get(d),T);return I===null?null:`${I}#L${c}`}const w=s?.get(g);return w===void 0?null:w.diff?.lines.has(c)?`${w.diff.
url}R${c}`:`${w.url}#L${c}`}const _=(g,{repositories:c})=>a(c).get(g)?.url??null,R=new WeakMap;function a(g){const c=R.get(g)??new Map(g.flatMap(({name:s,url:r,
commit:d})=>{const T=r===null?null:o(r,d);return T===null?[]:[[s,T]]}));return R.set(g,c),c}function S(g,c){const s=c==="."?null:i(c);return!g?.files||s===null?
null:`${g.files}/${s}`}const P=600,$=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,l=/^(?:[\da-f]{40}|[\da-f]{64})$/,u=/^gitlab\.com$/i,
f=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function o(g,c){const[,s]=g.length<=P?$.exec(g)??[]:[];return s===
void 0?null:c===null||!l.test(c)?{url:g,files:null}:u.test(s)?{url:g,files:`${g}/-/blob/${c}`}:{url:g,files:f.test(s)?null:`${g}/blob/${c}`}}function e({url:g,commit:c}){
const s=g===null?null:o(g,c)?.files??null;return s===null?null:s.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")}function i(g){if(!g.isWellFormed())return null;const c=s=>encodeURIComponent(
s).replace(/[!'()*_~]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return g.split("/").map(c).join("/")}const O=5e3;function p(g){const c=new Set;for(const s of h(
g))if(typeof s!="string"&&(0,A.CN)(s.file)&&c.add(s.file),c.size===O)break;return c}function*h({findings:g,hosts:c,roots:s}){for(const{places:r}of g)yield*r;for(const{
requirements:r}of c)for(const{because:d}of r)yield*d;for(const{rows:r}of s)for(const{places:d}of r)yield*d}}),7574:((dt,U,t)=>{t.d(U,{I$:()=>R,QN:()=>P,kJ:()=>v,
nO:()=>$,tY:()=>_,u8:()=>S});var y=t(4120);const A=864e5;function v(l){const u=Math.round(l);if(u<1e3)return`${u} ms`;if(u<59950)return`${(u/1e3).toFixed(1)} s`;
const f=Math.round(u/1e3);return`${Math.floor(f/60)} min ${f%60} s`}function _(l){return l<1e3?`${l} B`:l<999950?`${(l/1e3).toFixed(1)} kB`:`${(l/1e6).toFixed(1)}\
 MB`}function R(l){return[["DNS",l.lookupMs],["connect",l.connectMs],["TLS",l.tlsMs],["first byte",l.firstByteMs],["total",l.totalMs]].flatMap(([f,o])=>o===null?
[]:[[f,o]])}const a=6e4;function S(l,u){const f=Date.parse(u)-Date.parse(l);if(!(f>=a))return"less than a minute";const o=Math.floor(f/a),e=[{count:Math.floor(o/
1440),unit:o>=2880?"days":"day"},{count:Math.floor(o%1440/60),unit:"h"},{count:o%60,unit:"min"}],i=e.findIndex(({count:O})=>O>0);return e.slice(i,i+2).filter(({
count:O})=>O>0).map(({count:O,unit:p})=>`${O} ${p}`).join(" ")}const P=l=>`${l.slice(0,16).replace("T"," ")} UTC`;function $(l,u){const f=(Date.parse(l)-Date.parse(
u))/A;if(Number.isNaN(f))return l;const o=(0,y.px)(Math.floor(Math.abs(f)),"day"),e=Math.abs(f)<1,i=e?"within the last day":`${o} ago`,O=e?"in less than a day":
`in ${o}`;return`${l.slice(0,10)} (${f<0?i:O})`}}),4120:((dt,U,t)=>{t.d(U,{DO:()=>i,H8:()=>P,Iu:()=>S,J5:()=>$,QI:()=>e,Rk:()=>O,SY:()=>u,Sk:()=>l,_l:()=>a,dy:()=>_,
od:()=>f,px:()=>R,wO:()=>o});var y=t(4e3),A=t(5799),v=t(1064);const _="new in this pull request",R=(p,h)=>`${p} ${p===1?h:a(h)}`,a=p=>`${p.replace(/(?<=[^aeiou])y$/,
"ie")}s`,S=p=>p.replace(/^./u,h=>h.toUpperCase()),P=p=>A.oC.flatMap(h=>{const{length:g}=p.filter(c=>c.severity===h);return g===0?[]:[R(g,h)]}).join(", "),$=({length:p},h)=>p<=
2*h?p:h;function l(p,h,g,c=s=>`and ${s} more`){const{shown:s,more:r}=(0,y.zN)(p,h);return[...s.map(g),...r>0?[c(r)]:[]]}const u=p=>v.zK.every(h=>p.includes(h))?
"all clients":p.map(h=>v.bB[h]).join(", ");function f(p,h){const g=h.filter(c=>p.includes(c));return p.length===0||g.length===h.length?"":g.length===0?"no clien\
t in use":g.map(c=>v.bB[c]).join(", ")}const o=p=>p.map(h=>v.bB[h]).join(" and "),e=({clients:p,versions:h})=>p.map(g=>[v.bB[g],h[g]].join(" ").trim()).join(" a\
nd "),i=p=>p==="any"?"any service":p;function O(p){switch(p){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dr\
opped":return"not sent (redirected to another host)"}}}),8884:((dt,U,t)=>{t.d(U,{BQ:()=>T,CN:()=>I,Dc:()=>d,II:()=>a,Ky:()=>S,Qz:()=>r,R3:()=>R,Xd:()=>g,Yx:()=>p,
_X:()=>e,cC:()=>l,eb:()=>u,eo:()=>_,et:()=>w,fP:()=>i,iW:()=>f,mj:()=>o,oN:()=>O,rv:()=>P,tN:()=>c,xi:()=>s,yv:()=>h});var y=t(5143),A=t(4120),v=t(8641);const _=n=>k(
n)?`${a(n.file)}:${n.line}`:n,R=({file:n,line:E,column:m})=>`${a(n)}:${E}:${m}`;function a(n){const{repository:E,path:m}=(0,y.bH)(n);if(E===null)return(0,v.J7)(
n);const M=(0,v.J7)(E);return m==="."?M:`${M}//${(0,v.J7)(m)}`}function S(n,E,m=_){const{places:M,isOfRepositories:j}=P(b(n)),L=M.slice(0,E).map(m).join(", "),F=M.
length-E;return F<=0?L:`${L} and ${(0,A.px)(F,j?"more repository":"more place")}`}function P(n){const E=$(n),m=E.filter(l).length>1;return{places:m?E:n,isOfRepositories:m}}
function $(n){const E=new Set;return n.filter(m=>{const M=k(m)?(0,y._M)(m.file):null;return M===null?!0:!E.has(M)&&E.add(M)})}const l=n=>k(n)&&(0,y._M)(n.file)!==
null;function u(n){const E=new Map;for(const m of new Set(n.map(({places:M})=>M)))for(const M of m.filter(k)){const j=(0,y._M)(M.file);j!==null&&!E.has(j)&&E.set(
j,M)}return[...E.values()]}const f=(n,E)=>n===E?`all ${E} repositories`:`${n} of ${E} repositories`;function o(n,E){const{length:m}=E>1?u(n):[];return m>1?f(m,E):
""}function e(n){const E=n.filter(({severity:M})=>M!=="notice").flatMap(M=>u([M]).map(j=>{const{severity:L,problem:F}=M;return{repository:(0,y._M)(j.file)??"",severity:L,
code:F.code,place:j}})),m=({findings:M},j)=>M.filter(L=>L.severity===j).length;return Array.from(Map.groupBy(E,({repository:M})=>M),([M,j])=>({repository:M,findings:j})).
toSorted((M,j)=>m(j,"error")-m(M,"error")||m(j,"warning")-m(M,"warning"))}const i=({length:n})=>`with errors or warnings in ${n===1?"its":"their"} own files`;function O(n,E){
const{isOfRepositories:m}=P(n),M=L=>(m?(0,y._M)(L.file):null)??_(L),j=new Set(E.map(L=>L&&M(L)));return n.filter(L=>!j.has(M(L)))}const p=(n,E=_)=>S(n,n.every(k)?
1:2,E);function h(n){const E=[...new Set(n.map(j=>j.places))].flat(),m=b(E.filter(k)),M=[...new Set(E.filter(j=>typeof j=="string"))];return{lines:m,settings:M}}
const g=({places:n})=>n.find(k)??null,c=n=>n.map(g).find(E=>E!==null)??null;function s(n,{clients:E,repositories:m},M,j){const{lines:L,settings:F}=h([n]);return[
["help",(0,v.RK)(n.problem.help??"",M)],["affects",(0,A.od)(n.affects,E)],["hits",o([n],m.length)],["also at",S(O(L,L.slice(0,1)),j)],["required by",S(F,j)]].filter(
([,z])=>z!=="")}const r=({requirements:n})=>n.some(({because:E})=>E.some(k)),d=n=>new Set(n.flatMap(({places:E})=>E.filter(k).map(({file:m})=>m))).size,T=n=>n.filter(
E=>g(E)===null),w=n=>n.every(({problem:E})=>E.code.startsWith("credentials-"))?"credentials":"settings",I=n=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(n)&&(0,y.
_M)(n)===null,k=n=>typeof n!="string";function b(n){const E=new Set;return n.filter(m=>{const M=typeof m=="string"?m:`${m.line}:${m.file}`;return!E.has(M)&&E.add(
M)})}}),6763:((dt,U,t)=>{t.d(U,{h$:()=>i,q9:()=>P,rc:()=>$});var y=t(4e3),A=t(5143),v=t(7574),_=t(4120),R=t(8884);const a=50,S=3,P=p=>(0,_.Sk)(p,a,h=>h,h=>`and ${(0,_.
px)(h,"more remark")}`),$=p=>[...l(p),...u(p),...o(p)];function l({findings:p,hosts:h,roots:g}){return[...p.map(({places:r})=>r),...h.flatMap(({requirements:r})=>r.
map(({because:d})=>d)),...g.flatMap(({rows:r})=>r.map(({places:d})=>d))].some(({length:r})=>r===A.WD)?[`lists of places end after ${A.WD} places`]:[]}function u({
files:p}){const h=p.filter(({exclude:s,severity:r})=>s!==void 0&&r!=="notice"),g=new Set(h.flatMap(({exclude:s})=>s??[])),c=(0,R.eb)(h).length;return h.length===
0?[]:[f(h.length,[...g],c)]}function f(p,h,g){const c=p===1?"1 finding is":`${p} findings are`,s=g===1?" of 1 repository":` of ${g} repositories`,[r,d]=g===0?["",
"`exclude`"]:[s,"`exclude` where their files are read"];return`${c} in tests, examples or templates${r}, where errors are warnings; to skip such files, set ${d}\
: ${(0,y.K4)(h,S,y.dh)}`}function o({roots:p}){return p.some(({rows:g})=>g.some(({platforms:c})=>c.some(({available:s})=>s===!0)))?["signatures of provider pack\
ages were not verified"]:[]}function e({hosts:p},{scan:h,repositories:g}){const{files:c,bytes:s,usages:r,durationMs:d}=h,T=p.filter(R.Qz).length,w=T===0?"no reg\
istry host is used":`${(0,_.px)(r,"usage")} of ${(0,_.px)(T,"registry host")}`;return g.length>0?`${w} in ${(0,_.px)(g.length,"repository")}`:c===0&&d===0?null:
c===0?"found no Terraform or OpenTofu files":`scanned ${(0,_.px)(c,"file")} (${(0,v.tY)(s)}) in ${(0,v.kJ)(d)}: ${w}`}function i(p,h){const{dialect:g,durationMs:c,
scan:s,remarks:r}=h,d=e(p,h),w=p.hosts.length===0&&s.files===0?"":` for ${(0,_.QI)(g)} (${g.why})`;return[`${O(p)}; checked in ${(0,v.kJ)(c)}${w}`,...d===null?[]:
[d],...r]}function O({findings:p,ignored:h}){const g=(0,_.H8)(p)||"no findings";return h>0?`${g}, ${h} ignored`:g}}),7236:((dt,U,t)=>{t.d(U,{l:()=>A,o:()=>v});var y=t(
1022);function A({kind:_,text:R,address:a},S,P){switch(_){case"required_provider":case"state_store_provider":case"lock_provider":{const $=(0,y.m)(R??"",P);return $.
kind==="registry"?$:null}case"required_provider_nosource":case"required_provider_legacy":return{host:S,namespace:"hashicorp",type:v(a)};case"implied_provider":return{
host:S,namespace:"hashicorp",type:(R??"").replace(/[._].*$/s,"")};default:return null}}const v=_=>_.replace(/^.*\./s,"")}),5257:((dt,U,t)=>{t.d(U,{JT:()=>R,KS:()=>a,
MO:()=>S,MP:()=>_,W$:()=>v,cd:()=>A});const y="hostnames input",A={file:y,line:1,column:1,endColumn:1},v=P=>P.file===y?y:P,_=({host:P,namespace:$,name:l,system:u})=>`${P}\
/${$}/${l}/${u}`,R=({host:P,namespace:$,type:l})=>`${P}/${$}/${l}`;function a({version:P},$){if(P===null)return null;const l=P.text??P.values?.[$]??null;return l===
null?null:{text:l,place:P.place}}const S=(P,$)=>`${P} ${$}`}),3862:((dt,U,t)=>{t.d(U,{X:()=>a});var y=t(9664),A=t(5011),v=t(7236),_=t(5257);const R=/^\.{1,2}\//;
function a(P,$){const l=Map.groupBy($,({lockFile:e})=>e),u=new Set(P.flatMap(({kind:e,text:i,place:O})=>S.test(e)&&!R.test(i??"")?(0,y.jt)(O.file):[])),f=new Map,
o=(e,i)=>{if(e.calls.length>0||e.directories.some(h=>u.has(h)))return!0;const O=f.get(e)??new Set(e.providers.map(h=>(0,_.JT)(h.provider)));f.set(e,O);const p=(0,v.
l)(i,(0,A.Vm)(e.client),e.client);return p===null||O.has((0,_.JT)(p))};return P.map(e=>{if(e.kind!=="lock_provider"||e.needs.length===0)return e;const i=l.get(e.
place.file)??[];return i.length===0||i.some(O=>o(O,e))?e:{...e,needs:[]}})}const S=/^(?:module|test_module|terragrunt_source|installed_module)/}),8416:((dt,U,t)=>{
t.d(U,{L2:()=>u,oh:()=>S,rU:()=>f});var y=t(4e3),A=t(5143),v=t(1064),_=t(5603),R=t(3469);const a=function(...r){const{readTools:d}=t.late([400,210,724],1724);return new.target?
new d(...r):d(...r)};function S(r,d){let T;return()=>(T??=a(r,d),T)}const P=["terraform"],$="assumed, CLI not detected; set `dialect`",l="CLI not detected; set \
`dialect` to check one";function u({setting:r,scan:d}){const T=r.name==="auto"?null:e(r.name);if(d===null||d.isEmpty){const E=T===null?l:o;return g(T??v.Du,[E],
[],r,{signs:[],constraints:[]})}const w=h(d,r,T),{constraints:I}=d;if(T!==null)return g(T,[o],[],r,{signs:w,constraints:I});const k=p(w);if(k.length===0)return{
...g(P,[$],[],r,{signs:w,constraints:I}),isGuess:!0};const b=i(k),n=b.flatMap(E=>k.find(m=>m.client===E)??[]);return g(b,n.map(s),k,r,{signs:w,constraints:I})}function f({
clients:r},d){if(d===null||d.isEmpty)return v.zK;const{others:T}=d.tools(),w=r;return v.zK.filter(I=>w.includes(I)||T.has(I)||I==="terragrunt"&&d.usesTerragrunt)}
const o="set by `dialect`",e=r=>r==="both"?v.Du:[r],i=r=>v.Du.filter(d=>r.some(T=>T.client===d));function O(r){const d=r.filter(({place:T})=>!(0,A.Zl)(T.file));
return d.length===0?r:d}const p=r=>{const d=O(r);return _.A.map(w=>d.filter(I=>I.level===w)).find(({length:w})=>w>0)??[]};function h({signs:r,tools:d,hasCloudHostname:T},w,I){
const k=p(r),b=I??i(k),n=k.every(({place:F})=>(0,A.Zl)(F.file)),E=I===null&&(n||k.some(({isCloud:F})=>F)),m=w.version===null&&b.some(F=>(0,R.w)(F,[]).length>1);
if(!E&&!m)return r;const{setsCloudHostname:M,signs:j}=d(),L=T||M;return[...r.filter(({isCloud:F})=>!(F&&L)),...j]}function g(r,d,T,w,I){const[k,...b]=r,n=r.map(
M=>c(M,w,I)),E=n.flatMap(({client:M,version:j})=>j===null?[]:[[M,j]]),m=n.flatMap(({version:M,signs:[j]})=>M===null||j===void 0?[]:[s(j)]);return{name:k===void 0||
b.length>0?"both":k,clients:r,releases:n.flatMap(({releases:M})=>M),versions:Object.fromEntries(E),why:[...new Set([...d,...m])].join(", "),evidence:[...new Set(
[...T,...n.flatMap(({signs:M})=>M)])]}}function c(r,{version:d},T){if(d!==null)return{client:r,releases:(0,R.w)(r,[d]),version:d,signs:[]};const w=O(T.signs.filter(
m=>m.client===r&&m.version!==null)),I=[...new Set(w.map(m=>(m.version??"").replace(/^v/,"")))];if(I.length>0){const[m="",...M]=I,j=M.length===0&&(0,R.l)(m);return{
client:r,releases:(0,R.w)(r,I),version:j?m:null,signs:w}}const k=O(T.constraints),b=k.map(({text:m})=>m),n=(0,R.w)(r,b);if(n.length===(0,R.w)(r,[]).length)return{
client:r,releases:n,version:null,signs:[]};const E=k.map(({text:m,place:M})=>({client:r,level:"syntax",place:M,text:`requires ${(0,y.dh)(m)}`,version:m}));return{
client:r,releases:n,version:b.length===1?b[0]??null:null,signs:E}}const s=({place:r,text:d})=>`${r.file}:${r.line} ${d}`}),2161:((dt,U,t)=>{t.d(U,{L8:()=>u,TD:()=>i,
U4:()=>$,Z8:()=>O,e0:()=>l,tr:()=>P});var y=t(1064);const A=["terraform"],v=["opentofu"],_=[{suffix:".tftest.hcl",class:"test",clients:y.Du,twin:".tofutest.hcl"},
{suffix:".tftest.json",class:"test",clients:y.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:v},{suffix:".tofutest.json",class:"test",clients:v},
{suffix:".tfquery.hcl",class:"query",clients:A},{suffix:".tfquery.json",class:"query",clients:A},{suffix:".tfmigrate.hcl",class:"migrate",clients:A},{suffix:".t\
fcomponent.hcl",class:"stack",clients:A},{suffix:".tfcomponent.json",class:"stack",clients:A},{suffix:".tfstack.hcl",class:"stack",clients:A},{suffix:".tfstack.\
json",class:"stack",clients:A},{suffix:".tfdeploy.hcl",class:"deploy",clients:A},{suffix:".tfdeploy.json",class:"deploy",clients:A},{suffix:".tfmock.hcl",class:"\
none",clients:y.Du},{suffix:".tofumock.hcl",class:"none",clients:v},{suffix:".tf.json",class:"config",clients:y.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"\
config",clients:v},{suffix:".tf",class:"config",clients:y.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:v},{suffix:"terragrunt.hcl.json",class:"terrag\
runt",clients:y.Du},{suffix:".hcl",class:"terragrunt",clients:y.Du}],R=Map.groupBy(_,({suffix:p})=>p.slice(p.lastIndexOf(".")+1)),a=".terraform.lock.hcl",S={class:"\
lock",syntax:"hcl",clients:y.Du,isOverride:!1},P=p=>p.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(p),$=".terraform/modules/modules.json",l={...S,class:"\
manifest",syntax:"json"};function u(p,h,g){if(p===a)return S;const s=R.get(p.slice(p.lastIndexOf(".")+1))?.find(({suffix:n})=>p.endsWith(n));if(s===void 0||s.class===
"none")return;const r=f(p)&&s.class==="test"&&g==="tests";if(f(p)&&!r)return;const d=p.slice(0,-s.suffix.length),T=s.twin!==void 0&&h.has(d+s.twin),w=d==="overr\
ide"||d.endsWith("_override"),I=T||r;if(I&&!s.clients.includes("terraform"))return;const k=I?A:s.clients,b=p.endsWith(".json")?"json":"hcl";return{class:s.class,
syntax:b,clients:k,isOverride:w}}const f=p=>p.startsWith(".")||p.endsWith("~")||p.startsWith("#")&&p.endsWith("#"),o=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
e=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),i=p=>o.test(p),O=p=>i(p)||e.test(p)}),6195:((dt,U,t)=>{t.d(U,{$8:()=>a,G$:()=>S,Ls:()=>_,UO:()=>P,VK:()=>v,sq:()=>$});var y=t(6760);const A=/[*?[{]/;
function v(l){const u=l.split("/"),f=u.findIndex(o=>A.test(o));return f<0?{fixed:l}:{fixed:u.slice(0,f).join("/"),glob:u.slice(f).join("/")}}function _(l){const u=l.
map(f=>{const o=f.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:o,start:R(o)}});return f=>{const o=f.toLowerCase();return u.some(({glob:e,start:i})=>e===
f||o.startsWith(i)&&y.posix.matchesGlob(f,e))}}function R(l){const[u=""]=l.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(l)??[];return u.toLowerCase()}const a=({
file:l,glob:u},f)=>l===f||u!==void 0&&y.posix.matchesGlob(f,u),S=l=>l.startsWith(".")||l==="node_modules",P=(l,u)=>l===u||l.startsWith(u.endsWith(y.sep)?u:u+y.sep),
$=l=>y.sep==="/"?l:l.replaceAll(y.sep,"/")}),5603:((dt,U,t)=>{t.d(U,{A:()=>_,j:()=>a});var y=t(5143),A=t(1064),v=t(5011);const _=["lock-file","syntax","version-\
file","tool","hook"],R=100;class a{found=new Map;allowed=new Map;addFiles($){for(const{file:l,kind:u,scope:f,isContext:o}of $){if(o)continue;const[e]=u.clients;
if(e!==void 0&&u.clients.length===1&&!S(l)){const i={file:l,line:1,column:1,endColumn:1};this.addSyntax(e,`is read by ${A.bB[e]} only`,i)}for(const i of f.traits)
this.addTrait(i)}}addUsages($){for(const l of $)l.kind==="lock_provider"?this.addLock(l):l.kind==="cloud_default"&&this.addCloud(l)}signs(){return[...this.found.
values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:$,text:l,place:u}){if($==="version"){if(this.allowed.size>=R)return;const f=(0,y.Zl)(u.file)?
`${l} aside`:l;this.allowed.has(f)||this.allowed.set(f,{text:l,place:u})}else if($==="binary"){const o={client:l==="tofu"?"opentofu":"terraform",level:"version-\
file",place:u,version:null};this.put({...o,text:"sets terraform_binary"})}else if($!=="compatible"&&$!=="provider-version"){const{client:f,what:o}=A.$I[$];this.
addSyntax(f,`has ${o}`,u)}}addLock({host:$,place:l}){const u=A.Du.find(o=>(0,v.Vm)(o)===$);if(u===void 0)return;const f=`locks providers from ${$}`;this.put({client:u,
level:"lock-file",place:l,text:f,version:null})}addCloud({clients:$,isOverridden:l,place:u}){if(l||!$.includes("terraform"))return;this.put({client:"terraform",
level:"syntax",place:u,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax($,l,u){this.put({client:$,level:"syntax",place:u,text:l,version:null})}put($){
const l=`${$.client} ${$.text}`;if(this.found.has(l))return;const u=(0,y.Zl)($.place.file)?`${l} aside`:l;this.found.has(u)||this.found.set(u,$)}}const S=P=>/(^|\/)[.#][^/]*$/.
test(P)}),7854:((dt,U,t)=>{t.d(U,{Oo:()=>S,YW:()=>_,kA:()=>a,sw:()=>R,u3:()=>l,vH:()=>P});var y=t(7052),A=t(1064);const v={line:1,column:1,endColumn:1};function _(u,f,o=v){
const e={file:u===""?".":u,...o};return{problem:f,place:e,clients:A.Du,host:null}}function R(u,f){const o=S(i=>i.filter(O=>f.includes(O))),e=S(i=>i.map(O=>({...O,
clients:o(O.clients)})).filter(O=>O.clients.length>0));return u.flatMap(i=>{const O=o(i.clients);if(O.length===i.clients.length)return i;const p=e(i.needs),h=i.
isHostImplied?p[0]?.host??i.host:i.host;return O.length===0?[]:{...i,clients:O,needs:p,host:h}})}const a=u=>{const f=new Set;for(const{host:o,isHostImplied:e}of u)
o!==null&&!e&&f.add(o);return f};function S(u){let f;return o=>{f??=new Map;const e=f.get(o);if(e!==void 0||f.has(o))return e;const i=u(o);return f.set(o,i),i}}
const P=(u,f)=>u.filter(o=>o.clients.some(e=>f.includes(e))),$=1e4;class l{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(f=$){this.max=f}add(f){
const{problem:o,place:e}=f;if(o.code==="file-syntax"){if(this.broken.has(e.file))return;this.broken.add(e.file)}const i=this.kept.get(o.severity)??0;this.kept.set(
o.severity,i+1),i<this.max?this.notes.push(f):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const f=(0,y.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,_(".",f)]}}}),7152:((dt,U,t)=>{t.d(U,{G:()=>i});var y=t(3024),A=t(6760),v=t(9461),_=t(5747),R=t(7052),a=t(9664),S=t(
2161),P=t(6195);function $(c,s,r,d){if(c.kind==="error")return(0,R.fileUnreadable)({what:"link",code:c.code});const{kind:T,path:w}=c;return(0,P.UO)(w,s.boundary)?
T==="directory"?null:T==="special"?(0,R.fileUnreadable)({what:"link-to-special-file"}):{path:w,isScanned:l(w,s,r,d)}:(0,R.fileOutside)()}function l(c,s,r,d){if(s.
file!==void 0||s.glob!==void 0||!(0,P.UO)(c,s.path))return!1;const[T="",...w]=(0,P.sq)((0,A.relative)(s.path,c)).split("/").toReversed();if(w.some(P.G$))return!1;
const I=(0,P.sq)((0,A.relative)(r,c)).split("/");return I.map((b,n)=>I.slice(0,n+1).join("/")).slice(-1-w.length).some(d)?!1:(0,S.L8)(T,new Set([T]),w[0]??"")!==
void 0}var u=t(7854);const f={files:1e6,entries:1e7,directoryFiles:5e4},o=200,e=1e4;function*i(c,s={toolFiles:[],hasPlugins:!1},r=f){const d=new p(c,s,r);for(const T of c.
scan){const w=O(d.root,T);"path"in w?yield*d.walkFrom(w):yield{kind:"note",note:w}}}function O(c,s){const{fixed:r,glob:d}=(0,P.VK)(s);try{const T=(0,y.realpathSync)(
(0,A.resolve)(c,r)),w=(0,P.sq)((0,A.relative)(c,T)),I=(0,P.UO)(T,c),k=I?c:T;if(d!==void 0)return{path:T,name:w,boundary:k,glob:(0,a.Gz)(w,d)};if((0,y.statSync)(
T).isDirectory())return{path:T,name:w,boundary:k};const b=(0,A.resolve)(T,"..");return{...{path:b,name:(0,P.sq)((0,A.relative)(c,b))},boundary:I?c:b,file:w}}catch(T){
return(0,u.YW)(s,(0,R.fileUnreadable)({what:"scan",code:(0,_.Oj)(T)}))}}class p{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:s,scan:r,
exclude:d},T,w){this.root=(0,y.realpathSync)(s),this.isExcluded=(0,P.Ls)(d),this.aside=T,this.limits=w,this.selected=r.length>1?new Set:null}*walkFrom(s){const r=s.
glob===void 0&&s.file===void 0,d=[{path:s.path,name:s.name,depth:0,isSelected:r}];for(let T=d.pop();T!==void 0;T=d.pop()){yield{kind:"directory",name:T.name};const w=g(
T);if("problem"in w){yield{kind:"note",note:w};continue}const I=[];for(const k of this.findFiles(s,T,w))if("problem"in k)yield{kind:"note",note:k};else if(I.length<
this.limits.directoryFiles)I.push(k);else{yield h(T,"directory",this.limits.directoryFiles);break}if(this.files+=I.length,this.entries+=w.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield h(T,"files",this.limits.files);return}if(I.some(({isContext:k})=>!k)&&(yield{kind:"module",files:I}),s.file!==
void 0)return;for(const k of this.findDirectories(s,T,w))d.push(k)}}*findFiles(s,r,d){const T=new Set;let w=!1;for(const k of d)(0,S.tr)(k.name)&&!k.isDirectory()&&
T.add(k.name),w||=k.name===".terraform",this.aside.hasPlugins||=k.name==="terraform.d";const I=r.name.slice(r.name.lastIndexOf("/")+1);for(const k of d){if(k.isDirectory())
continue;const b=(0,S.L8)(k.name,T,I);if(b===void 0){(0,S.Z8)(k.name)&&this.addToolFile(r,k.name);continue}const n=(0,a.Gz)(r.name,k.name),m={path:r.path+A.sep+
k.name,file:n,kind:b,isContext:!this.select(s,r,n)};k.isFile()?yield m:k.isSymbolicLink()?yield*this.follow(s,m):yield(0,u.YW)(n,(0,R.fileUnreadable)({what:"spe\
cial-file"}))}if(w&&r.isSelected){const k=[r.path,...S.U4.split("/")].join(A.sep),b=(0,v.$)(k);b.kind==="file"&&b.path===k&&(yield{path:k,file:(0,a.Gz)(r.name,S.
U4),kind:S.e0,isContext:!1})}}addToolFile({path:s,name:r},d){const T=(0,a.Gz)(r,d);this.aside.toolFiles.length>=e||this.isExcluded(T)||this.aside.toolFiles.push(
{path:s+A.sep+d,file:T})}select(s,r,d){return!(r.isSelected||(0,P.$8)(s,d))||this.isExcluded(d)||this.selected?.has(d)?!1:(this.selected?.add(d),!0)}*follow(s,r){
const d=$((0,v.$)(r.path),s,this.root,this.isExcluded);d!==null&&("code"in d?yield(0,u.YW)(r.file,d):yield{...r,path:d.path,isContext:r.isContext||d.isScanned})}findDirectories({
glob:s},{path:r,name:d,depth:T,isSelected:w},I){const k=[];for(const b of I.toReversed()){if(!b.isDirectory()||(0,P.G$)(b.name))continue;const n=(0,a.Gz)(d,b.name);
if(this.isExcluded(n))continue;const E=w||s!==void 0&&A.posix.matchesGlob(n,s),m=r+A.sep+b.name;k.push({path:m,name:n,depth:T+1,isSelected:E})}return k}}const h=({
name:c},s,r)=>({kind:"note",note:(0,u.YW)(c,(0,R.fileLimit)({kind:s,max:r}))});function g({path:c,name:s,depth:r}){if(r>o)return(0,u.YW)(s,(0,R.fileLimit)({kind:"\
depth",max:o}));try{return(0,y.readdirSync)(c,{withFileTypes:!0}).sort((d,T)=>d.name<T.name?-1:1)}catch(d){return(0,u.YW)(s,(0,R.fileUnreadable)({what:"director\
y",code:(0,_.Oj)(d)}))}}}),1435:((dt,U,t)=>{t.d(U,{j:()=>a,o:()=>S});var y=t(9562);const A=function(...$){const{thisMachine:l}=t.late([504,456,696],2696);return new.target?
new l(...$):l(...$)},v=function(...$){const{mergeFindings:l}=t.late([504,456,696],2696);return new.target?new l(...$):l(...$)},_=function(...$){const{readCliConfig:l}=t.
late([504,456,696],2696);return new.target?new l(...$):l(...$)},R=function(...$){const{withoutInstalled:l}=t.late([927,649],1264);return new.target?new l(...$):
l(...$)};function a($,l,u,{environment:f,directory:o,mayHavePlugins:e,plugins:i=null}){if(l.hostnames.length===0&&$.every(({needs:s})=>s.length===0))return{usages:$,
remarks:[],findings:[],configs:[],releases:u.releases};const O=S(l.cliConfig,u.clients,f),p=u.releases.map(s=>{const r=O.find(({client:d})=>d===s.client);return{
...s,attemptMs:r?.requestTimeoutMs??s.attemptMs}}),h={root:o,plugins:i,mayHavePlugins:e,releases:p,asksMirrors:l.depth!=="discovery"},g=P($,O,h),c=[...O.flatMap(
s=>s.findings),...g.findings];return{...g,findings:v(c),configs:O,releases:p}}function S($,l,u){const f=A(u);return l.map(o=>_(o,f,$))}function P($,l,u){return $.
some(({needs:o})=>o.some(({service:e})=>e===y.xq))?R($,l,u):{usages:$,remarks:[],findings:[]}}}),5866:((dt,U,t)=>{t.d(U,{D0:()=>i,lz:()=>O,a3:()=>h});var y=t(7052),
A=t(9664);function v(c,{evidence:s,versions:r}){if(c.version!==null)return()=>c.version;const d=s.filter(({level:T,version:w})=>T==="version-file"&&w!==null);return(T,w)=>d.
some(k=>k.client===T&&_(w,(0,A.jt)(k.place.file)))?r[T]??null:null}const _=(c,s)=>s===""||`${c}/`.startsWith(`${s}/`);var R=t(6195),a=t(7854),S=t(3152);const P=function(...c){
const{RootNotes:s}=t.late([400,210,724],1724);return new.target?new s(...c):s(...c)},$=function(...c){const{textNotes:s}=t.late([400,210,724],1724);return new.target?
new s(...c):s(...c)},l=function(...c){const{Readings:s}=t.late([400,210,724],1724);return new.target?new s(...c):s(...c)},u=function(...c){const{layoutsOf:s}=t.
late([400,210,724],1724);return new.target?new s(...c):s(...c)},f=function(...c){const{rootsOf:s}=t.late([400,210,724],1724);return new.target?new s(...c):s(...c)},
o=function(...c){const{unmatched:s}=t.late([400,210,724],1724);return new.target?new s(...c):s(...c)},e=2e5;function i({usages:c,notes:s,scanned:r,changed:d,dialect:T,
settings:w,listed:I}){const{declared:k,endedAt:b}=r;if(c.length===0&&!k.some(lt=>"place"in lt)&&w.roots.length===0)return{roots:[],notes:[]};const{clients:E,versions:m}=T,
M={usages:c,declared:k,clients:E},j=I===void 0?O(M,w,b===null):p(M,I),L=[],F=[],G=new l,z=w.dialect.name==="auto"?[]:E,N=new P({clients:E,readings:G,upgrade:w.upgrade,
versionIn:v(w.dialect,T)}),H=w.depth!=="discovery";let q=0;for(const lt of f(j,{changed:d,versions:m,hasCalls:H})){if(q+=lt.directories.length,q>e){F.push((0,a.
YW)(lt.directory,(0,y.fileLimit)({kind:"roots",max:e})));break}N.add(lt),H&&L.push(lt)}const J=[...$(c,k,{...T,readings:G,set:z})].filter(({place:lt})=>d===null||
d.has(lt.file)),st=new Set(s.flatMap(({problem:lt,place:At})=>lt.code==="lock-invalid"?At.file:[])),ct=[...J,...N.notes()].filter(({place:lt})=>!st.has(lt.file));
return{roots:L,notes:[...ct,...F]}}function O(c,{roots:s},r){const d=s.map(I=>({text:I,matches:(0,R.Ls)([I])})),T=u({...c,patterns:d}),w=r?o(T,d):[];if(w.length===
0)return T;throw new S.GN(w.map(I=>`roots: no directory with configuration matches ${I}`))}function p(c,s){return c.clients.flatMap(r=>u({...c,clients:[r],patterns:[
{text:"",matches:T=>s.get(r)?.has(T)===!0}]}))}function h(c,s,{depth:r},d){if(r==="discovery")return c;const T=({kind:I,workspace:k})=>I==="cloud_default"?!!d.TF_CLOUD_HOSTNAME:
I!=="backend_remote_default"||k?.organization===null,w=new Set(s.filter(I=>!T(I)).map(({place:I})=>g(I)));return c.map(I=>I.problem.code==="host-missing"&&w.has(
g(I.place))?{...I,problem:{...I.problem,severity:"error"}}:I)}const g=({file:c,line:s,column:r})=>`${c}:${s}:${r}`}),370:((dt,U,t)=>{t.d(U,{C_:()=>l,IZ:()=>P,PT:()=>$,
SQ:()=>a});var y=t(6897),A=t(8416),v=t(7152);const _=function(...u){const{scanInSteps:f}=t.late([400,210,724],1724);return new.target?new f(...u):f(...u)},R=20;
async function a({scan:u,exclude:f},{directory:o,environment:e,stop:i,progress:O}){const p={root:o,scan:u,exclude:f},h=i.why===null?S(p):null;if(h!==null)return h;
const g=_(p,Object.keys(e));return(0,y.n)(g,i,c=>O({kind:"scan",files:c}))}function S(u){const f={toolFiles:[],hasPlugins:!1};let o=0;for(const{kind:e}of(0,v.G)(
u,f))if(o+=1,e!=="directory"||o>R)return null;return{...f,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}
const P=(u,f,o)=>(0,A.L2)($(u,f,o));function $({dialect:u,exclude:f,scan:o},e,{environment:i,directory:O}){if(o.length===0)return{setting:u,scan:null};const p=(0,A.
oh)({root:O,exclude:f},e.toolFiles),h=!!i.TF_CLOUD_HOSTNAME;return{setting:u,scan:{...e,tools:p,hasCloudHostname:h}}}const l=({hasPlugins:u},{scan:f})=>u||f.some(
o=>o!==".")}),7082:((dt,U,t)=>{t.d(U,{O:()=>y});const y=A=>({discovery:A,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,
certificates:[]})}),2859:((dt,U,t)=>{t.d(U,{C:()=>_,h:()=>a});var y=t(5143),A=t(7854);const v=new Set(["remote_state","remote_state_default","provider_tfe","pro\
vider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function _(P,$,l,u=(0,A.kA)($)){
const f=P.hostnames.flatMap(({host:e,services:i})=>{const O=i.length>0?i:P.requiredServices;return(O.length>0?O:["any"]).map(h=>({host:e,service:h,clients:l,because:[
"hostnames input"],isImplied:!1,isForInit:!0}))}),o=new Set([...u,...P.hostnames.map(({host:e})=>e)]);return a([f,R($,o)],l)}function*R(P,$){for(const{kind:l,needs:u,
place:f}of P){const o=!v.has(l);for(const e of u)yield{...e,because:[f],isImplied:!$.has(e.host),isForInit:o}}}function a(P,$){const l=new Map;for(const u of P)
for(const f of u)S(l,f);return Array.from(l.values(),u=>({...u,because:(0,y.As)(u.because),clients:$.filter(f=>u.clients.includes(f))}))}function S(P,$){const{host:l,
service:u,clients:f,because:o}=$,e=`${l} ${u}`,i=P.get(e);if(i===void 0){P.set(e,{...$,clients:[...f],because:[...o]});return}i.isForInit||=$.isForInit,i.isImplied&&=
$.isImplied,i.isAssumed===!0&&(i.isAssumed=$.isAssumed===!0);for(const O of o)i.because.push(O);for(const O of f)i.clients.includes(O)||i.clients.push(O)}}),5960:((dt,U,t)=>{
t.d(U,{e:()=>_,i:()=>a});var y=t(6697),A=t(1831),v=t(7082);function _(S,{hostnames:P,allowedHosts:$},{isGuess:l}){const u=new Set(P.map(({host:o})=>o)),f=new Map;
for(const o of S){const{host:e}=o;if(u.has(e)||f.has(e))continue;const i=l===!0||o.isAssumed===!0,O=R(o,i,(0,A.Jr)(e,$));O!==null&&f.set(e,O)}return f}function R({
host:S,isImplied:P,because:$,clients:l,isAssumed:u=!1},f,o){const e=(0,A.nx)(S);if((0,A.Rt)(S))return(0,y.hostGeneric)({host:e});const[i]=$.filter(p=>typeof p!=
"string"),O=P&&i!==void 0?{place:i,clients:l}:null;return O!==null&&f?(0,y.hostAssumed)({host:e,...O,isListed:u}):o?null:(0,y.hostNotAllowed)(O===null?{host:e}:
{host:e,implied:O})}const a=(S,P)=>({host:S,attempt:(0,v.O)({kind:"skipped",problem:P}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
566:((dt,U,t)=>{t.d(U,{f:()=>_,q:()=>S});var y=t(3024),A=t(6760),v=t(6309);function _(f,o,e){const i=a((0,y.realpathSync)(f),o),O=(0,A.basename)(o);R((0,A.join)(
i,O));const p=(0,A.join)(i,`.${O.slice(0,60)}.${Math.random().toString(36).slice(2)}`),h=(0,y.openSync)(p,"wx");try{try{for(const g of e)(0,y.writeFileSync)(h,g)}finally{
(0,y.closeSync)(h)}(0,y.renameSync)(p,(0,A.join)(i,O))}catch(g){throw(0,y.rmSync)(p,{force:!0}),g}}function R(f){const o=(0,y.lstatSync)(f,{throwIfNoEntry:!1});
if(o===void 0||o.isFile()||o.isSymbolicLink())return;const e=o.isDirectory()?"is a directory":"is not a regular file";throw new v.Lw(`it ${e}; choose another pa\
th`)}function a(f,o){const e=(0,A.resolve)(f,o),i=u(f,e);if(!i&&!(0,A.isAbsolute)(o))throw new v.Lw(`it is outside ${f}; use an absolute path if that is intende\
d`);const O=i?f:(0,A.parse)(e).root;return(0,A.relative)(O,(0,A.dirname)(e)).split(A.sep).filter(Boolean).reduce((h,g)=>P(h,g,f),O)}function S(f,o){const e=(0,y.
realpathSync)(f);return $(a(e,o),(0,A.basename)(o),e)}function P(f,o,e){const i=(0,A.join)(f,o);return(0,y.lstatSync)(i,{throwIfNoEntry:!1})===void 0&&l(i),$(f,
o,e)}function $(f,o,e){const i=(0,A.join)(f,o);if(!(0,y.lstatSync)(i,{throwIfNoEntry:!1})?.isSymbolicLink())return i;const O=(0,y.realpathSync)(i);if(!u(e,f)||u(
e,O))return O;throw new v.Lw(`the link ${(0,A.relative)(e,i)} leads outside ${e}; remove it or choose another path`)}function l(f){try{(0,y.mkdirSync)(f)}catch(o){
if(!(0,v.Or)(o)||o.code!=="EEXIST")throw o}}function u(f,o){const e=(0,A.relative)(f,o);return e!==".."&&!e.startsWith(`..${A.sep}`)&&!(0,A.isAbsolute)(e)}}),9076:((dt,U,t)=>{
t.d(U,{QB:()=>A,im:()=>y,yX:()=>v});const y=["fails","warns","works","unchecked","skipped"],A=5,v=({outcome:_})=>_!=="unchecked"&&_!=="skipped"}),997:((dt,U,t)=>{
t.d(U,{O:()=>A,T:()=>_});var y=t(1064);const A=({earlier:R,attempt:a,later:S})=>[...R,a,...S];function v({discovery:R,timing:a,headMs:S,hops:P},{attemptMs:$}){const l=S!==
null&&S<=$?P.at(-1)?.status:null;return l===null||(0,y.Mq)(l??0)?"retries":R.kind!=="failed"&&a.totalMs<=$?"works":"fails"}function _(R,a){const S=R.map(l=>v(l,
a)),P=S.indexOf("works");return P<0?"never":P<=a.retries&&!S.slice(0,P).includes("fails")?"always":"sometimes"}}),3795:((dt,U,t)=>{t.d(U,{qY:()=>$,Si:()=>e,fN:()=>f,
XP:()=>o});var y=t(733),A=t(1831),v=t(4120),_=t(8641);const R=2,a=80;function S(i){if(i.kind==="scan")return`read ${(0,v.px)(i.files,"file")}`;if(i.kind==="regi\
stries")return`${i.done} of ${(0,v.px)(i.total,"question")} to registries answered`;const{done:O,total:p,failed:h,waiting:g}=i,c=h===0?"":`, ${h} failed so far`;
return`${O} of ${(0,v.px)(p,"host")} checked${c}${P(g)}`}function P(i){if(i.size===0)return"";const O=[...i].slice(0,R).map(h=>(0,_.RK)((0,A.nx)(h),a)),p=i.size-
O.length;return p>0?`; waiting for ${O.join(", ")} and ${(0,v.px)(p,"other")}`:`; waiting for ${O.join(" and ")}`}const $={show:()=>{},end:()=>{}},l=5e3,u=200;function f(i,O){
let p=null,h=!0;const g=O(l,()=>{p!==null&&(h&&i(S(p)),h=!h)});return{show:s=>{p=s},end:g}}function o(i,O,p){let h=null,g="";const c=p(u,()=>{const d=h===null?"":
(0,y.W)(S(h),0,O-1);d!==g&&(g=d,i(`\r${d}\x1B[K`))});return{show:d=>{h=d},end:()=>{c(),g!==""&&i("\r\x1B[K")}}}const e=(i,O)=>{const p=setInterval(O,i).unref();
return()=>clearInterval(p)}}),8463:((dt,U,t)=>{t.d(U,{t:()=>o});var y=t(6309),A=t(566),v=t(3329),_=t(5505),R=t(5955),a=t(8641);const S=function(...i){const{hash:O}=process.
getBuiltinModule("node:crypto");return new.target?new O(...i):O(...i)},P=function(...i){const{renderBadge:O}=t.late([912],7912);return new.target?new O(...i):O(
...i)},$=function(...i){const{renderCodeQuality:O}=t.late([811],9811);return new.target?new O(...i):O(...i)},l=function(...i){const{renderHtml:O}=t.late([656],3656);
return new.target?new O(...i):O(...i)},u=function(...i){const{renderJunit:O}=t.late([176],176);return new.target?new O(...i):O(...i)},f=function(...i){const{renderSarif:O}=t.
late([504,341,695],7695);return new.target?new O(...i):O(...i)};function o({report:i,badge:O},p,h){const g=[],c=(s,r,d)=>{try{(0,A.f)(h,r,(0,R.mk)(d()))}catch(T){
g.push(`the ${s} ${(0,a.RK)(r)} was not written: ${(0,a.RK)((0,y.A3)(T))}`)}};for(const{path:s,format:r}of i)c("report",s,()=>e(r,p));return O!==null&&c("badge",
O,()=>[P(p.verdict)]),g}function e(i,{verdict:O,context:p}){switch(i){case"json":return(0,v.h)(O,p);case"sarif":return f(O,p);case"junit":return u(O,p);case"cod\
equality":return $(O,h=>S("sha256",h));case"html":return l(O,p,h=>S("sha256",h,"base64"));case"markdown":return[(0,_.Gc)(O,p)]}}}),7361:((dt,U,t)=>{t.d(U,{QY:()=>$,
_N:()=>S,eC:()=>R,k2:()=>P,mc:()=>_});var y=t(7574),A=t(5102),v=t(4120);function _({good:l,runs:u}){if(u===0)return null;const f=Math.floor(1e4*l/u);if(f>=9900)
return`${f/100}%`;const o=Math.floor(f/10);return o===0&&l>0?"below 0.1%":`${o/10}%`}const R=({days:l,good:u,runs:f})=>`${u} of ${(0,v.px)(f,"run")} in ${l} day\
s`,a=["fails","unchecked","warns","skipped","works"];function S(l){const u=a.flatMap(o=>{const{length:e}=l.filter(O=>O.outcome===o),i=o==="warns"?"with warnings":
A.nx[o];return e===0?[]:[`${e} ${i}`]});return`${l.length===1?"last run":`last ${(0,v.px)(l.length,"run")}`}: ${u.join(", ")}`}const P=({latency:l})=>l===null?null:
`median ${(0,y.kJ)(l.medianMs)}, 95th percentile ${(0,y.kJ)(l.p95Ms)}`,$=({from:l,until:u},f)=>u===null?`${(0,y.u8)(l,f)} so far`:(0,y.u8)(l,u)}),4218:((dt,U,t)=>{
t.d(U,{H6:()=>c,MC:()=>o,U4:()=>e,XQ:()=>r,bW:()=>p,kW:()=>s,qX:()=>f,wz:()=>g});var y=t(9076),A=t(7574),v=t(5102),_=t(4120);const R=["\u2581","\u2582","\u2583",
"\u2585","\u2586","\u2587"],a="\u2573",S="\u254C",P=[100,250,500,1e3,2500],$=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or m\
ore"],l=d=>P.filter(T=>d>=T).length;function u(d){return d.outcome==="fails"?a:(0,y.yX)(d)?R[l(d.ms??0)]??"":S}const f=d=>d.map(u).join("");function o(d){const T=d.
flatMap(({history:n})=>n.recent),w=new Set(T.map(u)),I=T.some(n=>u(n)===R[0]&&n.ms===null);return[...R.map((n,E)=>{const m=$[E]??"";return[n,E===0&&I?`${m} or n\
ot measured`:m]}),[a,"failed"],[S,"no result"]].filter(([n])=>w.has(n))}function e({hosts:d},{history:T}){return d.flatMap(I=>{const k=T?.get(I.visit.host);return k!==
void 0&&k.recent.filter(y.yX).length>1?[{host:I,history:k}]:[]}).toSorted((I,k)=>Number(O(k))-Number(O(I))||h(I,i)-h(k,i)||h(I,Number.POSITIVE_INFINITY)-h(k,Number.
POSITIVE_INFINITY))}const i=30,O=({host:d})=>(0,v.sG)(d)==="fails",p=({history:d},T)=>c(d).findLast(w=>w.days<=T);function h(d,T){const w=p(d,T);return w===void 0?
1:w.good/w.runs}const g=d=>O(d)||d.history.recent.some(({outcome:T})=>T==="fails"),c=({uptime:d})=>d.filter(({runs:T},w)=>T>(d[w-1]?.runs??0));function s({recent:d,
uptime:T,incidents:[w]}){if(w===void 0||w.until!==null)return null;const I=d.filter(({outcome:n})=>n==="fails").length,k=T.at(-1);return k!==void 0&&k.runs-k.good===
1?`first failure in ${(0,_.px)(k.runs,"run")}`:I<=w.runs&&w.runs>1?null:`failed ${I} of the last ${d.filter(y.yX).length} runs`}function r({incidents:[d]}){return d===
void 0||d.until!==null||d.runs<2?null:`failing since ${(0,A.QN)(d.from)} (${(0,_.px)(d.runs,"run")})`}}),1505:((dt,U,t)=>{t.d(U,{G_:()=>f,Yj:()=>u,Zc:()=>$,o7:()=>l,
se:()=>P,tN:()=>R});var y=t(4e3),A=t(7574),v=t(4120),_=t(8884);const R=120,a=20,S=6;function P({requirements:h},{dialect:g},c){return{label:"required",texts:(0,v.
Sk)(h,a,({service:r,clients:d,because:T})=>{const w=r==="any"?(0,v.DO)(r):c.value((0,v.DO)(r),R),k=g.clients.every(b=>d.includes(b))?"":` for ${(0,v.wO)(d)}`;return`${w}${k}\
 (${(0,_.Yx)(T,c.because)})`})}}function $({visit:h},g){const{timing:c,discovery:s}=h.attempt,r=s.kind==="failed"?s.excerpt:null,d=(0,A.I$)(c).map(([k,b])=>`${k}\
 ${(0,A.kJ)(b)}`),T=h.earlier.map(k=>{const{kind:b}=k.discovery;return`${b==="failed"?k.discovery.problem.code:b} after ${(0,A.kJ)(k.timing.totalMs)}`}),w=r===null?
[]:[g.value(r.replace(/\s+/gu," ").trim())],I=h.credentials?.hasToken?[g.prose(h.credentials.source)]:[];return[{label:"body",texts:w},{label:"timing",texts:[d.
join(", ")]},{label:"retried",texts:T},{label:"token from",texts:I}]}const l=(h,g)=>[{label:"credentials",texts:O(h)?i(h.visit.looks,g.prose):[]},{label:"host b\
lock",texts:p(h.visit).map(c=>g.prose(c))}];function u({visit:h,services:g,servicesFrom:c},s){const r=c===null?(0,A.kJ)(h.attempt.timing.totalMs):`host block at\
 ${s.because(c)}`,d=(0,y.K4)(g,S,({id:T})=>s.value(T,R));return`${g.length===0?"no services":d} (${r})`}function f(h){return[...Map.groupBy(h,c=>JSON.stringify(
c.looks.map(e))).values()].map(c=>({clients:c.map(({client:s})=>s),looks:c[0]?.looks.map(e)??[]}))}const o={nothing:"no entry","a token":"a token","an empty tok\
en":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:h,held:g,counts:c})=>({source:h,held:`${o[g]}${c?
g==="no token"?" (ends the search)":" (used)":""}`});function i(h,g){const c=f(h);return c.flatMap(({clients:s,looks:r})=>r.map(({source:d,held:T})=>`${c.length>
1?`${(0,v.wO)(s)}: `:""}${g(d)}: ${T}`))}const O=({findings:h})=>h.some(({problem:{code:g}})=>/^credentials-|^document-unauthorized$/.test(g));function p({forced:h}){
return[...Map.groupBy(h,({place:c})=>(0,_.eo)(c))].map(([c,s])=>`${c}, for ${(0,v.wO)(s.map(({client:r})=>r))}`)}}),2704:((dt,U,t)=>{t.d(U,{IL:()=>v,Rr:()=>_,Z4:()=>A});
var y=t(8641);const A=(R,a,S,P)=>`,
${S}"${R}": ${v(a,S,P)}`,v=(R,a,S)=>(0,y.s$)(JSON.stringify(R,S,2).replaceAll(`
`,`
${a}`));function*_(R,a,{margin:S,replace:P},$){if(a.length===0){yield A(R,[],S);return}const l=`${S}  `;let u=`,
${S}"${R}": [`;for(const f of a)yield`${u}
${l}${v($(f),l,P)}`,u=",";yield`
${S}]`}}),3329:((dt,U,t)=>{t.d(U,{h:()=>T});var y=t(4e3),A=t(5799),v=t(2704),_=t(4283),R=t(997),a=t(1831),S=t(8641),P=t(5465);function $(m){const{visit:M,requirements:j,
services:L,servicesFrom:F,clients:G,isNew:z}=m,{discovery:N,hops:H,timing:q,certificates:J}=M.attempt;return{host:M.host,display:(0,a.nx)(M.host),discovery:N.kind,
...l(N),documentUrl:f(N),hops:H.map(e),services:Object.fromEntries(L.map(st=>[st.id,i(st)])),servicesFrom:F===null?null:(0,P.W$)(F),hostBlocks:M.forced.map(({client:st,
place:ct})=>({client:st,place:(0,P.W$)(ct)})),required:j.map(({service:st,clients:ct,because:lt})=>({service:st,clients:ct,because:lt.map(P.W$)})),credentials:M.
credentials?.hasToken?M.credentials.source:null,looks:M.looks.map(({client:st,looks:ct})=>({client:st,looks:ct.map(o)})),attempts:(0,R.O)(M).length,...M.earlier.
length===0?{}:{earlier:M.earlier.map(u)},timingMs:h(q),certificates:J,clients:G,...z?{new:!0}:{}}}function l(m){if(m.kind==="skipped")return{code:m.problem.code};
if(m.kind!=="failed")return{};const{problem:M,excerpt:j}=m;return{code:M.code,...j===null?{}:{excerpt:j}}}const u=({discovery:m,timing:M})=>({discovery:m.kind,..."\
problem"in m?{code:m.problem.code}:{},ms:M.totalMs}),f=m=>m.kind==="found"||m.kind==="absent"?(0,_.Pl)(m.url):null,o=({source:m,held:M,counts:j})=>({source:m,held:M,
counts:j}),e=({url:m,status:M,reason:j,mediaType:L,authorization:F,address:G,proxy:z,ms:N})=>({url:(0,S.cq)(m),status:M,reason:j,mediaType:L,authorization:F,address:G,
proxy:z===null?null:(0,S.cq)(z),ms:N});function i(m){switch(m.kind){case"url":return{url:(0,S.cq)(m.url)};case"login":return{login:O(m.login)};case"problem":return{
problem:p(m.problem)}}}const O=({client:m,grantTypes:M,authz:j,token:L,ports:F,scopes:G})=>({client:m,grantTypes:M,authz:j===null?null:(0,S.cq)(j),token:L===null?
null:(0,S.cq)(L),ports:F,scopes:G}),p=({code:m,message:M,help:j})=>({code:m,message:M,help:j??null}),h=({lookupMs:m,connectMs:M,tlsMs:j,firstByteMs:L,totalMs:F})=>({
lookup:m,connect:M,tls:j,firstByte:L,total:F}),g=({directory:m,clients:M,rows:j})=>({...(0,P.jt)(m),clients:M,rows:j.map(c)});function c({problems:m,places:M,platforms:j,
...L}){const{kind:F,address:G,source:z,host:N,constraints:H,locked:q,chosen:J,newest:st,worst:ct}=L;return{kind:F,address:G,source:z,host:N,constraints:H,locked:q,
chosen:J,newest:st,platforms:j.map(({platform:lt,available:At})=>({platform:lt,available:At})),worst:ct,codes:m.map(({code:lt})=>lt),places:M.map(P.W$)}}const s=1,
r=4096,d="  ";function*T(m,M){const{usages:j,...L}=M.scan,{hosts:F,findings:G,passed:z,ignored:N,stopped:H,roots:q}=m,{remarks:J}=M;yield*[`{
  "schemaVersion": ${s}`,w("version",M.version),w("passed",z),...H===null?[]:[w("stopped",(0,y.Cw)(H)),w("incomplete",(0,y.zM)(H))],w("failOn",M.failOn),...k(M),
w("dialect",M.dialect.name),w("clientDetection",n(M.dialect)),w("clients",M.clients),w("startedAt",M.startedAt),w("durationMs",M.durationMs),w("counts",b(m))];const st={
margin:d,replace:I};yield*(0,v.Rr)("hosts",F,st,$),yield*(0,v.Rr)("findings",G,st,E),q.length>0&&(yield*(0,v.Rr)("roots",q,st,g)),yield*[w("ignored",N),w("usage\
s",j),...J.length===0?[]:[w("remarks",J)],w("scan",L),`
}
`]}const w=(m,M)=>(0,v.Z4)(m,M,d,I),I=(m,M)=>typeof M=="string"?(0,y.dh)(M,r):M,k=({repository:m,repositories:M})=>[...m===null?[]:[w("repository",m)],...M.length===
0?[]:[w("repositories",M)]],b=({findings:m})=>Object.fromEntries(A.oC.map(M=>[`${M}s`,m.filter(j=>j.severity===M).length])),n=({clients:m,versions:M,releases:j,
isGuess:L,why:F,evidence:G})=>({clients:m,assumed:L??!1,why:F,versions:Object.entries(M).map(([z,N])=>({client:z,version:N})),releases:j.map(({name:z})=>z),evidence:G.
map(({client:z,version:N,level:H,text:q,place:J})=>({client:z,version:N,kind:H,text:q,...(0,P.$t)(J)}))});function E(m){const{problem:M,severity:j,host:L,service:F,
places:G,affects:z,exclude:N}=m;return{code:M.code,severity:j,host:L,service:F,message:M.message,help:M.help??null,places:G.map(P.W$),affects:z,...N===void 0?{}:
{exclude:N}}}}),5465:((dt,U,t)=>{t.d(U,{$t:()=>v,W$:()=>A,jt:()=>R});var y=t(5143);const A=a=>typeof a=="string"?a:v(a),v=({file:a,line:S,column:P,endColumn:$})=>({
..._(a),line:S,column:P,endColumn:$});function _(a){const{repository:S,path:P}=(0,y.bH)(a);return S===null?{file:a}:{repository:S,file:P}}function R(a){const{repository:S,
path:P}=(0,y.bH)(a);return S===null?{directory:a}:{repository:S,directory:P}}}),9574:((dt,U,t)=>{t.d(U,{I$:()=>A,MB:()=>v,TM:()=>_,hn:()=>a,rm:()=>R});var y=t(8641);
function A(S,P,$=[]){const l=S.map((f,o)=>`<th align="${$.includes(o)?"right":"left"}">${f}</th>`),u=P.map(f=>`<tr>${S.map((e,i)=>`<td${$.includes(i)?' align="r\
ight"':""}>${f[i]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${l.join("")}</tr>`,...u,"</table>"].join(`
`)}const v=S=>["<ul>",...S.map(P=>`<li>${P}</li>`),"</ul>"].join(`
`),_=(S,P)=>["<details>",`<summary>${S}</summary>`,...P,"</details>"].join(`
`),R=S=>(0,y.D9)(S).replaceAll(".",".<wbr>"),a=S=>`<code>${(0,y.js)(S).replaceAll("/","/<wbr>")}</code>`}),5505:((dt,U,t)=>{t.d(U,{gD:()=>Cn,Fp:()=>Nn,Gc:()=>Gt,
XA:()=>Sn,rL:()=>Ln});var y=t(7574),A=t(5102),v=t(4120),_=t(5955),R=t(6763),a=t(8641),S=t(1831),P=t(2796),$=t(4218),l=t(8884),u=t(9574),f=t(4e3),o=t(5143),e=t(4503),
i=t(8373);const O=6,p=3,h=3,g=60,c=2,s=1e3;function r(D,x,W=!0){const K=x.context.repositories.length,V=`<b>${(0,l.mj)(D,K)}</b>`;if(!W)return V;const{shown:rt,
more:gt}=(0,f.zN)((0,l.eb)(D),O),ot=x.isBrief&&gt>0?` ${(0,i.jP)(gt,"repository",x)}`:"";return`${V}: ${rt.map(Mt=>(0,i.u_)(Mt,x)).join(", ")}${ot}`}function d(D,x,W){
const K=x.isBrief?[]:(0,l.eb)(D).slice(O);if(K.length===0)return[];const V=(0,_.I0)(K,W,c,It=>(0,i.u_)(It,x)),rt=V.length===K.length,gt=({file:It})=>(0,u.hn)((0,o.
_M)(It)??""),ot=rt?V:(0,_.I0)(K,W,c,gt),Mt=K.length-ot.length;return[(0,u.TM)((0,v.px)(K.length,"more repository"),[`<p>${ot.join(", ")}</p>`,...Mt>0?[`<p>${(0,i.
jP)(Mt,"repository",x)}</p>`]:[]])]}function T(D,x,W){const K=(0,l._X)(D),[V]=K;if(V===void 0)return"";const rt=(0,f.K4)(K,p,({repository:It})=>(0,a.D9)(It)),gt=`${i.
rC[(0,A.hm)(V.findings)??"warning"]} <b>${(0,v.px)(K.length,"repository")}</b> ${(0,l.fP)(K)}: ${rt}`;if(x.isBrief)return`<p>${gt}</p>`;const ot=(0,_.I0)(K,W-(0,_.
$$)(gt),g,It=>w(It,x)),Mt=K.length-ot.length;return(0,u.TM)(gt,[(0,u.I$)(["Repository","Findings","First in"],ot),...Mt>0?[`<p>${(0,i.jP)(Mt,"repository",x)}</p\
>`]:[]])}function w(D,x){const{repository:W,findings:K}=D,V=(0,f.zN)([...Map.groupBy(K,({code:Mt})=>Mt)],h),rt=V.shown.map(([Mt,[It,...Ht]])=>{const tn=It===void 0?
"":` at ${(0,i.b_)(It.place,x)}`;return`${(0,i._h)(Mt,Mt,x)}${tn}${Ht.length===0?"":` and ${Ht.length} more`}`}),gt=(0,e.aE)(W,x.context),ot=(0,u.hn)(W);return[
gt===null?ot:`<a href="${(0,a.js)(gt,s)}">${ot}</a>`,(0,v.H8)(K),[...rt,...V.more>0?[`and ${(0,v.px)(V.more,"more code")}`]:[]].join("<br>")]}const I=20,k=10,b=700,
n=4,E=300,m=1,M=6,j=12,L=4,F=1/2,G=12e3,z=20,N=200;function H(D,x,W){const K=(0,P.cZ)(D),V=K.slice(0,x.isBrief?k:I),rt=Math.min(G,W*F/V.length),gt=(0,P.YM)(V);let ot=W-
N;const Mt=tn=>{const on=q(tn,x,rt,gt.get(tn)??null),rn=(0,_.$$)(on)<ot?on:`${ct(tn,x)}</p>`;return ot-=(0,_.$$)(rn)+z,rn},It=(0,_.I0)(V,W-N,z,Mt),Ht=K.length-It.
length;return Ht>0?[...It,`<p>${(0,i.jP)(Ht,"cause",x)}</p>`]:It}function q(D,x,W,K){const{findings:V,message:rt,help:gt}=D,ot=V.length>1&&V[0]?.exclude!==void 0,
It=[$t(D,x),pt(D),vt(D,x)].filter(rn=>rn!==""),{lines:Ht,list:tn,rest:on}=K===null?J(D,x,W):{lines:[`The same hosts as for ${K}`],list:[],rest:[]};return[ct(D,x),
...Ht.map(rn=>`<br>${rn}`),...rt===null?[]:[`<br>${(0,v.Iu)((0,a.h$)(rt,b))}`],...gt===null||ot?[]:[st(gt)],...It.length===0?[]:[`<br><sub>${It.join(" ")}</sub>`],
"</p>",...tn.length===0?[]:[(0,u.MB)(tn)],...on].join(`
`)}function J(D,x,W){const{findings:K,message:V}=D,rt=Q(K,x),gt=V!==null&&(0,P.hs)(D)&&D.hosts.length===1,ot=V!==null||(0,P.hs)(D),Mt=rt&&!gt?[`In ${r(K,x,ot)}`]:
[],It=rt&&ot?d(K,x,W/2):[];if(rt&&V!==null&&!(0,P.hs)(D))return{lines:Mt,list:[],rest:It};const Ht=(0,P.S3)(D),tn=V===null?L:(0,P.hs)(D)?M:j,on=Ht.slice(0,tn).map(
yn=>lt(yn,D,x)),rn=V===null||on.length===0?[]:[on.join(", ")],mn=rt?W/2:W;return{lines:[...rn,...Mt],list:V===null?on:[],rest:[...Ot(D,Ht.slice(tn),x,mn),...It]}}
const st=D=>`<br><b>Help:</b> ${(0,a.h$)(D,b)}`;function ct(D,x){const{severity:W,code:K,title:V}=D,rt=(0,P.pq)(D),gt=rt>1?`${(0,v.px)(rt,(0,P.a2)(D))}: `:"";return`\
<p>${i.rC[W]} <b>${gt}${V}</b> (${(0,i._h)(K,K,x)})`}function lt(D,x,W){return"file"in D?(0,i.u_)(D,W):x.message===null?at(D,x,W):At(D,x.hosts.length===1,W)}function At(D,x,W){
const[K]=D,V=K?.host?(0,a.D9)((0,S.nx)(K.host)):"",rt=K?.isHostNew?[v.dy]:[];if(x){const Mt=(0,l.yv)(D).settings.map(i.Su),It=Q(D,W)?r(D,W):tt(D,n,W),tn=(Q(D,W)?
[...Mt,It]:[It,...Mt]).filter(on=>on!=="").join(", ");return`${V}${tn===""?"":` in ${tn}`}${rt.map(on=>` (${on})`)}`}const ot=[...rt,Dt(D,W)].filter(Mt=>Mt!=="").
join("; ");return ot===""?V:`${V} (${ot})`}const Dt=(D,x)=>Q(D,x)?(0,v.px)((0,l.eb)(D).length,"repository"):tt(D,m,x).replace(/ places?$/,""),Q=(D,{context:x})=>(0,l.
mj)(D,x.repositories.length)!=="";function tt(D,x,W){return(0,i.EP)((0,l.yv)(D).lines,x,W)}function at(D,x,W){const K=(0,P.hs)(x)?At(D,!1,W):tt(D,m,W);return D.
map(({problem:V})=>{const rt=(0,a.h$)(V.message,E),gt=x.help===null&&V.help?st(V.help):"";return`${K===""?(0,v.Iu)(rt):`${K}: ${rt}`}${gt}`}).join("<br>")}function Ot(D,x,W,K){
const V=D.message===null?"finding":(0,P.a2)(D),rt=x.length;if(rt===0)return[];if(W.isBrief)return[`<p>${(0,i.jP)(rt,V,W)}</p>`];const gt=(0,_.I0)(x,K,z,It=>lt(It,
D,W)),ot=rt-gt.length,Mt=D.message===null?(0,u.MB)(gt):`<p>${gt.join(", ")}</p>`;return[(0,u.TM)((0,v.px)(rt,`more ${V}`),[...gt.length===0?[]:[Mt],...ot>0?[`<p\
>${(0,i.jP)(ot,V,W)}</p>`]:[]])]}function $t({affects:D},{context:{clients:x}}){const W=(0,v.od)(D,x);return W===""?"":`Affects ${W}.`}function pt(D){const W=(0,P.
hs)(D)&&D.hosts.length===1&&D.message!==null?[]:(0,l.yv)(D.findings).settings;return W.length===0?"":`Required by ${W.map(i.Su).join(", ")}.`}function vt({hosts:[
D,x],severity:W},{context:K}){const V=D===void 0||x!==void 0?null:K.history?.get(D),rt=V&&W==="error"?(0,$.kW)(V):null;return rt===null?"":`${(0,v.Iu)(rt)}.`}var Ft=t(
1064),Pt=t(1505);const Yt=20,kt=20,Vt=["fails","warns","works"];function sn(D,x,W){const K=D.filter(It=>(0,A.cG)(It)&&!(0,A.JR)(It));if(K.length===0)return"";const V=It=>K.
length===1?jt(It,x).join(`
`):X(It,x),rt=(0,_.I0)(K,W,kt,V),gt=K.length-rt.length,[ot]=K.length===1?K:[],Mt=ot===void 0?`of ${(0,v.px)(K.length,"host")}`:`of ${ut(ot)} (${Tt(ot)})`;return(0,u.
TM)(`Requests, responses and certificates ${Mt}`,[...rt,...gt>0?[`<p>${(0,i.jP)(gt,"host",x)}</p>`]:[]])}const X=(D,x)=>(0,u.TM)(`${i.Gr[(0,A.sG)(D)]} ${ut(D)} \
(${Tt(D)})`,jt(D,x)),ut=({visit:D})=>(0,a.D9)((0,S.nx)(D.host)),Tt=({visit:{attempt:D}})=>`${(0,v.px)(D.hops.length,"request")}, ${(0,y.kJ)(D.timing.totalMs)}`;
function jt(D,x){const{hops:W,certificates:K}=D.visit.attempt;return[Xt(D,x),...D.services.length===0?[]:[qt(D,x)],...W.length===0?[]:[nt(W)],...K.length===0?[]:
[Z(K,x)]]}function Xt(D,x){const W=(0,i.Bm)(x);return["<table>",...[(0,Pt.se)(D,x.context,W),{label:"clients",texts:Jt(D,x)},...(0,Pt.Zc)(D,W),...(0,Pt.o7)(D,W)].
flatMap(({label:rt,texts:gt})=>gt.length===0?[]:[`<tr><td><b>${(0,v.Iu)(rt)}</b></td><td>${gt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Jt=({clients:D},{context:x})=>Vt.flatMap(W=>{const K=x.clients.filter(rt=>D[rt]===W),V=K.map(rt=>Ft.bB[rt]).join(", ");return K.length===0?[]:[`${i.Gr[W]}\
 ${V}`]});function qt({services:D,servicesFrom:x},W){const{shown:K,more:V}=(0,f.zN)(D,Yt),rt=K.map(Mt=>[(0,a.D9)(Mt.id,Pt.tN),nn(Mt)]),gt=V>0?[[`and ${V} more`,
W.rest]]:[],ot=x===null?"URL":`URL, from the host block at ${(0,i.u_)(x,W)}`;return(0,u.I$)(["Service",ot],[...rt,...gt])}function nn(D){switch(D.kind){case"url":
return(0,a.D9)((0,a.cq)(D.url));case"login":{const{client:x,authz:W,token:K,ports:V}=D.login;return[`authz ${(0,a.D9)((0,a.cq)(W??"none"))}`,`token ${(0,a.D9)((0,a.
cq)(K??"none"))}`,`client ${(0,a.D9)(x,Pt.tN)}, ports ${V.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${D.problem.code}`}}function nt(D){const x=D.
map((W,K)=>{const V=W.proxy===null?"":`through ${(0,a.D9)((0,a.cq)(W.proxy))}`,rt=W.status===null?"no response":`${W.status} ${(0,a.h$)(W.reason,Pt.tN)}`.trim();
return[String(K+1),(0,a.D9)((0,a.cq)(W.url)),W.mediaType===null?rt:`${rt}<br>${(0,a.D9)(W.mediaType,Pt.tN)}`,(0,v.Rk)(W.authorization),W.address===null?V:(0,a.D9)(
W.address,Pt.tN),(0,y.kJ)(W.ms).replace(" ","&nbsp;")]});return(0,u.I$)(["Hop","Request","Response","Token","Address","Time"],x,[0,5])}function Z(D,{context:x}){
const W=D.map(({host:K,subject:V,issuer:rt,expires:gt})=>[(0,a.D9)(K,Pt.tN),(0,a.h$)((0,y.nO)(gt,x.startedAt)),(0,a.D9)(V,Pt.tN),(0,a.D9)(rt,Pt.tN)]);return(0,u.
I$)(["TLS certificate","Valid until","Subject","Issuer"],W)}var ht=t(7361);const Et=10,wt=40,bt=20,St=3,Rt=40,Kt=80,xt=1/5;function Ct(D,x,W){const{history:K}=x.
context,V=(0,$.U4)(D,x.context),rt=x.isBrief?V.filter($.wz):V;if(rt.length===0)return V.length===0&&(K?.size??0)>0&&!x.isBrief?["<p><b>History</b>: 1 run so far\
</p>"]:[];const gt=x.isBrief?Et:wt,ot=Ut(rt),Mt=(0,_.I0)(rt.slice(0,gt),W*(1-xt),Kt,Ht=>cn(Ht,ot,x)),It=Mt.slice(Et);return[`<p><b>History</b>: ${Nt(V)}</p>`,en(
Mt.slice(0,Et),ot),...It.length===0?[]:[(0,u.TM)((0,v.px)(It.length,"more host"),[en(It,ot)])],`<p><sub>${un(rt.slice(0,Mt.length))}</sub></p>`,...fn(rt.slice(Mt.
length),x),...pn(rt,x,W*xt)]}function Nt(D){const x=Math.max(...D.map(({history:V})=>V.recent.length)),W=D.filter($.wz).length;if(W===0)return`no failure in the\
 last ${(0,v.px)(x,"run")}`;const K=D[0]?.history.recent.filter(({outcome:V})=>V==="fails").length;return D.length===1?`${K} of the last ${(0,v.px)(x,"run")} fa\
iled`:`${W} of ${D.length} hosts failed in the last ${(0,v.px)(x,"run")}`}function Ut(D){const x=D.flatMap(({history:W})=>(0,$.H6)(W).map(K=>K.days));return[...new Set(
x)].toSorted((W,K)=>W-K)}const en=(D,x)=>(0,u.I$)(["Host",...x.map(W=>`Uptime<br>${W}&nbsp;days`),"Latency<br>30&nbsp;days"],D,x.map((W,K)=>K+1).concat(x.length+
1));function cn({host:D,history:x},W,{isBrief:K}){const V=(0,A.sG)(D),rt=K?null:(0,$.XQ)(x),gt=new Map((0,$.H6)(x).map(Mt=>[Mt.days,Mt])),{latency:ot}=x;return[
[`${i.Gr[V]}&nbsp;${(0,u.rm)((0,S.nx)(D.visit.host))}`,ln(x.recent),...rt===null?[]:[`<sub>${(0,a.js)(rt)}</sub>`]].join("<br>"),...W.map(Mt=>{const It=gt.get(Mt);
return It===void 0?"":an((0,ht.mc)(It)??"",(0,v.px)(It.runs,"run"))}),ot===null?"":an((0,y.kJ)(ot.medianMs),`p95 ${(0,y.kJ)(ot.p95Ms)}`)]}const an=(D,x)=>`${D}<\
br><sub>${x}</sub>`.replaceAll(" ","&nbsp;"),ln=D=>`<code role="img" aria-label="${(0,ht._N)(D)}">${(0,$.qX)(D)}</code>`;function un(D){return`The newest run is\
 at the right. ${(0,$.MC)(D).map(([W,K])=>`<code>${W}</code>&nbsp;${K}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th perce\
ntile (p95) of discovery.`}function fn(D,x){if(D.length===0)return[];const W=D.every(({history:rt})=>rt.uptime.every(({good:gt,runs:ot})=>gt===ot)),K=x.isBrief?
i.xy:"in the history file",V=W?", all without a failure in this time":` ${K}`;return[`<p>and ${(0,v.px)(D.length,"more host")}${V}</p>`]}function pn(D,x,W){const K=D.
flatMap(({host:ot,history:Mt})=>Mt.incidents.map(It=>({host:ot,incident:It}))).toSorted((ot,Mt)=>ot.incident.from<Mt.incident.from?1:-1);if(K.length===0)return[];
const V=(0,_.I0)(K.slice(0,bt),W,Kt,({host:ot,incident:Mt})=>[(0,u.rm)((0,S.nx)(ot.visit.host)),(0,a.js)((0,y.QN)(Mt.from)),(0,ht.QY)(Mt,x.context.startedAt),String(
Mt.runs),In(Mt)]),gt=K.length-V.length>0?`The last ${V.length} incidents`:(0,v.px)(V.length,"incident");return V.length===0?[]:[(0,u.TM)(gt,[(0,u.I$)(["Host","F\
rom","Duration","Runs","Problems"],V,[3])])]}const In=({codes:D})=>(0,f.K4)(D,St,x=>(0,a.D9)(x,Rt)),kn=4,Mn=2,Pn=3,On=60;function gn(D,x,W,K){const V=D.filter(It=>(0,A.
sG)(It)===x);if(V.length===0)return"";const rt=x==="works"&&D.some(It=>(0,A.sG)(It)==="warns"),gt=Rn(V,x,rt?" without warnings":"");if(W.isBrief)return`<p>${gt}\
</p>`;const ot=(0,_.I0)(V,K,On,It=>wn(It,W)),Mt=V.length-ot.length;return(0,u.TM)(gt,[...ot.length===0?[]:[(0,u.I$)(["Host","Required by",x==="works"?"Services":
"Reason"],ot)],...Mt>0?[`<p>${(0,i.jP)(Mt,"host",W)}</p>`]:[]])}function Rn(D,x,W){const K=(0,f.K4)(D,Pn,({visit:rt})=>(0,a.D9)((0,S.nx)(rt.host))),V=D.length===
1?`${K} ${A.nx[x]}${W}`:`<b>${(0,v.px)(D.length,"host")}</b> ${A.nx[x]}${W}: ${K}`;return`${i.Gr[x]} ${V}`}function wn(D,x){const W=D.requirements.flatMap(V=>V.
because),{discovery:K}=D.visit.attempt;return[`${(0,u.rm)((0,S.nx)(D.visit.host))}${D.isNew?`<br><sub>${v.dy}</sub>`:""}`,W.length===0?"":vn(W,x),(0,A.JR)(D)&&K.
kind==="skipped"?K.problem.title:(0,Pt.Yj)(D,(0,i.Bm)(x))]}function vn(D,x){const{places:W,isOfRepositories:K}=(0,l.rv)(D),V=ot=>(0,i.u_)(ot,x);if(!K)return(0,l.
Ky)(D,kn,V);const rt=W.slice(0,Mn).map(V).join(", "),gt=W.length>Mn?", \u2026":"";return`${(0,v.px)(W.filter(l.cC).length,"repository")}: ${rt}${gt}`}var zt=t(4148);
const _n=40,Tn=80,dn=D=>(0,zt.fi)(D,x=>(0,u.hn)((0,l.II)(x))),$n=(D,x)=>(0,a.D9)(D,x).replaceAll(" ","&nbsp;"),En=(D,x)=>{const W=({code:K,title:V})=>(0,i._h)(K,
V,x);return(0,zt.ij)([(0,zt.eX)(W)],D)};function Dn(D,x,W){const{wrong:K,good:V}=(0,zt.jB)(D),rt=K.length>1||x.isBrief?hn(K,x,W/2):[],gt=W-(0,_.$$)(rt.join("")),
ot=yn=>et(yn,x),Mt=x.isBrief||x.context.repositories.length>1,It=x.isBrief?[]:Mt?K:[...K,...V],Ht=(0,_.I0)(It,gt,Tn,ot),tn=It.length-Ht.length,on=[...rt,...Ht.slice(
0,K.length)],rn=Ht.slice(K.length),mn=rn.length<=zt.LC?rn:[(0,u.TM)(Y(V),rn)];return[...rt.length>0?[(0,u.TM)(B(K),on)]:on,...Mt&&V.length>0?[`<p>${Y(V)}</p>`]:
mn,...tn>0?[`<p>${(0,i.jP)(tn,"root module",x)}</p>`]:[]]}function hn(D,x,W){const K=(0,zt.cZ)(D);if(K.length===0)return[];const V=K.map(({row:ot})=>ot),rt=Ft.Du.
filter(ot=>D.some(Mt=>Mt.clients.includes(ot))),gt=[...En(V,x),(0,zt.ie)(K,dn),...(0,zt.ns)({clients:rt,rows:V},$n)];return[C(V,{clients:rt},gt,x,W)]}function C(D,x,W,K,V){
const rt=(0,_.I0)(D.slice(0,_n),V,Tn,ot=>[it(ot,x,K),...W.map(({cell:Mt})=>Mt(ot))]),gt=D.length-rt.length;return(0,u.I$)(["Module or provider",...W.map(({title:ot})=>(0,v.
Iu)(ot))],gt>0?[...rt,[(0,i.jP)(gt,"row",K)]]:rt)}function B(D){const x=(0,zt.qj)(D[0]??{rows:[]}),W=(0,f.K4)(D,zt.LC,dn);return D.length===1?`${i.Gr[x]} <b>${W}\
</b>: ${zt.pJ[x]}`:`${i.Gr[x]} <b>${(0,v.px)(D.length,"root module")}</b> with errors or warnings: ${W}`}function Y(D){const x=D.flatMap(W=>W.rows);return`${i.Gr[(0,zt.
Fg)(x)]} <b>${(0,v.px)(D.length,"root module")}</b>: ${(0,zt.nS)(x)}`}function et(D,x){const W=(0,zt.qj)(D),{wrong:K,good:V}=(0,zt.P)(D),rt=[...K,...V],gt=[...En(
rt,x),...(0,zt.ns)({...D,rows:rt},$n)],ot=W==="works"?(0,zt.nS)(D.rows):zt.pJ[W];return(0,u.TM)(`${i.Gr[(0,zt.Fg)(D.rows)]} <b>${dn(D)}</b>: ${ot}`,[C(rt,D,gt,x,
Number.POSITIVE_INFINITY)])}function it(D,x,W){const K=`${i.Gr[(0,zt.Fg)([D])]}&nbsp;<b>${(0,u.hn)((0,zt.mC)(D,x))}</b>`,[V]=D.places,rt=[...D.kind==="module"&&
D.source!==D.address?[(0,u.hn)(D.source)]:[],...V===void 0?[]:[(0,i.u_)(V,W)]];return rt.length===0?K:`${K}<br><sub>${rt.join(" at ")}</sub>`}const ft=2e5,mt={notes:6e3,
causes:45e3,repositories:14e3,history:24e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},yt=["causes","unchecked","repositories","hi\
story","roots","evidence","passed","skipped","notices","notes"],_t=1e3,Lt=10,Wt=5,Qt=600,Bt=100,Zt=7,Gt=(D,x)=>Sn(D,{context:x,rest:i.h,isBrief:!1},{head:`## ${Cn(
D,x)}`,foot:`tf-disco ${(0,a.js)(x.version)}, started ${(0,a.js)((0,y.QN)(x.startedAt))}.`,maxBytes:ft});function Sn(D,x,{head:W,foot:K,maxBytes:V}){const rt=bn(
D,x),gt=new Map;let ot=V-_t-(0,_.$$)(W+K);for(const[Ht,tn]of Object.entries(mt)){const rn=rt[Ht](Math.min(tn,ot)).filter(yn=>yn!=="").join(`

`),mn=(0,_.$$)(rn)<=ot;mn&&(ot-=(0,_.$$)(rn)),gt.set(Ht,mn?rn:`<p>More ${x.rest}</p>`)}const Mt=yt.map(Ht=>gt.get(Ht)??"").filter(Ht=>Ht!==""),It=!x.isBrief&&Mt.
some(i.ze)?`${K} ${An(x)}`:K;return`${[W,...Mt,`<sub>${It}</sub>`].join(`

`)}
`}function bn(D,x){const W=(0,A.md)(D.hosts),K=W.filter(({findings:ot})=>ot.length===0),V=({severity:ot})=>ot==="notice",rt=D.findings.filter(V),gt=D.findings.filter(
ot=>!V(ot));return{notes:ot=>[xn(D,x,ot)],causes:ot=>H(gt,x,ot),repositories:ot=>[T(D.files,x,ot)],history:ot=>Ct(D,x,ot),roots:ot=>Dn(D.roots,x,ot),evidence:ot=>x.
isBrief?[]:[sn(W,x,ot)],unchecked:ot=>[gn(K,"unchecked",x,ot)],passed:ot=>[gn(W,"works",x,ot)],skipped:ot=>[gn(W,"skipped",x,ot)],notices:ot=>x.isBrief?[]:[jn(rt,
x,ot)]}}function An({context:D}){const x=D.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,a.js)(x)}">kept as an artifact</a>.`}function jn(D,x,W){if(D.length===0)return"";const K=`${i.rC.notice} ${(0,v.px)(D.length,"notice")}`;
return(0,u.TM)(K,H(D,x,W))}function xn(D,x,W){const K=(0,R.h$)(D,x.context).map(Mt=>`${(0,v.Iu)((0,a.h$)(Mt,Qt))}.`),V=(0,_.I0)(K,W,Lt,Mt=>Mt),rt=V.slice(0,Wt),
gt=x.isBrief?[]:V.slice(Wt),ot=K.length-rt.length-gt.length;return[`<p>${rt.join("<br>")}</p>`,...gt.length===0?[]:[(0,u.TM)((0,v.px)(gt.length,"more remark"),[
`<p>${gt.join("<br>")}</p>`])],...ot>0?[`<p>${(0,i.jP)(ot,"remark",x)}</p>`]:[]].join(`
`)}const Cn=(D,x)=>`${Ln(D)} ${(0,v.Iu)((0,A.$N)(D,x))}`;function Ln(D){const x=D.findings.some(({severity:K})=>K!=="notice"),W=D.hosts.length===0?"skipped":"wo\
rks";return i.Gr[D.passed?x?"warns":W:"fails"]}function Nn({url:D,workflow:x,job:W,commit:K}){const V=x.split("/").at(-1)??"";return[`<a href="${(0,a.js)(D)}">${(0,a.
D9)(V===""?"this run":V,Bt)}</a>`,...W===""?[]:[`job ${(0,a.D9)(W,Bt)}`],...K===""?[]:[`commit ${(0,a.D9)(K.slice(0,Zt))}`]].join(", ")}}),8373:((dt,U,t)=>{t.d(
U,{Bm:()=>c,EP:()=>o,Gr:()=>$,Su:()=>h,_h:()=>g,b_:()=>O,h:()=>a,jP:()=>u,rC:()=>P,u_:()=>i,xy:()=>S,ze:()=>f});var y=t(5143),A=t(4503),v=t(4120),_=t(8884),R=t(
8641);const a="in the JSON report",S="in the job summary",P={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},$={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},l="&nbsp;more ",u=(s,r,{rest:d})=>`and ${s}${l}${s===1?r:(0,v._l)(r)} ${d}`,f=s=>s.includes(l),o=(s,r,d)=>(0,_.Ky)(
s,r,T=>i(T,d)).replace(/ more (?=places?$)/,l),e=600,i=(s,r)=>typeof s=="string"?h(s):p(s,(0,_.eo)(s),r),O=(s,r)=>p(s,(0,_.eo)({...s,file:(0,y.bH)(s.file).path}),
r);function p(s,r,{context:d}){const T=`<code>${(0,R.js)(r).replaceAll("/","/<wbr>")}</code>`,w=(0,A.uM)(s,d);return w===null||w.length>e?T:`<a href="${(0,R.js)(
w,e)}">${T}</a>`}const h=s=>s.endsWith(" input")?`the ${(0,R.D9)(s.replace(/ input$/,""))} input`:(0,R.D9)(s),g=(s,r,{context:d})=>`<a href="${(0,R.js)(`${d.docsUrl}\
#${s}`)}">${r}</a>`,c=s=>({value:R.D9,prose:R.h$,because:r=>i(r,s)})}),5102:((dt,U,t)=>{t.d(U,{$N:()=>p,JR:()=>u,QK:()=>O,b:()=>o,cG:()=>l,fX:()=>c,hm:()=>i,md:()=>e,
nx:()=>S,sG:()=>$});var y=t(2886),A=t(4e3),v=t(5799),_=t(4120),R=t(8884),a=t(4148);const S={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},P=["fails","unchecked","warns","skipped","works"];function $(w){if(o(w))return"unchecked";const I=i(w.findings);return I==="error"?"fai\
ls":I==="warning"?"warns":u(w)?"skipped":"works"}const l=w=>["fails","warns"].includes($(w)),u=({visit:w})=>w.attempt.discovery.kind==="skipped",f=["host-not-ch\
ecked",...y.ml],o=({visit:{attempt:w}})=>w.discovery.kind==="skipped"&&f.includes(w.discovery.problem.code);function e(w){return P.flatMap(I=>w.filter(k=>$(k)===
I))}const i=w=>v.oC.find(I=>w.some(k=>k.severity===I))??null;function O({findings:w}){const I=i(w);return I==="notice"?[]:w.filter(({severity:k})=>k===I)}function p({
hosts:w,files:I,findings:k,passed:b,stopped:n,roots:E},{repositories:{length:m}}){const M=(0,a.g5)(E,m),j=M===null?I:I.filter(({problem:ct})=>!h.test(ct.code)),
L=j.filter(ct=>!g(ct)),F=i(L)==="error"&&!w.some(ct=>$(ct)==="fails"),z=M===null&&!F&&m>0?` in ${(0,_.px)(m,"repository")}`:"",H=[L.length<j.length?[`nothing to\
 check${z}`]:s(w,z),T(L,M===null&&F?m:null)],q=F?H.toReversed():H,J=[M??[],...q].flat().join(", "),st=i(k)==="error";if(n!==null){const ct=(0,A.Cw)(n);return st||
w.some(o)?`${J} (${ct})`:`${ct}; ${J}`}return b&&st?`${J} (the check passes: fail-on is never)`:b||st?J:`${J} (the check fails: fail-on is warning)`}const h=/^(?:module|provider|version|package|constraint|lock)-/,
g=({problem:w,severity:I})=>w.code==="nothing-to-check"&&I==="error",c="not allowed";function s(w,I){const k=w.length;if(k===0)return[`no registry hosts to chec\
k${I}`];const b=w.filter(st=>!u(st)).map($),n=w.filter(o).length,[E,m]=[b.length,k-b.length],M=b.filter(st=>st==="fails").length,j=b.filter(st=>st==="warns").length,
L=w.filter(st=>u(st)&&$(st)==="fails").length,F=[{count:M,words:S.fails},{count:L,words:c},{count:n,words:S.unchecked}],G=[{count:E-M,words:S.works},{count:m-L-
n,words:S.skipped}],z=M+L+n>0,[N,...H]=(z?F:G).filter(({count:st})=>st>0),J=N?.words===c||N?.words===S.unchecked?N.count===1?"is ":"are ":"";return[`${d(N?.count??
0,k)}${I} ${J}${N?.words}`,...H.map(({count:st,words:ct})=>`${st} ${ct}`),...j===0?[]:[r(j,k,z)]]}function r(w,I,k){return I===1?"with warnings":`${w} ${k?"more\
 ":""}with warnings`}function d(w,I){return I===1?"1 registry host":w===I?`all ${I} registry hosts`:`${w} of ${I} registry hosts`}function T(w,I){const k=i(w);if(k===
null||k==="notice")return[];const b=w.filter(({severity:M})=>M===k),n=(0,R.eb)(b).length,E=n===0?(0,R.Dc)(b):0,m=(0,R.BQ)(w);return[...n===0?[]:[`${k}s in files\
 of ${I===null?(0,_.px)(n,"repository"):(0,R.iW)(n,I)}`],...E===0?[]:[`${k}s in ${(0,_.px)(E,"file")}`],...i(m)===k?[`${k}s in the ${(0,R.et)(m)}`]:[]]}}),4148:((dt,U,t)=>{
t.d(U,{Fg:()=>u,LC:()=>e,Mm:()=>$,P:()=>h,cZ:()=>g,eX:()=>E,fi:()=>i,g5:()=>O,ie:()=>r,ij:()=>n,jB:()=>p,mC:()=>d,nS:()=>T,ns:()=>b,pJ:()=>o,qj:()=>l});var y=t(
4e3),A=t(5143),v=t(1064),_=t(5011),R=t(5257),a=t(4120),S=t(8884);const P=["fails","warns","works"];function $({worst:j}){return j==="error"?"fails":j==="warning"?
"warns":"works"}const l=({rows:j})=>P.find(L=>j.some(F=>$(F)===L))??"works";function u(j){const L=l({rows:j});return L==="works"&&j.some(f)?"skipped":L}const f=({
chosen:j})=>Object.keys(j).length===0,o={fails:"init fails",warns:"has warnings",works:"passed"},e=3,i=({directory:j},L)=>j===R.cd.file?R.cd.file:j==="."?"the t\
op directory":L(j);function O(j,L=0){const F=j.filter(({directory:J})=>J!==R.cd.file),{failing:G}=p(F),{length:z}=G;if(z===0)return null;const N=new Set(G.map(({
directory:J})=>(0,A._M)(J))),H=L<2?"":` (${(0,S.iW)(N.size,L)})`;return F.length===1?`init fails${H}`:`init fails in ${z===F.length?`all ${z}`:`${z} of ${F.length}`}\
 root modules${H}`}function p(j){const{fails:L=[],warns:F=[],works:G=[]}=Object.groupBy(j,l);return{failing:L,wrong:[...L,...F],good:G}}function h({rows:j}){const{
fails:L=[],warns:F=[],works:G=[]}=Object.groupBy(j,$);return{wrong:[...L,...F],good:G}}function g(j){const L=new Map;for(const z of p(j).wrong)for(const N of h(
z).wrong){const H=c(N),q=L.get(H)??{row:N,roots:new Set};L.set(H,q),q.roots.add(z)}const{fails:F=[],warns:G=[]}=Object.groupBy(L.values(),({row:z})=>$(z));return[
...F,...G]}const c=({kind:j,source:L,constraints:F,locked:G,chosen:z,problems:N})=>JSON.stringify([j,L,F,G,z,N]),s=3;function r(j,L){const F=new Map(j.map(z=>[z.
row,[...z.roots]]));return{title:"root modules",cell:z=>(0,y.K4)(F.get(z)??[],s,L)}}const d=({address:j,host:L},{clients:F})=>F.every(G=>(0,_.Vm)(G)===L)&&j.startsWith(
`${L}/`)?j.slice(L.length+1):j;function T(j){const L=[...new Map(j.map(q=>[`${q.kind} ${q.source}`,q])).values()],F=["module","provider"].flatMap(q=>{const{length:J}=L.
filter(st=>st.kind===q);return J===0?[]:[(0,a.px)(J,q)]});if(F.length===0)return"no registry modules and no providers";const G=j.some(({platforms:q})=>q.length>
0)?" and package":"",z=L.filter(f).length,N=L.filter(({chosen:q})=>Object.values(q).includes(null)).length,H=z+N===0?`every version${G} is available`:[...N>0?[`${N}\
 without a version`]:[],...z>0?[`${z} not checked`]:[]].join(", ");return`${F.join(" and ")}, ${H}`}const w=60,I=6,k=12;function b({clients:j,rows:L},F){const G=L.
every(({chosen:N})=>new Set(Object.values(N)).size<=1),z=[{title:"constraint",cell:({constraints:N})=>(0,y.K4)([...new Set(N)],I,H=>F(H,w))},...G?[{title:"versi\
on",cell:N=>m(N,null,F)}]:j.map(N=>({title:v.bB[N],cell:H=>m(H,N,F)})),{title:"newest",cell:({newest:N})=>N===null?"":F(N,w)},{title:"platforms",cell:({platforms:N})=>M(
N,F)}];return n(z,L)}const n=(j,L)=>j.filter(({cell:F})=>L.some(G=>F(G)!=="")),E=j=>({title:"problem",cell:({problems:L})=>L.filter(({usualSeverity:F})=>F!=="no\
tice").map(j).join(", ")});function m({chosen:j,locked:L},F,G){const z=F===null?Object.values(j)[0]:j[F];return z===void 0?"":z!==null?`${G(z,w)}${z===L?" (lock\
ed)":""}`:L===null?"none":`none (locked: ${G(L,w)})`}function M(j,L){return(0,y.K4)(j,k,({platform:F,available:G})=>`${G===null?"?":G?"\u2713":"\u2717"} ${L(F,w)}`)}}),
733:((dt,U,t)=>{t.d(U,{W:()=>a,n:()=>A});const y=/^[ -~]*$/;function A(S){if(y.test(S))return S.length;let P=0;for(const $ of S)P+=v($);return P}function v(S){return y.
test(S)?1:_(S)?0:new RegExp("\\p{Regional_Indicator}","u").test(S)?1:R(S)?2:1}const _=S=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(S),R=S=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(S);function a(S,P,$){let[l,u]=["",0];for(const f of S){const o=v(f),e=u+o;if(u>=P&&e<=$&&(o>0||u>P)?l+=f:l+=" ".repeat(Math.max(0,Math.min(e,$)-Math.max(u,
P))),u=e,u>$)break}return l}}),7146:((dt,U,t)=>{t.d(U,{ky:()=>u,nI:()=>v,qt:()=>P,wW:()=>$});var y=t(733);const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function v(o,e,i){return i.colour?`\x1B[${A[e]}m${o}\x1B[0m`:o}const _=(o,e,{hyperlinks:i})=>e===void 0||!i?o:`\x1B]8;;${e}\x1B\\${o}\x1B]8;;\x1B\\`,R=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
a=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,S=5001;function P(o){const{FORCE_HYPERLINK:e,TERM:i="",TERM_PROGRAM:O="",VTE_VERSION:p}=o;
return e?e!=="0":o.CI||o.NO_COLOR||i==="dumb"?!1:Number(p)>=S||R.test(O)||a.test(i)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(h=>o[h])}function $(o,e){const i="\
 ".repeat(o.indent),O=o.label.padEnd((o.column??0)-1),p=" ".repeat(o.indent+(o.column??2)),[h="",...g]=f(e.withFlags?.(o.text)??o.text,{first:e.width-i.length-O.
length-1,others:e.width-p.length}),c=_(v(O,o.style,e),o.url,e),s=l(h,o.linked,e);return[`${i}${c} ${s}`.trimEnd(),...g.map(r=>`${p}${r}`)]}function l(o,e,i){return!e?.
url||!o.startsWith(e.text)?o:`${_(e.text,e.url,i)}${o.slice(e.text.length)}`}function u(o,{width:e,withFlags:i}){const[O="",...p]=f(i?.(o)??o,{first:e,others:e-
2});return[O,...p.map(h=>`  ${h}`)]}function f(o,e){const i=[];let O="",p=0;for(const h of o.split(" ")){const g=i.length===0?e.first:e.others,c=(0,y.n)(h);O!==
""&&p+1+c>g?(i.push(O),O=h,p=c):(p=O===""?c:p+1+c,O=O===""?h:`${O} ${h}`)}return[...i,O]}}),6536:((dt,U,t)=>{t.d(U,{S5:()=>Tn,MV:()=>dn,K8:()=>$n});var y=t(2389),
A=t(2796),v=t(5102),_=t(4120),R=t(6763),a=t(8641),S=t(4e3),P=t(1831),$=t(4503),l=t(8884),u=t(733),f=t(7146);const o=160,e=12,i="    ",O=/##\w*\[/;function p({place:C,
before:B,literal:Y,after:et},it,ft){const mt=" ".repeat(`  ${C.line}`.length),yt=Math.min(ft.width,o)-mt.length-3;if(yt<e)return[];const _t=h(B+Y+et),Lt=_t(B+Y+
et),Wt=(0,u.n)(Lt)<=yt?0:_t(B).search(/[^ ]|$/),Qt=Lt.slice(Wt),Bt=(0,u.n)(_t(B))-Wt,Zt=(0,u.n)(_t(B+Y))-Wt,{from:Gt,to:Sn,text:bn}=g(Qt,Bt,Math.max(Zt,Bt+1),yt),
An=(0,f.nI)("|","dim",ft),jn="^".repeat(Math.max(1,Math.min(Zt,Sn)-Math.max(Bt,Gt))),xn=" ".repeat(Math.max(Bt,Gt)-Gt);return[`${(0,f.nI)(`  ${C.line}`,"dim",ft)}\
 ${An} ${bn}`.trimEnd(),`${mt} ${An} ${xn}${(0,f.nI)(jn,it,ft)}`]}function h(C){const B=Y=>(0,a.RK)(Y.replaceAll("	",i),Number.POSITIVE_INFINITY);return O.test(
B(C))?Y=>B(Y).replaceAll(/(?<=#)#/g," #"):B}function g(C,B,Y,et){const it=(0,u.n)(C);if(it<=et)return{from:0,to:et,text:C};const ft=Math.max(0,et-2-(Y-B)),mt=Y<
et?0:Math.max(0,B-1-Math.ceil(ft*2/3)),yt=it-mt<=et,_t=mt+et,Lt=(0,u.W)(C,mt===0?0:mt+1,yt?_t:_t-1),Wt=`${mt===0?"":"\u2026"}${Lt}${yt?"":"\u2026"}`;return{from:mt,
to:yt?_t:_t-1,text:Wt}}var c=t(1505),s=t(7574);const r=20,d=6,T=1e3,w="in the JSON report",I=13,k={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"\
red"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},b={error:k.fails,warning:k.warns,notice:{sign:"\xB7",
style:"blue"}},n={value:a.RK,prose:a.RK,because:l.eo};function E(C,B){const Y=(0,v.sG)(C),{sign:et,style:it}=k[Y],ft=[...(0,v.cG)(C)?j(C,B.context):[],...(0,c.o7)(
C,n)],mt=`${v.nx[Y]}${C.isNew?` (${_.dy})`:""}: ${M(C)}`;return[...(0,f.wW)({indent:0,label:`${et} ${m(C.visit.host)}`,style:it,text:mt},B),...ft.flatMap(yt=>L(
yt,B))].map(a.BP).join(`
`)}const m=C=>{const B=(0,P.nx)(C);return B===C?(0,a.RK)(C):`${(0,a.RK)(B)} (${(0,a.RK)(C)})`};function M(C){const{discovery:B}=C.visit.attempt,Y=(0,v.QK)(C);return Y.
length>0?(0,S.K4)([...new Set(Y.map(et=>et.problem.code))],d):B.kind==="skipped"?B.problem.code:(0,c.Yj)(C,n)}function j(C,B){const{hops:Y,certificates:et}=C.visit.
attempt;return[(0,c.se)(C,B,n),{label:"response",texts:Y.map(F)},{label:"services",texts:(0,_.Sk)(C.services,r,G)},...(0,c.Zc)(C,n),{label:"certificate",texts:et.
map(it=>z(it,B))}]}const L=({label:C,texts:B},Y)=>B.flatMap((et,it)=>{const ft=it===0?C:"";return(0,f.wW)({indent:2,label:ft,style:"dim",column:I,text:et},Y)});
function F(C){const B=C.status===null?"none":`${C.status} ${(0,a.RK)(C.reason,c.tN)}`,Y=C.status===null?"after":"in",et=[...C.mediaType===null?[]:[(0,a.RK)(C.mediaType,
c.tN)],...C.address===null?[]:[`at ${(0,a.RK)(C.address,c.tN)}`],...C.proxy===null?[]:[`through ${(0,a.RK)((0,a.cq)(C.proxy))}`],...C.authorization==="none"?[]:
[`token ${(0,_.Rk)(C.authorization)}`]],it=et.length===0?"":` (${et.join("; ")})`;return`${B.trim()} from ${(0,a.RK)((0,a.cq)(C.url))} ${Y} ${(0,s.kJ)(C.ms)}${it}`}
function G(C){const B=(0,a.RK)(C.id,c.tN);switch(C.kind){case"url":return`${B} ${(0,a.RK)((0,a.cq)(C.url))}`;case"login":{const{authz:Y,token:et}=C.login,it=[Y,
et].map(ft=>(0,a.RK)((0,a.cq)(ft??"none")));return`${B} authz ${it.join(", token ")}`}case"problem":return`${B}: ${C.problem.code}`}}function z(C,B){const{host:Y,
subject:et,issuer:it,expires:ft}=C,mt=(0,a.RK)((0,s.nO)(ft,B.startedAt));return`${(0,a.RK)(Y,c.tN)} valid until ${mt}; subject ${(0,a.RK)(et,c.tN)}, issuer ${(0,a.
RK)(it,c.tN)}`}const N=4,H={places:6,messages:5,frames:A.Wi},q={places:3,messages:2,frames:1};function J(C,B,Y){const{severity:et,code:it,title:ft,message:mt}=C,
yt=(0,a.RK)(mt??ft,a.h2),_t=`${B.context.docsUrl}#${it}`,{style:Lt}=b[et],Wt=st(C,Y)??[...pt(C.hosts.length>1?"hosts":"host",ct(C),B),...lt(C,B,Y),...$t(C,B)],Qt=Ot(
C.findings)?"":C.help??"";return[...(0,f.wW)({indent:0,label:`${et}[${it}]:`,style:Lt,url:_t,text:yt},B),...Wt,...pt("help",(0,a.RK)(Qt,a.h2),B),...pt("affects",
(0,_.od)(C.affects,B.context.clients),B)].map(a.BP).join(`
`)}function st(C,{codes:B}){const{hosts:Y,message:et,code:it,findings:ft}=C;if(Y.length<2||et===null)return null;const{lines:mt}=(0,l.yv)(ft),yt=JSON.stringify(
[Y.toSorted(),mt[0],mt.length]),_t=B.get(yt);return _t===void 0&&B.set(yt,it),_t===void 0?null:[`  hosts: the same ${Y.length} as for ${_t}`]}function ct({hosts:C,
findings:B,message:Y}){const[et]=C;return C.length===1&&et!==void 0&&Y?.includes((0,P.nx)(et))&&B[0]?.isHostNew!==!0?"":(0,S.K4)(C,(0,_.J5)(C,N),ft=>{const mt=B.
filter(Lt=>Lt.host===ft),yt=C.length>1?(0,l.eb)(mt).length:0,_t=[...mt.some(({isHostNew:Lt})=>Lt)?[_.dy]:[],...yt>1?[(0,_.px)(yt,"repository")]:[]];return`${m(ft)}${_t.
length===0?"":` (${_t.join(", ")})`}`})}function lt(C,B,Y){const{frames:et}=At(C),it=Dt(C);return[...it.shown.flatMap(({message:ft,findings:mt,first:yt},_t)=>{const Lt=Q(
yt,C.message===null?ft:"",B);return _t>=et?Lt:[...Lt,...tt(yt,C,B,Y),...pt("help",(0,a.RK)(at(C,mt),a.h2),B)]}),...it.more>0?[`  and ${(0,_.px)(it.more,"more me\
ssage")} ${w}`]:[]]}const At=({hosts:C,findings:B})=>C.length>1||Ot(B)?q:H;function Dt(C){const B=(0,A.cr)(C).map(([Y,et])=>({message:Y,findings:et,first:(0,l.tN)(
et)}));return(0,S.zN)(B,(0,_.J5)(B,At(C).messages))}function Q(C,B,Y){if(C===null&&B==="")return[];const et=C===null?"-":"-->",it=C===null?"":(0,l.R3)(C),ft=[it,
(0,a.RK)(B,a.h2)].filter(yt=>yt!=="").join(": "),mt={text:it,url:C&&(0,$.uM)(C,{...Y.context,links:null})};return(0,f.wW)({indent:2,label:et,style:"dim",text:ft,
linked:mt},Y)}function tt(C,{severity:B},Y,{lines:et}){if(C===null)return[];const{file:it,line:ft,column:mt}=C,yt=Y.context.sources.find(_t=>_t.place.file===it&&
_t.place.line===ft&&_t.place.column===mt);return yt===void 0||et.has(yt)?[]:(et.add(yt),p(yt,b[B].style,Y))}function at({help:C,findings:B},Y){return C!==null||
Ot(B)?"":Y[0]?.problem.help??""}const Ot=([C,B])=>C?.exclude!==void 0&&B!==void 0;function $t(C,B){const{findings:Y}=C,{lines:et,settings:it}=(0,l.yv)(Y),ft=(0,l.
oN)(et,Dt(C).shown.map(({first:yt})=>yt)),mt=At(C).places;return[...pt("hits",(0,l.mj)(Y,B.context.repositories.length),B),...pt("also at",(0,l.Ky)(ft,mt),B),...pt(
"required by",(0,l.Ky)(it,mt),B)]}const pt=(C,B,Y)=>B===""?[]:(0,f.wW)({indent:2,label:`${C}:`,style:"dim",text:B},Y);var vt=t(4148),Ft=t(1064);const Pt=20,Yt=3,
kt="  ",Vt=C=>(0,vt.fi)(C,l.II);function sn(C,B){const{wrong:Y}=(0,vt.jB)(C);return Y.length>vt.LC?[X(C,Y,B)]:Y.map(et=>{const it=(0,vt.P)(et),ft=[...it.wrong,...it.
good],mt=ut((0,vt.ns)({...et,rows:ft.slice(0,Pt)},a.RK),ft),yt=Vt(et);return Tt({outcome:(0,vt.qj)(et),name:yt,root:et,rows:ft,columns:mt},B)})}function X(C,B,Y){
const et=(0,vt.cZ)(C),it=et.map(({row:Wt})=>Wt),ft=Ft.Du.filter(Wt=>B.some(Qt=>Qt.clients.includes(Wt))),mt=(0,vt.ns)({clients:ft,rows:it.slice(0,Pt)},a.RK),yt=ut(
[(0,vt.ie)(et,Vt),...mt],it),_t=(0,vt.qj)({rows:it}),Lt=(0,_.px)(B.length,"root module");return Tt({outcome:_t,name:Lt,root:{clients:ft},rows:it,columns:yt},Y)}
const ut=(C,B)=>[...C,...(0,vt.ij)([(0,vt.eX)(({code:Y})=>Y)],B)];function Tt({outcome:C,name:B,root:Y,rows:et,columns:it},ft){const{sign:mt,style:yt}=k[C],_t=et.
filter(Bt=>(0,vt.Mm)(Bt)===C),Lt=[...new Set(_t.map(Bt=>(0,a.RK)((0,vt.mC)(Bt,Y))))],Wt=`${vt.pJ[C]} for ${(0,S.K4)(Lt,Yt)}`,Qt=et.length-Pt;return[`${(0,f.nI)(
mt,yt,ft)} ${(0,f.nI)(B,"bold",ft)}: ${Wt}`,...jt(et.slice(0,Pt).map(Bt=>({sign:k[(0,vt.Fg)([Bt])],cells:[(0,a.RK)((0,vt.mC)(Bt,Y)),...it.map(({cell:Zt})=>Zt(Bt))]})),
["module or provider",...it.map(({title:Bt})=>Bt)],ft),...Qt>0?[`  and ${Qt} more in the JSON report`]:[]].map(a.BP).join(`
`)}function jt(C,B,Y){const et=B.map((mt,yt)=>Math.max(...[mt,...C.map(({cells:_t})=>_t[yt])].map(Xt)));if(et.reduce((mt,yt)=>mt+kt.length+yt,kt.length)>Y.width)
return C.flatMap(({sign:{sign:mt,style:yt},cells:[_t="",...Lt]})=>{const Wt=Lt.flatMap((Bt,Zt)=>Bt===""?[]:[`${B[Zt+1]} ${Bt}`]),Qt=`${_t}: ${Wt.join("; ")}`;return(0,f.
wW)({indent:2,label:mt,style:yt,text:Qt},Y)});const ft=mt=>mt.map((yt,_t)=>yt+" ".repeat((et[_t]??0)-Xt(yt))).join(kt).trimEnd();return[`    ${(0,f.nI)(ft(B),"d\
im",Y)}`,...C.map(({sign:{sign:mt,style:yt},cells:_t})=>`  ${(0,f.nI)(mt,yt,Y)} ${ft(_t)}`)]}const Xt=(C="")=>Array.from(C).length;function Jt(C,B){const Y=C.flatMap(
_t=>_t.rows),{sign:et,style:it}=k[(0,vt.Fg)(Y)],[ft]=C,yt=`${C.length===1&&ft!==void 0?Vt(ft):(0,_.px)(C.length,"root module")}: ${(0,vt.nS)(Y)}`;return(0,f.wW)(
{indent:0,label:et,style:it,text:yt},B).map(a.BP).join(`
`)}const qt=3,nn=4;function nt({hosts:C,roots:B},Y){const et=Map.groupBy(C,v.sG),it=(et.get("unchecked")??[]).filter(({findings:mt})=>mt.length===0),{good:ft}=(0,vt.
jB)(B);return[...Z("unchecked",it,Y),...Z("skipped",et.get("skipped")??[],Y),...Z("works",et.get("works")??[],Y),...ft.length>0?[Jt(ft,Y)]:[]]}function Z(C,B,Y){
const et=_t=>E(_t,Y);if(B.length<=qt)return B.map(et);const{sign:it,style:ft}=k[C],mt=(0,S.K4)(B,(0,_.J5)(B,nn),({visit:_t})=>m(_t.host)),yt=`${(0,_.px)(B.length,
"host")} ${v.nx[C]}: ${mt}`;return Y.isRunner?[[(0,a.BP)(`${it} ${yt}`),...(0,_.Sk)(B,T,et,ht)].join(`
`)]:[(0,f.wW)({indent:0,label:it,style:ft,text:yt},Y).map(a.BP).join(`
`)]}const ht=C=>`and ${C} more ${w}`;function Et(C,B){const Y=(0,l._X)(C),[et]=Y;if(et===void 0)return[];const it=Wt=>`${(0,a.RK)(Wt.repository)} (${(0,_.H8)(Wt.
findings)})`,ft=(0,_.J5)(Y,nn),{sign:mt,style:yt}=k[(0,v.hm)(et.findings)==="error"?"fails":"warns"],_t=`${(0,_.px)(Y.length,"repository")} ${(0,l.fP)(Y)}: ${(0,S.
K4)(Y,ft,it)}`;if(!B.isRunner||ft===Y.length)return[(0,f.wW)({indent:0,label:mt,style:yt,text:_t},B).map(a.BP).join(`
`)];const Lt=(0,_.Sk)(Y,T,it,ht);return[[`${mt} ${_t}`,...Lt].map(a.BP).join(`
`)]}function wt(C,B){const Y=(0,v.hm)(C.findings),et=C.hosts.length>qt||C.findings.length>0,it=B.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",ft=`problem codes are explained at ${B.context.docsUrl}`;return et?[(Y===null||Y==="noti\
ce"?[it]:[ft,it]).flatMap(yt=>(0,f.ky)(yt,B)).join(`
`)]:[]}var bt=t(7361),St=t(4218);const Rt=3,Kt=20,xt=40,Ct=12,Nt=10,Ut=140,en=30,cn="  ",an=2,ln="  ",un="\xA0";function fn(C,B){const Y=(0,St.U4)(C,B.context),
et=Y.length<=Rt?Y:Y.filter(({host:_t})=>(0,v.cG)(_t));if(et.length===0)return"";const{shown:it,more:ft}=(0,S.zN)(et,Kt),mt=In(it,B),yt=[`last ${(0,_.px)(mt.marks,
"run")}`,...mt.columns.map(Pn)];return[...(0,f.ky)(`history: ${yt.filter(_t=>_t!=="").join(", ")}`,B),...it.map((_t,Lt)=>gn(_t,Lt,mt,B)),...ft>0?[`  and ${(0,_.
px)(ft,"more host")} in the history file`]:[],...pn(it,B)].map(a.BP).join(`
`)}function pn(C,B){const Y=(0,St.MC)(C).map(([it,ft])=>`${it} ${ft}`.replaceAll(" ",un));return(0,f.ky)(Y.join(", "),{...B,width:B.width-cn.length}).map(it=>`${cn}${(0,f.
nI)(it.trim().replaceAll(un," "),"dim",B)}`)}function In(C,B){const Y=Math.max(...C.map(({host:Bt})=>(0,u.n)(m(Bt.visit.host)))),et=Math.min(xt,Y),it=Math.max(...C.
map(({history:Bt})=>Bt.recent.length)),ft=kn(C),mt=Math.min(B.width,Ut)-cn.length-an-ln.length,yt=Bt=>ft.slice(0,Bt).reduce((Zt,Gt)=>Zt-ln.length-On(Gt),mt),Lt=ft.
map((Bt,Zt)=>ft.length-Zt).find(Bt=>et+it<=yt(Bt))??1,Wt=yt(Lt),Qt=Math.min(it,Math.max(Nt,Wt-et));return{columns:ft.slice(0,Lt),marks:Qt,name:Math.min(et,Math.
max(Ct,Wt-Qt))}}function kn(C){const B=et=>C.map(({history:{latency:it}})=>it===null?"-":(0,s.kJ)(it[et]));return[{title:"uptime in 30 days",cells:C.map(Mn)},{title:"\
median latency",cells:B("medianMs")},{title:"95th percentile",cells:B("p95Ms")},{title:"",cells:C.map(({history:et})=>(0,St.kW)(et)??"")}].filter(({cells:et})=>et.
some(it=>it!==""))}function Mn(C){const B=(0,St.bW)(C,en);return(B&&(0,bt.mc)(B))??"-"}const Pn=({title:C})=>C,On=({cells:C})=>Math.max(...C.map(B=>B.length));function gn({
host:C,history:B},Y,{columns:et,name:it,marks:ft},mt){const{sign:yt,style:_t}=k[(0,v.sG)(C)],Lt=(0,St.qX)(B.recent.slice(-ft)),Wt=et.map(Zt=>{const Gt=Zt.cells[Y]??
"";return Zt.title===""?Gt:Gt.padStart(On(Zt))}),Qt=Lt.replace(/\u2573+/g,Zt=>(0,f.nI)(Zt,"red",mt));return[`${cn}${(0,f.nI)(yt,_t,mt)} ${Rn(m(C.visit.host),it)}`,
`${" ".repeat(ft-Lt.length)}${Qt}`,...Wt].join(ln).trimEnd()}function Rn(C,B){const Y=(0,u.n)(C);return Y<=B?`${C}${" ".repeat(B-Y)}`:`${(0,u.W)(C,0,B-1)}\u2026`}
const wn=5,vn=30,zt=3,_n=20;function*Tn(C,B){yield`${dn(C,B)}
`;let Y=!0;for(const{text:et}of $n(C,B)){const it=et.includes(`
`);yield`${Y||it?`
`:""}${et}
`,Y=it}}function dn(C,B){const{sign:Y,style:et}=k[C.passed?"works":"fails"],it=B.isQuiet?[]:(0,R.h$)(C,B.context).slice(0,wn);return[`${(0,f.nI)(Y,et,B)} ${(0,f.
nI)((0,v.$N)(C,B.context),"bold",B)}`,...it.flatMap(ft=>En(ft,B))].join(`
`)}function*$n(C,B){const{isQuiet:Y=!1,isRunner:et=!1,context:it}=B,ft=({severity:Gt})=>!Y||Gt==="error"||(0,y.k2)(Gt,it.failOn),mt=(0,A.cZ)(C.findings.filter(ft)),
yt={lines:new Set,codes:new Map};for(const Gt of mt.slice(0,vn))yield hn(J(Gt,B,yt));const _t=mt.slice(vn).flatMap(({findings:Gt})=>Gt);if(_t.length>0&&(yield hn(
`and ${(0,_.px)(_t.length,"more finding")} ${w}`)),Y)return;const Lt=Gt=>({kind:et?"group":"plain",text:Gt});yield*Et(C.files,B).map(Lt);const Wt=fn(C,B);Wt!==""&&
(yield Lt(Wt)),yield*sn(C.roots,B).map(Lt);const Qt=(0,v.md)(C.hosts).filter(Gt=>(0,v.cG)(Gt)&&!(0,v.JR)(Gt)),Bt=et||Qt.length<=zt?Qt:[];yield*Dn(Bt,B).map(Lt),
yield*nt(C,B).map(Lt);const Zt=(0,R.h$)(C,it).slice(wn);Zt.length>0&&(yield hn(Zt.flatMap(Gt=>En(Gt,B)).join(`
`))),yield*wt(C,B).map(hn)}const En=(C,B)=>(0,f.ky)((0,a.RK)(C),B).map(a.BP);function Dn(C,B){const Y=mt=>E(mt,B),et=C.slice(0,_n).map(Y),it=C.slice(_n);if(it.length===
0)return et;const ft=(0,_.Sk)(it,T,Y,mt=>`and ${mt} more ${w}`);return[...et,[`details of ${(0,_.px)(it.length,"more host")}`,...ft].join(`
`)]}const hn=C=>({kind:"plain",text:C})}),6283:((dt,U,t)=>{t.d(U,{Y:()=>_});var y=t(6309),A=t(8641);const v=function(...R){const{recordRun:a}=t.late([396],7396);
return new.target?new a(...R):a(...R)};function _(R,a){const{history:S}=R.settings;if(S===null)return{checked:R,warnings:[]};try{const{history:P,warnings:$}=v(S,
R,a);return{checked:{...R,context:{...R.context,history:P}},warnings:$}}catch(P){return{checked:R,warnings:[`the history ${(0,A.RK)(S)} was not read: ${(0,A.RK)(
(0,y.A3)(P))}`]}}}}),2909:((dt,U,t)=>{t.a(dt,async(y,A)=>{try{let z=function(ct){const{verdict:lt,changes:At,context:Dt}=ct,Q=(0,u.ng)(process.env,M),tt=Q===null?
[]:(0,P.w)((0,c.R8)(lt),st(),Q);if(Q===null||At?.kind!=="files")return{...ct,located:tt,context:{...Dt,links:(0,P.h)(tt)}};const at=E(tt,At.files,st(),Q);return{
...ct,located:tt,context:{...Dt,links:at}}},N=function(ct){return async(lt,At)=>{try{await At()}catch(Dt){ct([`${lt}: ${(0,a.A3)(Dt)}`])}}},st=function(){return process.
env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var v=t(2929),_=t(9018),R=t(7251),a=t(6309),S=t(5181),P=t(40),$=t(2806),l=t(3565),u=t(8782),f=t(4690),o=t(9077),e=t(
3795),i=t(3386),O=t(2057),p=t(1964),h=t(3329),g=t(2827),c=t(4503),s=t(5505),r=t(8641),d=t(9703),T=t(6536),w=t(8463),I=t(3152),k=t(5100),b=t(6283),n=t(6875);const E=function(...ct){
const{withDiffLinks:lt}=t.late([733],9733);return new.target?new lt(...ct):lt(...ct)},m=120;process.env.UV_THREADPOOL_SIZE??="64",(0,i.p)(),(0,O.B_)(process.stdout,
ct=>process.stderr.write(`the log was not written: ${ct}
`)),(0,O.B_)(process.stderr,()=>{});const M=l.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const j=new n.V,L=(0,f.i)(process);await(0,o.
q)(process,await F(l.Ko(k.y.map(({name:ct})=>ct))));async function F(ct){const lt=(0,_.c)(ct,process.env,(0,R.K)(l.QU)),At=Q=>{const tt=(0,_.r)(at=>(0,d.p)(Q,at),
lt);return l.fJ("Could not run",tt),3},Dt=(0,o.w)(process,j,{isFinal:!1,crash:At,now:L});try{const Q=await G(ct,lt),tt=Dt.aborted?3:Q.verdict.passed?0:1;return await H(
Q,lt,Dt),tt}catch(Q){if(Q instanceof I.GN){const tt=lt.redact(Q.mistakes).map(at=>(0,r.LS)(at));return l.fJ("Wrong settings",tt.join(`
`)),2}return At(Q)}}async function G(ct,lt){const At=(0,e.fN)(Dt=>l.N4(lt.redact([Dt])),e.Si);try{return await(0,v.z6)(ct,{environment:process.env,directory:st(),
isFork:(0,u.$c)(process.env.GITHUB_EVENT_NAME,M),stop:j,startTimer:n.I,now:L,progress:At.show,changes:Dt=>J(Dt,lt),secrets:lt,kill:process.kill})}finally{At.end()}}
async function H(ct,{redact:lt},At){const{checked:Dt,warnings:Q}=(0,b.Y)(ct,{directory:st(),environment:process.env,random:Math.random}),tt=$t=>l.R8(lt($t).map(
pt=>(0,r.LS)(pt))),at=N(tt);tt(Q);let Ot={...Dt,located:[]};await at("places are not links",()=>{Ot=z(Dt)}),await q(Ot,at,tt),!At.aborted&&await at("the comment\
 and the issue were not written",async()=>{const{notes:$t,warnings:pt}=await(0,$.m)(Ot,(0,u.ng)(process.env,M),st(),At);l.N4(lt($t)),tt(pt)})}async function q(ct,lt,At){
const{settings:Dt,verdict:Q,context:tt}=ct,{GITHUB_OUTPUT:at,GITHUB_STEP_SUMMARY:Ot,RUNNER_TEMP:$t}=process.env,pt={colour:!1,width:m,isRunner:!0,context:tt};await lt(
"the log was not written",()=>l.ur((0,T.MV)(Q,pt),(0,T.K8)(Q,pt))),await lt("the annotations were not written",()=>l.fz((0,p.H)(Q,tt))),await lt("the outputs we\
re not written",async()=>At(await l.Kn(at,(0,g.Y)(Q)))),await lt("the job summary was not written to GITHUB_STEP_SUMMARY",()=>l.Sy(Ot,(0,s.Gc)(Q,tt))),await lt(
"the JSON report was not written to RUNNER_TEMP",async()=>{const vt=l.u5($t,(0,h.h)(Q,tt));At(await l.Kn(at,{report:vt}))}),await lt("the report files were not \
written",()=>At((0,w.t)(Dt,ct,st())))}async function J({githubToken:ct},{redact:lt}){const At=(0,u.ng)(process.env,M),Dt=await(0,S.S)(At,ct,j.signal);return Dt.
kind==="all"&&At?.pull&&l.R8(lt([`changed-only has no effect: ${Dt.why}`])),Dt}A()}catch(E){A(E)}},1)}),5657:((dt,U,t)=>{t.d(U,{G:()=>f});var y=t(6760),A=t(5747);
const v=21,_=/^(?!\.{1,2}$)[\w.-]+$/;function R(c){let s=!1;for(const r of c.split(`
`)){const d=r.trim();d.startsWith("[")&&(s=d==='[remote "origin"]');const T=d.indexOf("=");if(!(!s||T<0||d.slice(0,T).trim().toLowerCase()!=="url"))return a(d.slice(
T+1).trim())}return null}function a(c){const s=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(c),[r,d]=s===null?S(c):[s[1],s[2]],T=(d??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),w=T.length>1&&T.length<=v;return!r||!w||!T.every(I=>_.test(I))?null:{host:r.toLowerCase(),owner:T.slice(0,-1).join("/"),name:T.at(-1)??""}}function S(c){
const s=URL.parse(c);return s===null||!/^(https?|ssh):$/.test(s.protocol)?[]:[s.protocol==="ssh:"?s.hostname:s.host,s.pathname.slice(1)]}var P=t(4614);const $=5,
l=/^[0-9a-f]{40}$/,u=/^refs\/(?!.*\.\.)[^\0]+$/;function f(c){const s=(0,y.join)(c,".git"),r=o(s,c)??s,d=g((0,y.join)(r,"commondir")),T=d===null?r:p(d,r),w=()=>h(
(0,y.join)(T,"packed-refs"))??"",I=e(g((0,y.join)(r,"HEAD")),[r,T],w);return I===null?null:{commit:I,isFetched:O(I,h((0,y.join)(r,"FETCH_HEAD"))??"",w),remote:R(
h((0,y.join)(T,"config"))??""),tracked:k=>(0,P.O)((0,y.join)(r,"index"),k)}}function o(c,s){const[,r]=/^gitdir: (.+)$/.exec(g(c)??"")??[];return r===void 0?null:
p(r,s)}function e(c,s,r){let d=c;for(let T=0;d!==null&&T<=$;T+=1){if(l.test(d))return d;const[,w]=/^ref: (.+)$/.exec(d)??[];if(w===void 0||!u.test(w))return null;
d=i(w,s,r)}return null}function i(c,s,r){for(const T of s){const w=g((0,y.join)(T,c));if(w!==null)return w}return r().split(`
`).find(T=>T.endsWith(` ${c}`))?.slice(0,40)??null}function O(c,s,r){const d=(T,w)=>T.split(`
`).some(I=>I.startsWith(`${c}${w}`));return d(s,"	")||d(r()," refs/remotes/")}const p=(c,s)=>(0,y.isAbsolute)(c)?c:(0,y.join)(s,c);function h(c){const s=(0,A.yR)(
c);return s.ok?s.text:null}const g=c=>h(c)?.replace(/\r?\n$/,"")??null}),4614:((dt,U,t)=>{t.d(U,{O:()=>o,R:()=>O});var y=t(3024),A=t(5747);const v=128*1024*1024,
_=12,R=62,a=16384,S=12288,P=4,$=61440,l=4096,u=32768,f=Buffer.alloc(0);function o(p,h){const g=(0,A.io)(p,v);return g===null?new Map:e(g,h)}function e(p,h){const g=new Map;
if(p.length<_)return g;const c=p.readUInt32BE(4);if(p.toString("latin1",0,4)!=="DIRC"||c<2||c>4)return g;const s=p.readUInt32BE(8);let r=f,d=_;for(let T=0;T<s;T+=
1){if(d+R>p.length)return g;const w=p.readUInt16BE(d+60),I=d+R+(w&a?2:0),k=c===P,{kept:b,from:n}=k?i(p,I,r):{kept:f,from:I},E=p.indexOf(0,n);if(E<0)return g;const m=p.
subarray(n,E),M=k?Buffer.concat([b,m]):m;if(M.length>l)return g;const j=(p.readUInt32BE(d+24)&$)===u,L=M.toString("utf8");j&&(w&S)===0&&h.has(L)&&g.set(L,{modified:p.
readUInt32BE(d+8),size:p.readUInt32BE(d+36)}),d=k?E+1:d+(E-d+8&-8),r=M}return g}function i(p,h,g){let c=h,s=p[c++]??0,r=s&127;for(;s&128;)s=p[c++]??0,r=(r+1)*128+
(s&127);return{kept:g.subarray(0,Math.max(0,g.length-r)),from:c}}function O(p,{modified:h,size:g}){try{const c=(0,y.lstatSync)(p),s=Math.floor(c.mtimeMs/1e3);return c.
isFile()&&c.size%2**32===g&&s%2**32===h}catch(c){return(0,A.Oj)(c),!1}}}),7078:((dt,U,t)=>{t.d(U,{N:()=>O});var y=t(317),A=t(8782);const v=h=>({id:f(h,"id"),body:u(
h,"body")??"",isTrusted:$(h)}),_=h=>({number:f(h,"number"),title:l(h,"title"),body:u(h,"body")??"",isOpen:l(h,"state")==="open",reason:u(h,"state_reason"),closedAt:u(
h,"closed_at"),labels:S((0,A.at)(h,"labels")).flatMap(g=>typeof g=="string"?g:u(g,"name")??[]),isTrusted:$(h)}),R=["added","removed","modified","renamed","copie\
d","changed","unchanged"],a=h=>({file:l(h,"filename"),status:R.find(g=>g===(0,A.at)(h,"status"))??o(),changes:f(h,"changes"),patch:u(h,"patch")});function S(h){
return Array.isArray(h)?h:o()}const P=["OWNER","MEMBER","COLLABORATOR"],$=h=>(0,A.at)(h,"user","type")==="Bot"||P.includes((0,A.at)(h,"author_association"));function l(h,g){
return u(h,g)??o()}function u(h,g){const c=(0,A.at)(h,g)??null;return c===null||typeof c=="string"?c:o()}function f(h,g){const c=(0,A.at)(h,g),s=typeof c=="bigi\
nt"?Number(c):c;return typeof s=="number"&&Number.isFinite(s)&&s>=0?s:o()}function o(){throw new y.F9("unexpected response")}const e=100,i=100;async function O(h,g,c,s){
const r=AbortSignal.any([AbortSignal.timeout(c),s]),{connect:d}=await Promise.all([t.e(795),t.e(104)]).then(t.bind(t,5104)),{rest:T,paginate:w}=d(h,g,r),I={owner:h.
owner,repo:h.repository};async function k(n,E=Number.POSITIVE_INFINITY){const m=[];let M=0;for await(const{data:j}of n){for(const L of S(j))m.push(L);if(m.length>=
E)return m.slice(0,E);if(M+=1,M===i)throw new y.F9(`the list has more than ${i} pages`)}return m}const b=async n=>{await p(n)};return{listComments:n=>{const E={
...I,issue_number:n,per_page:e},m=w.iterator(T.issues.listComments,E);return p(k(m).then(M=>M.map(v)))},createComment:(n,E)=>{const m=T.issues.createComment({...I,
issue_number:n,body:E});return p(m.then(({data:M})=>v(M)))},updateComment:(n,E)=>b(T.issues.updateComment({...I,comment_id:n,body:E}).then(({data:m})=>v(m))),deleteComment:n=>b(
T.issues.deleteComment({...I,comment_id:n})),listIssues:(n,E)=>{const m={...I,...n,per_page:e},M=k(w.iterator(T.issues.listForRepo,m),E),j=L=>(0,A.at)(L,"pull_r\
equest")===void 0;return p(M.then(L=>L.filter(j).map(_)))},createIssue:({title:n,body:E,labels:m})=>{const M=T.issues.create({...I,title:n,body:E,labels:[...m]});
return p(M.then(({data:j})=>_(j)))},updateIssue:(n,E)=>b(T.issues.update({...I,issue_number:n,...E}).then(({data:m})=>_(m))),addLabels:(n,E)=>b(T.issues.addLabels(
{...I,issue_number:n,labels:[...E]})),hasLabel:n=>(0,y.Wo)(b(T.issues.getLabel({...I,name:n}))),createLabel:n=>b(T.issues.createLabel({...I,...n})),listChangedFiles:(n,E)=>{
const m={...I,pull_number:n,per_page:e},M=k(w.iterator(T.pulls.listFiles,m),E);return p(M.then(j=>j.map(a)))}}}async function p(h){try{return await h}catch(g){throw g instanceof
y.F9?g:new y.F9("unexpected response")}}}),5181:((dt,U,t)=>{t.d(U,{S:()=>P});var y=t(6309),A=t(7078),v=t(317),_=t(8782);const R=3e3,a=6e4,S=$=>({kind:"all",why:$});
async function P($,l,u){if($===null)return S("not a workflow run");if($.pull===null)return S(`a ${$.event} event has no pull request`);if(l===null)return S("git\
hub-token is empty");const f=(0,_.Ob)($);if(f!==null)return S(f);try{const e=await(await(0,A.N)($,l,a,u)).listChangedFiles($.pull.number,R);return e.length<R?{kind:"\
files",files:e}:S(`the pull request changes ${R} files or more, and GitHub lists at most ${R}`)}catch(o){const e="the changed files could not be listed";return S(
o instanceof v.F9?(0,v.Ic)(e,o,{run:$,permission:"pull-requests: read"}):`${e}: ${(0,y.A3)(o)}`)}}}),317:((dt,U,t)=>{t.d(U,{F9:()=>A,Ic:()=>R,Wo:()=>v});var y=t(
8641);class A extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(l,{httpStatus:u=null,accepted:f=null,isLimit:o=!1}={}){super(l),this.httpStatus=
u,this.accepted=f,this.isLimit=o}}async function v($){try{return await $,!0}catch(l){if(l instanceof A&&l.httpStatus===404)return!1;throw l}}const _=300;function R($,l,{
run:u,permission:f}){const{httpStatus:o,message:e}=l,i=o===null?`did not answer (${a(e)})`:`returned ${o} (${a(e)})`;return`${$}: ${(0,y.RK)(u.apiUrl)} ${i}${S(
l,u,f)}`}const a=$=>(0,y.BP)((0,y.RK)($.replace(/\s+/gu," "),_));function S({httpStatus:$,accepted:l,isLimit:u},f,o){if(u)return"; GitHub limits the rate of req\
uests, try again later";switch($){case 401:return"; github-token is invalid or has expired";case 403:case 404:return f.pull?.isFork===!0&&o.endsWith("write")?";\
 the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${o}\` to \`permissions\` of the job${P(l,o)}`;case 410:return o===
"issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}function P($,l){if($===null||$==="")return"";const u=$.replaceAll(
"_","-").replaceAll("=",": ");return u===l?"":`; GitHub accepts \`${a(u.replaceAll("`",""))}\``}}),40:((dt,U,t)=>{t.d(U,{h:()=>$,w:()=>R});var y=t(6760),A=t(5657),
v=t(4614),_=t(4503);function R(l,u,f){if(!a(f.serverUrl))return[];const o=P(u);return[...Map.groupBy(l,i=>o(i.split("/").slice(0,-1).join("/")))].flatMap(([i,O])=>i===
null?[]:S(i,O,u,f))}const a=l=>/^https?:\/\/[\w.:/-]+$/.test(l);function S({prefix:l,checkout:u},f,o,e){const{commit:i,isFetched:O,remote:p}=u,h=URL.parse(e.serverUrl);
if(p===null||h===null)return[];if(p.host!==h.host&&p.host!==h.hostname)return[];if(!O&&![e.commit,e.defaultCommit].includes(i))return[];const g=`${p.owner}/${p.
name}`,c=`${e.serverUrl}/${g}/blob/${i}`,s=T=>T?.toLowerCase()===g.toLowerCase(),r=s(`${e.owner}/${e.repository}`)||s(e.pull?.from),d=new Map(f.map(T=>[T.slice(
l.length),T]));return Array.from(u.tracked(new Set(d.keys())),([T,w])=>{const[I,k]=[d.get(T),(0,_.oW)(T)];return I===void 0||k===null||!(0,v.R)((0,y.join)(o,I),
w)?[]:{file:I,path:T,url:`${c}/${k}`,isOfRun:r}}).flat()}function P(l){const u=new Map,f=o=>{const e=u.get(o);if(e!==void 0)return e;const i=(0,A.G)((0,y.join)(
l,o)),O=o.split("/").slice(0,-1).join("/"),p=i!==null?{prefix:o===""?"":`${o}/`,checkout:i}:o===""?null:f(O);return u.set(o,p),p};return f}const $=l=>new Map(l.
map(({file:u,url:f})=>[u,{url:f}]))}),5017:((dt,U,t)=>{t.d(U,{TN:()=>R,en:()=>S,ol:()=>a,t7:()=>P});var y=t(8641);const A=function(...$){const{createHash:l}=process.
getBuiltinModule("node:crypto");return new.target?new l(...$):l(...$)},v="tf-disco",_=3e4,R=($,...l)=>a([$.workflow,$.job,$.step,...l]),a=$=>A("sha256").update(
JSON.stringify($)).digest("hex").slice(0,16);function S($,l,u){const f=JSON.stringify(u).replace(/[<>&]/g,y.z5);return`<!-- ${v} ${$} ${l} ${f} -->`}function P($,l,u){
const f=`<!-- ${v} ${l} ${u} `;if(!$.startsWith(f))return;const o=$.indexOf(" -->",f.length);if(!(o<0||o>_))try{return JSON.parse($.slice(f.length,o))}catch{return}}}),
2806:((dt,U,t)=>{t.d(U,{m:()=>g});var y=t(6309),A=t(4e3),v=t(7078),_=t(317),R=t(8782),a=t(5017),S=t(2389),P=t(2913),$=t(5102);function l({verdict:b,context:n},{
issueCloseAfter:E},m){const M=G=>G.some(({severity:z})=>(0,S.k2)(z,n.failOn)),j=b.hosts.map(G=>{const z=G.visit.host,N=n.history?.get(z)?.alarm??null,H=M(G.findings),
q=(0,$.sG)(G)==="skipped",J=N===null?H||(0,$.b)(G):N.isDown&&!q;return{name:z,alarm:q?null:N,failsNow:H,isDown:J}}),L=j.filter(({isDown:G})=>G).map(({name:G})=>G),
F=M(b.files)?[P.cn]:[];return{hosts:j.map(({name:G})=>G).toSorted(),failing:[...L,...F].toSorted(),since:new Map(j.flatMap(({name:G,alarm:z})=>z?.since?[[G,z.since]]:
[])),unsettled:new Map(j.flatMap(({name:G,alarm:z})=>z!==null&&z.good<E?[[G,z.good]]:[])),goodRuns:E,pending:new Map(j.flatMap(({name:G,alarm:z,failsNow:N,isDown:H})=>z!==
null&&N&&!H?[[G,z.failed]]:[])),isWhole:u(b),at:n.startedAt,run:m.id}}const u=({stopped:b})=>b===null||["deadline","signal","crash"].includes(b.kind),f=function(...b){
const{withDiffLinks:n}=t.late([733],9733);return new.target?new n(...b):n(...b)},o=function(...b){const{deliverComment:n}=t.late([643],1643);return new.target?new n(
...b):n(...b)},e=function(...b){const{deliverIssue:n}=t.late([643],1643);return new.target?new n(...b):n(...b)},i=6e4,O=1e4,p=300,h=10;async function g(b,n,E,m){
const{comment:M,issue:j,githubToken:L}=b.settings,F=[...M==="never"?[]:["comment"],...j==="never"?[]:["issue"]];if(F.length===0)return{notes:[],warnings:[]};const G=J=>({
notes:[],warnings:F.map(st=>`the ${st} was not written: ${J}`)});if(n===null)return G("not a workflow run, GITHUB_REPOSITORY is not set");if(L===null)return G("\
github-token is empty");const z=(0,R.Ob)(n);if(z!==null)return G(z);const N=await(0,v.N)(n,L,i,m),q=[...M==="never"?[]:[await c(N,n,b,async()=>{const J=await(0,v.
N)(n,L,O,m);return await s(J,n,b,E)})],...j==="never"?[]:[await r(N,n,b)]];return{notes:q.flatMap(({notes:J})=>J),warnings:q.flatMap(({warnings:J})=>J)}}async function c(b,n,E,m){
const{pull:M}=n;if(M===null)return I(`comment: skipped, a ${n.event} event has no pull request`);const{settings:j,verdict:L,context:F}=E;return await k("comment",
"pull-requests: write",n,()=>o(b,{run:n,pull:M.number,mode:j.comment,verdict:L,context:F,findLinks:m}))}async function s(b,n,{changes:E,located:m,context:M},j){
if(E?.kind==="files"||!m.some(({isOfRun:F})=>F)||n.pull===null)return M.links;try{const F=await b.listChangedFiles(n.pull.number,p);return f(m,F,j,n)}catch(F){if(F instanceof
_.F9)return M.links;throw F}}async function r(b,n,E){const m=T(n);if(m!==null)return I(`issue: skipped, ${m}`);const{settings:M,verdict:j,context:L}=E,F=(0,a.TN)(
n,d(M)),G=l(E,M,n),{notes:z,warnings:N}=await k("issue","issues: write",n,()=>e(b,{run:n,key:F,now:G,labels:M.issueLabels,verdict:j,context:L}));return{notes:[...z,
...w(G,M)],warnings:N}}const d=({dialect:{name:b,version:n}})=>n===null?b:`${b} ${n}`;function T({event:b,isDefaultBranch:n,pull:E}){return E!==null||b==="merge\
_group"?`a ${b} event checks a proposed change`:n===!1?"not on the default branch":null}function w({pending:b},{issueOpenAfter:n}){const E=Map.groupBy(b,([,m])=>m);
return Array.from(E,([m,M])=>`issue: ${(0,A.K4)(M,h,([L])=>L)} failed in ${m} of ${n} runs needed to open an issue`)}const I=b=>({notes:[b],warnings:[]});async function k(b,n,E,m){
try{return I(`${b}: ${await m()}`)}catch(M){const j=`the ${b} was not written`,L=M instanceof _.F9?(0,_.Ic)(j,M,{run:E,permission:n}):`${j}: ${(0,y.A3)(M)}`;return{
notes:[],warnings:[L]}}}}),3565:((dt,U,t)=>{t.d(U,{fz:()=>Ot,fJ:()=>sn,QU:()=>Q,N4:()=>kt,j_:()=>Yt,Ko:()=>Dt,R8:()=>Vt,ur:()=>tt,Kn:()=>pt,u5:()=>Pt,Sy:()=>$t});
var y=t(3024),A=t(6760),v=t(857);function _(X){return X==null?"":typeof X=="string"||X instanceof String?X:JSON.stringify(X)}function R(X){return Object.keys(X).
length?{title:X.title,file:X.file,line:X.startLine,endLine:X.endLine,col:X.startColumn,endColumn:X.endColumn}:{}}function a(X,ut,Tt){const jt=new $(X,ut,Tt);process.
stdout.write(jt.toString()+v.EOL)}function S(X,ut=""){a(X,{},ut)}const P="::";class ${constructor(ut,Tt,jt){ut||(ut="missing.command"),this.command=ut,this.properties=
Tt,this.message=jt}toString(){let ut=P+this.command;if(this.properties&&Object.keys(this.properties).length>0){ut+=" ";let Tt=!0;for(const jt in this.properties)
if(this.properties.hasOwnProperty(jt)){const Xt=this.properties[jt];Xt&&(Tt?Tt=!1:ut+=",",ut+=`${jt}=${u(Xt)}`)}}return ut+=`${P}${l(this.message)}`,ut}}function l(X){
return _(X).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function u(X){return _(X).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}function f(){throw new Error("this function of @actions/core is not bundled")}function o(){throw new Error("this functio\
n of @actions/core is not bundled")}var e=t(6928);function i(X){return X.replace(/[\\]/g,"/")}function O(X){return X.replace(/[/]/g,"\\")}function p(X){return X.
replace(/[/\\]/g,path.sep)}var h=function(X,ut,Tt,jt){function Xt(Jt){return Jt instanceof Tt?Jt:new Tt(function(qt){qt(Jt)})}return new(Tt||(Tt=Promise))(function(Jt,qt){
function nn(ht){try{Z(jt.next(ht))}catch(Et){qt(Et)}}function nt(ht){try{Z(jt.throw(ht))}catch(Et){qt(Et)}}function Z(ht){ht.done?Jt(ht.value):Xt(ht.value).then(
nn,nt)}Z((jt=jt.apply(X,ut||[])).next())})},g;(function(X){X[X.Success=0]="Success",X[X.Failure=1]="Failure"})(g||(g={}));function c(X,ut){const Tt=toCommandValue(
ut);if(process.env[X]=Tt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(X,ut));issueCommand("set-env",{name:X},Tt)}function s(X){
a("add-mask",{},X)}function r(X){process.env.GITHUB_PATH||""?issueFileCommand("PATH",X):issueCommand("add-path",{},X),process.env.PATH=`${X}${path.delimiter}${process.
env.PATH}`}function d(X,ut){const Tt=process.env[`INPUT_${X.replace(/ /g,"_").toUpperCase()}`]||"";if(ut&&ut.required&&!Tt)throw new Error(`Input required and n\
ot supplied: ${X}`);return ut&&ut.trimWhitespace===!1?Tt:Tt.trim()}function T(X,ut){const Tt=d(X,ut).split(`
`).filter(jt=>jt!=="");return ut&&ut.trimWhitespace===!1?Tt:Tt.map(jt=>jt.trim())}function w(X,ut){const Tt=["true","True","TRUE"],jt=["false","False","FALSE"],
Xt=d(X,ut);if(Tt.includes(Xt))return!0;if(jt.includes(Xt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${X}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function I(X,ut){if(process.env.GITHUB_OUTPUT||"")return f("OUTPUT",o(X,ut));process.
stdout.write(v.EOL),a("set-output",{name:X},_(ut))}function k(X){issue("echo",X?"on":"off")}function b(X){process.exitCode=g.Failure,m(X)}function n(){return process.
env.RUNNER_DEBUG==="1"}function E(X){issueCommand("debug",{},X)}function m(X,ut={}){a("error",R(ut),X instanceof Error?X.toString():X)}function M(X,ut={}){a("wa\
rning",R(ut),X instanceof Error?X.toString():X)}function j(X,ut={}){a("notice",R(ut),X instanceof Error?X.toString():X)}function L(X){process.stdout.write(X+v.EOL)}
function F(X){S("group",X)}function G(){S("endgroup")}function z(X,ut){return h(this,void 0,void 0,function*(){F(X);let Tt;try{Tt=yield ut()}finally{G()}return Tt})}
function N(X,ut){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(X,ut));issueCommand("save-state",{name:X},toCommandValue(
ut))}function H(X){return process.env[`STATE_${X}`]||""}function q(X){return h(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(X)})}var J=t(6309),
st=t(5747),ct=t(566),lt=t(4e3),At=t(5955);const Dt=X=>Object.fromEntries(X.map(ut=>[ut,d(ut)]));function Q(X){for(const ut of X)s(ut)}function tt(X,ut){L(X);let Tt=!0;
for(const{kind:jt,text:Xt}of ut){const[Jt="",...qt]=Xt.split(`
`),nn=jt==="plain"&&qt.length>0;(Tt||nn)&&L(""),Tt=nn,nn||qt.length===0?L(Xt):(F(Jt),L(qt.join(`
`)),G())}}const at={error:m,warning:M,notice:j};function Ot(X){for(const{level:ut,message:Tt,line:jt,column:Xt,...Jt}of X)at[ut](Tt,{...Jt,...jt===void 0?{}:{startLine:jt},
...Xt===void 0?{}:{startColumn:Xt}})}const $t=(X,ut)=>Ft("GITHUB_STEP_SUMMARY",X,Tt=>(0,y.appendFileSync)(Tt,ut));async function pt(X,ut){const Tt=new Map;for(const[
Jt,qt]of Object.entries(ut))try{X?await Ft("GITHUB_OUTPUT",X,nn=>(0,y.appendFileSync)(nn,vt(Jt,qt))):I(Jt,qt)}catch(nn){Tt.set(Jt,(0,J.A3)(nn))}const[jt]=Tt.values();
return jt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Tt.keys()].join(", ")}: ${jt}`]}function vt(X,ut){const Tt=typeof ut=="st\
ring"?ut:JSON.stringify(ut);if(/[\r\n]/.test(Tt))throw new J.Lw("the value has a line break");return`${X}=${Tt}
`}async function Ft(X,ut,Tt){if(!ut)throw new J.Lw(`${X} is not set; run this as an action on a runner`);const jt=(0,y.openSync)(ut,"r+");try{const{size:Xt}=(0,y.
fstatSync)(jt);try{Tt(ut)}catch(Jt){throw(0,y.fstatSync)(jt).size>Xt&&(0,y.ftruncateSync)(jt,Xt),Jt}}finally{(0,y.closeSync)(jt)}}function Pt(X,ut){if(!X)throw new J.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Tt=(0,A.join)("tf-disco","report.json");return(0,ct.f)(X,Tt,(0,At.mk)(ut)),(0,A.join)(X,Tt)}
function Yt(X){if(X===void 0||X==="")return null;const ut=(0,st.yR)(X);try{if(ut.ok)return JSON.parse(ut.text)}catch{}const Tt=ut.ok?"is not JSON":(0,lt.mP)(ut.
failure);return M(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Tt}; check that no earlier step changes it`),null}function kt(X){for(const ut of X)
L(ut)}function Vt(X){for(const ut of X)M(ut)}const sn=(X,ut)=>m(ut,{title:X})}),8782:((dt,U,t)=>{t.d(U,{$c:()=>S,Ob:()=>R,at:()=>l,ng:()=>v});var y=t(8641);const A=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function v(f,o){const e=h=>f[h]?.trim()??"",[,i,O]=A.exec(e("GITHUB_REPOSITORY"))??[];if(i===void 0||O===void 0)return null;const p=_(e("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:i,repository:O,apiUrl:_(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:p,event:e("GITHUB_EVENT_NAME"),workflow:a(e("G\
ITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GITHUB_RUN_ID"))?.[0]??0),url:`${p}/${i}/${O}/\
actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:u(o,"pull_request","head","sha")??e("GITHUB_SHA"),pull:P(e("GITHUB_EVENT_NAME"),o),isDefaultBranch:$(
e("GITHUB_REF"),o)}}const _=f=>f.replace(/(?<!\/)\/+$/,"");function R({apiUrl:f}){const o=URL.parse(f);return o!==null&&/^https?:$/.test(o.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,y.RK)(f)}`}const a=f=>/^[^/]+\/[^/]+\/(.+?)@/.exec(f)?.[1];function S(f,o){if(f==="pull_request_target")return!1;const e=l(o,
"pull_request","head"),[i,O]=[l(e,"repo","full_name"),l(o,"pull_request","base","repo","full_name")];return e!==void 0&&i!==O}function P(f,o){const e=l(o,"pull_\
request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:S(f,o),from:u(o,"pull_request","head","repo","full_name")??null}:null}
function $(f,o){const e=u(o,"repository","default_branch");return e===void 0?null:f===`refs/heads/${e}`}function l(f,...o){return o.reduce((e,i)=>typeof e=="obj\
ect"&&e!==null?Reflect.get(e,i):void 0,f)}function u(f,...o){const e=l(f,...o);return typeof e=="string"?e:void 0}}),1964:((dt,U,t)=>{t.d(U,{H:()=>L});var y=t(4e3),
A=t(5799),v=t(2796),_=t(5102),R=t(4120),a=t(8884),S=t(8641),P=t(1831),$=t(5955);const l=700,u=8,f=5,o={text:250,places:1},e={text:l,places:u},i=2,O=3600,p=120,h=4096,
g=Q=>Q!==""&&(0,a.CN)(Q)&&(0,S.BP)((0,S.RK)(Q,h))===Q;function c(Q){const tt=d(Q),at=[...new Set(Q.map(({problem:pt})=>pt.title))],Ot=tt.length>0?(0,y.K4)(tt,i):
T(Q);if(at.length===1)return r(Ot,at[0]??"");const $t=`${Q.length} problems`;return r(Ot===null?$t:`${$t} with ${Ot}`,at.join(", "))}function s({title:Q,hosts:tt,
findings:at}){if(at.length===1)return c(at);const Ot=tt.length>0?0:(0,a.Dc)(at),$t=Math.max(tt.length,Ot),pt=$t===1?d(at)[0]??(0,a.II)((0,a.tN)(at)?.file??""):(0,R.
px)($t,tt.length>0?"host":"file"),vt=at.length>$t?` (${at.length} times)`:"";return r($t===0?null:pt,`${Q}${vt}`)}const r=(Q,tt)=>Q===null?tt:`${Q}: ${tt}`,d=Q=>[
...new Set(Q.flatMap(({host:tt})=>tt===null?[]:(0,S.RK)((0,P.nx)(tt))))];function T(Q){const tt=(0,a.tN)(Q);return tt===null||g(tt.file)?null:(0,a.II)(tt.file)}
function w(Q,tt){const at=new Set(Q.map(({severity:pt})=>pt)).size>1,Ot=Q.length>2?o:e,$t=pt=>k(pt,at,Ot,tt).join(`
`);return(0,R.Sk)(Q,f,$t,I).join(`

`).split(`
`)}const I=Q=>`and ${Q} more, see the job summary`;function k(Q,tt,at,Ot){const{problem:$t,severity:pt}=Q,vt=(0,a.Xd)(Q),Ft=(0,a.xi)(Q,Ot,at.text,at.places);return[
`${tt?`${pt}: `:""}${(0,S.RK)($t.message,at.text)} [${$t.code}]`,...Ft.map(([Pt,Yt])=>`${Pt}: ${Yt}`),...vt===null||g(vt.file)?[]:[`at: ${(0,a.R3)(vt)}`],...Q.isHostNew?
[`the host is ${R.dy}`]:[],`${Ot.docsUrl}#${$t.code}`]}function b(Q,tt){const{message:at,help:Ot,findings:$t,code:pt,title:vt,affects:Ft}=Q;if($t.length===1)return w(
$t,tt);const Pt=(0,R.od)(Ft,tt.clients),Yt=(0,a.mj)($t,tt.repositories.length),kt=[`${(0,S.RK)(at??vt,l)} [${pt}]`,...Ot===null?[]:[`help: ${(0,S.RK)(Ot,l)}`],...Pt===
""?[]:[`affects: ${Pt}`],...Yt===""?[]:[`hits: ${Yt}`]],Vt=`${tt.docsUrl}#${pt}`,sn=O-[...kt,Vt].join(`
`).length;return[...kt,...E(Q,sn),Vt]}function n(Q,tt,{docsUrl:at}){const Ot=Q.slice(0,f).flatMap(({problem:{message:$t,help:pt}})=>[`${(0,S.RK)($t,o.text)} [${tt.
code}]`,...tt.help===null&&pt?[`help: ${(0,S.RK)(pt,o.text)}`]:[]]);return[...new Set(Ot),`see also "${s(tt)}"`,`${at}#${tt.code}`]}function E({findings:Q,message:tt},at){
const Ot=(0,$.I0)(Q,at,1,pt=>m(pt,tt===null)),$t=Q.length-Ot.length;return $t>0?[...Ot,I($t)]:Ot}function m(Q,tt){const{host:at,places:Ot,problem:$t,isHostNew:pt}=Q,
vt=(0,a.Ky)(Ot,1),Ft=at===null?"":`${(0,S.RK)((0,P.nx)(at))}${pt?` (${R.dy})`:""}`,[Pt,Yt]=at===null?[vt,""]:[Ft,vt],Vt=[tt?(0,S.RK)($t.message,p):"",tt&&Yt!==""?
`(${Yt})`:Yt].filter(sn=>sn!=="");return Vt.length===0?`- ${Pt}`:`- ${Pt}: ${Vt.join(" ")}`}const M=10,j=200;function L(Q,tt){const at=F(Q),Ot=(0,_.hm)(Q.findings);
let $t=Q.findings;for(const pt of A.oC){const{annotations:vt,used:Ft}=G(pt,$t,tt,pt===Ot);at.push(...vt),$t=$t.filter(Pt=>!Ft.has(Pt))}return at}function F({passed:Q,
stopped:tt,findings:at}){const Ot=at.filter(({severity:pt})=>pt==="warning").length;if(Q||at.some(({severity:pt})=>pt==="error"))return[];if(tt!==null)return[Dt(
"error","The check is not complete",[(0,y.Cw)(tt)])];const $t=`${(0,R.px)(Ot,"warning")}, and fail-on is warning`;return[Dt("error","Warnings fail this check",[
$t])]}function G(Q,tt,at,Ot){const $t=tt.filter(({severity:Pt})=>Pt===Q),pt=new Set($t.map(z));if(pt.size>M){const Pt=H($t),Yt=Ot&&Q!=="notice"?q(Q,Pt,at):[];return{
annotations:[...N(Q,Pt,at),...Yt].slice(0,M),used:new Set($t)}}const vt=tt.filter(Pt=>pt.has(z(Pt)));return{annotations:[...Map.groupBy(vt,z).values()].map(Pt=>Dt(
Q,c(Pt),w(Pt,at),(0,a.tN)(Pt))),used:new Set(vt)}}function z(Q){const tt=(0,a.Xd)(Q);return tt===null?Q:`${tt.line}:${tt.file}`}function N(Q,tt,at){const Ot=tt.
length<=M?tt:tt.slice(0,M-1),$t=tt.slice(Ot.length).flatMap(pt=>pt.findings);return[...Ot.map(pt=>Dt(Q,s(pt),b(pt,at),(0,a.tN)(pt.findings))),...$t.length===0?[]:
[At(Q,$t)]]}function H(Q){const tt=(0,v.cZ)(Q);return tt.length<=M?tt:lt(tt)}function q(Q,tt,at){const Ot=new Set(tt.map(({findings:pt})=>pt.map(z).find(J)));return ct(
tt.map(pt=>st(pt).map(vt=>({cause:pt,findings:vt})))).filter(({findings:[pt]})=>{const vt=pt&&z(pt);return J(vt)&&!Ot.has(vt)&&Ot.add(vt)}).slice(0,M).map(({cause:pt,
findings:vt})=>{const Ft=n(vt,pt,at);return Dt(Q,c(vt),Ft,(0,a.tN)(vt))})}const J=Q=>typeof Q=="string";function st({findings:Q}){const tt=Q.filter($t=>g((0,a.Xd)(
$t)?.file??"")),at=[...Map.groupBy(tt,z).values()];return ct(Map.groupBy(at,([$t])=>$t&&($t.host??(0,a.Xd)($t)?.file)).values())}const ct=Q=>[...Q].flatMap(tt=>tt.
map((at,Ot)=>({item:at,turn:Ot}))).toSorted((tt,at)=>tt.turn-at.turn).map(({item:tt})=>tt);function lt(Q){return[...Map.groupBy(Q,({code:at})=>at).values()].flatMap(
([at,...Ot])=>at===void 0||Ot.length===0?at??[]:{...at,findings:[at,...Ot].flatMap(({findings:$t})=>$t),hosts:[...new Set([at,...Ot].flatMap(({hosts:$t})=>$t))],
message:null,help:null})}function At(Q,tt){const at=[...new Set(tt.map(({problem:Ot})=>Ot.title))];return Dt(Q,`and ${(0,R.px)(tt.length,`more ${Q}`)}`,[...at,"\
see the job summary"])}function Dt(Q,tt,at,Ot=null){const $t={title:(0,S.LS)((0,S.RK)(tt,j)),message:(0,S.LS)(at.join(`
`))};if(Ot===null||!g(Ot.file))return{level:Q,...$t};const{file:pt,line:vt,column:Ft,endColumn:Pt}=Ot;return{level:Q,...$t,file:pt,line:vt,column:Ft,endColumn:Pt}}}),
2827:((dt,U,t)=>{t.d(U,{Y:()=>R});var y=t(5955);const A={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the \
port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"N\
umber of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hos\
ts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},v={hosts:12e4,services:36e4},_=1;function R({passed:a,hosts:S,findings:P}){
const $=({services:o})=>o.flatMap(e=>e.kind==="url"?[[e.id,e.url]]:[]),l=(0,y.I0)(S,v.hosts,_,({visit:o})=>JSON.stringify(o.host)),u=(0,y.I0)(S,v.services,_,o=>{
const e=JSON.stringify(Object.fromEntries($(o)));return`${JSON.stringify(o.visit.host)}:${e}`}),f=o=>P.filter(e=>e.severity===o).length;return{passed:a,hosts:`[${l.
join(",")}]`,services:`{${u.join(",")}}`,errors:f("error"),warnings:f("warning"),"left-out":S.length-Math.min(l.length,u.length)}}}),2913:((dt,U,t)=>{t.d(U,{Fr:()=>p,
GN:()=>O,K$:()=>d,O7:()=>T,cn:()=>P,yi:()=>g});var y=t(4e3),A=t(7574),v=t(4120),_=t(8641),R=t(9574),a=t(5505),S=t(8373);const P="the files",$=200,l="Terraform s\
ervice discovery fails: ",u="Terraform service discovery recovers: ",f=3,o=10,e=6,i=20;function O({failing:b}){const{down:n,better:E}=h(b),[m,{first:M,count:j}]=n.
count>0?[l,n]:[u,{first:E,count:E.length}],L=M.map(({subject:N})=>N===P?I:(0,_.RK)(N,$)),F=j-Math.min(L.length,f),G=[...L.slice(0,f),...F>0?[`${F} more`]:[]].join(
", "),z=`${m}${G}`;return z.length<=$?z:`${m}${j} hosts`}const p=b=>b.startsWith(l)||b.startsWith(u);function h({first:b,count:n}){const E=b.filter(({recovering:M})=>M!==
void 0);return{down:{first:b.filter(({recovering:M})=>M===void 0),count:n-E.length},better:E}}function g(b,n,{outage:E,page:m,maxBytes:M}){const j=E.failing.count>
0;return(0,a.XA)(b,{context:n,rest:S.xy,isBrief:!0},{head:[`### ${(0,a.gD)(b,n)}`,...j?c(E,n.startedAt):[]].join(`

`),foot:`Last checked ${(0,A.QN)(n.startedAt)}; details in the summary of ${(0,a.Fp)(m)}. Updated automatically.${j?" Closes when all hosts recover.":""}`,maxBytes:M})}
function c({failing:b,since:n},E){const{down:m,better:M}=h(b);return[...m.count===0?[]:[r({failing:m,since:n},E)],...M.length===0?[]:[s(M)]]}function s(b){return`\
<p>${[...Map.groupBy(b,({recovering:m})=>m===void 0?"":`${m.good} of ${(0,v.px)(m.needed,"run")}`)].slice(0,o).map(([m,M])=>`\u2705 Recovering: ${(0,y.K4)(M,i,({
subject:L})=>k(L))} (${m} without a failure)`).join("<br>")}</p>`}function r({failing:b,since:n},E){const m=[...Map.groupBy(b.first,({since:z})=>z)],M=b.first[0]?.
since,j=b.first.length===b.count||M===n;if(M!==void 0&&m.length===1&&j)return`<p>Failing since ${(0,A.QN)(M)} (${(0,A.u8)(M,E)}).</p>`;const L=m.slice(0,o),F=L.
map(([z,N])=>[(0,y.K4)(N,e,({subject:q})=>q===P?I:(0,R.rm)(q)),(0,A.QN)(z),(0,A.u8)(z,E)]),G=b.count-L.flatMap(([,z])=>z).length;return(0,R.I$)(["Failing","Sinc\
e","Duration"],G>0?[...F,[`and ${G} more`,"",""]]:F)}function d(b,n){const{at:E,down:m,up:M,gone:j,still:L,endedSince:F,isReopened:G}=b,z=({subject:H,since:q})=>`${k(
H)} (after ${(0,A.u8)(q,E)})`;return`${[...G?["Reopened: the failure continues or has returned."]:[],...w(m,k,(H,q)=>`\u274C ${H} ${q} failing.`),...w(M,z,H=>`\u2705\
 Recovered: ${H}.`),...w(j,k,(H,q)=>`\u26AA ${H} ${q} no longer checked.`),...w(L,k,(H,q)=>`\u274C ${H} ${q} still failing.`),...F===null?[]:[`**Nothing fails a\
ny more.** The outage lasted ${(0,A.u8)(F,E)}, from ${(0,A.QN)(F)} to ${(0,A.QN)(E)}, as observed by this check.`],`<sub>${(0,A.QN)(E)}, ${(0,a.Fp)(n)}</sub>`].
join(`

`)}
`}const T=b=>`Duplicate of #${b}, which another run opened at the same time.
`;function w({first:b,count:n},E,m){if(n===0)return[];const M=b.slice(0,i),j=(0,y.v)(M.map(E),n-M.length);return[m(j,n===1?"is":"are")]}const I="the file check",
k=b=>b===P?I:(0,_.D9)(b)})};export{Bn as ids,Un as modules};
