const yn=[558,751,929,528,909],_n={3534:((lt,U,t)=>{t.d(U,{$U:()=>e,Eu:()=>c,JD:()=>n,QU:()=>g,To:()=>m,bI:()=>o,fj:()=>_,iX:()=>a,tK:()=>h,z2:()=>s});var O=t(4283),
T=t(1064),I=t(1831),w=t(2713),P=t(4e3),p=t(5799),$=t(8937);const g=(0,p.lS)((0,p.$e)("credentials-empty","Token is empty",T.Du),({source:i})=>({message:`the tok\
en from ${i} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),v={"cont\
rol character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},
bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks\
, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",
help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},
"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},
c=(0,p.lS)((0,p.z3)("credentials-malformed","Malformed token",T.Du),({source:i,slip:E})=>({message:`the token from ${i} ${v[E].has}`,help:v[E].help,...E==="cont\
rol character"?{}:{severity:"warning"}})),_=(0,p.lS)((0,p.$e)("credentials-short","Token is too short to be redacted"),({source:i})=>({message:`the token from ${i}\
 has fewer than ${w.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or crea\
te a longer one"})),h=(0,p.lS)((0,p.lm)("credentials-differ","Clients use different tokens"),({host:i,first:E,other:S})=>({message:`for host ${(0,I.nx)(i)}, ${r(
E)} and ${r(S)}`,help:`set the token for both clients in ${(0,I.fK)(i)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),
r=({client:i,source:E})=>E===null?`${T.bB[i]} finds no token`:`${T.bB[i]} uses the token from ${E}`,n=(0,p.lS)((0,p.$e)("credentials-rejected","Token was reject\
ed"),({host:i,status:E,source:S})=>({message:`host ${(0,I.nx)(i)} returned ${E} for the token from ${S}`,help:`check that the token is complete, has not expired\
 and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,O.jr)((0,I.cu)(i))}; then store a new one in the same place`})),e=(0,p.lS)((0,p.$e)("cre\
dentials-missing","Token is missing"),({host:i,service:E,...S})=>{const y=(0,I.nx)(i),[k=""]=(0,I.fK)(i);return(0,$.em)(`host ${y} requires a token${E===null?"":
` for ${E}`}`,`add the line "${y}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${k}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${f(k)}`,
S)}),f=i=>/^\w+$/.test(i)?`export ${i}=\u2026`:`env '${i}=\u2026' terraform init`,s=(0,p.lS)((0,p.$e)("credentials-near-miss","Token variable has a similar name"),
({host:i,variable:E,why:S,write:y})=>({message:`${E} seems to be meant for host ${(0,I.nx)(i)}, but ${S}`,help:`rename it to ${y}: ${f(y)}`})),m=(0,p.lS)((0,p.$e)(
"credentials-other-host","Token is for another host",T.Du),({host:i,other:E,source:S,service:y,isSent:k,isNotice:M})=>({message:`the clients do not send the tok\
en for ${E} from ${S} ${y===null?`after the redirect of ${i}`:`to ${y} of host ${i}`}: they send ${k?`the token of ${i}`:"none"}`,help:y===null?`make the discov\
ery document of ${i} public, or serve it at ${i} itself`:`set the token for ${i}, and the clients send it to ${E}`,...M?{severity:"notice",affects:[]}:{}})),o=(0,p.
lS)((0,p.lm)("credentials-unused","Token for a host that is not checked"),({host:i})=>({message:`the tokens input has a token for host ${(0,I.nx)(i)}, which is \
not checked`,help:"write the host as in the files, including its port, or remove the line"})),a=(0,p.lS)((0,p.z3)("document-unauthorized","Discovery requires va\
lid credentials",T.zK),({host:i,token:E,challenge:S,...y})=>{const k=E==="sent"?"rejected the given authentication credentials":"requires authentication credent\
ials",M=S===null?"":`, and asks for ${S} authentication`;return{message:`host ${i} ${k}: ${(0,P._r)(y)}${M}`,help:(0,P.NM)(y.page,i,d(i,E,y.status,S))}}),l="mak\
e the discovery document public";function d(i,E,S,y){const k=(0,P.qZ)(i);if(y!==null)return{operator:`exempt /.well-known/terraform.json from ${y} authenticatio\
n`,guest:k,note:"the clients send Bearer tokens only, so no token helps"};switch(E){case"sent":{const M="check that the token is for this host, complete and not\
 expired";return S===403?{operator:M,user:M,guest:k}:{operator:M,user:M}}case"none":{const M=(0,$.nP)(i);return{operator:`${M}, or ${l}`,user:M,guest:k}}case"dr\
opped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${i} to respond itself, or ${l}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,U,t)=>{
t.d(U,{JW:()=>h,U$:()=>P,WO:()=>v,a3:()=>c,ub:()=>r});var O=t(1064),T=t(4e3),I=t(5143),w=t(5799);const P=(0,w.lS)((0,w.$e)("file-syntax","File has a syntax erro\
r",O.Du),({error:n,file:e})=>({message:n??"the file is not valid UTF-8",help:(0,I.Zl)(e)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpo\
se"})),p={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot b\
e read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},$={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},g={file:"correct the permissions, or list\
 the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"\
correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or li\
st it in `exclude`"},v=(0,w.lS)((0,w.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in n?`${p[n.what]}: ${n.code}`:p[n.what],help:(n.what==="fi\
le"||n.what==="directory"?$[n.code]:void 0)??g[n.what]})),c=(0,w.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},
()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),_=3,h=(0,w.
lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:e,isFleet:f})=>{const s=n.every(l=>l==="."),o=`found no\
 Terraform or OpenTofu files in ${f?"the repositories of `usages`":s?"this directory":`\`scan\` (${(0,T.K4)(n,_,T.dh)})`}`,a=f?"check out the repositories befor\
e `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return e?{message:`${o}; only \`hostnames\` was checked`,help:`${a}, or \
correct \`scan\``,severity:"warning"}:{message:`${o}, and \`hostnames\` is not set`,help:`${a}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),r=(0,w.
lS)((0,w.$e)("file-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,T.mP)(n)}`,help:"split the file,\
 or list it in `exclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"\
files":return{message:`there are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `e\
xclude`"};case"directory":return{message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list f\
iles in `exclude`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or lis\
t it in `exclude`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the \
files after it are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of\
 hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modu\
les have more than ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `ini\
t` runs in `roots`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported proble\
ms first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,T.Cw)(n.stopped)} after reading ${n.files} files; this directory and th\
e following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((lt,U,t)=>{
t.d(U,{Dr:()=>_,EK:()=>g,Fu:()=>r,dF:()=>h,vs:()=>$});var O=t(1064),T=t(1831),I=t(9562),w=t(4e3),P=t(5799),p=t(8937);const $=(0,P.lS)((0,P.z3)("cloud-token","To\
ken for the cloud block or remote backend is missing",O.Du),({host:n,service:e,...f})=>{const s=(0,T.nx)(n),m=e===I.OZ?"the cloud block":"the remote backend",[o=""]=(0,T.
fK)(n);return(0,p.em)(`${m} requires a token for ${s}`,`add the line "${s}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${o}; outside GitHub, run\
 \`terraform login ${s}\` or \`tofu login ${s}\``,f)}),g=(0,P.lS)((0,P.z3)("cloud-version","API is too old for the cloud block",O.Du),({url:n,version:e})=>({message:`${n}\
 returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,w.dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise,\
 or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),v=n=>"why"in n?`the respons\
e of ${n.url} ${(0,w.dh)(n.why)}`:(0,w._r)({...n,page:null}),c=(n,e,f)=>"status"in n&&[401,403,404].includes(n.status)?f:(0,P.C)(`check the logs of ${e}, and th\
at the URL of the service is that of its API`),_=(0,P.lS)((0,P.z3)("cloud-organization","Organization cannot be read",O.Du),n=>{const{host:e,organization:f,source:s}=n;
return{message:`the organization ${f} at ${e} cannot be read: ${v(n)}`,help:c(n,e,`check the name of the organization, and that the token from ${s} is valid and\
 belongs to a member`)}}),h=(0,P.lS)((0,P.z3)("cloud-workspace","Workspace cannot be read",O.Du),n=>{const{host:e,organization:f,workspace:s}=n;return{message:`\
the workspace ${s} of ${f} at ${e} cannot be read: ${v(n)}`,help:c(n,e,"check that the token may read the workspace")}}),r=(0,P.lS)((0,P.lm)("cloud-workspace-mi\
ssing","Workspace does not exist"),({host:n,organization:e,workspace:f})=>({message:`${e} at ${n} has no workspace ${f} that the token may read; init would crea\
te it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((lt,U,t)=>{t.d(U,{AO:()=>_,U7:()=>c,n3:()=>h,nD:()=>e,ro:()=>n,
wp:()=>$,zo:()=>v});var O=t(1064),T=t(3592),I=t(4e3),w=t(5799);const P=({file:m,line:o})=>`${(0,I.dh)(m)}:${o}`,p=m=>m.map(o=>O.bB[o]).join(" and "),$=(0,w.lS)(
(0,w.z3)("host-not-allowed","Host is not allowed",O.zK),m=>{const{host:o}=m,a=`add ${o} to \`allowed-hosts\``;if("service"in m){const{service:l,registry:d}=m;return{
message:`${l} of ${d} is on ${o}, which is not in \`allowed-hosts\``,help:`use another registry, or ${a}`}}if("package"in m)return{message:`the package of ${m.package}\
 is downloaded from ${o}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${a}`};if("use"in m){const[l,d]=g[m.
use];return{message:`${l} ${o}, which is not in \`allowed-hosts\``,help:`use ${d}, or ${a}`}}if("implied"in m){const{place:l,clients:d}=m.implied;return{message:`\
host ${o} is not in \`allowed-hosts\` and was not contacted; ${P(l)} names no host, and this is the default of ${p(d)}`,help:`name an allowed registry there, ${a}\
, or set \`dialect\` if you use another CLI`}}return{message:`host ${o} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${a}`}}),
g={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},v=(0,w.lS)((0,w.lm)("host-as\
sumed","Default host of an assumed CLI was not contacted"),({host:m,place:o,clients:a,isListed:l})=>({message:`${m} was not contacted: ${P(o)} implies it as the\
 default host of ${p(a)}, but the CLI could not be detected`,help:l?"list the usages of the repository with `--dialect terraform` or `--dialect opentofu` to che\
ck the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),c=(0,w.lS)((0,w.lm)("host-generic","Gen\
eric hostname was not contacted"),({host:m})=>({message:`${m} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),_=(0,w.lS)((0,w.z3)("host-private-redirect","Redirect to a non-public address",O.zK),({host:m,address:o,asks:a})=>o===
"metadata"?{message:`${m} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${a==="document"?"redirects":"leads"} to ${m}, which has a ${o} address and was not contacted`,help:`if ${a==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),h=(0,w.lS)((0,w.z3)("host-check-crashed","tf-disco crashed while it checked \
the host",O.zK),({host:m,thrown:o})=>({message:`${m} was not checked completely, because of a bug in tf-disco ${T.xv}: ${r(o)}`,help:`please report this text at\
 ${T.xV}; to pass until it is fixed, add \`host-check-crashed ${m}\` to \`ignore\``}));function r(m){if(!(m instanceof Error))return(0,I.dh)(String(m));const o=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(m.stack??"")?.[1];return(0,I.dh)(String(m))+(o===void 0?"":` (${o})`)}const n=(0,w.lS)((0,w.z3)("host-http2","Host speaks only HTTP/2",O.zK),({host:m})=>({
message:`${m} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,help:(0,w.C)(`enable HTTP/1.1 on ${m} as well \
(ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),e=(0,w.lS)((0,w.z3)("host-not-checked","Host was not checked before the che\
ck ended",O.zK),({host:m,stopped:o,isBegun:a,unchecked:l,total:d,slowest:i})=>({message:`${m} was not checked${a?" completely: its visit was under way when":":"}\
 ${(0,I.Cw)(o)}, with ${l} of ${d} hosts not checked`,help:f[o.kind]+s(i)})),f={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function s(m){return m.length===0?"":`; most of the time went to hosts without a response: ${m.map(({host:a,tookMs:l})=>`${a}\
 (${(0,I.YA)(l)})`).join(", ")}`}}),5799:((lt,U,t)=>{t.d(U,{$e:()=>c,C:()=>I,lS:()=>h,lm:()=>_,oC:()=>T,pj:()=>p,z3:()=>v});var O=t(6174);const T=["error","warn\
ing","notice"],I=(r,n)=>n===void 0?{operator:r}:{operator:r,note:n};function w({operator:r,user:n,guest:e},{role:f,host:s}){const m=`ask the operator of ${s} to\
 ${r}`;switch(f){case"operator":return r;case"user":return n===r?n:n===void 0?m:`${n}; if you run ${s}, ${P(r,n)}`;case"guest":return e??n??m}}const P=(r,n)=>r.
startsWith(`${n}, or `)?r.slice(n.length+5):r;function p(r,n){const{cures:e,...f}=r;return e===void 0?r:{...f,help:$(e,n)}}function $(r,n){const{because:e,note:f}=r,
s=e===void 0?"":`${e}: `,m=f===void 0?"":`; ${f}`;return s+w(r,n)+m}const g=r=>(n,e,f=[])=>({code:n,title:e,severity:r,affects:f}),v=g("error"),c=g("warning"),_=g(
"notice");function h(r,n){return Object.assign(f=>{const{help:s,...m}=n(f),o=r.code,a=(0,O._)(m.message),l={...r,code:o,usualSeverity:r.severity,...m,message:a};
return s===void 0?l:typeof s=="string"?{...l,help:(0,O._)(s)}:{...l,help:$(s,{role:"operator",host:""}),cures:s}},r)}}),8937:((lt,U,t)=>{t.d(U,{$w:()=>P,em:()=>$,
nP:()=>p,pt:()=>w,ro:()=>I});var O=t(4e3),T=t(5799);const I="this pull request needs no change; run the check where the secret is available, for example on the \
main branch";function w({host:g,token:v,source:c},_){const h=`sent${_===null?"":` to ${_}`}`;switch(v){case"none":return`no token was found for ${g}`;case"sent":
return`the token for ${g} from ${c} was ${h}`;case"dropped":return`the token for ${g} from ${c} was not ${h}, because the CLIs drop it at a redirect to another \
host`;case"withheld":return`the token for ${g} from ${c} was not ${h}, because the URL is not https; the CLIs do send it`}}function P({host:g,token:v},c,_,h){switch(v){case"\
none":return{operator:p(g),user:p(g),guest:(0,O.qZ)(g)};case"sent":return{operator:h,user:h};case"dropped":return(0,T.C)(`serve ${c} without the redirect to ${_??
"another host"}`);case"withheld":return(0,T.C)(`serve ${c} at an https URL`)}}const p=g=>`add a token to \`tokens\` (${g}=\u2026) or set a TF_TOKEN_ variable`;function $(g,v,{
isFork:c,searched:_,notRead:h}){if(c)return{message:`${g}, and secrets are withheld from pull requests of forks`,help:I,severity:"notice"};const r=h.length===0?
"":`; not read: ${h.join(", ")}`;return{message:`${g}, and none was found (searched: ${_.join(", ")}${r})`,help:v}}}),5747:((lt,U,t)=>{t.d(U,{N0:()=>r,Oj:()=>h,
io:()=>g,yR:()=>$});var O=t(4573),T=t(3024);const I=16*1024*1024,w=T.constants.O_RDONLY|(T.constants.O_NONBLOCK??0)|(T.constants.O_NOCTTY??0),P=Buffer.allocUnsafeSlow(
256*1024);let p=P;const $=(e,f=I)=>v(e,f,_);function g(e,f){const s=v(e,f,(m,o)=>Buffer.from(m.subarray(0,o)));return Buffer.isBuffer(s)?s:null}function v(e,f,s){
let m;try{m=(0,T.openSync)(e,w)}catch(o){return n(o)}try{const o=(0,T.readSync)(m,P,0,P.length,null);return o<P.length?s(P,o):c(m,f,s)}catch(o){return n(o)}finally{
(0,T.closeSync)(m)}}function c(e,f,s){const{size:m}=(0,T.fstatSync)(e);if(m>f||m<P.length)return{ok:!1,failure:{kind:"size",bytes:m,maxBytes:f}};p.length<m&&(p=
Buffer.allocUnsafeSlow(Math.min(2*m,f)));const o=p;let a=0;for(;a<m;){const l=(0,T.readSync)(e,o,a,m-a,a);if(l===0)break;a+=l}return s(o,a)}function _(e,f){const s=e.
toString("utf8",0,f),m=!s.includes("\uFFFD")||(0,O.isUtf8)(e.subarray(0,f));return{ok:!0,text:s,isUtf8:m,bytes:f}}function h(e){if(!(typeof e=="object"&&e!==null&&
"code"in e)||typeof e.code!="string")throw e;return e.code}function r(e,f){try{return e()}catch(s){return h(s),f}}const n=e=>({ok:!1,failure:{kind:"error",code:h(
e)}})}),4e3:((lt,U,t)=>{t.d(U,{Af:()=>l,B9:()=>f,Cw:()=>E,Fn:()=>k,K4:()=>v,NM:()=>m,Vb:()=>M,Wt:()=>e,YA:()=>a,_r:()=>o,dh:()=>p,eZ:()=>d,go:()=>h,hS:()=>$,mP:()=>r,
qZ:()=>s,v:()=>c,zM:()=>i,zN:()=>g,zd:()=>_});var O=t(6174),T=t(4714),I=t(7715),w=t(9562);const P=300;function p(u,D=P){if(u.length<=D)return u;const A=(0,O._)(
u);return A.length<=D?A:`${(0,T.o)(A,D)}\u2026`}const $=(u,D)=>`${u} ${D}${u===1?"":"s"}`,g=(u,D)=>({shown:u.slice(0,D),more:Math.max(0,u.length-D)});function v(u,D,A=String){
const{shown:j,more:N}=g(u,D);return c(j.map(b=>A(b)),N)}const c=(u,D)=>`${u.join(", ")}${D>0?` and ${D} more`:""}`,_=u=>`the clients print "${u}"`;function h(u){
return u===null?"null":Array.isArray(u)?"an array":typeof u=="object"?"an object":`a ${typeof u}`}function r(u){if(u.kind==="error")return`cannot be read: ${u.code}`;
const{bytes:D,maxBytes:A}=u;return`has ${D} bytes and is not read; the limit is ${A/1024/1024} MiB`}const n={[w.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[w.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a pr\
ovider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function e(u){return u.flatMap(A=>n[A]??
[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const f=u=>`wait and run the check again; see ${(0,I.V)(u)??
"its status page"}, and consider a network mirror for providers`,s=u=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${u} serves its discovery\
 document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function m(u,D,A){if(u===null)return A;const j=u.title===
""?"":` ("${u.title}")`,N=A.guest??s(D);switch(u.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:N,because:`\
the host returned a sign-in page${j}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${j}: allow this machine to reach the host`;case"\
other":{const b=A.user??`check that ${D} is a registry, and ${e([])}`;return{...A,user:b,guest:N,because:`the host returned an HTML page${j}`}}}}const o=({url:u,
status:D,reason:A})=>`${u} returned ${`${D} ${p(A)}`.trim()}`,a=u=>`${Math.round(u/100)/10} s`,l=u=>u.map(({name:D,attemptMs:A,retries:j})=>{const N=Number.isFinite(
A)?a(A):"without a limit",b=j===0?"":` in each of ${j+1} attempts`,W=D.includes(" and ")?"wait":"waits";return`${D} ${W} ${N}${b}`}).join(", "),d=u=>u.map(({name:D})=>D).
join(" and "),i=u=>u.kind==="several"?u.reasons:[u];function E(u){switch(u.kind){case"deadline":return`the check reached its deadline of ${a(u.ms)}`;case"signal":
return`the check was interrupted by ${u.signal}`;case"crash":return"tf-disco crashed";case"missing":return y(u);case"several":return u.reasons.map(E).join("; ")}}
const S=10;function y({repositories:u,total:D}){const A=D===1?"repository":"repositories",j=u.length===1?"is":"are",N=v(u,S,p);return`${u.length} of ${D} ${A} ${j}\
 missing: ${N}`}const k=u=>`${u}; it may use hosts that are not in \`allowed-hosts\``,M=({kind:u,address:D,version:A})=>`${u} ${D} ${p(A,40)}`}),4714:((lt,U,t)=>{
t.d(U,{o:()=>I,w:()=>w});var O=t(3307);const T=2048,I=(P,p=T)=>P.length<=p?P:structuredClone(P.slice(0,p).toWellFormed());function w(P){if(P.length<=T)return(0,O.
IL)(P);switch(P[0]){case'"':return I((0,O.I)(P));case"[":return[];case"{":return{};default:return(0,O.IL)(P)}}}),7715:((lt,U,t)=>{t.d(U,{V:()=>T});const O=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),T=I=>O.get(I)??null}),5751:((lt,U,t)=>{t.d(U,{s:()=>j});
var O=t(3024),T=t(6760),I=t(5747),w=t(3625),P=t(4e3),p=t(3592),$=t(3474),g=t(8535),v=t(7030),c=t(6181),_=t(1831);function h(L){const H=X=>L[X]||L[X.toLowerCase()]||
"",z={http:n("HTTP_PROXY",H("HTTP_PROXY")),https:n("HTTPS_PROXY",H("HTTPS_PROXY"))},K=o(H("NO_PROXY"));return X=>{const Q=z[X.scheme];return Q===null||s(X.name)||
K(X)?null:Q}}const r=["http:","https:"];function n(L,H){if(H==="")return null;const z=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(H)?H:`http://${H}`);if(z===null)
throw new TypeError(`${L} is not a URL; expected http://HOST:PORT`);if(!r.includes(z.protocol))throw new TypeError(`${L} is a ${z.protocol}// proxy; expected ht\
tp:// or https://`);if(!e(z.username)||!e(z.password))throw new TypeError(`${L} has a user name or password with a bare "%"; write "%25" for it`);return z}function e(L){
try{return decodeURIComponent(L),!0}catch(H){if(H instanceof URIError)return!1;throw H}}const f=new v.BlockList;f.addSubnet("127.0.0.0",8,"ipv4"),f.addAddress("\
::1","ipv6");const s=L=>L==="localhost"||m(f,L);function m(L,H){const z=(0,c.n7)(H.replace(/%.*$/s,"")),K=(0,v.isIP)(z);return K!==0&&L.check(z,K===4?"ipv4":"ip\
v6")}function o(L){const H=L.split(",").map(z=>z.trim().toLowerCase()).filter(z=>z!=="").map(a);return z=>H.some(K=>K(z))}function a(L){if(L==="*")return()=>!0;
const H=l(L);if(H!==null)return({name:tt})=>H(tt);const{name:z,port:K}=E(L),X=tt=>K===""||String(tt.port)===K;if(d(z)){const tt=(0,c.n7)(z),ot=new v.BlockList;return ot.
addAddress(tt,(0,v.isIP)(tt)===4?"ipv4":"ipv6"),ut=>m(ot,ut.name)&&X(ut)}const Q=i(z);return tt=>(0,v.isIP)(tt.name)===0&&X(tt)&&Q(tt.name)}function l(L){const[
,H="",z=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(L)??[];if(!d(H))return null;const K=Number(z);if(K>((0,v.isIP)(H)===4?32:128))return null;const X=K-((0,v.isIP)(H)===
6?96:0),Q=new v.BlockList,tt=(0,v.isIP)((0,c.n7)(H))===4&&X>=0;return tt?Q.addSubnet((0,c.n7)(H),X,"ipv4"):Q.addSubnet(H,K,"ipv6"),ot=>m(Q,ot)&&(0,v.isIP)((0,c.
n7)(ot))===4===tt}const d=L=>(0,v.isIP)(L)!==0&&!L.includes("%");function i(L){if(L==="")return()=>!1;const H=L.replace(/^\*\./,"."),z=H.replace(/^\./,""),K=(0,_.
Pv)(z),X=K.ok?K.value:z;return Q=>Q.endsWith(`.${X}`)||!H.startsWith(".")&&Q===X}function E(L){const H=/^\[([^\]]*)\]:([^:]*)$/.exec(L)??/^([^:[\]]*):([^:[\]]*)$/.
exec(L);return H===null?{name:L,port:""}:{name:H[1]??"",port:H[2]??""}}var S=t(3152),y=t(6339);const k=function(...L){const{problemFacts:H}=t.late([558,914,341,
507],4507);return new.target?new H(...L):H(...L)},M=function(...L){const{parseNamedAddress:H}=t.late([22],6022);return new.target?new H(...L):H(...L)},u=function(...L){
const{parseAuthorities:H}=t.late([160],1160);return new.target?new H(...L):H(...L)},D=4*1024*1024,A=20;function j(L,{environment:H,directory:z,wording:K=S.w7}){
const{settings:X,mistakes:Q}=(0,S.P$)(L,K),tt=et(X.caFile,K),ot=V(H),ut=[tt,ot].flatMap($t=>$t.ok?[]:[$t.why]),pt=N(X.scan,z).slice(0,A).map($t=>K.missingPath($t,
z)),wt=[...Q,...(0,y.S)(X,K),...b(X,K),...W(X,K),...ut,...pt];if(wt.length>0||!tt.ok||!ot.ok)throw new S.GN(wt);return{...X,authorities:tt.value,chooseProxy:ot.
value}}const N=(L,H)=>L.filter(z=>!/[*?[\]{}]/.test(z)&&!(0,O.existsSync)((0,T.resolve)(H,z)));function b({hostnames:L},{setting:H}){const z=H("hostnames"),X=L.
flatMap(({addresses:Q})=>Q).flatMap(Q=>{const tt=M(Q,"terraform");return tt.ok?[]:[`${z}: "${Q.service}=${Q.text}" is wrong: ${tt.why}`]});return(0,$.Ku)(X,z)}function W({
ignore:L},{setting:H}){const z=H("ignore");if(L.length===0)return[];const K=k(),X=L.flatMap(({code:Q})=>{if(Object.hasOwn(K,Q))return[];const tt=(0,g.q)(Q,Object.
keys(K)),ot=tt===null?`${p.aq} lists the codes`:`did you mean "${tt}"?`;return[`${z}: "${Q}" is not a problem code; ${ot}`]});return(0,$.Ku)(X,z)}function V(L){
try{return(0,w.J)(h(L))}catch(H){if(H instanceof TypeError)return(0,w.T)(H.message);throw H}}function et(L,{setting:H}){if(L===null)return(0,w.J)(null);const z=(0,I.
yR)(L,D),K=H("ca-file");if(!z.ok)return(0,w.T)(`${K} "${L}" ${(0,P.mP)(z.failure)}`);const X=u(z.text);return X.ok?X:(0,w.T)(`${K} "${L}" ${X.why}`)}}),2929:((lt,U,t)=>{
t.d(U,{z6:()=>on,wX:()=>Ft,w5:()=>Ut});var O=t(6760),T=t(9461),I=t(3024),w=t(5747);const P=200,p=1024*1024,$=4e3;function g(J,Z,ht){const gt=Map.groupBy(J.filter(
v).slice(0,P),({file:ft})=>ft);return Array.from(gt).flatMap(([ft,Tt])=>{const St=(0,O.join)(Z,ft),It=c(St,ht)?(0,w.yR)(St,p):null;return It?.ok?_(It.text,Tt):[]})}
const v=({column:J,endColumn:Z})=>Z>J,c=(J,Z)=>(0,w.N0)(()=>(0,I.statSync)(J).mtimeMs<=Z+1,!1);function _(J,Z){const ht=[];let[gt,ft]=[1,J.startsWith("\uFEFF")?
1:0];for(const Tt of Z.toSorted((St,It)=>St.line-It.line)){for(;gt<Tt.line&&ft>=0;gt+=1)ft=J.indexOf(`
`,ft)+1||-1;if(ft<0)break;const St=J.indexOf(`
`,ft),It=St<0?J.length:St,Nt=It>ft&&J[It-1]==="\r";ht.push(...h(J.slice(ft,Nt?It-1:It),Tt))}return ht}function h(J,Z){const{column:ht,endColumn:gt}=Z,ft=J.length>
$?[]:Array.from(J);if(ht>ft.length)return[];const[Tt,St]=[ht-1,gt-1],It=(Nt,Bt)=>ft.slice(Nt,Bt).join("");return[{place:Z,before:It(0,Tt),literal:It(Tt,St),after:It(
St)}]}var r=t(6174),n=t(2161);function e(J,Z){const{directory:ht,checkedAt:gt,configs:ft}=Z,Tt=ft.flatMap(bt=>bt.files),St=new Set(Tt.flatMap(({path:bt,shown:Ct})=>[
f(bt),Ct])),It=bt=>{const Ct=f((0,O.resolve)(ht,bt));return!St.has(bt)&&!St.has(Ct)&&s(bt)&&s(Ct)},Nt=J.filter(({file:bt})=>It(bt)),Bt=g(Nt,ht,gt),At=i(Bt,Z.usages);
return Bt.flatMap(bt=>m(bt,At.get(E(bt.place))??null,Z))}function f(J){const Z=(0,T.$)(J);return Z.kind==="file"?Z.path:(0,O.resolve)(J)}const s=J=>(0,n.L8)((0,O.
basename)(J),new Set,(0,O.basename)((0,O.dirname)(J)))!==void 0;function m({place:J,before:Z,literal:ht,after:gt},ft,{redact:Tt,kept:St}){const It=Z+ht+gt;return Tt(
It,St)!==It?[]:d(It)?ft===null||a.test(ft)||!ht.includes(ft)?[]:[{place:J,before:"\u2026 ",literal:(0,r._)(ft),after:" \u2026"}]:[{place:J,before:Z,literal:ht,after:gt}]}
const o=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
a=/[\s"]/,l=/[\w+-]{20,}/g,d=J=>o.test(J)||(J.match(l)??[]).some(Z=>/\d/.test(Z)&&/[a-z]/.test(Z)&&/[A-Z]/.test(Z));function i(J,Z){const ht=new Map(J.map(({place:ft})=>[
E(ft),ft.file])),gt=new Set(ht.values());return new Map(Z.filter(({place:ft})=>gt.has(ft.file)&&ht.has(E(ft))).flatMap(({place:ft,text:Tt})=>Tt===null?[]:[[E(ft),
Tt]]))}const E=({file:J,line:Z,column:ht})=>`${Z}:${ht} ${J}`;var S=t(2389),y=t(6897),k=t(1831),M=t(3592),u=t(2796),D=t(4503),A=t(6763),j=t(5751),N=t(7052),b=t(
3862),W=t(7854),V=t(3474),et=t(3152);function L(J,Z,ht){const gt={...J,newHosts:new Set,files:null,remarks:[]};if(Z===null)return gt;const ft=At=>({...gt,remarks:[
`changed-only has no effect: ${At}`]});if(Z.kind==="all")return ft(Z.why);const{files:Tt}=Z,St=new Set(Tt.filter(({status:At})=>At!=="removed").map(({file:At})=>At));
if(St.size>0&&![...St].some(At=>ht(At)!==null))return ft("the checkout contains none of the files that the pull request changes");const It=J.usages.filter(({place:At})=>St.
has(At.file)),Bt=`changed-only: the pull request changes ${Tt.length===1?"1 file":`${Tt.length} files`} with ${It.length} of ${J.usages.length} usages`;return{usages:It,
notes:J.notes.filter(({place:At})=>H(At.file,St)),newHosts:K(J.usages,Tt,ht),files:new Set(Tt.map(({file:At})=>At)),remarks:[Bt]}}const H=(J,Z)=>Z.has(J)||J==="\
."||[...Z].some(ht=>ht.startsWith(`${J}/`)),z=2e8;function K(J,Z,ht){const gt=new Set;if(Z.some(ot))return gt;const ft=new Map(Z.map(At=>[At.file,At])),Tt=(0,W.
Oo)(At=>X(ft.get(At),ht)),St=Z.flatMap(({patch:At})=>Q(At,/^[ -]/));let It=0;const Nt=(At,bt)=>{const Ct=[bt,(0,k.nx)(bt).toLowerCase()];return At.filter(xt=>(It+=
xt.length,It<=z&&Ct.some(Zt=>xt.includes(Zt)))).length},Bt=(At,bt)=>{const{isNew:Ct,now:xt,added:Zt}=Tt(At),Qt=Ct?0:Nt(xt,bt);return Ct||Qt>0&&Qt===Nt(Zt,bt)};for(const[
At,bt]of Map.groupBy(J,Ct=>Ct.host)){if(At===null||bt.some(({isHostImplied:xt})=>xt))continue;const Ct=[...new Set(bt.map(({place:xt})=>xt.file))];!Ct.every(xt=>ft.
has(xt))||Nt(St,At)>0||Ct.every(xt=>Bt(xt,At))&&It<=z&&gt.add(At)}return gt}function X(J,Z){const{file:ht="",status:gt,patch:ft=null}=J??{},Tt=gt==="added";if(Tt||
ft===null)return{isNew:Tt,now:[],added:[]};const St=(Z(ht)??"").toLowerCase().split(`
`);return{isNew:Tt,now:St,added:Q(ft,/^\+/)}}const Q=(J,Z)=>(J??"").toLowerCase().split(`
`).filter(ht=>Z.test(ht)),tt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,ot=({file:J,status:Z,changes:ht,patch:gt})=>gt===null&&Z!=="added"&&ht>0&&tt.test(
J);var ut=t(2859),pt=t(1435),wt=t(5866),$t=t(370);async function Rt(J,Z){const ht=Z.now(),gt=await(0,$t.SQ)(J,Z),ft=J.scan.length===0?0:Z.now()-ht,{dialect:Tt,usedBy:St,
...It}=(0,$t.o0)(J,gt,Z),Nt={...It,notes:[...It.notes,...Lt(gt,Z.stop.why)]},Bt=await _t(Nt,J,Z),At=(0,pt.j)(Bt.usages,J,Tt,{...Z,mayHavePlugins:(0,$t.C_)(gt,J)}),
{roots:bt,notes:Ct}=(0,wt.D0)({...Nt,scanned:gt,changed:Bt.files,dialect:Tt,settings:J}),xt=(0,b.X)(At.usages,bt),Zt=(0,ut.C)(J,xt,Tt.clients,(0,W.kA)(Nt.usages)),
{configs:Qt,releases:tn}=At,{environment:cn}=Z,{files:ln,bytes:Wt}=gt;return{dialect:{...Tt,releases:tn},configs:Qt,usages:xt,roots:bt,requirements:Zt,notes:[...(0,wt.
a3)(Bt.notes,xt,J,cn),...Ct],newHosts:Bt.newHosts,isEmpty:J.scan.length>0&&gt.isEmpty&&gt.endedAt===null,complaints:At.findings,allUsages:Nt.usages,changes:Bt.changes,
remarks:[...Bt.remarks,...At.remarks],scan:{files:ln,bytes:Wt,usages:xt.length,durationMs:ft},clients:St,repositories:[],missing:null,checkouts:null}}async function _t(J,Z,ht){
const gt=Z.changedOnly?await ht.changes(Z):null;return{changes:gt,...L(J,gt,Tt=>{const St=(0,w.yR)((0,O.join)(ht.directory,Tt));return St.ok?St.text:null})}}function Lt({
endedAt:J,files:Z},ht){return J===null||ht===null?[]:[(0,W.YW)(J,(0,N.ub)({kind:"time",stopped:ht,files:Z}))]}function Yt({requirements:J,repositories:Z}){const{
size:ht}=new Set(J.map(({host:ft})=>ft));if(ht<=V.pS)return;const gt=`${ht} hosts, the limit is ${V.pS}`;throw new et.GN([Z.length>0?`usages name ${gt}: check f\
ewer repositories at once`:`scan found ${gt}: narrow scan or exclude files`])}var Gt=t(5960);const qt=function(...J){const{nameRepository:Z}=t.late([400,210,913],
5913);return new.target?new Z(...J):Z(...J)},sn=function(...J){const{prepareFleet:Z}=t.late([914,341,210,207],7207);return new.target?new Z(...J):Z(...J)};async function on(J,Z){
const ht=new Date,gt=(0,j.s)(J,Z),ft=gt.deadlineMs,Tt=Z.startTimer(ft,()=>Z.stop.end({kind:"deadline",ms:ft}));try{const St=await en(gt,Z);Yt(St),await(0,y.x)();
const It=await rn(St,gt,Z,ht);return await Ot(It,St,gt,Z,ht)}finally{Tt()}}const en=(J,Z)=>J.usages.length===0?Rt(J,Z):sn(J,Z);async function rn(J,Z,ht,gt){const{
environment:ft,stop:Tt,isFork:St}=ht,{dialect:It}=J,Nt={...J,...await G(J,Z,ht),tokenVariables:Ut(ft),tokenHosts:Z.tokens.map(({host:Bt})=>Bt),stopped:it(Tt.why,
J.missing)};return(0,S.S4)(Nt,{...Z,dialect:It,isFork:St,now:gt.getTime()})}async function G(J,Z,ht){const{requirements:gt,roots:ft,dialect:Tt}=J,St=(0,Gt.e)(gt,
Z,Tt),It=Array.from(St,([Ct,xt])=>(0,Gt.i)(Ct,xt)),Nt=new Set(gt.map(({host:Ct})=>Ct).filter(Ct=>!St.has(Ct))),Bt=Z.depth!=="discovery"&&ft.length>0;if(Nt.size===
0&&!Bt)return{visits:It,predicted:S.j7,tokenSources:new Map};const{contact:At}=await Promise.all([t.e(914),t.e(217),t.e(456),t.e(696)]).then(t.bind(t,2696)),bt=await At(
[...Nt],J,Z,ht);return{...bt,visits:[...bt.visits,...It]}}const it=(J,Z)=>J===null||Z===null?J??Z:{kind:"several",reasons:[J,Z]};async function Ot(J,Z,ht,gt,ft){
const{configs:Tt,allUsages:St,requirements:It,changes:Nt,scan:Bt,clients:At}=Z,bt=Ft(It),Ct=[...Z.remarks,...(0,A.rc)(J)],{why:xt,evidence:Zt}=Z.dialect,Qt={verdict:J,
remarks:(0,A.q9)(Ct),detection:{why:xt,evidence:Zt}},{verdict:tn,remarks:cn,detection:ln}=gt.secrets.redact(Qt,bt);return{settings:ht,changes:Nt,verdict:tn,context:{
dialect:{...Z.dialect,...ln},failOn:ht.failOn,scan:Bt,remarks:cn,startedAt:ft.toISOString(),durationMs:Date.now()-ft.getTime(),version:M.xv,docsUrl:M.aq,clients:At(),
sources:e((0,u.sC)(tn.findings),{...gt.secrets,kept:bt,usages:St,configs:Tt,directory:gt.directory,checkedAt:ft.getTime()}),links:null,repository:Dt(tn,Z,gt),repositories:Z.
repositories,history:null}}}function Dt(J,{scan:Z,repositories:ht},{directory:gt,environment:ft}){return Z.files===0||ht.length>0?null:qt(gt,(0,D.R8)(J),ft)}const Ut=J=>Object.
keys(J).filter(Z=>/^TFE?_?TOKEN/i.test(Z)),Ft=J=>new Set(J.flatMap(({host:Z,service:ht})=>[Z,(0,k.nx)(Z),ht]))}),9461:((lt,U,t)=>{t.d(U,{$:()=>I});var O=t(3024),
T=t(5747);function I(w){try{const P=(0,O.realpathSync)(w),p=(0,O.statSync)(P);return p.isFile()?{kind:"file",path:P}:{kind:p.isDirectory()?"directory":"special",
path:P}}catch(P){return{kind:"error",code:(0,T.Oj)(P)}}}}),8185:((lt,U,t)=>{t.d(U,{C:()=>c,I:()=>h});var O=t(4283),T=t(7052),I=t(6697),w=t(1064),P=t(1831),p=t(2886);
const $=(r,{allowedHosts:n,hostnames:e})=>(0,P.Jr)(r,n)||e.some(f=>f.host===r),g={file:".",line:1,column:1,endColumn:1},v=1e4;function c(r,n,e=v){if(n.allowedHosts.
length===0)return[];const f=new Map,s=[];let m=0;for(const{directHost:a,kind:l,isOverridden:d,place:i,clients:E}of r){if(a===void 0||d||$(a,n))continue;const S=l===
"backend_http"||l==="remote_state"?"backend":"download",y=`${S} ${a}`,k=f.get(y);if(k===void 0&&f.size>=e){m+=1;continue}const M=k??_(a,S);f.set(y,M),s.push({...M,
place:i,clients:E})}if(m===0)return s;const o=(0,T.ub)({kind:"problems",max:e,omitted:m});return[...s,{problem:o,place:g,clients:w.Du,host:null}]}function _(r,n){
const e=(0,P.Pv)(r),f=e.ok?e.value:null,s=f===null?r:(0,P.nx)(f);return{problem:(0,I.wp)({host:s,use:n}),host:f}}function h(r,n,e,f){if(f.allowedHosts.length===
0)return[];const s=e.filter(({because:m})=>m.some(o=>typeof o!="string"));return n.flatMap(m=>{const{id:o,kind:a}=m;if(a!=="url"||!s.some(E=>E.service===o))return[];
const l=(0,O.Dl)(m.url),d=l.ok?(0,P.Pm)(l.value):null;if(d===null||d===r||$(d,f))return[];const i=(0,I.wp)({host:d,service:o,registry:(0,P.nx)(r)});return[(0,p.
bz)(i,o)]})}}),8988:((lt,U,t)=>{t.d(U,{s:()=>_,k:()=>m});var O=t(3534),T=t(3410),I=t(5143),w=t(9562);const P=[w.OZ,w.Bn],p=[w.e$,w.xq],$=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...P,...p]},{matches:/^api\.env0\.com$/,services:p},{matches:/^backend\.api\.env0\.com$/,services:P},{matches:/\.scalr\.io$/,services:P}],g=o=>$.find(
({matches:a})=>a.test(o))?.services??[];var v=t(241),c=t(2886);function _(o,{role:a},l){const d=n(o),i=o.credentials?.hasToken===!0,S=(o.attempt.hops.at(-1)?.challenge??
null)===null&&(i||a!=="guest"),y=i?[]:e(o.host,d,l),M=[...o.difference===null?[]:[o.difference],...y,...d===null||!S?[]:[f(o,d,l)]].map(D=>(0,c.bz)(D)),u=i?[]:h(
o,l);return u.length>0?[...M,...u]:y.length===0?[...M,...r(o,l)]:M}function h(o,{usages:a,isFork:l,depth:d}){const{host:i,attempt:E}=o;if(d==="discovery"||E.discovery.
kind!=="found")return[];const S=a.flatMap(({workspace:y,hasOwnToken:k,needs:M,place:u})=>y===void 0||k||(0,I.Zl)(u.file)?[]:M.filter(D=>D.host===i));return Array.
from(Map.groupBy(S,({service:y})=>y),([y,k])=>{const M=(0,T.vs)({host:i,service:y,isFork:l,...s(o)}),u=k.flatMap(D=>D.clients);return(0,c.bz)((0,c.aZ)(M,u),y)})}
function r(o,{usages:a,isFork:l}){const{host:d,attempt:i,credentials:E}=o;if(i.discovery.kind!=="found"||E?.hasToken||E?.problem)return[];const S=g(d).find(y=>a.
some(({hasOwnToken:k,needs:M,place:u})=>M.some(D=>D.host===d&&D.service===y)&&!k&&!(0,I.Zl)(u.file)));return S===void 0?[]:[(0,c.bz)((0,O.$U)({host:d,service:S,
isFork:l,...s(o)}),S)]}function n(o){const{discovery:a,hops:l}=o.attempt;return a.kind==="failed"&&a.problem.code==="document-unauthorized"?l.at(-1)?.status??null:
null}function e(o,a,{tokenVariables:l,hosts:d}){return(0,v.B)(l,o,d).filter(({isParent:i})=>!i||a!==null).map(({variable:i,why:E,write:S})=>(0,O.z2)({host:o,variable:i,
why:E,write:S}))}function f(o,a,{isFork:l}){const{host:d,credentials:i}=o;return i?.hasToken?(0,O.JD)({host:d,status:a,source:i.source}):(0,O.$U)({host:d,service:null,
isFork:l,...s(o)})}function s({credentials:o,looks:a}){const l=a.flatMap(S=>S.looks),d=S=>[...new Set(l.flatMap(({held:y,source:k})=>y!=="not read"===S?k:[]))],
i=o===null?d(!0):[o.source],E=o===null?d(!1):[];return{searched:i,notRead:E}}function m(o,a){return o.filter(l=>!a.includes(l)).map(l=>(0,c.bz)((0,O.bI)({host:l})))}}),
2886:((lt,U,t)=>{t.d(U,{ER:()=>c,HJ:()=>s,Np:()=>n,Rh:()=>o,TC:()=>a,aZ:()=>v,b4:()=>P,bz:()=>g,hD:()=>r,l$:()=>$,ld:()=>f,ml:()=>_,pi:()=>e,xJ:()=>h});var O=t(
5143),T=t(5799),I=t(1831),w=t(7715);const P=l=>({...l,needed:l.places.some(d=>typeof d=="string"||!(0,O.Zl)(d.file))}),p=["module","provider","version","package",
"lock","not"],$=({problem:l,places:d})=>p.includes(l.code.replace(/-.*/,""))&&d.length>0&&d.every(i=>typeof i!="string"),g=(l,d=null,i=!0)=>({services:d===null?
[]:[d],problem:l,needed:i}),v=(l,d)=>({...l,affects:l.affects.filter(i=>d.includes(i))}),c=({problem:l,needed:d})=>d&&l.usualSeverity==="error"&&!_.includes(l.code),
_=["host-http2","host-check-crashed"];function h({problem:l,needed:d},i){const E=d&&i.some(S=>l.affects.includes(S));return l.severity==="error"&&!E?"warning":l.
severity}const r=(l,d,i)=>({severity:h(l,d),problem:l.problem,affects:l.problem.affects,...i,places:(0,O.As)(i.places)}),n=(l,d)=>T.oC.indexOf(l.severity)-T.oC.
indexOf(d.severity),e=(l,d,i)=>i.some(E=>E.code===l.code&&(E.host===null||E.host===d));function f({problem:l,services:d},{visit:{host:i,attempt:E},requirements:S,
answering:y},{depth:k}){if(k==="discovery"||E.discovery.kind==="skipped")return!0;const M=d.some(D=>y.has(`${i} ${D}`));if(l.code==="service-url-no-slash"&&M)return!1;
const u=S.filter(({service:D})=>d.length===0||d.includes(D));return u.length===0||u.some(({isForInit:D})=>D)}function s(l){const d=new Map;return i=>{const E=JSON.
stringify(i),S=d.get(E)??m(i,l);return d.set(E,S),S}}function m(l,d){const i=M=>d.filter(({service:u})=>M.includes(u)),E=l.length===0?d:i(l),S=l.filter(M=>E.some(
({service:u})=>u===M)),y=S.length>0?S:l,k=(E.length>0?E:i(["any"])).flatMap(M=>M.because);return{service:y.length===1?y[0]??null:null,places:o([...new Set(k)])}}
function o(l){const{own:d=[],aside:i=[]}=Object.groupBy(l,E=>typeof E!="string"&&(0,O.Zl)(E.file)?"aside":"own");return[...d,...i]}function a(l,d){const i=d.some(
({because:S})=>S.includes("hostnames input"));return{role:(0,w.V)(l)!==null?"guest":i?"operator":"user",host:(0,I.nx)(l)}}}),9464:((lt,U,t)=>{t.d(U,{f:()=>p,u:()=>g});
var O=t(4283),T=t(3534),I=t(1831),w=t(9562),P=t(2886);function p({host:v,attempt:c,credentials:_},h){const r=_?.hasToken===!0,n=[...h.flatMap(e=>e.kind==="url"&&
(0,w.p4)(e.id)&&(0,w.D6)(e.id)?[{url:e.url,service:e.id,isSent:r}]:[]),...c.hops.map(({url:e,authorization:f})=>({url:e,service:null,isSent:f==="sent"}))].flatMap(
({url:e,...f})=>{const s=$(e);return s===null||s===v?[]:[{...f,host:s}]});return[...new Map(n.toReversed().map(e=>[e.host,e])).values()]}function $(v){const c=(0,O.
Dl)(v),_=c.ok?(0,I.Pm)(c.value):null,h=_===null?null:(0,I.Pv)(_);return h?.ok?h.value:null}function g(v,c,{tokenSources:_,hosts:h}){return p(v,c).flatMap(({host:r,
service:n,isSent:e})=>{const f=_.get(r);if(f===void 0)return[];const s=n===null?v.attempt.discovery.kind==="failed":!e,m=(0,T.To)({host:(0,I.nx)(v.host),other:(0,I.
nx)(r),source:f,service:n,isSent:e,isNotice:!s||h.has(r)});return[(0,P.bz)(m,n)]})}}),2389:((lt,U,t)=>{t.d(U,{j7:()=>a,k2:()=>k,S4:()=>l});var O=t(4e3),T=t(7052),
I=t(5143),w=t(5799),P=t(1064),p=t(8185),$=t(8988),g=t(2886);function v(M,u,D){const A=new Set(M.notes.flatMap(({problem:z,place:K})=>z.code==="file-syntax"?K.file:
[])),j=[...M.complaints.map(({problem:z,place:K})=>e((0,g.bz)(z),K,D)),...(0,$.k)(M.tokenHosts,u).map(z=>e(z,null,D)),...M.isEmpty?[r(D)]:[]],N=[...M.notes.map(
z=>h(z,A,D)),...(0,p.C)(M.usages,D).map(({problem:z,clients:K,place:X,host:Q})=>{const tt=(0,g.bz)((0,g.aZ)(z,K));return{host:Q,finding:{...e(tt,X,D),host:Q}}}),
...M.ofAnswers.map(z=>h(z,A,D)),...M.others.map(z=>({host:z.host,finding:n(z,D)})),...j.map(z=>({host:null,finding:z}))],{placed:b=[],others:W=[]}=Object.groupBy(
N,({finding:z})=>z.places.length>0?"placed":"others"),V=[...c(b),...W],et=V.flatMap(({host:z,finding:K})=>(0,g.pi)(K.problem,z,D.ignore)?[]:[K]),L=({exclude:z})=>+(z!==
void 0),H=et.toSorted((z,K)=>(0,g.Np)(z,K)||L(z)-L(K));return{files:H,ignored:V.length-H.length}}function c(M){return[...Map.groupBy(M,({host:D,finding:A})=>{const{
problem:j,severity:N,affects:b,exclude:W}=A,{code:V,message:et,help:L}=j;return JSON.stringify([D,V,N,et,L,b,W===void 0])}).values()].flatMap(D=>{const[A]=D;if(A===
void 0||D.length===1)return D;const j=(0,I.As)(D.flatMap(({finding:W})=>W.places)),N=new Set(D.flatMap(({finding:W})=>W.exclude??[])),b=N.size===0?{}:{exclude:[
...N]};return[{...A,finding:{...A.finding,places:j,...b}}]})}const _={error:"warning",warning:"notice",notice:"notice"};function h(M,u,D){const{problem:A,place:j,
others:N=[],host:b,clients:W,isPlaceholder:V}=M,et=M.checkedFor??D.dialect,L=M.aside??j.file,H=A.severity==="error"&&(V||u.has(j.file)||(0,I.Zl)(L)),z=H?"warnin\
g":A.severity,X=et.isGuess&&P.Du.some(ut=>!W.includes(ut))?_[z]:z,Q=(0,g.bz)({...(0,g.aZ)(A,W),severity:X}),tt=e(Q,j,{dialect:et}),ot={...tt,places:[...tt.places,
...N]};if(A.code==="file-limit"&&D.allowedHosts.length>0){const ut={...Q.problem,message:(0,O.Fn)(A.message)};return{host:b,finding:{...ot,problem:ut,severity:"\
error"}}}return!H&&!(0,I.Zl)(L)?{host:b,finding:ot}:{host:b,finding:{...ot,exclude:[(0,I.n7)(L)]}}}function r(M){const{scan:u,hostnames:D,usages:A}=M,j=D.length>
0,N=(0,T.JW)({scan:u,hasHostnames:j,isFleet:A.length>0});return{...e((0,g.bz)(N),null,M),severity:N.severity}}function n({host:M,places:u,...D},A){const j=(0,w.
pj)(D.problem,(0,g.TC)(M,[]));return{...e({...D,problem:j},null,A),host:M,places:(0,I.As)(u)}}const e=(M,u,{dialect:D})=>(0,g.hD)(M,D.clients,{host:null,service:null,
places:u===null?[]:[u],isHostNew:!1});var f=t(9464);const s=function(...M){const{judgeRequests:u}=t.late([914,217,456,696],2696);return new.target?new u(...M):u(
...M)},m=function(...M){const{crashedVisit:u}=t.late([914,217,456,696],2696);return new.target?new u(...M):u(...M)},o=function(...M){const{judgeVisit:u}=t.late(
[914,217,456,696],2696);return new.target?new u(...M):u(...M)},a={drafts:[],notes:[],roots:[],requests:[],answering:new Set};function l(M,u){const{requirements:D,
visits:A}=M,j=Map.groupBy(D,({host:_t})=>_t),N=A.map(({host:_t})=>_t),b=new Set(N),W={...u,...M,hosts:b},V=Map.groupBy(M.predicted.drafts,({host:_t})=>_t),et=Map.
groupBy(M.predicted.requests,({host:_t})=>_t),L=A.map(_t=>{const Lt=M.newHosts.has(_t.host),Yt={visit:_t,requirements:j.get(_t.host)??[],predicted:V.get(_t.host)??
[],requests:et.get(_t.host)??[],answering:M.predicted.answering,isNew:Lt};try{const Gt=o(Yt,u,W);return{...Gt,beyond:(0,f.f)(_t,Gt.verdict.services)}}catch(Gt){
return{...m(Yt,u,Gt),beyond:[]}}}),H=L.map(({verdict:_t})=>_t),K=[...L.flatMap(_t=>_t.beyond).map(({host:_t})=>_t),...et.keys()],X=[...N,...K],Q=Array.from(et,([
_t,Lt])=>s({host:_t,known:[]},Lt,u).map(Yt=>({...Yt,host:_t,places:[]}))),tt=[...M.predicted.drafts,...Q.flat()].filter(({host:_t})=>!b.has(_t)),ot=M.predicted.
notes,ut=v({...M,ofAnswers:ot,others:tt},X,u),pt=[...L.flatMap(({ofFiles:_t})=>_t),...ut.files].sort(g.Np),wt=[...H.flatMap(_t=>_t.findings),...pt].sort(g.Np),{
stopped:$t}=M,Rt=y(ut.files);return{passed:$t===null&&!wt.some(({severity:_t})=>k(_t,u.failOn)),stopped:$t,hosts:H,files:pt,findings:wt,ignored:L.reduce((_t,Lt)=>_t+
Lt.ignored,ut.ignored),roots:M.predicted.roots.map(_t=>d(_t,u,Rt))}}function d({rows:M,...u},{ignore:D},A){const j=({drafts:N,decidedAt:b})=>N.length>0?N.filter(
({problem:W,host:V})=>!(0,g.pi)(W,V,D)).map(W=>({...W,severity:(0,g.xJ)(W,u.clients)})):b.flatMap(W=>A.get(E(W))??[]);return{...u,rows:M.map(N=>{const{drafts:b,
decidedAt:W,...V}=N,L=b.length>0||Object.values(V.chosen).includes(null)?j(N).toSorted(g.Np):[],H=new Map(L.map(({problem:z})=>[z.code,i(z)]));return{...V,worst:L[0]?.
severity??null,problems:[...H.values()]}})}}const i=({code:M,title:u,usualSeverity:D})=>({code:M,title:u,usualSeverity:D}),E=({file:M,line:u})=>`${M}:${u}`,S=/^(?:constraint|lock)-/,
y=M=>{const u=M.filter(({problem:A})=>S.test(A.code)).flatMap(A=>A.places.map(j=>({place:j,finding:A}))),D=Map.groupBy(u,({place:A})=>typeof A=="string"?A:E(A));
return new Map(Array.from(D,([A,j])=>[A,j.map(({finding:N})=>N)]))},k=(M,u)=>M==="error"?u!=="never":M==="warning"&&u==="warning"}),6897:((lt,U,t)=>{t.d(U,{n:()=>T,
x:()=>I});const O=100;async function T(w,P,p){let $=performance.now();for(;;){const g=w.next(P.why!==null);if(g.done)return g.value;performance.now()-$<O||(p(g.
value),await I(),$=performance.now())}}const I=()=>new Promise(w=>setImmediate(w))}),9664:((lt,U,t)=>{t.d(U,{Gz:()=>T,LA:()=>P,jt:()=>I,un:()=>w});var O=t(3916);
const T=(p,$)=>p===""?$:`${p}/${$}`,I=p=>p.slice(0,Math.max(0,p.lastIndexOf("/")));function w(p,$){const g=(0,O.join)(p,$).replace(/\/$/,"");return g==="."?"":g}
const P=p=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(p)}),1022:((lt,U,t)=>{t.d(U,{m:()=>r,s:()=>e});var O=t(3625),T=t(6246),I=t(1831),w=t(8408),P=t(5011);const p={
terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},$="hashicorp",g="-",v='Invalid provider source string: The "source" attribute must be in th\
e format "[hostname/][namespace/]name"',c={prefix:"terraform-",whose:"a Terraform",frequency:"often"},h={terraform:[c],opentofu:[c,{prefix:"opentofu-",whose:"an\
 OpenTofu",frequency:"sometimes"}]};function r(l,d){const i=l.split("/");if(i.length>3||i.includes(""))return n(v);const[E="",S,y]=i.reverse(),k=e(E);if(!k.ok){
const b=`${(0,T.o)(E)} in source ${(0,T.o)(l)}`;return n(`Invalid provider type: Invalid provider type ${b}: ${k.why}"`)}const M=y===void 0,u=M?(0,O.J)((0,P.Vm)(
d)):(0,I.Pv)(y);if(S===void 0&&u.ok){const b={hostImplied:M,namespace:$,type:k.value};return{kind:"registry",host:u.value,...b}}const D=f(S??""),A=`namespace ""\
 in source ${(0,T.o)(l)}`;if(!D.ok)return n(`Invalid provider namespace: Invalid provider ${A}: ${D.why}"`);if(!u.ok){const b="Invalid provider source hostname";
return n(`${b}: ${b} ${A}: ${u.why}"`)}const j={hostImplied:M,host:u.value,namespace:D.value,type:k.value},N=m(j,d);return N===void 0?{kind:s(j,d),...j}:n(N)}const n=l=>({
kind:"invalid",error:l});function e(l){if(/^[a-z0-9]+$/.test(l))return(0,O.J)(l);if(l==="")return(0,O.T)("must have at least one character");if(l.includes("."))
return(0,O.T)("dots are not allowed");if(l.includes("--"))return(0,O.T)("cannot use multiple consecutive dashes");const d=(0,w.YE)(l);return d.ok?(0,O.J)((0,w.DI)(
d.value)):(0,O.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const f=l=>l===g?(0,O.J)(l):e(l);function s({host:l,
namespace:d},i){return d===g?"legacy":d==="builtin"&&p[i].includes(l)?"builtin":"registry"}function m(l,d){const i=(0,P.Vm)(d);if(l.namespace===g&&l.host!==i)return`\
Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${i}.`;const E=h[d].find(({prefix:S})=>l.type.startsWith(S));return E===
void 0?void 0:o(l,E,d)}function o(l,{prefix:d,whose:i,frequency:E},S){const y=`${d}provider-`,k=l.type.slice(y.length);if(!l.type.startsWith(y)||!e(k).ok)return`\
Invalid provider type: Provider source ${(0,T.o)(a(l))} has a type with the prefix ${(0,T.o)(d)}, which isn't allowed because it would be redundant to name ${i}\
 provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const M=a({...l,type:k},S);return`Invalid provider typ\
e: Provider source ${(0,T.o)(a(l,S))} has a type with the prefix ${(0,T.o)(y)}, which isn't valid. Although that prefix is ${E} used in the names of version con\
trol repositories for ${i.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,T.o)(M)}?`}const a=({host:l,namespace:d,type:i},E)=>E!==void 0&&l===(0,P.Vm)(E)?`${d}/${i}`:`${(0,I.nx)(l)}/${d}/${i}`}),241:((lt,U,t)=>{t.d(U,
{B:()=>w});var O=t(1831);const T=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,I="TF_TOKEN_";function w(c,_,h){const[r]=(0,O.fK)(_);return r===void 0?[]:c.flatMap(n=>{const e=(0,O.
$k)(n);if(e!==null&&h.has(e))return[];const f=P(n,e,_);return f===null?[]:[{variable:n,why:f,write:r,isParent:p(e,_)}]})}function P(c,_,h){const r=T.exec(c)?.[0];
if(r===void 0)return null;const n=c.slice(r.length);return _!==null&&p(_,h)?`it is for ${(0,O.nx)(_)} only: the clients do not use the tokens of parent domains`:
g(h).some(e=>e===$(n))?r!==I?`it begins with ${r}, and the clients read only ${I}`:_===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,O.nx)(_)}${v(n,h)}`:null}const p=(c,_)=>c!==null&&(0,O.Sv)(_).name.endsWith(`.${(0,O.Sv)(c).name}`),$=c=>c.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function g(c){const{name:_}=(0,O.Sv)(c);return[...new Set([c,_,(0,O.nx)(c)].map($))]}function v(c,_){const{name:h,port:r}=(0,O.
Sv)(_);return r!==443&&!c.includes(":")?"; a port follows a colon":h.includes("-")&&!c.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((lt,U,t)=>{
t.d(U,{S3:()=>E,Wi:()=>m,a2:()=>d,cZ:()=>p,cr:()=>a,hs:()=>l,pq:()=>i,sC:()=>o});var O=t(2886),T=t(1064),I=t(1831),w=t(8884);const P=3;function p(y){const k=[...Map.
groupBy($(y),v).values()].flatMap(u=>{const D=[...Map.groupBy(u,c).values()];return D.length>P?[u]:D}).flatMap(u=>_(u)??[]).map(u=>({cause:u,hits:(0,w.eb)(u.findings).
length})).toSorted(({cause:u,hits:D},{cause:A,hits:j})=>(0,O.Np)(u,A)||g(u)-g(A)||j-D||A.hosts.length-u.hosts.length).map(({cause:u})=>u),M=S(k);return k.map(u=>({
...u,sameAs:M.get(u)??null}))}const $=y=>y.map(k=>({finding:k,hits:(0,w.eb)([k]).length})).toSorted((k,M)=>M.hits-k.hits).map(({finding:k})=>k);function g({code:y,
affects:k}){return y==="host-not-checked"?2:k.length===0||T.Du.some(M=>k.includes(M))?0:1}const v=({severity:y,problem:k,affects:M,exclude:u})=>JSON.stringify([
y,k.code,M,u===void 0]),c=y=>y.exclude===void 0?f(y.problem.help??"",y):"";function _(y){const[k]=y;if(k===void 0)return null;const M=[...new Set(y.flatMap(({host:L})=>L??
[]))],{code:u,title:D,help:A,message:j}=k.problem,N=(L,H)=>M.length>1?f(L,H):L,b=N(j,k),W=y.every(L=>N(L.problem.message,L)===b),V=N(A??"",k),et=y.every(L=>N(L.
problem.help??"",L)===V);return{severity:k.severity,code:u,title:D,affects:k.affects,findings:y,hosts:M,message:W?b:null,help:V!==""&&et?e(V,y):null,isAside:y.length>
1&&k.exclude!==void 0,sameAs:null}}const h=/\bTF_TOKEN_\w+/g,r="TF_TOKEN_HOST",n=5;function e(y,k){if(!y.includes(r))return y;const M=new Set(k.flatMap(({problem:u})=>u.
help?.match(h)??[]));return M.size<=n?`${y}; ${r} is ${[...M].join(" or ")}`:`${y}; in ${r}, write each dot of the host as an underscore and each hyphen as two`}
function f(y,{host:k}){return k===null||y===""?y:[...new Set([k,(0,I.nx)(k)])].reduce((M,u)=>M.replaceAll(u,s),y).replace(h,r).replaceAll(/\bhost the host/g,"th\
e host")}function s(y,k,M){const[u=" ",D=" "]=[M[k-1],M[k+y.length]];return/[\s("]/.test(u)&&/[\s,;.:)"]/.test(D)?"the host":"HOST"}const m=3,o=y=>p(y).flatMap(
k=>a(k).slice(0,m).flatMap(([,M])=>(0,w.tN)(M)??[]).filter(M=>!(0,w.cC)(M))),a=({message:y,findings:k})=>y===null?[...Map.groupBy(k,({problem:M})=>M.message)]:[
[y,k]],l=({hosts:y,findings:k})=>y.length>0&&!k.every(O.l$),d=y=>l(y)?"host":"place";function i(y){return l(y)?y.hosts.length:(0,w.yv)(y.findings).lines.length}
function E(y){const{findings:k,message:M}=y;return M===null?k.map(u=>[u]):l(y)?[...Map.groupBy(k,({host:u})=>u).values()]:(0,w.yv)(k).lines}function S(y){const k=y.
filter(D=>l(D)&&D.hosts.length>1),u=[...Map.groupBy(k,({hosts:D})=>D.toSorted().join()).values()].flatMap(([D,...A])=>D===void 0?[]:A.map(j=>[j,D.code]));return new Map(
u.filter(([{message:D}])=>D!==null))}}),4503:((lt,U,t)=>{t.d(U,{DZ:()=>n,R8:()=>f,aE:()=>w,oW:()=>e,uM:()=>I});var O=t(5143),T=t(8884);function I({file:s,line:m},{
links:o,repositories:a}){const{repository:l,path:d}=(0,O.bH)(s);if(l!==null){const E=r(p(a).get(l)),S=d==="."?null:e(d);return E===null||S===null?null:`${E}/${S}\
#L${m}`}const i=o?.get(s);return i===void 0?null:i.diff?.lines.has(m)?`${i.diff.url}R${m}`:`${i.url}#L${m}`}const w=(s,{repositories:m})=>{const o=p(m).get(s)?.
url??null;return o===null||h(o)===null?null:o},P=new WeakMap;function p(s){const m=P.get(s)??new Map(s.map(o=>[o.name,o]));return P.set(s,m),m}const $=600,g=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
v=/^(?:[\da-f]{40}|[\da-f]{64})$/,c=/^gitlab\.com$/i,_=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,
h=s=>s.length<=$?g.exec(s)?.[1]??null:null;function r(s){const{url:m=null,commit:o=null}=s??{},a=m===null?null:h(m);return a===null||o===null||!v.test(o)||_.test(
a)?null:`${m}${c.test(a)?"/-":""}/blob/${o}`}const n=s=>r(s)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function e(s){if(!s.isWellFormed())return null;const m=o=>encodeURIComponent(
o).replace(/[!'()*_~]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);return s.split("/").map(m).join("/")}const f=s=>new Set((0,T.YC)(s).flat().flatMap(
m=>typeof m=="string"?[]:m.file).filter(T.CN))}),7574:((lt,U,t)=>{t.d(U,{I$:()=>P,QN:()=>g,kJ:()=>I,nO:()=>v,tY:()=>w,u8:()=>$});var O=t(4120);const T=864e5;function I(c){
const _=Math.round(c);if(_<1e3)return`${_} ms`;if(_<59950)return`${(_/1e3).toFixed(1)} s`;const h=Math.round(_/1e3);return`${Math.floor(h/60)} min ${h%60} s`}function w(c){
return c<1e3?`${c} B`:c<999950?`${(c/1e3).toFixed(1)} kB`:`${(c/1e6).toFixed(1)} MB`}function P(c){return[["DNS",c.lookupMs],["connect",c.connectMs],["TLS",c.tlsMs],
["first byte",c.firstByteMs],["total",c.totalMs]].flatMap(([h,r])=>r===null?[]:[[h,r]])}const p=6e4;function $(c,_){const h=Date.parse(_)-Date.parse(c);if(!(h>=
p))return"less than a minute";const r=Math.floor(h/p),n=[{count:Math.floor(r/1440),unit:r>=2880?"days":"day"},{count:Math.floor(r%1440/60),unit:"h"},{count:r%60,
unit:"min"}],e=n.findIndex(({count:f})=>f>0);return n.slice(e,e+2).filter(({count:f})=>f>0).map(({count:f,unit:s})=>`${f} ${s}`).join(" ")}const g=c=>`${c.slice(
0,16).replace("T"," ")} UTC`;function v(c,_){const h=(Date.parse(c)-Date.parse(_))/T;if(Number.isNaN(h))return c;const r=(0,O.px)(Math.floor(Math.abs(h)),"day"),
n=Math.abs(h)<1,e=n?"within the last day":`${r} ago`,f=n?"in less than a day":`in ${r}`;return`${c.slice(0,10)} (${h<0?e:f})`}}),4120:((lt,U,t)=>{t.d(U,{DO:()=>e,
H8:()=>g,Iu:()=>$,J5:()=>v,QI:()=>n,Rk:()=>f,SY:()=>_,Sk:()=>c,_l:()=>p,dy:()=>w,od:()=>h,px:()=>P,wO:()=>r});var O=t(4e3),T=t(5799),I=t(1064);const w="new in t\
his pull request",P=(s,m)=>`${s} ${s===1?m:p(m)}`,p=s=>`${s.replace(/(?<=[^aeiou])y$/,"ie")}s`,$=s=>s.replace(/^./u,m=>m.toUpperCase()),g=s=>T.oC.flatMap(m=>{const{
length:o}=s.filter(a=>a.severity===m);return o===0?[]:[P(o,m)]}).join(", "),v=({length:s},m)=>s<=2*m?s:m;function c(s,m,o,a=l=>`and ${l} more`){const{shown:l,more:d}=(0,O.
zN)(s,m);return[...l.map(o),...d>0?[a(d)]:[]]}const _=s=>I.zK.every(m=>s.includes(m))?"all clients":s.map(m=>I.bB[m]).join(", ");function h(s,m){const o=m.filter(
a=>s.includes(a));return s.length===0||o.length===m.length?"":o.length===0?"no client in use":o.map(a=>I.bB[a]).join(", ")}const r=s=>s.map(m=>I.bB[m]).join(" a\
nd "),n=({clients:s,versions:m})=>s.map(o=>[I.bB[o],m[o]].join(" ").trim()).join(" and "),e=s=>s==="any"?"any service":s;function f(s){switch(s){case"none":return"\
none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((lt,U,t)=>{t.d(U,
{BQ:()=>y,CN:()=>M,Dc:()=>S,II:()=>p,Ky:()=>$,Qz:()=>E,R3:()=>P,Xd:()=>l,YC:()=>a,Yx:()=>m,_X:()=>e,cC:()=>c,eb:()=>_,eo:()=>w,et:()=>k,fP:()=>f,iW:()=>r,mj:()=>n,
oN:()=>s,rv:()=>g,tN:()=>d,xi:()=>i,yv:()=>o});var O=t(5143),T=t(4120),I=t(8641);const w=A=>u(A)?`${p(A.file)}:${A.line}`:A,P=({file:A,line:j,column:N})=>`${p(A)}\
:${j}:${N}`;function p(A){const{repository:j,path:N}=(0,O.bH)(A);if(j===null)return(0,I.J7)(A);const b=(0,I.J7)(j);return N==="."?b:`${b}//${(0,I.J7)(N)}`}function $(A,j,N=w){
const{places:b,isOfRepositories:W}=g(D(A)),V=b.slice(0,j).map(N).join(", "),et=b.length-j;return et<=0?V:`${V} and ${(0,T.px)(et,W?"more repository":"more place")}`}
function g(A){const j=v(A),N=j.filter(c).length>1;return{places:N?j:A,isOfRepositories:N}}function v(A){const j=new Set;return A.filter(N=>{const b=u(N)?(0,O._M)(
N.file):null;return b===null?!0:!j.has(b)&&j.add(b)})}const c=A=>u(A)&&(0,O._M)(A.file)!==null,_=A=>v(h(A)).filter(c),h=A=>[...new Set(A.map(({places:j})=>j))].
flat(),r=(A,j)=>A===j?`all ${j} repositories`:`${A} of ${j} repositories`;function n(A,j){const{length:N}=j>1?_(A):[];return N>1?r(N,j):""}function e(A){const j=A.
filter(({severity:b})=>b!=="notice").flatMap(b=>_([b]).map(W=>{const{severity:V,problem:et}=b;return{repository:(0,O._M)(W.file)??"",severity:V,code:et.code,place:W}})),
N=({findings:b},W)=>b.filter(V=>V.severity===W).length;return Array.from(Map.groupBy(j,({repository:b})=>b),([b,W])=>({repository:b,findings:W})).toSorted((b,W)=>N(
W,"error")-N(b,"error")||N(W,"warning")-N(b,"warning"))}const f=({length:A})=>`with errors or warnings in ${A===1?"its":"their"} own files`;function s(A,j){const{
isOfRepositories:N}=g(A),b=V=>(N?(0,O._M)(V.file):null)??w(V),W=new Set(j.map(V=>V&&b(V)));return A.filter(V=>!W.has(b(V)))}const m=(A,j=w)=>$(A,A.every(u)?1:2,
j);function o(A){const j=h(A),N=D(j.filter(u)),b=[...new Set(j.filter(W=>typeof W=="string"))];return{lines:N,settings:b}}const a=({findings:A,hosts:j,roots:N})=>[
...new Set([...A.map(({places:b})=>b),...j.flatMap(({requirements:b})=>b.map(({because:W})=>W)),...N.flatMap(({rows:b})=>b.map(({places:W})=>W))])],l=({places:A})=>A.
find(u)??null,d=A=>A.map(l).find(j=>j!==null)??null;function i(A,{clients:j,repositories:N},b,W){const{lines:V,settings:et}=o([A]);return[["help",(0,I.RK)(A.problem.
help??"",b)],["affects",(0,T.od)(A.affects,j)],["hits",n([A],N.length)],["also at",$(s(V,V.slice(0,1)),W)],["required by",$(et,W)]].filter(([,H])=>H!=="")}const E=({
requirements:A})=>A.some(({because:j})=>j.some(u)),S=A=>new Set(h(A).filter(u).map(({file:j})=>j)).size,y=A=>A.filter(j=>l(j)===null),k=A=>A.every(({problem:j})=>j.
code.startsWith("credentials-"))?"credentials":"settings",M=A=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(A)&&(0,O._M)(A)===null,u=A=>typeof A!="string";function D(A){
const j=new Set;return A.filter(N=>{const b=typeof N=="string"?N:`${N.line}:${N.file}`;return!j.has(b)&&j.add(b)})}}),6763:((lt,U,t)=>{t.d(U,{h$:()=>n,q9:()=>g,
rc:()=>v});var O=t(4e3),T=t(5143),I=t(7574),w=t(4120),P=t(8884);const p=50,$=3,g=f=>(0,w.Sk)(f,p,String,s=>`and ${(0,w.px)(s,"more remark")}`),v=f=>[...c(f),..._(
f),...h(f)];function c(f){return(0,P.YC)(f).some(({length:m})=>m===T.WD)?[`lists of places end after ${T.WD} places`]:[]}function _({files:f}){const s=f.filter(
({exclude:E,severity:S})=>E!==void 0&&S!=="notice"),{length:m}=s;if(m===0)return[];const o=[...new Set(s.flatMap(({exclude:E})=>E??[]))],a=(0,P.eb)(s).length,l=m===
1?"1 finding is":`${m} findings are`,d=a===0?"":` of ${(0,w.px)(a,"repository")}`;return[`${l} in tests, examples or templates${d}, where errors are warnings; t\
o skip such files, set ${a===0?"`exclude`":"`exclude` where their files are read"}: ${(0,O.K4)(o,$,O.dh)}`]}function h({roots:f}){return f.some(({rows:m})=>m.some(
({platforms:o})=>o.some(({available:a})=>a===!0)))?["signatures of provider packages were not verified"]:[]}function r({hosts:f},{scan:s,repositories:m}){const{
files:o,bytes:a,usages:l,durationMs:d}=s,i=f.filter(P.Qz).length,E=i===0?"no registry host is used":`${(0,w.px)(l,"usage")} of ${(0,w.px)(i,"registry host")}`;return m.
length>0?`${E} in ${(0,w.px)(m.length,"repository")}`:o===0&&d===0?null:o===0?"found no Terraform or OpenTofu files":`scanned ${(0,w.px)(o,"file")} (${(0,I.tY)(
a)}) in ${(0,I.kJ)(d)}: ${E}`}function n(f,s){const{dialect:m,durationMs:o,scan:a,remarks:l}=s,d=r(f,s),E=f.hosts.length===0&&a.files===0?"":` for ${(0,w.QI)(m)}\
 (${m.why})`;return[`${e(f)}; checked in ${(0,I.kJ)(o)}${E}`,...d===null?[]:[d],...l]}function e({findings:f,ignored:s}){const m=(0,w.H8)(f)||"no findings";return s>
0?`${m}, ${s} ignored`:m}}),7236:((lt,U,t)=>{t.d(U,{l:()=>T,o:()=>I});var O=t(1022);function T({kind:w,text:P,address:p},$,g){switch(w){case"required_provider":case"\
state_store_provider":case"lock_provider":{const v=(0,O.m)(P??"",g);return v.kind==="registry"?v:null}case"required_provider_nosource":case"required_provider_le\
gacy":return{host:$,namespace:"hashicorp",type:I(p)};case"implied_provider":return{host:$,namespace:"hashicorp",type:(P??"").replace(/[._].*$/s,"")};default:return null}}
const I=w=>w.replace(/^.*\./s,"")}),5257:((lt,U,t)=>{t.d(U,{JT:()=>P,KS:()=>p,MP:()=>w,W$:()=>I,cd:()=>T});const O="hostnames input",T={file:O,line:1,column:1,endColumn:1},
I=$=>$.file===O?O:$,w=({host:$,namespace:g,name:v,system:c})=>`${$}/${g}/${v}/${c}`,P=({host:$,namespace:g,type:v})=>`${$}/${g}/${v}`;function p({version:$},g){
if($===null)return null;const v=$.text??$.values?.[g]??null;return v===null?null:{text:v,place:$.place}}}),3862:((lt,U,t)=>{t.d(U,{X:()=>p});var O=t(9664),T=t(5011),
I=t(7236),w=t(5257);const P=/^\.{1,2}\//;function p(g,v){const c=Map.groupBy(v,({lockFile:n})=>n),_=new Set(g.flatMap(({kind:n,text:e,place:f})=>$.test(n)&&!P.test(
e??"")?(0,O.jt)(f.file):[])),h=new Map,r=(n,e)=>{if(n.calls.length>0||n.directories.some(m=>_.has(m)))return!0;const f=h.get(n)??new Set(n.providers.map(m=>(0,w.
JT)(m.provider)));h.set(n,f);const s=(0,I.l)(e,(0,T.Vm)(n.client),n.client);return s===null||f.has((0,w.JT)(s))};return g.map(n=>{if(n.kind!=="lock_provider"||n.
needs.length===0)return n;const e=c.get(n.place.file)??[];return e.length===0||e.some(f=>r(f,n))?n:{...n,needs:[]}})}const $=/^(?:module|test_module|terragrunt_source|installed_module)/}),
8416:((lt,U,t)=>{t.d(U,{L2:()=>_,oh:()=>$,rU:()=>h});var O=t(4e3),T=t(5143),I=t(1064),w=t(5603),P=t(3469);const p=function(...d){const{readTools:i}=t.late([400,
210,913],5913);return new.target?new i(...d):i(...d)};function $(d,i){let E;return()=>(E??=p(d,i),E)}const g=["terraform"],v="assumed, CLI not detected; set `di\
alect`",c="CLI not detected; set `dialect` to check one";function _({setting:d,scan:i}){const E=d.name==="auto"?null:n(d.name),S=i===null||i.isEmpty,y=S?{signs:[],
constraints:[]}:{signs:m(i,d,E),constraints:i.constraints};if(E!==null)return o(E,[r],[],d,y);if(S)return o(I.Du,[c],[],d,y);const k=s(y.signs);if(k.length===0)
return{...o(g,[v],[],d,y),isGuess:!0};const M=e(k),u=M.flatMap(D=>k.find(A=>A.client===D)??[]);return o(M,u.map(l),k,d,y)}function h({clients:d},i){if(i===null||
i.isEmpty)return I.zK;const{others:E}=i.tools(),S=d;return I.zK.filter(y=>S.includes(y)||E.has(y)||y==="terragrunt"&&i.usesTerragrunt)}const r="set by `dialect`",
n=d=>d==="both"?I.Du:[d],e=d=>I.Du.filter(i=>d.some(E=>E.client===i));function f(d){const i=d.filter(({place:E})=>!(0,T.Zl)(E.file));return i.length===0?d:i}const s=d=>{
const i=f(d);return w.A.map(S=>i.filter(y=>y.level===S)).find(({length:S})=>S>0)??[]};function m({signs:d,tools:i,hasCloudHostname:E},S,y){const k=s(d),M=y??e(k),
u=k.every(({place:W})=>(0,T.Zl)(W.file)),D=y===null&&(u||k.some(({isCloud:W})=>W)),A=S.version===null&&M.some(W=>(0,P.w)(W,[]).length>1);if(!D&&!A)return d;const{
setsCloudHostname:j,signs:N}=i(),b=E||j;return[...d.filter(({isCloud:W})=>!(W&&b)),...N]}function o(d,i,E,S,y){const[k,...M]=d,u=d.map(j=>a(j,S,y)),D=u.flatMap(
({client:j,version:N})=>N===null?[]:[[j,N]]),A=u.flatMap(({version:j,signs:[N]})=>j===null||N===void 0?[]:[l(N)]);return{name:k===void 0||M.length>0?"both":k,clients:d,
releases:u.flatMap(({releases:j})=>j),versions:Object.fromEntries(D),why:[...new Set([...i,...A])].join(", "),evidence:[...new Set([...E,...u.flatMap(({signs:j})=>j)])]}}
function a(d,{version:i},E){if(i!==null)return{client:d,releases:(0,P.w)(d,[i]),version:i,signs:[]};const S=f(E.signs.filter(A=>A.client===d&&A.version!==null)),
y=[...new Set(S.map(A=>(A.version??"").replace(/^v/,"")))];if(y.length>0){const[A="",...j]=y,N=j.length===0&&(0,P.l)(A);return{client:d,releases:(0,P.w)(d,y),version:N?
A:null,signs:S}}const k=f(E.constraints),M=k.map(({text:A})=>A),u=(0,P.w)(d,M);if(u.length===(0,P.w)(d,[]).length)return{client:d,releases:u,version:null,signs:[]};
const D=k.map(({text:A,place:j})=>({client:d,level:"syntax",place:j,text:`requires ${(0,O.dh)(A)}`,version:A}));return{client:d,releases:u,version:M.length===1?
M[0]??null:null,signs:D}}const l=({place:d,text:i})=>`${d.file}:${d.line} ${i}`}),2161:((lt,U,t)=>{t.d(U,{L8:()=>_,TD:()=>e,U4:()=>v,Z8:()=>f,e0:()=>c,tr:()=>g});
var O=t(1064);const T=["terraform"],I=["opentofu"],w=[{suffix:".tftest.hcl",class:"test",clients:O.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:O.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:I},{suffix:".tofutest.json",class:"test",clients:I},{suffix:".tfquery.hcl",class:"\
query",clients:T},{suffix:".tfquery.json",class:"query",clients:T},{suffix:".tfmigrate.hcl",class:"migrate",clients:T},{suffix:".tfcomponent.hcl",class:"stack",
clients:T},{suffix:".tfcomponent.json",class:"stack",clients:T},{suffix:".tfstack.hcl",class:"stack",clients:T},{suffix:".tfstack.json",class:"stack",clients:T},
{suffix:".tfdeploy.hcl",class:"deploy",clients:T},{suffix:".tfdeploy.json",class:"deploy",clients:T},{suffix:".tfmock.hcl",class:"none",clients:O.Du},{suffix:".\
tofumock.hcl",class:"none",clients:I},{suffix:".tf.json",class:"config",clients:O.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:I},{suffix:"\
.tf",class:"config",clients:O.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:I},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:O.Du},{suffix:"\
.hcl",class:"terragrunt",clients:O.Du}],P=Map.groupBy(w,({suffix:s})=>s.slice(s.lastIndexOf(".")+1)),p=".terraform.lock.hcl",$={class:"lock",syntax:"hcl",clients:O.
Du,isOverride:!1},g=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(s),v=".terraform/modules/modules.json",c={...$,class:"manifest",syntax:"json"};
function _(s,m,o){if(s===p)return $;const l=P.get(s.slice(s.lastIndexOf(".")+1))?.find(({suffix:u})=>s.endsWith(u));if(l===void 0||l.class==="none")return;const d=h(
s)&&l.class==="test"&&o==="tests";if(h(s)&&!d)return;const i=s.slice(0,-l.suffix.length),E=l.twin!==void 0&&m.has(i+l.twin),S=i==="override"||i.endsWith("_overr\
ide"),y=E||d;if(y&&!l.clients.includes("terraform"))return;const k=y?T:l.clients,M=s.endsWith(".json")?"json":"hcl";return{class:l.class,syntax:M,clients:k,isOverride:S}}
const h=s=>s.startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith("#"),r=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),e=s=>r.test(s),f=s=>e(s)||n.test(s)}),6195:((lt,U,t)=>{t.d(U,{$8:()=>g,G$:()=>v,Ls:()=>p,UO:()=>c,VK:()=>P,sT:()=>h,sq:()=>_});var O=t(6760),T=t(7052),I=t(
2161);const w=/[*?[{]/;function P(n){const e=n.split("/"),f=e.findIndex(s=>w.test(s));return f<0?{fixed:n}:{fixed:e.slice(0,f).join("/"),glob:e.slice(f).join("/")}}
function p(n){const e=n.map(f=>{const s=f.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:s,start:$(s)}});return f=>{const s=f.toLowerCase();return e.
some(({glob:m,start:o})=>m===f||s.startsWith(o)&&O.posix.matchesGlob(f,m))}}function $(n){const[e=""]=n.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(n)??[];return e.
toLowerCase()}const g=({file:n,glob:e},f)=>n===f||e!==void 0&&O.posix.matchesGlob(f,e),v=n=>n.startsWith(".")||n==="node_modules",c=(n,e)=>n===e||n.startsWith(e.
endsWith(O.sep)?e:e+O.sep),_=n=>O.sep==="/"?n:n.replaceAll(O.sep,"/");function h(n,e,f,s){if(n.kind==="error")return(0,T.WO)({what:"link",code:n.code});const{kind:m,
path:o}=n;return c(o,e.boundary)?m==="directory"?null:m==="special"?(0,T.WO)({what:"link-to-special-file"}):{path:o,isScanned:r(o,e,f,s)}:(0,T.a3)()}function r(n,e,f,s){
if(e.file!==void 0||e.glob!==void 0||!c(n,e.path))return!1;const[m="",...o]=_((0,O.relative)(e.path,n)).split("/").toReversed();if(o.some(v))return!1;const a=_(
(0,O.relative)(f,n)).split("/");return a.map((d,i)=>a.slice(0,i+1).join("/")).slice(-1-o.length).some(s)?!1:(0,I.L8)(m,new Set([m]),o[0]??"")!==void 0}}),5603:((lt,U,t)=>{
t.d(U,{A:()=>w,j:()=>P});var O=t(5143),T=t(1064),I=t(5011);const w=["lock-file","syntax","version-file","tool","hook"];class P{found=new Map;allowed=new Map;addFiles(g){
for(const{file:v,kind:c,scope:_,isContext:h}of g){if(h)continue;const[r]=c.clients;if(r!==void 0&&c.clients.length===1&&!p(v)){const n={file:v,line:1,column:1,endColumn:1};
this.addSyntax(r,`is read by ${T.bB[r]} only`,n)}for(const n of _.traits)this.addTrait(n)}}addUsages(g){for(const v of g)v.kind==="lock_provider"?this.addLock(v):
v.kind==="cloud_default"&&this.addCloud(v)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:g,text:v,place:c}){
if(g==="version"){const _=(0,O.Zl)(c.file)?`${v} aside`:v;this.allowed.has(_)||this.allowed.set(_,{text:v,place:c})}else if(g==="binary"){const h={client:v==="t\
ofu"?"opentofu":"terraform",level:"version-file",place:c,version:null};this.put({...h,text:"sets terraform_binary"})}else if(g!=="compatible"&&g!=="provider-ver\
sion"){const{client:_,what:h}=T.$I[g];this.addSyntax(_,`has ${h}`,c)}}addLock({host:g,place:v}){const c=T.Du.find(h=>(0,I.Vm)(h)===g);if(c===void 0)return;const _=`\
locks providers from ${g}`;this.put({client:c,level:"lock-file",place:v,text:_,version:null})}addCloud({clients:g,isOverridden:v,place:c}){if(v||!g.includes("te\
rraform"))return;this.put({client:"terraform",level:"syntax",place:c,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(g,v,c){this.put(
{client:g,level:"syntax",place:c,text:v,version:null})}put(g){const v=`${g.client} ${g.text}`;if(this.found.has(v))return;const c=(0,O.Zl)(g.place.file)?`${v} a\
side`:v;this.found.has(c)||this.found.set(c,g)}}const p=$=>/(^|\/)[.#][^/]*$/.test($)}),7854:((lt,U,t)=>{t.d(U,{Oo:()=>$,YW:()=>w,kA:()=>p,sw:()=>P,u3:()=>c,vH:()=>g});
var O=t(7052),T=t(1064);const I={line:1,column:1,endColumn:1};function w(_,h,r=I){const n={file:_===""?".":_,...r};return{problem:h,place:n,clients:T.Du,host:null}}
function P(_,h){const r=$(e=>e.filter(f=>h.includes(f))),n=$(e=>e.map(f=>({...f,clients:r(f.clients)})).filter(f=>f.clients.length>0));return _.flatMap(e=>{const f=r(
e.clients);if(f.length===e.clients.length)return e;const s=n(e.needs),m=e.isHostImplied?s[0]?.host??e.host:e.host;return f.length===0?[]:{...e,clients:f,needs:s,
host:m}})}const p=_=>{const h=new Set;for(const{host:r,isHostImplied:n}of _)r!==null&&!n&&h.add(r);return h};function $(_){let h;return r=>{h??=new Map;const n=h.
get(r);if(n!==void 0||h.has(r))return n;const e=_(r);return h.set(r,e),e}}const g=(_,h)=>_.filter(r=>r.clients.some(n=>h.includes(n))),v=1e4;class c{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(h=v){
this.max=h}add(h){const{problem:r,place:n}=h;if(r.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const e=this.kept.get(r.severity)??
0;this.kept.set(r.severity,e+1),e<this.max?this.notes.push(h):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const h=(0,O.ub)({kind:"problems",max:this.
max,omitted:this.omitted});return[...this.notes,w(".",h)]}}}),9488:((lt,U,t)=>{t.d(U,{G:()=>r});var O=t(3024),T=t(6760),I=t(9461),w=t(5747),P=t(7052),p=t(9664),
$=t(2161),g=t(6195),v=t(7854);const c={files:1e6,directoryFiles:5e4},_=200,h=1e4;function*r(m,o={toolFiles:[],hasPlugins:!1},a=c){const l=new e(m,o,a);for(const d of m.
scan){const i=n(l.root,d);"path"in i?yield*l.walkFrom(i):yield{kind:"note",note:i}}}function n(m,o){const{fixed:a,glob:l}=(0,g.VK)(o);try{const d=(0,O.realpathSync)(
(0,T.resolve)(m,a)),i=(0,g.sq)((0,T.relative)(m,d)),E=(0,g.UO)(d,m),S=E?m:d;if(l!==void 0)return{path:d,name:i,boundary:S,glob:(0,p.Gz)(i,l)};if((0,O.statSync)(
d).isDirectory())return{path:d,name:i,boundary:S};const y=(0,T.resolve)(d,"..");return{...{path:y,name:(0,g.sq)((0,T.relative)(m,y))},boundary:E?m:y,file:i}}catch(d){
return(0,v.YW)(o,(0,P.WO)({what:"scan",code:(0,w.Oj)(d)}))}}class e{root;isExcluded;aside;limits;selected;files=0;constructor({root:o,scan:a,exclude:l},d,i){this.
root=(0,O.realpathSync)(o),this.isExcluded=(0,g.Ls)(l),this.aside=d,this.limits=i,this.selected=a.length>1?new Set:null}*walkFrom(o){const a=o.glob===void 0&&o.
file===void 0,l=[{path:o.path,name:o.name,depth:0,isSelected:a}];for(let d=l.pop();d!==void 0;d=l.pop()){yield{kind:"directory",name:d.name};const i=s(d);if("pr\
oblem"in i){yield{kind:"note",note:i};continue}const E=[];for(const S of this.findFiles(o,d,i))if("problem"in S)yield{kind:"note",note:S};else if(E.length<this.
limits.directoryFiles)E.push(S);else{yield f(d,"directory",this.limits.directoryFiles);break}if(this.files+=E.length,this.files>this.limits.files){yield f(d,"fi\
les",this.limits.files);return}if(E.some(({isContext:S})=>!S)&&(yield{kind:"module",files:E}),o.file!==void 0)return;for(const S of this.findDirectories(o,d,i))
l.push(S)}}*findFiles(o,a,l){const d=new Set;let i=!1;for(const S of l)(0,$.tr)(S.name)&&!S.isDirectory()&&d.add(S.name),i||=S.name===".terraform",this.aside.hasPlugins||=
S.name==="terraform.d";const E=a.name.slice(a.name.lastIndexOf("/")+1);for(const S of l){if(S.isDirectory())continue;const y=(0,p.Gz)(a.name,S.name),k=(0,$.L8)(
S.name,d,E);if(k===void 0){(0,$.Z8)(S.name)&&this.addToolFile(y);continue}const u={path:a.path+T.sep+S.name,file:y,kind:k,isContext:!this.select(o,a,y)};S.isFile()?
yield u:S.isSymbolicLink()?yield*this.follow(o,u):yield(0,v.YW)(y,(0,P.WO)({what:"special-file"}))}if(i&&a.isSelected){const S=[a.path,...$.U4.split("/")].join(
T.sep),y=(0,I.$)(S);y.kind==="file"&&y.path===S&&(yield{path:S,file:(0,p.Gz)(a.name,$.U4),kind:$.e0,isContext:!1})}}addToolFile(o){this.aside.toolFiles.length>=
h||this.isExcluded(o)||this.aside.toolFiles.push(o)}select(o,a,l){return!(a.isSelected||(0,g.$8)(o,l))||this.isExcluded(l)||this.selected?.has(l)?!1:(this.selected?.
add(l),!0)}*follow(o,a){const l=(0,g.sT)((0,I.$)(a.path),o,this.root,this.isExcluded);l!==null&&("code"in l?yield(0,v.YW)(a.file,l):yield{...a,path:l.path,isContext:a.
isContext||l.isScanned})}findDirectories({glob:o},{path:a,name:l,depth:d,isSelected:i},E){const S=[];for(const y of E.toReversed()){if(!y.isDirectory()||(0,g.G$)(
y.name))continue;const k=(0,p.Gz)(l,y.name);if(this.isExcluded(k))continue;const M=i||o!==void 0&&T.posix.matchesGlob(k,o),u=a+T.sep+y.name;S.push({path:u,name:k,
depth:d+1,isSelected:M})}return S}}const f=({name:m},o,a)=>({kind:"note",note:(0,v.YW)(m,(0,P.ub)({kind:o,max:a}))});function s({path:m,name:o,depth:a}){if(a>_)
return(0,v.YW)(o,(0,P.ub)({kind:"depth",max:_}));try{return(0,O.readdirSync)(m,{withFileTypes:!0}).sort((l,d)=>l.name<d.name?-1:1)}catch(l){return(0,v.YW)(o,(0,P.
WO)({what:"directory",code:(0,w.Oj)(l)}))}}}),1435:((lt,U,t)=>{t.d(U,{j:()=>p,o:()=>$});var O=t(9562);const T=function(...v){const{thisMachine:c}=t.late([914,217,
456,696],2696);return new.target?new c(...v):c(...v)},I=function(...v){const{mergeFindings:c}=t.late([914,217,456,696],2696);return new.target?new c(...v):c(...v)},
w=function(...v){const{readCliConfig:c}=t.late([914,217,456,696],2696);return new.target?new c(...v):c(...v)},P=function(...v){const{withoutInstalled:c}=t.late(
[217,927,90],1264);return new.target?new c(...v):c(...v)};function p(v,c,_,{environment:h,directory:r,mayHavePlugins:n,plugins:e=null}){if(c.hostnames.length===
0&&v.every(({needs:d})=>d.length===0))return{usages:v,remarks:[],findings:[],configs:[],releases:_.releases};const f=$(c.cliConfig,_.clients,h),s=_.releases.map(
d=>{const i=f.find(({client:E})=>E===d.client);return{...d,attemptMs:i?.requestTimeoutMs??d.attemptMs}}),m=c.depth!=="discovery",o={root:r,plugins:e,mayHavePlugins:n,
releases:s,asksMirrors:m},a=v.some(g)?P(v,f,o):{usages:v,remarks:[],findings:[]},l=[...f.flatMap(d=>d.findings),...a.findings];return{...a,findings:I(l),configs:f,
releases:s}}function $(v,c,_){const h=T(_);return c.map(r=>w(r,h,v))}const g=({needs:v})=>v.some(({service:c})=>c===O.xq)}),5866:((lt,U,t)=>{t.d(U,{D0:()=>n,lz:()=>e,
a3:()=>s});var O=t(7052),T=t(9664);function I(o,{evidence:a,versions:l}){if(o.version!==null)return()=>o.version;const d=a.filter(({level:i,version:E})=>i==="ve\
rsion-file"&&E!==null);return(i,E)=>d.some(y=>y.client===i&&w(E,(0,T.jt)(y.place.file)))?l[i]??null:null}const w=(o,a)=>a===""||`${o}/`.startsWith(`${a}/`);var P=t(
6195),p=t(7854),$=t(3152);const g=function(...o){const{RootNotes:a}=t.late([400,210,913],5913);return new.target?new a(...o):a(...o)},v=function(...o){const{textNotes:a}=t.
late([400,210,913],5913);return new.target?new a(...o):a(...o)},c=function(...o){const{layoutsOf:a}=t.late([400,210,913],5913);return new.target?new a(...o):a(...o)},
_=function(...o){const{rootsOf:a}=t.late([400,210,913],5913);return new.target?new a(...o):a(...o)},h=function(...o){const{unmatched:a}=t.late([400,210,913],5913);
return new.target?new a(...o):a(...o)},r=2e5;function n({usages:o,notes:a,scanned:l,changed:d,dialect:i,settings:E,listed:S}){const{declared:y,endedAt:k}=l;if(o.
length===0&&!y.some(X=>"place"in X)&&E.roots.length===0)return{roots:[],notes:[]};const{clients:u,versions:D}=i,A={usages:o,declared:y,clients:u},j=S===void 0?e(
A,E,k===null):f(A,S),N=[],b=[],W=E.dialect.name==="auto"?[]:u,V=new g({clients:u,upgrade:E.upgrade,versionIn:I(E.dialect,i)}),et=E.depth!=="discovery";let L=0;for(const X of _(
j,{changed:d,versions:D,hasCalls:et})){if(L+=X.directories.length,L>r){b.push((0,p.YW)(X.directory,(0,O.ub)({kind:"roots",max:r})));break}V.add(X),et&&N.push(X)}
const H=[...v(o,y,{...i,set:W})].filter(({place:X})=>d===null||d.has(X.file)),z=new Set(a.flatMap(({problem:X,place:Q})=>X.code==="lock-invalid"?Q.file:[])),K=[
...H,...V.notes()].filter(({place:X})=>!z.has(X.file));return{roots:N,notes:[...K,...b]}}function e(o,{roots:a},l){const d=a.map(S=>({text:S,matches:(0,P.Ls)([S])})),
i=c({...o,patterns:d}),E=l?h(i,d):[];if(E.length===0)return i;throw new $.GN(E.map(S=>`roots: no directory with configuration matches ${S}`))}function f(o,a){return o.
clients.flatMap(l=>c({...o,clients:[l],patterns:[{text:"",matches:i=>a.get(l)?.has(i)===!0}]}))}function s(o,a,{depth:l},d){if(l==="discovery")return o;const i=({
kind:S,workspace:y})=>S==="cloud_default"?!!d.TF_CLOUD_HOSTNAME:S!=="backend_remote_default"||y?.organization===null,E=new Set(a.filter(S=>!i(S)).map(({place:S})=>m(
S)));return o.map(S=>S.problem.code==="host-missing"&&E.has(m(S.place))?{...S,problem:{...S.problem,severity:"error"}}:S)}const m=({file:o,line:a,column:l})=>`${o}\
:${a}:${l}`}),370:((lt,U,t)=>{t.d(U,{C_:()=>_,SQ:()=>$,o0:()=>v});var O=t(6897),T=t(8416),I=t(7854),w=t(9488);const P=function(...h){const{scanInSteps:r}=t.late(
[400,210,913],5913);return new.target?new r(...h):r(...h)},p=20;async function $({scan:h,exclude:r},{directory:n,environment:e,stop:f,progress:s}){const m={root:n,
scan:h,exclude:r},o=f.why===null?g(m):null;if(o!==null)return o;const a=P(m,Object.keys(e));return(0,O.n)(a,f,l=>s({kind:"scan",files:l}))}function g(h){const r={
toolFiles:[],hasPlugins:!1};let n=0;for(const{kind:e}of(0,w.G)(h,r))if(n+=1,e!=="directory"||n>p)return null;return{...r,usages:[],notes:[],declared:[],signs:[],
constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function v(h,r,n){const e=c(h,r,n),f=(0,T.L2)(e),{clients:s}=f;return{dialect:f,usedBy:()=>(0,T.
rU)(f,e.scan),usages:(0,I.sw)(r.usages,s),notes:(0,I.vH)(r.notes,s)}}function c({dialect:h,exclude:r,scan:n},e,{environment:f,directory:s}){if(n.length===0)return{
setting:h,scan:null};const m=(0,T.oh)({root:s,exclude:r},e.toolFiles),o=!!f.TF_CLOUD_HOSTNAME;return{setting:h,scan:{...e,tools:m,hasCloudHostname:o}}}const _=({
hasPlugins:h},{scan:r})=>h||r.some(n=>n!==".")}),7082:((lt,U,t)=>{t.d(U,{O:()=>O});const O=T=>({discovery:T,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,
firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((lt,U,t)=>{t.d(U,{C:()=>w,h:()=>p});var O=t(5143),T=t(7854);const I=new Set(["remote_state","r\
emote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_\
default"]);function w($,g,v,c=(0,T.kA)(g)){const _=$.hostnames.flatMap(({host:r,services:n})=>{const e=n.length>0?n:$.requiredServices;return(e.length>0?e:["any"]).
map(s=>({host:r,service:s,clients:v,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),h=new Set([...c,...$.hostnames.map(({host:r})=>r)]);return p([_,P(
g,h)],v)}const P=($,g)=>$.flatMap(({kind:v,needs:c,place:_})=>{const h=!I.has(v);return c.map(r=>({...r,because:[_],isImplied:!g.has(r.host),isForInit:h}))});function p($,g){
return[...Map.groupBy($.flat(),({host:c,service:_})=>`${c} ${_}`).values()].flatMap(c=>{const[_]=c;if(_===void 0)return[];const{host:h,service:r}=_;return{host:h,
service:r,clients:g.filter(n=>c.some(e=>e.clients.includes(n))),because:(0,O.As)(c.flatMap(({because:n})=>n)),isImplied:c.every(({isImplied:n})=>n),isForInit:c.
some(({isForInit:n})=>n),...c.every(({isAssumed:n})=>n===!0)?{isAssumed:!0}:{}}})}}),5960:((lt,U,t)=>{t.d(U,{e:()=>w,i:()=>p});var O=t(6697),T=t(1831),I=t(7082);
function w($,{hostnames:g,allowedHosts:v},{isGuess:c}){const _=new Set(g.map(({host:r})=>r)),h=new Map;for(const r of $){const{host:n}=r;if(_.has(n)||h.has(n))continue;
const e=c===!0||r.isAssumed===!0,f=P(r,e,(0,T.Jr)(n,v));f!==null&&h.set(n,f)}return h}function P({host:$,isImplied:g,because:v,clients:c,isAssumed:_=!1},h,r){const n=(0,T.
nx)($);if((0,T.Rt)($))return(0,O.U7)({host:n});const[e]=v.filter(s=>typeof s!="string"),f=g&&e!==void 0?{place:e,clients:c}:null;return f!==null&&h?(0,O.zo)({host:n,
...f,isListed:_}):r?null:(0,O.wp)(f===null?{host:n}:{host:n,implied:f})}const p=($,g)=>({host:$,attempt:(0,I.O)({kind:"skipped",problem:g}),earlier:[],later:[],
credentials:null,looks:[],difference:null,forced:[]})}),566:((lt,U,t)=>{t.d(U,{f:()=>P,q:()=>g});var O=t(3024),T=t(6760),I=t(6309),w=t(5747);function P(r,n,e){const f=$(
(0,O.realpathSync)(r),n),s=(0,T.basename)(n);p((0,T.join)(f,s));const m=(0,T.join)(f,`.${s.slice(0,60)}.${Math.random().toString(36).slice(2)}`),o=(0,O.openSync)(
m,"wx");try{try{for(const a of e)(0,O.writeFileSync)(o,a)}finally{(0,O.closeSync)(o)}(0,O.renameSync)(m,(0,T.join)(f,s))}catch(a){throw(0,O.rmSync)(m,{force:!0}),
a}}function p(r){const n=(0,O.lstatSync)(r,{throwIfNoEntry:!1});if(n===void 0||n.isFile()||n.isSymbolicLink())return;const e=n.isDirectory()?"is a directory":"i\
s not a regular file";throw new I.L(`it ${e}; choose another path`)}function $(r,n){const e=(0,T.resolve)(r,n),f=h(r,e);if(!f&&!(0,T.isAbsolute)(n))throw new I.
L(`it is outside ${r}; use an absolute path if that is intended`);const s=f?r:(0,T.parse)(e).root;return(0,T.relative)(s,(0,T.dirname)(e)).split(T.sep).filter(Boolean).
reduce((o,a)=>v(o,a,r),s)}function g(r,n){const e=(0,O.realpathSync)(r);return c($(e,n),(0,T.basename)(n),e)}function v(r,n,e){const f=(0,T.join)(r,n);return(0,O.
lstatSync)(f,{throwIfNoEntry:!1})===void 0&&_(f),c(r,n,e)}function c(r,n,e){const f=(0,T.join)(r,n);if(!(0,O.lstatSync)(f,{throwIfNoEntry:!1})?.isSymbolicLink())
return f;const s=(0,O.realpathSync)(f);if(!h(e,r)||h(e,s))return s;throw new I.L(`the link ${(0,T.relative)(e,f)} leads outside ${e}; remove it or choose anothe\
r path`)}function _(r){try{(0,O.mkdirSync)(r)}catch(n){if((0,w.Oj)(n)!=="EEXIST")throw n}}function h(r,n){const e=(0,T.relative)(r,n);return e!==".."&&!e.startsWith(
`..${T.sep}`)&&!(0,T.isAbsolute)(e)}}),9076:((lt,U,t)=>{t.d(U,{QB:()=>T,im:()=>O,yX:()=>I});const O=["fails","warns","works","unchecked","skipped"],T=5,I=({outcome:w})=>w!==
"unchecked"&&w!=="skipped"}),997:((lt,U,t)=>{t.d(U,{O:()=>T,T:()=>w});var O=t(1064);const T=({earlier:P,attempt:p,later:$})=>[...P,p,...$];function I({discovery:P,
timing:p,headMs:$,hops:g},{attemptMs:v}){const c=$!==null&&$<=v?g.at(-1)?.status:null;return c===null||(0,O.Mq)(c??0)?"retries":P.kind!=="failed"&&p.totalMs<=v?
"works":"fails"}function w(P,p){const $=P.map(c=>I(c,p)),g=$.indexOf("works");return g<0?"never":g<=p.retries&&!$.slice(0,g).includes("fails")?"always":"sometim\
es"}}),3795:((lt,U,t)=>{t.d(U,{qY:()=>v,Si:()=>n,fN:()=>h,XP:()=>r});var O=t(733),T=t(1831),I=t(4120),w=t(8641);const P=2,p=80;function $(e){if(e.kind==="scan")
return`read ${(0,I.px)(e.files,"file")}`;if(e.kind==="registries")return`${e.done} of ${(0,I.px)(e.total,"question")} to registries answered`;const{done:f,total:s,
failed:m,waiting:o}=e,a=m===0?"":`, ${m} failed so far`;return`${f} of ${(0,I.px)(s,"host")} checked${a}${g(o)}`}function g(e){if(e.size===0)return"";const f=[...e].
slice(0,P).map(m=>(0,w.RK)((0,T.nx)(m),p)),s=e.size-f.length;return s>0?`; waiting for ${f.join(", ")} and ${(0,I.px)(s,"other")}`:`; waiting for ${f.join(" and\
 ")}`}const v={show:()=>{},end:()=>{}},c=5e3,_=200;function h(e,f){let s=null,m=!0;const o=f(c,()=>{s!==null&&(m&&e($(s)),m=!m)});return{show:l=>{s=l},end:o}}function r(e,f,s){
let m=null,o="";const a=s(_,()=>{const i=m===null?"":(0,O.W)($(m),0,f-1);i!==o&&(o=i,e(`\r${i}\x1B[K`))});return{show:i=>{m=i},end:()=>{a(),o!==""&&e("\r\x1B[K")}}}
const n=(e,f)=>{const s=setInterval(f,e).unref();return()=>clearInterval(s)}}),8463:((lt,U,t)=>{t.d(U,{t:()=>r});var O=t(6309),T=t(566),I=t(3329),w=t(5505),P=t(
5955),p=t(8641);const $=function(...e){const{hash:f}=process.getBuiltinModule("node:crypto");return new.target?new f(...e):f(...e)},g=function(...e){const{renderBadge:f}=t.
late([912],7912);return new.target?new f(...e):f(...e)},v=function(...e){const{renderCodeQuality:f}=t.late([811],9811);return new.target?new f(...e):f(...e)},c=function(...e){
const{renderHtml:f}=t.late([394],6394);return new.target?new f(...e):f(...e)},_=function(...e){const{renderJunit:f}=t.late([176],176);return new.target?new f(...e):
f(...e)},h=function(...e){const{renderSarif:f}=t.late([914,341,695],7695);return new.target?new f(...e):f(...e)};function r({report:e,badge:f},s,m){const o=[],a=(l,d,i)=>{
try{(0,T.f)(m,d,(0,P.mk)(i()))}catch(E){o.push(`the ${l} ${(0,p.RK)(d)} was not written: ${(0,p.RK)((0,O.A)(E))}`)}};for(const{path:l,format:d}of e)a("report",l,
()=>n(d,s));return f!==null&&a("badge",f,()=>[g(s.verdict)]),o}function n(e,{verdict:f,context:s}){switch(e){case"json":return(0,I.h)(f,s);case"sarif":return h(
f,s);case"junit":return _(f,s);case"codequality":return v(f,m=>$("sha256",m));case"html":return c(f,s,m=>$("sha256",m,"base64"));case"markdown":return[(0,w.Gc)(
f,s)]}}}),7361:((lt,U,t)=>{t.d(U,{QY:()=>$,_N:()=>p,eC:()=>P,mc:()=>w});var O=t(7574),T=t(5102),I=t(4120);function w({good:g,runs:v}){if(v===0)return null;const c=Math.
floor(1e4*g/v);if(c>=9900)return`${c/100}%`;const _=Math.floor(c/10);return _===0&&g>0?"below 0.1%":`${_/10}%`}const P=({days:g,good:v,runs:c})=>`${v} of ${(0,I.
px)(c,"run")} in ${g} days`;function p(g){const v=T.vh.flatMap(_=>{const{length:h}=g.filter(n=>n.outcome===_),r=_==="warns"?"with warnings":T.nx[_];return h===0?
[]:[`${h} ${r}`]});return`${g.length===1?"last run":`last ${(0,I.px)(g.length,"run")}`}: ${v.join(", ")}`}const $=({from:g,until:v},c)=>v===null?`${(0,O.u8)(g,c)}\
 so far`:(0,O.u8)(g,v)}),4218:((lt,U,t)=>{t.d(U,{H6:()=>s,MC:()=>c,U4:()=>_,XQ:()=>o,bW:()=>n,kW:()=>m,qX:()=>v,wz:()=>f});var O=t(9076),T=t(7574),I=t(5102),w=t(
4120);const P=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},
{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or m\
ore"}],p="\u2573",$="\u254C";function g(a){return a.outcome==="fails"?p:(0,O.yX)(a)?P.find(({belowMs:l})=>(a.ms??0)<l)?.mark??"":$}const v=a=>a.map(g).join("");
function c(a){const l=a.flatMap(({history:y})=>y.recent),d=new Set(l.map(g)),i=l.some(y=>g(y)===P[0].mark&&y.ms===null);return[...P.map(({mark:y,words:k},M)=>[y,
M===0&&i?`${k} or not measured`:k]),[p,"failed"],[$,"no result"]].filter(([y])=>d.has(y))}function _({hosts:a},{history:l}){return a.flatMap(i=>{const E=l?.get(
i.visit.host);return E!==void 0&&E.recent.filter(O.yX).length>1?[{host:i,history:E}]:[]}).toSorted((i,E)=>Number(r(E))-Number(r(i))||e(i,h)-e(E,h)||e(i,Number.POSITIVE_INFINITY)-
e(E,Number.POSITIVE_INFINITY))}const h=30,r=({host:a})=>(0,I.sG)(a)==="fails",n=({history:a},l)=>s(a).findLast(d=>d.days<=l);function e(a,l){const d=n(a,l);return d===
void 0?1:d.good/d.runs}const f=a=>r(a)||a.history.recent.some(({outcome:l})=>l==="fails"),s=({uptime:a})=>a.filter(({runs:l},d)=>l>(a[d-1]?.runs??0));function m({
recent:a,uptime:l,incidents:[d]}){if(d===void 0||d.until!==null)return null;const i=a.filter(({outcome:y})=>y==="fails").length,E=l.at(-1);return E!==void 0&&E.
runs-E.good===1?`first failure in ${(0,w.px)(E.runs,"run")}`:i<=d.runs&&d.runs>1?null:`failed ${i} of the last ${a.filter(O.yX).length} runs`}function o({incidents:[
a]}){return a===void 0||a.until!==null||a.runs<2?null:`failing since ${(0,T.QN)(a.from)} (${(0,w.px)(a.runs,"run")})`}}),1505:((lt,U,t)=>{t.d(U,{G_:()=>r,Yj:()=>h,
Zc:()=>c,o7:()=>_,pk:()=>v,se:()=>g,tN:()=>P});var O=t(4e3),T=t(7574),I=t(4120),w=t(8884);const P=120,p=20,$=6;function g({requirements:o},a,l){return{label:"re\
quired",texts:(0,I.Sk)(o,p,i=>{const E=(0,w.Yx)(i.because,l.because);return`${v(i,a,l)} (${E})`})}}function v({service:o,clients:a},{dialect:l},d){const i=o==="\
any"?(0,I.DO)(o):d.value(o,P);return l.clients.every(S=>a.includes(S))?i:`${i} for ${(0,I.wO)(a)}`}function c({visit:o},a){const{timing:l,discovery:d}=o.attempt,
i=d.kind==="failed"?d.excerpt:null,E=(0,T.I$)(l).map(([M,u])=>`${M} ${(0,T.kJ)(u)}`),S=o.earlier.map(M=>{const{kind:u}=M.discovery;return`${u==="failed"?M.discovery.
problem.code:u} after ${(0,T.kJ)(M.timing.totalMs)}`}),y=i===null?[]:[a.value(i.replace(/\s+/gu," ").trim())],k=o.credentials?.hasToken?[a.prose(o.credentials.source)]:
[];return[{label:"body",texts:y},{label:"timing",texts:[E.join(", ")]},{label:"retried",texts:S},{label:"token from",texts:k}]}const _=(o,a)=>[{label:"credentia\
ls",texts:s(o)?f(o.visit.looks,a.prose):[]},{label:"host block",texts:m(o.visit).map(l=>a.prose(l))}];function h({visit:o,services:a,servicesFrom:l},d){const i=l===
null?(0,T.kJ)(o.attempt.timing.totalMs):`host block at ${d.because(l)}`,E=(0,O.K4)(a,$,({id:S})=>d.value(S,P));return`${a.length===0?"no services":E} (${i})`}function r(o){
const a=Map.groupBy(o,l=>JSON.stringify(l.looks.map(e)));return Array.from(a.values(),l=>({clients:l.map(({client:d})=>d),looks:l[0]?.looks.map(e)??[]}))}const n={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({
source:o,held:a,counts:l})=>({source:o,held:`${n[a]}${l?a==="no token"?" (ends the search)":" (used)":""}`});function f(o,a){const l=r(o);return l.flatMap(({clients:d,
looks:i})=>i.map(({source:E,held:S})=>`${l.length>1?`${(0,I.wO)(d)}: `:""}${a(E)}: ${S}`))}const s=({findings:o})=>o.some(({problem:{code:a}})=>/^credentials-|^document-unauthorized$/.
test(a));function m({forced:o}){return[...Map.groupBy(o,({place:l})=>(0,w.eo)(l))].map(([l,d])=>`${l}, for ${(0,I.wO)(d.map(({client:i})=>i))}`)}}),2704:((lt,U,t)=>{
t.d(U,{IL:()=>I,Rr:()=>w,Z4:()=>T});var O=t(8641);const T=(P,p,$)=>`,
${$}"${P}": ${I(p,$)}`,I=(P,p)=>(0,O.s$)(JSON.stringify(P,null,2).replaceAll(`
`,`
${p}`));function*w(P,p,$,g){if(p.length===0){yield T(P,[],$);return}const v=`${$}  `;let c=`,
${$}"${P}": [`;for(const _ of p)yield`${c}
${v}${I(g(_),v)}`,c=",";yield`
${$}]`}}),522:((lt,U,t)=>{t.d(U,{P:()=>I,c:()=>w});var O=t(6174),T=t(5465);const I=P=>{const{clients:p,versions:$,releases:g,isGuess:v,why:c,evidence:_}=P;return{
clients:p,assumed:v??!1,why:(0,O._)(c),versions:Object.entries(w($)).map(([h,r])=>({client:h,version:r})),releases:g.map(({name:h})=>h),evidence:_.map(({client:h,
version:r,level:n,text:e,place:f})=>({client:h,...w({version:r,kind:n,text:e}),...(0,T.$t)(f)}))}};function w(P){const p=Object.entries(P).map(([$,g])=>[$,typeof g==
"string"?(0,O._)(g):g]);return Object.fromEntries(p)}}),3329:((lt,U,t)=>{t.d(U,{h:()=>E});var O=t(4e3),T=t(5799),I=t(2704),w=t(522),P=t(4283),p=t(997),$=t(1831),
g=t(8641),v=t(5465);function c(M){const{visit:u,requirements:D,services:A,servicesFrom:j,clients:N,isNew:b}=M,{discovery:W,hops:V,timing:et,certificates:L}=u.attempt;
return{host:u.host,display:(0,$.nx)(u.host),discovery:W.kind,..._(W),documentUrl:r(W),hops:V.map(e),services:Object.fromEntries(A.map(H=>[H.id,f(H)])),servicesFrom:j===
null?null:(0,v.W$)(j),hostBlocks:u.forced.map(({client:H,place:z})=>({client:H,place:(0,v.W$)(z)})),required:D.map(({service:H,clients:z,because:K})=>({service:H,
clients:z,because:K.map(v.W$)})),credentials:u.credentials?.hasToken?u.credentials.source:null,looks:u.looks.map(({client:H,looks:z})=>({client:H,looks:z.map(n)})),
attempts:(0,p.O)(u).length,...u.earlier.length===0?{}:{earlier:u.earlier.map(h)},timingMs:o(et),certificates:L,clients:N,...b?{new:!0}:{}}}function _(M){if(M.kind===
"skipped")return{code:M.problem.code};if(M.kind!=="failed")return{};const{problem:u,excerpt:D}=M;return{code:u.code,...D===null?{}:{excerpt:D}}}const h=({discovery:M,
timing:u})=>({discovery:M.kind,..."problem"in M?{code:M.problem.code}:{},ms:u.totalMs}),r=M=>M.kind==="found"||M.kind==="absent"?(0,P.Pl)(M.url):null,n=({source:M,
held:u,counts:D})=>({source:M,held:u,counts:D}),e=({url:M,status:u,reason:D,mediaType:A,authorization:j,address:N,proxy:b,ms:W})=>({url:(0,g.cq)(M),status:u,reason:D,
mediaType:A,authorization:j,address:N,proxy:b===null?null:(0,g.cq)(b),ms:W});function f(M){switch(M.kind){case"url":return{url:(0,g.cq)(M.url)};case"login":return{
login:s(M.login)};case"problem":return{problem:m(M.problem)}}}const s=({client:M,grantTypes:u,authz:D,token:A,ports:j,scopes:N})=>({client:M,grantTypes:u,authz:D===
null?null:(0,g.cq)(D),token:A===null?null:(0,g.cq)(A),ports:j,scopes:N}),m=({code:M,message:u,help:D})=>({code:M,message:u,help:D??null}),o=({lookupMs:M,connectMs:u,
tlsMs:D,firstByteMs:A,totalMs:j})=>({lookup:M,connect:u,tls:D,firstByte:A,total:j}),a=({directory:M,clients:u,rows:D})=>({...(0,v.jt)(M),clients:u,rows:D.map(l)});
function l({problems:M,places:u,platforms:D,...A}){const{kind:j,address:N,source:b,host:W,constraints:V,locked:et,chosen:L,newest:H,worst:z}=A;return{kind:j,address:N,
source:b,host:W,constraints:V,locked:et,chosen:L,newest:H,platforms:D.map(({platform:K,available:X})=>({platform:K,available:X})),worst:z,codes:M.map(({code:K})=>K),
places:u.map(v.W$)}}const d=1,i="  ";function*E(M,u){const{usages:D,...A}=u.scan,{hosts:j,findings:N,passed:b,ignored:W,stopped:V,roots:et}=M,{remarks:L,repository:H,
repositories:z}=u;yield*[`{
  "schemaVersion": ${d}`,S("version",u.version),S("passed",b),...V===null?[]:[S("stopped",(0,O.Cw)(V)),S("incomplete",(0,O.zM)(V))],S("failOn",u.failOn),...H===
null?[]:[S("repository",H)],...z.length===0?[]:[S("repositories",z)],S("dialect",u.dialect.name),S("clientDetection",(0,w.P)(u.dialect)),S("clients",u.clients),
S("startedAt",u.startedAt),S("durationMs",u.durationMs),S("counts",y(M))],yield*(0,I.Rr)("hosts",j,i,c),yield*(0,I.Rr)("findings",N,i,k),et.length>0&&(yield*(0,I.
Rr)("roots",et,i,a)),yield*[S("ignored",W),S("usages",D),...L.length===0?[]:[S("remarks",L)],S("scan",A),`
}
`]}const S=(M,u)=>(0,I.Z4)(M,u,i),y=({findings:M})=>Object.fromEntries(T.oC.map(u=>[`${u}s`,M.filter(D=>D.severity===u).length]));function k(M){const{problem:u,
severity:D,host:A,service:j,places:N,affects:b,exclude:W}=M;return{code:u.code,severity:D,host:A,service:j,message:u.message,help:u.help??null,places:N.map(v.W$),
affects:b,...W===void 0?{}:{exclude:W}}}}),5465:((lt,U,t)=>{t.d(U,{$t:()=>I,W$:()=>T,jt:()=>P});var O=t(5143);const T=p=>typeof p=="string"?p:I(p),I=({file:p,line:$,
column:g,endColumn:v})=>({...w(p),line:$,column:g,endColumn:v});function w(p){const{repository:$,path:g}=(0,O.bH)(p);return $===null?{file:p}:{repository:$,file:g}}
function P(p){const{repository:$,path:g}=(0,O.bH)(p);return $===null?{directory:p}:{repository:$,directory:g}}}),9574:((lt,U,t)=>{t.d(U,{I$:()=>I,MB:()=>w,TM:()=>P,
U8:()=>g,hn:()=>$,rm:()=>p});var O=t(5955),T=t(8641);function I(c,_,h=[]){const r=c.map((e,f)=>`<th align="${h.includes(f)?"right":"left"}">${e}</th>`),n=_.map(
e=>`<tr>${c.map((s,m)=>`<td${h.includes(m)?' align="right"':""}>${e[m]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...n,"</tabl\
e>"].join(`
`)}const w=c=>["<ul>",...c.map(_=>`<li>${_}</li>`),"</ul>"].join(`
`),P=(c,_)=>["<details>",`<summary>${c}</summary>`,..._,"</details>"].join(`
`),p=c=>(0,T.D9)(c).replaceAll(".",".<wbr>"),$=c=>`<code>${(0,T.js)(c).replaceAll("/","/<wbr>")}</code>`;function g(c,_){const h=c.map(([s])=>s?.()??"");if(v(h)<=
_)return{texts:h,isWhole:!0};const r=h.map((s,m)=>{const o=s===""?[]:c[m]?.slice(1)??[];return[s,...o.map(a=>a())].filter(a=>a!=="")}),n=r.map(s=>s.at(-1)??"");
let e=_;return{texts:r.map((s,m)=>{const o=v(n.slice(m+1)),a=v(n.slice(m,m+1))<=e?n[m]:"",l=s.find(d=>v([d])<=e-o)??a??"";return e-=v([l]),l}),isWhole:!1}}const v=c=>c.
reduce((_,h)=>_+(h===""?0:(0,O.$$)(h)+2),0)}),5505:((lt,U,t)=>{t.d(U,{gD:()=>Ht,Fp:()=>Jt,Gc:()=>Et,XA:()=>mt,rL:()=>zt});var O=t(4e3),T=t(7574),I=t(5102),w=t(4120),
P=t(5955),p=t(6763),$=t(8641),g=t(1831),v=t(2796),c=t(4218),_=t(8884),h=t(9574),r=t(4503),n=t(8373);const e=6,f=200,s=50,m=3,o=3,a=1e3;function l(R,C,B=!0){const Y=C.
context.repositories.length,nt=`<b>${(0,_.mj)(R,Y)}</b>`;if(!B)return nt;const{shown:rt,more:Mt}=(0,O.zN)((0,_.eb)(R),e),yt=C.isBrief&&Mt>0?` ${(0,n.jP)(Mt,"rep\
ository",C)}`:"";return`${nt}: ${rt.map(ct=>(0,n.u_)(ct,C)).join(", ")}${yt}`}function d(R,C){const B=C.isBrief?[]:(0,_.eb)(R).slice(e);if(B.length===0)return[];
const{shown:Y,more:nt}=(0,O.zN)(B,f);return[(0,h.TM)((0,w.px)(B.length,"more repository"),[`<p>${Y.map(rt=>(0,n.u_)(rt,C)).join(", ")}</p>`,...(0,n.R3)(nt,"repo\
sitory",C)])]}function i(R,C){const B=(0,_._X)(R),[Y]=B;if(Y===void 0)return"";const nt=(0,O.K4)(B,m,({repository:kt})=>(0,$.D9)(kt)),rt=`${n.rC[(0,I.hm)(Y.findings)??
"warning"]} <b>${(0,w.px)(B.length,"repository")}</b> ${(0,_.fP)(B)}: ${nt}`;if(C.isBrief)return`<p>${rt}</p>`;const{shown:Mt,more:yt}=(0,O.zN)(B,s),ct=Mt.map(kt=>E(
kt,C));return(0,h.TM)(rt,[(0,h.I$)(["Repository","Findings","First in"],ct),...(0,n.R3)(yt,"repository",C)])}function E(R,C){const{repository:B,findings:Y}=R,nt=(0,O.
zN)([...Map.groupBy(Y,({code:ct})=>ct)],o),rt=nt.shown.map(([ct,[kt,...jt]])=>{const Xt=kt===void 0?"":` at ${(0,n.b_)(kt.place,C)}`;return`${(0,n._h)(ct,ct,C)}${Xt}${jt.
length===0?"":` and ${jt.length} more`}`}),Mt=(0,r.aE)(B,C.context),yt=(0,h.hn)(B);return[Mt===null?yt:`<a href="${(0,$.js)(Mt,a)}">${yt}</a>`,(0,w.H8)(Y),[...rt,
...nt.more>0?[`and ${(0,w.px)(nt.more,"more code")}`]:[]].join("<br>")]}const S=20,y=10,k=700,M=4,u=300,D=1,A=6,j=12,N=4,b=100;function W(R,C){const{shown:B,more:Y}=(0,O.
zN)((0,v.cZ)(R),C.isBrief?y:S);return[...B.map(rt=>[...(0,n.W6)(C).map(Mt=>()=>V(rt,Mt)),()=>`${z(rt,C)}</p>`]),(0,n.R3)(Y,"cause",C).map(rt=>()=>rt)]}function V(R,C){
const{message:B,help:Y,isAside:nt,sameAs:rt}=R,{lines:Mt,rest:yt}=rt===null?et(R,C):{lines:[`The same hosts as for ${rt}`],rest:[]};return[z(R,C),...Mt.map(ct=>`\
<br>${ct}`),...B===null?[]:[`<br>${(0,w.Iu)((0,$.h$)(B,k))}`],...Y===null||nt?[]:[H(Y)],...pt(R,C),"</p>",...yt].join(`
`)}function et(R,C){const{findings:B,message:Y}=R,nt=Q(B,C),rt=Y!==null||(0,v.hs)(R),Mt=nt&&!L(R)?[`In ${l(B,C,rt)}`]:[],yt=nt&&rt?d(B,C):[];if(nt&&Y!==null&&!(0,v.
hs)(R))return{lines:Mt,rest:yt};const ct=(0,v.S3)(R),kt=Y===null?N:(0,v.hs)(R)?A:j,jt=ct.slice(0,kt).map(nn=>K(nn,R,C)),Xt=[...ut(R,ct.slice(kt),C),...yt];return Y===
null?{lines:Mt,rest:[(0,h.MB)(jt),...Xt]}:{lines:jt.length===0?Mt:[jt.join(", "),...Mt],rest:Xt}}const L=R=>R.message!==null&&(0,v.hs)(R)&&R.hosts.length===1,H=R=>`\
<br><b>Help:</b> ${(0,$.h$)(R,k)}`;function z(R,C){const{severity:B,code:Y,title:nt}=R,rt=(0,v.pq)(R),Mt=rt>1?`${(0,w.px)(rt,(0,v.a2)(R))}: `:"";return`<p>${n.rC[B]}\
 <b>${Mt}${nt}</b> (${(0,n._h)(Y,Y,C)})`}function K(R,C,B){return"file"in R?(0,n.u_)(R,B):C.message===null?ot(R,C,B):X(R,C.hosts.length===1,B)}function X(R,C,B){
const[Y]=R,nt=Y?.host?(0,$.D9)((0,g.nx)(Y.host)):"",rt=Y?.isHostNew?[w.dy]:[],Mt=Q(R,B);if(C){const kt=(0,_.yv)(R).settings.map(n.Su),Xt=(Mt?[...kt,l(R,B)]:[tt(
R,M,B),...kt]).filter(nn=>nn!=="").join(", ");return`${nt}${Xt===""?"":` in ${Xt}`}${rt.map(nn=>` (${nn})`)}`}const yt=Mt?(0,w.px)((0,_.eb)(R).length,"repositor\
y"):tt(R,D,B).replace(/ places?$/,""),ct=[...rt,yt].filter(kt=>kt!=="").join("; ");return ct===""?nt:`${nt} (${ct})`}const Q=(R,{context:C})=>(0,_.mj)(R,C.repositories.
length)!=="",tt=(R,C,B)=>(0,_.Ky)((0,_.yv)(R).lines,C,Y=>(0,n.u_)(Y,B)).replace(/ more (?=places?$)/,n.UZ);function ot(R,C,B){const Y=(0,v.hs)(C)?X(R,!1,B):tt(R,
D,B);return R.map(({problem:nt})=>{const rt=(0,$.h$)(nt.message,u),Mt=C.help===null&&nt.help?H(nt.help):"";return`${Y===""?(0,w.Iu)(rt):`${Y}: ${rt}`}${Mt}`}).join(
"<br>")}function ut(R,C,B){const Y=R.message===null?"finding":(0,v.a2)(R),nt=C.length;if(nt===0||B.isBrief)return(0,n.R3)(nt,Y,B);const{shown:rt,more:Mt}=(0,O.zN)(
C,b),yt=rt.map(kt=>K(kt,R,B)),ct=R.message===null?(0,h.MB)(yt):`<p>${yt.join(", ")}</p>`;return[(0,h.TM)((0,w.px)(nt,`more ${Y}`),[ct,...(0,n.R3)(Mt,Y,B)])]}function pt(R,{
context:C}){const{findings:B,hosts:Y,severity:nt}=R,[rt,Mt]=Y,yt=(0,w.od)(R.affects,C.clients),ct=L(R)?[]:(0,_.yv)(B).settings.map(n.Su),kt=rt===void 0||Mt!==void 0?
null:C.history?.get(rt),jt=kt&&nt==="error"?(0,c.kW)(kt):null,Xt=[...yt===""?[]:[`Affects ${yt}.`],...ct.length===0?[]:[`Required by ${ct.join(", ")}.`],...jt===
null?[]:[`${(0,w.Iu)(jt)}.`]];return Xt.length===0?[]:[`<br><sub>${Xt.join(" ")}</sub>`]}var wt=t(1064),$t=t(1505);const Rt=20,_t=20,Lt=["fails","warns","works"];
function Yt(R,C){const B=R.filter(ct=>(0,I.cG)(ct)&&!(0,I.JR)(ct)),[Y,...nt]=B;if(Y===void 0||C.isBrief)return"";const rt="Requests, responses and certificates \
of";if(nt.length===0)return(0,h.TM)(`${rt} ${Gt(Y)}`,qt(Y,C));const{shown:Mt,more:yt}=(0,O.zN)(B,Rt);return(0,h.TM)(`${rt} ${(0,w.px)(B.length,"host")}`,[...Mt.
map(ct=>(0,h.TM)(`${n.Gr[(0,I.sG)(ct)]} ${Gt(ct)}`,qt(ct,C))),...(0,n.R3)(yt,"host",C)])}const Gt=({visit:{host:R,attempt:C}})=>`${(0,$.D9)((0,g.nx)(R))} (${(0,w.
px)(C.hops.length,"request")}, ${(0,T.kJ)(C.timing.totalMs)})`;function qt(R,C){const{hops:B,certificates:Y}=R.visit.attempt;return[sn(R,C),...R.services.length===
0?[]:[en(R,C)],...B.length===0?[]:[G(B)],...Y.length===0?[]:[it(Y,C)]]}function sn(R,C){const B=(0,n.Bm)(C);return["<table>",...[(0,$t.se)(R,C.context,B),{label:"\
clients",texts:on(R,C)},...(0,$t.Zc)(R,B),...(0,$t.o7)(R,B)].flatMap(({label:rt,texts:Mt})=>Mt.length===0?[]:[`<tr><td><b>${(0,w.Iu)(rt)}</b></td><td>${Mt.join(
"<br>")}</td></tr>`]),"</table>"].join(`
`)}const on=({clients:R},{context:C})=>Lt.flatMap(B=>{const Y=C.clients.filter(rt=>R[rt]===B),nt=Y.map(rt=>wt.bB[rt]).join(", ");return Y.length===0?[]:[`${n.Gr[B]}\
 ${nt}`]});function en({services:R,servicesFrom:C},B){const{shown:Y,more:nt}=(0,O.zN)(R,_t),rt=Y.map(ct=>[(0,$.D9)(ct.id,$t.tN),rn(ct)]),Mt=nt>0?[[`and ${nt} mo\
re`,B.rest]]:[],yt=C===null?"URL":`URL, from the host block at ${(0,n.u_)(C,B)}`;return(0,h.I$)(["Service",yt],[...rt,...Mt])}function rn(R){switch(R.kind){case"\
url":return(0,$.D9)((0,$.cq)(R.url));case"login":{const{client:C,authz:B,token:Y,ports:nt}=R.login;return[`authz ${(0,$.D9)((0,$.cq)(B??"none"))}`,`token ${(0,$.
D9)((0,$.cq)(Y??"none"))}`,`client ${(0,$.D9)(C,$t.tN)}, ports ${nt.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${R.problem.code}`}}function G(R){const C=R.
map((B,Y)=>{const nt=B.proxy===null?"":`through ${(0,$.D9)((0,$.cq)(B.proxy))}`,rt=B.status===null?"no response":`${B.status} ${(0,$.h$)(B.reason,$t.tN)}`.trim();
return[String(Y+1),(0,$.D9)((0,$.cq)(B.url)),B.mediaType===null?rt:`${rt}<br>${(0,$.D9)(B.mediaType,$t.tN)}`,(0,w.Rk)(B.authorization),B.address===null?nt:(0,$.
D9)(B.address,$t.tN),(0,T.kJ)(B.ms).replace(" ","&nbsp;")]});return(0,h.I$)(["Hop","Request","Response","Token","Address","Time"],C,[0,5])}function it(R,{context:C}){
const B=R.map(({host:Y,subject:nt,issuer:rt,expires:Mt})=>[(0,$.D9)(Y,$t.tN),(0,$.h$)((0,T.nO)(Mt,C.startedAt)),(0,$.D9)(nt,$t.tN),(0,$.D9)(rt,$t.tN)]);return(0,h.
I$)(["TLS certificate","Valid until","Subject","Issuer"],B)}var Ot=t(7361);const Dt=10,Ut=40,Ft=20,J=3,Z=40;function ht(R,C){const{history:B}=C.context,Y=(0,c.U4)(
R,C.context),nt=C.isBrief?Y.filter(c.wz):Y;if(nt.length===0)return Y.length===0&&(B?.size??0)>0&&!C.isBrief?"<p><b>History</b>: 1 run so far</p>":"";const rt=nt.
slice(0,C.isBrief?Dt:Ut),Mt=ft(nt),yt=kt=>Tt(kt,Mt,C),ct=rt.slice(Dt);return[`<p><b>History</b>: ${gt(Y)}</p>`,yt(rt.slice(0,Dt)),...ct.length===0?[]:[(0,h.TM)(
(0,w.px)(ct.length,"more host"),[yt(ct)])],`<p><sub>${It(rt)}</sub></p>`,...Nt(nt.slice(rt.length),C),...Bt(nt,C)].join(`

`)}function gt(R){const C=Math.max(...R.map(({history:nt})=>nt.recent.length)),B=R.filter(c.wz).length;if(B===0)return`no failure in the last ${(0,w.px)(C,"run")}`;
const Y=R[0]?.history.recent.filter(({outcome:nt})=>nt==="fails").length;return R.length===1?`${Y} of the last ${(0,w.px)(C,"run")} failed`:`${B} of ${R.length}\
 hosts failed in the last ${(0,w.px)(C,"run")}`}function ft(R){const C=R.flatMap(({history:B})=>(0,c.H6)(B).map(Y=>Y.days));return[...new Set(C)].toSorted((B,Y)=>B-
Y)}const Tt=(R,C,B)=>(0,h.I$)(["Host",...C.map(Y=>`Uptime<br>${Y}&nbsp;days`),"Latency<br>30&nbsp;days"],R.map(Y=>St(Y,C,B)),C.map((Y,nt)=>nt+1).concat(C.length+
1));function St({host:R,history:C},B,{isBrief:Y}){const nt=(0,I.sG)(R),rt=Y?null:(0,c.XQ)(C),Mt=`${n.Gr[nt]}&nbsp;${(0,h.rm)((0,g.nx)(R.visit.host))}`,yt=`<code\
 role="img" aria-label="${(0,Ot._N)(C.recent)}">${(0,c.qX)(C.recent)}</code>`,ct=B.map(jt=>{const Xt=(0,c.H6)(C).find(nn=>nn.days===jt);return Xt===void 0?"":`${(0,Ot.
mc)(Xt)}<br><sub>${(0,w.px)(Xt.runs,"run")}</sub>`}),kt=C.medianMs===null?"":(0,T.kJ)(C.medianMs);return[[Mt,yt,...rt===null?[]:[`<sub>${(0,$.js)(rt)}</sub>`]].
join("<br>"),...[...ct,kt].map(jt=>jt.replaceAll(" ","&nbsp;"))]}function It(R){return`The newest run is at the right. ${(0,c.MC)(R).map(([B,Y])=>`<code>${B}</c\
ode>&nbsp;${Y}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function Nt(R,C){if(R.length===0)return[];const B=R.every(
({history:rt})=>rt.uptime.every(({good:Mt,runs:yt})=>Mt===yt)),Y=C.rest===n.h?"in the history file":C.rest,nt=B?", all without a failure in this time":` ${Y}`;return[
`<p>and ${(0,w.px)(R.length,"more host")}${nt}</p>`]}function Bt(R,{context:C}){const B=R.flatMap(({host:yt,history:ct})=>ct.incidents.map(kt=>({host:yt,incident:kt}))).
toSorted((yt,ct)=>yt.incident.from<ct.incident.from?1:-1);if(B.length===0)return[];const{shown:Y,more:nt}=(0,O.zN)(B,Ft),rt=Y.map(({host:yt,incident:ct})=>[(0,h.
rm)((0,g.nx)(yt.visit.host)),(0,$.js)((0,T.QN)(ct.from)),(0,Ot.QY)(ct,C.startedAt),String(ct.runs),At(ct)]),Mt=nt>0?`The last ${rt.length} incidents`:(0,w.px)(rt.
length,"incident");return[(0,h.TM)(Mt,[(0,h.I$)(["Host","From","Duration","Runs","Problems"],rt,[3])])]}const At=({codes:R})=>(0,O.K4)(R,J,C=>(0,$.D9)(C,Z)),bt=50,
Ct=4,xt=2,Zt=3;function Qt(R,C,B){const Y=R.filter(jt=>(0,I.sG)(jt)===C);if(Y.length===0)return"";const nt=C==="works"&&R.some(jt=>(0,I.sG)(jt)==="warns"),rt=tn(
Y,C,nt?" without warnings":"");if(B.isBrief)return`<p>${rt}</p>`;const{shown:Mt,more:yt}=(0,O.zN)(Y,bt),ct=["Host","Required by",C==="works"?"Services":"Reason"],
kt=Mt.map(jt=>cn(jt,B));return(0,h.TM)(rt,[(0,h.I$)(ct,kt),...(0,n.R3)(yt,"host",B)])}function tn(R,C,B){const Y=(0,O.K4)(R,Zt,({visit:rt})=>(0,$.D9)((0,g.nx)(rt.
host))),nt=R.length===1?`${Y} ${I.nx[C]}${B}`:`<b>${(0,w.px)(R.length,"host")}</b> ${I.nx[C]}${B}: ${Y}`;return`${n.Gr[C]} ${nt}`}function cn(R,C){const B=R.requirements.
flatMap(nt=>nt.because),{discovery:Y}=R.visit.attempt;return[`${(0,h.rm)((0,g.nx)(R.visit.host))}${R.isNew?`<br><sub>${w.dy}</sub>`:""}`,B.length===0?"":ln(B,C),
(0,I.JR)(R)&&Y.kind==="skipped"?Y.problem.title:(0,$t.Yj)(R,(0,n.Bm)(C))]}function ln(R,C){const{places:B,isOfRepositories:Y}=(0,_.rv)(R),nt=yt=>(0,n.u_)(yt,C);
if(!Y)return(0,_.Ky)(R,Ct,nt);const rt=B.slice(0,xt).map(nt).join(", "),Mt=B.length>xt?", \u2026":"";return`${(0,w.px)(B.filter(_.cC).length,"repository")}: ${rt}${Mt}`}
var Wt=t(4148);const dn=100,gn=40,un=R=>(0,Wt.fi)(R,C=>(0,h.hn)((0,_.II)(C))),$n=(R,C)=>(0,$.D9)(R,C).replaceAll(" ","&nbsp;");function En(R,C){const{wrong:B,good:Y}=(0,Wt.
jB)(R),nt=B.length>1||C.isBrief?Mn(B,C):[],rt=C.isBrief||C.context.repositories.length>1,Mt=C.isBrief?[]:rt?B:[...B,...Y],{shown:yt,more:ct}=(0,O.zN)(Mt,dn),kt=yt.
map(On=>pn(On,C)),jt=[...nt,...kt.slice(0,B.length)],Xt=kt.slice(B.length),nn=Xt.length<=Wt.LC?Xt:[(0,h.TM)(fn(Y),Xt)];return[...nt.length>0?[(0,h.TM)(mn(B),jt)]:
jt,...rt&&Y.length>0?[`<p>${fn(Y)}</p>`]:nn,...(0,n.R3)(ct,"root module",C)].join(`

`)}function Mn(R,C){const B=(0,Wt.cZ)(R);if(B.length===0)return[];const Y=B.map(({row:rt})=>rt),nt=wt.Du.filter(rt=>R.some(Mt=>Mt.clients.includes(rt)));return[
hn(Y,nt,C,[(0,Wt.ie)(B,un)])]}function hn(R,C,B,Y=[]){const nt=({code:kt,title:jt})=>(0,n._h)(kt,jt,B),rt=[...(0,Wt.ij)([(0,Wt.eX)(nt)],R),...Y,...(0,Wt.ns)({clients:C,
rows:R},$n)],{shown:Mt,more:yt}=(0,O.zN)(R,gn),ct=Mt.map(kt=>[an(kt,C,B),...rt.map(({cell:jt})=>jt(kt))]);return(0,h.I$)(["Module or provider",...rt.map(({title:kt})=>(0,w.
Iu)(kt))],yt>0?[...ct,[(0,n.jP)(yt,"row",B)]]:ct)}function mn(R){const C=(0,Wt.qj)(R[0]??{rows:[]}),B=(0,O.K4)(R,Wt.LC,un);return R.length===1?`${n.Gr[C]} <b>${B}\
</b>: ${Wt.pJ[C]}`:`${n.Gr[C]} <b>${(0,w.px)(R.length,"root module")}</b> with errors or warnings: ${B}`}function fn(R){const C=R.flatMap(B=>B.rows);return`${n.
Gr[(0,Wt.Fg)(C)]} <b>${(0,w.px)(R.length,"root module")}</b>: ${(0,Wt.nS)(C)}`}function pn(R,C){const B=(0,Wt.qj)(R),{wrong:Y,good:nt}=(0,Wt.P)(R),rt=B==="works"?
(0,Wt.nS)(R.rows):Wt.pJ[B];return(0,h.TM)(`${n.Gr[(0,Wt.Fg)(R.rows)]} <b>${un(R)}</b>: ${rt}`,[hn([...Y,...nt],R.clients,C)])}function an(R,C,B){const Y=`${n.Gr[(0,Wt.
Fg)([R])]}&nbsp;<b>${(0,h.hn)((0,Wt.mC)(R,{clients:C}))}</b>`,[nt]=R.places,rt=[...R.kind==="module"&&R.source!==R.address?[(0,h.hn)(R.source)]:[],...nt===void 0?
[]:[(0,n.u_)(nt,B)]];return rt.length===0?Y:`${Y}<br><sub>${rt.join(" at ")}</sub>`}const x=1e6,F=1e3,q=5,st=600,at=100,dt=7,Et=(R,C)=>mt(R,{context:C,rest:n.h,
isBrief:!1},{head:`## ${Ht(R,C)}`,foot:`tf-disco ${(0,$.js)(C.version)}, started ${(0,$.js)((0,T.QN)(C.startedAt))}.`,maxBytes:x});function mt(R,C,{head:B,foot:Y,
maxBytes:nt}){const rt=nt-F-(0,P.$$)(B+Y),{texts:Mt,isWhole:yt}=(0,h.U8)(vt(R,C),rt),ct=Mt.filter(Xt=>Xt!==""),jt=!C.isBrief&&(!yt||ct.some(n.ze))?`${Y} ${Pt(C)}`:
Y;return`${[B,...ct,`<sub>${jt}</sub>`].join(`

`)}
`}function vt(R,C){const B=(0,I.md)(R.hosts),Y=B.filter(({findings:ct})=>ct.length===0),nt=({severity:ct})=>ct==="notice",rt=R.findings.filter(nt),Mt=R.findings.
filter(ct=>!nt(ct)),yt=(ct,kt)=>[...(0,n.W6)(C).map(jt=>()=>kt(jt)),()=>`<p>More about ${ct} ${C.rest}</p>`];return[...W(Mt,C),yt("hosts",ct=>Qt(Y,"unchecked",ct)),
yt("repositories",ct=>i(R.files,ct)),yt("the history",ct=>ht(R,ct)),yt("root modules",ct=>En(R.roots,ct)),yt("requests",ct=>Yt(B,ct)),yt("hosts that passed",ct=>Qt(
B,"works",ct)),yt("skipped hosts",ct=>Qt(B,"skipped",ct)),yt("notices",ct=>Kt(rt,ct)),(0,n.W6)(C).map(ct=>()=>Vt(R,ct))]}function Pt({context:R}){const C=R.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,$.js)(C)}">kept as an artifa\
ct</a>.`}function Kt(R,C){if(R.length===0||C.isBrief)return"";const B=`${n.rC.notice} ${(0,w.px)(R.length,"notice")}`;return(0,h.TM)(B,W(R,C).flatMap(([Y])=>Y?.()??
[]))}function Vt(R,C){const B=(0,p.h$)(R,C.context).map(yt=>`${(0,w.Iu)((0,$.h$)(yt,st))}.`),{shown:Y,more:nt}=(0,O.zN)(B,q),rt=`<p>${B.slice(q).join("<br>")}</\
p>`,Mt=nt>0?[(0,h.TM)((0,w.px)(nt,"more remark"),[rt])]:[];return[`<p>${Y.join("<br>")}</p>`,...C.isBrief?(0,n.R3)(nt,"remark",C):Mt].join(`
`)}const Ht=(R,C)=>`${zt(R)} ${(0,w.Iu)((0,I.$N)(R,C))}`;function zt(R){const C=R.findings.some(({severity:Y})=>Y!=="notice"),B=R.hosts.length===0?"skipped":"wo\
rks";return n.Gr[R.passed?C?"warns":B:"fails"]}function Jt({url:R,workflow:C,job:B,commit:Y}){const nt=C.split("/").at(-1)??"";return[`<a href="${(0,$.js)(R)}">${(0,$.
D9)(nt===""?"this run":nt,at)}</a>`,...B===""?[]:[`job ${(0,$.D9)(B,at)}`],...Y===""?[]:[`commit ${(0,$.D9)(Y.slice(0,dt))}`]].join(", ")}}),8373:((lt,U,t)=>{t.
d(U,{Bm:()=>d,Gr:()=>_,R3:()=>n,Su:()=>a,UZ:()=>h,W6:()=>g,_h:()=>l,b_:()=>m,h:()=>$,jP:()=>r,rC:()=>c,u_:()=>s,xy:()=>v,ze:()=>e});var O=t(5143),T=t(4503),I=t(
4120),w=t(8884),P=t(8641),p=t(9574);const $="in the JSON report",g=i=>i.isBrief?[i]:[i,{...i,isBrief:!0}],v="in the job summary",c={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"},_={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},h="&nbsp;more ",r=(i,E,{rest:S})=>`and ${i}${h}${i===
1?E:(0,I._l)(E)} ${S}`,n=(i,E,S)=>i>0?[`<p>${r(i,E,S)}</p>`]:[],e=i=>i.includes(h),f=600,s=(i,E)=>typeof i=="string"?a(i):o(i,(0,w.eo)(i),E),m=(i,E)=>o(i,(0,w.eo)(
{...i,file:(0,O.bH)(i.file).path}),E);function o(i,E,{context:S}){const y=(0,p.hn)(E),k=(0,T.uM)(i,S);return k===null||k.length>f?y:`<a href="${(0,P.js)(k,f)}">${y}\
</a>`}const a=i=>i.endsWith(" input")?`the ${(0,P.D9)(i.replace(/ input$/,""))} input`:(0,P.D9)(i),l=(i,E,{context:S})=>`<a href="${(0,P.js)(`${S.docsUrl}#${i}`)}\
">${E}</a>`,d=i=>({value:P.D9,prose:P.h$,because:E=>s(E,i)})}),5102:((lt,U,t)=>{t.d(U,{$N:()=>s,JR:()=>_,QK:()=>f,b:()=>r,cG:()=>c,fX:()=>a,hm:()=>e,md:()=>n,nx:()=>$,
sG:()=>v,vh:()=>g});var O=t(2886),T=t(4e3),I=t(5799),w=t(4120),P=t(8884),p=t(4148);const $={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},g=["fails","unchecked","warns","skipped","works"];function v(E){if(r(E))return"unchecked";const S=e(E.findings);return S==="error"?"fai\
ls":S==="warning"?"warns":_(E)?"skipped":"works"}const c=E=>["fails","warns"].includes(v(E)),_=({visit:E})=>E.attempt.discovery.kind==="skipped",h=["host-not-ch\
ecked",...O.ml],r=({visit:{attempt:E}})=>E.discovery.kind==="skipped"&&h.includes(E.discovery.problem.code);function n(E){return g.flatMap(S=>E.filter(y=>v(y)===
S))}const e=E=>I.oC.find(S=>E.some(y=>y.severity===S))??null;function f({findings:E}){const S=e(E);return S==="notice"?[]:E.filter(({severity:y})=>y===S)}function s({
hosts:E,files:S,findings:y,passed:k,stopped:M,roots:u},{repositories:{length:D}}){const A=(0,p.g5)(u,D),j=A===null?S:S.filter(({problem:X})=>!m.test(X.code)),N=j.
filter(X=>!o(X)),b=e(N)==="error"&&!E.some(X=>v(X)==="fails"),V=A===null&&!b&&D>0?` in ${(0,w.px)(D,"repository")}`:"",L=[N.length<j.length?[`nothing to check${V}`]:
l(E,V),i(N,A===null&&b?D:null)],H=b?L.toReversed():L,z=[A??[],...H].flat().join(", "),K=e(y)==="error";if(M!==null){const X=(0,T.Cw)(M);return K||E.some(r)?`${z}\
 (${X})`:`${X}; ${z}`}return k&&K?`${z} (the check passes: fail-on is never)`:k||K?z:`${z} (the check fails: fail-on is warning)`}const m=/^(?:module|provider|version|package|constraint|lock)-/,
o=({problem:E,severity:S})=>E.code==="nothing-to-check"&&S==="error",a="not allowed";function l(E,S){const y=E.length;if(y===0)return[`no registry hosts to chec\
k${S}`];const k=E.filter(_),M=E.filter(H=>!_(H)),u=(H,z)=>H.filter(K=>v(K)===z).length,D=[{count:u(M,"fails"),words:$.fails},{count:u(k,"fails"),words:a},{count:u(
k,"unchecked"),words:$.unchecked}],A=D.some(({count:H})=>H>0),j=[{count:M.length,words:$.works},{count:k.length,words:$.skipped}],[N,...b]=(A?D:j).filter(({count:H})=>H>
0),V=N?.words===a||N?.words===$.unchecked?N.count===1?"is ":"are ":"",et=u(M,"warns"),L=y===1?"":`${et} ${A?"more ":""}`;return[`${d(N?.count??0,y)}${S} ${V}${N?.
words}`,...b.map(({count:H,words:z})=>`${H} ${z}`),...et===0?[]:[`${L}with warnings`]]}function d(E,S){return S===1?"1 registry host":E===S?`all ${S} registry h\
osts`:`${E} of ${S} registry hosts`}function i(E,S){const y=e(E);if(y===null||y==="notice")return[];const k=E.filter(({severity:j})=>j===y),M=(0,P.eb)(k).length,
u=M===0?(0,P.Dc)(k):0,D=(0,P.BQ)(E),A=S===null?(0,w.px)(M,"repository"):(0,P.iW)(M,S);return[...M===0?[]:[`${y}s in files of ${A}`],...u===0?[]:[`${y}s in ${(0,w.
px)(u,"file")}`],...e(D)===y?[`${y}s in the ${(0,P.et)(D)}`]:[]]}}),4148:((lt,U,t)=>{t.d(U,{Fg:()=>_,LC:()=>n,Mm:()=>v,P:()=>m,cZ:()=>a,eX:()=>A,fi:()=>e,g5:()=>f,
ie:()=>i,ij:()=>D,jB:()=>s,mC:()=>E,nS:()=>S,ns:()=>u,pJ:()=>r,qj:()=>c});var O=t(4e3),T=t(5143),I=t(1064),w=t(5011),P=t(5257),p=t(4120),$=t(8884);const g=["fai\
ls","warns","works"];function v({worst:b}){return b==="error"?"fails":b==="warning"?"warns":"works"}const c=({rows:b})=>g.find(W=>b.some(V=>v(V)===W))??"works";
function _(b){const W=c({rows:b});return W==="works"&&b.some(h)?"skipped":W}const h=({chosen:b})=>Object.keys(b).length===0,r={fails:"init fails",warns:"has war\
nings",works:"passed"},n=3,e=({directory:b},W)=>b===P.cd.file?P.cd.file:b==="."?"the top directory":W(b);function f(b,W=0){const V=b.filter(({directory:X})=>X!==
P.cd.file),{failing:et}=s(V),{length:L}=et;if(L===0)return null;const H=new Set(et.map(({directory:X})=>(0,T._M)(X))),z=W<2?"":` (${(0,$.iW)(H.size,W)})`;return V.
length===1?`init fails${z}`:`init fails in ${L===V.length?`all ${L}`:`${L} of ${V.length}`} root modules${z}`}const s=b=>o(b,c),m=({rows:b})=>o(b,v);function o(b,W){
const{fails:V=[],warns:et=[],works:L=[]}=Object.groupBy(b,W);return{failing:V,wrong:[...V,...et],good:L}}function a(b){const W=s(b).wrong.flatMap(et=>m(et).wrong.
map(L=>({root:et,row:L}))),V=Array.from(Map.groupBy(W,({row:et})=>l(et)).values(),et=>et.slice(0,1).map(({row:L})=>({row:L,roots:et.map(({root:H})=>H)})));return o(
V.flat(),({row:et})=>v(et)).wrong}const l=({kind:b,source:W,constraints:V,locked:et,chosen:L,problems:H})=>JSON.stringify([b,W,V,et,L,H]),d=3;function i(b,W){const V=new Map(
b.map(L=>[L.row,L.roots]));return{title:"root modules",cell:L=>(0,O.K4)(V.get(L)??[],d,W)}}const E=({address:b,host:W},{clients:V})=>V.every(et=>(0,w.Vm)(et)===
W)&&b.startsWith(`${W}/`)?b.slice(W.length+1):b;function S(b){const W=[...new Map(b.map(K=>[`${K.kind} ${K.source}`,K])).values()],V=["module","provider"].flatMap(
K=>{const{length:X}=W.filter(Q=>Q.kind===K);return X===0?[]:[(0,p.px)(X,K)]});if(V.length===0)return"no registry modules and no providers";const et=b.some(({platforms:K})=>K.
length>0)?" and package":"",L=W.filter(h).length,H=W.filter(({chosen:K})=>Object.values(K).includes(null)).length,z=L+H===0?`every version${et} is available`:[...H>
0?[`${H} without a version`]:[],...L>0?[`${L} not checked`]:[]].join(", ");return`${V.join(" and ")}, ${z}`}const y=60,k=6,M=12;function u({clients:b,rows:W},V){
const et=W.every(({chosen:H})=>new Set(Object.values(H)).size<=1),L=[{title:"constraint",cell:({constraints:H})=>(0,O.K4)([...new Set(H)],k,z=>V(z,y))},...et?[{
title:"version",cell:H=>j(H,null,V)}]:b.map(H=>({title:I.bB[H],cell:z=>j(z,H,V)})),{title:"newest",cell:({newest:H})=>H===null?"":V(H,y)},{title:"platforms",cell:({
platforms:H})=>N(H,V)}];return D(L,W)}const D=(b,W)=>b.filter(({cell:V})=>W.some(et=>V(et)!=="")),A=b=>({title:"problem",cell:({problems:W})=>W.filter(({usualSeverity:V})=>V!==
"notice").map(b).join(", ")});function j({chosen:b,locked:W},V,et){const L=V===null?Object.values(b)[0]:b[V];return L===void 0?"":L!==null?`${et(L,y)}${L===W?" \
(locked)":""}`:W===null?"none":`none (locked: ${et(W,y)})`}function N(b,W){return(0,O.K4)(b,M,({platform:V,available:et})=>`${et===null?"?":et?"\u2713":"\u2717"}\
 ${W(V,y)}`)}}),733:((lt,U,t)=>{t.d(U,{W:()=>p,n:()=>T});const O=/^[ -~]*$/;function T($){if(O.test($))return $.length;let g=0;for(const v of $)g+=I(v);return g}
function I($){return O.test($)?1:w($)?0:new RegExp("\\p{Regional_Indicator}","u").test($)?1:P($)?2:1}const w=$=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test($),P=$=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test($);function p($,g,v){let[c,_]=["",0];for(const h of $){const r=I(h),n=_+r;if(_>=g&&n<=v&&(r>0||_>g)?c+=h:c+=" ".repeat(Math.max(0,Math.min(n,v)-Math.max(_,
g))),_=n,_>v)break}return c}}),7146:((lt,U,t)=>{t.d(U,{ky:()=>_,nI:()=>I,qt:()=>g,wW:()=>v});var O=t(733);const T={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function I(r,n,e){return e.colour?`\x1B[${T[n]}m${r}\x1B[0m`:r}const w=(r,n,{hyperlinks:e})=>n===void 0||!e?r:`\x1B]8;;${n}\x1B\\${r}\x1B]8;;\x1B\\`,P=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
p=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,$=5001;function g(r){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:f="",VTE_VERSION:s}=r;
return n?n!=="0":r.CI||r.NO_COLOR||e==="dumb"?!1:Number(s)>=$||P.test(f)||p.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(m=>r[m])}function v(r,n){const e="\
 ".repeat(r.indent),f=r.label.padEnd((r.column??0)-1),s=" ".repeat(r.indent+(r.column??2)),[m="",...o]=h(n.withFlags?.(r.text)??r.text,{first:n.width-e.length-f.
length-1,others:n.width-s.length}),a=w(I(f,r.style,n),r.url,n),l=c(m,r.linked,n);return[`${e}${a} ${l}`.trimEnd(),...o.map(d=>`${s}${d}`)]}function c(r,n,e){return!n?.
url||!r.startsWith(n.text)?r:`${w(n.text,n.url,e)}${r.slice(n.text.length)}`}function _(r,{width:n,withFlags:e}){const[f="",...s]=h(e?.(r)??r,{first:n,others:n-
2});return[f,...s.map(m=>`  ${m}`)]}function h(r,n){const e=[];let f="",s=0;for(const m of r.split(" ")){const o=e.length===0?n.first:n.others,a=(0,O.n)(m);f!==
""&&s+1+a>o?(e.push(f),f=m,s=a):(s=f===""?a:s+1+a,f=f===""?m:`${f} ${m}`)}return[...e,f]}}),6536:((lt,U,t)=>{t.d(U,{S5:()=>hn,MV:()=>mn,K8:()=>fn});var O=t(2389),
T=t(2796),I=t(5102),w=t(4120),P=t(6763),p=t(8641),$=t(4e3),g=t(1831),v=t(4503),c=t(8884),_=t(733),h=t(7146);const r=160,n=12,e="    ",f=/##\w*\[/;function s({place:x,
before:F,literal:q,after:st},at,dt){const Et=" ".repeat(`  ${x.line}`.length),mt=Math.min(dt.width,r)-Et.length-3;if(mt<n)return[];const vt=m(F+q+st),Pt=vt(F+q+
st),Kt=(0,_.n)(Pt)<=mt?0:vt(F).search(/[^ ]|$/),Vt=Pt.slice(Kt),Ht=(0,_.n)(vt(F))-Kt,zt=(0,_.n)(vt(F+q))-Kt,{from:Jt,to:R,text:C}=o(Vt,Ht,Math.max(zt,Ht+1),mt),
B=(0,h.nI)("|","dim",dt),Y="^".repeat(Math.max(1,Math.min(zt,R)-Math.max(Ht,Jt))),nt=" ".repeat(Math.max(Ht,Jt)-Jt);return[`${(0,h.nI)(`  ${x.line}`,"dim",dt)} ${B}\
 ${C}`.trimEnd(),`${Et} ${B} ${nt}${(0,h.nI)(Y,at,dt)}`]}function m(x){const F=q=>(0,p.RK)(q.replaceAll("	",e),Number.POSITIVE_INFINITY);return f.test(F(x))?q=>F(
q).replaceAll(/(?<=#)#/g," #"):F}function o(x,F,q,st){const at=(0,_.n)(x);if(at<=st)return{from:0,to:st,text:x};const dt=Math.max(0,st-2-(q-F)),Et=q<st?0:Math.max(
0,F-1-Math.ceil(dt*2/3)),mt=at-Et<=st,vt=Et+st,Pt=(0,_.W)(x,Et===0?0:Et+1,mt?vt:vt-1),Kt=`${Et===0?"":"\u2026"}${Pt}${mt?"":"\u2026"}`;return{from:Et,to:mt?vt:vt-
1,text:Kt}}var a=t(1505),l=t(7574);const d=20,i=6,E="in the JSON report",S=13,y={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{
sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},k={error:y.fails,warning:y.warns,notice:{sign:"\xB7",style:"b\
lue"}},M={value:p.RK,prose:p.RK,because:c.eo};function u(x,F){const q=(0,I.sG)(x),{sign:st,style:at}=y[q],dt=[...(0,I.cG)(x)?j(x,F.context):[],...(0,a.o7)(x,M)],
Et=`${I.nx[q]}${x.isNew?` (${w.dy})`:""}: ${A(x)}`;return[...(0,h.wW)({indent:0,label:`${st} ${D(x.visit.host)}`,style:at,text:Et},F),...dt.flatMap(mt=>N(mt,F))].
map(p.BP).join(`
`)}const D=x=>{const F=(0,g.nx)(x);return F===x?(0,p.RK)(x):`${(0,p.RK)(F)} (${(0,p.RK)(x)})`};function A(x){const{discovery:F}=x.visit.attempt,q=(0,I.QK)(x);return q.
length>0?(0,$.K4)([...new Set(q.map(st=>st.problem.code))],i):F.kind==="skipped"?F.problem.code:(0,a.Yj)(x,M)}function j(x,F){const{hops:q,certificates:st}=x.visit.
attempt;return[(0,a.se)(x,F,M),{label:"response",texts:q.map(b)},{label:"services",texts:(0,w.Sk)(x.services,d,W)},...(0,a.Zc)(x,M),{label:"certificate",texts:st.
map(at=>V(at,F))}]}const N=({label:x,texts:F},q)=>F.flatMap((st,at)=>{const dt=at===0?x:"";return(0,h.wW)({indent:2,label:dt,style:"dim",column:S,text:st},q)});
function b(x){const F=x.status===null?"none":`${x.status} ${(0,p.RK)(x.reason,a.tN)}`,q=x.status===null?"after":"in",st=[...x.mediaType===null?[]:[(0,p.RK)(x.mediaType,
a.tN)],...x.address===null?[]:[`at ${(0,p.RK)(x.address,a.tN)}`],...x.proxy===null?[]:[`through ${(0,p.RK)((0,p.cq)(x.proxy))}`],...x.authorization==="none"?[]:
[`token ${(0,w.Rk)(x.authorization)}`]],at=st.length===0?"":` (${st.join("; ")})`;return`${F.trim()} from ${(0,p.RK)((0,p.cq)(x.url))} ${q} ${(0,l.kJ)(x.ms)}${at}`}
function W(x){const F=(0,p.RK)(x.id,a.tN);switch(x.kind){case"url":return`${F} ${(0,p.RK)((0,p.cq)(x.url))}`;case"login":{const{authz:q,token:st}=x.login,at=[q,
st].map(dt=>(0,p.RK)((0,p.cq)(dt??"none")));return`${F} authz ${at.join(", token ")}`}case"problem":return`${F}: ${x.problem.code}`}}function V(x,F){const{host:q,
subject:st,issuer:at,expires:dt}=x,Et=(0,p.RK)((0,l.nO)(dt,F.startedAt));return`${(0,p.RK)(q,a.tN)} valid until ${Et}; subject ${(0,p.RK)(st,a.tN)}, issuer ${(0,p.
RK)(at,a.tN)}`}const et=4,L={places:6,messages:5,frames:T.Wi},H={places:3,messages:2,frames:1};function z(x,F,q){const{severity:st,code:at,title:dt,message:Et,isAside:mt,
sameAs:vt}=x,Pt=(0,p.RK)(Et??dt,p.h2),Kt=`${F.context.docsUrl}#${at}`,{style:Vt}=k[st],Ht=vt!==null?[`  hosts: the same ${x.hosts.length} as for ${vt}`]:[...$t(
x.hosts.length>1?"hosts":"host",K(x),F),...X(x,F,q),...wt(x,F)],zt=mt?"":x.help??"";return[...(0,h.wW)({indent:0,label:`${st}[${at}]:`,style:Vt,url:Kt,text:Pt},
F),...Ht,...$t("help",(0,p.RK)(zt,p.h2),F),...$t("affects",(0,w.od)(x.affects,F.context.clients),F)].map(p.BP).join(`
`)}function K({hosts:x,findings:F,message:q}){const[st]=x;return x.length===1&&st!==void 0&&q?.includes((0,g.nx)(st))&&F[0]?.isHostNew!==!0?"":(0,$.K4)(x,(0,w.J5)(
x,et),dt=>{const Et=F.filter(Pt=>Pt.host===dt),mt=x.length>1?(0,c.eb)(Et).length:0,vt=[...Et.some(({isHostNew:Pt})=>Pt)?[w.dy]:[],...mt>1?[(0,w.px)(mt,"reposito\
ry")]:[]];return`${D(dt)}${vt.length===0?"":` (${vt.join(", ")})`}`})}function X(x,F,q){const{frames:st}=Q(x),at=tt(x);return[...at.shown.flatMap(({message:dt,findings:Et,
first:mt},vt)=>{const Pt=ot(mt,x.message===null?dt:"",F);return vt>=st?Pt:[...Pt,...ut(mt,x,F,q),...$t("help",(0,p.RK)(pt(x,Et),p.h2),F)]}),...at.more>0?[`  and\
 ${(0,w.px)(at.more,"more message")} ${E}`]:[]]}const Q=({hosts:x,isAside:F})=>x.length>1||F?H:L;function tt(x){const F=(0,T.cr)(x).map(([q,st])=>({message:q,findings:st,
first:(0,c.tN)(st)}));return(0,$.zN)(F,(0,w.J5)(F,Q(x).messages))}function ot(x,F,q){if(x===null&&F==="")return[];const st=x===null?"-":"-->",at=x===null?"":(0,c.
R3)(x),dt=[at,(0,p.RK)(F,p.h2)].filter(mt=>mt!=="").join(": "),Et={text:at,url:x&&(0,v.uM)(x,{...q.context,links:null})};return(0,h.wW)({indent:2,label:st,style:"\
dim",text:dt,linked:Et},q)}function ut(x,{severity:F},q,st){if(x===null)return[];const{file:at,line:dt,column:Et}=x,mt=q.context.sources.find(vt=>vt.place.file===
at&&vt.place.line===dt&&vt.place.column===Et);return mt===void 0||st.has(mt)?[]:(st.add(mt),s(mt,k[F].style,q))}const pt=({help:x,isAside:F},[q])=>x!==null||F?"":
q?.problem.help??"";function wt(x,F){const{findings:q}=x,{lines:st,settings:at}=(0,c.yv)(q),dt=(0,c.oN)(st,tt(x).shown.map(({first:mt})=>mt)),Et=Q(x).places;return[
...$t("hits",(0,c.mj)(q,F.context.repositories.length),F),...$t("also at",(0,c.Ky)(dt,Et),F),...$t("required by",(0,c.Ky)(at,Et),F)]}const $t=(x,F,q)=>F===""?[]:
(0,h.wW)({indent:2,label:`${x}:`,style:"dim",text:F},q);var Rt=t(4148),_t=t(1064);const Lt=20,Yt=3,Gt="  ",qt=x=>(0,Rt.fi)(x,c.II);function sn(x,F){const{wrong:q}=(0,Rt.
jB)(x);return q.length>Rt.LC?[on(x,q,F)]:q.map(st=>{const at=(0,Rt.P)(st),dt=[...at.wrong,...at.good];return en({name:qt(st),clients:st.clients,rows:dt,first:[]},
F)})}function on(x,F,q){const st=(0,Rt.cZ)(x),at=st.map(({row:mt})=>mt),dt=_t.Du.filter(mt=>F.some(vt=>vt.clients.includes(mt))),Et=(0,w.px)(F.length,"root modu\
le");return en({name:Et,clients:dt,rows:at,first:[(0,Rt.ie)(st,qt)]},q)}function en({name:x,clients:F,rows:q,first:st},at){const dt=(0,Rt.qj)({rows:q}),{sign:Et,
style:mt}=y[dt],vt=R=>(0,p.RK)((0,Rt.mC)(R,{clients:F})),Pt=q.filter(R=>(0,Rt.Mm)(R)===dt),Kt=(0,$.K4)([...new Set(Pt.map(vt))],Yt),Vt=q.slice(0,Lt),Ht=[...st,...(0,Rt.
ns)({clients:F,rows:Vt},p.RK),...(0,Rt.ij)([(0,Rt.eX)(({code:R})=>R)],q)],zt=Vt.map(R=>({sign:y[(0,Rt.Fg)([R])],cells:[vt(R),...Ht.map(({cell:C})=>C(R))]})),Jt=q.
length-Vt.length;return[`${(0,h.nI)(Et,mt,at)} ${(0,h.nI)(x,"bold",at)}: ${Rt.pJ[dt]} for ${Kt}`,...rn(zt,["module or provider",...Ht.map(({title:R})=>R)],at),...Jt>
0?[`  and ${Jt} more in the JSON report`]:[]].map(p.BP).join(`
`)}function rn(x,F,q){const st=F.map((Et,mt)=>Math.max(...[Et,...x.map(({cells:vt})=>vt[mt])].map(G)));if(st.reduce((Et,mt)=>Et+Gt.length+mt,Gt.length)>q.width)
return x.flatMap(({sign:{sign:Et,style:mt},cells:[vt="",...Pt]})=>{const Kt=Pt.flatMap((Ht,zt)=>Ht===""?[]:[`${F[zt+1]} ${Ht}`]),Vt=`${vt}: ${Kt.join("; ")}`;return(0,h.
wW)({indent:2,label:Et,style:mt,text:Vt},q)});const dt=Et=>Et.map((mt,vt)=>mt+" ".repeat((st[vt]??0)-G(mt))).join(Gt).trimEnd();return[`    ${(0,h.nI)(dt(F),"di\
m",q)}`,...x.map(({sign:{sign:Et,style:mt},cells:vt})=>`  ${(0,h.nI)(Et,mt,q)} ${dt(vt)}`)]}const G=(x="")=>Array.from(x).length;function it(x,F){const q=x.flatMap(
vt=>vt.rows),{sign:st,style:at}=y[(0,Rt.Fg)(q)],[dt]=x,mt=`${x.length===1&&dt!==void 0?qt(dt):(0,w.px)(x.length,"root module")}: ${(0,Rt.nS)(q)}`;return(0,h.wW)(
{indent:0,label:st,style:at,text:mt},F).map(p.BP).join(`
`)}const Ot=3,Dt=4,Ut=1e3;function Ft({hosts:x,roots:F},q){const st=Map.groupBy(x,I.sG),at=(st.get("unchecked")??[]).filter(({findings:Et})=>Et.length===0),{good:dt}=(0,Rt.
jB)(F);return[...J("unchecked",at,q),...J("skipped",st.get("skipped")??[],q),...J("works",st.get("works")??[],q),...dt.length>0?[it(dt,q)]:[]]}function J(x,F,q){
const st=Pt=>u(Pt,q);if(F.length<=Ot)return F.map(st);const{sign:at,style:dt}=y[x],Et=(0,$.K4)(F,(0,w.J5)(F,Dt),({visit:Pt})=>D(Pt.host)),mt=`${(0,w.px)(F.length,
"host")} ${I.nx[x]}: ${Et}`;if(!q.isRunner)return[(0,h.wW)({indent:0,label:at,style:dt,text:mt},q).map(p.BP).join(`
`)];const vt=(0,w.Sk)(F,Ut,st,Pt=>`and ${Pt} more ${E}`);return[[(0,p.BP)(`${at} ${mt}`),...vt].join(`
`)]}function Z(x,F){const q=(0,c._X)(x),[st]=q;if(st===void 0)return[];const at=Pt=>`${(0,p.RK)(Pt.repository)} (${(0,w.H8)(Pt.findings)})`,{sign:dt,style:Et}=y[(0,I.
hm)(st.findings)==="error"?"fails":"warns"],mt=(0,$.K4)(q,(0,w.J5)(q,Dt),at),vt=`${(0,w.px)(q.length,"repository")} ${(0,c.fP)(q)}: ${mt}`;return[(0,h.wW)({indent:0,
label:dt,style:Et,text:vt},F).map(p.BP).join(`
`)]}function ht(x,F){const q=(0,I.hm)(x.findings),st=x.hosts.length>Ot||x.findings.length>0,at=F.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",dt=`problem codes are explained at ${F.context.docsUrl}`;return st?[(q===null||q==="noti\
ce"?[at]:[dt,at]).flatMap(mt=>(0,h.ky)(mt,F)).join(`
`)]:[]}var gt=t(7361),ft=t(4218);const Tt=3,St=20,It=40,Nt=12,Bt=140,At=30,bt="  ",Ct=2,xt="  ",Zt="\xA0";function Qt(x,F){const q=(0,ft.U4)(x,F.context),st=q.length<=
Tt?q:q.filter(({host:Pt})=>(0,I.cG)(Pt));if(st.length===0)return"";const{shown:at,more:dt}=(0,$.zN)(st,St),{name:Et,columns:mt}=cn(ln(at),at,F),vt=mt.map(({title:Pt})=>Pt).
filter(Pt=>Pt!=="");return[...(0,h.ky)(`history: ${vt.join(", ")}`,F),...at.map(({host:Pt},Kt)=>{const{sign:Vt,style:Ht}=y[(0,I.sG)(Pt)],Jt=[gn(D(Pt.visit.host),
Et),...mt.map(R=>R.cells[Kt])].join(xt).trimEnd().replace(/\u2573+/g,R=>(0,h.nI)(R,"red",F));return`${bt}${(0,h.nI)(Vt,Ht,F)} ${Jt}`}),...dt>0?[`  and ${(0,w.px)(dt,
"more host")} in the history file`]:[],...tn(at,F)].map(p.BP).join(`
`)}function tn(x,F){const q=(0,ft.MC)(x).map(([at,dt])=>`${at} ${dt}`.replaceAll(" ",Zt));return(0,h.ky)(q.join(", "),{...F,width:F.width-bt.length}).map(at=>`${bt}${(0,h.
nI)(at.trim().replaceAll(Zt," "),"dim",F)}`)}function cn(x,F,{width:q}){const st=Math.max(...F.map(({host:vt})=>(0,_.n)(D(vt.visit.host)))),at=Math.min(It,st),dt=Math.
min(q,Bt)-bt.length-Ct,Et=vt=>x.slice(0,vt).reduce((Pt,{cells:Kt})=>Pt-xt.length-dn(Kt),dt),mt=[x.length,3].find(vt=>at<=Et(vt))??2;return{columns:x.slice(0,mt),
name:Math.min(at,Math.max(Nt,Et(mt)))}}function ln(x){const F=Math.max(...x.map(({history:st})=>st.recent.length)),q=(st,at)=>{const dt=x.map(at);return{title:st,
cells:dt.map(Et=>Et.padStart(dn(dt)))}};return[q(`last ${(0,w.px)(F,"run")}`,({history:st})=>(0,ft.qX)(st.recent)),q("uptime in 30 days",Wt),q("median latency",
({history:{medianMs:st}})=>st===null?"-":(0,l.kJ)(st)),{title:"",cells:x.map(({history:st})=>(0,ft.kW)(st)??"")}]}function Wt(x){const F=(0,ft.bW)(x,At);return(F&&
(0,gt.mc)(F))??"-"}const dn=x=>Math.max(...x.map(({length:F})=>F));function gn(x,F){const q=(0,_.n)(x);return q<=F?`${x}${" ".repeat(F-q)}`:`${(0,_.W)(x,0,F-1)}\
\u2026`}const un=5,$n=30,En=3,Mn=20;function*hn(x,F){yield`${mn(x,F)}
`;let q=!0;for(const{text:st}of fn(x,F)){const at=st.includes(`
`);yield`${q||at?`
`:""}${st}
`,q=at}}function mn(x,F){const{sign:q,style:st}=y[x.passed?"works":"fails"],at=F.isQuiet?[]:(0,P.h$)(x,F.context).slice(0,un);return[`${(0,h.nI)(q,st,F)} ${(0,h.
nI)((0,I.$N)(x,F.context),"bold",F)}`,...at.flatMap(dt=>pn(dt,F))].join(`
`)}function*fn(x,F){const{isQuiet:q=!1,isRunner:st=!1,context:at}=F,dt=({severity:R})=>!q||R==="error"||(0,O.k2)(R,at.failOn),Et=(0,T.cZ)(x.findings.filter(dt)),
mt=Et.slice(0,$n),vt=new Set;for(const R of mt)yield an(z(R,F,vt));const Pt=Et.slice(mt.length).flatMap(({findings:R})=>R);if(Pt.length>0&&(yield an(`and ${(0,w.
px)(Pt.length,"more finding")} ${E}`)),q)return;const Kt=R=>({kind:st?"group":"plain",text:R});yield*Z(x.files,F).map(Kt);const Vt=Qt(x,F);Vt!==""&&(yield Kt(Vt)),
yield*sn(x.roots,F).map(Kt);const Ht=(0,I.md)(x.hosts).filter(R=>(0,I.cG)(R)&&!(0,I.JR)(R)),zt=Ht.slice(0,st||Ht.length<=En?Mn:0);yield*zt.map(R=>Kt(u(R,F))),zt.
length>0&&zt.length<Ht.length&&(yield an(`and ${(0,w.px)(Ht.length-zt.length,"more host")} ${E}`)),yield*Ft(x,F).map(Kt);const Jt=(0,P.h$)(x,at).slice(un);Jt.length>
0&&(yield an(Jt.flatMap(R=>pn(R,F)).join(`
`))),yield*ht(x,F).map(an)}const pn=(x,F)=>(0,h.ky)((0,p.RK)(x),F).map(p.BP),an=x=>({kind:"plain",text:x})}),6283:((lt,U,t)=>{t.d(U,{Y:()=>w});var O=t(6309),T=t(
8641);const I=function(...P){const{recordRun:p}=t.late([620],8620);return new.target?new p(...P):p(...P)};function w(P,p){const{history:$}=P.settings;if($===null)
return{checked:P,warnings:[]};try{const{history:g,warnings:v}=I($,P,p);return{checked:{...P,context:{...P.context,history:g}},warnings:v}}catch(g){return{checked:P,
warnings:[`the history ${(0,T.RK)($)} was not read: ${(0,T.RK)((0,O.A)(g))}`]}}}}),2909:((lt,U,t)=>{t.a(lt,async(O,T)=>{try{let et=function(Q){const{verdict:tt,
changes:ot,context:ut}=Q,pt=(0,_.ng)(process.env,j),wt=pt===null?[]:(0,g.w)((0,a.R8)(tt),X(),pt);if(pt===null||ot?.kind!=="files")return{...Q,located:wt,context:{
...ut,links:(0,g.h)(wt)}};const $t=D(wt,ot.files,X(),pt);return{...Q,located:wt,context:{...ut,links:$t}}},L=function(Q){return async(tt,ot)=>{try{await ot()}catch(ut){
Q([`${tt}: ${(0,p.A)(ut)}`])}}},X=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var I=t(2929),w=t(9018),P=t(7251),p=t(6309),$=t(5181),g=t(
40),v=t(2806),c=t(3565),_=t(8782),h=t(4690),r=t(9077),n=t(3795),e=t(3386),f=t(2057),s=t(1964),m=t(3329),o=t(2827),a=t(4503),l=t(5505),d=t(8641),i=t(9703),E=t(6536),
S=t(8463),y=t(3152),k=t(5100),M=t(6283),u=t(6875);const D=function(...Q){const{withDiffLinks:tt}=t.late([733],9733);return new.target?new tt(...Q):tt(...Q)},A=120;
process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,f.B_)(process.stdout,Q=>process.stderr.write(`the log was not written: ${Q}
`)),(0,f.B_)(process.stderr,()=>{});const j=c.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const N=new u.V,b=(0,h.i)(process);await(0,r.
q)(process,await W(c.Ko(k.y.map(({name:Q})=>Q))));async function W(Q){const tt=(0,w.c)(Q,process.env,(0,P.K)(c.QU)),ot=pt=>{const wt=(0,w.r)($t=>(0,i.p)(pt,$t),
tt);return c.fJ("Could not run",wt),3},ut=(0,r.w)(process,N,{isFinal:!1,crash:ot,now:b});try{const pt=await V(Q,tt),wt=ut.aborted?3:pt.verdict.passed?0:1;return await H(
pt,tt,ut),wt}catch(pt){if(pt instanceof y.GN){const wt=tt.redact(pt.mistakes).map($t=>(0,d.LS)($t));return c.fJ("Wrong settings",wt.join(`
`)),2}return ot(pt)}}async function V(Q,tt){const ot=(0,n.fN)(ut=>c.N4(tt.redact([ut])),n.Si);try{return await(0,I.z6)(Q,{environment:process.env,directory:X(),
isFork:(0,_.$c)(process.env.GITHUB_EVENT_NAME,j),stop:N,startTimer:u.I,now:b,progress:ot.show,changes:ut=>K(ut,tt),secrets:tt,kill:process.kill})}finally{ot.end()}}
async function H(Q,{redact:tt},ot){const{checked:ut,warnings:pt}=(0,M.Y)(Q,{directory:X(),environment:process.env,random:Math.random}),wt=_t=>c.R8(tt(_t).map(Lt=>(0,d.
LS)(Lt))),$t=L(wt);wt(pt);let Rt={...ut,located:[]};await $t("places are not links",()=>{Rt=et(ut)}),await z(Rt,$t,wt),!ot.aborted&&await $t("the comment and th\
e issue were not written",async()=>{const{notes:_t,warnings:Lt}=await(0,v.m)(Rt,(0,_.ng)(process.env,j),X(),ot);c.N4(tt(_t)),wt(Lt)})}async function z(Q,tt,ot){
const{settings:ut,verdict:pt,context:wt}=Q,{GITHUB_OUTPUT:$t,GITHUB_STEP_SUMMARY:Rt,RUNNER_TEMP:_t}=process.env,Lt={colour:!1,width:A,isRunner:!0,context:wt};await tt(
"the log was not written",()=>c.ur((0,E.MV)(pt,Lt),(0,E.K8)(pt,Lt))),await tt("the annotations were not written",()=>c.fz((0,s.H)(pt,wt))),await tt("the outputs\
 were not written",async()=>ot(await c.Kn($t,(0,o.Y)(pt)))),await tt("the job summary was not written to GITHUB_STEP_SUMMARY",()=>c.Sy(Rt,(0,l.Gc)(pt,wt))),await tt(
"the JSON report was not written to RUNNER_TEMP",async()=>{const Yt=c.u5(_t,(0,m.h)(pt,wt));ot(await c.Kn($t,{report:Yt}))}),await tt("the report files were not\
 written",()=>ot((0,S.t)(ut,Q,X())))}async function K({githubToken:Q},{redact:tt}){const ot=(0,_.ng)(process.env,j),ut=await(0,$.S)(ot,Q,N.signal);return ut.kind===
"all"&&ot?.pull&&c.R8(tt([`changed-only has no effect: ${ut.why}`])),ut}T()}catch(D){T(D)}},1)}),5657:((lt,U,t)=>{t.d(U,{G:()=>h});var O=t(6760),T=t(5747);const I=21,
w=/^(?!\.{1,2}$)[\w.-]+$/;function P(a){let l=!1;for(const d of a.split(`
`)){const i=d.trim();i.startsWith("[")&&(l=i==='[remote "origin"]');const E=i.indexOf("=");if(!(!l||E<0||i.slice(0,E).trim().toLowerCase()!=="url"))return p(i.slice(
E+1).trim())}return null}function p(a){const l=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(a),[d,i]=l===null?$(a):[l[1],l[2]],E=(i??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),S=E.length>1&&E.length<=I;return!d||!S||!E.every(y=>w.test(y))?null:{host:d.toLowerCase(),owner:E.slice(0,-1).join("/"),name:E.at(-1)??""}}function $(a){
const l=URL.parse(a);return l===null||!/^(https?|ssh):$/.test(l.protocol)?[]:[l.protocol==="ssh:"?l.hostname:l.host,l.pathname.slice(1)]}var g=t(4614);const v=5,
c=/^[0-9a-f]{40}$/,_=/^refs\/(?!.*\.\.)[^\0]+$/;function h(a){const l=(0,O.join)(a,".git"),d=r(l,a)??l,i=o((0,O.join)(d,"commondir")),E=i===null?d:s(i,d),S=()=>m(
(0,O.join)(E,"packed-refs"))??"",y=n(o((0,O.join)(d,"HEAD")),[d,E],S);return y===null?null:{commit:y,isFetched:f(y,m((0,O.join)(d,"FETCH_HEAD"))??"",S),remote:P(
m((0,O.join)(E,"config"))??""),tracked:k=>(0,g.O)((0,O.join)(d,"index"),k)}}function r(a,l){const[,d]=/^gitdir: (.+)$/.exec(o(a)??"")??[];return d===void 0?null:
s(d,l)}function n(a,l,d){let i=a;for(let E=0;i!==null&&E<=v;E+=1){if(c.test(i))return i;const[,S]=/^ref: (.+)$/.exec(i)??[];if(S===void 0||!_.test(S))return null;
i=e(S,l,d)}return null}function e(a,l,d){for(const E of l){const S=o((0,O.join)(E,a));if(S!==null)return S}return d().split(`
`).find(E=>E.endsWith(` ${a}`))?.slice(0,40)??null}function f(a,l,d){const i=(E,S)=>E.split(`
`).some(y=>y.startsWith(`${a}${S}`));return i(l,"	")||i(d()," refs/remotes/")}const s=(a,l)=>(0,O.isAbsolute)(a)?a:(0,O.join)(l,a);function m(a){const l=(0,T.yR)(
a);return l.ok?l.text:null}const o=a=>m(a)?.replace(/\r?\n$/,"")??null}),4614:((lt,U,t)=>{t.d(U,{O:()=>r,R:()=>f});var O=t(3024),T=t(5747);const I=128*1024*1024,
w=12,P=62,p=16384,$=12288,g=4,v=61440,c=4096,_=32768,h=Buffer.alloc(0);function r(s,m){const o=(0,T.io)(s,I);return o===null?new Map:n(o,m)}function n(s,m){const o=new Map;
if(s.length<w)return o;const a=s.readUInt32BE(4);if(s.toString("latin1",0,4)!=="DIRC"||a<2||a>4)return o;const l=s.readUInt32BE(8);let d=h,i=w;for(let E=0;E<l;E+=
1){if(i+P>s.length)return o;const S=s.readUInt16BE(i+60),y=i+P+(S&p?2:0),k=a===g,{kept:M,from:u}=k?e(s,y,d):{kept:h,from:y},D=s.indexOf(0,u);if(D<0)return o;const A=s.
subarray(u,D),j=k?Buffer.concat([M,A]):A;if(j.length>c)return o;const N=(s.readUInt32BE(i+24)&v)===_,b=j.toString("utf8");N&&(S&$)===0&&m.has(b)&&o.set(b,{modified:s.
readUInt32BE(i+8),size:s.readUInt32BE(i+36)}),i=k?D+1:i+(D-i+8&-8),d=j}return o}function e(s,m,o){let a=m,l=s[a++]??0,d=l&127;for(;l&128;)l=s[a++]??0,d=(d+1)*128+
(l&127);return{kept:o.subarray(0,Math.max(0,o.length-d)),from:a}}function f(s,{modified:m,size:o}){const a=(0,T.N0)(()=>(0,O.lstatSync)(s),null),l=Math.floor((a?.
mtimeMs??0)/1e3);return a?.isFile()===!0&&a.size%2**32===o&&l%2**32===m}}),7078:((lt,U,t)=>{t.d(U,{N:()=>e});var O=t(317),T=t(8782);const I=s=>({id:_(s,"id"),body:c(
s,"body")??"",isTrusted:g(s)}),w=s=>({number:_(s,"number"),title:v(s,"title"),body:c(s,"body")??"",isOpen:v(s,"state")==="open",reason:c(s,"state_reason"),closedAt:c(
s,"closed_at"),labels:p((0,T.at)(s,"labels")).flatMap(m=>typeof m=="string"?m:c(m,"name")??[]),isTrusted:g(s)}),P=s=>({file:v(s,"filename"),status:v(s,"status"),
changes:_(s,"changes"),patch:c(s,"patch")});function p(s){return Array.isArray(s)?s:h()}const $=["OWNER","MEMBER","COLLABORATOR"],g=s=>(0,T.at)(s,"user","type")===
"Bot"||$.includes((0,T.at)(s,"author_association"));function v(s,m){return c(s,m)??h()}function c(s,m){const o=(0,T.at)(s,m)??null;return o===null||typeof o=="s\
tring"?o:h()}function _(s,m){const o=(0,T.at)(s,m),a=typeof o=="bigint"?Number(o):o;return typeof a=="number"&&Number.isFinite(a)&&a>=0?a:h()}function h(){throw new O.
F9("unexpected response")}const r=100,n=100;async function e(s,m,o,a){const l=AbortSignal.any([AbortSignal.timeout(o),a]),{connect:d}=await Promise.all([t.e(795),
t.e(104)]).then(t.bind(t,5104)),{rest:i,paginate:E}=d(s,m,l),S={owner:s.owner,repo:s.repository};async function y(M,u=Number.POSITIVE_INFINITY){const D=[];let A=0;
for await(const{data:j}of M){for(const N of p(j))D.push(N);if(D.length>=u)return D.slice(0,u);if(A+=1,A===n)throw new O.F9(`the list has more than ${n} pages`)}
return D}const k=async M=>{await f(M)};return{listComments:M=>{const u={...S,issue_number:M,per_page:r},D=E.iterator(i.issues.listComments,u);return f(y(D).then(
A=>A.map(I)))},createComment:(M,u)=>{const D=i.issues.createComment({...S,issue_number:M,body:u});return f(D.then(({data:A})=>I(A)))},updateComment:(M,u)=>k(i.issues.
updateComment({...S,comment_id:M,body:u})),deleteComment:M=>k(i.issues.deleteComment({...S,comment_id:M})),listIssues:(M,u)=>{const D={...S,...M,per_page:r},A=y(
E.iterator(i.issues.listForRepo,D),u),j=N=>(0,T.at)(N,"pull_request")===void 0;return f(A.then(N=>N.filter(j).map(w)))},createIssue:({title:M,body:u,labels:D})=>{
const A=i.issues.create({...S,title:M,body:u,labels:[...D]});return f(A.then(({data:j})=>w(j)))},updateIssue:(M,u)=>k(i.issues.update({...S,issue_number:M,...u})),
addLabels:(M,u)=>k(i.issues.addLabels({...S,issue_number:M,labels:[...u]})),createLabel:M=>k(i.issues.createLabel({...S,...M})),listChangedFiles:M=>{const u={...S,
pull_number:M,per_page:r},D=y(E.iterator(i.pulls.listFiles,u));return f(D.then(A=>A.map(P)))}}}async function f(s){try{return await s}catch(m){throw m instanceof
O.F9?m:new O.F9("unexpected response")}}}),5181:((lt,U,t)=>{t.d(U,{S:()=>$});var O=t(7078),T=t(317),I=t(8782);const w=3e3,P=6e4,p=g=>({kind:"all",why:g});async function $(g,v,c){
if(g===null)return p("not a workflow run");const{pull:_,event:h}=g;if(_===null)return p(`a ${h} event has no pull request`);const r=(0,I.h0)(g,v);if(!r.ok)return p(
r.why);try{const e=await(await(0,O.N)(g,r.value.token,P,c)).listChangedFiles(_.number);return e.length<w?{kind:"files",files:e}:p(`the pull request changes ${w}\
 files or more, and GitHub lists at most ${w}`)}catch(n){return p((0,T.Ic)("the changed files could not be listed",n,{run:g,permission:"pull-requests: read"}))}}}),
317:((lt,U,t)=>{t.d(U,{F9:()=>I,Ic:()=>p,Wo:()=>w});var O=t(6309),T=t(8641);class I extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(_,{httpStatus:h=null,
accepted:r=null,isLimit:n=!1}={}){super(_),this.httpStatus=h,this.accepted=r,this.isLimit=n}}async function w(c){try{return await c,!0}catch(_){if(_ instanceof I&&
_.httpStatus===404)return!1;throw _}}const P=300;function p(c,_,{run:h,permission:r}){if(!(_ instanceof I))return`${c}: ${(0,O.A)(_)}`;const{httpStatus:n,message:e}=_,
f=n===null?"did not answer":`returned ${n}`,s=g(_,h,r);return`${c}: ${(0,T.RK)(h.apiUrl)} ${f} (${$(e)})${s}`}const $=c=>(0,T.BP)((0,T.RK)(c.replace(/\s+/gu," "),
P));function g({httpStatus:c,accepted:_,isLimit:h},r,n){if(h)return"; GitHub limits the rate of requests, try again later";switch(c){case 401:return"; github-to\
ken is invalid or has expired";case 403:case 404:return r.pull?.isFork===!0&&n.endsWith("write")?"; the token of a pull request from a fork is read-only, whatev\
er `permissions` says":`; add \`${n}\` to \`permissions\` of the job${v(_,n)}`;case 410:return n==="issues: write"?"; issues are disabled in this repository":";\
 it no longer exists";default:return""}}function v(c,_){if(c===null||c==="")return"";const h=c.replaceAll("_","-").replaceAll("=",": ");return h===_?"":`; GitHu\
b accepts \`${$(h.replaceAll("`",""))}\``}}),40:((lt,U,t)=>{t.d(U,{h:()=>v,w:()=>P});var O=t(6760),T=t(5657),I=t(4614),w=t(4503);function P(c,_,h){if(!p(h.serverUrl))
return[];const r=g(_);return[...Map.groupBy(c,e=>r(e.split("/").slice(0,-1).join("/")))].flatMap(([e,f])=>e===null?[]:$(e,f,_,h))}const p=c=>/^https?:\/\/[\w.:/-]+$/.
test(c);function $({prefix:c,checkout:_},h,r,n){const{commit:e,isFetched:f,remote:s}=_,m=URL.parse(n.serverUrl);if(s===null||m===null)return[];if(s.host!==m.host&&
s.host!==m.hostname)return[];if(!f&&![n.commit,n.defaultCommit].includes(e))return[];const o=`${s.owner}/${s.name}`,a=`${n.serverUrl}/${o}/blob/${e}`,l=E=>E?.toLowerCase()===
o.toLowerCase(),d=l(`${n.owner}/${n.repository}`)||l(n.pull?.from),i=new Map(h.map(E=>[E.slice(c.length),E]));return Array.from(_.tracked(new Set(i.keys())),([E,
S])=>{const[y,k]=[i.get(E),(0,w.oW)(E)];return y===void 0||k===null||!(0,I.R)((0,O.join)(r,y),S)?[]:{file:y,path:E,url:`${a}/${k}`,isOfRun:d}}).flat()}function g(c){
const _=new Map,h=r=>{const n=_.get(r);if(n!==void 0)return n;const e=(0,T.G)((0,O.join)(c,r)),f=r.split("/").slice(0,-1).join("/"),s=e!==null?{prefix:r===""?"":
`${r}/`,checkout:e}:r===""?null:h(f);return _.set(r,s),s};return h}const v=c=>new Map(c.map(({file:_,url:h})=>[_,{url:h}]))}),5017:((lt,U,t)=>{t.d(U,{TN:()=>w,en:()=>p,
ol:()=>P,t7:()=>$});var O=t(8641);const T=function(...g){const{createHash:v}=process.getBuiltinModule("node:crypto");return new.target?new v(...g):v(...g)},I="t\
f-disco",w=(g,...v)=>P([g.workflow,g.job,g.step,...v]),P=g=>T("sha256").update(JSON.stringify(g)).digest("hex").slice(0,16);function p(g,v,c){const _=JSON.stringify(
c).replace(/[<>&]/g,O.z5);return`<!-- ${I} ${g} ${v} ${_} -->`}function $(g,v,c){const _=`<!-- ${I} ${v} ${c} `;if(!g.startsWith(_))return;const h=g.indexOf(" -\
->",_.length);if(!(h<0))try{return JSON.parse(g.slice(_.length,h))}catch{return}}}),2806:((lt,U,t)=>{t.d(U,{m:()=>s});var O=t(4e3),T=t(7078),I=t(317),w=t(8782),
P=t(5017),p=t(2389),$=t(2913),g=t(5102);function v({verdict:y,context:k},{issueCloseAfter:M},u){const D=b=>b.some(({severity:W})=>(0,p.k2)(W,k.failOn)),A=y.hosts.
map(b=>{const W=b.visit.host,V=k.history?.get(W)?.alarm??null,et=D(b.findings),L=(0,g.sG)(b)==="skipped",H=V===null?et||(0,g.b)(b):V.isDown&&!L;return{name:W,alarm:L?
null:V,failsNow:et,isDown:H}}),j=A.filter(({isDown:b})=>b).map(({name:b})=>b),N=D(y.files)?[$.cn]:[];return{hosts:A.map(({name:b})=>b).toSorted(),failing:[...j,
...N].toSorted(),since:new Map(A.flatMap(({name:b,alarm:W})=>W?.since?[[b,W.since]]:[])),unsettled:new Map(A.flatMap(({name:b,alarm:W})=>W!==null&&W.good<M?[[b,
W.good]]:[])),goodRuns:M,pending:new Map(A.flatMap(({name:b,alarm:W,failsNow:V,isDown:et})=>W!==null&&V&&!et?[[b,W.failed]]:[])),isWhole:c(y),at:k.startedAt,run:u.
id}}const c=({stopped:y})=>y===null||["deadline","signal","crash"].includes(y.kind),_=function(...y){const{withDiffLinks:k}=t.late([733],9733);return new.target?
new k(...y):k(...y)},h=function(...y){const{deliverComment:k}=t.late([643],1643);return new.target?new k(...y):k(...y)},r=function(...y){const{deliverIssue:k}=t.
late([643],1643);return new.target?new k(...y):k(...y)},n=6e4,e=1e4,f=10;async function s(y,k,M,u){const{settings:D}=y,A=["comment","issue"].filter(L=>D[L]!=="n\
ever"),j=(0,w.h0)(k,D.githubToken);if(!j.ok){const L=H=>`the ${H} was not written: ${j.why}`;return{notes:[],warnings:A.map(L)}}const{run:N,token:b}=j.value,W=await(0,T.
N)(N,b,n,u),V=async()=>o(await(0,T.N)(N,b,e,u),N,y,M),et=[];for(const L of A)et.push(L==="comment"?await m(W,N,y,V):await a(W,N,y));return{notes:et.flatMap(({notes:L})=>L),
warnings:et.flatMap(({warnings:L})=>L)}}async function m(y,k,M,u){const{pull:D}=k;if(D===null)return E(`comment: skipped, a ${k.event} event has no pull request`);
const A=M.settings.comment;return await S("comment","pull-requests: write",k,()=>h(y,{...M,run:k,pull:D.number,mode:A,findLinks:u}))}async function o(y,k,{changes:M,
located:u,context:D},A){if(M?.kind==="files"||!u.some(({isOfRun:N})=>N)||k.pull===null)return D.links;try{const N=await y.listChangedFiles(k.pull.number);return _(
u,N,A,k)}catch(N){if(N instanceof I.F9)return D.links;throw N}}async function a(y,k,M){const u=d(k);if(u!==null)return E(`issue: skipped, ${u}`);const{settings:D}=M,
A=(0,P.TN)(k,l(D)),j=v(M,D,k),{notes:N,warnings:b}=await S("issue","issues: write",k,()=>r(y,{...M,run:k,key:A,now:j,labels:D.issueLabels}));return{notes:[...N,
...i(j,D)],warnings:b}}const l=({dialect:{name:y,version:k}})=>k===null?y:`${y} ${k}`;function d({event:y,isDefaultBranch:k,pull:M}){return M!==null||y==="merge\
_group"?`a ${y} event checks a proposed change`:k===!1?"not on the default branch":null}function i({pending:y},{issueOpenAfter:k}){const M=Map.groupBy(y,([,u])=>u);
return Array.from(M,([u,D])=>`issue: ${(0,O.K4)(D,f,([j])=>j)} failed in ${u} of ${k} runs needed to open an issue`)}const E=y=>({notes:[y],warnings:[]});async function S(y,k,M,u){
try{return E(`${y}: ${await u()}`)}catch(D){const A=`the ${y} was not written`;return{notes:[],warnings:[(0,I.Ic)(A,D,{run:M,permission:k})]}}}}),3565:((lt,U,t)=>{
t.d(U,{fz:()=>Rt,fJ:()=>rn,QU:()=>pt,N4:()=>on,j_:()=>sn,Ko:()=>ut,R8:()=>en,ur:()=>wt,Kn:()=>Lt,u5:()=>qt,Sy:()=>_t});var O=t(3024),T=t(6760),I=t(857);function w(G){
return G==null?"":typeof G=="string"||G instanceof String?G:JSON.stringify(G)}function P(G){return Object.keys(G).length?{title:G.title,file:G.file,line:G.startLine,
endLine:G.endLine,col:G.startColumn,endColumn:G.endColumn}:{}}function p(G,it,Ot){const Dt=new v(G,it,Ot);process.stdout.write(Dt.toString()+I.EOL)}function $(G,it=""){
p(G,{},it)}const g="::";class v{constructor(it,Ot,Dt){it||(it="missing.command"),this.command=it,this.properties=Ot,this.message=Dt}toString(){let it=g+this.command;
if(this.properties&&Object.keys(this.properties).length>0){it+=" ";let Ot=!0;for(const Dt in this.properties)if(this.properties.hasOwnProperty(Dt)){const Ut=this.
properties[Dt];Ut&&(Ot?Ot=!1:it+=",",it+=`${Dt}=${_(Ut)}`)}}return it+=`${g}${c(this.message)}`,it}}function c(G){return w(G).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function _(G){return w(G).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function h(){
throw new Error("this function of @actions/core is not bundled")}function r(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function e(G){
return G.replace(/[\\]/g,"/")}function f(G){return G.replace(/[/]/g,"\\")}function s(G){return G.replace(/[/\\]/g,path.sep)}var m=function(G,it,Ot,Dt){function Ut(Ft){
return Ft instanceof Ot?Ft:new Ot(function(J){J(Ft)})}return new(Ot||(Ot=Promise))(function(Ft,J){function Z(ft){try{gt(Dt.next(ft))}catch(Tt){J(Tt)}}function ht(ft){
try{gt(Dt.throw(ft))}catch(Tt){J(Tt)}}function gt(ft){ft.done?Ft(ft.value):Ut(ft.value).then(Z,ht)}gt((Dt=Dt.apply(G,it||[])).next())})},o;(function(G){G[G.Success=
0]="Success",G[G.Failure=1]="Failure"})(o||(o={}));function a(G,it){const Ot=toCommandValue(it);if(process.env[G]=Ot,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(G,it));issueCommand("set-env",{name:G},Ot)}function l(G){p("add-mask",{},G)}function d(G){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",G):issueCommand("add-path",{},G),process.env.PATH=`${G}${path.delimiter}${process.env.PATH}`}function i(G,it){const Ot=process.env[`INPUT_${G.replace(/ /g,
"_").toUpperCase()}`]||"";if(it&&it.required&&!Ot)throw new Error(`Input required and not supplied: ${G}`);return it&&it.trimWhitespace===!1?Ot:Ot.trim()}function E(G,it){
const Ot=i(G,it).split(`
`).filter(Dt=>Dt!=="");return it&&it.trimWhitespace===!1?Ot:Ot.map(Dt=>Dt.trim())}function S(G,it){const Ot=["true","True","TRUE"],Dt=["false","False","FALSE"],
Ut=i(G,it);if(Ot.includes(Ut))return!0;if(Dt.includes(Ut))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${G}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function y(G,it){if(process.env.GITHUB_OUTPUT||"")return h("OUTPUT",r(G,it));process.
stdout.write(I.EOL),p("set-output",{name:G},w(it))}function k(G){issue("echo",G?"on":"off")}function M(G){process.exitCode=o.Failure,A(G)}function u(){return process.
env.RUNNER_DEBUG==="1"}function D(G){issueCommand("debug",{},G)}function A(G,it={}){p("error",P(it),G instanceof Error?G.toString():G)}function j(G,it={}){p("wa\
rning",P(it),G instanceof Error?G.toString():G)}function N(G,it={}){p("notice",P(it),G instanceof Error?G.toString():G)}function b(G){process.stdout.write(G+I.EOL)}
function W(G){$("group",G)}function V(){$("endgroup")}function et(G,it){return m(this,void 0,void 0,function*(){W(G);let Ot;try{Ot=yield it()}finally{V()}return Ot})}
function L(G,it){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(G,it));issueCommand("save-state",{name:G},toCommandValue(
it))}function H(G){return process.env[`STATE_${G}`]||""}function z(G){return m(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(G)})}var K=t(6309),
X=t(5747),Q=t(566),tt=t(4e3),ot=t(5955);const ut=G=>Object.fromEntries(G.map(it=>[it,i(it)]));function pt(G){for(const it of G)l(it)}function wt(G,it){b(G);let Ot=!0;
for(const{kind:Dt,text:Ut}of it){const[Ft="",...J]=Ut.split(`
`),Z=Dt==="plain"&&J.length>0;(Ot||Z)&&b(""),Ot=Z,Z||J.length===0?b(Ut):(W(Ft),b(J.join(`
`)),V())}}const $t={error:A,warning:j,notice:N};function Rt(G){for(const{level:it,message:Ot,line:Dt,column:Ut,...Ft}of G)$t[it](Ot,{...Ft,...Dt===void 0?{}:{startLine:Dt},
...Ut===void 0?{}:{startColumn:Ut}})}const _t=(G,it)=>Gt("GITHUB_STEP_SUMMARY",G,Ot=>(0,O.appendFileSync)(Ot,it));async function Lt(G,it){const Ot=new Map;for(const[
Ft,J]of Object.entries(it))try{G?await Gt("GITHUB_OUTPUT",G,Z=>(0,O.appendFileSync)(Z,Yt(Ft,J))):y(Ft,J)}catch(Z){Ot.set(Ft,(0,K.A)(Z))}const[Dt]=Ot.values();return Dt===
void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Ot.keys()].join(", ")}: ${Dt}`]}function Yt(G,it){const Ot=typeof it=="string"?it:JSON.
stringify(it);if(/[\r\n]/.test(Ot))throw new K.L("the value has a line break");return`${G}=${Ot}
`}async function Gt(G,it,Ot){if(!it)throw new K.L(`${G} is not set; run this as an action on a runner`);const Dt=(0,O.openSync)(it,"r+");try{const{size:Ut}=(0,O.
fstatSync)(Dt);try{Ot(it)}catch(Ft){throw(0,O.fstatSync)(Dt).size>Ut&&(0,O.ftruncateSync)(Dt,Ut),Ft}}finally{(0,O.closeSync)(Dt)}}function qt(G,it){if(!G)throw new K.
L("RUNNER_TEMP is not set; run this as an action on a runner");const Ot=(0,T.join)("tf-disco","report.json");return(0,Q.f)(G,Ot,(0,ot.mk)(it)),(0,T.join)(G,Ot)}
function sn(G){if(G===void 0||G==="")return null;const it=(0,X.yR)(G);try{if(it.ok)return JSON.parse(it.text)}catch{}const Ot=it.ok?"is not JSON":(0,tt.mP)(it.failure);
return j(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Ot}; check that no earlier step changes it`),null}function on(G){for(const it of G)b(
it)}function en(G){for(const it of G)j(it)}const rn=(G,it)=>A(it,{title:G})}),8782:((lt,U,t)=>{t.d(U,{$c:()=>g,at:()=>_,h0:()=>p,ng:()=>w});var O=t(3625),T=t(8641);
const I=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function w(r,n){const e=o=>r[o]?.trim()??"",[,f,s]=I.exec(e("GITHUB_REPOSITORY"))??[];if(f===void 0||s===
void 0)return null;const m=P(e("GITHUB_SERVER_URL")||"https://github.com");return{owner:f,repository:s,apiUrl:P(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:m,
event:e("GITHUB_EVENT_NAME"),workflow:$(e("GITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GI\
THUB_RUN_ID"))?.[0]??0),url:`${m}/${f}/${s}/actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:h(n,"pull_request","head","sha")??e("GITHUB\
_SHA"),pull:v(e("GITHUB_EVENT_NAME"),n),isDefaultBranch:c(e("GITHUB_REF"),n)}}const P=r=>r.replace(/(?<!\/)\/+$/,"");function p(r,n){return r===null?(0,O.T)("no\
t a workflow run, GITHUB_REPOSITORY is not set"):n===null?(0,O.T)("github-token is empty"):/^https?:$/.test(URL.parse(r.apiUrl)?.protocol??"")?(0,O.J)({run:r,token:n}):
(0,O.T)(`GITHUB_API_URL is not an https URL: ${(0,T.RK)(r.apiUrl)}`)}const $=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function g(r,n){if(r==="pull_request_target")
return!1;const e=_(n,"pull_request","head"),[f,s]=[_(e,"repo","full_name"),_(n,"pull_request","base","repo","full_name")];return e!==void 0&&f!==s}function v(r,n){
const e=_(n,"pull_request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:g(r,n),from:h(n,"pull_request","head","repo","full\
_name")??null}:null}function c(r,n){const e=h(n,"repository","default_branch");return e===void 0?null:r===`refs/heads/${e}`}function _(r,...n){return n.reduce((e,f)=>typeof e==
"object"&&e!==null?Reflect.get(e,f):void 0,r)}function h(r,...n){const e=_(r,...n);return typeof e=="string"?e:void 0}}),1964:((lt,U,t)=>{t.d(U,{H:()=>N});var O=t(
4e3),T=t(5799),I=t(2796),w=t(5102),P=t(4120),p=t(8884),$=t(8641),g=t(1831),v=t(5955);const c=700,_=8,h=5,r={text:250,places:1},n={text:c,places:_},e=2,f=3600,s=120,
m=4096,o=K=>K!==""&&(0,p.CN)(K)&&(0,$.BP)((0,$.RK)(K,m))===K;function a(K){const X=i(K),Q=[...new Set(K.map(({problem:ut})=>ut.title))],tt=X.length>0?(0,O.K4)(X,
e):E(K);if(Q.length===1)return d(tt,Q[0]??"");const ot=`${K.length} problems`;return d(tt===null?ot:`${ot} with ${tt}`,Q.join(", "))}function l({title:K,hosts:X,
findings:Q}){if(Q.length===1)return a(Q);const tt=X.length>0?0:(0,p.Dc)(Q),ot=Math.max(X.length,tt),ut=ot===1?i(Q)[0]??(0,p.II)((0,p.tN)(Q)?.file??""):(0,P.px)(
ot,X.length>0?"host":"file"),pt=Q.length>ot?` (${Q.length} times)`:"";return d(ot===0?null:ut,`${K}${pt}`)}const d=(K,X)=>K===null?X:`${K}: ${X}`,i=K=>[...new Set(
K.flatMap(({host:X})=>X===null?[]:(0,$.RK)((0,g.nx)(X))))];function E(K){const X=(0,p.tN)(K);return X===null||o(X.file)?null:(0,p.II)(X.file)}function S(K,X){const Q=new Set(
K.map(({severity:ut})=>ut)).size>1,tt=K.length>2?r:n,ot=ut=>k(ut,Q,tt,X).join(`
`);return(0,P.Sk)(K,h,ot,y).join(`

`).split(`
`)}const y=K=>`and ${K} more, see the job summary`;function k(K,X,Q,tt){const{problem:ot,severity:ut}=K,pt=(0,p.Xd)(K),wt=(0,p.xi)(K,tt,Q.text,Q.places);return[
`${X?`${ut}: `:""}${(0,$.RK)(ot.message,Q.text)} [${ot.code}]`,...wt.map(([$t,Rt])=>`${$t}: ${Rt}`),...pt===null||o(pt.file)?[]:[`at: ${(0,p.R3)(pt)}`],...K.isHostNew?
[`the host is ${P.dy}`]:[],`${tt.docsUrl}#${ot.code}`]}function M(K,X){const{message:Q,help:tt,findings:ot,code:ut,title:pt,affects:wt}=K;if(ot.length===1)return S(
ot,X);const $t=(0,P.od)(wt,X.clients),Rt=(0,p.mj)(ot,X.repositories.length),_t=[`${(0,$.RK)(Q??pt,c)} [${ut}]`,...tt===null?[]:[`help: ${(0,$.RK)(tt,c)}`],...$t===
""?[]:[`affects: ${$t}`],...Rt===""?[]:[`hits: ${Rt}`]],Lt=`${X.docsUrl}#${ut}`,Yt=f-[..._t,Lt].join(`
`).length;return[..._t,...u(K,Yt),Lt]}function u({findings:K,message:X},Q){const tt=(0,v.I0)(K,Q,1,ut=>D(ut,X===null)),ot=K.length-tt.length;return ot>0?[...tt,
y(ot)]:tt}function D(K,X){const{host:Q,places:tt,problem:ot,isHostNew:ut}=K,pt=(0,p.Ky)(tt,1),wt=X?(0,$.RK)(ot.message,s):"";if(Q===null)return`- ${[pt,wt].filter(
Lt=>Lt!=="").join(": ")}`;const $t=`${(0,$.RK)((0,g.nx)(Q))}${ut?` (${P.dy})`:""}`,Rt=X&&pt!==""?`(${pt})`:pt,_t=[wt,Rt].filter(Lt=>Lt!=="").join(" ");return _t===
""?`- ${$t}`:`- ${$t}: ${_t}`}const A=10,j=200;function N(K,X){const Q=b(K),tt=(0,w.hm)(K.findings);let ot=K.findings;for(const ut of T.oC){const{annotations:pt,
used:wt}=W(ut,ot,X,ut===tt);Q.push(...pt),ot=ot.filter($t=>!wt.has($t))}return Q}function b({passed:K,stopped:X,findings:Q}){const tt=Q.filter(({severity:ut})=>ut===
"warning").length;if(K||Q.some(({severity:ut})=>ut==="error"))return[];if(X!==null)return[z("error","The check is not complete",[(0,O.Cw)(X)])];const ot=`${(0,P.
px)(tt,"warning")}, and fail-on is warning`;return[z("error","Warnings fail this check",[ot])]}function W(K,X,Q,tt){const ot=X.filter(({severity:wt})=>wt===K),ut=new Set(
ot.map(et));if(ut.size>A){const wt=(0,I.cZ)(ot),$t=tt&&K!=="notice"?H(ot,wt):[];return{annotations:[...L(K,wt,Q),...V(K,$t,Q)].slice(0,A),used:new Set(ot)}}const pt=X.
filter(wt=>ut.has(et(wt)));return{annotations:V(K,pt,Q),used:new Set(pt)}}const V=(K,X,Q)=>[...Map.groupBy(X,et).values()].map(tt=>z(K,a(tt),S(tt,Q),(0,p.tN)(tt)));
function et(K){const X=(0,p.Xd)(K);return X===null?K:`${X.line}:${X.file}`}function L(K,X,Q){const tt=X.length<=A?X:X.slice(0,A-1),ot=X.slice(tt.length).flatMap(
pt=>pt.findings),ut=[...new Set(ot.map(({problem:pt})=>pt.title)),"see the job summary"];return[...tt.map(pt=>z(K,l(pt),M(pt,Q),(0,p.tN)(pt.findings))),...ot.length===
0?[]:[z(K,`and ${(0,P.px)(ot.length,`more ${K}`)}`,ut)]]}function H(K,X){const Q=ot=>(0,p.Xd)(ot)!==null,tt=new Set(X.flatMap(ot=>ot.findings.find(Q)??[]).map(et));
return K.filter(ot=>o((0,p.Xd)(ot)?.file??"")&&!tt.has(et(ot)))}function z(K,X,Q,tt=null){const ot={title:(0,$.LS)((0,$.RK)(X,j)),message:(0,$.LS)(Q.join(`
`))};if(tt===null||!o(tt.file))return{level:K,...ot};const{file:ut,line:pt,column:wt,endColumn:$t}=tt;return{level:K,...ot,file:ut,line:pt,column:wt,endColumn:$t}}}),
2827:((lt,U,t)=>{t.d(U,{Y:()=>P});var O=t(5955);const T={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the \
port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"N\
umber of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hos\
ts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},I={hosts:12e4,services:36e4},w=1;function P({passed:p,hosts:$,findings:g}){
const v=({services:r})=>r.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),c=(0,O.I0)($,I.hosts,w,({visit:r})=>JSON.stringify(r.host)),_=(0,O.I0)($,I.services,w,r=>{
const n=JSON.stringify(Object.fromEntries(v(r)));return`${JSON.stringify(r.visit.host)}:${n}`}),h=r=>g.filter(n=>n.severity===r).length;return{passed:p,hosts:`[${c.
join(",")}]`,services:`{${_.join(",")}}`,errors:h("error"),warnings:h("warning"),"left-out":$.length-Math.min(c.length,_.length)}}}),2913:((lt,U,t)=>{t.d(U,{Fr:()=>s,
GN:()=>f,K$:()=>d,O7:()=>i,cn:()=>g,yi:()=>o});var O=t(4e3),T=t(7574),I=t(4120),w=t(8641),P=t(9574),p=t(5505),$=t(8373);const g="the files",v=200,c="Terraform s\
ervice discovery fails: ",_="Terraform service discovery recovers: ",h=3,r=10,n=6,e=20;function f({failing:k}){const{down:M,better:u}=m(k),[D,{first:A,count:j}]=M.
count>0?[c,M]:[_,u],N=A.slice(0,h).map(({subject:V})=>V===g?S:(0,w.RK)(V,v)),b=j>N.length?[`${j-N.length} more`]:[],W=`${D}${[...N,...b].join(", ")}`;return W.length<=
v?W:`${D}${j} hosts`}const s=k=>k.startsWith(c)||k.startsWith(_);function m({first:k,count:M}){const u=k.filter(({recovering:A})=>A!==void 0);return{down:{first:k.
filter(({recovering:A})=>A===void 0),count:M-u.length},better:{first:u,count:u.length}}}function o(k,M,{outage:u,page:D,maxBytes:A}){const{down:j,better:N}=m(u.
failing),b=u.failing.count>0?" Closes when all hosts recover.":"";return(0,p.XA)(k,{context:M,rest:$.xy,isBrief:!0},{head:[`### ${(0,p.gD)(k,M)}`,...l(j,u.since,
M.startedAt),...a(N.first)].join(`

`),foot:`Last checked ${(0,T.QN)(M.startedAt)}; details in the summary of ${(0,p.Fp)(D)}. Updated automatically.${b}`,maxBytes:A})}function a(k){return k.length===
0?[]:[`<p>${[...Map.groupBy(k,({recovering:D})=>D===void 0?"":`${D.good} of ${(0,I.px)(D.needed,"run")}`)].slice(0,r).map(([D,A])=>`\u2705 Recovering: ${(0,O.K4)(
A,e,({subject:N})=>y(N))} (${D} without a failure)`).join("<br>")}</p>`]}function l({first:k,count:M},u,D){if(M===0)return[];const A=[...Map.groupBy(k,L=>L.since)],
j=k[0]?.since,N=k.length===M||j===u;if(j!==void 0&&A.length===1&&N)return[`<p>Failing since ${(0,T.QN)(j)} (${(0,T.u8)(j,D)}).</p>`];const b=A.slice(0,r),W=b.map(
([L,H])=>[(0,O.K4)(H,n,({subject:K})=>K===g?S:(0,P.rm)(K)),(0,T.QN)(L),(0,T.u8)(L,D)]),V=M-b.flatMap(([,L])=>L).length,et=V>0?[[`and ${V} more`,"",""]]:[];return[
(0,P.I$)(["Failing","Since","Duration"],[...W,...et])]}function d(k,M){const{at:u,down:D,up:A,gone:j,still:N,endedSince:b,isReopened:W}=k,V=({subject:L,since:H})=>`${y(
L)} (after ${(0,T.u8)(H,u)})`;return`${[...W?["Reopened: the failure continues or has returned."]:[],...E(D,y,(L,H)=>`\u274C ${L} ${H} failing.`),...E(A,V,L=>`\u2705\
 Recovered: ${L}.`),...E(j,y,(L,H)=>`\u26AA ${L} ${H} no longer checked.`),...E(N,y,(L,H)=>`\u274C ${L} ${H} still failing.`),...b===null?[]:[`**Nothing fails a\
ny more.** The outage lasted ${(0,T.u8)(b,u)}, from ${(0,T.QN)(b)} to ${(0,T.QN)(u)}, as observed by this check.`],`<sub>${(0,T.QN)(u)}, ${(0,p.Fp)(M)}</sub>`].
join(`

`)}
`}const i=k=>`Duplicate of #${k}, which another run opened at the same time.
`;function E(k,M,u){return k.length===0?[]:[u((0,O.K4)(k,e,M),k.length===1?"is":"are")]}const S="the file check",y=k=>k===g?S:(0,w.D9)(k)})};export{yn as ids,_n as modules};
