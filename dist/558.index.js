const un=[558,929,428,909],fn={4e3:((ct,N,t)=>{t.d(N,{Af:()=>f,B9:()=>r,Cw:()=>c,Fn:()=>S,K4:()=>P,NM:()=>u,Wt:()=>n,YA:()=>e,_r:()=>a,dh:()=>R,eZ:()=>_,go:()=>$,
hS:()=>A,mP:()=>h,oZ:()=>m,qZ:()=>o,v:()=>p,zM:()=>E,zN:()=>g,zd:()=>D});var v=t(6174),w=t(7715),I=t(9562);const M=300;function R(O,k=M){if(O.length<=k)return O;
const b=(0,v._)(O);return b.length<=k?b:`${s(b,k)}\u2026`}const s=(O,k)=>structuredClone(O.slice(0,k).toWellFormed()),A=(O,k)=>`${O} ${k}${O===1?"":"s"}`,g=(O,k)=>({
shown:O.slice(0,k),more:Math.max(0,O.length-k)});function P(O,k,b=String){const{shown:y,more:T}=g(O,k);return p(y.map(C=>b(C)),T)}const p=(O,k)=>`${O.join(", ")}${k>
0?` and ${k} more`:""}`,D=O=>`the clients print "${O}"`;function $(O){return O===null?"null":Array.isArray(O)?"an array":typeof O=="object"?"an object":`a ${typeof O}`}
function h(O){if(O.kind==="error")return`cannot be read: ${O.code}`;const{bytes:k,maxBytes:b}=O;return`has ${k} bytes and is not read; the limit is ${b/1024/1024}\
 MiB`}const i={[I.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[I.xq]:"correct the hos\
t in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand \
needs a filesystem mirror"};function n(O){return O.flatMap(b=>i[b]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module\
 lacks"}const r=O=>`wait and run the check again; see ${(0,w.V)(O)??"its status page"}, and consider a network mirror for providers`,o=O=>`use another network, \
a proxy (HTTPS_PROXY) or a network mirror: ${O} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for examp\
le by country`;function u(O,k,b){if(O===null)return b;const y=O.title===""?"":` ("${O.title}")`,T=b.guest??o(k);switch(O.kind){case"sign-in":return{operator:"al\
low unauthenticated requests to /.well-known/terraform.json",guest:T,because:`the host returned a sign-in page${y}`};case"captive-portal":return`a proxy or capt\
ive portal returned an HTML page${y}: allow this machine to reach the host`;case"other":{const C=b.user??`check that ${k} is a registry, and ${n([])}`;return{...b,
user:C,guest:T,because:`the host returned an HTML page${y}`}}}}const a=({url:O,status:k,reason:b})=>`${O} returned ${`${k} ${R(b)}`.trim()}`,e=O=>`${Math.round(
O/100)/10} s`,f=O=>O.map(({name:k,attemptMs:b,retries:y})=>{const T=Number.isFinite(b)?e(b):"without a limit",C=y===0?"":` in each of ${y+1} attempts`,U=k.includes(
" and ")?"wait":"waits";return`${k} ${U} ${T}${C}`}).join(", "),_=O=>O.map(({name:k})=>k).join(" and "),E=O=>O.kind==="several"?O.reasons:[O];function c(O){switch(O.
kind){case"deadline":return`the check reached its deadline of ${e(O.ms)}`;case"signal":return`the check was interrupted by ${O.signal}`;case"crash":return"tf-di\
sco crashed";case"missing":return d(O);case"several":return O.reasons.map(c).join("; ")}}const l=10;function d({repositories:O,total:k}){const b=k===1?"reposito\
ry":"repositories",y=O.length===1?"is":"are",T=P(O,l,R);return`${O.length} of ${k} ${b} ${y} missing: ${T}`}const S=O=>`${O}; it may use hosts that are not in \`\
allowed-hosts\``,m=({kind:O,address:k,version:b})=>`${O} ${k} ${R(b,40)}`}),3534:((ct,N,t)=>{t.d(N,{$U:()=>n,Eu:()=>p,JD:()=>i,QU:()=>g,To:()=>u,bI:()=>a,fj:()=>D,
iX:()=>e,tK:()=>$,z2:()=>o});var v=t(4283),w=t(1064),I=t(1831),M=t(2713),R=t(4e3),s=t(5799),A=t(8937);const g=(0,s.lS)((0,s.$e)("credentials-empty","Token is em\
pty",w.Du),({source:E})=>({message:`the token from ${E} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missi\
ng secret with an empty string"})),P={"control character":{has:"contains a line break or another control character, which no client can send",help:"store the to\
ken again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},
quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or end\
s with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check\
 whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen \
or quotation mark may have been replaced"}},p=(0,s.lS)((0,s.z3)("credentials-malformed","Malformed token",w.Du),({source:E,slip:c})=>({message:`the token from ${E}\
 ${P[c].has}`,help:P[c].help,...c==="control character"?{}:{severity:"warning"}})),D=(0,s.lS)((0,s.$e)("credentials-short","Token is too short to be redacted"),
({source:E})=>({message:`the token from ${E} has fewer than ${M.I} characters and is not redacted where a server repeats it`,help:"check whether the stored valu\
e is the whole token; store it again or create a longer one"})),$=(0,s.lS)((0,s.lm)("credentials-differ","Clients use different tokens"),({host:E,first:c,other:l})=>({
message:`for host ${(0,I.nx)(E)}, ${h(c)} and ${h(l)}`,help:`set the token for both clients in ${(0,I.fK)(E)[0]??"tokens"} or tokens, or set dialect to one clie\
nt; this check uses the first token`})),h=({client:E,source:c})=>c===null?`${w.bB[E]} finds no token`:`${w.bB[E]} uses the token from ${c}`,i=(0,s.lS)((0,s.$e)(
"credentials-rejected","Token was rejected"),({host:E,status:c,source:l})=>({message:`host ${(0,I.nx)(E)} returned ${c} for the token from ${l}`,help:`check tha\
t the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,v.jr)((0,I.cu)(E))}; then store a new one in the\
 same place`})),n=(0,s.lS)((0,s.$e)("credentials-missing","Token is missing"),({host:E,service:c,...l})=>{const d=(0,I.nx)(E),[S=""]=(0,I.fK)(E);return(0,A.em)(
`host ${d} requires a token${c===null?"":` for ${c}`}`,`add the line "${d}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${S}: \${{ secrets.REGISTRY_T\
OKEN }}" to env; outside GitHub ${r(S)}`,l)}),r=E=>/^\w+$/.test(E)?`export ${E}=\u2026`:`env '${E}=\u2026' terraform init`,o=(0,s.lS)((0,s.$e)("credentials-near\
-miss","Token variable has a similar name"),({host:E,variable:c,why:l,write:d})=>({message:`${c} seems to be meant for host ${(0,I.nx)(E)}, but ${l}`,help:`rena\
me it to ${d}: ${r(d)}`})),u=(0,s.lS)((0,s.$e)("credentials-other-host","Token is for another host",w.Du),({host:E,other:c,source:l,service:d,isSent:S,isNotice:m})=>({
message:`the clients do not send the token for ${c} from ${l} ${d===null?`after the redirect of ${E}`:`to ${d} of host ${E}`}: they send ${S?`the token of ${E}`:
"none"}`,help:d===null?`make the discovery document of ${E} public, or serve it at ${E} itself`:`set the token for ${E}, and the clients send it to ${c}`,...m?{
severity:"notice",affects:[]}:{}})),a=(0,s.lS)((0,s.lm)("credentials-unused","Token for a host that is not checked"),({host:E})=>({message:`the tokens input has\
 a token for host ${(0,I.nx)(E)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"})),e=(0,s.lS)((0,s.z3)("do\
cument-unauthorized","Discovery requires valid credentials",w.zK),({host:E,token:c,challenge:l,...d})=>{const S=c==="sent"?"rejected the given authentication cr\
edentials":"requires authentication credentials",m=l===null?"":`, and asks for ${l} authentication`;return{message:`host ${E} ${S}: ${(0,R._r)(d)}${m}`,help:(0,R.
NM)(d.page,E,_(E,c,d.status,l))}}),f="make the discovery document public";function _(E,c,l,d){const S=(0,R.qZ)(E);if(d!==null)return{operator:`exempt /.well-kno\
wn/terraform.json from ${d} authentication`,guest:S,note:"the clients send Bearer tokens only, so no token helps"};switch(c){case"sent":{const m="check that the\
 token is for this host, complete and not expired";return l===403?{operator:m,user:m,guest:S}:{operator:m,user:m}}case"none":{const m=(0,A.nP)(E);return{operator:`${m}\
, or ${f}`,user:m,guest:S}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${E} to respond itself, or ${f}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((ct,N,t)=>{t.d(N,{JW:()=>$,U$:()=>R,WO:()=>P,a3:()=>p,ub:()=>h});var v=t(1064),w=t(4e3),I=t(5143),M=t(5799);const R=(0,M.lS)((0,M.
$e)("file-syntax","File has a syntax error",v.Du),({error:i,file:n})=>({message:i??"the file is not valid UTF-8",help:(0,I.Zl)(n)?void 0:"fix the file, or list \
it in `exclude` if it is invalid on purpose"})),s={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot b\
e read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is n\
ot a regular file; it is not read"},A={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in \
`exclude`"},g={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"corre\
ct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `ex\
clude`","link-to-special-file":"remove the link, or list it in `exclude`"},P=(0,M.lS)((0,M.$e)("file-unreadable","File cannot be read"),i=>({message:"code"in i?
`${s[i.what]}: ${i.code}`:s[i.what],help:(i.what==="file"||i.what==="directory"?A[i.code]:void 0)??g[i.what]})),p=(0,M.lS)({code:"file-outside",title:"Link poin\
ts outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the re\
pository, or name its directory in `scan`"})),D=3,$=(0,M.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:i,hasHostnames:n,
isFleet:r})=>{const o=i.every(f=>f==="."),a=`found no Terraform or OpenTofu files in ${r?"the repositories of `usages`":o?"this directory":`\`scan\` (${(0,w.K4)(
i,D,w.dh)})`}`,e=r?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return n?{message:`${a}\
; only \`hostnames\` was checked`,help:`${e}, or correct \`scan\``,severity:"warning"}:{message:`${a}, and \`hostnames\` is not set`,help:`${e}, correct \`scan\` \
or \`exclude\`, or set \`hostnames\``}}),h=(0,M.lS)((0,M.$e)("file-limit","Part of the repository exceeds a limit"),i=>{switch(i.kind){case"size":return{message:`\
the file ${(0,w.mP)(i)}`,help:"split the file, or list it in `exclude`"};case"depth":return{message:`directories nested deeper than ${i.max} levels are not scan\
ned`,help:"list this directory in `exclude`"};case"files":return{message:`there are more than ${i.max} files; this directory and the following ones are not scan\
ned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{message:`the directory has more than ${i.max} files; the files after them ar\
e not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{message:`the file has more than ${i.max} blocks, arguments and values;\
 the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":return{message:`the files of this directory use more than ${i.max} mo\
dules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`\
the scan found more than ${i.max} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
roots":return{message:`the root modules have more than ${i.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"\
list the directories in which `init` runs in `roots`"};case"problems":return{message:`there are more than ${i.max} problems in files; ${i.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,w.Cw)(i.stopped)} after reading ${i.files}\
 files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadlin\
e-seconds`"}}})}),3410:((ct,N,t)=>{t.d(N,{Dr:()=>D,EK:()=>g,Fu:()=>h,dF:()=>$,vs:()=>A});var v=t(1064),w=t(1831),I=t(9562),M=t(4e3),R=t(5799),s=t(8937);const A=(0,R.
lS)((0,R.z3)("cloud-token","Token for the cloud block or remote backend is missing",v.Du),({host:i,service:n,...r})=>{const o=(0,w.nx)(i),u=n===I.OZ?"the cloud \
block":"the remote backend",[a=""]=(0,w.fK)(i);return(0,s.em)(`${u} requires a token for ${o}`,`add the line "${o}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens \
input, or set ${a}; outside GitHub, run \`terraform login ${o}\` or \`tofu login ${o}\``,r)}),g=(0,R.lS)((0,R.z3)("cloud-version","API is too old for the cloud \
block",v.Du),({url:i,version:n})=>({message:`${i} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,M.dh)(n)}`}; the cloud block requires 2.5 or la\
ter`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` in\
stead of `cloud`'}})),P=i=>"why"in i?`the response of ${i.url} ${(0,M.dh)(i.why)}`:(0,M._r)({...i,page:null}),p=(i,n,r)=>"status"in i&&[401,403,404].includes(i.
status)?r:(0,R.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),D=(0,R.lS)((0,R.z3)("cloud-organization","Organization cannot be\
 read",v.Du),i=>{const{host:n,organization:r,source:o}=i;return{message:`the organization ${r} at ${n} cannot be read: ${P(i)}`,help:p(i,n,`check the name of th\
e organization, and that the token from ${o} is valid and belongs to a member`)}}),$=(0,R.lS)((0,R.z3)("cloud-workspace","Workspace cannot be read",v.Du),i=>{const{
host:n,organization:r,workspace:o}=i;return{message:`the workspace ${o} of ${r} at ${n} cannot be read: ${P(i)}`,help:p(i,n,"check that the token may read the w\
orkspace")}}),h=(0,R.lS)((0,R.lm)("cloud-workspace-missing","Workspace does not exist"),({host:i,organization:n,workspace:r})=>({message:`${n} at ${i} has no wo\
rkspace ${r} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((ct,N,t)=>{
t.d(N,{AO:()=>D,U7:()=>p,n3:()=>$,nD:()=>n,ro:()=>i,wp:()=>A,zo:()=>P});var v=t(1064),w=t(3592),I=t(4e3),M=t(5799);const R=({file:u,line:a})=>`${(0,I.dh)(u)}:${a}`,
s=u=>u.map(a=>v.bB[a]).join(" and "),A=(0,M.lS)((0,M.z3)("host-not-allowed","Host is not allowed",v.zK),u=>{const{host:a}=u,e=`add ${a} to \`allowed-hosts\``;if("\
service"in u){const{service:f,registry:_}=u;return{message:`${f} of ${_} is on ${a}, which is not in \`allowed-hosts\``,help:`use another registry, or ${e}`}}if("\
package"in u)return{message:`the package of ${u.package} is downloaded from ${a}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another mod\
ule or provider, or ${e}`};if("use"in u){const[f,_]=g[u.use];return{message:`${f} ${a}, which is not in \`allowed-hosts\``,help:`use ${_}, or ${e}`}}if("implied"in
u){const{place:f,clients:_}=u.implied;return{message:`host ${a} is not in \`allowed-hosts\` and was not contacted; ${R(f)} names no host, and this is the defaul\
t of ${s(_)}`,help:`name an allowed registry there, ${e}, or set \`dialect\` if you use another CLI`}}return{message:`host ${a} is not in \`allowed-hosts\` and wa\
s not contacted`,help:`use an allowed registry, or ${e}`}}),g={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backe\
nd uses","an allowed backend"]},P=(0,M.lS)((0,M.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:u,place:a,clients:e,isListed:f})=>({
message:`${u} was not contacted: ${R(a)} implies it as the default host of ${s(e)}, but the CLI could not be detected`,help:f?"list the usages of the repository\
 with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hos\
ts of that CLI"})),p=(0,M.lS)((0,M.lm)("host-generic","Generic hostname was not contacted"),({host:u})=>({message:`${u} is a generic hostname that stands for th\
e host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),D=(0,M.lS)((0,M.z3)("host-private-redirect","\
Redirect to a non-public address",v.zK),({host:u,address:a,asks:e})=>a==="metadata"?{message:`${u} is the address of a cloud metadata service and was not contac\
ted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${e==="document"?"redirects":"leads"} to ${u}, wh\
ich has a ${a} address and was not contacted`,help:`if ${e==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),$=(0,M.
lS)((0,M.z3)("host-check-crashed","tf-disco crashed while it checked the host",v.zK),({host:u,thrown:a})=>({message:`${u} was not checked completely, because of\
 a bug in tf-disco ${w.xv}: ${h(a)}`,help:`please report this text at ${w.xV}; to pass until it is fixed, add \`host-check-crashed ${u}\` to \`ignore\``}));function h(u){
if(!(u instanceof Error))return(0,I.dh)(String(u));const a=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(u.stack??"")?.[1];return(0,I.dh)(String(u))+(a===void 0?"":` (${a})`)}
const i=(0,M.lS)((0,M.z3)("host-http2","Host speaks only HTTP/2",v.zK),({host:u})=>({message:`${u} speaks only HTTP/2, which Terraform and OpenTofu can use and \
this check cannot; it was not checked`,help:(0,M.C)(`enable HTTP/1.1 on ${u} as well (ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ign\
ore`")})),n=(0,M.lS)((0,M.z3)("host-not-checked","Host was not checked before the check ended",v.zK),({host:u,stopped:a,isBegun:e,unchecked:f,total:_,slowest:E})=>({
message:`${u} was not checked${e?" completely: its visit was under way when":":"} ${(0,I.Cw)(a)}, with ${f} of ${_} hosts not checked`,help:r[a.kind]+o(E)})),r={
deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step\
 reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function o(u){return u.length===0?"":`; most \
of the time went to hosts without a response: ${u.map(({host:e,tookMs:f})=>`${e} (${(0,I.YA)(f)})`).join(", ")}`}}),5799:((ct,N,t)=>{t.d(N,{$e:()=>f,C:()=>i,DF:()=>$,
W7:()=>P,Xd:()=>g,aZ:()=>D,hD:()=>R,ju:()=>p,lS:()=>E,lm:()=>_,oC:()=>M,pj:()=>o,sb:()=>A,z3:()=>e});var v=t(6174),w=t(1064),I=t(5143);const M=["error","warning",
"notice"];function R(c,{clients:l=w.zK,...d}={}){return{problem:c,severity:c.severity,affects:c.affects.filter(S=>l.includes(S)),clients:l,host:null,services:[],
places:[],needed:!0,isHostNew:!1,...d}}const s={line:1,column:1,endColumn:1};function A(c,l,d=s){const S={file:c===""?".":c,...d};return R(l,{places:[S],clients:w.
Du})}const g=({places:c})=>c.find(l=>typeof l!="string")??null,P=c=>g(c)?.file??"",p=({services:[c,...l]})=>l.length===0?c??null:null,D=(c,l)=>({...c,affects:c.
affects.filter(d=>l.includes(d))}),$=(c,l)=>[...Map.groupBy(c,d=>JSON.stringify(l(d))).values()].flatMap(d=>{const[S]=d;if(S===void 0||d.length===1)return d;const m=h(
d,O=>O.exclude??[]);return{...S,needed:d.some(({needed:O})=>O),affects:h(d,({affects:O})=>O),clients:h(d,({clients:O})=>O),places:(0,I.As)((0,I.jH)(d.flatMap(({
places:O})=>O))),...m.length===0?{}:{exclude:m}}}),h=(c,l)=>[...new Set(c.flatMap(l))],i=(c,l)=>l===void 0?{operator:c}:{operator:c,note:l};function n({operator:c,
user:l,guest:d},{role:S,host:m}){const O=`ask the operator of ${m} to ${c}`;switch(S){case"operator":return c;case"user":return l===c?l:l===void 0?O:`${l}; if y\
ou run ${m}, ${r(c,l)}`;case"guest":return d??l??O}}const r=(c,l)=>c.startsWith(`${l}, or `)?c.slice(l.length+5):c;function o(c,l){const{cures:d,...S}=c;return d===
void 0?c:{...S,help:u(d,l)}}function u(c,l){const{because:d,note:S}=c,m=d===void 0?"":`${d}: `,O=S===void 0?"":`; ${S}`;return m+n(c,l)+O}const a=c=>(l,d,S=[])=>({
code:l,title:d,severity:c,affects:S}),e=a("error"),f=a("warning"),_=a("notice");function E(c,l){return Object.assign(S=>{const{help:m,...O}=l(S),k=c.code,b=(0,v.
_)(O.message),y={...c,code:k,usualSeverity:c.severity,...O,message:b};return m===void 0?y:typeof m=="string"?{...y,help:(0,v._)(m)}:{...y,help:u(m,{role:"operat\
or",host:""}),cures:m}},c)}}),8937:((ct,N,t)=>{t.d(N,{$w:()=>R,em:()=>A,nP:()=>s,pt:()=>M,ro:()=>I});var v=t(4e3),w=t(5799);const I="this pull request needs no \
change; run the check where the secret is available, for example on the main branch";function M({host:g,token:P,source:p},D){const $=`sent${D===null?"":` to ${D}`}`;
switch(P){case"none":return`no token was found for ${g}`;case"sent":return`the token for ${g} from ${p} was ${$}`;case"dropped":return`the token for ${g} from ${p}\
 was not ${$}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${g} from ${p} was not ${$}, because the URL is not h\
ttps; the CLIs do send it`}}function R({host:g,token:P},p,D,$){switch(P){case"none":return{operator:s(g),user:s(g),guest:(0,v.qZ)(g)};case"sent":return{operator:$,
user:$};case"dropped":return(0,w.C)(`serve ${p} without the redirect to ${D??"another host"}`);case"withheld":return(0,w.C)(`serve ${p} at an https URL`)}}const s=g=>`\
add a token to \`tokens\` (${g}=\u2026) or set a TF_TOKEN_ variable`;function A(g,P,{isFork:p,searched:D,notRead:$}){if(p)return{message:`${g}, and secrets are \
withheld from pull requests of forks`,help:I,severity:"notice"};const h=$.length===0?"":`; not read: ${$.join(", ")}`;return{message:`${g}, and none was found (\
searched: ${D.join(", ")}${h})`,help:P}}}),7715:((ct,N,t)=>{t.d(N,{V:()=>w});const v=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.ter\
raform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitl\
ab.com","https://status.gitlab.com"]]),w=I=>v.get(I)??null}),2929:((ct,N,t)=>{t.d(N,{z6:()=>z,wX:()=>Y,w5:()=>et});var v=t(6760),w=t(9461),I=t(3024),M=t(5747);const R=1024*
1024,s=4e3;function A(L,B,Q){const Z=Map.groupBy(L,({file:tt})=>tt);return Array.from(Z).flatMap(([tt,lt])=>{const st=(0,v.join)(B,tt),ft=g(st,Q)?(0,M.yR)(st,R):
null;return ft?.ok?P(ft.text,lt):[]})}const g=(L,B)=>(0,M.N0)(()=>(0,I.statSync)(L).mtimeMs<=B+1,!1);function P(L,B){const Q=[];let[Z,tt]=[1,L.startsWith("\uFEFF")?
1:0];for(const lt of B.toSorted((st,ft)=>st.line-ft.line)){for(;Z<lt.line&&tt>=0;Z+=1)tt=L.indexOf(`
`,tt)+1||-1;if(tt<0)break;const st=L.indexOf(`
`,tt),ft=st<0?L.length:st,It=ft>tt&&L[ft-1]==="\r";Q.push(...p(L.slice(tt,It?ft-1:ft),lt))}return Q}function p(L,B){const{column:Q,endColumn:Z}=B,tt=L.length>s?
[]:Array.from(L);if(Q>tt.length)return[];const[lt,st]=[Q-1,Z-1],ft=(It,Et)=>tt.slice(It,Et).join("");return[{place:B,before:ft(0,lt),literal:ft(lt,st),after:ft(
st)}]}var D=t(4e3),$=t(5143),h=t(6174),i=t(2161);function n(L,B){const{directory:Q,checkedAt:Z,configs:tt,usages:lt}=B,st=tt.flatMap(Tt=>Tt.files),ft=new Set(st.
flatMap(({path:Tt,shown:Pt})=>[r(Tt),Pt])),It=Tt=>{const Pt=r((0,v.resolve)(Q,Tt));return!ft.has(Tt)&&!ft.has(Pt)&&o(Tt)&&o(Pt)},Et=L.filter(({file:Tt})=>It(Tt)),
_t=A(Et,Q,Z),Rt=d(_t,lt);return _t.flatMap(Tt=>u(Tt,Rt.get((0,$.df)(Tt.place))??null,B)).map(f)}function r(L){const B=(0,w.$)(L);return B.kind==="file"?B.path:(0,v.
resolve)(L)}const o=L=>(0,i.L8)((0,v.basename)(L),new Set,(0,v.basename)((0,v.dirname)(L)))!==void 0;function u({place:L,before:B,literal:Q,after:Z},tt,{redact:lt,
kept:st}){const ft=B+Q+Z;return lt(ft,st)!==ft?[]:l(ft)?tt===null||E.test(tt)||!Q.includes(tt)?[]:[{place:L,before:"\u2026 ",literal:(0,h._)(tt),after:" \u2026"}]:
[{place:L,before:B,literal:Q,after:Z}]}const a=300,e=160;function f(L){const{before:B,literal:Q,after:Z}=L;if(B.length+Q.length+Z.length<=a)return L;const tt=(0,D.
dh)(Q,e),lt=a-tt.length-2,st=Math.max(Math.ceil(lt*2/3),lt-Z.length),ft=B.slice(-st).replace(/^[\uDC00-\uDFFF]/,"");return{...L,before:B.length<=st?B:`\u2026${ft}`,
literal:tt,after:(0,D.dh)(Z,lt-Math.min(B.length,st))}}const _=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
E=/[\s"]/,c=/[\w+-]{20,}/g,l=L=>_.test(L)||(L.match(c)??[]).some(B=>/\d/.test(B)&&/[a-z]/.test(B)&&/[A-Z]/.test(B));function d(L,B){const Q=new Map(L.map(({place:tt})=>[
(0,$.df)(tt),tt.file])),Z=new Set(Q.values());return new Map(B.filter(({place:tt})=>Z.has(tt.file)&&Q.has((0,$.df)(tt))).flatMap(({place:tt,text:lt})=>lt===null?
[]:[[(0,$.df)(tt),lt]]))}var S=t(2389),m=t(6897),O=t(3386),k=t(1831),b=t(3592),y=t(4503),T=t(6763),C=t(5751),U=t(7052),x=t(5799),K=t(3862),G=t(7854),J=t(3474),H=t(
8189);function V(L,B,Q){const Z={...L,newHosts:new Set,files:null,remarks:[]};if(B===null)return Z;const tt=_t=>({...Z,remarks:[`changed-only has no effect: ${_t}`]});
if(B.kind==="all")return tt(B.why);const{files:lt}=B,st=new Set(lt.filter(({status:_t})=>_t!=="removed").map(({file:_t})=>_t));if(st.size>0&&![...st].some(_t=>Q(
_t)!==null))return tt("the checkout contains none of the files that the pull request changes");const ft=L.usages.filter(({place:_t})=>st.has(_t.file)),Et=`chang\
ed-only: the pull request changes ${lt.length===1?"1 file":`${lt.length} files`} with ${ft.length} of ${L.usages.length} usages`;return{usages:ft,notes:L.notes.
filter(_t=>F((0,x.W7)(_t),st)),newHosts:nt(L.usages,lt,Q),files:new Set(lt.map(({file:_t})=>_t)),remarks:[Et]}}const F=(L,B)=>B.has(L)||L==="."||[...B].some(Q=>Q.
startsWith(`${L}/`)),X=2e8;function nt(L,B,Q){const Z=new Set;if(B.some(yt))return Z;const tt=new Map(B.map(_t=>[_t.file,_t])),lt=(0,G.Oo)(_t=>rt(tt.get(_t),Q)),
st=B.flatMap(({patch:_t})=>at(_t,/^[ -]/));let ft=0;const It=(_t,Rt)=>{const Tt=[Rt,(0,k.nx)(Rt).toLowerCase()];return _t.filter(Pt=>(ft+=Pt.length,ft<=X&&Tt.some(
Wt=>Pt.includes(Wt)))).length},Et=(_t,Rt)=>{const{isNew:Tt,now:Pt,added:Wt}=lt(_t),Xt=Tt?0:It(Pt,Rt);return Tt||Xt>0&&Xt===It(Wt,Rt)};for(const[_t,Rt]of Map.groupBy(
L,Tt=>Tt.host)){if(_t===null||Rt.some(({isHostImplied:Pt})=>Pt))continue;const Tt=[...new Set(Rt.map(({place:Pt})=>Pt.file))];!Tt.every(Pt=>tt.has(Pt))||It(st,_t)>
0||Tt.every(Pt=>Et(Pt,_t))&&ft<=X&&Z.add(_t)}return Z}function rt(L,B){const{file:Q="",status:Z,patch:tt=null}=L??{},lt=Z==="added";if(lt||tt===null)return{isNew:lt,
now:[],added:[]};const st=(B(Q)??"").toLowerCase().split(`
`);return{isNew:lt,now:st,added:at(tt,/^\+/)}}const at=(L,B)=>(L??"").toLowerCase().split(`
`).filter(Q=>B.test(Q)),gt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,yt=({file:L,status:B,changes:Q,patch:Z})=>Z===null&&B!=="added"&&Q>0&&gt.test(L);
var wt=t(2859),vt=t(1435),Ct=t(6034),Bt=t(370);async function Lt(L,B){const Q=B.now(),Z=await(0,Bt.SQ)(L,B),tt=L.scan.length===0?0:B.now()-Q,{dialect:lt,usedBy:st,
...ft}=(0,Bt.o0)(L,Z,B),It={...ft,notes:[...ft.notes,...Gt(Z,B.stop.why)]},Et=await Ut(It,L,B),_t=(0,vt.j)(Et.usages,L,lt,{...B,mayHavePlugins:(0,Bt.C_)(Z,L)}),
{roots:Rt,notes:Tt}=(0,Ct.D0)({...It,scanned:Z,changed:Et.files,dialect:lt,settings:L}),Pt=(0,K.X)(_t.usages,Rt),Wt=(0,wt.C)(L,Pt,lt.clients,(0,G.kA)(It.usages)),
{configs:Xt,releases:Jt}=_t,{environment:Zt}=B,{files:qt,bytes:tn}=Z;return{dialect:{...lt,releases:Jt},configs:Xt,usages:Pt.filter(G.s7),roots:Rt,requirements:Wt,
notes:[...(0,Ct.a3)(Et.notes,Pt,L,Zt),...Tt],newHosts:Et.newHosts,isEmpty:L.scan.length>0&&Z.isEmpty&&Z.endedAt===null,complaints:_t.findings,allUsages:It.usages,
changes:Et.changes,remarks:[...Et.remarks,..._t.remarks],scan:{files:qt,bytes:tn,usages:Pt.length,durationMs:tt},clients:st,repositories:[],missing:null,checkouts:null}}
async function Ut(L,B,Q){const Z=B.changedOnly?await Q.changes(B):null;return{changes:Z,...V(L,Z,lt=>{const st=(0,M.yR)((0,v.join)(Q.directory,lt));return st.ok?
st.text:null})}}function Gt({endedAt:L,files:B},Q){return L===null||Q===null?[]:[(0,x.sb)(L,(0,U.ub)({kind:"time",stopped:Q,files:B}))]}function Yt({requirements:L,
repositories:B}){const{size:Q}=new Set(L.map(({host:tt})=>tt));if(Q<=J.pS)return;const Z=`${Q} hosts, the limit is ${J.pS}`;throw new H.GN([B.length>0?`usages n\
ame ${Z}: check fewer repositories at once`:`scan found ${Z}: narrow scan or exclude files`])}var Ft=t(5960);const Vt=function(...L){const{nameRepository:B}=t.late(
[9,0,71,240],9240);return new.target?new B(...L):B(...L)},Ht=function(...L){const{prepareFleet:B}=t.late([773,9,579,0,51,260],1199);return new.target?new B(...L):
B(...L)};async function z(L,B){const Q=new Date,Z=(0,C.s)(L,B),tt=Z.deadlineMs;(Z.usages.length>0||Z.depth!=="discovery")&&(0,O.L)();const lt=B.startTimer(tt,()=>B.
stop.end({kind:"deadline",ms:tt}));try{const st=await it(Z,B);Yt(st),await(0,m.x)();const ft=await mt(st,Z,B,Q);return await At(ft,st,Z,B,Q)}finally{lt()}}const it=(L,B)=>L.
usages.length===0?Lt(L,B):Ht(L,B);async function mt(L,B,Q,Z){const{environment:tt,stop:lt,isFork:st}=Q,{dialect:ft}=L,It={...L,...await Mt(L,B,Q),tokenVariables:et(
tt),tokenHosts:B.tokens.map(({host:_t})=>_t),stopped:Dt(lt.why,L.missing)},Et={...Q.secrets,kept:Y(L.requirements),usages:L.allUsages,configs:L.configs,directory:Q.
directory,checkedAt:Z.getTime()};return(0,S.S4)(It,{...B,dialect:ft,isFork:st,now:Z.getTime()},_t=>n(_t,Et))}async function Mt(L,B,Q){const{requirements:Z,roots:tt,
dialect:lt}=L,st=(0,Ft.e)(Z,B,lt),ft=Array.from(st,([Tt,Pt])=>(0,Ft.i)(Tt,Pt)),It=new Set(Z.map(({host:Tt})=>Tt).filter(Tt=>!st.has(Tt))),Et=B.depth!=="discover\
y"&&tt.length>0;if(It.size===0&&!Et)return{visits:ft,predicted:S.j7,tokenSources:new Map};const{contact:_t}=await Promise.all([t.e(773),t.e(9),t.e(576),t.e(456),
t.e(696)]).then(t.bind(t,2696)),Rt=await _t([...It],L,B,Q);return{...Rt,visits:[...Rt.visits,...ft]}}const Dt=(L,B)=>L===null||B===null?L??B:{kind:"several",reasons:[
L,B]};async function At(L,B,Q,Z,tt){const{requirements:lt,changes:st,scan:ft,clients:It}=B,Et=Y(lt),_t=[...B.remarks,...(0,T.rc)(L)],{why:Rt,evidence:Tt}=B.dialect,
Pt={verdict:L,remarks:(0,T.q9)(_t),detection:{why:Rt,evidence:Tt}},{verdict:Wt,remarks:Xt,detection:Jt}=Z.secrets.redact(Pt,Et);return{settings:Q,changes:st,verdict:Wt,
context:{dialect:{...B.dialect,...Jt},failOn:Q.failOn,scan:ft,remarks:Xt,startedAt:tt.toISOString(),durationMs:Date.now()-tt.getTime(),version:b.xv,docsUrl:b.aq,
clients:It(),links:null,repository:bt(Wt,B,Z),repositories:B.repositories,history:null}}}function bt(L,{scan:B,repositories:Q},{directory:Z,environment:tt}){return B.
files===0||Q.length>0?null:Vt(Z,(0,y.R8)(L),tt)}const et=L=>Object.keys(L).filter(B=>/^TFE?_?TOKEN/i.test(B)),Y=L=>new Set(L.flatMap(({host:B,service:Q})=>[B,(0,k.
nx)(B),Q]))}),9461:((ct,N,t)=>{t.d(N,{$:()=>I});var v=t(3024),w=t(5747);function I(M){try{const R=(0,v.realpathSync)(M),s=(0,v.statSync)(R);return s.isFile()?{kind:"\
file",path:R}:{kind:s.isDirectory()?"directory":"special",path:R}}catch(R){return{kind:"error",code:(0,w.Oj)(R)}}}}),5747:((ct,N,t)=>{t.d(N,{N0:()=>$,Oj:()=>D,io:()=>g,
yR:()=>A});var v=t(4573),w=t(3024);const I=16*1024*1024,M=w.constants.O_RDONLY|(w.constants.O_NONBLOCK??0)|(w.constants.O_NOCTTY??0),R=Buffer.allocUnsafeSlow(256*
1024);let s=R;function A(h,i=I){const n=P(h,i);if(!Buffer.isBuffer(n))return n;const r=n.toString("utf8");return{ok:!0,text:r,isUtf8:!r.includes("\uFFFD")||(0,v.
isUtf8)(n),bytes:n.length}}function g(h,i){const n=P(h,i);return Buffer.isBuffer(n)?Buffer.from(n):null}function P(h,i){let n;try{n=(0,w.openSync)(h,M);const r=(0,w.
readSync)(n,R,0,R.length,null);return r<R.length?R.subarray(0,r):p(n,i)}catch(r){return{ok:!1,failure:{kind:"error",code:D(r)}}}finally{n!==void 0&&(0,w.closeSync)(
n)}}function p(h,i){const{size:n}=(0,w.fstatSync)(h);if(n>i||n<R.length)return{ok:!1,failure:{kind:"size",bytes:n,maxBytes:i}};s.length<n&&(s=Buffer.allocUnsafeSlow(
Math.min(2*n,i)));let r=0;for(;r<n;){const o=(0,w.readSync)(h,s,r,n-r,r);if(o===0)break;r+=o}return s.subarray(0,r)}function D(h){if(!(typeof h=="object"&&h!==null&&
"code"in h)||typeof h.code!="string")throw h;return h.code}function $(h,i){try{return h()}catch(n){return D(n),i}}}),8185:((ct,N,t)=>{t.d(N,{C:()=>g,I:()=>p});var v=t(
4283),w=t(7052),I=t(6697),M=t(5799),R=t(1831);const s=(D,{allowedHosts:$,hostnames:h})=>(0,R.Jr)(D,$)||h.some(i=>i.host===D),A=1e4;function g(D,$,h=A){if($.allowedHosts.
length===0)return[];const i=new Map,n=[];let r=0;for(const{directHost:o,kind:u,isOverridden:a,place:e,clients:f}of D){if(o===void 0||a||s(o,$))continue;const _=u===
"backend_http"||u==="remote_state"?"backend":"download",E=`${_} ${o}`;if(!i.has(E)&&i.size>=h){r+=1;continue}const{problem:c,host:l}=i.get(E)??P(o,_);i.set(E,{problem:c,
host:l}),n.push((0,M.hD)(c,{host:l,places:[e],clients:f}))}return r===0?n:[...n,(0,M.sb)(".",(0,w.ub)({kind:"problems",max:h,omitted:r}))]}function P(D,$){const h=(0,R.
Pv)(D),i=h.ok?h.value:null,n=i===null?D:(0,R.nx)(i);return{problem:(0,I.wp)({host:n,use:$}),host:i}}function p(D,$,h,i){if(i.allowedHosts.length===0)return[];const n=h.
filter(({because:r})=>r.some(o=>typeof o!="string"));return $.flatMap(r=>{const{id:o,kind:u}=r;if(u!=="url"||!n.some(_=>_.service===o))return[];const a=(0,v.Dl)(
r.url),e=a.ok?(0,R.Pm)(a.value):null;if(e===null||e===D||s(e,i))return[];const f=(0,I.wp)({host:e,service:o,registry:(0,R.nx)(D)});return[(0,M.hD)(f,{services:[
o]})]})}}),8988:((ct,N,t)=>{t.d(N,{s:()=>D,k:()=>u});var v=t(3534),w=t(3410),I=t(5143),M=t(5799),R=t(9562);const s=[R.OZ,R.Bn],A=[R.e$,R.xq],g=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...s,...A]},{matches:/^api\.env0\.com$/,services:A},{matches:/^backend\.api\.env0\.com$/,services:s},{matches:/\.scalr\.io$/,services:s}],P=a=>g.find(
({matches:e})=>e.test(a))?.services??[];var p=t(241);function D(a,e,{role:f},_){const E=i(a),c=a.credentials?.hasToken===!0,d=(a.attempt.hops.at(-1)?.challenge??
null)===null&&(c||f!=="guest"),S=c?[]:n(a.host,E,_),O=[...a.difference===null?[]:[a.difference],...S,...E===null||!d?[]:[r(a,E,_)]].map(b=>(0,M.hD)(b)),k=c?[]:$(
a,_);return k.length>0?[...O,...k]:S.length===0?[...O,...h(a,e,_)]:O}function $(a,{usages:e,isFork:f,depth:_}){const{host:E,attempt:c}=a;if(_==="discovery"||c.discovery.
kind!=="found")return[];const l=e.flatMap(({workspace:d,hasOwnToken:S,needs:m,place:O})=>d===void 0||S||(0,I.Zl)(O.file)?[]:m.filter(k=>k.host===E));return Array.
from(Map.groupBy(l,({service:d})=>d),([d,S])=>{const m=(0,w.vs)({host:E,service:d,isFork:f,...o(a)}),O=S.flatMap(k=>k.clients);return(0,M.hD)(m,{services:[d],clients:O})})}
function h(a,e,{usages:f,isFork:_}){const{host:E,attempt:c,credentials:l}=a;if(c.discovery.kind!=="found"||l?.hasToken||l?.problem)return[];const d=O=>typeof O!=
"string"&&!(0,I.Zl)(O.file)&&!f.some(({hasOwnToken:k,place:b})=>k===!0&&b===O),S=P(E).find(O=>e.some(({service:k,because:b})=>k===O&&b.some(d)));if(S===void 0)return[];
const m=(0,v.$U)({host:E,service:S,isFork:_,...o(a)});return[(0,M.hD)(m,{services:[S]})]}function i(a){const{discovery:e,hops:f}=a.attempt;return e.kind==="fail\
ed"&&e.problem.code==="document-unauthorized"?f.at(-1)?.status??null:null}function n(a,e,{tokenVariables:f,hosts:_}){return(0,p.B)(f,a,_).filter(({isParent:E})=>!E||
e!==null).map(({variable:E,why:c,write:l})=>(0,v.z2)({host:a,variable:E,why:c,write:l}))}function r(a,e,{isFork:f}){const{host:_,credentials:E}=a;return E?.hasToken?
(0,v.JD)({host:_,status:e,source:E.source}):(0,v.$U)({host:_,service:null,isFork:f,...o(a)})}function o({credentials:a,looks:e}){const f=e.flatMap(l=>l.looks),_=l=>[
...new Set(f.flatMap(({held:d,source:S})=>d!=="not read"===l?S:[]))],E=a===null?_(!0):[a.source],c=a===null?_(!1):[];return{searched:E,notRead:c}}function u(a,e){
return a.filter(f=>!e.includes(f)).map(f=>(0,M.hD)((0,v.bI)({host:f})))}}),2886:((ct,N,t)=>{t.d(N,{ER:()=>A,Gy:()=>a,H4:()=>P,HJ:()=>i,Np:()=>D,Rh:()=>r,TC:()=>o,
ld:()=>h,ly:()=>g,nv:()=>p,pi:()=>$,zX:()=>s});var v=t(5143),w=t(5799),I=t(1831),M=t(7715);const R=["module","provider","version","package","lock","not"],s=({problem:e,
places:f})=>R.includes(e.code.replace(/-.*/,""))&&f.length>0&&f.every(_=>typeof _!="string"),A=({problem:e,needed:f})=>f&&e.usualSeverity==="error"&&!P.includes(
e.code),g=e=>e.some(f=>typeof f=="string"||!(0,v.Zl)(f.file)),P=["host-http2","host-check-crashed"];function p(e,f){const{severity:_,affects:E,needed:c}=e,l=c&&
f.some(d=>E.includes(d));return _==="error"&&!l?{...e,severity:"warning"}:e}const D=(e,f)=>w.oC.indexOf(e.severity)-w.oC.indexOf(f.severity),$=({problem:e,host:f,
namedHost:_=f},E)=>E.some(({code:c,host:l})=>c===e.code&&(l===null||l===_));function h({problem:e,services:f},{visit:{host:_,attempt:E},requirements:c,answering:l},{
depth:d}){if(d==="discovery"||E.discovery.kind==="skipped")return!0;const S=f.some(O=>l.has(`${_} ${O}`));if(e.code==="service-url-no-slash"&&S)return!1;const m=c.
filter(({service:O})=>f.length===0||f.includes(O));return m.length===0||m.some(({isForInit:O})=>O)}function i(e){const f=new Map;return _=>{const E=JSON.stringify(
_),c=f.get(E)??n(_,e);return f.set(E,c),c}}function n(e,f){const _=d=>f.filter(({service:S})=>d.includes(S)),E=e.length===0?f:_(e),c=e.filter(d=>E.some(({service:S})=>S===
d)),l=(E.length>0?E:_(["any"])).flatMap(d=>d.because);return{services:c.length>0?c:e,places:(0,v.As)(r([...new Set(l)]))}}function r(e){const{own:f=[],aside:_=[]}=Object.
groupBy(e,E=>typeof E!="string"&&(0,v.Zl)(E.file)?"aside":"own");return[...f,..._]}function o(e,f){const _=f.some(({because:c})=>c.includes("hostnames input"));
return{role:(0,M.V)(e)!==null?"guest":_?"operator":"user",host:(0,I.nx)(e)}}const u=1e3;function a(e,f){const _=e.flatMap(d=>(0,w.Xd)(d)??[]).filter(({file:d,column:S,
endColumn:m})=>m>S&&(0,v._M)(d)===null),E=new Map(_.map(d=>[(0,v.df)(d),d])),c=f([...E.values()].slice(0,u)),l=new Map(c.map(d=>[(0,v.df)(d.place),d]));return d=>{
const S=(0,w.Xd)(d),m=S&&l.get((0,v.df)(S));return m?{...d,line:m}:d}}}),9464:((ct,N,t)=>{t.d(N,{f:()=>s,u:()=>g});var v=t(4283),w=t(3534),I=t(5799),M=t(1831),R=t(
9562);function s({host:P,attempt:p,credentials:D},$){const h=D?.hasToken===!0,i=[...$.flatMap(n=>n.kind==="url"&&(0,R.p4)(n.id)&&(0,R.D6)(n.id)?[{url:n.url,service:n.
id,isSent:h}]:[]),...p.hops.map(({url:n,authorization:r})=>({url:n,service:null,isSent:r==="sent"}))].flatMap(({url:n,...r})=>{const o=A(n);return o===null||o===
P?[]:[{...r,host:o}]});return[...new Map(i.toReversed().map(n=>[n.host,n])).values()]}function A(P){const p=(0,v.Dl)(P),D=p.ok?(0,M.Pm)(p.value):null,$=D===null?
null:(0,M.Pv)(D);return $?.ok?$.value:null}function g(P,p,{tokenSources:D,hosts:$}){return s(P,p).flatMap(({host:h,service:i,isSent:n})=>{const r=D.get(h);if(r===
void 0)return[];const o=i===null?P.attempt.discovery.kind==="failed":!n,u=(0,w.To)({host:(0,M.nx)(P.host),other:(0,M.nx)(h),source:r,service:i,isSent:n,isNotice:!o||
$.has(h)});return[(0,I.hD)(u,{services:i===null?[]:[i]})]})}}),2389:((ct,N,t)=>{t.d(N,{j7:()=>a,k2:()=>S,S4:()=>e});var v=t(4e3),w=t(7052),I=t(5143),M=t(5799),R=t(
1064),s=t(8185),A=t(8988),g=t(2886);function P({notes:m,usages:O,isEmpty:k,complaints:b,tokenHosts:y,answered:T,contacted:C},U){const x=({problem:F})=>F.code===
"file-syntax",K=new Set(m.filter(x).map(M.W7)),G=[...m.map(F=>$(F,K,U)),...[...(0,s.C)(O,U),...T.map(p),...b,...(0,A.k)(y,C)].map(F=>(0,g.nv)(F,U.dialect.clients)),
...k?[h(U)]:[]],{placed:J=[],others:H=[]}=Object.groupBy(G,({places:F})=>F.length>0?"placed":"others");return[...(0,M.DF)(J,F=>{const{problem:X,severity:nt,affects:rt,
host:at,namedHost:gt,exclude:yt}=F,{code:wt,message:vt,help:Ct}=X;return[at,gt,wt,nt,vt,Ct,rt,yt===void 0]}),...H]}function p(m){const{host:O,problem:k}=m;return O===
null?m:{...m,services:[],problem:(0,M.pj)(k,(0,g.TC)(O,[]))}}const D=m=>M.oC[M.oC.indexOf(m)+1]??m;function $(m,O,{dialect:k,allowedHosts:b}){const{problem:y,clients:T,
isPlaceholder:C,checkedFor:U=k}=m;if(y.code==="file-limit"&&b.length>0){const X={...y,message:(0,v.Fn)(y.message)};return{...m,problem:X,severity:"error"}}const x=(0,M.
W7)(m),K=m.aside??x,G=m.severity==="error"&&(C||O.has(x)||(0,I.Zl)(K)),J=G?"warning":m.severity,H=U.isGuess&&R.Du.some(X=>!T.includes(X)),V={...m,severity:H?D(J):
J},F=(0,g.nv)(V,U.clients);return G||(0,I.Zl)(K)?{...F,exclude:[(0,I.n7)(K)]}:F}const h=({scan:m,hostnames:O,usages:k})=>(0,M.hD)((0,w.JW)({scan:m,hasHostnames:O.
length>0,isFleet:k.length>0}));var i=t(9464);const n=function(...m){const{judgeRequests:O}=t.late([773,9,576,456,696],2696);return new.target?new O(...m):O(...m)},
r=function(...m){const{crashedVisit:O}=t.late([773,9,576,456,696],2696);return new.target?new O(...m):O(...m)},o=function(...m){const{judgeVisit:O}=t.late([773,
9,576,456,696],2696);return new.target?new O(...m):O(...m)},u=function(...m){const{outcomesOf:O}=t.late([773,9,576,456,696],2696);return new.target?new O(...m):
O(...m)},a={findings:[],roots:[],reasons:new Map,requests:[],answering:new Set};function e(m,O,k=()=>[]){const{predicted:b,stopped:y}=m,T=f(m,O),C=[...m.notes,...b.
findings.filter(({host:rt})=>rt===null)],U=P({...m,notes:C,..._(T,b,O)},O),x=[...T.flatMap(rt=>rt.findings),...U],K=rt=>!(0,g.pi)(rt,O.ignore),G=(0,g.Gy)(x.filter(
K).sort(g.Np),k),J=rt=>rt.filter(K).map(G).sort(g.Np),H=T.map(rt=>{const at=J(rt.findings.filter(gt=>!(0,g.zX)(gt)));return{...rt,findings:at,clients:u(at)}}),V=({
exclude:rt})=>+(rt!==void 0),F=J([...T.flatMap(rt=>rt.findings.filter(g.zX)),...U]).toSorted((rt,at)=>(0,g.Np)(rt,at)||V(rt)-V(at)),X=[...H.flatMap(rt=>rt.findings),
...F].sort(g.Np),nt=d(F);return{passed:y===null&&!X.some(({severity:rt})=>S(rt,O.failOn)),stopped:y,hosts:H,files:F,findings:X,ignored:x.length-X.length,roots:b.
roots.map(rt=>E(rt,b,O,nt))}}function f(m,O){const{visits:k,newHosts:b,predicted:y}=m,T=Map.groupBy(m.requirements,({host:G})=>G),C=Map.groupBy(y.findings,({host:G})=>G),
U=new Map(y.requests.map(G=>[G.host,G])),x=new Set(k.map(({host:G})=>G)),K={...O,...m,hosts:x};return k.map(G=>{const{host:J}=G,H={visit:G,requirements:T.get(J)??
[],predicted:C.get(J)??[],requests:U.get(J)??null,answering:y.answering,isNew:b.has(J)};try{return o(H,O,K)}catch(V){return r(H,O.dialect,V)}})}function _(m,{findings:O,
requests:k},b){const y=new Set(m.map(({visit:U})=>U.host)),T=m.flatMap(({visit:U,services:x})=>(0,i.f)(U,x)),C=k.flatMap(U=>n(U,[],b).map(x=>({...x,host:U.host})));
return{answered:[...O,...C].filter(({host:U})=>U!==null&&!y.has(U)),contacted:[...y,...[...T,...k].map(({host:U})=>U)]}}function E({rows:m,...O},{reasons:k},{ignore:b},y){
const T=({findings:C,decidedAt:U})=>C.length>0?C.filter(x=>!(0,g.pi)(x,b)).map(x=>(0,g.nv)(x,O.clients)):U.flatMap(x=>y.get(c(x))??[]).map(({finding:x})=>x);return{
...O,rows:m.map(C=>{const U=k.get(C);if(U===void 0)return C;const x=T(U).toSorted(g.Np),K=new Map(x.map(({problem:{code:G,title:J,usualSeverity:H}})=>[G,{code:G,
title:J,usualSeverity:H}]));return{...C,worst:x[0]?.severity??null,problems:[...K.values()]}})}}const c=m=>typeof m=="string"?m:`${m.file}:${m.line}`,l=/^(?:constraint|lock)-/,
d=m=>{const O=m.filter(({problem:k,host:b})=>b===null&&l.test(k.code)).flatMap(k=>k.places.map(b=>({line:c(b),finding:k})));return Map.groupBy(O,({line:k})=>k)},
S=(m,O)=>m==="error"?O!=="never":m==="warning"&&O==="warning"}),6897:((ct,N,t)=>{t.d(N,{n:()=>w,x:()=>I});const v=100;async function w(M,R,s){let A=performance.
now();for(;;){const g=M.next(R.why!==null);if(g.done)return g.value;performance.now()-A<v||(s(g.value),await I(),A=performance.now())}}const I=()=>new Promise(M=>setImmediate(
M))}),9664:((ct,N,t)=>{t.d(N,{Gz:()=>w,LA:()=>R,jt:()=>I,un:()=>M});var v=t(3916);const w=(s,A)=>s===""?A:`${s}/${A}`,I=s=>s.slice(0,Math.max(0,s.lastIndexOf("/")));
function M(s,A){const g=(0,v.join)(s,A).replace(/\/$/,"");return g==="."?"":g}const R=s=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(s)}),1022:((ct,N,t)=>{t.d(
N,{m:()=>h,s:()=>n});var v=t(3625),w=t(6246),I=t(1831),M=t(8408),R=t(5011);const s={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},A="hash\
icorp",g="-",P='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',p={prefix:"terraform-",whose:"a Terr\
aform",frequency:"often"},$={terraform:[p],opentofu:[p,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function h(e,f){const _=e.split("/");if(_.
length>3||_.includes(""))return i(P);const[E="",c,l]=_.reverse(),d=n(E);if(!d.ok){const T=`${(0,w.o)(E)} in source ${(0,w.o)(e)}`;return i(`Invalid provider typ\
e: Invalid provider type ${T}: ${d.why}"`)}const S=l===void 0,m=S?(0,v.J)((0,R.Vm)(f)):(0,I.Pv)(l);if(c===void 0&&m.ok){const T={hostImplied:S,namespace:A,type:d.
value};return{kind:"registry",host:m.value,...T}}const O=c===g?(0,v.J)(c):n(c??""),k=`namespace "" in source ${(0,w.o)(e)}`;if(!O.ok)return i(`Invalid provider \
namespace: Invalid provider ${k}: ${O.why}"`);if(!m.ok){const T="Invalid provider source hostname";return i(`${T}: ${T} ${k}: ${m.why}"`)}const b={hostImplied:S,
host:m.value,namespace:O.value,type:d.value},y=o(b,f);return y===void 0?{kind:r(b,f),...b}:i(y)}const i=e=>({kind:"invalid",error:e});function n(e){if(/^[a-z0-9]+$/.
test(e))return(0,v.J)(e);if(e==="")return(0,v.T)("must have at least one character");if(e.includes("."))return(0,v.T)("dots are not allowed");if(e.includes("--"))
return(0,v.T)("cannot use multiple consecutive dashes");const f=(0,M.YE)(e);return f.ok?(0,v.J)((0,M.DI)(f.value)):(0,v.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}function r({host:e,namespace:f},_){return f===g?"legacy":f==="builtin"&&s[_].includes(e)?"builtin":"regi\
stry"}function o(e,f){const _=(0,R.Vm)(f);if(e.namespace===g&&e.host!==_)return`Invalid provider namespace: The legacy provider namespace "-" can be used only w\
ith hostname ${_}.`;const E=$[f].find(({prefix:c})=>e.type.startsWith(c));return E===void 0?void 0:u(e,E,f)}function u(e,{prefix:f,whose:_,frequency:E},c){const l=`${f}\
provider-`,d=e.type.slice(l.length);if(!e.type.startsWith(l)||!n(d).ok)return`Invalid provider type: Provider source ${(0,w.o)(a(e))} has a type with the prefix\
 ${(0,w.o)(f)}, which isn't allowed because it would be redundant to name ${_} provider with that prefix. If you are the author of this provider, rename it to n\
ot include the prefix.`;const S=a({...e,type:d},c);return`Invalid provider type: Provider source ${(0,w.o)(a(e,c))} has a type with the prefix ${(0,w.o)(l)}, wh\
ich isn't valid. Although that prefix is ${E} used in the names of version control repositories for ${_.split(" ")[1]} providers, provider source strings should\
 not include it.

Did you mean ${(0,w.o)(S)}?`}const a=({host:e,namespace:f,type:_},E)=>E!==void 0&&e===(0,R.Vm)(E)?`${f}/${_}`:`${(0,I.nx)(e)}/${f}/${_}`}),241:((ct,N,t)=>{t.d(N,
{B:()=>I});var v=t(1831);const w=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function I(P,p,D){const[$]=(0,v.fK)(p);return $===void 0?[]:P.flatMap(h=>{const i=(0,v.$k)(h);if(i!==
null&&D.has(i))return[];const n=M(h,i,p);return n===null?[]:[{variable:h,why:n,write:$,isParent:R(i,p)}]})}function M(P,p,D){const $=w.exec(P)?.[0];if($===void 0)
return null;const h=P.slice($.length);return p!==null&&R(p,D)?`it is for ${(0,v.nx)(p)} only: the clients do not use the tokens of parent domains`:A(D).some(i=>i===
s(h))?$!==v.xV?`it begins with ${$}, and the clients read only ${v.xV}`:p===null?"the clients cannot read a hostname from it and ignore it":`the clients read it\
 for ${(0,v.nx)(p)}${g(h,D)}`:null}const R=(P,p)=>P!==null&&(0,v.Sv)(p).name.endsWith(`.${(0,v.Sv)(P).name}`),s=P=>P.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),
"_").replace(/^_|_$/g,"");function A(P){const{name:p}=(0,v.Sv)(P);return[...new Set([P,p,(0,v.nx)(P)].map(s))]}function g(P,p){const{name:D,port:$}=(0,v.Sv)(p);
return $!==443&&!P.includes(":")?"; a port follows a colon":D.includes("-")&&!P.includes("-")?"; a hyphen is written as two underscores":""}}),4503:((ct,N,t)=>{
t.d(N,{DZ:()=>i,R8:()=>r,aE:()=>M,oW:()=>n,uM:()=>I});var v=t(5143),w=t(8884);function I({file:o,line:u},{links:a,repositories:e}){const{repository:f,path:_}=(0,v.
bH)(o);if(f!==null){const c=h(s(e).get(f)),l=_==="."?null:n(_);return c===null||l===null?null:`${c}/${l}#L${u}`}const E=a?.get(o);return E===void 0?null:E.diff?.
lines.has(u)?`${E.diff.url}R${u}`:`${E.url}#L${u}`}const M=(o,{repositories:u})=>{const a=s(u).get(o)?.url??null;return a===null||$(a)===null?null:a},R=new WeakMap;
function s(o){const u=R.get(o)??new Map(o.map(a=>[a.name,a]));return R.set(o,u),u}const A=600,g=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
P=/^(?:[\da-f]{40}|[\da-f]{64})$/,p=/^gitlab\.com$/i,D=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,
$=o=>o.length<=A?g.exec(o)?.[1]??null:null;function h(o){const{url:u=null,commit:a=null}=o??{},e=u===null?null:$(u);return e===null||a===null||!P.test(a)||D.test(
e)?null:`${u}${p.test(e)?"/-":""}/blob/${a}`}const i=o=>h(o)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function n(o){if(!o.isWellFormed())return null;const u=a=>encodeURIComponent(
a).replace(/[!'()*_~]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);return o.split("/").map(u).join("/")}const r=o=>new Set((0,w.YC)(o).flat().flatMap(
u=>typeof u=="string"?[]:u.file).filter(w.CN))}),7574:((ct,N,t)=>{t.d(N,{I$:()=>R,QN:()=>g,kJ:()=>I,nO:()=>P,tY:()=>M,u8:()=>A});var v=t(4120);const w=864e5;function I(p){
const D=Math.round(p);if(D<1e3)return`${D} ms`;if(D<59950)return`${(D/1e3).toFixed(1)} s`;const $=Math.round(D/1e3);return`${Math.floor($/60)} min ${$%60} s`}function M(p){
return p<1e3?`${p} B`:p<999950?`${(p/1e3).toFixed(1)} kB`:`${(p/1e6).toFixed(1)} MB`}function R(p){return[["DNS",p.lookupMs],["connect",p.connectMs],["TLS",p.tlsMs],
["first byte",p.firstByteMs],["total",p.totalMs]].flatMap(([$,h])=>h===null?[]:[[$,h]])}const s=6e4;function A(p,D){const $=Date.parse(D)-Date.parse(p);if(!($>=
s))return"less than a minute";const h=Math.floor($/s),i=[{count:Math.floor(h/1440),unit:h>=2880?"days":"day"},{count:Math.floor(h%1440/60),unit:"h"},{count:h%60,
unit:"min"}],n=i.findIndex(({count:r})=>r>0);return i.slice(n,n+2).filter(({count:r})=>r>0).map(({count:r,unit:o})=>`${r} ${o}`).join(" ")}const g=p=>`${p.slice(
0,16).replace("T"," ")} UTC`;function P(p,D){const $=(Date.parse(p)-Date.parse(D))/w;if(Number.isNaN($))return p;const h=(0,v.px)(Math.floor(Math.abs($)),"day"),
i=Math.abs($)<1,n=i?"within the last day":`${h} ago`,r=i?"in less than a day":`in ${h}`;return`${p.slice(0,10)} (${$<0?n:r})`}}),4120:((ct,N,t)=>{t.d(N,{DO:()=>n,
H8:()=>g,Iu:()=>A,J5:()=>P,QI:()=>i,Rk:()=>r,SY:()=>D,Sk:()=>p,dy:()=>M,od:()=>$,px:()=>R,wO:()=>h});var v=t(4e3),w=t(5799),I=t(1064);const M="new in this pull \
request",R=(o,u)=>`${o} ${o===1?u:s(u)}`,s=o=>`${o.replace(/(?<=[^aeiou])y$/,"ie")}s`,A=o=>o.replace(/^./u,u=>u.toUpperCase()),g=o=>w.oC.flatMap(u=>{const{length:a}=o.
filter(e=>e.severity===u);return a===0?[]:[R(a,u)]}).join(", "),P=({length:o},u)=>o<=2*u?o:u;function p(o,u,a,e=f=>`and ${f} more`){const{shown:f,more:_}=(0,v.zN)(
o,u);return[...f.map(a),..._>0?[e(_)]:[]]}const D=o=>I.zK.every(u=>o.includes(u))?"all clients":o.map(u=>I.bB[u]).join(", ");function $(o,u){const a=u.filter(e=>o.
includes(e));return o.length===0||a.length===u.length?"":a.length===0?"no client in use":a.map(e=>I.bB[e]).join(", ")}const h=o=>o.map(u=>I.bB[u]).join(" and "),
i=({clients:o,versions:u})=>o.map(a=>[I.bB[a],u[a]].join(" ").trim()).join(" and "),n=o=>o==="any"?"any service":o;function r(o){switch(o){case"none":return"non\
e";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((ct,N,t)=>{t.d(N,{BQ:()=>S,
CN:()=>O,Dc:()=>d,II:()=>A,Ky:()=>g,Qz:()=>l,R3:()=>s,YC:()=>f,Yx:()=>a,_X:()=>r,eb:()=>$,eo:()=>R,et:()=>m,fP:()=>o,iW:()=>i,io:()=>_,mj:()=>n,oN:()=>u,tN:()=>E,
xi:()=>c,yv:()=>e});var v=t(5143),w=t(5799),I=t(4120),M=t(8641);const R=y=>k(y)?`${A(y.file)}:${y.line}`:y,s=({file:y,line:T,column:C})=>`${A(y)}:${T}:${C}`;function A(y){
const{repository:T,path:C}=(0,v.bH)(y);if(T===null)return(0,M.J7)(y);const U=(0,M.J7)(T);return C==="."?U:`${U}//${(0,M.J7)(C)}`}function g(y,T,C=R){const{places:U,
isOfRepositories:x}=P(b(y)),K=U.slice(0,T).map(C).join(", "),G=U.length-T;return G<=0?K:`${K} and ${(0,I.px)(G,x?"more repository":"more place")}`}function P(y){
const T=p(y),C=T.filter(D).length>1;return{places:C?T:y,isOfRepositories:C}}function p(y){const T=new Set;return y.filter(C=>{const U=k(C)?(0,v._M)(C.file):null;
return U===null?!0:!T.has(U)&&T.add(U)})}const D=y=>k(y)&&(0,v._M)(y.file)!==null,$=y=>p(h(y)).filter(D),h=y=>[...new Set(y.map(({places:T})=>T))].flat(),i=(y,T)=>y===
T?`all ${T} repositories`:`${y} of ${T} repositories`;function n(y,T){const{length:C}=T>1?$(y):[];return C>1?i(C,T):""}function r(y){const T=y.filter(({severity:U})=>U!==
"notice").flatMap(U=>$([U]).map(x=>({...U,places:[x]}))),C=({findings:U},x)=>U.filter(K=>K.severity===x).length;return Array.from(Map.groupBy(T,U=>(0,v._M)((0,w.
W7)(U))??""),([U,x])=>({repository:U,findings:x})).toSorted((U,x)=>C(x,"error")-C(U,"error")||C(x,"warning")-C(U,"warning"))}const o=({length:y})=>`with errors \
or warnings in ${y===1?"its":"their"} own files`;function u(y,T){const{isOfRepositories:C}=P(y),U=K=>(C?(0,v._M)(K.file):null)??R(K),x=new Set(T.map(K=>K&&U(K)));
return y.filter(K=>!x.has(U(K)))}const a=(y,T=R)=>g(y,y.every(k)?1:2,T);function e(y){const T=h(y),C=b(T.filter(k)),U=[...new Set(T.filter(x=>typeof x=="string"))];
return{lines:C,settings:U}}const f=({findings:y,hosts:T,roots:C})=>[...new Set([...y.map(({places:U})=>U),...T.flatMap(({requirements:U})=>U.map(({because:x})=>x)),
...C.flatMap(({rows:U})=>U.map(({places:x})=>x))])],_=y=>y.find(T=>(0,w.Xd)(T)!==null);function E(y){const T=_(y);return T===void 0?null:(0,w.Xd)(T)}function c(y,{
clients:T,repositories:C},U,x){const{lines:K,settings:G}=e([y]);return[["help",(0,M.RK)(y.problem.help??"",U)],["affects",(0,I.od)(y.affects,T)],["hits",n([y],C.
length)],["also at",g(u(K,K.slice(0,1)),x)],["required by",g(G,x)]].filter(([,H])=>H!=="")}const l=({requirements:y})=>y.some(({because:T})=>T.some(k)),d=y=>new Set(
h(y).filter(k).map(({file:T})=>T)).size,S=y=>y.filter(T=>(0,w.Xd)(T)===null),m=y=>y.every(({problem:T})=>T.code.startsWith("credentials-"))?"credentials":"setti\
ngs",O=y=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(y)&&(0,v._M)(y)===null,k=y=>typeof y!="string";function b(y){const T=new Set;return y.filter(C=>{const U=typeof C==
"string"?C:`${C.line}:${C.file}`;return!T.has(U)&&T.add(U)})}}),6763:((ct,N,t)=>{t.d(N,{h$:()=>i,q9:()=>g,rc:()=>P});var v=t(4e3),w=t(5143),I=t(7574),M=t(4120),
R=t(8884);const s=50,A=3,g=r=>(0,M.Sk)(r,s,String,o=>`and ${(0,M.px)(o,"more remark")}`),P=r=>[...p(r),...D(r),...$(r)];function p(r){return(0,R.YC)(r).some(({length:u})=>u===
w.WD)?[`lists of places end after ${w.WD} places`]:[]}function D({files:r}){const o=r.filter(({exclude:c,severity:l})=>c!==void 0&&l!=="notice"),{length:u}=o;if(u===
0)return[];const a=[...new Set(o.flatMap(({exclude:c})=>c??[]))],e=(0,R.eb)(o).length,f=u===1?"1 finding is":`${u} findings are`,_=e===0?"":` of ${(0,M.px)(e,"r\
epository")}`;return[`${f} in tests, examples or templates${_}, where errors are warnings; to skip such files, set ${e===0?"`exclude`":"`exclude` where their fi\
les are read"}: ${(0,v.K4)(a,A,v.dh)}`]}function $({roots:r}){return r.some(({rows:u})=>u.some(({platforms:a})=>a.some(({available:e})=>e===!0)))?["signatures o\
f provider packages were not verified"]:[]}function h({hosts:r},{scan:o,repositories:u}){const{files:a,bytes:e,usages:f,durationMs:_}=o,E=r.filter(R.Qz).length,
c=E===0?"no registry host is used":`${(0,M.px)(f,"usage")} of ${(0,M.px)(E,"registry host")}`;return u.length>0?`${c} in ${(0,M.px)(u.length,"repository")}`:a===
0&&_===0?null:a===0?"found no Terraform or OpenTofu files":`scanned ${(0,M.px)(a,"file")} (${(0,I.tY)(e)}) in ${(0,I.kJ)(_)}: ${c}`}function i(r,o){const{dialect:u,
durationMs:a,scan:e,remarks:f}=o,_=h(r,o),c=r.hosts.length===0&&e.files===0?"":` for ${(0,M.QI)(u)} (${u.why})`;return[`${n(r)}; checked in ${(0,I.kJ)(a)}${c}`,
..._===null?[]:[_],...f]}function n({findings:r,ignored:o}){const u=(0,M.H8)(r)||"no findings";return o>0?`${u}, ${o} ignored`:u}}),4526:((ct,N,t)=>{t.d(N,{Pv:()=>R,
WU:()=>h,n6:()=>$,z0:()=>I});var v=t(9664),w=t(5011);const I=({kind:i})=>i==="module"||i==="state"||i==="lock",M=new Set(["module","module_missing","required_pr\
ovider","required_provider_nosource","required_provider_legacy","implied_provider","lock_provider","stack_component","terragrunt_source"]);function R(i,n,r){const o=new Map,
u=({file:a})=>{const e=(0,v.jt)(a),f=o.get(e)??s(e);return o.set(e,f),f};for(const a of i){if(!a.clients.includes(r)||a.kind==="installed_module")continue;const e=u(
a.place);a.kind==="test_module"?e.tests.push(a):A(e,a)}for(const a of n){const{kind:e,place:f}=a;if(r==="terraform"&&/\.tofu(\.json)?$/.test(f.file))continue;const _=u(
f);_.declared.push(a),e==="lock"?g(_,f):_.hasConfiguration=!0,_.isInitialised||=e==="state"}for(const a of o.values())D(o,a);return o}const s=i=>({name:i,usages:[],
declared:[],tests:[],children:[],lockFile:null,hasConfiguration:!1,isInitialised:!1});function A(i,n){if(n.kind==="lock_provider"?g(i,n.place):i.hasConfiguration=
!0,!M.has(n.kind)||n.isOverridden&&n.kind!=="module"||(i.usages.push(n),n.isOverridden))return;i.isInitialised||=P(n);const r=p(i.name,n);r!==null&&i.children.push(
r)}function g(i,{file:n}){i.lockFile=n,i.isInitialised=!0}const P=({kind:i,address:n,place:r})=>i==="terragrunt_source"&&n==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.
test(r.file);function p(i,n){const{kind:r,text:o}=n;return!(r==="module"||r==="test_module"||P(n))||o===null||!(0,w.Nj)(o)?null:(0,v.un)(i,o.replace(/\?.*$/s,""))}
function D(i,n){const{name:r,tests:o}=n;if(o.length===0)return;const u=/^(?:(.*)\/)?tests$/.exec(r),a=u===null?void 0:i.get(u[1]??""),e=a?.hasConfiguration===!0?
a:n;e.isInitialised=!0,e!==n&&(e.tests.push(...o),n.tests=[])}const $=({name:i,tests:n})=>n.flatMap(r=>p(i,r)??[]);function h(i){const n=new Set;for(const r of i.
values())for(const o of[...r.children,...$(r)])o!==r.name&&n.add(o);return[...i.values()].filter(({name:r,hasConfiguration:o,isInitialised:u})=>o&&(u||!n.has(r)))}}),
7236:((ct,N,t)=>{t.d(N,{l:()=>w,o:()=>I});var v=t(1022);function w({kind:M,text:R,address:s},A,g){switch(M){case"required_provider":case"state_store_provider":case"\
lock_provider":{const P=(0,v.m)(R??"",g);return P.kind==="registry"?P:null}case"required_provider_nosource":case"required_provider_legacy":return{host:A,namespace:"\
hashicorp",type:I(s)};case"implied_provider":return{host:A,namespace:"hashicorp",type:(R??"").replace(/[._].*$/s,"")};default:return null}}const I=M=>M.replace(
/^.*\./s,"")}),5257:((ct,N,t)=>{t.d(N,{IY:()=>s,Im:()=>A,JT:()=>R,KS:()=>P,MP:()=>M,W$:()=>I,cd:()=>w,ek:()=>g});const v="hostnames input",w={file:v,line:1,column:1,
endColumn:1},I=p=>p.file===v?v:p,M=({host:p,namespace:D,name:$,system:h})=>[p,D,$,h].join("/"),R=({host:p,namespace:D,type:$})=>[p,D,$].join("/"),s=p=>"type"in p?
R(p):M(p);function A(p){return"constraints"in p?p.constraints:p.constraint===null?[]:[p.constraint]}const g=p=>("places"in p?p.places:[p.place]).map(I);function P({
version:p},D){if(p===null)return null;const $=p.text??p.values?.[D]??null;return $===null?null:{text:$,place:p.place}}}),3862:((ct,N,t)=>{t.d(N,{X:()=>s});var v=t(
9664),w=t(5011),I=t(7236),M=t(5257);const R=/^\.{1,2}\//;function s(g,P){const p=Map.groupBy(P,({lockFile:i})=>i),D=new Set(g.flatMap(({kind:i,text:n,place:r})=>A.
test(i)&&!R.test(n??"")?(0,v.jt)(r.file):[])),$=new Map,h=(i,n)=>{if(i.calls.length>0||i.directories.some(u=>D.has(u)))return!0;const r=$.get(i)??new Set(i.providers.
map(u=>(0,M.JT)(u.provider)));$.set(i,r);const o=(0,I.l)(n,(0,w.Vm)(i.client),i.client);return o===null||r.has((0,M.JT)(o))};return g.map(i=>{if(i.kind!=="lock_\
provider"||i.needs.length===0)return i;const n=p.get(i.place.file)??[];return n.length===0||n.some(r=>h(r,i))?i:{...i,needs:[]}})}const A=/^(?:module|test_module|terragrunt_source|installed_module)/}),
8416:((ct,N,t)=>{t.d(N,{L2:()=>i,oh:()=>P,rU:()=>n,uQ:()=>r});var v=t(4e3),w=t(5143),I=t(1064),M=t(9664),R=t(5603),s=t(7854),A=t(3469);const g=function(...c){const{
readTools:l}=t.late([9,0,71,240],9240);return new.target?new l(...c):l(...c)};function P(c,l){const d=(0,s.Oo)(S=>g(c,S));return()=>d(l)}const p=["terraform"],D="\
assumed, CLI not detected; set `dialect`",$="CLI not detected; set `dialect` to check one",h="set by `dialect`";function i({setting:c,scan:l}){const{name:d}=c,S=d===
"auto"?null:d==="both"?I.Du:[d],m=l===null||l.isEmpty?null:l,O=m===null?[]:e(m,c,S),k=m?.constraints??[],b={setting:c,signs:O,constraints:k};if(S!==null)return f(
S,[h],[],b);if(m===null)return f(I.Du,[$],[],b);const y=a(O);if(y.length===0)return{...f(p,[D],[],b),isGuess:!0};const T=o(y),C=T.flatMap(U=>y.find(x=>x.client===
U)??[]);return f(T,C.map(E),y,b)}function n({clients:c},l){if(l===null||l.isEmpty)return I.zK;const d=new Set([...c,...l.tools().others]);return l.usesTerragrunt&&
d.add("terragrunt"),I.zK.filter(S=>d.has(S))}function r(c,{evidence:l,versions:d}){const S=l.filter(({level:m,version:O})=>m==="version-file"&&O!==null);return(m,O)=>{
const k=S.some(b=>{const y=(0,M.jt)(b.place.file);return b.client===m&&(y===""||`${O}/`.startsWith(`${y}/`))});return c.version??(k?d[m]??null:null)}}const o=c=>I.
Du.filter(l=>c.some(d=>d.client===l));function u(c){const l=c.filter(({place:d})=>!(0,w.Zl)(d.file));return l.length===0?c:l}const a=c=>{const l=u(c);return R.A.
map(S=>l.filter(m=>m.level===S)).find(({length:S})=>S>0)??[]};function e({signs:c,tools:l,hasCloudHostname:d},{version:S},m){const O=a(c),k=m??o(O),b=O.every(({
place:K})=>(0,w.Zl)(K.file)),y=m===null&&(b||O.some(({isCloud:K})=>K)),T=S===null&&k.some(K=>(0,A.w)(K,[]).length>1);if(!y&&!T)return c;const{setsCloudHostname:C,
signs:U}=l(),x=d||C;return[...c.filter(({isCloud:K})=>!(K&&x)),...U]}function f(c,l,d,S){const[m,...O]=c,k=c.map(T=>_(T,S)),b=k.filter(({version:T})=>T!==null),
y=b.flatMap(({signs:[T]})=>T?E(T):[]);return{name:m===void 0||O.length>0?"both":m,clients:c,releases:k.flatMap(({releases:T})=>T),versions:Object.fromEntries(b.
map(T=>[T.client,T.version??""])),why:[...new Set([...l,...y])].join(", "),evidence:[...new Set([...d,...k.flatMap(({signs:T})=>T)])]}}function _(c,{setting:l,signs:d,
constraints:S}){const m=(x,K,G=[])=>({client:c,releases:(0,A.w)(c,x),version:K,signs:G});if(l.version!==null)return m([l.version],l.version);const O=u(d.filter(
x=>x.client===c&&x.version!==null)),k=[...new Set(O.map(({version:x})=>(x??"").replace(/^v/,"")))],[b]=k;if(b!==void 0)return m(k,k.length===1&&(0,A.l)(b)?b:null,
O);const y=u(S),T=y.map(({text:x})=>x),C=m([],null),U=m(T,T.length===1?T[0]??null:null,y.map(({text:x,place:K})=>({client:c,level:"syntax",place:K,text:`require\
s ${(0,v.dh)(x)}`,version:x})));return U.releases.length===C.releases.length?C:U}const E=({place:c,text:l})=>`${c.file}:${c.line} ${l}`}),2161:((ct,N,t)=>{t.d(N,
{L8:()=>D,TD:()=>n,U4:()=>P,Z8:()=>r,e0:()=>p,tr:()=>g});var v=t(1064);const w=["terraform"],I=["opentofu"],M=[{suffix:".tftest.hcl",class:"test",clients:v.Du,twin:"\
.tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:v.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:I},{suffix:".tofutest.json",
class:"test",clients:I},{suffix:".tfquery.hcl",class:"query",clients:w},{suffix:".tfquery.json",class:"query",clients:w},{suffix:".tfmigrate.hcl",class:"migrate",
clients:w},{suffix:".tfcomponent.hcl",class:"stack",clients:w},{suffix:".tfcomponent.json",class:"stack",clients:w},{suffix:".tfstack.hcl",class:"stack",clients:w},
{suffix:".tfstack.json",class:"stack",clients:w},{suffix:".tfdeploy.hcl",class:"deploy",clients:w},{suffix:".tfdeploy.json",class:"deploy",clients:w},{suffix:".\
tfmock.hcl",class:"none",clients:v.Du},{suffix:".tofumock.hcl",class:"none",clients:I},{suffix:".tf.json",class:"config",clients:v.Du,twin:".tofu.json"},{suffix:"\
.tofu.json",class:"config",clients:I},{suffix:".tf",class:"config",clients:v.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:I},{suffix:"terragrunt.hcl.\
json",class:"terragrunt",clients:v.Du},{suffix:".hcl",class:"terragrunt",clients:v.Du}],R=Map.groupBy(M,({suffix:o})=>o.slice(o.lastIndexOf(".")+1)),s=".terrafo\
rm.lock.hcl",A={class:"lock",syntax:"hcl",clients:v.Du,isOverride:!1},g=o=>o.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(o),P=".terraform/modules/mo\
dules.json",p={...A,class:"manifest",syntax:"json"};function D(o,u,a){if(o===s)return A;const f=R.get(o.slice(o.lastIndexOf(".")+1))?.find(({suffix:O})=>o.endsWith(
O));if(f===void 0||f.class==="none")return;const _=$(o)&&f.class==="test"&&a==="tests";if($(o)&&!_)return;const E=o.slice(0,-f.suffix.length),c=f.twin!==void 0&&
u.has(E+f.twin),l=E==="override"||E.endsWith("_override"),d=c||_;if(d&&!f.clients.includes("terraform"))return;const S=d?w:f.clients,m=o.endsWith(".json")?"json":
"hcl";return{class:f.class,syntax:m,clients:S,isOverride:l}}const $=o=>o.startsWith(".")||o.endsWith("~")||o.startsWith("#")&&o.endsWith("#"),h=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
i=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),n=o=>h.test(o),r=o=>n(o)||i.test(o)}),6195:((ct,N,t)=>{t.d(N,{$8:()=>g,G$:()=>P,Ls:()=>s,UO:()=>p,VK:()=>R,sT:()=>$,sq:()=>D});var v=t(6760),
w=t(7052),I=t(2161);const M=/[*?[{]/;function R(i){const n=i.split("/"),r=n.findIndex(o=>M.test(o));return r<0?{fixed:i}:{fixed:n.slice(0,r).join("/"),glob:n.slice(
r).join("/")}}function s(i){const n=i.map(r=>{const o=r.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:o,start:A(o)}});return r=>{const o=r.toLowerCase();
return n.some(({glob:u,start:a})=>u===r||o.startsWith(a)&&v.posix.matchesGlob(r,u))}}function A(i){const[n=""]=i.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(i)??
[];return n.toLowerCase()}const g=({file:i,glob:n},r)=>i===r||n!==void 0&&v.posix.matchesGlob(r,n),P=i=>i.startsWith(".")||i==="node_modules",p=(i,n)=>i===n||i.
startsWith(n.endsWith(v.sep)?n:n+v.sep),D=i=>v.sep==="/"?i:i.replaceAll(v.sep,"/");function $(i,n,r,o){if(i.kind==="error")return(0,w.WO)({what:"link",code:i.code});
const{kind:u,path:a}=i;return p(a,n.boundary)?u==="directory"?null:u==="special"?(0,w.WO)({what:"link-to-special-file"}):{path:a,isScanned:h(a,n,r,o)}:(0,w.a3)()}
function h(i,n,r,o){if(n.file!==void 0||n.glob!==void 0||!p(i,n.path))return!1;const[u="",...a]=D((0,v.relative)(n.path,i)).split("/").toReversed();if(a.some(P))
return!1;const e=D((0,v.relative)(r,i)).split("/");return e.map((_,E)=>e.slice(0,E+1).join("/")).slice(-1-a.length).some(o)?!1:(0,I.L8)(u,new Set([u]),a[0]??"")!==
void 0}}),5603:((ct,N,t)=>{t.d(N,{A:()=>R,j:()=>s});var v=t(5143),w=t(1064),I=t(5011),M=t(7854);const R=["lock-file","syntax","version-file","tool","hook"];class s{signs=new Map;constraints=new Map;addFile({
file:p,kind:{clients:D},scope:$,isContext:h}){if(h)return;const[i,...n]=D;if(i!==void 0&&n.length===0&&!g(p)){const r=`is read by ${w.bB[i]} only`;this.addSign(
{client:i,level:"syntax",place:{file:p,...M.wv},text:r,version:null})}for(const r of $.declared)this.addDeclared(r)}end(p){for(const{kind:D,host:$,place:h,clients:i,
isOverridden:n}of p)if(D==="lock_provider"){const r=w.Du.find(u=>(0,I.Vm)(u)===$),o=`locks providers from ${$}`;r&&this.addSign({client:r,level:"lock-file",place:h,
text:o,version:null})}else if(D==="cloud_default"&&!n&&i.includes("terraform")){const o={client:"terraform",level:"syntax",place:h,text:"has a cloud block witho\
ut hostname",version:null};this.addSign({...o,isCloud:!0})}return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(p){const{
kind:D,text:$,place:h}=p;if(D==="version")A(this.constraints,$,p);else if(D==="binary"){const i=$==="tofu"?"opentofu":"terraform",n={text:"sets terraform_binary",
version:null};this.addSign({client:i,level:"version-file",place:h,...n})}else if((0,w.SO)(D)){const{client:i,what:n}=w.$I[D];this.addSign({client:i,level:"synta\
x",place:h,text:`has ${n}`,version:null})}}addSign(p){A(this.signs,`${p.client} ${p.text}`,p)}}function A(P,p,D){const $=(0,v.Zl)(D.place.file)?`${p} aside`:p;P.
has($)||P.set($,D)}const g=P=>/(^|\/)[.#][^/]*$/.test(P)}),7854:((ct,N,t)=>{t.d(N,{O8:()=>I,Oo:()=>P,VZ:()=>M,kA:()=>g,s7:()=>A,sw:()=>s,u3:()=>$,vH:()=>p,wv:()=>R});
var v=t(7052),w=t(5799);const I=["module","state","lock"],M=["version","compatible","provider-version"],R={line:1,column:1,endColumn:1};function s(h,i){const n=P(
o=>o.filter(u=>i.includes(u))),r=P(o=>o.map(u=>({...u,clients:n(u.clients)})).filter(u=>u.clients.length>0));return h.flatMap(o=>{const u=n(o.clients);if(u.length===
o.clients.length)return o;const a=r(o.needs),e=o.isHostImplied?a[0]?.host??o.host:o.host;return u.length===0?[]:{...o,clients:u,needs:a,host:e}})}const A=({workspace:h,
hasOwnToken:i,directHost:n})=>h!==void 0||i===!0||n!==void 0,g=h=>{const i=new Set;for(const{host:n,isHostImplied:r}of h)n!==null&&!r&&i.add(n);return i};function P(h){
let i;return n=>{i??=new Map;const r=i.get(n);if(r!==void 0||i.has(n))return r;const o=h(n);return i.set(n,o),o}}const p=(h,i)=>h.filter(({clients:n})=>n.some(r=>i.
includes(r))),D=1e4;class ${notes=[];broken=new Set;counts=new Map;max;constructor(i=D){this.max=i}add(i){const{problem:n}=i;if(n.code==="file-syntax"){const o=(0,w.
W7)(i);if(this.broken.has(o))return;this.broken.add(o)}const r=(this.counts.get(n.severity)??0)+1;this.counts.set(n.severity,r),r<=this.max&&this.notes.push(i)}all(){
const i=this.counts.values().reduce((r,o)=>r+o,-this.notes.length);if(i===0)return this.notes;const n=(0,v.ub)({kind:"problems",max:this.max,omitted:i});return[
...this.notes,(0,w.sb)(".",n)]}}}),9488:((ct,N,t)=>{t.d(N,{G:()=>h});var v=t(3024),w=t(6760),I=t(9461),M=t(5747),R=t(7052),s=t(5799),A=t(9664),g=t(2161),P=t(6195);
const p={files:1e6,directoryFiles:5e4},D=200,$=1e4;function*h(o,u={toolFiles:[],hasPlugins:!1},a=p){const e=new n(o,u,a);for(const f of o.scan){const _=i(e.root,
f);"path"in _?yield*e.walkFrom(_):yield{name:f,files:[],notes:[_]}}}function i(o,u){const{fixed:a,glob:e}=(0,P.VK)(u);try{const f=(0,v.realpathSync)((0,w.resolve)(
o,a)),_=(0,P.sq)((0,w.relative)(o,f)),E=(0,P.UO)(f,o),c=E?o:f;if(e!==void 0)return{path:f,name:_,boundary:c,glob:(0,A.Gz)(_,e)};if((0,v.statSync)(f).isDirectory())
return{path:f,name:_,boundary:c};const l=(0,w.resolve)(f,"..");return{...{path:l,name:(0,P.sq)((0,w.relative)(o,l))},boundary:E?o:l,file:_}}catch(f){return(0,s.
sb)(u,(0,R.WO)({what:"scan",code:(0,M.Oj)(f)}))}}class n{root;isExcluded;aside;limits;selected;files=0;constructor({root:u,scan:a,exclude:e},f,_){this.root=(0,v.
realpathSync)(u),this.isExcluded=(0,P.Ls)(e),this.aside=f,this.limits=_,this.selected=a.length>1?new Set:null}*walkFrom(u){const a=u.glob===void 0&&u.file===void 0,
e=[{path:u.path,name:u.name,depth:0,isSelected:a}];for(let f=e.pop();f!==void 0;f=e.pop()){const{name:_}=f,E=r(f);if("problem"in E){yield{name:_,files:[],notes:[
E]};continue}const c=this.findFiles(u,f,E);if(this.files+=c.files.length,this.files>this.limits.files){const l=(0,s.sb)(_,(0,R.ub)({kind:"files",max:this.limits.
files}));yield{name:_,files:[],notes:[...c.notes,l]};return}if(yield c.files.every(({isContext:l})=>l)?{...c,files:[]}:c,u.file!==void 0)return;for(const l of this.
findDirectories(u,f,E))e.push(l)}}findFiles(u,a,e){const{name:f}=a,_=[],E=[];for(const c of this.filesAmong(u,a,e))if("problem"in c)E.push(c);else if(_.length<this.
limits.directoryFiles)_.push(c);else{const l=this.limits.directoryFiles;E.push((0,s.sb)(f,(0,R.ub)({kind:"directory",max:l})));break}return{name:f,files:_,notes:E}}*filesAmong(u,a,e){
const f=new Set;let _=!1;for(const c of e)(0,g.tr)(c.name)&&!c.isDirectory()&&f.add(c.name),_||=c.name===".terraform",this.aside.hasPlugins||=c.name==="terrafor\
m.d";const E=a.name.slice(a.name.lastIndexOf("/")+1);for(const c of e){if(c.isDirectory())continue;const l=(0,A.Gz)(a.name,c.name),d=(0,g.L8)(c.name,f,E);if(d===
void 0){(0,g.Z8)(c.name)&&this.addToolFile(l);continue}const m={path:a.path+w.sep+c.name,file:l,kind:d,isContext:!this.select(u,a,l)};c.isFile()?yield m:c.isSymbolicLink()?
yield*this.follow(u,m):yield(0,s.sb)(l,(0,R.WO)({what:"special-file"}))}if(_&&a.isSelected){const c=[a.path,...g.U4.split("/")].join(w.sep),l=(0,I.$)(c);l.kind===
"file"&&l.path===c&&(yield{path:c,file:(0,A.Gz)(a.name,g.U4),kind:g.e0,isContext:!1})}}addToolFile(u){this.aside.toolFiles.length>=$||this.isExcluded(u)||this.aside.
toolFiles.push(u)}select(u,a,e){return!(a.isSelected||(0,P.$8)(u,e))||this.isExcluded(e)||this.selected?.has(e)?!1:(this.selected?.add(e),!0)}*follow(u,a){const e=(0,P.
sT)((0,I.$)(a.path),u,this.root,this.isExcluded);e!==null&&("code"in e?yield(0,s.sb)(a.file,e):yield{...a,path:e.path,isContext:a.isContext||e.isScanned})}findDirectories({
glob:u},{path:a,name:e,depth:f,isSelected:_},E){const c=[];for(const l of E.toReversed()){if(!l.isDirectory()||(0,P.G$)(l.name))continue;const d=(0,A.Gz)(e,l.name);
if(this.isExcluded(d))continue;const S=_||u!==void 0&&w.posix.matchesGlob(d,u),m=a+w.sep+l.name;c.push({path:m,name:d,depth:f+1,isSelected:S})}return c}}function r({
path:o,name:u,depth:a}){if(a>D)return(0,s.sb)(u,(0,R.ub)({kind:"depth",max:D}));try{return(0,v.readdirSync)(o,{withFileTypes:!0}).sort((e,f)=>e.name<f.name?-1:1)}catch(e){
return(0,s.sb)(u,(0,R.WO)({what:"directory",code:(0,M.Oj)(e)}))}}}),5751:((ct,N,t)=>{t.d(N,{s:()=>d});var v=t(3024),w=t(6760),I=t(5747),M=t(3625),R=t(4e3),s=t(7030),
A=t(6181),g=t(1831);function P(y){const T=x=>y[x]||y[x.toLowerCase()]||"",C={http:D("HTTP_PROXY",T("HTTP_PROXY")),https:D("HTTPS_PROXY",T("HTTPS_PROXY"))},U=r(T(
"NO_PROXY"));return x=>{const K=C[x.scheme];return K===null||i(x.name)||U(x)?null:K}}const p=["http:","https:"];function D(y,T){if(T==="")return null;const C=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(T)?T:`http://${T}`);if(C===null)throw new TypeError(`${y} is not a URL; expected http://HOST:PORT`);if(!p.includes(C.protocol))
throw new TypeError(`${y} is a ${C.protocol}// proxy; expected http:// or https://`);if(!$(C.username)||!$(C.password))throw new TypeError(`${y} has a user name\
 or password with a bare "%"; write "%25" for it`);return C}function $(y){try{return decodeURIComponent(y),!0}catch(T){if(T instanceof URIError)return!1;throw T}}
const h=new s.BlockList;h.addSubnet("127.0.0.0",8,"ipv4"),h.addAddress("::1","ipv6");const i=y=>y==="localhost"||n(h,y);function n(y,T){const C=(0,A.n7)(T.replace(
/%.*$/s,"")),U=(0,s.isIP)(C);return U!==0&&y.check(C,U===4?"ipv4":"ipv6")}function r(y){const T=y.split(",").map(C=>C.trim().toLowerCase()).filter(C=>C!=="").map(
o);return C=>T.some(U=>U(C))}function o(y){if(y==="*")return()=>!0;const T=u(y);if(T!==null)return({name:J})=>T(J);const{name:C,port:U}=f(y),x=J=>U===""||String(
J.port)===U,K=(0,s.isIP)(C)===4?32:128,G=u(`${C}/${K}`)??e(C);return J=>x(J)&&G(J.name)}function u(y){const[,T="",C=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(y)??[];
if(!a(T))return null;const U=Number(C);if(U>((0,s.isIP)(T)===4?32:128))return null;const x=U-((0,s.isIP)(T)===6?96:0),K=new s.BlockList,G=(0,s.isIP)((0,A.n7)(T))===
4&&x>=0;return G?K.addSubnet((0,A.n7)(T),x,"ipv4"):K.addSubnet(T,U,"ipv6"),J=>n(K,J)&&(0,s.isIP)((0,A.n7)(J))===4===G}const a=y=>(0,s.isIP)(y)!==0&&!y.includes(
"%");function e(y){if(y==="")return()=>!1;const T=y.replace(/^\*\./,"."),C=T.replace(/^\./,""),U=(0,g.Pv)(C),x=U.ok?U.value:C,K=G=>!T.startsWith(".")&&G===x;return G=>(0,s.
isIP)(G)===0&&(G.endsWith(`.${x}`)||K(G))}function f(y){const T=/^\[([^\]]*)\]:([^:]*)$/.exec(y)??/^([^:[\]]*):([^:[\]]*)$/.exec(y);return T===null?{name:y,port:""}:
{name:T[1]??"",port:T[2]??""}}var _=t(8189);const E=function(...y){const{X509Certificate:T}=process.getBuiltinModule("node:crypto");return new.target?new T(...y):
T(...y)},c=4*1024*1024,l=20;function d(y,{environment:T,directory:C,wording:U=_.w7}){const{settings:x,mistakes:K}=(0,_.P$)(y,U),G=O(x.caFile,U),J=m(T),H=[G,J].flatMap(
X=>X.ok?[]:[X.why]),V=S(x.scan,C).slice(0,l).map(X=>U.missingPath(X,C)),F=[...K,...H,...V];if(F.length>0||!G.ok||!J.ok)throw new _.GN(F);return{...x,authorities:G.
value,chooseProxy:J.value}}const S=(y,T)=>y.filter(C=>!/[*?[\]{}]/.test(C)&&!(0,v.existsSync)((0,w.resolve)(T,C)));function m(y){try{return(0,M.J)(P(y))}catch(T){
if(T instanceof TypeError)return(0,M.T)(T.message);throw T}}function O(y,{setting:T}){if(y===null)return(0,M.J)(null);const C=(0,I.yR)(y,c),U=T("ca-file");if(!C.
ok)return(0,M.T)(`${U} "${y}" ${(0,R.mP)(C.failure)}`);const x=b(C.text);return x.ok?x:(0,M.T)(`${U} "${y}" ${x.why}`)}const k=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function b(y){const T=y.match(k)??[];if(T.length===0)return(0,M.T)("contains no certificate; expected PEM");try{for(const C of T)new E(C);return(0,M.J)(T.join(`\

`))}catch(C){return(0,M.T)(`contains an invalid certificate: ${C instanceof Error?C.message:C}`)}}}),1435:((ct,N,t)=>{t.d(N,{j:()=>s,o:()=>A});var v=t(9562);const w=function(...P){
const{thisMachine:p}=t.late([773,9,576,456,696],2696);return new.target?new p(...P):p(...P)},I=function(...P){const{mergeMistakes:p}=t.late([773,9,576,456,696],
2696);return new.target?new p(...P):p(...P)},M=function(...P){const{readCliConfig:p}=t.late([773,9,576,456,696],2696);return new.target?new p(...P):p(...P)},R=function(...P){
const{withoutInstalled:p}=t.late([9,576,927,90],1264);return new.target?new p(...P):p(...P)};function s(P,p,D,{environment:$,directory:h,mayHavePlugins:i,plugins:n=null}){
if(p.hostnames.length===0&&P.every(({needs:_})=>_.length===0))return{usages:P,remarks:[],findings:[],configs:[],releases:D.releases};const r=A(p.cliConfig,D.clients,
$),o=D.releases.map(_=>{const E=r.find(({client:c})=>c===_.client);return{..._,attemptMs:E?.requestTimeoutMs??_.attemptMs}}),u=p.depth!=="discovery",a={root:h,plugins:n,
mayHavePlugins:i,releases:o,asksMirrors:u},e=P.some(g)?R(P,r,a):{usages:P,remarks:[],findings:[]},f=[...r.flatMap(_=>_.findings),...e.findings];return{...e,findings:I(
f),configs:r,releases:o}}function A(P,p,D){const $=w(D);return p.map(h=>M(h,$,P))}const g=({needs:P})=>P.some(({service:p})=>p===v.xq)}),6034:((ct,N,t)=>{t.d(N,
{D0:()=>i,a3:()=>o,lz:()=>n});var v=t(7052),w=t(5143),I=t(5799),M=t(4526),R=t(8416),s=t(6195),A=t(8189);const g=function(...u){const{RootNotes:a}=t.late([9,0,71,
240],9240);return new.target?new a(...u):a(...u)},P=function(...u){const{textNotes:a}=t.late([9,0,71,240],9240);return new.target?new a(...u):a(...u)},p=function(...u){
const{layoutsOf:a}=t.late([9,0,71,240],9240);return new.target?new a(...u):a(...u)},D=function(...u){const{rootsOf:a}=t.late([9,0,71,240],9240);return new.target?
new a(...u):a(...u)},$=function(...u){const{unmatched:a}=t.late([9,0,71,240],9240);return new.target?new a(...u):a(...u)},h=2e5;function i({usages:u,notes:a,scanned:e,
changed:f,dialect:_,settings:E,listed:c}){const{declared:l,endedAt:d}=e;if(u.length===0&&l.every(M.z0)&&E.roots.length===0)return{roots:[],notes:[]};const{clients:m,
versions:O}=_,k={usages:u,declared:l,clients:m},b=c===void 0?n(k,E,d===null):r(k,c),y=[],T=[],C=E.dialect.name==="auto"?[]:m,U=new g({clients:m,upgrade:E.upgrade,
versionIn:(0,R.uQ)(E.dialect,_)}),x=E.depth!=="discovery";let K=0;for(const V of D(b,{changed:f,versions:O,hasCalls:x})){if(K+=V.directories.length,K>h){T.push(
(0,I.sb)(V.directory,(0,v.ub)({kind:"roots",max:h})));break}U.add(V),x&&y.push(V)}const G=[...P(u,l,{..._,set:C})].filter(V=>f===null||f.has((0,I.W7)(V))),J=new Set(
a.flatMap(V=>V.problem.code==="lock-invalid"?(0,I.W7)(V):[])),H=[...G,...U.notes()].filter(V=>!J.has((0,I.W7)(V)));return{roots:y,notes:[...H,...T]}}function n(u,{
roots:a},e){const f=a.map(c=>({text:c,matches:(0,s.Ls)([c])})),_=p({...u,patterns:f}),E=e?$(_,f):[];if(E.length===0)return _;throw new A.GN(E.map(c=>`roots: no \
directory with configuration matches ${c}`))}function r(u,a){return u.clients.flatMap(e=>p({...u,clients:[e],patterns:[{text:"",matches:_=>a.get(e)?.has(_)===!0}]}))}
function o(u,a,{depth:e},f){if(e==="discovery")return u;const _=({kind:c,workspace:l})=>c==="cloud_default"?!!f.TF_CLOUD_HOSTNAME:c!=="backend_remote_default"||
l?.organization===null,E=new Set(a.filter(c=>!_(c)).map(({place:c})=>(0,w.df)(c)));return u.map(c=>c.problem.code==="host-missing"&&c.places.some(l=>E.has((0,w.
df)(l)))?{...c,severity:"error"}:c)}}),370:((ct,N,t)=>{t.d(N,{C_:()=>D,SQ:()=>A,o0:()=>P});var v=t(6897),w=t(8416),I=t(7854),M=t(9488);const R=function(...$){const{
scanInSteps:h}=t.late([9,0,71,240],9240);return new.target?new h(...$):h(...$)},s=20;async function A({scan:$,exclude:h},{directory:i,environment:n,stop:r,progress:o}){
const u={root:i,scan:$,exclude:h},a=r.why===null?g(u):null;if(a!==null)return a;const e=R(u,Object.keys(n));return(0,v.n)(e,r,f=>o({kind:"scan",files:f}))}function g($){
const h={toolFiles:[],hasPlugins:!1};let i=0;for(const{files:n,notes:r}of(0,M.G)($,h))if(i+=1,n.length>0||r.length>0||i>s)return null;return{...h,usages:[],notes:[],
declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function P($,h,i){const n=p($,h,i),r=(0,w.L2)(n),{clients:o}=r;return{
dialect:r,usedBy:()=>(0,w.rU)(r,n.scan),usages:(0,I.sw)(h.usages,o),notes:(0,I.vH)(h.notes,o)}}function p({dialect:$,exclude:h,scan:i},n,{environment:r,directory:o}){
if(i.length===0)return{setting:$,scan:null};const u=(0,w.oh)({root:o,exclude:h},n.toolFiles),a=!!r.TF_CLOUD_HOSTNAME;return{setting:$,scan:{...n,tools:u,hasCloudHostname:a}}}
const D=({hasPlugins:$},{scan:h})=>$||h.some(i=>i!==".")}),7082:((ct,N,t)=>{t.d(N,{O:()=>v});const v=w=>({discovery:w,hops:[],timing:{lookupMs:null,connectMs:null,
tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((ct,N,t)=>{t.d(N,{C:()=>M,h:()=>s});var v=t(5143),w=t(7854);const I=new Set(["remot\
e_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_back\
end_remote_default"]);function M(A,g,P,p=(0,w.kA)(g)){const D=A.hostnames.flatMap(({host:h,services:i})=>{const n=i.length>0?i:A.requiredServices;return(n.length>
0?n:["any"]).map(o=>({host:h,service:o,clients:P,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),$=new Set([...p,...A.hostnames.map(({host:h})=>h)]);
return s([D,R(g,$)],P)}const R=(A,g)=>A.flatMap(({kind:P,needs:p,place:D})=>{const $=!I.has(P);return p.map(h=>({...h,because:[D],isImplied:!g.has(h.host),isForInit:$}))});
function s(A,g){return[...Map.groupBy(A.flat(),({host:p,service:D})=>`${p} ${D}`).values()].flatMap(p=>{const[D]=p;if(D===void 0)return[];const{host:$,service:h}=D;
return{host:$,service:h,clients:[...g.filter(i=>p.some(n=>n.clients.includes(i)))],because:(0,v.As)([...p.flatMap(({because:i})=>i)]),isImplied:p.every(({isImplied:i})=>i),
isForInit:p.some(({isForInit:i})=>i),...p.every(({isAssumed:i})=>i===!0)?{isAssumed:!0}:{}}})}}),5960:((ct,N,t)=>{t.d(N,{e:()=>M,i:()=>s});var v=t(6697),w=t(1831),
I=t(7082);function M(A,{hostnames:g,allowedHosts:P},{isGuess:p}){const D=new Set(g.map(({host:h})=>h)),$=new Map;for(const h of A){const{host:i}=h;if(D.has(i)||
$.has(i))continue;const n=p===!0||h.isAssumed===!0,r=R(h,n,(0,w.Jr)(i,P));r!==null&&$.set(i,r)}return $}function R({host:A,isImplied:g,because:P,clients:p,isAssumed:D=!1},$,h){
const i=(0,w.nx)(A);if((0,w.Rt)(A))return(0,v.U7)({host:i});const[n]=P.filter(o=>typeof o!="string"),r=g&&n!==void 0?{place:n,clients:p}:null;return r!==null&&$?
(0,v.zo)({host:i,...r,isListed:D}):h?null:(0,v.wp)(r===null?{host:i}:{host:i,implied:r})}const s=(A,g)=>({host:A,attempt:(0,I.O)({kind:"skipped",problem:g}),earlier:[],
later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((ct,N,t)=>{t.d(N,{f:()=>R,q:()=>g});var v=t(3024),w=t(6760),I=t(6309),M=t(5747);function R(h,i,n){
const r=A((0,v.realpathSync)(h),i),o=(0,w.basename)(i);s((0,w.join)(r,o));const u=(0,w.join)(r,`.${o.slice(0,60)}.${Math.random().toString(36).slice(2)}`),a=(0,v.
openSync)(u,"wx");try{try{for(const e of n)(0,v.writeFileSync)(a,e)}finally{(0,v.closeSync)(a)}(0,v.renameSync)(u,(0,w.join)(r,o))}catch(e){throw(0,v.rmSync)(u,
{force:!0}),e}}function s(h){const i=(0,v.lstatSync)(h,{throwIfNoEntry:!1});if(i===void 0||i.isFile()||i.isSymbolicLink())return;const n=i.isDirectory()?"is a d\
irectory":"is not a regular file";throw new I.h(`it ${n}; choose another path`)}function A(h,i){const n=(0,w.resolve)(h,i),r=$(h,n);if(!r&&!(0,w.isAbsolute)(i))
throw new I.h(`it is outside ${h}; use an absolute path if that is intended`);const o=r?h:(0,w.parse)(n).root;return(0,w.relative)(o,(0,w.dirname)(n)).split(w.sep).
filter(Boolean).reduce((a,e)=>P(a,e,h),o)}function g(h,i){const n=(0,v.realpathSync)(h);return p(A(n,i),(0,w.basename)(i),n)}function P(h,i,n){const r=(0,w.join)(
h,i);return(0,v.lstatSync)(r,{throwIfNoEntry:!1})===void 0&&D(r),p(h,i,n)}function p(h,i,n){const r=(0,w.join)(h,i);if(!(0,v.lstatSync)(r,{throwIfNoEntry:!1})?.
isSymbolicLink())return r;const o=(0,v.realpathSync)(r);if(!$(n,h)||$(n,o))return o;throw new I.h(`the link ${(0,w.relative)(n,r)} leads outside ${n}; remove it\
 or choose another path`)}function D(h){try{(0,v.mkdirSync)(h)}catch(i){if((0,M.Oj)(i)!=="EEXIST")throw i}}function $(h,i){const n=(0,w.relative)(h,i);return n!==
".."&&!n.startsWith(`..${w.sep}`)&&!(0,w.isAbsolute)(n)}}),9076:((ct,N,t)=>{t.d(N,{QB:()=>w,im:()=>v,yX:()=>I});const v=["fails","warns","works","unchecked","sk\
ipped"],w=5,I=({outcome:M})=>M!=="unchecked"&&M!=="skipped"}),997:((ct,N,t)=>{t.d(N,{O:()=>w,T:()=>M});var v=t(1064);const w=({earlier:R,attempt:s,later:A})=>[...R,
s,...A];function I({discovery:R,timing:s,headMs:A,hops:g},{attemptMs:P}){const p=A!==null&&A<=P?g.at(-1)?.status:null;return p===null||(0,v.Mq)(p??0)?"retries":
R.kind!=="failed"&&s.totalMs<=P?"works":"fails"}function M(R,s){const A=R.map(p=>I(p,s)),g=A.indexOf("works");return g<0?"never":g<=s.retries&&!A.slice(0,g).includes(
"fails")?"always":"sometimes"}}),3795:((ct,N,t)=>{t.d(N,{qY:()=>P,fN:()=>$,XP:()=>h});var v=t(733),w=t(1831),I=t(4120),M=t(8641);const R=2,s=80;function A(n){if(n.
kind==="scan")return`read ${(0,I.px)(n.files,"file")}`;if(n.kind==="registries")return`${n.done} of ${(0,I.px)(n.total,"question")} to registries answered`;const{
done:r,total:o,failed:u,waiting:a}=n,e=u===0?"":`, ${u} failed so far`;return`${r} of ${(0,I.px)(o,"host")} checked${e}${g(a)}`}function g(n){if(n.size===0)return"";
const r=[...n].slice(0,R).map(u=>(0,M.RK)((0,w.nx)(u),s)),o=n.size-r.length;return o>0?`; waiting for ${r.join(", ")} and ${(0,I.px)(o,"other")}`:`; waiting for\
 ${r.join(" and ")}`}const P={show:()=>{},end:()=>{}},p=5e3,D=200;function $(n){let r=!0;return i(p,o=>{r&&n(o),r=!r})}function h(n,r){let o="";const{show:u,end:a}=i(
D,f=>{const _=(0,v.W)(f,0,r-1);_!==o&&(o=_,n(`\r${_}\x1B[K`))});return{show:u,end:()=>{a(),o!==""&&n("\r\x1B[K")}}}function i(n,r){let o=null;const u=setInterval(
()=>{o!==null&&r(A(o))},n).unref();return{show:e=>{o=e},end:()=>clearInterval(u)}}}),8463:((ct,N,t)=>{t.d(N,{t:()=>h});var v=t(6309),w=t(566),I=t(4929),M=t(6808),
R=t(5955),s=t(8641);const A=function(...n){const{hash:r}=process.getBuiltinModule("node:crypto");return new.target?new r(...n):r(...n)},g=function(...n){const{renderBadge:r}=t.
late([912],7912);return new.target?new r(...n):r(...n)},P=function(...n){const{renderCodeQuality:r}=t.late([811],9811);return new.target?new r(...n):r(...n)},p=function(...n){
const{renderJunit:r}=t.late([176],176);return new.target?new r(...n):r(...n)},D=function(...n){const{renderHtml:r}=t.late([452],2452);return new.target?new r(...n):
r(...n)},$=function(...n){const{renderSarif:r}=t.late([773,579,695],7695);return new.target?new r(...n):r(...n)};function h({report:n,badge:r},o,u){const a=[],e=(f,_,E)=>{
try{(0,w.f)(u,_,(0,R.mk)(E()))}catch(c){a.push(`the ${f} ${(0,s.RK)(_)} was not written: ${(0,s.RK)((0,v.A)(c))}`)}};for(const{path:f,format:_}of n)e("report",f,
()=>i(_,o));return r!==null&&e("badge",r,()=>[g(o.verdict)]),a}function i(n,{verdict:r,context:o}){switch(n){case"json":return(0,I.hF)(r,o);case"sarif":return $(
r,o);case"junit":return p(r,o);case"codequality":return P(r,u=>A("sha256",u));case"html":return D(r,o,u=>A("sha256",u,"base64"));case"markdown":return[(0,M.Gc)(
r,o)]}}}),2796:((ct,N,t)=>{t.d(N,{S3:()=>E,Wi:()=>u,a2:()=>f,cZ:()=>s,cr:()=>a,hs:()=>e,pq:()=>_});var v=t(2886),w=t(1064),I=t(1831),M=t(8884);const R=3;function s(l){
const d=[...Map.groupBy(A(l),P).values()].flatMap(m=>{const O=[...Map.groupBy(m,p).values()];return O.length>R?[m]:O}).flatMap(m=>D(m)??[]).map(m=>({cause:m,hits:(0,M.
eb)(m.findings).length})).toSorted(({cause:m,hits:O},{cause:k,hits:b})=>(0,v.Np)(m,k)||g(m)-g(k)||b-O||k.hosts.length-m.hosts.length).map(({cause:m})=>m),S=c(d);
return d.map(m=>({...m,sameAs:S.get(m)??null}))}const A=l=>l.map(d=>({finding:d,hits:(0,M.eb)([d]).length})).toSorted((d,S)=>S.hits-d.hits).map(({finding:d})=>d);
function g({code:l,affects:d}){return l==="host-not-checked"?2:d.length===0||w.Du.some(S=>d.includes(S))?0:1}const P=({severity:l,problem:d,affects:S,exclude:m})=>JSON.
stringify([l,d.code,S,m===void 0]),p=l=>l.exclude===void 0?r(l.problem.help??"",l):"";function D(l){const[d]=l;if(d===void 0)return null;const S=[...new Set(l.flatMap(
({host:K})=>K??[]))],{code:m,title:O,help:k,message:b}=d.problem,y=(K,G)=>S.length>1?r(K,G):K,T=y(b,d),C=l.every(K=>y(K.problem.message,K)===T),U=y(k??"",d),x=l.
every(K=>y(K.problem.help??"",K)===U);return{severity:d.severity,code:m,title:O,affects:d.affects,findings:l,hosts:S,message:C?T:null,help:U!==""&&x?n(U,l):null,
isAside:l.length>1&&d.exclude!==void 0,sameAs:null}}const $=/\bTF_TOKEN_\w+/g,h="TF_TOKEN_HOST",i=5;function n(l,d){if(!l.includes(h))return l;const S=new Set(d.
flatMap(({problem:m})=>m.help?.match($)??[]));return S.size<=i?`${l}; ${h} is ${[...S].join(" or ")}`:`${l}; in ${h}, write each dot of the host as an underscor\
e and each hyphen as two`}function r(l,{host:d}){return d===null||l===""?l:[...new Set([d,(0,I.nx)(d)])].reduce((S,m)=>S.replaceAll(m,o),l).replace($,h).replaceAll(
/\bhost the host/g,"the host")}function o(l,d,S){const[m=" ",O=" "]=[S[d-1],S[d+l.length]];return/[\s("]/.test(m)&&/[\s,;.:)"]/.test(O)?"the host":"HOST"}const u=3,
a=({message:l,findings:d})=>l===null?[...Map.groupBy(d,({problem:S})=>S.message)]:[[l,d]],e=({hosts:l,findings:d})=>l.length>0&&!d.every(v.zX),f=l=>e(l)?"host":
"place";function _(l){return e(l)?l.hosts.length:(0,M.yv)(l.findings).lines.length}function E(l){const{findings:d,message:S}=l;return S===null?d.map(m=>[m]):e(l)?
[...Map.groupBy(d,({host:m})=>m).values()]:(0,M.yv)(d).lines}function c(l){const d=l.filter(O=>e(O)&&O.hosts.length>1),m=[...Map.groupBy(d,({hosts:O})=>O.toSorted().
join()).values()].flatMap(([O,...k])=>O===void 0?[]:k.map(b=>[b,O.code]));return new Map(m.filter(([{message:O}])=>O!==null))}}),4218:((ct,N,t)=>{t.d(N,{H6:()=>o,
MC:()=>p,QY:()=>E,U4:()=>D,XQ:()=>a,_N:()=>_,bW:()=>i,eC:()=>f,kW:()=>u,mc:()=>e,qX:()=>P,wz:()=>r});var v=t(9076),w=t(7574),I=t(5102),M=t(4120);const R=[{mark:"\
\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,
words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],s="\u2573",A="\u254C";
function g(c){return c.outcome==="fails"?s:(0,v.yX)(c)?R.find(({belowMs:l})=>(c.ms??0)<l)?.mark??"":A}const P=c=>c.map(g).join("");function p(c){const l=c.flatMap(
({history:k})=>k.recent),d=new Set(l.map(g)),S=l.some(k=>g(k)===R[0].mark&&k.ms===null);return[...R.map(({mark:k,words:b},y)=>[k,y===0&&S?`${b} or not measured`:
b]),[s,"failed"],[A,"no result"]].filter(([k])=>d.has(k))}function D({hosts:c},{history:l}){return c.flatMap(S=>{const m=l?.get(S.visit.host);return m!==void 0&&
m.recent.filter(v.yX).length>1?[{host:S,history:m}]:[]}).toSorted((S,m)=>Number(h(m))-Number(h(S))||n(S,$)-n(m,$)||n(S,Number.POSITIVE_INFINITY)-n(m,Number.POSITIVE_INFINITY))}
const $=30,h=({host:c})=>(0,I.sG)(c)==="fails",i=({history:c},l)=>o(c).findLast(d=>d.days<=l);function n(c,l){const d=i(c,l);return d===void 0?1:d.good/d.runs}const r=c=>h(
c)||c.history.recent.some(({outcome:l})=>l==="fails"),o=({uptime:c})=>c.filter(({runs:l},d)=>l>(c[d-1]?.runs??0));function u({recent:c,uptime:l,incidents:[d]}){
if(d===void 0||d.until!==null)return null;const S=c.filter(({outcome:k})=>k==="fails").length,m=l.at(-1);return m!==void 0&&m.runs-m.good===1?`first failure in ${(0,M.
px)(m.runs,"run")}`:S<=d.runs&&d.runs>1?null:`failed ${S} of the last ${c.filter(v.yX).length} runs`}function a({incidents:[c]}){return c===void 0||c.until!==null||
c.runs<2?null:`failing since ${(0,w.QN)(c.from)} (${(0,M.px)(c.runs,"run")})`}function e({good:c,runs:l}){if(l===0)return null;const d=Math.floor(1e4*c/l);if(d>=
9900)return`${d/100}%`;const S=Math.floor(d/10);return S===0&&c>0?"below 0.1%":`${S/10}%`}const f=({days:c,good:l,runs:d})=>`${l} of ${(0,M.px)(d,"run")} in ${c}\
 days`;function _(c){const l=I.vh.flatMap(S=>{const{length:m}=c.filter(k=>k.outcome===S),O=S==="warns"?"with warnings":I.nx[S];return m===0?[]:[`${m} ${O}`]});return`${c.
length===1?"last run":`last ${(0,M.px)(c.length,"run")}`}: ${l.join(", ")}`}const E=({from:c,until:l},d)=>l===null?`${(0,w.u8)(c,d)} so far`:(0,w.u8)(c,l)}),1505:((ct,N,t)=>{
t.d(N,{G_:()=>h,Yj:()=>$,Zc:()=>p,o7:()=>D,pk:()=>P,se:()=>g,tN:()=>R});var v=t(4e3),w=t(7574),I=t(4120),M=t(8884);const R=120,s=20,A=6;function g({requirements:a},e,f){
return{label:"required",texts:(0,I.Sk)(a,s,E=>{const c=(0,M.Yx)(E.because,f.because);return`${P(E,e,f)} (${c})`})}}function P({service:a,clients:e},{dialect:f},_){
const E=a==="any"?(0,I.DO)(a):_.value(a,R);return f.clients.every(l=>e.includes(l))?E:`${E} for ${(0,I.wO)(e)}`}function p({visit:a},e){const{timing:f,discovery:_}=a.
attempt,E=_.kind==="failed"?_.excerpt:null,c=(0,w.I$)(f).map(([m,O])=>`${m} ${(0,w.kJ)(O)}`),l=a.earlier.map(m=>{const{kind:O}=m.discovery;return`${O==="failed"?
m.discovery.problem.code:O} after ${(0,w.kJ)(m.timing.totalMs)}`}),d=E===null?[]:[e.value(E.replace(/\s+/gu," ").trim())],S=a.credentials?.hasToken?[e.prose(a.credentials.
source)]:[];return[{label:"body",texts:d},{label:"timing",texts:[c.join(", ")]},{label:"retried",texts:l},{label:"token from",texts:S}]}const D=(a,e)=>[{label:"\
credentials",texts:o(a)?r(a.visit.looks,e.prose):[]},{label:"host block",texts:u(a.visit).map(f=>e.prose(f))}];function $({visit:a,services:e,servicesFrom:f},_){
const E=f===null?(0,w.kJ)(a.attempt.timing.totalMs):`host block at ${_.because(f)}`,c=(0,v.K4)(e,A,({id:l})=>_.value(l,R));return`${e.length===0?"no services":c}\
 (${E})`}function h(a){const e=Map.groupBy(a,f=>JSON.stringify(f.looks.map(n)));return Array.from(e.values(),f=>({clients:f.map(({client:_})=>_),looks:f[0]?.looks.
map(n)??[]}))}const i={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not\
 read":"turned off"},n=({source:a,held:e,counts:f})=>({source:a,held:`${i[e]}${f?e==="no token"?" (ends the search)":" (used)":""}`});function r(a,e){const f=h(
a);return f.flatMap(({clients:_,looks:E})=>E.map(({source:c,held:l})=>`${f.length>1?`${(0,I.wO)(_)}: `:""}${e(c)}: ${l}`))}const o=({findings:a})=>a.some(({problem:{
code:e}})=>/^credentials-|^document-unauthorized$/.test(e));function u({forced:a}){return[...Map.groupBy(a,({place:f})=>(0,M.eo)(f))].map(([f,_])=>`${f}, for ${(0,I.
wO)(_.map(({client:E})=>E))}`)}}),2704:((ct,N,t)=>{t.d(N,{IL:()=>I,Rr:()=>M,Z4:()=>w});var v=t(8641);const w=(R,s,A)=>`,
${A}"${R}": ${I(s,A)}`,I=(R,s)=>(0,v.s$)(JSON.stringify(R,null,2).replaceAll(`
`,`
${s}`));function*M(R,s,A,g){if(s.length===0){yield w(R,[],A);return}const P=`${A}  `;let p=`,
${A}"${R}": [`;for(const D of s)yield`${p}
${P}${I(g(D),P)}`,p=",";yield`
${A}]`}}),4929:((ct,N,t)=>{t.d(N,{hF:()=>d});var v=t(4e3),w=t(5799),I=t(2704),M=t(6174),R=t(5143);const s=y=>typeof y=="string"?y:A(y),A=({file:y,line:T,column:C,
endColumn:U})=>({...g(y),line:T,column:C,endColumn:U});function g(y){const{repository:T,path:C}=(0,R.bH)(y);return T===null?{file:y}:{repository:T,file:C}}function P(y){
const{repository:T,path:C}=(0,R.bH)(y);return T===null?{directory:y}:{repository:T,directory:C}}const p=y=>{const{clients:T,versions:C,releases:U,isGuess:x,why:K,
evidence:G}=y;return{clients:T,assumed:x??!1,why:(0,M._)(K),versions:Object.entries(C).map(([J,H])=>({client:J,version:(0,M._)(H)})),releases:U.map(({name:J})=>J),
evidence:G.map(({client:J,version:H,level:V,text:F,place:X})=>({client:J,version:H===null?null:(0,M._)(H),kind:V,text:(0,M._)(F),...A(X)}))}};var D=t(4283),$=t(
997),h=t(1831),i=t(8641);function n(y){const{visit:T,requirements:C,services:U,servicesFrom:x,clients:K,isNew:G}=y,{discovery:J,hops:H,timing:V,certificates:F}=T.
attempt;return{host:T.host,display:(0,h.nx)(T.host),discovery:J.kind,...r(J),documentUrl:u(J),hops:H.map(a),services:Object.fromEntries(U.map(X=>[X.id,e(X)])),servicesFrom:x===
null?null:A(x),hostBlocks:T.forced.map(({client:X,place:nt})=>({client:X,place:A(nt)})),required:C.map(({service:X,clients:nt,because:rt})=>({service:X,clients:nt,
because:rt.map(s)})),credentials:T.credentials?.hasToken?T.credentials.source:null,looks:T.looks,attempts:(0,$.O)(T).length,...T.earlier.length===0?{}:{earlier:T.
earlier.map(o)},timingMs:E(V),certificates:F,clients:K,...G?{new:!0}:{}}}function r(y){if(y.kind==="skipped")return{code:y.problem.code};if(y.kind!=="failed")return{};
const{problem:T,excerpt:C}=y;return{code:T.code,...C===null?{}:{excerpt:C}}}const o=({discovery:y,timing:T})=>({discovery:y.kind,..."problem"in y?{code:y.problem.
code}:{},ms:T.totalMs}),u=y=>y.kind==="found"||y.kind==="absent"?(0,D.Pl)(y.url):null,a=({challenge:y,...T})=>({...T,url:(0,i.cq)(T.url),proxy:T.proxy===null?null:
(0,i.cq)(T.proxy)});function e(y){switch(y.kind){case"url":return{url:(0,i.cq)(y.url)};case"login":return{login:f(y.login)};case"problem":return{problem:_(y.problem)}}}
const f=y=>({...y,authz:y.authz===null?null:(0,i.cq)(y.authz),token:y.token===null?null:(0,i.cq)(y.token)}),_=({code:y,message:T,help:C})=>({code:y,message:T,help:C??
null}),E=({lookupMs:y,connectMs:T,tlsMs:C,firstByteMs:U,totalMs:x})=>({lookup:y,connect:T,tls:C,firstByte:U,total:x}),c=1,l="  ";function*d(y,T){const{usages:C,
...U}=T.scan,{hosts:x,findings:K,passed:G,ignored:J,stopped:H,roots:V}=y,{remarks:F,repository:X,repositories:nt}=T;yield*[`{
  "schemaVersion": ${c}`,S("version",T.version),S("passed",G),...H===null?[]:[S("stopped",(0,v.Cw)(H)),S("incomplete",(0,v.zM)(H))],S("failOn",T.failOn),...X===
null?[]:[S("repository",X)],...nt.length===0?[]:[S("repositories",nt)],S("dialect",T.dialect.name),S("clientDetection",p(T.dialect)),S("clients",T.clients),S("s\
tartedAt",T.startedAt),S("durationMs",T.durationMs),S("counts",m(y))],yield*(0,I.Rr)("hosts",x,l,n),yield*(0,I.Rr)("findings",K,l,O),V.length>0&&(yield*(0,I.Rr)(
"roots",V,l,k)),yield*[S("ignored",J),S("usages",C),...F.length===0?[]:[S("remarks",F)],S("scan",U),`
}
`]}const S=(y,T)=>(0,I.Z4)(y,T,l),m=({findings:y})=>Object.fromEntries(w.oC.map(T=>[`${T}s`,y.filter(C=>C.severity===T).length]));function O(y){const{problem:T,
severity:C,host:U,places:x,affects:K,exclude:G}=y;return{code:T.code,severity:C,host:U,service:(0,w.ju)(y),message:T.message,help:T.help??null,places:x.map(s),affects:K,
...G===void 0?{}:{exclude:G}}}const k=({directory:y,clients:T,rows:C})=>({...P(y),clients:T,rows:C.map(b)}),b=({problems:y,places:T,...C})=>({...C,codes:y.map(({
code:U})=>U),places:T.map(s)})}),5102:((ct,N,t)=>{t.d(N,{$N:()=>o,JR:()=>D,QK:()=>r,b:()=>h,cG:()=>p,fX:()=>e,hm:()=>n,md:()=>i,nx:()=>A,sG:()=>P,vh:()=>g});var v=t(
2886),w=t(4e3),I=t(5799),M=t(4120),R=t(8884),s=t(4148);const A={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},g=[
"fails","unchecked","warns","skipped","works"];function P(c){if(h(c))return"unchecked";const l=n(c.findings);return l==="error"?"fails":l==="warning"?"warns":D(
c)?"skipped":"works"}const p=c=>["fails","warns"].includes(P(c)),D=({visit:c})=>c.attempt.discovery.kind==="skipped",$=["host-not-checked",...v.H4],h=({visit:{attempt:c}})=>c.
discovery.kind==="skipped"&&$.includes(c.discovery.problem.code);function i(c){return g.flatMap(l=>c.filter(d=>P(d)===l))}const n=c=>I.oC.find(l=>c.some(d=>d.severity===
l))??null;function r({findings:c}){const l=n(c);return l==="notice"?[]:c.filter(({severity:d})=>d===l)}function o({hosts:c,files:l,findings:d,passed:S,stopped:m,
roots:O},{repositories:{length:k}}){const b=(0,s.g5)(O,k),y=b===null?l:l.filter(({problem:F})=>!u.test(F.code)),T=y.filter(F=>!a(F)),C=n(T)==="error"&&!c.some(F=>P(
F)==="fails"),x=b===null&&!C&&k>0?` in ${(0,M.px)(k,"repository")}`:"",G=[T.length<y.length?[`nothing to check${x}`]:f(c,x),E(T,b===null&&C?k:null)],J=C?G.toReversed():
G,H=[b??[],...J].flat().join(", "),V=n(d)==="error";if(m!==null){const F=(0,w.Cw)(m);return V||c.some(h)?`${H} (${F})`:`${F}; ${H}`}return S&&V?`${H} (the check\
 passes: fail-on is never)`:S||V?H:`${H} (the check fails: fail-on is warning)`}const u=/^(?:module|provider|version|package|constraint|lock)-/,a=({problem:c,severity:l})=>c.
code==="nothing-to-check"&&l==="error",e="not allowed";function f(c,l){const d=c.length;if(d===0)return[`no registry hosts to check${l}`];const S=c.filter(D),m=c.
filter(J=>!D(J)),O=(J,H)=>J.filter(V=>P(V)===H).length,k=[{count:O(m,"fails"),words:A.fails},{count:O(S,"fails"),words:e},{count:O(S,"unchecked"),words:A.unchecked}],
b=k.some(({count:J})=>J>0),y=[{count:m.length,words:A.works},{count:S.length,words:A.skipped}],[T,...C]=(b?k:y).filter(({count:J})=>J>0),x=T?.words===e||T?.words===
A.unchecked?T.count===1?"is ":"are ":"",K=O(m,"warns"),G=d===1?"":`${K} ${b?"more ":""}`;return[`${_(T?.count??0,d)}${l} ${x}${T?.words}`,...C.map(({count:J,words:H})=>`${J}\
 ${H}`),...K===0?[]:[`${G}with warnings`]]}function _(c,l){return l===1?"1 registry host":c===l?`all ${l} registry hosts`:`${c} of ${l} registry hosts`}function E(c,l){
const d=n(c);if(d===null||d==="notice")return[];const S=c.filter(({severity:y})=>y===d),m=(0,R.eb)(S).length,O=m===0?(0,R.Dc)(S):0,k=(0,R.BQ)(c),b=l===null?(0,M.
px)(m,"repository"):(0,R.iW)(m,l);return[...m===0?[]:[`${d}s in files of ${b}`],...O===0?[]:[`${d}s in ${(0,M.px)(O,"file")}`],...n(k)===d?[`${d}s in the ${(0,R.
et)(k)}`]:[]]}}),3181:((ct,N,t)=>{t.d(N,{M:()=>$});var v=t(4e3),w=t(2796),I=t(4218),M=t(4120),R=t(8884),s=t(5973),A=t(5150),g=t(9900);const P=6,p=12,D=4;function $(e,f){
const{message:_,help:E,isAside:c}=e,{limits:l}=f.medium,d=(0,w.pq)(e);return{title:d>1?(0,s.qy)`${(0,M.px)(d,(0,w.a2)(e))}: ${e.title}`:(0,s.qy)`${e.title}`,message:_===
null?s.K$:(0,g.em)(_,l.message),help:E===null||c?s.K$:(0,g.BK)(E,l.message),...h(e,f),small:a(e,f)}}function h(e,f){const{findings:_,message:E,sameAs:c}=e,l={items:[],
messages:s.K$,others:s.K$};if(c!==null)return{...l,where:(0,s.qy)`The same hosts as for ${c}`};const d=(0,A.Ui)(_,f),S=E!==null||(0,w.hs)(e),m=d&&!n(e)?(0,s.qy)`In ${(0,A.
wD)(_,f,S)}`:s.K$,O=d&&S?(0,A.zC)(_,f):s.K$;if(d&&E!==null&&!(0,w.hs)(e))return{...l,where:m,others:O};const k=(0,w.S3)(e),b=E===null?D:(0,w.hs)(e)?P:p,y=k.slice(
0,b).map(C=>r(C,e,f)),T=(0,s.qy)`${i(e,k.slice(b),f)}${O}`;return E===null?{items:[],where:m,messages:(0,s.p_)(y),others:T}:{items:y,where:m,messages:s.K$,others:T}}
function i(e,f,_){const E=e.message===null?"finding":(0,w.a2)(e);if(_.isBrief)return(0,g.OS)(f.length,E,_);const{shown:c,more:l}=(0,v.zN)(f,_.medium.limits.items),
d=c.map(m=>r(m,e,_)),S=e.message===null?(0,s.p_)(d):_.medium.items(d);return(0,s.zH)((0,M.px)(f.length,`more ${E}`),(0,s.Im)(S)?S:(0,s.qy)`${S}${(0,g.OS)(l,E,_)}`)}
const n=e=>e.message!==null&&(0,w.hs)(e)&&e.hosts.length===1;function r(e,f,_){return"file"in e?(0,A.ik)(e,_):f.message===null?u(e,f,_):o(e,f.hosts.length===1,_)}
function o(e,f,_){const[E]=e,{lines:c,settings:l}=(0,R.yv)(e),d=E?.host?(0,g.b8)(E.host,_):s.K$,S=E?.isHostNew?(0,s.qy)`${M.dy}`:s.K$,m=(0,A.Ui)(e,_);if(f){const b=m?
(0,A.wD)(e,_):(0,A.AZ)(c,_.medium.limits.places,_),y=l.map(U=>(0,A.ik)(U,_)),T=(0,s.Rm)(m?[...y,b]:[b,...y]),C=(0,s.Im)(S)?s.K$:(0,s.qy)` (${S})`;return(0,s.qy)`${d}${(0,s.
Im)(T)?s.K$:(0,s.qy)` in ${T}`}${C}`}const O=m?(0,s.qy)`${(0,M.px)((0,R.eb)(e).length,"repository")}`:(0,s.xl)((0,A.AZ)(c,_.medium.limits.ownPlaces,_).text.replace(
/ places?$/,"")),k=(0,s.oR)([S,O],"; ");return(0,s.Im)(k)?d:(0,s.qy)`${d} (${k})`}function u(e,f,_){const{ownPlaces:E,ownMessage:c}=_.medium.limits,l=(0,w.hs)(f)?
o(e,!1,_):(0,A.AZ)((0,R.yv)(e).lines,E,_),d=e.map(({problem:{message:S,help:m}})=>{const O=(0,s.Im)(l)?(0,g.em)(S,c):(0,s.qy)`${l}: ${(0,s.CS)(S,c)}`;return f.help===
null&&m?(0,s.qy)`${O}<br/>${(0,g.BK)(m,c)}`:O});return(0,s.oR)(d,"<br/>")}function a(e,f){const{context:_}=f,{findings:E,hosts:c,severity:l}=e,[d,S]=c,m=(0,M.od)(
e.affects,_.clients),O=n(e)?[]:(0,R.yv)(E).settings.map(T=>(0,A.ik)(T,f)),k=d===void 0||S!==void 0?null:_.history?.get(d),b=k&&l==="error"?(0,I.kW)(k):null,y=[m===
""?s.K$:(0,s.qy)`Affects ${m}.`,O.length===0?s.K$:(0,s.qy)`Required by ${(0,s.Rm)(O)}.`,b===null?s.K$:(0,s.qy)`${(0,M.Iu)(b)}.`];return(0,s.oR)(y," ")}}),8436:((ct,N,t)=>{
t.d(N,{Bg:()=>h,UQ:()=>$,Y4:()=>e,xS:()=>i});var v=t(4e3),w=t(1064),I=t(1505),M=t(7574),R=t(5102),s=t(4120),A=t(8641),g=t(5973),P=t(5150),p=t(9900);const D=2;function $({
visit:{host:_},isNew:E},c){const l=E?(0,g.qy)`<br/>${c.medium.small(s.dy)}`:g.K$;return(0,g.qy)`${(0,p.b8)(_,c,g.Fl)}${l}`}function h(_,E){const{discovery:c}=_.
visit.attempt,l=[...new Set((0,R.QK)(_).map(({problem:d})=>d.title))];return l.length>0?(0,v.K4)(l,D):c.kind==="skipped"?c.problem.title:(0,g.xl)((0,I.Yj)(_,(0,P.
Bm)(E)))}function i(_,E,c=[]){const l=(0,P.Bm)(E),{discovery:d}=_.visit.attempt,S=d.kind==="skipped"?[(0,g.CS)(d.problem.message)]:[],m=[...(0,I.Zc)(_,l),...(0,I.
o7)(_,l)];return[{label:"result",texts:S},{label:"required",texts:n(_,E)},{label:"clients",texts:o(_,E)},{label:"services",texts:u(_,E)},...c,...m.map(({label:k,
texts:b})=>({label:k,texts:b.map(g.xl)}))].map(({label:k,texts:b})=>({label:(0,s.Iu)(k),texts:b.filter(y=>!(0,g.Im)(y))})).filter(({texts:k})=>k.length>0)}function n({
requirements:_},E){const{places:c,services:l}=E.medium.limits,d=(0,P.Bm)(E),S=Map.groupBy(_,({because:m})=>(0,P.AZ)(m,c,E).text);return r([...S],"requirement",E,
([m,O])=>{const k=(0,g.yU)(O,l,b=>(0,g.xl)((0,I.pk)(b,E.context,d)));return m===""?k:(0,g.qy)`${k} by ${(0,g.xl)(m)}`})}function r(_,E,c,l){const{shown:d,more:S}=(0,v.
zN)(_,c.medium.limits.services),m=S>0?[(0,g.qy)`and ${(0,s.px)(S,`more ${E}`)} ${c.rest}`]:[];return[...d.map(l),...m]}const o=({clients:_},{context:E,medium:c})=>[
"fails","warns","works"].flatMap(l=>{const d=E.clients.filter(O=>_[O]===l),S=d.map(O=>w.bB[O]).join(", "),m=c.sign(l);return d.length===0?[]:[(0,g.qy)`${m} ${S}: ${R.
nx[l]}`]}),u=({services:_,servicesFrom:E},c)=>[...r(_,"service",c,l=>(0,g.qy)`${(0,g.aY)(l.id)} ${a(l,c)}`),...E===null?[]:[(0,g.qy)`from the host block at ${(0,P.
ik)(E,c)}`]];function a(_,E){switch(_.kind){case"url":return(0,g.aY)((0,A.cq)(_.url));case"login":{const{client:c,authz:l,token:d,ports:S}=_.login;return(0,g.qy)`authz ${(0,g.
aY)((0,A.cq)(l??"none"))}, token ${(0,g.aY)((0,A.cq)(d??"none"))}, client ${(0,g.aY)(c)}, ports ${S.join(" to ")}`}case"problem":return(0,g.qy)`${E.medium.sign(
"fails")} ${(0,p.U1)(_.problem.code,E)}`}}function e({visit:{attempt:_}},E){const{context:c,medium:l}=E,d=[(0,p.fi)("TLS certificate",({host:S})=>(0,g.aY)(S)),(0,p.
fi)("Valid until",({expires:S})=>(0,g.CS)((0,M.nO)(S,c.startedAt))),(0,p.fi)("Subject",({subject:S})=>(0,g.aY)(S)),(0,p.fi)("Issuer",({issuer:S})=>(0,g.aY)(S))];
return[l.table(_.hops,{caption:"Requests",columns:f}),l.table(_.certificates,{caption:"TLS certificates",columns:d})]}const f=[(0,p.fi)("Request",({url:_})=>(0,g.
aY)((0,A.cq)(_))),(0,p.fi)("Response",({status:_,reason:E,mediaType:c})=>{const l=c===null?null:(0,g.qy)`<br/>${(0,g.aY)(c)}`,d=E===""?null:(0,g.qy)` ${(0,g.CS)(
E)}`;return _===null?"no response":(0,g.qy)`${_}${d}${l}`}),(0,p.fi)("Token",({authorization:_})=>(0,s.Rk)(_)),(0,p.fi)("Address",({address:_,proxy:E})=>_!==null?
(0,g.aY)(_):E===null?null:(0,g.qy)`through ${(0,g.aY)((0,A.cq)(E))}`),(0,p.fi)("Time",({ms:_})=>(0,M.kJ)(_),"number")]}),2482:((ct,N,t)=>{t.d(N,{W3:()=>s,cT:()=>A,
ih:()=>g});var v=t(4218),w=t(7574),I=t(5973),M=t(9900);const R=40,s=p=>p.flatMap(([D,{incidents:$}])=>$.map(h=>({...h,host:D}))).toSorted((D,$)=>Date.parse($.from)-
Date.parse(D.from)),A=(p,D)=>{const $=(0,M.fi)("Host",h=>(0,M.b8)(h.host,D,I.Fl),"name");return D.medium.table(p,{caption:"Incidents",columns:[$,...P(D)]})},g=(p,D)=>D.
medium.table(p,{caption:"Incidents",columns:P(D)});function P(p){const{context:D,medium:$}=p,h=n=>$.isWhole?(0,M.U1)(n,p):(0,I.aY)(n,R),i=({until:n})=>n===null?
"continues":(0,w.QN)(n);return[(0,M.fi)("From",({from:n})=>(0,w.QN)(n),"when"),...$.isWhole?[(0,M.fi)("Until",i,"when")]:[],(0,M.fi)("Duration",n=>(0,v.QY)(n,D.
startedAt),"when"),(0,M.fi)("Failed runs",({runs:n})=>n,"number"),(0,M.fi)("Problems",({codes:n})=>(0,I.Rm)(n.map(h)))]}}),3029:((ct,N,t)=>{t.d(N,{U8:()=>M,VN:()=>w,
XP:()=>I});var v=t(5955);const w=({text:s})=>s.replaceAll(/ class="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&nbsp;").replaceAll(/\n+/g,`
`).trim(),I=s=>s.isBrief?[s]:[s,{...s,isBrief:!0}];function M(s,A){const g=s.map(([$])=>$?.()??"");if(R(g)<=A)return g;const P=g.map(($,h)=>{const i=$===""?[]:s[h]?.
slice(1)??[];return[$,...i.map(n=>n())].filter(n=>n!=="")}),p=P.map($=>$.at(-1)??"");let D=A;return P.map(($,h)=>{const i=R(p.slice(h+1)),n=R(p.slice(h,h+1))<=D?
p[h]:"",r=$.find(o=>R([o])<=D-i)??n??"";return D-=R([r]),r})}const R=s=>s.reduce((A,g)=>A+(g===""?0:(0,v.$$)(g)+2),0)}),9904:((ct,N,t)=>{t.d(N,{$J:()=>w,xy:()=>I,
yQ:()=>M});var v=t(5973);const w={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},I=(0,v.qy)`in the job summary`,
M={sign:g=>new v.Ed(w[g]),small:g=>(0,v.qy)`<sub>${g}</sub>`,heading:g=>(0,v.qy)`<b>${g}</b>`,items:g=>g.length===0?v.K$:(0,v.qy)`<p>${(0,v.Rm)(g)}</p>\n`,table:R,
isWhole:!1,limits:{message:700,ownMessage:300,url:600,places:4,ownPlaces:1,items:100,roots:100,services:20}};function R(g,{columns:P}){if(g.length===0)return v.
K$;const p=P.map(({title:$,style:h})=>(0,v.qy)`<th align="${A(h)?"right":"left"}">${$}</th>`),D=g.map($=>(0,v.qy)`<tr>${P.map(h=>s($,h))}</tr>\n`);return(0,v.qy)`<table>\n<tr>${p}</tr>\n${D}</table>\n`}
function s(g,{cell:P,style:p}){const D=(0,v.qy)`${P(g)}`,$=(0,v.Im)(D)?(0,v.qy)`–`:D;return A(p)?(0,v.qy)`<td align="right">${new v.Ed($.text.replaceAll(" ","\
&nbsp;"))}</td>`:(0,v.qy)`<td>${$}</td>`}const A=g=>g?.split(" ").includes("number")===!0}),6808:((ct,N,t)=>{t.d(N,{df:()=>Ft,gD:()=>Dt,Fp:()=>bt,Gc:()=>Gt,XA:()=>Ht,
rL:()=>At});var v=t(7574),w=t(5102),I=t(4120),M=t(5955),R=t(6763),s=t(5973),A=t(2328),g=t(9900),P=t(4e3),p=t(2796),D=t(3181),$=t(3029);const h=20,i=10;function n(et,Y){
const L=Y.isBrief?i:h,{shown:B,more:Q}=(0,P.zN)((0,p.cZ)(et),L);return[...B.map(tt=>[...(0,$.XP)(Y).map(lt=>()=>(0,$.VN)(r(tt,lt))),()=>(0,$.VN)((0,s.qy)`<p>${o(
tt,(0,D.M)(tt,Y).title,Y)}</p>`)]),[()=>(0,$.VN)((0,g.OS)(Q,"cause",Y))]]}function r(et,Y){const L=(0,D.M)(et,Y),B=[(0,s.Rm)(L.items),L.where,L.message,L.help],
Q=(0,s.Im)(L.small)?L.small:Y.medium.small(L.small);return(0,s.qy)`<p>${o(et,L.title,Y)}
${[...B,Q].map(Z=>(0,s.Im)(Z)?Z:(0,s.qy)`<br/>${Z}\n`)}</p>
${L.messages}${L.others}`}const o=({severity:et,code:Y},L,B)=>(0,s.qy)`${(0,g.ZF)(et,B)} <b>${L}</b> (${(0,g._h)(Y,(0,s.qy)`${Y}`,B)})`;var u=t(4218),a=t(2482),
e=t(9904);const f=10,_=40,E=20;function c(et,Y){const L=(0,u.U4)(et,Y.context),B=Y.isBrief?L.filter(u.wz):L;if(B.length===0)return L.length===0&&(Y.context.history?.
size??0)>0&&!Y.isBrief?[(0,s.qy)`<p><b>History</b>: 1 run so far</p>`]:[];const Q=B.slice(0,Y.isBrief?f:_),Z=d(B,Y),[tt,lt]=[Q.slice(0,f),Q.slice(f)].map(st=>Y.
medium.table(st,{caption:"History",columns:Z}));return[(0,s.qy)`<p><b>History</b>: ${l(L)}</p>`,tt??s.K$,(0,s.zH)((0,I.px)(Q.length-f,"more host"),lt??s.K$),(0,s.
qy)`<p>${Y.medium.small(m(Q))}</p>`,O(B.slice(Q.length),Y),k(B,Y)]}function l(et){const Y=Math.max(...et.map(({history:Q})=>Q.recent.length)),L=et.filter(u.wz).
length;if(L===0)return`no failure in the last ${(0,I.px)(Y,"run")}`;const B=et[0]?.history.recent.filter(({outcome:Q})=>Q==="fails").length;return et.length===1?
`${B} of the last ${(0,I.px)(Y,"run")} failed`:`${L} of ${et.length} hosts failed in the last ${(0,I.px)(Y,"run")}`}function d(et,Y){const L=({history:Z},tt)=>{
const lt=(0,u.H6)(Z).find(st=>st.days===tt);return lt===void 0?s.K$:(0,s.qy)`${(0,u.mc)(lt)}<br/>${Y.medium.small((0,I.px)(lt.runs,"run"))}`},B=et.flatMap(({history:Z})=>(0,u.
H6)(Z).map(tt=>tt.days)),Q=[...new Set(B)].toSorted((Z,tt)=>Z-tt);return[(0,g.fi)("Host",Z=>S(Z,Y)),...Q.map(Z=>(0,g.fi)((0,s.qy)`Uptime<br/>${Z}&nbsp;days`,tt=>L(
tt,Z),"number")),(0,g.fi)((0,s.qy)`Latency<br/>30&nbsp;days`,({history:{medianMs:Z}})=>Z===null?null:(0,v.kJ)(Z),"number")]}function S({host:et,history:Y},L){const{
sign:B,small:Q}=L.medium,Z=L.isBrief?null:(0,u.XQ)(Y),tt=(0,s.xl)((0,u.qX)(Y.recent));return(0,s.oR)([(0,s.qy)`${B((0,w.sG)(et))}&nbsp;${(0,g.b8)(et.visit.host,
L,s.Fl)}`,(0,s.qy)`<code role="img" aria-label="${(0,s.xl)((0,u._N)(Y.recent))}">${tt}</code>`,Z===null?s.K$:Q(Z)],"<br/>")}function m(et){const Y=(0,u.MC)(et).
map(([L,B])=>(0,s.qy)`<code>${L}</code>&nbsp;${B}`);return(0,s.qy)`The newest run is at the right. ${(0,s.Rm)(Y)}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function O(et,Y){if(et.length===0)return s.K$;const L=et.every(({history:Z})=>Z.uptime.every(({good:tt,runs:lt})=>tt===lt)),B=Y.rest===e.xy?Y.rest:(0,s.qy)`in the history file`,
Q=L?(0,s.qy)`, all without a failure in this time`:(0,s.qy)` ${B}`;return(0,s.qy)`<p>and ${(0,I.px)(et.length,"more host")}${Q}</p>`}function k(et,Y){const L=(0,a.
W3)(et.map(({host:lt,history:st})=>[lt.visit.host,st])),{shown:B,more:Q}=(0,P.zN)(L,E),Z=B.length,tt=Q>0?`The last ${Z} incidents`:(0,I.px)(Z,"incident");return(0,s.
zH)(tt,(0,a.cT)(B,Y))}var b=t(1831),y=t(8436),T=t(5150);const C=50,U=3,x=20;function K(et,Y,L){const B=et.filter(Et=>(0,w.sG)(Et)===Y);if(B.length===0)return s.
K$;const Q=Y==="works"&&et.some(Et=>(0,w.sG)(Et)==="warns"),Z=`${w.nx[Y]}${Q?" without warnings":""}`,tt=(0,s.qy)`${L.medium.sign(Y)} ${G(B,Z)}`;if(L.isBrief)return(0,s.
qy)`<p>${tt}</p>`;const{shown:lt,more:st}=(0,P.zN)(B,C),ft=[(0,g.fi)("Host",Et=>(0,y.UQ)(Et,L)),(0,g.fi)("Required by",({requirements:Et})=>{const _t=Et.flatMap(
Rt=>Rt.because);return(0,T.AZ)(_t,L.medium.limits.places,L)}),(0,g.fi)(Y==="works"?"Services":"Reason",Et=>(0,y.Bg)(Et,L))],It=L.medium.table(lt,{caption:"Hosts",
columns:ft});return(0,s.zH)(tt,(0,s.qy)`${It}${(0,g.OS)(st,"host",L)}`)}function G(et,Y){const L=(0,s.yU)(et,U,({visit:B})=>(0,s.aY)((0,b.nx)(B.host)));return et.
length===1?(0,s.qy)`${L} ${Y}`:(0,s.qy)`<b>${(0,I.px)(et.length,"host")}</b> ${Y}: ${L}`}function J(et,Y){const L=et.filter(ft=>(0,w.cG)(ft)&&!(0,w.JR)(ft)),[B,
...Q]=L;if(B===void 0||Y.isBrief)return s.K$;const Z="Requests, responses and certificates of";if(Q.length===0)return(0,s.zH)((0,s.qy)`${Z} ${H(B)}`,V(B,Y));const{
shown:tt,more:lt}=(0,P.zN)(L,x),st=tt.map(ft=>(0,s.zH)((0,s.qy)`${Y.medium.sign((0,w.sG)(ft))} ${H(ft)}`,V(ft,Y)));return(0,s.zH)(`${Z} ${(0,I.px)(L.length,"hos\
t")}`,(0,s.qy)`${st}${(0,g.OS)(lt,"host",Y)}`)}const H=({visit:{host:et,attempt:Y}})=>(0,s.qy)`${(0,s.aY)((0,b.nx)(et))} (${(0,I.px)(Y.hops.length,"request")}, ${(0,v.
kJ)(Y.timing.totalMs)})`;function V(et,Y){const L=(0,y.xS)(et,Y).map(({label:B,texts:Q})=>(0,s.qy)`<tr><td><b>${B}</b></td><td>${(0,s.oR)(Q,"<br/>")}</td></tr>\n`);
return(0,s.qy)`<table>\n${L}</table>\n${(0,y.Y4)(et,Y)}`}var F=t(4503),X=t(8884);const nt=50,rt=3,at=3;function gt(et,Y){const L=(0,X._X)(et),[B]=L;if(B===void 0)
return s.K$;const Q=(0,s.yU)(L,rt,({repository:Et})=>(0,s.aY)(Et)),Z=(0,g.ZF)((0,w.hm)(B.findings)??"warning",Y),tt=(0,s.qy)`${Z} <b>${(0,I.px)(L.length,"reposi\
tory")}</b> ${(0,X.fP)(L)}: ${Q}`;if(Y.isBrief)return(0,s.qy)`<p>${tt}</p>`;const{shown:lt,more:st}=(0,P.zN)(L,nt),ft=[(0,g.fi)("Repository",({repository:Et})=>(0,s.
q)((0,F.aE)(Et,Y.context),(0,s.N3)(Et))),(0,g.fi)("Findings",({findings:Et})=>(0,I.H8)(Et)),(0,g.fi)("First in",({findings:Et})=>yt(Et,Y))],It=Y.medium.table(lt,
{caption:"Repositories",columns:ft});return(0,s.zH)(tt,(0,s.qy)`${It}${(0,g.OS)(st,"repository",Y)}`)}function yt(et,Y){const L=(0,P.zN)([...Map.groupBy(et,({problem:Z})=>Z.
code)],at),B=L.shown.map(([Z,tt])=>{const lt=(0,X.tN)(tt),st=lt===null?s.K$:(0,s.qy)` at ${(0,T.ik)(lt,Y,!0)}`,ft=tt.length===1?s.K$:(0,s.qy)` and ${tt.length-1} more`;
return(0,s.qy)`${(0,g._h)(Z,(0,s.qy)`${Z}`,Y)}${st}${ft}`}),Q=L.more>0?[(0,s.qy)`and ${(0,I.px)(L.more,"more code")}`]:[];return(0,s.oR)([...B,...Q],"<br/>")}const wt=1e6,
vt=1e3,Ct=5,Bt=600,Lt=100,Ut=7,Gt=(et,Y)=>Ht(et,Yt(Y,Vt(Y)),{head:`## ${Dt(et,Y)}`,foot:(0,s.qy)`tf-disco ${Y.version}, started ${(0,v.QN)(Y.startedAt)}.`,maxBytes:wt}),
Yt=(et,Y)=>({context:et,medium:e.yQ,rest:Y,isBrief:!1,detailed:new Set}),Ft=et=>({...Yt(et,e.xy),isBrief:!0}),Vt=({docsUrl:et})=>(0,s.q)(et.replace(/[^/]*$/,"re\
cipes.md#keep-the-report"),(0,s.qy)`in the JSON report`);function Ht(et,Y,{head:L,foot:B,maxBytes:Q}){const Z=Q-vt-(0,M.$$)(L+B.text),tt=(0,$.U8)(z(et,Y),Z).filter(
lt=>lt!=="");return`${[L,...tt,(0,$.VN)(Y.medium.small(B))].join(`

`)}
`}function z(et,Y){const L=(0,w.md)(et.hosts),B=L.filter(({findings:st})=>st.length===0),Q=({severity:st})=>st==="notice",Z=et.findings.filter(Q),tt=et.findings.
filter(st=>!Q(st)),lt=(st,ft)=>[...(0,$.XP)(Y).map(It=>()=>it([ft(It)].flat())),()=>(0,$.VN)((0,s.qy)`<p>More about ${st} ${Y.rest}</p>`)];return[...n(tt,Y),lt(
"hosts",st=>K(B,"unchecked",st)),lt("repositories",st=>gt(et.files,st)),lt("the history",st=>c(et,st)),lt("root modules",st=>(0,A.R)(et.roots,st)),lt("requests",
st=>J(L,st)),lt("hosts that passed",st=>K(L,"works",st)),lt("skipped hosts",st=>K(L,"skipped",st)),lt("notices",st=>mt(Z,st)),(0,$.XP)(Y).map(st=>()=>(0,$.VN)(Mt(
et,st)))]}const it=et=>et.map($.VN).filter(Y=>Y!=="").join(`

`);function mt(et,Y){if(Y.isBrief)return s.K$;const L=(0,s.qy)`${(0,g.ZF)("notice",Y)} ${(0,I.px)(et.length,"notice")}`,B=n(et,Y).flatMap(([Q])=>Q?.()??[]);return(0,s.
zH)(L,(0,s.xl)(B.join(`
`)))}function Mt(et,Y){const L=(0,R.h$)(et,Y.context).map(Z=>(0,s.qy)`${(0,g.em)(Z,Bt)}.`),B=L.slice(Ct),Q=B.length===0?s.K$:(0,s.qy)`<p>${(0,s.oR)(B,"<br/>")}</p>\n`;
return(0,s.qy)`<p>${(0,s.oR)(L.slice(0,Ct),"<br/>")}</p>
${Y.isBrief?(0,g.OS)(B.length,"remark",Y):(0,s.zH)((0,I.px)(B.length,"more remark"),Q)}`}const Dt=(et,Y)=>`${At(et)} ${(0,I.Iu)((0,w.$N)(et,Y))}`,At=et=>e.$J[(0,g.
yF)(et)];function bt({url:et,workflow:Y,job:L,commit:B}){const Q=Y.split("/").at(-1)??"";return(0,s.Rm)([(0,s.q)(et,(0,s.aY)(Q===""?"this run":Q,Lt)),L===""?s.K$:
(0,s.qy)`job ${(0,s.aY)(L,Lt)}`,B===""?s.K$:(0,s.qy)`commit ${(0,s.aY)(B.slice(0,Ut))}`])}}),5973:((ct,N,t)=>{t.d(N,{CS:()=>i,Ed:()=>I,Fl:()=>$,I4:()=>r,Im:()=>A,
K$:()=>s,N3:()=>h,Rm:()=>p,aY:()=>D,oR:()=>P,p_:()=>u,q:()=>n,qy:()=>M,xl:()=>g,yU:()=>o,zH:()=>a});var v=t(4e3),w=t(8641);class I{text;constructor(f){this.text=
f}}function M(e,...f){let _=e[0]??"";return f.forEach((E,c)=>{_+=R(E)+e[c+1]}),new I(_)}function R(e){return typeof e=="string"?(0,w.js)(e):e instanceof I?e.text:
e===null||typeof e=="number"?String(e??""):e.map(({text:f})=>f).join("")}const s=M``,A=({text:e})=>e==="",g=e=>new I(e),P=(e,f)=>new I(e.filter(_=>!A(_)).map(({
text:_})=>_).join(f)),p=e=>P(e,", "),D=(e,f)=>new I((0,w.D9)(e,f)),$=e=>new I((0,w.D9)(e).replaceAll(".",".<wbr/>")),h=e=>new I(`<code>${(0,w.js)(e).replaceAll(
"/","/<wbr/>")}</code>`),i=(e,f)=>new I((0,w.h$)(e,f)),n=(e,f,_)=>e!==null&&/^https?:\/\/[!-~]+$/.test(e)?M`<a href="${new I((0,w.js)(e,e.length))}"${r(_)}>${f}</a>`:
f,r=e=>e===void 0?s:M` class="${e}"`;function o(e,f,_){return new I((0,v.K4)(e,f,E=>_(E).text))}const u=e=>e.length===0?s:M`<ul>\n${e.map(f=>M`<li>${f}</li>\n`)}</ul>\n`,
a=(e,f)=>A(f)?s:M`<details>\n<summary>${e}</summary>\n${f}</details>\n`}),5150:((ct,N,t)=>{t.d(N,{AZ:()=>p,Bm:()=>i,Ui:()=>D,ik:()=>P,wD:()=>$,zC:()=>h});var v=t(
4e3),w=t(5143),I=t(4503),M=t(4120),R=t(8884),s=t(5973),A=t(9900);const g=6;function P(n,{context:r,medium:o},u=!1){if(typeof n=="string"){const[,_]=/^(.*) input$/s.
exec(n)??[];return _===void 0?(0,s.aY)(n):(0,s.qy)`the ${(0,s.aY)(_)} input`}const a=(0,I.uM)(n,r),e=u?(0,w.bH)(n.file).path:n.file,f=(0,s.N3)((0,R.eo)({...n,file:e}));
return(0,s.q)(a!==null&&a.length>o.limits.url?null:a,f)}const p=(n,r,o,u=!1)=>(0,s.xl)((0,R.Ky)(n,r,a=>P(a,o,u).text)),D=(n,{context:r})=>(0,R.mj)(n,r.repositories.
length)!=="";function $(n,r,o=!0){const u=(0,s.qy)`<b>${(0,R.mj)(n,r.context.repositories.length)}</b>`;if(!o)return u;const{shown:a,more:e}=(0,v.zN)((0,R.eb)(n),
g),f=r.isBrief&&e>0?(0,s.qy)` and ${(0,M.px)(e,"more repository")} ${r.rest}`:null;return(0,s.qy)`${u}: ${(0,s.Rm)(a.map(_=>P(_,r)))}${f}`}function h(n,r){const o=r.
isBrief?[]:(0,R.eb)(n).slice(g),{shown:u,more:a}=(0,v.zN)(o,2*r.medium.limits.items),e=(0,s.Rm)(u.map(f=>P(f,r)));return(0,s.zH)((0,M.px)(o.length,"more reposit\
ory"),(0,s.Im)(e)?e:(0,s.qy)`<p>${e}</p>\n${(0,A.OS)(a,"repository",r)}`)}const i=n=>({value:(r,o)=>(0,s.aY)(r,o).text,prose:r=>(0,s.CS)(r).text,because:r=>P(r,
n).text})}),2328:((ct,N,t)=>{t.d(N,{R:()=>A});var v=t(4e3),w=t(4120),I=t(4148),M=t(5973),R=t(5150),s=t(9900);function A(n,r){const{isBrief:o,medium:u}=r,{wrong:a,
good:e}=(0,I.jB)(n),f=a.length>1||o&&a.length>0,_=f?[$((0,I.$_)(a,h(r)),"Problems of root modules",r)]:[],E=o||!u.isWhole&&r.context.repositories.length>1,c=o?[]:
E?a:[...a,...e],{shown:l,more:d}=(0,v.zN)(c,u.limits.roots),S=l.map(k=>D(k,r)),m=[..._,...S.slice(0,a.length)],O=S.slice(a.length);return[...f&&!u.isWhole?[(0,M.
zH)(g(a,r),(0,M.qy)`${m}`)]:m,...E&&e.length>0?[(0,M.qy)`<p>${P(e,r)}</p>\n`]:[],...O.length<=I.LC?O:[(0,M.zH)(P(e,r),(0,M.qy)`${O}`)],(0,s.OS)(d,"root module",
r)]}function g(n,{medium:r}){const o=(0,I.qj)(n[0]??{rows:[]}),u=(0,M.yU)(n,I.LC,p);return n.length===1?(0,M.qy)`${r.sign(o)} <b>${u}</b>: ${I.pJ[o]}`:(0,M.qy)`${r.
sign(o)} <b>${(0,w.px)(n.length,"root module")}</b> with errors or warnings: ${u}`}function P(n,{medium:r}){const o=n.flatMap(u=>u.rows);return(0,M.qy)`${r.sign(
(0,I.Fg)(o))} <b>${(0,w.px)(n.length,"root module")}</b>: ${(0,I.nS)(o)}`}const p=n=>(0,M.xl)((0,I.fi)(n,r=>(0,M.N3)(r).text));function D(n,r){const{sign:o,heading:u}=r.
medium,a=u(p(n));return(0,M.zH)((0,M.qy)`${o((0,I.Fg)(n.rows))} ${a}: ${(0,I.L4)(n)}`,$((0,I.c_)(n,h(r)),"Modules and providers",r))}function $(n,r,o){const{shown:u,
more:a,name:e,problems:f,facts:_}=n,E=[e,...f,..._].map(({title:c,cell:l})=>(0,s.fi)((0,w.Iu)(c),d=>(0,M.xl)(l(d))));return(0,M.qy)`${o.medium.table(u,{caption:r,
columns:E})}${(0,s.OS)(a,"row",o)}`}const h=n=>({name:(r,o)=>i(r,o,n).text,problem:({code:r,title:o})=>(0,s._h)(r,(0,M.qy)`${o}`,n).text,file:r=>(0,M.N3)(r).text,
value:(r,o)=>(0,M.aY)(r,o).text.replaceAll(" ","&#160;"),maxRows:n.medium.limits.items});function i(n,r,o){const{sign:u,small:a}=o.medium,[e]=n.places,f=n.kind===
"module"&&n.source!==n.address,_=(0,M.oR)([...f?[(0,M.N3)(n.source)]:[],...e===void 0?[]:[(0,R.ik)(e,o)]]," at "),E=(0,M.qy)`${u((0,I.Fg)([n]))}&#160;<b>${(0,M.
N3)(r)}</b>`;return _.text===""?E:(0,M.qy)`${E}<br/>${a(_)}`}}),9900:((ct,N,t)=>{t.d(N,{BK:()=>P,OS:()=>p,U1:()=>h,ZF:()=>s,_h:()=>$,b8:()=>n,dI:()=>i,em:()=>g,
fi:()=>M,yF:()=>A});var v=t(1831),w=t(4120),I=t(5973);const M=(r,o,u)=>({title:r,cell:o,style:u}),R={error:"fails",warning:"warns",notice:"notice"},s=(r,{medium:o})=>o.
sign(R[r]);function A({passed:r,hosts:o,findings:u}){return r?u.some(({severity:a})=>a!=="notice")?"warns":o.length===0?"skipped":"works":"fails"}const g=(r,o)=>(0,I.
xl)((0,w.Iu)((0,I.CS)(r,o).text)),P=(r,o)=>(0,I.qy)`<b>Help:</b> ${(0,I.CS)(r,o)}`,p=(r,o,{rest:u})=>r===0?I.K$:(0,I.qy)`<p class="more">and ${(0,w.px)(r,`more ${o}`)} ${u}</p>\n`,
D=/^[a-z\d]+(?:-[a-z\d]+)*$/,$=(r,o,{context:u})=>(0,I.q)(D.test(r)?`${u.docsUrl}#${r}`:null,o,"code"),h=(r,o)=>$(r,(0,I.aY)(r),o),i=r=>`host-${r}`,n=(r,{detailed:o},u=I.
aY)=>{const a=u((0,v.nx)(r));return o.has(r)?(0,I.qy)`<a href="#${i(r)}">${a}</a>`:a}}),4148:((ct,N,t)=>{t.d(N,{$_:()=>c,Fg:()=>D,L4:()=>n,LC:()=>i,Mm:()=>P,c_:()=>E,
fi:()=>r,g5:()=>o,jB:()=>u,nS:()=>S,pJ:()=>h,qj:()=>p});var v=t(4e3),w=t(5143),I=t(1064),M=t(5011),R=t(5257),s=t(4120),A=t(8884);const g=["fails","warns","works"];
function P({worst:x}){return x==="error"?"fails":x==="warning"?"warns":"works"}const p=({rows:x})=>g.find(K=>x.some(G=>P(G)===K))??"works";function D(x){const K=p(
{rows:x});return K==="works"&&x.some($)?"skipped":K}const $=({chosen:x})=>Object.keys(x).length===0,h={fails:"init fails",warns:"has warnings",works:"passed"},i=3;
function n(x){const K=p(x);return K==="works"?S(x.rows):h[K]}const r=({directory:x},K)=>x===R.cd.file?R.cd.file:x==="."?"the top directory":K((0,A.II)(x));function o(x,K=0){
const G=x.filter(({directory:nt})=>nt!==R.cd.file),{failing:J}=u(G),{length:H}=J;if(H===0)return null;const V=new Set(J.map(({directory:nt})=>(0,w._M)(nt))),F=K<
2?"":` (${(0,A.iW)(V.size,K)})`;return G.length===1?`init fails${F}`:`init fails in ${H===G.length?`all ${H}`:`${H} of ${G.length}`} root modules${F}`}const u=x=>e(
x,p),a=({rows:x})=>e(x,P);function e(x,K){const{fails:G=[],warns:J=[],works:H=[]}=Object.groupBy(x,K);return{failing:G,wrong:[...G,...J],good:H}}const f=({kind:x,
source:K,constraints:G,locked:J,chosen:H,problems:V})=>JSON.stringify([x,K,G,J,H,V]),_=3;function E(x,K){const{wrong:G,good:J}=a(x);return l({clients:x.clients,
rows:[...G,...J]},[],K)}function c(x,K){const G=x.flatMap(nt=>a(nt).wrong.map(rt=>({root:nt,row:rt}))),J=Map.groupBy(G,({row:nt})=>f(nt)),H=[...J.values()].flatMap(
([nt])=>nt?.row??[]),V=I.Du.filter(nt=>x.some(rt=>rt.clients.includes(nt))),F=({root:nt})=>r(nt,K.file),X=nt=>(0,v.K4)(J.get(f(nt))??[],_,F);return l({clients:V,
rows:a({rows:H}).wrong},[{title:"root modules",cell:X}],K)}function l({clients:x,rows:K},G,J){const{shown:H,more:V}=(0,v.zN)(K,J.maxRows);return{rows:K,shown:H,
more:V,name:{title:"module or provider",cell:X=>J.name(X,d(X,x))},problems:y([T(J)],H),facts:[...G,...b({clients:x,rows:H},J.value)]}}const d=({address:x,host:K},G)=>G.
every(J=>(0,M.Vm)(J)===K)&&x.startsWith(`${K}/`)?x.slice(K.length+1):x;function S(x){const K=[...new Map(x.map(X=>[`${X.kind} ${X.source}`,X])).values()],G=["mo\
dule","provider"].flatMap(X=>{const{length:nt}=K.filter(rt=>rt.kind===X);return nt===0?[]:[(0,s.px)(nt,X)]});if(G.length===0)return"no registry modules and no p\
roviders";const J=x.some(({platforms:X})=>X.length>0)?" and package":"",H=K.filter($).length,V=K.filter(({chosen:X})=>Object.values(X).includes(null)).length,F=H+
V===0?`every version${J} is available`:[...V>0?[`${V} without a version`]:[],...H>0?[`${H} not checked`]:[]].join(", ");return`${G.join(" and ")}, ${F}`}const m=60,
O=6,k=12;function b({clients:x,rows:K},G){const J=K.every(({chosen:V})=>new Set(Object.values(V)).size<=1),H=[{title:"constraint",cell:({constraints:V})=>(0,v.K4)(
[...new Set(V)],O,F=>G(F,m))},...J?[{title:"version",cell:V=>C(V,null,G)}]:x.map(V=>({title:I.bB[V],cell:F=>C(F,V,G)})),{title:"newest",cell:({newest:V})=>V===null?
"":G(V,m)},{title:"platforms",cell:({platforms:V})=>U(V,G)}];return y(H,K)}const y=(x,K)=>x.filter(({cell:G})=>K.some(J=>G(J)!=="")),T=x=>({title:"problem",cell:({
problems:K})=>K.filter(({usualSeverity:G})=>G!=="notice").map(x.problem).join(", ")});function C({chosen:x,locked:K},G,J){const H=G===null?Object.values(x)[0]:x[G];
return H===void 0?"":H!==null?`${J(H,m)}${H===K?" (locked)":""}`:K===null?"none":`none (locked: ${J(K,m)})`}function U(x,K){return(0,v.K4)(x,k,({platform:G,available:J})=>`${J===
null?"?":J?"\u2713":"\u2717"} ${K(G,m)}`)}}),733:((ct,N,t)=>{t.d(N,{W:()=>s,n:()=>w});const v=/^[ -~]*$/;function w(A){if(v.test(A))return A.length;let g=0;for(const P of A)
g+=I(P);return g}function I(A){return v.test(A)?1:M(A)?0:new RegExp("\\p{Regional_Indicator}","u").test(A)?1:R(A)?2:1}const M=A=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(A),R=A=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(A);function s(A,g,P){let[p,D]=["",0];for(const $ of A){const h=I($),i=D+h;if(D>=g&&i<=P&&(h>0||D>g)?p+=$:p+=" ".repeat(Math.max(0,Math.min(i,P)-Math.max(D,
g))),D=i,D>P)break}return p}}),7146:((ct,N,t)=>{t.d(N,{ky:()=>D,nI:()=>I,qt:()=>g,wW:()=>P});var v=t(733);const w={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function I(h,i,n){return n.colour?`\x1B[${w[i]}m${h}\x1B[0m`:h}const M=(h,i,{hyperlinks:n})=>i===void 0||!n?h:`\x1B]8;;${i}\x1B\\${h}\x1B]8;;\x1B\\`,R=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
s=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,A=5001;function g(h){const{FORCE_HYPERLINK:i,TERM:n="",TERM_PROGRAM:r="",VTE_VERSION:o}=h;
return i?i!=="0":h.CI||h.NO_COLOR||n==="dumb"?!1:Number(o)>=A||R.test(r)||s.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(u=>h[u])}function P(h,i){const n="\
 ".repeat(h.indent),r=h.label.padEnd((h.column??0)-1),o=" ".repeat(h.indent+(h.column??2)),[u="",...a]=$(i.withFlags?.(h.text)??h.text,{first:i.width-n.length-r.
length-1,others:i.width-o.length}),e=M(I(r,h.style,i),h.url,i),f=p(u,h.linked,i);return[`${n}${e} ${f}`.trimEnd(),...a.map(_=>`${o}${_}`)]}function p(h,i,n){return!i?.
url||!h.startsWith(i.text)?h:`${M(i.text,i.url,n)}${h.slice(i.text.length)}`}function D(h,{width:i,withFlags:n}){const[r="",...o]=$(n?.(h)??h,{first:i,others:i-
2});return[r,...o.map(u=>`  ${u}`)]}function $(h,i){const n=[];let r="",o=0;for(const u of h.split(" ")){const a=n.length===0?i.first:i.others,e=(0,v.n)(u);r!==
""&&o+1+e>a?(n.push(r),r=u,o=e):(o=r===""?e:o+1+e,r=r===""?u:`${r} ${u}`)}return[...n,r]}}),6536:((ct,N,t)=>{t.d(N,{S5:()=>ln,MV:()=>sn,K8:()=>on});var v=t(2389),
w=t(2796),I=t(5102),M=t(4120),R=t(6763),s=t(8641),A=t(4e3),g=t(1831),P=t(4503),p=t(8884),D=t(733),$=t(7146);const h=160,i=12,n="    ",r=/##\w*\[/;function o({place:j,
before:W,literal:q,after:ot},ut,dt){const ht=" ".repeat(`  ${j.line}`.length),pt=Math.min(dt.width,h)-ht.length-3;if(pt<i)return[];const $t=u(W+q+ot),Ot=$t(W+q+
ot),kt=(0,D.n)(Ot)<=pt?0:$t(W).search(/[^ ]|$/),Nt=Ot.slice(kt),xt=(0,D.n)($t(W))-kt,jt=(0,D.n)($t(W+q))-kt,{from:Kt,to:St,text:nn}=a(Nt,xt,Math.max(jt,xt+1),pt),
zt=(0,$.nI)("|","dim",dt),en="^".repeat(Math.max(1,Math.min(jt,St)-Math.max(xt,Kt))),an=" ".repeat(Math.max(xt,Kt)-Kt);return[`${(0,$.nI)(`  ${j.line}`,"dim",dt)}\
 ${zt} ${nn}`.trimEnd(),`${ht} ${zt} ${an}${(0,$.nI)(en,ut,dt)}`]}function u(j){const W=q=>(0,s.RK)(q.replaceAll("	",n),Number.POSITIVE_INFINITY);return r.test(
W(j))?q=>W(q).replaceAll(/(?<=#)#/g," #"):W}function a(j,W,q,ot){const ut=(0,D.n)(j);if(ut<=ot)return{from:0,to:ot,text:j};const dt=Math.max(0,ot-2-(q-W)),ht=q<
ot?0:Math.max(0,W-1-Math.ceil(dt*2/3)),pt=ut-ht<=ot,$t=ht+ot,Ot=(0,D.W)(j,ht===0?0:ht+1,pt?$t:$t-1),kt=`${ht===0?"":"\u2026"}${Ot}${pt?"":"\u2026"}`;return{from:ht,
to:pt?$t:$t-1,text:kt}}var e=t(1505),f=t(7574);const _=20,E=6,c="in the JSON report",l=13,d={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"r\
ed"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},S={error:d.fails,warning:d.warns,notice:{sign:"\xB7",
style:"blue"}},m={value:s.RK,prose:s.RK,because:p.eo};function O(j,W){const q=(0,I.sG)(j),{sign:ot,style:ut}=d[q],dt=[...(0,I.cG)(j)?y(j,W.context):[],...(0,e.o7)(
j,m)],ht=`${I.nx[q]}${j.isNew?` (${M.dy})`:""}: ${b(j)}`;return[...(0,$.wW)({indent:0,label:`${ot} ${k(j.visit.host)}`,style:ut,text:ht},W),...dt.flatMap(pt=>T(
pt,W))].map(s.BP).join(`
`)}const k=j=>{const W=(0,g.nx)(j);return W===j?(0,s.RK)(j):`${(0,s.RK)(W)} (${(0,s.RK)(j)})`};function b(j){const{discovery:W}=j.visit.attempt,q=(0,I.QK)(j);return q.
length>0?(0,A.K4)([...new Set(q.map(ot=>ot.problem.code))],E):W.kind==="skipped"?W.problem.code:(0,e.Yj)(j,m)}function y(j,W){const{hops:q,certificates:ot}=j.visit.
attempt;return[(0,e.se)(j,W,m),{label:"response",texts:q.map(C)},{label:"services",texts:(0,M.Sk)(j.services,_,U)},...(0,e.Zc)(j,m),{label:"certificate",texts:ot.
map(ut=>x(ut,W))}]}const T=({label:j,texts:W},q)=>W.flatMap((ot,ut)=>{const dt=ut===0?j:"";return(0,$.wW)({indent:2,label:dt,style:"dim",column:l,text:ot},q)});
function C(j){const W=j.status===null?"none":`${j.status} ${(0,s.RK)(j.reason,e.tN)}`,q=j.status===null?"after":"in",ot=[...j.mediaType===null?[]:[(0,s.RK)(j.mediaType,
e.tN)],...j.address===null?[]:[`at ${(0,s.RK)(j.address,e.tN)}`],...j.proxy===null?[]:[`through ${(0,s.RK)((0,s.cq)(j.proxy))}`],...j.authorization==="none"?[]:
[`token ${(0,M.Rk)(j.authorization)}`]],ut=ot.length===0?"":` (${ot.join("; ")})`;return`${W.trim()} from ${(0,s.RK)((0,s.cq)(j.url))} ${q} ${(0,f.kJ)(j.ms)}${ut}`}
function U(j){const W=(0,s.RK)(j.id,e.tN);switch(j.kind){case"url":return`${W} ${(0,s.RK)((0,s.cq)(j.url))}`;case"login":{const{authz:q,token:ot}=j.login,ut=[q,
ot].map(dt=>(0,s.RK)((0,s.cq)(dt??"none")));return`${W} authz ${ut.join(", token ")}`}case"problem":return`${W}: ${j.problem.code}`}}function x(j,W){const{host:q,
subject:ot,issuer:ut,expires:dt}=j,ht=(0,s.RK)((0,f.nO)(dt,W.startedAt));return`${(0,s.RK)(q,e.tN)} valid until ${ht}; subject ${(0,s.RK)(ot,e.tN)}, issuer ${(0,s.
RK)(ut,e.tN)}`}const K=4,G={places:6,messages:5,frames:w.Wi},J={places:3,messages:2,frames:1};function H(j,W,q){const{severity:ot,code:ut,title:dt,message:ht,isAside:pt,
sameAs:$t}=j,Ot=(0,s.RK)(ht??dt,s.h2),kt=`${W.context.docsUrl}#${ut}`,{style:Nt}=S[ot],xt=$t!==null?[`  hosts: the same ${j.hosts.length} as for ${$t}`]:[...wt(
j.hosts.length>1?"hosts":"host",V(j),W),...F(j,W,q),...yt(j,W)],jt=pt?"":j.help??"";return[...(0,$.wW)({indent:0,label:`${ot}[${ut}]:`,style:Nt,url:kt,text:Ot},
W),...xt,...wt("help",(0,s.RK)(jt,s.h2),W),...wt("affects",(0,M.od)(j.affects,W.context.clients),W)].map(s.BP).join(`
`)}function V({hosts:j,findings:W,message:q}){const[ot]=j;return j.length===1&&ot!==void 0&&q?.includes((0,g.nx)(ot))&&W[0]?.isHostNew!==!0?"":(0,A.K4)(j,(0,M.J5)(
j,K),dt=>{const ht=W.filter(Ot=>Ot.host===dt),pt=j.length>1?(0,p.eb)(ht).length:0,$t=[...ht.some(({isHostNew:Ot})=>Ot)?[M.dy]:[],...pt>1?[(0,M.px)(pt,"repositor\
y")]:[]];return`${k(dt)}${$t.length===0?"":` (${$t.join(", ")})`}`})}function F(j,W,q){const{frames:ot}=X(j),ut=nt(j);return[...ut.shown.flatMap(({message:dt,findings:ht,
first:pt},$t)=>{const Ot=rt(pt,j.message===null?dt:"",W);return $t>=ot?Ot:[...Ot,...at((0,p.io)(ht)?.line,j,W,q),...wt("help",(0,s.RK)(gt(j,ht),s.h2),W)]}),...ut.
more>0?[`  and ${(0,M.px)(ut.more,"more message")} ${c}`]:[]]}const X=({hosts:j,isAside:W})=>j.length>1||W?J:G;function nt(j){const W=(0,w.cr)(j).map(([q,ot])=>({
message:q,findings:ot,first:(0,p.tN)(ot)}));return(0,A.zN)(W,(0,M.J5)(W,X(j).messages))}function rt(j,W,q){if(j===null&&W==="")return[];const ot=j===null?"-":"-\
->",ut=j===null?"":(0,p.R3)(j),dt=[ut,(0,s.RK)(W,s.h2)].filter(pt=>pt!=="").join(": "),ht={text:ut,url:j&&(0,P.uM)(j,{...q.context,links:null})};return(0,$.wW)(
{indent:2,label:ot,style:"dim",text:dt,linked:ht},q)}function at(j,{severity:W},q,ot){return j===void 0||ot.has((0,p.R3)(j.place))?[]:(ot.add((0,p.R3)(j.place)),
o(j,S[W].style,q))}const gt=({help:j,isAside:W},[q])=>j!==null||W?"":q?.problem.help??"";function yt(j,W){const{findings:q}=j,{lines:ot,settings:ut}=(0,p.yv)(q),
dt=(0,p.oN)(ot,nt(j).shown.map(({first:pt})=>pt)),ht=X(j).places;return[...wt("hits",(0,p.mj)(q,W.context.repositories.length),W),...wt("also at",(0,p.Ky)(dt,ht),
W),...wt("required by",(0,p.Ky)(ut,ht),W)]}const wt=(j,W,q)=>W===""?[]:(0,$.wW)({indent:2,label:`${j}:`,style:"dim",text:W},q);var vt=t(4148);const Ct=20,Bt=3,Lt="\
  ",Ut={name:(j,W)=>(0,s.RK)(W),problem:({code:j})=>j,file:String,value:s.RK,maxRows:Ct},Gt=j=>(0,vt.fi)(j,Ut.file);function Yt(j,W){const{wrong:q}=(0,vt.jB)(j);
if(q.length<=vt.LC)return q.map(ut=>Ft(Gt(ut),(0,vt.c_)(ut,Ut),W));const ot=(0,M.px)(q.length,"root module");return[Ft(ot,(0,vt.$_)(q,Ut),W)]}function Ft(j,W,q){
const{rows:ot,shown:ut,more:dt,name:ht,problems:pt,facts:$t}=W,Ot=(0,vt.qj)({rows:ot}),{sign:kt,style:Nt}=d[Ot],xt=ot.filter(zt=>(0,vt.Mm)(zt)===Ot),jt=(0,A.K4)(
[...new Set(xt.map(ht.cell))],Bt),Kt=[ht,...$t,...pt],St=ut.map(zt=>({sign:d[(0,vt.Fg)([zt])],cells:Kt.map(({cell:en})=>en(zt))})),nn=Kt.map(({title:zt})=>zt);return[
`${(0,$.nI)(kt,Nt,q)} ${(0,$.nI)(j,"bold",q)}: ${vt.pJ[Ot]} for ${jt}`,...Vt(St,nn,q),...dt>0?[`  and ${dt} more in the JSON report`]:[]].map(s.BP).join(`
`)}function Vt(j,W,q){const ot=W.map((ht,pt)=>Math.max(...[ht,...j.map(({cells:$t})=>$t[pt])].map(Ht)));if(ot.reduce((ht,pt)=>ht+Lt.length+pt,Lt.length)>q.width)
return j.flatMap(({sign:{sign:ht,style:pt},cells:[$t="",...Ot]})=>{const kt=Ot.flatMap((xt,jt)=>xt===""?[]:[`${W[jt+1]} ${xt}`]),Nt=`${$t}: ${kt.join("; ")}`;return(0,$.
wW)({indent:2,label:ht,style:pt,text:Nt},q)});const dt=ht=>ht.map((pt,$t)=>pt+" ".repeat((ot[$t]??0)-Ht(pt))).join(Lt).trimEnd();return[`    ${(0,$.nI)(dt(W),"d\
im",q)}`,...j.map(({sign:{sign:ht,style:pt},cells:$t})=>`  ${(0,$.nI)(ht,pt,q)} ${dt($t)}`)]}const Ht=(j="")=>Array.from(j).length;function z(j,W){const q=j.flatMap(
$t=>$t.rows),{sign:ot,style:ut}=d[(0,vt.Fg)(q)],[dt]=j,pt=`${j.length===1&&dt!==void 0?Gt(dt):(0,M.px)(j.length,"root module")}: ${(0,vt.nS)(q)}`;return(0,$.wW)(
{indent:0,label:ot,style:ut,text:pt},W).map(s.BP).join(`
`)}const it=3,mt=4,Mt=1e3;function Dt({hosts:j,roots:W},q){const ot=Map.groupBy(j,I.sG),ut=(ot.get("unchecked")??[]).filter(({findings:ht})=>ht.length===0),{good:dt}=(0,vt.
jB)(W);return[...At("unchecked",ut,q),...At("skipped",ot.get("skipped")??[],q),...At("works",ot.get("works")??[],q),...dt.length>0?[z(dt,q)]:[]]}function At(j,W,q){
const ot=Ot=>O(Ot,q);if(W.length<=it)return W.map(ot);const{sign:ut,style:dt}=d[j],ht=(0,A.K4)(W,(0,M.J5)(W,mt),({visit:Ot})=>k(Ot.host)),pt=`${(0,M.px)(W.length,
"host")} ${I.nx[j]}: ${ht}`;if(!q.isRunner)return[(0,$.wW)({indent:0,label:ut,style:dt,text:pt},q).map(s.BP).join(`
`)];const $t=(0,M.Sk)(W,Mt,ot,Ot=>`and ${Ot} more ${c}`);return[[(0,s.BP)(`${ut} ${pt}`),...$t].join(`
`)]}function bt(j,W){const q=(0,p._X)(j),[ot]=q;if(ot===void 0)return[];const ut=Ot=>`${(0,s.RK)(Ot.repository)} (${(0,M.H8)(Ot.findings)})`,{sign:dt,style:ht}=d[(0,I.
hm)(ot.findings)==="error"?"fails":"warns"],pt=(0,A.K4)(q,(0,M.J5)(q,mt),ut),$t=`${(0,M.px)(q.length,"repository")} ${(0,p.fP)(q)}: ${pt}`;return[(0,$.wW)({indent:0,
label:dt,style:ht,text:$t},W).map(s.BP).join(`
`)]}function et(j,W){const q=(0,I.hm)(j.findings),ot=j.hosts.length>it||j.findings.length>0,ut=W.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",dt=`problem codes are explained at ${W.context.docsUrl}`;return ot?[(q===null||q==="noti\
ce"?[ut]:[dt,ut]).flatMap(pt=>(0,$.ky)(pt,W)).join(`
`)]:[]}var Y=t(4218);const L=3,B=20,Q=40,Z=12,tt=140,lt=30,st="  ",ft=2,It="  ",Et="\xA0";function _t(j,W){const q=(0,Y.U4)(j,W.context),ot=q.length<=L?q:q.filter(
({host:Ot})=>(0,I.cG)(Ot));if(ot.length===0)return"";const{shown:ut,more:dt}=(0,A.zN)(ot,B),{name:ht,columns:pt}=Tt(Pt(ut),ut,W),$t=pt.map(({title:Ot})=>Ot).filter(
Ot=>Ot!=="");return[...(0,$.ky)(`history: ${$t.join(", ")}`,W),...ut.map(({host:Ot},kt)=>{const{sign:Nt,style:xt}=d[(0,I.sG)(Ot)],Kt=[Jt(k(Ot.visit.host),ht),...pt.
map(St=>St.cells[kt])].join(It).trimEnd().replace(/\u2573+/g,St=>(0,$.nI)(St,"red",W));return`${st}${(0,$.nI)(Nt,xt,W)} ${Kt}`}),...dt>0?[`  and ${(0,M.px)(dt,"mor\
e host")} in the history file`]:[],...Rt(ut,W)].map(s.BP).join(`
`)}function Rt(j,W){const q=(0,Y.MC)(j).map(([ut,dt])=>`${ut} ${dt}`.replaceAll(" ",Et));return(0,$.ky)(q.join(", "),{...W,width:W.width-st.length}).map(ut=>`${st}${(0,$.
nI)(ut.trim().replaceAll(Et," "),"dim",W)}`)}function Tt(j,W,{width:q}){const ot=Math.max(...W.map(({host:$t})=>(0,D.n)(k($t.visit.host)))),ut=Math.min(Q,ot),dt=Math.
min(q,tt)-st.length-ft,ht=$t=>j.slice(0,$t).reduce((Ot,{cells:kt})=>Ot-It.length-Xt(kt),dt),pt=[j.length,3].find($t=>ut<=ht($t))??2;return{columns:j.slice(0,pt),
name:Math.min(ut,Math.max(Z,ht(pt)))}}function Pt(j){const W=Math.max(...j.map(({history:ot})=>ot.recent.length)),q=(ot,ut)=>{const dt=j.map(ut);return{title:ot,
cells:dt.map(ht=>ht.padStart(Xt(dt)))}};return[q(`last ${(0,M.px)(W,"run")}`,({history:ot})=>(0,Y.qX)(ot.recent)),q("uptime in 30 days",Wt),q("median latency",({
history:{medianMs:ot}})=>ot===null?"-":(0,f.kJ)(ot)),{title:"",cells:j.map(({history:ot})=>(0,Y.kW)(ot)??"")}]}function Wt(j){const W=(0,Y.bW)(j,lt);return(W&&(0,Y.
mc)(W))??"-"}const Xt=j=>Math.max(...j.map(({length:W})=>W));function Jt(j,W){const q=(0,D.n)(j);return q<=W?`${j}${" ".repeat(W-q)}`:`${(0,D.W)(j,0,W-1)}\u2026`}
const Zt=5,qt=30,tn=3,cn=20;function*ln(j,W){yield`${sn(j,W)}
`;let q=!0;for(const{text:ot}of on(j,W)){const ut=ot.includes(`
`);yield`${q||ut?`
`:""}${ot}
`,q=ut}}function sn(j,W){const{sign:q,style:ot}=d[j.passed?"works":"fails"],ut=W.isQuiet?[]:(0,R.h$)(j,W.context).slice(0,Zt);return[`${(0,$.nI)(q,ot,W)} ${(0,$.
nI)((0,I.$N)(j,W.context),"bold",W)}`,...ut.flatMap(dt=>rn(dt,W))].join(`
`)}function*on(j,W){const{isQuiet:q=!1,isRunner:ot=!1,context:ut}=W,dt=({severity:St})=>!q||St==="error"||(0,v.k2)(St,ut.failOn),ht=(0,w.cZ)(j.findings.filter(dt)),
pt=ht.slice(0,qt),$t=new Set;for(const St of pt)yield Qt(H(St,W,$t));const Ot=ht.slice(pt.length).flatMap(({findings:St})=>St);if(Ot.length>0&&(yield Qt(`and ${(0,M.
px)(Ot.length,"more finding")} ${c}`)),q)return;const kt=St=>({kind:ot?"group":"plain",text:St});yield*bt(j.files,W).map(kt);const Nt=_t(j,W);Nt!==""&&(yield kt(
Nt)),yield*Yt(j.roots,W).map(kt);const xt=(0,I.md)(j.hosts).filter(St=>(0,I.cG)(St)&&!(0,I.JR)(St)),jt=xt.slice(0,ot||xt.length<=tn?cn:0);yield*jt.map(St=>kt(O(
St,W))),jt.length>0&&jt.length<xt.length&&(yield Qt(`and ${(0,M.px)(xt.length-jt.length,"more host")} ${c}`)),yield*Dt(j,W).map(kt);const Kt=(0,R.h$)(j,ut).slice(
Zt);Kt.length>0&&(yield Qt(Kt.flatMap(St=>rn(St,W)).join(`
`))),yield*et(j,W).map(Qt)}const rn=(j,W)=>(0,$.ky)((0,s.RK)(j),W).map(s.BP),Qt=j=>({kind:"plain",text:j})}),6223:((ct,N,t)=>{t.d(N,{k:()=>R});var v=t(2929),w=t(
9077),I=t(6875);const M=function(...A){const{recordRun:g}=t.late([51,620],8620);return new.target?new g(...A):g(...A)};async function R(A,g,P,p){const{env:D,kill:$}=g;
try{const h=await(0,v.z6)(A,{...p,environment:D,startTimer:I.Ip,now:(0,w.ie)(g),kill:$,progress:P.show});return s(h,{directory:p.directory,environment:D,random:Math.
random})}finally{P.end()}}function s(A,g){const{history:P}=A.settings;if(P===null)return{checked:A,warnings:[]};const{history:p,warnings:D}=M(P,A,g);return{checked:{
...A,context:{...A.context,history:p}},warnings:D}}}),2909:((ct,N,t)=>{t.a(ct,async(v,w)=>{try{let U=function(H){P.R8(b.redact(H).map(V=>(0,u.LS)(V)))},G=function(H){
const{verdict:V,changes:F,context:X}=H,nt=m===null?[]:(0,A.w)((0,r.R8)(V),O,m),rt=F?.kind==="files"?F.files:[],at=m===null?new Map:c(nt,rt,O,m);return{...H,located:nt,
context:{...X,links:at}}};t.r(N);var I=t(9018),M=t(7251),R=t(6309),s=t(5181),A=t(40),g=t(2806),P=t(3565),p=t(8782),D=t(4178),$=t(3795),h=t(1964),i=t(4929),n=t(2827),
r=t(4503),o=t(6808),u=t(8641),a=t(6536),e=t(8463),f=t(6223),_=t(7773),E=t(6875);const c=function(...H){const{linksOf:V}=t.late([733],9733);return new.target?new V(
...H):V(...H)},l=120;(0,D.k)(process,H=>process.stderr.write(`the log was not written: ${H}
`));const{env:d}=process,S=P.j_(d.GITHUB_EVENT_PATH);delete d.GITHUB_EVENT_PATH;const m=(0,p.ng)(d,S),O=d.GITHUB_WORKSPACE??process.cwd(),k=P.Ko(_.y.map(({name:H})=>H)),
b=(0,I.c)(k,d,(0,M.K)(P.QU)),y=new E.VG;await(0,D.m)(process,{stop:y,secrets:b,isFinal:!1,act:T,reportMistakes:H=>P.fJ("Wrong settings",H.map(V=>(0,u.LS)(V)).join(
`
`)),reportCrash:H=>P.fJ("Could not run",H)});async function T(H){const V=(0,$.fN)(rt=>P.N4(b.redact([rt]))),{checked:F,warnings:X}=await(0,f.k)(k,process,V,{directory:O,
isFork:(0,p.$c)(d.GITHUB_EVENT_NAME,S),stop:y,changes:C,secrets:b}),nt=H.aborted?3:F.verdict.passed?0:1;return U(X),await K(F,H),nt}async function C({githubToken:H}){
const V=await(0,s.S)(m,H,y.signal);return V.kind==="all"&&m?.pull&&P.R8(b.redact([`changed-only has no effect: ${V.why}`])),V}async function x(H,V){try{await V()}catch(F){
U([`${H}: ${(0,R.A)(F)}`])}}async function K(H,V){let F={...H,located:[]};await x("places are not links",()=>{F=G(H)}),await J(F),!V.aborted&&await x("the comme\
nt and the issue were not written",async()=>{const{notes:X,warnings:nt}=await(0,g.m)(F,m,O,V);P.N4(b.redact(X)),U(nt)})}async function J({settings:H,verdict:V,context:F}){
const{GITHUB_OUTPUT:X,GITHUB_STEP_SUMMARY:nt,RUNNER_TEMP:rt}=d,at={colour:!1,width:l,isRunner:!0,context:F},gt={"the log was not written":()=>P.ur((0,a.MV)(V,at),
(0,a.K8)(V,at)),"the annotations were not written":()=>P.fz((0,h.H)(V,F)),"the outputs were not written":()=>U(P.Kn(X,(0,n.Y)(V))),"the job summary was not writ\
ten to GITHUB_STEP_SUMMARY":()=>P.Sy(nt,(0,o.Gc)(V,F)),"the JSON report was not written to RUNNER_TEMP":()=>{const yt=P.u5(rt,(0,i.hF)(V,F));U(P.Kn(X,{report:yt}))},
"the report files were not written":()=>U((0,e.t)(H,{verdict:V,context:F},O))};for(const[yt,wt]of Object.entries(gt))await x(yt,wt)}w()}catch(c){w(c)}},1)}),5657:((ct,N,t)=>{
t.d(N,{G:()=>$});var v=t(6760),w=t(5747);const I=21,M=/^(?!\.{1,2}$)[\w.-]+$/;function R(a){let e=!1;for(const f of a.split(`
`)){const _=f.trim();_.startsWith("[")&&(e=_==='[remote "origin"]');const E=_.indexOf("=");if(!(!e||E<0||_.slice(0,E).trim().toLowerCase()!=="url"))return s(_.slice(
E+1).trim())}return null}function s(a){const e=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(a),[f,_]=e===null?A(a):[e[1],e[2]],E=(_??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),c=E.length>1&&E.length<=I;return!f||!c||!E.every(l=>M.test(l))?null:{host:f.toLowerCase(),owner:E.slice(0,-1).join("/"),name:E.at(-1)??""}}function A(a){
const e=URL.parse(a);return e===null||!/^(https?|ssh):$/.test(e.protocol)?[]:[e.protocol==="ssh:"?e.hostname:e.host,e.pathname.slice(1)]}var g=t(4614);const P=5,
p=/^[0-9a-f]{40}$/,D=/^refs\/(?!.*\.\.)[^\0]+$/;function $(a){const e=(0,v.join)(a,".git"),f=h(e,a)??e,_=u((0,v.join)(f,"commondir")),E=_===null?f:(0,v.resolve)(
f,_),c=()=>o((0,v.join)(E,"packed-refs"))??"",l=i(u((0,v.join)(f,"HEAD")),[f,E],c);return l===null?null:{commit:l,isFetched:r(l,o((0,v.join)(f,"FETCH_HEAD"))??"",
c),remote:R(o((0,v.join)(E,"config"))??""),tracked:d=>(0,g.O)((0,v.join)(f,"index"),d)}}function h(a,e){const[,f]=/^gitdir: (.+)$/.exec(u(a)??"")??[];return f===
void 0?null:(0,v.resolve)(e,f)}function i(a,e,f){let _=a;for(let E=0;_!==null&&E<=P;E+=1){if(p.test(_))return _;const[,c]=/^ref: (.+)$/.exec(_)??[];if(c===void 0||
!D.test(c))return null;_=n(c,e,f)}return null}function n(a,e,f){for(const E of e){const c=u((0,v.join)(E,a));if(c!==null)return c}return f().split(`
`).find(E=>E.endsWith(` ${a}`))?.slice(0,40)??null}function r(a,e,f){const _=(E,c)=>E.split(`
`).some(l=>l.startsWith(`${a}${c}`));return _(e,"	")||_(f()," refs/remotes/")}function o(a){const e=(0,w.yR)(a);return e.ok?e.text:null}const u=a=>o(a)?.replace(
/\r?\n$/,"")??null}),4614:((ct,N,t)=>{t.d(N,{O:()=>h,R:()=>r});var v=t(3024),w=t(5747);const I=128*1024*1024,M=12,R=62,s=16384,A=12288,g=4,P=61440,p=4096,D=32768,
$=Buffer.alloc(0);function h(o,u){const a=(0,w.io)(o,I);return a===null?new Map:i(a,u)}function i(o,u){const a=new Map;if(o.length<M)return a;const e=o.readUInt32BE(
4);if(o.toString("latin1",0,4)!=="DIRC"||e<2||e>4)return a;const f=o.readUInt32BE(8);let _=$,E=M;for(let c=0;c<f;c+=1){if(E+R>o.length)return a;const l=o.readUInt16BE(
E+60),d=E+R+(l&s?2:0),S=e===g,{kept:m,from:O}=S?n(o,d,_):{kept:$,from:d},k=o.indexOf(0,O);if(k<0)return a;const b=o.subarray(O,k),y=S?Buffer.concat([m,b]):b;if(y.
length>p)return a;const T=(o.readUInt32BE(E+24)&P)===D,C=y.toString("utf8");T&&(l&A)===0&&u.has(C)&&a.set(C,{modified:o.readUInt32BE(E+8),size:o.readUInt32BE(E+
36)}),E=S?k+1:E+(k-E+8&-8),_=y}return a}function n(o,u,a){let e=u,f=o[e++]??0,_=f&127;for(;f&128;)f=o[e++]??0,_=(_+1)*128+(f&127);return{kept:a.subarray(0,Math.
max(0,a.length-_)),from:e}}function r(o,{modified:u,size:a}){const e=(0,w.N0)(()=>(0,v.lstatSync)(o),null),f=Math.floor((e?.mtimeMs??0)/1e3);return e?.isFile()===
!0&&e.size%2**32===a&&f%2**32===u}}),7078:((ct,N,t)=>{t.d(N,{N:()=>n});var v=t(317),w=t(8782);const I=o=>({id:D(o,"id"),body:p(o,"body")??"",isTrusted:g(o)}),M=o=>({
number:D(o,"number"),title:P(o,"title"),body:p(o,"body")??"",isOpen:P(o,"state")==="open",reason:p(o,"state_reason"),closedAt:p(o,"closed_at"),labels:s((0,w.at)(
o,"labels")).flatMap(u=>typeof u=="string"?u:p(u,"name")??[]),isTrusted:g(o)}),R=o=>({file:P(o,"filename"),status:P(o,"status"),changes:D(o,"changes"),patch:p(o,
"patch")});function s(o){return Array.isArray(o)?o:$()}const A=["OWNER","MEMBER","COLLABORATOR"],g=o=>(0,w.at)(o,"user","type")==="Bot"||A.includes((0,w.at)(o,"\
author_association"));function P(o,u){return p(o,u)??$()}function p(o,u){const a=(0,w.at)(o,u)??null;return a===null||typeof a=="string"?a:$()}function D(o,u){const a=(0,w.
at)(o,u),e=typeof a=="bigint"?Number(a):a;return typeof e=="number"&&Number.isFinite(e)&&e>=0?e:$()}function $(){throw new v.F9("unexpected response")}const h=100,
i=100;async function n(o,u,a,e){const f=AbortSignal.any([AbortSignal.timeout(a),e]),{connect:_}=await Promise.all([t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:E,
paginate:c}=_(o,u,f),l={owner:o.owner,repo:o.repository};async function d(m,O=Number.POSITIVE_INFINITY){const k=[];let b=0;for await(const{data:y}of m){for(const T of s(
y))k.push(T);if(k.length>=O)return k.slice(0,O);if(b+=1,b===i)throw new v.F9(`the list has more than ${i} pages`)}return k}const S=async m=>{await r(m)};return{
listComments:m=>{const O={...l,issue_number:m,per_page:h},k=c.iterator(E.issues.listComments,O);return r(d(k).then(b=>b.map(I)))},createComment:(m,O)=>{const k=E.
issues.createComment({...l,issue_number:m,body:O});return r(k.then(({data:b})=>I(b)))},updateComment:(m,O)=>S(E.issues.updateComment({...l,comment_id:m,body:O})),
deleteComment:m=>S(E.issues.deleteComment({...l,comment_id:m})),listIssues:(m,O)=>{const k={...l,...m,per_page:h},b=d(c.iterator(E.issues.listForRepo,k),O),y=T=>(0,w.
at)(T,"pull_request")===void 0;return r(b.then(T=>T.filter(y).map(M)))},createIssue:m=>{const O=E.issues.create({...l,...m,labels:[...m.labels]});return r(O.then(
({data:k})=>M(k)))},updateIssue:(m,O)=>S(E.issues.update({...l,issue_number:m,...O})),addLabels:(m,O)=>S(E.issues.addLabels({...l,issue_number:m,labels:[...O]})),
createLabel:m=>S(E.issues.createLabel({...l,...m})),listChangedFiles:m=>{const O={...l,pull_number:m,per_page:h},k=d(c.iterator(E.pulls.listFiles,O));return r(k.
then(b=>b.map(R)))}}}async function r(o){try{return await o}catch(u){throw u instanceof v.F9?u:new v.F9("unexpected response")}}}),5181:((ct,N,t)=>{t.d(N,{S:()=>A});
var v=t(7078),w=t(317),I=t(8782);const M=3e3,R=6e4,s=g=>({kind:"all",why:g});async function A(g,P,p){if(g===null)return s("not a workflow run");const{pull:D,event:$}=g;
if(D===null)return s(`a ${$} event has no pull request`);const h=(0,I.h0)(g,P);if(!h.ok)return s(h.why);try{const n=await(await(0,v.N)(g,h.value.token,R,p)).listChangedFiles(
D.number);return n.length<M?{kind:"files",files:n}:s(`the pull request changes ${M} files or more, and GitHub lists at most ${M}`)}catch(i){return s((0,w.Ic)("t\
he changed files could not be listed",i,{run:g,permission:"pull-requests: read"}))}}}),317:((ct,N,t)=>{t.d(N,{F9:()=>I,Ic:()=>$,Wo:()=>M,jy:()=>P});var v=t(6309),
w=t(8641);class I extends Error{name="ApiFailure";httpStatus;headers;constructor(o,u=null,a={}){super(o),this.httpStatus=u,this.headers=a}}async function M(r){try{
return await r,!0}catch(o){if(o instanceof I&&o.httpStatus===404)return!1;throw o}}const R=2e4,s=2,A=500,g=r=>p(r,0,0)!==null;function P(r,o,u,a){if(u>=s)return null;
const e=p(r,u,a);if(e!==null)return e<=R?e:null;if(o==="POST")return null;const{httpStatus:f}=r;return f===null||f===408||f>=500?A*2**u:null}function p({httpStatus:r,
headers:o,message:u},a,e){if(r!==403&&r!==429)return null;const f=Number(o["retry-after"]??Number.NaN);if(Number.isFinite(f))return Math.max(0,f*1e3);const _=Number(
o["x-ratelimit-reset"]??Number.NaN);return String(o["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(_)?Math.max(0,_*1e3-e):r===429||/secondary rate limit|abuse detection/i.
test(u)?5e3*2**a:null}const D=300;function $(r,o,{run:u,permission:a}){if(!(o instanceof I))return`${r}: ${(0,v.A)(o)}`;const{httpStatus:e,message:f}=o,_=e===null?
"did not answer":`returned ${e}`;return`${r}: ${(0,w.RK)(u.apiUrl)} ${_} (${h(f)})${i(o,u,a)}`}const h=r=>(0,w.BP)((0,w.RK)(r.replace(/\s+/gu," "),D));function i(r,o,u){
if(g(r))return"; GitHub limits the rate of requests, try again later";switch(r.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:
return o.pull?.isFork===!0&&u.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${u}\` to \`permiss\
ions\` of the job${n(r,u)}`;case 410:return u==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}function n({
headers:r},o){const a=String(r["x-accepted-github-permissions"]??"").replaceAll("_","-").replaceAll("=",": ");return a===""||a===o?"":`; GitHub accepts \`${h(a.
replaceAll("`",""))}\``}}),40:((ct,N,t)=>{t.d(N,{w:()=>s});var v=t(6760),w=t(5657),I=t(4614),M=t(4503),R=t(7854);function s(p,D,$){if(!/^https?:\/\/[\w.:/-]+$/.
test($.serverUrl))return[];const h=g(D);return[...Map.groupBy(p,n=>h(P(n)))].flatMap(([n,r])=>n===null?[]:A(n,r,D,$))}function A({prefix:p,checkout:D},$,h,i){const{
commit:n,isFetched:r,remote:o}=D,u=URL.parse(i.serverUrl);if(o===null||u===null)return[];if(o.host!==u.host&&o.host!==u.hostname)return[];if(!r&&![i.commit,i.defaultCommit].
includes(n))return[];const a=`${o.owner}/${o.name}`,e=`${i.serverUrl}/${a}/blob/${n}`,f=c=>c?.toLowerCase()===a.toLowerCase(),_=f(`${i.owner}/${i.repository}`)||
f(i.pull?.from),E=new Map($.map(c=>[c.slice(p.length),c]));return Array.from(D.tracked(new Set(E.keys())),([c,l])=>{const[d,S]=[E.get(c),(0,M.oW)(c)];return d===
void 0||S===null||!(0,I.R)((0,v.join)(h,d),l)?[]:{file:d,path:c,url:`${e}/${S}`,isOfRun:_}}).flat()}function g(p){const D=(0,R.Oo)($=>{const h=(0,w.G)((0,v.join)(
p,$));return h!==null?{prefix:$===""?"":`${$}/`,checkout:h}:$===""?null:D(P($))});return D}const P=p=>p.split("/").slice(0,-1).join("/")}),5017:((ct,N,t)=>{t.d(
N,{en:()=>s,ol:()=>R,t7:()=>A,yR:()=>M});var v=t(8641);const w=function(...g){const{createHash:P}=process.getBuiltinModule("node:crypto");return new.target?new P(
...g):P(...g)},I="tf-disco",M=(g,...P)=>R([g.workflow,g.job,g.step,...P]),R=g=>w("sha256").update(JSON.stringify(g)).digest("hex").slice(0,16);function s(g,P,p){
const D=JSON.stringify(p).replace(/[<>&]/g,v.z5);return`<!-- ${I} ${g} ${P} ${D} -->`}function A(g,P,p){const D=`<!-- ${I} ${P} ${p} `;if(!g.startsWith(D))return;
const $=g.indexOf(" -->",D.length);if(!($<0))try{return JSON.parse(g.slice(D.length,$))}catch{return}}}),2806:((ct,N,t)=>{t.d(N,{m:()=>u});var v=t(4e3),w=t(7078),
I=t(317),M=t(8782),R=t(5017),s=t(2389),A=t(5102),g=t(484);function P({verdict:l,context:d},{issueCloseAfter:S},m){const O=T=>T.some(({severity:C})=>(0,s.k2)(C,d.
failOn)),k=l.hosts.map(T=>{const C=T.visit.host,U=d.history?.get(C)?.alarm??null,x=O(T.findings),K=(0,A.sG)(T)==="skipped",G=U===null?x||(0,A.b)(T):U.isDown&&!K;
return{name:C,alarm:K?null:U,failsNow:x,isDown:G}}),b=k.filter(({isDown:T})=>T).map(({name:T})=>T),y=O(l.files)?[g.cn]:[];return{hosts:k.map(({name:T})=>T).toSorted(),
failing:[...b,...y].toSorted(),since:new Map(k.flatMap(({name:T,alarm:C})=>C?.since?[[T,C.since]]:[])),unsettled:new Map(k.flatMap(({name:T,alarm:C})=>C!==null&&
C.good<S?[[T,C.good]]:[])),goodRuns:S,pending:new Map(k.flatMap(({name:T,alarm:C,failsNow:U,isDown:x})=>C!==null&&U&&!x?[[T,C.failed]]:[])),isWhole:p(l),at:d.startedAt,
run:m.id}}const p=({stopped:l})=>l===null||["deadline","signal","crash"].includes(l.kind),D=function(...l){const{linksOf:d}=t.late([733],9733);return new.target?
new d(...l):d(...l)},$=function(...l){const{deliverComment:d}=t.late([870],1870);return new.target?new d(...l):d(...l)},h=function(...l){const{deliverIssue:d}=t.
late([870],1870);return new.target?new d(...l):d(...l)},i=6e4,n=1e4,r=10,o={comment:"pull-requests: write",issue:"issues: write"};async function u(l,d,S,m){const{
settings:O}=l,k=["comment","issue"].filter(H=>O[H]!=="never"),b=(0,M.h0)(d,O.githubToken),y=[],T=[];if(!b.ok)return{notes:y,warnings:k.map(H=>`the ${H} was not \
written: ${b.why}`)};const{run:C,token:U}=b.value,x=await(0,w.N)(C,U,i,m),K=async()=>e(await(0,w.N)(C,U,n,m),C,l,S),G=P(l,O,C);for(const H of k)try{const V=H===
"comment"?await a(x,C,l,K):await f(x,C,l,G);y.push(`${H}: ${V}`)}catch(V){const F=o[H];T.push((0,I.Ic)(`the ${H} was not written`,V,{run:C,permission:F}))}return{
notes:O.issue!=="never"&&E(C)===null?[...y,...c(G,O)]:y,warnings:T}}async function a(l,d,S,m){const{pull:O}=d;return O===null?`skipped, a ${d.event} event has n\
o pull request`:await $(l,{...S,run:d,pull:O.number,findLinks:m})}async function e(l,d,{changes:S,located:m,context:O},k){if(S?.kind==="files"||!m.some(({isOfRun:y})=>y)||
d.pull===null)return O.links;try{const y=await l.listChangedFiles(d.pull.number);return D(m,y,k,d)}catch(y){if(y instanceof I.F9)return O.links;throw y}}async function f(l,d,S,m){
const O=E(d);if(O!==null)return`skipped, ${O}`;const k=(0,R.yR)(d,_(S.settings));return await h(l,{...S,run:d,key:k,now:m})}const _=({dialect:{name:l,version:d}})=>d===
null?l:`${l} ${d}`;function E({event:l,isDefaultBranch:d,pull:S}){return S!==null||l==="merge_group"?`a ${l} event checks a proposed change`:d===!1?"not on the \
default branch":null}function c({pending:l},{issueOpenAfter:d}){const S=Map.groupBy(l,([,m])=>m);return Array.from(S,([m,O])=>`issue: ${(0,v.K4)(O,r,([b])=>b)} \
failed in ${m} of ${d} runs needed to open an issue`)}}),3565:((ct,N,t)=>{t.d(N,{fz:()=>vt,fJ:()=>Ht,QU:()=>gt,N4:()=>Ft,j_:()=>Yt,Ko:()=>at,R8:()=>Vt,ur:()=>yt,
Kn:()=>Bt,u5:()=>Gt,Sy:()=>Ct});var v=t(3024),w=t(6760),I=t(857);function M(z){return z==null?"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function R(z){
return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,endLine:z.endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function s(z,it,mt){const Mt=new P(
z,it,mt);process.stdout.write(Mt.toString()+I.EOL)}function A(z,it=""){s(z,{},it)}const g="::";class P{constructor(it,mt,Mt){it||(it="missing.command"),this.command=
it,this.properties=mt,this.message=Mt}toString(){let it=g+this.command;if(this.properties&&Object.keys(this.properties).length>0){it+=" ";let mt=!0;for(const Mt in this.
properties)if(this.properties.hasOwnProperty(Mt)){const Dt=this.properties[Mt];Dt&&(mt?mt=!1:it+=",",it+=`${Mt}=${D(Dt)}`)}}return it+=`${g}${p(this.message)}`,
it}}function p(z){return M(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function D(z){return M(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(
/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function $(){throw new Error("this function of @actions/core is not bundled")}function h(){throw new Error(
"this function of @actions/core is not bundled")}var i=t(6928);function n(z){return z.replace(/[\\]/g,"/")}function r(z){return z.replace(/[/]/g,"\\")}function o(z){
return z.replace(/[/\\]/g,path.sep)}var u=function(z,it,mt,Mt){function Dt(At){return At instanceof mt?At:new mt(function(bt){bt(At)})}return new(mt||(mt=Promise))(
function(At,bt){function et(B){try{L(Mt.next(B))}catch(Q){bt(Q)}}function Y(B){try{L(Mt.throw(B))}catch(Q){bt(Q)}}function L(B){B.done?At(B.value):Dt(B.value).then(
et,Y)}L((Mt=Mt.apply(z,it||[])).next())})},a;(function(z){z[z.Success=0]="Success",z[z.Failure=1]="Failure"})(a||(a={}));function e(z,it){const mt=toCommandValue(
it);if(process.env[z]=mt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(z,it));issueCommand("set-env",{name:z},mt)}function f(z){
s("add-mask",{},z)}function _(z){process.env.GITHUB_PATH||""?issueFileCommand("PATH",z):issueCommand("add-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.
env.PATH}`}function E(z,it){const mt=process.env[`INPUT_${z.replace(/ /g,"_").toUpperCase()}`]||"";if(it&&it.required&&!mt)throw new Error(`Input required and n\
ot supplied: ${z}`);return it&&it.trimWhitespace===!1?mt:mt.trim()}function c(z,it){const mt=E(z,it).split(`
`).filter(Mt=>Mt!=="");return it&&it.trimWhitespace===!1?mt:mt.map(Mt=>Mt.trim())}function l(z,it){const mt=["true","True","TRUE"],Mt=["false","False","FALSE"],
Dt=E(z,it);if(mt.includes(Dt))return!0;if(Mt.includes(Dt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function d(z,it){if(process.env.GITHUB_OUTPUT||"")return $("OUTPUT",h(z,it));process.
stdout.write(I.EOL),s("set-output",{name:z},M(it))}function S(z){issue("echo",z?"on":"off")}function m(z){process.exitCode=a.Failure,b(z)}function O(){return process.
env.RUNNER_DEBUG==="1"}function k(z){issueCommand("debug",{},z)}function b(z,it={}){s("error",R(it),z instanceof Error?z.toString():z)}function y(z,it={}){s("wa\
rning",R(it),z instanceof Error?z.toString():z)}function T(z,it={}){s("notice",R(it),z instanceof Error?z.toString():z)}function C(z){process.stdout.write(z+I.EOL)}
function U(z){A("group",z)}function x(){A("endgroup")}function K(z,it){return u(this,void 0,void 0,function*(){U(z);let mt;try{mt=yield it()}finally{x()}return mt})}
function G(z,it){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,it));issueCommand("save-state",{name:z},toCommandValue(
it))}function J(z){return process.env[`STATE_${z}`]||""}function H(z){return u(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var V=t(6309),
F=t(5747),X=t(566),nt=t(4e3),rt=t(5955);const at=z=>Object.fromEntries(z.map(it=>[it,E(it)]));function gt(z){for(const it of z)f(it)}function yt(z,it){C(z);let mt=!0;
for(const{kind:Mt,text:Dt}of it){const[At="",...bt]=Dt.split(`
`),et=Mt==="plain"&&bt.length>0;(mt||et)&&C(""),mt=et,et||bt.length===0?C(Dt):(U(At),C(bt.join(`
`)),x())}}const wt={error:b,warning:y,notice:T};function vt(z){for(const{level:it,message:mt,line:Mt,column:Dt,...At}of z)wt[it](mt,{...At,...Mt===void 0?{}:{startLine:Mt},
...Dt===void 0?{}:{startColumn:Dt}})}const Ct=(z,it)=>Ut("GITHUB_STEP_SUMMARY",z,()=>it);function Bt(z,it){const mt=new Map;for(const[At,bt]of Object.entries(it))
try{z?Ut("GITHUB_OUTPUT",z,()=>Lt(At,bt)):d(At,bt)}catch(et){mt.set(At,(0,V.A)(et))}const[Mt]=mt.values();return Mt===void 0?[]:[`not written to GITHUB_OUTPUT, \
and empty for later steps: ${[...mt.keys()].join(", ")}: ${Mt}`]}function Lt(z,it){const mt=typeof it=="string"?it:JSON.stringify(it);if(/[\r\n]/.test(mt))throw new V.
h("the value has a line break");return`${z}=${mt}
`}function Ut(z,it,mt){if(!it)throw new V.h(`${z} is not set; run this as an action on a runner`);const Mt=(0,v.openSync)(it,"r+");try{const{size:Dt}=(0,v.fstatSync)(
Mt);try{(0,v.appendFileSync)(it,mt())}catch(At){throw(0,v.fstatSync)(Mt).size>Dt&&(0,v.ftruncateSync)(Mt,Dt),At}}finally{(0,v.closeSync)(Mt)}}function Gt(z,it){
if(!z)throw new V.h("RUNNER_TEMP is not set; run this as an action on a runner");const mt=(0,w.join)("tf-disco","report.json");return(0,X.f)(z,mt,(0,rt.mk)(it)),
(0,w.join)(z,mt)}function Yt(z){if(z===void 0||z==="")return null;const it=(0,F.yR)(z);try{if(it.ok)return JSON.parse(it.text)}catch{}const mt=it.ok?"is not JSO\
N":(0,nt.mP)(it.failure);return y(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${mt}; check that no earlier step changes it`),null}function Ft(z){
for(const it of z)C(it)}function Vt(z){for(const it of z)y(it)}const Ht=(z,it)=>b(it,{title:z})}),8782:((ct,N,t)=>{t.d(N,{$6:()=>$,$c:()=>g,at:()=>D,h0:()=>s,ng:()=>M});
var v=t(3625),w=t(8641);const I=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function M(h,i){const n=e=>h[e]?.trim()??"",[,r,o]=I.exec(n("GITHUB_REPOSITORY"))??
[];if(r===void 0||o===void 0)return null;const u=R(n("GITHUB_SERVER_URL")||"https://github.com");return{...{workflow:A(n("GITHUB_WORKFLOW_REF"))??n("GITHUB_WORK\
FLOW"),job:n("GITHUB_JOB"),url:`${u}/${r}/${o}/actions/runs/${n("GITHUB_RUN_ID")}`,commit:$(i,"pull_request","head","sha")??n("GITHUB_SHA")},owner:r,repository:o,
apiUrl:R(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:u,event:n("GITHUB_EVENT_NAME"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??
0),defaultCommit:n("GITHUB_SHA"),pull:P(n("GITHUB_EVENT_NAME"),i),isDefaultBranch:p(n("GITHUB_REF"),i)}}const R=h=>h.replace(/(?<!\/)\/+$/,"");function s(h,i){return h===
null?(0,v.T)("not a workflow run, GITHUB_REPOSITORY is not set"):i===null?(0,v.T)("github-token is empty"):/^https?:$/.test(URL.parse(h.apiUrl)?.protocol??"")?(0,v.
J)({run:h,token:i}):(0,v.T)(`GITHUB_API_URL is not an https URL: ${(0,w.RK)(h.apiUrl)}`)}const A=h=>/^[^/]+\/[^/]+\/(.+?)@/.exec(h)?.[1];function g(h,i){if(h===
"pull_request_target")return!1;const n=D(i,"pull_request","head"),[r,o]=[D(n,"repo","full_name"),D(i,"pull_request","base","repo","full_name")];return n!==void 0&&
r!==o}function P(h,i){const n=D(i,"pull_request","number");return typeof n!="number"||!Number.isSafeInteger(n)||n<=0?null:{number:n,isFork:g(h,i),from:$(i,"pull\
_request","head","repo","full_name")??null}}function p(h,i){const n=$(i,"repository","default_branch");return n===void 0?null:h===`refs/heads/${n}`}function D(h,...i){
return i.reduce((n,r)=>typeof n=="object"&&n!==null?Reflect.get(n,r):void 0,h)}function $(h,...i){const n=D(h,...i);return typeof n=="string"?n:void 0}}),1964:((ct,N,t)=>{
t.d(N,{H:()=>T});var v=t(4e3),w=t(5799),I=t(2796),M=t(5102),R=t(4120),s=t(8884),A=t(8641),g=t(1831),P=t(5955);const p=700,D=8,$=5,h={text:250,places:1},i={text:p,
places:D},n=2,r=3600,o=120,u=4096,a=F=>F!==""&&(0,s.CN)(F)&&(0,A.BP)((0,A.RK)(F,u))===F;function e(F){const X=E(F),nt=[...new Set(F.map(({problem:gt})=>gt.title))],
rt=X.length>0?(0,v.K4)(X,n):c(F);if(nt.length===1)return _(rt,nt[0]??"");const at=`${F.length} problems`;return _(rt===null?at:`${at} with ${rt}`,nt.join(", "))}
function f({title:F,hosts:X,findings:nt}){if(nt.length===1)return e(nt);const rt=X.length>0?0:(0,s.Dc)(nt),at=Math.max(X.length,rt),gt=at===1?E(nt)[0]??(0,s.II)(
(0,s.tN)(nt)?.file??""):(0,R.px)(at,X.length>0?"host":"file"),yt=nt.length>at?` (${nt.length} times)`:"";return _(at===0?null:gt,`${F}${yt}`)}const _=(F,X)=>F===
null?X:`${F}: ${X}`,E=F=>[...new Set(F.flatMap(({host:X})=>X===null?[]:(0,A.RK)((0,g.nx)(X))))];function c(F){const X=(0,s.tN)(F);return X===null||a(X.file)?null:
(0,s.II)(X.file)}function l(F,X){const nt=new Set(F.map(({severity:gt})=>gt)).size>1,rt=F.length>2?h:i,at=gt=>S(gt,nt,rt,X).join(`
`);return(0,R.Sk)(F,$,at,d).join(`

`).split(`
`)}const d=F=>`and ${F} more, see the job summary`;function S(F,X,nt,rt){const{problem:at,severity:gt}=F,yt=(0,w.Xd)(F),wt=(0,s.xi)(F,rt,nt.text,nt.places);return[
`${X?`${gt}: `:""}${(0,A.RK)(at.message,nt.text)} [${at.code}]`,...wt.map(([vt,Ct])=>`${vt}: ${Ct}`),...yt===null||a(yt.file)?[]:[`at: ${(0,s.R3)(yt)}`],...F.isHostNew?
[`the host is ${R.dy}`]:[],`${rt.docsUrl}#${at.code}`]}function m(F,X){const{message:nt,help:rt,findings:at,code:gt,title:yt,affects:wt}=F;if(at.length===1)return l(
at,X);const vt=(0,R.od)(wt,X.clients),Ct=(0,s.mj)(at,X.repositories.length),Bt=[`${(0,A.RK)(nt??yt,p)} [${gt}]`,...rt===null?[]:[`help: ${(0,A.RK)(rt,p)}`],...vt===
""?[]:[`affects: ${vt}`],...Ct===""?[]:[`hits: ${Ct}`]],Lt=`${X.docsUrl}#${gt}`,Ut=r-[...Bt,Lt].join(`
`).length;return[...Bt,...O(F,Ut),Lt]}function O({findings:F,message:X},nt){const rt=(0,P.I0)(F,nt,1,gt=>k(gt,X===null)),at=F.length-rt.length;return at>0?[...rt,
d(at)]:rt}function k(F,X){const{host:nt,places:rt,problem:at,isHostNew:gt}=F,yt=(0,s.Ky)(rt,1),wt=X?(0,A.RK)(at.message,o):"";if(nt===null)return`- ${[yt,wt].filter(
Lt=>Lt!=="").join(": ")}`;const vt=`${(0,A.RK)((0,g.nx)(nt))}${gt?` (${R.dy})`:""}`,Ct=X&&yt!==""?`(${yt})`:yt,Bt=[wt,Ct].filter(Lt=>Lt!=="").join(" ");return Bt===
""?`- ${vt}`:`- ${vt}: ${Bt}`}const b=10,y=200;function T(F,X){const nt=U(F),rt=(0,M.hm)(F.findings);let at=F.findings;for(const gt of w.oC){const{annotations:yt,
used:wt}=x(gt,at,X,gt===rt);nt.push(...yt),at=at.filter(vt=>!wt.has(vt))}return nt}const C=F=>[(0,v.Cw)(F),...(0,v.zM)(F).flatMap(X=>"reasons"in X?X.reasons??[]:
[])];function U({passed:F,stopped:X,findings:nt}){const rt=nt.filter(({severity:gt})=>gt==="warning").length;if(F||nt.some(({severity:gt})=>gt==="error"))return[];
if(X!==null)return[V("error","The check is not complete",C(X))];const at=`${(0,R.px)(rt,"warning")}, and fail-on is warning`;return[V("error","Warnings fail thi\
s check",[at])]}function x(F,X,nt,rt){const at=X.filter(({severity:wt})=>wt===F),gt=new Set(at.map(G));if(gt.size>b){const wt=(0,I.cZ)(at),vt=rt&&F!=="notice"?H(
at,wt):[];return{annotations:[...J(F,wt,nt),...K(F,vt,nt)].slice(0,b),used:new Set(at)}}const yt=X.filter(wt=>gt.has(G(wt)));return{annotations:K(F,yt,nt),used:new Set(
yt)}}const K=(F,X,nt)=>[...Map.groupBy(X,G).values()].map(rt=>V(F,e(rt),l(rt,nt),(0,s.tN)(rt)));function G(F){const X=(0,w.Xd)(F);return X===null?F:`${X.line}:${X.
file}`}function J(F,X,nt){const rt=X.length<=b?X:X.slice(0,b-1),at=X.slice(rt.length).flatMap(yt=>yt.findings),gt=[...new Set(at.map(({problem:yt})=>yt.title)),
"see the job summary"];return[...rt.map(yt=>V(F,f(yt),m(yt,nt),(0,s.tN)(yt.findings))),...at.length===0?[]:[V(F,`and ${(0,R.px)(at.length,`more ${F}`)}`,gt)]]}function H(F,X){
const nt=at=>(0,w.Xd)(at)!==null,rt=new Set(X.flatMap(at=>at.findings.find(nt)??[]).map(G));return F.filter(at=>a((0,w.Xd)(at)?.file??"")&&!rt.has(G(at)))}function V(F,X,nt,rt=null){
const at={title:(0,A.LS)((0,A.RK)(X,y)),message:(0,A.LS)(nt.join(`
`))};if(rt===null||!a(rt.file))return{level:F,...at};const{file:gt,line:yt,column:wt,endColumn:vt}=rt;return{level:F,...at,file:gt,line:yt,column:wt,endColumn:vt}}}),
2827:((ct,N,t)=>{t.d(N,{Y:()=>M});var v=t(5955);const w={hosts:12e4,services:36e4},I=1;function M({passed:R,hosts:s,findings:A}){const g=({services:$})=>$.flatMap(
h=>h.kind==="url"?[[h.id,h.url]]:[]),P=(0,v.I0)(s,w.hosts,I,({visit:$})=>JSON.stringify($.host)),p=(0,v.I0)(s,w.services,I,$=>{const h=JSON.stringify(Object.fromEntries(
g($)));return`${JSON.stringify($.visit.host)}:${h}`}),D=$=>A.filter(h=>h.severity===$).length;return{passed:R,hosts:`[${P.join(",")}]`,services:`{${p.join(",")}\
}`,errors:D("error"),warnings:D("warning"),"left-out":s.length-Math.min(P.length,p.length)}}}),484:((ct,N,t)=>{t.d(N,{Fr:()=>u,GN:()=>o,K$:()=>E,O7:()=>c,cn:()=>P,
yi:()=>e});var v=t(4e3),w=t(7574),I=t(4120),M=t(8641),R=t(5973),s=t(3029),A=t(9904),g=t(6808);const P="the files",p=200,D="Terraform service discovery fails: ",
$="Terraform service discovery recovers: ",h=3,i=10,n=6,r=20;function o({failing:m}){const{down:O,better:k}=a(m),[b,{first:y,count:T}]=O.count>0?[D,O]:[$,k],C=y.
slice(0,h).map(({subject:K})=>K===P?d:(0,M.RK)(K,p)),U=T>C.length?[`${T-C.length} more`]:[],x=`${b}${[...C,...U].join(", ")}`;return x.length<=p?x:`${b}${T} hos\
ts`}const u=m=>m.startsWith(D)||m.startsWith($);function a({first:m,count:O}){const k=m.filter(({recovering:y})=>y!==void 0);return{down:{first:m.filter(({recovering:y})=>y===
void 0),count:O-k.length},better:{first:k,count:k.length}}}function e(m,O,{outage:k,page:b,maxBytes:y}){const{down:T,better:C}=a(k.failing),U=k.failing.count>0?
" Closes when all hosts recover.":"";return(0,g.XA)(m,(0,g.df)(O),{head:[`### ${(0,g.gD)(m,O)}`,..._(T,k.since,O.startedAt),...f(C.first)].join(`

`),foot:(0,R.qy)`Last checked ${(0,w.QN)(O.startedAt)}; details in the summary of ${(0,g.Fp)(b)}. Updated automatically.${U}`,maxBytes:y})}function f(m){return m.
length===0?[]:[`<p>${[...Map.groupBy(m,({recovering:b})=>b===void 0?"":`${b.good} of ${(0,I.px)(b.needed,"run")}`)].slice(0,i).map(([b,y])=>`\u2705 Recovering: ${(0,v.
K4)(y,r,({subject:C})=>S(C))} (${b} without a failure)`).join("<br>")}</p>`]}function _({first:m,count:O},k,b){if(O===0)return[];const y=[...Map.groupBy(m,H=>H.
since)],T=m[0]?.since,C=m.length===O||T===k;if(T!==void 0&&y.length===1&&C)return[`<p>Failing since ${(0,w.QN)(T)} (${(0,w.u8)(T,b)}).</p>`];const U=y.slice(0,i),
x=U.map(([H,V])=>({list:(0,v.K4)(V,n,({subject:X})=>X===P?d:(0,R.Fl)(X).text),since:(0,w.QN)(H),span:(0,w.u8)(H,b)})),K=O-U.flatMap(([,H])=>H).length,G=K>0?[{list:`\
and ${K} more`,since:"",span:""}]:[],J=A.yQ.table([...x,...G],{caption:"Failing hosts",columns:[{title:"Failing",cell:({list:H})=>(0,R.xl)(H)},{title:"Since",cell:({
since:H})=>H},{title:"Duration",cell:({span:H})=>H}]});return[(0,s.VN)(J)]}function E(m,O){const{at:k,down:b,up:y,gone:T,still:C,endedSince:U,isReopened:x}=m,K=({
subject:J,since:H})=>`${S(J)} (after ${(0,w.u8)(H,k)})`;return`${[...x?["Reopened: the failure continues or has returned."]:[],...l(b,S,(J,H)=>`\u274C ${J} ${H}\
 failing.`),...l(y,K,J=>`\u2705 Recovered: ${J}.`),...l(T,S,(J,H)=>`\u26AA ${J} ${H} no longer checked.`),...l(C,S,(J,H)=>`\u274C ${J} ${H} still failing.`),...U===
null?[]:[`**Nothing fails any more.** The outage lasted ${(0,w.u8)(U,k)}, from ${(0,w.QN)(U)} to ${(0,w.QN)(k)}, as observed by this check.`],`<sub>${(0,w.QN)(k)}\
, ${(0,g.Fp)(O).text}</sub>`].join(`

`)}
`}const c=m=>`Duplicate of #${m}, which another run opened at the same time.
`;function l(m,O,k){return m.length===0?[]:[k((0,v.K4)(m,r,O),m.length===1?"is":"are")]}const d="the file check",S=m=>m===P?d:(0,M.D9)(m)})};export{un as ids,fn as modules};
