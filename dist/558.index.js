const In=[558,751,929,528,909],kn={3534:((at,U,t)=>{t.r(U),t.d(U,{credentialsDiffer:()=>l,credentialsEmpty:()=>m,credentialsMalformed:()=>i,credentialsMissing:()=>o,
credentialsNearMiss:()=>r,credentialsOtherHost:()=>$,credentialsRejected:()=>n,credentialsShort:()=>d,credentialsUnused:()=>w,documentUnauthorized:()=>f});var y=t(
4283),A=t(1064),P=t(1831),_=t(2713),k=t(4e3),g=t(5799),E=t(8937);const m=(0,g.lS)((0,g.$e)("credentials-empty","Token is empty",A.Du),({source:s})=>({message:`t\
he token from ${s} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),O={
"control character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at it\
s end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotati\
on marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent w\
ith it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted tog\
ether"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been rep\
laced"}},i=(0,g.lS)((0,g.z3)("credentials-malformed","Malformed token",A.Du),({source:s,slip:v})=>({message:`the token from ${s} ${O[v].has}`,help:O[v].help,...v===
"control character"?{}:{severity:"warning"}})),d=(0,g.lS)((0,g.$e)("credentials-short","Token is too short to be redacted"),({source:s})=>({message:`the token f\
rom ${s} has fewer than ${_.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again\
 or create a longer one"})),l=(0,g.lS)((0,g.lm)("credentials-differ","Clients use different tokens"),({host:s,first:v,other:T})=>({message:`for host ${(0,P.nx)(
s)}, ${c(v)} and ${c(T)}`,help:`set the token for both clients in ${(0,P.fK)(s)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first\
 token`})),c=({client:s,source:v})=>v===null?`${A.bB[s]} finds no token`:`${A.bB[s]} uses the token from ${v}`,n=(0,g.lS)((0,g.$e)("credentials-rejected","Token\
 was rejected"),({host:s,status:v,source:T})=>({message:`host ${(0,P.nx)(s)} returned ${v} for the token from ${T}`,help:`check that the token is complete, has \
not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,y.jr)((0,P.cu)(s))}; then store a new one in the same place`})),o=(0,g.lS)((0,g.
$e)("credentials-missing","Token is missing"),({host:s,service:v,...T})=>{const p=(0,P.nx)(s),[S=""]=(0,P.fK)(s);return(0,E.em)(`host ${p} requires a token${v===
null?"":` for ${v}`}`,`add the line "${p}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${S}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${M(
S)}`,T)}),M=s=>/^\w+$/.test(s)?`export ${s}=\u2026`:`env '${s}=\u2026' terraform init`,r=(0,g.lS)((0,g.$e)("credentials-near-miss","Token variable has a similar\
 name"),({host:s,variable:v,why:T,write:p})=>({message:`${v} seems to be meant for host ${(0,P.nx)(s)}, but ${T}`,help:`rename it to ${p}: ${M(p)}`})),$=(0,g.lS)(
(0,g.$e)("credentials-other-host","Token is for another host",A.Du),({host:s,other:v,source:T,service:p,isSent:S,isNotice:R})=>({message:`the clients do not sen\
d the token for ${v} from ${T} ${p===null?`after the redirect of ${s}`:`to ${p} of host ${s}`}: they send ${S?`the token of ${s}`:"none"}`,help:p===null?`make t\
he discovery document of ${s} public, or serve it at ${s} itself`:`set the token for ${s}, and the clients send it to ${v}`,...R?{severity:"notice",affects:[]}:
{}})),w=(0,g.lS)((0,g.lm)("credentials-unused","Token for a host that is not checked"),({host:s})=>({message:`the tokens input has a token for host ${(0,P.nx)(s)}\
, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),f=(0,g.lS)((0,g.z3)("document-unauthorized","Discovery \
requires valid credentials",A.zK),({host:s,token:v,challenge:T,...p})=>{const S=v==="sent"?"rejected the given authentication credentials":"requires authenticat\
ion credentials",R=T===null?"":`, and asks for ${T} authentication`;return{message:`host ${s} ${S}: ${(0,k._r)(p)}${R}`,help:(0,k.NM)(p.page,s,h(s,v,p.status,T))}}),
e="make the discovery document public";function h(s,v,T,p){const S=(0,k.qZ)(s);if(p!==null)return{operator:`exempt /.well-known/terraform.json from ${p} authent\
ication`,guest:S,note:"the clients send Bearer tokens only, so no token helps"};switch(v){case"sent":{const R="check that the token is for this host, complete a\
nd not expired";return T===403?{operator:R,user:R,guest:S}:{operator:R,user:R}}case"none":{const R=(0,E.nP)(s);return{operator:`${R}, or ${e}`,user:R,guest:S}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${s} to respond itself, or ${e}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((at,U,t)=>{
t.r(U),t.d(U,{fileLimit:()=>c,fileOutside:()=>i,fileSyntax:()=>k,fileUnreadable:()=>O,nothingToCheck:()=>l});var y=t(1064),A=t(4e3),P=t(5143),_=t(5799);const k=(0,_.
lS)((0,_.$e)("file-syntax","File has a syntax error",y.Du),({error:n,file:o})=>({message:n??"the file is not valid UTF-8",help:(0,P.Zl)(o)?void 0:"fix the file,\
 or list it in `exclude` if it is invalid on purpose"})),g={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link\
 cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the \
link is not a regular file; it is not read"},E={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or li\
st it in `exclude`"},m={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"\
correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it i\
n `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},O=(0,_.lS)((0,_.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in
n?`${g[n.what]}: ${n.code}`:g[n.what],help:(n.what==="file"||n.what==="directory"?E[n.code]:void 0)??m[n.what]})),i=(0,_.lS)({code:"file-outside",title:"Link po\
ints outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the \
repository, or name its directory in `scan`"})),d=3,l=(0,_.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:o,
isFleet:M})=>{const r=n.every(e=>e==="."),w=`found no Terraform or OpenTofu files in ${M?"the repositories of `usages`":r?"this directory":`\`scan\` (${(0,A.K4)(
n,d,A.dh)})`}`,f=M?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return o?{message:`${w}\
; only \`hostnames\` was checked`,help:`${f}, or correct \`scan\``,severity:"warning"}:{message:`${w}, and \`hostnames\` is not set`,help:`${f}, correct \`scan\` \
or \`exclude\`, or set \`hostnames\``}}),c=(0,_.lS)((0,_.$e)("file-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`\
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
e-seconds`"}}})}),3410:((at,U,t)=>{t.r(U),t.d(U,{cloudOrganization:()=>d,cloudToken:()=>E,cloudVersion:()=>m,cloudWorkspace:()=>l,cloudWorkspaceMissing:()=>c});
var y=t(1064),A=t(1831),P=t(9562),_=t(4e3),k=t(5799),g=t(8937);const E=(0,k.lS)((0,k.z3)("cloud-token","Token for the cloud block or remote backend is missing",
y.Du),({host:n,service:o,...M})=>{const r=(0,A.nx)(n),$=o===P.OZ?"the cloud block":"the remote backend",[w=""]=(0,A.fK)(n);return(0,g.em)(`${$} requires a token\
 for ${r}`,`add the line "${r}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${w}; outside GitHub, run \`terraform login ${r}\` or \`tofu login ${r}\
\``,M)}),m=(0,k.lS)((0,k.z3)("cloud-version","API is too old for the cloud block",y.Du),({url:n,version:o})=>({message:`${n} returned ${o===null?"no TFP-API-Ver\
sion":`TFP-API-Version ${(0,_.dh)(o)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of \
it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),O=n=>"why"in n?`the response of ${n.url} ${(0,_.dh)(n.why)}`:(0,_.
_r)({...n,page:null}),i=(n,o,M)=>"status"in n&&[401,403,404].includes(n.status)?M:(0,k.C)(`check the logs of ${o}, and that the URL of the service is that of it\
s API`),d=(0,k.lS)((0,k.z3)("cloud-organization","Organization cannot be read",y.Du),n=>{const{host:o,organization:M,source:r}=n;return{message:`the organizatio\
n ${M} at ${o} cannot be read: ${O(n)}`,help:i(n,o,`check the name of the organization, and that the token from ${r} is valid and belongs to a member`)}}),l=(0,k.
lS)((0,k.z3)("cloud-workspace","Workspace cannot be read",y.Du),n=>{const{host:o,organization:M,workspace:r}=n;return{message:`the workspace ${r} of ${M} at ${o}\
 cannot be read: ${O(n)}`,help:i(n,o,"check that the token may read the workspace")}}),c=(0,k.lS)((0,k.lm)("cloud-workspace-missing","Workspace does not exist"),
({host:n,organization:o,workspace:M})=>({message:`${o} at ${n} has no workspace ${M} that the token may read; init would create it`,help:"no change is required \
if the workspace is new; otherwise correct its name"}))}),6697:((at,U,t)=>{t.r(U),t.d(U,{hostAssumed:()=>O,hostCheckCrashed:()=>l,hostGeneric:()=>i,hostHttp2:()=>n,
hostNotAllowed:()=>E,hostNotChecked:()=>o,hostPrivateRedirect:()=>d});var y=t(1064),A=t(3592),P=t(4e3),_=t(5799);const k=({file:$,line:w})=>`${(0,P.dh)($)}:${w}`,
g=$=>$.map(w=>y.bB[w]).join(" and "),E=(0,_.lS)((0,_.z3)("host-not-allowed","Host is not allowed",y.zK),$=>{const{host:w}=$,f=`add ${w} to \`allowed-hosts\``;if("\
service"in $){const{service:e,registry:h}=$;return{message:`${e} of ${h} is on ${w}, which is not in \`allowed-hosts\``,help:`use another registry, or ${f}`}}if("\
package"in $)return{message:`the package of ${$.package} is downloaded from ${w}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another mod\
ule or provider, or ${f}`};if("use"in $){const[e,h]=m[$.use];return{message:`${e} ${w}, which is not in \`allowed-hosts\``,help:`use ${h}, or ${f}`}}if("implied"in
$){const{place:e,clients:h}=$.implied;return{message:`host ${w} is not in \`allowed-hosts\` and was not contacted; ${k(e)} names no host, and this is the defaul\
t of ${g(h)}`,help:`name an allowed registry there, ${f}, or set \`dialect\` if you use another CLI`}}return{message:`host ${w} is not in \`allowed-hosts\` and wa\
s not contacted`,help:`use an allowed registry, or ${f}`}}),m={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backe\
nd uses","an allowed backend"]},O=(0,_.lS)((0,_.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:$,place:w,clients:f,isListed:e})=>({
message:`${$} was not contacted: ${k(w)} implies it as the default host of ${g(f)}, but the CLI could not be detected`,help:e?"list the usages of the repository\
 with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hos\
ts of that CLI"})),i=(0,_.lS)((0,_.lm)("host-generic","Generic hostname was not contacted"),({host:$})=>({message:`${$} is a generic hostname that stands for th\
e host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),d=(0,_.lS)((0,_.z3)("host-private-redirect","\
Redirect to a non-public address",y.zK),({host:$,address:w,asks:f})=>w==="metadata"?{message:`${$} is the address of a cloud metadata service and was not contac\
ted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${f==="document"?"redirects":"leads"} to ${$}, wh\
ich has a ${w} address and was not contacted`,help:`if ${f==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),l=(0,_.
lS)((0,_.z3)("host-check-crashed","tf-disco crashed while it checked the host",y.zK),({host:$,thrown:w})=>({message:`${$} was not checked completely, because of\
 a bug in tf-disco ${A.xv}: ${c(w)}`,help:`please report this text at ${A.xV}; to pass until it is fixed, add \`host-check-crashed ${$}\` to \`ignore\``}));function c($){
if(!($ instanceof Error))return(0,P.dh)(String($));const w=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec($.stack??"")?.[1];return(0,P.dh)(String($))+(w===void 0?"":` (${w})`)}
const n=(0,_.lS)((0,_.z3)("host-http2","Host speaks only HTTP/2",y.zK),({host:$})=>({message:`${$} speaks only HTTP/2, which Terraform and OpenTofu can use and \
this check cannot; it was not checked`,help:(0,_.C)(`enable HTTP/1.1 on ${$} as well (ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ign\
ore`")})),o=(0,_.lS)((0,_.z3)("host-not-checked","Host was not checked before the check ended",y.zK),({host:$,stopped:w,isBegun:f,unchecked:e,total:h,slowest:s})=>({
message:`${$} was not checked${f?" completely: its visit was under way when":":"} ${(0,P.Cw)(w)}, with ${e} of ${h} hosts not checked`,help:M[w.kind]+r(s)})),M={
deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step\
 reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function r($){return $.length===0?"":`; most \
of the time went to hosts without a response: ${$.map(({host:f,tookMs:e})=>`${f} (${(0,P.YA)(e)})`).join(", ")}`}}),5799:((at,U,t)=>{t.d(U,{$e:()=>i,C:()=>P,lS:()=>l,
lm:()=>d,oC:()=>A,pj:()=>g,z3:()=>O});var y=t(6174);const A=["error","warning","notice"],P=(c,n)=>n===void 0?{operator:c}:{operator:c,note:n};function _({operator:c,
user:n,guest:o},{role:M,host:r}){const $=`ask the operator of ${r} to ${c}`;switch(M){case"operator":return c;case"user":return n===c?n:n===void 0?$:`${n}; if y\
ou run ${r}, ${k(c,n)}`;case"guest":return o??n??$}}const k=(c,n)=>c.startsWith(`${n}, or `)?c.slice(n.length+5):c;function g(c,n){const{cures:o,...M}=c;return o===
void 0?c:{...M,help:E(o,n)}}function E(c,n){const{because:o,note:M}=c,r=o===void 0?"":`${o}: `,$=M===void 0?"":`; ${M}`;return r+_(c,n)+$}const m=c=>(n,o,M=[])=>({
code:n,title:o,severity:c,affects:M}),O=m("error"),i=m("warning"),d=m("notice");function l(c,n){return Object.assign(M=>{const{help:r,...$}=n(M),w=c.code,f=(0,y.
_)($.message),e={...c,code:w,usualSeverity:c.severity,...$,message:f};return r===void 0?e:typeof r=="string"?{...e,help:(0,y._)(r)}:{...e,help:E(r,{role:"operat\
or",host:""}),cures:r}},c)}}),8937:((at,U,t)=>{t.d(U,{$w:()=>k,em:()=>E,nP:()=>g,pt:()=>_,ro:()=>P});var y=t(4e3),A=t(5799);const P="this pull request needs no \
change; run the check where the secret is available, for example on the main branch";function _({host:m,token:O,source:i},d){const l=`sent${d===null?"":` to ${d}`}`;
switch(O){case"none":return`no token was found for ${m}`;case"sent":return`the token for ${m} from ${i} was ${l}`;case"dropped":return`the token for ${m} from ${i}\
 was not ${l}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${m} from ${i} was not ${l}, because the URL is not h\
ttps; the CLIs do send it`}}function k({host:m,token:O},i,d,l){switch(O){case"none":return{operator:g(m),user:g(m),guest:(0,y.qZ)(m)};case"sent":return{operator:l,
user:l};case"dropped":return(0,A.C)(`serve ${i} without the redirect to ${d??"another host"}`);case"withheld":return(0,A.C)(`serve ${i} at an https URL`)}}const g=m=>`\
add a token to \`tokens\` (${m}=\u2026) or set a TF_TOKEN_ variable`;function E(m,O,{isFork:i,searched:d,notRead:l}){if(i)return{message:`${m}, and secrets are \
withheld from pull requests of forks`,help:P,severity:"notice"};const c=l.length===0?"":`; not read: ${l.join(", ")}`;return{message:`${m}, and none was found (\
searched: ${d.join(", ")}${c})`,help:O}}}),5747:((at,U,t)=>{t.d(U,{Oj:()=>l,io:()=>m,yR:()=>E});var y=t(4573),A=t(3024);const P=16*1024*1024,_=A.constants.O_RDONLY|
(A.constants.O_NONBLOCK??0)|(A.constants.O_NOCTTY??0),k=Buffer.allocUnsafeSlow(256*1024);let g=k;const E=(n,o=P)=>O(n,o,d);function m(n,o){const M=O(n,o,(r,$)=>Buffer.
from(r.subarray(0,$)));return Buffer.isBuffer(M)?M:null}function O(n,o,M){let r;try{r=(0,A.openSync)(n,_)}catch($){return c($)}try{const $=(0,A.readSync)(r,k,0,
k.length,null);return $<k.length?M(k,$):i(r,o,M)}catch($){return c($)}finally{(0,A.closeSync)(r)}}function i(n,o,M){const{size:r}=(0,A.fstatSync)(n);if(r>o||r<k.
length)return{ok:!1,failure:{kind:"size",bytes:r,maxBytes:o}};g.length<r&&(g=Buffer.allocUnsafeSlow(Math.min(2*r,o)));const $=g;let w=0;for(;w<r;){const f=(0,A.
readSync)(n,$,w,r-w,w);if(f===0)break;w+=f}return M($,w)}function d(n,o){const M=n.toString("utf8",0,o),r=!M.includes("\uFFFD")||(0,y.isUtf8)(n.subarray(0,o));return{
ok:!0,text:M,isUtf8:r,bytes:o}}function l(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const c=n=>({ok:!1,failure:{
kind:"error",code:l(n)}})}),4e3:((at,U,t)=>{t.d(U,{Af:()=>e,B9:()=>M,Cw:()=>v,Fn:()=>S,K4:()=>O,NM:()=>$,Vb:()=>R,Wt:()=>o,YA:()=>f,_r:()=>w,dh:()=>g,eZ:()=>h,go:()=>l,
hS:()=>E,mP:()=>c,qZ:()=>r,v:()=>i,zM:()=>s,zN:()=>m,zd:()=>d});var y=t(6174),A=t(4714),P=t(7715),_=t(9562);const k=300;function g(u,a=k){if(u.length<=a)return u;
const I=(0,y._)(u);return I.length<=a?I:`${(0,A.o)(I,a)}\u2026`}const E=(u,a)=>`${u} ${a}${u===1?"":"s"}`,m=(u,a)=>({shown:u.slice(0,a),more:Math.max(0,u.length-
a)});function O(u,a,I=String){const{shown:b,more:L}=m(u,a);return i(b.map(j=>I(j)),L)}const i=(u,a)=>`${u.join(", ")}${a>0?` and ${a} more`:""}`,d=u=>`the clien\
ts print "${u}"`;function l(u){return u===null?"null":Array.isArray(u)?"an array":typeof u=="object"?"an object":`a ${typeof u}`}function c(u){if(u.kind==="erro\
r")return`cannot be read: ${u.code}`;const{bytes:a,maxBytes:I}=u;return`has ${a} bytes and is not read; the limit is ${I/1024/1024} MiB`}const n={[_.e$]:"correc\
t the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[_.xq]:"correct the host in `source`, or add the `so\
urce` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function o(u){
return u.flatMap(I=>n[I]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const M=u=>`wait and run the check\
 again; see ${(0,P.V)(u)??"its status page"}, and consider a network mirror for providers`,r=u=>`use another network, a proxy (HTTPS_PROXY) or a network mirror:\
 ${u} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function $(u,a,I){if(u===null)
return I;const b=u.title===""?"":` ("${u.title}")`,L=I.guest??r(a);switch(u.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/\
terraform.json",guest:L,because:`the host returned a sign-in page${b}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${b}: allow t\
his machine to reach the host`;case"other":{const j=I.user??`check that ${a} is a registry, and ${o([])}`;return{...I,user:j,guest:L,because:`the host returned \
an HTML page${b}`}}}}const w=({url:u,status:a,reason:I})=>`${u} returned ${`${a} ${g(I)}`.trim()}`,f=u=>`${Math.round(u/100)/10} s`,e=u=>u.map(({name:a,attemptMs:I,
retries:b})=>{const L=Number.isFinite(I)?f(I):"without a limit",j=b===0?"":` in each of ${b+1} attempts`,K=a.includes(" and ")?"wait":"waits";return`${a} ${K} ${L}${j}`}).
join(", "),h=u=>u.map(({name:a})=>a).join(" and "),s=u=>u.kind==="several"?u.reasons:[u];function v(u){switch(u.kind){case"deadline":return`the check reached it\
s deadline of ${f(u.ms)}`;case"signal":return`the check was interrupted by ${u.signal}`;case"crash":return"tf-disco crashed";case"missing":return p(u);case"seve\
ral":return u.reasons.map(v).join("; ")}}const T=10;function p({repositories:u,total:a}){const I=a===1?"repository":"repositories",b=u.length===1?"is":"are",L=O(
u,T,g);return`${u.length} of ${a} ${I} ${b} missing: ${L}`}const S=u=>`${u}; it may use hosts that are not in \`allowed-hosts\``,R=({kind:u,address:a,version:I})=>`${u}\
 ${a} ${g(I,40)}`}),4714:((at,U,t)=>{t.d(U,{o:()=>P,w:()=>_});var y=t(3307);const A=2048,P=(k,g=A)=>k.length<=g?k:structuredClone(k.slice(0,g).toWellFormed());function _(k){
if(k.length<=A)return(0,y.IL)(k);switch(k[0]){case'"':return P((0,y.I)(k));case"[":return[];case"{":return{};default:return(0,y.IL)(k)}}}),7715:((at,U,t)=>{t.d(
U,{V:()=>A});const y=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io",
"https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),A=P=>y.get(P)??null}),5751:((at,U,t)=>{
t.d(U,{s:()=>b});var y=t(3024),A=t(6760),P=t(5747),_=t(3625),k=t(4e3),g=t(3592),E=t(3474),m=t(8535),O=t(7030),i=t(6181),d=t(1831);function l(B){const H=W=>B[W]||
B[W.toLowerCase()]||"",tt={http:n("HTTP_PROXY",H("HTTP_PROXY")),https:n("HTTPS_PROXY",H("HTTPS_PROXY"))},J=w(H("NO_PROXY"));return W=>{const X=tt[W.scheme];return X===
null||r(W.name)||J(W)?null:X}}const c=["http:","https:"];function n(B,H){if(H==="")return null;const tt=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(H)?H:`http://${H}`);
if(tt===null)throw new TypeError(`${B} is not a URL; expected http://HOST:PORT`);if(!c.includes(tt.protocol))throw new TypeError(`${B} is a ${tt.protocol}// pro\
xy; expected http:// or https://`);if(!o(tt.username)||!o(tt.password))throw new TypeError(`${B} has a user name or password with a bare "%"; write "%25" for it`);
return tt}function o(B){try{return decodeURIComponent(B),!0}catch(H){if(H instanceof URIError)return!1;throw H}}const M=new O.BlockList;M.addSubnet("127.0.0.0",
8,"ipv4"),M.addAddress("::1","ipv6");const r=B=>B==="localhost"||$(M,B);function $(B,H){const tt=(0,i.n7)(H.replace(/%.*$/s,"")),J=(0,O.isIP)(tt);return J!==0&&
B.check(tt,J===4?"ipv4":"ipv6")}function w(B){const H=B.split(",").map(tt=>tt.trim().toLowerCase()).filter(tt=>tt!=="").map(f);return tt=>H.some(J=>J(tt))}function f(B){
if(B==="*")return()=>!0;const H=e(B);if(H!==null)return({name:z})=>H(z);const{name:tt,port:J}=v(B),W=z=>J===""||String(z.port)===J;if(h(tt)){const z=(0,i.n7)(tt),
ot=new O.BlockList;return ot.addAddress(z,(0,O.isIP)(z)===4?"ipv4":"ipv6"),ct=>$(ot,ct.name)&&W(ct)}const X=s(tt);return z=>(0,O.isIP)(z.name)===0&&W(z)&&X(z.name)}
function e(B){const[,H="",tt=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(B)??[];if(!h(H))return null;const J=Number(tt);if(J>((0,O.isIP)(H)===4?32:128))return null;const W=J-
((0,O.isIP)(H)===6?96:0),X=new O.BlockList,z=(0,O.isIP)((0,i.n7)(H))===4&&W>=0;return z?X.addSubnet((0,i.n7)(H),W,"ipv4"):X.addSubnet(H,J,"ipv6"),ot=>$(X,ot)&&(0,O.
isIP)((0,i.n7)(ot))===4===z}const h=B=>(0,O.isIP)(B)!==0&&!B.includes("%");function s(B){if(B==="")return()=>!1;const H=B.replace(/^\*\./,"."),tt=H.replace(/^\./,
""),J=(0,d.Pv)(tt),W=J.ok?J.value:tt;return X=>X.endsWith(`.${W}`)||!H.startsWith(".")&&X===W}function v(B){const H=/^\[([^\]]*)\]:([^:]*)$/.exec(B)??/^([^:[\]]*):([^:[\]]*)$/.
exec(B);return H===null?{name:B,port:""}:{name:H[1]??"",port:H[2]??""}}var T=t(3152),p=t(6339);const S=function(...B){const{problemFacts:H}=t.late([558,921,341,
507],4507);return new.target?new H(...B):H(...B)},R=function(...B){const{parseNamedAddress:H}=t.late([22],6022);return new.target?new H(...B):H(...B)},u=function(...B){
const{parseAuthorities:H}=t.late([160],1160);return new.target?new H(...B):H(...B)},a=4*1024*1024,I=20;function b(B,{environment:H,directory:tt,wording:J=T.w7}){
const{settings:W,mistakes:X}=(0,T.P$)(B,J),z=et(W.caFile,J),ot=Y(H),ct=[z,ot].flatMap(St=>St.ok?[]:[St.why]),dt=L(W.scan,tt).slice(0,I).map(St=>J.missingPath(St,
tt)),Ot=[...X,...(0,p.S)(W,J),...j(W,J),...K(W,J),...ct,...dt];if(Ot.length>0||!z.ok||!ot.ok)throw new T.GN(Ot);return{...W,authorities:z.value,chooseProxy:ot.value}}
const L=(B,H)=>B.filter(tt=>!/[*?[\]{}]/.test(tt)&&!(0,y.existsSync)((0,A.resolve)(H,tt)));function j({hostnames:B},{setting:H}){const tt=H("hostnames"),W=B.flatMap(
({addresses:X})=>X).flatMap(X=>{const z=R(X,"terraform");return z.ok?[]:[`${tt}: "${X.service}=${X.text}" is wrong: ${z.why}`]});return(0,E.Ku)(W,tt)}function K({
ignore:B},{setting:H}){const tt=H("ignore");if(B.length===0)return[];const J=S(),W=B.flatMap(({code:X})=>{if(Object.hasOwn(J,X))return[];const z=(0,m.q)(X,Object.
keys(J)),ot=z===null?`${g.aq} lists the codes`:`did you mean "${z}"?`;return[`${tt}: "${X}" is not a problem code; ${ot}`]});return(0,E.Ku)(W,tt)}function Y(B){
try{return(0,_.J)(l(B))}catch(H){if(H instanceof TypeError)return(0,_.T)(H.message);throw H}}function et(B,{setting:H}){if(B===null)return(0,_.J)(null);const tt=(0,P.
yR)(B,a),J=H("ca-file");if(!tt.ok)return(0,_.T)(`${J} "${B}" ${(0,k.mP)(tt.failure)}`);const W=u(tt.text);return W.ok?W:(0,_.T)(`${J} "${B}" ${W.why}`)}}),2929:((at,U,t)=>{
t.d(U,{z6:()=>on,wX:()=>Yt,w5:()=>zt});var y=t(6760),A=t(9461),P=t(3024),_=t(5747);const k=200,g=1024*1024,E=4e3;function m(q,Z,ft){const mt=Map.groupBy(q.filter(
O).slice(0,k),({file:Mt})=>Mt);return Array.from(mt).flatMap(([Mt,It])=>{const vt=(0,y.join)(Z,Mt),At=i(vt,ft)?(0,_.yR)(vt,g):null;return At?.ok?d(At.text,It):[]})}
const O=({column:q,endColumn:Z})=>Z>q;function i(q,Z){try{return(0,P.statSync)(q).mtimeMs<=Z+1}catch(ft){return(0,_.Oj)(ft),!1}}function d(q,Z){const ft=[];let[
mt,Mt]=[1,q.startsWith("\uFEFF")?1:0];for(const It of Z.toSorted((vt,At)=>vt.line-At.line)){for(;mt<It.line&&Mt>=0;mt+=1)Mt=q.indexOf(`
`,Mt)+1||-1;if(Mt<0)break;const vt=q.indexOf(`
`,Mt),At=vt<0?q.length:vt,Kt=At>Mt&&q[At-1]==="\r";ft.push(...l(q.slice(Mt,Kt?At-1:At),It))}return ft}function l(q,Z){const{column:ft,endColumn:mt}=Z,Mt=q.length>
E?[]:Array.from(q);if(ft>Mt.length)return[];const[It,vt]=[ft-1,mt-1],At=(Kt,bt)=>Mt.slice(Kt,bt).join("");return[{place:Z,before:At(0,It),literal:At(It,vt),after:At(
vt)}]}var c=t(6174),n=t(2161);function o(q,Z){const{directory:ft,checkedAt:mt,configs:Mt}=Z,It=Mt.flatMap(Dt=>Dt.files),vt=new Set(It.flatMap(({path:Dt,shown:xt})=>[
M(Dt),xt])),At=Dt=>{const xt=M((0,y.resolve)(ft,Dt));return!vt.has(Dt)&&!vt.has(xt)&&r(Dt)&&r(xt)},Kt=q.filter(({file:Dt})=>At(Dt)),bt=m(Kt,ft,mt),jt=s(bt,Z.usages);
return bt.flatMap(Dt=>$(Dt,jt.get(v(Dt.place))??null,Z))}function M(q){const Z=(0,A.$)(q);return Z.kind==="file"?Z.path:(0,y.resolve)(q)}const r=q=>(0,n.L8)((0,y.
basename)(q),new Set,(0,y.basename)((0,y.dirname)(q)))!==void 0;function $({place:q,before:Z,literal:ft,after:mt},Mt,{redact:It,kept:vt}){const At=Z+ft+mt;return It(
At,vt)!==At?[]:h(At)?Mt===null||f.test(Mt)||!ft.includes(Mt)?[]:[{place:q,before:"\u2026 ",literal:(0,c._)(Mt),after:" \u2026"}]:[{place:q,before:Z,literal:ft,after:mt}]}
const w=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
f=/[\s"]/,e=/[\w+-]{20,}/g,h=q=>w.test(q)||(q.match(e)??[]).some(Z=>/\d/.test(Z)&&/[a-z]/.test(Z)&&/[A-Z]/.test(Z));function s(q,Z){const ft=new Map(q.map(({place:Mt})=>[
v(Mt),Mt.file])),mt=new Set(ft.values());return new Map(Z.filter(({place:Mt})=>mt.has(Mt.file)&&ft.has(v(Mt))).flatMap(({place:Mt,text:It})=>It===null?[]:[[v(Mt),
It]]))}const v=({file:q,line:Z,column:ft})=>`${Z}:${ft} ${q}`;var T=t(2389),p=t(6897),S=t(1831),R=t(3592),u=t(2796),a=t(4503),I=t(6763),b=t(5751),L=t(7052),j=t(
3862),K=t(8416),Y=t(7854),et=t(3474),B=t(3152);function H(q,Z,ft){const mt={...q,newHosts:new Set,files:null,remarks:[]};if(Z===null)return mt;const Mt=jt=>({...mt,
remarks:[`changed-only has no effect: ${jt}`]});if(Z.kind==="all")return Mt(Z.why);const{files:It}=Z,vt=new Set(It.filter(({status:jt})=>jt!=="removed").map(({file:jt})=>jt));
if(vt.size>0&&![...vt].some(jt=>ft(jt)!==null))return Mt("the checkout contains none of the files that the pull request changes");const At=q.usages.filter(({place:jt})=>vt.
has(jt.file)),bt=`changed-only: the pull request changes ${It.length===1?"1 file":`${It.length} files`} with ${At.length} of ${q.usages.length} usages`;return{usages:At,
notes:q.notes.filter(({place:jt})=>tt(jt.file,vt)),newHosts:W(q.usages,It,ft),files:new Set(It.map(({file:jt})=>jt)),remarks:[bt]}}const tt=(q,Z)=>Z.has(q)||q===
"."||[...Z].some(ft=>ft.startsWith(`${q}/`)),J=2e8;function W(q,Z,ft){const mt=new Set;if(Z.some(dt))return mt;const Mt=new Map(Z.map(bt=>[bt.file,z(bt,ft)])),It=Z.
flatMap(({patch:bt})=>ot(bt,/^[ -]/));let vt=0;const At=(bt,jt)=>{const Dt=[jt,(0,S.nx)(jt).toLowerCase()];return bt.filter(xt=>(vt+=xt.length,vt<=J&&Dt.some(Jt=>xt.
includes(Jt)))).length},Kt=(bt,jt)=>{const{isNew:Dt,now:xt,added:Jt}=Mt.get(bt)?.()??X,nn=Dt?0:At(xt,jt);return Dt||nn>0&&nn===At(Jt,jt)};for(const[bt,jt]of Map.
groupBy(q,Dt=>Dt.host)){if(bt===null||jt.some(({isHostImplied:xt})=>xt))continue;const Dt=[...new Set(jt.map(({place:xt})=>xt.file))];!Dt.every(xt=>Mt.has(xt))||
At(It,bt)>0||Dt.every(xt=>Kt(xt,bt))&&vt<=J&&mt.add(bt)}return mt}const X={isNew:!1,now:[],added:[]};function z({file:q,status:Z,patch:ft},mt){let Mt=null;const It=()=>{
const vt=Z==="added";if(vt||ft===null)return{...X,isNew:vt};const At=(mt(q)??"").toLowerCase().split(`
`);return{isNew:vt,now:At,added:ot(ft,/^\+/)}};return()=>(Mt??=It(),Mt)}const ot=(q,Z)=>(q??"").toLowerCase().split(`
`).filter(ft=>Z.test(ft)),ct=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,dt=({file:q,status:Z,changes:ft,patch:mt})=>mt===null&&Z!=="added"&&ft>0&&ct.test(
q);var Ot=t(2859),St=t(1435),Rt=t(5866),wt=t(370);async function _t(q,Z){const ft=Z.now(),mt=await(0,wt.SQ)(q,Z),Mt=q.scan.length===0?0:Z.now()-ft,It=(0,wt.PT)(
q,mt,Z),vt=(0,K.L2)(It),{clients:At}=vt,Kt={usages:(0,Y.sw)(mt.usages,At),notes:(0,Y.vH)([...mt.notes,...Qt(mt,Z.stop.why)],At)},bt=await Xt(Kt,q,Z),jt=(0,St.j)(
bt.usages,q,vt,{...Z,mayHavePlugins:(0,wt.C_)(mt,q)}),{roots:Dt,notes:xt}=(0,Rt.D0)({...Kt,scanned:mt,changed:bt.files,dialect:vt,settings:q}),Jt=(0,j.X)(jt.usages,
Dt),nn=(0,Ot.C)(q,Jt,At,(0,Y.kA)(Kt.usages)),{configs:un,releases:rn}=jt,{environment:an}=Z,{files:fn,bytes:dn}=mt;return{dialect:{...vt,releases:rn},configs:un,
usages:Jt,roots:Dt,requirements:nn,notes:[...(0,Rt.a3)(bt.notes,Jt,q,an),...xt],newHosts:bt.newHosts,isEmpty:q.scan.length>0&&mt.isEmpty&&mt.endedAt===null,complaints:jt.
findings,allUsages:Kt.usages,changes:bt.changes,remarks:[...bt.remarks,...jt.remarks],scan:{files:fn,bytes:dn,usages:Jt.length,durationMs:Mt},clients:()=>(0,K.rU)(
vt,It.scan),repositories:[],missing:null,checkouts:null}}async function Xt(q,Z,ft){const mt=Z.changedOnly?await ft.changes(Z):null;return{changes:mt,...H(q,mt,It=>{
const vt=(0,_.yR)((0,y.join)(ft.directory,It));return vt.ok?vt.text:null})}}function Qt({endedAt:q,files:Z},ft){return q===null||ft===null?[]:[(0,Y.YW)(q,(0,L.fileLimit)(
{kind:"time",stopped:ft,files:Z}))]}function tn({requirements:q,repositories:Z}){const{size:ft}=new Set(q.map(({host:Mt})=>Mt));if(ft<=et.pS)return;const mt=`${ft}\
 hosts, the limit is ${et.pS}`;throw new B.GN([Z.length>0?`usages name ${mt}: check fewer repositories at once`:`scan found ${mt}: narrow scan or exclude files`])}
var en=t(5960);const cn=function(...q){const{nameRepository:Z}=t.late([400,210,724],1724);return new.target?new Z(...q):Z(...q)},ln=function(...q){const{prepareFleet:Z}=t.
late([921,341,210,207],7207);return new.target?new Z(...q):Z(...q)};async function on(q,Z){const ft=new Date,mt=(0,b.s)(q,Z),Mt=mt.deadlineMs,It=Z.startTimer(Mt,
()=>Z.stop.end({kind:"deadline",ms:Mt}));try{const vt=await V(mt,Z);tn(vt),await(0,p.x)();const At=await it(vt,mt,Z,ft);return await Wt(At,vt,mt,Z,ft)}finally{It()}}
const V=(q,Z)=>q.usages.length===0?_t(q,Z):ln(q,Z);async function it(q,Z,ft,mt){const{environment:Mt,stop:It,isFork:vt}=ft,{dialect:At}=q,Kt={...q,...await yt(q,
Z,ft),tokenVariables:zt(Mt),tokenHosts:Z.tokens.map(({host:bt})=>bt),stopped:kt(It.why,q.missing)};return(0,T.S4)(Kt,{...Z,dialect:At,isFork:vt,now:mt.getTime()})}
async function yt(q,Z,ft){const{requirements:mt,roots:Mt,dialect:It}=q,vt=(0,en.e)(mt,Z,It),At=Array.from(vt,([xt,Jt])=>(0,en.i)(xt,Jt)),Kt=new Set(mt.map(({host:xt})=>xt).
filter(xt=>!vt.has(xt))),bt=Z.depth!=="discovery"&&Mt.length>0;if(Kt.size===0&&!bt)return{visits:At,predicted:T.j7,tokenSources:new Map};const{contact:jt}=await Promise.
all([t.e(921),t.e(456),t.e(696)]).then(t.bind(t,2696)),Dt=await jt([...Kt],q,Z,ft);return{...Dt,visits:[...Dt.visits,...At]}}const kt=(q,Z)=>q===null||Z===null?
q??Z:{kind:"several",reasons:[q,Z]};async function Wt(q,Z,ft,mt,Mt){const{configs:It,allUsages:vt,requirements:At,changes:Kt,scan:bt,clients:jt}=Z,Dt=Yt(At),xt=[
...Z.remarks,...(0,I.rc)(q)],{why:Jt,evidence:nn}=Z.dialect,un={verdict:q,remarks:(0,I.q9)(xt),detection:{why:Jt,evidence:nn}},{verdict:rn,remarks:an,detection:fn}=mt.
secrets.redact(un,Dt);return{settings:ft,changes:Kt,verdict:rn,context:{dialect:{...Z.dialect,...fn},failOn:ft.failOn,scan:bt,remarks:an,startedAt:Mt.toISOString(),
durationMs:Date.now()-Mt.getTime(),version:R.xv,docsUrl:R.aq,clients:jt(),sources:o((0,u.sC)(rn.findings),{...mt.secrets,kept:Dt,usages:vt,configs:It,directory:mt.
directory,checkedAt:Mt.getTime()}),links:null,repository:Gt(rn,Z,mt),repositories:Z.repositories,history:null}}}function Gt(q,{scan:Z,repositories:ft},{directory:mt,
environment:Mt}){return Z.files===0||ft.length>0?null:cn(mt,(0,a.R8)(q),Mt)}const zt=q=>Object.keys(q).filter(Z=>/^TFE?_?TOKEN/i.test(Z)),Yt=q=>new Set(q.flatMap(
({host:Z,service:ft})=>[Z,(0,S.nx)(Z),ft]))}),9461:((at,U,t)=>{t.d(U,{$:()=>P});var y=t(3024),A=t(5747);function P(_){try{const k=(0,y.realpathSync)(_),g=(0,y.statSync)(
k);return g.isFile()?{kind:"file",path:k}:{kind:g.isDirectory()?"directory":"special",path:k}}catch(k){return{kind:"error",code:(0,A.Oj)(k)}}}}),8185:((at,U,t)=>{
t.d(U,{C:()=>i,I:()=>l});var y=t(4283),A=t(7052),P=t(6697),_=t(1064),k=t(1831),g=t(2886);const E=(c,{allowedHosts:n,hostnames:o})=>(0,k.Jr)(c,n)||o.some(M=>M.host===
c),m={file:".",line:1,column:1,endColumn:1},O=1e4;function i(c,n,o=O){if(n.allowedHosts.length===0)return[];const M=new Map,r=[];let $=0;for(const{directHost:f,
kind:e,isOverridden:h,place:s,clients:v}of c){if(f===void 0||h||E(f,n))continue;const T=e==="backend_http"||e==="remote_state"?"backend":"download",p=`${T} ${f}`,
S=M.get(p);if(S===void 0&&M.size>=o){$+=1;continue}const R=S??d(f,T);M.set(p,R),r.push({...R,place:s,clients:v})}if($===0)return r;const w=(0,A.fileLimit)({kind:"\
problems",max:o,omitted:$});return[...r,{problem:w,place:m,clients:_.Du,host:null}]}function d(c,n){const o=(0,k.Pv)(c),M=o.ok?o.value:null,r=M===null?c:(0,k.nx)(
M);return{problem:(0,P.hostNotAllowed)({host:r,use:n}),host:M}}function l(c,n,o,M){if(M.allowedHosts.length===0)return[];const r=o.filter(({because:$})=>$.some(
w=>typeof w!="string"));return n.flatMap($=>{const{id:w,kind:f}=$;if(f!=="url"||!r.some(v=>v.service===w))return[];const e=(0,y.Dl)($.url),h=e.ok?(0,k.Pm)(e.value):
null;if(h===null||h===c||E(h,M))return[];const s=(0,P.hostNotAllowed)({host:h,service:w,registry:(0,k.nx)(c)});return[(0,g.bz)(s,w)]})}}),8988:((at,U,t)=>{t.d(U,
{s:()=>d,k:()=>$});var y=t(3534),A=t(3410),P=t(5143),_=t(9562);const k=[_.OZ,_.Bn],g=[_.e$,_.xq],E=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...k,...g]},
{matches:/^api\.env0\.com$/,services:g},{matches:/^backend\.api\.env0\.com$/,services:k},{matches:/\.scalr\.io$/,services:k}],m=w=>E.find(({matches:f})=>f.test(
w))?.services??[];var O=t(241),i=t(2886);function d(w,{role:f},e){const h=n(w),s=w.credentials?.hasToken===!0,T=(w.attempt.hops.at(-1)?.challenge??null)===null&&
(s||f!=="guest"),p=s?[]:o(w.host,h,e),R=[...w.difference===null?[]:[w.difference],...p,...h===null||!T?[]:[M(w,h,e)]].map(a=>(0,i.bz)(a)),u=s?[]:l(w,e);return u.
length>0?[...R,...u]:p.length===0?[...R,...c(w,e)]:R}function l(w,{usages:f,isFork:e,depth:h}){const{host:s,attempt:v}=w;if(h==="discovery"||v.discovery.kind!==
"found")return[];const T=f.flatMap(({workspace:p,hasOwnToken:S,needs:R,place:u})=>p===void 0||S||(0,P.Zl)(u.file)?[]:R.filter(a=>a.host===s));return Array.from(
Map.groupBy(T,({service:p})=>p),([p,S])=>{const R=(0,A.cloudToken)({host:s,service:p,isFork:e,...r(w)}),u=S.flatMap(a=>a.clients);return(0,i.bz)((0,i.aZ)(R,u),p)})}
function c(w,{usages:f,isFork:e}){const{host:h,attempt:s,credentials:v}=w;if(s.discovery.kind!=="found"||v?.hasToken||v?.problem)return[];const T=m(h).find(p=>f.
some(({hasOwnToken:S,needs:R,place:u})=>R.some(a=>a.host===h&&a.service===p)&&!S&&!(0,P.Zl)(u.file)));return T===void 0?[]:[(0,i.bz)((0,y.credentialsMissing)({host:h,
service:T,isFork:e,...r(w)}),T)]}function n(w){const{discovery:f,hops:e}=w.attempt;return f.kind==="failed"&&f.problem.code==="document-unauthorized"?e.at(-1)?.
status??null:null}function o(w,f,{tokenVariables:e,hosts:h}){return(0,O.B)(e,w,h).filter(({isParent:s})=>!s||f!==null).map(({variable:s,why:v,write:T})=>(0,y.credentialsNearMiss)(
{host:w,variable:s,why:v,write:T}))}function M(w,f,{isFork:e}){const{host:h,credentials:s}=w;return s?.hasToken?(0,y.credentialsRejected)({host:h,status:f,source:s.
source}):(0,y.credentialsMissing)({host:h,service:null,isFork:e,...r(w)})}function r({credentials:w,looks:f}){const e=f.flatMap(T=>T.looks),h=T=>[...new Set(e.flatMap(
({held:p,source:S})=>p!=="not read"===T?S:[]))],s=w===null?h(!0):[w.source],v=w===null?h(!1):[];return{searched:s,notRead:v}}function $(w,f){return w.filter(e=>!f.
includes(e)).map(e=>(0,i.bz)((0,y.credentialsUnused)({host:e})))}}),2886:((at,U,t)=>{t.d(U,{ER:()=>i,HJ:()=>r,Np:()=>n,Rh:()=>w,TC:()=>f,aZ:()=>O,b4:()=>k,bz:()=>m,
hD:()=>c,l$:()=>E,ld:()=>M,ml:()=>d,pi:()=>o,xJ:()=>l});var y=t(5143),A=t(5799),P=t(1831),_=t(7715);const k=e=>({...e,needed:e.places.some(h=>typeof h=="string"||
!(0,y.Zl)(h.file))}),g=["module","provider","version","package","lock","not"],E=({problem:e,places:h})=>g.includes(e.code.replace(/-.*/,""))&&h.length>0&&h.every(
s=>typeof s!="string"),m=(e,h=null,s=!0)=>({services:h===null?[]:[h],problem:e,needed:s}),O=(e,h)=>({...e,affects:e.affects.filter(s=>h.includes(s))}),i=({problem:e,
needed:h})=>h&&e.usualSeverity==="error"&&!d.includes(e.code),d=["host-http2","host-check-crashed"];function l({problem:e,needed:h},s){const v=h&&s.some(T=>e.affects.
includes(T));return e.severity==="error"&&!v?"warning":e.severity}const c=(e,h,s)=>({severity:l(e,h),problem:e.problem,affects:e.problem.affects,...s,places:(0,y.
As)(s.places)}),n=(e,h)=>A.oC.indexOf(e.severity)-A.oC.indexOf(h.severity),o=(e,h,s)=>s.some(v=>v.code===e.code&&(v.host===null||v.host===h));function M({problem:e,
services:h},{visit:{host:s,attempt:v},requirements:T,answering:p},{depth:S}){if(S==="discovery"||v.discovery.kind==="skipped")return!0;const R=h.some(a=>p.has(`${s}\
 ${a}`));if(e.code==="service-url-no-slash"&&R)return!1;const u=T.filter(({service:a})=>h.length===0||h.includes(a));return u.length===0||u.some(({isForInit:a})=>a)}
function r(e){const h=new Map;return s=>{const v=JSON.stringify(s),T=h.get(v)??$(s,e);return h.set(v,T),T}}function $(e,h){const s=R=>h.filter(({service:u})=>R.
includes(u)),v=e.length===0?h:s(e),T=e.filter(R=>v.some(({service:u})=>u===R)),p=T.length>0?T:e,S=(v.length>0?v:s(["any"])).flatMap(R=>R.because);return{service:p.
length===1?p[0]??null:null,places:w([...new Set(S)])}}function w(e){const{own:h=[],aside:s=[]}=Object.groupBy(e,v=>typeof v!="string"&&(0,y.Zl)(v.file)?"aside":
"own");return[...h,...s]}function f(e,h){const s=h.some(({because:T})=>T.includes("hostnames input"));return{role:(0,_.V)(e)!==null?"guest":s?"operator":"user",
host:(0,P.nx)(e)}}}),9464:((at,U,t)=>{t.d(U,{f:()=>g,u:()=>m});var y=t(4283),A=t(3534),P=t(1831),_=t(9562),k=t(2886);function g({host:O,attempt:i,credentials:d},l){
const c=d?.hasToken===!0,n=[...l.flatMap(o=>o.kind==="url"&&(0,_.p4)(o.id)&&(0,_.D6)(o.id)?[{url:o.url,service:o.id,isSent:c}]:[]),...i.hops.map(({url:o,authorization:M})=>({
url:o,service:null,isSent:M==="sent"}))].flatMap(({url:o,...M})=>{const r=E(o);return r===null||r===O?[]:[{...M,host:r}]});return[...new Map(n.toReversed().map(
o=>[o.host,o])).values()]}function E(O){const i=(0,y.Dl)(O),d=i.ok?(0,P.Pm)(i.value):null,l=d===null?null:(0,P.Pv)(d);return l?.ok?l.value:null}function m(O,i,{
tokenSources:d,hosts:l}){return g(O,i).flatMap(({host:c,service:n,isSent:o})=>{const M=d.get(c);if(M===void 0)return[];const r=n===null?O.attempt.discovery.kind===
"failed":!o,$=(0,A.credentialsOtherHost)({host:(0,P.nx)(O.host),other:(0,P.nx)(c),source:M,service:n,isSent:o,isNotice:!r||l.has(c)});return[(0,k.bz)($,n)]})}}),
2389:((at,U,t)=>{t.d(U,{j7:()=>e,k2:()=>R,S4:()=>h});var y=t(4e3),A=t(7052),P=t(5143),_=t(5799),k=t(1064),g=t(8185),E=t(8988),m=t(2886);function O(u,a,I){const b=new Set(
u.notes.flatMap(({problem:J,place:W})=>J.code==="file-syntax"?W.file:[])),L=[...u.complaints.map(({problem:J,place:W})=>M((0,m.bz)(J),W,I)),...(0,E.k)(u.tokenHosts,
a).map(J=>M(J,null,I)),...u.isEmpty?[n(I)]:[]],j=[...u.notes.map(J=>d(J,b,I)),...(0,g.C)(u.usages,I).map(({problem:J,clients:W,place:X,host:z})=>{const ot=(0,m.
bz)((0,m.aZ)(J,W));return{host:z,finding:{...M(ot,X,I),host:z}}}),...u.ofAnswers.map(J=>d(J,b,I)),...u.others.map(J=>({host:J.host,finding:o(J,I)})),...L.map(J=>({
host:null,finding:J}))],{placed:K=[],others:Y=[]}=Object.groupBy(j,({finding:J})=>J.places.length>0?"placed":"others"),et=[...i(K),...Y],B=et.flatMap(({host:J,finding:W})=>(0,m.
pi)(W.problem,J,I.ignore)?[]:[W]),H=({exclude:J})=>+(J!==void 0),tt=B.toSorted((J,W)=>(0,m.Np)(J,W)||H(J)-H(W));return{files:tt,ignored:et.length-tt.length}}function i(u){
return[...Map.groupBy(u,({host:I,finding:b})=>{const{problem:L,severity:j,affects:K,exclude:Y}=b,{code:et,message:B,help:H}=L;return JSON.stringify([I,et,j,B,H,
K,Y===void 0])}).values()].flatMap(I=>{const[b]=I;if(b===void 0||I.length===1)return I;const L=(0,P.As)(I.flatMap(({finding:Y})=>Y.places)),j=new Set(I.flatMap(
({finding:Y})=>Y.exclude??[])),K=j.size===0?{}:{exclude:[...j]};return[{...b,finding:{...b.finding,places:L,...K}}]})}function d(u,a,I){const{problem:b,place:L,
host:j,isPlaceholder:K}=u,Y=u.aside??L.file;if(b.code==="file-limit"&&I.allowedHosts.length>0){const J={...b,message:(0,y.Fn)(b.message)};return{host:j,finding:{
...c(u,J,I),severity:"error"}}}const et=K||a.has(L.file),B=b.severity==="error"&&(et||(0,P.Zl)(Y)),H=B?{...b,severity:"warning"}:b,tt=c(u,H,I);return!B&&!(0,P.Zl)(
Y)?{host:j,finding:tt}:{host:j,finding:{...tt,exclude:[(0,P.n7)(Y)]}}}const l={error:"warning",warning:"notice",notice:"notice"};function c({place:u,others:a=[],
clients:I,checkedFor:b},L,j){const K=b??j.dialect,et=K.isGuess&&k.Du.some(tt=>!I.includes(tt))?l[L.severity]:L.severity,B=(0,m.bz)({...(0,m.aZ)(L,I),severity:et}),
H=M(B,u,{dialect:K});return{...H,places:[...H.places,...a]}}function n(u){const{scan:a,hostnames:I,usages:b}=u,L=I.length>0,j=(0,A.nothingToCheck)({scan:a,hasHostnames:L,
isFleet:b.length>0});return{...M((0,m.bz)(j),null,u),severity:j.severity}}function o({host:u,places:a,...I},b){const L=(0,_.pj)(I.problem,(0,m.TC)(u,[]));return{
...M({...I,problem:L},null,b),host:u,places:(0,P.As)(a)}}const M=(u,a,{dialect:I})=>(0,m.hD)(u,I.clients,{host:null,service:null,places:a===null?[]:[a],isHostNew:!1});
var r=t(9464);const $=function(...u){const{judgeRequests:a}=t.late([921,456,696],2696);return new.target?new a(...u):a(...u)},w=function(...u){const{crashedVisit:a}=t.
late([921,456,696],2696);return new.target?new a(...u):a(...u)},f=function(...u){const{judgeVisit:a}=t.late([921,456,696],2696);return new.target?new a(...u):a(
...u)},e={drafts:[],notes:[],roots:[],requests:[],answering:new Set};function h(u,a){const{requirements:I,visits:b}=u,L=Map.groupBy(I,({host:_t})=>_t),j=b.map(({
host:_t})=>_t),K=new Set(j),Y={...a,...u,hosts:K},et=Map.groupBy(u.predicted.drafts,({host:_t})=>_t),B=Map.groupBy(u.predicted.requests,({host:_t})=>_t),H=b.map(
_t=>{const Xt=u.newHosts.has(_t.host),Qt={visit:_t,requirements:L.get(_t.host)??[],predicted:et.get(_t.host)??[],requests:B.get(_t.host)??[],answering:u.predicted.
answering,isNew:Xt};try{const tn=f(Qt,a,Y);return{...tn,beyond:(0,r.f)(_t,tn.verdict.services)}}catch(tn){return{...w(Qt,a,tn),beyond:[]}}}),tt=H.map(({verdict:_t})=>_t),
W=[...H.flatMap(_t=>_t.beyond).map(({host:_t})=>_t),...B.keys()],X=[...j,...W],z=Array.from(B,([_t,Xt])=>$({host:_t,known:[]},Xt,a).map(Qt=>({...Qt,host:_t,places:[]}))),
ot=[...u.predicted.drafts,...z.flat()].filter(({host:_t})=>!K.has(_t)),ct=u.predicted.notes,dt=O({...u,ofAnswers:ct,others:ot},X,a),Ot=[...H.flatMap(({ofFiles:_t})=>_t),
...dt.files].sort(m.Np),St=[...tt.flatMap(_t=>_t.findings),...Ot].sort(m.Np),{stopped:Rt}=u,wt=S(dt.files);return{passed:Rt===null&&!St.some(({severity:_t})=>R(
_t,a.failOn)),stopped:Rt,hosts:tt,files:Ot,findings:St,ignored:H.reduce((_t,Xt)=>_t+Xt.ignored,dt.ignored),roots:u.predicted.roots.map(_t=>s(_t,a,wt))}}function s({
rows:u,...a},{ignore:I},b){const L=({drafts:j,decidedAt:K})=>j.length>0?j.filter(({problem:Y,host:et})=>!(0,m.pi)(Y,et,I)).map(Y=>({...Y,severity:(0,m.xJ)(Y,a.clients)})):
K.flatMap(Y=>b.get(T(Y))??[]);return{...a,rows:u.map(j=>{const{drafts:K,decidedAt:Y,...et}=j,H=K.length>0||Object.values(et.chosen).includes(null)?L(j).toSorted(
m.Np):[],tt=new Map(H.map(({problem:J})=>[J.code,v(J)]));return{...et,worst:H[0]?.severity??null,problems:[...tt.values()]}})}}const v=({code:u,title:a,usualSeverity:I})=>({
code:u,title:a,usualSeverity:I}),T=({file:u,line:a})=>`${u}:${a}`,p=/^(?:constraint|lock)-/,S=u=>{const a=u.filter(({problem:b})=>p.test(b.code)).flatMap(b=>b.places.
map(L=>({place:L,finding:b}))),I=Map.groupBy(a,({place:b})=>typeof b=="string"?b:T(b));return new Map(Array.from(I,([b,L])=>[b,L.map(({finding:j})=>j)]))},R=(u,a)=>u===
"error"?a!=="never":u==="warning"&&a==="warning"}),6897:((at,U,t)=>{t.d(U,{n:()=>A,x:()=>P});const y=100;async function A(_,k,g){let E=performance.now();for(;;){
const m=_.next(k.why!==null);if(m.done)return m.value;performance.now()-E<y||(g(m.value),await P(),E=performance.now())}}const P=()=>new Promise(_=>setImmediate(
_))}),9664:((at,U,t)=>{t.d(U,{Gz:()=>A,LA:()=>k,jt:()=>P,un:()=>_});var y=t(3916);const A=(g,E)=>g===""?E:`${g}/${E}`,P=g=>g.slice(0,Math.max(0,g.lastIndexOf("/")));
function _(g,E){const m=(0,y.join)(g,E).replace(/\/$/,"");return m==="."?"":m}const k=g=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(g)}),1022:((at,U,t)=>{t.d(
U,{m:()=>c,s:()=>o});var y=t(3625),A=t(6246),P=t(1831),_=t(8408),k=t(5011);const g={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},E="hash\
icorp",m="-",O='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',i={prefix:"terraform-",whose:"a Terr\
aform",frequency:"often"},l={terraform:[i],opentofu:[i,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function c(e,h){const s=e.split("/");if(s.
length>3||s.includes(""))return n(O);const[v="",T,p]=s.reverse(),S=o(v);if(!S.ok){const j=`${(0,A.o)(v)} in source ${(0,A.o)(e)}`;return n(`Invalid provider typ\
e: Invalid provider type ${j}: ${S.why}"`)}const R=p===void 0,u=R?(0,y.J)((0,k.Vm)(h)):(0,P.Pv)(p);if(T===void 0&&u.ok){const j={hostImplied:R,namespace:E,type:S.
value};return{kind:"registry",host:u.value,...j}}const a=M(T??""),I=`namespace "" in source ${(0,A.o)(e)}`;if(!a.ok)return n(`Invalid provider namespace: Invali\
d provider ${I}: ${a.why}"`);if(!u.ok){const j="Invalid provider source hostname";return n(`${j}: ${j} ${I}: ${u.why}"`)}const b={hostImplied:R,host:u.value,namespace:a.
value,type:S.value},L=$(b,h);return L===void 0?{kind:r(b,h),...b}:n(L)}const n=e=>({kind:"invalid",error:e});function o(e){if(/^[a-z0-9]+$/.test(e))return(0,y.J)(
e);if(e==="")return(0,y.T)("must have at least one character");if(e.includes("."))return(0,y.T)("dots are not allowed");if(e.includes("--"))return(0,y.T)("canno\
t use multiple consecutive dashes");const h=(0,_.YE)(e);return h.ok?(0,y.J)((0,_.DI)(h.value)):(0,y.T)("must contain only letters, digits, and dashes, and may n\
ot use leading or trailing dashes")}const M=e=>e===m?(0,y.J)(e):o(e);function r({host:e,namespace:h},s){return h===m?"legacy":h==="builtin"&&g[s].includes(e)?"b\
uiltin":"registry"}function $(e,h){const s=(0,k.Vm)(h);if(e.namespace===m&&e.host!==s)return`Invalid provider namespace: The legacy provider namespace "-" can b\
e used only with hostname ${s}.`;const v=l[h].find(({prefix:T})=>e.type.startsWith(T));return v===void 0?void 0:w(e,v,h)}function w(e,{prefix:h,whose:s,frequency:v},T){
const p=`${h}provider-`,S=e.type.slice(p.length);if(!e.type.startsWith(p)||!o(S).ok)return`Invalid provider type: Provider source ${(0,A.o)(f(e))} has a type wi\
th the prefix ${(0,A.o)(h)}, which isn't allowed because it would be redundant to name ${s} provider with that prefix. If you are the author of this provider, r\
ename it to not include the prefix.`;const R=f({...e,type:S},T);return`Invalid provider type: Provider source ${(0,A.o)(f(e,T))} has a type with the prefix ${(0,A.
o)(p)}, which isn't valid. Although that prefix is ${v} used in the names of version control repositories for ${s.split(" ")[1]} providers, provider source stri\
ngs should not include it.

Did you mean ${(0,A.o)(R)}?`}const f=({host:e,namespace:h,type:s},v)=>v!==void 0&&e===(0,k.Vm)(v)?`${h}/${s}`:`${(0,P.nx)(e)}/${h}/${s}`}),241:((at,U,t)=>{t.d(U,
{B:()=>_});var y=t(1831);const A=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,P="TF_TOKEN_";function _(i,d,l){const[c]=(0,y.fK)(d);return c===void 0?[]:i.flatMap(n=>{const o=(0,y.
$k)(n);if(o!==null&&l.has(o))return[];const M=k(n,o,d);return M===null?[]:[{variable:n,why:M,write:c,isParent:g(o,d)}]})}function k(i,d,l){const c=A.exec(i)?.[0];
if(c===void 0)return null;const n=i.slice(c.length);return d!==null&&g(d,l)?`it is for ${(0,y.nx)(d)} only: the clients do not use the tokens of parent domains`:
m(l).some(o=>o===E(n))?c!==P?`it begins with ${c}, and the clients read only ${P}`:d===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,y.nx)(d)}${O(n,l)}`:null}const g=(i,d)=>i!==null&&(0,y.Sv)(d).name.endsWith(`.${(0,y.Sv)(i).name}`),E=i=>i.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function m(i){const{name:d}=(0,y.Sv)(i);return[...new Set([i,d,(0,y.nx)(i)].map(E))]}function O(i,d){const{name:l,port:c}=(0,y.
Sv)(d);return c!==443&&!i.includes(":")?"; a port follows a colon":l.includes("-")&&!i.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((at,U,t)=>{
t.d(U,{S3:()=>v,Wi:()=>$,YM:()=>T,a2:()=>h,cZ:()=>g,cr:()=>f,hs:()=>e,pq:()=>s,sC:()=>w});var y=t(2886),A=t(1064),P=t(1831),_=t(8884);const k=3;function g(p){return[
...Map.groupBy(E(p),O).values()].flatMap(S=>{const R=[...Map.groupBy(S,i).values()];return R.length>k?[S]:R}).flatMap(S=>d(S)??[]).map(S=>({cause:S,hits:(0,_.eb)(
S.findings).length})).toSorted(({cause:S,hits:R},{cause:u,hits:a})=>(0,y.Np)(S,u)||m(S)-m(u)||a-R||u.hosts.length-S.hosts.length).map(({cause:S})=>S)}const E=p=>p.
map(S=>({finding:S,hits:(0,_.eb)([S]).length})).toSorted((S,R)=>R.hits-S.hits).map(({finding:S})=>S);function m({code:p,affects:S}){return p==="host-not-checked"?
2:S.length===0||A.Du.some(R=>S.includes(R))?0:1}const O=({severity:p,problem:S,affects:R,exclude:u})=>JSON.stringify([p,S.code,R,u===void 0]),i=p=>p.exclude===void 0?
M(p.problem.help??"",p):"";function d(p){const[S]=p;if(S===void 0)return null;const R=[...new Set(p.flatMap(({host:B})=>B??[]))],{code:u,title:a,help:I,message:b}=S.
problem,L=(B,H)=>R.length>1?M(B,H):B,j=L(b,S),K=p.every(B=>L(B.problem.message,B)===j),Y=L(I??"",S),et=p.every(B=>L(B.problem.help??"",B)===Y);return{severity:S.
severity,code:u,title:a,affects:S.affects,findings:p,hosts:R,message:K?j:null,help:Y!==""&&et?o(Y,p):null}}const l=/\bTF_TOKEN_\w+/g,c="TF_TOKEN_HOST",n=5;function o(p,S){
if(!p.includes(c))return p;const R=new Set(S.flatMap(({problem:u})=>u.help?.match(l)??[]));return R.size<=n?`${p}; ${c} is ${[...R].join(" or ")}`:`${p}; in ${c}\
, write each dot of the host as an underscore and each hyphen as two`}function M(p,{host:S}){return S===null||p===""?p:[...new Set([S,(0,P.nx)(S)])].reduce((R,u)=>R.
replaceAll(u,r),p).replace(l,c).replaceAll(/\bhost the host/g,"the host")}function r(p,S,R){const[u=" ",a=" "]=[R[S-1],R[S+p.length]];return/[\s("]/.test(u)&&/[\s,;.:)"]/.
test(a)?"the host":"HOST"}const $=3,w=p=>g(p).flatMap(S=>f(S).slice(0,$).flatMap(([,R])=>(0,_.tN)(R)??[]).filter(R=>!(0,_.cC)(R))),f=({message:p,findings:S})=>p===
null?[...Map.groupBy(S,({problem:R})=>R.message)]:[[p,S]],e=({hosts:p,findings:S})=>p.length>0&&!S.every(y.l$),h=p=>e(p)?"host":"place";function s(p){return e(p)?
p.hosts.length:(0,_.yv)(p.findings).lines.length}function v(p){const{findings:S,message:R}=p;return R===null?S.map(u=>[u]):e(p)?[...Map.groupBy(S,({host:u})=>u).
values()]:(0,_.yv)(S).lines}function T(p){const S=p.filter(a=>e(a)&&a.hosts.length>1),u=[...Map.groupBy(S,({hosts:a})=>a.toSorted().join()).values()].flatMap(([
a,...I])=>a===void 0?[]:I.map(b=>[b,a.code]));return new Map(u.filter(([{message:a}])=>a!==null))}}),4503:((at,U,t)=>{t.d(U,{DZ:()=>n,R8:()=>M,aE:()=>_,oW:()=>o,
uM:()=>P});var y=t(5143),A=t(8884);function P({file:r,line:$},{links:w,repositories:f}){const{repository:e,path:h}=(0,y.bH)(r);if(e!==null){const v=c(g(f).get(e)),
T=h==="."?null:o(h);return v===null||T===null?null:`${v}/${T}#L${$}`}const s=w?.get(r);return s===void 0?null:s.diff?.lines.has($)?`${s.diff.url}R${$}`:`${s.url}\
#L${$}`}const _=(r,{repositories:$})=>{const w=g($).get(r)?.url??null;return w===null||l(w)===null?null:w},k=new WeakMap;function g(r){const $=k.get(r)??new Map(
r.map(w=>[w.name,w]));return k.set(r,$),$}const E=600,m=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,O=/^(?:[\da-f]{40}|[\da-f]{64})$/,
i=/^gitlab\.com$/i,d=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,l=r=>r.length<=E?m.exec(r)?.[1]??
null:null;function c(r){const{url:$=null,commit:w=null}=r??{},f=$===null?null:l($);return f===null||w===null||!O.test(w)||d.test(f)?null:`${$}${i.test(f)?"/-":""}\
/blob/${w}`}const n=r=>c(r)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function o(r){if(!r.isWellFormed())return null;const $=w=>encodeURIComponent(w).replace(
/[!'()*_~]/g,f=>`%${f.charCodeAt(0).toString(16).toUpperCase()}`);return r.split("/").map($).join("/")}function M(r){const $=new Set;for(const w of(0,A.YC)(r).flat())
typeof w!="string"&&(0,A.CN)(w.file)&&$.add(w.file);return $}}),7574:((at,U,t)=>{t.d(U,{I$:()=>k,QN:()=>m,kJ:()=>P,nO:()=>O,tY:()=>_,u8:()=>E});var y=t(4120);const A=864e5;
function P(i){const d=Math.round(i);if(d<1e3)return`${d} ms`;if(d<59950)return`${(d/1e3).toFixed(1)} s`;const l=Math.round(d/1e3);return`${Math.floor(l/60)} min\
 ${l%60} s`}function _(i){return i<1e3?`${i} B`:i<999950?`${(i/1e3).toFixed(1)} kB`:`${(i/1e6).toFixed(1)} MB`}function k(i){return[["DNS",i.lookupMs],["connect",
i.connectMs],["TLS",i.tlsMs],["first byte",i.firstByteMs],["total",i.totalMs]].flatMap(([l,c])=>c===null?[]:[[l,c]])}const g=6e4;function E(i,d){const l=Date.parse(
d)-Date.parse(i);if(!(l>=g))return"less than a minute";const c=Math.floor(l/g),n=[{count:Math.floor(c/1440),unit:c>=2880?"days":"day"},{count:Math.floor(c%1440/
60),unit:"h"},{count:c%60,unit:"min"}],o=n.findIndex(({count:M})=>M>0);return n.slice(o,o+2).filter(({count:M})=>M>0).map(({count:M,unit:r})=>`${M} ${r}`).join(
" ")}const m=i=>`${i.slice(0,16).replace("T"," ")} UTC`;function O(i,d){const l=(Date.parse(i)-Date.parse(d))/A;if(Number.isNaN(l))return i;const c=(0,y.px)(Math.
floor(Math.abs(l)),"day"),n=Math.abs(l)<1,o=n?"within the last day":`${c} ago`,M=n?"in less than a day":`in ${c}`;return`${i.slice(0,10)} (${l<0?o:M})`}}),4120:((at,U,t)=>{
t.d(U,{DO:()=>o,H8:()=>m,Iu:()=>E,J5:()=>O,QI:()=>n,Rk:()=>M,SY:()=>d,Sk:()=>i,_l:()=>g,dy:()=>_,od:()=>l,px:()=>k,wO:()=>c});var y=t(4e3),A=t(5799),P=t(1064);const _="\
new in this pull request",k=(r,$)=>`${r} ${r===1?$:g($)}`,g=r=>`${r.replace(/(?<=[^aeiou])y$/,"ie")}s`,E=r=>r.replace(/^./u,$=>$.toUpperCase()),m=r=>A.oC.flatMap(
$=>{const{length:w}=r.filter(f=>f.severity===$);return w===0?[]:[k(w,$)]}).join(", "),O=({length:r},$)=>r<=2*$?r:$;function i(r,$,w,f=e=>`and ${e} more`){const{
shown:e,more:h}=(0,y.zN)(r,$);return[...e.map(w),...h>0?[f(h)]:[]]}const d=r=>P.zK.every($=>r.includes($))?"all clients":r.map($=>P.bB[$]).join(", ");function l(r,$){
const w=$.filter(f=>r.includes(f));return r.length===0||w.length===$.length?"":w.length===0?"no client in use":w.map(f=>P.bB[f]).join(", ")}const c=r=>r.map($=>P.
bB[$]).join(" and "),n=({clients:r,versions:$})=>r.map(w=>[P.bB[w],$[w]].join(" ").trim()).join(" and "),o=r=>r==="any"?"any service":r;function M(r){switch(r){case"\
none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((at,U,t)=>{
t.d(U,{BQ:()=>T,CN:()=>S,Dc:()=>v,II:()=>g,Ky:()=>E,Qz:()=>s,R3:()=>k,Xd:()=>f,YC:()=>w,Yx:()=>r,_X:()=>n,cC:()=>i,eb:()=>d,eo:()=>_,et:()=>p,fP:()=>o,iW:()=>l,
mj:()=>c,oN:()=>M,rv:()=>m,tN:()=>e,xi:()=>h,yv:()=>$});var y=t(5143),A=t(4120),P=t(8641);const _=a=>R(a)?`${g(a.file)}:${a.line}`:a,k=({file:a,line:I,column:b})=>`${g(
a)}:${I}:${b}`;function g(a){const{repository:I,path:b}=(0,y.bH)(a);if(I===null)return(0,P.J7)(a);const L=(0,P.J7)(I);return b==="."?L:`${L}//${(0,P.J7)(b)}`}function E(a,I,b=_){
const{places:L,isOfRepositories:j}=m(u(a)),K=L.slice(0,I).map(b).join(", "),Y=L.length-I;return Y<=0?K:`${K} and ${(0,A.px)(Y,j?"more repository":"more place")}`}
function m(a){const I=O(a),b=I.filter(i).length>1;return{places:b?I:a,isOfRepositories:b}}function O(a){const I=new Set;return a.filter(b=>{const L=R(b)?(0,y._M)(
b.file):null;return L===null?!0:!I.has(L)&&I.add(L)})}const i=a=>R(a)&&(0,y._M)(a.file)!==null;function d(a){const I=new Map;for(const b of new Set(a.map(({places:L})=>L)))
for(const L of b.filter(R)){const j=(0,y._M)(L.file);j!==null&&!I.has(j)&&I.set(j,L)}return[...I.values()]}const l=(a,I)=>a===I?`all ${I} repositories`:`${a} of\
 ${I} repositories`;function c(a,I){const{length:b}=I>1?d(a):[];return b>1?l(b,I):""}function n(a){const I=a.filter(({severity:L})=>L!=="notice").flatMap(L=>d([
L]).map(j=>{const{severity:K,problem:Y}=L;return{repository:(0,y._M)(j.file)??"",severity:K,code:Y.code,place:j}})),b=({findings:L},j)=>L.filter(K=>K.severity===
j).length;return Array.from(Map.groupBy(I,({repository:L})=>L),([L,j])=>({repository:L,findings:j})).toSorted((L,j)=>b(j,"error")-b(L,"error")||b(j,"warning")-b(
L,"warning"))}const o=({length:a})=>`with errors or warnings in ${a===1?"its":"their"} own files`;function M(a,I){const{isOfRepositories:b}=m(a),L=K=>(b?(0,y._M)(
K.file):null)??_(K),j=new Set(I.map(K=>K&&L(K)));return a.filter(K=>!j.has(L(K)))}const r=(a,I=_)=>E(a,a.every(R)?1:2,I);function $(a){const I=[...new Set(a.map(
j=>j.places))].flat(),b=u(I.filter(R)),L=[...new Set(I.filter(j=>typeof j=="string"))];return{lines:b,settings:L}}const w=({findings:a,hosts:I,roots:b})=>[...new Set(
[...a.map(({places:L})=>L),...I.flatMap(({requirements:L})=>L.map(({because:j})=>j)),...b.flatMap(({rows:L})=>L.map(({places:j})=>j))])],f=({places:a})=>a.find(
R)??null,e=a=>a.map(f).find(I=>I!==null)??null;function h(a,{clients:I,repositories:b},L,j){const{lines:K,settings:Y}=$([a]);return[["help",(0,P.RK)(a.problem.help??
"",L)],["affects",(0,A.od)(a.affects,I)],["hits",c([a],b.length)],["also at",E(M(K,K.slice(0,1)),j)],["required by",E(Y,j)]].filter(([,B])=>B!=="")}const s=({requirements:a})=>a.
some(({because:I})=>I.some(R)),v=a=>new Set(a.flatMap(({places:I})=>I.filter(R).map(({file:b})=>b))).size,T=a=>a.filter(I=>f(I)===null),p=a=>a.every(({problem:I})=>I.
code.startsWith("credentials-"))?"credentials":"settings",S=a=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(a)&&(0,y._M)(a)===null,R=a=>typeof a!="string";function u(a){
const I=new Set;return a.filter(b=>{const L=typeof b=="string"?b:`${b.line}:${b.file}`;return!I.has(L)&&I.add(L)})}}),6763:((at,U,t)=>{t.d(U,{h$:()=>o,q9:()=>m,
rc:()=>O});var y=t(4e3),A=t(5143),P=t(7574),_=t(4120),k=t(8884);const g=50,E=3,m=r=>(0,_.Sk)(r,g,$=>$,$=>`and ${(0,_.px)($,"more remark")}`),O=r=>[...i(r),...d(
r),...c(r)];function i(r){return(0,k.YC)(r).some(({length:w})=>w===A.WD)?[`lists of places end after ${A.WD} places`]:[]}function d({files:r}){const $=r.filter(
({exclude:e,severity:h})=>e!==void 0&&h!=="notice"),w=new Set($.flatMap(({exclude:e})=>e??[])),f=(0,k.eb)($).length;return $.length===0?[]:[l($.length,[...w],f)]}
function l(r,$,w){const f=r===1?"1 finding is":`${r} findings are`,e=w===1?" of 1 repository":` of ${w} repositories`,[h,s]=w===0?["","`exclude`"]:[e,"`exclude`\
 where their files are read"];return`${f} in tests, examples or templates${h}, where errors are warnings; to skip such files, set ${s}: ${(0,y.K4)($,E,y.dh)}`}function c({
roots:r}){return r.some(({rows:w})=>w.some(({platforms:f})=>f.some(({available:e})=>e===!0)))?["signatures of provider packages were not verified"]:[]}function n({
hosts:r},{scan:$,repositories:w}){const{files:f,bytes:e,usages:h,durationMs:s}=$,v=r.filter(k.Qz).length,T=v===0?"no registry host is used":`${(0,_.px)(h,"usage")}\
 of ${(0,_.px)(v,"registry host")}`;return w.length>0?`${T} in ${(0,_.px)(w.length,"repository")}`:f===0&&s===0?null:f===0?"found no Terraform or OpenTofu files":
`scanned ${(0,_.px)(f,"file")} (${(0,P.tY)(e)}) in ${(0,P.kJ)(s)}: ${T}`}function o(r,$){const{dialect:w,durationMs:f,scan:e,remarks:h}=$,s=n(r,$),T=r.hosts.length===
0&&e.files===0?"":` for ${(0,_.QI)(w)} (${w.why})`;return[`${M(r)}; checked in ${(0,P.kJ)(f)}${T}`,...s===null?[]:[s],...h]}function M({findings:r,ignored:$}){const w=(0,_.
H8)(r)||"no findings";return $>0?`${w}, ${$} ignored`:w}}),7236:((at,U,t)=>{t.d(U,{l:()=>A,o:()=>P});var y=t(1022);function A({kind:_,text:k,address:g},E,m){switch(_){case"\
required_provider":case"state_store_provider":case"lock_provider":{const O=(0,y.m)(k??"",m);return O.kind==="registry"?O:null}case"required_provider_nosource":case"\
required_provider_legacy":return{host:E,namespace:"hashicorp",type:P(g)};case"implied_provider":return{host:E,namespace:"hashicorp",type:(k??"").replace(/[._].*$/s,
"")};default:return null}}const P=_=>_.replace(/^.*\./s,"")}),5257:((at,U,t)=>{t.d(U,{JT:()=>k,KS:()=>g,MP:()=>_,W$:()=>P,cd:()=>A});const y="hostnames input",A={
file:y,line:1,column:1,endColumn:1},P=E=>E.file===y?y:E,_=({host:E,namespace:m,name:O,system:i})=>`${E}/${m}/${O}/${i}`,k=({host:E,namespace:m,type:O})=>`${E}/${m}\
/${O}`;function g({version:E},m){if(E===null)return null;const O=E.text??E.values?.[m]??null;return O===null?null:{text:O,place:E.place}}}),3862:((at,U,t)=>{t.d(
U,{X:()=>g});var y=t(9664),A=t(5011),P=t(7236),_=t(5257);const k=/^\.{1,2}\//;function g(m,O){const i=Map.groupBy(O,({lockFile:n})=>n),d=new Set(m.flatMap(({kind:n,
text:o,place:M})=>E.test(n)&&!k.test(o??"")?(0,y.jt)(M.file):[])),l=new Map,c=(n,o)=>{if(n.calls.length>0||n.directories.some($=>d.has($)))return!0;const M=l.get(
n)??new Set(n.providers.map($=>(0,_.JT)($.provider)));l.set(n,M);const r=(0,P.l)(o,(0,A.Vm)(n.client),n.client);return r===null||M.has((0,_.JT)(r))};return m.map(
n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const o=i.get(n.place.file)??[];return o.length===0||o.some(M=>c(M,n))?n:{...n,needs:[]}})}const E=/^(?:module|test_module|terragrunt_source|installed_module)/}),
8416:((at,U,t)=>{t.d(U,{L2:()=>d,oh:()=>E,rU:()=>l});var y=t(4e3),A=t(5143),P=t(1064),_=t(5603),k=t(3469);const g=function(...h){const{readTools:s}=t.late([400,
210,724],1724);return new.target?new s(...h):s(...h)};function E(h,s){let v;return()=>(v??=g(h,s),v)}const m=["terraform"],O="assumed, CLI not detected; set `di\
alect`",i="CLI not detected; set `dialect` to check one";function d({setting:h,scan:s}){const v=h.name==="auto"?null:n(h.name);if(s===null||s.isEmpty){const a=v===
null?i:c;return w(v??P.Du,[a],[],h,{signs:[],constraints:[]})}const T=$(s,h,v),{constraints:p}=s;if(v!==null)return w(v,[c],[],h,{signs:T,constraints:p});const S=r(
T);if(S.length===0)return{...w(m,[O],[],h,{signs:T,constraints:p}),isGuess:!0};const R=o(S),u=R.flatMap(a=>S.find(I=>I.client===a)??[]);return w(R,u.map(e),S,h,
{signs:T,constraints:p})}function l({clients:h},s){if(s===null||s.isEmpty)return P.zK;const{others:v}=s.tools(),T=h;return P.zK.filter(p=>T.includes(p)||v.has(p)||
p==="terragrunt"&&s.usesTerragrunt)}const c="set by `dialect`",n=h=>h==="both"?P.Du:[h],o=h=>P.Du.filter(s=>h.some(v=>v.client===s));function M(h){const s=h.filter(
({place:v})=>!(0,A.Zl)(v.file));return s.length===0?h:s}const r=h=>{const s=M(h);return _.A.map(T=>s.filter(p=>p.level===T)).find(({length:T})=>T>0)??[]};function $({
signs:h,tools:s,hasCloudHostname:v},T,p){const S=r(h),R=p??o(S),u=S.every(({place:K})=>(0,A.Zl)(K.file)),a=p===null&&(u||S.some(({isCloud:K})=>K)),I=T.version===
null&&R.some(K=>(0,k.w)(K,[]).length>1);if(!a&&!I)return h;const{setsCloudHostname:b,signs:L}=s(),j=v||b;return[...h.filter(({isCloud:K})=>!(K&&j)),...L]}function w(h,s,v,T,p){
const[S,...R]=h,u=h.map(b=>f(b,T,p)),a=u.flatMap(({client:b,version:L})=>L===null?[]:[[b,L]]),I=u.flatMap(({version:b,signs:[L]})=>b===null||L===void 0?[]:[e(L)]);
return{name:S===void 0||R.length>0?"both":S,clients:h,releases:u.flatMap(({releases:b})=>b),versions:Object.fromEntries(a),why:[...new Set([...s,...I])].join(",\
 "),evidence:[...new Set([...v,...u.flatMap(({signs:b})=>b)])]}}function f(h,{version:s},v){if(s!==null)return{client:h,releases:(0,k.w)(h,[s]),version:s,signs:[]};
const T=M(v.signs.filter(I=>I.client===h&&I.version!==null)),p=[...new Set(T.map(I=>(I.version??"").replace(/^v/,"")))];if(p.length>0){const[I="",...b]=p,L=b.length===
0&&(0,k.l)(I);return{client:h,releases:(0,k.w)(h,p),version:L?I:null,signs:T}}const S=M(v.constraints),R=S.map(({text:I})=>I),u=(0,k.w)(h,R);if(u.length===(0,k.
w)(h,[]).length)return{client:h,releases:u,version:null,signs:[]};const a=S.map(({text:I,place:b})=>({client:h,level:"syntax",place:b,text:`requires ${(0,y.dh)(
I)}`,version:I}));return{client:h,releases:u,version:R.length===1?R[0]??null:null,signs:a}}const e=({place:h,text:s})=>`${h.file}:${h.line} ${s}`}),2161:((at,U,t)=>{
t.d(U,{L8:()=>d,TD:()=>o,U4:()=>O,Z8:()=>M,e0:()=>i,tr:()=>m});var y=t(1064);const A=["terraform"],P=["opentofu"],_=[{suffix:".tftest.hcl",class:"test",clients:y.
Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:y.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:P},{suffix:".tofut\
est.json",class:"test",clients:P},{suffix:".tfquery.hcl",class:"query",clients:A},{suffix:".tfquery.json",class:"query",clients:A},{suffix:".tfmigrate.hcl",class:"\
migrate",clients:A},{suffix:".tfcomponent.hcl",class:"stack",clients:A},{suffix:".tfcomponent.json",class:"stack",clients:A},{suffix:".tfstack.hcl",class:"stack",
clients:A},{suffix:".tfstack.json",class:"stack",clients:A},{suffix:".tfdeploy.hcl",class:"deploy",clients:A},{suffix:".tfdeploy.json",class:"deploy",clients:A},
{suffix:".tfmock.hcl",class:"none",clients:y.Du},{suffix:".tofumock.hcl",class:"none",clients:P},{suffix:".tf.json",class:"config",clients:y.Du,twin:".tofu.json"},
{suffix:".tofu.json",class:"config",clients:P},{suffix:".tf",class:"config",clients:y.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:P},{suffix:"terrag\
runt.hcl.json",class:"terragrunt",clients:y.Du},{suffix:".hcl",class:"terragrunt",clients:y.Du}],k=Map.groupBy(_,({suffix:r})=>r.slice(r.lastIndexOf(".")+1)),g="\
.terraform.lock.hcl",E={class:"lock",syntax:"hcl",clients:y.Du,isOverride:!1},m=r=>r.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(r),O=".terraform/mo\
dules/modules.json",i={...E,class:"manifest",syntax:"json"};function d(r,$,w){if(r===g)return E;const e=k.get(r.slice(r.lastIndexOf(".")+1))?.find(({suffix:u})=>r.
endsWith(u));if(e===void 0||e.class==="none")return;const h=l(r)&&e.class==="test"&&w==="tests";if(l(r)&&!h)return;const s=r.slice(0,-e.suffix.length),v=e.twin!==
void 0&&$.has(s+e.twin),T=s==="override"||s.endsWith("_override"),p=v||h;if(p&&!e.clients.includes("terraform"))return;const S=p?A:e.clients,R=r.endsWith(".json")?
"json":"hcl";return{class:e.class,syntax:R,clients:S,isOverride:T}}const l=r=>r.startsWith(".")||r.endsWith("~")||r.startsWith("#")&&r.endsWith("#"),c=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),o=r=>c.test(r),M=r=>o(r)||n.test(r)}),6195:((at,U,t)=>{t.d(U,{$8:()=>g,G$:()=>E,Ls:()=>_,UO:()=>m,VK:()=>P,sq:()=>O});var y=t(6760);const A=/[*?[{]/;
function P(i){const d=i.split("/"),l=d.findIndex(c=>A.test(c));return l<0?{fixed:i}:{fixed:d.slice(0,l).join("/"),glob:d.slice(l).join("/")}}function _(i){const d=i.
map(l=>{const c=l.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:c,start:k(c)}});return l=>{const c=l.toLowerCase();return d.some(({glob:n,start:o})=>n===
l||c.startsWith(o)&&y.posix.matchesGlob(l,n))}}function k(i){const[d=""]=i.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(i)??[];return d.toLowerCase()}const g=({
file:i,glob:d},l)=>i===l||d!==void 0&&y.posix.matchesGlob(l,d),E=i=>i.startsWith(".")||i==="node_modules",m=(i,d)=>i===d||i.startsWith(d.endsWith(y.sep)?d:d+y.sep),
O=i=>y.sep==="/"?i:i.replaceAll(y.sep,"/")}),5603:((at,U,t)=>{t.d(U,{A:()=>_,j:()=>k});var y=t(5143),A=t(1064),P=t(5011);const _=["lock-file","syntax","version-\
file","tool","hook"];class k{found=new Map;allowed=new Map;addFiles(m){for(const{file:O,kind:i,scope:d,isContext:l}of m){if(l)continue;const[c]=i.clients;if(c!==
void 0&&i.clients.length===1&&!g(O)){const n={file:O,line:1,column:1,endColumn:1};this.addSyntax(c,`is read by ${A.bB[c]} only`,n)}for(const n of d.traits)this.
addTrait(n)}}addUsages(m){for(const O of m)O.kind==="lock_provider"?this.addLock(O):O.kind==="cloud_default"&&this.addCloud(O)}signs(){return[...this.found.values()]}constraints(){
return[...this.allowed.values()]}addTrait({kind:m,text:O,place:i}){if(m==="version"){const d=(0,y.Zl)(i.file)?`${O} aside`:O;this.allowed.has(d)||this.allowed.set(
d,{text:O,place:i})}else if(m==="binary"){const l={client:O==="tofu"?"opentofu":"terraform",level:"version-file",place:i,version:null};this.put({...l,text:"sets\
 terraform_binary"})}else if(m!=="compatible"&&m!=="provider-version"){const{client:d,what:l}=A.$I[m];this.addSyntax(d,`has ${l}`,i)}}addLock({host:m,place:O}){
const i=A.Du.find(l=>(0,P.Vm)(l)===m);if(i===void 0)return;const d=`locks providers from ${m}`;this.put({client:i,level:"lock-file",place:O,text:d,version:null})}addCloud({
clients:m,isOverridden:O,place:i}){if(O||!m.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:i,text:"has a cloud block without hos\
tname",version:null,isCloud:!0})}addSyntax(m,O,i){this.put({client:m,level:"syntax",place:i,text:O,version:null})}put(m){const O=`${m.client} ${m.text}`;if(this.
found.has(O))return;const i=(0,y.Zl)(m.place.file)?`${O} aside`:O;this.found.has(i)||this.found.set(i,m)}}const g=E=>/(^|\/)[.#][^/]*$/.test(E)}),7854:((at,U,t)=>{
t.d(U,{Oo:()=>E,YW:()=>_,kA:()=>g,sw:()=>k,u3:()=>i,vH:()=>m});var y=t(7052),A=t(1064);const P={line:1,column:1,endColumn:1};function _(d,l,c=P){const n={file:d===
""?".":d,...c};return{problem:l,place:n,clients:A.Du,host:null}}function k(d,l){const c=E(o=>o.filter(M=>l.includes(M))),n=E(o=>o.map(M=>({...M,clients:c(M.clients)})).
filter(M=>M.clients.length>0));return d.flatMap(o=>{const M=c(o.clients);if(M.length===o.clients.length)return o;const r=n(o.needs),$=o.isHostImplied?r[0]?.host??
o.host:o.host;return M.length===0?[]:{...o,clients:M,needs:r,host:$}})}const g=d=>{const l=new Set;for(const{host:c,isHostImplied:n}of d)c!==null&&!n&&l.add(c);
return l};function E(d){let l;return c=>{l??=new Map;const n=l.get(c);if(n!==void 0||l.has(c))return n;const o=d(c);return l.set(c,o),o}}const m=(d,l)=>d.filter(
c=>c.clients.some(n=>l.includes(n))),O=1e4;class i{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(l=O){this.max=l}add(l){const{problem:c,place:n}=l;
if(c.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const o=this.kept.get(c.severity)??0;this.kept.set(c.severity,o+1),o<this.max?
this.notes.push(l):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const l=(0,y.fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[
...this.notes,_(".",l)]}}}),7152:((at,U,t)=>{t.d(U,{G:()=>o});var y=t(3024),A=t(6760),P=t(9461),_=t(5747),k=t(7052),g=t(9664),E=t(2161),m=t(6195);function O(f,e,h,s){
if(f.kind==="error")return(0,k.fileUnreadable)({what:"link",code:f.code});const{kind:v,path:T}=f;return(0,m.UO)(T,e.boundary)?v==="directory"?null:v==="special"?
(0,k.fileUnreadable)({what:"link-to-special-file"}):{path:T,isScanned:i(T,e,h,s)}:(0,k.fileOutside)()}function i(f,e,h,s){if(e.file!==void 0||e.glob!==void 0||!(0,m.
UO)(f,e.path))return!1;const[v="",...T]=(0,m.sq)((0,A.relative)(e.path,f)).split("/").toReversed();if(T.some(m.G$))return!1;const p=(0,m.sq)((0,A.relative)(h,f)).
split("/");return p.map((R,u)=>p.slice(0,u+1).join("/")).slice(-1-T.length).some(s)?!1:(0,E.L8)(v,new Set([v]),T[0]??"")!==void 0}var d=t(7854);const l={files:1e6,
directoryFiles:5e4},c=200,n=1e4;function*o(f,e={toolFiles:[],hasPlugins:!1},h=l){const s=new r(f,e,h);for(const v of f.scan){const T=M(s.root,v);"path"in T?yield*s.
walkFrom(T):yield{kind:"note",note:T}}}function M(f,e){const{fixed:h,glob:s}=(0,m.VK)(e);try{const v=(0,y.realpathSync)((0,A.resolve)(f,h)),T=(0,m.sq)((0,A.relative)(
f,v)),p=(0,m.UO)(v,f),S=p?f:v;if(s!==void 0)return{path:v,name:T,boundary:S,glob:(0,g.Gz)(T,s)};if((0,y.statSync)(v).isDirectory())return{path:v,name:T,boundary:S};
const R=(0,A.resolve)(v,"..");return{...{path:R,name:(0,m.sq)((0,A.relative)(f,R))},boundary:p?f:R,file:T}}catch(v){return(0,d.YW)(e,(0,k.fileUnreadable)({what:"\
scan",code:(0,_.Oj)(v)}))}}class r{root;isExcluded;aside;limits;selected;files=0;constructor({root:e,scan:h,exclude:s},v,T){this.root=(0,y.realpathSync)(e),this.
isExcluded=(0,m.Ls)(s),this.aside=v,this.limits=T,this.selected=h.length>1?new Set:null}*walkFrom(e){const h=e.glob===void 0&&e.file===void 0,s=[{path:e.path,name:e.
name,depth:0,isSelected:h}];for(let v=s.pop();v!==void 0;v=s.pop()){yield{kind:"directory",name:v.name};const T=w(v);if("problem"in T){yield{kind:"note",note:T};
continue}const p=[];for(const S of this.findFiles(e,v,T))if("problem"in S)yield{kind:"note",note:S};else if(p.length<this.limits.directoryFiles)p.push(S);else{yield $(
v,"directory",this.limits.directoryFiles);break}if(this.files+=p.length,this.files>this.limits.files){yield $(v,"files",this.limits.files);return}if(p.some(({isContext:S})=>!S)&&
(yield{kind:"module",files:p}),e.file!==void 0)return;for(const S of this.findDirectories(e,v,T))s.push(S)}}*findFiles(e,h,s){const v=new Set;let T=!1;for(const S of s)
(0,E.tr)(S.name)&&!S.isDirectory()&&v.add(S.name),T||=S.name===".terraform",this.aside.hasPlugins||=S.name==="terraform.d";const p=h.name.slice(h.name.lastIndexOf(
"/")+1);for(const S of s){if(S.isDirectory())continue;const R=(0,E.L8)(S.name,v,p);if(R===void 0){(0,E.Z8)(S.name)&&this.addToolFile(h,S.name);continue}const u=(0,g.
Gz)(h.name,S.name),I={path:h.path+A.sep+S.name,file:u,kind:R,isContext:!this.select(e,h,u)};S.isFile()?yield I:S.isSymbolicLink()?yield*this.follow(e,I):yield(0,d.
YW)(u,(0,k.fileUnreadable)({what:"special-file"}))}if(T&&h.isSelected){const S=[h.path,...E.U4.split("/")].join(A.sep),R=(0,P.$)(S);R.kind==="file"&&R.path===S&&
(yield{path:S,file:(0,g.Gz)(h.name,E.U4),kind:E.e0,isContext:!1})}}addToolFile({path:e,name:h},s){const v=(0,g.Gz)(h,s);this.aside.toolFiles.length>=n||this.isExcluded(
v)||this.aside.toolFiles.push({path:e+A.sep+s,file:v})}select(e,h,s){return!(h.isSelected||(0,m.$8)(e,s))||this.isExcluded(s)||this.selected?.has(s)?!1:(this.selected?.
add(s),!0)}*follow(e,h){const s=O((0,P.$)(h.path),e,this.root,this.isExcluded);s!==null&&("code"in s?yield(0,d.YW)(h.file,s):yield{...h,path:s.path,isContext:h.
isContext||s.isScanned})}findDirectories({glob:e},{path:h,name:s,depth:v,isSelected:T},p){const S=[];for(const R of p.toReversed()){if(!R.isDirectory()||(0,m.G$)(
R.name))continue;const u=(0,g.Gz)(s,R.name);if(this.isExcluded(u))continue;const a=T||e!==void 0&&A.posix.matchesGlob(u,e),I=h+A.sep+R.name;S.push({path:I,name:u,
depth:v+1,isSelected:a})}return S}}const $=({name:f},e,h)=>({kind:"note",note:(0,d.YW)(f,(0,k.fileLimit)({kind:e,max:h}))});function w({path:f,name:e,depth:h}){
if(h>c)return(0,d.YW)(e,(0,k.fileLimit)({kind:"depth",max:c}));try{return(0,y.readdirSync)(f,{withFileTypes:!0}).sort((s,v)=>s.name<v.name?-1:1)}catch(s){return(0,d.
YW)(e,(0,k.fileUnreadable)({what:"directory",code:(0,_.Oj)(s)}))}}}),1435:((at,U,t)=>{t.d(U,{j:()=>g,o:()=>E});var y=t(9562);const A=function(...O){const{thisMachine:i}=t.
late([921,456,696],2696);return new.target?new i(...O):i(...O)},P=function(...O){const{mergeFindings:i}=t.late([921,456,696],2696);return new.target?new i(...O):
i(...O)},_=function(...O){const{readCliConfig:i}=t.late([921,456,696],2696);return new.target?new i(...O):i(...O)},k=function(...O){const{withoutInstalled:i}=t.
late([927,649],1264);return new.target?new i(...O):i(...O)};function g(O,i,d,{environment:l,directory:c,mayHavePlugins:n,plugins:o=null}){if(i.hostnames.length===
0&&O.every(({needs:e})=>e.length===0))return{usages:O,remarks:[],findings:[],configs:[],releases:d.releases};const M=E(i.cliConfig,d.clients,l),r=d.releases.map(
e=>{const h=M.find(({client:s})=>s===e.client);return{...e,attemptMs:h?.requestTimeoutMs??e.attemptMs}}),$={root:c,plugins:o,mayHavePlugins:n,releases:r,asksMirrors:i.
depth!=="discovery"},w=m(O,M,$),f=[...M.flatMap(e=>e.findings),...w.findings];return{...w,findings:P(f),configs:M,releases:r}}function E(O,i,d){const l=A(d);return i.
map(c=>_(c,l,O))}function m(O,i,d){return O.some(({needs:c})=>c.some(({service:n})=>n===y.xq))?k(O,i,d):{usages:O,remarks:[],findings:[]}}}),5866:((at,U,t)=>{t.
d(U,{D0:()=>o,lz:()=>M,a3:()=>$});var y=t(7052),A=t(9664);function P(f,{evidence:e,versions:h}){if(f.version!==null)return()=>f.version;const s=e.filter(({level:v,
version:T})=>v==="version-file"&&T!==null);return(v,T)=>s.some(S=>S.client===v&&_(T,(0,A.jt)(S.place.file)))?h[v]??null:null}const _=(f,e)=>e===""||`${f}/`.startsWith(
`${e}/`);var k=t(6195),g=t(7854),E=t(3152);const m=function(...f){const{RootNotes:e}=t.late([400,210,724],1724);return new.target?new e(...f):e(...f)},O=function(...f){
const{textNotes:e}=t.late([400,210,724],1724);return new.target?new e(...f):e(...f)},i=function(...f){const{Readings:e}=t.late([400,210,724],1724);return new.target?
new e(...f):e(...f)},d=function(...f){const{layoutsOf:e}=t.late([400,210,724],1724);return new.target?new e(...f):e(...f)},l=function(...f){const{rootsOf:e}=t.late(
[400,210,724],1724);return new.target?new e(...f):e(...f)},c=function(...f){const{unmatched:e}=t.late([400,210,724],1724);return new.target?new e(...f):e(...f)},
n=2e5;function o({usages:f,notes:e,scanned:h,changed:s,dialect:v,settings:T,listed:p}){const{declared:S,endedAt:R}=h;if(f.length===0&&!S.some(z=>"place"in z)&&T.
roots.length===0)return{roots:[],notes:[]};const{clients:a,versions:I}=v,b={usages:f,declared:S,clients:a},L=p===void 0?M(b,T,R===null):r(b,p),j=[],K=[],Y=new i,
et=T.dialect.name==="auto"?[]:a,B=new m({clients:a,readings:Y,upgrade:T.upgrade,versionIn:P(T.dialect,v)}),H=T.depth!=="discovery";let tt=0;for(const z of l(L,{
changed:s,versions:I,hasCalls:H})){if(tt+=z.directories.length,tt>n){K.push((0,g.YW)(z.directory,(0,y.fileLimit)({kind:"roots",max:n})));break}B.add(z),H&&j.push(
z)}const J=[...O(f,S,{...v,readings:Y,set:et})].filter(({place:z})=>s===null||s.has(z.file)),W=new Set(e.flatMap(({problem:z,place:ot})=>z.code==="lock-invalid"?
ot.file:[])),X=[...J,...B.notes()].filter(({place:z})=>!W.has(z.file));return{roots:j,notes:[...X,...K]}}function M(f,{roots:e},h){const s=e.map(p=>({text:p,matches:(0,k.
Ls)([p])})),v=d({...f,patterns:s}),T=h?c(v,s):[];if(T.length===0)return v;throw new E.GN(T.map(p=>`roots: no directory with configuration matches ${p}`))}function r(f,e){
return f.clients.flatMap(h=>d({...f,clients:[h],patterns:[{text:"",matches:v=>e.get(h)?.has(v)===!0}]}))}function $(f,e,{depth:h},s){if(h==="discovery")return f;
const v=({kind:p,workspace:S})=>p==="cloud_default"?!!s.TF_CLOUD_HOSTNAME:p!=="backend_remote_default"||S?.organization===null,T=new Set(e.filter(p=>!v(p)).map(
({place:p})=>w(p)));return f.map(p=>p.problem.code==="host-missing"&&T.has(w(p.place))?{...p,problem:{...p.problem,severity:"error"}}:p)}const w=({file:f,line:e,
column:h})=>`${f}:${e}:${h}`}),370:((at,U,t)=>{t.d(U,{C_:()=>i,IZ:()=>m,PT:()=>O,SQ:()=>g});var y=t(6897),A=t(8416),P=t(7152);const _=function(...d){const{scanInSteps:l}=t.
late([400,210,724],1724);return new.target?new l(...d):l(...d)},k=20;async function g({scan:d,exclude:l},{directory:c,environment:n,stop:o,progress:M}){const r={
root:c,scan:d,exclude:l},$=o.why===null?E(r):null;if($!==null)return $;const w=_(r,Object.keys(n));return(0,y.n)(w,o,f=>M({kind:"scan",files:f}))}function E(d){
const l={toolFiles:[],hasPlugins:!1};let c=0;for(const{kind:n}of(0,P.G)(d,l))if(c+=1,n!=="directory"||c>k)return null;return{...l,usages:[],notes:[],declared:[],
signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const m=(d,l,c)=>(0,A.L2)(O(d,l,c));function O({dialect:d,exclude:l,scan:c},n,{
environment:o,directory:M}){if(c.length===0)return{setting:d,scan:null};const r=(0,A.oh)({root:M,exclude:l},n.toolFiles),$=!!o.TF_CLOUD_HOSTNAME;return{setting:d,
scan:{...n,tools:r,hasCloudHostname:$}}}const i=({hasPlugins:d},{scan:l})=>d||l.some(c=>c!==".")}),7082:((at,U,t)=>{t.d(U,{O:()=>y});const y=A=>({discovery:A,hops:[],
timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((at,U,t)=>{t.d(U,{C:()=>_,h:()=>g});var y=t(5143),
A=t(7854);const P=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migr\
ate_backend_remote","migrate_backend_remote_default"]);function _(m,O,i,d=(0,A.kA)(O)){const l=m.hostnames.flatMap(({host:n,services:o})=>{const M=o.length>0?o:
m.requiredServices;return(M.length>0?M:["any"]).map($=>({host:n,service:$,clients:i,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),c=new Set([...d,...m.
hostnames.map(({host:n})=>n)]);return g([l,k(O,c)],i)}function*k(m,O){for(const{kind:i,needs:d,place:l}of m){const c=!P.has(i);for(const n of d)yield{...n,because:[
l],isImplied:!O.has(n.host),isForInit:c}}}function g(m,O){const i=new Map;for(const d of m)for(const l of d)E(i,l);return Array.from(i.values(),d=>({...d,because:(0,y.
As)(d.because),clients:O.filter(l=>d.clients.includes(l))}))}function E(m,O){const{host:i,service:d,clients:l,because:c}=O,n=`${i} ${d}`,o=m.get(n);if(o===void 0){
m.set(n,{...O,clients:[...l],because:[...c]});return}o.isForInit||=O.isForInit,o.isImplied&&=O.isImplied,o.isAssumed===!0&&(o.isAssumed=O.isAssumed===!0);for(const M of c)
o.because.push(M);for(const M of l)o.clients.includes(M)||o.clients.push(M)}}),5960:((at,U,t)=>{t.d(U,{e:()=>_,i:()=>g});var y=t(6697),A=t(1831),P=t(7082);function _(E,{
hostnames:m,allowedHosts:O},{isGuess:i}){const d=new Set(m.map(({host:c})=>c)),l=new Map;for(const c of E){const{host:n}=c;if(d.has(n)||l.has(n))continue;const o=i===
!0||c.isAssumed===!0,M=k(c,o,(0,A.Jr)(n,O));M!==null&&l.set(n,M)}return l}function k({host:E,isImplied:m,because:O,clients:i,isAssumed:d=!1},l,c){const n=(0,A.nx)(
E);if((0,A.Rt)(E))return(0,y.hostGeneric)({host:n});const[o]=O.filter(r=>typeof r!="string"),M=m&&o!==void 0?{place:o,clients:i}:null;return M!==null&&l?(0,y.hostAssumed)(
{host:n,...M,isListed:d}):c?null:(0,y.hostNotAllowed)(M===null?{host:n}:{host:n,implied:M})}const g=(E,m)=>({host:E,attempt:(0,P.O)({kind:"skipped",problem:m}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((at,U,t)=>{t.d(U,{f:()=>_,q:()=>E});var y=t(3024),A=t(6760),P=t(6309);function _(l,c,n){
const o=g((0,y.realpathSync)(l),c),M=(0,A.basename)(c);k((0,A.join)(o,M));const r=(0,A.join)(o,`.${M.slice(0,60)}.${Math.random().toString(36).slice(2)}`),$=(0,y.
openSync)(r,"wx");try{try{for(const w of n)(0,y.writeFileSync)($,w)}finally{(0,y.closeSync)($)}(0,y.renameSync)(r,(0,A.join)(o,M))}catch(w){throw(0,y.rmSync)(r,
{force:!0}),w}}function k(l){const c=(0,y.lstatSync)(l,{throwIfNoEntry:!1});if(c===void 0||c.isFile()||c.isSymbolicLink())return;const n=c.isDirectory()?"is a d\
irectory":"is not a regular file";throw new P.Lw(`it ${n}; choose another path`)}function g(l,c){const n=(0,A.resolve)(l,c),o=d(l,n);if(!o&&!(0,A.isAbsolute)(c))
throw new P.Lw(`it is outside ${l}; use an absolute path if that is intended`);const M=o?l:(0,A.parse)(n).root;return(0,A.relative)(M,(0,A.dirname)(n)).split(A.
sep).filter(Boolean).reduce(($,w)=>m($,w,l),M)}function E(l,c){const n=(0,y.realpathSync)(l);return O(g(n,c),(0,A.basename)(c),n)}function m(l,c,n){const o=(0,A.
join)(l,c);return(0,y.lstatSync)(o,{throwIfNoEntry:!1})===void 0&&i(o),O(l,c,n)}function O(l,c,n){const o=(0,A.join)(l,c);if(!(0,y.lstatSync)(o,{throwIfNoEntry:!1})?.
isSymbolicLink())return o;const M=(0,y.realpathSync)(o);if(!d(n,l)||d(n,M))return M;throw new P.Lw(`the link ${(0,A.relative)(n,o)} leads outside ${n}; remove i\
t or choose another path`)}function i(l){try{(0,y.mkdirSync)(l)}catch(c){if(!(0,P.Or)(c)||c.code!=="EEXIST")throw c}}function d(l,c){const n=(0,A.relative)(l,c);
return n!==".."&&!n.startsWith(`..${A.sep}`)&&!(0,A.isAbsolute)(n)}}),9076:((at,U,t)=>{t.d(U,{QB:()=>A,im:()=>y,yX:()=>P});const y=["fails","warns","works","unc\
hecked","skipped"],A=5,P=({outcome:_})=>_!=="unchecked"&&_!=="skipped"}),997:((at,U,t)=>{t.d(U,{O:()=>A,T:()=>_});var y=t(1064);const A=({earlier:k,attempt:g,later:E})=>[
...k,g,...E];function P({discovery:k,timing:g,headMs:E,hops:m},{attemptMs:O}){const i=E!==null&&E<=O?m.at(-1)?.status:null;return i===null||(0,y.Mq)(i??0)?"retr\
ies":k.kind!=="failed"&&g.totalMs<=O?"works":"fails"}function _(k,g){const E=k.map(i=>P(i,g)),m=E.indexOf("works");return m<0?"never":m<=g.retries&&!E.slice(0,m).
includes("fails")?"always":"sometimes"}}),3795:((at,U,t)=>{t.d(U,{qY:()=>O,Si:()=>n,fN:()=>l,XP:()=>c});var y=t(733),A=t(1831),P=t(4120),_=t(8641);const k=2,g=80;
function E(o){if(o.kind==="scan")return`read ${(0,P.px)(o.files,"file")}`;if(o.kind==="registries")return`${o.done} of ${(0,P.px)(o.total,"question")} to regist\
ries answered`;const{done:M,total:r,failed:$,waiting:w}=o,f=$===0?"":`, ${$} failed so far`;return`${M} of ${(0,P.px)(r,"host")} checked${f}${m(w)}`}function m(o){
if(o.size===0)return"";const M=[...o].slice(0,k).map($=>(0,_.RK)((0,A.nx)($),g)),r=o.size-M.length;return r>0?`; waiting for ${M.join(", ")} and ${(0,P.px)(r,"o\
ther")}`:`; waiting for ${M.join(" and ")}`}const O={show:()=>{},end:()=>{}},i=5e3,d=200;function l(o,M){let r=null,$=!0;const w=M(i,()=>{r!==null&&($&&o(E(r)),
$=!$)});return{show:e=>{r=e},end:w}}function c(o,M,r){let $=null,w="";const f=r(d,()=>{const s=$===null?"":(0,y.W)(E($),0,M-1);s!==w&&(w=s,o(`\r${s}\x1B[K`))});
return{show:s=>{$=s},end:()=>{f(),w!==""&&o("\r\x1B[K")}}}const n=(o,M)=>{const r=setInterval(M,o).unref();return()=>clearInterval(r)}}),8463:((at,U,t)=>{t.d(U,
{t:()=>c});var y=t(6309),A=t(566),P=t(3329),_=t(5505),k=t(5955),g=t(8641);const E=function(...o){const{hash:M}=process.getBuiltinModule("node:crypto");return new.target?
new M(...o):M(...o)},m=function(...o){const{renderBadge:M}=t.late([912],7912);return new.target?new M(...o):M(...o)},O=function(...o){const{renderCodeQuality:M}=t.
late([811],9811);return new.target?new M(...o):M(...o)},i=function(...o){const{renderHtml:M}=t.late([394],6394);return new.target?new M(...o):M(...o)},d=function(...o){
const{renderJunit:M}=t.late([176],176);return new.target?new M(...o):M(...o)},l=function(...o){const{renderSarif:M}=t.late([921,341,695],7695);return new.target?
new M(...o):M(...o)};function c({report:o,badge:M},r,$){const w=[],f=(e,h,s)=>{try{(0,A.f)($,h,(0,k.mk)(s()))}catch(v){w.push(`the ${e} ${(0,g.RK)(h)} was not w\
ritten: ${(0,g.RK)((0,y.A3)(v))}`)}};for(const{path:e,format:h}of o)f("report",e,()=>n(h,r));return M!==null&&f("badge",M,()=>[m(r.verdict)]),w}function n(o,{verdict:M,
context:r}){switch(o){case"json":return(0,P.h)(M,r);case"sarif":return l(M,r);case"junit":return d(M,r);case"codequality":return O(M,$=>E("sha256",$));case"html":
return i(M,r,$=>E("sha256",$,"base64"));case"markdown":return[(0,_.Gc)(M,r)]}}}),7361:((at,U,t)=>{t.d(U,{QY:()=>E,_N:()=>g,eC:()=>k,mc:()=>_});var y=t(7574),A=t(
5102),P=t(4120);function _({good:m,runs:O}){if(O===0)return null;const i=Math.floor(1e4*m/O);if(i>=9900)return`${i/100}%`;const d=Math.floor(i/10);return d===0&&
m>0?"below 0.1%":`${d/10}%`}const k=({days:m,good:O,runs:i})=>`${O} of ${(0,P.px)(i,"run")} in ${m} days`;function g(m){const O=A.vh.flatMap(d=>{const{length:l}=m.
filter(n=>n.outcome===d),c=d==="warns"?"with warnings":A.nx[d];return l===0?[]:[`${l} ${c}`]});return`${m.length===1?"last run":`last ${(0,P.px)(m.length,"run")}`}\
: ${O.join(", ")}`}const E=({from:m,until:O},i)=>O===null?`${(0,y.u8)(m,i)} so far`:(0,y.u8)(m,O)}),4218:((at,U,t)=>{t.d(U,{H6:()=>r,MC:()=>i,U4:()=>d,XQ:()=>w,
bW:()=>n,kW:()=>$,qX:()=>O,wz:()=>M});var y=t(9076),A=t(7574),P=t(5102),_=t(4120);const k=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,
words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.\
5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],g="\u2573",E="\u254C";function m(f){return f.outcome==="fails"?g:(0,y.yX)(f)?k.find(
({belowMs:e})=>(f.ms??0)<e)?.mark??"":E}const O=f=>f.map(m).join("");function i(f){const e=f.flatMap(({history:p})=>p.recent),h=new Set(e.map(m)),s=e.some(p=>m(
p)===k[0].mark&&p.ms===null);return[...k.map(({mark:p,words:S},R)=>[p,R===0&&s?`${S} or not measured`:S]),[g,"failed"],[E,"no result"]].filter(([p])=>h.has(p))}
function d({hosts:f},{history:e}){return f.flatMap(s=>{const v=e?.get(s.visit.host);return v!==void 0&&v.recent.filter(y.yX).length>1?[{host:s,history:v}]:[]}).
toSorted((s,v)=>Number(c(v))-Number(c(s))||o(s,l)-o(v,l)||o(s,Number.POSITIVE_INFINITY)-o(v,Number.POSITIVE_INFINITY))}const l=30,c=({host:f})=>(0,P.sG)(f)==="f\
ails",n=({history:f},e)=>r(f).findLast(h=>h.days<=e);function o(f,e){const h=n(f,e);return h===void 0?1:h.good/h.runs}const M=f=>c(f)||f.history.recent.some(({outcome:e})=>e===
"fails"),r=({uptime:f})=>f.filter(({runs:e},h)=>e>(f[h-1]?.runs??0));function $({recent:f,uptime:e,incidents:[h]}){if(h===void 0||h.until!==null)return null;const s=f.
filter(({outcome:p})=>p==="fails").length,v=e.at(-1);return v!==void 0&&v.runs-v.good===1?`first failure in ${(0,_.px)(v.runs,"run")}`:s<=h.runs&&h.runs>1?null:
`failed ${s} of the last ${f.filter(y.yX).length} runs`}function w({incidents:[f]}){return f===void 0||f.until!==null||f.runs<2?null:`failing since ${(0,A.QN)(f.
from)} (${(0,_.px)(f.runs,"run")})`}}),1505:((at,U,t)=>{t.d(U,{G_:()=>c,Yj:()=>l,Zc:()=>i,o7:()=>d,pk:()=>O,se:()=>m,tN:()=>k});var y=t(4e3),A=t(7574),P=t(4120),
_=t(8884);const k=120,g=20,E=6;function m({requirements:w},f,e){return{label:"required",texts:(0,P.Sk)(w,g,s=>{const v=(0,_.Yx)(s.because,e.because);return`${O(
s,f,e)} (${v})`})}}function O({service:w,clients:f},{dialect:e},h){const s=w==="any"?(0,P.DO)(w):h.value(w,k);return e.clients.every(T=>f.includes(T))?s:`${s} f\
or ${(0,P.wO)(f)}`}function i({visit:w},f){const{timing:e,discovery:h}=w.attempt,s=h.kind==="failed"?h.excerpt:null,v=(0,A.I$)(e).map(([R,u])=>`${R} ${(0,A.kJ)(
u)}`),T=w.earlier.map(R=>{const{kind:u}=R.discovery;return`${u==="failed"?R.discovery.problem.code:u} after ${(0,A.kJ)(R.timing.totalMs)}`}),p=s===null?[]:[f.value(
s.replace(/\s+/gu," ").trim())],S=w.credentials?.hasToken?[f.prose(w.credentials.source)]:[];return[{label:"body",texts:p},{label:"timing",texts:[v.join(", ")]},
{label:"retried",texts:T},{label:"token from",texts:S}]}const d=(w,f)=>[{label:"credentials",texts:r(w)?M(w.visit.looks,f.prose):[]},{label:"host block",texts:$(
w.visit).map(e=>f.prose(e))}];function l({visit:w,services:f,servicesFrom:e},h){const s=e===null?(0,A.kJ)(w.attempt.timing.totalMs):`host block at ${h.because(e)}`,
v=(0,y.K4)(f,E,({id:T})=>h.value(T,k));return`${f.length===0?"no services":v} (${s})`}function c(w){return[...Map.groupBy(w,e=>JSON.stringify(e.looks.map(o))).values()].
map(e=>({clients:e.map(({client:h})=>h),looks:e[0]?.looks.map(o)??[]}))}const n={nothing:"no entry","a token":"a token","an empty token":"an empty token","no to\
ken":"an entry without a token","not asked":"not run","not read":"turned off"},o=({source:w,held:f,counts:e})=>({source:w,held:`${n[f]}${e?f==="no token"?" (end\
s the search)":" (used)":""}`});function M(w,f){const e=c(w);return e.flatMap(({clients:h,looks:s})=>s.map(({source:v,held:T})=>`${e.length>1?`${(0,P.wO)(h)}: `:
""}${f(v)}: ${T}`))}const r=({findings:w})=>w.some(({problem:{code:f}})=>/^credentials-|^document-unauthorized$/.test(f));function $({forced:w}){return[...Map.groupBy(
w,({place:e})=>(0,_.eo)(e))].map(([e,h])=>`${e}, for ${(0,P.wO)(h.map(({client:s})=>s))}`)}}),2704:((at,U,t)=>{t.d(U,{IL:()=>P,Rr:()=>_,Z4:()=>A});var y=t(8641);
const A=(k,g,E)=>`,
${E}"${k}": ${P(g,E)}`,P=(k,g)=>(0,y.s$)(JSON.stringify(k,null,2).replaceAll(`
`,`
${g}`));function*_(k,g,E,m){if(g.length===0){yield A(k,[],E);return}const O=`${E}  `;let i=`,
${E}"${k}": [`;for(const d of g)yield`${i}
${O}${P(m(d),O)}`,i=",";yield`
${E}]`}}),522:((at,U,t)=>{t.d(U,{P:()=>P,c:()=>_});var y=t(6174),A=t(5465);const P=k=>{const{clients:g,versions:E,releases:m,isGuess:O,why:i,evidence:d}=k;return{
clients:g,assumed:O??!1,why:(0,y._)(i),versions:Object.entries(_(E)).map(([l,c])=>({client:l,version:c})),releases:m.map(({name:l})=>l),evidence:d.map(({client:l,
version:c,level:n,text:o,place:M})=>({client:l,..._({version:c,kind:n,text:o}),...(0,A.$t)(M)}))}};function _(k){const g=Object.entries(k).map(([E,m])=>[E,typeof m==
"string"?(0,y._)(m):m]);return Object.fromEntries(g)}}),3329:((at,U,t)=>{t.d(U,{h:()=>v});var y=t(4e3),A=t(5799),P=t(2704),_=t(522),k=t(4283),g=t(997),E=t(1831),
m=t(8641),O=t(5465);function i(u){const{visit:a,requirements:I,services:b,servicesFrom:L,clients:j,isNew:K}=u,{discovery:Y,hops:et,timing:B,certificates:H}=a.attempt;
return{host:a.host,display:(0,E.nx)(a.host),discovery:Y.kind,...d(Y),documentUrl:c(Y),hops:et.map(o),services:Object.fromEntries(b.map(tt=>[tt.id,M(tt)])),servicesFrom:L===
null?null:(0,O.W$)(L),hostBlocks:a.forced.map(({client:tt,place:J})=>({client:tt,place:(0,O.W$)(J)})),required:I.map(({service:tt,clients:J,because:W})=>({service:tt,
clients:J,because:W.map(O.W$)})),credentials:a.credentials?.hasToken?a.credentials.source:null,looks:a.looks.map(({client:tt,looks:J})=>({client:tt,looks:J.map(
n)})),attempts:(0,g.O)(a).length,...a.earlier.length===0?{}:{earlier:a.earlier.map(l)},timingMs:w(B),certificates:H,clients:j,...K?{new:!0}:{}}}function d(u){if(u.
kind==="skipped")return{code:u.problem.code};if(u.kind!=="failed")return{};const{problem:a,excerpt:I}=u;return{code:a.code,...I===null?{}:{excerpt:I}}}const l=({
discovery:u,timing:a})=>({discovery:u.kind,..."problem"in u?{code:u.problem.code}:{},ms:a.totalMs}),c=u=>u.kind==="found"||u.kind==="absent"?(0,k.Pl)(u.url):null,
n=({source:u,held:a,counts:I})=>({source:u,held:a,counts:I}),o=({url:u,status:a,reason:I,mediaType:b,authorization:L,address:j,proxy:K,ms:Y})=>({url:(0,m.cq)(u),
status:a,reason:I,mediaType:b,authorization:L,address:j,proxy:K===null?null:(0,m.cq)(K),ms:Y});function M(u){switch(u.kind){case"url":return{url:(0,m.cq)(u.url)};case"\
login":return{login:r(u.login)};case"problem":return{problem:$(u.problem)}}}const r=({client:u,grantTypes:a,authz:I,token:b,ports:L,scopes:j})=>({client:u,grantTypes:a,
authz:I===null?null:(0,m.cq)(I),token:b===null?null:(0,m.cq)(b),ports:L,scopes:j}),$=({code:u,message:a,help:I})=>({code:u,message:a,help:I??null}),w=({lookupMs:u,
connectMs:a,tlsMs:I,firstByteMs:b,totalMs:L})=>({lookup:u,connect:a,tls:I,firstByte:b,total:L}),f=({directory:u,clients:a,rows:I})=>({...(0,O.jt)(u),clients:a,rows:I.
map(e)});function e({problems:u,places:a,platforms:I,...b}){const{kind:L,address:j,source:K,host:Y,constraints:et,locked:B,chosen:H,newest:tt,worst:J}=b;return{
kind:L,address:j,source:K,host:Y,constraints:et,locked:B,chosen:H,newest:tt,platforms:I.map(({platform:W,available:X})=>({platform:W,available:X})),worst:J,codes:u.
map(({code:W})=>W),places:a.map(O.W$)}}const h=1,s="  ";function*v(u,a){const{usages:I,...b}=a.scan,{hosts:L,findings:j,passed:K,ignored:Y,stopped:et,roots:B}=u,
{remarks:H}=a;yield*[`{
  "schemaVersion": ${h}`,T("version",a.version),T("passed",K),...et===null?[]:[T("stopped",(0,y.Cw)(et)),T("incomplete",(0,y.zM)(et))],T("failOn",a.failOn),...p(
a),T("dialect",a.dialect.name),T("clientDetection",(0,_.P)(a.dialect)),T("clients",a.clients),T("startedAt",a.startedAt),T("durationMs",a.durationMs),T("counts",
S(u))],yield*(0,P.Rr)("hosts",L,s,i),yield*(0,P.Rr)("findings",j,s,R),B.length>0&&(yield*(0,P.Rr)("roots",B,s,f)),yield*[T("ignored",Y),T("usages",I),...H.length===
0?[]:[T("remarks",H)],T("scan",b),`
}
`]}const T=(u,a)=>(0,P.Z4)(u,a,s),p=({repository:u,repositories:a})=>[...u===null?[]:[T("repository",u)],...a.length===0?[]:[T("repositories",a)]],S=({findings:u})=>Object.
fromEntries(A.oC.map(a=>[`${a}s`,u.filter(I=>I.severity===a).length]));function R(u){const{problem:a,severity:I,host:b,service:L,places:j,affects:K,exclude:Y}=u;
return{code:a.code,severity:I,host:b,service:L,message:a.message,help:a.help??null,places:j.map(O.W$),affects:K,...Y===void 0?{}:{exclude:Y}}}}),5465:((at,U,t)=>{
t.d(U,{$t:()=>P,W$:()=>A,jt:()=>k});var y=t(5143);const A=g=>typeof g=="string"?g:P(g),P=({file:g,line:E,column:m,endColumn:O})=>({..._(g),line:E,column:m,endColumn:O});
function _(g){const{repository:E,path:m}=(0,y.bH)(g);return E===null?{file:g}:{repository:E,file:m}}function k(g){const{repository:E,path:m}=(0,y.bH)(g);return E===
null?{directory:g}:{repository:E,directory:m}}}),9574:((at,U,t)=>{t.d(U,{I$:()=>P,MB:()=>_,TM:()=>k,U8:()=>m,hn:()=>E,rm:()=>g});var y=t(5955),A=t(8641);function P(i,d,l=[]){
const c=i.map((o,M)=>`<th align="${l.includes(M)?"right":"left"}">${o}</th>`),n=d.map(o=>`<tr>${i.map((r,$)=>`<td${l.includes($)?' align="right"':""}>${o[$]||"\u2013"}\
</td>`).join("")}</tr>`);return["<table>",`<tr>${c.join("")}</tr>`,...n,"</table>"].join(`
`)}const _=i=>["<ul>",...i.map(d=>`<li>${d}</li>`),"</ul>"].join(`
`),k=(i,d)=>["<details>",`<summary>${i}</summary>`,...d,"</details>"].join(`
`),g=i=>(0,A.D9)(i).replaceAll(".",".<wbr>"),E=i=>`<code>${(0,A.js)(i).replaceAll("/","/<wbr>")}</code>`;function m(i,d){let l=d,c=i.reduce((n,o)=>n+O(o.at(-1)),
0);return i.map(n=>{const o=n.at(-1)??"";c-=O(o);const r=n.find($=>O($)<=l-c)??(O(o)<=l?o:"");return l-=O(r),r})}const O=(i="")=>i===""?0:(0,y.$$)(i)+2}),5505:((at,U,t)=>{
t.d(U,{gD:()=>Ct,Fp:()=>_n,Gc:()=>Pt,XA:()=>Bt,rL:()=>mn});var y=t(4e3),A=t(7574),P=t(5102),_=t(4120),k=t(5955),g=t(6763),E=t(8641),m=t(1831),O=t(2796),i=t(4218),
d=t(8884),l=t(9574),c=t(4503),n=t(8373);const o=6,M=200,r=50,$=3,w=3,f=1e3;function e(D,C,N=!0){const G=C.context.repositories.length,nt=`<b>${(0,d.mj)(D,G)}</b\
>`;if(!N)return nt;const{shown:rt,more:Et}=(0,y.zN)((0,d.eb)(D),o),gt=C.isBrief&&Et>0?` ${(0,n.jP)(Et,"repository",C)}`:"";return`${nt}: ${rt.map(lt=>(0,n.u_)(lt,
C)).join(", ")}${gt}`}function h(D,C){const N=C.isBrief?[]:(0,d.eb)(D).slice(o);if(N.length===0)return[];const{shown:G,more:nt}=(0,y.zN)(N,M);return[(0,l.TM)((0,_.
px)(N.length,"more repository"),[`<p>${G.map(rt=>(0,n.u_)(rt,C)).join(", ")}</p>`,...(0,n.R3)(nt,"repository",C)])]}function s(D,C){const N=(0,d._X)(D),[G]=N;if(G===
void 0)return"";const nt=(0,y.K4)(N,$,({repository:Lt})=>(0,E.D9)(Lt)),rt=`${n.rC[(0,P.hm)(G.findings)??"warning"]} <b>${(0,_.px)(N.length,"repository")}</b> ${(0,d.
fP)(N)}: ${nt}`;if(C.isBrief)return`<p>${rt}</p>`;const{shown:Et,more:gt}=(0,y.zN)(N,r),lt=Et.map(Lt=>v(Lt,C));return(0,l.TM)(rt,[(0,l.I$)(["Repository","Findin\
gs","First in"],lt),...(0,n.R3)(gt,"repository",C)])}function v(D,C){const{repository:N,findings:G}=D,nt=(0,y.zN)([...Map.groupBy(G,({code:lt})=>lt)],w),rt=nt.shown.
map(([lt,[Lt,...Ut]])=>{const Zt=Lt===void 0?"":` at ${(0,n.b_)(Lt.place,C)}`;return`${(0,n._h)(lt,lt,C)}${Zt}${Ut.length===0?"":` and ${Ut.length} more`}`}),Et=(0,c.
aE)(N,C.context),gt=(0,l.hn)(N);return[Et===null?gt:`<a href="${(0,E.js)(Et,f)}">${gt}</a>`,(0,_.H8)(G),[...rt,...nt.more>0?[`and ${(0,_.px)(nt.more,"more code")}`]:
[]].join("<br>")]}const T=20,p=10,S=700,R=4,u=300,a=1,I=6,b=12,L=4,j=100;function K(D,C){const{shown:N,more:G}=(0,y.zN)((0,O.cZ)(D),C.isBrief?p:T),nt=(0,O.YM)(N);
return[...N.map(Et=>[...(0,n.W6)(C).map(gt=>Y(Et,gt,nt.get(Et)??null)),`${H(Et,C)}</p>`]),(0,n.R3)(G,"cause",C)]}function Y(D,C,N){const{findings:G,message:nt,help:rt}=D,
Et=G.length>1&&G[0]?.exclude!==void 0,lt=[dt(D,C),Ot(D),St(D,C)].filter(sn=>sn!==""),{lines:Lt,list:Ut,rest:Zt}=N===null?et(D,C):{lines:[`The same hosts as for ${N}`],
list:[],rest:[]};return[H(D,C),...Lt.map(sn=>`<br>${sn}`),...nt===null?[]:[`<br>${(0,_.Iu)((0,E.h$)(nt,S))}`],...rt===null||Et?[]:[B(rt)],...lt.length===0?[]:[`\
<br><sub>${lt.join(" ")}</sub>`],"</p>",...Ut.length===0?[]:[(0,l.MB)(Ut)],...Zt].join(`
`)}function et(D,C){const{findings:N,message:G}=D,nt=X(N,C),rt=G!==null&&(0,O.hs)(D)&&D.hosts.length===1,Et=G!==null||(0,O.hs)(D),gt=nt&&!rt?[`In ${e(N,C,Et)}`]:
[],lt=nt&&Et?h(N,C):[];if(nt&&G!==null&&!(0,O.hs)(D))return{lines:gt,list:[],rest:lt};const Lt=(0,O.S3)(D),Ut=G===null?L:(0,O.hs)(D)?I:b,Zt=Lt.slice(0,Ut).map(An=>tt(
An,D,C));return{lines:[...G===null||Zt.length===0?[]:[Zt.join(", ")],...gt],list:G===null?Zt:[],rest:[...ct(D,Lt.slice(Ut),C),...lt]}}const B=D=>`<br><b>Help:</\
b> ${(0,E.h$)(D,S)}`;function H(D,C){const{severity:N,code:G,title:nt}=D,rt=(0,O.pq)(D),Et=rt>1?`${(0,_.px)(rt,(0,O.a2)(D))}: `:"";return`<p>${n.rC[N]} <b>${Et}${nt}\
</b> (${(0,n._h)(G,G,C)})`}function tt(D,C,N){return"file"in D?(0,n.u_)(D,N):C.message===null?ot(D,C,N):J(D,C.hosts.length===1,N)}function J(D,C,N){const[G]=D,nt=G?.
host?(0,E.D9)((0,m.nx)(G.host)):"",rt=G?.isHostNew?[_.dy]:[];if(C){const lt=(0,d.yv)(D).settings.map(n.Su),Lt=X(D,N)?e(D,N):z(D,R,N),Zt=(X(D,N)?[...lt,Lt]:[Lt,...lt]).
filter(sn=>sn!=="").join(", ");return`${nt}${Zt===""?"":` in ${Zt}`}${rt.map(sn=>` (${sn})`)}`}const gt=[...rt,W(D,N)].filter(lt=>lt!=="").join("; ");return gt===
""?nt:`${nt} (${gt})`}const W=(D,C)=>X(D,C)?(0,_.px)((0,d.eb)(D).length,"repository"):z(D,a,C).replace(/ places?$/,""),X=(D,{context:C})=>(0,d.mj)(D,C.repositories.
length)!=="";function z(D,C,N){return(0,n.EP)((0,d.yv)(D).lines,C,N)}function ot(D,C,N){const G=(0,O.hs)(C)?J(D,!1,N):z(D,a,N);return D.map(({problem:nt})=>{const rt=(0,E.
h$)(nt.message,u),Et=C.help===null&&nt.help?B(nt.help):"";return`${G===""?(0,_.Iu)(rt):`${G}: ${rt}`}${Et}`}).join("<br>")}function ct(D,C,N){const G=D.message===
null?"finding":(0,O.a2)(D),nt=C.length;if(nt===0||N.isBrief)return(0,n.R3)(nt,G,N);const{shown:rt,more:Et}=(0,y.zN)(C,j),gt=rt.map(Lt=>tt(Lt,D,N)),lt=D.message===
null?(0,l.MB)(gt):`<p>${gt.join(", ")}</p>`;return[(0,l.TM)((0,_.px)(nt,`more ${G}`),[lt,...(0,n.R3)(Et,G,N)])]}function dt({affects:D},{context:{clients:C}}){const N=(0,_.
od)(D,C);return N===""?"":`Affects ${N}.`}function Ot(D){const N=(0,O.hs)(D)&&D.hosts.length===1&&D.message!==null?[]:(0,d.yv)(D.findings).settings;return N.length===
0?"":`Required by ${N.map(n.Su).join(", ")}.`}function St({hosts:[D,C],severity:N},{context:G}){const nt=D===void 0||C!==void 0?null:G.history?.get(D),rt=nt&&N===
"error"?(0,i.kW)(nt):null;return rt===null?"":`${(0,_.Iu)(rt)}.`}var Rt=t(1064),wt=t(1505);const _t=20,Xt=20,Qt=["fails","warns","works"];function tn(D,C){const N=D.
filter(lt=>(0,P.cG)(lt)&&!(0,P.JR)(lt)),[G,...nt]=N;if(G===void 0||C.isBrief)return"";const rt="Requests, responses and certificates of";if(nt.length===0)return(0,l.
TM)(`${rt} ${cn(G)} (${ln(G)})`,on(G,C));const{shown:Et,more:gt}=(0,y.zN)(N,_t);return(0,l.TM)(`${rt} ${(0,_.px)(N.length,"host")}`,[...Et.map(lt=>en(lt,C)),...(0,n.
R3)(gt,"host",C)])}const en=(D,C)=>(0,l.TM)(`${n.Gr[(0,P.sG)(D)]} ${cn(D)} (${ln(D)})`,on(D,C)),cn=({visit:D})=>(0,E.D9)((0,m.nx)(D.host)),ln=({visit:{attempt:D}})=>`${(0,_.
px)(D.hops.length,"request")}, ${(0,A.kJ)(D.timing.totalMs)}`;function on(D,C){const{hops:N,certificates:G}=D.visit.attempt;return[V(D,C),...D.services.length===
0?[]:[yt(D,C)],...N.length===0?[]:[Wt(N)],...G.length===0?[]:[Gt(G,C)]]}function V(D,C){const N=(0,n.Bm)(C);return["<table>",...[(0,wt.se)(D,C.context,N),{label:"\
clients",texts:it(D,C)},...(0,wt.Zc)(D,N),...(0,wt.o7)(D,N)].flatMap(({label:rt,texts:Et})=>Et.length===0?[]:[`<tr><td><b>${(0,_.Iu)(rt)}</b></td><td>${Et.join(
"<br>")}</td></tr>`]),"</table>"].join(`
`)}const it=({clients:D},{context:C})=>Qt.flatMap(N=>{const G=C.clients.filter(rt=>D[rt]===N),nt=G.map(rt=>Rt.bB[rt]).join(", ");return G.length===0?[]:[`${n.Gr[N]}\
 ${nt}`]});function yt({services:D,servicesFrom:C},N){const{shown:G,more:nt}=(0,y.zN)(D,Xt),rt=G.map(lt=>[(0,E.D9)(lt.id,wt.tN),kt(lt)]),Et=nt>0?[[`and ${nt} mo\
re`,N.rest]]:[],gt=C===null?"URL":`URL, from the host block at ${(0,n.u_)(C,N)}`;return(0,l.I$)(["Service",gt],[...rt,...Et])}function kt(D){switch(D.kind){case"\
url":return(0,E.D9)((0,E.cq)(D.url));case"login":{const{client:C,authz:N,token:G,ports:nt}=D.login;return[`authz ${(0,E.D9)((0,E.cq)(N??"none"))}`,`token ${(0,E.
D9)((0,E.cq)(G??"none"))}`,`client ${(0,E.D9)(C,wt.tN)}, ports ${nt.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${D.problem.code}`}}function Wt(D){
const C=D.map((N,G)=>{const nt=N.proxy===null?"":`through ${(0,E.D9)((0,E.cq)(N.proxy))}`,rt=N.status===null?"no response":`${N.status} ${(0,E.h$)(N.reason,wt.tN)}`.
trim();return[String(G+1),(0,E.D9)((0,E.cq)(N.url)),N.mediaType===null?rt:`${rt}<br>${(0,E.D9)(N.mediaType,wt.tN)}`,(0,_.Rk)(N.authorization),N.address===null?nt:
(0,E.D9)(N.address,wt.tN),(0,A.kJ)(N.ms).replace(" ","&nbsp;")]});return(0,l.I$)(["Hop","Request","Response","Token","Address","Time"],C,[0,5])}function Gt(D,{context:C}){
const N=D.map(({host:G,subject:nt,issuer:rt,expires:Et})=>[(0,E.D9)(G,wt.tN),(0,E.h$)((0,A.nO)(Et,C.startedAt)),(0,E.D9)(nt,wt.tN),(0,E.D9)(rt,wt.tN)]);return(0,l.
I$)(["TLS certificate","Valid until","Subject","Issuer"],N)}var zt=t(7361);const Yt=10,q=40,Z=20,ft=3,mt=40;function Mt(D,C){const{history:N}=C.context,G=(0,i.U4)(
D,C.context),nt=C.isBrief?G.filter(i.wz):G;if(nt.length===0)return G.length===0&&(N?.size??0)>0&&!C.isBrief?"<p><b>History</b>: 1 run so far</p>":"";const rt=nt.
slice(0,C.isBrief?Yt:q),Et=vt(nt),gt=Lt=>At(Lt,Et,C),lt=rt.slice(Yt);return[`<p><b>History</b>: ${It(G)}</p>`,gt(rt.slice(0,Yt)),...lt.length===0?[]:[(0,l.TM)((0,_.
px)(lt.length,"more host"),[gt(lt)])],`<p><sub>${Dt(rt)}</sub></p>`,...xt(nt.slice(rt.length),C),...Jt(nt,C)].join(`

`)}function It(D){const C=Math.max(...D.map(({history:nt})=>nt.recent.length)),N=D.filter(i.wz).length;if(N===0)return`no failure in the last ${(0,_.px)(C,"run")}`;
const G=D[0]?.history.recent.filter(({outcome:nt})=>nt==="fails").length;return D.length===1?`${G} of the last ${(0,_.px)(C,"run")} failed`:`${N} of ${D.length}\
 hosts failed in the last ${(0,_.px)(C,"run")}`}function vt(D){const C=D.flatMap(({history:N})=>(0,i.H6)(N).map(G=>G.days));return[...new Set(C)].toSorted((N,G)=>N-
G)}const At=(D,C,N)=>(0,l.I$)(["Host",...C.map(G=>`Uptime<br>${G}&nbsp;days`),"Latency<br>30&nbsp;days"],D.map(G=>Kt(G,C,N)),C.map((G,nt)=>nt+1).concat(C.length+
1));function Kt({host:D,history:C},N,{isBrief:G}){const nt=(0,P.sG)(D),rt=G?null:(0,i.XQ)(C),Et=new Map((0,i.H6)(C).map(gt=>[gt.days,gt]));return[[`${n.Gr[nt]}&\
nbsp;${(0,l.rm)((0,m.nx)(D.visit.host))}`,jt(C.recent),...rt===null?[]:[`<sub>${(0,E.js)(rt)}</sub>`]].join("<br>"),...N.map(gt=>{const lt=Et.get(gt);return lt===
void 0?"":bt((0,zt.mc)(lt)??"",(0,_.px)(lt.runs,"run"))}),C.medianMs===null?"":(0,A.kJ)(C.medianMs).replaceAll(" ","&nbsp;")]}const bt=(D,C)=>`${D}<br><sub>${C}\
</sub>`.replaceAll(" ","&nbsp;"),jt=D=>`<code role="img" aria-label="${(0,zt._N)(D)}">${(0,i.qX)(D)}</code>`;function Dt(D){return`The newest run is at the righ\
t. ${(0,i.MC)(D).map(([N,G])=>`<code>${N}</code>&nbsp;${G}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function xt(D,C){
if(D.length===0)return[];const N=D.every(({history:rt})=>rt.uptime.every(({good:Et,runs:gt})=>Et===gt)),G=C.rest===n.h?"in the history file":C.rest,nt=N?", all \
without a failure in this time":` ${G}`;return[`<p>and ${(0,_.px)(D.length,"more host")}${nt}</p>`]}function Jt(D,{context:C}){const N=D.flatMap(({host:gt,history:lt})=>lt.
incidents.map(Lt=>({host:gt,incident:Lt}))).toSorted((gt,lt)=>gt.incident.from<lt.incident.from?1:-1);if(N.length===0)return[];const{shown:G,more:nt}=(0,y.zN)(N,
Z),rt=G.map(({host:gt,incident:lt})=>[(0,l.rm)((0,m.nx)(gt.visit.host)),(0,E.js)((0,A.QN)(lt.from)),(0,zt.QY)(lt,C.startedAt),String(lt.runs),nn(lt)]),Et=nt>0?`\
The last ${rt.length} incidents`:(0,_.px)(rt.length,"incident");return[(0,l.TM)(Et,[(0,l.I$)(["Host","From","Duration","Runs","Problems"],rt,[3])])]}const nn=({
codes:D})=>(0,y.K4)(D,ft,C=>(0,E.D9)(C,mt)),un=50,rn=4,an=2,fn=3;function dn(D,C,N){const G=D.filter(Ut=>(0,P.sG)(Ut)===C);if(G.length===0)return"";const nt=C===
"works"&&D.some(Ut=>(0,P.sG)(Ut)==="warns"),rt=vn(G,C,nt?" without warnings":"");if(N.isBrief)return`<p>${rt}</p>`;const{shown:Et,more:gt}=(0,y.zN)(G,un),lt=["H\
ost","Required by",C==="works"?"Services":"Reason"],Lt=Et.map(Ut=>$n(Ut,N));return(0,l.TM)(rt,[(0,l.I$)(lt,Lt),...(0,n.R3)(gt,"host",N)])}function vn(D,C,N){const G=(0,y.
K4)(D,fn,({visit:rt})=>(0,E.D9)((0,m.nx)(rt.host))),nt=D.length===1?`${G} ${P.nx[C]}${N}`:`<b>${(0,_.px)(D.length,"host")}</b> ${P.nx[C]}${N}: ${G}`;return`${n.
Gr[C]} ${nt}`}function $n(D,C){const N=D.requirements.flatMap(nt=>nt.because),{discovery:G}=D.visit.attempt;return[`${(0,l.rm)((0,m.nx)(D.visit.host))}${D.isNew?
`<br><sub>${_.dy}</sub>`:""}`,N.length===0?"":Tn(N,C),(0,P.JR)(D)&&G.kind==="skipped"?G.problem.title:(0,wt.Yj)(D,(0,n.Bm)(C))]}function Tn(D,C){const{places:N,
isOfRepositories:G}=(0,d.rv)(D),nt=gt=>(0,n.u_)(gt,C);if(!G)return(0,d.Ky)(D,rn,nt);const rt=N.slice(0,an).map(nt).join(", "),Et=N.length>an?", \u2026":"";return`${(0,_.
px)(N.filter(d.cC).length,"repository")}: ${rt}${Et}`}var Ft=t(4148);const En=100,Sn=40,pn=D=>(0,Ft.fi)(D,C=>(0,l.hn)((0,d.II)(C))),Mn=(D,C)=>(0,E.D9)(D,C).replaceAll(
" ","&nbsp;"),yn=(D,C)=>{const N=({code:G,title:nt})=>(0,n._h)(G,nt,C);return(0,Ft.ij)([(0,Ft.eX)(N)],D)};function On(D,C){const{wrong:N,good:G}=(0,Ft.jB)(D),nt=N.
length>1||C.isBrief?wn(N,C):[],rt=C.isBrief||C.context.repositories.length>1,Et=C.isBrief?[]:rt?N:[...N,...G],{shown:gt,more:lt}=(0,y.zN)(Et,En),Lt=gt.map(An=>F(
An,C)),Ut=[...nt,...Lt.slice(0,N.length)],Zt=Lt.slice(N.length),sn=Zt.length<=Ft.LC?Zt:[(0,l.TM)(x(G),Zt)];return[...nt.length>0?[(0,l.TM)(hn(N),Ut)]:Ut,...rt&&
G.length>0?[`<p>${x(G)}</p>`]:sn,...(0,n.R3)(lt,"root module",C)].join(`

`)}function wn(D,C){const N=(0,Ft.cZ)(D);if(N.length===0)return[];const G=N.map(({row:Et})=>Et),nt=Rt.Du.filter(Et=>D.some(gt=>gt.clients.includes(Et))),rt=[...yn(
G,C),(0,Ft.ie)(N,pn),...(0,Ft.ns)({clients:nt,rows:G},Mn)];return[gn(G,{clients:nt},rt,C)]}function gn(D,C,N,G){const{shown:nt,more:rt}=(0,y.zN)(D,Sn),Et=nt.map(
gt=>[Q(gt,C,G),...N.map(({cell:lt})=>lt(gt))]);return(0,l.I$)(["Module or provider",...N.map(({title:gt})=>(0,_.Iu)(gt))],rt>0?[...Et,[(0,n.jP)(rt,"row",G)]]:Et)}
function hn(D){const C=(0,Ft.qj)(D[0]??{rows:[]}),N=(0,y.K4)(D,Ft.LC,pn);return D.length===1?`${n.Gr[C]} <b>${N}</b>: ${Ft.pJ[C]}`:`${n.Gr[C]} <b>${(0,_.px)(D.length,
"root module")}</b> with errors or warnings: ${N}`}function x(D){const C=D.flatMap(N=>N.rows);return`${n.Gr[(0,Ft.Fg)(C)]} <b>${(0,_.px)(D.length,"root module")}\
</b>: ${(0,Ft.nS)(C)}`}function F(D,C){const N=(0,Ft.qj)(D),{wrong:G,good:nt}=(0,Ft.P)(D),rt=[...G,...nt],Et=[...yn(rt,C),...(0,Ft.ns)({...D,rows:rt},Mn)],gt=N===
"works"?(0,Ft.nS)(D.rows):Ft.pJ[N];return(0,l.TM)(`${n.Gr[(0,Ft.Fg)(D.rows)]} <b>${pn(D)}</b>: ${gt}`,[gn(rt,D,Et,C)])}function Q(D,C,N){const G=`${n.Gr[(0,Ft.Fg)(
[D])]}&nbsp;<b>${(0,l.hn)((0,Ft.mC)(D,C))}</b>`,[nt]=D.places,rt=[...D.kind==="module"&&D.source!==D.address?[(0,l.hn)(D.source)]:[],...nt===void 0?[]:[(0,n.u_)(
nt,N)]];return rt.length===0?G:`${G}<br><sub>${rt.join(" at ")}</sub>`}const st=1e6,ut=1e3,ht=5,$t=600,pt=100,Tt=7,Pt=(D,C)=>Bt(D,{context:C,rest:n.h,isBrief:!1},
{head:`## ${Ct(D,C)}`,foot:`tf-disco ${(0,E.js)(C.version)}, started ${(0,E.js)((0,A.QN)(C.startedAt))}.`,maxBytes:st});function Bt(D,C,{head:N,foot:G,maxBytes:nt}){
const rt=Vt(D,C),Et=(0,l.U8)(rt,nt-ut-(0,k.$$)(N+G)),gt=Et.filter(Ut=>Ut!==""),lt=Et.every((Ut,Zt)=>Ut===(rt[Zt]?.[0]??"")&&!(0,n.ze)(Ut)),Lt=C.isBrief||lt?G:`${G}\
 ${Nt(C)}`;return`${[N,...gt,`<sub>${Lt}</sub>`].join(`

`)}
`}function Vt(D,C){const N=(0,P.md)(D.hosts),G=N.filter(({findings:lt})=>lt.length===0),nt=({severity:lt})=>lt==="notice",rt=D.findings.filter(nt),Et=D.findings.
filter(lt=>!nt(lt)),gt=(lt,Lt)=>{const Ut=(0,n.W6)(C).map(Lt).filter(Zt=>Zt!=="");return Ut.length===0?[]:[...Ut,`<p>More about ${lt} ${C.rest}</p>`]};return[...K(
Et,C),gt("hosts",lt=>dn(G,"unchecked",lt)),gt("repositories",lt=>s(D.files,lt)),gt("the history",lt=>Mt(D,lt)),gt("root modules",lt=>On(D.roots,lt)),gt("request\
s",lt=>tn(N,lt)),gt("hosts that passed",lt=>dn(N,"works",lt)),gt("skipped hosts",lt=>dn(N,"skipped",lt)),gt("notices",lt=>Ht(rt,lt)),(0,n.W6)(C).map(lt=>qt(D,lt))]}
function Nt({context:D}){const C=D.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be\
 <a href="${(0,E.js)(C)}">kept as an artifact</a>.`}function Ht(D,C){if(D.length===0||C.isBrief)return"";const N=`${n.rC.notice} ${(0,_.px)(D.length,"notice")}`;
return(0,l.TM)(N,K(D,C).flatMap(([G])=>G??[]))}function qt(D,C){const N=(0,g.h$)(D,C.context).map(gt=>`${(0,_.Iu)((0,E.h$)(gt,$t))}.`),{shown:G,more:nt}=(0,y.zN)(
N,ht),rt=`<p>${N.slice(ht).join("<br>")}</p>`,Et=nt>0?[(0,l.TM)((0,_.px)(nt,"more remark"),[rt])]:[];return[`<p>${G.join("<br>")}</p>`,...C.isBrief?(0,n.R3)(nt,
"remark",C):Et].join(`
`)}const Ct=(D,C)=>`${mn(D)} ${(0,_.Iu)((0,P.$N)(D,C))}`;function mn(D){const C=D.findings.some(({severity:G})=>G!=="notice"),N=D.hosts.length===0?"skipped":"wo\
rks";return n.Gr[D.passed?C?"warns":N:"fails"]}function _n({url:D,workflow:C,job:N,commit:G}){const nt=C.split("/").at(-1)??"";return[`<a href="${(0,E.js)(D)}">${(0,E.
D9)(nt===""?"this run":nt,pt)}</a>`,...N===""?[]:[`job ${(0,E.D9)(N,pt)}`],...G===""?[]:[`commit ${(0,E.D9)(G.slice(0,Tt))}`]].join(", ")}}),8373:((at,U,t)=>{t.
d(U,{Bm:()=>h,EP:()=>o,Gr:()=>i,R3:()=>c,Su:()=>f,W6:()=>E,_h:()=>e,b_:()=>$,h:()=>g,jP:()=>l,rC:()=>O,u_:()=>r,xy:()=>m,ze:()=>n});var y=t(5143),A=t(4503),P=t(
4120),_=t(8884),k=t(8641);const g="in the JSON report",E=s=>s.isBrief?[s]:[s,{...s,isBrief:!0}],m="in the job summary",O={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"},i={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},d="&nbsp;more ",l=(s,v,{rest:T})=>`and ${s}${d}${s===
1?v:(0,P._l)(v)} ${T}`,c=(s,v,T)=>s>0?[`<p>${l(s,v,T)}</p>`]:[],n=s=>s.includes(d),o=(s,v,T)=>(0,_.Ky)(s,v,p=>r(p,T)).replace(/ more (?=places?$)/,d),M=600,r=(s,v)=>typeof s==
"string"?f(s):w(s,(0,_.eo)(s),v),$=(s,v)=>w(s,(0,_.eo)({...s,file:(0,y.bH)(s.file).path}),v);function w(s,v,{context:T}){const p=`<code>${(0,k.js)(v).replaceAll(
"/","/<wbr>")}</code>`,S=(0,A.uM)(s,T);return S===null||S.length>M?p:`<a href="${(0,k.js)(S,M)}">${p}</a>`}const f=s=>s.endsWith(" input")?`the ${(0,k.D9)(s.replace(
/ input$/,""))} input`:(0,k.D9)(s),e=(s,v,{context:T})=>`<a href="${(0,k.js)(`${T.docsUrl}#${s}`)}">${v}</a>`,h=s=>({value:k.D9,prose:k.h$,because:v=>r(v,s)})}),
5102:((at,U,t)=>{t.d(U,{$N:()=>r,JR:()=>d,QK:()=>M,b:()=>c,cG:()=>i,fX:()=>f,hm:()=>o,md:()=>n,nx:()=>E,sG:()=>O,vh:()=>m});var y=t(2886),A=t(4e3),P=t(5799),_=t(
4120),k=t(8884),g=t(4148);const E={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},m=["fails","unchecked","warns",
"skipped","works"];function O(T){if(c(T))return"unchecked";const p=o(T.findings);return p==="error"?"fails":p==="warning"?"warns":d(T)?"skipped":"works"}const i=T=>[
"fails","warns"].includes(O(T)),d=({visit:T})=>T.attempt.discovery.kind==="skipped",l=["host-not-checked",...y.ml],c=({visit:{attempt:T}})=>T.discovery.kind==="\
skipped"&&l.includes(T.discovery.problem.code);function n(T){return m.flatMap(p=>T.filter(S=>O(S)===p))}const o=T=>P.oC.find(p=>T.some(S=>S.severity===p))??null;
function M({findings:T}){const p=o(T);return p==="notice"?[]:T.filter(({severity:S})=>S===p)}function r({hosts:T,files:p,findings:S,passed:R,stopped:u,roots:a},{
repositories:{length:I}}){const b=(0,g.g5)(a,I),L=b===null?p:p.filter(({problem:X})=>!$.test(X.code)),j=L.filter(X=>!w(X)),K=o(j)==="error"&&!T.some(X=>O(X)==="\
fails"),et=b===null&&!K&&I>0?` in ${(0,_.px)(I,"repository")}`:"",H=[j.length<L.length?[`nothing to check${et}`]:e(T,et),v(j,b===null&&K?I:null)],tt=K?H.toReversed():
H,J=[b??[],...tt].flat().join(", "),W=o(S)==="error";if(u!==null){const X=(0,A.Cw)(u);return W||T.some(c)?`${J} (${X})`:`${X}; ${J}`}return R&&W?`${J} (the chec\
k passes: fail-on is never)`:R||W?J:`${J} (the check fails: fail-on is warning)`}const $=/^(?:module|provider|version|package|constraint|lock)-/,w=({problem:T,severity:p})=>T.
code==="nothing-to-check"&&p==="error",f="not allowed";function e(T,p){const S=T.length;if(S===0)return[`no registry hosts to check${p}`];const R=T.filter(W=>!d(
W)).map(O),u=T.filter(c).length,[a,I]=[R.length,S-R.length],b=R.filter(W=>W==="fails").length,L=R.filter(W=>W==="warns").length,j=T.filter(W=>d(W)&&O(W)==="fail\
s").length,K=[{count:b,words:E.fails},{count:j,words:f},{count:u,words:E.unchecked}],Y=[{count:a-b,words:E.works},{count:I-j-u,words:E.skipped}],et=b+j+u>0,[B,...H]=(et?
K:Y).filter(({count:W})=>W>0),J=B?.words===f||B?.words===E.unchecked?B.count===1?"is ":"are ":"";return[`${s(B?.count??0,S)}${p} ${J}${B?.words}`,...H.map(({count:W,
words:X})=>`${W} ${X}`),...L===0?[]:[h(L,S,et)]]}function h(T,p,S){return p===1?"with warnings":`${T} ${S?"more ":""}with warnings`}function s(T,p){return p===1?
"1 registry host":T===p?`all ${p} registry hosts`:`${T} of ${p} registry hosts`}function v(T,p){const S=o(T);if(S===null||S==="notice")return[];const R=T.filter(
({severity:b})=>b===S),u=(0,k.eb)(R).length,a=u===0?(0,k.Dc)(R):0,I=(0,k.BQ)(T);return[...u===0?[]:[`${S}s in files of ${p===null?(0,_.px)(u,"repository"):(0,k.
iW)(u,p)}`],...a===0?[]:[`${S}s in ${(0,_.px)(a,"file")}`],...o(I)===S?[`${S}s in the ${(0,k.et)(I)}`]:[]]}}),4148:((at,U,t)=>{t.d(U,{Fg:()=>d,LC:()=>n,Mm:()=>O,
P:()=>$,cZ:()=>f,eX:()=>I,fi:()=>o,g5:()=>M,ie:()=>s,ij:()=>a,jB:()=>r,mC:()=>v,nS:()=>T,ns:()=>u,pJ:()=>c,qj:()=>i});var y=t(4e3),A=t(5143),P=t(1064),_=t(5011),
k=t(5257),g=t(4120),E=t(8884);const m=["fails","warns","works"];function O({worst:j}){return j==="error"?"fails":j==="warning"?"warns":"works"}const i=({rows:j})=>m.
find(K=>j.some(Y=>O(Y)===K))??"works";function d(j){const K=i({rows:j});return K==="works"&&j.some(l)?"skipped":K}const l=({chosen:j})=>Object.keys(j).length===
0,c={fails:"init fails",warns:"has warnings",works:"passed"},n=3,o=({directory:j},K)=>j===k.cd.file?k.cd.file:j==="."?"the top directory":K(j);function M(j,K=0){
const Y=j.filter(({directory:W})=>W!==k.cd.file),{failing:et}=r(Y),{length:B}=et;if(B===0)return null;const H=new Set(et.map(({directory:W})=>(0,A._M)(W))),tt=K<
2?"":` (${(0,E.iW)(H.size,K)})`;return Y.length===1?`init fails${tt}`:`init fails in ${B===Y.length?`all ${B}`:`${B} of ${Y.length}`} root modules${tt}`}const r=j=>w(
j,i),$=({rows:j})=>w(j,O);function w(j,K){const{fails:Y=[],warns:et=[],works:B=[]}=Object.groupBy(j,K);return{failing:Y,wrong:[...Y,...et],good:B}}function f(j){
const K=new Map;for(const Y of r(j).wrong)for(const et of $(Y).wrong){const B=e(et),H=K.get(B)??{row:et,roots:new Set};K.set(B,H),H.roots.add(Y)}return w(K.values(),
({row:Y})=>O(Y)).wrong}const e=({kind:j,source:K,constraints:Y,locked:et,chosen:B,problems:H})=>JSON.stringify([j,K,Y,et,B,H]),h=3;function s(j,K){const Y=new Map(
j.map(B=>[B.row,[...B.roots]]));return{title:"root modules",cell:B=>(0,y.K4)(Y.get(B)??[],h,K)}}const v=({address:j,host:K},{clients:Y})=>Y.every(et=>(0,_.Vm)(et)===
K)&&j.startsWith(`${K}/`)?j.slice(K.length+1):j;function T(j){const K=[...new Map(j.map(J=>[`${J.kind} ${J.source}`,J])).values()],Y=["module","provider"].flatMap(
J=>{const{length:W}=K.filter(X=>X.kind===J);return W===0?[]:[(0,g.px)(W,J)]});if(Y.length===0)return"no registry modules and no providers";const et=j.some(({platforms:J})=>J.
length>0)?" and package":"",B=K.filter(l).length,H=K.filter(({chosen:J})=>Object.values(J).includes(null)).length,tt=B+H===0?`every version${et} is available`:[
...H>0?[`${H} without a version`]:[],...B>0?[`${B} not checked`]:[]].join(", ");return`${Y.join(" and ")}, ${tt}`}const p=60,S=6,R=12;function u({clients:j,rows:K},Y){
const et=K.every(({chosen:H})=>new Set(Object.values(H)).size<=1),B=[{title:"constraint",cell:({constraints:H})=>(0,y.K4)([...new Set(H)],S,tt=>Y(tt,p))},...et?
[{title:"version",cell:H=>b(H,null,Y)}]:j.map(H=>({title:P.bB[H],cell:tt=>b(tt,H,Y)})),{title:"newest",cell:({newest:H})=>H===null?"":Y(H,p)},{title:"platforms",
cell:({platforms:H})=>L(H,Y)}];return a(B,K)}const a=(j,K)=>j.filter(({cell:Y})=>K.some(et=>Y(et)!=="")),I=j=>({title:"problem",cell:({problems:K})=>K.filter(({
usualSeverity:Y})=>Y!=="notice").map(j).join(", ")});function b({chosen:j,locked:K},Y,et){const B=Y===null?Object.values(j)[0]:j[Y];return B===void 0?"":B!==null?
`${et(B,p)}${B===K?" (locked)":""}`:K===null?"none":`none (locked: ${et(K,p)})`}function L(j,K){return(0,y.K4)(j,R,({platform:Y,available:et})=>`${et===null?"?":
et?"\u2713":"\u2717"} ${K(Y,p)}`)}}),733:((at,U,t)=>{t.d(U,{W:()=>g,n:()=>A});const y=/^[ -~]*$/;function A(E){if(y.test(E))return E.length;let m=0;for(const O of E)
m+=P(O);return m}function P(E){return y.test(E)?1:_(E)?0:new RegExp("\\p{Regional_Indicator}","u").test(E)?1:k(E)?2:1}const _=E=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(E),k=E=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(E);function g(E,m,O){let[i,d]=["",0];for(const l of E){const c=P(l),n=d+c;if(d>=m&&n<=O&&(c>0||d>m)?i+=l:i+=" ".repeat(Math.max(0,Math.min(n,O)-Math.max(d,
m))),d=n,d>O)break}return i}}),7146:((at,U,t)=>{t.d(U,{ky:()=>d,nI:()=>P,qt:()=>m,wW:()=>O});var y=t(733);const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function P(c,n,o){return o.colour?`\x1B[${A[n]}m${c}\x1B[0m`:c}const _=(c,n,{hyperlinks:o})=>n===void 0||!o?c:`\x1B]8;;${n}\x1B\\${c}\x1B]8;;\x1B\\`,k=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
g=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,E=5001;function m(c){const{FORCE_HYPERLINK:n,TERM:o="",TERM_PROGRAM:M="",VTE_VERSION:r}=c;
return n?n!=="0":c.CI||c.NO_COLOR||o==="dumb"?!1:Number(r)>=E||k.test(M)||g.test(o)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some($=>c[$])}function O(c,n){const o="\
 ".repeat(c.indent),M=c.label.padEnd((c.column??0)-1),r=" ".repeat(c.indent+(c.column??2)),[$="",...w]=l(n.withFlags?.(c.text)??c.text,{first:n.width-o.length-M.
length-1,others:n.width-r.length}),f=_(P(M,c.style,n),c.url,n),e=i($,c.linked,n);return[`${o}${f} ${e}`.trimEnd(),...w.map(h=>`${r}${h}`)]}function i(c,n,o){return!n?.
url||!c.startsWith(n.text)?c:`${_(n.text,n.url,o)}${c.slice(n.text.length)}`}function d(c,{width:n,withFlags:o}){const[M="",...r]=l(o?.(c)??c,{first:n,others:n-
2});return[M,...r.map($=>`  ${$}`)]}function l(c,n){const o=[];let M="",r=0;for(const $ of c.split(" ")){const w=o.length===0?n.first:n.others,f=(0,y.n)($);M!==
""&&r+1+f>w?(o.push(M),M=$,r=f):(r=M===""?f:r+1+f,M=M===""?$:`${M} ${$}`)}return[...o,M]}}),6536:((at,U,t)=>{t.d(U,{S5:()=>yn,MV:()=>On,K8:()=>wn});var y=t(2389),
A=t(2796),P=t(5102),_=t(4120),k=t(6763),g=t(8641),E=t(4e3),m=t(1831),O=t(4503),i=t(8884),d=t(733),l=t(7146);const c=160,n=12,o="    ",M=/##\w*\[/;function r({place:x,
before:F,literal:Q,after:st},ut,ht){const $t=" ".repeat(`  ${x.line}`.length),pt=Math.min(ht.width,c)-$t.length-3;if(pt<n)return[];const Tt=$(F+Q+st),Pt=Tt(F+Q+
st),Bt=(0,d.n)(Pt)<=pt?0:Tt(F).search(/[^ ]|$/),Vt=Pt.slice(Bt),Nt=(0,d.n)(Tt(F))-Bt,Ht=(0,d.n)(Tt(F+Q))-Bt,{from:qt,to:Ct,text:mn}=w(Vt,Nt,Math.max(Ht,Nt+1),pt),
_n=(0,l.nI)("|","dim",ht),D="^".repeat(Math.max(1,Math.min(Ht,Ct)-Math.max(Nt,qt))),C=" ".repeat(Math.max(Nt,qt)-qt);return[`${(0,l.nI)(`  ${x.line}`,"dim",ht)}\
 ${_n} ${mn}`.trimEnd(),`${$t} ${_n} ${C}${(0,l.nI)(D,ut,ht)}`]}function $(x){const F=Q=>(0,g.RK)(Q.replaceAll("	",o),Number.POSITIVE_INFINITY);return M.test(F(
x))?Q=>F(Q).replaceAll(/(?<=#)#/g," #"):F}function w(x,F,Q,st){const ut=(0,d.n)(x);if(ut<=st)return{from:0,to:st,text:x};const ht=Math.max(0,st-2-(Q-F)),$t=Q<st?
0:Math.max(0,F-1-Math.ceil(ht*2/3)),pt=ut-$t<=st,Tt=$t+st,Pt=(0,d.W)(x,$t===0?0:$t+1,pt?Tt:Tt-1),Bt=`${$t===0?"":"\u2026"}${Pt}${pt?"":"\u2026"}`;return{from:$t,
to:pt?Tt:Tt-1,text:Bt}}var f=t(1505),e=t(7574);const h=20,s=6,v="in the JSON report",T=13,p={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"r\
ed"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},S={error:p.fails,warning:p.warns,notice:{sign:"\xB7",
style:"blue"}},R={value:g.RK,prose:g.RK,because:i.eo};function u(x,F){const Q=(0,P.sG)(x),{sign:st,style:ut}=p[Q],ht=[...(0,P.cG)(x)?b(x,F.context):[],...(0,f.o7)(
x,R)],$t=`${P.nx[Q]}${x.isNew?` (${_.dy})`:""}: ${I(x)}`;return[...(0,l.wW)({indent:0,label:`${st} ${a(x.visit.host)}`,style:ut,text:$t},F),...ht.flatMap(pt=>L(
pt,F))].map(g.BP).join(`
`)}const a=x=>{const F=(0,m.nx)(x);return F===x?(0,g.RK)(x):`${(0,g.RK)(F)} (${(0,g.RK)(x)})`};function I(x){const{discovery:F}=x.visit.attempt,Q=(0,P.QK)(x);return Q.
length>0?(0,E.K4)([...new Set(Q.map(st=>st.problem.code))],s):F.kind==="skipped"?F.problem.code:(0,f.Yj)(x,R)}function b(x,F){const{hops:Q,certificates:st}=x.visit.
attempt;return[(0,f.se)(x,F,R),{label:"response",texts:Q.map(j)},{label:"services",texts:(0,_.Sk)(x.services,h,K)},...(0,f.Zc)(x,R),{label:"certificate",texts:st.
map(ut=>Y(ut,F))}]}const L=({label:x,texts:F},Q)=>F.flatMap((st,ut)=>{const ht=ut===0?x:"";return(0,l.wW)({indent:2,label:ht,style:"dim",column:T,text:st},Q)});
function j(x){const F=x.status===null?"none":`${x.status} ${(0,g.RK)(x.reason,f.tN)}`,Q=x.status===null?"after":"in",st=[...x.mediaType===null?[]:[(0,g.RK)(x.mediaType,
f.tN)],...x.address===null?[]:[`at ${(0,g.RK)(x.address,f.tN)}`],...x.proxy===null?[]:[`through ${(0,g.RK)((0,g.cq)(x.proxy))}`],...x.authorization==="none"?[]:
[`token ${(0,_.Rk)(x.authorization)}`]],ut=st.length===0?"":` (${st.join("; ")})`;return`${F.trim()} from ${(0,g.RK)((0,g.cq)(x.url))} ${Q} ${(0,e.kJ)(x.ms)}${ut}`}
function K(x){const F=(0,g.RK)(x.id,f.tN);switch(x.kind){case"url":return`${F} ${(0,g.RK)((0,g.cq)(x.url))}`;case"login":{const{authz:Q,token:st}=x.login,ut=[Q,
st].map(ht=>(0,g.RK)((0,g.cq)(ht??"none")));return`${F} authz ${ut.join(", token ")}`}case"problem":return`${F}: ${x.problem.code}`}}function Y(x,F){const{host:Q,
subject:st,issuer:ut,expires:ht}=x,$t=(0,g.RK)((0,e.nO)(ht,F.startedAt));return`${(0,g.RK)(Q,f.tN)} valid until ${$t}; subject ${(0,g.RK)(st,f.tN)}, issuer ${(0,g.
RK)(ut,f.tN)}`}const et=4,B={places:6,messages:5,frames:A.Wi},H={places:3,messages:2,frames:1};function tt(x,F,Q){const{severity:st,code:ut,title:ht,message:$t}=x,
pt=(0,g.RK)($t??ht,g.h2),Tt=`${F.context.docsUrl}#${ut}`,{style:Pt}=S[st],Bt=Q.repeated.get(x),Vt=Bt!==void 0?[`  hosts: the same ${x.hosts.length} as for ${Bt}`]:
[...Rt(x.hosts.length>1?"hosts":"host",J(x),F),...W(x,F,Q),...St(x,F)],Nt=Ot(x.findings)?"":x.help??"";return[...(0,l.wW)({indent:0,label:`${st}[${ut}]:`,style:Pt,
url:Tt,text:pt},F),...Vt,...Rt("help",(0,g.RK)(Nt,g.h2),F),...Rt("affects",(0,_.od)(x.affects,F.context.clients),F)].map(g.BP).join(`
`)}function J({hosts:x,findings:F,message:Q}){const[st]=x;return x.length===1&&st!==void 0&&Q?.includes((0,m.nx)(st))&&F[0]?.isHostNew!==!0?"":(0,E.K4)(x,(0,_.J5)(
x,et),ht=>{const $t=F.filter(Pt=>Pt.host===ht),pt=x.length>1?(0,i.eb)($t).length:0,Tt=[...$t.some(({isHostNew:Pt})=>Pt)?[_.dy]:[],...pt>1?[(0,_.px)(pt,"reposito\
ry")]:[]];return`${a(ht)}${Tt.length===0?"":` (${Tt.join(", ")})`}`})}function W(x,F,Q){const{frames:st}=X(x),ut=z(x);return[...ut.shown.flatMap(({message:ht,findings:$t,
first:pt},Tt)=>{const Pt=ot(pt,x.message===null?ht:"",F);return Tt>=st?Pt:[...Pt,...ct(pt,x,F,Q),...Rt("help",(0,g.RK)(dt(x,$t),g.h2),F)]}),...ut.more>0?[`  and\
 ${(0,_.px)(ut.more,"more message")} ${v}`]:[]]}const X=({hosts:x,findings:F})=>x.length>1||Ot(F)?H:B;function z(x){const F=(0,A.cr)(x).map(([Q,st])=>({message:Q,
findings:st,first:(0,i.tN)(st)}));return(0,E.zN)(F,(0,_.J5)(F,X(x).messages))}function ot(x,F,Q){if(x===null&&F==="")return[];const st=x===null?"-":"-->",ut=x===
null?"":(0,i.R3)(x),ht=[ut,(0,g.RK)(F,g.h2)].filter(pt=>pt!=="").join(": "),$t={text:ut,url:x&&(0,O.uM)(x,{...Q.context,links:null})};return(0,l.wW)({indent:2,label:st,
style:"dim",text:ht,linked:$t},Q)}function ct(x,{severity:F},Q,{lines:st}){if(x===null)return[];const{file:ut,line:ht,column:$t}=x,pt=Q.context.sources.find(Tt=>Tt.
place.file===ut&&Tt.place.line===ht&&Tt.place.column===$t);return pt===void 0||st.has(pt)?[]:(st.add(pt),r(pt,S[F].style,Q))}function dt({help:x,findings:F},Q){
return x!==null||Ot(F)?"":Q[0]?.problem.help??""}const Ot=([x,F])=>x?.exclude!==void 0&&F!==void 0;function St(x,F){const{findings:Q}=x,{lines:st,settings:ut}=(0,i.
yv)(Q),ht=(0,i.oN)(st,z(x).shown.map(({first:pt})=>pt)),$t=X(x).places;return[...Rt("hits",(0,i.mj)(Q,F.context.repositories.length),F),...Rt("also at",(0,i.Ky)(
ht,$t),F),...Rt("required by",(0,i.Ky)(ut,$t),F)]}const Rt=(x,F,Q)=>F===""?[]:(0,l.wW)({indent:2,label:`${x}:`,style:"dim",text:F},Q);var wt=t(4148),_t=t(1064);
const Xt=20,Qt=3,tn="  ",en=x=>(0,wt.fi)(x,i.II);function cn(x,F){const{wrong:Q}=(0,wt.jB)(x);return Q.length>wt.LC?[ln(x,Q,F)]:Q.map(st=>{const ut=(0,wt.P)(st),
ht=[...ut.wrong,...ut.good];return on({name:en(st),clients:st.clients,rows:ht,first:[]},F)})}function ln(x,F,Q){const st=(0,wt.cZ)(x),ut=st.map(({row:pt})=>pt),
ht=_t.Du.filter(pt=>F.some(Tt=>Tt.clients.includes(pt))),$t=(0,_.px)(F.length,"root module");return on({name:$t,clients:ht,rows:ut,first:[(0,wt.ie)(st,en)]},Q)}
function on({name:x,clients:F,rows:Q,first:st},ut){const ht=(0,wt.qj)({rows:Q}),{sign:$t,style:pt}=p[ht],Tt=Ct=>(0,g.RK)((0,wt.mC)(Ct,{clients:F})),Pt=Q.filter(
Ct=>(0,wt.Mm)(Ct)===ht),Bt=(0,E.K4)([...new Set(Pt.map(Tt))],Qt),Vt=Q.slice(0,Xt),Nt=[...st,...(0,wt.ns)({clients:F,rows:Vt},g.RK),...(0,wt.ij)([(0,wt.eX)(({code:Ct})=>Ct)],
Q)],Ht=Vt.map(Ct=>({sign:p[(0,wt.Fg)([Ct])],cells:[Tt(Ct),...Nt.map(({cell:mn})=>mn(Ct))]})),qt=Q.length-Vt.length;return[`${(0,l.nI)($t,pt,ut)} ${(0,l.nI)(x,"b\
old",ut)}: ${wt.pJ[ht]} for ${Bt}`,...V(Ht,["module or provider",...Nt.map(({title:Ct})=>Ct)],ut),...qt>0?[`  and ${qt} more in the JSON report`]:[]].map(g.BP).
join(`
`)}function V(x,F,Q){const st=F.map(($t,pt)=>Math.max(...[$t,...x.map(({cells:Tt})=>Tt[pt])].map(it)));if(st.reduce(($t,pt)=>$t+tn.length+pt,tn.length)>Q.width)
return x.flatMap(({sign:{sign:$t,style:pt},cells:[Tt="",...Pt]})=>{const Bt=Pt.flatMap((Nt,Ht)=>Nt===""?[]:[`${F[Ht+1]} ${Nt}`]),Vt=`${Tt}: ${Bt.join("; ")}`;return(0,l.
wW)({indent:2,label:$t,style:pt,text:Vt},Q)});const ht=$t=>$t.map((pt,Tt)=>pt+" ".repeat((st[Tt]??0)-it(pt))).join(tn).trimEnd();return[`    ${(0,l.nI)(ht(F),"d\
im",Q)}`,...x.map(({sign:{sign:$t,style:pt},cells:Tt})=>`  ${(0,l.nI)($t,pt,Q)} ${ht(Tt)}`)]}const it=(x="")=>Array.from(x).length;function yt(x,F){const Q=x.flatMap(
Tt=>Tt.rows),{sign:st,style:ut}=p[(0,wt.Fg)(Q)],[ht]=x,pt=`${x.length===1&&ht!==void 0?en(ht):(0,_.px)(x.length,"root module")}: ${(0,wt.nS)(Q)}`;return(0,l.wW)(
{indent:0,label:st,style:ut,text:pt},F).map(g.BP).join(`
`)}const kt=3,Wt=4,Gt=1e3;function zt({hosts:x,roots:F},Q){const st=Map.groupBy(x,P.sG),ut=(st.get("unchecked")??[]).filter(({findings:$t})=>$t.length===0),{good:ht}=(0,wt.
jB)(F);return[...Yt("unchecked",ut,Q),...Yt("skipped",st.get("skipped")??[],Q),...Yt("works",st.get("works")??[],Q),...ht.length>0?[yt(ht,Q)]:[]]}function Yt(x,F,Q){
const st=Pt=>u(Pt,Q);if(F.length<=kt)return F.map(st);const{sign:ut,style:ht}=p[x],$t=(0,E.K4)(F,(0,_.J5)(F,Wt),({visit:Pt})=>a(Pt.host)),pt=`${(0,_.px)(F.length,
"host")} ${P.nx[x]}: ${$t}`;if(!Q.isRunner)return[(0,l.wW)({indent:0,label:ut,style:ht,text:pt},Q).map(g.BP).join(`
`)];const Tt=(0,_.Sk)(F,Gt,st,Pt=>`and ${Pt} more ${v}`);return[[(0,g.BP)(`${ut} ${pt}`),...Tt].join(`
`)]}function q(x,F){const Q=(0,i._X)(x),[st]=Q;if(st===void 0)return[];const ut=Pt=>`${(0,g.RK)(Pt.repository)} (${(0,_.H8)(Pt.findings)})`,{sign:ht,style:$t}=p[(0,P.
hm)(st.findings)==="error"?"fails":"warns"],pt=(0,E.K4)(Q,(0,_.J5)(Q,Wt),ut),Tt=`${(0,_.px)(Q.length,"repository")} ${(0,i.fP)(Q)}: ${pt}`;return[(0,l.wW)({indent:0,
label:ht,style:$t,text:Tt},F).map(g.BP).join(`
`)]}function Z(x,F){const Q=(0,P.hm)(x.findings),st=x.hosts.length>kt||x.findings.length>0,ut=F.isRunner?"the JSON report has all details; its path is the outpu\
t `report`":"for all details: `--format json` or `--report FILE.json`",ht=`problem codes are explained at ${F.context.docsUrl}`;return st?[(Q===null||Q==="notic\
e"?[ut]:[ht,ut]).flatMap(pt=>(0,l.ky)(pt,F)).join(`
`)]:[]}var ft=t(7361),mt=t(4218);const Mt=3,It=20,vt=40,At=12,Kt=10,bt=140,jt=30,Dt="  ",xt=2,Jt="  ",nn="\xA0";function un(x,F){const Q=(0,mt.U4)(x,F.context),
st=Q.length<=Mt?Q:Q.filter(({host:Tt})=>(0,P.cG)(Tt));if(st.length===0)return"";const{shown:ut,more:ht}=(0,E.zN)(st,It),$t=an(ut,F),pt=[`last ${(0,_.px)($t.marks,
"run")}`,...$t.columns.map(vn)];return[...(0,l.ky)(`history: ${pt.filter(Tt=>Tt!=="").join(", ")}`,F),...ut.map((Tt,Pt)=>Tn(Tt,Pt,$t,F)),...ht>0?[`  and ${(0,_.
px)(ht,"more host")} in the history file`]:[],...rn(ut,F)].map(g.BP).join(`
`)}function rn(x,F){const Q=(0,mt.MC)(x).map(([ut,ht])=>`${ut} ${ht}`.replaceAll(" ",nn));return(0,l.ky)(Q.join(", "),{...F,width:F.width-Dt.length}).map(ut=>`${Dt}${(0,l.
nI)(ut.trim().replaceAll(nn," "),"dim",F)}`)}function an(x,F){const Q=Math.max(...x.map(({host:Nt})=>(0,d.n)(a(Nt.visit.host)))),st=Math.min(vt,Q),ut=Math.max(...x.
map(({history:Nt})=>Nt.recent.length)),ht=fn(x),$t=Math.min(F.width,bt)-Dt.length-xt-Jt.length,pt=Nt=>ht.slice(0,Nt).reduce((Ht,qt)=>Ht-Jt.length-$n(qt),$t),Pt=ht.
map((Nt,Ht)=>ht.length-Ht).find(Nt=>st+ut<=pt(Nt))??1,Bt=pt(Pt),Vt=Math.min(ut,Math.max(Kt,Bt-st));return{columns:ht.slice(0,Pt),marks:Vt,name:Math.min(st,Math.
max(At,Bt-Vt))}}function fn(x){const F=x.map(({history:{medianMs:st}})=>st===null?"-":(0,e.kJ)(st));return[{title:"uptime in 30 days",cells:x.map(dn)},{title:"m\
edian latency",cells:F},{title:"",cells:x.map(({history:st})=>(0,mt.kW)(st)??"")}].filter(({cells:st})=>st.some(ut=>ut!==""))}function dn(x){const F=(0,mt.bW)(x,
jt);return(F&&(0,ft.mc)(F))??"-"}const vn=({title:x})=>x,$n=({cells:x})=>Math.max(...x.map(F=>F.length));function Tn({host:x,history:F},Q,{columns:st,name:ut,marks:ht},$t){
const{sign:pt,style:Tt}=p[(0,P.sG)(x)],Pt=(0,mt.qX)(F.recent.slice(-ht)),Bt=st.map(Ht=>{const qt=Ht.cells[Q]??"";return Ht.title===""?qt:qt.padStart($n(Ht))}),Vt=Pt.
replace(/\u2573+/g,Ht=>(0,l.nI)(Ht,"red",$t));return[`${Dt}${(0,l.nI)(pt,Tt,$t)} ${Ft(a(x.visit.host),ut)}`,`${" ".repeat(ht-Pt.length)}${Vt}`,...Bt].join(Jt).trimEnd()}
function Ft(x,F){const Q=(0,d.n)(x);return Q<=F?`${x}${" ".repeat(F-Q)}`:`${(0,d.W)(x,0,F-1)}\u2026`}const En=5,Sn=30,pn=3,Mn=20;function*yn(x,F){yield`${On(x,F)}\

`;let Q=!0;for(const{text:st}of wn(x,F)){const ut=st.includes(`
`);yield`${Q||ut?`
`:""}${st}
`,Q=ut}}function On(x,F){const{sign:Q,style:st}=p[x.passed?"works":"fails"],ut=F.isQuiet?[]:(0,k.h$)(x,F.context).slice(0,En);return[`${(0,l.nI)(Q,st,F)} ${(0,l.
nI)((0,P.$N)(x,F.context),"bold",F)}`,...ut.flatMap(ht=>gn(ht,F))].join(`
`)}function*wn(x,F){const{isQuiet:Q=!1,isRunner:st=!1,context:ut}=F,ht=({severity:Ct})=>!Q||Ct==="error"||(0,y.k2)(Ct,ut.failOn),$t=(0,A.cZ)(x.findings.filter(ht)),
pt=$t.slice(0,Sn),Tt={lines:new Set,repeated:(0,A.YM)(pt)};for(const Ct of pt)yield hn(tt(Ct,F,Tt));const Pt=$t.slice(pt.length).flatMap(({findings:Ct})=>Ct);if(Pt.
length>0&&(yield hn(`and ${(0,_.px)(Pt.length,"more finding")} ${v}`)),Q)return;const Bt=Ct=>({kind:st?"group":"plain",text:Ct});yield*q(x.files,F).map(Bt);const Vt=un(
x,F);Vt!==""&&(yield Bt(Vt)),yield*cn(x.roots,F).map(Bt);const Nt=(0,P.md)(x.hosts).filter(Ct=>(0,P.cG)(Ct)&&!(0,P.JR)(Ct)),Ht=Nt.slice(0,st||Nt.length<=pn?Mn:0);
yield*Ht.map(Ct=>Bt(u(Ct,F))),Ht.length>0&&Ht.length<Nt.length&&(yield hn(`and ${(0,_.px)(Nt.length-Ht.length,"more host")} ${v}`)),yield*zt(x,F).map(Bt);const qt=(0,k.
h$)(x,ut).slice(En);qt.length>0&&(yield hn(qt.flatMap(Ct=>gn(Ct,F)).join(`
`))),yield*Z(x,F).map(hn)}const gn=(x,F)=>(0,l.ky)((0,g.RK)(x),F).map(g.BP),hn=x=>({kind:"plain",text:x})}),6283:((at,U,t)=>{t.d(U,{Y:()=>_});var y=t(6309),A=t(
8641);const P=function(...k){const{recordRun:g}=t.late([620],8620);return new.target?new g(...k):g(...k)};function _(k,g){const{history:E}=k.settings;if(E===null)
return{checked:k,warnings:[]};try{const{history:m,warnings:O}=P(E,k,g);return{checked:{...k,context:{...k.context,history:m}},warnings:O}}catch(m){return{checked:k,
warnings:[`the history ${(0,A.RK)(E)} was not read: ${(0,A.RK)((0,y.A3)(m))}`]}}}}),2909:((at,U,t)=>{t.a(at,async(y,A)=>{try{let et=function(X){const{verdict:z,
changes:ot,context:ct}=X,dt=(0,d.ng)(process.env,b),Ot=dt===null?[]:(0,m.w)((0,f.R8)(z),W(),dt);if(dt===null||ot?.kind!=="files")return{...X,located:Ot,context:{
...ct,links:(0,m.h)(Ot)}};const St=a(Ot,ot.files,W(),dt);return{...X,located:Ot,context:{...ct,links:St}}},B=function(X){return async(z,ot)=>{try{await ot()}catch(ct){
X([`${z}: ${(0,g.A3)(ct)}`])}}},W=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var P=t(2929),_=t(9018),k=t(7251),g=t(6309),E=t(5181),m=t(
40),O=t(2806),i=t(3565),d=t(8782),l=t(4690),c=t(9077),n=t(3795),o=t(3386),M=t(2057),r=t(1964),$=t(3329),w=t(2827),f=t(4503),e=t(5505),h=t(8641),s=t(9703),v=t(6536),
T=t(8463),p=t(3152),S=t(5100),R=t(6283),u=t(6875);const a=function(...X){const{withDiffLinks:z}=t.late([733],9733);return new.target?new z(...X):z(...X)},I=120;
process.env.UV_THREADPOOL_SIZE??="64",(0,o.p)(),(0,M.B_)(process.stdout,X=>process.stderr.write(`the log was not written: ${X}
`)),(0,M.B_)(process.stderr,()=>{});const b=i.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const L=new u.V,j=(0,l.i)(process);await(0,c.
q)(process,await K(i.Ko(S.y.map(({name:X})=>X))));async function K(X){const z=(0,_.c)(X,process.env,(0,k.K)(i.QU)),ot=dt=>{const Ot=(0,_.r)(St=>(0,s.p)(dt,St),z);
return i.fJ("Could not run",Ot),3},ct=(0,c.w)(process,L,{isFinal:!1,crash:ot,now:j});try{const dt=await Y(X,z),Ot=ct.aborted?3:dt.verdict.passed?0:1;return await H(
dt,z,ct),Ot}catch(dt){if(dt instanceof p.GN){const Ot=z.redact(dt.mistakes).map(St=>(0,h.LS)(St));return i.fJ("Wrong settings",Ot.join(`
`)),2}return ot(dt)}}async function Y(X,z){const ot=(0,n.fN)(ct=>i.N4(z.redact([ct])),n.Si);try{return await(0,P.z6)(X,{environment:process.env,directory:W(),isFork:(0,d.
$c)(process.env.GITHUB_EVENT_NAME,b),stop:L,startTimer:u.I,now:j,progress:ot.show,changes:ct=>J(ct,z),secrets:z,kill:process.kill})}finally{ot.end()}}async function H(X,{
redact:z},ot){const{checked:ct,warnings:dt}=(0,R.Y)(X,{directory:W(),environment:process.env,random:Math.random}),Ot=wt=>i.R8(z(wt).map(_t=>(0,h.LS)(_t))),St=B(
Ot);Ot(dt);let Rt={...ct,located:[]};await St("places are not links",()=>{Rt=et(ct)}),await tt(Rt,St,Ot),!ot.aborted&&await St("the comment and the issue were n\
ot written",async()=>{const{notes:wt,warnings:_t}=await(0,O.m)(Rt,(0,d.ng)(process.env,b),W(),ot);i.N4(z(wt)),Ot(_t)})}async function tt(X,z,ot){const{settings:ct,
verdict:dt,context:Ot}=X,{GITHUB_OUTPUT:St,GITHUB_STEP_SUMMARY:Rt,RUNNER_TEMP:wt}=process.env,_t={colour:!1,width:I,isRunner:!0,context:Ot};await z("the log was\
 not written",()=>i.ur((0,v.MV)(dt,_t),(0,v.K8)(dt,_t))),await z("the annotations were not written",()=>i.fz((0,r.H)(dt,Ot))),await z("the outputs were not writ\
ten",async()=>ot(await i.Kn(St,(0,w.Y)(dt)))),await z("the job summary was not written to GITHUB_STEP_SUMMARY",()=>i.Sy(Rt,(0,e.Gc)(dt,Ot))),await z("the JSON r\
eport was not written to RUNNER_TEMP",async()=>{const Xt=i.u5(wt,(0,$.h)(dt,Ot));ot(await i.Kn(St,{report:Xt}))}),await z("the report files were not written",()=>ot(
(0,T.t)(ct,X,W())))}async function J({githubToken:X},{redact:z}){const ot=(0,d.ng)(process.env,b),ct=await(0,E.S)(ot,X,L.signal);return ct.kind==="all"&&ot?.pull&&
i.R8(z([`changed-only has no effect: ${ct.why}`])),ct}A()}catch(a){A(a)}},1)}),5657:((at,U,t)=>{t.d(U,{G:()=>l});var y=t(6760),A=t(5747);const P=21,_=/^(?!\.{1,2}$)[\w.-]+$/;
function k(f){let e=!1;for(const h of f.split(`
`)){const s=h.trim();s.startsWith("[")&&(e=s==='[remote "origin"]');const v=s.indexOf("=");if(!(!e||v<0||s.slice(0,v).trim().toLowerCase()!=="url"))return g(s.slice(
v+1).trim())}return null}function g(f){const e=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(f),[h,s]=e===null?E(f):[e[1],e[2]],v=(s??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),T=v.length>1&&v.length<=P;return!h||!T||!v.every(p=>_.test(p))?null:{host:h.toLowerCase(),owner:v.slice(0,-1).join("/"),name:v.at(-1)??""}}function E(f){
const e=URL.parse(f);return e===null||!/^(https?|ssh):$/.test(e.protocol)?[]:[e.protocol==="ssh:"?e.hostname:e.host,e.pathname.slice(1)]}var m=t(4614);const O=5,
i=/^[0-9a-f]{40}$/,d=/^refs\/(?!.*\.\.)[^\0]+$/;function l(f){const e=(0,y.join)(f,".git"),h=c(e,f)??e,s=w((0,y.join)(h,"commondir")),v=s===null?h:r(s,h),T=()=>$(
(0,y.join)(v,"packed-refs"))??"",p=n(w((0,y.join)(h,"HEAD")),[h,v],T);return p===null?null:{commit:p,isFetched:M(p,$((0,y.join)(h,"FETCH_HEAD"))??"",T),remote:k(
$((0,y.join)(v,"config"))??""),tracked:S=>(0,m.O)((0,y.join)(h,"index"),S)}}function c(f,e){const[,h]=/^gitdir: (.+)$/.exec(w(f)??"")??[];return h===void 0?null:
r(h,e)}function n(f,e,h){let s=f;for(let v=0;s!==null&&v<=O;v+=1){if(i.test(s))return s;const[,T]=/^ref: (.+)$/.exec(s)??[];if(T===void 0||!d.test(T))return null;
s=o(T,e,h)}return null}function o(f,e,h){for(const v of e){const T=w((0,y.join)(v,f));if(T!==null)return T}return h().split(`
`).find(v=>v.endsWith(` ${f}`))?.slice(0,40)??null}function M(f,e,h){const s=(v,T)=>v.split(`
`).some(p=>p.startsWith(`${f}${T}`));return s(e,"	")||s(h()," refs/remotes/")}const r=(f,e)=>(0,y.isAbsolute)(f)?f:(0,y.join)(e,f);function $(f){const e=(0,A.yR)(
f);return e.ok?e.text:null}const w=f=>$(f)?.replace(/\r?\n$/,"")??null}),4614:((at,U,t)=>{t.d(U,{O:()=>c,R:()=>M});var y=t(3024),A=t(5747);const P=128*1024*1024,
_=12,k=62,g=16384,E=12288,m=4,O=61440,i=4096,d=32768,l=Buffer.alloc(0);function c(r,$){const w=(0,A.io)(r,P);return w===null?new Map:n(w,$)}function n(r,$){const w=new Map;
if(r.length<_)return w;const f=r.readUInt32BE(4);if(r.toString("latin1",0,4)!=="DIRC"||f<2||f>4)return w;const e=r.readUInt32BE(8);let h=l,s=_;for(let v=0;v<e;v+=
1){if(s+k>r.length)return w;const T=r.readUInt16BE(s+60),p=s+k+(T&g?2:0),S=f===m,{kept:R,from:u}=S?o(r,p,h):{kept:l,from:p},a=r.indexOf(0,u);if(a<0)return w;const I=r.
subarray(u,a),b=S?Buffer.concat([R,I]):I;if(b.length>i)return w;const L=(r.readUInt32BE(s+24)&O)===d,j=b.toString("utf8");L&&(T&E)===0&&$.has(j)&&w.set(j,{modified:r.
readUInt32BE(s+8),size:r.readUInt32BE(s+36)}),s=S?a+1:s+(a-s+8&-8),h=b}return w}function o(r,$,w){let f=$,e=r[f++]??0,h=e&127;for(;e&128;)e=r[f++]??0,h=(h+1)*128+
(e&127);return{kept:w.subarray(0,Math.max(0,w.length-h)),from:f}}function M(r,{modified:$,size:w}){try{const f=(0,y.lstatSync)(r),e=Math.floor(f.mtimeMs/1e3);return f.
isFile()&&f.size%2**32===w&&e%2**32===$}catch(f){return(0,A.Oj)(f),!1}}}),7078:((at,U,t)=>{t.d(U,{N:()=>o});var y=t(317),A=t(8782);const P=r=>({id:d(r,"id"),body:i(
r,"body")??"",isTrusted:m(r)}),_=r=>({number:d(r,"number"),title:O(r,"title"),body:i(r,"body")??"",isOpen:O(r,"state")==="open",reason:i(r,"state_reason"),closedAt:i(
r,"closed_at"),labels:g((0,A.at)(r,"labels")).flatMap($=>typeof $=="string"?$:i($,"name")??[]),isTrusted:m(r)}),k=r=>({file:O(r,"filename"),status:O(r,"status"),
changes:d(r,"changes"),patch:i(r,"patch")});function g(r){return Array.isArray(r)?r:l()}const E=["OWNER","MEMBER","COLLABORATOR"],m=r=>(0,A.at)(r,"user","type")===
"Bot"||E.includes((0,A.at)(r,"author_association"));function O(r,$){return i(r,$)??l()}function i(r,$){const w=(0,A.at)(r,$)??null;return w===null||typeof w=="s\
tring"?w:l()}function d(r,$){const w=(0,A.at)(r,$),f=typeof w=="bigint"?Number(w):w;return typeof f=="number"&&Number.isFinite(f)&&f>=0?f:l()}function l(){throw new y.
F9("unexpected response")}const c=100,n=100;async function o(r,$,w,f){const e=AbortSignal.any([AbortSignal.timeout(w),f]),{connect:h}=await Promise.all([t.e(795),
t.e(104)]).then(t.bind(t,5104)),{rest:s,paginate:v}=h(r,$,e),T={owner:r.owner,repo:r.repository};async function p(R,u=Number.POSITIVE_INFINITY){const a=[];let I=0;
for await(const{data:b}of R){for(const L of g(b))a.push(L);if(a.length>=u)return a.slice(0,u);if(I+=1,I===n)throw new y.F9(`the list has more than ${n} pages`)}
return a}const S=async R=>{await M(R)};return{listComments:R=>{const u={...T,issue_number:R,per_page:c},a=v.iterator(s.issues.listComments,u);return M(p(a).then(
I=>I.map(P)))},createComment:(R,u)=>{const a=s.issues.createComment({...T,issue_number:R,body:u});return M(a.then(({data:I})=>P(I)))},updateComment:(R,u)=>S(s.issues.
updateComment({...T,comment_id:R,body:u})),deleteComment:R=>S(s.issues.deleteComment({...T,comment_id:R})),listIssues:(R,u)=>{const a={...T,...R,per_page:c},I=p(
v.iterator(s.issues.listForRepo,a),u),b=L=>(0,A.at)(L,"pull_request")===void 0;return M(I.then(L=>L.filter(b).map(_)))},createIssue:({title:R,body:u,labels:a})=>{
const I=s.issues.create({...T,title:R,body:u,labels:[...a]});return M(I.then(({data:b})=>_(b)))},updateIssue:(R,u)=>S(s.issues.update({...T,issue_number:R,...u})),
addLabels:(R,u)=>S(s.issues.addLabels({...T,issue_number:R,labels:[...u]})),createLabel:R=>S(s.issues.createLabel({...T,...R})),listChangedFiles:R=>{const u={...T,
pull_number:R,per_page:c},a=p(v.iterator(s.pulls.listFiles,u));return M(a.then(I=>I.map(k)))}}}async function M(r){try{return await r}catch($){throw $ instanceof
y.F9?$:new y.F9("unexpected response")}}}),5181:((at,U,t)=>{t.d(U,{S:()=>E});var y=t(7078),A=t(317),P=t(8782);const _=3e3,k=6e4,g=m=>({kind:"all",why:m});async function E(m,O,i){
if(m===null)return g("not a workflow run");const{pull:d,event:l}=m;if(d===null)return g(`a ${l} event has no pull request`);const c=(0,P.h0)(m,O);if(!c.ok)return g(
c.why);try{const o=await(await(0,y.N)(m,c.value.token,k,i)).listChangedFiles(d.number);return o.length<_?{kind:"files",files:o}:g(`the pull request changes ${_}\
 files or more, and GitHub lists at most ${_}`)}catch(n){return g((0,A.Ic)("the changed files could not be listed",n,{run:m,permission:"pull-requests: read"}))}}}),
317:((at,U,t)=>{t.d(U,{F9:()=>P,Ic:()=>g,Wo:()=>_});var y=t(6309),A=t(8641);class P extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(d,{httpStatus:l=null,
accepted:c=null,isLimit:n=!1}={}){super(d),this.httpStatus=l,this.accepted=c,this.isLimit=n}}async function _(i){try{return await i,!0}catch(d){if(d instanceof P&&
d.httpStatus===404)return!1;throw d}}const k=300;function g(i,d,{run:l,permission:c}){if(!(d instanceof P))return`${i}: ${(0,y.A3)(d)}`;const{httpStatus:n,message:o}=d,
M=n===null?"did not answer":`returned ${n}`,r=m(d,l,c);return`${i}: ${(0,A.RK)(l.apiUrl)} ${M} (${E(o)})${r}`}const E=i=>(0,A.BP)((0,A.RK)(i.replace(/\s+/gu," "),
k));function m({httpStatus:i,accepted:d,isLimit:l},c,n){if(l)return"; GitHub limits the rate of requests, try again later";switch(i){case 401:return"; github-to\
ken is invalid or has expired";case 403:case 404:return c.pull?.isFork===!0&&n.endsWith("write")?"; the token of a pull request from a fork is read-only, whatev\
er `permissions` says":`; add \`${n}\` to \`permissions\` of the job${O(d,n)}`;case 410:return n==="issues: write"?"; issues are disabled in this repository":";\
 it no longer exists";default:return""}}function O(i,d){if(i===null||i==="")return"";const l=i.replaceAll("_","-").replaceAll("=",": ");return l===d?"":`; GitHu\
b accepts \`${E(l.replaceAll("`",""))}\``}}),40:((at,U,t)=>{t.d(U,{h:()=>O,w:()=>k});var y=t(6760),A=t(5657),P=t(4614),_=t(4503);function k(i,d,l){if(!g(l.serverUrl))
return[];const c=m(d);return[...Map.groupBy(i,o=>c(o.split("/").slice(0,-1).join("/")))].flatMap(([o,M])=>o===null?[]:E(o,M,d,l))}const g=i=>/^https?:\/\/[\w.:/-]+$/.
test(i);function E({prefix:i,checkout:d},l,c,n){const{commit:o,isFetched:M,remote:r}=d,$=URL.parse(n.serverUrl);if(r===null||$===null)return[];if(r.host!==$.host&&
r.host!==$.hostname)return[];if(!M&&![n.commit,n.defaultCommit].includes(o))return[];const w=`${r.owner}/${r.name}`,f=`${n.serverUrl}/${w}/blob/${o}`,e=v=>v?.toLowerCase()===
w.toLowerCase(),h=e(`${n.owner}/${n.repository}`)||e(n.pull?.from),s=new Map(l.map(v=>[v.slice(i.length),v]));return Array.from(d.tracked(new Set(s.keys())),([v,
T])=>{const[p,S]=[s.get(v),(0,_.oW)(v)];return p===void 0||S===null||!(0,P.R)((0,y.join)(c,p),T)?[]:{file:p,path:v,url:`${f}/${S}`,isOfRun:h}}).flat()}function m(i){
const d=new Map,l=c=>{const n=d.get(c);if(n!==void 0)return n;const o=(0,A.G)((0,y.join)(i,c)),M=c.split("/").slice(0,-1).join("/"),r=o!==null?{prefix:c===""?"":
`${c}/`,checkout:o}:c===""?null:l(M);return d.set(c,r),r};return l}const O=i=>new Map(i.map(({file:d,url:l})=>[d,{url:l}]))}),5017:((at,U,t)=>{t.d(U,{TN:()=>_,en:()=>g,
ol:()=>k,t7:()=>E});var y=t(8641);const A=function(...m){const{createHash:O}=process.getBuiltinModule("node:crypto");return new.target?new O(...m):O(...m)},P="t\
f-disco",_=(m,...O)=>k([m.workflow,m.job,m.step,...O]),k=m=>A("sha256").update(JSON.stringify(m)).digest("hex").slice(0,16);function g(m,O,i){const d=JSON.stringify(
i).replace(/[<>&]/g,y.z5);return`<!-- ${P} ${m} ${O} ${d} -->`}function E(m,O,i){const d=`<!-- ${P} ${O} ${i} `;if(!m.startsWith(d))return;const l=m.indexOf(" -\
->",d.length);if(!(l<0))try{return JSON.parse(m.slice(d.length,l))}catch{return}}}),2806:((at,U,t)=>{t.d(U,{m:()=>r});var y=t(4e3),A=t(7078),P=t(317),_=t(8782),
k=t(5017),g=t(2389),E=t(2913),m=t(5102);function O({verdict:p,context:S},{issueCloseAfter:R},u){const a=j=>j.some(({severity:K})=>(0,g.k2)(K,S.failOn)),I=p.hosts.
map(j=>{const K=j.visit.host,Y=S.history?.get(K)?.alarm??null,et=a(j.findings),B=(0,m.sG)(j)==="skipped",H=Y===null?et||(0,m.b)(j):Y.isDown&&!B;return{name:K,alarm:B?
null:Y,failsNow:et,isDown:H}}),b=I.filter(({isDown:j})=>j).map(({name:j})=>j),L=a(p.files)?[E.cn]:[];return{hosts:I.map(({name:j})=>j).toSorted(),failing:[...b,
...L].toSorted(),since:new Map(I.flatMap(({name:j,alarm:K})=>K?.since?[[j,K.since]]:[])),unsettled:new Map(I.flatMap(({name:j,alarm:K})=>K!==null&&K.good<R?[[j,
K.good]]:[])),goodRuns:R,pending:new Map(I.flatMap(({name:j,alarm:K,failsNow:Y,isDown:et})=>K!==null&&Y&&!et?[[j,K.failed]]:[])),isWhole:i(p),at:S.startedAt,run:u.
id}}const i=({stopped:p})=>p===null||["deadline","signal","crash"].includes(p.kind),d=function(...p){const{withDiffLinks:S}=t.late([733],9733);return new.target?
new S(...p):S(...p)},l=function(...p){const{deliverComment:S}=t.late([643],1643);return new.target?new S(...p):S(...p)},c=function(...p){const{deliverIssue:S}=t.
late([643],1643);return new.target?new S(...p):S(...p)},n=6e4,o=1e4,M=10;async function r(p,S,R,u){const{settings:a}=p,I=["comment","issue"].filter(B=>a[B]!=="n\
ever"),b=(0,_.h0)(S,a.githubToken);if(!b.ok){const B=H=>`the ${H} was not written: ${b.why}`;return{notes:[],warnings:I.map(B)}}const{run:L,token:j}=b.value,K=await(0,A.
N)(L,j,n,u),Y=async()=>w(await(0,A.N)(L,j,o,u),L,p,R),et=[];for(const B of I)et.push(B==="comment"?await $(K,L,p,Y):await f(K,L,p));return{notes:et.flatMap(({notes:B})=>B),
warnings:et.flatMap(({warnings:B})=>B)}}async function $(p,S,R,u){const{pull:a}=S;if(a===null)return v(`comment: skipped, a ${S.event} event has no pull request`);
const I=R.settings.comment;return await T("comment","pull-requests: write",S,()=>l(p,{...R,run:S,pull:a.number,mode:I,findLinks:u}))}async function w(p,S,{changes:R,
located:u,context:a},I){if(R?.kind==="files"||!u.some(({isOfRun:L})=>L)||S.pull===null)return a.links;try{const L=await p.listChangedFiles(S.pull.number);return d(
u,L,I,S)}catch(L){if(L instanceof P.F9)return a.links;throw L}}async function f(p,S,R){const u=h(S);if(u!==null)return v(`issue: skipped, ${u}`);const{settings:a}=R,
I=(0,k.TN)(S,e(a)),b=O(R,a,S),{notes:L,warnings:j}=await T("issue","issues: write",S,()=>c(p,{...R,run:S,key:I,now:b,labels:a.issueLabels}));return{notes:[...L,
...s(b,a)],warnings:j}}const e=({dialect:{name:p,version:S}})=>S===null?p:`${p} ${S}`;function h({event:p,isDefaultBranch:S,pull:R}){return R!==null||p==="merge\
_group"?`a ${p} event checks a proposed change`:S===!1?"not on the default branch":null}function s({pending:p},{issueOpenAfter:S}){const R=Map.groupBy(p,([,u])=>u);
return Array.from(R,([u,a])=>`issue: ${(0,y.K4)(a,M,([b])=>b)} failed in ${u} of ${S} runs needed to open an issue`)}const v=p=>({notes:[p],warnings:[]});async function T(p,S,R,u){
try{return v(`${p}: ${await u()}`)}catch(a){const I=`the ${p} was not written`;return{notes:[],warnings:[(0,P.Ic)(I,a,{run:R,permission:S})]}}}}),3565:((at,U,t)=>{
t.d(U,{fz:()=>Rt,fJ:()=>on,QU:()=>dt,N4:()=>cn,j_:()=>en,Ko:()=>ct,R8:()=>ln,ur:()=>Ot,Kn:()=>_t,u5:()=>tn,Sy:()=>wt});var y=t(3024),A=t(6760),P=t(857);function _(V){
return V==null?"":typeof V=="string"||V instanceof String?V:JSON.stringify(V)}function k(V){return Object.keys(V).length?{title:V.title,file:V.file,line:V.startLine,
endLine:V.endLine,col:V.startColumn,endColumn:V.endColumn}:{}}function g(V,it,yt){const kt=new O(V,it,yt);process.stdout.write(kt.toString()+P.EOL)}function E(V,it=""){
g(V,{},it)}const m="::";class O{constructor(it,yt,kt){it||(it="missing.command"),this.command=it,this.properties=yt,this.message=kt}toString(){let it=m+this.command;
if(this.properties&&Object.keys(this.properties).length>0){it+=" ";let yt=!0;for(const kt in this.properties)if(this.properties.hasOwnProperty(kt)){const Wt=this.
properties[kt];Wt&&(yt?yt=!1:it+=",",it+=`${kt}=${d(Wt)}`)}}return it+=`${m}${i(this.message)}`,it}}function i(V){return _(V).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function d(V){return _(V).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function l(){
throw new Error("this function of @actions/core is not bundled")}function c(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function o(V){
return V.replace(/[\\]/g,"/")}function M(V){return V.replace(/[/]/g,"\\")}function r(V){return V.replace(/[/\\]/g,path.sep)}var $=function(V,it,yt,kt){function Wt(Gt){
return Gt instanceof yt?Gt:new yt(function(zt){zt(Gt)})}return new(yt||(yt=Promise))(function(Gt,zt){function Yt(ft){try{Z(kt.next(ft))}catch(mt){zt(mt)}}function q(ft){
try{Z(kt.throw(ft))}catch(mt){zt(mt)}}function Z(ft){ft.done?Gt(ft.value):Wt(ft.value).then(Yt,q)}Z((kt=kt.apply(V,it||[])).next())})},w;(function(V){V[V.Success=
0]="Success",V[V.Failure=1]="Failure"})(w||(w={}));function f(V,it){const yt=toCommandValue(it);if(process.env[V]=yt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(V,it));issueCommand("set-env",{name:V},yt)}function e(V){g("add-mask",{},V)}function h(V){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",V):issueCommand("add-path",{},V),process.env.PATH=`${V}${path.delimiter}${process.env.PATH}`}function s(V,it){const yt=process.env[`INPUT_${V.replace(/ /g,
"_").toUpperCase()}`]||"";if(it&&it.required&&!yt)throw new Error(`Input required and not supplied: ${V}`);return it&&it.trimWhitespace===!1?yt:yt.trim()}function v(V,it){
const yt=s(V,it).split(`
`).filter(kt=>kt!=="");return it&&it.trimWhitespace===!1?yt:yt.map(kt=>kt.trim())}function T(V,it){const yt=["true","True","TRUE"],kt=["false","False","FALSE"],
Wt=s(V,it);if(yt.includes(Wt))return!0;if(kt.includes(Wt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${V}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function p(V,it){if(process.env.GITHUB_OUTPUT||"")return l("OUTPUT",c(V,it));process.
stdout.write(P.EOL),g("set-output",{name:V},_(it))}function S(V){issue("echo",V?"on":"off")}function R(V){process.exitCode=w.Failure,I(V)}function u(){return process.
env.RUNNER_DEBUG==="1"}function a(V){issueCommand("debug",{},V)}function I(V,it={}){g("error",k(it),V instanceof Error?V.toString():V)}function b(V,it={}){g("wa\
rning",k(it),V instanceof Error?V.toString():V)}function L(V,it={}){g("notice",k(it),V instanceof Error?V.toString():V)}function j(V){process.stdout.write(V+P.EOL)}
function K(V){E("group",V)}function Y(){E("endgroup")}function et(V,it){return $(this,void 0,void 0,function*(){K(V);let yt;try{yt=yield it()}finally{Y()}return yt})}
function B(V,it){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(V,it));issueCommand("save-state",{name:V},toCommandValue(
it))}function H(V){return process.env[`STATE_${V}`]||""}function tt(V){return $(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(V)})}var J=t(6309),
W=t(5747),X=t(566),z=t(4e3),ot=t(5955);const ct=V=>Object.fromEntries(V.map(it=>[it,s(it)]));function dt(V){for(const it of V)e(it)}function Ot(V,it){j(V);let yt=!0;
for(const{kind:kt,text:Wt}of it){const[Gt="",...zt]=Wt.split(`
`),Yt=kt==="plain"&&zt.length>0;(yt||Yt)&&j(""),yt=Yt,Yt||zt.length===0?j(Wt):(K(Gt),j(zt.join(`
`)),Y())}}const St={error:I,warning:b,notice:L};function Rt(V){for(const{level:it,message:yt,line:kt,column:Wt,...Gt}of V)St[it](yt,{...Gt,...kt===void 0?{}:{startLine:kt},
...Wt===void 0?{}:{startColumn:Wt}})}const wt=(V,it)=>Qt("GITHUB_STEP_SUMMARY",V,yt=>(0,y.appendFileSync)(yt,it));async function _t(V,it){const yt=new Map;for(const[
Gt,zt]of Object.entries(it))try{V?await Qt("GITHUB_OUTPUT",V,Yt=>(0,y.appendFileSync)(Yt,Xt(Gt,zt))):p(Gt,zt)}catch(Yt){yt.set(Gt,(0,J.A3)(Yt))}const[kt]=yt.values();
return kt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...yt.keys()].join(", ")}: ${kt}`]}function Xt(V,it){const yt=typeof it=="st\
ring"?it:JSON.stringify(it);if(/[\r\n]/.test(yt))throw new J.Lw("the value has a line break");return`${V}=${yt}
`}async function Qt(V,it,yt){if(!it)throw new J.Lw(`${V} is not set; run this as an action on a runner`);const kt=(0,y.openSync)(it,"r+");try{const{size:Wt}=(0,y.
fstatSync)(kt);try{yt(it)}catch(Gt){throw(0,y.fstatSync)(kt).size>Wt&&(0,y.ftruncateSync)(kt,Wt),Gt}}finally{(0,y.closeSync)(kt)}}function tn(V,it){if(!V)throw new J.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const yt=(0,A.join)("tf-disco","report.json");return(0,X.f)(V,yt,(0,ot.mk)(it)),(0,A.join)(V,yt)}
function en(V){if(V===void 0||V==="")return null;const it=(0,W.yR)(V);try{if(it.ok)return JSON.parse(it.text)}catch{}const yt=it.ok?"is not JSON":(0,z.mP)(it.failure);
return b(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${yt}; check that no earlier step changes it`),null}function cn(V){for(const it of V)j(
it)}function ln(V){for(const it of V)b(it)}const on=(V,it)=>I(it,{title:V})}),8782:((at,U,t)=>{t.d(U,{$c:()=>m,at:()=>d,h0:()=>g,ng:()=>_});var y=t(3625),A=t(8641);
const P=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function _(c,n){const o=w=>c[w]?.trim()??"",[,M,r]=P.exec(o("GITHUB_REPOSITORY"))??[];if(M===void 0||r===
void 0)return null;const $=k(o("GITHUB_SERVER_URL")||"https://github.com");return{owner:M,repository:r,apiUrl:k(o("GITHUB_API_URL")||"https://api.github.com"),serverUrl:$,
event:o("GITHUB_EVENT_NAME"),workflow:E(o("GITHUB_WORKFLOW_REF"))??o("GITHUB_WORKFLOW"),job:o("GITHUB_JOB"),step:o("GITHUB_ACTION"),id:Number(/^\d+$/.exec(o("GI\
THUB_RUN_ID"))?.[0]??0),url:`${$}/${M}/${r}/actions/runs/${o("GITHUB_RUN_ID")}`,defaultCommit:o("GITHUB_SHA"),commit:l(n,"pull_request","head","sha")??o("GITHUB\
_SHA"),pull:O(o("GITHUB_EVENT_NAME"),n),isDefaultBranch:i(o("GITHUB_REF"),n)}}const k=c=>c.replace(/(?<!\/)\/+$/,"");function g(c,n){return c===null?(0,y.T)("no\
t a workflow run, GITHUB_REPOSITORY is not set"):n===null?(0,y.T)("github-token is empty"):/^https?:$/.test(URL.parse(c.apiUrl)?.protocol??"")?(0,y.J)({run:c,token:n}):
(0,y.T)(`GITHUB_API_URL is not an https URL: ${(0,A.RK)(c.apiUrl)}`)}const E=c=>/^[^/]+\/[^/]+\/(.+?)@/.exec(c)?.[1];function m(c,n){if(c==="pull_request_target")
return!1;const o=d(n,"pull_request","head"),[M,r]=[d(o,"repo","full_name"),d(n,"pull_request","base","repo","full_name")];return o!==void 0&&M!==r}function O(c,n){
const o=d(n,"pull_request","number");return typeof o=="number"&&Number.isSafeInteger(o)&&o>0?{number:o,isFork:m(c,n),from:l(n,"pull_request","head","repo","full\
_name")??null}:null}function i(c,n){const o=l(n,"repository","default_branch");return o===void 0?null:c===`refs/heads/${o}`}function d(c,...n){return n.reduce((o,M)=>typeof o==
"object"&&o!==null?Reflect.get(o,M):void 0,c)}function l(c,...n){const o=d(c,...n);return typeof o=="string"?o:void 0}}),1964:((at,U,t)=>{t.d(U,{H:()=>L});var y=t(
4e3),A=t(5799),P=t(2796),_=t(5102),k=t(4120),g=t(8884),E=t(8641),m=t(1831),O=t(5955);const i=700,d=8,l=5,c={text:250,places:1},n={text:i,places:d},o=2,M=3600,r=120,
$=4096,w=W=>W!==""&&(0,g.CN)(W)&&(0,E.BP)((0,E.RK)(W,$))===W;function f(W){const X=s(W),z=[...new Set(W.map(({problem:dt})=>dt.title))],ot=X.length>0?(0,y.K4)(X,
o):v(W);if(z.length===1)return h(ot,z[0]??"");const ct=`${W.length} problems`;return h(ot===null?ct:`${ct} with ${ot}`,z.join(", "))}function e({title:W,hosts:X,
findings:z}){if(z.length===1)return f(z);const ot=X.length>0?0:(0,g.Dc)(z),ct=Math.max(X.length,ot),dt=ct===1?s(z)[0]??(0,g.II)((0,g.tN)(z)?.file??""):(0,k.px)(
ct,X.length>0?"host":"file"),Ot=z.length>ct?` (${z.length} times)`:"";return h(ct===0?null:dt,`${W}${Ot}`)}const h=(W,X)=>W===null?X:`${W}: ${X}`,s=W=>[...new Set(
W.flatMap(({host:X})=>X===null?[]:(0,E.RK)((0,m.nx)(X))))];function v(W){const X=(0,g.tN)(W);return X===null||w(X.file)?null:(0,g.II)(X.file)}function T(W,X){const z=new Set(
W.map(({severity:dt})=>dt)).size>1,ot=W.length>2?c:n,ct=dt=>S(dt,z,ot,X).join(`
`);return(0,k.Sk)(W,l,ct,p).join(`

`).split(`
`)}const p=W=>`and ${W} more, see the job summary`;function S(W,X,z,ot){const{problem:ct,severity:dt}=W,Ot=(0,g.Xd)(W),St=(0,g.xi)(W,ot,z.text,z.places);return[
`${X?`${dt}: `:""}${(0,E.RK)(ct.message,z.text)} [${ct.code}]`,...St.map(([Rt,wt])=>`${Rt}: ${wt}`),...Ot===null||w(Ot.file)?[]:[`at: ${(0,g.R3)(Ot)}`],...W.isHostNew?
[`the host is ${k.dy}`]:[],`${ot.docsUrl}#${ct.code}`]}function R(W,X){const{message:z,help:ot,findings:ct,code:dt,title:Ot,affects:St}=W;if(ct.length===1)return T(
ct,X);const Rt=(0,k.od)(St,X.clients),wt=(0,g.mj)(ct,X.repositories.length),_t=[`${(0,E.RK)(z??Ot,i)} [${dt}]`,...ot===null?[]:[`help: ${(0,E.RK)(ot,i)}`],...Rt===
""?[]:[`affects: ${Rt}`],...wt===""?[]:[`hits: ${wt}`]],Xt=`${X.docsUrl}#${dt}`,Qt=M-[..._t,Xt].join(`
`).length;return[..._t,...u(W,Qt),Xt]}function u({findings:W,message:X},z){const ot=(0,O.I0)(W,z,1,dt=>a(dt,X===null)),ct=W.length-ot.length;return ct>0?[...ot,
p(ct)]:ot}function a(W,X){const{host:z,places:ot,problem:ct,isHostNew:dt}=W,Ot=(0,g.Ky)(ot,1),St=z===null?"":`${(0,E.RK)((0,m.nx)(z))}${dt?` (${k.dy})`:""}`,[Rt,
wt]=z===null?[Ot,""]:[St,Ot],Xt=[X?(0,E.RK)(ct.message,r):"",X&&wt!==""?`(${wt})`:wt].filter(Qt=>Qt!=="");return Xt.length===0?`- ${Rt}`:`- ${Rt}: ${Xt.join(" ")}`}
const I=10,b=200;function L(W,X){const z=j(W),ot=(0,_.hm)(W.findings);let ct=W.findings;for(const dt of A.oC){const{annotations:Ot,used:St}=K(dt,ct,X,dt===ot);z.
push(...Ot),ct=ct.filter(Rt=>!St.has(Rt))}return z}function j({passed:W,stopped:X,findings:z}){const ot=z.filter(({severity:dt})=>dt==="warning").length;if(W||z.
some(({severity:dt})=>dt==="error"))return[];if(X!==null)return[J("error","The check is not complete",[(0,y.Cw)(X)])];const ct=`${(0,k.px)(ot,"warning")}, and f\
ail-on is warning`;return[J("error","Warnings fail this check",[ct])]}function K(W,X,z,ot){const ct=X.filter(({severity:St})=>St===W),dt=new Set(ct.map(et));if(dt.
size>I){const St=(0,P.cZ)(ct),Rt=ot&&W!=="notice"?H(ct,St):[];return{annotations:[...B(W,St,z),...Y(W,Rt,z)].slice(0,I),used:new Set(ct)}}const Ot=X.filter(St=>dt.
has(et(St)));return{annotations:Y(W,Ot,z),used:new Set(Ot)}}const Y=(W,X,z)=>[...Map.groupBy(X,et).values()].map(ot=>J(W,f(ot),T(ot,z),(0,g.tN)(ot)));function et(W){
const X=(0,g.Xd)(W);return X===null?W:`${X.line}:${X.file}`}function B(W,X,z){const ot=X.length<=I?X:X.slice(0,I-1),ct=X.slice(ot.length).flatMap(dt=>dt.findings);
return[...ot.map(dt=>J(W,e(dt),R(dt,z),(0,g.tN)(dt.findings))),...ct.length===0?[]:[tt(W,ct)]]}function H(W,X){const z=ct=>(0,g.Xd)(ct)!==null,ot=new Set(X.flatMap(
ct=>ct.findings.find(z)??[]).map(et));return W.filter(ct=>w((0,g.Xd)(ct)?.file??"")&&!ot.has(et(ct)))}function tt(W,X){const z=[...new Set(X.map(({problem:ot})=>ot.
title))];return J(W,`and ${(0,k.px)(X.length,`more ${W}`)}`,[...z,"see the job summary"])}function J(W,X,z,ot=null){const ct={title:(0,E.LS)((0,E.RK)(X,b)),message:(0,E.
LS)(z.join(`
`))};if(ot===null||!w(ot.file))return{level:W,...ct};const{file:dt,line:Ot,column:St,endColumn:Rt}=ot;return{level:W,...ct,file:dt,line:Ot,column:St,endColumn:Rt}}}),
2827:((at,U,t)=>{t.d(U,{Y:()=>k});var y=t(5955);const A={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the \
port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"N\
umber of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hos\
ts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},P={hosts:12e4,services:36e4},_=1;function k({passed:g,hosts:E,findings:m}){
const O=({services:c})=>c.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),i=(0,y.I0)(E,P.hosts,_,({visit:c})=>JSON.stringify(c.host)),d=(0,y.I0)(E,P.services,_,c=>{
const n=JSON.stringify(Object.fromEntries(O(c)));return`${JSON.stringify(c.visit.host)}:${n}`}),l=c=>m.filter(n=>n.severity===c).length;return{passed:g,hosts:`[${i.
join(",")}]`,services:`{${d.join(",")}}`,errors:l("error"),warnings:l("warning"),"left-out":E.length-Math.min(i.length,d.length)}}}),2913:((at,U,t)=>{t.d(U,{Fr:()=>r,
GN:()=>M,K$:()=>s,O7:()=>v,cn:()=>m,yi:()=>w});var y=t(4e3),A=t(7574),P=t(4120),_=t(8641),k=t(9574),g=t(5505),E=t(8373);const m="the files",O=200,i="Terraform s\
ervice discovery fails: ",d="Terraform service discovery recovers: ",l=3,c=10,n=6,o=20;function M({failing:R}){const{down:u,better:a}=$(R),[I,{first:b,count:L}]=u.
count>0?[i,u]:[d,{first:a,count:a.length}],j=b.map(({subject:B})=>B===m?p:(0,_.RK)(B,O)),K=L-Math.min(j.length,l),Y=[...j.slice(0,l),...K>0?[`${K} more`]:[]].join(
", "),et=`${I}${Y}`;return et.length<=O?et:`${I}${L} hosts`}const r=R=>R.startsWith(i)||R.startsWith(d);function $({first:R,count:u}){const a=R.filter(({recovering:b})=>b!==
void 0);return{down:{first:R.filter(({recovering:b})=>b===void 0),count:u-a.length},better:a}}function w(R,u,{outage:a,page:I,maxBytes:b}){const L=a.failing.count>
0;return(0,g.XA)(R,{context:u,rest:E.xy,isBrief:!0},{head:[`### ${(0,g.gD)(R,u)}`,...L?f(a,u.startedAt):[]].join(`

`),foot:`Last checked ${(0,A.QN)(u.startedAt)}; details in the summary of ${(0,g.Fp)(I)}. Updated automatically.${L?" Closes when all hosts recover.":""}`,maxBytes:b})}
function f({failing:R,since:u},a){const{down:I,better:b}=$(R);return[...I.count===0?[]:[h({failing:I,since:u},a)],...b.length===0?[]:[e(b)]]}function e(R){return`\
<p>${[...Map.groupBy(R,({recovering:I})=>I===void 0?"":`${I.good} of ${(0,P.px)(I.needed,"run")}`)].slice(0,c).map(([I,b])=>`\u2705 Recovering: ${(0,y.K4)(b,o,({
subject:j})=>S(j))} (${I} without a failure)`).join("<br>")}</p>`}function h({failing:R,since:u},a){const I=[...Map.groupBy(R.first,({since:et})=>et)],b=R.first[0]?.
since,L=R.first.length===R.count||b===u;if(b!==void 0&&I.length===1&&L)return`<p>Failing since ${(0,A.QN)(b)} (${(0,A.u8)(b,a)}).</p>`;const j=I.slice(0,c),K=j.
map(([et,B])=>[(0,y.K4)(B,n,({subject:tt})=>tt===m?p:(0,k.rm)(tt)),(0,A.QN)(et),(0,A.u8)(et,a)]),Y=R.count-j.flatMap(([,et])=>et).length;return(0,k.I$)(["Failin\
g","Since","Duration"],Y>0?[...K,[`and ${Y} more`,"",""]]:K)}function s(R,u){const{at:a,down:I,up:b,gone:L,still:j,endedSince:K,isReopened:Y}=R,et=({subject:H,since:tt})=>`${S(
H)} (after ${(0,A.u8)(tt,a)})`;return`${[...Y?["Reopened: the failure continues or has returned."]:[],...T(I,S,(H,tt)=>`\u274C ${H} ${tt} failing.`),...T(b,et,H=>`\
\u2705 Recovered: ${H}.`),...T(L,S,(H,tt)=>`\u26AA ${H} ${tt} no longer checked.`),...T(j,S,(H,tt)=>`\u274C ${H} ${tt} still failing.`),...K===null?[]:[`**Nothi\
ng fails any more.** The outage lasted ${(0,A.u8)(K,a)}, from ${(0,A.QN)(K)} to ${(0,A.QN)(a)}, as observed by this check.`],`<sub>${(0,A.QN)(a)}, ${(0,g.Fp)(u)}\
</sub>`].join(`

`)}
`}const v=R=>`Duplicate of #${R}, which another run opened at the same time.
`;function T(R,u,a){return R.length===0?[]:[a((0,y.K4)(R,o,u),R.length===1?"is":"are")]}const p="the file check",S=R=>R===m?p:(0,_.D9)(R)})};export{In as ids,kn as modules};
