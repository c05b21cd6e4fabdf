const Mn=[558,751,929,528,909],yn={3534:((lt,U,t)=>{t.d(U,{$U:()=>e,Eu:()=>c,JD:()=>n,QU:()=>$,To:()=>d,bI:()=>r,fj:()=>O,iX:()=>u,tK:()=>f,z2:()=>o});var E=t(4283),
A=t(1064),P=t(1831),_=t(2713),I=t(4e3),g=t(5799),y=t(8937);const $=(0,g.lS)((0,g.$e)("credentials-empty","Token is empty",A.Du),({source:h})=>({message:`the tok\
en from ${h} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),T={"cont\
rol character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},
bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks\
, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",
help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},
"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},
c=(0,g.lS)((0,g.z3)("credentials-malformed","Malformed token",A.Du),({source:h,slip:w})=>({message:`the token from ${h} ${T[w].has}`,help:T[w].help,...w==="cont\
rol character"?{}:{severity:"warning"}})),O=(0,g.lS)((0,g.$e)("credentials-short","Token is too short to be redacted"),({source:h})=>({message:`the token from ${h}\
 has fewer than ${_.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or crea\
te a longer one"})),f=(0,g.lS)((0,g.lm)("credentials-differ","Clients use different tokens"),({host:h,first:w,other:D})=>({message:`for host ${(0,P.nx)(h)}, ${i(
w)} and ${i(D)}`,help:`set the token for both clients in ${(0,P.fK)(h)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),
i=({client:h,source:w})=>w===null?`${A.bB[h]} finds no token`:`${A.bB[h]} uses the token from ${w}`,n=(0,g.lS)((0,g.$e)("credentials-rejected","Token was reject\
ed"),({host:h,status:w,source:D})=>({message:`host ${(0,P.nx)(h)} returned ${w} for the token from ${D}`,help:`check that the token is complete, has not expired\
 and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,E.jr)((0,P.cu)(h))}; then store a new one in the same place`})),e=(0,g.lS)((0,g.$e)("cre\
dentials-missing","Token is missing"),({host:h,service:w,...D})=>{const v=(0,P.nx)(h),[M=""]=(0,P.fK)(h);return(0,y.em)(`host ${v} requires a token${w===null?"":
` for ${w}`}`,`add the line "${v}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${M}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${a(M)}`,
D)}),a=h=>/^\w+$/.test(h)?`export ${h}=\u2026`:`env '${h}=\u2026' terraform init`,o=(0,g.lS)((0,g.$e)("credentials-near-miss","Token variable has a similar name"),
({host:h,variable:w,why:D,write:v})=>({message:`${w} seems to be meant for host ${(0,P.nx)(h)}, but ${D}`,help:`rename it to ${v}: ${a(v)}`})),d=(0,g.lS)((0,g.$e)(
"credentials-other-host","Token is for another host",A.Du),({host:h,other:w,source:D,service:v,isSent:M,isNotice:p})=>({message:`the clients do not send the tok\
en for ${w} from ${D} ${v===null?`after the redirect of ${h}`:`to ${v} of host ${h}`}: they send ${M?`the token of ${h}`:"none"}`,help:v===null?`make the discov\
ery document of ${h} public, or serve it at ${h} itself`:`set the token for ${h}, and the clients send it to ${w}`,...p?{severity:"notice",affects:[]}:{}})),r=(0,g.
lS)((0,g.lm)("credentials-unused","Token for a host that is not checked"),({host:h})=>({message:`the tokens input has a token for host ${(0,P.nx)(h)}, which is \
not checked`,help:"write the host as in the files, including its port, or remove the line"})),u=(0,g.lS)((0,g.z3)("document-unauthorized","Discovery requires va\
lid credentials",A.zK),({host:h,token:w,challenge:D,...v})=>{const M=w==="sent"?"rejected the given authentication credentials":"requires authentication credent\
ials",p=D===null?"":`, and asks for ${D} authentication`;return{message:`host ${h} ${M}: ${(0,I._r)(v)}${p}`,help:(0,I.NM)(v.page,h,l(h,w,v.status,D))}}),s="mak\
e the discovery document public";function l(h,w,D,v){const M=(0,I.qZ)(h);if(v!==null)return{operator:`exempt /.well-known/terraform.json from ${v} authenticatio\
n`,guest:M,note:"the clients send Bearer tokens only, so no token helps"};switch(w){case"sent":{const p="check that the token is for this host, complete and not\
 expired";return D===403?{operator:p,user:p,guest:M}:{operator:p,user:p}}case"none":{const p=(0,y.nP)(h);return{operator:`${p}, or ${s}`,user:p,guest:M}}case"dr\
opped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${h} to respond itself, or ${s}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,U,t)=>{
t.d(U,{JW:()=>f,U$:()=>I,WO:()=>T,a3:()=>c,ub:()=>i});var E=t(1064),A=t(4e3),P=t(5143),_=t(5799);const I=(0,_.lS)((0,_.$e)("file-syntax","File has a syntax erro\
r",E.Du),({error:n,file:e})=>({message:n??"the file is not valid UTF-8",help:(0,P.Zl)(e)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpo\
se"})),g={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot b\
e read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},y={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},$={file:"correct the permissions, or list\
 the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"\
correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or li\
st it in `exclude`"},T=(0,_.lS)((0,_.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in n?`${g[n.what]}: ${n.code}`:g[n.what],help:(n.what==="fi\
le"||n.what==="directory"?y[n.code]:void 0)??$[n.what]})),c=(0,_.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},
()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),O=3,f=(0,_.
lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:e,isFleet:a})=>{const o=n.every(s=>s==="."),r=`found no\
 Terraform or OpenTofu files in ${a?"the repositories of `usages`":o?"this directory":`\`scan\` (${(0,A.K4)(n,O,A.dh)})`}`,u=a?"check out the repositories befor\
e `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return e?{message:`${r}; only \`hostnames\` was checked`,help:`${u}, or \
correct \`scan\``,severity:"warning"}:{message:`${r}, and \`hostnames\` is not set`,help:`${u}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),i=(0,_.
lS)((0,_.$e)("file-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,A.mP)(n)}`,help:"split the file,\
 or list it in `exclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"\
files":return{message:`there are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `e\
xclude`"};case"directory":return{message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list f\
iles in `exclude`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or lis\
t it in `exclude`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the \
files after it are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of\
 hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modu\
les have more than ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `ini\
t` runs in `roots`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported proble\
ms first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,A.Cw)(n.stopped)} after reading ${n.files} files; this directory and th\
e following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((lt,U,t)=>{
t.d(U,{Dr:()=>O,EK:()=>$,Fu:()=>i,dF:()=>f,vs:()=>y});var E=t(1064),A=t(1831),P=t(9562),_=t(4e3),I=t(5799),g=t(8937);const y=(0,I.lS)((0,I.z3)("cloud-token","To\
ken for the cloud block or remote backend is missing",E.Du),({host:n,service:e,...a})=>{const o=(0,A.nx)(n),d=e===P.OZ?"the cloud block":"the remote backend",[r=""]=(0,A.
fK)(n);return(0,g.em)(`${d} requires a token for ${o}`,`add the line "${o}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${r}; outside GitHub, run\
 \`terraform login ${o}\` or \`tofu login ${o}\``,a)}),$=(0,I.lS)((0,I.z3)("cloud-version","API is too old for the cloud block",E.Du),({url:n,version:e})=>({message:`${n}\
 returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,_.dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise,\
 or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),T=n=>"why"in n?`the respons\
e of ${n.url} ${(0,_.dh)(n.why)}`:(0,_._r)({...n,page:null}),c=(n,e,a)=>"status"in n&&[401,403,404].includes(n.status)?a:(0,I.C)(`check the logs of ${e}, and th\
at the URL of the service is that of its API`),O=(0,I.lS)((0,I.z3)("cloud-organization","Organization cannot be read",E.Du),n=>{const{host:e,organization:a,source:o}=n;
return{message:`the organization ${a} at ${e} cannot be read: ${T(n)}`,help:c(n,e,`check the name of the organization, and that the token from ${o} is valid and\
 belongs to a member`)}}),f=(0,I.lS)((0,I.z3)("cloud-workspace","Workspace cannot be read",E.Du),n=>{const{host:e,organization:a,workspace:o}=n;return{message:`\
the workspace ${o} of ${a} at ${e} cannot be read: ${T(n)}`,help:c(n,e,"check that the token may read the workspace")}}),i=(0,I.lS)((0,I.lm)("cloud-workspace-mi\
ssing","Workspace does not exist"),({host:n,organization:e,workspace:a})=>({message:`${e} at ${n} has no workspace ${a} that the token may read; init would crea\
te it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((lt,U,t)=>{t.d(U,{AO:()=>O,U7:()=>c,n3:()=>f,nD:()=>e,ro:()=>n,
wp:()=>y,zo:()=>T});var E=t(1064),A=t(3592),P=t(4e3),_=t(5799);const I=({file:d,line:r})=>`${(0,P.dh)(d)}:${r}`,g=d=>d.map(r=>E.bB[r]).join(" and "),y=(0,_.lS)(
(0,_.z3)("host-not-allowed","Host is not allowed",E.zK),d=>{const{host:r}=d,u=`add ${r} to \`allowed-hosts\``;if("service"in d){const{service:s,registry:l}=d;return{
message:`${s} of ${l} is on ${r}, which is not in \`allowed-hosts\``,help:`use another registry, or ${u}`}}if("package"in d)return{message:`the package of ${d.package}\
 is downloaded from ${r}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${u}`};if("use"in d){const[s,l]=$[d.
use];return{message:`${s} ${r}, which is not in \`allowed-hosts\``,help:`use ${l}, or ${u}`}}if("implied"in d){const{place:s,clients:l}=d.implied;return{message:`\
host ${r} is not in \`allowed-hosts\` and was not contacted; ${I(s)} names no host, and this is the default of ${g(l)}`,help:`name an allowed registry there, ${u}\
, or set \`dialect\` if you use another CLI`}}return{message:`host ${r} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${u}`}}),
$={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},T=(0,_.lS)((0,_.lm)("host-as\
sumed","Default host of an assumed CLI was not contacted"),({host:d,place:r,clients:u,isListed:s})=>({message:`${d} was not contacted: ${I(r)} implies it as the\
 default host of ${g(u)}, but the CLI could not be detected`,help:s?"list the usages of the repository with `--dialect terraform` or `--dialect opentofu` to che\
ck the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),c=(0,_.lS)((0,_.lm)("host-generic","Gen\
eric hostname was not contacted"),({host:d})=>({message:`${d} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),O=(0,_.lS)((0,_.z3)("host-private-redirect","Redirect to a non-public address",E.zK),({host:d,address:r,asks:u})=>r===
"metadata"?{message:`${d} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${u==="document"?"redirects":"leads"} to ${d}, which has a ${r} address and was not contacted`,help:`if ${u==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),f=(0,_.lS)((0,_.z3)("host-check-crashed","tf-disco crashed while it checked \
the host",E.zK),({host:d,thrown:r})=>({message:`${d} was not checked completely, because of a bug in tf-disco ${A.xv}: ${i(r)}`,help:`please report this text at\
 ${A.xV}; to pass until it is fixed, add \`host-check-crashed ${d}\` to \`ignore\``}));function i(d){if(!(d instanceof Error))return(0,P.dh)(String(d));const r=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(d.stack??"")?.[1];return(0,P.dh)(String(d))+(r===void 0?"":` (${r})`)}const n=(0,_.lS)((0,_.z3)("host-http2","Host speaks only HTTP/2",E.zK),({host:d})=>({
message:`${d} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,help:(0,_.C)(`enable HTTP/1.1 on ${d} as well \
(ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),e=(0,_.lS)((0,_.z3)("host-not-checked","Host was not checked before the che\
ck ended",E.zK),({host:d,stopped:r,isBegun:u,unchecked:s,total:l,slowest:h})=>({message:`${d} was not checked${u?" completely: its visit was under way when":":"}\
 ${(0,P.Cw)(r)}, with ${s} of ${l} hosts not checked`,help:a[r.kind]+o(h)})),a={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function o(d){return d.length===0?"":`; most of the time went to hosts without a response: ${d.map(({host:u,tookMs:s})=>`${u}\
 (${(0,P.YA)(s)})`).join(", ")}`}}),5799:((lt,U,t)=>{t.d(U,{$e:()=>c,C:()=>P,lS:()=>f,lm:()=>O,oC:()=>A,pj:()=>g,z3:()=>T});var E=t(6174);const A=["error","warn\
ing","notice"],P=(i,n)=>n===void 0?{operator:i}:{operator:i,note:n};function _({operator:i,user:n,guest:e},{role:a,host:o}){const d=`ask the operator of ${o} to\
 ${i}`;switch(a){case"operator":return i;case"user":return n===i?n:n===void 0?d:`${n}; if you run ${o}, ${I(i,n)}`;case"guest":return e??n??d}}const I=(i,n)=>i.
startsWith(`${n}, or `)?i.slice(n.length+5):i;function g(i,n){const{cures:e,...a}=i;return e===void 0?i:{...a,help:y(e,n)}}function y(i,n){const{because:e,note:a}=i,
o=e===void 0?"":`${e}: `,d=a===void 0?"":`; ${a}`;return o+_(i,n)+d}const $=i=>(n,e,a=[])=>({code:n,title:e,severity:i,affects:a}),T=$("error"),c=$("warning"),O=$(
"notice");function f(i,n){return Object.assign(a=>{const{help:o,...d}=n(a),r=i.code,u=(0,E._)(d.message),s={...i,code:r,usualSeverity:i.severity,...d,message:u};
return o===void 0?s:typeof o=="string"?{...s,help:(0,E._)(o)}:{...s,help:y(o,{role:"operator",host:""}),cures:o}},i)}}),8937:((lt,U,t)=>{t.d(U,{$w:()=>I,em:()=>y,
nP:()=>g,pt:()=>_,ro:()=>P});var E=t(4e3),A=t(5799);const P="this pull request needs no change; run the check where the secret is available, for example on the \
main branch";function _({host:$,token:T,source:c},O){const f=`sent${O===null?"":` to ${O}`}`;switch(T){case"none":return`no token was found for ${$}`;case"sent":
return`the token for ${$} from ${c} was ${f}`;case"dropped":return`the token for ${$} from ${c} was not ${f}, because the CLIs drop it at a redirect to another \
host`;case"withheld":return`the token for ${$} from ${c} was not ${f}, because the URL is not https; the CLIs do send it`}}function I({host:$,token:T},c,O,f){switch(T){case"\
none":return{operator:g($),user:g($),guest:(0,E.qZ)($)};case"sent":return{operator:f,user:f};case"dropped":return(0,A.C)(`serve ${c} without the redirect to ${O??
"another host"}`);case"withheld":return(0,A.C)(`serve ${c} at an https URL`)}}const g=$=>`add a token to \`tokens\` (${$}=\u2026) or set a TF_TOKEN_ variable`;function y($,T,{
isFork:c,searched:O,notRead:f}){if(c)return{message:`${$}, and secrets are withheld from pull requests of forks`,help:P,severity:"notice"};const i=f.length===0?
"":`; not read: ${f.join(", ")}`;return{message:`${$}, and none was found (searched: ${O.join(", ")}${i})`,help:T}}}),5747:((lt,U,t)=>{t.d(U,{N0:()=>i,Oj:()=>f,
io:()=>$,yR:()=>y});var E=t(4573),A=t(3024);const P=16*1024*1024,_=A.constants.O_RDONLY|(A.constants.O_NONBLOCK??0)|(A.constants.O_NOCTTY??0),I=Buffer.allocUnsafeSlow(
256*1024);let g=I;const y=(e,a=P)=>T(e,a,O);function $(e,a){const o=T(e,a,(d,r)=>Buffer.from(d.subarray(0,r)));return Buffer.isBuffer(o)?o:null}function T(e,a,o){
let d;try{d=(0,A.openSync)(e,_)}catch(r){return n(r)}try{const r=(0,A.readSync)(d,I,0,I.length,null);return r<I.length?o(I,r):c(d,a,o)}catch(r){return n(r)}finally{
(0,A.closeSync)(d)}}function c(e,a,o){const{size:d}=(0,A.fstatSync)(e);if(d>a||d<I.length)return{ok:!1,failure:{kind:"size",bytes:d,maxBytes:a}};g.length<d&&(g=
Buffer.allocUnsafeSlow(Math.min(2*d,a)));const r=g;let u=0;for(;u<d;){const s=(0,A.readSync)(e,r,u,d-u,u);if(s===0)break;u+=s}return o(r,u)}function O(e,a){const o=e.
toString("utf8",0,a),d=!o.includes("\uFFFD")||(0,E.isUtf8)(e.subarray(0,a));return{ok:!0,text:o,isUtf8:d,bytes:a}}function f(e){if(!(typeof e=="object"&&e!==null&&
"code"in e)||typeof e.code!="string")throw e;return e.code}function i(e,a){try{return e()}catch(o){return f(o),a}}const n=e=>({ok:!1,failure:{kind:"error",code:f(
e)}})}),4e3:((lt,U,t)=>{t.d(U,{Af:()=>s,B9:()=>a,Cw:()=>w,Fn:()=>M,K4:()=>T,NM:()=>d,Wt:()=>e,YA:()=>u,_r:()=>r,dh:()=>g,eZ:()=>l,go:()=>f,hS:()=>y,mP:()=>i,oZ:()=>p,
qZ:()=>o,v:()=>c,zM:()=>h,zN:()=>$,zd:()=>O});var E=t(6174),A=t(4714),P=t(7715),_=t(9562);const I=300;function g(m,R=I){if(m.length<=R)return m;const S=(0,E._)(
m);return S.length<=R?S:`${(0,A.o)(S,R)}\u2026`}const y=(m,R)=>`${m} ${R}${m===1?"":"s"}`,$=(m,R)=>({shown:m.slice(0,R),more:Math.max(0,m.length-R)});function T(m,R,S=String){
const{shown:C,more:W}=$(m,R);return c(C.map(N=>S(N)),W)}const c=(m,R)=>`${m.join(", ")}${R>0?` and ${R} more`:""}`,O=m=>`the clients print "${m}"`;function f(m){
return m===null?"null":Array.isArray(m)?"an array":typeof m=="object"?"an object":`a ${typeof m}`}function i(m){if(m.kind==="error")return`cannot be read: ${m.code}`;
const{bytes:R,maxBytes:S}=m;return`has ${R} bytes and is not read; the limit is ${S/1024/1024} MiB`}const n={[_.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[_.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a pr\
ovider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function e(m){return m.flatMap(S=>n[S]??
[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const a=m=>`wait and run the check again; see ${(0,P.V)(m)??
"its status page"}, and consider a network mirror for providers`,o=m=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${m} serves its discovery\
 document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function d(m,R,S){if(m===null)return S;const C=m.title===
""?"":` ("${m.title}")`,W=S.guest??o(R);switch(m.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:W,because:`\
the host returned a sign-in page${C}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${C}: allow this machine to reach the host`;case"\
other":{const N=S.user??`check that ${R} is a registry, and ${e([])}`;return{...S,user:N,guest:W,because:`the host returned an HTML page${C}`}}}}const r=({url:m,
status:R,reason:S})=>`${m} returned ${`${R} ${g(S)}`.trim()}`,u=m=>`${Math.round(m/100)/10} s`,s=m=>m.map(({name:R,attemptMs:S,retries:C})=>{const W=Number.isFinite(
S)?u(S):"without a limit",N=C===0?"":` in each of ${C+1} attempts`,nt=R.includes(" and ")?"wait":"waits";return`${R} ${nt} ${W}${N}`}).join(", "),l=m=>m.map(({name:R})=>R).
join(" and "),h=m=>m.kind==="several"?m.reasons:[m];function w(m){switch(m.kind){case"deadline":return`the check reached its deadline of ${u(m.ms)}`;case"signal":
return`the check was interrupted by ${m.signal}`;case"crash":return"tf-disco crashed";case"missing":return v(m);case"several":return m.reasons.map(w).join("; ")}}
const D=10;function v({repositories:m,total:R}){const S=R===1?"repository":"repositories",C=m.length===1?"is":"are",W=T(m,D,g);return`${m.length} of ${R} ${S} ${C}\
 missing: ${W}`}const M=m=>`${m}; it may use hosts that are not in \`allowed-hosts\``,p=({kind:m,address:R,version:S})=>`${m} ${R} ${g(S,40)}`}),4714:((lt,U,t)=>{
t.d(U,{o:()=>P,w:()=>_});var E=t(3307);const A=2048,P=(I,g=A)=>I.length<=g?I:structuredClone(I.slice(0,g).toWellFormed());function _(I){if(I.length<=A)return(0,E.
IL)(I);switch(I[0]){case'"':return P((0,E.I)(I));case"[":return[];case"{":return{};default:return(0,E.IL)(I)}}}),7715:((lt,U,t)=>{t.d(U,{V:()=>A});const E=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),A=P=>E.get(P)??null}),5751:((lt,U,t)=>{t.d(U,{s:()=>C});
var E=t(3024),A=t(6760),P=t(5747),_=t(3625),I=t(4e3),g=t(3592),y=t(3474),$=t(8535),T=t(7030),c=t(6181),O=t(1831);function f(j){const F=X=>j[X]||j[X.toLowerCase()]||
"",G={http:n("HTTP_PROXY",F("HTTP_PROXY")),https:n("HTTPS_PROXY",F("HTTPS_PROXY"))},x=r(F("NO_PROXY"));return X=>{const Y=G[X.scheme];return Y===null||o(X.name)||
x(X)?null:Y}}const i=["http:","https:"];function n(j,F){if(F==="")return null;const G=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(F)?F:`http://${F}`);if(G===null)
throw new TypeError(`${j} is not a URL; expected http://HOST:PORT`);if(!i.includes(G.protocol))throw new TypeError(`${j} is a ${G.protocol}// proxy; expected ht\
tp:// or https://`);if(!e(G.username)||!e(G.password))throw new TypeError(`${j} has a user name or password with a bare "%"; write "%25" for it`);return G}function e(j){
try{return decodeURIComponent(j),!0}catch(F){if(F instanceof URIError)return!1;throw F}}const a=new T.BlockList;a.addSubnet("127.0.0.0",8,"ipv4"),a.addAddress("\
::1","ipv6");const o=j=>j==="localhost"||d(a,j);function d(j,F){const G=(0,c.n7)(F.replace(/%.*$/s,"")),x=(0,T.isIP)(G);return x!==0&&j.check(G,x===4?"ipv4":"ip\
v6")}function r(j){const F=j.split(",").map(G=>G.trim().toLowerCase()).filter(G=>G!=="").map(u);return G=>F.some(x=>x(G))}function u(j){if(j==="*")return()=>!0;
const F=s(j);if(F!==null)return({name:z})=>F(z);const{name:G,port:x}=w(j),X=z=>x===""||String(z.port)===x;if(l(G)){const z=(0,c.n7)(G),et=new T.BlockList;return et.
addAddress(z,(0,T.isIP)(z)===4?"ipv4":"ipv6"),ut=>d(et,ut.name)&&X(ut)}const Y=h(G);return z=>(0,T.isIP)(z.name)===0&&X(z)&&Y(z.name)}function s(j){const[,F="",
G=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(j)??[];if(!l(F))return null;const x=Number(G);if(x>((0,T.isIP)(F)===4?32:128))return null;const X=x-((0,T.isIP)(F)===6?96:
0),Y=new T.BlockList,z=(0,T.isIP)((0,c.n7)(F))===4&&X>=0;return z?Y.addSubnet((0,c.n7)(F),X,"ipv4"):Y.addSubnet(F,x,"ipv6"),et=>d(Y,et)&&(0,T.isIP)((0,c.n7)(et))===
4===z}const l=j=>(0,T.isIP)(j)!==0&&!j.includes("%");function h(j){if(j==="")return()=>!1;const F=j.replace(/^\*\./,"."),G=F.replace(/^\./,""),x=(0,O.Pv)(G),X=x.
ok?x.value:G;return Y=>Y.endsWith(`.${X}`)||!F.startsWith(".")&&Y===X}function w(j){const F=/^\[([^\]]*)\]:([^:]*)$/.exec(j)??/^([^:[\]]*):([^:[\]]*)$/.exec(j);
return F===null?{name:j,port:""}:{name:F[1]??"",port:F[2]??""}}var D=t(3152),v=t(6339);const M=function(...j){const{problemFacts:F}=t.late([558,914,341,507],4507);
return new.target?new F(...j):F(...j)},p=function(...j){const{parseNamedAddress:F}=t.late([22],6022);return new.target?new F(...j):F(...j)},m=function(...j){const{
parseAuthorities:F}=t.late([160],1160);return new.target?new F(...j):F(...j)},R=4*1024*1024,S=20;function C(j,{environment:F,directory:G,wording:x=D.w7}){const{
settings:X,mistakes:Y}=(0,D.P$)(j,x),z=Q(X.caFile,x),et=H(F),ut=[z,et].flatMap(gt=>gt.ok?[]:[gt.why]),mt=W(X.scan,G).slice(0,S).map(gt=>x.missingPath(gt,G)),wt=[
...Y,...(0,v.S)(X,x),...N(X,x),...nt(X,x),...ut,...mt];if(wt.length>0||!z.ok||!et.ok)throw new D.GN(wt);return{...X,authorities:z.value,chooseProxy:et.value}}const W=(j,F)=>j.
filter(G=>!/[*?[\]{}]/.test(G)&&!(0,E.existsSync)((0,A.resolve)(F,G)));function N({hostnames:j},{setting:F}){const G=F("hostnames"),X=j.flatMap(({addresses:Y})=>Y).
flatMap(Y=>{const z=p(Y,"terraform");return z.ok?[]:[`${G}: "${Y.service}=${Y.text}" is wrong: ${z.why}`]});return(0,y.Ku)(X,G)}function nt({ignore:j},{setting:F}){
const G=F("ignore");if(j.length===0)return[];const x=M(),X=j.flatMap(({code:Y})=>{if(Object.hasOwn(x,Y))return[];const z=(0,$.q)(Y,Object.keys(x)),et=z===null?`${g.
aq} lists the codes`:`did you mean "${z}"?`;return[`${G}: "${Y}" is not a problem code; ${et}`]});return(0,y.Ku)(X,G)}function H(j){try{return(0,_.J)(f(j))}catch(F){
if(F instanceof TypeError)return(0,_.T)(F.message);throw F}}function Q(j,{setting:F}){if(j===null)return(0,_.J)(null);const G=(0,P.yR)(j,R),x=F("ca-file");if(!G.
ok)return(0,_.T)(`${x} "${j}" ${(0,I.mP)(G.failure)}`);const X=m(G.text);return X.ok?X:(0,_.T)(`${x} "${j}" ${X.why}`)}}),2929:((lt,U,t)=>{t.d(U,{z6:()=>rn,wX:()=>Xt,
w5:()=>Ut});var E=t(6760),A=t(9461),P=t(3024),_=t(5747);const I=200,g=1024*1024,y=4e3;function $(Z,q,ft){const dt=Map.groupBy(Z.filter(T).slice(0,I),({file:ht})=>ht);
return Array.from(dt).flatMap(([ht,Tt])=>{const At=(0,E.join)(q,ht),Pt=c(At,ft)?(0,_.yR)(At,g):null;return Pt?.ok?O(Pt.text,Tt):[]})}const T=({column:Z,endColumn:q})=>q>
Z,c=(Z,q)=>(0,_.N0)(()=>(0,P.statSync)(Z).mtimeMs<=q+1,!1);function O(Z,q){const ft=[];let[dt,ht]=[1,Z.startsWith("\uFEFF")?1:0];for(const Tt of q.toSorted((At,Pt)=>At.
line-Pt.line)){for(;dt<Tt.line&&ht>=0;dt+=1)ht=Z.indexOf(`
`,ht)+1||-1;if(ht<0)break;const At=Z.indexOf(`
`,ht),Pt=At<0?Z.length:At,xt=Pt>ht&&Z[Pt-1]==="\r";ft.push(...f(Z.slice(ht,xt?Pt-1:Pt),Tt))}return ft}function f(Z,q){const{column:ft,endColumn:dt}=q,ht=Z.length>
y?[]:Array.from(Z);if(ft>ht.length)return[];const[Tt,At]=[ft-1,dt-1],Pt=(xt,Ct)=>ht.slice(xt,Ct).join("");return[{place:q,before:Pt(0,Tt),literal:Pt(Tt,At),after:Pt(
At)}]}var i=t(6174),n=t(2161);function e(Z,q){const{directory:ft,checkedAt:dt,configs:ht}=q,Tt=ht.flatMap(kt=>kt.files),At=new Set(Tt.flatMap(({path:kt,shown:jt})=>[
a(kt),jt])),Pt=kt=>{const jt=a((0,E.resolve)(ft,kt));return!At.has(kt)&&!At.has(jt)&&o(kt)&&o(jt)},xt=Z.filter(({file:kt})=>Pt(kt)),Ct=$(xt,ft,dt),It=h(Ct,q.usages);
return Ct.flatMap(kt=>d(kt,It.get(w(kt.place))??null,q))}function a(Z){const q=(0,A.$)(Z);return q.kind==="file"?q.path:(0,E.resolve)(Z)}const o=Z=>(0,n.L8)((0,E.
basename)(Z),new Set,(0,E.basename)((0,E.dirname)(Z)))!==void 0;function d({place:Z,before:q,literal:ft,after:dt},ht,{redact:Tt,kept:At}){const Pt=q+ft+dt;return Tt(
Pt,At)!==Pt?[]:l(Pt)?ht===null||u.test(ht)||!ft.includes(ht)?[]:[{place:Z,before:"\u2026 ",literal:(0,i._)(ht),after:" \u2026"}]:[{place:Z,before:q,literal:ft,after:dt}]}
const r=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
u=/[\s"]/,s=/[\w+-]{20,}/g,l=Z=>r.test(Z)||(Z.match(s)??[]).some(q=>/\d/.test(q)&&/[a-z]/.test(q)&&/[A-Z]/.test(q));function h(Z,q){const ft=new Map(Z.map(({place:ht})=>[
w(ht),ht.file])),dt=new Set(ft.values());return new Map(q.filter(({place:ht})=>dt.has(ht.file)&&ft.has(w(ht))).flatMap(({place:ht,text:Tt})=>Tt===null?[]:[[w(ht),
Tt]]))}const w=({file:Z,line:q,column:ft})=>`${q}:${ft} ${Z}`;var D=t(2389),v=t(6897),M=t(3386),p=t(1831),m=t(3592),R=t(2796),S=t(4503),C=t(6763),W=t(5751),N=t(
7052),nt=t(3862),H=t(7854),Q=t(3474),j=t(3152);function F(Z,q,ft){const dt={...Z,newHosts:new Set,files:null,remarks:[]};if(q===null)return dt;const ht=It=>({...dt,
remarks:[`changed-only has no effect: ${It}`]});if(q.kind==="all")return ht(q.why);const{files:Tt}=q,At=new Set(Tt.filter(({status:It})=>It!=="removed").map(({file:It})=>It));
if(At.size>0&&![...At].some(It=>ft(It)!==null))return ht("the checkout contains none of the files that the pull request changes");const Pt=Z.usages.filter(({place:It})=>At.
has(It.file)),Ct=`changed-only: the pull request changes ${Tt.length===1?"1 file":`${Tt.length} files`} with ${Pt.length} of ${Z.usages.length} usages`;return{usages:Pt,
notes:Z.notes.filter(({place:It})=>G(It.file,At)),newHosts:X(Z.usages,Tt,ft),files:new Set(Tt.map(({file:It})=>It)),remarks:[Ct]}}const G=(Z,q)=>q.has(Z)||Z==="\
."||[...q].some(ft=>ft.startsWith(`${Z}/`)),x=2e8;function X(Z,q,ft){const dt=new Set;if(q.some(ut))return dt;const ht=new Map(q.map(It=>[It.file,It])),Tt=(0,H.
Oo)(It=>Y(ht.get(It),ft)),At=q.flatMap(({patch:It})=>z(It,/^[ -]/));let Pt=0;const xt=(It,kt)=>{const jt=[kt,(0,p.nx)(kt).toLowerCase()];return It.filter(Bt=>(Pt+=
Bt.length,Pt<=x&&jt.some(Zt=>Bt.includes(Zt)))).length},Ct=(It,kt)=>{const{isNew:jt,now:Bt,added:Zt}=Tt(It),tn=jt?0:xt(Bt,kt);return jt||tn>0&&tn===xt(Zt,kt)};for(const[
It,kt]of Map.groupBy(Z,jt=>jt.host)){if(It===null||kt.some(({isHostImplied:Bt})=>Bt))continue;const jt=[...new Set(kt.map(({place:Bt})=>Bt.file))];!jt.every(Bt=>ht.
has(Bt))||xt(At,It)>0||jt.every(Bt=>Ct(Bt,It))&&Pt<=x&&dt.add(It)}return dt}function Y(Z,q){const{file:ft="",status:dt,patch:ht=null}=Z??{},Tt=dt==="added";if(Tt||
ht===null)return{isNew:Tt,now:[],added:[]};const At=(q(ft)??"").toLowerCase().split(`
`);return{isNew:Tt,now:At,added:z(ht,/^\+/)}}const z=(Z,q)=>(Z??"").toLowerCase().split(`
`).filter(ft=>q.test(ft)),et=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,ut=({file:Z,status:q,changes:ft,patch:dt})=>dt===null&&q!=="added"&&ft>0&&et.test(
Z);var mt=t(2859),wt=t(1435),gt=t(5866),Rt=t(370);async function Ot(Z,q){const ft=q.now(),dt=await(0,Rt.SQ)(Z,q),ht=Z.scan.length===0?0:q.now()-ft,{dialect:Tt,usedBy:At,
...Pt}=(0,Rt.o0)(Z,dt,q),xt={...Pt,notes:[...Pt.notes,...zt(dt,q.stop.why)]},Ct=await Lt(xt,Z,q),It=(0,wt.j)(Ct.usages,Z,Tt,{...q,mayHavePlugins:(0,Rt.C_)(dt,Z)}),
{roots:kt,notes:jt}=(0,gt.D0)({...xt,scanned:dt,changed:Ct.files,dialect:Tt,settings:Z}),Bt=(0,nt.X)(It.usages,kt),Zt=(0,mt.C)(Z,Bt,Tt.clients,(0,H.kA)(xt.usages)),
{configs:tn,releases:nn}=It,{environment:cn}=q,{files:Ht,bytes:an}=dt;return{dialect:{...Tt,releases:nn},configs:tn,usages:Bt.filter(H.s7),roots:kt,requirements:Zt,
notes:[...(0,gt.a3)(Ct.notes,Bt,Z,cn),...jt],newHosts:Ct.newHosts,isEmpty:Z.scan.length>0&&dt.isEmpty&&dt.endedAt===null,complaints:It.findings,allUsages:xt.usages,
changes:Ct.changes,remarks:[...Ct.remarks,...It.remarks],scan:{files:Ht,bytes:an,usages:Bt.length,durationMs:ht},clients:At,repositories:[],missing:null,checkouts:null}}
async function Lt(Z,q,ft){const dt=q.changedOnly?await ft.changes(q):null;return{changes:dt,...F(Z,dt,Tt=>{const At=(0,_.yR)((0,E.join)(ft.directory,Tt));return At.
ok?At.text:null})}}function zt({endedAt:Z,files:q},ft){return Z===null||ft===null?[]:[(0,H.YW)(Z,(0,N.ub)({kind:"time",stopped:ft,files:q}))]}function Yt({requirements:Z,
repositories:q}){const{size:ft}=new Set(Z.map(({host:ht})=>ht));if(ft<=Q.pS)return;const dt=`${ft} hosts, the limit is ${Q.pS}`;throw new j.GN([q.length>0?`usag\
es name ${dt}: check fewer repositories at once`:`scan found ${dt}: narrow scan or exclude files`])}var qt=t(5960);const on=function(...Z){const{nameRepository:q}=t.
late([400,210,913],5913);return new.target?new q(...Z):q(...Z)},en=function(...Z){const{prepareFleet:q}=t.late([914,341,210,207],7207);return new.target?new q(...Z):
q(...Z)};async function rn(Z,q){const ft=new Date,dt=(0,W.s)(Z,q),ht=dt.deadlineMs;(dt.usages.length>0||dt.depth!=="discovery")&&(0,M.L)();const Tt=q.startTimer(
ht,()=>q.stop.end({kind:"deadline",ms:ht}));try{const At=await sn(dt,q);Yt(At),await(0,v.x)();const Pt=await J(At,dt,q,ft);return await Dt(Pt,At,dt,q,ft)}finally{
Tt()}}const sn=(Z,q)=>Z.usages.length===0?Ot(Z,q):en(Z,q);async function J(Z,q,ft,dt){const{environment:ht,stop:Tt,isFork:At}=ft,{dialect:Pt}=Z,xt={...Z,...await it(
Z,q,ft),tokenVariables:Ut(ht),tokenHosts:q.tokens.map(({host:Ct})=>Ct),stopped:Mt(Tt.why,Z.missing)};return(0,D.S4)(xt,{...q,dialect:Pt,isFork:At,now:dt.getTime()})}
async function it(Z,q,ft){const{requirements:dt,roots:ht,dialect:Tt}=Z,At=(0,qt.e)(dt,q,Tt),Pt=Array.from(At,([jt,Bt])=>(0,qt.i)(jt,Bt)),xt=new Set(dt.map(({host:jt})=>jt).
filter(jt=>!At.has(jt))),Ct=q.depth!=="discovery"&&ht.length>0;if(xt.size===0&&!Ct)return{visits:Pt,predicted:D.j7,tokenSources:new Map};const{contact:It}=await Promise.
all([t.e(914),t.e(217),t.e(456),t.e(696)]).then(t.bind(t,2696)),kt=await It([...xt],Z,q,ft);return{...kt,visits:[...kt.visits,...Pt]}}const Mt=(Z,q)=>Z===null||
q===null?Z??q:{kind:"several",reasons:[Z,q]};async function Dt(Z,q,ft,dt,ht){const{configs:Tt,allUsages:At,requirements:Pt,changes:xt,scan:Ct,clients:It}=q,kt=Xt(
Pt),jt=[...q.remarks,...(0,C.rc)(Z)],{why:Bt,evidence:Zt}=q.dialect,tn={verdict:Z,remarks:(0,C.q9)(jt),detection:{why:Bt,evidence:Zt}},{verdict:nn,remarks:cn,detection:Ht}=dt.
secrets.redact(tn,kt);return{settings:ft,changes:xt,verdict:nn,context:{dialect:{...q.dialect,...Ht},failOn:ft.failOn,scan:Ct,remarks:cn,startedAt:ht.toISOString(),
durationMs:Date.now()-ht.getTime(),version:m.xv,docsUrl:m.aq,clients:It(),sources:e((0,R.sC)(nn.findings),{...dt.secrets,kept:kt,usages:At,configs:Tt,directory:dt.
directory,checkedAt:ht.getTime()}),links:null,repository:Wt(nn,q,dt),repositories:q.repositories,history:null}}}function Wt(Z,{scan:q,repositories:ft},{directory:dt,
environment:ht}){return q.files===0||ft.length>0?null:on(dt,(0,S.R8)(Z),ht)}const Ut=Z=>Object.keys(Z).filter(q=>/^TFE?_?TOKEN/i.test(q)),Xt=Z=>new Set(Z.flatMap(
({host:q,service:ft})=>[q,(0,p.nx)(q),ft]))}),9461:((lt,U,t)=>{t.d(U,{$:()=>P});var E=t(3024),A=t(5747);function P(_){try{const I=(0,E.realpathSync)(_),g=(0,E.statSync)(
I);return g.isFile()?{kind:"file",path:I}:{kind:g.isDirectory()?"directory":"special",path:I}}catch(I){return{kind:"error",code:(0,A.Oj)(I)}}}}),8185:((lt,U,t)=>{
t.d(U,{C:()=>c,I:()=>f});var E=t(4283),A=t(7052),P=t(6697),_=t(1064),I=t(1831),g=t(2886);const y=(i,{allowedHosts:n,hostnames:e})=>(0,I.Jr)(i,n)||e.some(a=>a.host===
i),$={file:".",line:1,column:1,endColumn:1},T=1e4;function c(i,n,e=T){if(n.allowedHosts.length===0)return[];const a=new Map,o=[];let d=0;for(const{directHost:u,
kind:s,isOverridden:l,place:h,clients:w}of i){if(u===void 0||l||y(u,n))continue;const D=s==="backend_http"||s==="remote_state"?"backend":"download",v=`${D} ${u}`,
M=a.get(v);if(M===void 0&&a.size>=e){d+=1;continue}const p=M??O(u,D);a.set(v,p),o.push({...p,place:h,clients:w})}if(d===0)return o;const r=(0,A.ub)({kind:"probl\
ems",max:e,omitted:d});return[...o,{problem:r,place:$,clients:_.Du,host:null}]}function O(i,n){const e=(0,I.Pv)(i),a=e.ok?e.value:null,o=a===null?i:(0,I.nx)(a);
return{problem:(0,P.wp)({host:o,use:n}),host:a}}function f(i,n,e,a){if(a.allowedHosts.length===0)return[];const o=e.filter(({because:d})=>d.some(r=>typeof r!="s\
tring"));return n.flatMap(d=>{const{id:r,kind:u}=d;if(u!=="url"||!o.some(w=>w.service===r))return[];const s=(0,E.Dl)(d.url),l=s.ok?(0,I.Pm)(s.value):null;if(l===
null||l===i||y(l,a))return[];const h=(0,P.wp)({host:l,service:r,registry:(0,I.nx)(i)});return[(0,g.bz)(h,r)]})}}),8988:((lt,U,t)=>{t.d(U,{s:()=>O,k:()=>d});var E=t(
3534),A=t(3410),P=t(5143),_=t(9562);const I=[_.OZ,_.Bn],g=[_.e$,_.xq],y=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...I,...g]},{matches:/^api\.env0\.com$/,
services:g},{matches:/^backend\.api\.env0\.com$/,services:I},{matches:/\.scalr\.io$/,services:I}],$=r=>y.find(({matches:u})=>u.test(r))?.services??[];var T=t(241),
c=t(2886);function O(r,u,{role:s},l){const h=n(r),w=r.credentials?.hasToken===!0,v=(r.attempt.hops.at(-1)?.challenge??null)===null&&(w||s!=="guest"),M=w?[]:e(r.
host,h,l),m=[...r.difference===null?[]:[r.difference],...M,...h===null||!v?[]:[a(r,h,l)]].map(S=>(0,c.bz)(S)),R=w?[]:f(r,l);return R.length>0?[...m,...R]:M.length===
0?[...m,...i(r,u,l)]:m}function f(r,{usages:u,isFork:s,depth:l}){const{host:h,attempt:w}=r;if(l==="discovery"||w.discovery.kind!=="found")return[];const D=u.flatMap(
({workspace:v,hasOwnToken:M,needs:p,place:m})=>v===void 0||M||(0,P.Zl)(m.file)?[]:p.filter(R=>R.host===h));return Array.from(Map.groupBy(D,({service:v})=>v),([v,
M])=>{const p=(0,A.vs)({host:h,service:v,isFork:s,...o(r)}),m=M.flatMap(R=>R.clients);return(0,c.bz)((0,c.aZ)(p,m),v)})}function i(r,u,{usages:s,isFork:l}){const{
host:h,attempt:w,credentials:D}=r;if(w.discovery.kind!=="found"||D?.hasToken||D?.problem)return[];const v=p=>typeof p!="string"&&!(0,P.Zl)(p.file)&&!s.some(({hasOwnToken:m,
place:R})=>m===!0&&R===p),M=$(h).find(p=>u.some(({service:m,because:R})=>m===p&&R.some(v)));return M===void 0?[]:[(0,c.bz)((0,E.$U)({host:h,service:M,isFork:l,...o(
r)}),M)]}function n(r){const{discovery:u,hops:s}=r.attempt;return u.kind==="failed"&&u.problem.code==="document-unauthorized"?s.at(-1)?.status??null:null}function e(r,u,{
tokenVariables:s,hosts:l}){return(0,T.B)(s,r,l).filter(({isParent:h})=>!h||u!==null).map(({variable:h,why:w,write:D})=>(0,E.z2)({host:r,variable:h,why:w,write:D}))}
function a(r,u,{isFork:s}){const{host:l,credentials:h}=r;return h?.hasToken?(0,E.JD)({host:l,status:u,source:h.source}):(0,E.$U)({host:l,service:null,isFork:s,...o(
r)})}function o({credentials:r,looks:u}){const s=u.flatMap(D=>D.looks),l=D=>[...new Set(s.flatMap(({held:v,source:M})=>v!=="not read"===D?M:[]))],h=r===null?l(!0):
[r.source],w=r===null?l(!1):[];return{searched:h,notRead:w}}function d(r,u){return r.filter(s=>!u.includes(s)).map(s=>(0,c.bz)((0,E.bI)({host:s})))}}),2886:((lt,U,t)=>{
t.d(U,{ER:()=>c,HJ:()=>o,Np:()=>n,Rh:()=>r,TC:()=>u,aZ:()=>T,b4:()=>I,bz:()=>$,hD:()=>i,l$:()=>y,ld:()=>a,ml:()=>O,pi:()=>e,xJ:()=>f});var E=t(5143),A=t(5799),P=t(
1831),_=t(7715);const I=s=>({...s,needed:s.places.some(l=>typeof l=="string"||!(0,E.Zl)(l.file))}),g=["module","provider","version","package","lock","not"],y=({
problem:s,places:l})=>g.includes(s.code.replace(/-.*/,""))&&l.length>0&&l.every(h=>typeof h!="string"),$=(s,l=null,h=!0)=>({services:l===null?[]:[l],problem:s,needed:h}),
T=(s,l)=>({...s,affects:s.affects.filter(h=>l.includes(h))}),c=({problem:s,needed:l})=>l&&s.usualSeverity==="error"&&!O.includes(s.code),O=["host-http2","host-c\
heck-crashed"];function f({problem:s,needed:l},h){const w=l&&h.some(D=>s.affects.includes(D));return s.severity==="error"&&!w?"warning":s.severity}const i=(s,l,h)=>({
severity:f(s,l),problem:s.problem,affects:s.problem.affects,...h,places:(0,E.As)(h.places)}),n=(s,l)=>A.oC.indexOf(s.severity)-A.oC.indexOf(l.severity),e=(s,l,h)=>h.
some(w=>w.code===s.code&&(w.host===null||w.host===l));function a({problem:s,services:l},{visit:{host:h,attempt:w},requirements:D,answering:v},{depth:M}){if(M===
"discovery"||w.discovery.kind==="skipped")return!0;const p=l.some(R=>v.has(`${h} ${R}`));if(s.code==="service-url-no-slash"&&p)return!1;const m=D.filter(({service:R})=>l.
length===0||l.includes(R));return m.length===0||m.some(({isForInit:R})=>R)}function o(s){const l=new Map;return h=>{const w=JSON.stringify(h),D=l.get(w)??d(h,s);
return l.set(w,D),D}}function d(s,l){const h=p=>l.filter(({service:m})=>p.includes(m)),w=s.length===0?l:h(s),D=s.filter(p=>w.some(({service:m})=>m===p)),v=D.length>
0?D:s,M=(w.length>0?w:h(["any"])).flatMap(p=>p.because);return{service:v.length===1?v[0]??null:null,places:r([...new Set(M)])}}function r(s){const{own:l=[],aside:h=[]}=Object.
groupBy(s,w=>typeof w!="string"&&(0,E.Zl)(w.file)?"aside":"own");return[...l,...h]}function u(s,l){const h=l.some(({because:D})=>D.includes("hostnames input"));
return{role:(0,_.V)(s)!==null?"guest":h?"operator":"user",host:(0,P.nx)(s)}}}),9464:((lt,U,t)=>{t.d(U,{f:()=>g,u:()=>$});var E=t(4283),A=t(3534),P=t(1831),_=t(9562),
I=t(2886);function g({host:T,attempt:c,credentials:O},f){const i=O?.hasToken===!0,n=[...f.flatMap(e=>e.kind==="url"&&(0,_.p4)(e.id)&&(0,_.D6)(e.id)?[{url:e.url,
service:e.id,isSent:i}]:[]),...c.hops.map(({url:e,authorization:a})=>({url:e,service:null,isSent:a==="sent"}))].flatMap(({url:e,...a})=>{const o=y(e);return o===
null||o===T?[]:[{...a,host:o}]});return[...new Map(n.toReversed().map(e=>[e.host,e])).values()]}function y(T){const c=(0,E.Dl)(T),O=c.ok?(0,P.Pm)(c.value):null,
f=O===null?null:(0,P.Pv)(O);return f?.ok?f.value:null}function $(T,c,{tokenSources:O,hosts:f}){return g(T,c).flatMap(({host:i,service:n,isSent:e})=>{const a=O.get(
i);if(a===void 0)return[];const o=n===null?T.attempt.discovery.kind==="failed":!e,d=(0,A.To)({host:(0,P.nx)(T.host),other:(0,P.nx)(i),source:a,service:n,isSent:e,
isNotice:!o||f.has(i)});return[(0,I.bz)(d,n)]})}}),2389:((lt,U,t)=>{t.d(U,{j7:()=>u,k2:()=>M,S4:()=>s});var E=t(4e3),A=t(7052),P=t(5143),_=t(5799),I=t(1064),g=t(
8185),y=t(8988),$=t(2886);function T(p,m,R){const S=new Set(p.notes.flatMap(({problem:G,place:x})=>G.code==="file-syntax"?x.file:[])),C=[...p.complaints.map(({problem:G,
place:x})=>e((0,$.bz)(G),x,R)),...(0,y.k)(p.tokenHosts,m).map(G=>e(G,null,R)),...p.isEmpty?[i(R)]:[]],W=[...p.notes.map(G=>f(G,S,R)),...(0,g.C)(p.usages,R).map(
({problem:G,clients:x,place:X,host:Y})=>{const z=(0,$.bz)((0,$.aZ)(G,x));return{host:Y,finding:{...e(z,X,R),host:Y}}}),...p.ofAnswers.map(G=>f(G,S,R)),...p.others.
map(G=>({host:G.host,finding:n(G,R)})),...C.map(G=>({host:null,finding:G}))],{placed:N=[],others:nt=[]}=Object.groupBy(W,({finding:G})=>G.places.length>0?"place\
d":"others"),H=[...c(N),...nt],Q=H.flatMap(({host:G,finding:x})=>(0,$.pi)(x.problem,G,R.ignore)?[]:[x]),j=({exclude:G})=>+(G!==void 0),F=Q.toSorted((G,x)=>(0,$.
Np)(G,x)||j(G)-j(x));return{files:F,ignored:H.length-F.length}}function c(p){return[...Map.groupBy(p,({host:R,finding:S})=>{const{problem:C,severity:W,affects:N,
exclude:nt}=S,{code:H,message:Q,help:j}=C;return JSON.stringify([R,H,W,Q,j,N,nt===void 0])}).values()].flatMap(R=>{const[S]=R;if(S===void 0||R.length===1)return R;
const C=(0,P.As)(R.flatMap(({finding:nt})=>nt.places)),W=new Set(R.flatMap(({finding:nt})=>nt.exclude??[])),N=W.size===0?{}:{exclude:[...W]};return[{...S,finding:{
...S.finding,places:C,...N}}]})}const O={error:"warning",warning:"notice",notice:"notice"};function f(p,m,R){const{problem:S,place:C,others:W=[],host:N,clients:nt,
isPlaceholder:H}=p,Q=p.checkedFor??R.dialect,j=p.aside??C.file,F=S.severity==="error"&&(H||m.has(C.file)||(0,P.Zl)(j)),G=F?"warning":S.severity,X=Q.isGuess&&I.Du.
some(ut=>!nt.includes(ut))?O[G]:G,Y=(0,$.bz)({...(0,$.aZ)(S,nt),severity:X}),z=e(Y,C,{dialect:Q}),et={...z,places:[...z.places,...W]};if(S.code==="file-limit"&&
R.allowedHosts.length>0){const ut={...Y.problem,message:(0,E.Fn)(S.message)};return{host:N,finding:{...et,problem:ut,severity:"error"}}}return!F&&!(0,P.Zl)(j)?{
host:N,finding:et}:{host:N,finding:{...et,exclude:[(0,P.n7)(j)]}}}function i(p){const{scan:m,hostnames:R,usages:S}=p,C=R.length>0,W=(0,A.JW)({scan:m,hasHostnames:C,
isFleet:S.length>0});return{...e((0,$.bz)(W),null,p),severity:W.severity}}function n({host:p,places:m,...R},S){const C=(0,_.pj)(R.problem,(0,$.TC)(p,[]));return{
...e({...R,problem:C},null,S),host:p,places:(0,P.As)(m)}}const e=(p,m,{dialect:R})=>(0,$.hD)(p,R.clients,{host:null,service:null,places:m===null?[]:[m],isHostNew:!1});
var a=t(9464);const o=function(...p){const{judgeRequests:m}=t.late([914,217,456,696],2696);return new.target?new m(...p):m(...p)},d=function(...p){const{crashedVisit:m}=t.
late([914,217,456,696],2696);return new.target?new m(...p):m(...p)},r=function(...p){const{judgeVisit:m}=t.late([914,217,456,696],2696);return new.target?new m(
...p):m(...p)},u={drafts:[],notes:[],roots:[],reasons:new Map,requests:[],answering:new Set};function s(p,m){const{requirements:R,visits:S}=p,C=Map.groupBy(R,({
host:Ot})=>Ot),W=S.map(({host:Ot})=>Ot),N=new Set(W),nt={...m,...p,hosts:N},H=Map.groupBy(p.predicted.drafts,({host:Ot})=>Ot),Q=new Map(p.predicted.requests.map(
Ot=>[Ot.host,Ot])),j=S.map(Ot=>{const Lt=p.newHosts.has(Ot.host),zt={visit:Ot,requirements:C.get(Ot.host)??[],predicted:H.get(Ot.host)??[],requests:Q.get(Ot.host)??
null,answering:p.predicted.answering,isNew:Lt};try{const Yt=r(zt,m,nt);return{...Yt,beyond:(0,a.f)(Ot,Yt.verdict.services)}}catch(Yt){return{...d(zt,m,Yt),beyond:[]}}}),
F=j.map(({verdict:Ot})=>Ot),x=[...j.flatMap(Ot=>Ot.beyond).map(({host:Ot})=>Ot),...Q.keys()],X=[...W,...x],Y=p.predicted.requests.map(Ot=>o(Ot,[],m).map(Lt=>({...Lt,
host:Ot.host,places:[]}))),z=[...p.predicted.drafts,...Y.flat()].filter(({host:Ot})=>!N.has(Ot)),et=p.predicted.notes,ut=T({...p,ofAnswers:et,others:z},X,m),mt=[
...j.flatMap(({ofFiles:Ot})=>Ot),...ut.files].sort($.Np),wt=[...F.flatMap(Ot=>Ot.findings),...mt].sort($.Np),{stopped:gt}=p,Rt=v(ut.files);return{passed:gt===null&&
!wt.some(({severity:Ot})=>M(Ot,m.failOn)),stopped:gt,hosts:F,files:mt,findings:wt,ignored:j.reduce((Ot,Lt)=>Ot+Lt.ignored,ut.ignored),roots:p.predicted.roots.map(
Ot=>l(Ot,p.predicted,m,Rt))}}function l({rows:p,...m},{reasons:R},{ignore:S},C){const W=({drafts:N,decidedAt:nt})=>N.length>0?N.filter(({problem:H,host:Q})=>!(0,$.
pi)(H,Q,S)).map(H=>({...H,severity:(0,$.xJ)(H,m.clients)})):nt.flatMap(H=>C.get(w(H))??[]);return{...m,rows:p.map(N=>{const nt=R.get(N);if(nt===void 0)return N;
const H=W(nt).toSorted($.Np),Q=new Map(H.map(({problem:j})=>[j.code,h(j)]));return{...N,worst:H[0]?.severity??null,problems:[...Q.values()]}})}}const h=({code:p,
title:m,usualSeverity:R})=>({code:p,title:m,usualSeverity:R}),w=({file:p,line:m})=>`${p}:${m}`,D=/^(?:constraint|lock)-/,v=p=>{const m=p.filter(({problem:S})=>D.
test(S.code)).flatMap(S=>S.places.map(C=>({place:C,finding:S}))),R=Map.groupBy(m,({place:S})=>typeof S=="string"?S:w(S));return new Map(Array.from(R,([S,C])=>[S,
C.map(({finding:W})=>W)]))},M=(p,m)=>p==="error"?m!=="never":p==="warning"&&m==="warning"}),6897:((lt,U,t)=>{t.d(U,{n:()=>A,x:()=>P});const E=100;async function A(_,I,g){
let y=performance.now();for(;;){const $=_.next(I.why!==null);if($.done)return $.value;performance.now()-y<E||(g($.value),await P(),y=performance.now())}}const P=()=>new Promise(
_=>setImmediate(_))}),9664:((lt,U,t)=>{t.d(U,{Gz:()=>A,LA:()=>I,jt:()=>P,un:()=>_});var E=t(3916);const A=(g,y)=>g===""?y:`${g}/${y}`,P=g=>g.slice(0,Math.max(0,
g.lastIndexOf("/")));function _(g,y){const $=(0,E.join)(g,y).replace(/\/$/,"");return $==="."?"":$}const I=g=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(g)}),
1022:((lt,U,t)=>{t.d(U,{m:()=>i,s:()=>e});var E=t(3625),A=t(6246),P=t(1831),_=t(8408),I=t(5011);const g={terraform:["terraform.io"],opentofu:["terraform.io","op\
entofu.org"]},y="hashicorp",$="-",T='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',c={prefix:"terr\
aform-",whose:"a Terraform",frequency:"often"},f={terraform:[c],opentofu:[c,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function i(s,l){const h=s.
split("/");if(h.length>3||h.includes(""))return n(T);const[w="",D,v]=h.reverse(),M=e(w);if(!M.ok){const N=`${(0,A.o)(w)} in source ${(0,A.o)(s)}`;return n(`Inva\
lid provider type: Invalid provider type ${N}: ${M.why}"`)}const p=v===void 0,m=p?(0,E.J)((0,I.Vm)(l)):(0,P.Pv)(v);if(D===void 0&&m.ok){const N={hostImplied:p,namespace:y,
type:M.value};return{kind:"registry",host:m.value,...N}}const R=a(D??""),S=`namespace "" in source ${(0,A.o)(s)}`;if(!R.ok)return n(`Invalid provider namespace:\
 Invalid provider ${S}: ${R.why}"`);if(!m.ok){const N="Invalid provider source hostname";return n(`${N}: ${N} ${S}: ${m.why}"`)}const C={hostImplied:p,host:m.value,
namespace:R.value,type:M.value},W=d(C,l);return W===void 0?{kind:o(C,l),...C}:n(W)}const n=s=>({kind:"invalid",error:s});function e(s){if(/^[a-z0-9]+$/.test(s))
return(0,E.J)(s);if(s==="")return(0,E.T)("must have at least one character");if(s.includes("."))return(0,E.T)("dots are not allowed");if(s.includes("--"))return(0,E.
T)("cannot use multiple consecutive dashes");const l=(0,_.YE)(s);return l.ok?(0,E.J)((0,_.DI)(l.value)):(0,E.T)("must contain only letters, digits, and dashes, \
and may not use leading or trailing dashes")}const a=s=>s===$?(0,E.J)(s):e(s);function o({host:s,namespace:l},h){return l===$?"legacy":l==="builtin"&&g[h].includes(
s)?"builtin":"registry"}function d(s,l){const h=(0,I.Vm)(l);if(s.namespace===$&&s.host!==h)return`Invalid provider namespace: The legacy provider namespace "-" \
can be used only with hostname ${h}.`;const w=f[l].find(({prefix:D})=>s.type.startsWith(D));return w===void 0?void 0:r(s,w,l)}function r(s,{prefix:l,whose:h,frequency:w},D){
const v=`${l}provider-`,M=s.type.slice(v.length);if(!s.type.startsWith(v)||!e(M).ok)return`Invalid provider type: Provider source ${(0,A.o)(u(s))} has a type wi\
th the prefix ${(0,A.o)(l)}, which isn't allowed because it would be redundant to name ${h} provider with that prefix. If you are the author of this provider, r\
ename it to not include the prefix.`;const p=u({...s,type:M},D);return`Invalid provider type: Provider source ${(0,A.o)(u(s,D))} has a type with the prefix ${(0,A.
o)(v)}, which isn't valid. Although that prefix is ${w} used in the names of version control repositories for ${h.split(" ")[1]} providers, provider source stri\
ngs should not include it.

Did you mean ${(0,A.o)(p)}?`}const u=({host:s,namespace:l,type:h},w)=>w!==void 0&&s===(0,I.Vm)(w)?`${l}/${h}`:`${(0,P.nx)(s)}/${l}/${h}`}),241:((lt,U,t)=>{t.d(U,
{B:()=>_});var E=t(1831);const A=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,P="TF_TOKEN_";function _(c,O,f){const[i]=(0,E.fK)(O);return i===void 0?[]:c.flatMap(n=>{const e=(0,E.
$k)(n);if(e!==null&&f.has(e))return[];const a=I(n,e,O);return a===null?[]:[{variable:n,why:a,write:i,isParent:g(e,O)}]})}function I(c,O,f){const i=A.exec(c)?.[0];
if(i===void 0)return null;const n=c.slice(i.length);return O!==null&&g(O,f)?`it is for ${(0,E.nx)(O)} only: the clients do not use the tokens of parent domains`:
$(f).some(e=>e===y(n))?i!==P?`it begins with ${i}, and the clients read only ${P}`:O===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,E.nx)(O)}${T(n,f)}`:null}const g=(c,O)=>c!==null&&(0,E.Sv)(O).name.endsWith(`.${(0,E.Sv)(c).name}`),y=c=>c.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function $(c){const{name:O}=(0,E.Sv)(c);return[...new Set([c,O,(0,E.nx)(c)].map(y))]}function T(c,O){const{name:f,port:i}=(0,E.
Sv)(O);return i!==443&&!c.includes(":")?"; a port follows a colon":f.includes("-")&&!c.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((lt,U,t)=>{
t.d(U,{S3:()=>w,Wi:()=>d,a2:()=>l,cZ:()=>g,cr:()=>u,hs:()=>s,pq:()=>h,sC:()=>r});var E=t(2886),A=t(1064),P=t(1831),_=t(8884);const I=3;function g(v){const M=[...Map.
groupBy(y(v),T).values()].flatMap(m=>{const R=[...Map.groupBy(m,c).values()];return R.length>I?[m]:R}).flatMap(m=>O(m)??[]).map(m=>({cause:m,hits:(0,_.eb)(m.findings).
length})).toSorted(({cause:m,hits:R},{cause:S,hits:C})=>(0,E.Np)(m,S)||$(m)-$(S)||C-R||S.hosts.length-m.hosts.length).map(({cause:m})=>m),p=D(M);return M.map(m=>({
...m,sameAs:p.get(m)??null}))}const y=v=>v.map(M=>({finding:M,hits:(0,_.eb)([M]).length})).toSorted((M,p)=>p.hits-M.hits).map(({finding:M})=>M);function $({code:v,
affects:M}){return v==="host-not-checked"?2:M.length===0||A.Du.some(p=>M.includes(p))?0:1}const T=({severity:v,problem:M,affects:p,exclude:m})=>JSON.stringify([
v,M.code,p,m===void 0]),c=v=>v.exclude===void 0?a(v.problem.help??"",v):"";function O(v){const[M]=v;if(M===void 0)return null;const p=[...new Set(v.flatMap(({host:j})=>j??
[]))],{code:m,title:R,help:S,message:C}=M.problem,W=(j,F)=>p.length>1?a(j,F):j,N=W(C,M),nt=v.every(j=>W(j.problem.message,j)===N),H=W(S??"",M),Q=v.every(j=>W(j.
problem.help??"",j)===H);return{severity:M.severity,code:m,title:R,affects:M.affects,findings:v,hosts:p,message:nt?N:null,help:H!==""&&Q?e(H,v):null,isAside:v.length>
1&&M.exclude!==void 0,sameAs:null}}const f=/\bTF_TOKEN_\w+/g,i="TF_TOKEN_HOST",n=5;function e(v,M){if(!v.includes(i))return v;const p=new Set(M.flatMap(({problem:m})=>m.
help?.match(f)??[]));return p.size<=n?`${v}; ${i} is ${[...p].join(" or ")}`:`${v}; in ${i}, write each dot of the host as an underscore and each hyphen as two`}
function a(v,{host:M}){return M===null||v===""?v:[...new Set([M,(0,P.nx)(M)])].reduce((p,m)=>p.replaceAll(m,o),v).replace(f,i).replaceAll(/\bhost the host/g,"th\
e host")}function o(v,M,p){const[m=" ",R=" "]=[p[M-1],p[M+v.length]];return/[\s("]/.test(m)&&/[\s,;.:)"]/.test(R)?"the host":"HOST"}const d=3,r=v=>g(v).flatMap(
M=>u(M).slice(0,d).flatMap(([,p])=>(0,_.tN)(p)??[]).filter(p=>!(0,_.cC)(p))),u=({message:v,findings:M})=>v===null?[...Map.groupBy(M,({problem:p})=>p.message)]:[
[v,M]],s=({hosts:v,findings:M})=>v.length>0&&!M.every(E.l$),l=v=>s(v)?"host":"place";function h(v){return s(v)?v.hosts.length:(0,_.yv)(v.findings).lines.length}
function w(v){const{findings:M,message:p}=v;return p===null?M.map(m=>[m]):s(v)?[...Map.groupBy(M,({host:m})=>m).values()]:(0,_.yv)(M).lines}function D(v){const M=v.
filter(R=>s(R)&&R.hosts.length>1),m=[...Map.groupBy(M,({hosts:R})=>R.toSorted().join()).values()].flatMap(([R,...S])=>R===void 0?[]:S.map(C=>[C,R.code]));return new Map(
m.filter(([{message:R}])=>R!==null))}}),4503:((lt,U,t)=>{t.d(U,{DZ:()=>n,R8:()=>a,aE:()=>_,oW:()=>e,uM:()=>P});var E=t(5143),A=t(8884);function P({file:o,line:d},{
links:r,repositories:u}){const{repository:s,path:l}=(0,E.bH)(o);if(s!==null){const w=i(g(u).get(s)),D=l==="."?null:e(l);return w===null||D===null?null:`${w}/${D}\
#L${d}`}const h=r?.get(o);return h===void 0?null:h.diff?.lines.has(d)?`${h.diff.url}R${d}`:`${h.url}#L${d}`}const _=(o,{repositories:d})=>{const r=g(d).get(o)?.
url??null;return r===null||f(r)===null?null:r},I=new WeakMap;function g(o){const d=I.get(o)??new Map(o.map(r=>[r.name,r]));return I.set(o,d),d}const y=600,$=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
T=/^(?:[\da-f]{40}|[\da-f]{64})$/,c=/^gitlab\.com$/i,O=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,
f=o=>o.length<=y?$.exec(o)?.[1]??null:null;function i(o){const{url:d=null,commit:r=null}=o??{},u=d===null?null:f(d);return u===null||r===null||!T.test(r)||O.test(
u)?null:`${d}${c.test(u)?"/-":""}/blob/${r}`}const n=o=>i(o)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function e(o){if(!o.isWellFormed())return null;const d=r=>encodeURIComponent(
r).replace(/[!'()*_~]/g,u=>`%${u.charCodeAt(0).toString(16).toUpperCase()}`);return o.split("/").map(d).join("/")}const a=o=>new Set((0,A.YC)(o).flat().flatMap(
d=>typeof d=="string"?[]:d.file).filter(A.CN))}),7574:((lt,U,t)=>{t.d(U,{I$:()=>I,QN:()=>$,kJ:()=>P,nO:()=>T,tY:()=>_,u8:()=>y});var E=t(4120);const A=864e5;function P(c){
const O=Math.round(c);if(O<1e3)return`${O} ms`;if(O<59950)return`${(O/1e3).toFixed(1)} s`;const f=Math.round(O/1e3);return`${Math.floor(f/60)} min ${f%60} s`}function _(c){
return c<1e3?`${c} B`:c<999950?`${(c/1e3).toFixed(1)} kB`:`${(c/1e6).toFixed(1)} MB`}function I(c){return[["DNS",c.lookupMs],["connect",c.connectMs],["TLS",c.tlsMs],
["first byte",c.firstByteMs],["total",c.totalMs]].flatMap(([f,i])=>i===null?[]:[[f,i]])}const g=6e4;function y(c,O){const f=Date.parse(O)-Date.parse(c);if(!(f>=
g))return"less than a minute";const i=Math.floor(f/g),n=[{count:Math.floor(i/1440),unit:i>=2880?"days":"day"},{count:Math.floor(i%1440/60),unit:"h"},{count:i%60,
unit:"min"}],e=n.findIndex(({count:a})=>a>0);return n.slice(e,e+2).filter(({count:a})=>a>0).map(({count:a,unit:o})=>`${a} ${o}`).join(" ")}const $=c=>`${c.slice(
0,16).replace("T"," ")} UTC`;function T(c,O){const f=(Date.parse(c)-Date.parse(O))/A;if(Number.isNaN(f))return c;const i=(0,E.px)(Math.floor(Math.abs(f)),"day"),
n=Math.abs(f)<1,e=n?"within the last day":`${i} ago`,a=n?"in less than a day":`in ${i}`;return`${c.slice(0,10)} (${f<0?e:a})`}}),4120:((lt,U,t)=>{t.d(U,{DO:()=>e,
H8:()=>$,Iu:()=>y,J5:()=>T,QI:()=>n,Rk:()=>a,SY:()=>O,Sk:()=>c,dy:()=>_,od:()=>f,px:()=>I,wO:()=>i});var E=t(4e3),A=t(5799),P=t(1064);const _="new in this pull \
request",I=(o,d)=>`${o} ${o===1?d:g(d)}`,g=o=>`${o.replace(/(?<=[^aeiou])y$/,"ie")}s`,y=o=>o.replace(/^./u,d=>d.toUpperCase()),$=o=>A.oC.flatMap(d=>{const{length:r}=o.
filter(u=>u.severity===d);return r===0?[]:[I(r,d)]}).join(", "),T=({length:o},d)=>o<=2*d?o:d;function c(o,d,r,u=s=>`and ${s} more`){const{shown:s,more:l}=(0,E.zN)(
o,d);return[...s.map(r),...l>0?[u(l)]:[]]}const O=o=>P.zK.every(d=>o.includes(d))?"all clients":o.map(d=>P.bB[d]).join(", ");function f(o,d){const r=d.filter(u=>o.
includes(u));return o.length===0||r.length===d.length?"":r.length===0?"no client in use":r.map(u=>P.bB[u]).join(", ")}const i=o=>o.map(d=>P.bB[d]).join(" and "),
n=({clients:o,versions:d})=>o.map(r=>[P.bB[r],d[r]].join(" ").trim()).join(" and "),e=o=>o==="any"?"any service":o;function a(o){switch(o){case"none":return"non\
e";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((lt,U,t)=>{t.d(U,{BQ:()=>v,
CN:()=>p,Dc:()=>D,II:()=>g,Ky:()=>y,Qz:()=>w,R3:()=>I,Xd:()=>s,YC:()=>u,Yx:()=>d,_X:()=>e,cC:()=>c,eb:()=>O,eo:()=>_,et:()=>M,fP:()=>a,iW:()=>i,mj:()=>n,oN:()=>o,
rv:()=>$,tN:()=>l,xi:()=>h,yv:()=>r});var E=t(5143),A=t(4120),P=t(8641);const _=S=>m(S)?`${g(S.file)}:${S.line}`:S,I=({file:S,line:C,column:W})=>`${g(S)}:${C}:${W}`;
function g(S){const{repository:C,path:W}=(0,E.bH)(S);if(C===null)return(0,P.J7)(S);const N=(0,P.J7)(C);return W==="."?N:`${N}//${(0,P.J7)(W)}`}function y(S,C,W=_){
const{places:N,isOfRepositories:nt}=$(R(S)),H=N.slice(0,C).map(W).join(", "),Q=N.length-C;return Q<=0?H:`${H} and ${(0,A.px)(Q,nt?"more repository":"more place")}`}
function $(S){const C=T(S),W=C.filter(c).length>1;return{places:W?C:S,isOfRepositories:W}}function T(S){const C=new Set;return S.filter(W=>{const N=m(W)?(0,E._M)(
W.file):null;return N===null?!0:!C.has(N)&&C.add(N)})}const c=S=>m(S)&&(0,E._M)(S.file)!==null,O=S=>T(f(S)).filter(c),f=S=>[...new Set(S.map(({places:C})=>C))].
flat(),i=(S,C)=>S===C?`all ${C} repositories`:`${S} of ${C} repositories`;function n(S,C){const{length:W}=C>1?O(S):[];return W>1?i(W,C):""}function e(S){const C=S.
filter(({severity:N})=>N!=="notice").flatMap(N=>O([N]).map(nt=>{const{severity:H,problem:Q}=N;return{repository:(0,E._M)(nt.file)??"",severity:H,code:Q.code,place:nt}})),
W=({findings:N},nt)=>N.filter(H=>H.severity===nt).length;return Array.from(Map.groupBy(C,({repository:N})=>N),([N,nt])=>({repository:N,findings:nt})).toSorted((N,nt)=>W(
nt,"error")-W(N,"error")||W(nt,"warning")-W(N,"warning"))}const a=({length:S})=>`with errors or warnings in ${S===1?"its":"their"} own files`;function o(S,C){const{
isOfRepositories:W}=$(S),N=H=>(W?(0,E._M)(H.file):null)??_(H),nt=new Set(C.map(H=>H&&N(H)));return S.filter(H=>!nt.has(N(H)))}const d=(S,C=_)=>y(S,S.every(m)?1:
2,C);function r(S){const C=f(S),W=R(C.filter(m)),N=[...new Set(C.filter(nt=>typeof nt=="string"))];return{lines:W,settings:N}}const u=({findings:S,hosts:C,roots:W})=>[
...new Set([...S.map(({places:N})=>N),...C.flatMap(({requirements:N})=>N.map(({because:nt})=>nt)),...W.flatMap(({rows:N})=>N.map(({places:nt})=>nt))])],s=({places:S})=>S.
find(m)??null,l=S=>S.map(s).find(C=>C!==null)??null;function h(S,{clients:C,repositories:W},N,nt){const{lines:H,settings:Q}=r([S]);return[["help",(0,P.RK)(S.problem.
help??"",N)],["affects",(0,A.od)(S.affects,C)],["hits",n([S],W.length)],["also at",y(o(H,H.slice(0,1)),nt)],["required by",y(Q,nt)]].filter(([,F])=>F!=="")}const w=({
requirements:S})=>S.some(({because:C})=>C.some(m)),D=S=>new Set(f(S).filter(m).map(({file:C})=>C)).size,v=S=>S.filter(C=>s(C)===null),M=S=>S.every(({problem:C})=>C.
code.startsWith("credentials-"))?"credentials":"settings",p=S=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(S)&&(0,E._M)(S)===null,m=S=>typeof S!="string";function R(S){
const C=new Set;return S.filter(W=>{const N=typeof W=="string"?W:`${W.line}:${W.file}`;return!C.has(N)&&C.add(N)})}}),6763:((lt,U,t)=>{t.d(U,{h$:()=>n,q9:()=>$,
rc:()=>T});var E=t(4e3),A=t(5143),P=t(7574),_=t(4120),I=t(8884);const g=50,y=3,$=a=>(0,_.Sk)(a,g,String,o=>`and ${(0,_.px)(o,"more remark")}`),T=a=>[...c(a),...O(
a),...f(a)];function c(a){return(0,I.YC)(a).some(({length:d})=>d===A.WD)?[`lists of places end after ${A.WD} places`]:[]}function O({files:a}){const o=a.filter(
({exclude:w,severity:D})=>w!==void 0&&D!=="notice"),{length:d}=o;if(d===0)return[];const r=[...new Set(o.flatMap(({exclude:w})=>w??[]))],u=(0,I.eb)(o).length,s=d===
1?"1 finding is":`${d} findings are`,l=u===0?"":` of ${(0,_.px)(u,"repository")}`;return[`${s} in tests, examples or templates${l}, where errors are warnings; t\
o skip such files, set ${u===0?"`exclude`":"`exclude` where their files are read"}: ${(0,E.K4)(r,y,E.dh)}`]}function f({roots:a}){return a.some(({rows:d})=>d.some(
({platforms:r})=>r.some(({available:u})=>u===!0)))?["signatures of provider packages were not verified"]:[]}function i({hosts:a},{scan:o,repositories:d}){const{
files:r,bytes:u,usages:s,durationMs:l}=o,h=a.filter(I.Qz).length,w=h===0?"no registry host is used":`${(0,_.px)(s,"usage")} of ${(0,_.px)(h,"registry host")}`;return d.
length>0?`${w} in ${(0,_.px)(d.length,"repository")}`:r===0&&l===0?null:r===0?"found no Terraform or OpenTofu files":`scanned ${(0,_.px)(r,"file")} (${(0,P.tY)(
u)}) in ${(0,P.kJ)(l)}: ${w}`}function n(a,o){const{dialect:d,durationMs:r,scan:u,remarks:s}=o,l=i(a,o),w=a.hosts.length===0&&u.files===0?"":` for ${(0,_.QI)(d)}\
 (${d.why})`;return[`${e(a)}; checked in ${(0,P.kJ)(r)}${w}`,...l===null?[]:[l],...s]}function e({findings:a,ignored:o}){const d=(0,_.H8)(a)||"no findings";return o>
0?`${d}, ${o} ignored`:d}}),7236:((lt,U,t)=>{t.d(U,{l:()=>A,o:()=>P});var E=t(1022);function A({kind:_,text:I,address:g},y,$){switch(_){case"required_provider":case"\
state_store_provider":case"lock_provider":{const T=(0,E.m)(I??"",$);return T.kind==="registry"?T:null}case"required_provider_nosource":case"required_provider_le\
gacy":return{host:y,namespace:"hashicorp",type:P(g)};case"implied_provider":return{host:y,namespace:"hashicorp",type:(I??"").replace(/[._].*$/s,"")};default:return null}}
const P=_=>_.replace(/^.*\./s,"")}),5257:((lt,U,t)=>{t.d(U,{Im:()=>y,JT:()=>I,KS:()=>T,MP:()=>_,TN:()=>g,W$:()=>P,cd:()=>A,ek:()=>$});const E="hostnames input",
A={file:E,line:1,column:1,endColumn:1},P=c=>c.file===E?E:c,_=({host:c,namespace:O,name:f,system:i})=>[c,O,f,i].join("/"),I=({host:c,namespace:O,type:f})=>[c,O,f].
join("/"),g=c=>"type"in c?I(c):_(c);function y(c){return"constraints"in c?c.constraints:c.constraint===null?[]:[c.constraint]}const $=c=>("places"in c?c.places:
[c.place]).map(P);function T({version:c},O){if(c===null)return null;const f=c.text??c.values?.[O]??null;return f===null?null:{text:f,place:c.place}}}),3862:((lt,U,t)=>{
t.d(U,{X:()=>g});var E=t(9664),A=t(5011),P=t(7236),_=t(5257);const I=/^\.{1,2}\//;function g($,T){const c=Map.groupBy(T,({lockFile:n})=>n),O=new Set($.flatMap(({
kind:n,text:e,place:a})=>y.test(n)&&!I.test(e??"")?(0,E.jt)(a.file):[])),f=new Map,i=(n,e)=>{if(n.calls.length>0||n.directories.some(d=>O.has(d)))return!0;const a=f.
get(n)??new Set(n.providers.map(d=>(0,_.JT)(d.provider)));f.set(n,a);const o=(0,P.l)(e,(0,A.Vm)(n.client),n.client);return o===null||a.has((0,_.JT)(o))};return $.
map(n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const e=c.get(n.place.file)??[];return e.length===0||e.some(a=>i(a,n))?n:{...n,needs:[]}})}const y=/^(?:module|test_module|terragrunt_source|installed_module)/}),
8416:((lt,U,t)=>{t.d(U,{L2:()=>O,oh:()=>y,rU:()=>f});var E=t(4e3),A=t(5143),P=t(1064),_=t(5603),I=t(3469);const g=function(...l){const{readTools:h}=t.late([400,
210,913],5913);return new.target?new h(...l):h(...l)};function y(l,h){let w;return()=>(w??=g(l,h),w)}const $=["terraform"],T="assumed, CLI not detected; set `di\
alect`",c="CLI not detected; set `dialect` to check one";function O({setting:l,scan:h}){const w=l.name==="auto"?null:n(l.name),D=h===null||h.isEmpty,v=D?{signs:[],
constraints:[]}:{signs:d(h,l,w),constraints:h.constraints};if(w!==null)return r(w,[i],[],l,v);if(D)return r(P.Du,[c],[],l,v);const M=o(v.signs);if(M.length===0)
return{...r($,[T],[],l,v),isGuess:!0};const p=e(M),m=p.flatMap(R=>M.find(S=>S.client===R)??[]);return r(p,m.map(s),M,l,v)}function f({clients:l},h){if(h===null||
h.isEmpty)return P.zK;const{others:w}=h.tools(),D=l;return P.zK.filter(v=>D.includes(v)||w.has(v)||v==="terragrunt"&&h.usesTerragrunt)}const i="set by `dialect`",
n=l=>l==="both"?P.Du:[l],e=l=>P.Du.filter(h=>l.some(w=>w.client===h));function a(l){const h=l.filter(({place:w})=>!(0,A.Zl)(w.file));return h.length===0?l:h}const o=l=>{
const h=a(l);return _.A.map(D=>h.filter(v=>v.level===D)).find(({length:D})=>D>0)??[]};function d({signs:l,tools:h,hasCloudHostname:w},D,v){const M=o(l),p=v??e(M),
m=M.every(({place:nt})=>(0,A.Zl)(nt.file)),R=v===null&&(m||M.some(({isCloud:nt})=>nt)),S=D.version===null&&p.some(nt=>(0,I.w)(nt,[]).length>1);if(!R&&!S)return l;
const{setsCloudHostname:C,signs:W}=h(),N=w||C;return[...l.filter(({isCloud:nt})=>!(nt&&N)),...W]}function r(l,h,w,D,v){const[M,...p]=l,m=l.map(C=>u(C,D,v)),R=m.
flatMap(({client:C,version:W})=>W===null?[]:[[C,W]]),S=m.flatMap(({version:C,signs:[W]})=>C===null||W===void 0?[]:[s(W)]);return{name:M===void 0||p.length>0?"bo\
th":M,clients:l,releases:m.flatMap(({releases:C})=>C),versions:Object.fromEntries(R),why:[...new Set([...h,...S])].join(", "),evidence:[...new Set([...w,...m.flatMap(
({signs:C})=>C)])]}}function u(l,{version:h},w){if(h!==null)return{client:l,releases:(0,I.w)(l,[h]),version:h,signs:[]};const D=a(w.signs.filter(S=>S.client===l&&
S.version!==null)),v=[...new Set(D.map(S=>(S.version??"").replace(/^v/,"")))];if(v.length>0){const[S="",...C]=v,W=C.length===0&&(0,I.l)(S);return{client:l,releases:(0,I.
w)(l,v),version:W?S:null,signs:D}}const M=a(w.constraints),p=M.map(({text:S})=>S),m=(0,I.w)(l,p);if(m.length===(0,I.w)(l,[]).length)return{client:l,releases:m,version:null,
signs:[]};const R=M.map(({text:S,place:C})=>({client:l,level:"syntax",place:C,text:`requires ${(0,E.dh)(S)}`,version:S}));return{client:l,releases:m,version:p.length===
1?p[0]??null:null,signs:R}}const s=({place:l,text:h})=>`${l.file}:${l.line} ${h}`}),2161:((lt,U,t)=>{t.d(U,{L8:()=>O,TD:()=>e,U4:()=>T,Z8:()=>a,e0:()=>c,tr:()=>$});
var E=t(1064);const A=["terraform"],P=["opentofu"],_=[{suffix:".tftest.hcl",class:"test",clients:E.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:E.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:P},{suffix:".tofutest.json",class:"test",clients:P},{suffix:".tfquery.hcl",class:"\
query",clients:A},{suffix:".tfquery.json",class:"query",clients:A},{suffix:".tfmigrate.hcl",class:"migrate",clients:A},{suffix:".tfcomponent.hcl",class:"stack",
clients:A},{suffix:".tfcomponent.json",class:"stack",clients:A},{suffix:".tfstack.hcl",class:"stack",clients:A},{suffix:".tfstack.json",class:"stack",clients:A},
{suffix:".tfdeploy.hcl",class:"deploy",clients:A},{suffix:".tfdeploy.json",class:"deploy",clients:A},{suffix:".tfmock.hcl",class:"none",clients:E.Du},{suffix:".\
tofumock.hcl",class:"none",clients:P},{suffix:".tf.json",class:"config",clients:E.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:P},{suffix:"\
.tf",class:"config",clients:E.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:P},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:E.Du},{suffix:"\
.hcl",class:"terragrunt",clients:E.Du}],I=Map.groupBy(_,({suffix:o})=>o.slice(o.lastIndexOf(".")+1)),g=".terraform.lock.hcl",y={class:"lock",syntax:"hcl",clients:E.
Du,isOverride:!1},$=o=>o.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(o),T=".terraform/modules/modules.json",c={...y,class:"manifest",syntax:"json"};
function O(o,d,r){if(o===g)return y;const s=I.get(o.slice(o.lastIndexOf(".")+1))?.find(({suffix:m})=>o.endsWith(m));if(s===void 0||s.class==="none")return;const l=f(
o)&&s.class==="test"&&r==="tests";if(f(o)&&!l)return;const h=o.slice(0,-s.suffix.length),w=s.twin!==void 0&&d.has(h+s.twin),D=h==="override"||h.endsWith("_overr\
ide"),v=w||l;if(v&&!s.clients.includes("terraform"))return;const M=v?A:s.clients,p=o.endsWith(".json")?"json":"hcl";return{class:s.class,syntax:p,clients:M,isOverride:D}}
const f=o=>o.startsWith(".")||o.endsWith("~")||o.startsWith("#")&&o.endsWith("#"),i=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),e=o=>i.test(o),a=o=>e(o)||n.test(o)}),6195:((lt,U,t)=>{t.d(U,{$8:()=>$,G$:()=>T,Ls:()=>g,UO:()=>c,VK:()=>I,sT:()=>f,sq:()=>O});var E=t(6760),A=t(7052),P=t(
2161);const _=/[*?[{]/;function I(n){const e=n.split("/"),a=e.findIndex(o=>_.test(o));return a<0?{fixed:n}:{fixed:e.slice(0,a).join("/"),glob:e.slice(a).join("/")}}
function g(n){const e=n.map(a=>{const o=a.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:o,start:y(o)}});return a=>{const o=a.toLowerCase();return e.
some(({glob:d,start:r})=>d===a||o.startsWith(r)&&E.posix.matchesGlob(a,d))}}function y(n){const[e=""]=n.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(n)??[];return e.
toLowerCase()}const $=({file:n,glob:e},a)=>n===a||e!==void 0&&E.posix.matchesGlob(a,e),T=n=>n.startsWith(".")||n==="node_modules",c=(n,e)=>n===e||n.startsWith(e.
endsWith(E.sep)?e:e+E.sep),O=n=>E.sep==="/"?n:n.replaceAll(E.sep,"/");function f(n,e,a,o){if(n.kind==="error")return(0,A.WO)({what:"link",code:n.code});const{kind:d,
path:r}=n;return c(r,e.boundary)?d==="directory"?null:d==="special"?(0,A.WO)({what:"link-to-special-file"}):{path:r,isScanned:i(r,e,a,o)}:(0,A.a3)()}function i(n,e,a,o){
if(e.file!==void 0||e.glob!==void 0||!c(n,e.path))return!1;const[d="",...r]=O((0,E.relative)(e.path,n)).split("/").toReversed();if(r.some(T))return!1;const u=O(
(0,E.relative)(a,n)).split("/");return u.map((l,h)=>u.slice(0,h+1).join("/")).slice(-1-r.length).some(o)?!1:(0,P.L8)(d,new Set([d]),r[0]??"")!==void 0}}),5603:((lt,U,t)=>{
t.d(U,{A:()=>_,j:()=>I});var E=t(5143),A=t(1064),P=t(5011);const _=["lock-file","syntax","version-file","tool","hook"];class I{found=new Map;allowed=new Map;addFiles($){
for(const{file:T,kind:c,scope:O,isContext:f}of $){if(f)continue;const[i]=c.clients;if(i!==void 0&&c.clients.length===1&&!g(T)){const n={file:T,line:1,column:1,endColumn:1};
this.addSyntax(i,`is read by ${A.bB[i]} only`,n)}for(const n of O.traits)this.addTrait(n)}}addUsages($){for(const T of $)T.kind==="lock_provider"?this.addLock(T):
T.kind==="cloud_default"&&this.addCloud(T)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:$,text:T,place:c}){
if($==="version"){const O=(0,E.Zl)(c.file)?`${T} aside`:T;this.allowed.has(O)||this.allowed.set(O,{text:T,place:c})}else if($==="binary"){const f={client:T==="t\
ofu"?"opentofu":"terraform",level:"version-file",place:c,version:null};this.put({...f,text:"sets terraform_binary"})}else if($!=="compatible"&&$!=="provider-ver\
sion"){const{client:O,what:f}=A.$I[$];this.addSyntax(O,`has ${f}`,c)}}addLock({host:$,place:T}){const c=A.Du.find(f=>(0,P.Vm)(f)===$);if(c===void 0)return;const O=`\
locks providers from ${$}`;this.put({client:c,level:"lock-file",place:T,text:O,version:null})}addCloud({clients:$,isOverridden:T,place:c}){if(T||!$.includes("te\
rraform"))return;this.put({client:"terraform",level:"syntax",place:c,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax($,T,c){this.put(
{client:$,level:"syntax",place:c,text:T,version:null})}put($){const T=`${$.client} ${$.text}`;if(this.found.has(T))return;const c=(0,E.Zl)($.place.file)?`${T} a\
side`:T;this.found.has(c)||this.found.set(c,$)}}const g=y=>/(^|\/)[.#][^/]*$/.test(y)}),7854:((lt,U,t)=>{t.d(U,{Oo:()=>$,YW:()=>_,kA:()=>y,s7:()=>g,sw:()=>I,u3:()=>O,
vH:()=>T});var E=t(7052),A=t(1064);const P={line:1,column:1,endColumn:1};function _(f,i,n=P){const e={file:f===""?".":f,...n};return{problem:i,place:e,clients:A.
Du,host:null}}function I(f,i){const n=$(a=>a.filter(o=>i.includes(o))),e=$(a=>a.map(o=>({...o,clients:n(o.clients)})).filter(o=>o.clients.length>0));return f.flatMap(
a=>{const o=n(a.clients);if(o.length===a.clients.length)return a;const d=e(a.needs),r=a.isHostImplied?d[0]?.host??a.host:a.host;return o.length===0?[]:{...a,clients:o,
needs:d,host:r}})}const g=({workspace:f,hasOwnToken:i,directHost:n})=>f!==void 0||i===!0||n!==void 0,y=f=>{const i=new Set;for(const{host:n,isHostImplied:e}of f)
n!==null&&!e&&i.add(n);return i};function $(f){let i;return n=>{i??=new Map;const e=i.get(n);if(e!==void 0||i.has(n))return e;const a=f(n);return i.set(n,a),a}}
const T=(f,i)=>f.filter(n=>n.clients.some(e=>i.includes(e))),c=1e4;class O{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(i=c){this.max=i}add(i){
const{problem:n,place:e}=i;if(n.code==="file-syntax"){if(this.broken.has(e.file))return;this.broken.add(e.file)}const a=this.kept.get(n.severity)??0;this.kept.set(
n.severity,a+1),a<this.max?this.notes.push(i):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const i=(0,E.ub)({kind:"problems",max:this.max,omitted:this.
omitted});return[...this.notes,_(".",i)]}}}),9488:((lt,U,t)=>{t.d(U,{G:()=>i});var E=t(3024),A=t(6760),P=t(9461),_=t(5747),I=t(7052),g=t(9664),y=t(2161),$=t(6195),
T=t(7854);const c={files:1e6,directoryFiles:5e4},O=200,f=1e4;function*i(d,r={toolFiles:[],hasPlugins:!1},u=c){const s=new e(d,r,u);for(const l of d.scan){const h=n(
s.root,l);"path"in h?yield*s.walkFrom(h):yield{kind:"note",note:h}}}function n(d,r){const{fixed:u,glob:s}=(0,$.VK)(r);try{const l=(0,E.realpathSync)((0,A.resolve)(
d,u)),h=(0,$.sq)((0,A.relative)(d,l)),w=(0,$.UO)(l,d),D=w?d:l;if(s!==void 0)return{path:l,name:h,boundary:D,glob:(0,g.Gz)(h,s)};if((0,E.statSync)(l).isDirectory())
return{path:l,name:h,boundary:D};const v=(0,A.resolve)(l,"..");return{...{path:v,name:(0,$.sq)((0,A.relative)(d,v))},boundary:w?d:v,file:h}}catch(l){return(0,T.
YW)(r,(0,I.WO)({what:"scan",code:(0,_.Oj)(l)}))}}class e{root;isExcluded;aside;limits;selected;files=0;constructor({root:r,scan:u,exclude:s},l,h){this.root=(0,E.
realpathSync)(r),this.isExcluded=(0,$.Ls)(s),this.aside=l,this.limits=h,this.selected=u.length>1?new Set:null}*walkFrom(r){const u=r.glob===void 0&&r.file===void 0,
s=[{path:r.path,name:r.name,depth:0,isSelected:u}];for(let l=s.pop();l!==void 0;l=s.pop()){yield{kind:"directory",name:l.name};const h=o(l);if("problem"in h){yield{
kind:"note",note:h};continue}const w=[];for(const D of this.findFiles(r,l,h))if("problem"in D)yield{kind:"note",note:D};else if(w.length<this.limits.directoryFiles)
w.push(D);else{yield a(l,"directory",this.limits.directoryFiles);break}if(this.files+=w.length,this.files>this.limits.files){yield a(l,"files",this.limits.files);
return}if(w.some(({isContext:D})=>!D)&&(yield{kind:"module",files:w}),r.file!==void 0)return;for(const D of this.findDirectories(r,l,h))s.push(D)}}*findFiles(r,u,s){
const l=new Set;let h=!1;for(const D of s)(0,y.tr)(D.name)&&!D.isDirectory()&&l.add(D.name),h||=D.name===".terraform",this.aside.hasPlugins||=D.name==="terrafor\
m.d";const w=u.name.slice(u.name.lastIndexOf("/")+1);for(const D of s){if(D.isDirectory())continue;const v=(0,g.Gz)(u.name,D.name),M=(0,y.L8)(D.name,l,w);if(M===
void 0){(0,y.Z8)(D.name)&&this.addToolFile(v);continue}const m={path:u.path+A.sep+D.name,file:v,kind:M,isContext:!this.select(r,u,v)};D.isFile()?yield m:D.isSymbolicLink()?
yield*this.follow(r,m):yield(0,T.YW)(v,(0,I.WO)({what:"special-file"}))}if(h&&u.isSelected){const D=[u.path,...y.U4.split("/")].join(A.sep),v=(0,P.$)(D);v.kind===
"file"&&v.path===D&&(yield{path:D,file:(0,g.Gz)(u.name,y.U4),kind:y.e0,isContext:!1})}}addToolFile(r){this.aside.toolFiles.length>=f||this.isExcluded(r)||this.aside.
toolFiles.push(r)}select(r,u,s){return!(u.isSelected||(0,$.$8)(r,s))||this.isExcluded(s)||this.selected?.has(s)?!1:(this.selected?.add(s),!0)}*follow(r,u){const s=(0,$.
sT)((0,P.$)(u.path),r,this.root,this.isExcluded);s!==null&&("code"in s?yield(0,T.YW)(u.file,s):yield{...u,path:s.path,isContext:u.isContext||s.isScanned})}findDirectories({
glob:r},{path:u,name:s,depth:l,isSelected:h},w){const D=[];for(const v of w.toReversed()){if(!v.isDirectory()||(0,$.G$)(v.name))continue;const M=(0,g.Gz)(s,v.name);
if(this.isExcluded(M))continue;const p=h||r!==void 0&&A.posix.matchesGlob(M,r),m=u+A.sep+v.name;D.push({path:m,name:M,depth:l+1,isSelected:p})}return D}}const a=({
name:d},r,u)=>({kind:"note",note:(0,T.YW)(d,(0,I.ub)({kind:r,max:u}))});function o({path:d,name:r,depth:u}){if(u>O)return(0,T.YW)(r,(0,I.ub)({kind:"depth",max:O}));
try{return(0,E.readdirSync)(d,{withFileTypes:!0}).sort((s,l)=>s.name<l.name?-1:1)}catch(s){return(0,T.YW)(r,(0,I.WO)({what:"directory",code:(0,_.Oj)(s)}))}}}),1435:((lt,U,t)=>{
t.d(U,{j:()=>g,o:()=>y});var E=t(9562);const A=function(...T){const{thisMachine:c}=t.late([914,217,456,696],2696);return new.target?new c(...T):c(...T)},P=function(...T){
const{mergeFindings:c}=t.late([914,217,456,696],2696);return new.target?new c(...T):c(...T)},_=function(...T){const{readCliConfig:c}=t.late([914,217,456,696],2696);
return new.target?new c(...T):c(...T)},I=function(...T){const{withoutInstalled:c}=t.late([217,927,90],1264);return new.target?new c(...T):c(...T)};function g(T,c,O,{
environment:f,directory:i,mayHavePlugins:n,plugins:e=null}){if(c.hostnames.length===0&&T.every(({needs:l})=>l.length===0))return{usages:T,remarks:[],findings:[],
configs:[],releases:O.releases};const a=y(c.cliConfig,O.clients,f),o=O.releases.map(l=>{const h=a.find(({client:w})=>w===l.client);return{...l,attemptMs:h?.requestTimeoutMs??
l.attemptMs}}),d=c.depth!=="discovery",r={root:i,plugins:e,mayHavePlugins:n,releases:o,asksMirrors:d},u=T.some($)?I(T,a,r):{usages:T,remarks:[],findings:[]},s=[
...a.flatMap(l=>l.findings),...u.findings];return{...u,findings:P(s),configs:a,releases:o}}function y(T,c,O){const f=A(O);return c.map(i=>_(i,f,T))}const $=({needs:T})=>T.
some(({service:c})=>c===E.xq)}),5866:((lt,U,t)=>{t.d(U,{D0:()=>n,lz:()=>e,a3:()=>o});var E=t(7052),A=t(9664);function P(r,{evidence:u,versions:s}){if(r.version!==
null)return()=>r.version;const l=u.filter(({level:h,version:w})=>h==="version-file"&&w!==null);return(h,w)=>l.some(v=>v.client===h&&_(w,(0,A.jt)(v.place.file)))?
s[h]??null:null}const _=(r,u)=>u===""||`${r}/`.startsWith(`${u}/`);var I=t(6195),g=t(7854),y=t(3152);const $=function(...r){const{RootNotes:u}=t.late([400,210,913],
5913);return new.target?new u(...r):u(...r)},T=function(...r){const{textNotes:u}=t.late([400,210,913],5913);return new.target?new u(...r):u(...r)},c=function(...r){
const{layoutsOf:u}=t.late([400,210,913],5913);return new.target?new u(...r):u(...r)},O=function(...r){const{rootsOf:u}=t.late([400,210,913],5913);return new.target?
new u(...r):u(...r)},f=function(...r){const{unmatched:u}=t.late([400,210,913],5913);return new.target?new u(...r):u(...r)},i=2e5;function n({usages:r,notes:u,scanned:s,
changed:l,dialect:h,settings:w,listed:D}){const{declared:v,endedAt:M}=s;if(r.length===0&&!v.some(X=>"place"in X)&&w.roots.length===0)return{roots:[],notes:[]};const{
clients:m,versions:R}=h,S={usages:r,declared:v,clients:m},C=D===void 0?e(S,w,M===null):a(S,D),W=[],N=[],nt=w.dialect.name==="auto"?[]:m,H=new $({clients:m,upgrade:w.
upgrade,versionIn:P(w.dialect,h)}),Q=w.depth!=="discovery";let j=0;for(const X of O(C,{changed:l,versions:R,hasCalls:Q})){if(j+=X.directories.length,j>i){N.push(
(0,g.YW)(X.directory,(0,E.ub)({kind:"roots",max:i})));break}H.add(X),Q&&W.push(X)}const F=[...T(r,v,{...h,set:nt})].filter(({place:X})=>l===null||l.has(X.file)),
G=new Set(u.flatMap(({problem:X,place:Y})=>X.code==="lock-invalid"?Y.file:[])),x=[...F,...H.notes()].filter(({place:X})=>!G.has(X.file));return{roots:W,notes:[...x,
...N]}}function e(r,{roots:u},s){const l=u.map(D=>({text:D,matches:(0,I.Ls)([D])})),h=c({...r,patterns:l}),w=s?f(h,l):[];if(w.length===0)return h;throw new y.GN(
w.map(D=>`roots: no directory with configuration matches ${D}`))}function a(r,u){return r.clients.flatMap(s=>c({...r,clients:[s],patterns:[{text:"",matches:h=>u.
get(s)?.has(h)===!0}]}))}function o(r,u,{depth:s},l){if(s==="discovery")return r;const h=({kind:D,workspace:v})=>D==="cloud_default"?!!l.TF_CLOUD_HOSTNAME:D!=="\
backend_remote_default"||v?.organization===null,w=new Set(u.filter(D=>!h(D)).map(({place:D})=>d(D)));return r.map(D=>D.problem.code==="host-missing"&&w.has(d(D.
place))?{...D,problem:{...D.problem,severity:"error"}}:D)}const d=({file:r,line:u,column:s})=>`${r}:${u}:${s}`}),370:((lt,U,t)=>{t.d(U,{C_:()=>O,SQ:()=>y,o0:()=>T});
var E=t(6897),A=t(8416),P=t(7854),_=t(9488);const I=function(...f){const{scanInSteps:i}=t.late([400,210,913],5913);return new.target?new i(...f):i(...f)},g=20;async function y({
scan:f,exclude:i},{directory:n,environment:e,stop:a,progress:o}){const d={root:n,scan:f,exclude:i},r=a.why===null?$(d):null;if(r!==null)return r;const u=I(d,Object.
keys(e));return(0,E.n)(u,a,s=>o({kind:"scan",files:s}))}function $(f){const i={toolFiles:[],hasPlugins:!1};let n=0;for(const{kind:e}of(0,_.G)(f,i))if(n+=1,e!=="\
directory"||n>g)return null;return{...i,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function T(f,i,n){
const e=c(f,i,n),a=(0,A.L2)(e),{clients:o}=a;return{dialect:a,usedBy:()=>(0,A.rU)(a,e.scan),usages:(0,P.sw)(i.usages,o),notes:(0,P.vH)(i.notes,o)}}function c({dialect:f,
exclude:i,scan:n},e,{environment:a,directory:o}){if(n.length===0)return{setting:f,scan:null};const d=(0,A.oh)({root:o,exclude:i},e.toolFiles),r=!!a.TF_CLOUD_HOSTNAME;
return{setting:f,scan:{...e,tools:d,hasCloudHostname:r}}}const O=({hasPlugins:f},{scan:i})=>f||i.some(n=>n!==".")}),7082:((lt,U,t)=>{t.d(U,{O:()=>E});const E=A=>({
discovery:A,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((lt,U,t)=>{t.d(U,{C:()=>_,
h:()=>g});var E=t(5143),A=t(7854);const P=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backe\
nd_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function _(y,$,T,c=(0,A.kA)($)){const O=y.hostnames.flatMap(({host:i,services:n})=>{
const e=n.length>0?n:y.requiredServices;return(e.length>0?e:["any"]).map(o=>({host:i,service:o,clients:T,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),
f=new Set([...c,...y.hostnames.map(({host:i})=>i)]);return g([O,I($,f)],T)}const I=(y,$)=>y.flatMap(({kind:T,needs:c,place:O})=>{const f=!P.has(T);return c.map(
i=>({...i,because:[O],isImplied:!$.has(i.host),isForInit:f}))});function g(y,$){return[...Map.groupBy(y.flat(),({host:c,service:O})=>`${c} ${O}`).values()].flatMap(
c=>{const[O]=c;if(O===void 0)return[];const{host:f,service:i}=O;return{host:f,service:i,clients:[...$.filter(n=>c.some(e=>e.clients.includes(n)))],because:(0,E.
As)([...c.flatMap(({because:n})=>n)]),isImplied:c.every(({isImplied:n})=>n),isForInit:c.some(({isForInit:n})=>n),...c.every(({isAssumed:n})=>n===!0)?{isAssumed:!0}:
{}}})}}),5960:((lt,U,t)=>{t.d(U,{e:()=>_,i:()=>g});var E=t(6697),A=t(1831),P=t(7082);function _(y,{hostnames:$,allowedHosts:T},{isGuess:c}){const O=new Set($.map(
({host:i})=>i)),f=new Map;for(const i of y){const{host:n}=i;if(O.has(n)||f.has(n))continue;const e=c===!0||i.isAssumed===!0,a=I(i,e,(0,A.Jr)(n,T));a!==null&&f.set(
n,a)}return f}function I({host:y,isImplied:$,because:T,clients:c,isAssumed:O=!1},f,i){const n=(0,A.nx)(y);if((0,A.Rt)(y))return(0,E.U7)({host:n});const[e]=T.filter(
o=>typeof o!="string"),a=$&&e!==void 0?{place:e,clients:c}:null;return a!==null&&f?(0,E.zo)({host:n,...a,isListed:O}):i?null:(0,E.wp)(a===null?{host:n}:{host:n,
implied:a})}const g=(y,$)=>({host:y,attempt:(0,P.O)({kind:"skipped",problem:$}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((lt,U,t)=>{
t.d(U,{f:()=>I,q:()=>$});var E=t(3024),A=t(6760),P=t(6309),_=t(5747);function I(i,n,e){const a=y((0,E.realpathSync)(i),n),o=(0,A.basename)(n);g((0,A.join)(a,o));
const d=(0,A.join)(a,`.${o.slice(0,60)}.${Math.random().toString(36).slice(2)}`),r=(0,E.openSync)(d,"wx");try{try{for(const u of e)(0,E.writeFileSync)(r,u)}finally{
(0,E.closeSync)(r)}(0,E.renameSync)(d,(0,A.join)(a,o))}catch(u){throw(0,E.rmSync)(d,{force:!0}),u}}function g(i){const n=(0,E.lstatSync)(i,{throwIfNoEntry:!1});
if(n===void 0||n.isFile()||n.isSymbolicLink())return;const e=n.isDirectory()?"is a directory":"is not a regular file";throw new P.L(`it ${e}; choose another pat\
h`)}function y(i,n){const e=(0,A.resolve)(i,n),a=f(i,e);if(!a&&!(0,A.isAbsolute)(n))throw new P.L(`it is outside ${i}; use an absolute path if that is intended`);
const o=a?i:(0,A.parse)(e).root;return(0,A.relative)(o,(0,A.dirname)(e)).split(A.sep).filter(Boolean).reduce((r,u)=>T(r,u,i),o)}function $(i,n){const e=(0,E.realpathSync)(
i);return c(y(e,n),(0,A.basename)(n),e)}function T(i,n,e){const a=(0,A.join)(i,n);return(0,E.lstatSync)(a,{throwIfNoEntry:!1})===void 0&&O(a),c(i,n,e)}function c(i,n,e){
const a=(0,A.join)(i,n);if(!(0,E.lstatSync)(a,{throwIfNoEntry:!1})?.isSymbolicLink())return a;const o=(0,E.realpathSync)(a);if(!f(e,i)||f(e,o))return o;throw new P.
L(`the link ${(0,A.relative)(e,a)} leads outside ${e}; remove it or choose another path`)}function O(i){try{(0,E.mkdirSync)(i)}catch(n){if((0,_.Oj)(n)!=="EEXIST")
throw n}}function f(i,n){const e=(0,A.relative)(i,n);return e!==".."&&!e.startsWith(`..${A.sep}`)&&!(0,A.isAbsolute)(e)}}),9076:((lt,U,t)=>{t.d(U,{QB:()=>A,im:()=>E,
yX:()=>P});const E=["fails","warns","works","unchecked","skipped"],A=5,P=({outcome:_})=>_!=="unchecked"&&_!=="skipped"}),997:((lt,U,t)=>{t.d(U,{O:()=>A,T:()=>_});
var E=t(1064);const A=({earlier:I,attempt:g,later:y})=>[...I,g,...y];function P({discovery:I,timing:g,headMs:y,hops:$},{attemptMs:T}){const c=y!==null&&y<=T?$.at(
-1)?.status:null;return c===null||(0,E.Mq)(c??0)?"retries":I.kind!=="failed"&&g.totalMs<=T?"works":"fails"}function _(I,g){const y=I.map(c=>P(c,g)),$=y.indexOf(
"works");return $<0?"never":$<=g.retries&&!y.slice(0,$).includes("fails")?"always":"sometimes"}}),3795:((lt,U,t)=>{t.d(U,{qY:()=>T,Si:()=>n,fN:()=>f,XP:()=>i});
var E=t(733),A=t(1831),P=t(4120),_=t(8641);const I=2,g=80;function y(e){if(e.kind==="scan")return`read ${(0,P.px)(e.files,"file")}`;if(e.kind==="registries")return`${e.
done} of ${(0,P.px)(e.total,"question")} to registries answered`;const{done:a,total:o,failed:d,waiting:r}=e,u=d===0?"":`, ${d} failed so far`;return`${a} of ${(0,P.
px)(o,"host")} checked${u}${$(r)}`}function $(e){if(e.size===0)return"";const a=[...e].slice(0,I).map(d=>(0,_.RK)((0,A.nx)(d),g)),o=e.size-a.length;return o>0?`\
; waiting for ${a.join(", ")} and ${(0,P.px)(o,"other")}`:`; waiting for ${a.join(" and ")}`}const T={show:()=>{},end:()=>{}},c=5e3,O=200;function f(e,a){let o=null,
d=!0;const r=a(c,()=>{o!==null&&(d&&e(y(o)),d=!d)});return{show:s=>{o=s},end:r}}function i(e,a,o){let d=null,r="";const u=o(O,()=>{const h=d===null?"":(0,E.W)(y(
d),0,a-1);h!==r&&(r=h,e(`\r${h}\x1B[K`))});return{show:h=>{d=h},end:()=>{u(),r!==""&&e("\r\x1B[K")}}}const n=(e,a)=>{const o=setInterval(a,e).unref();return()=>clearInterval(
o)}}),8463:((lt,U,t)=>{t.d(U,{t:()=>i});var E=t(6309),A=t(566),P=t(2216),_=t(5505),I=t(5955),g=t(8641);const y=function(...e){const{hash:a}=process.getBuiltinModule(
"node:crypto");return new.target?new a(...e):a(...e)},$=function(...e){const{renderBadge:a}=t.late([912],7912);return new.target?new a(...e):a(...e)},T=function(...e){
const{renderCodeQuality:a}=t.late([811],9811);return new.target?new a(...e):a(...e)},c=function(...e){const{renderHtml:a}=t.late([394],6394);return new.target?new a(
...e):a(...e)},O=function(...e){const{renderJunit:a}=t.late([176],176);return new.target?new a(...e):a(...e)},f=function(...e){const{renderSarif:a}=t.late([914,
341,695],7695);return new.target?new a(...e):a(...e)};function i({report:e,badge:a},o,d){const r=[],u=(s,l,h)=>{try{(0,A.f)(d,l,(0,I.mk)(h()))}catch(w){r.push(`\
the ${s} ${(0,g.RK)(l)} was not written: ${(0,g.RK)((0,E.A)(w))}`)}};for(const{path:s,format:l}of e)u("report",s,()=>n(l,o));return a!==null&&u("badge",a,()=>[$(
o.verdict)]),r}function n(e,{verdict:a,context:o}){switch(e){case"json":return(0,P.h)(a,o);case"sarif":return f(a,o);case"junit":return O(a,o);case"codequality":
return T(a,d=>y("sha256",d));case"html":return c(a,o,d=>y("sha256",d,"base64"));case"markdown":return[(0,_.Gc)(a,o)]}}}),7361:((lt,U,t)=>{t.d(U,{QY:()=>y,_N:()=>g,
eC:()=>I,mc:()=>_});var E=t(7574),A=t(5102),P=t(4120);function _({good:$,runs:T}){if(T===0)return null;const c=Math.floor(1e4*$/T);if(c>=9900)return`${c/100}%`;
const O=Math.floor(c/10);return O===0&&$>0?"below 0.1%":`${O/10}%`}const I=({days:$,good:T,runs:c})=>`${T} of ${(0,P.px)(c,"run")} in ${$} days`;function g($){const T=A.
vh.flatMap(O=>{const{length:f}=$.filter(n=>n.outcome===O),i=O==="warns"?"with warnings":A.nx[O];return f===0?[]:[`${f} ${i}`]});return`${$.length===1?"last run":
`last ${(0,P.px)($.length,"run")}`}: ${T.join(", ")}`}const y=({from:$,until:T},c)=>T===null?`${(0,E.u8)($,c)} so far`:(0,E.u8)($,T)}),4218:((lt,U,t)=>{t.d(U,{H6:()=>o,
MC:()=>c,U4:()=>O,XQ:()=>r,bW:()=>n,kW:()=>d,qX:()=>T,wz:()=>a});var E=t(9076),A=t(7574),P=t(5102),_=t(4120);const I=[{mark:"\u2581",belowMs:100,words:"below 10\
0 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",
belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],g="\u2573",y="\u254C";function $(u){return u.outcome===
"fails"?g:(0,E.yX)(u)?I.find(({belowMs:s})=>(u.ms??0)<s)?.mark??"":y}const T=u=>u.map($).join("");function c(u){const s=u.flatMap(({history:v})=>v.recent),l=new Set(
s.map($)),h=s.some(v=>$(v)===I[0].mark&&v.ms===null);return[...I.map(({mark:v,words:M},p)=>[v,p===0&&h?`${M} or not measured`:M]),[g,"failed"],[y,"no result"]].
filter(([v])=>l.has(v))}function O({hosts:u},{history:s}){return u.flatMap(h=>{const w=s?.get(h.visit.host);return w!==void 0&&w.recent.filter(E.yX).length>1?[{
host:h,history:w}]:[]}).toSorted((h,w)=>Number(i(w))-Number(i(h))||e(h,f)-e(w,f)||e(h,Number.POSITIVE_INFINITY)-e(w,Number.POSITIVE_INFINITY))}const f=30,i=({host:u})=>(0,P.
sG)(u)==="fails",n=({history:u},s)=>o(u).findLast(l=>l.days<=s);function e(u,s){const l=n(u,s);return l===void 0?1:l.good/l.runs}const a=u=>i(u)||u.history.recent.
some(({outcome:s})=>s==="fails"),o=({uptime:u})=>u.filter(({runs:s},l)=>s>(u[l-1]?.runs??0));function d({recent:u,uptime:s,incidents:[l]}){if(l===void 0||l.until!==
null)return null;const h=u.filter(({outcome:v})=>v==="fails").length,w=s.at(-1);return w!==void 0&&w.runs-w.good===1?`first failure in ${(0,_.px)(w.runs,"run")}`:
h<=l.runs&&l.runs>1?null:`failed ${h} of the last ${u.filter(E.yX).length} runs`}function r({incidents:[u]}){return u===void 0||u.until!==null||u.runs<2?null:`f\
ailing since ${(0,A.QN)(u.from)} (${(0,_.px)(u.runs,"run")})`}}),1505:((lt,U,t)=>{t.d(U,{G_:()=>i,Yj:()=>f,Zc:()=>c,o7:()=>O,pk:()=>T,se:()=>$,tN:()=>I});var E=t(
4e3),A=t(7574),P=t(4120),_=t(8884);const I=120,g=20,y=6;function $({requirements:r},u,s){return{label:"required",texts:(0,P.Sk)(r,g,h=>{const w=(0,_.Yx)(h.because,
s.because);return`${T(h,u,s)} (${w})`})}}function T({service:r,clients:u},{dialect:s},l){const h=r==="any"?(0,P.DO)(r):l.value(r,I);return s.clients.every(D=>u.
includes(D))?h:`${h} for ${(0,P.wO)(u)}`}function c({visit:r},u){const{timing:s,discovery:l}=r.attempt,h=l.kind==="failed"?l.excerpt:null,w=(0,A.I$)(s).map(([p,
m])=>`${p} ${(0,A.kJ)(m)}`),D=r.earlier.map(p=>{const{kind:m}=p.discovery;return`${m==="failed"?p.discovery.problem.code:m} after ${(0,A.kJ)(p.timing.totalMs)}`}),
v=h===null?[]:[u.value(h.replace(/\s+/gu," ").trim())],M=r.credentials?.hasToken?[u.prose(r.credentials.source)]:[];return[{label:"body",texts:v},{label:"timing",
texts:[w.join(", ")]},{label:"retried",texts:D},{label:"token from",texts:M}]}const O=(r,u)=>[{label:"credentials",texts:o(r)?a(r.visit.looks,u.prose):[]},{label:"\
host block",texts:d(r.visit).map(s=>u.prose(s))}];function f({visit:r,services:u,servicesFrom:s},l){const h=s===null?(0,A.kJ)(r.attempt.timing.totalMs):`host bl\
ock at ${l.because(s)}`,w=(0,E.K4)(u,y,({id:D})=>l.value(D,I));return`${u.length===0?"no services":w} (${h})`}function i(r){const u=Map.groupBy(r,s=>JSON.stringify(
s.looks.map(e)));return Array.from(u.values(),s=>({clients:s.map(({client:l})=>l),looks:s[0]?.looks.map(e)??[]}))}const n={nothing:"no entry","a token":"a token",
"an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:r,held:u,counts:s})=>({source:r,
held:`${n[u]}${s?u==="no token"?" (ends the search)":" (used)":""}`});function a(r,u){const s=i(r);return s.flatMap(({clients:l,looks:h})=>h.map(({source:w,held:D})=>`${s.
length>1?`${(0,P.wO)(l)}: `:""}${u(w)}: ${D}`))}const o=({findings:r})=>r.some(({problem:{code:u}})=>/^credentials-|^document-unauthorized$/.test(u));function d({
forced:r}){return[...Map.groupBy(r,({place:s})=>(0,_.eo)(s))].map(([s,l])=>`${s}, for ${(0,P.wO)(l.map(({client:h})=>h))}`)}}),2704:((lt,U,t)=>{t.d(U,{IL:()=>P,
Rr:()=>_,Z4:()=>A});var E=t(8641);const A=(I,g,y)=>`,
${y}"${I}": ${P(g,y)}`,P=(I,g)=>(0,E.s$)(JSON.stringify(I,null,2).replaceAll(`
`,`
${g}`));function*_(I,g,y,$){if(g.length===0){yield A(I,[],y);return}const T=`${y}  `;let c=`,
${y}"${I}": [`;for(const O of g)yield`${c}
${T}${P($(O),T)}`,c=",";yield`
${y}]`}}),522:((lt,U,t)=>{t.d(U,{P:()=>P,c:()=>_});var E=t(6174),A=t(5465);const P=I=>{const{clients:g,versions:y,releases:$,isGuess:T,why:c,evidence:O}=I;return{
clients:g,assumed:T??!1,why:(0,E._)(c),versions:Object.entries(_(y)).map(([f,i])=>({client:f,version:i})),releases:$.map(({name:f})=>f),evidence:O.map(({client:f,
version:i,level:n,text:e,place:a})=>({client:f,..._({version:i,kind:n,text:e}),...(0,A.$t)(a)}))}};function _(I){const g=Object.entries(I).map(([y,$])=>[y,typeof $==
"string"?(0,E._)($):$]);return Object.fromEntries(g)}}),2216:((lt,U,t)=>{t.d(U,{h:()=>s});var E=t(4e3),A=t(5799),P=t(2704),_=t(522),I=t(4283),g=t(997),y=t(1831),
$=t(8641),T=t(5465);function c(M){const{visit:p,requirements:m,services:R,servicesFrom:S,clients:C,isNew:W}=M,{discovery:N,hops:nt,timing:H,certificates:Q}=p.attempt;
return{host:p.host,display:(0,y.nx)(p.host),discovery:N.kind,...O(N),documentUrl:i(N),hops:nt.map(n),services:Object.fromEntries(R.map(j=>[j.id,e(j)])),servicesFrom:S===
null?null:(0,T.W$)(S),hostBlocks:p.forced.map(({client:j,place:F})=>({client:j,place:(0,T.W$)(F)})),required:m.map(({service:j,clients:F,because:G})=>({service:j,
clients:F,because:G.map(T.W$)})),credentials:p.credentials?.hasToken?p.credentials.source:null,looks:p.looks,attempts:(0,g.O)(p).length,...p.earlier.length===0?
{}:{earlier:p.earlier.map(f)},timingMs:d(H),certificates:Q,clients:C,...W?{new:!0}:{}}}function O(M){if(M.kind==="skipped")return{code:M.problem.code};if(M.kind!==
"failed")return{};const{problem:p,excerpt:m}=M;return{code:p.code,...m===null?{}:{excerpt:m}}}const f=({discovery:M,timing:p})=>({discovery:M.kind,..."problem"in
M?{code:M.problem.code}:{},ms:p.totalMs}),i=M=>M.kind==="found"||M.kind==="absent"?(0,I.Pl)(M.url):null,n=({challenge:M,...p})=>({...p,url:(0,$.cq)(p.url),proxy:p.
proxy===null?null:(0,$.cq)(p.proxy)});function e(M){switch(M.kind){case"url":return{url:(0,$.cq)(M.url)};case"login":return{login:a(M.login)};case"problem":return{
problem:o(M.problem)}}}const a=M=>({...M,authz:M.authz===null?null:(0,$.cq)(M.authz),token:M.token===null?null:(0,$.cq)(M.token)}),o=({code:M,message:p,help:m})=>({
code:M,message:p,help:m??null}),d=({lookupMs:M,connectMs:p,tlsMs:m,firstByteMs:R,totalMs:S})=>({lookup:M,connect:p,tls:m,firstByte:R,total:S}),r=1,u="  ";function*s(M,p){
const{usages:m,...R}=p.scan,{hosts:S,findings:C,passed:W,ignored:N,stopped:nt,roots:H}=M,{remarks:Q,repository:j,repositories:F}=p;yield*[`{
  "schemaVersion": ${r}`,l("version",p.version),l("passed",W),...nt===null?[]:[l("stopped",(0,E.Cw)(nt)),l("incomplete",(0,E.zM)(nt))],l("failOn",p.failOn),...j===
null?[]:[l("repository",j)],...F.length===0?[]:[l("repositories",F)],l("dialect",p.dialect.name),l("clientDetection",(0,_.P)(p.dialect)),l("clients",p.clients),
l("startedAt",p.startedAt),l("durationMs",p.durationMs),l("counts",h(M))],yield*(0,P.Rr)("hosts",S,u,c),yield*(0,P.Rr)("findings",C,u,w),H.length>0&&(yield*(0,P.
Rr)("roots",H,u,D)),yield*[l("ignored",N),l("usages",m),...Q.length===0?[]:[l("remarks",Q)],l("scan",R),`
}
`]}const l=(M,p)=>(0,P.Z4)(M,p,u),h=({findings:M})=>Object.fromEntries(A.oC.map(p=>[`${p}s`,M.filter(m=>m.severity===p).length]));function w(M){const{problem:p,
severity:m,host:R,service:S,places:C,affects:W,exclude:N}=M;return{code:p.code,severity:m,host:R,service:S,message:p.message,help:p.help??null,places:C.map(T.W$),
affects:W,...N===void 0?{}:{exclude:N}}}const D=({directory:M,clients:p,rows:m})=>({...(0,T.jt)(M),clients:p,rows:m.map(v)}),v=({problems:M,places:p,...m})=>({...m,
codes:M.map(({code:R})=>R),places:p.map(T.W$)})}),5465:((lt,U,t)=>{t.d(U,{$t:()=>P,W$:()=>A,jt:()=>I});var E=t(5143);const A=g=>typeof g=="string"?g:P(g),P=({file:g,
line:y,column:$,endColumn:T})=>({..._(g),line:y,column:$,endColumn:T});function _(g){const{repository:y,path:$}=(0,E.bH)(g);return y===null?{file:g}:{repository:y,
file:$}}function I(g){const{repository:y,path:$}=(0,E.bH)(g);return y===null?{directory:g}:{repository:y,directory:$}}}),9574:((lt,U,t)=>{t.d(U,{I$:()=>P,MB:()=>_,
TM:()=>I,U8:()=>$,hn:()=>y,rm:()=>g});var E=t(5955),A=t(8641);function P(c,O,f=[]){const i=c.map((e,a)=>`<th align="${f.includes(a)?"right":"left"}">${e}</th>`),
n=O.map(e=>`<tr>${c.map((o,d)=>`<td${f.includes(d)?' align="right"':""}>${e[d]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${i.join("")}</tr>`,...n,
"</table>"].join(`
`)}const _=c=>["<ul>",...c.map(O=>`<li>${O}</li>`),"</ul>"].join(`
`),I=(c,O)=>["<details>",`<summary>${c}</summary>`,...O,"</details>"].join(`
`),g=c=>(0,A.D9)(c).replaceAll(".",".<wbr>"),y=c=>`<code>${(0,A.js)(c).replaceAll("/","/<wbr>")}</code>`;function $(c,O){const f=c.map(([a])=>a?.()??"");if(T(f)<=
O)return f;const i=f.map((a,o)=>{const d=a===""?[]:c[o]?.slice(1)??[];return[a,...d.map(r=>r())].filter(r=>r!=="")}),n=i.map(a=>a.at(-1)??"");let e=O;return i.map(
(a,o)=>{const d=T(n.slice(o+1)),r=T(n.slice(o,o+1))<=e?n[o]:"",u=a.find(s=>T([s])<=e-d)??r??"";return e-=T([u]),u})}const T=c=>c.reduce((O,f)=>O+(f===""?0:(0,E.
$$)(f)+2),0)}),5505:((lt,U,t)=>{t.d(U,{gD:()=>Jt,Fp:()=>Vt,Gc:()=>$t,XA:()=>Et,rL:()=>Ft});var E=t(4e3),A=t(7574),P=t(5102),_=t(4120),I=t(5955),g=t(6763),y=t(8641),
$=t(1831),T=t(2796),c=t(4218),O=t(8884),f=t(9574),i=t(4503),n=t(8373);const e=6,a=200,o=50,d=3,r=3,u=1e3;function s(b,k,B=!0){const V=k.context.repositories.length,
st=`<b>${(0,O.mj)(b,V)}</b>`;if(!B)return st;const{shown:rt,more:_t}=(0,E.zN)((0,O.eb)(b),e),yt=k.isBrief&&_t>0?` ${(0,n.jP)(_t,"repository",k)}`:"";return`${st}\
: ${rt.map(ct=>(0,n.u_)(ct,k)).join(", ")}${yt}`}function l(b,k){const B=k.isBrief?[]:(0,O.eb)(b).slice(e);if(B.length===0)return[];const{shown:V,more:st}=(0,E.
zN)(B,a);return[(0,f.TM)((0,_.px)(B.length,"more repository"),[`<p>${V.map(rt=>(0,n.u_)(rt,k)).join(", ")}</p>`,...(0,n.R3)(st,"repository",k)])]}function h(b,k){
const B=(0,O._X)(b),[V]=B;if(V===void 0)return"";const st=(0,E.K4)(B,d,({repository:bt})=>(0,y.D9)(bt)),rt=`${n.rC[(0,P.hm)(V.findings)??"warning"]} <b>${(0,_.px)(
B.length,"repository")}</b> ${(0,O.fP)(B)}: ${st}`;if(k.isBrief)return`<p>${rt}</p>`;const{shown:_t,more:yt}=(0,E.zN)(B,o),ct=_t.map(bt=>w(bt,k));return(0,f.TM)(
rt,[(0,f.I$)(["Repository","Findings","First in"],ct),...(0,n.R3)(yt,"repository",k)])}function w(b,k){const{repository:B,findings:V}=b,st=(0,E.zN)([...Map.groupBy(
V,({code:ct})=>ct)],r),rt=st.shown.map(([ct,[bt,...Nt]])=>{const Gt=bt===void 0?"":` at ${(0,n.b_)(bt.place,k)}`;return`${(0,n._h)(ct,ct,k)}${Gt}${Nt.length===0?
"":` and ${Nt.length} more`}`}),_t=(0,i.aE)(B,k.context),yt=(0,f.hn)(B);return[_t===null?yt:`<a href="${(0,y.js)(_t,u)}">${yt}</a>`,(0,_.H8)(V),[...rt,...st.more>
0?[`and ${(0,_.px)(st.more,"more code")}`]:[]].join("<br>")]}const D=20,v=10,M=700,p=4,m=300,R=1,S=6,C=12,W=4,N=100;function nt(b,k){const{shown:B,more:V}=(0,E.
zN)((0,T.cZ)(b),k.isBrief?v:D);return[...B.map(rt=>[...(0,n.W6)(k).map(_t=>()=>H(rt,_t)),()=>`${G(rt,k)}</p>`]),(0,n.R3)(V,"cause",k).map(rt=>()=>rt)]}function H(b,k){
const{message:B,help:V,isAside:st,sameAs:rt}=b,{lines:_t,rest:yt}=rt===null?Q(b,k):{lines:[`The same hosts as for ${rt}`],rest:[]};return[G(b,k),..._t.map(ct=>`\
<br>${ct}`),...B===null?[]:[`<br>${(0,_.Iu)((0,y.h$)(B,M))}`],...V===null||st?[]:[F(V)],...mt(b,k),"</p>",...yt].join(`
`)}function Q(b,k){const{findings:B,message:V}=b,st=Y(B,k),rt=V!==null||(0,T.hs)(b),_t=st&&!j(b)?[`In ${s(B,k,rt)}`]:[],yt=st&&rt?l(B,k):[];if(st&&V!==null&&!(0,T.
hs)(b))return{lines:_t,rest:yt};const ct=(0,T.S3)(b),bt=V===null?W:(0,T.hs)(b)?S:C,Nt=ct.slice(0,bt).map(Qt=>x(Qt,b,k)),Gt=[...ut(b,ct.slice(bt),k),...yt];return V===
null?{lines:_t,rest:[(0,f.MB)(Nt),...Gt]}:{lines:Nt.length===0?_t:[Nt.join(", "),..._t],rest:Gt}}const j=b=>b.message!==null&&(0,T.hs)(b)&&b.hosts.length===1,F=b=>`\
<br><b>Help:</b> ${(0,y.h$)(b,M)}`;function G(b,k){const{severity:B,code:V,title:st}=b,rt=(0,T.pq)(b),_t=rt>1?`${(0,_.px)(rt,(0,T.a2)(b))}: `:"";return`<p>${n.rC[B]}\
 <b>${_t}${st}</b> (${(0,n._h)(V,V,k)})`}function x(b,k,B){return"file"in b?(0,n.u_)(b,B):k.message===null?et(b,k,B):X(b,k.hosts.length===1,B)}function X(b,k,B){
const[V]=b,st=V?.host?(0,y.D9)((0,$.nx)(V.host)):"",rt=V?.isHostNew?[_.dy]:[],_t=Y(b,B);if(k){const bt=(0,O.yv)(b).settings.map(n.Su),Gt=(_t?[...bt,s(b,B)]:[z(b,
p,B),...bt]).filter(Qt=>Qt!=="").join(", ");return`${st}${Gt===""?"":` in ${Gt}`}${rt.map(Qt=>` (${Qt})`)}`}const yt=_t?(0,_.px)((0,O.eb)(b).length,"repository"):
z(b,R,B).replace(/ places?$/,""),ct=[...rt,yt].filter(bt=>bt!=="").join("; ");return ct===""?st:`${st} (${ct})`}const Y=(b,{context:k})=>(0,O.mj)(b,k.repositories.
length)!=="",z=(b,k,B)=>(0,O.Ky)((0,O.yv)(b).lines,k,V=>(0,n.u_)(V,B));function et(b,k,B){const V=(0,T.hs)(k)?X(b,!1,B):z(b,R,B);return b.map(({problem:st})=>{const rt=(0,y.
h$)(st.message,m),_t=k.help===null&&st.help?F(st.help):"";return`${V===""?(0,_.Iu)(rt):`${V}: ${rt}`}${_t}`}).join("<br>")}function ut(b,k,B){const V=b.message===
null?"finding":(0,T.a2)(b),st=k.length;if(st===0||B.isBrief)return(0,n.R3)(st,V,B);const{shown:rt,more:_t}=(0,E.zN)(k,N),yt=rt.map(bt=>x(bt,b,B)),ct=b.message===
null?(0,f.MB)(yt):`<p>${yt.join(", ")}</p>`;return[(0,f.TM)((0,_.px)(st,`more ${V}`),[ct,...(0,n.R3)(_t,V,B)])]}function mt(b,{context:k}){const{findings:B,hosts:V,
severity:st}=b,[rt,_t]=V,yt=(0,_.od)(b.affects,k.clients),ct=j(b)?[]:(0,O.yv)(B).settings.map(n.Su),bt=rt===void 0||_t!==void 0?null:k.history?.get(rt),Nt=bt&&st===
"error"?(0,c.kW)(bt):null,Gt=[...yt===""?[]:[`Affects ${yt}.`],...ct.length===0?[]:[`Required by ${ct.join(", ")}.`],...Nt===null?[]:[`${(0,_.Iu)(Nt)}.`]];return Gt.
length===0?[]:[`<br><sub>${Gt.join(" ")}</sub>`]}var wt=t(1064),gt=t(1505);const Rt=20,Ot=20,Lt=["fails","warns","works"];function zt(b,k){const B=b.filter(ct=>(0,P.
cG)(ct)&&!(0,P.JR)(ct)),[V,...st]=B;if(V===void 0||k.isBrief)return"";const rt="Requests, responses and certificates of";if(st.length===0)return(0,f.TM)(`${rt} ${Yt(
V)}`,qt(V,k));const{shown:_t,more:yt}=(0,E.zN)(B,Rt);return(0,f.TM)(`${rt} ${(0,_.px)(B.length,"host")}`,[..._t.map(ct=>(0,f.TM)(`${n.Gr[(0,P.sG)(ct)]} ${Yt(ct)}`,
qt(ct,k))),...(0,n.R3)(yt,"host",k)])}const Yt=({visit:{host:b,attempt:k}})=>`${(0,y.D9)((0,$.nx)(b))} (${(0,_.px)(k.hops.length,"request")}, ${(0,A.kJ)(k.timing.
totalMs)})`;function qt(b,k){const{hops:B,certificates:V}=b.visit.attempt;return[on(b,k),...b.services.length===0?[]:[rn(b,k)],...B.length===0?[]:[J(B)],...V.length===
0?[]:[it(V,k)]]}function on(b,k){const B=(0,n.Bm)(k);return["<table>",...[(0,gt.se)(b,k.context,B),{label:"clients",texts:en(b,k)},...(0,gt.Zc)(b,B),...(0,gt.o7)(
b,B)].flatMap(({label:rt,texts:_t})=>_t.length===0?[]:[`<tr><td><b>${(0,_.Iu)(rt)}</b></td><td>${_t.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const en=({clients:b},{context:k})=>Lt.flatMap(B=>{const V=k.clients.filter(rt=>b[rt]===B),st=V.map(rt=>wt.bB[rt]).join(", ");return V.length===0?[]:[`${n.Gr[B]}\
 ${st}`]});function rn({services:b,servicesFrom:k},B){const{shown:V,more:st}=(0,E.zN)(b,Ot),rt=V.map(ct=>[(0,y.D9)(ct.id,gt.tN),sn(ct)]),_t=st>0?[[`and ${st} mo\
re`,B.rest]]:[],yt=k===null?"URL":`URL, from the host block at ${(0,n.u_)(k,B)}`;return(0,f.I$)(["Service",yt],[...rt,..._t])}function sn(b){switch(b.kind){case"\
url":return(0,y.D9)((0,y.cq)(b.url));case"login":{const{client:k,authz:B,token:V,ports:st}=b.login;return[`authz ${(0,y.D9)((0,y.cq)(B??"none"))}`,`token ${(0,y.
D9)((0,y.cq)(V??"none"))}`,`client ${(0,y.D9)(k,gt.tN)}, ports ${st.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${b.problem.code}`}}function J(b){const k=b.
map((B,V)=>{const st=B.proxy===null?"":`through ${(0,y.D9)((0,y.cq)(B.proxy))}`,rt=B.status===null?"no response":`${B.status} ${(0,y.h$)(B.reason,gt.tN)}`.trim();
return[String(V+1),(0,y.D9)((0,y.cq)(B.url)),B.mediaType===null?rt:`${rt}<br>${(0,y.D9)(B.mediaType,gt.tN)}`,(0,_.Rk)(B.authorization),B.address===null?st:(0,y.
D9)(B.address,gt.tN),(0,A.kJ)(B.ms).replace(" ","&nbsp;")]});return(0,f.I$)(["Hop","Request","Response","Token","Address","Time"],k,[0,5])}function it(b,{context:k}){
const B=b.map(({host:V,subject:st,issuer:rt,expires:_t})=>[(0,y.D9)(V,gt.tN),(0,y.h$)((0,A.nO)(_t,k.startedAt)),(0,y.D9)(st,gt.tN),(0,y.D9)(rt,gt.tN)]);return(0,f.
I$)(["TLS certificate","Valid until","Subject","Issuer"],B)}var Mt=t(7361);const Dt=10,Wt=40,Ut=20,Xt=3,Z=40;function q(b,k){const{history:B}=k.context,V=(0,c.U4)(
b,k.context),st=k.isBrief?V.filter(c.wz):V;if(st.length===0)return V.length===0&&(B?.size??0)>0&&!k.isBrief?"<p><b>History</b>: 1 run so far</p>":"";const rt=st.
slice(0,k.isBrief?Dt:Wt),_t=dt(st),yt=bt=>ht(bt,_t,k),ct=rt.slice(Dt);return[`<p><b>History</b>: ${ft(V)}</p>`,yt(rt.slice(0,Dt)),...ct.length===0?[]:[(0,f.TM)(
(0,_.px)(ct.length,"more host"),[yt(ct)])],`<p><sub>${At(rt)}</sub></p>`,...Pt(st.slice(rt.length),k),...xt(st,k)].join(`

`)}function ft(b){const k=Math.max(...b.map(({history:st})=>st.recent.length)),B=b.filter(c.wz).length;if(B===0)return`no failure in the last ${(0,_.px)(k,"run")}`;
const V=b[0]?.history.recent.filter(({outcome:st})=>st==="fails").length;return b.length===1?`${V} of the last ${(0,_.px)(k,"run")} failed`:`${B} of ${b.length}\
 hosts failed in the last ${(0,_.px)(k,"run")}`}function dt(b){const k=b.flatMap(({history:B})=>(0,c.H6)(B).map(V=>V.days));return[...new Set(k)].toSorted((B,V)=>B-
V)}const ht=(b,k,B)=>(0,f.I$)(["Host",...k.map(V=>`Uptime<br>${V}&nbsp;days`),"Latency<br>30&nbsp;days"],b.map(V=>Tt(V,k,B)),k.map((V,st)=>st+1).concat(k.length+
1));function Tt({host:b,history:k},B,{isBrief:V}){const st=(0,P.sG)(b),rt=V?null:(0,c.XQ)(k),_t=`${n.Gr[st]}&nbsp;${(0,f.rm)((0,$.nx)(b.visit.host))}`,yt=`<code\
 role="img" aria-label="${(0,Mt._N)(k.recent)}">${(0,c.qX)(k.recent)}</code>`,ct=B.map(Nt=>{const Gt=(0,c.H6)(k).find(Qt=>Qt.days===Nt);return Gt===void 0?"":`${(0,Mt.
mc)(Gt)}<br><sub>${(0,_.px)(Gt.runs,"run")}</sub>`}),bt=k.medianMs===null?"":(0,A.kJ)(k.medianMs);return[[_t,yt,...rt===null?[]:[`<sub>${(0,y.js)(rt)}</sub>`]].
join("<br>"),...[...ct,bt].map(Nt=>Nt.replaceAll(" ","&nbsp;"))]}function At(b){return`The newest run is at the right. ${(0,c.MC)(b).map(([B,V])=>`<code>${B}</c\
ode>&nbsp;${V}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function Pt(b,k){if(b.length===0)return[];const B=b.every(
({history:rt})=>rt.uptime.every(({good:_t,runs:yt})=>_t===yt)),V=k.rest===n.xy?k.rest:"in the history file",st=B?", all without a failure in this time":` ${V}`;
return[`<p>and ${(0,_.px)(b.length,"more host")}${st}</p>`]}function xt(b,{context:k}){const B=b.flatMap(({host:yt,history:ct})=>ct.incidents.map(bt=>({host:yt,
incident:bt}))).toSorted((yt,ct)=>yt.incident.from<ct.incident.from?1:-1);if(B.length===0)return[];const{shown:V,more:st}=(0,E.zN)(B,Ut),rt=V.map(({host:yt,incident:ct})=>[
(0,f.rm)((0,$.nx)(yt.visit.host)),(0,y.js)((0,A.QN)(ct.from)),(0,Mt.QY)(ct,k.startedAt),String(ct.runs),Ct(ct)]),_t=st>0?`The last ${rt.length} incidents`:(0,_.
px)(rt.length,"incident");return[(0,f.TM)(_t,[(0,f.I$)(["Host","From","Duration","Runs","Problems"],rt,[3])])]}const Ct=({codes:b})=>(0,E.K4)(b,Xt,k=>(0,y.D9)(k,
Z)),It=50,kt=4,jt=2,Bt=3;function Zt(b,k,B){const V=b.filter(Nt=>(0,P.sG)(Nt)===k);if(V.length===0)return"";const st=k==="works"&&b.some(Nt=>(0,P.sG)(Nt)==="war\
ns"),rt=tn(V,k,st?" without warnings":"");if(B.isBrief)return`<p>${rt}</p>`;const{shown:_t,more:yt}=(0,E.zN)(V,It),ct=["Host","Required by",k==="works"?"Service\
s":"Reason"],bt=_t.map(Nt=>nn(Nt,B));return(0,f.TM)(rt,[(0,f.I$)(ct,bt),...(0,n.R3)(yt,"host",B)])}function tn(b,k,B){const V=(0,E.K4)(b,Bt,({visit:rt})=>(0,y.D9)(
(0,$.nx)(rt.host))),st=b.length===1?`${V} ${P.nx[k]}${B}`:`<b>${(0,_.px)(b.length,"host")}</b> ${P.nx[k]}${B}: ${V}`;return`${n.Gr[k]} ${st}`}function nn(b,k){const B=b.
requirements.flatMap(st=>st.because),{discovery:V}=b.visit.attempt;return[`${(0,f.rm)((0,$.nx)(b.visit.host))}${b.isNew?`<br><sub>${_.dy}</sub>`:""}`,B.length===
0?"":cn(B,k),(0,P.JR)(b)&&V.kind==="skipped"?V.problem.title:(0,gt.Yj)(b,(0,n.Bm)(k))]}function cn(b,k){const{places:B,isOfRepositories:V}=(0,O.rv)(b),st=yt=>(0,n.
u_)(yt,k);if(!V)return(0,O.Ky)(b,kt,st);const rt=B.slice(0,jt).map(st).join(", "),_t=B.length>jt?", \u2026":"";return`${(0,_.px)(B.filter(O.cC).length,"reposito\
ry")}: ${rt}${_t}`}var Ht=t(4148);const an=100,fn=40,dn=b=>(0,Ht.fi)(b,f.hn),hn=b=>({name:(k,B)=>ln(k,B,b),problem:({code:k,title:B})=>(0,n._h)(k,B,b),file:f.hn,
value:(k,B)=>(0,y.D9)(k,B).replaceAll(" ","&nbsp;"),maxRows:fn});function $n(b,k){const{wrong:B,good:V}=(0,Ht.jB)(b),st=B.length>1||k.isBrief&&B.length>0,rt=st?
[mn((0,Ht.$_)(B,hn(k)),k)]:[],_t=k.isBrief||k.context.repositories.length>1,yt=k.isBrief?[]:_t?B:[...B,...V],{shown:ct,more:bt}=(0,E.zN)(yt,an),Nt=ct.map(_n=>gn(
_n,k)),Gt=[...rt,...Nt.slice(0,B.length)],Qt=Nt.slice(B.length),En=Qt.length<=Ht.LC?Qt:[(0,f.TM)(un(V),Qt)];return[...st?[(0,f.TM)(pn(B),Gt)]:Gt,..._t&&V.length>
0?[`<p>${un(V)}</p>`]:En,...(0,n.R3)(bt,"root module",k)].join(`

`)}function mn({shown:b,more:k,name:B,problems:V,facts:st},rt){const _t=[B,...V,...st],yt=b.map(ct=>_t.map(({cell:bt})=>bt(ct)));return(0,f.I$)(_t.map(({title:ct})=>(0,_.
Iu)(ct)),k>0?[...yt,[(0,n.jP)(k,"row",rt)]]:yt)}function pn(b){const k=(0,Ht.qj)(b[0]??{rows:[]}),B=(0,E.K4)(b,Ht.LC,dn);return b.length===1?`${n.Gr[k]} <b>${B}\
</b>: ${Ht.pJ[k]}`:`${n.Gr[k]} <b>${(0,_.px)(b.length,"root module")}</b> with errors or warnings: ${B}`}function un(b){const k=b.flatMap(B=>B.rows);return`${n.
Gr[(0,Ht.Fg)(k)]} <b>${(0,_.px)(b.length,"root module")}</b>: ${(0,Ht.nS)(k)}`}const gn=(b,k)=>(0,f.TM)(`${n.Gr[(0,Ht.Fg)(b.rows)]} <b>${dn(b)}</b>: ${(0,Ht.L4)(
b)}`,[mn((0,Ht.c_)(b,hn(k)),k)]);function ln(b,k,B){const V=`${n.Gr[(0,Ht.Fg)([b])]}&nbsp;<b>${(0,f.hn)(k)}</b>`,[st]=b.places,rt=[...b.kind==="module"&&b.source!==
b.address?[(0,f.hn)(b.source)]:[],...st===void 0?[]:[(0,n.u_)(st,B)]];return rt.length===0?V:`${V}<br><sub>${rt.join(" at ")}</sub>`}const L=1e6,K=1e3,tt=5,ot=600,
at=100,pt=7,$t=(b,k)=>Et(b,{context:k,rest:(0,n.oz)(k),isBrief:!1},{head:`## ${Jt(b,k)}`,foot:`tf-disco ${(0,y.js)(k.version)}, started ${(0,y.js)((0,A.QN)(k.startedAt))}\
.`,maxBytes:L});function Et(b,k,{head:B,foot:V,maxBytes:st}){const rt=st-K-(0,I.$$)(B+V),_t=(0,f.U8)(vt(b,k),rt).filter(yt=>yt!=="");return`${[B,..._t,`<sub>${V}\
</sub>`].join(`

`)}
`}function vt(b,k){const B=(0,P.md)(b.hosts),V=B.filter(({findings:ct})=>ct.length===0),st=({severity:ct})=>ct==="notice",rt=b.findings.filter(st),_t=b.findings.
filter(ct=>!st(ct)),yt=(ct,bt)=>[...(0,n.W6)(k).map(Nt=>()=>bt(Nt)),()=>`<p>More about ${ct} ${k.rest}</p>`];return[...nt(_t,k),yt("hosts",ct=>Zt(V,"unchecked",
ct)),yt("repositories",ct=>h(b.files,ct)),yt("the history",ct=>q(b,ct)),yt("root modules",ct=>$n(b.roots,ct)),yt("requests",ct=>zt(B,ct)),yt("hosts that passed",
ct=>Zt(B,"works",ct)),yt("skipped hosts",ct=>Zt(B,"skipped",ct)),yt("notices",ct=>St(rt,ct)),(0,n.W6)(k).map(ct=>()=>Kt(b,ct))]}function St(b,k){if(b.length===0||
k.isBrief)return"";const B=`${n.rC.notice} ${(0,_.px)(b.length,"notice")}`;return(0,f.TM)(B,nt(b,k).flatMap(([V])=>V?.()??[]))}function Kt(b,k){const B=(0,g.h$)(
b,k.context).map(yt=>`${(0,_.Iu)((0,y.h$)(yt,ot))}.`),{shown:V,more:st}=(0,E.zN)(B,tt),rt=`<p>${B.slice(tt).join("<br>")}</p>`,_t=st>0?[(0,f.TM)((0,_.px)(st,"mo\
re remark"),[rt])]:[];return[`<p>${V.join("<br>")}</p>`,...k.isBrief?(0,n.R3)(st,"remark",k):_t].join(`
`)}const Jt=(b,k)=>`${Ft(b)} ${(0,_.Iu)((0,P.$N)(b,k))}`;function Ft(b){const k=b.findings.some(({severity:V})=>V!=="notice"),B=b.hosts.length===0?"skipped":"wo\
rks";return n.Gr[b.passed?k?"warns":B:"fails"]}function Vt({url:b,workflow:k,job:B,commit:V}){const st=k.split("/").at(-1)??"";return[`<a href="${(0,y.js)(b)}">${(0,y.
D9)(st===""?"this run":st,at)}</a>`,...B===""?[]:[`job ${(0,y.D9)(B,at)}`],...V===""?[]:[`commit ${(0,y.D9)(V.slice(0,pt))}`]].join(", ")}}),8373:((lt,U,t)=>{t.
d(U,{Bm:()=>u,Gr:()=>O,R3:()=>i,Su:()=>d,W6:()=>$,_h:()=>r,b_:()=>a,jP:()=>f,oz:()=>y,rC:()=>c,u_:()=>e,xy:()=>T});var E=t(5143),A=t(4503),P=t(4120),_=t(8884),I=t(
8641),g=t(9574);const y=({docsUrl:s})=>`<a href="${(0,I.js)(s.replace(/[^/]*$/,"recipes.md#keep-the-report"))}">in the JSON report</a>`,$=s=>s.isBrief?[s]:[s,{...s,
isBrief:!0}],T="in the job summary",c={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},O={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},f=(s,l,{rest:h})=>`and ${(0,P.px)(s,`more ${l}`)} ${h}`,i=(s,l,h)=>s>0?[`<p>${f(s,l,h)}</p>`]:[],n=600,e=(s,l)=>typeof s=="string"?d(s):
o(s,(0,_.eo)(s),l),a=(s,l)=>o(s,(0,_.eo)({...s,file:(0,E.bH)(s.file).path}),l);function o(s,l,{context:h}){const w=(0,g.hn)(l),D=(0,A.uM)(s,h);return D===null||
D.length>n?w:`<a href="${(0,I.js)(D,n)}">${w}</a>`}const d=s=>s.endsWith(" input")?`the ${(0,I.D9)(s.replace(/ input$/,""))} input`:(0,I.D9)(s),r=(s,l,{context:h})=>`\
<a href="${(0,I.js)(`${h.docsUrl}#${s}`)}">${l}</a>`,u=s=>({value:I.D9,prose:I.h$,because:l=>e(l,s)})}),5102:((lt,U,t)=>{t.d(U,{$N:()=>o,JR:()=>O,QK:()=>a,b:()=>i,
cG:()=>c,fX:()=>u,hm:()=>e,md:()=>n,nx:()=>y,sG:()=>T,vh:()=>$});var E=t(2886),A=t(4e3),P=t(5799),_=t(4120),I=t(8884),g=t(4148);const y={fails:"failed",unchecked:"\
not checked",warns:"has warnings",skipped:"skipped",works:"passed"},$=["fails","unchecked","warns","skipped","works"];function T(w){if(i(w))return"unchecked";const D=e(
w.findings);return D==="error"?"fails":D==="warning"?"warns":O(w)?"skipped":"works"}const c=w=>["fails","warns"].includes(T(w)),O=({visit:w})=>w.attempt.discovery.
kind==="skipped",f=["host-not-checked",...E.ml],i=({visit:{attempt:w}})=>w.discovery.kind==="skipped"&&f.includes(w.discovery.problem.code);function n(w){return $.
flatMap(D=>w.filter(v=>T(v)===D))}const e=w=>P.oC.find(D=>w.some(v=>v.severity===D))??null;function a({findings:w}){const D=e(w);return D==="notice"?[]:w.filter(
({severity:v})=>v===D)}function o({hosts:w,files:D,findings:v,passed:M,stopped:p,roots:m},{repositories:{length:R}}){const S=(0,g.g5)(m,R),C=S===null?D:D.filter(
({problem:X})=>!d.test(X.code)),W=C.filter(X=>!r(X)),N=e(W)==="error"&&!w.some(X=>T(X)==="fails"),H=S===null&&!N&&R>0?` in ${(0,_.px)(R,"repository")}`:"",j=[W.
length<C.length?[`nothing to check${H}`]:s(w,H),h(W,S===null&&N?R:null)],F=N?j.toReversed():j,G=[S??[],...F].flat().join(", "),x=e(v)==="error";if(p!==null){const X=(0,A.
Cw)(p);return x||w.some(i)?`${G} (${X})`:`${X}; ${G}`}return M&&x?`${G} (the check passes: fail-on is never)`:M||x?G:`${G} (the check fails: fail-on is warning)`}
const d=/^(?:module|provider|version|package|constraint|lock)-/,r=({problem:w,severity:D})=>w.code==="nothing-to-check"&&D==="error",u="not allowed";function s(w,D){
const v=w.length;if(v===0)return[`no registry hosts to check${D}`];const M=w.filter(O),p=w.filter(F=>!O(F)),m=(F,G)=>F.filter(x=>T(x)===G).length,R=[{count:m(p,
"fails"),words:y.fails},{count:m(M,"fails"),words:u},{count:m(M,"unchecked"),words:y.unchecked}],S=R.some(({count:F})=>F>0),C=[{count:p.length,words:y.works},{count:M.
length,words:y.skipped}],[W,...N]=(S?R:C).filter(({count:F})=>F>0),H=W?.words===u||W?.words===y.unchecked?W.count===1?"is ":"are ":"",Q=m(p,"warns"),j=v===1?"":
`${Q} ${S?"more ":""}`;return[`${l(W?.count??0,v)}${D} ${H}${W?.words}`,...N.map(({count:F,words:G})=>`${F} ${G}`),...Q===0?[]:[`${j}with warnings`]]}function l(w,D){
return D===1?"1 registry host":w===D?`all ${D} registry hosts`:`${w} of ${D} registry hosts`}function h(w,D){const v=e(w);if(v===null||v==="notice")return[];const M=w.
filter(({severity:C})=>C===v),p=(0,I.eb)(M).length,m=p===0?(0,I.Dc)(M):0,R=(0,I.BQ)(w),S=D===null?(0,_.px)(p,"repository"):(0,I.iW)(p,D);return[...p===0?[]:[`${v}\
s in files of ${S}`],...m===0?[]:[`${v}s in ${(0,_.px)(m,"file")}`],...e(R)===v?[`${v}s in the ${(0,I.et)(R)}`]:[]]}}),4148:((lt,U,t)=>{t.d(U,{$_:()=>w,Fg:()=>O,
L4:()=>e,LC:()=>n,Mm:()=>T,c_:()=>h,fi:()=>a,g5:()=>o,jB:()=>d,nS:()=>M,pJ:()=>i,qj:()=>c});var E=t(4e3),A=t(5143),P=t(1064),_=t(5011),I=t(5257),g=t(4120),y=t(8884);
const $=["fails","warns","works"];function T({worst:H}){return H==="error"?"fails":H==="warning"?"warns":"works"}const c=({rows:H})=>$.find(Q=>H.some(j=>T(j)===
Q))??"works";function O(H){const Q=c({rows:H});return Q==="works"&&H.some(f)?"skipped":Q}const f=({chosen:H})=>Object.keys(H).length===0,i={fails:"init fails",warns:"\
has warnings",works:"passed"},n=3;function e(H){const Q=c(H);return Q==="works"?M(H.rows):i[Q]}const a=({directory:H},Q)=>H===I.cd.file?I.cd.file:H==="."?"the t\
op directory":Q((0,y.II)(H));function o(H,Q=0){const j=H.filter(({directory:z})=>z!==I.cd.file),{failing:F}=d(j),{length:G}=F;if(G===0)return null;const x=new Set(
F.map(({directory:z})=>(0,A._M)(z))),X=Q<2?"":` (${(0,y.iW)(x.size,Q)})`;return j.length===1?`init fails${X}`:`init fails in ${G===j.length?`all ${G}`:`${G} of ${j.
length}`} root modules${X}`}const d=H=>u(H,c),r=({rows:H})=>u(H,T);function u(H,Q){const{fails:j=[],warns:F=[],works:G=[]}=Object.groupBy(H,Q);return{failing:j,
wrong:[...j,...F],good:G}}const s=({kind:H,source:Q,constraints:j,locked:F,chosen:G,problems:x})=>JSON.stringify([H,Q,j,F,G,x]),l=3;function h(H,Q){const{wrong:j,
good:F}=r(H);return D({clients:H.clients,rows:[...j,...F]},[],Q)}function w(H,Q){const j=H.flatMap(z=>r(z).wrong.map(et=>({root:z,row:et}))),F=Map.groupBy(j,({row:z})=>s(
z)),G=[...F.values()].flatMap(([z])=>z?.row??[]),x=P.Du.filter(z=>H.some(et=>et.clients.includes(z))),X=({root:z})=>a(z,Q.file),Y=z=>(0,E.K4)(F.get(s(z))??[],l,
X);return D({clients:x,rows:r({rows:G}).wrong},[{title:"root modules",cell:Y}],Q)}function D({clients:H,rows:Q},j,F){const{shown:G,more:x}=(0,E.zN)(Q,F.maxRows??
Q.length);return{rows:Q,shown:G,more:x,name:{title:"module or provider",cell:Y=>F.name(Y,v(Y,H))},problems:C([W(F)],G),facts:[...j,...S({clients:H,rows:G},F.value)]}}
const v=({address:H,host:Q},j)=>j.every(F=>(0,_.Vm)(F)===Q)&&H.startsWith(`${Q}/`)?H.slice(Q.length+1):H;function M(H){const Q=[...new Map(H.map(Y=>[`${Y.kind} ${Y.
source}`,Y])).values()],j=["module","provider"].flatMap(Y=>{const{length:z}=Q.filter(et=>et.kind===Y);return z===0?[]:[(0,g.px)(z,Y)]});if(j.length===0)return"n\
o registry modules and no providers";const F=H.some(({platforms:Y})=>Y.length>0)?" and package":"",G=Q.filter(f).length,x=Q.filter(({chosen:Y})=>Object.values(Y).
includes(null)).length,X=G+x===0?`every version${F} is available`:[...x>0?[`${x} without a version`]:[],...G>0?[`${G} not checked`]:[]].join(", ");return`${j.join(
" and ")}, ${X}`}const p=60,m=6,R=12;function S({clients:H,rows:Q},j){const F=Q.every(({chosen:x})=>new Set(Object.values(x)).size<=1),G=[{title:"constraint",cell:({
constraints:x})=>(0,E.K4)([...new Set(x)],m,X=>j(X,p))},...F?[{title:"version",cell:x=>N(x,null,j)}]:H.map(x=>({title:P.bB[x],cell:X=>N(X,x,j)})),{title:"newest",
cell:({newest:x})=>x===null?"":j(x,p)},{title:"platforms",cell:({platforms:x})=>nt(x,j)}];return C(G,Q)}const C=(H,Q)=>H.filter(({cell:j})=>Q.some(F=>j(F)!=="")),
W=H=>({title:"problem",cell:({problems:Q})=>Q.filter(({usualSeverity:j})=>j!=="notice").map(H.problem).join(", ")});function N({chosen:H,locked:Q},j,F){const G=j===
null?Object.values(H)[0]:H[j];return G===void 0?"":G!==null?`${F(G,p)}${G===Q?" (locked)":""}`:Q===null?"none":`none (locked: ${F(Q,p)})`}function nt(H,Q){return(0,E.
K4)(H,R,({platform:j,available:F})=>`${F===null?"?":F?"\u2713":"\u2717"} ${Q(j,p)}`)}}),733:((lt,U,t)=>{t.d(U,{W:()=>g,n:()=>A});const E=/^[ -~]*$/;function A(y){
if(E.test(y))return y.length;let $=0;for(const T of y)$+=P(T);return $}function P(y){return E.test(y)?1:_(y)?0:new RegExp("\\p{Regional_Indicator}","u").test(y)?
1:I(y)?2:1}const _=y=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(y),I=y=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(y);function g(y,$,T){let[c,O]=["",0];for(const f of y){const i=P(f),n=O+i;if(O>=$&&n<=T&&(i>0||O>$)?c+=f:c+=" ".repeat(Math.max(0,Math.min(n,T)-Math.max(O,
$))),O=n,O>T)break}return c}}),7146:((lt,U,t)=>{t.d(U,{ky:()=>O,nI:()=>P,qt:()=>$,wW:()=>T});var E=t(733);const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function P(i,n,e){return e.colour?`\x1B[${A[n]}m${i}\x1B[0m`:i}const _=(i,n,{hyperlinks:e})=>n===void 0||!e?i:`\x1B]8;;${n}\x1B\\${i}\x1B]8;;\x1B\\`,I=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
g=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,y=5001;function $(i){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:a="",VTE_VERSION:o}=i;
return n?n!=="0":i.CI||i.NO_COLOR||e==="dumb"?!1:Number(o)>=y||I.test(a)||g.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(d=>i[d])}function T(i,n){const e="\
 ".repeat(i.indent),a=i.label.padEnd((i.column??0)-1),o=" ".repeat(i.indent+(i.column??2)),[d="",...r]=f(n.withFlags?.(i.text)??i.text,{first:n.width-e.length-a.
length-1,others:n.width-o.length}),u=_(P(a,i.style,n),i.url,n),s=c(d,i.linked,n);return[`${e}${u} ${s}`.trimEnd(),...r.map(l=>`${o}${l}`)]}function c(i,n,e){return!n?.
url||!i.startsWith(n.text)?i:`${_(n.text,n.url,e)}${i.slice(n.text.length)}`}function O(i,{width:n,withFlags:e}){const[a="",...o]=f(e?.(i)??i,{first:n,others:n-
2});return[a,...o.map(d=>`  ${d}`)]}function f(i,n){const e=[];let a="",o=0;for(const d of i.split(" ")){const r=e.length===0?n.first:n.others,u=(0,E.n)(d);a!==
""&&o+1+u>r?(e.push(a),a=d,o=u):(o=a===""?u:o+1+u,a=a===""?d:`${a} ${d}`)}return[...e,a]}}),6536:((lt,U,t)=>{t.d(U,{S5:()=>mn,MV:()=>pn,K8:()=>un});var E=t(2389),
A=t(2796),P=t(5102),_=t(4120),I=t(6763),g=t(8641),y=t(4e3),$=t(1831),T=t(4503),c=t(8884),O=t(733),f=t(7146);const i=160,n=12,e="    ",a=/##\w*\[/;function o({place:L,
before:K,literal:tt,after:ot},at,pt){const $t=" ".repeat(`  ${L.line}`.length),Et=Math.min(pt.width,i)-$t.length-3;if(Et<n)return[];const vt=d(K+tt+ot),St=vt(K+
tt+ot),Kt=(0,O.n)(St)<=Et?0:vt(K).search(/[^ ]|$/),Jt=St.slice(Kt),Ft=(0,O.n)(vt(K))-Kt,Vt=(0,O.n)(vt(K+tt))-Kt,{from:b,to:k,text:B}=r(Jt,Ft,Math.max(Vt,Ft+1),Et),
V=(0,f.nI)("|","dim",pt),st="^".repeat(Math.max(1,Math.min(Vt,k)-Math.max(Ft,b))),rt=" ".repeat(Math.max(Ft,b)-b);return[`${(0,f.nI)(`  ${L.line}`,"dim",pt)} ${V}\
 ${B}`.trimEnd(),`${$t} ${V} ${rt}${(0,f.nI)(st,at,pt)}`]}function d(L){const K=tt=>(0,g.RK)(tt.replaceAll("	",e),Number.POSITIVE_INFINITY);return a.test(K(L))?
tt=>K(tt).replaceAll(/(?<=#)#/g," #"):K}function r(L,K,tt,ot){const at=(0,O.n)(L);if(at<=ot)return{from:0,to:ot,text:L};const pt=Math.max(0,ot-2-(tt-K)),$t=tt<ot?
0:Math.max(0,K-1-Math.ceil(pt*2/3)),Et=at-$t<=ot,vt=$t+ot,St=(0,O.W)(L,$t===0?0:$t+1,Et?vt:vt-1),Kt=`${$t===0?"":"\u2026"}${St}${Et?"":"\u2026"}`;return{from:$t,
to:Et?vt:vt-1,text:Kt}}var u=t(1505),s=t(7574);const l=20,h=6,w="in the JSON report",D=13,v={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"r\
ed"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},M={error:v.fails,warning:v.warns,notice:{sign:"\xB7",
style:"blue"}},p={value:g.RK,prose:g.RK,because:c.eo};function m(L,K){const tt=(0,P.sG)(L),{sign:ot,style:at}=v[tt],pt=[...(0,P.cG)(L)?C(L,K.context):[],...(0,u.
o7)(L,p)],$t=`${P.nx[tt]}${L.isNew?` (${_.dy})`:""}: ${S(L)}`;return[...(0,f.wW)({indent:0,label:`${ot} ${R(L.visit.host)}`,style:at,text:$t},K),...pt.flatMap(Et=>W(
Et,K))].map(g.BP).join(`
`)}const R=L=>{const K=(0,$.nx)(L);return K===L?(0,g.RK)(L):`${(0,g.RK)(K)} (${(0,g.RK)(L)})`};function S(L){const{discovery:K}=L.visit.attempt,tt=(0,P.QK)(L);return tt.
length>0?(0,y.K4)([...new Set(tt.map(ot=>ot.problem.code))],h):K.kind==="skipped"?K.problem.code:(0,u.Yj)(L,p)}function C(L,K){const{hops:tt,certificates:ot}=L.
visit.attempt;return[(0,u.se)(L,K,p),{label:"response",texts:tt.map(N)},{label:"services",texts:(0,_.Sk)(L.services,l,nt)},...(0,u.Zc)(L,p),{label:"certificate",
texts:ot.map(at=>H(at,K))}]}const W=({label:L,texts:K},tt)=>K.flatMap((ot,at)=>{const pt=at===0?L:"";return(0,f.wW)({indent:2,label:pt,style:"dim",column:D,text:ot},
tt)});function N(L){const K=L.status===null?"none":`${L.status} ${(0,g.RK)(L.reason,u.tN)}`,tt=L.status===null?"after":"in",ot=[...L.mediaType===null?[]:[(0,g.RK)(
L.mediaType,u.tN)],...L.address===null?[]:[`at ${(0,g.RK)(L.address,u.tN)}`],...L.proxy===null?[]:[`through ${(0,g.RK)((0,g.cq)(L.proxy))}`],...L.authorization===
"none"?[]:[`token ${(0,_.Rk)(L.authorization)}`]],at=ot.length===0?"":` (${ot.join("; ")})`;return`${K.trim()} from ${(0,g.RK)((0,g.cq)(L.url))} ${tt} ${(0,s.kJ)(
L.ms)}${at}`}function nt(L){const K=(0,g.RK)(L.id,u.tN);switch(L.kind){case"url":return`${K} ${(0,g.RK)((0,g.cq)(L.url))}`;case"login":{const{authz:tt,token:ot}=L.
login,at=[tt,ot].map(pt=>(0,g.RK)((0,g.cq)(pt??"none")));return`${K} authz ${at.join(", token ")}`}case"problem":return`${K}: ${L.problem.code}`}}function H(L,K){
const{host:tt,subject:ot,issuer:at,expires:pt}=L,$t=(0,g.RK)((0,s.nO)(pt,K.startedAt));return`${(0,g.RK)(tt,u.tN)} valid until ${$t}; subject ${(0,g.RK)(ot,u.tN)}\
, issuer ${(0,g.RK)(at,u.tN)}`}const Q=4,j={places:6,messages:5,frames:A.Wi},F={places:3,messages:2,frames:1};function G(L,K,tt){const{severity:ot,code:at,title:pt,
message:$t,isAside:Et,sameAs:vt}=L,St=(0,g.RK)($t??pt,g.h2),Kt=`${K.context.docsUrl}#${at}`,{style:Jt}=M[ot],Ft=vt!==null?[`  hosts: the same ${L.hosts.length} \
as for ${vt}`]:[...gt(L.hosts.length>1?"hosts":"host",x(L),K),...X(L,K,tt),...wt(L,K)],Vt=Et?"":L.help??"";return[...(0,f.wW)({indent:0,label:`${ot}[${at}]:`,style:Jt,
url:Kt,text:St},K),...Ft,...gt("help",(0,g.RK)(Vt,g.h2),K),...gt("affects",(0,_.od)(L.affects,K.context.clients),K)].map(g.BP).join(`
`)}function x({hosts:L,findings:K,message:tt}){const[ot]=L;return L.length===1&&ot!==void 0&&tt?.includes((0,$.nx)(ot))&&K[0]?.isHostNew!==!0?"":(0,y.K4)(L,(0,_.
J5)(L,Q),pt=>{const $t=K.filter(St=>St.host===pt),Et=L.length>1?(0,c.eb)($t).length:0,vt=[...$t.some(({isHostNew:St})=>St)?[_.dy]:[],...Et>1?[(0,_.px)(Et,"repos\
itory")]:[]];return`${R(pt)}${vt.length===0?"":` (${vt.join(", ")})`}`})}function X(L,K,tt){const{frames:ot}=Y(L),at=z(L);return[...at.shown.flatMap(({message:pt,
findings:$t,first:Et},vt)=>{const St=et(Et,L.message===null?pt:"",K);return vt>=ot?St:[...St,...ut(Et,L,K,tt),...gt("help",(0,g.RK)(mt(L,$t),g.h2),K)]}),...at.more>
0?[`  and ${(0,_.px)(at.more,"more message")} ${w}`]:[]]}const Y=({hosts:L,isAside:K})=>L.length>1||K?F:j;function z(L){const K=(0,A.cr)(L).map(([tt,ot])=>({message:tt,
findings:ot,first:(0,c.tN)(ot)}));return(0,y.zN)(K,(0,_.J5)(K,Y(L).messages))}function et(L,K,tt){if(L===null&&K==="")return[];const ot=L===null?"-":"-->",at=L===
null?"":(0,c.R3)(L),pt=[at,(0,g.RK)(K,g.h2)].filter(Et=>Et!=="").join(": "),$t={text:at,url:L&&(0,T.uM)(L,{...tt.context,links:null})};return(0,f.wW)({indent:2,
label:ot,style:"dim",text:pt,linked:$t},tt)}function ut(L,{severity:K},tt,ot){if(L===null)return[];const{file:at,line:pt,column:$t}=L,Et=tt.context.sources.find(
vt=>vt.place.file===at&&vt.place.line===pt&&vt.place.column===$t);return Et===void 0||ot.has(Et)?[]:(ot.add(Et),o(Et,M[K].style,tt))}const mt=({help:L,isAside:K},[
tt])=>L!==null||K?"":tt?.problem.help??"";function wt(L,K){const{findings:tt}=L,{lines:ot,settings:at}=(0,c.yv)(tt),pt=(0,c.oN)(ot,z(L).shown.map(({first:Et})=>Et)),
$t=Y(L).places;return[...gt("hits",(0,c.mj)(tt,K.context.repositories.length),K),...gt("also at",(0,c.Ky)(pt,$t),K),...gt("required by",(0,c.Ky)(at,$t),K)]}const gt=(L,K,tt)=>K===
""?[]:(0,f.wW)({indent:2,label:`${L}:`,style:"dim",text:K},tt);var Rt=t(4148);const Ot=20,Lt=3,zt="  ",Yt={name:(L,K)=>(0,g.RK)(K),problem:({code:L})=>L,file:String,
value:g.RK,maxRows:Ot},qt=L=>(0,Rt.fi)(L,Yt.file);function on(L,K){const{wrong:tt}=(0,Rt.jB)(L);if(tt.length<=Rt.LC)return tt.map(at=>en(qt(at),(0,Rt.c_)(at,Yt),
K));const ot=(0,_.px)(tt.length,"root module");return[en(ot,(0,Rt.$_)(tt,Yt),K)]}function en(L,K,tt){const{rows:ot,shown:at,more:pt,name:$t,problems:Et,facts:vt}=K,
St=(0,Rt.qj)({rows:ot}),{sign:Kt,style:Jt}=v[St],Ft=ot.filter(V=>(0,Rt.Mm)(V)===St),Vt=(0,y.K4)([...new Set(Ft.map($t.cell))],Lt),b=[$t,...vt,...Et],k=at.map(V=>({
sign:v[(0,Rt.Fg)([V])],cells:b.map(({cell:st})=>st(V))})),B=b.map(({title:V})=>V);return[`${(0,f.nI)(Kt,Jt,tt)} ${(0,f.nI)(L,"bold",tt)}: ${Rt.pJ[St]} for ${Vt}`,
...rn(k,B,tt),...pt>0?[`  and ${pt} more in the JSON report`]:[]].map(g.BP).join(`
`)}function rn(L,K,tt){const ot=K.map(($t,Et)=>Math.max(...[$t,...L.map(({cells:vt})=>vt[Et])].map(sn)));if(ot.reduce(($t,Et)=>$t+zt.length+Et,zt.length)>tt.width)
return L.flatMap(({sign:{sign:$t,style:Et},cells:[vt="",...St]})=>{const Kt=St.flatMap((Ft,Vt)=>Ft===""?[]:[`${K[Vt+1]} ${Ft}`]),Jt=`${vt}: ${Kt.join("; ")}`;return(0,f.
wW)({indent:2,label:$t,style:Et,text:Jt},tt)});const pt=$t=>$t.map((Et,vt)=>Et+" ".repeat((ot[vt]??0)-sn(Et))).join(zt).trimEnd();return[`    ${(0,f.nI)(pt(K),"\
dim",tt)}`,...L.map(({sign:{sign:$t,style:Et},cells:vt})=>`  ${(0,f.nI)($t,Et,tt)} ${pt(vt)}`)]}const sn=(L="")=>Array.from(L).length;function J(L,K){const tt=L.
flatMap(vt=>vt.rows),{sign:ot,style:at}=v[(0,Rt.Fg)(tt)],[pt]=L,Et=`${L.length===1&&pt!==void 0?qt(pt):(0,_.px)(L.length,"root module")}: ${(0,Rt.nS)(tt)}`;return(0,f.
wW)({indent:0,label:ot,style:at,text:Et},K).map(g.BP).join(`
`)}const it=3,Mt=4,Dt=1e3;function Wt({hosts:L,roots:K},tt){const ot=Map.groupBy(L,P.sG),at=(ot.get("unchecked")??[]).filter(({findings:$t})=>$t.length===0),{good:pt}=(0,Rt.
jB)(K);return[...Ut("unchecked",at,tt),...Ut("skipped",ot.get("skipped")??[],tt),...Ut("works",ot.get("works")??[],tt),...pt.length>0?[J(pt,tt)]:[]]}function Ut(L,K,tt){
const ot=St=>m(St,tt);if(K.length<=it)return K.map(ot);const{sign:at,style:pt}=v[L],$t=(0,y.K4)(K,(0,_.J5)(K,Mt),({visit:St})=>R(St.host)),Et=`${(0,_.px)(K.length,
"host")} ${P.nx[L]}: ${$t}`;if(!tt.isRunner)return[(0,f.wW)({indent:0,label:at,style:pt,text:Et},tt).map(g.BP).join(`
`)];const vt=(0,_.Sk)(K,Dt,ot,St=>`and ${St} more ${w}`);return[[(0,g.BP)(`${at} ${Et}`),...vt].join(`
`)]}function Xt(L,K){const tt=(0,c._X)(L),[ot]=tt;if(ot===void 0)return[];const at=St=>`${(0,g.RK)(St.repository)} (${(0,_.H8)(St.findings)})`,{sign:pt,style:$t}=v[(0,P.
hm)(ot.findings)==="error"?"fails":"warns"],Et=(0,y.K4)(tt,(0,_.J5)(tt,Mt),at),vt=`${(0,_.px)(tt.length,"repository")} ${(0,c.fP)(tt)}: ${Et}`;return[(0,f.wW)({
indent:0,label:pt,style:$t,text:vt},K).map(g.BP).join(`
`)]}function Z(L,K){const tt=(0,P.hm)(L.findings),ot=L.hosts.length>it||L.findings.length>0,at=K.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",pt=`problem codes are explained at ${K.context.docsUrl}`;return ot?[(tt===null||tt==="no\
tice"?[at]:[pt,at]).flatMap(Et=>(0,f.ky)(Et,K)).join(`
`)]:[]}var q=t(7361),ft=t(4218);const dt=3,ht=20,Tt=40,At=12,Pt=140,xt=30,Ct="  ",It=2,kt="  ",jt="\xA0";function Bt(L,K){const tt=(0,ft.U4)(L,K.context),ot=tt.
length<=dt?tt:tt.filter(({host:St})=>(0,P.cG)(St));if(ot.length===0)return"";const{shown:at,more:pt}=(0,y.zN)(ot,ht),{name:$t,columns:Et}=tn(nn(at),at,K),vt=Et.
map(({title:St})=>St).filter(St=>St!=="");return[...(0,f.ky)(`history: ${vt.join(", ")}`,K),...at.map(({host:St},Kt)=>{const{sign:Jt,style:Ft}=v[(0,P.sG)(St)],b=[
an(R(St.visit.host),$t),...Et.map(k=>k.cells[Kt])].join(kt).trimEnd().replace(/\u2573+/g,k=>(0,f.nI)(k,"red",K));return`${Ct}${(0,f.nI)(Jt,Ft,K)} ${b}`}),...pt>0?[
`  and ${(0,_.px)(pt,"more host")} in the history file`]:[],...Zt(at,K)].map(g.BP).join(`
`)}function Zt(L,K){const tt=(0,ft.MC)(L).map(([at,pt])=>`${at} ${pt}`.replaceAll(" ",jt));return(0,f.ky)(tt.join(", "),{...K,width:K.width-Ct.length}).map(at=>`${Ct}${(0,f.
nI)(at.trim().replaceAll(jt," "),"dim",K)}`)}function tn(L,K,{width:tt}){const ot=Math.max(...K.map(({host:vt})=>(0,O.n)(R(vt.visit.host)))),at=Math.min(Tt,ot),
pt=Math.min(tt,Pt)-Ct.length-It,$t=vt=>L.slice(0,vt).reduce((St,{cells:Kt})=>St-kt.length-Ht(Kt),pt),Et=[L.length,3].find(vt=>at<=$t(vt))??2;return{columns:L.slice(
0,Et),name:Math.min(at,Math.max(At,$t(Et)))}}function nn(L){const K=Math.max(...L.map(({history:ot})=>ot.recent.length)),tt=(ot,at)=>{const pt=L.map(at);return{
title:ot,cells:pt.map($t=>$t.padStart(Ht(pt)))}};return[tt(`last ${(0,_.px)(K,"run")}`,({history:ot})=>(0,ft.qX)(ot.recent)),tt("uptime in 30 days",cn),tt("medi\
an latency",({history:{medianMs:ot}})=>ot===null?"-":(0,s.kJ)(ot)),{title:"",cells:L.map(({history:ot})=>(0,ft.kW)(ot)??"")}]}function cn(L){const K=(0,ft.bW)(L,
xt);return(K&&(0,q.mc)(K))??"-"}const Ht=L=>Math.max(...L.map(({length:K})=>K));function an(L,K){const tt=(0,O.n)(L);return tt<=K?`${L}${" ".repeat(K-tt)}`:`${(0,O.
W)(L,0,K-1)}\u2026`}const fn=5,dn=30,hn=3,$n=20;function*mn(L,K){yield`${pn(L,K)}
`;let tt=!0;for(const{text:ot}of un(L,K)){const at=ot.includes(`
`);yield`${tt||at?`
`:""}${ot}
`,tt=at}}function pn(L,K){const{sign:tt,style:ot}=v[L.passed?"works":"fails"],at=K.isQuiet?[]:(0,I.h$)(L,K.context).slice(0,fn);return[`${(0,f.nI)(tt,ot,K)} ${(0,f.
nI)((0,P.$N)(L,K.context),"bold",K)}`,...at.flatMap(pt=>gn(pt,K))].join(`
`)}function*un(L,K){const{isQuiet:tt=!1,isRunner:ot=!1,context:at}=K,pt=({severity:k})=>!tt||k==="error"||(0,E.k2)(k,at.failOn),$t=(0,A.cZ)(L.findings.filter(pt)),
Et=$t.slice(0,dn),vt=new Set;for(const k of Et)yield ln(G(k,K,vt));const St=$t.slice(Et.length).flatMap(({findings:k})=>k);if(St.length>0&&(yield ln(`and ${(0,_.
px)(St.length,"more finding")} ${w}`)),tt)return;const Kt=k=>({kind:ot?"group":"plain",text:k});yield*Xt(L.files,K).map(Kt);const Jt=Bt(L,K);Jt!==""&&(yield Kt(
Jt)),yield*on(L.roots,K).map(Kt);const Ft=(0,P.md)(L.hosts).filter(k=>(0,P.cG)(k)&&!(0,P.JR)(k)),Vt=Ft.slice(0,ot||Ft.length<=hn?$n:0);yield*Vt.map(k=>Kt(m(k,K))),
Vt.length>0&&Vt.length<Ft.length&&(yield ln(`and ${(0,_.px)(Ft.length-Vt.length,"more host")} ${w}`)),yield*Wt(L,K).map(Kt);const b=(0,I.h$)(L,at).slice(fn);b.length>
0&&(yield ln(b.flatMap(k=>gn(k,K)).join(`
`))),yield*Z(L,K).map(ln)}const gn=(L,K)=>(0,f.ky)((0,g.RK)(L),K).map(g.BP),ln=L=>({kind:"plain",text:L})}),6283:((lt,U,t)=>{t.d(U,{Y:()=>_});var E=t(6309),A=t(
8641);const P=function(...I){const{recordRun:g}=t.late([620],8620);return new.target?new g(...I):g(...I)};function _(I,g){const{history:y}=I.settings;if(y===null)
return{checked:I,warnings:[]};try{const{history:$,warnings:T}=P(y,I,g);return{checked:{...I,context:{...I.context,history:$}},warnings:T}}catch($){return{checked:I,
warnings:[`the history ${(0,A.RK)(y)} was not read: ${(0,A.RK)((0,E.A)($))}`]}}}}),2909:((lt,U,t)=>{t.a(lt,async(E,A)=>{try{let Q=function(Y){const{verdict:z,changes:et,
context:ut}=Y,mt=(0,O.ng)(process.env,C),wt=mt===null?[]:(0,$.w)((0,u.R8)(z),X(),mt),gt=et?.kind==="files"?et.files:[],Rt=mt===null?new Map:R(wt,gt,X(),mt);return{
...Y,located:wt,context:{...ut,links:Rt}}},j=function(Y){return async(z,et)=>{try{await et()}catch(ut){Y([`${z}: ${(0,g.A)(ut)}`])}}},X=function(){return process.
env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var P=t(2929),_=t(9018),I=t(7251),g=t(6309),y=t(5181),$=t(40),T=t(2806),c=t(3565),O=t(8782),f=t(4690),i=t(9077),n=t(
3795),e=t(3386),a=t(2057),o=t(1964),d=t(2216),r=t(2827),u=t(4503),s=t(5505),l=t(8641),h=t(9703),w=t(6536),D=t(8463),v=t(3152),M=t(5100),p=t(6283),m=t(6875);const R=function(...Y){
const{linksOf:z}=t.late([733],9733);return new.target?new z(...Y):z(...Y)},S=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,a.B_)(process.stdout,Y=>process.
stderr.write(`the log was not written: ${Y}
`)),(0,a.B_)(process.stderr,()=>{});const C=c.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const W=new m.V,N=(0,f.i)(process);await(0,i.
q)(process,await nt(c.Ko(M.y.map(({name:Y})=>Y))));async function nt(Y){const z=(0,_.c)(Y,process.env,(0,I.K)(c.QU)),et=mt=>{const wt=(0,_.r)(gt=>(0,h.p)(mt,gt),
z);return c.fJ("Could not run",wt),3},ut=(0,i.w)(process,W,{isFinal:!1,crash:et,now:N});try{const mt=await H(Y,z),wt=ut.aborted?3:mt.verdict.passed?0:1;return await F(
mt,z,ut),wt}catch(mt){if(mt instanceof v.GN){const wt=z.redact(mt.mistakes).map(gt=>(0,l.LS)(gt));return c.fJ("Wrong settings",wt.join(`
`)),2}return et(mt)}}async function H(Y,z){const et=(0,n.fN)(ut=>c.N4(z.redact([ut])),n.Si);try{return await(0,P.z6)(Y,{environment:process.env,directory:X(),isFork:(0,O.
$c)(process.env.GITHUB_EVENT_NAME,C),stop:W,startTimer:m.I,now:N,progress:et.show,changes:ut=>x(ut,z),secrets:z,kill:process.kill})}finally{et.end()}}async function F(Y,{
redact:z},et){const{checked:ut,warnings:mt}=(0,p.Y)(Y,{directory:X(),environment:process.env,random:Math.random}),wt=Ot=>c.R8(z(Ot).map(Lt=>(0,l.LS)(Lt))),gt=j(
wt);wt(mt);let Rt={...ut,located:[]};await gt("places are not links",()=>{Rt=Q(ut)}),await G(Rt,gt,wt),!et.aborted&&await gt("the comment and the issue were not\
 written",async()=>{const{notes:Ot,warnings:Lt}=await(0,T.m)(Rt,(0,O.ng)(process.env,C),X(),et);c.N4(z(Ot)),wt(Lt)})}async function G(Y,z,et){const{settings:ut,
verdict:mt,context:wt}=Y,{GITHUB_OUTPUT:gt,GITHUB_STEP_SUMMARY:Rt,RUNNER_TEMP:Ot}=process.env,Lt={colour:!1,width:S,isRunner:!0,context:wt};await z("the log was\
 not written",()=>c.ur((0,w.MV)(mt,Lt),(0,w.K8)(mt,Lt))),await z("the annotations were not written",()=>c.fz((0,o.H)(mt,wt))),await z("the outputs were not writ\
ten",async()=>et(await c.Kn(gt,(0,r.Y)(mt)))),await z("the job summary was not written to GITHUB_STEP_SUMMARY",()=>c.Sy(Rt,(0,s.Gc)(mt,wt))),await z("the JSON r\
eport was not written to RUNNER_TEMP",async()=>{const zt=c.u5(Ot,(0,d.h)(mt,wt));et(await c.Kn(gt,{report:zt}))}),await z("the report files were not written",()=>et(
(0,D.t)(ut,Y,X())))}async function x({githubToken:Y},{redact:z}){const et=(0,O.ng)(process.env,C),ut=await(0,y.S)(et,Y,W.signal);return ut.kind==="all"&&et?.pull&&
c.R8(z([`changed-only has no effect: ${ut.why}`])),ut}A()}catch(R){A(R)}},1)}),5657:((lt,U,t)=>{t.d(U,{G:()=>f});var E=t(6760),A=t(5747);const P=21,_=/^(?!\.{1,2}$)[\w.-]+$/;
function I(u){let s=!1;for(const l of u.split(`
`)){const h=l.trim();h.startsWith("[")&&(s=h==='[remote "origin"]');const w=h.indexOf("=");if(!(!s||w<0||h.slice(0,w).trim().toLowerCase()!=="url"))return g(h.slice(
w+1).trim())}return null}function g(u){const s=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(u),[l,h]=s===null?y(u):[s[1],s[2]],w=(h??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),D=w.length>1&&w.length<=P;return!l||!D||!w.every(v=>_.test(v))?null:{host:l.toLowerCase(),owner:w.slice(0,-1).join("/"),name:w.at(-1)??""}}function y(u){
const s=URL.parse(u);return s===null||!/^(https?|ssh):$/.test(s.protocol)?[]:[s.protocol==="ssh:"?s.hostname:s.host,s.pathname.slice(1)]}var $=t(4614);const T=5,
c=/^[0-9a-f]{40}$/,O=/^refs\/(?!.*\.\.)[^\0]+$/;function f(u){const s=(0,E.join)(u,".git"),l=i(s,u)??s,h=r((0,E.join)(l,"commondir")),w=h===null?l:o(h,l),D=()=>d(
(0,E.join)(w,"packed-refs"))??"",v=n(r((0,E.join)(l,"HEAD")),[l,w],D);return v===null?null:{commit:v,isFetched:a(v,d((0,E.join)(l,"FETCH_HEAD"))??"",D),remote:I(
d((0,E.join)(w,"config"))??""),tracked:M=>(0,$.O)((0,E.join)(l,"index"),M)}}function i(u,s){const[,l]=/^gitdir: (.+)$/.exec(r(u)??"")??[];return l===void 0?null:
o(l,s)}function n(u,s,l){let h=u;for(let w=0;h!==null&&w<=T;w+=1){if(c.test(h))return h;const[,D]=/^ref: (.+)$/.exec(h)??[];if(D===void 0||!O.test(D))return null;
h=e(D,s,l)}return null}function e(u,s,l){for(const w of s){const D=r((0,E.join)(w,u));if(D!==null)return D}return l().split(`
`).find(w=>w.endsWith(` ${u}`))?.slice(0,40)??null}function a(u,s,l){const h=(w,D)=>w.split(`
`).some(v=>v.startsWith(`${u}${D}`));return h(s,"	")||h(l()," refs/remotes/")}const o=(u,s)=>(0,E.isAbsolute)(u)?u:(0,E.join)(s,u);function d(u){const s=(0,A.yR)(
u);return s.ok?s.text:null}const r=u=>d(u)?.replace(/\r?\n$/,"")??null}),4614:((lt,U,t)=>{t.d(U,{O:()=>i,R:()=>a});var E=t(3024),A=t(5747);const P=128*1024*1024,
_=12,I=62,g=16384,y=12288,$=4,T=61440,c=4096,O=32768,f=Buffer.alloc(0);function i(o,d){const r=(0,A.io)(o,P);return r===null?new Map:n(r,d)}function n(o,d){const r=new Map;
if(o.length<_)return r;const u=o.readUInt32BE(4);if(o.toString("latin1",0,4)!=="DIRC"||u<2||u>4)return r;const s=o.readUInt32BE(8);let l=f,h=_;for(let w=0;w<s;w+=
1){if(h+I>o.length)return r;const D=o.readUInt16BE(h+60),v=h+I+(D&g?2:0),M=u===$,{kept:p,from:m}=M?e(o,v,l):{kept:f,from:v},R=o.indexOf(0,m);if(R<0)return r;const S=o.
subarray(m,R),C=M?Buffer.concat([p,S]):S;if(C.length>c)return r;const W=(o.readUInt32BE(h+24)&T)===O,N=C.toString("utf8");W&&(D&y)===0&&d.has(N)&&r.set(N,{modified:o.
readUInt32BE(h+8),size:o.readUInt32BE(h+36)}),h=M?R+1:h+(R-h+8&-8),l=C}return r}function e(o,d,r){let u=d,s=o[u++]??0,l=s&127;for(;s&128;)s=o[u++]??0,l=(l+1)*128+
(s&127);return{kept:r.subarray(0,Math.max(0,r.length-l)),from:u}}function a(o,{modified:d,size:r}){const u=(0,A.N0)(()=>(0,E.lstatSync)(o),null),s=Math.floor((u?.
mtimeMs??0)/1e3);return u?.isFile()===!0&&u.size%2**32===r&&s%2**32===d}}),7078:((lt,U,t)=>{t.d(U,{N:()=>e});var E=t(317),A=t(8782);const P=o=>({id:O(o,"id"),body:c(
o,"body")??"",isTrusted:$(o)}),_=o=>({number:O(o,"number"),title:T(o,"title"),body:c(o,"body")??"",isOpen:T(o,"state")==="open",reason:c(o,"state_reason"),closedAt:c(
o,"closed_at"),labels:g((0,A.at)(o,"labels")).flatMap(d=>typeof d=="string"?d:c(d,"name")??[]),isTrusted:$(o)}),I=o=>({file:T(o,"filename"),status:T(o,"status"),
changes:O(o,"changes"),patch:c(o,"patch")});function g(o){return Array.isArray(o)?o:f()}const y=["OWNER","MEMBER","COLLABORATOR"],$=o=>(0,A.at)(o,"user","type")===
"Bot"||y.includes((0,A.at)(o,"author_association"));function T(o,d){return c(o,d)??f()}function c(o,d){const r=(0,A.at)(o,d)??null;return r===null||typeof r=="s\
tring"?r:f()}function O(o,d){const r=(0,A.at)(o,d),u=typeof r=="bigint"?Number(r):r;return typeof u=="number"&&Number.isFinite(u)&&u>=0?u:f()}function f(){throw new E.
F9("unexpected response")}const i=100,n=100;async function e(o,d,r,u){const s=AbortSignal.any([AbortSignal.timeout(r),u]),{connect:l}=await Promise.all([t.e(795),
t.e(104)]).then(t.bind(t,5104)),{rest:h,paginate:w}=l(o,d,s),D={owner:o.owner,repo:o.repository};async function v(p,m=Number.POSITIVE_INFINITY){const R=[];let S=0;
for await(const{data:C}of p){for(const W of g(C))R.push(W);if(R.length>=m)return R.slice(0,m);if(S+=1,S===n)throw new E.F9(`the list has more than ${n} pages`)}
return R}const M=async p=>{await a(p)};return{listComments:p=>{const m={...D,issue_number:p,per_page:i},R=w.iterator(h.issues.listComments,m);return a(v(R).then(
S=>S.map(P)))},createComment:(p,m)=>{const R=h.issues.createComment({...D,issue_number:p,body:m});return a(R.then(({data:S})=>P(S)))},updateComment:(p,m)=>M(h.issues.
updateComment({...D,comment_id:p,body:m})),deleteComment:p=>M(h.issues.deleteComment({...D,comment_id:p})),listIssues:(p,m)=>{const R={...D,...p,per_page:i},S=v(
w.iterator(h.issues.listForRepo,R),m),C=W=>(0,A.at)(W,"pull_request")===void 0;return a(S.then(W=>W.filter(C).map(_)))},createIssue:({labels:p,...m})=>{const R=h.
issues.create({...D,...m,labels:[...p]});return a(R.then(({data:S})=>_(S)))},updateIssue:(p,m)=>M(h.issues.update({...D,issue_number:p,...m})),addLabels:(p,m)=>M(
h.issues.addLabels({...D,issue_number:p,labels:[...m]})),createLabel:p=>M(h.issues.createLabel({...D,...p})),listChangedFiles:p=>{const m={...D,pull_number:p,per_page:i},
R=v(w.iterator(h.pulls.listFiles,m));return a(R.then(S=>S.map(I)))}}}async function a(o){try{return await o}catch(d){throw d instanceof E.F9?d:new E.F9("unexpec\
ted response")}}}),5181:((lt,U,t)=>{t.d(U,{S:()=>y});var E=t(7078),A=t(317),P=t(8782);const _=3e3,I=6e4,g=$=>({kind:"all",why:$});async function y($,T,c){if($===
null)return g("not a workflow run");const{pull:O,event:f}=$;if(O===null)return g(`a ${f} event has no pull request`);const i=(0,P.h0)($,T);if(!i.ok)return g(i.why);
try{const e=await(await(0,E.N)($,i.value.token,I,c)).listChangedFiles(O.number);return e.length<_?{kind:"files",files:e}:g(`the pull request changes ${_} files \
or more, and GitHub lists at most ${_}`)}catch(n){return g((0,A.Ic)("the changed files could not be listed",n,{run:$,permission:"pull-requests: read"}))}}}),317:((lt,U,t)=>{
t.d(U,{F9:()=>_,Ic:()=>y,Wo:()=>I});var E=t(6309),A=t(8641);const P={httpStatus:null,accepted:null,isLimit:!1};class _ extends Error{name="ApiFailure";answer;constructor(f,i=P){
super(f),this.answer=i}}async function I(O){try{return await O,!0}catch(f){if(f instanceof _&&f.answer.httpStatus===404)return!1;throw f}}const g=300;function y(O,f,{
run:i,permission:n}){if(!(f instanceof _))return`${O}: ${(0,E.A)(f)}`;const{answer:e,message:a}=f,o=e.httpStatus===null?"did not answer":`returned ${e.httpStatus}`,
d=T(e,i,n);return`${O}: ${(0,A.RK)(i.apiUrl)} ${o} (${$(a)})${d}`}const $=O=>(0,A.BP)((0,A.RK)(O.replace(/\s+/gu," "),g));function T({httpStatus:O,accepted:f,isLimit:i},n,e){
if(i)return"; GitHub limits the rate of requests, try again later";switch(O){case 401:return"; github-token is invalid or has expired";case 403:case 404:return n.
pull?.isFork===!0&&e.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${e}\` to \`permissions\` of \
the job${c(f,e)}`;case 410:return e==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}function c(O,f){if(O===
null||O==="")return"";const i=O.replaceAll("_","-").replaceAll("=",": ");return i===f?"":`; GitHub accepts \`${$(i.replaceAll("`",""))}\``}}),40:((lt,U,t)=>{t.d(
U,{w:()=>g});var E=t(6760),A=t(5657),P=t(4614),_=t(4503),I=t(7854);function g(O,f,i){if(!y(i.serverUrl))return[];const n=T(f);return[...Map.groupBy(O,a=>n(c(a)))].
flatMap(([a,o])=>a===null?[]:$(a,o,f,i))}const y=O=>/^https?:\/\/[\w.:/-]+$/.test(O);function $({prefix:O,checkout:f},i,n,e){const{commit:a,isFetched:o,remote:d}=f,
r=URL.parse(e.serverUrl);if(d===null||r===null)return[];if(d.host!==r.host&&d.host!==r.hostname)return[];if(!o&&![e.commit,e.defaultCommit].includes(a))return[];
const u=`${d.owner}/${d.name}`,s=`${e.serverUrl}/${u}/blob/${a}`,l=D=>D?.toLowerCase()===u.toLowerCase(),h=l(`${e.owner}/${e.repository}`)||l(e.pull?.from),w=new Map(
i.map(D=>[D.slice(O.length),D]));return Array.from(f.tracked(new Set(w.keys())),([D,v])=>{const[M,p]=[w.get(D),(0,_.oW)(D)];return M===void 0||p===null||!(0,P.R)(
(0,E.join)(n,M),v)?[]:{file:M,path:D,url:`${s}/${p}`,isOfRun:h}}).flat()}function T(O){const f=(0,I.Oo)(i=>{const n=(0,A.G)((0,E.join)(O,i));return n!==null?{prefix:i===
""?"":`${i}/`,checkout:n}:i===""?null:f(c(i))});return f}const c=O=>O.split("/").slice(0,-1).join("/")}),5017:((lt,U,t)=>{t.d(U,{TN:()=>_,en:()=>g,ol:()=>I,t7:()=>y});
var E=t(8641);const A=function(...$){const{createHash:T}=process.getBuiltinModule("node:crypto");return new.target?new T(...$):T(...$)},P="tf-disco",_=($,...T)=>I(
[$.workflow,$.job,$.step,...T]),I=$=>A("sha256").update(JSON.stringify($)).digest("hex").slice(0,16);function g($,T,c){const O=JSON.stringify(c).replace(/[<>&]/g,
E.z5);return`<!-- ${P} ${$} ${T} ${O} -->`}function y($,T,c){const O=`<!-- ${P} ${T} ${c} `;if(!$.startsWith(O))return;const f=$.indexOf(" -->",O.length);if(!(f<
0))try{return JSON.parse($.slice(O.length,f))}catch{return}}}),2806:((lt,U,t)=>{t.d(U,{m:()=>o});var E=t(4e3),A=t(7078),P=t(317),_=t(8782),I=t(5017),g=t(2389),y=t(
2913),$=t(5102);function T({verdict:v,context:M},{issueCloseAfter:p},m){const R=N=>N.some(({severity:nt})=>(0,g.k2)(nt,M.failOn)),S=v.hosts.map(N=>{const nt=N.visit.
host,H=M.history?.get(nt)?.alarm??null,Q=R(N.findings),j=(0,$.sG)(N)==="skipped",F=H===null?Q||(0,$.b)(N):H.isDown&&!j;return{name:nt,alarm:j?null:H,failsNow:Q,
isDown:F}}),C=S.filter(({isDown:N})=>N).map(({name:N})=>N),W=R(v.files)?[y.cn]:[];return{hosts:S.map(({name:N})=>N).toSorted(),failing:[...C,...W].toSorted(),since:new Map(
S.flatMap(({name:N,alarm:nt})=>nt?.since?[[N,nt.since]]:[])),unsettled:new Map(S.flatMap(({name:N,alarm:nt})=>nt!==null&&nt.good<p?[[N,nt.good]]:[])),goodRuns:p,
pending:new Map(S.flatMap(({name:N,alarm:nt,failsNow:H,isDown:Q})=>nt!==null&&H&&!Q?[[N,nt.failed]]:[])),isWhole:c(v),at:M.startedAt,run:m.id}}const c=({stopped:v})=>v===
null||["deadline","signal","crash"].includes(v.kind),O=function(...v){const{linksOf:M}=t.late([733],9733);return new.target?new M(...v):M(...v)},f=function(...v){
const{deliverComment:M}=t.late([643],1643);return new.target?new M(...v):M(...v)},i=function(...v){const{deliverIssue:M}=t.late([643],1643);return new.target?new M(
...v):M(...v)},n=6e4,e=1e4,a=10;async function o(v,M,p,m){const{settings:R}=v,S=["comment","issue"].filter(j=>R[j]!=="never"),C=(0,_.h0)(M,R.githubToken);if(!C.
ok){const j=F=>`the ${F} was not written: ${C.why}`;return{notes:[],warnings:S.map(j)}}const{run:W,token:N}=C.value,nt=await(0,A.N)(W,N,n,m),H=async()=>r(await(0,A.
N)(W,N,e,m),W,v,p),Q=[];for(const j of S)Q.push(j==="comment"?await d(nt,W,v,H):await u(nt,W,v));return{notes:Q.flatMap(({notes:j})=>j),warnings:Q.flatMap(({warnings:j})=>j)}}
async function d(v,M,p,m){const{pull:R}=M;if(R===null)return w(`comment: skipped, a ${M.event} event has no pull request`);const S=p.settings.comment;return await D(
"comment","pull-requests: write",M,()=>f(v,{...p,run:M,pull:R.number,mode:S,findLinks:m}))}async function r(v,M,{changes:p,located:m,context:R},S){if(p?.kind===
"files"||!m.some(({isOfRun:W})=>W)||M.pull===null)return R.links;try{const W=await v.listChangedFiles(M.pull.number);return O(m,W,S,M)}catch(W){if(W instanceof P.
F9)return R.links;throw W}}async function u(v,M,p){const m=l(M);if(m!==null)return w(`issue: skipped, ${m}`);const{settings:R}=p,S=(0,I.TN)(M,s(R)),C=T(p,R,M),{
notes:W,warnings:N}=await D("issue","issues: write",M,()=>i(v,{...p,run:M,key:S,now:C,labels:R.issueLabels}));return{notes:[...W,...h(C,R)],warnings:N}}const s=({
dialect:{name:v,version:M}})=>M===null?v:`${v} ${M}`;function l({event:v,isDefaultBranch:M,pull:p}){return p!==null||v==="merge_group"?`a ${v} event checks a pr\
oposed change`:M===!1?"not on the default branch":null}function h({pending:v},{issueOpenAfter:M}){const p=Map.groupBy(v,([,m])=>m);return Array.from(p,([m,R])=>`\
issue: ${(0,E.K4)(R,a,([C])=>C)} failed in ${m} of ${M} runs needed to open an issue`)}const w=v=>({notes:[v],warnings:[]});async function D(v,M,p,m){try{return w(
`${v}: ${await m()}`)}catch(R){const S=`the ${v} was not written`;return{notes:[],warnings:[(0,P.Ic)(S,R,{run:p,permission:M})]}}}}),3565:((lt,U,t)=>{t.d(U,{fz:()=>Rt,
fJ:()=>sn,QU:()=>mt,N4:()=>en,j_:()=>on,Ko:()=>ut,R8:()=>rn,ur:()=>wt,Kn:()=>Lt,u5:()=>qt,Sy:()=>Ot});var E=t(3024),A=t(6760),P=t(857);function _(J){return J==null?
"":typeof J=="string"||J instanceof String?J:JSON.stringify(J)}function I(J){return Object.keys(J).length?{title:J.title,file:J.file,line:J.startLine,endLine:J.
endLine,col:J.startColumn,endColumn:J.endColumn}:{}}function g(J,it,Mt){const Dt=new T(J,it,Mt);process.stdout.write(Dt.toString()+P.EOL)}function y(J,it=""){g(
J,{},it)}const $="::";class T{constructor(it,Mt,Dt){it||(it="missing.command"),this.command=it,this.properties=Mt,this.message=Dt}toString(){let it=$+this.command;
if(this.properties&&Object.keys(this.properties).length>0){it+=" ";let Mt=!0;for(const Dt in this.properties)if(this.properties.hasOwnProperty(Dt)){const Wt=this.
properties[Dt];Wt&&(Mt?Mt=!1:it+=",",it+=`${Dt}=${O(Wt)}`)}}return it+=`${$}${c(this.message)}`,it}}function c(J){return _(J).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function O(J){return _(J).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function f(){
throw new Error("this function of @actions/core is not bundled")}function i(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function e(J){
return J.replace(/[\\]/g,"/")}function a(J){return J.replace(/[/]/g,"\\")}function o(J){return J.replace(/[/\\]/g,path.sep)}var d=function(J,it,Mt,Dt){function Wt(Ut){
return Ut instanceof Mt?Ut:new Mt(function(Xt){Xt(Ut)})}return new(Mt||(Mt=Promise))(function(Ut,Xt){function Z(dt){try{ft(Dt.next(dt))}catch(ht){Xt(ht)}}function q(dt){
try{ft(Dt.throw(dt))}catch(ht){Xt(ht)}}function ft(dt){dt.done?Ut(dt.value):Wt(dt.value).then(Z,q)}ft((Dt=Dt.apply(J,it||[])).next())})},r;(function(J){J[J.Success=
0]="Success",J[J.Failure=1]="Failure"})(r||(r={}));function u(J,it){const Mt=toCommandValue(it);if(process.env[J]=Mt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(J,it));issueCommand("set-env",{name:J},Mt)}function s(J){g("add-mask",{},J)}function l(J){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",J):issueCommand("add-path",{},J),process.env.PATH=`${J}${path.delimiter}${process.env.PATH}`}function h(J,it){const Mt=process.env[`INPUT_${J.replace(/ /g,
"_").toUpperCase()}`]||"";if(it&&it.required&&!Mt)throw new Error(`Input required and not supplied: ${J}`);return it&&it.trimWhitespace===!1?Mt:Mt.trim()}function w(J,it){
const Mt=h(J,it).split(`
`).filter(Dt=>Dt!=="");return it&&it.trimWhitespace===!1?Mt:Mt.map(Dt=>Dt.trim())}function D(J,it){const Mt=["true","True","TRUE"],Dt=["false","False","FALSE"],
Wt=h(J,it);if(Mt.includes(Wt))return!0;if(Dt.includes(Wt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${J}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function v(J,it){if(process.env.GITHUB_OUTPUT||"")return f("OUTPUT",i(J,it));process.
stdout.write(P.EOL),g("set-output",{name:J},_(it))}function M(J){issue("echo",J?"on":"off")}function p(J){process.exitCode=r.Failure,S(J)}function m(){return process.
env.RUNNER_DEBUG==="1"}function R(J){issueCommand("debug",{},J)}function S(J,it={}){g("error",I(it),J instanceof Error?J.toString():J)}function C(J,it={}){g("wa\
rning",I(it),J instanceof Error?J.toString():J)}function W(J,it={}){g("notice",I(it),J instanceof Error?J.toString():J)}function N(J){process.stdout.write(J+P.EOL)}
function nt(J){y("group",J)}function H(){y("endgroup")}function Q(J,it){return d(this,void 0,void 0,function*(){nt(J);let Mt;try{Mt=yield it()}finally{H()}return Mt})}
function j(J,it){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(J,it));issueCommand("save-state",{name:J},toCommandValue(
it))}function F(J){return process.env[`STATE_${J}`]||""}function G(J){return d(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(J)})}var x=t(6309),
X=t(5747),Y=t(566),z=t(4e3),et=t(5955);const ut=J=>Object.fromEntries(J.map(it=>[it,h(it)]));function mt(J){for(const it of J)s(it)}function wt(J,it){N(J);let Mt=!0;
for(const{kind:Dt,text:Wt}of it){const[Ut="",...Xt]=Wt.split(`
`),Z=Dt==="plain"&&Xt.length>0;(Mt||Z)&&N(""),Mt=Z,Z||Xt.length===0?N(Wt):(nt(Ut),N(Xt.join(`
`)),H())}}const gt={error:S,warning:C,notice:W};function Rt(J){for(const{level:it,message:Mt,line:Dt,column:Wt,...Ut}of J)gt[it](Mt,{...Ut,...Dt===void 0?{}:{startLine:Dt},
...Wt===void 0?{}:{startColumn:Wt}})}const Ot=(J,it)=>Yt("GITHUB_STEP_SUMMARY",J,Mt=>(0,E.appendFileSync)(Mt,it));async function Lt(J,it){const Mt=new Map;for(const[
Ut,Xt]of Object.entries(it))try{J?await Yt("GITHUB_OUTPUT",J,Z=>(0,E.appendFileSync)(Z,zt(Ut,Xt))):v(Ut,Xt)}catch(Z){Mt.set(Ut,(0,x.A)(Z))}const[Dt]=Mt.values();
return Dt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Mt.keys()].join(", ")}: ${Dt}`]}function zt(J,it){const Mt=typeof it=="st\
ring"?it:JSON.stringify(it);if(/[\r\n]/.test(Mt))throw new x.L("the value has a line break");return`${J}=${Mt}
`}async function Yt(J,it,Mt){if(!it)throw new x.L(`${J} is not set; run this as an action on a runner`);const Dt=(0,E.openSync)(it,"r+");try{const{size:Wt}=(0,E.
fstatSync)(Dt);try{Mt(it)}catch(Ut){throw(0,E.fstatSync)(Dt).size>Wt&&(0,E.ftruncateSync)(Dt,Wt),Ut}}finally{(0,E.closeSync)(Dt)}}function qt(J,it){if(!J)throw new x.
L("RUNNER_TEMP is not set; run this as an action on a runner");const Mt=(0,A.join)("tf-disco","report.json");return(0,Y.f)(J,Mt,(0,et.mk)(it)),(0,A.join)(J,Mt)}
function on(J){if(J===void 0||J==="")return null;const it=(0,X.yR)(J);try{if(it.ok)return JSON.parse(it.text)}catch{}const Mt=it.ok?"is not JSON":(0,z.mP)(it.failure);
return C(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Mt}; check that no earlier step changes it`),null}function en(J){for(const it of J)N(
it)}function rn(J){for(const it of J)C(it)}const sn=(J,it)=>S(it,{title:J})}),8782:((lt,U,t)=>{t.d(U,{$c:()=>$,at:()=>O,h0:()=>g,ng:()=>_});var E=t(3625),A=t(8641);
const P=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function _(i,n){const e=r=>i[r]?.trim()??"",[,a,o]=P.exec(e("GITHUB_REPOSITORY"))??[];if(a===void 0||o===
void 0)return null;const d=I(e("GITHUB_SERVER_URL")||"https://github.com");return{owner:a,repository:o,apiUrl:I(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:d,
event:e("GITHUB_EVENT_NAME"),workflow:y(e("GITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GI\
THUB_RUN_ID"))?.[0]??0),url:`${d}/${a}/${o}/actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:f(n,"pull_request","head","sha")??e("GITHUB\
_SHA"),pull:T(e("GITHUB_EVENT_NAME"),n),isDefaultBranch:c(e("GITHUB_REF"),n)}}const I=i=>i.replace(/(?<!\/)\/+$/,"");function g(i,n){return i===null?(0,E.T)("no\
t a workflow run, GITHUB_REPOSITORY is not set"):n===null?(0,E.T)("github-token is empty"):/^https?:$/.test(URL.parse(i.apiUrl)?.protocol??"")?(0,E.J)({run:i,token:n}):
(0,E.T)(`GITHUB_API_URL is not an https URL: ${(0,A.RK)(i.apiUrl)}`)}const y=i=>/^[^/]+\/[^/]+\/(.+?)@/.exec(i)?.[1];function $(i,n){if(i==="pull_request_target")
return!1;const e=O(n,"pull_request","head"),[a,o]=[O(e,"repo","full_name"),O(n,"pull_request","base","repo","full_name")];return e!==void 0&&a!==o}function T(i,n){
const e=O(n,"pull_request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:$(i,n),from:f(n,"pull_request","head","repo","full\
_name")??null}:null}function c(i,n){const e=f(n,"repository","default_branch");return e===void 0?null:i===`refs/heads/${e}`}function O(i,...n){return n.reduce((e,a)=>typeof e==
"object"&&e!==null?Reflect.get(e,a):void 0,i)}function f(i,...n){const e=O(i,...n);return typeof e=="string"?e:void 0}}),1964:((lt,U,t)=>{t.d(U,{H:()=>W});var E=t(
4e3),A=t(5799),P=t(2796),_=t(5102),I=t(4120),g=t(8884),y=t(8641),$=t(1831),T=t(5955);const c=700,O=8,f=5,i={text:250,places:1},n={text:c,places:O},e=2,a=3600,o=120,
d=4096,r=x=>x!==""&&(0,g.CN)(x)&&(0,y.BP)((0,y.RK)(x,d))===x;function u(x){const X=h(x),Y=[...new Set(x.map(({problem:ut})=>ut.title))],z=X.length>0?(0,E.K4)(X,
e):w(x);if(Y.length===1)return l(z,Y[0]??"");const et=`${x.length} problems`;return l(z===null?et:`${et} with ${z}`,Y.join(", "))}function s({title:x,hosts:X,findings:Y}){
if(Y.length===1)return u(Y);const z=X.length>0?0:(0,g.Dc)(Y),et=Math.max(X.length,z),ut=et===1?h(Y)[0]??(0,g.II)((0,g.tN)(Y)?.file??""):(0,I.px)(et,X.length>0?"\
host":"file"),mt=Y.length>et?` (${Y.length} times)`:"";return l(et===0?null:ut,`${x}${mt}`)}const l=(x,X)=>x===null?X:`${x}: ${X}`,h=x=>[...new Set(x.flatMap(({
host:X})=>X===null?[]:(0,y.RK)((0,$.nx)(X))))];function w(x){const X=(0,g.tN)(x);return X===null||r(X.file)?null:(0,g.II)(X.file)}function D(x,X){const Y=new Set(
x.map(({severity:ut})=>ut)).size>1,z=x.length>2?i:n,et=ut=>M(ut,Y,z,X).join(`
`);return(0,I.Sk)(x,f,et,v).join(`

`).split(`
`)}const v=x=>`and ${x} more, see the job summary`;function M(x,X,Y,z){const{problem:et,severity:ut}=x,mt=(0,g.Xd)(x),wt=(0,g.xi)(x,z,Y.text,Y.places);return[`${X?
`${ut}: `:""}${(0,y.RK)(et.message,Y.text)} [${et.code}]`,...wt.map(([gt,Rt])=>`${gt}: ${Rt}`),...mt===null||r(mt.file)?[]:[`at: ${(0,g.R3)(mt)}`],...x.isHostNew?
[`the host is ${I.dy}`]:[],`${z.docsUrl}#${et.code}`]}function p(x,X){const{message:Y,help:z,findings:et,code:ut,title:mt,affects:wt}=x;if(et.length===1)return D(
et,X);const gt=(0,I.od)(wt,X.clients),Rt=(0,g.mj)(et,X.repositories.length),Ot=[`${(0,y.RK)(Y??mt,c)} [${ut}]`,...z===null?[]:[`help: ${(0,y.RK)(z,c)}`],...gt===
""?[]:[`affects: ${gt}`],...Rt===""?[]:[`hits: ${Rt}`]],Lt=`${X.docsUrl}#${ut}`,zt=a-[...Ot,Lt].join(`
`).length;return[...Ot,...m(x,zt),Lt]}function m({findings:x,message:X},Y){const z=(0,T.I0)(x,Y,1,ut=>R(ut,X===null)),et=x.length-z.length;return et>0?[...z,v(et)]:
z}function R(x,X){const{host:Y,places:z,problem:et,isHostNew:ut}=x,mt=(0,g.Ky)(z,1),wt=X?(0,y.RK)(et.message,o):"";if(Y===null)return`- ${[mt,wt].filter(Lt=>Lt!==
"").join(": ")}`;const gt=`${(0,y.RK)((0,$.nx)(Y))}${ut?` (${I.dy})`:""}`,Rt=X&&mt!==""?`(${mt})`:mt,Ot=[wt,Rt].filter(Lt=>Lt!=="").join(" ");return Ot===""?`- ${gt}`:
`- ${gt}: ${Ot}`}const S=10,C=200;function W(x,X){const Y=N(x),z=(0,_.hm)(x.findings);let et=x.findings;for(const ut of A.oC){const{annotations:mt,used:wt}=nt(ut,
et,X,ut===z);Y.push(...mt),et=et.filter(gt=>!wt.has(gt))}return Y}function N({passed:x,stopped:X,findings:Y}){const z=Y.filter(({severity:ut})=>ut==="warning").
length;if(x||Y.some(({severity:ut})=>ut==="error"))return[];if(X!==null)return[G("error","The check is not complete",[(0,E.Cw)(X)])];const et=`${(0,I.px)(z,"war\
ning")}, and fail-on is warning`;return[G("error","Warnings fail this check",[et])]}function nt(x,X,Y,z){const et=X.filter(({severity:wt})=>wt===x),ut=new Set(et.
map(Q));if(ut.size>S){const wt=(0,P.cZ)(et),gt=z&&x!=="notice"?F(et,wt):[];return{annotations:[...j(x,wt,Y),...H(x,gt,Y)].slice(0,S),used:new Set(et)}}const mt=X.
filter(wt=>ut.has(Q(wt)));return{annotations:H(x,mt,Y),used:new Set(mt)}}const H=(x,X,Y)=>[...Map.groupBy(X,Q).values()].map(z=>G(x,u(z),D(z,Y),(0,g.tN)(z)));function Q(x){
const X=(0,g.Xd)(x);return X===null?x:`${X.line}:${X.file}`}function j(x,X,Y){const z=X.length<=S?X:X.slice(0,S-1),et=X.slice(z.length).flatMap(mt=>mt.findings),
ut=[...new Set(et.map(({problem:mt})=>mt.title)),"see the job summary"];return[...z.map(mt=>G(x,s(mt),p(mt,Y),(0,g.tN)(mt.findings))),...et.length===0?[]:[G(x,`\
and ${(0,I.px)(et.length,`more ${x}`)}`,ut)]]}function F(x,X){const Y=et=>(0,g.Xd)(et)!==null,z=new Set(X.flatMap(et=>et.findings.find(Y)??[]).map(Q));return x.
filter(et=>r((0,g.Xd)(et)?.file??"")&&!z.has(Q(et)))}function G(x,X,Y,z=null){const et={title:(0,y.LS)((0,y.RK)(X,C)),message:(0,y.LS)(Y.join(`
`))};if(z===null||!r(z.file))return{level:x,...et};const{file:ut,line:mt,column:wt,endColumn:gt}=z;return{level:x,...et,file:ut,line:mt,column:wt,endColumn:gt}}}),
2827:((lt,U,t)=>{t.d(U,{Y:()=>_});var E=t(5955);const A={hosts:12e4,services:36e4},P=1;function _({passed:I,hosts:g,findings:y}){const $=({services:f})=>f.flatMap(
i=>i.kind==="url"?[[i.id,i.url]]:[]),T=(0,E.I0)(g,A.hosts,P,({visit:f})=>JSON.stringify(f.host)),c=(0,E.I0)(g,A.services,P,f=>{const i=JSON.stringify(Object.fromEntries(
$(f)));return`${JSON.stringify(f.visit.host)}:${i}`}),O=f=>y.filter(i=>i.severity===f).length;return{passed:I,hosts:`[${T.join(",")}]`,services:`{${c.join(",")}\
}`,errors:O("error"),warnings:O("warning"),"left-out":g.length-Math.min(T.length,c.length)}}}),2913:((lt,U,t)=>{t.d(U,{Fr:()=>o,GN:()=>a,K$:()=>l,O7:()=>h,cn:()=>$,
yi:()=>r});var E=t(4e3),A=t(7574),P=t(4120),_=t(8641),I=t(9574),g=t(5505),y=t(8373);const $="the files",T=200,c="Terraform service discovery fails: ",O="Terrafo\
rm service discovery recovers: ",f=3,i=10,n=6,e=20;function a({failing:M}){const{down:p,better:m}=d(M),[R,{first:S,count:C}]=p.count>0?[c,p]:[O,m],W=S.slice(0,f).
map(({subject:H})=>H===$?D:(0,_.RK)(H,T)),N=C>W.length?[`${C-W.length} more`]:[],nt=`${R}${[...W,...N].join(", ")}`;return nt.length<=T?nt:`${R}${C} hosts`}const o=M=>M.
startsWith(c)||M.startsWith(O);function d({first:M,count:p}){const m=M.filter(({recovering:S})=>S!==void 0);return{down:{first:M.filter(({recovering:S})=>S===void 0),
count:p-m.length},better:{first:m,count:m.length}}}function r(M,p,{outage:m,page:R,maxBytes:S}){const{down:C,better:W}=d(m.failing),N=m.failing.count>0?" Closes\
 when all hosts recover.":"";return(0,g.XA)(M,{context:p,rest:y.xy,isBrief:!0},{head:[`### ${(0,g.gD)(M,p)}`,...s(C,m.since,p.startedAt),...u(W.first)].join(`

`),foot:`Last checked ${(0,A.QN)(p.startedAt)}; details in the summary of ${(0,g.Fp)(R)}. Updated automatically.${N}`,maxBytes:S})}function u(M){return M.length===
0?[]:[`<p>${[...Map.groupBy(M,({recovering:R})=>R===void 0?"":`${R.good} of ${(0,P.px)(R.needed,"run")}`)].slice(0,i).map(([R,S])=>`\u2705 Recovering: ${(0,E.K4)(
S,e,({subject:W})=>v(W))} (${R} without a failure)`).join("<br>")}</p>`]}function s({first:M,count:p},m,R){if(p===0)return[];const S=[...Map.groupBy(M,j=>j.since)],
C=M[0]?.since,W=M.length===p||C===m;if(C!==void 0&&S.length===1&&W)return[`<p>Failing since ${(0,A.QN)(C)} (${(0,A.u8)(C,R)}).</p>`];const N=S.slice(0,i),nt=N.map(
([j,F])=>[(0,E.K4)(F,n,({subject:x})=>x===$?D:(0,I.rm)(x)),(0,A.QN)(j),(0,A.u8)(j,R)]),H=p-N.flatMap(([,j])=>j).length,Q=H>0?[[`and ${H} more`,"",""]]:[];return[
(0,I.I$)(["Failing","Since","Duration"],[...nt,...Q])]}function l(M,p){const{at:m,down:R,up:S,gone:C,still:W,endedSince:N,isReopened:nt}=M,H=({subject:j,since:F})=>`${v(
j)} (after ${(0,A.u8)(F,m)})`;return`${[...nt?["Reopened: the failure continues or has returned."]:[],...w(R,v,(j,F)=>`\u274C ${j} ${F} failing.`),...w(S,H,j=>`\
\u2705 Recovered: ${j}.`),...w(C,v,(j,F)=>`\u26AA ${j} ${F} no longer checked.`),...w(W,v,(j,F)=>`\u274C ${j} ${F} still failing.`),...N===null?[]:[`**Nothing f\
ails any more.** The outage lasted ${(0,A.u8)(N,m)}, from ${(0,A.QN)(N)} to ${(0,A.QN)(m)}, as observed by this check.`],`<sub>${(0,A.QN)(m)}, ${(0,g.Fp)(p)}</s\
ub>`].join(`

`)}
`}const h=M=>`Duplicate of #${M}, which another run opened at the same time.
`;function w(M,p,m){return M.length===0?[]:[m((0,E.K4)(M,e,p),M.length===1?"is":"are")]}const D="the file check",v=M=>M===$?D:(0,_.D9)(M)})};export{Mn as ids,yn as modules};
