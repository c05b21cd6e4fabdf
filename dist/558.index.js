const Bn=[558,751,929,528,909],Un={3534:((dt,U,t)=>{t.r(U),t.d(U,{credentialsDiffer:()=>u,credentialsEmpty:()=>P,credentialsMalformed:()=>v,credentialsMissing:()=>o,
credentialsNearMiss:()=>O,credentialsOtherHost:()=>m,credentialsRejected:()=>r,credentialsShort:()=>l,credentialsUnused:()=>d,documentUnauthorized:()=>$});var w=t(
4283),A=t(1064),T=t(1831),S=t(2713),R=t(4e3),a=t(5799);const P=(0,a.lS)((0,a.$e)("credentials-empty","Token is empty",A.Du),({source:i})=>({message:`the token f\
rom ${i} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),y={"control \
character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{
has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which \
are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"st\
ore the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASC\
II":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},v=(0,a.
lS)((0,a.z3)("credentials-malformed","Malformed token",A.Du),({source:i,slip:f})=>({message:`the token from ${i} ${y[f].has}`,help:y[f].help,...f==="control cha\
racter"?{}:{severity:"warning"}})),l=(0,a.lS)((0,a.$e)("credentials-short","Token is too short to be redacted"),({source:i})=>({message:`the token from ${i} has\
 fewer than ${S.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a\
 longer one"})),u=(0,a.lS)((0,a.lm)("credentials-differ","Clients use different tokens"),({host:i,first:f,other:I})=>({message:`for host ${(0,T.nx)(i)}, ${h(f)}\
 and ${h(I)}`,help:`set the token for both clients in ${(0,T.fK)(i)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),h=({
client:i,source:f})=>f===null?`${A.bB[i]} finds no token`:`${A.bB[i]} uses the token from ${f}`,r=(0,a.lS)((0,a.$e)("credentials-rejected","Token was rejected"),
({host:i,status:f,source:I})=>({message:`host ${(0,T.nx)(i)} returned ${f} for the token from ${I}`,help:`check that the token is complete, has not expired and \
may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,w.jr)((0,T.cu)(i))}; then store a new one in the same place`})),o=(0,a.lS)((0,a.$e)("credenti\
als-missing","Token is missing"),({host:i,service:f,isFork:I,searched:_,notRead:p})=>{const g=(0,T.nx)(i),C=`host ${g} requires a token${f===null?"":` for ${f}`}`;
if(I)return{message:`${C}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is avai\
lable, for example on the main branch",severity:"notice"};const[s=""]=(0,T.fK)(i),M=p.length===0?"":`; not read: ${p.join(", ")}`;return{message:`${C}, and none\
 was found (searched: ${_.join(", ")}${M})`,help:`add the line "${g}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${s}: \${{ secrets.REGISTRY_TOKEN }\
}" to env; outside GitHub ${n(s)}`}}),n=i=>/^\w+$/.test(i)?`export ${i}=\u2026`:`env '${i}=\u2026' terraform init`,O=(0,a.lS)((0,a.$e)("credentials-near-miss","\
Token variable has a similar name"),({host:i,variable:f,why:I,write:_})=>({message:`${f} seems to be meant for host ${(0,T.nx)(i)}, but ${I}`,help:`rename it to\
 ${_}: ${n(_)}`})),m=(0,a.lS)((0,a.$e)("credentials-other-host","Token is for another host",A.Du),({host:i,other:f,source:I,service:_,isSent:p,isNotice:g})=>({message:`\
the clients do not send the token for ${f} from ${I} ${_===null?`after the redirect of ${i}`:`to ${_} of host ${i}`}: they send ${p?`the token of ${i}`:"none"}`,
help:_===null?`make the discovery document of ${i} public, or serve it at ${i} itself`:`set the token for ${i}, and the clients send it to ${f}`,...g?{severity:"\
notice",affects:[]}:{}})),d=(0,a.lS)((0,a.lm)("credentials-unused","Token for a host that is not checked"),({host:i})=>({message:`the tokens input has a token f\
or host ${(0,T.nx)(i)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),$=(0,a.lS)((0,a.z3)("document-una\
uthorized","Discovery requires valid credentials",A.zK),({host:i,token:f,challenge:I,..._})=>{const p=f==="sent"?"rejected the given authentication credentials":
"requires authentication credentials",g=I===null?"":`, and asks for ${I} authentication`;return{message:`host ${i} ${p}: ${(0,R._r)(_)}${g}`,help:(0,R.NM)(_.page,
i,e(i,f,_.status,I))}}),c="make the discovery document public";function e(i,f,I,_){const p=(0,R.qZ)(i);if(_!==null)return{operator:`exempt /.well-known/terrafor\
m.json from ${_} authentication`,guest:p,note:"the clients send Bearer tokens only, so no token helps"};switch(f){case"sent":{const g="check that the token is f\
or this host, complete and not expired";return I===403?{operator:g,user:g,guest:p}:{operator:g,user:g}}case"none":{const g=`add a token to \`tokens\` (${i}=\u2026) o\
r set a TF_TOKEN_ variable`;return{operator:`${g}, or ${c}`,user:g,guest:p}}case"dropped":return{because:"the token was not sent there because it does not follo\
w a redirect to another host",operator:`configure ${i} to respond itself, or ${c}`};case"withheld":return{because:"the token was not sent there because the clie\
nts would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((dt,U,t)=>{t.r(U),t.d(U,{fileLimit:()=>r,fileOutside:()=>l,fileSyntax:()=>R,fileUnreadable:()=>v,
nothingToCheck:()=>h});var w=t(1064),A=t(4e3),T=t(5143),S=t(5799);const R=(0,S.lS)((0,S.$e)("file-syntax","File has a syntax error",w.Du),({error:o,file:n})=>({
message:o??"the file is not valid UTF-8",help:(0,T.Zl)(n)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),a={file:"the file cannot\
 be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is\
 not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},P={ENAMETOOLONG:"shorten the path, o\
r list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},y={file:"correct the permissions, or list the file in `exclu\
de`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, an\
d check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},
v=(0,S.lS)((0,S.$e)("file-unreadable","File cannot be read"),o=>({message:"code"in o?`${a[o.what]}: ${o.code}`:a[o.what],help:(o.what==="file"||o.what==="direct\
ory"?P[o.code]:void 0)??y[o.what]})),l=(0,S.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the \
link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),u=3,h=(0,S.lS)({code:"nothing\
-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:o,hasHostnames:n,isFleet:O})=>{const m=o.every(e=>e==="."),$=`found no Terraform or Open\
Tofu files in ${O?"the repositories of `usages`":m?"this directory":`\`scan\` (${(0,A.K4)(o,u,A.dh)})`}`,c=O?"check out the repositories before `tf-disco usages\
`":"check out the repository first (in a workflow: actions/checkout)";return n?{message:`${$}; only \`hostnames\` was checked`,help:`${c}, or correct \`scan\``,
severity:"warning"}:{message:`${$}, and \`hostnames\` is not set`,help:`${c}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),r=(0,S.lS)((0,S.$e)("fil\
e-limit","Part of the repository exceeds a limit"),o=>{switch(o.kind){case"size":return{message:`the file ${(0,A.mP)(o)}`,help:"split the file, or list it in `e\
xclude`"};case"depth":return{message:`directories nested deeper than ${o.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{
message:`there are more than ${o.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
directory":return{message:`the directory has more than ${o.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclud\
e`"};case"parts":return{message:`the file has more than ${o.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclud\
e`"};case"module-usages":return{message:`the files of this directory use more than ${o.max} modules and providers; the rest of this file and the files after it \
are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${o.max} usages of hosts; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more t\
han ${o.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roo\
ts`"};case"problems":return{message:`there are more than ${o.max} problems in files; ${o.omitted} are not reported`,help:"fix the reported problems first, or sc\
an fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,A.Cw)(o.stopped)} after reading ${o.files} files; this directory and the following one\
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((dt,U,t)=>{t.r(U),t.
d(U,{cloudOrganization:()=>l,cloudToken:()=>a,cloudVersion:()=>P,cloudWorkspace:()=>u,cloudWorkspaceMissing:()=>h});var w=t(1064),A=t(1831),T=t(9562),S=t(4e3),R=t(
5799);const a=(0,R.lS)((0,R.z3)("cloud-token","Token for the cloud block or remote backend is missing",w.Du),({host:r,service:o,isFork:n,searched:O,notRead:m})=>{
const d=(0,A.nx)(r),c=`${o===T.OZ?"the cloud block":"the remote backend"} requires a token for ${d}`;if(n)return{message:`${c}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const e=m.
length===0?"":`; not read: ${m.join(", ")}`,[i=""]=(0,A.fK)(r);return{message:`${c}, and none was found (searched: ${O.join(", ")}${e})`,help:`add the line "${d}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${i}; outside GitHub, run \`terraform login ${d}\` or \`tofu login ${d}\``}}),P=(0,R.lS)((0,R.z3)("\
cloud-version","API is too old for the cloud block",w.Du),({url:r,version:o})=>({message:`${r} returned ${o===null?"no TFP-API-Version":`TFP-API-Version ${(0,S.
dh)(o)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),y=r=>"why"in r?`the response of ${r.url} ${(0,S.dh)(r.why)}`:(0,S._r)({...r,page:null}),v=(r,o,n)=>"\
status"in r&&[401,403,404].includes(r.status)?n:(0,R.C)(`check the logs of ${o}, and that the URL of the service is that of its API`),l=(0,R.lS)((0,R.z3)("cloud\
-organization","Organization cannot be read",w.Du),r=>{const{host:o,organization:n,source:O}=r;return{message:`the organization ${n} at ${o} cannot be read: ${y(
r)}`,help:v(r,o,`check the name of the organization, and that the token from ${O} is valid and belongs to a member`)}}),u=(0,R.lS)((0,R.z3)("cloud-workspace","W\
orkspace cannot be read",w.Du),r=>{const{host:o,organization:n,workspace:O}=r;return{message:`the workspace ${O} of ${n} at ${o} cannot be read: ${y(r)}`,help:v(
r,o,"check that the token may read the workspace")}}),h=(0,R.lS)((0,R.lm)("cloud-workspace-missing","Workspace does not exist"),({host:r,organization:o,workspace:n})=>({
message:`${o} at ${r} has no workspace ${n} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((dt,U,t)=>{t.r(U),t.d(U,{hostAssumed:()=>v,hostCheckCrashed:()=>h,hostGeneric:()=>l,hostHttp2:()=>o,hostNotAllowed:()=>P,hostNotChecked:()=>n,
hostPrivateRedirect:()=>u});var w=t(1064),A=t(3592),T=t(4e3),S=t(5799);const R=({file:d,line:$})=>`${(0,T.dh)(d)}:${$}`,a=d=>d.map($=>w.bB[$]).join(" and "),P=(0,S.
lS)((0,S.z3)("host-not-allowed","Host is not allowed",w.zK),d=>{const{host:$}=d,c=`add ${$} to \`allowed-hosts\``;if("service"in d){const{service:e,registry:i}=d;
return{message:`${e} of ${i} is on ${$}, which is not in \`allowed-hosts\``,help:`use another registry, or ${c}`}}if("package"in d)return{message:`the package o\
f ${d.package} is downloaded from ${$}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${c}`};if("use"in d){const[
e,i]=y[d.use];return{message:`${e} ${$}, which is not in \`allowed-hosts\``,help:`use ${i}, or ${c}`}}if("implied"in d){const{place:e,clients:i}=d.implied;return{
message:`host ${$} is not in \`allowed-hosts\` and was not contacted; ${R(e)} names no host, and this is the default of ${a(i)}`,help:`name an allowed registry \
there, ${c}, or set \`dialect\` if you use another CLI`}}return{message:`host ${$} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed regis\
try, or ${c}`}}),y={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},v=(0,S.lS)(
(0,S.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:d,place:$,clients:c,isListed:e})=>({message:`${d} was not contacted: ${R($)} \
implies it as the default host of ${a(c)}, but the CLI could not be detected`,help:e?"list the usages of the repository with `--dialect terraform` or `--dialect\
 opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),l=(0,S.lS)((0,S.lm)("h\
ost-generic","Generic hostname was not contacted"),({host:d})=>({message:`${d} is a generic hostname that stands for the host of the cloud or backend block; it \
was not contacted`,help:"add the real host to `hostnames` to check it"})),u=(0,S.lS)((0,S.z3)("host-private-redirect","Redirect to a non-public address",w.zK),({
host:d,address:$,asks:c})=>$==="metadata"?{message:`${d} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the addr\
ess; metadata services are never contacted"}:{message:`a public host ${c==="document"?"redirects":"leads"} to ${d}, which has a ${$} address and was not contact\
ed`,help:`if ${c==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),h=(0,S.lS)((0,S.z3)("host-check-crashed","tf-\
disco crashed while it checked the host",w.zK),({host:d,thrown:$})=>({message:`${d} was not checked completely, because of a bug in tf-disco ${A.xv}: ${r($)}`,help:`\
please report this text at ${A.xV}; to pass until it is fixed, add \`host-check-crashed ${d}\` to \`ignore\``}));function r(d){if(!(d instanceof Error))return(0,T.
dh)(String(d));const $=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(d.stack??"")?.[1];return(0,T.dh)(String(d))+($===void 0?"":` (${$})`)}const o=(0,S.lS)((0,S.z3)("host-ht\
tp2","Host speaks only HTTP/2",w.zK),({host:d})=>({message:`${d} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not chec\
ked`,help:(0,S.C)(`enable HTTP/1.1 on ${d} as well (ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),n=(0,S.lS)((0,S.z3)("hos\
t-not-checked","Host was not checked before the check ended",w.zK),({host:d,stopped:$,isBegun:c,unchecked:e,total:i,slowest:f})=>({message:`${d} was not checked${c?
" completely: its visit was under way when":":"} ${(0,T.Cw)($)}, with ${e} of ${i} hosts not checked`,help:O[$.kind]+m(f)})),O={deadline:"raise `deadline-second\
s` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set\
 `deadline-seconds` below that",crash:"run the check again, and report the crash"};function m(d){return d.length===0?"":`; most of the time went to hosts withou\
t a response: ${d.map(({host:c,tookMs:e})=>`${c} (${(0,T.YA)(e)})`).join(", ")}`}}),5799:((dt,U,t)=>{t.d(U,{$e:()=>l,C:()=>T,lS:()=>h,lm:()=>u,oC:()=>A,pj:()=>a,
z3:()=>v});var w=t(6174);const A=["error","warning","notice"],T=(r,o)=>o===void 0?{operator:r}:{operator:r,note:o};function S({operator:r,user:o,guest:n},{role:O,
host:m}){const d=`ask the operator of ${m} to ${r}`;switch(O){case"operator":return r;case"user":return o===r?o:o===void 0?d:`${o}; if you run ${m}, ${R(r,o)}`;case"\
guest":return n??o??d}}const R=(r,o)=>r.startsWith(`${o}, or `)?r.slice(o.length+5):r;function a(r,o){const{cures:n,...O}=r;return n===void 0?r:{...O,help:P(n,o)}}
function P(r,o){const{because:n,note:O}=r,m=n===void 0?"":`${n}: `,d=O===void 0?"":`; ${O}`;return m+S(r,o)+d}const y=r=>(o,n,O=[])=>({code:o,title:n,severity:r,
affects:O}),v=y("error"),l=y("warning"),u=y("notice");function h(r,o){return Object.assign(O=>{const{help:m,...d}=o(O),$=r.code,c=(0,w._)(d.message),e={...r,code:$,
usualSeverity:r.severity,...d,message:c};return m===void 0?e:typeof m=="string"?{...e,help:(0,w._)(m)}:{...e,help:P(m,{role:"operator",host:""}),cures:m}},r)}}),
5747:((dt,U,t)=>{t.d(U,{Oj:()=>h,io:()=>y,yR:()=>P});var w=t(4573),A=t(3024);const T=16*1024*1024,S=A.constants.O_RDONLY|(A.constants.O_NONBLOCK??0)|(A.constants.
O_NOCTTY??0),R=Buffer.allocUnsafeSlow(256*1024);let a=R;const P=(o,n=T)=>v(o,n,u);function y(o,n){const O=v(o,n,(m,d)=>Buffer.from(m.subarray(0,d)));return Buffer.
isBuffer(O)?O:null}function v(o,n,O){let m;try{m=(0,A.openSync)(o,S)}catch(d){return r(d)}try{const d=(0,A.readSync)(m,R,0,R.length,null);return d<R.length?O(R,
d):l(m,n,O)}catch(d){return r(d)}finally{(0,A.closeSync)(m)}}function l(o,n,O){const{size:m}=(0,A.fstatSync)(o);if(m>n||m<R.length)return{ok:!1,failure:{kind:"s\
ize",bytes:m,maxBytes:n}};a.length<m&&(a=Buffer.allocUnsafeSlow(Math.min(2*m,n)));const d=a;let $=0;for(;$<m;){const c=(0,A.readSync)(o,d,$,m-$,$);if(c===0)break;
$+=c}return O(d,$)}function u(o,n){const O=o.toString("utf8",0,n),m=!O.includes("\uFFFD")||(0,w.isUtf8)(o.subarray(0,n));return{ok:!0,text:O,isUtf8:m,bytes:n}}function h(o){
if(!(typeof o=="object"&&o!==null&&"code"in o)||typeof o.code!="string")throw o;return o.code}const r=o=>({ok:!1,failure:{kind:"error",code:h(o)}})}),4e3:((dt,U,t)=>{
t.d(U,{Af:()=>e,B9:()=>O,Cw:()=>I,Fn:()=>g,K4:()=>v,NM:()=>d,Vb:()=>C,Wt:()=>n,YA:()=>c,_r:()=>$,dh:()=>a,eZ:()=>i,go:()=>h,hS:()=>P,mP:()=>r,qZ:()=>m,v:()=>l,zM:()=>f,
zN:()=>y,zd:()=>u});var w=t(6174),A=t(4714),T=t(7715),S=t(9562);const R=300;function a(s,M=R){if(s.length<=M)return s;const E=(0,w._)(s);return E.length<=M?E:`${(0,A.
o)(E,M)}\u2026`}const P=(s,M)=>`${s} ${M}${s===1?"":"s"}`,y=(s,M)=>({shown:s.slice(0,M),more:Math.max(0,s.length-M)});function v(s,M,E=String){const{shown:k,more:b}=y(
s,M);return l(k.map(x=>E(x)),b)}const l=(s,M)=>`${s.join(", ")}${M>0?` and ${M} more`:""}`,u=s=>`the clients print "${s}"`;function h(s){return s===null?"null":
Array.isArray(s)?"an array":typeof s=="object"?"an object":`a ${typeof s}`}function r(s){if(s.kind==="error")return`cannot be read: ${s.code}`;const{bytes:M,maxBytes:E}=s;
return`has ${M} bytes and is not read; the limit is ${E/1024/1024} MiB`}const o={[S.e$]:"correct the host in the source address, or remove it for a module of th\
e public registry (NAMESPACE/NAME/SYSTEM)",[S.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registr\
y has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function n(s){return s.flatMap(E=>o[E]??[])[0]??"correct the host \
in `source` or `hostname`, or add the `source` that a child module lacks"}const O=s=>`wait and run the check again; see ${(0,T.V)(s)??"its status page"}, and co\
nsider a network mirror for providers`,m=s=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${s} serves its discovery document to everyone, so \
the registry, a proxy or a firewall blocks this network, for example by country`;function d(s,M,E){if(s===null)return E;const k=s.title===""?"":` ("${s.title}")`,
b=E.guest??m(M);switch(s.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:b,because:`the host returned \
a sign-in page${k}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${k}: allow this machine to reach the host`;case"other":{const x=E.
user??`check that ${M} is a registry, and ${n([])}`;return{...E,user:x,guest:b,because:`the host returned an HTML page${k}`}}}}const $=({url:s,status:M,reason:E})=>`${s}\
 returned ${`${M} ${a(E)}`.trim()}`,c=s=>`${Math.round(s/100)/10} s`,e=s=>s.map(({name:M,attemptMs:E,retries:k})=>{const b=Number.isFinite(E)?c(E):"without a li\
mit",x=k===0?"":` in each of ${k+1} attempts`,K=M.includes(" and ")?"wait":"waits";return`${M} ${K} ${b}${x}`}).join(", "),i=s=>s.map(({name:M})=>M).join(" and "),
f=s=>s.kind==="several"?s.reasons:[s];function I(s){switch(s.kind){case"deadline":return`the check reached its deadline of ${c(s.ms)}`;case"signal":return`the c\
heck was interrupted by ${s.signal}`;case"crash":return"tf-disco crashed";case"missing":return p(s);case"several":return s.reasons.map(I).join("; ")}}const _=10;
function p({repositories:s,total:M}){const E=M===1?"repository":"repositories",k=s.length===1?"is":"are",b=v(s,_,a);return`${s.length} of ${M} ${E} ${k} missing\
: ${b}`}const g=s=>`${s}; it may use hosts that are not in \`allowed-hosts\``,C=({kind:s,address:M,version:E})=>`${s} ${M} ${a(E,40)}`}),4714:((dt,U,t)=>{t.d(U,
{o:()=>T,w:()=>S});var w=t(3307);const A=2048,T=(R,a=A)=>R.length<=a?R:structuredClone(R.slice(0,a).toWellFormed());function S(R){if(R.length<=A)return(0,w.IL)(
R);switch(R[0]){case'"':return T((0,w.I)(R));case"[":return[];case"{":return{};default:return(0,w.IL)(R)}}}),7715:((dt,U,t)=>{t.d(U,{V:()=>A});const w=new Map([
["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.co\
m"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),A=T=>w.get(T)??null}),5751:((dt,U,t)=>{t.d(U,{s:()=>k});
var w=t(3024),A=t(6760),T=t(5747),S=t(3625),R=t(4e3),a=t(3592),P=t(3474),y=t(8535),v=t(7030),l=t(6181),u=t(1831);function h(N){const G=st=>N[st]||N[st.toLowerCase()]||
"",tt={http:o("HTTP_PROXY",G("HTTP_PROXY")),https:o("HTTPS_PROXY",G("HTTPS_PROXY"))},nt=$(G("NO_PROXY"));return st=>{const it=tt[st.scheme];return it===null||m(
st.name)||nt(st)?null:it}}const r=["http:","https:"];function o(N,G){if(G==="")return null;const tt=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(G)?G:`http://${G}`);
if(tt===null)throw new TypeError(`${N} is not a URL; expected http://HOST:PORT`);if(!r.includes(tt.protocol))throw new TypeError(`${N} is a ${tt.protocol}// pro\
xy; expected http:// or https://`);if(!n(tt.username)||!n(tt.password))throw new TypeError(`${N} has a user name or password with a bare "%"; write "%25" for it`);
return tt}function n(N){try{return decodeURIComponent(N),!0}catch(G){if(G instanceof URIError)return!1;throw G}}const O=new v.BlockList;O.addSubnet("127.0.0.0",
8,"ipv4"),O.addAddress("::1","ipv6");const m=N=>N==="localhost"||d(O,N);function d(N,G){const tt=(0,l.n7)(G.replace(/%.*$/s,"")),nt=(0,v.isIP)(tt);return nt!==0&&
N.check(tt,nt===4?"ipv4":"ipv6")}function $(N){const G=N.split(",").map(tt=>tt.trim().toLowerCase()).filter(tt=>tt!=="").map(c);return tt=>G.some(nt=>nt(tt))}function c(N){
if(N==="*")return()=>!0;const G=e(N);if(G!==null)return({name:ct})=>G(ct);const{name:tt,port:nt}=I(N),st=ct=>nt===""||String(ct.port)===nt;if(i(tt)){const ct=(0,l.
n7)(tt),It=new v.BlockList;return It.addAddress(ct,(0,v.isIP)(ct)===4?"ipv4":"ipv6"),Dt=>d(It,Dt.name)&&st(Dt)}const it=f(tt);return ct=>(0,v.isIP)(ct.name)===0&&
st(ct)&&it(ct.name)}function e(N){const[,G="",tt=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(N)??[];if(!i(G))return null;const nt=Number(tt);if(nt>((0,v.isIP)(G)===4?32:
128))return null;const st=nt-((0,v.isIP)(G)===6?96:0),it=new v.BlockList,ct=(0,v.isIP)((0,l.n7)(G))===4&&st>=0;return ct?it.addSubnet((0,l.n7)(G),st,"ipv4"):it.
addSubnet(G,nt,"ipv6"),It=>d(it,It)&&(0,v.isIP)((0,l.n7)(It))===4===ct}const i=N=>(0,v.isIP)(N)!==0&&!N.includes("%");function f(N){if(N==="")return()=>!1;const G=N.
replace(/^\*\./,"."),tt=G.replace(/^\./,""),nt=(0,u.Pv)(tt),st=nt.ok?nt.value:tt;return it=>it.endsWith(`.${st}`)||!G.startsWith(".")&&it===st}function I(N){const G=/^\[([^\]]*)\]:([^:]*)$/.
exec(N)??/^([^:[\]]*):([^:[\]]*)$/.exec(N);return G===null?{name:N,port:""}:{name:G[1]??"",port:G[2]??""}}var _=t(3152),p=t(6339);const g=function(...N){const{problemFacts:G}=t.
late([558,504,341,507],4507);return new.target?new G(...N):G(...N)},C=function(...N){const{parseNamedAddress:G}=t.late([22],6022);return new.target?new G(...N):
G(...N)},s=function(...N){const{parseAuthorities:G}=t.late([160],1160);return new.target?new G(...N):G(...N)},M=4*1024*1024,E=20;function k(N,{environment:G,directory:tt,
wording:nt=_.w7}){const{settings:st,mistakes:it}=(0,_.P$)(N,nt),ct=Y(st.caFile,nt),It=Q(G),Dt=[ct,It].flatMap(lt=>lt.ok?[]:[lt.why]),J=b(st.scan,tt).slice(0,E).
map(lt=>nt.missingPath(lt,tt)),Z=[...it,...(0,p.S)(st,nt),...x(st,nt),...K(st,nt),...Dt,...J];if(Z.length>0||!ct.ok||!It.ok)throw new _.GN(Z);return{...st,authorities:ct.
value,chooseProxy:It.value}}const b=(N,G)=>N.filter(tt=>!/[*?[\]{}]/.test(tt)&&!(0,w.existsSync)((0,A.resolve)(G,tt)));function x({hostnames:N},{setting:G}){const tt=G(
"hostnames"),st=N.flatMap(({addresses:it})=>it).flatMap(it=>{const ct=C(it,"terraform");return ct.ok?[]:[`${tt}: "${it.service}=${it.text}" is wrong: ${ct.why}`]});
return(0,P.Ku)(st,tt)}function K({ignore:N},{setting:G}){const tt=G("ignore");if(N.length===0)return[];const nt=g(),st=N.flatMap(({code:it})=>{if(Object.hasOwn(
nt,it))return[];const ct=(0,y.q)(it,Object.keys(nt)),It=ct===null?`${a.aq} lists the codes`:`did you mean "${ct}"?`;return[`${tt}: "${it}" is not a problem code\
; ${It}`]});return(0,P.Ku)(st,tt)}function Q(N){try{return(0,S.J)(h(N))}catch(G){if(G instanceof TypeError)return(0,S.T)(G.message);throw G}}function Y(N,{setting:G}){
if(N===null)return(0,S.J)(null);const tt=(0,T.yR)(N,M),nt=G("ca-file");if(!tt.ok)return(0,S.T)(`${nt} "${N}" ${(0,R.mP)(tt.failure)}`);const st=s(tt.text);return st.
ok?st:(0,S.T)(`${nt} "${N}" ${st.why}`)}}),2929:((dt,U,t)=>{t.d(U,{z6:()=>sn,wX:()=>nn,w5:()=>qt});var w=t(6760),A=t(9461),T=t(3024),S=t(5747);const R=200,a=1024*
1024,P=4e3;function y(q,V,ht){const Et=Map.groupBy(q.filter(v).slice(0,R),({file:wt})=>wt);return Array.from(Et).flatMap(([wt,bt])=>{const St=(0,w.join)(V,wt),Rt=l(
St,ht)?(0,S.yR)(St,a):null;return Rt?.ok?u(Rt.text,bt):[]})}const v=({column:q,endColumn:V})=>V>q;function l(q,V){try{return(0,T.statSync)(q).mtimeMs<=V+1}catch(ht){
return(0,S.Oj)(ht),!1}}function u(q,V){const ht=[];let[Et,wt]=[1,q.startsWith("\uFEFF")?1:0];for(const bt of V.toSorted((St,Rt)=>St.line-Rt.line)){for(;Et<bt.line&&
wt>=0;Et+=1)wt=q.indexOf(`
`,wt)+1||-1;if(wt<0)break;const St=q.indexOf(`
`,wt),Rt=St<0?q.length:St,Ft=Rt>wt&&q[Rt-1]==="\r";ht.push(...h(q.slice(wt,Ft?Rt-1:Rt),bt))}return ht}function h(q,V){const{column:ht,endColumn:Et}=V,wt=q.length>
P?[]:Array.from(q);if(ht>wt.length)return[];const[bt,St]=[ht-1,Et-1],Rt=(Ft,xt)=>wt.slice(Ft,xt).join("");return[{place:V,before:Rt(0,bt),literal:Rt(bt,St),after:Rt(
St)}]}var r=t(6174),o=t(2161);function n(q,V){const{directory:ht,checkedAt:Et,configs:wt}=V,bt=wt.flatMap(Nt=>Nt.files),St=new Set(bt.flatMap(({path:Nt,shown:Ut})=>[
O(Nt),Ut])),Rt=Nt=>{const Ut=O((0,w.resolve)(ht,Nt));return!St.has(Nt)&&!St.has(Ut)&&m(Nt)&&m(Ut)},Ft=q.filter(({file:Nt})=>Rt(Nt)),xt=y(Ft,ht,Et),Ct=f(xt,V.usages);
return xt.flatMap(Nt=>d(Nt,Ct.get(I(Nt.place))??null,V))}function O(q){const V=(0,A.$)(q);return V.kind==="file"?V.path:(0,w.resolve)(q)}const m=q=>(0,o.L8)((0,w.
basename)(q),new Set,(0,w.basename)((0,w.dirname)(q)))!==void 0;function d({place:q,before:V,literal:ht,after:Et},wt,{redact:bt,kept:St}){const Rt=V+ht+Et;return bt(
Rt,St)!==Rt?[]:i(Rt)?wt===null||c.test(wt)||!ht.includes(wt)?[]:[{place:q,before:"\u2026 ",literal:(0,r._)(wt),after:" \u2026"}]:[{place:q,before:V,literal:ht,after:Et}]}
const $=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
c=/[\s"]/,e=/[\w+-]{20,}/g,i=q=>$.test(q)||(q.match(e)??[]).some(V=>/\d/.test(V)&&/[a-z]/.test(V)&&/[A-Z]/.test(V));function f(q,V){const ht=new Map(q.map(({place:wt})=>[
I(wt),wt.file])),Et=new Set(ht.values());return new Map(V.filter(({place:wt})=>Et.has(wt.file)&&ht.has(I(wt))).flatMap(({place:wt,text:bt})=>bt===null?[]:[[I(wt),
bt]]))}const I=({file:q,line:V,column:ht})=>`${V}:${ht} ${q}`;var _=t(2389),p=t(6897),g=t(1831),C=t(3592),s=t(2796),M=t(4503),E=t(6763),k=t(5751),b=t(7052),x=t(
3862),K=t(8416),Q=t(7854),Y=t(3474),N=t(3152);function G(q,V,ht){const Et={...q,newHosts:new Set,files:null,remarks:[]};if(V===null)return Et;const wt=Ct=>({...Et,
remarks:[`changed-only has no effect: ${Ct}`]});if(V.kind==="all")return wt(V.why);const{files:bt}=V,St=new Set(bt.filter(({status:Ct})=>Ct!=="removed").map(({file:Ct})=>Ct));
if(St.size>0&&![...St].some(Ct=>ht(Ct)!==null))return wt("the checkout contains none of the files that the pull request changes");const Rt=q.usages.filter(({place:Ct})=>St.
has(Ct.file)),xt=`changed-only: the pull request changes ${bt.length===1?"1 file":`${bt.length} files`} with ${Rt.length} of ${q.usages.length} usages`;return{usages:Rt,
notes:q.notes.filter(({place:Ct})=>tt(Ct.file,St)),newHosts:st(q.usages,bt,ht),files:new Set(bt.map(({file:Ct})=>Ct)),remarks:[xt]}}const tt=(q,V)=>V.has(q)||q===
"."||[...V].some(ht=>ht.startsWith(`${q}/`)),nt=2e8;function st(q,V,ht){const Et=new Set;if(V.some(J))return Et;const wt=new Map(V.map(xt=>[xt.file,ct(xt,ht)])),
bt=V.flatMap(({patch:xt})=>It(xt,/^[ -]/));let St=0;const Rt=(xt,Ct)=>{const Nt=[Ct,(0,g.nx)(Ct).toLowerCase()];return xt.filter(Ut=>(St+=Ut.length,St<=nt&&Nt.some(
en=>Ut.includes(en)))).length},Ft=(xt,Ct)=>{const{isNew:Nt,now:Ut,added:en}=wt.get(xt)?.()??it,cn=Nt?0:Rt(Ut,Ct);return Nt||cn>0&&cn===Rt(en,Ct)};for(const[xt,Ct]of Map.
groupBy(q,Nt=>Nt.host)){if(xt===null||Ct.some(({isHostImplied:Ut})=>Ut))continue;const Nt=[...new Set(Ct.map(({place:Ut})=>Ut.file))];!Nt.every(Ut=>wt.has(Ut))||
Rt(bt,xt)>0||Nt.every(Ut=>Ft(Ut,xt))&&St<=nt&&Et.add(xt)}return Et}const it={isNew:!1,now:[],added:[]};function ct({file:q,status:V,patch:ht},Et){let wt=null;const bt=()=>{
const St=V==="added";if(St||ht===null)return{...it,isNew:St};const Rt=(Et(q)??"").toLowerCase().split(`
`);return{isNew:St,now:Rt,added:It(ht,/^\+/)}};return()=>(wt??=bt(),wt)}const It=(q,V)=>(q??"").toLowerCase().split(`
`).filter(ht=>V.test(ht)),Dt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,J=({file:q,status:V,changes:ht,patch:Et})=>Et===null&&V!=="added"&&ht>0&&Dt.test(
q);var Z=t(2859),lt=t(1435),Mt=t(5866),$t=t(370);async function pt(q,V){const ht=V.now(),Et=await(0,$t.SQ)(q,V),wt=q.scan.length===0?0:V.now()-ht,bt=(0,$t.PT)(q,
Et,V),St=(0,K.L2)(bt),{clients:Rt}=St,Ft={usages:(0,Q.sw)(Et.usages,Rt),notes:(0,Q.vH)([...Et.notes,...Kt(Et,V.stop.why)],Rt)},xt=await vt(Ft,q,V),Ct=(0,lt.j)(xt.
usages,q,St,{...V,mayHavePlugins:(0,$t.C_)(Et,q)}),{roots:Nt,notes:Ut}=(0,Mt.D0)({...Ft,scanned:Et,changed:xt.files,dialect:St,settings:q}),en=(0,x.X)(Ct.usages,
Nt),cn=(0,Z.C)(q,en,Rt,(0,Q.kA)(Ft.usages)),{configs:un,releases:ln}=Ct,{environment:an}=V,{files:fn,bytes:pn}=Et;return{dialect:{...St,releases:ln},configs:un,
usages:en,roots:Nt,requirements:cn,notes:[...(0,Mt.a3)(xt.notes,en,q,an),...Ut],newHosts:xt.newHosts,isEmpty:q.scan.length>0&&Et.isEmpty&&Et.endedAt===null,complaints:Ct.
findings,allUsages:Ft.usages,changes:xt.changes,remarks:[...xt.remarks,...Ct.remarks],scan:{files:fn,bytes:pn,usages:en.length,durationMs:wt},clients:()=>(0,K.rU)(
St,bt.scan),repositories:[],missing:null,checkouts:null}}async function vt(q,V,ht){const Et=V.changedOnly?await ht.changes(V):null;return{changes:Et,...G(q,Et,bt=>{
const St=(0,S.yR)((0,w.join)(ht.directory,bt));return St.ok?St.text:null})}}function Kt({endedAt:q,files:V},ht){return q===null||ht===null?[]:[(0,Q.YW)(q,(0,b.fileLimit)(
{kind:"time",stopped:ht,files:V}))]}function Pt({requirements:q,repositories:V}){const{size:ht}=new Set(q.map(({host:wt})=>wt));if(ht<=Y.pS)return;const Et=`${ht}\
 hosts, the limit is ${Y.pS}`;throw new N.GN([V.length>0?`usages name ${Et}: check fewer repositories at once`:`scan found ${Et}: narrow scan or exclude files`])}
var Yt=t(5960);const At=function(...q){const{nameRepository:V}=t.late([400,210,724],1724);return new.target?new V(...q):V(...q)},Vt=function(...q){const{prepareFleet:V}=t.
late([504,341,210,207],7207);return new.target?new V(...q):V(...q)};async function sn(q,V){const ht=new Date,Et=(0,k.s)(q,V),wt=Et.deadlineMs,bt=V.startTimer(wt,
()=>V.stop.end({kind:"deadline",ms:wt}));try{const St=await H(Et,V);Pt(St),await(0,p.x)();const Rt=await ut(St,Et,V,ht);return await Gt(Rt,St,Et,V,ht)}finally{bt()}}
const H=(q,V)=>q.usages.length===0?pt(q,V):Vt(q,V);async function ut(q,V,ht,Et){const{environment:wt,stop:bt,isFork:St}=ht,{dialect:Rt}=q,Ft={...q,...await Tt(q,
V,ht),tokenVariables:qt(wt),tokenHosts:V.tokens.map(({host:xt})=>xt),stopped:jt(bt.why,q.missing)};return(0,_.S4)(Ft,{...V,dialect:Rt,isFork:St,now:Et.getTime()})}
async function Tt(q,V,ht){const{requirements:Et,roots:wt,dialect:bt}=q,St=(0,Yt.e)(Et,V,bt),Rt=Array.from(St,([Ut,en])=>(0,Yt.i)(Ut,en)),Ft=new Set(Et.map(({host:Ut})=>Ut).
filter(Ut=>!St.has(Ut))),xt=V.depth!=="discovery"&&wt.length>0;if(Ft.size===0&&!xt)return{visits:Rt,predicted:_.j7,tokenSources:new Map};const{contact:Ct}=await Promise.
all([t.e(504),t.e(456),t.e(696)]).then(t.bind(t,2696)),Nt=await Ct([...Ft],q,V,ht);return{...Nt,visits:[...Nt.visits,...Rt]}}const jt=(q,V)=>q===null||V===null?
q??V:{kind:"several",reasons:[q,V]};async function Gt(q,V,ht,Et,wt){const{configs:bt,allUsages:St,requirements:Rt,changes:Ft,scan:xt,clients:Ct}=V,Nt=nn(Rt),Ut=[
...V.remarks,...(0,E.rc)(q)],{why:en,evidence:cn}=V.dialect,un={verdict:q,remarks:(0,E.q9)(Ut),detection:{why:en,evidence:cn}},{verdict:ln,remarks:an,detection:fn}=Et.
secrets.redact(un,Nt);return{settings:ht,changes:Ft,verdict:ln,context:{dialect:{...V.dialect,...fn},failOn:ht.failOn,scan:xt,remarks:an,startedAt:wt.toISOString(),
durationMs:Date.now()-wt.getTime(),version:C.xv,docsUrl:C.aq,clients:Ct(),sources:n((0,s.sC)(ln.findings),{...Et.secrets,kept:Nt,usages:St,configs:bt,directory:Et.
directory,checkedAt:wt.getTime()}),links:null,repository:Jt(ln,V,Et),repositories:V.repositories,history:null}}}function Jt(q,{scan:V,repositories:ht},{directory:Et,
environment:wt}){return V.files===0||ht.length>0?null:At(Et,(0,M.R8)(q),wt)}const qt=q=>Object.keys(q).filter(V=>/^TFE?_?TOKEN/i.test(V)),nn=q=>new Set(q.flatMap(
({host:V,service:ht})=>[V,(0,g.nx)(V),ht]))}),9461:((dt,U,t)=>{t.d(U,{$:()=>T});var w=t(3024),A=t(5747);function T(S){try{const R=(0,w.realpathSync)(S),a=(0,w.statSync)(
R);return a.isFile()?{kind:"file",path:R}:{kind:a.isDirectory()?"directory":"special",path:R}}catch(R){return{kind:"error",code:(0,A.Oj)(R)}}}}),8185:((dt,U,t)=>{
t.d(U,{C:()=>l,I:()=>h});var w=t(4283),A=t(7052),T=t(6697),S=t(1064),R=t(1831),a=t(2886);const P=(r,{allowedHosts:o,hostnames:n})=>(0,R.Jr)(r,o)||n.some(O=>O.host===
r),y={file:".",line:1,column:1,endColumn:1},v=1e4;function l(r,o,n=v){if(o.allowedHosts.length===0)return[];const O=new Map,m=[];let d=0;for(const{directHost:c,
kind:e,isOverridden:i,place:f,clients:I}of r){if(c===void 0||i||P(c,o))continue;const _=e==="backend_http"||e==="remote_state"?"backend":"download",p=`${_} ${c}`,
g=O.get(p);if(g===void 0&&O.size>=n){d+=1;continue}const C=g??u(c,_);O.set(p,C),m.push({...C,place:f,clients:I})}if(d===0)return m;const $=(0,A.fileLimit)({kind:"\
problems",max:n,omitted:d});return[...m,{problem:$,place:y,clients:S.Du,host:null}]}function u(r,o){const n=(0,R.Pv)(r),O=n.ok?n.value:null,m=O===null?r:(0,R.nx)(
O);return{problem:(0,T.hostNotAllowed)({host:m,use:o}),host:O}}function h(r,o,n,O){if(O.allowedHosts.length===0)return[];const m=n.filter(({because:d})=>d.some(
$=>typeof $!="string"));return o.flatMap(d=>{const{id:$,kind:c}=d;if(c!=="url"||!m.some(I=>I.service===$))return[];const e=(0,w.Dl)(d.url),i=e.ok?(0,R.Pm)(e.value):
null;if(i===null||i===r||P(i,O))return[];const f=(0,T.hostNotAllowed)({host:i,service:$,registry:(0,R.nx)(r)});return[(0,a.bz)(f,$)]})}}),8988:((dt,U,t)=>{t.d(U,
{s:()=>u,k:()=>d});var w=t(3534),A=t(3410),T=t(5143),S=t(9562);const R=[S.OZ,S.Bn],a=[S.e$,S.xq],P=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...R,...a]},
{matches:/^api\.env0\.com$/,services:a},{matches:/^backend\.api\.env0\.com$/,services:R},{matches:/\.scalr\.io$/,services:R}],y=$=>P.find(({matches:c})=>c.test(
$))?.services??[];var v=t(241),l=t(2886);function u($,{role:c},e){const i=o($),f=$.credentials?.hasToken===!0,_=($.attempt.hops.at(-1)?.challenge??null)===null&&
(f||c!=="guest"),p=f?[]:n($.host,i,e),C=[...$.difference===null?[]:[$.difference],...p,...i===null||!_?[]:[O($,i,e)]].map(M=>(0,l.bz)(M)),s=f?[]:h($,e);return s.
length>0?[...C,...s]:p.length===0?[...C,...r($,e)]:C}function h($,{usages:c,isFork:e,depth:i}){const{host:f,attempt:I}=$;if(i==="discovery"||I.discovery.kind!==
"found")return[];const _=c.flatMap(({workspace:p,hasOwnToken:g,needs:C,place:s})=>p===void 0||g||(0,T.Zl)(s.file)?[]:C.filter(M=>M.host===f));return Array.from(
Map.groupBy(_,({service:p})=>p),([p,g])=>{const C=(0,A.cloudToken)({host:f,service:p,isFork:e,...m($)}),s=g.flatMap(M=>M.clients);return(0,l.bz)((0,l.aZ)(C,s),p)})}
function r($,{usages:c,isFork:e}){const{host:i,attempt:f,credentials:I}=$;if(f.discovery.kind!=="found"||I?.hasToken||I?.problem)return[];const _=y(i).find(p=>c.
some(({hasOwnToken:g,needs:C,place:s})=>C.some(M=>M.host===i&&M.service===p)&&!g&&!(0,T.Zl)(s.file)));return _===void 0?[]:[(0,l.bz)((0,w.credentialsMissing)({host:i,
service:_,isFork:e,...m($)}),_)]}function o($){const{discovery:c,hops:e}=$.attempt;return c.kind==="failed"&&c.problem.code==="document-unauthorized"?e.at(-1)?.
status??null:null}function n($,c,{tokenVariables:e,hosts:i}){return(0,v.B)(e,$,i).filter(({isParent:f})=>!f||c!==null).map(({variable:f,why:I,write:_})=>(0,w.credentialsNearMiss)(
{host:$,variable:f,why:I,write:_}))}function O($,c,{isFork:e}){const{host:i,credentials:f}=$;return f?.hasToken?(0,w.credentialsRejected)({host:i,status:c,source:f.
source}):(0,w.credentialsMissing)({host:i,service:null,isFork:e,...m($)})}function m({credentials:$,looks:c}){const e=c.flatMap(_=>_.looks),i=_=>[...new Set(e.flatMap(
({held:p,source:g})=>p!=="not read"===_?g:[]))],f=$===null?i(!0):[$.source],I=$===null?i(!1):[];return{searched:f,notRead:I}}function d($,c){return $.filter(e=>!c.
includes(e)).map(e=>(0,l.bz)((0,w.credentialsUnused)({host:e})))}}),2886:((dt,U,t)=>{t.d(U,{ER:()=>v,HJ:()=>O,Np:()=>r,Rh:()=>d,TC:()=>$,aZ:()=>y,bz:()=>P,hD:()=>h,
l$:()=>a,ld:()=>n,ml:()=>l,pi:()=>o,xJ:()=>u});var w=t(5143),A=t(5799),T=t(1831),S=t(7715);const R=["module","provider","version","package","lock","not"],a=({problem:c,
places:e})=>R.includes(c.code.replace(/-.*/,""))&&e.length>0&&e.every(i=>typeof i!="string"),P=(c,e=null,i=!0)=>({services:e===null?[]:[e],problem:c,needed:i}),
y=(c,e)=>({...c,affects:c.affects.filter(i=>e.includes(i))}),v=({problem:c,needed:e})=>e&&c.usualSeverity==="error"&&!l.includes(c.code),l=["host-http2","host-c\
heck-crashed"];function u({problem:c,needed:e},i){const f=e&&i.some(I=>c.affects.includes(I));return c.severity==="error"&&!f?"warning":c.severity}const h=(c,e,i)=>({
severity:u(c,e),problem:c.problem,affects:c.problem.affects,...i,places:(0,w.As)(i.places)}),r=(c,e)=>A.oC.indexOf(c.severity)-A.oC.indexOf(e.severity),o=(c,e,i)=>i.
some(f=>f.code===c.code&&(f.host===null||f.host===e));function n({problem:c,services:e},{visit:{host:i,attempt:f},requirements:I,answering:_},{depth:p}){if(p===
"discovery"||f.discovery.kind==="skipped")return!0;const g=e.some(s=>_.has(`${i} ${s}`));if(c.code==="service-url-no-slash"&&g)return!1;const C=I.filter(({service:s})=>e.
length===0||e.includes(s));return C.length===0||C.some(({isForInit:s})=>s)}function O(c){const e=new Map;return i=>{const f=JSON.stringify(i),I=e.get(f)??m(i,c);
return e.set(f,I),I}}function m(c,e){const i=g=>e.filter(({service:C})=>g.includes(C)),f=c.length===0?e:i(c),I=c.filter(g=>f.some(({service:C})=>C===g)),_=I.length>
0?I:c,p=(f.length>0?f:i(["any"])).flatMap(g=>g.because);return{service:_.length===1?_[0]??null:null,places:d([...new Set(p)])}}function d(c){const{own:e=[],aside:i=[]}=Object.
groupBy(c,f=>typeof f!="string"&&(0,w.Zl)(f.file)?"aside":"own");return[...e,...i]}function $(c,e){const i=e.some(({because:I})=>I.includes("hostnames input"));
return{role:(0,S.V)(c)!==null?"guest":i?"operator":"user",host:(0,T.nx)(c)}}}),9464:((dt,U,t)=>{t.d(U,{f:()=>a,u:()=>y});var w=t(4283),A=t(3534),T=t(1831),S=t(9562),
R=t(2886);function a({host:v,attempt:l,credentials:u},h){const r=u?.hasToken===!0,o=[...h.flatMap(n=>n.kind==="url"&&(0,S.p4)(n.id)&&(0,S.D6)(n.id)?[{url:n.url,
service:n.id,isSent:r}]:[]),...l.hops.map(({url:n,authorization:O})=>({url:n,service:null,isSent:O==="sent"}))].flatMap(({url:n,...O})=>{const m=P(n);return m===
null||m===v?[]:[{...O,host:m}]});return[...new Map(o.toReversed().map(n=>[n.host,n])).values()]}function P(v){const l=(0,w.Dl)(v),u=l.ok?(0,T.Pm)(l.value):null,
h=u===null?null:(0,T.Pv)(u);return h?.ok?h.value:null}function y(v,l,{tokenSources:u,hosts:h}){return a(v,l).flatMap(({host:r,service:o,isSent:n})=>{const O=u.get(
r);if(O===void 0)return[];const m=o===null?v.attempt.discovery.kind==="failed":!n,d=(0,A.credentialsOtherHost)({host:(0,T.nx)(v.host),other:(0,T.nx)(r),source:O,
service:o,isSent:n,isNotice:!m||h.has(r)});return[(0,R.bz)(d,o)]})}}),2389:((dt,U,t)=>{t.d(U,{j7:()=>e,k2:()=>C,S4:()=>i});var w=t(4e3),A=t(7052),T=t(5143),S=t(
5799),R=t(1064),a=t(8185),P=t(8988),y=t(2886);function v(s,M,E){const k=new Set(s.notes.flatMap(({problem:nt,place:st})=>nt.code==="file-syntax"?st.file:[])),b=[
...s.complaints.map(({problem:nt,place:st})=>O((0,y.bz)(nt),st,E)),...(0,P.k)(s.tokenHosts,M).map(nt=>O(nt,null,E)),...s.isEmpty?[o(E)]:[]],x=[...s.notes.map(nt=>u(
nt,k,E)),...(0,a.C)(s.usages,E).map(({problem:nt,clients:st,place:it,host:ct})=>{const It=(0,y.bz)((0,y.aZ)(nt,st));return{host:ct,finding:{...O(It,it,E),host:ct}}}),
...s.ofAnswers.map(nt=>u(nt,k,E)),...s.others.map(nt=>({host:nt.host,finding:n(nt,E)})),...b.map(nt=>({host:null,finding:nt}))],{placed:K=[],others:Q=[]}=Object.
groupBy(x,({finding:nt})=>nt.places.length>0?"placed":"others"),Y=[...l(K),...Q],N=Y.flatMap(({host:nt,finding:st})=>(0,y.pi)(st.problem,nt,E.ignore)?[]:[st]),G=({
exclude:nt})=>+(nt!==void 0),tt=N.toSorted((nt,st)=>(0,y.Np)(nt,st)||G(nt)-G(st));return{files:tt,ignored:Y.length-tt.length}}function l(s){return[...Map.groupBy(
s,({host:E,finding:k})=>{const{problem:b,severity:x,affects:K,exclude:Q}=k,{code:Y,message:N,help:G}=b;return JSON.stringify([E,Y,x,N,G,K,Q===void 0])}).values()].
flatMap(E=>{const[k]=E;if(k===void 0||E.length===1)return E;const b=(0,T.As)(E.flatMap(({finding:Q})=>Q.places)),x=new Set(E.flatMap(({finding:Q})=>Q.exclude??[])),
K=x.size===0?{}:{exclude:[...x]};return[{...k,finding:{...k.finding,places:b,...K}}]})}function u(s,M,E){const{problem:k,place:b,host:x,isPlaceholder:K}=s,Q=s.aside??
b.file;if(k.code==="file-limit"&&E.allowedHosts.length>0){const nt={...k,message:(0,w.Fn)(k.message)};return{host:x,finding:{...r(s,nt,E),severity:"error"}}}const Y=K||
M.has(b.file),N=k.severity==="error"&&(Y||(0,T.Zl)(Q)),G=N?{...k,severity:"warning"}:k,tt=r(s,G,E);return!N&&!(0,T.Zl)(Q)?{host:x,finding:tt}:{host:x,finding:{...tt,
exclude:[(0,T.n7)(Q)]}}}const h={error:"warning",warning:"notice",notice:"notice"};function r({place:s,others:M=[],clients:E,checkedFor:k},b,x){const K=k??x.dialect,
Y=K.isGuess&&R.Du.some(tt=>!E.includes(tt))?h[b.severity]:b.severity,N=(0,y.bz)({...(0,y.aZ)(b,E),severity:Y}),G=O(N,s,{dialect:K});return{...G,places:[...G.places,
...M]}}function o(s){const{scan:M,hostnames:E,usages:k}=s,b=E.length>0,x=(0,A.nothingToCheck)({scan:M,hasHostnames:b,isFleet:k.length>0});return{...O((0,y.bz)(x),
null,s),severity:x.severity}}function n({host:s,places:M,...E},k){const b=(0,S.pj)(E.problem,(0,y.TC)(s,[]));return{...O({...E,problem:b},null,k),host:s,places:(0,T.
As)(M)}}const O=(s,M,{dialect:E})=>(0,y.hD)(s,E.clients,{host:null,service:null,places:M===null?[]:[M],isHostNew:!1});var m=t(9464);const d=function(...s){const{
judgeRequests:M}=t.late([504,456,696],2696);return new.target?new M(...s):M(...s)},$=function(...s){const{crashedVisit:M}=t.late([504,456,696],2696);return new.target?
new M(...s):M(...s)},c=function(...s){const{judgeVisit:M}=t.late([504,456,696],2696);return new.target?new M(...s):M(...s)},e={drafts:[],notes:[],roots:[],requests:[],
answering:new Set};function i(s,M){const{requirements:E,visits:k,usages:b,tokenVariables:x}=s,K=Map.groupBy(E,({host:At})=>At),Q=k.map(({host:At})=>At),{isFork:Y,
depth:N}=M,{tokenSources:G}=s,tt={usages:b,tokenVariables:x,tokenSources:G,hosts:new Set(Q),isFork:Y,depth:N},nt=Map.groupBy(s.predicted.drafts,({host:At})=>At),
st=Map.groupBy(s.predicted.requests,({host:At})=>At),it=k.map(At=>{const Vt=s.newHosts.has(At.host),sn={visit:At,requirements:K.get(At.host)??[],predicted:nt.get(
At.host)??[],requests:st.get(At.host)??[],answering:s.predicted.answering,isNew:Vt};try{const H=c(sn,M,tt);return{...H,beyond:(0,m.f)(At,H.verdict.services)}}catch(H){
return{...$(sn,M,H),beyond:[]}}}),ct=it.map(({verdict:At})=>At),Dt=[...it.flatMap(At=>At.beyond).map(({host:At})=>At),...st.keys()],J=[...Q,...Dt],Z=new Set(Q),
lt=Array.from(st,([At,Vt])=>d({host:At,known:[]},Vt,M).map(sn=>({...sn,host:At,places:[]}))),Mt=[...s.predicted.drafts,...lt.flat()].filter(({host:At})=>!Z.has(
At)),$t=s.predicted.notes,pt=v({...s,ofAnswers:$t,others:Mt},J,M),vt=[...it.flatMap(({ofFiles:At})=>At),...pt.files].sort(y.Np),Kt=[...ct.flatMap(At=>At.findings),
...vt].sort(y.Np),{stopped:Pt}=s,Yt=g(pt.files);return{passed:Pt===null&&!Kt.some(({severity:At})=>C(At,M.failOn)),stopped:Pt,hosts:ct,files:vt,findings:Kt,ignored:it.
reduce((At,Vt)=>At+Vt.ignored,pt.ignored),roots:s.predicted.roots.map(At=>f(At,M,Yt))}}function f({rows:s,...M},{ignore:E},k){const b=({drafts:x,decidedAt:K})=>x.
length>0?x.filter(({problem:Q,host:Y})=>!(0,y.pi)(Q,Y,E)).map(Q=>({...Q,severity:(0,y.xJ)(Q,M.clients)})):K.flatMap(Q=>k.get(_(Q))??[]);return{...M,rows:s.map(x=>{
const{drafts:K,decidedAt:Q,...Y}=x,G=K.length>0||Object.values(Y.chosen).includes(null)?b(x).toSorted(y.Np):[],tt=new Map(G.map(({problem:nt})=>[nt.code,I(nt)]));
return{...Y,worst:G[0]?.severity??null,problems:[...tt.values()]}})}}const I=({code:s,title:M,usualSeverity:E})=>({code:s,title:M,usualSeverity:E}),_=({file:s,line:M})=>`${s}\
:${M}`,p=/^(?:constraint|lock)-/,g=s=>{const M=new Map;for(const E of s.filter(({problem:k})=>p.test(k.code)))for(const k of E.places){const b=typeof k=="string"?
k:_(k),x=M.get(b);x===void 0?M.set(b,[E]):x.push(E)}return M},C=(s,M)=>s==="error"?M!=="never":s==="warning"&&M==="warning"}),6897:((dt,U,t)=>{t.d(U,{n:()=>A,x:()=>T});
const w=100;async function A(S,R,a){let P=performance.now();for(;;){const y=S.next(R.why!==null);if(y.done)return y.value;performance.now()-P<w||(a(y.value),await T(),
P=performance.now())}}const T=()=>new Promise(S=>setImmediate(S))}),9664:((dt,U,t)=>{t.d(U,{Gz:()=>A,LA:()=>R,jt:()=>T,un:()=>S});var w=t(3916);const A=(a,P)=>a===
""?P:`${a}/${P}`,T=a=>a.slice(0,Math.max(0,a.lastIndexOf("/")));function S(a,P){const y=(0,w.join)(a,P).replace(/\/$/,"");return y==="."?"":y}const R=a=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(a)}),1022:((dt,U,t)=>{t.d(U,{m:()=>r,s:()=>n});var w=t(3625),A=t(6246),T=t(1831),S=t(8408),R=t(5011);const a={terraform:["terraform.io"],opentofu:["terrafo\
rm.io","opentofu.org"]},P="hashicorp",y="-",v='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',l={prefix:"\
terraform-",whose:"a Terraform",frequency:"often"},h={terraform:[l],opentofu:[l,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function r(e,i){
const f=e.split("/");if(f.length>3||f.includes(""))return o(v);const[I="",_,p]=f.reverse(),g=n(I);if(!g.ok){const x=`${(0,A.o)(I)} in source ${(0,A.o)(e)}`;return o(
`Invalid provider type: Invalid provider type ${x}: ${g.why}"`)}const C=p===void 0,s=C?(0,w.J)((0,R.Vm)(i)):(0,T.Pv)(p);if(_===void 0&&s.ok){const x={hostImplied:C,
namespace:P,type:g.value};return{kind:"registry",host:s.value,...x}}const M=O(_??""),E=`namespace "" in source ${(0,A.o)(e)}`;if(!M.ok)return o(`Invalid provide\
r namespace: Invalid provider ${E}: ${M.why}"`);if(!s.ok){const x="Invalid provider source hostname";return o(`${x}: ${x} ${E}: ${s.why}"`)}const k={hostImplied:C,
host:s.value,namespace:M.value,type:g.value},b=d(k,i);return b===void 0?{kind:m(k,i),...k}:o(b)}const o=e=>({kind:"invalid",error:e});function n(e){if(/^[a-z0-9]+$/.
test(e))return(0,w.J)(e);if(e==="")return(0,w.T)("must have at least one character");if(e.includes("."))return(0,w.T)("dots are not allowed");if(e.includes("--"))
return(0,w.T)("cannot use multiple consecutive dashes");const i=(0,S.YE)(e);return i.ok?(0,w.J)((0,S.DI)(i.value)):(0,w.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const O=e=>e===y?(0,w.J)(e):n(e);function m({host:e,namespace:i},f){return i===y?"legacy":i==="builtin"&&
a[f].includes(e)?"builtin":"registry"}function d(e,i){const f=(0,R.Vm)(i);if(e.namespace===y&&e.host!==f)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${f}.`;const I=h[i].find(({prefix:_})=>e.type.startsWith(_));return I===void 0?void 0:$(e,I,i)}function $(e,{prefix:i,
whose:f,frequency:I},_){const p=`${i}provider-`,g=e.type.slice(p.length);if(!e.type.startsWith(p)||!n(g).ok)return`Invalid provider type: Provider source ${(0,A.
o)(c(e))} has a type with the prefix ${(0,A.o)(i)}, which isn't allowed because it would be redundant to name ${f} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const C=c({...e,type:g},_);return`Invalid provider type: Provider source ${(0,A.o)(c(e,_))} has a ty\
pe with the prefix ${(0,A.o)(p)}, which isn't valid. Although that prefix is ${I} used in the names of version control repositories for ${f.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,A.o)(C)}?`}const c=({host:e,namespace:i,type:f},I)=>I!==void 0&&e===(0,R.Vm)(I)?`${i}/${f}`:`${(0,T.nx)(e)}/${i}/${f}`}),241:((dt,U,t)=>{t.d(U,
{B:()=>S});var w=t(1831);const A=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,T="TF_TOKEN_";function S(l,u,h){const[r]=(0,w.fK)(u);return r===void 0?[]:l.flatMap(o=>{const n=(0,w.
$k)(o);if(n!==null&&h.has(n))return[];const O=R(o,n,u);return O===null?[]:[{variable:o,why:O,write:r,isParent:a(n,u)}]})}function R(l,u,h){const r=A.exec(l)?.[0];
if(r===void 0)return null;const o=l.slice(r.length);return u!==null&&a(u,h)?`it is for ${(0,w.nx)(u)} only: the clients do not use the tokens of parent domains`:
y(h).some(n=>n===P(o))?r!==T?`it begins with ${r}, and the clients read only ${T}`:u===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,w.nx)(u)}${v(o,h)}`:null}const a=(l,u)=>l!==null&&(0,w.Sv)(u).name.endsWith(`.${(0,w.Sv)(l).name}`),P=l=>l.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function y(l){const{name:u}=(0,w.Sv)(l);return[...new Set([l,u,(0,w.nx)(l)].map(P))]}function v(l,u){const{name:h,port:r}=(0,w.
Sv)(u);return r!==443&&!l.includes(":")?"; a port follows a colon":h.includes("-")&&!l.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((dt,U,t)=>{
t.d(U,{S3:()=>I,Wi:()=>d,YM:()=>_,a2:()=>i,cZ:()=>a,cr:()=>c,hs:()=>e,pq:()=>f,sC:()=>$});var w=t(2886),A=t(1064),T=t(1831),S=t(8884);const R=3;function a(p){const g=p.
some(s=>{const M=(0,S.Xd)(s);return M!==null&&(0,S.cC)(M)}),C=g?P(p):p;return[...Map.groupBy(C,v).values()].flatMap(s=>{const M=[...Map.groupBy(s,l).values()];return M.
length>R?[s]:M}).flatMap(s=>u(s)??[]).map(s=>({cause:s,hits:g?(0,S.eb)(s.findings).length:0})).toSorted(({cause:s,hits:M},{cause:E,hits:k})=>(0,w.Np)(s,E)||y(s)-
y(E)||k-M||E.hosts.length-s.hosts.length).map(({cause:s})=>s)}const P=p=>p.map(g=>({finding:g,hits:(0,S.eb)([g]).length})).toSorted((g,C)=>C.hits-g.hits).map(({
finding:g})=>g);function y({code:p,affects:g}){return p==="host-not-checked"?2:g.length===0||A.Du.some(C=>g.includes(C))?0:1}const v=({severity:p,problem:g,affects:C,
exclude:s})=>JSON.stringify([p,g.code,C,s===void 0]),l=p=>p.exclude===void 0?O(p.problem.help??"",p):"";function u(p){const[g]=p;if(g===void 0)return null;const C=[
...new Set(p.flatMap(({host:N})=>N??[]))],{code:s,title:M,help:E,message:k}=g.problem,b=(N,G)=>C.length>1?O(N,G):N,x=b(k,g),K=p.every(N=>b(N.problem.message,N)===
x),Q=b(E??"",g),Y=p.every(N=>b(N.problem.help??"",N)===Q);return{severity:g.severity,code:s,title:M,affects:g.affects,findings:p,hosts:C,message:K?x:null,help:Q!==
""&&Y?n(Q,p):null}}const h=/\bTF_TOKEN_\w+/g,r="TF_TOKEN_HOST",o=5;function n(p,g){if(!p.includes(r))return p;const C=new Set(g.flatMap(({problem:s})=>s.help?.match(
h)??[]));return C.size<=o?`${p}; ${r} is ${[...C].join(" or ")}`:`${p}; in ${r}, write each dot of the host as an underscore and each hyphen as two`}function O(p,{
host:g}){return g===null||p===""?p:[...new Set([g,(0,T.nx)(g)])].reduce((C,s)=>C.replaceAll(s,m),p).replace(h,r).replaceAll(/\bhost the host/g,"the host")}function m(p,g,C){
const[s=" ",M=" "]=[C[g-1],C[g+p.length]];return/[\s("]/.test(s)&&/[\s,;.:)"]/.test(M)?"the host":"HOST"}const d=3,$=p=>a(p).flatMap(g=>c(g).slice(0,d).flatMap(
([,C])=>(0,S.tN)(C)??[]).filter(C=>!(0,S.cC)(C))),c=({message:p,findings:g})=>p===null?[...Map.groupBy(g,({problem:C})=>C.message)]:[[p,g]],e=({hosts:p,findings:g})=>p.
length>0&&!g.every(w.l$),i=p=>e(p)?"host":"place";function f(p){return e(p)?p.hosts.length:(0,S.yv)(p.findings).lines.length}function I(p){const{findings:g,message:C}=p;
return C===null?g.map(s=>[s]):e(p)?[...Map.groupBy(g,({host:s})=>s).values()]:(0,S.yv)(g).lines}function _(p){const g=p.filter(M=>e(M)&&M.hosts.length>1),s=[...Map.
groupBy(g,({hosts:M})=>M.toSorted().join()).values()].flatMap(([M,...E])=>M===void 0?[]:E.map(k=>[k,M.code]));return new Map(s.filter(([{message:M}])=>M!==null))}}),
4503:((dt,U,t)=>{t.d(U,{DZ:()=>o,R8:()=>m,aE:()=>S,oW:()=>n,uM:()=>T});var w=t(5143),A=t(8884);function T({file:$,line:c},{links:e,repositories:i}){const{repository:f,
path:I}=(0,w.bH)($);if(f!==null){const p=P(a(i).get(f),I);return p===null?null:`${p}#L${c}`}const _=e?.get($);return _===void 0?null:_.diff?.lines.has(c)?`${_.diff.
url}R${c}`:`${_.url}#L${c}`}const S=($,{repositories:c})=>a(c).get($)?.url??null,R=new WeakMap;function a($){const c=R.get($)??new Map($.flatMap(({name:e,url:i,
commit:f})=>{const I=i===null?null:r(i,f);return I===null?[]:[[e,I]]}));return R.set($,c),c}function P($,c){const e=c==="."?null:n(c);return!$?.files||e===null?
null:`${$.files}/${e}`}const y=600,v=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,l=/^(?:[\da-f]{40}|[\da-f]{64})$/,u=/^gitlab\.com$/i,
h=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function r($,c){const[,e]=$.length<=y?v.exec($)??[]:[];return e===
void 0?null:c===null||!l.test(c)?{url:$,files:null}:u.test(e)?{url:$,files:`${$}/-/blob/${c}`}:{url:$,files:h.test(e)?null:`${$}/blob/${c}`}}function o({url:$,commit:c}){
const e=$===null?null:r($,c)?.files??null;return e===null?null:e.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")}function n($){if(!$.isWellFormed())return null;const c=e=>encodeURIComponent(
e).replace(/[!'()*_~]/g,i=>`%${i.charCodeAt(0).toString(16).toUpperCase()}`);return $.split("/").map(c).join("/")}const O=5e3;function m($){const c=new Set;for(const e of d(
$))if(typeof e!="string"&&(0,A.CN)(e.file)&&c.add(e.file),c.size===O)break;return c}function*d({findings:$,hosts:c,roots:e}){for(const{places:i}of $)yield*i;for(const{
requirements:i}of c)for(const{because:f}of i)yield*f;for(const{rows:i}of e)for(const{places:f}of i)yield*f}}),7574:((dt,U,t)=>{t.d(U,{I$:()=>R,QN:()=>y,kJ:()=>T,
nO:()=>v,tY:()=>S,u8:()=>P});var w=t(4120);const A=864e5;function T(l){const u=Math.round(l);if(u<1e3)return`${u} ms`;if(u<59950)return`${(u/1e3).toFixed(1)} s`;
const h=Math.round(u/1e3);return`${Math.floor(h/60)} min ${h%60} s`}function S(l){return l<1e3?`${l} B`:l<999950?`${(l/1e3).toFixed(1)} kB`:`${(l/1e6).toFixed(1)}\
 MB`}function R(l){return[["DNS",l.lookupMs],["connect",l.connectMs],["TLS",l.tlsMs],["first byte",l.firstByteMs],["total",l.totalMs]].flatMap(([h,r])=>r===null?
[]:[[h,r]])}const a=6e4;function P(l,u){const h=Date.parse(u)-Date.parse(l);if(!(h>=a))return"less than a minute";const r=Math.floor(h/a),o=[{count:Math.floor(r/
1440),unit:r>=2880?"days":"day"},{count:Math.floor(r%1440/60),unit:"h"},{count:r%60,unit:"min"}],n=o.findIndex(({count:O})=>O>0);return o.slice(n,n+2).filter(({
count:O})=>O>0).map(({count:O,unit:m})=>`${O} ${m}`).join(" ")}const y=l=>`${l.slice(0,16).replace("T"," ")} UTC`;function v(l,u){const h=(Date.parse(l)-Date.parse(
u))/A;if(Number.isNaN(h))return l;const r=(0,w.px)(Math.floor(Math.abs(h)),"day"),o=Math.abs(h)<1,n=o?"within the last day":`${r} ago`,O=o?"in less than a day":
`in ${r}`;return`${l.slice(0,10)} (${h<0?n:O})`}}),4120:((dt,U,t)=>{t.d(U,{DO:()=>n,H8:()=>y,Iu:()=>P,J5:()=>v,QI:()=>o,Rk:()=>O,SY:()=>u,Sk:()=>l,_l:()=>a,dy:()=>S,
od:()=>h,px:()=>R,wO:()=>r});var w=t(4e3),A=t(5799),T=t(1064);const S="new in this pull request",R=(m,d)=>`${m} ${m===1?d:a(d)}`,a=m=>`${m.replace(/(?<=[^aeiou])y$/,
"ie")}s`,P=m=>m.replace(/^./u,d=>d.toUpperCase()),y=m=>A.oC.flatMap(d=>{const{length:$}=m.filter(c=>c.severity===d);return $===0?[]:[R($,d)]}).join(", "),v=({length:m},d)=>m<=
2*d?m:d;function l(m,d,$,c=e=>`and ${e} more`){const{shown:e,more:i}=(0,w.zN)(m,d);return[...e.map($),...i>0?[c(i)]:[]]}const u=m=>T.zK.every(d=>m.includes(d))?
"all clients":m.map(d=>T.bB[d]).join(", ");function h(m,d){const $=d.filter(c=>m.includes(c));return m.length===0||$.length===d.length?"":$.length===0?"no clien\
t in use":$.map(c=>T.bB[c]).join(", ")}const r=m=>m.map(d=>T.bB[d]).join(" and "),o=({clients:m,versions:d})=>m.map($=>[T.bB[$],d[$]].join(" ").trim()).join(" a\
nd "),n=m=>m==="any"?"any service":m;function O(m){switch(m){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dr\
opped":return"not sent (redirected to another host)"}}}),8884:((dt,U,t)=>{t.d(U,{BQ:()=>I,CN:()=>p,Dc:()=>f,II:()=>a,Ky:()=>P,Qz:()=>i,R3:()=>R,Xd:()=>$,Yx:()=>m,
_X:()=>o,cC:()=>l,eb:()=>u,eo:()=>S,et:()=>_,fP:()=>n,iW:()=>h,mj:()=>r,oN:()=>O,rv:()=>y,tN:()=>c,xi:()=>e,yv:()=>d});var w=t(5143),A=t(4120),T=t(8641);const S=s=>g(
s)?`${a(s.file)}:${s.line}`:s,R=({file:s,line:M,column:E})=>`${a(s)}:${M}:${E}`;function a(s){const{repository:M,path:E}=(0,w.bH)(s);if(M===null)return(0,T.J7)(
s);const k=(0,T.J7)(M);return E==="."?k:`${k}//${(0,T.J7)(E)}`}function P(s,M,E=S){const{places:k,isOfRepositories:b}=y(C(s)),x=k.slice(0,M).map(E).join(", "),K=k.
length-M;return K<=0?x:`${x} and ${(0,A.px)(K,b?"more repository":"more place")}`}function y(s){const M=v(s),E=M.filter(l).length>1;return{places:E?M:s,isOfRepositories:E}}
function v(s){const M=new Set;return s.filter(E=>{const k=g(E)?(0,w._M)(E.file):null;return k===null?!0:!M.has(k)&&M.add(k)})}const l=s=>g(s)&&(0,w._M)(s.file)!==
null;function u(s){const M=new Map;for(const E of new Set(s.map(({places:k})=>k)))for(const k of E.filter(g)){const b=(0,w._M)(k.file);b!==null&&!M.has(b)&&M.set(
b,k)}return[...M.values()]}const h=(s,M)=>s===M?`all ${M} repositories`:`${s} of ${M} repositories`;function r(s,M){const{length:E}=M>1?u(s):[];return E>1?h(E,M):
""}function o(s){const M=s.filter(({severity:k})=>k!=="notice").flatMap(k=>u([k]).map(b=>{const{severity:x,problem:K}=k;return{repository:(0,w._M)(b.file)??"",severity:x,
code:K.code,place:b}})),E=({findings:k},b)=>k.filter(x=>x.severity===b).length;return Array.from(Map.groupBy(M,({repository:k})=>k),([k,b])=>({repository:k,findings:b})).
toSorted((k,b)=>E(b,"error")-E(k,"error")||E(b,"warning")-E(k,"warning"))}const n=({length:s})=>`with errors or warnings in ${s===1?"its":"their"} own files`;function O(s,M){
const{isOfRepositories:E}=y(s),k=x=>(E?(0,w._M)(x.file):null)??S(x),b=new Set(M.map(x=>x&&k(x)));return s.filter(x=>!b.has(k(x)))}const m=(s,M=S)=>P(s,s.every(g)?
1:2,M);function d(s){const M=[...new Set(s.map(b=>b.places))].flat(),E=C(M.filter(g)),k=[...new Set(M.filter(b=>typeof b=="string"))];return{lines:E,settings:k}}
const $=({places:s})=>s.find(g)??null,c=s=>s.map($).find(M=>M!==null)??null;function e(s,{clients:M,repositories:E},k,b){const{lines:x,settings:K}=d([s]);return[
["help",(0,T.RK)(s.problem.help??"",k)],["affects",(0,A.od)(s.affects,M)],["hits",r([s],E.length)],["also at",P(O(x,x.slice(0,1)),b)],["required by",P(K,b)]].filter(
([,Y])=>Y!=="")}const i=({requirements:s})=>s.some(({because:M})=>M.some(g)),f=s=>new Set(s.flatMap(({places:M})=>M.filter(g).map(({file:E})=>E))).size,I=s=>s.filter(
M=>$(M)===null),_=s=>s.every(({problem:M})=>M.code.startsWith("credentials-"))?"credentials":"settings",p=s=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(s)&&(0,w.
_M)(s)===null,g=s=>typeof s!="string";function C(s){const M=new Set;return s.filter(E=>{const k=typeof E=="string"?E:`${E.line}:${E.file}`;return!M.has(k)&&M.add(
k)})}}),6763:((dt,U,t)=>{t.d(U,{h$:()=>n,q9:()=>y,rc:()=>v});var w=t(4e3),A=t(5143),T=t(7574),S=t(4120),R=t(8884);const a=50,P=3,y=m=>(0,S.Sk)(m,a,d=>d,d=>`and ${(0,S.
px)(d,"more remark")}`),v=m=>[...l(m),...u(m),...r(m)];function l({findings:m,hosts:d,roots:$}){return[...m.map(({places:i})=>i),...d.flatMap(({requirements:i})=>i.
map(({because:f})=>f)),...$.flatMap(({rows:i})=>i.map(({places:f})=>f))].some(({length:i})=>i===A.WD)?[`lists of places end after ${A.WD} places`]:[]}function u({
files:m}){const d=m.filter(({exclude:e,severity:i})=>e!==void 0&&i!=="notice"),$=new Set(d.flatMap(({exclude:e})=>e??[])),c=(0,R.eb)(d).length;return d.length===
0?[]:[h(d.length,[...$],c)]}function h(m,d,$){const c=m===1?"1 finding is":`${m} findings are`,e=$===1?" of 1 repository":` of ${$} repositories`,[i,f]=$===0?["",
"`exclude`"]:[e,"`exclude` where their files are read"];return`${c} in tests, examples or templates${i}, where errors are warnings; to skip such files, set ${f}\
: ${(0,w.K4)(d,P,w.dh)}`}function r({roots:m}){return m.some(({rows:$})=>$.some(({platforms:c})=>c.some(({available:e})=>e===!0)))?["signatures of provider pack\
ages were not verified"]:[]}function o({hosts:m},{scan:d,repositories:$}){const{files:c,bytes:e,usages:i,durationMs:f}=d,I=m.filter(R.Qz).length,_=I===0?"no reg\
istry host is used":`${(0,S.px)(i,"usage")} of ${(0,S.px)(I,"registry host")}`;return $.length>0?`${_} in ${(0,S.px)($.length,"repository")}`:c===0&&f===0?null:
c===0?"found no Terraform or OpenTofu files":`scanned ${(0,S.px)(c,"file")} (${(0,T.tY)(e)}) in ${(0,T.kJ)(f)}: ${_}`}function n(m,d){const{dialect:$,durationMs:c,
scan:e,remarks:i}=d,f=o(m,d),_=m.hosts.length===0&&e.files===0?"":` for ${(0,S.QI)($)} (${$.why})`;return[`${O(m)}; checked in ${(0,T.kJ)(c)}${_}`,...f===null?[]:
[f],...i]}function O({findings:m,ignored:d}){const $=(0,S.H8)(m)||"no findings";return d>0?`${$}, ${d} ignored`:$}}),7236:((dt,U,t)=>{t.d(U,{l:()=>A,o:()=>T});var w=t(
1022);function A({kind:S,text:R,address:a},P,y){switch(S){case"required_provider":case"state_store_provider":case"lock_provider":{const v=(0,w.m)(R??"",y);return v.
kind==="registry"?v:null}case"required_provider_nosource":case"required_provider_legacy":return{host:P,namespace:"hashicorp",type:T(a)};case"implied_provider":return{
host:P,namespace:"hashicorp",type:(R??"").replace(/[._].*$/s,"")};default:return null}}const T=S=>S.replace(/^.*\./s,"")}),5257:((dt,U,t)=>{t.d(U,{JT:()=>R,KS:()=>a,
MO:()=>P,MP:()=>S,W$:()=>T,cd:()=>A});const w="hostnames input",A={file:w,line:1,column:1,endColumn:1},T=y=>y.file===w?w:y,S=({host:y,namespace:v,name:l,system:u})=>`${y}\
/${v}/${l}/${u}`,R=({host:y,namespace:v,type:l})=>`${y}/${v}/${l}`;function a({version:y},v){if(y===null)return null;const l=y.text??y.values?.[v]??null;return l===
null?null:{text:l,place:y.place}}const P=(y,v)=>`${y} ${v}`}),3862:((dt,U,t)=>{t.d(U,{X:()=>a});var w=t(9664),A=t(5011),T=t(7236),S=t(5257);const R=/^\.{1,2}\//;
function a(y,v){const l=Map.groupBy(v,({lockFile:o})=>o),u=new Set(y.flatMap(({kind:o,text:n,place:O})=>P.test(o)&&!R.test(n??"")?(0,w.jt)(O.file):[])),h=new Map,
r=(o,n)=>{if(o.calls.length>0||o.directories.some(d=>u.has(d)))return!0;const O=h.get(o)??new Set(o.providers.map(d=>(0,S.JT)(d.provider)));h.set(o,O);const m=(0,T.
l)(n,(0,A.Vm)(o.client),o.client);return m===null||O.has((0,S.JT)(m))};return y.map(o=>{if(o.kind!=="lock_provider"||o.needs.length===0)return o;const n=l.get(o.
place.file)??[];return n.length===0||n.some(O=>r(O,o))?o:{...o,needs:[]}})}const P=/^(?:module|test_module|terragrunt_source|installed_module)/}),8416:((dt,U,t)=>{
t.d(U,{L2:()=>u,oh:()=>P,rU:()=>h});var w=t(4e3),A=t(5143),T=t(1064),S=t(5603),R=t(3469);const a=function(...i){const{readTools:f}=t.late([400,210,724],1724);return new.target?
new f(...i):f(...i)};function P(i,f){let I;return()=>(I??=a(i,f),I)}const y=["terraform"],v="assumed, CLI not detected; set `dialect`",l="CLI not detected; set \
`dialect` to check one";function u({setting:i,scan:f}){const I=i.name==="auto"?null:o(i.name);if(f===null||f.isEmpty){const M=I===null?l:r;return $(I??T.Du,[M],
[],i,{signs:[],constraints:[]})}const _=d(f,i,I),{constraints:p}=f;if(I!==null)return $(I,[r],[],i,{signs:_,constraints:p});const g=m(_);if(g.length===0)return{
...$(y,[v],[],i,{signs:_,constraints:p}),isGuess:!0};const C=n(g),s=C.flatMap(M=>g.find(E=>E.client===M)??[]);return $(C,s.map(e),g,i,{signs:_,constraints:p})}function h({
clients:i},f){if(f===null||f.isEmpty)return T.zK;const{others:I}=f.tools(),_=i;return T.zK.filter(p=>_.includes(p)||I.has(p)||p==="terragrunt"&&f.usesTerragrunt)}
const r="set by `dialect`",o=i=>i==="both"?T.Du:[i],n=i=>T.Du.filter(f=>i.some(I=>I.client===f));function O(i){const f=i.filter(({place:I})=>!(0,A.Zl)(I.file));
return f.length===0?i:f}const m=i=>{const f=O(i);return S.A.map(_=>f.filter(p=>p.level===_)).find(({length:_})=>_>0)??[]};function d({signs:i,tools:f,hasCloudHostname:I},_,p){
const g=m(i),C=p??n(g),s=g.every(({place:K})=>(0,A.Zl)(K.file)),M=p===null&&(s||g.some(({isCloud:K})=>K)),E=_.version===null&&C.some(K=>(0,R.w)(K,[]).length>1);
if(!M&&!E)return i;const{setsCloudHostname:k,signs:b}=f(),x=I||k;return[...i.filter(({isCloud:K})=>!(K&&x)),...b]}function $(i,f,I,_,p){const[g,...C]=i,s=i.map(
k=>c(k,_,p)),M=s.flatMap(({client:k,version:b})=>b===null?[]:[[k,b]]),E=s.flatMap(({version:k,signs:[b]})=>k===null||b===void 0?[]:[e(b)]);return{name:g===void 0||
C.length>0?"both":g,clients:i,releases:s.flatMap(({releases:k})=>k),versions:Object.fromEntries(M),why:[...new Set([...f,...E])].join(", "),evidence:[...new Set(
[...I,...s.flatMap(({signs:k})=>k)])]}}function c(i,{version:f},I){if(f!==null)return{client:i,releases:(0,R.w)(i,[f]),version:f,signs:[]};const _=O(I.signs.filter(
E=>E.client===i&&E.version!==null)),p=[...new Set(_.map(E=>(E.version??"").replace(/^v/,"")))];if(p.length>0){const[E="",...k]=p,b=k.length===0&&(0,R.l)(E);return{
client:i,releases:(0,R.w)(i,p),version:b?E:null,signs:_}}const g=O(I.constraints),C=g.map(({text:E})=>E),s=(0,R.w)(i,C);if(s.length===(0,R.w)(i,[]).length)return{
client:i,releases:s,version:null,signs:[]};const M=g.map(({text:E,place:k})=>({client:i,level:"syntax",place:k,text:`requires ${(0,w.dh)(E)}`,version:E}));return{
client:i,releases:s,version:C.length===1?C[0]??null:null,signs:M}}const e=({place:i,text:f})=>`${i.file}:${i.line} ${f}`}),2161:((dt,U,t)=>{t.d(U,{L8:()=>u,TD:()=>n,
U4:()=>v,Z8:()=>O,e0:()=>l,tr:()=>y});var w=t(1064);const A=["terraform"],T=["opentofu"],S=[{suffix:".tftest.hcl",class:"test",clients:w.Du,twin:".tofutest.hcl"},
{suffix:".tftest.json",class:"test",clients:w.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:T},{suffix:".tofutest.json",class:"test",clients:T},
{suffix:".tfquery.hcl",class:"query",clients:A},{suffix:".tfquery.json",class:"query",clients:A},{suffix:".tfmigrate.hcl",class:"migrate",clients:A},{suffix:".t\
fcomponent.hcl",class:"stack",clients:A},{suffix:".tfcomponent.json",class:"stack",clients:A},{suffix:".tfstack.hcl",class:"stack",clients:A},{suffix:".tfstack.\
json",class:"stack",clients:A},{suffix:".tfdeploy.hcl",class:"deploy",clients:A},{suffix:".tfdeploy.json",class:"deploy",clients:A},{suffix:".tfmock.hcl",class:"\
none",clients:w.Du},{suffix:".tofumock.hcl",class:"none",clients:T},{suffix:".tf.json",class:"config",clients:w.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"\
config",clients:T},{suffix:".tf",class:"config",clients:w.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:T},{suffix:"terragrunt.hcl.json",class:"terrag\
runt",clients:w.Du},{suffix:".hcl",class:"terragrunt",clients:w.Du}],R=Map.groupBy(S,({suffix:m})=>m.slice(m.lastIndexOf(".")+1)),a=".terraform.lock.hcl",P={class:"\
lock",syntax:"hcl",clients:w.Du,isOverride:!1},y=m=>m.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(m),v=".terraform/modules/modules.json",l={...P,class:"\
manifest",syntax:"json"};function u(m,d,$){if(m===a)return P;const e=R.get(m.slice(m.lastIndexOf(".")+1))?.find(({suffix:s})=>m.endsWith(s));if(e===void 0||e.class===
"none")return;const i=h(m)&&e.class==="test"&&$==="tests";if(h(m)&&!i)return;const f=m.slice(0,-e.suffix.length),I=e.twin!==void 0&&d.has(f+e.twin),_=f==="overr\
ide"||f.endsWith("_override"),p=I||i;if(p&&!e.clients.includes("terraform"))return;const g=p?A:e.clients,C=m.endsWith(".json")?"json":"hcl";return{class:e.class,
syntax:C,clients:g,isOverride:_}}const h=m=>m.startsWith(".")||m.endsWith("~")||m.startsWith("#")&&m.endsWith("#"),r=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
o=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),n=m=>r.test(m),O=m=>n(m)||o.test(m)}),6195:((dt,U,t)=>{t.d(U,{$8:()=>a,G$:()=>P,Ls:()=>S,UO:()=>y,VK:()=>T,sq:()=>v});var w=t(6760);const A=/[*?[{]/;
function T(l){const u=l.split("/"),h=u.findIndex(r=>A.test(r));return h<0?{fixed:l}:{fixed:u.slice(0,h).join("/"),glob:u.slice(h).join("/")}}function S(l){const u=l.
map(h=>{const r=h.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:r,start:R(r)}});return h=>{const r=h.toLowerCase();return u.some(({glob:o,start:n})=>o===
h||r.startsWith(n)&&w.posix.matchesGlob(h,o))}}function R(l){const[u=""]=l.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(l)??[];return u.toLowerCase()}const a=({
file:l,glob:u},h)=>l===h||u!==void 0&&w.posix.matchesGlob(h,u),P=l=>l.startsWith(".")||l==="node_modules",y=(l,u)=>l===u||l.startsWith(u.endsWith(w.sep)?u:u+w.sep),
v=l=>w.sep==="/"?l:l.replaceAll(w.sep,"/")}),5603:((dt,U,t)=>{t.d(U,{A:()=>S,j:()=>R});var w=t(5143),A=t(1064),T=t(5011);const S=["lock-file","syntax","version-\
file","tool","hook"];class R{found=new Map;allowed=new Map;addFiles(y){for(const{file:v,kind:l,scope:u,isContext:h}of y){if(h)continue;const[r]=l.clients;if(r!==
void 0&&l.clients.length===1&&!a(v)){const o={file:v,line:1,column:1,endColumn:1};this.addSyntax(r,`is read by ${A.bB[r]} only`,o)}for(const o of u.traits)this.
addTrait(o)}}addUsages(y){for(const v of y)v.kind==="lock_provider"?this.addLock(v):v.kind==="cloud_default"&&this.addCloud(v)}signs(){return[...this.found.values()]}constraints(){
return[...this.allowed.values()]}addTrait({kind:y,text:v,place:l}){if(y==="version"){const u=(0,w.Zl)(l.file)?`${v} aside`:v;this.allowed.has(u)||this.allowed.set(
u,{text:v,place:l})}else if(y==="binary"){const h={client:v==="tofu"?"opentofu":"terraform",level:"version-file",place:l,version:null};this.put({...h,text:"sets\
 terraform_binary"})}else if(y!=="compatible"&&y!=="provider-version"){const{client:u,what:h}=A.$I[y];this.addSyntax(u,`has ${h}`,l)}}addLock({host:y,place:v}){
const l=A.Du.find(h=>(0,T.Vm)(h)===y);if(l===void 0)return;const u=`locks providers from ${y}`;this.put({client:l,level:"lock-file",place:v,text:u,version:null})}addCloud({
clients:y,isOverridden:v,place:l}){if(v||!y.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:l,text:"has a cloud block without hos\
tname",version:null,isCloud:!0})}addSyntax(y,v,l){this.put({client:y,level:"syntax",place:l,text:v,version:null})}put(y){const v=`${y.client} ${y.text}`;if(this.
found.has(v))return;const l=(0,w.Zl)(y.place.file)?`${v} aside`:v;this.found.has(l)||this.found.set(l,y)}}const a=P=>/(^|\/)[.#][^/]*$/.test(P)}),7854:((dt,U,t)=>{
t.d(U,{Oo:()=>P,YW:()=>S,kA:()=>a,sw:()=>R,u3:()=>l,vH:()=>y});var w=t(7052),A=t(1064);const T={line:1,column:1,endColumn:1};function S(u,h,r=T){const o={file:u===
""?".":u,...r};return{problem:h,place:o,clients:A.Du,host:null}}function R(u,h){const r=P(n=>n.filter(O=>h.includes(O))),o=P(n=>n.map(O=>({...O,clients:r(O.clients)})).
filter(O=>O.clients.length>0));return u.flatMap(n=>{const O=r(n.clients);if(O.length===n.clients.length)return n;const m=o(n.needs),d=n.isHostImplied?m[0]?.host??
n.host:n.host;return O.length===0?[]:{...n,clients:O,needs:m,host:d}})}const a=u=>{const h=new Set;for(const{host:r,isHostImplied:o}of u)r!==null&&!o&&h.add(r);
return h};function P(u){let h;return r=>{h??=new Map;const o=h.get(r);if(o!==void 0||h.has(r))return o;const n=u(r);return h.set(r,n),n}}const y=(u,h)=>u.filter(
r=>r.clients.some(o=>h.includes(o))),v=1e4;class l{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(h=v){this.max=h}add(h){const{problem:r,place:o}=h;
if(r.code==="file-syntax"){if(this.broken.has(o.file))return;this.broken.add(o.file)}const n=this.kept.get(r.severity)??0;this.kept.set(r.severity,n+1),n<this.max?
this.notes.push(h):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const h=(0,w.fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[
...this.notes,S(".",h)]}}}),7152:((dt,U,t)=>{t.d(U,{G:()=>n});var w=t(3024),A=t(6760),T=t(9461),S=t(5747),R=t(7052),a=t(9664),P=t(2161),y=t(6195);function v(c,e,i,f){
if(c.kind==="error")return(0,R.fileUnreadable)({what:"link",code:c.code});const{kind:I,path:_}=c;return(0,y.UO)(_,e.boundary)?I==="directory"?null:I==="special"?
(0,R.fileUnreadable)({what:"link-to-special-file"}):{path:_,isScanned:l(_,e,i,f)}:(0,R.fileOutside)()}function l(c,e,i,f){if(e.file!==void 0||e.glob!==void 0||!(0,y.
UO)(c,e.path))return!1;const[I="",..._]=(0,y.sq)((0,A.relative)(e.path,c)).split("/").toReversed();if(_.some(y.G$))return!1;const p=(0,y.sq)((0,A.relative)(i,c)).
split("/");return p.map((C,s)=>p.slice(0,s+1).join("/")).slice(-1-_.length).some(f)?!1:(0,P.L8)(I,new Set([I]),_[0]??"")!==void 0}var u=t(7854);const h={files:1e6,
directoryFiles:5e4},r=200,o=1e4;function*n(c,e={toolFiles:[],hasPlugins:!1},i=h){const f=new m(c,e,i);for(const I of c.scan){const _=O(f.root,I);"path"in _?yield*f.
walkFrom(_):yield{kind:"note",note:_}}}function O(c,e){const{fixed:i,glob:f}=(0,y.VK)(e);try{const I=(0,w.realpathSync)((0,A.resolve)(c,i)),_=(0,y.sq)((0,A.relative)(
c,I)),p=(0,y.UO)(I,c),g=p?c:I;if(f!==void 0)return{path:I,name:_,boundary:g,glob:(0,a.Gz)(_,f)};if((0,w.statSync)(I).isDirectory())return{path:I,name:_,boundary:g};
const C=(0,A.resolve)(I,"..");return{...{path:C,name:(0,y.sq)((0,A.relative)(c,C))},boundary:p?c:C,file:_}}catch(I){return(0,u.YW)(e,(0,R.fileUnreadable)({what:"\
scan",code:(0,S.Oj)(I)}))}}class m{root;isExcluded;aside;limits;selected;files=0;constructor({root:e,scan:i,exclude:f},I,_){this.root=(0,w.realpathSync)(e),this.
isExcluded=(0,y.Ls)(f),this.aside=I,this.limits=_,this.selected=i.length>1?new Set:null}*walkFrom(e){const i=e.glob===void 0&&e.file===void 0,f=[{path:e.path,name:e.
name,depth:0,isSelected:i}];for(let I=f.pop();I!==void 0;I=f.pop()){yield{kind:"directory",name:I.name};const _=$(I);if("problem"in _){yield{kind:"note",note:_};
continue}const p=[];for(const g of this.findFiles(e,I,_))if("problem"in g)yield{kind:"note",note:g};else if(p.length<this.limits.directoryFiles)p.push(g);else{yield d(
I,"directory",this.limits.directoryFiles);break}if(this.files+=p.length,this.files>this.limits.files){yield d(I,"files",this.limits.files);return}if(p.some(({isContext:g})=>!g)&&
(yield{kind:"module",files:p}),e.file!==void 0)return;for(const g of this.findDirectories(e,I,_))f.push(g)}}*findFiles(e,i,f){const I=new Set;let _=!1;for(const g of f)
(0,P.tr)(g.name)&&!g.isDirectory()&&I.add(g.name),_||=g.name===".terraform",this.aside.hasPlugins||=g.name==="terraform.d";const p=i.name.slice(i.name.lastIndexOf(
"/")+1);for(const g of f){if(g.isDirectory())continue;const C=(0,P.L8)(g.name,I,p);if(C===void 0){(0,P.Z8)(g.name)&&this.addToolFile(i,g.name);continue}const s=(0,a.
Gz)(i.name,g.name),E={path:i.path+A.sep+g.name,file:s,kind:C,isContext:!this.select(e,i,s)};g.isFile()?yield E:g.isSymbolicLink()?yield*this.follow(e,E):yield(0,u.
YW)(s,(0,R.fileUnreadable)({what:"special-file"}))}if(_&&i.isSelected){const g=[i.path,...P.U4.split("/")].join(A.sep),C=(0,T.$)(g);C.kind==="file"&&C.path===g&&
(yield{path:g,file:(0,a.Gz)(i.name,P.U4),kind:P.e0,isContext:!1})}}addToolFile({path:e,name:i},f){const I=(0,a.Gz)(i,f);this.aside.toolFiles.length>=o||this.isExcluded(
I)||this.aside.toolFiles.push({path:e+A.sep+f,file:I})}select(e,i,f){return!(i.isSelected||(0,y.$8)(e,f))||this.isExcluded(f)||this.selected?.has(f)?!1:(this.selected?.
add(f),!0)}*follow(e,i){const f=v((0,T.$)(i.path),e,this.root,this.isExcluded);f!==null&&("code"in f?yield(0,u.YW)(i.file,f):yield{...i,path:f.path,isContext:i.
isContext||f.isScanned})}findDirectories({glob:e},{path:i,name:f,depth:I,isSelected:_},p){const g=[];for(const C of p.toReversed()){if(!C.isDirectory()||(0,y.G$)(
C.name))continue;const s=(0,a.Gz)(f,C.name);if(this.isExcluded(s))continue;const M=_||e!==void 0&&A.posix.matchesGlob(s,e),E=i+A.sep+C.name;g.push({path:E,name:s,
depth:I+1,isSelected:M})}return g}}const d=({name:c},e,i)=>({kind:"note",note:(0,u.YW)(c,(0,R.fileLimit)({kind:e,max:i}))});function $({path:c,name:e,depth:i}){
if(i>r)return(0,u.YW)(e,(0,R.fileLimit)({kind:"depth",max:r}));try{return(0,w.readdirSync)(c,{withFileTypes:!0}).sort((f,I)=>f.name<I.name?-1:1)}catch(f){return(0,u.
YW)(e,(0,R.fileUnreadable)({what:"directory",code:(0,S.Oj)(f)}))}}}),1435:((dt,U,t)=>{t.d(U,{j:()=>a,o:()=>P});var w=t(9562);const A=function(...v){const{thisMachine:l}=t.
late([504,456,696],2696);return new.target?new l(...v):l(...v)},T=function(...v){const{mergeFindings:l}=t.late([504,456,696],2696);return new.target?new l(...v):
l(...v)},S=function(...v){const{readCliConfig:l}=t.late([504,456,696],2696);return new.target?new l(...v):l(...v)},R=function(...v){const{withoutInstalled:l}=t.
late([927,649],1264);return new.target?new l(...v):l(...v)};function a(v,l,u,{environment:h,directory:r,mayHavePlugins:o,plugins:n=null}){if(l.hostnames.length===
0&&v.every(({needs:e})=>e.length===0))return{usages:v,remarks:[],findings:[],configs:[],releases:u.releases};const O=P(l.cliConfig,u.clients,h),m=u.releases.map(
e=>{const i=O.find(({client:f})=>f===e.client);return{...e,attemptMs:i?.requestTimeoutMs??e.attemptMs}}),d={root:r,plugins:n,mayHavePlugins:o,releases:m,asksMirrors:l.
depth!=="discovery"},$=y(v,O,d),c=[...O.flatMap(e=>e.findings),...$.findings];return{...$,findings:T(c),configs:O,releases:m}}function P(v,l,u){const h=A(u);return l.
map(r=>S(r,h,v))}function y(v,l,u){return v.some(({needs:r})=>r.some(({service:o})=>o===w.xq))?R(v,l,u):{usages:v,remarks:[],findings:[]}}}),5866:((dt,U,t)=>{t.
d(U,{D0:()=>n,lz:()=>O,a3:()=>d});var w=t(7052),A=t(9664);function T(c,{evidence:e,versions:i}){if(c.version!==null)return()=>c.version;const f=e.filter(({level:I,
version:_})=>I==="version-file"&&_!==null);return(I,_)=>f.some(g=>g.client===I&&S(_,(0,A.jt)(g.place.file)))?i[I]??null:null}const S=(c,e)=>e===""||`${c}/`.startsWith(
`${e}/`);var R=t(6195),a=t(7854),P=t(3152);const y=function(...c){const{RootNotes:e}=t.late([400,210,724],1724);return new.target?new e(...c):e(...c)},v=function(...c){
const{textNotes:e}=t.late([400,210,724],1724);return new.target?new e(...c):e(...c)},l=function(...c){const{Readings:e}=t.late([400,210,724],1724);return new.target?
new e(...c):e(...c)},u=function(...c){const{layoutsOf:e}=t.late([400,210,724],1724);return new.target?new e(...c):e(...c)},h=function(...c){const{rootsOf:e}=t.late(
[400,210,724],1724);return new.target?new e(...c):e(...c)},r=function(...c){const{unmatched:e}=t.late([400,210,724],1724);return new.target?new e(...c):e(...c)},
o=2e5;function n({usages:c,notes:e,scanned:i,changed:f,dialect:I,settings:_,listed:p}){const{declared:g,endedAt:C}=i;if(c.length===0&&!g.some(ct=>"place"in ct)&&
_.roots.length===0)return{roots:[],notes:[]};const{clients:M,versions:E}=I,k={usages:c,declared:g,clients:M},b=p===void 0?O(k,_,C===null):m(k,p),x=[],K=[],Q=new l,
Y=_.dialect.name==="auto"?[]:M,N=new y({clients:M,readings:Q,upgrade:_.upgrade,versionIn:T(_.dialect,I)}),G=_.depth!=="discovery";let tt=0;for(const ct of h(b,{
changed:f,versions:E,hasCalls:G})){if(tt+=ct.directories.length,tt>o){K.push((0,a.YW)(ct.directory,(0,w.fileLimit)({kind:"roots",max:o})));break}N.add(ct),G&&x.
push(ct)}const nt=[...v(c,g,{...I,readings:Q,set:Y})].filter(({place:ct})=>f===null||f.has(ct.file)),st=new Set(e.flatMap(({problem:ct,place:It})=>ct.code==="lo\
ck-invalid"?It.file:[])),it=[...nt,...N.notes()].filter(({place:ct})=>!st.has(ct.file));return{roots:x,notes:[...it,...K]}}function O(c,{roots:e},i){const f=e.map(
p=>({text:p,matches:(0,R.Ls)([p])})),I=u({...c,patterns:f}),_=i?r(I,f):[];if(_.length===0)return I;throw new P.GN(_.map(p=>`roots: no directory with configurati\
on matches ${p}`))}function m(c,e){return c.clients.flatMap(i=>u({...c,clients:[i],patterns:[{text:"",matches:I=>e.get(i)?.has(I)===!0}]}))}function d(c,e,{depth:i},f){
if(i==="discovery")return c;const I=({kind:p,workspace:g})=>p==="cloud_default"?!!f.TF_CLOUD_HOSTNAME:p!=="backend_remote_default"||g?.organization===null,_=new Set(
e.filter(p=>!I(p)).map(({place:p})=>$(p)));return c.map(p=>p.problem.code==="host-missing"&&_.has($(p.place))?{...p,problem:{...p.problem,severity:"error"}}:p)}
const $=({file:c,line:e,column:i})=>`${c}:${e}:${i}`}),370:((dt,U,t)=>{t.d(U,{C_:()=>l,IZ:()=>y,PT:()=>v,SQ:()=>a});var w=t(6897),A=t(8416),T=t(7152);const S=function(...u){
const{scanInSteps:h}=t.late([400,210,724],1724);return new.target?new h(...u):h(...u)},R=20;async function a({scan:u,exclude:h},{directory:r,environment:o,stop:n,
progress:O}){const m={root:r,scan:u,exclude:h},d=n.why===null?P(m):null;if(d!==null)return d;const $=S(m,Object.keys(o));return(0,w.n)($,n,c=>O({kind:"scan",files:c}))}
function P(u){const h={toolFiles:[],hasPlugins:!1};let r=0;for(const{kind:o}of(0,T.G)(u,h))if(r+=1,o!=="directory"||r>R)return null;return{...h,usages:[],notes:[],
declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const y=(u,h,r)=>(0,A.L2)(v(u,h,r));function v({dialect:u,exclude:h,
scan:r},o,{environment:n,directory:O}){if(r.length===0)return{setting:u,scan:null};const m=(0,A.oh)({root:O,exclude:h},o.toolFiles),d=!!n.TF_CLOUD_HOSTNAME;return{
setting:u,scan:{...o,tools:m,hasCloudHostname:d}}}const l=({hasPlugins:u},{scan:h})=>u||h.some(r=>r!==".")}),7082:((dt,U,t)=>{t.d(U,{O:()=>w});const w=A=>({discovery:A,
hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((dt,U,t)=>{t.d(U,{C:()=>S,h:()=>a});var w=t(
5143),A=t(7854);const T=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default",
"migrate_backend_remote","migrate_backend_remote_default"]);function S(y,v,l,u=(0,A.kA)(v)){const h=y.hostnames.flatMap(({host:o,services:n})=>{const O=n.length>
0?n:y.requiredServices;return(O.length>0?O:["any"]).map(d=>({host:o,service:d,clients:l,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),r=new Set([...u,
...y.hostnames.map(({host:o})=>o)]);return a([h,R(v,r)],l)}function*R(y,v){for(const{kind:l,needs:u,place:h}of y){const r=!T.has(l);for(const o of u)yield{...o,
because:[h],isImplied:!v.has(o.host),isForInit:r}}}function a(y,v){const l=new Map;for(const u of y)for(const h of u)P(l,h);return Array.from(l.values(),u=>({...u,
because:(0,w.As)(u.because),clients:v.filter(h=>u.clients.includes(h))}))}function P(y,v){const{host:l,service:u,clients:h,because:r}=v,o=`${l} ${u}`,n=y.get(o);
if(n===void 0){y.set(o,{...v,clients:[...h],because:[...r]});return}n.isForInit||=v.isForInit,n.isImplied&&=v.isImplied,n.isAssumed===!0&&(n.isAssumed=v.isAssumed===
!0);for(const O of r)n.because.push(O);for(const O of h)n.clients.includes(O)||n.clients.push(O)}}),5960:((dt,U,t)=>{t.d(U,{e:()=>S,i:()=>a});var w=t(6697),A=t(
1831),T=t(7082);function S(P,{hostnames:y,allowedHosts:v},{isGuess:l}){const u=new Set(y.map(({host:r})=>r)),h=new Map;for(const r of P){const{host:o}=r;if(u.has(
o)||h.has(o))continue;const n=l===!0||r.isAssumed===!0,O=R(r,n,(0,A.Jr)(o,v));O!==null&&h.set(o,O)}return h}function R({host:P,isImplied:y,because:v,clients:l,isAssumed:u=!1},h,r){
const o=(0,A.nx)(P);if((0,A.Rt)(P))return(0,w.hostGeneric)({host:o});const[n]=v.filter(m=>typeof m!="string"),O=y&&n!==void 0?{place:n,clients:l}:null;return O!==
null&&h?(0,w.hostAssumed)({host:o,...O,isListed:u}):r?null:(0,w.hostNotAllowed)(O===null?{host:o}:{host:o,implied:O})}const a=(P,y)=>({host:P,attempt:(0,T.O)({kind:"\
skipped",problem:y}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((dt,U,t)=>{t.d(U,{f:()=>S,q:()=>P});var w=t(3024),A=t(6760),
T=t(6309);function S(h,r,o){const n=a((0,w.realpathSync)(h),r),O=(0,A.basename)(r);R((0,A.join)(n,O));const m=(0,A.join)(n,`.${O.slice(0,60)}.${Math.random().toString(
36).slice(2)}`),d=(0,w.openSync)(m,"wx");try{try{for(const $ of o)(0,w.writeFileSync)(d,$)}finally{(0,w.closeSync)(d)}(0,w.renameSync)(m,(0,A.join)(n,O))}catch($){
throw(0,w.rmSync)(m,{force:!0}),$}}function R(h){const r=(0,w.lstatSync)(h,{throwIfNoEntry:!1});if(r===void 0||r.isFile()||r.isSymbolicLink())return;const o=r.isDirectory()?
"is a directory":"is not a regular file";throw new T.Lw(`it ${o}; choose another path`)}function a(h,r){const o=(0,A.resolve)(h,r),n=u(h,o);if(!n&&!(0,A.isAbsolute)(
r))throw new T.Lw(`it is outside ${h}; use an absolute path if that is intended`);const O=n?h:(0,A.parse)(o).root;return(0,A.relative)(O,(0,A.dirname)(o)).split(
A.sep).filter(Boolean).reduce((d,$)=>y(d,$,h),O)}function P(h,r){const o=(0,w.realpathSync)(h);return v(a(o,r),(0,A.basename)(r),o)}function y(h,r,o){const n=(0,A.
join)(h,r);return(0,w.lstatSync)(n,{throwIfNoEntry:!1})===void 0&&l(n),v(h,r,o)}function v(h,r,o){const n=(0,A.join)(h,r);if(!(0,w.lstatSync)(n,{throwIfNoEntry:!1})?.
isSymbolicLink())return n;const O=(0,w.realpathSync)(n);if(!u(o,h)||u(o,O))return O;throw new T.Lw(`the link ${(0,A.relative)(o,n)} leads outside ${o}; remove i\
t or choose another path`)}function l(h){try{(0,w.mkdirSync)(h)}catch(r){if(!(0,T.Or)(r)||r.code!=="EEXIST")throw r}}function u(h,r){const o=(0,A.relative)(h,r);
return o!==".."&&!o.startsWith(`..${A.sep}`)&&!(0,A.isAbsolute)(o)}}),9076:((dt,U,t)=>{t.d(U,{QB:()=>A,im:()=>w,yX:()=>T});const w=["fails","warns","works","unc\
hecked","skipped"],A=5,T=({outcome:S})=>S!=="unchecked"&&S!=="skipped"}),997:((dt,U,t)=>{t.d(U,{O:()=>A,T:()=>S});var w=t(1064);const A=({earlier:R,attempt:a,later:P})=>[
...R,a,...P];function T({discovery:R,timing:a,headMs:P,hops:y},{attemptMs:v}){const l=P!==null&&P<=v?y.at(-1)?.status:null;return l===null||(0,w.Mq)(l??0)?"retr\
ies":R.kind!=="failed"&&a.totalMs<=v?"works":"fails"}function S(R,a){const P=R.map(l=>T(l,a)),y=P.indexOf("works");return y<0?"never":y<=a.retries&&!P.slice(0,y).
includes("fails")?"always":"sometimes"}}),3795:((dt,U,t)=>{t.d(U,{qY:()=>v,Si:()=>o,fN:()=>h,XP:()=>r});var w=t(733),A=t(1831),T=t(4120),S=t(8641);const R=2,a=80;
function P(n){if(n.kind==="scan")return`read ${(0,T.px)(n.files,"file")}`;if(n.kind==="registries")return`${n.done} of ${(0,T.px)(n.total,"question")} to regist\
ries answered`;const{done:O,total:m,failed:d,waiting:$}=n,c=d===0?"":`, ${d} failed so far`;return`${O} of ${(0,T.px)(m,"host")} checked${c}${y($)}`}function y(n){
if(n.size===0)return"";const O=[...n].slice(0,R).map(d=>(0,S.RK)((0,A.nx)(d),a)),m=n.size-O.length;return m>0?`; waiting for ${O.join(", ")} and ${(0,T.px)(m,"o\
ther")}`:`; waiting for ${O.join(" and ")}`}const v={show:()=>{},end:()=>{}},l=5e3,u=200;function h(n,O){let m=null,d=!0;const $=O(l,()=>{m!==null&&(d&&n(P(m)),
d=!d)});return{show:e=>{m=e},end:$}}function r(n,O,m){let d=null,$="";const c=m(u,()=>{const f=d===null?"":(0,w.W)(P(d),0,O-1);f!==$&&($=f,n(`\r${f}\x1B[K`))});
return{show:f=>{d=f},end:()=>{c(),$!==""&&n("\r\x1B[K")}}}const o=(n,O)=>{const m=setInterval(O,n).unref();return()=>clearInterval(m)}}),8463:((dt,U,t)=>{t.d(U,
{t:()=>r});var w=t(6309),A=t(566),T=t(3329),S=t(5505),R=t(5955),a=t(8641);const P=function(...n){const{hash:O}=process.getBuiltinModule("node:crypto");return new.target?
new O(...n):O(...n)},y=function(...n){const{renderBadge:O}=t.late([912],7912);return new.target?new O(...n):O(...n)},v=function(...n){const{renderCodeQuality:O}=t.
late([811],9811);return new.target?new O(...n):O(...n)},l=function(...n){const{renderHtml:O}=t.late([656],3656);return new.target?new O(...n):O(...n)},u=function(...n){
const{renderJunit:O}=t.late([176],176);return new.target?new O(...n):O(...n)},h=function(...n){const{renderSarif:O}=t.late([504,341,695],7695);return new.target?
new O(...n):O(...n)};function r({report:n,badge:O},m,d){const $=[],c=(e,i,f)=>{try{(0,A.f)(d,i,(0,R.mk)(f()))}catch(I){$.push(`the ${e} ${(0,a.RK)(i)} was not w\
ritten: ${(0,a.RK)((0,w.A3)(I))}`)}};for(const{path:e,format:i}of n)c("report",e,()=>o(i,m));return O!==null&&c("badge",O,()=>[y(m.verdict)]),$}function o(n,{verdict:O,
context:m}){switch(n){case"json":return(0,T.h)(O,m);case"sarif":return h(O,m);case"junit":return u(O,m);case"codequality":return v(O,d=>P("sha256",d));case"html":
return l(O,m,d=>P("sha256",d,"base64"));case"markdown":return[(0,S.Gc)(O,m)]}}}),7361:((dt,U,t)=>{t.d(U,{QY:()=>y,_N:()=>P,eC:()=>R,mc:()=>S});var w=t(7574),A=t(
5102),T=t(4120);function S({good:v,runs:l}){if(l===0)return null;const u=Math.floor(1e4*v/l);if(u>=9900)return`${u/100}%`;const h=Math.floor(u/10);return h===0&&
v>0?"below 0.1%":`${h/10}%`}const R=({days:v,good:l,runs:u})=>`${l} of ${(0,T.px)(u,"run")} in ${v} days`,a=["fails","unchecked","warns","skipped","works"];function P(v){
const l=a.flatMap(h=>{const{length:r}=v.filter(n=>n.outcome===h),o=h==="warns"?"with warnings":A.nx[h];return r===0?[]:[`${r} ${o}`]});return`${v.length===1?"la\
st run":`last ${(0,T.px)(v.length,"run")}`}: ${l.join(", ")}`}const y=({from:v,until:l},u)=>l===null?`${(0,w.u8)(v,u)} so far`:(0,w.u8)(v,l)}),4218:((dt,U,t)=>{
t.d(U,{H6:()=>c,MC:()=>r,U4:()=>o,XQ:()=>i,bW:()=>m,kW:()=>e,qX:()=>h,wz:()=>$});var w=t(9076),A=t(7574),T=t(5102),S=t(4120);const R=["\u2581","\u2582","\u2583",
"\u2585","\u2586","\u2587"],a="\u2573",P="\u254C",y=[100,250,500,1e3,2500],v=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or m\
ore"],l=f=>y.filter(I=>f>=I).length;function u(f){return f.outcome==="fails"?a:(0,w.yX)(f)?R[l(f.ms??0)]??"":P}const h=f=>f.map(u).join("");function r(f){const I=f.
flatMap(({history:s})=>s.recent),_=new Set(I.map(u)),p=I.some(s=>u(s)===R[0]&&s.ms===null);return[...R.map((s,M)=>{const E=v[M]??"";return[s,M===0&&p?`${E} or n\
ot measured`:E]}),[a,"failed"],[P,"no result"]].filter(([s])=>_.has(s))}function o({hosts:f},{history:I}){return f.flatMap(p=>{const g=I?.get(p.visit.host);return g!==
void 0&&g.recent.filter(w.yX).length>1?[{host:p,history:g}]:[]}).toSorted((p,g)=>Number(O(g))-Number(O(p))||d(p,n)-d(g,n)||d(p,Number.POSITIVE_INFINITY)-d(g,Number.
POSITIVE_INFINITY))}const n=30,O=({host:f})=>(0,T.sG)(f)==="fails",m=({history:f},I)=>c(f).findLast(_=>_.days<=I);function d(f,I){const _=m(f,I);return _===void 0?
1:_.good/_.runs}const $=f=>O(f)||f.history.recent.some(({outcome:I})=>I==="fails"),c=({uptime:f})=>f.filter(({runs:I},_)=>I>(f[_-1]?.runs??0));function e({recent:f,
uptime:I,incidents:[_]}){if(_===void 0||_.until!==null)return null;const p=f.filter(({outcome:s})=>s==="fails").length,g=I.at(-1);return g!==void 0&&g.runs-g.good===
1?`first failure in ${(0,S.px)(g.runs,"run")}`:p<=_.runs&&_.runs>1?null:`failed ${p} of the last ${f.filter(w.yX).length} runs`}function i({incidents:[f]}){return f===
void 0||f.until!==null||f.runs<2?null:`failing since ${(0,A.QN)(f.from)} (${(0,S.px)(f.runs,"run")})`}}),1505:((dt,U,t)=>{t.d(U,{G_:()=>h,Yj:()=>u,Zc:()=>v,o7:()=>l,
se:()=>y,tN:()=>R});var w=t(4e3),A=t(7574),T=t(4120),S=t(8884);const R=120,a=20,P=6;function y({requirements:d},{dialect:$},c){return{label:"required",texts:(0,T.
Sk)(d,a,({service:i,clients:f,because:I})=>{const _=i==="any"?(0,T.DO)(i):c.value((0,T.DO)(i),R),g=$.clients.every(C=>f.includes(C))?"":` for ${(0,T.wO)(f)}`;return`${_}${g}\
 (${(0,S.Yx)(I,c.because)})`})}}function v({visit:d},$){const{timing:c,discovery:e}=d.attempt,i=e.kind==="failed"?e.excerpt:null,f=(0,A.I$)(c).map(([g,C])=>`${g}\
 ${(0,A.kJ)(C)}`),I=d.earlier.map(g=>{const{kind:C}=g.discovery;return`${C==="failed"?g.discovery.problem.code:C} after ${(0,A.kJ)(g.timing.totalMs)}`}),_=i===null?
[]:[$.value(i.replace(/\s+/gu," ").trim())],p=d.credentials?.hasToken?[$.prose(d.credentials.source)]:[];return[{label:"body",texts:_},{label:"timing",texts:[f.
join(", ")]},{label:"retried",texts:I},{label:"token from",texts:p}]}const l=(d,$)=>[{label:"credentials",texts:O(d)?n(d.visit.looks,$.prose):[]},{label:"host b\
lock",texts:m(d.visit).map(c=>$.prose(c))}];function u({visit:d,services:$,servicesFrom:c},e){const i=c===null?(0,A.kJ)(d.attempt.timing.totalMs):`host block at\
 ${e.because(c)}`,f=(0,w.K4)($,P,({id:I})=>e.value(I,R));return`${$.length===0?"no services":f} (${i})`}function h(d){return[...Map.groupBy(d,c=>JSON.stringify(
c.looks.map(o))).values()].map(c=>({clients:c.map(({client:e})=>e),looks:c[0]?.looks.map(o)??[]}))}const r={nothing:"no entry","a token":"a token","an empty tok\
en":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},o=({source:d,held:$,counts:c})=>({source:d,held:`${r[$]}${c?
$==="no token"?" (ends the search)":" (used)":""}`});function n(d,$){const c=h(d);return c.flatMap(({clients:e,looks:i})=>i.map(({source:f,held:I})=>`${c.length>
1?`${(0,T.wO)(e)}: `:""}${$(f)}: ${I}`))}const O=({findings:d})=>d.some(({problem:{code:$}})=>/^credentials-|^document-unauthorized$/.test($));function m({forced:d}){
return[...Map.groupBy(d,({place:c})=>(0,S.eo)(c))].map(([c,e])=>`${c}, for ${(0,T.wO)(e.map(({client:i})=>i))}`)}}),2704:((dt,U,t)=>{t.d(U,{IL:()=>T,Rr:()=>S,Z4:()=>A});
var w=t(8641);const A=(R,a,P,y)=>`,
${P}"${R}": ${T(a,P,y)}`,T=(R,a,P)=>(0,w.s$)(JSON.stringify(R,P,2).replaceAll(`
`,`
${a}`));function*S(R,a,{margin:P,replace:y},v){if(a.length===0){yield A(R,[],P);return}const l=`${P}  `;let u=`,
${P}"${R}": [`;for(const h of a)yield`${u}
${l}${T(v(h),l,y)}`,u=",";yield`
${P}]`}}),3329:((dt,U,t)=>{t.d(U,{h:()=>I});var w=t(4e3),A=t(5799),T=t(2704),S=t(4283),R=t(997),a=t(1831),P=t(8641),y=t(5465);function v(E){const{visit:k,requirements:b,
services:x,servicesFrom:K,clients:Q,isNew:Y}=E,{discovery:N,hops:G,timing:tt,certificates:nt}=k.attempt;return{host:k.host,display:(0,a.nx)(k.host),discovery:N.
kind,...l(N),documentUrl:h(N),hops:G.map(o),services:Object.fromEntries(x.map(st=>[st.id,n(st)])),servicesFrom:K===null?null:(0,y.W$)(K),hostBlocks:k.forced.map(
({client:st,place:it})=>({client:st,place:(0,y.W$)(it)})),required:b.map(({service:st,clients:it,because:ct})=>({service:st,clients:it,because:ct.map(y.W$)})),credentials:k.
credentials?.hasToken?k.credentials.source:null,looks:k.looks.map(({client:st,looks:it})=>({client:st,looks:it.map(r)})),attempts:(0,R.O)(k).length,...k.earlier.
length===0?{}:{earlier:k.earlier.map(u)},timingMs:d(tt),certificates:nt,clients:Q,...Y?{new:!0}:{}}}function l(E){if(E.kind==="skipped")return{code:E.problem.code};
if(E.kind!=="failed")return{};const{problem:k,excerpt:b}=E;return{code:k.code,...b===null?{}:{excerpt:b}}}const u=({discovery:E,timing:k})=>({discovery:E.kind,..."\
problem"in E?{code:E.problem.code}:{},ms:k.totalMs}),h=E=>E.kind==="found"||E.kind==="absent"?(0,S.Pl)(E.url):null,r=({source:E,held:k,counts:b})=>({source:E,held:k,
counts:b}),o=({url:E,status:k,reason:b,mediaType:x,authorization:K,address:Q,proxy:Y,ms:N})=>({url:(0,P.cq)(E),status:k,reason:b,mediaType:x,authorization:K,address:Q,
proxy:Y===null?null:(0,P.cq)(Y),ms:N});function n(E){switch(E.kind){case"url":return{url:(0,P.cq)(E.url)};case"login":return{login:O(E.login)};case"problem":return{
problem:m(E.problem)}}}const O=({client:E,grantTypes:k,authz:b,token:x,ports:K,scopes:Q})=>({client:E,grantTypes:k,authz:b===null?null:(0,P.cq)(b),token:x===null?
null:(0,P.cq)(x),ports:K,scopes:Q}),m=({code:E,message:k,help:b})=>({code:E,message:k,help:b??null}),d=({lookupMs:E,connectMs:k,tlsMs:b,firstByteMs:x,totalMs:K})=>({
lookup:E,connect:k,tls:b,firstByte:x,total:K}),$=({directory:E,clients:k,rows:b})=>({...(0,y.jt)(E),clients:k,rows:b.map(c)});function c({problems:E,places:k,platforms:b,
...x}){const{kind:K,address:Q,source:Y,host:N,constraints:G,locked:tt,chosen:nt,newest:st,worst:it}=x;return{kind:K,address:Q,source:Y,host:N,constraints:G,locked:tt,
chosen:nt,newest:st,platforms:b.map(({platform:ct,available:It})=>({platform:ct,available:It})),worst:it,codes:E.map(({code:ct})=>ct),places:k.map(y.W$)}}const e=1,
i=4096,f="  ";function*I(E,k){const{usages:b,...x}=k.scan,{hosts:K,findings:Q,passed:Y,ignored:N,stopped:G,roots:tt}=E,{remarks:nt}=k;yield*[`{
  "schemaVersion": ${e}`,_("version",k.version),_("passed",Y),...G===null?[]:[_("stopped",(0,w.Cw)(G)),_("incomplete",(0,w.zM)(G))],_("failOn",k.failOn),...g(k),
_("dialect",k.dialect.name),_("clientDetection",s(k.dialect)),_("clients",k.clients),_("startedAt",k.startedAt),_("durationMs",k.durationMs),_("counts",C(E))];const st={
margin:f,replace:p};yield*(0,T.Rr)("hosts",K,st,v),yield*(0,T.Rr)("findings",Q,st,M),tt.length>0&&(yield*(0,T.Rr)("roots",tt,st,$)),yield*[_("ignored",N),_("usa\
ges",b),...nt.length===0?[]:[_("remarks",nt)],_("scan",x),`
}
`]}const _=(E,k)=>(0,T.Z4)(E,k,f,p),p=(E,k)=>typeof k=="string"?(0,w.dh)(k,i):k,g=({repository:E,repositories:k})=>[...E===null?[]:[_("repository",E)],...k.length===
0?[]:[_("repositories",k)]],C=({findings:E})=>Object.fromEntries(A.oC.map(k=>[`${k}s`,E.filter(b=>b.severity===k).length])),s=({clients:E,versions:k,releases:b,
isGuess:x,why:K,evidence:Q})=>({clients:E,assumed:x??!1,why:K,versions:Object.entries(k).map(([Y,N])=>({client:Y,version:N})),releases:b.map(({name:Y})=>Y),evidence:Q.
map(({client:Y,version:N,level:G,text:tt,place:nt})=>({client:Y,version:N,kind:G,text:tt,...(0,y.$t)(nt)}))});function M(E){const{problem:k,severity:b,host:x,service:K,
places:Q,affects:Y,exclude:N}=E;return{code:k.code,severity:b,host:x,service:K,message:k.message,help:k.help??null,places:Q.map(y.W$),affects:Y,...N===void 0?{}:
{exclude:N}}}}),5465:((dt,U,t)=>{t.d(U,{$t:()=>T,W$:()=>A,jt:()=>R});var w=t(5143);const A=a=>typeof a=="string"?a:T(a),T=({file:a,line:P,column:y,endColumn:v})=>({
...S(a),line:P,column:y,endColumn:v});function S(a){const{repository:P,path:y}=(0,w.bH)(a);return P===null?{file:a}:{repository:P,file:y}}function R(a){const{repository:P,
path:y}=(0,w.bH)(a);return P===null?{directory:a}:{repository:P,directory:y}}}),9574:((dt,U,t)=>{t.d(U,{I$:()=>A,MB:()=>T,TM:()=>S,hn:()=>a,rm:()=>R});var w=t(8641);
function A(P,y,v=[]){const l=P.map((h,r)=>`<th align="${v.includes(r)?"right":"left"}">${h}</th>`),u=y.map(h=>`<tr>${P.map((o,n)=>`<td${v.includes(n)?' align="r\
ight"':""}>${h[n]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${l.join("")}</tr>`,...u,"</table>"].join(`
`)}const T=P=>["<ul>",...P.map(y=>`<li>${y}</li>`),"</ul>"].join(`
`),S=(P,y)=>["<details>",`<summary>${P}</summary>`,...y,"</details>"].join(`
`),R=P=>(0,w.D9)(P).replaceAll(".",".<wbr>"),a=P=>`<code>${(0,w.js)(P).replaceAll("/","/<wbr>")}</code>`}),5505:((dt,U,t)=>{t.d(U,{gD:()=>Cn,Fp:()=>Nn,Gc:()=>Xt,
XA:()=>Sn,rL:()=>Ln});var w=t(7574),A=t(5102),T=t(4120),S=t(5955),R=t(6763),a=t(8641),P=t(1831),y=t(2796),v=t(4218),l=t(8884),u=t(9574),h=t(4e3),r=t(5143),o=t(4503),
n=t(8373);const O=6,m=3,d=3,$=60,c=2,e=1e3;function i(D,j,W=!0){const F=j.context.repositories.length,z=`<b>${(0,l.mj)(D,F)}</b>`;if(!W)return z;const{shown:rt,
more:gt}=(0,h.zN)((0,l.eb)(D),O),ot=j.isBrief&&gt>0?` ${(0,n.jP)(gt,"repository",j)}`:"";return`${z}: ${rt.map(Ot=>(0,n.u_)(Ot,j)).join(", ")}${ot}`}function f(D,j,W){
const F=j.isBrief?[]:(0,l.eb)(D).slice(O);if(F.length===0)return[];const z=(0,S.I0)(F,W,c,kt=>(0,n.u_)(kt,j)),rt=z.length===F.length,gt=({file:kt})=>(0,u.hn)((0,r.
_M)(kt)??""),ot=rt?z:(0,S.I0)(F,W,c,gt),Ot=F.length-ot.length;return[(0,u.TM)((0,T.px)(F.length,"more repository"),[`<p>${ot.join(", ")}</p>`,...Ot>0?[`<p>${(0,n.
jP)(Ot,"repository",j)}</p>`]:[]])]}function I(D,j,W){const F=(0,l._X)(D),[z]=F;if(z===void 0)return"";const rt=(0,h.K4)(F,m,({repository:kt})=>(0,a.D9)(kt)),gt=`${n.
rC[(0,A.hm)(z.findings)??"warning"]} <b>${(0,T.px)(F.length,"repository")}</b> ${(0,l.fP)(F)}: ${rt}`;if(j.isBrief)return`<p>${gt}</p>`;const ot=(0,S.I0)(F,W-(0,S.
$$)(gt),$,kt=>_(kt,j)),Ot=F.length-ot.length;return(0,u.TM)(gt,[(0,u.I$)(["Repository","Findings","First in"],ot),...Ot>0?[`<p>${(0,n.jP)(Ot,"repository",j)}</p\
>`]:[]])}function _(D,j){const{repository:W,findings:F}=D,z=(0,h.zN)([...Map.groupBy(F,({code:Ot})=>Ot)],d),rt=z.shown.map(([Ot,[kt,...Ht]])=>{const tn=kt===void 0?
"":` at ${(0,n.b_)(kt.place,j)}`;return`${(0,n._h)(Ot,Ot,j)}${tn}${Ht.length===0?"":` and ${Ht.length} more`}`}),gt=(0,o.aE)(W,j.context),ot=(0,u.hn)(W);return[
gt===null?ot:`<a href="${(0,a.js)(gt,e)}">${ot}</a>`,(0,T.H8)(F),[...rt,...z.more>0?[`and ${(0,T.px)(z.more,"more code")}`]:[]].join("<br>")]}const p=20,g=10,C=700,
s=4,M=300,E=1,k=6,b=12,x=4,K=1/2,Q=12e3,Y=20,N=200;function G(D,j,W){const F=(0,y.cZ)(D),z=F.slice(0,j.isBrief?g:p),rt=Math.min(Q,W*K/z.length),gt=(0,y.YM)(z);let ot=W-
N;const Ot=tn=>{const on=tt(tn,j,rt,gt.get(tn)??null),rn=(0,S.$$)(on)<ot?on:`${it(tn,j)}</p>`;return ot-=(0,S.$$)(rn)+Y,rn},kt=(0,S.I0)(z,W-N,Y,Ot),Ht=F.length-
kt.length;return Ht>0?[...kt,`<p>${(0,n.jP)(Ht,"cause",j)}</p>`]:kt}function tt(D,j,W,F){const{findings:z,message:rt,help:gt}=D,ot=z.length>1&&z[0]?.exclude!==void 0,
kt=[$t(D,j),pt(D),vt(D,j)].filter(rn=>rn!==""),{lines:Ht,list:tn,rest:on}=F===null?nt(D,j,W):{lines:[`The same hosts as for ${F}`],list:[],rest:[]};return[it(D,
j),...Ht.map(rn=>`<br>${rn}`),...rt===null?[]:[`<br>${(0,T.Iu)((0,a.h$)(rt,C))}`],...gt===null||ot?[]:[st(gt)],...kt.length===0?[]:[`<br><sub>${kt.join(" ")}</s\
ub>`],"</p>",...tn.length===0?[]:[(0,u.MB)(tn)],...on].join(`
`)}function nt(D,j,W){const{findings:F,message:z}=D,rt=J(F,j),gt=z!==null&&(0,y.hs)(D)&&D.hosts.length===1,ot=z!==null||(0,y.hs)(D),Ot=rt&&!gt?[`In ${i(F,j,ot)}`]:
[],kt=rt&&ot?f(F,j,W/2):[];if(rt&&z!==null&&!(0,y.hs)(D))return{lines:Ot,list:[],rest:kt};const Ht=(0,y.S3)(D),tn=z===null?x:(0,y.hs)(D)?k:b,on=Ht.slice(0,tn).map(
yn=>ct(yn,D,j)),rn=z===null||on.length===0?[]:[on.join(", ")],mn=rt?W/2:W;return{lines:[...rn,...Ot],list:z===null?on:[],rest:[...Mt(D,Ht.slice(tn),j,mn),...kt]}}
const st=D=>`<br><b>Help:</b> ${(0,a.h$)(D,C)}`;function it(D,j){const{severity:W,code:F,title:z}=D,rt=(0,y.pq)(D),gt=rt>1?`${(0,T.px)(rt,(0,y.a2)(D))}: `:"";return`\
<p>${n.rC[W]} <b>${gt}${z}</b> (${(0,n._h)(F,F,j)})`}function ct(D,j,W){return"file"in D?(0,n.u_)(D,W):j.message===null?lt(D,j,W):It(D,j.hosts.length===1,W)}function It(D,j,W){
const[F]=D,z=F?.host?(0,a.D9)((0,P.nx)(F.host)):"",rt=F?.isHostNew?[T.dy]:[];if(j){const Ot=(0,l.yv)(D).settings.map(n.Su),kt=J(D,W)?i(D,W):Z(D,s,W),tn=(J(D,W)?
[...Ot,kt]:[kt,...Ot]).filter(on=>on!=="").join(", ");return`${z}${tn===""?"":` in ${tn}`}${rt.map(on=>` (${on})`)}`}const ot=[...rt,Dt(D,W)].filter(Ot=>Ot!=="").
join("; ");return ot===""?z:`${z} (${ot})`}const Dt=(D,j)=>J(D,j)?(0,T.px)((0,l.eb)(D).length,"repository"):Z(D,E,j).replace(/ places?$/,""),J=(D,{context:j})=>(0,l.
mj)(D,j.repositories.length)!=="";function Z(D,j,W){return(0,n.EP)((0,l.yv)(D).lines,j,W)}function lt(D,j,W){const F=(0,y.hs)(j)?It(D,!1,W):Z(D,E,W);return D.map(
({problem:z})=>{const rt=(0,a.h$)(z.message,M),gt=j.help===null&&z.help?st(z.help):"";return`${F===""?(0,T.Iu)(rt):`${F}: ${rt}`}${gt}`}).join("<br>")}function Mt(D,j,W,F){
const z=D.message===null?"finding":(0,y.a2)(D),rt=j.length;if(rt===0)return[];if(W.isBrief)return[`<p>${(0,n.jP)(rt,z,W)}</p>`];const gt=(0,S.I0)(j,F,Y,kt=>ct(kt,
D,W)),ot=rt-gt.length,Ot=D.message===null?(0,u.MB)(gt):`<p>${gt.join(", ")}</p>`;return[(0,u.TM)((0,T.px)(rt,`more ${z}`),[...gt.length===0?[]:[Ot],...ot>0?[`<p\
>${(0,n.jP)(ot,z,W)}</p>`]:[]])]}function $t({affects:D},{context:{clients:j}}){const W=(0,T.od)(D,j);return W===""?"":`Affects ${W}.`}function pt(D){const W=(0,y.
hs)(D)&&D.hosts.length===1&&D.message!==null?[]:(0,l.yv)(D.findings).settings;return W.length===0?"":`Required by ${W.map(n.Su).join(", ")}.`}function vt({hosts:[
D,j],severity:W},{context:F}){const z=D===void 0||j!==void 0?null:F.history?.get(D),rt=z&&W==="error"?(0,v.kW)(z):null;return rt===null?"":`${(0,T.Iu)(rt)}.`}var Kt=t(
1064),Pt=t(1505);const Yt=20,At=20,Vt=["fails","warns","works"];function sn(D,j,W){const F=D.filter(kt=>(0,A.cG)(kt)&&!(0,A.JR)(kt));if(F.length===0)return"";const z=kt=>F.
length===1?jt(kt,j).join(`
`):H(kt,j),rt=(0,S.I0)(F,W,At,z),gt=F.length-rt.length,[ot]=F.length===1?F:[],Ot=ot===void 0?`of ${(0,T.px)(F.length,"host")}`:`of ${ut(ot)} (${Tt(ot)})`;return(0,u.
TM)(`Requests, responses and certificates ${Ot}`,[...rt,...gt>0?[`<p>${(0,n.jP)(gt,"host",j)}</p>`]:[]])}const H=(D,j)=>(0,u.TM)(`${n.Gr[(0,A.sG)(D)]} ${ut(D)} \
(${Tt(D)})`,jt(D,j)),ut=({visit:D})=>(0,a.D9)((0,P.nx)(D.host)),Tt=({visit:{attempt:D}})=>`${(0,T.px)(D.hops.length,"request")}, ${(0,w.kJ)(D.timing.totalMs)}`;
function jt(D,j){const{hops:W,certificates:F}=D.visit.attempt;return[Gt(D,j),...D.services.length===0?[]:[qt(D,j)],...W.length===0?[]:[q(W)],...F.length===0?[]:
[V(F,j)]]}function Gt(D,j){const W=(0,n.Bm)(j);return["<table>",...[(0,Pt.se)(D,j.context,W),{label:"clients",texts:Jt(D,j)},...(0,Pt.Zc)(D,W),...(0,Pt.o7)(D,W)].
flatMap(({label:rt,texts:gt})=>gt.length===0?[]:[`<tr><td><b>${(0,T.Iu)(rt)}</b></td><td>${gt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Jt=({clients:D},{context:j})=>Vt.flatMap(W=>{const F=j.clients.filter(rt=>D[rt]===W),z=F.map(rt=>Kt.bB[rt]).join(", ");return F.length===0?[]:[`${n.Gr[W]}\
 ${z}`]});function qt({services:D,servicesFrom:j},W){const{shown:F,more:z}=(0,h.zN)(D,Yt),rt=F.map(Ot=>[(0,a.D9)(Ot.id,Pt.tN),nn(Ot)]),gt=z>0?[[`and ${z} more`,
W.rest]]:[],ot=j===null?"URL":`URL, from the host block at ${(0,n.u_)(j,W)}`;return(0,u.I$)(["Service",ot],[...rt,...gt])}function nn(D){switch(D.kind){case"url":
return(0,a.D9)((0,a.cq)(D.url));case"login":{const{client:j,authz:W,token:F,ports:z}=D.login;return[`authz ${(0,a.D9)((0,a.cq)(W??"none"))}`,`token ${(0,a.D9)((0,a.
cq)(F??"none"))}`,`client ${(0,a.D9)(j,Pt.tN)}, ports ${z.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${D.problem.code}`}}function q(D){const j=D.map(
(W,F)=>{const z=W.proxy===null?"":`through ${(0,a.D9)((0,a.cq)(W.proxy))}`,rt=W.status===null?"no response":`${W.status} ${(0,a.h$)(W.reason,Pt.tN)}`.trim();return[
String(F+1),(0,a.D9)((0,a.cq)(W.url)),W.mediaType===null?rt:`${rt}<br>${(0,a.D9)(W.mediaType,Pt.tN)}`,(0,T.Rk)(W.authorization),W.address===null?z:(0,a.D9)(W.address,
Pt.tN),(0,w.kJ)(W.ms).replace(" ","&nbsp;")]});return(0,u.I$)(["Hop","Request","Response","Token","Address","Time"],j,[0,5])}function V(D,{context:j}){const W=D.
map(({host:F,subject:z,issuer:rt,expires:gt})=>[(0,a.D9)(F,Pt.tN),(0,a.h$)((0,w.nO)(gt,j.startedAt)),(0,a.D9)(z,Pt.tN),(0,a.D9)(rt,Pt.tN)]);return(0,u.I$)(["TLS\
 certificate","Valid until","Subject","Issuer"],W)}var ht=t(7361);const Et=10,wt=40,bt=20,St=3,Rt=40,Ft=80,xt=1/5;function Ct(D,j,W){const{history:F}=j.context,
z=(0,v.U4)(D,j.context),rt=j.isBrief?z.filter(v.wz):z;if(rt.length===0)return z.length===0&&(F?.size??0)>0&&!j.isBrief?["<p><b>History</b>: 1 run so far</p>"]:[];
const gt=j.isBrief?Et:wt,ot=Ut(rt),Ot=(0,S.I0)(rt.slice(0,gt),W*(1-xt),Ft,Ht=>cn(Ht,ot,j)),kt=Ot.slice(Et);return[`<p><b>History</b>: ${Nt(z)}</p>`,en(Ot.slice(
0,Et),ot),...kt.length===0?[]:[(0,u.TM)((0,T.px)(kt.length,"more host"),[en(kt,ot)])],`<p><sub>${an(rt.slice(0,Ot.length))}</sub></p>`,...fn(rt.slice(Ot.length),
j),...pn(rt,j,W*xt)]}function Nt(D){const j=Math.max(...D.map(({history:z})=>z.recent.length)),W=D.filter(v.wz).length;if(W===0)return`no failure in the last ${(0,T.
px)(j,"run")}`;const F=D[0]?.history.recent.filter(({outcome:z})=>z==="fails").length;return D.length===1?`${F} of the last ${(0,T.px)(j,"run")} failed`:`${W} o\
f ${D.length} hosts failed in the last ${(0,T.px)(j,"run")}`}function Ut(D){const j=D.flatMap(({history:W})=>(0,v.H6)(W).map(F=>F.days));return[...new Set(j)].toSorted(
(W,F)=>W-F)}const en=(D,j)=>(0,u.I$)(["Host",...j.map(W=>`Uptime<br>${W}&nbsp;days`),"Latency<br>30&nbsp;days"],D,j.map((W,F)=>F+1).concat(j.length+1));function cn({
host:D,history:j},W,{isBrief:F}){const z=(0,A.sG)(D),rt=F?null:(0,v.XQ)(j),gt=new Map((0,v.H6)(j).map(ot=>[ot.days,ot]));return[[`${n.Gr[z]}&nbsp;${(0,u.rm)((0,P.
nx)(D.visit.host))}`,ln(j.recent),...rt===null?[]:[`<sub>${(0,a.js)(rt)}</sub>`]].join("<br>"),...W.map(ot=>{const Ot=gt.get(ot);return Ot===void 0?"":un((0,ht.
mc)(Ot)??"",(0,T.px)(Ot.runs,"run"))}),j.medianMs===null?"":(0,w.kJ)(j.medianMs).replaceAll(" ","&nbsp;")]}const un=(D,j)=>`${D}<br><sub>${j}</sub>`.replaceAll(
" ","&nbsp;"),ln=D=>`<code role="img" aria-label="${(0,ht._N)(D)}">${(0,v.qX)(D)}</code>`;function an(D){return`The newest run is at the right. ${(0,v.MC)(D).map(
([W,F])=>`<code>${W}</code>&nbsp;${F}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function fn(D,j){if(D.length===0)
return[];const W=D.every(({history:rt})=>rt.uptime.every(({good:gt,runs:ot})=>gt===ot)),F=j.isBrief?n.xy:"in the history file",z=W?", all without a failure in t\
his time":` ${F}`;return[`<p>and ${(0,T.px)(D.length,"more host")}${z}</p>`]}function pn(D,j,W){const F=D.flatMap(({host:ot,history:Ot})=>Ot.incidents.map(kt=>({
host:ot,incident:kt}))).toSorted((ot,Ot)=>ot.incident.from<Ot.incident.from?1:-1);if(F.length===0)return[];const z=(0,S.I0)(F.slice(0,bt),W,Ft,({host:ot,incident:Ot})=>[
(0,u.rm)((0,P.nx)(ot.visit.host)),(0,a.js)((0,w.QN)(Ot.from)),(0,ht.QY)(Ot,j.context.startedAt),String(Ot.runs),An(Ot)]),gt=F.length-z.length>0?`The last ${z.length}\
 incidents`:(0,T.px)(z.length,"incident");return z.length===0?[]:[(0,u.TM)(gt,[(0,u.I$)(["Host","From","Duration","Runs","Problems"],z,[3])])]}const An=({codes:D})=>(0,h.
K4)(D,St,j=>(0,a.D9)(j,Rt)),kn=4,Mn=2,Pn=3,On=60;function gn(D,j,W,F){const z=D.filter(kt=>(0,A.sG)(kt)===j);if(z.length===0)return"";const rt=j==="works"&&D.some(
kt=>(0,A.sG)(kt)==="warns"),gt=Rn(z,j,rt?" without warnings":"");if(W.isBrief)return`<p>${gt}</p>`;const ot=(0,S.I0)(z,F,On,kt=>wn(kt,W)),Ot=z.length-ot.length;
return(0,u.TM)(gt,[...ot.length===0?[]:[(0,u.I$)(["Host","Required by",j==="works"?"Services":"Reason"],ot)],...Ot>0?[`<p>${(0,n.jP)(Ot,"host",W)}</p>`]:[]])}function Rn(D,j,W){
const F=(0,h.K4)(D,Pn,({visit:rt})=>(0,a.D9)((0,P.nx)(rt.host))),z=D.length===1?`${F} ${A.nx[j]}${W}`:`<b>${(0,T.px)(D.length,"host")}</b> ${A.nx[j]}${W}: ${F}`;
return`${n.Gr[j]} ${z}`}function wn(D,j){const W=D.requirements.flatMap(z=>z.because),{discovery:F}=D.visit.attempt;return[`${(0,u.rm)((0,P.nx)(D.visit.host))}${D.
isNew?`<br><sub>${T.dy}</sub>`:""}`,W.length===0?"":vn(W,j),(0,A.JR)(D)&&F.kind==="skipped"?F.problem.title:(0,Pt.Yj)(D,(0,n.Bm)(j))]}function vn(D,j){const{places:W,
isOfRepositories:F}=(0,l.rv)(D),z=ot=>(0,n.u_)(ot,j);if(!F)return(0,l.Ky)(D,kn,z);const rt=W.slice(0,Mn).map(z).join(", "),gt=W.length>Mn?", \u2026":"";return`${(0,T.
px)(W.filter(l.cC).length,"repository")}: ${rt}${gt}`}var zt=t(4148);const _n=40,Tn=80,dn=D=>(0,zt.fi)(D,j=>(0,u.hn)((0,l.II)(j))),$n=(D,j)=>(0,a.D9)(D,j).replaceAll(
" ","&nbsp;"),En=(D,j)=>{const W=({code:F,title:z})=>(0,n._h)(F,z,j);return(0,zt.ij)([(0,zt.eX)(W)],D)};function Dn(D,j,W){const{wrong:F,good:z}=(0,zt.jB)(D),rt=F.
length>1||j.isBrief?hn(F,j,W/2):[],gt=W-(0,S.$$)(rt.join("")),ot=yn=>et(yn,j),Ot=j.isBrief||j.context.repositories.length>1,kt=j.isBrief?[]:Ot?F:[...F,...z],Ht=(0,S.
I0)(kt,gt,Tn,ot),tn=kt.length-Ht.length,on=[...rt,...Ht.slice(0,F.length)],rn=Ht.slice(F.length),mn=rn.length<=zt.LC?rn:[(0,u.TM)(X(z),rn)];return[...rt.length>
0?[(0,u.TM)(B(F),on)]:on,...Ot&&z.length>0?[`<p>${X(z)}</p>`]:mn,...tn>0?[`<p>${(0,n.jP)(tn,"root module",j)}</p>`]:[]]}function hn(D,j,W){const F=(0,zt.cZ)(D);
if(F.length===0)return[];const z=F.map(({row:ot})=>ot),rt=Kt.Du.filter(ot=>D.some(Ot=>Ot.clients.includes(ot))),gt=[...En(z,j),(0,zt.ie)(F,dn),...(0,zt.ns)({clients:rt,
rows:z},$n)];return[L(z,{clients:rt},gt,j,W)]}function L(D,j,W,F,z){const rt=(0,S.I0)(D.slice(0,_n),z,Tn,ot=>[at(ot,j,F),...W.map(({cell:Ot})=>Ot(ot))]),gt=D.length-
rt.length;return(0,u.I$)(["Module or provider",...W.map(({title:ot})=>(0,T.Iu)(ot))],gt>0?[...rt,[(0,n.jP)(gt,"row",F)]]:rt)}function B(D){const j=(0,zt.qj)(D[0]??
{rows:[]}),W=(0,h.K4)(D,zt.LC,dn);return D.length===1?`${n.Gr[j]} <b>${W}</b>: ${zt.pJ[j]}`:`${n.Gr[j]} <b>${(0,T.px)(D.length,"root module")}</b> with errors o\
r warnings: ${W}`}function X(D){const j=D.flatMap(W=>W.rows);return`${n.Gr[(0,zt.Fg)(j)]} <b>${(0,T.px)(D.length,"root module")}</b>: ${(0,zt.nS)(j)}`}function et(D,j){
const W=(0,zt.qj)(D),{wrong:F,good:z}=(0,zt.P)(D),rt=[...F,...z],gt=[...En(rt,j),...(0,zt.ns)({...D,rows:rt},$n)],ot=W==="works"?(0,zt.nS)(D.rows):zt.pJ[W];return(0,u.
TM)(`${n.Gr[(0,zt.Fg)(D.rows)]} <b>${dn(D)}</b>: ${ot}`,[L(rt,D,gt,j,Number.POSITIVE_INFINITY)])}function at(D,j,W){const F=`${n.Gr[(0,zt.Fg)([D])]}&nbsp;<b>${(0,u.
hn)((0,zt.mC)(D,j))}</b>`,[z]=D.places,rt=[...D.kind==="module"&&D.source!==D.address?[(0,u.hn)(D.source)]:[],...z===void 0?[]:[(0,n.u_)(z,W)]];return rt.length===
0?F:`${F}<br><sub>${rt.join(" at ")}</sub>`}const ft=2e5,mt={notes:6e3,causes:45e3,repositories:14e3,history:24e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,
skipped:4e3,notices:1e4},yt=["causes","unchecked","repositories","history","roots","evidence","passed","skipped","notices","notes"],_t=1e3,Lt=10,Wt=5,Qt=600,Bt=100,
Zt=7,Xt=(D,j)=>Sn(D,{context:j,rest:n.h,isBrief:!1},{head:`## ${Cn(D,j)}`,foot:`tf-disco ${(0,a.js)(j.version)}, started ${(0,a.js)((0,w.QN)(j.startedAt))}.`,maxBytes:ft});
function Sn(D,j,{head:W,foot:F,maxBytes:z}){const rt=bn(D,j),gt=new Map;let ot=z-_t-(0,S.$$)(W+F);for(const[Ht,tn]of Object.entries(mt)){const rn=rt[Ht](Math.min(
tn,ot)).filter(yn=>yn!=="").join(`

`),mn=(0,S.$$)(rn)<=ot;mn&&(ot-=(0,S.$$)(rn)),gt.set(Ht,mn?rn:`<p>More ${j.rest}</p>`)}const Ot=yt.map(Ht=>gt.get(Ht)??"").filter(Ht=>Ht!==""),kt=!j.isBrief&&Ot.
some(n.ze)?`${F} ${In(j)}`:F;return`${[W,...Ot,`<sub>${kt}</sub>`].join(`

`)}
`}function bn(D,j){const W=(0,A.md)(D.hosts),F=W.filter(({findings:ot})=>ot.length===0),z=({severity:ot})=>ot==="notice",rt=D.findings.filter(z),gt=D.findings.filter(
ot=>!z(ot));return{notes:ot=>[xn(D,j,ot)],causes:ot=>G(gt,j,ot),repositories:ot=>[I(D.files,j,ot)],history:ot=>Ct(D,j,ot),roots:ot=>Dn(D.roots,j,ot),evidence:ot=>j.
isBrief?[]:[sn(W,j,ot)],unchecked:ot=>[gn(F,"unchecked",j,ot)],passed:ot=>[gn(W,"works",j,ot)],skipped:ot=>[gn(W,"skipped",j,ot)],notices:ot=>j.isBrief?[]:[jn(rt,
j,ot)]}}function In({context:D}){const j=D.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,a.js)(j)}">kept as an artifact</a>.`}function jn(D,j,W){if(D.length===0)return"";const F=`${n.rC.notice} ${(0,T.px)(D.length,"notice")}`;
return(0,u.TM)(F,G(D,j,W))}function xn(D,j,W){const F=(0,R.h$)(D,j.context).map(Ot=>`${(0,T.Iu)((0,a.h$)(Ot,Qt))}.`),z=(0,S.I0)(F,W,Lt,Ot=>Ot),rt=z.slice(0,Wt),
gt=j.isBrief?[]:z.slice(Wt),ot=F.length-rt.length-gt.length;return[`<p>${rt.join("<br>")}</p>`,...gt.length===0?[]:[(0,u.TM)((0,T.px)(gt.length,"more remark"),[
`<p>${gt.join("<br>")}</p>`])],...ot>0?[`<p>${(0,n.jP)(ot,"remark",j)}</p>`]:[]].join(`
`)}const Cn=(D,j)=>`${Ln(D)} ${(0,T.Iu)((0,A.$N)(D,j))}`;function Ln(D){const j=D.findings.some(({severity:F})=>F!=="notice"),W=D.hosts.length===0?"skipped":"wo\
rks";return n.Gr[D.passed?j?"warns":W:"fails"]}function Nn({url:D,workflow:j,job:W,commit:F}){const z=j.split("/").at(-1)??"";return[`<a href="${(0,a.js)(D)}">${(0,a.
D9)(z===""?"this run":z,Bt)}</a>`,...W===""?[]:[`job ${(0,a.D9)(W,Bt)}`],...F===""?[]:[`commit ${(0,a.D9)(F.slice(0,Zt))}`]].join(", ")}}),8373:((dt,U,t)=>{t.d(
U,{Bm:()=>c,EP:()=>r,Gr:()=>v,Su:()=>d,_h:()=>$,b_:()=>O,h:()=>a,jP:()=>u,rC:()=>y,u_:()=>n,xy:()=>P,ze:()=>h});var w=t(5143),A=t(4503),T=t(4120),S=t(8884),R=t(
8641);const a="in the JSON report",P="in the job summary",y={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},v={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},l="&nbsp;more ",u=(e,i,{rest:f})=>`and ${e}${l}${e===1?i:(0,T._l)(i)} ${f}`,h=e=>e.includes(l),r=(e,i,f)=>(0,S.Ky)(
e,i,I=>n(I,f)).replace(/ more (?=places?$)/,l),o=600,n=(e,i)=>typeof e=="string"?d(e):m(e,(0,S.eo)(e),i),O=(e,i)=>m(e,(0,S.eo)({...e,file:(0,w.bH)(e.file).path}),
i);function m(e,i,{context:f}){const I=`<code>${(0,R.js)(i).replaceAll("/","/<wbr>")}</code>`,_=(0,A.uM)(e,f);return _===null||_.length>o?I:`<a href="${(0,R.js)(
_,o)}">${I}</a>`}const d=e=>e.endsWith(" input")?`the ${(0,R.D9)(e.replace(/ input$/,""))} input`:(0,R.D9)(e),$=(e,i,{context:f})=>`<a href="${(0,R.js)(`${f.docsUrl}\
#${e}`)}">${i}</a>`,c=e=>({value:R.D9,prose:R.h$,because:i=>n(i,e)})}),5102:((dt,U,t)=>{t.d(U,{$N:()=>m,JR:()=>u,QK:()=>O,b:()=>r,cG:()=>l,fX:()=>c,hm:()=>n,md:()=>o,
nx:()=>P,sG:()=>v});var w=t(2886),A=t(4e3),T=t(5799),S=t(4120),R=t(8884),a=t(4148);const P={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},y=["fails","unchecked","warns","skipped","works"];function v(_){if(r(_))return"unchecked";const p=n(_.findings);return p==="error"?"fai\
ls":p==="warning"?"warns":u(_)?"skipped":"works"}const l=_=>["fails","warns"].includes(v(_)),u=({visit:_})=>_.attempt.discovery.kind==="skipped",h=["host-not-ch\
ecked",...w.ml],r=({visit:{attempt:_}})=>_.discovery.kind==="skipped"&&h.includes(_.discovery.problem.code);function o(_){return y.flatMap(p=>_.filter(g=>v(g)===
p))}const n=_=>T.oC.find(p=>_.some(g=>g.severity===p))??null;function O({findings:_}){const p=n(_);return p==="notice"?[]:_.filter(({severity:g})=>g===p)}function m({
hosts:_,files:p,findings:g,passed:C,stopped:s,roots:M},{repositories:{length:E}}){const k=(0,a.g5)(M,E),b=k===null?p:p.filter(({problem:it})=>!d.test(it.code)),
x=b.filter(it=>!$(it)),K=n(x)==="error"&&!_.some(it=>v(it)==="fails"),Y=k===null&&!K&&E>0?` in ${(0,S.px)(E,"repository")}`:"",G=[x.length<b.length?[`nothing to\
 check${Y}`]:e(_,Y),I(x,k===null&&K?E:null)],tt=K?G.toReversed():G,nt=[k??[],...tt].flat().join(", "),st=n(g)==="error";if(s!==null){const it=(0,A.Cw)(s);return st||
_.some(r)?`${nt} (${it})`:`${it}; ${nt}`}return C&&st?`${nt} (the check passes: fail-on is never)`:C||st?nt:`${nt} (the check fails: fail-on is warning)`}const d=/^(?:module|provider|version|package|constraint|lock)-/,
$=({problem:_,severity:p})=>_.code==="nothing-to-check"&&p==="error",c="not allowed";function e(_,p){const g=_.length;if(g===0)return[`no registry hosts to chec\
k${p}`];const C=_.filter(st=>!u(st)).map(v),s=_.filter(r).length,[M,E]=[C.length,g-C.length],k=C.filter(st=>st==="fails").length,b=C.filter(st=>st==="warns").length,
x=_.filter(st=>u(st)&&v(st)==="fails").length,K=[{count:k,words:P.fails},{count:x,words:c},{count:s,words:P.unchecked}],Q=[{count:M-k,words:P.works},{count:E-x-
s,words:P.skipped}],Y=k+x+s>0,[N,...G]=(Y?K:Q).filter(({count:st})=>st>0),nt=N?.words===c||N?.words===P.unchecked?N.count===1?"is ":"are ":"";return[`${f(N?.count??
0,g)}${p} ${nt}${N?.words}`,...G.map(({count:st,words:it})=>`${st} ${it}`),...b===0?[]:[i(b,g,Y)]]}function i(_,p,g){return p===1?"with warnings":`${_} ${g?"mor\
e ":""}with warnings`}function f(_,p){return p===1?"1 registry host":_===p?`all ${p} registry hosts`:`${_} of ${p} registry hosts`}function I(_,p){const g=n(_);
if(g===null||g==="notice")return[];const C=_.filter(({severity:k})=>k===g),s=(0,R.eb)(C).length,M=s===0?(0,R.Dc)(C):0,E=(0,R.BQ)(_);return[...s===0?[]:[`${g}s i\
n files of ${p===null?(0,S.px)(s,"repository"):(0,R.iW)(s,p)}`],...M===0?[]:[`${g}s in ${(0,S.px)(M,"file")}`],...n(E)===g?[`${g}s in the ${(0,R.et)(E)}`]:[]]}}),
4148:((dt,U,t)=>{t.d(U,{Fg:()=>u,LC:()=>o,Mm:()=>v,P:()=>d,cZ:()=>$,eX:()=>M,fi:()=>n,g5:()=>O,ie:()=>i,ij:()=>s,jB:()=>m,mC:()=>f,nS:()=>I,ns:()=>C,pJ:()=>r,qj:()=>l});
var w=t(4e3),A=t(5143),T=t(1064),S=t(5011),R=t(5257),a=t(4120),P=t(8884);const y=["fails","warns","works"];function v({worst:b}){return b==="error"?"fails":b===
"warning"?"warns":"works"}const l=({rows:b})=>y.find(x=>b.some(K=>v(K)===x))??"works";function u(b){const x=l({rows:b});return x==="works"&&b.some(h)?"skipped":
x}const h=({chosen:b})=>Object.keys(b).length===0,r={fails:"init fails",warns:"has warnings",works:"passed"},o=3,n=({directory:b},x)=>b===R.cd.file?R.cd.file:b===
"."?"the top directory":x(b);function O(b,x=0){const K=b.filter(({directory:nt})=>nt!==R.cd.file),{failing:Q}=m(K),{length:Y}=Q;if(Y===0)return null;const N=new Set(
Q.map(({directory:nt})=>(0,A._M)(nt))),G=x<2?"":` (${(0,P.iW)(N.size,x)})`;return K.length===1?`init fails${G}`:`init fails in ${Y===K.length?`all ${Y}`:`${Y} o\
f ${K.length}`} root modules${G}`}function m(b){const{fails:x=[],warns:K=[],works:Q=[]}=Object.groupBy(b,l);return{failing:x,wrong:[...x,...K],good:Q}}function d({
rows:b}){const{fails:x=[],warns:K=[],works:Q=[]}=Object.groupBy(b,v);return{wrong:[...x,...K],good:Q}}function $(b){const x=new Map;for(const Y of m(b).wrong)for(const N of d(
Y).wrong){const G=c(N),tt=x.get(G)??{row:N,roots:new Set};x.set(G,tt),tt.roots.add(Y)}const{fails:K=[],warns:Q=[]}=Object.groupBy(x.values(),({row:Y})=>v(Y));return[
...K,...Q]}const c=({kind:b,source:x,constraints:K,locked:Q,chosen:Y,problems:N})=>JSON.stringify([b,x,K,Q,Y,N]),e=3;function i(b,x){const K=new Map(b.map(Y=>[Y.
row,[...Y.roots]]));return{title:"root modules",cell:Y=>(0,w.K4)(K.get(Y)??[],e,x)}}const f=({address:b,host:x},{clients:K})=>K.every(Q=>(0,S.Vm)(Q)===x)&&b.startsWith(
`${x}/`)?b.slice(x.length+1):b;function I(b){const x=[...new Map(b.map(tt=>[`${tt.kind} ${tt.source}`,tt])).values()],K=["module","provider"].flatMap(tt=>{const{
length:nt}=x.filter(st=>st.kind===tt);return nt===0?[]:[(0,a.px)(nt,tt)]});if(K.length===0)return"no registry modules and no providers";const Q=b.some(({platforms:tt})=>tt.
length>0)?" and package":"",Y=x.filter(h).length,N=x.filter(({chosen:tt})=>Object.values(tt).includes(null)).length,G=Y+N===0?`every version${Q} is available`:[
...N>0?[`${N} without a version`]:[],...Y>0?[`${Y} not checked`]:[]].join(", ");return`${K.join(" and ")}, ${G}`}const _=60,p=6,g=12;function C({clients:b,rows:x},K){
const Q=x.every(({chosen:N})=>new Set(Object.values(N)).size<=1),Y=[{title:"constraint",cell:({constraints:N})=>(0,w.K4)([...new Set(N)],p,G=>K(G,_))},...Q?[{title:"\
version",cell:N=>E(N,null,K)}]:b.map(N=>({title:T.bB[N],cell:G=>E(G,N,K)})),{title:"newest",cell:({newest:N})=>N===null?"":K(N,_)},{title:"platforms",cell:({platforms:N})=>k(
N,K)}];return s(Y,x)}const s=(b,x)=>b.filter(({cell:K})=>x.some(Q=>K(Q)!=="")),M=b=>({title:"problem",cell:({problems:x})=>x.filter(({usualSeverity:K})=>K!=="no\
tice").map(b).join(", ")});function E({chosen:b,locked:x},K,Q){const Y=K===null?Object.values(b)[0]:b[K];return Y===void 0?"":Y!==null?`${Q(Y,_)}${Y===x?" (lock\
ed)":""}`:x===null?"none":`none (locked: ${Q(x,_)})`}function k(b,x){return(0,w.K4)(b,g,({platform:K,available:Q})=>`${Q===null?"?":Q?"\u2713":"\u2717"} ${x(K,_)}`)}}),
733:((dt,U,t)=>{t.d(U,{W:()=>a,n:()=>A});const w=/^[ -~]*$/;function A(P){if(w.test(P))return P.length;let y=0;for(const v of P)y+=T(v);return y}function T(P){return w.
test(P)?1:S(P)?0:new RegExp("\\p{Regional_Indicator}","u").test(P)?1:R(P)?2:1}const S=P=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(P),R=P=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(P);function a(P,y,v){let[l,u]=["",0];for(const h of P){const r=T(h),o=u+r;if(u>=y&&o<=v&&(r>0||u>y)?l+=h:l+=" ".repeat(Math.max(0,Math.min(o,v)-Math.max(u,
y))),u=o,u>v)break}return l}}),7146:((dt,U,t)=>{t.d(U,{ky:()=>u,nI:()=>T,qt:()=>y,wW:()=>v});var w=t(733);const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function T(r,o,n){return n.colour?`\x1B[${A[o]}m${r}\x1B[0m`:r}const S=(r,o,{hyperlinks:n})=>o===void 0||!n?r:`\x1B]8;;${o}\x1B\\${r}\x1B]8;;\x1B\\`,R=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
a=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,P=5001;function y(r){const{FORCE_HYPERLINK:o,TERM:n="",TERM_PROGRAM:O="",VTE_VERSION:m}=r;
return o?o!=="0":r.CI||r.NO_COLOR||n==="dumb"?!1:Number(m)>=P||R.test(O)||a.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(d=>r[d])}function v(r,o){const n="\
 ".repeat(r.indent),O=r.label.padEnd((r.column??0)-1),m=" ".repeat(r.indent+(r.column??2)),[d="",...$]=h(o.withFlags?.(r.text)??r.text,{first:o.width-n.length-O.
length-1,others:o.width-m.length}),c=S(T(O,r.style,o),r.url,o),e=l(d,r.linked,o);return[`${n}${c} ${e}`.trimEnd(),...$.map(i=>`${m}${i}`)]}function l(r,o,n){return!o?.
url||!r.startsWith(o.text)?r:`${S(o.text,o.url,n)}${r.slice(o.text.length)}`}function u(r,{width:o,withFlags:n}){const[O="",...m]=h(n?.(r)??r,{first:o,others:o-
2});return[O,...m.map(d=>`  ${d}`)]}function h(r,o){const n=[];let O="",m=0;for(const d of r.split(" ")){const $=n.length===0?o.first:o.others,c=(0,w.n)(d);O!==
""&&m+1+c>$?(n.push(O),O=d,m=c):(m=O===""?c:m+1+c,O=O===""?d:`${O} ${d}`)}return[...n,O]}}),6536:((dt,U,t)=>{t.d(U,{S5:()=>Tn,MV:()=>dn,K8:()=>$n});var w=t(2389),
A=t(2796),T=t(5102),S=t(4120),R=t(6763),a=t(8641),P=t(4e3),y=t(1831),v=t(4503),l=t(8884),u=t(733),h=t(7146);const r=160,o=12,n="    ",O=/##\w*\[/;function m({place:L,
before:B,literal:X,after:et},at,ft){const mt=" ".repeat(`  ${L.line}`.length),yt=Math.min(ft.width,r)-mt.length-3;if(yt<o)return[];const _t=d(B+X+et),Lt=_t(B+X+
et),Wt=(0,u.n)(Lt)<=yt?0:_t(B).search(/[^ ]|$/),Qt=Lt.slice(Wt),Bt=(0,u.n)(_t(B))-Wt,Zt=(0,u.n)(_t(B+X))-Wt,{from:Xt,to:Sn,text:bn}=$(Qt,Bt,Math.max(Zt,Bt+1),yt),
In=(0,h.nI)("|","dim",ft),jn="^".repeat(Math.max(1,Math.min(Zt,Sn)-Math.max(Bt,Xt))),xn=" ".repeat(Math.max(Bt,Xt)-Xt);return[`${(0,h.nI)(`  ${L.line}`,"dim",ft)}\
 ${In} ${bn}`.trimEnd(),`${mt} ${In} ${xn}${(0,h.nI)(jn,at,ft)}`]}function d(L){const B=X=>(0,a.RK)(X.replaceAll("	",n),Number.POSITIVE_INFINITY);return O.test(
B(L))?X=>B(X).replaceAll(/(?<=#)#/g," #"):B}function $(L,B,X,et){const at=(0,u.n)(L);if(at<=et)return{from:0,to:et,text:L};const ft=Math.max(0,et-2-(X-B)),mt=X<
et?0:Math.max(0,B-1-Math.ceil(ft*2/3)),yt=at-mt<=et,_t=mt+et,Lt=(0,u.W)(L,mt===0?0:mt+1,yt?_t:_t-1),Wt=`${mt===0?"":"\u2026"}${Lt}${yt?"":"\u2026"}`;return{from:mt,
to:yt?_t:_t-1,text:Wt}}var c=t(1505),e=t(7574);const i=20,f=6,I=1e3,_="in the JSON report",p=13,g={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"\
red"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},C={error:g.fails,warning:g.warns,notice:{sign:"\xB7",
style:"blue"}},s={value:a.RK,prose:a.RK,because:l.eo};function M(L,B){const X=(0,T.sG)(L),{sign:et,style:at}=g[X],ft=[...(0,T.cG)(L)?b(L,B.context):[],...(0,c.o7)(
L,s)],mt=`${T.nx[X]}${L.isNew?` (${S.dy})`:""}: ${k(L)}`;return[...(0,h.wW)({indent:0,label:`${et} ${E(L.visit.host)}`,style:at,text:mt},B),...ft.flatMap(yt=>x(
yt,B))].map(a.BP).join(`
`)}const E=L=>{const B=(0,y.nx)(L);return B===L?(0,a.RK)(L):`${(0,a.RK)(B)} (${(0,a.RK)(L)})`};function k(L){const{discovery:B}=L.visit.attempt,X=(0,T.QK)(L);return X.
length>0?(0,P.K4)([...new Set(X.map(et=>et.problem.code))],f):B.kind==="skipped"?B.problem.code:(0,c.Yj)(L,s)}function b(L,B){const{hops:X,certificates:et}=L.visit.
attempt;return[(0,c.se)(L,B,s),{label:"response",texts:X.map(K)},{label:"services",texts:(0,S.Sk)(L.services,i,Q)},...(0,c.Zc)(L,s),{label:"certificate",texts:et.
map(at=>Y(at,B))}]}const x=({label:L,texts:B},X)=>B.flatMap((et,at)=>{const ft=at===0?L:"";return(0,h.wW)({indent:2,label:ft,style:"dim",column:p,text:et},X)});
function K(L){const B=L.status===null?"none":`${L.status} ${(0,a.RK)(L.reason,c.tN)}`,X=L.status===null?"after":"in",et=[...L.mediaType===null?[]:[(0,a.RK)(L.mediaType,
c.tN)],...L.address===null?[]:[`at ${(0,a.RK)(L.address,c.tN)}`],...L.proxy===null?[]:[`through ${(0,a.RK)((0,a.cq)(L.proxy))}`],...L.authorization==="none"?[]:
[`token ${(0,S.Rk)(L.authorization)}`]],at=et.length===0?"":` (${et.join("; ")})`;return`${B.trim()} from ${(0,a.RK)((0,a.cq)(L.url))} ${X} ${(0,e.kJ)(L.ms)}${at}`}
function Q(L){const B=(0,a.RK)(L.id,c.tN);switch(L.kind){case"url":return`${B} ${(0,a.RK)((0,a.cq)(L.url))}`;case"login":{const{authz:X,token:et}=L.login,at=[X,
et].map(ft=>(0,a.RK)((0,a.cq)(ft??"none")));return`${B} authz ${at.join(", token ")}`}case"problem":return`${B}: ${L.problem.code}`}}function Y(L,B){const{host:X,
subject:et,issuer:at,expires:ft}=L,mt=(0,a.RK)((0,e.nO)(ft,B.startedAt));return`${(0,a.RK)(X,c.tN)} valid until ${mt}; subject ${(0,a.RK)(et,c.tN)}, issuer ${(0,a.
RK)(at,c.tN)}`}const N=4,G={places:6,messages:5,frames:A.Wi},tt={places:3,messages:2,frames:1};function nt(L,B,X){const{severity:et,code:at,title:ft,message:mt}=L,
yt=(0,a.RK)(mt??ft,a.h2),_t=`${B.context.docsUrl}#${at}`,{style:Lt}=C[et],Wt=st(L,X)??[...pt(L.hosts.length>1?"hosts":"host",it(L),B),...ct(L,B,X),...$t(L,B)],Qt=Mt(
L.findings)?"":L.help??"";return[...(0,h.wW)({indent:0,label:`${et}[${at}]:`,style:Lt,url:_t,text:yt},B),...Wt,...pt("help",(0,a.RK)(Qt,a.h2),B),...pt("affects",
(0,S.od)(L.affects,B.context.clients),B)].map(a.BP).join(`
`)}function st(L,{codes:B}){const{hosts:X,message:et,code:at,findings:ft}=L;if(X.length<2||et===null)return null;const{lines:mt}=(0,l.yv)(ft),yt=JSON.stringify(
[X.toSorted(),mt[0],mt.length]),_t=B.get(yt);return _t===void 0&&B.set(yt,at),_t===void 0?null:[`  hosts: the same ${X.length} as for ${_t}`]}function it({hosts:L,
findings:B,message:X}){const[et]=L;return L.length===1&&et!==void 0&&X?.includes((0,y.nx)(et))&&B[0]?.isHostNew!==!0?"":(0,P.K4)(L,(0,S.J5)(L,N),ft=>{const mt=B.
filter(Lt=>Lt.host===ft),yt=L.length>1?(0,l.eb)(mt).length:0,_t=[...mt.some(({isHostNew:Lt})=>Lt)?[S.dy]:[],...yt>1?[(0,S.px)(yt,"repository")]:[]];return`${E(ft)}${_t.
length===0?"":` (${_t.join(", ")})`}`})}function ct(L,B,X){const{frames:et}=It(L),at=Dt(L);return[...at.shown.flatMap(({message:ft,findings:mt,first:yt},_t)=>{const Lt=J(
yt,L.message===null?ft:"",B);return _t>=et?Lt:[...Lt,...Z(yt,L,B,X),...pt("help",(0,a.RK)(lt(L,mt),a.h2),B)]}),...at.more>0?[`  and ${(0,S.px)(at.more,"more mes\
sage")} ${_}`]:[]]}const It=({hosts:L,findings:B})=>L.length>1||Mt(B)?tt:G;function Dt(L){const B=(0,A.cr)(L).map(([X,et])=>({message:X,findings:et,first:(0,l.tN)(
et)}));return(0,P.zN)(B,(0,S.J5)(B,It(L).messages))}function J(L,B,X){if(L===null&&B==="")return[];const et=L===null?"-":"-->",at=L===null?"":(0,l.R3)(L),ft=[at,
(0,a.RK)(B,a.h2)].filter(yt=>yt!=="").join(": "),mt={text:at,url:L&&(0,v.uM)(L,{...X.context,links:null})};return(0,h.wW)({indent:2,label:et,style:"dim",text:ft,
linked:mt},X)}function Z(L,{severity:B},X,{lines:et}){if(L===null)return[];const{file:at,line:ft,column:mt}=L,yt=X.context.sources.find(_t=>_t.place.file===at&&
_t.place.line===ft&&_t.place.column===mt);return yt===void 0||et.has(yt)?[]:(et.add(yt),m(yt,C[B].style,X))}function lt({help:L,findings:B},X){return L!==null||
Mt(B)?"":X[0]?.problem.help??""}const Mt=([L,B])=>L?.exclude!==void 0&&B!==void 0;function $t(L,B){const{findings:X}=L,{lines:et,settings:at}=(0,l.yv)(X),ft=(0,l.
oN)(et,Dt(L).shown.map(({first:yt})=>yt)),mt=It(L).places;return[...pt("hits",(0,l.mj)(X,B.context.repositories.length),B),...pt("also at",(0,l.Ky)(ft,mt),B),...pt(
"required by",(0,l.Ky)(at,mt),B)]}const pt=(L,B,X)=>B===""?[]:(0,h.wW)({indent:2,label:`${L}:`,style:"dim",text:B},X);var vt=t(4148),Kt=t(1064);const Pt=20,Yt=3,
At="  ",Vt=L=>(0,vt.fi)(L,l.II);function sn(L,B){const{wrong:X}=(0,vt.jB)(L);return X.length>vt.LC?[H(L,X,B)]:X.map(et=>{const at=(0,vt.P)(et),ft=[...at.wrong,...at.
good],mt=ut((0,vt.ns)({...et,rows:ft.slice(0,Pt)},a.RK),ft),yt=Vt(et);return Tt({outcome:(0,vt.qj)(et),name:yt,root:et,rows:ft,columns:mt},B)})}function H(L,B,X){
const et=(0,vt.cZ)(L),at=et.map(({row:Wt})=>Wt),ft=Kt.Du.filter(Wt=>B.some(Qt=>Qt.clients.includes(Wt))),mt=(0,vt.ns)({clients:ft,rows:at.slice(0,Pt)},a.RK),yt=ut(
[(0,vt.ie)(et,Vt),...mt],at),_t=(0,vt.qj)({rows:at}),Lt=(0,S.px)(B.length,"root module");return Tt({outcome:_t,name:Lt,root:{clients:ft},rows:at,columns:yt},X)}
const ut=(L,B)=>[...L,...(0,vt.ij)([(0,vt.eX)(({code:X})=>X)],B)];function Tt({outcome:L,name:B,root:X,rows:et,columns:at},ft){const{sign:mt,style:yt}=g[L],_t=et.
filter(Bt=>(0,vt.Mm)(Bt)===L),Lt=[...new Set(_t.map(Bt=>(0,a.RK)((0,vt.mC)(Bt,X))))],Wt=`${vt.pJ[L]} for ${(0,P.K4)(Lt,Yt)}`,Qt=et.length-Pt;return[`${(0,h.nI)(
mt,yt,ft)} ${(0,h.nI)(B,"bold",ft)}: ${Wt}`,...jt(et.slice(0,Pt).map(Bt=>({sign:g[(0,vt.Fg)([Bt])],cells:[(0,a.RK)((0,vt.mC)(Bt,X)),...at.map(({cell:Zt})=>Zt(Bt))]})),
["module or provider",...at.map(({title:Bt})=>Bt)],ft),...Qt>0?[`  and ${Qt} more in the JSON report`]:[]].map(a.BP).join(`
`)}function jt(L,B,X){const et=B.map((mt,yt)=>Math.max(...[mt,...L.map(({cells:_t})=>_t[yt])].map(Gt)));if(et.reduce((mt,yt)=>mt+At.length+yt,At.length)>X.width)
return L.flatMap(({sign:{sign:mt,style:yt},cells:[_t="",...Lt]})=>{const Wt=Lt.flatMap((Bt,Zt)=>Bt===""?[]:[`${B[Zt+1]} ${Bt}`]),Qt=`${_t}: ${Wt.join("; ")}`;return(0,h.
wW)({indent:2,label:mt,style:yt,text:Qt},X)});const ft=mt=>mt.map((yt,_t)=>yt+" ".repeat((et[_t]??0)-Gt(yt))).join(At).trimEnd();return[`    ${(0,h.nI)(ft(B),"d\
im",X)}`,...L.map(({sign:{sign:mt,style:yt},cells:_t})=>`  ${(0,h.nI)(mt,yt,X)} ${ft(_t)}`)]}const Gt=(L="")=>Array.from(L).length;function Jt(L,B){const X=L.flatMap(
_t=>_t.rows),{sign:et,style:at}=g[(0,vt.Fg)(X)],[ft]=L,yt=`${L.length===1&&ft!==void 0?Vt(ft):(0,S.px)(L.length,"root module")}: ${(0,vt.nS)(X)}`;return(0,h.wW)(
{indent:0,label:et,style:at,text:yt},B).map(a.BP).join(`
`)}const qt=3,nn=4;function q({hosts:L,roots:B},X){const et=Map.groupBy(L,T.sG),at=(et.get("unchecked")??[]).filter(({findings:mt})=>mt.length===0),{good:ft}=(0,vt.
jB)(B);return[...V("unchecked",at,X),...V("skipped",et.get("skipped")??[],X),...V("works",et.get("works")??[],X),...ft.length>0?[Jt(ft,X)]:[]]}function V(L,B,X){
const et=_t=>M(_t,X);if(B.length<=qt)return B.map(et);const{sign:at,style:ft}=g[L],mt=(0,P.K4)(B,(0,S.J5)(B,nn),({visit:_t})=>E(_t.host)),yt=`${(0,S.px)(B.length,
"host")} ${T.nx[L]}: ${mt}`;return X.isRunner?[[(0,a.BP)(`${at} ${yt}`),...(0,S.Sk)(B,I,et,ht)].join(`
`)]:[(0,h.wW)({indent:0,label:at,style:ft,text:yt},X).map(a.BP).join(`
`)]}const ht=L=>`and ${L} more ${_}`;function Et(L,B){const X=(0,l._X)(L),[et]=X;if(et===void 0)return[];const at=Wt=>`${(0,a.RK)(Wt.repository)} (${(0,S.H8)(Wt.
findings)})`,ft=(0,S.J5)(X,nn),{sign:mt,style:yt}=g[(0,T.hm)(et.findings)==="error"?"fails":"warns"],_t=`${(0,S.px)(X.length,"repository")} ${(0,l.fP)(X)}: ${(0,P.
K4)(X,ft,at)}`;if(!B.isRunner||ft===X.length)return[(0,h.wW)({indent:0,label:mt,style:yt,text:_t},B).map(a.BP).join(`
`)];const Lt=(0,S.Sk)(X,I,at,ht);return[[`${mt} ${_t}`,...Lt].map(a.BP).join(`
`)]}function wt(L,B){const X=(0,T.hm)(L.findings),et=L.hosts.length>qt||L.findings.length>0,at=B.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",ft=`problem codes are explained at ${B.context.docsUrl}`;return et?[(X===null||X==="noti\
ce"?[at]:[ft,at]).flatMap(yt=>(0,h.ky)(yt,B)).join(`
`)]:[]}var bt=t(7361),St=t(4218);const Rt=3,Ft=20,xt=40,Ct=12,Nt=10,Ut=140,en=30,cn="  ",un=2,ln="  ",an="\xA0";function fn(L,B){const X=(0,St.U4)(L,B.context),
et=X.length<=Rt?X:X.filter(({host:_t})=>(0,T.cG)(_t));if(et.length===0)return"";const{shown:at,more:ft}=(0,P.zN)(et,Ft),mt=An(at,B),yt=[`last ${(0,S.px)(mt.marks,
"run")}`,...mt.columns.map(Pn)];return[...(0,h.ky)(`history: ${yt.filter(_t=>_t!=="").join(", ")}`,B),...at.map((_t,Lt)=>gn(_t,Lt,mt,B)),...ft>0?[`  and ${(0,S.
px)(ft,"more host")} in the history file`]:[],...pn(at,B)].map(a.BP).join(`
`)}function pn(L,B){const X=(0,St.MC)(L).map(([at,ft])=>`${at} ${ft}`.replaceAll(" ",an));return(0,h.ky)(X.join(", "),{...B,width:B.width-cn.length}).map(at=>`${cn}${(0,h.
nI)(at.trim().replaceAll(an," "),"dim",B)}`)}function An(L,B){const X=Math.max(...L.map(({host:Bt})=>(0,u.n)(E(Bt.visit.host)))),et=Math.min(xt,X),at=Math.max(...L.
map(({history:Bt})=>Bt.recent.length)),ft=kn(L),mt=Math.min(B.width,Ut)-cn.length-un-ln.length,yt=Bt=>ft.slice(0,Bt).reduce((Zt,Xt)=>Zt-ln.length-On(Xt),mt),Lt=ft.
map((Bt,Zt)=>ft.length-Zt).find(Bt=>et+at<=yt(Bt))??1,Wt=yt(Lt),Qt=Math.min(at,Math.max(Nt,Wt-et));return{columns:ft.slice(0,Lt),marks:Qt,name:Math.min(et,Math.
max(Ct,Wt-Qt))}}function kn(L){const B=L.map(({history:{medianMs:et}})=>et===null?"-":(0,e.kJ)(et));return[{title:"uptime in 30 days",cells:L.map(Mn)},{title:"m\
edian latency",cells:B},{title:"",cells:L.map(({history:et})=>(0,St.kW)(et)??"")}].filter(({cells:et})=>et.some(at=>at!==""))}function Mn(L){const B=(0,St.bW)(L,
en);return(B&&(0,bt.mc)(B))??"-"}const Pn=({title:L})=>L,On=({cells:L})=>Math.max(...L.map(B=>B.length));function gn({host:L,history:B},X,{columns:et,name:at,marks:ft},mt){
const{sign:yt,style:_t}=g[(0,T.sG)(L)],Lt=(0,St.qX)(B.recent.slice(-ft)),Wt=et.map(Zt=>{const Xt=Zt.cells[X]??"";return Zt.title===""?Xt:Xt.padStart(On(Zt))}),Qt=Lt.
replace(/\u2573+/g,Zt=>(0,h.nI)(Zt,"red",mt));return[`${cn}${(0,h.nI)(yt,_t,mt)} ${Rn(E(L.visit.host),at)}`,`${" ".repeat(ft-Lt.length)}${Qt}`,...Wt].join(ln).trimEnd()}
function Rn(L,B){const X=(0,u.n)(L);return X<=B?`${L}${" ".repeat(B-X)}`:`${(0,u.W)(L,0,B-1)}\u2026`}const wn=5,vn=30,zt=3,_n=20;function*Tn(L,B){yield`${dn(L,B)}\

`;let X=!0;for(const{text:et}of $n(L,B)){const at=et.includes(`
`);yield`${X||at?`
`:""}${et}
`,X=at}}function dn(L,B){const{sign:X,style:et}=g[L.passed?"works":"fails"],at=B.isQuiet?[]:(0,R.h$)(L,B.context).slice(0,wn);return[`${(0,h.nI)(X,et,B)} ${(0,h.
nI)((0,T.$N)(L,B.context),"bold",B)}`,...at.flatMap(ft=>En(ft,B))].join(`
`)}function*$n(L,B){const{isQuiet:X=!1,isRunner:et=!1,context:at}=B,ft=({severity:Xt})=>!X||Xt==="error"||(0,w.k2)(Xt,at.failOn),mt=(0,A.cZ)(L.findings.filter(ft)),
yt={lines:new Set,codes:new Map};for(const Xt of mt.slice(0,vn))yield hn(nt(Xt,B,yt));const _t=mt.slice(vn).flatMap(({findings:Xt})=>Xt);if(_t.length>0&&(yield hn(
`and ${(0,S.px)(_t.length,"more finding")} ${_}`)),X)return;const Lt=Xt=>({kind:et?"group":"plain",text:Xt});yield*Et(L.files,B).map(Lt);const Wt=fn(L,B);Wt!==""&&
(yield Lt(Wt)),yield*sn(L.roots,B).map(Lt);const Qt=(0,T.md)(L.hosts).filter(Xt=>(0,T.cG)(Xt)&&!(0,T.JR)(Xt)),Bt=et||Qt.length<=zt?Qt:[];yield*Dn(Bt,B).map(Lt),
yield*q(L,B).map(Lt);const Zt=(0,R.h$)(L,at).slice(wn);Zt.length>0&&(yield hn(Zt.flatMap(Xt=>En(Xt,B)).join(`
`))),yield*wt(L,B).map(hn)}const En=(L,B)=>(0,h.ky)((0,a.RK)(L),B).map(a.BP);function Dn(L,B){const X=mt=>M(mt,B),et=L.slice(0,_n).map(X),at=L.slice(_n);if(at.length===
0)return et;const ft=(0,S.Sk)(at,I,X,mt=>`and ${mt} more ${_}`);return[...et,[`details of ${(0,S.px)(at.length,"more host")}`,...ft].join(`
`)]}const hn=L=>({kind:"plain",text:L})}),6283:((dt,U,t)=>{t.d(U,{Y:()=>S});var w=t(6309),A=t(8641);const T=function(...R){const{recordRun:a}=t.late([620],8620);
return new.target?new a(...R):a(...R)};function S(R,a){const{history:P}=R.settings;if(P===null)return{checked:R,warnings:[]};try{const{history:y,warnings:v}=T(P,
R,a);return{checked:{...R,context:{...R.context,history:y}},warnings:v}}catch(y){return{checked:R,warnings:[`the history ${(0,A.RK)(P)} was not read: ${(0,A.RK)(
(0,w.A3)(y))}`]}}}}),2909:((dt,U,t)=>{t.a(dt,async(w,A)=>{try{let Y=function(it){const{verdict:ct,changes:It,context:Dt}=it,J=(0,u.ng)(process.env,k),Z=J===null?
[]:(0,y.w)((0,c.R8)(ct),st(),J);if(J===null||It?.kind!=="files")return{...it,located:Z,context:{...Dt,links:(0,y.h)(Z)}};const lt=M(Z,It.files,st(),J);return{...it,
located:Z,context:{...Dt,links:lt}}},N=function(it){return async(ct,It)=>{try{await It()}catch(Dt){it([`${ct}: ${(0,a.A3)(Dt)}`])}}},st=function(){return process.
env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var T=t(2929),S=t(9018),R=t(7251),a=t(6309),P=t(5181),y=t(40),v=t(2806),l=t(3565),u=t(8782),h=t(4690),r=t(9077),o=t(
3795),n=t(3386),O=t(2057),m=t(1964),d=t(3329),$=t(2827),c=t(4503),e=t(5505),i=t(8641),f=t(9703),I=t(6536),_=t(8463),p=t(3152),g=t(5100),C=t(6283),s=t(6875);const M=function(...it){
const{withDiffLinks:ct}=t.late([733],9733);return new.target?new ct(...it):ct(...it)},E=120;process.env.UV_THREADPOOL_SIZE??="64",(0,n.p)(),(0,O.B_)(process.stdout,
it=>process.stderr.write(`the log was not written: ${it}
`)),(0,O.B_)(process.stderr,()=>{});const k=l.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const b=new s.V,x=(0,h.i)(process);await(0,r.
q)(process,await K(l.Ko(g.y.map(({name:it})=>it))));async function K(it){const ct=(0,S.c)(it,process.env,(0,R.K)(l.QU)),It=J=>{const Z=(0,S.r)(lt=>(0,f.p)(J,lt),
ct);return l.fJ("Could not run",Z),3},Dt=(0,r.w)(process,b,{isFinal:!1,crash:It,now:x});try{const J=await Q(it,ct),Z=Dt.aborted?3:J.verdict.passed?0:1;return await G(
J,ct,Dt),Z}catch(J){if(J instanceof p.GN){const Z=ct.redact(J.mistakes).map(lt=>(0,i.LS)(lt));return l.fJ("Wrong settings",Z.join(`
`)),2}return It(J)}}async function Q(it,ct){const It=(0,o.fN)(Dt=>l.N4(ct.redact([Dt])),o.Si);try{return await(0,T.z6)(it,{environment:process.env,directory:st(),
isFork:(0,u.$c)(process.env.GITHUB_EVENT_NAME,k),stop:b,startTimer:s.I,now:x,progress:It.show,changes:Dt=>nt(Dt,ct),secrets:ct,kill:process.kill})}finally{It.end()}}
async function G(it,{redact:ct},It){const{checked:Dt,warnings:J}=(0,C.Y)(it,{directory:st(),environment:process.env,random:Math.random}),Z=$t=>l.R8(ct($t).map(pt=>(0,i.
LS)(pt))),lt=N(Z);Z(J);let Mt={...Dt,located:[]};await lt("places are not links",()=>{Mt=Y(Dt)}),await tt(Mt,lt,Z),!It.aborted&&await lt("the comment and the is\
sue were not written",async()=>{const{notes:$t,warnings:pt}=await(0,v.m)(Mt,(0,u.ng)(process.env,k),st(),It);l.N4(ct($t)),Z(pt)})}async function tt(it,ct,It){const{
settings:Dt,verdict:J,context:Z}=it,{GITHUB_OUTPUT:lt,GITHUB_STEP_SUMMARY:Mt,RUNNER_TEMP:$t}=process.env,pt={colour:!1,width:E,isRunner:!0,context:Z};await ct("\
the log was not written",()=>l.ur((0,I.MV)(J,pt),(0,I.K8)(J,pt))),await ct("the annotations were not written",()=>l.fz((0,m.H)(J,Z))),await ct("the outputs were\
 not written",async()=>It(await l.Kn(lt,(0,$.Y)(J)))),await ct("the job summary was not written to GITHUB_STEP_SUMMARY",()=>l.Sy(Mt,(0,e.Gc)(J,Z))),await ct("th\
e JSON report was not written to RUNNER_TEMP",async()=>{const vt=l.u5($t,(0,d.h)(J,Z));It(await l.Kn(lt,{report:vt}))}),await ct("the report files were not writ\
ten",()=>It((0,_.t)(Dt,it,st())))}async function nt({githubToken:it},{redact:ct}){const It=(0,u.ng)(process.env,k),Dt=await(0,P.S)(It,it,b.signal);return Dt.kind===
"all"&&It?.pull&&l.R8(ct([`changed-only has no effect: ${Dt.why}`])),Dt}A()}catch(M){A(M)}},1)}),5657:((dt,U,t)=>{t.d(U,{G:()=>h});var w=t(6760),A=t(5747);const T=21,
S=/^(?!\.{1,2}$)[\w.-]+$/;function R(c){let e=!1;for(const i of c.split(`
`)){const f=i.trim();f.startsWith("[")&&(e=f==='[remote "origin"]');const I=f.indexOf("=");if(!(!e||I<0||f.slice(0,I).trim().toLowerCase()!=="url"))return a(f.slice(
I+1).trim())}return null}function a(c){const e=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(c),[i,f]=e===null?P(c):[e[1],e[2]],I=(f??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),_=I.length>1&&I.length<=T;return!i||!_||!I.every(p=>S.test(p))?null:{host:i.toLowerCase(),owner:I.slice(0,-1).join("/"),name:I.at(-1)??""}}function P(c){
const e=URL.parse(c);return e===null||!/^(https?|ssh):$/.test(e.protocol)?[]:[e.protocol==="ssh:"?e.hostname:e.host,e.pathname.slice(1)]}var y=t(4614);const v=5,
l=/^[0-9a-f]{40}$/,u=/^refs\/(?!.*\.\.)[^\0]+$/;function h(c){const e=(0,w.join)(c,".git"),i=r(e,c)??e,f=$((0,w.join)(i,"commondir")),I=f===null?i:m(f,i),_=()=>d(
(0,w.join)(I,"packed-refs"))??"",p=o($((0,w.join)(i,"HEAD")),[i,I],_);return p===null?null:{commit:p,isFetched:O(p,d((0,w.join)(i,"FETCH_HEAD"))??"",_),remote:R(
d((0,w.join)(I,"config"))??""),tracked:g=>(0,y.O)((0,w.join)(i,"index"),g)}}function r(c,e){const[,i]=/^gitdir: (.+)$/.exec($(c)??"")??[];return i===void 0?null:
m(i,e)}function o(c,e,i){let f=c;for(let I=0;f!==null&&I<=v;I+=1){if(l.test(f))return f;const[,_]=/^ref: (.+)$/.exec(f)??[];if(_===void 0||!u.test(_))return null;
f=n(_,e,i)}return null}function n(c,e,i){for(const I of e){const _=$((0,w.join)(I,c));if(_!==null)return _}return i().split(`
`).find(I=>I.endsWith(` ${c}`))?.slice(0,40)??null}function O(c,e,i){const f=(I,_)=>I.split(`
`).some(p=>p.startsWith(`${c}${_}`));return f(e,"	")||f(i()," refs/remotes/")}const m=(c,e)=>(0,w.isAbsolute)(c)?c:(0,w.join)(e,c);function d(c){const e=(0,A.yR)(
c);return e.ok?e.text:null}const $=c=>d(c)?.replace(/\r?\n$/,"")??null}),4614:((dt,U,t)=>{t.d(U,{O:()=>r,R:()=>O});var w=t(3024),A=t(5747);const T=128*1024*1024,
S=12,R=62,a=16384,P=12288,y=4,v=61440,l=4096,u=32768,h=Buffer.alloc(0);function r(m,d){const $=(0,A.io)(m,T);return $===null?new Map:o($,d)}function o(m,d){const $=new Map;
if(m.length<S)return $;const c=m.readUInt32BE(4);if(m.toString("latin1",0,4)!=="DIRC"||c<2||c>4)return $;const e=m.readUInt32BE(8);let i=h,f=S;for(let I=0;I<e;I+=
1){if(f+R>m.length)return $;const _=m.readUInt16BE(f+60),p=f+R+(_&a?2:0),g=c===y,{kept:C,from:s}=g?n(m,p,i):{kept:h,from:p},M=m.indexOf(0,s);if(M<0)return $;const E=m.
subarray(s,M),k=g?Buffer.concat([C,E]):E;if(k.length>l)return $;const b=(m.readUInt32BE(f+24)&v)===u,x=k.toString("utf8");b&&(_&P)===0&&d.has(x)&&$.set(x,{modified:m.
readUInt32BE(f+8),size:m.readUInt32BE(f+36)}),f=g?M+1:f+(M-f+8&-8),i=k}return $}function n(m,d,$){let c=d,e=m[c++]??0,i=e&127;for(;e&128;)e=m[c++]??0,i=(i+1)*128+
(e&127);return{kept:$.subarray(0,Math.max(0,$.length-i)),from:c}}function O(m,{modified:d,size:$}){try{const c=(0,w.lstatSync)(m),e=Math.floor(c.mtimeMs/1e3);return c.
isFile()&&c.size%2**32===$&&e%2**32===d}catch(c){return(0,A.Oj)(c),!1}}}),7078:((dt,U,t)=>{t.d(U,{N:()=>O});var w=t(317),A=t(8782);const T=d=>({id:h(d,"id"),body:u(
d,"body")??"",isTrusted:v(d)}),S=d=>({number:h(d,"number"),title:l(d,"title"),body:u(d,"body")??"",isOpen:l(d,"state")==="open",reason:u(d,"state_reason"),closedAt:u(
d,"closed_at"),labels:P((0,A.at)(d,"labels")).flatMap($=>typeof $=="string"?$:u($,"name")??[]),isTrusted:v(d)}),R=["added","removed","modified","renamed","copie\
d","changed","unchanged"],a=d=>({file:l(d,"filename"),status:R.find($=>$===(0,A.at)(d,"status"))??r(),changes:h(d,"changes"),patch:u(d,"patch")});function P(d){
return Array.isArray(d)?d:r()}const y=["OWNER","MEMBER","COLLABORATOR"],v=d=>(0,A.at)(d,"user","type")==="Bot"||y.includes((0,A.at)(d,"author_association"));function l(d,$){
return u(d,$)??r()}function u(d,$){const c=(0,A.at)(d,$)??null;return c===null||typeof c=="string"?c:r()}function h(d,$){const c=(0,A.at)(d,$),e=typeof c=="bigi\
nt"?Number(c):c;return typeof e=="number"&&Number.isFinite(e)&&e>=0?e:r()}function r(){throw new w.F9("unexpected response")}const o=100,n=100;async function O(d,$,c,e){
const i=AbortSignal.any([AbortSignal.timeout(c),e]),{connect:f}=await Promise.all([t.e(795),t.e(104)]).then(t.bind(t,5104)),{rest:I,paginate:_}=f(d,$,i),p={owner:d.
owner,repo:d.repository};async function g(s,M=Number.POSITIVE_INFINITY){const E=[];let k=0;for await(const{data:b}of s){for(const x of P(b))E.push(x);if(E.length>=
M)return E.slice(0,M);if(k+=1,k===n)throw new w.F9(`the list has more than ${n} pages`)}return E}const C=async s=>{await m(s)};return{listComments:s=>{const M={
...p,issue_number:s,per_page:o},E=_.iterator(I.issues.listComments,M);return m(g(E).then(k=>k.map(T)))},createComment:(s,M)=>{const E=I.issues.createComment({...p,
issue_number:s,body:M});return m(E.then(({data:k})=>T(k)))},updateComment:(s,M)=>C(I.issues.updateComment({...p,comment_id:s,body:M}).then(({data:E})=>T(E))),deleteComment:s=>C(
I.issues.deleteComment({...p,comment_id:s})),listIssues:(s,M)=>{const E={...p,...s,per_page:o},k=g(_.iterator(I.issues.listForRepo,E),M),b=x=>(0,A.at)(x,"pull_r\
equest")===void 0;return m(k.then(x=>x.filter(b).map(S)))},createIssue:({title:s,body:M,labels:E})=>{const k=I.issues.create({...p,title:s,body:M,labels:[...E]});
return m(k.then(({data:b})=>S(b)))},updateIssue:(s,M)=>C(I.issues.update({...p,issue_number:s,...M}).then(({data:E})=>S(E))),addLabels:(s,M)=>C(I.issues.addLabels(
{...p,issue_number:s,labels:[...M]})),hasLabel:s=>(0,w.Wo)(C(I.issues.getLabel({...p,name:s}))),createLabel:s=>C(I.issues.createLabel({...p,...s})),listChangedFiles:s=>{
const M={...p,pull_number:s,per_page:o},E=g(_.iterator(I.pulls.listFiles,M));return m(E.then(k=>k.map(a)))}}}async function m(d){try{return await d}catch($){throw $ instanceof
w.F9?$:new w.F9("unexpected response")}}}),5181:((dt,U,t)=>{t.d(U,{S:()=>P});var w=t(7078),A=t(317),T=t(8782);const S=3e3,R=6e4,a=y=>({kind:"all",why:y});async function P(y,v,l){
if(y===null)return a("not a workflow run");const{pull:u,event:h}=y;if(u===null)return a(`a ${h} event has no pull request`);const r=(0,T.h0)(y,v);if(!r.ok)return a(
r.why);try{const n=await(await(0,w.N)(y,r.value.token,R,l)).listChangedFiles(u.number);return n.length<S?{kind:"files",files:n}:a(`the pull request changes ${S}\
 files or more, and GitHub lists at most ${S}`)}catch(o){return a((0,A.Ic)("the changed files could not be listed",o,{run:y,permission:"pull-requests: read"}))}}}),
317:((dt,U,t)=>{t.d(U,{F9:()=>T,Ic:()=>a,Wo:()=>S});var w=t(6309),A=t(8641);class T extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(u,{httpStatus:h=null,
accepted:r=null,isLimit:o=!1}={}){super(u),this.httpStatus=h,this.accepted=r,this.isLimit=o}}async function S(l){try{return await l,!0}catch(u){if(u instanceof T&&
u.httpStatus===404)return!1;throw u}}const R=300;function a(l,u,{run:h,permission:r}){if(!(u instanceof T))return`${l}: ${(0,w.A3)(u)}`;const{httpStatus:o,message:n}=u,
O=o===null?"did not answer":`returned ${o}`,m=y(u,h,r);return`${l}: ${(0,A.RK)(h.apiUrl)} ${O} (${P(n)})${m}`}const P=l=>(0,A.BP)((0,A.RK)(l.replace(/\s+/gu," "),
R));function y({httpStatus:l,accepted:u,isLimit:h},r,o){if(h)return"; GitHub limits the rate of requests, try again later";switch(l){case 401:return"; github-to\
ken is invalid or has expired";case 403:case 404:return r.pull?.isFork===!0&&o.endsWith("write")?"; the token of a pull request from a fork is read-only, whatev\
er `permissions` says":`; add \`${o}\` to \`permissions\` of the job${v(u,o)}`;case 410:return o==="issues: write"?"; issues are disabled in this repository":";\
 it no longer exists";default:return""}}function v(l,u){if(l===null||l==="")return"";const h=l.replaceAll("_","-").replaceAll("=",": ");return h===u?"":`; GitHu\
b accepts \`${P(h.replaceAll("`",""))}\``}}),40:((dt,U,t)=>{t.d(U,{h:()=>v,w:()=>R});var w=t(6760),A=t(5657),T=t(4614),S=t(4503);function R(l,u,h){if(!a(h.serverUrl))
return[];const r=y(u);return[...Map.groupBy(l,n=>r(n.split("/").slice(0,-1).join("/")))].flatMap(([n,O])=>n===null?[]:P(n,O,u,h))}const a=l=>/^https?:\/\/[\w.:/-]+$/.
test(l);function P({prefix:l,checkout:u},h,r,o){const{commit:n,isFetched:O,remote:m}=u,d=URL.parse(o.serverUrl);if(m===null||d===null)return[];if(m.host!==d.host&&
m.host!==d.hostname)return[];if(!O&&![o.commit,o.defaultCommit].includes(n))return[];const $=`${m.owner}/${m.name}`,c=`${o.serverUrl}/${$}/blob/${n}`,e=I=>I?.toLowerCase()===
$.toLowerCase(),i=e(`${o.owner}/${o.repository}`)||e(o.pull?.from),f=new Map(h.map(I=>[I.slice(l.length),I]));return Array.from(u.tracked(new Set(f.keys())),([I,
_])=>{const[p,g]=[f.get(I),(0,S.oW)(I)];return p===void 0||g===null||!(0,T.R)((0,w.join)(r,p),_)?[]:{file:p,path:I,url:`${c}/${g}`,isOfRun:i}}).flat()}function y(l){
const u=new Map,h=r=>{const o=u.get(r);if(o!==void 0)return o;const n=(0,A.G)((0,w.join)(l,r)),O=r.split("/").slice(0,-1).join("/"),m=n!==null?{prefix:r===""?"":
`${r}/`,checkout:n}:r===""?null:h(O);return u.set(r,m),m};return h}const v=l=>new Map(l.map(({file:u,url:h})=>[u,{url:h}]))}),5017:((dt,U,t)=>{t.d(U,{TN:()=>R,en:()=>P,
ol:()=>a,t7:()=>y});var w=t(8641);const A=function(...v){const{createHash:l}=process.getBuiltinModule("node:crypto");return new.target?new l(...v):l(...v)},T="t\
f-disco",S=3e4,R=(v,...l)=>a([v.workflow,v.job,v.step,...l]),a=v=>A("sha256").update(JSON.stringify(v)).digest("hex").slice(0,16);function P(v,l,u){const h=JSON.
stringify(u).replace(/[<>&]/g,w.z5);return`<!-- ${T} ${v} ${l} ${h} -->`}function y(v,l,u){const h=`<!-- ${T} ${l} ${u} `;if(!v.startsWith(h))return;const r=v.indexOf(
" -->",h.length);if(!(r<0||r>S))try{return JSON.parse(v.slice(h.length,r))}catch{return}}}),2806:((dt,U,t)=>{t.d(U,{m:()=>m});var w=t(4e3),A=t(7078),T=t(317),S=t(
8782),R=t(5017),a=t(2389),P=t(2913),y=t(5102);function v({verdict:p,context:g},{issueCloseAfter:C},s){const M=x=>x.some(({severity:K})=>(0,a.k2)(K,g.failOn)),E=p.
hosts.map(x=>{const K=x.visit.host,Q=g.history?.get(K)?.alarm??null,Y=M(x.findings),N=(0,y.sG)(x)==="skipped",G=Q===null?Y||(0,y.b)(x):Q.isDown&&!N;return{name:K,
alarm:N?null:Q,failsNow:Y,isDown:G}}),k=E.filter(({isDown:x})=>x).map(({name:x})=>x),b=M(p.files)?[P.cn]:[];return{hosts:E.map(({name:x})=>x).toSorted(),failing:[
...k,...b].toSorted(),since:new Map(E.flatMap(({name:x,alarm:K})=>K?.since?[[x,K.since]]:[])),unsettled:new Map(E.flatMap(({name:x,alarm:K})=>K!==null&&K.good<C?
[[x,K.good]]:[])),goodRuns:C,pending:new Map(E.flatMap(({name:x,alarm:K,failsNow:Q,isDown:Y})=>K!==null&&Q&&!Y?[[x,K.failed]]:[])),isWhole:l(p),at:g.startedAt,run:s.
id}}const l=({stopped:p})=>p===null||["deadline","signal","crash"].includes(p.kind),u=function(...p){const{withDiffLinks:g}=t.late([733],9733);return new.target?
new g(...p):g(...p)},h=function(...p){const{deliverComment:g}=t.late([643],1643);return new.target?new g(...p):g(...p)},r=function(...p){const{deliverIssue:g}=t.
late([643],1643);return new.target?new g(...p):g(...p)},o=6e4,n=1e4,O=10;async function m(p,g,C,s){const{settings:M}=p,E=["comment","issue"].filter(N=>M[N]!=="n\
ever"),k=(0,S.h0)(g,M.githubToken);if(!k.ok){const N=G=>`the ${G} was not written: ${k.why}`;return{notes:[],warnings:E.map(N)}}const{run:b,token:x}=k.value,K=await(0,A.
N)(b,x,o,s),Q=async()=>$(await(0,A.N)(b,x,n,s),b,p,C),Y=[];for(const N of E)Y.push(N==="comment"?await d(K,b,p,Q):await c(K,b,p));return{notes:Y.flatMap(({notes:N})=>N),
warnings:Y.flatMap(({warnings:N})=>N)}}async function d(p,g,C,s){const{pull:M}=g;if(M===null)return I(`comment: skipped, a ${g.event} event has no pull request`);
const E=C.settings.comment;return await _("comment","pull-requests: write",g,()=>h(p,{...C,run:g,pull:M.number,mode:E,findLinks:s}))}async function $(p,g,{changes:C,
located:s,context:M},E){if(C?.kind==="files"||!s.some(({isOfRun:b})=>b)||g.pull===null)return M.links;try{const b=await p.listChangedFiles(g.pull.number);return u(
s,b,E,g)}catch(b){if(b instanceof T.F9)return M.links;throw b}}async function c(p,g,C){const s=i(g);if(s!==null)return I(`issue: skipped, ${s}`);const{settings:M}=C,
E=(0,R.TN)(g,e(M)),k=v(C,M,g),{notes:b,warnings:x}=await _("issue","issues: write",g,()=>r(p,{...C,run:g,key:E,now:k,labels:M.issueLabels}));return{notes:[...b,
...f(k,M)],warnings:x}}const e=({dialect:{name:p,version:g}})=>g===null?p:`${p} ${g}`;function i({event:p,isDefaultBranch:g,pull:C}){return C!==null||p==="merge\
_group"?`a ${p} event checks a proposed change`:g===!1?"not on the default branch":null}function f({pending:p},{issueOpenAfter:g}){const C=Map.groupBy(p,([,s])=>s);
return Array.from(C,([s,M])=>`issue: ${(0,w.K4)(M,O,([k])=>k)} failed in ${s} of ${g} runs needed to open an issue`)}const I=p=>({notes:[p],warnings:[]});async function _(p,g,C,s){
try{return I(`${p}: ${await s()}`)}catch(M){const E=`the ${p} was not written`;return{notes:[],warnings:[(0,T.Ic)(E,M,{run:C,permission:g})]}}}}),3565:((dt,U,t)=>{
t.d(U,{fz:()=>Mt,fJ:()=>sn,QU:()=>J,N4:()=>At,j_:()=>Yt,Ko:()=>Dt,R8:()=>Vt,ur:()=>Z,Kn:()=>pt,u5:()=>Pt,Sy:()=>$t});var w=t(3024),A=t(6760),T=t(857);function S(H){
return H==null?"":typeof H=="string"||H instanceof String?H:JSON.stringify(H)}function R(H){return Object.keys(H).length?{title:H.title,file:H.file,line:H.startLine,
endLine:H.endLine,col:H.startColumn,endColumn:H.endColumn}:{}}function a(H,ut,Tt){const jt=new v(H,ut,Tt);process.stdout.write(jt.toString()+T.EOL)}function P(H,ut=""){
a(H,{},ut)}const y="::";class v{constructor(ut,Tt,jt){ut||(ut="missing.command"),this.command=ut,this.properties=Tt,this.message=jt}toString(){let ut=y+this.command;
if(this.properties&&Object.keys(this.properties).length>0){ut+=" ";let Tt=!0;for(const jt in this.properties)if(this.properties.hasOwnProperty(jt)){const Gt=this.
properties[jt];Gt&&(Tt?Tt=!1:ut+=",",ut+=`${jt}=${u(Gt)}`)}}return ut+=`${y}${l(this.message)}`,ut}}function l(H){return S(H).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function u(H){return S(H).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function h(){
throw new Error("this function of @actions/core is not bundled")}function r(){throw new Error("this function of @actions/core is not bundled")}var o=t(6928);function n(H){
return H.replace(/[\\]/g,"/")}function O(H){return H.replace(/[/]/g,"\\")}function m(H){return H.replace(/[/\\]/g,path.sep)}var d=function(H,ut,Tt,jt){function Gt(Jt){
return Jt instanceof Tt?Jt:new Tt(function(qt){qt(Jt)})}return new(Tt||(Tt=Promise))(function(Jt,qt){function nn(ht){try{V(jt.next(ht))}catch(Et){qt(Et)}}function q(ht){
try{V(jt.throw(ht))}catch(Et){qt(Et)}}function V(ht){ht.done?Jt(ht.value):Gt(ht.value).then(nn,q)}V((jt=jt.apply(H,ut||[])).next())})},$;(function(H){H[H.Success=
0]="Success",H[H.Failure=1]="Failure"})($||($={}));function c(H,ut){const Tt=toCommandValue(ut);if(process.env[H]=Tt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(H,ut));issueCommand("set-env",{name:H},Tt)}function e(H){a("add-mask",{},H)}function i(H){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",H):issueCommand("add-path",{},H),process.env.PATH=`${H}${path.delimiter}${process.env.PATH}`}function f(H,ut){const Tt=process.env[`INPUT_${H.replace(/ /g,
"_").toUpperCase()}`]||"";if(ut&&ut.required&&!Tt)throw new Error(`Input required and not supplied: ${H}`);return ut&&ut.trimWhitespace===!1?Tt:Tt.trim()}function I(H,ut){
const Tt=f(H,ut).split(`
`).filter(jt=>jt!=="");return ut&&ut.trimWhitespace===!1?Tt:Tt.map(jt=>jt.trim())}function _(H,ut){const Tt=["true","True","TRUE"],jt=["false","False","FALSE"],
Gt=f(H,ut);if(Tt.includes(Gt))return!0;if(jt.includes(Gt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${H}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function p(H,ut){if(process.env.GITHUB_OUTPUT||"")return h("OUTPUT",r(H,ut));process.
stdout.write(T.EOL),a("set-output",{name:H},S(ut))}function g(H){issue("echo",H?"on":"off")}function C(H){process.exitCode=$.Failure,E(H)}function s(){return process.
env.RUNNER_DEBUG==="1"}function M(H){issueCommand("debug",{},H)}function E(H,ut={}){a("error",R(ut),H instanceof Error?H.toString():H)}function k(H,ut={}){a("wa\
rning",R(ut),H instanceof Error?H.toString():H)}function b(H,ut={}){a("notice",R(ut),H instanceof Error?H.toString():H)}function x(H){process.stdout.write(H+T.EOL)}
function K(H){P("group",H)}function Q(){P("endgroup")}function Y(H,ut){return d(this,void 0,void 0,function*(){K(H);let Tt;try{Tt=yield ut()}finally{Q()}return Tt})}
function N(H,ut){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(H,ut));issueCommand("save-state",{name:H},toCommandValue(
ut))}function G(H){return process.env[`STATE_${H}`]||""}function tt(H){return d(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(H)})}var nt=t(
6309),st=t(5747),it=t(566),ct=t(4e3),It=t(5955);const Dt=H=>Object.fromEntries(H.map(ut=>[ut,f(ut)]));function J(H){for(const ut of H)e(ut)}function Z(H,ut){x(H);
let Tt=!0;for(const{kind:jt,text:Gt}of ut){const[Jt="",...qt]=Gt.split(`
`),nn=jt==="plain"&&qt.length>0;(Tt||nn)&&x(""),Tt=nn,nn||qt.length===0?x(Gt):(K(Jt),x(qt.join(`
`)),Q())}}const lt={error:E,warning:k,notice:b};function Mt(H){for(const{level:ut,message:Tt,line:jt,column:Gt,...Jt}of H)lt[ut](Tt,{...Jt,...jt===void 0?{}:{startLine:jt},
...Gt===void 0?{}:{startColumn:Gt}})}const $t=(H,ut)=>Kt("GITHUB_STEP_SUMMARY",H,Tt=>(0,w.appendFileSync)(Tt,ut));async function pt(H,ut){const Tt=new Map;for(const[
Jt,qt]of Object.entries(ut))try{H?await Kt("GITHUB_OUTPUT",H,nn=>(0,w.appendFileSync)(nn,vt(Jt,qt))):p(Jt,qt)}catch(nn){Tt.set(Jt,(0,nt.A3)(nn))}const[jt]=Tt.values();
return jt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Tt.keys()].join(", ")}: ${jt}`]}function vt(H,ut){const Tt=typeof ut=="st\
ring"?ut:JSON.stringify(ut);if(/[\r\n]/.test(Tt))throw new nt.Lw("the value has a line break");return`${H}=${Tt}
`}async function Kt(H,ut,Tt){if(!ut)throw new nt.Lw(`${H} is not set; run this as an action on a runner`);const jt=(0,w.openSync)(ut,"r+");try{const{size:Gt}=(0,w.
fstatSync)(jt);try{Tt(ut)}catch(Jt){throw(0,w.fstatSync)(jt).size>Gt&&(0,w.ftruncateSync)(jt,Gt),Jt}}finally{(0,w.closeSync)(jt)}}function Pt(H,ut){if(!H)throw new nt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Tt=(0,A.join)("tf-disco","report.json");return(0,it.f)(H,Tt,(0,It.mk)(ut)),(0,A.join)(H,Tt)}
function Yt(H){if(H===void 0||H==="")return null;const ut=(0,st.yR)(H);try{if(ut.ok)return JSON.parse(ut.text)}catch{}const Tt=ut.ok?"is not JSON":(0,ct.mP)(ut.
failure);return k(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Tt}; check that no earlier step changes it`),null}function At(H){for(const ut of H)
x(ut)}function Vt(H){for(const ut of H)k(ut)}const sn=(H,ut)=>E(ut,{title:H})}),8782:((dt,U,t)=>{t.d(U,{$c:()=>y,at:()=>u,h0:()=>a,ng:()=>S});var w=t(3625),A=t(
8641);const T=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function S(r,o){const n=$=>r[$]?.trim()??"",[,O,m]=T.exec(n("GITHUB_REPOSITORY"))??[];if(O===void 0||
m===void 0)return null;const d=R(n("GITHUB_SERVER_URL")||"https://github.com");return{owner:O,repository:m,apiUrl:R(n("GITHUB_API_URL")||"https://api.github.com"),
serverUrl:d,event:n("GITHUB_EVENT_NAME"),workflow:P(n("GITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.
exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${d}/${O}/${m}/actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:h(o,"pull_request","head","sha")??
n("GITHUB_SHA"),pull:v(n("GITHUB_EVENT_NAME"),o),isDefaultBranch:l(n("GITHUB_REF"),o)}}const R=r=>r.replace(/(?<!\/)\/+$/,"");function a(r,o){return r===null?(0,w.
T)("not a workflow run, GITHUB_REPOSITORY is not set"):o===null?(0,w.T)("github-token is empty"):/^https?:$/.test(URL.parse(r.apiUrl)?.protocol??"")?(0,w.J)({run:r,
token:o}):(0,w.T)(`GITHUB_API_URL is not an https URL: ${(0,A.RK)(r.apiUrl)}`)}const P=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function y(r,o){if(r==="pull_requ\
est_target")return!1;const n=u(o,"pull_request","head"),[O,m]=[u(n,"repo","full_name"),u(o,"pull_request","base","repo","full_name")];return n!==void 0&&O!==m}function v(r,o){
const n=u(o,"pull_request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:y(r,o),from:h(o,"pull_request","head","repo","full\
_name")??null}:null}function l(r,o){const n=h(o,"repository","default_branch");return n===void 0?null:r===`refs/heads/${n}`}function u(r,...o){return o.reduce((n,O)=>typeof n==
"object"&&n!==null?Reflect.get(n,O):void 0,r)}function h(r,...o){const n=u(r,...o);return typeof n=="string"?n:void 0}}),1964:((dt,U,t)=>{t.d(U,{H:()=>x});var w=t(
4e3),A=t(5799),T=t(2796),S=t(5102),R=t(4120),a=t(8884),P=t(8641),y=t(1831),v=t(5955);const l=700,u=8,h=5,r={text:250,places:1},o={text:l,places:u},n=2,O=3600,m=120,
d=4096,$=J=>J!==""&&(0,a.CN)(J)&&(0,P.BP)((0,P.RK)(J,d))===J;function c(J){const Z=f(J),lt=[...new Set(J.map(({problem:pt})=>pt.title))],Mt=Z.length>0?(0,w.K4)(
Z,n):I(J);if(lt.length===1)return i(Mt,lt[0]??"");const $t=`${J.length} problems`;return i(Mt===null?$t:`${$t} with ${Mt}`,lt.join(", "))}function e({title:J,hosts:Z,
findings:lt}){if(lt.length===1)return c(lt);const Mt=Z.length>0?0:(0,a.Dc)(lt),$t=Math.max(Z.length,Mt),pt=$t===1?f(lt)[0]??(0,a.II)((0,a.tN)(lt)?.file??""):(0,R.
px)($t,Z.length>0?"host":"file"),vt=lt.length>$t?` (${lt.length} times)`:"";return i($t===0?null:pt,`${J}${vt}`)}const i=(J,Z)=>J===null?Z:`${J}: ${Z}`,f=J=>[...new Set(
J.flatMap(({host:Z})=>Z===null?[]:(0,P.RK)((0,y.nx)(Z))))];function I(J){const Z=(0,a.tN)(J);return Z===null||$(Z.file)?null:(0,a.II)(Z.file)}function _(J,Z){const lt=new Set(
J.map(({severity:pt})=>pt)).size>1,Mt=J.length>2?r:o,$t=pt=>g(pt,lt,Mt,Z).join(`
`);return(0,R.Sk)(J,h,$t,p).join(`

`).split(`
`)}const p=J=>`and ${J} more, see the job summary`;function g(J,Z,lt,Mt){const{problem:$t,severity:pt}=J,vt=(0,a.Xd)(J),Kt=(0,a.xi)(J,Mt,lt.text,lt.places);return[
`${Z?`${pt}: `:""}${(0,P.RK)($t.message,lt.text)} [${$t.code}]`,...Kt.map(([Pt,Yt])=>`${Pt}: ${Yt}`),...vt===null||$(vt.file)?[]:[`at: ${(0,a.R3)(vt)}`],...J.isHostNew?
[`the host is ${R.dy}`]:[],`${Mt.docsUrl}#${$t.code}`]}function C(J,Z){const{message:lt,help:Mt,findings:$t,code:pt,title:vt,affects:Kt}=J;if($t.length===1)return _(
$t,Z);const Pt=(0,R.od)(Kt,Z.clients),Yt=(0,a.mj)($t,Z.repositories.length),At=[`${(0,P.RK)(lt??vt,l)} [${pt}]`,...Mt===null?[]:[`help: ${(0,P.RK)(Mt,l)}`],...Pt===
""?[]:[`affects: ${Pt}`],...Yt===""?[]:[`hits: ${Yt}`]],Vt=`${Z.docsUrl}#${pt}`,sn=O-[...At,Vt].join(`
`).length;return[...At,...M(J,sn),Vt]}function s(J,Z,{docsUrl:lt}){const Mt=J.slice(0,h).flatMap(({problem:{message:$t,help:pt}})=>[`${(0,P.RK)($t,r.text)} [${Z.
code}]`,...Z.help===null&&pt?[`help: ${(0,P.RK)(pt,r.text)}`]:[]]);return[...new Set(Mt),`see also "${e(Z)}"`,`${lt}#${Z.code}`]}function M({findings:J,message:Z},lt){
const Mt=(0,v.I0)(J,lt,1,pt=>E(pt,Z===null)),$t=J.length-Mt.length;return $t>0?[...Mt,p($t)]:Mt}function E(J,Z){const{host:lt,places:Mt,problem:$t,isHostNew:pt}=J,
vt=(0,a.Ky)(Mt,1),Kt=lt===null?"":`${(0,P.RK)((0,y.nx)(lt))}${pt?` (${R.dy})`:""}`,[Pt,Yt]=lt===null?[vt,""]:[Kt,vt],Vt=[Z?(0,P.RK)($t.message,m):"",Z&&Yt!==""?
`(${Yt})`:Yt].filter(sn=>sn!=="");return Vt.length===0?`- ${Pt}`:`- ${Pt}: ${Vt.join(" ")}`}const k=10,b=200;function x(J,Z){const lt=K(J),Mt=(0,S.hm)(J.findings);
let $t=J.findings;for(const pt of A.oC){const{annotations:vt,used:Kt}=Q(pt,$t,Z,pt===Mt);lt.push(...vt),$t=$t.filter(Pt=>!Kt.has(Pt))}return lt}function K({passed:J,
stopped:Z,findings:lt}){const Mt=lt.filter(({severity:pt})=>pt==="warning").length;if(J||lt.some(({severity:pt})=>pt==="error"))return[];if(Z!==null)return[Dt("\
error","The check is not complete",[(0,w.Cw)(Z)])];const $t=`${(0,R.px)(Mt,"warning")}, and fail-on is warning`;return[Dt("error","Warnings fail this check",[$t])]}
function Q(J,Z,lt,Mt){const $t=Z.filter(({severity:Pt})=>Pt===J),pt=new Set($t.map(Y));if(pt.size>k){const Pt=G($t),Yt=Mt&&J!=="notice"?tt(J,Pt,lt):[];return{annotations:[
...N(J,Pt,lt),...Yt].slice(0,k),used:new Set($t)}}const vt=Z.filter(Pt=>pt.has(Y(Pt)));return{annotations:[...Map.groupBy(vt,Y).values()].map(Pt=>Dt(J,c(Pt),_(Pt,
lt),(0,a.tN)(Pt))),used:new Set(vt)}}function Y(J){const Z=(0,a.Xd)(J);return Z===null?J:`${Z.line}:${Z.file}`}function N(J,Z,lt){const Mt=Z.length<=k?Z:Z.slice(
0,k-1),$t=Z.slice(Mt.length).flatMap(pt=>pt.findings);return[...Mt.map(pt=>Dt(J,e(pt),C(pt,lt),(0,a.tN)(pt.findings))),...$t.length===0?[]:[It(J,$t)]]}function G(J){
const Z=(0,T.cZ)(J);return Z.length<=k?Z:ct(Z)}function tt(J,Z,lt){const Mt=new Set(Z.map(({findings:pt})=>pt.map(Y).find(nt)));return it(Z.map(pt=>st(pt).map(vt=>({
cause:pt,findings:vt})))).filter(({findings:[pt]})=>{const vt=pt&&Y(pt);return nt(vt)&&!Mt.has(vt)&&Mt.add(vt)}).slice(0,k).map(({cause:pt,findings:vt})=>{const Kt=s(
vt,pt,lt);return Dt(J,c(vt),Kt,(0,a.tN)(vt))})}const nt=J=>typeof J=="string";function st({findings:J}){const Z=J.filter($t=>$((0,a.Xd)($t)?.file??"")),lt=[...Map.
groupBy(Z,Y).values()];return it(Map.groupBy(lt,([$t])=>$t&&($t.host??(0,a.Xd)($t)?.file)).values())}const it=J=>[...J].flatMap(Z=>Z.map((lt,Mt)=>({item:lt,turn:Mt}))).
toSorted((Z,lt)=>Z.turn-lt.turn).map(({item:Z})=>Z);function ct(J){return[...Map.groupBy(J,({code:lt})=>lt).values()].flatMap(([lt,...Mt])=>lt===void 0||Mt.length===
0?lt??[]:{...lt,findings:[lt,...Mt].flatMap(({findings:$t})=>$t),hosts:[...new Set([lt,...Mt].flatMap(({hosts:$t})=>$t))],message:null,help:null})}function It(J,Z){
const lt=[...new Set(Z.map(({problem:Mt})=>Mt.title))];return Dt(J,`and ${(0,R.px)(Z.length,`more ${J}`)}`,[...lt,"see the job summary"])}function Dt(J,Z,lt,Mt=null){
const $t={title:(0,P.LS)((0,P.RK)(Z,b)),message:(0,P.LS)(lt.join(`
`))};if(Mt===null||!$(Mt.file))return{level:J,...$t};const{file:pt,line:vt,column:Kt,endColumn:Pt}=Mt;return{level:J,...$t,file:pt,line:vt,column:Kt,endColumn:Pt}}}),
2827:((dt,U,t)=>{t.d(U,{Y:()=>R});var w=t(5955);const A={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the \
port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"N\
umber of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hos\
ts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},T={hosts:12e4,services:36e4},S=1;function R({passed:a,hosts:P,findings:y}){
const v=({services:r})=>r.flatMap(o=>o.kind==="url"?[[o.id,o.url]]:[]),l=(0,w.I0)(P,T.hosts,S,({visit:r})=>JSON.stringify(r.host)),u=(0,w.I0)(P,T.services,S,r=>{
const o=JSON.stringify(Object.fromEntries(v(r)));return`${JSON.stringify(r.visit.host)}:${o}`}),h=r=>y.filter(o=>o.severity===r).length;return{passed:a,hosts:`[${l.
join(",")}]`,services:`{${u.join(",")}}`,errors:h("error"),warnings:h("warning"),"left-out":P.length-Math.min(l.length,u.length)}}}),2913:((dt,U,t)=>{t.d(U,{Fr:()=>m,
GN:()=>O,K$:()=>f,O7:()=>I,cn:()=>y,yi:()=>$});var w=t(4e3),A=t(7574),T=t(4120),S=t(8641),R=t(9574),a=t(5505),P=t(8373);const y="the files",v=200,l="Terraform s\
ervice discovery fails: ",u="Terraform service discovery recovers: ",h=3,r=10,o=6,n=20;function O({failing:C}){const{down:s,better:M}=d(C),[E,{first:k,count:b}]=s.
count>0?[l,s]:[u,{first:M,count:M.length}],x=k.map(({subject:N})=>N===y?p:(0,S.RK)(N,v)),K=b-Math.min(x.length,h),Q=[...x.slice(0,h),...K>0?[`${K} more`]:[]].join(
", "),Y=`${E}${Q}`;return Y.length<=v?Y:`${E}${b} hosts`}const m=C=>C.startsWith(l)||C.startsWith(u);function d({first:C,count:s}){const M=C.filter(({recovering:k})=>k!==
void 0);return{down:{first:C.filter(({recovering:k})=>k===void 0),count:s-M.length},better:M}}function $(C,s,{outage:M,page:E,maxBytes:k}){const b=M.failing.count>
0;return(0,a.XA)(C,{context:s,rest:P.xy,isBrief:!0},{head:[`### ${(0,a.gD)(C,s)}`,...b?c(M,s.startedAt):[]].join(`

`),foot:`Last checked ${(0,A.QN)(s.startedAt)}; details in the summary of ${(0,a.Fp)(E)}. Updated automatically.${b?" Closes when all hosts recover.":""}`,maxBytes:k})}
function c({failing:C,since:s},M){const{down:E,better:k}=d(C);return[...E.count===0?[]:[i({failing:E,since:s},M)],...k.length===0?[]:[e(k)]]}function e(C){return`\
<p>${[...Map.groupBy(C,({recovering:E})=>E===void 0?"":`${E.good} of ${(0,T.px)(E.needed,"run")}`)].slice(0,r).map(([E,k])=>`\u2705 Recovering: ${(0,w.K4)(k,n,({
subject:x})=>g(x))} (${E} without a failure)`).join("<br>")}</p>`}function i({failing:C,since:s},M){const E=[...Map.groupBy(C.first,({since:Y})=>Y)],k=C.first[0]?.
since,b=C.first.length===C.count||k===s;if(k!==void 0&&E.length===1&&b)return`<p>Failing since ${(0,A.QN)(k)} (${(0,A.u8)(k,M)}).</p>`;const x=E.slice(0,r),K=x.
map(([Y,N])=>[(0,w.K4)(N,o,({subject:tt})=>tt===y?p:(0,R.rm)(tt)),(0,A.QN)(Y),(0,A.u8)(Y,M)]),Q=C.count-x.flatMap(([,Y])=>Y).length;return(0,R.I$)(["Failing","S\
ince","Duration"],Q>0?[...K,[`and ${Q} more`,"",""]]:K)}function f(C,s){const{at:M,down:E,up:k,gone:b,still:x,endedSince:K,isReopened:Q}=C,Y=({subject:G,since:tt})=>`${g(
G)} (after ${(0,A.u8)(tt,M)})`;return`${[...Q?["Reopened: the failure continues or has returned."]:[],..._(E,g,(G,tt)=>`\u274C ${G} ${tt} failing.`),..._(k,Y,G=>`\
\u2705 Recovered: ${G}.`),..._(b,g,(G,tt)=>`\u26AA ${G} ${tt} no longer checked.`),..._(x,g,(G,tt)=>`\u274C ${G} ${tt} still failing.`),...K===null?[]:[`**Nothi\
ng fails any more.** The outage lasted ${(0,A.u8)(K,M)}, from ${(0,A.QN)(K)} to ${(0,A.QN)(M)}, as observed by this check.`],`<sub>${(0,A.QN)(M)}, ${(0,a.Fp)(s)}\
</sub>`].join(`

`)}
`}const I=C=>`Duplicate of #${C}, which another run opened at the same time.
`;function _(C,s,M){return C.length===0?[]:[M((0,w.K4)(C,n,s),C.length===1?"is":"are")]}const p="the file check",g=C=>C===y?p:(0,S.D9)(C)})};export{Bn as ids,Un as modules};
