const On=[558,751,929,528,909],yn={3534:((lt,U,t)=>{t.d(U,{$U:()=>e,Eu:()=>i,JD:()=>n,QU:()=>$,To:()=>h,bI:()=>o,fj:()=>v,iX:()=>c,tK:()=>d,z2:()=>s});var _=t(4283),
S=t(1064),P=t(1831),O=t(2713),A=t(4e3),g=t(5799),y=t(8937);const $=(0,g.lS)((0,g.$e)("credentials-empty","Token is empty",S.Du),({source:l})=>({message:`the tok\
en from ${l} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),T={"cont\
rol character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},
bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks\
, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",
help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},
"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},
i=(0,g.lS)((0,g.z3)("credentials-malformed","Malformed token",S.Du),({source:l,slip:E})=>({message:`the token from ${l} ${T[E].has}`,help:T[E].help,...E==="cont\
rol character"?{}:{severity:"warning"}})),v=(0,g.lS)((0,g.$e)("credentials-short","Token is too short to be redacted"),({source:l})=>({message:`the token from ${l}\
 has fewer than ${O.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or crea\
te a longer one"})),d=(0,g.lS)((0,g.lm)("credentials-differ","Clients use different tokens"),({host:l,first:E,other:R})=>({message:`for host ${(0,P.nx)(l)}, ${r(
E)} and ${r(R)}`,help:`set the token for both clients in ${(0,P.fK)(l)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),
r=({client:l,source:E})=>E===null?`${S.bB[l]} finds no token`:`${S.bB[l]} uses the token from ${E}`,n=(0,g.lS)((0,g.$e)("credentials-rejected","Token was reject\
ed"),({host:l,status:E,source:R})=>({message:`host ${(0,P.nx)(l)} returned ${E} for the token from ${R}`,help:`check that the token is complete, has not expired\
 and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,_.jr)((0,P.cu)(l))}; then store a new one in the same place`})),e=(0,g.lS)((0,g.$e)("cre\
dentials-missing","Token is missing"),({host:l,service:E,...R})=>{const w=(0,P.nx)(l),[M=""]=(0,P.fK)(l);return(0,y.em)(`host ${w} requires a token${E===null?"":
` for ${E}`}`,`add the line "${w}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${M}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${f(M)}`,
R)}),f=l=>/^\w+$/.test(l)?`export ${l}=\u2026`:`env '${l}=\u2026' terraform init`,s=(0,g.lS)((0,g.$e)("credentials-near-miss","Token variable has a similar name"),
({host:l,variable:E,why:R,write:w})=>({message:`${E} seems to be meant for host ${(0,P.nx)(l)}, but ${R}`,help:`rename it to ${w}: ${f(w)}`})),h=(0,g.lS)((0,g.$e)(
"credentials-other-host","Token is for another host",S.Du),({host:l,other:E,source:R,service:w,isSent:M,isNotice:p})=>({message:`the clients do not send the tok\
en for ${E} from ${R} ${w===null?`after the redirect of ${l}`:`to ${w} of host ${l}`}: they send ${M?`the token of ${l}`:"none"}`,help:w===null?`make the discov\
ery document of ${l} public, or serve it at ${l} itself`:`set the token for ${l}, and the clients send it to ${E}`,...p?{severity:"notice",affects:[]}:{}})),o=(0,g.
lS)((0,g.lm)("credentials-unused","Token for a host that is not checked"),({host:l})=>({message:`the tokens input has a token for host ${(0,P.nx)(l)}, which is \
not checked`,help:"write the host as in the files, including its port, or remove the line"})),c=(0,g.lS)((0,g.z3)("document-unauthorized","Discovery requires va\
lid credentials",S.zK),({host:l,token:E,challenge:R,...w})=>{const M=E==="sent"?"rejected the given authentication credentials":"requires authentication credent\
ials",p=R===null?"":`, and asks for ${R} authentication`;return{message:`host ${l} ${M}: ${(0,A._r)(w)}${p}`,help:(0,A.NM)(w.page,l,u(l,E,w.status,R))}}),a="mak\
e the discovery document public";function u(l,E,R,w){const M=(0,A.qZ)(l);if(w!==null)return{operator:`exempt /.well-known/terraform.json from ${w} authenticatio\
n`,guest:M,note:"the clients send Bearer tokens only, so no token helps"};switch(E){case"sent":{const p="check that the token is for this host, complete and not\
 expired";return R===403?{operator:p,user:p,guest:M}:{operator:p,user:p}}case"none":{const p=(0,y.nP)(l);return{operator:`${p}, or ${a}`,user:p,guest:M}}case"dr\
opped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${l} to respond itself, or ${a}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,U,t)=>{
t.d(U,{JW:()=>d,U$:()=>A,WO:()=>T,a3:()=>i,ub:()=>r});var _=t(1064),S=t(4e3),P=t(5143),O=t(5799);const A=(0,O.lS)((0,O.$e)("file-syntax","File has a syntax erro\
r",_.Du),({error:n,file:e})=>({message:n??"the file is not valid UTF-8",help:(0,P.Zl)(e)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpo\
se"})),g={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot b\
e read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},y={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},$={file:"correct the permissions, or list\
 the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"\
correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or li\
st it in `exclude`"},T=(0,O.lS)((0,O.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in n?`${g[n.what]}: ${n.code}`:g[n.what],help:(n.what==="fi\
le"||n.what==="directory"?y[n.code]:void 0)??$[n.what]})),i=(0,O.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},
()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),v=3,d=(0,O.
lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:e,isFleet:f})=>{const s=n.every(a=>a==="."),o=`found no\
 Terraform or OpenTofu files in ${f?"the repositories of `usages`":s?"this directory":`\`scan\` (${(0,S.K4)(n,v,S.dh)})`}`,c=f?"check out the repositories befor\
e `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return e?{message:`${o}; only \`hostnames\` was checked`,help:`${c}, or \
correct \`scan\``,severity:"warning"}:{message:`${o}, and \`hostnames\` is not set`,help:`${c}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),r=(0,O.
lS)((0,O.$e)("file-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,S.mP)(n)}`,help:"split the file,\
 or list it in `exclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"\
files":return{message:`there are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `e\
xclude`"};case"directory":return{message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list f\
iles in `exclude`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or lis\
t it in `exclude`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the \
files after it are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of\
 hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modu\
les have more than ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `ini\
t` runs in `roots`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported proble\
ms first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,S.Cw)(n.stopped)} after reading ${n.files} files; this directory and th\
e following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((lt,U,t)=>{
t.d(U,{Dr:()=>v,EK:()=>$,Fu:()=>r,dF:()=>d,vs:()=>y});var _=t(1064),S=t(1831),P=t(9562),O=t(4e3),A=t(5799),g=t(8937);const y=(0,A.lS)((0,A.z3)("cloud-token","To\
ken for the cloud block or remote backend is missing",_.Du),({host:n,service:e,...f})=>{const s=(0,S.nx)(n),h=e===P.OZ?"the cloud block":"the remote backend",[o=""]=(0,S.
fK)(n);return(0,g.em)(`${h} requires a token for ${s}`,`add the line "${s}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${o}; outside GitHub, run\
 \`terraform login ${s}\` or \`tofu login ${s}\``,f)}),$=(0,A.lS)((0,A.z3)("cloud-version","API is too old for the cloud block",_.Du),({url:n,version:e})=>({message:`${n}\
 returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,O.dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise,\
 or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),T=n=>"why"in n?`the respons\
e of ${n.url} ${(0,O.dh)(n.why)}`:(0,O._r)({...n,page:null}),i=(n,e,f)=>"status"in n&&[401,403,404].includes(n.status)?f:(0,A.C)(`check the logs of ${e}, and th\
at the URL of the service is that of its API`),v=(0,A.lS)((0,A.z3)("cloud-organization","Organization cannot be read",_.Du),n=>{const{host:e,organization:f,source:s}=n;
return{message:`the organization ${f} at ${e} cannot be read: ${T(n)}`,help:i(n,e,`check the name of the organization, and that the token from ${s} is valid and\
 belongs to a member`)}}),d=(0,A.lS)((0,A.z3)("cloud-workspace","Workspace cannot be read",_.Du),n=>{const{host:e,organization:f,workspace:s}=n;return{message:`\
the workspace ${s} of ${f} at ${e} cannot be read: ${T(n)}`,help:i(n,e,"check that the token may read the workspace")}}),r=(0,A.lS)((0,A.lm)("cloud-workspace-mi\
ssing","Workspace does not exist"),({host:n,organization:e,workspace:f})=>({message:`${e} at ${n} has no workspace ${f} that the token may read; init would crea\
te it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((lt,U,t)=>{t.d(U,{AO:()=>v,U7:()=>i,n3:()=>d,nD:()=>e,ro:()=>n,
wp:()=>y,zo:()=>T});var _=t(1064),S=t(3592),P=t(4e3),O=t(5799);const A=({file:h,line:o})=>`${(0,P.dh)(h)}:${o}`,g=h=>h.map(o=>_.bB[o]).join(" and "),y=(0,O.lS)(
(0,O.z3)("host-not-allowed","Host is not allowed",_.zK),h=>{const{host:o}=h,c=`add ${o} to \`allowed-hosts\``;if("service"in h){const{service:a,registry:u}=h;return{
message:`${a} of ${u} is on ${o}, which is not in \`allowed-hosts\``,help:`use another registry, or ${c}`}}if("package"in h)return{message:`the package of ${h.package}\
 is downloaded from ${o}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${c}`};if("use"in h){const[a,u]=$[h.
use];return{message:`${a} ${o}, which is not in \`allowed-hosts\``,help:`use ${u}, or ${c}`}}if("implied"in h){const{place:a,clients:u}=h.implied;return{message:`\
host ${o} is not in \`allowed-hosts\` and was not contacted; ${A(a)} names no host, and this is the default of ${g(u)}`,help:`name an allowed registry there, ${c}\
, or set \`dialect\` if you use another CLI`}}return{message:`host ${o} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${c}`}}),
$={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},T=(0,O.lS)((0,O.lm)("host-as\
sumed","Default host of an assumed CLI was not contacted"),({host:h,place:o,clients:c,isListed:a})=>({message:`${h} was not contacted: ${A(o)} implies it as the\
 default host of ${g(c)}, but the CLI could not be detected`,help:a?"list the usages of the repository with `--dialect terraform` or `--dialect opentofu` to che\
ck the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),i=(0,O.lS)((0,O.lm)("host-generic","Gen\
eric hostname was not contacted"),({host:h})=>({message:`${h} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),v=(0,O.lS)((0,O.z3)("host-private-redirect","Redirect to a non-public address",_.zK),({host:h,address:o,asks:c})=>o===
"metadata"?{message:`${h} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${c==="document"?"redirects":"leads"} to ${h}, which has a ${o} address and was not contacted`,help:`if ${c==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),d=(0,O.lS)((0,O.z3)("host-check-crashed","tf-disco crashed while it checked \
the host",_.zK),({host:h,thrown:o})=>({message:`${h} was not checked completely, because of a bug in tf-disco ${S.xv}: ${r(o)}`,help:`please report this text at\
 ${S.xV}; to pass until it is fixed, add \`host-check-crashed ${h}\` to \`ignore\``}));function r(h){if(!(h instanceof Error))return(0,P.dh)(String(h));const o=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(h.stack??"")?.[1];return(0,P.dh)(String(h))+(o===void 0?"":` (${o})`)}const n=(0,O.lS)((0,O.z3)("host-http2","Host speaks only HTTP/2",_.zK),({host:h})=>({
message:`${h} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,help:(0,O.C)(`enable HTTP/1.1 on ${h} as well \
(ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),e=(0,O.lS)((0,O.z3)("host-not-checked","Host was not checked before the che\
ck ended",_.zK),({host:h,stopped:o,isBegun:c,unchecked:a,total:u,slowest:l})=>({message:`${h} was not checked${c?" completely: its visit was under way when":":"}\
 ${(0,P.Cw)(o)}, with ${a} of ${u} hosts not checked`,help:f[o.kind]+s(l)})),f={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function s(h){return h.length===0?"":`; most of the time went to hosts without a response: ${h.map(({host:c,tookMs:a})=>`${c}\
 (${(0,P.YA)(a)})`).join(", ")}`}}),5799:((lt,U,t)=>{t.d(U,{$e:()=>i,C:()=>P,lS:()=>d,lm:()=>v,oC:()=>S,pj:()=>g,z3:()=>T});var _=t(6174);const S=["error","warn\
ing","notice"],P=(r,n)=>n===void 0?{operator:r}:{operator:r,note:n};function O({operator:r,user:n,guest:e},{role:f,host:s}){const h=`ask the operator of ${s} to\
 ${r}`;switch(f){case"operator":return r;case"user":return n===r?n:n===void 0?h:`${n}; if you run ${s}, ${A(r,n)}`;case"guest":return e??n??h}}const A=(r,n)=>r.
startsWith(`${n}, or `)?r.slice(n.length+5):r;function g(r,n){const{cures:e,...f}=r;return e===void 0?r:{...f,help:y(e,n)}}function y(r,n){const{because:e,note:f}=r,
s=e===void 0?"":`${e}: `,h=f===void 0?"":`; ${f}`;return s+O(r,n)+h}const $=r=>(n,e,f=[])=>({code:n,title:e,severity:r,affects:f}),T=$("error"),i=$("warning"),v=$(
"notice");function d(r,n){return Object.assign(f=>{const{help:s,...h}=n(f),o=r.code,c=(0,_._)(h.message),a={...r,code:o,usualSeverity:r.severity,...h,message:c};
return s===void 0?a:typeof s=="string"?{...a,help:(0,_._)(s)}:{...a,help:y(s,{role:"operator",host:""}),cures:s}},r)}}),8937:((lt,U,t)=>{t.d(U,{$w:()=>A,em:()=>y,
nP:()=>g,pt:()=>O,ro:()=>P});var _=t(4e3),S=t(5799);const P="this pull request needs no change; run the check where the secret is available, for example on the \
main branch";function O({host:$,token:T,source:i},v){const d=`sent${v===null?"":` to ${v}`}`;switch(T){case"none":return`no token was found for ${$}`;case"sent":
return`the token for ${$} from ${i} was ${d}`;case"dropped":return`the token for ${$} from ${i} was not ${d}, because the CLIs drop it at a redirect to another \
host`;case"withheld":return`the token for ${$} from ${i} was not ${d}, because the URL is not https; the CLIs do send it`}}function A({host:$,token:T},i,v,d){switch(T){case"\
none":return{operator:g($),user:g($),guest:(0,_.qZ)($)};case"sent":return{operator:d,user:d};case"dropped":return(0,S.C)(`serve ${i} without the redirect to ${v??
"another host"}`);case"withheld":return(0,S.C)(`serve ${i} at an https URL`)}}const g=$=>`add a token to \`tokens\` (${$}=\u2026) or set a TF_TOKEN_ variable`;function y($,T,{
isFork:i,searched:v,notRead:d}){if(i)return{message:`${$}, and secrets are withheld from pull requests of forks`,help:P,severity:"notice"};const r=d.length===0?
"":`; not read: ${d.join(", ")}`;return{message:`${$}, and none was found (searched: ${v.join(", ")}${r})`,help:T}}}),5747:((lt,U,t)=>{t.d(U,{N0:()=>r,Oj:()=>d,
io:()=>$,yR:()=>y});var _=t(4573),S=t(3024);const P=16*1024*1024,O=S.constants.O_RDONLY|(S.constants.O_NONBLOCK??0)|(S.constants.O_NOCTTY??0),A=Buffer.allocUnsafeSlow(
256*1024);let g=A;const y=(e,f=P)=>T(e,f,v);function $(e,f){const s=T(e,f,(h,o)=>Buffer.from(h.subarray(0,o)));return Buffer.isBuffer(s)?s:null}function T(e,f,s){
let h;try{h=(0,S.openSync)(e,O)}catch(o){return n(o)}try{const o=(0,S.readSync)(h,A,0,A.length,null);return o<A.length?s(A,o):i(h,f,s)}catch(o){return n(o)}finally{
(0,S.closeSync)(h)}}function i(e,f,s){const{size:h}=(0,S.fstatSync)(e);if(h>f||h<A.length)return{ok:!1,failure:{kind:"size",bytes:h,maxBytes:f}};g.length<h&&(g=
Buffer.allocUnsafeSlow(Math.min(2*h,f)));const o=g;let c=0;for(;c<h;){const a=(0,S.readSync)(e,o,c,h-c,c);if(a===0)break;c+=a}return s(o,c)}function v(e,f){const s=e.
toString("utf8",0,f),h=!s.includes("\uFFFD")||(0,_.isUtf8)(e.subarray(0,f));return{ok:!0,text:s,isUtf8:h,bytes:f}}function d(e){if(!(typeof e=="object"&&e!==null&&
"code"in e)||typeof e.code!="string")throw e;return e.code}function r(e,f){try{return e()}catch(s){return d(s),f}}const n=e=>({ok:!1,failure:{kind:"error",code:d(
e)}})}),4e3:((lt,U,t)=>{t.d(U,{Af:()=>a,B9:()=>f,Cw:()=>E,Fn:()=>M,K4:()=>T,NM:()=>h,Vb:()=>p,Wt:()=>e,YA:()=>c,_r:()=>o,dh:()=>g,eZ:()=>u,go:()=>d,hS:()=>y,mP:()=>r,
qZ:()=>s,v:()=>i,zM:()=>l,zN:()=>$,zd:()=>v});var _=t(6174),S=t(4714),P=t(7715),O=t(9562);const A=300;function g(m,D=A){if(m.length<=D)return m;const I=(0,_._)(
m);return I.length<=D?I:`${(0,S.o)(I,D)}\u2026`}const y=(m,D)=>`${m} ${D}${m===1?"":"s"}`,$=(m,D)=>({shown:m.slice(0,D),more:Math.max(0,m.length-D)});function T(m,D,I=String){
const{shown:C,more:W}=$(m,D);return i(C.map(N=>I(N)),W)}const i=(m,D)=>`${m.join(", ")}${D>0?` and ${D} more`:""}`,v=m=>`the clients print "${m}"`;function d(m){
return m===null?"null":Array.isArray(m)?"an array":typeof m=="object"?"an object":`a ${typeof m}`}function r(m){if(m.kind==="error")return`cannot be read: ${m.code}`;
const{bytes:D,maxBytes:I}=m;return`has ${D} bytes and is not read; the limit is ${I/1024/1024} MiB`}const n={[O.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[O.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a pr\
ovider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function e(m){return m.flatMap(I=>n[I]??
[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const f=m=>`wait and run the check again; see ${(0,P.V)(m)??
"its status page"}, and consider a network mirror for providers`,s=m=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${m} serves its discovery\
 document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function h(m,D,I){if(m===null)return I;const C=m.title===
""?"":` ("${m.title}")`,W=I.guest??s(D);switch(m.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:W,because:`\
the host returned a sign-in page${C}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${C}: allow this machine to reach the host`;case"\
other":{const N=I.user??`check that ${D} is a registry, and ${e([])}`;return{...I,user:N,guest:W,because:`the host returned an HTML page${C}`}}}}const o=({url:m,
status:D,reason:I})=>`${m} returned ${`${D} ${g(I)}`.trim()}`,c=m=>`${Math.round(m/100)/10} s`,a=m=>m.map(({name:D,attemptMs:I,retries:C})=>{const W=Number.isFinite(
I)?c(I):"without a limit",N=C===0?"":` in each of ${C+1} attempts`,nt=D.includes(" and ")?"wait":"waits";return`${D} ${nt} ${W}${N}`}).join(", "),u=m=>m.map(({name:D})=>D).
join(" and "),l=m=>m.kind==="several"?m.reasons:[m];function E(m){switch(m.kind){case"deadline":return`the check reached its deadline of ${c(m.ms)}`;case"signal":
return`the check was interrupted by ${m.signal}`;case"crash":return"tf-disco crashed";case"missing":return w(m);case"several":return m.reasons.map(E).join("; ")}}
const R=10;function w({repositories:m,total:D}){const I=D===1?"repository":"repositories",C=m.length===1?"is":"are",W=T(m,R,g);return`${m.length} of ${D} ${I} ${C}\
 missing: ${W}`}const M=m=>`${m}; it may use hosts that are not in \`allowed-hosts\``,p=({kind:m,address:D,version:I})=>`${m} ${D} ${g(I,40)}`}),4714:((lt,U,t)=>{
t.d(U,{o:()=>P,w:()=>O});var _=t(3307);const S=2048,P=(A,g=S)=>A.length<=g?A:structuredClone(A.slice(0,g).toWellFormed());function O(A){if(A.length<=S)return(0,_.
IL)(A);switch(A[0]){case'"':return P((0,_.I)(A));case"[":return[];case"{":return{};default:return(0,_.IL)(A)}}}),7715:((lt,U,t)=>{t.d(U,{V:()=>S});const _=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),S=P=>_.get(P)??null}),5751:((lt,U,t)=>{t.d(U,{s:()=>C});
var _=t(3024),S=t(6760),P=t(5747),O=t(3625),A=t(4e3),g=t(3592),y=t(3474),$=t(8535),T=t(7030),i=t(6181),v=t(1831);function d(j){const F=X=>j[X]||j[X.toLowerCase()]||
"",G={http:n("HTTP_PROXY",F("HTTP_PROXY")),https:n("HTTPS_PROXY",F("HTTPS_PROXY"))},B=o(F("NO_PROXY"));return X=>{const Y=G[X.scheme];return Y===null||s(X.name)||
B(X)?null:Y}}const r=["http:","https:"];function n(j,F){if(F==="")return null;const G=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(F)?F:`http://${F}`);if(G===null)
throw new TypeError(`${j} is not a URL; expected http://HOST:PORT`);if(!r.includes(G.protocol))throw new TypeError(`${j} is a ${G.protocol}// proxy; expected ht\
tp:// or https://`);if(!e(G.username)||!e(G.password))throw new TypeError(`${j} has a user name or password with a bare "%"; write "%25" for it`);return G}function e(j){
try{return decodeURIComponent(j),!0}catch(F){if(F instanceof URIError)return!1;throw F}}const f=new T.BlockList;f.addSubnet("127.0.0.0",8,"ipv4"),f.addAddress("\
::1","ipv6");const s=j=>j==="localhost"||h(f,j);function h(j,F){const G=(0,i.n7)(F.replace(/%.*$/s,"")),B=(0,T.isIP)(G);return B!==0&&j.check(G,B===4?"ipv4":"ip\
v6")}function o(j){const F=j.split(",").map(G=>G.trim().toLowerCase()).filter(G=>G!=="").map(c);return G=>F.some(B=>B(G))}function c(j){if(j==="*")return()=>!0;
const F=a(j);if(F!==null)return({name:z})=>F(z);const{name:G,port:B}=E(j),X=z=>B===""||String(z.port)===B;if(u(G)){const z=(0,i.n7)(G),et=new T.BlockList;return et.
addAddress(z,(0,T.isIP)(z)===4?"ipv4":"ipv6"),ut=>h(et,ut.name)&&X(ut)}const Y=l(G);return z=>(0,T.isIP)(z.name)===0&&X(z)&&Y(z.name)}function a(j){const[,F="",
G=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(j)??[];if(!u(F))return null;const B=Number(G);if(B>((0,T.isIP)(F)===4?32:128))return null;const X=B-((0,T.isIP)(F)===6?96:
0),Y=new T.BlockList,z=(0,T.isIP)((0,i.n7)(F))===4&&X>=0;return z?Y.addSubnet((0,i.n7)(F),X,"ipv4"):Y.addSubnet(F,B,"ipv6"),et=>h(Y,et)&&(0,T.isIP)((0,i.n7)(et))===
4===z}const u=j=>(0,T.isIP)(j)!==0&&!j.includes("%");function l(j){if(j==="")return()=>!1;const F=j.replace(/^\*\./,"."),G=F.replace(/^\./,""),B=(0,v.Pv)(G),X=B.
ok?B.value:G;return Y=>Y.endsWith(`.${X}`)||!F.startsWith(".")&&Y===X}function E(j){const F=/^\[([^\]]*)\]:([^:]*)$/.exec(j)??/^([^:[\]]*):([^:[\]]*)$/.exec(j);
return F===null?{name:j,port:""}:{name:F[1]??"",port:F[2]??""}}var R=t(3152),w=t(6339);const M=function(...j){const{problemFacts:F}=t.late([558,914,341,507],4507);
return new.target?new F(...j):F(...j)},p=function(...j){const{parseNamedAddress:F}=t.late([22],6022);return new.target?new F(...j):F(...j)},m=function(...j){const{
parseAuthorities:F}=t.late([160],1160);return new.target?new F(...j):F(...j)},D=4*1024*1024,I=20;function C(j,{environment:F,directory:G,wording:B=R.w7}){const{
settings:X,mistakes:Y}=(0,R.P$)(j,B),z=Q(X.caFile,B),et=H(F),ut=[z,et].flatMap(gt=>gt.ok?[]:[gt.why]),mt=W(X.scan,G).slice(0,I).map(gt=>B.missingPath(gt,G)),wt=[
...Y,...(0,w.S)(X,B),...N(X,B),...nt(X,B),...ut,...mt];if(wt.length>0||!z.ok||!et.ok)throw new R.GN(wt);return{...X,authorities:z.value,chooseProxy:et.value}}const W=(j,F)=>j.
filter(G=>!/[*?[\]{}]/.test(G)&&!(0,_.existsSync)((0,S.resolve)(F,G)));function N({hostnames:j},{setting:F}){const G=F("hostnames"),X=j.flatMap(({addresses:Y})=>Y).
flatMap(Y=>{const z=p(Y,"terraform");return z.ok?[]:[`${G}: "${Y.service}=${Y.text}" is wrong: ${z.why}`]});return(0,y.Ku)(X,G)}function nt({ignore:j},{setting:F}){
const G=F("ignore");if(j.length===0)return[];const B=M(),X=j.flatMap(({code:Y})=>{if(Object.hasOwn(B,Y))return[];const z=(0,$.q)(Y,Object.keys(B)),et=z===null?`${g.
aq} lists the codes`:`did you mean "${z}"?`;return[`${G}: "${Y}" is not a problem code; ${et}`]});return(0,y.Ku)(X,G)}function H(j){try{return(0,O.J)(d(j))}catch(F){
if(F instanceof TypeError)return(0,O.T)(F.message);throw F}}function Q(j,{setting:F}){if(j===null)return(0,O.J)(null);const G=(0,P.yR)(j,D),B=F("ca-file");if(!G.
ok)return(0,O.T)(`${B} "${j}" ${(0,A.mP)(G.failure)}`);const X=m(G.text);return X.ok?X:(0,O.T)(`${B} "${j}" ${X.why}`)}}),2929:((lt,U,t)=>{t.d(U,{z6:()=>cn,wX:()=>Gt,
w5:()=>Ut});var _=t(6760),S=t(9461),P=t(3024),O=t(5747);const A=200,g=1024*1024,y=4e3;function $(Z,q,ft){const dt=Map.groupBy(Z.filter(T).slice(0,A),({file:ht})=>ht);
return Array.from(dt).flatMap(([ht,Tt])=>{const St=(0,_.join)(q,ht),Pt=i(St,ft)?(0,O.yR)(St,g):null;return Pt?.ok?v(Pt.text,Tt):[]})}const T=({column:Z,endColumn:q})=>q>
Z,i=(Z,q)=>(0,O.N0)(()=>(0,P.statSync)(Z).mtimeMs<=q+1,!1);function v(Z,q){const ft=[];let[dt,ht]=[1,Z.startsWith("\uFEFF")?1:0];for(const Tt of q.toSorted((St,Pt)=>St.
line-Pt.line)){for(;dt<Tt.line&&ht>=0;dt+=1)ht=Z.indexOf(`
`,ht)+1||-1;if(ht<0)break;const St=Z.indexOf(`
`,ht),Pt=St<0?Z.length:St,Bt=Pt>ht&&Z[Pt-1]==="\r";ft.push(...d(Z.slice(ht,Bt?Pt-1:Pt),Tt))}return ft}function d(Z,q){const{column:ft,endColumn:dt}=q,ht=Z.length>
y?[]:Array.from(Z);if(ft>ht.length)return[];const[Tt,St]=[ft-1,dt-1],Pt=(Bt,Ct)=>ht.slice(Bt,Ct).join("");return[{place:q,before:Pt(0,Tt),literal:Pt(Tt,St),after:Pt(
St)}]}var r=t(6174),n=t(2161);function e(Z,q){const{directory:ft,checkedAt:dt,configs:ht}=q,Tt=ht.flatMap(kt=>kt.files),St=new Set(Tt.flatMap(({path:kt,shown:jt})=>[
f(kt),jt])),Pt=kt=>{const jt=f((0,_.resolve)(ft,kt));return!St.has(kt)&&!St.has(jt)&&s(kt)&&s(jt)},Bt=Z.filter(({file:kt})=>Pt(kt)),Ct=$(Bt,ft,dt),At=l(Ct,q.usages);
return Ct.flatMap(kt=>h(kt,At.get(E(kt.place))??null,q))}function f(Z){const q=(0,S.$)(Z);return q.kind==="file"?q.path:(0,_.resolve)(Z)}const s=Z=>(0,n.L8)((0,_.
basename)(Z),new Set,(0,_.basename)((0,_.dirname)(Z)))!==void 0;function h({place:Z,before:q,literal:ft,after:dt},ht,{redact:Tt,kept:St}){const Pt=q+ft+dt;return Tt(
Pt,St)!==Pt?[]:u(Pt)?ht===null||c.test(ht)||!ft.includes(ht)?[]:[{place:Z,before:"\u2026 ",literal:(0,r._)(ht),after:" \u2026"}]:[{place:Z,before:q,literal:ft,after:dt}]}
const o=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
c=/[\s"]/,a=/[\w+-]{20,}/g,u=Z=>o.test(Z)||(Z.match(a)??[]).some(q=>/\d/.test(q)&&/[a-z]/.test(q)&&/[A-Z]/.test(q));function l(Z,q){const ft=new Map(Z.map(({place:ht})=>[
E(ht),ht.file])),dt=new Set(ft.values());return new Map(q.filter(({place:ht})=>dt.has(ht.file)&&ft.has(E(ht))).flatMap(({place:ht,text:Tt})=>Tt===null?[]:[[E(ht),
Tt]]))}const E=({file:Z,line:q,column:ft})=>`${q}:${ft} ${Z}`;var R=t(2389),w=t(6897),M=t(3386),p=t(1831),m=t(3592),D=t(2796),I=t(4503),C=t(6763),W=t(5751),N=t(
7052),nt=t(3862),H=t(7854),Q=t(3474),j=t(3152);function F(Z,q,ft){const dt={...Z,newHosts:new Set,files:null,remarks:[]};if(q===null)return dt;const ht=At=>({...dt,
remarks:[`changed-only has no effect: ${At}`]});if(q.kind==="all")return ht(q.why);const{files:Tt}=q,St=new Set(Tt.filter(({status:At})=>At!=="removed").map(({file:At})=>At));
if(St.size>0&&![...St].some(At=>ft(At)!==null))return ht("the checkout contains none of the files that the pull request changes");const Pt=Z.usages.filter(({place:At})=>St.
has(At.file)),Ct=`changed-only: the pull request changes ${Tt.length===1?"1 file":`${Tt.length} files`} with ${Pt.length} of ${Z.usages.length} usages`;return{usages:Pt,
notes:Z.notes.filter(({place:At})=>G(At.file,St)),newHosts:X(Z.usages,Tt,ft),files:new Set(Tt.map(({file:At})=>At)),remarks:[Ct]}}const G=(Z,q)=>q.has(Z)||Z==="\
."||[...q].some(ft=>ft.startsWith(`${Z}/`)),B=2e8;function X(Z,q,ft){const dt=new Set;if(q.some(ut))return dt;const ht=new Map(q.map(At=>[At.file,At])),Tt=(0,H.
Oo)(At=>Y(ht.get(At),ft)),St=q.flatMap(({patch:At})=>z(At,/^[ -]/));let Pt=0;const Bt=(At,kt)=>{const jt=[kt,(0,p.nx)(kt).toLowerCase()];return At.filter(Nt=>(Pt+=
Nt.length,Pt<=B&&jt.some(Zt=>Nt.includes(Zt)))).length},Ct=(At,kt)=>{const{isNew:jt,now:Nt,added:Zt}=Tt(At),nn=jt?0:Bt(Nt,kt);return jt||nn>0&&nn===Bt(Zt,kt)};for(const[
At,kt]of Map.groupBy(Z,jt=>jt.host)){if(At===null||kt.some(({isHostImplied:Nt})=>Nt))continue;const jt=[...new Set(kt.map(({place:Nt})=>Nt.file))];!jt.every(Nt=>ht.
has(Nt))||Bt(St,At)>0||jt.every(Nt=>Ct(Nt,At))&&Pt<=B&&dt.add(At)}return dt}function Y(Z,q){const{file:ft="",status:dt,patch:ht=null}=Z??{},Tt=dt==="added";if(Tt||
ht===null)return{isNew:Tt,now:[],added:[]};const St=(q(ft)??"").toLowerCase().split(`
`);return{isNew:Tt,now:St,added:z(ht,/^\+/)}}const z=(Z,q)=>(Z??"").toLowerCase().split(`
`).filter(ft=>q.test(ft)),et=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,ut=({file:Z,status:q,changes:ft,patch:dt})=>dt===null&&q!=="added"&&ft>0&&et.test(
Z);var mt=t(2859),wt=t(1435),gt=t(5866),Dt=t(370);async function yt(Z,q){const ft=q.now(),dt=await(0,Dt.SQ)(Z,q),ht=Z.scan.length===0?0:q.now()-ft,{dialect:Tt,usedBy:St,
...Pt}=(0,Dt.o0)(Z,dt,q),Bt={...Pt,notes:[...Pt.notes,...Yt(dt,q.stop.why)]},Ct=await xt(Bt,Z,q),At=(0,wt.j)(Ct.usages,Z,Tt,{...q,mayHavePlugins:(0,Dt.C_)(dt,Z)}),
{roots:kt,notes:jt}=(0,gt.D0)({...Bt,scanned:dt,changed:Ct.files,dialect:Tt,settings:Z}),Nt=(0,nt.X)(At.usages,kt),Zt=(0,mt.C)(Z,Nt,Tt.clients,(0,H.kA)(Bt.usages)),
{configs:nn,releases:en}=At,{environment:ln}=q,{files:Ht,bytes:un}=dt;return{dialect:{...Tt,releases:en},configs:nn,usages:Nt.filter(H.s7),roots:kt,requirements:Zt,
notes:[...(0,gt.a3)(Ct.notes,Nt,Z,ln),...jt],newHosts:Ct.newHosts,isEmpty:Z.scan.length>0&&dt.isEmpty&&dt.endedAt===null,complaints:At.findings,allUsages:Bt.usages,
changes:Ct.changes,remarks:[...Ct.remarks,...At.remarks],scan:{files:Ht,bytes:un,usages:Nt.length,durationMs:ht},clients:St,repositories:[],missing:null,checkouts:null}}
async function xt(Z,q,ft){const dt=q.changedOnly?await ft.changes(q):null;return{changes:dt,...F(Z,dt,Tt=>{const St=(0,O.yR)((0,_.join)(ft.directory,Tt));return St.
ok?St.text:null})}}function Yt({endedAt:Z,files:q},ft){return Z===null||ft===null?[]:[(0,H.YW)(Z,(0,N.ub)({kind:"time",stopped:ft,files:q}))]}function Vt({requirements:Z,
repositories:q}){const{size:ft}=new Set(Z.map(({host:ht})=>ht));if(ft<=Q.pS)return;const dt=`${ft} hosts, the limit is ${Q.pS}`;throw new j.GN([q.length>0?`usag\
es name ${dt}: check fewer repositories at once`:`scan found ${dt}: narrow scan or exclude files`])}var tn=t(5960);const rn=function(...Z){const{nameRepository:q}=t.
late([400,210,913],5913);return new.target?new q(...Z):q(...Z)},sn=function(...Z){const{prepareFleet:q}=t.late([914,341,210,207],7207);return new.target?new q(...Z):
q(...Z)};async function cn(Z,q){const ft=new Date,dt=(0,W.s)(Z,q),ht=dt.deadlineMs;(dt.usages.length>0||dt.depth!=="discovery")&&(0,M.L)();const Tt=q.startTimer(
ht,()=>q.stop.end({kind:"deadline",ms:ht}));try{const St=await on(dt,q);Vt(St),await(0,w.x)();const Pt=await V(St,dt,q,ft);return await Rt(Pt,St,dt,q,ft)}finally{
Tt()}}const on=(Z,q)=>Z.usages.length===0?yt(Z,q):sn(Z,q);async function V(Z,q,ft,dt){const{environment:ht,stop:Tt,isFork:St}=ft,{dialect:Pt}=Z,Bt={...Z,...await rt(
Z,q,ft),tokenVariables:Ut(ht),tokenHosts:q.tokens.map(({host:Ct})=>Ct),stopped:Mt(Tt.why,Z.missing)};return(0,R.S4)(Bt,{...q,dialect:Pt,isFork:St,now:dt.getTime()})}
async function rt(Z,q,ft){const{requirements:dt,roots:ht,dialect:Tt}=Z,St=(0,tn.e)(dt,q,Tt),Pt=Array.from(St,([jt,Nt])=>(0,tn.i)(jt,Nt)),Bt=new Set(dt.map(({host:jt})=>jt).
filter(jt=>!St.has(jt))),Ct=q.depth!=="discovery"&&ht.length>0;if(Bt.size===0&&!Ct)return{visits:Pt,predicted:R.j7,tokenSources:new Map};const{contact:At}=await Promise.
all([t.e(914),t.e(217),t.e(456),t.e(696)]).then(t.bind(t,2696)),kt=await At([...Bt],Z,q,ft);return{...kt,visits:[...kt.visits,...Pt]}}const Mt=(Z,q)=>Z===null||
q===null?Z??q:{kind:"several",reasons:[Z,q]};async function Rt(Z,q,ft,dt,ht){const{configs:Tt,allUsages:St,requirements:Pt,changes:Bt,scan:Ct,clients:At}=q,kt=Gt(
Pt),jt=[...q.remarks,...(0,C.rc)(Z)],{why:Nt,evidence:Zt}=q.dialect,nn={verdict:Z,remarks:(0,C.q9)(jt),detection:{why:Nt,evidence:Zt}},{verdict:en,remarks:ln,detection:Ht}=dt.
secrets.redact(nn,kt);return{settings:ft,changes:Bt,verdict:en,context:{dialect:{...q.dialect,...Ht},failOn:ft.failOn,scan:Ct,remarks:ln,startedAt:ht.toISOString(),
durationMs:Date.now()-ht.getTime(),version:m.xv,docsUrl:m.aq,clients:At(),sources:e((0,D.sC)(en.findings),{...dt.secrets,kept:kt,usages:St,configs:Tt,directory:dt.
directory,checkedAt:ht.getTime()}),links:null,repository:Wt(en,q,dt),repositories:q.repositories,history:null}}}function Wt(Z,{scan:q,repositories:ft},{directory:dt,
environment:ht}){return q.files===0||ft.length>0?null:rn(dt,(0,I.R8)(Z),ht)}const Ut=Z=>Object.keys(Z).filter(q=>/^TFE?_?TOKEN/i.test(q)),Gt=Z=>new Set(Z.flatMap(
({host:q,service:ft})=>[q,(0,p.nx)(q),ft]))}),9461:((lt,U,t)=>{t.d(U,{$:()=>P});var _=t(3024),S=t(5747);function P(O){try{const A=(0,_.realpathSync)(O),g=(0,_.statSync)(
A);return g.isFile()?{kind:"file",path:A}:{kind:g.isDirectory()?"directory":"special",path:A}}catch(A){return{kind:"error",code:(0,S.Oj)(A)}}}}),8185:((lt,U,t)=>{
t.d(U,{C:()=>i,I:()=>d});var _=t(4283),S=t(7052),P=t(6697),O=t(1064),A=t(1831),g=t(2886);const y=(r,{allowedHosts:n,hostnames:e})=>(0,A.Jr)(r,n)||e.some(f=>f.host===
r),$={file:".",line:1,column:1,endColumn:1},T=1e4;function i(r,n,e=T){if(n.allowedHosts.length===0)return[];const f=new Map,s=[];let h=0;for(const{directHost:c,
kind:a,isOverridden:u,place:l,clients:E}of r){if(c===void 0||u||y(c,n))continue;const R=a==="backend_http"||a==="remote_state"?"backend":"download",w=`${R} ${c}`,
M=f.get(w);if(M===void 0&&f.size>=e){h+=1;continue}const p=M??v(c,R);f.set(w,p),s.push({...p,place:l,clients:E})}if(h===0)return s;const o=(0,S.ub)({kind:"probl\
ems",max:e,omitted:h});return[...s,{problem:o,place:$,clients:O.Du,host:null}]}function v(r,n){const e=(0,A.Pv)(r),f=e.ok?e.value:null,s=f===null?r:(0,A.nx)(f);
return{problem:(0,P.wp)({host:s,use:n}),host:f}}function d(r,n,e,f){if(f.allowedHosts.length===0)return[];const s=e.filter(({because:h})=>h.some(o=>typeof o!="s\
tring"));return n.flatMap(h=>{const{id:o,kind:c}=h;if(c!=="url"||!s.some(E=>E.service===o))return[];const a=(0,_.Dl)(h.url),u=a.ok?(0,A.Pm)(a.value):null;if(u===
null||u===r||y(u,f))return[];const l=(0,P.wp)({host:u,service:o,registry:(0,A.nx)(r)});return[(0,g.bz)(l,o)]})}}),8988:((lt,U,t)=>{t.d(U,{s:()=>v,k:()=>h});var _=t(
3534),S=t(3410),P=t(5143),O=t(9562);const A=[O.OZ,O.Bn],g=[O.e$,O.xq],y=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...A,...g]},{matches:/^api\.env0\.com$/,
services:g},{matches:/^backend\.api\.env0\.com$/,services:A},{matches:/\.scalr\.io$/,services:A}],$=o=>y.find(({matches:c})=>c.test(o))?.services??[];var T=t(241),
i=t(2886);function v(o,c,{role:a},u){const l=n(o),E=o.credentials?.hasToken===!0,w=(o.attempt.hops.at(-1)?.challenge??null)===null&&(E||a!=="guest"),M=E?[]:e(o.
host,l,u),m=[...o.difference===null?[]:[o.difference],...M,...l===null||!w?[]:[f(o,l,u)]].map(I=>(0,i.bz)(I)),D=E?[]:d(o,u);return D.length>0?[...m,...D]:M.length===
0?[...m,...r(o,c,u)]:m}function d(o,{usages:c,isFork:a,depth:u}){const{host:l,attempt:E}=o;if(u==="discovery"||E.discovery.kind!=="found")return[];const R=c.flatMap(
({workspace:w,hasOwnToken:M,needs:p,place:m})=>w===void 0||M||(0,P.Zl)(m.file)?[]:p.filter(D=>D.host===l));return Array.from(Map.groupBy(R,({service:w})=>w),([w,
M])=>{const p=(0,S.vs)({host:l,service:w,isFork:a,...s(o)}),m=M.flatMap(D=>D.clients);return(0,i.bz)((0,i.aZ)(p,m),w)})}function r(o,c,{usages:a,isFork:u}){const{
host:l,attempt:E,credentials:R}=o;if(E.discovery.kind!=="found"||R?.hasToken||R?.problem)return[];const w=p=>typeof p!="string"&&!(0,P.Zl)(p.file)&&!a.some(({hasOwnToken:m,
place:D})=>m===!0&&D===p),M=$(l).find(p=>c.some(({service:m,because:D})=>m===p&&D.some(w)));return M===void 0?[]:[(0,i.bz)((0,_.$U)({host:l,service:M,isFork:u,...s(
o)}),M)]}function n(o){const{discovery:c,hops:a}=o.attempt;return c.kind==="failed"&&c.problem.code==="document-unauthorized"?a.at(-1)?.status??null:null}function e(o,c,{
tokenVariables:a,hosts:u}){return(0,T.B)(a,o,u).filter(({isParent:l})=>!l||c!==null).map(({variable:l,why:E,write:R})=>(0,_.z2)({host:o,variable:l,why:E,write:R}))}
function f(o,c,{isFork:a}){const{host:u,credentials:l}=o;return l?.hasToken?(0,_.JD)({host:u,status:c,source:l.source}):(0,_.$U)({host:u,service:null,isFork:a,...s(
o)})}function s({credentials:o,looks:c}){const a=c.flatMap(R=>R.looks),u=R=>[...new Set(a.flatMap(({held:w,source:M})=>w!=="not read"===R?M:[]))],l=o===null?u(!0):
[o.source],E=o===null?u(!1):[];return{searched:l,notRead:E}}function h(o,c){return o.filter(a=>!c.includes(a)).map(a=>(0,i.bz)((0,_.bI)({host:a})))}}),2886:((lt,U,t)=>{
t.d(U,{ER:()=>i,HJ:()=>s,Np:()=>n,Rh:()=>o,TC:()=>c,aZ:()=>T,b4:()=>A,bz:()=>$,hD:()=>r,l$:()=>y,ld:()=>f,ml:()=>v,pi:()=>e,xJ:()=>d});var _=t(5143),S=t(5799),P=t(
1831),O=t(7715);const A=a=>({...a,needed:a.places.some(u=>typeof u=="string"||!(0,_.Zl)(u.file))}),g=["module","provider","version","package","lock","not"],y=({
problem:a,places:u})=>g.includes(a.code.replace(/-.*/,""))&&u.length>0&&u.every(l=>typeof l!="string"),$=(a,u=null,l=!0)=>({services:u===null?[]:[u],problem:a,needed:l}),
T=(a,u)=>({...a,affects:a.affects.filter(l=>u.includes(l))}),i=({problem:a,needed:u})=>u&&a.usualSeverity==="error"&&!v.includes(a.code),v=["host-http2","host-c\
heck-crashed"];function d({problem:a,needed:u},l){const E=u&&l.some(R=>a.affects.includes(R));return a.severity==="error"&&!E?"warning":a.severity}const r=(a,u,l)=>({
severity:d(a,u),problem:a.problem,affects:a.problem.affects,...l,places:(0,_.As)(l.places)}),n=(a,u)=>S.oC.indexOf(a.severity)-S.oC.indexOf(u.severity),e=(a,u,l)=>l.
some(E=>E.code===a.code&&(E.host===null||E.host===u));function f({problem:a,services:u},{visit:{host:l,attempt:E},requirements:R,answering:w},{depth:M}){if(M===
"discovery"||E.discovery.kind==="skipped")return!0;const p=u.some(D=>w.has(`${l} ${D}`));if(a.code==="service-url-no-slash"&&p)return!1;const m=R.filter(({service:D})=>u.
length===0||u.includes(D));return m.length===0||m.some(({isForInit:D})=>D)}function s(a){const u=new Map;return l=>{const E=JSON.stringify(l),R=u.get(E)??h(l,a);
return u.set(E,R),R}}function h(a,u){const l=p=>u.filter(({service:m})=>p.includes(m)),E=a.length===0?u:l(a),R=a.filter(p=>E.some(({service:m})=>m===p)),w=R.length>
0?R:a,M=(E.length>0?E:l(["any"])).flatMap(p=>p.because);return{service:w.length===1?w[0]??null:null,places:o([...new Set(M)])}}function o(a){const{own:u=[],aside:l=[]}=Object.
groupBy(a,E=>typeof E!="string"&&(0,_.Zl)(E.file)?"aside":"own");return[...u,...l]}function c(a,u){const l=u.some(({because:R})=>R.includes("hostnames input"));
return{role:(0,O.V)(a)!==null?"guest":l?"operator":"user",host:(0,P.nx)(a)}}}),9464:((lt,U,t)=>{t.d(U,{f:()=>g,u:()=>$});var _=t(4283),S=t(3534),P=t(1831),O=t(9562),
A=t(2886);function g({host:T,attempt:i,credentials:v},d){const r=v?.hasToken===!0,n=[...d.flatMap(e=>e.kind==="url"&&(0,O.p4)(e.id)&&(0,O.D6)(e.id)?[{url:e.url,
service:e.id,isSent:r}]:[]),...i.hops.map(({url:e,authorization:f})=>({url:e,service:null,isSent:f==="sent"}))].flatMap(({url:e,...f})=>{const s=y(e);return s===
null||s===T?[]:[{...f,host:s}]});return[...new Map(n.toReversed().map(e=>[e.host,e])).values()]}function y(T){const i=(0,_.Dl)(T),v=i.ok?(0,P.Pm)(i.value):null,
d=v===null?null:(0,P.Pv)(v);return d?.ok?d.value:null}function $(T,i,{tokenSources:v,hosts:d}){return g(T,i).flatMap(({host:r,service:n,isSent:e})=>{const f=v.get(
r);if(f===void 0)return[];const s=n===null?T.attempt.discovery.kind==="failed":!e,h=(0,S.To)({host:(0,P.nx)(T.host),other:(0,P.nx)(r),source:f,service:n,isSent:e,
isNotice:!s||d.has(r)});return[(0,A.bz)(h,n)]})}}),2389:((lt,U,t)=>{t.d(U,{j7:()=>c,k2:()=>M,S4:()=>a});var _=t(4e3),S=t(7052),P=t(5143),O=t(5799),A=t(1064),g=t(
8185),y=t(8988),$=t(2886);function T(p,m,D){const I=new Set(p.notes.flatMap(({problem:G,place:B})=>G.code==="file-syntax"?B.file:[])),C=[...p.complaints.map(({problem:G,
place:B})=>e((0,$.bz)(G),B,D)),...(0,y.k)(p.tokenHosts,m).map(G=>e(G,null,D)),...p.isEmpty?[r(D)]:[]],W=[...p.notes.map(G=>d(G,I,D)),...(0,g.C)(p.usages,D).map(
({problem:G,clients:B,place:X,host:Y})=>{const z=(0,$.bz)((0,$.aZ)(G,B));return{host:Y,finding:{...e(z,X,D),host:Y}}}),...p.ofAnswers.map(G=>d(G,I,D)),...p.others.
map(G=>({host:G.host,finding:n(G,D)})),...C.map(G=>({host:null,finding:G}))],{placed:N=[],others:nt=[]}=Object.groupBy(W,({finding:G})=>G.places.length>0?"place\
d":"others"),H=[...i(N),...nt],Q=H.flatMap(({host:G,finding:B})=>(0,$.pi)(B.problem,G,D.ignore)?[]:[B]),j=({exclude:G})=>+(G!==void 0),F=Q.toSorted((G,B)=>(0,$.
Np)(G,B)||j(G)-j(B));return{files:F,ignored:H.length-F.length}}function i(p){return[...Map.groupBy(p,({host:D,finding:I})=>{const{problem:C,severity:W,affects:N,
exclude:nt}=I,{code:H,message:Q,help:j}=C;return JSON.stringify([D,H,W,Q,j,N,nt===void 0])}).values()].flatMap(D=>{const[I]=D;if(I===void 0||D.length===1)return D;
const C=(0,P.As)(D.flatMap(({finding:nt})=>nt.places)),W=new Set(D.flatMap(({finding:nt})=>nt.exclude??[])),N=W.size===0?{}:{exclude:[...W]};return[{...I,finding:{
...I.finding,places:C,...N}}]})}const v={error:"warning",warning:"notice",notice:"notice"};function d(p,m,D){const{problem:I,place:C,others:W=[],host:N,clients:nt,
isPlaceholder:H}=p,Q=p.checkedFor??D.dialect,j=p.aside??C.file,F=I.severity==="error"&&(H||m.has(C.file)||(0,P.Zl)(j)),G=F?"warning":I.severity,X=Q.isGuess&&A.Du.
some(ut=>!nt.includes(ut))?v[G]:G,Y=(0,$.bz)({...(0,$.aZ)(I,nt),severity:X}),z=e(Y,C,{dialect:Q}),et={...z,places:[...z.places,...W]};if(I.code==="file-limit"&&
D.allowedHosts.length>0){const ut={...Y.problem,message:(0,_.Fn)(I.message)};return{host:N,finding:{...et,problem:ut,severity:"error"}}}return!F&&!(0,P.Zl)(j)?{
host:N,finding:et}:{host:N,finding:{...et,exclude:[(0,P.n7)(j)]}}}function r(p){const{scan:m,hostnames:D,usages:I}=p,C=D.length>0,W=(0,S.JW)({scan:m,hasHostnames:C,
isFleet:I.length>0});return{...e((0,$.bz)(W),null,p),severity:W.severity}}function n({host:p,places:m,...D},I){const C=(0,O.pj)(D.problem,(0,$.TC)(p,[]));return{
...e({...D,problem:C},null,I),host:p,places:(0,P.As)(m)}}const e=(p,m,{dialect:D})=>(0,$.hD)(p,D.clients,{host:null,service:null,places:m===null?[]:[m],isHostNew:!1});
var f=t(9464);const s=function(...p){const{judgeRequests:m}=t.late([914,217,456,696],2696);return new.target?new m(...p):m(...p)},h=function(...p){const{crashedVisit:m}=t.
late([914,217,456,696],2696);return new.target?new m(...p):m(...p)},o=function(...p){const{judgeVisit:m}=t.late([914,217,456,696],2696);return new.target?new m(
...p):m(...p)},c={drafts:[],notes:[],roots:[],reasons:new Map,requests:[],answering:new Set};function a(p,m){const{requirements:D,visits:I}=p,C=Map.groupBy(D,({
host:yt})=>yt),W=I.map(({host:yt})=>yt),N=new Set(W),nt={...m,...p,hosts:N},H=Map.groupBy(p.predicted.drafts,({host:yt})=>yt),Q=new Map(p.predicted.requests.map(
yt=>[yt.host,yt])),j=I.map(yt=>{const xt=p.newHosts.has(yt.host),Yt={visit:yt,requirements:C.get(yt.host)??[],predicted:H.get(yt.host)??[],requests:Q.get(yt.host)??
null,answering:p.predicted.answering,isNew:xt};try{const Vt=o(Yt,m,nt);return{...Vt,beyond:(0,f.f)(yt,Vt.verdict.services)}}catch(Vt){return{...h(Yt,m,Vt),beyond:[]}}}),
F=j.map(({verdict:yt})=>yt),B=[...j.flatMap(yt=>yt.beyond).map(({host:yt})=>yt),...Q.keys()],X=[...W,...B],Y=p.predicted.requests.map(yt=>s(yt,[],m).map(xt=>({...xt,
host:yt.host,places:[]}))),z=[...p.predicted.drafts,...Y.flat()].filter(({host:yt})=>!N.has(yt)),et=p.predicted.notes,ut=T({...p,ofAnswers:et,others:z},X,m),mt=[
...j.flatMap(({ofFiles:yt})=>yt),...ut.files].sort($.Np),wt=[...F.flatMap(yt=>yt.findings),...mt].sort($.Np),{stopped:gt}=p,Dt=w(ut.files);return{passed:gt===null&&
!wt.some(({severity:yt})=>M(yt,m.failOn)),stopped:gt,hosts:F,files:mt,findings:wt,ignored:j.reduce((yt,xt)=>yt+xt.ignored,ut.ignored),roots:p.predicted.roots.map(
yt=>u(yt,p.predicted,m,Dt))}}function u({rows:p,...m},{reasons:D},{ignore:I},C){const W=({drafts:N,decidedAt:nt})=>N.length>0?N.filter(({problem:H,host:Q})=>!(0,$.
pi)(H,Q,I)).map(H=>({...H,severity:(0,$.xJ)(H,m.clients)})):nt.flatMap(H=>C.get(E(H))??[]);return{...m,rows:p.map(N=>{const nt=D.get(N);if(nt===void 0)return N;
const H=W(nt).toSorted($.Np),Q=new Map(H.map(({problem:j})=>[j.code,l(j)]));return{...N,worst:H[0]?.severity??null,problems:[...Q.values()]}})}}const l=({code:p,
title:m,usualSeverity:D})=>({code:p,title:m,usualSeverity:D}),E=({file:p,line:m})=>`${p}:${m}`,R=/^(?:constraint|lock)-/,w=p=>{const m=p.filter(({problem:I})=>R.
test(I.code)).flatMap(I=>I.places.map(C=>({place:C,finding:I}))),D=Map.groupBy(m,({place:I})=>typeof I=="string"?I:E(I));return new Map(Array.from(D,([I,C])=>[I,
C.map(({finding:W})=>W)]))},M=(p,m)=>p==="error"?m!=="never":p==="warning"&&m==="warning"}),6897:((lt,U,t)=>{t.d(U,{n:()=>S,x:()=>P});const _=100;async function S(O,A,g){
let y=performance.now();for(;;){const $=O.next(A.why!==null);if($.done)return $.value;performance.now()-y<_||(g($.value),await P(),y=performance.now())}}const P=()=>new Promise(
O=>setImmediate(O))}),9664:((lt,U,t)=>{t.d(U,{Gz:()=>S,LA:()=>A,jt:()=>P,un:()=>O});var _=t(3916);const S=(g,y)=>g===""?y:`${g}/${y}`,P=g=>g.slice(0,Math.max(0,
g.lastIndexOf("/")));function O(g,y){const $=(0,_.join)(g,y).replace(/\/$/,"");return $==="."?"":$}const A=g=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(g)}),
1022:((lt,U,t)=>{t.d(U,{m:()=>r,s:()=>e});var _=t(3625),S=t(6246),P=t(1831),O=t(8408),A=t(5011);const g={terraform:["terraform.io"],opentofu:["terraform.io","op\
entofu.org"]},y="hashicorp",$="-",T='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',i={prefix:"terr\
aform-",whose:"a Terraform",frequency:"often"},d={terraform:[i],opentofu:[i,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function r(a,u){const l=a.
split("/");if(l.length>3||l.includes(""))return n(T);const[E="",R,w]=l.reverse(),M=e(E);if(!M.ok){const N=`${(0,S.o)(E)} in source ${(0,S.o)(a)}`;return n(`Inva\
lid provider type: Invalid provider type ${N}: ${M.why}"`)}const p=w===void 0,m=p?(0,_.J)((0,A.Vm)(u)):(0,P.Pv)(w);if(R===void 0&&m.ok){const N={hostImplied:p,namespace:y,
type:M.value};return{kind:"registry",host:m.value,...N}}const D=f(R??""),I=`namespace "" in source ${(0,S.o)(a)}`;if(!D.ok)return n(`Invalid provider namespace:\
 Invalid provider ${I}: ${D.why}"`);if(!m.ok){const N="Invalid provider source hostname";return n(`${N}: ${N} ${I}: ${m.why}"`)}const C={hostImplied:p,host:m.value,
namespace:D.value,type:M.value},W=h(C,u);return W===void 0?{kind:s(C,u),...C}:n(W)}const n=a=>({kind:"invalid",error:a});function e(a){if(/^[a-z0-9]+$/.test(a))
return(0,_.J)(a);if(a==="")return(0,_.T)("must have at least one character");if(a.includes("."))return(0,_.T)("dots are not allowed");if(a.includes("--"))return(0,_.
T)("cannot use multiple consecutive dashes");const u=(0,O.YE)(a);return u.ok?(0,_.J)((0,O.DI)(u.value)):(0,_.T)("must contain only letters, digits, and dashes, \
and may not use leading or trailing dashes")}const f=a=>a===$?(0,_.J)(a):e(a);function s({host:a,namespace:u},l){return u===$?"legacy":u==="builtin"&&g[l].includes(
a)?"builtin":"registry"}function h(a,u){const l=(0,A.Vm)(u);if(a.namespace===$&&a.host!==l)return`Invalid provider namespace: The legacy provider namespace "-" \
can be used only with hostname ${l}.`;const E=d[u].find(({prefix:R})=>a.type.startsWith(R));return E===void 0?void 0:o(a,E,u)}function o(a,{prefix:u,whose:l,frequency:E},R){
const w=`${u}provider-`,M=a.type.slice(w.length);if(!a.type.startsWith(w)||!e(M).ok)return`Invalid provider type: Provider source ${(0,S.o)(c(a))} has a type wi\
th the prefix ${(0,S.o)(u)}, which isn't allowed because it would be redundant to name ${l} provider with that prefix. If you are the author of this provider, r\
ename it to not include the prefix.`;const p=c({...a,type:M},R);return`Invalid provider type: Provider source ${(0,S.o)(c(a,R))} has a type with the prefix ${(0,S.
o)(w)}, which isn't valid. Although that prefix is ${E} used in the names of version control repositories for ${l.split(" ")[1]} providers, provider source stri\
ngs should not include it.

Did you mean ${(0,S.o)(p)}?`}const c=({host:a,namespace:u,type:l},E)=>E!==void 0&&a===(0,A.Vm)(E)?`${u}/${l}`:`${(0,P.nx)(a)}/${u}/${l}`}),241:((lt,U,t)=>{t.d(U,
{B:()=>O});var _=t(1831);const S=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,P="TF_TOKEN_";function O(i,v,d){const[r]=(0,_.fK)(v);return r===void 0?[]:i.flatMap(n=>{const e=(0,_.
$k)(n);if(e!==null&&d.has(e))return[];const f=A(n,e,v);return f===null?[]:[{variable:n,why:f,write:r,isParent:g(e,v)}]})}function A(i,v,d){const r=S.exec(i)?.[0];
if(r===void 0)return null;const n=i.slice(r.length);return v!==null&&g(v,d)?`it is for ${(0,_.nx)(v)} only: the clients do not use the tokens of parent domains`:
$(d).some(e=>e===y(n))?r!==P?`it begins with ${r}, and the clients read only ${P}`:v===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,_.nx)(v)}${T(n,d)}`:null}const g=(i,v)=>i!==null&&(0,_.Sv)(v).name.endsWith(`.${(0,_.Sv)(i).name}`),y=i=>i.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function $(i){const{name:v}=(0,_.Sv)(i);return[...new Set([i,v,(0,_.nx)(i)].map(y))]}function T(i,v){const{name:d,port:r}=(0,_.
Sv)(v);return r!==443&&!i.includes(":")?"; a port follows a colon":d.includes("-")&&!i.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((lt,U,t)=>{
t.d(U,{S3:()=>E,Wi:()=>h,a2:()=>u,cZ:()=>g,cr:()=>c,hs:()=>a,pq:()=>l,sC:()=>o});var _=t(2886),S=t(1064),P=t(1831),O=t(8884);const A=3;function g(w){const M=[...Map.
groupBy(y(w),T).values()].flatMap(m=>{const D=[...Map.groupBy(m,i).values()];return D.length>A?[m]:D}).flatMap(m=>v(m)??[]).map(m=>({cause:m,hits:(0,O.eb)(m.findings).
length})).toSorted(({cause:m,hits:D},{cause:I,hits:C})=>(0,_.Np)(m,I)||$(m)-$(I)||C-D||I.hosts.length-m.hosts.length).map(({cause:m})=>m),p=R(M);return M.map(m=>({
...m,sameAs:p.get(m)??null}))}const y=w=>w.map(M=>({finding:M,hits:(0,O.eb)([M]).length})).toSorted((M,p)=>p.hits-M.hits).map(({finding:M})=>M);function $({code:w,
affects:M}){return w==="host-not-checked"?2:M.length===0||S.Du.some(p=>M.includes(p))?0:1}const T=({severity:w,problem:M,affects:p,exclude:m})=>JSON.stringify([
w,M.code,p,m===void 0]),i=w=>w.exclude===void 0?f(w.problem.help??"",w):"";function v(w){const[M]=w;if(M===void 0)return null;const p=[...new Set(w.flatMap(({host:j})=>j??
[]))],{code:m,title:D,help:I,message:C}=M.problem,W=(j,F)=>p.length>1?f(j,F):j,N=W(C,M),nt=w.every(j=>W(j.problem.message,j)===N),H=W(I??"",M),Q=w.every(j=>W(j.
problem.help??"",j)===H);return{severity:M.severity,code:m,title:D,affects:M.affects,findings:w,hosts:p,message:nt?N:null,help:H!==""&&Q?e(H,w):null,isAside:w.length>
1&&M.exclude!==void 0,sameAs:null}}const d=/\bTF_TOKEN_\w+/g,r="TF_TOKEN_HOST",n=5;function e(w,M){if(!w.includes(r))return w;const p=new Set(M.flatMap(({problem:m})=>m.
help?.match(d)??[]));return p.size<=n?`${w}; ${r} is ${[...p].join(" or ")}`:`${w}; in ${r}, write each dot of the host as an underscore and each hyphen as two`}
function f(w,{host:M}){return M===null||w===""?w:[...new Set([M,(0,P.nx)(M)])].reduce((p,m)=>p.replaceAll(m,s),w).replace(d,r).replaceAll(/\bhost the host/g,"th\
e host")}function s(w,M,p){const[m=" ",D=" "]=[p[M-1],p[M+w.length]];return/[\s("]/.test(m)&&/[\s,;.:)"]/.test(D)?"the host":"HOST"}const h=3,o=w=>g(w).flatMap(
M=>c(M).slice(0,h).flatMap(([,p])=>(0,O.tN)(p)??[]).filter(p=>!(0,O.cC)(p))),c=({message:w,findings:M})=>w===null?[...Map.groupBy(M,({problem:p})=>p.message)]:[
[w,M]],a=({hosts:w,findings:M})=>w.length>0&&!M.every(_.l$),u=w=>a(w)?"host":"place";function l(w){return a(w)?w.hosts.length:(0,O.yv)(w.findings).lines.length}
function E(w){const{findings:M,message:p}=w;return p===null?M.map(m=>[m]):a(w)?[...Map.groupBy(M,({host:m})=>m).values()]:(0,O.yv)(M).lines}function R(w){const M=w.
filter(D=>a(D)&&D.hosts.length>1),m=[...Map.groupBy(M,({hosts:D})=>D.toSorted().join()).values()].flatMap(([D,...I])=>D===void 0?[]:I.map(C=>[C,D.code]));return new Map(
m.filter(([{message:D}])=>D!==null))}}),4503:((lt,U,t)=>{t.d(U,{DZ:()=>n,R8:()=>f,aE:()=>O,oW:()=>e,uM:()=>P});var _=t(5143),S=t(8884);function P({file:s,line:h},{
links:o,repositories:c}){const{repository:a,path:u}=(0,_.bH)(s);if(a!==null){const E=r(g(c).get(a)),R=u==="."?null:e(u);return E===null||R===null?null:`${E}/${R}\
#L${h}`}const l=o?.get(s);return l===void 0?null:l.diff?.lines.has(h)?`${l.diff.url}R${h}`:`${l.url}#L${h}`}const O=(s,{repositories:h})=>{const o=g(h).get(s)?.
url??null;return o===null||d(o)===null?null:o},A=new WeakMap;function g(s){const h=A.get(s)??new Map(s.map(o=>[o.name,o]));return A.set(s,h),h}const y=600,$=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
T=/^(?:[\da-f]{40}|[\da-f]{64})$/,i=/^gitlab\.com$/i,v=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,
d=s=>s.length<=y?$.exec(s)?.[1]??null:null;function r(s){const{url:h=null,commit:o=null}=s??{},c=h===null?null:d(h);return c===null||o===null||!T.test(o)||v.test(
c)?null:`${h}${i.test(c)?"/-":""}/blob/${o}`}const n=s=>r(s)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function e(s){if(!s.isWellFormed())return null;const h=o=>encodeURIComponent(
o).replace(/[!'()*_~]/g,c=>`%${c.charCodeAt(0).toString(16).toUpperCase()}`);return s.split("/").map(h).join("/")}const f=s=>new Set((0,S.YC)(s).flat().flatMap(
h=>typeof h=="string"?[]:h.file).filter(S.CN))}),7574:((lt,U,t)=>{t.d(U,{I$:()=>A,QN:()=>$,kJ:()=>P,nO:()=>T,tY:()=>O,u8:()=>y});var _=t(4120);const S=864e5;function P(i){
const v=Math.round(i);if(v<1e3)return`${v} ms`;if(v<59950)return`${(v/1e3).toFixed(1)} s`;const d=Math.round(v/1e3);return`${Math.floor(d/60)} min ${d%60} s`}function O(i){
return i<1e3?`${i} B`:i<999950?`${(i/1e3).toFixed(1)} kB`:`${(i/1e6).toFixed(1)} MB`}function A(i){return[["DNS",i.lookupMs],["connect",i.connectMs],["TLS",i.tlsMs],
["first byte",i.firstByteMs],["total",i.totalMs]].flatMap(([d,r])=>r===null?[]:[[d,r]])}const g=6e4;function y(i,v){const d=Date.parse(v)-Date.parse(i);if(!(d>=
g))return"less than a minute";const r=Math.floor(d/g),n=[{count:Math.floor(r/1440),unit:r>=2880?"days":"day"},{count:Math.floor(r%1440/60),unit:"h"},{count:r%60,
unit:"min"}],e=n.findIndex(({count:f})=>f>0);return n.slice(e,e+2).filter(({count:f})=>f>0).map(({count:f,unit:s})=>`${f} ${s}`).join(" ")}const $=i=>`${i.slice(
0,16).replace("T"," ")} UTC`;function T(i,v){const d=(Date.parse(i)-Date.parse(v))/S;if(Number.isNaN(d))return i;const r=(0,_.px)(Math.floor(Math.abs(d)),"day"),
n=Math.abs(d)<1,e=n?"within the last day":`${r} ago`,f=n?"in less than a day":`in ${r}`;return`${i.slice(0,10)} (${d<0?e:f})`}}),4120:((lt,U,t)=>{t.d(U,{DO:()=>e,
H8:()=>$,Iu:()=>y,J5:()=>T,QI:()=>n,Rk:()=>f,SY:()=>v,Sk:()=>i,_l:()=>g,dy:()=>O,od:()=>d,px:()=>A,wO:()=>r});var _=t(4e3),S=t(5799),P=t(1064);const O="new in t\
his pull request",A=(s,h)=>`${s} ${s===1?h:g(h)}`,g=s=>`${s.replace(/(?<=[^aeiou])y$/,"ie")}s`,y=s=>s.replace(/^./u,h=>h.toUpperCase()),$=s=>S.oC.flatMap(h=>{const{
length:o}=s.filter(c=>c.severity===h);return o===0?[]:[A(o,h)]}).join(", "),T=({length:s},h)=>s<=2*h?s:h;function i(s,h,o,c=a=>`and ${a} more`){const{shown:a,more:u}=(0,_.
zN)(s,h);return[...a.map(o),...u>0?[c(u)]:[]]}const v=s=>P.zK.every(h=>s.includes(h))?"all clients":s.map(h=>P.bB[h]).join(", ");function d(s,h){const o=h.filter(
c=>s.includes(c));return s.length===0||o.length===h.length?"":o.length===0?"no client in use":o.map(c=>P.bB[c]).join(", ")}const r=s=>s.map(h=>P.bB[h]).join(" a\
nd "),n=({clients:s,versions:h})=>s.map(o=>[P.bB[o],h[o]].join(" ").trim()).join(" and "),e=s=>s==="any"?"any service":s;function f(s){switch(s){case"none":return"\
none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((lt,U,t)=>{t.d(U,
{BQ:()=>w,CN:()=>p,Dc:()=>R,II:()=>g,Ky:()=>y,Qz:()=>E,R3:()=>A,Xd:()=>a,YC:()=>c,Yx:()=>h,_X:()=>e,cC:()=>i,eb:()=>v,eo:()=>O,et:()=>M,fP:()=>f,iW:()=>r,mj:()=>n,
oN:()=>s,rv:()=>$,tN:()=>u,xi:()=>l,yv:()=>o});var _=t(5143),S=t(4120),P=t(8641);const O=I=>m(I)?`${g(I.file)}:${I.line}`:I,A=({file:I,line:C,column:W})=>`${g(I)}\
:${C}:${W}`;function g(I){const{repository:C,path:W}=(0,_.bH)(I);if(C===null)return(0,P.J7)(I);const N=(0,P.J7)(C);return W==="."?N:`${N}//${(0,P.J7)(W)}`}function y(I,C,W=O){
const{places:N,isOfRepositories:nt}=$(D(I)),H=N.slice(0,C).map(W).join(", "),Q=N.length-C;return Q<=0?H:`${H} and ${(0,S.px)(Q,nt?"more repository":"more place")}`}
function $(I){const C=T(I),W=C.filter(i).length>1;return{places:W?C:I,isOfRepositories:W}}function T(I){const C=new Set;return I.filter(W=>{const N=m(W)?(0,_._M)(
W.file):null;return N===null?!0:!C.has(N)&&C.add(N)})}const i=I=>m(I)&&(0,_._M)(I.file)!==null,v=I=>T(d(I)).filter(i),d=I=>[...new Set(I.map(({places:C})=>C))].
flat(),r=(I,C)=>I===C?`all ${C} repositories`:`${I} of ${C} repositories`;function n(I,C){const{length:W}=C>1?v(I):[];return W>1?r(W,C):""}function e(I){const C=I.
filter(({severity:N})=>N!=="notice").flatMap(N=>v([N]).map(nt=>{const{severity:H,problem:Q}=N;return{repository:(0,_._M)(nt.file)??"",severity:H,code:Q.code,place:nt}})),
W=({findings:N},nt)=>N.filter(H=>H.severity===nt).length;return Array.from(Map.groupBy(C,({repository:N})=>N),([N,nt])=>({repository:N,findings:nt})).toSorted((N,nt)=>W(
nt,"error")-W(N,"error")||W(nt,"warning")-W(N,"warning"))}const f=({length:I})=>`with errors or warnings in ${I===1?"its":"their"} own files`;function s(I,C){const{
isOfRepositories:W}=$(I),N=H=>(W?(0,_._M)(H.file):null)??O(H),nt=new Set(C.map(H=>H&&N(H)));return I.filter(H=>!nt.has(N(H)))}const h=(I,C=O)=>y(I,I.every(m)?1:
2,C);function o(I){const C=d(I),W=D(C.filter(m)),N=[...new Set(C.filter(nt=>typeof nt=="string"))];return{lines:W,settings:N}}const c=({findings:I,hosts:C,roots:W})=>[
...new Set([...I.map(({places:N})=>N),...C.flatMap(({requirements:N})=>N.map(({because:nt})=>nt)),...W.flatMap(({rows:N})=>N.map(({places:nt})=>nt))])],a=({places:I})=>I.
find(m)??null,u=I=>I.map(a).find(C=>C!==null)??null;function l(I,{clients:C,repositories:W},N,nt){const{lines:H,settings:Q}=o([I]);return[["help",(0,P.RK)(I.problem.
help??"",N)],["affects",(0,S.od)(I.affects,C)],["hits",n([I],W.length)],["also at",y(s(H,H.slice(0,1)),nt)],["required by",y(Q,nt)]].filter(([,F])=>F!=="")}const E=({
requirements:I})=>I.some(({because:C})=>C.some(m)),R=I=>new Set(d(I).filter(m).map(({file:C})=>C)).size,w=I=>I.filter(C=>a(C)===null),M=I=>I.every(({problem:C})=>C.
code.startsWith("credentials-"))?"credentials":"settings",p=I=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(I)&&(0,_._M)(I)===null,m=I=>typeof I!="string";function D(I){
const C=new Set;return I.filter(W=>{const N=typeof W=="string"?W:`${W.line}:${W.file}`;return!C.has(N)&&C.add(N)})}}),6763:((lt,U,t)=>{t.d(U,{h$:()=>n,q9:()=>$,
rc:()=>T});var _=t(4e3),S=t(5143),P=t(7574),O=t(4120),A=t(8884);const g=50,y=3,$=f=>(0,O.Sk)(f,g,String,s=>`and ${(0,O.px)(s,"more remark")}`),T=f=>[...i(f),...v(
f),...d(f)];function i(f){return(0,A.YC)(f).some(({length:h})=>h===S.WD)?[`lists of places end after ${S.WD} places`]:[]}function v({files:f}){const s=f.filter(
({exclude:E,severity:R})=>E!==void 0&&R!=="notice"),{length:h}=s;if(h===0)return[];const o=[...new Set(s.flatMap(({exclude:E})=>E??[]))],c=(0,A.eb)(s).length,a=h===
1?"1 finding is":`${h} findings are`,u=c===0?"":` of ${(0,O.px)(c,"repository")}`;return[`${a} in tests, examples or templates${u}, where errors are warnings; t\
o skip such files, set ${c===0?"`exclude`":"`exclude` where their files are read"}: ${(0,_.K4)(o,y,_.dh)}`]}function d({roots:f}){return f.some(({rows:h})=>h.some(
({platforms:o})=>o.some(({available:c})=>c===!0)))?["signatures of provider packages were not verified"]:[]}function r({hosts:f},{scan:s,repositories:h}){const{
files:o,bytes:c,usages:a,durationMs:u}=s,l=f.filter(A.Qz).length,E=l===0?"no registry host is used":`${(0,O.px)(a,"usage")} of ${(0,O.px)(l,"registry host")}`;return h.
length>0?`${E} in ${(0,O.px)(h.length,"repository")}`:o===0&&u===0?null:o===0?"found no Terraform or OpenTofu files":`scanned ${(0,O.px)(o,"file")} (${(0,P.tY)(
c)}) in ${(0,P.kJ)(u)}: ${E}`}function n(f,s){const{dialect:h,durationMs:o,scan:c,remarks:a}=s,u=r(f,s),E=f.hosts.length===0&&c.files===0?"":` for ${(0,O.QI)(h)}\
 (${h.why})`;return[`${e(f)}; checked in ${(0,P.kJ)(o)}${E}`,...u===null?[]:[u],...a]}function e({findings:f,ignored:s}){const h=(0,O.H8)(f)||"no findings";return s>
0?`${h}, ${s} ignored`:h}}),7236:((lt,U,t)=>{t.d(U,{l:()=>S,o:()=>P});var _=t(1022);function S({kind:O,text:A,address:g},y,$){switch(O){case"required_provider":case"\
state_store_provider":case"lock_provider":{const T=(0,_.m)(A??"",$);return T.kind==="registry"?T:null}case"required_provider_nosource":case"required_provider_le\
gacy":return{host:y,namespace:"hashicorp",type:P(g)};case"implied_provider":return{host:y,namespace:"hashicorp",type:(A??"").replace(/[._].*$/s,"")};default:return null}}
const P=O=>O.replace(/^.*\./s,"")}),5257:((lt,U,t)=>{t.d(U,{Im:()=>y,JT:()=>A,KS:()=>T,MP:()=>O,TN:()=>g,W$:()=>P,cd:()=>S,ek:()=>$});const _="hostnames input",
S={file:_,line:1,column:1,endColumn:1},P=i=>i.file===_?_:i,O=({host:i,namespace:v,name:d,system:r})=>[i,v,d,r].join("/"),A=({host:i,namespace:v,type:d})=>[i,v,d].
join("/"),g=i=>"type"in i?A(i):O(i);function y(i){return"constraints"in i?i.constraints:i.constraint===null?[]:[i.constraint]}const $=i=>("places"in i?i.places:
[i.place]).map(P);function T({version:i},v){if(i===null)return null;const d=i.text??i.values?.[v]??null;return d===null?null:{text:d,place:i.place}}}),3862:((lt,U,t)=>{
t.d(U,{X:()=>g});var _=t(9664),S=t(5011),P=t(7236),O=t(5257);const A=/^\.{1,2}\//;function g($,T){const i=Map.groupBy(T,({lockFile:n})=>n),v=new Set($.flatMap(({
kind:n,text:e,place:f})=>y.test(n)&&!A.test(e??"")?(0,_.jt)(f.file):[])),d=new Map,r=(n,e)=>{if(n.calls.length>0||n.directories.some(h=>v.has(h)))return!0;const f=d.
get(n)??new Set(n.providers.map(h=>(0,O.JT)(h.provider)));d.set(n,f);const s=(0,P.l)(e,(0,S.Vm)(n.client),n.client);return s===null||f.has((0,O.JT)(s))};return $.
map(n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const e=i.get(n.place.file)??[];return e.length===0||e.some(f=>r(f,n))?n:{...n,needs:[]}})}const y=/^(?:module|test_module|terragrunt_source|installed_module)/}),
8416:((lt,U,t)=>{t.d(U,{L2:()=>v,oh:()=>y,rU:()=>d});var _=t(4e3),S=t(5143),P=t(1064),O=t(5603),A=t(3469);const g=function(...u){const{readTools:l}=t.late([400,
210,913],5913);return new.target?new l(...u):l(...u)};function y(u,l){let E;return()=>(E??=g(u,l),E)}const $=["terraform"],T="assumed, CLI not detected; set `di\
alect`",i="CLI not detected; set `dialect` to check one";function v({setting:u,scan:l}){const E=u.name==="auto"?null:n(u.name),R=l===null||l.isEmpty,w=R?{signs:[],
constraints:[]}:{signs:h(l,u,E),constraints:l.constraints};if(E!==null)return o(E,[r],[],u,w);if(R)return o(P.Du,[i],[],u,w);const M=s(w.signs);if(M.length===0)
return{...o($,[T],[],u,w),isGuess:!0};const p=e(M),m=p.flatMap(D=>M.find(I=>I.client===D)??[]);return o(p,m.map(a),M,u,w)}function d({clients:u},l){if(l===null||
l.isEmpty)return P.zK;const{others:E}=l.tools(),R=u;return P.zK.filter(w=>R.includes(w)||E.has(w)||w==="terragrunt"&&l.usesTerragrunt)}const r="set by `dialect`",
n=u=>u==="both"?P.Du:[u],e=u=>P.Du.filter(l=>u.some(E=>E.client===l));function f(u){const l=u.filter(({place:E})=>!(0,S.Zl)(E.file));return l.length===0?u:l}const s=u=>{
const l=f(u);return O.A.map(R=>l.filter(w=>w.level===R)).find(({length:R})=>R>0)??[]};function h({signs:u,tools:l,hasCloudHostname:E},R,w){const M=s(u),p=w??e(M),
m=M.every(({place:nt})=>(0,S.Zl)(nt.file)),D=w===null&&(m||M.some(({isCloud:nt})=>nt)),I=R.version===null&&p.some(nt=>(0,A.w)(nt,[]).length>1);if(!D&&!I)return u;
const{setsCloudHostname:C,signs:W}=l(),N=E||C;return[...u.filter(({isCloud:nt})=>!(nt&&N)),...W]}function o(u,l,E,R,w){const[M,...p]=u,m=u.map(C=>c(C,R,w)),D=m.
flatMap(({client:C,version:W})=>W===null?[]:[[C,W]]),I=m.flatMap(({version:C,signs:[W]})=>C===null||W===void 0?[]:[a(W)]);return{name:M===void 0||p.length>0?"bo\
th":M,clients:u,releases:m.flatMap(({releases:C})=>C),versions:Object.fromEntries(D),why:[...new Set([...l,...I])].join(", "),evidence:[...new Set([...E,...m.flatMap(
({signs:C})=>C)])]}}function c(u,{version:l},E){if(l!==null)return{client:u,releases:(0,A.w)(u,[l]),version:l,signs:[]};const R=f(E.signs.filter(I=>I.client===u&&
I.version!==null)),w=[...new Set(R.map(I=>(I.version??"").replace(/^v/,"")))];if(w.length>0){const[I="",...C]=w,W=C.length===0&&(0,A.l)(I);return{client:u,releases:(0,A.
w)(u,w),version:W?I:null,signs:R}}const M=f(E.constraints),p=M.map(({text:I})=>I),m=(0,A.w)(u,p);if(m.length===(0,A.w)(u,[]).length)return{client:u,releases:m,version:null,
signs:[]};const D=M.map(({text:I,place:C})=>({client:u,level:"syntax",place:C,text:`requires ${(0,_.dh)(I)}`,version:I}));return{client:u,releases:m,version:p.length===
1?p[0]??null:null,signs:D}}const a=({place:u,text:l})=>`${u.file}:${u.line} ${l}`}),2161:((lt,U,t)=>{t.d(U,{L8:()=>v,TD:()=>e,U4:()=>T,Z8:()=>f,e0:()=>i,tr:()=>$});
var _=t(1064);const S=["terraform"],P=["opentofu"],O=[{suffix:".tftest.hcl",class:"test",clients:_.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:_.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:P},{suffix:".tofutest.json",class:"test",clients:P},{suffix:".tfquery.hcl",class:"\
query",clients:S},{suffix:".tfquery.json",class:"query",clients:S},{suffix:".tfmigrate.hcl",class:"migrate",clients:S},{suffix:".tfcomponent.hcl",class:"stack",
clients:S},{suffix:".tfcomponent.json",class:"stack",clients:S},{suffix:".tfstack.hcl",class:"stack",clients:S},{suffix:".tfstack.json",class:"stack",clients:S},
{suffix:".tfdeploy.hcl",class:"deploy",clients:S},{suffix:".tfdeploy.json",class:"deploy",clients:S},{suffix:".tfmock.hcl",class:"none",clients:_.Du},{suffix:".\
tofumock.hcl",class:"none",clients:P},{suffix:".tf.json",class:"config",clients:_.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:P},{suffix:"\
.tf",class:"config",clients:_.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:P},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:_.Du},{suffix:"\
.hcl",class:"terragrunt",clients:_.Du}],A=Map.groupBy(O,({suffix:s})=>s.slice(s.lastIndexOf(".")+1)),g=".terraform.lock.hcl",y={class:"lock",syntax:"hcl",clients:_.
Du,isOverride:!1},$=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(s),T=".terraform/modules/modules.json",i={...y,class:"manifest",syntax:"json"};
function v(s,h,o){if(s===g)return y;const a=A.get(s.slice(s.lastIndexOf(".")+1))?.find(({suffix:m})=>s.endsWith(m));if(a===void 0||a.class==="none")return;const u=d(
s)&&a.class==="test"&&o==="tests";if(d(s)&&!u)return;const l=s.slice(0,-a.suffix.length),E=a.twin!==void 0&&h.has(l+a.twin),R=l==="override"||l.endsWith("_overr\
ide"),w=E||u;if(w&&!a.clients.includes("terraform"))return;const M=w?S:a.clients,p=s.endsWith(".json")?"json":"hcl";return{class:a.class,syntax:p,clients:M,isOverride:R}}
const d=s=>s.startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith("#"),r=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),e=s=>r.test(s),f=s=>e(s)||n.test(s)}),6195:((lt,U,t)=>{t.d(U,{$8:()=>$,G$:()=>T,Ls:()=>g,UO:()=>i,VK:()=>A,sT:()=>d,sq:()=>v});var _=t(6760),S=t(7052),P=t(
2161);const O=/[*?[{]/;function A(n){const e=n.split("/"),f=e.findIndex(s=>O.test(s));return f<0?{fixed:n}:{fixed:e.slice(0,f).join("/"),glob:e.slice(f).join("/")}}
function g(n){const e=n.map(f=>{const s=f.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:s,start:y(s)}});return f=>{const s=f.toLowerCase();return e.
some(({glob:h,start:o})=>h===f||s.startsWith(o)&&_.posix.matchesGlob(f,h))}}function y(n){const[e=""]=n.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(n)??[];return e.
toLowerCase()}const $=({file:n,glob:e},f)=>n===f||e!==void 0&&_.posix.matchesGlob(f,e),T=n=>n.startsWith(".")||n==="node_modules",i=(n,e)=>n===e||n.startsWith(e.
endsWith(_.sep)?e:e+_.sep),v=n=>_.sep==="/"?n:n.replaceAll(_.sep,"/");function d(n,e,f,s){if(n.kind==="error")return(0,S.WO)({what:"link",code:n.code});const{kind:h,
path:o}=n;return i(o,e.boundary)?h==="directory"?null:h==="special"?(0,S.WO)({what:"link-to-special-file"}):{path:o,isScanned:r(o,e,f,s)}:(0,S.a3)()}function r(n,e,f,s){
if(e.file!==void 0||e.glob!==void 0||!i(n,e.path))return!1;const[h="",...o]=v((0,_.relative)(e.path,n)).split("/").toReversed();if(o.some(T))return!1;const c=v(
(0,_.relative)(f,n)).split("/");return c.map((u,l)=>c.slice(0,l+1).join("/")).slice(-1-o.length).some(s)?!1:(0,P.L8)(h,new Set([h]),o[0]??"")!==void 0}}),5603:((lt,U,t)=>{
t.d(U,{A:()=>O,j:()=>A});var _=t(5143),S=t(1064),P=t(5011);const O=["lock-file","syntax","version-file","tool","hook"];class A{found=new Map;allowed=new Map;addFiles($){
for(const{file:T,kind:i,scope:v,isContext:d}of $){if(d)continue;const[r]=i.clients;if(r!==void 0&&i.clients.length===1&&!g(T)){const n={file:T,line:1,column:1,endColumn:1};
this.addSyntax(r,`is read by ${S.bB[r]} only`,n)}for(const n of v.traits)this.addTrait(n)}}addUsages($){for(const T of $)T.kind==="lock_provider"?this.addLock(T):
T.kind==="cloud_default"&&this.addCloud(T)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:$,text:T,place:i}){
if($==="version"){const v=(0,_.Zl)(i.file)?`${T} aside`:T;this.allowed.has(v)||this.allowed.set(v,{text:T,place:i})}else if($==="binary"){const d={client:T==="t\
ofu"?"opentofu":"terraform",level:"version-file",place:i,version:null};this.put({...d,text:"sets terraform_binary"})}else if($!=="compatible"&&$!=="provider-ver\
sion"){const{client:v,what:d}=S.$I[$];this.addSyntax(v,`has ${d}`,i)}}addLock({host:$,place:T}){const i=S.Du.find(d=>(0,P.Vm)(d)===$);if(i===void 0)return;const v=`\
locks providers from ${$}`;this.put({client:i,level:"lock-file",place:T,text:v,version:null})}addCloud({clients:$,isOverridden:T,place:i}){if(T||!$.includes("te\
rraform"))return;this.put({client:"terraform",level:"syntax",place:i,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax($,T,i){this.put(
{client:$,level:"syntax",place:i,text:T,version:null})}put($){const T=`${$.client} ${$.text}`;if(this.found.has(T))return;const i=(0,_.Zl)($.place.file)?`${T} a\
side`:T;this.found.has(i)||this.found.set(i,$)}}const g=y=>/(^|\/)[.#][^/]*$/.test(y)}),7854:((lt,U,t)=>{t.d(U,{Oo:()=>$,YW:()=>O,kA:()=>y,s7:()=>g,sw:()=>A,u3:()=>v,
vH:()=>T});var _=t(7052),S=t(1064);const P={line:1,column:1,endColumn:1};function O(d,r,n=P){const e={file:d===""?".":d,...n};return{problem:r,place:e,clients:S.
Du,host:null}}function A(d,r){const n=$(f=>f.filter(s=>r.includes(s))),e=$(f=>f.map(s=>({...s,clients:n(s.clients)})).filter(s=>s.clients.length>0));return d.flatMap(
f=>{const s=n(f.clients);if(s.length===f.clients.length)return f;const h=e(f.needs),o=f.isHostImplied?h[0]?.host??f.host:f.host;return s.length===0?[]:{...f,clients:s,
needs:h,host:o}})}const g=({workspace:d,hasOwnToken:r,directHost:n})=>d!==void 0||r===!0||n!==void 0,y=d=>{const r=new Set;for(const{host:n,isHostImplied:e}of d)
n!==null&&!e&&r.add(n);return r};function $(d){let r;return n=>{r??=new Map;const e=r.get(n);if(e!==void 0||r.has(n))return e;const f=d(n);return r.set(n,f),f}}
const T=(d,r)=>d.filter(n=>n.clients.some(e=>r.includes(e))),i=1e4;class v{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(r=i){this.max=r}add(r){
const{problem:n,place:e}=r;if(n.code==="file-syntax"){if(this.broken.has(e.file))return;this.broken.add(e.file)}const f=this.kept.get(n.severity)??0;this.kept.set(
n.severity,f+1),f<this.max?this.notes.push(r):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const r=(0,_.ub)({kind:"problems",max:this.max,omitted:this.
omitted});return[...this.notes,O(".",r)]}}}),9488:((lt,U,t)=>{t.d(U,{G:()=>r});var _=t(3024),S=t(6760),P=t(9461),O=t(5747),A=t(7052),g=t(9664),y=t(2161),$=t(6195),
T=t(7854);const i={files:1e6,directoryFiles:5e4},v=200,d=1e4;function*r(h,o={toolFiles:[],hasPlugins:!1},c=i){const a=new e(h,o,c);for(const u of h.scan){const l=n(
a.root,u);"path"in l?yield*a.walkFrom(l):yield{kind:"note",note:l}}}function n(h,o){const{fixed:c,glob:a}=(0,$.VK)(o);try{const u=(0,_.realpathSync)((0,S.resolve)(
h,c)),l=(0,$.sq)((0,S.relative)(h,u)),E=(0,$.UO)(u,h),R=E?h:u;if(a!==void 0)return{path:u,name:l,boundary:R,glob:(0,g.Gz)(l,a)};if((0,_.statSync)(u).isDirectory())
return{path:u,name:l,boundary:R};const w=(0,S.resolve)(u,"..");return{...{path:w,name:(0,$.sq)((0,S.relative)(h,w))},boundary:E?h:w,file:l}}catch(u){return(0,T.
YW)(o,(0,A.WO)({what:"scan",code:(0,O.Oj)(u)}))}}class e{root;isExcluded;aside;limits;selected;files=0;constructor({root:o,scan:c,exclude:a},u,l){this.root=(0,_.
realpathSync)(o),this.isExcluded=(0,$.Ls)(a),this.aside=u,this.limits=l,this.selected=c.length>1?new Set:null}*walkFrom(o){const c=o.glob===void 0&&o.file===void 0,
a=[{path:o.path,name:o.name,depth:0,isSelected:c}];for(let u=a.pop();u!==void 0;u=a.pop()){yield{kind:"directory",name:u.name};const l=s(u);if("problem"in l){yield{
kind:"note",note:l};continue}const E=[];for(const R of this.findFiles(o,u,l))if("problem"in R)yield{kind:"note",note:R};else if(E.length<this.limits.directoryFiles)
E.push(R);else{yield f(u,"directory",this.limits.directoryFiles);break}if(this.files+=E.length,this.files>this.limits.files){yield f(u,"files",this.limits.files);
return}if(E.some(({isContext:R})=>!R)&&(yield{kind:"module",files:E}),o.file!==void 0)return;for(const R of this.findDirectories(o,u,l))a.push(R)}}*findFiles(o,c,a){
const u=new Set;let l=!1;for(const R of a)(0,y.tr)(R.name)&&!R.isDirectory()&&u.add(R.name),l||=R.name===".terraform",this.aside.hasPlugins||=R.name==="terrafor\
m.d";const E=c.name.slice(c.name.lastIndexOf("/")+1);for(const R of a){if(R.isDirectory())continue;const w=(0,g.Gz)(c.name,R.name),M=(0,y.L8)(R.name,u,E);if(M===
void 0){(0,y.Z8)(R.name)&&this.addToolFile(w);continue}const m={path:c.path+S.sep+R.name,file:w,kind:M,isContext:!this.select(o,c,w)};R.isFile()?yield m:R.isSymbolicLink()?
yield*this.follow(o,m):yield(0,T.YW)(w,(0,A.WO)({what:"special-file"}))}if(l&&c.isSelected){const R=[c.path,...y.U4.split("/")].join(S.sep),w=(0,P.$)(R);w.kind===
"file"&&w.path===R&&(yield{path:R,file:(0,g.Gz)(c.name,y.U4),kind:y.e0,isContext:!1})}}addToolFile(o){this.aside.toolFiles.length>=d||this.isExcluded(o)||this.aside.
toolFiles.push(o)}select(o,c,a){return!(c.isSelected||(0,$.$8)(o,a))||this.isExcluded(a)||this.selected?.has(a)?!1:(this.selected?.add(a),!0)}*follow(o,c){const a=(0,$.
sT)((0,P.$)(c.path),o,this.root,this.isExcluded);a!==null&&("code"in a?yield(0,T.YW)(c.file,a):yield{...c,path:a.path,isContext:c.isContext||a.isScanned})}findDirectories({
glob:o},{path:c,name:a,depth:u,isSelected:l},E){const R=[];for(const w of E.toReversed()){if(!w.isDirectory()||(0,$.G$)(w.name))continue;const M=(0,g.Gz)(a,w.name);
if(this.isExcluded(M))continue;const p=l||o!==void 0&&S.posix.matchesGlob(M,o),m=c+S.sep+w.name;R.push({path:m,name:M,depth:u+1,isSelected:p})}return R}}const f=({
name:h},o,c)=>({kind:"note",note:(0,T.YW)(h,(0,A.ub)({kind:o,max:c}))});function s({path:h,name:o,depth:c}){if(c>v)return(0,T.YW)(o,(0,A.ub)({kind:"depth",max:v}));
try{return(0,_.readdirSync)(h,{withFileTypes:!0}).sort((a,u)=>a.name<u.name?-1:1)}catch(a){return(0,T.YW)(o,(0,A.WO)({what:"directory",code:(0,O.Oj)(a)}))}}}),1435:((lt,U,t)=>{
t.d(U,{j:()=>g,o:()=>y});var _=t(9562);const S=function(...T){const{thisMachine:i}=t.late([914,217,456,696],2696);return new.target?new i(...T):i(...T)},P=function(...T){
const{mergeFindings:i}=t.late([914,217,456,696],2696);return new.target?new i(...T):i(...T)},O=function(...T){const{readCliConfig:i}=t.late([914,217,456,696],2696);
return new.target?new i(...T):i(...T)},A=function(...T){const{withoutInstalled:i}=t.late([217,927,90],1264);return new.target?new i(...T):i(...T)};function g(T,i,v,{
environment:d,directory:r,mayHavePlugins:n,plugins:e=null}){if(i.hostnames.length===0&&T.every(({needs:u})=>u.length===0))return{usages:T,remarks:[],findings:[],
configs:[],releases:v.releases};const f=y(i.cliConfig,v.clients,d),s=v.releases.map(u=>{const l=f.find(({client:E})=>E===u.client);return{...u,attemptMs:l?.requestTimeoutMs??
u.attemptMs}}),h=i.depth!=="discovery",o={root:r,plugins:e,mayHavePlugins:n,releases:s,asksMirrors:h},c=T.some($)?A(T,f,o):{usages:T,remarks:[],findings:[]},a=[
...f.flatMap(u=>u.findings),...c.findings];return{...c,findings:P(a),configs:f,releases:s}}function y(T,i,v){const d=S(v);return i.map(r=>O(r,d,T))}const $=({needs:T})=>T.
some(({service:i})=>i===_.xq)}),5866:((lt,U,t)=>{t.d(U,{D0:()=>n,lz:()=>e,a3:()=>s});var _=t(7052),S=t(9664);function P(o,{evidence:c,versions:a}){if(o.version!==
null)return()=>o.version;const u=c.filter(({level:l,version:E})=>l==="version-file"&&E!==null);return(l,E)=>u.some(w=>w.client===l&&O(E,(0,S.jt)(w.place.file)))?
a[l]??null:null}const O=(o,c)=>c===""||`${o}/`.startsWith(`${c}/`);var A=t(6195),g=t(7854),y=t(3152);const $=function(...o){const{RootNotes:c}=t.late([400,210,913],
5913);return new.target?new c(...o):c(...o)},T=function(...o){const{textNotes:c}=t.late([400,210,913],5913);return new.target?new c(...o):c(...o)},i=function(...o){
const{layoutsOf:c}=t.late([400,210,913],5913);return new.target?new c(...o):c(...o)},v=function(...o){const{rootsOf:c}=t.late([400,210,913],5913);return new.target?
new c(...o):c(...o)},d=function(...o){const{unmatched:c}=t.late([400,210,913],5913);return new.target?new c(...o):c(...o)},r=2e5;function n({usages:o,notes:c,scanned:a,
changed:u,dialect:l,settings:E,listed:R}){const{declared:w,endedAt:M}=a;if(o.length===0&&!w.some(X=>"place"in X)&&E.roots.length===0)return{roots:[],notes:[]};const{
clients:m,versions:D}=l,I={usages:o,declared:w,clients:m},C=R===void 0?e(I,E,M===null):f(I,R),W=[],N=[],nt=E.dialect.name==="auto"?[]:m,H=new $({clients:m,upgrade:E.
upgrade,versionIn:P(E.dialect,l)}),Q=E.depth!=="discovery";let j=0;for(const X of v(C,{changed:u,versions:D,hasCalls:Q})){if(j+=X.directories.length,j>r){N.push(
(0,g.YW)(X.directory,(0,_.ub)({kind:"roots",max:r})));break}H.add(X),Q&&W.push(X)}const F=[...T(o,w,{...l,set:nt})].filter(({place:X})=>u===null||u.has(X.file)),
G=new Set(c.flatMap(({problem:X,place:Y})=>X.code==="lock-invalid"?Y.file:[])),B=[...F,...H.notes()].filter(({place:X})=>!G.has(X.file));return{roots:W,notes:[...B,
...N]}}function e(o,{roots:c},a){const u=c.map(R=>({text:R,matches:(0,A.Ls)([R])})),l=i({...o,patterns:u}),E=a?d(l,u):[];if(E.length===0)return l;throw new y.GN(
E.map(R=>`roots: no directory with configuration matches ${R}`))}function f(o,c){return o.clients.flatMap(a=>i({...o,clients:[a],patterns:[{text:"",matches:l=>c.
get(a)?.has(l)===!0}]}))}function s(o,c,{depth:a},u){if(a==="discovery")return o;const l=({kind:R,workspace:w})=>R==="cloud_default"?!!u.TF_CLOUD_HOSTNAME:R!=="\
backend_remote_default"||w?.organization===null,E=new Set(c.filter(R=>!l(R)).map(({place:R})=>h(R)));return o.map(R=>R.problem.code==="host-missing"&&E.has(h(R.
place))?{...R,problem:{...R.problem,severity:"error"}}:R)}const h=({file:o,line:c,column:a})=>`${o}:${c}:${a}`}),370:((lt,U,t)=>{t.d(U,{C_:()=>v,SQ:()=>y,o0:()=>T});
var _=t(6897),S=t(8416),P=t(7854),O=t(9488);const A=function(...d){const{scanInSteps:r}=t.late([400,210,913],5913);return new.target?new r(...d):r(...d)},g=20;async function y({
scan:d,exclude:r},{directory:n,environment:e,stop:f,progress:s}){const h={root:n,scan:d,exclude:r},o=f.why===null?$(h):null;if(o!==null)return o;const c=A(h,Object.
keys(e));return(0,_.n)(c,f,a=>s({kind:"scan",files:a}))}function $(d){const r={toolFiles:[],hasPlugins:!1};let n=0;for(const{kind:e}of(0,O.G)(d,r))if(n+=1,e!=="\
directory"||n>g)return null;return{...r,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function T(d,r,n){
const e=i(d,r,n),f=(0,S.L2)(e),{clients:s}=f;return{dialect:f,usedBy:()=>(0,S.rU)(f,e.scan),usages:(0,P.sw)(r.usages,s),notes:(0,P.vH)(r.notes,s)}}function i({dialect:d,
exclude:r,scan:n},e,{environment:f,directory:s}){if(n.length===0)return{setting:d,scan:null};const h=(0,S.oh)({root:s,exclude:r},e.toolFiles),o=!!f.TF_CLOUD_HOSTNAME;
return{setting:d,scan:{...e,tools:h,hasCloudHostname:o}}}const v=({hasPlugins:d},{scan:r})=>d||r.some(n=>n!==".")}),7082:((lt,U,t)=>{t.d(U,{O:()=>_});const _=S=>({
discovery:S,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((lt,U,t)=>{t.d(U,{C:()=>O,
h:()=>g});var _=t(5143),S=t(7854);const P=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backe\
nd_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function O(y,$,T,i=(0,S.kA)($)){const v=y.hostnames.flatMap(({host:r,services:n})=>{
const e=n.length>0?n:y.requiredServices;return(e.length>0?e:["any"]).map(s=>({host:r,service:s,clients:T,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),
d=new Set([...i,...y.hostnames.map(({host:r})=>r)]);return g([v,A($,d)],T)}const A=(y,$)=>y.flatMap(({kind:T,needs:i,place:v})=>{const d=!P.has(T);return i.map(
r=>({...r,because:[v],isImplied:!$.has(r.host),isForInit:d}))});function g(y,$){return[...Map.groupBy(y.flat(),({host:i,service:v})=>`${i} ${v}`).values()].flatMap(
i=>{const[v]=i;if(v===void 0)return[];const{host:d,service:r}=v;return{host:d,service:r,clients:[...$.filter(n=>i.some(e=>e.clients.includes(n)))],because:(0,_.
As)([...i.flatMap(({because:n})=>n)]),isImplied:i.every(({isImplied:n})=>n),isForInit:i.some(({isForInit:n})=>n),...i.every(({isAssumed:n})=>n===!0)?{isAssumed:!0}:
{}}})}}),5960:((lt,U,t)=>{t.d(U,{e:()=>O,i:()=>g});var _=t(6697),S=t(1831),P=t(7082);function O(y,{hostnames:$,allowedHosts:T},{isGuess:i}){const v=new Set($.map(
({host:r})=>r)),d=new Map;for(const r of y){const{host:n}=r;if(v.has(n)||d.has(n))continue;const e=i===!0||r.isAssumed===!0,f=A(r,e,(0,S.Jr)(n,T));f!==null&&d.set(
n,f)}return d}function A({host:y,isImplied:$,because:T,clients:i,isAssumed:v=!1},d,r){const n=(0,S.nx)(y);if((0,S.Rt)(y))return(0,_.U7)({host:n});const[e]=T.filter(
s=>typeof s!="string"),f=$&&e!==void 0?{place:e,clients:i}:null;return f!==null&&d?(0,_.zo)({host:n,...f,isListed:v}):r?null:(0,_.wp)(f===null?{host:n}:{host:n,
implied:f})}const g=(y,$)=>({host:y,attempt:(0,P.O)({kind:"skipped",problem:$}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((lt,U,t)=>{
t.d(U,{f:()=>A,q:()=>$});var _=t(3024),S=t(6760),P=t(6309),O=t(5747);function A(r,n,e){const f=y((0,_.realpathSync)(r),n),s=(0,S.basename)(n);g((0,S.join)(f,s));
const h=(0,S.join)(f,`.${s.slice(0,60)}.${Math.random().toString(36).slice(2)}`),o=(0,_.openSync)(h,"wx");try{try{for(const c of e)(0,_.writeFileSync)(o,c)}finally{
(0,_.closeSync)(o)}(0,_.renameSync)(h,(0,S.join)(f,s))}catch(c){throw(0,_.rmSync)(h,{force:!0}),c}}function g(r){const n=(0,_.lstatSync)(r,{throwIfNoEntry:!1});
if(n===void 0||n.isFile()||n.isSymbolicLink())return;const e=n.isDirectory()?"is a directory":"is not a regular file";throw new P.L(`it ${e}; choose another pat\
h`)}function y(r,n){const e=(0,S.resolve)(r,n),f=d(r,e);if(!f&&!(0,S.isAbsolute)(n))throw new P.L(`it is outside ${r}; use an absolute path if that is intended`);
const s=f?r:(0,S.parse)(e).root;return(0,S.relative)(s,(0,S.dirname)(e)).split(S.sep).filter(Boolean).reduce((o,c)=>T(o,c,r),s)}function $(r,n){const e=(0,_.realpathSync)(
r);return i(y(e,n),(0,S.basename)(n),e)}function T(r,n,e){const f=(0,S.join)(r,n);return(0,_.lstatSync)(f,{throwIfNoEntry:!1})===void 0&&v(f),i(r,n,e)}function i(r,n,e){
const f=(0,S.join)(r,n);if(!(0,_.lstatSync)(f,{throwIfNoEntry:!1})?.isSymbolicLink())return f;const s=(0,_.realpathSync)(f);if(!d(e,r)||d(e,s))return s;throw new P.
L(`the link ${(0,S.relative)(e,f)} leads outside ${e}; remove it or choose another path`)}function v(r){try{(0,_.mkdirSync)(r)}catch(n){if((0,O.Oj)(n)!=="EEXIST")
throw n}}function d(r,n){const e=(0,S.relative)(r,n);return e!==".."&&!e.startsWith(`..${S.sep}`)&&!(0,S.isAbsolute)(e)}}),9076:((lt,U,t)=>{t.d(U,{QB:()=>S,im:()=>_,
yX:()=>P});const _=["fails","warns","works","unchecked","skipped"],S=5,P=({outcome:O})=>O!=="unchecked"&&O!=="skipped"}),997:((lt,U,t)=>{t.d(U,{O:()=>S,T:()=>O});
var _=t(1064);const S=({earlier:A,attempt:g,later:y})=>[...A,g,...y];function P({discovery:A,timing:g,headMs:y,hops:$},{attemptMs:T}){const i=y!==null&&y<=T?$.at(
-1)?.status:null;return i===null||(0,_.Mq)(i??0)?"retries":A.kind!=="failed"&&g.totalMs<=T?"works":"fails"}function O(A,g){const y=A.map(i=>P(i,g)),$=y.indexOf(
"works");return $<0?"never":$<=g.retries&&!y.slice(0,$).includes("fails")?"always":"sometimes"}}),3795:((lt,U,t)=>{t.d(U,{qY:()=>T,Si:()=>n,fN:()=>d,XP:()=>r});
var _=t(733),S=t(1831),P=t(4120),O=t(8641);const A=2,g=80;function y(e){if(e.kind==="scan")return`read ${(0,P.px)(e.files,"file")}`;if(e.kind==="registries")return`${e.
done} of ${(0,P.px)(e.total,"question")} to registries answered`;const{done:f,total:s,failed:h,waiting:o}=e,c=h===0?"":`, ${h} failed so far`;return`${f} of ${(0,P.
px)(s,"host")} checked${c}${$(o)}`}function $(e){if(e.size===0)return"";const f=[...e].slice(0,A).map(h=>(0,O.RK)((0,S.nx)(h),g)),s=e.size-f.length;return s>0?`\
; waiting for ${f.join(", ")} and ${(0,P.px)(s,"other")}`:`; waiting for ${f.join(" and ")}`}const T={show:()=>{},end:()=>{}},i=5e3,v=200;function d(e,f){let s=null,
h=!0;const o=f(i,()=>{s!==null&&(h&&e(y(s)),h=!h)});return{show:a=>{s=a},end:o}}function r(e,f,s){let h=null,o="";const c=s(v,()=>{const l=h===null?"":(0,_.W)(y(
h),0,f-1);l!==o&&(o=l,e(`\r${l}\x1B[K`))});return{show:l=>{h=l},end:()=>{c(),o!==""&&e("\r\x1B[K")}}}const n=(e,f)=>{const s=setInterval(f,e).unref();return()=>clearInterval(
s)}}),8463:((lt,U,t)=>{t.d(U,{t:()=>r});var _=t(6309),S=t(566),P=t(2216),O=t(5505),A=t(5955),g=t(8641);const y=function(...e){const{hash:f}=process.getBuiltinModule(
"node:crypto");return new.target?new f(...e):f(...e)},$=function(...e){const{renderBadge:f}=t.late([912],7912);return new.target?new f(...e):f(...e)},T=function(...e){
const{renderCodeQuality:f}=t.late([811],9811);return new.target?new f(...e):f(...e)},i=function(...e){const{renderHtml:f}=t.late([394],6394);return new.target?new f(
...e):f(...e)},v=function(...e){const{renderJunit:f}=t.late([176],176);return new.target?new f(...e):f(...e)},d=function(...e){const{renderSarif:f}=t.late([914,
341,695],7695);return new.target?new f(...e):f(...e)};function r({report:e,badge:f},s,h){const o=[],c=(a,u,l)=>{try{(0,S.f)(h,u,(0,A.mk)(l()))}catch(E){o.push(`\
the ${a} ${(0,g.RK)(u)} was not written: ${(0,g.RK)((0,_.A)(E))}`)}};for(const{path:a,format:u}of e)c("report",a,()=>n(u,s));return f!==null&&c("badge",f,()=>[$(
s.verdict)]),o}function n(e,{verdict:f,context:s}){switch(e){case"json":return(0,P.h)(f,s);case"sarif":return d(f,s);case"junit":return v(f,s);case"codequality":
return T(f,h=>y("sha256",h));case"html":return i(f,s,h=>y("sha256",h,"base64"));case"markdown":return[(0,O.Gc)(f,s)]}}}),7361:((lt,U,t)=>{t.d(U,{QY:()=>y,_N:()=>g,
eC:()=>A,mc:()=>O});var _=t(7574),S=t(5102),P=t(4120);function O({good:$,runs:T}){if(T===0)return null;const i=Math.floor(1e4*$/T);if(i>=9900)return`${i/100}%`;
const v=Math.floor(i/10);return v===0&&$>0?"below 0.1%":`${v/10}%`}const A=({days:$,good:T,runs:i})=>`${T} of ${(0,P.px)(i,"run")} in ${$} days`;function g($){const T=S.
vh.flatMap(v=>{const{length:d}=$.filter(n=>n.outcome===v),r=v==="warns"?"with warnings":S.nx[v];return d===0?[]:[`${d} ${r}`]});return`${$.length===1?"last run":
`last ${(0,P.px)($.length,"run")}`}: ${T.join(", ")}`}const y=({from:$,until:T},i)=>T===null?`${(0,_.u8)($,i)} so far`:(0,_.u8)($,T)}),4218:((lt,U,t)=>{t.d(U,{H6:()=>s,
MC:()=>i,U4:()=>v,XQ:()=>o,bW:()=>n,kW:()=>h,qX:()=>T,wz:()=>f});var _=t(9076),S=t(7574),P=t(5102),O=t(4120);const A=[{mark:"\u2581",belowMs:100,words:"below 10\
0 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",
belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],g="\u2573",y="\u254C";function $(c){return c.outcome===
"fails"?g:(0,_.yX)(c)?A.find(({belowMs:a})=>(c.ms??0)<a)?.mark??"":y}const T=c=>c.map($).join("");function i(c){const a=c.flatMap(({history:w})=>w.recent),u=new Set(
a.map($)),l=a.some(w=>$(w)===A[0].mark&&w.ms===null);return[...A.map(({mark:w,words:M},p)=>[w,p===0&&l?`${M} or not measured`:M]),[g,"failed"],[y,"no result"]].
filter(([w])=>u.has(w))}function v({hosts:c},{history:a}){return c.flatMap(l=>{const E=a?.get(l.visit.host);return E!==void 0&&E.recent.filter(_.yX).length>1?[{
host:l,history:E}]:[]}).toSorted((l,E)=>Number(r(E))-Number(r(l))||e(l,d)-e(E,d)||e(l,Number.POSITIVE_INFINITY)-e(E,Number.POSITIVE_INFINITY))}const d=30,r=({host:c})=>(0,P.
sG)(c)==="fails",n=({history:c},a)=>s(c).findLast(u=>u.days<=a);function e(c,a){const u=n(c,a);return u===void 0?1:u.good/u.runs}const f=c=>r(c)||c.history.recent.
some(({outcome:a})=>a==="fails"),s=({uptime:c})=>c.filter(({runs:a},u)=>a>(c[u-1]?.runs??0));function h({recent:c,uptime:a,incidents:[u]}){if(u===void 0||u.until!==
null)return null;const l=c.filter(({outcome:w})=>w==="fails").length,E=a.at(-1);return E!==void 0&&E.runs-E.good===1?`first failure in ${(0,O.px)(E.runs,"run")}`:
l<=u.runs&&u.runs>1?null:`failed ${l} of the last ${c.filter(_.yX).length} runs`}function o({incidents:[c]}){return c===void 0||c.until!==null||c.runs<2?null:`f\
ailing since ${(0,S.QN)(c.from)} (${(0,O.px)(c.runs,"run")})`}}),1505:((lt,U,t)=>{t.d(U,{G_:()=>r,Yj:()=>d,Zc:()=>i,o7:()=>v,pk:()=>T,se:()=>$,tN:()=>A});var _=t(
4e3),S=t(7574),P=t(4120),O=t(8884);const A=120,g=20,y=6;function $({requirements:o},c,a){return{label:"required",texts:(0,P.Sk)(o,g,l=>{const E=(0,O.Yx)(l.because,
a.because);return`${T(l,c,a)} (${E})`})}}function T({service:o,clients:c},{dialect:a},u){const l=o==="any"?(0,P.DO)(o):u.value(o,A);return a.clients.every(R=>c.
includes(R))?l:`${l} for ${(0,P.wO)(c)}`}function i({visit:o},c){const{timing:a,discovery:u}=o.attempt,l=u.kind==="failed"?u.excerpt:null,E=(0,S.I$)(a).map(([p,
m])=>`${p} ${(0,S.kJ)(m)}`),R=o.earlier.map(p=>{const{kind:m}=p.discovery;return`${m==="failed"?p.discovery.problem.code:m} after ${(0,S.kJ)(p.timing.totalMs)}`}),
w=l===null?[]:[c.value(l.replace(/\s+/gu," ").trim())],M=o.credentials?.hasToken?[c.prose(o.credentials.source)]:[];return[{label:"body",texts:w},{label:"timing",
texts:[E.join(", ")]},{label:"retried",texts:R},{label:"token from",texts:M}]}const v=(o,c)=>[{label:"credentials",texts:s(o)?f(o.visit.looks,c.prose):[]},{label:"\
host block",texts:h(o.visit).map(a=>c.prose(a))}];function d({visit:o,services:c,servicesFrom:a},u){const l=a===null?(0,S.kJ)(o.attempt.timing.totalMs):`host bl\
ock at ${u.because(a)}`,E=(0,_.K4)(c,y,({id:R})=>u.value(R,A));return`${c.length===0?"no services":E} (${l})`}function r(o){const c=Map.groupBy(o,a=>JSON.stringify(
a.looks.map(e)));return Array.from(c.values(),a=>({clients:a.map(({client:u})=>u),looks:a[0]?.looks.map(e)??[]}))}const n={nothing:"no entry","a token":"a token",
"an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:o,held:c,counts:a})=>({source:o,
held:`${n[c]}${a?c==="no token"?" (ends the search)":" (used)":""}`});function f(o,c){const a=r(o);return a.flatMap(({clients:u,looks:l})=>l.map(({source:E,held:R})=>`${a.
length>1?`${(0,P.wO)(u)}: `:""}${c(E)}: ${R}`))}const s=({findings:o})=>o.some(({problem:{code:c}})=>/^credentials-|^document-unauthorized$/.test(c));function h({
forced:o}){return[...Map.groupBy(o,({place:a})=>(0,O.eo)(a))].map(([a,u])=>`${a}, for ${(0,P.wO)(u.map(({client:l})=>l))}`)}}),2704:((lt,U,t)=>{t.d(U,{IL:()=>P,
Rr:()=>O,Z4:()=>S});var _=t(8641);const S=(A,g,y)=>`,
${y}"${A}": ${P(g,y)}`,P=(A,g)=>(0,_.s$)(JSON.stringify(A,null,2).replaceAll(`
`,`
${g}`));function*O(A,g,y,$){if(g.length===0){yield S(A,[],y);return}const T=`${y}  `;let i=`,
${y}"${A}": [`;for(const v of g)yield`${i}
${T}${P($(v),T)}`,i=",";yield`
${y}]`}}),522:((lt,U,t)=>{t.d(U,{P:()=>P,c:()=>O});var _=t(6174),S=t(5465);const P=A=>{const{clients:g,versions:y,releases:$,isGuess:T,why:i,evidence:v}=A;return{
clients:g,assumed:T??!1,why:(0,_._)(i),versions:Object.entries(O(y)).map(([d,r])=>({client:d,version:r})),releases:$.map(({name:d})=>d),evidence:v.map(({client:d,
version:r,level:n,text:e,place:f})=>({client:d,...O({version:r,kind:n,text:e}),...(0,S.$t)(f)}))}};function O(A){const g=Object.entries(A).map(([y,$])=>[y,typeof $==
"string"?(0,_._)($):$]);return Object.fromEntries(g)}}),2216:((lt,U,t)=>{t.d(U,{h:()=>a});var _=t(4e3),S=t(5799),P=t(2704),O=t(522),A=t(4283),g=t(997),y=t(1831),
$=t(8641),T=t(5465);function i(M){const{visit:p,requirements:m,services:D,servicesFrom:I,clients:C,isNew:W}=M,{discovery:N,hops:nt,timing:H,certificates:Q}=p.attempt;
return{host:p.host,display:(0,y.nx)(p.host),discovery:N.kind,...v(N),documentUrl:r(N),hops:nt.map(n),services:Object.fromEntries(D.map(j=>[j.id,e(j)])),servicesFrom:I===
null?null:(0,T.W$)(I),hostBlocks:p.forced.map(({client:j,place:F})=>({client:j,place:(0,T.W$)(F)})),required:m.map(({service:j,clients:F,because:G})=>({service:j,
clients:F,because:G.map(T.W$)})),credentials:p.credentials?.hasToken?p.credentials.source:null,looks:p.looks,attempts:(0,g.O)(p).length,...p.earlier.length===0?
{}:{earlier:p.earlier.map(d)},timingMs:h(H),certificates:Q,clients:C,...W?{new:!0}:{}}}function v(M){if(M.kind==="skipped")return{code:M.problem.code};if(M.kind!==
"failed")return{};const{problem:p,excerpt:m}=M;return{code:p.code,...m===null?{}:{excerpt:m}}}const d=({discovery:M,timing:p})=>({discovery:M.kind,..."problem"in
M?{code:M.problem.code}:{},ms:p.totalMs}),r=M=>M.kind==="found"||M.kind==="absent"?(0,A.Pl)(M.url):null,n=({challenge:M,...p})=>({...p,url:(0,$.cq)(p.url),proxy:p.
proxy===null?null:(0,$.cq)(p.proxy)});function e(M){switch(M.kind){case"url":return{url:(0,$.cq)(M.url)};case"login":return{login:f(M.login)};case"problem":return{
problem:s(M.problem)}}}const f=M=>({...M,authz:M.authz===null?null:(0,$.cq)(M.authz),token:M.token===null?null:(0,$.cq)(M.token)}),s=({code:M,message:p,help:m})=>({
code:M,message:p,help:m??null}),h=({lookupMs:M,connectMs:p,tlsMs:m,firstByteMs:D,totalMs:I})=>({lookup:M,connect:p,tls:m,firstByte:D,total:I}),o=1,c="  ";function*a(M,p){
const{usages:m,...D}=p.scan,{hosts:I,findings:C,passed:W,ignored:N,stopped:nt,roots:H}=M,{remarks:Q,repository:j,repositories:F}=p;yield*[`{
  "schemaVersion": ${o}`,u("version",p.version),u("passed",W),...nt===null?[]:[u("stopped",(0,_.Cw)(nt)),u("incomplete",(0,_.zM)(nt))],u("failOn",p.failOn),...j===
null?[]:[u("repository",j)],...F.length===0?[]:[u("repositories",F)],u("dialect",p.dialect.name),u("clientDetection",(0,O.P)(p.dialect)),u("clients",p.clients),
u("startedAt",p.startedAt),u("durationMs",p.durationMs),u("counts",l(M))],yield*(0,P.Rr)("hosts",I,c,i),yield*(0,P.Rr)("findings",C,c,E),H.length>0&&(yield*(0,P.
Rr)("roots",H,c,R)),yield*[u("ignored",N),u("usages",m),...Q.length===0?[]:[u("remarks",Q)],u("scan",D),`
}
`]}const u=(M,p)=>(0,P.Z4)(M,p,c),l=({findings:M})=>Object.fromEntries(S.oC.map(p=>[`${p}s`,M.filter(m=>m.severity===p).length]));function E(M){const{problem:p,
severity:m,host:D,service:I,places:C,affects:W,exclude:N}=M;return{code:p.code,severity:m,host:D,service:I,message:p.message,help:p.help??null,places:C.map(T.W$),
affects:W,...N===void 0?{}:{exclude:N}}}const R=({directory:M,clients:p,rows:m})=>({...(0,T.jt)(M),clients:p,rows:m.map(w)}),w=({problems:M,places:p,...m})=>({...m,
codes:M.map(({code:D})=>D),places:p.map(T.W$)})}),5465:((lt,U,t)=>{t.d(U,{$t:()=>P,W$:()=>S,jt:()=>A});var _=t(5143);const S=g=>typeof g=="string"?g:P(g),P=({file:g,
line:y,column:$,endColumn:T})=>({...O(g),line:y,column:$,endColumn:T});function O(g){const{repository:y,path:$}=(0,_.bH)(g);return y===null?{file:g}:{repository:y,
file:$}}function A(g){const{repository:y,path:$}=(0,_.bH)(g);return y===null?{directory:g}:{repository:y,directory:$}}}),9574:((lt,U,t)=>{t.d(U,{I$:()=>P,MB:()=>O,
TM:()=>A,U8:()=>$,hn:()=>y,rm:()=>g});var _=t(5955),S=t(8641);function P(i,v,d=[]){const r=i.map((e,f)=>`<th align="${d.includes(f)?"right":"left"}">${e}</th>`),
n=v.map(e=>`<tr>${i.map((s,h)=>`<td${d.includes(h)?' align="right"':""}>${e[h]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...n,
"</table>"].join(`
`)}const O=i=>["<ul>",...i.map(v=>`<li>${v}</li>`),"</ul>"].join(`
`),A=(i,v)=>["<details>",`<summary>${i}</summary>`,...v,"</details>"].join(`
`),g=i=>(0,S.D9)(i).replaceAll(".",".<wbr>"),y=i=>`<code>${(0,S.js)(i).replaceAll("/","/<wbr>")}</code>`;function $(i,v){const d=i.map(([s])=>s?.()??"");if(T(d)<=
v)return{texts:d,isWhole:!0};const r=d.map((s,h)=>{const o=s===""?[]:i[h]?.slice(1)??[];return[s,...o.map(c=>c())].filter(c=>c!=="")}),n=r.map(s=>s.at(-1)??"");
let e=v;return{texts:r.map((s,h)=>{const o=T(n.slice(h+1)),c=T(n.slice(h,h+1))<=e?n[h]:"",a=s.find(u=>T([u])<=e-o)??c??"";return e-=T([a]),a}),isWhole:!1}}const T=i=>i.
reduce((v,d)=>v+(d===""?0:(0,_.$$)(d)+2),0)}),5505:((lt,U,t)=>{t.d(U,{gD:()=>Ft,Fp:()=>Qt,Gc:()=>$t,XA:()=>Et,rL:()=>zt});var _=t(4e3),S=t(7574),P=t(5102),O=t(4120),
A=t(5955),g=t(6763),y=t(8641),$=t(1831),T=t(2796),i=t(4218),v=t(8884),d=t(9574),r=t(4503),n=t(8373);const e=6,f=200,s=50,h=3,o=3,c=1e3;function a(k,b,L=!0){const J=b.
context.repositories.length,st=`<b>${(0,v.mj)(k,J)}</b>`;if(!L)return st;const{shown:it,more:_t}=(0,_.zN)((0,v.eb)(k),e),Ot=b.isBrief&&_t>0?` ${(0,n.jP)(_t,"rep\
ository",b)}`:"";return`${st}: ${it.map(ct=>(0,n.u_)(ct,b)).join(", ")}${Ot}`}function u(k,b){const L=b.isBrief?[]:(0,v.eb)(k).slice(e);if(L.length===0)return[];
const{shown:J,more:st}=(0,_.zN)(L,f);return[(0,d.TM)((0,O.px)(L.length,"more repository"),[`<p>${J.map(it=>(0,n.u_)(it,b)).join(", ")}</p>`,...(0,n.R3)(st,"repo\
sitory",b)])]}function l(k,b){const L=(0,v._X)(k),[J]=L;if(J===void 0)return"";const st=(0,_.K4)(L,h,({repository:bt})=>(0,y.D9)(bt)),it=`${n.rC[(0,P.hm)(J.findings)??
"warning"]} <b>${(0,O.px)(L.length,"repository")}</b> ${(0,v.fP)(L)}: ${st}`;if(b.isBrief)return`<p>${it}</p>`;const{shown:_t,more:Ot}=(0,_.zN)(L,s),ct=_t.map(bt=>E(
bt,b));return(0,d.TM)(it,[(0,d.I$)(["Repository","Findings","First in"],ct),...(0,n.R3)(Ot,"repository",b)])}function E(k,b){const{repository:L,findings:J}=k,st=(0,_.
zN)([...Map.groupBy(J,({code:ct})=>ct)],o),it=st.shown.map(([ct,[bt,...Lt]])=>{const Xt=bt===void 0?"":` at ${(0,n.b_)(bt.place,b)}`;return`${(0,n._h)(ct,ct,b)}${Xt}${Lt.
length===0?"":` and ${Lt.length} more`}`}),_t=(0,r.aE)(L,b.context),Ot=(0,d.hn)(L);return[_t===null?Ot:`<a href="${(0,y.js)(_t,c)}">${Ot}</a>`,(0,O.H8)(J),[...it,
...st.more>0?[`and ${(0,O.px)(st.more,"more code")}`]:[]].join("<br>")]}const R=20,w=10,M=700,p=4,m=300,D=1,I=6,C=12,W=4,N=100;function nt(k,b){const{shown:L,more:J}=(0,_.
zN)((0,T.cZ)(k),b.isBrief?w:R);return[...L.map(it=>[...(0,n.W6)(b).map(_t=>()=>H(it,_t)),()=>`${G(it,b)}</p>`]),(0,n.R3)(J,"cause",b).map(it=>()=>it)]}function H(k,b){
const{message:L,help:J,isAside:st,sameAs:it}=k,{lines:_t,rest:Ot}=it===null?Q(k,b):{lines:[`The same hosts as for ${it}`],rest:[]};return[G(k,b),..._t.map(ct=>`\
<br>${ct}`),...L===null?[]:[`<br>${(0,O.Iu)((0,y.h$)(L,M))}`],...J===null||st?[]:[F(J)],...mt(k,b),"</p>",...Ot].join(`
`)}function Q(k,b){const{findings:L,message:J}=k,st=Y(L,b),it=J!==null||(0,T.hs)(k),_t=st&&!j(k)?[`In ${a(L,b,it)}`]:[],Ot=st&&it?u(L,b):[];if(st&&J!==null&&!(0,T.
hs)(k))return{lines:_t,rest:Ot};const ct=(0,T.S3)(k),bt=J===null?W:(0,T.hs)(k)?I:C,Lt=ct.slice(0,bt).map(qt=>B(qt,k,b)),Xt=[...ut(k,ct.slice(bt),b),...Ot];return J===
null?{lines:_t,rest:[(0,d.MB)(Lt),...Xt]}:{lines:Lt.length===0?_t:[Lt.join(", "),..._t],rest:Xt}}const j=k=>k.message!==null&&(0,T.hs)(k)&&k.hosts.length===1,F=k=>`\
<br><b>Help:</b> ${(0,y.h$)(k,M)}`;function G(k,b){const{severity:L,code:J,title:st}=k,it=(0,T.pq)(k),_t=it>1?`${(0,O.px)(it,(0,T.a2)(k))}: `:"";return`<p>${n.rC[L]}\
 <b>${_t}${st}</b> (${(0,n._h)(J,J,b)})`}function B(k,b,L){return"file"in k?(0,n.u_)(k,L):b.message===null?et(k,b,L):X(k,b.hosts.length===1,L)}function X(k,b,L){
const[J]=k,st=J?.host?(0,y.D9)((0,$.nx)(J.host)):"",it=J?.isHostNew?[O.dy]:[],_t=Y(k,L);if(b){const bt=(0,v.yv)(k).settings.map(n.Su),Xt=(_t?[...bt,a(k,L)]:[z(k,
p,L),...bt]).filter(qt=>qt!=="").join(", ");return`${st}${Xt===""?"":` in ${Xt}`}${it.map(qt=>` (${qt})`)}`}const Ot=_t?(0,O.px)((0,v.eb)(k).length,"repository"):
z(k,D,L).replace(/ places?$/,""),ct=[...it,Ot].filter(bt=>bt!=="").join("; ");return ct===""?st:`${st} (${ct})`}const Y=(k,{context:b})=>(0,v.mj)(k,b.repositories.
length)!=="",z=(k,b,L)=>(0,v.Ky)((0,v.yv)(k).lines,b,J=>(0,n.u_)(J,L)).replace(/ more (?=places?$)/,n.UZ);function et(k,b,L){const J=(0,T.hs)(b)?X(k,!1,L):z(k,D,
L);return k.map(({problem:st})=>{const it=(0,y.h$)(st.message,m),_t=b.help===null&&st.help?F(st.help):"";return`${J===""?(0,O.Iu)(it):`${J}: ${it}`}${_t}`}).join(
"<br>")}function ut(k,b,L){const J=k.message===null?"finding":(0,T.a2)(k),st=b.length;if(st===0||L.isBrief)return(0,n.R3)(st,J,L);const{shown:it,more:_t}=(0,_.zN)(
b,N),Ot=it.map(bt=>B(bt,k,L)),ct=k.message===null?(0,d.MB)(Ot):`<p>${Ot.join(", ")}</p>`;return[(0,d.TM)((0,O.px)(st,`more ${J}`),[ct,...(0,n.R3)(_t,J,L)])]}function mt(k,{
context:b}){const{findings:L,hosts:J,severity:st}=k,[it,_t]=J,Ot=(0,O.od)(k.affects,b.clients),ct=j(k)?[]:(0,v.yv)(L).settings.map(n.Su),bt=it===void 0||_t!==void 0?
null:b.history?.get(it),Lt=bt&&st==="error"?(0,i.kW)(bt):null,Xt=[...Ot===""?[]:[`Affects ${Ot}.`],...ct.length===0?[]:[`Required by ${ct.join(", ")}.`],...Lt===
null?[]:[`${(0,O.Iu)(Lt)}.`]];return Xt.length===0?[]:[`<br><sub>${Xt.join(" ")}</sub>`]}var wt=t(1064),gt=t(1505);const Dt=20,yt=20,xt=["fails","warns","works"];
function Yt(k,b){const L=k.filter(ct=>(0,P.cG)(ct)&&!(0,P.JR)(ct)),[J,...st]=L;if(J===void 0||b.isBrief)return"";const it="Requests, responses and certificates \
of";if(st.length===0)return(0,d.TM)(`${it} ${Vt(J)}`,tn(J,b));const{shown:_t,more:Ot}=(0,_.zN)(L,Dt);return(0,d.TM)(`${it} ${(0,O.px)(L.length,"host")}`,[..._t.
map(ct=>(0,d.TM)(`${n.Gr[(0,P.sG)(ct)]} ${Vt(ct)}`,tn(ct,b))),...(0,n.R3)(Ot,"host",b)])}const Vt=({visit:{host:k,attempt:b}})=>`${(0,y.D9)((0,$.nx)(k))} (${(0,O.
px)(b.hops.length,"request")}, ${(0,S.kJ)(b.timing.totalMs)})`;function tn(k,b){const{hops:L,certificates:J}=k.visit.attempt;return[rn(k,b),...k.services.length===
0?[]:[cn(k,b)],...L.length===0?[]:[V(L)],...J.length===0?[]:[rt(J,b)]]}function rn(k,b){const L=(0,n.Bm)(b);return["<table>",...[(0,gt.se)(k,b.context,L),{label:"\
clients",texts:sn(k,b)},...(0,gt.Zc)(k,L),...(0,gt.o7)(k,L)].flatMap(({label:it,texts:_t})=>_t.length===0?[]:[`<tr><td><b>${(0,O.Iu)(it)}</b></td><td>${_t.join(
"<br>")}</td></tr>`]),"</table>"].join(`
`)}const sn=({clients:k},{context:b})=>xt.flatMap(L=>{const J=b.clients.filter(it=>k[it]===L),st=J.map(it=>wt.bB[it]).join(", ");return J.length===0?[]:[`${n.Gr[L]}\
 ${st}`]});function cn({services:k,servicesFrom:b},L){const{shown:J,more:st}=(0,_.zN)(k,yt),it=J.map(ct=>[(0,y.D9)(ct.id,gt.tN),on(ct)]),_t=st>0?[[`and ${st} mo\
re`,L.rest]]:[],Ot=b===null?"URL":`URL, from the host block at ${(0,n.u_)(b,L)}`;return(0,d.I$)(["Service",Ot],[...it,..._t])}function on(k){switch(k.kind){case"\
url":return(0,y.D9)((0,y.cq)(k.url));case"login":{const{client:b,authz:L,token:J,ports:st}=k.login;return[`authz ${(0,y.D9)((0,y.cq)(L??"none"))}`,`token ${(0,y.
D9)((0,y.cq)(J??"none"))}`,`client ${(0,y.D9)(b,gt.tN)}, ports ${st.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${k.problem.code}`}}function V(k){const b=k.
map((L,J)=>{const st=L.proxy===null?"":`through ${(0,y.D9)((0,y.cq)(L.proxy))}`,it=L.status===null?"no response":`${L.status} ${(0,y.h$)(L.reason,gt.tN)}`.trim();
return[String(J+1),(0,y.D9)((0,y.cq)(L.url)),L.mediaType===null?it:`${it}<br>${(0,y.D9)(L.mediaType,gt.tN)}`,(0,O.Rk)(L.authorization),L.address===null?st:(0,y.
D9)(L.address,gt.tN),(0,S.kJ)(L.ms).replace(" ","&nbsp;")]});return(0,d.I$)(["Hop","Request","Response","Token","Address","Time"],b,[0,5])}function rt(k,{context:b}){
const L=k.map(({host:J,subject:st,issuer:it,expires:_t})=>[(0,y.D9)(J,gt.tN),(0,y.h$)((0,S.nO)(_t,b.startedAt)),(0,y.D9)(st,gt.tN),(0,y.D9)(it,gt.tN)]);return(0,d.
I$)(["TLS certificate","Valid until","Subject","Issuer"],L)}var Mt=t(7361);const Rt=10,Wt=40,Ut=20,Gt=3,Z=40;function q(k,b){const{history:L}=b.context,J=(0,i.U4)(
k,b.context),st=b.isBrief?J.filter(i.wz):J;if(st.length===0)return J.length===0&&(L?.size??0)>0&&!b.isBrief?"<p><b>History</b>: 1 run so far</p>":"";const it=st.
slice(0,b.isBrief?Rt:Wt),_t=dt(st),Ot=bt=>ht(bt,_t,b),ct=it.slice(Rt);return[`<p><b>History</b>: ${ft(J)}</p>`,Ot(it.slice(0,Rt)),...ct.length===0?[]:[(0,d.TM)(
(0,O.px)(ct.length,"more host"),[Ot(ct)])],`<p><sub>${St(it)}</sub></p>`,...Pt(st.slice(it.length),b),...Bt(st,b)].join(`

`)}function ft(k){const b=Math.max(...k.map(({history:st})=>st.recent.length)),L=k.filter(i.wz).length;if(L===0)return`no failure in the last ${(0,O.px)(b,"run")}`;
const J=k[0]?.history.recent.filter(({outcome:st})=>st==="fails").length;return k.length===1?`${J} of the last ${(0,O.px)(b,"run")} failed`:`${L} of ${k.length}\
 hosts failed in the last ${(0,O.px)(b,"run")}`}function dt(k){const b=k.flatMap(({history:L})=>(0,i.H6)(L).map(J=>J.days));return[...new Set(b)].toSorted((L,J)=>L-
J)}const ht=(k,b,L)=>(0,d.I$)(["Host",...b.map(J=>`Uptime<br>${J}&nbsp;days`),"Latency<br>30&nbsp;days"],k.map(J=>Tt(J,b,L)),b.map((J,st)=>st+1).concat(b.length+
1));function Tt({host:k,history:b},L,{isBrief:J}){const st=(0,P.sG)(k),it=J?null:(0,i.XQ)(b),_t=`${n.Gr[st]}&nbsp;${(0,d.rm)((0,$.nx)(k.visit.host))}`,Ot=`<code\
 role="img" aria-label="${(0,Mt._N)(b.recent)}">${(0,i.qX)(b.recent)}</code>`,ct=L.map(Lt=>{const Xt=(0,i.H6)(b).find(qt=>qt.days===Lt);return Xt===void 0?"":`${(0,Mt.
mc)(Xt)}<br><sub>${(0,O.px)(Xt.runs,"run")}</sub>`}),bt=b.medianMs===null?"":(0,S.kJ)(b.medianMs);return[[_t,Ot,...it===null?[]:[`<sub>${(0,y.js)(it)}</sub>`]].
join("<br>"),...[...ct,bt].map(Lt=>Lt.replaceAll(" ","&nbsp;"))]}function St(k){return`The newest run is at the right. ${(0,i.MC)(k).map(([L,J])=>`<code>${L}</c\
ode>&nbsp;${J}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function Pt(k,b){if(k.length===0)return[];const L=k.every(
({history:it})=>it.uptime.every(({good:_t,runs:Ot})=>_t===Ot)),J=b.rest===n.h?"in the history file":b.rest,st=L?", all without a failure in this time":` ${J}`;return[
`<p>and ${(0,O.px)(k.length,"more host")}${st}</p>`]}function Bt(k,{context:b}){const L=k.flatMap(({host:Ot,history:ct})=>ct.incidents.map(bt=>({host:Ot,incident:bt}))).
toSorted((Ot,ct)=>Ot.incident.from<ct.incident.from?1:-1);if(L.length===0)return[];const{shown:J,more:st}=(0,_.zN)(L,Ut),it=J.map(({host:Ot,incident:ct})=>[(0,d.
rm)((0,$.nx)(Ot.visit.host)),(0,y.js)((0,S.QN)(ct.from)),(0,Mt.QY)(ct,b.startedAt),String(ct.runs),Ct(ct)]),_t=st>0?`The last ${it.length} incidents`:(0,O.px)(it.
length,"incident");return[(0,d.TM)(_t,[(0,d.I$)(["Host","From","Duration","Runs","Problems"],it,[3])])]}const Ct=({codes:k})=>(0,_.K4)(k,Gt,b=>(0,y.D9)(b,Z)),At=50,
kt=4,jt=2,Nt=3;function Zt(k,b,L){const J=k.filter(Lt=>(0,P.sG)(Lt)===b);if(J.length===0)return"";const st=b==="works"&&k.some(Lt=>(0,P.sG)(Lt)==="warns"),it=nn(
J,b,st?" without warnings":"");if(L.isBrief)return`<p>${it}</p>`;const{shown:_t,more:Ot}=(0,_.zN)(J,At),ct=["Host","Required by",b==="works"?"Services":"Reason"],
bt=_t.map(Lt=>en(Lt,L));return(0,d.TM)(it,[(0,d.I$)(ct,bt),...(0,n.R3)(Ot,"host",L)])}function nn(k,b,L){const J=(0,_.K4)(k,Nt,({visit:it})=>(0,y.D9)((0,$.nx)(it.
host))),st=k.length===1?`${J} ${P.nx[b]}${L}`:`<b>${(0,O.px)(k.length,"host")}</b> ${P.nx[b]}${L}: ${J}`;return`${n.Gr[b]} ${st}`}function en(k,b){const L=k.requirements.
flatMap(st=>st.because),{discovery:J}=k.visit.attempt;return[`${(0,d.rm)((0,$.nx)(k.visit.host))}${k.isNew?`<br><sub>${O.dy}</sub>`:""}`,L.length===0?"":ln(L,b),
(0,P.JR)(k)&&J.kind==="skipped"?J.problem.title:(0,gt.Yj)(k,(0,n.Bm)(b))]}function ln(k,b){const{places:L,isOfRepositories:J}=(0,v.rv)(k),st=Ot=>(0,n.u_)(Ot,b);
if(!J)return(0,v.Ky)(k,kt,st);const it=L.slice(0,jt).map(st).join(", "),_t=L.length>jt?", \u2026":"";return`${(0,O.px)(L.filter(v.cC).length,"repository")}: ${it}${_t}`}
var Ht=t(4148);const un=100,dn=40,hn=k=>(0,Ht.fi)(k,d.hn),mn=k=>({name:(b,L)=>an(b,L,k),problem:({code:b,title:L})=>(0,n._h)(b,L,k),file:d.hn,value:(b,L)=>(0,y.
D9)(b,L).replaceAll(" ","&nbsp;"),maxRows:dn});function En(k,b){const{wrong:L,good:J}=(0,Ht.jB)(k),st=L.length>1||b.isBrief&&L.length>0,it=st?[pn((0,Ht.$_)(L,mn(
b)),b)]:[],_t=b.isBrief||b.context.repositories.length>1,Ot=b.isBrief?[]:_t?L:[...L,...J],{shown:ct,more:bt}=(0,_.zN)(Ot,un),Lt=ct.map(Mn=>$n(Mn,b)),Xt=[...it,...Lt.
slice(0,L.length)],qt=Lt.slice(L.length),_n=qt.length<=Ht.LC?qt:[(0,d.TM)(fn(J),qt)];return[...st?[(0,d.TM)(gn(L),Xt)]:Xt,..._t&&J.length>0?[`<p>${fn(J)}</p>`]:
_n,...(0,n.R3)(bt,"root module",b)].join(`

`)}function pn({shown:k,more:b,name:L,problems:J,facts:st},it){const _t=[L,...J,...st],Ot=k.map(ct=>_t.map(({cell:bt})=>bt(ct)));return(0,d.I$)(_t.map(({title:ct})=>(0,O.
Iu)(ct)),b>0?[...Ot,[(0,n.jP)(b,"row",it)]]:Ot)}function gn(k){const b=(0,Ht.qj)(k[0]??{rows:[]}),L=(0,_.K4)(k,Ht.LC,hn);return k.length===1?`${n.Gr[b]} <b>${L}\
</b>: ${Ht.pJ[b]}`:`${n.Gr[b]} <b>${(0,O.px)(k.length,"root module")}</b> with errors or warnings: ${L}`}function fn(k){const b=k.flatMap(L=>L.rows);return`${n.
Gr[(0,Ht.Fg)(b)]} <b>${(0,O.px)(k.length,"root module")}</b>: ${(0,Ht.nS)(b)}`}const $n=(k,b)=>(0,d.TM)(`${n.Gr[(0,Ht.Fg)(k.rows)]} <b>${hn(k)}</b>: ${(0,Ht.L4)(
k)}`,[pn((0,Ht.c_)(k,mn(b)),b)]);function an(k,b,L){const J=`${n.Gr[(0,Ht.Fg)([k])]}&nbsp;<b>${(0,d.hn)(b)}</b>`,[st]=k.places,it=[...k.kind==="module"&&k.source!==
k.address?[(0,d.hn)(k.source)]:[],...st===void 0?[]:[(0,n.u_)(st,L)]];return it.length===0?J:`${J}<br><sub>${it.join(" at ")}</sub>`}const x=1e6,K=1e3,tt=5,ot=600,
at=100,pt=7,$t=(k,b)=>Et(k,{context:b,rest:n.h,isBrief:!1},{head:`## ${Ft(k,b)}`,foot:`tf-disco ${(0,y.js)(b.version)}, started ${(0,y.js)((0,S.QN)(b.startedAt))}\
.`,maxBytes:x});function Et(k,b,{head:L,foot:J,maxBytes:st}){const it=st-K-(0,A.$$)(L+J),{texts:_t,isWhole:Ot}=(0,d.U8)(vt(k,b),it),ct=_t.filter(Xt=>Xt!==""),Lt=!b.
isBrief&&(!Ot||ct.some(n.ze))?`${J} ${It(b)}`:J;return`${[L,...ct,`<sub>${Lt}</sub>`].join(`

`)}
`}function vt(k,b){const L=(0,P.md)(k.hosts),J=L.filter(({findings:ct})=>ct.length===0),st=({severity:ct})=>ct==="notice",it=k.findings.filter(st),_t=k.findings.
filter(ct=>!st(ct)),Ot=(ct,bt)=>[...(0,n.W6)(b).map(Lt=>()=>bt(Lt)),()=>`<p>More about ${ct} ${b.rest}</p>`];return[...nt(_t,b),Ot("hosts",ct=>Zt(J,"unchecked",
ct)),Ot("repositories",ct=>l(k.files,ct)),Ot("the history",ct=>q(k,ct)),Ot("root modules",ct=>En(k.roots,ct)),Ot("requests",ct=>Yt(L,ct)),Ot("hosts that passed",
ct=>Zt(L,"works",ct)),Ot("skipped hosts",ct=>Zt(L,"skipped",ct)),Ot("notices",ct=>Kt(it,ct)),(0,n.W6)(b).map(ct=>()=>Jt(k,ct))]}function It({context:k}){const b=k.
docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,y.js)(b)}">kept as a\
n artifact</a>.`}function Kt(k,b){if(k.length===0||b.isBrief)return"";const L=`${n.rC.notice} ${(0,O.px)(k.length,"notice")}`;return(0,d.TM)(L,nt(k,b).flatMap(([
J])=>J?.()??[]))}function Jt(k,b){const L=(0,g.h$)(k,b.context).map(Ot=>`${(0,O.Iu)((0,y.h$)(Ot,ot))}.`),{shown:J,more:st}=(0,_.zN)(L,tt),it=`<p>${L.slice(tt).join(
"<br>")}</p>`,_t=st>0?[(0,d.TM)((0,O.px)(st,"more remark"),[it])]:[];return[`<p>${J.join("<br>")}</p>`,...b.isBrief?(0,n.R3)(st,"remark",b):_t].join(`
`)}const Ft=(k,b)=>`${zt(k)} ${(0,O.Iu)((0,P.$N)(k,b))}`;function zt(k){const b=k.findings.some(({severity:J})=>J!=="notice"),L=k.hosts.length===0?"skipped":"wo\
rks";return n.Gr[k.passed?b?"warns":L:"fails"]}function Qt({url:k,workflow:b,job:L,commit:J}){const st=b.split("/").at(-1)??"";return[`<a href="${(0,y.js)(k)}">${(0,y.
D9)(st===""?"this run":st,at)}</a>`,...L===""?[]:[`job ${(0,y.D9)(L,at)}`],...J===""?[]:[`commit ${(0,y.D9)(J.slice(0,pt))}`]].join(", ")}}),8373:((lt,U,t)=>{t.
d(U,{Bm:()=>u,Gr:()=>v,R3:()=>n,Su:()=>c,UZ:()=>d,W6:()=>$,_h:()=>a,b_:()=>h,h:()=>y,jP:()=>r,rC:()=>i,u_:()=>s,xy:()=>T,ze:()=>e});var _=t(5143),S=t(4503),P=t(
4120),O=t(8884),A=t(8641),g=t(9574);const y="in the JSON report",$=l=>l.isBrief?[l]:[l,{...l,isBrief:!0}],T="in the job summary",i={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"},v={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},d="&nbsp;more ",r=(l,E,{rest:R})=>`and ${l}${d}${l===
1?E:(0,P._l)(E)} ${R}`,n=(l,E,R)=>l>0?[`<p>${r(l,E,R)}</p>`]:[],e=l=>l.includes(d),f=600,s=(l,E)=>typeof l=="string"?c(l):o(l,(0,O.eo)(l),E),h=(l,E)=>o(l,(0,O.eo)(
{...l,file:(0,_.bH)(l.file).path}),E);function o(l,E,{context:R}){const w=(0,g.hn)(E),M=(0,S.uM)(l,R);return M===null||M.length>f?w:`<a href="${(0,A.js)(M,f)}">${w}\
</a>`}const c=l=>l.endsWith(" input")?`the ${(0,A.D9)(l.replace(/ input$/,""))} input`:(0,A.D9)(l),a=(l,E,{context:R})=>`<a href="${(0,A.js)(`${R.docsUrl}#${l}`)}\
">${E}</a>`,u=l=>({value:A.D9,prose:A.h$,because:E=>s(E,l)})}),5102:((lt,U,t)=>{t.d(U,{$N:()=>s,JR:()=>v,QK:()=>f,b:()=>r,cG:()=>i,fX:()=>c,hm:()=>e,md:()=>n,nx:()=>y,
sG:()=>T,vh:()=>$});var _=t(2886),S=t(4e3),P=t(5799),O=t(4120),A=t(8884),g=t(4148);const y={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},$=["fails","unchecked","warns","skipped","works"];function T(E){if(r(E))return"unchecked";const R=e(E.findings);return R==="error"?"fai\
ls":R==="warning"?"warns":v(E)?"skipped":"works"}const i=E=>["fails","warns"].includes(T(E)),v=({visit:E})=>E.attempt.discovery.kind==="skipped",d=["host-not-ch\
ecked",..._.ml],r=({visit:{attempt:E}})=>E.discovery.kind==="skipped"&&d.includes(E.discovery.problem.code);function n(E){return $.flatMap(R=>E.filter(w=>T(w)===
R))}const e=E=>P.oC.find(R=>E.some(w=>w.severity===R))??null;function f({findings:E}){const R=e(E);return R==="notice"?[]:E.filter(({severity:w})=>w===R)}function s({
hosts:E,files:R,findings:w,passed:M,stopped:p,roots:m},{repositories:{length:D}}){const I=(0,g.g5)(m,D),C=I===null?R:R.filter(({problem:X})=>!h.test(X.code)),W=C.
filter(X=>!o(X)),N=e(W)==="error"&&!E.some(X=>T(X)==="fails"),H=I===null&&!N&&D>0?` in ${(0,O.px)(D,"repository")}`:"",j=[W.length<C.length?[`nothing to check${H}`]:
a(E,H),l(W,I===null&&N?D:null)],F=N?j.toReversed():j,G=[I??[],...F].flat().join(", "),B=e(w)==="error";if(p!==null){const X=(0,S.Cw)(p);return B||E.some(r)?`${G}\
 (${X})`:`${X}; ${G}`}return M&&B?`${G} (the check passes: fail-on is never)`:M||B?G:`${G} (the check fails: fail-on is warning)`}const h=/^(?:module|provider|version|package|constraint|lock)-/,
o=({problem:E,severity:R})=>E.code==="nothing-to-check"&&R==="error",c="not allowed";function a(E,R){const w=E.length;if(w===0)return[`no registry hosts to chec\
k${R}`];const M=E.filter(v),p=E.filter(F=>!v(F)),m=(F,G)=>F.filter(B=>T(B)===G).length,D=[{count:m(p,"fails"),words:y.fails},{count:m(M,"fails"),words:c},{count:m(
M,"unchecked"),words:y.unchecked}],I=D.some(({count:F})=>F>0),C=[{count:p.length,words:y.works},{count:M.length,words:y.skipped}],[W,...N]=(I?D:C).filter(({count:F})=>F>
0),H=W?.words===c||W?.words===y.unchecked?W.count===1?"is ":"are ":"",Q=m(p,"warns"),j=w===1?"":`${Q} ${I?"more ":""}`;return[`${u(W?.count??0,w)}${R} ${H}${W?.
words}`,...N.map(({count:F,words:G})=>`${F} ${G}`),...Q===0?[]:[`${j}with warnings`]]}function u(E,R){return R===1?"1 registry host":E===R?`all ${R} registry ho\
sts`:`${E} of ${R} registry hosts`}function l(E,R){const w=e(E);if(w===null||w==="notice")return[];const M=E.filter(({severity:C})=>C===w),p=(0,A.eb)(M).length,
m=p===0?(0,A.Dc)(M):0,D=(0,A.BQ)(E),I=R===null?(0,O.px)(p,"repository"):(0,A.iW)(p,R);return[...p===0?[]:[`${w}s in files of ${I}`],...m===0?[]:[`${w}s in ${(0,O.
px)(m,"file")}`],...e(D)===w?[`${w}s in the ${(0,A.et)(D)}`]:[]]}}),4148:((lt,U,t)=>{t.d(U,{$_:()=>E,Fg:()=>v,L4:()=>e,LC:()=>n,Mm:()=>T,c_:()=>l,fi:()=>f,g5:()=>s,
jB:()=>h,nS:()=>M,pJ:()=>r,qj:()=>i});var _=t(4e3),S=t(5143),P=t(1064),O=t(5011),A=t(5257),g=t(4120),y=t(8884);const $=["fails","warns","works"];function T({worst:H}){
return H==="error"?"fails":H==="warning"?"warns":"works"}const i=({rows:H})=>$.find(Q=>H.some(j=>T(j)===Q))??"works";function v(H){const Q=i({rows:H});return Q===
"works"&&H.some(d)?"skipped":Q}const d=({chosen:H})=>Object.keys(H).length===0,r={fails:"init fails",warns:"has warnings",works:"passed"},n=3;function e(H){const Q=i(
H);return Q==="works"?M(H.rows):r[Q]}const f=({directory:H},Q)=>H===A.cd.file?A.cd.file:H==="."?"the top directory":Q((0,y.II)(H));function s(H,Q=0){const j=H.filter(
({directory:z})=>z!==A.cd.file),{failing:F}=h(j),{length:G}=F;if(G===0)return null;const B=new Set(F.map(({directory:z})=>(0,S._M)(z))),X=Q<2?"":` (${(0,y.iW)(B.
size,Q)})`;return j.length===1?`init fails${X}`:`init fails in ${G===j.length?`all ${G}`:`${G} of ${j.length}`} root modules${X}`}const h=H=>c(H,i),o=({rows:H})=>c(
H,T);function c(H,Q){const{fails:j=[],warns:F=[],works:G=[]}=Object.groupBy(H,Q);return{failing:j,wrong:[...j,...F],good:G}}const a=({kind:H,source:Q,constraints:j,
locked:F,chosen:G,problems:B})=>JSON.stringify([H,Q,j,F,G,B]),u=3;function l(H,Q){const{wrong:j,good:F}=o(H);return R({clients:H.clients,rows:[...j,...F]},[],Q)}
function E(H,Q){const j=H.flatMap(z=>o(z).wrong.map(et=>({root:z,row:et}))),F=Map.groupBy(j,({row:z})=>a(z)),G=[...F.values()].flatMap(([z])=>z?.row??[]),B=P.Du.
filter(z=>H.some(et=>et.clients.includes(z))),X=({root:z})=>f(z,Q.file),Y=z=>(0,_.K4)(F.get(a(z))??[],u,X);return R({clients:B,rows:o({rows:G}).wrong},[{title:"\
root modules",cell:Y}],Q)}function R({clients:H,rows:Q},j,F){const{shown:G,more:B}=(0,_.zN)(Q,F.maxRows??Q.length);return{rows:Q,shown:G,more:B,name:{title:"mod\
ule or provider",cell:Y=>F.name(Y,w(Y,H))},problems:C([W(F)],G),facts:[...j,...I({clients:H,rows:G},F.value)]}}const w=({address:H,host:Q},j)=>j.every(F=>(0,O.Vm)(
F)===Q)&&H.startsWith(`${Q}/`)?H.slice(Q.length+1):H;function M(H){const Q=[...new Map(H.map(Y=>[`${Y.kind} ${Y.source}`,Y])).values()],j=["module","provider"].
flatMap(Y=>{const{length:z}=Q.filter(et=>et.kind===Y);return z===0?[]:[(0,g.px)(z,Y)]});if(j.length===0)return"no registry modules and no providers";const F=H.some(
({platforms:Y})=>Y.length>0)?" and package":"",G=Q.filter(d).length,B=Q.filter(({chosen:Y})=>Object.values(Y).includes(null)).length,X=G+B===0?`every version${F}\
 is available`:[...B>0?[`${B} without a version`]:[],...G>0?[`${G} not checked`]:[]].join(", ");return`${j.join(" and ")}, ${X}`}const p=60,m=6,D=12;function I({
clients:H,rows:Q},j){const F=Q.every(({chosen:B})=>new Set(Object.values(B)).size<=1),G=[{title:"constraint",cell:({constraints:B})=>(0,_.K4)([...new Set(B)],m,
X=>j(X,p))},...F?[{title:"version",cell:B=>N(B,null,j)}]:H.map(B=>({title:P.bB[B],cell:X=>N(X,B,j)})),{title:"newest",cell:({newest:B})=>B===null?"":j(B,p)},{title:"\
platforms",cell:({platforms:B})=>nt(B,j)}];return C(G,Q)}const C=(H,Q)=>H.filter(({cell:j})=>Q.some(F=>j(F)!=="")),W=H=>({title:"problem",cell:({problems:Q})=>Q.
filter(({usualSeverity:j})=>j!=="notice").map(H.problem).join(", ")});function N({chosen:H,locked:Q},j,F){const G=j===null?Object.values(H)[0]:H[j];return G===void 0?
"":G!==null?`${F(G,p)}${G===Q?" (locked)":""}`:Q===null?"none":`none (locked: ${F(Q,p)})`}function nt(H,Q){return(0,_.K4)(H,D,({platform:j,available:F})=>`${F===
null?"?":F?"\u2713":"\u2717"} ${Q(j,p)}`)}}),733:((lt,U,t)=>{t.d(U,{W:()=>g,n:()=>S});const _=/^[ -~]*$/;function S(y){if(_.test(y))return y.length;let $=0;for(const T of y)
$+=P(T);return $}function P(y){return _.test(y)?1:O(y)?0:new RegExp("\\p{Regional_Indicator}","u").test(y)?1:A(y)?2:1}const O=y=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(y),A=y=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(y);function g(y,$,T){let[i,v]=["",0];for(const d of y){const r=P(d),n=v+r;if(v>=$&&n<=T&&(r>0||v>$)?i+=d:i+=" ".repeat(Math.max(0,Math.min(n,T)-Math.max(v,
$))),v=n,v>T)break}return i}}),7146:((lt,U,t)=>{t.d(U,{ky:()=>v,nI:()=>P,qt:()=>$,wW:()=>T});var _=t(733);const S={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function P(r,n,e){return e.colour?`\x1B[${S[n]}m${r}\x1B[0m`:r}const O=(r,n,{hyperlinks:e})=>n===void 0||!e?r:`\x1B]8;;${n}\x1B\\${r}\x1B]8;;\x1B\\`,A=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
g=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,y=5001;function $(r){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:f="",VTE_VERSION:s}=r;
return n?n!=="0":r.CI||r.NO_COLOR||e==="dumb"?!1:Number(s)>=y||A.test(f)||g.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(h=>r[h])}function T(r,n){const e="\
 ".repeat(r.indent),f=r.label.padEnd((r.column??0)-1),s=" ".repeat(r.indent+(r.column??2)),[h="",...o]=d(n.withFlags?.(r.text)??r.text,{first:n.width-e.length-f.
length-1,others:n.width-s.length}),c=O(P(f,r.style,n),r.url,n),a=i(h,r.linked,n);return[`${e}${c} ${a}`.trimEnd(),...o.map(u=>`${s}${u}`)]}function i(r,n,e){return!n?.
url||!r.startsWith(n.text)?r:`${O(n.text,n.url,e)}${r.slice(n.text.length)}`}function v(r,{width:n,withFlags:e}){const[f="",...s]=d(e?.(r)??r,{first:n,others:n-
2});return[f,...s.map(h=>`  ${h}`)]}function d(r,n){const e=[];let f="",s=0;for(const h of r.split(" ")){const o=e.length===0?n.first:n.others,c=(0,_.n)(h);f!==
""&&s+1+c>o?(e.push(f),f=h,s=c):(s=f===""?c:s+1+c,f=f===""?h:`${f} ${h}`)}return[...e,f]}}),6536:((lt,U,t)=>{t.d(U,{S5:()=>pn,MV:()=>gn,K8:()=>fn});var _=t(2389),
S=t(2796),P=t(5102),O=t(4120),A=t(6763),g=t(8641),y=t(4e3),$=t(1831),T=t(4503),i=t(8884),v=t(733),d=t(7146);const r=160,n=12,e="    ",f=/##\w*\[/;function s({place:x,
before:K,literal:tt,after:ot},at,pt){const $t=" ".repeat(`  ${x.line}`.length),Et=Math.min(pt.width,r)-$t.length-3;if(Et<n)return[];const vt=h(K+tt+ot),It=vt(K+
tt+ot),Kt=(0,v.n)(It)<=Et?0:vt(K).search(/[^ ]|$/),Jt=It.slice(Kt),Ft=(0,v.n)(vt(K))-Kt,zt=(0,v.n)(vt(K+tt))-Kt,{from:Qt,to:k,text:b}=o(Jt,Ft,Math.max(zt,Ft+1),
Et),L=(0,d.nI)("|","dim",pt),J="^".repeat(Math.max(1,Math.min(zt,k)-Math.max(Ft,Qt))),st=" ".repeat(Math.max(Ft,Qt)-Qt);return[`${(0,d.nI)(`  ${x.line}`,"dim",pt)}\
 ${L} ${b}`.trimEnd(),`${$t} ${L} ${st}${(0,d.nI)(J,at,pt)}`]}function h(x){const K=tt=>(0,g.RK)(tt.replaceAll("	",e),Number.POSITIVE_INFINITY);return f.test(K(
x))?tt=>K(tt).replaceAll(/(?<=#)#/g," #"):K}function o(x,K,tt,ot){const at=(0,v.n)(x);if(at<=ot)return{from:0,to:ot,text:x};const pt=Math.max(0,ot-2-(tt-K)),$t=tt<
ot?0:Math.max(0,K-1-Math.ceil(pt*2/3)),Et=at-$t<=ot,vt=$t+ot,It=(0,v.W)(x,$t===0?0:$t+1,Et?vt:vt-1),Kt=`${$t===0?"":"\u2026"}${It}${Et?"":"\u2026"}`;return{from:$t,
to:Et?vt:vt-1,text:Kt}}var c=t(1505),a=t(7574);const u=20,l=6,E="in the JSON report",R=13,w={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"r\
ed"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},M={error:w.fails,warning:w.warns,notice:{sign:"\xB7",
style:"blue"}},p={value:g.RK,prose:g.RK,because:i.eo};function m(x,K){const tt=(0,P.sG)(x),{sign:ot,style:at}=w[tt],pt=[...(0,P.cG)(x)?C(x,K.context):[],...(0,c.
o7)(x,p)],$t=`${P.nx[tt]}${x.isNew?` (${O.dy})`:""}: ${I(x)}`;return[...(0,d.wW)({indent:0,label:`${ot} ${D(x.visit.host)}`,style:at,text:$t},K),...pt.flatMap(Et=>W(
Et,K))].map(g.BP).join(`
`)}const D=x=>{const K=(0,$.nx)(x);return K===x?(0,g.RK)(x):`${(0,g.RK)(K)} (${(0,g.RK)(x)})`};function I(x){const{discovery:K}=x.visit.attempt,tt=(0,P.QK)(x);return tt.
length>0?(0,y.K4)([...new Set(tt.map(ot=>ot.problem.code))],l):K.kind==="skipped"?K.problem.code:(0,c.Yj)(x,p)}function C(x,K){const{hops:tt,certificates:ot}=x.
visit.attempt;return[(0,c.se)(x,K,p),{label:"response",texts:tt.map(N)},{label:"services",texts:(0,O.Sk)(x.services,u,nt)},...(0,c.Zc)(x,p),{label:"certificate",
texts:ot.map(at=>H(at,K))}]}const W=({label:x,texts:K},tt)=>K.flatMap((ot,at)=>{const pt=at===0?x:"";return(0,d.wW)({indent:2,label:pt,style:"dim",column:R,text:ot},
tt)});function N(x){const K=x.status===null?"none":`${x.status} ${(0,g.RK)(x.reason,c.tN)}`,tt=x.status===null?"after":"in",ot=[...x.mediaType===null?[]:[(0,g.RK)(
x.mediaType,c.tN)],...x.address===null?[]:[`at ${(0,g.RK)(x.address,c.tN)}`],...x.proxy===null?[]:[`through ${(0,g.RK)((0,g.cq)(x.proxy))}`],...x.authorization===
"none"?[]:[`token ${(0,O.Rk)(x.authorization)}`]],at=ot.length===0?"":` (${ot.join("; ")})`;return`${K.trim()} from ${(0,g.RK)((0,g.cq)(x.url))} ${tt} ${(0,a.kJ)(
x.ms)}${at}`}function nt(x){const K=(0,g.RK)(x.id,c.tN);switch(x.kind){case"url":return`${K} ${(0,g.RK)((0,g.cq)(x.url))}`;case"login":{const{authz:tt,token:ot}=x.
login,at=[tt,ot].map(pt=>(0,g.RK)((0,g.cq)(pt??"none")));return`${K} authz ${at.join(", token ")}`}case"problem":return`${K}: ${x.problem.code}`}}function H(x,K){
const{host:tt,subject:ot,issuer:at,expires:pt}=x,$t=(0,g.RK)((0,a.nO)(pt,K.startedAt));return`${(0,g.RK)(tt,c.tN)} valid until ${$t}; subject ${(0,g.RK)(ot,c.tN)}\
, issuer ${(0,g.RK)(at,c.tN)}`}const Q=4,j={places:6,messages:5,frames:S.Wi},F={places:3,messages:2,frames:1};function G(x,K,tt){const{severity:ot,code:at,title:pt,
message:$t,isAside:Et,sameAs:vt}=x,It=(0,g.RK)($t??pt,g.h2),Kt=`${K.context.docsUrl}#${at}`,{style:Jt}=M[ot],Ft=vt!==null?[`  hosts: the same ${x.hosts.length} \
as for ${vt}`]:[...gt(x.hosts.length>1?"hosts":"host",B(x),K),...X(x,K,tt),...wt(x,K)],zt=Et?"":x.help??"";return[...(0,d.wW)({indent:0,label:`${ot}[${at}]:`,style:Jt,
url:Kt,text:It},K),...Ft,...gt("help",(0,g.RK)(zt,g.h2),K),...gt("affects",(0,O.od)(x.affects,K.context.clients),K)].map(g.BP).join(`
`)}function B({hosts:x,findings:K,message:tt}){const[ot]=x;return x.length===1&&ot!==void 0&&tt?.includes((0,$.nx)(ot))&&K[0]?.isHostNew!==!0?"":(0,y.K4)(x,(0,O.
J5)(x,Q),pt=>{const $t=K.filter(It=>It.host===pt),Et=x.length>1?(0,i.eb)($t).length:0,vt=[...$t.some(({isHostNew:It})=>It)?[O.dy]:[],...Et>1?[(0,O.px)(Et,"repos\
itory")]:[]];return`${D(pt)}${vt.length===0?"":` (${vt.join(", ")})`}`})}function X(x,K,tt){const{frames:ot}=Y(x),at=z(x);return[...at.shown.flatMap(({message:pt,
findings:$t,first:Et},vt)=>{const It=et(Et,x.message===null?pt:"",K);return vt>=ot?It:[...It,...ut(Et,x,K,tt),...gt("help",(0,g.RK)(mt(x,$t),g.h2),K)]}),...at.more>
0?[`  and ${(0,O.px)(at.more,"more message")} ${E}`]:[]]}const Y=({hosts:x,isAside:K})=>x.length>1||K?F:j;function z(x){const K=(0,S.cr)(x).map(([tt,ot])=>({message:tt,
findings:ot,first:(0,i.tN)(ot)}));return(0,y.zN)(K,(0,O.J5)(K,Y(x).messages))}function et(x,K,tt){if(x===null&&K==="")return[];const ot=x===null?"-":"-->",at=x===
null?"":(0,i.R3)(x),pt=[at,(0,g.RK)(K,g.h2)].filter(Et=>Et!=="").join(": "),$t={text:at,url:x&&(0,T.uM)(x,{...tt.context,links:null})};return(0,d.wW)({indent:2,
label:ot,style:"dim",text:pt,linked:$t},tt)}function ut(x,{severity:K},tt,ot){if(x===null)return[];const{file:at,line:pt,column:$t}=x,Et=tt.context.sources.find(
vt=>vt.place.file===at&&vt.place.line===pt&&vt.place.column===$t);return Et===void 0||ot.has(Et)?[]:(ot.add(Et),s(Et,M[K].style,tt))}const mt=({help:x,isAside:K},[
tt])=>x!==null||K?"":tt?.problem.help??"";function wt(x,K){const{findings:tt}=x,{lines:ot,settings:at}=(0,i.yv)(tt),pt=(0,i.oN)(ot,z(x).shown.map(({first:Et})=>Et)),
$t=Y(x).places;return[...gt("hits",(0,i.mj)(tt,K.context.repositories.length),K),...gt("also at",(0,i.Ky)(pt,$t),K),...gt("required by",(0,i.Ky)(at,$t),K)]}const gt=(x,K,tt)=>K===
""?[]:(0,d.wW)({indent:2,label:`${x}:`,style:"dim",text:K},tt);var Dt=t(4148);const yt=20,xt=3,Yt="  ",Vt={name:(x,K)=>(0,g.RK)(K),problem:({code:x})=>x,file:String,
value:g.RK,maxRows:yt},tn=x=>(0,Dt.fi)(x,Vt.file);function rn(x,K){const{wrong:tt}=(0,Dt.jB)(x);if(tt.length<=Dt.LC)return tt.map(at=>sn(tn(at),(0,Dt.c_)(at,Vt),
K));const ot=(0,O.px)(tt.length,"root module");return[sn(ot,(0,Dt.$_)(tt,Vt),K)]}function sn(x,K,tt){const{rows:ot,shown:at,more:pt,name:$t,problems:Et,facts:vt}=K,
It=(0,Dt.qj)({rows:ot}),{sign:Kt,style:Jt}=w[It],Ft=ot.filter(L=>(0,Dt.Mm)(L)===It),zt=(0,y.K4)([...new Set(Ft.map($t.cell))],xt),Qt=[$t,...vt,...Et],k=at.map(L=>({
sign:w[(0,Dt.Fg)([L])],cells:Qt.map(({cell:J})=>J(L))})),b=Qt.map(({title:L})=>L);return[`${(0,d.nI)(Kt,Jt,tt)} ${(0,d.nI)(x,"bold",tt)}: ${Dt.pJ[It]} for ${zt}`,
...cn(k,b,tt),...pt>0?[`  and ${pt} more in the JSON report`]:[]].map(g.BP).join(`
`)}function cn(x,K,tt){const ot=K.map(($t,Et)=>Math.max(...[$t,...x.map(({cells:vt})=>vt[Et])].map(on)));if(ot.reduce(($t,Et)=>$t+Yt.length+Et,Yt.length)>tt.width)
return x.flatMap(({sign:{sign:$t,style:Et},cells:[vt="",...It]})=>{const Kt=It.flatMap((Ft,zt)=>Ft===""?[]:[`${K[zt+1]} ${Ft}`]),Jt=`${vt}: ${Kt.join("; ")}`;return(0,d.
wW)({indent:2,label:$t,style:Et,text:Jt},tt)});const pt=$t=>$t.map((Et,vt)=>Et+" ".repeat((ot[vt]??0)-on(Et))).join(Yt).trimEnd();return[`    ${(0,d.nI)(pt(K),"\
dim",tt)}`,...x.map(({sign:{sign:$t,style:Et},cells:vt})=>`  ${(0,d.nI)($t,Et,tt)} ${pt(vt)}`)]}const on=(x="")=>Array.from(x).length;function V(x,K){const tt=x.
flatMap(vt=>vt.rows),{sign:ot,style:at}=w[(0,Dt.Fg)(tt)],[pt]=x,Et=`${x.length===1&&pt!==void 0?tn(pt):(0,O.px)(x.length,"root module")}: ${(0,Dt.nS)(tt)}`;return(0,d.
wW)({indent:0,label:ot,style:at,text:Et},K).map(g.BP).join(`
`)}const rt=3,Mt=4,Rt=1e3;function Wt({hosts:x,roots:K},tt){const ot=Map.groupBy(x,P.sG),at=(ot.get("unchecked")??[]).filter(({findings:$t})=>$t.length===0),{good:pt}=(0,Dt.
jB)(K);return[...Ut("unchecked",at,tt),...Ut("skipped",ot.get("skipped")??[],tt),...Ut("works",ot.get("works")??[],tt),...pt.length>0?[V(pt,tt)]:[]]}function Ut(x,K,tt){
const ot=It=>m(It,tt);if(K.length<=rt)return K.map(ot);const{sign:at,style:pt}=w[x],$t=(0,y.K4)(K,(0,O.J5)(K,Mt),({visit:It})=>D(It.host)),Et=`${(0,O.px)(K.length,
"host")} ${P.nx[x]}: ${$t}`;if(!tt.isRunner)return[(0,d.wW)({indent:0,label:at,style:pt,text:Et},tt).map(g.BP).join(`
`)];const vt=(0,O.Sk)(K,Rt,ot,It=>`and ${It} more ${E}`);return[[(0,g.BP)(`${at} ${Et}`),...vt].join(`
`)]}function Gt(x,K){const tt=(0,i._X)(x),[ot]=tt;if(ot===void 0)return[];const at=It=>`${(0,g.RK)(It.repository)} (${(0,O.H8)(It.findings)})`,{sign:pt,style:$t}=w[(0,P.
hm)(ot.findings)==="error"?"fails":"warns"],Et=(0,y.K4)(tt,(0,O.J5)(tt,Mt),at),vt=`${(0,O.px)(tt.length,"repository")} ${(0,i.fP)(tt)}: ${Et}`;return[(0,d.wW)({
indent:0,label:pt,style:$t,text:vt},K).map(g.BP).join(`
`)]}function Z(x,K){const tt=(0,P.hm)(x.findings),ot=x.hosts.length>rt||x.findings.length>0,at=K.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",pt=`problem codes are explained at ${K.context.docsUrl}`;return ot?[(tt===null||tt==="no\
tice"?[at]:[pt,at]).flatMap(Et=>(0,d.ky)(Et,K)).join(`
`)]:[]}var q=t(7361),ft=t(4218);const dt=3,ht=20,Tt=40,St=12,Pt=140,Bt=30,Ct="  ",At=2,kt="  ",jt="\xA0";function Nt(x,K){const tt=(0,ft.U4)(x,K.context),ot=tt.
length<=dt?tt:tt.filter(({host:It})=>(0,P.cG)(It));if(ot.length===0)return"";const{shown:at,more:pt}=(0,y.zN)(ot,ht),{name:$t,columns:Et}=nn(en(at),at,K),vt=Et.
map(({title:It})=>It).filter(It=>It!=="");return[...(0,d.ky)(`history: ${vt.join(", ")}`,K),...at.map(({host:It},Kt)=>{const{sign:Jt,style:Ft}=w[(0,P.sG)(It)],Qt=[
un(D(It.visit.host),$t),...Et.map(k=>k.cells[Kt])].join(kt).trimEnd().replace(/\u2573+/g,k=>(0,d.nI)(k,"red",K));return`${Ct}${(0,d.nI)(Jt,Ft,K)} ${Qt}`}),...pt>0?
[`  and ${(0,O.px)(pt,"more host")} in the history file`]:[],...Zt(at,K)].map(g.BP).join(`
`)}function Zt(x,K){const tt=(0,ft.MC)(x).map(([at,pt])=>`${at} ${pt}`.replaceAll(" ",jt));return(0,d.ky)(tt.join(", "),{...K,width:K.width-Ct.length}).map(at=>`${Ct}${(0,d.
nI)(at.trim().replaceAll(jt," "),"dim",K)}`)}function nn(x,K,{width:tt}){const ot=Math.max(...K.map(({host:vt})=>(0,v.n)(D(vt.visit.host)))),at=Math.min(Tt,ot),
pt=Math.min(tt,Pt)-Ct.length-At,$t=vt=>x.slice(0,vt).reduce((It,{cells:Kt})=>It-kt.length-Ht(Kt),pt),Et=[x.length,3].find(vt=>at<=$t(vt))??2;return{columns:x.slice(
0,Et),name:Math.min(at,Math.max(St,$t(Et)))}}function en(x){const K=Math.max(...x.map(({history:ot})=>ot.recent.length)),tt=(ot,at)=>{const pt=x.map(at);return{
title:ot,cells:pt.map($t=>$t.padStart(Ht(pt)))}};return[tt(`last ${(0,O.px)(K,"run")}`,({history:ot})=>(0,ft.qX)(ot.recent)),tt("uptime in 30 days",ln),tt("medi\
an latency",({history:{medianMs:ot}})=>ot===null?"-":(0,a.kJ)(ot)),{title:"",cells:x.map(({history:ot})=>(0,ft.kW)(ot)??"")}]}function ln(x){const K=(0,ft.bW)(x,
Bt);return(K&&(0,q.mc)(K))??"-"}const Ht=x=>Math.max(...x.map(({length:K})=>K));function un(x,K){const tt=(0,v.n)(x);return tt<=K?`${x}${" ".repeat(K-tt)}`:`${(0,v.
W)(x,0,K-1)}\u2026`}const dn=5,hn=30,mn=3,En=20;function*pn(x,K){yield`${gn(x,K)}
`;let tt=!0;for(const{text:ot}of fn(x,K)){const at=ot.includes(`
`);yield`${tt||at?`
`:""}${ot}
`,tt=at}}function gn(x,K){const{sign:tt,style:ot}=w[x.passed?"works":"fails"],at=K.isQuiet?[]:(0,A.h$)(x,K.context).slice(0,dn);return[`${(0,d.nI)(tt,ot,K)} ${(0,d.
nI)((0,P.$N)(x,K.context),"bold",K)}`,...at.flatMap(pt=>$n(pt,K))].join(`
`)}function*fn(x,K){const{isQuiet:tt=!1,isRunner:ot=!1,context:at}=K,pt=({severity:k})=>!tt||k==="error"||(0,_.k2)(k,at.failOn),$t=(0,S.cZ)(x.findings.filter(pt)),
Et=$t.slice(0,hn),vt=new Set;for(const k of Et)yield an(G(k,K,vt));const It=$t.slice(Et.length).flatMap(({findings:k})=>k);if(It.length>0&&(yield an(`and ${(0,O.
px)(It.length,"more finding")} ${E}`)),tt)return;const Kt=k=>({kind:ot?"group":"plain",text:k});yield*Gt(x.files,K).map(Kt);const Jt=Nt(x,K);Jt!==""&&(yield Kt(
Jt)),yield*rn(x.roots,K).map(Kt);const Ft=(0,P.md)(x.hosts).filter(k=>(0,P.cG)(k)&&!(0,P.JR)(k)),zt=Ft.slice(0,ot||Ft.length<=mn?En:0);yield*zt.map(k=>Kt(m(k,K))),
zt.length>0&&zt.length<Ft.length&&(yield an(`and ${(0,O.px)(Ft.length-zt.length,"more host")} ${E}`)),yield*Wt(x,K).map(Kt);const Qt=(0,A.h$)(x,at).slice(dn);Qt.
length>0&&(yield an(Qt.flatMap(k=>$n(k,K)).join(`
`))),yield*Z(x,K).map(an)}const $n=(x,K)=>(0,d.ky)((0,g.RK)(x),K).map(g.BP),an=x=>({kind:"plain",text:x})}),6283:((lt,U,t)=>{t.d(U,{Y:()=>O});var _=t(6309),S=t(
8641);const P=function(...A){const{recordRun:g}=t.late([620],8620);return new.target?new g(...A):g(...A)};function O(A,g){const{history:y}=A.settings;if(y===null)
return{checked:A,warnings:[]};try{const{history:$,warnings:T}=P(y,A,g);return{checked:{...A,context:{...A.context,history:$}},warnings:T}}catch($){return{checked:A,
warnings:[`the history ${(0,S.RK)(y)} was not read: ${(0,S.RK)((0,_.A)($))}`]}}}}),2909:((lt,U,t)=>{t.a(lt,async(_,S)=>{try{let Q=function(Y){const{verdict:z,changes:et,
context:ut}=Y,mt=(0,v.ng)(process.env,C),wt=mt===null?[]:(0,$.w)((0,c.R8)(z),X(),mt),gt=et?.kind==="files"?et.files:[],Dt=mt===null?new Map:D(wt,gt,X(),mt);return{
...Y,located:wt,context:{...ut,links:Dt}}},j=function(Y){return async(z,et)=>{try{await et()}catch(ut){Y([`${z}: ${(0,g.A)(ut)}`])}}},X=function(){return process.
env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var P=t(2929),O=t(9018),A=t(7251),g=t(6309),y=t(5181),$=t(40),T=t(2806),i=t(3565),v=t(8782),d=t(4690),r=t(9077),n=t(
3795),e=t(3386),f=t(2057),s=t(1964),h=t(2216),o=t(2827),c=t(4503),a=t(5505),u=t(8641),l=t(9703),E=t(6536),R=t(8463),w=t(3152),M=t(5100),p=t(6283),m=t(6875);const D=function(...Y){
const{linksOf:z}=t.late([733],9733);return new.target?new z(...Y):z(...Y)},I=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,f.B_)(process.stdout,Y=>process.
stderr.write(`the log was not written: ${Y}
`)),(0,f.B_)(process.stderr,()=>{});const C=i.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const W=new m.V,N=(0,d.i)(process);await(0,r.
q)(process,await nt(i.Ko(M.y.map(({name:Y})=>Y))));async function nt(Y){const z=(0,O.c)(Y,process.env,(0,A.K)(i.QU)),et=mt=>{const wt=(0,O.r)(gt=>(0,l.p)(mt,gt),
z);return i.fJ("Could not run",wt),3},ut=(0,r.w)(process,W,{isFinal:!1,crash:et,now:N});try{const mt=await H(Y,z),wt=ut.aborted?3:mt.verdict.passed?0:1;return await F(
mt,z,ut),wt}catch(mt){if(mt instanceof w.GN){const wt=z.redact(mt.mistakes).map(gt=>(0,u.LS)(gt));return i.fJ("Wrong settings",wt.join(`
`)),2}return et(mt)}}async function H(Y,z){const et=(0,n.fN)(ut=>i.N4(z.redact([ut])),n.Si);try{return await(0,P.z6)(Y,{environment:process.env,directory:X(),isFork:(0,v.
$c)(process.env.GITHUB_EVENT_NAME,C),stop:W,startTimer:m.I,now:N,progress:et.show,changes:ut=>B(ut,z),secrets:z,kill:process.kill})}finally{et.end()}}async function F(Y,{
redact:z},et){const{checked:ut,warnings:mt}=(0,p.Y)(Y,{directory:X(),environment:process.env,random:Math.random}),wt=yt=>i.R8(z(yt).map(xt=>(0,u.LS)(xt))),gt=j(
wt);wt(mt);let Dt={...ut,located:[]};await gt("places are not links",()=>{Dt=Q(ut)}),await G(Dt,gt,wt),!et.aborted&&await gt("the comment and the issue were not\
 written",async()=>{const{notes:yt,warnings:xt}=await(0,T.m)(Dt,(0,v.ng)(process.env,C),X(),et);i.N4(z(yt)),wt(xt)})}async function G(Y,z,et){const{settings:ut,
verdict:mt,context:wt}=Y,{GITHUB_OUTPUT:gt,GITHUB_STEP_SUMMARY:Dt,RUNNER_TEMP:yt}=process.env,xt={colour:!1,width:I,isRunner:!0,context:wt};await z("the log was\
 not written",()=>i.ur((0,E.MV)(mt,xt),(0,E.K8)(mt,xt))),await z("the annotations were not written",()=>i.fz((0,s.H)(mt,wt))),await z("the outputs were not writ\
ten",async()=>et(await i.Kn(gt,(0,o.Y)(mt)))),await z("the job summary was not written to GITHUB_STEP_SUMMARY",()=>i.Sy(Dt,(0,a.Gc)(mt,wt))),await z("the JSON r\
eport was not written to RUNNER_TEMP",async()=>{const Yt=i.u5(yt,(0,h.h)(mt,wt));et(await i.Kn(gt,{report:Yt}))}),await z("the report files were not written",()=>et(
(0,R.t)(ut,Y,X())))}async function B({githubToken:Y},{redact:z}){const et=(0,v.ng)(process.env,C),ut=await(0,y.S)(et,Y,W.signal);return ut.kind==="all"&&et?.pull&&
i.R8(z([`changed-only has no effect: ${ut.why}`])),ut}S()}catch(D){S(D)}},1)}),5657:((lt,U,t)=>{t.d(U,{G:()=>d});var _=t(6760),S=t(5747);const P=21,O=/^(?!\.{1,2}$)[\w.-]+$/;
function A(c){let a=!1;for(const u of c.split(`
`)){const l=u.trim();l.startsWith("[")&&(a=l==='[remote "origin"]');const E=l.indexOf("=");if(!(!a||E<0||l.slice(0,E).trim().toLowerCase()!=="url"))return g(l.slice(
E+1).trim())}return null}function g(c){const a=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(c),[u,l]=a===null?y(c):[a[1],a[2]],E=(l??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),R=E.length>1&&E.length<=P;return!u||!R||!E.every(w=>O.test(w))?null:{host:u.toLowerCase(),owner:E.slice(0,-1).join("/"),name:E.at(-1)??""}}function y(c){
const a=URL.parse(c);return a===null||!/^(https?|ssh):$/.test(a.protocol)?[]:[a.protocol==="ssh:"?a.hostname:a.host,a.pathname.slice(1)]}var $=t(4614);const T=5,
i=/^[0-9a-f]{40}$/,v=/^refs\/(?!.*\.\.)[^\0]+$/;function d(c){const a=(0,_.join)(c,".git"),u=r(a,c)??a,l=o((0,_.join)(u,"commondir")),E=l===null?u:s(l,u),R=()=>h(
(0,_.join)(E,"packed-refs"))??"",w=n(o((0,_.join)(u,"HEAD")),[u,E],R);return w===null?null:{commit:w,isFetched:f(w,h((0,_.join)(u,"FETCH_HEAD"))??"",R),remote:A(
h((0,_.join)(E,"config"))??""),tracked:M=>(0,$.O)((0,_.join)(u,"index"),M)}}function r(c,a){const[,u]=/^gitdir: (.+)$/.exec(o(c)??"")??[];return u===void 0?null:
s(u,a)}function n(c,a,u){let l=c;for(let E=0;l!==null&&E<=T;E+=1){if(i.test(l))return l;const[,R]=/^ref: (.+)$/.exec(l)??[];if(R===void 0||!v.test(R))return null;
l=e(R,a,u)}return null}function e(c,a,u){for(const E of a){const R=o((0,_.join)(E,c));if(R!==null)return R}return u().split(`
`).find(E=>E.endsWith(` ${c}`))?.slice(0,40)??null}function f(c,a,u){const l=(E,R)=>E.split(`
`).some(w=>w.startsWith(`${c}${R}`));return l(a,"	")||l(u()," refs/remotes/")}const s=(c,a)=>(0,_.isAbsolute)(c)?c:(0,_.join)(a,c);function h(c){const a=(0,S.yR)(
c);return a.ok?a.text:null}const o=c=>h(c)?.replace(/\r?\n$/,"")??null}),4614:((lt,U,t)=>{t.d(U,{O:()=>r,R:()=>f});var _=t(3024),S=t(5747);const P=128*1024*1024,
O=12,A=62,g=16384,y=12288,$=4,T=61440,i=4096,v=32768,d=Buffer.alloc(0);function r(s,h){const o=(0,S.io)(s,P);return o===null?new Map:n(o,h)}function n(s,h){const o=new Map;
if(s.length<O)return o;const c=s.readUInt32BE(4);if(s.toString("latin1",0,4)!=="DIRC"||c<2||c>4)return o;const a=s.readUInt32BE(8);let u=d,l=O;for(let E=0;E<a;E+=
1){if(l+A>s.length)return o;const R=s.readUInt16BE(l+60),w=l+A+(R&g?2:0),M=c===$,{kept:p,from:m}=M?e(s,w,u):{kept:d,from:w},D=s.indexOf(0,m);if(D<0)return o;const I=s.
subarray(m,D),C=M?Buffer.concat([p,I]):I;if(C.length>i)return o;const W=(s.readUInt32BE(l+24)&T)===v,N=C.toString("utf8");W&&(R&y)===0&&h.has(N)&&o.set(N,{modified:s.
readUInt32BE(l+8),size:s.readUInt32BE(l+36)}),l=M?D+1:l+(D-l+8&-8),u=C}return o}function e(s,h,o){let c=h,a=s[c++]??0,u=a&127;for(;a&128;)a=s[c++]??0,u=(u+1)*128+
(a&127);return{kept:o.subarray(0,Math.max(0,o.length-u)),from:c}}function f(s,{modified:h,size:o}){const c=(0,S.N0)(()=>(0,_.lstatSync)(s),null),a=Math.floor((c?.
mtimeMs??0)/1e3);return c?.isFile()===!0&&c.size%2**32===o&&a%2**32===h}}),7078:((lt,U,t)=>{t.d(U,{N:()=>e});var _=t(317),S=t(8782);const P=s=>({id:v(s,"id"),body:i(
s,"body")??"",isTrusted:$(s)}),O=s=>({number:v(s,"number"),title:T(s,"title"),body:i(s,"body")??"",isOpen:T(s,"state")==="open",reason:i(s,"state_reason"),closedAt:i(
s,"closed_at"),labels:g((0,S.at)(s,"labels")).flatMap(h=>typeof h=="string"?h:i(h,"name")??[]),isTrusted:$(s)}),A=s=>({file:T(s,"filename"),status:T(s,"status"),
changes:v(s,"changes"),patch:i(s,"patch")});function g(s){return Array.isArray(s)?s:d()}const y=["OWNER","MEMBER","COLLABORATOR"],$=s=>(0,S.at)(s,"user","type")===
"Bot"||y.includes((0,S.at)(s,"author_association"));function T(s,h){return i(s,h)??d()}function i(s,h){const o=(0,S.at)(s,h)??null;return o===null||typeof o=="s\
tring"?o:d()}function v(s,h){const o=(0,S.at)(s,h),c=typeof o=="bigint"?Number(o):o;return typeof c=="number"&&Number.isFinite(c)&&c>=0?c:d()}function d(){throw new _.
F9("unexpected response")}const r=100,n=100;async function e(s,h,o,c){const a=AbortSignal.any([AbortSignal.timeout(o),c]),{connect:u}=await Promise.all([t.e(795),
t.e(104)]).then(t.bind(t,5104)),{rest:l,paginate:E}=u(s,h,a),R={owner:s.owner,repo:s.repository};async function w(p,m=Number.POSITIVE_INFINITY){const D=[];let I=0;
for await(const{data:C}of p){for(const W of g(C))D.push(W);if(D.length>=m)return D.slice(0,m);if(I+=1,I===n)throw new _.F9(`the list has more than ${n} pages`)}
return D}const M=async p=>{await f(p)};return{listComments:p=>{const m={...R,issue_number:p,per_page:r},D=E.iterator(l.issues.listComments,m);return f(w(D).then(
I=>I.map(P)))},createComment:(p,m)=>{const D=l.issues.createComment({...R,issue_number:p,body:m});return f(D.then(({data:I})=>P(I)))},updateComment:(p,m)=>M(l.issues.
updateComment({...R,comment_id:p,body:m})),deleteComment:p=>M(l.issues.deleteComment({...R,comment_id:p})),listIssues:(p,m)=>{const D={...R,...p,per_page:r},I=w(
E.iterator(l.issues.listForRepo,D),m),C=W=>(0,S.at)(W,"pull_request")===void 0;return f(I.then(W=>W.filter(C).map(O)))},createIssue:({labels:p,...m})=>{const D=l.
issues.create({...R,...m,labels:[...p]});return f(D.then(({data:I})=>O(I)))},updateIssue:(p,m)=>M(l.issues.update({...R,issue_number:p,...m})),addLabels:(p,m)=>M(
l.issues.addLabels({...R,issue_number:p,labels:[...m]})),createLabel:p=>M(l.issues.createLabel({...R,...p})),listChangedFiles:p=>{const m={...R,pull_number:p,per_page:r},
D=w(E.iterator(l.pulls.listFiles,m));return f(D.then(I=>I.map(A)))}}}async function f(s){try{return await s}catch(h){throw h instanceof _.F9?h:new _.F9("unexpec\
ted response")}}}),5181:((lt,U,t)=>{t.d(U,{S:()=>y});var _=t(7078),S=t(317),P=t(8782);const O=3e3,A=6e4,g=$=>({kind:"all",why:$});async function y($,T,i){if($===
null)return g("not a workflow run");const{pull:v,event:d}=$;if(v===null)return g(`a ${d} event has no pull request`);const r=(0,P.h0)($,T);if(!r.ok)return g(r.why);
try{const e=await(await(0,_.N)($,r.value.token,A,i)).listChangedFiles(v.number);return e.length<O?{kind:"files",files:e}:g(`the pull request changes ${O} files \
or more, and GitHub lists at most ${O}`)}catch(n){return g((0,S.Ic)("the changed files could not be listed",n,{run:$,permission:"pull-requests: read"}))}}}),317:((lt,U,t)=>{
t.d(U,{F9:()=>O,Ic:()=>y,Wo:()=>A});var _=t(6309),S=t(8641);const P={httpStatus:null,accepted:null,isLimit:!1};class O extends Error{name="ApiFailure";answer;constructor(d,r=P){
super(d),this.answer=r}}async function A(v){try{return await v,!0}catch(d){if(d instanceof O&&d.answer.httpStatus===404)return!1;throw d}}const g=300;function y(v,d,{
run:r,permission:n}){if(!(d instanceof O))return`${v}: ${(0,_.A)(d)}`;const{answer:e,message:f}=d,s=e.httpStatus===null?"did not answer":`returned ${e.httpStatus}`,
h=T(e,r,n);return`${v}: ${(0,S.RK)(r.apiUrl)} ${s} (${$(f)})${h}`}const $=v=>(0,S.BP)((0,S.RK)(v.replace(/\s+/gu," "),g));function T({httpStatus:v,accepted:d,isLimit:r},n,e){
if(r)return"; GitHub limits the rate of requests, try again later";switch(v){case 401:return"; github-token is invalid or has expired";case 403:case 404:return n.
pull?.isFork===!0&&e.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${e}\` to \`permissions\` of \
the job${i(d,e)}`;case 410:return e==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}function i(v,d){if(v===
null||v==="")return"";const r=v.replaceAll("_","-").replaceAll("=",": ");return r===d?"":`; GitHub accepts \`${$(r.replaceAll("`",""))}\``}}),40:((lt,U,t)=>{t.d(
U,{w:()=>g});var _=t(6760),S=t(5657),P=t(4614),O=t(4503),A=t(7854);function g(v,d,r){if(!y(r.serverUrl))return[];const n=T(d);return[...Map.groupBy(v,f=>n(i(f)))].
flatMap(([f,s])=>f===null?[]:$(f,s,d,r))}const y=v=>/^https?:\/\/[\w.:/-]+$/.test(v);function $({prefix:v,checkout:d},r,n,e){const{commit:f,isFetched:s,remote:h}=d,
o=URL.parse(e.serverUrl);if(h===null||o===null)return[];if(h.host!==o.host&&h.host!==o.hostname)return[];if(!s&&![e.commit,e.defaultCommit].includes(f))return[];
const c=`${h.owner}/${h.name}`,a=`${e.serverUrl}/${c}/blob/${f}`,u=R=>R?.toLowerCase()===c.toLowerCase(),l=u(`${e.owner}/${e.repository}`)||u(e.pull?.from),E=new Map(
r.map(R=>[R.slice(v.length),R]));return Array.from(d.tracked(new Set(E.keys())),([R,w])=>{const[M,p]=[E.get(R),(0,O.oW)(R)];return M===void 0||p===null||!(0,P.R)(
(0,_.join)(n,M),w)?[]:{file:M,path:R,url:`${a}/${p}`,isOfRun:l}}).flat()}function T(v){const d=(0,A.Oo)(r=>{const n=(0,S.G)((0,_.join)(v,r));return n!==null?{prefix:r===
""?"":`${r}/`,checkout:n}:r===""?null:d(i(r))});return d}const i=v=>v.split("/").slice(0,-1).join("/")}),5017:((lt,U,t)=>{t.d(U,{TN:()=>O,en:()=>g,ol:()=>A,t7:()=>y});
var _=t(8641);const S=function(...$){const{createHash:T}=process.getBuiltinModule("node:crypto");return new.target?new T(...$):T(...$)},P="tf-disco",O=($,...T)=>A(
[$.workflow,$.job,$.step,...T]),A=$=>S("sha256").update(JSON.stringify($)).digest("hex").slice(0,16);function g($,T,i){const v=JSON.stringify(i).replace(/[<>&]/g,
_.z5);return`<!-- ${P} ${$} ${T} ${v} -->`}function y($,T,i){const v=`<!-- ${P} ${T} ${i} `;if(!$.startsWith(v))return;const d=$.indexOf(" -->",v.length);if(!(d<
0))try{return JSON.parse($.slice(v.length,d))}catch{return}}}),2806:((lt,U,t)=>{t.d(U,{m:()=>s});var _=t(4e3),S=t(7078),P=t(317),O=t(8782),A=t(5017),g=t(2389),y=t(
2913),$=t(5102);function T({verdict:w,context:M},{issueCloseAfter:p},m){const D=N=>N.some(({severity:nt})=>(0,g.k2)(nt,M.failOn)),I=w.hosts.map(N=>{const nt=N.visit.
host,H=M.history?.get(nt)?.alarm??null,Q=D(N.findings),j=(0,$.sG)(N)==="skipped",F=H===null?Q||(0,$.b)(N):H.isDown&&!j;return{name:nt,alarm:j?null:H,failsNow:Q,
isDown:F}}),C=I.filter(({isDown:N})=>N).map(({name:N})=>N),W=D(w.files)?[y.cn]:[];return{hosts:I.map(({name:N})=>N).toSorted(),failing:[...C,...W].toSorted(),since:new Map(
I.flatMap(({name:N,alarm:nt})=>nt?.since?[[N,nt.since]]:[])),unsettled:new Map(I.flatMap(({name:N,alarm:nt})=>nt!==null&&nt.good<p?[[N,nt.good]]:[])),goodRuns:p,
pending:new Map(I.flatMap(({name:N,alarm:nt,failsNow:H,isDown:Q})=>nt!==null&&H&&!Q?[[N,nt.failed]]:[])),isWhole:i(w),at:M.startedAt,run:m.id}}const i=({stopped:w})=>w===
null||["deadline","signal","crash"].includes(w.kind),v=function(...w){const{linksOf:M}=t.late([733],9733);return new.target?new M(...w):M(...w)},d=function(...w){
const{deliverComment:M}=t.late([643],1643);return new.target?new M(...w):M(...w)},r=function(...w){const{deliverIssue:M}=t.late([643],1643);return new.target?new M(
...w):M(...w)},n=6e4,e=1e4,f=10;async function s(w,M,p,m){const{settings:D}=w,I=["comment","issue"].filter(j=>D[j]!=="never"),C=(0,O.h0)(M,D.githubToken);if(!C.
ok){const j=F=>`the ${F} was not written: ${C.why}`;return{notes:[],warnings:I.map(j)}}const{run:W,token:N}=C.value,nt=await(0,S.N)(W,N,n,m),H=async()=>o(await(0,S.
N)(W,N,e,m),W,w,p),Q=[];for(const j of I)Q.push(j==="comment"?await h(nt,W,w,H):await c(nt,W,w));return{notes:Q.flatMap(({notes:j})=>j),warnings:Q.flatMap(({warnings:j})=>j)}}
async function h(w,M,p,m){const{pull:D}=M;if(D===null)return E(`comment: skipped, a ${M.event} event has no pull request`);const I=p.settings.comment;return await R(
"comment","pull-requests: write",M,()=>d(w,{...p,run:M,pull:D.number,mode:I,findLinks:m}))}async function o(w,M,{changes:p,located:m,context:D},I){if(p?.kind===
"files"||!m.some(({isOfRun:W})=>W)||M.pull===null)return D.links;try{const W=await w.listChangedFiles(M.pull.number);return v(m,W,I,M)}catch(W){if(W instanceof P.
F9)return D.links;throw W}}async function c(w,M,p){const m=u(M);if(m!==null)return E(`issue: skipped, ${m}`);const{settings:D}=p,I=(0,A.TN)(M,a(D)),C=T(p,D,M),{
notes:W,warnings:N}=await R("issue","issues: write",M,()=>r(w,{...p,run:M,key:I,now:C,labels:D.issueLabels}));return{notes:[...W,...l(C,D)],warnings:N}}const a=({
dialect:{name:w,version:M}})=>M===null?w:`${w} ${M}`;function u({event:w,isDefaultBranch:M,pull:p}){return p!==null||w==="merge_group"?`a ${w} event checks a pr\
oposed change`:M===!1?"not on the default branch":null}function l({pending:w},{issueOpenAfter:M}){const p=Map.groupBy(w,([,m])=>m);return Array.from(p,([m,D])=>`\
issue: ${(0,_.K4)(D,f,([C])=>C)} failed in ${m} of ${M} runs needed to open an issue`)}const E=w=>({notes:[w],warnings:[]});async function R(w,M,p,m){try{return E(
`${w}: ${await m()}`)}catch(D){const I=`the ${w} was not written`;return{notes:[],warnings:[(0,P.Ic)(I,D,{run:p,permission:M})]}}}}),3565:((lt,U,t)=>{t.d(U,{fz:()=>Dt,
fJ:()=>on,QU:()=>mt,N4:()=>sn,j_:()=>rn,Ko:()=>ut,R8:()=>cn,ur:()=>wt,Kn:()=>xt,u5:()=>tn,Sy:()=>yt});var _=t(3024),S=t(6760),P=t(857);function O(V){return V==null?
"":typeof V=="string"||V instanceof String?V:JSON.stringify(V)}function A(V){return Object.keys(V).length?{title:V.title,file:V.file,line:V.startLine,endLine:V.
endLine,col:V.startColumn,endColumn:V.endColumn}:{}}function g(V,rt,Mt){const Rt=new T(V,rt,Mt);process.stdout.write(Rt.toString()+P.EOL)}function y(V,rt=""){g(
V,{},rt)}const $="::";class T{constructor(rt,Mt,Rt){rt||(rt="missing.command"),this.command=rt,this.properties=Mt,this.message=Rt}toString(){let rt=$+this.command;
if(this.properties&&Object.keys(this.properties).length>0){rt+=" ";let Mt=!0;for(const Rt in this.properties)if(this.properties.hasOwnProperty(Rt)){const Wt=this.
properties[Rt];Wt&&(Mt?Mt=!1:rt+=",",rt+=`${Rt}=${v(Wt)}`)}}return rt+=`${$}${i(this.message)}`,rt}}function i(V){return O(V).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function v(V){return O(V).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function d(){
throw new Error("this function of @actions/core is not bundled")}function r(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function e(V){
return V.replace(/[\\]/g,"/")}function f(V){return V.replace(/[/]/g,"\\")}function s(V){return V.replace(/[/\\]/g,path.sep)}var h=function(V,rt,Mt,Rt){function Wt(Ut){
return Ut instanceof Mt?Ut:new Mt(function(Gt){Gt(Ut)})}return new(Mt||(Mt=Promise))(function(Ut,Gt){function Z(dt){try{ft(Rt.next(dt))}catch(ht){Gt(ht)}}function q(dt){
try{ft(Rt.throw(dt))}catch(ht){Gt(ht)}}function ft(dt){dt.done?Ut(dt.value):Wt(dt.value).then(Z,q)}ft((Rt=Rt.apply(V,rt||[])).next())})},o;(function(V){V[V.Success=
0]="Success",V[V.Failure=1]="Failure"})(o||(o={}));function c(V,rt){const Mt=toCommandValue(rt);if(process.env[V]=Mt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(V,rt));issueCommand("set-env",{name:V},Mt)}function a(V){g("add-mask",{},V)}function u(V){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",V):issueCommand("add-path",{},V),process.env.PATH=`${V}${path.delimiter}${process.env.PATH}`}function l(V,rt){const Mt=process.env[`INPUT_${V.replace(/ /g,
"_").toUpperCase()}`]||"";if(rt&&rt.required&&!Mt)throw new Error(`Input required and not supplied: ${V}`);return rt&&rt.trimWhitespace===!1?Mt:Mt.trim()}function E(V,rt){
const Mt=l(V,rt).split(`
`).filter(Rt=>Rt!=="");return rt&&rt.trimWhitespace===!1?Mt:Mt.map(Rt=>Rt.trim())}function R(V,rt){const Mt=["true","True","TRUE"],Rt=["false","False","FALSE"],
Wt=l(V,rt);if(Mt.includes(Wt))return!0;if(Rt.includes(Wt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${V}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function w(V,rt){if(process.env.GITHUB_OUTPUT||"")return d("OUTPUT",r(V,rt));process.
stdout.write(P.EOL),g("set-output",{name:V},O(rt))}function M(V){issue("echo",V?"on":"off")}function p(V){process.exitCode=o.Failure,I(V)}function m(){return process.
env.RUNNER_DEBUG==="1"}function D(V){issueCommand("debug",{},V)}function I(V,rt={}){g("error",A(rt),V instanceof Error?V.toString():V)}function C(V,rt={}){g("wa\
rning",A(rt),V instanceof Error?V.toString():V)}function W(V,rt={}){g("notice",A(rt),V instanceof Error?V.toString():V)}function N(V){process.stdout.write(V+P.EOL)}
function nt(V){y("group",V)}function H(){y("endgroup")}function Q(V,rt){return h(this,void 0,void 0,function*(){nt(V);let Mt;try{Mt=yield rt()}finally{H()}return Mt})}
function j(V,rt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(V,rt));issueCommand("save-state",{name:V},toCommandValue(
rt))}function F(V){return process.env[`STATE_${V}`]||""}function G(V){return h(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(V)})}var B=t(6309),
X=t(5747),Y=t(566),z=t(4e3),et=t(5955);const ut=V=>Object.fromEntries(V.map(rt=>[rt,l(rt)]));function mt(V){for(const rt of V)a(rt)}function wt(V,rt){N(V);let Mt=!0;
for(const{kind:Rt,text:Wt}of rt){const[Ut="",...Gt]=Wt.split(`
`),Z=Rt==="plain"&&Gt.length>0;(Mt||Z)&&N(""),Mt=Z,Z||Gt.length===0?N(Wt):(nt(Ut),N(Gt.join(`
`)),H())}}const gt={error:I,warning:C,notice:W};function Dt(V){for(const{level:rt,message:Mt,line:Rt,column:Wt,...Ut}of V)gt[rt](Mt,{...Ut,...Rt===void 0?{}:{startLine:Rt},
...Wt===void 0?{}:{startColumn:Wt}})}const yt=(V,rt)=>Vt("GITHUB_STEP_SUMMARY",V,Mt=>(0,_.appendFileSync)(Mt,rt));async function xt(V,rt){const Mt=new Map;for(const[
Ut,Gt]of Object.entries(rt))try{V?await Vt("GITHUB_OUTPUT",V,Z=>(0,_.appendFileSync)(Z,Yt(Ut,Gt))):w(Ut,Gt)}catch(Z){Mt.set(Ut,(0,B.A)(Z))}const[Rt]=Mt.values();
return Rt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Mt.keys()].join(", ")}: ${Rt}`]}function Yt(V,rt){const Mt=typeof rt=="st\
ring"?rt:JSON.stringify(rt);if(/[\r\n]/.test(Mt))throw new B.L("the value has a line break");return`${V}=${Mt}
`}async function Vt(V,rt,Mt){if(!rt)throw new B.L(`${V} is not set; run this as an action on a runner`);const Rt=(0,_.openSync)(rt,"r+");try{const{size:Wt}=(0,_.
fstatSync)(Rt);try{Mt(rt)}catch(Ut){throw(0,_.fstatSync)(Rt).size>Wt&&(0,_.ftruncateSync)(Rt,Wt),Ut}}finally{(0,_.closeSync)(Rt)}}function tn(V,rt){if(!V)throw new B.
L("RUNNER_TEMP is not set; run this as an action on a runner");const Mt=(0,S.join)("tf-disco","report.json");return(0,Y.f)(V,Mt,(0,et.mk)(rt)),(0,S.join)(V,Mt)}
function rn(V){if(V===void 0||V==="")return null;const rt=(0,X.yR)(V);try{if(rt.ok)return JSON.parse(rt.text)}catch{}const Mt=rt.ok?"is not JSON":(0,z.mP)(rt.failure);
return C(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Mt}; check that no earlier step changes it`),null}function sn(V){for(const rt of V)N(
rt)}function cn(V){for(const rt of V)C(rt)}const on=(V,rt)=>I(rt,{title:V})}),8782:((lt,U,t)=>{t.d(U,{$c:()=>$,at:()=>v,h0:()=>g,ng:()=>O});var _=t(3625),S=t(8641);
const P=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function O(r,n){const e=o=>r[o]?.trim()??"",[,f,s]=P.exec(e("GITHUB_REPOSITORY"))??[];if(f===void 0||s===
void 0)return null;const h=A(e("GITHUB_SERVER_URL")||"https://github.com");return{owner:f,repository:s,apiUrl:A(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:h,
event:e("GITHUB_EVENT_NAME"),workflow:y(e("GITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GI\
THUB_RUN_ID"))?.[0]??0),url:`${h}/${f}/${s}/actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:d(n,"pull_request","head","sha")??e("GITHUB\
_SHA"),pull:T(e("GITHUB_EVENT_NAME"),n),isDefaultBranch:i(e("GITHUB_REF"),n)}}const A=r=>r.replace(/(?<!\/)\/+$/,"");function g(r,n){return r===null?(0,_.T)("no\
t a workflow run, GITHUB_REPOSITORY is not set"):n===null?(0,_.T)("github-token is empty"):/^https?:$/.test(URL.parse(r.apiUrl)?.protocol??"")?(0,_.J)({run:r,token:n}):
(0,_.T)(`GITHUB_API_URL is not an https URL: ${(0,S.RK)(r.apiUrl)}`)}const y=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function $(r,n){if(r==="pull_request_target")
return!1;const e=v(n,"pull_request","head"),[f,s]=[v(e,"repo","full_name"),v(n,"pull_request","base","repo","full_name")];return e!==void 0&&f!==s}function T(r,n){
const e=v(n,"pull_request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:$(r,n),from:d(n,"pull_request","head","repo","full\
_name")??null}:null}function i(r,n){const e=d(n,"repository","default_branch");return e===void 0?null:r===`refs/heads/${e}`}function v(r,...n){return n.reduce((e,f)=>typeof e==
"object"&&e!==null?Reflect.get(e,f):void 0,r)}function d(r,...n){const e=v(r,...n);return typeof e=="string"?e:void 0}}),1964:((lt,U,t)=>{t.d(U,{H:()=>W});var _=t(
4e3),S=t(5799),P=t(2796),O=t(5102),A=t(4120),g=t(8884),y=t(8641),$=t(1831),T=t(5955);const i=700,v=8,d=5,r={text:250,places:1},n={text:i,places:v},e=2,f=3600,s=120,
h=4096,o=B=>B!==""&&(0,g.CN)(B)&&(0,y.BP)((0,y.RK)(B,h))===B;function c(B){const X=l(B),Y=[...new Set(B.map(({problem:ut})=>ut.title))],z=X.length>0?(0,_.K4)(X,
e):E(B);if(Y.length===1)return u(z,Y[0]??"");const et=`${B.length} problems`;return u(z===null?et:`${et} with ${z}`,Y.join(", "))}function a({title:B,hosts:X,findings:Y}){
if(Y.length===1)return c(Y);const z=X.length>0?0:(0,g.Dc)(Y),et=Math.max(X.length,z),ut=et===1?l(Y)[0]??(0,g.II)((0,g.tN)(Y)?.file??""):(0,A.px)(et,X.length>0?"\
host":"file"),mt=Y.length>et?` (${Y.length} times)`:"";return u(et===0?null:ut,`${B}${mt}`)}const u=(B,X)=>B===null?X:`${B}: ${X}`,l=B=>[...new Set(B.flatMap(({
host:X})=>X===null?[]:(0,y.RK)((0,$.nx)(X))))];function E(B){const X=(0,g.tN)(B);return X===null||o(X.file)?null:(0,g.II)(X.file)}function R(B,X){const Y=new Set(
B.map(({severity:ut})=>ut)).size>1,z=B.length>2?r:n,et=ut=>M(ut,Y,z,X).join(`
`);return(0,A.Sk)(B,d,et,w).join(`

`).split(`
`)}const w=B=>`and ${B} more, see the job summary`;function M(B,X,Y,z){const{problem:et,severity:ut}=B,mt=(0,g.Xd)(B),wt=(0,g.xi)(B,z,Y.text,Y.places);return[`${X?
`${ut}: `:""}${(0,y.RK)(et.message,Y.text)} [${et.code}]`,...wt.map(([gt,Dt])=>`${gt}: ${Dt}`),...mt===null||o(mt.file)?[]:[`at: ${(0,g.R3)(mt)}`],...B.isHostNew?
[`the host is ${A.dy}`]:[],`${z.docsUrl}#${et.code}`]}function p(B,X){const{message:Y,help:z,findings:et,code:ut,title:mt,affects:wt}=B;if(et.length===1)return R(
et,X);const gt=(0,A.od)(wt,X.clients),Dt=(0,g.mj)(et,X.repositories.length),yt=[`${(0,y.RK)(Y??mt,i)} [${ut}]`,...z===null?[]:[`help: ${(0,y.RK)(z,i)}`],...gt===
""?[]:[`affects: ${gt}`],...Dt===""?[]:[`hits: ${Dt}`]],xt=`${X.docsUrl}#${ut}`,Yt=f-[...yt,xt].join(`
`).length;return[...yt,...m(B,Yt),xt]}function m({findings:B,message:X},Y){const z=(0,T.I0)(B,Y,1,ut=>D(ut,X===null)),et=B.length-z.length;return et>0?[...z,w(et)]:
z}function D(B,X){const{host:Y,places:z,problem:et,isHostNew:ut}=B,mt=(0,g.Ky)(z,1),wt=X?(0,y.RK)(et.message,s):"";if(Y===null)return`- ${[mt,wt].filter(xt=>xt!==
"").join(": ")}`;const gt=`${(0,y.RK)((0,$.nx)(Y))}${ut?` (${A.dy})`:""}`,Dt=X&&mt!==""?`(${mt})`:mt,yt=[wt,Dt].filter(xt=>xt!=="").join(" ");return yt===""?`- ${gt}`:
`- ${gt}: ${yt}`}const I=10,C=200;function W(B,X){const Y=N(B),z=(0,O.hm)(B.findings);let et=B.findings;for(const ut of S.oC){const{annotations:mt,used:wt}=nt(ut,
et,X,ut===z);Y.push(...mt),et=et.filter(gt=>!wt.has(gt))}return Y}function N({passed:B,stopped:X,findings:Y}){const z=Y.filter(({severity:ut})=>ut==="warning").
length;if(B||Y.some(({severity:ut})=>ut==="error"))return[];if(X!==null)return[G("error","The check is not complete",[(0,_.Cw)(X)])];const et=`${(0,A.px)(z,"war\
ning")}, and fail-on is warning`;return[G("error","Warnings fail this check",[et])]}function nt(B,X,Y,z){const et=X.filter(({severity:wt})=>wt===B),ut=new Set(et.
map(Q));if(ut.size>I){const wt=(0,P.cZ)(et),gt=z&&B!=="notice"?F(et,wt):[];return{annotations:[...j(B,wt,Y),...H(B,gt,Y)].slice(0,I),used:new Set(et)}}const mt=X.
filter(wt=>ut.has(Q(wt)));return{annotations:H(B,mt,Y),used:new Set(mt)}}const H=(B,X,Y)=>[...Map.groupBy(X,Q).values()].map(z=>G(B,c(z),R(z,Y),(0,g.tN)(z)));function Q(B){
const X=(0,g.Xd)(B);return X===null?B:`${X.line}:${X.file}`}function j(B,X,Y){const z=X.length<=I?X:X.slice(0,I-1),et=X.slice(z.length).flatMap(mt=>mt.findings),
ut=[...new Set(et.map(({problem:mt})=>mt.title)),"see the job summary"];return[...z.map(mt=>G(B,a(mt),p(mt,Y),(0,g.tN)(mt.findings))),...et.length===0?[]:[G(B,`\
and ${(0,A.px)(et.length,`more ${B}`)}`,ut)]]}function F(B,X){const Y=et=>(0,g.Xd)(et)!==null,z=new Set(X.flatMap(et=>et.findings.find(Y)??[]).map(Q));return B.
filter(et=>o((0,g.Xd)(et)?.file??"")&&!z.has(Q(et)))}function G(B,X,Y,z=null){const et={title:(0,y.LS)((0,y.RK)(X,C)),message:(0,y.LS)(Y.join(`
`))};if(z===null||!o(z.file))return{level:B,...et};const{file:ut,line:mt,column:wt,endColumn:gt}=z;return{level:B,...et,file:ut,line:mt,column:wt,endColumn:gt}}}),
2827:((lt,U,t)=>{t.d(U,{Y:()=>O});var _=t(5955);const S={hosts:12e4,services:36e4},P=1;function O({passed:A,hosts:g,findings:y}){const $=({services:d})=>d.flatMap(
r=>r.kind==="url"?[[r.id,r.url]]:[]),T=(0,_.I0)(g,S.hosts,P,({visit:d})=>JSON.stringify(d.host)),i=(0,_.I0)(g,S.services,P,d=>{const r=JSON.stringify(Object.fromEntries(
$(d)));return`${JSON.stringify(d.visit.host)}:${r}`}),v=d=>y.filter(r=>r.severity===d).length;return{passed:A,hosts:`[${T.join(",")}]`,services:`{${i.join(",")}\
}`,errors:v("error"),warnings:v("warning"),"left-out":g.length-Math.min(T.length,i.length)}}}),2913:((lt,U,t)=>{t.d(U,{Fr:()=>s,GN:()=>f,K$:()=>u,O7:()=>l,cn:()=>$,
yi:()=>o});var _=t(4e3),S=t(7574),P=t(4120),O=t(8641),A=t(9574),g=t(5505),y=t(8373);const $="the files",T=200,i="Terraform service discovery fails: ",v="Terrafo\
rm service discovery recovers: ",d=3,r=10,n=6,e=20;function f({failing:M}){const{down:p,better:m}=h(M),[D,{first:I,count:C}]=p.count>0?[i,p]:[v,m],W=I.slice(0,d).
map(({subject:H})=>H===$?R:(0,O.RK)(H,T)),N=C>W.length?[`${C-W.length} more`]:[],nt=`${D}${[...W,...N].join(", ")}`;return nt.length<=T?nt:`${D}${C} hosts`}const s=M=>M.
startsWith(i)||M.startsWith(v);function h({first:M,count:p}){const m=M.filter(({recovering:I})=>I!==void 0);return{down:{first:M.filter(({recovering:I})=>I===void 0),
count:p-m.length},better:{first:m,count:m.length}}}function o(M,p,{outage:m,page:D,maxBytes:I}){const{down:C,better:W}=h(m.failing),N=m.failing.count>0?" Closes\
 when all hosts recover.":"";return(0,g.XA)(M,{context:p,rest:y.xy,isBrief:!0},{head:[`### ${(0,g.gD)(M,p)}`,...a(C,m.since,p.startedAt),...c(W.first)].join(`

`),foot:`Last checked ${(0,S.QN)(p.startedAt)}; details in the summary of ${(0,g.Fp)(D)}. Updated automatically.${N}`,maxBytes:I})}function c(M){return M.length===
0?[]:[`<p>${[...Map.groupBy(M,({recovering:D})=>D===void 0?"":`${D.good} of ${(0,P.px)(D.needed,"run")}`)].slice(0,r).map(([D,I])=>`\u2705 Recovering: ${(0,_.K4)(
I,e,({subject:W})=>w(W))} (${D} without a failure)`).join("<br>")}</p>`]}function a({first:M,count:p},m,D){if(p===0)return[];const I=[...Map.groupBy(M,j=>j.since)],
C=M[0]?.since,W=M.length===p||C===m;if(C!==void 0&&I.length===1&&W)return[`<p>Failing since ${(0,S.QN)(C)} (${(0,S.u8)(C,D)}).</p>`];const N=I.slice(0,r),nt=N.map(
([j,F])=>[(0,_.K4)(F,n,({subject:B})=>B===$?R:(0,A.rm)(B)),(0,S.QN)(j),(0,S.u8)(j,D)]),H=p-N.flatMap(([,j])=>j).length,Q=H>0?[[`and ${H} more`,"",""]]:[];return[
(0,A.I$)(["Failing","Since","Duration"],[...nt,...Q])]}function u(M,p){const{at:m,down:D,up:I,gone:C,still:W,endedSince:N,isReopened:nt}=M,H=({subject:j,since:F})=>`${w(
j)} (after ${(0,S.u8)(F,m)})`;return`${[...nt?["Reopened: the failure continues or has returned."]:[],...E(D,w,(j,F)=>`\u274C ${j} ${F} failing.`),...E(I,H,j=>`\
\u2705 Recovered: ${j}.`),...E(C,w,(j,F)=>`\u26AA ${j} ${F} no longer checked.`),...E(W,w,(j,F)=>`\u274C ${j} ${F} still failing.`),...N===null?[]:[`**Nothing f\
ails any more.** The outage lasted ${(0,S.u8)(N,m)}, from ${(0,S.QN)(N)} to ${(0,S.QN)(m)}, as observed by this check.`],`<sub>${(0,S.QN)(m)}, ${(0,g.Fp)(p)}</s\
ub>`].join(`

`)}
`}const l=M=>`Duplicate of #${M}, which another run opened at the same time.
`;function E(M,p,m){return M.length===0?[]:[m((0,_.K4)(M,e,p),M.length===1?"is":"are")]}const R="the file check",w=M=>M===$?R:(0,O.D9)(M)})};export{On as ids,yn as modules};
