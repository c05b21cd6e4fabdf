const vn=[558,751,929,528,909],Tn={3534:((lt,U,t)=>{t.r(U),t.d(U,{credentialsDiffer:()=>l,credentialsEmpty:()=>g,credentialsMalformed:()=>s,credentialsMissing:()=>o,
credentialsNearMiss:()=>c,credentialsOtherHost:()=>w,credentialsRejected:()=>n,credentialsShort:()=>h,credentialsUnused:()=>v,documentUnauthorized:()=>u});var y=t(
4283),A=t(1064),P=t(1831),O=t(2713),k=t(4e3),m=t(5799),$=t(8937);const g=(0,m.lS)((0,m.$e)("credentials-empty","Token is empty",A.Du),({source:r})=>({message:`t\
he token from ${r} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),_={
"control character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at it\
s end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotati\
on marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent w\
ith it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted tog\
ether"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been rep\
laced"}},s=(0,m.lS)((0,m.z3)("credentials-malformed","Malformed token",A.Du),({source:r,slip:M})=>({message:`the token from ${r} ${_[M].has}`,help:_[M].help,...M===
"control character"?{}:{severity:"warning"}})),h=(0,m.lS)((0,m.$e)("credentials-short","Token is too short to be redacted"),({source:r})=>({message:`the token f\
rom ${r} has fewer than ${O.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again\
 or create a longer one"})),l=(0,m.lS)((0,m.lm)("credentials-differ","Clients use different tokens"),({host:r,first:M,other:S})=>({message:`for host ${(0,P.nx)(
r)}, ${i(M)} and ${i(S)}`,help:`set the token for both clients in ${(0,P.fK)(r)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first\
 token`})),i=({client:r,source:M})=>M===null?`${A.bB[r]} finds no token`:`${A.bB[r]} uses the token from ${M}`,n=(0,m.lS)((0,m.$e)("credentials-rejected","Token\
 was rejected"),({host:r,status:M,source:S})=>({message:`host ${(0,P.nx)(r)} returned ${M} for the token from ${S}`,help:`check that the token is complete, has \
not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,y.jr)((0,P.cu)(r))}; then store a new one in the same place`})),o=(0,m.lS)((0,m.
$e)("credentials-missing","Token is missing"),({host:r,service:M,...S})=>{const p=(0,P.nx)(r),[T=""]=(0,P.fK)(r);return(0,$.em)(`host ${p} requires a token${M===
null?"":` for ${M}`}`,`add the line "${p}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${T}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${E(
T)}`,S)}),E=r=>/^\w+$/.test(r)?`export ${r}=\u2026`:`env '${r}=\u2026' terraform init`,c=(0,m.lS)((0,m.$e)("credentials-near-miss","Token variable has a similar\
 name"),({host:r,variable:M,why:S,write:p})=>({message:`${M} seems to be meant for host ${(0,P.nx)(r)}, but ${S}`,help:`rename it to ${p}: ${E(p)}`})),w=(0,m.lS)(
(0,m.$e)("credentials-other-host","Token is for another host",A.Du),({host:r,other:M,source:S,service:p,isSent:T,isNotice:f})=>({message:`the clients do not sen\
d the token for ${M} from ${S} ${p===null?`after the redirect of ${r}`:`to ${p} of host ${r}`}: they send ${T?`the token of ${r}`:"none"}`,help:p===null?`make t\
he discovery document of ${r} public, or serve it at ${r} itself`:`set the token for ${r}, and the clients send it to ${M}`,...f?{severity:"notice",affects:[]}:
{}})),v=(0,m.lS)((0,m.lm)("credentials-unused","Token for a host that is not checked"),({host:r})=>({message:`the tokens input has a token for host ${(0,P.nx)(r)}\
, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),u=(0,m.lS)((0,m.z3)("document-unauthorized","Discovery \
requires valid credentials",A.zK),({host:r,token:M,challenge:S,...p})=>{const T=M==="sent"?"rejected the given authentication credentials":"requires authenticat\
ion credentials",f=S===null?"":`, and asks for ${S} authentication`;return{message:`host ${r} ${T}: ${(0,k._r)(p)}${f}`,help:(0,k.NM)(p.page,r,d(r,M,p.status,S))}}),
e="make the discovery document public";function d(r,M,S,p){const T=(0,k.qZ)(r);if(p!==null)return{operator:`exempt /.well-known/terraform.json from ${p} authent\
ication`,guest:T,note:"the clients send Bearer tokens only, so no token helps"};switch(M){case"sent":{const f="check that the token is for this host, complete a\
nd not expired";return S===403?{operator:f,user:f,guest:T}:{operator:f,user:f}}case"none":{const f=(0,$.nP)(r);return{operator:`${f}, or ${e}`,user:f,guest:T}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${r} to respond itself, or ${e}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,U,t)=>{
t.r(U),t.d(U,{fileLimit:()=>i,fileOutside:()=>s,fileSyntax:()=>k,fileUnreadable:()=>_,nothingToCheck:()=>l});var y=t(1064),A=t(4e3),P=t(5143),O=t(5799);const k=(0,O.
lS)((0,O.$e)("file-syntax","File has a syntax error",y.Du),({error:n,file:o})=>({message:n??"the file is not valid UTF-8",help:(0,P.Zl)(o)?void 0:"fix the file,\
 or list it in `exclude` if it is invalid on purpose"})),m={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link\
 cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the \
link is not a regular file; it is not read"},$={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or li\
st it in `exclude`"},g={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"\
correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it i\
n `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},_=(0,O.lS)((0,O.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in
n?`${m[n.what]}: ${n.code}`:m[n.what],help:(n.what==="file"||n.what==="directory"?$[n.code]:void 0)??g[n.what]})),s=(0,O.lS)({code:"file-outside",title:"Link po\
ints outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the \
repository, or name its directory in `scan`"})),h=3,l=(0,O.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:o,
isFleet:E})=>{const c=n.every(e=>e==="."),v=`found no Terraform or OpenTofu files in ${E?"the repositories of `usages`":c?"this directory":`\`scan\` (${(0,A.K4)(
n,h,A.dh)})`}`,u=E?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return o?{message:`${v}\
; only \`hostnames\` was checked`,help:`${u}, or correct \`scan\``,severity:"warning"}:{message:`${v}, and \`hostnames\` is not set`,help:`${u}, correct \`scan\` \
or \`exclude\`, or set \`hostnames\``}}),i=(0,O.lS)((0,O.$e)("file-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`\
the file ${(0,A.mP)(n)}`,help:"split the file, or list it in `exclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scan\
ned`,help:"list this directory in `exclude`"};case"files":return{message:`there are more than ${n.max} files; this directory and the following ones are not scan\
ned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{message:`the directory has more than ${n.max} files; the files after them ar\
e not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values;\
 the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} mo\
dules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`\
the scan found more than ${n.max} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
roots":return{message:`the root modules have more than ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"\
list the directories in which `init` runs in `roots`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,A.Cw)(n.stopped)} after reading ${n.files}\
 files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadlin\
e-seconds`"}}})}),3410:((lt,U,t)=>{t.r(U),t.d(U,{cloudOrganization:()=>h,cloudToken:()=>$,cloudVersion:()=>g,cloudWorkspace:()=>l,cloudWorkspaceMissing:()=>i});
var y=t(1064),A=t(1831),P=t(9562),O=t(4e3),k=t(5799),m=t(8937);const $=(0,k.lS)((0,k.z3)("cloud-token","Token for the cloud block or remote backend is missing",
y.Du),({host:n,service:o,...E})=>{const c=(0,A.nx)(n),w=o===P.OZ?"the cloud block":"the remote backend",[v=""]=(0,A.fK)(n);return(0,m.em)(`${w} requires a token\
 for ${c}`,`add the line "${c}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${v}; outside GitHub, run \`terraform login ${c}\` or \`tofu login ${c}\
\``,E)}),g=(0,k.lS)((0,k.z3)("cloud-version","API is too old for the cloud block",y.Du),({url:n,version:o})=>({message:`${n} returned ${o===null?"no TFP-API-Ver\
sion":`TFP-API-Version ${(0,O.dh)(o)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of \
it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),_=n=>"why"in n?`the response of ${n.url} ${(0,O.dh)(n.why)}`:(0,O.
_r)({...n,page:null}),s=(n,o,E)=>"status"in n&&[401,403,404].includes(n.status)?E:(0,k.C)(`check the logs of ${o}, and that the URL of the service is that of it\
s API`),h=(0,k.lS)((0,k.z3)("cloud-organization","Organization cannot be read",y.Du),n=>{const{host:o,organization:E,source:c}=n;return{message:`the organizatio\
n ${E} at ${o} cannot be read: ${_(n)}`,help:s(n,o,`check the name of the organization, and that the token from ${c} is valid and belongs to a member`)}}),l=(0,k.
lS)((0,k.z3)("cloud-workspace","Workspace cannot be read",y.Du),n=>{const{host:o,organization:E,workspace:c}=n;return{message:`the workspace ${c} of ${E} at ${o}\
 cannot be read: ${_(n)}`,help:s(n,o,"check that the token may read the workspace")}}),i=(0,k.lS)((0,k.lm)("cloud-workspace-missing","Workspace does not exist"),
({host:n,organization:o,workspace:E})=>({message:`${o} at ${n} has no workspace ${E} that the token may read; init would create it`,help:"no change is required \
if the workspace is new; otherwise correct its name"}))}),6697:((lt,U,t)=>{t.r(U),t.d(U,{hostAssumed:()=>_,hostCheckCrashed:()=>l,hostGeneric:()=>s,hostHttp2:()=>n,
hostNotAllowed:()=>$,hostNotChecked:()=>o,hostPrivateRedirect:()=>h});var y=t(1064),A=t(3592),P=t(4e3),O=t(5799);const k=({file:w,line:v})=>`${(0,P.dh)(w)}:${v}`,
m=w=>w.map(v=>y.bB[v]).join(" and "),$=(0,O.lS)((0,O.z3)("host-not-allowed","Host is not allowed",y.zK),w=>{const{host:v}=w,u=`add ${v} to \`allowed-hosts\``;if("\
service"in w){const{service:e,registry:d}=w;return{message:`${e} of ${d} is on ${v}, which is not in \`allowed-hosts\``,help:`use another registry, or ${u}`}}if("\
package"in w)return{message:`the package of ${w.package} is downloaded from ${v}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another mod\
ule or provider, or ${u}`};if("use"in w){const[e,d]=g[w.use];return{message:`${e} ${v}, which is not in \`allowed-hosts\``,help:`use ${d}, or ${u}`}}if("implied"in
w){const{place:e,clients:d}=w.implied;return{message:`host ${v} is not in \`allowed-hosts\` and was not contacted; ${k(e)} names no host, and this is the defaul\
t of ${m(d)}`,help:`name an allowed registry there, ${u}, or set \`dialect\` if you use another CLI`}}return{message:`host ${v} is not in \`allowed-hosts\` and wa\
s not contacted`,help:`use an allowed registry, or ${u}`}}),g={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backe\
nd uses","an allowed backend"]},_=(0,O.lS)((0,O.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:w,place:v,clients:u,isListed:e})=>({
message:`${w} was not contacted: ${k(v)} implies it as the default host of ${m(u)}, but the CLI could not be detected`,help:e?"list the usages of the repository\
 with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hos\
ts of that CLI"})),s=(0,O.lS)((0,O.lm)("host-generic","Generic hostname was not contacted"),({host:w})=>({message:`${w} is a generic hostname that stands for th\
e host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),h=(0,O.lS)((0,O.z3)("host-private-redirect","\
Redirect to a non-public address",y.zK),({host:w,address:v,asks:u})=>v==="metadata"?{message:`${w} is the address of a cloud metadata service and was not contac\
ted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${u==="document"?"redirects":"leads"} to ${w}, wh\
ich has a ${v} address and was not contacted`,help:`if ${u==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),l=(0,O.
lS)((0,O.z3)("host-check-crashed","tf-disco crashed while it checked the host",y.zK),({host:w,thrown:v})=>({message:`${w} was not checked completely, because of\
 a bug in tf-disco ${A.xv}: ${i(v)}`,help:`please report this text at ${A.xV}; to pass until it is fixed, add \`host-check-crashed ${w}\` to \`ignore\``}));function i(w){
if(!(w instanceof Error))return(0,P.dh)(String(w));const v=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(w.stack??"")?.[1];return(0,P.dh)(String(w))+(v===void 0?"":` (${v})`)}
const n=(0,O.lS)((0,O.z3)("host-http2","Host speaks only HTTP/2",y.zK),({host:w})=>({message:`${w} speaks only HTTP/2, which Terraform and OpenTofu can use and \
this check cannot; it was not checked`,help:(0,O.C)(`enable HTTP/1.1 on ${w} as well (ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ign\
ore`")})),o=(0,O.lS)((0,O.z3)("host-not-checked","Host was not checked before the check ended",y.zK),({host:w,stopped:v,isBegun:u,unchecked:e,total:d,slowest:r})=>({
message:`${w} was not checked${u?" completely: its visit was under way when":":"} ${(0,P.Cw)(v)}, with ${e} of ${d} hosts not checked`,help:E[v.kind]+c(r)})),E={
deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step\
 reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function c(w){return w.length===0?"":`; most \
of the time went to hosts without a response: ${w.map(({host:u,tookMs:e})=>`${u} (${(0,P.YA)(e)})`).join(", ")}`}}),5799:((lt,U,t)=>{t.d(U,{$e:()=>s,C:()=>P,lS:()=>l,
lm:()=>h,oC:()=>A,pj:()=>m,z3:()=>_});var y=t(6174);const A=["error","warning","notice"],P=(i,n)=>n===void 0?{operator:i}:{operator:i,note:n};function O({operator:i,
user:n,guest:o},{role:E,host:c}){const w=`ask the operator of ${c} to ${i}`;switch(E){case"operator":return i;case"user":return n===i?n:n===void 0?w:`${n}; if y\
ou run ${c}, ${k(i,n)}`;case"guest":return o??n??w}}const k=(i,n)=>i.startsWith(`${n}, or `)?i.slice(n.length+5):i;function m(i,n){const{cures:o,...E}=i;return o===
void 0?i:{...E,help:$(o,n)}}function $(i,n){const{because:o,note:E}=i,c=o===void 0?"":`${o}: `,w=E===void 0?"":`; ${E}`;return c+O(i,n)+w}const g=i=>(n,o,E=[])=>({
code:n,title:o,severity:i,affects:E}),_=g("error"),s=g("warning"),h=g("notice");function l(i,n){return Object.assign(E=>{const{help:c,...w}=n(E),v=i.code,u=(0,y.
_)(w.message),e={...i,code:v,usualSeverity:i.severity,...w,message:u};return c===void 0?e:typeof c=="string"?{...e,help:(0,y._)(c)}:{...e,help:$(c,{role:"operat\
or",host:""}),cures:c}},i)}}),8937:((lt,U,t)=>{t.d(U,{$w:()=>k,em:()=>$,nP:()=>m,pt:()=>O,ro:()=>P});var y=t(4e3),A=t(5799);const P="this pull request needs no \
change; run the check where the secret is available, for example on the main branch";function O({host:g,token:_,source:s},h){const l=`sent${h===null?"":` to ${h}`}`;
switch(_){case"none":return`no token was found for ${g}`;case"sent":return`the token for ${g} from ${s} was ${l}`;case"dropped":return`the token for ${g} from ${s}\
 was not ${l}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${g} from ${s} was not ${l}, because the URL is not h\
ttps; the CLIs do send it`}}function k({host:g,token:_},s,h,l){switch(_){case"none":return{operator:m(g),user:m(g),guest:(0,y.qZ)(g)};case"sent":return{operator:l,
user:l};case"dropped":return(0,A.C)(`serve ${s} without the redirect to ${h??"another host"}`);case"withheld":return(0,A.C)(`serve ${s} at an https URL`)}}const m=g=>`\
add a token to \`tokens\` (${g}=\u2026) or set a TF_TOKEN_ variable`;function $(g,_,{isFork:s,searched:h,notRead:l}){if(s)return{message:`${g}, and secrets are \
withheld from pull requests of forks`,help:P,severity:"notice"};const i=l.length===0?"":`; not read: ${l.join(", ")}`;return{message:`${g}, and none was found (\
searched: ${h.join(", ")}${i})`,help:_}}}),5747:((lt,U,t)=>{t.d(U,{Oj:()=>l,io:()=>g,yR:()=>$});var y=t(4573),A=t(3024);const P=16*1024*1024,O=A.constants.O_RDONLY|
(A.constants.O_NONBLOCK??0)|(A.constants.O_NOCTTY??0),k=Buffer.allocUnsafeSlow(256*1024);let m=k;const $=(n,o=P)=>_(n,o,h);function g(n,o){const E=_(n,o,(c,w)=>Buffer.
from(c.subarray(0,w)));return Buffer.isBuffer(E)?E:null}function _(n,o,E){let c;try{c=(0,A.openSync)(n,O)}catch(w){return i(w)}try{const w=(0,A.readSync)(c,k,0,
k.length,null);return w<k.length?E(k,w):s(c,o,E)}catch(w){return i(w)}finally{(0,A.closeSync)(c)}}function s(n,o,E){const{size:c}=(0,A.fstatSync)(n);if(c>o||c<k.
length)return{ok:!1,failure:{kind:"size",bytes:c,maxBytes:o}};m.length<c&&(m=Buffer.allocUnsafeSlow(Math.min(2*c,o)));const w=m;let v=0;for(;v<c;){const u=(0,A.
readSync)(n,w,v,c-v,v);if(u===0)break;v+=u}return E(w,v)}function h(n,o){const E=n.toString("utf8",0,o),c=!E.includes("\uFFFD")||(0,y.isUtf8)(n.subarray(0,o));return{
ok:!0,text:E,isUtf8:c,bytes:o}}function l(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const i=n=>({ok:!1,failure:{
kind:"error",code:l(n)}})}),4e3:((lt,U,t)=>{t.d(U,{Af:()=>e,B9:()=>E,Cw:()=>M,Fn:()=>T,K4:()=>_,NM:()=>w,Vb:()=>f,Wt:()=>o,YA:()=>u,_r:()=>v,dh:()=>m,eZ:()=>d,go:()=>l,
hS:()=>$,mP:()=>i,qZ:()=>c,v:()=>s,zM:()=>r,zN:()=>g,zd:()=>h});var y=t(6174),A=t(4714),P=t(7715),O=t(9562);const k=300;function m(a,R=k){if(a.length<=R)return a;
const I=(0,y._)(a);return I.length<=R?I:`${(0,A.o)(I,R)}\u2026`}const $=(a,R)=>`${a} ${R}${a===1?"":"s"}`,g=(a,R)=>({shown:a.slice(0,R),more:Math.max(0,a.length-
R)});function _(a,R,I=String){const{shown:j,more:W}=g(a,R);return s(j.map(b=>I(b)),W)}const s=(a,R)=>`${a.join(", ")}${R>0?` and ${R} more`:""}`,h=a=>`the clien\
ts print "${a}"`;function l(a){return a===null?"null":Array.isArray(a)?"an array":typeof a=="object"?"an object":`a ${typeof a}`}function i(a){if(a.kind==="erro\
r")return`cannot be read: ${a.code}`;const{bytes:R,maxBytes:I}=a;return`has ${R} bytes and is not read; the limit is ${I/1024/1024} MiB`}const n={[O.e$]:"correc\
t the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[O.xq]:"correct the host in `source`, or add the `so\
urce` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function o(a){
return a.flatMap(I=>n[I]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const E=a=>`wait and run the check\
 again; see ${(0,P.V)(a)??"its status page"}, and consider a network mirror for providers`,c=a=>`use another network, a proxy (HTTPS_PROXY) or a network mirror:\
 ${a} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function w(a,R,I){if(a===null)
return I;const j=a.title===""?"":` ("${a.title}")`,W=I.guest??c(R);switch(a.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/\
terraform.json",guest:W,because:`the host returned a sign-in page${j}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${j}: allow t\
his machine to reach the host`;case"other":{const b=I.user??`check that ${R} is a registry, and ${o([])}`;return{...I,user:b,guest:W,because:`the host returned \
an HTML page${j}`}}}}const v=({url:a,status:R,reason:I})=>`${a} returned ${`${R} ${m(I)}`.trim()}`,u=a=>`${Math.round(a/100)/10} s`,e=a=>a.map(({name:R,attemptMs:I,
retries:j})=>{const W=Number.isFinite(I)?u(I):"without a limit",b=j===0?"":` in each of ${j+1} attempts`,x=R.includes(" and ")?"wait":"waits";return`${R} ${x} ${W}${b}`}).
join(", "),d=a=>a.map(({name:R})=>R).join(" and "),r=a=>a.kind==="several"?a.reasons:[a];function M(a){switch(a.kind){case"deadline":return`the check reached it\
s deadline of ${u(a.ms)}`;case"signal":return`the check was interrupted by ${a.signal}`;case"crash":return"tf-disco crashed";case"missing":return p(a);case"seve\
ral":return a.reasons.map(M).join("; ")}}const S=10;function p({repositories:a,total:R}){const I=R===1?"repository":"repositories",j=a.length===1?"is":"are",W=_(
a,S,m);return`${a.length} of ${R} ${I} ${j} missing: ${W}`}const T=a=>`${a}; it may use hosts that are not in \`allowed-hosts\``,f=({kind:a,address:R,version:I})=>`${a}\
 ${R} ${m(I,40)}`}),4714:((lt,U,t)=>{t.d(U,{o:()=>P,w:()=>O});var y=t(3307);const A=2048,P=(k,m=A)=>k.length<=m?k:structuredClone(k.slice(0,m).toWellFormed());function O(k){
if(k.length<=A)return(0,y.IL)(k);switch(k[0]){case'"':return P((0,y.I)(k));case"[":return[];case"{":return{};default:return(0,y.IL)(k)}}}),7715:((lt,U,t)=>{t.d(
U,{V:()=>A});const y=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io",
"https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),A=P=>y.get(P)??null}),5751:((lt,U,t)=>{
t.d(U,{s:()=>j});var y=t(3024),A=t(6760),P=t(5747),O=t(3625),k=t(4e3),m=t(3592),$=t(3474),g=t(8535),_=t(7030),s=t(6181),h=t(1831);function l(N){const H=X=>N[X]||
N[X.toLowerCase()]||"",G={http:n("HTTP_PROXY",H("HTTP_PROXY")),https:n("HTTPS_PROXY",H("HTTPS_PROXY"))},K=v(H("NO_PROXY"));return X=>{const z=G[X.scheme];return z===
null||c(X.name)||K(X)?null:z}}const i=["http:","https:"];function n(N,H){if(H==="")return null;const G=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(H)?H:`http://${H}`);
if(G===null)throw new TypeError(`${N} is not a URL; expected http://HOST:PORT`);if(!i.includes(G.protocol))throw new TypeError(`${N} is a ${G.protocol}// proxy;\
 expected http:// or https://`);if(!o(G.username)||!o(G.password))throw new TypeError(`${N} has a user name or password with a bare "%"; write "%25" for it`);return G}
function o(N){try{return decodeURIComponent(N),!0}catch(H){if(H instanceof URIError)return!1;throw H}}const E=new _.BlockList;E.addSubnet("127.0.0.0",8,"ipv4"),
E.addAddress("::1","ipv6");const c=N=>N==="localhost"||w(E,N);function w(N,H){const G=(0,s.n7)(H.replace(/%.*$/s,"")),K=(0,_.isIP)(G);return K!==0&&N.check(G,K===
4?"ipv4":"ipv6")}function v(N){const H=N.split(",").map(G=>G.trim().toLowerCase()).filter(G=>G!=="").map(u);return G=>H.some(K=>K(G))}function u(N){if(N==="*")return()=>!0;
const H=e(N);if(H!==null)return({name:Z})=>H(Z);const{name:G,port:K}=M(N),X=Z=>K===""||String(Z.port)===K;if(d(G)){const Z=(0,s.n7)(G),st=new _.BlockList;return st.
addAddress(Z,(0,_.isIP)(Z)===4?"ipv4":"ipv6"),ft=>w(st,ft.name)&&X(ft)}const z=r(G);return Z=>(0,_.isIP)(Z.name)===0&&X(Z)&&z(Z.name)}function e(N){const[,H="",
G=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(N)??[];if(!d(H))return null;const K=Number(G);if(K>((0,_.isIP)(H)===4?32:128))return null;const X=K-((0,_.isIP)(H)===6?96:
0),z=new _.BlockList,Z=(0,_.isIP)((0,s.n7)(H))===4&&X>=0;return Z?z.addSubnet((0,s.n7)(H),X,"ipv4"):z.addSubnet(H,K,"ipv6"),st=>w(z,st)&&(0,_.isIP)((0,s.n7)(st))===
4===Z}const d=N=>(0,_.isIP)(N)!==0&&!N.includes("%");function r(N){if(N==="")return()=>!1;const H=N.replace(/^\*\./,"."),G=H.replace(/^\./,""),K=(0,h.Pv)(G),X=K.
ok?K.value:G;return z=>z.endsWith(`.${X}`)||!H.startsWith(".")&&z===X}function M(N){const H=/^\[([^\]]*)\]:([^:]*)$/.exec(N)??/^([^:[\]]*):([^:[\]]*)$/.exec(N);
return H===null?{name:N,port:""}:{name:H[1]??"",port:H[2]??""}}var S=t(3152),p=t(6339);const T=function(...N){const{problemFacts:H}=t.late([558,921,341,507],4507);
return new.target?new H(...N):H(...N)},f=function(...N){const{parseNamedAddress:H}=t.late([22],6022);return new.target?new H(...N):H(...N)},a=function(...N){const{
parseAuthorities:H}=t.late([160],1160);return new.target?new H(...N):H(...N)},R=4*1024*1024,I=20;function j(N,{environment:H,directory:G,wording:K=S.w7}){const{
settings:X,mistakes:z}=(0,S.P$)(N,K),Z=et(X.caFile,K),st=J(H),ft=[Z,st].flatMap(_t=>_t.ok?[]:[_t.why]),yt=W(X.scan,G).slice(0,I).map(_t=>K.missingPath(_t,G)),wt=[
...z,...(0,p.S)(X,K),...b(X,K),...x(X,K),...ft,...yt];if(wt.length>0||!Z.ok||!st.ok)throw new S.GN(wt);return{...X,authorities:Z.value,chooseProxy:st.value}}const W=(N,H)=>N.
filter(G=>!/[*?[\]{}]/.test(G)&&!(0,y.existsSync)((0,A.resolve)(H,G)));function b({hostnames:N},{setting:H}){const G=H("hostnames"),X=N.flatMap(({addresses:z})=>z).
flatMap(z=>{const Z=f(z,"terraform");return Z.ok?[]:[`${G}: "${z.service}=${z.text}" is wrong: ${Z.why}`]});return(0,$.Ku)(X,G)}function x({ignore:N},{setting:H}){
const G=H("ignore");if(N.length===0)return[];const K=T(),X=N.flatMap(({code:z})=>{if(Object.hasOwn(K,z))return[];const Z=(0,g.q)(z,Object.keys(K)),st=Z===null?`${m.
aq} lists the codes`:`did you mean "${Z}"?`;return[`${G}: "${z}" is not a problem code; ${st}`]});return(0,$.Ku)(X,G)}function J(N){try{return(0,O.J)(l(N))}catch(H){
if(H instanceof TypeError)return(0,O.T)(H.message);throw H}}function et(N,{setting:H}){if(N===null)return(0,O.J)(null);const G=(0,P.yR)(N,R),K=H("ca-file");if(!G.
ok)return(0,O.T)(`${K} "${N}" ${(0,k.mP)(G.failure)}`);const X=a(G.text);return X.ok?X:(0,O.T)(`${K} "${N}" ${X.why}`)}}),2929:((lt,U,t)=>{t.d(U,{z6:()=>rn,wX:()=>zt,
w5:()=>Gt});var y=t(6760),A=t(9461),P=t(3024),O=t(5747);const k=200,m=1024*1024,$=4e3;function g(tt,Q,ut){const ht=Map.groupBy(tt.filter(_).slice(0,k),({file:Mt})=>Mt);
return Array.from(ht).flatMap(([Mt,kt])=>{const vt=(0,y.join)(Q,Mt),St=s(vt,ut)?(0,O.yR)(vt,m):null;return St?.ok?h(St.text,kt):[]})}const _=({column:tt,endColumn:Q})=>Q>
tt;function s(tt,Q){try{return(0,P.statSync)(tt).mtimeMs<=Q+1}catch(ut){return(0,O.Oj)(ut),!1}}function h(tt,Q){const ut=[];let[ht,Mt]=[1,tt.startsWith("\uFEFF")?
1:0];for(const kt of Q.toSorted((vt,St)=>vt.line-St.line)){for(;ht<kt.line&&Mt>=0;ht+=1)Mt=tt.indexOf(`
`,Mt)+1||-1;if(Mt<0)break;const vt=tt.indexOf(`
`,Mt),St=vt<0?tt.length:vt,Wt=St>Mt&&tt[St-1]==="\r";ut.push(...l(tt.slice(Mt,Wt?St-1:St),kt))}return ut}function l(tt,Q){const{column:ut,endColumn:ht}=Q,Mt=tt.
length>$?[]:Array.from(tt);if(ut>Mt.length)return[];const[kt,vt]=[ut-1,ht-1],St=(Wt,Rt)=>Mt.slice(Wt,Rt).join("");return[{place:Q,before:St(0,kt),literal:St(kt,
vt),after:St(vt)}]}var i=t(6174),n=t(2161);function o(tt,Q){const{directory:ut,checkedAt:ht,configs:Mt}=Q,kt=Mt.flatMap(bt=>bt.files),vt=new Set(kt.flatMap(({path:bt,
shown:Lt})=>[E(bt),Lt])),St=bt=>{const Lt=E((0,y.resolve)(ut,bt));return!vt.has(bt)&&!vt.has(Lt)&&c(bt)&&c(Lt)},Wt=tt.filter(({file:bt})=>St(bt)),Rt=g(Wt,ut,ht),
Pt=r(Rt,Q.usages);return Rt.flatMap(bt=>w(bt,Pt.get(M(bt.place))??null,Q))}function E(tt){const Q=(0,A.$)(tt);return Q.kind==="file"?Q.path:(0,y.resolve)(tt)}const c=tt=>(0,n.
L8)((0,y.basename)(tt),new Set,(0,y.basename)((0,y.dirname)(tt)))!==void 0;function w({place:tt,before:Q,literal:ut,after:ht},Mt,{redact:kt,kept:vt}){const St=Q+
ut+ht;return kt(St,vt)!==St?[]:d(St)?Mt===null||u.test(Mt)||!ut.includes(Mt)?[]:[{place:tt,before:"\u2026 ",literal:(0,i._)(Mt),after:" \u2026"}]:[{place:tt,before:Q,
literal:ut,after:ht}]}const v=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
u=/[\s"]/,e=/[\w+-]{20,}/g,d=tt=>v.test(tt)||(tt.match(e)??[]).some(Q=>/\d/.test(Q)&&/[a-z]/.test(Q)&&/[A-Z]/.test(Q));function r(tt,Q){const ut=new Map(tt.map(
({place:Mt})=>[M(Mt),Mt.file])),ht=new Set(ut.values());return new Map(Q.filter(({place:Mt})=>ht.has(Mt.file)&&ut.has(M(Mt))).flatMap(({place:Mt,text:kt})=>kt===
null?[]:[[M(Mt),kt]]))}const M=({file:tt,line:Q,column:ut})=>`${Q}:${ut} ${tt}`;var S=t(2389),p=t(6897),T=t(1831),f=t(3592),a=t(2796),R=t(4503),I=t(6763),j=t(5751),
W=t(7052),b=t(3862),x=t(8416),J=t(7854),et=t(3474),N=t(3152);function H(tt,Q,ut){const ht={...tt,newHosts:new Set,files:null,remarks:[]};if(Q===null)return ht;const Mt=Pt=>({
...ht,remarks:[`changed-only has no effect: ${Pt}`]});if(Q.kind==="all")return Mt(Q.why);const{files:kt}=Q,vt=new Set(kt.filter(({status:Pt})=>Pt!=="removed").map(
({file:Pt})=>Pt));if(vt.size>0&&![...vt].some(Pt=>ut(Pt)!==null))return Mt("the checkout contains none of the files that the pull request changes");const St=tt.
usages.filter(({place:Pt})=>vt.has(Pt.file)),Rt=`changed-only: the pull request changes ${kt.length===1?"1 file":`${kt.length} files`} with ${St.length} of ${tt.
usages.length} usages`;return{usages:St,notes:tt.notes.filter(({place:Pt})=>G(Pt.file,vt)),newHosts:X(tt.usages,kt,ut),files:new Set(kt.map(({file:Pt})=>Pt)),remarks:[
Rt]}}const G=(tt,Q)=>Q.has(tt)||tt==="."||[...Q].some(ut=>ut.startsWith(`${tt}/`)),K=2e8;function X(tt,Q,ut){const ht=new Set;if(Q.some(yt))return ht;const Mt=new Map(
Q.map(Rt=>[Rt.file,Z(Rt,ut)])),kt=Q.flatMap(({patch:Rt})=>st(Rt,/^[ -]/));let vt=0;const St=(Rt,Pt)=>{const bt=[Pt,(0,T.nx)(Pt).toLowerCase()];return Rt.filter(
Lt=>(vt+=Lt.length,vt<=K&&bt.some(Yt=>Lt.includes(Yt)))).length},Wt=(Rt,Pt)=>{const{isNew:bt,now:Lt,added:Yt}=Mt.get(Rt)?.()??z,en=bt?0:St(Lt,Pt);return bt||en>
0&&en===St(Yt,Pt)};for(const[Rt,Pt]of Map.groupBy(tt,bt=>bt.host)){if(Rt===null||Pt.some(({isHostImplied:Lt})=>Lt))continue;const bt=[...new Set(Pt.map(({place:Lt})=>Lt.
file))];!bt.every(Lt=>Mt.has(Lt))||St(kt,Rt)>0||bt.every(Lt=>Wt(Lt,Rt))&&vt<=K&&ht.add(Rt)}return ht}const z={isNew:!1,now:[],added:[]};function Z({file:tt,status:Q,
patch:ut},ht){let Mt=null;const kt=()=>{const vt=Q==="added";if(vt||ut===null)return{...z,isNew:vt};const St=(ht(tt)??"").toLowerCase().split(`
`);return{isNew:vt,now:St,added:st(ut,/^\+/)}};return()=>(Mt??=kt(),Mt)}const st=(tt,Q)=>(tt??"").toLowerCase().split(`
`).filter(ut=>Q.test(ut)),ft=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,yt=({file:tt,status:Q,changes:ut,patch:ht})=>ht===null&&Q!=="added"&&ut>0&&ft.
test(tt);var wt=t(2859),_t=t(1435),Ct=t(5866),dt=t(370);async function Nt(tt,Q){const ut=Q.now(),ht=await(0,dt.SQ)(tt,Q),Mt=tt.scan.length===0?0:Q.now()-ut,kt=(0,dt.
PT)(tt,ht,Q),vt=(0,x.L2)(kt),{clients:St}=vt,Wt={usages:(0,J.sw)(ht.usages,St),notes:(0,J.vH)([...ht.notes,...Zt(ht,Q.stop.why)],St)},Rt=await Xt(Wt,tt,Q),Pt=(0,_t.
j)(Rt.usages,tt,vt,{...Q,mayHavePlugins:(0,dt.C_)(ht,tt)}),{roots:bt,notes:Lt}=(0,Ct.D0)({...Wt,scanned:ht,changed:Rt.files,dialect:vt,settings:tt}),Yt=(0,b.X)(
Pt.usages,bt),en=(0,wt.C)(tt,Yt,St,(0,J.kA)(Wt.usages)),{configs:sn,releases:on}=Pt,{environment:un}=Q,{files:fn,bytes:Bt}=ht;return{dialect:{...vt,releases:on},
configs:sn,usages:Yt,roots:bt,requirements:en,notes:[...(0,Ct.a3)(Rt.notes,Yt,tt,un),...Lt],newHosts:Rt.newHosts,isEmpty:tt.scan.length>0&&ht.isEmpty&&ht.endedAt===
null,complaints:Pt.findings,allUsages:Wt.usages,changes:Rt.changes,remarks:[...Rt.remarks,...Pt.remarks],scan:{files:fn,bytes:Bt,usages:Yt.length,durationMs:Mt},
clients:()=>(0,x.rU)(vt,kt.scan),repositories:[],missing:null,checkouts:null}}async function Xt(tt,Q,ut){const ht=Q.changedOnly?await ut.changes(Q):null;return{
changes:ht,...H(tt,ht,kt=>{const vt=(0,O.yR)((0,y.join)(ut.directory,kt));return vt.ok?vt.text:null})}}function Zt({endedAt:tt,files:Q},ut){return tt===null||ut===
null?[]:[(0,J.YW)(tt,(0,W.fileLimit)({kind:"time",stopped:ut,files:Q}))]}function tn({requirements:tt,repositories:Q}){const{size:ut}=new Set(tt.map(({host:Mt})=>Mt));
if(ut<=et.pS)return;const ht=`${ut} hosts, the limit is ${et.pS}`;throw new N.GN([Q.length>0?`usages name ${ht}: check fewer repositories at once`:`scan found ${ht}\
: narrow scan or exclude files`])}var nn=t(5960);const ln=function(...tt){const{nameRepository:Q}=t.late([400,210,724],1724);return new.target?new Q(...tt):Q(...tt)},
an=function(...tt){const{prepareFleet:Q}=t.late([921,341,210,207],7207);return new.target?new Q(...tt):Q(...tt)};async function rn(tt,Q){const ut=new Date,ht=(0,j.
s)(tt,Q),Mt=ht.deadlineMs,kt=Q.startTimer(Mt,()=>Q.stop.end({kind:"deadline",ms:Mt}));try{const vt=await V(ht,Q);tn(vt),await(0,p.x)();const St=await it(vt,ht,Q,
ut);return await Ut(St,vt,ht,Q,ut)}finally{kt()}}const V=(tt,Q)=>tt.usages.length===0?Nt(tt,Q):an(tt,Q);async function it(tt,Q,ut,ht){const{environment:Mt,stop:kt,
isFork:vt}=ut,{dialect:St}=tt,Wt={...tt,...await Ot(tt,Q,ut),tokenVariables:Gt(Mt),tokenHosts:Q.tokens.map(({host:Rt})=>Rt),stopped:It(kt.why,tt.missing)};return(0,S.
S4)(Wt,{...Q,dialect:St,isFork:vt,now:ht.getTime()})}async function Ot(tt,Q,ut){const{requirements:ht,roots:Mt,dialect:kt}=tt,vt=(0,nn.e)(ht,Q,kt),St=Array.from(
vt,([Lt,Yt])=>(0,nn.i)(Lt,Yt)),Wt=new Set(ht.map(({host:Lt})=>Lt).filter(Lt=>!vt.has(Lt))),Rt=Q.depth!=="discovery"&&Mt.length>0;if(Wt.size===0&&!Rt)return{visits:St,
predicted:S.j7,tokenSources:new Map};const{contact:Pt}=await Promise.all([t.e(921),t.e(456),t.e(696)]).then(t.bind(t,2696)),bt=await Pt([...Wt],tt,Q,ut);return{
...bt,visits:[...bt.visits,...St]}}const It=(tt,Q)=>tt===null||Q===null?tt??Q:{kind:"several",reasons:[tt,Q]};async function Ut(tt,Q,ut,ht,Mt){const{configs:kt,
allUsages:vt,requirements:St,changes:Wt,scan:Rt,clients:Pt}=Q,bt=zt(St),Lt=[...Q.remarks,...(0,I.rc)(tt)],{why:Yt,evidence:en}=Q.dialect,sn={verdict:tt,remarks:(0,I.
q9)(Lt),detection:{why:Yt,evidence:en}},{verdict:on,remarks:un,detection:fn}=ht.secrets.redact(sn,bt);return{settings:ut,changes:Wt,verdict:on,context:{dialect:{
...Q.dialect,...fn},failOn:ut.failOn,scan:Rt,remarks:un,startedAt:Mt.toISOString(),durationMs:Date.now()-Mt.getTime(),version:f.xv,docsUrl:f.aq,clients:Pt(),sources:o(
(0,a.sC)(on.findings),{...ht.secrets,kept:bt,usages:vt,configs:kt,directory:ht.directory,checkedAt:Mt.getTime()}),links:null,repository:Ft(on,Q,ht),repositories:Q.
repositories,history:null}}}function Ft(tt,{scan:Q,repositories:ut},{directory:ht,environment:Mt}){return Q.files===0||ut.length>0?null:ln(ht,(0,R.R8)(tt),Mt)}const Gt=tt=>Object.
keys(tt).filter(Q=>/^TFE?_?TOKEN/i.test(Q)),zt=tt=>new Set(tt.flatMap(({host:Q,service:ut})=>[Q,(0,T.nx)(Q),ut]))}),9461:((lt,U,t)=>{t.d(U,{$:()=>P});var y=t(3024),
A=t(5747);function P(O){try{const k=(0,y.realpathSync)(O),m=(0,y.statSync)(k);return m.isFile()?{kind:"file",path:k}:{kind:m.isDirectory()?"directory":"special",
path:k}}catch(k){return{kind:"error",code:(0,A.Oj)(k)}}}}),8185:((lt,U,t)=>{t.d(U,{C:()=>s,I:()=>l});var y=t(4283),A=t(7052),P=t(6697),O=t(1064),k=t(1831),m=t(2886);
const $=(i,{allowedHosts:n,hostnames:o})=>(0,k.Jr)(i,n)||o.some(E=>E.host===i),g={file:".",line:1,column:1,endColumn:1},_=1e4;function s(i,n,o=_){if(n.allowedHosts.
length===0)return[];const E=new Map,c=[];let w=0;for(const{directHost:u,kind:e,isOverridden:d,place:r,clients:M}of i){if(u===void 0||d||$(u,n))continue;const S=e===
"backend_http"||e==="remote_state"?"backend":"download",p=`${S} ${u}`,T=E.get(p);if(T===void 0&&E.size>=o){w+=1;continue}const f=T??h(u,S);E.set(p,f),c.push({...f,
place:r,clients:M})}if(w===0)return c;const v=(0,A.fileLimit)({kind:"problems",max:o,omitted:w});return[...c,{problem:v,place:g,clients:O.Du,host:null}]}function h(i,n){
const o=(0,k.Pv)(i),E=o.ok?o.value:null,c=E===null?i:(0,k.nx)(E);return{problem:(0,P.hostNotAllowed)({host:c,use:n}),host:E}}function l(i,n,o,E){if(E.allowedHosts.
length===0)return[];const c=o.filter(({because:w})=>w.some(v=>typeof v!="string"));return n.flatMap(w=>{const{id:v,kind:u}=w;if(u!=="url"||!c.some(M=>M.service===
v))return[];const e=(0,y.Dl)(w.url),d=e.ok?(0,k.Pm)(e.value):null;if(d===null||d===i||$(d,E))return[];const r=(0,P.hostNotAllowed)({host:d,service:v,registry:(0,k.
nx)(i)});return[(0,m.bz)(r,v)]})}}),8988:((lt,U,t)=>{t.d(U,{s:()=>h,k:()=>w});var y=t(3534),A=t(3410),P=t(5143),O=t(9562);const k=[O.OZ,O.Bn],m=[O.e$,O.xq],$=[{
matches:/^app\.(eu\.)?terraform\.io$/,services:[...k,...m]},{matches:/^api\.env0\.com$/,services:m},{matches:/^backend\.api\.env0\.com$/,services:k},{matches:/\.scalr\.io$/,
services:k}],g=v=>$.find(({matches:u})=>u.test(v))?.services??[];var _=t(241),s=t(2886);function h(v,{role:u},e){const d=n(v),r=v.credentials?.hasToken===!0,S=(v.
attempt.hops.at(-1)?.challenge??null)===null&&(r||u!=="guest"),p=r?[]:o(v.host,d,e),f=[...v.difference===null?[]:[v.difference],...p,...d===null||!S?[]:[E(v,d,e)]].
map(R=>(0,s.bz)(R)),a=r?[]:l(v,e);return a.length>0?[...f,...a]:p.length===0?[...f,...i(v,e)]:f}function l(v,{usages:u,isFork:e,depth:d}){const{host:r,attempt:M}=v;
if(d==="discovery"||M.discovery.kind!=="found")return[];const S=u.flatMap(({workspace:p,hasOwnToken:T,needs:f,place:a})=>p===void 0||T||(0,P.Zl)(a.file)?[]:f.filter(
R=>R.host===r));return Array.from(Map.groupBy(S,({service:p})=>p),([p,T])=>{const f=(0,A.cloudToken)({host:r,service:p,isFork:e,...c(v)}),a=T.flatMap(R=>R.clients);
return(0,s.bz)((0,s.aZ)(f,a),p)})}function i(v,{usages:u,isFork:e}){const{host:d,attempt:r,credentials:M}=v;if(r.discovery.kind!=="found"||M?.hasToken||M?.problem)
return[];const S=g(d).find(p=>u.some(({hasOwnToken:T,needs:f,place:a})=>f.some(R=>R.host===d&&R.service===p)&&!T&&!(0,P.Zl)(a.file)));return S===void 0?[]:[(0,s.
bz)((0,y.credentialsMissing)({host:d,service:S,isFork:e,...c(v)}),S)]}function n(v){const{discovery:u,hops:e}=v.attempt;return u.kind==="failed"&&u.problem.code===
"document-unauthorized"?e.at(-1)?.status??null:null}function o(v,u,{tokenVariables:e,hosts:d}){return(0,_.B)(e,v,d).filter(({isParent:r})=>!r||u!==null).map(({variable:r,
why:M,write:S})=>(0,y.credentialsNearMiss)({host:v,variable:r,why:M,write:S}))}function E(v,u,{isFork:e}){const{host:d,credentials:r}=v;return r?.hasToken?(0,y.
credentialsRejected)({host:d,status:u,source:r.source}):(0,y.credentialsMissing)({host:d,service:null,isFork:e,...c(v)})}function c({credentials:v,looks:u}){const e=u.
flatMap(S=>S.looks),d=S=>[...new Set(e.flatMap(({held:p,source:T})=>p!=="not read"===S?T:[]))],r=v===null?d(!0):[v.source],M=v===null?d(!1):[];return{searched:r,
notRead:M}}function w(v,u){return v.filter(e=>!u.includes(e)).map(e=>(0,s.bz)((0,y.credentialsUnused)({host:e})))}}),2886:((lt,U,t)=>{t.d(U,{ER:()=>s,HJ:()=>c,Np:()=>n,
Rh:()=>v,TC:()=>u,aZ:()=>_,b4:()=>k,bz:()=>g,hD:()=>i,l$:()=>$,ld:()=>E,ml:()=>h,pi:()=>o,xJ:()=>l});var y=t(5143),A=t(5799),P=t(1831),O=t(7715);const k=e=>({...e,
needed:e.places.some(d=>typeof d=="string"||!(0,y.Zl)(d.file))}),m=["module","provider","version","package","lock","not"],$=({problem:e,places:d})=>m.includes(e.
code.replace(/-.*/,""))&&d.length>0&&d.every(r=>typeof r!="string"),g=(e,d=null,r=!0)=>({services:d===null?[]:[d],problem:e,needed:r}),_=(e,d)=>({...e,affects:e.
affects.filter(r=>d.includes(r))}),s=({problem:e,needed:d})=>d&&e.usualSeverity==="error"&&!h.includes(e.code),h=["host-http2","host-check-crashed"];function l({
problem:e,needed:d},r){const M=d&&r.some(S=>e.affects.includes(S));return e.severity==="error"&&!M?"warning":e.severity}const i=(e,d,r)=>({severity:l(e,d),problem:e.
problem,affects:e.problem.affects,...r,places:(0,y.As)(r.places)}),n=(e,d)=>A.oC.indexOf(e.severity)-A.oC.indexOf(d.severity),o=(e,d,r)=>r.some(M=>M.code===e.code&&
(M.host===null||M.host===d));function E({problem:e,services:d},{visit:{host:r,attempt:M},requirements:S,answering:p},{depth:T}){if(T==="discovery"||M.discovery.
kind==="skipped")return!0;const f=d.some(R=>p.has(`${r} ${R}`));if(e.code==="service-url-no-slash"&&f)return!1;const a=S.filter(({service:R})=>d.length===0||d.includes(
R));return a.length===0||a.some(({isForInit:R})=>R)}function c(e){const d=new Map;return r=>{const M=JSON.stringify(r),S=d.get(M)??w(r,e);return d.set(M,S),S}}function w(e,d){
const r=f=>d.filter(({service:a})=>f.includes(a)),M=e.length===0?d:r(e),S=e.filter(f=>M.some(({service:a})=>a===f)),p=S.length>0?S:e,T=(M.length>0?M:r(["any"])).
flatMap(f=>f.because);return{service:p.length===1?p[0]??null:null,places:v([...new Set(T)])}}function v(e){const{own:d=[],aside:r=[]}=Object.groupBy(e,M=>typeof M!=
"string"&&(0,y.Zl)(M.file)?"aside":"own");return[...d,...r]}function u(e,d){const r=d.some(({because:S})=>S.includes("hostnames input"));return{role:(0,O.V)(e)!==
null?"guest":r?"operator":"user",host:(0,P.nx)(e)}}}),9464:((lt,U,t)=>{t.d(U,{f:()=>m,u:()=>g});var y=t(4283),A=t(3534),P=t(1831),O=t(9562),k=t(2886);function m({
host:_,attempt:s,credentials:h},l){const i=h?.hasToken===!0,n=[...l.flatMap(o=>o.kind==="url"&&(0,O.p4)(o.id)&&(0,O.D6)(o.id)?[{url:o.url,service:o.id,isSent:i}]:
[]),...s.hops.map(({url:o,authorization:E})=>({url:o,service:null,isSent:E==="sent"}))].flatMap(({url:o,...E})=>{const c=$(o);return c===null||c===_?[]:[{...E,host:c}]});
return[...new Map(n.toReversed().map(o=>[o.host,o])).values()]}function $(_){const s=(0,y.Dl)(_),h=s.ok?(0,P.Pm)(s.value):null,l=h===null?null:(0,P.Pv)(h);return l?.
ok?l.value:null}function g(_,s,{tokenSources:h,hosts:l}){return m(_,s).flatMap(({host:i,service:n,isSent:o})=>{const E=h.get(i);if(E===void 0)return[];const c=n===
null?_.attempt.discovery.kind==="failed":!o,w=(0,A.credentialsOtherHost)({host:(0,P.nx)(_.host),other:(0,P.nx)(i),source:E,service:n,isSent:o,isNotice:!c||l.has(
i)});return[(0,k.bz)(w,n)]})}}),2389:((lt,U,t)=>{t.d(U,{j7:()=>u,k2:()=>T,S4:()=>e});var y=t(4e3),A=t(7052),P=t(5143),O=t(5799),k=t(1064),m=t(8185),$=t(8988),g=t(
2886);function _(f,a,R){const I=new Set(f.notes.flatMap(({problem:G,place:K})=>G.code==="file-syntax"?K.file:[])),j=[...f.complaints.map(({problem:G,place:K})=>o(
(0,g.bz)(G),K,R)),...(0,$.k)(f.tokenHosts,a).map(G=>o(G,null,R)),...f.isEmpty?[i(R)]:[]],W=[...f.notes.map(G=>l(G,I,R)),...(0,m.C)(f.usages,R).map(({problem:G,clients:K,
place:X,host:z})=>{const Z=(0,g.bz)((0,g.aZ)(G,K));return{host:z,finding:{...o(Z,X,R),host:z}}}),...f.ofAnswers.map(G=>l(G,I,R)),...f.others.map(G=>({host:G.host,
finding:n(G,R)})),...j.map(G=>({host:null,finding:G}))],{placed:b=[],others:x=[]}=Object.groupBy(W,({finding:G})=>G.places.length>0?"placed":"others"),J=[...s(b),
...x],et=J.flatMap(({host:G,finding:K})=>(0,g.pi)(K.problem,G,R.ignore)?[]:[K]),N=({exclude:G})=>+(G!==void 0),H=et.toSorted((G,K)=>(0,g.Np)(G,K)||N(G)-N(K));return{
files:H,ignored:J.length-H.length}}function s(f){return[...Map.groupBy(f,({host:R,finding:I})=>{const{problem:j,severity:W,affects:b,exclude:x}=I,{code:J,message:et,
help:N}=j;return JSON.stringify([R,J,W,et,N,b,x===void 0])}).values()].flatMap(R=>{const[I]=R;if(I===void 0||R.length===1)return R;const j=(0,P.As)(R.flatMap(({
finding:x})=>x.places)),W=new Set(R.flatMap(({finding:x})=>x.exclude??[])),b=W.size===0?{}:{exclude:[...W]};return[{...I,finding:{...I.finding,places:j,...b}}]})}
const h={error:"warning",warning:"notice",notice:"notice"};function l(f,a,R){const{problem:I,place:j,others:W=[],host:b,clients:x,isPlaceholder:J}=f,et=f.checkedFor??
R.dialect,N=f.aside??j.file,H=I.severity==="error"&&(J||a.has(j.file)||(0,P.Zl)(N)),G=H?"warning":I.severity,X=et.isGuess&&k.Du.some(ft=>!x.includes(ft))?h[G]:G,
z=(0,g.bz)({...(0,g.aZ)(I,x),severity:X}),Z=o(z,j,{dialect:et}),st={...Z,places:[...Z.places,...W]};if(I.code==="file-limit"&&R.allowedHosts.length>0){const ft={
...z.problem,message:(0,y.Fn)(I.message)};return{host:b,finding:{...st,problem:ft,severity:"error"}}}return!H&&!(0,P.Zl)(N)?{host:b,finding:st}:{host:b,finding:{
...st,exclude:[(0,P.n7)(N)]}}}function i(f){const{scan:a,hostnames:R,usages:I}=f,j=R.length>0,W=(0,A.nothingToCheck)({scan:a,hasHostnames:j,isFleet:I.length>0});
return{...o((0,g.bz)(W),null,f),severity:W.severity}}function n({host:f,places:a,...R},I){const j=(0,O.pj)(R.problem,(0,g.TC)(f,[]));return{...o({...R,problem:j},
null,I),host:f,places:(0,P.As)(a)}}const o=(f,a,{dialect:R})=>(0,g.hD)(f,R.clients,{host:null,service:null,places:a===null?[]:[a],isHostNew:!1});var E=t(9464);const c=function(...f){
const{judgeRequests:a}=t.late([921,456,696],2696);return new.target?new a(...f):a(...f)},w=function(...f){const{crashedVisit:a}=t.late([921,456,696],2696);return new.target?
new a(...f):a(...f)},v=function(...f){const{judgeVisit:a}=t.late([921,456,696],2696);return new.target?new a(...f):a(...f)},u={drafts:[],notes:[],roots:[],requests:[],
answering:new Set};function e(f,a){const{requirements:R,visits:I}=f,j=Map.groupBy(R,({host:dt})=>dt),W=I.map(({host:dt})=>dt),b=new Set(W),x={...a,...f,hosts:b},
J=Map.groupBy(f.predicted.drafts,({host:dt})=>dt),et=Map.groupBy(f.predicted.requests,({host:dt})=>dt),N=I.map(dt=>{const Nt=f.newHosts.has(dt.host),Xt={visit:dt,
requirements:j.get(dt.host)??[],predicted:J.get(dt.host)??[],requests:et.get(dt.host)??[],answering:f.predicted.answering,isNew:Nt};try{const Zt=v(Xt,a,x);return{
...Zt,beyond:(0,E.f)(dt,Zt.verdict.services)}}catch(Zt){return{...w(Xt,a,Zt),beyond:[]}}}),H=N.map(({verdict:dt})=>dt),K=[...N.flatMap(dt=>dt.beyond).map(({host:dt})=>dt),
...et.keys()],X=[...W,...K],z=Array.from(et,([dt,Nt])=>c({host:dt,known:[]},Nt,a).map(Xt=>({...Xt,host:dt,places:[]}))),Z=[...f.predicted.drafts,...z.flat()].filter(
({host:dt})=>!b.has(dt)),st=f.predicted.notes,ft=_({...f,ofAnswers:st,others:Z},X,a),yt=[...N.flatMap(({ofFiles:dt})=>dt),...ft.files].sort(g.Np),wt=[...H.flatMap(
dt=>dt.findings),...yt].sort(g.Np),{stopped:_t}=f,Ct=p(ft.files);return{passed:_t===null&&!wt.some(({severity:dt})=>T(dt,a.failOn)),stopped:_t,hosts:H,files:yt,
findings:wt,ignored:N.reduce((dt,Nt)=>dt+Nt.ignored,ft.ignored),roots:f.predicted.roots.map(dt=>d(dt,a,Ct))}}function d({rows:f,...a},{ignore:R},I){const j=({drafts:W,
decidedAt:b})=>W.length>0?W.filter(({problem:x,host:J})=>!(0,g.pi)(x,J,R)).map(x=>({...x,severity:(0,g.xJ)(x,a.clients)})):b.flatMap(x=>I.get(M(x))??[]);return{
...a,rows:f.map(W=>{const{drafts:b,decidedAt:x,...J}=W,N=b.length>0||Object.values(J.chosen).includes(null)?j(W).toSorted(g.Np):[],H=new Map(N.map(({problem:G})=>[
G.code,r(G)]));return{...J,worst:N[0]?.severity??null,problems:[...H.values()]}})}}const r=({code:f,title:a,usualSeverity:R})=>({code:f,title:a,usualSeverity:R}),
M=({file:f,line:a})=>`${f}:${a}`,S=/^(?:constraint|lock)-/,p=f=>{const a=f.filter(({problem:I})=>S.test(I.code)).flatMap(I=>I.places.map(j=>({place:j,finding:I}))),
R=Map.groupBy(a,({place:I})=>typeof I=="string"?I:M(I));return new Map(Array.from(R,([I,j])=>[I,j.map(({finding:W})=>W)]))},T=(f,a)=>f==="error"?a!=="never":f===
"warning"&&a==="warning"}),6897:((lt,U,t)=>{t.d(U,{n:()=>A,x:()=>P});const y=100;async function A(O,k,m){let $=performance.now();for(;;){const g=O.next(k.why!==
null);if(g.done)return g.value;performance.now()-$<y||(m(g.value),await P(),$=performance.now())}}const P=()=>new Promise(O=>setImmediate(O))}),9664:((lt,U,t)=>{
t.d(U,{Gz:()=>A,LA:()=>k,jt:()=>P,un:()=>O});var y=t(3916);const A=(m,$)=>m===""?$:`${m}/${$}`,P=m=>m.slice(0,Math.max(0,m.lastIndexOf("/")));function O(m,$){const g=(0,y.
join)(m,$).replace(/\/$/,"");return g==="."?"":g}const k=m=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(m)}),1022:((lt,U,t)=>{t.d(U,{m:()=>i,s:()=>o});var y=t(
3625),A=t(6246),P=t(1831),O=t(8408),k=t(5011);const m={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},$="hashicorp",g="-",_='Invalid provi\
der source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',s={prefix:"terraform-",whose:"a Terraform",frequency:"often"},l={
terraform:[s],opentofu:[s,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function i(e,d){const r=e.split("/");if(r.length>3||r.includes(""))return n(
_);const[M="",S,p]=r.reverse(),T=o(M);if(!T.ok){const b=`${(0,A.o)(M)} in source ${(0,A.o)(e)}`;return n(`Invalid provider type: Invalid provider type ${b}: ${T.
why}"`)}const f=p===void 0,a=f?(0,y.J)((0,k.Vm)(d)):(0,P.Pv)(p);if(S===void 0&&a.ok){const b={hostImplied:f,namespace:$,type:T.value};return{kind:"registry",host:a.
value,...b}}const R=E(S??""),I=`namespace "" in source ${(0,A.o)(e)}`;if(!R.ok)return n(`Invalid provider namespace: Invalid provider ${I}: ${R.why}"`);if(!a.ok){
const b="Invalid provider source hostname";return n(`${b}: ${b} ${I}: ${a.why}"`)}const j={hostImplied:f,host:a.value,namespace:R.value,type:T.value},W=w(j,d);return W===
void 0?{kind:c(j,d),...j}:n(W)}const n=e=>({kind:"invalid",error:e});function o(e){if(/^[a-z0-9]+$/.test(e))return(0,y.J)(e);if(e==="")return(0,y.T)("must have \
at least one character");if(e.includes("."))return(0,y.T)("dots are not allowed");if(e.includes("--"))return(0,y.T)("cannot use multiple consecutive dashes");const d=(0,O.
YE)(e);return d.ok?(0,y.J)((0,O.DI)(d.value)):(0,y.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const E=e=>e===
g?(0,y.J)(e):o(e);function c({host:e,namespace:d},r){return d===g?"legacy":d==="builtin"&&m[r].includes(e)?"builtin":"registry"}function w(e,d){const r=(0,k.Vm)(
d);if(e.namespace===g&&e.host!==r)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${r}.`;const M=l[d].find(({
prefix:S})=>e.type.startsWith(S));return M===void 0?void 0:v(e,M,d)}function v(e,{prefix:d,whose:r,frequency:M},S){const p=`${d}provider-`,T=e.type.slice(p.length);
if(!e.type.startsWith(p)||!o(T).ok)return`Invalid provider type: Provider source ${(0,A.o)(u(e))} has a type with the prefix ${(0,A.o)(d)}, which isn't allowed \
because it would be redundant to name ${r} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const f=u({...e,
type:T},S);return`Invalid provider type: Provider source ${(0,A.o)(u(e,S))} has a type with the prefix ${(0,A.o)(p)}, which isn't valid. Although that prefix is\
 ${M} used in the names of version control repositories for ${r.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,A.o)(f)}?`}const u=({host:e,namespace:d,type:r},M)=>M!==void 0&&e===(0,k.Vm)(M)?`${d}/${r}`:`${(0,P.nx)(e)}/${d}/${r}`}),241:((lt,U,t)=>{t.d(U,
{B:()=>O});var y=t(1831);const A=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,P="TF_TOKEN_";function O(s,h,l){const[i]=(0,y.fK)(h);return i===void 0?[]:s.flatMap(n=>{const o=(0,y.
$k)(n);if(o!==null&&l.has(o))return[];const E=k(n,o,h);return E===null?[]:[{variable:n,why:E,write:i,isParent:m(o,h)}]})}function k(s,h,l){const i=A.exec(s)?.[0];
if(i===void 0)return null;const n=s.slice(i.length);return h!==null&&m(h,l)?`it is for ${(0,y.nx)(h)} only: the clients do not use the tokens of parent domains`:
g(l).some(o=>o===$(n))?i!==P?`it begins with ${i}, and the clients read only ${P}`:h===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,y.nx)(h)}${_(n,l)}`:null}const m=(s,h)=>s!==null&&(0,y.Sv)(h).name.endsWith(`.${(0,y.Sv)(s).name}`),$=s=>s.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function g(s){const{name:h}=(0,y.Sv)(s);return[...new Set([s,h,(0,y.nx)(s)].map($))]}function _(s,h){const{name:l,port:i}=(0,y.
Sv)(h);return i!==443&&!s.includes(":")?"; a port follows a colon":l.includes("-")&&!s.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((lt,U,t)=>{
t.d(U,{S3:()=>M,Wi:()=>w,YM:()=>S,a2:()=>d,cZ:()=>m,cr:()=>u,hs:()=>e,pq:()=>r,sC:()=>v});var y=t(2886),A=t(1064),P=t(1831),O=t(8884);const k=3;function m(p){return[
...Map.groupBy($(p),_).values()].flatMap(T=>{const f=[...Map.groupBy(T,s).values()];return f.length>k?[T]:f}).flatMap(T=>h(T)??[]).map(T=>({cause:T,hits:(0,O.eb)(
T.findings).length})).toSorted(({cause:T,hits:f},{cause:a,hits:R})=>(0,y.Np)(T,a)||g(T)-g(a)||R-f||a.hosts.length-T.hosts.length).map(({cause:T})=>T)}const $=p=>p.
map(T=>({finding:T,hits:(0,O.eb)([T]).length})).toSorted((T,f)=>f.hits-T.hits).map(({finding:T})=>T);function g({code:p,affects:T}){return p==="host-not-checked"?
2:T.length===0||A.Du.some(f=>T.includes(f))?0:1}const _=({severity:p,problem:T,affects:f,exclude:a})=>JSON.stringify([p,T.code,f,a===void 0]),s=p=>p.exclude===void 0?
E(p.problem.help??"",p):"";function h(p){const[T]=p;if(T===void 0)return null;const f=[...new Set(p.flatMap(({host:N})=>N??[]))],{code:a,title:R,help:I,message:j}=T.
problem,W=(N,H)=>f.length>1?E(N,H):N,b=W(j,T),x=p.every(N=>W(N.problem.message,N)===b),J=W(I??"",T),et=p.every(N=>W(N.problem.help??"",N)===J);return{severity:T.
severity,code:a,title:R,affects:T.affects,findings:p,hosts:f,message:x?b:null,help:J!==""&&et?o(J,p):null}}const l=/\bTF_TOKEN_\w+/g,i="TF_TOKEN_HOST",n=5;function o(p,T){
if(!p.includes(i))return p;const f=new Set(T.flatMap(({problem:a})=>a.help?.match(l)??[]));return f.size<=n?`${p}; ${i} is ${[...f].join(" or ")}`:`${p}; in ${i}\
, write each dot of the host as an underscore and each hyphen as two`}function E(p,{host:T}){return T===null||p===""?p:[...new Set([T,(0,P.nx)(T)])].reduce((f,a)=>f.
replaceAll(a,c),p).replace(l,i).replaceAll(/\bhost the host/g,"the host")}function c(p,T,f){const[a=" ",R=" "]=[f[T-1],f[T+p.length]];return/[\s("]/.test(a)&&/[\s,;.:)"]/.
test(R)?"the host":"HOST"}const w=3,v=p=>m(p).flatMap(T=>u(T).slice(0,w).flatMap(([,f])=>(0,O.tN)(f)??[]).filter(f=>!(0,O.cC)(f))),u=({message:p,findings:T})=>p===
null?[...Map.groupBy(T,({problem:f})=>f.message)]:[[p,T]],e=({hosts:p,findings:T})=>p.length>0&&!T.every(y.l$),d=p=>e(p)?"host":"place";function r(p){return e(p)?
p.hosts.length:(0,O.yv)(p.findings).lines.length}function M(p){const{findings:T,message:f}=p;return f===null?T.map(a=>[a]):e(p)?[...Map.groupBy(T,({host:a})=>a).
values()]:(0,O.yv)(T).lines}function S(p){const T=p.filter(R=>e(R)&&R.hosts.length>1),a=[...Map.groupBy(T,({hosts:R})=>R.toSorted().join()).values()].flatMap(([
R,...I])=>R===void 0?[]:I.map(j=>[j,R.code]));return new Map(a.filter(([{message:R}])=>R!==null))}}),4503:((lt,U,t)=>{t.d(U,{DZ:()=>n,R8:()=>E,aE:()=>O,oW:()=>o,
uM:()=>P});var y=t(5143),A=t(8884);function P({file:c,line:w},{links:v,repositories:u}){const{repository:e,path:d}=(0,y.bH)(c);if(e!==null){const M=i(m(u).get(e)),
S=d==="."?null:o(d);return M===null||S===null?null:`${M}/${S}#L${w}`}const r=v?.get(c);return r===void 0?null:r.diff?.lines.has(w)?`${r.diff.url}R${w}`:`${r.url}\
#L${w}`}const O=(c,{repositories:w})=>{const v=m(w).get(c)?.url??null;return v===null||l(v)===null?null:v},k=new WeakMap;function m(c){const w=k.get(c)??new Map(
c.map(v=>[v.name,v]));return k.set(c,w),w}const $=600,g=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,_=/^(?:[\da-f]{40}|[\da-f]{64})$/,
s=/^gitlab\.com$/i,h=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,l=c=>c.length<=$?g.exec(c)?.[1]??
null:null;function i(c){const{url:w=null,commit:v=null}=c??{},u=w===null?null:l(w);return u===null||v===null||!_.test(v)||h.test(u)?null:`${w}${s.test(u)?"/-":""}\
/blob/${v}`}const n=c=>i(c)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function o(c){if(!c.isWellFormed())return null;const w=v=>encodeURIComponent(v).replace(
/[!'()*_~]/g,u=>`%${u.charCodeAt(0).toString(16).toUpperCase()}`);return c.split("/").map(w).join("/")}const E=c=>new Set((0,A.YC)(c).flat().flatMap(w=>typeof w==
"string"?[]:w.file).filter(A.CN))}),7574:((lt,U,t)=>{t.d(U,{I$:()=>k,QN:()=>g,kJ:()=>P,nO:()=>_,tY:()=>O,u8:()=>$});var y=t(4120);const A=864e5;function P(s){const h=Math.
round(s);if(h<1e3)return`${h} ms`;if(h<59950)return`${(h/1e3).toFixed(1)} s`;const l=Math.round(h/1e3);return`${Math.floor(l/60)} min ${l%60} s`}function O(s){return s<
1e3?`${s} B`:s<999950?`${(s/1e3).toFixed(1)} kB`:`${(s/1e6).toFixed(1)} MB`}function k(s){return[["DNS",s.lookupMs],["connect",s.connectMs],["TLS",s.tlsMs],["fi\
rst byte",s.firstByteMs],["total",s.totalMs]].flatMap(([l,i])=>i===null?[]:[[l,i]])}const m=6e4;function $(s,h){const l=Date.parse(h)-Date.parse(s);if(!(l>=m))return"\
less than a minute";const i=Math.floor(l/m),n=[{count:Math.floor(i/1440),unit:i>=2880?"days":"day"},{count:Math.floor(i%1440/60),unit:"h"},{count:i%60,unit:"min"}],
o=n.findIndex(({count:E})=>E>0);return n.slice(o,o+2).filter(({count:E})=>E>0).map(({count:E,unit:c})=>`${E} ${c}`).join(" ")}const g=s=>`${s.slice(0,16).replace(
"T"," ")} UTC`;function _(s,h){const l=(Date.parse(s)-Date.parse(h))/A;if(Number.isNaN(l))return s;const i=(0,y.px)(Math.floor(Math.abs(l)),"day"),n=Math.abs(l)<
1,o=n?"within the last day":`${i} ago`,E=n?"in less than a day":`in ${i}`;return`${s.slice(0,10)} (${l<0?o:E})`}}),4120:((lt,U,t)=>{t.d(U,{DO:()=>o,H8:()=>g,Iu:()=>$,
J5:()=>_,QI:()=>n,Rk:()=>E,SY:()=>h,Sk:()=>s,_l:()=>m,dy:()=>O,od:()=>l,px:()=>k,wO:()=>i});var y=t(4e3),A=t(5799),P=t(1064);const O="new in this pull request",
k=(c,w)=>`${c} ${c===1?w:m(w)}`,m=c=>`${c.replace(/(?<=[^aeiou])y$/,"ie")}s`,$=c=>c.replace(/^./u,w=>w.toUpperCase()),g=c=>A.oC.flatMap(w=>{const{length:v}=c.filter(
u=>u.severity===w);return v===0?[]:[k(v,w)]}).join(", "),_=({length:c},w)=>c<=2*w?c:w;function s(c,w,v,u=e=>`and ${e} more`){const{shown:e,more:d}=(0,y.zN)(c,w);
return[...e.map(v),...d>0?[u(d)]:[]]}const h=c=>P.zK.every(w=>c.includes(w))?"all clients":c.map(w=>P.bB[w]).join(", ");function l(c,w){const v=w.filter(u=>c.includes(
u));return c.length===0||v.length===w.length?"":v.length===0?"no client in use":v.map(u=>P.bB[u]).join(", ")}const i=c=>c.map(w=>P.bB[w]).join(" and "),n=({clients:c,
versions:w})=>c.map(v=>[P.bB[v],w[v]].join(" ").trim()).join(" and "),o=c=>c==="any"?"any service":c;function E(c){switch(c){case"none":return"none";case"sent":
return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((lt,U,t)=>{t.d(U,{BQ:()=>p,CN:()=>f,
Dc:()=>S,II:()=>m,Ky:()=>$,Qz:()=>M,R3:()=>k,Xd:()=>e,YC:()=>u,Yx:()=>w,_X:()=>o,cC:()=>s,eb:()=>h,eo:()=>O,et:()=>T,fP:()=>E,iW:()=>i,mj:()=>n,oN:()=>c,rv:()=>g,
tN:()=>d,xi:()=>r,yv:()=>v});var y=t(5143),A=t(4120),P=t(8641);const O=I=>a(I)?`${m(I.file)}:${I.line}`:I,k=({file:I,line:j,column:W})=>`${m(I)}:${j}:${W}`;function m(I){
const{repository:j,path:W}=(0,y.bH)(I);if(j===null)return(0,P.J7)(I);const b=(0,P.J7)(j);return W==="."?b:`${b}//${(0,P.J7)(W)}`}function $(I,j,W=O){const{places:b,
isOfRepositories:x}=g(R(I)),J=b.slice(0,j).map(W).join(", "),et=b.length-j;return et<=0?J:`${J} and ${(0,A.px)(et,x?"more repository":"more place")}`}function g(I){
const j=_(I),W=j.filter(s).length>1;return{places:W?j:I,isOfRepositories:W}}function _(I){const j=new Set;return I.filter(W=>{const b=a(W)?(0,y._M)(W.file):null;
return b===null?!0:!j.has(b)&&j.add(b)})}const s=I=>a(I)&&(0,y._M)(I.file)!==null,h=I=>_(l(I)).filter(s),l=I=>[...new Set(I.map(({places:j})=>j))].flat(),i=(I,j)=>I===
j?`all ${j} repositories`:`${I} of ${j} repositories`;function n(I,j){const{length:W}=j>1?h(I):[];return W>1?i(W,j):""}function o(I){const j=I.filter(({severity:b})=>b!==
"notice").flatMap(b=>h([b]).map(x=>{const{severity:J,problem:et}=b;return{repository:(0,y._M)(x.file)??"",severity:J,code:et.code,place:x}})),W=({findings:b},x)=>b.
filter(J=>J.severity===x).length;return Array.from(Map.groupBy(j,({repository:b})=>b),([b,x])=>({repository:b,findings:x})).toSorted((b,x)=>W(x,"error")-W(b,"er\
ror")||W(x,"warning")-W(b,"warning"))}const E=({length:I})=>`with errors or warnings in ${I===1?"its":"their"} own files`;function c(I,j){const{isOfRepositories:W}=g(
I),b=J=>(W?(0,y._M)(J.file):null)??O(J),x=new Set(j.map(J=>J&&b(J)));return I.filter(J=>!x.has(b(J)))}const w=(I,j=O)=>$(I,I.every(a)?1:2,j);function v(I){const j=l(
I),W=R(j.filter(a)),b=[...new Set(j.filter(x=>typeof x=="string"))];return{lines:W,settings:b}}const u=({findings:I,hosts:j,roots:W})=>[...new Set([...I.map(({places:b})=>b),
...j.flatMap(({requirements:b})=>b.map(({because:x})=>x)),...W.flatMap(({rows:b})=>b.map(({places:x})=>x))])],e=({places:I})=>I.find(a)??null,d=I=>I.map(e).find(
j=>j!==null)??null;function r(I,{clients:j,repositories:W},b,x){const{lines:J,settings:et}=v([I]);return[["help",(0,P.RK)(I.problem.help??"",b)],["affects",(0,A.
od)(I.affects,j)],["hits",n([I],W.length)],["also at",$(c(J,J.slice(0,1)),x)],["required by",$(et,x)]].filter(([,H])=>H!=="")}const M=({requirements:I})=>I.some(
({because:j})=>j.some(a)),S=I=>new Set(l(I).filter(a).map(({file:j})=>j)).size,p=I=>I.filter(j=>e(j)===null),T=I=>I.every(({problem:j})=>j.code.startsWith("cred\
entials-"))?"credentials":"settings",f=I=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(I)&&(0,y._M)(I)===null,a=I=>typeof I!="string";function R(I){const j=new Set;
return I.filter(W=>{const b=typeof W=="string"?W:`${W.line}:${W.file}`;return!j.has(b)&&j.add(b)})}}),6763:((lt,U,t)=>{t.d(U,{h$:()=>n,q9:()=>g,rc:()=>_});var y=t(
4e3),A=t(5143),P=t(7574),O=t(4120),k=t(8884);const m=50,$=3,g=E=>(0,O.Sk)(E,m,c=>c,c=>`and ${(0,O.px)(c,"more remark")}`),_=E=>[...s(E),...h(E),...l(E)];function s(E){
return(0,k.YC)(E).some(({length:w})=>w===A.WD)?[`lists of places end after ${A.WD} places`]:[]}function h({files:E}){const c=E.filter(({exclude:M,severity:S})=>M!==
void 0&&S!=="notice"),{length:w}=c;if(w===0)return[];const v=[...new Set(c.flatMap(({exclude:M})=>M??[]))],u=(0,k.eb)(c).length,e=w===1?"1 finding is":`${w} fin\
dings are`,d=u===0?"":` of ${(0,O.px)(u,"repository")}`;return[`${e} in tests, examples or templates${d}, where errors are warnings; to skip such files, set ${u===
0?"`exclude`":"`exclude` where their files are read"}: ${(0,y.K4)(v,$,y.dh)}`]}function l({roots:E}){return E.some(({rows:w})=>w.some(({platforms:v})=>v.some(({
available:u})=>u===!0)))?["signatures of provider packages were not verified"]:[]}function i({hosts:E},{scan:c,repositories:w}){const{files:v,bytes:u,usages:e,durationMs:d}=c,
r=E.filter(k.Qz).length,M=r===0?"no registry host is used":`${(0,O.px)(e,"usage")} of ${(0,O.px)(r,"registry host")}`;return w.length>0?`${M} in ${(0,O.px)(w.length,
"repository")}`:v===0&&d===0?null:v===0?"found no Terraform or OpenTofu files":`scanned ${(0,O.px)(v,"file")} (${(0,P.tY)(u)}) in ${(0,P.kJ)(d)}: ${M}`}function n(E,c){
const{dialect:w,durationMs:v,scan:u,remarks:e}=c,d=i(E,c),M=E.hosts.length===0&&u.files===0?"":` for ${(0,O.QI)(w)} (${w.why})`;return[`${o(E)}; checked in ${(0,P.
kJ)(v)}${M}`,...d===null?[]:[d],...e]}function o({findings:E,ignored:c}){const w=(0,O.H8)(E)||"no findings";return c>0?`${w}, ${c} ignored`:w}}),7236:((lt,U,t)=>{
t.d(U,{l:()=>A,o:()=>P});var y=t(1022);function A({kind:O,text:k,address:m},$,g){switch(O){case"required_provider":case"state_store_provider":case"lock_provider":{
const _=(0,y.m)(k??"",g);return _.kind==="registry"?_:null}case"required_provider_nosource":case"required_provider_legacy":return{host:$,namespace:"hashicorp",type:P(
m)};case"implied_provider":return{host:$,namespace:"hashicorp",type:(k??"").replace(/[._].*$/s,"")};default:return null}}const P=O=>O.replace(/^.*\./s,"")}),5257:((lt,U,t)=>{
t.d(U,{JT:()=>k,KS:()=>m,MP:()=>O,W$:()=>P,cd:()=>A});const y="hostnames input",A={file:y,line:1,column:1,endColumn:1},P=$=>$.file===y?y:$,O=({host:$,namespace:g,
name:_,system:s})=>`${$}/${g}/${_}/${s}`,k=({host:$,namespace:g,type:_})=>`${$}/${g}/${_}`;function m({version:$},g){if($===null)return null;const _=$.text??$.values?.[g]??
null;return _===null?null:{text:_,place:$.place}}}),3862:((lt,U,t)=>{t.d(U,{X:()=>m});var y=t(9664),A=t(5011),P=t(7236),O=t(5257);const k=/^\.{1,2}\//;function m(g,_){
const s=Map.groupBy(_,({lockFile:n})=>n),h=new Set(g.flatMap(({kind:n,text:o,place:E})=>$.test(n)&&!k.test(o??"")?(0,y.jt)(E.file):[])),l=new Map,i=(n,o)=>{if(n.
calls.length>0||n.directories.some(w=>h.has(w)))return!0;const E=l.get(n)??new Set(n.providers.map(w=>(0,O.JT)(w.provider)));l.set(n,E);const c=(0,P.l)(o,(0,A.Vm)(
n.client),n.client);return c===null||E.has((0,O.JT)(c))};return g.map(n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const o=s.get(n.place.file)??
[];return o.length===0||o.some(E=>i(E,n))?n:{...n,needs:[]}})}const $=/^(?:module|test_module|terragrunt_source|installed_module)/}),8416:((lt,U,t)=>{t.d(U,{L2:()=>h,
oh:()=>$,rU:()=>l});var y=t(4e3),A=t(5143),P=t(1064),O=t(5603),k=t(3469);const m=function(...d){const{readTools:r}=t.late([400,210,724],1724);return new.target?
new r(...d):r(...d)};function $(d,r){let M;return()=>(M??=m(d,r),M)}const g=["terraform"],_="assumed, CLI not detected; set `dialect`",s="CLI not detected; set \
`dialect` to check one";function h({setting:d,scan:r}){const M=d.name==="auto"?null:n(d.name);if(r===null||r.isEmpty){const R=M===null?s:i;return v(M??P.Du,[R],
[],d,{signs:[],constraints:[]})}const S=w(r,d,M),{constraints:p}=r;if(M!==null)return v(M,[i],[],d,{signs:S,constraints:p});const T=c(S);if(T.length===0)return{
...v(g,[_],[],d,{signs:S,constraints:p}),isGuess:!0};const f=o(T),a=f.flatMap(R=>T.find(I=>I.client===R)??[]);return v(f,a.map(e),T,d,{signs:S,constraints:p})}function l({
clients:d},r){if(r===null||r.isEmpty)return P.zK;const{others:M}=r.tools(),S=d;return P.zK.filter(p=>S.includes(p)||M.has(p)||p==="terragrunt"&&r.usesTerragrunt)}
const i="set by `dialect`",n=d=>d==="both"?P.Du:[d],o=d=>P.Du.filter(r=>d.some(M=>M.client===r));function E(d){const r=d.filter(({place:M})=>!(0,A.Zl)(M.file));
return r.length===0?d:r}const c=d=>{const r=E(d);return O.A.map(S=>r.filter(p=>p.level===S)).find(({length:S})=>S>0)??[]};function w({signs:d,tools:r,hasCloudHostname:M},S,p){
const T=c(d),f=p??o(T),a=T.every(({place:x})=>(0,A.Zl)(x.file)),R=p===null&&(a||T.some(({isCloud:x})=>x)),I=S.version===null&&f.some(x=>(0,k.w)(x,[]).length>1);
if(!R&&!I)return d;const{setsCloudHostname:j,signs:W}=r(),b=M||j;return[...d.filter(({isCloud:x})=>!(x&&b)),...W]}function v(d,r,M,S,p){const[T,...f]=d,a=d.map(
j=>u(j,S,p)),R=a.flatMap(({client:j,version:W})=>W===null?[]:[[j,W]]),I=a.flatMap(({version:j,signs:[W]})=>j===null||W===void 0?[]:[e(W)]);return{name:T===void 0||
f.length>0?"both":T,clients:d,releases:a.flatMap(({releases:j})=>j),versions:Object.fromEntries(R),why:[...new Set([...r,...I])].join(", "),evidence:[...new Set(
[...M,...a.flatMap(({signs:j})=>j)])]}}function u(d,{version:r},M){if(r!==null)return{client:d,releases:(0,k.w)(d,[r]),version:r,signs:[]};const S=E(M.signs.filter(
I=>I.client===d&&I.version!==null)),p=[...new Set(S.map(I=>(I.version??"").replace(/^v/,"")))];if(p.length>0){const[I="",...j]=p,W=j.length===0&&(0,k.l)(I);return{
client:d,releases:(0,k.w)(d,p),version:W?I:null,signs:S}}const T=E(M.constraints),f=T.map(({text:I})=>I),a=(0,k.w)(d,f);if(a.length===(0,k.w)(d,[]).length)return{
client:d,releases:a,version:null,signs:[]};const R=T.map(({text:I,place:j})=>({client:d,level:"syntax",place:j,text:`requires ${(0,y.dh)(I)}`,version:I}));return{
client:d,releases:a,version:f.length===1?f[0]??null:null,signs:R}}const e=({place:d,text:r})=>`${d.file}:${d.line} ${r}`}),2161:((lt,U,t)=>{t.d(U,{L8:()=>h,TD:()=>o,
U4:()=>_,Z8:()=>E,e0:()=>s,tr:()=>g});var y=t(1064);const A=["terraform"],P=["opentofu"],O=[{suffix:".tftest.hcl",class:"test",clients:y.Du,twin:".tofutest.hcl"},
{suffix:".tftest.json",class:"test",clients:y.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:P},{suffix:".tofutest.json",class:"test",clients:P},
{suffix:".tfquery.hcl",class:"query",clients:A},{suffix:".tfquery.json",class:"query",clients:A},{suffix:".tfmigrate.hcl",class:"migrate",clients:A},{suffix:".t\
fcomponent.hcl",class:"stack",clients:A},{suffix:".tfcomponent.json",class:"stack",clients:A},{suffix:".tfstack.hcl",class:"stack",clients:A},{suffix:".tfstack.\
json",class:"stack",clients:A},{suffix:".tfdeploy.hcl",class:"deploy",clients:A},{suffix:".tfdeploy.json",class:"deploy",clients:A},{suffix:".tfmock.hcl",class:"\
none",clients:y.Du},{suffix:".tofumock.hcl",class:"none",clients:P},{suffix:".tf.json",class:"config",clients:y.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"\
config",clients:P},{suffix:".tf",class:"config",clients:y.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:P},{suffix:"terragrunt.hcl.json",class:"terrag\
runt",clients:y.Du},{suffix:".hcl",class:"terragrunt",clients:y.Du}],k=Map.groupBy(O,({suffix:c})=>c.slice(c.lastIndexOf(".")+1)),m=".terraform.lock.hcl",$={class:"\
lock",syntax:"hcl",clients:y.Du,isOverride:!1},g=c=>c.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(c),_=".terraform/modules/modules.json",s={...$,class:"\
manifest",syntax:"json"};function h(c,w,v){if(c===m)return $;const e=k.get(c.slice(c.lastIndexOf(".")+1))?.find(({suffix:a})=>c.endsWith(a));if(e===void 0||e.class===
"none")return;const d=l(c)&&e.class==="test"&&v==="tests";if(l(c)&&!d)return;const r=c.slice(0,-e.suffix.length),M=e.twin!==void 0&&w.has(r+e.twin),S=r==="overr\
ide"||r.endsWith("_override"),p=M||d;if(p&&!e.clients.includes("terraform"))return;const T=p?A:e.clients,f=c.endsWith(".json")?"json":"hcl";return{class:e.class,
syntax:f,clients:T,isOverride:S}}const l=c=>c.startsWith(".")||c.endsWith("~")||c.startsWith("#")&&c.endsWith("#"),i=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),o=c=>i.test(c),E=c=>o(c)||n.test(c)}),6195:((lt,U,t)=>{t.d(U,{$8:()=>m,G$:()=>$,Ls:()=>O,UO:()=>g,VK:()=>P,sq:()=>_});var y=t(6760);const A=/[*?[{]/;
function P(s){const h=s.split("/"),l=h.findIndex(i=>A.test(i));return l<0?{fixed:s}:{fixed:h.slice(0,l).join("/"),glob:h.slice(l).join("/")}}function O(s){const h=s.
map(l=>{const i=l.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:i,start:k(i)}});return l=>{const i=l.toLowerCase();return h.some(({glob:n,start:o})=>n===
l||i.startsWith(o)&&y.posix.matchesGlob(l,n))}}function k(s){const[h=""]=s.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(s)??[];return h.toLowerCase()}const m=({
file:s,glob:h},l)=>s===l||h!==void 0&&y.posix.matchesGlob(l,h),$=s=>s.startsWith(".")||s==="node_modules",g=(s,h)=>s===h||s.startsWith(h.endsWith(y.sep)?h:h+y.sep),
_=s=>y.sep==="/"?s:s.replaceAll(y.sep,"/")}),5603:((lt,U,t)=>{t.d(U,{A:()=>O,j:()=>k});var y=t(5143),A=t(1064),P=t(5011);const O=["lock-file","syntax","version-\
file","tool","hook"];class k{found=new Map;allowed=new Map;addFiles(g){for(const{file:_,kind:s,scope:h,isContext:l}of g){if(l)continue;const[i]=s.clients;if(i!==
void 0&&s.clients.length===1&&!m(_)){const n={file:_,line:1,column:1,endColumn:1};this.addSyntax(i,`is read by ${A.bB[i]} only`,n)}for(const n of h.traits)this.
addTrait(n)}}addUsages(g){for(const _ of g)_.kind==="lock_provider"?this.addLock(_):_.kind==="cloud_default"&&this.addCloud(_)}signs(){return[...this.found.values()]}constraints(){
return[...this.allowed.values()]}addTrait({kind:g,text:_,place:s}){if(g==="version"){const h=(0,y.Zl)(s.file)?`${_} aside`:_;this.allowed.has(h)||this.allowed.set(
h,{text:_,place:s})}else if(g==="binary"){const l={client:_==="tofu"?"opentofu":"terraform",level:"version-file",place:s,version:null};this.put({...l,text:"sets\
 terraform_binary"})}else if(g!=="compatible"&&g!=="provider-version"){const{client:h,what:l}=A.$I[g];this.addSyntax(h,`has ${l}`,s)}}addLock({host:g,place:_}){
const s=A.Du.find(l=>(0,P.Vm)(l)===g);if(s===void 0)return;const h=`locks providers from ${g}`;this.put({client:s,level:"lock-file",place:_,text:h,version:null})}addCloud({
clients:g,isOverridden:_,place:s}){if(_||!g.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:s,text:"has a cloud block without hos\
tname",version:null,isCloud:!0})}addSyntax(g,_,s){this.put({client:g,level:"syntax",place:s,text:_,version:null})}put(g){const _=`${g.client} ${g.text}`;if(this.
found.has(_))return;const s=(0,y.Zl)(g.place.file)?`${_} aside`:_;this.found.has(s)||this.found.set(s,g)}}const m=$=>/(^|\/)[.#][^/]*$/.test($)}),7854:((lt,U,t)=>{
t.d(U,{Oo:()=>$,YW:()=>O,kA:()=>m,sw:()=>k,u3:()=>s,vH:()=>g});var y=t(7052),A=t(1064);const P={line:1,column:1,endColumn:1};function O(h,l,i=P){const n={file:h===
""?".":h,...i};return{problem:l,place:n,clients:A.Du,host:null}}function k(h,l){const i=$(o=>o.filter(E=>l.includes(E))),n=$(o=>o.map(E=>({...E,clients:i(E.clients)})).
filter(E=>E.clients.length>0));return h.flatMap(o=>{const E=i(o.clients);if(E.length===o.clients.length)return o;const c=n(o.needs),w=o.isHostImplied?c[0]?.host??
o.host:o.host;return E.length===0?[]:{...o,clients:E,needs:c,host:w}})}const m=h=>{const l=new Set;for(const{host:i,isHostImplied:n}of h)i!==null&&!n&&l.add(i);
return l};function $(h){let l;return i=>{l??=new Map;const n=l.get(i);if(n!==void 0||l.has(i))return n;const o=h(i);return l.set(i,o),o}}const g=(h,l)=>h.filter(
i=>i.clients.some(n=>l.includes(n))),_=1e4;class s{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(l=_){this.max=l}add(l){const{problem:i,place:n}=l;
if(i.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const o=this.kept.get(i.severity)??0;this.kept.set(i.severity,o+1),o<this.max?
this.notes.push(l):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const l=(0,y.fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[
...this.notes,O(".",l)]}}}),7152:((lt,U,t)=>{t.d(U,{G:()=>o});var y=t(3024),A=t(6760),P=t(9461),O=t(5747),k=t(7052),m=t(9664),$=t(2161),g=t(6195);function _(u,e,d,r){
if(u.kind==="error")return(0,k.fileUnreadable)({what:"link",code:u.code});const{kind:M,path:S}=u;return(0,g.UO)(S,e.boundary)?M==="directory"?null:M==="special"?
(0,k.fileUnreadable)({what:"link-to-special-file"}):{path:S,isScanned:s(S,e,d,r)}:(0,k.fileOutside)()}function s(u,e,d,r){if(e.file!==void 0||e.glob!==void 0||!(0,g.
UO)(u,e.path))return!1;const[M="",...S]=(0,g.sq)((0,A.relative)(e.path,u)).split("/").toReversed();if(S.some(g.G$))return!1;const p=(0,g.sq)((0,A.relative)(d,u)).
split("/");return p.map((f,a)=>p.slice(0,a+1).join("/")).slice(-1-S.length).some(r)?!1:(0,$.L8)(M,new Set([M]),S[0]??"")!==void 0}var h=t(7854);const l={files:1e6,
directoryFiles:5e4},i=200,n=1e4;function*o(u,e={toolFiles:[],hasPlugins:!1},d=l){const r=new c(u,e,d);for(const M of u.scan){const S=E(r.root,M);"path"in S?yield*r.
walkFrom(S):yield{kind:"note",note:S}}}function E(u,e){const{fixed:d,glob:r}=(0,g.VK)(e);try{const M=(0,y.realpathSync)((0,A.resolve)(u,d)),S=(0,g.sq)((0,A.relative)(
u,M)),p=(0,g.UO)(M,u),T=p?u:M;if(r!==void 0)return{path:M,name:S,boundary:T,glob:(0,m.Gz)(S,r)};if((0,y.statSync)(M).isDirectory())return{path:M,name:S,boundary:T};
const f=(0,A.resolve)(M,"..");return{...{path:f,name:(0,g.sq)((0,A.relative)(u,f))},boundary:p?u:f,file:S}}catch(M){return(0,h.YW)(e,(0,k.fileUnreadable)({what:"\
scan",code:(0,O.Oj)(M)}))}}class c{root;isExcluded;aside;limits;selected;files=0;constructor({root:e,scan:d,exclude:r},M,S){this.root=(0,y.realpathSync)(e),this.
isExcluded=(0,g.Ls)(r),this.aside=M,this.limits=S,this.selected=d.length>1?new Set:null}*walkFrom(e){const d=e.glob===void 0&&e.file===void 0,r=[{path:e.path,name:e.
name,depth:0,isSelected:d}];for(let M=r.pop();M!==void 0;M=r.pop()){yield{kind:"directory",name:M.name};const S=v(M);if("problem"in S){yield{kind:"note",note:S};
continue}const p=[];for(const T of this.findFiles(e,M,S))if("problem"in T)yield{kind:"note",note:T};else if(p.length<this.limits.directoryFiles)p.push(T);else{yield w(
M,"directory",this.limits.directoryFiles);break}if(this.files+=p.length,this.files>this.limits.files){yield w(M,"files",this.limits.files);return}if(p.some(({isContext:T})=>!T)&&
(yield{kind:"module",files:p}),e.file!==void 0)return;for(const T of this.findDirectories(e,M,S))r.push(T)}}*findFiles(e,d,r){const M=new Set;let S=!1;for(const T of r)
(0,$.tr)(T.name)&&!T.isDirectory()&&M.add(T.name),S||=T.name===".terraform",this.aside.hasPlugins||=T.name==="terraform.d";const p=d.name.slice(d.name.lastIndexOf(
"/")+1);for(const T of r){if(T.isDirectory())continue;const f=(0,$.L8)(T.name,M,p);if(f===void 0){(0,$.Z8)(T.name)&&this.addToolFile(d,T.name);continue}const a=(0,m.
Gz)(d.name,T.name),I={path:d.path+A.sep+T.name,file:a,kind:f,isContext:!this.select(e,d,a)};T.isFile()?yield I:T.isSymbolicLink()?yield*this.follow(e,I):yield(0,h.
YW)(a,(0,k.fileUnreadable)({what:"special-file"}))}if(S&&d.isSelected){const T=[d.path,...$.U4.split("/")].join(A.sep),f=(0,P.$)(T);f.kind==="file"&&f.path===T&&
(yield{path:T,file:(0,m.Gz)(d.name,$.U4),kind:$.e0,isContext:!1})}}addToolFile({path:e,name:d},r){const M=(0,m.Gz)(d,r);this.aside.toolFiles.length>=n||this.isExcluded(
M)||this.aside.toolFiles.push({path:e+A.sep+r,file:M})}select(e,d,r){return!(d.isSelected||(0,g.$8)(e,r))||this.isExcluded(r)||this.selected?.has(r)?!1:(this.selected?.
add(r),!0)}*follow(e,d){const r=_((0,P.$)(d.path),e,this.root,this.isExcluded);r!==null&&("code"in r?yield(0,h.YW)(d.file,r):yield{...d,path:r.path,isContext:d.
isContext||r.isScanned})}findDirectories({glob:e},{path:d,name:r,depth:M,isSelected:S},p){const T=[];for(const f of p.toReversed()){if(!f.isDirectory()||(0,g.G$)(
f.name))continue;const a=(0,m.Gz)(r,f.name);if(this.isExcluded(a))continue;const R=S||e!==void 0&&A.posix.matchesGlob(a,e),I=d+A.sep+f.name;T.push({path:I,name:a,
depth:M+1,isSelected:R})}return T}}const w=({name:u},e,d)=>({kind:"note",note:(0,h.YW)(u,(0,k.fileLimit)({kind:e,max:d}))});function v({path:u,name:e,depth:d}){
if(d>i)return(0,h.YW)(e,(0,k.fileLimit)({kind:"depth",max:i}));try{return(0,y.readdirSync)(u,{withFileTypes:!0}).sort((r,M)=>r.name<M.name?-1:1)}catch(r){return(0,h.
YW)(e,(0,k.fileUnreadable)({what:"directory",code:(0,O.Oj)(r)}))}}}),1435:((lt,U,t)=>{t.d(U,{j:()=>m,o:()=>$});var y=t(9562);const A=function(..._){const{thisMachine:s}=t.
late([921,456,696],2696);return new.target?new s(..._):s(..._)},P=function(..._){const{mergeFindings:s}=t.late([921,456,696],2696);return new.target?new s(..._):
s(..._)},O=function(..._){const{readCliConfig:s}=t.late([921,456,696],2696);return new.target?new s(..._):s(..._)},k=function(..._){const{withoutInstalled:s}=t.
late([927,649],1264);return new.target?new s(..._):s(..._)};function m(_,s,h,{environment:l,directory:i,mayHavePlugins:n,plugins:o=null}){if(s.hostnames.length===
0&&_.every(({needs:e})=>e.length===0))return{usages:_,remarks:[],findings:[],configs:[],releases:h.releases};const E=$(s.cliConfig,h.clients,l),c=h.releases.map(
e=>{const d=E.find(({client:r})=>r===e.client);return{...e,attemptMs:d?.requestTimeoutMs??e.attemptMs}}),w={root:i,plugins:o,mayHavePlugins:n,releases:c,asksMirrors:s.
depth!=="discovery"},v=g(_,E,w),u=[...E.flatMap(e=>e.findings),...v.findings];return{...v,findings:P(u),configs:E,releases:c}}function $(_,s,h){const l=A(h);return s.
map(i=>O(i,l,_))}function g(_,s,h){return _.some(({needs:i})=>i.some(({service:n})=>n===y.xq))?k(_,s,h):{usages:_,remarks:[],findings:[]}}}),5866:((lt,U,t)=>{t.
d(U,{D0:()=>o,lz:()=>E,a3:()=>w});var y=t(7052),A=t(9664);function P(u,{evidence:e,versions:d}){if(u.version!==null)return()=>u.version;const r=e.filter(({level:M,
version:S})=>M==="version-file"&&S!==null);return(M,S)=>r.some(T=>T.client===M&&O(S,(0,A.jt)(T.place.file)))?d[M]??null:null}const O=(u,e)=>e===""||`${u}/`.startsWith(
`${e}/`);var k=t(6195),m=t(7854),$=t(3152);const g=function(...u){const{RootNotes:e}=t.late([400,210,724],1724);return new.target?new e(...u):e(...u)},_=function(...u){
const{textNotes:e}=t.late([400,210,724],1724);return new.target?new e(...u):e(...u)},s=function(...u){const{Readings:e}=t.late([400,210,724],1724);return new.target?
new e(...u):e(...u)},h=function(...u){const{layoutsOf:e}=t.late([400,210,724],1724);return new.target?new e(...u):e(...u)},l=function(...u){const{rootsOf:e}=t.late(
[400,210,724],1724);return new.target?new e(...u):e(...u)},i=function(...u){const{unmatched:e}=t.late([400,210,724],1724);return new.target?new e(...u):e(...u)},
n=2e5;function o({usages:u,notes:e,scanned:d,changed:r,dialect:M,settings:S,listed:p}){const{declared:T,endedAt:f}=d;if(u.length===0&&!T.some(Z=>"place"in Z)&&S.
roots.length===0)return{roots:[],notes:[]};const{clients:R,versions:I}=M,j={usages:u,declared:T,clients:R},W=p===void 0?E(j,S,f===null):c(j,p),b=[],x=[],J=new s,
et=S.dialect.name==="auto"?[]:R,N=new g({clients:R,readings:J,upgrade:S.upgrade,versionIn:P(S.dialect,M)}),H=S.depth!=="discovery";let G=0;for(const Z of l(W,{changed:r,
versions:I,hasCalls:H})){if(G+=Z.directories.length,G>n){x.push((0,m.YW)(Z.directory,(0,y.fileLimit)({kind:"roots",max:n})));break}N.add(Z),H&&b.push(Z)}const K=[
..._(u,T,{...M,readings:J,set:et})].filter(({place:Z})=>r===null||r.has(Z.file)),X=new Set(e.flatMap(({problem:Z,place:st})=>Z.code==="lock-invalid"?st.file:[])),
z=[...K,...N.notes()].filter(({place:Z})=>!X.has(Z.file));return{roots:b,notes:[...z,...x]}}function E(u,{roots:e},d){const r=e.map(p=>({text:p,matches:(0,k.Ls)(
[p])})),M=h({...u,patterns:r}),S=d?i(M,r):[];if(S.length===0)return M;throw new $.GN(S.map(p=>`roots: no directory with configuration matches ${p}`))}function c(u,e){
return u.clients.flatMap(d=>h({...u,clients:[d],patterns:[{text:"",matches:M=>e.get(d)?.has(M)===!0}]}))}function w(u,e,{depth:d},r){if(d==="discovery")return u;
const M=({kind:p,workspace:T})=>p==="cloud_default"?!!r.TF_CLOUD_HOSTNAME:p!=="backend_remote_default"||T?.organization===null,S=new Set(e.filter(p=>!M(p)).map(
({place:p})=>v(p)));return u.map(p=>p.problem.code==="host-missing"&&S.has(v(p.place))?{...p,problem:{...p.problem,severity:"error"}}:p)}const v=({file:u,line:e,
column:d})=>`${u}:${e}:${d}`}),370:((lt,U,t)=>{t.d(U,{C_:()=>s,IZ:()=>g,PT:()=>_,SQ:()=>m});var y=t(6897),A=t(8416),P=t(7152);const O=function(...h){const{scanInSteps:l}=t.
late([400,210,724],1724);return new.target?new l(...h):l(...h)},k=20;async function m({scan:h,exclude:l},{directory:i,environment:n,stop:o,progress:E}){const c={
root:i,scan:h,exclude:l},w=o.why===null?$(c):null;if(w!==null)return w;const v=O(c,Object.keys(n));return(0,y.n)(v,o,u=>E({kind:"scan",files:u}))}function $(h){
const l={toolFiles:[],hasPlugins:!1};let i=0;for(const{kind:n}of(0,P.G)(h,l))if(i+=1,n!=="directory"||i>k)return null;return{...l,usages:[],notes:[],declared:[],
signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const g=(h,l,i)=>(0,A.L2)(_(h,l,i));function _({dialect:h,exclude:l,scan:i},n,{
environment:o,directory:E}){if(i.length===0)return{setting:h,scan:null};const c=(0,A.oh)({root:E,exclude:l},n.toolFiles),w=!!o.TF_CLOUD_HOSTNAME;return{setting:h,
scan:{...n,tools:c,hasCloudHostname:w}}}const s=({hasPlugins:h},{scan:l})=>h||l.some(i=>i!==".")}),7082:((lt,U,t)=>{t.d(U,{O:()=>y});const y=A=>({discovery:A,hops:[],
timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((lt,U,t)=>{t.d(U,{C:()=>O,h:()=>m});var y=t(5143),
A=t(7854);const P=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migr\
ate_backend_remote","migrate_backend_remote_default"]);function O($,g,_,s=(0,A.kA)(g)){const h=$.hostnames.flatMap(({host:i,services:n})=>{const o=n.length>0?n:
$.requiredServices;return(o.length>0?o:["any"]).map(c=>({host:i,service:c,clients:_,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),l=new Set([...s,...$.
hostnames.map(({host:i})=>i)]);return m([h,k(g,l)],_)}const k=($,g)=>$.flatMap(({kind:_,needs:s,place:h})=>{const l=!P.has(_);return s.map(i=>({...i,because:[h],
isImplied:!g.has(i.host),isForInit:l}))});function m($,g){return[...Map.groupBy($.flat(),({host:s,service:h})=>`${s} ${h}`).values()].flatMap(s=>{const[h]=s;if(h===
void 0)return[];const{host:l,service:i}=h;return{host:l,service:i,clients:g.filter(n=>s.some(o=>o.clients.includes(n))),because:(0,y.As)(s.flatMap(({because:n})=>n)),
isImplied:s.every(({isImplied:n})=>n),isForInit:s.some(({isForInit:n})=>n),...s.every(({isAssumed:n})=>n===!0)?{isAssumed:!0}:{}}})}}),5960:((lt,U,t)=>{t.d(U,{e:()=>O,
i:()=>m});var y=t(6697),A=t(1831),P=t(7082);function O($,{hostnames:g,allowedHosts:_},{isGuess:s}){const h=new Set(g.map(({host:i})=>i)),l=new Map;for(const i of $){
const{host:n}=i;if(h.has(n)||l.has(n))continue;const o=s===!0||i.isAssumed===!0,E=k(i,o,(0,A.Jr)(n,_));E!==null&&l.set(n,E)}return l}function k({host:$,isImplied:g,
because:_,clients:s,isAssumed:h=!1},l,i){const n=(0,A.nx)($);if((0,A.Rt)($))return(0,y.hostGeneric)({host:n});const[o]=_.filter(c=>typeof c!="string"),E=g&&o!==
void 0?{place:o,clients:s}:null;return E!==null&&l?(0,y.hostAssumed)({host:n,...E,isListed:h}):i?null:(0,y.hostNotAllowed)(E===null?{host:n}:{host:n,implied:E})}
const m=($,g)=>({host:$,attempt:(0,P.O)({kind:"skipped",problem:g}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((lt,U,t)=>{
t.d(U,{f:()=>O,q:()=>$});var y=t(3024),A=t(6760),P=t(6309);function O(l,i,n){const o=m((0,y.realpathSync)(l),i),E=(0,A.basename)(i);k((0,A.join)(o,E));const c=(0,A.
join)(o,`.${E.slice(0,60)}.${Math.random().toString(36).slice(2)}`),w=(0,y.openSync)(c,"wx");try{try{for(const v of n)(0,y.writeFileSync)(w,v)}finally{(0,y.closeSync)(
w)}(0,y.renameSync)(c,(0,A.join)(o,E))}catch(v){throw(0,y.rmSync)(c,{force:!0}),v}}function k(l){const i=(0,y.lstatSync)(l,{throwIfNoEntry:!1});if(i===void 0||i.
isFile()||i.isSymbolicLink())return;const n=i.isDirectory()?"is a directory":"is not a regular file";throw new P.Lw(`it ${n}; choose another path`)}function m(l,i){
const n=(0,A.resolve)(l,i),o=h(l,n);if(!o&&!(0,A.isAbsolute)(i))throw new P.Lw(`it is outside ${l}; use an absolute path if that is intended`);const E=o?l:(0,A.
parse)(n).root;return(0,A.relative)(E,(0,A.dirname)(n)).split(A.sep).filter(Boolean).reduce((w,v)=>g(w,v,l),E)}function $(l,i){const n=(0,y.realpathSync)(l);return _(
m(n,i),(0,A.basename)(i),n)}function g(l,i,n){const o=(0,A.join)(l,i);return(0,y.lstatSync)(o,{throwIfNoEntry:!1})===void 0&&s(o),_(l,i,n)}function _(l,i,n){const o=(0,A.
join)(l,i);if(!(0,y.lstatSync)(o,{throwIfNoEntry:!1})?.isSymbolicLink())return o;const E=(0,y.realpathSync)(o);if(!h(n,l)||h(n,E))return E;throw new P.Lw(`the l\
ink ${(0,A.relative)(n,o)} leads outside ${n}; remove it or choose another path`)}function s(l){try{(0,y.mkdirSync)(l)}catch(i){if(!(0,P.Or)(i)||i.code!=="EEXIS\
T")throw i}}function h(l,i){const n=(0,A.relative)(l,i);return n!==".."&&!n.startsWith(`..${A.sep}`)&&!(0,A.isAbsolute)(n)}}),9076:((lt,U,t)=>{t.d(U,{QB:()=>A,im:()=>y,
yX:()=>P});const y=["fails","warns","works","unchecked","skipped"],A=5,P=({outcome:O})=>O!=="unchecked"&&O!=="skipped"}),997:((lt,U,t)=>{t.d(U,{O:()=>A,T:()=>O});
var y=t(1064);const A=({earlier:k,attempt:m,later:$})=>[...k,m,...$];function P({discovery:k,timing:m,headMs:$,hops:g},{attemptMs:_}){const s=$!==null&&$<=_?g.at(
-1)?.status:null;return s===null||(0,y.Mq)(s??0)?"retries":k.kind!=="failed"&&m.totalMs<=_?"works":"fails"}function O(k,m){const $=k.map(s=>P(s,m)),g=$.indexOf(
"works");return g<0?"never":g<=m.retries&&!$.slice(0,g).includes("fails")?"always":"sometimes"}}),3795:((lt,U,t)=>{t.d(U,{qY:()=>_,Si:()=>n,fN:()=>l,XP:()=>i});
var y=t(733),A=t(1831),P=t(4120),O=t(8641);const k=2,m=80;function $(o){if(o.kind==="scan")return`read ${(0,P.px)(o.files,"file")}`;if(o.kind==="registries")return`${o.
done} of ${(0,P.px)(o.total,"question")} to registries answered`;const{done:E,total:c,failed:w,waiting:v}=o,u=w===0?"":`, ${w} failed so far`;return`${E} of ${(0,P.
px)(c,"host")} checked${u}${g(v)}`}function g(o){if(o.size===0)return"";const E=[...o].slice(0,k).map(w=>(0,O.RK)((0,A.nx)(w),m)),c=o.size-E.length;return c>0?`\
; waiting for ${E.join(", ")} and ${(0,P.px)(c,"other")}`:`; waiting for ${E.join(" and ")}`}const _={show:()=>{},end:()=>{}},s=5e3,h=200;function l(o,E){let c=null,
w=!0;const v=E(s,()=>{c!==null&&(w&&o($(c)),w=!w)});return{show:e=>{c=e},end:v}}function i(o,E,c){let w=null,v="";const u=c(h,()=>{const r=w===null?"":(0,y.W)($(
w),0,E-1);r!==v&&(v=r,o(`\r${r}\x1B[K`))});return{show:r=>{w=r},end:()=>{u(),v!==""&&o("\r\x1B[K")}}}const n=(o,E)=>{const c=setInterval(E,o).unref();return()=>clearInterval(
c)}}),8463:((lt,U,t)=>{t.d(U,{t:()=>i});var y=t(6309),A=t(566),P=t(3329),O=t(5505),k=t(5955),m=t(8641);const $=function(...o){const{hash:E}=process.getBuiltinModule(
"node:crypto");return new.target?new E(...o):E(...o)},g=function(...o){const{renderBadge:E}=t.late([912],7912);return new.target?new E(...o):E(...o)},_=function(...o){
const{renderCodeQuality:E}=t.late([811],9811);return new.target?new E(...o):E(...o)},s=function(...o){const{renderHtml:E}=t.late([394],6394);return new.target?new E(
...o):E(...o)},h=function(...o){const{renderJunit:E}=t.late([176],176);return new.target?new E(...o):E(...o)},l=function(...o){const{renderSarif:E}=t.late([921,
341,695],7695);return new.target?new E(...o):E(...o)};function i({report:o,badge:E},c,w){const v=[],u=(e,d,r)=>{try{(0,A.f)(w,d,(0,k.mk)(r()))}catch(M){v.push(`\
the ${e} ${(0,m.RK)(d)} was not written: ${(0,m.RK)((0,y.A3)(M))}`)}};for(const{path:e,format:d}of o)u("report",e,()=>n(d,c));return E!==null&&u("badge",E,()=>[
g(c.verdict)]),v}function n(o,{verdict:E,context:c}){switch(o){case"json":return(0,P.h)(E,c);case"sarif":return l(E,c);case"junit":return h(E,c);case"codequalit\
y":return _(E,w=>$("sha256",w));case"html":return s(E,c,w=>$("sha256",w,"base64"));case"markdown":return[(0,O.Gc)(E,c)]}}}),7361:((lt,U,t)=>{t.d(U,{QY:()=>$,_N:()=>m,
eC:()=>k,mc:()=>O});var y=t(7574),A=t(5102),P=t(4120);function O({good:g,runs:_}){if(_===0)return null;const s=Math.floor(1e4*g/_);if(s>=9900)return`${s/100}%`;
const h=Math.floor(s/10);return h===0&&g>0?"below 0.1%":`${h/10}%`}const k=({days:g,good:_,runs:s})=>`${_} of ${(0,P.px)(s,"run")} in ${g} days`;function m(g){const _=A.
vh.flatMap(h=>{const{length:l}=g.filter(n=>n.outcome===h),i=h==="warns"?"with warnings":A.nx[h];return l===0?[]:[`${l} ${i}`]});return`${g.length===1?"last run":
`last ${(0,P.px)(g.length,"run")}`}: ${_.join(", ")}`}const $=({from:g,until:_},s)=>_===null?`${(0,y.u8)(g,s)} so far`:(0,y.u8)(g,_)}),4218:((lt,U,t)=>{t.d(U,{H6:()=>c,
MC:()=>s,U4:()=>h,XQ:()=>v,bW:()=>n,kW:()=>w,qX:()=>_,wz:()=>E});var y=t(9076),A=t(7574),P=t(5102),O=t(4120);const k=[{mark:"\u2581",belowMs:100,words:"below 10\
0 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",
belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],m="\u2573",$="\u254C";function g(u){return u.outcome===
"fails"?m:(0,y.yX)(u)?k.find(({belowMs:e})=>(u.ms??0)<e)?.mark??"":$}const _=u=>u.map(g).join("");function s(u){const e=u.flatMap(({history:p})=>p.recent),d=new Set(
e.map(g)),r=e.some(p=>g(p)===k[0].mark&&p.ms===null);return[...k.map(({mark:p,words:T},f)=>[p,f===0&&r?`${T} or not measured`:T]),[m,"failed"],[$,"no result"]].
filter(([p])=>d.has(p))}function h({hosts:u},{history:e}){return u.flatMap(r=>{const M=e?.get(r.visit.host);return M!==void 0&&M.recent.filter(y.yX).length>1?[{
host:r,history:M}]:[]}).toSorted((r,M)=>Number(i(M))-Number(i(r))||o(r,l)-o(M,l)||o(r,Number.POSITIVE_INFINITY)-o(M,Number.POSITIVE_INFINITY))}const l=30,i=({host:u})=>(0,P.
sG)(u)==="fails",n=({history:u},e)=>c(u).findLast(d=>d.days<=e);function o(u,e){const d=n(u,e);return d===void 0?1:d.good/d.runs}const E=u=>i(u)||u.history.recent.
some(({outcome:e})=>e==="fails"),c=({uptime:u})=>u.filter(({runs:e},d)=>e>(u[d-1]?.runs??0));function w({recent:u,uptime:e,incidents:[d]}){if(d===void 0||d.until!==
null)return null;const r=u.filter(({outcome:p})=>p==="fails").length,M=e.at(-1);return M!==void 0&&M.runs-M.good===1?`first failure in ${(0,O.px)(M.runs,"run")}`:
r<=d.runs&&d.runs>1?null:`failed ${r} of the last ${u.filter(y.yX).length} runs`}function v({incidents:[u]}){return u===void 0||u.until!==null||u.runs<2?null:`f\
ailing since ${(0,A.QN)(u.from)} (${(0,O.px)(u.runs,"run")})`}}),1505:((lt,U,t)=>{t.d(U,{G_:()=>i,Yj:()=>l,Zc:()=>s,o7:()=>h,pk:()=>_,se:()=>g,tN:()=>k});var y=t(
4e3),A=t(7574),P=t(4120),O=t(8884);const k=120,m=20,$=6;function g({requirements:v},u,e){return{label:"required",texts:(0,P.Sk)(v,m,r=>{const M=(0,O.Yx)(r.because,
e.because);return`${_(r,u,e)} (${M})`})}}function _({service:v,clients:u},{dialect:e},d){const r=v==="any"?(0,P.DO)(v):d.value(v,k);return e.clients.every(S=>u.
includes(S))?r:`${r} for ${(0,P.wO)(u)}`}function s({visit:v},u){const{timing:e,discovery:d}=v.attempt,r=d.kind==="failed"?d.excerpt:null,M=(0,A.I$)(e).map(([f,
a])=>`${f} ${(0,A.kJ)(a)}`),S=v.earlier.map(f=>{const{kind:a}=f.discovery;return`${a==="failed"?f.discovery.problem.code:a} after ${(0,A.kJ)(f.timing.totalMs)}`}),
p=r===null?[]:[u.value(r.replace(/\s+/gu," ").trim())],T=v.credentials?.hasToken?[u.prose(v.credentials.source)]:[];return[{label:"body",texts:p},{label:"timing",
texts:[M.join(", ")]},{label:"retried",texts:S},{label:"token from",texts:T}]}const h=(v,u)=>[{label:"credentials",texts:c(v)?E(v.visit.looks,u.prose):[]},{label:"\
host block",texts:w(v.visit).map(e=>u.prose(e))}];function l({visit:v,services:u,servicesFrom:e},d){const r=e===null?(0,A.kJ)(v.attempt.timing.totalMs):`host bl\
ock at ${d.because(e)}`,M=(0,y.K4)(u,$,({id:S})=>d.value(S,k));return`${u.length===0?"no services":M} (${r})`}function i(v){const u=Map.groupBy(v,e=>JSON.stringify(
e.looks.map(o)));return Array.from(u.values(),e=>({clients:e.map(({client:d})=>d),looks:e[0]?.looks.map(o)??[]}))}const n={nothing:"no entry","a token":"a token",
"an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},o=({source:v,held:u,counts:e})=>({source:v,
held:`${n[u]}${e?u==="no token"?" (ends the search)":" (used)":""}`});function E(v,u){const e=i(v);return e.flatMap(({clients:d,looks:r})=>r.map(({source:M,held:S})=>`${e.
length>1?`${(0,P.wO)(d)}: `:""}${u(M)}: ${S}`))}const c=({findings:v})=>v.some(({problem:{code:u}})=>/^credentials-|^document-unauthorized$/.test(u));function w({
forced:v}){return[...Map.groupBy(v,({place:e})=>(0,O.eo)(e))].map(([e,d])=>`${e}, for ${(0,P.wO)(d.map(({client:r})=>r))}`)}}),2704:((lt,U,t)=>{t.d(U,{IL:()=>P,
Rr:()=>O,Z4:()=>A});var y=t(8641);const A=(k,m,$)=>`,
${$}"${k}": ${P(m,$)}`,P=(k,m)=>(0,y.s$)(JSON.stringify(k,null,2).replaceAll(`
`,`
${m}`));function*O(k,m,$,g){if(m.length===0){yield A(k,[],$);return}const _=`${$}  `;let s=`,
${$}"${k}": [`;for(const h of m)yield`${s}
${_}${P(g(h),_)}`,s=",";yield`
${$}]`}}),522:((lt,U,t)=>{t.d(U,{P:()=>P,c:()=>O});var y=t(6174),A=t(5465);const P=k=>{const{clients:m,versions:$,releases:g,isGuess:_,why:s,evidence:h}=k;return{
clients:m,assumed:_??!1,why:(0,y._)(s),versions:Object.entries(O($)).map(([l,i])=>({client:l,version:i})),releases:g.map(({name:l})=>l),evidence:h.map(({client:l,
version:i,level:n,text:o,place:E})=>({client:l,...O({version:i,kind:n,text:o}),...(0,A.$t)(E)}))}};function O(k){const m=Object.entries(k).map(([$,g])=>[$,typeof g==
"string"?(0,y._)(g):g]);return Object.fromEntries(m)}}),3329:((lt,U,t)=>{t.d(U,{h:()=>M});var y=t(4e3),A=t(5799),P=t(2704),O=t(522),k=t(4283),m=t(997),$=t(1831),
g=t(8641),_=t(5465);function s(f){const{visit:a,requirements:R,services:I,servicesFrom:j,clients:W,isNew:b}=f,{discovery:x,hops:J,timing:et,certificates:N}=a.attempt;
return{host:a.host,display:(0,$.nx)(a.host),discovery:x.kind,...h(x),documentUrl:i(x),hops:J.map(o),services:Object.fromEntries(I.map(H=>[H.id,E(H)])),servicesFrom:j===
null?null:(0,_.W$)(j),hostBlocks:a.forced.map(({client:H,place:G})=>({client:H,place:(0,_.W$)(G)})),required:R.map(({service:H,clients:G,because:K})=>({service:H,
clients:G,because:K.map(_.W$)})),credentials:a.credentials?.hasToken?a.credentials.source:null,looks:a.looks.map(({client:H,looks:G})=>({client:H,looks:G.map(n)})),
attempts:(0,m.O)(a).length,...a.earlier.length===0?{}:{earlier:a.earlier.map(l)},timingMs:v(et),certificates:N,clients:W,...b?{new:!0}:{}}}function h(f){if(f.kind===
"skipped")return{code:f.problem.code};if(f.kind!=="failed")return{};const{problem:a,excerpt:R}=f;return{code:a.code,...R===null?{}:{excerpt:R}}}const l=({discovery:f,
timing:a})=>({discovery:f.kind,..."problem"in f?{code:f.problem.code}:{},ms:a.totalMs}),i=f=>f.kind==="found"||f.kind==="absent"?(0,k.Pl)(f.url):null,n=({source:f,
held:a,counts:R})=>({source:f,held:a,counts:R}),o=({url:f,status:a,reason:R,mediaType:I,authorization:j,address:W,proxy:b,ms:x})=>({url:(0,g.cq)(f),status:a,reason:R,
mediaType:I,authorization:j,address:W,proxy:b===null?null:(0,g.cq)(b),ms:x});function E(f){switch(f.kind){case"url":return{url:(0,g.cq)(f.url)};case"login":return{
login:c(f.login)};case"problem":return{problem:w(f.problem)}}}const c=({client:f,grantTypes:a,authz:R,token:I,ports:j,scopes:W})=>({client:f,grantTypes:a,authz:R===
null?null:(0,g.cq)(R),token:I===null?null:(0,g.cq)(I),ports:j,scopes:W}),w=({code:f,message:a,help:R})=>({code:f,message:a,help:R??null}),v=({lookupMs:f,connectMs:a,
tlsMs:R,firstByteMs:I,totalMs:j})=>({lookup:f,connect:a,tls:R,firstByte:I,total:j}),u=({directory:f,clients:a,rows:R})=>({...(0,_.jt)(f),clients:a,rows:R.map(e)});
function e({problems:f,places:a,platforms:R,...I}){const{kind:j,address:W,source:b,host:x,constraints:J,locked:et,chosen:N,newest:H,worst:G}=I;return{kind:j,address:W,
source:b,host:x,constraints:J,locked:et,chosen:N,newest:H,platforms:R.map(({platform:K,available:X})=>({platform:K,available:X})),worst:G,codes:f.map(({code:K})=>K),
places:a.map(_.W$)}}const d=1,r="  ";function*M(f,a){const{usages:R,...I}=a.scan,{hosts:j,findings:W,passed:b,ignored:x,stopped:J,roots:et}=f,{remarks:N,repository:H,
repositories:G}=a;yield*[`{
  "schemaVersion": ${d}`,S("version",a.version),S("passed",b),...J===null?[]:[S("stopped",(0,y.Cw)(J)),S("incomplete",(0,y.zM)(J))],S("failOn",a.failOn),...H===
null?[]:[S("repository",H)],...G.length===0?[]:[S("repositories",G)],S("dialect",a.dialect.name),S("clientDetection",(0,O.P)(a.dialect)),S("clients",a.clients),
S("startedAt",a.startedAt),S("durationMs",a.durationMs),S("counts",p(f))],yield*(0,P.Rr)("hosts",j,r,s),yield*(0,P.Rr)("findings",W,r,T),et.length>0&&(yield*(0,P.
Rr)("roots",et,r,u)),yield*[S("ignored",x),S("usages",R),...N.length===0?[]:[S("remarks",N)],S("scan",I),`
}
`]}const S=(f,a)=>(0,P.Z4)(f,a,r),p=({findings:f})=>Object.fromEntries(A.oC.map(a=>[`${a}s`,f.filter(R=>R.severity===a).length]));function T(f){const{problem:a,
severity:R,host:I,service:j,places:W,affects:b,exclude:x}=f;return{code:a.code,severity:R,host:I,service:j,message:a.message,help:a.help??null,places:W.map(_.W$),
affects:b,...x===void 0?{}:{exclude:x}}}}),5465:((lt,U,t)=>{t.d(U,{$t:()=>P,W$:()=>A,jt:()=>k});var y=t(5143);const A=m=>typeof m=="string"?m:P(m),P=({file:m,line:$,
column:g,endColumn:_})=>({...O(m),line:$,column:g,endColumn:_});function O(m){const{repository:$,path:g}=(0,y.bH)(m);return $===null?{file:m}:{repository:$,file:g}}
function k(m){const{repository:$,path:g}=(0,y.bH)(m);return $===null?{directory:m}:{repository:$,directory:g}}}),9574:((lt,U,t)=>{t.d(U,{I$:()=>P,MB:()=>O,TM:()=>k,
U8:()=>g,hn:()=>$,rm:()=>m});var y=t(5955),A=t(8641);function P(s,h,l=[]){const i=s.map((o,E)=>`<th align="${l.includes(E)?"right":"left"}">${o}</th>`),n=h.map(
o=>`<tr>${s.map((c,w)=>`<td${l.includes(w)?' align="right"':""}>${o[w]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${i.join("")}</tr>`,...n,"</tabl\
e>"].join(`
`)}const O=s=>["<ul>",...s.map(h=>`<li>${h}</li>`),"</ul>"].join(`
`),k=(s,h)=>["<details>",`<summary>${s}</summary>`,...h,"</details>"].join(`
`),m=s=>(0,A.D9)(s).replaceAll(".",".<wbr>"),$=s=>`<code>${(0,A.js)(s).replaceAll("/","/<wbr>")}</code>`;function g(s,h){let l=h,i=s.reduce((n,o)=>n+_(o.at(-1)),
0);return s.map(n=>{const o=n.at(-1)??"";i-=_(o);const c=n.find(w=>_(w)<=l-i)??(_(o)<=l?o:"");return l-=_(c),c})}const _=(s="")=>s===""?0:(0,y.$$)(s)+2}),5505:((lt,U,t)=>{
t.d(U,{gD:()=>qt,Fp:()=>pn,Gc:()=>Tt,XA:()=>At,rL:()=>Dt});var y=t(4e3),A=t(7574),P=t(5102),O=t(4120),k=t(5955),m=t(6763),$=t(8641),g=t(1831),_=t(2796),s=t(4218),
h=t(8884),l=t(9574),i=t(4503),n=t(8373);const o=6,E=200,c=50,w=3,v=3,u=1e3;function e(D,C,B=!0){const Y=C.context.repositories.length,nt=`<b>${(0,h.mj)(D,Y)}</b\
>`;if(!B)return nt;const{shown:rt,more:pt}=(0,y.zN)((0,h.eb)(D),o),mt=C.isBrief&&pt>0?` ${(0,n.jP)(pt,"repository",C)}`:"";return`${nt}: ${rt.map(ct=>(0,n.u_)(ct,
C)).join(", ")}${mt}`}function d(D,C){const B=C.isBrief?[]:(0,h.eb)(D).slice(o);if(B.length===0)return[];const{shown:Y,more:nt}=(0,y.zN)(B,E);return[(0,l.TM)((0,O.
px)(B.length,"more repository"),[`<p>${Y.map(rt=>(0,n.u_)(rt,C)).join(", ")}</p>`,...(0,n.R3)(nt,"repository",C)])]}function r(D,C){const B=(0,h._X)(D),[Y]=B;if(Y===
void 0)return"";const nt=(0,y.K4)(B,w,({repository:jt})=>(0,$.D9)(jt)),rt=`${n.rC[(0,P.hm)(Y.findings)??"warning"]} <b>${(0,O.px)(B.length,"repository")}</b> ${(0,h.
fP)(B)}: ${nt}`;if(C.isBrief)return`<p>${rt}</p>`;const{shown:pt,more:mt}=(0,y.zN)(B,c),ct=pt.map(jt=>M(jt,C));return(0,l.TM)(rt,[(0,l.I$)(["Repository","Findin\
gs","First in"],ct),...(0,n.R3)(mt,"repository",C)])}function M(D,C){const{repository:B,findings:Y}=D,nt=(0,y.zN)([...Map.groupBy(Y,({code:ct})=>ct)],v),rt=nt.shown.
map(([ct,[jt,...xt]])=>{const Vt=jt===void 0?"":` at ${(0,n.b_)(jt.place,C)}`;return`${(0,n._h)(ct,ct,C)}${Vt}${xt.length===0?"":` and ${xt.length} more`}`}),pt=(0,i.
aE)(B,C.context),mt=(0,l.hn)(B);return[pt===null?mt:`<a href="${(0,$.js)(pt,u)}">${mt}</a>`,(0,O.H8)(Y),[...rt,...nt.more>0?[`and ${(0,O.px)(nt.more,"more code")}`]:
[]].join("<br>")]}const S=20,p=10,T=700,f=4,a=300,R=1,I=6,j=12,W=4,b=100;function x(D,C){const{shown:B,more:Y}=(0,y.zN)((0,_.cZ)(D),C.isBrief?p:S),nt=(0,_.YM)(B);
return[...B.map(pt=>[...(0,n.W6)(C).map(mt=>J(pt,mt,nt.get(pt)??null)),`${G(pt,C)}</p>`]),(0,n.R3)(Y,"cause",C)]}function J(D,C,B){const{findings:Y,message:nt,help:rt}=D,
pt=Y.length>1&&Y[0]?.exclude!==void 0,{lines:mt,rest:ct}=B===null?et(D,C):{lines:[`The same hosts as for ${B}`],rest:[]};return[G(D,C),...mt.map(jt=>`<br>${jt}`),
...nt===null?[]:[`<br>${(0,O.Iu)((0,$.h$)(nt,T))}`],...rt===null||pt?[]:[H(rt)],...yt(D,C),"</p>",...ct].join(`
`)}function et(D,C){const{findings:B,message:Y}=D,nt=z(B,C),rt=Y!==null||(0,_.hs)(D),pt=nt&&!N(D)?[`In ${e(B,C,rt)}`]:[],mt=nt&&rt?d(B,C):[];if(nt&&Y!==null&&!(0,_.
hs)(D))return{lines:pt,rest:mt};const ct=(0,_.S3)(D),jt=Y===null?W:(0,_.hs)(D)?I:j,xt=ct.slice(0,jt).map(dn=>K(dn,D,C)),Vt=[...ft(D,ct.slice(jt),C),...mt];return Y===
null?{lines:pt,rest:[(0,l.MB)(xt),...Vt]}:{lines:xt.length===0?pt:[xt.join(", "),...pt],rest:Vt}}const N=D=>D.message!==null&&(0,_.hs)(D)&&D.hosts.length===1,H=D=>`\
<br><b>Help:</b> ${(0,$.h$)(D,T)}`;function G(D,C){const{severity:B,code:Y,title:nt}=D,rt=(0,_.pq)(D),pt=rt>1?`${(0,O.px)(rt,(0,_.a2)(D))}: `:"";return`<p>${n.rC[B]}\
 <b>${pt}${nt}</b> (${(0,n._h)(Y,Y,C)})`}function K(D,C,B){return"file"in D?(0,n.u_)(D,B):C.message===null?st(D,C,B):X(D,C.hosts.length===1,B)}function X(D,C,B){
const[Y]=D,nt=Y?.host?(0,$.D9)((0,g.nx)(Y.host)):"",rt=Y?.isHostNew?[O.dy]:[],pt=z(D,B);if(C){const jt=(0,h.yv)(D).settings.map(n.Su),Vt=(pt?[...jt,e(D,B)]:[Z(D,
f,B),...jt]).filter(dn=>dn!=="").join(", ");return`${nt}${Vt===""?"":` in ${Vt}`}${rt.map(dn=>` (${dn})`)}`}const mt=pt?(0,O.px)((0,h.eb)(D).length,"repository"):
Z(D,R,B).replace(/ places?$/,""),ct=[...rt,mt].filter(jt=>jt!=="").join("; ");return ct===""?nt:`${nt} (${ct})`}const z=(D,{context:C})=>(0,h.mj)(D,C.repositories.
length)!=="",Z=(D,C,B)=>(0,h.Ky)((0,h.yv)(D).lines,C,Y=>(0,n.u_)(Y,B)).replace(/ more (?=places?$)/,n.UZ);function st(D,C,B){const Y=(0,_.hs)(C)?X(D,!1,B):Z(D,R,
B);return D.map(({problem:nt})=>{const rt=(0,$.h$)(nt.message,a),pt=C.help===null&&nt.help?H(nt.help):"";return`${Y===""?(0,O.Iu)(rt):`${Y}: ${rt}`}${pt}`}).join(
"<br>")}function ft(D,C,B){const Y=D.message===null?"finding":(0,_.a2)(D),nt=C.length;if(nt===0||B.isBrief)return(0,n.R3)(nt,Y,B);const{shown:rt,more:pt}=(0,y.zN)(
C,b),mt=rt.map(jt=>K(jt,D,B)),ct=D.message===null?(0,l.MB)(mt):`<p>${mt.join(", ")}</p>`;return[(0,l.TM)((0,O.px)(nt,`more ${Y}`),[ct,...(0,n.R3)(pt,Y,B)])]}function yt(D,{
context:C}){const{findings:B,hosts:Y,severity:nt}=D,[rt,pt]=Y,mt=(0,O.od)(D.affects,C.clients),ct=N(D)?[]:(0,h.yv)(B).settings.map(n.Su),jt=rt===void 0||pt!==void 0?
null:C.history?.get(rt),xt=jt&&nt==="error"?(0,s.kW)(jt):null,Vt=[...mt===""?[]:[`Affects ${mt}.`],...ct.length===0?[]:[`Required by ${ct.join(", ")}.`],...xt===
null?[]:[`${(0,O.Iu)(xt)}.`]];return Vt.length===0?[]:[`<br><sub>${Vt.join(" ")}</sub>`]}var wt=t(1064),_t=t(1505);const Ct=20,dt=20,Nt=["fails","warns","works"];
function Xt(D,C){const B=D.filter(ct=>(0,P.cG)(ct)&&!(0,P.JR)(ct)),[Y,...nt]=B;if(Y===void 0||C.isBrief)return"";const rt="Requests, responses and certificates \
of";if(nt.length===0)return(0,l.TM)(`${rt} ${Zt(Y)}`,tn(Y,C));const{shown:pt,more:mt}=(0,y.zN)(B,Ct);return(0,l.TM)(`${rt} ${(0,O.px)(B.length,"host")}`,[...pt.
map(ct=>(0,l.TM)(`${n.Gr[(0,P.sG)(ct)]} ${Zt(ct)}`,tn(ct,C))),...(0,n.R3)(mt,"host",C)])}const Zt=({visit:{host:D,attempt:C}})=>`${(0,$.D9)((0,g.nx)(D))} (${(0,O.
px)(C.hops.length,"request")}, ${(0,A.kJ)(C.timing.totalMs)})`;function tn(D,C){const{hops:B,certificates:Y}=D.visit.attempt;return[nn(D,C),...D.services.length===
0?[]:[an(D,C)],...B.length===0?[]:[V(B)],...Y.length===0?[]:[it(Y,C)]]}function nn(D,C){const B=(0,n.Bm)(C);return["<table>",...[(0,_t.se)(D,C.context,B),{label:"\
clients",texts:ln(D,C)},...(0,_t.Zc)(D,B),...(0,_t.o7)(D,B)].flatMap(({label:rt,texts:pt})=>pt.length===0?[]:[`<tr><td><b>${(0,O.Iu)(rt)}</b></td><td>${pt.join(
"<br>")}</td></tr>`]),"</table>"].join(`
`)}const ln=({clients:D},{context:C})=>Nt.flatMap(B=>{const Y=C.clients.filter(rt=>D[rt]===B),nt=Y.map(rt=>wt.bB[rt]).join(", ");return Y.length===0?[]:[`${n.Gr[B]}\
 ${nt}`]});function an({services:D,servicesFrom:C},B){const{shown:Y,more:nt}=(0,y.zN)(D,dt),rt=Y.map(ct=>[(0,$.D9)(ct.id,_t.tN),rn(ct)]),pt=nt>0?[[`and ${nt} mo\
re`,B.rest]]:[],mt=C===null?"URL":`URL, from the host block at ${(0,n.u_)(C,B)}`;return(0,l.I$)(["Service",mt],[...rt,...pt])}function rn(D){switch(D.kind){case"\
url":return(0,$.D9)((0,$.cq)(D.url));case"login":{const{client:C,authz:B,token:Y,ports:nt}=D.login;return[`authz ${(0,$.D9)((0,$.cq)(B??"none"))}`,`token ${(0,$.
D9)((0,$.cq)(Y??"none"))}`,`client ${(0,$.D9)(C,_t.tN)}, ports ${nt.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${D.problem.code}`}}function V(D){const C=D.
map((B,Y)=>{const nt=B.proxy===null?"":`through ${(0,$.D9)((0,$.cq)(B.proxy))}`,rt=B.status===null?"no response":`${B.status} ${(0,$.h$)(B.reason,_t.tN)}`.trim();
return[String(Y+1),(0,$.D9)((0,$.cq)(B.url)),B.mediaType===null?rt:`${rt}<br>${(0,$.D9)(B.mediaType,_t.tN)}`,(0,O.Rk)(B.authorization),B.address===null?nt:(0,$.
D9)(B.address,_t.tN),(0,A.kJ)(B.ms).replace(" ","&nbsp;")]});return(0,l.I$)(["Hop","Request","Response","Token","Address","Time"],C,[0,5])}function it(D,{context:C}){
const B=D.map(({host:Y,subject:nt,issuer:rt,expires:pt})=>[(0,$.D9)(Y,_t.tN),(0,$.h$)((0,A.nO)(pt,C.startedAt)),(0,$.D9)(nt,_t.tN),(0,$.D9)(rt,_t.tN)]);return(0,l.
I$)(["TLS certificate","Valid until","Subject","Issuer"],B)}var Ot=t(7361);const It=10,Ut=40,Ft=20,Gt=3,zt=40;function tt(D,C){const{history:B}=C.context,Y=(0,s.
U4)(D,C.context),nt=C.isBrief?Y.filter(s.wz):Y;if(nt.length===0)return Y.length===0&&(B?.size??0)>0&&!C.isBrief?"<p><b>History</b>: 1 run so far</p>":"";const rt=nt.
slice(0,C.isBrief?It:Ut),pt=ut(nt),mt=jt=>ht(jt,pt,C),ct=rt.slice(It);return[`<p><b>History</b>: ${Q(Y)}</p>`,mt(rt.slice(0,It)),...ct.length===0?[]:[(0,l.TM)((0,O.
px)(ct.length,"more host"),[mt(ct)])],`<p><sub>${St(rt)}</sub></p>`,...Wt(nt.slice(rt.length),C),...Rt(nt,C)].join(`

`)}function Q(D){const C=Math.max(...D.map(({history:nt})=>nt.recent.length)),B=D.filter(s.wz).length;if(B===0)return`no failure in the last ${(0,O.px)(C,"run")}`;
const Y=D[0]?.history.recent.filter(({outcome:nt})=>nt==="fails").length;return D.length===1?`${Y} of the last ${(0,O.px)(C,"run")} failed`:`${B} of ${D.length}\
 hosts failed in the last ${(0,O.px)(C,"run")}`}function ut(D){const C=D.flatMap(({history:B})=>(0,s.H6)(B).map(Y=>Y.days));return[...new Set(C)].toSorted((B,Y)=>B-
Y)}const ht=(D,C,B)=>(0,l.I$)(["Host",...C.map(Y=>`Uptime<br>${Y}&nbsp;days`),"Latency<br>30&nbsp;days"],D.map(Y=>Mt(Y,C,B)),C.map((Y,nt)=>nt+1).concat(C.length+
1));function Mt({host:D,history:C},B,{isBrief:Y}){const nt=(0,P.sG)(D),rt=Y?null:(0,s.XQ)(C),pt=new Map((0,s.H6)(C).map(mt=>[mt.days,mt]));return[[`${n.Gr[nt]}&\
nbsp;${(0,l.rm)((0,g.nx)(D.visit.host))}`,vt(C.recent),...rt===null?[]:[`<sub>${(0,$.js)(rt)}</sub>`]].join("<br>"),...B.map(mt=>{const ct=pt.get(mt);return ct===
void 0?"":kt((0,Ot.mc)(ct)??"",(0,O.px)(ct.runs,"run"))}),C.medianMs===null?"":(0,A.kJ)(C.medianMs).replaceAll(" ","&nbsp;")]}const kt=(D,C)=>`${D}<br><sub>${C}\
</sub>`.replaceAll(" ","&nbsp;"),vt=D=>`<code role="img" aria-label="${(0,Ot._N)(D)}">${(0,s.qX)(D)}</code>`;function St(D){return`The newest run is at the righ\
t. ${(0,s.MC)(D).map(([B,Y])=>`<code>${B}</code>&nbsp;${Y}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function Wt(D,C){
if(D.length===0)return[];const B=D.every(({history:rt})=>rt.uptime.every(({good:pt,runs:mt})=>pt===mt)),Y=C.rest===n.h?"in the history file":C.rest,nt=B?", all \
without a failure in this time":` ${Y}`;return[`<p>and ${(0,O.px)(D.length,"more host")}${nt}</p>`]}function Rt(D,{context:C}){const B=D.flatMap(({host:mt,history:ct})=>ct.
incidents.map(jt=>({host:mt,incident:jt}))).toSorted((mt,ct)=>mt.incident.from<ct.incident.from?1:-1);if(B.length===0)return[];const{shown:Y,more:nt}=(0,y.zN)(B,
Ft),rt=Y.map(({host:mt,incident:ct})=>[(0,l.rm)((0,g.nx)(mt.visit.host)),(0,$.js)((0,A.QN)(ct.from)),(0,Ot.QY)(ct,C.startedAt),String(ct.runs),Pt(ct)]),pt=nt>0?
`The last ${rt.length} incidents`:(0,O.px)(rt.length,"incident");return[(0,l.TM)(pt,[(0,l.I$)(["Host","From","Duration","Runs","Problems"],rt,[3])])]}const Pt=({
codes:D})=>(0,y.K4)(D,Gt,C=>(0,$.D9)(C,zt)),bt=50,Lt=4,Yt=2,en=3;function sn(D,C,B){const Y=D.filter(xt=>(0,P.sG)(xt)===C);if(Y.length===0)return"";const nt=C===
"works"&&D.some(xt=>(0,P.sG)(xt)==="warns"),rt=on(Y,C,nt?" without warnings":"");if(B.isBrief)return`<p>${rt}</p>`;const{shown:pt,more:mt}=(0,y.zN)(Y,bt),ct=["H\
ost","Required by",C==="works"?"Services":"Reason"],jt=pt.map(xt=>un(xt,B));return(0,l.TM)(rt,[(0,l.I$)(ct,jt),...(0,n.R3)(mt,"host",B)])}function on(D,C,B){const Y=(0,y.
K4)(D,en,({visit:rt})=>(0,$.D9)((0,g.nx)(rt.host))),nt=D.length===1?`${Y} ${P.nx[C]}${B}`:`<b>${(0,O.px)(D.length,"host")}</b> ${P.nx[C]}${B}: ${Y}`;return`${n.
Gr[C]} ${nt}`}function un(D,C){const B=D.requirements.flatMap(nt=>nt.because),{discovery:Y}=D.visit.attempt;return[`${(0,l.rm)((0,g.nx)(D.visit.host))}${D.isNew?
`<br><sub>${O.dy}</sub>`:""}`,B.length===0?"":fn(B,C),(0,P.JR)(D)&&Y.kind==="skipped"?Y.problem.title:(0,_t.Yj)(D,(0,n.Bm)(C))]}function fn(D,C){const{places:B,
isOfRepositories:Y}=(0,h.rv)(D),nt=mt=>(0,n.u_)(mt,C);if(!Y)return(0,h.Ky)(D,Lt,nt);const rt=B.slice(0,Yt).map(nt).join(", "),pt=B.length>Yt?", \u2026":"";return`${(0,O.
px)(B.filter(h.cC).length,"repository")}: ${rt}${pt}`}var Bt=t(4148);const On=100,gn=40,hn=D=>(0,Bt.fi)(D,C=>(0,l.hn)((0,h.II)(C))),$n=(D,C)=>(0,$.D9)(D,C).replaceAll(
" ","&nbsp;"),En=(D,C)=>{const B=({code:Y,title:nt})=>(0,n._h)(Y,nt,C);return(0,Bt.ij)([(0,Bt.eX)(B)],D)};function wn(D,C){const{wrong:B,good:Y}=(0,Bt.jB)(D),nt=B.
length>1||C.isBrief?yn(B,C):[],rt=C.isBrief||C.context.repositories.length>1,pt=C.isBrief?[]:rt?B:[...B,...Y],{shown:mt,more:ct}=(0,y.zN)(pt,On),jt=mt.map(_n=>L(
_n,C)),xt=[...nt,...jt.slice(0,B.length)],Vt=jt.slice(B.length),dn=Vt.length<=Bt.LC?Vt:[(0,l.TM)(cn(Y),Vt)];return[...nt.length>0?[(0,l.TM)(Mn(B),xt)]:xt,...rt&&
Y.length>0?[`<p>${cn(Y)}</p>`]:dn,...(0,n.R3)(ct,"root module",C)].join(`

`)}function yn(D,C){const B=(0,Bt.cZ)(D);if(B.length===0)return[];const Y=B.map(({row:pt})=>pt),nt=wt.Du.filter(pt=>D.some(mt=>mt.clients.includes(pt))),rt=[...En(
Y,C),(0,Bt.ie)(B,hn),...(0,Bt.ns)({clients:nt,rows:Y},$n)];return[mn(Y,{clients:nt},rt,C)]}function mn(D,C,B,Y){const{shown:nt,more:rt}=(0,y.zN)(D,gn),pt=nt.map(
mt=>[F(mt,C,Y),...B.map(({cell:ct})=>ct(mt))]);return(0,l.I$)(["Module or provider",...B.map(({title:mt})=>(0,O.Iu)(mt))],rt>0?[...pt,[(0,n.jP)(rt,"row",Y)]]:pt)}
function Mn(D){const C=(0,Bt.qj)(D[0]??{rows:[]}),B=(0,y.K4)(D,Bt.LC,hn);return D.length===1?`${n.Gr[C]} <b>${B}</b>: ${Bt.pJ[C]}`:`${n.Gr[C]} <b>${(0,O.px)(D.length,
"root module")}</b> with errors or warnings: ${B}`}function cn(D){const C=D.flatMap(B=>B.rows);return`${n.Gr[(0,Bt.Fg)(C)]} <b>${(0,O.px)(D.length,"root module")}\
</b>: ${(0,Bt.nS)(C)}`}function L(D,C){const B=(0,Bt.qj)(D),{wrong:Y,good:nt}=(0,Bt.P)(D),rt=[...Y,...nt],pt=[...En(rt,C),...(0,Bt.ns)({...D,rows:rt},$n)],mt=B===
"works"?(0,Bt.nS)(D.rows):Bt.pJ[B];return(0,l.TM)(`${n.Gr[(0,Bt.Fg)(D.rows)]} <b>${hn(D)}</b>: ${mt}`,[mn(rt,D,pt,C)])}function F(D,C,B){const Y=`${n.Gr[(0,Bt.Fg)(
[D])]}&nbsp;<b>${(0,l.hn)((0,Bt.mC)(D,C))}</b>`,[nt]=D.places,rt=[...D.kind==="module"&&D.source!==D.address?[(0,l.hn)(D.source)]:[],...nt===void 0?[]:[(0,n.u_)(
nt,B)]];return rt.length===0?Y:`${Y}<br><sub>${rt.join(" at ")}</sub>`}const q=1e6,ot=1e3,at=5,gt=600,Et=100,$t=7,Tt=(D,C)=>At(D,{context:C,rest:n.h,isBrief:!1},
{head:`## ${qt(D,C)}`,foot:`tf-disco ${(0,$.js)(C.version)}, started ${(0,$.js)((0,A.QN)(C.startedAt))}.`,maxBytes:q});function At(D,C,{head:B,foot:Y,maxBytes:nt}){
const rt=Kt(D,C),pt=(0,l.U8)(rt,nt-ot-(0,k.$$)(B+Y)),mt=pt.filter(xt=>xt!==""),ct=pt.every((xt,Vt)=>xt===(rt[Vt]?.[0]??"")&&!(0,n.ze)(xt)),jt=C.isBrief||ct?Y:`${Y}\
 ${Jt(C)}`;return`${[B,...mt,`<sub>${jt}</sub>`].join(`

`)}
`}function Kt(D,C){const B=(0,P.md)(D.hosts),Y=B.filter(({findings:ct})=>ct.length===0),nt=({severity:ct})=>ct==="notice",rt=D.findings.filter(nt),pt=D.findings.
filter(ct=>!nt(ct)),mt=(ct,jt)=>{const xt=(0,n.W6)(C).map(jt).filter(Vt=>Vt!=="");return xt.length===0?[]:[...xt,`<p>More about ${ct} ${C.rest}</p>`]};return[...x(
pt,C),mt("hosts",ct=>sn(Y,"unchecked",ct)),mt("repositories",ct=>r(D.files,ct)),mt("the history",ct=>tt(D,ct)),mt("root modules",ct=>wn(D.roots,ct)),mt("request\
s",ct=>Xt(B,ct)),mt("hosts that passed",ct=>sn(B,"works",ct)),mt("skipped hosts",ct=>sn(B,"skipped",ct)),mt("notices",ct=>Ht(rt,ct)),(0,n.W6)(C).map(ct=>Qt(D,ct))]}
function Jt({context:D}){const C=D.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be\
 <a href="${(0,$.js)(C)}">kept as an artifact</a>.`}function Ht(D,C){if(D.length===0||C.isBrief)return"";const B=`${n.rC.notice} ${(0,O.px)(D.length,"notice")}`;
return(0,l.TM)(B,x(D,C).flatMap(([Y])=>Y??[]))}function Qt(D,C){const B=(0,m.h$)(D,C.context).map(mt=>`${(0,O.Iu)((0,$.h$)(mt,gt))}.`),{shown:Y,more:nt}=(0,y.zN)(
B,at),rt=`<p>${B.slice(at).join("<br>")}</p>`,pt=nt>0?[(0,l.TM)((0,O.px)(nt,"more remark"),[rt])]:[];return[`<p>${Y.join("<br>")}</p>`,...C.isBrief?(0,n.R3)(nt,
"remark",C):pt].join(`
`)}const qt=(D,C)=>`${Dt(D)} ${(0,O.Iu)((0,P.$N)(D,C))}`;function Dt(D){const C=D.findings.some(({severity:Y})=>Y!=="notice"),B=D.hosts.length===0?"skipped":"wo\
rks";return n.Gr[D.passed?C?"warns":B:"fails"]}function pn({url:D,workflow:C,job:B,commit:Y}){const nt=C.split("/").at(-1)??"";return[`<a href="${(0,$.js)(D)}">${(0,$.
D9)(nt===""?"this run":nt,Et)}</a>`,...B===""?[]:[`job ${(0,$.D9)(B,Et)}`],...Y===""?[]:[`commit ${(0,$.D9)(Y.slice(0,$t))}`]].join(", ")}}),8373:((lt,U,t)=>{t.
d(U,{Bm:()=>d,Gr:()=>h,R3:()=>n,Su:()=>u,UZ:()=>l,W6:()=>g,_h:()=>e,b_:()=>w,h:()=>$,jP:()=>i,rC:()=>s,u_:()=>c,xy:()=>_,ze:()=>o});var y=t(5143),A=t(4503),P=t(
4120),O=t(8884),k=t(8641),m=t(9574);const $="in the JSON report",g=r=>r.isBrief?[r]:[r,{...r,isBrief:!0}],_="in the job summary",s={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"},h={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},l="&nbsp;more ",i=(r,M,{rest:S})=>`and ${r}${l}${r===
1?M:(0,P._l)(M)} ${S}`,n=(r,M,S)=>r>0?[`<p>${i(r,M,S)}</p>`]:[],o=r=>r.includes(l),E=600,c=(r,M)=>typeof r=="string"?u(r):v(r,(0,O.eo)(r),M),w=(r,M)=>v(r,(0,O.eo)(
{...r,file:(0,y.bH)(r.file).path}),M);function v(r,M,{context:S}){const p=(0,m.hn)(M),T=(0,A.uM)(r,S);return T===null||T.length>E?p:`<a href="${(0,k.js)(T,E)}">${p}\
</a>`}const u=r=>r.endsWith(" input")?`the ${(0,k.D9)(r.replace(/ input$/,""))} input`:(0,k.D9)(r),e=(r,M,{context:S})=>`<a href="${(0,k.js)(`${S.docsUrl}#${r}`)}\
">${M}</a>`,d=r=>({value:k.D9,prose:k.h$,because:M=>c(M,r)})}),5102:((lt,U,t)=>{t.d(U,{$N:()=>c,JR:()=>h,QK:()=>E,b:()=>i,cG:()=>s,fX:()=>u,hm:()=>o,md:()=>n,nx:()=>$,
sG:()=>_,vh:()=>g});var y=t(2886),A=t(4e3),P=t(5799),O=t(4120),k=t(8884),m=t(4148);const $={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},g=["fails","unchecked","warns","skipped","works"];function _(S){if(i(S))return"unchecked";const p=o(S.findings);return p==="error"?"fai\
ls":p==="warning"?"warns":h(S)?"skipped":"works"}const s=S=>["fails","warns"].includes(_(S)),h=({visit:S})=>S.attempt.discovery.kind==="skipped",l=["host-not-ch\
ecked",...y.ml],i=({visit:{attempt:S}})=>S.discovery.kind==="skipped"&&l.includes(S.discovery.problem.code);function n(S){return g.flatMap(p=>S.filter(T=>_(T)===
p))}const o=S=>P.oC.find(p=>S.some(T=>T.severity===p))??null;function E({findings:S}){const p=o(S);return p==="notice"?[]:S.filter(({severity:T})=>T===p)}function c({
hosts:S,files:p,findings:T,passed:f,stopped:a,roots:R},{repositories:{length:I}}){const j=(0,m.g5)(R,I),W=j===null?p:p.filter(({problem:z})=>!w.test(z.code)),b=W.
filter(z=>!v(z)),x=o(b)==="error"&&!S.some(z=>_(z)==="fails"),et=j===null&&!x&&I>0?` in ${(0,O.px)(I,"repository")}`:"",H=[b.length<W.length?[`nothing to check${et}`]:
e(S,et),M(b,j===null&&x?I:null)],G=x?H.toReversed():H,K=[j??[],...G].flat().join(", "),X=o(T)==="error";if(a!==null){const z=(0,A.Cw)(a);return X||S.some(i)?`${K}\
 (${z})`:`${z}; ${K}`}return f&&X?`${K} (the check passes: fail-on is never)`:f||X?K:`${K} (the check fails: fail-on is warning)`}const w=/^(?:module|provider|version|package|constraint|lock)-/,
v=({problem:S,severity:p})=>S.code==="nothing-to-check"&&p==="error",u="not allowed";function e(S,p){const T=S.length;if(T===0)return[`no registry hosts to chec\
k${p}`];const f=S.filter(X=>!h(X)).map(_),a=S.filter(i).length,[R,I]=[f.length,T-f.length],j=f.filter(X=>X==="fails").length,W=f.filter(X=>X==="warns").length,b=S.
filter(X=>h(X)&&_(X)==="fails").length,x=[{count:j,words:$.fails},{count:b,words:u},{count:a,words:$.unchecked}],J=[{count:R-j,words:$.works},{count:I-b-a,words:$.
skipped}],et=j+b+a>0,[N,...H]=(et?x:J).filter(({count:X})=>X>0),K=N?.words===u||N?.words===$.unchecked?N.count===1?"is ":"are ":"";return[`${r(N?.count??0,T)}${p}\
 ${K}${N?.words}`,...H.map(({count:X,words:z})=>`${X} ${z}`),...W===0?[]:[d(W,T,et)]]}function d(S,p,T){return p===1?"with warnings":`${S} ${T?"more ":""}with w\
arnings`}function r(S,p){return p===1?"1 registry host":S===p?`all ${p} registry hosts`:`${S} of ${p} registry hosts`}function M(S,p){const T=o(S);if(T===null||
T==="notice")return[];const f=S.filter(({severity:j})=>j===T),a=(0,k.eb)(f).length,R=a===0?(0,k.Dc)(f):0,I=(0,k.BQ)(S);return[...a===0?[]:[`${T}s in files of ${p===
null?(0,O.px)(a,"repository"):(0,k.iW)(a,p)}`],...R===0?[]:[`${T}s in ${(0,O.px)(R,"file")}`],...o(I)===T?[`${T}s in the ${(0,k.et)(I)}`]:[]]}}),4148:((lt,U,t)=>{
t.d(U,{Fg:()=>h,LC:()=>n,Mm:()=>_,P:()=>w,cZ:()=>u,eX:()=>I,fi:()=>o,g5:()=>E,ie:()=>r,ij:()=>R,jB:()=>c,mC:()=>M,nS:()=>S,ns:()=>a,pJ:()=>i,qj:()=>s});var y=t(
4e3),A=t(5143),P=t(1064),O=t(5011),k=t(5257),m=t(4120),$=t(8884);const g=["fails","warns","works"];function _({worst:b}){return b==="error"?"fails":b==="warning"?
"warns":"works"}const s=({rows:b})=>g.find(x=>b.some(J=>_(J)===x))??"works";function h(b){const x=s({rows:b});return x==="works"&&b.some(l)?"skipped":x}const l=({
chosen:b})=>Object.keys(b).length===0,i={fails:"init fails",warns:"has warnings",works:"passed"},n=3,o=({directory:b},x)=>b===k.cd.file?k.cd.file:b==="."?"the t\
op directory":x(b);function E(b,x=0){const J=b.filter(({directory:X})=>X!==k.cd.file),{failing:et}=c(J),{length:N}=et;if(N===0)return null;const H=new Set(et.map(
({directory:X})=>(0,A._M)(X))),G=x<2?"":` (${(0,$.iW)(H.size,x)})`;return J.length===1?`init fails${G}`:`init fails in ${N===J.length?`all ${N}`:`${N} of ${J.length}`}\
 root modules${G}`}const c=b=>v(b,s),w=({rows:b})=>v(b,_);function v(b,x){const{fails:J=[],warns:et=[],works:N=[]}=Object.groupBy(b,x);return{failing:J,wrong:[...J,
...et],good:N}}function u(b){const x=new Map;for(const J of c(b).wrong)for(const et of w(J).wrong){const N=e(et),H=x.get(N)??{row:et,roots:new Set};x.set(N,H),H.
roots.add(J)}return v(x.values(),({row:J})=>_(J)).wrong}const e=({kind:b,source:x,constraints:J,locked:et,chosen:N,problems:H})=>JSON.stringify([b,x,J,et,N,H]),
d=3;function r(b,x){const J=new Map(b.map(N=>[N.row,[...N.roots]]));return{title:"root modules",cell:N=>(0,y.K4)(J.get(N)??[],d,x)}}const M=({address:b,host:x},{
clients:J})=>J.every(et=>(0,O.Vm)(et)===x)&&b.startsWith(`${x}/`)?b.slice(x.length+1):b;function S(b){const x=[...new Map(b.map(K=>[`${K.kind} ${K.source}`,K])).
values()],J=["module","provider"].flatMap(K=>{const{length:X}=x.filter(z=>z.kind===K);return X===0?[]:[(0,m.px)(X,K)]});if(J.length===0)return"no registry modul\
es and no providers";const et=b.some(({platforms:K})=>K.length>0)?" and package":"",N=x.filter(l).length,H=x.filter(({chosen:K})=>Object.values(K).includes(null)).
length,G=N+H===0?`every version${et} is available`:[...H>0?[`${H} without a version`]:[],...N>0?[`${N} not checked`]:[]].join(", ");return`${J.join(" and ")}, ${G}`}
const p=60,T=6,f=12;function a({clients:b,rows:x},J){const et=x.every(({chosen:H})=>new Set(Object.values(H)).size<=1),N=[{title:"constraint",cell:({constraints:H})=>(0,y.
K4)([...new Set(H)],T,G=>J(G,p))},...et?[{title:"version",cell:H=>j(H,null,J)}]:b.map(H=>({title:P.bB[H],cell:G=>j(G,H,J)})),{title:"newest",cell:({newest:H})=>H===
null?"":J(H,p)},{title:"platforms",cell:({platforms:H})=>W(H,J)}];return R(N,x)}const R=(b,x)=>b.filter(({cell:J})=>x.some(et=>J(et)!=="")),I=b=>({title:"proble\
m",cell:({problems:x})=>x.filter(({usualSeverity:J})=>J!=="notice").map(b).join(", ")});function j({chosen:b,locked:x},J,et){const N=J===null?Object.values(b)[0]:
b[J];return N===void 0?"":N!==null?`${et(N,p)}${N===x?" (locked)":""}`:x===null?"none":`none (locked: ${et(x,p)})`}function W(b,x){return(0,y.K4)(b,f,({platform:J,
available:et})=>`${et===null?"?":et?"\u2713":"\u2717"} ${x(J,p)}`)}}),733:((lt,U,t)=>{t.d(U,{W:()=>m,n:()=>A});const y=/^[ -~]*$/;function A($){if(y.test($))return $.
length;let g=0;for(const _ of $)g+=P(_);return g}function P($){return y.test($)?1:O($)?0:new RegExp("\\p{Regional_Indicator}","u").test($)?1:k($)?2:1}const O=$=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test($),k=$=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test($);function m($,g,_){let[s,h]=["",0];for(const l of $){const i=P(l),n=h+i;if(h>=g&&n<=_&&(i>0||h>g)?s+=l:s+=" ".repeat(Math.max(0,Math.min(n,_)-Math.max(h,
g))),h=n,h>_)break}return s}}),7146:((lt,U,t)=>{t.d(U,{ky:()=>h,nI:()=>P,qt:()=>g,wW:()=>_});var y=t(733);const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function P(i,n,o){return o.colour?`\x1B[${A[n]}m${i}\x1B[0m`:i}const O=(i,n,{hyperlinks:o})=>n===void 0||!o?i:`\x1B]8;;${n}\x1B\\${i}\x1B]8;;\x1B\\`,k=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
m=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,$=5001;function g(i){const{FORCE_HYPERLINK:n,TERM:o="",TERM_PROGRAM:E="",VTE_VERSION:c}=i;
return n?n!=="0":i.CI||i.NO_COLOR||o==="dumb"?!1:Number(c)>=$||k.test(E)||m.test(o)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(w=>i[w])}function _(i,n){const o="\
 ".repeat(i.indent),E=i.label.padEnd((i.column??0)-1),c=" ".repeat(i.indent+(i.column??2)),[w="",...v]=l(n.withFlags?.(i.text)??i.text,{first:n.width-o.length-E.
length-1,others:n.width-c.length}),u=O(P(E,i.style,n),i.url,n),e=s(w,i.linked,n);return[`${o}${u} ${e}`.trimEnd(),...v.map(d=>`${c}${d}`)]}function s(i,n,o){return!n?.
url||!i.startsWith(n.text)?i:`${O(n.text,n.url,o)}${i.slice(n.text.length)}`}function h(i,{width:n,withFlags:o}){const[E="",...c]=l(o?.(i)??i,{first:n,others:n-
2});return[E,...c.map(w=>`  ${w}`)]}function l(i,n){const o=[];let E="",c=0;for(const w of i.split(" ")){const v=o.length===0?n.first:n.others,u=(0,y.n)(w);E!==
""&&c+1+u>v?(o.push(E),E=w,c=u):(c=E===""?u:c+1+u,E=E===""?w:`${E} ${w}`)}return[...o,E]}}),6536:((lt,U,t)=>{t.d(U,{S5:()=>wn,MV:()=>yn,K8:()=>mn});var y=t(2389),
A=t(2796),P=t(5102),O=t(4120),k=t(6763),m=t(8641),$=t(4e3),g=t(1831),_=t(4503),s=t(8884),h=t(733),l=t(7146);const i=160,n=12,o="    ",E=/##\w*\[/;function c({place:L,
before:F,literal:q,after:ot},at,gt){const Et=" ".repeat(`  ${L.line}`.length),$t=Math.min(gt.width,i)-Et.length-3;if($t<n)return[];const Tt=w(F+q+ot),At=Tt(F+q+
ot),Kt=(0,h.n)(At)<=$t?0:Tt(F).search(/[^ ]|$/),Jt=At.slice(Kt),Ht=(0,h.n)(Tt(F))-Kt,Qt=(0,h.n)(Tt(F+q))-Kt,{from:qt,to:Dt,text:pn}=v(Jt,Ht,Math.max(Qt,Ht+1),$t),
D=(0,l.nI)("|","dim",gt),C="^".repeat(Math.max(1,Math.min(Qt,Dt)-Math.max(Ht,qt))),B=" ".repeat(Math.max(Ht,qt)-qt);return[`${(0,l.nI)(`  ${L.line}`,"dim",gt)} ${D}\
 ${pn}`.trimEnd(),`${Et} ${D} ${B}${(0,l.nI)(C,at,gt)}`]}function w(L){const F=q=>(0,m.RK)(q.replaceAll("	",o),Number.POSITIVE_INFINITY);return E.test(F(L))?q=>F(
q).replaceAll(/(?<=#)#/g," #"):F}function v(L,F,q,ot){const at=(0,h.n)(L);if(at<=ot)return{from:0,to:ot,text:L};const gt=Math.max(0,ot-2-(q-F)),Et=q<ot?0:Math.max(
0,F-1-Math.ceil(gt*2/3)),$t=at-Et<=ot,Tt=Et+ot,At=(0,h.W)(L,Et===0?0:Et+1,$t?Tt:Tt-1),Kt=`${Et===0?"":"\u2026"}${At}${$t?"":"\u2026"}`;return{from:Et,to:$t?Tt:Tt-
1,text:Kt}}var u=t(1505),e=t(7574);const d=20,r=6,M="in the JSON report",S=13,p={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{
sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},T={error:p.fails,warning:p.warns,notice:{sign:"\xB7",style:"b\
lue"}},f={value:m.RK,prose:m.RK,because:s.eo};function a(L,F){const q=(0,P.sG)(L),{sign:ot,style:at}=p[q],gt=[...(0,P.cG)(L)?j(L,F.context):[],...(0,u.o7)(L,f)],
Et=`${P.nx[q]}${L.isNew?` (${O.dy})`:""}: ${I(L)}`;return[...(0,l.wW)({indent:0,label:`${ot} ${R(L.visit.host)}`,style:at,text:Et},F),...gt.flatMap($t=>W($t,F))].
map(m.BP).join(`
`)}const R=L=>{const F=(0,g.nx)(L);return F===L?(0,m.RK)(L):`${(0,m.RK)(F)} (${(0,m.RK)(L)})`};function I(L){const{discovery:F}=L.visit.attempt,q=(0,P.QK)(L);return q.
length>0?(0,$.K4)([...new Set(q.map(ot=>ot.problem.code))],r):F.kind==="skipped"?F.problem.code:(0,u.Yj)(L,f)}function j(L,F){const{hops:q,certificates:ot}=L.visit.
attempt;return[(0,u.se)(L,F,f),{label:"response",texts:q.map(b)},{label:"services",texts:(0,O.Sk)(L.services,d,x)},...(0,u.Zc)(L,f),{label:"certificate",texts:ot.
map(at=>J(at,F))}]}const W=({label:L,texts:F},q)=>F.flatMap((ot,at)=>{const gt=at===0?L:"";return(0,l.wW)({indent:2,label:gt,style:"dim",column:S,text:ot},q)});
function b(L){const F=L.status===null?"none":`${L.status} ${(0,m.RK)(L.reason,u.tN)}`,q=L.status===null?"after":"in",ot=[...L.mediaType===null?[]:[(0,m.RK)(L.mediaType,
u.tN)],...L.address===null?[]:[`at ${(0,m.RK)(L.address,u.tN)}`],...L.proxy===null?[]:[`through ${(0,m.RK)((0,m.cq)(L.proxy))}`],...L.authorization==="none"?[]:
[`token ${(0,O.Rk)(L.authorization)}`]],at=ot.length===0?"":` (${ot.join("; ")})`;return`${F.trim()} from ${(0,m.RK)((0,m.cq)(L.url))} ${q} ${(0,e.kJ)(L.ms)}${at}`}
function x(L){const F=(0,m.RK)(L.id,u.tN);switch(L.kind){case"url":return`${F} ${(0,m.RK)((0,m.cq)(L.url))}`;case"login":{const{authz:q,token:ot}=L.login,at=[q,
ot].map(gt=>(0,m.RK)((0,m.cq)(gt??"none")));return`${F} authz ${at.join(", token ")}`}case"problem":return`${F}: ${L.problem.code}`}}function J(L,F){const{host:q,
subject:ot,issuer:at,expires:gt}=L,Et=(0,m.RK)((0,e.nO)(gt,F.startedAt));return`${(0,m.RK)(q,u.tN)} valid until ${Et}; subject ${(0,m.RK)(ot,u.tN)}, issuer ${(0,m.
RK)(at,u.tN)}`}const et=4,N={places:6,messages:5,frames:A.Wi},H={places:3,messages:2,frames:1};function G(L,F,q){const{severity:ot,code:at,title:gt,message:Et}=L,
$t=(0,m.RK)(Et??gt,m.h2),Tt=`${F.context.docsUrl}#${at}`,{style:At}=T[ot],Kt=q.repeated.get(L),Jt=Kt!==void 0?[`  hosts: the same ${L.hosts.length} as for ${Kt}`]:
[...Ct(L.hosts.length>1?"hosts":"host",K(L),F),...X(L,F,q),..._t(L,F)],Ht=wt(L.findings)?"":L.help??"";return[...(0,l.wW)({indent:0,label:`${ot}[${at}]:`,style:At,
url:Tt,text:$t},F),...Jt,...Ct("help",(0,m.RK)(Ht,m.h2),F),...Ct("affects",(0,O.od)(L.affects,F.context.clients),F)].map(m.BP).join(`
`)}function K({hosts:L,findings:F,message:q}){const[ot]=L;return L.length===1&&ot!==void 0&&q?.includes((0,g.nx)(ot))&&F[0]?.isHostNew!==!0?"":(0,$.K4)(L,(0,O.J5)(
L,et),gt=>{const Et=F.filter(At=>At.host===gt),$t=L.length>1?(0,s.eb)(Et).length:0,Tt=[...Et.some(({isHostNew:At})=>At)?[O.dy]:[],...$t>1?[(0,O.px)($t,"reposito\
ry")]:[]];return`${R(gt)}${Tt.length===0?"":` (${Tt.join(", ")})`}`})}function X(L,F,q){const{frames:ot}=z(L),at=Z(L);return[...at.shown.flatMap(({message:gt,findings:Et,
first:$t},Tt)=>{const At=st($t,L.message===null?gt:"",F);return Tt>=ot?At:[...At,...ft($t,L,F,q),...Ct("help",(0,m.RK)(yt(L,Et),m.h2),F)]}),...at.more>0?[`  and\
 ${(0,O.px)(at.more,"more message")} ${M}`]:[]]}const z=({hosts:L,findings:F})=>L.length>1||wt(F)?H:N;function Z(L){const F=(0,A.cr)(L).map(([q,ot])=>({message:q,
findings:ot,first:(0,s.tN)(ot)}));return(0,$.zN)(F,(0,O.J5)(F,z(L).messages))}function st(L,F,q){if(L===null&&F==="")return[];const ot=L===null?"-":"-->",at=L===
null?"":(0,s.R3)(L),gt=[at,(0,m.RK)(F,m.h2)].filter($t=>$t!=="").join(": "),Et={text:at,url:L&&(0,_.uM)(L,{...q.context,links:null})};return(0,l.wW)({indent:2,label:ot,
style:"dim",text:gt,linked:Et},q)}function ft(L,{severity:F},q,{lines:ot}){if(L===null)return[];const{file:at,line:gt,column:Et}=L,$t=q.context.sources.find(Tt=>Tt.
place.file===at&&Tt.place.line===gt&&Tt.place.column===Et);return $t===void 0||ot.has($t)?[]:(ot.add($t),c($t,T[F].style,q))}function yt({help:L,findings:F},q){
return L!==null||wt(F)?"":q[0]?.problem.help??""}const wt=([L,F])=>L?.exclude!==void 0&&F!==void 0;function _t(L,F){const{findings:q}=L,{lines:ot,settings:at}=(0,s.
yv)(q),gt=(0,s.oN)(ot,Z(L).shown.map(({first:$t})=>$t)),Et=z(L).places;return[...Ct("hits",(0,s.mj)(q,F.context.repositories.length),F),...Ct("also at",(0,s.Ky)(
gt,Et),F),...Ct("required by",(0,s.Ky)(at,Et),F)]}const Ct=(L,F,q)=>F===""?[]:(0,l.wW)({indent:2,label:`${L}:`,style:"dim",text:F},q);var dt=t(4148),Nt=t(1064);
const Xt=20,Zt=3,tn="  ",nn=L=>(0,dt.fi)(L,s.II);function ln(L,F){const{wrong:q}=(0,dt.jB)(L);return q.length>dt.LC?[an(L,q,F)]:q.map(ot=>{const at=(0,dt.P)(ot),
gt=[...at.wrong,...at.good];return rn({name:nn(ot),clients:ot.clients,rows:gt,first:[]},F)})}function an(L,F,q){const ot=(0,dt.cZ)(L),at=ot.map(({row:$t})=>$t),
gt=Nt.Du.filter($t=>F.some(Tt=>Tt.clients.includes($t))),Et=(0,O.px)(F.length,"root module");return rn({name:Et,clients:gt,rows:at,first:[(0,dt.ie)(ot,nn)]},q)}
function rn({name:L,clients:F,rows:q,first:ot},at){const gt=(0,dt.qj)({rows:q}),{sign:Et,style:$t}=p[gt],Tt=Dt=>(0,m.RK)((0,dt.mC)(Dt,{clients:F})),At=q.filter(
Dt=>(0,dt.Mm)(Dt)===gt),Kt=(0,$.K4)([...new Set(At.map(Tt))],Zt),Jt=q.slice(0,Xt),Ht=[...ot,...(0,dt.ns)({clients:F,rows:Jt},m.RK),...(0,dt.ij)([(0,dt.eX)(({code:Dt})=>Dt)],
q)],Qt=Jt.map(Dt=>({sign:p[(0,dt.Fg)([Dt])],cells:[Tt(Dt),...Ht.map(({cell:pn})=>pn(Dt))]})),qt=q.length-Jt.length;return[`${(0,l.nI)(Et,$t,at)} ${(0,l.nI)(L,"b\
old",at)}: ${dt.pJ[gt]} for ${Kt}`,...V(Qt,["module or provider",...Ht.map(({title:Dt})=>Dt)],at),...qt>0?[`  and ${qt} more in the JSON report`]:[]].map(m.BP).
join(`
`)}function V(L,F,q){const ot=F.map((Et,$t)=>Math.max(...[Et,...L.map(({cells:Tt})=>Tt[$t])].map(it)));if(ot.reduce((Et,$t)=>Et+tn.length+$t,tn.length)>q.width)
return L.flatMap(({sign:{sign:Et,style:$t},cells:[Tt="",...At]})=>{const Kt=At.flatMap((Ht,Qt)=>Ht===""?[]:[`${F[Qt+1]} ${Ht}`]),Jt=`${Tt}: ${Kt.join("; ")}`;return(0,l.
wW)({indent:2,label:Et,style:$t,text:Jt},q)});const gt=Et=>Et.map(($t,Tt)=>$t+" ".repeat((ot[Tt]??0)-it($t))).join(tn).trimEnd();return[`    ${(0,l.nI)(gt(F),"d\
im",q)}`,...L.map(({sign:{sign:Et,style:$t},cells:Tt})=>`  ${(0,l.nI)(Et,$t,q)} ${gt(Tt)}`)]}const it=(L="")=>Array.from(L).length;function Ot(L,F){const q=L.flatMap(
Tt=>Tt.rows),{sign:ot,style:at}=p[(0,dt.Fg)(q)],[gt]=L,$t=`${L.length===1&&gt!==void 0?nn(gt):(0,O.px)(L.length,"root module")}: ${(0,dt.nS)(q)}`;return(0,l.wW)(
{indent:0,label:ot,style:at,text:$t},F).map(m.BP).join(`
`)}const It=3,Ut=4,Ft=1e3;function Gt({hosts:L,roots:F},q){const ot=Map.groupBy(L,P.sG),at=(ot.get("unchecked")??[]).filter(({findings:Et})=>Et.length===0),{good:gt}=(0,dt.
jB)(F);return[...zt("unchecked",at,q),...zt("skipped",ot.get("skipped")??[],q),...zt("works",ot.get("works")??[],q),...gt.length>0?[Ot(gt,q)]:[]]}function zt(L,F,q){
const ot=At=>a(At,q);if(F.length<=It)return F.map(ot);const{sign:at,style:gt}=p[L],Et=(0,$.K4)(F,(0,O.J5)(F,Ut),({visit:At})=>R(At.host)),$t=`${(0,O.px)(F.length,
"host")} ${P.nx[L]}: ${Et}`;if(!q.isRunner)return[(0,l.wW)({indent:0,label:at,style:gt,text:$t},q).map(m.BP).join(`
`)];const Tt=(0,O.Sk)(F,Ft,ot,At=>`and ${At} more ${M}`);return[[(0,m.BP)(`${at} ${$t}`),...Tt].join(`
`)]}function tt(L,F){const q=(0,s._X)(L),[ot]=q;if(ot===void 0)return[];const at=At=>`${(0,m.RK)(At.repository)} (${(0,O.H8)(At.findings)})`,{sign:gt,style:Et}=p[(0,P.
hm)(ot.findings)==="error"?"fails":"warns"],$t=(0,$.K4)(q,(0,O.J5)(q,Ut),at),Tt=`${(0,O.px)(q.length,"repository")} ${(0,s.fP)(q)}: ${$t}`;return[(0,l.wW)({indent:0,
label:gt,style:Et,text:Tt},F).map(m.BP).join(`
`)]}function Q(L,F){const q=(0,P.hm)(L.findings),ot=L.hosts.length>It||L.findings.length>0,at=F.isRunner?"the JSON report has all details; its path is the outpu\
t `report`":"for all details: `--format json` or `--report FILE.json`",gt=`problem codes are explained at ${F.context.docsUrl}`;return ot?[(q===null||q==="notic\
e"?[at]:[gt,at]).flatMap($t=>(0,l.ky)($t,F)).join(`
`)]:[]}var ut=t(7361),ht=t(4218);const Mt=3,kt=20,vt=40,St=12,Wt=140,Rt=30,Pt="  ",bt=2,Lt="  ",Yt="\xA0";function en(L,F){const q=(0,ht.U4)(L,F.context),ot=q.length<=
Mt?q:q.filter(({host:At})=>(0,P.cG)(At));if(ot.length===0)return"";const{shown:at,more:gt}=(0,$.zN)(ot,kt),{name:Et,columns:$t}=on(un(at),at,F),Tt=$t.map(({title:At})=>At).
filter(At=>At!=="");return[...(0,l.ky)(`history: ${Tt.join(", ")}`,F),...at.map(({host:At},Kt)=>{const{sign:Jt,style:Ht}=p[(0,P.sG)(At)],qt=[On(R(At.visit.host),
Et),...$t.map(Dt=>Dt.cells[Kt])].join(Lt).trimEnd().replace(/\u2573+/g,Dt=>(0,l.nI)(Dt,"red",F));return`${Pt}${(0,l.nI)(Jt,Ht,F)} ${qt}`}),...gt>0?[`  and ${(0,O.px)(
gt,"more host")} in the history file`]:[],...sn(at,F)].map(m.BP).join(`
`)}function sn(L,F){const q=(0,ht.MC)(L).map(([at,gt])=>`${at} ${gt}`.replaceAll(" ",Yt));return(0,l.ky)(q.join(", "),{...F,width:F.width-Pt.length}).map(at=>`${Pt}${(0,l.
nI)(at.trim().replaceAll(Yt," "),"dim",F)}`)}function on(L,F,{width:q}){const ot=Math.max(...F.map(({host:Tt})=>(0,h.n)(R(Tt.visit.host)))),at=Math.min(vt,ot),gt=Math.
min(q,Wt)-Pt.length-bt,Et=Tt=>L.slice(0,Tt).reduce((At,{cells:Kt})=>At-Lt.length-Bt(Kt),gt),$t=[L.length,3].find(Tt=>at<=Et(Tt))??2;return{columns:L.slice(0,$t),
name:Math.min(at,Math.max(St,Et($t)))}}function un(L){const F=Math.max(...L.map(({history:ot})=>ot.recent.length)),q=(ot,at)=>{const gt=L.map(at);return{title:ot,
cells:gt.map(Et=>Et.padStart(Bt(gt)))}};return[q(`last ${(0,O.px)(F,"run")}`,({history:ot})=>(0,ht.qX)(ot.recent)),q("uptime in 30 days",fn),q("median latency",
({history:{medianMs:ot}})=>ot===null?"-":(0,e.kJ)(ot)),{title:"",cells:L.map(({history:ot})=>(0,ht.kW)(ot)??"")}]}function fn(L){const F=(0,ht.bW)(L,Rt);return(F&&
(0,ut.mc)(F))??"-"}const Bt=L=>Math.max(...L.map(({length:F})=>F));function On(L,F){const q=(0,h.n)(L);return q<=F?`${L}${" ".repeat(F-q)}`:`${(0,h.W)(L,0,F-1)}\
\u2026`}const gn=5,hn=30,$n=3,En=20;function*wn(L,F){yield`${yn(L,F)}
`;let q=!0;for(const{text:ot}of mn(L,F)){const at=ot.includes(`
`);yield`${q||at?`
`:""}${ot}
`,q=at}}function yn(L,F){const{sign:q,style:ot}=p[L.passed?"works":"fails"],at=F.isQuiet?[]:(0,k.h$)(L,F.context).slice(0,gn);return[`${(0,l.nI)(q,ot,F)} ${(0,l.
nI)((0,P.$N)(L,F.context),"bold",F)}`,...at.flatMap(gt=>Mn(gt,F))].join(`
`)}function*mn(L,F){const{isQuiet:q=!1,isRunner:ot=!1,context:at}=F,gt=({severity:Dt})=>!q||Dt==="error"||(0,y.k2)(Dt,at.failOn),Et=(0,A.cZ)(L.findings.filter(gt)),
$t=Et.slice(0,hn),Tt={lines:new Set,repeated:(0,A.YM)($t)};for(const Dt of $t)yield cn(G(Dt,F,Tt));const At=Et.slice($t.length).flatMap(({findings:Dt})=>Dt);if(At.
length>0&&(yield cn(`and ${(0,O.px)(At.length,"more finding")} ${M}`)),q)return;const Kt=Dt=>({kind:ot?"group":"plain",text:Dt});yield*tt(L.files,F).map(Kt);const Jt=en(
L,F);Jt!==""&&(yield Kt(Jt)),yield*ln(L.roots,F).map(Kt);const Ht=(0,P.md)(L.hosts).filter(Dt=>(0,P.cG)(Dt)&&!(0,P.JR)(Dt)),Qt=Ht.slice(0,ot||Ht.length<=$n?En:0);
yield*Qt.map(Dt=>Kt(a(Dt,F))),Qt.length>0&&Qt.length<Ht.length&&(yield cn(`and ${(0,O.px)(Ht.length-Qt.length,"more host")} ${M}`)),yield*Gt(L,F).map(Kt);const qt=(0,k.
h$)(L,at).slice(gn);qt.length>0&&(yield cn(qt.flatMap(Dt=>Mn(Dt,F)).join(`
`))),yield*Q(L,F).map(cn)}const Mn=(L,F)=>(0,l.ky)((0,m.RK)(L),F).map(m.BP),cn=L=>({kind:"plain",text:L})}),6283:((lt,U,t)=>{t.d(U,{Y:()=>O});var y=t(6309),A=t(
8641);const P=function(...k){const{recordRun:m}=t.late([620],8620);return new.target?new m(...k):m(...k)};function O(k,m){const{history:$}=k.settings;if($===null)
return{checked:k,warnings:[]};try{const{history:g,warnings:_}=P($,k,m);return{checked:{...k,context:{...k.context,history:g}},warnings:_}}catch(g){return{checked:k,
warnings:[`the history ${(0,A.RK)($)} was not read: ${(0,A.RK)((0,y.A3)(g))}`]}}}}),2909:((lt,U,t)=>{t.a(lt,async(y,A)=>{try{let et=function(z){const{verdict:Z,
changes:st,context:ft}=z,yt=(0,h.ng)(process.env,j),wt=yt===null?[]:(0,g.w)((0,u.R8)(Z),X(),yt);if(yt===null||st?.kind!=="files")return{...z,located:wt,context:{
...ft,links:(0,g.h)(wt)}};const _t=R(wt,st.files,X(),yt);return{...z,located:wt,context:{...ft,links:_t}}},N=function(z){return async(Z,st)=>{try{await st()}catch(ft){
z([`${Z}: ${(0,m.A3)(ft)}`])}}},X=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var P=t(2929),O=t(9018),k=t(7251),m=t(6309),$=t(5181),g=t(
40),_=t(2806),s=t(3565),h=t(8782),l=t(4690),i=t(9077),n=t(3795),o=t(3386),E=t(2057),c=t(1964),w=t(3329),v=t(2827),u=t(4503),e=t(5505),d=t(8641),r=t(9703),M=t(6536),
S=t(8463),p=t(3152),T=t(5100),f=t(6283),a=t(6875);const R=function(...z){const{withDiffLinks:Z}=t.late([733],9733);return new.target?new Z(...z):Z(...z)},I=120;
process.env.UV_THREADPOOL_SIZE??="64",(0,o.p)(),(0,E.B_)(process.stdout,z=>process.stderr.write(`the log was not written: ${z}
`)),(0,E.B_)(process.stderr,()=>{});const j=s.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const W=new a.V,b=(0,l.i)(process);await(0,i.
q)(process,await x(s.Ko(T.y.map(({name:z})=>z))));async function x(z){const Z=(0,O.c)(z,process.env,(0,k.K)(s.QU)),st=yt=>{const wt=(0,O.r)(_t=>(0,r.p)(yt,_t),Z);
return s.fJ("Could not run",wt),3},ft=(0,i.w)(process,W,{isFinal:!1,crash:st,now:b});try{const yt=await J(z,Z),wt=ft.aborted?3:yt.verdict.passed?0:1;return await H(
yt,Z,ft),wt}catch(yt){if(yt instanceof p.GN){const wt=Z.redact(yt.mistakes).map(_t=>(0,d.LS)(_t));return s.fJ("Wrong settings",wt.join(`
`)),2}return st(yt)}}async function J(z,Z){const st=(0,n.fN)(ft=>s.N4(Z.redact([ft])),n.Si);try{return await(0,P.z6)(z,{environment:process.env,directory:X(),isFork:(0,h.
$c)(process.env.GITHUB_EVENT_NAME,j),stop:W,startTimer:a.I,now:b,progress:st.show,changes:ft=>K(ft,Z),secrets:Z,kill:process.kill})}finally{st.end()}}async function H(z,{
redact:Z},st){const{checked:ft,warnings:yt}=(0,f.Y)(z,{directory:X(),environment:process.env,random:Math.random}),wt=dt=>s.R8(Z(dt).map(Nt=>(0,d.LS)(Nt))),_t=N(
wt);wt(yt);let Ct={...ft,located:[]};await _t("places are not links",()=>{Ct=et(ft)}),await G(Ct,_t,wt),!st.aborted&&await _t("the comment and the issue were no\
t written",async()=>{const{notes:dt,warnings:Nt}=await(0,_.m)(Ct,(0,h.ng)(process.env,j),X(),st);s.N4(Z(dt)),wt(Nt)})}async function G(z,Z,st){const{settings:ft,
verdict:yt,context:wt}=z,{GITHUB_OUTPUT:_t,GITHUB_STEP_SUMMARY:Ct,RUNNER_TEMP:dt}=process.env,Nt={colour:!1,width:I,isRunner:!0,context:wt};await Z("the log was\
 not written",()=>s.ur((0,M.MV)(yt,Nt),(0,M.K8)(yt,Nt))),await Z("the annotations were not written",()=>s.fz((0,c.H)(yt,wt))),await Z("the outputs were not writ\
ten",async()=>st(await s.Kn(_t,(0,v.Y)(yt)))),await Z("the job summary was not written to GITHUB_STEP_SUMMARY",()=>s.Sy(Ct,(0,e.Gc)(yt,wt))),await Z("the JSON r\
eport was not written to RUNNER_TEMP",async()=>{const Xt=s.u5(dt,(0,w.h)(yt,wt));st(await s.Kn(_t,{report:Xt}))}),await Z("the report files were not written",()=>st(
(0,S.t)(ft,z,X())))}async function K({githubToken:z},{redact:Z}){const st=(0,h.ng)(process.env,j),ft=await(0,$.S)(st,z,W.signal);return ft.kind==="all"&&st?.pull&&
s.R8(Z([`changed-only has no effect: ${ft.why}`])),ft}A()}catch(R){A(R)}},1)}),5657:((lt,U,t)=>{t.d(U,{G:()=>l});var y=t(6760),A=t(5747);const P=21,O=/^(?!\.{1,2}$)[\w.-]+$/;
function k(u){let e=!1;for(const d of u.split(`
`)){const r=d.trim();r.startsWith("[")&&(e=r==='[remote "origin"]');const M=r.indexOf("=");if(!(!e||M<0||r.slice(0,M).trim().toLowerCase()!=="url"))return m(r.slice(
M+1).trim())}return null}function m(u){const e=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(u),[d,r]=e===null?$(u):[e[1],e[2]],M=(r??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),S=M.length>1&&M.length<=P;return!d||!S||!M.every(p=>O.test(p))?null:{host:d.toLowerCase(),owner:M.slice(0,-1).join("/"),name:M.at(-1)??""}}function $(u){
const e=URL.parse(u);return e===null||!/^(https?|ssh):$/.test(e.protocol)?[]:[e.protocol==="ssh:"?e.hostname:e.host,e.pathname.slice(1)]}var g=t(4614);const _=5,
s=/^[0-9a-f]{40}$/,h=/^refs\/(?!.*\.\.)[^\0]+$/;function l(u){const e=(0,y.join)(u,".git"),d=i(e,u)??e,r=v((0,y.join)(d,"commondir")),M=r===null?d:c(r,d),S=()=>w(
(0,y.join)(M,"packed-refs"))??"",p=n(v((0,y.join)(d,"HEAD")),[d,M],S);return p===null?null:{commit:p,isFetched:E(p,w((0,y.join)(d,"FETCH_HEAD"))??"",S),remote:k(
w((0,y.join)(M,"config"))??""),tracked:T=>(0,g.O)((0,y.join)(d,"index"),T)}}function i(u,e){const[,d]=/^gitdir: (.+)$/.exec(v(u)??"")??[];return d===void 0?null:
c(d,e)}function n(u,e,d){let r=u;for(let M=0;r!==null&&M<=_;M+=1){if(s.test(r))return r;const[,S]=/^ref: (.+)$/.exec(r)??[];if(S===void 0||!h.test(S))return null;
r=o(S,e,d)}return null}function o(u,e,d){for(const M of e){const S=v((0,y.join)(M,u));if(S!==null)return S}return d().split(`
`).find(M=>M.endsWith(` ${u}`))?.slice(0,40)??null}function E(u,e,d){const r=(M,S)=>M.split(`
`).some(p=>p.startsWith(`${u}${S}`));return r(e,"	")||r(d()," refs/remotes/")}const c=(u,e)=>(0,y.isAbsolute)(u)?u:(0,y.join)(e,u);function w(u){const e=(0,A.yR)(
u);return e.ok?e.text:null}const v=u=>w(u)?.replace(/\r?\n$/,"")??null}),4614:((lt,U,t)=>{t.d(U,{O:()=>i,R:()=>E});var y=t(3024),A=t(5747);const P=128*1024*1024,
O=12,k=62,m=16384,$=12288,g=4,_=61440,s=4096,h=32768,l=Buffer.alloc(0);function i(c,w){const v=(0,A.io)(c,P);return v===null?new Map:n(v,w)}function n(c,w){const v=new Map;
if(c.length<O)return v;const u=c.readUInt32BE(4);if(c.toString("latin1",0,4)!=="DIRC"||u<2||u>4)return v;const e=c.readUInt32BE(8);let d=l,r=O;for(let M=0;M<e;M+=
1){if(r+k>c.length)return v;const S=c.readUInt16BE(r+60),p=r+k+(S&m?2:0),T=u===g,{kept:f,from:a}=T?o(c,p,d):{kept:l,from:p},R=c.indexOf(0,a);if(R<0)return v;const I=c.
subarray(a,R),j=T?Buffer.concat([f,I]):I;if(j.length>s)return v;const W=(c.readUInt32BE(r+24)&_)===h,b=j.toString("utf8");W&&(S&$)===0&&w.has(b)&&v.set(b,{modified:c.
readUInt32BE(r+8),size:c.readUInt32BE(r+36)}),r=T?R+1:r+(R-r+8&-8),d=j}return v}function o(c,w,v){let u=w,e=c[u++]??0,d=e&127;for(;e&128;)e=c[u++]??0,d=(d+1)*128+
(e&127);return{kept:v.subarray(0,Math.max(0,v.length-d)),from:u}}function E(c,{modified:w,size:v}){try{const u=(0,y.lstatSync)(c),e=Math.floor(u.mtimeMs/1e3);return u.
isFile()&&u.size%2**32===v&&e%2**32===w}catch(u){return(0,A.Oj)(u),!1}}}),7078:((lt,U,t)=>{t.d(U,{N:()=>o});var y=t(317),A=t(8782);const P=c=>({id:h(c,"id"),body:s(
c,"body")??"",isTrusted:g(c)}),O=c=>({number:h(c,"number"),title:_(c,"title"),body:s(c,"body")??"",isOpen:_(c,"state")==="open",reason:s(c,"state_reason"),closedAt:s(
c,"closed_at"),labels:m((0,A.at)(c,"labels")).flatMap(w=>typeof w=="string"?w:s(w,"name")??[]),isTrusted:g(c)}),k=c=>({file:_(c,"filename"),status:_(c,"status"),
changes:h(c,"changes"),patch:s(c,"patch")});function m(c){return Array.isArray(c)?c:l()}const $=["OWNER","MEMBER","COLLABORATOR"],g=c=>(0,A.at)(c,"user","type")===
"Bot"||$.includes((0,A.at)(c,"author_association"));function _(c,w){return s(c,w)??l()}function s(c,w){const v=(0,A.at)(c,w)??null;return v===null||typeof v=="s\
tring"?v:l()}function h(c,w){const v=(0,A.at)(c,w),u=typeof v=="bigint"?Number(v):v;return typeof u=="number"&&Number.isFinite(u)&&u>=0?u:l()}function l(){throw new y.
F9("unexpected response")}const i=100,n=100;async function o(c,w,v,u){const e=AbortSignal.any([AbortSignal.timeout(v),u]),{connect:d}=await Promise.all([t.e(795),
t.e(104)]).then(t.bind(t,5104)),{rest:r,paginate:M}=d(c,w,e),S={owner:c.owner,repo:c.repository};async function p(f,a=Number.POSITIVE_INFINITY){const R=[];let I=0;
for await(const{data:j}of f){for(const W of m(j))R.push(W);if(R.length>=a)return R.slice(0,a);if(I+=1,I===n)throw new y.F9(`the list has more than ${n} pages`)}
return R}const T=async f=>{await E(f)};return{listComments:f=>{const a={...S,issue_number:f,per_page:i},R=M.iterator(r.issues.listComments,a);return E(p(R).then(
I=>I.map(P)))},createComment:(f,a)=>{const R=r.issues.createComment({...S,issue_number:f,body:a});return E(R.then(({data:I})=>P(I)))},updateComment:(f,a)=>T(r.issues.
updateComment({...S,comment_id:f,body:a})),deleteComment:f=>T(r.issues.deleteComment({...S,comment_id:f})),listIssues:(f,a)=>{const R={...S,...f,per_page:i},I=p(
M.iterator(r.issues.listForRepo,R),a),j=W=>(0,A.at)(W,"pull_request")===void 0;return E(I.then(W=>W.filter(j).map(O)))},createIssue:({title:f,body:a,labels:R})=>{
const I=r.issues.create({...S,title:f,body:a,labels:[...R]});return E(I.then(({data:j})=>O(j)))},updateIssue:(f,a)=>T(r.issues.update({...S,issue_number:f,...a})),
addLabels:(f,a)=>T(r.issues.addLabels({...S,issue_number:f,labels:[...a]})),createLabel:f=>T(r.issues.createLabel({...S,...f})),listChangedFiles:f=>{const a={...S,
pull_number:f,per_page:i},R=p(M.iterator(r.pulls.listFiles,a));return E(R.then(I=>I.map(k)))}}}async function E(c){try{return await c}catch(w){throw w instanceof
y.F9?w:new y.F9("unexpected response")}}}),5181:((lt,U,t)=>{t.d(U,{S:()=>$});var y=t(7078),A=t(317),P=t(8782);const O=3e3,k=6e4,m=g=>({kind:"all",why:g});async function $(g,_,s){
if(g===null)return m("not a workflow run");const{pull:h,event:l}=g;if(h===null)return m(`a ${l} event has no pull request`);const i=(0,P.h0)(g,_);if(!i.ok)return m(
i.why);try{const o=await(await(0,y.N)(g,i.value.token,k,s)).listChangedFiles(h.number);return o.length<O?{kind:"files",files:o}:m(`the pull request changes ${O}\
 files or more, and GitHub lists at most ${O}`)}catch(n){return m((0,A.Ic)("the changed files could not be listed",n,{run:g,permission:"pull-requests: read"}))}}}),
317:((lt,U,t)=>{t.d(U,{F9:()=>P,Ic:()=>m,Wo:()=>O});var y=t(6309),A=t(8641);class P extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(h,{httpStatus:l=null,
accepted:i=null,isLimit:n=!1}={}){super(h),this.httpStatus=l,this.accepted=i,this.isLimit=n}}async function O(s){try{return await s,!0}catch(h){if(h instanceof P&&
h.httpStatus===404)return!1;throw h}}const k=300;function m(s,h,{run:l,permission:i}){if(!(h instanceof P))return`${s}: ${(0,y.A3)(h)}`;const{httpStatus:n,message:o}=h,
E=n===null?"did not answer":`returned ${n}`,c=g(h,l,i);return`${s}: ${(0,A.RK)(l.apiUrl)} ${E} (${$(o)})${c}`}const $=s=>(0,A.BP)((0,A.RK)(s.replace(/\s+/gu," "),
k));function g({httpStatus:s,accepted:h,isLimit:l},i,n){if(l)return"; GitHub limits the rate of requests, try again later";switch(s){case 401:return"; github-to\
ken is invalid or has expired";case 403:case 404:return i.pull?.isFork===!0&&n.endsWith("write")?"; the token of a pull request from a fork is read-only, whatev\
er `permissions` says":`; add \`${n}\` to \`permissions\` of the job${_(h,n)}`;case 410:return n==="issues: write"?"; issues are disabled in this repository":";\
 it no longer exists";default:return""}}function _(s,h){if(s===null||s==="")return"";const l=s.replaceAll("_","-").replaceAll("=",": ");return l===h?"":`; GitHu\
b accepts \`${$(l.replaceAll("`",""))}\``}}),40:((lt,U,t)=>{t.d(U,{h:()=>_,w:()=>k});var y=t(6760),A=t(5657),P=t(4614),O=t(4503);function k(s,h,l){if(!m(l.serverUrl))
return[];const i=g(h);return[...Map.groupBy(s,o=>i(o.split("/").slice(0,-1).join("/")))].flatMap(([o,E])=>o===null?[]:$(o,E,h,l))}const m=s=>/^https?:\/\/[\w.:/-]+$/.
test(s);function $({prefix:s,checkout:h},l,i,n){const{commit:o,isFetched:E,remote:c}=h,w=URL.parse(n.serverUrl);if(c===null||w===null)return[];if(c.host!==w.host&&
c.host!==w.hostname)return[];if(!E&&![n.commit,n.defaultCommit].includes(o))return[];const v=`${c.owner}/${c.name}`,u=`${n.serverUrl}/${v}/blob/${o}`,e=M=>M?.toLowerCase()===
v.toLowerCase(),d=e(`${n.owner}/${n.repository}`)||e(n.pull?.from),r=new Map(l.map(M=>[M.slice(s.length),M]));return Array.from(h.tracked(new Set(r.keys())),([M,
S])=>{const[p,T]=[r.get(M),(0,O.oW)(M)];return p===void 0||T===null||!(0,P.R)((0,y.join)(i,p),S)?[]:{file:p,path:M,url:`${u}/${T}`,isOfRun:d}}).flat()}function g(s){
const h=new Map,l=i=>{const n=h.get(i);if(n!==void 0)return n;const o=(0,A.G)((0,y.join)(s,i)),E=i.split("/").slice(0,-1).join("/"),c=o!==null?{prefix:i===""?"":
`${i}/`,checkout:o}:i===""?null:l(E);return h.set(i,c),c};return l}const _=s=>new Map(s.map(({file:h,url:l})=>[h,{url:l}]))}),5017:((lt,U,t)=>{t.d(U,{TN:()=>O,en:()=>m,
ol:()=>k,t7:()=>$});var y=t(8641);const A=function(...g){const{createHash:_}=process.getBuiltinModule("node:crypto");return new.target?new _(...g):_(...g)},P="t\
f-disco",O=(g,..._)=>k([g.workflow,g.job,g.step,..._]),k=g=>A("sha256").update(JSON.stringify(g)).digest("hex").slice(0,16);function m(g,_,s){const h=JSON.stringify(
s).replace(/[<>&]/g,y.z5);return`<!-- ${P} ${g} ${_} ${h} -->`}function $(g,_,s){const h=`<!-- ${P} ${_} ${s} `;if(!g.startsWith(h))return;const l=g.indexOf(" -\
->",h.length);if(!(l<0))try{return JSON.parse(g.slice(h.length,l))}catch{return}}}),2806:((lt,U,t)=>{t.d(U,{m:()=>c});var y=t(4e3),A=t(7078),P=t(317),O=t(8782),
k=t(5017),m=t(2389),$=t(2913),g=t(5102);function _({verdict:p,context:T},{issueCloseAfter:f},a){const R=b=>b.some(({severity:x})=>(0,m.k2)(x,T.failOn)),I=p.hosts.
map(b=>{const x=b.visit.host,J=T.history?.get(x)?.alarm??null,et=R(b.findings),N=(0,g.sG)(b)==="skipped",H=J===null?et||(0,g.b)(b):J.isDown&&!N;return{name:x,alarm:N?
null:J,failsNow:et,isDown:H}}),j=I.filter(({isDown:b})=>b).map(({name:b})=>b),W=R(p.files)?[$.cn]:[];return{hosts:I.map(({name:b})=>b).toSorted(),failing:[...j,
...W].toSorted(),since:new Map(I.flatMap(({name:b,alarm:x})=>x?.since?[[b,x.since]]:[])),unsettled:new Map(I.flatMap(({name:b,alarm:x})=>x!==null&&x.good<f?[[b,
x.good]]:[])),goodRuns:f,pending:new Map(I.flatMap(({name:b,alarm:x,failsNow:J,isDown:et})=>x!==null&&J&&!et?[[b,x.failed]]:[])),isWhole:s(p),at:T.startedAt,run:a.
id}}const s=({stopped:p})=>p===null||["deadline","signal","crash"].includes(p.kind),h=function(...p){const{withDiffLinks:T}=t.late([733],9733);return new.target?
new T(...p):T(...p)},l=function(...p){const{deliverComment:T}=t.late([643],1643);return new.target?new T(...p):T(...p)},i=function(...p){const{deliverIssue:T}=t.
late([643],1643);return new.target?new T(...p):T(...p)},n=6e4,o=1e4,E=10;async function c(p,T,f,a){const{settings:R}=p,I=["comment","issue"].filter(N=>R[N]!=="n\
ever"),j=(0,O.h0)(T,R.githubToken);if(!j.ok){const N=H=>`the ${H} was not written: ${j.why}`;return{notes:[],warnings:I.map(N)}}const{run:W,token:b}=j.value,x=await(0,A.
N)(W,b,n,a),J=async()=>v(await(0,A.N)(W,b,o,a),W,p,f),et=[];for(const N of I)et.push(N==="comment"?await w(x,W,p,J):await u(x,W,p));return{notes:et.flatMap(({notes:N})=>N),
warnings:et.flatMap(({warnings:N})=>N)}}async function w(p,T,f,a){const{pull:R}=T;if(R===null)return M(`comment: skipped, a ${T.event} event has no pull request`);
const I=f.settings.comment;return await S("comment","pull-requests: write",T,()=>l(p,{...f,run:T,pull:R.number,mode:I,findLinks:a}))}async function v(p,T,{changes:f,
located:a,context:R},I){if(f?.kind==="files"||!a.some(({isOfRun:W})=>W)||T.pull===null)return R.links;try{const W=await p.listChangedFiles(T.pull.number);return h(
a,W,I,T)}catch(W){if(W instanceof P.F9)return R.links;throw W}}async function u(p,T,f){const a=d(T);if(a!==null)return M(`issue: skipped, ${a}`);const{settings:R}=f,
I=(0,k.TN)(T,e(R)),j=_(f,R,T),{notes:W,warnings:b}=await S("issue","issues: write",T,()=>i(p,{...f,run:T,key:I,now:j,labels:R.issueLabels}));return{notes:[...W,
...r(j,R)],warnings:b}}const e=({dialect:{name:p,version:T}})=>T===null?p:`${p} ${T}`;function d({event:p,isDefaultBranch:T,pull:f}){return f!==null||p==="merge\
_group"?`a ${p} event checks a proposed change`:T===!1?"not on the default branch":null}function r({pending:p},{issueOpenAfter:T}){const f=Map.groupBy(p,([,a])=>a);
return Array.from(f,([a,R])=>`issue: ${(0,y.K4)(R,E,([j])=>j)} failed in ${a} of ${T} runs needed to open an issue`)}const M=p=>({notes:[p],warnings:[]});async function S(p,T,f,a){
try{return M(`${p}: ${await a()}`)}catch(R){const I=`the ${p} was not written`;return{notes:[],warnings:[(0,P.Ic)(I,R,{run:f,permission:T})]}}}}),3565:((lt,U,t)=>{
t.d(U,{fz:()=>Ct,fJ:()=>rn,QU:()=>yt,N4:()=>ln,j_:()=>nn,Ko:()=>ft,R8:()=>an,ur:()=>wt,Kn:()=>Nt,u5:()=>tn,Sy:()=>dt});var y=t(3024),A=t(6760),P=t(857);function O(V){
return V==null?"":typeof V=="string"||V instanceof String?V:JSON.stringify(V)}function k(V){return Object.keys(V).length?{title:V.title,file:V.file,line:V.startLine,
endLine:V.endLine,col:V.startColumn,endColumn:V.endColumn}:{}}function m(V,it,Ot){const It=new _(V,it,Ot);process.stdout.write(It.toString()+P.EOL)}function $(V,it=""){
m(V,{},it)}const g="::";class _{constructor(it,Ot,It){it||(it="missing.command"),this.command=it,this.properties=Ot,this.message=It}toString(){let it=g+this.command;
if(this.properties&&Object.keys(this.properties).length>0){it+=" ";let Ot=!0;for(const It in this.properties)if(this.properties.hasOwnProperty(It)){const Ut=this.
properties[It];Ut&&(Ot?Ot=!1:it+=",",it+=`${It}=${h(Ut)}`)}}return it+=`${g}${s(this.message)}`,it}}function s(V){return O(V).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function h(V){return O(V).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function l(){
throw new Error("this function of @actions/core is not bundled")}function i(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function o(V){
return V.replace(/[\\]/g,"/")}function E(V){return V.replace(/[/]/g,"\\")}function c(V){return V.replace(/[/\\]/g,path.sep)}var w=function(V,it,Ot,It){function Ut(Ft){
return Ft instanceof Ot?Ft:new Ot(function(Gt){Gt(Ft)})}return new(Ot||(Ot=Promise))(function(Ft,Gt){function zt(ut){try{Q(It.next(ut))}catch(ht){Gt(ht)}}function tt(ut){
try{Q(It.throw(ut))}catch(ht){Gt(ht)}}function Q(ut){ut.done?Ft(ut.value):Ut(ut.value).then(zt,tt)}Q((It=It.apply(V,it||[])).next())})},v;(function(V){V[V.Success=
0]="Success",V[V.Failure=1]="Failure"})(v||(v={}));function u(V,it){const Ot=toCommandValue(it);if(process.env[V]=Ot,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(V,it));issueCommand("set-env",{name:V},Ot)}function e(V){m("add-mask",{},V)}function d(V){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",V):issueCommand("add-path",{},V),process.env.PATH=`${V}${path.delimiter}${process.env.PATH}`}function r(V,it){const Ot=process.env[`INPUT_${V.replace(/ /g,
"_").toUpperCase()}`]||"";if(it&&it.required&&!Ot)throw new Error(`Input required and not supplied: ${V}`);return it&&it.trimWhitespace===!1?Ot:Ot.trim()}function M(V,it){
const Ot=r(V,it).split(`
`).filter(It=>It!=="");return it&&it.trimWhitespace===!1?Ot:Ot.map(It=>It.trim())}function S(V,it){const Ot=["true","True","TRUE"],It=["false","False","FALSE"],
Ut=r(V,it);if(Ot.includes(Ut))return!0;if(It.includes(Ut))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${V}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function p(V,it){if(process.env.GITHUB_OUTPUT||"")return l("OUTPUT",i(V,it));process.
stdout.write(P.EOL),m("set-output",{name:V},O(it))}function T(V){issue("echo",V?"on":"off")}function f(V){process.exitCode=v.Failure,I(V)}function a(){return process.
env.RUNNER_DEBUG==="1"}function R(V){issueCommand("debug",{},V)}function I(V,it={}){m("error",k(it),V instanceof Error?V.toString():V)}function j(V,it={}){m("wa\
rning",k(it),V instanceof Error?V.toString():V)}function W(V,it={}){m("notice",k(it),V instanceof Error?V.toString():V)}function b(V){process.stdout.write(V+P.EOL)}
function x(V){$("group",V)}function J(){$("endgroup")}function et(V,it){return w(this,void 0,void 0,function*(){x(V);let Ot;try{Ot=yield it()}finally{J()}return Ot})}
function N(V,it){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(V,it));issueCommand("save-state",{name:V},toCommandValue(
it))}function H(V){return process.env[`STATE_${V}`]||""}function G(V){return w(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(V)})}var K=t(6309),
X=t(5747),z=t(566),Z=t(4e3),st=t(5955);const ft=V=>Object.fromEntries(V.map(it=>[it,r(it)]));function yt(V){for(const it of V)e(it)}function wt(V,it){b(V);let Ot=!0;
for(const{kind:It,text:Ut}of it){const[Ft="",...Gt]=Ut.split(`
`),zt=It==="plain"&&Gt.length>0;(Ot||zt)&&b(""),Ot=zt,zt||Gt.length===0?b(Ut):(x(Ft),b(Gt.join(`
`)),J())}}const _t={error:I,warning:j,notice:W};function Ct(V){for(const{level:it,message:Ot,line:It,column:Ut,...Ft}of V)_t[it](Ot,{...Ft,...It===void 0?{}:{startLine:It},
...Ut===void 0?{}:{startColumn:Ut}})}const dt=(V,it)=>Zt("GITHUB_STEP_SUMMARY",V,Ot=>(0,y.appendFileSync)(Ot,it));async function Nt(V,it){const Ot=new Map;for(const[
Ft,Gt]of Object.entries(it))try{V?await Zt("GITHUB_OUTPUT",V,zt=>(0,y.appendFileSync)(zt,Xt(Ft,Gt))):p(Ft,Gt)}catch(zt){Ot.set(Ft,(0,K.A3)(zt))}const[It]=Ot.values();
return It===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Ot.keys()].join(", ")}: ${It}`]}function Xt(V,it){const Ot=typeof it=="st\
ring"?it:JSON.stringify(it);if(/[\r\n]/.test(Ot))throw new K.Lw("the value has a line break");return`${V}=${Ot}
`}async function Zt(V,it,Ot){if(!it)throw new K.Lw(`${V} is not set; run this as an action on a runner`);const It=(0,y.openSync)(it,"r+");try{const{size:Ut}=(0,y.
fstatSync)(It);try{Ot(it)}catch(Ft){throw(0,y.fstatSync)(It).size>Ut&&(0,y.ftruncateSync)(It,Ut),Ft}}finally{(0,y.closeSync)(It)}}function tn(V,it){if(!V)throw new K.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Ot=(0,A.join)("tf-disco","report.json");return(0,z.f)(V,Ot,(0,st.mk)(it)),(0,A.join)(V,Ot)}
function nn(V){if(V===void 0||V==="")return null;const it=(0,X.yR)(V);try{if(it.ok)return JSON.parse(it.text)}catch{}const Ot=it.ok?"is not JSON":(0,Z.mP)(it.failure);
return j(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Ot}; check that no earlier step changes it`),null}function ln(V){for(const it of V)b(
it)}function an(V){for(const it of V)j(it)}const rn=(V,it)=>I(it,{title:V})}),8782:((lt,U,t)=>{t.d(U,{$c:()=>g,at:()=>h,h0:()=>m,ng:()=>O});var y=t(3625),A=t(8641);
const P=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function O(i,n){const o=v=>i[v]?.trim()??"",[,E,c]=P.exec(o("GITHUB_REPOSITORY"))??[];if(E===void 0||c===
void 0)return null;const w=k(o("GITHUB_SERVER_URL")||"https://github.com");return{owner:E,repository:c,apiUrl:k(o("GITHUB_API_URL")||"https://api.github.com"),serverUrl:w,
event:o("GITHUB_EVENT_NAME"),workflow:$(o("GITHUB_WORKFLOW_REF"))??o("GITHUB_WORKFLOW"),job:o("GITHUB_JOB"),step:o("GITHUB_ACTION"),id:Number(/^\d+$/.exec(o("GI\
THUB_RUN_ID"))?.[0]??0),url:`${w}/${E}/${c}/actions/runs/${o("GITHUB_RUN_ID")}`,defaultCommit:o("GITHUB_SHA"),commit:l(n,"pull_request","head","sha")??o("GITHUB\
_SHA"),pull:_(o("GITHUB_EVENT_NAME"),n),isDefaultBranch:s(o("GITHUB_REF"),n)}}const k=i=>i.replace(/(?<!\/)\/+$/,"");function m(i,n){return i===null?(0,y.T)("no\
t a workflow run, GITHUB_REPOSITORY is not set"):n===null?(0,y.T)("github-token is empty"):/^https?:$/.test(URL.parse(i.apiUrl)?.protocol??"")?(0,y.J)({run:i,token:n}):
(0,y.T)(`GITHUB_API_URL is not an https URL: ${(0,A.RK)(i.apiUrl)}`)}const $=i=>/^[^/]+\/[^/]+\/(.+?)@/.exec(i)?.[1];function g(i,n){if(i==="pull_request_target")
return!1;const o=h(n,"pull_request","head"),[E,c]=[h(o,"repo","full_name"),h(n,"pull_request","base","repo","full_name")];return o!==void 0&&E!==c}function _(i,n){
const o=h(n,"pull_request","number");return typeof o=="number"&&Number.isSafeInteger(o)&&o>0?{number:o,isFork:g(i,n),from:l(n,"pull_request","head","repo","full\
_name")??null}:null}function s(i,n){const o=l(n,"repository","default_branch");return o===void 0?null:i===`refs/heads/${o}`}function h(i,...n){return n.reduce((o,E)=>typeof o==
"object"&&o!==null?Reflect.get(o,E):void 0,i)}function l(i,...n){const o=h(i,...n);return typeof o=="string"?o:void 0}}),1964:((lt,U,t)=>{t.d(U,{H:()=>W});var y=t(
4e3),A=t(5799),P=t(2796),O=t(5102),k=t(4120),m=t(8884),$=t(8641),g=t(1831),_=t(5955);const s=700,h=8,l=5,i={text:250,places:1},n={text:s,places:h},o=2,E=3600,c=120,
w=4096,v=K=>K!==""&&(0,m.CN)(K)&&(0,$.BP)((0,$.RK)(K,w))===K;function u(K){const X=r(K),z=[...new Set(K.map(({problem:ft})=>ft.title))],Z=X.length>0?(0,y.K4)(X,
o):M(K);if(z.length===1)return d(Z,z[0]??"");const st=`${K.length} problems`;return d(Z===null?st:`${st} with ${Z}`,z.join(", "))}function e({title:K,hosts:X,findings:z}){
if(z.length===1)return u(z);const Z=X.length>0?0:(0,m.Dc)(z),st=Math.max(X.length,Z),ft=st===1?r(z)[0]??(0,m.II)((0,m.tN)(z)?.file??""):(0,k.px)(st,X.length>0?"\
host":"file"),yt=z.length>st?` (${z.length} times)`:"";return d(st===0?null:ft,`${K}${yt}`)}const d=(K,X)=>K===null?X:`${K}: ${X}`,r=K=>[...new Set(K.flatMap(({
host:X})=>X===null?[]:(0,$.RK)((0,g.nx)(X))))];function M(K){const X=(0,m.tN)(K);return X===null||v(X.file)?null:(0,m.II)(X.file)}function S(K,X){const z=new Set(
K.map(({severity:ft})=>ft)).size>1,Z=K.length>2?i:n,st=ft=>T(ft,z,Z,X).join(`
`);return(0,k.Sk)(K,l,st,p).join(`

`).split(`
`)}const p=K=>`and ${K} more, see the job summary`;function T(K,X,z,Z){const{problem:st,severity:ft}=K,yt=(0,m.Xd)(K),wt=(0,m.xi)(K,Z,z.text,z.places);return[`${X?
`${ft}: `:""}${(0,$.RK)(st.message,z.text)} [${st.code}]`,...wt.map(([_t,Ct])=>`${_t}: ${Ct}`),...yt===null||v(yt.file)?[]:[`at: ${(0,m.R3)(yt)}`],...K.isHostNew?
[`the host is ${k.dy}`]:[],`${Z.docsUrl}#${st.code}`]}function f(K,X){const{message:z,help:Z,findings:st,code:ft,title:yt,affects:wt}=K;if(st.length===1)return S(
st,X);const _t=(0,k.od)(wt,X.clients),Ct=(0,m.mj)(st,X.repositories.length),dt=[`${(0,$.RK)(z??yt,s)} [${ft}]`,...Z===null?[]:[`help: ${(0,$.RK)(Z,s)}`],..._t===
""?[]:[`affects: ${_t}`],...Ct===""?[]:[`hits: ${Ct}`]],Nt=`${X.docsUrl}#${ft}`,Xt=E-[...dt,Nt].join(`
`).length;return[...dt,...a(K,Xt),Nt]}function a({findings:K,message:X},z){const Z=(0,_.I0)(K,z,1,ft=>R(ft,X===null)),st=K.length-Z.length;return st>0?[...Z,p(st)]:
Z}function R(K,X){const{host:z,places:Z,problem:st,isHostNew:ft}=K,yt=(0,m.Ky)(Z,1),wt=z===null?"":`${(0,$.RK)((0,g.nx)(z))}${ft?` (${k.dy})`:""}`,[_t,Ct]=z===null?
[yt,""]:[wt,yt],Nt=[X?(0,$.RK)(st.message,c):"",X&&Ct!==""?`(${Ct})`:Ct].filter(Xt=>Xt!=="");return Nt.length===0?`- ${_t}`:`- ${_t}: ${Nt.join(" ")}`}const I=10,
j=200;function W(K,X){const z=b(K),Z=(0,O.hm)(K.findings);let st=K.findings;for(const ft of A.oC){const{annotations:yt,used:wt}=x(ft,st,X,ft===Z);z.push(...yt),
st=st.filter(_t=>!wt.has(_t))}return z}function b({passed:K,stopped:X,findings:z}){const Z=z.filter(({severity:ft})=>ft==="warning").length;if(K||z.some(({severity:ft})=>ft===
"error"))return[];if(X!==null)return[G("error","The check is not complete",[(0,y.Cw)(X)])];const st=`${(0,k.px)(Z,"warning")}, and fail-on is warning`;return[G(
"error","Warnings fail this check",[st])]}function x(K,X,z,Z){const st=X.filter(({severity:wt})=>wt===K),ft=new Set(st.map(et));if(ft.size>I){const wt=(0,P.cZ)(
st),_t=Z&&K!=="notice"?H(st,wt):[];return{annotations:[...N(K,wt,z),...J(K,_t,z)].slice(0,I),used:new Set(st)}}const yt=X.filter(wt=>ft.has(et(wt)));return{annotations:J(
K,yt,z),used:new Set(yt)}}const J=(K,X,z)=>[...Map.groupBy(X,et).values()].map(Z=>G(K,u(Z),S(Z,z),(0,m.tN)(Z)));function et(K){const X=(0,m.Xd)(K);return X===null?
K:`${X.line}:${X.file}`}function N(K,X,z){const Z=X.length<=I?X:X.slice(0,I-1),st=X.slice(Z.length).flatMap(yt=>yt.findings),ft=[...new Set(st.map(({problem:yt})=>yt.
title)),"see the job summary"];return[...Z.map(yt=>G(K,e(yt),f(yt,z),(0,m.tN)(yt.findings))),...st.length===0?[]:[G(K,`and ${(0,k.px)(st.length,`more ${K}`)}`,ft)]]}
function H(K,X){const z=st=>(0,m.Xd)(st)!==null,Z=new Set(X.flatMap(st=>st.findings.find(z)??[]).map(et));return K.filter(st=>v((0,m.Xd)(st)?.file??"")&&!Z.has(
et(st)))}function G(K,X,z,Z=null){const st={title:(0,$.LS)((0,$.RK)(X,j)),message:(0,$.LS)(z.join(`
`))};if(Z===null||!v(Z.file))return{level:K,...st};const{file:ft,line:yt,column:wt,endColumn:_t}=Z;return{level:K,...st,file:ft,line:yt,column:wt,endColumn:_t}}}),
2827:((lt,U,t)=>{t.d(U,{Y:()=>k});var y=t(5955);const A={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the \
port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"N\
umber of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hos\
ts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},P={hosts:12e4,services:36e4},O=1;function k({passed:m,hosts:$,findings:g}){
const _=({services:i})=>i.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),s=(0,y.I0)($,P.hosts,O,({visit:i})=>JSON.stringify(i.host)),h=(0,y.I0)($,P.services,O,i=>{
const n=JSON.stringify(Object.fromEntries(_(i)));return`${JSON.stringify(i.visit.host)}:${n}`}),l=i=>g.filter(n=>n.severity===i).length;return{passed:m,hosts:`[${s.
join(",")}]`,services:`{${h.join(",")}}`,errors:l("error"),warnings:l("warning"),"left-out":$.length-Math.min(s.length,h.length)}}}),2913:((lt,U,t)=>{t.d(U,{Fr:()=>c,
GN:()=>E,K$:()=>r,O7:()=>M,cn:()=>g,yi:()=>v});var y=t(4e3),A=t(7574),P=t(4120),O=t(8641),k=t(9574),m=t(5505),$=t(8373);const g="the files",_=200,s="Terraform s\
ervice discovery fails: ",h="Terraform service discovery recovers: ",l=3,i=10,n=6,o=20;function E({failing:f}){const{down:a,better:R}=w(f),[I,{first:j,count:W}]=a.
count>0?[s,a]:[h,{first:R,count:R.length}],b=j.map(({subject:N})=>N===g?p:(0,O.RK)(N,_)),x=W-Math.min(b.length,l),J=[...b.slice(0,l),...x>0?[`${x} more`]:[]].join(
", "),et=`${I}${J}`;return et.length<=_?et:`${I}${W} hosts`}const c=f=>f.startsWith(s)||f.startsWith(h);function w({first:f,count:a}){const R=f.filter(({recovering:j})=>j!==
void 0);return{down:{first:f.filter(({recovering:j})=>j===void 0),count:a-R.length},better:R}}function v(f,a,{outage:R,page:I,maxBytes:j}){const W=R.failing.count>
0?" Closes when all hosts recover.":"";return(0,m.XA)(f,{context:a,rest:$.xy,isBrief:!0},{head:[`### ${(0,m.gD)(f,a)}`,...u(R,a.startedAt)].join(`

`),foot:`Last checked ${(0,A.QN)(a.startedAt)}; details in the summary of ${(0,m.Fp)(I)}. Updated automatically.${W}`,maxBytes:j})}function u({failing:f,since:a},R){
const{down:I,better:j}=w(f);return[...I.count===0?[]:[d({failing:I,since:a},R)],...j.length===0?[]:[e(j)]]}function e(f){return`<p>${[...Map.groupBy(f,({recovering:I})=>I===
void 0?"":`${I.good} of ${(0,P.px)(I.needed,"run")}`)].slice(0,i).map(([I,j])=>`\u2705 Recovering: ${(0,y.K4)(j,o,({subject:b})=>T(b))} (${I} without a failure)`).
join("<br>")}</p>`}function d({failing:f,since:a},R){const I=[...Map.groupBy(f.first,({since:et})=>et)],j=f.first[0]?.since,W=f.first.length===f.count||j===a;if(j!==
void 0&&I.length===1&&W)return`<p>Failing since ${(0,A.QN)(j)} (${(0,A.u8)(j,R)}).</p>`;const b=I.slice(0,i),x=b.map(([et,N])=>[(0,y.K4)(N,n,({subject:G})=>G===
g?p:(0,k.rm)(G)),(0,A.QN)(et),(0,A.u8)(et,R)]),J=f.count-b.flatMap(([,et])=>et).length;return(0,k.I$)(["Failing","Since","Duration"],J>0?[...x,[`and ${J} more`,
"",""]]:x)}function r(f,a){const{at:R,down:I,up:j,gone:W,still:b,endedSince:x,isReopened:J}=f,et=({subject:H,since:G})=>`${T(H)} (after ${(0,A.u8)(G,R)})`;return`${[
...J?["Reopened: the failure continues or has returned."]:[],...S(I,T,(H,G)=>`\u274C ${H} ${G} failing.`),...S(j,et,H=>`\u2705 Recovered: ${H}.`),...S(W,T,(H,G)=>`\
\u26AA ${H} ${G} no longer checked.`),...S(b,T,(H,G)=>`\u274C ${H} ${G} still failing.`),...x===null?[]:[`**Nothing fails any more.** The outage lasted ${(0,A.u8)(
x,R)}, from ${(0,A.QN)(x)} to ${(0,A.QN)(R)}, as observed by this check.`],`<sub>${(0,A.QN)(R)}, ${(0,m.Fp)(a)}</sub>`].join(`

`)}
`}const M=f=>`Duplicate of #${f}, which another run opened at the same time.
`;function S(f,a,R){return f.length===0?[]:[R((0,y.K4)(f,o,a),f.length===1?"is":"are")]}const p="the file check",T=f=>f===g?p:(0,O.D9)(f)})};export{vn as ids,Tn as modules};
