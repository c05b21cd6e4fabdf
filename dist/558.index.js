const On=[558,751,929,528,909],wn={3534:((lt,U,t)=>{t.r(U),t.d(U,{credentialsDiffer:()=>a,credentialsEmpty:()=>E,credentialsMalformed:()=>i,credentialsMissing:()=>e,
credentialsNearMiss:()=>s,credentialsOtherHost:()=>m,credentialsRejected:()=>n,credentialsShort:()=>O,credentialsUnused:()=>f,documentUnauthorized:()=>l});var w=t(
4283),T=t(1064),A=t(1831),_=t(2713),k=t(4e3),p=t(5799),y=t(8937);const E=(0,p.lS)((0,p.$e)("credentials-empty","Token is empty",T.Du),({source:c})=>({message:`t\
he token from ${c} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),v={
"control character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at it\
s end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotati\
on marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent w\
ith it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted tog\
ether"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been rep\
laced"}},i=(0,p.lS)((0,p.z3)("credentials-malformed","Malformed token",T.Du),({source:c,slip:M})=>({message:`the token from ${c} ${v[M].has}`,help:v[M].help,...M===
"control character"?{}:{severity:"warning"}})),O=(0,p.lS)((0,p.$e)("credentials-short","Token is too short to be redacted"),({source:c})=>({message:`the token f\
rom ${c} has fewer than ${_.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again\
 or create a longer one"})),a=(0,p.lS)((0,p.lm)("credentials-differ","Clients use different tokens"),({host:c,first:M,other:I})=>({message:`for host ${(0,A.nx)(
c)}, ${r(M)} and ${r(I)}`,help:`set the token for both clients in ${(0,A.fK)(c)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first\
 token`})),r=({client:c,source:M})=>M===null?`${T.bB[c]} finds no token`:`${T.bB[c]} uses the token from ${M}`,n=(0,p.lS)((0,p.$e)("credentials-rejected","Token\
 was rejected"),({host:c,status:M,source:I})=>({message:`host ${(0,A.nx)(c)} returned ${M} for the token from ${I}`,help:`check that the token is complete, has \
not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,w.jr)((0,A.cu)(c))}; then store a new one in the same place`})),e=(0,p.lS)((0,p.
$e)("credentials-missing","Token is missing"),({host:c,service:M,...I})=>{const g=(0,A.nx)(c),[S=""]=(0,A.fK)(c);return(0,y.em)(`host ${g} requires a token${M===
null?"":` for ${M}`}`,`add the line "${g}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${S}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${h(
S)}`,I)}),h=c=>/^\w+$/.test(c)?`export ${c}=\u2026`:`env '${c}=\u2026' terraform init`,s=(0,p.lS)((0,p.$e)("credentials-near-miss","Token variable has a similar\
 name"),({host:c,variable:M,why:I,write:g})=>({message:`${M} seems to be meant for host ${(0,A.nx)(c)}, but ${I}`,help:`rename it to ${g}: ${h(g)}`})),m=(0,p.lS)(
(0,p.$e)("credentials-other-host","Token is for another host",T.Du),({host:c,other:M,source:I,service:g,isSent:S,isNotice:$})=>({message:`the clients do not sen\
d the token for ${M} from ${I} ${g===null?`after the redirect of ${c}`:`to ${g} of host ${c}`}: they send ${S?`the token of ${c}`:"none"}`,help:g===null?`make t\
he discovery document of ${c} public, or serve it at ${c} itself`:`set the token for ${c}, and the clients send it to ${M}`,...$?{severity:"notice",affects:[]}:
{}})),f=(0,p.lS)((0,p.lm)("credentials-unused","Token for a host that is not checked"),({host:c})=>({message:`the tokens input has a token for host ${(0,A.nx)(c)}\
, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),l=(0,p.lS)((0,p.z3)("document-unauthorized","Discovery \
requires valid credentials",T.zK),({host:c,token:M,challenge:I,...g})=>{const S=M==="sent"?"rejected the given authentication credentials":"requires authenticat\
ion credentials",$=I===null?"":`, and asks for ${I} authentication`;return{message:`host ${c} ${S}: ${(0,k._r)(g)}${$}`,help:(0,k.NM)(g.page,c,u(c,M,g.status,I))}}),
o="make the discovery document public";function u(c,M,I,g){const S=(0,k.qZ)(c);if(g!==null)return{operator:`exempt /.well-known/terraform.json from ${g} authent\
ication`,guest:S,note:"the clients send Bearer tokens only, so no token helps"};switch(M){case"sent":{const $="check that the token is for this host, complete a\
nd not expired";return I===403?{operator:$,user:$,guest:S}:{operator:$,user:$}}case"none":{const $=(0,y.nP)(c);return{operator:`${$}, or ${o}`,user:$,guest:S}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${c} to respond itself, or ${o}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,U,t)=>{
t.r(U),t.d(U,{fileLimit:()=>r,fileOutside:()=>i,fileSyntax:()=>k,fileUnreadable:()=>v,nothingToCheck:()=>a});var w=t(1064),T=t(4e3),A=t(5143),_=t(5799);const k=(0,_.
lS)((0,_.$e)("file-syntax","File has a syntax error",w.Du),({error:n,file:e})=>({message:n??"the file is not valid UTF-8",help:(0,A.Zl)(e)?void 0:"fix the file,\
 or list it in `exclude` if it is invalid on purpose"})),p={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link\
 cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the \
link is not a regular file; it is not read"},y={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or li\
st it in `exclude`"},E={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"\
correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it i\
n `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},v=(0,_.lS)((0,_.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in
n?`${p[n.what]}: ${n.code}`:p[n.what],help:(n.what==="file"||n.what==="directory"?y[n.code]:void 0)??E[n.what]})),i=(0,_.lS)({code:"file-outside",title:"Link po\
ints outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the \
repository, or name its directory in `scan`"})),O=3,a=(0,_.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:e,
isFleet:h})=>{const s=n.every(o=>o==="."),f=`found no Terraform or OpenTofu files in ${h?"the repositories of `usages`":s?"this directory":`\`scan\` (${(0,T.K4)(
n,O,T.dh)})`}`,l=h?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return e?{message:`${f}\
; only \`hostnames\` was checked`,help:`${l}, or correct \`scan\``,severity:"warning"}:{message:`${f}, and \`hostnames\` is not set`,help:`${l}, correct \`scan\` \
or \`exclude\`, or set \`hostnames\``}}),r=(0,_.lS)((0,_.$e)("file-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`\
the file ${(0,T.mP)(n)}`,help:"split the file, or list it in `exclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scan\
ned`,help:"list this directory in `exclude`"};case"files":return{message:`there are more than ${n.max} files; this directory and the following ones are not scan\
ned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{message:`the directory has more than ${n.max} files; the files after them ar\
e not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values;\
 the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} mo\
dules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`\
the scan found more than ${n.max} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
roots":return{message:`the root modules have more than ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"\
list the directories in which `init` runs in `roots`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,T.Cw)(n.stopped)} after reading ${n.files}\
 files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadlin\
e-seconds`"}}})}),3410:((lt,U,t)=>{t.r(U),t.d(U,{cloudOrganization:()=>O,cloudToken:()=>y,cloudVersion:()=>E,cloudWorkspace:()=>a,cloudWorkspaceMissing:()=>r});
var w=t(1064),T=t(1831),A=t(9562),_=t(4e3),k=t(5799),p=t(8937);const y=(0,k.lS)((0,k.z3)("cloud-token","Token for the cloud block or remote backend is missing",
w.Du),({host:n,service:e,...h})=>{const s=(0,T.nx)(n),m=e===A.OZ?"the cloud block":"the remote backend",[f=""]=(0,T.fK)(n);return(0,p.em)(`${m} requires a token\
 for ${s}`,`add the line "${s}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${f}; outside GitHub, run \`terraform login ${s}\` or \`tofu login ${s}\
\``,h)}),E=(0,k.lS)((0,k.z3)("cloud-version","API is too old for the cloud block",w.Du),({url:n,version:e})=>({message:`${n} returned ${e===null?"no TFP-API-Ver\
sion":`TFP-API-Version ${(0,_.dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of \
it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),v=n=>"why"in n?`the response of ${n.url} ${(0,_.dh)(n.why)}`:(0,_.
_r)({...n,page:null}),i=(n,e,h)=>"status"in n&&[401,403,404].includes(n.status)?h:(0,k.C)(`check the logs of ${e}, and that the URL of the service is that of it\
s API`),O=(0,k.lS)((0,k.z3)("cloud-organization","Organization cannot be read",w.Du),n=>{const{host:e,organization:h,source:s}=n;return{message:`the organizatio\
n ${h} at ${e} cannot be read: ${v(n)}`,help:i(n,e,`check the name of the organization, and that the token from ${s} is valid and belongs to a member`)}}),a=(0,k.
lS)((0,k.z3)("cloud-workspace","Workspace cannot be read",w.Du),n=>{const{host:e,organization:h,workspace:s}=n;return{message:`the workspace ${s} of ${h} at ${e}\
 cannot be read: ${v(n)}`,help:i(n,e,"check that the token may read the workspace")}}),r=(0,k.lS)((0,k.lm)("cloud-workspace-missing","Workspace does not exist"),
({host:n,organization:e,workspace:h})=>({message:`${e} at ${n} has no workspace ${h} that the token may read; init would create it`,help:"no change is required \
if the workspace is new; otherwise correct its name"}))}),6697:((lt,U,t)=>{t.r(U),t.d(U,{hostAssumed:()=>v,hostCheckCrashed:()=>a,hostGeneric:()=>i,hostHttp2:()=>n,
hostNotAllowed:()=>y,hostNotChecked:()=>e,hostPrivateRedirect:()=>O});var w=t(1064),T=t(3592),A=t(4e3),_=t(5799);const k=({file:m,line:f})=>`${(0,A.dh)(m)}:${f}`,
p=m=>m.map(f=>w.bB[f]).join(" and "),y=(0,_.lS)((0,_.z3)("host-not-allowed","Host is not allowed",w.zK),m=>{const{host:f}=m,l=`add ${f} to \`allowed-hosts\``;if("\
service"in m){const{service:o,registry:u}=m;return{message:`${o} of ${u} is on ${f}, which is not in \`allowed-hosts\``,help:`use another registry, or ${l}`}}if("\
package"in m)return{message:`the package of ${m.package} is downloaded from ${f}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another mod\
ule or provider, or ${l}`};if("use"in m){const[o,u]=E[m.use];return{message:`${o} ${f}, which is not in \`allowed-hosts\``,help:`use ${u}, or ${l}`}}if("implied"in
m){const{place:o,clients:u}=m.implied;return{message:`host ${f} is not in \`allowed-hosts\` and was not contacted; ${k(o)} names no host, and this is the defaul\
t of ${p(u)}`,help:`name an allowed registry there, ${l}, or set \`dialect\` if you use another CLI`}}return{message:`host ${f} is not in \`allowed-hosts\` and wa\
s not contacted`,help:`use an allowed registry, or ${l}`}}),E={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backe\
nd uses","an allowed backend"]},v=(0,_.lS)((0,_.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:m,place:f,clients:l,isListed:o})=>({
message:`${m} was not contacted: ${k(f)} implies it as the default host of ${p(l)}, but the CLI could not be detected`,help:o?"list the usages of the repository\
 with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hos\
ts of that CLI"})),i=(0,_.lS)((0,_.lm)("host-generic","Generic hostname was not contacted"),({host:m})=>({message:`${m} is a generic hostname that stands for th\
e host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),O=(0,_.lS)((0,_.z3)("host-private-redirect","\
Redirect to a non-public address",w.zK),({host:m,address:f,asks:l})=>f==="metadata"?{message:`${m} is the address of a cloud metadata service and was not contac\
ted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${l==="document"?"redirects":"leads"} to ${m}, wh\
ich has a ${f} address and was not contacted`,help:`if ${l==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),a=(0,_.
lS)((0,_.z3)("host-check-crashed","tf-disco crashed while it checked the host",w.zK),({host:m,thrown:f})=>({message:`${m} was not checked completely, because of\
 a bug in tf-disco ${T.xv}: ${r(f)}`,help:`please report this text at ${T.xV}; to pass until it is fixed, add \`host-check-crashed ${m}\` to \`ignore\``}));function r(m){
if(!(m instanceof Error))return(0,A.dh)(String(m));const f=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(m.stack??"")?.[1];return(0,A.dh)(String(m))+(f===void 0?"":` (${f})`)}
const n=(0,_.lS)((0,_.z3)("host-http2","Host speaks only HTTP/2",w.zK),({host:m})=>({message:`${m} speaks only HTTP/2, which Terraform and OpenTofu can use and \
this check cannot; it was not checked`,help:(0,_.C)(`enable HTTP/1.1 on ${m} as well (ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ign\
ore`")})),e=(0,_.lS)((0,_.z3)("host-not-checked","Host was not checked before the check ended",w.zK),({host:m,stopped:f,isBegun:l,unchecked:o,total:u,slowest:c})=>({
message:`${m} was not checked${l?" completely: its visit was under way when":":"} ${(0,A.Cw)(f)}, with ${o} of ${u} hosts not checked`,help:h[f.kind]+s(c)})),h={
deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step\
 reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function s(m){return m.length===0?"":`; most \
of the time went to hosts without a response: ${m.map(({host:l,tookMs:o})=>`${l} (${(0,A.YA)(o)})`).join(", ")}`}}),5799:((lt,U,t)=>{t.d(U,{$e:()=>i,C:()=>A,lS:()=>a,
lm:()=>O,oC:()=>T,pj:()=>p,z3:()=>v});var w=t(6174);const T=["error","warning","notice"],A=(r,n)=>n===void 0?{operator:r}:{operator:r,note:n};function _({operator:r,
user:n,guest:e},{role:h,host:s}){const m=`ask the operator of ${s} to ${r}`;switch(h){case"operator":return r;case"user":return n===r?n:n===void 0?m:`${n}; if y\
ou run ${s}, ${k(r,n)}`;case"guest":return e??n??m}}const k=(r,n)=>r.startsWith(`${n}, or `)?r.slice(n.length+5):r;function p(r,n){const{cures:e,...h}=r;return e===
void 0?r:{...h,help:y(e,n)}}function y(r,n){const{because:e,note:h}=r,s=e===void 0?"":`${e}: `,m=h===void 0?"":`; ${h}`;return s+_(r,n)+m}const E=r=>(n,e,h=[])=>({
code:n,title:e,severity:r,affects:h}),v=E("error"),i=E("warning"),O=E("notice");function a(r,n){return Object.assign(h=>{const{help:s,...m}=n(h),f=r.code,l=(0,w.
_)(m.message),o={...r,code:f,usualSeverity:r.severity,...m,message:l};return s===void 0?o:typeof s=="string"?{...o,help:(0,w._)(s)}:{...o,help:y(s,{role:"operat\
or",host:""}),cures:s}},r)}}),8937:((lt,U,t)=>{t.d(U,{$w:()=>k,em:()=>y,nP:()=>p,pt:()=>_,ro:()=>A});var w=t(4e3),T=t(5799);const A="this pull request needs no \
change; run the check where the secret is available, for example on the main branch";function _({host:E,token:v,source:i},O){const a=`sent${O===null?"":` to ${O}`}`;
switch(v){case"none":return`no token was found for ${E}`;case"sent":return`the token for ${E} from ${i} was ${a}`;case"dropped":return`the token for ${E} from ${i}\
 was not ${a}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${E} from ${i} was not ${a}, because the URL is not h\
ttps; the CLIs do send it`}}function k({host:E,token:v},i,O,a){switch(v){case"none":return{operator:p(E),user:p(E),guest:(0,w.qZ)(E)};case"sent":return{operator:a,
user:a};case"dropped":return(0,T.C)(`serve ${i} without the redirect to ${O??"another host"}`);case"withheld":return(0,T.C)(`serve ${i} at an https URL`)}}const p=E=>`\
add a token to \`tokens\` (${E}=\u2026) or set a TF_TOKEN_ variable`;function y(E,v,{isFork:i,searched:O,notRead:a}){if(i)return{message:`${E}, and secrets are \
withheld from pull requests of forks`,help:A,severity:"notice"};const r=a.length===0?"":`; not read: ${a.join(", ")}`;return{message:`${E}, and none was found (\
searched: ${O.join(", ")}${r})`,help:v}}}),5747:((lt,U,t)=>{t.d(U,{Oj:()=>a,io:()=>E,yR:()=>y});var w=t(4573),T=t(3024);const A=16*1024*1024,_=T.constants.O_RDONLY|
(T.constants.O_NONBLOCK??0)|(T.constants.O_NOCTTY??0),k=Buffer.allocUnsafeSlow(256*1024);let p=k;const y=(n,e=A)=>v(n,e,O);function E(n,e){const h=v(n,e,(s,m)=>Buffer.
from(s.subarray(0,m)));return Buffer.isBuffer(h)?h:null}function v(n,e,h){let s;try{s=(0,T.openSync)(n,_)}catch(m){return r(m)}try{const m=(0,T.readSync)(s,k,0,
k.length,null);return m<k.length?h(k,m):i(s,e,h)}catch(m){return r(m)}finally{(0,T.closeSync)(s)}}function i(n,e,h){const{size:s}=(0,T.fstatSync)(n);if(s>e||s<k.
length)return{ok:!1,failure:{kind:"size",bytes:s,maxBytes:e}};p.length<s&&(p=Buffer.allocUnsafeSlow(Math.min(2*s,e)));const m=p;let f=0;for(;f<s;){const l=(0,T.
readSync)(n,m,f,s-f,f);if(l===0)break;f+=l}return h(m,f)}function O(n,e){const h=n.toString("utf8",0,e),s=!h.includes("\uFFFD")||(0,w.isUtf8)(n.subarray(0,e));return{
ok:!0,text:h,isUtf8:s,bytes:e}}function a(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const r=n=>({ok:!1,failure:{
kind:"error",code:a(n)}})}),4e3:((lt,U,t)=>{t.d(U,{Af:()=>o,B9:()=>h,Cw:()=>M,Fn:()=>S,K4:()=>v,NM:()=>m,Vb:()=>$,Wt:()=>e,YA:()=>l,_r:()=>f,dh:()=>p,eZ:()=>u,go:()=>a,
hS:()=>y,mP:()=>r,qZ:()=>s,v:()=>i,zM:()=>c,zN:()=>E,zd:()=>O});var w=t(6174),T=t(4714),A=t(7715),_=t(9562);const k=300;function p(d,D=k){if(d.length<=D)return d;
const P=(0,w._)(d);return P.length<=D?P:`${(0,T.o)(P,D)}\u2026`}const y=(d,D)=>`${d} ${D}${d===1?"":"s"}`,E=(d,D)=>({shown:d.slice(0,D),more:Math.max(0,d.length-
D)});function v(d,D,P=String){const{shown:C,more:B}=E(d,D);return i(C.map(j=>P(j)),B)}const i=(d,D)=>`${d.join(", ")}${D>0?` and ${D} more`:""}`,O=d=>`the clien\
ts print "${d}"`;function a(d){return d===null?"null":Array.isArray(d)?"an array":typeof d=="object"?"an object":`a ${typeof d}`}function r(d){if(d.kind==="erro\
r")return`cannot be read: ${d.code}`;const{bytes:D,maxBytes:P}=d;return`has ${D} bytes and is not read; the limit is ${P/1024/1024} MiB`}const n={[_.e$]:"correc\
t the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[_.xq]:"correct the host in `source`, or add the `so\
urce` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function e(d){
return d.flatMap(P=>n[P]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const h=d=>`wait and run the check\
 again; see ${(0,A.V)(d)??"its status page"}, and consider a network mirror for providers`,s=d=>`use another network, a proxy (HTTPS_PROXY) or a network mirror:\
 ${d} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function m(d,D,P){if(d===null)
return P;const C=d.title===""?"":` ("${d.title}")`,B=P.guest??s(D);switch(d.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/\
terraform.json",guest:B,because:`the host returned a sign-in page${C}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${C}: allow t\
his machine to reach the host`;case"other":{const j=P.user??`check that ${D} is a registry, and ${e([])}`;return{...P,user:j,guest:B,because:`the host returned \
an HTML page${C}`}}}}const f=({url:d,status:D,reason:P})=>`${d} returned ${`${D} ${p(P)}`.trim()}`,l=d=>`${Math.round(d/100)/10} s`,o=d=>d.map(({name:D,attemptMs:P,
retries:C})=>{const B=Number.isFinite(P)?l(P):"without a limit",j=C===0?"":` in each of ${C+1} attempts`,W=D.includes(" and ")?"wait":"waits";return`${D} ${W} ${B}${j}`}).
join(", "),u=d=>d.map(({name:D})=>D).join(" and "),c=d=>d.kind==="several"?d.reasons:[d];function M(d){switch(d.kind){case"deadline":return`the check reached it\
s deadline of ${l(d.ms)}`;case"signal":return`the check was interrupted by ${d.signal}`;case"crash":return"tf-disco crashed";case"missing":return g(d);case"seve\
ral":return d.reasons.map(M).join("; ")}}const I=10;function g({repositories:d,total:D}){const P=D===1?"repository":"repositories",C=d.length===1?"is":"are",B=v(
d,I,p);return`${d.length} of ${D} ${P} ${C} missing: ${B}`}const S=d=>`${d}; it may use hosts that are not in \`allowed-hosts\``,$=({kind:d,address:D,version:P})=>`${d}\
 ${D} ${p(P,40)}`}),4714:((lt,U,t)=>{t.d(U,{o:()=>A,w:()=>_});var w=t(3307);const T=2048,A=(k,p=T)=>k.length<=p?k:structuredClone(k.slice(0,p).toWellFormed());function _(k){
if(k.length<=T)return(0,w.IL)(k);switch(k[0]){case'"':return A((0,w.I)(k));case"[":return[];case"{":return{};default:return(0,w.IL)(k)}}}),7715:((lt,U,t)=>{t.d(
U,{V:()=>T});const w=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io",
"https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),T=A=>w.get(A)??null}),5751:((lt,U,t)=>{
t.d(U,{s:()=>C});var w=t(3024),T=t(6760),A=t(5747),_=t(3625),k=t(4e3),p=t(3592),y=t(3474),E=t(8535),v=t(7030),i=t(6181),O=t(1831);function a(x){const H=G=>x[G]||
x[G.toLowerCase()]||"",X={http:n("HTTP_PROXY",H("HTTP_PROXY")),https:n("HTTPS_PROXY",H("HTTPS_PROXY"))},K=f(H("NO_PROXY"));return G=>{const q=X[G.scheme];return q===
null||s(G.name)||K(G)?null:q}}const r=["http:","https:"];function n(x,H){if(H==="")return null;const X=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(H)?H:`http://${H}`);
if(X===null)throw new TypeError(`${x} is not a URL; expected http://HOST:PORT`);if(!r.includes(X.protocol))throw new TypeError(`${x} is a ${X.protocol}// proxy;\
 expected http:// or https://`);if(!e(X.username)||!e(X.password))throw new TypeError(`${x} has a user name or password with a bare "%"; write "%25" for it`);return X}
function e(x){try{return decodeURIComponent(x),!0}catch(H){if(H instanceof URIError)return!1;throw H}}const h=new v.BlockList;h.addSubnet("127.0.0.0",8,"ipv4"),
h.addAddress("::1","ipv6");const s=x=>x==="localhost"||m(h,x);function m(x,H){const X=(0,i.n7)(H.replace(/%.*$/s,"")),K=(0,v.isIP)(X);return K!==0&&x.check(X,K===
4?"ipv4":"ipv6")}function f(x){const H=x.split(",").map(X=>X.trim().toLowerCase()).filter(X=>X!=="").map(l);return X=>H.some(K=>K(X))}function l(x){if(x==="*")return()=>!0;
const H=o(x);if(H!==null)return({name:V})=>H(V);const{name:X,port:K}=M(x),G=V=>K===""||String(V.port)===K;if(u(X)){const V=(0,i.n7)(X),et=new v.BlockList;return et.
addAddress(V,(0,v.isIP)(V)===4?"ipv4":"ipv6"),ut=>m(et,ut.name)&&G(ut)}const q=c(X);return V=>(0,v.isIP)(V.name)===0&&G(V)&&q(V.name)}function o(x){const[,H="",
X=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(x)??[];if(!u(H))return null;const K=Number(X);if(K>((0,v.isIP)(H)===4?32:128))return null;const G=K-((0,v.isIP)(H)===6?96:
0),q=new v.BlockList,V=(0,v.isIP)((0,i.n7)(H))===4&&G>=0;return V?q.addSubnet((0,i.n7)(H),G,"ipv4"):q.addSubnet(H,K,"ipv6"),et=>m(q,et)&&(0,v.isIP)((0,i.n7)(et))===
4===V}const u=x=>(0,v.isIP)(x)!==0&&!x.includes("%");function c(x){if(x==="")return()=>!1;const H=x.replace(/^\*\./,"."),X=H.replace(/^\./,""),K=(0,O.Pv)(X),G=K.
ok?K.value:X;return q=>q.endsWith(`.${G}`)||!H.startsWith(".")&&q===G}function M(x){const H=/^\[([^\]]*)\]:([^:]*)$/.exec(x)??/^([^:[\]]*):([^:[\]]*)$/.exec(x);
return H===null?{name:x,port:""}:{name:H[1]??"",port:H[2]??""}}var I=t(3152),g=t(6339);const S=function(...x){const{problemFacts:H}=t.late([558,921,341,507],4507);
return new.target?new H(...x):H(...x)},$=function(...x){const{parseNamedAddress:H}=t.late([22],6022);return new.target?new H(...x):H(...x)},d=function(...x){const{
parseAuthorities:H}=t.late([160],1160);return new.target?new H(...x):H(...x)},D=4*1024*1024,P=20;function C(x,{environment:H,directory:X,wording:K=I.w7}){const{
settings:G,mistakes:q}=(0,I.P$)(x,K),V=ot(G.caFile,K),et=J(H),ut=[V,et].flatMap(_t=>_t.ok?[]:[_t.why]),$t=B(G.scan,X).slice(0,P).map(_t=>K.missingPath(_t,X)),wt=[
...q,...(0,g.S)(G,K),...j(G,K),...W(G,K),...ut,...$t];if(wt.length>0||!V.ok||!et.ok)throw new I.GN(wt);return{...G,authorities:V.value,chooseProxy:et.value}}const B=(x,H)=>x.
filter(X=>!/[*?[\]{}]/.test(X)&&!(0,w.existsSync)((0,T.resolve)(H,X)));function j({hostnames:x},{setting:H}){const X=H("hostnames"),G=x.flatMap(({addresses:q})=>q).
flatMap(q=>{const V=$(q,"terraform");return V.ok?[]:[`${X}: "${q.service}=${q.text}" is wrong: ${V.why}`]});return(0,y.Ku)(G,X)}function W({ignore:x},{setting:H}){
const X=H("ignore");if(x.length===0)return[];const K=S(),G=x.flatMap(({code:q})=>{if(Object.hasOwn(K,q))return[];const V=(0,E.q)(q,Object.keys(K)),et=V===null?`${p.
aq} lists the codes`:`did you mean "${V}"?`;return[`${X}: "${q}" is not a problem code; ${et}`]});return(0,y.Ku)(G,X)}function J(x){try{return(0,_.J)(a(x))}catch(H){
if(H instanceof TypeError)return(0,_.T)(H.message);throw H}}function ot(x,{setting:H}){if(x===null)return(0,_.J)(null);const X=(0,A.yR)(x,D),K=H("ca-file");if(!X.
ok)return(0,_.T)(`${K} "${x}" ${(0,k.mP)(X.failure)}`);const G=d(X.text);return G.ok?G:(0,_.T)(`${K} "${x}" ${G.why}`)}}),2929:((lt,U,t)=>{t.d(U,{z6:()=>sn,wX:()=>Ft,
w5:()=>Bt});var w=t(6760),T=t(9461),A=t(3024),_=t(5747);const k=200,p=1024*1024,y=4e3;function E(Q,Z,ht){const Et=Map.groupBy(Q.filter(v).slice(0,k),({file:dt})=>dt);
return Array.from(Et).flatMap(([dt,vt])=>{const St=(0,w.join)(Z,dt),Pt=i(St,ht)?(0,_.yR)(St,p):null;return Pt?.ok?O(Pt.text,vt):[]})}const v=({column:Q,endColumn:Z})=>Z>
Q;function i(Q,Z){try{return(0,A.statSync)(Q).mtimeMs<=Z+1}catch(ht){return(0,_.Oj)(ht),!1}}function O(Q,Z){const ht=[];let[Et,dt]=[1,Q.startsWith("\uFEFF")?1:0];
for(const vt of Z.toSorted((St,Pt)=>St.line-Pt.line)){for(;Et<vt.line&&dt>=0;Et+=1)dt=Q.indexOf(`
`,dt)+1||-1;if(dt<0)break;const St=Q.indexOf(`
`,dt),Pt=St<0?Q.length:St,xt=Pt>dt&&Q[Pt-1]==="\r";ht.push(...a(Q.slice(dt,xt?Pt-1:Pt),vt))}return ht}function a(Q,Z){const{column:ht,endColumn:Et}=Z,dt=Q.length>
y?[]:Array.from(Q);if(ht>dt.length)return[];const[vt,St]=[ht-1,Et-1],Pt=(xt,Ut)=>dt.slice(xt,Ut).join("");return[{place:Z,before:Pt(0,vt),literal:Pt(vt,St),after:Pt(
St)}]}var r=t(6174),n=t(2161);function e(Q,Z){const{directory:ht,checkedAt:Et,configs:dt}=Z,vt=dt.flatMap(Rt=>Rt.files),St=new Set(vt.flatMap(({path:Rt,shown:bt})=>[
h(Rt),bt])),Pt=Rt=>{const bt=h((0,w.resolve)(ht,Rt));return!St.has(Rt)&&!St.has(bt)&&s(Rt)&&s(bt)},xt=Q.filter(({file:Rt})=>Pt(Rt)),Ut=E(xt,ht,Et),At=c(Ut,Z.usages);
return Ut.flatMap(Rt=>m(Rt,At.get(M(Rt.place))??null,Z))}function h(Q){const Z=(0,T.$)(Q);return Z.kind==="file"?Z.path:(0,w.resolve)(Q)}const s=Q=>(0,n.L8)((0,w.
basename)(Q),new Set,(0,w.basename)((0,w.dirname)(Q)))!==void 0;function m({place:Q,before:Z,literal:ht,after:Et},dt,{redact:vt,kept:St}){const Pt=Z+ht+Et;return vt(
Pt,St)!==Pt?[]:u(Pt)?dt===null||l.test(dt)||!ht.includes(dt)?[]:[{place:Q,before:"\u2026 ",literal:(0,r._)(dt),after:" \u2026"}]:[{place:Q,before:Z,literal:ht,after:Et}]}
const f=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
l=/[\s"]/,o=/[\w+-]{20,}/g,u=Q=>f.test(Q)||(Q.match(o)??[]).some(Z=>/\d/.test(Z)&&/[a-z]/.test(Z)&&/[A-Z]/.test(Z));function c(Q,Z){const ht=new Map(Q.map(({place:dt})=>[
M(dt),dt.file])),Et=new Set(ht.values());return new Map(Z.filter(({place:dt})=>Et.has(dt.file)&&ht.has(M(dt))).flatMap(({place:dt,text:vt})=>vt===null?[]:[[M(dt),
vt]]))}const M=({file:Q,line:Z,column:ht})=>`${Z}:${ht} ${Q}`;var I=t(2389),g=t(6897),S=t(1831),$=t(3592),d=t(2796),D=t(4503),P=t(6763),C=t(5751),B=t(7052),j=t(
3862),W=t(7854),J=t(3474),ot=t(3152);function x(Q,Z,ht){const Et={...Q,newHosts:new Set,files:null,remarks:[]};if(Z===null)return Et;const dt=At=>({...Et,remarks:[
`changed-only has no effect: ${At}`]});if(Z.kind==="all")return dt(Z.why);const{files:vt}=Z,St=new Set(vt.filter(({status:At})=>At!=="removed").map(({file:At})=>At));
if(St.size>0&&![...St].some(At=>ht(At)!==null))return dt("the checkout contains none of the files that the pull request changes");const Pt=Q.usages.filter(({place:At})=>St.
has(At.file)),Ut=`changed-only: the pull request changes ${vt.length===1?"1 file":`${vt.length} files`} with ${Pt.length} of ${Q.usages.length} usages`;return{usages:Pt,
notes:Q.notes.filter(({place:At})=>H(At.file,St)),newHosts:K(Q.usages,vt,ht),files:new Set(vt.map(({file:At})=>At)),remarks:[Ut]}}const H=(Q,Z)=>Z.has(Q)||Q==="\
."||[...Z].some(ht=>ht.startsWith(`${Q}/`)),X=2e8;function K(Q,Z,ht){const Et=new Set;if(Z.some(et))return Et;const dt=new Map(Z.map(At=>[At.file,At])),vt=(0,W.
Oo)(At=>G(dt.get(At),ht)),St=Z.flatMap(({patch:At})=>q(At,/^[ -]/));let Pt=0;const xt=(At,Rt)=>{const bt=[Rt,(0,S.nx)(Rt).toLowerCase()];return At.filter(Nt=>(Pt+=
Nt.length,Pt<=X&&bt.some(Zt=>Nt.includes(Zt)))).length},Ut=(At,Rt)=>{const{isNew:bt,now:Nt,added:Zt}=vt(At),Jt=bt?0:xt(Nt,Rt);return bt||Jt>0&&Jt===xt(Zt,Rt)};for(const[
At,Rt]of Map.groupBy(Q,bt=>bt.host)){if(At===null||Rt.some(({isHostImplied:Nt})=>Nt))continue;const bt=[...new Set(Rt.map(({place:Nt})=>Nt.file))];!bt.every(Nt=>dt.
has(Nt))||xt(St,At)>0||bt.every(Nt=>Ut(Nt,At))&&Pt<=X&&Et.add(At)}return Et}function G(Q,Z){const{file:ht="",status:Et,patch:dt=null}=Q??{},vt=Et==="added";if(vt||
dt===null)return{isNew:vt,now:[],added:[]};const St=(Z(ht)??"").toLowerCase().split(`
`);return{isNew:vt,now:St,added:q(dt,/^\+/)}}const q=(Q,Z)=>(Q??"").toLowerCase().split(`
`).filter(ht=>Z.test(ht)),V=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,et=({file:Q,status:Z,changes:ht,patch:Et})=>Et===null&&Z!=="added"&&ht>0&&V.test(
Q);var ut=t(2859),$t=t(1435),wt=t(5866),_t=t(370);async function Ct(Q,Z){const ht=Z.now(),Et=await(0,_t.SQ)(Q,Z),dt=Q.scan.length===0?0:Z.now()-ht,{dialect:vt,usedBy:St,
...Pt}=(0,_t.o0)(Q,Et,Z),xt={...Pt,notes:[...Pt.notes,...Lt(Et,Z.stop.why)]},Ut=await ft(xt,Q,Z),At=(0,$t.j)(Ut.usages,Q,vt,{...Z,mayHavePlugins:(0,_t.C_)(Et,Q)}),
{roots:Rt,notes:bt}=(0,wt.D0)({...xt,scanned:Et,changed:Ut.files,dialect:vt,settings:Q}),Nt=(0,j.X)(At.usages,Rt),Zt=(0,ut.C)(Q,Nt,vt.clients,(0,W.kA)(xt.usages)),
{configs:Jt,releases:tn}=At,{environment:rn}=Z,{files:cn,bytes:Wt}=Et;return{dialect:{...vt,releases:tn},configs:Jt,usages:Nt,roots:Rt,requirements:Zt,notes:[...(0,wt.
a3)(Ut.notes,Nt,Q,rn),...bt],newHosts:Ut.newHosts,isEmpty:Q.scan.length>0&&Et.isEmpty&&Et.endedAt===null,complaints:At.findings,allUsages:xt.usages,changes:Ut.changes,
remarks:[...Ut.remarks,...At.remarks],scan:{files:cn,bytes:Wt,usages:Nt.length,durationMs:dt},clients:St,repositories:[],missing:null,checkouts:null}}async function ft(Q,Z,ht){
const Et=Z.changedOnly?await ht.changes(Z):null;return{changes:Et,...x(Q,Et,vt=>{const St=(0,_.yR)((0,w.join)(ht.directory,vt));return St.ok?St.text:null})}}function Lt({
endedAt:Q,files:Z},ht){return Q===null||ht===null?[]:[(0,W.YW)(Q,(0,B.fileLimit)({kind:"time",stopped:ht,files:Z}))]}function zt({requirements:Q,repositories:Z}){
const{size:ht}=new Set(Q.map(({host:dt})=>dt));if(ht<=J.pS)return;const Et=`${ht} hosts, the limit is ${J.pS}`;throw new ot.GN([Z.length>0?`usages name ${Et}: c\
heck fewer repositories at once`:`scan found ${Et}: narrow scan or exclude files`])}var Yt=t(5960);const Qt=function(...Q){const{nameRepository:Z}=t.late([400,210,
913],5913);return new.target?new Z(...Q):Z(...Q)},qt=function(...Q){const{prepareFleet:Z}=t.late([921,341,210,207],7207);return new.target?new Z(...Q):Z(...Q)};
async function sn(Q,Z){const ht=new Date,Et=(0,C.s)(Q,Z),dt=Et.deadlineMs,vt=Z.startTimer(dt,()=>Z.stop.end({kind:"deadline",ms:dt}));try{const St=await on(Et,Z);
zt(St),await(0,g.x)();const Pt=await en(St,Et,Z,ht);return await Ot(Pt,St,Et,Z,ht)}finally{vt()}}const on=(Q,Z)=>Q.usages.length===0?Ct(Q,Z):qt(Q,Z);async function en(Q,Z,ht,Et){
const{environment:dt,stop:vt,isFork:St}=ht,{dialect:Pt}=Q,xt={...Q,...await z(Q,Z,ht),tokenVariables:Bt(dt),tokenHosts:Z.tokens.map(({host:Ut})=>Ut),stopped:it(
vt.why,Q.missing)};return(0,I.S4)(xt,{...Z,dialect:Pt,isFork:St,now:Et.getTime()})}async function z(Q,Z,ht){const{requirements:Et,roots:dt,dialect:vt}=Q,St=(0,Yt.
e)(Et,Z,vt),Pt=Array.from(St,([bt,Nt])=>(0,Yt.i)(bt,Nt)),xt=new Set(Et.map(({host:bt})=>bt).filter(bt=>!St.has(bt))),Ut=Z.depth!=="discovery"&&dt.length>0;if(xt.
size===0&&!Ut)return{visits:Pt,predicted:I.j7,tokenSources:new Map};const{contact:At}=await Promise.all([t.e(921),t.e(456),t.e(696)]).then(t.bind(t,2696)),Rt=await At(
[...xt],Q,Z,ht);return{...Rt,visits:[...Rt.visits,...Pt]}}const it=(Q,Z)=>Q===null||Z===null?Q??Z:{kind:"several",reasons:[Q,Z]};async function Ot(Q,Z,ht,Et,dt){
const{configs:vt,allUsages:St,requirements:Pt,changes:xt,scan:Ut,clients:At}=Z,Rt=Ft(Pt),bt=[...Z.remarks,...(0,P.rc)(Q)],{why:Nt,evidence:Zt}=Z.dialect,Jt={verdict:Q,
remarks:(0,P.q9)(bt),detection:{why:Nt,evidence:Zt}},{verdict:tn,remarks:rn,detection:cn}=Et.secrets.redact(Jt,Rt);return{settings:ht,changes:xt,verdict:tn,context:{
dialect:{...Z.dialect,...cn},failOn:ht.failOn,scan:Ut,remarks:rn,startedAt:dt.toISOString(),durationMs:Date.now()-dt.getTime(),version:$.xv,docsUrl:$.aq,clients:At(),
sources:e((0,d.sC)(tn.findings),{...Et.secrets,kept:Rt,usages:St,configs:vt,directory:Et.directory,checkedAt:dt.getTime()}),links:null,repository:Dt(tn,Z,Et),repositories:Z.
repositories,history:null}}}function Dt(Q,{scan:Z,repositories:ht},{directory:Et,environment:dt}){return Z.files===0||ht.length>0?null:Qt(Et,(0,D.R8)(Q),dt)}const Bt=Q=>Object.
keys(Q).filter(Z=>/^TFE?_?TOKEN/i.test(Z)),Ft=Q=>new Set(Q.flatMap(({host:Z,service:ht})=>[Z,(0,S.nx)(Z),ht]))}),9461:((lt,U,t)=>{t.d(U,{$:()=>A});var w=t(3024),
T=t(5747);function A(_){try{const k=(0,w.realpathSync)(_),p=(0,w.statSync)(k);return p.isFile()?{kind:"file",path:k}:{kind:p.isDirectory()?"directory":"special",
path:k}}catch(k){return{kind:"error",code:(0,T.Oj)(k)}}}}),8185:((lt,U,t)=>{t.d(U,{C:()=>i,I:()=>a});var w=t(4283),T=t(7052),A=t(6697),_=t(1064),k=t(1831),p=t(2886);
const y=(r,{allowedHosts:n,hostnames:e})=>(0,k.Jr)(r,n)||e.some(h=>h.host===r),E={file:".",line:1,column:1,endColumn:1},v=1e4;function i(r,n,e=v){if(n.allowedHosts.
length===0)return[];const h=new Map,s=[];let m=0;for(const{directHost:l,kind:o,isOverridden:u,place:c,clients:M}of r){if(l===void 0||u||y(l,n))continue;const I=o===
"backend_http"||o==="remote_state"?"backend":"download",g=`${I} ${l}`,S=h.get(g);if(S===void 0&&h.size>=e){m+=1;continue}const $=S??O(l,I);h.set(g,$),s.push({...$,
place:c,clients:M})}if(m===0)return s;const f=(0,T.fileLimit)({kind:"problems",max:e,omitted:m});return[...s,{problem:f,place:E,clients:_.Du,host:null}]}function O(r,n){
const e=(0,k.Pv)(r),h=e.ok?e.value:null,s=h===null?r:(0,k.nx)(h);return{problem:(0,A.hostNotAllowed)({host:s,use:n}),host:h}}function a(r,n,e,h){if(h.allowedHosts.
length===0)return[];const s=e.filter(({because:m})=>m.some(f=>typeof f!="string"));return n.flatMap(m=>{const{id:f,kind:l}=m;if(l!=="url"||!s.some(M=>M.service===
f))return[];const o=(0,w.Dl)(m.url),u=o.ok?(0,k.Pm)(o.value):null;if(u===null||u===r||y(u,h))return[];const c=(0,A.hostNotAllowed)({host:u,service:f,registry:(0,k.
nx)(r)});return[(0,p.bz)(c,f)]})}}),8988:((lt,U,t)=>{t.d(U,{s:()=>O,k:()=>m});var w=t(3534),T=t(3410),A=t(5143),_=t(9562);const k=[_.OZ,_.Bn],p=[_.e$,_.xq],y=[{
matches:/^app\.(eu\.)?terraform\.io$/,services:[...k,...p]},{matches:/^api\.env0\.com$/,services:p},{matches:/^backend\.api\.env0\.com$/,services:k},{matches:/\.scalr\.io$/,
services:k}],E=f=>y.find(({matches:l})=>l.test(f))?.services??[];var v=t(241),i=t(2886);function O(f,{role:l},o){const u=n(f),c=f.credentials?.hasToken===!0,I=(f.
attempt.hops.at(-1)?.challenge??null)===null&&(c||l!=="guest"),g=c?[]:e(f.host,u,o),$=[...f.difference===null?[]:[f.difference],...g,...u===null||!I?[]:[h(f,u,o)]].
map(D=>(0,i.bz)(D)),d=c?[]:a(f,o);return d.length>0?[...$,...d]:g.length===0?[...$,...r(f,o)]:$}function a(f,{usages:l,isFork:o,depth:u}){const{host:c,attempt:M}=f;
if(u==="discovery"||M.discovery.kind!=="found")return[];const I=l.flatMap(({workspace:g,hasOwnToken:S,needs:$,place:d})=>g===void 0||S||(0,A.Zl)(d.file)?[]:$.filter(
D=>D.host===c));return Array.from(Map.groupBy(I,({service:g})=>g),([g,S])=>{const $=(0,T.cloudToken)({host:c,service:g,isFork:o,...s(f)}),d=S.flatMap(D=>D.clients);
return(0,i.bz)((0,i.aZ)($,d),g)})}function r(f,{usages:l,isFork:o}){const{host:u,attempt:c,credentials:M}=f;if(c.discovery.kind!=="found"||M?.hasToken||M?.problem)
return[];const I=E(u).find(g=>l.some(({hasOwnToken:S,needs:$,place:d})=>$.some(D=>D.host===u&&D.service===g)&&!S&&!(0,A.Zl)(d.file)));return I===void 0?[]:[(0,i.
bz)((0,w.credentialsMissing)({host:u,service:I,isFork:o,...s(f)}),I)]}function n(f){const{discovery:l,hops:o}=f.attempt;return l.kind==="failed"&&l.problem.code===
"document-unauthorized"?o.at(-1)?.status??null:null}function e(f,l,{tokenVariables:o,hosts:u}){return(0,v.B)(o,f,u).filter(({isParent:c})=>!c||l!==null).map(({variable:c,
why:M,write:I})=>(0,w.credentialsNearMiss)({host:f,variable:c,why:M,write:I}))}function h(f,l,{isFork:o}){const{host:u,credentials:c}=f;return c?.hasToken?(0,w.
credentialsRejected)({host:u,status:l,source:c.source}):(0,w.credentialsMissing)({host:u,service:null,isFork:o,...s(f)})}function s({credentials:f,looks:l}){const o=l.
flatMap(I=>I.looks),u=I=>[...new Set(o.flatMap(({held:g,source:S})=>g!=="not read"===I?S:[]))],c=f===null?u(!0):[f.source],M=f===null?u(!1):[];return{searched:c,
notRead:M}}function m(f,l){return f.filter(o=>!l.includes(o)).map(o=>(0,i.bz)((0,w.credentialsUnused)({host:o})))}}),2886:((lt,U,t)=>{t.d(U,{ER:()=>i,HJ:()=>s,Np:()=>n,
Rh:()=>f,TC:()=>l,aZ:()=>v,b4:()=>k,bz:()=>E,hD:()=>r,l$:()=>y,ld:()=>h,ml:()=>O,pi:()=>e,xJ:()=>a});var w=t(5143),T=t(5799),A=t(1831),_=t(7715);const k=o=>({...o,
needed:o.places.some(u=>typeof u=="string"||!(0,w.Zl)(u.file))}),p=["module","provider","version","package","lock","not"],y=({problem:o,places:u})=>p.includes(o.
code.replace(/-.*/,""))&&u.length>0&&u.every(c=>typeof c!="string"),E=(o,u=null,c=!0)=>({services:u===null?[]:[u],problem:o,needed:c}),v=(o,u)=>({...o,affects:o.
affects.filter(c=>u.includes(c))}),i=({problem:o,needed:u})=>u&&o.usualSeverity==="error"&&!O.includes(o.code),O=["host-http2","host-check-crashed"];function a({
problem:o,needed:u},c){const M=u&&c.some(I=>o.affects.includes(I));return o.severity==="error"&&!M?"warning":o.severity}const r=(o,u,c)=>({severity:a(o,u),problem:o.
problem,affects:o.problem.affects,...c,places:(0,w.As)(c.places)}),n=(o,u)=>T.oC.indexOf(o.severity)-T.oC.indexOf(u.severity),e=(o,u,c)=>c.some(M=>M.code===o.code&&
(M.host===null||M.host===u));function h({problem:o,services:u},{visit:{host:c,attempt:M},requirements:I,answering:g},{depth:S}){if(S==="discovery"||M.discovery.
kind==="skipped")return!0;const $=u.some(D=>g.has(`${c} ${D}`));if(o.code==="service-url-no-slash"&&$)return!1;const d=I.filter(({service:D})=>u.length===0||u.includes(
D));return d.length===0||d.some(({isForInit:D})=>D)}function s(o){const u=new Map;return c=>{const M=JSON.stringify(c),I=u.get(M)??m(c,o);return u.set(M,I),I}}function m(o,u){
const c=$=>u.filter(({service:d})=>$.includes(d)),M=o.length===0?u:c(o),I=o.filter($=>M.some(({service:d})=>d===$)),g=I.length>0?I:o,S=(M.length>0?M:c(["any"])).
flatMap($=>$.because);return{service:g.length===1?g[0]??null:null,places:f([...new Set(S)])}}function f(o){const{own:u=[],aside:c=[]}=Object.groupBy(o,M=>typeof M!=
"string"&&(0,w.Zl)(M.file)?"aside":"own");return[...u,...c]}function l(o,u){const c=u.some(({because:I})=>I.includes("hostnames input"));return{role:(0,_.V)(o)!==
null?"guest":c?"operator":"user",host:(0,A.nx)(o)}}}),9464:((lt,U,t)=>{t.d(U,{f:()=>p,u:()=>E});var w=t(4283),T=t(3534),A=t(1831),_=t(9562),k=t(2886);function p({
host:v,attempt:i,credentials:O},a){const r=O?.hasToken===!0,n=[...a.flatMap(e=>e.kind==="url"&&(0,_.p4)(e.id)&&(0,_.D6)(e.id)?[{url:e.url,service:e.id,isSent:r}]:
[]),...i.hops.map(({url:e,authorization:h})=>({url:e,service:null,isSent:h==="sent"}))].flatMap(({url:e,...h})=>{const s=y(e);return s===null||s===v?[]:[{...h,host:s}]});
return[...new Map(n.toReversed().map(e=>[e.host,e])).values()]}function y(v){const i=(0,w.Dl)(v),O=i.ok?(0,A.Pm)(i.value):null,a=O===null?null:(0,A.Pv)(O);return a?.
ok?a.value:null}function E(v,i,{tokenSources:O,hosts:a}){return p(v,i).flatMap(({host:r,service:n,isSent:e})=>{const h=O.get(r);if(h===void 0)return[];const s=n===
null?v.attempt.discovery.kind==="failed":!e,m=(0,T.credentialsOtherHost)({host:(0,A.nx)(v.host),other:(0,A.nx)(r),source:h,service:n,isSent:e,isNotice:!s||a.has(
r)});return[(0,k.bz)(m,n)]})}}),2389:((lt,U,t)=>{t.d(U,{j7:()=>l,k2:()=>S,S4:()=>o});var w=t(4e3),T=t(7052),A=t(5143),_=t(5799),k=t(1064),p=t(8185),y=t(8988),E=t(
2886);function v($,d,D){const P=new Set($.notes.flatMap(({problem:X,place:K})=>X.code==="file-syntax"?K.file:[])),C=[...$.complaints.map(({problem:X,place:K})=>e(
(0,E.bz)(X),K,D)),...(0,y.k)($.tokenHosts,d).map(X=>e(X,null,D)),...$.isEmpty?[r(D)]:[]],B=[...$.notes.map(X=>a(X,P,D)),...(0,p.C)($.usages,D).map(({problem:X,clients:K,
place:G,host:q})=>{const V=(0,E.bz)((0,E.aZ)(X,K));return{host:q,finding:{...e(V,G,D),host:q}}}),...$.ofAnswers.map(X=>a(X,P,D)),...$.others.map(X=>({host:X.host,
finding:n(X,D)})),...C.map(X=>({host:null,finding:X}))],{placed:j=[],others:W=[]}=Object.groupBy(B,({finding:X})=>X.places.length>0?"placed":"others"),J=[...i(j),
...W],ot=J.flatMap(({host:X,finding:K})=>(0,E.pi)(K.problem,X,D.ignore)?[]:[K]),x=({exclude:X})=>+(X!==void 0),H=ot.toSorted((X,K)=>(0,E.Np)(X,K)||x(X)-x(K));return{
files:H,ignored:J.length-H.length}}function i($){return[...Map.groupBy($,({host:D,finding:P})=>{const{problem:C,severity:B,affects:j,exclude:W}=P,{code:J,message:ot,
help:x}=C;return JSON.stringify([D,J,B,ot,x,j,W===void 0])}).values()].flatMap(D=>{const[P]=D;if(P===void 0||D.length===1)return D;const C=(0,A.As)(D.flatMap(({
finding:W})=>W.places)),B=new Set(D.flatMap(({finding:W})=>W.exclude??[])),j=B.size===0?{}:{exclude:[...B]};return[{...P,finding:{...P.finding,places:C,...j}}]})}
const O={error:"warning",warning:"notice",notice:"notice"};function a($,d,D){const{problem:P,place:C,others:B=[],host:j,clients:W,isPlaceholder:J}=$,ot=$.checkedFor??
D.dialect,x=$.aside??C.file,H=P.severity==="error"&&(J||d.has(C.file)||(0,A.Zl)(x)),X=H?"warning":P.severity,G=ot.isGuess&&k.Du.some(ut=>!W.includes(ut))?O[X]:X,
q=(0,E.bz)({...(0,E.aZ)(P,W),severity:G}),V=e(q,C,{dialect:ot}),et={...V,places:[...V.places,...B]};if(P.code==="file-limit"&&D.allowedHosts.length>0){const ut={
...q.problem,message:(0,w.Fn)(P.message)};return{host:j,finding:{...et,problem:ut,severity:"error"}}}return!H&&!(0,A.Zl)(x)?{host:j,finding:et}:{host:j,finding:{
...et,exclude:[(0,A.n7)(x)]}}}function r($){const{scan:d,hostnames:D,usages:P}=$,C=D.length>0,B=(0,T.nothingToCheck)({scan:d,hasHostnames:C,isFleet:P.length>0});
return{...e((0,E.bz)(B),null,$),severity:B.severity}}function n({host:$,places:d,...D},P){const C=(0,_.pj)(D.problem,(0,E.TC)($,[]));return{...e({...D,problem:C},
null,P),host:$,places:(0,A.As)(d)}}const e=($,d,{dialect:D})=>(0,E.hD)($,D.clients,{host:null,service:null,places:d===null?[]:[d],isHostNew:!1});var h=t(9464);const s=function(...$){
const{judgeRequests:d}=t.late([921,456,696],2696);return new.target?new d(...$):d(...$)},m=function(...$){const{crashedVisit:d}=t.late([921,456,696],2696);return new.target?
new d(...$):d(...$)},f=function(...$){const{judgeVisit:d}=t.late([921,456,696],2696);return new.target?new d(...$):d(...$)},l={drafts:[],notes:[],roots:[],requests:[],
answering:new Set};function o($,d){const{requirements:D,visits:P}=$,C=Map.groupBy(D,({host:ft})=>ft),B=P.map(({host:ft})=>ft),j=new Set(B),W={...d,...$,hosts:j},
J=Map.groupBy($.predicted.drafts,({host:ft})=>ft),ot=Map.groupBy($.predicted.requests,({host:ft})=>ft),x=P.map(ft=>{const Lt=$.newHosts.has(ft.host),zt={visit:ft,
requirements:C.get(ft.host)??[],predicted:J.get(ft.host)??[],requests:ot.get(ft.host)??[],answering:$.predicted.answering,isNew:Lt};try{const Yt=f(zt,d,W);return{
...Yt,beyond:(0,h.f)(ft,Yt.verdict.services)}}catch(Yt){return{...m(zt,d,Yt),beyond:[]}}}),H=x.map(({verdict:ft})=>ft),K=[...x.flatMap(ft=>ft.beyond).map(({host:ft})=>ft),
...ot.keys()],G=[...B,...K],q=Array.from(ot,([ft,Lt])=>s({host:ft,known:[]},Lt,d).map(zt=>({...zt,host:ft,places:[]}))),V=[...$.predicted.drafts,...q.flat()].filter(
({host:ft})=>!j.has(ft)),et=$.predicted.notes,ut=v({...$,ofAnswers:et,others:V},G,d),$t=[...x.flatMap(({ofFiles:ft})=>ft),...ut.files].sort(E.Np),wt=[...H.flatMap(
ft=>ft.findings),...$t].sort(E.Np),{stopped:_t}=$,Ct=g(ut.files);return{passed:_t===null&&!wt.some(({severity:ft})=>S(ft,d.failOn)),stopped:_t,hosts:H,files:$t,
findings:wt,ignored:x.reduce((ft,Lt)=>ft+Lt.ignored,ut.ignored),roots:$.predicted.roots.map(ft=>u(ft,d,Ct))}}function u({rows:$,...d},{ignore:D},P){const C=({drafts:B,
decidedAt:j})=>B.length>0?B.filter(({problem:W,host:J})=>!(0,E.pi)(W,J,D)).map(W=>({...W,severity:(0,E.xJ)(W,d.clients)})):j.flatMap(W=>P.get(M(W))??[]);return{
...d,rows:$.map(B=>{const{drafts:j,decidedAt:W,...J}=B,x=j.length>0||Object.values(J.chosen).includes(null)?C(B).toSorted(E.Np):[],H=new Map(x.map(({problem:X})=>[
X.code,c(X)]));return{...J,worst:x[0]?.severity??null,problems:[...H.values()]}})}}const c=({code:$,title:d,usualSeverity:D})=>({code:$,title:d,usualSeverity:D}),
M=({file:$,line:d})=>`${$}:${d}`,I=/^(?:constraint|lock)-/,g=$=>{const d=$.filter(({problem:P})=>I.test(P.code)).flatMap(P=>P.places.map(C=>({place:C,finding:P}))),
D=Map.groupBy(d,({place:P})=>typeof P=="string"?P:M(P));return new Map(Array.from(D,([P,C])=>[P,C.map(({finding:B})=>B)]))},S=($,d)=>$==="error"?d!=="never":$===
"warning"&&d==="warning"}),6897:((lt,U,t)=>{t.d(U,{n:()=>T,x:()=>A});const w=100;async function T(_,k,p){let y=performance.now();for(;;){const E=_.next(k.why!==
null);if(E.done)return E.value;performance.now()-y<w||(p(E.value),await A(),y=performance.now())}}const A=()=>new Promise(_=>setImmediate(_))}),9664:((lt,U,t)=>{
t.d(U,{Gz:()=>T,LA:()=>k,jt:()=>A,un:()=>_});var w=t(3916);const T=(p,y)=>p===""?y:`${p}/${y}`,A=p=>p.slice(0,Math.max(0,p.lastIndexOf("/")));function _(p,y){const E=(0,w.
join)(p,y).replace(/\/$/,"");return E==="."?"":E}const k=p=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(p)}),1022:((lt,U,t)=>{t.d(U,{m:()=>r,s:()=>e});var w=t(
3625),T=t(6246),A=t(1831),_=t(8408),k=t(5011);const p={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},y="hashicorp",E="-",v='Invalid provi\
der source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',i={prefix:"terraform-",whose:"a Terraform",frequency:"often"},a={
terraform:[i],opentofu:[i,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function r(o,u){const c=o.split("/");if(c.length>3||c.includes(""))return n(
v);const[M="",I,g]=c.reverse(),S=e(M);if(!S.ok){const j=`${(0,T.o)(M)} in source ${(0,T.o)(o)}`;return n(`Invalid provider type: Invalid provider type ${j}: ${S.
why}"`)}const $=g===void 0,d=$?(0,w.J)((0,k.Vm)(u)):(0,A.Pv)(g);if(I===void 0&&d.ok){const j={hostImplied:$,namespace:y,type:S.value};return{kind:"registry",host:d.
value,...j}}const D=h(I??""),P=`namespace "" in source ${(0,T.o)(o)}`;if(!D.ok)return n(`Invalid provider namespace: Invalid provider ${P}: ${D.why}"`);if(!d.ok){
const j="Invalid provider source hostname";return n(`${j}: ${j} ${P}: ${d.why}"`)}const C={hostImplied:$,host:d.value,namespace:D.value,type:S.value},B=m(C,u);return B===
void 0?{kind:s(C,u),...C}:n(B)}const n=o=>({kind:"invalid",error:o});function e(o){if(/^[a-z0-9]+$/.test(o))return(0,w.J)(o);if(o==="")return(0,w.T)("must have \
at least one character");if(o.includes("."))return(0,w.T)("dots are not allowed");if(o.includes("--"))return(0,w.T)("cannot use multiple consecutive dashes");const u=(0,_.
YE)(o);return u.ok?(0,w.J)((0,_.DI)(u.value)):(0,w.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const h=o=>o===
E?(0,w.J)(o):e(o);function s({host:o,namespace:u},c){return u===E?"legacy":u==="builtin"&&p[c].includes(o)?"builtin":"registry"}function m(o,u){const c=(0,k.Vm)(
u);if(o.namespace===E&&o.host!==c)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${c}.`;const M=a[u].find(({
prefix:I})=>o.type.startsWith(I));return M===void 0?void 0:f(o,M,u)}function f(o,{prefix:u,whose:c,frequency:M},I){const g=`${u}provider-`,S=o.type.slice(g.length);
if(!o.type.startsWith(g)||!e(S).ok)return`Invalid provider type: Provider source ${(0,T.o)(l(o))} has a type with the prefix ${(0,T.o)(u)}, which isn't allowed \
because it would be redundant to name ${c} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const $=l({...o,
type:S},I);return`Invalid provider type: Provider source ${(0,T.o)(l(o,I))} has a type with the prefix ${(0,T.o)(g)}, which isn't valid. Although that prefix is\
 ${M} used in the names of version control repositories for ${c.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,T.o)($)}?`}const l=({host:o,namespace:u,type:c},M)=>M!==void 0&&o===(0,k.Vm)(M)?`${u}/${c}`:`${(0,A.nx)(o)}/${u}/${c}`}),241:((lt,U,t)=>{t.d(U,
{B:()=>_});var w=t(1831);const T=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,A="TF_TOKEN_";function _(i,O,a){const[r]=(0,w.fK)(O);return r===void 0?[]:i.flatMap(n=>{const e=(0,w.
$k)(n);if(e!==null&&a.has(e))return[];const h=k(n,e,O);return h===null?[]:[{variable:n,why:h,write:r,isParent:p(e,O)}]})}function k(i,O,a){const r=T.exec(i)?.[0];
if(r===void 0)return null;const n=i.slice(r.length);return O!==null&&p(O,a)?`it is for ${(0,w.nx)(O)} only: the clients do not use the tokens of parent domains`:
E(a).some(e=>e===y(n))?r!==A?`it begins with ${r}, and the clients read only ${A}`:O===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,w.nx)(O)}${v(n,a)}`:null}const p=(i,O)=>i!==null&&(0,w.Sv)(O).name.endsWith(`.${(0,w.Sv)(i).name}`),y=i=>i.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function E(i){const{name:O}=(0,w.Sv)(i);return[...new Set([i,O,(0,w.nx)(i)].map(y))]}function v(i,O){const{name:a,port:r}=(0,w.
Sv)(O);return r!==443&&!i.includes(":")?"; a port follows a colon":a.includes("-")&&!i.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((lt,U,t)=>{
t.d(U,{S3:()=>M,Wi:()=>m,YM:()=>I,a2:()=>u,cZ:()=>p,cr:()=>l,hs:()=>o,pq:()=>c,sC:()=>f});var w=t(2886),T=t(1064),A=t(1831),_=t(8884);const k=3;function p(g){return[
...Map.groupBy(y(g),v).values()].flatMap(S=>{const $=[...Map.groupBy(S,i).values()];return $.length>k?[S]:$}).flatMap(S=>O(S)??[]).map(S=>({cause:S,hits:(0,_.eb)(
S.findings).length})).toSorted(({cause:S,hits:$},{cause:d,hits:D})=>(0,w.Np)(S,d)||E(S)-E(d)||D-$||d.hosts.length-S.hosts.length).map(({cause:S})=>S)}const y=g=>g.
map(S=>({finding:S,hits:(0,_.eb)([S]).length})).toSorted((S,$)=>$.hits-S.hits).map(({finding:S})=>S);function E({code:g,affects:S}){return g==="host-not-checked"?
2:S.length===0||T.Du.some($=>S.includes($))?0:1}const v=({severity:g,problem:S,affects:$,exclude:d})=>JSON.stringify([g,S.code,$,d===void 0]),i=g=>g.exclude===void 0?
h(g.problem.help??"",g):"";function O(g){const[S]=g;if(S===void 0)return null;const $=[...new Set(g.flatMap(({host:x})=>x??[]))],{code:d,title:D,help:P,message:C}=S.
problem,B=(x,H)=>$.length>1?h(x,H):x,j=B(C,S),W=g.every(x=>B(x.problem.message,x)===j),J=B(P??"",S),ot=g.every(x=>B(x.problem.help??"",x)===J);return{severity:S.
severity,code:d,title:D,affects:S.affects,findings:g,hosts:$,message:W?j:null,help:J!==""&&ot?e(J,g):null}}const a=/\bTF_TOKEN_\w+/g,r="TF_TOKEN_HOST",n=5;function e(g,S){
if(!g.includes(r))return g;const $=new Set(S.flatMap(({problem:d})=>d.help?.match(a)??[]));return $.size<=n?`${g}; ${r} is ${[...$].join(" or ")}`:`${g}; in ${r}\
, write each dot of the host as an underscore and each hyphen as two`}function h(g,{host:S}){return S===null||g===""?g:[...new Set([S,(0,A.nx)(S)])].reduce(($,d)=>$.
replaceAll(d,s),g).replace(a,r).replaceAll(/\bhost the host/g,"the host")}function s(g,S,$){const[d=" ",D=" "]=[$[S-1],$[S+g.length]];return/[\s("]/.test(d)&&/[\s,;.:)"]/.
test(D)?"the host":"HOST"}const m=3,f=g=>p(g).flatMap(S=>l(S).slice(0,m).flatMap(([,$])=>(0,_.tN)($)??[]).filter($=>!(0,_.cC)($))),l=({message:g,findings:S})=>g===
null?[...Map.groupBy(S,({problem:$})=>$.message)]:[[g,S]],o=({hosts:g,findings:S})=>g.length>0&&!S.every(w.l$),u=g=>o(g)?"host":"place";function c(g){return o(g)?
g.hosts.length:(0,_.yv)(g.findings).lines.length}function M(g){const{findings:S,message:$}=g;return $===null?S.map(d=>[d]):o(g)?[...Map.groupBy(S,({host:d})=>d).
values()]:(0,_.yv)(S).lines}function I(g){const S=g.filter(D=>o(D)&&D.hosts.length>1),d=[...Map.groupBy(S,({hosts:D})=>D.toSorted().join()).values()].flatMap(([
D,...P])=>D===void 0?[]:P.map(C=>[C,D.code]));return new Map(d.filter(([{message:D}])=>D!==null))}}),4503:((lt,U,t)=>{t.d(U,{DZ:()=>n,R8:()=>h,aE:()=>_,oW:()=>e,
uM:()=>A});var w=t(5143),T=t(8884);function A({file:s,line:m},{links:f,repositories:l}){const{repository:o,path:u}=(0,w.bH)(s);if(o!==null){const M=r(p(l).get(o)),
I=u==="."?null:e(u);return M===null||I===null?null:`${M}/${I}#L${m}`}const c=f?.get(s);return c===void 0?null:c.diff?.lines.has(m)?`${c.diff.url}R${m}`:`${c.url}\
#L${m}`}const _=(s,{repositories:m})=>{const f=p(m).get(s)?.url??null;return f===null||a(f)===null?null:f},k=new WeakMap;function p(s){const m=k.get(s)??new Map(
s.map(f=>[f.name,f]));return k.set(s,m),m}const y=600,E=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,v=/^(?:[\da-f]{40}|[\da-f]{64})$/,
i=/^gitlab\.com$/i,O=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,a=s=>s.length<=y?E.exec(s)?.[1]??
null:null;function r(s){const{url:m=null,commit:f=null}=s??{},l=m===null?null:a(m);return l===null||f===null||!v.test(f)||O.test(l)?null:`${m}${i.test(l)?"/-":""}\
/blob/${f}`}const n=s=>r(s)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function e(s){if(!s.isWellFormed())return null;const m=f=>encodeURIComponent(f).replace(
/[!'()*_~]/g,l=>`%${l.charCodeAt(0).toString(16).toUpperCase()}`);return s.split("/").map(m).join("/")}const h=s=>new Set((0,T.YC)(s).flat().flatMap(m=>typeof m==
"string"?[]:m.file).filter(T.CN))}),7574:((lt,U,t)=>{t.d(U,{I$:()=>k,QN:()=>E,kJ:()=>A,nO:()=>v,tY:()=>_,u8:()=>y});var w=t(4120);const T=864e5;function A(i){const O=Math.
round(i);if(O<1e3)return`${O} ms`;if(O<59950)return`${(O/1e3).toFixed(1)} s`;const a=Math.round(O/1e3);return`${Math.floor(a/60)} min ${a%60} s`}function _(i){return i<
1e3?`${i} B`:i<999950?`${(i/1e3).toFixed(1)} kB`:`${(i/1e6).toFixed(1)} MB`}function k(i){return[["DNS",i.lookupMs],["connect",i.connectMs],["TLS",i.tlsMs],["fi\
rst byte",i.firstByteMs],["total",i.totalMs]].flatMap(([a,r])=>r===null?[]:[[a,r]])}const p=6e4;function y(i,O){const a=Date.parse(O)-Date.parse(i);if(!(a>=p))return"\
less than a minute";const r=Math.floor(a/p),n=[{count:Math.floor(r/1440),unit:r>=2880?"days":"day"},{count:Math.floor(r%1440/60),unit:"h"},{count:r%60,unit:"min"}],
e=n.findIndex(({count:h})=>h>0);return n.slice(e,e+2).filter(({count:h})=>h>0).map(({count:h,unit:s})=>`${h} ${s}`).join(" ")}const E=i=>`${i.slice(0,16).replace(
"T"," ")} UTC`;function v(i,O){const a=(Date.parse(i)-Date.parse(O))/T;if(Number.isNaN(a))return i;const r=(0,w.px)(Math.floor(Math.abs(a)),"day"),n=Math.abs(a)<
1,e=n?"within the last day":`${r} ago`,h=n?"in less than a day":`in ${r}`;return`${i.slice(0,10)} (${a<0?e:h})`}}),4120:((lt,U,t)=>{t.d(U,{DO:()=>e,H8:()=>E,Iu:()=>y,
J5:()=>v,QI:()=>n,Rk:()=>h,SY:()=>O,Sk:()=>i,_l:()=>p,dy:()=>_,od:()=>a,px:()=>k,wO:()=>r});var w=t(4e3),T=t(5799),A=t(1064);const _="new in this pull request",
k=(s,m)=>`${s} ${s===1?m:p(m)}`,p=s=>`${s.replace(/(?<=[^aeiou])y$/,"ie")}s`,y=s=>s.replace(/^./u,m=>m.toUpperCase()),E=s=>T.oC.flatMap(m=>{const{length:f}=s.filter(
l=>l.severity===m);return f===0?[]:[k(f,m)]}).join(", "),v=({length:s},m)=>s<=2*m?s:m;function i(s,m,f,l=o=>`and ${o} more`){const{shown:o,more:u}=(0,w.zN)(s,m);
return[...o.map(f),...u>0?[l(u)]:[]]}const O=s=>A.zK.every(m=>s.includes(m))?"all clients":s.map(m=>A.bB[m]).join(", ");function a(s,m){const f=m.filter(l=>s.includes(
l));return s.length===0||f.length===m.length?"":f.length===0?"no client in use":f.map(l=>A.bB[l]).join(", ")}const r=s=>s.map(m=>A.bB[m]).join(" and "),n=({clients:s,
versions:m})=>s.map(f=>[A.bB[f],m[f]].join(" ").trim()).join(" and "),e=s=>s==="any"?"any service":s;function h(s){switch(s){case"none":return"none";case"sent":
return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((lt,U,t)=>{t.d(U,{BQ:()=>g,CN:()=>$,
Dc:()=>I,II:()=>p,Ky:()=>y,Qz:()=>M,R3:()=>k,Xd:()=>o,YC:()=>l,Yx:()=>m,_X:()=>e,cC:()=>i,eb:()=>O,eo:()=>_,et:()=>S,fP:()=>h,iW:()=>r,mj:()=>n,oN:()=>s,rv:()=>E,
tN:()=>u,xi:()=>c,yv:()=>f});var w=t(5143),T=t(4120),A=t(8641);const _=P=>d(P)?`${p(P.file)}:${P.line}`:P,k=({file:P,line:C,column:B})=>`${p(P)}:${C}:${B}`;function p(P){
const{repository:C,path:B}=(0,w.bH)(P);if(C===null)return(0,A.J7)(P);const j=(0,A.J7)(C);return B==="."?j:`${j}//${(0,A.J7)(B)}`}function y(P,C,B=_){const{places:j,
isOfRepositories:W}=E(D(P)),J=j.slice(0,C).map(B).join(", "),ot=j.length-C;return ot<=0?J:`${J} and ${(0,T.px)(ot,W?"more repository":"more place")}`}function E(P){
const C=v(P),B=C.filter(i).length>1;return{places:B?C:P,isOfRepositories:B}}function v(P){const C=new Set;return P.filter(B=>{const j=d(B)?(0,w._M)(B.file):null;
return j===null?!0:!C.has(j)&&C.add(j)})}const i=P=>d(P)&&(0,w._M)(P.file)!==null,O=P=>v(a(P)).filter(i),a=P=>[...new Set(P.map(({places:C})=>C))].flat(),r=(P,C)=>P===
C?`all ${C} repositories`:`${P} of ${C} repositories`;function n(P,C){const{length:B}=C>1?O(P):[];return B>1?r(B,C):""}function e(P){const C=P.filter(({severity:j})=>j!==
"notice").flatMap(j=>O([j]).map(W=>{const{severity:J,problem:ot}=j;return{repository:(0,w._M)(W.file)??"",severity:J,code:ot.code,place:W}})),B=({findings:j},W)=>j.
filter(J=>J.severity===W).length;return Array.from(Map.groupBy(C,({repository:j})=>j),([j,W])=>({repository:j,findings:W})).toSorted((j,W)=>B(W,"error")-B(j,"er\
ror")||B(W,"warning")-B(j,"warning"))}const h=({length:P})=>`with errors or warnings in ${P===1?"its":"their"} own files`;function s(P,C){const{isOfRepositories:B}=E(
P),j=J=>(B?(0,w._M)(J.file):null)??_(J),W=new Set(C.map(J=>J&&j(J)));return P.filter(J=>!W.has(j(J)))}const m=(P,C=_)=>y(P,P.every(d)?1:2,C);function f(P){const C=a(
P),B=D(C.filter(d)),j=[...new Set(C.filter(W=>typeof W=="string"))];return{lines:B,settings:j}}const l=({findings:P,hosts:C,roots:B})=>[...new Set([...P.map(({places:j})=>j),
...C.flatMap(({requirements:j})=>j.map(({because:W})=>W)),...B.flatMap(({rows:j})=>j.map(({places:W})=>W))])],o=({places:P})=>P.find(d)??null,u=P=>P.map(o).find(
C=>C!==null)??null;function c(P,{clients:C,repositories:B},j,W){const{lines:J,settings:ot}=f([P]);return[["help",(0,A.RK)(P.problem.help??"",j)],["affects",(0,T.
od)(P.affects,C)],["hits",n([P],B.length)],["also at",y(s(J,J.slice(0,1)),W)],["required by",y(ot,W)]].filter(([,H])=>H!=="")}const M=({requirements:P})=>P.some(
({because:C})=>C.some(d)),I=P=>new Set(a(P).filter(d).map(({file:C})=>C)).size,g=P=>P.filter(C=>o(C)===null),S=P=>P.every(({problem:C})=>C.code.startsWith("cred\
entials-"))?"credentials":"settings",$=P=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(P)&&(0,w._M)(P)===null,d=P=>typeof P!="string";function D(P){const C=new Set;
return P.filter(B=>{const j=typeof B=="string"?B:`${B.line}:${B.file}`;return!C.has(j)&&C.add(j)})}}),6763:((lt,U,t)=>{t.d(U,{h$:()=>n,q9:()=>E,rc:()=>v});var w=t(
4e3),T=t(5143),A=t(7574),_=t(4120),k=t(8884);const p=50,y=3,E=h=>(0,_.Sk)(h,p,String,s=>`and ${(0,_.px)(s,"more remark")}`),v=h=>[...i(h),...O(h),...a(h)];function i(h){
return(0,k.YC)(h).some(({length:m})=>m===T.WD)?[`lists of places end after ${T.WD} places`]:[]}function O({files:h}){const s=h.filter(({exclude:M,severity:I})=>M!==
void 0&&I!=="notice"),{length:m}=s;if(m===0)return[];const f=[...new Set(s.flatMap(({exclude:M})=>M??[]))],l=(0,k.eb)(s).length,o=m===1?"1 finding is":`${m} fin\
dings are`,u=l===0?"":` of ${(0,_.px)(l,"repository")}`;return[`${o} in tests, examples or templates${u}, where errors are warnings; to skip such files, set ${l===
0?"`exclude`":"`exclude` where their files are read"}: ${(0,w.K4)(f,y,w.dh)}`]}function a({roots:h}){return h.some(({rows:m})=>m.some(({platforms:f})=>f.some(({
available:l})=>l===!0)))?["signatures of provider packages were not verified"]:[]}function r({hosts:h},{scan:s,repositories:m}){const{files:f,bytes:l,usages:o,durationMs:u}=s,
c=h.filter(k.Qz).length,M=c===0?"no registry host is used":`${(0,_.px)(o,"usage")} of ${(0,_.px)(c,"registry host")}`;return m.length>0?`${M} in ${(0,_.px)(m.length,
"repository")}`:f===0&&u===0?null:f===0?"found no Terraform or OpenTofu files":`scanned ${(0,_.px)(f,"file")} (${(0,A.tY)(l)}) in ${(0,A.kJ)(u)}: ${M}`}function n(h,s){
const{dialect:m,durationMs:f,scan:l,remarks:o}=s,u=r(h,s),M=h.hosts.length===0&&l.files===0?"":` for ${(0,_.QI)(m)} (${m.why})`;return[`${e(h)}; checked in ${(0,A.
kJ)(f)}${M}`,...u===null?[]:[u],...o]}function e({findings:h,ignored:s}){const m=(0,_.H8)(h)||"no findings";return s>0?`${m}, ${s} ignored`:m}}),7236:((lt,U,t)=>{
t.d(U,{l:()=>T,o:()=>A});var w=t(1022);function T({kind:_,text:k,address:p},y,E){switch(_){case"required_provider":case"state_store_provider":case"lock_provider":{
const v=(0,w.m)(k??"",E);return v.kind==="registry"?v:null}case"required_provider_nosource":case"required_provider_legacy":return{host:y,namespace:"hashicorp",type:A(
p)};case"implied_provider":return{host:y,namespace:"hashicorp",type:(k??"").replace(/[._].*$/s,"")};default:return null}}const A=_=>_.replace(/^.*\./s,"")}),5257:((lt,U,t)=>{
t.d(U,{JT:()=>k,KS:()=>p,MP:()=>_,W$:()=>A,cd:()=>T});const w="hostnames input",T={file:w,line:1,column:1,endColumn:1},A=y=>y.file===w?w:y,_=({host:y,namespace:E,
name:v,system:i})=>`${y}/${E}/${v}/${i}`,k=({host:y,namespace:E,type:v})=>`${y}/${E}/${v}`;function p({version:y},E){if(y===null)return null;const v=y.text??y.values?.[E]??
null;return v===null?null:{text:v,place:y.place}}}),3862:((lt,U,t)=>{t.d(U,{X:()=>p});var w=t(9664),T=t(5011),A=t(7236),_=t(5257);const k=/^\.{1,2}\//;function p(E,v){
const i=Map.groupBy(v,({lockFile:n})=>n),O=new Set(E.flatMap(({kind:n,text:e,place:h})=>y.test(n)&&!k.test(e??"")?(0,w.jt)(h.file):[])),a=new Map,r=(n,e)=>{if(n.
calls.length>0||n.directories.some(m=>O.has(m)))return!0;const h=a.get(n)??new Set(n.providers.map(m=>(0,_.JT)(m.provider)));a.set(n,h);const s=(0,A.l)(e,(0,T.Vm)(
n.client),n.client);return s===null||h.has((0,_.JT)(s))};return E.map(n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const e=i.get(n.place.file)??
[];return e.length===0||e.some(h=>r(h,n))?n:{...n,needs:[]}})}const y=/^(?:module|test_module|terragrunt_source|installed_module)/}),8416:((lt,U,t)=>{t.d(U,{L2:()=>O,
oh:()=>y,rU:()=>a});var w=t(4e3),T=t(5143),A=t(1064),_=t(5603),k=t(3469);const p=function(...u){const{readTools:c}=t.late([400,210,913],5913);return new.target?
new c(...u):c(...u)};function y(u,c){let M;return()=>(M??=p(u,c),M)}const E=["terraform"],v="assumed, CLI not detected; set `dialect`",i="CLI not detected; set \
`dialect` to check one";function O({setting:u,scan:c}){const M=u.name==="auto"?null:n(u.name),I=c===null||c.isEmpty,g=I?{signs:[],constraints:[]}:{signs:m(c,u,M),
constraints:c.constraints};if(M!==null)return f(M,[r],[],u,g);if(I)return f(A.Du,[i],[],u,g);const S=s(g.signs);if(S.length===0)return{...f(E,[v],[],u,g),isGuess:!0};
const $=e(S),d=$.flatMap(D=>S.find(P=>P.client===D)??[]);return f($,d.map(o),S,u,g)}function a({clients:u},c){if(c===null||c.isEmpty)return A.zK;const{others:M}=c.
tools(),I=u;return A.zK.filter(g=>I.includes(g)||M.has(g)||g==="terragrunt"&&c.usesTerragrunt)}const r="set by `dialect`",n=u=>u==="both"?A.Du:[u],e=u=>A.Du.filter(
c=>u.some(M=>M.client===c));function h(u){const c=u.filter(({place:M})=>!(0,T.Zl)(M.file));return c.length===0?u:c}const s=u=>{const c=h(u);return _.A.map(I=>c.
filter(g=>g.level===I)).find(({length:I})=>I>0)??[]};function m({signs:u,tools:c,hasCloudHostname:M},I,g){const S=s(u),$=g??e(S),d=S.every(({place:W})=>(0,T.Zl)(
W.file)),D=g===null&&(d||S.some(({isCloud:W})=>W)),P=I.version===null&&$.some(W=>(0,k.w)(W,[]).length>1);if(!D&&!P)return u;const{setsCloudHostname:C,signs:B}=c(),
j=M||C;return[...u.filter(({isCloud:W})=>!(W&&j)),...B]}function f(u,c,M,I,g){const[S,...$]=u,d=u.map(C=>l(C,I,g)),D=d.flatMap(({client:C,version:B})=>B===null?
[]:[[C,B]]),P=d.flatMap(({version:C,signs:[B]})=>C===null||B===void 0?[]:[o(B)]);return{name:S===void 0||$.length>0?"both":S,clients:u,releases:d.flatMap(({releases:C})=>C),
versions:Object.fromEntries(D),why:[...new Set([...c,...P])].join(", "),evidence:[...new Set([...M,...d.flatMap(({signs:C})=>C)])]}}function l(u,{version:c},M){
if(c!==null)return{client:u,releases:(0,k.w)(u,[c]),version:c,signs:[]};const I=h(M.signs.filter(P=>P.client===u&&P.version!==null)),g=[...new Set(I.map(P=>(P.version??
"").replace(/^v/,"")))];if(g.length>0){const[P="",...C]=g,B=C.length===0&&(0,k.l)(P);return{client:u,releases:(0,k.w)(u,g),version:B?P:null,signs:I}}const S=h(M.
constraints),$=S.map(({text:P})=>P),d=(0,k.w)(u,$);if(d.length===(0,k.w)(u,[]).length)return{client:u,releases:d,version:null,signs:[]};const D=S.map(({text:P,place:C})=>({
client:u,level:"syntax",place:C,text:`requires ${(0,w.dh)(P)}`,version:P}));return{client:u,releases:d,version:$.length===1?$[0]??null:null,signs:D}}const o=({place:u,
text:c})=>`${u.file}:${u.line} ${c}`}),2161:((lt,U,t)=>{t.d(U,{L8:()=>O,TD:()=>e,U4:()=>v,Z8:()=>h,e0:()=>i,tr:()=>E});var w=t(1064);const T=["terraform"],A=["o\
pentofu"],_=[{suffix:".tftest.hcl",class:"test",clients:w.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:w.Du,twin:".tofutest.json"},{suffix:"\
.tofutest.hcl",class:"test",clients:A},{suffix:".tofutest.json",class:"test",clients:A},{suffix:".tfquery.hcl",class:"query",clients:T},{suffix:".tfquery.json",
class:"query",clients:T},{suffix:".tfmigrate.hcl",class:"migrate",clients:T},{suffix:".tfcomponent.hcl",class:"stack",clients:T},{suffix:".tfcomponent.json",class:"\
stack",clients:T},{suffix:".tfstack.hcl",class:"stack",clients:T},{suffix:".tfstack.json",class:"stack",clients:T},{suffix:".tfdeploy.hcl",class:"deploy",clients:T},
{suffix:".tfdeploy.json",class:"deploy",clients:T},{suffix:".tfmock.hcl",class:"none",clients:w.Du},{suffix:".tofumock.hcl",class:"none",clients:A},{suffix:".tf\
.json",class:"config",clients:w.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:A},{suffix:".tf",class:"config",clients:w.Du,twin:".tofu"},{suffix:"\
.tofu",class:"config",clients:A},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:w.Du},{suffix:".hcl",class:"terragrunt",clients:w.Du}],k=Map.groupBy(_,
({suffix:s})=>s.slice(s.lastIndexOf(".")+1)),p=".terraform.lock.hcl",y={class:"lock",syntax:"hcl",clients:w.Du,isOverride:!1},E=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(s),v=".terraform/modules/modules.json",i={...y,class:"manifest",syntax:"json"};function O(s,m,f){if(s===p)return y;const o=k.get(s.slice(s.lastIndexOf(".")+
1))?.find(({suffix:d})=>s.endsWith(d));if(o===void 0||o.class==="none")return;const u=a(s)&&o.class==="test"&&f==="tests";if(a(s)&&!u)return;const c=s.slice(0,-o.
suffix.length),M=o.twin!==void 0&&m.has(c+o.twin),I=c==="override"||c.endsWith("_override"),g=M||u;if(g&&!o.clients.includes("terraform"))return;const S=g?T:o.clients,
$=s.endsWith(".json")?"json":"hcl";return{class:o.class,syntax:$,clients:S,isOverride:I}}const a=s=>s.startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith(
"#"),r=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml",
"(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya\
?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit\
-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),e=s=>r.test(s),h=s=>e(s)||n.test(s)}),6195:((lt,U,t)=>{t.d(U,
{$8:()=>E,G$:()=>v,Ls:()=>p,UO:()=>i,VK:()=>k,sT:()=>a,sq:()=>O});var w=t(6760),T=t(7052),A=t(2161);const _=/[*?[{]/;function k(n){const e=n.split("/"),h=e.findIndex(
s=>_.test(s));return h<0?{fixed:n}:{fixed:e.slice(0,h).join("/"),glob:e.slice(h).join("/")}}function p(n){const e=n.map(h=>{const s=h.replace(/^(\.\/)+/,"").replace(
/(?<!\/)\/+$/,"");return{glob:s,start:y(s)}});return h=>{const s=h.toLowerCase();return e.some(({glob:m,start:f})=>m===h||s.startsWith(f)&&w.posix.matchesGlob(h,
m))}}function y(n){const[e=""]=n.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(n)??[];return e.toLowerCase()}const E=({file:n,glob:e},h)=>n===h||e!==void 0&&w.posix.
matchesGlob(h,e),v=n=>n.startsWith(".")||n==="node_modules",i=(n,e)=>n===e||n.startsWith(e.endsWith(w.sep)?e:e+w.sep),O=n=>w.sep==="/"?n:n.replaceAll(w.sep,"/");
function a(n,e,h,s){if(n.kind==="error")return(0,T.fileUnreadable)({what:"link",code:n.code});const{kind:m,path:f}=n;return i(f,e.boundary)?m==="directory"?null:
m==="special"?(0,T.fileUnreadable)({what:"link-to-special-file"}):{path:f,isScanned:r(f,e,h,s)}:(0,T.fileOutside)()}function r(n,e,h,s){if(e.file!==void 0||e.glob!==
void 0||!i(n,e.path))return!1;const[m="",...f]=O((0,w.relative)(e.path,n)).split("/").toReversed();if(f.some(v))return!1;const l=O((0,w.relative)(h,n)).split("/");
return l.map((u,c)=>l.slice(0,c+1).join("/")).slice(-1-f.length).some(s)?!1:(0,A.L8)(m,new Set([m]),f[0]??"")!==void 0}}),5603:((lt,U,t)=>{t.d(U,{A:()=>_,j:()=>k});
var w=t(5143),T=t(1064),A=t(5011);const _=["lock-file","syntax","version-file","tool","hook"];class k{found=new Map;allowed=new Map;addFiles(E){for(const{file:v,
kind:i,scope:O,isContext:a}of E){if(a)continue;const[r]=i.clients;if(r!==void 0&&i.clients.length===1&&!p(v)){const n={file:v,line:1,column:1,endColumn:1};this.
addSyntax(r,`is read by ${T.bB[r]} only`,n)}for(const n of O.traits)this.addTrait(n)}}addUsages(E){for(const v of E)v.kind==="lock_provider"?this.addLock(v):v.kind===
"cloud_default"&&this.addCloud(v)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:E,text:v,place:i}){if(E===
"version"){const O=(0,w.Zl)(i.file)?`${v} aside`:v;this.allowed.has(O)||this.allowed.set(O,{text:v,place:i})}else if(E==="binary"){const a={client:v==="tofu"?"o\
pentofu":"terraform",level:"version-file",place:i,version:null};this.put({...a,text:"sets terraform_binary"})}else if(E!=="compatible"&&E!=="provider-version"){
const{client:O,what:a}=T.$I[E];this.addSyntax(O,`has ${a}`,i)}}addLock({host:E,place:v}){const i=T.Du.find(a=>(0,A.Vm)(a)===E);if(i===void 0)return;const O=`loc\
ks providers from ${E}`;this.put({client:i,level:"lock-file",place:v,text:O,version:null})}addCloud({clients:E,isOverridden:v,place:i}){if(v||!E.includes("terra\
form"))return;this.put({client:"terraform",level:"syntax",place:i,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(E,v,i){this.put(
{client:E,level:"syntax",place:i,text:v,version:null})}put(E){const v=`${E.client} ${E.text}`;if(this.found.has(v))return;const i=(0,w.Zl)(E.place.file)?`${v} a\
side`:v;this.found.has(i)||this.found.set(i,E)}}const p=y=>/(^|\/)[.#][^/]*$/.test(y)}),7854:((lt,U,t)=>{t.d(U,{Oo:()=>y,YW:()=>_,kA:()=>p,sw:()=>k,u3:()=>i,vH:()=>E});
var w=t(7052),T=t(1064);const A={line:1,column:1,endColumn:1};function _(O,a,r=A){const n={file:O===""?".":O,...r};return{problem:a,place:n,clients:T.Du,host:null}}
function k(O,a){const r=y(e=>e.filter(h=>a.includes(h))),n=y(e=>e.map(h=>({...h,clients:r(h.clients)})).filter(h=>h.clients.length>0));return O.flatMap(e=>{const h=r(
e.clients);if(h.length===e.clients.length)return e;const s=n(e.needs),m=e.isHostImplied?s[0]?.host??e.host:e.host;return h.length===0?[]:{...e,clients:h,needs:s,
host:m}})}const p=O=>{const a=new Set;for(const{host:r,isHostImplied:n}of O)r!==null&&!n&&a.add(r);return a};function y(O){let a;return r=>{a??=new Map;const n=a.
get(r);if(n!==void 0||a.has(r))return n;const e=O(r);return a.set(r,e),e}}const E=(O,a)=>O.filter(r=>r.clients.some(n=>a.includes(n))),v=1e4;class i{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(a=v){
this.max=a}add(a){const{problem:r,place:n}=a;if(r.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const e=this.kept.get(r.severity)??
0;this.kept.set(r.severity,e+1),e<this.max?this.notes.push(a):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const a=(0,w.fileLimit)({kind:"problem\
s",max:this.max,omitted:this.omitted});return[...this.notes,_(".",a)]}}}),9488:((lt,U,t)=>{t.d(U,{G:()=>r});var w=t(3024),T=t(6760),A=t(9461),_=t(5747),k=t(7052),
p=t(9664),y=t(2161),E=t(6195),v=t(7854);const i={files:1e6,directoryFiles:5e4},O=200,a=1e4;function*r(m,f={toolFiles:[],hasPlugins:!1},l=i){const o=new e(m,f,l);
for(const u of m.scan){const c=n(o.root,u);"path"in c?yield*o.walkFrom(c):yield{kind:"note",note:c}}}function n(m,f){const{fixed:l,glob:o}=(0,E.VK)(f);try{const u=(0,w.
realpathSync)((0,T.resolve)(m,l)),c=(0,E.sq)((0,T.relative)(m,u)),M=(0,E.UO)(u,m),I=M?m:u;if(o!==void 0)return{path:u,name:c,boundary:I,glob:(0,p.Gz)(c,o)};if((0,w.
statSync)(u).isDirectory())return{path:u,name:c,boundary:I};const g=(0,T.resolve)(u,"..");return{...{path:g,name:(0,E.sq)((0,T.relative)(m,g))},boundary:M?m:g,file:c}}catch(u){
return(0,v.YW)(f,(0,k.fileUnreadable)({what:"scan",code:(0,_.Oj)(u)}))}}class e{root;isExcluded;aside;limits;selected;files=0;constructor({root:f,scan:l,exclude:o},u,c){
this.root=(0,w.realpathSync)(f),this.isExcluded=(0,E.Ls)(o),this.aside=u,this.limits=c,this.selected=l.length>1?new Set:null}*walkFrom(f){const l=f.glob===void 0&&
f.file===void 0,o=[{path:f.path,name:f.name,depth:0,isSelected:l}];for(let u=o.pop();u!==void 0;u=o.pop()){yield{kind:"directory",name:u.name};const c=s(u);if("\
problem"in c){yield{kind:"note",note:c};continue}const M=[];for(const I of this.findFiles(f,u,c))if("problem"in I)yield{kind:"note",note:I};else if(M.length<this.
limits.directoryFiles)M.push(I);else{yield h(u,"directory",this.limits.directoryFiles);break}if(this.files+=M.length,this.files>this.limits.files){yield h(u,"fi\
les",this.limits.files);return}if(M.some(({isContext:I})=>!I)&&(yield{kind:"module",files:M}),f.file!==void 0)return;for(const I of this.findDirectories(f,u,c))
o.push(I)}}*findFiles(f,l,o){const u=new Set;let c=!1;for(const I of o)(0,y.tr)(I.name)&&!I.isDirectory()&&u.add(I.name),c||=I.name===".terraform",this.aside.hasPlugins||=
I.name==="terraform.d";const M=l.name.slice(l.name.lastIndexOf("/")+1);for(const I of o){if(I.isDirectory())continue;const g=(0,p.Gz)(l.name,I.name),S=(0,y.L8)(
I.name,u,M);if(S===void 0){(0,y.Z8)(I.name)&&this.addToolFile(g);continue}const d={path:l.path+T.sep+I.name,file:g,kind:S,isContext:!this.select(f,l,g)};I.isFile()?
yield d:I.isSymbolicLink()?yield*this.follow(f,d):yield(0,v.YW)(g,(0,k.fileUnreadable)({what:"special-file"}))}if(c&&l.isSelected){const I=[l.path,...y.U4.split(
"/")].join(T.sep),g=(0,A.$)(I);g.kind==="file"&&g.path===I&&(yield{path:I,file:(0,p.Gz)(l.name,y.U4),kind:y.e0,isContext:!1})}}addToolFile(f){this.aside.toolFiles.
length>=a||this.isExcluded(f)||this.aside.toolFiles.push(f)}select(f,l,o){return!(l.isSelected||(0,E.$8)(f,o))||this.isExcluded(o)||this.selected?.has(o)?!1:(this.
selected?.add(o),!0)}*follow(f,l){const o=(0,E.sT)((0,A.$)(l.path),f,this.root,this.isExcluded);o!==null&&("code"in o?yield(0,v.YW)(l.file,o):yield{...l,path:o.
path,isContext:l.isContext||o.isScanned})}findDirectories({glob:f},{path:l,name:o,depth:u,isSelected:c},M){const I=[];for(const g of M.toReversed()){if(!g.isDirectory()||
(0,E.G$)(g.name))continue;const S=(0,p.Gz)(o,g.name);if(this.isExcluded(S))continue;const $=c||f!==void 0&&T.posix.matchesGlob(S,f),d=l+T.sep+g.name;I.push({path:d,
name:S,depth:u+1,isSelected:$})}return I}}const h=({name:m},f,l)=>({kind:"note",note:(0,v.YW)(m,(0,k.fileLimit)({kind:f,max:l}))});function s({path:m,name:f,depth:l}){
if(l>O)return(0,v.YW)(f,(0,k.fileLimit)({kind:"depth",max:O}));try{return(0,w.readdirSync)(m,{withFileTypes:!0}).sort((o,u)=>o.name<u.name?-1:1)}catch(o){return(0,v.
YW)(f,(0,k.fileUnreadable)({what:"directory",code:(0,_.Oj)(o)}))}}}),1435:((lt,U,t)=>{t.d(U,{j:()=>p,o:()=>y});var w=t(9562);const T=function(...v){const{thisMachine:i}=t.
late([921,456,696],2696);return new.target?new i(...v):i(...v)},A=function(...v){const{mergeFindings:i}=t.late([921,456,696],2696);return new.target?new i(...v):
i(...v)},_=function(...v){const{readCliConfig:i}=t.late([921,456,696],2696);return new.target?new i(...v):i(...v)},k=function(...v){const{withoutInstalled:i}=t.
late([927,649],1264);return new.target?new i(...v):i(...v)};function p(v,i,O,{environment:a,directory:r,mayHavePlugins:n,plugins:e=null}){if(i.hostnames.length===
0&&v.every(({needs:u})=>u.length===0))return{usages:v,remarks:[],findings:[],configs:[],releases:O.releases};const h=y(i.cliConfig,O.clients,a),s=O.releases.map(
u=>{const c=h.find(({client:M})=>M===u.client);return{...u,attemptMs:c?.requestTimeoutMs??u.attemptMs}}),m=i.depth!=="discovery",f={root:r,plugins:e,mayHavePlugins:n,
releases:s,asksMirrors:m},l=v.some(E)?k(v,h,f):{usages:v,remarks:[],findings:[]},o=[...h.flatMap(u=>u.findings),...l.findings];return{...l,findings:A(o),configs:h,
releases:s}}function y(v,i,O){const a=T(O);return i.map(r=>_(r,a,v))}const E=({needs:v})=>v.some(({service:i})=>i===w.xq)}),5866:((lt,U,t)=>{t.d(U,{D0:()=>e,lz:()=>h,
a3:()=>m});var w=t(7052),T=t(9664);function A(l,{evidence:o,versions:u}){if(l.version!==null)return()=>l.version;const c=o.filter(({level:M,version:I})=>M==="ve\
rsion-file"&&I!==null);return(M,I)=>c.some(S=>S.client===M&&_(I,(0,T.jt)(S.place.file)))?u[M]??null:null}const _=(l,o)=>o===""||`${l}/`.startsWith(`${o}/`);var k=t(
6195),p=t(7854),y=t(3152);const E=function(...l){const{RootNotes:o}=t.late([400,210,913],5913);return new.target?new o(...l):o(...l)},v=function(...l){const{textNotes:o}=t.
late([400,210,913],5913);return new.target?new o(...l):o(...l)},i=function(...l){const{Readings:o}=t.late([400,210,913],5913);return new.target?new o(...l):o(...l)},
O=function(...l){const{layoutsOf:o}=t.late([400,210,913],5913);return new.target?new o(...l):o(...l)},a=function(...l){const{rootsOf:o}=t.late([400,210,913],5913);
return new.target?new o(...l):o(...l)},r=function(...l){const{unmatched:o}=t.late([400,210,913],5913);return new.target?new o(...l):o(...l)},n=2e5;function e({usages:l,
notes:o,scanned:u,changed:c,dialect:M,settings:I,listed:g}){const{declared:S,endedAt:$}=u;if(l.length===0&&!S.some(V=>"place"in V)&&I.roots.length===0)return{roots:[],
notes:[]};const{clients:D,versions:P}=M,C={usages:l,declared:S,clients:D},B=g===void 0?h(C,I,$===null):s(C,g),j=[],W=[],J=new i,ot=I.dialect.name==="auto"?[]:D,
x=new E({clients:D,readings:J,upgrade:I.upgrade,versionIn:A(I.dialect,M)}),H=I.depth!=="discovery";let X=0;for(const V of a(B,{changed:c,versions:P,hasCalls:H})){
if(X+=V.directories.length,X>n){W.push((0,p.YW)(V.directory,(0,w.fileLimit)({kind:"roots",max:n})));break}x.add(V),H&&j.push(V)}const K=[...v(l,S,{...M,readings:J,
set:ot})].filter(({place:V})=>c===null||c.has(V.file)),G=new Set(o.flatMap(({problem:V,place:et})=>V.code==="lock-invalid"?et.file:[])),q=[...K,...x.notes()].filter(
({place:V})=>!G.has(V.file));return{roots:j,notes:[...q,...W]}}function h(l,{roots:o},u){const c=o.map(g=>({text:g,matches:(0,k.Ls)([g])})),M=O({...l,patterns:c}),
I=u?r(M,c):[];if(I.length===0)return M;throw new y.GN(I.map(g=>`roots: no directory with configuration matches ${g}`))}function s(l,o){return l.clients.flatMap(
u=>O({...l,clients:[u],patterns:[{text:"",matches:M=>o.get(u)?.has(M)===!0}]}))}function m(l,o,{depth:u},c){if(u==="discovery")return l;const M=({kind:g,workspace:S})=>g===
"cloud_default"?!!c.TF_CLOUD_HOSTNAME:g!=="backend_remote_default"||S?.organization===null,I=new Set(o.filter(g=>!M(g)).map(({place:g})=>f(g)));return l.map(g=>g.
problem.code==="host-missing"&&I.has(f(g.place))?{...g,problem:{...g.problem,severity:"error"}}:g)}const f=({file:l,line:o,column:u})=>`${l}:${o}:${u}`}),370:((lt,U,t)=>{
t.d(U,{C_:()=>O,SQ:()=>y,o0:()=>v});var w=t(6897),T=t(8416),A=t(7854),_=t(9488);const k=function(...a){const{scanInSteps:r}=t.late([400,210,913],5913);return new.target?
new r(...a):r(...a)},p=20;async function y({scan:a,exclude:r},{directory:n,environment:e,stop:h,progress:s}){const m={root:n,scan:a,exclude:r},f=h.why===null?E(
m):null;if(f!==null)return f;const l=k(m,Object.keys(e));return(0,w.n)(l,h,o=>s({kind:"scan",files:o}))}function E(a){const r={toolFiles:[],hasPlugins:!1};let n=0;
for(const{kind:e}of(0,_.G)(a,r))if(n+=1,e!=="directory"||n>p)return null;return{...r,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,
usesTerragrunt:!1,endedAt:null}}function v(a,r,n){const e=i(a,r,n),h=(0,T.L2)(e),{clients:s}=h;return{dialect:h,usedBy:()=>(0,T.rU)(h,e.scan),usages:(0,A.sw)(r.
usages,s),notes:(0,A.vH)(r.notes,s)}}function i({dialect:a,exclude:r,scan:n},e,{environment:h,directory:s}){if(n.length===0)return{setting:a,scan:null};const m=(0,T.
oh)({root:s,exclude:r},e.toolFiles),f=!!h.TF_CLOUD_HOSTNAME;return{setting:a,scan:{...e,tools:m,hasCloudHostname:f}}}const O=({hasPlugins:a},{scan:r})=>a||r.some(
n=>n!==".")}),7082:((lt,U,t)=>{t.d(U,{O:()=>w});const w=T=>({discovery:T,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,
certificates:[]})}),2859:((lt,U,t)=>{t.d(U,{C:()=>_,h:()=>p});var w=t(5143),T=t(7854);const A=new Set(["remote_state","remote_state_default","provider_tfe","pro\
vider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function _(y,E,v,i=(0,T.kA)(E)){
const O=y.hostnames.flatMap(({host:r,services:n})=>{const e=n.length>0?n:y.requiredServices;return(e.length>0?e:["any"]).map(s=>({host:r,service:s,clients:v,because:[
"hostnames input"],isImplied:!1,isForInit:!0}))}),a=new Set([...i,...y.hostnames.map(({host:r})=>r)]);return p([O,k(E,a)],v)}const k=(y,E)=>y.flatMap(({kind:v,needs:i,
place:O})=>{const a=!A.has(v);return i.map(r=>({...r,because:[O],isImplied:!E.has(r.host),isForInit:a}))});function p(y,E){return[...Map.groupBy(y.flat(),({host:i,
service:O})=>`${i} ${O}`).values()].flatMap(i=>{const[O]=i;if(O===void 0)return[];const{host:a,service:r}=O;return{host:a,service:r,clients:E.filter(n=>i.some(e=>e.
clients.includes(n))),because:(0,w.As)(i.flatMap(({because:n})=>n)),isImplied:i.every(({isImplied:n})=>n),isForInit:i.some(({isForInit:n})=>n),...i.every(({isAssumed:n})=>n===
!0)?{isAssumed:!0}:{}}})}}),5960:((lt,U,t)=>{t.d(U,{e:()=>_,i:()=>p});var w=t(6697),T=t(1831),A=t(7082);function _(y,{hostnames:E,allowedHosts:v},{isGuess:i}){const O=new Set(
E.map(({host:r})=>r)),a=new Map;for(const r of y){const{host:n}=r;if(O.has(n)||a.has(n))continue;const e=i===!0||r.isAssumed===!0,h=k(r,e,(0,T.Jr)(n,v));h!==null&&
a.set(n,h)}return a}function k({host:y,isImplied:E,because:v,clients:i,isAssumed:O=!1},a,r){const n=(0,T.nx)(y);if((0,T.Rt)(y))return(0,w.hostGeneric)({host:n});
const[e]=v.filter(s=>typeof s!="string"),h=E&&e!==void 0?{place:e,clients:i}:null;return h!==null&&a?(0,w.hostAssumed)({host:n,...h,isListed:O}):r?null:(0,w.hostNotAllowed)(
h===null?{host:n}:{host:n,implied:h})}const p=(y,E)=>({host:y,attempt:(0,A.O)({kind:"skipped",problem:E}),earlier:[],later:[],credentials:null,looks:[],difference:null,
forced:[]})}),566:((lt,U,t)=>{t.d(U,{f:()=>_,q:()=>y});var w=t(3024),T=t(6760),A=t(6309);function _(a,r,n){const e=p((0,w.realpathSync)(a),r),h=(0,T.basename)(r);
k((0,T.join)(e,h));const s=(0,T.join)(e,`.${h.slice(0,60)}.${Math.random().toString(36).slice(2)}`),m=(0,w.openSync)(s,"wx");try{try{for(const f of n)(0,w.writeFileSync)(
m,f)}finally{(0,w.closeSync)(m)}(0,w.renameSync)(s,(0,T.join)(e,h))}catch(f){throw(0,w.rmSync)(s,{force:!0}),f}}function k(a){const r=(0,w.lstatSync)(a,{throwIfNoEntry:!1});
if(r===void 0||r.isFile()||r.isSymbolicLink())return;const n=r.isDirectory()?"is a directory":"is not a regular file";throw new A.Lw(`it ${n}; choose another pa\
th`)}function p(a,r){const n=(0,T.resolve)(a,r),e=O(a,n);if(!e&&!(0,T.isAbsolute)(r))throw new A.Lw(`it is outside ${a}; use an absolute path if that is intende\
d`);const h=e?a:(0,T.parse)(n).root;return(0,T.relative)(h,(0,T.dirname)(n)).split(T.sep).filter(Boolean).reduce((m,f)=>E(m,f,a),h)}function y(a,r){const n=(0,w.
realpathSync)(a);return v(p(n,r),(0,T.basename)(r),n)}function E(a,r,n){const e=(0,T.join)(a,r);return(0,w.lstatSync)(e,{throwIfNoEntry:!1})===void 0&&i(e),v(a,
r,n)}function v(a,r,n){const e=(0,T.join)(a,r);if(!(0,w.lstatSync)(e,{throwIfNoEntry:!1})?.isSymbolicLink())return e;const h=(0,w.realpathSync)(e);if(!O(n,a)||O(
n,h))return h;throw new A.Lw(`the link ${(0,T.relative)(n,e)} leads outside ${n}; remove it or choose another path`)}function i(a){try{(0,w.mkdirSync)(a)}catch(r){
if(!(0,A.Or)(r)||r.code!=="EEXIST")throw r}}function O(a,r){const n=(0,T.relative)(a,r);return n!==".."&&!n.startsWith(`..${T.sep}`)&&!(0,T.isAbsolute)(n)}}),9076:((lt,U,t)=>{
t.d(U,{QB:()=>T,im:()=>w,yX:()=>A});const w=["fails","warns","works","unchecked","skipped"],T=5,A=({outcome:_})=>_!=="unchecked"&&_!=="skipped"}),997:((lt,U,t)=>{
t.d(U,{O:()=>T,T:()=>_});var w=t(1064);const T=({earlier:k,attempt:p,later:y})=>[...k,p,...y];function A({discovery:k,timing:p,headMs:y,hops:E},{attemptMs:v}){const i=y!==
null&&y<=v?E.at(-1)?.status:null;return i===null||(0,w.Mq)(i??0)?"retries":k.kind!=="failed"&&p.totalMs<=v?"works":"fails"}function _(k,p){const y=k.map(i=>A(i,
p)),E=y.indexOf("works");return E<0?"never":E<=p.retries&&!y.slice(0,E).includes("fails")?"always":"sometimes"}}),3795:((lt,U,t)=>{t.d(U,{qY:()=>v,Si:()=>n,fN:()=>a,
XP:()=>r});var w=t(733),T=t(1831),A=t(4120),_=t(8641);const k=2,p=80;function y(e){if(e.kind==="scan")return`read ${(0,A.px)(e.files,"file")}`;if(e.kind==="regi\
stries")return`${e.done} of ${(0,A.px)(e.total,"question")} to registries answered`;const{done:h,total:s,failed:m,waiting:f}=e,l=m===0?"":`, ${m} failed so far`;
return`${h} of ${(0,A.px)(s,"host")} checked${l}${E(f)}`}function E(e){if(e.size===0)return"";const h=[...e].slice(0,k).map(m=>(0,_.RK)((0,T.nx)(m),p)),s=e.size-
h.length;return s>0?`; waiting for ${h.join(", ")} and ${(0,A.px)(s,"other")}`:`; waiting for ${h.join(" and ")}`}const v={show:()=>{},end:()=>{}},i=5e3,O=200;function a(e,h){
let s=null,m=!0;const f=h(i,()=>{s!==null&&(m&&e(y(s)),m=!m)});return{show:o=>{s=o},end:f}}function r(e,h,s){let m=null,f="";const l=s(O,()=>{const c=m===null?"":
(0,w.W)(y(m),0,h-1);c!==f&&(f=c,e(`\r${c}\x1B[K`))});return{show:c=>{m=c},end:()=>{l(),f!==""&&e("\r\x1B[K")}}}const n=(e,h)=>{const s=setInterval(h,e).unref();
return()=>clearInterval(s)}}),8463:((lt,U,t)=>{t.d(U,{t:()=>r});var w=t(6309),T=t(566),A=t(3329),_=t(5505),k=t(5955),p=t(8641);const y=function(...e){const{hash:h}=process.
getBuiltinModule("node:crypto");return new.target?new h(...e):h(...e)},E=function(...e){const{renderBadge:h}=t.late([912],7912);return new.target?new h(...e):h(
...e)},v=function(...e){const{renderCodeQuality:h}=t.late([811],9811);return new.target?new h(...e):h(...e)},i=function(...e){const{renderHtml:h}=t.late([394],6394);
return new.target?new h(...e):h(...e)},O=function(...e){const{renderJunit:h}=t.late([176],176);return new.target?new h(...e):h(...e)},a=function(...e){const{renderSarif:h}=t.
late([921,341,695],7695);return new.target?new h(...e):h(...e)};function r({report:e,badge:h},s,m){const f=[],l=(o,u,c)=>{try{(0,T.f)(m,u,(0,k.mk)(c()))}catch(M){
f.push(`the ${o} ${(0,p.RK)(u)} was not written: ${(0,p.RK)((0,w.A3)(M))}`)}};for(const{path:o,format:u}of e)l("report",o,()=>n(u,s));return h!==null&&l("badge",
h,()=>[E(s.verdict)]),f}function n(e,{verdict:h,context:s}){switch(e){case"json":return(0,A.h)(h,s);case"sarif":return a(h,s);case"junit":return O(h,s);case"cod\
equality":return v(h,m=>y("sha256",m));case"html":return i(h,s,m=>y("sha256",m,"base64"));case"markdown":return[(0,_.Gc)(h,s)]}}}),7361:((lt,U,t)=>{t.d(U,{QY:()=>y,
_N:()=>p,eC:()=>k,mc:()=>_});var w=t(7574),T=t(5102),A=t(4120);function _({good:E,runs:v}){if(v===0)return null;const i=Math.floor(1e4*E/v);if(i>=9900)return`${i/
100}%`;const O=Math.floor(i/10);return O===0&&E>0?"below 0.1%":`${O/10}%`}const k=({days:E,good:v,runs:i})=>`${v} of ${(0,A.px)(i,"run")} in ${E} days`;function p(E){
const v=T.vh.flatMap(O=>{const{length:a}=E.filter(n=>n.outcome===O),r=O==="warns"?"with warnings":T.nx[O];return a===0?[]:[`${a} ${r}`]});return`${E.length===1?
"last run":`last ${(0,A.px)(E.length,"run")}`}: ${v.join(", ")}`}const y=({from:E,until:v},i)=>v===null?`${(0,w.u8)(E,i)} so far`:(0,w.u8)(E,v)}),4218:((lt,U,t)=>{
t.d(U,{H6:()=>s,MC:()=>i,U4:()=>O,XQ:()=>f,bW:()=>n,kW:()=>m,qX:()=>v,wz:()=>h});var w=t(9076),T=t(7574),A=t(5102),_=t(4120);const k=[{mark:"\u2581",belowMs:100,
words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below \
1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],p="\u2573",y="\u254C";function E(l){
return l.outcome==="fails"?p:(0,w.yX)(l)?k.find(({belowMs:o})=>(l.ms??0)<o)?.mark??"":y}const v=l=>l.map(E).join("");function i(l){const o=l.flatMap(({history:g})=>g.
recent),u=new Set(o.map(E)),c=o.some(g=>E(g)===k[0].mark&&g.ms===null);return[...k.map(({mark:g,words:S},$)=>[g,$===0&&c?`${S} or not measured`:S]),[p,"failed"],
[y,"no result"]].filter(([g])=>u.has(g))}function O({hosts:l},{history:o}){return l.flatMap(c=>{const M=o?.get(c.visit.host);return M!==void 0&&M.recent.filter(
w.yX).length>1?[{host:c,history:M}]:[]}).toSorted((c,M)=>Number(r(M))-Number(r(c))||e(c,a)-e(M,a)||e(c,Number.POSITIVE_INFINITY)-e(M,Number.POSITIVE_INFINITY))}
const a=30,r=({host:l})=>(0,A.sG)(l)==="fails",n=({history:l},o)=>s(l).findLast(u=>u.days<=o);function e(l,o){const u=n(l,o);return u===void 0?1:u.good/u.runs}const h=l=>r(
l)||l.history.recent.some(({outcome:o})=>o==="fails"),s=({uptime:l})=>l.filter(({runs:o},u)=>o>(l[u-1]?.runs??0));function m({recent:l,uptime:o,incidents:[u]}){
if(u===void 0||u.until!==null)return null;const c=l.filter(({outcome:g})=>g==="fails").length,M=o.at(-1);return M!==void 0&&M.runs-M.good===1?`first failure in ${(0,_.
px)(M.runs,"run")}`:c<=u.runs&&u.runs>1?null:`failed ${c} of the last ${l.filter(w.yX).length} runs`}function f({incidents:[l]}){return l===void 0||l.until!==null||
l.runs<2?null:`failing since ${(0,T.QN)(l.from)} (${(0,_.px)(l.runs,"run")})`}}),1505:((lt,U,t)=>{t.d(U,{G_:()=>r,Yj:()=>a,Zc:()=>i,o7:()=>O,pk:()=>v,se:()=>E,tN:()=>k});
var w=t(4e3),T=t(7574),A=t(4120),_=t(8884);const k=120,p=20,y=6;function E({requirements:f},l,o){return{label:"required",texts:(0,A.Sk)(f,p,c=>{const M=(0,_.Yx)(
c.because,o.because);return`${v(c,l,o)} (${M})`})}}function v({service:f,clients:l},{dialect:o},u){const c=f==="any"?(0,A.DO)(f):u.value(f,k);return o.clients.every(
I=>l.includes(I))?c:`${c} for ${(0,A.wO)(l)}`}function i({visit:f},l){const{timing:o,discovery:u}=f.attempt,c=u.kind==="failed"?u.excerpt:null,M=(0,T.I$)(o).map(
([$,d])=>`${$} ${(0,T.kJ)(d)}`),I=f.earlier.map($=>{const{kind:d}=$.discovery;return`${d==="failed"?$.discovery.problem.code:d} after ${(0,T.kJ)($.timing.totalMs)}`}),
g=c===null?[]:[l.value(c.replace(/\s+/gu," ").trim())],S=f.credentials?.hasToken?[l.prose(f.credentials.source)]:[];return[{label:"body",texts:g},{label:"timing",
texts:[M.join(", ")]},{label:"retried",texts:I},{label:"token from",texts:S}]}const O=(f,l)=>[{label:"credentials",texts:s(f)?h(f.visit.looks,l.prose):[]},{label:"\
host block",texts:m(f.visit).map(o=>l.prose(o))}];function a({visit:f,services:l,servicesFrom:o},u){const c=o===null?(0,T.kJ)(f.attempt.timing.totalMs):`host bl\
ock at ${u.because(o)}`,M=(0,w.K4)(l,y,({id:I})=>u.value(I,k));return`${l.length===0?"no services":M} (${c})`}function r(f){const l=Map.groupBy(f,o=>JSON.stringify(
o.looks.map(e)));return Array.from(l.values(),o=>({clients:o.map(({client:u})=>u),looks:o[0]?.looks.map(e)??[]}))}const n={nothing:"no entry","a token":"a token",
"an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:f,held:l,counts:o})=>({source:f,
held:`${n[l]}${o?l==="no token"?" (ends the search)":" (used)":""}`});function h(f,l){const o=r(f);return o.flatMap(({clients:u,looks:c})=>c.map(({source:M,held:I})=>`${o.
length>1?`${(0,A.wO)(u)}: `:""}${l(M)}: ${I}`))}const s=({findings:f})=>f.some(({problem:{code:l}})=>/^credentials-|^document-unauthorized$/.test(l));function m({
forced:f}){return[...Map.groupBy(f,({place:o})=>(0,_.eo)(o))].map(([o,u])=>`${o}, for ${(0,A.wO)(u.map(({client:c})=>c))}`)}}),2704:((lt,U,t)=>{t.d(U,{IL:()=>A,
Rr:()=>_,Z4:()=>T});var w=t(8641);const T=(k,p,y)=>`,
${y}"${k}": ${A(p,y)}`,A=(k,p)=>(0,w.s$)(JSON.stringify(k,null,2).replaceAll(`
`,`
${p}`));function*_(k,p,y,E){if(p.length===0){yield T(k,[],y);return}const v=`${y}  `;let i=`,
${y}"${k}": [`;for(const O of p)yield`${i}
${v}${A(E(O),v)}`,i=",";yield`
${y}]`}}),522:((lt,U,t)=>{t.d(U,{P:()=>A,c:()=>_});var w=t(6174),T=t(5465);const A=k=>{const{clients:p,versions:y,releases:E,isGuess:v,why:i,evidence:O}=k;return{
clients:p,assumed:v??!1,why:(0,w._)(i),versions:Object.entries(_(y)).map(([a,r])=>({client:a,version:r})),releases:E.map(({name:a})=>a),evidence:O.map(({client:a,
version:r,level:n,text:e,place:h})=>({client:a,..._({version:r,kind:n,text:e}),...(0,T.$t)(h)}))}};function _(k){const p=Object.entries(k).map(([y,E])=>[y,typeof E==
"string"?(0,w._)(E):E]);return Object.fromEntries(p)}}),3329:((lt,U,t)=>{t.d(U,{h:()=>M});var w=t(4e3),T=t(5799),A=t(2704),_=t(522),k=t(4283),p=t(997),y=t(1831),
E=t(8641),v=t(5465);function i($){const{visit:d,requirements:D,services:P,servicesFrom:C,clients:B,isNew:j}=$,{discovery:W,hops:J,timing:ot,certificates:x}=d.attempt;
return{host:d.host,display:(0,y.nx)(d.host),discovery:W.kind,...O(W),documentUrl:r(W),hops:J.map(e),services:Object.fromEntries(P.map(H=>[H.id,h(H)])),servicesFrom:C===
null?null:(0,v.W$)(C),hostBlocks:d.forced.map(({client:H,place:X})=>({client:H,place:(0,v.W$)(X)})),required:D.map(({service:H,clients:X,because:K})=>({service:H,
clients:X,because:K.map(v.W$)})),credentials:d.credentials?.hasToken?d.credentials.source:null,looks:d.looks.map(({client:H,looks:X})=>({client:H,looks:X.map(n)})),
attempts:(0,p.O)(d).length,...d.earlier.length===0?{}:{earlier:d.earlier.map(a)},timingMs:f(ot),certificates:x,clients:B,...j?{new:!0}:{}}}function O($){if($.kind===
"skipped")return{code:$.problem.code};if($.kind!=="failed")return{};const{problem:d,excerpt:D}=$;return{code:d.code,...D===null?{}:{excerpt:D}}}const a=({discovery:$,
timing:d})=>({discovery:$.kind,..."problem"in $?{code:$.problem.code}:{},ms:d.totalMs}),r=$=>$.kind==="found"||$.kind==="absent"?(0,k.Pl)($.url):null,n=({source:$,
held:d,counts:D})=>({source:$,held:d,counts:D}),e=({url:$,status:d,reason:D,mediaType:P,authorization:C,address:B,proxy:j,ms:W})=>({url:(0,E.cq)($),status:d,reason:D,
mediaType:P,authorization:C,address:B,proxy:j===null?null:(0,E.cq)(j),ms:W});function h($){switch($.kind){case"url":return{url:(0,E.cq)($.url)};case"login":return{
login:s($.login)};case"problem":return{problem:m($.problem)}}}const s=({client:$,grantTypes:d,authz:D,token:P,ports:C,scopes:B})=>({client:$,grantTypes:d,authz:D===
null?null:(0,E.cq)(D),token:P===null?null:(0,E.cq)(P),ports:C,scopes:B}),m=({code:$,message:d,help:D})=>({code:$,message:d,help:D??null}),f=({lookupMs:$,connectMs:d,
tlsMs:D,firstByteMs:P,totalMs:C})=>({lookup:$,connect:d,tls:D,firstByte:P,total:C}),l=({directory:$,clients:d,rows:D})=>({...(0,v.jt)($),clients:d,rows:D.map(o)});
function o({problems:$,places:d,platforms:D,...P}){const{kind:C,address:B,source:j,host:W,constraints:J,locked:ot,chosen:x,newest:H,worst:X}=P;return{kind:C,address:B,
source:j,host:W,constraints:J,locked:ot,chosen:x,newest:H,platforms:D.map(({platform:K,available:G})=>({platform:K,available:G})),worst:X,codes:$.map(({code:K})=>K),
places:d.map(v.W$)}}const u=1,c="  ";function*M($,d){const{usages:D,...P}=d.scan,{hosts:C,findings:B,passed:j,ignored:W,stopped:J,roots:ot}=$,{remarks:x,repository:H,
repositories:X}=d;yield*[`{
  "schemaVersion": ${u}`,I("version",d.version),I("passed",j),...J===null?[]:[I("stopped",(0,w.Cw)(J)),I("incomplete",(0,w.zM)(J))],I("failOn",d.failOn),...H===
null?[]:[I("repository",H)],...X.length===0?[]:[I("repositories",X)],I("dialect",d.dialect.name),I("clientDetection",(0,_.P)(d.dialect)),I("clients",d.clients),
I("startedAt",d.startedAt),I("durationMs",d.durationMs),I("counts",g($))],yield*(0,A.Rr)("hosts",C,c,i),yield*(0,A.Rr)("findings",B,c,S),ot.length>0&&(yield*(0,A.
Rr)("roots",ot,c,l)),yield*[I("ignored",W),I("usages",D),...x.length===0?[]:[I("remarks",x)],I("scan",P),`
}
`]}const I=($,d)=>(0,A.Z4)($,d,c),g=({findings:$})=>Object.fromEntries(T.oC.map(d=>[`${d}s`,$.filter(D=>D.severity===d).length]));function S($){const{problem:d,
severity:D,host:P,service:C,places:B,affects:j,exclude:W}=$;return{code:d.code,severity:D,host:P,service:C,message:d.message,help:d.help??null,places:B.map(v.W$),
affects:j,...W===void 0?{}:{exclude:W}}}}),5465:((lt,U,t)=>{t.d(U,{$t:()=>A,W$:()=>T,jt:()=>k});var w=t(5143);const T=p=>typeof p=="string"?p:A(p),A=({file:p,line:y,
column:E,endColumn:v})=>({..._(p),line:y,column:E,endColumn:v});function _(p){const{repository:y,path:E}=(0,w.bH)(p);return y===null?{file:p}:{repository:y,file:E}}
function k(p){const{repository:y,path:E}=(0,w.bH)(p);return y===null?{directory:p}:{repository:y,directory:E}}}),9574:((lt,U,t)=>{t.d(U,{I$:()=>A,MB:()=>_,TM:()=>k,
U8:()=>E,hn:()=>y,rm:()=>p});var w=t(5955),T=t(8641);function A(i,O,a=[]){const r=i.map((e,h)=>`<th align="${a.includes(h)?"right":"left"}">${e}</th>`),n=O.map(
e=>`<tr>${i.map((s,m)=>`<td${a.includes(m)?' align="right"':""}>${e[m]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...n,"</tabl\
e>"].join(`
`)}const _=i=>["<ul>",...i.map(O=>`<li>${O}</li>`),"</ul>"].join(`
`),k=(i,O)=>["<details>",`<summary>${i}</summary>`,...O,"</details>"].join(`
`),p=i=>(0,T.D9)(i).replaceAll(".",".<wbr>"),y=i=>`<code>${(0,T.js)(i).replaceAll("/","/<wbr>")}</code>`;function E(i,O){const a=i.map(([s])=>s?.()??"");if(v(a)<=
O)return{texts:a,isWhole:!0};const r=a.map((s,m)=>{const f=s===""?[]:i[m]?.slice(1)??[];return[s,...f.map(l=>l())].filter(l=>l!=="")}),n=r.map(s=>s.at(-1)??"");
let e=O;return{texts:r.map((s,m)=>{const f=v(n.slice(m+1)),l=v(n.slice(m,m+1))<=e?n[m]:"",o=s.find(u=>v([u])<=e-f)??l??"";return e-=v([o]),o}),isWhole:!1}}const v=i=>i.
reduce((O,a)=>O+(a===""?0:(0,w.$$)(a)+2),0)}),5505:((lt,U,t)=>{t.d(U,{gD:()=>Gt,Fp:()=>Vt,Gc:()=>mt,XA:()=>Mt,rL:()=>Ht});var w=t(4e3),T=t(7574),A=t(5102),_=t(4120),
k=t(5955),p=t(6763),y=t(8641),E=t(1831),v=t(2796),i=t(4218),O=t(8884),a=t(9574),r=t(4503),n=t(8373);const e=6,h=200,s=50,m=3,f=3,l=1e3;function o(b,R,N=!0){const Y=R.
context.repositories.length,nt=`<b>${(0,O.mj)(b,Y)}</b>`;if(!N)return nt;const{shown:rt,more:gt}=(0,w.zN)((0,O.eb)(b),e),yt=R.isBrief&&gt>0?` ${(0,n.jP)(gt,"rep\
ository",R)}`:"";return`${nt}: ${rt.map(ct=>(0,n.u_)(ct,R)).join(", ")}${yt}`}function u(b,R){const N=R.isBrief?[]:(0,O.eb)(b).slice(e);if(N.length===0)return[];
const{shown:Y,more:nt}=(0,w.zN)(N,h);return[(0,a.TM)((0,_.px)(N.length,"more repository"),[`<p>${Y.map(rt=>(0,n.u_)(rt,R)).join(", ")}</p>`,...(0,n.R3)(nt,"repo\
sitory",R)])]}function c(b,R){const N=(0,O._X)(b),[Y]=N;if(Y===void 0)return"";const nt=(0,w.K4)(N,m,({repository:It})=>(0,y.D9)(It)),rt=`${n.rC[(0,A.hm)(Y.findings)??
"warning"]} <b>${(0,_.px)(N.length,"repository")}</b> ${(0,O.fP)(N)}: ${nt}`;if(R.isBrief)return`<p>${rt}</p>`;const{shown:gt,more:yt}=(0,w.zN)(N,s),ct=gt.map(It=>M(
It,R));return(0,a.TM)(rt,[(0,a.I$)(["Repository","Findings","First in"],ct),...(0,n.R3)(yt,"repository",R)])}function M(b,R){const{repository:N,findings:Y}=b,nt=(0,w.
zN)([...Map.groupBy(Y,({code:ct})=>ct)],f),rt=nt.shown.map(([ct,[It,...jt]])=>{const Xt=It===void 0?"":` at ${(0,n.b_)(It.place,R)}`;return`${(0,n._h)(ct,ct,R)}${Xt}${jt.
length===0?"":` and ${jt.length} more`}`}),gt=(0,r.aE)(N,R.context),yt=(0,a.hn)(N);return[gt===null?yt:`<a href="${(0,y.js)(gt,l)}">${yt}</a>`,(0,_.H8)(Y),[...rt,
...nt.more>0?[`and ${(0,_.px)(nt.more,"more code")}`]:[]].join("<br>")]}const I=20,g=10,S=700,$=4,d=300,D=1,P=6,C=12,B=4,j=100;function W(b,R){const{shown:N,more:Y}=(0,w.
zN)((0,v.cZ)(b),R.isBrief?g:I),nt=(0,v.YM)(N);return[...N.map(gt=>[...(0,n.W6)(R).map(yt=>()=>J(gt,yt,nt.get(gt)??null)),()=>`${X(gt,R)}</p>`]),(0,n.R3)(Y,"caus\
e",R).map(gt=>()=>gt)]}function J(b,R,N){const{findings:Y,message:nt,help:rt}=b,gt=Y.length>1&&Y[0]?.exclude!==void 0,{lines:yt,rest:ct}=N===null?ot(b,R):{lines:[
`The same hosts as for ${N}`],rest:[]};return[X(b,R),...yt.map(It=>`<br>${It}`),...nt===null?[]:[`<br>${(0,_.Iu)((0,y.h$)(nt,S))}`],...rt===null||gt?[]:[H(rt)],
...$t(b,R),"</p>",...ct].join(`
`)}function ot(b,R){const{findings:N,message:Y}=b,nt=q(N,R),rt=Y!==null||(0,v.hs)(b),gt=nt&&!x(b)?[`In ${o(N,R,rt)}`]:[],yt=nt&&rt?u(N,R):[];if(nt&&Y!==null&&!(0,v.
hs)(b))return{lines:gt,rest:yt};const ct=(0,v.S3)(b),It=Y===null?B:(0,v.hs)(b)?P:C,jt=ct.slice(0,It).map(nn=>K(nn,b,R)),Xt=[...ut(b,ct.slice(It),R),...yt];return Y===
null?{lines:gt,rest:[(0,a.MB)(jt),...Xt]}:{lines:jt.length===0?gt:[jt.join(", "),...gt],rest:Xt}}const x=b=>b.message!==null&&(0,v.hs)(b)&&b.hosts.length===1,H=b=>`\
<br><b>Help:</b> ${(0,y.h$)(b,S)}`;function X(b,R){const{severity:N,code:Y,title:nt}=b,rt=(0,v.pq)(b),gt=rt>1?`${(0,_.px)(rt,(0,v.a2)(b))}: `:"";return`<p>${n.rC[N]}\
 <b>${gt}${nt}</b> (${(0,n._h)(Y,Y,R)})`}function K(b,R,N){return"file"in b?(0,n.u_)(b,N):R.message===null?et(b,R,N):G(b,R.hosts.length===1,N)}function G(b,R,N){
const[Y]=b,nt=Y?.host?(0,y.D9)((0,E.nx)(Y.host)):"",rt=Y?.isHostNew?[_.dy]:[],gt=q(b,N);if(R){const It=(0,O.yv)(b).settings.map(n.Su),Xt=(gt?[...It,o(b,N)]:[V(b,
$,N),...It]).filter(nn=>nn!=="").join(", ");return`${nt}${Xt===""?"":` in ${Xt}`}${rt.map(nn=>` (${nn})`)}`}const yt=gt?(0,_.px)((0,O.eb)(b).length,"repository"):
V(b,D,N).replace(/ places?$/,""),ct=[...rt,yt].filter(It=>It!=="").join("; ");return ct===""?nt:`${nt} (${ct})`}const q=(b,{context:R})=>(0,O.mj)(b,R.repositories.
length)!=="",V=(b,R,N)=>(0,O.Ky)((0,O.yv)(b).lines,R,Y=>(0,n.u_)(Y,N)).replace(/ more (?=places?$)/,n.UZ);function et(b,R,N){const Y=(0,v.hs)(R)?G(b,!1,N):V(b,D,
N);return b.map(({problem:nt})=>{const rt=(0,y.h$)(nt.message,d),gt=R.help===null&&nt.help?H(nt.help):"";return`${Y===""?(0,_.Iu)(rt):`${Y}: ${rt}`}${gt}`}).join(
"<br>")}function ut(b,R,N){const Y=b.message===null?"finding":(0,v.a2)(b),nt=R.length;if(nt===0||N.isBrief)return(0,n.R3)(nt,Y,N);const{shown:rt,more:gt}=(0,w.zN)(
R,j),yt=rt.map(It=>K(It,b,N)),ct=b.message===null?(0,a.MB)(yt):`<p>${yt.join(", ")}</p>`;return[(0,a.TM)((0,_.px)(nt,`more ${Y}`),[ct,...(0,n.R3)(gt,Y,N)])]}function $t(b,{
context:R}){const{findings:N,hosts:Y,severity:nt}=b,[rt,gt]=Y,yt=(0,_.od)(b.affects,R.clients),ct=x(b)?[]:(0,O.yv)(N).settings.map(n.Su),It=rt===void 0||gt!==void 0?
null:R.history?.get(rt),jt=It&&nt==="error"?(0,i.kW)(It):null,Xt=[...yt===""?[]:[`Affects ${yt}.`],...ct.length===0?[]:[`Required by ${ct.join(", ")}.`],...jt===
null?[]:[`${(0,_.Iu)(jt)}.`]];return Xt.length===0?[]:[`<br><sub>${Xt.join(" ")}</sub>`]}var wt=t(1064),_t=t(1505);const Ct=20,ft=20,Lt=["fails","warns","works"];
function zt(b,R){const N=b.filter(ct=>(0,A.cG)(ct)&&!(0,A.JR)(ct)),[Y,...nt]=N;if(Y===void 0||R.isBrief)return"";const rt="Requests, responses and certificates \
of";if(nt.length===0)return(0,a.TM)(`${rt} ${Yt(Y)}`,Qt(Y,R));const{shown:gt,more:yt}=(0,w.zN)(N,Ct);return(0,a.TM)(`${rt} ${(0,_.px)(N.length,"host")}`,[...gt.
map(ct=>(0,a.TM)(`${n.Gr[(0,A.sG)(ct)]} ${Yt(ct)}`,Qt(ct,R))),...(0,n.R3)(yt,"host",R)])}const Yt=({visit:{host:b,attempt:R}})=>`${(0,y.D9)((0,E.nx)(b))} (${(0,_.
px)(R.hops.length,"request")}, ${(0,T.kJ)(R.timing.totalMs)})`;function Qt(b,R){const{hops:N,certificates:Y}=b.visit.attempt;return[qt(b,R),...b.services.length===
0?[]:[on(b,R)],...N.length===0?[]:[z(N)],...Y.length===0?[]:[it(Y,R)]]}function qt(b,R){const N=(0,n.Bm)(R);return["<table>",...[(0,_t.se)(b,R.context,N),{label:"\
clients",texts:sn(b,R)},...(0,_t.Zc)(b,N),...(0,_t.o7)(b,N)].flatMap(({label:rt,texts:gt})=>gt.length===0?[]:[`<tr><td><b>${(0,_.Iu)(rt)}</b></td><td>${gt.join(
"<br>")}</td></tr>`]),"</table>"].join(`
`)}const sn=({clients:b},{context:R})=>Lt.flatMap(N=>{const Y=R.clients.filter(rt=>b[rt]===N),nt=Y.map(rt=>wt.bB[rt]).join(", ");return Y.length===0?[]:[`${n.Gr[N]}\
 ${nt}`]});function on({services:b,servicesFrom:R},N){const{shown:Y,more:nt}=(0,w.zN)(b,ft),rt=Y.map(ct=>[(0,y.D9)(ct.id,_t.tN),en(ct)]),gt=nt>0?[[`and ${nt} mo\
re`,N.rest]]:[],yt=R===null?"URL":`URL, from the host block at ${(0,n.u_)(R,N)}`;return(0,a.I$)(["Service",yt],[...rt,...gt])}function en(b){switch(b.kind){case"\
url":return(0,y.D9)((0,y.cq)(b.url));case"login":{const{client:R,authz:N,token:Y,ports:nt}=b.login;return[`authz ${(0,y.D9)((0,y.cq)(N??"none"))}`,`token ${(0,y.
D9)((0,y.cq)(Y??"none"))}`,`client ${(0,y.D9)(R,_t.tN)}, ports ${nt.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${b.problem.code}`}}function z(b){const R=b.
map((N,Y)=>{const nt=N.proxy===null?"":`through ${(0,y.D9)((0,y.cq)(N.proxy))}`,rt=N.status===null?"no response":`${N.status} ${(0,y.h$)(N.reason,_t.tN)}`.trim();
return[String(Y+1),(0,y.D9)((0,y.cq)(N.url)),N.mediaType===null?rt:`${rt}<br>${(0,y.D9)(N.mediaType,_t.tN)}`,(0,_.Rk)(N.authorization),N.address===null?nt:(0,y.
D9)(N.address,_t.tN),(0,T.kJ)(N.ms).replace(" ","&nbsp;")]});return(0,a.I$)(["Hop","Request","Response","Token","Address","Time"],R,[0,5])}function it(b,{context:R}){
const N=b.map(({host:Y,subject:nt,issuer:rt,expires:gt})=>[(0,y.D9)(Y,_t.tN),(0,y.h$)((0,T.nO)(gt,R.startedAt)),(0,y.D9)(nt,_t.tN),(0,y.D9)(rt,_t.tN)]);return(0,a.
I$)(["TLS certificate","Valid until","Subject","Issuer"],N)}var Ot=t(7361);const Dt=10,Bt=40,Ft=20,Q=3,Z=40;function ht(b,R){const{history:N}=R.context,Y=(0,i.U4)(
b,R.context),nt=R.isBrief?Y.filter(i.wz):Y;if(nt.length===0)return Y.length===0&&(N?.size??0)>0&&!R.isBrief?"<p><b>History</b>: 1 run so far</p>":"";const rt=nt.
slice(0,R.isBrief?Dt:Bt),gt=dt(nt),yt=It=>vt(It,gt,R),ct=rt.slice(Dt);return[`<p><b>History</b>: ${Et(Y)}</p>`,yt(rt.slice(0,Dt)),...ct.length===0?[]:[(0,a.TM)(
(0,_.px)(ct.length,"more host"),[yt(ct)])],`<p><sub>${Pt(rt)}</sub></p>`,...xt(nt.slice(rt.length),R),...Ut(nt,R)].join(`

`)}function Et(b){const R=Math.max(...b.map(({history:nt})=>nt.recent.length)),N=b.filter(i.wz).length;if(N===0)return`no failure in the last ${(0,_.px)(R,"run")}`;
const Y=b[0]?.history.recent.filter(({outcome:nt})=>nt==="fails").length;return b.length===1?`${Y} of the last ${(0,_.px)(R,"run")} failed`:`${N} of ${b.length}\
 hosts failed in the last ${(0,_.px)(R,"run")}`}function dt(b){const R=b.flatMap(({history:N})=>(0,i.H6)(N).map(Y=>Y.days));return[...new Set(R)].toSorted((N,Y)=>N-
Y)}const vt=(b,R,N)=>(0,a.I$)(["Host",...R.map(Y=>`Uptime<br>${Y}&nbsp;days`),"Latency<br>30&nbsp;days"],b.map(Y=>St(Y,R,N)),R.map((Y,nt)=>nt+1).concat(R.length+
1));function St({host:b,history:R},N,{isBrief:Y}){const nt=(0,A.sG)(b),rt=Y?null:(0,i.XQ)(R),gt=`${n.Gr[nt]}&nbsp;${(0,a.rm)((0,E.nx)(b.visit.host))}`,yt=`<code\
 role="img" aria-label="${(0,Ot._N)(R.recent)}">${(0,i.qX)(R.recent)}</code>`,ct=N.map(jt=>{const Xt=(0,i.H6)(R).find(nn=>nn.days===jt);return Xt===void 0?"":`${(0,Ot.
mc)(Xt)}<br><sub>${(0,_.px)(Xt.runs,"run")}</sub>`}),It=R.medianMs===null?"":(0,T.kJ)(R.medianMs);return[[gt,yt,...rt===null?[]:[`<sub>${(0,y.js)(rt)}</sub>`]].
join("<br>"),...[...ct,It].map(jt=>jt.replaceAll(" ","&nbsp;"))]}function Pt(b){return`The newest run is at the right. ${(0,i.MC)(b).map(([N,Y])=>`<code>${N}</c\
ode>&nbsp;${Y}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function xt(b,R){if(b.length===0)return[];const N=b.every(
({history:rt})=>rt.uptime.every(({good:gt,runs:yt})=>gt===yt)),Y=R.rest===n.h?"in the history file":R.rest,nt=N?", all without a failure in this time":` ${Y}`;return[
`<p>and ${(0,_.px)(b.length,"more host")}${nt}</p>`]}function Ut(b,{context:R}){const N=b.flatMap(({host:yt,history:ct})=>ct.incidents.map(It=>({host:yt,incident:It}))).
toSorted((yt,ct)=>yt.incident.from<ct.incident.from?1:-1);if(N.length===0)return[];const{shown:Y,more:nt}=(0,w.zN)(N,Ft),rt=Y.map(({host:yt,incident:ct})=>[(0,a.
rm)((0,E.nx)(yt.visit.host)),(0,y.js)((0,T.QN)(ct.from)),(0,Ot.QY)(ct,R.startedAt),String(ct.runs),At(ct)]),gt=nt>0?`The last ${rt.length} incidents`:(0,_.px)(rt.
length,"incident");return[(0,a.TM)(gt,[(0,a.I$)(["Host","From","Duration","Runs","Problems"],rt,[3])])]}const At=({codes:b})=>(0,w.K4)(b,Q,R=>(0,y.D9)(R,Z)),Rt=50,
bt=4,Nt=2,Zt=3;function Jt(b,R,N){const Y=b.filter(jt=>(0,A.sG)(jt)===R);if(Y.length===0)return"";const nt=R==="works"&&b.some(jt=>(0,A.sG)(jt)==="warns"),rt=tn(
Y,R,nt?" without warnings":"");if(N.isBrief)return`<p>${rt}</p>`;const{shown:gt,more:yt}=(0,w.zN)(Y,Rt),ct=["Host","Required by",R==="works"?"Services":"Reason"],
It=gt.map(jt=>rn(jt,N));return(0,a.TM)(rt,[(0,a.I$)(ct,It),...(0,n.R3)(yt,"host",N)])}function tn(b,R,N){const Y=(0,w.K4)(b,Zt,({visit:rt})=>(0,y.D9)((0,E.nx)(rt.
host))),nt=b.length===1?`${Y} ${A.nx[R]}${N}`:`<b>${(0,_.px)(b.length,"host")}</b> ${A.nx[R]}${N}: ${Y}`;return`${n.Gr[R]} ${nt}`}function rn(b,R){const N=b.requirements.
flatMap(nt=>nt.because),{discovery:Y}=b.visit.attempt;return[`${(0,a.rm)((0,E.nx)(b.visit.host))}${b.isNew?`<br><sub>${_.dy}</sub>`:""}`,N.length===0?"":cn(N,R),
(0,A.JR)(b)&&Y.kind==="skipped"?Y.problem.title:(0,_t.Yj)(b,(0,n.Bm)(R))]}function cn(b,R){const{places:N,isOfRepositories:Y}=(0,O.rv)(b),nt=yt=>(0,n.u_)(yt,R);
if(!Y)return(0,O.Ky)(b,bt,nt);const rt=N.slice(0,Nt).map(nt).join(", "),gt=N.length>Nt?", \u2026":"";return`${(0,_.px)(N.filter(O.cC).length,"repository")}: ${rt}${gt}`}
var Wt=t(4148);const gn=100,fn=40,an=b=>(0,Wt.fi)(b,R=>(0,a.hn)((0,O.II)(R))),dn=(b,R)=>(0,y.D9)(b,R).replaceAll(" ","&nbsp;");function $n(b,R){const{wrong:N,good:Y}=(0,Wt.
jB)(b),nt=N.length>1||R.isBrief?En(N,R):[],rt=R.isBrief||R.context.repositories.length>1,gt=R.isBrief?[]:rt?N:[...N,...Y],{shown:yt,more:ct}=(0,w.zN)(gt,gn),It=yt.
map(yn=>mn(yn,R)),jt=[...nt,...It.slice(0,N.length)],Xt=It.slice(N.length),nn=Xt.length<=Wt.LC?Xt:[(0,a.TM)(un(Y),Xt)];return[...nt.length>0?[(0,a.TM)(Mn(N),jt)]:
jt,...rt&&Y.length>0?[`<p>${un(Y)}</p>`]:nn,...(0,n.R3)(ct,"root module",R)].join(`

`)}function En(b,R){const N=(0,Wt.cZ)(b);if(N.length===0)return[];const Y=N.map(({row:rt})=>rt),nt=wt.Du.filter(rt=>b.some(gt=>gt.clients.includes(rt)));return[
hn(Y,nt,R,[(0,Wt.ie)(N,an)])]}function hn(b,R,N,Y=[]){const nt=({code:It,title:jt})=>(0,n._h)(It,jt,N),rt=[...(0,Wt.ij)([(0,Wt.eX)(nt)],b),...Y,...(0,Wt.ns)({clients:R,
rows:b},dn)],{shown:gt,more:yt}=(0,w.zN)(b,fn),ct=gt.map(It=>[pn(It,R,N),...rt.map(({cell:jt})=>jt(It))]);return(0,a.I$)(["Module or provider",...rt.map(({title:It})=>(0,_.
Iu)(It))],yt>0?[...ct,[(0,n.jP)(yt,"row",N)]]:ct)}function Mn(b){const R=(0,Wt.qj)(b[0]??{rows:[]}),N=(0,w.K4)(b,Wt.LC,an);return b.length===1?`${n.Gr[R]} <b>${N}\
</b>: ${Wt.pJ[R]}`:`${n.Gr[R]} <b>${(0,_.px)(b.length,"root module")}</b> with errors or warnings: ${N}`}function un(b){const R=b.flatMap(N=>N.rows);return`${n.
Gr[(0,Wt.Fg)(R)]} <b>${(0,_.px)(b.length,"root module")}</b>: ${(0,Wt.nS)(R)}`}function mn(b,R){const N=(0,Wt.qj)(b),{wrong:Y,good:nt}=(0,Wt.P)(b),rt=N==="works"?
(0,Wt.nS)(b.rows):Wt.pJ[N];return(0,a.TM)(`${n.Gr[(0,Wt.Fg)(b.rows)]} <b>${an(b)}</b>: ${rt}`,[hn([...Y,...nt],b.clients,R)])}function pn(b,R,N){const Y=`${n.Gr[(0,Wt.
Fg)([b])]}&nbsp;<b>${(0,a.hn)((0,Wt.mC)(b,{clients:R}))}</b>`,[nt]=b.places,rt=[...b.kind==="module"&&b.source!==b.address?[(0,a.hn)(b.source)]:[],...nt===void 0?
[]:[(0,n.u_)(nt,N)]];return rt.length===0?Y:`${Y}<br><sub>${rt.join(" at ")}</sub>`}const ln=1e6,L=1e3,F=5,tt=600,st=100,at=7,mt=(b,R)=>Mt(b,{context:R,rest:n.h,
isBrief:!1},{head:`## ${Gt(b,R)}`,foot:`tf-disco ${(0,y.js)(R.version)}, started ${(0,y.js)((0,T.QN)(R.startedAt))}.`,maxBytes:ln});function Mt(b,R,{head:N,foot:Y,
maxBytes:nt}){const rt=nt-L-(0,k.$$)(N+Y),{texts:gt,isWhole:yt}=(0,a.U8)(pt(b,R),rt),ct=gt.filter(Xt=>Xt!==""),jt=!R.isBrief&&(!yt||ct.some(n.ze))?`${Y} ${Tt(R)}`:
Y;return`${[N,...ct,`<sub>${jt}</sub>`].join(`

`)}
`}function pt(b,R){const N=(0,A.md)(b.hosts),Y=N.filter(({findings:ct})=>ct.length===0),nt=({severity:ct})=>ct==="notice",rt=b.findings.filter(nt),gt=b.findings.
filter(ct=>!nt(ct)),yt=(ct,It)=>[...(0,n.W6)(R).map(jt=>()=>It(jt)),()=>`<p>More about ${ct} ${R.rest}</p>`];return[...W(gt,R),yt("hosts",ct=>Jt(Y,"unchecked",ct)),
yt("repositories",ct=>c(b.files,ct)),yt("the history",ct=>ht(b,ct)),yt("root modules",ct=>$n(b.roots,ct)),yt("requests",ct=>zt(N,ct)),yt("hosts that passed",ct=>Jt(
N,"works",ct)),yt("skipped hosts",ct=>Jt(N,"skipped",ct)),yt("notices",ct=>kt(rt,ct)),(0,n.W6)(R).map(ct=>()=>Kt(b,ct))]}function Tt({context:b}){const R=b.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,y.js)(R)}">kept as an artifa\
ct</a>.`}function kt(b,R){if(b.length===0||R.isBrief)return"";const N=`${n.rC.notice} ${(0,_.px)(b.length,"notice")}`;return(0,a.TM)(N,W(b,R).flatMap(([Y])=>Y?.()??
[]))}function Kt(b,R){const N=(0,p.h$)(b,R.context).map(yt=>`${(0,_.Iu)((0,y.h$)(yt,tt))}.`),{shown:Y,more:nt}=(0,w.zN)(N,F),rt=`<p>${N.slice(F).join("<br>")}</\
p>`,gt=nt>0?[(0,a.TM)((0,_.px)(nt,"more remark"),[rt])]:[];return[`<p>${Y.join("<br>")}</p>`,...R.isBrief?(0,n.R3)(nt,"remark",R):gt].join(`
`)}const Gt=(b,R)=>`${Ht(b)} ${(0,_.Iu)((0,A.$N)(b,R))}`;function Ht(b){const R=b.findings.some(({severity:Y})=>Y!=="notice"),N=b.hosts.length===0?"skipped":"wo\
rks";return n.Gr[b.passed?R?"warns":N:"fails"]}function Vt({url:b,workflow:R,job:N,commit:Y}){const nt=R.split("/").at(-1)??"";return[`<a href="${(0,y.js)(b)}">${(0,y.
D9)(nt===""?"this run":nt,st)}</a>`,...N===""?[]:[`job ${(0,y.D9)(N,st)}`],...Y===""?[]:[`commit ${(0,y.D9)(Y.slice(0,at))}`]].join(", ")}}),8373:((lt,U,t)=>{t.
d(U,{Bm:()=>u,Gr:()=>O,R3:()=>n,Su:()=>l,UZ:()=>a,W6:()=>E,_h:()=>o,b_:()=>m,h:()=>y,jP:()=>r,rC:()=>i,u_:()=>s,xy:()=>v,ze:()=>e});var w=t(5143),T=t(4503),A=t(
4120),_=t(8884),k=t(8641),p=t(9574);const y="in the JSON report",E=c=>c.isBrief?[c]:[c,{...c,isBrief:!0}],v="in the job summary",i={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"},O={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},a="&nbsp;more ",r=(c,M,{rest:I})=>`and ${c}${a}${c===
1?M:(0,A._l)(M)} ${I}`,n=(c,M,I)=>c>0?[`<p>${r(c,M,I)}</p>`]:[],e=c=>c.includes(a),h=600,s=(c,M)=>typeof c=="string"?l(c):f(c,(0,_.eo)(c),M),m=(c,M)=>f(c,(0,_.eo)(
{...c,file:(0,w.bH)(c.file).path}),M);function f(c,M,{context:I}){const g=(0,p.hn)(M),S=(0,T.uM)(c,I);return S===null||S.length>h?g:`<a href="${(0,k.js)(S,h)}">${g}\
</a>`}const l=c=>c.endsWith(" input")?`the ${(0,k.D9)(c.replace(/ input$/,""))} input`:(0,k.D9)(c),o=(c,M,{context:I})=>`<a href="${(0,k.js)(`${I.docsUrl}#${c}`)}\
">${M}</a>`,u=c=>({value:k.D9,prose:k.h$,because:M=>s(M,c)})}),5102:((lt,U,t)=>{t.d(U,{$N:()=>s,JR:()=>O,QK:()=>h,b:()=>r,cG:()=>i,fX:()=>l,hm:()=>e,md:()=>n,nx:()=>y,
sG:()=>v,vh:()=>E});var w=t(2886),T=t(4e3),A=t(5799),_=t(4120),k=t(8884),p=t(4148);const y={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},E=["fails","unchecked","warns","skipped","works"];function v(M){if(r(M))return"unchecked";const I=e(M.findings);return I==="error"?"fai\
ls":I==="warning"?"warns":O(M)?"skipped":"works"}const i=M=>["fails","warns"].includes(v(M)),O=({visit:M})=>M.attempt.discovery.kind==="skipped",a=["host-not-ch\
ecked",...w.ml],r=({visit:{attempt:M}})=>M.discovery.kind==="skipped"&&a.includes(M.discovery.problem.code);function n(M){return E.flatMap(I=>M.filter(g=>v(g)===
I))}const e=M=>A.oC.find(I=>M.some(g=>g.severity===I))??null;function h({findings:M}){const I=e(M);return I==="notice"?[]:M.filter(({severity:g})=>g===I)}function s({
hosts:M,files:I,findings:g,passed:S,stopped:$,roots:d},{repositories:{length:D}}){const P=(0,p.g5)(d,D),C=P===null?I:I.filter(({problem:G})=>!m.test(G.code)),B=C.
filter(G=>!f(G)),j=e(B)==="error"&&!M.some(G=>v(G)==="fails"),J=P===null&&!j&&D>0?` in ${(0,_.px)(D,"repository")}`:"",x=[B.length<C.length?[`nothing to check${J}`]:
o(M,J),c(B,P===null&&j?D:null)],H=j?x.toReversed():x,X=[P??[],...H].flat().join(", "),K=e(g)==="error";if($!==null){const G=(0,T.Cw)($);return K||M.some(r)?`${X}\
 (${G})`:`${G}; ${X}`}return S&&K?`${X} (the check passes: fail-on is never)`:S||K?X:`${X} (the check fails: fail-on is warning)`}const m=/^(?:module|provider|version|package|constraint|lock)-/,
f=({problem:M,severity:I})=>M.code==="nothing-to-check"&&I==="error",l="not allowed";function o(M,I){const g=M.length;if(g===0)return[`no registry hosts to chec\
k${I}`];const S=M.filter(O),$=M.filter(H=>!O(H)),d=(H,X)=>H.filter(K=>v(K)===X).length,D=[{count:d($,"fails"),words:y.fails},{count:d(S,"fails"),words:l},{count:d(
S,"unchecked"),words:y.unchecked}],P=D.some(({count:H})=>H>0),C=[{count:$.length,words:y.works},{count:S.length,words:y.skipped}],[B,...j]=(P?D:C).filter(({count:H})=>H>
0),J=B?.words===l||B?.words===y.unchecked?B.count===1?"is ":"are ":"",ot=d($,"warns"),x=g===1?"":`${ot} ${P?"more ":""}`;return[`${u(B?.count??0,g)}${I} ${J}${B?.
words}`,...j.map(({count:H,words:X})=>`${H} ${X}`),...ot===0?[]:[`${x}with warnings`]]}function u(M,I){return I===1?"1 registry host":M===I?`all ${I} registry h\
osts`:`${M} of ${I} registry hosts`}function c(M,I){const g=e(M);if(g===null||g==="notice")return[];const S=M.filter(({severity:C})=>C===g),$=(0,k.eb)(S).length,
d=$===0?(0,k.Dc)(S):0,D=(0,k.BQ)(M),P=I===null?(0,_.px)($,"repository"):(0,k.iW)($,I);return[...$===0?[]:[`${g}s in files of ${P}`],...d===0?[]:[`${g}s in ${(0,_.
px)(d,"file")}`],...e(D)===g?[`${g}s in the ${(0,k.et)(D)}`]:[]]}}),4148:((lt,U,t)=>{t.d(U,{Fg:()=>O,LC:()=>n,Mm:()=>v,P:()=>m,cZ:()=>l,eX:()=>P,fi:()=>e,g5:()=>h,
ie:()=>c,ij:()=>D,jB:()=>s,mC:()=>M,nS:()=>I,ns:()=>d,pJ:()=>r,qj:()=>i});var w=t(4e3),T=t(5143),A=t(1064),_=t(5011),k=t(5257),p=t(4120),y=t(8884);const E=["fai\
ls","warns","works"];function v({worst:j}){return j==="error"?"fails":j==="warning"?"warns":"works"}const i=({rows:j})=>E.find(W=>j.some(J=>v(J)===W))??"works";
function O(j){const W=i({rows:j});return W==="works"&&j.some(a)?"skipped":W}const a=({chosen:j})=>Object.keys(j).length===0,r={fails:"init fails",warns:"has war\
nings",works:"passed"},n=3,e=({directory:j},W)=>j===k.cd.file?k.cd.file:j==="."?"the top directory":W(j);function h(j,W=0){const J=j.filter(({directory:G})=>G!==
k.cd.file),{failing:ot}=s(J),{length:x}=ot;if(x===0)return null;const H=new Set(ot.map(({directory:G})=>(0,T._M)(G))),X=W<2?"":` (${(0,y.iW)(H.size,W)})`;return J.
length===1?`init fails${X}`:`init fails in ${x===J.length?`all ${x}`:`${x} of ${J.length}`} root modules${X}`}const s=j=>f(j,i),m=({rows:j})=>f(j,v);function f(j,W){
const{fails:J=[],warns:ot=[],works:x=[]}=Object.groupBy(j,W);return{failing:J,wrong:[...J,...ot],good:x}}function l(j){const W=s(j).wrong.flatMap(ot=>m(ot).wrong.
map(x=>({root:ot,row:x}))),J=Array.from(Map.groupBy(W,({row:ot})=>o(ot)).values(),ot=>ot.slice(0,1).map(({row:x})=>({row:x,roots:ot.map(({root:H})=>H)})));return f(
J.flat(),({row:ot})=>v(ot)).wrong}const o=({kind:j,source:W,constraints:J,locked:ot,chosen:x,problems:H})=>JSON.stringify([j,W,J,ot,x,H]),u=3;function c(j,W){const J=new Map(
j.map(x=>[x.row,x.roots]));return{title:"root modules",cell:x=>(0,w.K4)(J.get(x)??[],u,W)}}const M=({address:j,host:W},{clients:J})=>J.every(ot=>(0,_.Vm)(ot)===
W)&&j.startsWith(`${W}/`)?j.slice(W.length+1):j;function I(j){const W=[...new Map(j.map(K=>[`${K.kind} ${K.source}`,K])).values()],J=["module","provider"].flatMap(
K=>{const{length:G}=W.filter(q=>q.kind===K);return G===0?[]:[(0,p.px)(G,K)]});if(J.length===0)return"no registry modules and no providers";const ot=j.some(({platforms:K})=>K.
length>0)?" and package":"",x=W.filter(a).length,H=W.filter(({chosen:K})=>Object.values(K).includes(null)).length,X=x+H===0?`every version${ot} is available`:[...H>
0?[`${H} without a version`]:[],...x>0?[`${x} not checked`]:[]].join(", ");return`${J.join(" and ")}, ${X}`}const g=60,S=6,$=12;function d({clients:j,rows:W},J){
const ot=W.every(({chosen:H})=>new Set(Object.values(H)).size<=1),x=[{title:"constraint",cell:({constraints:H})=>(0,w.K4)([...new Set(H)],S,X=>J(X,g))},...ot?[{
title:"version",cell:H=>C(H,null,J)}]:j.map(H=>({title:A.bB[H],cell:X=>C(X,H,J)})),{title:"newest",cell:({newest:H})=>H===null?"":J(H,g)},{title:"platforms",cell:({
platforms:H})=>B(H,J)}];return D(x,W)}const D=(j,W)=>j.filter(({cell:J})=>W.some(ot=>J(ot)!=="")),P=j=>({title:"problem",cell:({problems:W})=>W.filter(({usualSeverity:J})=>J!==
"notice").map(j).join(", ")});function C({chosen:j,locked:W},J,ot){const x=J===null?Object.values(j)[0]:j[J];return x===void 0?"":x!==null?`${ot(x,g)}${x===W?" \
(locked)":""}`:W===null?"none":`none (locked: ${ot(W,g)})`}function B(j,W){return(0,w.K4)(j,$,({platform:J,available:ot})=>`${ot===null?"?":ot?"\u2713":"\u2717"}\
 ${W(J,g)}`)}}),733:((lt,U,t)=>{t.d(U,{W:()=>p,n:()=>T});const w=/^[ -~]*$/;function T(y){if(w.test(y))return y.length;let E=0;for(const v of y)E+=A(v);return E}
function A(y){return w.test(y)?1:_(y)?0:new RegExp("\\p{Regional_Indicator}","u").test(y)?1:k(y)?2:1}const _=y=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(y),k=y=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(y);function p(y,E,v){let[i,O]=["",0];for(const a of y){const r=A(a),n=O+r;if(O>=E&&n<=v&&(r>0||O>E)?i+=a:i+=" ".repeat(Math.max(0,Math.min(n,v)-Math.max(O,
E))),O=n,O>v)break}return i}}),7146:((lt,U,t)=>{t.d(U,{ky:()=>O,nI:()=>A,qt:()=>E,wW:()=>v});var w=t(733);const T={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function A(r,n,e){return e.colour?`\x1B[${T[n]}m${r}\x1B[0m`:r}const _=(r,n,{hyperlinks:e})=>n===void 0||!e?r:`\x1B]8;;${n}\x1B\\${r}\x1B]8;;\x1B\\`,k=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
p=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,y=5001;function E(r){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:h="",VTE_VERSION:s}=r;
return n?n!=="0":r.CI||r.NO_COLOR||e==="dumb"?!1:Number(s)>=y||k.test(h)||p.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(m=>r[m])}function v(r,n){const e="\
 ".repeat(r.indent),h=r.label.padEnd((r.column??0)-1),s=" ".repeat(r.indent+(r.column??2)),[m="",...f]=a(n.withFlags?.(r.text)??r.text,{first:n.width-e.length-h.
length-1,others:n.width-s.length}),l=_(A(h,r.style,n),r.url,n),o=i(m,r.linked,n);return[`${e}${l} ${o}`.trimEnd(),...f.map(u=>`${s}${u}`)]}function i(r,n,e){return!n?.
url||!r.startsWith(n.text)?r:`${_(n.text,n.url,e)}${r.slice(n.text.length)}`}function O(r,{width:n,withFlags:e}){const[h="",...s]=a(e?.(r)??r,{first:n,others:n-
2});return[h,...s.map(m=>`  ${m}`)]}function a(r,n){const e=[];let h="",s=0;for(const m of r.split(" ")){const f=e.length===0?n.first:n.others,l=(0,w.n)(m);h!==
""&&s+1+l>f?(e.push(h),h=m,s=l):(s=h===""?l:s+1+l,h=h===""?m:`${h} ${m}`)}return[...e,h]}}),6536:((lt,U,t)=>{t.d(U,{S5:()=>Mn,MV:()=>un,K8:()=>mn});var w=t(2389),
T=t(2796),A=t(5102),_=t(4120),k=t(6763),p=t(8641),y=t(4e3),E=t(1831),v=t(4503),i=t(8884),O=t(733),a=t(7146);const r=160,n=12,e="    ",h=/##\w*\[/;function s({place:L,
before:F,literal:tt,after:st},at,mt){const Mt=" ".repeat(`  ${L.line}`.length),pt=Math.min(mt.width,r)-Mt.length-3;if(pt<n)return[];const Tt=m(F+tt+st),kt=Tt(F+
tt+st),Kt=(0,O.n)(kt)<=pt?0:Tt(F).search(/[^ ]|$/),Gt=kt.slice(Kt),Ht=(0,O.n)(Tt(F))-Kt,Vt=(0,O.n)(Tt(F+tt))-Kt,{from:b,to:R,text:N}=f(Gt,Ht,Math.max(Vt,Ht+1),pt),
Y=(0,a.nI)("|","dim",mt),nt="^".repeat(Math.max(1,Math.min(Vt,R)-Math.max(Ht,b))),rt=" ".repeat(Math.max(Ht,b)-b);return[`${(0,a.nI)(`  ${L.line}`,"dim",mt)} ${Y}\
 ${N}`.trimEnd(),`${Mt} ${Y} ${rt}${(0,a.nI)(nt,at,mt)}`]}function m(L){const F=tt=>(0,p.RK)(tt.replaceAll("	",e),Number.POSITIVE_INFINITY);return h.test(F(L))?
tt=>F(tt).replaceAll(/(?<=#)#/g," #"):F}function f(L,F,tt,st){const at=(0,O.n)(L);if(at<=st)return{from:0,to:st,text:L};const mt=Math.max(0,st-2-(tt-F)),Mt=tt<st?
0:Math.max(0,F-1-Math.ceil(mt*2/3)),pt=at-Mt<=st,Tt=Mt+st,kt=(0,O.W)(L,Mt===0?0:Mt+1,pt?Tt:Tt-1),Kt=`${Mt===0?"":"\u2026"}${kt}${pt?"":"\u2026"}`;return{from:Mt,
to:pt?Tt:Tt-1,text:Kt}}var l=t(1505),o=t(7574);const u=20,c=6,M="in the JSON report",I=13,g={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"r\
ed"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},S={error:g.fails,warning:g.warns,notice:{sign:"\xB7",
style:"blue"}},$={value:p.RK,prose:p.RK,because:i.eo};function d(L,F){const tt=(0,A.sG)(L),{sign:st,style:at}=g[tt],mt=[...(0,A.cG)(L)?C(L,F.context):[],...(0,l.
o7)(L,$)],Mt=`${A.nx[tt]}${L.isNew?` (${_.dy})`:""}: ${P(L)}`;return[...(0,a.wW)({indent:0,label:`${st} ${D(L.visit.host)}`,style:at,text:Mt},F),...mt.flatMap(pt=>B(
pt,F))].map(p.BP).join(`
`)}const D=L=>{const F=(0,E.nx)(L);return F===L?(0,p.RK)(L):`${(0,p.RK)(F)} (${(0,p.RK)(L)})`};function P(L){const{discovery:F}=L.visit.attempt,tt=(0,A.QK)(L);return tt.
length>0?(0,y.K4)([...new Set(tt.map(st=>st.problem.code))],c):F.kind==="skipped"?F.problem.code:(0,l.Yj)(L,$)}function C(L,F){const{hops:tt,certificates:st}=L.
visit.attempt;return[(0,l.se)(L,F,$),{label:"response",texts:tt.map(j)},{label:"services",texts:(0,_.Sk)(L.services,u,W)},...(0,l.Zc)(L,$),{label:"certificate",
texts:st.map(at=>J(at,F))}]}const B=({label:L,texts:F},tt)=>F.flatMap((st,at)=>{const mt=at===0?L:"";return(0,a.wW)({indent:2,label:mt,style:"dim",column:I,text:st},
tt)});function j(L){const F=L.status===null?"none":`${L.status} ${(0,p.RK)(L.reason,l.tN)}`,tt=L.status===null?"after":"in",st=[...L.mediaType===null?[]:[(0,p.RK)(
L.mediaType,l.tN)],...L.address===null?[]:[`at ${(0,p.RK)(L.address,l.tN)}`],...L.proxy===null?[]:[`through ${(0,p.RK)((0,p.cq)(L.proxy))}`],...L.authorization===
"none"?[]:[`token ${(0,_.Rk)(L.authorization)}`]],at=st.length===0?"":` (${st.join("; ")})`;return`${F.trim()} from ${(0,p.RK)((0,p.cq)(L.url))} ${tt} ${(0,o.kJ)(
L.ms)}${at}`}function W(L){const F=(0,p.RK)(L.id,l.tN);switch(L.kind){case"url":return`${F} ${(0,p.RK)((0,p.cq)(L.url))}`;case"login":{const{authz:tt,token:st}=L.
login,at=[tt,st].map(mt=>(0,p.RK)((0,p.cq)(mt??"none")));return`${F} authz ${at.join(", token ")}`}case"problem":return`${F}: ${L.problem.code}`}}function J(L,F){
const{host:tt,subject:st,issuer:at,expires:mt}=L,Mt=(0,p.RK)((0,o.nO)(mt,F.startedAt));return`${(0,p.RK)(tt,l.tN)} valid until ${Mt}; subject ${(0,p.RK)(st,l.tN)}\
, issuer ${(0,p.RK)(at,l.tN)}`}const ot=4,x={places:6,messages:5,frames:T.Wi},H={places:3,messages:2,frames:1};function X(L,F,tt){const{severity:st,code:at,title:mt,
message:Mt}=L,pt=(0,p.RK)(Mt??mt,p.h2),Tt=`${F.context.docsUrl}#${at}`,{style:kt}=S[st],Kt=tt.repeated.get(L),Gt=Kt!==void 0?[`  hosts: the same ${L.hosts.length}\
 as for ${Kt}`]:[...Ct(L.hosts.length>1?"hosts":"host",K(L),F),...G(L,F,tt),..._t(L,F)],Ht=wt(L.findings)?"":L.help??"";return[...(0,a.wW)({indent:0,label:`${st}\
[${at}]:`,style:kt,url:Tt,text:pt},F),...Gt,...Ct("help",(0,p.RK)(Ht,p.h2),F),...Ct("affects",(0,_.od)(L.affects,F.context.clients),F)].map(p.BP).join(`
`)}function K({hosts:L,findings:F,message:tt}){const[st]=L;return L.length===1&&st!==void 0&&tt?.includes((0,E.nx)(st))&&F[0]?.isHostNew!==!0?"":(0,y.K4)(L,(0,_.
J5)(L,ot),mt=>{const Mt=F.filter(kt=>kt.host===mt),pt=L.length>1?(0,i.eb)(Mt).length:0,Tt=[...Mt.some(({isHostNew:kt})=>kt)?[_.dy]:[],...pt>1?[(0,_.px)(pt,"repo\
sitory")]:[]];return`${D(mt)}${Tt.length===0?"":` (${Tt.join(", ")})`}`})}function G(L,F,tt){const{frames:st}=q(L),at=V(L);return[...at.shown.flatMap(({message:mt,
findings:Mt,first:pt},Tt)=>{const kt=et(pt,L.message===null?mt:"",F);return Tt>=st?kt:[...kt,...ut(pt,L,F,tt),...Ct("help",(0,p.RK)($t(L,Mt),p.h2),F)]}),...at.more>
0?[`  and ${(0,_.px)(at.more,"more message")} ${M}`]:[]]}const q=({hosts:L,findings:F})=>L.length>1||wt(F)?H:x;function V(L){const F=(0,T.cr)(L).map(([tt,st])=>({
message:tt,findings:st,first:(0,i.tN)(st)}));return(0,y.zN)(F,(0,_.J5)(F,q(L).messages))}function et(L,F,tt){if(L===null&&F==="")return[];const st=L===null?"-":
"-->",at=L===null?"":(0,i.R3)(L),mt=[at,(0,p.RK)(F,p.h2)].filter(pt=>pt!=="").join(": "),Mt={text:at,url:L&&(0,v.uM)(L,{...tt.context,links:null})};return(0,a.wW)(
{indent:2,label:st,style:"dim",text:mt,linked:Mt},tt)}function ut(L,{severity:F},tt,{lines:st}){if(L===null)return[];const{file:at,line:mt,column:Mt}=L,pt=tt.context.
sources.find(Tt=>Tt.place.file===at&&Tt.place.line===mt&&Tt.place.column===Mt);return pt===void 0||st.has(pt)?[]:(st.add(pt),s(pt,S[F].style,tt))}function $t({help:L,
findings:F},tt){return L!==null||wt(F)?"":tt[0]?.problem.help??""}const wt=([L,F])=>L?.exclude!==void 0&&F!==void 0;function _t(L,F){const{findings:tt}=L,{lines:st,
settings:at}=(0,i.yv)(tt),mt=(0,i.oN)(st,V(L).shown.map(({first:pt})=>pt)),Mt=q(L).places;return[...Ct("hits",(0,i.mj)(tt,F.context.repositories.length),F),...Ct(
"also at",(0,i.Ky)(mt,Mt),F),...Ct("required by",(0,i.Ky)(at,Mt),F)]}const Ct=(L,F,tt)=>F===""?[]:(0,a.wW)({indent:2,label:`${L}:`,style:"dim",text:F},tt);var ft=t(
4148),Lt=t(1064);const zt=20,Yt=3,Qt="  ",qt=L=>(0,ft.fi)(L,i.II);function sn(L,F){const{wrong:tt}=(0,ft.jB)(L);return tt.length>ft.LC?[on(L,tt,F)]:tt.map(st=>{
const at=(0,ft.P)(st),mt=[...at.wrong,...at.good];return en({name:qt(st),clients:st.clients,rows:mt,first:[]},F)})}function on(L,F,tt){const st=(0,ft.cZ)(L),at=st.
map(({row:pt})=>pt),mt=Lt.Du.filter(pt=>F.some(Tt=>Tt.clients.includes(pt))),Mt=(0,_.px)(F.length,"root module");return en({name:Mt,clients:mt,rows:at,first:[(0,ft.
ie)(st,qt)]},tt)}function en({name:L,clients:F,rows:tt,first:st},at){const mt=(0,ft.qj)({rows:tt}),{sign:Mt,style:pt}=g[mt],Tt=R=>(0,p.RK)((0,ft.mC)(R,{clients:F})),
kt=tt.filter(R=>(0,ft.Mm)(R)===mt),Kt=(0,y.K4)([...new Set(kt.map(Tt))],Yt),Gt=tt.slice(0,zt),Ht=[...st,...(0,ft.ns)({clients:F,rows:Gt},p.RK),...(0,ft.ij)([(0,ft.
eX)(({code:R})=>R)],tt)],Vt=Gt.map(R=>({sign:g[(0,ft.Fg)([R])],cells:[Tt(R),...Ht.map(({cell:N})=>N(R))]})),b=tt.length-Gt.length;return[`${(0,a.nI)(Mt,pt,at)} ${(0,a.
nI)(L,"bold",at)}: ${ft.pJ[mt]} for ${Kt}`,...z(Vt,["module or provider",...Ht.map(({title:R})=>R)],at),...b>0?[`  and ${b} more in the JSON report`]:[]].map(p.
BP).join(`
`)}function z(L,F,tt){const st=F.map((Mt,pt)=>Math.max(...[Mt,...L.map(({cells:Tt})=>Tt[pt])].map(it)));if(st.reduce((Mt,pt)=>Mt+Qt.length+pt,Qt.length)>tt.width)
return L.flatMap(({sign:{sign:Mt,style:pt},cells:[Tt="",...kt]})=>{const Kt=kt.flatMap((Ht,Vt)=>Ht===""?[]:[`${F[Vt+1]} ${Ht}`]),Gt=`${Tt}: ${Kt.join("; ")}`;return(0,a.
wW)({indent:2,label:Mt,style:pt,text:Gt},tt)});const mt=Mt=>Mt.map((pt,Tt)=>pt+" ".repeat((st[Tt]??0)-it(pt))).join(Qt).trimEnd();return[`    ${(0,a.nI)(mt(F),"\
dim",tt)}`,...L.map(({sign:{sign:Mt,style:pt},cells:Tt})=>`  ${(0,a.nI)(Mt,pt,tt)} ${mt(Tt)}`)]}const it=(L="")=>Array.from(L).length;function Ot(L,F){const tt=L.
flatMap(Tt=>Tt.rows),{sign:st,style:at}=g[(0,ft.Fg)(tt)],[mt]=L,pt=`${L.length===1&&mt!==void 0?qt(mt):(0,_.px)(L.length,"root module")}: ${(0,ft.nS)(tt)}`;return(0,a.
wW)({indent:0,label:st,style:at,text:pt},F).map(p.BP).join(`
`)}const Dt=3,Bt=4,Ft=1e3;function Q({hosts:L,roots:F},tt){const st=Map.groupBy(L,A.sG),at=(st.get("unchecked")??[]).filter(({findings:Mt})=>Mt.length===0),{good:mt}=(0,ft.
jB)(F);return[...Z("unchecked",at,tt),...Z("skipped",st.get("skipped")??[],tt),...Z("works",st.get("works")??[],tt),...mt.length>0?[Ot(mt,tt)]:[]]}function Z(L,F,tt){
const st=kt=>d(kt,tt);if(F.length<=Dt)return F.map(st);const{sign:at,style:mt}=g[L],Mt=(0,y.K4)(F,(0,_.J5)(F,Bt),({visit:kt})=>D(kt.host)),pt=`${(0,_.px)(F.length,
"host")} ${A.nx[L]}: ${Mt}`;if(!tt.isRunner)return[(0,a.wW)({indent:0,label:at,style:mt,text:pt},tt).map(p.BP).join(`
`)];const Tt=(0,_.Sk)(F,Ft,st,kt=>`and ${kt} more ${M}`);return[[(0,p.BP)(`${at} ${pt}`),...Tt].join(`
`)]}function ht(L,F){const tt=(0,i._X)(L),[st]=tt;if(st===void 0)return[];const at=kt=>`${(0,p.RK)(kt.repository)} (${(0,_.H8)(kt.findings)})`,{sign:mt,style:Mt}=g[(0,A.
hm)(st.findings)==="error"?"fails":"warns"],pt=(0,y.K4)(tt,(0,_.J5)(tt,Bt),at),Tt=`${(0,_.px)(tt.length,"repository")} ${(0,i.fP)(tt)}: ${pt}`;return[(0,a.wW)({
indent:0,label:mt,style:Mt,text:Tt},F).map(p.BP).join(`
`)]}function Et(L,F){const tt=(0,A.hm)(L.findings),st=L.hosts.length>Dt||L.findings.length>0,at=F.isRunner?"the JSON report has all details; its path is the out\
put `report`":"for all details: `--format json` or `--report FILE.json`",mt=`problem codes are explained at ${F.context.docsUrl}`;return st?[(tt===null||tt==="n\
otice"?[at]:[mt,at]).flatMap(pt=>(0,a.ky)(pt,F)).join(`
`)]:[]}var dt=t(7361),vt=t(4218);const St=3,Pt=20,xt=40,Ut=12,At=140,Rt=30,bt="  ",Nt=2,Zt="  ",Jt="\xA0";function tn(L,F){const tt=(0,vt.U4)(L,F.context),st=tt.
length<=St?tt:tt.filter(({host:kt})=>(0,A.cG)(kt));if(st.length===0)return"";const{shown:at,more:mt}=(0,y.zN)(st,Pt),{name:Mt,columns:pt}=cn(Wt(at),at,F),Tt=pt.
map(({title:kt})=>kt).filter(kt=>kt!=="");return[...(0,a.ky)(`history: ${Tt.join(", ")}`,F),...at.map(({host:kt},Kt)=>{const{sign:Gt,style:Ht}=g[(0,A.sG)(kt)],b=[
an(D(kt.visit.host),Mt),...pt.map(R=>R.cells[Kt])].join(Zt).trimEnd().replace(/\u2573+/g,R=>(0,a.nI)(R,"red",F));return`${bt}${(0,a.nI)(Gt,Ht,F)} ${b}`}),...mt>0?[
`  and ${(0,_.px)(mt,"more host")} in the history file`]:[],...rn(at,F)].map(p.BP).join(`
`)}function rn(L,F){const tt=(0,vt.MC)(L).map(([at,mt])=>`${at} ${mt}`.replaceAll(" ",Jt));return(0,a.ky)(tt.join(", "),{...F,width:F.width-bt.length}).map(at=>`${bt}${(0,a.
nI)(at.trim().replaceAll(Jt," "),"dim",F)}`)}function cn(L,F,{width:tt}){const st=Math.max(...F.map(({host:Tt})=>(0,O.n)(D(Tt.visit.host)))),at=Math.min(xt,st),
mt=Math.min(tt,At)-bt.length-Nt,Mt=Tt=>L.slice(0,Tt).reduce((kt,{cells:Kt})=>kt-Zt.length-fn(Kt),mt),pt=[L.length,3].find(Tt=>at<=Mt(Tt))??2;return{columns:L.slice(
0,pt),name:Math.min(at,Math.max(Ut,Mt(pt)))}}function Wt(L){const F=Math.max(...L.map(({history:st})=>st.recent.length)),tt=(st,at)=>{const mt=L.map(at);return{
title:st,cells:mt.map(Mt=>Mt.padStart(fn(mt)))}};return[tt(`last ${(0,_.px)(F,"run")}`,({history:st})=>(0,vt.qX)(st.recent)),tt("uptime in 30 days",gn),tt("medi\
an latency",({history:{medianMs:st}})=>st===null?"-":(0,o.kJ)(st)),{title:"",cells:L.map(({history:st})=>(0,vt.kW)(st)??"")}]}function gn(L){const F=(0,vt.bW)(L,
Rt);return(F&&(0,dt.mc)(F))??"-"}const fn=L=>Math.max(...L.map(({length:F})=>F));function an(L,F){const tt=(0,O.n)(L);return tt<=F?`${L}${" ".repeat(F-tt)}`:`${(0,O.
W)(L,0,F-1)}\u2026`}const dn=5,$n=30,En=3,hn=20;function*Mn(L,F){yield`${un(L,F)}
`;let tt=!0;for(const{text:st}of mn(L,F)){const at=st.includes(`
`);yield`${tt||at?`
`:""}${st}
`,tt=at}}function un(L,F){const{sign:tt,style:st}=g[L.passed?"works":"fails"],at=F.isQuiet?[]:(0,k.h$)(L,F.context).slice(0,dn);return[`${(0,a.nI)(tt,st,F)} ${(0,a.
nI)((0,A.$N)(L,F.context),"bold",F)}`,...at.flatMap(mt=>pn(mt,F))].join(`
`)}function*mn(L,F){const{isQuiet:tt=!1,isRunner:st=!1,context:at}=F,mt=({severity:R})=>!tt||R==="error"||(0,w.k2)(R,at.failOn),Mt=(0,T.cZ)(L.findings.filter(mt)),
pt=Mt.slice(0,$n),Tt={lines:new Set,repeated:(0,T.YM)(pt)};for(const R of pt)yield ln(X(R,F,Tt));const kt=Mt.slice(pt.length).flatMap(({findings:R})=>R);if(kt.length>
0&&(yield ln(`and ${(0,_.px)(kt.length,"more finding")} ${M}`)),tt)return;const Kt=R=>({kind:st?"group":"plain",text:R});yield*ht(L.files,F).map(Kt);const Gt=tn(
L,F);Gt!==""&&(yield Kt(Gt)),yield*sn(L.roots,F).map(Kt);const Ht=(0,A.md)(L.hosts).filter(R=>(0,A.cG)(R)&&!(0,A.JR)(R)),Vt=Ht.slice(0,st||Ht.length<=En?hn:0);yield*Vt.
map(R=>Kt(d(R,F))),Vt.length>0&&Vt.length<Ht.length&&(yield ln(`and ${(0,_.px)(Ht.length-Vt.length,"more host")} ${M}`)),yield*Q(L,F).map(Kt);const b=(0,k.h$)(L,
at).slice(dn);b.length>0&&(yield ln(b.flatMap(R=>pn(R,F)).join(`
`))),yield*Et(L,F).map(ln)}const pn=(L,F)=>(0,a.ky)((0,p.RK)(L),F).map(p.BP),ln=L=>({kind:"plain",text:L})}),6283:((lt,U,t)=>{t.d(U,{Y:()=>_});var w=t(6309),T=t(
8641);const A=function(...k){const{recordRun:p}=t.late([620],8620);return new.target?new p(...k):p(...k)};function _(k,p){const{history:y}=k.settings;if(y===null)
return{checked:k,warnings:[]};try{const{history:E,warnings:v}=A(y,k,p);return{checked:{...k,context:{...k.context,history:E}},warnings:v}}catch(E){return{checked:k,
warnings:[`the history ${(0,T.RK)(y)} was not read: ${(0,T.RK)((0,w.A3)(E))}`]}}}}),2909:((lt,U,t)=>{t.a(lt,async(w,T)=>{try{let ot=function(q){const{verdict:V,
changes:et,context:ut}=q,$t=(0,O.ng)(process.env,C),wt=$t===null?[]:(0,E.w)((0,l.R8)(V),G(),$t);if($t===null||et?.kind!=="files")return{...q,located:wt,context:{
...ut,links:(0,E.h)(wt)}};const _t=D(wt,et.files,G(),$t);return{...q,located:wt,context:{...ut,links:_t}}},x=function(q){return async(V,et)=>{try{await et()}catch(ut){
q([`${V}: ${(0,p.A3)(ut)}`])}}},G=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var A=t(2929),_=t(9018),k=t(7251),p=t(6309),y=t(5181),E=t(
40),v=t(2806),i=t(3565),O=t(8782),a=t(4690),r=t(9077),n=t(3795),e=t(3386),h=t(2057),s=t(1964),m=t(3329),f=t(2827),l=t(4503),o=t(5505),u=t(8641),c=t(9703),M=t(6536),
I=t(8463),g=t(3152),S=t(5100),$=t(6283),d=t(6875);const D=function(...q){const{withDiffLinks:V}=t.late([733],9733);return new.target?new V(...q):V(...q)},P=120;
process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,h.B_)(process.stdout,q=>process.stderr.write(`the log was not written: ${q}
`)),(0,h.B_)(process.stderr,()=>{});const C=i.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const B=new d.V,j=(0,a.i)(process);await(0,r.
q)(process,await W(i.Ko(S.y.map(({name:q})=>q))));async function W(q){const V=(0,_.c)(q,process.env,(0,k.K)(i.QU)),et=$t=>{const wt=(0,_.r)(_t=>(0,c.p)($t,_t),V);
return i.fJ("Could not run",wt),3},ut=(0,r.w)(process,B,{isFinal:!1,crash:et,now:j});try{const $t=await J(q,V),wt=ut.aborted?3:$t.verdict.passed?0:1;return await H(
$t,V,ut),wt}catch($t){if($t instanceof g.GN){const wt=V.redact($t.mistakes).map(_t=>(0,u.LS)(_t));return i.fJ("Wrong settings",wt.join(`
`)),2}return et($t)}}async function J(q,V){const et=(0,n.fN)(ut=>i.N4(V.redact([ut])),n.Si);try{return await(0,A.z6)(q,{environment:process.env,directory:G(),isFork:(0,O.
$c)(process.env.GITHUB_EVENT_NAME,C),stop:B,startTimer:d.I,now:j,progress:et.show,changes:ut=>K(ut,V),secrets:V,kill:process.kill})}finally{et.end()}}async function H(q,{
redact:V},et){const{checked:ut,warnings:$t}=(0,$.Y)(q,{directory:G(),environment:process.env,random:Math.random}),wt=ft=>i.R8(V(ft).map(Lt=>(0,u.LS)(Lt))),_t=x(
wt);wt($t);let Ct={...ut,located:[]};await _t("places are not links",()=>{Ct=ot(ut)}),await X(Ct,_t,wt),!et.aborted&&await _t("the comment and the issue were no\
t written",async()=>{const{notes:ft,warnings:Lt}=await(0,v.m)(Ct,(0,O.ng)(process.env,C),G(),et);i.N4(V(ft)),wt(Lt)})}async function X(q,V,et){const{settings:ut,
verdict:$t,context:wt}=q,{GITHUB_OUTPUT:_t,GITHUB_STEP_SUMMARY:Ct,RUNNER_TEMP:ft}=process.env,Lt={colour:!1,width:P,isRunner:!0,context:wt};await V("the log was\
 not written",()=>i.ur((0,M.MV)($t,Lt),(0,M.K8)($t,Lt))),await V("the annotations were not written",()=>i.fz((0,s.H)($t,wt))),await V("the outputs were not writ\
ten",async()=>et(await i.Kn(_t,(0,f.Y)($t)))),await V("the job summary was not written to GITHUB_STEP_SUMMARY",()=>i.Sy(Ct,(0,o.Gc)($t,wt))),await V("the JSON r\
eport was not written to RUNNER_TEMP",async()=>{const zt=i.u5(ft,(0,m.h)($t,wt));et(await i.Kn(_t,{report:zt}))}),await V("the report files were not written",()=>et(
(0,I.t)(ut,q,G())))}async function K({githubToken:q},{redact:V}){const et=(0,O.ng)(process.env,C),ut=await(0,y.S)(et,q,B.signal);return ut.kind==="all"&&et?.pull&&
i.R8(V([`changed-only has no effect: ${ut.why}`])),ut}T()}catch(D){T(D)}},1)}),5657:((lt,U,t)=>{t.d(U,{G:()=>a});var w=t(6760),T=t(5747);const A=21,_=/^(?!\.{1,2}$)[\w.-]+$/;
function k(l){let o=!1;for(const u of l.split(`
`)){const c=u.trim();c.startsWith("[")&&(o=c==='[remote "origin"]');const M=c.indexOf("=");if(!(!o||M<0||c.slice(0,M).trim().toLowerCase()!=="url"))return p(c.slice(
M+1).trim())}return null}function p(l){const o=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(l),[u,c]=o===null?y(l):[o[1],o[2]],M=(c??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),I=M.length>1&&M.length<=A;return!u||!I||!M.every(g=>_.test(g))?null:{host:u.toLowerCase(),owner:M.slice(0,-1).join("/"),name:M.at(-1)??""}}function y(l){
const o=URL.parse(l);return o===null||!/^(https?|ssh):$/.test(o.protocol)?[]:[o.protocol==="ssh:"?o.hostname:o.host,o.pathname.slice(1)]}var E=t(4614);const v=5,
i=/^[0-9a-f]{40}$/,O=/^refs\/(?!.*\.\.)[^\0]+$/;function a(l){const o=(0,w.join)(l,".git"),u=r(o,l)??o,c=f((0,w.join)(u,"commondir")),M=c===null?u:s(c,u),I=()=>m(
(0,w.join)(M,"packed-refs"))??"",g=n(f((0,w.join)(u,"HEAD")),[u,M],I);return g===null?null:{commit:g,isFetched:h(g,m((0,w.join)(u,"FETCH_HEAD"))??"",I),remote:k(
m((0,w.join)(M,"config"))??""),tracked:S=>(0,E.O)((0,w.join)(u,"index"),S)}}function r(l,o){const[,u]=/^gitdir: (.+)$/.exec(f(l)??"")??[];return u===void 0?null:
s(u,o)}function n(l,o,u){let c=l;for(let M=0;c!==null&&M<=v;M+=1){if(i.test(c))return c;const[,I]=/^ref: (.+)$/.exec(c)??[];if(I===void 0||!O.test(I))return null;
c=e(I,o,u)}return null}function e(l,o,u){for(const M of o){const I=f((0,w.join)(M,l));if(I!==null)return I}return u().split(`
`).find(M=>M.endsWith(` ${l}`))?.slice(0,40)??null}function h(l,o,u){const c=(M,I)=>M.split(`
`).some(g=>g.startsWith(`${l}${I}`));return c(o,"	")||c(u()," refs/remotes/")}const s=(l,o)=>(0,w.isAbsolute)(l)?l:(0,w.join)(o,l);function m(l){const o=(0,T.yR)(
l);return o.ok?o.text:null}const f=l=>m(l)?.replace(/\r?\n$/,"")??null}),4614:((lt,U,t)=>{t.d(U,{O:()=>r,R:()=>h});var w=t(3024),T=t(5747);const A=128*1024*1024,
_=12,k=62,p=16384,y=12288,E=4,v=61440,i=4096,O=32768,a=Buffer.alloc(0);function r(s,m){const f=(0,T.io)(s,A);return f===null?new Map:n(f,m)}function n(s,m){const f=new Map;
if(s.length<_)return f;const l=s.readUInt32BE(4);if(s.toString("latin1",0,4)!=="DIRC"||l<2||l>4)return f;const o=s.readUInt32BE(8);let u=a,c=_;for(let M=0;M<o;M+=
1){if(c+k>s.length)return f;const I=s.readUInt16BE(c+60),g=c+k+(I&p?2:0),S=l===E,{kept:$,from:d}=S?e(s,g,u):{kept:a,from:g},D=s.indexOf(0,d);if(D<0)return f;const P=s.
subarray(d,D),C=S?Buffer.concat([$,P]):P;if(C.length>i)return f;const B=(s.readUInt32BE(c+24)&v)===O,j=C.toString("utf8");B&&(I&y)===0&&m.has(j)&&f.set(j,{modified:s.
readUInt32BE(c+8),size:s.readUInt32BE(c+36)}),c=S?D+1:c+(D-c+8&-8),u=C}return f}function e(s,m,f){let l=m,o=s[l++]??0,u=o&127;for(;o&128;)o=s[l++]??0,u=(u+1)*128+
(o&127);return{kept:f.subarray(0,Math.max(0,f.length-u)),from:l}}function h(s,{modified:m,size:f}){try{const l=(0,w.lstatSync)(s),o=Math.floor(l.mtimeMs/1e3);return l.
isFile()&&l.size%2**32===f&&o%2**32===m}catch(l){return(0,T.Oj)(l),!1}}}),7078:((lt,U,t)=>{t.d(U,{N:()=>e});var w=t(317),T=t(8782);const A=s=>({id:O(s,"id"),body:i(
s,"body")??"",isTrusted:E(s)}),_=s=>({number:O(s,"number"),title:v(s,"title"),body:i(s,"body")??"",isOpen:v(s,"state")==="open",reason:i(s,"state_reason"),closedAt:i(
s,"closed_at"),labels:p((0,T.at)(s,"labels")).flatMap(m=>typeof m=="string"?m:i(m,"name")??[]),isTrusted:E(s)}),k=s=>({file:v(s,"filename"),status:v(s,"status"),
changes:O(s,"changes"),patch:i(s,"patch")});function p(s){return Array.isArray(s)?s:a()}const y=["OWNER","MEMBER","COLLABORATOR"],E=s=>(0,T.at)(s,"user","type")===
"Bot"||y.includes((0,T.at)(s,"author_association"));function v(s,m){return i(s,m)??a()}function i(s,m){const f=(0,T.at)(s,m)??null;return f===null||typeof f=="s\
tring"?f:a()}function O(s,m){const f=(0,T.at)(s,m),l=typeof f=="bigint"?Number(f):f;return typeof l=="number"&&Number.isFinite(l)&&l>=0?l:a()}function a(){throw new w.
F9("unexpected response")}const r=100,n=100;async function e(s,m,f,l){const o=AbortSignal.any([AbortSignal.timeout(f),l]),{connect:u}=await Promise.all([t.e(795),
t.e(104)]).then(t.bind(t,5104)),{rest:c,paginate:M}=u(s,m,o),I={owner:s.owner,repo:s.repository};async function g($,d=Number.POSITIVE_INFINITY){const D=[];let P=0;
for await(const{data:C}of $){for(const B of p(C))D.push(B);if(D.length>=d)return D.slice(0,d);if(P+=1,P===n)throw new w.F9(`the list has more than ${n} pages`)}
return D}const S=async $=>{await h($)};return{listComments:$=>{const d={...I,issue_number:$,per_page:r},D=M.iterator(c.issues.listComments,d);return h(g(D).then(
P=>P.map(A)))},createComment:($,d)=>{const D=c.issues.createComment({...I,issue_number:$,body:d});return h(D.then(({data:P})=>A(P)))},updateComment:($,d)=>S(c.issues.
updateComment({...I,comment_id:$,body:d})),deleteComment:$=>S(c.issues.deleteComment({...I,comment_id:$})),listIssues:($,d)=>{const D={...I,...$,per_page:r},P=g(
M.iterator(c.issues.listForRepo,D),d),C=B=>(0,T.at)(B,"pull_request")===void 0;return h(P.then(B=>B.filter(C).map(_)))},createIssue:({title:$,body:d,labels:D})=>{
const P=c.issues.create({...I,title:$,body:d,labels:[...D]});return h(P.then(({data:C})=>_(C)))},updateIssue:($,d)=>S(c.issues.update({...I,issue_number:$,...d})),
addLabels:($,d)=>S(c.issues.addLabels({...I,issue_number:$,labels:[...d]})),createLabel:$=>S(c.issues.createLabel({...I,...$})),listChangedFiles:$=>{const d={...I,
pull_number:$,per_page:r},D=g(M.iterator(c.pulls.listFiles,d));return h(D.then(P=>P.map(k)))}}}async function h(s){try{return await s}catch(m){throw m instanceof
w.F9?m:new w.F9("unexpected response")}}}),5181:((lt,U,t)=>{t.d(U,{S:()=>y});var w=t(7078),T=t(317),A=t(8782);const _=3e3,k=6e4,p=E=>({kind:"all",why:E});async function y(E,v,i){
if(E===null)return p("not a workflow run");const{pull:O,event:a}=E;if(O===null)return p(`a ${a} event has no pull request`);const r=(0,A.h0)(E,v);if(!r.ok)return p(
r.why);try{const e=await(await(0,w.N)(E,r.value.token,k,i)).listChangedFiles(O.number);return e.length<_?{kind:"files",files:e}:p(`the pull request changes ${_}\
 files or more, and GitHub lists at most ${_}`)}catch(n){return p((0,T.Ic)("the changed files could not be listed",n,{run:E,permission:"pull-requests: read"}))}}}),
317:((lt,U,t)=>{t.d(U,{F9:()=>A,Ic:()=>p,Wo:()=>_});var w=t(6309),T=t(8641);class A extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(O,{httpStatus:a=null,
accepted:r=null,isLimit:n=!1}={}){super(O),this.httpStatus=a,this.accepted=r,this.isLimit=n}}async function _(i){try{return await i,!0}catch(O){if(O instanceof A&&
O.httpStatus===404)return!1;throw O}}const k=300;function p(i,O,{run:a,permission:r}){if(!(O instanceof A))return`${i}: ${(0,w.A3)(O)}`;const{httpStatus:n,message:e}=O,
h=n===null?"did not answer":`returned ${n}`,s=E(O,a,r);return`${i}: ${(0,T.RK)(a.apiUrl)} ${h} (${y(e)})${s}`}const y=i=>(0,T.BP)((0,T.RK)(i.replace(/\s+/gu," "),
k));function E({httpStatus:i,accepted:O,isLimit:a},r,n){if(a)return"; GitHub limits the rate of requests, try again later";switch(i){case 401:return"; github-to\
ken is invalid or has expired";case 403:case 404:return r.pull?.isFork===!0&&n.endsWith("write")?"; the token of a pull request from a fork is read-only, whatev\
er `permissions` says":`; add \`${n}\` to \`permissions\` of the job${v(O,n)}`;case 410:return n==="issues: write"?"; issues are disabled in this repository":";\
 it no longer exists";default:return""}}function v(i,O){if(i===null||i==="")return"";const a=i.replaceAll("_","-").replaceAll("=",": ");return a===O?"":`; GitHu\
b accepts \`${y(a.replaceAll("`",""))}\``}}),40:((lt,U,t)=>{t.d(U,{h:()=>v,w:()=>k});var w=t(6760),T=t(5657),A=t(4614),_=t(4503);function k(i,O,a){if(!p(a.serverUrl))
return[];const r=E(O);return[...Map.groupBy(i,e=>r(e.split("/").slice(0,-1).join("/")))].flatMap(([e,h])=>e===null?[]:y(e,h,O,a))}const p=i=>/^https?:\/\/[\w.:/-]+$/.
test(i);function y({prefix:i,checkout:O},a,r,n){const{commit:e,isFetched:h,remote:s}=O,m=URL.parse(n.serverUrl);if(s===null||m===null)return[];if(s.host!==m.host&&
s.host!==m.hostname)return[];if(!h&&![n.commit,n.defaultCommit].includes(e))return[];const f=`${s.owner}/${s.name}`,l=`${n.serverUrl}/${f}/blob/${e}`,o=M=>M?.toLowerCase()===
f.toLowerCase(),u=o(`${n.owner}/${n.repository}`)||o(n.pull?.from),c=new Map(a.map(M=>[M.slice(i.length),M]));return Array.from(O.tracked(new Set(c.keys())),([M,
I])=>{const[g,S]=[c.get(M),(0,_.oW)(M)];return g===void 0||S===null||!(0,A.R)((0,w.join)(r,g),I)?[]:{file:g,path:M,url:`${l}/${S}`,isOfRun:u}}).flat()}function E(i){
const O=new Map,a=r=>{const n=O.get(r);if(n!==void 0)return n;const e=(0,T.G)((0,w.join)(i,r)),h=r.split("/").slice(0,-1).join("/"),s=e!==null?{prefix:r===""?"":
`${r}/`,checkout:e}:r===""?null:a(h);return O.set(r,s),s};return a}const v=i=>new Map(i.map(({file:O,url:a})=>[O,{url:a}]))}),5017:((lt,U,t)=>{t.d(U,{TN:()=>_,en:()=>p,
ol:()=>k,t7:()=>y});var w=t(8641);const T=function(...E){const{createHash:v}=process.getBuiltinModule("node:crypto");return new.target?new v(...E):v(...E)},A="t\
f-disco",_=(E,...v)=>k([E.workflow,E.job,E.step,...v]),k=E=>T("sha256").update(JSON.stringify(E)).digest("hex").slice(0,16);function p(E,v,i){const O=JSON.stringify(
i).replace(/[<>&]/g,w.z5);return`<!-- ${A} ${E} ${v} ${O} -->`}function y(E,v,i){const O=`<!-- ${A} ${v} ${i} `;if(!E.startsWith(O))return;const a=E.indexOf(" -\
->",O.length);if(!(a<0))try{return JSON.parse(E.slice(O.length,a))}catch{return}}}),2806:((lt,U,t)=>{t.d(U,{m:()=>s});var w=t(4e3),T=t(7078),A=t(317),_=t(8782),
k=t(5017),p=t(2389),y=t(2913),E=t(5102);function v({verdict:g,context:S},{issueCloseAfter:$},d){const D=j=>j.some(({severity:W})=>(0,p.k2)(W,S.failOn)),P=g.hosts.
map(j=>{const W=j.visit.host,J=S.history?.get(W)?.alarm??null,ot=D(j.findings),x=(0,E.sG)(j)==="skipped",H=J===null?ot||(0,E.b)(j):J.isDown&&!x;return{name:W,alarm:x?
null:J,failsNow:ot,isDown:H}}),C=P.filter(({isDown:j})=>j).map(({name:j})=>j),B=D(g.files)?[y.cn]:[];return{hosts:P.map(({name:j})=>j).toSorted(),failing:[...C,
...B].toSorted(),since:new Map(P.flatMap(({name:j,alarm:W})=>W?.since?[[j,W.since]]:[])),unsettled:new Map(P.flatMap(({name:j,alarm:W})=>W!==null&&W.good<$?[[j,
W.good]]:[])),goodRuns:$,pending:new Map(P.flatMap(({name:j,alarm:W,failsNow:J,isDown:ot})=>W!==null&&J&&!ot?[[j,W.failed]]:[])),isWhole:i(g),at:S.startedAt,run:d.
id}}const i=({stopped:g})=>g===null||["deadline","signal","crash"].includes(g.kind),O=function(...g){const{withDiffLinks:S}=t.late([733],9733);return new.target?
new S(...g):S(...g)},a=function(...g){const{deliverComment:S}=t.late([643],1643);return new.target?new S(...g):S(...g)},r=function(...g){const{deliverIssue:S}=t.
late([643],1643);return new.target?new S(...g):S(...g)},n=6e4,e=1e4,h=10;async function s(g,S,$,d){const{settings:D}=g,P=["comment","issue"].filter(x=>D[x]!=="n\
ever"),C=(0,_.h0)(S,D.githubToken);if(!C.ok){const x=H=>`the ${H} was not written: ${C.why}`;return{notes:[],warnings:P.map(x)}}const{run:B,token:j}=C.value,W=await(0,T.
N)(B,j,n,d),J=async()=>f(await(0,T.N)(B,j,e,d),B,g,$),ot=[];for(const x of P)ot.push(x==="comment"?await m(W,B,g,J):await l(W,B,g));return{notes:ot.flatMap(({notes:x})=>x),
warnings:ot.flatMap(({warnings:x})=>x)}}async function m(g,S,$,d){const{pull:D}=S;if(D===null)return M(`comment: skipped, a ${S.event} event has no pull request`);
const P=$.settings.comment;return await I("comment","pull-requests: write",S,()=>a(g,{...$,run:S,pull:D.number,mode:P,findLinks:d}))}async function f(g,S,{changes:$,
located:d,context:D},P){if($?.kind==="files"||!d.some(({isOfRun:B})=>B)||S.pull===null)return D.links;try{const B=await g.listChangedFiles(S.pull.number);return O(
d,B,P,S)}catch(B){if(B instanceof A.F9)return D.links;throw B}}async function l(g,S,$){const d=u(S);if(d!==null)return M(`issue: skipped, ${d}`);const{settings:D}=$,
P=(0,k.TN)(S,o(D)),C=v($,D,S),{notes:B,warnings:j}=await I("issue","issues: write",S,()=>r(g,{...$,run:S,key:P,now:C,labels:D.issueLabels}));return{notes:[...B,
...c(C,D)],warnings:j}}const o=({dialect:{name:g,version:S}})=>S===null?g:`${g} ${S}`;function u({event:g,isDefaultBranch:S,pull:$}){return $!==null||g==="merge\
_group"?`a ${g} event checks a proposed change`:S===!1?"not on the default branch":null}function c({pending:g},{issueOpenAfter:S}){const $=Map.groupBy(g,([,d])=>d);
return Array.from($,([d,D])=>`issue: ${(0,w.K4)(D,h,([C])=>C)} failed in ${d} of ${S} runs needed to open an issue`)}const M=g=>({notes:[g],warnings:[]});async function I(g,S,$,d){
try{return M(`${g}: ${await d()}`)}catch(D){const P=`the ${g} was not written`;return{notes:[],warnings:[(0,A.Ic)(P,D,{run:$,permission:S})]}}}}),3565:((lt,U,t)=>{
t.d(U,{fz:()=>Ct,fJ:()=>en,QU:()=>$t,N4:()=>sn,j_:()=>qt,Ko:()=>ut,R8:()=>on,ur:()=>wt,Kn:()=>Lt,u5:()=>Qt,Sy:()=>ft});var w=t(3024),T=t(6760),A=t(857);function _(z){
return z==null?"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function k(z){return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,
endLine:z.endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function p(z,it,Ot){const Dt=new v(z,it,Ot);process.stdout.write(Dt.toString()+A.EOL)}function y(z,it=""){
p(z,{},it)}const E="::";class v{constructor(it,Ot,Dt){it||(it="missing.command"),this.command=it,this.properties=Ot,this.message=Dt}toString(){let it=E+this.command;
if(this.properties&&Object.keys(this.properties).length>0){it+=" ";let Ot=!0;for(const Dt in this.properties)if(this.properties.hasOwnProperty(Dt)){const Bt=this.
properties[Dt];Bt&&(Ot?Ot=!1:it+=",",it+=`${Dt}=${O(Bt)}`)}}return it+=`${E}${i(this.message)}`,it}}function i(z){return _(z).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function O(z){return _(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function a(){
throw new Error("this function of @actions/core is not bundled")}function r(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function e(z){
return z.replace(/[\\]/g,"/")}function h(z){return z.replace(/[/]/g,"\\")}function s(z){return z.replace(/[/\\]/g,path.sep)}var m=function(z,it,Ot,Dt){function Bt(Ft){
return Ft instanceof Ot?Ft:new Ot(function(Q){Q(Ft)})}return new(Ot||(Ot=Promise))(function(Ft,Q){function Z(dt){try{Et(Dt.next(dt))}catch(vt){Q(vt)}}function ht(dt){
try{Et(Dt.throw(dt))}catch(vt){Q(vt)}}function Et(dt){dt.done?Ft(dt.value):Bt(dt.value).then(Z,ht)}Et((Dt=Dt.apply(z,it||[])).next())})},f;(function(z){z[z.Success=
0]="Success",z[z.Failure=1]="Failure"})(f||(f={}));function l(z,it){const Ot=toCommandValue(it);if(process.env[z]=Ot,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(z,it));issueCommand("set-env",{name:z},Ot)}function o(z){p("add-mask",{},z)}function u(z){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",z):issueCommand("add-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.env.PATH}`}function c(z,it){const Ot=process.env[`INPUT_${z.replace(/ /g,
"_").toUpperCase()}`]||"";if(it&&it.required&&!Ot)throw new Error(`Input required and not supplied: ${z}`);return it&&it.trimWhitespace===!1?Ot:Ot.trim()}function M(z,it){
const Ot=c(z,it).split(`
`).filter(Dt=>Dt!=="");return it&&it.trimWhitespace===!1?Ot:Ot.map(Dt=>Dt.trim())}function I(z,it){const Ot=["true","True","TRUE"],Dt=["false","False","FALSE"],
Bt=c(z,it);if(Ot.includes(Bt))return!0;if(Dt.includes(Bt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function g(z,it){if(process.env.GITHUB_OUTPUT||"")return a("OUTPUT",r(z,it));process.
stdout.write(A.EOL),p("set-output",{name:z},_(it))}function S(z){issue("echo",z?"on":"off")}function $(z){process.exitCode=f.Failure,P(z)}function d(){return process.
env.RUNNER_DEBUG==="1"}function D(z){issueCommand("debug",{},z)}function P(z,it={}){p("error",k(it),z instanceof Error?z.toString():z)}function C(z,it={}){p("wa\
rning",k(it),z instanceof Error?z.toString():z)}function B(z,it={}){p("notice",k(it),z instanceof Error?z.toString():z)}function j(z){process.stdout.write(z+A.EOL)}
function W(z){y("group",z)}function J(){y("endgroup")}function ot(z,it){return m(this,void 0,void 0,function*(){W(z);let Ot;try{Ot=yield it()}finally{J()}return Ot})}
function x(z,it){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,it));issueCommand("save-state",{name:z},toCommandValue(
it))}function H(z){return process.env[`STATE_${z}`]||""}function X(z){return m(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var K=t(6309),
G=t(5747),q=t(566),V=t(4e3),et=t(5955);const ut=z=>Object.fromEntries(z.map(it=>[it,c(it)]));function $t(z){for(const it of z)o(it)}function wt(z,it){j(z);let Ot=!0;
for(const{kind:Dt,text:Bt}of it){const[Ft="",...Q]=Bt.split(`
`),Z=Dt==="plain"&&Q.length>0;(Ot||Z)&&j(""),Ot=Z,Z||Q.length===0?j(Bt):(W(Ft),j(Q.join(`
`)),J())}}const _t={error:P,warning:C,notice:B};function Ct(z){for(const{level:it,message:Ot,line:Dt,column:Bt,...Ft}of z)_t[it](Ot,{...Ft,...Dt===void 0?{}:{startLine:Dt},
...Bt===void 0?{}:{startColumn:Bt}})}const ft=(z,it)=>Yt("GITHUB_STEP_SUMMARY",z,Ot=>(0,w.appendFileSync)(Ot,it));async function Lt(z,it){const Ot=new Map;for(const[
Ft,Q]of Object.entries(it))try{z?await Yt("GITHUB_OUTPUT",z,Z=>(0,w.appendFileSync)(Z,zt(Ft,Q))):g(Ft,Q)}catch(Z){Ot.set(Ft,(0,K.A3)(Z))}const[Dt]=Ot.values();return Dt===
void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Ot.keys()].join(", ")}: ${Dt}`]}function zt(z,it){const Ot=typeof it=="string"?it:JSON.
stringify(it);if(/[\r\n]/.test(Ot))throw new K.Lw("the value has a line break");return`${z}=${Ot}
`}async function Yt(z,it,Ot){if(!it)throw new K.Lw(`${z} is not set; run this as an action on a runner`);const Dt=(0,w.openSync)(it,"r+");try{const{size:Bt}=(0,w.
fstatSync)(Dt);try{Ot(it)}catch(Ft){throw(0,w.fstatSync)(Dt).size>Bt&&(0,w.ftruncateSync)(Dt,Bt),Ft}}finally{(0,w.closeSync)(Dt)}}function Qt(z,it){if(!z)throw new K.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Ot=(0,T.join)("tf-disco","report.json");return(0,q.f)(z,Ot,(0,et.mk)(it)),(0,T.join)(z,Ot)}
function qt(z){if(z===void 0||z==="")return null;const it=(0,G.yR)(z);try{if(it.ok)return JSON.parse(it.text)}catch{}const Ot=it.ok?"is not JSON":(0,V.mP)(it.failure);
return C(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Ot}; check that no earlier step changes it`),null}function sn(z){for(const it of z)j(
it)}function on(z){for(const it of z)C(it)}const en=(z,it)=>P(it,{title:z})}),8782:((lt,U,t)=>{t.d(U,{$c:()=>E,at:()=>O,h0:()=>p,ng:()=>_});var w=t(3625),T=t(8641);
const A=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function _(r,n){const e=f=>r[f]?.trim()??"",[,h,s]=A.exec(e("GITHUB_REPOSITORY"))??[];if(h===void 0||s===
void 0)return null;const m=k(e("GITHUB_SERVER_URL")||"https://github.com");return{owner:h,repository:s,apiUrl:k(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:m,
event:e("GITHUB_EVENT_NAME"),workflow:y(e("GITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GI\
THUB_RUN_ID"))?.[0]??0),url:`${m}/${h}/${s}/actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:a(n,"pull_request","head","sha")??e("GITHUB\
_SHA"),pull:v(e("GITHUB_EVENT_NAME"),n),isDefaultBranch:i(e("GITHUB_REF"),n)}}const k=r=>r.replace(/(?<!\/)\/+$/,"");function p(r,n){return r===null?(0,w.T)("no\
t a workflow run, GITHUB_REPOSITORY is not set"):n===null?(0,w.T)("github-token is empty"):/^https?:$/.test(URL.parse(r.apiUrl)?.protocol??"")?(0,w.J)({run:r,token:n}):
(0,w.T)(`GITHUB_API_URL is not an https URL: ${(0,T.RK)(r.apiUrl)}`)}const y=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function E(r,n){if(r==="pull_request_target")
return!1;const e=O(n,"pull_request","head"),[h,s]=[O(e,"repo","full_name"),O(n,"pull_request","base","repo","full_name")];return e!==void 0&&h!==s}function v(r,n){
const e=O(n,"pull_request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:E(r,n),from:a(n,"pull_request","head","repo","full\
_name")??null}:null}function i(r,n){const e=a(n,"repository","default_branch");return e===void 0?null:r===`refs/heads/${e}`}function O(r,...n){return n.reduce((e,h)=>typeof e==
"object"&&e!==null?Reflect.get(e,h):void 0,r)}function a(r,...n){const e=O(r,...n);return typeof e=="string"?e:void 0}}),1964:((lt,U,t)=>{t.d(U,{H:()=>B});var w=t(
4e3),T=t(5799),A=t(2796),_=t(5102),k=t(4120),p=t(8884),y=t(8641),E=t(1831),v=t(5955);const i=700,O=8,a=5,r={text:250,places:1},n={text:i,places:O},e=2,h=3600,s=120,
m=4096,f=K=>K!==""&&(0,p.CN)(K)&&(0,y.BP)((0,y.RK)(K,m))===K;function l(K){const G=c(K),q=[...new Set(K.map(({problem:ut})=>ut.title))],V=G.length>0?(0,w.K4)(G,
e):M(K);if(q.length===1)return u(V,q[0]??"");const et=`${K.length} problems`;return u(V===null?et:`${et} with ${V}`,q.join(", "))}function o({title:K,hosts:G,findings:q}){
if(q.length===1)return l(q);const V=G.length>0?0:(0,p.Dc)(q),et=Math.max(G.length,V),ut=et===1?c(q)[0]??(0,p.II)((0,p.tN)(q)?.file??""):(0,k.px)(et,G.length>0?"\
host":"file"),$t=q.length>et?` (${q.length} times)`:"";return u(et===0?null:ut,`${K}${$t}`)}const u=(K,G)=>K===null?G:`${K}: ${G}`,c=K=>[...new Set(K.flatMap(({
host:G})=>G===null?[]:(0,y.RK)((0,E.nx)(G))))];function M(K){const G=(0,p.tN)(K);return G===null||f(G.file)?null:(0,p.II)(G.file)}function I(K,G){const q=new Set(
K.map(({severity:ut})=>ut)).size>1,V=K.length>2?r:n,et=ut=>S(ut,q,V,G).join(`
`);return(0,k.Sk)(K,a,et,g).join(`

`).split(`
`)}const g=K=>`and ${K} more, see the job summary`;function S(K,G,q,V){const{problem:et,severity:ut}=K,$t=(0,p.Xd)(K),wt=(0,p.xi)(K,V,q.text,q.places);return[`${G?
`${ut}: `:""}${(0,y.RK)(et.message,q.text)} [${et.code}]`,...wt.map(([_t,Ct])=>`${_t}: ${Ct}`),...$t===null||f($t.file)?[]:[`at: ${(0,p.R3)($t)}`],...K.isHostNew?
[`the host is ${k.dy}`]:[],`${V.docsUrl}#${et.code}`]}function $(K,G){const{message:q,help:V,findings:et,code:ut,title:$t,affects:wt}=K;if(et.length===1)return I(
et,G);const _t=(0,k.od)(wt,G.clients),Ct=(0,p.mj)(et,G.repositories.length),ft=[`${(0,y.RK)(q??$t,i)} [${ut}]`,...V===null?[]:[`help: ${(0,y.RK)(V,i)}`],..._t===
""?[]:[`affects: ${_t}`],...Ct===""?[]:[`hits: ${Ct}`]],Lt=`${G.docsUrl}#${ut}`,zt=h-[...ft,Lt].join(`
`).length;return[...ft,...d(K,zt),Lt]}function d({findings:K,message:G},q){const V=(0,v.I0)(K,q,1,ut=>D(ut,G===null)),et=K.length-V.length;return et>0?[...V,g(et)]:
V}function D(K,G){const{host:q,places:V,problem:et,isHostNew:ut}=K,$t=(0,p.Ky)(V,1),wt=G?(0,y.RK)(et.message,s):"";if(q===null)return`- ${[$t,wt].filter(Lt=>Lt!==
"").join(": ")}`;const _t=`${(0,y.RK)((0,E.nx)(q))}${ut?` (${k.dy})`:""}`,Ct=G&&$t!==""?`(${$t})`:$t,ft=[wt,Ct].filter(Lt=>Lt!=="").join(" ");return ft===""?`- ${_t}`:
`- ${_t}: ${ft}`}const P=10,C=200;function B(K,G){const q=j(K),V=(0,_.hm)(K.findings);let et=K.findings;for(const ut of T.oC){const{annotations:$t,used:wt}=W(ut,
et,G,ut===V);q.push(...$t),et=et.filter(_t=>!wt.has(_t))}return q}function j({passed:K,stopped:G,findings:q}){const V=q.filter(({severity:ut})=>ut==="warning").
length;if(K||q.some(({severity:ut})=>ut==="error"))return[];if(G!==null)return[X("error","The check is not complete",[(0,w.Cw)(G)])];const et=`${(0,k.px)(V,"war\
ning")}, and fail-on is warning`;return[X("error","Warnings fail this check",[et])]}function W(K,G,q,V){const et=G.filter(({severity:wt})=>wt===K),ut=new Set(et.
map(ot));if(ut.size>P){const wt=(0,A.cZ)(et),_t=V&&K!=="notice"?H(et,wt):[];return{annotations:[...x(K,wt,q),...J(K,_t,q)].slice(0,P),used:new Set(et)}}const $t=G.
filter(wt=>ut.has(ot(wt)));return{annotations:J(K,$t,q),used:new Set($t)}}const J=(K,G,q)=>[...Map.groupBy(G,ot).values()].map(V=>X(K,l(V),I(V,q),(0,p.tN)(V)));
function ot(K){const G=(0,p.Xd)(K);return G===null?K:`${G.line}:${G.file}`}function x(K,G,q){const V=G.length<=P?G:G.slice(0,P-1),et=G.slice(V.length).flatMap($t=>$t.
findings),ut=[...new Set(et.map(({problem:$t})=>$t.title)),"see the job summary"];return[...V.map($t=>X(K,o($t),$($t,q),(0,p.tN)($t.findings))),...et.length===0?
[]:[X(K,`and ${(0,k.px)(et.length,`more ${K}`)}`,ut)]]}function H(K,G){const q=et=>(0,p.Xd)(et)!==null,V=new Set(G.flatMap(et=>et.findings.find(q)??[]).map(ot));
return K.filter(et=>f((0,p.Xd)(et)?.file??"")&&!V.has(ot(et)))}function X(K,G,q,V=null){const et={title:(0,y.LS)((0,y.RK)(G,C)),message:(0,y.LS)(q.join(`
`))};if(V===null||!f(V.file))return{level:K,...et};const{file:ut,line:$t,column:wt,endColumn:_t}=V;return{level:K,...et,file:ut,line:$t,column:wt,endColumn:_t}}}),
2827:((lt,U,t)=>{t.d(U,{Y:()=>k});var w=t(5955);const T={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the \
port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"N\
umber of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hos\
ts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},A={hosts:12e4,services:36e4},_=1;function k({passed:p,hosts:y,findings:E}){
const v=({services:r})=>r.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),i=(0,w.I0)(y,A.hosts,_,({visit:r})=>JSON.stringify(r.host)),O=(0,w.I0)(y,A.services,_,r=>{
const n=JSON.stringify(Object.fromEntries(v(r)));return`${JSON.stringify(r.visit.host)}:${n}`}),a=r=>E.filter(n=>n.severity===r).length;return{passed:p,hosts:`[${i.
join(",")}]`,services:`{${O.join(",")}}`,errors:a("error"),warnings:a("warning"),"left-out":y.length-Math.min(i.length,O.length)}}}),2913:((lt,U,t)=>{t.d(U,{Fr:()=>s,
GN:()=>h,K$:()=>u,O7:()=>c,cn:()=>E,yi:()=>f});var w=t(4e3),T=t(7574),A=t(4120),_=t(8641),k=t(9574),p=t(5505),y=t(8373);const E="the files",v=200,i="Terraform s\
ervice discovery fails: ",O="Terraform service discovery recovers: ",a=3,r=10,n=6,e=20;function h({failing:S}){const{down:$,better:d}=m(S),[D,{first:P,count:C}]=$.
count>0?[i,$]:[O,d],B=P.slice(0,a).map(({subject:J})=>J===E?I:(0,_.RK)(J,v)),j=C>B.length?[`${C-B.length} more`]:[],W=`${D}${[...B,...j].join(", ")}`;return W.length<=
v?W:`${D}${C} hosts`}const s=S=>S.startsWith(i)||S.startsWith(O);function m({first:S,count:$}){const d=S.filter(({recovering:P})=>P!==void 0);return{down:{first:S.
filter(({recovering:P})=>P===void 0),count:$-d.length},better:{first:d,count:d.length}}}function f(S,$,{outage:d,page:D,maxBytes:P}){const{down:C,better:B}=m(d.
failing),j=d.failing.count>0?" Closes when all hosts recover.":"";return(0,p.XA)(S,{context:$,rest:y.xy,isBrief:!0},{head:[`### ${(0,p.gD)(S,$)}`,...o(C,d.since,
$.startedAt),...l(B.first)].join(`

`),foot:`Last checked ${(0,T.QN)($.startedAt)}; details in the summary of ${(0,p.Fp)(D)}. Updated automatically.${j}`,maxBytes:P})}function l(S){return S.length===
0?[]:[`<p>${[...Map.groupBy(S,({recovering:D})=>D===void 0?"":`${D.good} of ${(0,A.px)(D.needed,"run")}`)].slice(0,r).map(([D,P])=>`\u2705 Recovering: ${(0,w.K4)(
P,e,({subject:B})=>g(B))} (${D} without a failure)`).join("<br>")}</p>`]}function o({first:S,count:$},d,D){if($===0)return[];const P=[...Map.groupBy(S,x=>x.since)],
C=S[0]?.since,B=S.length===$||C===d;if(C!==void 0&&P.length===1&&B)return[`<p>Failing since ${(0,T.QN)(C)} (${(0,T.u8)(C,D)}).</p>`];const j=P.slice(0,r),W=j.map(
([x,H])=>[(0,w.K4)(H,n,({subject:K})=>K===E?I:(0,k.rm)(K)),(0,T.QN)(x),(0,T.u8)(x,D)]),J=$-j.flatMap(([,x])=>x).length,ot=J>0?[[`and ${J} more`,"",""]]:[];return[
(0,k.I$)(["Failing","Since","Duration"],[...W,...ot])]}function u(S,$){const{at:d,down:D,up:P,gone:C,still:B,endedSince:j,isReopened:W}=S,J=({subject:x,since:H})=>`${g(
x)} (after ${(0,T.u8)(H,d)})`;return`${[...W?["Reopened: the failure continues or has returned."]:[],...M(D,g,(x,H)=>`\u274C ${x} ${H} failing.`),...M(P,J,x=>`\u2705\
 Recovered: ${x}.`),...M(C,g,(x,H)=>`\u26AA ${x} ${H} no longer checked.`),...M(B,g,(x,H)=>`\u274C ${x} ${H} still failing.`),...j===null?[]:[`**Nothing fails a\
ny more.** The outage lasted ${(0,T.u8)(j,d)}, from ${(0,T.QN)(j)} to ${(0,T.QN)(d)}, as observed by this check.`],`<sub>${(0,T.QN)(d)}, ${(0,p.Fp)($)}</sub>`].
join(`

`)}
`}const c=S=>`Duplicate of #${S}, which another run opened at the same time.
`;function M(S,$,d){return S.length===0?[]:[d((0,w.K4)(S,e,$),S.length===1?"is":"are")]}const I="the file check",g=S=>S===E?I:(0,_.D9)(S)})};export{On as ids,wn as modules};
