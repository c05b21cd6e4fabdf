const Bn=[558,751,929,528,909],Un={3534:((ut,N,t)=>{t.r(N),t.d(N,{credentialsDiffer:()=>d,credentialsEmpty:()=>p,credentialsMalformed:()=>c,credentialsMissing:()=>n,
credentialsNearMiss:()=>i,credentialsOtherHost:()=>m,credentialsRejected:()=>e,credentialsShort:()=>f,credentialsUnused:()=>T,documentUnauthorized:()=>g});var w=t(
4283),A=t(1064),v=t(1831),S=t(2713),k=t(4e3),u=t(5799),P=t(8937);const p=(0,u.lS)((0,u.$e)("credentials-empty","Token is empty",A.Du),({source:r})=>({message:`t\
he token from ${r} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),y={
"control character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at it\
s end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotati\
on marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent w\
ith it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted tog\
ether"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been rep\
laced"}},c=(0,u.lS)((0,u.z3)("credentials-malformed","Malformed token",A.Du),({source:r,slip:I})=>({message:`the token from ${r} ${y[I].has}`,help:y[I].help,...I===
"control character"?{}:{severity:"warning"}})),f=(0,u.lS)((0,u.$e)("credentials-short","Token is too short to be redacted"),({source:r})=>({message:`the token f\
rom ${r} has fewer than ${S.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again\
 or create a longer one"})),d=(0,u.lS)((0,u.lm)("credentials-differ","Clients use different tokens"),({host:r,first:I,other:M})=>({message:`for host ${(0,v.nx)(
r)}, ${l(I)} and ${l(M)}`,help:`set the token for both clients in ${(0,v.fK)(r)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first\
 token`})),l=({client:r,source:I})=>I===null?`${A.bB[r]} finds no token`:`${A.bB[r]} uses the token from ${I}`,e=(0,u.lS)((0,u.$e)("credentials-rejected","Token\
 was rejected"),({host:r,status:I,source:M})=>({message:`host ${(0,v.nx)(r)} returned ${I} for the token from ${M}`,help:`check that the token is complete, has \
not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,w.jr)((0,v.cu)(r))}; then store a new one in the same place`})),n=(0,u.lS)((0,u.
$e)("credentials-missing","Token is missing"),({host:r,service:I,...M})=>{const $=(0,v.nx)(r),[O=""]=(0,v.fK)(r);return(0,P.em)(`host ${$} requires a token${I===
null?"":` for ${I}`}`,`add the line "${$}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${O}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${E(
O)}`,M)}),E=r=>/^\w+$/.test(r)?`export ${r}=\u2026`:`env '${r}=\u2026' terraform init`,i=(0,u.lS)((0,u.$e)("credentials-near-miss","Token variable has a similar\
 name"),({host:r,variable:I,why:M,write:$})=>({message:`${I} seems to be meant for host ${(0,v.nx)(r)}, but ${M}`,help:`rename it to ${$}: ${E($)}`})),m=(0,u.lS)(
(0,u.$e)("credentials-other-host","Token is for another host",A.Du),({host:r,other:I,source:M,service:$,isSent:O,isNotice:R})=>({message:`the clients do not sen\
d the token for ${I} from ${M} ${$===null?`after the redirect of ${r}`:`to ${$} of host ${r}`}: they send ${O?`the token of ${r}`:"none"}`,help:$===null?`make t\
he discovery document of ${r} public, or serve it at ${r} itself`:`set the token for ${r}, and the clients send it to ${I}`,...R?{severity:"notice",affects:[]}:
{}})),T=(0,u.lS)((0,u.lm)("credentials-unused","Token for a host that is not checked"),({host:r})=>({message:`the tokens input has a token for host ${(0,v.nx)(r)}\
, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),g=(0,u.lS)((0,u.z3)("document-unauthorized","Discovery \
requires valid credentials",A.zK),({host:r,token:I,challenge:M,...$})=>{const O=I==="sent"?"rejected the given authentication credentials":"requires authenticat\
ion credentials",R=M===null?"":`, and asks for ${M} authentication`;return{message:`host ${r} ${O}: ${(0,k._r)($)}${R}`,help:(0,k.NM)($.page,r,h(r,I,$.status,M))}}),
s="make the discovery document public";function h(r,I,M,$){const O=(0,k.qZ)(r);if($!==null)return{operator:`exempt /.well-known/terraform.json from ${$} authent\
ication`,guest:O,note:"the clients send Bearer tokens only, so no token helps"};switch(I){case"sent":{const R="check that the token is for this host, complete a\
nd not expired";return M===403?{operator:R,user:R,guest:O}:{operator:R,user:R}}case"none":{const R=(0,P.nP)(r);return{operator:`${R}, or ${s}`,user:R,guest:O}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${r} to respond itself, or ${s}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((ut,N,t)=>{
t.r(N),t.d(N,{fileLimit:()=>l,fileOutside:()=>c,fileSyntax:()=>k,fileUnreadable:()=>y,nothingToCheck:()=>d});var w=t(1064),A=t(4e3),v=t(5143),S=t(5799);const k=(0,S.
lS)((0,S.$e)("file-syntax","File has a syntax error",w.Du),({error:e,file:n})=>({message:e??"the file is not valid UTF-8",help:(0,v.Zl)(n)?void 0:"fix the file,\
 or list it in `exclude` if it is invalid on purpose"})),u={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link\
 cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the \
link is not a regular file; it is not read"},P={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or li\
st it in `exclude`"},p={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"\
correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it i\
n `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},y=(0,S.lS)((0,S.$e)("file-unreadable","File cannot be read"),e=>({message:"code"in
e?`${u[e.what]}: ${e.code}`:u[e.what],help:(e.what==="file"||e.what==="directory"?P[e.code]:void 0)??p[e.what]})),c=(0,S.lS)({code:"file-outside",title:"Link po\
ints outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the \
repository, or name its directory in `scan`"})),f=3,d=(0,S.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:e,hasHostnames:n,
isFleet:E})=>{const i=e.every(s=>s==="."),T=`found no Terraform or OpenTofu files in ${E?"the repositories of `usages`":i?"this directory":`\`scan\` (${(0,A.K4)(
e,f,A.dh)})`}`,g=E?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return n?{message:`${T}\
; only \`hostnames\` was checked`,help:`${g}, or correct \`scan\``,severity:"warning"}:{message:`${T}, and \`hostnames\` is not set`,help:`${g}, correct \`scan\` \
or \`exclude\`, or set \`hostnames\``}}),l=(0,S.lS)((0,S.$e)("file-limit","Part of the repository exceeds a limit"),e=>{switch(e.kind){case"size":return{message:`\
the file ${(0,A.mP)(e)}`,help:"split the file, or list it in `exclude`"};case"depth":return{message:`directories nested deeper than ${e.max} levels are not scan\
ned`,help:"list this directory in `exclude`"};case"files":return{message:`there are more than ${e.max} files; this directory and the following ones are not scan\
ned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{message:`the directory has more than ${e.max} files; the files after them ar\
e not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{message:`the file has more than ${e.max} blocks, arguments and values;\
 the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":return{message:`the files of this directory use more than ${e.max} mo\
dules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`\
the scan found more than ${e.max} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
roots":return{message:`the root modules have more than ${e.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"\
list the directories in which `init` runs in `roots`"};case"problems":return{message:`there are more than ${e.max} problems in files; ${e.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,A.Cw)(e.stopped)} after reading ${e.files}\
 files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadlin\
e-seconds`"}}})}),3410:((ut,N,t)=>{t.r(N),t.d(N,{cloudOrganization:()=>f,cloudToken:()=>P,cloudVersion:()=>p,cloudWorkspace:()=>d,cloudWorkspaceMissing:()=>l});
var w=t(1064),A=t(1831),v=t(9562),S=t(4e3),k=t(5799),u=t(8937);const P=(0,k.lS)((0,k.z3)("cloud-token","Token for the cloud block or remote backend is missing",
w.Du),({host:e,service:n,...E})=>{const i=(0,A.nx)(e),m=n===v.OZ?"the cloud block":"the remote backend",[T=""]=(0,A.fK)(e);return(0,u.em)(`${m} requires a token\
 for ${i}`,`add the line "${i}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${T}; outside GitHub, run \`terraform login ${i}\` or \`tofu login ${i}\
\``,E)}),p=(0,k.lS)((0,k.z3)("cloud-version","API is too old for the cloud block",w.Du),({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Ver\
sion":`TFP-API-Version ${(0,S.dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of \
it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),y=e=>"why"in e?`the response of ${e.url} ${(0,S.dh)(e.why)}`:(0,S.
_r)({...e,page:null}),c=(e,n,E)=>"status"in e&&[401,403,404].includes(e.status)?E:(0,k.C)(`check the logs of ${n}, and that the URL of the service is that of it\
s API`),f=(0,k.lS)((0,k.z3)("cloud-organization","Organization cannot be read",w.Du),e=>{const{host:n,organization:E,source:i}=e;return{message:`the organizatio\
n ${E} at ${n} cannot be read: ${y(e)}`,help:c(e,n,`check the name of the organization, and that the token from ${i} is valid and belongs to a member`)}}),d=(0,k.
lS)((0,k.z3)("cloud-workspace","Workspace cannot be read",w.Du),e=>{const{host:n,organization:E,workspace:i}=e;return{message:`the workspace ${i} of ${E} at ${n}\
 cannot be read: ${y(e)}`,help:c(e,n,"check that the token may read the workspace")}}),l=(0,k.lS)((0,k.lm)("cloud-workspace-missing","Workspace does not exist"),
({host:e,organization:n,workspace:E})=>({message:`${n} at ${e} has no workspace ${E} that the token may read; init would create it`,help:"no change is required \
if the workspace is new; otherwise correct its name"}))}),6697:((ut,N,t)=>{t.r(N),t.d(N,{hostAssumed:()=>y,hostCheckCrashed:()=>d,hostGeneric:()=>c,hostHttp2:()=>e,
hostNotAllowed:()=>P,hostNotChecked:()=>n,hostPrivateRedirect:()=>f});var w=t(1064),A=t(3592),v=t(4e3),S=t(5799);const k=({file:m,line:T})=>`${(0,v.dh)(m)}:${T}`,
u=m=>m.map(T=>w.bB[T]).join(" and "),P=(0,S.lS)((0,S.z3)("host-not-allowed","Host is not allowed",w.zK),m=>{const{host:T}=m,g=`add ${T} to \`allowed-hosts\``;if("\
service"in m){const{service:s,registry:h}=m;return{message:`${s} of ${h} is on ${T}, which is not in \`allowed-hosts\``,help:`use another registry, or ${g}`}}if("\
package"in m)return{message:`the package of ${m.package} is downloaded from ${T}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another mod\
ule or provider, or ${g}`};if("use"in m){const[s,h]=p[m.use];return{message:`${s} ${T}, which is not in \`allowed-hosts\``,help:`use ${h}, or ${g}`}}if("implied"in
m){const{place:s,clients:h}=m.implied;return{message:`host ${T} is not in \`allowed-hosts\` and was not contacted; ${k(s)} names no host, and this is the defaul\
t of ${u(h)}`,help:`name an allowed registry there, ${g}, or set \`dialect\` if you use another CLI`}}return{message:`host ${T} is not in \`allowed-hosts\` and wa\
s not contacted`,help:`use an allowed registry, or ${g}`}}),p={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backe\
nd uses","an allowed backend"]},y=(0,S.lS)((0,S.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:m,place:T,clients:g,isListed:s})=>({
message:`${m} was not contacted: ${k(T)} implies it as the default host of ${u(g)}, but the CLI could not be detected`,help:s?"list the usages of the repository\
 with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hos\
ts of that CLI"})),c=(0,S.lS)((0,S.lm)("host-generic","Generic hostname was not contacted"),({host:m})=>({message:`${m} is a generic hostname that stands for th\
e host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),f=(0,S.lS)((0,S.z3)("host-private-redirect","\
Redirect to a non-public address",w.zK),({host:m,address:T,asks:g})=>T==="metadata"?{message:`${m} is the address of a cloud metadata service and was not contac\
ted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${g==="document"?"redirects":"leads"} to ${m}, wh\
ich has a ${T} address and was not contacted`,help:`if ${g==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),d=(0,S.
lS)((0,S.z3)("host-check-crashed","tf-disco crashed while it checked the host",w.zK),({host:m,thrown:T})=>({message:`${m} was not checked completely, because of\
 a bug in tf-disco ${A.xv}: ${l(T)}`,help:`please report this text at ${A.xV}; to pass until it is fixed, add \`host-check-crashed ${m}\` to \`ignore\``}));function l(m){
if(!(m instanceof Error))return(0,v.dh)(String(m));const T=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(m.stack??"")?.[1];return(0,v.dh)(String(m))+(T===void 0?"":` (${T})`)}
const e=(0,S.lS)((0,S.z3)("host-http2","Host speaks only HTTP/2",w.zK),({host:m})=>({message:`${m} speaks only HTTP/2, which Terraform and OpenTofu can use and \
this check cannot; it was not checked`,help:(0,S.C)(`enable HTTP/1.1 on ${m} as well (ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ign\
ore`")})),n=(0,S.lS)((0,S.z3)("host-not-checked","Host was not checked before the check ended",w.zK),({host:m,stopped:T,isBegun:g,unchecked:s,total:h,slowest:r})=>({
message:`${m} was not checked${g?" completely: its visit was under way when":":"} ${(0,v.Cw)(T)}, with ${s} of ${h} hosts not checked`,help:E[T.kind]+i(r)})),E={
deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step\
 reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function i(m){return m.length===0?"":`; most \
of the time went to hosts without a response: ${m.map(({host:g,tookMs:s})=>`${g} (${(0,v.YA)(s)})`).join(", ")}`}}),5799:((ut,N,t)=>{t.d(N,{$e:()=>c,C:()=>v,lS:()=>d,
lm:()=>f,oC:()=>A,pj:()=>u,z3:()=>y});var w=t(6174);const A=["error","warning","notice"],v=(l,e)=>e===void 0?{operator:l}:{operator:l,note:e};function S({operator:l,
user:e,guest:n},{role:E,host:i}){const m=`ask the operator of ${i} to ${l}`;switch(E){case"operator":return l;case"user":return e===l?e:e===void 0?m:`${e}; if y\
ou run ${i}, ${k(l,e)}`;case"guest":return n??e??m}}const k=(l,e)=>l.startsWith(`${e}, or `)?l.slice(e.length+5):l;function u(l,e){const{cures:n,...E}=l;return n===
void 0?l:{...E,help:P(n,e)}}function P(l,e){const{because:n,note:E}=l,i=n===void 0?"":`${n}: `,m=E===void 0?"":`; ${E}`;return i+S(l,e)+m}const p=l=>(e,n,E=[])=>({
code:e,title:n,severity:l,affects:E}),y=p("error"),c=p("warning"),f=p("notice");function d(l,e){return Object.assign(E=>{const{help:i,...m}=e(E),T=l.code,g=(0,w.
_)(m.message),s={...l,code:T,usualSeverity:l.severity,...m,message:g};return i===void 0?s:typeof i=="string"?{...s,help:(0,w._)(i)}:{...s,help:P(i,{role:"operat\
or",host:""}),cures:i}},l)}}),8937:((ut,N,t)=>{t.d(N,{$w:()=>k,em:()=>P,nP:()=>u,pt:()=>S,ro:()=>v});var w=t(4e3),A=t(5799);const v="this pull request needs no \
change; run the check where the secret is available, for example on the main branch";function S({host:p,token:y,source:c},f){const d=`sent${f===null?"":` to ${f}`}`;
switch(y){case"none":return`no token was found for ${p}`;case"sent":return`the token for ${p} from ${c} was ${d}`;case"dropped":return`the token for ${p} from ${c}\
 was not ${d}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${p} from ${c} was not ${d}, because the URL is not h\
ttps; the CLIs do send it`}}function k({host:p,token:y},c,f,d){switch(y){case"none":return{operator:u(p),user:u(p),guest:(0,w.qZ)(p)};case"sent":return{operator:d,
user:d};case"dropped":return(0,A.C)(`serve ${c} without the redirect to ${f??"another host"}`);case"withheld":return(0,A.C)(`serve ${c} at an https URL`)}}const u=p=>`\
add a token to \`tokens\` (${p}=\u2026) or set a TF_TOKEN_ variable`;function P(p,y,{isFork:c,searched:f,notRead:d}){if(c)return{message:`${p}, and secrets are \
withheld from pull requests of forks`,help:v,severity:"notice"};const l=d.length===0?"":`; not read: ${d.join(", ")}`;return{message:`${p}, and none was found (\
searched: ${f.join(", ")}${l})`,help:y}}}),5747:((ut,N,t)=>{t.d(N,{Oj:()=>d,io:()=>p,yR:()=>P});var w=t(4573),A=t(3024);const v=16*1024*1024,S=A.constants.O_RDONLY|
(A.constants.O_NONBLOCK??0)|(A.constants.O_NOCTTY??0),k=Buffer.allocUnsafeSlow(256*1024);let u=k;const P=(e,n=v)=>y(e,n,f);function p(e,n){const E=y(e,n,(i,m)=>Buffer.
from(i.subarray(0,m)));return Buffer.isBuffer(E)?E:null}function y(e,n,E){let i;try{i=(0,A.openSync)(e,S)}catch(m){return l(m)}try{const m=(0,A.readSync)(i,k,0,
k.length,null);return m<k.length?E(k,m):c(i,n,E)}catch(m){return l(m)}finally{(0,A.closeSync)(i)}}function c(e,n,E){const{size:i}=(0,A.fstatSync)(e);if(i>n||i<k.
length)return{ok:!1,failure:{kind:"size",bytes:i,maxBytes:n}};u.length<i&&(u=Buffer.allocUnsafeSlow(Math.min(2*i,n)));const m=u;let T=0;for(;T<i;){const g=(0,A.
readSync)(e,m,T,i-T,T);if(g===0)break;T+=g}return E(m,T)}function f(e,n){const E=e.toString("utf8",0,n),i=!E.includes("\uFFFD")||(0,w.isUtf8)(e.subarray(0,n));return{
ok:!0,text:E,isUtf8:i,bytes:n}}function d(e){if(!(typeof e=="object"&&e!==null&&"code"in e)||typeof e.code!="string")throw e;return e.code}const l=e=>({ok:!1,failure:{
kind:"error",code:d(e)}})}),4e3:((ut,N,t)=>{t.d(N,{Af:()=>s,B9:()=>E,Cw:()=>I,Fn:()=>O,K4:()=>y,NM:()=>m,Vb:()=>R,Wt:()=>n,YA:()=>g,_r:()=>T,dh:()=>u,eZ:()=>h,go:()=>d,
hS:()=>P,mP:()=>l,qZ:()=>i,v:()=>c,zM:()=>r,zN:()=>p,zd:()=>f});var w=t(6174),A=t(4714),v=t(7715),S=t(9562);const k=300;function u(o,a=k){if(o.length<=a)return o;
const _=(0,w._)(o);return _.length<=a?_:`${(0,A.o)(_,a)}\u2026`}const P=(o,a)=>`${o} ${a}${o===1?"":"s"}`,p=(o,a)=>({shown:o.slice(0,a),more:Math.max(0,o.length-
a)});function y(o,a,_=String){const{shown:j,more:b}=p(o,a);return c(j.map(x=>_(x)),b)}const c=(o,a)=>`${o.join(", ")}${a>0?` and ${a} more`:""}`,f=o=>`the clien\
ts print "${o}"`;function d(o){return o===null?"null":Array.isArray(o)?"an array":typeof o=="object"?"an object":`a ${typeof o}`}function l(o){if(o.kind==="erro\
r")return`cannot be read: ${o.code}`;const{bytes:a,maxBytes:_}=o;return`has ${a} bytes and is not read; the limit is ${_/1024/1024} MiB`}const e={[S.e$]:"correc\
t the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[S.xq]:"correct the host in `source`, or add the `so\
urce` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function n(o){
return o.flatMap(_=>e[_]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const E=o=>`wait and run the check\
 again; see ${(0,v.V)(o)??"its status page"}, and consider a network mirror for providers`,i=o=>`use another network, a proxy (HTTPS_PROXY) or a network mirror:\
 ${o} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function m(o,a,_){if(o===null)
return _;const j=o.title===""?"":` ("${o.title}")`,b=_.guest??i(a);switch(o.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/\
terraform.json",guest:b,because:`the host returned a sign-in page${j}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${j}: allow t\
his machine to reach the host`;case"other":{const x=_.user??`check that ${a} is a registry, and ${n([])}`;return{..._,user:x,guest:b,because:`the host returned \
an HTML page${j}`}}}}const T=({url:o,status:a,reason:_})=>`${o} returned ${`${a} ${u(_)}`.trim()}`,g=o=>`${Math.round(o/100)/10} s`,s=o=>o.map(({name:a,attemptMs:_,
retries:j})=>{const b=Number.isFinite(_)?g(_):"without a limit",x=j===0?"":` in each of ${j+1} attempts`,F=a.includes(" and ")?"wait":"waits";return`${a} ${F} ${b}${x}`}).
join(", "),h=o=>o.map(({name:a})=>a).join(" and "),r=o=>o.kind==="several"?o.reasons:[o];function I(o){switch(o.kind){case"deadline":return`the check reached it\
s deadline of ${g(o.ms)}`;case"signal":return`the check was interrupted by ${o.signal}`;case"crash":return"tf-disco crashed";case"missing":return $(o);case"seve\
ral":return o.reasons.map(I).join("; ")}}const M=10;function $({repositories:o,total:a}){const _=a===1?"repository":"repositories",j=o.length===1?"is":"are",b=y(
o,M,u);return`${o.length} of ${a} ${_} ${j} missing: ${b}`}const O=o=>`${o}; it may use hosts that are not in \`allowed-hosts\``,R=({kind:o,address:a,version:_})=>`${o}\
 ${a} ${u(_,40)}`}),4714:((ut,N,t)=>{t.d(N,{o:()=>v,w:()=>S});var w=t(3307);const A=2048,v=(k,u=A)=>k.length<=u?k:structuredClone(k.slice(0,u).toWellFormed());function S(k){
if(k.length<=A)return(0,w.IL)(k);switch(k[0]){case'"':return v((0,w.I)(k));case"[":return[];case"{":return{};default:return(0,w.IL)(k)}}}),7715:((ut,N,t)=>{t.d(
N,{V:()=>A});const w=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io",
"https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),A=v=>w.get(v)??null}),5751:((ut,N,t)=>{
t.d(N,{s:()=>j});var w=t(3024),A=t(6760),v=t(5747),S=t(3625),k=t(4e3),u=t(3592),P=t(3474),p=t(8535),y=t(7030),c=t(6181),f=t(1831);function d(U){const X=W=>U[W]||
U[W.toLowerCase()]||"",q={http:e("HTTP_PROXY",X("HTTP_PROXY")),https:e("HTTPS_PROXY",X("HTTPS_PROXY"))},nt=T(X("NO_PROXY"));return W=>{const H=q[W.scheme];return H===
null||i(W.name)||nt(W)?null:H}}const l=["http:","https:"];function e(U,X){if(X==="")return null;const q=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(X)?X:`http://${X}`);
if(q===null)throw new TypeError(`${U} is not a URL; expected http://HOST:PORT`);if(!l.includes(q.protocol))throw new TypeError(`${U} is a ${q.protocol}// proxy;\
 expected http:// or https://`);if(!n(q.username)||!n(q.password))throw new TypeError(`${U} has a user name or password with a bare "%"; write "%25" for it`);return q}
function n(U){try{return decodeURIComponent(U),!0}catch(X){if(X instanceof URIError)return!1;throw X}}const E=new y.BlockList;E.addSubnet("127.0.0.0",8,"ipv4"),
E.addAddress("::1","ipv6");const i=U=>U==="localhost"||m(E,U);function m(U,X){const q=(0,c.n7)(X.replace(/%.*$/s,"")),nt=(0,y.isIP)(q);return nt!==0&&U.check(q,
nt===4?"ipv4":"ipv6")}function T(U){const X=U.split(",").map(q=>q.trim().toLowerCase()).filter(q=>q!=="").map(g);return q=>X.some(nt=>nt(q))}function g(U){if(U===
"*")return()=>!0;const X=s(U);if(X!==null)return({name:Y})=>X(Y);const{name:q,port:nt}=I(U),W=Y=>nt===""||String(Y.port)===nt;if(h(q)){const Y=(0,c.n7)(q),it=new y.
BlockList;return it.addAddress(Y,(0,y.isIP)(Y)===4?"ipv4":"ipv6"),at=>m(it,at.name)&&W(at)}const H=r(q);return Y=>(0,y.isIP)(Y.name)===0&&W(Y)&&H(Y.name)}function s(U){
const[,X="",q=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(U)??[];if(!h(X))return null;const nt=Number(q);if(nt>((0,y.isIP)(X)===4?32:128))return null;const W=nt-((0,y.
isIP)(X)===6?96:0),H=new y.BlockList,Y=(0,y.isIP)((0,c.n7)(X))===4&&W>=0;return Y?H.addSubnet((0,c.n7)(X),W,"ipv4"):H.addSubnet(X,nt,"ipv6"),it=>m(H,it)&&(0,y.isIP)(
(0,c.n7)(it))===4===Y}const h=U=>(0,y.isIP)(U)!==0&&!U.includes("%");function r(U){if(U==="")return()=>!1;const X=U.replace(/^\*\./,"."),q=X.replace(/^\./,""),nt=(0,f.
Pv)(q),W=nt.ok?nt.value:q;return H=>H.endsWith(`.${W}`)||!X.startsWith(".")&&H===W}function I(U){const X=/^\[([^\]]*)\]:([^:]*)$/.exec(U)??/^([^:[\]]*):([^:[\]]*)$/.
exec(U);return X===null?{name:U,port:""}:{name:X[1]??"",port:X[2]??""}}var M=t(3152),$=t(6339);const O=function(...U){const{problemFacts:X}=t.late([558,921,341,
507],4507);return new.target?new X(...U):X(...U)},R=function(...U){const{parseNamedAddress:X}=t.late([22],6022);return new.target?new X(...U):X(...U)},o=function(...U){
const{parseAuthorities:X}=t.late([160],1160);return new.target?new X(...U):X(...U)},a=4*1024*1024,_=20;function j(U,{environment:X,directory:q,wording:nt=M.w7}){
const{settings:W,mistakes:H}=(0,M.P$)(U,nt),Y=et(W.caFile,nt),it=Q(X),at=[Y,it].flatMap(St=>St.ok?[]:[St.why]),ht=b(W.scan,q).slice(0,_).map(St=>nt.missingPath(
St,q)),vt=[...H,...(0,$.S)(W,nt),...x(W,nt),...F(W,nt),...at,...ht];if(vt.length>0||!Y.ok||!it.ok)throw new M.GN(vt);return{...W,authorities:Y.value,chooseProxy:it.
value}}const b=(U,X)=>U.filter(q=>!/[*?[\]{}]/.test(q)&&!(0,w.existsSync)((0,A.resolve)(X,q)));function x({hostnames:U},{setting:X}){const q=X("hostnames"),W=U.
flatMap(({addresses:H})=>H).flatMap(H=>{const Y=R(H,"terraform");return Y.ok?[]:[`${q}: "${H.service}=${H.text}" is wrong: ${Y.why}`]});return(0,P.Ku)(W,q)}function F({
ignore:U},{setting:X}){const q=X("ignore");if(U.length===0)return[];const nt=O(),W=U.flatMap(({code:H})=>{if(Object.hasOwn(nt,H))return[];const Y=(0,p.q)(H,Object.
keys(nt)),it=Y===null?`${u.aq} lists the codes`:`did you mean "${Y}"?`;return[`${q}: "${H}" is not a problem code; ${it}`]});return(0,P.Ku)(W,q)}function Q(U){try{
return(0,S.J)(d(U))}catch(X){if(X instanceof TypeError)return(0,S.T)(X.message);throw X}}function et(U,{setting:X}){if(U===null)return(0,S.J)(null);const q=(0,v.
yR)(U,a),nt=X("ca-file");if(!q.ok)return(0,S.T)(`${nt} "${U}" ${(0,k.mP)(q.failure)}`);const W=o(q.text);return W.ok?W:(0,S.T)(`${nt} "${U}" ${W.why}`)}}),2929:((ut,N,t)=>{
t.d(N,{z6:()=>an,wX:()=>Qt,w5:()=>Vt});var w=t(6760),A=t(9461),v=t(3024),S=t(5747);const k=200,u=1024*1024,P=4e3;function p(tt,Z,dt){const gt=Map.groupBy(tt.filter(
y).slice(0,k),({file:yt})=>yt);return Array.from(gt).flatMap(([yt,At])=>{const _t=(0,w.join)(Z,yt),It=c(_t,dt)?(0,S.yR)(_t,u):null;return It?.ok?f(It.text,At):[]})}
const y=({column:tt,endColumn:Z})=>Z>tt;function c(tt,Z){try{return(0,v.statSync)(tt).mtimeMs<=Z+1}catch(dt){return(0,S.Oj)(dt),!1}}function f(tt,Z){const dt=[];
let[gt,yt]=[1,tt.startsWith("\uFEFF")?1:0];for(const At of Z.toSorted((_t,It)=>_t.line-It.line)){for(;gt<At.line&&yt>=0;gt+=1)yt=tt.indexOf(`
`,yt)+1||-1;if(yt<0)break;const _t=tt.indexOf(`
`,yt),It=_t<0?tt.length:_t,Wt=It>yt&&tt[It-1]==="\r";dt.push(...d(tt.slice(yt,Wt?It-1:It),At))}return dt}function d(tt,Z){const{column:dt,endColumn:gt}=Z,yt=tt.
length>P?[]:Array.from(tt);if(dt>yt.length)return[];const[At,_t]=[dt-1,gt-1],It=(Wt,Rt)=>yt.slice(Wt,Rt).join("");return[{place:Z,before:It(0,At),literal:It(At,
_t),after:It(_t)}]}var l=t(6174),e=t(2161);function n(tt,Z){const{directory:dt,checkedAt:gt,configs:yt}=Z,At=yt.flatMap(jt=>jt.files),_t=new Set(At.flatMap(({path:jt,
shown:Lt})=>[E(jt),Lt])),It=jt=>{const Lt=E((0,w.resolve)(dt,jt));return!_t.has(jt)&&!_t.has(Lt)&&i(jt)&&i(Lt)},Wt=tt.filter(({file:jt})=>It(jt)),Rt=p(Wt,dt,gt),
Dt=r(Rt,Z.usages);return Rt.flatMap(jt=>m(jt,Dt.get(I(jt.place))??null,Z))}function E(tt){const Z=(0,A.$)(tt);return Z.kind==="file"?Z.path:(0,w.resolve)(tt)}const i=tt=>(0,e.
L8)((0,w.basename)(tt),new Set,(0,w.basename)((0,w.dirname)(tt)))!==void 0;function m({place:tt,before:Z,literal:dt,after:gt},yt,{redact:At,kept:_t}){const It=Z+
dt+gt;return At(It,_t)!==It?[]:h(It)?yt===null||g.test(yt)||!dt.includes(yt)?[]:[{place:tt,before:"\u2026 ",literal:(0,l._)(yt),after:" \u2026"}]:[{place:tt,before:Z,
literal:dt,after:gt}]}const T=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
g=/[\s"]/,s=/[\w+-]{20,}/g,h=tt=>T.test(tt)||(tt.match(s)??[]).some(Z=>/\d/.test(Z)&&/[a-z]/.test(Z)&&/[A-Z]/.test(Z));function r(tt,Z){const dt=new Map(tt.map(
({place:yt})=>[I(yt),yt.file])),gt=new Set(dt.values());return new Map(Z.filter(({place:yt})=>gt.has(yt.file)&&dt.has(I(yt))).flatMap(({place:yt,text:At})=>At===
null?[]:[[I(yt),At]]))}const I=({file:tt,line:Z,column:dt})=>`${Z}:${dt} ${tt}`;var M=t(2389),$=t(6897),O=t(1831),R=t(3592),o=t(2796),a=t(4503),_=t(6763),j=t(5751),
b=t(7052),x=t(3862),F=t(8416),Q=t(7854),et=t(3474),U=t(3152);function X(tt,Z,dt){const gt={...tt,newHosts:new Set,files:null,remarks:[]};if(Z===null)return gt;const yt=Dt=>({
...gt,remarks:[`changed-only has no effect: ${Dt}`]});if(Z.kind==="all")return yt(Z.why);const{files:At}=Z,_t=new Set(At.filter(({status:Dt})=>Dt!=="removed").map(
({file:Dt})=>Dt));if(_t.size>0&&![..._t].some(Dt=>dt(Dt)!==null))return yt("the checkout contains none of the files that the pull request changes");const It=tt.
usages.filter(({place:Dt})=>_t.has(Dt.file)),Rt=`changed-only: the pull request changes ${At.length===1?"1 file":`${At.length} files`} with ${It.length} of ${tt.
usages.length} usages`;return{usages:It,notes:tt.notes.filter(({place:Dt})=>q(Dt.file,_t)),newHosts:W(tt.usages,At,dt),files:new Set(At.map(({file:Dt})=>Dt)),remarks:[
Rt]}}const q=(tt,Z)=>Z.has(tt)||tt==="."||[...Z].some(dt=>dt.startsWith(`${tt}/`)),nt=2e8;function W(tt,Z,dt){const gt=new Set;if(Z.some(ht))return gt;const yt=new Map(
Z.map(Rt=>[Rt.file,Y(Rt,dt)])),At=Z.flatMap(({patch:Rt})=>it(Rt,/^[ -]/));let _t=0;const It=(Rt,Dt)=>{const jt=[Dt,(0,O.nx)(Dt).toLowerCase()];return Rt.filter(
Lt=>(_t+=Lt.length,_t<=nt&&jt.some(qt=>Lt.includes(qt)))).length},Wt=(Rt,Dt)=>{const{isNew:jt,now:Lt,added:qt}=yt.get(Rt)?.()??H,en=jt?0:It(Lt,Dt);return jt||en>
0&&en===It(qt,Dt)};for(const[Rt,Dt]of Map.groupBy(tt,jt=>jt.host)){if(Rt===null||Dt.some(({isHostImplied:Lt})=>Lt))continue;const jt=[...new Set(Dt.map(({place:Lt})=>Lt.
file))];!jt.every(Lt=>yt.has(Lt))||It(At,Rt)>0||jt.every(Lt=>Wt(Lt,Rt))&&_t<=nt&&gt.add(Rt)}return gt}const H={isNew:!1,now:[],added:[]};function Y({file:tt,status:Z,
patch:dt},gt){let yt=null;const At=()=>{const _t=Z==="added";if(_t||dt===null)return{...H,isNew:_t};const It=(gt(tt)??"").toLowerCase().split(`
`);return{isNew:_t,now:It,added:it(dt,/^\+/)}};return()=>(yt??=At(),yt)}const it=(tt,Z)=>(tt??"").toLowerCase().split(`
`).filter(dt=>Z.test(dt)),at=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,ht=({file:tt,status:Z,changes:dt,patch:gt})=>gt===null&&Z!=="added"&&dt>0&&at.
test(tt);var vt=t(2859),St=t(1435),Ct=t(5866),Bt=t(370);async function Mt(tt,Z){const dt=Z.now(),gt=await(0,Bt.SQ)(tt,Z),yt=tt.scan.length===0?0:Z.now()-dt,At=(0,Bt.
PT)(tt,gt,Z),_t=(0,F.L2)(At),{clients:It}=_t,Wt={usages:(0,Q.sw)(gt.usages,It),notes:(0,Q.vH)([...gt.notes,...Zt(gt,Z.stop.why)],It)},Rt=await Pt(Wt,tt,Z),Dt=(0,St.
j)(Rt.usages,tt,_t,{...Z,mayHavePlugins:(0,Bt.C_)(gt,tt)}),{roots:jt,notes:Lt}=(0,Ct.D0)({...Wt,scanned:gt,changed:Rt.files,dialect:_t,settings:tt}),qt=(0,x.X)(
Dt.usages,jt),en=(0,vt.C)(tt,qt,It,(0,Q.kA)(Wt.usages)),{configs:un,releases:sn}=Dt,{environment:ln}=Z,{files:fn,bytes:pn}=gt;return{dialect:{..._t,releases:sn},
configs:un,usages:qt,roots:jt,requirements:en,notes:[...(0,Ct.a3)(Rt.notes,qt,tt,ln),...Lt],newHosts:Rt.newHosts,isEmpty:tt.scan.length>0&&gt.isEmpty&&gt.endedAt===
null,complaints:Dt.findings,allUsages:Wt.usages,changes:Rt.changes,remarks:[...Rt.remarks,...Dt.remarks],scan:{files:fn,bytes:pn,usages:qt.length,durationMs:yt},
clients:()=>(0,F.rU)(_t,At.scan),repositories:[],missing:null,checkouts:null}}async function Pt(tt,Z,dt){const gt=Z.changedOnly?await dt.changes(Z):null;return{
changes:gt,...X(tt,gt,At=>{const _t=(0,S.yR)((0,w.join)(dt.directory,At));return _t.ok?_t.text:null})}}function Zt({endedAt:tt,files:Z},dt){return tt===null||dt===
null?[]:[(0,Q.YW)(tt,(0,b.fileLimit)({kind:"time",stopped:dt,files:Z}))]}function Ut({requirements:tt,repositories:Z}){const{size:dt}=new Set(tt.map(({host:yt})=>yt));
if(dt<=et.pS)return;const gt=`${dt} hosts, the limit is ${et.pS}`;throw new U.GN([Z.length>0?`usages name ${gt}: check fewer repositories at once`:`scan found ${gt}\
: narrow scan or exclude files`])}var cn=t(5960);const on=function(...tt){const{nameRepository:Z}=t.late([400,210,724],1724);return new.target?new Z(...tt):Z(...tt)},
rn=function(...tt){const{prepareFleet:Z}=t.late([921,341,210,207],7207);return new.target?new Z(...tt):Z(...tt)};async function an(tt,Z){const dt=new Date,gt=(0,j.
s)(tt,Z),yt=gt.deadlineMs,At=Z.startTimer(yt,()=>Z.stop.end({kind:"deadline",ms:yt}));try{const _t=await z(gt,Z);Ut(_t),await(0,$.x)();const It=await lt(_t,gt,Z,
dt);return await Ft(It,_t,gt,Z,dt)}finally{At()}}const z=(tt,Z)=>tt.usages.length===0?Mt(tt,Z):rn(tt,Z);async function lt(tt,Z,dt,gt){const{environment:yt,stop:At,
isFork:_t}=dt,{dialect:It}=tt,Wt={...tt,...await wt(tt,Z,dt),tokenVariables:Vt(yt),tokenHosts:Z.tokens.map(({host:Rt})=>Rt),stopped:kt(At.why,tt.missing)};return(0,M.
S4)(Wt,{...Z,dialect:It,isFork:_t,now:gt.getTime()})}async function wt(tt,Z,dt){const{requirements:gt,roots:yt,dialect:At}=tt,_t=(0,cn.e)(gt,Z,At),It=Array.from(
_t,([Lt,qt])=>(0,cn.i)(Lt,qt)),Wt=new Set(gt.map(({host:Lt})=>Lt).filter(Lt=>!_t.has(Lt))),Rt=Z.depth!=="discovery"&&yt.length>0;if(Wt.size===0&&!Rt)return{visits:It,
predicted:M.j7,tokenSources:new Map};const{contact:Dt}=await Promise.all([t.e(921),t.e(456),t.e(696)]).then(t.bind(t,2696)),jt=await Dt([...Wt],tt,Z,dt);return{
...jt,visits:[...jt.visits,...It]}}const kt=(tt,Z)=>tt===null||Z===null?tt??Z:{kind:"several",reasons:[tt,Z]};async function Ft(tt,Z,dt,gt,yt){const{configs:At,
allUsages:_t,requirements:It,changes:Wt,scan:Rt,clients:Dt}=Z,jt=Qt(It),Lt=[...Z.remarks,...(0,_.rc)(tt)],{why:qt,evidence:en}=Z.dialect,un={verdict:tt,remarks:(0,_.
q9)(Lt),detection:{why:qt,evidence:en}},{verdict:sn,remarks:ln,detection:fn}=gt.secrets.redact(un,jt);return{settings:dt,changes:Wt,verdict:sn,context:{dialect:{
...Z.dialect,...fn},failOn:dt.failOn,scan:Rt,remarks:ln,startedAt:yt.toISOString(),durationMs:Date.now()-yt.getTime(),version:R.xv,docsUrl:R.aq,clients:Dt(),sources:n(
(0,o.sC)(sn.findings),{...gt.secrets,kept:jt,usages:_t,configs:At,directory:gt.directory,checkedAt:yt.getTime()}),links:null,repository:Xt(sn,Z,gt),repositories:Z.
repositories,history:null}}}function Xt(tt,{scan:Z,repositories:dt},{directory:gt,environment:yt}){return Z.files===0||dt.length>0?null:on(gt,(0,a.R8)(tt),yt)}const Vt=tt=>Object.
keys(tt).filter(Z=>/^TFE?_?TOKEN/i.test(Z)),Qt=tt=>new Set(tt.flatMap(({host:Z,service:dt})=>[Z,(0,O.nx)(Z),dt]))}),9461:((ut,N,t)=>{t.d(N,{$:()=>v});var w=t(3024),
A=t(5747);function v(S){try{const k=(0,w.realpathSync)(S),u=(0,w.statSync)(k);return u.isFile()?{kind:"file",path:k}:{kind:u.isDirectory()?"directory":"special",
path:k}}catch(k){return{kind:"error",code:(0,A.Oj)(k)}}}}),8185:((ut,N,t)=>{t.d(N,{C:()=>c,I:()=>d});var w=t(4283),A=t(7052),v=t(6697),S=t(1064),k=t(1831),u=t(2886);
const P=(l,{allowedHosts:e,hostnames:n})=>(0,k.Jr)(l,e)||n.some(E=>E.host===l),p={file:".",line:1,column:1,endColumn:1},y=1e4;function c(l,e,n=y){if(e.allowedHosts.
length===0)return[];const E=new Map,i=[];let m=0;for(const{directHost:g,kind:s,isOverridden:h,place:r,clients:I}of l){if(g===void 0||h||P(g,e))continue;const M=s===
"backend_http"||s==="remote_state"?"backend":"download",$=`${M} ${g}`,O=E.get($);if(O===void 0&&E.size>=n){m+=1;continue}const R=O??f(g,M);E.set($,R),i.push({...R,
place:r,clients:I})}if(m===0)return i;const T=(0,A.fileLimit)({kind:"problems",max:n,omitted:m});return[...i,{problem:T,place:p,clients:S.Du,host:null}]}function f(l,e){
const n=(0,k.Pv)(l),E=n.ok?n.value:null,i=E===null?l:(0,k.nx)(E);return{problem:(0,v.hostNotAllowed)({host:i,use:e}),host:E}}function d(l,e,n,E){if(E.allowedHosts.
length===0)return[];const i=n.filter(({because:m})=>m.some(T=>typeof T!="string"));return e.flatMap(m=>{const{id:T,kind:g}=m;if(g!=="url"||!i.some(I=>I.service===
T))return[];const s=(0,w.Dl)(m.url),h=s.ok?(0,k.Pm)(s.value):null;if(h===null||h===l||P(h,E))return[];const r=(0,v.hostNotAllowed)({host:h,service:T,registry:(0,k.
nx)(l)});return[(0,u.bz)(r,T)]})}}),8988:((ut,N,t)=>{t.d(N,{s:()=>f,k:()=>m});var w=t(3534),A=t(3410),v=t(5143),S=t(9562);const k=[S.OZ,S.Bn],u=[S.e$,S.xq],P=[{
matches:/^app\.(eu\.)?terraform\.io$/,services:[...k,...u]},{matches:/^api\.env0\.com$/,services:u},{matches:/^backend\.api\.env0\.com$/,services:k},{matches:/\.scalr\.io$/,
services:k}],p=T=>P.find(({matches:g})=>g.test(T))?.services??[];var y=t(241),c=t(2886);function f(T,{role:g},s){const h=e(T),r=T.credentials?.hasToken===!0,M=(T.
attempt.hops.at(-1)?.challenge??null)===null&&(r||g!=="guest"),$=r?[]:n(T.host,h,s),R=[...T.difference===null?[]:[T.difference],...$,...h===null||!M?[]:[E(T,h,s)]].
map(a=>(0,c.bz)(a)),o=r?[]:d(T,s);return o.length>0?[...R,...o]:$.length===0?[...R,...l(T,s)]:R}function d(T,{usages:g,isFork:s,depth:h}){const{host:r,attempt:I}=T;
if(h==="discovery"||I.discovery.kind!=="found")return[];const M=g.flatMap(({workspace:$,hasOwnToken:O,needs:R,place:o})=>$===void 0||O||(0,v.Zl)(o.file)?[]:R.filter(
a=>a.host===r));return Array.from(Map.groupBy(M,({service:$})=>$),([$,O])=>{const R=(0,A.cloudToken)({host:r,service:$,isFork:s,...i(T)}),o=O.flatMap(a=>a.clients);
return(0,c.bz)((0,c.aZ)(R,o),$)})}function l(T,{usages:g,isFork:s}){const{host:h,attempt:r,credentials:I}=T;if(r.discovery.kind!=="found"||I?.hasToken||I?.problem)
return[];const M=p(h).find($=>g.some(({hasOwnToken:O,needs:R,place:o})=>R.some(a=>a.host===h&&a.service===$)&&!O&&!(0,v.Zl)(o.file)));return M===void 0?[]:[(0,c.
bz)((0,w.credentialsMissing)({host:h,service:M,isFork:s,...i(T)}),M)]}function e(T){const{discovery:g,hops:s}=T.attempt;return g.kind==="failed"&&g.problem.code===
"document-unauthorized"?s.at(-1)?.status??null:null}function n(T,g,{tokenVariables:s,hosts:h}){return(0,y.B)(s,T,h).filter(({isParent:r})=>!r||g!==null).map(({variable:r,
why:I,write:M})=>(0,w.credentialsNearMiss)({host:T,variable:r,why:I,write:M}))}function E(T,g,{isFork:s}){const{host:h,credentials:r}=T;return r?.hasToken?(0,w.
credentialsRejected)({host:h,status:g,source:r.source}):(0,w.credentialsMissing)({host:h,service:null,isFork:s,...i(T)})}function i({credentials:T,looks:g}){const s=g.
flatMap(M=>M.looks),h=M=>[...new Set(s.flatMap(({held:$,source:O})=>$!=="not read"===M?O:[]))],r=T===null?h(!0):[T.source],I=T===null?h(!1):[];return{searched:r,
notRead:I}}function m(T,g){return T.filter(s=>!g.includes(s)).map(s=>(0,c.bz)((0,w.credentialsUnused)({host:s})))}}),2886:((ut,N,t)=>{t.d(N,{ER:()=>c,HJ:()=>i,Np:()=>e,
Rh:()=>T,TC:()=>g,aZ:()=>y,b4:()=>k,bz:()=>p,hD:()=>l,l$:()=>P,ld:()=>E,ml:()=>f,pi:()=>n,xJ:()=>d});var w=t(5143),A=t(5799),v=t(1831),S=t(7715);const k=s=>({...s,
needed:s.places.some(h=>typeof h=="string"||!(0,w.Zl)(h.file))}),u=["module","provider","version","package","lock","not"],P=({problem:s,places:h})=>u.includes(s.
code.replace(/-.*/,""))&&h.length>0&&h.every(r=>typeof r!="string"),p=(s,h=null,r=!0)=>({services:h===null?[]:[h],problem:s,needed:r}),y=(s,h)=>({...s,affects:s.
affects.filter(r=>h.includes(r))}),c=({problem:s,needed:h})=>h&&s.usualSeverity==="error"&&!f.includes(s.code),f=["host-http2","host-check-crashed"];function d({
problem:s,needed:h},r){const I=h&&r.some(M=>s.affects.includes(M));return s.severity==="error"&&!I?"warning":s.severity}const l=(s,h,r)=>({severity:d(s,h),problem:s.
problem,affects:s.problem.affects,...r,places:(0,w.As)(r.places)}),e=(s,h)=>A.oC.indexOf(s.severity)-A.oC.indexOf(h.severity),n=(s,h,r)=>r.some(I=>I.code===s.code&&
(I.host===null||I.host===h));function E({problem:s,services:h},{visit:{host:r,attempt:I},requirements:M,answering:$},{depth:O}){if(O==="discovery"||I.discovery.
kind==="skipped")return!0;const R=h.some(a=>$.has(`${r} ${a}`));if(s.code==="service-url-no-slash"&&R)return!1;const o=M.filter(({service:a})=>h.length===0||h.includes(
a));return o.length===0||o.some(({isForInit:a})=>a)}function i(s){const h=new Map;return r=>{const I=JSON.stringify(r),M=h.get(I)??m(r,s);return h.set(I,M),M}}function m(s,h){
const r=R=>h.filter(({service:o})=>R.includes(o)),I=s.length===0?h:r(s),M=s.filter(R=>I.some(({service:o})=>o===R)),$=M.length>0?M:s,O=(I.length>0?I:r(["any"])).
flatMap(R=>R.because);return{service:$.length===1?$[0]??null:null,places:T([...new Set(O)])}}function T(s){const{own:h=[],aside:r=[]}=Object.groupBy(s,I=>typeof I!=
"string"&&(0,w.Zl)(I.file)?"aside":"own");return[...h,...r]}function g(s,h){const r=h.some(({because:M})=>M.includes("hostnames input"));return{role:(0,S.V)(s)!==
null?"guest":r?"operator":"user",host:(0,v.nx)(s)}}}),9464:((ut,N,t)=>{t.d(N,{f:()=>u,u:()=>p});var w=t(4283),A=t(3534),v=t(1831),S=t(9562),k=t(2886);function u({
host:y,attempt:c,credentials:f},d){const l=f?.hasToken===!0,e=[...d.flatMap(n=>n.kind==="url"&&(0,S.p4)(n.id)&&(0,S.D6)(n.id)?[{url:n.url,service:n.id,isSent:l}]:
[]),...c.hops.map(({url:n,authorization:E})=>({url:n,service:null,isSent:E==="sent"}))].flatMap(({url:n,...E})=>{const i=P(n);return i===null||i===y?[]:[{...E,host:i}]});
return[...new Map(e.toReversed().map(n=>[n.host,n])).values()]}function P(y){const c=(0,w.Dl)(y),f=c.ok?(0,v.Pm)(c.value):null,d=f===null?null:(0,v.Pv)(f);return d?.
ok?d.value:null}function p(y,c,{tokenSources:f,hosts:d}){return u(y,c).flatMap(({host:l,service:e,isSent:n})=>{const E=f.get(l);if(E===void 0)return[];const i=e===
null?y.attempt.discovery.kind==="failed":!n,m=(0,A.credentialsOtherHost)({host:(0,v.nx)(y.host),other:(0,v.nx)(l),source:E,service:e,isSent:n,isNotice:!i||d.has(
l)});return[(0,k.bz)(m,e)]})}}),2389:((ut,N,t)=>{t.d(N,{j7:()=>s,k2:()=>R,S4:()=>h});var w=t(4e3),A=t(7052),v=t(5143),S=t(5799),k=t(1064),u=t(8185),P=t(8988),p=t(
2886);function y(o,a,_){const j=new Set(o.notes.flatMap(({problem:nt,place:W})=>nt.code==="file-syntax"?W.file:[])),b=[...o.complaints.map(({problem:nt,place:W})=>E(
(0,p.bz)(nt),W,_)),...(0,P.k)(o.tokenHosts,a).map(nt=>E(nt,null,_)),...o.isEmpty?[e(_)]:[]],x=[...o.notes.map(nt=>f(nt,j,_)),...(0,u.C)(o.usages,_).map(({problem:nt,
clients:W,place:H,host:Y})=>{const it=(0,p.bz)((0,p.aZ)(nt,W));return{host:Y,finding:{...E(it,H,_),host:Y}}}),...o.ofAnswers.map(nt=>f(nt,j,_)),...o.others.map(
nt=>({host:nt.host,finding:n(nt,_)})),...b.map(nt=>({host:null,finding:nt}))],{placed:F=[],others:Q=[]}=Object.groupBy(x,({finding:nt})=>nt.places.length>0?"pla\
ced":"others"),et=[...c(F),...Q],U=et.flatMap(({host:nt,finding:W})=>(0,p.pi)(W.problem,nt,_.ignore)?[]:[W]),X=({exclude:nt})=>+(nt!==void 0),q=U.toSorted((nt,W)=>(0,p.
Np)(nt,W)||X(nt)-X(W));return{files:q,ignored:et.length-q.length}}function c(o){return[...Map.groupBy(o,({host:_,finding:j})=>{const{problem:b,severity:x,affects:F,
exclude:Q}=j,{code:et,message:U,help:X}=b;return JSON.stringify([_,et,x,U,X,F,Q===void 0])}).values()].flatMap(_=>{const[j]=_;if(j===void 0||_.length===1)return _;
const b=(0,v.As)(_.flatMap(({finding:Q})=>Q.places)),x=new Set(_.flatMap(({finding:Q})=>Q.exclude??[])),F=x.size===0?{}:{exclude:[...x]};return[{...j,finding:{...j.
finding,places:b,...F}}]})}function f(o,a,_){const{problem:j,place:b,host:x,isPlaceholder:F}=o,Q=o.aside??b.file;if(j.code==="file-limit"&&_.allowedHosts.length>
0){const nt={...j,message:(0,w.Fn)(j.message)};return{host:x,finding:{...l(o,nt,_),severity:"error"}}}const et=F||a.has(b.file),U=j.severity==="error"&&(et||(0,v.
Zl)(Q)),X=U?{...j,severity:"warning"}:j,q=l(o,X,_);return!U&&!(0,v.Zl)(Q)?{host:x,finding:q}:{host:x,finding:{...q,exclude:[(0,v.n7)(Q)]}}}const d={error:"warni\
ng",warning:"notice",notice:"notice"};function l({place:o,others:a=[],clients:_,checkedFor:j},b,x){const F=j??x.dialect,et=F.isGuess&&k.Du.some(q=>!_.includes(q))?
d[b.severity]:b.severity,U=(0,p.bz)({...(0,p.aZ)(b,_),severity:et}),X=E(U,o,{dialect:F});return{...X,places:[...X.places,...a]}}function e(o){const{scan:a,hostnames:_,
usages:j}=o,b=_.length>0,x=(0,A.nothingToCheck)({scan:a,hasHostnames:b,isFleet:j.length>0});return{...E((0,p.bz)(x),null,o),severity:x.severity}}function n({host:o,
places:a,..._},j){const b=(0,S.pj)(_.problem,(0,p.TC)(o,[]));return{...E({..._,problem:b},null,j),host:o,places:(0,v.As)(a)}}const E=(o,a,{dialect:_})=>(0,p.hD)(
o,_.clients,{host:null,service:null,places:a===null?[]:[a],isHostNew:!1});var i=t(9464);const m=function(...o){const{judgeRequests:a}=t.late([921,456,696],2696);
return new.target?new a(...o):a(...o)},T=function(...o){const{crashedVisit:a}=t.late([921,456,696],2696);return new.target?new a(...o):a(...o)},g=function(...o){
const{judgeVisit:a}=t.late([921,456,696],2696);return new.target?new a(...o):a(...o)},s={drafts:[],notes:[],roots:[],requests:[],answering:new Set};function h(o,a){
const{requirements:_,visits:j}=o,b=Map.groupBy(_,({host:Mt})=>Mt),x=j.map(({host:Mt})=>Mt),F=new Set(x),Q={...a,...o,hosts:F},et=Map.groupBy(o.predicted.drafts,
({host:Mt})=>Mt),U=Map.groupBy(o.predicted.requests,({host:Mt})=>Mt),X=j.map(Mt=>{const Pt=o.newHosts.has(Mt.host),Zt={visit:Mt,requirements:b.get(Mt.host)??[],
predicted:et.get(Mt.host)??[],requests:U.get(Mt.host)??[],answering:o.predicted.answering,isNew:Pt};try{const Ut=g(Zt,a,Q);return{...Ut,beyond:(0,i.f)(Mt,Ut.verdict.
services)}}catch(Ut){return{...T(Zt,a,Ut),beyond:[]}}}),q=X.map(({verdict:Mt})=>Mt),W=[...X.flatMap(Mt=>Mt.beyond).map(({host:Mt})=>Mt),...U.keys()],H=[...x,...W],
Y=Array.from(U,([Mt,Pt])=>m({host:Mt,known:[]},Pt,a).map(Zt=>({...Zt,host:Mt,places:[]}))),it=[...o.predicted.drafts,...Y.flat()].filter(({host:Mt})=>!F.has(Mt)),
at=o.predicted.notes,ht=y({...o,ofAnswers:at,others:it},H,a),vt=[...X.flatMap(({ofFiles:Mt})=>Mt),...ht.files].sort(p.Np),St=[...q.flatMap(Mt=>Mt.findings),...vt].
sort(p.Np),{stopped:Ct}=o,Bt=O(ht.files);return{passed:Ct===null&&!St.some(({severity:Mt})=>R(Mt,a.failOn)),stopped:Ct,hosts:q,files:vt,findings:St,ignored:X.reduce(
(Mt,Pt)=>Mt+Pt.ignored,ht.ignored),roots:o.predicted.roots.map(Mt=>r(Mt,a,Bt))}}function r({rows:o,...a},{ignore:_},j){const b=({drafts:x,decidedAt:F})=>x.length>
0?x.filter(({problem:Q,host:et})=>!(0,p.pi)(Q,et,_)).map(Q=>({...Q,severity:(0,p.xJ)(Q,a.clients)})):F.flatMap(Q=>j.get(M(Q))??[]);return{...a,rows:o.map(x=>{const{
drafts:F,decidedAt:Q,...et}=x,X=F.length>0||Object.values(et.chosen).includes(null)?b(x).toSorted(p.Np):[],q=new Map(X.map(({problem:nt})=>[nt.code,I(nt)]));return{
...et,worst:X[0]?.severity??null,problems:[...q.values()]}})}}const I=({code:o,title:a,usualSeverity:_})=>({code:o,title:a,usualSeverity:_}),M=({file:o,line:a})=>`${o}\
:${a}`,$=/^(?:constraint|lock)-/,O=o=>{const a=o.filter(({problem:j})=>$.test(j.code)).flatMap(j=>j.places.map(b=>({place:b,finding:j}))),_=Map.groupBy(a,({place:j})=>typeof j==
"string"?j:M(j));return new Map(Array.from(_,([j,b])=>[j,b.map(({finding:x})=>x)]))},R=(o,a)=>o==="error"?a!=="never":o==="warning"&&a==="warning"}),6897:((ut,N,t)=>{
t.d(N,{n:()=>A,x:()=>v});const w=100;async function A(S,k,u){let P=performance.now();for(;;){const p=S.next(k.why!==null);if(p.done)return p.value;performance.now()-
P<w||(u(p.value),await v(),P=performance.now())}}const v=()=>new Promise(S=>setImmediate(S))}),9664:((ut,N,t)=>{t.d(N,{Gz:()=>A,LA:()=>k,jt:()=>v,un:()=>S});var w=t(
3916);const A=(u,P)=>u===""?P:`${u}/${P}`,v=u=>u.slice(0,Math.max(0,u.lastIndexOf("/")));function S(u,P){const p=(0,w.join)(u,P).replace(/\/$/,"");return p==="."?
"":p}const k=u=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(u)}),1022:((ut,N,t)=>{t.d(N,{m:()=>l,s:()=>n});var w=t(3625),A=t(6246),v=t(1831),S=t(8408),k=t(5011);
const u={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},P="hashicorp",p="-",y='Invalid provider source string: The "source" attribute must\
 be in the format "[hostname/][namespace/]name"',c={prefix:"terraform-",whose:"a Terraform",frequency:"often"},d={terraform:[c],opentofu:[c,{prefix:"opentofu-",
whose:"an OpenTofu",frequency:"sometimes"}]};function l(s,h){const r=s.split("/");if(r.length>3||r.includes(""))return e(y);const[I="",M,$]=r.reverse(),O=n(I);if(!O.
ok){const x=`${(0,A.o)(I)} in source ${(0,A.o)(s)}`;return e(`Invalid provider type: Invalid provider type ${x}: ${O.why}"`)}const R=$===void 0,o=R?(0,w.J)((0,k.
Vm)(h)):(0,v.Pv)($);if(M===void 0&&o.ok){const x={hostImplied:R,namespace:P,type:O.value};return{kind:"registry",host:o.value,...x}}const a=E(M??""),_=`namespac\
e "" in source ${(0,A.o)(s)}`;if(!a.ok)return e(`Invalid provider namespace: Invalid provider ${_}: ${a.why}"`);if(!o.ok){const x="Invalid provider source hostn\
ame";return e(`${x}: ${x} ${_}: ${o.why}"`)}const j={hostImplied:R,host:o.value,namespace:a.value,type:O.value},b=m(j,h);return b===void 0?{kind:i(j,h),...j}:e(
b)}const e=s=>({kind:"invalid",error:s});function n(s){if(/^[a-z0-9]+$/.test(s))return(0,w.J)(s);if(s==="")return(0,w.T)("must have at least one character");if(s.
includes("."))return(0,w.T)("dots are not allowed");if(s.includes("--"))return(0,w.T)("cannot use multiple consecutive dashes");const h=(0,S.YE)(s);return h.ok?
(0,w.J)((0,S.DI)(h.value)):(0,w.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const E=s=>s===p?(0,w.J)(s):n(s);
function i({host:s,namespace:h},r){return h===p?"legacy":h==="builtin"&&u[r].includes(s)?"builtin":"registry"}function m(s,h){const r=(0,k.Vm)(h);if(s.namespace===
p&&s.host!==r)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${r}.`;const I=d[h].find(({prefix:M})=>s.type.
startsWith(M));return I===void 0?void 0:T(s,I,h)}function T(s,{prefix:h,whose:r,frequency:I},M){const $=`${h}provider-`,O=s.type.slice($.length);if(!s.type.startsWith(
$)||!n(O).ok)return`Invalid provider type: Provider source ${(0,A.o)(g(s))} has a type with the prefix ${(0,A.o)(h)}, which isn't allowed because it would be re\
dundant to name ${r} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const R=g({...s,type:O},M);return`\
Invalid provider type: Provider source ${(0,A.o)(g(s,M))} has a type with the prefix ${(0,A.o)($)}, which isn't valid. Although that prefix is ${I} used in the \
names of version control repositories for ${r.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,A.o)(R)}?`}const g=({host:s,namespace:h,type:r},I)=>I!==void 0&&s===(0,k.Vm)(I)?`${h}/${r}`:`${(0,v.nx)(s)}/${h}/${r}`}),241:((ut,N,t)=>{t.d(N,
{B:()=>S});var w=t(1831);const A=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,v="TF_TOKEN_";function S(c,f,d){const[l]=(0,w.fK)(f);return l===void 0?[]:c.flatMap(e=>{const n=(0,w.
$k)(e);if(n!==null&&d.has(n))return[];const E=k(e,n,f);return E===null?[]:[{variable:e,why:E,write:l,isParent:u(n,f)}]})}function k(c,f,d){const l=A.exec(c)?.[0];
if(l===void 0)return null;const e=c.slice(l.length);return f!==null&&u(f,d)?`it is for ${(0,w.nx)(f)} only: the clients do not use the tokens of parent domains`:
p(d).some(n=>n===P(e))?l!==v?`it begins with ${l}, and the clients read only ${v}`:f===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,w.nx)(f)}${y(e,d)}`:null}const u=(c,f)=>c!==null&&(0,w.Sv)(f).name.endsWith(`.${(0,w.Sv)(c).name}`),P=c=>c.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function p(c){const{name:f}=(0,w.Sv)(c);return[...new Set([c,f,(0,w.nx)(c)].map(P))]}function y(c,f){const{name:d,port:l}=(0,w.
Sv)(f);return l!==443&&!c.includes(":")?"; a port follows a colon":d.includes("-")&&!c.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((ut,N,t)=>{
t.d(N,{S3:()=>I,Wi:()=>m,YM:()=>M,a2:()=>h,cZ:()=>u,cr:()=>g,hs:()=>s,pq:()=>r,sC:()=>T});var w=t(2886),A=t(1064),v=t(1831),S=t(8884);const k=3;function u($){const O=$.
some(o=>{const a=(0,S.Xd)(o);return a!==null&&(0,S.cC)(a)}),R=O?P($):$;return[...Map.groupBy(R,y).values()].flatMap(o=>{const a=[...Map.groupBy(o,c).values()];return a.
length>k?[o]:a}).flatMap(o=>f(o)??[]).map(o=>({cause:o,hits:O?(0,S.eb)(o.findings).length:0})).toSorted(({cause:o,hits:a},{cause:_,hits:j})=>(0,w.Np)(o,_)||p(o)-
p(_)||j-a||_.hosts.length-o.hosts.length).map(({cause:o})=>o)}const P=$=>$.map(O=>({finding:O,hits:(0,S.eb)([O]).length})).toSorted((O,R)=>R.hits-O.hits).map(({
finding:O})=>O);function p({code:$,affects:O}){return $==="host-not-checked"?2:O.length===0||A.Du.some(R=>O.includes(R))?0:1}const y=({severity:$,problem:O,affects:R,
exclude:o})=>JSON.stringify([$,O.code,R,o===void 0]),c=$=>$.exclude===void 0?E($.problem.help??"",$):"";function f($){const[O]=$;if(O===void 0)return null;const R=[
...new Set($.flatMap(({host:U})=>U??[]))],{code:o,title:a,help:_,message:j}=O.problem,b=(U,X)=>R.length>1?E(U,X):U,x=b(j,O),F=$.every(U=>b(U.problem.message,U)===
x),Q=b(_??"",O),et=$.every(U=>b(U.problem.help??"",U)===Q);return{severity:O.severity,code:o,title:a,affects:O.affects,findings:$,hosts:R,message:F?x:null,help:Q!==
""&&et?n(Q,$):null}}const d=/\bTF_TOKEN_\w+/g,l="TF_TOKEN_HOST",e=5;function n($,O){if(!$.includes(l))return $;const R=new Set(O.flatMap(({problem:o})=>o.help?.
match(d)??[]));return R.size<=e?`${$}; ${l} is ${[...R].join(" or ")}`:`${$}; in ${l}, write each dot of the host as an underscore and each hyphen as two`}function E($,{
host:O}){return O===null||$===""?$:[...new Set([O,(0,v.nx)(O)])].reduce((R,o)=>R.replaceAll(o,i),$).replace(d,l).replaceAll(/\bhost the host/g,"the host")}function i($,O,R){
const[o=" ",a=" "]=[R[O-1],R[O+$.length]];return/[\s("]/.test(o)&&/[\s,;.:)"]/.test(a)?"the host":"HOST"}const m=3,T=$=>u($).flatMap(O=>g(O).slice(0,m).flatMap(
([,R])=>(0,S.tN)(R)??[]).filter(R=>!(0,S.cC)(R))),g=({message:$,findings:O})=>$===null?[...Map.groupBy(O,({problem:R})=>R.message)]:[[$,O]],s=({hosts:$,findings:O})=>$.
length>0&&!O.every(w.l$),h=$=>s($)?"host":"place";function r($){return s($)?$.hosts.length:(0,S.yv)($.findings).lines.length}function I($){const{findings:O,message:R}=$;
return R===null?O.map(o=>[o]):s($)?[...Map.groupBy(O,({host:o})=>o).values()]:(0,S.yv)(O).lines}function M($){const O=$.filter(a=>s(a)&&a.hosts.length>1),o=[...Map.
groupBy(O,({hosts:a})=>a.toSorted().join()).values()].flatMap(([a,..._])=>a===void 0?[]:_.map(j=>[j,a.code]));return new Map(o.filter(([{message:a}])=>a!==null))}}),
4503:((ut,N,t)=>{t.d(N,{DZ:()=>e,R8:()=>E,aE:()=>S,oW:()=>n,uM:()=>v});var w=t(5143),A=t(8884);function v({file:i,line:m},{links:T,repositories:g}){const{repository:s,
path:h}=(0,w.bH)(i);if(s!==null){const I=l(u(g).get(s)),M=h==="."?null:n(h);return I===null||M===null?null:`${I}/${M}#L${m}`}const r=T?.get(i);return r===void 0?
null:r.diff?.lines.has(m)?`${r.diff.url}R${m}`:`${r.url}#L${m}`}const S=(i,{repositories:m})=>{const T=u(m).get(i)?.url??null;return T===null||d(T)===null?null:
T},k=new WeakMap;function u(i){const m=k.get(i)??new Map(i.map(T=>[T.name,T]));return k.set(i,m),m}const P=600,p=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
y=/^(?:[\da-f]{40}|[\da-f]{64})$/,c=/^gitlab\.com$/i,f=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,
d=i=>i.length<=P?p.exec(i)?.[1]??null:null;function l(i){const{url:m=null,commit:T=null}=i??{},g=m===null?null:d(m);return g===null||T===null||!y.test(T)||f.test(
g)?null:`${m}${c.test(g)?"/-":""}/blob/${T}`}const e=i=>l(i)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function n(i){if(!i.isWellFormed())return null;const m=T=>encodeURIComponent(
T).replace(/[!'()*_~]/g,g=>`%${g.charCodeAt(0).toString(16).toUpperCase()}`);return i.split("/").map(m).join("/")}function E(i){const m=new Set;for(const T of(0,A.
YC)(i).flat())typeof T!="string"&&(0,A.CN)(T.file)&&m.add(T.file);return m}}),7574:((ut,N,t)=>{t.d(N,{I$:()=>k,QN:()=>p,kJ:()=>v,nO:()=>y,tY:()=>S,u8:()=>P});var w=t(
4120);const A=864e5;function v(c){const f=Math.round(c);if(f<1e3)return`${f} ms`;if(f<59950)return`${(f/1e3).toFixed(1)} s`;const d=Math.round(f/1e3);return`${Math.
floor(d/60)} min ${d%60} s`}function S(c){return c<1e3?`${c} B`:c<999950?`${(c/1e3).toFixed(1)} kB`:`${(c/1e6).toFixed(1)} MB`}function k(c){return[["DNS",c.lookupMs],
["connect",c.connectMs],["TLS",c.tlsMs],["first byte",c.firstByteMs],["total",c.totalMs]].flatMap(([d,l])=>l===null?[]:[[d,l]])}const u=6e4;function P(c,f){const d=Date.
parse(f)-Date.parse(c);if(!(d>=u))return"less than a minute";const l=Math.floor(d/u),e=[{count:Math.floor(l/1440),unit:l>=2880?"days":"day"},{count:Math.floor(l%
1440/60),unit:"h"},{count:l%60,unit:"min"}],n=e.findIndex(({count:E})=>E>0);return e.slice(n,n+2).filter(({count:E})=>E>0).map(({count:E,unit:i})=>`${E} ${i}`).
join(" ")}const p=c=>`${c.slice(0,16).replace("T"," ")} UTC`;function y(c,f){const d=(Date.parse(c)-Date.parse(f))/A;if(Number.isNaN(d))return c;const l=(0,w.px)(
Math.floor(Math.abs(d)),"day"),e=Math.abs(d)<1,n=e?"within the last day":`${l} ago`,E=e?"in less than a day":`in ${l}`;return`${c.slice(0,10)} (${d<0?n:E})`}}),
4120:((ut,N,t)=>{t.d(N,{DO:()=>n,H8:()=>p,Iu:()=>P,J5:()=>y,QI:()=>e,Rk:()=>E,SY:()=>f,Sk:()=>c,_l:()=>u,dy:()=>S,od:()=>d,px:()=>k,wO:()=>l});var w=t(4e3),A=t(
5799),v=t(1064);const S="new in this pull request",k=(i,m)=>`${i} ${i===1?m:u(m)}`,u=i=>`${i.replace(/(?<=[^aeiou])y$/,"ie")}s`,P=i=>i.replace(/^./u,m=>m.toUpperCase()),
p=i=>A.oC.flatMap(m=>{const{length:T}=i.filter(g=>g.severity===m);return T===0?[]:[k(T,m)]}).join(", "),y=({length:i},m)=>i<=2*m?i:m;function c(i,m,T,g=s=>`and ${s}\
 more`){const{shown:s,more:h}=(0,w.zN)(i,m);return[...s.map(T),...h>0?[g(h)]:[]]}const f=i=>v.zK.every(m=>i.includes(m))?"all clients":i.map(m=>v.bB[m]).join(",\
 ");function d(i,m){const T=m.filter(g=>i.includes(g));return i.length===0||T.length===m.length?"":T.length===0?"no client in use":T.map(g=>v.bB[g]).join(", ")}
const l=i=>i.map(m=>v.bB[m]).join(" and "),e=({clients:i,versions:m})=>i.map(T=>[v.bB[T],m[T]].join(" ").trim()).join(" and "),n=i=>i==="any"?"any service":i;function E(i){
switch(i){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),
8884:((ut,N,t)=>{t.d(N,{BQ:()=>M,CN:()=>O,Dc:()=>I,II:()=>u,Ky:()=>P,Qz:()=>r,R3:()=>k,Xd:()=>g,YC:()=>T,Yx:()=>i,_X:()=>e,cC:()=>c,eb:()=>f,eo:()=>S,et:()=>$,fP:()=>n,
iW:()=>d,mj:()=>l,oN:()=>E,rv:()=>p,tN:()=>s,xi:()=>h,yv:()=>m});var w=t(5143),A=t(4120),v=t(8641);const S=a=>R(a)?`${u(a.file)}:${a.line}`:a,k=({file:a,line:_,
column:j})=>`${u(a)}:${_}:${j}`;function u(a){const{repository:_,path:j}=(0,w.bH)(a);if(_===null)return(0,v.J7)(a);const b=(0,v.J7)(_);return j==="."?b:`${b}//${(0,v.
J7)(j)}`}function P(a,_,j=S){const{places:b,isOfRepositories:x}=p(o(a)),F=b.slice(0,_).map(j).join(", "),Q=b.length-_;return Q<=0?F:`${F} and ${(0,A.px)(Q,x?"mo\
re repository":"more place")}`}function p(a){const _=y(a),j=_.filter(c).length>1;return{places:j?_:a,isOfRepositories:j}}function y(a){const _=new Set;return a.
filter(j=>{const b=R(j)?(0,w._M)(j.file):null;return b===null?!0:!_.has(b)&&_.add(b)})}const c=a=>R(a)&&(0,w._M)(a.file)!==null;function f(a){const _=new Map;for(const j of new Set(
a.map(({places:b})=>b)))for(const b of j.filter(R)){const x=(0,w._M)(b.file);x!==null&&!_.has(x)&&_.set(x,b)}return[..._.values()]}const d=(a,_)=>a===_?`all ${_}\
 repositories`:`${a} of ${_} repositories`;function l(a,_){const{length:j}=_>1?f(a):[];return j>1?d(j,_):""}function e(a){const _=a.filter(({severity:b})=>b!=="\
notice").flatMap(b=>f([b]).map(x=>{const{severity:F,problem:Q}=b;return{repository:(0,w._M)(x.file)??"",severity:F,code:Q.code,place:x}})),j=({findings:b},x)=>b.
filter(F=>F.severity===x).length;return Array.from(Map.groupBy(_,({repository:b})=>b),([b,x])=>({repository:b,findings:x})).toSorted((b,x)=>j(x,"error")-j(b,"er\
ror")||j(x,"warning")-j(b,"warning"))}const n=({length:a})=>`with errors or warnings in ${a===1?"its":"their"} own files`;function E(a,_){const{isOfRepositories:j}=p(
a),b=F=>(j?(0,w._M)(F.file):null)??S(F),x=new Set(_.map(F=>F&&b(F)));return a.filter(F=>!x.has(b(F)))}const i=(a,_=S)=>P(a,a.every(R)?1:2,_);function m(a){const _=[
...new Set(a.map(x=>x.places))].flat(),j=o(_.filter(R)),b=[...new Set(_.filter(x=>typeof x=="string"))];return{lines:j,settings:b}}const T=({findings:a,hosts:_,
roots:j})=>[...new Set([...a.map(({places:b})=>b),..._.flatMap(({requirements:b})=>b.map(({because:x})=>x)),...j.flatMap(({rows:b})=>b.map(({places:x})=>x))])],
g=({places:a})=>a.find(R)??null,s=a=>a.map(g).find(_=>_!==null)??null;function h(a,{clients:_,repositories:j},b,x){const{lines:F,settings:Q}=m([a]);return[["hel\
p",(0,v.RK)(a.problem.help??"",b)],["affects",(0,A.od)(a.affects,_)],["hits",l([a],j.length)],["also at",P(E(F,F.slice(0,1)),x)],["required by",P(Q,x)]].filter(
([,U])=>U!=="")}const r=({requirements:a})=>a.some(({because:_})=>_.some(R)),I=a=>new Set(a.flatMap(({places:_})=>_.filter(R).map(({file:j})=>j))).size,M=a=>a.filter(
_=>g(_)===null),$=a=>a.every(({problem:_})=>_.code.startsWith("credentials-"))?"credentials":"settings",O=a=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(a)&&(0,w.
_M)(a)===null,R=a=>typeof a!="string";function o(a){const _=new Set;return a.filter(j=>{const b=typeof j=="string"?j:`${j.line}:${j.file}`;return!_.has(b)&&_.add(
b)})}}),6763:((ut,N,t)=>{t.d(N,{h$:()=>n,q9:()=>p,rc:()=>y});var w=t(4e3),A=t(5143),v=t(7574),S=t(4120),k=t(8884);const u=50,P=3,p=i=>(0,S.Sk)(i,u,m=>m,m=>`and ${(0,S.
px)(m,"more remark")}`),y=i=>[...c(i),...f(i),...l(i)];function c(i){return(0,k.YC)(i).some(({length:T})=>T===A.WD)?[`lists of places end after ${A.WD} places`]:
[]}function f({files:i}){const m=i.filter(({exclude:s,severity:h})=>s!==void 0&&h!=="notice"),T=new Set(m.flatMap(({exclude:s})=>s??[])),g=(0,k.eb)(m).length;return m.
length===0?[]:[d(m.length,[...T],g)]}function d(i,m,T){const g=i===1?"1 finding is":`${i} findings are`,s=T===1?" of 1 repository":` of ${T} repositories`,[h,r]=T===
0?["","`exclude`"]:[s,"`exclude` where their files are read"];return`${g} in tests, examples or templates${h}, where errors are warnings; to skip such files, se\
t ${r}: ${(0,w.K4)(m,P,w.dh)}`}function l({roots:i}){return i.some(({rows:T})=>T.some(({platforms:g})=>g.some(({available:s})=>s===!0)))?["signatures of provide\
r packages were not verified"]:[]}function e({hosts:i},{scan:m,repositories:T}){const{files:g,bytes:s,usages:h,durationMs:r}=m,I=i.filter(k.Qz).length,M=I===0?"\
no registry host is used":`${(0,S.px)(h,"usage")} of ${(0,S.px)(I,"registry host")}`;return T.length>0?`${M} in ${(0,S.px)(T.length,"repository")}`:g===0&&r===0?
null:g===0?"found no Terraform or OpenTofu files":`scanned ${(0,S.px)(g,"file")} (${(0,v.tY)(s)}) in ${(0,v.kJ)(r)}: ${M}`}function n(i,m){const{dialect:T,durationMs:g,
scan:s,remarks:h}=m,r=e(i,m),M=i.hosts.length===0&&s.files===0?"":` for ${(0,S.QI)(T)} (${T.why})`;return[`${E(i)}; checked in ${(0,v.kJ)(g)}${M}`,...r===null?[]:
[r],...h]}function E({findings:i,ignored:m}){const T=(0,S.H8)(i)||"no findings";return m>0?`${T}, ${m} ignored`:T}}),7236:((ut,N,t)=>{t.d(N,{l:()=>A,o:()=>v});var w=t(
1022);function A({kind:S,text:k,address:u},P,p){switch(S){case"required_provider":case"state_store_provider":case"lock_provider":{const y=(0,w.m)(k??"",p);return y.
kind==="registry"?y:null}case"required_provider_nosource":case"required_provider_legacy":return{host:P,namespace:"hashicorp",type:v(u)};case"implied_provider":return{
host:P,namespace:"hashicorp",type:(k??"").replace(/[._].*$/s,"")};default:return null}}const v=S=>S.replace(/^.*\./s,"")}),5257:((ut,N,t)=>{t.d(N,{JT:()=>k,KS:()=>u,
MP:()=>S,W$:()=>v,cd:()=>A});const w="hostnames input",A={file:w,line:1,column:1,endColumn:1},v=P=>P.file===w?w:P,S=({host:P,namespace:p,name:y,system:c})=>`${P}\
/${p}/${y}/${c}`,k=({host:P,namespace:p,type:y})=>`${P}/${p}/${y}`;function u({version:P},p){if(P===null)return null;const y=P.text??P.values?.[p]??null;return y===
null?null:{text:y,place:P.place}}}),3862:((ut,N,t)=>{t.d(N,{X:()=>u});var w=t(9664),A=t(5011),v=t(7236),S=t(5257);const k=/^\.{1,2}\//;function u(p,y){const c=Map.
groupBy(y,({lockFile:e})=>e),f=new Set(p.flatMap(({kind:e,text:n,place:E})=>P.test(e)&&!k.test(n??"")?(0,w.jt)(E.file):[])),d=new Map,l=(e,n)=>{if(e.calls.length>
0||e.directories.some(m=>f.has(m)))return!0;const E=d.get(e)??new Set(e.providers.map(m=>(0,S.JT)(m.provider)));d.set(e,E);const i=(0,v.l)(n,(0,A.Vm)(e.client),
e.client);return i===null||E.has((0,S.JT)(i))};return p.map(e=>{if(e.kind!=="lock_provider"||e.needs.length===0)return e;const n=c.get(e.place.file)??[];return n.
length===0||n.some(E=>l(E,e))?e:{...e,needs:[]}})}const P=/^(?:module|test_module|terragrunt_source|installed_module)/}),8416:((ut,N,t)=>{t.d(N,{L2:()=>f,oh:()=>P,
rU:()=>d});var w=t(4e3),A=t(5143),v=t(1064),S=t(5603),k=t(3469);const u=function(...h){const{readTools:r}=t.late([400,210,724],1724);return new.target?new r(...h):
r(...h)};function P(h,r){let I;return()=>(I??=u(h,r),I)}const p=["terraform"],y="assumed, CLI not detected; set `dialect`",c="CLI not detected; set `dialect` to\
 check one";function f({setting:h,scan:r}){const I=h.name==="auto"?null:e(h.name);if(r===null||r.isEmpty){const a=I===null?c:l;return T(I??v.Du,[a],[],h,{signs:[],
constraints:[]})}const M=m(r,h,I),{constraints:$}=r;if(I!==null)return T(I,[l],[],h,{signs:M,constraints:$});const O=i(M);if(O.length===0)return{...T(p,[y],[],h,
{signs:M,constraints:$}),isGuess:!0};const R=n(O),o=R.flatMap(a=>O.find(_=>_.client===a)??[]);return T(R,o.map(s),O,h,{signs:M,constraints:$})}function d({clients:h},r){
if(r===null||r.isEmpty)return v.zK;const{others:I}=r.tools(),M=h;return v.zK.filter($=>M.includes($)||I.has($)||$==="terragrunt"&&r.usesTerragrunt)}const l="set\
 by `dialect`",e=h=>h==="both"?v.Du:[h],n=h=>v.Du.filter(r=>h.some(I=>I.client===r));function E(h){const r=h.filter(({place:I})=>!(0,A.Zl)(I.file));return r.length===
0?h:r}const i=h=>{const r=E(h);return S.A.map(M=>r.filter($=>$.level===M)).find(({length:M})=>M>0)??[]};function m({signs:h,tools:r,hasCloudHostname:I},M,$){const O=i(
h),R=$??n(O),o=O.every(({place:F})=>(0,A.Zl)(F.file)),a=$===null&&(o||O.some(({isCloud:F})=>F)),_=M.version===null&&R.some(F=>(0,k.w)(F,[]).length>1);if(!a&&!_)
return h;const{setsCloudHostname:j,signs:b}=r(),x=I||j;return[...h.filter(({isCloud:F})=>!(F&&x)),...b]}function T(h,r,I,M,$){const[O,...R]=h,o=h.map(j=>g(j,M,$)),
a=o.flatMap(({client:j,version:b})=>b===null?[]:[[j,b]]),_=o.flatMap(({version:j,signs:[b]})=>j===null||b===void 0?[]:[s(b)]);return{name:O===void 0||R.length>0?
"both":O,clients:h,releases:o.flatMap(({releases:j})=>j),versions:Object.fromEntries(a),why:[...new Set([...r,..._])].join(", "),evidence:[...new Set([...I,...o.
flatMap(({signs:j})=>j)])]}}function g(h,{version:r},I){if(r!==null)return{client:h,releases:(0,k.w)(h,[r]),version:r,signs:[]};const M=E(I.signs.filter(_=>_.client===
h&&_.version!==null)),$=[...new Set(M.map(_=>(_.version??"").replace(/^v/,"")))];if($.length>0){const[_="",...j]=$,b=j.length===0&&(0,k.l)(_);return{client:h,releases:(0,k.
w)(h,$),version:b?_:null,signs:M}}const O=E(I.constraints),R=O.map(({text:_})=>_),o=(0,k.w)(h,R);if(o.length===(0,k.w)(h,[]).length)return{client:h,releases:o,version:null,
signs:[]};const a=O.map(({text:_,place:j})=>({client:h,level:"syntax",place:j,text:`requires ${(0,w.dh)(_)}`,version:_}));return{client:h,releases:o,version:R.length===
1?R[0]??null:null,signs:a}}const s=({place:h,text:r})=>`${h.file}:${h.line} ${r}`}),2161:((ut,N,t)=>{t.d(N,{L8:()=>f,TD:()=>n,U4:()=>y,Z8:()=>E,e0:()=>c,tr:()=>p});
var w=t(1064);const A=["terraform"],v=["opentofu"],S=[{suffix:".tftest.hcl",class:"test",clients:w.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:w.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:v},{suffix:".tofutest.json",class:"test",clients:v},{suffix:".tfquery.hcl",class:"\
query",clients:A},{suffix:".tfquery.json",class:"query",clients:A},{suffix:".tfmigrate.hcl",class:"migrate",clients:A},{suffix:".tfcomponent.hcl",class:"stack",
clients:A},{suffix:".tfcomponent.json",class:"stack",clients:A},{suffix:".tfstack.hcl",class:"stack",clients:A},{suffix:".tfstack.json",class:"stack",clients:A},
{suffix:".tfdeploy.hcl",class:"deploy",clients:A},{suffix:".tfdeploy.json",class:"deploy",clients:A},{suffix:".tfmock.hcl",class:"none",clients:w.Du},{suffix:".\
tofumock.hcl",class:"none",clients:v},{suffix:".tf.json",class:"config",clients:w.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:v},{suffix:"\
.tf",class:"config",clients:w.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:v},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:w.Du},{suffix:"\
.hcl",class:"terragrunt",clients:w.Du}],k=Map.groupBy(S,({suffix:i})=>i.slice(i.lastIndexOf(".")+1)),u=".terraform.lock.hcl",P={class:"lock",syntax:"hcl",clients:w.
Du,isOverride:!1},p=i=>i.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(i),y=".terraform/modules/modules.json",c={...P,class:"manifest",syntax:"json"};
function f(i,m,T){if(i===u)return P;const s=k.get(i.slice(i.lastIndexOf(".")+1))?.find(({suffix:o})=>i.endsWith(o));if(s===void 0||s.class==="none")return;const h=d(
i)&&s.class==="test"&&T==="tests";if(d(i)&&!h)return;const r=i.slice(0,-s.suffix.length),I=s.twin!==void 0&&m.has(r+s.twin),M=r==="override"||r.endsWith("_overr\
ide"),$=I||h;if($&&!s.clients.includes("terraform"))return;const O=$?A:s.clients,R=i.endsWith(".json")?"json":"hcl";return{class:s.class,syntax:R,clients:O,isOverride:M}}
const d=i=>i.startsWith(".")||i.endsWith("~")||i.startsWith("#")&&i.endsWith("#"),l=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,e=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),n=i=>l.test(i),E=i=>n(i)||e.test(i)}),6195:((ut,N,t)=>{t.d(N,{$8:()=>u,G$:()=>P,Ls:()=>S,UO:()=>p,VK:()=>v,sq:()=>y});var w=t(6760);const A=/[*?[{]/;function v(c){
const f=c.split("/"),d=f.findIndex(l=>A.test(l));return d<0?{fixed:c}:{fixed:f.slice(0,d).join("/"),glob:f.slice(d).join("/")}}function S(c){const f=c.map(d=>{const l=d.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:l,start:k(l)}});return d=>{const l=d.toLowerCase();return f.some(({glob:e,start:n})=>e===d||l.startsWith(
n)&&w.posix.matchesGlob(d,e))}}function k(c){const[f=""]=c.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(c)??[];return f.toLowerCase()}const u=({file:c,glob:f},d)=>c===
d||f!==void 0&&w.posix.matchesGlob(d,f),P=c=>c.startsWith(".")||c==="node_modules",p=(c,f)=>c===f||c.startsWith(f.endsWith(w.sep)?f:f+w.sep),y=c=>w.sep==="/"?c:
c.replaceAll(w.sep,"/")}),5603:((ut,N,t)=>{t.d(N,{A:()=>S,j:()=>k});var w=t(5143),A=t(1064),v=t(5011);const S=["lock-file","syntax","version-file","tool","hook"];
class k{found=new Map;allowed=new Map;addFiles(p){for(const{file:y,kind:c,scope:f,isContext:d}of p){if(d)continue;const[l]=c.clients;if(l!==void 0&&c.clients.length===
1&&!u(y)){const e={file:y,line:1,column:1,endColumn:1};this.addSyntax(l,`is read by ${A.bB[l]} only`,e)}for(const e of f.traits)this.addTrait(e)}}addUsages(p){for(const y of p)
y.kind==="lock_provider"?this.addLock(y):y.kind==="cloud_default"&&this.addCloud(y)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.
values()]}addTrait({kind:p,text:y,place:c}){if(p==="version"){const f=(0,w.Zl)(c.file)?`${y} aside`:y;this.allowed.has(f)||this.allowed.set(f,{text:y,place:c})}else if(p===
"binary"){const d={client:y==="tofu"?"opentofu":"terraform",level:"version-file",place:c,version:null};this.put({...d,text:"sets terraform_binary"})}else if(p!==
"compatible"&&p!=="provider-version"){const{client:f,what:d}=A.$I[p];this.addSyntax(f,`has ${d}`,c)}}addLock({host:p,place:y}){const c=A.Du.find(d=>(0,v.Vm)(d)===
p);if(c===void 0)return;const f=`locks providers from ${p}`;this.put({client:c,level:"lock-file",place:y,text:f,version:null})}addCloud({clients:p,isOverridden:y,
place:c}){if(y||!p.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:c,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(p,y,c){
this.put({client:p,level:"syntax",place:c,text:y,version:null})}put(p){const y=`${p.client} ${p.text}`;if(this.found.has(y))return;const c=(0,w.Zl)(p.place.file)?
`${y} aside`:y;this.found.has(c)||this.found.set(c,p)}}const u=P=>/(^|\/)[.#][^/]*$/.test(P)}),7854:((ut,N,t)=>{t.d(N,{Oo:()=>P,YW:()=>S,kA:()=>u,sw:()=>k,u3:()=>c,
vH:()=>p});var w=t(7052),A=t(1064);const v={line:1,column:1,endColumn:1};function S(f,d,l=v){const e={file:f===""?".":f,...l};return{problem:d,place:e,clients:A.
Du,host:null}}function k(f,d){const l=P(n=>n.filter(E=>d.includes(E))),e=P(n=>n.map(E=>({...E,clients:l(E.clients)})).filter(E=>E.clients.length>0));return f.flatMap(
n=>{const E=l(n.clients);if(E.length===n.clients.length)return n;const i=e(n.needs),m=n.isHostImplied?i[0]?.host??n.host:n.host;return E.length===0?[]:{...n,clients:E,
needs:i,host:m}})}const u=f=>{const d=new Set;for(const{host:l,isHostImplied:e}of f)l!==null&&!e&&d.add(l);return d};function P(f){let d;return l=>{d??=new Map;
const e=d.get(l);if(e!==void 0||d.has(l))return e;const n=f(l);return d.set(l,n),n}}const p=(f,d)=>f.filter(l=>l.clients.some(e=>d.includes(e))),y=1e4;class c{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(d=y){
this.max=d}add(d){const{problem:l,place:e}=d;if(l.code==="file-syntax"){if(this.broken.has(e.file))return;this.broken.add(e.file)}const n=this.kept.get(l.severity)??
0;this.kept.set(l.severity,n+1),n<this.max?this.notes.push(d):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const d=(0,w.fileLimit)({kind:"problem\
s",max:this.max,omitted:this.omitted});return[...this.notes,S(".",d)]}}}),7152:((ut,N,t)=>{t.d(N,{G:()=>n});var w=t(3024),A=t(6760),v=t(9461),S=t(5747),k=t(7052),
u=t(9664),P=t(2161),p=t(6195);function y(g,s,h,r){if(g.kind==="error")return(0,k.fileUnreadable)({what:"link",code:g.code});const{kind:I,path:M}=g;return(0,p.UO)(
M,s.boundary)?I==="directory"?null:I==="special"?(0,k.fileUnreadable)({what:"link-to-special-file"}):{path:M,isScanned:c(M,s,h,r)}:(0,k.fileOutside)()}function c(g,s,h,r){
if(s.file!==void 0||s.glob!==void 0||!(0,p.UO)(g,s.path))return!1;const[I="",...M]=(0,p.sq)((0,A.relative)(s.path,g)).split("/").toReversed();if(M.some(p.G$))return!1;
const $=(0,p.sq)((0,A.relative)(h,g)).split("/");return $.map((R,o)=>$.slice(0,o+1).join("/")).slice(-1-M.length).some(r)?!1:(0,P.L8)(I,new Set([I]),M[0]??"")!==
void 0}var f=t(7854);const d={files:1e6,directoryFiles:5e4},l=200,e=1e4;function*n(g,s={toolFiles:[],hasPlugins:!1},h=d){const r=new i(g,s,h);for(const I of g.scan){
const M=E(r.root,I);"path"in M?yield*r.walkFrom(M):yield{kind:"note",note:M}}}function E(g,s){const{fixed:h,glob:r}=(0,p.VK)(s);try{const I=(0,w.realpathSync)((0,A.
resolve)(g,h)),M=(0,p.sq)((0,A.relative)(g,I)),$=(0,p.UO)(I,g),O=$?g:I;if(r!==void 0)return{path:I,name:M,boundary:O,glob:(0,u.Gz)(M,r)};if((0,w.statSync)(I).isDirectory())
return{path:I,name:M,boundary:O};const R=(0,A.resolve)(I,"..");return{...{path:R,name:(0,p.sq)((0,A.relative)(g,R))},boundary:$?g:R,file:M}}catch(I){return(0,f.
YW)(s,(0,k.fileUnreadable)({what:"scan",code:(0,S.Oj)(I)}))}}class i{root;isExcluded;aside;limits;selected;files=0;constructor({root:s,scan:h,exclude:r},I,M){this.
root=(0,w.realpathSync)(s),this.isExcluded=(0,p.Ls)(r),this.aside=I,this.limits=M,this.selected=h.length>1?new Set:null}*walkFrom(s){const h=s.glob===void 0&&s.
file===void 0,r=[{path:s.path,name:s.name,depth:0,isSelected:h}];for(let I=r.pop();I!==void 0;I=r.pop()){yield{kind:"directory",name:I.name};const M=T(I);if("pr\
oblem"in M){yield{kind:"note",note:M};continue}const $=[];for(const O of this.findFiles(s,I,M))if("problem"in O)yield{kind:"note",note:O};else if($.length<this.
limits.directoryFiles)$.push(O);else{yield m(I,"directory",this.limits.directoryFiles);break}if(this.files+=$.length,this.files>this.limits.files){yield m(I,"fi\
les",this.limits.files);return}if($.some(({isContext:O})=>!O)&&(yield{kind:"module",files:$}),s.file!==void 0)return;for(const O of this.findDirectories(s,I,M))
r.push(O)}}*findFiles(s,h,r){const I=new Set;let M=!1;for(const O of r)(0,P.tr)(O.name)&&!O.isDirectory()&&I.add(O.name),M||=O.name===".terraform",this.aside.hasPlugins||=
O.name==="terraform.d";const $=h.name.slice(h.name.lastIndexOf("/")+1);for(const O of r){if(O.isDirectory())continue;const R=(0,P.L8)(O.name,I,$);if(R===void 0){
(0,P.Z8)(O.name)&&this.addToolFile(h,O.name);continue}const o=(0,u.Gz)(h.name,O.name),_={path:h.path+A.sep+O.name,file:o,kind:R,isContext:!this.select(s,h,o)};O.
isFile()?yield _:O.isSymbolicLink()?yield*this.follow(s,_):yield(0,f.YW)(o,(0,k.fileUnreadable)({what:"special-file"}))}if(M&&h.isSelected){const O=[h.path,...P.
U4.split("/")].join(A.sep),R=(0,v.$)(O);R.kind==="file"&&R.path===O&&(yield{path:O,file:(0,u.Gz)(h.name,P.U4),kind:P.e0,isContext:!1})}}addToolFile({path:s,name:h},r){
const I=(0,u.Gz)(h,r);this.aside.toolFiles.length>=e||this.isExcluded(I)||this.aside.toolFiles.push({path:s+A.sep+r,file:I})}select(s,h,r){return!(h.isSelected||
(0,p.$8)(s,r))||this.isExcluded(r)||this.selected?.has(r)?!1:(this.selected?.add(r),!0)}*follow(s,h){const r=y((0,v.$)(h.path),s,this.root,this.isExcluded);r!==
null&&("code"in r?yield(0,f.YW)(h.file,r):yield{...h,path:r.path,isContext:h.isContext||r.isScanned})}findDirectories({glob:s},{path:h,name:r,depth:I,isSelected:M},$){
const O=[];for(const R of $.toReversed()){if(!R.isDirectory()||(0,p.G$)(R.name))continue;const o=(0,u.Gz)(r,R.name);if(this.isExcluded(o))continue;const a=M||s!==
void 0&&A.posix.matchesGlob(o,s),_=h+A.sep+R.name;O.push({path:_,name:o,depth:I+1,isSelected:a})}return O}}const m=({name:g},s,h)=>({kind:"note",note:(0,f.YW)(g,
(0,k.fileLimit)({kind:s,max:h}))});function T({path:g,name:s,depth:h}){if(h>l)return(0,f.YW)(s,(0,k.fileLimit)({kind:"depth",max:l}));try{return(0,w.readdirSync)(
g,{withFileTypes:!0}).sort((r,I)=>r.name<I.name?-1:1)}catch(r){return(0,f.YW)(s,(0,k.fileUnreadable)({what:"directory",code:(0,S.Oj)(r)}))}}}),1435:((ut,N,t)=>{
t.d(N,{j:()=>u,o:()=>P});var w=t(9562);const A=function(...y){const{thisMachine:c}=t.late([921,456,696],2696);return new.target?new c(...y):c(...y)},v=function(...y){
const{mergeFindings:c}=t.late([921,456,696],2696);return new.target?new c(...y):c(...y)},S=function(...y){const{readCliConfig:c}=t.late([921,456,696],2696);return new.target?
new c(...y):c(...y)},k=function(...y){const{withoutInstalled:c}=t.late([927,649],1264);return new.target?new c(...y):c(...y)};function u(y,c,f,{environment:d,directory:l,
mayHavePlugins:e,plugins:n=null}){if(c.hostnames.length===0&&y.every(({needs:s})=>s.length===0))return{usages:y,remarks:[],findings:[],configs:[],releases:f.releases};
const E=P(c.cliConfig,f.clients,d),i=f.releases.map(s=>{const h=E.find(({client:r})=>r===s.client);return{...s,attemptMs:h?.requestTimeoutMs??s.attemptMs}}),m={
root:l,plugins:n,mayHavePlugins:e,releases:i,asksMirrors:c.depth!=="discovery"},T=p(y,E,m),g=[...E.flatMap(s=>s.findings),...T.findings];return{...T,findings:v(
g),configs:E,releases:i}}function P(y,c,f){const d=A(f);return c.map(l=>S(l,d,y))}function p(y,c,f){return y.some(({needs:l})=>l.some(({service:e})=>e===w.xq))?
k(y,c,f):{usages:y,remarks:[],findings:[]}}}),5866:((ut,N,t)=>{t.d(N,{D0:()=>n,lz:()=>E,a3:()=>m});var w=t(7052),A=t(9664);function v(g,{evidence:s,versions:h}){
if(g.version!==null)return()=>g.version;const r=s.filter(({level:I,version:M})=>I==="version-file"&&M!==null);return(I,M)=>r.some(O=>O.client===I&&S(M,(0,A.jt)(
O.place.file)))?h[I]??null:null}const S=(g,s)=>s===""||`${g}/`.startsWith(`${s}/`);var k=t(6195),u=t(7854),P=t(3152);const p=function(...g){const{RootNotes:s}=t.
late([400,210,724],1724);return new.target?new s(...g):s(...g)},y=function(...g){const{textNotes:s}=t.late([400,210,724],1724);return new.target?new s(...g):s(...g)},
c=function(...g){const{Readings:s}=t.late([400,210,724],1724);return new.target?new s(...g):s(...g)},f=function(...g){const{layoutsOf:s}=t.late([400,210,724],1724);
return new.target?new s(...g):s(...g)},d=function(...g){const{rootsOf:s}=t.late([400,210,724],1724);return new.target?new s(...g):s(...g)},l=function(...g){const{
unmatched:s}=t.late([400,210,724],1724);return new.target?new s(...g):s(...g)},e=2e5;function n({usages:g,notes:s,scanned:h,changed:r,dialect:I,settings:M,listed:$}){
const{declared:O,endedAt:R}=h;if(g.length===0&&!O.some(Y=>"place"in Y)&&M.roots.length===0)return{roots:[],notes:[]};const{clients:a,versions:_}=I,j={usages:g,declared:O,
clients:a},b=$===void 0?E(j,M,R===null):i(j,$),x=[],F=[],Q=new c,et=M.dialect.name==="auto"?[]:a,U=new p({clients:a,readings:Q,upgrade:M.upgrade,versionIn:v(M.dialect,
I)}),X=M.depth!=="discovery";let q=0;for(const Y of d(b,{changed:r,versions:_,hasCalls:X})){if(q+=Y.directories.length,q>e){F.push((0,u.YW)(Y.directory,(0,w.fileLimit)(
{kind:"roots",max:e})));break}U.add(Y),X&&x.push(Y)}const nt=[...y(g,O,{...I,readings:Q,set:et})].filter(({place:Y})=>r===null||r.has(Y.file)),W=new Set(s.flatMap(
({problem:Y,place:it})=>Y.code==="lock-invalid"?it.file:[])),H=[...nt,...U.notes()].filter(({place:Y})=>!W.has(Y.file));return{roots:x,notes:[...H,...F]}}function E(g,{
roots:s},h){const r=s.map($=>({text:$,matches:(0,k.Ls)([$])})),I=f({...g,patterns:r}),M=h?l(I,r):[];if(M.length===0)return I;throw new P.GN(M.map($=>`roots: no \
directory with configuration matches ${$}`))}function i(g,s){return g.clients.flatMap(h=>f({...g,clients:[h],patterns:[{text:"",matches:I=>s.get(h)?.has(I)===!0}]}))}
function m(g,s,{depth:h},r){if(h==="discovery")return g;const I=({kind:$,workspace:O})=>$==="cloud_default"?!!r.TF_CLOUD_HOSTNAME:$!=="backend_remote_default"||
O?.organization===null,M=new Set(s.filter($=>!I($)).map(({place:$})=>T($)));return g.map($=>$.problem.code==="host-missing"&&M.has(T($.place))?{...$,problem:{...$.
problem,severity:"error"}}:$)}const T=({file:g,line:s,column:h})=>`${g}:${s}:${h}`}),370:((ut,N,t)=>{t.d(N,{C_:()=>c,IZ:()=>p,PT:()=>y,SQ:()=>u});var w=t(6897),
A=t(8416),v=t(7152);const S=function(...f){const{scanInSteps:d}=t.late([400,210,724],1724);return new.target?new d(...f):d(...f)},k=20;async function u({scan:f,
exclude:d},{directory:l,environment:e,stop:n,progress:E}){const i={root:l,scan:f,exclude:d},m=n.why===null?P(i):null;if(m!==null)return m;const T=S(i,Object.keys(
e));return(0,w.n)(T,n,g=>E({kind:"scan",files:g}))}function P(f){const d={toolFiles:[],hasPlugins:!1};let l=0;for(const{kind:e}of(0,v.G)(f,d))if(l+=1,e!=="direc\
tory"||l>k)return null;return{...d,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const p=(f,d,l)=>(0,A.
L2)(y(f,d,l));function y({dialect:f,exclude:d,scan:l},e,{environment:n,directory:E}){if(l.length===0)return{setting:f,scan:null};const i=(0,A.oh)({root:E,exclude:d},
e.toolFiles),m=!!n.TF_CLOUD_HOSTNAME;return{setting:f,scan:{...e,tools:i,hasCloudHostname:m}}}const c=({hasPlugins:f},{scan:d})=>f||d.some(l=>l!==".")}),7082:((ut,N,t)=>{
t.d(N,{O:()=>w});const w=A=>({discovery:A,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((ut,N,t)=>{
t.d(N,{C:()=>S,h:()=>u});var w=t(5143),A=t(7854);const v=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remo\
te","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function S(p,y,c,f=(0,A.kA)(y)){const d=p.hostnames.flatMap(({host:e,
services:n})=>{const E=n.length>0?n:p.requiredServices;return(E.length>0?E:["any"]).map(m=>({host:e,service:m,clients:c,because:["hostnames input"],isImplied:!1,
isForInit:!0}))}),l=new Set([...f,...p.hostnames.map(({host:e})=>e)]);return u([d,k(y,l)],c)}function*k(p,y){for(const{kind:c,needs:f,place:d}of p){const l=!v.has(
c);for(const e of f)yield{...e,because:[d],isImplied:!y.has(e.host),isForInit:l}}}function u(p,y){const c=new Map;for(const f of p)for(const d of f)P(c,d);return Array.
from(c.values(),f=>({...f,because:(0,w.As)(f.because),clients:y.filter(d=>f.clients.includes(d))}))}function P(p,y){const{host:c,service:f,clients:d,because:l}=y,
e=`${c} ${f}`,n=p.get(e);if(n===void 0){p.set(e,{...y,clients:[...d],because:[...l]});return}n.isForInit||=y.isForInit,n.isImplied&&=y.isImplied,n.isAssumed===!0&&
(n.isAssumed=y.isAssumed===!0);for(const E of l)n.because.push(E);for(const E of d)n.clients.includes(E)||n.clients.push(E)}}),5960:((ut,N,t)=>{t.d(N,{e:()=>S,i:()=>u});
var w=t(6697),A=t(1831),v=t(7082);function S(P,{hostnames:p,allowedHosts:y},{isGuess:c}){const f=new Set(p.map(({host:l})=>l)),d=new Map;for(const l of P){const{
host:e}=l;if(f.has(e)||d.has(e))continue;const n=c===!0||l.isAssumed===!0,E=k(l,n,(0,A.Jr)(e,y));E!==null&&d.set(e,E)}return d}function k({host:P,isImplied:p,because:y,
clients:c,isAssumed:f=!1},d,l){const e=(0,A.nx)(P);if((0,A.Rt)(P))return(0,w.hostGeneric)({host:e});const[n]=y.filter(i=>typeof i!="string"),E=p&&n!==void 0?{place:n,
clients:c}:null;return E!==null&&d?(0,w.hostAssumed)({host:e,...E,isListed:f}):l?null:(0,w.hostNotAllowed)(E===null?{host:e}:{host:e,implied:E})}const u=(P,p)=>({
host:P,attempt:(0,v.O)({kind:"skipped",problem:p}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((ut,N,t)=>{t.d(N,{f:()=>S,q:()=>P});
var w=t(3024),A=t(6760),v=t(6309);function S(d,l,e){const n=u((0,w.realpathSync)(d),l),E=(0,A.basename)(l);k((0,A.join)(n,E));const i=(0,A.join)(n,`.${E.slice(0,
60)}.${Math.random().toString(36).slice(2)}`),m=(0,w.openSync)(i,"wx");try{try{for(const T of e)(0,w.writeFileSync)(m,T)}finally{(0,w.closeSync)(m)}(0,w.renameSync)(
i,(0,A.join)(n,E))}catch(T){throw(0,w.rmSync)(i,{force:!0}),T}}function k(d){const l=(0,w.lstatSync)(d,{throwIfNoEntry:!1});if(l===void 0||l.isFile()||l.isSymbolicLink())
return;const e=l.isDirectory()?"is a directory":"is not a regular file";throw new v.Lw(`it ${e}; choose another path`)}function u(d,l){const e=(0,A.resolve)(d,l),
n=f(d,e);if(!n&&!(0,A.isAbsolute)(l))throw new v.Lw(`it is outside ${d}; use an absolute path if that is intended`);const E=n?d:(0,A.parse)(e).root;return(0,A.relative)(
E,(0,A.dirname)(e)).split(A.sep).filter(Boolean).reduce((m,T)=>p(m,T,d),E)}function P(d,l){const e=(0,w.realpathSync)(d);return y(u(e,l),(0,A.basename)(l),e)}function p(d,l,e){
const n=(0,A.join)(d,l);return(0,w.lstatSync)(n,{throwIfNoEntry:!1})===void 0&&c(n),y(d,l,e)}function y(d,l,e){const n=(0,A.join)(d,l);if(!(0,w.lstatSync)(n,{throwIfNoEntry:!1})?.
isSymbolicLink())return n;const E=(0,w.realpathSync)(n);if(!f(e,d)||f(e,E))return E;throw new v.Lw(`the link ${(0,A.relative)(e,n)} leads outside ${e}; remove i\
t or choose another path`)}function c(d){try{(0,w.mkdirSync)(d)}catch(l){if(!(0,v.Or)(l)||l.code!=="EEXIST")throw l}}function f(d,l){const e=(0,A.relative)(d,l);
return e!==".."&&!e.startsWith(`..${A.sep}`)&&!(0,A.isAbsolute)(e)}}),9076:((ut,N,t)=>{t.d(N,{QB:()=>A,im:()=>w,yX:()=>v});const w=["fails","warns","works","unc\
hecked","skipped"],A=5,v=({outcome:S})=>S!=="unchecked"&&S!=="skipped"}),997:((ut,N,t)=>{t.d(N,{O:()=>A,T:()=>S});var w=t(1064);const A=({earlier:k,attempt:u,later:P})=>[
...k,u,...P];function v({discovery:k,timing:u,headMs:P,hops:p},{attemptMs:y}){const c=P!==null&&P<=y?p.at(-1)?.status:null;return c===null||(0,w.Mq)(c??0)?"retr\
ies":k.kind!=="failed"&&u.totalMs<=y?"works":"fails"}function S(k,u){const P=k.map(c=>v(c,u)),p=P.indexOf("works");return p<0?"never":p<=u.retries&&!P.slice(0,p).
includes("fails")?"always":"sometimes"}}),3795:((ut,N,t)=>{t.d(N,{qY:()=>y,Si:()=>e,fN:()=>d,XP:()=>l});var w=t(733),A=t(1831),v=t(4120),S=t(8641);const k=2,u=80;
function P(n){if(n.kind==="scan")return`read ${(0,v.px)(n.files,"file")}`;if(n.kind==="registries")return`${n.done} of ${(0,v.px)(n.total,"question")} to regist\
ries answered`;const{done:E,total:i,failed:m,waiting:T}=n,g=m===0?"":`, ${m} failed so far`;return`${E} of ${(0,v.px)(i,"host")} checked${g}${p(T)}`}function p(n){
if(n.size===0)return"";const E=[...n].slice(0,k).map(m=>(0,S.RK)((0,A.nx)(m),u)),i=n.size-E.length;return i>0?`; waiting for ${E.join(", ")} and ${(0,v.px)(i,"o\
ther")}`:`; waiting for ${E.join(" and ")}`}const y={show:()=>{},end:()=>{}},c=5e3,f=200;function d(n,E){let i=null,m=!0;const T=E(c,()=>{i!==null&&(m&&n(P(i)),
m=!m)});return{show:s=>{i=s},end:T}}function l(n,E,i){let m=null,T="";const g=i(f,()=>{const r=m===null?"":(0,w.W)(P(m),0,E-1);r!==T&&(T=r,n(`\r${r}\x1B[K`))});
return{show:r=>{m=r},end:()=>{g(),T!==""&&n("\r\x1B[K")}}}const e=(n,E)=>{const i=setInterval(E,n).unref();return()=>clearInterval(i)}}),8463:((ut,N,t)=>{t.d(N,
{t:()=>l});var w=t(6309),A=t(566),v=t(3329),S=t(5505),k=t(5955),u=t(8641);const P=function(...n){const{hash:E}=process.getBuiltinModule("node:crypto");return new.target?
new E(...n):E(...n)},p=function(...n){const{renderBadge:E}=t.late([912],7912);return new.target?new E(...n):E(...n)},y=function(...n){const{renderCodeQuality:E}=t.
late([811],9811);return new.target?new E(...n):E(...n)},c=function(...n){const{renderHtml:E}=t.late([656],3656);return new.target?new E(...n):E(...n)},f=function(...n){
const{renderJunit:E}=t.late([176],176);return new.target?new E(...n):E(...n)},d=function(...n){const{renderSarif:E}=t.late([921,341,695],7695);return new.target?
new E(...n):E(...n)};function l({report:n,badge:E},i,m){const T=[],g=(s,h,r)=>{try{(0,A.f)(m,h,(0,k.mk)(r()))}catch(I){T.push(`the ${s} ${(0,u.RK)(h)} was not w\
ritten: ${(0,u.RK)((0,w.A3)(I))}`)}};for(const{path:s,format:h}of n)g("report",s,()=>e(h,i));return E!==null&&g("badge",E,()=>[p(i.verdict)]),T}function e(n,{verdict:E,
context:i}){switch(n){case"json":return(0,v.h)(E,i);case"sarif":return d(E,i);case"junit":return f(E,i);case"codequality":return y(E,m=>P("sha256",m));case"html":
return c(E,i,m=>P("sha256",m,"base64"));case"markdown":return[(0,S.Gc)(E,i)]}}}),7361:((ut,N,t)=>{t.d(N,{QY:()=>p,_N:()=>P,eC:()=>k,mc:()=>S});var w=t(7574),A=t(
5102),v=t(4120);function S({good:y,runs:c}){if(c===0)return null;const f=Math.floor(1e4*y/c);if(f>=9900)return`${f/100}%`;const d=Math.floor(f/10);return d===0&&
y>0?"below 0.1%":`${d/10}%`}const k=({days:y,good:c,runs:f})=>`${c} of ${(0,v.px)(f,"run")} in ${y} days`,u=["fails","unchecked","warns","skipped","works"];function P(y){
const c=u.flatMap(d=>{const{length:l}=y.filter(n=>n.outcome===d),e=d==="warns"?"with warnings":A.nx[d];return l===0?[]:[`${l} ${e}`]});return`${y.length===1?"la\
st run":`last ${(0,v.px)(y.length,"run")}`}: ${c.join(", ")}`}const p=({from:y,until:c},f)=>c===null?`${(0,w.u8)(y,f)} so far`:(0,w.u8)(y,c)}),4218:((ut,N,t)=>{
t.d(N,{H6:()=>g,MC:()=>l,U4:()=>e,XQ:()=>h,bW:()=>i,kW:()=>s,qX:()=>d,wz:()=>T});var w=t(9076),A=t(7574),v=t(5102),S=t(4120);const k=["\u2581","\u2582","\u2583",
"\u2585","\u2586","\u2587"],u="\u2573",P="\u254C",p=[100,250,500,1e3,2500],y=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or m\
ore"],c=r=>p.filter(I=>r>=I).length;function f(r){return r.outcome==="fails"?u:(0,w.yX)(r)?k[c(r.ms??0)]??"":P}const d=r=>r.map(f).join("");function l(r){const I=r.
flatMap(({history:o})=>o.recent),M=new Set(I.map(f)),$=I.some(o=>f(o)===k[0]&&o.ms===null);return[...k.map((o,a)=>{const _=y[a]??"";return[o,a===0&&$?`${_} or n\
ot measured`:_]}),[u,"failed"],[P,"no result"]].filter(([o])=>M.has(o))}function e({hosts:r},{history:I}){return r.flatMap($=>{const O=I?.get($.visit.host);return O!==
void 0&&O.recent.filter(w.yX).length>1?[{host:$,history:O}]:[]}).toSorted(($,O)=>Number(E(O))-Number(E($))||m($,n)-m(O,n)||m($,Number.POSITIVE_INFINITY)-m(O,Number.
POSITIVE_INFINITY))}const n=30,E=({host:r})=>(0,v.sG)(r)==="fails",i=({history:r},I)=>g(r).findLast(M=>M.days<=I);function m(r,I){const M=i(r,I);return M===void 0?
1:M.good/M.runs}const T=r=>E(r)||r.history.recent.some(({outcome:I})=>I==="fails"),g=({uptime:r})=>r.filter(({runs:I},M)=>I>(r[M-1]?.runs??0));function s({recent:r,
uptime:I,incidents:[M]}){if(M===void 0||M.until!==null)return null;const $=r.filter(({outcome:o})=>o==="fails").length,O=I.at(-1);return O!==void 0&&O.runs-O.good===
1?`first failure in ${(0,S.px)(O.runs,"run")}`:$<=M.runs&&M.runs>1?null:`failed ${$} of the last ${r.filter(w.yX).length} runs`}function h({incidents:[r]}){return r===
void 0||r.until!==null||r.runs<2?null:`failing since ${(0,A.QN)(r.from)} (${(0,S.px)(r.runs,"run")})`}}),1505:((ut,N,t)=>{t.d(N,{G_:()=>d,Yj:()=>f,Zc:()=>y,o7:()=>c,
se:()=>p,tN:()=>k});var w=t(4e3),A=t(7574),v=t(4120),S=t(8884);const k=120,u=20,P=6;function p({requirements:m},{dialect:T},g){return{label:"required",texts:(0,v.
Sk)(m,u,({service:h,clients:r,because:I})=>{const M=h==="any"?(0,v.DO)(h):g.value((0,v.DO)(h),k),O=T.clients.every(R=>r.includes(R))?"":` for ${(0,v.wO)(r)}`;return`${M}${O}\
 (${(0,S.Yx)(I,g.because)})`})}}function y({visit:m},T){const{timing:g,discovery:s}=m.attempt,h=s.kind==="failed"?s.excerpt:null,r=(0,A.I$)(g).map(([O,R])=>`${O}\
 ${(0,A.kJ)(R)}`),I=m.earlier.map(O=>{const{kind:R}=O.discovery;return`${R==="failed"?O.discovery.problem.code:R} after ${(0,A.kJ)(O.timing.totalMs)}`}),M=h===null?
[]:[T.value(h.replace(/\s+/gu," ").trim())],$=m.credentials?.hasToken?[T.prose(m.credentials.source)]:[];return[{label:"body",texts:M},{label:"timing",texts:[r.
join(", ")]},{label:"retried",texts:I},{label:"token from",texts:$}]}const c=(m,T)=>[{label:"credentials",texts:E(m)?n(m.visit.looks,T.prose):[]},{label:"host b\
lock",texts:i(m.visit).map(g=>T.prose(g))}];function f({visit:m,services:T,servicesFrom:g},s){const h=g===null?(0,A.kJ)(m.attempt.timing.totalMs):`host block at\
 ${s.because(g)}`,r=(0,w.K4)(T,P,({id:I})=>s.value(I,k));return`${T.length===0?"no services":r} (${h})`}function d(m){return[...Map.groupBy(m,g=>JSON.stringify(
g.looks.map(e))).values()].map(g=>({clients:g.map(({client:s})=>s),looks:g[0]?.looks.map(e)??[]}))}const l={nothing:"no entry","a token":"a token","an empty tok\
en":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:m,held:T,counts:g})=>({source:m,held:`${l[T]}${g?
T==="no token"?" (ends the search)":" (used)":""}`});function n(m,T){const g=d(m);return g.flatMap(({clients:s,looks:h})=>h.map(({source:r,held:I})=>`${g.length>
1?`${(0,v.wO)(s)}: `:""}${T(r)}: ${I}`))}const E=({findings:m})=>m.some(({problem:{code:T}})=>/^credentials-|^document-unauthorized$/.test(T));function i({forced:m}){
return[...Map.groupBy(m,({place:g})=>(0,S.eo)(g))].map(([g,s])=>`${g}, for ${(0,v.wO)(s.map(({client:h})=>h))}`)}}),2704:((ut,N,t)=>{t.d(N,{IL:()=>v,Rr:()=>S,Z4:()=>A});
var w=t(8641);const A=(k,u,P)=>`,
${P}"${k}": ${v(u,P)}`,v=(k,u)=>(0,w.s$)(JSON.stringify(k,null,2).replaceAll(`
`,`
${u}`));function*S(k,u,P,p){if(u.length===0){yield A(k,[],P);return}const y=`${P}  `;let c=`,
${P}"${k}": [`;for(const f of u)yield`${c}
${y}${v(p(f),y)}`,c=",";yield`
${P}]`}}),522:((ut,N,t)=>{t.d(N,{P:()=>v,c:()=>S});var w=t(6174),A=t(5465);const v=k=>{const{clients:u,versions:P,releases:p,isGuess:y,why:c,evidence:f}=k;return{
clients:u,assumed:y??!1,why:(0,w._)(c),versions:Object.entries(S(P)).map(([d,l])=>({client:d,version:l})),releases:p.map(({name:d})=>d),evidence:f.map(({client:d,
version:l,level:e,text:n,place:E})=>({client:d,...S({version:l,kind:e,text:n}),...(0,A.$t)(E)}))}};function S(k){const u=Object.entries(k).map(([P,p])=>[P,typeof p==
"string"?(0,w._)(p):p]);return Object.fromEntries(u)}}),3329:((ut,N,t)=>{t.d(N,{h:()=>I});var w=t(4e3),A=t(5799),v=t(2704),S=t(522),k=t(4283),u=t(997),P=t(1831),
p=t(8641),y=t(5465);function c(o){const{visit:a,requirements:_,services:j,servicesFrom:b,clients:x,isNew:F}=o,{discovery:Q,hops:et,timing:U,certificates:X}=a.attempt;
return{host:a.host,display:(0,P.nx)(a.host),discovery:Q.kind,...f(Q),documentUrl:l(Q),hops:et.map(n),services:Object.fromEntries(j.map(q=>[q.id,E(q)])),servicesFrom:b===
null?null:(0,y.W$)(b),hostBlocks:a.forced.map(({client:q,place:nt})=>({client:q,place:(0,y.W$)(nt)})),required:_.map(({service:q,clients:nt,because:W})=>({service:q,
clients:nt,because:W.map(y.W$)})),credentials:a.credentials?.hasToken?a.credentials.source:null,looks:a.looks.map(({client:q,looks:nt})=>({client:q,looks:nt.map(
e)})),attempts:(0,u.O)(a).length,...a.earlier.length===0?{}:{earlier:a.earlier.map(d)},timingMs:T(U),certificates:X,clients:x,...F?{new:!0}:{}}}function f(o){if(o.
kind==="skipped")return{code:o.problem.code};if(o.kind!=="failed")return{};const{problem:a,excerpt:_}=o;return{code:a.code,..._===null?{}:{excerpt:_}}}const d=({
discovery:o,timing:a})=>({discovery:o.kind,..."problem"in o?{code:o.problem.code}:{},ms:a.totalMs}),l=o=>o.kind==="found"||o.kind==="absent"?(0,k.Pl)(o.url):null,
e=({source:o,held:a,counts:_})=>({source:o,held:a,counts:_}),n=({url:o,status:a,reason:_,mediaType:j,authorization:b,address:x,proxy:F,ms:Q})=>({url:(0,p.cq)(o),
status:a,reason:_,mediaType:j,authorization:b,address:x,proxy:F===null?null:(0,p.cq)(F),ms:Q});function E(o){switch(o.kind){case"url":return{url:(0,p.cq)(o.url)};case"\
login":return{login:i(o.login)};case"problem":return{problem:m(o.problem)}}}const i=({client:o,grantTypes:a,authz:_,token:j,ports:b,scopes:x})=>({client:o,grantTypes:a,
authz:_===null?null:(0,p.cq)(_),token:j===null?null:(0,p.cq)(j),ports:b,scopes:x}),m=({code:o,message:a,help:_})=>({code:o,message:a,help:_??null}),T=({lookupMs:o,
connectMs:a,tlsMs:_,firstByteMs:j,totalMs:b})=>({lookup:o,connect:a,tls:_,firstByte:j,total:b}),g=({directory:o,clients:a,rows:_})=>({...(0,y.jt)(o),clients:a,rows:_.
map(s)});function s({problems:o,places:a,platforms:_,...j}){const{kind:b,address:x,source:F,host:Q,constraints:et,locked:U,chosen:X,newest:q,worst:nt}=j;return{
kind:b,address:x,source:F,host:Q,constraints:et,locked:U,chosen:X,newest:q,platforms:_.map(({platform:W,available:H})=>({platform:W,available:H})),worst:nt,codes:o.
map(({code:W})=>W),places:a.map(y.W$)}}const h=1,r="  ";function*I(o,a){const{usages:_,...j}=a.scan,{hosts:b,findings:x,passed:F,ignored:Q,stopped:et,roots:U}=o,
{remarks:X}=a;yield*[`{
  "schemaVersion": ${h}`,M("version",a.version),M("passed",F),...et===null?[]:[M("stopped",(0,w.Cw)(et)),M("incomplete",(0,w.zM)(et))],M("failOn",a.failOn),...$(
a),M("dialect",a.dialect.name),M("clientDetection",(0,S.P)(a.dialect)),M("clients",a.clients),M("startedAt",a.startedAt),M("durationMs",a.durationMs),M("counts",
O(o))],yield*(0,v.Rr)("hosts",b,r,c),yield*(0,v.Rr)("findings",x,r,R),U.length>0&&(yield*(0,v.Rr)("roots",U,r,g)),yield*[M("ignored",Q),M("usages",_),...X.length===
0?[]:[M("remarks",X)],M("scan",j),`
}
`]}const M=(o,a)=>(0,v.Z4)(o,a,r),$=({repository:o,repositories:a})=>[...o===null?[]:[M("repository",o)],...a.length===0?[]:[M("repositories",a)]],O=({findings:o})=>Object.
fromEntries(A.oC.map(a=>[`${a}s`,o.filter(_=>_.severity===a).length]));function R(o){const{problem:a,severity:_,host:j,service:b,places:x,affects:F,exclude:Q}=o;
return{code:a.code,severity:_,host:j,service:b,message:a.message,help:a.help??null,places:x.map(y.W$),affects:F,...Q===void 0?{}:{exclude:Q}}}}),5465:((ut,N,t)=>{
t.d(N,{$t:()=>v,W$:()=>A,jt:()=>k});var w=t(5143);const A=u=>typeof u=="string"?u:v(u),v=({file:u,line:P,column:p,endColumn:y})=>({...S(u),line:P,column:p,endColumn:y});
function S(u){const{repository:P,path:p}=(0,w.bH)(u);return P===null?{file:u}:{repository:P,file:p}}function k(u){const{repository:P,path:p}=(0,w.bH)(u);return P===
null?{directory:u}:{repository:P,directory:p}}}),9574:((ut,N,t)=>{t.d(N,{I$:()=>A,MB:()=>v,TM:()=>S,hn:()=>u,rm:()=>k});var w=t(8641);function A(P,p,y=[]){const c=P.
map((d,l)=>`<th align="${y.includes(l)?"right":"left"}">${d}</th>`),f=p.map(d=>`<tr>${P.map((e,n)=>`<td${y.includes(n)?' align="right"':""}>${d[n]||"\u2013"}</t\
d>`).join("")}</tr>`);return["<table>",`<tr>${c.join("")}</tr>`,...f,"</table>"].join(`
`)}const v=P=>["<ul>",...P.map(p=>`<li>${p}</li>`),"</ul>"].join(`
`),S=(P,p)=>["<details>",`<summary>${P}</summary>`,...p,"</details>"].join(`
`),k=P=>(0,w.D9)(P).replaceAll(".",".<wbr>"),u=P=>`<code>${(0,w.js)(P).replaceAll("/","/<wbr>")}</code>`}),5505:((ut,N,t)=>{t.d(N,{gD:()=>xn,Fp:()=>Nn,Gc:()=>Ht,
XA:()=>Sn,rL:()=>Ln});var w=t(7574),A=t(5102),v=t(4120),S=t(5955),k=t(6763),u=t(8641),P=t(1831),p=t(2796),y=t(4218),c=t(8884),f=t(9574),d=t(4e3),l=t(5143),e=t(4503),
n=t(8373);const E=6,i=3,m=3,T=60,g=2,s=1e3;function h(D,C,K=!0){const G=C.context.repositories.length,J=`<b>${(0,c.mj)(D,G)}</b>`;if(!K)return J;const{shown:rt,
more:pt}=(0,d.zN)((0,c.eb)(D),E),ot=C.isBrief&&pt>0?` ${(0,n.jP)(pt,"repository",C)}`:"";return`${J}: ${rt.map(Et=>(0,n.u_)(Et,C)).join(", ")}${ot}`}function r(D,C,K){
const G=C.isBrief?[]:(0,c.eb)(D).slice(E);if(G.length===0)return[];const J=(0,S.I0)(G,K,g,Tt=>(0,n.u_)(Tt,C)),rt=J.length===G.length,pt=({file:Tt})=>(0,f.hn)((0,l.
_M)(Tt)??""),ot=rt?J:(0,S.I0)(G,K,g,pt),Et=G.length-ot.length;return[(0,f.TM)((0,v.px)(G.length,"more repository"),[`<p>${ot.join(", ")}</p>`,...Et>0?[`<p>${(0,n.
jP)(Et,"repository",C)}</p>`]:[]])]}function I(D,C,K){const G=(0,c._X)(D),[J]=G;if(J===void 0)return"";const rt=(0,d.K4)(G,i,({repository:Tt})=>(0,u.D9)(Tt)),pt=`${n.
rC[(0,A.hm)(J.findings)??"warning"]} <b>${(0,v.px)(G.length,"repository")}</b> ${(0,c.fP)(G)}: ${rt}`;if(C.isBrief)return`<p>${pt}</p>`;const ot=(0,S.I0)(G,K-(0,S.
$$)(pt),T,Tt=>M(Tt,C)),Et=G.length-ot.length;return(0,f.TM)(pt,[(0,f.I$)(["Repository","Findings","First in"],ot),...Et>0?[`<p>${(0,n.jP)(Et,"repository",C)}</p\
>`]:[]])}function M(D,C){const{repository:K,findings:G}=D,J=(0,d.zN)([...Map.groupBy(G,({code:Et})=>Et)],m),rt=J.shown.map(([Et,[Tt,...Kt]])=>{const Jt=Tt===void 0?
"":` at ${(0,n.b_)(Tt.place,C)}`;return`${(0,n._h)(Et,Et,C)}${Jt}${Kt.length===0?"":` and ${Kt.length} more`}`}),pt=(0,e.aE)(K,C.context),ot=(0,f.hn)(K);return[
pt===null?ot:`<a href="${(0,u.js)(pt,s)}">${ot}</a>`,(0,v.H8)(G),[...rt,...J.more>0?[`and ${(0,v.px)(J.more,"more code")}`]:[]].join("<br>")]}const $=20,O=10,R=700,
o=4,a=300,_=1,j=6,b=12,x=4,F=1/2,Q=12e3,et=20,U=200;function X(D,C,K){const G=(0,p.cZ)(D),J=G.slice(0,C.isBrief?O:$),rt=Math.min(Q,K*F/J.length),pt=(0,p.YM)(J);
let ot=K-U;const Et=Jt=>{const tn=q(Jt,C,rt,pt.get(Jt)??null),nn=(0,S.$$)(tn)<ot?tn:`${H(Jt,C)}</p>`;return ot-=(0,S.$$)(nn)+et,nn},Tt=(0,S.I0)(J,K-U,et,Et),Kt=G.
length-Tt.length;return Kt>0?[...Tt,`<p>${(0,n.jP)(Kt,"cause",C)}</p>`]:Tt}function q(D,C,K,G){const{findings:J,message:rt,help:pt}=D,ot=J.length>1&&J[0]?.exclude!==
void 0,Tt=[Bt(D,C),Mt(D),Pt(D,C)].filter(nn=>nn!==""),{lines:Kt,list:Jt,rest:tn}=G===null?nt(D,C,K):{lines:[`The same hosts as for ${G}`],list:[],rest:[]};return[
H(D,C),...Kt.map(nn=>`<br>${nn}`),...rt===null?[]:[`<br>${(0,v.Iu)((0,u.h$)(rt,R))}`],...pt===null||ot?[]:[W(pt)],...Tt.length===0?[]:[`<br><sub>${Tt.join(" ")}\
</sub>`],"</p>",...Jt.length===0?[]:[(0,f.MB)(Jt)],...tn].join(`
`)}function nt(D,C,K){const{findings:G,message:J}=D,rt=ht(G,C),pt=J!==null&&(0,p.hs)(D)&&D.hosts.length===1,ot=J!==null||(0,p.hs)(D),Et=rt&&!pt?[`In ${h(G,C,ot)}`]:
[],Tt=rt&&ot?r(G,C,K/2):[];if(rt&&J!==null&&!(0,p.hs)(D))return{lines:Et,list:[],rest:Tt};const Kt=(0,p.S3)(D),Jt=J===null?x:(0,p.hs)(D)?j:b,tn=Kt.slice(0,Jt).map(
Mn=>Y(Mn,D,C)),nn=J===null||tn.length===0?[]:[tn.join(", ")],mn=rt?K/2:K;return{lines:[...nn,...Et],list:J===null?tn:[],rest:[...Ct(D,Kt.slice(Jt),C,mn),...Tt]}}
const W=D=>`<br><b>Help:</b> ${(0,u.h$)(D,R)}`;function H(D,C){const{severity:K,code:G,title:J}=D,rt=(0,p.pq)(D),pt=rt>1?`${(0,v.px)(rt,(0,p.a2)(D))}: `:"";return`\
<p>${n.rC[K]} <b>${pt}${J}</b> (${(0,n._h)(G,G,C)})`}function Y(D,C,K){return"file"in D?(0,n.u_)(D,K):C.message===null?St(D,C,K):it(D,C.hosts.length===1,K)}function it(D,C,K){
const[G]=D,J=G?.host?(0,u.D9)((0,P.nx)(G.host)):"",rt=G?.isHostNew?[v.dy]:[];if(C){const Et=(0,c.yv)(D).settings.map(n.Su),Tt=ht(D,K)?h(D,K):vt(D,o,K),Jt=(ht(D,
K)?[...Et,Tt]:[Tt,...Et]).filter(tn=>tn!=="").join(", ");return`${J}${Jt===""?"":` in ${Jt}`}${rt.map(tn=>` (${tn})`)}`}const ot=[...rt,at(D,K)].filter(Et=>Et!==
"").join("; ");return ot===""?J:`${J} (${ot})`}const at=(D,C)=>ht(D,C)?(0,v.px)((0,c.eb)(D).length,"repository"):vt(D,_,C).replace(/ places?$/,""),ht=(D,{context:C})=>(0,c.
mj)(D,C.repositories.length)!=="";function vt(D,C,K){return(0,n.EP)((0,c.yv)(D).lines,C,K)}function St(D,C,K){const G=(0,p.hs)(C)?it(D,!1,K):vt(D,_,K);return D.
map(({problem:J})=>{const rt=(0,u.h$)(J.message,a),pt=C.help===null&&J.help?W(J.help):"";return`${G===""?(0,v.Iu)(rt):`${G}: ${rt}`}${pt}`}).join("<br>")}function Ct(D,C,K,G){
const J=D.message===null?"finding":(0,p.a2)(D),rt=C.length;if(rt===0)return[];if(K.isBrief)return[`<p>${(0,n.jP)(rt,J,K)}</p>`];const pt=(0,S.I0)(C,G,et,Tt=>Y(Tt,
D,K)),ot=rt-pt.length,Et=D.message===null?(0,f.MB)(pt):`<p>${pt.join(", ")}</p>`;return[(0,f.TM)((0,v.px)(rt,`more ${J}`),[...pt.length===0?[]:[Et],...ot>0?[`<p\
>${(0,n.jP)(ot,J,K)}</p>`]:[]])]}function Bt({affects:D},{context:{clients:C}}){const K=(0,v.od)(D,C);return K===""?"":`Affects ${K}.`}function Mt(D){const K=(0,p.
hs)(D)&&D.hosts.length===1&&D.message!==null?[]:(0,c.yv)(D.findings).settings;return K.length===0?"":`Required by ${K.map(n.Su).join(", ")}.`}function Pt({hosts:[
D,C],severity:K},{context:G}){const J=D===void 0||C!==void 0?null:G.history?.get(D),rt=J&&K==="error"?(0,y.kW)(J):null;return rt===null?"":`${(0,v.Iu)(rt)}.`}var Zt=t(
1064),Ut=t(1505);const cn=20,on=20,rn=["fails","warns","works"];function an(D,C,K){const G=D.filter(Tt=>(0,A.cG)(Tt)&&!(0,A.JR)(Tt));if(G.length===0)return"";const J=Tt=>G.
length===1?kt(Tt,C).join(`
`):z(Tt,C),rt=(0,S.I0)(G,K,on,J),pt=G.length-rt.length,[ot]=G.length===1?G:[],Et=ot===void 0?`of ${(0,v.px)(G.length,"host")}`:`of ${lt(ot)} (${wt(ot)})`;return(0,f.
TM)(`Requests, responses and certificates ${Et}`,[...rt,...pt>0?[`<p>${(0,n.jP)(pt,"host",C)}</p>`]:[]])}const z=(D,C)=>(0,f.TM)(`${n.Gr[(0,A.sG)(D)]} ${lt(D)} \
(${wt(D)})`,kt(D,C)),lt=({visit:D})=>(0,u.D9)((0,P.nx)(D.host)),wt=({visit:{attempt:D}})=>`${(0,v.px)(D.hops.length,"request")}, ${(0,w.kJ)(D.timing.totalMs)}`;
function kt(D,C){const{hops:K,certificates:G}=D.visit.attempt;return[Ft(D,C),...D.services.length===0?[]:[Vt(D,C)],...K.length===0?[]:[tt(K)],...G.length===0?[]:
[Z(G,C)]]}function Ft(D,C){const K=(0,n.Bm)(C);return["<table>",...[(0,Ut.se)(D,C.context,K),{label:"clients",texts:Xt(D,C)},...(0,Ut.Zc)(D,K),...(0,Ut.o7)(D,K)].
flatMap(({label:rt,texts:pt})=>pt.length===0?[]:[`<tr><td><b>${(0,v.Iu)(rt)}</b></td><td>${pt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Xt=({clients:D},{context:C})=>rn.flatMap(K=>{const G=C.clients.filter(rt=>D[rt]===K),J=G.map(rt=>Zt.bB[rt]).join(", ");return G.length===0?[]:[`${n.Gr[K]}\
 ${J}`]});function Vt({services:D,servicesFrom:C},K){const{shown:G,more:J}=(0,d.zN)(D,cn),rt=G.map(Et=>[(0,u.D9)(Et.id,Ut.tN),Qt(Et)]),pt=J>0?[[`and ${J} more`,
K.rest]]:[],ot=C===null?"URL":`URL, from the host block at ${(0,n.u_)(C,K)}`;return(0,f.I$)(["Service",ot],[...rt,...pt])}function Qt(D){switch(D.kind){case"url":
return(0,u.D9)((0,u.cq)(D.url));case"login":{const{client:C,authz:K,token:G,ports:J}=D.login;return[`authz ${(0,u.D9)((0,u.cq)(K??"none"))}`,`token ${(0,u.D9)((0,u.
cq)(G??"none"))}`,`client ${(0,u.D9)(C,Ut.tN)}, ports ${J.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${D.problem.code}`}}function tt(D){const C=D.
map((K,G)=>{const J=K.proxy===null?"":`through ${(0,u.D9)((0,u.cq)(K.proxy))}`,rt=K.status===null?"no response":`${K.status} ${(0,u.h$)(K.reason,Ut.tN)}`.trim();
return[String(G+1),(0,u.D9)((0,u.cq)(K.url)),K.mediaType===null?rt:`${rt}<br>${(0,u.D9)(K.mediaType,Ut.tN)}`,(0,v.Rk)(K.authorization),K.address===null?J:(0,u.D9)(
K.address,Ut.tN),(0,w.kJ)(K.ms).replace(" ","&nbsp;")]});return(0,f.I$)(["Hop","Request","Response","Token","Address","Time"],C,[0,5])}function Z(D,{context:C}){
const K=D.map(({host:G,subject:J,issuer:rt,expires:pt})=>[(0,u.D9)(G,Ut.tN),(0,u.h$)((0,w.nO)(pt,C.startedAt)),(0,u.D9)(J,Ut.tN),(0,u.D9)(rt,Ut.tN)]);return(0,f.
I$)(["TLS certificate","Valid until","Subject","Issuer"],K)}var dt=t(7361);const gt=10,yt=40,At=20,_t=3,It=40,Wt=80,Rt=1/5;function Dt(D,C,K){const{history:G}=C.
context,J=(0,y.U4)(D,C.context),rt=C.isBrief?J.filter(y.wz):J;if(rt.length===0)return J.length===0&&(G?.size??0)>0&&!C.isBrief?["<p><b>History</b>: 1 run so far\
</p>"]:[];const pt=C.isBrief?gt:yt,ot=Lt(rt),Et=(0,S.I0)(rt.slice(0,pt),K*(1-Rt),Wt,Kt=>en(Kt,ot,C)),Tt=Et.slice(gt);return[`<p><b>History</b>: ${jt(J)}</p>`,qt(
Et.slice(0,gt),ot),...Tt.length===0?[]:[(0,f.TM)((0,v.px)(Tt.length,"more host"),[qt(Tt,ot)])],`<p><sub>${ln(rt.slice(0,Et.length))}</sub></p>`,...fn(rt.slice(Et.
length),C),...pn(rt,C,K*Rt)]}function jt(D){const C=Math.max(...D.map(({history:J})=>J.recent.length)),K=D.filter(y.wz).length;if(K===0)return`no failure in the\
 last ${(0,v.px)(C,"run")}`;const G=D[0]?.history.recent.filter(({outcome:J})=>J==="fails").length;return D.length===1?`${G} of the last ${(0,v.px)(C,"run")} fa\
iled`:`${K} of ${D.length} hosts failed in the last ${(0,v.px)(C,"run")}`}function Lt(D){const C=D.flatMap(({history:K})=>(0,y.H6)(K).map(G=>G.days));return[...new Set(
C)].toSorted((K,G)=>K-G)}const qt=(D,C)=>(0,f.I$)(["Host",...C.map(K=>`Uptime<br>${K}&nbsp;days`),"Latency<br>30&nbsp;days"],D,C.map((K,G)=>G+1).concat(C.length+
1));function en({host:D,history:C},K,{isBrief:G}){const J=(0,A.sG)(D),rt=G?null:(0,y.XQ)(C),pt=new Map((0,y.H6)(C).map(ot=>[ot.days,ot]));return[[`${n.Gr[J]}&nb\
sp;${(0,f.rm)((0,P.nx)(D.visit.host))}`,sn(C.recent),...rt===null?[]:[`<sub>${(0,u.js)(rt)}</sub>`]].join("<br>"),...K.map(ot=>{const Et=pt.get(ot);return Et===
void 0?"":un((0,dt.mc)(Et)??"",(0,v.px)(Et.runs,"run"))}),C.medianMs===null?"":(0,w.kJ)(C.medianMs).replaceAll(" ","&nbsp;")]}const un=(D,C)=>`${D}<br><sub>${C}\
</sub>`.replaceAll(" ","&nbsp;"),sn=D=>`<code role="img" aria-label="${(0,dt._N)(D)}">${(0,y.qX)(D)}</code>`;function ln(D){return`The newest run is at the righ\
t. ${(0,y.MC)(D).map(([K,G])=>`<code>${K}</code>&nbsp;${G}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function fn(D,C){
if(D.length===0)return[];const K=D.every(({history:rt})=>rt.uptime.every(({good:pt,runs:ot})=>pt===ot)),G=C.isBrief?n.xy:"in the history file",J=K?", all withou\
t a failure in this time":` ${G}`;return[`<p>and ${(0,v.px)(D.length,"more host")}${J}</p>`]}function pn(D,C,K){const G=D.flatMap(({host:ot,history:Et})=>Et.incidents.
map(Tt=>({host:ot,incident:Tt}))).toSorted((ot,Et)=>ot.incident.from<Et.incident.from?1:-1);if(G.length===0)return[];const J=(0,S.I0)(G.slice(0,At),K,Wt,({host:ot,
incident:Et})=>[(0,f.rm)((0,P.nx)(ot.visit.host)),(0,u.js)((0,w.QN)(Et.from)),(0,dt.QY)(Et,C.context.startedAt),String(Et.runs),An(Et)]),pt=G.length-J.length>0?
`The last ${J.length} incidents`:(0,v.px)(J.length,"incident");return J.length===0?[]:[(0,f.TM)(pt,[(0,f.I$)(["Host","From","Duration","Runs","Problems"],J,[3])])]}
const An=({codes:D})=>(0,d.K4)(D,_t,C=>(0,u.D9)(C,It)),Pn=4,yn=2,kn=3,On=60;function gn(D,C,K,G){const J=D.filter(Tt=>(0,A.sG)(Tt)===C);if(J.length===0)return"";
const rt=C==="works"&&D.some(Tt=>(0,A.sG)(Tt)==="warns"),pt=Rn(J,C,rt?" without warnings":"");if(K.isBrief)return`<p>${pt}</p>`;const ot=(0,S.I0)(J,G,On,Tt=>wn(
Tt,K)),Et=J.length-ot.length;return(0,f.TM)(pt,[...ot.length===0?[]:[(0,f.I$)(["Host","Required by",C==="works"?"Services":"Reason"],ot)],...Et>0?[`<p>${(0,n.jP)(
Et,"host",K)}</p>`]:[]])}function Rn(D,C,K){const G=(0,d.K4)(D,kn,({visit:rt})=>(0,u.D9)((0,P.nx)(rt.host))),J=D.length===1?`${G} ${A.nx[C]}${K}`:`<b>${(0,v.px)(
D.length,"host")}</b> ${A.nx[C]}${K}: ${G}`;return`${n.Gr[C]} ${J}`}function wn(D,C){const K=D.requirements.flatMap(J=>J.because),{discovery:G}=D.visit.attempt;
return[`${(0,f.rm)((0,P.nx)(D.visit.host))}${D.isNew?`<br><sub>${v.dy}</sub>`:""}`,K.length===0?"":_n(K,C),(0,A.JR)(D)&&G.kind==="skipped"?G.problem.title:(0,Ut.
Yj)(D,(0,n.Bm)(C))]}function _n(D,C){const{places:K,isOfRepositories:G}=(0,c.rv)(D),J=ot=>(0,n.u_)(ot,C);if(!G)return(0,c.Ky)(D,Pn,J);const rt=K.slice(0,yn).map(
J).join(", "),pt=K.length>yn?", \u2026":"";return`${(0,v.px)(K.filter(c.cC).length,"repository")}: ${rt}${pt}`}var Gt=t(4148);const vn=40,Tn=80,dn=D=>(0,Gt.fi)(
D,C=>(0,f.hn)((0,c.II)(C))),$n=(D,C)=>(0,u.D9)(D,C).replaceAll(" ","&nbsp;"),En=(D,C)=>{const K=({code:G,title:J})=>(0,n._h)(G,J,C);return(0,Gt.ij)([(0,Gt.eX)(K)],
D)};function Dn(D,C,K){const{wrong:G,good:J}=(0,Gt.jB)(D),rt=G.length>1||C.isBrief?hn(G,C,K/2):[],pt=K-(0,S.$$)(rt.join("")),ot=Mn=>st(Mn,C),Et=C.isBrief||C.context.
repositories.length>1,Tt=C.isBrief?[]:Et?G:[...G,...J],Kt=(0,S.I0)(Tt,pt,Tn,ot),Jt=Tt.length-Kt.length,tn=[...rt,...Kt.slice(0,G.length)],nn=Kt.slice(G.length),
mn=nn.length<=Gt.LC?nn:[(0,f.TM)(V(J),nn)];return[...rt.length>0?[(0,f.TM)(B(G),tn)]:tn,...Et&&J.length>0?[`<p>${V(J)}</p>`]:mn,...Jt>0?[`<p>${(0,n.jP)(Jt,"root\
 module",C)}</p>`]:[]]}function hn(D,C,K){const G=(0,Gt.cZ)(D);if(G.length===0)return[];const J=G.map(({row:ot})=>ot),rt=Zt.Du.filter(ot=>D.some(Et=>Et.clients.
includes(ot))),pt=[...En(J,C),(0,Gt.ie)(G,dn),...(0,Gt.ns)({clients:rt,rows:J},$n)];return[L(J,{clients:rt},pt,C,K)]}function L(D,C,K,G,J){const rt=(0,S.I0)(D.slice(
0,vn),J,Tn,ot=>[ct(ot,C,G),...K.map(({cell:Et})=>Et(ot))]),pt=D.length-rt.length;return(0,f.I$)(["Module or provider",...K.map(({title:ot})=>(0,v.Iu)(ot))],pt>0?
[...rt,[(0,n.jP)(pt,"row",G)]]:rt)}function B(D){const C=(0,Gt.qj)(D[0]??{rows:[]}),K=(0,d.K4)(D,Gt.LC,dn);return D.length===1?`${n.Gr[C]} <b>${K}</b>: ${Gt.pJ[C]}`:
`${n.Gr[C]} <b>${(0,v.px)(D.length,"root module")}</b> with errors or warnings: ${K}`}function V(D){const C=D.flatMap(K=>K.rows);return`${n.Gr[(0,Gt.Fg)(C)]} <b\
>${(0,v.px)(D.length,"root module")}</b>: ${(0,Gt.nS)(C)}`}function st(D,C){const K=(0,Gt.qj)(D),{wrong:G,good:J}=(0,Gt.P)(D),rt=[...G,...J],pt=[...En(rt,C),...(0,Gt.
ns)({...D,rows:rt},$n)],ot=K==="works"?(0,Gt.nS)(D.rows):Gt.pJ[K];return(0,f.TM)(`${n.Gr[(0,Gt.Fg)(D.rows)]} <b>${dn(D)}</b>: ${ot}`,[L(rt,D,pt,C,Number.POSITIVE_INFINITY)])}
function ct(D,C,K){const G=`${n.Gr[(0,Gt.Fg)([D])]}&nbsp;<b>${(0,f.hn)((0,Gt.mC)(D,C))}</b>`,[J]=D.places,rt=[...D.kind==="module"&&D.source!==D.address?[(0,f.hn)(
D.source)]:[],...J===void 0?[]:[(0,n.u_)(J,K)]];return rt.length===0?G:`${G}<br><sub>${rt.join(" at ")}</sub>`}const ft=2e5,mt={notes:6e3,causes:45e3,repositories:14e3,
history:24e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},$t=["causes","unchecked","repositories","history","roots","evidence","pas\
sed","skipped","notices","notes"],Ot=1e3,bt=10,Nt=5,Yt=600,xt=100,zt=7,Ht=(D,C)=>Sn(D,{context:C,rest:n.h,isBrief:!1},{head:`## ${xn(D,C)}`,foot:`tf-disco ${(0,u.
js)(C.version)}, started ${(0,u.js)((0,w.QN)(C.startedAt))}.`,maxBytes:ft});function Sn(D,C,{head:K,foot:G,maxBytes:J}){const rt=bn(D,C),pt=new Map;let ot=J-Ot-
(0,S.$$)(K+G);for(const[Kt,Jt]of Object.entries(mt)){const nn=rt[Kt](Math.min(Jt,ot)).filter(Mn=>Mn!=="").join(`

`),mn=(0,S.$$)(nn)<=ot;mn&&(ot-=(0,S.$$)(nn)),pt.set(Kt,mn?nn:`<p>More ${C.rest}</p>`)}const Et=$t.map(Kt=>pt.get(Kt)??"").filter(Kt=>Kt!==""),Tt=!C.isBrief&&Et.
some(n.ze)?`${G} ${In(C)}`:G;return`${[K,...Et,`<sub>${Tt}</sub>`].join(`

`)}
`}function bn(D,C){const K=(0,A.md)(D.hosts),G=K.filter(({findings:ot})=>ot.length===0),J=({severity:ot})=>ot==="notice",rt=D.findings.filter(J),pt=D.findings.filter(
ot=>!J(ot));return{notes:ot=>[Cn(D,C,ot)],causes:ot=>X(pt,C,ot),repositories:ot=>[I(D.files,C,ot)],history:ot=>Dt(D,C,ot),roots:ot=>Dn(D.roots,C,ot),evidence:ot=>C.
isBrief?[]:[an(K,C,ot)],unchecked:ot=>[gn(G,"unchecked",C,ot)],passed:ot=>[gn(K,"works",C,ot)],skipped:ot=>[gn(K,"skipped",C,ot)],notices:ot=>C.isBrief?[]:[jn(rt,
C,ot)]}}function In({context:D}){const C=D.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,u.js)(C)}">kept as an artifact</a>.`}function jn(D,C,K){if(D.length===0)return"";const G=`${n.rC.notice} ${(0,v.px)(D.length,"notice")}`;
return(0,f.TM)(G,X(D,C,K))}function Cn(D,C,K){const G=(0,k.h$)(D,C.context).map(Et=>`${(0,v.Iu)((0,u.h$)(Et,Yt))}.`),J=(0,S.I0)(G,K,bt,Et=>Et),rt=J.slice(0,Nt),
pt=C.isBrief?[]:J.slice(Nt),ot=G.length-rt.length-pt.length;return[`<p>${rt.join("<br>")}</p>`,...pt.length===0?[]:[(0,f.TM)((0,v.px)(pt.length,"more remark"),[
`<p>${pt.join("<br>")}</p>`])],...ot>0?[`<p>${(0,n.jP)(ot,"remark",C)}</p>`]:[]].join(`
`)}const xn=(D,C)=>`${Ln(D)} ${(0,v.Iu)((0,A.$N)(D,C))}`;function Ln(D){const C=D.findings.some(({severity:G})=>G!=="notice"),K=D.hosts.length===0?"skipped":"wo\
rks";return n.Gr[D.passed?C?"warns":K:"fails"]}function Nn({url:D,workflow:C,job:K,commit:G}){const J=C.split("/").at(-1)??"";return[`<a href="${(0,u.js)(D)}">${(0,u.
D9)(J===""?"this run":J,xt)}</a>`,...K===""?[]:[`job ${(0,u.D9)(K,xt)}`],...G===""?[]:[`commit ${(0,u.D9)(G.slice(0,zt))}`]].join(", ")}}),8373:((ut,N,t)=>{t.d(
N,{Bm:()=>g,EP:()=>l,Gr:()=>y,Su:()=>m,_h:()=>T,b_:()=>E,h:()=>u,jP:()=>f,rC:()=>p,u_:()=>n,xy:()=>P,ze:()=>d});var w=t(5143),A=t(4503),v=t(4120),S=t(8884),k=t(
8641);const u="in the JSON report",P="in the job summary",p={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},y={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},c="&nbsp;more ",f=(s,h,{rest:r})=>`and ${s}${c}${s===1?h:(0,v._l)(h)} ${r}`,d=s=>s.includes(c),l=(s,h,r)=>(0,S.Ky)(
s,h,I=>n(I,r)).replace(/ more (?=places?$)/,c),e=600,n=(s,h)=>typeof s=="string"?m(s):i(s,(0,S.eo)(s),h),E=(s,h)=>i(s,(0,S.eo)({...s,file:(0,w.bH)(s.file).path}),
h);function i(s,h,{context:r}){const I=`<code>${(0,k.js)(h).replaceAll("/","/<wbr>")}</code>`,M=(0,A.uM)(s,r);return M===null||M.length>e?I:`<a href="${(0,k.js)(
M,e)}">${I}</a>`}const m=s=>s.endsWith(" input")?`the ${(0,k.D9)(s.replace(/ input$/,""))} input`:(0,k.D9)(s),T=(s,h,{context:r})=>`<a href="${(0,k.js)(`${r.docsUrl}\
#${s}`)}">${h}</a>`,g=s=>({value:k.D9,prose:k.h$,because:h=>n(h,s)})}),5102:((ut,N,t)=>{t.d(N,{$N:()=>i,JR:()=>f,QK:()=>E,b:()=>l,cG:()=>c,fX:()=>g,hm:()=>n,md:()=>e,
nx:()=>P,sG:()=>y});var w=t(2886),A=t(4e3),v=t(5799),S=t(4120),k=t(8884),u=t(4148);const P={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},p=["fails","unchecked","warns","skipped","works"];function y(M){if(l(M))return"unchecked";const $=n(M.findings);return $==="error"?"fai\
ls":$==="warning"?"warns":f(M)?"skipped":"works"}const c=M=>["fails","warns"].includes(y(M)),f=({visit:M})=>M.attempt.discovery.kind==="skipped",d=["host-not-ch\
ecked",...w.ml],l=({visit:{attempt:M}})=>M.discovery.kind==="skipped"&&d.includes(M.discovery.problem.code);function e(M){return p.flatMap($=>M.filter(O=>y(O)===
$))}const n=M=>v.oC.find($=>M.some(O=>O.severity===$))??null;function E({findings:M}){const $=n(M);return $==="notice"?[]:M.filter(({severity:O})=>O===$)}function i({
hosts:M,files:$,findings:O,passed:R,stopped:o,roots:a},{repositories:{length:_}}){const j=(0,u.g5)(a,_),b=j===null?$:$.filter(({problem:H})=>!m.test(H.code)),x=b.
filter(H=>!T(H)),F=n(x)==="error"&&!M.some(H=>y(H)==="fails"),et=j===null&&!F&&_>0?` in ${(0,S.px)(_,"repository")}`:"",X=[x.length<b.length?[`nothing to check${et}`]:
s(M,et),I(x,j===null&&F?_:null)],q=F?X.toReversed():X,nt=[j??[],...q].flat().join(", "),W=n(O)==="error";if(o!==null){const H=(0,A.Cw)(o);return W||M.some(l)?`${nt}\
 (${H})`:`${H}; ${nt}`}return R&&W?`${nt} (the check passes: fail-on is never)`:R||W?nt:`${nt} (the check fails: fail-on is warning)`}const m=/^(?:module|provider|version|package|constraint|lock)-/,
T=({problem:M,severity:$})=>M.code==="nothing-to-check"&&$==="error",g="not allowed";function s(M,$){const O=M.length;if(O===0)return[`no registry hosts to chec\
k${$}`];const R=M.filter(W=>!f(W)).map(y),o=M.filter(l).length,[a,_]=[R.length,O-R.length],j=R.filter(W=>W==="fails").length,b=R.filter(W=>W==="warns").length,x=M.
filter(W=>f(W)&&y(W)==="fails").length,F=[{count:j,words:P.fails},{count:x,words:g},{count:o,words:P.unchecked}],Q=[{count:a-j,words:P.works},{count:_-x-o,words:P.
skipped}],et=j+x+o>0,[U,...X]=(et?F:Q).filter(({count:W})=>W>0),nt=U?.words===g||U?.words===P.unchecked?U.count===1?"is ":"are ":"";return[`${r(U?.count??0,O)}${$}\
 ${nt}${U?.words}`,...X.map(({count:W,words:H})=>`${W} ${H}`),...b===0?[]:[h(b,O,et)]]}function h(M,$,O){return $===1?"with warnings":`${M} ${O?"more ":""}with \
warnings`}function r(M,$){return $===1?"1 registry host":M===$?`all ${$} registry hosts`:`${M} of ${$} registry hosts`}function I(M,$){const O=n(M);if(O===null||
O==="notice")return[];const R=M.filter(({severity:j})=>j===O),o=(0,k.eb)(R).length,a=o===0?(0,k.Dc)(R):0,_=(0,k.BQ)(M);return[...o===0?[]:[`${O}s in files of ${$===
null?(0,S.px)(o,"repository"):(0,k.iW)(o,$)}`],...a===0?[]:[`${O}s in ${(0,S.px)(a,"file")}`],...n(_)===O?[`${O}s in the ${(0,k.et)(_)}`]:[]]}}),4148:((ut,N,t)=>{
t.d(N,{Fg:()=>f,LC:()=>e,Mm:()=>y,P:()=>m,cZ:()=>T,eX:()=>a,fi:()=>n,g5:()=>E,ie:()=>h,ij:()=>o,jB:()=>i,mC:()=>r,nS:()=>I,ns:()=>R,pJ:()=>l,qj:()=>c});var w=t(
4e3),A=t(5143),v=t(1064),S=t(5011),k=t(5257),u=t(4120),P=t(8884);const p=["fails","warns","works"];function y({worst:b}){return b==="error"?"fails":b==="warning"?
"warns":"works"}const c=({rows:b})=>p.find(x=>b.some(F=>y(F)===x))??"works";function f(b){const x=c({rows:b});return x==="works"&&b.some(d)?"skipped":x}const d=({
chosen:b})=>Object.keys(b).length===0,l={fails:"init fails",warns:"has warnings",works:"passed"},e=3,n=({directory:b},x)=>b===k.cd.file?k.cd.file:b==="."?"the t\
op directory":x(b);function E(b,x=0){const F=b.filter(({directory:nt})=>nt!==k.cd.file),{failing:Q}=i(F),{length:et}=Q;if(et===0)return null;const U=new Set(Q.map(
({directory:nt})=>(0,A._M)(nt))),X=x<2?"":` (${(0,P.iW)(U.size,x)})`;return F.length===1?`init fails${X}`:`init fails in ${et===F.length?`all ${et}`:`${et} of ${F.
length}`} root modules${X}`}function i(b){const{fails:x=[],warns:F=[],works:Q=[]}=Object.groupBy(b,c);return{failing:x,wrong:[...x,...F],good:Q}}function m({rows:b}){
const{fails:x=[],warns:F=[],works:Q=[]}=Object.groupBy(b,y);return{wrong:[...x,...F],good:Q}}function T(b){const x=new Map;for(const et of i(b).wrong)for(const U of m(
et).wrong){const X=g(U),q=x.get(X)??{row:U,roots:new Set};x.set(X,q),q.roots.add(et)}const{fails:F=[],warns:Q=[]}=Object.groupBy(x.values(),({row:et})=>y(et));return[
...F,...Q]}const g=({kind:b,source:x,constraints:F,locked:Q,chosen:et,problems:U})=>JSON.stringify([b,x,F,Q,et,U]),s=3;function h(b,x){const F=new Map(b.map(et=>[
et.row,[...et.roots]]));return{title:"root modules",cell:et=>(0,w.K4)(F.get(et)??[],s,x)}}const r=({address:b,host:x},{clients:F})=>F.every(Q=>(0,S.Vm)(Q)===x)&&
b.startsWith(`${x}/`)?b.slice(x.length+1):b;function I(b){const x=[...new Map(b.map(q=>[`${q.kind} ${q.source}`,q])).values()],F=["module","provider"].flatMap(q=>{
const{length:nt}=x.filter(W=>W.kind===q);return nt===0?[]:[(0,u.px)(nt,q)]});if(F.length===0)return"no registry modules and no providers";const Q=b.some(({platforms:q})=>q.
length>0)?" and package":"",et=x.filter(d).length,U=x.filter(({chosen:q})=>Object.values(q).includes(null)).length,X=et+U===0?`every version${Q} is available`:[
...U>0?[`${U} without a version`]:[],...et>0?[`${et} not checked`]:[]].join(", ");return`${F.join(" and ")}, ${X}`}const M=60,$=6,O=12;function R({clients:b,rows:x},F){
const Q=x.every(({chosen:U})=>new Set(Object.values(U)).size<=1),et=[{title:"constraint",cell:({constraints:U})=>(0,w.K4)([...new Set(U)],$,X=>F(X,M))},...Q?[{title:"\
version",cell:U=>_(U,null,F)}]:b.map(U=>({title:v.bB[U],cell:X=>_(X,U,F)})),{title:"newest",cell:({newest:U})=>U===null?"":F(U,M)},{title:"platforms",cell:({platforms:U})=>j(
U,F)}];return o(et,x)}const o=(b,x)=>b.filter(({cell:F})=>x.some(Q=>F(Q)!=="")),a=b=>({title:"problem",cell:({problems:x})=>x.filter(({usualSeverity:F})=>F!=="n\
otice").map(b).join(", ")});function _({chosen:b,locked:x},F,Q){const et=F===null?Object.values(b)[0]:b[F];return et===void 0?"":et!==null?`${Q(et,M)}${et===x?"\
 (locked)":""}`:x===null?"none":`none (locked: ${Q(x,M)})`}function j(b,x){return(0,w.K4)(b,O,({platform:F,available:Q})=>`${Q===null?"?":Q?"\u2713":"\u2717"} ${x(
F,M)}`)}}),733:((ut,N,t)=>{t.d(N,{W:()=>u,n:()=>A});const w=/^[ -~]*$/;function A(P){if(w.test(P))return P.length;let p=0;for(const y of P)p+=v(y);return p}function v(P){
return w.test(P)?1:S(P)?0:new RegExp("\\p{Regional_Indicator}","u").test(P)?1:k(P)?2:1}const S=P=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(P),k=P=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(P);function u(P,p,y){let[c,f]=["",0];for(const d of P){const l=v(d),e=f+l;if(f>=p&&e<=y&&(l>0||f>p)?c+=d:c+=" ".repeat(Math.max(0,Math.min(e,y)-Math.max(f,
p))),f=e,f>y)break}return c}}),7146:((ut,N,t)=>{t.d(N,{ky:()=>f,nI:()=>v,qt:()=>p,wW:()=>y});var w=t(733);const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function v(l,e,n){return n.colour?`\x1B[${A[e]}m${l}\x1B[0m`:l}const S=(l,e,{hyperlinks:n})=>e===void 0||!n?l:`\x1B]8;;${e}\x1B\\${l}\x1B]8;;\x1B\\`,k=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
u=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,P=5001;function p(l){const{FORCE_HYPERLINK:e,TERM:n="",TERM_PROGRAM:E="",VTE_VERSION:i}=l;
return e?e!=="0":l.CI||l.NO_COLOR||n==="dumb"?!1:Number(i)>=P||k.test(E)||u.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(m=>l[m])}function y(l,e){const n="\
 ".repeat(l.indent),E=l.label.padEnd((l.column??0)-1),i=" ".repeat(l.indent+(l.column??2)),[m="",...T]=d(e.withFlags?.(l.text)??l.text,{first:e.width-n.length-E.
length-1,others:e.width-i.length}),g=S(v(E,l.style,e),l.url,e),s=c(m,l.linked,e);return[`${n}${g} ${s}`.trimEnd(),...T.map(h=>`${i}${h}`)]}function c(l,e,n){return!e?.
url||!l.startsWith(e.text)?l:`${S(e.text,e.url,n)}${l.slice(e.text.length)}`}function f(l,{width:e,withFlags:n}){const[E="",...i]=d(n?.(l)??l,{first:e,others:e-
2});return[E,...i.map(m=>`  ${m}`)]}function d(l,e){const n=[];let E="",i=0;for(const m of l.split(" ")){const T=n.length===0?e.first:e.others,g=(0,w.n)(m);E!==
""&&i+1+g>T?(n.push(E),E=m,i=g):(i=E===""?g:i+1+g,E=E===""?m:`${E} ${m}`)}return[...n,E]}}),6536:((ut,N,t)=>{t.d(N,{S5:()=>Tn,MV:()=>dn,K8:()=>$n});var w=t(2389),
A=t(2796),v=t(5102),S=t(4120),k=t(6763),u=t(8641),P=t(4e3),p=t(1831),y=t(4503),c=t(8884),f=t(733),d=t(7146);const l=160,e=12,n="    ",E=/##\w*\[/;function i({place:L,
before:B,literal:V,after:st},ct,ft){const mt=" ".repeat(`  ${L.line}`.length),$t=Math.min(ft.width,l)-mt.length-3;if($t<e)return[];const Ot=m(B+V+st),bt=Ot(B+V+
st),Nt=(0,f.n)(bt)<=$t?0:Ot(B).search(/[^ ]|$/),Yt=bt.slice(Nt),xt=(0,f.n)(Ot(B))-Nt,zt=(0,f.n)(Ot(B+V))-Nt,{from:Ht,to:Sn,text:bn}=T(Yt,xt,Math.max(zt,xt+1),$t),
In=(0,d.nI)("|","dim",ft),jn="^".repeat(Math.max(1,Math.min(zt,Sn)-Math.max(xt,Ht))),Cn=" ".repeat(Math.max(xt,Ht)-Ht);return[`${(0,d.nI)(`  ${L.line}`,"dim",ft)}\
 ${In} ${bn}`.trimEnd(),`${mt} ${In} ${Cn}${(0,d.nI)(jn,ct,ft)}`]}function m(L){const B=V=>(0,u.RK)(V.replaceAll("	",n),Number.POSITIVE_INFINITY);return E.test(
B(L))?V=>B(V).replaceAll(/(?<=#)#/g," #"):B}function T(L,B,V,st){const ct=(0,f.n)(L);if(ct<=st)return{from:0,to:st,text:L};const ft=Math.max(0,st-2-(V-B)),mt=V<
st?0:Math.max(0,B-1-Math.ceil(ft*2/3)),$t=ct-mt<=st,Ot=mt+st,bt=(0,f.W)(L,mt===0?0:mt+1,$t?Ot:Ot-1),Nt=`${mt===0?"":"\u2026"}${bt}${$t?"":"\u2026"}`;return{from:mt,
to:$t?Ot:Ot-1,text:Nt}}var g=t(1505),s=t(7574);const h=20,r=6,I=1e3,M="in the JSON report",$=13,O={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"\
red"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},R={error:O.fails,warning:O.warns,notice:{sign:"\xB7",
style:"blue"}},o={value:u.RK,prose:u.RK,because:c.eo};function a(L,B){const V=(0,v.sG)(L),{sign:st,style:ct}=O[V],ft=[...(0,v.cG)(L)?b(L,B.context):[],...(0,g.o7)(
L,o)],mt=`${v.nx[V]}${L.isNew?` (${S.dy})`:""}: ${j(L)}`;return[...(0,d.wW)({indent:0,label:`${st} ${_(L.visit.host)}`,style:ct,text:mt},B),...ft.flatMap($t=>x(
$t,B))].map(u.BP).join(`
`)}const _=L=>{const B=(0,p.nx)(L);return B===L?(0,u.RK)(L):`${(0,u.RK)(B)} (${(0,u.RK)(L)})`};function j(L){const{discovery:B}=L.visit.attempt,V=(0,v.QK)(L);return V.
length>0?(0,P.K4)([...new Set(V.map(st=>st.problem.code))],r):B.kind==="skipped"?B.problem.code:(0,g.Yj)(L,o)}function b(L,B){const{hops:V,certificates:st}=L.visit.
attempt;return[(0,g.se)(L,B,o),{label:"response",texts:V.map(F)},{label:"services",texts:(0,S.Sk)(L.services,h,Q)},...(0,g.Zc)(L,o),{label:"certificate",texts:st.
map(ct=>et(ct,B))}]}const x=({label:L,texts:B},V)=>B.flatMap((st,ct)=>{const ft=ct===0?L:"";return(0,d.wW)({indent:2,label:ft,style:"dim",column:$,text:st},V)});
function F(L){const B=L.status===null?"none":`${L.status} ${(0,u.RK)(L.reason,g.tN)}`,V=L.status===null?"after":"in",st=[...L.mediaType===null?[]:[(0,u.RK)(L.mediaType,
g.tN)],...L.address===null?[]:[`at ${(0,u.RK)(L.address,g.tN)}`],...L.proxy===null?[]:[`through ${(0,u.RK)((0,u.cq)(L.proxy))}`],...L.authorization==="none"?[]:
[`token ${(0,S.Rk)(L.authorization)}`]],ct=st.length===0?"":` (${st.join("; ")})`;return`${B.trim()} from ${(0,u.RK)((0,u.cq)(L.url))} ${V} ${(0,s.kJ)(L.ms)}${ct}`}
function Q(L){const B=(0,u.RK)(L.id,g.tN);switch(L.kind){case"url":return`${B} ${(0,u.RK)((0,u.cq)(L.url))}`;case"login":{const{authz:V,token:st}=L.login,ct=[V,
st].map(ft=>(0,u.RK)((0,u.cq)(ft??"none")));return`${B} authz ${ct.join(", token ")}`}case"problem":return`${B}: ${L.problem.code}`}}function et(L,B){const{host:V,
subject:st,issuer:ct,expires:ft}=L,mt=(0,u.RK)((0,s.nO)(ft,B.startedAt));return`${(0,u.RK)(V,g.tN)} valid until ${mt}; subject ${(0,u.RK)(st,g.tN)}, issuer ${(0,u.
RK)(ct,g.tN)}`}const U=4,X={places:6,messages:5,frames:A.Wi},q={places:3,messages:2,frames:1};function nt(L,B,V){const{severity:st,code:ct,title:ft,message:mt}=L,
$t=(0,u.RK)(mt??ft,u.h2),Ot=`${B.context.docsUrl}#${ct}`,{style:bt}=R[st],Nt=W(L,V)??[...Mt(L.hosts.length>1?"hosts":"host",H(L),B),...Y(L,B,V),...Bt(L,B)],Yt=Ct(
L.findings)?"":L.help??"";return[...(0,d.wW)({indent:0,label:`${st}[${ct}]:`,style:bt,url:Ot,text:$t},B),...Nt,...Mt("help",(0,u.RK)(Yt,u.h2),B),...Mt("affects",
(0,S.od)(L.affects,B.context.clients),B)].map(u.BP).join(`
`)}function W(L,{codes:B}){const{hosts:V,message:st,code:ct,findings:ft}=L;if(V.length<2||st===null)return null;const{lines:mt}=(0,c.yv)(ft),$t=JSON.stringify([
V.toSorted(),mt[0],mt.length]),Ot=B.get($t);return Ot===void 0&&B.set($t,ct),Ot===void 0?null:[`  hosts: the same ${V.length} as for ${Ot}`]}function H({hosts:L,
findings:B,message:V}){const[st]=L;return L.length===1&&st!==void 0&&V?.includes((0,p.nx)(st))&&B[0]?.isHostNew!==!0?"":(0,P.K4)(L,(0,S.J5)(L,U),ft=>{const mt=B.
filter(bt=>bt.host===ft),$t=L.length>1?(0,c.eb)(mt).length:0,Ot=[...mt.some(({isHostNew:bt})=>bt)?[S.dy]:[],...$t>1?[(0,S.px)($t,"repository")]:[]];return`${_(ft)}${Ot.
length===0?"":` (${Ot.join(", ")})`}`})}function Y(L,B,V){const{frames:st}=it(L),ct=at(L);return[...ct.shown.flatMap(({message:ft,findings:mt,first:$t},Ot)=>{const bt=ht(
$t,L.message===null?ft:"",B);return Ot>=st?bt:[...bt,...vt($t,L,B,V),...Mt("help",(0,u.RK)(St(L,mt),u.h2),B)]}),...ct.more>0?[`  and ${(0,S.px)(ct.more,"more me\
ssage")} ${M}`]:[]]}const it=({hosts:L,findings:B})=>L.length>1||Ct(B)?q:X;function at(L){const B=(0,A.cr)(L).map(([V,st])=>({message:V,findings:st,first:(0,c.tN)(
st)}));return(0,P.zN)(B,(0,S.J5)(B,it(L).messages))}function ht(L,B,V){if(L===null&&B==="")return[];const st=L===null?"-":"-->",ct=L===null?"":(0,c.R3)(L),ft=[ct,
(0,u.RK)(B,u.h2)].filter($t=>$t!=="").join(": "),mt={text:ct,url:L&&(0,y.uM)(L,{...V.context,links:null})};return(0,d.wW)({indent:2,label:st,style:"dim",text:ft,
linked:mt},V)}function vt(L,{severity:B},V,{lines:st}){if(L===null)return[];const{file:ct,line:ft,column:mt}=L,$t=V.context.sources.find(Ot=>Ot.place.file===ct&&
Ot.place.line===ft&&Ot.place.column===mt);return $t===void 0||st.has($t)?[]:(st.add($t),i($t,R[B].style,V))}function St({help:L,findings:B},V){return L!==null||
Ct(B)?"":V[0]?.problem.help??""}const Ct=([L,B])=>L?.exclude!==void 0&&B!==void 0;function Bt(L,B){const{findings:V}=L,{lines:st,settings:ct}=(0,c.yv)(V),ft=(0,c.
oN)(st,at(L).shown.map(({first:$t})=>$t)),mt=it(L).places;return[...Mt("hits",(0,c.mj)(V,B.context.repositories.length),B),...Mt("also at",(0,c.Ky)(ft,mt),B),...Mt(
"required by",(0,c.Ky)(ct,mt),B)]}const Mt=(L,B,V)=>B===""?[]:(0,d.wW)({indent:2,label:`${L}:`,style:"dim",text:B},V);var Pt=t(4148),Zt=t(1064);const Ut=20,cn=3,
on="  ",rn=L=>(0,Pt.fi)(L,c.II);function an(L,B){const{wrong:V}=(0,Pt.jB)(L);return V.length>Pt.LC?[z(L,V,B)]:V.map(st=>{const ct=(0,Pt.P)(st),ft=[...ct.wrong,...ct.
good],mt=lt((0,Pt.ns)({...st,rows:ft.slice(0,Ut)},u.RK),ft),$t=rn(st);return wt({outcome:(0,Pt.qj)(st),name:$t,root:st,rows:ft,columns:mt},B)})}function z(L,B,V){
const st=(0,Pt.cZ)(L),ct=st.map(({row:Nt})=>Nt),ft=Zt.Du.filter(Nt=>B.some(Yt=>Yt.clients.includes(Nt))),mt=(0,Pt.ns)({clients:ft,rows:ct.slice(0,Ut)},u.RK),$t=lt(
[(0,Pt.ie)(st,rn),...mt],ct),Ot=(0,Pt.qj)({rows:ct}),bt=(0,S.px)(B.length,"root module");return wt({outcome:Ot,name:bt,root:{clients:ft},rows:ct,columns:$t},V)}
const lt=(L,B)=>[...L,...(0,Pt.ij)([(0,Pt.eX)(({code:V})=>V)],B)];function wt({outcome:L,name:B,root:V,rows:st,columns:ct},ft){const{sign:mt,style:$t}=O[L],Ot=st.
filter(xt=>(0,Pt.Mm)(xt)===L),bt=[...new Set(Ot.map(xt=>(0,u.RK)((0,Pt.mC)(xt,V))))],Nt=`${Pt.pJ[L]} for ${(0,P.K4)(bt,cn)}`,Yt=st.length-Ut;return[`${(0,d.nI)(
mt,$t,ft)} ${(0,d.nI)(B,"bold",ft)}: ${Nt}`,...kt(st.slice(0,Ut).map(xt=>({sign:O[(0,Pt.Fg)([xt])],cells:[(0,u.RK)((0,Pt.mC)(xt,V)),...ct.map(({cell:zt})=>zt(xt))]})),
["module or provider",...ct.map(({title:xt})=>xt)],ft),...Yt>0?[`  and ${Yt} more in the JSON report`]:[]].map(u.BP).join(`
`)}function kt(L,B,V){const st=B.map((mt,$t)=>Math.max(...[mt,...L.map(({cells:Ot})=>Ot[$t])].map(Ft)));if(st.reduce((mt,$t)=>mt+on.length+$t,on.length)>V.width)
return L.flatMap(({sign:{sign:mt,style:$t},cells:[Ot="",...bt]})=>{const Nt=bt.flatMap((xt,zt)=>xt===""?[]:[`${B[zt+1]} ${xt}`]),Yt=`${Ot}: ${Nt.join("; ")}`;return(0,d.
wW)({indent:2,label:mt,style:$t,text:Yt},V)});const ft=mt=>mt.map(($t,Ot)=>$t+" ".repeat((st[Ot]??0)-Ft($t))).join(on).trimEnd();return[`    ${(0,d.nI)(ft(B),"d\
im",V)}`,...L.map(({sign:{sign:mt,style:$t},cells:Ot})=>`  ${(0,d.nI)(mt,$t,V)} ${ft(Ot)}`)]}const Ft=(L="")=>Array.from(L).length;function Xt(L,B){const V=L.flatMap(
Ot=>Ot.rows),{sign:st,style:ct}=O[(0,Pt.Fg)(V)],[ft]=L,$t=`${L.length===1&&ft!==void 0?rn(ft):(0,S.px)(L.length,"root module")}: ${(0,Pt.nS)(V)}`;return(0,d.wW)(
{indent:0,label:st,style:ct,text:$t},B).map(u.BP).join(`
`)}const Vt=3,Qt=4;function tt({hosts:L,roots:B},V){const st=Map.groupBy(L,v.sG),ct=(st.get("unchecked")??[]).filter(({findings:mt})=>mt.length===0),{good:ft}=(0,Pt.
jB)(B);return[...Z("unchecked",ct,V),...Z("skipped",st.get("skipped")??[],V),...Z("works",st.get("works")??[],V),...ft.length>0?[Xt(ft,V)]:[]]}function Z(L,B,V){
const st=Ot=>a(Ot,V);if(B.length<=Vt)return B.map(st);const{sign:ct,style:ft}=O[L],mt=(0,P.K4)(B,(0,S.J5)(B,Qt),({visit:Ot})=>_(Ot.host)),$t=`${(0,S.px)(B.length,
"host")} ${v.nx[L]}: ${mt}`;return V.isRunner?[[(0,u.BP)(`${ct} ${$t}`),...(0,S.Sk)(B,I,st,dt)].join(`
`)]:[(0,d.wW)({indent:0,label:ct,style:ft,text:$t},V).map(u.BP).join(`
`)]}const dt=L=>`and ${L} more ${M}`;function gt(L,B){const V=(0,c._X)(L),[st]=V;if(st===void 0)return[];const ct=Nt=>`${(0,u.RK)(Nt.repository)} (${(0,S.H8)(Nt.
findings)})`,ft=(0,S.J5)(V,Qt),{sign:mt,style:$t}=O[(0,v.hm)(st.findings)==="error"?"fails":"warns"],Ot=`${(0,S.px)(V.length,"repository")} ${(0,c.fP)(V)}: ${(0,P.
K4)(V,ft,ct)}`;if(!B.isRunner||ft===V.length)return[(0,d.wW)({indent:0,label:mt,style:$t,text:Ot},B).map(u.BP).join(`
`)];const bt=(0,S.Sk)(V,I,ct,dt);return[[`${mt} ${Ot}`,...bt].map(u.BP).join(`
`)]}function yt(L,B){const V=(0,v.hm)(L.findings),st=L.hosts.length>Vt||L.findings.length>0,ct=B.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",ft=`problem codes are explained at ${B.context.docsUrl}`;return st?[(V===null||V==="noti\
ce"?[ct]:[ft,ct]).flatMap($t=>(0,d.ky)($t,B)).join(`
`)]:[]}var At=t(7361),_t=t(4218);const It=3,Wt=20,Rt=40,Dt=12,jt=10,Lt=140,qt=30,en="  ",un=2,sn="  ",ln="\xA0";function fn(L,B){const V=(0,_t.U4)(L,B.context),
st=V.length<=It?V:V.filter(({host:Ot})=>(0,v.cG)(Ot));if(st.length===0)return"";const{shown:ct,more:ft}=(0,P.zN)(st,Wt),mt=An(ct,B),$t=[`last ${(0,S.px)(mt.marks,
"run")}`,...mt.columns.map(kn)];return[...(0,d.ky)(`history: ${$t.filter(Ot=>Ot!=="").join(", ")}`,B),...ct.map((Ot,bt)=>gn(Ot,bt,mt,B)),...ft>0?[`  and ${(0,S.
px)(ft,"more host")} in the history file`]:[],...pn(ct,B)].map(u.BP).join(`
`)}function pn(L,B){const V=(0,_t.MC)(L).map(([ct,ft])=>`${ct} ${ft}`.replaceAll(" ",ln));return(0,d.ky)(V.join(", "),{...B,width:B.width-en.length}).map(ct=>`${en}${(0,d.
nI)(ct.trim().replaceAll(ln," "),"dim",B)}`)}function An(L,B){const V=Math.max(...L.map(({host:xt})=>(0,f.n)(_(xt.visit.host)))),st=Math.min(Rt,V),ct=Math.max(...L.
map(({history:xt})=>xt.recent.length)),ft=Pn(L),mt=Math.min(B.width,Lt)-en.length-un-sn.length,$t=xt=>ft.slice(0,xt).reduce((zt,Ht)=>zt-sn.length-On(Ht),mt),bt=ft.
map((xt,zt)=>ft.length-zt).find(xt=>st+ct<=$t(xt))??1,Nt=$t(bt),Yt=Math.min(ct,Math.max(jt,Nt-st));return{columns:ft.slice(0,bt),marks:Yt,name:Math.min(st,Math.
max(Dt,Nt-Yt))}}function Pn(L){const B=L.map(({history:{medianMs:st}})=>st===null?"-":(0,s.kJ)(st));return[{title:"uptime in 30 days",cells:L.map(yn)},{title:"m\
edian latency",cells:B},{title:"",cells:L.map(({history:st})=>(0,_t.kW)(st)??"")}].filter(({cells:st})=>st.some(ct=>ct!==""))}function yn(L){const B=(0,_t.bW)(L,
qt);return(B&&(0,At.mc)(B))??"-"}const kn=({title:L})=>L,On=({cells:L})=>Math.max(...L.map(B=>B.length));function gn({host:L,history:B},V,{columns:st,name:ct,marks:ft},mt){
const{sign:$t,style:Ot}=O[(0,v.sG)(L)],bt=(0,_t.qX)(B.recent.slice(-ft)),Nt=st.map(zt=>{const Ht=zt.cells[V]??"";return zt.title===""?Ht:Ht.padStart(On(zt))}),Yt=bt.
replace(/\u2573+/g,zt=>(0,d.nI)(zt,"red",mt));return[`${en}${(0,d.nI)($t,Ot,mt)} ${Rn(_(L.visit.host),ct)}`,`${" ".repeat(ft-bt.length)}${Yt}`,...Nt].join(sn).trimEnd()}
function Rn(L,B){const V=(0,f.n)(L);return V<=B?`${L}${" ".repeat(B-V)}`:`${(0,f.W)(L,0,B-1)}\u2026`}const wn=5,_n=30,Gt=3,vn=20;function*Tn(L,B){yield`${dn(L,B)}\

`;let V=!0;for(const{text:st}of $n(L,B)){const ct=st.includes(`
`);yield`${V||ct?`
`:""}${st}
`,V=ct}}function dn(L,B){const{sign:V,style:st}=O[L.passed?"works":"fails"],ct=B.isQuiet?[]:(0,k.h$)(L,B.context).slice(0,wn);return[`${(0,d.nI)(V,st,B)} ${(0,d.
nI)((0,v.$N)(L,B.context),"bold",B)}`,...ct.flatMap(ft=>En(ft,B))].join(`
`)}function*$n(L,B){const{isQuiet:V=!1,isRunner:st=!1,context:ct}=B,ft=({severity:Ht})=>!V||Ht==="error"||(0,w.k2)(Ht,ct.failOn),mt=(0,A.cZ)(L.findings.filter(ft)),
$t={lines:new Set,codes:new Map};for(const Ht of mt.slice(0,_n))yield hn(nt(Ht,B,$t));const Ot=mt.slice(_n).flatMap(({findings:Ht})=>Ht);if(Ot.length>0&&(yield hn(
`and ${(0,S.px)(Ot.length,"more finding")} ${M}`)),V)return;const bt=Ht=>({kind:st?"group":"plain",text:Ht});yield*gt(L.files,B).map(bt);const Nt=fn(L,B);Nt!==""&&
(yield bt(Nt)),yield*an(L.roots,B).map(bt);const Yt=(0,v.md)(L.hosts).filter(Ht=>(0,v.cG)(Ht)&&!(0,v.JR)(Ht)),xt=st||Yt.length<=Gt?Yt:[];yield*Dn(xt,B).map(bt),
yield*tt(L,B).map(bt);const zt=(0,k.h$)(L,ct).slice(wn);zt.length>0&&(yield hn(zt.flatMap(Ht=>En(Ht,B)).join(`
`))),yield*yt(L,B).map(hn)}const En=(L,B)=>(0,d.ky)((0,u.RK)(L),B).map(u.BP);function Dn(L,B){const V=mt=>a(mt,B),st=L.slice(0,vn).map(V),ct=L.slice(vn);if(ct.length===
0)return st;const ft=(0,S.Sk)(ct,I,V,mt=>`and ${mt} more ${M}`);return[...st,[`details of ${(0,S.px)(ct.length,"more host")}`,...ft].join(`
`)]}const hn=L=>({kind:"plain",text:L})}),6283:((ut,N,t)=>{t.d(N,{Y:()=>S});var w=t(6309),A=t(8641);const v=function(...k){const{recordRun:u}=t.late([620],8620);
return new.target?new u(...k):u(...k)};function S(k,u){const{history:P}=k.settings;if(P===null)return{checked:k,warnings:[]};try{const{history:p,warnings:y}=v(P,
k,u);return{checked:{...k,context:{...k.context,history:p}},warnings:y}}catch(p){return{checked:k,warnings:[`the history ${(0,A.RK)(P)} was not read: ${(0,A.RK)(
(0,w.A3)(p))}`]}}}}),2909:((ut,N,t)=>{t.a(ut,async(w,A)=>{try{let et=function(H){const{verdict:Y,changes:it,context:at}=H,ht=(0,f.ng)(process.env,j),vt=ht===null?
[]:(0,p.w)((0,g.R8)(Y),W(),ht);if(ht===null||it?.kind!=="files")return{...H,located:vt,context:{...at,links:(0,p.h)(vt)}};const St=a(vt,it.files,W(),ht);return{
...H,located:vt,context:{...at,links:St}}},U=function(H){return async(Y,it)=>{try{await it()}catch(at){H([`${Y}: ${(0,u.A3)(at)}`])}}},W=function(){return process.
env.GITHUB_WORKSPACE??process.cwd()};t.r(N);var v=t(2929),S=t(9018),k=t(7251),u=t(6309),P=t(5181),p=t(40),y=t(2806),c=t(3565),f=t(8782),d=t(4690),l=t(9077),e=t(
3795),n=t(3386),E=t(2057),i=t(1964),m=t(3329),T=t(2827),g=t(4503),s=t(5505),h=t(8641),r=t(9703),I=t(6536),M=t(8463),$=t(3152),O=t(5100),R=t(6283),o=t(6875);const a=function(...H){
const{withDiffLinks:Y}=t.late([733],9733);return new.target?new Y(...H):Y(...H)},_=120;process.env.UV_THREADPOOL_SIZE??="64",(0,n.p)(),(0,E.B_)(process.stdout,H=>process.
stderr.write(`the log was not written: ${H}
`)),(0,E.B_)(process.stderr,()=>{});const j=c.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const b=new o.V,x=(0,d.i)(process);await(0,l.
q)(process,await F(c.Ko(O.y.map(({name:H})=>H))));async function F(H){const Y=(0,S.c)(H,process.env,(0,k.K)(c.QU)),it=ht=>{const vt=(0,S.r)(St=>(0,r.p)(ht,St),Y);
return c.fJ("Could not run",vt),3},at=(0,l.w)(process,b,{isFinal:!1,crash:it,now:x});try{const ht=await Q(H,Y),vt=at.aborted?3:ht.verdict.passed?0:1;return await X(
ht,Y,at),vt}catch(ht){if(ht instanceof $.GN){const vt=Y.redact(ht.mistakes).map(St=>(0,h.LS)(St));return c.fJ("Wrong settings",vt.join(`
`)),2}return it(ht)}}async function Q(H,Y){const it=(0,e.fN)(at=>c.N4(Y.redact([at])),e.Si);try{return await(0,v.z6)(H,{environment:process.env,directory:W(),isFork:(0,f.
$c)(process.env.GITHUB_EVENT_NAME,j),stop:b,startTimer:o.I,now:x,progress:it.show,changes:at=>nt(at,Y),secrets:Y,kill:process.kill})}finally{it.end()}}async function X(H,{
redact:Y},it){const{checked:at,warnings:ht}=(0,R.Y)(H,{directory:W(),environment:process.env,random:Math.random}),vt=Bt=>c.R8(Y(Bt).map(Mt=>(0,h.LS)(Mt))),St=U(
vt);vt(ht);let Ct={...at,located:[]};await St("places are not links",()=>{Ct=et(at)}),await q(Ct,St,vt),!it.aborted&&await St("the comment and the issue were no\
t written",async()=>{const{notes:Bt,warnings:Mt}=await(0,y.m)(Ct,(0,f.ng)(process.env,j),W(),it);c.N4(Y(Bt)),vt(Mt)})}async function q(H,Y,it){const{settings:at,
verdict:ht,context:vt}=H,{GITHUB_OUTPUT:St,GITHUB_STEP_SUMMARY:Ct,RUNNER_TEMP:Bt}=process.env,Mt={colour:!1,width:_,isRunner:!0,context:vt};await Y("the log was\
 not written",()=>c.ur((0,I.MV)(ht,Mt),(0,I.K8)(ht,Mt))),await Y("the annotations were not written",()=>c.fz((0,i.H)(ht,vt))),await Y("the outputs were not writ\
ten",async()=>it(await c.Kn(St,(0,T.Y)(ht)))),await Y("the job summary was not written to GITHUB_STEP_SUMMARY",()=>c.Sy(Ct,(0,s.Gc)(ht,vt))),await Y("the JSON r\
eport was not written to RUNNER_TEMP",async()=>{const Pt=c.u5(Bt,(0,m.h)(ht,vt));it(await c.Kn(St,{report:Pt}))}),await Y("the report files were not written",()=>it(
(0,M.t)(at,H,W())))}async function nt({githubToken:H},{redact:Y}){const it=(0,f.ng)(process.env,j),at=await(0,P.S)(it,H,b.signal);return at.kind==="all"&&it?.pull&&
c.R8(Y([`changed-only has no effect: ${at.why}`])),at}A()}catch(a){A(a)}},1)}),5657:((ut,N,t)=>{t.d(N,{G:()=>d});var w=t(6760),A=t(5747);const v=21,S=/^(?!\.{1,2}$)[\w.-]+$/;
function k(g){let s=!1;for(const h of g.split(`
`)){const r=h.trim();r.startsWith("[")&&(s=r==='[remote "origin"]');const I=r.indexOf("=");if(!(!s||I<0||r.slice(0,I).trim().toLowerCase()!=="url"))return u(r.slice(
I+1).trim())}return null}function u(g){const s=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(g),[h,r]=s===null?P(g):[s[1],s[2]],I=(r??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),M=I.length>1&&I.length<=v;return!h||!M||!I.every($=>S.test($))?null:{host:h.toLowerCase(),owner:I.slice(0,-1).join("/"),name:I.at(-1)??""}}function P(g){
const s=URL.parse(g);return s===null||!/^(https?|ssh):$/.test(s.protocol)?[]:[s.protocol==="ssh:"?s.hostname:s.host,s.pathname.slice(1)]}var p=t(4614);const y=5,
c=/^[0-9a-f]{40}$/,f=/^refs\/(?!.*\.\.)[^\0]+$/;function d(g){const s=(0,w.join)(g,".git"),h=l(s,g)??s,r=T((0,w.join)(h,"commondir")),I=r===null?h:i(r,h),M=()=>m(
(0,w.join)(I,"packed-refs"))??"",$=e(T((0,w.join)(h,"HEAD")),[h,I],M);return $===null?null:{commit:$,isFetched:E($,m((0,w.join)(h,"FETCH_HEAD"))??"",M),remote:k(
m((0,w.join)(I,"config"))??""),tracked:O=>(0,p.O)((0,w.join)(h,"index"),O)}}function l(g,s){const[,h]=/^gitdir: (.+)$/.exec(T(g)??"")??[];return h===void 0?null:
i(h,s)}function e(g,s,h){let r=g;for(let I=0;r!==null&&I<=y;I+=1){if(c.test(r))return r;const[,M]=/^ref: (.+)$/.exec(r)??[];if(M===void 0||!f.test(M))return null;
r=n(M,s,h)}return null}function n(g,s,h){for(const I of s){const M=T((0,w.join)(I,g));if(M!==null)return M}return h().split(`
`).find(I=>I.endsWith(` ${g}`))?.slice(0,40)??null}function E(g,s,h){const r=(I,M)=>I.split(`
`).some($=>$.startsWith(`${g}${M}`));return r(s,"	")||r(h()," refs/remotes/")}const i=(g,s)=>(0,w.isAbsolute)(g)?g:(0,w.join)(s,g);function m(g){const s=(0,A.yR)(
g);return s.ok?s.text:null}const T=g=>m(g)?.replace(/\r?\n$/,"")??null}),4614:((ut,N,t)=>{t.d(N,{O:()=>l,R:()=>E});var w=t(3024),A=t(5747);const v=128*1024*1024,
S=12,k=62,u=16384,P=12288,p=4,y=61440,c=4096,f=32768,d=Buffer.alloc(0);function l(i,m){const T=(0,A.io)(i,v);return T===null?new Map:e(T,m)}function e(i,m){const T=new Map;
if(i.length<S)return T;const g=i.readUInt32BE(4);if(i.toString("latin1",0,4)!=="DIRC"||g<2||g>4)return T;const s=i.readUInt32BE(8);let h=d,r=S;for(let I=0;I<s;I+=
1){if(r+k>i.length)return T;const M=i.readUInt16BE(r+60),$=r+k+(M&u?2:0),O=g===p,{kept:R,from:o}=O?n(i,$,h):{kept:d,from:$},a=i.indexOf(0,o);if(a<0)return T;const _=i.
subarray(o,a),j=O?Buffer.concat([R,_]):_;if(j.length>c)return T;const b=(i.readUInt32BE(r+24)&y)===f,x=j.toString("utf8");b&&(M&P)===0&&m.has(x)&&T.set(x,{modified:i.
readUInt32BE(r+8),size:i.readUInt32BE(r+36)}),r=O?a+1:r+(a-r+8&-8),h=j}return T}function n(i,m,T){let g=m,s=i[g++]??0,h=s&127;for(;s&128;)s=i[g++]??0,h=(h+1)*128+
(s&127);return{kept:T.subarray(0,Math.max(0,T.length-h)),from:g}}function E(i,{modified:m,size:T}){try{const g=(0,w.lstatSync)(i),s=Math.floor(g.mtimeMs/1e3);return g.
isFile()&&g.size%2**32===T&&s%2**32===m}catch(g){return(0,A.Oj)(g),!1}}}),7078:((ut,N,t)=>{t.d(N,{N:()=>n});var w=t(317),A=t(8782);const v=i=>({id:f(i,"id"),body:c(
i,"body")??"",isTrusted:p(i)}),S=i=>({number:f(i,"number"),title:y(i,"title"),body:c(i,"body")??"",isOpen:y(i,"state")==="open",reason:c(i,"state_reason"),closedAt:c(
i,"closed_at"),labels:u((0,A.at)(i,"labels")).flatMap(m=>typeof m=="string"?m:c(m,"name")??[]),isTrusted:p(i)}),k=i=>({file:y(i,"filename"),status:y(i,"status"),
changes:f(i,"changes"),patch:c(i,"patch")});function u(i){return Array.isArray(i)?i:d()}const P=["OWNER","MEMBER","COLLABORATOR"],p=i=>(0,A.at)(i,"user","type")===
"Bot"||P.includes((0,A.at)(i,"author_association"));function y(i,m){return c(i,m)??d()}function c(i,m){const T=(0,A.at)(i,m)??null;return T===null||typeof T=="s\
tring"?T:d()}function f(i,m){const T=(0,A.at)(i,m),g=typeof T=="bigint"?Number(T):T;return typeof g=="number"&&Number.isFinite(g)&&g>=0?g:d()}function d(){throw new w.
F9("unexpected response")}const l=100,e=100;async function n(i,m,T,g){const s=AbortSignal.any([AbortSignal.timeout(T),g]),{connect:h}=await Promise.all([t.e(795),
t.e(104)]).then(t.bind(t,5104)),{rest:r,paginate:I}=h(i,m,s),M={owner:i.owner,repo:i.repository};async function $(R,o=Number.POSITIVE_INFINITY){const a=[];let _=0;
for await(const{data:j}of R){for(const b of u(j))a.push(b);if(a.length>=o)return a.slice(0,o);if(_+=1,_===e)throw new w.F9(`the list has more than ${e} pages`)}
return a}const O=async R=>{await E(R)};return{listComments:R=>{const o={...M,issue_number:R,per_page:l},a=I.iterator(r.issues.listComments,o);return E($(a).then(
_=>_.map(v)))},createComment:(R,o)=>{const a=r.issues.createComment({...M,issue_number:R,body:o});return E(a.then(({data:_})=>v(_)))},updateComment:(R,o)=>O(r.issues.
updateComment({...M,comment_id:R,body:o})),deleteComment:R=>O(r.issues.deleteComment({...M,comment_id:R})),listIssues:(R,o)=>{const a={...M,...R,per_page:l},_=$(
I.iterator(r.issues.listForRepo,a),o),j=b=>(0,A.at)(b,"pull_request")===void 0;return E(_.then(b=>b.filter(j).map(S)))},createIssue:({title:R,body:o,labels:a})=>{
const _=r.issues.create({...M,title:R,body:o,labels:[...a]});return E(_.then(({data:j})=>S(j)))},updateIssue:(R,o)=>O(r.issues.update({...M,issue_number:R,...o})),
addLabels:(R,o)=>O(r.issues.addLabels({...M,issue_number:R,labels:[...o]})),createLabel:R=>O(r.issues.createLabel({...M,...R})),listChangedFiles:R=>{const o={...M,
pull_number:R,per_page:l},a=$(I.iterator(r.pulls.listFiles,o));return E(a.then(_=>_.map(k)))}}}async function E(i){try{return await i}catch(m){throw m instanceof
w.F9?m:new w.F9("unexpected response")}}}),5181:((ut,N,t)=>{t.d(N,{S:()=>P});var w=t(7078),A=t(317),v=t(8782);const S=3e3,k=6e4,u=p=>({kind:"all",why:p});async function P(p,y,c){
if(p===null)return u("not a workflow run");const{pull:f,event:d}=p;if(f===null)return u(`a ${d} event has no pull request`);const l=(0,v.h0)(p,y);if(!l.ok)return u(
l.why);try{const n=await(await(0,w.N)(p,l.value.token,k,c)).listChangedFiles(f.number);return n.length<S?{kind:"files",files:n}:u(`the pull request changes ${S}\
 files or more, and GitHub lists at most ${S}`)}catch(e){return u((0,A.Ic)("the changed files could not be listed",e,{run:p,permission:"pull-requests: read"}))}}}),
317:((ut,N,t)=>{t.d(N,{F9:()=>v,Ic:()=>u,Wo:()=>S});var w=t(6309),A=t(8641);class v extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(f,{httpStatus:d=null,
accepted:l=null,isLimit:e=!1}={}){super(f),this.httpStatus=d,this.accepted=l,this.isLimit=e}}async function S(c){try{return await c,!0}catch(f){if(f instanceof v&&
f.httpStatus===404)return!1;throw f}}const k=300;function u(c,f,{run:d,permission:l}){if(!(f instanceof v))return`${c}: ${(0,w.A3)(f)}`;const{httpStatus:e,message:n}=f,
E=e===null?"did not answer":`returned ${e}`,i=p(f,d,l);return`${c}: ${(0,A.RK)(d.apiUrl)} ${E} (${P(n)})${i}`}const P=c=>(0,A.BP)((0,A.RK)(c.replace(/\s+/gu," "),
k));function p({httpStatus:c,accepted:f,isLimit:d},l,e){if(d)return"; GitHub limits the rate of requests, try again later";switch(c){case 401:return"; github-to\
ken is invalid or has expired";case 403:case 404:return l.pull?.isFork===!0&&e.endsWith("write")?"; the token of a pull request from a fork is read-only, whatev\
er `permissions` says":`; add \`${e}\` to \`permissions\` of the job${y(f,e)}`;case 410:return e==="issues: write"?"; issues are disabled in this repository":";\
 it no longer exists";default:return""}}function y(c,f){if(c===null||c==="")return"";const d=c.replaceAll("_","-").replaceAll("=",": ");return d===f?"":`; GitHu\
b accepts \`${P(d.replaceAll("`",""))}\``}}),40:((ut,N,t)=>{t.d(N,{h:()=>y,w:()=>k});var w=t(6760),A=t(5657),v=t(4614),S=t(4503);function k(c,f,d){if(!u(d.serverUrl))
return[];const l=p(f);return[...Map.groupBy(c,n=>l(n.split("/").slice(0,-1).join("/")))].flatMap(([n,E])=>n===null?[]:P(n,E,f,d))}const u=c=>/^https?:\/\/[\w.:/-]+$/.
test(c);function P({prefix:c,checkout:f},d,l,e){const{commit:n,isFetched:E,remote:i}=f,m=URL.parse(e.serverUrl);if(i===null||m===null)return[];if(i.host!==m.host&&
i.host!==m.hostname)return[];if(!E&&![e.commit,e.defaultCommit].includes(n))return[];const T=`${i.owner}/${i.name}`,g=`${e.serverUrl}/${T}/blob/${n}`,s=I=>I?.toLowerCase()===
T.toLowerCase(),h=s(`${e.owner}/${e.repository}`)||s(e.pull?.from),r=new Map(d.map(I=>[I.slice(c.length),I]));return Array.from(f.tracked(new Set(r.keys())),([I,
M])=>{const[$,O]=[r.get(I),(0,S.oW)(I)];return $===void 0||O===null||!(0,v.R)((0,w.join)(l,$),M)?[]:{file:$,path:I,url:`${g}/${O}`,isOfRun:h}}).flat()}function p(c){
const f=new Map,d=l=>{const e=f.get(l);if(e!==void 0)return e;const n=(0,A.G)((0,w.join)(c,l)),E=l.split("/").slice(0,-1).join("/"),i=n!==null?{prefix:l===""?"":
`${l}/`,checkout:n}:l===""?null:d(E);return f.set(l,i),i};return d}const y=c=>new Map(c.map(({file:f,url:d})=>[f,{url:d}]))}),5017:((ut,N,t)=>{t.d(N,{TN:()=>S,en:()=>u,
ol:()=>k,t7:()=>P});var w=t(8641);const A=function(...p){const{createHash:y}=process.getBuiltinModule("node:crypto");return new.target?new y(...p):y(...p)},v="t\
f-disco",S=(p,...y)=>k([p.workflow,p.job,p.step,...y]),k=p=>A("sha256").update(JSON.stringify(p)).digest("hex").slice(0,16);function u(p,y,c){const f=JSON.stringify(
c).replace(/[<>&]/g,w.z5);return`<!-- ${v} ${p} ${y} ${f} -->`}function P(p,y,c){const f=`<!-- ${v} ${y} ${c} `;if(!p.startsWith(f))return;const d=p.indexOf(" -\
->",f.length);if(!(d<0))try{return JSON.parse(p.slice(f.length,d))}catch{return}}}),2806:((ut,N,t)=>{t.d(N,{m:()=>i});var w=t(4e3),A=t(7078),v=t(317),S=t(8782),
k=t(5017),u=t(2389),P=t(2913),p=t(5102);function y({verdict:$,context:O},{issueCloseAfter:R},o){const a=x=>x.some(({severity:F})=>(0,u.k2)(F,O.failOn)),_=$.hosts.
map(x=>{const F=x.visit.host,Q=O.history?.get(F)?.alarm??null,et=a(x.findings),U=(0,p.sG)(x)==="skipped",X=Q===null?et||(0,p.b)(x):Q.isDown&&!U;return{name:F,alarm:U?
null:Q,failsNow:et,isDown:X}}),j=_.filter(({isDown:x})=>x).map(({name:x})=>x),b=a($.files)?[P.cn]:[];return{hosts:_.map(({name:x})=>x).toSorted(),failing:[...j,
...b].toSorted(),since:new Map(_.flatMap(({name:x,alarm:F})=>F?.since?[[x,F.since]]:[])),unsettled:new Map(_.flatMap(({name:x,alarm:F})=>F!==null&&F.good<R?[[x,
F.good]]:[])),goodRuns:R,pending:new Map(_.flatMap(({name:x,alarm:F,failsNow:Q,isDown:et})=>F!==null&&Q&&!et?[[x,F.failed]]:[])),isWhole:c($),at:O.startedAt,run:o.
id}}const c=({stopped:$})=>$===null||["deadline","signal","crash"].includes($.kind),f=function(...$){const{withDiffLinks:O}=t.late([733],9733);return new.target?
new O(...$):O(...$)},d=function(...$){const{deliverComment:O}=t.late([643],1643);return new.target?new O(...$):O(...$)},l=function(...$){const{deliverIssue:O}=t.
late([643],1643);return new.target?new O(...$):O(...$)},e=6e4,n=1e4,E=10;async function i($,O,R,o){const{settings:a}=$,_=["comment","issue"].filter(U=>a[U]!=="n\
ever"),j=(0,S.h0)(O,a.githubToken);if(!j.ok){const U=X=>`the ${X} was not written: ${j.why}`;return{notes:[],warnings:_.map(U)}}const{run:b,token:x}=j.value,F=await(0,A.
N)(b,x,e,o),Q=async()=>T(await(0,A.N)(b,x,n,o),b,$,R),et=[];for(const U of _)et.push(U==="comment"?await m(F,b,$,Q):await g(F,b,$));return{notes:et.flatMap(({notes:U})=>U),
warnings:et.flatMap(({warnings:U})=>U)}}async function m($,O,R,o){const{pull:a}=O;if(a===null)return I(`comment: skipped, a ${O.event} event has no pull request`);
const _=R.settings.comment;return await M("comment","pull-requests: write",O,()=>d($,{...R,run:O,pull:a.number,mode:_,findLinks:o}))}async function T($,O,{changes:R,
located:o,context:a},_){if(R?.kind==="files"||!o.some(({isOfRun:b})=>b)||O.pull===null)return a.links;try{const b=await $.listChangedFiles(O.pull.number);return f(
o,b,_,O)}catch(b){if(b instanceof v.F9)return a.links;throw b}}async function g($,O,R){const o=h(O);if(o!==null)return I(`issue: skipped, ${o}`);const{settings:a}=R,
_=(0,k.TN)(O,s(a)),j=y(R,a,O),{notes:b,warnings:x}=await M("issue","issues: write",O,()=>l($,{...R,run:O,key:_,now:j,labels:a.issueLabels}));return{notes:[...b,
...r(j,a)],warnings:x}}const s=({dialect:{name:$,version:O}})=>O===null?$:`${$} ${O}`;function h({event:$,isDefaultBranch:O,pull:R}){return R!==null||$==="merge\
_group"?`a ${$} event checks a proposed change`:O===!1?"not on the default branch":null}function r({pending:$},{issueOpenAfter:O}){const R=Map.groupBy($,([,o])=>o);
return Array.from(R,([o,a])=>`issue: ${(0,w.K4)(a,E,([j])=>j)} failed in ${o} of ${O} runs needed to open an issue`)}const I=$=>({notes:[$],warnings:[]});async function M($,O,R,o){
try{return I(`${$}: ${await o()}`)}catch(a){const _=`the ${$} was not written`;return{notes:[],warnings:[(0,v.Ic)(_,a,{run:R,permission:O})]}}}}),3565:((ut,N,t)=>{
t.d(N,{fz:()=>Ct,fJ:()=>an,QU:()=>ht,N4:()=>on,j_:()=>cn,Ko:()=>at,R8:()=>rn,ur:()=>vt,Kn:()=>Mt,u5:()=>Ut,Sy:()=>Bt});var w=t(3024),A=t(6760),v=t(857);function S(z){
return z==null?"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function k(z){return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,
endLine:z.endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function u(z,lt,wt){const kt=new y(z,lt,wt);process.stdout.write(kt.toString()+v.EOL)}function P(z,lt=""){
u(z,{},lt)}const p="::";class y{constructor(lt,wt,kt){lt||(lt="missing.command"),this.command=lt,this.properties=wt,this.message=kt}toString(){let lt=p+this.command;
if(this.properties&&Object.keys(this.properties).length>0){lt+=" ";let wt=!0;for(const kt in this.properties)if(this.properties.hasOwnProperty(kt)){const Ft=this.
properties[kt];Ft&&(wt?wt=!1:lt+=",",lt+=`${kt}=${f(Ft)}`)}}return lt+=`${p}${c(this.message)}`,lt}}function c(z){return S(z).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function f(z){return S(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function d(){
throw new Error("this function of @actions/core is not bundled")}function l(){throw new Error("this function of @actions/core is not bundled")}var e=t(6928);function n(z){
return z.replace(/[\\]/g,"/")}function E(z){return z.replace(/[/]/g,"\\")}function i(z){return z.replace(/[/\\]/g,path.sep)}var m=function(z,lt,wt,kt){function Ft(Xt){
return Xt instanceof wt?Xt:new wt(function(Vt){Vt(Xt)})}return new(wt||(wt=Promise))(function(Xt,Vt){function Qt(dt){try{Z(kt.next(dt))}catch(gt){Vt(gt)}}function tt(dt){
try{Z(kt.throw(dt))}catch(gt){Vt(gt)}}function Z(dt){dt.done?Xt(dt.value):Ft(dt.value).then(Qt,tt)}Z((kt=kt.apply(z,lt||[])).next())})},T;(function(z){z[z.Success=
0]="Success",z[z.Failure=1]="Failure"})(T||(T={}));function g(z,lt){const wt=toCommandValue(lt);if(process.env[z]=wt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(z,lt));issueCommand("set-env",{name:z},wt)}function s(z){u("add-mask",{},z)}function h(z){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",z):issueCommand("add-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.env.PATH}`}function r(z,lt){const wt=process.env[`INPUT_${z.replace(/ /g,
"_").toUpperCase()}`]||"";if(lt&&lt.required&&!wt)throw new Error(`Input required and not supplied: ${z}`);return lt&&lt.trimWhitespace===!1?wt:wt.trim()}function I(z,lt){
const wt=r(z,lt).split(`
`).filter(kt=>kt!=="");return lt&&lt.trimWhitespace===!1?wt:wt.map(kt=>kt.trim())}function M(z,lt){const wt=["true","True","TRUE"],kt=["false","False","FALSE"],
Ft=r(z,lt);if(wt.includes(Ft))return!0;if(kt.includes(Ft))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function $(z,lt){if(process.env.GITHUB_OUTPUT||"")return d("OUTPUT",l(z,lt));process.
stdout.write(v.EOL),u("set-output",{name:z},S(lt))}function O(z){issue("echo",z?"on":"off")}function R(z){process.exitCode=T.Failure,_(z)}function o(){return process.
env.RUNNER_DEBUG==="1"}function a(z){issueCommand("debug",{},z)}function _(z,lt={}){u("error",k(lt),z instanceof Error?z.toString():z)}function j(z,lt={}){u("wa\
rning",k(lt),z instanceof Error?z.toString():z)}function b(z,lt={}){u("notice",k(lt),z instanceof Error?z.toString():z)}function x(z){process.stdout.write(z+v.EOL)}
function F(z){P("group",z)}function Q(){P("endgroup")}function et(z,lt){return m(this,void 0,void 0,function*(){F(z);let wt;try{wt=yield lt()}finally{Q()}return wt})}
function U(z,lt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,lt));issueCommand("save-state",{name:z},toCommandValue(
lt))}function X(z){return process.env[`STATE_${z}`]||""}function q(z){return m(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var nt=t(6309),
W=t(5747),H=t(566),Y=t(4e3),it=t(5955);const at=z=>Object.fromEntries(z.map(lt=>[lt,r(lt)]));function ht(z){for(const lt of z)s(lt)}function vt(z,lt){x(z);let wt=!0;
for(const{kind:kt,text:Ft}of lt){const[Xt="",...Vt]=Ft.split(`
`),Qt=kt==="plain"&&Vt.length>0;(wt||Qt)&&x(""),wt=Qt,Qt||Vt.length===0?x(Ft):(F(Xt),x(Vt.join(`
`)),Q())}}const St={error:_,warning:j,notice:b};function Ct(z){for(const{level:lt,message:wt,line:kt,column:Ft,...Xt}of z)St[lt](wt,{...Xt,...kt===void 0?{}:{startLine:kt},
...Ft===void 0?{}:{startColumn:Ft}})}const Bt=(z,lt)=>Zt("GITHUB_STEP_SUMMARY",z,wt=>(0,w.appendFileSync)(wt,lt));async function Mt(z,lt){const wt=new Map;for(const[
Xt,Vt]of Object.entries(lt))try{z?await Zt("GITHUB_OUTPUT",z,Qt=>(0,w.appendFileSync)(Qt,Pt(Xt,Vt))):$(Xt,Vt)}catch(Qt){wt.set(Xt,(0,nt.A3)(Qt))}const[kt]=wt.values();
return kt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...wt.keys()].join(", ")}: ${kt}`]}function Pt(z,lt){const wt=typeof lt=="st\
ring"?lt:JSON.stringify(lt);if(/[\r\n]/.test(wt))throw new nt.Lw("the value has a line break");return`${z}=${wt}
`}async function Zt(z,lt,wt){if(!lt)throw new nt.Lw(`${z} is not set; run this as an action on a runner`);const kt=(0,w.openSync)(lt,"r+");try{const{size:Ft}=(0,w.
fstatSync)(kt);try{wt(lt)}catch(Xt){throw(0,w.fstatSync)(kt).size>Ft&&(0,w.ftruncateSync)(kt,Ft),Xt}}finally{(0,w.closeSync)(kt)}}function Ut(z,lt){if(!z)throw new nt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const wt=(0,A.join)("tf-disco","report.json");return(0,H.f)(z,wt,(0,it.mk)(lt)),(0,A.join)(z,wt)}
function cn(z){if(z===void 0||z==="")return null;const lt=(0,W.yR)(z);try{if(lt.ok)return JSON.parse(lt.text)}catch{}const wt=lt.ok?"is not JSON":(0,Y.mP)(lt.failure);
return j(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${wt}; check that no earlier step changes it`),null}function on(z){for(const lt of z)x(
lt)}function rn(z){for(const lt of z)j(lt)}const an=(z,lt)=>_(lt,{title:z})}),8782:((ut,N,t)=>{t.d(N,{$c:()=>p,at:()=>f,h0:()=>u,ng:()=>S});var w=t(3625),A=t(8641);
const v=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function S(l,e){const n=T=>l[T]?.trim()??"",[,E,i]=v.exec(n("GITHUB_REPOSITORY"))??[];if(E===void 0||i===
void 0)return null;const m=k(n("GITHUB_SERVER_URL")||"https://github.com");return{owner:E,repository:i,apiUrl:k(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:m,
event:n("GITHUB_EVENT_NAME"),workflow:P(n("GITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GI\
THUB_RUN_ID"))?.[0]??0),url:`${m}/${E}/${i}/actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:d(e,"pull_request","head","sha")??n("GITHUB\
_SHA"),pull:y(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:c(n("GITHUB_REF"),e)}}const k=l=>l.replace(/(?<!\/)\/+$/,"");function u(l,e){return l===null?(0,w.T)("no\
t a workflow run, GITHUB_REPOSITORY is not set"):e===null?(0,w.T)("github-token is empty"):/^https?:$/.test(URL.parse(l.apiUrl)?.protocol??"")?(0,w.J)({run:l,token:e}):
(0,w.T)(`GITHUB_API_URL is not an https URL: ${(0,A.RK)(l.apiUrl)}`)}const P=l=>/^[^/]+\/[^/]+\/(.+?)@/.exec(l)?.[1];function p(l,e){if(l==="pull_request_target")
return!1;const n=f(e,"pull_request","head"),[E,i]=[f(n,"repo","full_name"),f(e,"pull_request","base","repo","full_name")];return n!==void 0&&E!==i}function y(l,e){
const n=f(e,"pull_request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:p(l,e),from:d(e,"pull_request","head","repo","full\
_name")??null}:null}function c(l,e){const n=d(e,"repository","default_branch");return n===void 0?null:l===`refs/heads/${n}`}function f(l,...e){return e.reduce((n,E)=>typeof n==
"object"&&n!==null?Reflect.get(n,E):void 0,l)}function d(l,...e){const n=f(l,...e);return typeof n=="string"?n:void 0}}),1964:((ut,N,t)=>{t.d(N,{H:()=>b});var w=t(
4e3),A=t(5799),v=t(2796),S=t(5102),k=t(4120),u=t(8884),P=t(8641),p=t(1831),y=t(5955);const c=700,f=8,d=5,l={text:250,places:1},e={text:c,places:f},n=2,E=3600,i=120,
m=4096,T=W=>W!==""&&(0,u.CN)(W)&&(0,P.BP)((0,P.RK)(W,m))===W;function g(W){const H=r(W),Y=[...new Set(W.map(({problem:ht})=>ht.title))],it=H.length>0?(0,w.K4)(H,
n):I(W);if(Y.length===1)return h(it,Y[0]??"");const at=`${W.length} problems`;return h(it===null?at:`${at} with ${it}`,Y.join(", "))}function s({title:W,hosts:H,
findings:Y}){if(Y.length===1)return g(Y);const it=H.length>0?0:(0,u.Dc)(Y),at=Math.max(H.length,it),ht=at===1?r(Y)[0]??(0,u.II)((0,u.tN)(Y)?.file??""):(0,k.px)(
at,H.length>0?"host":"file"),vt=Y.length>at?` (${Y.length} times)`:"";return h(at===0?null:ht,`${W}${vt}`)}const h=(W,H)=>W===null?H:`${W}: ${H}`,r=W=>[...new Set(
W.flatMap(({host:H})=>H===null?[]:(0,P.RK)((0,p.nx)(H))))];function I(W){const H=(0,u.tN)(W);return H===null||T(H.file)?null:(0,u.II)(H.file)}function M(W,H){const Y=new Set(
W.map(({severity:ht})=>ht)).size>1,it=W.length>2?l:e,at=ht=>O(ht,Y,it,H).join(`
`);return(0,k.Sk)(W,d,at,$).join(`

`).split(`
`)}const $=W=>`and ${W} more, see the job summary`;function O(W,H,Y,it){const{problem:at,severity:ht}=W,vt=(0,u.Xd)(W),St=(0,u.xi)(W,it,Y.text,Y.places);return[
`${H?`${ht}: `:""}${(0,P.RK)(at.message,Y.text)} [${at.code}]`,...St.map(([Ct,Bt])=>`${Ct}: ${Bt}`),...vt===null||T(vt.file)?[]:[`at: ${(0,u.R3)(vt)}`],...W.isHostNew?
[`the host is ${k.dy}`]:[],`${it.docsUrl}#${at.code}`]}function R(W,H){const{message:Y,help:it,findings:at,code:ht,title:vt,affects:St}=W;if(at.length===1)return M(
at,H);const Ct=(0,k.od)(St,H.clients),Bt=(0,u.mj)(at,H.repositories.length),Mt=[`${(0,P.RK)(Y??vt,c)} [${ht}]`,...it===null?[]:[`help: ${(0,P.RK)(it,c)}`],...Ct===
""?[]:[`affects: ${Ct}`],...Bt===""?[]:[`hits: ${Bt}`]],Pt=`${H.docsUrl}#${ht}`,Zt=E-[...Mt,Pt].join(`
`).length;return[...Mt,...o(W,Zt),Pt]}function o({findings:W,message:H},Y){const it=(0,y.I0)(W,Y,1,ht=>a(ht,H===null)),at=W.length-it.length;return at>0?[...it,
$(at)]:it}function a(W,H){const{host:Y,places:it,problem:at,isHostNew:ht}=W,vt=(0,u.Ky)(it,1),St=Y===null?"":`${(0,P.RK)((0,p.nx)(Y))}${ht?` (${k.dy})`:""}`,[Ct,
Bt]=Y===null?[vt,""]:[St,vt],Pt=[H?(0,P.RK)(at.message,i):"",H&&Bt!==""?`(${Bt})`:Bt].filter(Zt=>Zt!=="");return Pt.length===0?`- ${Ct}`:`- ${Ct}: ${Pt.join(" ")}`}
const _=10,j=200;function b(W,H){const Y=x(W),it=(0,S.hm)(W.findings);let at=W.findings;for(const ht of A.oC){const{annotations:vt,used:St}=F(ht,at,H,ht===it);Y.
push(...vt),at=at.filter(Ct=>!St.has(Ct))}return Y}function x({passed:W,stopped:H,findings:Y}){const it=Y.filter(({severity:ht})=>ht==="warning").length;if(W||Y.
some(({severity:ht})=>ht==="error"))return[];if(H!==null)return[nt("error","The check is not complete",[(0,w.Cw)(H)])];const at=`${(0,k.px)(it,"warning")}, and \
fail-on is warning`;return[nt("error","Warnings fail this check",[at])]}function F(W,H,Y,it){const at=H.filter(({severity:St})=>St===W),ht=new Set(at.map(et));if(ht.
size>_){const St=(0,v.cZ)(at),Ct=it&&W!=="notice"?X(at,St):[];return{annotations:[...U(W,St,Y),...Q(W,Ct,Y)].slice(0,_),used:new Set(at)}}const vt=H.filter(St=>ht.
has(et(St)));return{annotations:Q(W,vt,Y),used:new Set(vt)}}const Q=(W,H,Y)=>[...Map.groupBy(H,et).values()].map(it=>nt(W,g(it),M(it,Y),(0,u.tN)(it)));function et(W){
const H=(0,u.Xd)(W);return H===null?W:`${H.line}:${H.file}`}function U(W,H,Y){const it=H.length<=_?H:H.slice(0,_-1),at=H.slice(it.length).flatMap(ht=>ht.findings);
return[...it.map(ht=>nt(W,s(ht),R(ht,Y),(0,u.tN)(ht.findings))),...at.length===0?[]:[q(W,at)]]}function X(W,H){const Y=at=>(0,u.Xd)(at)!==null,it=new Set(H.flatMap(
at=>at.findings.find(Y)??[]).map(et));return W.filter(at=>T((0,u.Xd)(at)?.file??"")&&!it.has(et(at)))}function q(W,H){const Y=[...new Set(H.map(({problem:it})=>it.
title))];return nt(W,`and ${(0,k.px)(H.length,`more ${W}`)}`,[...Y,"see the job summary"])}function nt(W,H,Y,it=null){const at={title:(0,P.LS)((0,P.RK)(H,j)),message:(0,P.
LS)(Y.join(`
`))};if(it===null||!T(it.file))return{level:W,...at};const{file:ht,line:vt,column:St,endColumn:Ct}=it;return{level:W,...at,file:ht,line:vt,column:St,endColumn:Ct}}}),
2827:((ut,N,t)=>{t.d(N,{Y:()=>k});var w=t(5955);const A={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the \
port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"N\
umber of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hos\
ts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},v={hosts:12e4,services:36e4},S=1;function k({passed:u,hosts:P,findings:p}){
const y=({services:l})=>l.flatMap(e=>e.kind==="url"?[[e.id,e.url]]:[]),c=(0,w.I0)(P,v.hosts,S,({visit:l})=>JSON.stringify(l.host)),f=(0,w.I0)(P,v.services,S,l=>{
const e=JSON.stringify(Object.fromEntries(y(l)));return`${JSON.stringify(l.visit.host)}:${e}`}),d=l=>p.filter(e=>e.severity===l).length;return{passed:u,hosts:`[${c.
join(",")}]`,services:`{${f.join(",")}}`,errors:d("error"),warnings:d("warning"),"left-out":P.length-Math.min(c.length,f.length)}}}),2913:((ut,N,t)=>{t.d(N,{Fr:()=>i,
GN:()=>E,K$:()=>r,O7:()=>I,cn:()=>p,yi:()=>T});var w=t(4e3),A=t(7574),v=t(4120),S=t(8641),k=t(9574),u=t(5505),P=t(8373);const p="the files",y=200,c="Terraform s\
ervice discovery fails: ",f="Terraform service discovery recovers: ",d=3,l=10,e=6,n=20;function E({failing:R}){const{down:o,better:a}=m(R),[_,{first:j,count:b}]=o.
count>0?[c,o]:[f,{first:a,count:a.length}],x=j.map(({subject:U})=>U===p?$:(0,S.RK)(U,y)),F=b-Math.min(x.length,d),Q=[...x.slice(0,d),...F>0?[`${F} more`]:[]].join(
", "),et=`${_}${Q}`;return et.length<=y?et:`${_}${b} hosts`}const i=R=>R.startsWith(c)||R.startsWith(f);function m({first:R,count:o}){const a=R.filter(({recovering:j})=>j!==
void 0);return{down:{first:R.filter(({recovering:j})=>j===void 0),count:o-a.length},better:a}}function T(R,o,{outage:a,page:_,maxBytes:j}){const b=a.failing.count>
0;return(0,u.XA)(R,{context:o,rest:P.xy,isBrief:!0},{head:[`### ${(0,u.gD)(R,o)}`,...b?g(a,o.startedAt):[]].join(`

`),foot:`Last checked ${(0,A.QN)(o.startedAt)}; details in the summary of ${(0,u.Fp)(_)}. Updated automatically.${b?" Closes when all hosts recover.":""}`,maxBytes:j})}
function g({failing:R,since:o},a){const{down:_,better:j}=m(R);return[..._.count===0?[]:[h({failing:_,since:o},a)],...j.length===0?[]:[s(j)]]}function s(R){return`\
<p>${[...Map.groupBy(R,({recovering:_})=>_===void 0?"":`${_.good} of ${(0,v.px)(_.needed,"run")}`)].slice(0,l).map(([_,j])=>`\u2705 Recovering: ${(0,w.K4)(j,n,({
subject:x})=>O(x))} (${_} without a failure)`).join("<br>")}</p>`}function h({failing:R,since:o},a){const _=[...Map.groupBy(R.first,({since:et})=>et)],j=R.first[0]?.
since,b=R.first.length===R.count||j===o;if(j!==void 0&&_.length===1&&b)return`<p>Failing since ${(0,A.QN)(j)} (${(0,A.u8)(j,a)}).</p>`;const x=_.slice(0,l),F=x.
map(([et,U])=>[(0,w.K4)(U,e,({subject:q})=>q===p?$:(0,k.rm)(q)),(0,A.QN)(et),(0,A.u8)(et,a)]),Q=R.count-x.flatMap(([,et])=>et).length;return(0,k.I$)(["Failing",
"Since","Duration"],Q>0?[...F,[`and ${Q} more`,"",""]]:F)}function r(R,o){const{at:a,down:_,up:j,gone:b,still:x,endedSince:F,isReopened:Q}=R,et=({subject:X,since:q})=>`${O(
X)} (after ${(0,A.u8)(q,a)})`;return`${[...Q?["Reopened: the failure continues or has returned."]:[],...M(_,O,(X,q)=>`\u274C ${X} ${q} failing.`),...M(j,et,X=>`\
\u2705 Recovered: ${X}.`),...M(b,O,(X,q)=>`\u26AA ${X} ${q} no longer checked.`),...M(x,O,(X,q)=>`\u274C ${X} ${q} still failing.`),...F===null?[]:[`**Nothing f\
ails any more.** The outage lasted ${(0,A.u8)(F,a)}, from ${(0,A.QN)(F)} to ${(0,A.QN)(a)}, as observed by this check.`],`<sub>${(0,A.QN)(a)}, ${(0,u.Fp)(o)}</s\
ub>`].join(`

`)}
`}const I=R=>`Duplicate of #${R}, which another run opened at the same time.
`;function M(R,o,a){return R.length===0?[]:[a((0,w.K4)(R,n,o),R.length===1?"is":"are")]}const $="the file check",O=R=>R===p?$:(0,S.D9)(R)})};export{Bn as ids,Un as modules};
