const On=[558,751,929,528,909],yn={3534:((lt,U,t)=>{t.d(U,{$U:()=>e,Eu:()=>f,JD:()=>n,QU:()=>$,To:()=>m,bI:()=>o,fj:()=>y,iX:()=>l,tK:()=>d,z2:()=>s});var M=t(4283),
S=t(1064),P=t(1831),O=t(2713),I=t(4e3),p=t(5799),E=t(8937);const $=(0,p.lS)((0,p.$e)("credentials-empty","Token is empty",S.Du),({source:c})=>({message:`the tok\
en from ${c} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),v={"cont\
rol character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},
bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks\
, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",
help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},
"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},
f=(0,p.lS)((0,p.z3)("credentials-malformed","Malformed token",S.Du),({source:c,slip:_})=>({message:`the token from ${c} ${v[_].has}`,help:v[_].help,..._==="cont\
rol character"?{}:{severity:"warning"}})),y=(0,p.lS)((0,p.$e)("credentials-short","Token is too short to be redacted"),({source:c})=>({message:`the token from ${c}\
 has fewer than ${O.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or crea\
te a longer one"})),d=(0,p.lS)((0,p.lm)("credentials-differ","Clients use different tokens"),({host:c,first:_,other:T})=>({message:`for host ${(0,P.nx)(c)}, ${r(
_)} and ${r(T)}`,help:`set the token for both clients in ${(0,P.fK)(c)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),
r=({client:c,source:_})=>_===null?`${S.bB[c]} finds no token`:`${S.bB[c]} uses the token from ${_}`,n=(0,p.lS)((0,p.$e)("credentials-rejected","Token was reject\
ed"),({host:c,status:_,source:T})=>({message:`host ${(0,P.nx)(c)} returned ${_} for the token from ${T}`,help:`check that the token is complete, has not expired\
 and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,M.jr)((0,P.cu)(c))}; then store a new one in the same place`})),e=(0,p.lS)((0,p.$e)("cre\
dentials-missing","Token is missing"),({host:c,service:_,...T})=>{const w=(0,P.nx)(c),[D=""]=(0,P.fK)(c);return(0,E.em)(`host ${w} requires a token${_===null?"":
` for ${_}`}`,`add the line "${w}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${D}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${u(D)}`,
T)}),u=c=>/^\w+$/.test(c)?`export ${c}=\u2026`:`env '${c}=\u2026' terraform init`,s=(0,p.lS)((0,p.$e)("credentials-near-miss","Token variable has a similar name"),
({host:c,variable:_,why:T,write:w})=>({message:`${_} seems to be meant for host ${(0,P.nx)(c)}, but ${T}`,help:`rename it to ${w}: ${u(w)}`})),m=(0,p.lS)((0,p.$e)(
"credentials-other-host","Token is for another host",S.Du),({host:c,other:_,source:T,service:w,isSent:D,isNotice:g})=>({message:`the clients do not send the tok\
en for ${_} from ${T} ${w===null?`after the redirect of ${c}`:`to ${w} of host ${c}`}: they send ${D?`the token of ${c}`:"none"}`,help:w===null?`make the discov\
ery document of ${c} public, or serve it at ${c} itself`:`set the token for ${c}, and the clients send it to ${_}`,...g?{severity:"notice",affects:[]}:{}})),o=(0,p.
lS)((0,p.lm)("credentials-unused","Token for a host that is not checked"),({host:c})=>({message:`the tokens input has a token for host ${(0,P.nx)(c)}, which is \
not checked`,help:"write the host as in the files, including its port, or remove the line"})),l=(0,p.lS)((0,p.z3)("document-unauthorized","Discovery requires va\
lid credentials",S.zK),({host:c,token:_,challenge:T,...w})=>{const D=_==="sent"?"rejected the given authentication credentials":"requires authentication credent\
ials",g=T===null?"":`, and asks for ${T} authentication`;return{message:`host ${c} ${D}: ${(0,I._r)(w)}${g}`,help:(0,I.NM)(w.page,c,h(c,_,w.status,T))}}),i="mak\
e the discovery document public";function h(c,_,T,w){const D=(0,I.qZ)(c);if(w!==null)return{operator:`exempt /.well-known/terraform.json from ${w} authenticatio\
n`,guest:D,note:"the clients send Bearer tokens only, so no token helps"};switch(_){case"sent":{const g="check that the token is for this host, complete and not\
 expired";return T===403?{operator:g,user:g,guest:D}:{operator:g,user:g}}case"none":{const g=(0,E.nP)(c);return{operator:`${g}, or ${i}`,user:g,guest:D}}case"dr\
opped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${c} to respond itself, or ${i}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,U,t)=>{
t.d(U,{JW:()=>d,U$:()=>I,WO:()=>v,a3:()=>f,ub:()=>r});var M=t(1064),S=t(4e3),P=t(5143),O=t(5799);const I=(0,O.lS)((0,O.$e)("file-syntax","File has a syntax erro\
r",M.Du),({error:n,file:e})=>({message:n??"the file is not valid UTF-8",help:(0,P.Zl)(e)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpo\
se"})),p={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot b\
e read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},E={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},$={file:"correct the permissions, or list\
 the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"\
correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or li\
st it in `exclude`"},v=(0,O.lS)((0,O.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in n?`${p[n.what]}: ${n.code}`:p[n.what],help:(n.what==="fi\
le"||n.what==="directory"?E[n.code]:void 0)??$[n.what]})),f=(0,O.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},
()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),y=3,d=(0,O.
lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:e,isFleet:u})=>{const s=n.every(i=>i==="."),o=`found no\
 Terraform or OpenTofu files in ${u?"the repositories of `usages`":s?"this directory":`\`scan\` (${(0,S.K4)(n,y,S.dh)})`}`,l=u?"check out the repositories befor\
e `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return e?{message:`${o}; only \`hostnames\` was checked`,help:`${l}, or \
correct \`scan\``,severity:"warning"}:{message:`${o}, and \`hostnames\` is not set`,help:`${l}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),r=(0,O.
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
t.d(U,{Dr:()=>y,EK:()=>$,Fu:()=>r,dF:()=>d,vs:()=>E});var M=t(1064),S=t(1831),P=t(9562),O=t(4e3),I=t(5799),p=t(8937);const E=(0,I.lS)((0,I.z3)("cloud-token","To\
ken for the cloud block or remote backend is missing",M.Du),({host:n,service:e,...u})=>{const s=(0,S.nx)(n),m=e===P.OZ?"the cloud block":"the remote backend",[o=""]=(0,S.
fK)(n);return(0,p.em)(`${m} requires a token for ${s}`,`add the line "${s}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${o}; outside GitHub, run\
 \`terraform login ${s}\` or \`tofu login ${s}\``,u)}),$=(0,I.lS)((0,I.z3)("cloud-version","API is too old for the cloud block",M.Du),({url:n,version:e})=>({message:`${n}\
 returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,O.dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise,\
 or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),v=n=>"why"in n?`the respons\
e of ${n.url} ${(0,O.dh)(n.why)}`:(0,O._r)({...n,page:null}),f=(n,e,u)=>"status"in n&&[401,403,404].includes(n.status)?u:(0,I.C)(`check the logs of ${e}, and th\
at the URL of the service is that of its API`),y=(0,I.lS)((0,I.z3)("cloud-organization","Organization cannot be read",M.Du),n=>{const{host:e,organization:u,source:s}=n;
return{message:`the organization ${u} at ${e} cannot be read: ${v(n)}`,help:f(n,e,`check the name of the organization, and that the token from ${s} is valid and\
 belongs to a member`)}}),d=(0,I.lS)((0,I.z3)("cloud-workspace","Workspace cannot be read",M.Du),n=>{const{host:e,organization:u,workspace:s}=n;return{message:`\
the workspace ${s} of ${u} at ${e} cannot be read: ${v(n)}`,help:f(n,e,"check that the token may read the workspace")}}),r=(0,I.lS)((0,I.lm)("cloud-workspace-mi\
ssing","Workspace does not exist"),({host:n,organization:e,workspace:u})=>({message:`${e} at ${n} has no workspace ${u} that the token may read; init would crea\
te it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((lt,U,t)=>{t.d(U,{AO:()=>y,U7:()=>f,n3:()=>d,nD:()=>e,ro:()=>n,
wp:()=>E,zo:()=>v});var M=t(1064),S=t(3592),P=t(4e3),O=t(5799);const I=({file:m,line:o})=>`${(0,P.dh)(m)}:${o}`,p=m=>m.map(o=>M.bB[o]).join(" and "),E=(0,O.lS)(
(0,O.z3)("host-not-allowed","Host is not allowed",M.zK),m=>{const{host:o}=m,l=`add ${o} to \`allowed-hosts\``;if("service"in m){const{service:i,registry:h}=m;return{
message:`${i} of ${h} is on ${o}, which is not in \`allowed-hosts\``,help:`use another registry, or ${l}`}}if("package"in m)return{message:`the package of ${m.package}\
 is downloaded from ${o}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${l}`};if("use"in m){const[i,h]=$[m.
use];return{message:`${i} ${o}, which is not in \`allowed-hosts\``,help:`use ${h}, or ${l}`}}if("implied"in m){const{place:i,clients:h}=m.implied;return{message:`\
host ${o} is not in \`allowed-hosts\` and was not contacted; ${I(i)} names no host, and this is the default of ${p(h)}`,help:`name an allowed registry there, ${l}\
, or set \`dialect\` if you use another CLI`}}return{message:`host ${o} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${l}`}}),
$={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},v=(0,O.lS)((0,O.lm)("host-as\
sumed","Default host of an assumed CLI was not contacted"),({host:m,place:o,clients:l,isListed:i})=>({message:`${m} was not contacted: ${I(o)} implies it as the\
 default host of ${p(l)}, but the CLI could not be detected`,help:i?"list the usages of the repository with `--dialect terraform` or `--dialect opentofu` to che\
ck the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),f=(0,O.lS)((0,O.lm)("host-generic","Gen\
eric hostname was not contacted"),({host:m})=>({message:`${m} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),y=(0,O.lS)((0,O.z3)("host-private-redirect","Redirect to a non-public address",M.zK),({host:m,address:o,asks:l})=>o===
"metadata"?{message:`${m} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${l==="document"?"redirects":"leads"} to ${m}, which has a ${o} address and was not contacted`,help:`if ${l==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),d=(0,O.lS)((0,O.z3)("host-check-crashed","tf-disco crashed while it checked \
the host",M.zK),({host:m,thrown:o})=>({message:`${m} was not checked completely, because of a bug in tf-disco ${S.xv}: ${r(o)}`,help:`please report this text at\
 ${S.xV}; to pass until it is fixed, add \`host-check-crashed ${m}\` to \`ignore\``}));function r(m){if(!(m instanceof Error))return(0,P.dh)(String(m));const o=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(m.stack??"")?.[1];return(0,P.dh)(String(m))+(o===void 0?"":` (${o})`)}const n=(0,O.lS)((0,O.z3)("host-http2","Host speaks only HTTP/2",M.zK),({host:m})=>({
message:`${m} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,help:(0,O.C)(`enable HTTP/1.1 on ${m} as well \
(ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),e=(0,O.lS)((0,O.z3)("host-not-checked","Host was not checked before the che\
ck ended",M.zK),({host:m,stopped:o,isBegun:l,unchecked:i,total:h,slowest:c})=>({message:`${m} was not checked${l?" completely: its visit was under way when":":"}\
 ${(0,P.Cw)(o)}, with ${i} of ${h} hosts not checked`,help:u[o.kind]+s(c)})),u={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function s(m){return m.length===0?"":`; most of the time went to hosts without a response: ${m.map(({host:l,tookMs:i})=>`${l}\
 (${(0,P.YA)(i)})`).join(", ")}`}}),5799:((lt,U,t)=>{t.d(U,{$e:()=>f,C:()=>P,lS:()=>d,lm:()=>y,oC:()=>S,pj:()=>p,z3:()=>v});var M=t(6174);const S=["error","warn\
ing","notice"],P=(r,n)=>n===void 0?{operator:r}:{operator:r,note:n};function O({operator:r,user:n,guest:e},{role:u,host:s}){const m=`ask the operator of ${s} to\
 ${r}`;switch(u){case"operator":return r;case"user":return n===r?n:n===void 0?m:`${n}; if you run ${s}, ${I(r,n)}`;case"guest":return e??n??m}}const I=(r,n)=>r.
startsWith(`${n}, or `)?r.slice(n.length+5):r;function p(r,n){const{cures:e,...u}=r;return e===void 0?r:{...u,help:E(e,n)}}function E(r,n){const{because:e,note:u}=r,
s=e===void 0?"":`${e}: `,m=u===void 0?"":`; ${u}`;return s+O(r,n)+m}const $=r=>(n,e,u=[])=>({code:n,title:e,severity:r,affects:u}),v=$("error"),f=$("warning"),y=$(
"notice");function d(r,n){return Object.assign(u=>{const{help:s,...m}=n(u),o=r.code,l=(0,M._)(m.message),i={...r,code:o,usualSeverity:r.severity,...m,message:l};
return s===void 0?i:typeof s=="string"?{...i,help:(0,M._)(s)}:{...i,help:E(s,{role:"operator",host:""}),cures:s}},r)}}),8937:((lt,U,t)=>{t.d(U,{$w:()=>I,em:()=>E,
nP:()=>p,pt:()=>O,ro:()=>P});var M=t(4e3),S=t(5799);const P="this pull request needs no change; run the check where the secret is available, for example on the \
main branch";function O({host:$,token:v,source:f},y){const d=`sent${y===null?"":` to ${y}`}`;switch(v){case"none":return`no token was found for ${$}`;case"sent":
return`the token for ${$} from ${f} was ${d}`;case"dropped":return`the token for ${$} from ${f} was not ${d}, because the CLIs drop it at a redirect to another \
host`;case"withheld":return`the token for ${$} from ${f} was not ${d}, because the URL is not https; the CLIs do send it`}}function I({host:$,token:v},f,y,d){switch(v){case"\
none":return{operator:p($),user:p($),guest:(0,M.qZ)($)};case"sent":return{operator:d,user:d};case"dropped":return(0,S.C)(`serve ${f} without the redirect to ${y??
"another host"}`);case"withheld":return(0,S.C)(`serve ${f} at an https URL`)}}const p=$=>`add a token to \`tokens\` (${$}=\u2026) or set a TF_TOKEN_ variable`;function E($,v,{
isFork:f,searched:y,notRead:d}){if(f)return{message:`${$}, and secrets are withheld from pull requests of forks`,help:P,severity:"notice"};const r=d.length===0?
"":`; not read: ${d.join(", ")}`;return{message:`${$}, and none was found (searched: ${y.join(", ")}${r})`,help:v}}}),5747:((lt,U,t)=>{t.d(U,{N0:()=>r,Oj:()=>d,
io:()=>$,yR:()=>E});var M=t(4573),S=t(3024);const P=16*1024*1024,O=S.constants.O_RDONLY|(S.constants.O_NONBLOCK??0)|(S.constants.O_NOCTTY??0),I=Buffer.allocUnsafeSlow(
256*1024);let p=I;const E=(e,u=P)=>v(e,u,y);function $(e,u){const s=v(e,u,(m,o)=>Buffer.from(m.subarray(0,o)));return Buffer.isBuffer(s)?s:null}function v(e,u,s){
let m;try{m=(0,S.openSync)(e,O)}catch(o){return n(o)}try{const o=(0,S.readSync)(m,I,0,I.length,null);return o<I.length?s(I,o):f(m,u,s)}catch(o){return n(o)}finally{
(0,S.closeSync)(m)}}function f(e,u,s){const{size:m}=(0,S.fstatSync)(e);if(m>u||m<I.length)return{ok:!1,failure:{kind:"size",bytes:m,maxBytes:u}};p.length<m&&(p=
Buffer.allocUnsafeSlow(Math.min(2*m,u)));const o=p;let l=0;for(;l<m;){const i=(0,S.readSync)(e,o,l,m-l,l);if(i===0)break;l+=i}return s(o,l)}function y(e,u){const s=e.
toString("utf8",0,u),m=!s.includes("\uFFFD")||(0,M.isUtf8)(e.subarray(0,u));return{ok:!0,text:s,isUtf8:m,bytes:u}}function d(e){if(!(typeof e=="object"&&e!==null&&
"code"in e)||typeof e.code!="string")throw e;return e.code}function r(e,u){try{return e()}catch(s){return d(s),u}}const n=e=>({ok:!1,failure:{kind:"error",code:d(
e)}})}),4e3:((lt,U,t)=>{t.d(U,{Af:()=>i,B9:()=>u,Cw:()=>_,Fn:()=>D,K4:()=>v,NM:()=>m,Vb:()=>g,Wt:()=>e,YA:()=>l,_r:()=>o,dh:()=>p,eZ:()=>h,go:()=>d,hS:()=>E,mP:()=>r,
qZ:()=>s,v:()=>f,zM:()=>c,zN:()=>$,zd:()=>y});var M=t(6174),S=t(4714),P=t(7715),O=t(9562);const I=300;function p(a,R=I){if(a.length<=R)return a;const A=(0,M._)(
a);return A.length<=R?A:`${(0,S.o)(A,R)}\u2026`}const E=(a,R)=>`${a} ${R}${a===1?"":"s"}`,$=(a,R)=>({shown:a.slice(0,R),more:Math.max(0,a.length-R)});function v(a,R,A=String){
const{shown:j,more:B}=$(a,R);return f(j.map(W=>A(W)),B)}const f=(a,R)=>`${a.join(", ")}${R>0?` and ${R} more`:""}`,y=a=>`the clients print "${a}"`;function d(a){
return a===null?"null":Array.isArray(a)?"an array":typeof a=="object"?"an object":`a ${typeof a}`}function r(a){if(a.kind==="error")return`cannot be read: ${a.code}`;
const{bytes:R,maxBytes:A}=a;return`has ${R} bytes and is not read; the limit is ${A/1024/1024} MiB`}const n={[O.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[O.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a pr\
ovider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function e(a){return a.flatMap(A=>n[A]??
[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const u=a=>`wait and run the check again; see ${(0,P.V)(a)??
"its status page"}, and consider a network mirror for providers`,s=a=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${a} serves its discovery\
 document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function m(a,R,A){if(a===null)return A;const j=a.title===
""?"":` ("${a.title}")`,B=A.guest??s(R);switch(a.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:B,because:`\
the host returned a sign-in page${j}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${j}: allow this machine to reach the host`;case"\
other":{const W=A.user??`check that ${R} is a registry, and ${e([])}`;return{...A,user:W,guest:B,because:`the host returned an HTML page${j}`}}}}const o=({url:a,
status:R,reason:A})=>`${a} returned ${`${R} ${p(A)}`.trim()}`,l=a=>`${Math.round(a/100)/10} s`,i=a=>a.map(({name:R,attemptMs:A,retries:j})=>{const B=Number.isFinite(
A)?l(A):"without a limit",W=j===0?"":` in each of ${j+1} attempts`,q=R.includes(" and ")?"wait":"waits";return`${R} ${q} ${B}${W}`}).join(", "),h=a=>a.map(({name:R})=>R).
join(" and "),c=a=>a.kind==="several"?a.reasons:[a];function _(a){switch(a.kind){case"deadline":return`the check reached its deadline of ${l(a.ms)}`;case"signal":
return`the check was interrupted by ${a.signal}`;case"crash":return"tf-disco crashed";case"missing":return w(a);case"several":return a.reasons.map(_).join("; ")}}
const T=10;function w({repositories:a,total:R}){const A=R===1?"repository":"repositories",j=a.length===1?"is":"are",B=v(a,T,p);return`${a.length} of ${R} ${A} ${j}\
 missing: ${B}`}const D=a=>`${a}; it may use hosts that are not in \`allowed-hosts\``,g=({kind:a,address:R,version:A})=>`${a} ${R} ${p(A,40)}`}),4714:((lt,U,t)=>{
t.d(U,{o:()=>P,w:()=>O});var M=t(3307);const S=2048,P=(I,p=S)=>I.length<=p?I:structuredClone(I.slice(0,p).toWellFormed());function O(I){if(I.length<=S)return(0,M.
IL)(I);switch(I[0]){case'"':return P((0,M.I)(I));case"[":return[];case"{":return{};default:return(0,M.IL)(I)}}}),7715:((lt,U,t)=>{t.d(U,{V:()=>S});const M=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),S=P=>M.get(P)??null}),5751:((lt,U,t)=>{t.d(U,{s:()=>j});
var M=t(3024),S=t(6760),P=t(5747),O=t(3625),I=t(4e3),p=t(3592),E=t(3474),$=t(8535),v=t(7030),f=t(6181),y=t(1831);function d(C){const K=X=>C[X]||C[X.toLowerCase()]||
"",H={http:n("HTTP_PROXY",K("HTTP_PROXY")),https:n("HTTPS_PROXY",K("HTTPS_PROXY"))},x=o(K("NO_PROXY"));return X=>{const z=H[X.scheme];return z===null||s(X.name)||
x(X)?null:z}}const r=["http:","https:"];function n(C,K){if(K==="")return null;const H=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(K)?K:`http://${K}`);if(H===null)
throw new TypeError(`${C} is not a URL; expected http://HOST:PORT`);if(!r.includes(H.protocol))throw new TypeError(`${C} is a ${H.protocol}// proxy; expected ht\
tp:// or https://`);if(!e(H.username)||!e(H.password))throw new TypeError(`${C} has a user name or password with a bare "%"; write "%25" for it`);return H}function e(C){
try{return decodeURIComponent(C),!0}catch(K){if(K instanceof URIError)return!1;throw K}}const u=new v.BlockList;u.addSubnet("127.0.0.0",8,"ipv4"),u.addAddress("\
::1","ipv6");const s=C=>C==="localhost"||m(u,C);function m(C,K){const H=(0,f.n7)(K.replace(/%.*$/s,"")),x=(0,v.isIP)(H);return x!==0&&C.check(H,x===4?"ipv4":"ip\
v6")}function o(C){const K=C.split(",").map(H=>H.trim().toLowerCase()).filter(H=>H!=="").map(l);return H=>K.some(x=>x(H))}function l(C){if(C==="*")return()=>!0;
const K=i(C);if(K!==null)return({name:Y})=>K(Y);const{name:H,port:x}=_(C),X=Y=>x===""||String(Y.port)===x;if(h(H)){const Y=(0,f.n7)(H),et=new v.BlockList;return et.
addAddress(Y,(0,v.isIP)(Y)===4?"ipv4":"ipv6"),ut=>m(et,ut.name)&&X(ut)}const z=c(H);return Y=>(0,v.isIP)(Y.name)===0&&X(Y)&&z(Y.name)}function i(C){const[,K="",
H=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(C)??[];if(!h(K))return null;const x=Number(H);if(x>((0,v.isIP)(K)===4?32:128))return null;const X=x-((0,v.isIP)(K)===6?96:
0),z=new v.BlockList,Y=(0,v.isIP)((0,f.n7)(K))===4&&X>=0;return Y?z.addSubnet((0,f.n7)(K),X,"ipv4"):z.addSubnet(K,x,"ipv6"),et=>m(z,et)&&(0,v.isIP)((0,f.n7)(et))===
4===Y}const h=C=>(0,v.isIP)(C)!==0&&!C.includes("%");function c(C){if(C==="")return()=>!1;const K=C.replace(/^\*\./,"."),H=K.replace(/^\./,""),x=(0,y.Pv)(H),X=x.
ok?x.value:H;return z=>z.endsWith(`.${X}`)||!K.startsWith(".")&&z===X}function _(C){const K=/^\[([^\]]*)\]:([^:]*)$/.exec(C)??/^([^:[\]]*):([^:[\]]*)$/.exec(C);
return K===null?{name:C,port:""}:{name:K[1]??"",port:K[2]??""}}var T=t(3152),w=t(6339);const D=function(...C){const{problemFacts:K}=t.late([558,914,341,507],4507);
return new.target?new K(...C):K(...C)},g=function(...C){const{parseNamedAddress:K}=t.late([22],6022);return new.target?new K(...C):K(...C)},a=function(...C){const{
parseAuthorities:K}=t.late([160],1160);return new.target?new K(...C):K(...C)},R=4*1024*1024,A=20;function j(C,{environment:K,directory:H,wording:x=T.w7}){const{
settings:X,mistakes:z}=(0,T.P$)(C,x),Y=tt(X.caFile,x),et=G(K),ut=[Y,et].flatMap(pt=>pt.ok?[]:[pt.why]),mt=B(X.scan,H).slice(0,A).map(pt=>x.missingPath(pt,H)),wt=[
...z,...(0,w.S)(X,x),...W(X,x),...q(X,x),...ut,...mt];if(wt.length>0||!Y.ok||!et.ok)throw new T.GN(wt);return{...X,authorities:Y.value,chooseProxy:et.value}}const B=(C,K)=>C.
filter(H=>!/[*?[\]{}]/.test(H)&&!(0,M.existsSync)((0,S.resolve)(K,H)));function W({hostnames:C},{setting:K}){const H=K("hostnames"),X=C.flatMap(({addresses:z})=>z).
flatMap(z=>{const Y=g(z,"terraform");return Y.ok?[]:[`${H}: "${z.service}=${z.text}" is wrong: ${Y.why}`]});return(0,E.Ku)(X,H)}function q({ignore:C},{setting:K}){
const H=K("ignore");if(C.length===0)return[];const x=D(),X=C.flatMap(({code:z})=>{if(Object.hasOwn(x,z))return[];const Y=(0,$.q)(z,Object.keys(x)),et=Y===null?`${p.
aq} lists the codes`:`did you mean "${Y}"?`;return[`${H}: "${z}" is not a problem code; ${et}`]});return(0,E.Ku)(X,H)}function G(C){try{return(0,O.J)(d(C))}catch(K){
if(K instanceof TypeError)return(0,O.T)(K.message);throw K}}function tt(C,{setting:K}){if(C===null)return(0,O.J)(null);const H=(0,P.yR)(C,R),x=K("ca-file");if(!H.
ok)return(0,O.T)(`${x} "${C}" ${(0,I.mP)(H.failure)}`);const X=a(H.text);return X.ok?X:(0,O.T)(`${x} "${C}" ${X.why}`)}}),2929:((lt,U,t)=>{t.d(U,{z6:()=>en,wX:()=>Wt,
w5:()=>Ut});var M=t(6760),S=t(9461),P=t(3024),O=t(5747);const I=200,p=1024*1024,E=4e3;function $(Z,Q,ht){const dt=Map.groupBy(Z.filter(v).slice(0,I),({file:ft})=>ft);
return Array.from(dt).flatMap(([ft,vt])=>{const At=(0,M.join)(Q,ft),Pt=f(At,ht)?(0,O.yR)(At,p):null;return Pt?.ok?y(Pt.text,vt):[]})}const v=({column:Z,endColumn:Q})=>Q>
Z,f=(Z,Q)=>(0,O.N0)(()=>(0,P.statSync)(Z).mtimeMs<=Q+1,!1);function y(Z,Q){const ht=[];let[dt,ft]=[1,Z.startsWith("\uFEFF")?1:0];for(const vt of Q.toSorted((At,Pt)=>At.
line-Pt.line)){for(;dt<vt.line&&ft>=0;dt+=1)ft=Z.indexOf(`
`,ft)+1||-1;if(ft<0)break;const At=Z.indexOf(`
`,ft),Pt=At<0?Z.length:At,Nt=Pt>ft&&Z[Pt-1]==="\r";ht.push(...d(Z.slice(ft,Nt?Pt-1:Pt),vt))}return ht}function d(Z,Q){const{column:ht,endColumn:dt}=Q,ft=Z.length>
E?[]:Array.from(Z);if(ht>ft.length)return[];const[vt,At]=[ht-1,dt-1],Pt=(Nt,Bt)=>ft.slice(Nt,Bt).join("");return[{place:Q,before:Pt(0,vt),literal:Pt(vt,At),after:Pt(
At)}]}var r=t(6174),n=t(2161);function e(Z,Q){const{directory:ht,checkedAt:dt,configs:ft}=Q,vt=ft.flatMap(bt=>bt.files),At=new Set(vt.flatMap(({path:bt,shown:jt})=>[
u(bt),jt])),Pt=bt=>{const jt=u((0,M.resolve)(ht,bt));return!At.has(bt)&&!At.has(jt)&&s(bt)&&s(jt)},Nt=Z.filter(({file:bt})=>Pt(bt)),Bt=$(Nt,ht,dt),St=c(Bt,Q.usages);
return Bt.flatMap(bt=>m(bt,St.get(_(bt.place))??null,Q))}function u(Z){const Q=(0,S.$)(Z);return Q.kind==="file"?Q.path:(0,M.resolve)(Z)}const s=Z=>(0,n.L8)((0,M.
basename)(Z),new Set,(0,M.basename)((0,M.dirname)(Z)))!==void 0;function m({place:Z,before:Q,literal:ht,after:dt},ft,{redact:vt,kept:At}){const Pt=Q+ht+dt;return vt(
Pt,At)!==Pt?[]:h(Pt)?ft===null||l.test(ft)||!ht.includes(ft)?[]:[{place:Z,before:"\u2026 ",literal:(0,r._)(ft),after:" \u2026"}]:[{place:Z,before:Q,literal:ht,after:dt}]}
const o=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
l=/[\s"]/,i=/[\w+-]{20,}/g,h=Z=>o.test(Z)||(Z.match(i)??[]).some(Q=>/\d/.test(Q)&&/[a-z]/.test(Q)&&/[A-Z]/.test(Q));function c(Z,Q){const ht=new Map(Z.map(({place:ft})=>[
_(ft),ft.file])),dt=new Set(ht.values());return new Map(Q.filter(({place:ft})=>dt.has(ft.file)&&ht.has(_(ft))).flatMap(({place:ft,text:vt})=>vt===null?[]:[[_(ft),
vt]]))}const _=({file:Z,line:Q,column:ht})=>`${Q}:${ht} ${Z}`;var T=t(2389),w=t(6897),D=t(1831),g=t(3592),a=t(2796),R=t(4503),A=t(6763),j=t(5751),B=t(7052),W=t(
3862),q=t(7854),G=t(3474),tt=t(3152);function C(Z,Q,ht){const dt={...Z,newHosts:new Set,files:null,remarks:[]};if(Q===null)return dt;const ft=St=>({...dt,remarks:[
`changed-only has no effect: ${St}`]});if(Q.kind==="all")return ft(Q.why);const{files:vt}=Q,At=new Set(vt.filter(({status:St})=>St!=="removed").map(({file:St})=>St));
if(At.size>0&&![...At].some(St=>ht(St)!==null))return ft("the checkout contains none of the files that the pull request changes");const Pt=Z.usages.filter(({place:St})=>At.
has(St.file)),Bt=`changed-only: the pull request changes ${vt.length===1?"1 file":`${vt.length} files`} with ${Pt.length} of ${Z.usages.length} usages`;return{usages:Pt,
notes:Z.notes.filter(({place:St})=>K(St.file,At)),newHosts:x(Z.usages,vt,ht),files:new Set(vt.map(({file:St})=>St)),remarks:[Bt]}}const K=(Z,Q)=>Q.has(Z)||Z==="\
."||[...Q].some(ht=>ht.startsWith(`${Z}/`)),H=2e8;function x(Z,Q,ht){const dt=new Set;if(Q.some(et))return dt;const ft=new Map(Q.map(St=>[St.file,St])),vt=(0,q.
Oo)(St=>X(ft.get(St),ht)),At=Q.flatMap(({patch:St})=>z(St,/^[ -]/));let Pt=0;const Nt=(St,bt)=>{const jt=[bt,(0,D.nx)(bt).toLowerCase()];return St.filter(Lt=>(Pt+=
Lt.length,Pt<=H&&jt.some(Qt=>Lt.includes(Qt)))).length},Bt=(St,bt)=>{const{isNew:jt,now:Lt,added:Qt}=vt(St),Zt=jt?0:Nt(Lt,bt);return jt||Zt>0&&Zt===Nt(Qt,bt)};for(const[
St,bt]of Map.groupBy(Z,jt=>jt.host)){if(St===null||bt.some(({isHostImplied:Lt})=>Lt))continue;const jt=[...new Set(bt.map(({place:Lt})=>Lt.file))];!jt.every(Lt=>ft.
has(Lt))||Nt(At,St)>0||jt.every(Lt=>Bt(Lt,St))&&Pt<=H&&dt.add(St)}return dt}function X(Z,Q){const{file:ht="",status:dt,patch:ft=null}=Z??{},vt=dt==="added";if(vt||
ft===null)return{isNew:vt,now:[],added:[]};const At=(Q(ht)??"").toLowerCase().split(`
`);return{isNew:vt,now:At,added:z(ft,/^\+/)}}const z=(Z,Q)=>(Z??"").toLowerCase().split(`
`).filter(ht=>Q.test(ht)),Y=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,et=({file:Z,status:Q,changes:ht,patch:dt})=>dt===null&&Q!=="added"&&ht>0&&Y.test(
Z);var ut=t(2859),mt=t(1435),wt=t(5866),pt=t(370);async function Rt(Z,Q){const ht=Q.now(),dt=await(0,pt.SQ)(Z,Q),ft=Z.scan.length===0?0:Q.now()-ht,{dialect:vt,usedBy:At,
...Pt}=(0,pt.o0)(Z,dt,Q),Nt={...Pt,notes:[...Pt.notes,...Ct(dt,Q.stop.why)]},Bt=await yt(Nt,Z,Q),St=(0,mt.j)(Bt.usages,Z,vt,{...Q,mayHavePlugins:(0,pt.C_)(dt,Z)}),
{roots:bt,notes:jt}=(0,wt.D0)({...Nt,scanned:dt,changed:Bt.files,dialect:vt,settings:Z}),Lt=(0,W.X)(St.usages,bt),Qt=(0,ut.C)(Z,Lt,vt.clients,(0,q.kA)(Nt.usages)),
{configs:Zt,releases:nn}=St,{environment:cn}=Q,{files:ln,bytes:Gt}=dt;return{dialect:{...vt,releases:nn},configs:Zt,usages:Lt,roots:bt,requirements:Qt,notes:[...(0,wt.
a3)(Bt.notes,Lt,Z,cn),...jt],newHosts:Bt.newHosts,isEmpty:Z.scan.length>0&&dt.isEmpty&&dt.endedAt===null,complaints:St.findings,allUsages:Nt.usages,changes:Bt.changes,
remarks:[...Bt.remarks,...St.remarks],scan:{files:ln,bytes:Gt,usages:Lt.length,durationMs:ft},clients:At,repositories:[],missing:null,checkouts:null}}async function yt(Z,Q,ht){
const dt=Q.changedOnly?await ht.changes(Q):null;return{changes:dt,...C(Z,dt,vt=>{const At=(0,O.yR)((0,M.join)(ht.directory,vt));return At.ok?At.text:null})}}function Ct({
endedAt:Z,files:Q},ht){return Z===null||ht===null?[]:[(0,q.YW)(Z,(0,B.ub)({kind:"time",stopped:ht,files:Q}))]}function Xt({requirements:Z,repositories:Q}){const{
size:ht}=new Set(Z.map(({host:ft})=>ft));if(ht<=G.pS)return;const dt=`${ht} hosts, the limit is ${G.pS}`;throw new tt.GN([Q.length>0?`usages name ${dt}: check f\
ewer repositories at once`:`scan found ${dt}: narrow scan or exclude files`])}var zt=t(5960);const tn=function(...Z){const{nameRepository:Q}=t.late([400,210,913],
5913);return new.target?new Q(...Z):Q(...Z)},on=function(...Z){const{prepareFleet:Q}=t.late([914,341,210,207],7207);return new.target?new Q(...Z):Q(...Z)};async function en(Z,Q){
const ht=new Date,dt=(0,j.s)(Z,Q),ft=dt.deadlineMs,vt=Q.startTimer(ft,()=>Q.stop.end({kind:"deadline",ms:ft}));try{const At=await rn(dt,Q);Xt(At),await(0,w.x)();
const Pt=await sn(At,dt,Q,ht);return await Mt(Pt,At,dt,Q,ht)}finally{vt()}}const rn=(Z,Q)=>Z.usages.length===0?Rt(Z,Q):on(Z,Q);async function sn(Z,Q,ht,dt){const{
environment:ft,stop:vt,isFork:At}=ht,{dialect:Pt}=Z,Nt={...Z,...await V(Z,Q,ht),tokenVariables:Ut(ft),tokenHosts:Q.tokens.map(({host:Bt})=>Bt),stopped:rt(vt.why,
Z.missing)};return(0,T.S4)(Nt,{...Q,dialect:Pt,isFork:At,now:dt.getTime()})}async function V(Z,Q,ht){const{requirements:dt,roots:ft,dialect:vt}=Z,At=(0,zt.e)(dt,
Q,vt),Pt=Array.from(At,([jt,Lt])=>(0,zt.i)(jt,Lt)),Nt=new Set(dt.map(({host:jt})=>jt).filter(jt=>!At.has(jt))),Bt=Q.depth!=="discovery"&&ft.length>0;if(Nt.size===
0&&!Bt)return{visits:Pt,predicted:T.j7,tokenSources:new Map};const{contact:St}=await Promise.all([t.e(914),t.e(217),t.e(456),t.e(696)]).then(t.bind(t,2696)),bt=await St(
[...Nt],Z,Q,ht);return{...bt,visits:[...bt.visits,...Pt]}}const rt=(Z,Q)=>Z===null||Q===null?Z??Q:{kind:"several",reasons:[Z,Q]};async function Mt(Z,Q,ht,dt,ft){
const{configs:vt,allUsages:At,requirements:Pt,changes:Nt,scan:Bt,clients:St}=Q,bt=Wt(Pt),jt=[...Q.remarks,...(0,A.rc)(Z)],{why:Lt,evidence:Qt}=Q.dialect,Zt={verdict:Z,
remarks:(0,A.q9)(jt),detection:{why:Lt,evidence:Qt}},{verdict:nn,remarks:cn,detection:ln}=dt.secrets.redact(Zt,bt);return{settings:ht,changes:Nt,verdict:nn,context:{
dialect:{...Q.dialect,...ln},failOn:ht.failOn,scan:Bt,remarks:cn,startedAt:ft.toISOString(),durationMs:Date.now()-ft.getTime(),version:g.xv,docsUrl:g.aq,clients:St(),
sources:e((0,a.sC)(nn.findings),{...dt.secrets,kept:bt,usages:At,configs:vt,directory:dt.directory,checkedAt:ft.getTime()}),links:null,repository:Dt(nn,Q,dt),repositories:Q.
repositories,history:null}}}function Dt(Z,{scan:Q,repositories:ht},{directory:dt,environment:ft}){return Q.files===0||ht.length>0?null:tn(dt,(0,R.R8)(Z),ft)}const Ut=Z=>Object.
keys(Z).filter(Q=>/^TFE?_?TOKEN/i.test(Q)),Wt=Z=>new Set(Z.flatMap(({host:Q,service:ht})=>[Q,(0,D.nx)(Q),ht]))}),9461:((lt,U,t)=>{t.d(U,{$:()=>P});var M=t(3024),
S=t(5747);function P(O){try{const I=(0,M.realpathSync)(O),p=(0,M.statSync)(I);return p.isFile()?{kind:"file",path:I}:{kind:p.isDirectory()?"directory":"special",
path:I}}catch(I){return{kind:"error",code:(0,S.Oj)(I)}}}}),8185:((lt,U,t)=>{t.d(U,{C:()=>f,I:()=>d});var M=t(4283),S=t(7052),P=t(6697),O=t(1064),I=t(1831),p=t(2886);
const E=(r,{allowedHosts:n,hostnames:e})=>(0,I.Jr)(r,n)||e.some(u=>u.host===r),$={file:".",line:1,column:1,endColumn:1},v=1e4;function f(r,n,e=v){if(n.allowedHosts.
length===0)return[];const u=new Map,s=[];let m=0;for(const{directHost:l,kind:i,isOverridden:h,place:c,clients:_}of r){if(l===void 0||h||E(l,n))continue;const T=i===
"backend_http"||i==="remote_state"?"backend":"download",w=`${T} ${l}`,D=u.get(w);if(D===void 0&&u.size>=e){m+=1;continue}const g=D??y(l,T);u.set(w,g),s.push({...g,
place:c,clients:_})}if(m===0)return s;const o=(0,S.ub)({kind:"problems",max:e,omitted:m});return[...s,{problem:o,place:$,clients:O.Du,host:null}]}function y(r,n){
const e=(0,I.Pv)(r),u=e.ok?e.value:null,s=u===null?r:(0,I.nx)(u);return{problem:(0,P.wp)({host:s,use:n}),host:u}}function d(r,n,e,u){if(u.allowedHosts.length===
0)return[];const s=e.filter(({because:m})=>m.some(o=>typeof o!="string"));return n.flatMap(m=>{const{id:o,kind:l}=m;if(l!=="url"||!s.some(_=>_.service===o))return[];
const i=(0,M.Dl)(m.url),h=i.ok?(0,I.Pm)(i.value):null;if(h===null||h===r||E(h,u))return[];const c=(0,P.wp)({host:h,service:o,registry:(0,I.nx)(r)});return[(0,p.
bz)(c,o)]})}}),8988:((lt,U,t)=>{t.d(U,{s:()=>y,k:()=>m});var M=t(3534),S=t(3410),P=t(5143),O=t(9562);const I=[O.OZ,O.Bn],p=[O.e$,O.xq],E=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...I,...p]},{matches:/^api\.env0\.com$/,services:p},{matches:/^backend\.api\.env0\.com$/,services:I},{matches:/\.scalr\.io$/,services:I}],$=o=>E.find(
({matches:l})=>l.test(o))?.services??[];var v=t(241),f=t(2886);function y(o,{role:l},i){const h=n(o),c=o.credentials?.hasToken===!0,T=(o.attempt.hops.at(-1)?.challenge??
null)===null&&(c||l!=="guest"),w=c?[]:e(o.host,h,i),g=[...o.difference===null?[]:[o.difference],...w,...h===null||!T?[]:[u(o,h,i)]].map(R=>(0,f.bz)(R)),a=c?[]:d(
o,i);return a.length>0?[...g,...a]:w.length===0?[...g,...r(o,i)]:g}function d(o,{usages:l,isFork:i,depth:h}){const{host:c,attempt:_}=o;if(h==="discovery"||_.discovery.
kind!=="found")return[];const T=l.flatMap(({workspace:w,hasOwnToken:D,needs:g,place:a})=>w===void 0||D||(0,P.Zl)(a.file)?[]:g.filter(R=>R.host===c));return Array.
from(Map.groupBy(T,({service:w})=>w),([w,D])=>{const g=(0,S.vs)({host:c,service:w,isFork:i,...s(o)}),a=D.flatMap(R=>R.clients);return(0,f.bz)((0,f.aZ)(g,a),w)})}
function r(o,{usages:l,isFork:i}){const{host:h,attempt:c,credentials:_}=o;if(c.discovery.kind!=="found"||_?.hasToken||_?.problem)return[];const T=$(h).find(w=>l.
some(({hasOwnToken:D,needs:g,place:a})=>g.some(R=>R.host===h&&R.service===w)&&!D&&!(0,P.Zl)(a.file)));return T===void 0?[]:[(0,f.bz)((0,M.$U)({host:h,service:T,
isFork:i,...s(o)}),T)]}function n(o){const{discovery:l,hops:i}=o.attempt;return l.kind==="failed"&&l.problem.code==="document-unauthorized"?i.at(-1)?.status??null:
null}function e(o,l,{tokenVariables:i,hosts:h}){return(0,v.B)(i,o,h).filter(({isParent:c})=>!c||l!==null).map(({variable:c,why:_,write:T})=>(0,M.z2)({host:o,variable:c,
why:_,write:T}))}function u(o,l,{isFork:i}){const{host:h,credentials:c}=o;return c?.hasToken?(0,M.JD)({host:h,status:l,source:c.source}):(0,M.$U)({host:h,service:null,
isFork:i,...s(o)})}function s({credentials:o,looks:l}){const i=l.flatMap(T=>T.looks),h=T=>[...new Set(i.flatMap(({held:w,source:D})=>w!=="not read"===T?D:[]))],
c=o===null?h(!0):[o.source],_=o===null?h(!1):[];return{searched:c,notRead:_}}function m(o,l){return o.filter(i=>!l.includes(i)).map(i=>(0,f.bz)((0,M.bI)({host:i})))}}),
2886:((lt,U,t)=>{t.d(U,{ER:()=>f,HJ:()=>s,Np:()=>n,Rh:()=>o,TC:()=>l,aZ:()=>v,b4:()=>I,bz:()=>$,hD:()=>r,l$:()=>E,ld:()=>u,ml:()=>y,pi:()=>e,xJ:()=>d});var M=t(
5143),S=t(5799),P=t(1831),O=t(7715);const I=i=>({...i,needed:i.places.some(h=>typeof h=="string"||!(0,M.Zl)(h.file))}),p=["module","provider","version","package",
"lock","not"],E=({problem:i,places:h})=>p.includes(i.code.replace(/-.*/,""))&&h.length>0&&h.every(c=>typeof c!="string"),$=(i,h=null,c=!0)=>({services:h===null?
[]:[h],problem:i,needed:c}),v=(i,h)=>({...i,affects:i.affects.filter(c=>h.includes(c))}),f=({problem:i,needed:h})=>h&&i.usualSeverity==="error"&&!y.includes(i.code),
y=["host-http2","host-check-crashed"];function d({problem:i,needed:h},c){const _=h&&c.some(T=>i.affects.includes(T));return i.severity==="error"&&!_?"warning":i.
severity}const r=(i,h,c)=>({severity:d(i,h),problem:i.problem,affects:i.problem.affects,...c,places:(0,M.As)(c.places)}),n=(i,h)=>S.oC.indexOf(i.severity)-S.oC.
indexOf(h.severity),e=(i,h,c)=>c.some(_=>_.code===i.code&&(_.host===null||_.host===h));function u({problem:i,services:h},{visit:{host:c,attempt:_},requirements:T,
answering:w},{depth:D}){if(D==="discovery"||_.discovery.kind==="skipped")return!0;const g=h.some(R=>w.has(`${c} ${R}`));if(i.code==="service-url-no-slash"&&g)return!1;
const a=T.filter(({service:R})=>h.length===0||h.includes(R));return a.length===0||a.some(({isForInit:R})=>R)}function s(i){const h=new Map;return c=>{const _=JSON.
stringify(c),T=h.get(_)??m(c,i);return h.set(_,T),T}}function m(i,h){const c=g=>h.filter(({service:a})=>g.includes(a)),_=i.length===0?h:c(i),T=i.filter(g=>_.some(
({service:a})=>a===g)),w=T.length>0?T:i,D=(_.length>0?_:c(["any"])).flatMap(g=>g.because);return{service:w.length===1?w[0]??null:null,places:o([...new Set(D)])}}
function o(i){const{own:h=[],aside:c=[]}=Object.groupBy(i,_=>typeof _!="string"&&(0,M.Zl)(_.file)?"aside":"own");return[...h,...c]}function l(i,h){const c=h.some(
({because:T})=>T.includes("hostnames input"));return{role:(0,O.V)(i)!==null?"guest":c?"operator":"user",host:(0,P.nx)(i)}}}),9464:((lt,U,t)=>{t.d(U,{f:()=>p,u:()=>$});
var M=t(4283),S=t(3534),P=t(1831),O=t(9562),I=t(2886);function p({host:v,attempt:f,credentials:y},d){const r=y?.hasToken===!0,n=[...d.flatMap(e=>e.kind==="url"&&
(0,O.p4)(e.id)&&(0,O.D6)(e.id)?[{url:e.url,service:e.id,isSent:r}]:[]),...f.hops.map(({url:e,authorization:u})=>({url:e,service:null,isSent:u==="sent"}))].flatMap(
({url:e,...u})=>{const s=E(e);return s===null||s===v?[]:[{...u,host:s}]});return[...new Map(n.toReversed().map(e=>[e.host,e])).values()]}function E(v){const f=(0,M.
Dl)(v),y=f.ok?(0,P.Pm)(f.value):null,d=y===null?null:(0,P.Pv)(y);return d?.ok?d.value:null}function $(v,f,{tokenSources:y,hosts:d}){return p(v,f).flatMap(({host:r,
service:n,isSent:e})=>{const u=y.get(r);if(u===void 0)return[];const s=n===null?v.attempt.discovery.kind==="failed":!e,m=(0,S.To)({host:(0,P.nx)(v.host),other:(0,P.
nx)(r),source:u,service:n,isSent:e,isNotice:!s||d.has(r)});return[(0,I.bz)(m,n)]})}}),2389:((lt,U,t)=>{t.d(U,{j7:()=>l,k2:()=>D,S4:()=>i});var M=t(4e3),S=t(7052),
P=t(5143),O=t(5799),I=t(1064),p=t(8185),E=t(8988),$=t(2886);function v(g,a,R){const A=new Set(g.notes.flatMap(({problem:H,place:x})=>H.code==="file-syntax"?x.file:
[])),j=[...g.complaints.map(({problem:H,place:x})=>e((0,$.bz)(H),x,R)),...(0,E.k)(g.tokenHosts,a).map(H=>e(H,null,R)),...g.isEmpty?[r(R)]:[]],B=[...g.notes.map(
H=>d(H,A,R)),...(0,p.C)(g.usages,R).map(({problem:H,clients:x,place:X,host:z})=>{const Y=(0,$.bz)((0,$.aZ)(H,x));return{host:z,finding:{...e(Y,X,R),host:z}}}),...g.
ofAnswers.map(H=>d(H,A,R)),...g.others.map(H=>({host:H.host,finding:n(H,R)})),...j.map(H=>({host:null,finding:H}))],{placed:W=[],others:q=[]}=Object.groupBy(B,({
finding:H})=>H.places.length>0?"placed":"others"),G=[...f(W),...q],tt=G.flatMap(({host:H,finding:x})=>(0,$.pi)(x.problem,H,R.ignore)?[]:[x]),C=({exclude:H})=>+(H!==
void 0),K=tt.toSorted((H,x)=>(0,$.Np)(H,x)||C(H)-C(x));return{files:K,ignored:G.length-K.length}}function f(g){return[...Map.groupBy(g,({host:R,finding:A})=>{const{
problem:j,severity:B,affects:W,exclude:q}=A,{code:G,message:tt,help:C}=j;return JSON.stringify([R,G,B,tt,C,W,q===void 0])}).values()].flatMap(R=>{const[A]=R;if(A===
void 0||R.length===1)return R;const j=(0,P.As)(R.flatMap(({finding:q})=>q.places)),B=new Set(R.flatMap(({finding:q})=>q.exclude??[])),W=B.size===0?{}:{exclude:[
...B]};return[{...A,finding:{...A.finding,places:j,...W}}]})}const y={error:"warning",warning:"notice",notice:"notice"};function d(g,a,R){const{problem:A,place:j,
others:B=[],host:W,clients:q,isPlaceholder:G}=g,tt=g.checkedFor??R.dialect,C=g.aside??j.file,K=A.severity==="error"&&(G||a.has(j.file)||(0,P.Zl)(C)),H=K?"warnin\
g":A.severity,X=tt.isGuess&&I.Du.some(ut=>!q.includes(ut))?y[H]:H,z=(0,$.bz)({...(0,$.aZ)(A,q),severity:X}),Y=e(z,j,{dialect:tt}),et={...Y,places:[...Y.places,...B]};
if(A.code==="file-limit"&&R.allowedHosts.length>0){const ut={...z.problem,message:(0,M.Fn)(A.message)};return{host:W,finding:{...et,problem:ut,severity:"error"}}}
return!K&&!(0,P.Zl)(C)?{host:W,finding:et}:{host:W,finding:{...et,exclude:[(0,P.n7)(C)]}}}function r(g){const{scan:a,hostnames:R,usages:A}=g,j=R.length>0,B=(0,S.
JW)({scan:a,hasHostnames:j,isFleet:A.length>0});return{...e((0,$.bz)(B),null,g),severity:B.severity}}function n({host:g,places:a,...R},A){const j=(0,O.pj)(R.problem,
(0,$.TC)(g,[]));return{...e({...R,problem:j},null,A),host:g,places:(0,P.As)(a)}}const e=(g,a,{dialect:R})=>(0,$.hD)(g,R.clients,{host:null,service:null,places:a===
null?[]:[a],isHostNew:!1});var u=t(9464);const s=function(...g){const{judgeRequests:a}=t.late([914,217,456,696],2696);return new.target?new a(...g):a(...g)},m=function(...g){
const{crashedVisit:a}=t.late([914,217,456,696],2696);return new.target?new a(...g):a(...g)},o=function(...g){const{judgeVisit:a}=t.late([914,217,456,696],2696);
return new.target?new a(...g):a(...g)},l={drafts:[],notes:[],roots:[],requests:[],answering:new Set};function i(g,a){const{requirements:R,visits:A}=g,j=Map.groupBy(
R,({host:yt})=>yt),B=A.map(({host:yt})=>yt),W=new Set(B),q={...a,...g,hosts:W},G=Map.groupBy(g.predicted.drafts,({host:yt})=>yt),tt=Map.groupBy(g.predicted.requests,
({host:yt})=>yt),C=A.map(yt=>{const Ct=g.newHosts.has(yt.host),Xt={visit:yt,requirements:j.get(yt.host)??[],predicted:G.get(yt.host)??[],requests:tt.get(yt.host)??
[],answering:g.predicted.answering,isNew:Ct};try{const zt=o(Xt,a,q);return{...zt,beyond:(0,u.f)(yt,zt.verdict.services)}}catch(zt){return{...m(Xt,a,zt),beyond:[]}}}),
K=C.map(({verdict:yt})=>yt),x=[...C.flatMap(yt=>yt.beyond).map(({host:yt})=>yt),...tt.keys()],X=[...B,...x],z=Array.from(tt,([yt,Ct])=>s({host:yt,known:[]},Ct,a).
map(Xt=>({...Xt,host:yt,places:[]}))),Y=[...g.predicted.drafts,...z.flat()].filter(({host:yt})=>!W.has(yt)),et=g.predicted.notes,ut=v({...g,ofAnswers:et,others:Y},
X,a),mt=[...C.flatMap(({ofFiles:yt})=>yt),...ut.files].sort($.Np),wt=[...K.flatMap(yt=>yt.findings),...mt].sort($.Np),{stopped:pt}=g,Rt=w(ut.files);return{passed:pt===
null&&!wt.some(({severity:yt})=>D(yt,a.failOn)),stopped:pt,hosts:K,files:mt,findings:wt,ignored:C.reduce((yt,Ct)=>yt+Ct.ignored,ut.ignored),roots:g.predicted.roots.
map(yt=>h(yt,a,Rt))}}function h({rows:g,...a},{ignore:R},A){const j=({drafts:B,decidedAt:W})=>B.length>0?B.filter(({problem:q,host:G})=>!(0,$.pi)(q,G,R)).map(q=>({
...q,severity:(0,$.xJ)(q,a.clients)})):W.flatMap(q=>A.get(_(q))??[]);return{...a,rows:g.map(B=>{const{drafts:W,decidedAt:q,...G}=B,C=W.length>0||Object.values(G.
chosen).includes(null)?j(B).toSorted($.Np):[],K=new Map(C.map(({problem:H})=>[H.code,c(H)]));return{...G,worst:C[0]?.severity??null,problems:[...K.values()]}})}}
const c=({code:g,title:a,usualSeverity:R})=>({code:g,title:a,usualSeverity:R}),_=({file:g,line:a})=>`${g}:${a}`,T=/^(?:constraint|lock)-/,w=g=>{const a=g.filter(
({problem:A})=>T.test(A.code)).flatMap(A=>A.places.map(j=>({place:j,finding:A}))),R=Map.groupBy(a,({place:A})=>typeof A=="string"?A:_(A));return new Map(Array.from(
R,([A,j])=>[A,j.map(({finding:B})=>B)]))},D=(g,a)=>g==="error"?a!=="never":g==="warning"&&a==="warning"}),6897:((lt,U,t)=>{t.d(U,{n:()=>S,x:()=>P});const M=100;
async function S(O,I,p){let E=performance.now();for(;;){const $=O.next(I.why!==null);if($.done)return $.value;performance.now()-E<M||(p($.value),await P(),E=performance.
now())}}const P=()=>new Promise(O=>setImmediate(O))}),9664:((lt,U,t)=>{t.d(U,{Gz:()=>S,LA:()=>I,jt:()=>P,un:()=>O});var M=t(3916);const S=(p,E)=>p===""?E:`${p}/${E}`,
P=p=>p.slice(0,Math.max(0,p.lastIndexOf("/")));function O(p,E){const $=(0,M.join)(p,E).replace(/\/$/,"");return $==="."?"":$}const I=p=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(p)}),1022:((lt,U,t)=>{t.d(U,{m:()=>r,s:()=>e});var M=t(3625),S=t(6246),P=t(1831),O=t(8408),I=t(5011);const p={terraform:["terraform.io"],opentofu:["terrafo\
rm.io","opentofu.org"]},E="hashicorp",$="-",v='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',f={prefix:"\
terraform-",whose:"a Terraform",frequency:"often"},d={terraform:[f],opentofu:[f,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function r(i,h){
const c=i.split("/");if(c.length>3||c.includes(""))return n(v);const[_="",T,w]=c.reverse(),D=e(_);if(!D.ok){const W=`${(0,S.o)(_)} in source ${(0,S.o)(i)}`;return n(
`Invalid provider type: Invalid provider type ${W}: ${D.why}"`)}const g=w===void 0,a=g?(0,M.J)((0,I.Vm)(h)):(0,P.Pv)(w);if(T===void 0&&a.ok){const W={hostImplied:g,
namespace:E,type:D.value};return{kind:"registry",host:a.value,...W}}const R=u(T??""),A=`namespace "" in source ${(0,S.o)(i)}`;if(!R.ok)return n(`Invalid provide\
r namespace: Invalid provider ${A}: ${R.why}"`);if(!a.ok){const W="Invalid provider source hostname";return n(`${W}: ${W} ${A}: ${a.why}"`)}const j={hostImplied:g,
host:a.value,namespace:R.value,type:D.value},B=m(j,h);return B===void 0?{kind:s(j,h),...j}:n(B)}const n=i=>({kind:"invalid",error:i});function e(i){if(/^[a-z0-9]+$/.
test(i))return(0,M.J)(i);if(i==="")return(0,M.T)("must have at least one character");if(i.includes("."))return(0,M.T)("dots are not allowed");if(i.includes("--"))
return(0,M.T)("cannot use multiple consecutive dashes");const h=(0,O.YE)(i);return h.ok?(0,M.J)((0,O.DI)(h.value)):(0,M.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const u=i=>i===$?(0,M.J)(i):e(i);function s({host:i,namespace:h},c){return h===$?"legacy":h==="builtin"&&
p[c].includes(i)?"builtin":"registry"}function m(i,h){const c=(0,I.Vm)(h);if(i.namespace===$&&i.host!==c)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${c}.`;const _=d[h].find(({prefix:T})=>i.type.startsWith(T));return _===void 0?void 0:o(i,_,h)}function o(i,{prefix:h,
whose:c,frequency:_},T){const w=`${h}provider-`,D=i.type.slice(w.length);if(!i.type.startsWith(w)||!e(D).ok)return`Invalid provider type: Provider source ${(0,S.
o)(l(i))} has a type with the prefix ${(0,S.o)(h)}, which isn't allowed because it would be redundant to name ${c} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const g=l({...i,type:D},T);return`Invalid provider type: Provider source ${(0,S.o)(l(i,T))} has a ty\
pe with the prefix ${(0,S.o)(w)}, which isn't valid. Although that prefix is ${_} used in the names of version control repositories for ${c.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,S.o)(g)}?`}const l=({host:i,namespace:h,type:c},_)=>_!==void 0&&i===(0,I.Vm)(_)?`${h}/${c}`:`${(0,P.nx)(i)}/${h}/${c}`}),241:((lt,U,t)=>{t.d(U,
{B:()=>O});var M=t(1831);const S=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,P="TF_TOKEN_";function O(f,y,d){const[r]=(0,M.fK)(y);return r===void 0?[]:f.flatMap(n=>{const e=(0,M.
$k)(n);if(e!==null&&d.has(e))return[];const u=I(n,e,y);return u===null?[]:[{variable:n,why:u,write:r,isParent:p(e,y)}]})}function I(f,y,d){const r=S.exec(f)?.[0];
if(r===void 0)return null;const n=f.slice(r.length);return y!==null&&p(y,d)?`it is for ${(0,M.nx)(y)} only: the clients do not use the tokens of parent domains`:
$(d).some(e=>e===E(n))?r!==P?`it begins with ${r}, and the clients read only ${P}`:y===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,M.nx)(y)}${v(n,d)}`:null}const p=(f,y)=>f!==null&&(0,M.Sv)(y).name.endsWith(`.${(0,M.Sv)(f).name}`),E=f=>f.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function $(f){const{name:y}=(0,M.Sv)(f);return[...new Set([f,y,(0,M.nx)(f)].map(E))]}function v(f,y){const{name:d,port:r}=(0,M.
Sv)(y);return r!==443&&!f.includes(":")?"; a port follows a colon":d.includes("-")&&!f.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((lt,U,t)=>{
t.d(U,{S3:()=>_,Wi:()=>m,a2:()=>h,cZ:()=>p,cr:()=>l,hs:()=>i,pq:()=>c,sC:()=>o});var M=t(2886),S=t(1064),P=t(1831),O=t(8884);const I=3;function p(w){const D=[...Map.
groupBy(E(w),v).values()].flatMap(a=>{const R=[...Map.groupBy(a,f).values()];return R.length>I?[a]:R}).flatMap(a=>y(a)??[]).map(a=>({cause:a,hits:(0,O.eb)(a.findings).
length})).toSorted(({cause:a,hits:R},{cause:A,hits:j})=>(0,M.Np)(a,A)||$(a)-$(A)||j-R||A.hosts.length-a.hosts.length).map(({cause:a})=>a),g=T(D);return D.map(a=>({
...a,sameAs:g.get(a)??null}))}const E=w=>w.map(D=>({finding:D,hits:(0,O.eb)([D]).length})).toSorted((D,g)=>g.hits-D.hits).map(({finding:D})=>D);function $({code:w,
affects:D}){return w==="host-not-checked"?2:D.length===0||S.Du.some(g=>D.includes(g))?0:1}const v=({severity:w,problem:D,affects:g,exclude:a})=>JSON.stringify([
w,D.code,g,a===void 0]),f=w=>w.exclude===void 0?u(w.problem.help??"",w):"";function y(w){const[D]=w;if(D===void 0)return null;const g=[...new Set(w.flatMap(({host:C})=>C??
[]))],{code:a,title:R,help:A,message:j}=D.problem,B=(C,K)=>g.length>1?u(C,K):C,W=B(j,D),q=w.every(C=>B(C.problem.message,C)===W),G=B(A??"",D),tt=w.every(C=>B(C.
problem.help??"",C)===G);return{severity:D.severity,code:a,title:R,affects:D.affects,findings:w,hosts:g,message:q?W:null,help:G!==""&&tt?e(G,w):null,isAside:w.length>
1&&D.exclude!==void 0,sameAs:null}}const d=/\bTF_TOKEN_\w+/g,r="TF_TOKEN_HOST",n=5;function e(w,D){if(!w.includes(r))return w;const g=new Set(D.flatMap(({problem:a})=>a.
help?.match(d)??[]));return g.size<=n?`${w}; ${r} is ${[...g].join(" or ")}`:`${w}; in ${r}, write each dot of the host as an underscore and each hyphen as two`}
function u(w,{host:D}){return D===null||w===""?w:[...new Set([D,(0,P.nx)(D)])].reduce((g,a)=>g.replaceAll(a,s),w).replace(d,r).replaceAll(/\bhost the host/g,"th\
e host")}function s(w,D,g){const[a=" ",R=" "]=[g[D-1],g[D+w.length]];return/[\s("]/.test(a)&&/[\s,;.:)"]/.test(R)?"the host":"HOST"}const m=3,o=w=>p(w).flatMap(
D=>l(D).slice(0,m).flatMap(([,g])=>(0,O.tN)(g)??[]).filter(g=>!(0,O.cC)(g))),l=({message:w,findings:D})=>w===null?[...Map.groupBy(D,({problem:g})=>g.message)]:[
[w,D]],i=({hosts:w,findings:D})=>w.length>0&&!D.every(M.l$),h=w=>i(w)?"host":"place";function c(w){return i(w)?w.hosts.length:(0,O.yv)(w.findings).lines.length}
function _(w){const{findings:D,message:g}=w;return g===null?D.map(a=>[a]):i(w)?[...Map.groupBy(D,({host:a})=>a).values()]:(0,O.yv)(D).lines}function T(w){const D=w.
filter(R=>i(R)&&R.hosts.length>1),a=[...Map.groupBy(D,({hosts:R})=>R.toSorted().join()).values()].flatMap(([R,...A])=>R===void 0?[]:A.map(j=>[j,R.code]));return new Map(
a.filter(([{message:R}])=>R!==null))}}),4503:((lt,U,t)=>{t.d(U,{DZ:()=>n,R8:()=>u,aE:()=>O,oW:()=>e,uM:()=>P});var M=t(5143),S=t(8884);function P({file:s,line:m},{
links:o,repositories:l}){const{repository:i,path:h}=(0,M.bH)(s);if(i!==null){const _=r(p(l).get(i)),T=h==="."?null:e(h);return _===null||T===null?null:`${_}/${T}\
#L${m}`}const c=o?.get(s);return c===void 0?null:c.diff?.lines.has(m)?`${c.diff.url}R${m}`:`${c.url}#L${m}`}const O=(s,{repositories:m})=>{const o=p(m).get(s)?.
url??null;return o===null||d(o)===null?null:o},I=new WeakMap;function p(s){const m=I.get(s)??new Map(s.map(o=>[o.name,o]));return I.set(s,m),m}const E=600,$=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
v=/^(?:[\da-f]{40}|[\da-f]{64})$/,f=/^gitlab\.com$/i,y=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,
d=s=>s.length<=E?$.exec(s)?.[1]??null:null;function r(s){const{url:m=null,commit:o=null}=s??{},l=m===null?null:d(m);return l===null||o===null||!v.test(o)||y.test(
l)?null:`${m}${f.test(l)?"/-":""}/blob/${o}`}const n=s=>r(s)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function e(s){if(!s.isWellFormed())return null;const m=o=>encodeURIComponent(
o).replace(/[!'()*_~]/g,l=>`%${l.charCodeAt(0).toString(16).toUpperCase()}`);return s.split("/").map(m).join("/")}const u=s=>new Set((0,S.YC)(s).flat().flatMap(
m=>typeof m=="string"?[]:m.file).filter(S.CN))}),7574:((lt,U,t)=>{t.d(U,{I$:()=>I,QN:()=>$,kJ:()=>P,nO:()=>v,tY:()=>O,u8:()=>E});var M=t(4120);const S=864e5;function P(f){
const y=Math.round(f);if(y<1e3)return`${y} ms`;if(y<59950)return`${(y/1e3).toFixed(1)} s`;const d=Math.round(y/1e3);return`${Math.floor(d/60)} min ${d%60} s`}function O(f){
return f<1e3?`${f} B`:f<999950?`${(f/1e3).toFixed(1)} kB`:`${(f/1e6).toFixed(1)} MB`}function I(f){return[["DNS",f.lookupMs],["connect",f.connectMs],["TLS",f.tlsMs],
["first byte",f.firstByteMs],["total",f.totalMs]].flatMap(([d,r])=>r===null?[]:[[d,r]])}const p=6e4;function E(f,y){const d=Date.parse(y)-Date.parse(f);if(!(d>=
p))return"less than a minute";const r=Math.floor(d/p),n=[{count:Math.floor(r/1440),unit:r>=2880?"days":"day"},{count:Math.floor(r%1440/60),unit:"h"},{count:r%60,
unit:"min"}],e=n.findIndex(({count:u})=>u>0);return n.slice(e,e+2).filter(({count:u})=>u>0).map(({count:u,unit:s})=>`${u} ${s}`).join(" ")}const $=f=>`${f.slice(
0,16).replace("T"," ")} UTC`;function v(f,y){const d=(Date.parse(f)-Date.parse(y))/S;if(Number.isNaN(d))return f;const r=(0,M.px)(Math.floor(Math.abs(d)),"day"),
n=Math.abs(d)<1,e=n?"within the last day":`${r} ago`,u=n?"in less than a day":`in ${r}`;return`${f.slice(0,10)} (${d<0?e:u})`}}),4120:((lt,U,t)=>{t.d(U,{DO:()=>e,
H8:()=>$,Iu:()=>E,J5:()=>v,QI:()=>n,Rk:()=>u,SY:()=>y,Sk:()=>f,_l:()=>p,dy:()=>O,od:()=>d,px:()=>I,wO:()=>r});var M=t(4e3),S=t(5799),P=t(1064);const O="new in t\
his pull request",I=(s,m)=>`${s} ${s===1?m:p(m)}`,p=s=>`${s.replace(/(?<=[^aeiou])y$/,"ie")}s`,E=s=>s.replace(/^./u,m=>m.toUpperCase()),$=s=>S.oC.flatMap(m=>{const{
length:o}=s.filter(l=>l.severity===m);return o===0?[]:[I(o,m)]}).join(", "),v=({length:s},m)=>s<=2*m?s:m;function f(s,m,o,l=i=>`and ${i} more`){const{shown:i,more:h}=(0,M.
zN)(s,m);return[...i.map(o),...h>0?[l(h)]:[]]}const y=s=>P.zK.every(m=>s.includes(m))?"all clients":s.map(m=>P.bB[m]).join(", ");function d(s,m){const o=m.filter(
l=>s.includes(l));return s.length===0||o.length===m.length?"":o.length===0?"no client in use":o.map(l=>P.bB[l]).join(", ")}const r=s=>s.map(m=>P.bB[m]).join(" a\
nd "),n=({clients:s,versions:m})=>s.map(o=>[P.bB[o],m[o]].join(" ").trim()).join(" and "),e=s=>s==="any"?"any service":s;function u(s){switch(s){case"none":return"\
none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((lt,U,t)=>{t.d(U,
{BQ:()=>w,CN:()=>g,Dc:()=>T,II:()=>p,Ky:()=>E,Qz:()=>_,R3:()=>I,Xd:()=>i,YC:()=>l,Yx:()=>m,_X:()=>e,cC:()=>f,eb:()=>y,eo:()=>O,et:()=>D,fP:()=>u,iW:()=>r,mj:()=>n,
oN:()=>s,rv:()=>$,tN:()=>h,xi:()=>c,yv:()=>o});var M=t(5143),S=t(4120),P=t(8641);const O=A=>a(A)?`${p(A.file)}:${A.line}`:A,I=({file:A,line:j,column:B})=>`${p(A)}\
:${j}:${B}`;function p(A){const{repository:j,path:B}=(0,M.bH)(A);if(j===null)return(0,P.J7)(A);const W=(0,P.J7)(j);return B==="."?W:`${W}//${(0,P.J7)(B)}`}function E(A,j,B=O){
const{places:W,isOfRepositories:q}=$(R(A)),G=W.slice(0,j).map(B).join(", "),tt=W.length-j;return tt<=0?G:`${G} and ${(0,S.px)(tt,q?"more repository":"more place")}`}
function $(A){const j=v(A),B=j.filter(f).length>1;return{places:B?j:A,isOfRepositories:B}}function v(A){const j=new Set;return A.filter(B=>{const W=a(B)?(0,M._M)(
B.file):null;return W===null?!0:!j.has(W)&&j.add(W)})}const f=A=>a(A)&&(0,M._M)(A.file)!==null,y=A=>v(d(A)).filter(f),d=A=>[...new Set(A.map(({places:j})=>j))].
flat(),r=(A,j)=>A===j?`all ${j} repositories`:`${A} of ${j} repositories`;function n(A,j){const{length:B}=j>1?y(A):[];return B>1?r(B,j):""}function e(A){const j=A.
filter(({severity:W})=>W!=="notice").flatMap(W=>y([W]).map(q=>{const{severity:G,problem:tt}=W;return{repository:(0,M._M)(q.file)??"",severity:G,code:tt.code,place:q}})),
B=({findings:W},q)=>W.filter(G=>G.severity===q).length;return Array.from(Map.groupBy(j,({repository:W})=>W),([W,q])=>({repository:W,findings:q})).toSorted((W,q)=>B(
q,"error")-B(W,"error")||B(q,"warning")-B(W,"warning"))}const u=({length:A})=>`with errors or warnings in ${A===1?"its":"their"} own files`;function s(A,j){const{
isOfRepositories:B}=$(A),W=G=>(B?(0,M._M)(G.file):null)??O(G),q=new Set(j.map(G=>G&&W(G)));return A.filter(G=>!q.has(W(G)))}const m=(A,j=O)=>E(A,A.every(a)?1:2,
j);function o(A){const j=d(A),B=R(j.filter(a)),W=[...new Set(j.filter(q=>typeof q=="string"))];return{lines:B,settings:W}}const l=({findings:A,hosts:j,roots:B})=>[
...new Set([...A.map(({places:W})=>W),...j.flatMap(({requirements:W})=>W.map(({because:q})=>q)),...B.flatMap(({rows:W})=>W.map(({places:q})=>q))])],i=({places:A})=>A.
find(a)??null,h=A=>A.map(i).find(j=>j!==null)??null;function c(A,{clients:j,repositories:B},W,q){const{lines:G,settings:tt}=o([A]);return[["help",(0,P.RK)(A.problem.
help??"",W)],["affects",(0,S.od)(A.affects,j)],["hits",n([A],B.length)],["also at",E(s(G,G.slice(0,1)),q)],["required by",E(tt,q)]].filter(([,K])=>K!=="")}const _=({
requirements:A})=>A.some(({because:j})=>j.some(a)),T=A=>new Set(d(A).filter(a).map(({file:j})=>j)).size,w=A=>A.filter(j=>i(j)===null),D=A=>A.every(({problem:j})=>j.
code.startsWith("credentials-"))?"credentials":"settings",g=A=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(A)&&(0,M._M)(A)===null,a=A=>typeof A!="string";function R(A){
const j=new Set;return A.filter(B=>{const W=typeof B=="string"?B:`${B.line}:${B.file}`;return!j.has(W)&&j.add(W)})}}),6763:((lt,U,t)=>{t.d(U,{h$:()=>n,q9:()=>$,
rc:()=>v});var M=t(4e3),S=t(5143),P=t(7574),O=t(4120),I=t(8884);const p=50,E=3,$=u=>(0,O.Sk)(u,p,String,s=>`and ${(0,O.px)(s,"more remark")}`),v=u=>[...f(u),...y(
u),...d(u)];function f(u){return(0,I.YC)(u).some(({length:m})=>m===S.WD)?[`lists of places end after ${S.WD} places`]:[]}function y({files:u}){const s=u.filter(
({exclude:_,severity:T})=>_!==void 0&&T!=="notice"),{length:m}=s;if(m===0)return[];const o=[...new Set(s.flatMap(({exclude:_})=>_??[]))],l=(0,I.eb)(s).length,i=m===
1?"1 finding is":`${m} findings are`,h=l===0?"":` of ${(0,O.px)(l,"repository")}`;return[`${i} in tests, examples or templates${h}, where errors are warnings; t\
o skip such files, set ${l===0?"`exclude`":"`exclude` where their files are read"}: ${(0,M.K4)(o,E,M.dh)}`]}function d({roots:u}){return u.some(({rows:m})=>m.some(
({platforms:o})=>o.some(({available:l})=>l===!0)))?["signatures of provider packages were not verified"]:[]}function r({hosts:u},{scan:s,repositories:m}){const{
files:o,bytes:l,usages:i,durationMs:h}=s,c=u.filter(I.Qz).length,_=c===0?"no registry host is used":`${(0,O.px)(i,"usage")} of ${(0,O.px)(c,"registry host")}`;return m.
length>0?`${_} in ${(0,O.px)(m.length,"repository")}`:o===0&&h===0?null:o===0?"found no Terraform or OpenTofu files":`scanned ${(0,O.px)(o,"file")} (${(0,P.tY)(
l)}) in ${(0,P.kJ)(h)}: ${_}`}function n(u,s){const{dialect:m,durationMs:o,scan:l,remarks:i}=s,h=r(u,s),_=u.hosts.length===0&&l.files===0?"":` for ${(0,O.QI)(m)}\
 (${m.why})`;return[`${e(u)}; checked in ${(0,P.kJ)(o)}${_}`,...h===null?[]:[h],...i]}function e({findings:u,ignored:s}){const m=(0,O.H8)(u)||"no findings";return s>
0?`${m}, ${s} ignored`:m}}),7236:((lt,U,t)=>{t.d(U,{l:()=>S,o:()=>P});var M=t(1022);function S({kind:O,text:I,address:p},E,$){switch(O){case"required_provider":case"\
state_store_provider":case"lock_provider":{const v=(0,M.m)(I??"",$);return v.kind==="registry"?v:null}case"required_provider_nosource":case"required_provider_le\
gacy":return{host:E,namespace:"hashicorp",type:P(p)};case"implied_provider":return{host:E,namespace:"hashicorp",type:(I??"").replace(/[._].*$/s,"")};default:return null}}
const P=O=>O.replace(/^.*\./s,"")}),5257:((lt,U,t)=>{t.d(U,{JT:()=>I,KS:()=>p,MP:()=>O,W$:()=>P,cd:()=>S});const M="hostnames input",S={file:M,line:1,column:1,endColumn:1},
P=E=>E.file===M?M:E,O=({host:E,namespace:$,name:v,system:f})=>`${E}/${$}/${v}/${f}`,I=({host:E,namespace:$,type:v})=>`${E}/${$}/${v}`;function p({version:E},$){
if(E===null)return null;const v=E.text??E.values?.[$]??null;return v===null?null:{text:v,place:E.place}}}),3862:((lt,U,t)=>{t.d(U,{X:()=>p});var M=t(9664),S=t(5011),
P=t(7236),O=t(5257);const I=/^\.{1,2}\//;function p($,v){const f=Map.groupBy(v,({lockFile:n})=>n),y=new Set($.flatMap(({kind:n,text:e,place:u})=>E.test(n)&&!I.test(
e??"")?(0,M.jt)(u.file):[])),d=new Map,r=(n,e)=>{if(n.calls.length>0||n.directories.some(m=>y.has(m)))return!0;const u=d.get(n)??new Set(n.providers.map(m=>(0,O.
JT)(m.provider)));d.set(n,u);const s=(0,P.l)(e,(0,S.Vm)(n.client),n.client);return s===null||u.has((0,O.JT)(s))};return $.map(n=>{if(n.kind!=="lock_provider"||n.
needs.length===0)return n;const e=f.get(n.place.file)??[];return e.length===0||e.some(u=>r(u,n))?n:{...n,needs:[]}})}const E=/^(?:module|test_module|terragrunt_source|installed_module)/}),
8416:((lt,U,t)=>{t.d(U,{L2:()=>y,oh:()=>E,rU:()=>d});var M=t(4e3),S=t(5143),P=t(1064),O=t(5603),I=t(3469);const p=function(...h){const{readTools:c}=t.late([400,
210,913],5913);return new.target?new c(...h):c(...h)};function E(h,c){let _;return()=>(_??=p(h,c),_)}const $=["terraform"],v="assumed, CLI not detected; set `di\
alect`",f="CLI not detected; set `dialect` to check one";function y({setting:h,scan:c}){const _=h.name==="auto"?null:n(h.name),T=c===null||c.isEmpty,w=T?{signs:[],
constraints:[]}:{signs:m(c,h,_),constraints:c.constraints};if(_!==null)return o(_,[r],[],h,w);if(T)return o(P.Du,[f],[],h,w);const D=s(w.signs);if(D.length===0)
return{...o($,[v],[],h,w),isGuess:!0};const g=e(D),a=g.flatMap(R=>D.find(A=>A.client===R)??[]);return o(g,a.map(i),D,h,w)}function d({clients:h},c){if(c===null||
c.isEmpty)return P.zK;const{others:_}=c.tools(),T=h;return P.zK.filter(w=>T.includes(w)||_.has(w)||w==="terragrunt"&&c.usesTerragrunt)}const r="set by `dialect`",
n=h=>h==="both"?P.Du:[h],e=h=>P.Du.filter(c=>h.some(_=>_.client===c));function u(h){const c=h.filter(({place:_})=>!(0,S.Zl)(_.file));return c.length===0?h:c}const s=h=>{
const c=u(h);return O.A.map(T=>c.filter(w=>w.level===T)).find(({length:T})=>T>0)??[]};function m({signs:h,tools:c,hasCloudHostname:_},T,w){const D=s(h),g=w??e(D),
a=D.every(({place:q})=>(0,S.Zl)(q.file)),R=w===null&&(a||D.some(({isCloud:q})=>q)),A=T.version===null&&g.some(q=>(0,I.w)(q,[]).length>1);if(!R&&!A)return h;const{
setsCloudHostname:j,signs:B}=c(),W=_||j;return[...h.filter(({isCloud:q})=>!(q&&W)),...B]}function o(h,c,_,T,w){const[D,...g]=h,a=h.map(j=>l(j,T,w)),R=a.flatMap(
({client:j,version:B})=>B===null?[]:[[j,B]]),A=a.flatMap(({version:j,signs:[B]})=>j===null||B===void 0?[]:[i(B)]);return{name:D===void 0||g.length>0?"both":D,clients:h,
releases:a.flatMap(({releases:j})=>j),versions:Object.fromEntries(R),why:[...new Set([...c,...A])].join(", "),evidence:[...new Set([..._,...a.flatMap(({signs:j})=>j)])]}}
function l(h,{version:c},_){if(c!==null)return{client:h,releases:(0,I.w)(h,[c]),version:c,signs:[]};const T=u(_.signs.filter(A=>A.client===h&&A.version!==null)),
w=[...new Set(T.map(A=>(A.version??"").replace(/^v/,"")))];if(w.length>0){const[A="",...j]=w,B=j.length===0&&(0,I.l)(A);return{client:h,releases:(0,I.w)(h,w),version:B?
A:null,signs:T}}const D=u(_.constraints),g=D.map(({text:A})=>A),a=(0,I.w)(h,g);if(a.length===(0,I.w)(h,[]).length)return{client:h,releases:a,version:null,signs:[]};
const R=D.map(({text:A,place:j})=>({client:h,level:"syntax",place:j,text:`requires ${(0,M.dh)(A)}`,version:A}));return{client:h,releases:a,version:g.length===1?
g[0]??null:null,signs:R}}const i=({place:h,text:c})=>`${h.file}:${h.line} ${c}`}),2161:((lt,U,t)=>{t.d(U,{L8:()=>y,TD:()=>e,U4:()=>v,Z8:()=>u,e0:()=>f,tr:()=>$});
var M=t(1064);const S=["terraform"],P=["opentofu"],O=[{suffix:".tftest.hcl",class:"test",clients:M.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:M.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:P},{suffix:".tofutest.json",class:"test",clients:P},{suffix:".tfquery.hcl",class:"\
query",clients:S},{suffix:".tfquery.json",class:"query",clients:S},{suffix:".tfmigrate.hcl",class:"migrate",clients:S},{suffix:".tfcomponent.hcl",class:"stack",
clients:S},{suffix:".tfcomponent.json",class:"stack",clients:S},{suffix:".tfstack.hcl",class:"stack",clients:S},{suffix:".tfstack.json",class:"stack",clients:S},
{suffix:".tfdeploy.hcl",class:"deploy",clients:S},{suffix:".tfdeploy.json",class:"deploy",clients:S},{suffix:".tfmock.hcl",class:"none",clients:M.Du},{suffix:".\
tofumock.hcl",class:"none",clients:P},{suffix:".tf.json",class:"config",clients:M.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:P},{suffix:"\
.tf",class:"config",clients:M.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:P},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:M.Du},{suffix:"\
.hcl",class:"terragrunt",clients:M.Du}],I=Map.groupBy(O,({suffix:s})=>s.slice(s.lastIndexOf(".")+1)),p=".terraform.lock.hcl",E={class:"lock",syntax:"hcl",clients:M.
Du,isOverride:!1},$=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(s),v=".terraform/modules/modules.json",f={...E,class:"manifest",syntax:"json"};
function y(s,m,o){if(s===p)return E;const i=I.get(s.slice(s.lastIndexOf(".")+1))?.find(({suffix:a})=>s.endsWith(a));if(i===void 0||i.class==="none")return;const h=d(
s)&&i.class==="test"&&o==="tests";if(d(s)&&!h)return;const c=s.slice(0,-i.suffix.length),_=i.twin!==void 0&&m.has(c+i.twin),T=c==="override"||c.endsWith("_overr\
ide"),w=_||h;if(w&&!i.clients.includes("terraform"))return;const D=w?S:i.clients,g=s.endsWith(".json")?"json":"hcl";return{class:i.class,syntax:g,clients:D,isOverride:T}}
const d=s=>s.startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith("#"),r=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),e=s=>r.test(s),u=s=>e(s)||n.test(s)}),6195:((lt,U,t)=>{t.d(U,{$8:()=>$,G$:()=>v,Ls:()=>p,UO:()=>f,VK:()=>I,sT:()=>d,sq:()=>y});var M=t(6760),S=t(7052),P=t(
2161);const O=/[*?[{]/;function I(n){const e=n.split("/"),u=e.findIndex(s=>O.test(s));return u<0?{fixed:n}:{fixed:e.slice(0,u).join("/"),glob:e.slice(u).join("/")}}
function p(n){const e=n.map(u=>{const s=u.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:s,start:E(s)}});return u=>{const s=u.toLowerCase();return e.
some(({glob:m,start:o})=>m===u||s.startsWith(o)&&M.posix.matchesGlob(u,m))}}function E(n){const[e=""]=n.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(n)??[];return e.
toLowerCase()}const $=({file:n,glob:e},u)=>n===u||e!==void 0&&M.posix.matchesGlob(u,e),v=n=>n.startsWith(".")||n==="node_modules",f=(n,e)=>n===e||n.startsWith(e.
endsWith(M.sep)?e:e+M.sep),y=n=>M.sep==="/"?n:n.replaceAll(M.sep,"/");function d(n,e,u,s){if(n.kind==="error")return(0,S.WO)({what:"link",code:n.code});const{kind:m,
path:o}=n;return f(o,e.boundary)?m==="directory"?null:m==="special"?(0,S.WO)({what:"link-to-special-file"}):{path:o,isScanned:r(o,e,u,s)}:(0,S.a3)()}function r(n,e,u,s){
if(e.file!==void 0||e.glob!==void 0||!f(n,e.path))return!1;const[m="",...o]=y((0,M.relative)(e.path,n)).split("/").toReversed();if(o.some(v))return!1;const l=y(
(0,M.relative)(u,n)).split("/");return l.map((h,c)=>l.slice(0,c+1).join("/")).slice(-1-o.length).some(s)?!1:(0,P.L8)(m,new Set([m]),o[0]??"")!==void 0}}),5603:((lt,U,t)=>{
t.d(U,{A:()=>O,j:()=>I});var M=t(5143),S=t(1064),P=t(5011);const O=["lock-file","syntax","version-file","tool","hook"];class I{found=new Map;allowed=new Map;addFiles($){
for(const{file:v,kind:f,scope:y,isContext:d}of $){if(d)continue;const[r]=f.clients;if(r!==void 0&&f.clients.length===1&&!p(v)){const n={file:v,line:1,column:1,endColumn:1};
this.addSyntax(r,`is read by ${S.bB[r]} only`,n)}for(const n of y.traits)this.addTrait(n)}}addUsages($){for(const v of $)v.kind==="lock_provider"?this.addLock(v):
v.kind==="cloud_default"&&this.addCloud(v)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:$,text:v,place:f}){
if($==="version"){const y=(0,M.Zl)(f.file)?`${v} aside`:v;this.allowed.has(y)||this.allowed.set(y,{text:v,place:f})}else if($==="binary"){const d={client:v==="t\
ofu"?"opentofu":"terraform",level:"version-file",place:f,version:null};this.put({...d,text:"sets terraform_binary"})}else if($!=="compatible"&&$!=="provider-ver\
sion"){const{client:y,what:d}=S.$I[$];this.addSyntax(y,`has ${d}`,f)}}addLock({host:$,place:v}){const f=S.Du.find(d=>(0,P.Vm)(d)===$);if(f===void 0)return;const y=`\
locks providers from ${$}`;this.put({client:f,level:"lock-file",place:v,text:y,version:null})}addCloud({clients:$,isOverridden:v,place:f}){if(v||!$.includes("te\
rraform"))return;this.put({client:"terraform",level:"syntax",place:f,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax($,v,f){this.put(
{client:$,level:"syntax",place:f,text:v,version:null})}put($){const v=`${$.client} ${$.text}`;if(this.found.has(v))return;const f=(0,M.Zl)($.place.file)?`${v} a\
side`:v;this.found.has(f)||this.found.set(f,$)}}const p=E=>/(^|\/)[.#][^/]*$/.test(E)}),7854:((lt,U,t)=>{t.d(U,{Oo:()=>E,YW:()=>O,kA:()=>p,sw:()=>I,u3:()=>f,vH:()=>$});
var M=t(7052),S=t(1064);const P={line:1,column:1,endColumn:1};function O(y,d,r=P){const n={file:y===""?".":y,...r};return{problem:d,place:n,clients:S.Du,host:null}}
function I(y,d){const r=E(e=>e.filter(u=>d.includes(u))),n=E(e=>e.map(u=>({...u,clients:r(u.clients)})).filter(u=>u.clients.length>0));return y.flatMap(e=>{const u=r(
e.clients);if(u.length===e.clients.length)return e;const s=n(e.needs),m=e.isHostImplied?s[0]?.host??e.host:e.host;return u.length===0?[]:{...e,clients:u,needs:s,
host:m}})}const p=y=>{const d=new Set;for(const{host:r,isHostImplied:n}of y)r!==null&&!n&&d.add(r);return d};function E(y){let d;return r=>{d??=new Map;const n=d.
get(r);if(n!==void 0||d.has(r))return n;const e=y(r);return d.set(r,e),e}}const $=(y,d)=>y.filter(r=>r.clients.some(n=>d.includes(n))),v=1e4;class f{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(d=v){
this.max=d}add(d){const{problem:r,place:n}=d;if(r.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const e=this.kept.get(r.severity)??
0;this.kept.set(r.severity,e+1),e<this.max?this.notes.push(d):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const d=(0,M.ub)({kind:"problems",max:this.
max,omitted:this.omitted});return[...this.notes,O(".",d)]}}}),9488:((lt,U,t)=>{t.d(U,{G:()=>r});var M=t(3024),S=t(6760),P=t(9461),O=t(5747),I=t(7052),p=t(9664),
E=t(2161),$=t(6195),v=t(7854);const f={files:1e6,directoryFiles:5e4},y=200,d=1e4;function*r(m,o={toolFiles:[],hasPlugins:!1},l=f){const i=new e(m,o,l);for(const h of m.
scan){const c=n(i.root,h);"path"in c?yield*i.walkFrom(c):yield{kind:"note",note:c}}}function n(m,o){const{fixed:l,glob:i}=(0,$.VK)(o);try{const h=(0,M.realpathSync)(
(0,S.resolve)(m,l)),c=(0,$.sq)((0,S.relative)(m,h)),_=(0,$.UO)(h,m),T=_?m:h;if(i!==void 0)return{path:h,name:c,boundary:T,glob:(0,p.Gz)(c,i)};if((0,M.statSync)(
h).isDirectory())return{path:h,name:c,boundary:T};const w=(0,S.resolve)(h,"..");return{...{path:w,name:(0,$.sq)((0,S.relative)(m,w))},boundary:_?m:w,file:c}}catch(h){
return(0,v.YW)(o,(0,I.WO)({what:"scan",code:(0,O.Oj)(h)}))}}class e{root;isExcluded;aside;limits;selected;files=0;constructor({root:o,scan:l,exclude:i},h,c){this.
root=(0,M.realpathSync)(o),this.isExcluded=(0,$.Ls)(i),this.aside=h,this.limits=c,this.selected=l.length>1?new Set:null}*walkFrom(o){const l=o.glob===void 0&&o.
file===void 0,i=[{path:o.path,name:o.name,depth:0,isSelected:l}];for(let h=i.pop();h!==void 0;h=i.pop()){yield{kind:"directory",name:h.name};const c=s(h);if("pr\
oblem"in c){yield{kind:"note",note:c};continue}const _=[];for(const T of this.findFiles(o,h,c))if("problem"in T)yield{kind:"note",note:T};else if(_.length<this.
limits.directoryFiles)_.push(T);else{yield u(h,"directory",this.limits.directoryFiles);break}if(this.files+=_.length,this.files>this.limits.files){yield u(h,"fi\
les",this.limits.files);return}if(_.some(({isContext:T})=>!T)&&(yield{kind:"module",files:_}),o.file!==void 0)return;for(const T of this.findDirectories(o,h,c))
i.push(T)}}*findFiles(o,l,i){const h=new Set;let c=!1;for(const T of i)(0,E.tr)(T.name)&&!T.isDirectory()&&h.add(T.name),c||=T.name===".terraform",this.aside.hasPlugins||=
T.name==="terraform.d";const _=l.name.slice(l.name.lastIndexOf("/")+1);for(const T of i){if(T.isDirectory())continue;const w=(0,p.Gz)(l.name,T.name),D=(0,E.L8)(
T.name,h,_);if(D===void 0){(0,E.Z8)(T.name)&&this.addToolFile(w);continue}const a={path:l.path+S.sep+T.name,file:w,kind:D,isContext:!this.select(o,l,w)};T.isFile()?
yield a:T.isSymbolicLink()?yield*this.follow(o,a):yield(0,v.YW)(w,(0,I.WO)({what:"special-file"}))}if(c&&l.isSelected){const T=[l.path,...E.U4.split("/")].join(
S.sep),w=(0,P.$)(T);w.kind==="file"&&w.path===T&&(yield{path:T,file:(0,p.Gz)(l.name,E.U4),kind:E.e0,isContext:!1})}}addToolFile(o){this.aside.toolFiles.length>=
d||this.isExcluded(o)||this.aside.toolFiles.push(o)}select(o,l,i){return!(l.isSelected||(0,$.$8)(o,i))||this.isExcluded(i)||this.selected?.has(i)?!1:(this.selected?.
add(i),!0)}*follow(o,l){const i=(0,$.sT)((0,P.$)(l.path),o,this.root,this.isExcluded);i!==null&&("code"in i?yield(0,v.YW)(l.file,i):yield{...l,path:i.path,isContext:l.
isContext||i.isScanned})}findDirectories({glob:o},{path:l,name:i,depth:h,isSelected:c},_){const T=[];for(const w of _.toReversed()){if(!w.isDirectory()||(0,$.G$)(
w.name))continue;const D=(0,p.Gz)(i,w.name);if(this.isExcluded(D))continue;const g=c||o!==void 0&&S.posix.matchesGlob(D,o),a=l+S.sep+w.name;T.push({path:a,name:D,
depth:h+1,isSelected:g})}return T}}const u=({name:m},o,l)=>({kind:"note",note:(0,v.YW)(m,(0,I.ub)({kind:o,max:l}))});function s({path:m,name:o,depth:l}){if(l>y)
return(0,v.YW)(o,(0,I.ub)({kind:"depth",max:y}));try{return(0,M.readdirSync)(m,{withFileTypes:!0}).sort((i,h)=>i.name<h.name?-1:1)}catch(i){return(0,v.YW)(o,(0,I.
WO)({what:"directory",code:(0,O.Oj)(i)}))}}}),1435:((lt,U,t)=>{t.d(U,{j:()=>p,o:()=>E});var M=t(9562);const S=function(...v){const{thisMachine:f}=t.late([914,217,
456,696],2696);return new.target?new f(...v):f(...v)},P=function(...v){const{mergeFindings:f}=t.late([914,217,456,696],2696);return new.target?new f(...v):f(...v)},
O=function(...v){const{readCliConfig:f}=t.late([914,217,456,696],2696);return new.target?new f(...v):f(...v)},I=function(...v){const{withoutInstalled:f}=t.late(
[217,927,90],1264);return new.target?new f(...v):f(...v)};function p(v,f,y,{environment:d,directory:r,mayHavePlugins:n,plugins:e=null}){if(f.hostnames.length===
0&&v.every(({needs:h})=>h.length===0))return{usages:v,remarks:[],findings:[],configs:[],releases:y.releases};const u=E(f.cliConfig,y.clients,d),s=y.releases.map(
h=>{const c=u.find(({client:_})=>_===h.client);return{...h,attemptMs:c?.requestTimeoutMs??h.attemptMs}}),m=f.depth!=="discovery",o={root:r,plugins:e,mayHavePlugins:n,
releases:s,asksMirrors:m},l=v.some($)?I(v,u,o):{usages:v,remarks:[],findings:[]},i=[...u.flatMap(h=>h.findings),...l.findings];return{...l,findings:P(i),configs:u,
releases:s}}function E(v,f,y){const d=S(y);return f.map(r=>O(r,d,v))}const $=({needs:v})=>v.some(({service:f})=>f===M.xq)}),5866:((lt,U,t)=>{t.d(U,{D0:()=>n,lz:()=>e,
a3:()=>s});var M=t(7052),S=t(9664);function P(o,{evidence:l,versions:i}){if(o.version!==null)return()=>o.version;const h=l.filter(({level:c,version:_})=>c==="ve\
rsion-file"&&_!==null);return(c,_)=>h.some(w=>w.client===c&&O(_,(0,S.jt)(w.place.file)))?i[c]??null:null}const O=(o,l)=>l===""||`${o}/`.startsWith(`${l}/`);var I=t(
6195),p=t(7854),E=t(3152);const $=function(...o){const{RootNotes:l}=t.late([400,210,913],5913);return new.target?new l(...o):l(...o)},v=function(...o){const{textNotes:l}=t.
late([400,210,913],5913);return new.target?new l(...o):l(...o)},f=function(...o){const{layoutsOf:l}=t.late([400,210,913],5913);return new.target?new l(...o):l(...o)},
y=function(...o){const{rootsOf:l}=t.late([400,210,913],5913);return new.target?new l(...o):l(...o)},d=function(...o){const{unmatched:l}=t.late([400,210,913],5913);
return new.target?new l(...o):l(...o)},r=2e5;function n({usages:o,notes:l,scanned:i,changed:h,dialect:c,settings:_,listed:T}){const{declared:w,endedAt:D}=i;if(o.
length===0&&!w.some(X=>"place"in X)&&_.roots.length===0)return{roots:[],notes:[]};const{clients:a,versions:R}=c,A={usages:o,declared:w,clients:a},j=T===void 0?e(
A,_,D===null):u(A,T),B=[],W=[],q=_.dialect.name==="auto"?[]:a,G=new $({clients:a,upgrade:_.upgrade,versionIn:P(_.dialect,c)}),tt=_.depth!=="discovery";let C=0;for(const X of y(
j,{changed:h,versions:R,hasCalls:tt})){if(C+=X.directories.length,C>r){W.push((0,p.YW)(X.directory,(0,M.ub)({kind:"roots",max:r})));break}G.add(X),tt&&B.push(X)}
const K=[...v(o,w,{...c,set:q})].filter(({place:X})=>h===null||h.has(X.file)),H=new Set(l.flatMap(({problem:X,place:z})=>X.code==="lock-invalid"?z.file:[])),x=[
...K,...G.notes()].filter(({place:X})=>!H.has(X.file));return{roots:B,notes:[...x,...W]}}function e(o,{roots:l},i){const h=l.map(T=>({text:T,matches:(0,I.Ls)([T])})),
c=f({...o,patterns:h}),_=i?d(c,h):[];if(_.length===0)return c;throw new E.GN(_.map(T=>`roots: no directory with configuration matches ${T}`))}function u(o,l){return o.
clients.flatMap(i=>f({...o,clients:[i],patterns:[{text:"",matches:c=>l.get(i)?.has(c)===!0}]}))}function s(o,l,{depth:i},h){if(i==="discovery")return o;const c=({
kind:T,workspace:w})=>T==="cloud_default"?!!h.TF_CLOUD_HOSTNAME:T!=="backend_remote_default"||w?.organization===null,_=new Set(l.filter(T=>!c(T)).map(({place:T})=>m(
T)));return o.map(T=>T.problem.code==="host-missing"&&_.has(m(T.place))?{...T,problem:{...T.problem,severity:"error"}}:T)}const m=({file:o,line:l,column:i})=>`${o}\
:${l}:${i}`}),370:((lt,U,t)=>{t.d(U,{C_:()=>y,SQ:()=>E,o0:()=>v});var M=t(6897),S=t(8416),P=t(7854),O=t(9488);const I=function(...d){const{scanInSteps:r}=t.late(
[400,210,913],5913);return new.target?new r(...d):r(...d)},p=20;async function E({scan:d,exclude:r},{directory:n,environment:e,stop:u,progress:s}){const m={root:n,
scan:d,exclude:r},o=u.why===null?$(m):null;if(o!==null)return o;const l=I(m,Object.keys(e));return(0,M.n)(l,u,i=>s({kind:"scan",files:i}))}function $(d){const r={
toolFiles:[],hasPlugins:!1};let n=0;for(const{kind:e}of(0,O.G)(d,r))if(n+=1,e!=="directory"||n>p)return null;return{...r,usages:[],notes:[],declared:[],signs:[],
constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function v(d,r,n){const e=f(d,r,n),u=(0,S.L2)(e),{clients:s}=u;return{dialect:u,usedBy:()=>(0,S.
rU)(u,e.scan),usages:(0,P.sw)(r.usages,s),notes:(0,P.vH)(r.notes,s)}}function f({dialect:d,exclude:r,scan:n},e,{environment:u,directory:s}){if(n.length===0)return{
setting:d,scan:null};const m=(0,S.oh)({root:s,exclude:r},e.toolFiles),o=!!u.TF_CLOUD_HOSTNAME;return{setting:d,scan:{...e,tools:m,hasCloudHostname:o}}}const y=({
hasPlugins:d},{scan:r})=>d||r.some(n=>n!==".")}),7082:((lt,U,t)=>{t.d(U,{O:()=>M});const M=S=>({discovery:S,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,
firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((lt,U,t)=>{t.d(U,{C:()=>O,h:()=>p});var M=t(5143),S=t(7854);const P=new Set(["remote_state","r\
emote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_\
default"]);function O(E,$,v,f=(0,S.kA)($)){const y=E.hostnames.flatMap(({host:r,services:n})=>{const e=n.length>0?n:E.requiredServices;return(e.length>0?e:["any"]).
map(s=>({host:r,service:s,clients:v,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),d=new Set([...f,...E.hostnames.map(({host:r})=>r)]);return p([y,I(
$,d)],v)}const I=(E,$)=>E.flatMap(({kind:v,needs:f,place:y})=>{const d=!P.has(v);return f.map(r=>({...r,because:[y],isImplied:!$.has(r.host),isForInit:d}))});function p(E,$){
return[...Map.groupBy(E.flat(),({host:f,service:y})=>`${f} ${y}`).values()].flatMap(f=>{const[y]=f;if(y===void 0)return[];const{host:d,service:r}=y;return{host:d,
service:r,clients:$.filter(n=>f.some(e=>e.clients.includes(n))),because:(0,M.As)(f.flatMap(({because:n})=>n)),isImplied:f.every(({isImplied:n})=>n),isForInit:f.
some(({isForInit:n})=>n),...f.every(({isAssumed:n})=>n===!0)?{isAssumed:!0}:{}}})}}),5960:((lt,U,t)=>{t.d(U,{e:()=>O,i:()=>p});var M=t(6697),S=t(1831),P=t(7082);
function O(E,{hostnames:$,allowedHosts:v},{isGuess:f}){const y=new Set($.map(({host:r})=>r)),d=new Map;for(const r of E){const{host:n}=r;if(y.has(n)||d.has(n))continue;
const e=f===!0||r.isAssumed===!0,u=I(r,e,(0,S.Jr)(n,v));u!==null&&d.set(n,u)}return d}function I({host:E,isImplied:$,because:v,clients:f,isAssumed:y=!1},d,r){const n=(0,S.
nx)(E);if((0,S.Rt)(E))return(0,M.U7)({host:n});const[e]=v.filter(s=>typeof s!="string"),u=$&&e!==void 0?{place:e,clients:f}:null;return u!==null&&d?(0,M.zo)({host:n,
...u,isListed:y}):r?null:(0,M.wp)(u===null?{host:n}:{host:n,implied:u})}const p=(E,$)=>({host:E,attempt:(0,P.O)({kind:"skipped",problem:$}),earlier:[],later:[],
credentials:null,looks:[],difference:null,forced:[]})}),566:((lt,U,t)=>{t.d(U,{f:()=>I,q:()=>$});var M=t(3024),S=t(6760),P=t(6309),O=t(5747);function I(r,n,e){const u=E(
(0,M.realpathSync)(r),n),s=(0,S.basename)(n);p((0,S.join)(u,s));const m=(0,S.join)(u,`.${s.slice(0,60)}.${Math.random().toString(36).slice(2)}`),o=(0,M.openSync)(
m,"wx");try{try{for(const l of e)(0,M.writeFileSync)(o,l)}finally{(0,M.closeSync)(o)}(0,M.renameSync)(m,(0,S.join)(u,s))}catch(l){throw(0,M.rmSync)(m,{force:!0}),
l}}function p(r){const n=(0,M.lstatSync)(r,{throwIfNoEntry:!1});if(n===void 0||n.isFile()||n.isSymbolicLink())return;const e=n.isDirectory()?"is a directory":"i\
s not a regular file";throw new P.L(`it ${e}; choose another path`)}function E(r,n){const e=(0,S.resolve)(r,n),u=d(r,e);if(!u&&!(0,S.isAbsolute)(n))throw new P.
L(`it is outside ${r}; use an absolute path if that is intended`);const s=u?r:(0,S.parse)(e).root;return(0,S.relative)(s,(0,S.dirname)(e)).split(S.sep).filter(Boolean).
reduce((o,l)=>v(o,l,r),s)}function $(r,n){const e=(0,M.realpathSync)(r);return f(E(e,n),(0,S.basename)(n),e)}function v(r,n,e){const u=(0,S.join)(r,n);return(0,M.
lstatSync)(u,{throwIfNoEntry:!1})===void 0&&y(u),f(r,n,e)}function f(r,n,e){const u=(0,S.join)(r,n);if(!(0,M.lstatSync)(u,{throwIfNoEntry:!1})?.isSymbolicLink())
return u;const s=(0,M.realpathSync)(u);if(!d(e,r)||d(e,s))return s;throw new P.L(`the link ${(0,S.relative)(e,u)} leads outside ${e}; remove it or choose anothe\
r path`)}function y(r){try{(0,M.mkdirSync)(r)}catch(n){if((0,O.Oj)(n)!=="EEXIST")throw n}}function d(r,n){const e=(0,S.relative)(r,n);return e!==".."&&!e.startsWith(
`..${S.sep}`)&&!(0,S.isAbsolute)(e)}}),9076:((lt,U,t)=>{t.d(U,{QB:()=>S,im:()=>M,yX:()=>P});const M=["fails","warns","works","unchecked","skipped"],S=5,P=({outcome:O})=>O!==
"unchecked"&&O!=="skipped"}),997:((lt,U,t)=>{t.d(U,{O:()=>S,T:()=>O});var M=t(1064);const S=({earlier:I,attempt:p,later:E})=>[...I,p,...E];function P({discovery:I,
timing:p,headMs:E,hops:$},{attemptMs:v}){const f=E!==null&&E<=v?$.at(-1)?.status:null;return f===null||(0,M.Mq)(f??0)?"retries":I.kind!=="failed"&&p.totalMs<=v?
"works":"fails"}function O(I,p){const E=I.map(f=>P(f,p)),$=E.indexOf("works");return $<0?"never":$<=p.retries&&!E.slice(0,$).includes("fails")?"always":"sometim\
es"}}),3795:((lt,U,t)=>{t.d(U,{qY:()=>v,Si:()=>n,fN:()=>d,XP:()=>r});var M=t(733),S=t(1831),P=t(4120),O=t(8641);const I=2,p=80;function E(e){if(e.kind==="scan")
return`read ${(0,P.px)(e.files,"file")}`;if(e.kind==="registries")return`${e.done} of ${(0,P.px)(e.total,"question")} to registries answered`;const{done:u,total:s,
failed:m,waiting:o}=e,l=m===0?"":`, ${m} failed so far`;return`${u} of ${(0,P.px)(s,"host")} checked${l}${$(o)}`}function $(e){if(e.size===0)return"";const u=[...e].
slice(0,I).map(m=>(0,O.RK)((0,S.nx)(m),p)),s=e.size-u.length;return s>0?`; waiting for ${u.join(", ")} and ${(0,P.px)(s,"other")}`:`; waiting for ${u.join(" and\
 ")}`}const v={show:()=>{},end:()=>{}},f=5e3,y=200;function d(e,u){let s=null,m=!0;const o=u(f,()=>{s!==null&&(m&&e(E(s)),m=!m)});return{show:i=>{s=i},end:o}}function r(e,u,s){
let m=null,o="";const l=s(y,()=>{const c=m===null?"":(0,M.W)(E(m),0,u-1);c!==o&&(o=c,e(`\r${c}\x1B[K`))});return{show:c=>{m=c},end:()=>{l(),o!==""&&e("\r\x1B[K")}}}
const n=(e,u)=>{const s=setInterval(u,e).unref();return()=>clearInterval(s)}}),8463:((lt,U,t)=>{t.d(U,{t:()=>r});var M=t(6309),S=t(566),P=t(3329),O=t(5505),I=t(
5955),p=t(8641);const E=function(...e){const{hash:u}=process.getBuiltinModule("node:crypto");return new.target?new u(...e):u(...e)},$=function(...e){const{renderBadge:u}=t.
late([912],7912);return new.target?new u(...e):u(...e)},v=function(...e){const{renderCodeQuality:u}=t.late([811],9811);return new.target?new u(...e):u(...e)},f=function(...e){
const{renderHtml:u}=t.late([394],6394);return new.target?new u(...e):u(...e)},y=function(...e){const{renderJunit:u}=t.late([176],176);return new.target?new u(...e):
u(...e)},d=function(...e){const{renderSarif:u}=t.late([914,341,695],7695);return new.target?new u(...e):u(...e)};function r({report:e,badge:u},s,m){const o=[],l=(i,h,c)=>{
try{(0,S.f)(m,h,(0,I.mk)(c()))}catch(_){o.push(`the ${i} ${(0,p.RK)(h)} was not written: ${(0,p.RK)((0,M.A)(_))}`)}};for(const{path:i,format:h}of e)l("report",i,
()=>n(h,s));return u!==null&&l("badge",u,()=>[$(s.verdict)]),o}function n(e,{verdict:u,context:s}){switch(e){case"json":return(0,P.h)(u,s);case"sarif":return d(
u,s);case"junit":return y(u,s);case"codequality":return v(u,m=>E("sha256",m));case"html":return f(u,s,m=>E("sha256",m,"base64"));case"markdown":return[(0,O.Gc)(
u,s)]}}}),7361:((lt,U,t)=>{t.d(U,{QY:()=>E,_N:()=>p,eC:()=>I,mc:()=>O});var M=t(7574),S=t(5102),P=t(4120);function O({good:$,runs:v}){if(v===0)return null;const f=Math.
floor(1e4*$/v);if(f>=9900)return`${f/100}%`;const y=Math.floor(f/10);return y===0&&$>0?"below 0.1%":`${y/10}%`}const I=({days:$,good:v,runs:f})=>`${v} of ${(0,P.
px)(f,"run")} in ${$} days`;function p($){const v=S.vh.flatMap(y=>{const{length:d}=$.filter(n=>n.outcome===y),r=y==="warns"?"with warnings":S.nx[y];return d===0?
[]:[`${d} ${r}`]});return`${$.length===1?"last run":`last ${(0,P.px)($.length,"run")}`}: ${v.join(", ")}`}const E=({from:$,until:v},f)=>v===null?`${(0,M.u8)($,f)}\
 so far`:(0,M.u8)($,v)}),4218:((lt,U,t)=>{t.d(U,{H6:()=>s,MC:()=>f,U4:()=>y,XQ:()=>o,bW:()=>n,kW:()=>m,qX:()=>v,wz:()=>u});var M=t(9076),S=t(7574),P=t(5102),O=t(
4120);const I=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},
{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or m\
ore"}],p="\u2573",E="\u254C";function $(l){return l.outcome==="fails"?p:(0,M.yX)(l)?I.find(({belowMs:i})=>(l.ms??0)<i)?.mark??"":E}const v=l=>l.map($).join("");
function f(l){const i=l.flatMap(({history:w})=>w.recent),h=new Set(i.map($)),c=i.some(w=>$(w)===I[0].mark&&w.ms===null);return[...I.map(({mark:w,words:D},g)=>[w,
g===0&&c?`${D} or not measured`:D]),[p,"failed"],[E,"no result"]].filter(([w])=>h.has(w))}function y({hosts:l},{history:i}){return l.flatMap(c=>{const _=i?.get(
c.visit.host);return _!==void 0&&_.recent.filter(M.yX).length>1?[{host:c,history:_}]:[]}).toSorted((c,_)=>Number(r(_))-Number(r(c))||e(c,d)-e(_,d)||e(c,Number.POSITIVE_INFINITY)-
e(_,Number.POSITIVE_INFINITY))}const d=30,r=({host:l})=>(0,P.sG)(l)==="fails",n=({history:l},i)=>s(l).findLast(h=>h.days<=i);function e(l,i){const h=n(l,i);return h===
void 0?1:h.good/h.runs}const u=l=>r(l)||l.history.recent.some(({outcome:i})=>i==="fails"),s=({uptime:l})=>l.filter(({runs:i},h)=>i>(l[h-1]?.runs??0));function m({
recent:l,uptime:i,incidents:[h]}){if(h===void 0||h.until!==null)return null;const c=l.filter(({outcome:w})=>w==="fails").length,_=i.at(-1);return _!==void 0&&_.
runs-_.good===1?`first failure in ${(0,O.px)(_.runs,"run")}`:c<=h.runs&&h.runs>1?null:`failed ${c} of the last ${l.filter(M.yX).length} runs`}function o({incidents:[
l]}){return l===void 0||l.until!==null||l.runs<2?null:`failing since ${(0,S.QN)(l.from)} (${(0,O.px)(l.runs,"run")})`}}),1505:((lt,U,t)=>{t.d(U,{G_:()=>r,Yj:()=>d,
Zc:()=>f,o7:()=>y,pk:()=>v,se:()=>$,tN:()=>I});var M=t(4e3),S=t(7574),P=t(4120),O=t(8884);const I=120,p=20,E=6;function $({requirements:o},l,i){return{label:"re\
quired",texts:(0,P.Sk)(o,p,c=>{const _=(0,O.Yx)(c.because,i.because);return`${v(c,l,i)} (${_})`})}}function v({service:o,clients:l},{dialect:i},h){const c=o==="\
any"?(0,P.DO)(o):h.value(o,I);return i.clients.every(T=>l.includes(T))?c:`${c} for ${(0,P.wO)(l)}`}function f({visit:o},l){const{timing:i,discovery:h}=o.attempt,
c=h.kind==="failed"?h.excerpt:null,_=(0,S.I$)(i).map(([g,a])=>`${g} ${(0,S.kJ)(a)}`),T=o.earlier.map(g=>{const{kind:a}=g.discovery;return`${a==="failed"?g.discovery.
problem.code:a} after ${(0,S.kJ)(g.timing.totalMs)}`}),w=c===null?[]:[l.value(c.replace(/\s+/gu," ").trim())],D=o.credentials?.hasToken?[l.prose(o.credentials.source)]:
[];return[{label:"body",texts:w},{label:"timing",texts:[_.join(", ")]},{label:"retried",texts:T},{label:"token from",texts:D}]}const y=(o,l)=>[{label:"credentia\
ls",texts:s(o)?u(o.visit.looks,l.prose):[]},{label:"host block",texts:m(o.visit).map(i=>l.prose(i))}];function d({visit:o,services:l,servicesFrom:i},h){const c=i===
null?(0,S.kJ)(o.attempt.timing.totalMs):`host block at ${h.because(i)}`,_=(0,M.K4)(l,E,({id:T})=>h.value(T,I));return`${l.length===0?"no services":_} (${c})`}function r(o){
const l=Map.groupBy(o,i=>JSON.stringify(i.looks.map(e)));return Array.from(l.values(),i=>({clients:i.map(({client:h})=>h),looks:i[0]?.looks.map(e)??[]}))}const n={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({
source:o,held:l,counts:i})=>({source:o,held:`${n[l]}${i?l==="no token"?" (ends the search)":" (used)":""}`});function u(o,l){const i=r(o);return i.flatMap(({clients:h,
looks:c})=>c.map(({source:_,held:T})=>`${i.length>1?`${(0,P.wO)(h)}: `:""}${l(_)}: ${T}`))}const s=({findings:o})=>o.some(({problem:{code:l}})=>/^credentials-|^document-unauthorized$/.
test(l));function m({forced:o}){return[...Map.groupBy(o,({place:i})=>(0,O.eo)(i))].map(([i,h])=>`${i}, for ${(0,P.wO)(h.map(({client:c})=>c))}`)}}),2704:((lt,U,t)=>{
t.d(U,{IL:()=>P,Rr:()=>O,Z4:()=>S});var M=t(8641);const S=(I,p,E)=>`,
${E}"${I}": ${P(p,E)}`,P=(I,p)=>(0,M.s$)(JSON.stringify(I,null,2).replaceAll(`
`,`
${p}`));function*O(I,p,E,$){if(p.length===0){yield S(I,[],E);return}const v=`${E}  `;let f=`,
${E}"${I}": [`;for(const y of p)yield`${f}
${v}${P($(y),v)}`,f=",";yield`
${E}]`}}),522:((lt,U,t)=>{t.d(U,{P:()=>P,c:()=>O});var M=t(6174),S=t(5465);const P=I=>{const{clients:p,versions:E,releases:$,isGuess:v,why:f,evidence:y}=I;return{
clients:p,assumed:v??!1,why:(0,M._)(f),versions:Object.entries(O(E)).map(([d,r])=>({client:d,version:r})),releases:$.map(({name:d})=>d),evidence:y.map(({client:d,
version:r,level:n,text:e,place:u})=>({client:d,...O({version:r,kind:n,text:e}),...(0,S.$t)(u)}))}};function O(I){const p=Object.entries(I).map(([E,$])=>[E,typeof $==
"string"?(0,M._)($):$]);return Object.fromEntries(p)}}),3329:((lt,U,t)=>{t.d(U,{h:()=>_});var M=t(4e3),S=t(5799),P=t(2704),O=t(522),I=t(4283),p=t(997),E=t(1831),
$=t(8641),v=t(5465);function f(g){const{visit:a,requirements:R,services:A,servicesFrom:j,clients:B,isNew:W}=g,{discovery:q,hops:G,timing:tt,certificates:C}=a.attempt;
return{host:a.host,display:(0,E.nx)(a.host),discovery:q.kind,...y(q),documentUrl:r(q),hops:G.map(e),services:Object.fromEntries(A.map(K=>[K.id,u(K)])),servicesFrom:j===
null?null:(0,v.W$)(j),hostBlocks:a.forced.map(({client:K,place:H})=>({client:K,place:(0,v.W$)(H)})),required:R.map(({service:K,clients:H,because:x})=>({service:K,
clients:H,because:x.map(v.W$)})),credentials:a.credentials?.hasToken?a.credentials.source:null,looks:a.looks.map(({client:K,looks:H})=>({client:K,looks:H.map(n)})),
attempts:(0,p.O)(a).length,...a.earlier.length===0?{}:{earlier:a.earlier.map(d)},timingMs:o(tt),certificates:C,clients:B,...W?{new:!0}:{}}}function y(g){if(g.kind===
"skipped")return{code:g.problem.code};if(g.kind!=="failed")return{};const{problem:a,excerpt:R}=g;return{code:a.code,...R===null?{}:{excerpt:R}}}const d=({discovery:g,
timing:a})=>({discovery:g.kind,..."problem"in g?{code:g.problem.code}:{},ms:a.totalMs}),r=g=>g.kind==="found"||g.kind==="absent"?(0,I.Pl)(g.url):null,n=({source:g,
held:a,counts:R})=>({source:g,held:a,counts:R}),e=({url:g,status:a,reason:R,mediaType:A,authorization:j,address:B,proxy:W,ms:q})=>({url:(0,$.cq)(g),status:a,reason:R,
mediaType:A,authorization:j,address:B,proxy:W===null?null:(0,$.cq)(W),ms:q});function u(g){switch(g.kind){case"url":return{url:(0,$.cq)(g.url)};case"login":return{
login:s(g.login)};case"problem":return{problem:m(g.problem)}}}const s=({client:g,grantTypes:a,authz:R,token:A,ports:j,scopes:B})=>({client:g,grantTypes:a,authz:R===
null?null:(0,$.cq)(R),token:A===null?null:(0,$.cq)(A),ports:j,scopes:B}),m=({code:g,message:a,help:R})=>({code:g,message:a,help:R??null}),o=({lookupMs:g,connectMs:a,
tlsMs:R,firstByteMs:A,totalMs:j})=>({lookup:g,connect:a,tls:R,firstByte:A,total:j}),l=({directory:g,clients:a,rows:R})=>({...(0,v.jt)(g),clients:a,rows:R.map(i)});
function i({problems:g,places:a,platforms:R,...A}){const{kind:j,address:B,source:W,host:q,constraints:G,locked:tt,chosen:C,newest:K,worst:H}=A;return{kind:j,address:B,
source:W,host:q,constraints:G,locked:tt,chosen:C,newest:K,platforms:R.map(({platform:x,available:X})=>({platform:x,available:X})),worst:H,codes:g.map(({code:x})=>x),
places:a.map(v.W$)}}const h=1,c="  ";function*_(g,a){const{usages:R,...A}=a.scan,{hosts:j,findings:B,passed:W,ignored:q,stopped:G,roots:tt}=g,{remarks:C,repository:K,
repositories:H}=a;yield*[`{
  "schemaVersion": ${h}`,T("version",a.version),T("passed",W),...G===null?[]:[T("stopped",(0,M.Cw)(G)),T("incomplete",(0,M.zM)(G))],T("failOn",a.failOn),...K===
null?[]:[T("repository",K)],...H.length===0?[]:[T("repositories",H)],T("dialect",a.dialect.name),T("clientDetection",(0,O.P)(a.dialect)),T("clients",a.clients),
T("startedAt",a.startedAt),T("durationMs",a.durationMs),T("counts",w(g))],yield*(0,P.Rr)("hosts",j,c,f),yield*(0,P.Rr)("findings",B,c,D),tt.length>0&&(yield*(0,P.
Rr)("roots",tt,c,l)),yield*[T("ignored",q),T("usages",R),...C.length===0?[]:[T("remarks",C)],T("scan",A),`
}
`]}const T=(g,a)=>(0,P.Z4)(g,a,c),w=({findings:g})=>Object.fromEntries(S.oC.map(a=>[`${a}s`,g.filter(R=>R.severity===a).length]));function D(g){const{problem:a,
severity:R,host:A,service:j,places:B,affects:W,exclude:q}=g;return{code:a.code,severity:R,host:A,service:j,message:a.message,help:a.help??null,places:B.map(v.W$),
affects:W,...q===void 0?{}:{exclude:q}}}}),5465:((lt,U,t)=>{t.d(U,{$t:()=>P,W$:()=>S,jt:()=>I});var M=t(5143);const S=p=>typeof p=="string"?p:P(p),P=({file:p,line:E,
column:$,endColumn:v})=>({...O(p),line:E,column:$,endColumn:v});function O(p){const{repository:E,path:$}=(0,M.bH)(p);return E===null?{file:p}:{repository:E,file:$}}
function I(p){const{repository:E,path:$}=(0,M.bH)(p);return E===null?{directory:p}:{repository:E,directory:$}}}),9574:((lt,U,t)=>{t.d(U,{I$:()=>P,MB:()=>O,TM:()=>I,
U8:()=>$,hn:()=>E,rm:()=>p});var M=t(5955),S=t(8641);function P(f,y,d=[]){const r=f.map((e,u)=>`<th align="${d.includes(u)?"right":"left"}">${e}</th>`),n=y.map(
e=>`<tr>${f.map((s,m)=>`<td${d.includes(m)?' align="right"':""}>${e[m]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...n,"</tabl\
e>"].join(`
`)}const O=f=>["<ul>",...f.map(y=>`<li>${y}</li>`),"</ul>"].join(`
`),I=(f,y)=>["<details>",`<summary>${f}</summary>`,...y,"</details>"].join(`
`),p=f=>(0,S.D9)(f).replaceAll(".",".<wbr>"),E=f=>`<code>${(0,S.js)(f).replaceAll("/","/<wbr>")}</code>`;function $(f,y){const d=f.map(([s])=>s?.()??"");if(v(d)<=
y)return{texts:d,isWhole:!0};const r=d.map((s,m)=>{const o=s===""?[]:f[m]?.slice(1)??[];return[s,...o.map(l=>l())].filter(l=>l!=="")}),n=r.map(s=>s.at(-1)??"");
let e=y;return{texts:r.map((s,m)=>{const o=v(n.slice(m+1)),l=v(n.slice(m,m+1))<=e?n[m]:"",i=s.find(h=>v([h])<=e-o)??l??"";return e-=v([i]),i}),isWhole:!1}}const v=f=>f.
reduce((y,d)=>y+(d===""?0:(0,M.$$)(d)+2),0)}),5505:((lt,U,t)=>{t.d(U,{gD:()=>Ft,Fp:()=>Jt,Gc:()=>$t,XA:()=>Et,rL:()=>Yt});var M=t(4e3),S=t(7574),P=t(5102),O=t(4120),
I=t(5955),p=t(6763),E=t(8641),$=t(1831),v=t(2796),f=t(4218),y=t(8884),d=t(9574),r=t(4503),n=t(8373);const e=6,u=200,s=50,m=3,o=3,l=1e3;function i(k,b,N=!0){const J=b.
context.repositories.length,st=`<b>${(0,y.mj)(k,J)}</b>`;if(!N)return st;const{shown:it,more:_t}=(0,M.zN)((0,y.eb)(k),e),Ot=b.isBrief&&_t>0?` ${(0,n.jP)(_t,"rep\
ository",b)}`:"";return`${st}: ${it.map(ct=>(0,n.u_)(ct,b)).join(", ")}${Ot}`}function h(k,b){const N=b.isBrief?[]:(0,y.eb)(k).slice(e);if(N.length===0)return[];
const{shown:J,more:st}=(0,M.zN)(N,u);return[(0,d.TM)((0,O.px)(N.length,"more repository"),[`<p>${J.map(it=>(0,n.u_)(it,b)).join(", ")}</p>`,...(0,n.R3)(st,"repo\
sitory",b)])]}function c(k,b){const N=(0,y._X)(k),[J]=N;if(J===void 0)return"";const st=(0,M.K4)(N,m,({repository:kt})=>(0,E.D9)(kt)),it=`${n.rC[(0,P.hm)(J.findings)??
"warning"]} <b>${(0,O.px)(N.length,"repository")}</b> ${(0,y.fP)(N)}: ${st}`;if(b.isBrief)return`<p>${it}</p>`;const{shown:_t,more:Ot}=(0,M.zN)(N,s),ct=_t.map(kt=>_(
kt,b));return(0,d.TM)(it,[(0,d.I$)(["Repository","Findings","First in"],ct),...(0,n.R3)(Ot,"repository",b)])}function _(k,b){const{repository:N,findings:J}=k,st=(0,M.
zN)([...Map.groupBy(J,({code:ct})=>ct)],o),it=st.shown.map(([ct,[kt,...xt]])=>{const Ht=kt===void 0?"":` at ${(0,n.b_)(kt.place,b)}`;return`${(0,n._h)(ct,ct,b)}${Ht}${xt.
length===0?"":` and ${xt.length} more`}`}),_t=(0,r.aE)(N,b.context),Ot=(0,d.hn)(N);return[_t===null?Ot:`<a href="${(0,E.js)(_t,l)}">${Ot}</a>`,(0,O.H8)(J),[...it,
...st.more>0?[`and ${(0,O.px)(st.more,"more code")}`]:[]].join("<br>")]}const T=20,w=10,D=700,g=4,a=300,R=1,A=6,j=12,B=4,W=100;function q(k,b){const{shown:N,more:J}=(0,M.
zN)((0,v.cZ)(k),b.isBrief?w:T);return[...N.map(it=>[...(0,n.W6)(b).map(_t=>()=>G(it,_t)),()=>`${H(it,b)}</p>`]),(0,n.R3)(J,"cause",b).map(it=>()=>it)]}function G(k,b){
const{message:N,help:J,isAside:st,sameAs:it}=k,{lines:_t,rest:Ot}=it===null?tt(k,b):{lines:[`The same hosts as for ${it}`],rest:[]};return[H(k,b),..._t.map(ct=>`\
<br>${ct}`),...N===null?[]:[`<br>${(0,O.Iu)((0,E.h$)(N,D))}`],...J===null||st?[]:[K(J)],...mt(k,b),"</p>",...Ot].join(`
`)}function tt(k,b){const{findings:N,message:J}=k,st=z(N,b),it=J!==null||(0,v.hs)(k),_t=st&&!C(k)?[`In ${i(N,b,it)}`]:[],Ot=st&&it?h(N,b):[];if(st&&J!==null&&!(0,v.
hs)(k))return{lines:_t,rest:Ot};const ct=(0,v.S3)(k),kt=J===null?B:(0,v.hs)(k)?A:j,xt=ct.slice(0,kt).map(qt=>x(qt,k,b)),Ht=[...ut(k,ct.slice(kt),b),...Ot];return J===
null?{lines:_t,rest:[(0,d.MB)(xt),...Ht]}:{lines:xt.length===0?_t:[xt.join(", "),..._t],rest:Ht}}const C=k=>k.message!==null&&(0,v.hs)(k)&&k.hosts.length===1,K=k=>`\
<br><b>Help:</b> ${(0,E.h$)(k,D)}`;function H(k,b){const{severity:N,code:J,title:st}=k,it=(0,v.pq)(k),_t=it>1?`${(0,O.px)(it,(0,v.a2)(k))}: `:"";return`<p>${n.rC[N]}\
 <b>${_t}${st}</b> (${(0,n._h)(J,J,b)})`}function x(k,b,N){return"file"in k?(0,n.u_)(k,N):b.message===null?et(k,b,N):X(k,b.hosts.length===1,N)}function X(k,b,N){
const[J]=k,st=J?.host?(0,E.D9)((0,$.nx)(J.host)):"",it=J?.isHostNew?[O.dy]:[],_t=z(k,N);if(b){const kt=(0,y.yv)(k).settings.map(n.Su),Ht=(_t?[...kt,i(k,N)]:[Y(k,
g,N),...kt]).filter(qt=>qt!=="").join(", ");return`${st}${Ht===""?"":` in ${Ht}`}${it.map(qt=>` (${qt})`)}`}const Ot=_t?(0,O.px)((0,y.eb)(k).length,"repository"):
Y(k,R,N).replace(/ places?$/,""),ct=[...it,Ot].filter(kt=>kt!=="").join("; ");return ct===""?st:`${st} (${ct})`}const z=(k,{context:b})=>(0,y.mj)(k,b.repositories.
length)!=="",Y=(k,b,N)=>(0,y.Ky)((0,y.yv)(k).lines,b,J=>(0,n.u_)(J,N)).replace(/ more (?=places?$)/,n.UZ);function et(k,b,N){const J=(0,v.hs)(b)?X(k,!1,N):Y(k,R,
N);return k.map(({problem:st})=>{const it=(0,E.h$)(st.message,a),_t=b.help===null&&st.help?K(st.help):"";return`${J===""?(0,O.Iu)(it):`${J}: ${it}`}${_t}`}).join(
"<br>")}function ut(k,b,N){const J=k.message===null?"finding":(0,v.a2)(k),st=b.length;if(st===0||N.isBrief)return(0,n.R3)(st,J,N);const{shown:it,more:_t}=(0,M.zN)(
b,W),Ot=it.map(kt=>x(kt,k,N)),ct=k.message===null?(0,d.MB)(Ot):`<p>${Ot.join(", ")}</p>`;return[(0,d.TM)((0,O.px)(st,`more ${J}`),[ct,...(0,n.R3)(_t,J,N)])]}function mt(k,{
context:b}){const{findings:N,hosts:J,severity:st}=k,[it,_t]=J,Ot=(0,O.od)(k.affects,b.clients),ct=C(k)?[]:(0,y.yv)(N).settings.map(n.Su),kt=it===void 0||_t!==void 0?
null:b.history?.get(it),xt=kt&&st==="error"?(0,f.kW)(kt):null,Ht=[...Ot===""?[]:[`Affects ${Ot}.`],...ct.length===0?[]:[`Required by ${ct.join(", ")}.`],...xt===
null?[]:[`${(0,O.Iu)(xt)}.`]];return Ht.length===0?[]:[`<br><sub>${Ht.join(" ")}</sub>`]}var wt=t(1064),pt=t(1505);const Rt=20,yt=20,Ct=["fails","warns","works"];
function Xt(k,b){const N=k.filter(ct=>(0,P.cG)(ct)&&!(0,P.JR)(ct)),[J,...st]=N;if(J===void 0||b.isBrief)return"";const it="Requests, responses and certificates \
of";if(st.length===0)return(0,d.TM)(`${it} ${zt(J)}`,tn(J,b));const{shown:_t,more:Ot}=(0,M.zN)(N,Rt);return(0,d.TM)(`${it} ${(0,O.px)(N.length,"host")}`,[..._t.
map(ct=>(0,d.TM)(`${n.Gr[(0,P.sG)(ct)]} ${zt(ct)}`,tn(ct,b))),...(0,n.R3)(Ot,"host",b)])}const zt=({visit:{host:k,attempt:b}})=>`${(0,E.D9)((0,$.nx)(k))} (${(0,O.
px)(b.hops.length,"request")}, ${(0,S.kJ)(b.timing.totalMs)})`;function tn(k,b){const{hops:N,certificates:J}=k.visit.attempt;return[on(k,b),...k.services.length===
0?[]:[rn(k,b)],...N.length===0?[]:[V(N)],...J.length===0?[]:[rt(J,b)]]}function on(k,b){const N=(0,n.Bm)(b);return["<table>",...[(0,pt.se)(k,b.context,N),{label:"\
clients",texts:en(k,b)},...(0,pt.Zc)(k,N),...(0,pt.o7)(k,N)].flatMap(({label:it,texts:_t})=>_t.length===0?[]:[`<tr><td><b>${(0,O.Iu)(it)}</b></td><td>${_t.join(
"<br>")}</td></tr>`]),"</table>"].join(`
`)}const en=({clients:k},{context:b})=>Ct.flatMap(N=>{const J=b.clients.filter(it=>k[it]===N),st=J.map(it=>wt.bB[it]).join(", ");return J.length===0?[]:[`${n.Gr[N]}\
 ${st}`]});function rn({services:k,servicesFrom:b},N){const{shown:J,more:st}=(0,M.zN)(k,yt),it=J.map(ct=>[(0,E.D9)(ct.id,pt.tN),sn(ct)]),_t=st>0?[[`and ${st} mo\
re`,N.rest]]:[],Ot=b===null?"URL":`URL, from the host block at ${(0,n.u_)(b,N)}`;return(0,d.I$)(["Service",Ot],[...it,..._t])}function sn(k){switch(k.kind){case"\
url":return(0,E.D9)((0,E.cq)(k.url));case"login":{const{client:b,authz:N,token:J,ports:st}=k.login;return[`authz ${(0,E.D9)((0,E.cq)(N??"none"))}`,`token ${(0,E.
D9)((0,E.cq)(J??"none"))}`,`client ${(0,E.D9)(b,pt.tN)}, ports ${st.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${k.problem.code}`}}function V(k){const b=k.
map((N,J)=>{const st=N.proxy===null?"":`through ${(0,E.D9)((0,E.cq)(N.proxy))}`,it=N.status===null?"no response":`${N.status} ${(0,E.h$)(N.reason,pt.tN)}`.trim();
return[String(J+1),(0,E.D9)((0,E.cq)(N.url)),N.mediaType===null?it:`${it}<br>${(0,E.D9)(N.mediaType,pt.tN)}`,(0,O.Rk)(N.authorization),N.address===null?st:(0,E.
D9)(N.address,pt.tN),(0,S.kJ)(N.ms).replace(" ","&nbsp;")]});return(0,d.I$)(["Hop","Request","Response","Token","Address","Time"],b,[0,5])}function rt(k,{context:b}){
const N=k.map(({host:J,subject:st,issuer:it,expires:_t})=>[(0,E.D9)(J,pt.tN),(0,E.h$)((0,S.nO)(_t,b.startedAt)),(0,E.D9)(st,pt.tN),(0,E.D9)(it,pt.tN)]);return(0,d.
I$)(["TLS certificate","Valid until","Subject","Issuer"],N)}var Mt=t(7361);const Dt=10,Ut=40,Wt=20,Z=3,Q=40;function ht(k,b){const{history:N}=b.context,J=(0,f.U4)(
k,b.context),st=b.isBrief?J.filter(f.wz):J;if(st.length===0)return J.length===0&&(N?.size??0)>0&&!b.isBrief?"<p><b>History</b>: 1 run so far</p>":"";const it=st.
slice(0,b.isBrief?Dt:Ut),_t=ft(st),Ot=kt=>vt(kt,_t,b),ct=it.slice(Dt);return[`<p><b>History</b>: ${dt(J)}</p>`,Ot(it.slice(0,Dt)),...ct.length===0?[]:[(0,d.TM)(
(0,O.px)(ct.length,"more host"),[Ot(ct)])],`<p><sub>${Pt(it)}</sub></p>`,...Nt(st.slice(it.length),b),...Bt(st,b)].join(`

`)}function dt(k){const b=Math.max(...k.map(({history:st})=>st.recent.length)),N=k.filter(f.wz).length;if(N===0)return`no failure in the last ${(0,O.px)(b,"run")}`;
const J=k[0]?.history.recent.filter(({outcome:st})=>st==="fails").length;return k.length===1?`${J} of the last ${(0,O.px)(b,"run")} failed`:`${N} of ${k.length}\
 hosts failed in the last ${(0,O.px)(b,"run")}`}function ft(k){const b=k.flatMap(({history:N})=>(0,f.H6)(N).map(J=>J.days));return[...new Set(b)].toSorted((N,J)=>N-
J)}const vt=(k,b,N)=>(0,d.I$)(["Host",...b.map(J=>`Uptime<br>${J}&nbsp;days`),"Latency<br>30&nbsp;days"],k.map(J=>At(J,b,N)),b.map((J,st)=>st+1).concat(b.length+
1));function At({host:k,history:b},N,{isBrief:J}){const st=(0,P.sG)(k),it=J?null:(0,f.XQ)(b),_t=`${n.Gr[st]}&nbsp;${(0,d.rm)((0,$.nx)(k.visit.host))}`,Ot=`<code\
 role="img" aria-label="${(0,Mt._N)(b.recent)}">${(0,f.qX)(b.recent)}</code>`,ct=N.map(xt=>{const Ht=(0,f.H6)(b).find(qt=>qt.days===xt);return Ht===void 0?"":`${(0,Mt.
mc)(Ht)}<br><sub>${(0,O.px)(Ht.runs,"run")}</sub>`}),kt=b.medianMs===null?"":(0,S.kJ)(b.medianMs);return[[_t,Ot,...it===null?[]:[`<sub>${(0,E.js)(it)}</sub>`]].
join("<br>"),...[...ct,kt].map(xt=>xt.replaceAll(" ","&nbsp;"))]}function Pt(k){return`The newest run is at the right. ${(0,f.MC)(k).map(([N,J])=>`<code>${N}</c\
ode>&nbsp;${J}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function Nt(k,b){if(k.length===0)return[];const N=k.every(
({history:it})=>it.uptime.every(({good:_t,runs:Ot})=>_t===Ot)),J=b.rest===n.h?"in the history file":b.rest,st=N?", all without a failure in this time":` ${J}`;return[
`<p>and ${(0,O.px)(k.length,"more host")}${st}</p>`]}function Bt(k,{context:b}){const N=k.flatMap(({host:Ot,history:ct})=>ct.incidents.map(kt=>({host:Ot,incident:kt}))).
toSorted((Ot,ct)=>Ot.incident.from<ct.incident.from?1:-1);if(N.length===0)return[];const{shown:J,more:st}=(0,M.zN)(N,Wt),it=J.map(({host:Ot,incident:ct})=>[(0,d.
rm)((0,$.nx)(Ot.visit.host)),(0,E.js)((0,S.QN)(ct.from)),(0,Mt.QY)(ct,b.startedAt),String(ct.runs),St(ct)]),_t=st>0?`The last ${it.length} incidents`:(0,O.px)(it.
length,"incident");return[(0,d.TM)(_t,[(0,d.I$)(["Host","From","Duration","Runs","Problems"],it,[3])])]}const St=({codes:k})=>(0,M.K4)(k,Z,b=>(0,E.D9)(b,Q)),bt=50,
jt=4,Lt=2,Qt=3;function Zt(k,b,N){const J=k.filter(xt=>(0,P.sG)(xt)===b);if(J.length===0)return"";const st=b==="works"&&k.some(xt=>(0,P.sG)(xt)==="warns"),it=nn(
J,b,st?" without warnings":"");if(N.isBrief)return`<p>${it}</p>`;const{shown:_t,more:Ot}=(0,M.zN)(J,bt),ct=["Host","Required by",b==="works"?"Services":"Reason"],
kt=_t.map(xt=>cn(xt,N));return(0,d.TM)(it,[(0,d.I$)(ct,kt),...(0,n.R3)(Ot,"host",N)])}function nn(k,b,N){const J=(0,M.K4)(k,Qt,({visit:it})=>(0,E.D9)((0,$.nx)(it.
host))),st=k.length===1?`${J} ${P.nx[b]}${N}`:`<b>${(0,O.px)(k.length,"host")}</b> ${P.nx[b]}${N}: ${J}`;return`${n.Gr[b]} ${st}`}function cn(k,b){const N=k.requirements.
flatMap(st=>st.because),{discovery:J}=k.visit.attempt;return[`${(0,d.rm)((0,$.nx)(k.visit.host))}${k.isNew?`<br><sub>${O.dy}</sub>`:""}`,N.length===0?"":ln(N,b),
(0,P.JR)(k)&&J.kind==="skipped"?J.problem.title:(0,pt.Yj)(k,(0,n.Bm)(b))]}function ln(k,b){const{places:N,isOfRepositories:J}=(0,y.rv)(k),st=Ot=>(0,n.u_)(Ot,b);
if(!J)return(0,y.Ky)(k,jt,st);const it=N.slice(0,Lt).map(st).join(", "),_t=N.length>Lt?", \u2026":"";return`${(0,O.px)(N.filter(y.cC).length,"repository")}: ${it}${_t}`}
var Gt=t(4148);const $n=100,fn=40,dn=k=>(0,Gt.fi)(k,d.hn),hn=k=>({name:(b,N)=>an(b,N,k),problem:({code:b,title:N})=>(0,n._h)(b,N,k),file:d.hn,value:(b,N)=>(0,E.
D9)(b,N).replaceAll(" ","&nbsp;"),maxRows:fn});function En(k,b){const{wrong:N,good:J}=(0,Gt.jB)(k),st=N.length>1||b.isBrief&&N.length>0,it=st?[mn((0,Gt.$_)(N,hn(
b)),b)]:[],_t=b.isBrief||b.context.repositories.length>1,Ot=b.isBrief?[]:_t?N:[...N,...J],{shown:ct,more:kt}=(0,M.zN)(Ot,$n),xt=ct.map(Mn=>gn(Mn,b)),Ht=[...it,...xt.
slice(0,N.length)],qt=xt.slice(N.length),_n=qt.length<=Gt.LC?qt:[(0,d.TM)(un(J),qt)];return[...st?[(0,d.TM)(pn(N),Ht)]:Ht,..._t&&J.length>0?[`<p>${un(J)}</p>`]:
_n,...(0,n.R3)(kt,"root module",b)].join(`

`)}function mn({shown:k,more:b,name:N,problems:J,facts:st},it){const _t=[N,...J,...st],Ot=k.map(ct=>_t.map(({cell:kt})=>kt(ct)));return(0,d.I$)(_t.map(({title:ct})=>(0,O.
Iu)(ct)),b>0?[...Ot,[(0,n.jP)(b,"row",it)]]:Ot)}function pn(k){const b=(0,Gt.qj)(k[0]??{rows:[]}),N=(0,M.K4)(k,Gt.LC,dn);return k.length===1?`${n.Gr[b]} <b>${N}\
</b>: ${Gt.pJ[b]}`:`${n.Gr[b]} <b>${(0,O.px)(k.length,"root module")}</b> with errors or warnings: ${N}`}function un(k){const b=k.flatMap(N=>N.rows);return`${n.
Gr[(0,Gt.Fg)(b)]} <b>${(0,O.px)(k.length,"root module")}</b>: ${(0,Gt.nS)(b)}`}const gn=(k,b)=>(0,d.TM)(`${n.Gr[(0,Gt.Fg)(k.rows)]} <b>${dn(k)}</b>: ${(0,Gt.L4)(
k)}`,[mn((0,Gt.c_)(k,hn(b)),b)]);function an(k,b,N){const J=`${n.Gr[(0,Gt.Fg)([k])]}&nbsp;<b>${(0,d.hn)(b)}</b>`,[st]=k.places,it=[...k.kind==="module"&&k.source!==
k.address?[(0,d.hn)(k.source)]:[],...st===void 0?[]:[(0,n.u_)(st,N)]];return it.length===0?J:`${J}<br><sub>${it.join(" at ")}</sub>`}const L=1e6,F=1e3,nt=5,ot=600,
at=100,gt=7,$t=(k,b)=>Et(k,{context:b,rest:n.h,isBrief:!1},{head:`## ${Ft(k,b)}`,foot:`tf-disco ${(0,E.js)(b.version)}, started ${(0,E.js)((0,S.QN)(b.startedAt))}\
.`,maxBytes:L});function Et(k,b,{head:N,foot:J,maxBytes:st}){const it=st-F-(0,I.$$)(N+J),{texts:_t,isWhole:Ot}=(0,d.U8)(Tt(k,b),it),ct=_t.filter(Ht=>Ht!==""),xt=!b.
isBrief&&(!Ot||ct.some(n.ze))?`${J} ${It(b)}`:J;return`${[N,...ct,`<sub>${xt}</sub>`].join(`

`)}
`}function Tt(k,b){const N=(0,P.md)(k.hosts),J=N.filter(({findings:ct})=>ct.length===0),st=({severity:ct})=>ct==="notice",it=k.findings.filter(st),_t=k.findings.
filter(ct=>!st(ct)),Ot=(ct,kt)=>[...(0,n.W6)(b).map(xt=>()=>kt(xt)),()=>`<p>More about ${ct} ${b.rest}</p>`];return[...q(_t,b),Ot("hosts",ct=>Zt(J,"unchecked",ct)),
Ot("repositories",ct=>c(k.files,ct)),Ot("the history",ct=>ht(k,ct)),Ot("root modules",ct=>En(k.roots,ct)),Ot("requests",ct=>Xt(N,ct)),Ot("hosts that passed",ct=>Zt(
N,"works",ct)),Ot("skipped hosts",ct=>Zt(N,"skipped",ct)),Ot("notices",ct=>Kt(it,ct)),(0,n.W6)(b).map(ct=>()=>Vt(k,ct))]}function It({context:k}){const b=k.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,E.js)(b)}">kept as an artifa\
ct</a>.`}function Kt(k,b){if(k.length===0||b.isBrief)return"";const N=`${n.rC.notice} ${(0,O.px)(k.length,"notice")}`;return(0,d.TM)(N,q(k,b).flatMap(([J])=>J?.()??
[]))}function Vt(k,b){const N=(0,p.h$)(k,b.context).map(Ot=>`${(0,O.Iu)((0,E.h$)(Ot,ot))}.`),{shown:J,more:st}=(0,M.zN)(N,nt),it=`<p>${N.slice(nt).join("<br>")}\
</p>`,_t=st>0?[(0,d.TM)((0,O.px)(st,"more remark"),[it])]:[];return[`<p>${J.join("<br>")}</p>`,...b.isBrief?(0,n.R3)(st,"remark",b):_t].join(`
`)}const Ft=(k,b)=>`${Yt(k)} ${(0,O.Iu)((0,P.$N)(k,b))}`;function Yt(k){const b=k.findings.some(({severity:J})=>J!=="notice"),N=k.hosts.length===0?"skipped":"wo\
rks";return n.Gr[k.passed?b?"warns":N:"fails"]}function Jt({url:k,workflow:b,job:N,commit:J}){const st=b.split("/").at(-1)??"";return[`<a href="${(0,E.js)(k)}">${(0,E.
D9)(st===""?"this run":st,at)}</a>`,...N===""?[]:[`job ${(0,E.D9)(N,at)}`],...J===""?[]:[`commit ${(0,E.D9)(J.slice(0,gt))}`]].join(", ")}}),8373:((lt,U,t)=>{t.
d(U,{Bm:()=>h,Gr:()=>y,R3:()=>n,Su:()=>l,UZ:()=>d,W6:()=>$,_h:()=>i,b_:()=>m,h:()=>E,jP:()=>r,rC:()=>f,u_:()=>s,xy:()=>v,ze:()=>e});var M=t(5143),S=t(4503),P=t(
4120),O=t(8884),I=t(8641),p=t(9574);const E="in the JSON report",$=c=>c.isBrief?[c]:[c,{...c,isBrief:!0}],v="in the job summary",f={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"},y={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},d="&nbsp;more ",r=(c,_,{rest:T})=>`and ${c}${d}${c===
1?_:(0,P._l)(_)} ${T}`,n=(c,_,T)=>c>0?[`<p>${r(c,_,T)}</p>`]:[],e=c=>c.includes(d),u=600,s=(c,_)=>typeof c=="string"?l(c):o(c,(0,O.eo)(c),_),m=(c,_)=>o(c,(0,O.eo)(
{...c,file:(0,M.bH)(c.file).path}),_);function o(c,_,{context:T}){const w=(0,p.hn)(_),D=(0,S.uM)(c,T);return D===null||D.length>u?w:`<a href="${(0,I.js)(D,u)}">${w}\
</a>`}const l=c=>c.endsWith(" input")?`the ${(0,I.D9)(c.replace(/ input$/,""))} input`:(0,I.D9)(c),i=(c,_,{context:T})=>`<a href="${(0,I.js)(`${T.docsUrl}#${c}`)}\
">${_}</a>`,h=c=>({value:I.D9,prose:I.h$,because:_=>s(_,c)})}),5102:((lt,U,t)=>{t.d(U,{$N:()=>s,JR:()=>y,QK:()=>u,b:()=>r,cG:()=>f,fX:()=>l,hm:()=>e,md:()=>n,nx:()=>E,
sG:()=>v,vh:()=>$});var M=t(2886),S=t(4e3),P=t(5799),O=t(4120),I=t(8884),p=t(4148);const E={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},$=["fails","unchecked","warns","skipped","works"];function v(_){if(r(_))return"unchecked";const T=e(_.findings);return T==="error"?"fai\
ls":T==="warning"?"warns":y(_)?"skipped":"works"}const f=_=>["fails","warns"].includes(v(_)),y=({visit:_})=>_.attempt.discovery.kind==="skipped",d=["host-not-ch\
ecked",...M.ml],r=({visit:{attempt:_}})=>_.discovery.kind==="skipped"&&d.includes(_.discovery.problem.code);function n(_){return $.flatMap(T=>_.filter(w=>v(w)===
T))}const e=_=>P.oC.find(T=>_.some(w=>w.severity===T))??null;function u({findings:_}){const T=e(_);return T==="notice"?[]:_.filter(({severity:w})=>w===T)}function s({
hosts:_,files:T,findings:w,passed:D,stopped:g,roots:a},{repositories:{length:R}}){const A=(0,p.g5)(a,R),j=A===null?T:T.filter(({problem:X})=>!m.test(X.code)),B=j.
filter(X=>!o(X)),W=e(B)==="error"&&!_.some(X=>v(X)==="fails"),G=A===null&&!W&&R>0?` in ${(0,O.px)(R,"repository")}`:"",C=[B.length<j.length?[`nothing to check${G}`]:
i(_,G),c(B,A===null&&W?R:null)],K=W?C.toReversed():C,H=[A??[],...K].flat().join(", "),x=e(w)==="error";if(g!==null){const X=(0,S.Cw)(g);return x||_.some(r)?`${H}\
 (${X})`:`${X}; ${H}`}return D&&x?`${H} (the check passes: fail-on is never)`:D||x?H:`${H} (the check fails: fail-on is warning)`}const m=/^(?:module|provider|version|package|constraint|lock)-/,
o=({problem:_,severity:T})=>_.code==="nothing-to-check"&&T==="error",l="not allowed";function i(_,T){const w=_.length;if(w===0)return[`no registry hosts to chec\
k${T}`];const D=_.filter(y),g=_.filter(K=>!y(K)),a=(K,H)=>K.filter(x=>v(x)===H).length,R=[{count:a(g,"fails"),words:E.fails},{count:a(D,"fails"),words:l},{count:a(
D,"unchecked"),words:E.unchecked}],A=R.some(({count:K})=>K>0),j=[{count:g.length,words:E.works},{count:D.length,words:E.skipped}],[B,...W]=(A?R:j).filter(({count:K})=>K>
0),G=B?.words===l||B?.words===E.unchecked?B.count===1?"is ":"are ":"",tt=a(g,"warns"),C=w===1?"":`${tt} ${A?"more ":""}`;return[`${h(B?.count??0,w)}${T} ${G}${B?.
words}`,...W.map(({count:K,words:H})=>`${K} ${H}`),...tt===0?[]:[`${C}with warnings`]]}function h(_,T){return T===1?"1 registry host":_===T?`all ${T} registry h\
osts`:`${_} of ${T} registry hosts`}function c(_,T){const w=e(_);if(w===null||w==="notice")return[];const D=_.filter(({severity:j})=>j===w),g=(0,I.eb)(D).length,
a=g===0?(0,I.Dc)(D):0,R=(0,I.BQ)(_),A=T===null?(0,O.px)(g,"repository"):(0,I.iW)(g,T);return[...g===0?[]:[`${w}s in files of ${A}`],...a===0?[]:[`${w}s in ${(0,O.
px)(a,"file")}`],...e(R)===w?[`${w}s in the ${(0,I.et)(R)}`]:[]]}}),4148:((lt,U,t)=>{t.d(U,{$_:()=>_,Fg:()=>y,L4:()=>e,LC:()=>n,Mm:()=>v,c_:()=>c,fi:()=>u,g5:()=>s,
jB:()=>m,nS:()=>D,pJ:()=>r,qj:()=>f});var M=t(4e3),S=t(5143),P=t(1064),O=t(5011),I=t(5257),p=t(4120),E=t(8884);const $=["fails","warns","works"];function v({worst:G}){
return G==="error"?"fails":G==="warning"?"warns":"works"}const f=({rows:G})=>$.find(tt=>G.some(C=>v(C)===tt))??"works";function y(G){const tt=f({rows:G});return tt===
"works"&&G.some(d)?"skipped":tt}const d=({chosen:G})=>Object.keys(G).length===0,r={fails:"init fails",warns:"has warnings",works:"passed"},n=3;function e(G){const tt=f(
G);return tt==="works"?D(G.rows):r[tt]}const u=({directory:G},tt)=>G===I.cd.file?I.cd.file:G==="."?"the top directory":tt((0,E.II)(G));function s(G,tt=0){const C=G.
filter(({directory:Y})=>Y!==I.cd.file),{failing:K}=m(C),{length:H}=K;if(H===0)return null;const x=new Set(K.map(({directory:Y})=>(0,S._M)(Y))),X=tt<2?"":` (${(0,E.
iW)(x.size,tt)})`;return C.length===1?`init fails${X}`:`init fails in ${H===C.length?`all ${H}`:`${H} of ${C.length}`} root modules${X}`}const m=G=>l(G,f),o=({rows:G})=>l(
G,v);function l(G,tt){const{fails:C=[],warns:K=[],works:H=[]}=Object.groupBy(G,tt);return{failing:C,wrong:[...C,...K],good:H}}const i=({kind:G,source:tt,constraints:C,
locked:K,chosen:H,problems:x})=>JSON.stringify([G,tt,C,K,H,x]),h=3;function c(G,tt){const{wrong:C,good:K}=o(G);return T({clients:G.clients,rows:[...C,...K]},[],
tt)}function _(G,tt){const C=G.flatMap(Y=>o(Y).wrong.map(et=>({root:Y,row:et}))),K=Map.groupBy(C,({row:Y})=>i(Y)),H=[...K.values()].flatMap(([Y])=>Y?.row??[]),x=P.
Du.filter(Y=>G.some(et=>et.clients.includes(Y))),X=({root:Y})=>u(Y,tt.file),z=Y=>(0,M.K4)(K.get(i(Y))??[],h,X);return T({clients:x,rows:o({rows:H}).wrong},[{title:"\
root modules",cell:z}],tt)}function T({clients:G,rows:tt},C,K){const{shown:H,more:x}=(0,M.zN)(tt,K.maxRows??tt.length);return{rows:tt,shown:H,more:x,name:{title:"\
module or provider",cell:z=>K.name(z,w(z,G))},problems:j([B(K)],H),facts:[...C,...A({clients:G,rows:H},K.value)]}}const w=({address:G,host:tt},C)=>C.every(K=>(0,O.
Vm)(K)===tt)&&G.startsWith(`${tt}/`)?G.slice(tt.length+1):G;function D(G){const tt=[...new Map(G.map(z=>[`${z.kind} ${z.source}`,z])).values()],C=["module","pro\
vider"].flatMap(z=>{const{length:Y}=tt.filter(et=>et.kind===z);return Y===0?[]:[(0,p.px)(Y,z)]});if(C.length===0)return"no registry modules and no providers";const K=G.
some(({platforms:z})=>z.length>0)?" and package":"",H=tt.filter(d).length,x=tt.filter(({chosen:z})=>Object.values(z).includes(null)).length,X=H+x===0?`every ver\
sion${K} is available`:[...x>0?[`${x} without a version`]:[],...H>0?[`${H} not checked`]:[]].join(", ");return`${C.join(" and ")}, ${X}`}const g=60,a=6,R=12;function A({
clients:G,rows:tt},C){const K=tt.every(({chosen:x})=>new Set(Object.values(x)).size<=1),H=[{title:"constraint",cell:({constraints:x})=>(0,M.K4)([...new Set(x)],
a,X=>C(X,g))},...K?[{title:"version",cell:x=>W(x,null,C)}]:G.map(x=>({title:P.bB[x],cell:X=>W(X,x,C)})),{title:"newest",cell:({newest:x})=>x===null?"":C(x,g)},{
title:"platforms",cell:({platforms:x})=>q(x,C)}];return j(H,tt)}const j=(G,tt)=>G.filter(({cell:C})=>tt.some(K=>C(K)!=="")),B=G=>({title:"problem",cell:({problems:tt})=>tt.
filter(({usualSeverity:C})=>C!=="notice").map(G.problem).join(", ")});function W({chosen:G,locked:tt},C,K){const H=C===null?Object.values(G)[0]:G[C];return H===
void 0?"":H!==null?`${K(H,g)}${H===tt?" (locked)":""}`:tt===null?"none":`none (locked: ${K(tt,g)})`}function q(G,tt){return(0,M.K4)(G,R,({platform:C,available:K})=>`${K===
null?"?":K?"\u2713":"\u2717"} ${tt(C,g)}`)}}),733:((lt,U,t)=>{t.d(U,{W:()=>p,n:()=>S});const M=/^[ -~]*$/;function S(E){if(M.test(E))return E.length;let $=0;for(const v of E)
$+=P(v);return $}function P(E){return M.test(E)?1:O(E)?0:new RegExp("\\p{Regional_Indicator}","u").test(E)?1:I(E)?2:1}const O=E=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(E),I=E=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(E);function p(E,$,v){let[f,y]=["",0];for(const d of E){const r=P(d),n=y+r;if(y>=$&&n<=v&&(r>0||y>$)?f+=d:f+=" ".repeat(Math.max(0,Math.min(n,v)-Math.max(y,
$))),y=n,y>v)break}return f}}),7146:((lt,U,t)=>{t.d(U,{ky:()=>y,nI:()=>P,qt:()=>$,wW:()=>v});var M=t(733);const S={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function P(r,n,e){return e.colour?`\x1B[${S[n]}m${r}\x1B[0m`:r}const O=(r,n,{hyperlinks:e})=>n===void 0||!e?r:`\x1B]8;;${n}\x1B\\${r}\x1B]8;;\x1B\\`,I=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
p=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,E=5001;function $(r){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:u="",VTE_VERSION:s}=r;
return n?n!=="0":r.CI||r.NO_COLOR||e==="dumb"?!1:Number(s)>=E||I.test(u)||p.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(m=>r[m])}function v(r,n){const e="\
 ".repeat(r.indent),u=r.label.padEnd((r.column??0)-1),s=" ".repeat(r.indent+(r.column??2)),[m="",...o]=d(n.withFlags?.(r.text)??r.text,{first:n.width-e.length-u.
length-1,others:n.width-s.length}),l=O(P(u,r.style,n),r.url,n),i=f(m,r.linked,n);return[`${e}${l} ${i}`.trimEnd(),...o.map(h=>`${s}${h}`)]}function f(r,n,e){return!n?.
url||!r.startsWith(n.text)?r:`${O(n.text,n.url,e)}${r.slice(n.text.length)}`}function y(r,{width:n,withFlags:e}){const[u="",...s]=d(e?.(r)??r,{first:n,others:n-
2});return[u,...s.map(m=>`  ${m}`)]}function d(r,n){const e=[];let u="",s=0;for(const m of r.split(" ")){const o=e.length===0?n.first:n.others,l=(0,M.n)(m);u!==
""&&s+1+l>o?(e.push(u),u=m,s=l):(s=u===""?l:s+1+l,u=u===""?m:`${u} ${m}`)}return[...e,u]}}),6536:((lt,U,t)=>{t.d(U,{S5:()=>mn,MV:()=>pn,K8:()=>un});var M=t(2389),
S=t(2796),P=t(5102),O=t(4120),I=t(6763),p=t(8641),E=t(4e3),$=t(1831),v=t(4503),f=t(8884),y=t(733),d=t(7146);const r=160,n=12,e="    ",u=/##\w*\[/;function s({place:L,
before:F,literal:nt,after:ot},at,gt){const $t=" ".repeat(`  ${L.line}`.length),Et=Math.min(gt.width,r)-$t.length-3;if(Et<n)return[];const Tt=m(F+nt+ot),It=Tt(F+
nt+ot),Kt=(0,y.n)(It)<=Et?0:Tt(F).search(/[^ ]|$/),Vt=It.slice(Kt),Ft=(0,y.n)(Tt(F))-Kt,Yt=(0,y.n)(Tt(F+nt))-Kt,{from:Jt,to:k,text:b}=o(Vt,Ft,Math.max(Yt,Ft+1),
Et),N=(0,d.nI)("|","dim",gt),J="^".repeat(Math.max(1,Math.min(Yt,k)-Math.max(Ft,Jt))),st=" ".repeat(Math.max(Ft,Jt)-Jt);return[`${(0,d.nI)(`  ${L.line}`,"dim",gt)}\
 ${N} ${b}`.trimEnd(),`${$t} ${N} ${st}${(0,d.nI)(J,at,gt)}`]}function m(L){const F=nt=>(0,p.RK)(nt.replaceAll("	",e),Number.POSITIVE_INFINITY);return u.test(F(
L))?nt=>F(nt).replaceAll(/(?<=#)#/g," #"):F}function o(L,F,nt,ot){const at=(0,y.n)(L);if(at<=ot)return{from:0,to:ot,text:L};const gt=Math.max(0,ot-2-(nt-F)),$t=nt<
ot?0:Math.max(0,F-1-Math.ceil(gt*2/3)),Et=at-$t<=ot,Tt=$t+ot,It=(0,y.W)(L,$t===0?0:$t+1,Et?Tt:Tt-1),Kt=`${$t===0?"":"\u2026"}${It}${Et?"":"\u2026"}`;return{from:$t,
to:Et?Tt:Tt-1,text:Kt}}var l=t(1505),i=t(7574);const h=20,c=6,_="in the JSON report",T=13,w={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"r\
ed"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},D={error:w.fails,warning:w.warns,notice:{sign:"\xB7",
style:"blue"}},g={value:p.RK,prose:p.RK,because:f.eo};function a(L,F){const nt=(0,P.sG)(L),{sign:ot,style:at}=w[nt],gt=[...(0,P.cG)(L)?j(L,F.context):[],...(0,l.
o7)(L,g)],$t=`${P.nx[nt]}${L.isNew?` (${O.dy})`:""}: ${A(L)}`;return[...(0,d.wW)({indent:0,label:`${ot} ${R(L.visit.host)}`,style:at,text:$t},F),...gt.flatMap(Et=>B(
Et,F))].map(p.BP).join(`
`)}const R=L=>{const F=(0,$.nx)(L);return F===L?(0,p.RK)(L):`${(0,p.RK)(F)} (${(0,p.RK)(L)})`};function A(L){const{discovery:F}=L.visit.attempt,nt=(0,P.QK)(L);return nt.
length>0?(0,E.K4)([...new Set(nt.map(ot=>ot.problem.code))],c):F.kind==="skipped"?F.problem.code:(0,l.Yj)(L,g)}function j(L,F){const{hops:nt,certificates:ot}=L.
visit.attempt;return[(0,l.se)(L,F,g),{label:"response",texts:nt.map(W)},{label:"services",texts:(0,O.Sk)(L.services,h,q)},...(0,l.Zc)(L,g),{label:"certificate",
texts:ot.map(at=>G(at,F))}]}const B=({label:L,texts:F},nt)=>F.flatMap((ot,at)=>{const gt=at===0?L:"";return(0,d.wW)({indent:2,label:gt,style:"dim",column:T,text:ot},
nt)});function W(L){const F=L.status===null?"none":`${L.status} ${(0,p.RK)(L.reason,l.tN)}`,nt=L.status===null?"after":"in",ot=[...L.mediaType===null?[]:[(0,p.RK)(
L.mediaType,l.tN)],...L.address===null?[]:[`at ${(0,p.RK)(L.address,l.tN)}`],...L.proxy===null?[]:[`through ${(0,p.RK)((0,p.cq)(L.proxy))}`],...L.authorization===
"none"?[]:[`token ${(0,O.Rk)(L.authorization)}`]],at=ot.length===0?"":` (${ot.join("; ")})`;return`${F.trim()} from ${(0,p.RK)((0,p.cq)(L.url))} ${nt} ${(0,i.kJ)(
L.ms)}${at}`}function q(L){const F=(0,p.RK)(L.id,l.tN);switch(L.kind){case"url":return`${F} ${(0,p.RK)((0,p.cq)(L.url))}`;case"login":{const{authz:nt,token:ot}=L.
login,at=[nt,ot].map(gt=>(0,p.RK)((0,p.cq)(gt??"none")));return`${F} authz ${at.join(", token ")}`}case"problem":return`${F}: ${L.problem.code}`}}function G(L,F){
const{host:nt,subject:ot,issuer:at,expires:gt}=L,$t=(0,p.RK)((0,i.nO)(gt,F.startedAt));return`${(0,p.RK)(nt,l.tN)} valid until ${$t}; subject ${(0,p.RK)(ot,l.tN)}\
, issuer ${(0,p.RK)(at,l.tN)}`}const tt=4,C={places:6,messages:5,frames:S.Wi},K={places:3,messages:2,frames:1};function H(L,F,nt){const{severity:ot,code:at,title:gt,
message:$t,isAside:Et,sameAs:Tt}=L,It=(0,p.RK)($t??gt,p.h2),Kt=`${F.context.docsUrl}#${at}`,{style:Vt}=D[ot],Ft=Tt!==null?[`  hosts: the same ${L.hosts.length} \
as for ${Tt}`]:[...pt(L.hosts.length>1?"hosts":"host",x(L),F),...X(L,F,nt),...wt(L,F)],Yt=Et?"":L.help??"";return[...(0,d.wW)({indent:0,label:`${ot}[${at}]:`,style:Vt,
url:Kt,text:It},F),...Ft,...pt("help",(0,p.RK)(Yt,p.h2),F),...pt("affects",(0,O.od)(L.affects,F.context.clients),F)].map(p.BP).join(`
`)}function x({hosts:L,findings:F,message:nt}){const[ot]=L;return L.length===1&&ot!==void 0&&nt?.includes((0,$.nx)(ot))&&F[0]?.isHostNew!==!0?"":(0,E.K4)(L,(0,O.
J5)(L,tt),gt=>{const $t=F.filter(It=>It.host===gt),Et=L.length>1?(0,f.eb)($t).length:0,Tt=[...$t.some(({isHostNew:It})=>It)?[O.dy]:[],...Et>1?[(0,O.px)(Et,"repo\
sitory")]:[]];return`${R(gt)}${Tt.length===0?"":` (${Tt.join(", ")})`}`})}function X(L,F,nt){const{frames:ot}=z(L),at=Y(L);return[...at.shown.flatMap(({message:gt,
findings:$t,first:Et},Tt)=>{const It=et(Et,L.message===null?gt:"",F);return Tt>=ot?It:[...It,...ut(Et,L,F,nt),...pt("help",(0,p.RK)(mt(L,$t),p.h2),F)]}),...at.more>
0?[`  and ${(0,O.px)(at.more,"more message")} ${_}`]:[]]}const z=({hosts:L,isAside:F})=>L.length>1||F?K:C;function Y(L){const F=(0,S.cr)(L).map(([nt,ot])=>({message:nt,
findings:ot,first:(0,f.tN)(ot)}));return(0,E.zN)(F,(0,O.J5)(F,z(L).messages))}function et(L,F,nt){if(L===null&&F==="")return[];const ot=L===null?"-":"-->",at=L===
null?"":(0,f.R3)(L),gt=[at,(0,p.RK)(F,p.h2)].filter(Et=>Et!=="").join(": "),$t={text:at,url:L&&(0,v.uM)(L,{...nt.context,links:null})};return(0,d.wW)({indent:2,
label:ot,style:"dim",text:gt,linked:$t},nt)}function ut(L,{severity:F},nt,ot){if(L===null)return[];const{file:at,line:gt,column:$t}=L,Et=nt.context.sources.find(
Tt=>Tt.place.file===at&&Tt.place.line===gt&&Tt.place.column===$t);return Et===void 0||ot.has(Et)?[]:(ot.add(Et),s(Et,D[F].style,nt))}const mt=({help:L,isAside:F},[
nt])=>L!==null||F?"":nt?.problem.help??"";function wt(L,F){const{findings:nt}=L,{lines:ot,settings:at}=(0,f.yv)(nt),gt=(0,f.oN)(ot,Y(L).shown.map(({first:Et})=>Et)),
$t=z(L).places;return[...pt("hits",(0,f.mj)(nt,F.context.repositories.length),F),...pt("also at",(0,f.Ky)(gt,$t),F),...pt("required by",(0,f.Ky)(at,$t),F)]}const pt=(L,F,nt)=>F===
""?[]:(0,d.wW)({indent:2,label:`${L}:`,style:"dim",text:F},nt);var Rt=t(4148);const yt=20,Ct=3,Xt="  ",zt={name:(L,F)=>(0,p.RK)(F),problem:({code:L})=>L,file:String,
value:p.RK,maxRows:yt},tn=L=>(0,Rt.fi)(L,zt.file);function on(L,F){const{wrong:nt}=(0,Rt.jB)(L);if(nt.length<=Rt.LC)return nt.map(at=>en(tn(at),(0,Rt.c_)(at,zt),
F));const ot=(0,O.px)(nt.length,"root module");return[en(ot,(0,Rt.$_)(nt,zt),F)]}function en(L,F,nt){const{rows:ot,shown:at,more:gt,name:$t,problems:Et,facts:Tt}=F,
It=(0,Rt.qj)({rows:ot}),{sign:Kt,style:Vt}=w[It],Ft=ot.filter(N=>(0,Rt.Mm)(N)===It),Yt=(0,E.K4)([...new Set(Ft.map($t.cell))],Ct),Jt=[$t,...Tt,...Et],k=at.map(N=>({
sign:w[(0,Rt.Fg)([N])],cells:Jt.map(({cell:J})=>J(N))})),b=Jt.map(({title:N})=>N);return[`${(0,d.nI)(Kt,Vt,nt)} ${(0,d.nI)(L,"bold",nt)}: ${Rt.pJ[It]} for ${Yt}`,
...rn(k,b,nt),...gt>0?[`  and ${gt} more in the JSON report`]:[]].map(p.BP).join(`
`)}function rn(L,F,nt){const ot=F.map(($t,Et)=>Math.max(...[$t,...L.map(({cells:Tt})=>Tt[Et])].map(sn)));if(ot.reduce(($t,Et)=>$t+Xt.length+Et,Xt.length)>nt.width)
return L.flatMap(({sign:{sign:$t,style:Et},cells:[Tt="",...It]})=>{const Kt=It.flatMap((Ft,Yt)=>Ft===""?[]:[`${F[Yt+1]} ${Ft}`]),Vt=`${Tt}: ${Kt.join("; ")}`;return(0,d.
wW)({indent:2,label:$t,style:Et,text:Vt},nt)});const gt=$t=>$t.map((Et,Tt)=>Et+" ".repeat((ot[Tt]??0)-sn(Et))).join(Xt).trimEnd();return[`    ${(0,d.nI)(gt(F),"\
dim",nt)}`,...L.map(({sign:{sign:$t,style:Et},cells:Tt})=>`  ${(0,d.nI)($t,Et,nt)} ${gt(Tt)}`)]}const sn=(L="")=>Array.from(L).length;function V(L,F){const nt=L.
flatMap(Tt=>Tt.rows),{sign:ot,style:at}=w[(0,Rt.Fg)(nt)],[gt]=L,Et=`${L.length===1&&gt!==void 0?tn(gt):(0,O.px)(L.length,"root module")}: ${(0,Rt.nS)(nt)}`;return(0,d.
wW)({indent:0,label:ot,style:at,text:Et},F).map(p.BP).join(`
`)}const rt=3,Mt=4,Dt=1e3;function Ut({hosts:L,roots:F},nt){const ot=Map.groupBy(L,P.sG),at=(ot.get("unchecked")??[]).filter(({findings:$t})=>$t.length===0),{good:gt}=(0,Rt.
jB)(F);return[...Wt("unchecked",at,nt),...Wt("skipped",ot.get("skipped")??[],nt),...Wt("works",ot.get("works")??[],nt),...gt.length>0?[V(gt,nt)]:[]]}function Wt(L,F,nt){
const ot=It=>a(It,nt);if(F.length<=rt)return F.map(ot);const{sign:at,style:gt}=w[L],$t=(0,E.K4)(F,(0,O.J5)(F,Mt),({visit:It})=>R(It.host)),Et=`${(0,O.px)(F.length,
"host")} ${P.nx[L]}: ${$t}`;if(!nt.isRunner)return[(0,d.wW)({indent:0,label:at,style:gt,text:Et},nt).map(p.BP).join(`
`)];const Tt=(0,O.Sk)(F,Dt,ot,It=>`and ${It} more ${_}`);return[[(0,p.BP)(`${at} ${Et}`),...Tt].join(`
`)]}function Z(L,F){const nt=(0,f._X)(L),[ot]=nt;if(ot===void 0)return[];const at=It=>`${(0,p.RK)(It.repository)} (${(0,O.H8)(It.findings)})`,{sign:gt,style:$t}=w[(0,P.
hm)(ot.findings)==="error"?"fails":"warns"],Et=(0,E.K4)(nt,(0,O.J5)(nt,Mt),at),Tt=`${(0,O.px)(nt.length,"repository")} ${(0,f.fP)(nt)}: ${Et}`;return[(0,d.wW)({
indent:0,label:gt,style:$t,text:Tt},F).map(p.BP).join(`
`)]}function Q(L,F){const nt=(0,P.hm)(L.findings),ot=L.hosts.length>rt||L.findings.length>0,at=F.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",gt=`problem codes are explained at ${F.context.docsUrl}`;return ot?[(nt===null||nt==="no\
tice"?[at]:[gt,at]).flatMap(Et=>(0,d.ky)(Et,F)).join(`
`)]:[]}var ht=t(7361),dt=t(4218);const ft=3,vt=20,At=40,Pt=12,Nt=140,Bt=30,St="  ",bt=2,jt="  ",Lt="\xA0";function Qt(L,F){const nt=(0,dt.U4)(L,F.context),ot=nt.
length<=ft?nt:nt.filter(({host:It})=>(0,P.cG)(It));if(ot.length===0)return"";const{shown:at,more:gt}=(0,E.zN)(ot,vt),{name:$t,columns:Et}=nn(cn(at),at,F),Tt=Et.
map(({title:It})=>It).filter(It=>It!=="");return[...(0,d.ky)(`history: ${Tt.join(", ")}`,F),...at.map(({host:It},Kt)=>{const{sign:Vt,style:Ft}=w[(0,P.sG)(It)],Jt=[
$n(R(It.visit.host),$t),...Et.map(k=>k.cells[Kt])].join(jt).trimEnd().replace(/\u2573+/g,k=>(0,d.nI)(k,"red",F));return`${St}${(0,d.nI)(Vt,Ft,F)} ${Jt}`}),...gt>0?
[`  and ${(0,O.px)(gt,"more host")} in the history file`]:[],...Zt(at,F)].map(p.BP).join(`
`)}function Zt(L,F){const nt=(0,dt.MC)(L).map(([at,gt])=>`${at} ${gt}`.replaceAll(" ",Lt));return(0,d.ky)(nt.join(", "),{...F,width:F.width-St.length}).map(at=>`${St}${(0,d.
nI)(at.trim().replaceAll(Lt," "),"dim",F)}`)}function nn(L,F,{width:nt}){const ot=Math.max(...F.map(({host:Tt})=>(0,y.n)(R(Tt.visit.host)))),at=Math.min(At,ot),
gt=Math.min(nt,Nt)-St.length-bt,$t=Tt=>L.slice(0,Tt).reduce((It,{cells:Kt})=>It-jt.length-Gt(Kt),gt),Et=[L.length,3].find(Tt=>at<=$t(Tt))??2;return{columns:L.slice(
0,Et),name:Math.min(at,Math.max(Pt,$t(Et)))}}function cn(L){const F=Math.max(...L.map(({history:ot})=>ot.recent.length)),nt=(ot,at)=>{const gt=L.map(at);return{
title:ot,cells:gt.map($t=>$t.padStart(Gt(gt)))}};return[nt(`last ${(0,O.px)(F,"run")}`,({history:ot})=>(0,dt.qX)(ot.recent)),nt("uptime in 30 days",ln),nt("medi\
an latency",({history:{medianMs:ot}})=>ot===null?"-":(0,i.kJ)(ot)),{title:"",cells:L.map(({history:ot})=>(0,dt.kW)(ot)??"")}]}function ln(L){const F=(0,dt.bW)(L,
Bt);return(F&&(0,ht.mc)(F))??"-"}const Gt=L=>Math.max(...L.map(({length:F})=>F));function $n(L,F){const nt=(0,y.n)(L);return nt<=F?`${L}${" ".repeat(F-nt)}`:`${(0,y.
W)(L,0,F-1)}\u2026`}const fn=5,dn=30,hn=3,En=20;function*mn(L,F){yield`${pn(L,F)}
`;let nt=!0;for(const{text:ot}of un(L,F)){const at=ot.includes(`
`);yield`${nt||at?`
`:""}${ot}
`,nt=at}}function pn(L,F){const{sign:nt,style:ot}=w[L.passed?"works":"fails"],at=F.isQuiet?[]:(0,I.h$)(L,F.context).slice(0,fn);return[`${(0,d.nI)(nt,ot,F)} ${(0,d.
nI)((0,P.$N)(L,F.context),"bold",F)}`,...at.flatMap(gt=>gn(gt,F))].join(`
`)}function*un(L,F){const{isQuiet:nt=!1,isRunner:ot=!1,context:at}=F,gt=({severity:k})=>!nt||k==="error"||(0,M.k2)(k,at.failOn),$t=(0,S.cZ)(L.findings.filter(gt)),
Et=$t.slice(0,dn),Tt=new Set;for(const k of Et)yield an(H(k,F,Tt));const It=$t.slice(Et.length).flatMap(({findings:k})=>k);if(It.length>0&&(yield an(`and ${(0,O.
px)(It.length,"more finding")} ${_}`)),nt)return;const Kt=k=>({kind:ot?"group":"plain",text:k});yield*Z(L.files,F).map(Kt);const Vt=Qt(L,F);Vt!==""&&(yield Kt(Vt)),
yield*on(L.roots,F).map(Kt);const Ft=(0,P.md)(L.hosts).filter(k=>(0,P.cG)(k)&&!(0,P.JR)(k)),Yt=Ft.slice(0,ot||Ft.length<=hn?En:0);yield*Yt.map(k=>Kt(a(k,F))),Yt.
length>0&&Yt.length<Ft.length&&(yield an(`and ${(0,O.px)(Ft.length-Yt.length,"more host")} ${_}`)),yield*Ut(L,F).map(Kt);const Jt=(0,I.h$)(L,at).slice(fn);Jt.length>
0&&(yield an(Jt.flatMap(k=>gn(k,F)).join(`
`))),yield*Q(L,F).map(an)}const gn=(L,F)=>(0,d.ky)((0,p.RK)(L),F).map(p.BP),an=L=>({kind:"plain",text:L})}),6283:((lt,U,t)=>{t.d(U,{Y:()=>O});var M=t(6309),S=t(
8641);const P=function(...I){const{recordRun:p}=t.late([620],8620);return new.target?new p(...I):p(...I)};function O(I,p){const{history:E}=I.settings;if(E===null)
return{checked:I,warnings:[]};try{const{history:$,warnings:v}=P(E,I,p);return{checked:{...I,context:{...I.context,history:$}},warnings:v}}catch($){return{checked:I,
warnings:[`the history ${(0,S.RK)(E)} was not read: ${(0,S.RK)((0,M.A)($))}`]}}}}),2909:((lt,U,t)=>{t.a(lt,async(M,S)=>{try{let tt=function(z){const{verdict:Y,changes:et,
context:ut}=z,mt=(0,y.ng)(process.env,j),wt=mt===null?[]:(0,$.w)((0,l.R8)(Y),X(),mt),pt=et?.kind==="files"?et.files:[],Rt=mt===null?new Map:R(wt,pt,X(),mt);return{
...z,located:wt,context:{...ut,links:Rt}}},C=function(z){return async(Y,et)=>{try{await et()}catch(ut){z([`${Y}: ${(0,p.A)(ut)}`])}}},X=function(){return process.
env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var P=t(2929),O=t(9018),I=t(7251),p=t(6309),E=t(5181),$=t(40),v=t(2806),f=t(3565),y=t(8782),d=t(4690),r=t(9077),n=t(
3795),e=t(3386),u=t(2057),s=t(1964),m=t(3329),o=t(2827),l=t(4503),i=t(5505),h=t(8641),c=t(9703),_=t(6536),T=t(8463),w=t(3152),D=t(5100),g=t(6283),a=t(6875);const R=function(...z){
const{linksOf:Y}=t.late([733],9733);return new.target?new Y(...z):Y(...z)},A=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,u.B_)(process.stdout,z=>process.
stderr.write(`the log was not written: ${z}
`)),(0,u.B_)(process.stderr,()=>{});const j=f.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const B=new a.V,W=(0,d.i)(process);await(0,r.
q)(process,await q(f.Ko(D.y.map(({name:z})=>z))));async function q(z){const Y=(0,O.c)(z,process.env,(0,I.K)(f.QU)),et=mt=>{const wt=(0,O.r)(pt=>(0,c.p)(mt,pt),Y);
return f.fJ("Could not run",wt),3},ut=(0,r.w)(process,B,{isFinal:!1,crash:et,now:W});try{const mt=await G(z,Y),wt=ut.aborted?3:mt.verdict.passed?0:1;return await K(
mt,Y,ut),wt}catch(mt){if(mt instanceof w.GN){const wt=Y.redact(mt.mistakes).map(pt=>(0,h.LS)(pt));return f.fJ("Wrong settings",wt.join(`
`)),2}return et(mt)}}async function G(z,Y){const et=(0,n.fN)(ut=>f.N4(Y.redact([ut])),n.Si);try{return await(0,P.z6)(z,{environment:process.env,directory:X(),isFork:(0,y.
$c)(process.env.GITHUB_EVENT_NAME,j),stop:B,startTimer:a.I,now:W,progress:et.show,changes:ut=>x(ut,Y),secrets:Y,kill:process.kill})}finally{et.end()}}async function K(z,{
redact:Y},et){const{checked:ut,warnings:mt}=(0,g.Y)(z,{directory:X(),environment:process.env,random:Math.random}),wt=yt=>f.R8(Y(yt).map(Ct=>(0,h.LS)(Ct))),pt=C(
wt);wt(mt);let Rt={...ut,located:[]};await pt("places are not links",()=>{Rt=tt(ut)}),await H(Rt,pt,wt),!et.aborted&&await pt("the comment and the issue were no\
t written",async()=>{const{notes:yt,warnings:Ct}=await(0,v.m)(Rt,(0,y.ng)(process.env,j),X(),et);f.N4(Y(yt)),wt(Ct)})}async function H(z,Y,et){const{settings:ut,
verdict:mt,context:wt}=z,{GITHUB_OUTPUT:pt,GITHUB_STEP_SUMMARY:Rt,RUNNER_TEMP:yt}=process.env,Ct={colour:!1,width:A,isRunner:!0,context:wt};await Y("the log was\
 not written",()=>f.ur((0,_.MV)(mt,Ct),(0,_.K8)(mt,Ct))),await Y("the annotations were not written",()=>f.fz((0,s.H)(mt,wt))),await Y("the outputs were not writ\
ten",async()=>et(await f.Kn(pt,(0,o.Y)(mt)))),await Y("the job summary was not written to GITHUB_STEP_SUMMARY",()=>f.Sy(Rt,(0,i.Gc)(mt,wt))),await Y("the JSON r\
eport was not written to RUNNER_TEMP",async()=>{const Xt=f.u5(yt,(0,m.h)(mt,wt));et(await f.Kn(pt,{report:Xt}))}),await Y("the report files were not written",()=>et(
(0,T.t)(ut,z,X())))}async function x({githubToken:z},{redact:Y}){const et=(0,y.ng)(process.env,j),ut=await(0,E.S)(et,z,B.signal);return ut.kind==="all"&&et?.pull&&
f.R8(Y([`changed-only has no effect: ${ut.why}`])),ut}S()}catch(R){S(R)}},1)}),5657:((lt,U,t)=>{t.d(U,{G:()=>d});var M=t(6760),S=t(5747);const P=21,O=/^(?!\.{1,2}$)[\w.-]+$/;
function I(l){let i=!1;for(const h of l.split(`
`)){const c=h.trim();c.startsWith("[")&&(i=c==='[remote "origin"]');const _=c.indexOf("=");if(!(!i||_<0||c.slice(0,_).trim().toLowerCase()!=="url"))return p(c.slice(
_+1).trim())}return null}function p(l){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(l),[h,c]=i===null?E(l):[i[1],i[2]],_=(c??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),T=_.length>1&&_.length<=P;return!h||!T||!_.every(w=>O.test(w))?null:{host:h.toLowerCase(),owner:_.slice(0,-1).join("/"),name:_.at(-1)??""}}function E(l){
const i=URL.parse(l);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}var $=t(4614);const v=5,
f=/^[0-9a-f]{40}$/,y=/^refs\/(?!.*\.\.)[^\0]+$/;function d(l){const i=(0,M.join)(l,".git"),h=r(i,l)??i,c=o((0,M.join)(h,"commondir")),_=c===null?h:s(c,h),T=()=>m(
(0,M.join)(_,"packed-refs"))??"",w=n(o((0,M.join)(h,"HEAD")),[h,_],T);return w===null?null:{commit:w,isFetched:u(w,m((0,M.join)(h,"FETCH_HEAD"))??"",T),remote:I(
m((0,M.join)(_,"config"))??""),tracked:D=>(0,$.O)((0,M.join)(h,"index"),D)}}function r(l,i){const[,h]=/^gitdir: (.+)$/.exec(o(l)??"")??[];return h===void 0?null:
s(h,i)}function n(l,i,h){let c=l;for(let _=0;c!==null&&_<=v;_+=1){if(f.test(c))return c;const[,T]=/^ref: (.+)$/.exec(c)??[];if(T===void 0||!y.test(T))return null;
c=e(T,i,h)}return null}function e(l,i,h){for(const _ of i){const T=o((0,M.join)(_,l));if(T!==null)return T}return h().split(`
`).find(_=>_.endsWith(` ${l}`))?.slice(0,40)??null}function u(l,i,h){const c=(_,T)=>_.split(`
`).some(w=>w.startsWith(`${l}${T}`));return c(i,"	")||c(h()," refs/remotes/")}const s=(l,i)=>(0,M.isAbsolute)(l)?l:(0,M.join)(i,l);function m(l){const i=(0,S.yR)(
l);return i.ok?i.text:null}const o=l=>m(l)?.replace(/\r?\n$/,"")??null}),4614:((lt,U,t)=>{t.d(U,{O:()=>r,R:()=>u});var M=t(3024),S=t(5747);const P=128*1024*1024,
O=12,I=62,p=16384,E=12288,$=4,v=61440,f=4096,y=32768,d=Buffer.alloc(0);function r(s,m){const o=(0,S.io)(s,P);return o===null?new Map:n(o,m)}function n(s,m){const o=new Map;
if(s.length<O)return o;const l=s.readUInt32BE(4);if(s.toString("latin1",0,4)!=="DIRC"||l<2||l>4)return o;const i=s.readUInt32BE(8);let h=d,c=O;for(let _=0;_<i;_+=
1){if(c+I>s.length)return o;const T=s.readUInt16BE(c+60),w=c+I+(T&p?2:0),D=l===$,{kept:g,from:a}=D?e(s,w,h):{kept:d,from:w},R=s.indexOf(0,a);if(R<0)return o;const A=s.
subarray(a,R),j=D?Buffer.concat([g,A]):A;if(j.length>f)return o;const B=(s.readUInt32BE(c+24)&v)===y,W=j.toString("utf8");B&&(T&E)===0&&m.has(W)&&o.set(W,{modified:s.
readUInt32BE(c+8),size:s.readUInt32BE(c+36)}),c=D?R+1:c+(R-c+8&-8),h=j}return o}function e(s,m,o){let l=m,i=s[l++]??0,h=i&127;for(;i&128;)i=s[l++]??0,h=(h+1)*128+
(i&127);return{kept:o.subarray(0,Math.max(0,o.length-h)),from:l}}function u(s,{modified:m,size:o}){const l=(0,S.N0)(()=>(0,M.lstatSync)(s),null),i=Math.floor((l?.
mtimeMs??0)/1e3);return l?.isFile()===!0&&l.size%2**32===o&&i%2**32===m}}),7078:((lt,U,t)=>{t.d(U,{N:()=>e});var M=t(317),S=t(8782);const P=s=>({id:y(s,"id"),body:f(
s,"body")??"",isTrusted:$(s)}),O=s=>({number:y(s,"number"),title:v(s,"title"),body:f(s,"body")??"",isOpen:v(s,"state")==="open",reason:f(s,"state_reason"),closedAt:f(
s,"closed_at"),labels:p((0,S.at)(s,"labels")).flatMap(m=>typeof m=="string"?m:f(m,"name")??[]),isTrusted:$(s)}),I=s=>({file:v(s,"filename"),status:v(s,"status"),
changes:y(s,"changes"),patch:f(s,"patch")});function p(s){return Array.isArray(s)?s:d()}const E=["OWNER","MEMBER","COLLABORATOR"],$=s=>(0,S.at)(s,"user","type")===
"Bot"||E.includes((0,S.at)(s,"author_association"));function v(s,m){return f(s,m)??d()}function f(s,m){const o=(0,S.at)(s,m)??null;return o===null||typeof o=="s\
tring"?o:d()}function y(s,m){const o=(0,S.at)(s,m),l=typeof o=="bigint"?Number(o):o;return typeof l=="number"&&Number.isFinite(l)&&l>=0?l:d()}function d(){throw new M.
F9("unexpected response")}const r=100,n=100;async function e(s,m,o,l){const i=AbortSignal.any([AbortSignal.timeout(o),l]),{connect:h}=await Promise.all([t.e(795),
t.e(104)]).then(t.bind(t,5104)),{rest:c,paginate:_}=h(s,m,i),T={owner:s.owner,repo:s.repository};async function w(g,a=Number.POSITIVE_INFINITY){const R=[];let A=0;
for await(const{data:j}of g){for(const B of p(j))R.push(B);if(R.length>=a)return R.slice(0,a);if(A+=1,A===n)throw new M.F9(`the list has more than ${n} pages`)}
return R}const D=async g=>{await u(g)};return{listComments:g=>{const a={...T,issue_number:g,per_page:r},R=_.iterator(c.issues.listComments,a);return u(w(R).then(
A=>A.map(P)))},createComment:(g,a)=>{const R=c.issues.createComment({...T,issue_number:g,body:a});return u(R.then(({data:A})=>P(A)))},updateComment:(g,a)=>D(c.issues.
updateComment({...T,comment_id:g,body:a})),deleteComment:g=>D(c.issues.deleteComment({...T,comment_id:g})),listIssues:(g,a)=>{const R={...T,...g,per_page:r},A=w(
_.iterator(c.issues.listForRepo,R),a),j=B=>(0,S.at)(B,"pull_request")===void 0;return u(A.then(B=>B.filter(j).map(O)))},createIssue:({labels:g,...a})=>{const R=c.
issues.create({...T,...a,labels:[...g]});return u(R.then(({data:A})=>O(A)))},updateIssue:(g,a)=>D(c.issues.update({...T,issue_number:g,...a})),addLabels:(g,a)=>D(
c.issues.addLabels({...T,issue_number:g,labels:[...a]})),createLabel:g=>D(c.issues.createLabel({...T,...g})),listChangedFiles:g=>{const a={...T,pull_number:g,per_page:r},
R=w(_.iterator(c.pulls.listFiles,a));return u(R.then(A=>A.map(I)))}}}async function u(s){try{return await s}catch(m){throw m instanceof M.F9?m:new M.F9("unexpec\
ted response")}}}),5181:((lt,U,t)=>{t.d(U,{S:()=>E});var M=t(7078),S=t(317),P=t(8782);const O=3e3,I=6e4,p=$=>({kind:"all",why:$});async function E($,v,f){if($===
null)return p("not a workflow run");const{pull:y,event:d}=$;if(y===null)return p(`a ${d} event has no pull request`);const r=(0,P.h0)($,v);if(!r.ok)return p(r.why);
try{const e=await(await(0,M.N)($,r.value.token,I,f)).listChangedFiles(y.number);return e.length<O?{kind:"files",files:e}:p(`the pull request changes ${O} files \
or more, and GitHub lists at most ${O}`)}catch(n){return p((0,S.Ic)("the changed files could not be listed",n,{run:$,permission:"pull-requests: read"}))}}}),317:((lt,U,t)=>{
t.d(U,{F9:()=>O,Ic:()=>E,Wo:()=>I});var M=t(6309),S=t(8641);const P={httpStatus:null,accepted:null,isLimit:!1};class O extends Error{name="ApiFailure";answer;constructor(d,r=P){
super(d),this.answer=r}}async function I(y){try{return await y,!0}catch(d){if(d instanceof O&&d.answer.httpStatus===404)return!1;throw d}}const p=300;function E(y,d,{
run:r,permission:n}){if(!(d instanceof O))return`${y}: ${(0,M.A)(d)}`;const{answer:e,message:u}=d,s=e.httpStatus===null?"did not answer":`returned ${e.httpStatus}`,
m=v(e,r,n);return`${y}: ${(0,S.RK)(r.apiUrl)} ${s} (${$(u)})${m}`}const $=y=>(0,S.BP)((0,S.RK)(y.replace(/\s+/gu," "),p));function v({httpStatus:y,accepted:d,isLimit:r},n,e){
if(r)return"; GitHub limits the rate of requests, try again later";switch(y){case 401:return"; github-token is invalid or has expired";case 403:case 404:return n.
pull?.isFork===!0&&e.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${e}\` to \`permissions\` of \
the job${f(d,e)}`;case 410:return e==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}function f(y,d){if(y===
null||y==="")return"";const r=y.replaceAll("_","-").replaceAll("=",": ");return r===d?"":`; GitHub accepts \`${$(r.replaceAll("`",""))}\``}}),40:((lt,U,t)=>{t.d(
U,{w:()=>p});var M=t(6760),S=t(5657),P=t(4614),O=t(4503),I=t(7854);function p(y,d,r){if(!E(r.serverUrl))return[];const n=v(d);return[...Map.groupBy(y,u=>n(f(u)))].
flatMap(([u,s])=>u===null?[]:$(u,s,d,r))}const E=y=>/^https?:\/\/[\w.:/-]+$/.test(y);function $({prefix:y,checkout:d},r,n,e){const{commit:u,isFetched:s,remote:m}=d,
o=URL.parse(e.serverUrl);if(m===null||o===null)return[];if(m.host!==o.host&&m.host!==o.hostname)return[];if(!s&&![e.commit,e.defaultCommit].includes(u))return[];
const l=`${m.owner}/${m.name}`,i=`${e.serverUrl}/${l}/blob/${u}`,h=T=>T?.toLowerCase()===l.toLowerCase(),c=h(`${e.owner}/${e.repository}`)||h(e.pull?.from),_=new Map(
r.map(T=>[T.slice(y.length),T]));return Array.from(d.tracked(new Set(_.keys())),([T,w])=>{const[D,g]=[_.get(T),(0,O.oW)(T)];return D===void 0||g===null||!(0,P.R)(
(0,M.join)(n,D),w)?[]:{file:D,path:T,url:`${i}/${g}`,isOfRun:c}}).flat()}function v(y){const d=(0,I.Oo)(r=>{const n=(0,S.G)((0,M.join)(y,r));return n!==null?{prefix:r===
""?"":`${r}/`,checkout:n}:r===""?null:d(f(r))});return d}const f=y=>y.split("/").slice(0,-1).join("/")}),5017:((lt,U,t)=>{t.d(U,{TN:()=>O,en:()=>p,ol:()=>I,t7:()=>E});
var M=t(8641);const S=function(...$){const{createHash:v}=process.getBuiltinModule("node:crypto");return new.target?new v(...$):v(...$)},P="tf-disco",O=($,...v)=>I(
[$.workflow,$.job,$.step,...v]),I=$=>S("sha256").update(JSON.stringify($)).digest("hex").slice(0,16);function p($,v,f){const y=JSON.stringify(f).replace(/[<>&]/g,
M.z5);return`<!-- ${P} ${$} ${v} ${y} -->`}function E($,v,f){const y=`<!-- ${P} ${v} ${f} `;if(!$.startsWith(y))return;const d=$.indexOf(" -->",y.length);if(!(d<
0))try{return JSON.parse($.slice(y.length,d))}catch{return}}}),2806:((lt,U,t)=>{t.d(U,{m:()=>s});var M=t(4e3),S=t(7078),P=t(317),O=t(8782),I=t(5017),p=t(2389),E=t(
2913),$=t(5102);function v({verdict:w,context:D},{issueCloseAfter:g},a){const R=W=>W.some(({severity:q})=>(0,p.k2)(q,D.failOn)),A=w.hosts.map(W=>{const q=W.visit.
host,G=D.history?.get(q)?.alarm??null,tt=R(W.findings),C=(0,$.sG)(W)==="skipped",K=G===null?tt||(0,$.b)(W):G.isDown&&!C;return{name:q,alarm:C?null:G,failsNow:tt,
isDown:K}}),j=A.filter(({isDown:W})=>W).map(({name:W})=>W),B=R(w.files)?[E.cn]:[];return{hosts:A.map(({name:W})=>W).toSorted(),failing:[...j,...B].toSorted(),since:new Map(
A.flatMap(({name:W,alarm:q})=>q?.since?[[W,q.since]]:[])),unsettled:new Map(A.flatMap(({name:W,alarm:q})=>q!==null&&q.good<g?[[W,q.good]]:[])),goodRuns:g,pending:new Map(
A.flatMap(({name:W,alarm:q,failsNow:G,isDown:tt})=>q!==null&&G&&!tt?[[W,q.failed]]:[])),isWhole:f(w),at:D.startedAt,run:a.id}}const f=({stopped:w})=>w===null||[
"deadline","signal","crash"].includes(w.kind),y=function(...w){const{linksOf:D}=t.late([733],9733);return new.target?new D(...w):D(...w)},d=function(...w){const{
deliverComment:D}=t.late([643],1643);return new.target?new D(...w):D(...w)},r=function(...w){const{deliverIssue:D}=t.late([643],1643);return new.target?new D(...w):
D(...w)},n=6e4,e=1e4,u=10;async function s(w,D,g,a){const{settings:R}=w,A=["comment","issue"].filter(C=>R[C]!=="never"),j=(0,O.h0)(D,R.githubToken);if(!j.ok){const C=K=>`\
the ${K} was not written: ${j.why}`;return{notes:[],warnings:A.map(C)}}const{run:B,token:W}=j.value,q=await(0,S.N)(B,W,n,a),G=async()=>o(await(0,S.N)(B,W,e,a),B,
w,g),tt=[];for(const C of A)tt.push(C==="comment"?await m(q,B,w,G):await l(q,B,w));return{notes:tt.flatMap(({notes:C})=>C),warnings:tt.flatMap(({warnings:C})=>C)}}
async function m(w,D,g,a){const{pull:R}=D;if(R===null)return _(`comment: skipped, a ${D.event} event has no pull request`);const A=g.settings.comment;return await T(
"comment","pull-requests: write",D,()=>d(w,{...g,run:D,pull:R.number,mode:A,findLinks:a}))}async function o(w,D,{changes:g,located:a,context:R},A){if(g?.kind===
"files"||!a.some(({isOfRun:B})=>B)||D.pull===null)return R.links;try{const B=await w.listChangedFiles(D.pull.number);return y(a,B,A,D)}catch(B){if(B instanceof P.
F9)return R.links;throw B}}async function l(w,D,g){const a=h(D);if(a!==null)return _(`issue: skipped, ${a}`);const{settings:R}=g,A=(0,I.TN)(D,i(R)),j=v(g,R,D),{
notes:B,warnings:W}=await T("issue","issues: write",D,()=>r(w,{...g,run:D,key:A,now:j,labels:R.issueLabels}));return{notes:[...B,...c(j,R)],warnings:W}}const i=({
dialect:{name:w,version:D}})=>D===null?w:`${w} ${D}`;function h({event:w,isDefaultBranch:D,pull:g}){return g!==null||w==="merge_group"?`a ${w} event checks a pr\
oposed change`:D===!1?"not on the default branch":null}function c({pending:w},{issueOpenAfter:D}){const g=Map.groupBy(w,([,a])=>a);return Array.from(g,([a,R])=>`\
issue: ${(0,M.K4)(R,u,([j])=>j)} failed in ${a} of ${D} runs needed to open an issue`)}const _=w=>({notes:[w],warnings:[]});async function T(w,D,g,a){try{return _(
`${w}: ${await a()}`)}catch(R){const A=`the ${w} was not written`;return{notes:[],warnings:[(0,P.Ic)(A,R,{run:g,permission:D})]}}}}),3565:((lt,U,t)=>{t.d(U,{fz:()=>Rt,
fJ:()=>sn,QU:()=>mt,N4:()=>en,j_:()=>on,Ko:()=>ut,R8:()=>rn,ur:()=>wt,Kn:()=>Ct,u5:()=>tn,Sy:()=>yt});var M=t(3024),S=t(6760),P=t(857);function O(V){return V==null?
"":typeof V=="string"||V instanceof String?V:JSON.stringify(V)}function I(V){return Object.keys(V).length?{title:V.title,file:V.file,line:V.startLine,endLine:V.
endLine,col:V.startColumn,endColumn:V.endColumn}:{}}function p(V,rt,Mt){const Dt=new v(V,rt,Mt);process.stdout.write(Dt.toString()+P.EOL)}function E(V,rt=""){p(
V,{},rt)}const $="::";class v{constructor(rt,Mt,Dt){rt||(rt="missing.command"),this.command=rt,this.properties=Mt,this.message=Dt}toString(){let rt=$+this.command;
if(this.properties&&Object.keys(this.properties).length>0){rt+=" ";let Mt=!0;for(const Dt in this.properties)if(this.properties.hasOwnProperty(Dt)){const Ut=this.
properties[Dt];Ut&&(Mt?Mt=!1:rt+=",",rt+=`${Dt}=${y(Ut)}`)}}return rt+=`${$}${f(this.message)}`,rt}}function f(V){return O(V).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function y(V){return O(V).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function d(){
throw new Error("this function of @actions/core is not bundled")}function r(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function e(V){
return V.replace(/[\\]/g,"/")}function u(V){return V.replace(/[/]/g,"\\")}function s(V){return V.replace(/[/\\]/g,path.sep)}var m=function(V,rt,Mt,Dt){function Ut(Wt){
return Wt instanceof Mt?Wt:new Mt(function(Z){Z(Wt)})}return new(Mt||(Mt=Promise))(function(Wt,Z){function Q(ft){try{dt(Dt.next(ft))}catch(vt){Z(vt)}}function ht(ft){
try{dt(Dt.throw(ft))}catch(vt){Z(vt)}}function dt(ft){ft.done?Wt(ft.value):Ut(ft.value).then(Q,ht)}dt((Dt=Dt.apply(V,rt||[])).next())})},o;(function(V){V[V.Success=
0]="Success",V[V.Failure=1]="Failure"})(o||(o={}));function l(V,rt){const Mt=toCommandValue(rt);if(process.env[V]=Mt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(V,rt));issueCommand("set-env",{name:V},Mt)}function i(V){p("add-mask",{},V)}function h(V){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",V):issueCommand("add-path",{},V),process.env.PATH=`${V}${path.delimiter}${process.env.PATH}`}function c(V,rt){const Mt=process.env[`INPUT_${V.replace(/ /g,
"_").toUpperCase()}`]||"";if(rt&&rt.required&&!Mt)throw new Error(`Input required and not supplied: ${V}`);return rt&&rt.trimWhitespace===!1?Mt:Mt.trim()}function _(V,rt){
const Mt=c(V,rt).split(`
`).filter(Dt=>Dt!=="");return rt&&rt.trimWhitespace===!1?Mt:Mt.map(Dt=>Dt.trim())}function T(V,rt){const Mt=["true","True","TRUE"],Dt=["false","False","FALSE"],
Ut=c(V,rt);if(Mt.includes(Ut))return!0;if(Dt.includes(Ut))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${V}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function w(V,rt){if(process.env.GITHUB_OUTPUT||"")return d("OUTPUT",r(V,rt));process.
stdout.write(P.EOL),p("set-output",{name:V},O(rt))}function D(V){issue("echo",V?"on":"off")}function g(V){process.exitCode=o.Failure,A(V)}function a(){return process.
env.RUNNER_DEBUG==="1"}function R(V){issueCommand("debug",{},V)}function A(V,rt={}){p("error",I(rt),V instanceof Error?V.toString():V)}function j(V,rt={}){p("wa\
rning",I(rt),V instanceof Error?V.toString():V)}function B(V,rt={}){p("notice",I(rt),V instanceof Error?V.toString():V)}function W(V){process.stdout.write(V+P.EOL)}
function q(V){E("group",V)}function G(){E("endgroup")}function tt(V,rt){return m(this,void 0,void 0,function*(){q(V);let Mt;try{Mt=yield rt()}finally{G()}return Mt})}
function C(V,rt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(V,rt));issueCommand("save-state",{name:V},toCommandValue(
rt))}function K(V){return process.env[`STATE_${V}`]||""}function H(V){return m(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(V)})}var x=t(6309),
X=t(5747),z=t(566),Y=t(4e3),et=t(5955);const ut=V=>Object.fromEntries(V.map(rt=>[rt,c(rt)]));function mt(V){for(const rt of V)i(rt)}function wt(V,rt){W(V);let Mt=!0;
for(const{kind:Dt,text:Ut}of rt){const[Wt="",...Z]=Ut.split(`
`),Q=Dt==="plain"&&Z.length>0;(Mt||Q)&&W(""),Mt=Q,Q||Z.length===0?W(Ut):(q(Wt),W(Z.join(`
`)),G())}}const pt={error:A,warning:j,notice:B};function Rt(V){for(const{level:rt,message:Mt,line:Dt,column:Ut,...Wt}of V)pt[rt](Mt,{...Wt,...Dt===void 0?{}:{startLine:Dt},
...Ut===void 0?{}:{startColumn:Ut}})}const yt=(V,rt)=>zt("GITHUB_STEP_SUMMARY",V,Mt=>(0,M.appendFileSync)(Mt,rt));async function Ct(V,rt){const Mt=new Map;for(const[
Wt,Z]of Object.entries(rt))try{V?await zt("GITHUB_OUTPUT",V,Q=>(0,M.appendFileSync)(Q,Xt(Wt,Z))):w(Wt,Z)}catch(Q){Mt.set(Wt,(0,x.A)(Q))}const[Dt]=Mt.values();return Dt===
void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Mt.keys()].join(", ")}: ${Dt}`]}function Xt(V,rt){const Mt=typeof rt=="string"?rt:JSON.
stringify(rt);if(/[\r\n]/.test(Mt))throw new x.L("the value has a line break");return`${V}=${Mt}
`}async function zt(V,rt,Mt){if(!rt)throw new x.L(`${V} is not set; run this as an action on a runner`);const Dt=(0,M.openSync)(rt,"r+");try{const{size:Ut}=(0,M.
fstatSync)(Dt);try{Mt(rt)}catch(Wt){throw(0,M.fstatSync)(Dt).size>Ut&&(0,M.ftruncateSync)(Dt,Ut),Wt}}finally{(0,M.closeSync)(Dt)}}function tn(V,rt){if(!V)throw new x.
L("RUNNER_TEMP is not set; run this as an action on a runner");const Mt=(0,S.join)("tf-disco","report.json");return(0,z.f)(V,Mt,(0,et.mk)(rt)),(0,S.join)(V,Mt)}
function on(V){if(V===void 0||V==="")return null;const rt=(0,X.yR)(V);try{if(rt.ok)return JSON.parse(rt.text)}catch{}const Mt=rt.ok?"is not JSON":(0,Y.mP)(rt.failure);
return j(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Mt}; check that no earlier step changes it`),null}function en(V){for(const rt of V)W(
rt)}function rn(V){for(const rt of V)j(rt)}const sn=(V,rt)=>A(rt,{title:V})}),8782:((lt,U,t)=>{t.d(U,{$c:()=>$,at:()=>y,h0:()=>p,ng:()=>O});var M=t(3625),S=t(8641);
const P=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function O(r,n){const e=o=>r[o]?.trim()??"",[,u,s]=P.exec(e("GITHUB_REPOSITORY"))??[];if(u===void 0||s===
void 0)return null;const m=I(e("GITHUB_SERVER_URL")||"https://github.com");return{owner:u,repository:s,apiUrl:I(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:m,
event:e("GITHUB_EVENT_NAME"),workflow:E(e("GITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GI\
THUB_RUN_ID"))?.[0]??0),url:`${m}/${u}/${s}/actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:d(n,"pull_request","head","sha")??e("GITHUB\
_SHA"),pull:v(e("GITHUB_EVENT_NAME"),n),isDefaultBranch:f(e("GITHUB_REF"),n)}}const I=r=>r.replace(/(?<!\/)\/+$/,"");function p(r,n){return r===null?(0,M.T)("no\
t a workflow run, GITHUB_REPOSITORY is not set"):n===null?(0,M.T)("github-token is empty"):/^https?:$/.test(URL.parse(r.apiUrl)?.protocol??"")?(0,M.J)({run:r,token:n}):
(0,M.T)(`GITHUB_API_URL is not an https URL: ${(0,S.RK)(r.apiUrl)}`)}const E=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function $(r,n){if(r==="pull_request_target")
return!1;const e=y(n,"pull_request","head"),[u,s]=[y(e,"repo","full_name"),y(n,"pull_request","base","repo","full_name")];return e!==void 0&&u!==s}function v(r,n){
const e=y(n,"pull_request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:$(r,n),from:d(n,"pull_request","head","repo","full\
_name")??null}:null}function f(r,n){const e=d(n,"repository","default_branch");return e===void 0?null:r===`refs/heads/${e}`}function y(r,...n){return n.reduce((e,u)=>typeof e==
"object"&&e!==null?Reflect.get(e,u):void 0,r)}function d(r,...n){const e=y(r,...n);return typeof e=="string"?e:void 0}}),1964:((lt,U,t)=>{t.d(U,{H:()=>B});var M=t(
4e3),S=t(5799),P=t(2796),O=t(5102),I=t(4120),p=t(8884),E=t(8641),$=t(1831),v=t(5955);const f=700,y=8,d=5,r={text:250,places:1},n={text:f,places:y},e=2,u=3600,s=120,
m=4096,o=x=>x!==""&&(0,p.CN)(x)&&(0,E.BP)((0,E.RK)(x,m))===x;function l(x){const X=c(x),z=[...new Set(x.map(({problem:ut})=>ut.title))],Y=X.length>0?(0,M.K4)(X,
e):_(x);if(z.length===1)return h(Y,z[0]??"");const et=`${x.length} problems`;return h(Y===null?et:`${et} with ${Y}`,z.join(", "))}function i({title:x,hosts:X,findings:z}){
if(z.length===1)return l(z);const Y=X.length>0?0:(0,p.Dc)(z),et=Math.max(X.length,Y),ut=et===1?c(z)[0]??(0,p.II)((0,p.tN)(z)?.file??""):(0,I.px)(et,X.length>0?"\
host":"file"),mt=z.length>et?` (${z.length} times)`:"";return h(et===0?null:ut,`${x}${mt}`)}const h=(x,X)=>x===null?X:`${x}: ${X}`,c=x=>[...new Set(x.flatMap(({
host:X})=>X===null?[]:(0,E.RK)((0,$.nx)(X))))];function _(x){const X=(0,p.tN)(x);return X===null||o(X.file)?null:(0,p.II)(X.file)}function T(x,X){const z=new Set(
x.map(({severity:ut})=>ut)).size>1,Y=x.length>2?r:n,et=ut=>D(ut,z,Y,X).join(`
`);return(0,I.Sk)(x,d,et,w).join(`

`).split(`
`)}const w=x=>`and ${x} more, see the job summary`;function D(x,X,z,Y){const{problem:et,severity:ut}=x,mt=(0,p.Xd)(x),wt=(0,p.xi)(x,Y,z.text,z.places);return[`${X?
`${ut}: `:""}${(0,E.RK)(et.message,z.text)} [${et.code}]`,...wt.map(([pt,Rt])=>`${pt}: ${Rt}`),...mt===null||o(mt.file)?[]:[`at: ${(0,p.R3)(mt)}`],...x.isHostNew?
[`the host is ${I.dy}`]:[],`${Y.docsUrl}#${et.code}`]}function g(x,X){const{message:z,help:Y,findings:et,code:ut,title:mt,affects:wt}=x;if(et.length===1)return T(
et,X);const pt=(0,I.od)(wt,X.clients),Rt=(0,p.mj)(et,X.repositories.length),yt=[`${(0,E.RK)(z??mt,f)} [${ut}]`,...Y===null?[]:[`help: ${(0,E.RK)(Y,f)}`],...pt===
""?[]:[`affects: ${pt}`],...Rt===""?[]:[`hits: ${Rt}`]],Ct=`${X.docsUrl}#${ut}`,Xt=u-[...yt,Ct].join(`
`).length;return[...yt,...a(x,Xt),Ct]}function a({findings:x,message:X},z){const Y=(0,v.I0)(x,z,1,ut=>R(ut,X===null)),et=x.length-Y.length;return et>0?[...Y,w(et)]:
Y}function R(x,X){const{host:z,places:Y,problem:et,isHostNew:ut}=x,mt=(0,p.Ky)(Y,1),wt=X?(0,E.RK)(et.message,s):"";if(z===null)return`- ${[mt,wt].filter(Ct=>Ct!==
"").join(": ")}`;const pt=`${(0,E.RK)((0,$.nx)(z))}${ut?` (${I.dy})`:""}`,Rt=X&&mt!==""?`(${mt})`:mt,yt=[wt,Rt].filter(Ct=>Ct!=="").join(" ");return yt===""?`- ${pt}`:
`- ${pt}: ${yt}`}const A=10,j=200;function B(x,X){const z=W(x),Y=(0,O.hm)(x.findings);let et=x.findings;for(const ut of S.oC){const{annotations:mt,used:wt}=q(ut,
et,X,ut===Y);z.push(...mt),et=et.filter(pt=>!wt.has(pt))}return z}function W({passed:x,stopped:X,findings:z}){const Y=z.filter(({severity:ut})=>ut==="warning").
length;if(x||z.some(({severity:ut})=>ut==="error"))return[];if(X!==null)return[H("error","The check is not complete",[(0,M.Cw)(X)])];const et=`${(0,I.px)(Y,"war\
ning")}, and fail-on is warning`;return[H("error","Warnings fail this check",[et])]}function q(x,X,z,Y){const et=X.filter(({severity:wt})=>wt===x),ut=new Set(et.
map(tt));if(ut.size>A){const wt=(0,P.cZ)(et),pt=Y&&x!=="notice"?K(et,wt):[];return{annotations:[...C(x,wt,z),...G(x,pt,z)].slice(0,A),used:new Set(et)}}const mt=X.
filter(wt=>ut.has(tt(wt)));return{annotations:G(x,mt,z),used:new Set(mt)}}const G=(x,X,z)=>[...Map.groupBy(X,tt).values()].map(Y=>H(x,l(Y),T(Y,z),(0,p.tN)(Y)));
function tt(x){const X=(0,p.Xd)(x);return X===null?x:`${X.line}:${X.file}`}function C(x,X,z){const Y=X.length<=A?X:X.slice(0,A-1),et=X.slice(Y.length).flatMap(mt=>mt.
findings),ut=[...new Set(et.map(({problem:mt})=>mt.title)),"see the job summary"];return[...Y.map(mt=>H(x,i(mt),g(mt,z),(0,p.tN)(mt.findings))),...et.length===0?
[]:[H(x,`and ${(0,I.px)(et.length,`more ${x}`)}`,ut)]]}function K(x,X){const z=et=>(0,p.Xd)(et)!==null,Y=new Set(X.flatMap(et=>et.findings.find(z)??[]).map(tt));
return x.filter(et=>o((0,p.Xd)(et)?.file??"")&&!Y.has(tt(et)))}function H(x,X,z,Y=null){const et={title:(0,E.LS)((0,E.RK)(X,j)),message:(0,E.LS)(z.join(`
`))};if(Y===null||!o(Y.file))return{level:x,...et};const{file:ut,line:mt,column:wt,endColumn:pt}=Y;return{level:x,...et,file:ut,line:mt,column:wt,endColumn:pt}}}),
2827:((lt,U,t)=>{t.d(U,{Y:()=>I});var M=t(5955);const S={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the \
port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"N\
umber of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hos\
ts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},P={hosts:12e4,services:36e4},O=1;function I({passed:p,hosts:E,findings:$}){
const v=({services:r})=>r.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),f=(0,M.I0)(E,P.hosts,O,({visit:r})=>JSON.stringify(r.host)),y=(0,M.I0)(E,P.services,O,r=>{
const n=JSON.stringify(Object.fromEntries(v(r)));return`${JSON.stringify(r.visit.host)}:${n}`}),d=r=>$.filter(n=>n.severity===r).length;return{passed:p,hosts:`[${f.
join(",")}]`,services:`{${y.join(",")}}`,errors:d("error"),warnings:d("warning"),"left-out":E.length-Math.min(f.length,y.length)}}}),2913:((lt,U,t)=>{t.d(U,{Fr:()=>s,
GN:()=>u,K$:()=>h,O7:()=>c,cn:()=>$,yi:()=>o});var M=t(4e3),S=t(7574),P=t(4120),O=t(8641),I=t(9574),p=t(5505),E=t(8373);const $="the files",v=200,f="Terraform s\
ervice discovery fails: ",y="Terraform service discovery recovers: ",d=3,r=10,n=6,e=20;function u({failing:D}){const{down:g,better:a}=m(D),[R,{first:A,count:j}]=g.
count>0?[f,g]:[y,a],B=A.slice(0,d).map(({subject:G})=>G===$?T:(0,O.RK)(G,v)),W=j>B.length?[`${j-B.length} more`]:[],q=`${R}${[...B,...W].join(", ")}`;return q.length<=
v?q:`${R}${j} hosts`}const s=D=>D.startsWith(f)||D.startsWith(y);function m({first:D,count:g}){const a=D.filter(({recovering:A})=>A!==void 0);return{down:{first:D.
filter(({recovering:A})=>A===void 0),count:g-a.length},better:{first:a,count:a.length}}}function o(D,g,{outage:a,page:R,maxBytes:A}){const{down:j,better:B}=m(a.
failing),W=a.failing.count>0?" Closes when all hosts recover.":"";return(0,p.XA)(D,{context:g,rest:E.xy,isBrief:!0},{head:[`### ${(0,p.gD)(D,g)}`,...i(j,a.since,
g.startedAt),...l(B.first)].join(`

`),foot:`Last checked ${(0,S.QN)(g.startedAt)}; details in the summary of ${(0,p.Fp)(R)}. Updated automatically.${W}`,maxBytes:A})}function l(D){return D.length===
0?[]:[`<p>${[...Map.groupBy(D,({recovering:R})=>R===void 0?"":`${R.good} of ${(0,P.px)(R.needed,"run")}`)].slice(0,r).map(([R,A])=>`\u2705 Recovering: ${(0,M.K4)(
A,e,({subject:B})=>w(B))} (${R} without a failure)`).join("<br>")}</p>`]}function i({first:D,count:g},a,R){if(g===0)return[];const A=[...Map.groupBy(D,C=>C.since)],
j=D[0]?.since,B=D.length===g||j===a;if(j!==void 0&&A.length===1&&B)return[`<p>Failing since ${(0,S.QN)(j)} (${(0,S.u8)(j,R)}).</p>`];const W=A.slice(0,r),q=W.map(
([C,K])=>[(0,M.K4)(K,n,({subject:x})=>x===$?T:(0,I.rm)(x)),(0,S.QN)(C),(0,S.u8)(C,R)]),G=g-W.flatMap(([,C])=>C).length,tt=G>0?[[`and ${G} more`,"",""]]:[];return[
(0,I.I$)(["Failing","Since","Duration"],[...q,...tt])]}function h(D,g){const{at:a,down:R,up:A,gone:j,still:B,endedSince:W,isReopened:q}=D,G=({subject:C,since:K})=>`${w(
C)} (after ${(0,S.u8)(K,a)})`;return`${[...q?["Reopened: the failure continues or has returned."]:[],..._(R,w,(C,K)=>`\u274C ${C} ${K} failing.`),..._(A,G,C=>`\u2705\
 Recovered: ${C}.`),..._(j,w,(C,K)=>`\u26AA ${C} ${K} no longer checked.`),..._(B,w,(C,K)=>`\u274C ${C} ${K} still failing.`),...W===null?[]:[`**Nothing fails a\
ny more.** The outage lasted ${(0,S.u8)(W,a)}, from ${(0,S.QN)(W)} to ${(0,S.QN)(a)}, as observed by this check.`],`<sub>${(0,S.QN)(a)}, ${(0,p.Fp)(g)}</sub>`].
join(`

`)}
`}const c=D=>`Duplicate of #${D}, which another run opened at the same time.
`;function _(D,g,a){return D.length===0?[]:[a((0,M.K4)(D,e,g),D.length===1?"is":"are")]}const T="the file check",w=D=>D===$?T:(0,O.D9)(D)})};export{On as ids,yn as modules};
