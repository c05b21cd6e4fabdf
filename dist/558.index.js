const yn=[558,751,929,528,909],_n={3534:((lt,U,t)=>{t.d(U,{$U:()=>e,Eu:()=>c,JD:()=>n,QU:()=>g,To:()=>m,bI:()=>o,fj:()=>y,iX:()=>a,tK:()=>h,z2:()=>s});var O=t(4283),
T=t(1064),A=t(1831),w=t(2713),P=t(4e3),p=t(5799),E=t(8937);const g=(0,p.lS)((0,p.$e)("credentials-empty","Token is empty",T.Du),({source:i})=>({message:`the tok\
en from ${i} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),v={"cont\
rol character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},
bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks\
, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",
help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},
"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},
c=(0,p.lS)((0,p.z3)("credentials-malformed","Malformed token",T.Du),({source:i,slip:M})=>({message:`the token from ${i} ${v[M].has}`,help:v[M].help,...M==="cont\
rol character"?{}:{severity:"warning"}})),y=(0,p.lS)((0,p.$e)("credentials-short","Token is too short to be redacted"),({source:i})=>({message:`the token from ${i}\
 has fewer than ${w.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or crea\
te a longer one"})),h=(0,p.lS)((0,p.lm)("credentials-differ","Clients use different tokens"),({host:i,first:M,other:S})=>({message:`for host ${(0,A.nx)(i)}, ${r(
M)} and ${r(S)}`,help:`set the token for both clients in ${(0,A.fK)(i)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),
r=({client:i,source:M})=>M===null?`${T.bB[i]} finds no token`:`${T.bB[i]} uses the token from ${M}`,n=(0,p.lS)((0,p.$e)("credentials-rejected","Token was reject\
ed"),({host:i,status:M,source:S})=>({message:`host ${(0,A.nx)(i)} returned ${M} for the token from ${S}`,help:`check that the token is complete, has not expired\
 and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,O.jr)((0,A.cu)(i))}; then store a new one in the same place`})),e=(0,p.lS)((0,p.$e)("cre\
dentials-missing","Token is missing"),({host:i,service:M,...S})=>{const _=(0,A.nx)(i),[D=""]=(0,A.fK)(i);return(0,E.em)(`host ${_} requires a token${M===null?"":
` for ${M}`}`,`add the line "${_}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${D}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${u(D)}`,
S)}),u=i=>/^\w+$/.test(i)?`export ${i}=\u2026`:`env '${i}=\u2026' terraform init`,s=(0,p.lS)((0,p.$e)("credentials-near-miss","Token variable has a similar name"),
({host:i,variable:M,why:S,write:_})=>({message:`${M} seems to be meant for host ${(0,A.nx)(i)}, but ${S}`,help:`rename it to ${_}: ${u(_)}`})),m=(0,p.lS)((0,p.$e)(
"credentials-other-host","Token is for another host",T.Du),({host:i,other:M,source:S,service:_,isSent:D,isNotice:$})=>({message:`the clients do not send the tok\
en for ${M} from ${S} ${_===null?`after the redirect of ${i}`:`to ${_} of host ${i}`}: they send ${D?`the token of ${i}`:"none"}`,help:_===null?`make the discov\
ery document of ${i} public, or serve it at ${i} itself`:`set the token for ${i}, and the clients send it to ${M}`,...$?{severity:"notice",affects:[]}:{}})),o=(0,p.
lS)((0,p.lm)("credentials-unused","Token for a host that is not checked"),({host:i})=>({message:`the tokens input has a token for host ${(0,A.nx)(i)}, which is \
not checked`,help:"write the host as in the files, including its port, or remove the line"})),a=(0,p.lS)((0,p.z3)("document-unauthorized","Discovery requires va\
lid credentials",T.zK),({host:i,token:M,challenge:S,..._})=>{const D=M==="sent"?"rejected the given authentication credentials":"requires authentication credent\
ials",$=S===null?"":`, and asks for ${S} authentication`;return{message:`host ${i} ${D}: ${(0,P._r)(_)}${$}`,help:(0,P.NM)(_.page,i,f(i,M,_.status,S))}}),l="mak\
e the discovery document public";function f(i,M,S,_){const D=(0,P.qZ)(i);if(_!==null)return{operator:`exempt /.well-known/terraform.json from ${_} authenticatio\
n`,guest:D,note:"the clients send Bearer tokens only, so no token helps"};switch(M){case"sent":{const $="check that the token is for this host, complete and not\
 expired";return S===403?{operator:$,user:$,guest:D}:{operator:$,user:$}}case"none":{const $=(0,E.nP)(i);return{operator:`${$}, or ${l}`,user:$,guest:D}}case"dr\
opped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${i} to respond itself, or ${l}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,U,t)=>{
t.d(U,{JW:()=>h,U$:()=>P,WO:()=>v,a3:()=>c,ub:()=>r});var O=t(1064),T=t(4e3),A=t(5143),w=t(5799);const P=(0,w.lS)((0,w.$e)("file-syntax","File has a syntax erro\
r",O.Du),({error:n,file:e})=>({message:n??"the file is not valid UTF-8",help:(0,A.Zl)(e)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpo\
se"})),p={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot b\
e read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},E={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},g={file:"correct the permissions, or list\
 the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"\
correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or li\
st it in `exclude`"},v=(0,w.lS)((0,w.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in n?`${p[n.what]}: ${n.code}`:p[n.what],help:(n.what==="fi\
le"||n.what==="directory"?E[n.code]:void 0)??g[n.what]})),c=(0,w.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},
()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),y=3,h=(0,w.
lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:e,isFleet:u})=>{const s=n.every(l=>l==="."),o=`found no\
 Terraform or OpenTofu files in ${u?"the repositories of `usages`":s?"this directory":`\`scan\` (${(0,T.K4)(n,y,T.dh)})`}`,a=u?"check out the repositories befor\
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
t.d(U,{Dr:()=>y,EK:()=>g,Fu:()=>r,dF:()=>h,vs:()=>E});var O=t(1064),T=t(1831),A=t(9562),w=t(4e3),P=t(5799),p=t(8937);const E=(0,P.lS)((0,P.z3)("cloud-token","To\
ken for the cloud block or remote backend is missing",O.Du),({host:n,service:e,...u})=>{const s=(0,T.nx)(n),m=e===A.OZ?"the cloud block":"the remote backend",[o=""]=(0,T.
fK)(n);return(0,p.em)(`${m} requires a token for ${s}`,`add the line "${s}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${o}; outside GitHub, run\
 \`terraform login ${s}\` or \`tofu login ${s}\``,u)}),g=(0,P.lS)((0,P.z3)("cloud-version","API is too old for the cloud block",O.Du),({url:n,version:e})=>({message:`${n}\
 returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,w.dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise,\
 or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),v=n=>"why"in n?`the respons\
e of ${n.url} ${(0,w.dh)(n.why)}`:(0,w._r)({...n,page:null}),c=(n,e,u)=>"status"in n&&[401,403,404].includes(n.status)?u:(0,P.C)(`check the logs of ${e}, and th\
at the URL of the service is that of its API`),y=(0,P.lS)((0,P.z3)("cloud-organization","Organization cannot be read",O.Du),n=>{const{host:e,organization:u,source:s}=n;
return{message:`the organization ${u} at ${e} cannot be read: ${v(n)}`,help:c(n,e,`check the name of the organization, and that the token from ${s} is valid and\
 belongs to a member`)}}),h=(0,P.lS)((0,P.z3)("cloud-workspace","Workspace cannot be read",O.Du),n=>{const{host:e,organization:u,workspace:s}=n;return{message:`\
the workspace ${s} of ${u} at ${e} cannot be read: ${v(n)}`,help:c(n,e,"check that the token may read the workspace")}}),r=(0,P.lS)((0,P.lm)("cloud-workspace-mi\
ssing","Workspace does not exist"),({host:n,organization:e,workspace:u})=>({message:`${e} at ${n} has no workspace ${u} that the token may read; init would crea\
te it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((lt,U,t)=>{t.d(U,{AO:()=>y,U7:()=>c,n3:()=>h,nD:()=>e,ro:()=>n,
wp:()=>E,zo:()=>v});var O=t(1064),T=t(3592),A=t(4e3),w=t(5799);const P=({file:m,line:o})=>`${(0,A.dh)(m)}:${o}`,p=m=>m.map(o=>O.bB[o]).join(" and "),E=(0,w.lS)(
(0,w.z3)("host-not-allowed","Host is not allowed",O.zK),m=>{const{host:o}=m,a=`add ${o} to \`allowed-hosts\``;if("service"in m){const{service:l,registry:f}=m;return{
message:`${l} of ${f} is on ${o}, which is not in \`allowed-hosts\``,help:`use another registry, or ${a}`}}if("package"in m)return{message:`the package of ${m.package}\
 is downloaded from ${o}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${a}`};if("use"in m){const[l,f]=g[m.
use];return{message:`${l} ${o}, which is not in \`allowed-hosts\``,help:`use ${f}, or ${a}`}}if("implied"in m){const{place:l,clients:f}=m.implied;return{message:`\
host ${o} is not in \`allowed-hosts\` and was not contacted; ${P(l)} names no host, and this is the default of ${p(f)}`,help:`name an allowed registry there, ${a}\
, or set \`dialect\` if you use another CLI`}}return{message:`host ${o} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${a}`}}),
g={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},v=(0,w.lS)((0,w.lm)("host-as\
sumed","Default host of an assumed CLI was not contacted"),({host:m,place:o,clients:a,isListed:l})=>({message:`${m} was not contacted: ${P(o)} implies it as the\
 default host of ${p(a)}, but the CLI could not be detected`,help:l?"list the usages of the repository with `--dialect terraform` or `--dialect opentofu` to che\
ck the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),c=(0,w.lS)((0,w.lm)("host-generic","Gen\
eric hostname was not contacted"),({host:m})=>({message:`${m} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),y=(0,w.lS)((0,w.z3)("host-private-redirect","Redirect to a non-public address",O.zK),({host:m,address:o,asks:a})=>o===
"metadata"?{message:`${m} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${a==="document"?"redirects":"leads"} to ${m}, which has a ${o} address and was not contacted`,help:`if ${a==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),h=(0,w.lS)((0,w.z3)("host-check-crashed","tf-disco crashed while it checked \
the host",O.zK),({host:m,thrown:o})=>({message:`${m} was not checked completely, because of a bug in tf-disco ${T.xv}: ${r(o)}`,help:`please report this text at\
 ${T.xV}; to pass until it is fixed, add \`host-check-crashed ${m}\` to \`ignore\``}));function r(m){if(!(m instanceof Error))return(0,A.dh)(String(m));const o=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(m.stack??"")?.[1];return(0,A.dh)(String(m))+(o===void 0?"":` (${o})`)}const n=(0,w.lS)((0,w.z3)("host-http2","Host speaks only HTTP/2",O.zK),({host:m})=>({
message:`${m} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,help:(0,w.C)(`enable HTTP/1.1 on ${m} as well \
(ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),e=(0,w.lS)((0,w.z3)("host-not-checked","Host was not checked before the che\
ck ended",O.zK),({host:m,stopped:o,isBegun:a,unchecked:l,total:f,slowest:i})=>({message:`${m} was not checked${a?" completely: its visit was under way when":":"}\
 ${(0,A.Cw)(o)}, with ${l} of ${f} hosts not checked`,help:u[o.kind]+s(i)})),u={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function s(m){return m.length===0?"":`; most of the time went to hosts without a response: ${m.map(({host:a,tookMs:l})=>`${a}\
 (${(0,A.YA)(l)})`).join(", ")}`}}),5799:((lt,U,t)=>{t.d(U,{$e:()=>c,C:()=>A,lS:()=>h,lm:()=>y,oC:()=>T,pj:()=>p,z3:()=>v});var O=t(6174);const T=["error","warn\
ing","notice"],A=(r,n)=>n===void 0?{operator:r}:{operator:r,note:n};function w({operator:r,user:n,guest:e},{role:u,host:s}){const m=`ask the operator of ${s} to\
 ${r}`;switch(u){case"operator":return r;case"user":return n===r?n:n===void 0?m:`${n}; if you run ${s}, ${P(r,n)}`;case"guest":return e??n??m}}const P=(r,n)=>r.
startsWith(`${n}, or `)?r.slice(n.length+5):r;function p(r,n){const{cures:e,...u}=r;return e===void 0?r:{...u,help:E(e,n)}}function E(r,n){const{because:e,note:u}=r,
s=e===void 0?"":`${e}: `,m=u===void 0?"":`; ${u}`;return s+w(r,n)+m}const g=r=>(n,e,u=[])=>({code:n,title:e,severity:r,affects:u}),v=g("error"),c=g("warning"),y=g(
"notice");function h(r,n){return Object.assign(u=>{const{help:s,...m}=n(u),o=r.code,a=(0,O._)(m.message),l={...r,code:o,usualSeverity:r.severity,...m,message:a};
return s===void 0?l:typeof s=="string"?{...l,help:(0,O._)(s)}:{...l,help:E(s,{role:"operator",host:""}),cures:s}},r)}}),8937:((lt,U,t)=>{t.d(U,{$w:()=>P,em:()=>E,
nP:()=>p,pt:()=>w,ro:()=>A});var O=t(4e3),T=t(5799);const A="this pull request needs no change; run the check where the secret is available, for example on the \
main branch";function w({host:g,token:v,source:c},y){const h=`sent${y===null?"":` to ${y}`}`;switch(v){case"none":return`no token was found for ${g}`;case"sent":
return`the token for ${g} from ${c} was ${h}`;case"dropped":return`the token for ${g} from ${c} was not ${h}, because the CLIs drop it at a redirect to another \
host`;case"withheld":return`the token for ${g} from ${c} was not ${h}, because the URL is not https; the CLIs do send it`}}function P({host:g,token:v},c,y,h){switch(v){case"\
none":return{operator:p(g),user:p(g),guest:(0,O.qZ)(g)};case"sent":return{operator:h,user:h};case"dropped":return(0,T.C)(`serve ${c} without the redirect to ${y??
"another host"}`);case"withheld":return(0,T.C)(`serve ${c} at an https URL`)}}const p=g=>`add a token to \`tokens\` (${g}=\u2026) or set a TF_TOKEN_ variable`;function E(g,v,{
isFork:c,searched:y,notRead:h}){if(c)return{message:`${g}, and secrets are withheld from pull requests of forks`,help:A,severity:"notice"};const r=h.length===0?
"":`; not read: ${h.join(", ")}`;return{message:`${g}, and none was found (searched: ${y.join(", ")}${r})`,help:v}}}),5747:((lt,U,t)=>{t.d(U,{N0:()=>r,Oj:()=>h,
io:()=>g,yR:()=>E});var O=t(4573),T=t(3024);const A=16*1024*1024,w=T.constants.O_RDONLY|(T.constants.O_NONBLOCK??0)|(T.constants.O_NOCTTY??0),P=Buffer.allocUnsafeSlow(
256*1024);let p=P;const E=(e,u=A)=>v(e,u,y);function g(e,u){const s=v(e,u,(m,o)=>Buffer.from(m.subarray(0,o)));return Buffer.isBuffer(s)?s:null}function v(e,u,s){
let m;try{m=(0,T.openSync)(e,w)}catch(o){return n(o)}try{const o=(0,T.readSync)(m,P,0,P.length,null);return o<P.length?s(P,o):c(m,u,s)}catch(o){return n(o)}finally{
(0,T.closeSync)(m)}}function c(e,u,s){const{size:m}=(0,T.fstatSync)(e);if(m>u||m<P.length)return{ok:!1,failure:{kind:"size",bytes:m,maxBytes:u}};p.length<m&&(p=
Buffer.allocUnsafeSlow(Math.min(2*m,u)));const o=p;let a=0;for(;a<m;){const l=(0,T.readSync)(e,o,a,m-a,a);if(l===0)break;a+=l}return s(o,a)}function y(e,u){const s=e.
toString("utf8",0,u),m=!s.includes("\uFFFD")||(0,O.isUtf8)(e.subarray(0,u));return{ok:!0,text:s,isUtf8:m,bytes:u}}function h(e){if(!(typeof e=="object"&&e!==null&&
"code"in e)||typeof e.code!="string")throw e;return e.code}function r(e,u){try{return e()}catch(s){return h(s),u}}const n=e=>({ok:!1,failure:{kind:"error",code:h(
e)}})}),4e3:((lt,U,t)=>{t.d(U,{Af:()=>l,B9:()=>u,Cw:()=>M,Fn:()=>D,K4:()=>v,NM:()=>m,Vb:()=>$,Wt:()=>e,YA:()=>a,_r:()=>o,dh:()=>p,eZ:()=>f,go:()=>h,hS:()=>E,mP:()=>r,
qZ:()=>s,v:()=>c,zM:()=>i,zN:()=>g,zd:()=>y});var O=t(6174),T=t(4714),A=t(7715),w=t(9562);const P=300;function p(d,k=P){if(d.length<=k)return d;const I=(0,O._)(
d);return I.length<=k?I:`${(0,T.o)(I,k)}\u2026`}const E=(d,k)=>`${d} ${k}${d===1?"":"s"}`,g=(d,k)=>({shown:d.slice(0,k),more:Math.max(0,d.length-k)});function v(d,k,I=String){
const{shown:C,more:N}=g(d,k);return c(C.map(j=>I(j)),N)}const c=(d,k)=>`${d.join(", ")}${k>0?` and ${k} more`:""}`,y=d=>`the clients print "${d}"`;function h(d){
return d===null?"null":Array.isArray(d)?"an array":typeof d=="object"?"an object":`a ${typeof d}`}function r(d){if(d.kind==="error")return`cannot be read: ${d.code}`;
const{bytes:k,maxBytes:I}=d;return`has ${k} bytes and is not read; the limit is ${I/1024/1024} MiB`}const n={[w.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[w.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a pr\
ovider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function e(d){return d.flatMap(I=>n[I]??
[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const u=d=>`wait and run the check again; see ${(0,A.V)(d)??
"its status page"}, and consider a network mirror for providers`,s=d=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${d} serves its discovery\
 document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function m(d,k,I){if(d===null)return I;const C=d.title===
""?"":` ("${d.title}")`,N=I.guest??s(k);switch(d.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:N,because:`\
the host returned a sign-in page${C}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${C}: allow this machine to reach the host`;case"\
other":{const j=I.user??`check that ${k} is a registry, and ${e([])}`;return{...I,user:j,guest:N,because:`the host returned an HTML page${C}`}}}}const o=({url:d,
status:k,reason:I})=>`${d} returned ${`${k} ${p(I)}`.trim()}`,a=d=>`${Math.round(d/100)/10} s`,l=d=>d.map(({name:k,attemptMs:I,retries:C})=>{const N=Number.isFinite(
I)?a(I):"without a limit",j=C===0?"":` in each of ${C+1} attempts`,W=k.includes(" and ")?"wait":"waits";return`${k} ${W} ${N}${j}`}).join(", "),f=d=>d.map(({name:k})=>k).
join(" and "),i=d=>d.kind==="several"?d.reasons:[d];function M(d){switch(d.kind){case"deadline":return`the check reached its deadline of ${a(d.ms)}`;case"signal":
return`the check was interrupted by ${d.signal}`;case"crash":return"tf-disco crashed";case"missing":return _(d);case"several":return d.reasons.map(M).join("; ")}}
const S=10;function _({repositories:d,total:k}){const I=k===1?"repository":"repositories",C=d.length===1?"is":"are",N=v(d,S,p);return`${d.length} of ${k} ${I} ${C}\
 missing: ${N}`}const D=d=>`${d}; it may use hosts that are not in \`allowed-hosts\``,$=({kind:d,address:k,version:I})=>`${d} ${k} ${p(I,40)}`}),4714:((lt,U,t)=>{
t.d(U,{o:()=>A,w:()=>w});var O=t(3307);const T=2048,A=(P,p=T)=>P.length<=p?P:structuredClone(P.slice(0,p).toWellFormed());function w(P){if(P.length<=T)return(0,O.
IL)(P);switch(P[0]){case'"':return A((0,O.I)(P));case"[":return[];case"{":return{};default:return(0,O.IL)(P)}}}),7715:((lt,U,t)=>{t.d(U,{V:()=>T});const O=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),T=A=>O.get(A)??null}),5751:((lt,U,t)=>{t.d(U,{s:()=>C});
var O=t(3024),T=t(6760),A=t(5747),w=t(3625),P=t(4e3),p=t(3592),E=t(3474),g=t(8535),v=t(7030),c=t(6181),y=t(1831);function h(x){const H=X=>x[X]||x[X.toLowerCase()]||
"",G={http:n("HTTP_PROXY",H("HTTP_PROXY")),https:n("HTTPS_PROXY",H("HTTPS_PROXY"))},K=o(H("NO_PROXY"));return X=>{const Q=G[X.scheme];return Q===null||s(X.name)||
K(X)?null:Q}}const r=["http:","https:"];function n(x,H){if(H==="")return null;const G=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(H)?H:`http://${H}`);if(G===null)
throw new TypeError(`${x} is not a URL; expected http://HOST:PORT`);if(!r.includes(G.protocol))throw new TypeError(`${x} is a ${G.protocol}// proxy; expected ht\
tp:// or https://`);if(!e(G.username)||!e(G.password))throw new TypeError(`${x} has a user name or password with a bare "%"; write "%25" for it`);return G}function e(x){
try{return decodeURIComponent(x),!0}catch(H){if(H instanceof URIError)return!1;throw H}}const u=new v.BlockList;u.addSubnet("127.0.0.0",8,"ipv4"),u.addAddress("\
::1","ipv6");const s=x=>x==="localhost"||m(u,x);function m(x,H){const G=(0,c.n7)(H.replace(/%.*$/s,"")),K=(0,v.isIP)(G);return K!==0&&x.check(G,K===4?"ipv4":"ip\
v6")}function o(x){const H=x.split(",").map(G=>G.trim().toLowerCase()).filter(G=>G!=="").map(a);return G=>H.some(K=>K(G))}function a(x){if(x==="*")return()=>!0;
const H=l(x);if(H!==null)return({name:tt})=>H(tt);const{name:G,port:K}=M(x),X=tt=>K===""||String(tt.port)===K;if(f(G)){const tt=(0,c.n7)(G),ot=new v.BlockList;return ot.
addAddress(tt,(0,v.isIP)(tt)===4?"ipv4":"ipv6"),ut=>m(ot,ut.name)&&X(ut)}const Q=i(G);return tt=>(0,v.isIP)(tt.name)===0&&X(tt)&&Q(tt.name)}function l(x){const[
,H="",G=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(x)??[];if(!f(H))return null;const K=Number(G);if(K>((0,v.isIP)(H)===4?32:128))return null;const X=K-((0,v.isIP)(H)===
6?96:0),Q=new v.BlockList,tt=(0,v.isIP)((0,c.n7)(H))===4&&X>=0;return tt?Q.addSubnet((0,c.n7)(H),X,"ipv4"):Q.addSubnet(H,K,"ipv6"),ot=>m(Q,ot)&&(0,v.isIP)((0,c.
n7)(ot))===4===tt}const f=x=>(0,v.isIP)(x)!==0&&!x.includes("%");function i(x){if(x==="")return()=>!1;const H=x.replace(/^\*\./,"."),G=H.replace(/^\./,""),K=(0,y.
Pv)(G),X=K.ok?K.value:G;return Q=>Q.endsWith(`.${X}`)||!H.startsWith(".")&&Q===X}function M(x){const H=/^\[([^\]]*)\]:([^:]*)$/.exec(x)??/^([^:[\]]*):([^:[\]]*)$/.
exec(x);return H===null?{name:x,port:""}:{name:H[1]??"",port:H[2]??""}}var S=t(3152),_=t(6339);const D=function(...x){const{problemFacts:H}=t.late([558,914,341,
507],4507);return new.target?new H(...x):H(...x)},$=function(...x){const{parseNamedAddress:H}=t.late([22],6022);return new.target?new H(...x):H(...x)},d=function(...x){
const{parseAuthorities:H}=t.late([160],1160);return new.target?new H(...x):H(...x)},k=4*1024*1024,I=20;function C(x,{environment:H,directory:G,wording:K=S.w7}){
const{settings:X,mistakes:Q}=(0,S.P$)(x,K),tt=st(X.caFile,K),ot=V(H),ut=[tt,ot].flatMap(wt=>wt.ok?[]:[wt.why]),$t=N(X.scan,G).slice(0,I).map(wt=>K.missingPath(wt,
G)),_t=[...Q,...(0,_.S)(X,K),...j(X,K),...W(X,K),...ut,...$t];if(_t.length>0||!tt.ok||!ot.ok)throw new S.GN(_t);return{...X,authorities:tt.value,chooseProxy:ot.
value}}const N=(x,H)=>x.filter(G=>!/[*?[\]{}]/.test(G)&&!(0,O.existsSync)((0,T.resolve)(H,G)));function j({hostnames:x},{setting:H}){const G=H("hostnames"),X=x.
flatMap(({addresses:Q})=>Q).flatMap(Q=>{const tt=$(Q,"terraform");return tt.ok?[]:[`${G}: "${Q.service}=${Q.text}" is wrong: ${tt.why}`]});return(0,E.Ku)(X,G)}function W({
ignore:x},{setting:H}){const G=H("ignore");if(x.length===0)return[];const K=D(),X=x.flatMap(({code:Q})=>{if(Object.hasOwn(K,Q))return[];const tt=(0,g.q)(Q,Object.
keys(K)),ot=tt===null?`${p.aq} lists the codes`:`did you mean "${tt}"?`;return[`${G}: "${Q}" is not a problem code; ${ot}`]});return(0,E.Ku)(X,G)}function V(x){
try{return(0,w.J)(h(x))}catch(H){if(H instanceof TypeError)return(0,w.T)(H.message);throw H}}function st(x,{setting:H}){if(x===null)return(0,w.J)(null);const G=(0,A.
yR)(x,k),K=H("ca-file");if(!G.ok)return(0,w.T)(`${K} "${x}" ${(0,P.mP)(G.failure)}`);const X=d(G.text);return X.ok?X:(0,w.T)(`${K} "${x}" ${X.why}`)}}),2929:((lt,U,t)=>{
t.d(U,{z6:()=>sn,wX:()=>Ft,w5:()=>Bt});var O=t(6760),T=t(9461),A=t(3024),w=t(5747);const P=200,p=1024*1024,E=4e3;function g(Z,J,mt){const Et=Map.groupBy(Z.filter(
v).slice(0,P),({file:dt})=>dt);return Array.from(Et).flatMap(([dt,vt])=>{const St=(0,O.join)(J,dt),Pt=c(St,mt)?(0,w.yR)(St,p):null;return Pt?.ok?y(Pt.text,vt):[]})}
const v=({column:Z,endColumn:J})=>J>Z,c=(Z,J)=>(0,w.N0)(()=>(0,A.statSync)(Z).mtimeMs<=J+1,!1);function y(Z,J){const mt=[];let[Et,dt]=[1,Z.startsWith("\uFEFF")?
1:0];for(const vt of J.toSorted((St,Pt)=>St.line-Pt.line)){for(;Et<vt.line&&dt>=0;Et+=1)dt=Z.indexOf(`
`,dt)+1||-1;if(dt<0)break;const St=Z.indexOf(`
`,dt),Pt=St<0?Z.length:St,xt=Pt>dt&&Z[Pt-1]==="\r";mt.push(...h(Z.slice(dt,xt?Pt-1:Pt),vt))}return mt}function h(Z,J){const{column:mt,endColumn:Et}=J,dt=Z.length>
E?[]:Array.from(Z);if(mt>dt.length)return[];const[vt,St]=[mt-1,Et-1],Pt=(xt,Ut)=>dt.slice(xt,Ut).join("");return[{place:J,before:Pt(0,vt),literal:Pt(vt,St),after:Pt(
St)}]}var r=t(6174),n=t(2161);function e(Z,J){const{directory:mt,checkedAt:Et,configs:dt}=J,vt=dt.flatMap(Rt=>Rt.files),St=new Set(vt.flatMap(({path:Rt,shown:bt})=>[
u(Rt),bt])),Pt=Rt=>{const bt=u((0,O.resolve)(mt,Rt));return!St.has(Rt)&&!St.has(bt)&&s(Rt)&&s(bt)},xt=Z.filter(({file:Rt})=>Pt(Rt)),Ut=g(xt,mt,Et),It=i(Ut,J.usages);
return Ut.flatMap(Rt=>m(Rt,It.get(M(Rt.place))??null,J))}function u(Z){const J=(0,T.$)(Z);return J.kind==="file"?J.path:(0,O.resolve)(Z)}const s=Z=>(0,n.L8)((0,O.
basename)(Z),new Set,(0,O.basename)((0,O.dirname)(Z)))!==void 0;function m({place:Z,before:J,literal:mt,after:Et},dt,{redact:vt,kept:St}){const Pt=J+mt+Et;return vt(
Pt,St)!==Pt?[]:f(Pt)?dt===null||a.test(dt)||!mt.includes(dt)?[]:[{place:Z,before:"\u2026 ",literal:(0,r._)(dt),after:" \u2026"}]:[{place:Z,before:J,literal:mt,after:Et}]}
const o=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
a=/[\s"]/,l=/[\w+-]{20,}/g,f=Z=>o.test(Z)||(Z.match(l)??[]).some(J=>/\d/.test(J)&&/[a-z]/.test(J)&&/[A-Z]/.test(J));function i(Z,J){const mt=new Map(Z.map(({place:dt})=>[
M(dt),dt.file])),Et=new Set(mt.values());return new Map(J.filter(({place:dt})=>Et.has(dt.file)&&mt.has(M(dt))).flatMap(({place:dt,text:vt})=>vt===null?[]:[[M(dt),
vt]]))}const M=({file:Z,line:J,column:mt})=>`${J}:${mt} ${Z}`;var S=t(2389),_=t(6897),D=t(1831),$=t(3592),d=t(2796),k=t(4503),I=t(6763),C=t(5751),N=t(7052),j=t(
3862),W=t(7854),V=t(3474),st=t(3152);function x(Z,J,mt){const Et={...Z,newHosts:new Set,files:null,remarks:[]};if(J===null)return Et;const dt=It=>({...Et,remarks:[
`changed-only has no effect: ${It}`]});if(J.kind==="all")return dt(J.why);const{files:vt}=J,St=new Set(vt.filter(({status:It})=>It!=="removed").map(({file:It})=>It));
if(St.size>0&&![...St].some(It=>mt(It)!==null))return dt("the checkout contains none of the files that the pull request changes");const Pt=Z.usages.filter(({place:It})=>St.
has(It.file)),Ut=`changed-only: the pull request changes ${vt.length===1?"1 file":`${vt.length} files`} with ${Pt.length} of ${Z.usages.length} usages`;return{usages:Pt,
notes:Z.notes.filter(({place:It})=>H(It.file,St)),newHosts:K(Z.usages,vt,mt),files:new Set(vt.map(({file:It})=>It)),remarks:[Ut]}}const H=(Z,J)=>J.has(Z)||Z==="\
."||[...J].some(mt=>mt.startsWith(`${Z}/`)),G=2e8;function K(Z,J,mt){const Et=new Set;if(J.some(ot))return Et;const dt=new Map(J.map(It=>[It.file,It])),vt=(0,W.
Oo)(It=>X(dt.get(It),mt)),St=J.flatMap(({patch:It})=>Q(It,/^[ -]/));let Pt=0;const xt=(It,Rt)=>{const bt=[Rt,(0,D.nx)(Rt).toLowerCase()];return It.filter(Nt=>(Pt+=
Nt.length,Pt<=G&&bt.some(Zt=>Nt.includes(Zt)))).length},Ut=(It,Rt)=>{const{isNew:bt,now:Nt,added:Zt}=vt(It),Jt=bt?0:xt(Nt,Rt);return bt||Jt>0&&Jt===xt(Zt,Rt)};for(const[
It,Rt]of Map.groupBy(Z,bt=>bt.host)){if(It===null||Rt.some(({isHostImplied:Nt})=>Nt))continue;const bt=[...new Set(Rt.map(({place:Nt})=>Nt.file))];!bt.every(Nt=>dt.
has(Nt))||xt(St,It)>0||bt.every(Nt=>Ut(Nt,It))&&Pt<=G&&Et.add(It)}return Et}function X(Z,J){const{file:mt="",status:Et,patch:dt=null}=Z??{},vt=Et==="added";if(vt||
dt===null)return{isNew:vt,now:[],added:[]};const St=(J(mt)??"").toLowerCase().split(`
`);return{isNew:vt,now:St,added:Q(dt,/^\+/)}}const Q=(Z,J)=>(Z??"").toLowerCase().split(`
`).filter(mt=>J.test(mt)),tt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,ot=({file:Z,status:J,changes:mt,patch:Et})=>Et===null&&J!=="added"&&mt>0&&tt.test(
Z);var ut=t(2859),$t=t(1435),_t=t(5866),wt=t(370);async function Ct(Z,J){const mt=J.now(),Et=await(0,wt.SQ)(Z,J),dt=Z.scan.length===0?0:J.now()-mt,{dialect:vt,usedBy:St,
...Pt}=(0,wt.o0)(Z,Et,J),xt={...Pt,notes:[...Pt.notes,...Lt(Et,J.stop.why)]},Ut=await ft(xt,Z,J),It=(0,$t.j)(Ut.usages,Z,vt,{...J,mayHavePlugins:(0,wt.C_)(Et,Z)}),
{roots:Rt,notes:bt}=(0,_t.D0)({...xt,scanned:Et,changed:Ut.files,dialect:vt,settings:Z}),Nt=(0,j.X)(It.usages,Rt),Zt=(0,ut.C)(Z,Nt,vt.clients,(0,W.kA)(xt.usages)),
{configs:Jt,releases:tn}=It,{environment:rn}=J,{files:cn,bytes:Wt}=Et;return{dialect:{...vt,releases:tn},configs:Jt,usages:Nt,roots:Rt,requirements:Zt,notes:[...(0,_t.
a3)(Ut.notes,Nt,Z,rn),...bt],newHosts:Ut.newHosts,isEmpty:Z.scan.length>0&&Et.isEmpty&&Et.endedAt===null,complaints:It.findings,allUsages:xt.usages,changes:Ut.changes,
remarks:[...Ut.remarks,...It.remarks],scan:{files:cn,bytes:Wt,usages:Nt.length,durationMs:dt},clients:St,repositories:[],missing:null,checkouts:null}}async function ft(Z,J,mt){
const Et=J.changedOnly?await mt.changes(J):null;return{changes:Et,...x(Z,Et,vt=>{const St=(0,w.yR)((0,O.join)(mt.directory,vt));return St.ok?St.text:null})}}function Lt({
endedAt:Z,files:J},mt){return Z===null||mt===null?[]:[(0,W.YW)(Z,(0,N.ub)({kind:"time",stopped:mt,files:J}))]}function zt({requirements:Z,repositories:J}){const{
size:mt}=new Set(Z.map(({host:dt})=>dt));if(mt<=V.pS)return;const Et=`${mt} hosts, the limit is ${V.pS}`;throw new st.GN([J.length>0?`usages name ${Et}: check f\
ewer repositories at once`:`scan found ${Et}: narrow scan or exclude files`])}var Yt=t(5960);const Qt=function(...Z){const{nameRepository:J}=t.late([400,210,913],
5913);return new.target?new J(...Z):J(...Z)},qt=function(...Z){const{prepareFleet:J}=t.late([914,341,210,207],7207);return new.target?new J(...Z):J(...Z)};async function sn(Z,J){
const mt=new Date,Et=(0,C.s)(Z,J),dt=Et.deadlineMs,vt=J.startTimer(dt,()=>J.stop.end({kind:"deadline",ms:dt}));try{const St=await on(Et,J);zt(St),await(0,_.x)();
const Pt=await en(St,Et,J,mt);return await yt(Pt,St,Et,J,mt)}finally{vt()}}const on=(Z,J)=>Z.usages.length===0?Ct(Z,J):qt(Z,J);async function en(Z,J,mt,Et){const{
environment:dt,stop:vt,isFork:St}=mt,{dialect:Pt}=Z,xt={...Z,...await z(Z,J,mt),tokenVariables:Bt(dt),tokenHosts:J.tokens.map(({host:Ut})=>Ut),stopped:it(vt.why,
Z.missing)};return(0,S.S4)(xt,{...J,dialect:Pt,isFork:St,now:Et.getTime()})}async function z(Z,J,mt){const{requirements:Et,roots:dt,dialect:vt}=Z,St=(0,Yt.e)(Et,
J,vt),Pt=Array.from(St,([bt,Nt])=>(0,Yt.i)(bt,Nt)),xt=new Set(Et.map(({host:bt})=>bt).filter(bt=>!St.has(bt))),Ut=J.depth!=="discovery"&&dt.length>0;if(xt.size===
0&&!Ut)return{visits:Pt,predicted:S.j7,tokenSources:new Map};const{contact:It}=await Promise.all([t.e(914),t.e(217),t.e(456),t.e(696)]).then(t.bind(t,2696)),Rt=await It(
[...xt],Z,J,mt);return{...Rt,visits:[...Rt.visits,...Pt]}}const it=(Z,J)=>Z===null||J===null?Z??J:{kind:"several",reasons:[Z,J]};async function yt(Z,J,mt,Et,dt){
const{configs:vt,allUsages:St,requirements:Pt,changes:xt,scan:Ut,clients:It}=J,Rt=Ft(Pt),bt=[...J.remarks,...(0,I.rc)(Z)],{why:Nt,evidence:Zt}=J.dialect,Jt={verdict:Z,
remarks:(0,I.q9)(bt),detection:{why:Nt,evidence:Zt}},{verdict:tn,remarks:rn,detection:cn}=Et.secrets.redact(Jt,Rt);return{settings:mt,changes:xt,verdict:tn,context:{
dialect:{...J.dialect,...cn},failOn:mt.failOn,scan:Ut,remarks:rn,startedAt:dt.toISOString(),durationMs:Date.now()-dt.getTime(),version:$.xv,docsUrl:$.aq,clients:It(),
sources:e((0,d.sC)(tn.findings),{...Et.secrets,kept:Rt,usages:St,configs:vt,directory:Et.directory,checkedAt:dt.getTime()}),links:null,repository:kt(tn,J,Et),repositories:J.
repositories,history:null}}}function kt(Z,{scan:J,repositories:mt},{directory:Et,environment:dt}){return J.files===0||mt.length>0?null:Qt(Et,(0,k.R8)(Z),dt)}const Bt=Z=>Object.
keys(Z).filter(J=>/^TFE?_?TOKEN/i.test(J)),Ft=Z=>new Set(Z.flatMap(({host:J,service:mt})=>[J,(0,D.nx)(J),mt]))}),9461:((lt,U,t)=>{t.d(U,{$:()=>A});var O=t(3024),
T=t(5747);function A(w){try{const P=(0,O.realpathSync)(w),p=(0,O.statSync)(P);return p.isFile()?{kind:"file",path:P}:{kind:p.isDirectory()?"directory":"special",
path:P}}catch(P){return{kind:"error",code:(0,T.Oj)(P)}}}}),8185:((lt,U,t)=>{t.d(U,{C:()=>c,I:()=>h});var O=t(4283),T=t(7052),A=t(6697),w=t(1064),P=t(1831),p=t(2886);
const E=(r,{allowedHosts:n,hostnames:e})=>(0,P.Jr)(r,n)||e.some(u=>u.host===r),g={file:".",line:1,column:1,endColumn:1},v=1e4;function c(r,n,e=v){if(n.allowedHosts.
length===0)return[];const u=new Map,s=[];let m=0;for(const{directHost:a,kind:l,isOverridden:f,place:i,clients:M}of r){if(a===void 0||f||E(a,n))continue;const S=l===
"backend_http"||l==="remote_state"?"backend":"download",_=`${S} ${a}`,D=u.get(_);if(D===void 0&&u.size>=e){m+=1;continue}const $=D??y(a,S);u.set(_,$),s.push({...$,
place:i,clients:M})}if(m===0)return s;const o=(0,T.ub)({kind:"problems",max:e,omitted:m});return[...s,{problem:o,place:g,clients:w.Du,host:null}]}function y(r,n){
const e=(0,P.Pv)(r),u=e.ok?e.value:null,s=u===null?r:(0,P.nx)(u);return{problem:(0,A.wp)({host:s,use:n}),host:u}}function h(r,n,e,u){if(u.allowedHosts.length===
0)return[];const s=e.filter(({because:m})=>m.some(o=>typeof o!="string"));return n.flatMap(m=>{const{id:o,kind:a}=m;if(a!=="url"||!s.some(M=>M.service===o))return[];
const l=(0,O.Dl)(m.url),f=l.ok?(0,P.Pm)(l.value):null;if(f===null||f===r||E(f,u))return[];const i=(0,A.wp)({host:f,service:o,registry:(0,P.nx)(r)});return[(0,p.
bz)(i,o)]})}}),8988:((lt,U,t)=>{t.d(U,{s:()=>y,k:()=>m});var O=t(3534),T=t(3410),A=t(5143),w=t(9562);const P=[w.OZ,w.Bn],p=[w.e$,w.xq],E=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...P,...p]},{matches:/^api\.env0\.com$/,services:p},{matches:/^backend\.api\.env0\.com$/,services:P},{matches:/\.scalr\.io$/,services:P}],g=o=>E.find(
({matches:a})=>a.test(o))?.services??[];var v=t(241),c=t(2886);function y(o,{role:a},l){const f=n(o),i=o.credentials?.hasToken===!0,S=(o.attempt.hops.at(-1)?.challenge??
null)===null&&(i||a!=="guest"),_=i?[]:e(o.host,f,l),$=[...o.difference===null?[]:[o.difference],..._,...f===null||!S?[]:[u(o,f,l)]].map(k=>(0,c.bz)(k)),d=i?[]:h(
o,l);return d.length>0?[...$,...d]:_.length===0?[...$,...r(o,l)]:$}function h(o,{usages:a,isFork:l,depth:f}){const{host:i,attempt:M}=o;if(f==="discovery"||M.discovery.
kind!=="found")return[];const S=a.flatMap(({workspace:_,hasOwnToken:D,needs:$,place:d})=>_===void 0||D||(0,A.Zl)(d.file)?[]:$.filter(k=>k.host===i));return Array.
from(Map.groupBy(S,({service:_})=>_),([_,D])=>{const $=(0,T.vs)({host:i,service:_,isFork:l,...s(o)}),d=D.flatMap(k=>k.clients);return(0,c.bz)((0,c.aZ)($,d),_)})}
function r(o,{usages:a,isFork:l}){const{host:f,attempt:i,credentials:M}=o;if(i.discovery.kind!=="found"||M?.hasToken||M?.problem)return[];const S=g(f).find(_=>a.
some(({hasOwnToken:D,needs:$,place:d})=>$.some(k=>k.host===f&&k.service===_)&&!D&&!(0,A.Zl)(d.file)));return S===void 0?[]:[(0,c.bz)((0,O.$U)({host:f,service:S,
isFork:l,...s(o)}),S)]}function n(o){const{discovery:a,hops:l}=o.attempt;return a.kind==="failed"&&a.problem.code==="document-unauthorized"?l.at(-1)?.status??null:
null}function e(o,a,{tokenVariables:l,hosts:f}){return(0,v.B)(l,o,f).filter(({isParent:i})=>!i||a!==null).map(({variable:i,why:M,write:S})=>(0,O.z2)({host:o,variable:i,
why:M,write:S}))}function u(o,a,{isFork:l}){const{host:f,credentials:i}=o;return i?.hasToken?(0,O.JD)({host:f,status:a,source:i.source}):(0,O.$U)({host:f,service:null,
isFork:l,...s(o)})}function s({credentials:o,looks:a}){const l=a.flatMap(S=>S.looks),f=S=>[...new Set(l.flatMap(({held:_,source:D})=>_!=="not read"===S?D:[]))],
i=o===null?f(!0):[o.source],M=o===null?f(!1):[];return{searched:i,notRead:M}}function m(o,a){return o.filter(l=>!a.includes(l)).map(l=>(0,c.bz)((0,O.bI)({host:l})))}}),
2886:((lt,U,t)=>{t.d(U,{ER:()=>c,HJ:()=>s,Np:()=>n,Rh:()=>o,TC:()=>a,aZ:()=>v,b4:()=>P,bz:()=>g,hD:()=>r,l$:()=>E,ld:()=>u,ml:()=>y,pi:()=>e,xJ:()=>h});var O=t(
5143),T=t(5799),A=t(1831),w=t(7715);const P=l=>({...l,needed:l.places.some(f=>typeof f=="string"||!(0,O.Zl)(f.file))}),p=["module","provider","version","package",
"lock","not"],E=({problem:l,places:f})=>p.includes(l.code.replace(/-.*/,""))&&f.length>0&&f.every(i=>typeof i!="string"),g=(l,f=null,i=!0)=>({services:f===null?
[]:[f],problem:l,needed:i}),v=(l,f)=>({...l,affects:l.affects.filter(i=>f.includes(i))}),c=({problem:l,needed:f})=>f&&l.usualSeverity==="error"&&!y.includes(l.code),
y=["host-http2","host-check-crashed"];function h({problem:l,needed:f},i){const M=f&&i.some(S=>l.affects.includes(S));return l.severity==="error"&&!M?"warning":l.
severity}const r=(l,f,i)=>({severity:h(l,f),problem:l.problem,affects:l.problem.affects,...i,places:(0,O.As)(i.places)}),n=(l,f)=>T.oC.indexOf(l.severity)-T.oC.
indexOf(f.severity),e=(l,f,i)=>i.some(M=>M.code===l.code&&(M.host===null||M.host===f));function u({problem:l,services:f},{visit:{host:i,attempt:M},requirements:S,
answering:_},{depth:D}){if(D==="discovery"||M.discovery.kind==="skipped")return!0;const $=f.some(k=>_.has(`${i} ${k}`));if(l.code==="service-url-no-slash"&&$)return!1;
const d=S.filter(({service:k})=>f.length===0||f.includes(k));return d.length===0||d.some(({isForInit:k})=>k)}function s(l){const f=new Map;return i=>{const M=JSON.
stringify(i),S=f.get(M)??m(i,l);return f.set(M,S),S}}function m(l,f){const i=$=>f.filter(({service:d})=>$.includes(d)),M=l.length===0?f:i(l),S=l.filter($=>M.some(
({service:d})=>d===$)),_=S.length>0?S:l,D=(M.length>0?M:i(["any"])).flatMap($=>$.because);return{service:_.length===1?_[0]??null:null,places:o([...new Set(D)])}}
function o(l){const{own:f=[],aside:i=[]}=Object.groupBy(l,M=>typeof M!="string"&&(0,O.Zl)(M.file)?"aside":"own");return[...f,...i]}function a(l,f){const i=f.some(
({because:S})=>S.includes("hostnames input"));return{role:(0,w.V)(l)!==null?"guest":i?"operator":"user",host:(0,A.nx)(l)}}}),9464:((lt,U,t)=>{t.d(U,{f:()=>p,u:()=>g});
var O=t(4283),T=t(3534),A=t(1831),w=t(9562),P=t(2886);function p({host:v,attempt:c,credentials:y},h){const r=y?.hasToken===!0,n=[...h.flatMap(e=>e.kind==="url"&&
(0,w.p4)(e.id)&&(0,w.D6)(e.id)?[{url:e.url,service:e.id,isSent:r}]:[]),...c.hops.map(({url:e,authorization:u})=>({url:e,service:null,isSent:u==="sent"}))].flatMap(
({url:e,...u})=>{const s=E(e);return s===null||s===v?[]:[{...u,host:s}]});return[...new Map(n.toReversed().map(e=>[e.host,e])).values()]}function E(v){const c=(0,O.
Dl)(v),y=c.ok?(0,A.Pm)(c.value):null,h=y===null?null:(0,A.Pv)(y);return h?.ok?h.value:null}function g(v,c,{tokenSources:y,hosts:h}){return p(v,c).flatMap(({host:r,
service:n,isSent:e})=>{const u=y.get(r);if(u===void 0)return[];const s=n===null?v.attempt.discovery.kind==="failed":!e,m=(0,T.To)({host:(0,A.nx)(v.host),other:(0,A.
nx)(r),source:u,service:n,isSent:e,isNotice:!s||h.has(r)});return[(0,P.bz)(m,n)]})}}),2389:((lt,U,t)=>{t.d(U,{j7:()=>a,k2:()=>D,S4:()=>l});var O=t(4e3),T=t(7052),
A=t(5143),w=t(5799),P=t(1064),p=t(8185),E=t(8988),g=t(2886);function v($,d,k){const I=new Set($.notes.flatMap(({problem:G,place:K})=>G.code==="file-syntax"?K.file:
[])),C=[...$.complaints.map(({problem:G,place:K})=>e((0,g.bz)(G),K,k)),...(0,E.k)($.tokenHosts,d).map(G=>e(G,null,k)),...$.isEmpty?[r(k)]:[]],N=[...$.notes.map(
G=>h(G,I,k)),...(0,p.C)($.usages,k).map(({problem:G,clients:K,place:X,host:Q})=>{const tt=(0,g.bz)((0,g.aZ)(G,K));return{host:Q,finding:{...e(tt,X,k),host:Q}}}),
...$.ofAnswers.map(G=>h(G,I,k)),...$.others.map(G=>({host:G.host,finding:n(G,k)})),...C.map(G=>({host:null,finding:G}))],{placed:j=[],others:W=[]}=Object.groupBy(
N,({finding:G})=>G.places.length>0?"placed":"others"),V=[...c(j),...W],st=V.flatMap(({host:G,finding:K})=>(0,g.pi)(K.problem,G,k.ignore)?[]:[K]),x=({exclude:G})=>+(G!==
void 0),H=st.toSorted((G,K)=>(0,g.Np)(G,K)||x(G)-x(K));return{files:H,ignored:V.length-H.length}}function c($){return[...Map.groupBy($,({host:k,finding:I})=>{const{
problem:C,severity:N,affects:j,exclude:W}=I,{code:V,message:st,help:x}=C;return JSON.stringify([k,V,N,st,x,j,W===void 0])}).values()].flatMap(k=>{const[I]=k;if(I===
void 0||k.length===1)return k;const C=(0,A.As)(k.flatMap(({finding:W})=>W.places)),N=new Set(k.flatMap(({finding:W})=>W.exclude??[])),j=N.size===0?{}:{exclude:[
...N]};return[{...I,finding:{...I.finding,places:C,...j}}]})}const y={error:"warning",warning:"notice",notice:"notice"};function h($,d,k){const{problem:I,place:C,
others:N=[],host:j,clients:W,isPlaceholder:V}=$,st=$.checkedFor??k.dialect,x=$.aside??C.file,H=I.severity==="error"&&(V||d.has(C.file)||(0,A.Zl)(x)),G=H?"warnin\
g":I.severity,X=st.isGuess&&P.Du.some(ut=>!W.includes(ut))?y[G]:G,Q=(0,g.bz)({...(0,g.aZ)(I,W),severity:X}),tt=e(Q,C,{dialect:st}),ot={...tt,places:[...tt.places,
...N]};if(I.code==="file-limit"&&k.allowedHosts.length>0){const ut={...Q.problem,message:(0,O.Fn)(I.message)};return{host:j,finding:{...ot,problem:ut,severity:"\
error"}}}return!H&&!(0,A.Zl)(x)?{host:j,finding:ot}:{host:j,finding:{...ot,exclude:[(0,A.n7)(x)]}}}function r($){const{scan:d,hostnames:k,usages:I}=$,C=k.length>
0,N=(0,T.JW)({scan:d,hasHostnames:C,isFleet:I.length>0});return{...e((0,g.bz)(N),null,$),severity:N.severity}}function n({host:$,places:d,...k},I){const C=(0,w.
pj)(k.problem,(0,g.TC)($,[]));return{...e({...k,problem:C},null,I),host:$,places:(0,A.As)(d)}}const e=($,d,{dialect:k})=>(0,g.hD)($,k.clients,{host:null,service:null,
places:d===null?[]:[d],isHostNew:!1});var u=t(9464);const s=function(...$){const{judgeRequests:d}=t.late([914,217,456,696],2696);return new.target?new d(...$):d(
...$)},m=function(...$){const{crashedVisit:d}=t.late([914,217,456,696],2696);return new.target?new d(...$):d(...$)},o=function(...$){const{judgeVisit:d}=t.late(
[914,217,456,696],2696);return new.target?new d(...$):d(...$)},a={drafts:[],notes:[],roots:[],requests:[],answering:new Set};function l($,d){const{requirements:k,
visits:I}=$,C=Map.groupBy(k,({host:ft})=>ft),N=I.map(({host:ft})=>ft),j=new Set(N),W={...d,...$,hosts:j},V=Map.groupBy($.predicted.drafts,({host:ft})=>ft),st=Map.
groupBy($.predicted.requests,({host:ft})=>ft),x=I.map(ft=>{const Lt=$.newHosts.has(ft.host),zt={visit:ft,requirements:C.get(ft.host)??[],predicted:V.get(ft.host)??
[],requests:st.get(ft.host)??[],answering:$.predicted.answering,isNew:Lt};try{const Yt=o(zt,d,W);return{...Yt,beyond:(0,u.f)(ft,Yt.verdict.services)}}catch(Yt){
return{...m(zt,d,Yt),beyond:[]}}}),H=x.map(({verdict:ft})=>ft),K=[...x.flatMap(ft=>ft.beyond).map(({host:ft})=>ft),...st.keys()],X=[...N,...K],Q=Array.from(st,([
ft,Lt])=>s({host:ft,known:[]},Lt,d).map(zt=>({...zt,host:ft,places:[]}))),tt=[...$.predicted.drafts,...Q.flat()].filter(({host:ft})=>!j.has(ft)),ot=$.predicted.
notes,ut=v({...$,ofAnswers:ot,others:tt},X,d),$t=[...x.flatMap(({ofFiles:ft})=>ft),...ut.files].sort(g.Np),_t=[...H.flatMap(ft=>ft.findings),...$t].sort(g.Np),{
stopped:wt}=$,Ct=_(ut.files);return{passed:wt===null&&!_t.some(({severity:ft})=>D(ft,d.failOn)),stopped:wt,hosts:H,files:$t,findings:_t,ignored:x.reduce((ft,Lt)=>ft+
Lt.ignored,ut.ignored),roots:$.predicted.roots.map(ft=>f(ft,d,Ct))}}function f({rows:$,...d},{ignore:k},I){const C=({drafts:N,decidedAt:j})=>N.length>0?N.filter(
({problem:W,host:V})=>!(0,g.pi)(W,V,k)).map(W=>({...W,severity:(0,g.xJ)(W,d.clients)})):j.flatMap(W=>I.get(M(W))??[]);return{...d,rows:$.map(N=>{const{drafts:j,
decidedAt:W,...V}=N,x=j.length>0||Object.values(V.chosen).includes(null)?C(N).toSorted(g.Np):[],H=new Map(x.map(({problem:G})=>[G.code,i(G)]));return{...V,worst:x[0]?.
severity??null,problems:[...H.values()]}})}}const i=({code:$,title:d,usualSeverity:k})=>({code:$,title:d,usualSeverity:k}),M=({file:$,line:d})=>`${$}:${d}`,S=/^(?:constraint|lock)-/,
_=$=>{const d=$.filter(({problem:I})=>S.test(I.code)).flatMap(I=>I.places.map(C=>({place:C,finding:I}))),k=Map.groupBy(d,({place:I})=>typeof I=="string"?I:M(I));
return new Map(Array.from(k,([I,C])=>[I,C.map(({finding:N})=>N)]))},D=($,d)=>$==="error"?d!=="never":$==="warning"&&d==="warning"}),6897:((lt,U,t)=>{t.d(U,{n:()=>T,
x:()=>A});const O=100;async function T(w,P,p){let E=performance.now();for(;;){const g=w.next(P.why!==null);if(g.done)return g.value;performance.now()-E<O||(p(g.
value),await A(),E=performance.now())}}const A=()=>new Promise(w=>setImmediate(w))}),9664:((lt,U,t)=>{t.d(U,{Gz:()=>T,LA:()=>P,jt:()=>A,un:()=>w});var O=t(3916);
const T=(p,E)=>p===""?E:`${p}/${E}`,A=p=>p.slice(0,Math.max(0,p.lastIndexOf("/")));function w(p,E){const g=(0,O.join)(p,E).replace(/\/$/,"");return g==="."?"":g}
const P=p=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(p)}),1022:((lt,U,t)=>{t.d(U,{m:()=>r,s:()=>e});var O=t(3625),T=t(6246),A=t(1831),w=t(8408),P=t(5011);const p={
terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},E="hashicorp",g="-",v='Invalid provider source string: The "source" attribute must be in th\
e format "[hostname/][namespace/]name"',c={prefix:"terraform-",whose:"a Terraform",frequency:"often"},h={terraform:[c],opentofu:[c,{prefix:"opentofu-",whose:"an\
 OpenTofu",frequency:"sometimes"}]};function r(l,f){const i=l.split("/");if(i.length>3||i.includes(""))return n(v);const[M="",S,_]=i.reverse(),D=e(M);if(!D.ok){
const j=`${(0,T.o)(M)} in source ${(0,T.o)(l)}`;return n(`Invalid provider type: Invalid provider type ${j}: ${D.why}"`)}const $=_===void 0,d=$?(0,O.J)((0,P.Vm)(
f)):(0,A.Pv)(_);if(S===void 0&&d.ok){const j={hostImplied:$,namespace:E,type:D.value};return{kind:"registry",host:d.value,...j}}const k=u(S??""),I=`namespace ""\
 in source ${(0,T.o)(l)}`;if(!k.ok)return n(`Invalid provider namespace: Invalid provider ${I}: ${k.why}"`);if(!d.ok){const j="Invalid provider source hostname";
return n(`${j}: ${j} ${I}: ${d.why}"`)}const C={hostImplied:$,host:d.value,namespace:k.value,type:D.value},N=m(C,f);return N===void 0?{kind:s(C,f),...C}:n(N)}const n=l=>({
kind:"invalid",error:l});function e(l){if(/^[a-z0-9]+$/.test(l))return(0,O.J)(l);if(l==="")return(0,O.T)("must have at least one character");if(l.includes("."))
return(0,O.T)("dots are not allowed");if(l.includes("--"))return(0,O.T)("cannot use multiple consecutive dashes");const f=(0,w.YE)(l);return f.ok?(0,O.J)((0,w.DI)(
f.value)):(0,O.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const u=l=>l===g?(0,O.J)(l):e(l);function s({host:l,
namespace:f},i){return f===g?"legacy":f==="builtin"&&p[i].includes(l)?"builtin":"registry"}function m(l,f){const i=(0,P.Vm)(f);if(l.namespace===g&&l.host!==i)return`\
Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${i}.`;const M=h[f].find(({prefix:S})=>l.type.startsWith(S));return M===
void 0?void 0:o(l,M,f)}function o(l,{prefix:f,whose:i,frequency:M},S){const _=`${f}provider-`,D=l.type.slice(_.length);if(!l.type.startsWith(_)||!e(D).ok)return`\
Invalid provider type: Provider source ${(0,T.o)(a(l))} has a type with the prefix ${(0,T.o)(f)}, which isn't allowed because it would be redundant to name ${i}\
 provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const $=a({...l,type:D},S);return`Invalid provider typ\
e: Provider source ${(0,T.o)(a(l,S))} has a type with the prefix ${(0,T.o)(_)}, which isn't valid. Although that prefix is ${M} used in the names of version con\
trol repositories for ${i.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,T.o)($)}?`}const a=({host:l,namespace:f,type:i},M)=>M!==void 0&&l===(0,P.Vm)(M)?`${f}/${i}`:`${(0,A.nx)(l)}/${f}/${i}`}),241:((lt,U,t)=>{t.d(U,
{B:()=>w});var O=t(1831);const T=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,A="TF_TOKEN_";function w(c,y,h){const[r]=(0,O.fK)(y);return r===void 0?[]:c.flatMap(n=>{const e=(0,O.
$k)(n);if(e!==null&&h.has(e))return[];const u=P(n,e,y);return u===null?[]:[{variable:n,why:u,write:r,isParent:p(e,y)}]})}function P(c,y,h){const r=T.exec(c)?.[0];
if(r===void 0)return null;const n=c.slice(r.length);return y!==null&&p(y,h)?`it is for ${(0,O.nx)(y)} only: the clients do not use the tokens of parent domains`:
g(h).some(e=>e===E(n))?r!==A?`it begins with ${r}, and the clients read only ${A}`:y===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,O.nx)(y)}${v(n,h)}`:null}const p=(c,y)=>c!==null&&(0,O.Sv)(y).name.endsWith(`.${(0,O.Sv)(c).name}`),E=c=>c.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function g(c){const{name:y}=(0,O.Sv)(c);return[...new Set([c,y,(0,O.nx)(c)].map(E))]}function v(c,y){const{name:h,port:r}=(0,O.
Sv)(y);return r!==443&&!c.includes(":")?"; a port follows a colon":h.includes("-")&&!c.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((lt,U,t)=>{
t.d(U,{S3:()=>M,Wi:()=>m,YM:()=>S,a2:()=>f,cZ:()=>p,cr:()=>a,hs:()=>l,pq:()=>i,sC:()=>o});var O=t(2886),T=t(1064),A=t(1831),w=t(8884);const P=3;function p(_){return[
...Map.groupBy(E(_),v).values()].flatMap(D=>{const $=[...Map.groupBy(D,c).values()];return $.length>P?[D]:$}).flatMap(D=>y(D)??[]).map(D=>({cause:D,hits:(0,w.eb)(
D.findings).length})).toSorted(({cause:D,hits:$},{cause:d,hits:k})=>(0,O.Np)(D,d)||g(D)-g(d)||k-$||d.hosts.length-D.hosts.length).map(({cause:D})=>D)}const E=_=>_.
map(D=>({finding:D,hits:(0,w.eb)([D]).length})).toSorted((D,$)=>$.hits-D.hits).map(({finding:D})=>D);function g({code:_,affects:D}){return _==="host-not-checked"?
2:D.length===0||T.Du.some($=>D.includes($))?0:1}const v=({severity:_,problem:D,affects:$,exclude:d})=>JSON.stringify([_,D.code,$,d===void 0]),c=_=>_.exclude===void 0?
u(_.problem.help??"",_):"";function y(_){const[D]=_;if(D===void 0)return null;const $=[...new Set(_.flatMap(({host:x})=>x??[]))],{code:d,title:k,help:I,message:C}=D.
problem,N=(x,H)=>$.length>1?u(x,H):x,j=N(C,D),W=_.every(x=>N(x.problem.message,x)===j),V=N(I??"",D),st=_.every(x=>N(x.problem.help??"",x)===V);return{severity:D.
severity,code:d,title:k,affects:D.affects,findings:_,hosts:$,message:W?j:null,help:V!==""&&st?e(V,_):null}}const h=/\bTF_TOKEN_\w+/g,r="TF_TOKEN_HOST",n=5;function e(_,D){
if(!_.includes(r))return _;const $=new Set(D.flatMap(({problem:d})=>d.help?.match(h)??[]));return $.size<=n?`${_}; ${r} is ${[...$].join(" or ")}`:`${_}; in ${r}\
, write each dot of the host as an underscore and each hyphen as two`}function u(_,{host:D}){return D===null||_===""?_:[...new Set([D,(0,A.nx)(D)])].reduce(($,d)=>$.
replaceAll(d,s),_).replace(h,r).replaceAll(/\bhost the host/g,"the host")}function s(_,D,$){const[d=" ",k=" "]=[$[D-1],$[D+_.length]];return/[\s("]/.test(d)&&/[\s,;.:)"]/.
test(k)?"the host":"HOST"}const m=3,o=_=>p(_).flatMap(D=>a(D).slice(0,m).flatMap(([,$])=>(0,w.tN)($)??[]).filter($=>!(0,w.cC)($))),a=({message:_,findings:D})=>_===
null?[...Map.groupBy(D,({problem:$})=>$.message)]:[[_,D]],l=({hosts:_,findings:D})=>_.length>0&&!D.every(O.l$),f=_=>l(_)?"host":"place";function i(_){return l(_)?
_.hosts.length:(0,w.yv)(_.findings).lines.length}function M(_){const{findings:D,message:$}=_;return $===null?D.map(d=>[d]):l(_)?[...Map.groupBy(D,({host:d})=>d).
values()]:(0,w.yv)(D).lines}function S(_){const D=_.filter(k=>l(k)&&k.hosts.length>1),d=[...Map.groupBy(D,({hosts:k})=>k.toSorted().join()).values()].flatMap(([
k,...I])=>k===void 0?[]:I.map(C=>[C,k.code]));return new Map(d.filter(([{message:k}])=>k!==null))}}),4503:((lt,U,t)=>{t.d(U,{DZ:()=>n,R8:()=>u,aE:()=>w,oW:()=>e,
uM:()=>A});var O=t(5143),T=t(8884);function A({file:s,line:m},{links:o,repositories:a}){const{repository:l,path:f}=(0,O.bH)(s);if(l!==null){const M=r(p(a).get(l)),
S=f==="."?null:e(f);return M===null||S===null?null:`${M}/${S}#L${m}`}const i=o?.get(s);return i===void 0?null:i.diff?.lines.has(m)?`${i.diff.url}R${m}`:`${i.url}\
#L${m}`}const w=(s,{repositories:m})=>{const o=p(m).get(s)?.url??null;return o===null||h(o)===null?null:o},P=new WeakMap;function p(s){const m=P.get(s)??new Map(
s.map(o=>[o.name,o]));return P.set(s,m),m}const E=600,g=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,v=/^(?:[\da-f]{40}|[\da-f]{64})$/,
c=/^gitlab\.com$/i,y=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,h=s=>s.length<=E?g.exec(s)?.[1]??
null:null;function r(s){const{url:m=null,commit:o=null}=s??{},a=m===null?null:h(m);return a===null||o===null||!v.test(o)||y.test(a)?null:`${m}${c.test(a)?"/-":""}\
/blob/${o}`}const n=s=>r(s)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function e(s){if(!s.isWellFormed())return null;const m=o=>encodeURIComponent(o).replace(
/[!'()*_~]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);return s.split("/").map(m).join("/")}const u=s=>new Set((0,T.YC)(s).flat().flatMap(m=>typeof m==
"string"?[]:m.file).filter(T.CN))}),7574:((lt,U,t)=>{t.d(U,{I$:()=>P,QN:()=>g,kJ:()=>A,nO:()=>v,tY:()=>w,u8:()=>E});var O=t(4120);const T=864e5;function A(c){const y=Math.
round(c);if(y<1e3)return`${y} ms`;if(y<59950)return`${(y/1e3).toFixed(1)} s`;const h=Math.round(y/1e3);return`${Math.floor(h/60)} min ${h%60} s`}function w(c){return c<
1e3?`${c} B`:c<999950?`${(c/1e3).toFixed(1)} kB`:`${(c/1e6).toFixed(1)} MB`}function P(c){return[["DNS",c.lookupMs],["connect",c.connectMs],["TLS",c.tlsMs],["fi\
rst byte",c.firstByteMs],["total",c.totalMs]].flatMap(([h,r])=>r===null?[]:[[h,r]])}const p=6e4;function E(c,y){const h=Date.parse(y)-Date.parse(c);if(!(h>=p))return"\
less than a minute";const r=Math.floor(h/p),n=[{count:Math.floor(r/1440),unit:r>=2880?"days":"day"},{count:Math.floor(r%1440/60),unit:"h"},{count:r%60,unit:"min"}],
e=n.findIndex(({count:u})=>u>0);return n.slice(e,e+2).filter(({count:u})=>u>0).map(({count:u,unit:s})=>`${u} ${s}`).join(" ")}const g=c=>`${c.slice(0,16).replace(
"T"," ")} UTC`;function v(c,y){const h=(Date.parse(c)-Date.parse(y))/T;if(Number.isNaN(h))return c;const r=(0,O.px)(Math.floor(Math.abs(h)),"day"),n=Math.abs(h)<
1,e=n?"within the last day":`${r} ago`,u=n?"in less than a day":`in ${r}`;return`${c.slice(0,10)} (${h<0?e:u})`}}),4120:((lt,U,t)=>{t.d(U,{DO:()=>e,H8:()=>g,Iu:()=>E,
J5:()=>v,QI:()=>n,Rk:()=>u,SY:()=>y,Sk:()=>c,_l:()=>p,dy:()=>w,od:()=>h,px:()=>P,wO:()=>r});var O=t(4e3),T=t(5799),A=t(1064);const w="new in this pull request",
P=(s,m)=>`${s} ${s===1?m:p(m)}`,p=s=>`${s.replace(/(?<=[^aeiou])y$/,"ie")}s`,E=s=>s.replace(/^./u,m=>m.toUpperCase()),g=s=>T.oC.flatMap(m=>{const{length:o}=s.filter(
a=>a.severity===m);return o===0?[]:[P(o,m)]}).join(", "),v=({length:s},m)=>s<=2*m?s:m;function c(s,m,o,a=l=>`and ${l} more`){const{shown:l,more:f}=(0,O.zN)(s,m);
return[...l.map(o),...f>0?[a(f)]:[]]}const y=s=>A.zK.every(m=>s.includes(m))?"all clients":s.map(m=>A.bB[m]).join(", ");function h(s,m){const o=m.filter(a=>s.includes(
a));return s.length===0||o.length===m.length?"":o.length===0?"no client in use":o.map(a=>A.bB[a]).join(", ")}const r=s=>s.map(m=>A.bB[m]).join(" and "),n=({clients:s,
versions:m})=>s.map(o=>[A.bB[o],m[o]].join(" ").trim()).join(" and "),e=s=>s==="any"?"any service":s;function u(s){switch(s){case"none":return"none";case"sent":
return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((lt,U,t)=>{t.d(U,{BQ:()=>_,CN:()=>$,
Dc:()=>S,II:()=>p,Ky:()=>E,Qz:()=>M,R3:()=>P,Xd:()=>l,YC:()=>a,Yx:()=>m,_X:()=>e,cC:()=>c,eb:()=>y,eo:()=>w,et:()=>D,fP:()=>u,iW:()=>r,mj:()=>n,oN:()=>s,rv:()=>g,
tN:()=>f,xi:()=>i,yv:()=>o});var O=t(5143),T=t(4120),A=t(8641);const w=I=>d(I)?`${p(I.file)}:${I.line}`:I,P=({file:I,line:C,column:N})=>`${p(I)}:${C}:${N}`;function p(I){
const{repository:C,path:N}=(0,O.bH)(I);if(C===null)return(0,A.J7)(I);const j=(0,A.J7)(C);return N==="."?j:`${j}//${(0,A.J7)(N)}`}function E(I,C,N=w){const{places:j,
isOfRepositories:W}=g(k(I)),V=j.slice(0,C).map(N).join(", "),st=j.length-C;return st<=0?V:`${V} and ${(0,T.px)(st,W?"more repository":"more place")}`}function g(I){
const C=v(I),N=C.filter(c).length>1;return{places:N?C:I,isOfRepositories:N}}function v(I){const C=new Set;return I.filter(N=>{const j=d(N)?(0,O._M)(N.file):null;
return j===null?!0:!C.has(j)&&C.add(j)})}const c=I=>d(I)&&(0,O._M)(I.file)!==null,y=I=>v(h(I)).filter(c),h=I=>[...new Set(I.map(({places:C})=>C))].flat(),r=(I,C)=>I===
C?`all ${C} repositories`:`${I} of ${C} repositories`;function n(I,C){const{length:N}=C>1?y(I):[];return N>1?r(N,C):""}function e(I){const C=I.filter(({severity:j})=>j!==
"notice").flatMap(j=>y([j]).map(W=>{const{severity:V,problem:st}=j;return{repository:(0,O._M)(W.file)??"",severity:V,code:st.code,place:W}})),N=({findings:j},W)=>j.
filter(V=>V.severity===W).length;return Array.from(Map.groupBy(C,({repository:j})=>j),([j,W])=>({repository:j,findings:W})).toSorted((j,W)=>N(W,"error")-N(j,"er\
ror")||N(W,"warning")-N(j,"warning"))}const u=({length:I})=>`with errors or warnings in ${I===1?"its":"their"} own files`;function s(I,C){const{isOfRepositories:N}=g(
I),j=V=>(N?(0,O._M)(V.file):null)??w(V),W=new Set(C.map(V=>V&&j(V)));return I.filter(V=>!W.has(j(V)))}const m=(I,C=w)=>E(I,I.every(d)?1:2,C);function o(I){const C=h(
I),N=k(C.filter(d)),j=[...new Set(C.filter(W=>typeof W=="string"))];return{lines:N,settings:j}}const a=({findings:I,hosts:C,roots:N})=>[...new Set([...I.map(({places:j})=>j),
...C.flatMap(({requirements:j})=>j.map(({because:W})=>W)),...N.flatMap(({rows:j})=>j.map(({places:W})=>W))])],l=({places:I})=>I.find(d)??null,f=I=>I.map(l).find(
C=>C!==null)??null;function i(I,{clients:C,repositories:N},j,W){const{lines:V,settings:st}=o([I]);return[["help",(0,A.RK)(I.problem.help??"",j)],["affects",(0,T.
od)(I.affects,C)],["hits",n([I],N.length)],["also at",E(s(V,V.slice(0,1)),W)],["required by",E(st,W)]].filter(([,H])=>H!=="")}const M=({requirements:I})=>I.some(
({because:C})=>C.some(d)),S=I=>new Set(h(I).filter(d).map(({file:C})=>C)).size,_=I=>I.filter(C=>l(C)===null),D=I=>I.every(({problem:C})=>C.code.startsWith("cred\
entials-"))?"credentials":"settings",$=I=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(I)&&(0,O._M)(I)===null,d=I=>typeof I!="string";function k(I){const C=new Set;
return I.filter(N=>{const j=typeof N=="string"?N:`${N.line}:${N.file}`;return!C.has(j)&&C.add(j)})}}),6763:((lt,U,t)=>{t.d(U,{h$:()=>n,q9:()=>g,rc:()=>v});var O=t(
4e3),T=t(5143),A=t(7574),w=t(4120),P=t(8884);const p=50,E=3,g=u=>(0,w.Sk)(u,p,String,s=>`and ${(0,w.px)(s,"more remark")}`),v=u=>[...c(u),...y(u),...h(u)];function c(u){
return(0,P.YC)(u).some(({length:m})=>m===T.WD)?[`lists of places end after ${T.WD} places`]:[]}function y({files:u}){const s=u.filter(({exclude:M,severity:S})=>M!==
void 0&&S!=="notice"),{length:m}=s;if(m===0)return[];const o=[...new Set(s.flatMap(({exclude:M})=>M??[]))],a=(0,P.eb)(s).length,l=m===1?"1 finding is":`${m} fin\
dings are`,f=a===0?"":` of ${(0,w.px)(a,"repository")}`;return[`${l} in tests, examples or templates${f}, where errors are warnings; to skip such files, set ${a===
0?"`exclude`":"`exclude` where their files are read"}: ${(0,O.K4)(o,E,O.dh)}`]}function h({roots:u}){return u.some(({rows:m})=>m.some(({platforms:o})=>o.some(({
available:a})=>a===!0)))?["signatures of provider packages were not verified"]:[]}function r({hosts:u},{scan:s,repositories:m}){const{files:o,bytes:a,usages:l,durationMs:f}=s,
i=u.filter(P.Qz).length,M=i===0?"no registry host is used":`${(0,w.px)(l,"usage")} of ${(0,w.px)(i,"registry host")}`;return m.length>0?`${M} in ${(0,w.px)(m.length,
"repository")}`:o===0&&f===0?null:o===0?"found no Terraform or OpenTofu files":`scanned ${(0,w.px)(o,"file")} (${(0,A.tY)(a)}) in ${(0,A.kJ)(f)}: ${M}`}function n(u,s){
const{dialect:m,durationMs:o,scan:a,remarks:l}=s,f=r(u,s),M=u.hosts.length===0&&a.files===0?"":` for ${(0,w.QI)(m)} (${m.why})`;return[`${e(u)}; checked in ${(0,A.
kJ)(o)}${M}`,...f===null?[]:[f],...l]}function e({findings:u,ignored:s}){const m=(0,w.H8)(u)||"no findings";return s>0?`${m}, ${s} ignored`:m}}),7236:((lt,U,t)=>{
t.d(U,{l:()=>T,o:()=>A});var O=t(1022);function T({kind:w,text:P,address:p},E,g){switch(w){case"required_provider":case"state_store_provider":case"lock_provider":{
const v=(0,O.m)(P??"",g);return v.kind==="registry"?v:null}case"required_provider_nosource":case"required_provider_legacy":return{host:E,namespace:"hashicorp",type:A(
p)};case"implied_provider":return{host:E,namespace:"hashicorp",type:(P??"").replace(/[._].*$/s,"")};default:return null}}const A=w=>w.replace(/^.*\./s,"")}),5257:((lt,U,t)=>{
t.d(U,{JT:()=>P,KS:()=>p,MP:()=>w,W$:()=>A,cd:()=>T});const O="hostnames input",T={file:O,line:1,column:1,endColumn:1},A=E=>E.file===O?O:E,w=({host:E,namespace:g,
name:v,system:c})=>`${E}/${g}/${v}/${c}`,P=({host:E,namespace:g,type:v})=>`${E}/${g}/${v}`;function p({version:E},g){if(E===null)return null;const v=E.text??E.values?.[g]??
null;return v===null?null:{text:v,place:E.place}}}),3862:((lt,U,t)=>{t.d(U,{X:()=>p});var O=t(9664),T=t(5011),A=t(7236),w=t(5257);const P=/^\.{1,2}\//;function p(g,v){
const c=Map.groupBy(v,({lockFile:n})=>n),y=new Set(g.flatMap(({kind:n,text:e,place:u})=>E.test(n)&&!P.test(e??"")?(0,O.jt)(u.file):[])),h=new Map,r=(n,e)=>{if(n.
calls.length>0||n.directories.some(m=>y.has(m)))return!0;const u=h.get(n)??new Set(n.providers.map(m=>(0,w.JT)(m.provider)));h.set(n,u);const s=(0,A.l)(e,(0,T.Vm)(
n.client),n.client);return s===null||u.has((0,w.JT)(s))};return g.map(n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const e=c.get(n.place.file)??
[];return e.length===0||e.some(u=>r(u,n))?n:{...n,needs:[]}})}const E=/^(?:module|test_module|terragrunt_source|installed_module)/}),8416:((lt,U,t)=>{t.d(U,{L2:()=>y,
oh:()=>E,rU:()=>h});var O=t(4e3),T=t(5143),A=t(1064),w=t(5603),P=t(3469);const p=function(...f){const{readTools:i}=t.late([400,210,913],5913);return new.target?
new i(...f):i(...f)};function E(f,i){let M;return()=>(M??=p(f,i),M)}const g=["terraform"],v="assumed, CLI not detected; set `dialect`",c="CLI not detected; set \
`dialect` to check one";function y({setting:f,scan:i}){const M=f.name==="auto"?null:n(f.name),S=i===null||i.isEmpty,_=S?{signs:[],constraints:[]}:{signs:m(i,f,M),
constraints:i.constraints};if(M!==null)return o(M,[r],[],f,_);if(S)return o(A.Du,[c],[],f,_);const D=s(_.signs);if(D.length===0)return{...o(g,[v],[],f,_),isGuess:!0};
const $=e(D),d=$.flatMap(k=>D.find(I=>I.client===k)??[]);return o($,d.map(l),D,f,_)}function h({clients:f},i){if(i===null||i.isEmpty)return A.zK;const{others:M}=i.
tools(),S=f;return A.zK.filter(_=>S.includes(_)||M.has(_)||_==="terragrunt"&&i.usesTerragrunt)}const r="set by `dialect`",n=f=>f==="both"?A.Du:[f],e=f=>A.Du.filter(
i=>f.some(M=>M.client===i));function u(f){const i=f.filter(({place:M})=>!(0,T.Zl)(M.file));return i.length===0?f:i}const s=f=>{const i=u(f);return w.A.map(S=>i.
filter(_=>_.level===S)).find(({length:S})=>S>0)??[]};function m({signs:f,tools:i,hasCloudHostname:M},S,_){const D=s(f),$=_??e(D),d=D.every(({place:W})=>(0,T.Zl)(
W.file)),k=_===null&&(d||D.some(({isCloud:W})=>W)),I=S.version===null&&$.some(W=>(0,P.w)(W,[]).length>1);if(!k&&!I)return f;const{setsCloudHostname:C,signs:N}=i(),
j=M||C;return[...f.filter(({isCloud:W})=>!(W&&j)),...N]}function o(f,i,M,S,_){const[D,...$]=f,d=f.map(C=>a(C,S,_)),k=d.flatMap(({client:C,version:N})=>N===null?
[]:[[C,N]]),I=d.flatMap(({version:C,signs:[N]})=>C===null||N===void 0?[]:[l(N)]);return{name:D===void 0||$.length>0?"both":D,clients:f,releases:d.flatMap(({releases:C})=>C),
versions:Object.fromEntries(k),why:[...new Set([...i,...I])].join(", "),evidence:[...new Set([...M,...d.flatMap(({signs:C})=>C)])]}}function a(f,{version:i},M){
if(i!==null)return{client:f,releases:(0,P.w)(f,[i]),version:i,signs:[]};const S=u(M.signs.filter(I=>I.client===f&&I.version!==null)),_=[...new Set(S.map(I=>(I.version??
"").replace(/^v/,"")))];if(_.length>0){const[I="",...C]=_,N=C.length===0&&(0,P.l)(I);return{client:f,releases:(0,P.w)(f,_),version:N?I:null,signs:S}}const D=u(M.
constraints),$=D.map(({text:I})=>I),d=(0,P.w)(f,$);if(d.length===(0,P.w)(f,[]).length)return{client:f,releases:d,version:null,signs:[]};const k=D.map(({text:I,place:C})=>({
client:f,level:"syntax",place:C,text:`requires ${(0,O.dh)(I)}`,version:I}));return{client:f,releases:d,version:$.length===1?$[0]??null:null,signs:k}}const l=({place:f,
text:i})=>`${f.file}:${f.line} ${i}`}),2161:((lt,U,t)=>{t.d(U,{L8:()=>y,TD:()=>e,U4:()=>v,Z8:()=>u,e0:()=>c,tr:()=>g});var O=t(1064);const T=["terraform"],A=["o\
pentofu"],w=[{suffix:".tftest.hcl",class:"test",clients:O.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:O.Du,twin:".tofutest.json"},{suffix:"\
.tofutest.hcl",class:"test",clients:A},{suffix:".tofutest.json",class:"test",clients:A},{suffix:".tfquery.hcl",class:"query",clients:T},{suffix:".tfquery.json",
class:"query",clients:T},{suffix:".tfmigrate.hcl",class:"migrate",clients:T},{suffix:".tfcomponent.hcl",class:"stack",clients:T},{suffix:".tfcomponent.json",class:"\
stack",clients:T},{suffix:".tfstack.hcl",class:"stack",clients:T},{suffix:".tfstack.json",class:"stack",clients:T},{suffix:".tfdeploy.hcl",class:"deploy",clients:T},
{suffix:".tfdeploy.json",class:"deploy",clients:T},{suffix:".tfmock.hcl",class:"none",clients:O.Du},{suffix:".tofumock.hcl",class:"none",clients:A},{suffix:".tf\
.json",class:"config",clients:O.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:A},{suffix:".tf",class:"config",clients:O.Du,twin:".tofu"},{suffix:"\
.tofu",class:"config",clients:A},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:O.Du},{suffix:".hcl",class:"terragrunt",clients:O.Du}],P=Map.groupBy(w,
({suffix:s})=>s.slice(s.lastIndexOf(".")+1)),p=".terraform.lock.hcl",E={class:"lock",syntax:"hcl",clients:O.Du,isOverride:!1},g=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(s),v=".terraform/modules/modules.json",c={...E,class:"manifest",syntax:"json"};function y(s,m,o){if(s===p)return E;const l=P.get(s.slice(s.lastIndexOf(".")+
1))?.find(({suffix:d})=>s.endsWith(d));if(l===void 0||l.class==="none")return;const f=h(s)&&l.class==="test"&&o==="tests";if(h(s)&&!f)return;const i=s.slice(0,-l.
suffix.length),M=l.twin!==void 0&&m.has(i+l.twin),S=i==="override"||i.endsWith("_override"),_=M||f;if(_&&!l.clients.includes("terraform"))return;const D=_?T:l.clients,
$=s.endsWith(".json")?"json":"hcl";return{class:l.class,syntax:$,clients:D,isOverride:S}}const h=s=>s.startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith(
"#"),r=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml",
"(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya\
?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit\
-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),e=s=>r.test(s),u=s=>e(s)||n.test(s)}),6195:((lt,U,t)=>{t.d(U,
{$8:()=>g,G$:()=>v,Ls:()=>p,UO:()=>c,VK:()=>P,sT:()=>h,sq:()=>y});var O=t(6760),T=t(7052),A=t(2161);const w=/[*?[{]/;function P(n){const e=n.split("/"),u=e.findIndex(
s=>w.test(s));return u<0?{fixed:n}:{fixed:e.slice(0,u).join("/"),glob:e.slice(u).join("/")}}function p(n){const e=n.map(u=>{const s=u.replace(/^(\.\/)+/,"").replace(
/(?<!\/)\/+$/,"");return{glob:s,start:E(s)}});return u=>{const s=u.toLowerCase();return e.some(({glob:m,start:o})=>m===u||s.startsWith(o)&&O.posix.matchesGlob(u,
m))}}function E(n){const[e=""]=n.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(n)??[];return e.toLowerCase()}const g=({file:n,glob:e},u)=>n===u||e!==void 0&&O.posix.
matchesGlob(u,e),v=n=>n.startsWith(".")||n==="node_modules",c=(n,e)=>n===e||n.startsWith(e.endsWith(O.sep)?e:e+O.sep),y=n=>O.sep==="/"?n:n.replaceAll(O.sep,"/");
function h(n,e,u,s){if(n.kind==="error")return(0,T.WO)({what:"link",code:n.code});const{kind:m,path:o}=n;return c(o,e.boundary)?m==="directory"?null:m==="specia\
l"?(0,T.WO)({what:"link-to-special-file"}):{path:o,isScanned:r(o,e,u,s)}:(0,T.a3)()}function r(n,e,u,s){if(e.file!==void 0||e.glob!==void 0||!c(n,e.path))return!1;
const[m="",...o]=y((0,O.relative)(e.path,n)).split("/").toReversed();if(o.some(v))return!1;const a=y((0,O.relative)(u,n)).split("/");return a.map((f,i)=>a.slice(
0,i+1).join("/")).slice(-1-o.length).some(s)?!1:(0,A.L8)(m,new Set([m]),o[0]??"")!==void 0}}),5603:((lt,U,t)=>{t.d(U,{A:()=>w,j:()=>P});var O=t(5143),T=t(1064),
A=t(5011);const w=["lock-file","syntax","version-file","tool","hook"];class P{found=new Map;allowed=new Map;addFiles(g){for(const{file:v,kind:c,scope:y,isContext:h}of g){
if(h)continue;const[r]=c.clients;if(r!==void 0&&c.clients.length===1&&!p(v)){const n={file:v,line:1,column:1,endColumn:1};this.addSyntax(r,`is read by ${T.bB[r]}\
 only`,n)}for(const n of y.traits)this.addTrait(n)}}addUsages(g){for(const v of g)v.kind==="lock_provider"?this.addLock(v):v.kind==="cloud_default"&&this.addCloud(
v)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:g,text:v,place:c}){if(g==="version"){const y=(0,O.Zl)(c.
file)?`${v} aside`:v;this.allowed.has(y)||this.allowed.set(y,{text:v,place:c})}else if(g==="binary"){const h={client:v==="tofu"?"opentofu":"terraform",level:"ve\
rsion-file",place:c,version:null};this.put({...h,text:"sets terraform_binary"})}else if(g!=="compatible"&&g!=="provider-version"){const{client:y,what:h}=T.$I[g];
this.addSyntax(y,`has ${h}`,c)}}addLock({host:g,place:v}){const c=T.Du.find(h=>(0,A.Vm)(h)===g);if(c===void 0)return;const y=`locks providers from ${g}`;this.put(
{client:c,level:"lock-file",place:v,text:y,version:null})}addCloud({clients:g,isOverridden:v,place:c}){if(v||!g.includes("terraform"))return;this.put({client:"t\
erraform",level:"syntax",place:c,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(g,v,c){this.put({client:g,level:"syntax",place:c,
text:v,version:null})}put(g){const v=`${g.client} ${g.text}`;if(this.found.has(v))return;const c=(0,O.Zl)(g.place.file)?`${v} aside`:v;this.found.has(c)||this.found.
set(c,g)}}const p=E=>/(^|\/)[.#][^/]*$/.test(E)}),7854:((lt,U,t)=>{t.d(U,{Oo:()=>E,YW:()=>w,kA:()=>p,sw:()=>P,u3:()=>c,vH:()=>g});var O=t(7052),T=t(1064);const A={
line:1,column:1,endColumn:1};function w(y,h,r=A){const n={file:y===""?".":y,...r};return{problem:h,place:n,clients:T.Du,host:null}}function P(y,h){const r=E(e=>e.
filter(u=>h.includes(u))),n=E(e=>e.map(u=>({...u,clients:r(u.clients)})).filter(u=>u.clients.length>0));return y.flatMap(e=>{const u=r(e.clients);if(u.length===
e.clients.length)return e;const s=n(e.needs),m=e.isHostImplied?s[0]?.host??e.host:e.host;return u.length===0?[]:{...e,clients:u,needs:s,host:m}})}const p=y=>{const h=new Set;
for(const{host:r,isHostImplied:n}of y)r!==null&&!n&&h.add(r);return h};function E(y){let h;return r=>{h??=new Map;const n=h.get(r);if(n!==void 0||h.has(r))return n;
const e=y(r);return h.set(r,e),e}}const g=(y,h)=>y.filter(r=>r.clients.some(n=>h.includes(n))),v=1e4;class c{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(h=v){
this.max=h}add(h){const{problem:r,place:n}=h;if(r.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const e=this.kept.get(r.severity)??
0;this.kept.set(r.severity,e+1),e<this.max?this.notes.push(h):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const h=(0,O.ub)({kind:"problems",max:this.
max,omitted:this.omitted});return[...this.notes,w(".",h)]}}}),9488:((lt,U,t)=>{t.d(U,{G:()=>r});var O=t(3024),T=t(6760),A=t(9461),w=t(5747),P=t(7052),p=t(9664),
E=t(2161),g=t(6195),v=t(7854);const c={files:1e6,directoryFiles:5e4},y=200,h=1e4;function*r(m,o={toolFiles:[],hasPlugins:!1},a=c){const l=new e(m,o,a);for(const f of m.
scan){const i=n(l.root,f);"path"in i?yield*l.walkFrom(i):yield{kind:"note",note:i}}}function n(m,o){const{fixed:a,glob:l}=(0,g.VK)(o);try{const f=(0,O.realpathSync)(
(0,T.resolve)(m,a)),i=(0,g.sq)((0,T.relative)(m,f)),M=(0,g.UO)(f,m),S=M?m:f;if(l!==void 0)return{path:f,name:i,boundary:S,glob:(0,p.Gz)(i,l)};if((0,O.statSync)(
f).isDirectory())return{path:f,name:i,boundary:S};const _=(0,T.resolve)(f,"..");return{...{path:_,name:(0,g.sq)((0,T.relative)(m,_))},boundary:M?m:_,file:i}}catch(f){
return(0,v.YW)(o,(0,P.WO)({what:"scan",code:(0,w.Oj)(f)}))}}class e{root;isExcluded;aside;limits;selected;files=0;constructor({root:o,scan:a,exclude:l},f,i){this.
root=(0,O.realpathSync)(o),this.isExcluded=(0,g.Ls)(l),this.aside=f,this.limits=i,this.selected=a.length>1?new Set:null}*walkFrom(o){const a=o.glob===void 0&&o.
file===void 0,l=[{path:o.path,name:o.name,depth:0,isSelected:a}];for(let f=l.pop();f!==void 0;f=l.pop()){yield{kind:"directory",name:f.name};const i=s(f);if("pr\
oblem"in i){yield{kind:"note",note:i};continue}const M=[];for(const S of this.findFiles(o,f,i))if("problem"in S)yield{kind:"note",note:S};else if(M.length<this.
limits.directoryFiles)M.push(S);else{yield u(f,"directory",this.limits.directoryFiles);break}if(this.files+=M.length,this.files>this.limits.files){yield u(f,"fi\
les",this.limits.files);return}if(M.some(({isContext:S})=>!S)&&(yield{kind:"module",files:M}),o.file!==void 0)return;for(const S of this.findDirectories(o,f,i))
l.push(S)}}*findFiles(o,a,l){const f=new Set;let i=!1;for(const S of l)(0,E.tr)(S.name)&&!S.isDirectory()&&f.add(S.name),i||=S.name===".terraform",this.aside.hasPlugins||=
S.name==="terraform.d";const M=a.name.slice(a.name.lastIndexOf("/")+1);for(const S of l){if(S.isDirectory())continue;const _=(0,p.Gz)(a.name,S.name),D=(0,E.L8)(
S.name,f,M);if(D===void 0){(0,E.Z8)(S.name)&&this.addToolFile(_);continue}const d={path:a.path+T.sep+S.name,file:_,kind:D,isContext:!this.select(o,a,_)};S.isFile()?
yield d:S.isSymbolicLink()?yield*this.follow(o,d):yield(0,v.YW)(_,(0,P.WO)({what:"special-file"}))}if(i&&a.isSelected){const S=[a.path,...E.U4.split("/")].join(
T.sep),_=(0,A.$)(S);_.kind==="file"&&_.path===S&&(yield{path:S,file:(0,p.Gz)(a.name,E.U4),kind:E.e0,isContext:!1})}}addToolFile(o){this.aside.toolFiles.length>=
h||this.isExcluded(o)||this.aside.toolFiles.push(o)}select(o,a,l){return!(a.isSelected||(0,g.$8)(o,l))||this.isExcluded(l)||this.selected?.has(l)?!1:(this.selected?.
add(l),!0)}*follow(o,a){const l=(0,g.sT)((0,A.$)(a.path),o,this.root,this.isExcluded);l!==null&&("code"in l?yield(0,v.YW)(a.file,l):yield{...a,path:l.path,isContext:a.
isContext||l.isScanned})}findDirectories({glob:o},{path:a,name:l,depth:f,isSelected:i},M){const S=[];for(const _ of M.toReversed()){if(!_.isDirectory()||(0,g.G$)(
_.name))continue;const D=(0,p.Gz)(l,_.name);if(this.isExcluded(D))continue;const $=i||o!==void 0&&T.posix.matchesGlob(D,o),d=a+T.sep+_.name;S.push({path:d,name:D,
depth:f+1,isSelected:$})}return S}}const u=({name:m},o,a)=>({kind:"note",note:(0,v.YW)(m,(0,P.ub)({kind:o,max:a}))});function s({path:m,name:o,depth:a}){if(a>y)
return(0,v.YW)(o,(0,P.ub)({kind:"depth",max:y}));try{return(0,O.readdirSync)(m,{withFileTypes:!0}).sort((l,f)=>l.name<f.name?-1:1)}catch(l){return(0,v.YW)(o,(0,P.
WO)({what:"directory",code:(0,w.Oj)(l)}))}}}),1435:((lt,U,t)=>{t.d(U,{j:()=>p,o:()=>E});var O=t(9562);const T=function(...v){const{thisMachine:c}=t.late([914,217,
456,696],2696);return new.target?new c(...v):c(...v)},A=function(...v){const{mergeFindings:c}=t.late([914,217,456,696],2696);return new.target?new c(...v):c(...v)},
w=function(...v){const{readCliConfig:c}=t.late([914,217,456,696],2696);return new.target?new c(...v):c(...v)},P=function(...v){const{withoutInstalled:c}=t.late(
[217,927,90],1264);return new.target?new c(...v):c(...v)};function p(v,c,y,{environment:h,directory:r,mayHavePlugins:n,plugins:e=null}){if(c.hostnames.length===
0&&v.every(({needs:f})=>f.length===0))return{usages:v,remarks:[],findings:[],configs:[],releases:y.releases};const u=E(c.cliConfig,y.clients,h),s=y.releases.map(
f=>{const i=u.find(({client:M})=>M===f.client);return{...f,attemptMs:i?.requestTimeoutMs??f.attemptMs}}),m=c.depth!=="discovery",o={root:r,plugins:e,mayHavePlugins:n,
releases:s,asksMirrors:m},a=v.some(g)?P(v,u,o):{usages:v,remarks:[],findings:[]},l=[...u.flatMap(f=>f.findings),...a.findings];return{...a,findings:A(l),configs:u,
releases:s}}function E(v,c,y){const h=T(y);return c.map(r=>w(r,h,v))}const g=({needs:v})=>v.some(({service:c})=>c===O.xq)}),5866:((lt,U,t)=>{t.d(U,{D0:()=>n,lz:()=>e,
a3:()=>s});var O=t(7052),T=t(9664);function A(o,{evidence:a,versions:l}){if(o.version!==null)return()=>o.version;const f=a.filter(({level:i,version:M})=>i==="ve\
rsion-file"&&M!==null);return(i,M)=>f.some(_=>_.client===i&&w(M,(0,T.jt)(_.place.file)))?l[i]??null:null}const w=(o,a)=>a===""||`${o}/`.startsWith(`${a}/`);var P=t(
6195),p=t(7854),E=t(3152);const g=function(...o){const{RootNotes:a}=t.late([400,210,913],5913);return new.target?new a(...o):a(...o)},v=function(...o){const{textNotes:a}=t.
late([400,210,913],5913);return new.target?new a(...o):a(...o)},c=function(...o){const{layoutsOf:a}=t.late([400,210,913],5913);return new.target?new a(...o):a(...o)},
y=function(...o){const{rootsOf:a}=t.late([400,210,913],5913);return new.target?new a(...o):a(...o)},h=function(...o){const{unmatched:a}=t.late([400,210,913],5913);
return new.target?new a(...o):a(...o)},r=2e5;function n({usages:o,notes:a,scanned:l,changed:f,dialect:i,settings:M,listed:S}){const{declared:_,endedAt:D}=l;if(o.
length===0&&!_.some(X=>"place"in X)&&M.roots.length===0)return{roots:[],notes:[]};const{clients:d,versions:k}=i,I={usages:o,declared:_,clients:d},C=S===void 0?e(
I,M,D===null):u(I,S),N=[],j=[],W=M.dialect.name==="auto"?[]:d,V=new g({clients:d,upgrade:M.upgrade,versionIn:A(M.dialect,i)}),st=M.depth!=="discovery";let x=0;for(const X of y(
C,{changed:f,versions:k,hasCalls:st})){if(x+=X.directories.length,x>r){j.push((0,p.YW)(X.directory,(0,O.ub)({kind:"roots",max:r})));break}V.add(X),st&&N.push(X)}
const H=[...v(o,_,{...i,set:W})].filter(({place:X})=>f===null||f.has(X.file)),G=new Set(a.flatMap(({problem:X,place:Q})=>X.code==="lock-invalid"?Q.file:[])),K=[
...H,...V.notes()].filter(({place:X})=>!G.has(X.file));return{roots:N,notes:[...K,...j]}}function e(o,{roots:a},l){const f=a.map(S=>({text:S,matches:(0,P.Ls)([S])})),
i=c({...o,patterns:f}),M=l?h(i,f):[];if(M.length===0)return i;throw new E.GN(M.map(S=>`roots: no directory with configuration matches ${S}`))}function u(o,a){return o.
clients.flatMap(l=>c({...o,clients:[l],patterns:[{text:"",matches:i=>a.get(l)?.has(i)===!0}]}))}function s(o,a,{depth:l},f){if(l==="discovery")return o;const i=({
kind:S,workspace:_})=>S==="cloud_default"?!!f.TF_CLOUD_HOSTNAME:S!=="backend_remote_default"||_?.organization===null,M=new Set(a.filter(S=>!i(S)).map(({place:S})=>m(
S)));return o.map(S=>S.problem.code==="host-missing"&&M.has(m(S.place))?{...S,problem:{...S.problem,severity:"error"}}:S)}const m=({file:o,line:a,column:l})=>`${o}\
:${a}:${l}`}),370:((lt,U,t)=>{t.d(U,{C_:()=>y,SQ:()=>E,o0:()=>v});var O=t(6897),T=t(8416),A=t(7854),w=t(9488);const P=function(...h){const{scanInSteps:r}=t.late(
[400,210,913],5913);return new.target?new r(...h):r(...h)},p=20;async function E({scan:h,exclude:r},{directory:n,environment:e,stop:u,progress:s}){const m={root:n,
scan:h,exclude:r},o=u.why===null?g(m):null;if(o!==null)return o;const a=P(m,Object.keys(e));return(0,O.n)(a,u,l=>s({kind:"scan",files:l}))}function g(h){const r={
toolFiles:[],hasPlugins:!1};let n=0;for(const{kind:e}of(0,w.G)(h,r))if(n+=1,e!=="directory"||n>p)return null;return{...r,usages:[],notes:[],declared:[],signs:[],
constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function v(h,r,n){const e=c(h,r,n),u=(0,T.L2)(e),{clients:s}=u;return{dialect:u,usedBy:()=>(0,T.
rU)(u,e.scan),usages:(0,A.sw)(r.usages,s),notes:(0,A.vH)(r.notes,s)}}function c({dialect:h,exclude:r,scan:n},e,{environment:u,directory:s}){if(n.length===0)return{
setting:h,scan:null};const m=(0,T.oh)({root:s,exclude:r},e.toolFiles),o=!!u.TF_CLOUD_HOSTNAME;return{setting:h,scan:{...e,tools:m,hasCloudHostname:o}}}const y=({
hasPlugins:h},{scan:r})=>h||r.some(n=>n!==".")}),7082:((lt,U,t)=>{t.d(U,{O:()=>O});const O=T=>({discovery:T,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,
firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((lt,U,t)=>{t.d(U,{C:()=>w,h:()=>p});var O=t(5143),T=t(7854);const A=new Set(["remote_state","r\
emote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_\
default"]);function w(E,g,v,c=(0,T.kA)(g)){const y=E.hostnames.flatMap(({host:r,services:n})=>{const e=n.length>0?n:E.requiredServices;return(e.length>0?e:["any"]).
map(s=>({host:r,service:s,clients:v,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),h=new Set([...c,...E.hostnames.map(({host:r})=>r)]);return p([y,P(
g,h)],v)}const P=(E,g)=>E.flatMap(({kind:v,needs:c,place:y})=>{const h=!A.has(v);return c.map(r=>({...r,because:[y],isImplied:!g.has(r.host),isForInit:h}))});function p(E,g){
return[...Map.groupBy(E.flat(),({host:c,service:y})=>`${c} ${y}`).values()].flatMap(c=>{const[y]=c;if(y===void 0)return[];const{host:h,service:r}=y;return{host:h,
service:r,clients:g.filter(n=>c.some(e=>e.clients.includes(n))),because:(0,O.As)(c.flatMap(({because:n})=>n)),isImplied:c.every(({isImplied:n})=>n),isForInit:c.
some(({isForInit:n})=>n),...c.every(({isAssumed:n})=>n===!0)?{isAssumed:!0}:{}}})}}),5960:((lt,U,t)=>{t.d(U,{e:()=>w,i:()=>p});var O=t(6697),T=t(1831),A=t(7082);
function w(E,{hostnames:g,allowedHosts:v},{isGuess:c}){const y=new Set(g.map(({host:r})=>r)),h=new Map;for(const r of E){const{host:n}=r;if(y.has(n)||h.has(n))continue;
const e=c===!0||r.isAssumed===!0,u=P(r,e,(0,T.Jr)(n,v));u!==null&&h.set(n,u)}return h}function P({host:E,isImplied:g,because:v,clients:c,isAssumed:y=!1},h,r){const n=(0,T.
nx)(E);if((0,T.Rt)(E))return(0,O.U7)({host:n});const[e]=v.filter(s=>typeof s!="string"),u=g&&e!==void 0?{place:e,clients:c}:null;return u!==null&&h?(0,O.zo)({host:n,
...u,isListed:y}):r?null:(0,O.wp)(u===null?{host:n}:{host:n,implied:u})}const p=(E,g)=>({host:E,attempt:(0,A.O)({kind:"skipped",problem:g}),earlier:[],later:[],
credentials:null,looks:[],difference:null,forced:[]})}),566:((lt,U,t)=>{t.d(U,{f:()=>P,q:()=>g});var O=t(3024),T=t(6760),A=t(6309),w=t(5747);function P(r,n,e){const u=E(
(0,O.realpathSync)(r),n),s=(0,T.basename)(n);p((0,T.join)(u,s));const m=(0,T.join)(u,`.${s.slice(0,60)}.${Math.random().toString(36).slice(2)}`),o=(0,O.openSync)(
m,"wx");try{try{for(const a of e)(0,O.writeFileSync)(o,a)}finally{(0,O.closeSync)(o)}(0,O.renameSync)(m,(0,T.join)(u,s))}catch(a){throw(0,O.rmSync)(m,{force:!0}),
a}}function p(r){const n=(0,O.lstatSync)(r,{throwIfNoEntry:!1});if(n===void 0||n.isFile()||n.isSymbolicLink())return;const e=n.isDirectory()?"is a directory":"i\
s not a regular file";throw new A.L(`it ${e}; choose another path`)}function E(r,n){const e=(0,T.resolve)(r,n),u=h(r,e);if(!u&&!(0,T.isAbsolute)(n))throw new A.
L(`it is outside ${r}; use an absolute path if that is intended`);const s=u?r:(0,T.parse)(e).root;return(0,T.relative)(s,(0,T.dirname)(e)).split(T.sep).filter(Boolean).
reduce((o,a)=>v(o,a,r),s)}function g(r,n){const e=(0,O.realpathSync)(r);return c(E(e,n),(0,T.basename)(n),e)}function v(r,n,e){const u=(0,T.join)(r,n);return(0,O.
lstatSync)(u,{throwIfNoEntry:!1})===void 0&&y(u),c(r,n,e)}function c(r,n,e){const u=(0,T.join)(r,n);if(!(0,O.lstatSync)(u,{throwIfNoEntry:!1})?.isSymbolicLink())
return u;const s=(0,O.realpathSync)(u);if(!h(e,r)||h(e,s))return s;throw new A.L(`the link ${(0,T.relative)(e,u)} leads outside ${e}; remove it or choose anothe\
r path`)}function y(r){try{(0,O.mkdirSync)(r)}catch(n){if((0,w.Oj)(n)!=="EEXIST")throw n}}function h(r,n){const e=(0,T.relative)(r,n);return e!==".."&&!e.startsWith(
`..${T.sep}`)&&!(0,T.isAbsolute)(e)}}),9076:((lt,U,t)=>{t.d(U,{QB:()=>T,im:()=>O,yX:()=>A});const O=["fails","warns","works","unchecked","skipped"],T=5,A=({outcome:w})=>w!==
"unchecked"&&w!=="skipped"}),997:((lt,U,t)=>{t.d(U,{O:()=>T,T:()=>w});var O=t(1064);const T=({earlier:P,attempt:p,later:E})=>[...P,p,...E];function A({discovery:P,
timing:p,headMs:E,hops:g},{attemptMs:v}){const c=E!==null&&E<=v?g.at(-1)?.status:null;return c===null||(0,O.Mq)(c??0)?"retries":P.kind!=="failed"&&p.totalMs<=v?
"works":"fails"}function w(P,p){const E=P.map(c=>A(c,p)),g=E.indexOf("works");return g<0?"never":g<=p.retries&&!E.slice(0,g).includes("fails")?"always":"sometim\
es"}}),3795:((lt,U,t)=>{t.d(U,{qY:()=>v,Si:()=>n,fN:()=>h,XP:()=>r});var O=t(733),T=t(1831),A=t(4120),w=t(8641);const P=2,p=80;function E(e){if(e.kind==="scan")
return`read ${(0,A.px)(e.files,"file")}`;if(e.kind==="registries")return`${e.done} of ${(0,A.px)(e.total,"question")} to registries answered`;const{done:u,total:s,
failed:m,waiting:o}=e,a=m===0?"":`, ${m} failed so far`;return`${u} of ${(0,A.px)(s,"host")} checked${a}${g(o)}`}function g(e){if(e.size===0)return"";const u=[...e].
slice(0,P).map(m=>(0,w.RK)((0,T.nx)(m),p)),s=e.size-u.length;return s>0?`; waiting for ${u.join(", ")} and ${(0,A.px)(s,"other")}`:`; waiting for ${u.join(" and\
 ")}`}const v={show:()=>{},end:()=>{}},c=5e3,y=200;function h(e,u){let s=null,m=!0;const o=u(c,()=>{s!==null&&(m&&e(E(s)),m=!m)});return{show:l=>{s=l},end:o}}function r(e,u,s){
let m=null,o="";const a=s(y,()=>{const i=m===null?"":(0,O.W)(E(m),0,u-1);i!==o&&(o=i,e(`\r${i}\x1B[K`))});return{show:i=>{m=i},end:()=>{a(),o!==""&&e("\r\x1B[K")}}}
const n=(e,u)=>{const s=setInterval(u,e).unref();return()=>clearInterval(s)}}),8463:((lt,U,t)=>{t.d(U,{t:()=>r});var O=t(6309),T=t(566),A=t(3329),w=t(5505),P=t(
5955),p=t(8641);const E=function(...e){const{hash:u}=process.getBuiltinModule("node:crypto");return new.target?new u(...e):u(...e)},g=function(...e){const{renderBadge:u}=t.
late([912],7912);return new.target?new u(...e):u(...e)},v=function(...e){const{renderCodeQuality:u}=t.late([811],9811);return new.target?new u(...e):u(...e)},c=function(...e){
const{renderHtml:u}=t.late([394],6394);return new.target?new u(...e):u(...e)},y=function(...e){const{renderJunit:u}=t.late([176],176);return new.target?new u(...e):
u(...e)},h=function(...e){const{renderSarif:u}=t.late([914,341,695],7695);return new.target?new u(...e):u(...e)};function r({report:e,badge:u},s,m){const o=[],a=(l,f,i)=>{
try{(0,T.f)(m,f,(0,P.mk)(i()))}catch(M){o.push(`the ${l} ${(0,p.RK)(f)} was not written: ${(0,p.RK)((0,O.A)(M))}`)}};for(const{path:l,format:f}of e)a("report",l,
()=>n(f,s));return u!==null&&a("badge",u,()=>[g(s.verdict)]),o}function n(e,{verdict:u,context:s}){switch(e){case"json":return(0,A.h)(u,s);case"sarif":return h(
u,s);case"junit":return y(u,s);case"codequality":return v(u,m=>E("sha256",m));case"html":return c(u,s,m=>E("sha256",m,"base64"));case"markdown":return[(0,w.Gc)(
u,s)]}}}),7361:((lt,U,t)=>{t.d(U,{QY:()=>E,_N:()=>p,eC:()=>P,mc:()=>w});var O=t(7574),T=t(5102),A=t(4120);function w({good:g,runs:v}){if(v===0)return null;const c=Math.
floor(1e4*g/v);if(c>=9900)return`${c/100}%`;const y=Math.floor(c/10);return y===0&&g>0?"below 0.1%":`${y/10}%`}const P=({days:g,good:v,runs:c})=>`${v} of ${(0,A.
px)(c,"run")} in ${g} days`;function p(g){const v=T.vh.flatMap(y=>{const{length:h}=g.filter(n=>n.outcome===y),r=y==="warns"?"with warnings":T.nx[y];return h===0?
[]:[`${h} ${r}`]});return`${g.length===1?"last run":`last ${(0,A.px)(g.length,"run")}`}: ${v.join(", ")}`}const E=({from:g,until:v},c)=>v===null?`${(0,O.u8)(g,c)}\
 so far`:(0,O.u8)(g,v)}),4218:((lt,U,t)=>{t.d(U,{H6:()=>s,MC:()=>c,U4:()=>y,XQ:()=>o,bW:()=>n,kW:()=>m,qX:()=>v,wz:()=>u});var O=t(9076),T=t(7574),A=t(5102),w=t(
4120);const P=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},
{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or m\
ore"}],p="\u2573",E="\u254C";function g(a){return a.outcome==="fails"?p:(0,O.yX)(a)?P.find(({belowMs:l})=>(a.ms??0)<l)?.mark??"":E}const v=a=>a.map(g).join("");
function c(a){const l=a.flatMap(({history:_})=>_.recent),f=new Set(l.map(g)),i=l.some(_=>g(_)===P[0].mark&&_.ms===null);return[...P.map(({mark:_,words:D},$)=>[_,
$===0&&i?`${D} or not measured`:D]),[p,"failed"],[E,"no result"]].filter(([_])=>f.has(_))}function y({hosts:a},{history:l}){return a.flatMap(i=>{const M=l?.get(
i.visit.host);return M!==void 0&&M.recent.filter(O.yX).length>1?[{host:i,history:M}]:[]}).toSorted((i,M)=>Number(r(M))-Number(r(i))||e(i,h)-e(M,h)||e(i,Number.POSITIVE_INFINITY)-
e(M,Number.POSITIVE_INFINITY))}const h=30,r=({host:a})=>(0,A.sG)(a)==="fails",n=({history:a},l)=>s(a).findLast(f=>f.days<=l);function e(a,l){const f=n(a,l);return f===
void 0?1:f.good/f.runs}const u=a=>r(a)||a.history.recent.some(({outcome:l})=>l==="fails"),s=({uptime:a})=>a.filter(({runs:l},f)=>l>(a[f-1]?.runs??0));function m({
recent:a,uptime:l,incidents:[f]}){if(f===void 0||f.until!==null)return null;const i=a.filter(({outcome:_})=>_==="fails").length,M=l.at(-1);return M!==void 0&&M.
runs-M.good===1?`first failure in ${(0,w.px)(M.runs,"run")}`:i<=f.runs&&f.runs>1?null:`failed ${i} of the last ${a.filter(O.yX).length} runs`}function o({incidents:[
a]}){return a===void 0||a.until!==null||a.runs<2?null:`failing since ${(0,T.QN)(a.from)} (${(0,w.px)(a.runs,"run")})`}}),1505:((lt,U,t)=>{t.d(U,{G_:()=>r,Yj:()=>h,
Zc:()=>c,o7:()=>y,pk:()=>v,se:()=>g,tN:()=>P});var O=t(4e3),T=t(7574),A=t(4120),w=t(8884);const P=120,p=20,E=6;function g({requirements:o},a,l){return{label:"re\
quired",texts:(0,A.Sk)(o,p,i=>{const M=(0,w.Yx)(i.because,l.because);return`${v(i,a,l)} (${M})`})}}function v({service:o,clients:a},{dialect:l},f){const i=o==="\
any"?(0,A.DO)(o):f.value(o,P);return l.clients.every(S=>a.includes(S))?i:`${i} for ${(0,A.wO)(a)}`}function c({visit:o},a){const{timing:l,discovery:f}=o.attempt,
i=f.kind==="failed"?f.excerpt:null,M=(0,T.I$)(l).map(([$,d])=>`${$} ${(0,T.kJ)(d)}`),S=o.earlier.map($=>{const{kind:d}=$.discovery;return`${d==="failed"?$.discovery.
problem.code:d} after ${(0,T.kJ)($.timing.totalMs)}`}),_=i===null?[]:[a.value(i.replace(/\s+/gu," ").trim())],D=o.credentials?.hasToken?[a.prose(o.credentials.source)]:
[];return[{label:"body",texts:_},{label:"timing",texts:[M.join(", ")]},{label:"retried",texts:S},{label:"token from",texts:D}]}const y=(o,a)=>[{label:"credentia\
ls",texts:s(o)?u(o.visit.looks,a.prose):[]},{label:"host block",texts:m(o.visit).map(l=>a.prose(l))}];function h({visit:o,services:a,servicesFrom:l},f){const i=l===
null?(0,T.kJ)(o.attempt.timing.totalMs):`host block at ${f.because(l)}`,M=(0,O.K4)(a,E,({id:S})=>f.value(S,P));return`${a.length===0?"no services":M} (${i})`}function r(o){
const a=Map.groupBy(o,l=>JSON.stringify(l.looks.map(e)));return Array.from(a.values(),l=>({clients:l.map(({client:f})=>f),looks:l[0]?.looks.map(e)??[]}))}const n={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({
source:o,held:a,counts:l})=>({source:o,held:`${n[a]}${l?a==="no token"?" (ends the search)":" (used)":""}`});function u(o,a){const l=r(o);return l.flatMap(({clients:f,
looks:i})=>i.map(({source:M,held:S})=>`${l.length>1?`${(0,A.wO)(f)}: `:""}${a(M)}: ${S}`))}const s=({findings:o})=>o.some(({problem:{code:a}})=>/^credentials-|^document-unauthorized$/.
test(a));function m({forced:o}){return[...Map.groupBy(o,({place:l})=>(0,w.eo)(l))].map(([l,f])=>`${l}, for ${(0,A.wO)(f.map(({client:i})=>i))}`)}}),2704:((lt,U,t)=>{
t.d(U,{IL:()=>A,Rr:()=>w,Z4:()=>T});var O=t(8641);const T=(P,p,E)=>`,
${E}"${P}": ${A(p,E)}`,A=(P,p)=>(0,O.s$)(JSON.stringify(P,null,2).replaceAll(`
`,`
${p}`));function*w(P,p,E,g){if(p.length===0){yield T(P,[],E);return}const v=`${E}  `;let c=`,
${E}"${P}": [`;for(const y of p)yield`${c}
${v}${A(g(y),v)}`,c=",";yield`
${E}]`}}),522:((lt,U,t)=>{t.d(U,{P:()=>A,c:()=>w});var O=t(6174),T=t(5465);const A=P=>{const{clients:p,versions:E,releases:g,isGuess:v,why:c,evidence:y}=P;return{
clients:p,assumed:v??!1,why:(0,O._)(c),versions:Object.entries(w(E)).map(([h,r])=>({client:h,version:r})),releases:g.map(({name:h})=>h),evidence:y.map(({client:h,
version:r,level:n,text:e,place:u})=>({client:h,...w({version:r,kind:n,text:e}),...(0,T.$t)(u)}))}};function w(P){const p=Object.entries(P).map(([E,g])=>[E,typeof g==
"string"?(0,O._)(g):g]);return Object.fromEntries(p)}}),3329:((lt,U,t)=>{t.d(U,{h:()=>M});var O=t(4e3),T=t(5799),A=t(2704),w=t(522),P=t(4283),p=t(997),E=t(1831),
g=t(8641),v=t(5465);function c($){const{visit:d,requirements:k,services:I,servicesFrom:C,clients:N,isNew:j}=$,{discovery:W,hops:V,timing:st,certificates:x}=d.attempt;
return{host:d.host,display:(0,E.nx)(d.host),discovery:W.kind,...y(W),documentUrl:r(W),hops:V.map(e),services:Object.fromEntries(I.map(H=>[H.id,u(H)])),servicesFrom:C===
null?null:(0,v.W$)(C),hostBlocks:d.forced.map(({client:H,place:G})=>({client:H,place:(0,v.W$)(G)})),required:k.map(({service:H,clients:G,because:K})=>({service:H,
clients:G,because:K.map(v.W$)})),credentials:d.credentials?.hasToken?d.credentials.source:null,looks:d.looks.map(({client:H,looks:G})=>({client:H,looks:G.map(n)})),
attempts:(0,p.O)(d).length,...d.earlier.length===0?{}:{earlier:d.earlier.map(h)},timingMs:o(st),certificates:x,clients:N,...j?{new:!0}:{}}}function y($){if($.kind===
"skipped")return{code:$.problem.code};if($.kind!=="failed")return{};const{problem:d,excerpt:k}=$;return{code:d.code,...k===null?{}:{excerpt:k}}}const h=({discovery:$,
timing:d})=>({discovery:$.kind,..."problem"in $?{code:$.problem.code}:{},ms:d.totalMs}),r=$=>$.kind==="found"||$.kind==="absent"?(0,P.Pl)($.url):null,n=({source:$,
held:d,counts:k})=>({source:$,held:d,counts:k}),e=({url:$,status:d,reason:k,mediaType:I,authorization:C,address:N,proxy:j,ms:W})=>({url:(0,g.cq)($),status:d,reason:k,
mediaType:I,authorization:C,address:N,proxy:j===null?null:(0,g.cq)(j),ms:W});function u($){switch($.kind){case"url":return{url:(0,g.cq)($.url)};case"login":return{
login:s($.login)};case"problem":return{problem:m($.problem)}}}const s=({client:$,grantTypes:d,authz:k,token:I,ports:C,scopes:N})=>({client:$,grantTypes:d,authz:k===
null?null:(0,g.cq)(k),token:I===null?null:(0,g.cq)(I),ports:C,scopes:N}),m=({code:$,message:d,help:k})=>({code:$,message:d,help:k??null}),o=({lookupMs:$,connectMs:d,
tlsMs:k,firstByteMs:I,totalMs:C})=>({lookup:$,connect:d,tls:k,firstByte:I,total:C}),a=({directory:$,clients:d,rows:k})=>({...(0,v.jt)($),clients:d,rows:k.map(l)});
function l({problems:$,places:d,platforms:k,...I}){const{kind:C,address:N,source:j,host:W,constraints:V,locked:st,chosen:x,newest:H,worst:G}=I;return{kind:C,address:N,
source:j,host:W,constraints:V,locked:st,chosen:x,newest:H,platforms:k.map(({platform:K,available:X})=>({platform:K,available:X})),worst:G,codes:$.map(({code:K})=>K),
places:d.map(v.W$)}}const f=1,i="  ";function*M($,d){const{usages:k,...I}=d.scan,{hosts:C,findings:N,passed:j,ignored:W,stopped:V,roots:st}=$,{remarks:x,repository:H,
repositories:G}=d;yield*[`{
  "schemaVersion": ${f}`,S("version",d.version),S("passed",j),...V===null?[]:[S("stopped",(0,O.Cw)(V)),S("incomplete",(0,O.zM)(V))],S("failOn",d.failOn),...H===
null?[]:[S("repository",H)],...G.length===0?[]:[S("repositories",G)],S("dialect",d.dialect.name),S("clientDetection",(0,w.P)(d.dialect)),S("clients",d.clients),
S("startedAt",d.startedAt),S("durationMs",d.durationMs),S("counts",_($))],yield*(0,A.Rr)("hosts",C,i,c),yield*(0,A.Rr)("findings",N,i,D),st.length>0&&(yield*(0,A.
Rr)("roots",st,i,a)),yield*[S("ignored",W),S("usages",k),...x.length===0?[]:[S("remarks",x)],S("scan",I),`
}
`]}const S=($,d)=>(0,A.Z4)($,d,i),_=({findings:$})=>Object.fromEntries(T.oC.map(d=>[`${d}s`,$.filter(k=>k.severity===d).length]));function D($){const{problem:d,
severity:k,host:I,service:C,places:N,affects:j,exclude:W}=$;return{code:d.code,severity:k,host:I,service:C,message:d.message,help:d.help??null,places:N.map(v.W$),
affects:j,...W===void 0?{}:{exclude:W}}}}),5465:((lt,U,t)=>{t.d(U,{$t:()=>A,W$:()=>T,jt:()=>P});var O=t(5143);const T=p=>typeof p=="string"?p:A(p),A=({file:p,line:E,
column:g,endColumn:v})=>({...w(p),line:E,column:g,endColumn:v});function w(p){const{repository:E,path:g}=(0,O.bH)(p);return E===null?{file:p}:{repository:E,file:g}}
function P(p){const{repository:E,path:g}=(0,O.bH)(p);return E===null?{directory:p}:{repository:E,directory:g}}}),9574:((lt,U,t)=>{t.d(U,{I$:()=>A,MB:()=>w,TM:()=>P,
U8:()=>g,hn:()=>E,rm:()=>p});var O=t(5955),T=t(8641);function A(c,y,h=[]){const r=c.map((e,u)=>`<th align="${h.includes(u)?"right":"left"}">${e}</th>`),n=y.map(
e=>`<tr>${c.map((s,m)=>`<td${h.includes(m)?' align="right"':""}>${e[m]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...n,"</tabl\
e>"].join(`
`)}const w=c=>["<ul>",...c.map(y=>`<li>${y}</li>`),"</ul>"].join(`
`),P=(c,y)=>["<details>",`<summary>${c}</summary>`,...y,"</details>"].join(`
`),p=c=>(0,T.D9)(c).replaceAll(".",".<wbr>"),E=c=>`<code>${(0,T.js)(c).replaceAll("/","/<wbr>")}</code>`;function g(c,y){const h=c.map(([s])=>s?.()??"");if(v(h)<=
y)return{texts:h,isWhole:!0};const r=h.map((s,m)=>{const o=s===""?[]:c[m]?.slice(1)??[];return[s,...o.map(a=>a())].filter(a=>a!=="")}),n=r.map(s=>s.at(-1)??"");
let e=y;return{texts:r.map((s,m)=>{const o=v(n.slice(m+1)),a=v(n.slice(m,m+1))<=e?n[m]:"",l=s.find(f=>v([f])<=e-o)??a??"";return e-=v([l]),l}),isWhole:!1}}const v=c=>c.
reduce((y,h)=>y+(h===""?0:(0,O.$$)(h)+2),0)}),5505:((lt,U,t)=>{t.d(U,{gD:()=>Gt,Fp:()=>Vt,Gc:()=>ht,XA:()=>Mt,rL:()=>Ht});var O=t(4e3),T=t(7574),A=t(5102),w=t(4120),
P=t(5955),p=t(6763),E=t(8641),g=t(1831),v=t(2796),c=t(4218),y=t(8884),h=t(9574),r=t(4503),n=t(8373);const e=6,u=200,s=50,m=3,o=3,a=1e3;function l(b,R,B=!0){const Y=R.
context.repositories.length,nt=`<b>${(0,y.mj)(b,Y)}</b>`;if(!B)return nt;const{shown:rt,more:gt}=(0,O.zN)((0,y.eb)(b),e),Ot=R.isBrief&&gt>0?` ${(0,n.jP)(gt,"rep\
ository",R)}`:"";return`${nt}: ${rt.map(ct=>(0,n.u_)(ct,R)).join(", ")}${Ot}`}function f(b,R){const B=R.isBrief?[]:(0,y.eb)(b).slice(e);if(B.length===0)return[];
const{shown:Y,more:nt}=(0,O.zN)(B,u);return[(0,h.TM)((0,w.px)(B.length,"more repository"),[`<p>${Y.map(rt=>(0,n.u_)(rt,R)).join(", ")}</p>`,...(0,n.R3)(nt,"repo\
sitory",R)])]}function i(b,R){const B=(0,y._X)(b),[Y]=B;if(Y===void 0)return"";const nt=(0,O.K4)(B,m,({repository:At})=>(0,E.D9)(At)),rt=`${n.rC[(0,A.hm)(Y.findings)??
"warning"]} <b>${(0,w.px)(B.length,"repository")}</b> ${(0,y.fP)(B)}: ${nt}`;if(R.isBrief)return`<p>${rt}</p>`;const{shown:gt,more:Ot}=(0,O.zN)(B,s),ct=gt.map(At=>M(
At,R));return(0,h.TM)(rt,[(0,h.I$)(["Repository","Findings","First in"],ct),...(0,n.R3)(Ot,"repository",R)])}function M(b,R){const{repository:B,findings:Y}=b,nt=(0,O.
zN)([...Map.groupBy(Y,({code:ct})=>ct)],o),rt=nt.shown.map(([ct,[At,...jt]])=>{const Xt=At===void 0?"":` at ${(0,n.b_)(At.place,R)}`;return`${(0,n._h)(ct,ct,R)}${Xt}${jt.
length===0?"":` and ${jt.length} more`}`}),gt=(0,r.aE)(B,R.context),Ot=(0,h.hn)(B);return[gt===null?Ot:`<a href="${(0,E.js)(gt,a)}">${Ot}</a>`,(0,w.H8)(Y),[...rt,
...nt.more>0?[`and ${(0,w.px)(nt.more,"more code")}`]:[]].join("<br>")]}const S=20,_=10,D=700,$=4,d=300,k=1,I=6,C=12,N=4,j=100;function W(b,R){const{shown:B,more:Y}=(0,O.
zN)((0,v.cZ)(b),R.isBrief?_:S),nt=(0,v.YM)(B);return[...B.map(gt=>[...(0,n.W6)(R).map(Ot=>()=>V(gt,Ot,nt.get(gt)??null)),()=>`${G(gt,R)}</p>`]),(0,n.R3)(Y,"caus\
e",R).map(gt=>()=>gt)]}function V(b,R,B){const{findings:Y,message:nt,help:rt}=b,gt=Y.length>1&&Y[0]?.exclude!==void 0,{lines:Ot,rest:ct}=B===null?st(b,R):{lines:[
`The same hosts as for ${B}`],rest:[]};return[G(b,R),...Ot.map(At=>`<br>${At}`),...nt===null?[]:[`<br>${(0,w.Iu)((0,E.h$)(nt,D))}`],...rt===null||gt?[]:[H(rt)],
...$t(b,R),"</p>",...ct].join(`
`)}function st(b,R){const{findings:B,message:Y}=b,nt=Q(B,R),rt=Y!==null||(0,v.hs)(b),gt=nt&&!x(b)?[`In ${l(B,R,rt)}`]:[],Ot=nt&&rt?f(B,R):[];if(nt&&Y!==null&&!(0,v.
hs)(b))return{lines:gt,rest:Ot};const ct=(0,v.S3)(b),At=Y===null?N:(0,v.hs)(b)?I:C,jt=ct.slice(0,At).map(nn=>K(nn,b,R)),Xt=[...ut(b,ct.slice(At),R),...Ot];return Y===
null?{lines:gt,rest:[(0,h.MB)(jt),...Xt]}:{lines:jt.length===0?gt:[jt.join(", "),...gt],rest:Xt}}const x=b=>b.message!==null&&(0,v.hs)(b)&&b.hosts.length===1,H=b=>`\
<br><b>Help:</b> ${(0,E.h$)(b,D)}`;function G(b,R){const{severity:B,code:Y,title:nt}=b,rt=(0,v.pq)(b),gt=rt>1?`${(0,w.px)(rt,(0,v.a2)(b))}: `:"";return`<p>${n.rC[B]}\
 <b>${gt}${nt}</b> (${(0,n._h)(Y,Y,R)})`}function K(b,R,B){return"file"in b?(0,n.u_)(b,B):R.message===null?ot(b,R,B):X(b,R.hosts.length===1,B)}function X(b,R,B){
const[Y]=b,nt=Y?.host?(0,E.D9)((0,g.nx)(Y.host)):"",rt=Y?.isHostNew?[w.dy]:[],gt=Q(b,B);if(R){const At=(0,y.yv)(b).settings.map(n.Su),Xt=(gt?[...At,l(b,B)]:[tt(
b,$,B),...At]).filter(nn=>nn!=="").join(", ");return`${nt}${Xt===""?"":` in ${Xt}`}${rt.map(nn=>` (${nn})`)}`}const Ot=gt?(0,w.px)((0,y.eb)(b).length,"repositor\
y"):tt(b,k,B).replace(/ places?$/,""),ct=[...rt,Ot].filter(At=>At!=="").join("; ");return ct===""?nt:`${nt} (${ct})`}const Q=(b,{context:R})=>(0,y.mj)(b,R.repositories.
length)!=="",tt=(b,R,B)=>(0,y.Ky)((0,y.yv)(b).lines,R,Y=>(0,n.u_)(Y,B)).replace(/ more (?=places?$)/,n.UZ);function ot(b,R,B){const Y=(0,v.hs)(R)?X(b,!1,B):tt(b,
k,B);return b.map(({problem:nt})=>{const rt=(0,E.h$)(nt.message,d),gt=R.help===null&&nt.help?H(nt.help):"";return`${Y===""?(0,w.Iu)(rt):`${Y}: ${rt}`}${gt}`}).join(
"<br>")}function ut(b,R,B){const Y=b.message===null?"finding":(0,v.a2)(b),nt=R.length;if(nt===0||B.isBrief)return(0,n.R3)(nt,Y,B);const{shown:rt,more:gt}=(0,O.zN)(
R,j),Ot=rt.map(At=>K(At,b,B)),ct=b.message===null?(0,h.MB)(Ot):`<p>${Ot.join(", ")}</p>`;return[(0,h.TM)((0,w.px)(nt,`more ${Y}`),[ct,...(0,n.R3)(gt,Y,B)])]}function $t(b,{
context:R}){const{findings:B,hosts:Y,severity:nt}=b,[rt,gt]=Y,Ot=(0,w.od)(b.affects,R.clients),ct=x(b)?[]:(0,y.yv)(B).settings.map(n.Su),At=rt===void 0||gt!==void 0?
null:R.history?.get(rt),jt=At&&nt==="error"?(0,c.kW)(At):null,Xt=[...Ot===""?[]:[`Affects ${Ot}.`],...ct.length===0?[]:[`Required by ${ct.join(", ")}.`],...jt===
null?[]:[`${(0,w.Iu)(jt)}.`]];return Xt.length===0?[]:[`<br><sub>${Xt.join(" ")}</sub>`]}var _t=t(1064),wt=t(1505);const Ct=20,ft=20,Lt=["fails","warns","works"];
function zt(b,R){const B=b.filter(ct=>(0,A.cG)(ct)&&!(0,A.JR)(ct)),[Y,...nt]=B;if(Y===void 0||R.isBrief)return"";const rt="Requests, responses and certificates \
of";if(nt.length===0)return(0,h.TM)(`${rt} ${Yt(Y)}`,Qt(Y,R));const{shown:gt,more:Ot}=(0,O.zN)(B,Ct);return(0,h.TM)(`${rt} ${(0,w.px)(B.length,"host")}`,[...gt.
map(ct=>(0,h.TM)(`${n.Gr[(0,A.sG)(ct)]} ${Yt(ct)}`,Qt(ct,R))),...(0,n.R3)(Ot,"host",R)])}const Yt=({visit:{host:b,attempt:R}})=>`${(0,E.D9)((0,g.nx)(b))} (${(0,w.
px)(R.hops.length,"request")}, ${(0,T.kJ)(R.timing.totalMs)})`;function Qt(b,R){const{hops:B,certificates:Y}=b.visit.attempt;return[qt(b,R),...b.services.length===
0?[]:[on(b,R)],...B.length===0?[]:[z(B)],...Y.length===0?[]:[it(Y,R)]]}function qt(b,R){const B=(0,n.Bm)(R);return["<table>",...[(0,wt.se)(b,R.context,B),{label:"\
clients",texts:sn(b,R)},...(0,wt.Zc)(b,B),...(0,wt.o7)(b,B)].flatMap(({label:rt,texts:gt})=>gt.length===0?[]:[`<tr><td><b>${(0,w.Iu)(rt)}</b></td><td>${gt.join(
"<br>")}</td></tr>`]),"</table>"].join(`
`)}const sn=({clients:b},{context:R})=>Lt.flatMap(B=>{const Y=R.clients.filter(rt=>b[rt]===B),nt=Y.map(rt=>_t.bB[rt]).join(", ");return Y.length===0?[]:[`${n.Gr[B]}\
 ${nt}`]});function on({services:b,servicesFrom:R},B){const{shown:Y,more:nt}=(0,O.zN)(b,ft),rt=Y.map(ct=>[(0,E.D9)(ct.id,wt.tN),en(ct)]),gt=nt>0?[[`and ${nt} mo\
re`,B.rest]]:[],Ot=R===null?"URL":`URL, from the host block at ${(0,n.u_)(R,B)}`;return(0,h.I$)(["Service",Ot],[...rt,...gt])}function en(b){switch(b.kind){case"\
url":return(0,E.D9)((0,E.cq)(b.url));case"login":{const{client:R,authz:B,token:Y,ports:nt}=b.login;return[`authz ${(0,E.D9)((0,E.cq)(B??"none"))}`,`token ${(0,E.
D9)((0,E.cq)(Y??"none"))}`,`client ${(0,E.D9)(R,wt.tN)}, ports ${nt.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${b.problem.code}`}}function z(b){const R=b.
map((B,Y)=>{const nt=B.proxy===null?"":`through ${(0,E.D9)((0,E.cq)(B.proxy))}`,rt=B.status===null?"no response":`${B.status} ${(0,E.h$)(B.reason,wt.tN)}`.trim();
return[String(Y+1),(0,E.D9)((0,E.cq)(B.url)),B.mediaType===null?rt:`${rt}<br>${(0,E.D9)(B.mediaType,wt.tN)}`,(0,w.Rk)(B.authorization),B.address===null?nt:(0,E.
D9)(B.address,wt.tN),(0,T.kJ)(B.ms).replace(" ","&nbsp;")]});return(0,h.I$)(["Hop","Request","Response","Token","Address","Time"],R,[0,5])}function it(b,{context:R}){
const B=b.map(({host:Y,subject:nt,issuer:rt,expires:gt})=>[(0,E.D9)(Y,wt.tN),(0,E.h$)((0,T.nO)(gt,R.startedAt)),(0,E.D9)(nt,wt.tN),(0,E.D9)(rt,wt.tN)]);return(0,h.
I$)(["TLS certificate","Valid until","Subject","Issuer"],B)}var yt=t(7361);const kt=10,Bt=40,Ft=20,Z=3,J=40;function mt(b,R){const{history:B}=R.context,Y=(0,c.U4)(
b,R.context),nt=R.isBrief?Y.filter(c.wz):Y;if(nt.length===0)return Y.length===0&&(B?.size??0)>0&&!R.isBrief?"<p><b>History</b>: 1 run so far</p>":"";const rt=nt.
slice(0,R.isBrief?kt:Bt),gt=dt(nt),Ot=At=>vt(At,gt,R),ct=rt.slice(kt);return[`<p><b>History</b>: ${Et(Y)}</p>`,Ot(rt.slice(0,kt)),...ct.length===0?[]:[(0,h.TM)(
(0,w.px)(ct.length,"more host"),[Ot(ct)])],`<p><sub>${Pt(rt)}</sub></p>`,...xt(nt.slice(rt.length),R),...Ut(nt,R)].join(`

`)}function Et(b){const R=Math.max(...b.map(({history:nt})=>nt.recent.length)),B=b.filter(c.wz).length;if(B===0)return`no failure in the last ${(0,w.px)(R,"run")}`;
const Y=b[0]?.history.recent.filter(({outcome:nt})=>nt==="fails").length;return b.length===1?`${Y} of the last ${(0,w.px)(R,"run")} failed`:`${B} of ${b.length}\
 hosts failed in the last ${(0,w.px)(R,"run")}`}function dt(b){const R=b.flatMap(({history:B})=>(0,c.H6)(B).map(Y=>Y.days));return[...new Set(R)].toSorted((B,Y)=>B-
Y)}const vt=(b,R,B)=>(0,h.I$)(["Host",...R.map(Y=>`Uptime<br>${Y}&nbsp;days`),"Latency<br>30&nbsp;days"],b.map(Y=>St(Y,R,B)),R.map((Y,nt)=>nt+1).concat(R.length+
1));function St({host:b,history:R},B,{isBrief:Y}){const nt=(0,A.sG)(b),rt=Y?null:(0,c.XQ)(R),gt=`${n.Gr[nt]}&nbsp;${(0,h.rm)((0,g.nx)(b.visit.host))}`,Ot=`<code\
 role="img" aria-label="${(0,yt._N)(R.recent)}">${(0,c.qX)(R.recent)}</code>`,ct=B.map(jt=>{const Xt=(0,c.H6)(R).find(nn=>nn.days===jt);return Xt===void 0?"":`${(0,yt.
mc)(Xt)}<br><sub>${(0,w.px)(Xt.runs,"run")}</sub>`}),At=R.medianMs===null?"":(0,T.kJ)(R.medianMs);return[[gt,Ot,...rt===null?[]:[`<sub>${(0,E.js)(rt)}</sub>`]].
join("<br>"),...[...ct,At].map(jt=>jt.replaceAll(" ","&nbsp;"))]}function Pt(b){return`The newest run is at the right. ${(0,c.MC)(b).map(([B,Y])=>`<code>${B}</c\
ode>&nbsp;${Y}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function xt(b,R){if(b.length===0)return[];const B=b.every(
({history:rt})=>rt.uptime.every(({good:gt,runs:Ot})=>gt===Ot)),Y=R.rest===n.h?"in the history file":R.rest,nt=B?", all without a failure in this time":` ${Y}`;return[
`<p>and ${(0,w.px)(b.length,"more host")}${nt}</p>`]}function Ut(b,{context:R}){const B=b.flatMap(({host:Ot,history:ct})=>ct.incidents.map(At=>({host:Ot,incident:At}))).
toSorted((Ot,ct)=>Ot.incident.from<ct.incident.from?1:-1);if(B.length===0)return[];const{shown:Y,more:nt}=(0,O.zN)(B,Ft),rt=Y.map(({host:Ot,incident:ct})=>[(0,h.
rm)((0,g.nx)(Ot.visit.host)),(0,E.js)((0,T.QN)(ct.from)),(0,yt.QY)(ct,R.startedAt),String(ct.runs),It(ct)]),gt=nt>0?`The last ${rt.length} incidents`:(0,w.px)(rt.
length,"incident");return[(0,h.TM)(gt,[(0,h.I$)(["Host","From","Duration","Runs","Problems"],rt,[3])])]}const It=({codes:b})=>(0,O.K4)(b,Z,R=>(0,E.D9)(R,J)),Rt=50,
bt=4,Nt=2,Zt=3;function Jt(b,R,B){const Y=b.filter(jt=>(0,A.sG)(jt)===R);if(Y.length===0)return"";const nt=R==="works"&&b.some(jt=>(0,A.sG)(jt)==="warns"),rt=tn(
Y,R,nt?" without warnings":"");if(B.isBrief)return`<p>${rt}</p>`;const{shown:gt,more:Ot}=(0,O.zN)(Y,Rt),ct=["Host","Required by",R==="works"?"Services":"Reason"],
At=gt.map(jt=>rn(jt,B));return(0,h.TM)(rt,[(0,h.I$)(ct,At),...(0,n.R3)(Ot,"host",B)])}function tn(b,R,B){const Y=(0,O.K4)(b,Zt,({visit:rt})=>(0,E.D9)((0,g.nx)(rt.
host))),nt=b.length===1?`${Y} ${A.nx[R]}${B}`:`<b>${(0,w.px)(b.length,"host")}</b> ${A.nx[R]}${B}: ${Y}`;return`${n.Gr[R]} ${nt}`}function rn(b,R){const B=b.requirements.
flatMap(nt=>nt.because),{discovery:Y}=b.visit.attempt;return[`${(0,h.rm)((0,g.nx)(b.visit.host))}${b.isNew?`<br><sub>${w.dy}</sub>`:""}`,B.length===0?"":cn(B,R),
(0,A.JR)(b)&&Y.kind==="skipped"?Y.problem.title:(0,wt.Yj)(b,(0,n.Bm)(R))]}function cn(b,R){const{places:B,isOfRepositories:Y}=(0,y.rv)(b),nt=Ot=>(0,n.u_)(Ot,R);
if(!Y)return(0,y.Ky)(b,bt,nt);const rt=B.slice(0,Nt).map(nt).join(", "),gt=B.length>Nt?", \u2026":"";return`${(0,w.px)(B.filter(y.cC).length,"repository")}: ${rt}${gt}`}
var Wt=t(4148);const gn=100,fn=40,an=b=>(0,Wt.fi)(b,R=>(0,h.hn)((0,y.II)(R))),dn=(b,R)=>(0,E.D9)(b,R).replaceAll(" ","&nbsp;");function $n(b,R){const{wrong:B,good:Y}=(0,Wt.
jB)(b),nt=B.length>1||R.isBrief?En(B,R):[],rt=R.isBrief||R.context.repositories.length>1,gt=R.isBrief?[]:rt?B:[...B,...Y],{shown:Ot,more:ct}=(0,O.zN)(gt,gn),At=Ot.
map(On=>mn(On,R)),jt=[...nt,...At.slice(0,B.length)],Xt=At.slice(B.length),nn=Xt.length<=Wt.LC?Xt:[(0,h.TM)(un(Y),Xt)];return[...nt.length>0?[(0,h.TM)(Mn(B),jt)]:
jt,...rt&&Y.length>0?[`<p>${un(Y)}</p>`]:nn,...(0,n.R3)(ct,"root module",R)].join(`

`)}function En(b,R){const B=(0,Wt.cZ)(b);if(B.length===0)return[];const Y=B.map(({row:rt})=>rt),nt=_t.Du.filter(rt=>b.some(gt=>gt.clients.includes(rt)));return[
hn(Y,nt,R,[(0,Wt.ie)(B,an)])]}function hn(b,R,B,Y=[]){const nt=({code:At,title:jt})=>(0,n._h)(At,jt,B),rt=[...(0,Wt.ij)([(0,Wt.eX)(nt)],b),...Y,...(0,Wt.ns)({clients:R,
rows:b},dn)],{shown:gt,more:Ot}=(0,O.zN)(b,fn),ct=gt.map(At=>[pn(At,R,B),...rt.map(({cell:jt})=>jt(At))]);return(0,h.I$)(["Module or provider",...rt.map(({title:At})=>(0,w.
Iu)(At))],Ot>0?[...ct,[(0,n.jP)(Ot,"row",B)]]:ct)}function Mn(b){const R=(0,Wt.qj)(b[0]??{rows:[]}),B=(0,O.K4)(b,Wt.LC,an);return b.length===1?`${n.Gr[R]} <b>${B}\
</b>: ${Wt.pJ[R]}`:`${n.Gr[R]} <b>${(0,w.px)(b.length,"root module")}</b> with errors or warnings: ${B}`}function un(b){const R=b.flatMap(B=>B.rows);return`${n.
Gr[(0,Wt.Fg)(R)]} <b>${(0,w.px)(b.length,"root module")}</b>: ${(0,Wt.nS)(R)}`}function mn(b,R){const B=(0,Wt.qj)(b),{wrong:Y,good:nt}=(0,Wt.P)(b),rt=B==="works"?
(0,Wt.nS)(b.rows):Wt.pJ[B];return(0,h.TM)(`${n.Gr[(0,Wt.Fg)(b.rows)]} <b>${an(b)}</b>: ${rt}`,[hn([...Y,...nt],b.clients,R)])}function pn(b,R,B){const Y=`${n.Gr[(0,Wt.
Fg)([b])]}&nbsp;<b>${(0,h.hn)((0,Wt.mC)(b,{clients:R}))}</b>`,[nt]=b.places,rt=[...b.kind==="module"&&b.source!==b.address?[(0,h.hn)(b.source)]:[],...nt===void 0?
[]:[(0,n.u_)(nt,B)]];return rt.length===0?Y:`${Y}<br><sub>${rt.join(" at ")}</sub>`}const ln=1e6,L=1e3,F=5,q=600,et=100,at=7,ht=(b,R)=>Mt(b,{context:R,rest:n.h,
isBrief:!1},{head:`## ${Gt(b,R)}`,foot:`tf-disco ${(0,E.js)(R.version)}, started ${(0,E.js)((0,T.QN)(R.startedAt))}.`,maxBytes:ln});function Mt(b,R,{head:B,foot:Y,
maxBytes:nt}){const rt=nt-L-(0,P.$$)(B+Y),{texts:gt,isWhole:Ot}=(0,h.U8)(pt(b,R),rt),ct=gt.filter(Xt=>Xt!==""),jt=!R.isBrief&&(!Ot||ct.some(n.ze))?`${Y} ${Tt(R)}`:
Y;return`${[B,...ct,`<sub>${jt}</sub>`].join(`

`)}
`}function pt(b,R){const B=(0,A.md)(b.hosts),Y=B.filter(({findings:ct})=>ct.length===0),nt=({severity:ct})=>ct==="notice",rt=b.findings.filter(nt),gt=b.findings.
filter(ct=>!nt(ct)),Ot=(ct,At)=>[...(0,n.W6)(R).map(jt=>()=>At(jt)),()=>`<p>More about ${ct} ${R.rest}</p>`];return[...W(gt,R),Ot("hosts",ct=>Jt(Y,"unchecked",ct)),
Ot("repositories",ct=>i(b.files,ct)),Ot("the history",ct=>mt(b,ct)),Ot("root modules",ct=>$n(b.roots,ct)),Ot("requests",ct=>zt(B,ct)),Ot("hosts that passed",ct=>Jt(
B,"works",ct)),Ot("skipped hosts",ct=>Jt(B,"skipped",ct)),Ot("notices",ct=>Dt(rt,ct)),(0,n.W6)(R).map(ct=>()=>Kt(b,ct))]}function Tt({context:b}){const R=b.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,E.js)(R)}">kept as an artifa\
ct</a>.`}function Dt(b,R){if(b.length===0||R.isBrief)return"";const B=`${n.rC.notice} ${(0,w.px)(b.length,"notice")}`;return(0,h.TM)(B,W(b,R).flatMap(([Y])=>Y?.()??
[]))}function Kt(b,R){const B=(0,p.h$)(b,R.context).map(Ot=>`${(0,w.Iu)((0,E.h$)(Ot,q))}.`),{shown:Y,more:nt}=(0,O.zN)(B,F),rt=`<p>${B.slice(F).join("<br>")}</p\
>`,gt=nt>0?[(0,h.TM)((0,w.px)(nt,"more remark"),[rt])]:[];return[`<p>${Y.join("<br>")}</p>`,...R.isBrief?(0,n.R3)(nt,"remark",R):gt].join(`
`)}const Gt=(b,R)=>`${Ht(b)} ${(0,w.Iu)((0,A.$N)(b,R))}`;function Ht(b){const R=b.findings.some(({severity:Y})=>Y!=="notice"),B=b.hosts.length===0?"skipped":"wo\
rks";return n.Gr[b.passed?R?"warns":B:"fails"]}function Vt({url:b,workflow:R,job:B,commit:Y}){const nt=R.split("/").at(-1)??"";return[`<a href="${(0,E.js)(b)}">${(0,E.
D9)(nt===""?"this run":nt,et)}</a>`,...B===""?[]:[`job ${(0,E.D9)(B,et)}`],...Y===""?[]:[`commit ${(0,E.D9)(Y.slice(0,at))}`]].join(", ")}}),8373:((lt,U,t)=>{t.
d(U,{Bm:()=>f,Gr:()=>y,R3:()=>n,Su:()=>a,UZ:()=>h,W6:()=>g,_h:()=>l,b_:()=>m,h:()=>E,jP:()=>r,rC:()=>c,u_:()=>s,xy:()=>v,ze:()=>e});var O=t(5143),T=t(4503),A=t(
4120),w=t(8884),P=t(8641),p=t(9574);const E="in the JSON report",g=i=>i.isBrief?[i]:[i,{...i,isBrief:!0}],v="in the job summary",c={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"},y={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},h="&nbsp;more ",r=(i,M,{rest:S})=>`and ${i}${h}${i===
1?M:(0,A._l)(M)} ${S}`,n=(i,M,S)=>i>0?[`<p>${r(i,M,S)}</p>`]:[],e=i=>i.includes(h),u=600,s=(i,M)=>typeof i=="string"?a(i):o(i,(0,w.eo)(i),M),m=(i,M)=>o(i,(0,w.eo)(
{...i,file:(0,O.bH)(i.file).path}),M);function o(i,M,{context:S}){const _=(0,p.hn)(M),D=(0,T.uM)(i,S);return D===null||D.length>u?_:`<a href="${(0,P.js)(D,u)}">${_}\
</a>`}const a=i=>i.endsWith(" input")?`the ${(0,P.D9)(i.replace(/ input$/,""))} input`:(0,P.D9)(i),l=(i,M,{context:S})=>`<a href="${(0,P.js)(`${S.docsUrl}#${i}`)}\
">${M}</a>`,f=i=>({value:P.D9,prose:P.h$,because:M=>s(M,i)})}),5102:((lt,U,t)=>{t.d(U,{$N:()=>s,JR:()=>y,QK:()=>u,b:()=>r,cG:()=>c,fX:()=>a,hm:()=>e,md:()=>n,nx:()=>E,
sG:()=>v,vh:()=>g});var O=t(2886),T=t(4e3),A=t(5799),w=t(4120),P=t(8884),p=t(4148);const E={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},g=["fails","unchecked","warns","skipped","works"];function v(M){if(r(M))return"unchecked";const S=e(M.findings);return S==="error"?"fai\
ls":S==="warning"?"warns":y(M)?"skipped":"works"}const c=M=>["fails","warns"].includes(v(M)),y=({visit:M})=>M.attempt.discovery.kind==="skipped",h=["host-not-ch\
ecked",...O.ml],r=({visit:{attempt:M}})=>M.discovery.kind==="skipped"&&h.includes(M.discovery.problem.code);function n(M){return g.flatMap(S=>M.filter(_=>v(_)===
S))}const e=M=>A.oC.find(S=>M.some(_=>_.severity===S))??null;function u({findings:M}){const S=e(M);return S==="notice"?[]:M.filter(({severity:_})=>_===S)}function s({
hosts:M,files:S,findings:_,passed:D,stopped:$,roots:d},{repositories:{length:k}}){const I=(0,p.g5)(d,k),C=I===null?S:S.filter(({problem:X})=>!m.test(X.code)),N=C.
filter(X=>!o(X)),j=e(N)==="error"&&!M.some(X=>v(X)==="fails"),V=I===null&&!j&&k>0?` in ${(0,w.px)(k,"repository")}`:"",x=[N.length<C.length?[`nothing to check${V}`]:
l(M,V),i(N,I===null&&j?k:null)],H=j?x.toReversed():x,G=[I??[],...H].flat().join(", "),K=e(_)==="error";if($!==null){const X=(0,T.Cw)($);return K||M.some(r)?`${G}\
 (${X})`:`${X}; ${G}`}return D&&K?`${G} (the check passes: fail-on is never)`:D||K?G:`${G} (the check fails: fail-on is warning)`}const m=/^(?:module|provider|version|package|constraint|lock)-/,
o=({problem:M,severity:S})=>M.code==="nothing-to-check"&&S==="error",a="not allowed";function l(M,S){const _=M.length;if(_===0)return[`no registry hosts to chec\
k${S}`];const D=M.filter(y),$=M.filter(H=>!y(H)),d=(H,G)=>H.filter(K=>v(K)===G).length,k=[{count:d($,"fails"),words:E.fails},{count:d(D,"fails"),words:a},{count:d(
D,"unchecked"),words:E.unchecked}],I=k.some(({count:H})=>H>0),C=[{count:$.length,words:E.works},{count:D.length,words:E.skipped}],[N,...j]=(I?k:C).filter(({count:H})=>H>
0),V=N?.words===a||N?.words===E.unchecked?N.count===1?"is ":"are ":"",st=d($,"warns"),x=_===1?"":`${st} ${I?"more ":""}`;return[`${f(N?.count??0,_)}${S} ${V}${N?.
words}`,...j.map(({count:H,words:G})=>`${H} ${G}`),...st===0?[]:[`${x}with warnings`]]}function f(M,S){return S===1?"1 registry host":M===S?`all ${S} registry h\
osts`:`${M} of ${S} registry hosts`}function i(M,S){const _=e(M);if(_===null||_==="notice")return[];const D=M.filter(({severity:C})=>C===_),$=(0,P.eb)(D).length,
d=$===0?(0,P.Dc)(D):0,k=(0,P.BQ)(M),I=S===null?(0,w.px)($,"repository"):(0,P.iW)($,S);return[...$===0?[]:[`${_}s in files of ${I}`],...d===0?[]:[`${_}s in ${(0,w.
px)(d,"file")}`],...e(k)===_?[`${_}s in the ${(0,P.et)(k)}`]:[]]}}),4148:((lt,U,t)=>{t.d(U,{Fg:()=>y,LC:()=>n,Mm:()=>v,P:()=>m,cZ:()=>a,eX:()=>I,fi:()=>e,g5:()=>u,
ie:()=>i,ij:()=>k,jB:()=>s,mC:()=>M,nS:()=>S,ns:()=>d,pJ:()=>r,qj:()=>c});var O=t(4e3),T=t(5143),A=t(1064),w=t(5011),P=t(5257),p=t(4120),E=t(8884);const g=["fai\
ls","warns","works"];function v({worst:j}){return j==="error"?"fails":j==="warning"?"warns":"works"}const c=({rows:j})=>g.find(W=>j.some(V=>v(V)===W))??"works";
function y(j){const W=c({rows:j});return W==="works"&&j.some(h)?"skipped":W}const h=({chosen:j})=>Object.keys(j).length===0,r={fails:"init fails",warns:"has war\
nings",works:"passed"},n=3,e=({directory:j},W)=>j===P.cd.file?P.cd.file:j==="."?"the top directory":W(j);function u(j,W=0){const V=j.filter(({directory:X})=>X!==
P.cd.file),{failing:st}=s(V),{length:x}=st;if(x===0)return null;const H=new Set(st.map(({directory:X})=>(0,T._M)(X))),G=W<2?"":` (${(0,E.iW)(H.size,W)})`;return V.
length===1?`init fails${G}`:`init fails in ${x===V.length?`all ${x}`:`${x} of ${V.length}`} root modules${G}`}const s=j=>o(j,c),m=({rows:j})=>o(j,v);function o(j,W){
const{fails:V=[],warns:st=[],works:x=[]}=Object.groupBy(j,W);return{failing:V,wrong:[...V,...st],good:x}}function a(j){const W=s(j).wrong.flatMap(st=>m(st).wrong.
map(x=>({root:st,row:x}))),V=Array.from(Map.groupBy(W,({row:st})=>l(st)).values(),st=>st.slice(0,1).map(({row:x})=>({row:x,roots:st.map(({root:H})=>H)})));return o(
V.flat(),({row:st})=>v(st)).wrong}const l=({kind:j,source:W,constraints:V,locked:st,chosen:x,problems:H})=>JSON.stringify([j,W,V,st,x,H]),f=3;function i(j,W){const V=new Map(
j.map(x=>[x.row,x.roots]));return{title:"root modules",cell:x=>(0,O.K4)(V.get(x)??[],f,W)}}const M=({address:j,host:W},{clients:V})=>V.every(st=>(0,w.Vm)(st)===
W)&&j.startsWith(`${W}/`)?j.slice(W.length+1):j;function S(j){const W=[...new Map(j.map(K=>[`${K.kind} ${K.source}`,K])).values()],V=["module","provider"].flatMap(
K=>{const{length:X}=W.filter(Q=>Q.kind===K);return X===0?[]:[(0,p.px)(X,K)]});if(V.length===0)return"no registry modules and no providers";const st=j.some(({platforms:K})=>K.
length>0)?" and package":"",x=W.filter(h).length,H=W.filter(({chosen:K})=>Object.values(K).includes(null)).length,G=x+H===0?`every version${st} is available`:[...H>
0?[`${H} without a version`]:[],...x>0?[`${x} not checked`]:[]].join(", ");return`${V.join(" and ")}, ${G}`}const _=60,D=6,$=12;function d({clients:j,rows:W},V){
const st=W.every(({chosen:H})=>new Set(Object.values(H)).size<=1),x=[{title:"constraint",cell:({constraints:H})=>(0,O.K4)([...new Set(H)],D,G=>V(G,_))},...st?[{
title:"version",cell:H=>C(H,null,V)}]:j.map(H=>({title:A.bB[H],cell:G=>C(G,H,V)})),{title:"newest",cell:({newest:H})=>H===null?"":V(H,_)},{title:"platforms",cell:({
platforms:H})=>N(H,V)}];return k(x,W)}const k=(j,W)=>j.filter(({cell:V})=>W.some(st=>V(st)!=="")),I=j=>({title:"problem",cell:({problems:W})=>W.filter(({usualSeverity:V})=>V!==
"notice").map(j).join(", ")});function C({chosen:j,locked:W},V,st){const x=V===null?Object.values(j)[0]:j[V];return x===void 0?"":x!==null?`${st(x,_)}${x===W?" \
(locked)":""}`:W===null?"none":`none (locked: ${st(W,_)})`}function N(j,W){return(0,O.K4)(j,$,({platform:V,available:st})=>`${st===null?"?":st?"\u2713":"\u2717"}\
 ${W(V,_)}`)}}),733:((lt,U,t)=>{t.d(U,{W:()=>p,n:()=>T});const O=/^[ -~]*$/;function T(E){if(O.test(E))return E.length;let g=0;for(const v of E)g+=A(v);return g}
function A(E){return O.test(E)?1:w(E)?0:new RegExp("\\p{Regional_Indicator}","u").test(E)?1:P(E)?2:1}const w=E=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(E),P=E=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(E);function p(E,g,v){let[c,y]=["",0];for(const h of E){const r=A(h),n=y+r;if(y>=g&&n<=v&&(r>0||y>g)?c+=h:c+=" ".repeat(Math.max(0,Math.min(n,v)-Math.max(y,
g))),y=n,y>v)break}return c}}),7146:((lt,U,t)=>{t.d(U,{ky:()=>y,nI:()=>A,qt:()=>g,wW:()=>v});var O=t(733);const T={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function A(r,n,e){return e.colour?`\x1B[${T[n]}m${r}\x1B[0m`:r}const w=(r,n,{hyperlinks:e})=>n===void 0||!e?r:`\x1B]8;;${n}\x1B\\${r}\x1B]8;;\x1B\\`,P=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
p=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,E=5001;function g(r){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:u="",VTE_VERSION:s}=r;
return n?n!=="0":r.CI||r.NO_COLOR||e==="dumb"?!1:Number(s)>=E||P.test(u)||p.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(m=>r[m])}function v(r,n){const e="\
 ".repeat(r.indent),u=r.label.padEnd((r.column??0)-1),s=" ".repeat(r.indent+(r.column??2)),[m="",...o]=h(n.withFlags?.(r.text)??r.text,{first:n.width-e.length-u.
length-1,others:n.width-s.length}),a=w(A(u,r.style,n),r.url,n),l=c(m,r.linked,n);return[`${e}${a} ${l}`.trimEnd(),...o.map(f=>`${s}${f}`)]}function c(r,n,e){return!n?.
url||!r.startsWith(n.text)?r:`${w(n.text,n.url,e)}${r.slice(n.text.length)}`}function y(r,{width:n,withFlags:e}){const[u="",...s]=h(e?.(r)??r,{first:n,others:n-
2});return[u,...s.map(m=>`  ${m}`)]}function h(r,n){const e=[];let u="",s=0;for(const m of r.split(" ")){const o=e.length===0?n.first:n.others,a=(0,O.n)(m);u!==
""&&s+1+a>o?(e.push(u),u=m,s=a):(s=u===""?a:s+1+a,u=u===""?m:`${u} ${m}`)}return[...e,u]}}),6536:((lt,U,t)=>{t.d(U,{S5:()=>Mn,MV:()=>un,K8:()=>mn});var O=t(2389),
T=t(2796),A=t(5102),w=t(4120),P=t(6763),p=t(8641),E=t(4e3),g=t(1831),v=t(4503),c=t(8884),y=t(733),h=t(7146);const r=160,n=12,e="    ",u=/##\w*\[/;function s({place:L,
before:F,literal:q,after:et},at,ht){const Mt=" ".repeat(`  ${L.line}`.length),pt=Math.min(ht.width,r)-Mt.length-3;if(pt<n)return[];const Tt=m(F+q+et),Dt=Tt(F+q+
et),Kt=(0,y.n)(Dt)<=pt?0:Tt(F).search(/[^ ]|$/),Gt=Dt.slice(Kt),Ht=(0,y.n)(Tt(F))-Kt,Vt=(0,y.n)(Tt(F+q))-Kt,{from:b,to:R,text:B}=o(Gt,Ht,Math.max(Vt,Ht+1),pt),Y=(0,h.
nI)("|","dim",ht),nt="^".repeat(Math.max(1,Math.min(Vt,R)-Math.max(Ht,b))),rt=" ".repeat(Math.max(Ht,b)-b);return[`${(0,h.nI)(`  ${L.line}`,"dim",ht)} ${Y} ${B}`.
trimEnd(),`${Mt} ${Y} ${rt}${(0,h.nI)(nt,at,ht)}`]}function m(L){const F=q=>(0,p.RK)(q.replaceAll("	",e),Number.POSITIVE_INFINITY);return u.test(F(L))?q=>F(q).replaceAll(
/(?<=#)#/g," #"):F}function o(L,F,q,et){const at=(0,y.n)(L);if(at<=et)return{from:0,to:et,text:L};const ht=Math.max(0,et-2-(q-F)),Mt=q<et?0:Math.max(0,F-1-Math.
ceil(ht*2/3)),pt=at-Mt<=et,Tt=Mt+et,Dt=(0,y.W)(L,Mt===0?0:Mt+1,pt?Tt:Tt-1),Kt=`${Mt===0?"":"\u2026"}${Dt}${pt?"":"\u2026"}`;return{from:Mt,to:pt?Tt:Tt-1,text:Kt}}
var a=t(1505),l=t(7574);const f=20,i=6,M="in the JSON report",S=13,_={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},D={error:_.fails,warning:_.warns,notice:{sign:"\xB7",style:"blue"}},$={value:p.
RK,prose:p.RK,because:c.eo};function d(L,F){const q=(0,A.sG)(L),{sign:et,style:at}=_[q],ht=[...(0,A.cG)(L)?C(L,F.context):[],...(0,a.o7)(L,$)],Mt=`${A.nx[q]}${L.
isNew?` (${w.dy})`:""}: ${I(L)}`;return[...(0,h.wW)({indent:0,label:`${et} ${k(L.visit.host)}`,style:at,text:Mt},F),...ht.flatMap(pt=>N(pt,F))].map(p.BP).join(`\

`)}const k=L=>{const F=(0,g.nx)(L);return F===L?(0,p.RK)(L):`${(0,p.RK)(F)} (${(0,p.RK)(L)})`};function I(L){const{discovery:F}=L.visit.attempt,q=(0,A.QK)(L);return q.
length>0?(0,E.K4)([...new Set(q.map(et=>et.problem.code))],i):F.kind==="skipped"?F.problem.code:(0,a.Yj)(L,$)}function C(L,F){const{hops:q,certificates:et}=L.visit.
attempt;return[(0,a.se)(L,F,$),{label:"response",texts:q.map(j)},{label:"services",texts:(0,w.Sk)(L.services,f,W)},...(0,a.Zc)(L,$),{label:"certificate",texts:et.
map(at=>V(at,F))}]}const N=({label:L,texts:F},q)=>F.flatMap((et,at)=>{const ht=at===0?L:"";return(0,h.wW)({indent:2,label:ht,style:"dim",column:S,text:et},q)});
function j(L){const F=L.status===null?"none":`${L.status} ${(0,p.RK)(L.reason,a.tN)}`,q=L.status===null?"after":"in",et=[...L.mediaType===null?[]:[(0,p.RK)(L.mediaType,
a.tN)],...L.address===null?[]:[`at ${(0,p.RK)(L.address,a.tN)}`],...L.proxy===null?[]:[`through ${(0,p.RK)((0,p.cq)(L.proxy))}`],...L.authorization==="none"?[]:
[`token ${(0,w.Rk)(L.authorization)}`]],at=et.length===0?"":` (${et.join("; ")})`;return`${F.trim()} from ${(0,p.RK)((0,p.cq)(L.url))} ${q} ${(0,l.kJ)(L.ms)}${at}`}
function W(L){const F=(0,p.RK)(L.id,a.tN);switch(L.kind){case"url":return`${F} ${(0,p.RK)((0,p.cq)(L.url))}`;case"login":{const{authz:q,token:et}=L.login,at=[q,
et].map(ht=>(0,p.RK)((0,p.cq)(ht??"none")));return`${F} authz ${at.join(", token ")}`}case"problem":return`${F}: ${L.problem.code}`}}function V(L,F){const{host:q,
subject:et,issuer:at,expires:ht}=L,Mt=(0,p.RK)((0,l.nO)(ht,F.startedAt));return`${(0,p.RK)(q,a.tN)} valid until ${Mt}; subject ${(0,p.RK)(et,a.tN)}, issuer ${(0,p.
RK)(at,a.tN)}`}const st=4,x={places:6,messages:5,frames:T.Wi},H={places:3,messages:2,frames:1};function G(L,F,q){const{severity:et,code:at,title:ht,message:Mt}=L,
pt=(0,p.RK)(Mt??ht,p.h2),Tt=`${F.context.docsUrl}#${at}`,{style:Dt}=D[et],Kt=q.repeated.get(L),Gt=Kt!==void 0?[`  hosts: the same ${L.hosts.length} as for ${Kt}`]:
[...Ct(L.hosts.length>1?"hosts":"host",K(L),F),...X(L,F,q),...wt(L,F)],Ht=_t(L.findings)?"":L.help??"";return[...(0,h.wW)({indent:0,label:`${et}[${at}]:`,style:Dt,
url:Tt,text:pt},F),...Gt,...Ct("help",(0,p.RK)(Ht,p.h2),F),...Ct("affects",(0,w.od)(L.affects,F.context.clients),F)].map(p.BP).join(`
`)}function K({hosts:L,findings:F,message:q}){const[et]=L;return L.length===1&&et!==void 0&&q?.includes((0,g.nx)(et))&&F[0]?.isHostNew!==!0?"":(0,E.K4)(L,(0,w.J5)(
L,st),ht=>{const Mt=F.filter(Dt=>Dt.host===ht),pt=L.length>1?(0,c.eb)(Mt).length:0,Tt=[...Mt.some(({isHostNew:Dt})=>Dt)?[w.dy]:[],...pt>1?[(0,w.px)(pt,"reposito\
ry")]:[]];return`${k(ht)}${Tt.length===0?"":` (${Tt.join(", ")})`}`})}function X(L,F,q){const{frames:et}=Q(L),at=tt(L);return[...at.shown.flatMap(({message:ht,findings:Mt,
first:pt},Tt)=>{const Dt=ot(pt,L.message===null?ht:"",F);return Tt>=et?Dt:[...Dt,...ut(pt,L,F,q),...Ct("help",(0,p.RK)($t(L,Mt),p.h2),F)]}),...at.more>0?[`  and\
 ${(0,w.px)(at.more,"more message")} ${M}`]:[]]}const Q=({hosts:L,findings:F})=>L.length>1||_t(F)?H:x;function tt(L){const F=(0,T.cr)(L).map(([q,et])=>({message:q,
findings:et,first:(0,c.tN)(et)}));return(0,E.zN)(F,(0,w.J5)(F,Q(L).messages))}function ot(L,F,q){if(L===null&&F==="")return[];const et=L===null?"-":"-->",at=L===
null?"":(0,c.R3)(L),ht=[at,(0,p.RK)(F,p.h2)].filter(pt=>pt!=="").join(": "),Mt={text:at,url:L&&(0,v.uM)(L,{...q.context,links:null})};return(0,h.wW)({indent:2,label:et,
style:"dim",text:ht,linked:Mt},q)}function ut(L,{severity:F},q,{lines:et}){if(L===null)return[];const{file:at,line:ht,column:Mt}=L,pt=q.context.sources.find(Tt=>Tt.
place.file===at&&Tt.place.line===ht&&Tt.place.column===Mt);return pt===void 0||et.has(pt)?[]:(et.add(pt),s(pt,D[F].style,q))}function $t({help:L,findings:F},q){
return L!==null||_t(F)?"":q[0]?.problem.help??""}const _t=([L,F])=>L?.exclude!==void 0&&F!==void 0;function wt(L,F){const{findings:q}=L,{lines:et,settings:at}=(0,c.
yv)(q),ht=(0,c.oN)(et,tt(L).shown.map(({first:pt})=>pt)),Mt=Q(L).places;return[...Ct("hits",(0,c.mj)(q,F.context.repositories.length),F),...Ct("also at",(0,c.Ky)(
ht,Mt),F),...Ct("required by",(0,c.Ky)(at,Mt),F)]}const Ct=(L,F,q)=>F===""?[]:(0,h.wW)({indent:2,label:`${L}:`,style:"dim",text:F},q);var ft=t(4148),Lt=t(1064);
const zt=20,Yt=3,Qt="  ",qt=L=>(0,ft.fi)(L,c.II);function sn(L,F){const{wrong:q}=(0,ft.jB)(L);return q.length>ft.LC?[on(L,q,F)]:q.map(et=>{const at=(0,ft.P)(et),
ht=[...at.wrong,...at.good];return en({name:qt(et),clients:et.clients,rows:ht,first:[]},F)})}function on(L,F,q){const et=(0,ft.cZ)(L),at=et.map(({row:pt})=>pt),
ht=Lt.Du.filter(pt=>F.some(Tt=>Tt.clients.includes(pt))),Mt=(0,w.px)(F.length,"root module");return en({name:Mt,clients:ht,rows:at,first:[(0,ft.ie)(et,qt)]},q)}
function en({name:L,clients:F,rows:q,first:et},at){const ht=(0,ft.qj)({rows:q}),{sign:Mt,style:pt}=_[ht],Tt=R=>(0,p.RK)((0,ft.mC)(R,{clients:F})),Dt=q.filter(R=>(0,ft.
Mm)(R)===ht),Kt=(0,E.K4)([...new Set(Dt.map(Tt))],Yt),Gt=q.slice(0,zt),Ht=[...et,...(0,ft.ns)({clients:F,rows:Gt},p.RK),...(0,ft.ij)([(0,ft.eX)(({code:R})=>R)],
q)],Vt=Gt.map(R=>({sign:_[(0,ft.Fg)([R])],cells:[Tt(R),...Ht.map(({cell:B})=>B(R))]})),b=q.length-Gt.length;return[`${(0,h.nI)(Mt,pt,at)} ${(0,h.nI)(L,"bold",at)}\
: ${ft.pJ[ht]} for ${Kt}`,...z(Vt,["module or provider",...Ht.map(({title:R})=>R)],at),...b>0?[`  and ${b} more in the JSON report`]:[]].map(p.BP).join(`
`)}function z(L,F,q){const et=F.map((Mt,pt)=>Math.max(...[Mt,...L.map(({cells:Tt})=>Tt[pt])].map(it)));if(et.reduce((Mt,pt)=>Mt+Qt.length+pt,Qt.length)>q.width)
return L.flatMap(({sign:{sign:Mt,style:pt},cells:[Tt="",...Dt]})=>{const Kt=Dt.flatMap((Ht,Vt)=>Ht===""?[]:[`${F[Vt+1]} ${Ht}`]),Gt=`${Tt}: ${Kt.join("; ")}`;return(0,h.
wW)({indent:2,label:Mt,style:pt,text:Gt},q)});const ht=Mt=>Mt.map((pt,Tt)=>pt+" ".repeat((et[Tt]??0)-it(pt))).join(Qt).trimEnd();return[`    ${(0,h.nI)(ht(F),"d\
im",q)}`,...L.map(({sign:{sign:Mt,style:pt},cells:Tt})=>`  ${(0,h.nI)(Mt,pt,q)} ${ht(Tt)}`)]}const it=(L="")=>Array.from(L).length;function yt(L,F){const q=L.flatMap(
Tt=>Tt.rows),{sign:et,style:at}=_[(0,ft.Fg)(q)],[ht]=L,pt=`${L.length===1&&ht!==void 0?qt(ht):(0,w.px)(L.length,"root module")}: ${(0,ft.nS)(q)}`;return(0,h.wW)(
{indent:0,label:et,style:at,text:pt},F).map(p.BP).join(`
`)}const kt=3,Bt=4,Ft=1e3;function Z({hosts:L,roots:F},q){const et=Map.groupBy(L,A.sG),at=(et.get("unchecked")??[]).filter(({findings:Mt})=>Mt.length===0),{good:ht}=(0,ft.
jB)(F);return[...J("unchecked",at,q),...J("skipped",et.get("skipped")??[],q),...J("works",et.get("works")??[],q),...ht.length>0?[yt(ht,q)]:[]]}function J(L,F,q){
const et=Dt=>d(Dt,q);if(F.length<=kt)return F.map(et);const{sign:at,style:ht}=_[L],Mt=(0,E.K4)(F,(0,w.J5)(F,Bt),({visit:Dt})=>k(Dt.host)),pt=`${(0,w.px)(F.length,
"host")} ${A.nx[L]}: ${Mt}`;if(!q.isRunner)return[(0,h.wW)({indent:0,label:at,style:ht,text:pt},q).map(p.BP).join(`
`)];const Tt=(0,w.Sk)(F,Ft,et,Dt=>`and ${Dt} more ${M}`);return[[(0,p.BP)(`${at} ${pt}`),...Tt].join(`
`)]}function mt(L,F){const q=(0,c._X)(L),[et]=q;if(et===void 0)return[];const at=Dt=>`${(0,p.RK)(Dt.repository)} (${(0,w.H8)(Dt.findings)})`,{sign:ht,style:Mt}=_[(0,A.
hm)(et.findings)==="error"?"fails":"warns"],pt=(0,E.K4)(q,(0,w.J5)(q,Bt),at),Tt=`${(0,w.px)(q.length,"repository")} ${(0,c.fP)(q)}: ${pt}`;return[(0,h.wW)({indent:0,
label:ht,style:Mt,text:Tt},F).map(p.BP).join(`
`)]}function Et(L,F){const q=(0,A.hm)(L.findings),et=L.hosts.length>kt||L.findings.length>0,at=F.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",ht=`problem codes are explained at ${F.context.docsUrl}`;return et?[(q===null||q==="noti\
ce"?[at]:[ht,at]).flatMap(pt=>(0,h.ky)(pt,F)).join(`
`)]:[]}var dt=t(7361),vt=t(4218);const St=3,Pt=20,xt=40,Ut=12,It=140,Rt=30,bt="  ",Nt=2,Zt="  ",Jt="\xA0";function tn(L,F){const q=(0,vt.U4)(L,F.context),et=q.length<=
St?q:q.filter(({host:Dt})=>(0,A.cG)(Dt));if(et.length===0)return"";const{shown:at,more:ht}=(0,E.zN)(et,Pt),{name:Mt,columns:pt}=cn(Wt(at),at,F),Tt=pt.map(({title:Dt})=>Dt).
filter(Dt=>Dt!=="");return[...(0,h.ky)(`history: ${Tt.join(", ")}`,F),...at.map(({host:Dt},Kt)=>{const{sign:Gt,style:Ht}=_[(0,A.sG)(Dt)],b=[an(k(Dt.visit.host),
Mt),...pt.map(R=>R.cells[Kt])].join(Zt).trimEnd().replace(/\u2573+/g,R=>(0,h.nI)(R,"red",F));return`${bt}${(0,h.nI)(Gt,Ht,F)} ${b}`}),...ht>0?[`  and ${(0,w.px)(ht,
"more host")} in the history file`]:[],...rn(at,F)].map(p.BP).join(`
`)}function rn(L,F){const q=(0,vt.MC)(L).map(([at,ht])=>`${at} ${ht}`.replaceAll(" ",Jt));return(0,h.ky)(q.join(", "),{...F,width:F.width-bt.length}).map(at=>`${bt}${(0,h.
nI)(at.trim().replaceAll(Jt," "),"dim",F)}`)}function cn(L,F,{width:q}){const et=Math.max(...F.map(({host:Tt})=>(0,y.n)(k(Tt.visit.host)))),at=Math.min(xt,et),ht=Math.
min(q,It)-bt.length-Nt,Mt=Tt=>L.slice(0,Tt).reduce((Dt,{cells:Kt})=>Dt-Zt.length-fn(Kt),ht),pt=[L.length,3].find(Tt=>at<=Mt(Tt))??2;return{columns:L.slice(0,pt),
name:Math.min(at,Math.max(Ut,Mt(pt)))}}function Wt(L){const F=Math.max(...L.map(({history:et})=>et.recent.length)),q=(et,at)=>{const ht=L.map(at);return{title:et,
cells:ht.map(Mt=>Mt.padStart(fn(ht)))}};return[q(`last ${(0,w.px)(F,"run")}`,({history:et})=>(0,vt.qX)(et.recent)),q("uptime in 30 days",gn),q("median latency",
({history:{medianMs:et}})=>et===null?"-":(0,l.kJ)(et)),{title:"",cells:L.map(({history:et})=>(0,vt.kW)(et)??"")}]}function gn(L){const F=(0,vt.bW)(L,Rt);return(F&&
(0,dt.mc)(F))??"-"}const fn=L=>Math.max(...L.map(({length:F})=>F));function an(L,F){const q=(0,y.n)(L);return q<=F?`${L}${" ".repeat(F-q)}`:`${(0,y.W)(L,0,F-1)}\
\u2026`}const dn=5,$n=30,En=3,hn=20;function*Mn(L,F){yield`${un(L,F)}
`;let q=!0;for(const{text:et}of mn(L,F)){const at=et.includes(`
`);yield`${q||at?`
`:""}${et}
`,q=at}}function un(L,F){const{sign:q,style:et}=_[L.passed?"works":"fails"],at=F.isQuiet?[]:(0,P.h$)(L,F.context).slice(0,dn);return[`${(0,h.nI)(q,et,F)} ${(0,h.
nI)((0,A.$N)(L,F.context),"bold",F)}`,...at.flatMap(ht=>pn(ht,F))].join(`
`)}function*mn(L,F){const{isQuiet:q=!1,isRunner:et=!1,context:at}=F,ht=({severity:R})=>!q||R==="error"||(0,O.k2)(R,at.failOn),Mt=(0,T.cZ)(L.findings.filter(ht)),
pt=Mt.slice(0,$n),Tt={lines:new Set,repeated:(0,T.YM)(pt)};for(const R of pt)yield ln(G(R,F,Tt));const Dt=Mt.slice(pt.length).flatMap(({findings:R})=>R);if(Dt.length>
0&&(yield ln(`and ${(0,w.px)(Dt.length,"more finding")} ${M}`)),q)return;const Kt=R=>({kind:et?"group":"plain",text:R});yield*mt(L.files,F).map(Kt);const Gt=tn(
L,F);Gt!==""&&(yield Kt(Gt)),yield*sn(L.roots,F).map(Kt);const Ht=(0,A.md)(L.hosts).filter(R=>(0,A.cG)(R)&&!(0,A.JR)(R)),Vt=Ht.slice(0,et||Ht.length<=En?hn:0);yield*Vt.
map(R=>Kt(d(R,F))),Vt.length>0&&Vt.length<Ht.length&&(yield ln(`and ${(0,w.px)(Ht.length-Vt.length,"more host")} ${M}`)),yield*Z(L,F).map(Kt);const b=(0,P.h$)(L,
at).slice(dn);b.length>0&&(yield ln(b.flatMap(R=>pn(R,F)).join(`
`))),yield*Et(L,F).map(ln)}const pn=(L,F)=>(0,h.ky)((0,p.RK)(L),F).map(p.BP),ln=L=>({kind:"plain",text:L})}),6283:((lt,U,t)=>{t.d(U,{Y:()=>w});var O=t(6309),T=t(
8641);const A=function(...P){const{recordRun:p}=t.late([620],8620);return new.target?new p(...P):p(...P)};function w(P,p){const{history:E}=P.settings;if(E===null)
return{checked:P,warnings:[]};try{const{history:g,warnings:v}=A(E,P,p);return{checked:{...P,context:{...P.context,history:g}},warnings:v}}catch(g){return{checked:P,
warnings:[`the history ${(0,T.RK)(E)} was not read: ${(0,T.RK)((0,O.A)(g))}`]}}}}),2909:((lt,U,t)=>{t.a(lt,async(O,T)=>{try{let st=function(Q){const{verdict:tt,
changes:ot,context:ut}=Q,$t=(0,y.ng)(process.env,C),_t=$t===null?[]:(0,g.w)((0,a.R8)(tt),X(),$t);if($t===null||ot?.kind!=="files")return{...Q,located:_t,context:{
...ut,links:(0,g.h)(_t)}};const wt=k(_t,ot.files,X(),$t);return{...Q,located:_t,context:{...ut,links:wt}}},x=function(Q){return async(tt,ot)=>{try{await ot()}catch(ut){
Q([`${tt}: ${(0,p.A)(ut)}`])}}},X=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var A=t(2929),w=t(9018),P=t(7251),p=t(6309),E=t(5181),g=t(
40),v=t(2806),c=t(3565),y=t(8782),h=t(4690),r=t(9077),n=t(3795),e=t(3386),u=t(2057),s=t(1964),m=t(3329),o=t(2827),a=t(4503),l=t(5505),f=t(8641),i=t(9703),M=t(6536),
S=t(8463),_=t(3152),D=t(5100),$=t(6283),d=t(6875);const k=function(...Q){const{withDiffLinks:tt}=t.late([733],9733);return new.target?new tt(...Q):tt(...Q)},I=120;
process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,u.B_)(process.stdout,Q=>process.stderr.write(`the log was not written: ${Q}
`)),(0,u.B_)(process.stderr,()=>{});const C=c.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const N=new d.V,j=(0,h.i)(process);await(0,r.
q)(process,await W(c.Ko(D.y.map(({name:Q})=>Q))));async function W(Q){const tt=(0,w.c)(Q,process.env,(0,P.K)(c.QU)),ot=$t=>{const _t=(0,w.r)(wt=>(0,i.p)($t,wt),
tt);return c.fJ("Could not run",_t),3},ut=(0,r.w)(process,N,{isFinal:!1,crash:ot,now:j});try{const $t=await V(Q,tt),_t=ut.aborted?3:$t.verdict.passed?0:1;return await H(
$t,tt,ut),_t}catch($t){if($t instanceof _.GN){const _t=tt.redact($t.mistakes).map(wt=>(0,f.LS)(wt));return c.fJ("Wrong settings",_t.join(`
`)),2}return ot($t)}}async function V(Q,tt){const ot=(0,n.fN)(ut=>c.N4(tt.redact([ut])),n.Si);try{return await(0,A.z6)(Q,{environment:process.env,directory:X(),
isFork:(0,y.$c)(process.env.GITHUB_EVENT_NAME,C),stop:N,startTimer:d.I,now:j,progress:ot.show,changes:ut=>K(ut,tt),secrets:tt,kill:process.kill})}finally{ot.end()}}
async function H(Q,{redact:tt},ot){const{checked:ut,warnings:$t}=(0,$.Y)(Q,{directory:X(),environment:process.env,random:Math.random}),_t=ft=>c.R8(tt(ft).map(Lt=>(0,f.
LS)(Lt))),wt=x(_t);_t($t);let Ct={...ut,located:[]};await wt("places are not links",()=>{Ct=st(ut)}),await G(Ct,wt,_t),!ot.aborted&&await wt("the comment and th\
e issue were not written",async()=>{const{notes:ft,warnings:Lt}=await(0,v.m)(Ct,(0,y.ng)(process.env,C),X(),ot);c.N4(tt(ft)),_t(Lt)})}async function G(Q,tt,ot){
const{settings:ut,verdict:$t,context:_t}=Q,{GITHUB_OUTPUT:wt,GITHUB_STEP_SUMMARY:Ct,RUNNER_TEMP:ft}=process.env,Lt={colour:!1,width:I,isRunner:!0,context:_t};await tt(
"the log was not written",()=>c.ur((0,M.MV)($t,Lt),(0,M.K8)($t,Lt))),await tt("the annotations were not written",()=>c.fz((0,s.H)($t,_t))),await tt("the outputs\
 were not written",async()=>ot(await c.Kn(wt,(0,o.Y)($t)))),await tt("the job summary was not written to GITHUB_STEP_SUMMARY",()=>c.Sy(Ct,(0,l.Gc)($t,_t))),await tt(
"the JSON report was not written to RUNNER_TEMP",async()=>{const zt=c.u5(ft,(0,m.h)($t,_t));ot(await c.Kn(wt,{report:zt}))}),await tt("the report files were not\
 written",()=>ot((0,S.t)(ut,Q,X())))}async function K({githubToken:Q},{redact:tt}){const ot=(0,y.ng)(process.env,C),ut=await(0,E.S)(ot,Q,N.signal);return ut.kind===
"all"&&ot?.pull&&c.R8(tt([`changed-only has no effect: ${ut.why}`])),ut}T()}catch(k){T(k)}},1)}),5657:((lt,U,t)=>{t.d(U,{G:()=>h});var O=t(6760),T=t(5747);const A=21,
w=/^(?!\.{1,2}$)[\w.-]+$/;function P(a){let l=!1;for(const f of a.split(`
`)){const i=f.trim();i.startsWith("[")&&(l=i==='[remote "origin"]');const M=i.indexOf("=");if(!(!l||M<0||i.slice(0,M).trim().toLowerCase()!=="url"))return p(i.slice(
M+1).trim())}return null}function p(a){const l=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(a),[f,i]=l===null?E(a):[l[1],l[2]],M=(i??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),S=M.length>1&&M.length<=A;return!f||!S||!M.every(_=>w.test(_))?null:{host:f.toLowerCase(),owner:M.slice(0,-1).join("/"),name:M.at(-1)??""}}function E(a){
const l=URL.parse(a);return l===null||!/^(https?|ssh):$/.test(l.protocol)?[]:[l.protocol==="ssh:"?l.hostname:l.host,l.pathname.slice(1)]}var g=t(4614);const v=5,
c=/^[0-9a-f]{40}$/,y=/^refs\/(?!.*\.\.)[^\0]+$/;function h(a){const l=(0,O.join)(a,".git"),f=r(l,a)??l,i=o((0,O.join)(f,"commondir")),M=i===null?f:s(i,f),S=()=>m(
(0,O.join)(M,"packed-refs"))??"",_=n(o((0,O.join)(f,"HEAD")),[f,M],S);return _===null?null:{commit:_,isFetched:u(_,m((0,O.join)(f,"FETCH_HEAD"))??"",S),remote:P(
m((0,O.join)(M,"config"))??""),tracked:D=>(0,g.O)((0,O.join)(f,"index"),D)}}function r(a,l){const[,f]=/^gitdir: (.+)$/.exec(o(a)??"")??[];return f===void 0?null:
s(f,l)}function n(a,l,f){let i=a;for(let M=0;i!==null&&M<=v;M+=1){if(c.test(i))return i;const[,S]=/^ref: (.+)$/.exec(i)??[];if(S===void 0||!y.test(S))return null;
i=e(S,l,f)}return null}function e(a,l,f){for(const M of l){const S=o((0,O.join)(M,a));if(S!==null)return S}return f().split(`
`).find(M=>M.endsWith(` ${a}`))?.slice(0,40)??null}function u(a,l,f){const i=(M,S)=>M.split(`
`).some(_=>_.startsWith(`${a}${S}`));return i(l,"	")||i(f()," refs/remotes/")}const s=(a,l)=>(0,O.isAbsolute)(a)?a:(0,O.join)(l,a);function m(a){const l=(0,T.yR)(
a);return l.ok?l.text:null}const o=a=>m(a)?.replace(/\r?\n$/,"")??null}),4614:((lt,U,t)=>{t.d(U,{O:()=>r,R:()=>u});var O=t(3024),T=t(5747);const A=128*1024*1024,
w=12,P=62,p=16384,E=12288,g=4,v=61440,c=4096,y=32768,h=Buffer.alloc(0);function r(s,m){const o=(0,T.io)(s,A);return o===null?new Map:n(o,m)}function n(s,m){const o=new Map;
if(s.length<w)return o;const a=s.readUInt32BE(4);if(s.toString("latin1",0,4)!=="DIRC"||a<2||a>4)return o;const l=s.readUInt32BE(8);let f=h,i=w;for(let M=0;M<l;M+=
1){if(i+P>s.length)return o;const S=s.readUInt16BE(i+60),_=i+P+(S&p?2:0),D=a===g,{kept:$,from:d}=D?e(s,_,f):{kept:h,from:_},k=s.indexOf(0,d);if(k<0)return o;const I=s.
subarray(d,k),C=D?Buffer.concat([$,I]):I;if(C.length>c)return o;const N=(s.readUInt32BE(i+24)&v)===y,j=C.toString("utf8");N&&(S&E)===0&&m.has(j)&&o.set(j,{modified:s.
readUInt32BE(i+8),size:s.readUInt32BE(i+36)}),i=D?k+1:i+(k-i+8&-8),f=C}return o}function e(s,m,o){let a=m,l=s[a++]??0,f=l&127;for(;l&128;)l=s[a++]??0,f=(f+1)*128+
(l&127);return{kept:o.subarray(0,Math.max(0,o.length-f)),from:a}}function u(s,{modified:m,size:o}){const a=(0,T.N0)(()=>(0,O.lstatSync)(s),null),l=Math.floor((a?.
mtimeMs??0)/1e3);return a?.isFile()===!0&&a.size%2**32===o&&l%2**32===m}}),7078:((lt,U,t)=>{t.d(U,{N:()=>e});var O=t(317),T=t(8782);const A=s=>({id:y(s,"id"),body:c(
s,"body")??"",isTrusted:g(s)}),w=s=>({number:y(s,"number"),title:v(s,"title"),body:c(s,"body")??"",isOpen:v(s,"state")==="open",reason:c(s,"state_reason"),closedAt:c(
s,"closed_at"),labels:p((0,T.at)(s,"labels")).flatMap(m=>typeof m=="string"?m:c(m,"name")??[]),isTrusted:g(s)}),P=s=>({file:v(s,"filename"),status:v(s,"status"),
changes:y(s,"changes"),patch:c(s,"patch")});function p(s){return Array.isArray(s)?s:h()}const E=["OWNER","MEMBER","COLLABORATOR"],g=s=>(0,T.at)(s,"user","type")===
"Bot"||E.includes((0,T.at)(s,"author_association"));function v(s,m){return c(s,m)??h()}function c(s,m){const o=(0,T.at)(s,m)??null;return o===null||typeof o=="s\
tring"?o:h()}function y(s,m){const o=(0,T.at)(s,m),a=typeof o=="bigint"?Number(o):o;return typeof a=="number"&&Number.isFinite(a)&&a>=0?a:h()}function h(){throw new O.
F9("unexpected response")}const r=100,n=100;async function e(s,m,o,a){const l=AbortSignal.any([AbortSignal.timeout(o),a]),{connect:f}=await Promise.all([t.e(795),
t.e(104)]).then(t.bind(t,5104)),{rest:i,paginate:M}=f(s,m,l),S={owner:s.owner,repo:s.repository};async function _($,d=Number.POSITIVE_INFINITY){const k=[];let I=0;
for await(const{data:C}of $){for(const N of p(C))k.push(N);if(k.length>=d)return k.slice(0,d);if(I+=1,I===n)throw new O.F9(`the list has more than ${n} pages`)}
return k}const D=async $=>{await u($)};return{listComments:$=>{const d={...S,issue_number:$,per_page:r},k=M.iterator(i.issues.listComments,d);return u(_(k).then(
I=>I.map(A)))},createComment:($,d)=>{const k=i.issues.createComment({...S,issue_number:$,body:d});return u(k.then(({data:I})=>A(I)))},updateComment:($,d)=>D(i.issues.
updateComment({...S,comment_id:$,body:d})),deleteComment:$=>D(i.issues.deleteComment({...S,comment_id:$})),listIssues:($,d)=>{const k={...S,...$,per_page:r},I=_(
M.iterator(i.issues.listForRepo,k),d),C=N=>(0,T.at)(N,"pull_request")===void 0;return u(I.then(N=>N.filter(C).map(w)))},createIssue:({title:$,body:d,labels:k})=>{
const I=i.issues.create({...S,title:$,body:d,labels:[...k]});return u(I.then(({data:C})=>w(C)))},updateIssue:($,d)=>D(i.issues.update({...S,issue_number:$,...d})),
addLabels:($,d)=>D(i.issues.addLabels({...S,issue_number:$,labels:[...d]})),createLabel:$=>D(i.issues.createLabel({...S,...$})),listChangedFiles:$=>{const d={...S,
pull_number:$,per_page:r},k=_(M.iterator(i.pulls.listFiles,d));return u(k.then(I=>I.map(P)))}}}async function u(s){try{return await s}catch(m){throw m instanceof
O.F9?m:new O.F9("unexpected response")}}}),5181:((lt,U,t)=>{t.d(U,{S:()=>E});var O=t(7078),T=t(317),A=t(8782);const w=3e3,P=6e4,p=g=>({kind:"all",why:g});async function E(g,v,c){
if(g===null)return p("not a workflow run");const{pull:y,event:h}=g;if(y===null)return p(`a ${h} event has no pull request`);const r=(0,A.h0)(g,v);if(!r.ok)return p(
r.why);try{const e=await(await(0,O.N)(g,r.value.token,P,c)).listChangedFiles(y.number);return e.length<w?{kind:"files",files:e}:p(`the pull request changes ${w}\
 files or more, and GitHub lists at most ${w}`)}catch(n){return p((0,T.Ic)("the changed files could not be listed",n,{run:g,permission:"pull-requests: read"}))}}}),
317:((lt,U,t)=>{t.d(U,{F9:()=>A,Ic:()=>p,Wo:()=>w});var O=t(6309),T=t(8641);class A extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(y,{httpStatus:h=null,
accepted:r=null,isLimit:n=!1}={}){super(y),this.httpStatus=h,this.accepted=r,this.isLimit=n}}async function w(c){try{return await c,!0}catch(y){if(y instanceof A&&
y.httpStatus===404)return!1;throw y}}const P=300;function p(c,y,{run:h,permission:r}){if(!(y instanceof A))return`${c}: ${(0,O.A)(y)}`;const{httpStatus:n,message:e}=y,
u=n===null?"did not answer":`returned ${n}`,s=g(y,h,r);return`${c}: ${(0,T.RK)(h.apiUrl)} ${u} (${E(e)})${s}`}const E=c=>(0,T.BP)((0,T.RK)(c.replace(/\s+/gu," "),
P));function g({httpStatus:c,accepted:y,isLimit:h},r,n){if(h)return"; GitHub limits the rate of requests, try again later";switch(c){case 401:return"; github-to\
ken is invalid or has expired";case 403:case 404:return r.pull?.isFork===!0&&n.endsWith("write")?"; the token of a pull request from a fork is read-only, whatev\
er `permissions` says":`; add \`${n}\` to \`permissions\` of the job${v(y,n)}`;case 410:return n==="issues: write"?"; issues are disabled in this repository":";\
 it no longer exists";default:return""}}function v(c,y){if(c===null||c==="")return"";const h=c.replaceAll("_","-").replaceAll("=",": ");return h===y?"":`; GitHu\
b accepts \`${E(h.replaceAll("`",""))}\``}}),40:((lt,U,t)=>{t.d(U,{h:()=>v,w:()=>P});var O=t(6760),T=t(5657),A=t(4614),w=t(4503);function P(c,y,h){if(!p(h.serverUrl))
return[];const r=g(y);return[...Map.groupBy(c,e=>r(e.split("/").slice(0,-1).join("/")))].flatMap(([e,u])=>e===null?[]:E(e,u,y,h))}const p=c=>/^https?:\/\/[\w.:/-]+$/.
test(c);function E({prefix:c,checkout:y},h,r,n){const{commit:e,isFetched:u,remote:s}=y,m=URL.parse(n.serverUrl);if(s===null||m===null)return[];if(s.host!==m.host&&
s.host!==m.hostname)return[];if(!u&&![n.commit,n.defaultCommit].includes(e))return[];const o=`${s.owner}/${s.name}`,a=`${n.serverUrl}/${o}/blob/${e}`,l=M=>M?.toLowerCase()===
o.toLowerCase(),f=l(`${n.owner}/${n.repository}`)||l(n.pull?.from),i=new Map(h.map(M=>[M.slice(c.length),M]));return Array.from(y.tracked(new Set(i.keys())),([M,
S])=>{const[_,D]=[i.get(M),(0,w.oW)(M)];return _===void 0||D===null||!(0,A.R)((0,O.join)(r,_),S)?[]:{file:_,path:M,url:`${a}/${D}`,isOfRun:f}}).flat()}function g(c){
const y=new Map,h=r=>{const n=y.get(r);if(n!==void 0)return n;const e=(0,T.G)((0,O.join)(c,r)),u=r.split("/").slice(0,-1).join("/"),s=e!==null?{prefix:r===""?"":
`${r}/`,checkout:e}:r===""?null:h(u);return y.set(r,s),s};return h}const v=c=>new Map(c.map(({file:y,url:h})=>[y,{url:h}]))}),5017:((lt,U,t)=>{t.d(U,{TN:()=>w,en:()=>p,
ol:()=>P,t7:()=>E});var O=t(8641);const T=function(...g){const{createHash:v}=process.getBuiltinModule("node:crypto");return new.target?new v(...g):v(...g)},A="t\
f-disco",w=(g,...v)=>P([g.workflow,g.job,g.step,...v]),P=g=>T("sha256").update(JSON.stringify(g)).digest("hex").slice(0,16);function p(g,v,c){const y=JSON.stringify(
c).replace(/[<>&]/g,O.z5);return`<!-- ${A} ${g} ${v} ${y} -->`}function E(g,v,c){const y=`<!-- ${A} ${v} ${c} `;if(!g.startsWith(y))return;const h=g.indexOf(" -\
->",y.length);if(!(h<0))try{return JSON.parse(g.slice(y.length,h))}catch{return}}}),2806:((lt,U,t)=>{t.d(U,{m:()=>s});var O=t(4e3),T=t(7078),A=t(317),w=t(8782),
P=t(5017),p=t(2389),E=t(2913),g=t(5102);function v({verdict:_,context:D},{issueCloseAfter:$},d){const k=j=>j.some(({severity:W})=>(0,p.k2)(W,D.failOn)),I=_.hosts.
map(j=>{const W=j.visit.host,V=D.history?.get(W)?.alarm??null,st=k(j.findings),x=(0,g.sG)(j)==="skipped",H=V===null?st||(0,g.b)(j):V.isDown&&!x;return{name:W,alarm:x?
null:V,failsNow:st,isDown:H}}),C=I.filter(({isDown:j})=>j).map(({name:j})=>j),N=k(_.files)?[E.cn]:[];return{hosts:I.map(({name:j})=>j).toSorted(),failing:[...C,
...N].toSorted(),since:new Map(I.flatMap(({name:j,alarm:W})=>W?.since?[[j,W.since]]:[])),unsettled:new Map(I.flatMap(({name:j,alarm:W})=>W!==null&&W.good<$?[[j,
W.good]]:[])),goodRuns:$,pending:new Map(I.flatMap(({name:j,alarm:W,failsNow:V,isDown:st})=>W!==null&&V&&!st?[[j,W.failed]]:[])),isWhole:c(_),at:D.startedAt,run:d.
id}}const c=({stopped:_})=>_===null||["deadline","signal","crash"].includes(_.kind),y=function(..._){const{withDiffLinks:D}=t.late([733],9733);return new.target?
new D(..._):D(..._)},h=function(..._){const{deliverComment:D}=t.late([643],1643);return new.target?new D(..._):D(..._)},r=function(..._){const{deliverIssue:D}=t.
late([643],1643);return new.target?new D(..._):D(..._)},n=6e4,e=1e4,u=10;async function s(_,D,$,d){const{settings:k}=_,I=["comment","issue"].filter(x=>k[x]!=="n\
ever"),C=(0,w.h0)(D,k.githubToken);if(!C.ok){const x=H=>`the ${H} was not written: ${C.why}`;return{notes:[],warnings:I.map(x)}}const{run:N,token:j}=C.value,W=await(0,T.
N)(N,j,n,d),V=async()=>o(await(0,T.N)(N,j,e,d),N,_,$),st=[];for(const x of I)st.push(x==="comment"?await m(W,N,_,V):await a(W,N,_));return{notes:st.flatMap(({notes:x})=>x),
warnings:st.flatMap(({warnings:x})=>x)}}async function m(_,D,$,d){const{pull:k}=D;if(k===null)return M(`comment: skipped, a ${D.event} event has no pull request`);
const I=$.settings.comment;return await S("comment","pull-requests: write",D,()=>h(_,{...$,run:D,pull:k.number,mode:I,findLinks:d}))}async function o(_,D,{changes:$,
located:d,context:k},I){if($?.kind==="files"||!d.some(({isOfRun:N})=>N)||D.pull===null)return k.links;try{const N=await _.listChangedFiles(D.pull.number);return y(
d,N,I,D)}catch(N){if(N instanceof A.F9)return k.links;throw N}}async function a(_,D,$){const d=f(D);if(d!==null)return M(`issue: skipped, ${d}`);const{settings:k}=$,
I=(0,P.TN)(D,l(k)),C=v($,k,D),{notes:N,warnings:j}=await S("issue","issues: write",D,()=>r(_,{...$,run:D,key:I,now:C,labels:k.issueLabels}));return{notes:[...N,
...i(C,k)],warnings:j}}const l=({dialect:{name:_,version:D}})=>D===null?_:`${_} ${D}`;function f({event:_,isDefaultBranch:D,pull:$}){return $!==null||_==="merge\
_group"?`a ${_} event checks a proposed change`:D===!1?"not on the default branch":null}function i({pending:_},{issueOpenAfter:D}){const $=Map.groupBy(_,([,d])=>d);
return Array.from($,([d,k])=>`issue: ${(0,O.K4)(k,u,([C])=>C)} failed in ${d} of ${D} runs needed to open an issue`)}const M=_=>({notes:[_],warnings:[]});async function S(_,D,$,d){
try{return M(`${_}: ${await d()}`)}catch(k){const I=`the ${_} was not written`;return{notes:[],warnings:[(0,A.Ic)(I,k,{run:$,permission:D})]}}}}),3565:((lt,U,t)=>{
t.d(U,{fz:()=>Ct,fJ:()=>en,QU:()=>$t,N4:()=>sn,j_:()=>qt,Ko:()=>ut,R8:()=>on,ur:()=>_t,Kn:()=>Lt,u5:()=>Qt,Sy:()=>ft});var O=t(3024),T=t(6760),A=t(857);function w(z){
return z==null?"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function P(z){return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,
endLine:z.endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function p(z,it,yt){const kt=new v(z,it,yt);process.stdout.write(kt.toString()+A.EOL)}function E(z,it=""){
p(z,{},it)}const g="::";class v{constructor(it,yt,kt){it||(it="missing.command"),this.command=it,this.properties=yt,this.message=kt}toString(){let it=g+this.command;
if(this.properties&&Object.keys(this.properties).length>0){it+=" ";let yt=!0;for(const kt in this.properties)if(this.properties.hasOwnProperty(kt)){const Bt=this.
properties[kt];Bt&&(yt?yt=!1:it+=",",it+=`${kt}=${y(Bt)}`)}}return it+=`${g}${c(this.message)}`,it}}function c(z){return w(z).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function y(z){return w(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function h(){
throw new Error("this function of @actions/core is not bundled")}function r(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function e(z){
return z.replace(/[\\]/g,"/")}function u(z){return z.replace(/[/]/g,"\\")}function s(z){return z.replace(/[/\\]/g,path.sep)}var m=function(z,it,yt,kt){function Bt(Ft){
return Ft instanceof yt?Ft:new yt(function(Z){Z(Ft)})}return new(yt||(yt=Promise))(function(Ft,Z){function J(dt){try{Et(kt.next(dt))}catch(vt){Z(vt)}}function mt(dt){
try{Et(kt.throw(dt))}catch(vt){Z(vt)}}function Et(dt){dt.done?Ft(dt.value):Bt(dt.value).then(J,mt)}Et((kt=kt.apply(z,it||[])).next())})},o;(function(z){z[z.Success=
0]="Success",z[z.Failure=1]="Failure"})(o||(o={}));function a(z,it){const yt=toCommandValue(it);if(process.env[z]=yt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(z,it));issueCommand("set-env",{name:z},yt)}function l(z){p("add-mask",{},z)}function f(z){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",z):issueCommand("add-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.env.PATH}`}function i(z,it){const yt=process.env[`INPUT_${z.replace(/ /g,
"_").toUpperCase()}`]||"";if(it&&it.required&&!yt)throw new Error(`Input required and not supplied: ${z}`);return it&&it.trimWhitespace===!1?yt:yt.trim()}function M(z,it){
const yt=i(z,it).split(`
`).filter(kt=>kt!=="");return it&&it.trimWhitespace===!1?yt:yt.map(kt=>kt.trim())}function S(z,it){const yt=["true","True","TRUE"],kt=["false","False","FALSE"],
Bt=i(z,it);if(yt.includes(Bt))return!0;if(kt.includes(Bt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function _(z,it){if(process.env.GITHUB_OUTPUT||"")return h("OUTPUT",r(z,it));process.
stdout.write(A.EOL),p("set-output",{name:z},w(it))}function D(z){issue("echo",z?"on":"off")}function $(z){process.exitCode=o.Failure,I(z)}function d(){return process.
env.RUNNER_DEBUG==="1"}function k(z){issueCommand("debug",{},z)}function I(z,it={}){p("error",P(it),z instanceof Error?z.toString():z)}function C(z,it={}){p("wa\
rning",P(it),z instanceof Error?z.toString():z)}function N(z,it={}){p("notice",P(it),z instanceof Error?z.toString():z)}function j(z){process.stdout.write(z+A.EOL)}
function W(z){E("group",z)}function V(){E("endgroup")}function st(z,it){return m(this,void 0,void 0,function*(){W(z);let yt;try{yt=yield it()}finally{V()}return yt})}
function x(z,it){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,it));issueCommand("save-state",{name:z},toCommandValue(
it))}function H(z){return process.env[`STATE_${z}`]||""}function G(z){return m(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var K=t(6309),
X=t(5747),Q=t(566),tt=t(4e3),ot=t(5955);const ut=z=>Object.fromEntries(z.map(it=>[it,i(it)]));function $t(z){for(const it of z)l(it)}function _t(z,it){j(z);let yt=!0;
for(const{kind:kt,text:Bt}of it){const[Ft="",...Z]=Bt.split(`
`),J=kt==="plain"&&Z.length>0;(yt||J)&&j(""),yt=J,J||Z.length===0?j(Bt):(W(Ft),j(Z.join(`
`)),V())}}const wt={error:I,warning:C,notice:N};function Ct(z){for(const{level:it,message:yt,line:kt,column:Bt,...Ft}of z)wt[it](yt,{...Ft,...kt===void 0?{}:{startLine:kt},
...Bt===void 0?{}:{startColumn:Bt}})}const ft=(z,it)=>Yt("GITHUB_STEP_SUMMARY",z,yt=>(0,O.appendFileSync)(yt,it));async function Lt(z,it){const yt=new Map;for(const[
Ft,Z]of Object.entries(it))try{z?await Yt("GITHUB_OUTPUT",z,J=>(0,O.appendFileSync)(J,zt(Ft,Z))):_(Ft,Z)}catch(J){yt.set(Ft,(0,K.A)(J))}const[kt]=yt.values();return kt===
void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...yt.keys()].join(", ")}: ${kt}`]}function zt(z,it){const yt=typeof it=="string"?it:JSON.
stringify(it);if(/[\r\n]/.test(yt))throw new K.L("the value has a line break");return`${z}=${yt}
`}async function Yt(z,it,yt){if(!it)throw new K.L(`${z} is not set; run this as an action on a runner`);const kt=(0,O.openSync)(it,"r+");try{const{size:Bt}=(0,O.
fstatSync)(kt);try{yt(it)}catch(Ft){throw(0,O.fstatSync)(kt).size>Bt&&(0,O.ftruncateSync)(kt,Bt),Ft}}finally{(0,O.closeSync)(kt)}}function Qt(z,it){if(!z)throw new K.
L("RUNNER_TEMP is not set; run this as an action on a runner");const yt=(0,T.join)("tf-disco","report.json");return(0,Q.f)(z,yt,(0,ot.mk)(it)),(0,T.join)(z,yt)}
function qt(z){if(z===void 0||z==="")return null;const it=(0,X.yR)(z);try{if(it.ok)return JSON.parse(it.text)}catch{}const yt=it.ok?"is not JSON":(0,tt.mP)(it.failure);
return C(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${yt}; check that no earlier step changes it`),null}function sn(z){for(const it of z)j(
it)}function on(z){for(const it of z)C(it)}const en=(z,it)=>I(it,{title:z})}),8782:((lt,U,t)=>{t.d(U,{$c:()=>g,at:()=>y,h0:()=>p,ng:()=>w});var O=t(3625),T=t(8641);
const A=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function w(r,n){const e=o=>r[o]?.trim()??"",[,u,s]=A.exec(e("GITHUB_REPOSITORY"))??[];if(u===void 0||s===
void 0)return null;const m=P(e("GITHUB_SERVER_URL")||"https://github.com");return{owner:u,repository:s,apiUrl:P(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:m,
event:e("GITHUB_EVENT_NAME"),workflow:E(e("GITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GI\
THUB_RUN_ID"))?.[0]??0),url:`${m}/${u}/${s}/actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:h(n,"pull_request","head","sha")??e("GITHUB\
_SHA"),pull:v(e("GITHUB_EVENT_NAME"),n),isDefaultBranch:c(e("GITHUB_REF"),n)}}const P=r=>r.replace(/(?<!\/)\/+$/,"");function p(r,n){return r===null?(0,O.T)("no\
t a workflow run, GITHUB_REPOSITORY is not set"):n===null?(0,O.T)("github-token is empty"):/^https?:$/.test(URL.parse(r.apiUrl)?.protocol??"")?(0,O.J)({run:r,token:n}):
(0,O.T)(`GITHUB_API_URL is not an https URL: ${(0,T.RK)(r.apiUrl)}`)}const E=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function g(r,n){if(r==="pull_request_target")
return!1;const e=y(n,"pull_request","head"),[u,s]=[y(e,"repo","full_name"),y(n,"pull_request","base","repo","full_name")];return e!==void 0&&u!==s}function v(r,n){
const e=y(n,"pull_request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:g(r,n),from:h(n,"pull_request","head","repo","full\
_name")??null}:null}function c(r,n){const e=h(n,"repository","default_branch");return e===void 0?null:r===`refs/heads/${e}`}function y(r,...n){return n.reduce((e,u)=>typeof e==
"object"&&e!==null?Reflect.get(e,u):void 0,r)}function h(r,...n){const e=y(r,...n);return typeof e=="string"?e:void 0}}),1964:((lt,U,t)=>{t.d(U,{H:()=>N});var O=t(
4e3),T=t(5799),A=t(2796),w=t(5102),P=t(4120),p=t(8884),E=t(8641),g=t(1831),v=t(5955);const c=700,y=8,h=5,r={text:250,places:1},n={text:c,places:y},e=2,u=3600,s=120,
m=4096,o=K=>K!==""&&(0,p.CN)(K)&&(0,E.BP)((0,E.RK)(K,m))===K;function a(K){const X=i(K),Q=[...new Set(K.map(({problem:ut})=>ut.title))],tt=X.length>0?(0,O.K4)(X,
e):M(K);if(Q.length===1)return f(tt,Q[0]??"");const ot=`${K.length} problems`;return f(tt===null?ot:`${ot} with ${tt}`,Q.join(", "))}function l({title:K,hosts:X,
findings:Q}){if(Q.length===1)return a(Q);const tt=X.length>0?0:(0,p.Dc)(Q),ot=Math.max(X.length,tt),ut=ot===1?i(Q)[0]??(0,p.II)((0,p.tN)(Q)?.file??""):(0,P.px)(
ot,X.length>0?"host":"file"),$t=Q.length>ot?` (${Q.length} times)`:"";return f(ot===0?null:ut,`${K}${$t}`)}const f=(K,X)=>K===null?X:`${K}: ${X}`,i=K=>[...new Set(
K.flatMap(({host:X})=>X===null?[]:(0,E.RK)((0,g.nx)(X))))];function M(K){const X=(0,p.tN)(K);return X===null||o(X.file)?null:(0,p.II)(X.file)}function S(K,X){const Q=new Set(
K.map(({severity:ut})=>ut)).size>1,tt=K.length>2?r:n,ot=ut=>D(ut,Q,tt,X).join(`
`);return(0,P.Sk)(K,h,ot,_).join(`

`).split(`
`)}const _=K=>`and ${K} more, see the job summary`;function D(K,X,Q,tt){const{problem:ot,severity:ut}=K,$t=(0,p.Xd)(K),_t=(0,p.xi)(K,tt,Q.text,Q.places);return[
`${X?`${ut}: `:""}${(0,E.RK)(ot.message,Q.text)} [${ot.code}]`,..._t.map(([wt,Ct])=>`${wt}: ${Ct}`),...$t===null||o($t.file)?[]:[`at: ${(0,p.R3)($t)}`],...K.isHostNew?
[`the host is ${P.dy}`]:[],`${tt.docsUrl}#${ot.code}`]}function $(K,X){const{message:Q,help:tt,findings:ot,code:ut,title:$t,affects:_t}=K;if(ot.length===1)return S(
ot,X);const wt=(0,P.od)(_t,X.clients),Ct=(0,p.mj)(ot,X.repositories.length),ft=[`${(0,E.RK)(Q??$t,c)} [${ut}]`,...tt===null?[]:[`help: ${(0,E.RK)(tt,c)}`],...wt===
""?[]:[`affects: ${wt}`],...Ct===""?[]:[`hits: ${Ct}`]],Lt=`${X.docsUrl}#${ut}`,zt=u-[...ft,Lt].join(`
`).length;return[...ft,...d(K,zt),Lt]}function d({findings:K,message:X},Q){const tt=(0,v.I0)(K,Q,1,ut=>k(ut,X===null)),ot=K.length-tt.length;return ot>0?[...tt,
_(ot)]:tt}function k(K,X){const{host:Q,places:tt,problem:ot,isHostNew:ut}=K,$t=(0,p.Ky)(tt,1),_t=X?(0,E.RK)(ot.message,s):"";if(Q===null)return`- ${[$t,_t].filter(
Lt=>Lt!=="").join(": ")}`;const wt=`${(0,E.RK)((0,g.nx)(Q))}${ut?` (${P.dy})`:""}`,Ct=X&&$t!==""?`(${$t})`:$t,ft=[_t,Ct].filter(Lt=>Lt!=="").join(" ");return ft===
""?`- ${wt}`:`- ${wt}: ${ft}`}const I=10,C=200;function N(K,X){const Q=j(K),tt=(0,w.hm)(K.findings);let ot=K.findings;for(const ut of T.oC){const{annotations:$t,
used:_t}=W(ut,ot,X,ut===tt);Q.push(...$t),ot=ot.filter(wt=>!_t.has(wt))}return Q}function j({passed:K,stopped:X,findings:Q}){const tt=Q.filter(({severity:ut})=>ut===
"warning").length;if(K||Q.some(({severity:ut})=>ut==="error"))return[];if(X!==null)return[G("error","The check is not complete",[(0,O.Cw)(X)])];const ot=`${(0,P.
px)(tt,"warning")}, and fail-on is warning`;return[G("error","Warnings fail this check",[ot])]}function W(K,X,Q,tt){const ot=X.filter(({severity:_t})=>_t===K),ut=new Set(
ot.map(st));if(ut.size>I){const _t=(0,A.cZ)(ot),wt=tt&&K!=="notice"?H(ot,_t):[];return{annotations:[...x(K,_t,Q),...V(K,wt,Q)].slice(0,I),used:new Set(ot)}}const $t=X.
filter(_t=>ut.has(st(_t)));return{annotations:V(K,$t,Q),used:new Set($t)}}const V=(K,X,Q)=>[...Map.groupBy(X,st).values()].map(tt=>G(K,a(tt),S(tt,Q),(0,p.tN)(tt)));
function st(K){const X=(0,p.Xd)(K);return X===null?K:`${X.line}:${X.file}`}function x(K,X,Q){const tt=X.length<=I?X:X.slice(0,I-1),ot=X.slice(tt.length).flatMap(
$t=>$t.findings),ut=[...new Set(ot.map(({problem:$t})=>$t.title)),"see the job summary"];return[...tt.map($t=>G(K,l($t),$($t,Q),(0,p.tN)($t.findings))),...ot.length===
0?[]:[G(K,`and ${(0,P.px)(ot.length,`more ${K}`)}`,ut)]]}function H(K,X){const Q=ot=>(0,p.Xd)(ot)!==null,tt=new Set(X.flatMap(ot=>ot.findings.find(Q)??[]).map(st));
return K.filter(ot=>o((0,p.Xd)(ot)?.file??"")&&!tt.has(st(ot)))}function G(K,X,Q,tt=null){const ot={title:(0,E.LS)((0,E.RK)(X,C)),message:(0,E.LS)(Q.join(`
`))};if(tt===null||!o(tt.file))return{level:K,...ot};const{file:ut,line:$t,column:_t,endColumn:wt}=tt;return{level:K,...ot,file:ut,line:$t,column:_t,endColumn:wt}}}),
2827:((lt,U,t)=>{t.d(U,{Y:()=>P});var O=t(5955);const T={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the \
port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"N\
umber of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hos\
ts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},A={hosts:12e4,services:36e4},w=1;function P({passed:p,hosts:E,findings:g}){
const v=({services:r})=>r.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),c=(0,O.I0)(E,A.hosts,w,({visit:r})=>JSON.stringify(r.host)),y=(0,O.I0)(E,A.services,w,r=>{
const n=JSON.stringify(Object.fromEntries(v(r)));return`${JSON.stringify(r.visit.host)}:${n}`}),h=r=>g.filter(n=>n.severity===r).length;return{passed:p,hosts:`[${c.
join(",")}]`,services:`{${y.join(",")}}`,errors:h("error"),warnings:h("warning"),"left-out":E.length-Math.min(c.length,y.length)}}}),2913:((lt,U,t)=>{t.d(U,{Fr:()=>s,
GN:()=>u,K$:()=>f,O7:()=>i,cn:()=>g,yi:()=>o});var O=t(4e3),T=t(7574),A=t(4120),w=t(8641),P=t(9574),p=t(5505),E=t(8373);const g="the files",v=200,c="Terraform s\
ervice discovery fails: ",y="Terraform service discovery recovers: ",h=3,r=10,n=6,e=20;function u({failing:D}){const{down:$,better:d}=m(D),[k,{first:I,count:C}]=$.
count>0?[c,$]:[y,d],N=I.slice(0,h).map(({subject:V})=>V===g?S:(0,w.RK)(V,v)),j=C>N.length?[`${C-N.length} more`]:[],W=`${k}${[...N,...j].join(", ")}`;return W.length<=
v?W:`${k}${C} hosts`}const s=D=>D.startsWith(c)||D.startsWith(y);function m({first:D,count:$}){const d=D.filter(({recovering:I})=>I!==void 0);return{down:{first:D.
filter(({recovering:I})=>I===void 0),count:$-d.length},better:{first:d,count:d.length}}}function o(D,$,{outage:d,page:k,maxBytes:I}){const{down:C,better:N}=m(d.
failing),j=d.failing.count>0?" Closes when all hosts recover.":"";return(0,p.XA)(D,{context:$,rest:E.xy,isBrief:!0},{head:[`### ${(0,p.gD)(D,$)}`,...l(C,d.since,
$.startedAt),...a(N.first)].join(`

`),foot:`Last checked ${(0,T.QN)($.startedAt)}; details in the summary of ${(0,p.Fp)(k)}. Updated automatically.${j}`,maxBytes:I})}function a(D){return D.length===
0?[]:[`<p>${[...Map.groupBy(D,({recovering:k})=>k===void 0?"":`${k.good} of ${(0,A.px)(k.needed,"run")}`)].slice(0,r).map(([k,I])=>`\u2705 Recovering: ${(0,O.K4)(
I,e,({subject:N})=>_(N))} (${k} without a failure)`).join("<br>")}</p>`]}function l({first:D,count:$},d,k){if($===0)return[];const I=[...Map.groupBy(D,x=>x.since)],
C=D[0]?.since,N=D.length===$||C===d;if(C!==void 0&&I.length===1&&N)return[`<p>Failing since ${(0,T.QN)(C)} (${(0,T.u8)(C,k)}).</p>`];const j=I.slice(0,r),W=j.map(
([x,H])=>[(0,O.K4)(H,n,({subject:K})=>K===g?S:(0,P.rm)(K)),(0,T.QN)(x),(0,T.u8)(x,k)]),V=$-j.flatMap(([,x])=>x).length,st=V>0?[[`and ${V} more`,"",""]]:[];return[
(0,P.I$)(["Failing","Since","Duration"],[...W,...st])]}function f(D,$){const{at:d,down:k,up:I,gone:C,still:N,endedSince:j,isReopened:W}=D,V=({subject:x,since:H})=>`${_(
x)} (after ${(0,T.u8)(H,d)})`;return`${[...W?["Reopened: the failure continues or has returned."]:[],...M(k,_,(x,H)=>`\u274C ${x} ${H} failing.`),...M(I,V,x=>`\u2705\
 Recovered: ${x}.`),...M(C,_,(x,H)=>`\u26AA ${x} ${H} no longer checked.`),...M(N,_,(x,H)=>`\u274C ${x} ${H} still failing.`),...j===null?[]:[`**Nothing fails a\
ny more.** The outage lasted ${(0,T.u8)(j,d)}, from ${(0,T.QN)(j)} to ${(0,T.QN)(d)}, as observed by this check.`],`<sub>${(0,T.QN)(d)}, ${(0,p.Fp)($)}</sub>`].
join(`

`)}
`}const i=D=>`Duplicate of #${D}, which another run opened at the same time.
`;function M(D,$,d){return D.length===0?[]:[d((0,O.K4)(D,e,$),D.length===1?"is":"are")]}const S="the file check",_=D=>D===g?S:(0,w.D9)(D)})};export{yn as ids,_n as modules};
