const En=[558,929,428,909],Mn={4e3:((lt,W,t)=>{t.d(W,{Af:()=>f,B9:()=>l,Cw:()=>o,Fn:()=>D,K4:()=>w,NM:()=>a,Wt:()=>s,YA:()=>i,_r:()=>r,dh:()=>R,eZ:()=>S,go:()=>h,
hS:()=>y,mP:()=>d,oZ:()=>p,qZ:()=>e,v:()=>u,zM:()=>I,zN:()=>A,zd:()=>T});var O=t(6174),v=t(7715),P=t(9562);const E=300;function R($,b=E){if($.length<=b)return $;
const B=(0,O._)($);return B.length<=b?B:`${M(B,b)}\u2026`}const M=($,b)=>structuredClone($.slice(0,b).toWellFormed()),y=($,b)=>`${$} ${b}${$===1?"":"s"}`,A=($,b)=>({
shown:$.slice(0,b),more:Math.max(0,$.length-b)});function w($,b,B=String){const{shown:g,more:_}=A($,b);return u(g.map(j=>B(j)),_)}const u=($,b)=>`${$.join(", ")}${b>
0?` and ${b} more`:""}`,T=$=>`the clients print "${$}"`;function h($){return $===null?"null":Array.isArray($)?"an array":typeof $=="object"?"an object":`a ${typeof $}`}
function d($){if($.kind==="error")return`cannot be read: ${$.code}`;const{bytes:b,maxBytes:B}=$;return`has ${b} bytes and is not read; the limit is ${B/1024/1024}\
 MiB`}const n={[P.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[P.xq]:"correct the hos\
t in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand \
needs a filesystem mirror"};function s($){return $.flatMap(B=>n[B]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module\
 lacks"}const l=$=>`wait and run the check again; see ${(0,v.V)($)??"its status page"}, and consider a network mirror for providers`,e=$=>`use another network, \
a proxy (HTTPS_PROXY) or a network mirror: ${$} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for examp\
le by country`;function a($,b,B){if($===null)return B;const g=$.title===""?"":` ("${$.title}")`,_=B.guest??e(b);switch($.kind){case"sign-in":return{operator:"al\
low unauthenticated requests to /.well-known/terraform.json",guest:_,because:`the host returned a sign-in page${g}`};case"captive-portal":return`a proxy or capt\
ive portal returned an HTML page${g}: allow this machine to reach the host`;case"other":{const j=B.user??`check that ${b} is a registry, and ${s([])}`;return{...B,
user:j,guest:_,because:`the host returned an HTML page${g}`}}}}const r=({url:$,status:b,reason:B})=>`${$} returned ${`${b} ${R(B)}`.trim()}`,i=$=>`${Math.round(
$/100)/10} s`,f=$=>$.map(({name:b,attemptMs:B,retries:g})=>{const _=Number.isFinite(B)?i(B):"without a limit",j=g===0?"":` in each of ${g+1} attempts`,N=b.includes(
" and ")?"wait":"waits";return`${b} ${N} ${_}${j}`}).join(", "),S=$=>$.map(({name:b})=>b).join(" and "),I=$=>$.kind==="several"?$.reasons:[$];function o($){switch($.
kind){case"deadline":return`the check reached its deadline of ${i($.ms)}`;case"signal":return`the check was interrupted by ${$.signal}`;case"crash":return"tf-di\
sco crashed";case"missing":return m($);case"several":return $.reasons.map(o).join("; ")}}const c=10;function m({repositories:$,total:b}){const B=b===1?"reposito\
ry":"repositories",g=$.length===1?"is":"are",_=w($,c,R);return`${$.length} of ${b} ${B} ${g} missing: ${_}`}const D=$=>`${$}; it may use hosts that are not in \`\
allowed-hosts\``,p=({kind:$,address:b,version:B})=>`${$} ${b} ${R(B,40)}`}),3534:((lt,W,t)=>{t.d(W,{$U:()=>s,Eu:()=>u,JD:()=>n,QU:()=>A,To:()=>a,bI:()=>r,fj:()=>T,
iX:()=>i,tK:()=>h,z2:()=>e});var O=t(4283),v=t(1064),P=t(1831),E=t(2713),R=t(4e3),M=t(5799),y=t(8937);const A=(0,M.lS)((0,M.$e)("credentials-empty","Token is em\
pty",v.Du),({source:I})=>({message:`the token from ${I} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missi\
ng secret with an empty string"})),w={"control character":{has:"contains a line break or another control character, which no client can send",help:"store the to\
ken again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},
quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or end\
s with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check\
 whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen \
or quotation mark may have been replaced"}},u=(0,M.lS)((0,M.z3)("credentials-malformed","Malformed token",v.Du),({source:I,slip:o})=>({message:`the token from ${I}\
 ${w[o].has}`,help:w[o].help,...o==="control character"?{}:{severity:"warning"}})),T=(0,M.lS)((0,M.$e)("credentials-short","Token is too short to be redacted"),
({source:I})=>({message:`the token from ${I} has fewer than ${E.I} characters and is not redacted where a server repeats it`,help:"check whether the stored valu\
e is the whole token; store it again or create a longer one"})),h=(0,M.lS)((0,M.lm)("credentials-differ","Clients use different tokens"),({host:I,first:o,other:c})=>({
message:`for host ${(0,P.nx)(I)}, ${d(o)} and ${d(c)}`,help:`set the token for both clients in ${(0,P.fK)(I)[0]??"tokens"} or tokens, or set dialect to one clie\
nt; this check uses the first token`})),d=({client:I,source:o})=>o===null?`${v.bB[I]} finds no token`:`${v.bB[I]} uses the token from ${o}`,n=(0,M.lS)((0,M.$e)(
"credentials-rejected","Token was rejected"),({host:I,status:o,source:c})=>({message:`host ${(0,P.nx)(I)} returned ${o} for the token from ${c}`,help:`check tha\
t the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,O.jr)((0,P.cu)(I))}; then store a new one in the\
 same place`})),s=(0,M.lS)((0,M.$e)("credentials-missing","Token is missing"),({host:I,service:o,...c})=>{const m=(0,P.nx)(I),[D=""]=(0,P.fK)(I);return(0,y.em)(
`host ${m} requires a token${o===null?"":` for ${o}`}`,`add the line "${m}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${D}: \${{ secrets.REGISTRY_T\
OKEN }}" to env; outside GitHub ${l(D)}`,c)}),l=I=>/^\w+$/.test(I)?`export ${I}=\u2026`:`env '${I}=\u2026' terraform init`,e=(0,M.lS)((0,M.$e)("credentials-near\
-miss","Token variable has a similar name"),({host:I,variable:o,why:c,write:m})=>({message:`${o} seems to be meant for host ${(0,P.nx)(I)}, but ${c}`,help:`rena\
me it to ${m}: ${l(m)}`})),a=(0,M.lS)((0,M.$e)("credentials-other-host","Token is for another host",v.Du),({host:I,other:o,source:c,service:m,isSent:D,isNotice:p})=>({
message:`the clients do not send the token for ${o} from ${c} ${m===null?`after the redirect of ${I}`:`to ${m} of host ${I}`}: they send ${D?`the token of ${I}`:
"none"}`,help:m===null?`make the discovery document of ${I} public, or serve it at ${I} itself`:`set the token for ${I}, and the clients send it to ${o}`,...p?{
severity:"notice",affects:[]}:{}})),r=(0,M.lS)((0,M.lm)("credentials-unused","Token for a host that is not checked"),({host:I})=>({message:`the tokens input has\
 a token for host ${(0,P.nx)(I)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),i=(0,M.lS)((0,M.z3)("do\
cument-unauthorized","Discovery requires valid credentials",v.zK),({host:I,token:o,challenge:c,...m})=>{const D=o==="sent"?"rejected the given authentication cr\
edentials":"requires authentication credentials",p=c===null?"":`, and asks for ${c} authentication`;return{message:`host ${I} ${D}: ${(0,R._r)(m)}${p}`,help:(0,R.
NM)(m.page,I,S(I,o,m.status,c))}}),f="make the discovery document public";function S(I,o,c,m){const D=(0,R.qZ)(I);if(m!==null)return{operator:`exempt /.well-kno\
wn/terraform.json from ${m} authentication`,guest:D,note:"the clients send Bearer tokens only, so no token helps"};switch(o){case"sent":{const p="check that the\
 token is for this host, complete and not expired";return c===403?{operator:p,user:p,guest:D}:{operator:p,user:p}}case"none":{const p=(0,y.nP)(I);return{operator:`${p}\
, or ${f}`,user:p,guest:D}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${I} to respond itself, or ${f}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((lt,W,t)=>{t.d(W,{JW:()=>h,U$:()=>R,WO:()=>w,a3:()=>u,ub:()=>d});var O=t(1064),v=t(4e3),P=t(5143),E=t(5799);const R=(0,E.lS)((0,E.
$e)("file-syntax","File has a syntax error",O.Du),({error:n,file:s})=>({message:n??"the file is not valid UTF-8",help:(0,P.Zl)(s)?void 0:"fix the file, or list \
it in `exclude` if it is invalid on purpose"})),M={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot b\
e read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is n\
ot a regular file; it is not read"},y={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in \
`exclude`"},A={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"corre\
ct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `ex\
clude`","link-to-special-file":"remove the link, or list it in `exclude`"},w=(0,E.lS)((0,E.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in n?
`${M[n.what]}: ${n.code}`:M[n.what],help:(n.what==="file"||n.what==="directory"?y[n.code]:void 0)??A[n.what]})),u=(0,E.lS)({code:"file-outside",title:"Link poin\
ts outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the re\
pository, or name its directory in `scan`"})),T=3,h=(0,E.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:s,
isFleet:l})=>{const e=n.every(f=>f==="."),r=`found no Terraform or OpenTofu files in ${l?"the repositories of `usages`":e?"this directory":`\`scan\` (${(0,v.K4)(
n,T,v.dh)})`}`,i=l?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return s?{message:`${r}\
; only \`hostnames\` was checked`,help:`${i}, or correct \`scan\``,severity:"warning"}:{message:`${r}, and \`hostnames\` is not set`,help:`${i}, correct \`scan\` \
or \`exclude\`, or set \`hostnames\``}}),d=(0,E.lS)((0,E.$e)("file-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`\
the file ${(0,v.mP)(n)}`,help:"split the file, or list it in `exclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scan\
ned`,help:"list this directory in `exclude`"};case"files":return{message:`there are more than ${n.max} files; this directory and the following ones are not scan\
ned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{message:`the directory has more than ${n.max} files; the files after them ar\
e not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values;\
 the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} mo\
dules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`\
the scan found more than ${n.max} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
roots":return{message:`the root modules have more than ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"\
list the directories in which `init` runs in `roots`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,v.Cw)(n.stopped)} after reading ${n.files}\
 files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadlin\
e-seconds`"}}})}),3410:((lt,W,t)=>{t.d(W,{Dr:()=>T,EK:()=>A,Fu:()=>d,dF:()=>h,vs:()=>y});var O=t(1064),v=t(1831),P=t(9562),E=t(4e3),R=t(5799),M=t(8937);const y=(0,R.
lS)((0,R.z3)("cloud-token","Token for the cloud block or remote backend is missing",O.Du),({host:n,service:s,...l})=>{const e=(0,v.nx)(n),a=s===P.OZ?"the cloud \
block":"the remote backend",[r=""]=(0,v.fK)(n);return(0,M.em)(`${a} requires a token for ${e}`,`add the line "${e}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens \
input, or set ${r}; outside GitHub, run \`terraform login ${e}\` or \`tofu login ${e}\``,l)}),A=(0,R.lS)((0,R.z3)("cloud-version","API is too old for the cloud \
block",O.Du),({url:n,version:s})=>({message:`${n} returned ${s===null?"no TFP-API-Version":`TFP-API-Version ${(0,E.dh)(s)}`}; the cloud block requires 2.5 or la\
ter`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` in\
stead of `cloud`'}})),w=n=>"why"in n?`the response of ${n.url} ${(0,E.dh)(n.why)}`:(0,E._r)({...n,page:null}),u=(n,s,l)=>"status"in n&&[401,403,404].includes(n.
status)?l:(0,R.C)(`check the logs of ${s}, and that the URL of the service is that of its API`),T=(0,R.lS)((0,R.z3)("cloud-organization","Organization cannot be\
 read",O.Du),n=>{const{host:s,organization:l,source:e}=n;return{message:`the organization ${l} at ${s} cannot be read: ${w(n)}`,help:u(n,s,`check the name of th\
e organization, and that the token from ${e} is valid and belongs to a member`)}}),h=(0,R.lS)((0,R.z3)("cloud-workspace","Workspace cannot be read",O.Du),n=>{const{
host:s,organization:l,workspace:e}=n;return{message:`the workspace ${e} of ${l} at ${s} cannot be read: ${w(n)}`,help:u(n,s,"check that the token may read the w\
orkspace")}}),d=(0,R.lS)((0,R.lm)("cloud-workspace-missing","Workspace does not exist"),({host:n,organization:s,workspace:l})=>({message:`${s} at ${n} has no wo\
rkspace ${l} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((lt,W,t)=>{
t.d(W,{AO:()=>T,U7:()=>u,n3:()=>h,nD:()=>s,ro:()=>n,wp:()=>y,zo:()=>w});var O=t(1064),v=t(3592),P=t(4e3),E=t(5799);const R=({file:a,line:r})=>`${(0,P.dh)(a)}:${r}`,
M=a=>a.map(r=>O.bB[r]).join(" and "),y=(0,E.lS)((0,E.z3)("host-not-allowed","Host is not allowed",O.zK),a=>{const{host:r}=a,i=`add ${r} to \`allowed-hosts\``;if("\
service"in a){const{service:f,registry:S}=a;return{message:`${f} of ${S} is on ${r}, which is not in \`allowed-hosts\``,help:`use another registry, or ${i}`}}if("\
package"in a)return{message:`the package of ${a.package} is downloaded from ${r}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another mod\
ule or provider, or ${i}`};if("use"in a){const[f,S]=A[a.use];return{message:`${f} ${r}, which is not in \`allowed-hosts\``,help:`use ${S}, or ${i}`}}if("implied"in
a){const{place:f,clients:S}=a.implied;return{message:`host ${r} is not in \`allowed-hosts\` and was not contacted; ${R(f)} names no host, and this is the defaul\
t of ${M(S)}`,help:`name an allowed registry there, ${i}, or set \`dialect\` if you use another CLI`}}return{message:`host ${r} is not in \`allowed-hosts\` and wa\
s not contacted`,help:`use an allowed registry, or ${i}`}}),A={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backe\
nd uses","an allowed backend"]},w=(0,E.lS)((0,E.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:a,place:r,clients:i,isListed:f})=>({
message:`${a} was not contacted: ${R(r)} implies it as the default host of ${M(i)}, but the CLI could not be detected`,help:f?"list the usages of the repository\
 with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hos\
ts of that CLI"})),u=(0,E.lS)((0,E.lm)("host-generic","Generic hostname was not contacted"),({host:a})=>({message:`${a} is a generic hostname that stands for th\
e host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),T=(0,E.lS)((0,E.z3)("host-private-redirect","\
Redirect to a non-public address",O.zK),({host:a,address:r,asks:i})=>r==="metadata"?{message:`${a} is the address of a cloud metadata service and was not contac\
ted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${i==="document"?"redirects":"leads"} to ${a}, wh\
ich has a ${r} address and was not contacted`,help:`if ${i==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),h=(0,E.
lS)((0,E.z3)("host-check-crashed","tf-disco crashed while it checked the host",O.zK),({host:a,thrown:r})=>({message:`${a} was not checked completely, because of\
 a bug in tf-disco ${v.xv}: ${d(r)}`,help:`please report this text at ${v.xV}; to pass until it is fixed, add \`host-check-crashed ${a}\` to \`ignore\``}));function d(a){
if(!(a instanceof Error))return(0,P.dh)(String(a));const r=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,P.dh)(String(a))+(r===void 0?"":` (${r})`)}
const n=(0,E.lS)((0,E.z3)("host-http2","Host speaks only HTTP/2",O.zK),({host:a})=>({message:`${a} speaks only HTTP/2, which Terraform and OpenTofu can use and \
this check cannot; it was not checked`,help:(0,E.C)(`enable HTTP/1.1 on ${a} as well (ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ign\
ore`")})),s=(0,E.lS)((0,E.z3)("host-not-checked","Host was not checked before the check ended",O.zK),({host:a,stopped:r,isBegun:i,unchecked:f,total:S,slowest:I})=>({
message:`${a} was not checked${i?" completely: its visit was under way when":":"} ${(0,P.Cw)(r)}, with ${f} of ${S} hosts not checked`,help:l[r.kind]+e(I)})),l={
deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step\
 reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function e(a){return a.length===0?"":`; most \
of the time went to hosts without a response: ${a.map(({host:i,tookMs:f})=>`${i} (${(0,P.YA)(f)})`).join(", ")}`}}),5799:((lt,W,t)=>{t.d(W,{$e:()=>f,C:()=>n,DF:()=>h,
W7:()=>w,Xd:()=>A,aZ:()=>T,hD:()=>R,ju:()=>u,lS:()=>I,lm:()=>S,oC:()=>E,pj:()=>e,sb:()=>y,z3:()=>i});var O=t(6174),v=t(1064),P=t(5143);const E=["error","warning",
"notice"];function R(o,{clients:c=v.zK,...m}={}){return{problem:o,severity:o.severity,affects:o.affects.filter(D=>c.includes(D)),clients:c,host:null,services:[],
places:[],needed:!0,isHostNew:!1,...m}}const M={line:1,column:1,endColumn:1};function y(o,c,m=M){const D={file:o===""?".":o,...m};return R(c,{places:[D],clients:v.
Du})}const A=({places:o})=>o.find(c=>typeof c!="string")??null,w=o=>A(o)?.file??"",u=({services:[o,...c]})=>c.length===0?o??null:null,T=(o,c)=>({...o,affects:o.
affects.filter(m=>c.includes(m))}),h=(o,c)=>[...Map.groupBy(o,m=>JSON.stringify(c(m))).values()].flatMap(m=>{const[D]=m;if(D===void 0||m.length===1)return m;const p=d(
m,$=>$.exclude??[]);return{...D,needed:m.some(({needed:$})=>$),affects:d(m,({affects:$})=>$),clients:d(m,({clients:$})=>$),places:(0,P.As)((0,P.jH)(m.flatMap(({
places:$})=>$))),...p.length===0?{}:{exclude:p}}}),d=(o,c)=>[...new Set(o.flatMap(c))],n=(o,c)=>c===void 0?{operator:o}:{operator:o,note:c};function s({operator:o,
user:c,guest:m},{role:D,host:p}){const $=`ask the operator of ${p} to ${o}`;switch(D){case"operator":return o;case"user":return c===o?c:c===void 0?$:`${c}; if y\
ou run ${p}, ${l(o,c)}`;case"guest":return m??c??$}}const l=(o,c)=>o.startsWith(`${c}, or `)?o.slice(c.length+5):o;function e(o,c){const{cures:m,...D}=o;return m===
void 0?o:{...D,help:a(m,c)}}function a(o,c){const{because:m,note:D}=o,p=m===void 0?"":`${m}: `,$=D===void 0?"":`; ${D}`;return p+s(o,c)+$}const r=o=>(c,m,D=[])=>({
code:c,title:m,severity:o,affects:D}),i=r("error"),f=r("warning"),S=r("notice");function I(o,c){return Object.assign(D=>{const{help:p,...$}=c(D),b=o.code,B=(0,O.
_)($.message),g={...o,code:b,usualSeverity:o.severity,...$,message:B};return p===void 0?g:typeof p=="string"?{...g,help:(0,O._)(p)}:{...g,help:a(p,{role:"operat\
or",host:""}),cures:p}},o)}}),8937:((lt,W,t)=>{t.d(W,{$w:()=>R,em:()=>y,nP:()=>M,pt:()=>E,ro:()=>P});var O=t(4e3),v=t(5799);const P="this pull request needs no \
change; run the check where the secret is available, for example on the main branch";function E({host:A,token:w,source:u},T){const h=`sent${T===null?"":` to ${T}`}`;
switch(w){case"none":return`no token was found for ${A}`;case"sent":return`the token for ${A} from ${u} was ${h}`;case"dropped":return`the token for ${A} from ${u}\
 was not ${h}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${A} from ${u} was not ${h}, because the URL is not h\
ttps; the CLIs do send it`}}function R({host:A,token:w},u,T,h){switch(w){case"none":return{operator:M(A),user:M(A),guest:(0,O.qZ)(A)};case"sent":return{operator:h,
user:h};case"dropped":return(0,v.C)(`serve ${u} without the redirect to ${T??"another host"}`);case"withheld":return(0,v.C)(`serve ${u} at an https URL`)}}const M=A=>`\
add a token to \`tokens\` (${A}=\u2026) or set a TF_TOKEN_ variable`;function y(A,w,{isFork:u,searched:T,notRead:h}){if(u)return{message:`${A}, and secrets are \
withheld from pull requests of forks`,help:P,severity:"notice"};const d=h.length===0?"":`; not read: ${h.join(", ")}`;return{message:`${A}, and none was found (\
searched: ${T.join(", ")}${d})`,help:w}}}),7715:((lt,W,t)=>{t.d(W,{V:()=>v});const O=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.ter\
raform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitl\
ab.com","https://status.gitlab.com"]]),v=P=>O.get(P)??null}),2929:((lt,W,t)=>{t.d(W,{z6:()=>z,wX:()=>Qt,w5:()=>Jt});var O=t(6760),v=t(9461),P=t(3024),E=t(5747);
const R=1024*1024,M=4e3;function y(Z,Y,ft){const dt=Map.groupBy(Z,({file:ht})=>ht);return Array.from(dt).flatMap(([ht,Ot])=>{const Mt=(0,O.join)(Y,ht),vt=A(Mt,ft)?
(0,E.yR)(Mt,R):null;return vt?.ok?w(vt.text,Ot):[]})}const A=(Z,Y)=>(0,E.N0)(()=>(0,P.statSync)(Z).mtimeMs<=Y+1,!1);function w(Z,Y){const ft=[];let[dt,ht]=[1,Z.
startsWith("\uFEFF")?1:0];for(const Ot of Y.toSorted((Mt,vt)=>Mt.line-vt.line)){for(;dt<Ot.line&&ht>=0;dt+=1)ht=Z.indexOf(`
`,ht)+1||-1;if(ht<0)break;const Mt=Z.indexOf(`
`,ht),vt=Mt<0?Z.length:Mt,Ct=vt>ht&&Z[vt-1]==="\r";ft.push(...u(Z.slice(ht,Ct?vt-1:vt),Ot))}return ft}function u(Z,Y){const{column:ft,endColumn:dt}=Y,ht=Z.length>
M?[]:Array.from(Z);if(ft>ht.length)return[];const[Ot,Mt]=[ft-1,dt-1],vt=(Ct,jt)=>ht.slice(Ct,jt).join("");return[{place:Y,before:vt(0,Ot),literal:vt(Ot,Mt),after:vt(
Mt)}]}var T=t(4e3),h=t(5143),d=t(6174),n=t(2161);function s(Z,Y){const{directory:ft,checkedAt:dt,configs:ht,usages:Ot}=Y,Mt=ht.flatMap(Pt=>Pt.files),vt=new Set(
Mt.flatMap(({path:Pt,shown:bt})=>[l(Pt),bt])),Ct=Pt=>{const bt=l((0,O.resolve)(ft,Pt));return!vt.has(Pt)&&!vt.has(bt)&&e(Pt)&&e(bt)},jt=Z.filter(({file:Pt})=>Ct(
Pt)),yt=y(jt,ft,dt),xt=m(yt,Ot);return yt.flatMap(Pt=>a(Pt,xt.get((0,h.df)(Pt.place))??null,Y)).map(f)}function l(Z){const Y=(0,v.$)(Z);return Y.kind==="file"?Y.
path:(0,O.resolve)(Z)}const e=Z=>(0,n.L8)((0,O.basename)(Z),new Set,(0,O.basename)((0,O.dirname)(Z)))!==void 0;function a({place:Z,before:Y,literal:ft,after:dt},ht,{
redact:Ot,kept:Mt}){const vt=Y+ft+dt;return Ot(vt,Mt)!==vt?[]:c(vt)?ht===null||I.test(ht)||!ft.includes(ht)?[]:[{place:Z,before:"\u2026 ",literal:(0,d._)(ht),after:"\
 \u2026"}]:[{place:Z,before:Y,literal:ft,after:dt}]}const r=300,i=160;function f(Z){const{before:Y,literal:ft,after:dt}=Z;if(Y.length+ft.length+dt.length<=r)return Z;
const ht=(0,T.dh)(ft,i),Ot=r-ht.length-2,Mt=Math.max(Math.ceil(Ot*2/3),Ot-dt.length),vt=Y.slice(-Mt).replace(/^[\uDC00-\uDFFF]/,"");return{...Z,before:Y.length<=
Mt?Y:`\u2026${vt}`,literal:ht,after:(0,T.dh)(dt,Ot-Math.min(Y.length,Mt))}}const S=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
I=/[\s"]/,o=/[\w+-]{20,}/g,c=Z=>S.test(Z)||(Z.match(o)??[]).some(Y=>/\d/.test(Y)&&/[a-z]/.test(Y)&&/[A-Z]/.test(Y));function m(Z,Y){const ft=new Map(Z.map(({place:ht})=>[
(0,h.df)(ht),ht.file])),dt=new Set(ft.values());return new Map(Y.filter(({place:ht})=>dt.has(ht.file)&&ft.has((0,h.df)(ht))).flatMap(({place:ht,text:Ot})=>Ot===
null?[]:[[(0,h.df)(ht),Ot]]))}var D=t(2389),p=t(6897),$=t(3386),b=t(1831),B=t(3592),g=t(4503),_=t(6763),j=t(5751),N=t(7052),L=t(5799),F=t(3862),X=t(7854),q=t(3474),
J=t(8189);function Q(Z,Y,ft){const dt={...Z,newHosts:new Set,files:null,remarks:[]};if(Y===null)return dt;const ht=yt=>({...dt,remarks:[`changed-only has no eff\
ect: ${yt}`]});if(Y.kind==="all")return ht(Y.why);const{files:Ot}=Y,Mt=new Set(Ot.filter(({status:yt})=>yt!=="removed").map(({file:yt})=>yt));if(Mt.size>0&&![...Mt].
some(yt=>ft(yt)!==null))return ht("the checkout contains none of the files that the pull request changes");const vt=Z.usages.filter(({place:yt})=>Mt.has(yt.file)),
jt=`changed-only: the pull request changes ${Ot.length===1?"1 file":`${Ot.length} files`} with ${vt.length} of ${Z.usages.length} usages`;return{usages:vt,notes:Z.
notes.filter(yt=>H((0,L.W7)(yt),Mt)),newHosts:et(Z.usages,Ot,ft),files:new Set(Ot.map(({file:yt})=>yt)),remarks:[jt]}}const H=(Z,Y)=>Y.has(Z)||Z==="."||[...Y].some(
ft=>ft.startsWith(`${Z}/`)),V=2e8;function et(Z,Y,ft){const dt=new Set;if(Y.some(At))return dt;const ht=new Map(Y.map(yt=>[yt.file,yt])),Ot=(0,X.Oo)(yt=>ot(ht.get(
yt),ft)),Mt=Y.flatMap(({patch:yt})=>ut(yt,/^[ -]/));let vt=0;const Ct=(yt,xt)=>{const Pt=[xt,(0,b.nx)(xt).toLowerCase()];return yt.filter(bt=>(vt+=bt.length,vt<=
V&&Pt.some(qt=>bt.includes(qt)))).length},jt=(yt,xt)=>{const{isNew:Pt,now:bt,added:qt}=Ot(yt),Ut=Pt?0:Ct(bt,xt);return Pt||Ut>0&&Ut===Ct(qt,xt)};for(const[yt,xt]of Map.
groupBy(Z,Pt=>Pt.host)){if(yt===null||xt.some(({isHostImplied:bt})=>bt))continue;const Pt=[...new Set(xt.map(({place:bt})=>bt.file))];!Pt.every(bt=>ht.has(bt))||
Ct(Mt,yt)>0||Pt.every(bt=>jt(bt,yt))&&vt<=V&&dt.add(yt)}return dt}function ot(Z,Y){const{file:ft="",status:dt,patch:ht=null}=Z??{},Ot=dt==="added";if(Ot||ht===null)
return{isNew:Ot,now:[],added:[]};const Mt=(Y(ft)??"").toLowerCase().split(`
`);return{isNew:Ot,now:Mt,added:ut(ht,/^\+/)}}const ut=(Z,Y)=>(Z??"").toLowerCase().split(`
`).filter(ft=>Y.test(ft)),It=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,At=({file:Z,status:Y,changes:ft,patch:dt})=>dt===null&&Y!=="added"&&ft>0&&It.test(
Z);var wt=t(2859),kt=t(1435),Ft=t(6034),Vt=t(370);async function Gt(Z,Y){const ft=Y.now(),dt=await(0,Vt.SQ)(Z,Y),ht=Z.scan.length===0?0:Y.now()-ft,{dialect:Ot,usedBy:Mt,
...vt}=(0,Vt.o0)(Z,dt,Y),Ct={...vt,notes:[...vt.notes,...nn(dt,Y.stop.why)]},jt=await Zt(Ct,Z,Y),yt=(0,kt.j)(jt.usages,Z,Ot,{...Y,mayHavePlugins:(0,Vt.C_)(dt,Z)}),
{roots:xt,notes:Pt}=(0,Ft.D0)({...Ct,scanned:dt,changed:jt.files,dialect:Ot,settings:Z}),bt=(0,F.X)(yt.usages,xt),qt=(0,wt.C)(Z,bt,Ot.clients,(0,X.kA)(Ct.usages)),
{configs:Ut,releases:cn}=yt,{environment:an}=Y,{files:un,bytes:fn}=dt;return{dialect:{...Ot,releases:cn},configs:Ut,usages:bt.filter(X.s7),roots:xt,requirements:qt,
notes:[...(0,Ft.a3)(jt.notes,bt,Z,an),...Pt],newHosts:jt.newHosts,isEmpty:Z.scan.length>0&&dt.isEmpty&&dt.endedAt===null,complaints:yt.findings,allUsages:Ct.usages,
changes:jt.changes,remarks:[...jt.remarks,...yt.remarks],scan:{files:un,bytes:fn,usages:bt.length,durationMs:ht},clients:Mt,repositories:[],missing:null,checkouts:null}}
async function Zt(Z,Y,ft){const dt=Y.changedOnly?await ft.changes(Y):null;return{changes:dt,...Q(Z,dt,Ot=>{const Mt=(0,E.yR)((0,O.join)(ft.directory,Ot));return Mt.
ok?Mt.text:null})}}function nn({endedAt:Z,files:Y},ft){return Z===null||ft===null?[]:[(0,L.sb)(Z,(0,N.ub)({kind:"time",stopped:ft,files:Y}))]}function on({requirements:Z,
repositories:Y}){const{size:ft}=new Set(Z.map(({host:ht})=>ht));if(ft<=q.pS)return;const dt=`${ft} hosts, the limit is ${q.pS}`;throw new J.GN([Y.length>0?`usag\
es name ${dt}: check fewer repositories at once`:`scan found ${dt}: narrow scan or exclude files`])}var en=t(5960);const rn=function(...Z){const{nameRepository:Y}=t.
late([9,0,71,240],9240);return new.target?new Y(...Z):Y(...Z)},sn=function(...Z){const{prepareFleet:Y}=t.late([773,9,579,0,51,260],1199);return new.target?new Y(
...Z):Y(...Z)};async function z(Z,Y){const ft=new Date,dt=(0,j.s)(Z,Y),ht=dt.deadlineMs;(dt.usages.length>0||dt.depth!=="discovery")&&(0,$.L)();const Ot=Y.startTimer(
ht,()=>Y.stop.end({kind:"deadline",ms:ht}));try{const Mt=await it(dt,Y);on(Mt),await(0,p.x)();const vt=await _t(Mt,dt,Y,ft);return await Nt(vt,Mt,dt,Y,ft)}finally{
Ot()}}const it=(Z,Y)=>Z.usages.length===0?Gt(Z,Y):sn(Z,Y);async function _t(Z,Y,ft,dt){const{environment:ht,stop:Ot,isFork:Mt}=ft,{dialect:vt}=Z,Ct={...Z,...await Dt(
Z,Y,ft),tokenVariables:Jt(ht),tokenHosts:Y.tokens.map(({host:yt})=>yt),stopped:Bt(Ot.why,Z.missing)},jt={...ft.secrets,kept:Qt(Z.requirements),usages:Z.allUsages,
configs:Z.configs,directory:ft.directory,checkedAt:dt.getTime()};return(0,D.S4)(Ct,{...Y,dialect:vt,isFork:Mt,now:dt.getTime()},yt=>s(yt,jt))}async function Dt(Z,Y,ft){
const{requirements:dt,roots:ht,dialect:Ot}=Z,Mt=(0,en.e)(dt,Y,Ot),vt=Array.from(Mt,([Pt,bt])=>(0,en.i)(Pt,bt)),Ct=new Set(dt.map(({host:Pt})=>Pt).filter(Pt=>!Mt.
has(Pt))),jt=Y.depth!=="discovery"&&ht.length>0;if(Ct.size===0&&!jt)return{visits:vt,predicted:D.j7,tokenSources:new Map};const{contact:yt}=await Promise.all([t.
e(773),t.e(9),t.e(576),t.e(456),t.e(696)]).then(t.bind(t,2696)),xt=await yt([...Ct],Z,Y,ft);return{...xt,visits:[...xt.visits,...vt]}}const Bt=(Z,Y)=>Z===null||
Y===null?Z??Y:{kind:"several",reasons:[Z,Y]};async function Nt(Z,Y,ft,dt,ht){const{requirements:Ot,changes:Mt,scan:vt,clients:Ct}=Y,jt=Qt(Ot),yt=[...Y.remarks,...(0,_.
rc)(Z)],{why:xt,evidence:Pt}=Y.dialect,bt={verdict:Z,remarks:(0,_.q9)(yt),detection:{why:xt,evidence:Pt}},{verdict:qt,remarks:Ut,detection:cn}=dt.secrets.redact(
bt,jt);return{settings:ft,changes:Mt,verdict:qt,context:{dialect:{...Y.dialect,...cn},failOn:ft.failOn,scan:vt,remarks:Ut,startedAt:ht.toISOString(),durationMs:Date.
now()-ht.getTime(),version:B.xv,docsUrl:B.aq,clients:Ct(),links:null,repository:Ht(qt,Y,dt),repositories:Y.repositories,history:null}}}function Ht(Z,{scan:Y,repositories:ft},{
directory:dt,environment:ht}){return Y.files===0||ft.length>0?null:rn(dt,(0,g.R8)(Z),ht)}const Jt=Z=>Object.keys(Z).filter(Y=>/^TFE?_?TOKEN/i.test(Y)),Qt=Z=>new Set(
Z.flatMap(({host:Y,service:ft})=>[Y,(0,b.nx)(Y),ft]))}),9461:((lt,W,t)=>{t.d(W,{$:()=>P});var O=t(3024),v=t(5747);function P(E){try{const R=(0,O.realpathSync)(E),
M=(0,O.statSync)(R);return M.isFile()?{kind:"file",path:R}:{kind:M.isDirectory()?"directory":"special",path:R}}catch(R){return{kind:"error",code:(0,v.Oj)(R)}}}}),
5747:((lt,W,t)=>{t.d(W,{N0:()=>h,Oj:()=>T,io:()=>A,yR:()=>y});var O=t(4573),v=t(3024);const P=16*1024*1024,E=v.constants.O_RDONLY|(v.constants.O_NONBLOCK??0)|(v.
constants.O_NOCTTY??0),R=Buffer.allocUnsafeSlow(256*1024);let M=R;function y(d,n=P){const s=w(d,n);if(!Buffer.isBuffer(s))return s;const l=s.toString("utf8");return{
ok:!0,text:l,isUtf8:!l.includes("\uFFFD")||(0,O.isUtf8)(s),bytes:s.length}}function A(d,n){const s=w(d,n);return Buffer.isBuffer(s)?Buffer.from(s):null}function w(d,n){
let s;try{s=(0,v.openSync)(d,E);const l=(0,v.readSync)(s,R,0,R.length,null);return l<R.length?R.subarray(0,l):u(s,n)}catch(l){return{ok:!1,failure:{kind:"error",
code:T(l)}}}finally{s!==void 0&&(0,v.closeSync)(s)}}function u(d,n){const{size:s}=(0,v.fstatSync)(d);if(s>n||s<R.length)return{ok:!1,failure:{kind:"size",bytes:s,
maxBytes:n}};M.length<s&&(M=Buffer.allocUnsafeSlow(Math.min(2*s,n)));let l=0;for(;l<s;){const e=(0,v.readSync)(d,M,l,s-l,l);if(e===0)break;l+=e}return M.subarray(
0,l)}function T(d){if(!(typeof d=="object"&&d!==null&&"code"in d)||typeof d.code!="string")throw d;return d.code}function h(d,n){try{return d()}catch(s){return T(
s),n}}}),8185:((lt,W,t)=>{t.d(W,{C:()=>A,I:()=>u});var O=t(4283),v=t(7052),P=t(6697),E=t(5799),R=t(1831);const M=(T,{allowedHosts:h,hostnames:d})=>(0,R.Jr)(T,h)||
d.some(n=>n.host===T),y=1e4;function A(T,h,d=y){if(h.allowedHosts.length===0)return[];const n=new Map,s=[];let l=0;for(const{directHost:e,kind:a,isOverridden:r,
place:i,clients:f}of T){if(e===void 0||r||M(e,h))continue;const S=a==="backend_http"||a==="remote_state"?"backend":"download",I=`${S} ${e}`;if(!n.has(I)&&n.size>=
d){l+=1;continue}const{problem:o,host:c}=n.get(I)??w(e,S);n.set(I,{problem:o,host:c}),s.push((0,E.hD)(o,{host:c,places:[i],clients:f}))}return l===0?s:[...s,(0,E.
sb)(".",(0,v.ub)({kind:"problems",max:d,omitted:l}))]}function w(T,h){const d=(0,R.Pv)(T),n=d.ok?d.value:null,s=n===null?T:(0,R.nx)(n);return{problem:(0,P.wp)({
host:s,use:h}),host:n}}function u(T,h,d,n){if(n.allowedHosts.length===0)return[];const s=d.filter(({because:l})=>l.some(e=>typeof e!="string"));return h.flatMap(
l=>{const{id:e,kind:a}=l;if(a!=="url"||!s.some(S=>S.service===e))return[];const r=(0,O.Dl)(l.url),i=r.ok?(0,R.Pm)(r.value):null;if(i===null||i===T||M(i,n))return[];
const f=(0,P.wp)({host:i,service:e,registry:(0,R.nx)(T)});return[(0,E.hD)(f,{services:[e]})]})}}),8988:((lt,W,t)=>{t.d(W,{s:()=>T,k:()=>a});var O=t(3534),v=t(3410),
P=t(5143),E=t(5799),R=t(9562);const M=[R.OZ,R.Bn],y=[R.e$,R.xq],A=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...M,...y]},{matches:/^api\.env0\.com$/,services:y},
{matches:/^backend\.api\.env0\.com$/,services:M},{matches:/\.scalr\.io$/,services:M}],w=r=>A.find(({matches:i})=>i.test(r))?.services??[];var u=t(241);function T(r,i,{
role:f},S){const I=n(r),o=r.credentials?.hasToken===!0,m=(r.attempt.hops.at(-1)?.challenge??null)===null&&(o||f!=="guest"),D=o?[]:s(r.host,I,S),$=[...r.difference===
null?[]:[r.difference],...D,...I===null||!m?[]:[l(r,I,S)]].map(B=>(0,E.hD)(B)),b=o?[]:h(r,S);return b.length>0?[...$,...b]:D.length===0?[...$,...d(r,i,S)]:$}function h(r,{
usages:i,isFork:f,depth:S}){const{host:I,attempt:o}=r;if(S==="discovery"||o.discovery.kind!=="found")return[];const c=i.flatMap(({workspace:m,hasOwnToken:D,needs:p,
place:$})=>m===void 0||D||(0,P.Zl)($.file)?[]:p.filter(b=>b.host===I));return Array.from(Map.groupBy(c,({service:m})=>m),([m,D])=>{const p=(0,v.vs)({host:I,service:m,
isFork:f,...e(r)}),$=D.flatMap(b=>b.clients);return(0,E.hD)(p,{services:[m],clients:$})})}function d(r,i,{usages:f,isFork:S}){const{host:I,attempt:o,credentials:c}=r;
if(o.discovery.kind!=="found"||c?.hasToken||c?.problem)return[];const m=$=>typeof $!="string"&&!(0,P.Zl)($.file)&&!f.some(({hasOwnToken:b,place:B})=>b===!0&&B===
$),D=w(I).find($=>i.some(({service:b,because:B})=>b===$&&B.some(m)));if(D===void 0)return[];const p=(0,O.$U)({host:I,service:D,isFork:S,...e(r)});return[(0,E.hD)(
p,{services:[D]})]}function n(r){const{discovery:i,hops:f}=r.attempt;return i.kind==="failed"&&i.problem.code==="document-unauthorized"?f.at(-1)?.status??null:null}
function s(r,i,{tokenVariables:f,hosts:S}){return(0,u.B)(f,r,S).filter(({isParent:I})=>!I||i!==null).map(({variable:I,why:o,write:c})=>(0,O.z2)({host:r,variable:I,
why:o,write:c}))}function l(r,i,{isFork:f}){const{host:S,credentials:I}=r;return I?.hasToken?(0,O.JD)({host:S,status:i,source:I.source}):(0,O.$U)({host:S,service:null,
isFork:f,...e(r)})}function e({credentials:r,looks:i}){const f=i.flatMap(c=>c.looks),S=c=>[...new Set(f.flatMap(({held:m,source:D})=>m!=="not read"===c?D:[]))],
I=r===null?S(!0):[r.source],o=r===null?S(!1):[];return{searched:I,notRead:o}}function a(r,i){return r.filter(f=>!i.includes(f)).map(f=>(0,E.hD)((0,O.bI)({host:f})))}}),
2886:((lt,W,t)=>{t.d(W,{ER:()=>y,Gy:()=>r,H4:()=>w,HJ:()=>n,Np:()=>T,Rh:()=>l,TC:()=>e,ld:()=>d,ly:()=>A,nv:()=>u,pi:()=>h,zX:()=>M});var O=t(5143),v=t(5799),P=t(
1831),E=t(7715);const R=["module","provider","version","package","lock","not"],M=({problem:i,places:f})=>R.includes(i.code.replace(/-.*/,""))&&f.length>0&&f.every(
S=>typeof S!="string"),y=({problem:i,needed:f})=>f&&i.usualSeverity==="error"&&!w.includes(i.code),A=i=>i.some(f=>typeof f=="string"||!(0,O.Zl)(f.file)),w=["hos\
t-http2","host-check-crashed"];function u(i,f){const{severity:S,affects:I,needed:o}=i,c=o&&f.some(m=>I.includes(m));return S==="error"&&!c?{...i,severity:"warni\
ng"}:i}const T=(i,f)=>v.oC.indexOf(i.severity)-v.oC.indexOf(f.severity),h=({problem:i,host:f,namedHost:S=f},I)=>I.some(({code:o,host:c})=>o===i.code&&(c===null||
c===S));function d({problem:i,services:f},{visit:{host:S,attempt:I},requirements:o,answering:c},{depth:m}){if(m==="discovery"||I.discovery.kind==="skipped")return!0;
const D=f.some($=>c.has(`${S} ${$}`));if(i.code==="service-url-no-slash"&&D)return!1;const p=o.filter(({service:$})=>f.length===0||f.includes($));return p.length===
0||p.some(({isForInit:$})=>$)}function n(i){const f=new Map;return S=>{const I=JSON.stringify(S),o=f.get(I)??s(S,i);return f.set(I,o),o}}function s(i,f){const S=m=>f.
filter(({service:D})=>m.includes(D)),I=i.length===0?f:S(i),o=i.filter(m=>I.some(({service:D})=>D===m)),c=(I.length>0?I:S(["any"])).flatMap(m=>m.because);return{
services:o.length>0?o:i,places:(0,O.As)(l([...new Set(c)]))}}function l(i){const{own:f=[],aside:S=[]}=Object.groupBy(i,I=>typeof I!="string"&&(0,O.Zl)(I.file)?"\
aside":"own");return[...f,...S]}function e(i,f){const S=f.some(({because:o})=>o.includes("hostnames input"));return{role:(0,E.V)(i)!==null?"guest":S?"operator":
"user",host:(0,P.nx)(i)}}const a=1e3;function r(i,f){const S=i.flatMap(m=>(0,v.Xd)(m)??[]).filter(({file:m,column:D,endColumn:p})=>p>D&&(0,O._M)(m)===null),I=new Map(
S.map(m=>[(0,O.df)(m),m])),o=f([...I.values()].slice(0,a)),c=new Map(o.map(m=>[(0,O.df)(m.place),m]));return m=>{const D=(0,v.Xd)(m),p=D&&c.get((0,O.df)(D));return p?
{...m,line:p}:m}}}),9464:((lt,W,t)=>{t.d(W,{f:()=>M,u:()=>A});var O=t(4283),v=t(3534),P=t(5799),E=t(1831),R=t(9562);function M({host:w,attempt:u,credentials:T},h){
const d=T?.hasToken===!0,n=[...h.flatMap(s=>s.kind==="url"&&(0,R.p4)(s.id)&&(0,R.D6)(s.id)?[{url:s.url,service:s.id,isSent:d}]:[]),...u.hops.map(({url:s,authorization:l})=>({
url:s,service:null,isSent:l==="sent"}))].flatMap(({url:s,...l})=>{const e=y(s);return e===null||e===w?[]:[{...l,host:e}]});return[...new Map(n.toReversed().map(
s=>[s.host,s])).values()]}function y(w){const u=(0,O.Dl)(w),T=u.ok?(0,E.Pm)(u.value):null,h=T===null?null:(0,E.Pv)(T);return h?.ok?h.value:null}function A(w,u,{
tokenSources:T,hosts:h}){return M(w,u).flatMap(({host:d,service:n,isSent:s})=>{const l=T.get(d);if(l===void 0)return[];const e=n===null?w.attempt.discovery.kind===
"failed":!s,a=(0,v.To)({host:(0,E.nx)(w.host),other:(0,E.nx)(d),source:l,service:n,isSent:s,isNotice:!e||h.has(d)});return[(0,P.hD)(a,{services:n===null?[]:[n]})]})}}),
2389:((lt,W,t)=>{t.d(W,{j7:()=>r,k2:()=>D,S4:()=>i});var O=t(4e3),v=t(7052),P=t(5143),E=t(5799),R=t(1064),M=t(8185),y=t(8988),A=t(2886);function w({notes:p,usages:$,
isEmpty:b,complaints:B,tokenHosts:g,answered:_,contacted:j},N){const L=({problem:H})=>H.code==="file-syntax",F=new Set(p.filter(L).map(E.W7)),X=[...p.map(H=>h(H,
F,N)),...[...(0,M.C)($,N),..._.map(u),...B,...(0,y.k)(g,j)].map(H=>(0,A.nv)(H,N.dialect.clients)),...b?[d(N)]:[]],{placed:q=[],others:J=[]}=Object.groupBy(X,({places:H})=>H.
length>0?"placed":"others");return[...(0,E.DF)(q,H=>{const{problem:V,severity:et,affects:ot,host:ut,namedHost:It,exclude:At}=H,{code:wt,message:kt,help:Ft}=V;return[
ut,It,wt,et,kt,Ft,ot,At===void 0]}),...J]}function u(p){const{host:$,problem:b}=p;return $===null?p:{...p,services:[],problem:(0,E.pj)(b,(0,A.TC)($,[]))}}const T=p=>E.
oC[E.oC.indexOf(p)+1]??p;function h(p,$,{dialect:b,allowedHosts:B}){const{problem:g,clients:_,isPlaceholder:j,checkedFor:N=b}=p;if(g.code==="file-limit"&&B.length>
0){const V={...g,message:(0,O.Fn)(g.message)};return{...p,problem:V,severity:"error"}}const L=(0,E.W7)(p),F=p.aside??L,X=p.severity==="error"&&(j||$.has(L)||(0,P.
Zl)(F)),q=X?"warning":p.severity,J=N.isGuess&&R.Du.some(V=>!_.includes(V)),Q={...p,severity:J?T(q):q},H=(0,A.nv)(Q,N.clients);return X||(0,P.Zl)(F)?{...H,exclude:[
(0,P.n7)(F)]}:H}const d=({scan:p,hostnames:$,usages:b})=>(0,E.hD)((0,v.JW)({scan:p,hasHostnames:$.length>0,isFleet:b.length>0}));var n=t(9464);const s=function(...p){
const{judgeRequests:$}=t.late([773,9,576,456,696],2696);return new.target?new $(...p):$(...p)},l=function(...p){const{crashedVisit:$}=t.late([773,9,576,456,696],
2696);return new.target?new $(...p):$(...p)},e=function(...p){const{judgeVisit:$}=t.late([773,9,576,456,696],2696);return new.target?new $(...p):$(...p)},a=function(...p){
const{outcomesOf:$}=t.late([773,9,576,456,696],2696);return new.target?new $(...p):$(...p)},r={findings:[],roots:[],reasons:new Map,requests:[],answering:new Set};
function i(p,$,b=()=>[]){const{predicted:B,stopped:g}=p,_=f(p,$),j=[...p.notes,...B.findings.filter(({host:ot})=>ot===null)],N=w({...p,notes:j,...S(_,B,$)},$),L=[
..._.flatMap(ot=>ot.findings),...N],F=ot=>!(0,A.pi)(ot,$.ignore),X=(0,A.Gy)(L.filter(F).sort(A.Np),b),q=ot=>ot.filter(F).map(X).sort(A.Np),J=_.map(ot=>{const ut=q(
ot.findings.filter(It=>!(0,A.zX)(It)));return{...ot,findings:ut,clients:a(ut)}}),Q=({exclude:ot})=>+(ot!==void 0),H=q([..._.flatMap(ot=>ot.findings.filter(A.zX)),
...N]).toSorted((ot,ut)=>(0,A.Np)(ot,ut)||Q(ot)-Q(ut)),V=[...J.flatMap(ot=>ot.findings),...H].sort(A.Np),et=m(H);return{passed:g===null&&!V.some(({severity:ot})=>D(
ot,$.failOn)),stopped:g,hosts:J,files:H,findings:V,ignored:L.length-V.length,roots:B.roots.map(ot=>I(ot,B,$,et))}}function f(p,$){const{visits:b,newHosts:B,predicted:g}=p,
_=Map.groupBy(p.requirements,({host:X})=>X),j=Map.groupBy(g.findings,({host:X})=>X),N=new Map(g.requests.map(X=>[X.host,X])),L=new Set(b.map(({host:X})=>X)),F={
...$,...p,hosts:L};return b.map(X=>{const{host:q}=X,J={visit:X,requirements:_.get(q)??[],predicted:j.get(q)??[],requests:N.get(q)??null,answering:g.answering,isNew:B.
has(q)};try{return e(J,$,F)}catch(Q){return l(J,$.dialect,Q)}})}function S(p,{findings:$,requests:b},B){const g=new Set(p.map(({visit:N})=>N.host)),_=p.flatMap(
({visit:N,services:L})=>(0,n.f)(N,L)),j=b.flatMap(N=>s(N,[],B).map(L=>({...L,host:N.host})));return{answered:[...$,...j].filter(({host:N})=>N!==null&&!g.has(N)),
contacted:[...g,...[..._,...b].map(({host:N})=>N)]}}function I({rows:p,...$},{reasons:b},{ignore:B},g){const _=({findings:j,decidedAt:N})=>j.length>0?j.filter(L=>!(0,A.
pi)(L,B)).map(L=>(0,A.nv)(L,$.clients)):N.flatMap(L=>g.get(o(L))??[]).map(({finding:L})=>L);return{...$,rows:p.map(j=>{const N=b.get(j);if(N===void 0)return j;const L=_(
N).toSorted(A.Np),F=new Map(L.map(({problem:{code:X,title:q,usualSeverity:J}})=>[X,{code:X,title:q,usualSeverity:J}]));return{...j,worst:L[0]?.severity??null,problems:[
...F.values()]}})}}const o=p=>typeof p=="string"?p:`${p.file}:${p.line}`,c=/^(?:constraint|lock)-/,m=p=>{const $=p.filter(({problem:b,host:B})=>B===null&&c.test(
b.code)).flatMap(b=>b.places.map(B=>({line:o(B),finding:b})));return Map.groupBy($,({line:b})=>b)},D=(p,$)=>p==="error"?$!=="never":p==="warning"&&$==="warning"}),
6897:((lt,W,t)=>{t.d(W,{n:()=>v,x:()=>P});const O=100;async function v(E,R,M){let y=performance.now();for(;;){const A=E.next(R.why!==null);if(A.done)return A.value;
performance.now()-y<O||(M(A.value),await P(),y=performance.now())}}const P=()=>new Promise(E=>setImmediate(E))}),9664:((lt,W,t)=>{t.d(W,{Gz:()=>v,LA:()=>R,jt:()=>P,
un:()=>E});var O=t(3916);const v=(M,y)=>M===""?y:`${M}/${y}`,P=M=>M.slice(0,Math.max(0,M.lastIndexOf("/")));function E(M,y){const A=(0,O.join)(M,y).replace(/\/$/,
"");return A==="."?"":A}const R=M=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(M)}),1022:((lt,W,t)=>{t.d(W,{m:()=>d,s:()=>s});var O=t(3625),v=t(6246),P=t(1831),
E=t(8408),R=t(5011);const M={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},y="hashicorp",A="-",w='Invalid provider source string: The "so\
urce" attribute must be in the format "[hostname/][namespace/]name"',u={prefix:"terraform-",whose:"a Terraform",frequency:"often"},h={terraform:[u],opentofu:[u,
{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function d(i,f){const S=i.split("/");if(S.length>3||S.includes(""))return n(w);const[I="",o,c]=S.
reverse(),m=s(I);if(!m.ok){const _=`${(0,v.o)(I)} in source ${(0,v.o)(i)}`;return n(`Invalid provider type: Invalid provider type ${_}: ${m.why}"`)}const D=c===
void 0,p=D?(0,O.J)((0,R.Vm)(f)):(0,P.Pv)(c);if(o===void 0&&p.ok){const _={hostImplied:D,namespace:y,type:m.value};return{kind:"registry",host:p.value,..._}}const $=o===
A?(0,O.J)(o):s(o??""),b=`namespace "" in source ${(0,v.o)(i)}`;if(!$.ok)return n(`Invalid provider namespace: Invalid provider ${b}: ${$.why}"`);if(!p.ok){const _="\
Invalid provider source hostname";return n(`${_}: ${_} ${b}: ${p.why}"`)}const B={hostImplied:D,host:p.value,namespace:$.value,type:m.value},g=e(B,f);return g===
void 0?{kind:l(B,f),...B}:n(g)}const n=i=>({kind:"invalid",error:i});function s(i){if(/^[a-z0-9]+$/.test(i))return(0,O.J)(i);if(i==="")return(0,O.T)("must have \
at least one character");if(i.includes("."))return(0,O.T)("dots are not allowed");if(i.includes("--"))return(0,O.T)("cannot use multiple consecutive dashes");const f=(0,E.
YE)(i);return f.ok?(0,O.J)((0,E.DI)(f.value)):(0,O.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}function l({host:i,
namespace:f},S){return f===A?"legacy":f==="builtin"&&M[S].includes(i)?"builtin":"registry"}function e(i,f){const S=(0,R.Vm)(f);if(i.namespace===A&&i.host!==S)return`\
Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${S}.`;const I=h[f].find(({prefix:o})=>i.type.startsWith(o));return I===
void 0?void 0:a(i,I,f)}function a(i,{prefix:f,whose:S,frequency:I},o){const c=`${f}provider-`,m=i.type.slice(c.length);if(!i.type.startsWith(c)||!s(m).ok)return`\
Invalid provider type: Provider source ${(0,v.o)(r(i))} has a type with the prefix ${(0,v.o)(f)}, which isn't allowed because it would be redundant to name ${S}\
 provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const D=r({...i,type:m},o);return`Invalid provider typ\
e: Provider source ${(0,v.o)(r(i,o))} has a type with the prefix ${(0,v.o)(c)}, which isn't valid. Although that prefix is ${I} used in the names of version con\
trol repositories for ${S.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,v.o)(D)}?`}const r=({host:i,namespace:f,type:S},I)=>I!==void 0&&i===(0,R.Vm)(I)?`${f}/${S}`:`${(0,P.nx)(i)}/${f}/${S}`}),241:((lt,W,t)=>{t.d(W,
{B:()=>P});var O=t(1831);const v=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function P(w,u,T){const[h]=(0,O.fK)(u);return h===void 0?[]:w.flatMap(d=>{const n=(0,O.$k)(d);if(n!==
null&&T.has(n))return[];const s=E(d,n,u);return s===null?[]:[{variable:d,why:s,write:h,isParent:R(n,u)}]})}function E(w,u,T){const h=v.exec(w)?.[0];if(h===void 0)
return null;const d=w.slice(h.length);return u!==null&&R(u,T)?`it is for ${(0,O.nx)(u)} only: the clients do not use the tokens of parent domains`:y(T).some(n=>n===
M(d))?h!==O.xV?`it begins with ${h}, and the clients read only ${O.xV}`:u===null?"the clients cannot read a hostname from it and ignore it":`the clients read it\
 for ${(0,O.nx)(u)}${A(d,T)}`:null}const R=(w,u)=>w!==null&&(0,O.Sv)(u).name.endsWith(`.${(0,O.Sv)(w).name}`),M=w=>w.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),
"_").replace(/^_|_$/g,"");function y(w){const{name:u}=(0,O.Sv)(w);return[...new Set([w,u,(0,O.nx)(w)].map(M))]}function A(w,u){const{name:T,port:h}=(0,O.Sv)(u);
return h!==443&&!w.includes(":")?"; a port follows a colon":T.includes("-")&&!w.includes("-")?"; a hyphen is written as two underscores":""}}),4503:((lt,W,t)=>{
t.d(W,{DZ:()=>n,R8:()=>l,aE:()=>E,oW:()=>s,uM:()=>P});var O=t(5143),v=t(8884);function P({file:e,line:a},{links:r,repositories:i}){const{repository:f,path:S}=(0,O.
bH)(e);if(f!==null){const o=d(M(i).get(f)),c=S==="."?null:s(S);return o===null||c===null?null:`${o}/${c}#L${a}`}const I=r?.get(e);return I===void 0?null:I.diff?.
lines.has(a)?`${I.diff.url}R${a}`:`${I.url}#L${a}`}const E=(e,{repositories:a})=>{const r=M(a).get(e)?.url??null;return r===null||h(r)===null?null:r},R=new WeakMap;
function M(e){const a=R.get(e)??new Map(e.map(r=>[r.name,r]));return R.set(e,a),a}const y=600,A=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
w=/^(?:[\da-f]{40}|[\da-f]{64})$/,u=/^gitlab\.com$/i,T=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,
h=e=>e.length<=y?A.exec(e)?.[1]??null:null;function d(e){const{url:a=null,commit:r=null}=e??{},i=a===null?null:h(a);return i===null||r===null||!w.test(r)||T.test(
i)?null:`${a}${u.test(i)?"/-":""}/blob/${r}`}const n=e=>d(e)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function s(e){if(!e.isWellFormed())return null;const a=r=>encodeURIComponent(
r).replace(/[!'()*_~]/g,i=>`%${i.charCodeAt(0).toString(16).toUpperCase()}`);return e.split("/").map(a).join("/")}const l=e=>new Set((0,v.YC)(e).flat().flatMap(
a=>typeof a=="string"?[]:a.file).filter(v.CN))}),7574:((lt,W,t)=>{t.d(W,{I$:()=>R,QN:()=>A,kJ:()=>P,nO:()=>w,tY:()=>E,u8:()=>y});var O=t(4120);const v=864e5;function P(u){
const T=Math.round(u);if(T<1e3)return`${T} ms`;if(T<59950)return`${(T/1e3).toFixed(1)} s`;const h=Math.round(T/1e3);return`${Math.floor(h/60)} min ${h%60} s`}function E(u){
return u<1e3?`${u} B`:u<999950?`${(u/1e3).toFixed(1)} kB`:`${(u/1e6).toFixed(1)} MB`}function R(u){return[["DNS",u.lookupMs],["connect",u.connectMs],["TLS",u.tlsMs],
["first byte",u.firstByteMs],["total",u.totalMs]].flatMap(([h,d])=>d===null?[]:[[h,d]])}const M=6e4;function y(u,T){const h=Date.parse(T)-Date.parse(u);if(!(h>=
M))return"less than a minute";const d=Math.floor(h/M),n=[{count:Math.floor(d/1440),unit:d>=2880?"days":"day"},{count:Math.floor(d%1440/60),unit:"h"},{count:d%60,
unit:"min"}],s=n.findIndex(({count:l})=>l>0);return n.slice(s,s+2).filter(({count:l})=>l>0).map(({count:l,unit:e})=>`${l} ${e}`).join(" ")}const A=u=>`${u.slice(
0,16).replace("T"," ")} UTC`;function w(u,T){const h=(Date.parse(u)-Date.parse(T))/v;if(Number.isNaN(h))return u;const d=(0,O.px)(Math.floor(Math.abs(h)),"day"),
n=Math.abs(h)<1,s=n?"within the last day":`${d} ago`,l=n?"in less than a day":`in ${d}`;return`${u.slice(0,10)} (${h<0?s:l})`}}),4120:((lt,W,t)=>{t.d(W,{DO:()=>s,
H8:()=>A,Iu:()=>y,J5:()=>w,QI:()=>n,Rk:()=>l,SY:()=>T,Sk:()=>u,dy:()=>E,od:()=>h,px:()=>R,wO:()=>d});var O=t(4e3),v=t(5799),P=t(1064);const E="new in this pull \
request",R=(e,a)=>`${e} ${e===1?a:M(a)}`,M=e=>`${e.replace(/(?<=[^aeiou])y$/,"ie")}s`,y=e=>e.replace(/^./u,a=>a.toUpperCase()),A=e=>v.oC.flatMap(a=>{const{length:r}=e.
filter(i=>i.severity===a);return r===0?[]:[R(r,a)]}).join(", "),w=({length:e},a)=>e<=2*a?e:a;function u(e,a,r,i=f=>`and ${f} more`){const{shown:f,more:S}=(0,O.zN)(
e,a);return[...f.map(r),...S>0?[i(S)]:[]]}const T=e=>P.zK.every(a=>e.includes(a))?"all clients":e.map(a=>P.bB[a]).join(", ");function h(e,a){const r=a.filter(i=>e.
includes(i));return e.length===0||r.length===a.length?"":r.length===0?"no client in use":r.map(i=>P.bB[i]).join(", ")}const d=e=>e.map(a=>P.bB[a]).join(" and "),
n=({clients:e,versions:a})=>e.map(r=>[P.bB[r],a[r]].join(" ").trim()).join(" and "),s=e=>e==="any"?"any service":e;function l(e){switch(e){case"none":return"non\
e";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((lt,W,t)=>{t.d(W,{BQ:()=>D,
CN:()=>$,Dc:()=>m,II:()=>y,Ky:()=>A,Qz:()=>c,R3:()=>M,YC:()=>f,Yx:()=>r,_X:()=>l,cC:()=>T,eb:()=>h,eo:()=>R,et:()=>p,fP:()=>e,iW:()=>n,io:()=>S,mj:()=>s,oN:()=>a,
rv:()=>w,tN:()=>I,xi:()=>o,yv:()=>i});var O=t(5143),v=t(5799),P=t(4120),E=t(8641);const R=g=>b(g)?`${y(g.file)}:${g.line}`:g,M=({file:g,line:_,column:j})=>`${y(
g)}:${_}:${j}`;function y(g){const{repository:_,path:j}=(0,O.bH)(g);if(_===null)return(0,E.J7)(g);const N=(0,E.J7)(_);return j==="."?N:`${N}//${(0,E.J7)(j)}`}function A(g,_,j=R){
const{places:N,isOfRepositories:L}=w(B(g)),F=N.slice(0,_).map(j).join(", "),X=N.length-_;return X<=0?F:`${F} and ${(0,P.px)(X,L?"more repository":"more place")}`}
function w(g){const _=u(g),j=_.filter(T).length>1;return{places:j?_:g,isOfRepositories:j}}function u(g){const _=new Set;return g.filter(j=>{const N=b(j)?(0,O._M)(
j.file):null;return N===null?!0:!_.has(N)&&_.add(N)})}const T=g=>b(g)&&(0,O._M)(g.file)!==null,h=g=>u(d(g)).filter(T),d=g=>[...new Set(g.map(({places:_})=>_))].
flat(),n=(g,_)=>g===_?`all ${_} repositories`:`${g} of ${_} repositories`;function s(g,_){const{length:j}=_>1?h(g):[];return j>1?n(j,_):""}function l(g){const _=g.
filter(({severity:N})=>N!=="notice").flatMap(N=>h([N]).map(L=>({...N,places:[L]}))),j=({findings:N},L)=>N.filter(F=>F.severity===L).length;return Array.from(Map.
groupBy(_,N=>(0,O._M)((0,v.W7)(N))??""),([N,L])=>({repository:N,findings:L})).toSorted((N,L)=>j(L,"error")-j(N,"error")||j(L,"warning")-j(N,"warning"))}const e=({
length:g})=>`with errors or warnings in ${g===1?"its":"their"} own files`;function a(g,_){const{isOfRepositories:j}=w(g),N=F=>(j?(0,O._M)(F.file):null)??R(F),L=new Set(
_.map(F=>F&&N(F)));return g.filter(F=>!L.has(N(F)))}const r=(g,_=R)=>A(g,g.every(b)?1:2,_);function i(g){const _=d(g),j=B(_.filter(b)),N=[...new Set(_.filter(L=>typeof L==
"string"))];return{lines:j,settings:N}}const f=({findings:g,hosts:_,roots:j})=>[...new Set([...g.map(({places:N})=>N),..._.flatMap(({requirements:N})=>N.map(({because:L})=>L)),
...j.flatMap(({rows:N})=>N.map(({places:L})=>L))])],S=g=>g.find(_=>(0,v.Xd)(_)!==null);function I(g){const _=S(g);return _===void 0?null:(0,v.Xd)(_)}function o(g,{
clients:_,repositories:j},N,L){const{lines:F,settings:X}=i([g]);return[["help",(0,E.RK)(g.problem.help??"",N)],["affects",(0,P.od)(g.affects,_)],["hits",s([g],j.
length)],["also at",A(a(F,F.slice(0,1)),L)],["required by",A(X,L)]].filter(([,J])=>J!=="")}const c=({requirements:g})=>g.some(({because:_})=>_.some(b)),m=g=>new Set(
d(g).filter(b).map(({file:_})=>_)).size,D=g=>g.filter(_=>(0,v.Xd)(_)===null),p=g=>g.every(({problem:_})=>_.code.startsWith("credentials-"))?"credentials":"setti\
ngs",$=g=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(g)&&(0,O._M)(g)===null,b=g=>typeof g!="string";function B(g){const _=new Set;return g.filter(j=>{const N=typeof j==
"string"?j:`${j.line}:${j.file}`;return!_.has(N)&&_.add(N)})}}),6763:((lt,W,t)=>{t.d(W,{h$:()=>n,q9:()=>A,rc:()=>w});var O=t(4e3),v=t(5143),P=t(7574),E=t(4120),
R=t(8884);const M=50,y=3,A=l=>(0,E.Sk)(l,M,String,e=>`and ${(0,E.px)(e,"more remark")}`),w=l=>[...u(l),...T(l),...h(l)];function u(l){return(0,R.YC)(l).some(({length:a})=>a===
v.WD)?[`lists of places end after ${v.WD} places`]:[]}function T({files:l}){const e=l.filter(({exclude:o,severity:c})=>o!==void 0&&c!=="notice"),{length:a}=e;if(a===
0)return[];const r=[...new Set(e.flatMap(({exclude:o})=>o??[]))],i=(0,R.eb)(e).length,f=a===1?"1 finding is":`${a} findings are`,S=i===0?"":` of ${(0,E.px)(i,"r\
epository")}`;return[`${f} in tests, examples or templates${S}, where errors are warnings; to skip such files, set ${i===0?"`exclude`":"`exclude` where their fi\
les are read"}: ${(0,O.K4)(r,y,O.dh)}`]}function h({roots:l}){return l.some(({rows:a})=>a.some(({platforms:r})=>r.some(({available:i})=>i===!0)))?["signatures o\
f provider packages were not verified"]:[]}function d({hosts:l},{scan:e,repositories:a}){const{files:r,bytes:i,usages:f,durationMs:S}=e,I=l.filter(R.Qz).length,
o=I===0?"no registry host is used":`${(0,E.px)(f,"usage")} of ${(0,E.px)(I,"registry host")}`;return a.length>0?`${o} in ${(0,E.px)(a.length,"repository")}`:r===
0&&S===0?null:r===0?"found no Terraform or OpenTofu files":`scanned ${(0,E.px)(r,"file")} (${(0,P.tY)(i)}) in ${(0,P.kJ)(S)}: ${o}`}function n(l,e){const{dialect:a,
durationMs:r,scan:i,remarks:f}=e,S=d(l,e),o=l.hosts.length===0&&i.files===0?"":` for ${(0,E.QI)(a)} (${a.why})`;return[`${s(l)}; checked in ${(0,P.kJ)(r)}${o}`,
...S===null?[]:[S],...f]}function s({findings:l,ignored:e}){const a=(0,E.H8)(l)||"no findings";return e>0?`${a}, ${e} ignored`:a}}),4526:((lt,W,t)=>{t.d(W,{Pv:()=>R,
WU:()=>d,n6:()=>h,z0:()=>P});var O=t(9664),v=t(5011);const P=({kind:n})=>n==="module"||n==="state"||n==="lock",E=new Set(["module","module_missing","required_pr\
ovider","required_provider_nosource","required_provider_legacy","implied_provider","lock_provider","stack_component","terragrunt_source"]);function R(n,s,l){const e=new Map,
a=({file:r})=>{const i=(0,O.jt)(r),f=e.get(i)??M(i);return e.set(i,f),f};for(const r of n){if(!r.clients.includes(l)||r.kind==="installed_module")continue;const i=a(
r.place);r.kind==="test_module"?i.tests.push(r):y(i,r)}for(const r of s){const{kind:i,place:f}=r;if(l==="terraform"&&/\.tofu(\.json)?$/.test(f.file))continue;const S=a(
f);S.declared.push(r),i==="lock"?A(S,f):S.hasConfiguration=!0,S.isInitialised||=i==="state"}for(const r of e.values())T(e,r);return e}const M=n=>({name:n,usages:[],
declared:[],tests:[],children:[],lockFile:null,hasConfiguration:!1,isInitialised:!1});function y(n,s){if(s.kind==="lock_provider"?A(n,s.place):n.hasConfiguration=
!0,!E.has(s.kind)||s.isOverridden&&s.kind!=="module"||(n.usages.push(s),s.isOverridden))return;n.isInitialised||=w(s);const l=u(n.name,s);l!==null&&n.children.push(
l)}function A(n,{file:s}){n.lockFile=s,n.isInitialised=!0}const w=({kind:n,address:s,place:l})=>n==="terragrunt_source"&&s==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.
test(l.file);function u(n,s){const{kind:l,text:e}=s;return!(l==="module"||l==="test_module"||w(s))||e===null||!(0,v.Nj)(e)?null:(0,O.un)(n,e.replace(/\?.*$/s,""))}
function T(n,s){const{name:l,tests:e}=s;if(e.length===0)return;const a=/^(?:(.*)\/)?tests$/.exec(l),r=a===null?void 0:n.get(a[1]??""),i=r?.hasConfiguration===!0?
r:s;i.isInitialised=!0,i!==s&&(i.tests.push(...e),s.tests=[])}const h=({name:n,tests:s})=>s.flatMap(l=>u(n,l)??[]);function d(n){const s=new Set;for(const l of n.
values())for(const e of[...l.children,...h(l)])e!==l.name&&s.add(e);return[...n.values()].filter(({name:l,hasConfiguration:e,isInitialised:a})=>e&&(a||!s.has(l)))}}),
7236:((lt,W,t)=>{t.d(W,{l:()=>v,o:()=>P});var O=t(1022);function v({kind:E,text:R,address:M},y,A){switch(E){case"required_provider":case"state_store_provider":case"\
lock_provider":{const w=(0,O.m)(R??"",A);return w.kind==="registry"?w:null}case"required_provider_nosource":case"required_provider_legacy":return{host:y,namespace:"\
hashicorp",type:P(M)};case"implied_provider":return{host:y,namespace:"hashicorp",type:(R??"").replace(/[._].*$/s,"")};default:return null}}const P=E=>E.replace(
/^.*\./s,"")}),5257:((lt,W,t)=>{t.d(W,{Im:()=>y,JT:()=>R,KS:()=>w,MP:()=>E,TN:()=>M,W$:()=>P,cd:()=>v,ek:()=>A});const O="hostnames input",v={file:O,line:1,column:1,
endColumn:1},P=u=>u.file===O?O:u,E=({host:u,namespace:T,name:h,system:d})=>[u,T,h,d].join("/"),R=({host:u,namespace:T,type:h})=>[u,T,h].join("/"),M=u=>"type"in u?
R(u):E(u);function y(u){return"constraints"in u?u.constraints:u.constraint===null?[]:[u.constraint]}const A=u=>("places"in u?u.places:[u.place]).map(P);function w({
version:u},T){if(u===null)return null;const h=u.text??u.values?.[T]??null;return h===null?null:{text:h,place:u.place}}}),3862:((lt,W,t)=>{t.d(W,{X:()=>M});var O=t(
9664),v=t(5011),P=t(7236),E=t(5257);const R=/^\.{1,2}\//;function M(A,w){const u=Map.groupBy(w,({lockFile:n})=>n),T=new Set(A.flatMap(({kind:n,text:s,place:l})=>y.
test(n)&&!R.test(s??"")?(0,O.jt)(l.file):[])),h=new Map,d=(n,s)=>{if(n.calls.length>0||n.directories.some(a=>T.has(a)))return!0;const l=h.get(n)??new Set(n.providers.
map(a=>(0,E.JT)(a.provider)));h.set(n,l);const e=(0,P.l)(s,(0,v.Vm)(n.client),n.client);return e===null||l.has((0,E.JT)(e))};return A.map(n=>{if(n.kind!=="lock_\
provider"||n.needs.length===0)return n;const s=u.get(n.place.file)??[];return s.length===0||s.some(l=>d(l,n))?n:{...n,needs:[]}})}const y=/^(?:module|test_module|terragrunt_source|installed_module)/}),
8416:((lt,W,t)=>{t.d(W,{L2:()=>n,oh:()=>w,rU:()=>s,uQ:()=>l});var O=t(4e3),v=t(5143),P=t(1064),E=t(9664),R=t(5603),M=t(7854),y=t(3469);const A=function(...o){const{
readTools:c}=t.late([9,0,71,240],9240);return new.target?new c(...o):c(...o)};function w(o,c){const m=(0,M.Oo)(D=>A(o,D));return()=>m(c)}const u=["terraform"],T="\
assumed, CLI not detected; set `dialect`",h="CLI not detected; set `dialect` to check one",d="set by `dialect`";function n({setting:o,scan:c}){const{name:m}=o,D=m===
"auto"?null:m==="both"?P.Du:[m],p=c===null||c.isEmpty?null:c,$=p===null?[]:i(p,o,D),b=p?.constraints??[],B={setting:o,signs:$,constraints:b};if(D!==null)return f(
D,[d],[],B);if(p===null)return f(P.Du,[h],[],B);const g=r($);if(g.length===0)return{...f(u,[T],[],B),isGuess:!0};const _=e(g),j=_.flatMap(N=>g.find(L=>L.client===
N)??[]);return f(_,j.map(I),g,B)}function s({clients:o},c){if(c===null||c.isEmpty)return P.zK;const m=new Set([...o,...c.tools().others]);return c.usesTerragrunt&&
m.add("terragrunt"),P.zK.filter(D=>m.has(D))}function l(o,{evidence:c,versions:m}){const D=c.filter(({level:p,version:$})=>p==="version-file"&&$!==null);return(p,$)=>{
const b=D.some(B=>{const g=(0,E.jt)(B.place.file);return B.client===p&&(g===""||`${$}/`.startsWith(`${g}/`))});return o.version??(b?m[p]??null:null)}}const e=o=>P.
Du.filter(c=>o.some(m=>m.client===c));function a(o){const c=o.filter(({place:m})=>!(0,v.Zl)(m.file));return c.length===0?o:c}const r=o=>{const c=a(o);return R.A.
map(D=>c.filter(p=>p.level===D)).find(({length:D})=>D>0)??[]};function i({signs:o,tools:c,hasCloudHostname:m},{version:D},p){const $=r(o),b=p??e($),B=$.every(({
place:F})=>(0,v.Zl)(F.file)),g=p===null&&(B||$.some(({isCloud:F})=>F)),_=D===null&&b.some(F=>(0,y.w)(F,[]).length>1);if(!g&&!_)return o;const{setsCloudHostname:j,
signs:N}=c(),L=m||j;return[...o.filter(({isCloud:F})=>!(F&&L)),...N]}function f(o,c,m,D){const[p,...$]=o,b=o.map(_=>S(_,D)),B=b.filter(({version:_})=>_!==null),
g=B.flatMap(({signs:[_]})=>_?I(_):[]);return{name:p===void 0||$.length>0?"both":p,clients:o,releases:b.flatMap(({releases:_})=>_),versions:Object.fromEntries(B.
map(_=>[_.client,_.version??""])),why:[...new Set([...c,...g])].join(", "),evidence:[...new Set([...m,...b.flatMap(({signs:_})=>_)])]}}function S(o,{setting:c,signs:m,
constraints:D}){const p=(L,F,X=[])=>({client:o,releases:(0,y.w)(o,L),version:F,signs:X});if(c.version!==null)return p([c.version],c.version);const $=a(m.filter(
L=>L.client===o&&L.version!==null)),b=[...new Set($.map(({version:L})=>(L??"").replace(/^v/,"")))],[B]=b;if(B!==void 0)return p(b,b.length===1&&(0,y.l)(B)?B:null,
$);const g=a(D),_=g.map(({text:L})=>L),j=p([],null),N=p(_,_.length===1?_[0]??null:null,g.map(({text:L,place:F})=>({client:o,level:"syntax",place:F,text:`require\
s ${(0,O.dh)(L)}`,version:L})));return N.releases.length===j.releases.length?j:N}const I=({place:o,text:c})=>`${o.file}:${o.line} ${c}`}),2161:((lt,W,t)=>{t.d(W,
{L8:()=>T,TD:()=>s,U4:()=>w,Z8:()=>l,e0:()=>u,tr:()=>A});var O=t(1064);const v=["terraform"],P=["opentofu"],E=[{suffix:".tftest.hcl",class:"test",clients:O.Du,twin:"\
.tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:O.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:P},{suffix:".tofutest.json",
class:"test",clients:P},{suffix:".tfquery.hcl",class:"query",clients:v},{suffix:".tfquery.json",class:"query",clients:v},{suffix:".tfmigrate.hcl",class:"migrate",
clients:v},{suffix:".tfcomponent.hcl",class:"stack",clients:v},{suffix:".tfcomponent.json",class:"stack",clients:v},{suffix:".tfstack.hcl",class:"stack",clients:v},
{suffix:".tfstack.json",class:"stack",clients:v},{suffix:".tfdeploy.hcl",class:"deploy",clients:v},{suffix:".tfdeploy.json",class:"deploy",clients:v},{suffix:".\
tfmock.hcl",class:"none",clients:O.Du},{suffix:".tofumock.hcl",class:"none",clients:P},{suffix:".tf.json",class:"config",clients:O.Du,twin:".tofu.json"},{suffix:"\
.tofu.json",class:"config",clients:P},{suffix:".tf",class:"config",clients:O.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:P},{suffix:"terragrunt.hcl.\
json",class:"terragrunt",clients:O.Du},{suffix:".hcl",class:"terragrunt",clients:O.Du}],R=Map.groupBy(E,({suffix:e})=>e.slice(e.lastIndexOf(".")+1)),M=".terrafo\
rm.lock.hcl",y={class:"lock",syntax:"hcl",clients:O.Du,isOverride:!1},A=e=>e.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(e),w=".terraform/modules/mo\
dules.json",u={...y,class:"manifest",syntax:"json"};function T(e,a,r){if(e===M)return y;const f=R.get(e.slice(e.lastIndexOf(".")+1))?.find(({suffix:$})=>e.endsWith(
$));if(f===void 0||f.class==="none")return;const S=h(e)&&f.class==="test"&&r==="tests";if(h(e)&&!S)return;const I=e.slice(0,-f.suffix.length),o=f.twin!==void 0&&
a.has(I+f.twin),c=I==="override"||I.endsWith("_override"),m=o||S;if(m&&!f.clients.includes("terraform"))return;const D=m?v:f.clients,p=e.endsWith(".json")?"json":
"hcl";return{class:f.class,syntax:p,clients:D,isOverride:c}}const h=e=>e.startsWith(".")||e.endsWith("~")||e.startsWith("#")&&e.endsWith("#"),d=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),s=e=>d.test(e),l=e=>s(e)||n.test(e)}),6195:((lt,W,t)=>{t.d(W,{$8:()=>A,G$:()=>w,Ls:()=>M,UO:()=>u,VK:()=>R,sT:()=>h,sq:()=>T});var O=t(6760),
v=t(7052),P=t(2161);const E=/[*?[{]/;function R(n){const s=n.split("/"),l=s.findIndex(e=>E.test(e));return l<0?{fixed:n}:{fixed:s.slice(0,l).join("/"),glob:s.slice(
l).join("/")}}function M(n){const s=n.map(l=>{const e=l.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:y(e)}});return l=>{const e=l.toLowerCase();
return s.some(({glob:a,start:r})=>a===l||e.startsWith(r)&&O.posix.matchesGlob(l,a))}}function y(n){const[s=""]=n.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(n)??
[];return s.toLowerCase()}const A=({file:n,glob:s},l)=>n===l||s!==void 0&&O.posix.matchesGlob(l,s),w=n=>n.startsWith(".")||n==="node_modules",u=(n,s)=>n===s||n.
startsWith(s.endsWith(O.sep)?s:s+O.sep),T=n=>O.sep==="/"?n:n.replaceAll(O.sep,"/");function h(n,s,l,e){if(n.kind==="error")return(0,v.WO)({what:"link",code:n.code});
const{kind:a,path:r}=n;return u(r,s.boundary)?a==="directory"?null:a==="special"?(0,v.WO)({what:"link-to-special-file"}):{path:r,isScanned:d(r,s,l,e)}:(0,v.a3)()}
function d(n,s,l,e){if(s.file!==void 0||s.glob!==void 0||!u(n,s.path))return!1;const[a="",...r]=T((0,O.relative)(s.path,n)).split("/").toReversed();if(r.some(w))
return!1;const i=T((0,O.relative)(l,n)).split("/");return i.map((S,I)=>i.slice(0,I+1).join("/")).slice(-1-r.length).some(e)?!1:(0,P.L8)(a,new Set([a]),r[0]??"")!==
void 0}}),5603:((lt,W,t)=>{t.d(W,{A:()=>R,j:()=>M});var O=t(5143),v=t(1064),P=t(5011),E=t(7854);const R=["lock-file","syntax","version-file","tool","hook"];class M{signs=new Map;constraints=new Map;addFile({
file:u,kind:{clients:T},scope:h,isContext:d}){if(d)return;const[n,...s]=T;if(n!==void 0&&s.length===0&&!A(u)){const l=`is read by ${v.bB[n]} only`;this.addSign(
{client:n,level:"syntax",place:{file:u,...E.wv},text:l,version:null})}for(const l of h.declared)this.addDeclared(l)}end(u){for(const{kind:T,host:h,place:d,clients:n,
isOverridden:s}of u)if(T==="lock_provider"){const l=v.Du.find(a=>(0,P.Vm)(a)===h),e=`locks providers from ${h}`;l&&this.addSign({client:l,level:"lock-file",place:d,
text:e,version:null})}else if(T==="cloud_default"&&!s&&n.includes("terraform")){const e={client:"terraform",level:"syntax",place:d,text:"has a cloud block witho\
ut hostname",version:null};this.addSign({...e,isCloud:!0})}return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(u){const{
kind:T,text:h,place:d}=u;if(T==="version")y(this.constraints,h,u);else if(T==="binary"){const n=h==="tofu"?"opentofu":"terraform",s={text:"sets terraform_binary",
version:null};this.addSign({client:n,level:"version-file",place:d,...s})}else if((0,v.SO)(T)){const{client:n,what:s}=v.$I[T];this.addSign({client:n,level:"synta\
x",place:d,text:`has ${s}`,version:null})}}addSign(u){y(this.signs,`${u.client} ${u.text}`,u)}}function y(w,u,T){const h=(0,O.Zl)(T.place.file)?`${u} aside`:u;w.
has(h)||w.set(h,T)}const A=w=>/(^|\/)[.#][^/]*$/.test(w)}),7854:((lt,W,t)=>{t.d(W,{O8:()=>P,Oo:()=>w,VZ:()=>E,kA:()=>A,s7:()=>y,sw:()=>M,u3:()=>h,vH:()=>u,wv:()=>R});
var O=t(7052),v=t(5799);const P=["module","state","lock"],E=["version","compatible","provider-version"],R={line:1,column:1,endColumn:1};function M(d,n){const s=w(
e=>e.filter(a=>n.includes(a))),l=w(e=>e.map(a=>({...a,clients:s(a.clients)})).filter(a=>a.clients.length>0));return d.flatMap(e=>{const a=s(e.clients);if(a.length===
e.clients.length)return e;const r=l(e.needs),i=e.isHostImplied?r[0]?.host??e.host:e.host;return a.length===0?[]:{...e,clients:a,needs:r,host:i}})}const y=({workspace:d,
hasOwnToken:n,directHost:s})=>d!==void 0||n===!0||s!==void 0,A=d=>{const n=new Set;for(const{host:s,isHostImplied:l}of d)s!==null&&!l&&n.add(s);return n};function w(d){
let n;return s=>{n??=new Map;const l=n.get(s);if(l!==void 0||n.has(s))return l;const e=d(s);return n.set(s,e),e}}const u=(d,n)=>d.filter(({clients:s})=>s.some(l=>n.
includes(l))),T=1e4;class h{notes=[];broken=new Set;counts=new Map;max;constructor(n=T){this.max=n}add(n){const{problem:s}=n;if(s.code==="file-syntax"){const e=(0,v.
W7)(n);if(this.broken.has(e))return;this.broken.add(e)}const l=(this.counts.get(s.severity)??0)+1;this.counts.set(s.severity,l),l<=this.max&&this.notes.push(n)}all(){
const n=this.counts.values().reduce((l,e)=>l+e,-this.notes.length);if(n===0)return this.notes;const s=(0,O.ub)({kind:"problems",max:this.max,omitted:n});return[
...this.notes,(0,v.sb)(".",s)]}}}),9488:((lt,W,t)=>{t.d(W,{G:()=>d});var O=t(3024),v=t(6760),P=t(9461),E=t(5747),R=t(7052),M=t(5799),y=t(9664),A=t(2161),w=t(6195);
const u={files:1e6,directoryFiles:5e4},T=200,h=1e4;function*d(e,a={toolFiles:[],hasPlugins:!1},r=u){const i=new s(e,a,r);for(const f of e.scan){const S=n(i.root,
f);"path"in S?yield*i.walkFrom(S):yield{name:f,files:[],notes:[S]}}}function n(e,a){const{fixed:r,glob:i}=(0,w.VK)(a);try{const f=(0,O.realpathSync)((0,v.resolve)(
e,r)),S=(0,w.sq)((0,v.relative)(e,f)),I=(0,w.UO)(f,e),o=I?e:f;if(i!==void 0)return{path:f,name:S,boundary:o,glob:(0,y.Gz)(S,i)};if((0,O.statSync)(f).isDirectory())
return{path:f,name:S,boundary:o};const c=(0,v.resolve)(f,"..");return{...{path:c,name:(0,w.sq)((0,v.relative)(e,c))},boundary:I?e:c,file:S}}catch(f){return(0,M.
sb)(a,(0,R.WO)({what:"scan",code:(0,E.Oj)(f)}))}}class s{root;isExcluded;aside;limits;selected;files=0;constructor({root:a,scan:r,exclude:i},f,S){this.root=(0,O.
realpathSync)(a),this.isExcluded=(0,w.Ls)(i),this.aside=f,this.limits=S,this.selected=r.length>1?new Set:null}*walkFrom(a){const r=a.glob===void 0&&a.file===void 0,
i=[{path:a.path,name:a.name,depth:0,isSelected:r}];for(let f=i.pop();f!==void 0;f=i.pop()){const{name:S}=f,I=l(f);if("problem"in I){yield{name:S,files:[],notes:[
I]};continue}const o=this.findFiles(a,f,I);if(this.files+=o.files.length,this.files>this.limits.files){const c=(0,M.sb)(S,(0,R.ub)({kind:"files",max:this.limits.
files}));yield{name:S,files:[],notes:[...o.notes,c]};return}if(yield o.files.every(({isContext:c})=>c)?{...o,files:[]}:o,a.file!==void 0)return;for(const c of this.
findDirectories(a,f,I))i.push(c)}}findFiles(a,r,i){const{name:f}=r,S=[],I=[];for(const o of this.filesAmong(a,r,i))if("problem"in o)I.push(o);else if(S.length<this.
limits.directoryFiles)S.push(o);else{const c=this.limits.directoryFiles;I.push((0,M.sb)(f,(0,R.ub)({kind:"directory",max:c})));break}return{name:f,files:S,notes:I}}*filesAmong(a,r,i){
const f=new Set;let S=!1;for(const o of i)(0,A.tr)(o.name)&&!o.isDirectory()&&f.add(o.name),S||=o.name===".terraform",this.aside.hasPlugins||=o.name==="terrafor\
m.d";const I=r.name.slice(r.name.lastIndexOf("/")+1);for(const o of i){if(o.isDirectory())continue;const c=(0,y.Gz)(r.name,o.name),m=(0,A.L8)(o.name,f,I);if(m===
void 0){(0,A.Z8)(o.name)&&this.addToolFile(c);continue}const p={path:r.path+v.sep+o.name,file:c,kind:m,isContext:!this.select(a,r,c)};o.isFile()?yield p:o.isSymbolicLink()?
yield*this.follow(a,p):yield(0,M.sb)(c,(0,R.WO)({what:"special-file"}))}if(S&&r.isSelected){const o=[r.path,...A.U4.split("/")].join(v.sep),c=(0,P.$)(o);c.kind===
"file"&&c.path===o&&(yield{path:o,file:(0,y.Gz)(r.name,A.U4),kind:A.e0,isContext:!1})}}addToolFile(a){this.aside.toolFiles.length>=h||this.isExcluded(a)||this.aside.
toolFiles.push(a)}select(a,r,i){return!(r.isSelected||(0,w.$8)(a,i))||this.isExcluded(i)||this.selected?.has(i)?!1:(this.selected?.add(i),!0)}*follow(a,r){const i=(0,w.
sT)((0,P.$)(r.path),a,this.root,this.isExcluded);i!==null&&("code"in i?yield(0,M.sb)(r.file,i):yield{...r,path:i.path,isContext:r.isContext||i.isScanned})}findDirectories({
glob:a},{path:r,name:i,depth:f,isSelected:S},I){const o=[];for(const c of I.toReversed()){if(!c.isDirectory()||(0,w.G$)(c.name))continue;const m=(0,y.Gz)(i,c.name);
if(this.isExcluded(m))continue;const D=S||a!==void 0&&v.posix.matchesGlob(m,a),p=r+v.sep+c.name;o.push({path:p,name:m,depth:f+1,isSelected:D})}return o}}function l({
path:e,name:a,depth:r}){if(r>T)return(0,M.sb)(a,(0,R.ub)({kind:"depth",max:T}));try{return(0,O.readdirSync)(e,{withFileTypes:!0}).sort((i,f)=>i.name<f.name?-1:1)}catch(i){
return(0,M.sb)(a,(0,R.WO)({what:"directory",code:(0,E.Oj)(i)}))}}}),5751:((lt,W,t)=>{t.d(W,{s:()=>m});var O=t(3024),v=t(6760),P=t(5747),E=t(3625),R=t(4e3),M=t(7030),
y=t(6181),A=t(1831);function w(g){const _=L=>g[L]||g[L.toLowerCase()]||"",j={http:T("HTTP_PROXY",_("HTTP_PROXY")),https:T("HTTPS_PROXY",_("HTTPS_PROXY"))},N=l(_(
"NO_PROXY"));return L=>{const F=j[L.scheme];return F===null||n(L.name)||N(L)?null:F}}const u=["http:","https:"];function T(g,_){if(_==="")return null;const j=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(_)?_:`http://${_}`);if(j===null)throw new TypeError(`${g} is not a URL; expected http://HOST:PORT`);if(!u.includes(j.protocol))
throw new TypeError(`${g} is a ${j.protocol}// proxy; expected http:// or https://`);if(!h(j.username)||!h(j.password))throw new TypeError(`${g} has a user name\
 or password with a bare "%"; write "%25" for it`);return j}function h(g){try{return decodeURIComponent(g),!0}catch(_){if(_ instanceof URIError)return!1;throw _}}
const d=new M.BlockList;d.addSubnet("127.0.0.0",8,"ipv4"),d.addAddress("::1","ipv6");const n=g=>g==="localhost"||s(d,g);function s(g,_){const j=(0,y.n7)(_.replace(
/%.*$/s,"")),N=(0,M.isIP)(j);return N!==0&&g.check(j,N===4?"ipv4":"ipv6")}function l(g){const _=g.split(",").map(j=>j.trim().toLowerCase()).filter(j=>j!=="").map(
e);return j=>_.some(N=>N(j))}function e(g){if(g==="*")return()=>!0;const _=a(g);if(_!==null)return({name:q})=>_(q);const{name:j,port:N}=f(g),L=q=>N===""||String(
q.port)===N,F=(0,M.isIP)(j)===4?32:128,X=a(`${j}/${F}`)??i(j);return q=>L(q)&&X(q.name)}function a(g){const[,_="",j=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(g)??[];
if(!r(_))return null;const N=Number(j);if(N>((0,M.isIP)(_)===4?32:128))return null;const L=N-((0,M.isIP)(_)===6?96:0),F=new M.BlockList,X=(0,M.isIP)((0,y.n7)(_))===
4&&L>=0;return X?F.addSubnet((0,y.n7)(_),L,"ipv4"):F.addSubnet(_,N,"ipv6"),q=>s(F,q)&&(0,M.isIP)((0,y.n7)(q))===4===X}const r=g=>(0,M.isIP)(g)!==0&&!g.includes(
"%");function i(g){if(g==="")return()=>!1;const _=g.replace(/^\*\./,"."),j=_.replace(/^\./,""),N=(0,A.Pv)(j),L=N.ok?N.value:j,F=X=>!_.startsWith(".")&&X===L;return X=>(0,M.
isIP)(X)===0&&(X.endsWith(`.${L}`)||F(X))}function f(g){const _=/^\[([^\]]*)\]:([^:]*)$/.exec(g)??/^([^:[\]]*):([^:[\]]*)$/.exec(g);return _===null?{name:g,port:""}:
{name:_[1]??"",port:_[2]??""}}var S=t(8189);const I=function(...g){const{X509Certificate:_}=process.getBuiltinModule("node:crypto");return new.target?new _(...g):
_(...g)},o=4*1024*1024,c=20;function m(g,{environment:_,directory:j,wording:N=S.w7}){const{settings:L,mistakes:F}=(0,S.P$)(g,N),X=$(L.caFile,N),q=p(_),J=[X,q].flatMap(
V=>V.ok?[]:[V.why]),Q=D(L.scan,j).slice(0,c).map(V=>N.missingPath(V,j)),H=[...F,...J,...Q];if(H.length>0||!X.ok||!q.ok)throw new S.GN(H);return{...L,authorities:X.
value,chooseProxy:q.value}}const D=(g,_)=>g.filter(j=>!/[*?[\]{}]/.test(j)&&!(0,O.existsSync)((0,v.resolve)(_,j)));function p(g){try{return(0,E.J)(w(g))}catch(_){
if(_ instanceof TypeError)return(0,E.T)(_.message);throw _}}function $(g,{setting:_}){if(g===null)return(0,E.J)(null);const j=(0,P.yR)(g,o),N=_("ca-file");if(!j.
ok)return(0,E.T)(`${N} "${g}" ${(0,R.mP)(j.failure)}`);const L=B(j.text);return L.ok?L:(0,E.T)(`${N} "${g}" ${L.why}`)}const b=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function B(g){const _=g.match(b)??[];if(_.length===0)return(0,E.T)("contains no certificate; expected PEM");try{for(const j of _)new I(j);return(0,E.J)(_.join(`\

`))}catch(j){return(0,E.T)(`contains an invalid certificate: ${j instanceof Error?j.message:j}`)}}}),1435:((lt,W,t)=>{t.d(W,{j:()=>M,o:()=>y});var O=t(9562);const v=function(...w){
const{thisMachine:u}=t.late([773,9,576,456,696],2696);return new.target?new u(...w):u(...w)},P=function(...w){const{mergeMistakes:u}=t.late([773,9,576,456,696],
2696);return new.target?new u(...w):u(...w)},E=function(...w){const{readCliConfig:u}=t.late([773,9,576,456,696],2696);return new.target?new u(...w):u(...w)},R=function(...w){
const{withoutInstalled:u}=t.late([9,576,927,90],1264);return new.target?new u(...w):u(...w)};function M(w,u,T,{environment:h,directory:d,mayHavePlugins:n,plugins:s=null}){
if(u.hostnames.length===0&&w.every(({needs:S})=>S.length===0))return{usages:w,remarks:[],findings:[],configs:[],releases:T.releases};const l=y(u.cliConfig,T.clients,
h),e=T.releases.map(S=>{const I=l.find(({client:o})=>o===S.client);return{...S,attemptMs:I?.requestTimeoutMs??S.attemptMs}}),a=u.depth!=="discovery",r={root:d,plugins:s,
mayHavePlugins:n,releases:e,asksMirrors:a},i=w.some(A)?R(w,l,r):{usages:w,remarks:[],findings:[]},f=[...l.flatMap(S=>S.findings),...i.findings];return{...i,findings:P(
f),configs:l,releases:e}}function y(w,u,T){const h=v(T);return u.map(d=>E(d,h,w))}const A=({needs:w})=>w.some(({service:u})=>u===O.xq)}),6034:((lt,W,t)=>{t.d(W,
{D0:()=>n,a3:()=>e,lz:()=>s});var O=t(7052),v=t(5143),P=t(5799),E=t(4526),R=t(8416),M=t(6195),y=t(8189);const A=function(...a){const{RootNotes:r}=t.late([9,0,71,
240],9240);return new.target?new r(...a):r(...a)},w=function(...a){const{textNotes:r}=t.late([9,0,71,240],9240);return new.target?new r(...a):r(...a)},u=function(...a){
const{layoutsOf:r}=t.late([9,0,71,240],9240);return new.target?new r(...a):r(...a)},T=function(...a){const{rootsOf:r}=t.late([9,0,71,240],9240);return new.target?
new r(...a):r(...a)},h=function(...a){const{unmatched:r}=t.late([9,0,71,240],9240);return new.target?new r(...a):r(...a)},d=2e5;function n({usages:a,notes:r,scanned:i,
changed:f,dialect:S,settings:I,listed:o}){const{declared:c,endedAt:m}=i;if(a.length===0&&c.every(E.z0)&&I.roots.length===0)return{roots:[],notes:[]};const{clients:p,
versions:$}=S,b={usages:a,declared:c,clients:p},B=o===void 0?s(b,I,m===null):l(b,o),g=[],_=[],j=I.dialect.name==="auto"?[]:p,N=new A({clients:p,upgrade:I.upgrade,
versionIn:(0,R.uQ)(I.dialect,S)}),L=I.depth!=="discovery";let F=0;for(const Q of T(B,{changed:f,versions:$,hasCalls:L})){if(F+=Q.directories.length,F>d){_.push(
(0,P.sb)(Q.directory,(0,O.ub)({kind:"roots",max:d})));break}N.add(Q),L&&g.push(Q)}const X=[...w(a,c,{...S,set:j})].filter(Q=>f===null||f.has((0,P.W7)(Q))),q=new Set(
r.flatMap(Q=>Q.problem.code==="lock-invalid"?(0,P.W7)(Q):[])),J=[...X,...N.notes()].filter(Q=>!q.has((0,P.W7)(Q)));return{roots:g,notes:[...J,..._]}}function s(a,{
roots:r},i){const f=r.map(o=>({text:o,matches:(0,M.Ls)([o])})),S=u({...a,patterns:f}),I=i?h(S,f):[];if(I.length===0)return S;throw new y.GN(I.map(o=>`roots: no \
directory with configuration matches ${o}`))}function l(a,r){return a.clients.flatMap(i=>u({...a,clients:[i],patterns:[{text:"",matches:S=>r.get(i)?.has(S)===!0}]}))}
function e(a,r,{depth:i},f){if(i==="discovery")return a;const S=({kind:o,workspace:c})=>o==="cloud_default"?!!f.TF_CLOUD_HOSTNAME:o!=="backend_remote_default"||
c?.organization===null,I=new Set(r.filter(o=>!S(o)).map(({place:o})=>(0,v.df)(o)));return a.map(o=>o.problem.code==="host-missing"&&o.places.some(c=>I.has((0,v.
df)(c)))?{...o,severity:"error"}:o)}}),370:((lt,W,t)=>{t.d(W,{C_:()=>T,SQ:()=>y,o0:()=>w});var O=t(6897),v=t(8416),P=t(7854),E=t(9488);const R=function(...h){const{
scanInSteps:d}=t.late([9,0,71,240],9240);return new.target?new d(...h):d(...h)},M=20;async function y({scan:h,exclude:d},{directory:n,environment:s,stop:l,progress:e}){
const a={root:n,scan:h,exclude:d},r=l.why===null?A(a):null;if(r!==null)return r;const i=R(a,Object.keys(s));return(0,O.n)(i,l,f=>e({kind:"scan",files:f}))}function A(h){
const d={toolFiles:[],hasPlugins:!1};let n=0;for(const{files:s,notes:l}of(0,E.G)(h,d))if(n+=1,s.length>0||l.length>0||n>M)return null;return{...d,usages:[],notes:[],
declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function w(h,d,n){const s=u(h,d,n),l=(0,v.L2)(s),{clients:e}=l;return{
dialect:l,usedBy:()=>(0,v.rU)(l,s.scan),usages:(0,P.sw)(d.usages,e),notes:(0,P.vH)(d.notes,e)}}function u({dialect:h,exclude:d,scan:n},s,{environment:l,directory:e}){
if(n.length===0)return{setting:h,scan:null};const a=(0,v.oh)({root:e,exclude:d},s.toolFiles),r=!!l.TF_CLOUD_HOSTNAME;return{setting:h,scan:{...s,tools:a,hasCloudHostname:r}}}
const T=({hasPlugins:h},{scan:d})=>h||d.some(n=>n!==".")}),7082:((lt,W,t)=>{t.d(W,{O:()=>O});const O=v=>({discovery:v,hops:[],timing:{lookupMs:null,connectMs:null,
tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((lt,W,t)=>{t.d(W,{C:()=>E,h:()=>M});var O=t(5143),v=t(7854);const P=new Set(["remot\
e_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_back\
end_remote_default"]);function E(y,A,w,u=(0,v.kA)(A)){const T=y.hostnames.flatMap(({host:d,services:n})=>{const s=n.length>0?n:y.requiredServices;return(s.length>
0?s:["any"]).map(e=>({host:d,service:e,clients:w,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),h=new Set([...u,...y.hostnames.map(({host:d})=>d)]);
return M([T,R(A,h)],w)}const R=(y,A)=>y.flatMap(({kind:w,needs:u,place:T})=>{const h=!P.has(w);return u.map(d=>({...d,because:[T],isImplied:!A.has(d.host),isForInit:h}))});
function M(y,A){return[...Map.groupBy(y.flat(),({host:u,service:T})=>`${u} ${T}`).values()].flatMap(u=>{const[T]=u;if(T===void 0)return[];const{host:h,service:d}=T;
return{host:h,service:d,clients:[...A.filter(n=>u.some(s=>s.clients.includes(n)))],because:(0,O.As)([...u.flatMap(({because:n})=>n)]),isImplied:u.every(({isImplied:n})=>n),
isForInit:u.some(({isForInit:n})=>n),...u.every(({isAssumed:n})=>n===!0)?{isAssumed:!0}:{}}})}}),5960:((lt,W,t)=>{t.d(W,{e:()=>E,i:()=>M});var O=t(6697),v=t(1831),
P=t(7082);function E(y,{hostnames:A,allowedHosts:w},{isGuess:u}){const T=new Set(A.map(({host:d})=>d)),h=new Map;for(const d of y){const{host:n}=d;if(T.has(n)||
h.has(n))continue;const s=u===!0||d.isAssumed===!0,l=R(d,s,(0,v.Jr)(n,w));l!==null&&h.set(n,l)}return h}function R({host:y,isImplied:A,because:w,clients:u,isAssumed:T=!1},h,d){
const n=(0,v.nx)(y);if((0,v.Rt)(y))return(0,O.U7)({host:n});const[s]=w.filter(e=>typeof e!="string"),l=A&&s!==void 0?{place:s,clients:u}:null;return l!==null&&h?
(0,O.zo)({host:n,...l,isListed:T}):d?null:(0,O.wp)(l===null?{host:n}:{host:n,implied:l})}const M=(y,A)=>({host:y,attempt:(0,P.O)({kind:"skipped",problem:A}),earlier:[],
later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((lt,W,t)=>{t.d(W,{f:()=>R,q:()=>A});var O=t(3024),v=t(6760),P=t(6309),E=t(5747);function R(d,n,s){
const l=y((0,O.realpathSync)(d),n),e=(0,v.basename)(n);M((0,v.join)(l,e));const a=(0,v.join)(l,`.${e.slice(0,60)}.${Math.random().toString(36).slice(2)}`),r=(0,O.
openSync)(a,"wx");try{try{for(const i of s)(0,O.writeFileSync)(r,i)}finally{(0,O.closeSync)(r)}(0,O.renameSync)(a,(0,v.join)(l,e))}catch(i){throw(0,O.rmSync)(a,
{force:!0}),i}}function M(d){const n=(0,O.lstatSync)(d,{throwIfNoEntry:!1});if(n===void 0||n.isFile()||n.isSymbolicLink())return;const s=n.isDirectory()?"is a d\
irectory":"is not a regular file";throw new P.h(`it ${s}; choose another path`)}function y(d,n){const s=(0,v.resolve)(d,n),l=h(d,s);if(!l&&!(0,v.isAbsolute)(n))
throw new P.h(`it is outside ${d}; use an absolute path if that is intended`);const e=l?d:(0,v.parse)(s).root;return(0,v.relative)(e,(0,v.dirname)(s)).split(v.sep).
filter(Boolean).reduce((r,i)=>w(r,i,d),e)}function A(d,n){const s=(0,O.realpathSync)(d);return u(y(s,n),(0,v.basename)(n),s)}function w(d,n,s){const l=(0,v.join)(
d,n);return(0,O.lstatSync)(l,{throwIfNoEntry:!1})===void 0&&T(l),u(d,n,s)}function u(d,n,s){const l=(0,v.join)(d,n);if(!(0,O.lstatSync)(l,{throwIfNoEntry:!1})?.
isSymbolicLink())return l;const e=(0,O.realpathSync)(l);if(!h(s,d)||h(s,e))return e;throw new P.h(`the link ${(0,v.relative)(s,l)} leads outside ${s}; remove it\
 or choose another path`)}function T(d){try{(0,O.mkdirSync)(d)}catch(n){if((0,E.Oj)(n)!=="EEXIST")throw n}}function h(d,n){const s=(0,v.relative)(d,n);return s!==
".."&&!s.startsWith(`..${v.sep}`)&&!(0,v.isAbsolute)(s)}}),9076:((lt,W,t)=>{t.d(W,{QB:()=>v,im:()=>O,yX:()=>P});const O=["fails","warns","works","unchecked","sk\
ipped"],v=5,P=({outcome:E})=>E!=="unchecked"&&E!=="skipped"}),997:((lt,W,t)=>{t.d(W,{O:()=>v,T:()=>E});var O=t(1064);const v=({earlier:R,attempt:M,later:y})=>[...R,
M,...y];function P({discovery:R,timing:M,headMs:y,hops:A},{attemptMs:w}){const u=y!==null&&y<=w?A.at(-1)?.status:null;return u===null||(0,O.Mq)(u??0)?"retries":
R.kind!=="failed"&&M.totalMs<=w?"works":"fails"}function E(R,M){const y=R.map(u=>P(u,M)),A=y.indexOf("works");return A<0?"never":A<=M.retries&&!y.slice(0,A).includes(
"fails")?"always":"sometimes"}}),3795:((lt,W,t)=>{t.d(W,{qY:()=>w,fN:()=>h,XP:()=>d});var O=t(733),v=t(1831),P=t(4120),E=t(8641);const R=2,M=80;function y(s){if(s.
kind==="scan")return`read ${(0,P.px)(s.files,"file")}`;if(s.kind==="registries")return`${s.done} of ${(0,P.px)(s.total,"question")} to registries answered`;const{
done:l,total:e,failed:a,waiting:r}=s,i=a===0?"":`, ${a} failed so far`;return`${l} of ${(0,P.px)(e,"host")} checked${i}${A(r)}`}function A(s){if(s.size===0)return"";
const l=[...s].slice(0,R).map(a=>(0,E.RK)((0,v.nx)(a),M)),e=s.size-l.length;return e>0?`; waiting for ${l.join(", ")} and ${(0,P.px)(e,"other")}`:`; waiting for\
 ${l.join(" and ")}`}const w={show:()=>{},end:()=>{}},u=5e3,T=200;function h(s){let l=!0;return n(u,e=>{l&&s(e),l=!l})}function d(s,l){let e="";const{show:a,end:r}=n(
T,f=>{const S=(0,O.W)(f,0,l-1);S!==e&&(e=S,s(`\r${S}\x1B[K`))});return{show:a,end:()=>{r(),e!==""&&s("\r\x1B[K")}}}function n(s,l){let e=null;const a=setInterval(
()=>{e!==null&&l(y(e))},s).unref();return{show:i=>{e=i},end:()=>clearInterval(a)}}}),8463:((lt,W,t)=>{t.d(W,{t:()=>d});var O=t(6309),v=t(566),P=t(4929),E=t(5505),
R=t(5955),M=t(8641);const y=function(...s){const{hash:l}=process.getBuiltinModule("node:crypto");return new.target?new l(...s):l(...s)},A=function(...s){const{renderBadge:l}=t.
late([912],7912);return new.target?new l(...s):l(...s)},w=function(...s){const{renderCodeQuality:l}=t.late([811],9811);return new.target?new l(...s):l(...s)},u=function(...s){
const{renderHtml:l}=t.late([394],6394);return new.target?new l(...s):l(...s)},T=function(...s){const{renderJunit:l}=t.late([176],176);return new.target?new l(...s):
l(...s)},h=function(...s){const{renderSarif:l}=t.late([773,579,695],7695);return new.target?new l(...s):l(...s)};function d({report:s,badge:l},e,a){const r=[],i=(f,S,I)=>{
try{(0,v.f)(a,S,(0,R.mk)(I()))}catch(o){r.push(`the ${f} ${(0,M.RK)(S)} was not written: ${(0,M.RK)((0,O.A)(o))}`)}};for(const{path:f,format:S}of s)i("report",f,
()=>n(S,e));return l!==null&&i("badge",l,()=>[A(e.verdict)]),r}function n(s,{verdict:l,context:e}){switch(s){case"json":return(0,P.hF)(l,e);case"sarif":return h(
l,e);case"junit":return T(l,e);case"codequality":return w(l,a=>y("sha256",a));case"html":return u(l,e,a=>y("sha256",a,"base64"));case"markdown":return[(0,E.Gc)(
l,e)]}}}),2796:((lt,W,t)=>{t.d(W,{S3:()=>I,Wi:()=>a,a2:()=>f,cZ:()=>M,cr:()=>r,hs:()=>i,pq:()=>S});var O=t(2886),v=t(1064),P=t(1831),E=t(8884);const R=3;function M(c){
const m=[...Map.groupBy(y(c),w).values()].flatMap(p=>{const $=[...Map.groupBy(p,u).values()];return $.length>R?[p]:$}).flatMap(p=>T(p)??[]).map(p=>({cause:p,hits:(0,E.
eb)(p.findings).length})).toSorted(({cause:p,hits:$},{cause:b,hits:B})=>(0,O.Np)(p,b)||A(p)-A(b)||B-$||b.hosts.length-p.hosts.length).map(({cause:p})=>p),D=o(m);
return m.map(p=>({...p,sameAs:D.get(p)??null}))}const y=c=>c.map(m=>({finding:m,hits:(0,E.eb)([m]).length})).toSorted((m,D)=>D.hits-m.hits).map(({finding:m})=>m);
function A({code:c,affects:m}){return c==="host-not-checked"?2:m.length===0||v.Du.some(D=>m.includes(D))?0:1}const w=({severity:c,problem:m,affects:D,exclude:p})=>JSON.
stringify([c,m.code,D,p===void 0]),u=c=>c.exclude===void 0?l(c.problem.help??"",c):"";function T(c){const[m]=c;if(m===void 0)return null;const D=[...new Set(c.flatMap(
({host:F})=>F??[]))],{code:p,title:$,help:b,message:B}=m.problem,g=(F,X)=>D.length>1?l(F,X):F,_=g(B,m),j=c.every(F=>g(F.problem.message,F)===_),N=g(b??"",m),L=c.
every(F=>g(F.problem.help??"",F)===N);return{severity:m.severity,code:p,title:$,affects:m.affects,findings:c,hosts:D,message:j?_:null,help:N!==""&&L?s(N,c):null,
isAside:c.length>1&&m.exclude!==void 0,sameAs:null}}const h=/\bTF_TOKEN_\w+/g,d="TF_TOKEN_HOST",n=5;function s(c,m){if(!c.includes(d))return c;const D=new Set(m.
flatMap(({problem:p})=>p.help?.match(h)??[]));return D.size<=n?`${c}; ${d} is ${[...D].join(" or ")}`:`${c}; in ${d}, write each dot of the host as an underscor\
e and each hyphen as two`}function l(c,{host:m}){return m===null||c===""?c:[...new Set([m,(0,P.nx)(m)])].reduce((D,p)=>D.replaceAll(p,e),c).replace(h,d).replaceAll(
/\bhost the host/g,"the host")}function e(c,m,D){const[p=" ",$=" "]=[D[m-1],D[m+c.length]];return/[\s("]/.test(p)&&/[\s,;.:)"]/.test($)?"the host":"HOST"}const a=3,
r=({message:c,findings:m})=>c===null?[...Map.groupBy(m,({problem:D})=>D.message)]:[[c,m]],i=({hosts:c,findings:m})=>c.length>0&&!m.every(O.zX),f=c=>i(c)?"host":
"place";function S(c){return i(c)?c.hosts.length:(0,E.yv)(c.findings).lines.length}function I(c){const{findings:m,message:D}=c;return D===null?m.map(p=>[p]):i(c)?
[...Map.groupBy(m,({host:p})=>p).values()]:(0,E.yv)(m).lines}function o(c){const m=c.filter($=>i($)&&$.hosts.length>1),p=[...Map.groupBy(m,({hosts:$})=>$.toSorted().
join()).values()].flatMap(([$,...b])=>$===void 0?[]:b.map(B=>[B,$.code]));return new Map(p.filter(([{message:$}])=>$!==null))}}),4218:((lt,W,t)=>{t.d(W,{H6:()=>e,
MC:()=>u,QY:()=>I,U4:()=>T,XQ:()=>r,_N:()=>S,bW:()=>n,eC:()=>f,kW:()=>a,mc:()=>i,qX:()=>w,wz:()=>l});var O=t(9076),v=t(7574),P=t(5102),E=t(4120);const R=[{mark:"\
\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,
words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],M="\u2573",y="\u254C";
function A(o){return o.outcome==="fails"?M:(0,O.yX)(o)?R.find(({belowMs:c})=>(o.ms??0)<c)?.mark??"":y}const w=o=>o.map(A).join("");function u(o){const c=o.flatMap(
({history:b})=>b.recent),m=new Set(c.map(A)),D=c.some(b=>A(b)===R[0].mark&&b.ms===null);return[...R.map(({mark:b,words:B},g)=>[b,g===0&&D?`${B} or not measured`:
B]),[M,"failed"],[y,"no result"]].filter(([b])=>m.has(b))}function T({hosts:o},{history:c}){return o.flatMap(D=>{const p=c?.get(D.visit.host);return p!==void 0&&
p.recent.filter(O.yX).length>1?[{host:D,history:p}]:[]}).toSorted((D,p)=>Number(d(p))-Number(d(D))||s(D,h)-s(p,h)||s(D,Number.POSITIVE_INFINITY)-s(p,Number.POSITIVE_INFINITY))}
const h=30,d=({host:o})=>(0,P.sG)(o)==="fails",n=({history:o},c)=>e(o).findLast(m=>m.days<=c);function s(o,c){const m=n(o,c);return m===void 0?1:m.good/m.runs}const l=o=>d(
o)||o.history.recent.some(({outcome:c})=>c==="fails"),e=({uptime:o})=>o.filter(({runs:c},m)=>c>(o[m-1]?.runs??0));function a({recent:o,uptime:c,incidents:[m]}){
if(m===void 0||m.until!==null)return null;const D=o.filter(({outcome:b})=>b==="fails").length,p=c.at(-1);return p!==void 0&&p.runs-p.good===1?`first failure in ${(0,E.
px)(p.runs,"run")}`:D<=m.runs&&m.runs>1?null:`failed ${D} of the last ${o.filter(O.yX).length} runs`}function r({incidents:[o]}){return o===void 0||o.until!==null||
o.runs<2?null:`failing since ${(0,v.QN)(o.from)} (${(0,E.px)(o.runs,"run")})`}function i({good:o,runs:c}){if(c===0)return null;const m=Math.floor(1e4*o/c);if(m>=
9900)return`${m/100}%`;const D=Math.floor(m/10);return D===0&&o>0?"below 0.1%":`${D/10}%`}const f=({days:o,good:c,runs:m})=>`${c} of ${(0,E.px)(m,"run")} in ${o}\
 days`;function S(o){const c=P.vh.flatMap(D=>{const{length:p}=o.filter(b=>b.outcome===D),$=D==="warns"?"with warnings":P.nx[D];return p===0?[]:[`${p} ${$}`]});return`${o.
length===1?"last run":`last ${(0,E.px)(o.length,"run")}`}: ${c.join(", ")}`}const I=({from:o,until:c},m)=>c===null?`${(0,v.u8)(o,m)} so far`:(0,v.u8)(o,c)}),1505:((lt,W,t)=>{
t.d(W,{G_:()=>d,Yj:()=>h,Zc:()=>u,o7:()=>T,pk:()=>w,se:()=>A,tN:()=>R});var O=t(4e3),v=t(7574),P=t(4120),E=t(8884);const R=120,M=20,y=6;function A({requirements:r},i,f){
return{label:"required",texts:(0,P.Sk)(r,M,I=>{const o=(0,E.Yx)(I.because,f.because);return`${w(I,i,f)} (${o})`})}}function w({service:r,clients:i},{dialect:f},S){
const I=r==="any"?(0,P.DO)(r):S.value(r,R);return f.clients.every(c=>i.includes(c))?I:`${I} for ${(0,P.wO)(i)}`}function u({visit:r},i){const{timing:f,discovery:S}=r.
attempt,I=S.kind==="failed"?S.excerpt:null,o=(0,v.I$)(f).map(([p,$])=>`${p} ${(0,v.kJ)($)}`),c=r.earlier.map(p=>{const{kind:$}=p.discovery;return`${$==="failed"?
p.discovery.problem.code:$} after ${(0,v.kJ)(p.timing.totalMs)}`}),m=I===null?[]:[i.value(I.replace(/\s+/gu," ").trim())],D=r.credentials?.hasToken?[i.prose(r.credentials.
source)]:[];return[{label:"body",texts:m},{label:"timing",texts:[o.join(", ")]},{label:"retried",texts:c},{label:"token from",texts:D}]}const T=(r,i)=>[{label:"\
credentials",texts:e(r)?l(r.visit.looks,i.prose):[]},{label:"host block",texts:a(r.visit).map(f=>i.prose(f))}];function h({visit:r,services:i,servicesFrom:f},S){
const I=f===null?(0,v.kJ)(r.attempt.timing.totalMs):`host block at ${S.because(f)}`,o=(0,O.K4)(i,y,({id:c})=>S.value(c,R));return`${i.length===0?"no services":o}\
 (${I})`}function d(r){const i=Map.groupBy(r,f=>JSON.stringify(f.looks.map(s)));return Array.from(i.values(),f=>({clients:f.map(({client:S})=>S),looks:f[0]?.looks.
map(s)??[]}))}const n={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not\
 read":"turned off"},s=({source:r,held:i,counts:f})=>({source:r,held:`${n[i]}${f?i==="no token"?" (ends the search)":" (used)":""}`});function l(r,i){const f=d(
r);return f.flatMap(({clients:S,looks:I})=>I.map(({source:o,held:c})=>`${f.length>1?`${(0,P.wO)(S)}: `:""}${i(o)}: ${c}`))}const e=({findings:r})=>r.some(({problem:{
code:i}})=>/^credentials-|^document-unauthorized$/.test(i));function a({forced:r}){return[...Map.groupBy(r,({place:f})=>(0,E.eo)(f))].map(([f,S])=>`${f}, for ${(0,P.
wO)(S.map(({client:I})=>I))}`)}}),2704:((lt,W,t)=>{t.d(W,{IL:()=>P,Rr:()=>E,Z4:()=>v});var O=t(8641);const v=(R,M,y)=>`,
${y}"${R}": ${P(M,y)}`,P=(R,M)=>(0,O.s$)(JSON.stringify(R,null,2).replaceAll(`
`,`
${M}`));function*E(R,M,y,A){if(M.length===0){yield v(R,[],y);return}const w=`${y}  `;let u=`,
${y}"${R}": [`;for(const T of M)yield`${u}
${w}${P(A(T),w)}`,u=",";yield`
${y}]`}}),4929:((lt,W,t)=>{t.d(W,{hF:()=>m});var O=t(4e3),v=t(5799),P=t(2704),E=t(6174),R=t(5143);const M=g=>typeof g=="string"?g:y(g),y=({file:g,line:_,column:j,
endColumn:N})=>({...A(g),line:_,column:j,endColumn:N});function A(g){const{repository:_,path:j}=(0,R.bH)(g);return _===null?{file:g}:{repository:_,file:j}}function w(g){
const{repository:_,path:j}=(0,R.bH)(g);return _===null?{directory:g}:{repository:_,directory:j}}const u=g=>{const{clients:_,versions:j,releases:N,isGuess:L,why:F,
evidence:X}=g;return{clients:_,assumed:L??!1,why:(0,E._)(F),versions:Object.entries(j).map(([q,J])=>({client:q,version:(0,E._)(J)})),releases:N.map(({name:q})=>q),
evidence:X.map(({client:q,version:J,level:Q,text:H,place:V})=>({client:q,version:J===null?null:(0,E._)(J),kind:Q,text:(0,E._)(H),...y(V)}))}};var T=t(4283),h=t(
997),d=t(1831),n=t(8641);function s(g){const{visit:_,requirements:j,services:N,servicesFrom:L,clients:F,isNew:X}=g,{discovery:q,hops:J,timing:Q,certificates:H}=_.
attempt;return{host:_.host,display:(0,d.nx)(_.host),discovery:q.kind,...l(q),documentUrl:a(q),hops:J.map(r),services:Object.fromEntries(N.map(V=>[V.id,i(V)])),servicesFrom:L===
null?null:y(L),hostBlocks:_.forced.map(({client:V,place:et})=>({client:V,place:y(et)})),required:j.map(({service:V,clients:et,because:ot})=>({service:V,clients:et,
because:ot.map(M)})),credentials:_.credentials?.hasToken?_.credentials.source:null,looks:_.looks,attempts:(0,h.O)(_).length,..._.earlier.length===0?{}:{earlier:_.
earlier.map(e)},timingMs:I(Q),certificates:H,clients:F,...X?{new:!0}:{}}}function l(g){if(g.kind==="skipped")return{code:g.problem.code};if(g.kind!=="failed")return{};
const{problem:_,excerpt:j}=g;return{code:_.code,...j===null?{}:{excerpt:j}}}const e=({discovery:g,timing:_})=>({discovery:g.kind,..."problem"in g?{code:g.problem.
code}:{},ms:_.totalMs}),a=g=>g.kind==="found"||g.kind==="absent"?(0,T.Pl)(g.url):null,r=({challenge:g,..._})=>({..._,url:(0,n.cq)(_.url),proxy:_.proxy===null?null:
(0,n.cq)(_.proxy)});function i(g){switch(g.kind){case"url":return{url:(0,n.cq)(g.url)};case"login":return{login:f(g.login)};case"problem":return{problem:S(g.problem)}}}
const f=g=>({...g,authz:g.authz===null?null:(0,n.cq)(g.authz),token:g.token===null?null:(0,n.cq)(g.token)}),S=({code:g,message:_,help:j})=>({code:g,message:_,help:j??
null}),I=({lookupMs:g,connectMs:_,tlsMs:j,firstByteMs:N,totalMs:L})=>({lookup:g,connect:_,tls:j,firstByte:N,total:L}),o=1,c="  ";function*m(g,_){const{usages:j,
...N}=_.scan,{hosts:L,findings:F,passed:X,ignored:q,stopped:J,roots:Q}=g,{remarks:H,repository:V,repositories:et}=_;yield*[`{
  "schemaVersion": ${o}`,D("version",_.version),D("passed",X),...J===null?[]:[D("stopped",(0,O.Cw)(J)),D("incomplete",(0,O.zM)(J))],D("failOn",_.failOn),...V===
null?[]:[D("repository",V)],...et.length===0?[]:[D("repositories",et)],D("dialect",_.dialect.name),D("clientDetection",u(_.dialect)),D("clients",_.clients),D("s\
tartedAt",_.startedAt),D("durationMs",_.durationMs),D("counts",p(g))],yield*(0,P.Rr)("hosts",L,c,s),yield*(0,P.Rr)("findings",F,c,$),Q.length>0&&(yield*(0,P.Rr)(
"roots",Q,c,b)),yield*[D("ignored",q),D("usages",j),...H.length===0?[]:[D("remarks",H)],D("scan",N),`
}
`]}const D=(g,_)=>(0,P.Z4)(g,_,c),p=({findings:g})=>Object.fromEntries(v.oC.map(_=>[`${_}s`,g.filter(j=>j.severity===_).length]));function $(g){const{problem:_,
severity:j,host:N,places:L,affects:F,exclude:X}=g;return{code:_.code,severity:j,host:N,service:(0,v.ju)(g),message:_.message,help:_.help??null,places:L.map(M),affects:F,
...X===void 0?{}:{exclude:X}}}const b=({directory:g,clients:_,rows:j})=>({...w(g),clients:_,rows:j.map(B)}),B=({problems:g,places:_,...j})=>({...j,codes:g.map(({
code:N})=>N),places:_.map(M)})}),9574:((lt,W,t)=>{t.d(W,{I$:()=>P,MB:()=>E,TM:()=>R,U8:()=>A,hn:()=>y,rm:()=>M});var O=t(5955),v=t(8641);function P(u,T,h=[]){const d=u.
map((s,l)=>`<th align="${h.includes(l)?"right":"left"}">${s}</th>`),n=T.map(s=>`<tr>${u.map((e,a)=>`<td${h.includes(a)?' align="right"':""}>${s[a]||"\u2013"}</t\
d>`).join("")}</tr>`);return["<table>",`<tr>${d.join("")}</tr>`,...n,"</table>"].join(`
`)}const E=u=>["<ul>",...u.map(T=>`<li>${T}</li>`),"</ul>"].join(`
`),R=(u,T)=>["<details>",`<summary>${u}</summary>`,...T,"</details>"].join(`
`),M=u=>(0,v.D9)(u).replaceAll(".",".<wbr>"),y=u=>`<code>${(0,v.js)(u).replaceAll("/","/<wbr>")}</code>`;function A(u,T){const h=u.map(([l])=>l?.()??"");if(w(h)<=
T)return h;const d=h.map((l,e)=>{const a=l===""?[]:u[e]?.slice(1)??[];return[l,...a.map(r=>r())].filter(r=>r!=="")}),n=d.map(l=>l.at(-1)??"");let s=T;return d.map(
(l,e)=>{const a=w(n.slice(e+1)),r=w(n.slice(e,e+1))<=s?n[e]:"",i=l.find(f=>w([f])<=s-a)??r??"";return s-=w([i]),i})}const w=u=>u.reduce((T,h)=>T+(h===""?0:(0,O.
$$)(h)+2),0)}),5505:((lt,W,t)=>{t.d(W,{gD:()=>Yt,Fp:()=>zt,Gc:()=>gt,XA:()=>Et,rL:()=>Kt});var O=t(4e3),v=t(7574),P=t(5102),E=t(4120),R=t(5955),M=t(6763),y=t(8641),
A=t(1831),w=t(2796),u=t(4218),T=t(8884),h=t(9574),d=t(4503),n=t(8373);const s=6,l=200,e=50,a=3,r=3,i=1e3;function f(C,k,U=!0){const G=k.context.repositories.length,
nt=`<b>${(0,T.mj)(C,G)}</b>`;if(!U)return nt;const{shown:rt,more:mt}=(0,O.zN)((0,T.eb)(C),s),$t=k.isBrief&&mt>0?` ${(0,n.jP)(mt,"repository",k)}`:"";return`${nt}\
: ${rt.map(ct=>(0,n.u_)(ct,k)).join(", ")}${$t}`}function S(C,k){const U=k.isBrief?[]:(0,T.eb)(C).slice(s);if(U.length===0)return[];const{shown:G,more:nt}=(0,O.
zN)(U,l);return[(0,h.TM)((0,E.px)(U.length,"more repository"),[`<p>${G.map(rt=>(0,n.u_)(rt,k)).join(", ")}</p>`,...(0,n.R3)(nt,"repository",k)])]}function I(C,k){
const U=(0,T._X)(C),[G]=U;if(G===void 0)return"";const nt=(0,O.K4)(U,a,({repository:Rt})=>(0,y.D9)(Rt)),rt=`${n.rC[(0,P.hm)(G.findings)??"warning"]} <b>${(0,E.px)(
U.length,"repository")}</b> ${(0,T.fP)(U)}: ${nt}`;if(k.isBrief)return`<p>${rt}</p>`;const{shown:mt,more:$t}=(0,O.zN)(U,e),ct=mt.map(Rt=>o(Rt,k));return(0,h.TM)(
rt,[(0,h.I$)(["Repository","Findings","First in"],ct),...(0,n.R3)($t,"repository",k)])}function o(C,k){const{repository:U,findings:G}=C,nt=(0,O.zN)([...Map.groupBy(
G,({problem:ct})=>ct.code)],r),rt=nt.shown.map(([ct,Rt])=>{const Lt=(0,T.tN)(Rt),Xt=Lt===null?"":` at ${(0,n.b_)(Lt,k)}`;return`${(0,n._h)(ct,ct,k)}${Xt}${Rt.length===
1?"":` and ${Rt.length-1} more`}`}),mt=(0,d.aE)(U,k.context),$t=(0,h.hn)(U);return[mt===null?$t:`<a href="${(0,y.js)(mt,i)}">${$t}</a>`,(0,E.H8)(G),[...rt,...nt.
more>0?[`and ${(0,E.px)(nt.more,"more code")}`]:[]].join("<br>")]}const c=20,m=10,D=700,p=4,$=300,b=1,B=6,g=12,_=4,j=100;function N(C,k){const{shown:U,more:G}=(0,O.
zN)((0,w.cZ)(C),k.isBrief?m:c);return[...U.map(rt=>[...(0,n.W6)(k).map(mt=>()=>L(rt,mt)),()=>`${J(rt,k)}</p>`]),(0,n.R3)(G,"cause",k).map(rt=>()=>rt)]}function L(C,k){
const{message:U,help:G,isAside:nt,sameAs:rt}=C,{lines:mt,rest:$t}=rt===null?F(C,k):{lines:[`The same hosts as for ${rt}`],rest:[]};return[J(C,k),...mt.map(ct=>`\
<br>${ct}`),...U===null?[]:[`<br>${(0,E.Iu)((0,y.h$)(U,D))}`],...G===null||nt?[]:[q(G)],...It(C,k),"</p>",...$t].join(`
`)}function F(C,k){const{findings:U,message:G}=C,nt=V(U,k),rt=G!==null||(0,w.hs)(C),mt=nt&&!X(C)?[`In ${f(U,k,rt)}`]:[],$t=nt&&rt?S(U,k):[];if(nt&&G!==null&&!(0,w.
hs)(C))return{lines:mt,rest:$t};const ct=(0,w.S3)(C),Rt=G===null?_:(0,w.hs)(C)?B:g,Lt=ct.slice(0,Rt).map(tn=>Q(tn,C,k)),Xt=[...ut(C,ct.slice(Rt),k),...$t];return G===
null?{lines:mt,rest:[(0,h.MB)(Lt),...Xt]}:{lines:Lt.length===0?mt:[Lt.join(", "),...mt],rest:Xt}}const X=C=>C.message!==null&&(0,w.hs)(C)&&C.hosts.length===1,q=C=>`\
<br><b>Help:</b> ${(0,y.h$)(C,D)}`;function J(C,k){const{severity:U,code:G,title:nt}=C,rt=(0,w.pq)(C),mt=rt>1?`${(0,E.px)(rt,(0,w.a2)(C))}: `:"";return`<p>${n.rC[U]}\
 <b>${mt}${nt}</b> (${(0,n._h)(G,G,k)})`}function Q(C,k,U){return"file"in C?(0,n.u_)(C,U):k.message===null?ot(C,k,U):H(C,k.hosts.length===1,U)}function H(C,k,U){
const[G]=C,nt=G?.host?(0,y.D9)((0,A.nx)(G.host)):"",rt=G?.isHostNew?[E.dy]:[],mt=V(C,U);if(k){const Rt=(0,T.yv)(C).settings.map(n.Su),Xt=(mt?[...Rt,f(C,U)]:[et(
C,p,U),...Rt]).filter(tn=>tn!=="").join(", ");return`${nt}${Xt===""?"":` in ${Xt}`}${rt.map(tn=>` (${tn})`)}`}const $t=mt?(0,E.px)((0,T.eb)(C).length,"repositor\
y"):et(C,b,U).replace(/ places?$/,""),ct=[...rt,$t].filter(Rt=>Rt!=="").join("; ");return ct===""?nt:`${nt} (${ct})`}const V=(C,{context:k})=>(0,T.mj)(C,k.repositories.
length)!=="",et=(C,k,U)=>(0,T.Ky)((0,T.yv)(C).lines,k,G=>(0,n.u_)(G,U));function ot(C,k,U){const G=(0,w.hs)(k)?H(C,!1,U):et(C,b,U);return C.map(({problem:nt})=>{
const rt=(0,y.h$)(nt.message,$),mt=k.help===null&&nt.help?q(nt.help):"";return`${G===""?(0,E.Iu)(rt):`${G}: ${rt}`}${mt}`}).join("<br>")}function ut(C,k,U){const G=C.
message===null?"finding":(0,w.a2)(C),nt=k.length;if(nt===0||U.isBrief)return(0,n.R3)(nt,G,U);const{shown:rt,more:mt}=(0,O.zN)(k,j),$t=rt.map(Rt=>Q(Rt,C,U)),ct=C.
message===null?(0,h.MB)($t):`<p>${$t.join(", ")}</p>`;return[(0,h.TM)((0,E.px)(nt,`more ${G}`),[ct,...(0,n.R3)(mt,G,U)])]}function It(C,{context:k}){const{findings:U,
hosts:G,severity:nt}=C,[rt,mt]=G,$t=(0,E.od)(C.affects,k.clients),ct=X(C)?[]:(0,T.yv)(U).settings.map(n.Su),Rt=rt===void 0||mt!==void 0?null:k.history?.get(rt),
Lt=Rt&&nt==="error"?(0,u.kW)(Rt):null,Xt=[...$t===""?[]:[`Affects ${$t}.`],...ct.length===0?[]:[`Required by ${ct.join(", ")}.`],...Lt===null?[]:[`${(0,E.Iu)(Lt)}\
.`]];return Xt.length===0?[]:[`<br><sub>${Xt.join(" ")}</sub>`]}var At=t(1064),wt=t(1505);const kt=20,Ft=20,Vt=["fails","warns","works"];function Gt(C,k){const U=C.
filter(ct=>(0,P.cG)(ct)&&!(0,P.JR)(ct)),[G,...nt]=U;if(G===void 0||k.isBrief)return"";const rt="Requests, responses and certificates of";if(nt.length===0)return(0,h.
TM)(`${rt} ${Zt(G)}`,nn(G,k));const{shown:mt,more:$t}=(0,O.zN)(U,kt);return(0,h.TM)(`${rt} ${(0,E.px)(U.length,"host")}`,[...mt.map(ct=>(0,h.TM)(`${n.Gr[(0,P.sG)(
ct)]} ${Zt(ct)}`,nn(ct,k))),...(0,n.R3)($t,"host",k)])}const Zt=({visit:{host:C,attempt:k}})=>`${(0,y.D9)((0,A.nx)(C))} (${(0,E.px)(k.hops.length,"request")}, ${(0,v.
kJ)(k.timing.totalMs)})`;function nn(C,k){const{hops:U,certificates:G}=C.visit.attempt;return[on(C,k),...C.services.length===0?[]:[rn(C,k)],...U.length===0?[]:[
z(U)],...G.length===0?[]:[it(G,k)]]}function on(C,k){const U=(0,n.Bm)(k);return["<table>",...[(0,wt.se)(C,k.context,U),{label:"clients",texts:en(C,k)},...(0,wt.
Zc)(C,U),...(0,wt.o7)(C,U)].flatMap(({label:rt,texts:mt})=>mt.length===0?[]:[`<tr><td><b>${(0,E.Iu)(rt)}</b></td><td>${mt.join("<br>")}</td></tr>`]),"</table>"].
join(`
`)}const en=({clients:C},{context:k})=>Vt.flatMap(U=>{const G=k.clients.filter(rt=>C[rt]===U),nt=G.map(rt=>At.bB[rt]).join(", ");return G.length===0?[]:[`${n.Gr[U]}\
 ${nt}`]});function rn({services:C,servicesFrom:k},U){const{shown:G,more:nt}=(0,O.zN)(C,Ft),rt=G.map(ct=>[(0,y.D9)(ct.id,wt.tN),sn(ct)]),mt=nt>0?[[`and ${nt} mo\
re`,U.rest]]:[],$t=k===null?"URL":`URL, from the host block at ${(0,n.u_)(k,U)}`;return(0,h.I$)(["Service",$t],[...rt,...mt])}function sn(C){switch(C.kind){case"\
url":return(0,y.D9)((0,y.cq)(C.url));case"login":{const{client:k,authz:U,token:G,ports:nt}=C.login;return[`authz ${(0,y.D9)((0,y.cq)(U??"none"))}`,`token ${(0,y.
D9)((0,y.cq)(G??"none"))}`,`client ${(0,y.D9)(k,wt.tN)}, ports ${nt.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${C.problem.code}`}}function z(C){const k=C.
map((U,G)=>{const nt=U.proxy===null?"":`through ${(0,y.D9)((0,y.cq)(U.proxy))}`,rt=U.status===null?"no response":`${U.status} ${(0,y.h$)(U.reason,wt.tN)}`.trim();
return[String(G+1),(0,y.D9)((0,y.cq)(U.url)),U.mediaType===null?rt:`${rt}<br>${(0,y.D9)(U.mediaType,wt.tN)}`,(0,E.Rk)(U.authorization),U.address===null?nt:(0,y.
D9)(U.address,wt.tN),(0,v.kJ)(U.ms).replace(" ","&nbsp;")]});return(0,h.I$)(["Hop","Request","Response","Token","Address","Time"],k,[0,5])}function it(C,{context:k}){
const U=C.map(({host:G,subject:nt,issuer:rt,expires:mt})=>[(0,y.D9)(G,wt.tN),(0,y.h$)((0,v.nO)(mt,k.startedAt)),(0,y.D9)(nt,wt.tN),(0,y.D9)(rt,wt.tN)]);return(0,h.
I$)(["TLS certificate","Valid until","Subject","Issuer"],U)}const _t=10,Dt=40,Bt=20,Nt=3,Ht=40;function Jt(C,k){const{history:U}=k.context,G=(0,u.U4)(C,k.context),
nt=k.isBrief?G.filter(u.wz):G;if(nt.length===0)return G.length===0&&(U?.size??0)>0&&!k.isBrief?"<p><b>History</b>: 1 run so far</p>":"";const rt=nt.slice(0,k.isBrief?
_t:Dt),mt=Z(nt),$t=Rt=>Y(Rt,mt,k),ct=rt.slice(_t);return[`<p><b>History</b>: ${Qt(G)}</p>`,$t(rt.slice(0,_t)),...ct.length===0?[]:[(0,h.TM)((0,E.px)(ct.length,"\
more host"),[$t(ct)])],`<p><sub>${dt(rt)}</sub></p>`,...ht(nt.slice(rt.length),k),...Ot(nt,k)].join(`

`)}function Qt(C){const k=Math.max(...C.map(({history:nt})=>nt.recent.length)),U=C.filter(u.wz).length;if(U===0)return`no failure in the last ${(0,E.px)(k,"run")}`;
const G=C[0]?.history.recent.filter(({outcome:nt})=>nt==="fails").length;return C.length===1?`${G} of the last ${(0,E.px)(k,"run")} failed`:`${U} of ${C.length}\
 hosts failed in the last ${(0,E.px)(k,"run")}`}function Z(C){const k=C.flatMap(({history:U})=>(0,u.H6)(U).map(G=>G.days));return[...new Set(k)].toSorted((U,G)=>U-
G)}const Y=(C,k,U)=>(0,h.I$)(["Host",...k.map(G=>`Uptime<br>${G}&nbsp;days`),"Latency<br>30&nbsp;days"],C.map(G=>ft(G,k,U)),k.map((G,nt)=>nt+1).concat(k.length+
1));function ft({host:C,history:k},U,{isBrief:G}){const nt=(0,P.sG)(C),rt=G?null:(0,u.XQ)(k),mt=`${n.Gr[nt]}&nbsp;${(0,h.rm)((0,A.nx)(C.visit.host))}`,$t=`<code\
 role="img" aria-label="${(0,u._N)(k.recent)}">${(0,u.qX)(k.recent)}</code>`,ct=U.map(Lt=>{const Xt=(0,u.H6)(k).find(tn=>tn.days===Lt);return Xt===void 0?"":`${(0,u.
mc)(Xt)}<br><sub>${(0,E.px)(Xt.runs,"run")}</sub>`}),Rt=k.medianMs===null?"":(0,v.kJ)(k.medianMs);return[[mt,$t,...rt===null?[]:[`<sub>${(0,y.js)(rt)}</sub>`]].
join("<br>"),...[...ct,Rt].map(Lt=>Lt.replaceAll(" ","&nbsp;"))]}function dt(C){return`The newest run is at the right. ${(0,u.MC)(C).map(([U,G])=>`<code>${U}</c\
ode>&nbsp;${G}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function ht(C,k){if(C.length===0)return[];const U=C.every(
({history:rt})=>rt.uptime.every(({good:mt,runs:$t})=>mt===$t)),G=k.rest===n.xy?k.rest:"in the history file",nt=U?", all without a failure in this time":` ${G}`;
return[`<p>and ${(0,E.px)(C.length,"more host")}${nt}</p>`]}function Ot(C,{context:k}){const U=C.flatMap(({host:$t,history:ct})=>ct.incidents.map(Rt=>({host:$t,
incident:Rt}))).toSorted(($t,ct)=>$t.incident.from<ct.incident.from?1:-1);if(U.length===0)return[];const{shown:G,more:nt}=(0,O.zN)(U,Bt),rt=G.map(({host:$t,incident:ct})=>[
(0,h.rm)((0,A.nx)($t.visit.host)),(0,y.js)((0,v.QN)(ct.from)),(0,u.QY)(ct,k.startedAt),String(ct.runs),Mt(ct)]),mt=nt>0?`The last ${rt.length} incidents`:(0,E.px)(
rt.length,"incident");return[(0,h.TM)(mt,[(0,h.I$)(["Host","From","Duration","Runs","Problems"],rt,[3])])]}const Mt=({codes:C})=>(0,O.K4)(C,Nt,k=>(0,y.D9)(k,Ht)),
vt=50,Ct=4,jt=2,yt=3;function xt(C,k,U){const G=C.filter(Lt=>(0,P.sG)(Lt)===k);if(G.length===0)return"";const nt=k==="works"&&C.some(Lt=>(0,P.sG)(Lt)==="warns"),
rt=Pt(G,k,nt?" without warnings":"");if(U.isBrief)return`<p>${rt}</p>`;const{shown:mt,more:$t}=(0,O.zN)(G,vt),ct=["Host","Required by",k==="works"?"Services":"R\
eason"],Rt=mt.map(Lt=>bt(Lt,U));return(0,h.TM)(rt,[(0,h.I$)(ct,Rt),...(0,n.R3)($t,"host",U)])}function Pt(C,k,U){const G=(0,O.K4)(C,yt,({visit:rt})=>(0,y.D9)((0,A.
nx)(rt.host))),nt=C.length===1?`${G} ${P.nx[k]}${U}`:`<b>${(0,E.px)(C.length,"host")}</b> ${P.nx[k]}${U}: ${G}`;return`${n.Gr[k]} ${nt}`}function bt(C,k){const U=C.
requirements.flatMap(nt=>nt.because),{discovery:G}=C.visit.attempt;return[`${(0,h.rm)((0,A.nx)(C.visit.host))}${C.isNew?`<br><sub>${E.dy}</sub>`:""}`,U.length===
0?"":qt(U,k),(0,P.JR)(C)&&G.kind==="skipped"?G.problem.title:(0,wt.Yj)(C,(0,n.Bm)(k))]}function qt(C,k){const{places:U,isOfRepositories:G}=(0,T.rv)(C),nt=$t=>(0,n.
u_)($t,k);if(!G)return(0,T.Ky)(C,Ct,nt);const rt=U.slice(0,jt).map(nt).join(", "),mt=U.length>jt?", \u2026":"";return`${(0,E.px)(U.filter(T.cC).length,"reposito\
ry")}: ${rt}${mt}`}var Ut=t(4148);const cn=100,an=40,un=C=>(0,Ut.fi)(C,h.hn),fn=C=>({name:(k,U)=>ln(k,U,C),problem:({code:k,title:U})=>(0,n._h)(k,U,C),file:h.hn,
value:(k,U)=>(0,y.D9)(k,U).replaceAll(" ","&nbsp;"),maxRows:an});function gn(C,k){const{wrong:U,good:G}=(0,Ut.jB)(C),nt=U.length>1||k.isBrief&&U.length>0,rt=nt?
[hn((0,Ut.$_)(U,fn(k)),k)]:[],mt=k.isBrief||k.context.repositories.length>1,$t=k.isBrief?[]:mt?U:[...U,...G],{shown:ct,more:Rt}=(0,O.zN)($t,cn),Lt=ct.map(_n=>pn(
_n,k)),Xt=[...rt,...Lt.slice(0,U.length)],tn=Lt.slice(U.length),$n=tn.length<=Ut.LC?tn:[(0,h.TM)(dn(G),tn)];return[...nt?[(0,h.TM)(mn(U),Xt)]:Xt,...mt&&G.length>
0?[`<p>${dn(G)}</p>`]:$n,...(0,n.R3)(Rt,"root module",k)].join(`

`)}function hn({shown:C,more:k,name:U,problems:G,facts:nt},rt){const mt=[U,...G,...nt],$t=C.map(ct=>mt.map(({cell:Rt})=>Rt(ct)));return(0,h.I$)(mt.map(({title:ct})=>(0,E.
Iu)(ct)),k>0?[...$t,[(0,n.jP)(k,"row",rt)]]:$t)}function mn(C){const k=(0,Ut.qj)(C[0]??{rows:[]}),U=(0,O.K4)(C,Ut.LC,un);return C.length===1?`${n.Gr[k]} <b>${U}\
</b>: ${Ut.pJ[k]}`:`${n.Gr[k]} <b>${(0,E.px)(C.length,"root module")}</b> with errors or warnings: ${U}`}function dn(C){const k=C.flatMap(U=>U.rows);return`${n.
Gr[(0,Ut.Fg)(k)]} <b>${(0,E.px)(C.length,"root module")}</b>: ${(0,Ut.nS)(k)}`}const pn=(C,k)=>(0,h.TM)(`${n.Gr[(0,Ut.Fg)(C.rows)]} <b>${un(C)}</b>: ${(0,Ut.L4)(
C)}`,[hn((0,Ut.c_)(C,fn(k)),k)]);function ln(C,k,U){const G=`${n.Gr[(0,Ut.Fg)([C])]}&nbsp;<b>${(0,h.hn)(k)}</b>`,[nt]=C.places,rt=[...C.kind==="module"&&C.source!==
C.address?[(0,h.hn)(C.source)]:[],...nt===void 0?[]:[(0,n.u_)(nt,U)]];return rt.length===0?G:`${G}<br><sub>${rt.join(" at ")}</sub>`}const x=1e6,K=1e3,tt=5,st=600,
at=100,pt=7,gt=(C,k)=>Et(C,{context:k,rest:(0,n.oz)(k),isBrief:!1},{head:`## ${Yt(C,k)}`,foot:`tf-disco ${(0,y.js)(k.version)}, started ${(0,y.js)((0,v.QN)(k.startedAt))}\
.`,maxBytes:x});function Et(C,k,{head:U,foot:G,maxBytes:nt}){const rt=nt-K-(0,R.$$)(U+G),mt=(0,h.U8)(Tt(C,k),rt).filter($t=>$t!=="");return`${[U,...mt,`<sub>${G}\
</sub>`].join(`

`)}
`}function Tt(C,k){const U=(0,P.md)(C.hosts),G=U.filter(({findings:ct})=>ct.length===0),nt=({severity:ct})=>ct==="notice",rt=C.findings.filter(nt),mt=C.findings.
filter(ct=>!nt(ct)),$t=(ct,Rt)=>[...(0,n.W6)(k).map(Lt=>()=>Rt(Lt)),()=>`<p>More about ${ct} ${k.rest}</p>`];return[...N(mt,k),$t("hosts",ct=>xt(G,"unchecked",ct)),
$t("repositories",ct=>I(C.files,ct)),$t("the history",ct=>Jt(C,ct)),$t("root modules",ct=>gn(C.roots,ct)),$t("requests",ct=>Gt(U,ct)),$t("hosts that passed",ct=>xt(
U,"works",ct)),$t("skipped hosts",ct=>xt(U,"skipped",ct)),$t("notices",ct=>St(rt,ct)),(0,n.W6)(k).map(ct=>()=>Wt(C,ct))]}function St(C,k){if(C.length===0||k.isBrief)
return"";const U=`${n.rC.notice} ${(0,E.px)(C.length,"notice")}`;return(0,h.TM)(U,N(C,k).flatMap(([G])=>G?.()??[]))}function Wt(C,k){const U=(0,M.h$)(C,k.context).
map($t=>`${(0,E.Iu)((0,y.h$)($t,st))}.`),{shown:G,more:nt}=(0,O.zN)(U,tt),rt=`<p>${U.slice(tt).join("<br>")}</p>`,mt=nt>0?[(0,h.TM)((0,E.px)(nt,"more remark"),[
rt])]:[];return[`<p>${G.join("<br>")}</p>`,...k.isBrief?(0,n.R3)(nt,"remark",k):mt].join(`
`)}const Yt=(C,k)=>`${Kt(C)} ${(0,E.Iu)((0,P.$N)(C,k))}`;function Kt(C){const k=C.findings.some(({severity:G})=>G!=="notice"),U=C.hosts.length===0?"skipped":"wo\
rks";return n.Gr[C.passed?k?"warns":U:"fails"]}function zt({url:C,workflow:k,job:U,commit:G}){const nt=k.split("/").at(-1)??"";return[`<a href="${(0,y.js)(C)}">${(0,y.
D9)(nt===""?"this run":nt,at)}</a>`,...U===""?[]:[`job ${(0,y.D9)(U,at)}`],...G===""?[]:[`commit ${(0,y.D9)(G.slice(0,pt))}`]].join(", ")}}),8373:((lt,W,t)=>{t.
d(W,{Bm:()=>i,Gr:()=>T,R3:()=>d,Su:()=>a,W6:()=>A,_h:()=>r,b_:()=>l,jP:()=>h,oz:()=>y,rC:()=>u,u_:()=>s,xy:()=>w});var O=t(5143),v=t(4503),P=t(4120),E=t(8884),R=t(
8641),M=t(9574);const y=({docsUrl:f})=>`<a href="${(0,R.js)(f.replace(/[^/]*$/,"recipes.md#keep-the-report"))}">in the JSON report</a>`,A=f=>f.isBrief?[f]:[f,{...f,
isBrief:!0}],w="in the job summary",u={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},T={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},h=(f,S,{rest:I})=>`and ${(0,P.px)(f,`more ${S}`)} ${I}`,d=(f,S,I)=>f>0?[`<p>${h(f,S,I)}</p>`]:[],n=600,s=(f,S)=>typeof f=="string"?a(f):
e(f,(0,E.eo)(f),S),l=(f,S)=>e(f,(0,E.eo)({...f,file:(0,O.bH)(f.file).path}),S);function e(f,S,{context:I}){const o=(0,M.hn)(S),c=(0,v.uM)(f,I);return c===null||
c.length>n?o:`<a href="${(0,R.js)(c,n)}">${o}</a>`}const a=f=>f.endsWith(" input")?`the ${(0,R.D9)(f.replace(/ input$/,""))} input`:(0,R.D9)(f),r=(f,S,{context:I})=>`\
<a href="${(0,R.js)(`${I.docsUrl}#${f}`)}">${S}</a>`,i=f=>({value:R.D9,prose:R.h$,because:S=>s(S,f)})}),5102:((lt,W,t)=>{t.d(W,{$N:()=>e,JR:()=>T,QK:()=>l,b:()=>d,
cG:()=>u,fX:()=>i,hm:()=>s,md:()=>n,nx:()=>y,sG:()=>w,vh:()=>A});var O=t(2886),v=t(4e3),P=t(5799),E=t(4120),R=t(8884),M=t(4148);const y={fails:"failed",unchecked:"\
not checked",warns:"has warnings",skipped:"skipped",works:"passed"},A=["fails","unchecked","warns","skipped","works"];function w(o){if(d(o))return"unchecked";const c=s(
o.findings);return c==="error"?"fails":c==="warning"?"warns":T(o)?"skipped":"works"}const u=o=>["fails","warns"].includes(w(o)),T=({visit:o})=>o.attempt.discovery.
kind==="skipped",h=["host-not-checked",...O.H4],d=({visit:{attempt:o}})=>o.discovery.kind==="skipped"&&h.includes(o.discovery.problem.code);function n(o){return A.
flatMap(c=>o.filter(m=>w(m)===c))}const s=o=>P.oC.find(c=>o.some(m=>m.severity===c))??null;function l({findings:o}){const c=s(o);return c==="notice"?[]:o.filter(
({severity:m})=>m===c)}function e({hosts:o,files:c,findings:m,passed:D,stopped:p,roots:$},{repositories:{length:b}}){const B=(0,M.g5)($,b),g=B===null?c:c.filter(
({problem:H})=>!a.test(H.code)),_=g.filter(H=>!r(H)),j=s(_)==="error"&&!o.some(H=>w(H)==="fails"),L=B===null&&!j&&b>0?` in ${(0,E.px)(b,"repository")}`:"",X=[_.
length<g.length?[`nothing to check${L}`]:f(o,L),I(_,B===null&&j?b:null)],q=j?X.toReversed():X,J=[B??[],...q].flat().join(", "),Q=s(m)==="error";if(p!==null){const H=(0,v.
Cw)(p);return Q||o.some(d)?`${J} (${H})`:`${H}; ${J}`}return D&&Q?`${J} (the check passes: fail-on is never)`:D||Q?J:`${J} (the check fails: fail-on is warning)`}
const a=/^(?:module|provider|version|package|constraint|lock)-/,r=({problem:o,severity:c})=>o.code==="nothing-to-check"&&c==="error",i="not allowed";function f(o,c){
const m=o.length;if(m===0)return[`no registry hosts to check${c}`];const D=o.filter(T),p=o.filter(q=>!T(q)),$=(q,J)=>q.filter(Q=>w(Q)===J).length,b=[{count:$(p,
"fails"),words:y.fails},{count:$(D,"fails"),words:i},{count:$(D,"unchecked"),words:y.unchecked}],B=b.some(({count:q})=>q>0),g=[{count:p.length,words:y.works},{count:D.
length,words:y.skipped}],[_,...j]=(B?b:g).filter(({count:q})=>q>0),L=_?.words===i||_?.words===y.unchecked?_.count===1?"is ":"are ":"",F=$(p,"warns"),X=m===1?"":
`${F} ${B?"more ":""}`;return[`${S(_?.count??0,m)}${c} ${L}${_?.words}`,...j.map(({count:q,words:J})=>`${q} ${J}`),...F===0?[]:[`${X}with warnings`]]}function S(o,c){
return c===1?"1 registry host":o===c?`all ${c} registry hosts`:`${o} of ${c} registry hosts`}function I(o,c){const m=s(o);if(m===null||m==="notice")return[];const D=o.
filter(({severity:g})=>g===m),p=(0,R.eb)(D).length,$=p===0?(0,R.Dc)(D):0,b=(0,R.BQ)(o),B=c===null?(0,E.px)(p,"repository"):(0,R.iW)(p,c);return[...p===0?[]:[`${m}\
s in files of ${B}`],...$===0?[]:[`${m}s in ${(0,E.px)($,"file")}`],...s(b)===m?[`${m}s in the ${(0,R.et)(b)}`]:[]]}}),4148:((lt,W,t)=>{t.d(W,{$_:()=>o,Fg:()=>T,
L4:()=>s,LC:()=>n,Mm:()=>w,c_:()=>I,fi:()=>l,g5:()=>e,jB:()=>a,nS:()=>D,pJ:()=>d,qj:()=>u});var O=t(4e3),v=t(5143),P=t(1064),E=t(5011),R=t(5257),M=t(4120),y=t(8884);
const A=["fails","warns","works"];function w({worst:L}){return L==="error"?"fails":L==="warning"?"warns":"works"}const u=({rows:L})=>A.find(F=>L.some(X=>w(X)===
F))??"works";function T(L){const F=u({rows:L});return F==="works"&&L.some(h)?"skipped":F}const h=({chosen:L})=>Object.keys(L).length===0,d={fails:"init fails",warns:"\
has warnings",works:"passed"},n=3;function s(L){const F=u(L);return F==="works"?D(L.rows):d[F]}const l=({directory:L},F)=>L===R.cd.file?R.cd.file:L==="."?"the t\
op directory":F((0,y.II)(L));function e(L,F=0){const X=L.filter(({directory:et})=>et!==R.cd.file),{failing:q}=a(X),{length:J}=q;if(J===0)return null;const Q=new Set(
q.map(({directory:et})=>(0,v._M)(et))),H=F<2?"":` (${(0,y.iW)(Q.size,F)})`;return X.length===1?`init fails${H}`:`init fails in ${J===X.length?`all ${J}`:`${J} o\
f ${X.length}`} root modules${H}`}const a=L=>i(L,u),r=({rows:L})=>i(L,w);function i(L,F){const{fails:X=[],warns:q=[],works:J=[]}=Object.groupBy(L,F);return{failing:X,
wrong:[...X,...q],good:J}}const f=({kind:L,source:F,constraints:X,locked:q,chosen:J,problems:Q})=>JSON.stringify([L,F,X,q,J,Q]),S=3;function I(L,F){const{wrong:X,
good:q}=r(L);return c({clients:L.clients,rows:[...X,...q]},[],F)}function o(L,F){const X=L.flatMap(et=>r(et).wrong.map(ot=>({root:et,row:ot}))),q=Map.groupBy(X,
({row:et})=>f(et)),J=[...q.values()].flatMap(([et])=>et?.row??[]),Q=P.Du.filter(et=>L.some(ot=>ot.clients.includes(et))),H=({root:et})=>l(et,F.file),V=et=>(0,O.
K4)(q.get(f(et))??[],S,H);return c({clients:Q,rows:r({rows:J}).wrong},[{title:"root modules",cell:V}],F)}function c({clients:L,rows:F},X,q){const{shown:J,more:Q}=(0,O.
zN)(F,q.maxRows??F.length);return{rows:F,shown:J,more:Q,name:{title:"module or provider",cell:V=>q.name(V,m(V,L))},problems:g([_(q)],J),facts:[...X,...B({clients:L,
rows:J},q.value)]}}const m=({address:L,host:F},X)=>X.every(q=>(0,E.Vm)(q)===F)&&L.startsWith(`${F}/`)?L.slice(F.length+1):L;function D(L){const F=[...new Map(L.
map(V=>[`${V.kind} ${V.source}`,V])).values()],X=["module","provider"].flatMap(V=>{const{length:et}=F.filter(ot=>ot.kind===V);return et===0?[]:[(0,M.px)(et,V)]});
if(X.length===0)return"no registry modules and no providers";const q=L.some(({platforms:V})=>V.length>0)?" and package":"",J=F.filter(h).length,Q=F.filter(({chosen:V})=>Object.
values(V).includes(null)).length,H=J+Q===0?`every version${q} is available`:[...Q>0?[`${Q} without a version`]:[],...J>0?[`${J} not checked`]:[]].join(", ");return`${X.
join(" and ")}, ${H}`}const p=60,$=6,b=12;function B({clients:L,rows:F},X){const q=F.every(({chosen:Q})=>new Set(Object.values(Q)).size<=1),J=[{title:"constrain\
t",cell:({constraints:Q})=>(0,O.K4)([...new Set(Q)],$,H=>X(H,p))},...q?[{title:"version",cell:Q=>j(Q,null,X)}]:L.map(Q=>({title:P.bB[Q],cell:H=>j(H,Q,X)})),{title:"\
newest",cell:({newest:Q})=>Q===null?"":X(Q,p)},{title:"platforms",cell:({platforms:Q})=>N(Q,X)}];return g(J,F)}const g=(L,F)=>L.filter(({cell:X})=>F.some(q=>X(q)!==
"")),_=L=>({title:"problem",cell:({problems:F})=>F.filter(({usualSeverity:X})=>X!=="notice").map(L.problem).join(", ")});function j({chosen:L,locked:F},X,q){const J=X===
null?Object.values(L)[0]:L[X];return J===void 0?"":J!==null?`${q(J,p)}${J===F?" (locked)":""}`:F===null?"none":`none (locked: ${q(F,p)})`}function N(L,F){return(0,O.
K4)(L,b,({platform:X,available:q})=>`${q===null?"?":q?"\u2713":"\u2717"} ${F(X,p)}`)}}),733:((lt,W,t)=>{t.d(W,{W:()=>M,n:()=>v});const O=/^[ -~]*$/;function v(y){
if(O.test(y))return y.length;let A=0;for(const w of y)A+=P(w);return A}function P(y){return O.test(y)?1:E(y)?0:new RegExp("\\p{Regional_Indicator}","u").test(y)?
1:R(y)?2:1}const E=y=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(y),R=y=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(y);function M(y,A,w){let[u,T]=["",0];for(const h of y){const d=P(h),n=T+d;if(T>=A&&n<=w&&(d>0||T>A)?u+=h:u+=" ".repeat(Math.max(0,Math.min(n,w)-Math.max(T,
A))),T=n,T>w)break}return u}}),7146:((lt,W,t)=>{t.d(W,{ky:()=>T,nI:()=>P,qt:()=>A,wW:()=>w});var O=t(733);const v={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function P(d,n,s){return s.colour?`\x1B[${v[n]}m${d}\x1B[0m`:d}const E=(d,n,{hyperlinks:s})=>n===void 0||!s?d:`\x1B]8;;${n}\x1B\\${d}\x1B]8;;\x1B\\`,R=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
M=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,y=5001;function A(d){const{FORCE_HYPERLINK:n,TERM:s="",TERM_PROGRAM:l="",VTE_VERSION:e}=d;
return n?n!=="0":d.CI||d.NO_COLOR||s==="dumb"?!1:Number(e)>=y||R.test(l)||M.test(s)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(a=>d[a])}function w(d,n){const s="\
 ".repeat(d.indent),l=d.label.padEnd((d.column??0)-1),e=" ".repeat(d.indent+(d.column??2)),[a="",...r]=h(n.withFlags?.(d.text)??d.text,{first:n.width-s.length-l.
length-1,others:n.width-e.length}),i=E(P(l,d.style,n),d.url,n),f=u(a,d.linked,n);return[`${s}${i} ${f}`.trimEnd(),...r.map(S=>`${e}${S}`)]}function u(d,n,s){return!n?.
url||!d.startsWith(n.text)?d:`${E(n.text,n.url,s)}${d.slice(n.text.length)}`}function T(d,{width:n,withFlags:s}){const[l="",...e]=h(s?.(d)??d,{first:n,others:n-
2});return[l,...e.map(a=>`  ${a}`)]}function h(d,n){const s=[];let l="",e=0;for(const a of d.split(" ")){const r=s.length===0?n.first:n.others,i=(0,O.n)(a);l!==
""&&e+1+i>r?(s.push(l),l=a,e=i):(e=l===""?i:e+1+i,l=l===""?a:`${l} ${a}`)}return[...s,l]}}),6536:((lt,W,t)=>{t.d(W,{S5:()=>hn,MV:()=>mn,K8:()=>dn});var O=t(2389),
v=t(2796),P=t(5102),E=t(4120),R=t(6763),M=t(8641),y=t(4e3),A=t(1831),w=t(4503),u=t(8884),T=t(733),h=t(7146);const d=160,n=12,s="    ",l=/##\w*\[/;function e({place:x,
before:K,literal:tt,after:st},at,pt){const gt=" ".repeat(`  ${x.line}`.length),Et=Math.min(pt.width,d)-gt.length-3;if(Et<n)return[];const Tt=a(K+tt+st),St=Tt(K+
tt+st),Wt=(0,T.n)(St)<=Et?0:Tt(K).search(/[^ ]|$/),Yt=St.slice(Wt),Kt=(0,T.n)(Tt(K))-Wt,zt=(0,T.n)(Tt(K+tt))-Wt,{from:C,to:k,text:U}=r(Yt,Kt,Math.max(zt,Kt+1),Et),
G=(0,h.nI)("|","dim",pt),nt="^".repeat(Math.max(1,Math.min(zt,k)-Math.max(Kt,C))),rt=" ".repeat(Math.max(Kt,C)-C);return[`${(0,h.nI)(`  ${x.line}`,"dim",pt)} ${G}\
 ${U}`.trimEnd(),`${gt} ${G} ${rt}${(0,h.nI)(nt,at,pt)}`]}function a(x){const K=tt=>(0,M.RK)(tt.replaceAll("	",s),Number.POSITIVE_INFINITY);return l.test(K(x))?
tt=>K(tt).replaceAll(/(?<=#)#/g," #"):K}function r(x,K,tt,st){const at=(0,T.n)(x);if(at<=st)return{from:0,to:st,text:x};const pt=Math.max(0,st-2-(tt-K)),gt=tt<st?
0:Math.max(0,K-1-Math.ceil(pt*2/3)),Et=at-gt<=st,Tt=gt+st,St=(0,T.W)(x,gt===0?0:gt+1,Et?Tt:Tt-1),Wt=`${gt===0?"":"\u2026"}${St}${Et?"":"\u2026"}`;return{from:gt,
to:Et?Tt:Tt-1,text:Wt}}var i=t(1505),f=t(7574);const S=20,I=6,o="in the JSON report",c=13,m={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"r\
ed"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},D={error:m.fails,warning:m.warns,notice:{sign:"\xB7",
style:"blue"}},p={value:M.RK,prose:M.RK,because:u.eo};function $(x,K){const tt=(0,P.sG)(x),{sign:st,style:at}=m[tt],pt=[...(0,P.cG)(x)?g(x,K.context):[],...(0,i.
o7)(x,p)],gt=`${P.nx[tt]}${x.isNew?` (${E.dy})`:""}: ${B(x)}`;return[...(0,h.wW)({indent:0,label:`${st} ${b(x.visit.host)}`,style:at,text:gt},K),...pt.flatMap(Et=>_(
Et,K))].map(M.BP).join(`
`)}const b=x=>{const K=(0,A.nx)(x);return K===x?(0,M.RK)(x):`${(0,M.RK)(K)} (${(0,M.RK)(x)})`};function B(x){const{discovery:K}=x.visit.attempt,tt=(0,P.QK)(x);return tt.
length>0?(0,y.K4)([...new Set(tt.map(st=>st.problem.code))],I):K.kind==="skipped"?K.problem.code:(0,i.Yj)(x,p)}function g(x,K){const{hops:tt,certificates:st}=x.
visit.attempt;return[(0,i.se)(x,K,p),{label:"response",texts:tt.map(j)},{label:"services",texts:(0,E.Sk)(x.services,S,N)},...(0,i.Zc)(x,p),{label:"certificate",
texts:st.map(at=>L(at,K))}]}const _=({label:x,texts:K},tt)=>K.flatMap((st,at)=>{const pt=at===0?x:"";return(0,h.wW)({indent:2,label:pt,style:"dim",column:c,text:st},
tt)});function j(x){const K=x.status===null?"none":`${x.status} ${(0,M.RK)(x.reason,i.tN)}`,tt=x.status===null?"after":"in",st=[...x.mediaType===null?[]:[(0,M.RK)(
x.mediaType,i.tN)],...x.address===null?[]:[`at ${(0,M.RK)(x.address,i.tN)}`],...x.proxy===null?[]:[`through ${(0,M.RK)((0,M.cq)(x.proxy))}`],...x.authorization===
"none"?[]:[`token ${(0,E.Rk)(x.authorization)}`]],at=st.length===0?"":` (${st.join("; ")})`;return`${K.trim()} from ${(0,M.RK)((0,M.cq)(x.url))} ${tt} ${(0,f.kJ)(
x.ms)}${at}`}function N(x){const K=(0,M.RK)(x.id,i.tN);switch(x.kind){case"url":return`${K} ${(0,M.RK)((0,M.cq)(x.url))}`;case"login":{const{authz:tt,token:st}=x.
login,at=[tt,st].map(pt=>(0,M.RK)((0,M.cq)(pt??"none")));return`${K} authz ${at.join(", token ")}`}case"problem":return`${K}: ${x.problem.code}`}}function L(x,K){
const{host:tt,subject:st,issuer:at,expires:pt}=x,gt=(0,M.RK)((0,f.nO)(pt,K.startedAt));return`${(0,M.RK)(tt,i.tN)} valid until ${gt}; subject ${(0,M.RK)(st,i.tN)}\
, issuer ${(0,M.RK)(at,i.tN)}`}const F=4,X={places:6,messages:5,frames:v.Wi},q={places:3,messages:2,frames:1};function J(x,K,tt){const{severity:st,code:at,title:pt,
message:gt,isAside:Et,sameAs:Tt}=x,St=(0,M.RK)(gt??pt,M.h2),Wt=`${K.context.docsUrl}#${at}`,{style:Yt}=D[st],Kt=Tt!==null?[`  hosts: the same ${x.hosts.length} \
as for ${Tt}`]:[...wt(x.hosts.length>1?"hosts":"host",Q(x),K),...H(x,K,tt),...At(x,K)],zt=Et?"":x.help??"";return[...(0,h.wW)({indent:0,label:`${st}[${at}]:`,style:Yt,
url:Wt,text:St},K),...Kt,...wt("help",(0,M.RK)(zt,M.h2),K),...wt("affects",(0,E.od)(x.affects,K.context.clients),K)].map(M.BP).join(`
`)}function Q({hosts:x,findings:K,message:tt}){const[st]=x;return x.length===1&&st!==void 0&&tt?.includes((0,A.nx)(st))&&K[0]?.isHostNew!==!0?"":(0,y.K4)(x,(0,E.
J5)(x,F),pt=>{const gt=K.filter(St=>St.host===pt),Et=x.length>1?(0,u.eb)(gt).length:0,Tt=[...gt.some(({isHostNew:St})=>St)?[E.dy]:[],...Et>1?[(0,E.px)(Et,"repos\
itory")]:[]];return`${b(pt)}${Tt.length===0?"":` (${Tt.join(", ")})`}`})}function H(x,K,tt){const{frames:st}=V(x),at=et(x);return[...at.shown.flatMap(({message:pt,
findings:gt,first:Et},Tt)=>{const St=ot(Et,x.message===null?pt:"",K);return Tt>=st?St:[...St,...ut((0,u.io)(gt)?.line,x,K,tt),...wt("help",(0,M.RK)(It(x,gt),M.h2),
K)]}),...at.more>0?[`  and ${(0,E.px)(at.more,"more message")} ${o}`]:[]]}const V=({hosts:x,isAside:K})=>x.length>1||K?q:X;function et(x){const K=(0,v.cr)(x).map(
([tt,st])=>({message:tt,findings:st,first:(0,u.tN)(st)}));return(0,y.zN)(K,(0,E.J5)(K,V(x).messages))}function ot(x,K,tt){if(x===null&&K==="")return[];const st=x===
null?"-":"-->",at=x===null?"":(0,u.R3)(x),pt=[at,(0,M.RK)(K,M.h2)].filter(Et=>Et!=="").join(": "),gt={text:at,url:x&&(0,w.uM)(x,{...tt.context,links:null})};return(0,h.
wW)({indent:2,label:st,style:"dim",text:pt,linked:gt},tt)}function ut(x,{severity:K},tt,st){return x===void 0||st.has((0,u.R3)(x.place))?[]:(st.add((0,u.R3)(x.place)),
e(x,D[K].style,tt))}const It=({help:x,isAside:K},[tt])=>x!==null||K?"":tt?.problem.help??"";function At(x,K){const{findings:tt}=x,{lines:st,settings:at}=(0,u.yv)(
tt),pt=(0,u.oN)(st,et(x).shown.map(({first:Et})=>Et)),gt=V(x).places;return[...wt("hits",(0,u.mj)(tt,K.context.repositories.length),K),...wt("also at",(0,u.Ky)(
pt,gt),K),...wt("required by",(0,u.Ky)(at,gt),K)]}const wt=(x,K,tt)=>K===""?[]:(0,h.wW)({indent:2,label:`${x}:`,style:"dim",text:K},tt);var kt=t(4148);const Ft=20,
Vt=3,Gt="  ",Zt={name:(x,K)=>(0,M.RK)(K),problem:({code:x})=>x,file:String,value:M.RK,maxRows:Ft},nn=x=>(0,kt.fi)(x,Zt.file);function on(x,K){const{wrong:tt}=(0,kt.
jB)(x);if(tt.length<=kt.LC)return tt.map(at=>en(nn(at),(0,kt.c_)(at,Zt),K));const st=(0,E.px)(tt.length,"root module");return[en(st,(0,kt.$_)(tt,Zt),K)]}function en(x,K,tt){
const{rows:st,shown:at,more:pt,name:gt,problems:Et,facts:Tt}=K,St=(0,kt.qj)({rows:st}),{sign:Wt,style:Yt}=m[St],Kt=st.filter(G=>(0,kt.Mm)(G)===St),zt=(0,y.K4)([
...new Set(Kt.map(gt.cell))],Vt),C=[gt,...Tt,...Et],k=at.map(G=>({sign:m[(0,kt.Fg)([G])],cells:C.map(({cell:nt})=>nt(G))})),U=C.map(({title:G})=>G);return[`${(0,h.
nI)(Wt,Yt,tt)} ${(0,h.nI)(x,"bold",tt)}: ${kt.pJ[St]} for ${zt}`,...rn(k,U,tt),...pt>0?[`  and ${pt} more in the JSON report`]:[]].map(M.BP).join(`
`)}function rn(x,K,tt){const st=K.map((gt,Et)=>Math.max(...[gt,...x.map(({cells:Tt})=>Tt[Et])].map(sn)));if(st.reduce((gt,Et)=>gt+Gt.length+Et,Gt.length)>tt.width)
return x.flatMap(({sign:{sign:gt,style:Et},cells:[Tt="",...St]})=>{const Wt=St.flatMap((Kt,zt)=>Kt===""?[]:[`${K[zt+1]} ${Kt}`]),Yt=`${Tt}: ${Wt.join("; ")}`;return(0,h.
wW)({indent:2,label:gt,style:Et,text:Yt},tt)});const pt=gt=>gt.map((Et,Tt)=>Et+" ".repeat((st[Tt]??0)-sn(Et))).join(Gt).trimEnd();return[`    ${(0,h.nI)(pt(K),"\
dim",tt)}`,...x.map(({sign:{sign:gt,style:Et},cells:Tt})=>`  ${(0,h.nI)(gt,Et,tt)} ${pt(Tt)}`)]}const sn=(x="")=>Array.from(x).length;function z(x,K){const tt=x.
flatMap(Tt=>Tt.rows),{sign:st,style:at}=m[(0,kt.Fg)(tt)],[pt]=x,Et=`${x.length===1&&pt!==void 0?nn(pt):(0,E.px)(x.length,"root module")}: ${(0,kt.nS)(tt)}`;return(0,h.
wW)({indent:0,label:st,style:at,text:Et},K).map(M.BP).join(`
`)}const it=3,_t=4,Dt=1e3;function Bt({hosts:x,roots:K},tt){const st=Map.groupBy(x,P.sG),at=(st.get("unchecked")??[]).filter(({findings:gt})=>gt.length===0),{good:pt}=(0,kt.
jB)(K);return[...Nt("unchecked",at,tt),...Nt("skipped",st.get("skipped")??[],tt),...Nt("works",st.get("works")??[],tt),...pt.length>0?[z(pt,tt)]:[]]}function Nt(x,K,tt){
const st=St=>$(St,tt);if(K.length<=it)return K.map(st);const{sign:at,style:pt}=m[x],gt=(0,y.K4)(K,(0,E.J5)(K,_t),({visit:St})=>b(St.host)),Et=`${(0,E.px)(K.length,
"host")} ${P.nx[x]}: ${gt}`;if(!tt.isRunner)return[(0,h.wW)({indent:0,label:at,style:pt,text:Et},tt).map(M.BP).join(`
`)];const Tt=(0,E.Sk)(K,Dt,st,St=>`and ${St} more ${o}`);return[[(0,M.BP)(`${at} ${Et}`),...Tt].join(`
`)]}function Ht(x,K){const tt=(0,u._X)(x),[st]=tt;if(st===void 0)return[];const at=St=>`${(0,M.RK)(St.repository)} (${(0,E.H8)(St.findings)})`,{sign:pt,style:gt}=m[(0,P.
hm)(st.findings)==="error"?"fails":"warns"],Et=(0,y.K4)(tt,(0,E.J5)(tt,_t),at),Tt=`${(0,E.px)(tt.length,"repository")} ${(0,u.fP)(tt)}: ${Et}`;return[(0,h.wW)({
indent:0,label:pt,style:gt,text:Tt},K).map(M.BP).join(`
`)]}function Jt(x,K){const tt=(0,P.hm)(x.findings),st=x.hosts.length>it||x.findings.length>0,at=K.isRunner?"the JSON report has all details; its path is the out\
put `report`":"for all details: `--format json` or `--report FILE.json`",pt=`problem codes are explained at ${K.context.docsUrl}`;return st?[(tt===null||tt==="n\
otice"?[at]:[pt,at]).flatMap(Et=>(0,h.ky)(Et,K)).join(`
`)]:[]}var Qt=t(4218);const Z=3,Y=20,ft=40,dt=12,ht=140,Ot=30,Mt="  ",vt=2,Ct="  ",jt="\xA0";function yt(x,K){const tt=(0,Qt.U4)(x,K.context),st=tt.length<=Z?tt:
tt.filter(({host:St})=>(0,P.cG)(St));if(st.length===0)return"";const{shown:at,more:pt}=(0,y.zN)(st,Y),{name:gt,columns:Et}=Pt(bt(at),at,K),Tt=Et.map(({title:St})=>St).
filter(St=>St!=="");return[...(0,h.ky)(`history: ${Tt.join(", ")}`,K),...at.map(({host:St},Wt)=>{const{sign:Yt,style:Kt}=m[(0,P.sG)(St)],C=[cn(b(St.visit.host),
gt),...Et.map(k=>k.cells[Wt])].join(Ct).trimEnd().replace(/\u2573+/g,k=>(0,h.nI)(k,"red",K));return`${Mt}${(0,h.nI)(Yt,Kt,K)} ${C}`}),...pt>0?[`  and ${(0,E.px)(pt,
"more host")} in the history file`]:[],...xt(at,K)].map(M.BP).join(`
`)}function xt(x,K){const tt=(0,Qt.MC)(x).map(([at,pt])=>`${at} ${pt}`.replaceAll(" ",jt));return(0,h.ky)(tt.join(", "),{...K,width:K.width-Mt.length}).map(at=>`${Mt}${(0,h.
nI)(at.trim().replaceAll(jt," "),"dim",K)}`)}function Pt(x,K,{width:tt}){const st=Math.max(...K.map(({host:Tt})=>(0,T.n)(b(Tt.visit.host)))),at=Math.min(ft,st),
pt=Math.min(tt,ht)-Mt.length-vt,gt=Tt=>x.slice(0,Tt).reduce((St,{cells:Wt})=>St-Ct.length-Ut(Wt),pt),Et=[x.length,3].find(Tt=>at<=gt(Tt))??2;return{columns:x.slice(
0,Et),name:Math.min(at,Math.max(dt,gt(Et)))}}function bt(x){const K=Math.max(...x.map(({history:st})=>st.recent.length)),tt=(st,at)=>{const pt=x.map(at);return{
title:st,cells:pt.map(gt=>gt.padStart(Ut(pt)))}};return[tt(`last ${(0,E.px)(K,"run")}`,({history:st})=>(0,Qt.qX)(st.recent)),tt("uptime in 30 days",qt),tt("medi\
an latency",({history:{medianMs:st}})=>st===null?"-":(0,f.kJ)(st)),{title:"",cells:x.map(({history:st})=>(0,Qt.kW)(st)??"")}]}function qt(x){const K=(0,Qt.bW)(x,
Ot);return(K&&(0,Qt.mc)(K))??"-"}const Ut=x=>Math.max(...x.map(({length:K})=>K));function cn(x,K){const tt=(0,T.n)(x);return tt<=K?`${x}${" ".repeat(K-tt)}`:`${(0,T.
W)(x,0,K-1)}\u2026`}const an=5,un=30,fn=3,gn=20;function*hn(x,K){yield`${mn(x,K)}
`;let tt=!0;for(const{text:st}of dn(x,K)){const at=st.includes(`
`);yield`${tt||at?`
`:""}${st}
`,tt=at}}function mn(x,K){const{sign:tt,style:st}=m[x.passed?"works":"fails"],at=K.isQuiet?[]:(0,R.h$)(x,K.context).slice(0,an);return[`${(0,h.nI)(tt,st,K)} ${(0,h.
nI)((0,P.$N)(x,K.context),"bold",K)}`,...at.flatMap(pt=>pn(pt,K))].join(`
`)}function*dn(x,K){const{isQuiet:tt=!1,isRunner:st=!1,context:at}=K,pt=({severity:k})=>!tt||k==="error"||(0,O.k2)(k,at.failOn),gt=(0,v.cZ)(x.findings.filter(pt)),
Et=gt.slice(0,un),Tt=new Set;for(const k of Et)yield ln(J(k,K,Tt));const St=gt.slice(Et.length).flatMap(({findings:k})=>k);if(St.length>0&&(yield ln(`and ${(0,E.
px)(St.length,"more finding")} ${o}`)),tt)return;const Wt=k=>({kind:st?"group":"plain",text:k});yield*Ht(x.files,K).map(Wt);const Yt=yt(x,K);Yt!==""&&(yield Wt(
Yt)),yield*on(x.roots,K).map(Wt);const Kt=(0,P.md)(x.hosts).filter(k=>(0,P.cG)(k)&&!(0,P.JR)(k)),zt=Kt.slice(0,st||Kt.length<=fn?gn:0);yield*zt.map(k=>Wt($(k,K))),
zt.length>0&&zt.length<Kt.length&&(yield ln(`and ${(0,E.px)(Kt.length-zt.length,"more host")} ${o}`)),yield*Bt(x,K).map(Wt);const C=(0,R.h$)(x,at).slice(an);C.length>
0&&(yield ln(C.flatMap(k=>pn(k,K)).join(`
`))),yield*Jt(x,K).map(ln)}const pn=(x,K)=>(0,h.ky)((0,M.RK)(x),K).map(M.BP),ln=x=>({kind:"plain",text:x})}),6223:((lt,W,t)=>{t.d(W,{k:()=>R});var O=t(2929),v=t(
9077),P=t(6875);const E=function(...y){const{recordRun:A}=t.late([51,620],8620);return new.target?new A(...y):A(...y)};async function R(y,A,w,u){const{env:T,kill:h}=A;
try{const d=await(0,O.z6)(y,{...u,environment:T,startTimer:P.Ip,now:(0,v.ie)(A),kill:h,progress:w.show});return M(d,{directory:u.directory,environment:T,random:Math.
random})}finally{w.end()}}function M(y,A){const{history:w}=y.settings;if(w===null)return{checked:y,warnings:[]};const{history:u,warnings:T}=E(w,y,A);return{checked:{
...y,context:{...y.context,history:u}},warnings:T}}}),2909:((lt,W,t)=>{t.a(lt,async(O,v)=>{try{let N=function(J){w.R8(B.redact(J).map(Q=>(0,a.LS)(Q)))},X=function(J){
const{verdict:Q,changes:H,context:V}=J,et=p===null?[]:(0,y.w)((0,l.R8)(Q),$,p),ot=H?.kind==="files"?H.files:[],ut=p===null?new Map:o(et,ot,$,p);return{...J,located:et,
context:{...V,links:ut}}};t.r(W);var P=t(9018),E=t(7251),R=t(6309),M=t(5181),y=t(40),A=t(2806),w=t(3565),u=t(8782),T=t(4178),h=t(3795),d=t(1964),n=t(4929),s=t(2827),
l=t(4503),e=t(5505),a=t(8641),r=t(6536),i=t(8463),f=t(6223),S=t(7773),I=t(6875);const o=function(...J){const{linksOf:Q}=t.late([733],9733);return new.target?new Q(
...J):Q(...J)},c=120;(0,T.k)(process,J=>process.stderr.write(`the log was not written: ${J}
`));const{env:m}=process,D=w.j_(m.GITHUB_EVENT_PATH);delete m.GITHUB_EVENT_PATH;const p=(0,u.ng)(m,D),$=m.GITHUB_WORKSPACE??process.cwd(),b=w.Ko(S.y.map(({name:J})=>J)),
B=(0,P.c)(b,m,(0,E.K)(w.QU)),g=new I.VG;await(0,T.m)(process,{stop:g,secrets:B,isFinal:!1,act:_,reportMistakes:J=>w.fJ("Wrong settings",J.map(Q=>(0,a.LS)(Q)).join(
`
`)),reportCrash:J=>w.fJ("Could not run",J)});async function _(J){const Q=(0,h.fN)(ot=>w.N4(B.redact([ot]))),{checked:H,warnings:V}=await(0,f.k)(b,process,Q,{directory:$,
isFork:(0,u.$c)(m.GITHUB_EVENT_NAME,D),stop:g,changes:j,secrets:B}),et=J.aborted?3:H.verdict.passed?0:1;return N(V),await F(H,J),et}async function j({githubToken:J}){
const Q=await(0,M.S)(p,J,g.signal);return Q.kind==="all"&&p?.pull&&w.R8(B.redact([`changed-only has no effect: ${Q.why}`])),Q}async function L(J,Q){try{await Q()}catch(H){
N([`${J}: ${(0,R.A)(H)}`])}}async function F(J,Q){let H={...J,located:[]};await L("places are not links",()=>{H=X(J)}),await q(H),!Q.aborted&&await L("the comme\
nt and the issue were not written",async()=>{const{notes:V,warnings:et}=await(0,A.m)(H,p,$,Q);w.N4(B.redact(V)),N(et)})}async function q({settings:J,verdict:Q,context:H}){
const{GITHUB_OUTPUT:V,GITHUB_STEP_SUMMARY:et,RUNNER_TEMP:ot}=m,ut={colour:!1,width:c,isRunner:!0,context:H},It={"the log was not written":()=>w.ur((0,r.MV)(Q,ut),
(0,r.K8)(Q,ut)),"the annotations were not written":()=>w.fz((0,d.H)(Q,H)),"the outputs were not written":()=>N(w.Kn(V,(0,s.Y)(Q))),"the job summary was not writ\
ten to GITHUB_STEP_SUMMARY":()=>w.Sy(et,(0,e.Gc)(Q,H)),"the JSON report was not written to RUNNER_TEMP":()=>{const At=w.u5(ot,(0,n.hF)(Q,H));N(w.Kn(V,{report:At}))},
"the report files were not written":()=>N((0,i.t)(J,{verdict:Q,context:H},$))};for(const[At,wt]of Object.entries(It))await L(At,wt)}v()}catch(o){v(o)}},1)}),5657:((lt,W,t)=>{
t.d(W,{G:()=>h});var O=t(6760),v=t(5747);const P=21,E=/^(?!\.{1,2}$)[\w.-]+$/;function R(r){let i=!1;for(const f of r.split(`
`)){const S=f.trim();S.startsWith("[")&&(i=S==='[remote "origin"]');const I=S.indexOf("=");if(!(!i||I<0||S.slice(0,I).trim().toLowerCase()!=="url"))return M(S.slice(
I+1).trim())}return null}function M(r){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[f,S]=i===null?y(r):[i[1],i[2]],I=(S??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),o=I.length>1&&I.length<=P;return!f||!o||!I.every(c=>E.test(c))?null:{host:f.toLowerCase(),owner:I.slice(0,-1).join("/"),name:I.at(-1)??""}}function y(r){
const i=URL.parse(r);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}var A=t(4614);const w=5,
u=/^[0-9a-f]{40}$/,T=/^refs\/(?!.*\.\.)[^\0]+$/;function h(r){const i=(0,O.join)(r,".git"),f=d(i,r)??i,S=a((0,O.join)(f,"commondir")),I=S===null?f:(0,O.resolve)(
f,S),o=()=>e((0,O.join)(I,"packed-refs"))??"",c=n(a((0,O.join)(f,"HEAD")),[f,I],o);return c===null?null:{commit:c,isFetched:l(c,e((0,O.join)(f,"FETCH_HEAD"))??"",
o),remote:R(e((0,O.join)(I,"config"))??""),tracked:m=>(0,A.O)((0,O.join)(f,"index"),m)}}function d(r,i){const[,f]=/^gitdir: (.+)$/.exec(a(r)??"")??[];return f===
void 0?null:(0,O.resolve)(i,f)}function n(r,i,f){let S=r;for(let I=0;S!==null&&I<=w;I+=1){if(u.test(S))return S;const[,o]=/^ref: (.+)$/.exec(S)??[];if(o===void 0||
!T.test(o))return null;S=s(o,i,f)}return null}function s(r,i,f){for(const I of i){const o=a((0,O.join)(I,r));if(o!==null)return o}return f().split(`
`).find(I=>I.endsWith(` ${r}`))?.slice(0,40)??null}function l(r,i,f){const S=(I,o)=>I.split(`
`).some(c=>c.startsWith(`${r}${o}`));return S(i,"	")||S(f()," refs/remotes/")}function e(r){const i=(0,v.yR)(r);return i.ok?i.text:null}const a=r=>e(r)?.replace(
/\r?\n$/,"")??null}),4614:((lt,W,t)=>{t.d(W,{O:()=>d,R:()=>l});var O=t(3024),v=t(5747);const P=128*1024*1024,E=12,R=62,M=16384,y=12288,A=4,w=61440,u=4096,T=32768,
h=Buffer.alloc(0);function d(e,a){const r=(0,v.io)(e,P);return r===null?new Map:n(r,a)}function n(e,a){const r=new Map;if(e.length<E)return r;const i=e.readUInt32BE(
4);if(e.toString("latin1",0,4)!=="DIRC"||i<2||i>4)return r;const f=e.readUInt32BE(8);let S=h,I=E;for(let o=0;o<f;o+=1){if(I+R>e.length)return r;const c=e.readUInt16BE(
I+60),m=I+R+(c&M?2:0),D=i===A,{kept:p,from:$}=D?s(e,m,S):{kept:h,from:m},b=e.indexOf(0,$);if(b<0)return r;const B=e.subarray($,b),g=D?Buffer.concat([p,B]):B;if(g.
length>u)return r;const _=(e.readUInt32BE(I+24)&w)===T,j=g.toString("utf8");_&&(c&y)===0&&a.has(j)&&r.set(j,{modified:e.readUInt32BE(I+8),size:e.readUInt32BE(I+
36)}),I=D?b+1:I+(b-I+8&-8),S=g}return r}function s(e,a,r){let i=a,f=e[i++]??0,S=f&127;for(;f&128;)f=e[i++]??0,S=(S+1)*128+(f&127);return{kept:r.subarray(0,Math.
max(0,r.length-S)),from:i}}function l(e,{modified:a,size:r}){const i=(0,v.N0)(()=>(0,O.lstatSync)(e),null),f=Math.floor((i?.mtimeMs??0)/1e3);return i?.isFile()===
!0&&i.size%2**32===r&&f%2**32===a}}),7078:((lt,W,t)=>{t.d(W,{N:()=>s});var O=t(317),v=t(8782);const P=e=>({id:T(e,"id"),body:u(e,"body")??"",isTrusted:A(e)}),E=e=>({
number:T(e,"number"),title:w(e,"title"),body:u(e,"body")??"",isOpen:w(e,"state")==="open",reason:u(e,"state_reason"),closedAt:u(e,"closed_at"),labels:M((0,v.at)(
e,"labels")).flatMap(a=>typeof a=="string"?a:u(a,"name")??[]),isTrusted:A(e)}),R=e=>({file:w(e,"filename"),status:w(e,"status"),changes:T(e,"changes"),patch:u(e,
"patch")});function M(e){return Array.isArray(e)?e:h()}const y=["OWNER","MEMBER","COLLABORATOR"],A=e=>(0,v.at)(e,"user","type")==="Bot"||y.includes((0,v.at)(e,"\
author_association"));function w(e,a){return u(e,a)??h()}function u(e,a){const r=(0,v.at)(e,a)??null;return r===null||typeof r=="string"?r:h()}function T(e,a){const r=(0,v.
at)(e,a),i=typeof r=="bigint"?Number(r):r;return typeof i=="number"&&Number.isFinite(i)&&i>=0?i:h()}function h(){throw new O.F9("unexpected response")}const d=100,
n=100;async function s(e,a,r,i){const f=AbortSignal.any([AbortSignal.timeout(r),i]),{connect:S}=await Promise.all([t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:I,
paginate:o}=S(e,a,f),c={owner:e.owner,repo:e.repository};async function m(p,$=Number.POSITIVE_INFINITY){const b=[];let B=0;for await(const{data:g}of p){for(const _ of M(
g))b.push(_);if(b.length>=$)return b.slice(0,$);if(B+=1,B===n)throw new O.F9(`the list has more than ${n} pages`)}return b}const D=async p=>{await l(p)};return{
listComments:p=>{const $={...c,issue_number:p,per_page:d},b=o.iterator(I.issues.listComments,$);return l(m(b).then(B=>B.map(P)))},createComment:(p,$)=>{const b=I.
issues.createComment({...c,issue_number:p,body:$});return l(b.then(({data:B})=>P(B)))},updateComment:(p,$)=>D(I.issues.updateComment({...c,comment_id:p,body:$})),
deleteComment:p=>D(I.issues.deleteComment({...c,comment_id:p})),listIssues:(p,$)=>{const b={...c,...p,per_page:d},B=m(o.iterator(I.issues.listForRepo,b),$),g=_=>(0,v.
at)(_,"pull_request")===void 0;return l(B.then(_=>_.filter(g).map(E)))},createIssue:p=>{const $=I.issues.create({...c,...p,labels:[...p.labels]});return l($.then(
({data:b})=>E(b)))},updateIssue:(p,$)=>D(I.issues.update({...c,issue_number:p,...$})),addLabels:(p,$)=>D(I.issues.addLabels({...c,issue_number:p,labels:[...$]})),
createLabel:p=>D(I.issues.createLabel({...c,...p})),listChangedFiles:p=>{const $={...c,pull_number:p,per_page:d},b=m(o.iterator(I.pulls.listFiles,$));return l(b.
then(B=>B.map(R)))}}}async function l(e){try{return await e}catch(a){throw a instanceof O.F9?a:new O.F9("unexpected response")}}}),5181:((lt,W,t)=>{t.d(W,{S:()=>y});
var O=t(7078),v=t(317),P=t(8782);const E=3e3,R=6e4,M=A=>({kind:"all",why:A});async function y(A,w,u){if(A===null)return M("not a workflow run");const{pull:T,event:h}=A;
if(T===null)return M(`a ${h} event has no pull request`);const d=(0,P.h0)(A,w);if(!d.ok)return M(d.why);try{const s=await(await(0,O.N)(A,d.value.token,R,u)).listChangedFiles(
T.number);return s.length<E?{kind:"files",files:s}:M(`the pull request changes ${E} files or more, and GitHub lists at most ${E}`)}catch(n){return M((0,v.Ic)("t\
he changed files could not be listed",n,{run:A,permission:"pull-requests: read"}))}}}),317:((lt,W,t)=>{t.d(W,{F9:()=>P,Ic:()=>h,Wo:()=>E,jy:()=>w});var O=t(6309),
v=t(8641);class P extends Error{name="ApiFailure";httpStatus;headers;constructor(e,a=null,r={}){super(e),this.httpStatus=a,this.headers=r}}async function E(l){try{
return await l,!0}catch(e){if(e instanceof P&&e.httpStatus===404)return!1;throw e}}const R=2e4,M=2,y=500,A=l=>u(l,0,0)!==null;function w(l,e,a,r){if(a>=M)return null;
const i=u(l,a,r);if(i!==null)return i<=R?i:null;if(e==="POST")return null;const{httpStatus:f}=l;return f===null||f===408||f>=500?y*2**a:null}function u({httpStatus:l,
headers:e,message:a},r,i){if(l!==403&&l!==429)return null;const f=Number(e["retry-after"]??Number.NaN);if(Number.isFinite(f))return Math.max(0,f*1e3);const S=Number(
e["x-ratelimit-reset"]??Number.NaN);return String(e["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(S)?Math.max(0,S*1e3-i):l===429||/secondary rate limit|abuse detection/i.
test(a)?5e3*2**r:null}const T=300;function h(l,e,{run:a,permission:r}){if(!(e instanceof P))return`${l}: ${(0,O.A)(e)}`;const{httpStatus:i,message:f}=e,S=i===null?
"did not answer":`returned ${i}`;return`${l}: ${(0,v.RK)(a.apiUrl)} ${S} (${d(f)})${n(e,a,r)}`}const d=l=>(0,v.BP)((0,v.RK)(l.replace(/\s+/gu," "),T));function n(l,e,a){
if(A(l))return"; GitHub limits the rate of requests, try again later";switch(l.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:
return e.pull?.isFork===!0&&a.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${a}\` to \`permiss\
ions\` of the job${s(l,a)}`;case 410:return a==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}function s({
headers:l},e){const r=String(l["x-accepted-github-permissions"]??"").replaceAll("_","-").replaceAll("=",": ");return r===""||r===e?"":`; GitHub accepts \`${d(r.
replaceAll("`",""))}\``}}),40:((lt,W,t)=>{t.d(W,{w:()=>M});var O=t(6760),v=t(5657),P=t(4614),E=t(4503),R=t(7854);function M(u,T,h){if(!/^https?:\/\/[\w.:/-]+$/.
test(h.serverUrl))return[];const d=A(T);return[...Map.groupBy(u,s=>d(w(s)))].flatMap(([s,l])=>s===null?[]:y(s,l,T,h))}function y({prefix:u,checkout:T},h,d,n){const{
commit:s,isFetched:l,remote:e}=T,a=URL.parse(n.serverUrl);if(e===null||a===null)return[];if(e.host!==a.host&&e.host!==a.hostname)return[];if(!l&&![n.commit,n.defaultCommit].
includes(s))return[];const r=`${e.owner}/${e.name}`,i=`${n.serverUrl}/${r}/blob/${s}`,f=o=>o?.toLowerCase()===r.toLowerCase(),S=f(`${n.owner}/${n.repository}`)||
f(n.pull?.from),I=new Map(h.map(o=>[o.slice(u.length),o]));return Array.from(T.tracked(new Set(I.keys())),([o,c])=>{const[m,D]=[I.get(o),(0,E.oW)(o)];return m===
void 0||D===null||!(0,P.R)((0,O.join)(d,m),c)?[]:{file:m,path:o,url:`${i}/${D}`,isOfRun:S}}).flat()}function A(u){const T=(0,R.Oo)(h=>{const d=(0,v.G)((0,O.join)(
u,h));return d!==null?{prefix:h===""?"":`${h}/`,checkout:d}:h===""?null:T(w(h))});return T}const w=u=>u.split("/").slice(0,-1).join("/")}),5017:((lt,W,t)=>{t.d(
W,{en:()=>M,ol:()=>R,t7:()=>y,yR:()=>E});var O=t(8641);const v=function(...A){const{createHash:w}=process.getBuiltinModule("node:crypto");return new.target?new w(
...A):w(...A)},P="tf-disco",E=(A,...w)=>R([A.workflow,A.job,A.step,...w]),R=A=>v("sha256").update(JSON.stringify(A)).digest("hex").slice(0,16);function M(A,w,u){
const T=JSON.stringify(u).replace(/[<>&]/g,O.z5);return`<!-- ${P} ${A} ${w} ${T} -->`}function y(A,w,u){const T=`<!-- ${P} ${w} ${u} `;if(!A.startsWith(T))return;
const h=A.indexOf(" -->",T.length);if(!(h<0))try{return JSON.parse(A.slice(T.length,h))}catch{return}}}),2806:((lt,W,t)=>{t.d(W,{m:()=>a});var O=t(4e3),v=t(7078),
P=t(317),E=t(8782),R=t(5017),M=t(2389),y=t(2913),A=t(5102);function w({verdict:c,context:m},{issueCloseAfter:D},p){const $=_=>_.some(({severity:j})=>(0,M.k2)(j,
m.failOn)),b=c.hosts.map(_=>{const j=_.visit.host,N=m.history?.get(j)?.alarm??null,L=$(_.findings),F=(0,A.sG)(_)==="skipped",X=N===null?L||(0,A.b)(_):N.isDown&&
!F;return{name:j,alarm:F?null:N,failsNow:L,isDown:X}}),B=b.filter(({isDown:_})=>_).map(({name:_})=>_),g=$(c.files)?[y.cn]:[];return{hosts:b.map(({name:_})=>_).toSorted(),
failing:[...B,...g].toSorted(),since:new Map(b.flatMap(({name:_,alarm:j})=>j?.since?[[_,j.since]]:[])),unsettled:new Map(b.flatMap(({name:_,alarm:j})=>j!==null&&
j.good<D?[[_,j.good]]:[])),goodRuns:D,pending:new Map(b.flatMap(({name:_,alarm:j,failsNow:N,isDown:L})=>j!==null&&N&&!L?[[_,j.failed]]:[])),isWhole:u(c),at:m.startedAt,
run:p.id}}const u=({stopped:c})=>c===null||["deadline","signal","crash"].includes(c.kind),T=function(...c){const{linksOf:m}=t.late([733],9733);return new.target?
new m(...c):m(...c)},h=function(...c){const{deliverComment:m}=t.late([95],95);return new.target?new m(...c):m(...c)},d=function(...c){const{deliverIssue:m}=t.late(
[95],95);return new.target?new m(...c):m(...c)},n=6e4,s=1e4,l=10,e={comment:"pull-requests: write",issue:"issues: write"};async function a(c,m,D,p){const{settings:$}=c,
b=["comment","issue"].filter(J=>$[J]!=="never"),B=(0,E.h0)(m,$.githubToken),g=[],_=[];if(!B.ok)return{notes:g,warnings:b.map(J=>`the ${J} was not written: ${B.why}`)};
const{run:j,token:N}=B.value,L=await(0,v.N)(j,N,n,p),F=async()=>i(await(0,v.N)(j,N,s,p),j,c,D),X=w(c,$,j);for(const J of b)try{const Q=J==="comment"?await r(L,j,
c,F):await f(L,j,c,X);g.push(`${J}: ${Q}`)}catch(Q){const H=e[J];_.push((0,P.Ic)(`the ${J} was not written`,Q,{run:j,permission:H}))}return{notes:$.issue!=="nev\
er"&&I(j)===null?[...g,...o(X,$)]:g,warnings:_}}async function r(c,m,D,p){const{pull:$}=m;return $===null?`skipped, a ${m.event} event has no pull request`:await h(
c,{...D,run:m,pull:$.number,findLinks:p})}async function i(c,m,{changes:D,located:p,context:$},b){if(D?.kind==="files"||!p.some(({isOfRun:g})=>g)||m.pull===null)
return $.links;try{const g=await c.listChangedFiles(m.pull.number);return T(p,g,b,m)}catch(g){if(g instanceof P.F9)return $.links;throw g}}async function f(c,m,D,p){
const $=I(m);if($!==null)return`skipped, ${$}`;const b=(0,R.yR)(m,S(D.settings));return await d(c,{...D,run:m,key:b,now:p})}const S=({dialect:{name:c,version:m}})=>m===
null?c:`${c} ${m}`;function I({event:c,isDefaultBranch:m,pull:D}){return D!==null||c==="merge_group"?`a ${c} event checks a proposed change`:m===!1?"not on the \
default branch":null}function o({pending:c},{issueOpenAfter:m}){const D=Map.groupBy(c,([,p])=>p);return Array.from(D,([p,$])=>`issue: ${(0,O.K4)($,l,([B])=>B)} \
failed in ${p} of ${m} runs needed to open an issue`)}}),3565:((lt,W,t)=>{t.d(W,{fz:()=>kt,fJ:()=>sn,QU:()=>It,N4:()=>en,j_:()=>on,Ko:()=>ut,R8:()=>rn,ur:()=>At,
Kn:()=>Vt,u5:()=>nn,Sy:()=>Ft});var O=t(3024),v=t(6760),P=t(857);function E(z){return z==null?"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function R(z){
return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,endLine:z.endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function M(z,it,_t){const Dt=new w(
z,it,_t);process.stdout.write(Dt.toString()+P.EOL)}function y(z,it=""){M(z,{},it)}const A="::";class w{constructor(it,_t,Dt){it||(it="missing.command"),this.command=
it,this.properties=_t,this.message=Dt}toString(){let it=A+this.command;if(this.properties&&Object.keys(this.properties).length>0){it+=" ";let _t=!0;for(const Dt in this.
properties)if(this.properties.hasOwnProperty(Dt)){const Bt=this.properties[Dt];Bt&&(_t?_t=!1:it+=",",it+=`${Dt}=${T(Bt)}`)}}return it+=`${A}${u(this.message)}`,
it}}function u(z){return E(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function T(z){return E(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(
/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function h(){throw new Error("this function of @actions/core is not bundled")}function d(){throw new Error(
"this function of @actions/core is not bundled")}var n=t(6928);function s(z){return z.replace(/[\\]/g,"/")}function l(z){return z.replace(/[/]/g,"\\")}function e(z){
return z.replace(/[/\\]/g,path.sep)}var a=function(z,it,_t,Dt){function Bt(Nt){return Nt instanceof _t?Nt:new _t(function(Ht){Ht(Nt)})}return new(_t||(_t=Promise))(
function(Nt,Ht){function Jt(Y){try{Z(Dt.next(Y))}catch(ft){Ht(ft)}}function Qt(Y){try{Z(Dt.throw(Y))}catch(ft){Ht(ft)}}function Z(Y){Y.done?Nt(Y.value):Bt(Y.value).
then(Jt,Qt)}Z((Dt=Dt.apply(z,it||[])).next())})},r;(function(z){z[z.Success=0]="Success",z[z.Failure=1]="Failure"})(r||(r={}));function i(z,it){const _t=toCommandValue(
it);if(process.env[z]=_t,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(z,it));issueCommand("set-env",{name:z},_t)}function f(z){
M("add-mask",{},z)}function S(z){process.env.GITHUB_PATH||""?issueFileCommand("PATH",z):issueCommand("add-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.
env.PATH}`}function I(z,it){const _t=process.env[`INPUT_${z.replace(/ /g,"_").toUpperCase()}`]||"";if(it&&it.required&&!_t)throw new Error(`Input required and n\
ot supplied: ${z}`);return it&&it.trimWhitespace===!1?_t:_t.trim()}function o(z,it){const _t=I(z,it).split(`
`).filter(Dt=>Dt!=="");return it&&it.trimWhitespace===!1?_t:_t.map(Dt=>Dt.trim())}function c(z,it){const _t=["true","True","TRUE"],Dt=["false","False","FALSE"],
Bt=I(z,it);if(_t.includes(Bt))return!0;if(Dt.includes(Bt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function m(z,it){if(process.env.GITHUB_OUTPUT||"")return h("OUTPUT",d(z,it));process.
stdout.write(P.EOL),M("set-output",{name:z},E(it))}function D(z){issue("echo",z?"on":"off")}function p(z){process.exitCode=r.Failure,B(z)}function $(){return process.
env.RUNNER_DEBUG==="1"}function b(z){issueCommand("debug",{},z)}function B(z,it={}){M("error",R(it),z instanceof Error?z.toString():z)}function g(z,it={}){M("wa\
rning",R(it),z instanceof Error?z.toString():z)}function _(z,it={}){M("notice",R(it),z instanceof Error?z.toString():z)}function j(z){process.stdout.write(z+P.EOL)}
function N(z){y("group",z)}function L(){y("endgroup")}function F(z,it){return a(this,void 0,void 0,function*(){N(z);let _t;try{_t=yield it()}finally{L()}return _t})}
function X(z,it){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,it));issueCommand("save-state",{name:z},toCommandValue(
it))}function q(z){return process.env[`STATE_${z}`]||""}function J(z){return a(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var Q=t(6309),
H=t(5747),V=t(566),et=t(4e3),ot=t(5955);const ut=z=>Object.fromEntries(z.map(it=>[it,I(it)]));function It(z){for(const it of z)f(it)}function At(z,it){j(z);let _t=!0;
for(const{kind:Dt,text:Bt}of it){const[Nt="",...Ht]=Bt.split(`
`),Jt=Dt==="plain"&&Ht.length>0;(_t||Jt)&&j(""),_t=Jt,Jt||Ht.length===0?j(Bt):(N(Nt),j(Ht.join(`
`)),L())}}const wt={error:B,warning:g,notice:_};function kt(z){for(const{level:it,message:_t,line:Dt,column:Bt,...Nt}of z)wt[it](_t,{...Nt,...Dt===void 0?{}:{startLine:Dt},
...Bt===void 0?{}:{startColumn:Bt}})}const Ft=(z,it)=>Zt("GITHUB_STEP_SUMMARY",z,()=>it);function Vt(z,it){const _t=new Map;for(const[Nt,Ht]of Object.entries(it))
try{z?Zt("GITHUB_OUTPUT",z,()=>Gt(Nt,Ht)):m(Nt,Ht)}catch(Jt){_t.set(Nt,(0,Q.A)(Jt))}const[Dt]=_t.values();return Dt===void 0?[]:[`not written to GITHUB_OUTPUT, \
and empty for later steps: ${[..._t.keys()].join(", ")}: ${Dt}`]}function Gt(z,it){const _t=typeof it=="string"?it:JSON.stringify(it);if(/[\r\n]/.test(_t))throw new Q.
h("the value has a line break");return`${z}=${_t}
`}function Zt(z,it,_t){if(!it)throw new Q.h(`${z} is not set; run this as an action on a runner`);const Dt=(0,O.openSync)(it,"r+");try{const{size:Bt}=(0,O.fstatSync)(
Dt);try{(0,O.appendFileSync)(it,_t())}catch(Nt){throw(0,O.fstatSync)(Dt).size>Bt&&(0,O.ftruncateSync)(Dt,Bt),Nt}}finally{(0,O.closeSync)(Dt)}}function nn(z,it){
if(!z)throw new Q.h("RUNNER_TEMP is not set; run this as an action on a runner");const _t=(0,v.join)("tf-disco","report.json");return(0,V.f)(z,_t,(0,ot.mk)(it)),
(0,v.join)(z,_t)}function on(z){if(z===void 0||z==="")return null;const it=(0,H.yR)(z);try{if(it.ok)return JSON.parse(it.text)}catch{}const _t=it.ok?"is not JSO\
N":(0,et.mP)(it.failure);return g(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${_t}; check that no earlier step changes it`),null}function en(z){
for(const it of z)j(it)}function rn(z){for(const it of z)g(it)}const sn=(z,it)=>B(it,{title:z})}),8782:((lt,W,t)=>{t.d(W,{$6:()=>h,$c:()=>A,at:()=>T,h0:()=>M,ng:()=>E});
var O=t(3625),v=t(8641);const P=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function E(d,n){const s=i=>d[i]?.trim()??"",[,l,e]=P.exec(s("GITHUB_REPOSITORY"))??
[];if(l===void 0||e===void 0)return null;const a=R(s("GITHUB_SERVER_URL")||"https://github.com");return{...{workflow:y(s("GITHUB_WORKFLOW_REF"))??s("GITHUB_WORK\
FLOW"),job:s("GITHUB_JOB"),url:`${a}/${l}/${e}/actions/runs/${s("GITHUB_RUN_ID")}`,commit:h(n,"pull_request","head","sha")??s("GITHUB_SHA")},owner:l,repository:e,
apiUrl:R(s("GITHUB_API_URL")||"https://api.github.com"),serverUrl:a,event:s("GITHUB_EVENT_NAME"),step:s("GITHUB_ACTION"),id:Number(/^\d+$/.exec(s("GITHUB_RUN_ID"))?.[0]??
0),defaultCommit:s("GITHUB_SHA"),pull:w(s("GITHUB_EVENT_NAME"),n),isDefaultBranch:u(s("GITHUB_REF"),n)}}const R=d=>d.replace(/(?<!\/)\/+$/,"");function M(d,n){return d===
null?(0,O.T)("not a workflow run, GITHUB_REPOSITORY is not set"):n===null?(0,O.T)("github-token is empty"):/^https?:$/.test(URL.parse(d.apiUrl)?.protocol??"")?(0,O.
J)({run:d,token:n}):(0,O.T)(`GITHUB_API_URL is not an https URL: ${(0,v.RK)(d.apiUrl)}`)}const y=d=>/^[^/]+\/[^/]+\/(.+?)@/.exec(d)?.[1];function A(d,n){if(d===
"pull_request_target")return!1;const s=T(n,"pull_request","head"),[l,e]=[T(s,"repo","full_name"),T(n,"pull_request","base","repo","full_name")];return s!==void 0&&
l!==e}function w(d,n){const s=T(n,"pull_request","number");return typeof s!="number"||!Number.isSafeInteger(s)||s<=0?null:{number:s,isFork:A(d,n),from:h(n,"pull\
_request","head","repo","full_name")??null}}function u(d,n){const s=h(n,"repository","default_branch");return s===void 0?null:d===`refs/heads/${s}`}function T(d,...n){
return n.reduce((s,l)=>typeof s=="object"&&s!==null?Reflect.get(s,l):void 0,d)}function h(d,...n){const s=T(d,...n);return typeof s=="string"?s:void 0}}),1964:((lt,W,t)=>{
t.d(W,{H:()=>_});var O=t(4e3),v=t(5799),P=t(2796),E=t(5102),R=t(4120),M=t(8884),y=t(8641),A=t(1831),w=t(5955);const u=700,T=8,h=5,d={text:250,places:1},n={text:u,
places:T},s=2,l=3600,e=120,a=4096,r=H=>H!==""&&(0,M.CN)(H)&&(0,y.BP)((0,y.RK)(H,a))===H;function i(H){const V=I(H),et=[...new Set(H.map(({problem:It})=>It.title))],
ot=V.length>0?(0,O.K4)(V,s):o(H);if(et.length===1)return S(ot,et[0]??"");const ut=`${H.length} problems`;return S(ot===null?ut:`${ut} with ${ot}`,et.join(", "))}
function f({title:H,hosts:V,findings:et}){if(et.length===1)return i(et);const ot=V.length>0?0:(0,M.Dc)(et),ut=Math.max(V.length,ot),It=ut===1?I(et)[0]??(0,M.II)(
(0,M.tN)(et)?.file??""):(0,R.px)(ut,V.length>0?"host":"file"),At=et.length>ut?` (${et.length} times)`:"";return S(ut===0?null:It,`${H}${At}`)}const S=(H,V)=>H===
null?V:`${H}: ${V}`,I=H=>[...new Set(H.flatMap(({host:V})=>V===null?[]:(0,y.RK)((0,A.nx)(V))))];function o(H){const V=(0,M.tN)(H);return V===null||r(V.file)?null:
(0,M.II)(V.file)}function c(H,V){const et=new Set(H.map(({severity:It})=>It)).size>1,ot=H.length>2?d:n,ut=It=>D(It,et,ot,V).join(`
`);return(0,R.Sk)(H,h,ut,m).join(`

`).split(`
`)}const m=H=>`and ${H} more, see the job summary`;function D(H,V,et,ot){const{problem:ut,severity:It}=H,At=(0,v.Xd)(H),wt=(0,M.xi)(H,ot,et.text,et.places);return[
`${V?`${It}: `:""}${(0,y.RK)(ut.message,et.text)} [${ut.code}]`,...wt.map(([kt,Ft])=>`${kt}: ${Ft}`),...At===null||r(At.file)?[]:[`at: ${(0,M.R3)(At)}`],...H.isHostNew?
[`the host is ${R.dy}`]:[],`${ot.docsUrl}#${ut.code}`]}function p(H,V){const{message:et,help:ot,findings:ut,code:It,title:At,affects:wt}=H;if(ut.length===1)return c(
ut,V);const kt=(0,R.od)(wt,V.clients),Ft=(0,M.mj)(ut,V.repositories.length),Vt=[`${(0,y.RK)(et??At,u)} [${It}]`,...ot===null?[]:[`help: ${(0,y.RK)(ot,u)}`],...kt===
""?[]:[`affects: ${kt}`],...Ft===""?[]:[`hits: ${Ft}`]],Gt=`${V.docsUrl}#${It}`,Zt=l-[...Vt,Gt].join(`
`).length;return[...Vt,...$(H,Zt),Gt]}function $({findings:H,message:V},et){const ot=(0,w.I0)(H,et,1,It=>b(It,V===null)),ut=H.length-ot.length;return ut>0?[...ot,
m(ut)]:ot}function b(H,V){const{host:et,places:ot,problem:ut,isHostNew:It}=H,At=(0,M.Ky)(ot,1),wt=V?(0,y.RK)(ut.message,e):"";if(et===null)return`- ${[At,wt].filter(
Gt=>Gt!=="").join(": ")}`;const kt=`${(0,y.RK)((0,A.nx)(et))}${It?` (${R.dy})`:""}`,Ft=V&&At!==""?`(${At})`:At,Vt=[wt,Ft].filter(Gt=>Gt!=="").join(" ");return Vt===
""?`- ${kt}`:`- ${kt}: ${Vt}`}const B=10,g=200;function _(H,V){const et=N(H),ot=(0,E.hm)(H.findings);let ut=H.findings;for(const It of v.oC){const{annotations:At,
used:wt}=L(It,ut,V,It===ot);et.push(...At),ut=ut.filter(kt=>!wt.has(kt))}return et}const j=H=>[(0,O.Cw)(H),...(0,O.zM)(H).flatMap(V=>"reasons"in V?V.reasons??[]:
[])];function N({passed:H,stopped:V,findings:et}){const ot=et.filter(({severity:It})=>It==="warning").length;if(H||et.some(({severity:It})=>It==="error"))return[];
if(V!==null)return[Q("error","The check is not complete",j(V))];const ut=`${(0,R.px)(ot,"warning")}, and fail-on is warning`;return[Q("error","Warnings fail thi\
s check",[ut])]}function L(H,V,et,ot){const ut=V.filter(({severity:wt})=>wt===H),It=new Set(ut.map(X));if(It.size>B){const wt=(0,P.cZ)(ut),kt=ot&&H!=="notice"?J(
ut,wt):[];return{annotations:[...q(H,wt,et),...F(H,kt,et)].slice(0,B),used:new Set(ut)}}const At=V.filter(wt=>It.has(X(wt)));return{annotations:F(H,At,et),used:new Set(
At)}}const F=(H,V,et)=>[...Map.groupBy(V,X).values()].map(ot=>Q(H,i(ot),c(ot,et),(0,M.tN)(ot)));function X(H){const V=(0,v.Xd)(H);return V===null?H:`${V.line}:${V.
file}`}function q(H,V,et){const ot=V.length<=B?V:V.slice(0,B-1),ut=V.slice(ot.length).flatMap(At=>At.findings),It=[...new Set(ut.map(({problem:At})=>At.title)),
"see the job summary"];return[...ot.map(At=>Q(H,f(At),p(At,et),(0,M.tN)(At.findings))),...ut.length===0?[]:[Q(H,`and ${(0,R.px)(ut.length,`more ${H}`)}`,It)]]}function J(H,V){
const et=ut=>(0,v.Xd)(ut)!==null,ot=new Set(V.flatMap(ut=>ut.findings.find(et)??[]).map(X));return H.filter(ut=>r((0,v.Xd)(ut)?.file??"")&&!ot.has(X(ut)))}function Q(H,V,et,ot=null){
const ut={title:(0,y.LS)((0,y.RK)(V,g)),message:(0,y.LS)(et.join(`
`))};if(ot===null||!r(ot.file))return{level:H,...ut};const{file:It,line:At,column:wt,endColumn:kt}=ot;return{level:H,...ut,file:It,line:At,column:wt,endColumn:kt}}}),
2827:((lt,W,t)=>{t.d(W,{Y:()=>E});var O=t(5955);const v={hosts:12e4,services:36e4},P=1;function E({passed:R,hosts:M,findings:y}){const A=({services:h})=>h.flatMap(
d=>d.kind==="url"?[[d.id,d.url]]:[]),w=(0,O.I0)(M,v.hosts,P,({visit:h})=>JSON.stringify(h.host)),u=(0,O.I0)(M,v.services,P,h=>{const d=JSON.stringify(Object.fromEntries(
A(h)));return`${JSON.stringify(h.visit.host)}:${d}`}),T=h=>y.filter(d=>d.severity===h).length;return{passed:R,hosts:`[${w.join(",")}]`,services:`{${u.join(",")}\
}`,errors:T("error"),warnings:T("warning"),"left-out":M.length-Math.min(w.length,u.length)}}}),2913:((lt,W,t)=>{t.d(W,{Fr:()=>e,GN:()=>l,K$:()=>S,O7:()=>I,cn:()=>A,
yi:()=>r});var O=t(4e3),v=t(7574),P=t(4120),E=t(8641),R=t(9574),M=t(5505),y=t(8373);const A="the files",w=200,u="Terraform service discovery fails: ",T="Terrafo\
rm service discovery recovers: ",h=3,d=10,n=6,s=20;function l({failing:D}){const{down:p,better:$}=a(D),[b,{first:B,count:g}]=p.count>0?[u,p]:[T,$],_=B.slice(0,h).
map(({subject:L})=>L===A?c:(0,E.RK)(L,w)),j=g>_.length?[`${g-_.length} more`]:[],N=`${b}${[..._,...j].join(", ")}`;return N.length<=w?N:`${b}${g} hosts`}const e=D=>D.
startsWith(u)||D.startsWith(T);function a({first:D,count:p}){const $=D.filter(({recovering:B})=>B!==void 0);return{down:{first:D.filter(({recovering:B})=>B===void 0),
count:p-$.length},better:{first:$,count:$.length}}}function r(D,p,{outage:$,page:b,maxBytes:B}){const{down:g,better:_}=a($.failing),j=$.failing.count>0?" Closes\
 when all hosts recover.":"";return(0,M.XA)(D,{context:p,rest:y.xy,isBrief:!0},{head:[`### ${(0,M.gD)(D,p)}`,...f(g,$.since,p.startedAt),...i(_.first)].join(`

`),foot:`Last checked ${(0,v.QN)(p.startedAt)}; details in the summary of ${(0,M.Fp)(b)}. Updated automatically.${j}`,maxBytes:B})}function i(D){return D.length===
0?[]:[`<p>${[...Map.groupBy(D,({recovering:b})=>b===void 0?"":`${b.good} of ${(0,P.px)(b.needed,"run")}`)].slice(0,d).map(([b,B])=>`\u2705 Recovering: ${(0,O.K4)(
B,s,({subject:_})=>m(_))} (${b} without a failure)`).join("<br>")}</p>`]}function f({first:D,count:p},$,b){if(p===0)return[];const B=[...Map.groupBy(D,X=>X.since)],
g=D[0]?.since,_=D.length===p||g===$;if(g!==void 0&&B.length===1&&_)return[`<p>Failing since ${(0,v.QN)(g)} (${(0,v.u8)(g,b)}).</p>`];const j=B.slice(0,d),N=j.map(
([X,q])=>[(0,O.K4)(q,n,({subject:Q})=>Q===A?c:(0,R.rm)(Q)),(0,v.QN)(X),(0,v.u8)(X,b)]),L=p-j.flatMap(([,X])=>X).length,F=L>0?[[`and ${L} more`,"",""]]:[];return[
(0,R.I$)(["Failing","Since","Duration"],[...N,...F])]}function S(D,p){const{at:$,down:b,up:B,gone:g,still:_,endedSince:j,isReopened:N}=D,L=({subject:X,since:q})=>`${m(
X)} (after ${(0,v.u8)(q,$)})`;return`${[...N?["Reopened: the failure continues or has returned."]:[],...o(b,m,(X,q)=>`\u274C ${X} ${q} failing.`),...o(B,L,X=>`\u2705\
 Recovered: ${X}.`),...o(g,m,(X,q)=>`\u26AA ${X} ${q} no longer checked.`),...o(_,m,(X,q)=>`\u274C ${X} ${q} still failing.`),...j===null?[]:[`**Nothing fails a\
ny more.** The outage lasted ${(0,v.u8)(j,$)}, from ${(0,v.QN)(j)} to ${(0,v.QN)($)}, as observed by this check.`],`<sub>${(0,v.QN)($)}, ${(0,M.Fp)(p)}</sub>`].
join(`

`)}
`}const I=D=>`Duplicate of #${D}, which another run opened at the same time.
`;function o(D,p,$){return D.length===0?[]:[$((0,O.K4)(D,s,p),D.length===1?"is":"are")]}const c="the file check",m=D=>D===A?c:(0,E.D9)(D)})};export{En as ids,Mn as modules};
