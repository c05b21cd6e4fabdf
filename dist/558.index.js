const On=[558,751,929,528,909],yn={3534:((lt,W,t)=>{t.d(W,{$U:()=>e,Eu:()=>i,JD:()=>n,QU:()=>$,To:()=>m,bI:()=>o,fj:()=>y,iX:()=>l,tK:()=>d,z2:()=>s});var _=t(4283),
S=t(1064),P=t(1831),M=t(2713),I=t(4e3),g=t(5799),O=t(8937);const $=(0,g.lS)((0,g.$e)("credentials-empty","Token is empty",S.Du),({source:c})=>({message:`the tok\
en from ${c} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),v={"cont\
rol character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},
bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks\
, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",
help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},
"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},
i=(0,g.lS)((0,g.z3)("credentials-malformed","Malformed token",S.Du),({source:c,slip:E})=>({message:`the token from ${c} ${v[E].has}`,help:v[E].help,...E==="cont\
rol character"?{}:{severity:"warning"}})),y=(0,g.lS)((0,g.$e)("credentials-short","Token is too short to be redacted"),({source:c})=>({message:`the token from ${c}\
 has fewer than ${M.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or crea\
te a longer one"})),d=(0,g.lS)((0,g.lm)("credentials-differ","Clients use different tokens"),({host:c,first:E,other:T})=>({message:`for host ${(0,P.nx)(c)}, ${r(
E)} and ${r(T)}`,help:`set the token for both clients in ${(0,P.fK)(c)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),
r=({client:c,source:E})=>E===null?`${S.bB[c]} finds no token`:`${S.bB[c]} uses the token from ${E}`,n=(0,g.lS)((0,g.$e)("credentials-rejected","Token was reject\
ed"),({host:c,status:E,source:T})=>({message:`host ${(0,P.nx)(c)} returned ${E} for the token from ${T}`,help:`check that the token is complete, has not expired\
 and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,_.jr)((0,P.cu)(c))}; then store a new one in the same place`})),e=(0,g.lS)((0,g.$e)("cre\
dentials-missing","Token is missing"),({host:c,service:E,...T})=>{const w=(0,P.nx)(c),[R=""]=(0,P.fK)(c);return(0,O.em)(`host ${w} requires a token${E===null?"":
` for ${E}`}`,`add the line "${w}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${R}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${u(R)}`,
T)}),u=c=>/^\w+$/.test(c)?`export ${c}=\u2026`:`env '${c}=\u2026' terraform init`,s=(0,g.lS)((0,g.$e)("credentials-near-miss","Token variable has a similar name"),
({host:c,variable:E,why:T,write:w})=>({message:`${E} seems to be meant for host ${(0,P.nx)(c)}, but ${T}`,help:`rename it to ${w}: ${u(w)}`})),m=(0,g.lS)((0,g.$e)(
"credentials-other-host","Token is for another host",S.Du),({host:c,other:E,source:T,service:w,isSent:R,isNotice:p})=>({message:`the clients do not send the tok\
en for ${E} from ${T} ${w===null?`after the redirect of ${c}`:`to ${w} of host ${c}`}: they send ${R?`the token of ${c}`:"none"}`,help:w===null?`make the discov\
ery document of ${c} public, or serve it at ${c} itself`:`set the token for ${c}, and the clients send it to ${E}`,...p?{severity:"notice",affects:[]}:{}})),o=(0,g.
lS)((0,g.lm)("credentials-unused","Token for a host that is not checked"),({host:c})=>({message:`the tokens input has a token for host ${(0,P.nx)(c)}, which is \
not checked`,help:"write the host as in the files, including its port, or remove the line"})),l=(0,g.lS)((0,g.z3)("document-unauthorized","Discovery requires va\
lid credentials",S.zK),({host:c,token:E,challenge:T,...w})=>{const R=E==="sent"?"rejected the given authentication credentials":"requires authentication credent\
ials",p=T===null?"":`, and asks for ${T} authentication`;return{message:`host ${c} ${R}: ${(0,I._r)(w)}${p}`,help:(0,I.NM)(w.page,c,h(c,E,w.status,T))}}),a="mak\
e the discovery document public";function h(c,E,T,w){const R=(0,I.qZ)(c);if(w!==null)return{operator:`exempt /.well-known/terraform.json from ${w} authenticatio\
n`,guest:R,note:"the clients send Bearer tokens only, so no token helps"};switch(E){case"sent":{const p="check that the token is for this host, complete and not\
 expired";return T===403?{operator:p,user:p,guest:R}:{operator:p,user:p}}case"none":{const p=(0,O.nP)(c);return{operator:`${p}, or ${a}`,user:p,guest:R}}case"dr\
opped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${c} to respond itself, or ${a}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,W,t)=>{
t.d(W,{JW:()=>d,U$:()=>I,WO:()=>v,a3:()=>i,ub:()=>r});var _=t(1064),S=t(4e3),P=t(5143),M=t(5799);const I=(0,M.lS)((0,M.$e)("file-syntax","File has a syntax erro\
r",_.Du),({error:n,file:e})=>({message:n??"the file is not valid UTF-8",help:(0,P.Zl)(e)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpo\
se"})),g={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot b\
e read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},O={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},$={file:"correct the permissions, or list\
 the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"\
correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or li\
st it in `exclude`"},v=(0,M.lS)((0,M.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in n?`${g[n.what]}: ${n.code}`:g[n.what],help:(n.what==="fi\
le"||n.what==="directory"?O[n.code]:void 0)??$[n.what]})),i=(0,M.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},
()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),y=3,d=(0,M.
lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:e,isFleet:u})=>{const s=n.every(a=>a==="."),o=`found no\
 Terraform or OpenTofu files in ${u?"the repositories of `usages`":s?"this directory":`\`scan\` (${(0,S.K4)(n,y,S.dh)})`}`,l=u?"check out the repositories befor\
e `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return e?{message:`${o}; only \`hostnames\` was checked`,help:`${l}, or \
correct \`scan\``,severity:"warning"}:{message:`${o}, and \`hostnames\` is not set`,help:`${l}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),r=(0,M.
lS)((0,M.$e)("file-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,S.mP)(n)}`,help:"split the file,\
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
e following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((lt,W,t)=>{
t.d(W,{Dr:()=>y,EK:()=>$,Fu:()=>r,dF:()=>d,vs:()=>O});var _=t(1064),S=t(1831),P=t(9562),M=t(4e3),I=t(5799),g=t(8937);const O=(0,I.lS)((0,I.z3)("cloud-token","To\
ken for the cloud block or remote backend is missing",_.Du),({host:n,service:e,...u})=>{const s=(0,S.nx)(n),m=e===P.OZ?"the cloud block":"the remote backend",[o=""]=(0,S.
fK)(n);return(0,g.em)(`${m} requires a token for ${s}`,`add the line "${s}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${o}; outside GitHub, run\
 \`terraform login ${s}\` or \`tofu login ${s}\``,u)}),$=(0,I.lS)((0,I.z3)("cloud-version","API is too old for the cloud block",_.Du),({url:n,version:e})=>({message:`${n}\
 returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,M.dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise,\
 or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),v=n=>"why"in n?`the respons\
e of ${n.url} ${(0,M.dh)(n.why)}`:(0,M._r)({...n,page:null}),i=(n,e,u)=>"status"in n&&[401,403,404].includes(n.status)?u:(0,I.C)(`check the logs of ${e}, and th\
at the URL of the service is that of its API`),y=(0,I.lS)((0,I.z3)("cloud-organization","Organization cannot be read",_.Du),n=>{const{host:e,organization:u,source:s}=n;
return{message:`the organization ${u} at ${e} cannot be read: ${v(n)}`,help:i(n,e,`check the name of the organization, and that the token from ${s} is valid and\
 belongs to a member`)}}),d=(0,I.lS)((0,I.z3)("cloud-workspace","Workspace cannot be read",_.Du),n=>{const{host:e,organization:u,workspace:s}=n;return{message:`\
the workspace ${s} of ${u} at ${e} cannot be read: ${v(n)}`,help:i(n,e,"check that the token may read the workspace")}}),r=(0,I.lS)((0,I.lm)("cloud-workspace-mi\
ssing","Workspace does not exist"),({host:n,organization:e,workspace:u})=>({message:`${e} at ${n} has no workspace ${u} that the token may read; init would crea\
te it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((lt,W,t)=>{t.d(W,{AO:()=>y,U7:()=>i,n3:()=>d,nD:()=>e,ro:()=>n,
wp:()=>O,zo:()=>v});var _=t(1064),S=t(3592),P=t(4e3),M=t(5799);const I=({file:m,line:o})=>`${(0,P.dh)(m)}:${o}`,g=m=>m.map(o=>_.bB[o]).join(" and "),O=(0,M.lS)(
(0,M.z3)("host-not-allowed","Host is not allowed",_.zK),m=>{const{host:o}=m,l=`add ${o} to \`allowed-hosts\``;if("service"in m){const{service:a,registry:h}=m;return{
message:`${a} of ${h} is on ${o}, which is not in \`allowed-hosts\``,help:`use another registry, or ${l}`}}if("package"in m)return{message:`the package of ${m.package}\
 is downloaded from ${o}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${l}`};if("use"in m){const[a,h]=$[m.
use];return{message:`${a} ${o}, which is not in \`allowed-hosts\``,help:`use ${h}, or ${l}`}}if("implied"in m){const{place:a,clients:h}=m.implied;return{message:`\
host ${o} is not in \`allowed-hosts\` and was not contacted; ${I(a)} names no host, and this is the default of ${g(h)}`,help:`name an allowed registry there, ${l}\
, or set \`dialect\` if you use another CLI`}}return{message:`host ${o} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${l}`}}),
$={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},v=(0,M.lS)((0,M.lm)("host-as\
sumed","Default host of an assumed CLI was not contacted"),({host:m,place:o,clients:l,isListed:a})=>({message:`${m} was not contacted: ${I(o)} implies it as the\
 default host of ${g(l)}, but the CLI could not be detected`,help:a?"list the usages of the repository with `--dialect terraform` or `--dialect opentofu` to che\
ck the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),i=(0,M.lS)((0,M.lm)("host-generic","Gen\
eric hostname was not contacted"),({host:m})=>({message:`${m} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),y=(0,M.lS)((0,M.z3)("host-private-redirect","Redirect to a non-public address",_.zK),({host:m,address:o,asks:l})=>o===
"metadata"?{message:`${m} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${l==="document"?"redirects":"leads"} to ${m}, which has a ${o} address and was not contacted`,help:`if ${l==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),d=(0,M.lS)((0,M.z3)("host-check-crashed","tf-disco crashed while it checked \
the host",_.zK),({host:m,thrown:o})=>({message:`${m} was not checked completely, because of a bug in tf-disco ${S.xv}: ${r(o)}`,help:`please report this text at\
 ${S.xV}; to pass until it is fixed, add \`host-check-crashed ${m}\` to \`ignore\``}));function r(m){if(!(m instanceof Error))return(0,P.dh)(String(m));const o=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(m.stack??"")?.[1];return(0,P.dh)(String(m))+(o===void 0?"":` (${o})`)}const n=(0,M.lS)((0,M.z3)("host-http2","Host speaks only HTTP/2",_.zK),({host:m})=>({
message:`${m} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,help:(0,M.C)(`enable HTTP/1.1 on ${m} as well \
(ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),e=(0,M.lS)((0,M.z3)("host-not-checked","Host was not checked before the che\
ck ended",_.zK),({host:m,stopped:o,isBegun:l,unchecked:a,total:h,slowest:c})=>({message:`${m} was not checked${l?" completely: its visit was under way when":":"}\
 ${(0,P.Cw)(o)}, with ${a} of ${h} hosts not checked`,help:u[o.kind]+s(c)})),u={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function s(m){return m.length===0?"":`; most of the time went to hosts without a response: ${m.map(({host:l,tookMs:a})=>`${l}\
 (${(0,P.YA)(a)})`).join(", ")}`}}),5799:((lt,W,t)=>{t.d(W,{$e:()=>i,C:()=>P,lS:()=>d,lm:()=>y,oC:()=>S,pj:()=>g,z3:()=>v});var _=t(6174);const S=["error","warn\
ing","notice"],P=(r,n)=>n===void 0?{operator:r}:{operator:r,note:n};function M({operator:r,user:n,guest:e},{role:u,host:s}){const m=`ask the operator of ${s} to\
 ${r}`;switch(u){case"operator":return r;case"user":return n===r?n:n===void 0?m:`${n}; if you run ${s}, ${I(r,n)}`;case"guest":return e??n??m}}const I=(r,n)=>r.
startsWith(`${n}, or `)?r.slice(n.length+5):r;function g(r,n){const{cures:e,...u}=r;return e===void 0?r:{...u,help:O(e,n)}}function O(r,n){const{because:e,note:u}=r,
s=e===void 0?"":`${e}: `,m=u===void 0?"":`; ${u}`;return s+M(r,n)+m}const $=r=>(n,e,u=[])=>({code:n,title:e,severity:r,affects:u}),v=$("error"),i=$("warning"),y=$(
"notice");function d(r,n){return Object.assign(u=>{const{help:s,...m}=n(u),o=r.code,l=(0,_._)(m.message),a={...r,code:o,usualSeverity:r.severity,...m,message:l};
return s===void 0?a:typeof s=="string"?{...a,help:(0,_._)(s)}:{...a,help:O(s,{role:"operator",host:""}),cures:s}},r)}}),8937:((lt,W,t)=>{t.d(W,{$w:()=>I,em:()=>O,
nP:()=>g,pt:()=>M,ro:()=>P});var _=t(4e3),S=t(5799);const P="this pull request needs no change; run the check where the secret is available, for example on the \
main branch";function M({host:$,token:v,source:i},y){const d=`sent${y===null?"":` to ${y}`}`;switch(v){case"none":return`no token was found for ${$}`;case"sent":
return`the token for ${$} from ${i} was ${d}`;case"dropped":return`the token for ${$} from ${i} was not ${d}, because the CLIs drop it at a redirect to another \
host`;case"withheld":return`the token for ${$} from ${i} was not ${d}, because the URL is not https; the CLIs do send it`}}function I({host:$,token:v},i,y,d){switch(v){case"\
none":return{operator:g($),user:g($),guest:(0,_.qZ)($)};case"sent":return{operator:d,user:d};case"dropped":return(0,S.C)(`serve ${i} without the redirect to ${y??
"another host"}`);case"withheld":return(0,S.C)(`serve ${i} at an https URL`)}}const g=$=>`add a token to \`tokens\` (${$}=\u2026) or set a TF_TOKEN_ variable`;function O($,v,{
isFork:i,searched:y,notRead:d}){if(i)return{message:`${$}, and secrets are withheld from pull requests of forks`,help:P,severity:"notice"};const r=d.length===0?
"":`; not read: ${d.join(", ")}`;return{message:`${$}, and none was found (searched: ${y.join(", ")}${r})`,help:v}}}),5747:((lt,W,t)=>{t.d(W,{N0:()=>r,Oj:()=>d,
io:()=>$,yR:()=>O});var _=t(4573),S=t(3024);const P=16*1024*1024,M=S.constants.O_RDONLY|(S.constants.O_NONBLOCK??0)|(S.constants.O_NOCTTY??0),I=Buffer.allocUnsafeSlow(
256*1024);let g=I;const O=(e,u=P)=>v(e,u,y);function $(e,u){const s=v(e,u,(m,o)=>Buffer.from(m.subarray(0,o)));return Buffer.isBuffer(s)?s:null}function v(e,u,s){
let m;try{m=(0,S.openSync)(e,M)}catch(o){return n(o)}try{const o=(0,S.readSync)(m,I,0,I.length,null);return o<I.length?s(I,o):i(m,u,s)}catch(o){return n(o)}finally{
(0,S.closeSync)(m)}}function i(e,u,s){const{size:m}=(0,S.fstatSync)(e);if(m>u||m<I.length)return{ok:!1,failure:{kind:"size",bytes:m,maxBytes:u}};g.length<m&&(g=
Buffer.allocUnsafeSlow(Math.min(2*m,u)));const o=g;let l=0;for(;l<m;){const a=(0,S.readSync)(e,o,l,m-l,l);if(a===0)break;l+=a}return s(o,l)}function y(e,u){const s=e.
toString("utf8",0,u),m=!s.includes("\uFFFD")||(0,_.isUtf8)(e.subarray(0,u));return{ok:!0,text:s,isUtf8:m,bytes:u}}function d(e){if(!(typeof e=="object"&&e!==null&&
"code"in e)||typeof e.code!="string")throw e;return e.code}function r(e,u){try{return e()}catch(s){return d(s),u}}const n=e=>({ok:!1,failure:{kind:"error",code:d(
e)}})}),4e3:((lt,W,t)=>{t.d(W,{Af:()=>a,B9:()=>u,Cw:()=>E,Fn:()=>R,K4:()=>v,NM:()=>m,Vb:()=>p,Wt:()=>e,YA:()=>l,_r:()=>o,dh:()=>g,eZ:()=>h,go:()=>d,hS:()=>O,mP:()=>r,
qZ:()=>s,v:()=>i,zM:()=>c,zN:()=>$,zd:()=>y});var _=t(6174),S=t(4714),P=t(7715),M=t(9562);const I=300;function g(f,D=I){if(f.length<=D)return f;const A=(0,_._)(
f);return A.length<=D?A:`${(0,S.o)(A,D)}\u2026`}const O=(f,D)=>`${f} ${D}${f===1?"":"s"}`,$=(f,D)=>({shown:f.slice(0,D),more:Math.max(0,f.length-D)});function v(f,D,A=String){
const{shown:j,more:B}=$(f,D);return i(j.map(U=>A(U)),B)}const i=(f,D)=>`${f.join(", ")}${D>0?` and ${D} more`:""}`,y=f=>`the clients print "${f}"`;function d(f){
return f===null?"null":Array.isArray(f)?"an array":typeof f=="object"?"an object":`a ${typeof f}`}function r(f){if(f.kind==="error")return`cannot be read: ${f.code}`;
const{bytes:D,maxBytes:A}=f;return`has ${D} bytes and is not read; the limit is ${A/1024/1024} MiB`}const n={[M.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[M.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a pr\
ovider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function e(f){return f.flatMap(A=>n[A]??
[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const u=f=>`wait and run the check again; see ${(0,P.V)(f)??
"its status page"}, and consider a network mirror for providers`,s=f=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${f} serves its discovery\
 document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function m(f,D,A){if(f===null)return A;const j=f.title===
""?"":` ("${f.title}")`,B=A.guest??s(D);switch(f.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:B,because:`\
the host returned a sign-in page${j}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${j}: allow this machine to reach the host`;case"\
other":{const U=A.user??`check that ${D} is a registry, and ${e([])}`;return{...A,user:U,guest:B,because:`the host returned an HTML page${j}`}}}}const o=({url:f,
status:D,reason:A})=>`${f} returned ${`${D} ${g(A)}`.trim()}`,l=f=>`${Math.round(f/100)/10} s`,a=f=>f.map(({name:D,attemptMs:A,retries:j})=>{const B=Number.isFinite(
A)?l(A):"without a limit",U=j===0?"":` in each of ${j+1} attempts`,q=D.includes(" and ")?"wait":"waits";return`${D} ${q} ${B}${U}`}).join(", "),h=f=>f.map(({name:D})=>D).
join(" and "),c=f=>f.kind==="several"?f.reasons:[f];function E(f){switch(f.kind){case"deadline":return`the check reached its deadline of ${l(f.ms)}`;case"signal":
return`the check was interrupted by ${f.signal}`;case"crash":return"tf-disco crashed";case"missing":return w(f);case"several":return f.reasons.map(E).join("; ")}}
const T=10;function w({repositories:f,total:D}){const A=D===1?"repository":"repositories",j=f.length===1?"is":"are",B=v(f,T,g);return`${f.length} of ${D} ${A} ${j}\
 missing: ${B}`}const R=f=>`${f}; it may use hosts that are not in \`allowed-hosts\``,p=({kind:f,address:D,version:A})=>`${f} ${D} ${g(A,40)}`}),4714:((lt,W,t)=>{
t.d(W,{o:()=>P,w:()=>M});var _=t(3307);const S=2048,P=(I,g=S)=>I.length<=g?I:structuredClone(I.slice(0,g).toWellFormed());function M(I){if(I.length<=S)return(0,_.
IL)(I);switch(I[0]){case'"':return P((0,_.I)(I));case"[":return[];case"{":return{};default:return(0,_.IL)(I)}}}),7715:((lt,W,t)=>{t.d(W,{V:()=>S});const _=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),S=P=>_.get(P)??null}),5751:((lt,W,t)=>{t.d(W,{s:()=>j});
var _=t(3024),S=t(6760),P=t(5747),M=t(3625),I=t(4e3),g=t(3592),O=t(3474),$=t(8535),v=t(7030),i=t(6181),y=t(1831);function d(C){const K=X=>C[X]||C[X.toLowerCase()]||
"",G={http:n("HTTP_PROXY",K("HTTP_PROXY")),https:n("HTTPS_PROXY",K("HTTPS_PROXY"))},x=o(K("NO_PROXY"));return X=>{const Y=G[X.scheme];return Y===null||s(X.name)||
x(X)?null:Y}}const r=["http:","https:"];function n(C,K){if(K==="")return null;const G=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(K)?K:`http://${K}`);if(G===null)
throw new TypeError(`${C} is not a URL; expected http://HOST:PORT`);if(!r.includes(G.protocol))throw new TypeError(`${C} is a ${G.protocol}// proxy; expected ht\
tp:// or https://`);if(!e(G.username)||!e(G.password))throw new TypeError(`${C} has a user name or password with a bare "%"; write "%25" for it`);return G}function e(C){
try{return decodeURIComponent(C),!0}catch(K){if(K instanceof URIError)return!1;throw K}}const u=new v.BlockList;u.addSubnet("127.0.0.0",8,"ipv4"),u.addAddress("\
::1","ipv6");const s=C=>C==="localhost"||m(u,C);function m(C,K){const G=(0,i.n7)(K.replace(/%.*$/s,"")),x=(0,v.isIP)(G);return x!==0&&C.check(G,x===4?"ipv4":"ip\
v6")}function o(C){const K=C.split(",").map(G=>G.trim().toLowerCase()).filter(G=>G!=="").map(l);return G=>K.some(x=>x(G))}function l(C){if(C==="*")return()=>!0;
const K=a(C);if(K!==null)return({name:z})=>K(z);const{name:G,port:x}=E(C),X=z=>x===""||String(z.port)===x;if(h(G)){const z=(0,i.n7)(G),et=new v.BlockList;return et.
addAddress(z,(0,v.isIP)(z)===4?"ipv4":"ipv6"),ut=>m(et,ut.name)&&X(ut)}const Y=c(G);return z=>(0,v.isIP)(z.name)===0&&X(z)&&Y(z.name)}function a(C){const[,K="",
G=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(C)??[];if(!h(K))return null;const x=Number(G);if(x>((0,v.isIP)(K)===4?32:128))return null;const X=x-((0,v.isIP)(K)===6?96:
0),Y=new v.BlockList,z=(0,v.isIP)((0,i.n7)(K))===4&&X>=0;return z?Y.addSubnet((0,i.n7)(K),X,"ipv4"):Y.addSubnet(K,x,"ipv6"),et=>m(Y,et)&&(0,v.isIP)((0,i.n7)(et))===
4===z}const h=C=>(0,v.isIP)(C)!==0&&!C.includes("%");function c(C){if(C==="")return()=>!1;const K=C.replace(/^\*\./,"."),G=K.replace(/^\./,""),x=(0,y.Pv)(G),X=x.
ok?x.value:G;return Y=>Y.endsWith(`.${X}`)||!K.startsWith(".")&&Y===X}function E(C){const K=/^\[([^\]]*)\]:([^:]*)$/.exec(C)??/^([^:[\]]*):([^:[\]]*)$/.exec(C);
return K===null?{name:C,port:""}:{name:K[1]??"",port:K[2]??""}}var T=t(3152),w=t(6339);const R=function(...C){const{problemFacts:K}=t.late([558,914,341,507],4507);
return new.target?new K(...C):K(...C)},p=function(...C){const{parseNamedAddress:K}=t.late([22],6022);return new.target?new K(...C):K(...C)},f=function(...C){const{
parseAuthorities:K}=t.late([160],1160);return new.target?new K(...C):K(...C)},D=4*1024*1024,A=20;function j(C,{environment:K,directory:G,wording:x=T.w7}){const{
settings:X,mistakes:Y}=(0,T.P$)(C,x),z=Q(X.caFile,x),et=H(K),ut=[z,et].flatMap(gt=>gt.ok?[]:[gt.why]),mt=B(X.scan,G).slice(0,A).map(gt=>x.missingPath(gt,G)),wt=[
...Y,...(0,w.S)(X,x),...U(X,x),...q(X,x),...ut,...mt];if(wt.length>0||!z.ok||!et.ok)throw new T.GN(wt);return{...X,authorities:z.value,chooseProxy:et.value}}const B=(C,K)=>C.
filter(G=>!/[*?[\]{}]/.test(G)&&!(0,_.existsSync)((0,S.resolve)(K,G)));function U({hostnames:C},{setting:K}){const G=K("hostnames"),X=C.flatMap(({addresses:Y})=>Y).
flatMap(Y=>{const z=p(Y,"terraform");return z.ok?[]:[`${G}: "${Y.service}=${Y.text}" is wrong: ${z.why}`]});return(0,O.Ku)(X,G)}function q({ignore:C},{setting:K}){
const G=K("ignore");if(C.length===0)return[];const x=R(),X=C.flatMap(({code:Y})=>{if(Object.hasOwn(x,Y))return[];const z=(0,$.q)(Y,Object.keys(x)),et=z===null?`${g.
aq} lists the codes`:`did you mean "${z}"?`;return[`${G}: "${Y}" is not a problem code; ${et}`]});return(0,O.Ku)(X,G)}function H(C){try{return(0,M.J)(d(C))}catch(K){
if(K instanceof TypeError)return(0,M.T)(K.message);throw K}}function Q(C,{setting:K}){if(C===null)return(0,M.J)(null);const G=(0,P.yR)(C,D),x=K("ca-file");if(!G.
ok)return(0,M.T)(`${x} "${C}" ${(0,I.mP)(G.failure)}`);const X=f(G.text);return X.ok?X:(0,M.T)(`${x} "${C}" ${X.why}`)}}),2929:((lt,W,t)=>{t.d(W,{z6:()=>cn,wX:()=>Gt,
w5:()=>Ut});var _=t(6760),S=t(9461),P=t(3024),M=t(5747);const I=200,g=1024*1024,O=4e3;function $(Z,tt,ft){const dt=Map.groupBy(Z.filter(v).slice(0,I),({file:ht})=>ht);
return Array.from(dt).flatMap(([ht,Tt])=>{const St=(0,_.join)(tt,ht),Pt=i(St,ft)?(0,M.yR)(St,g):null;return Pt?.ok?y(Pt.text,Tt):[]})}const v=({column:Z,endColumn:tt})=>tt>
Z,i=(Z,tt)=>(0,M.N0)(()=>(0,P.statSync)(Z).mtimeMs<=tt+1,!1);function y(Z,tt){const ft=[];let[dt,ht]=[1,Z.startsWith("\uFEFF")?1:0];for(const Tt of tt.toSorted(
(St,Pt)=>St.line-Pt.line)){for(;dt<Tt.line&&ht>=0;dt+=1)ht=Z.indexOf(`
`,ht)+1||-1;if(ht<0)break;const St=Z.indexOf(`
`,ht),Pt=St<0?Z.length:St,Nt=Pt>ht&&Z[Pt-1]==="\r";ft.push(...d(Z.slice(ht,Nt?Pt-1:Pt),Tt))}return ft}function d(Z,tt){const{column:ft,endColumn:dt}=tt,ht=Z.length>
O?[]:Array.from(Z);if(ft>ht.length)return[];const[Tt,St]=[ft-1,dt-1],Pt=(Nt,Ct)=>ht.slice(Nt,Ct).join("");return[{place:tt,before:Pt(0,Tt),literal:Pt(Tt,St),after:Pt(
St)}]}var r=t(6174),n=t(2161);function e(Z,tt){const{directory:ft,checkedAt:dt,configs:ht}=tt,Tt=ht.flatMap(kt=>kt.files),St=new Set(Tt.flatMap(({path:kt,shown:jt})=>[
u(kt),jt])),Pt=kt=>{const jt=u((0,_.resolve)(ft,kt));return!St.has(kt)&&!St.has(jt)&&s(kt)&&s(jt)},Nt=Z.filter(({file:kt})=>Pt(kt)),Ct=$(Nt,ft,dt),At=c(Ct,tt.usages);
return Ct.flatMap(kt=>m(kt,At.get(E(kt.place))??null,tt))}function u(Z){const tt=(0,S.$)(Z);return tt.kind==="file"?tt.path:(0,_.resolve)(Z)}const s=Z=>(0,n.L8)(
(0,_.basename)(Z),new Set,(0,_.basename)((0,_.dirname)(Z)))!==void 0;function m({place:Z,before:tt,literal:ft,after:dt},ht,{redact:Tt,kept:St}){const Pt=tt+ft+dt;
return Tt(Pt,St)!==Pt?[]:h(Pt)?ht===null||l.test(ht)||!ft.includes(ht)?[]:[{place:Z,before:"\u2026 ",literal:(0,r._)(ht),after:" \u2026"}]:[{place:Z,before:tt,literal:ft,
after:dt}]}const o=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
l=/[\s"]/,a=/[\w+-]{20,}/g,h=Z=>o.test(Z)||(Z.match(a)??[]).some(tt=>/\d/.test(tt)&&/[a-z]/.test(tt)&&/[A-Z]/.test(tt));function c(Z,tt){const ft=new Map(Z.map(
({place:ht})=>[E(ht),ht.file])),dt=new Set(ft.values());return new Map(tt.filter(({place:ht})=>dt.has(ht.file)&&ft.has(E(ht))).flatMap(({place:ht,text:Tt})=>Tt===
null?[]:[[E(ht),Tt]]))}const E=({file:Z,line:tt,column:ft})=>`${tt}:${ft} ${Z}`;var T=t(2389),w=t(6897),R=t(3386),p=t(1831),f=t(3592),D=t(2796),A=t(4503),j=t(6763),
B=t(5751),U=t(7052),q=t(3862),H=t(7854),Q=t(3474),C=t(3152);function K(Z,tt,ft){const dt={...Z,newHosts:new Set,files:null,remarks:[]};if(tt===null)return dt;const ht=At=>({
...dt,remarks:[`changed-only has no effect: ${At}`]});if(tt.kind==="all")return ht(tt.why);const{files:Tt}=tt,St=new Set(Tt.filter(({status:At})=>At!=="removed").
map(({file:At})=>At));if(St.size>0&&![...St].some(At=>ft(At)!==null))return ht("the checkout contains none of the files that the pull request changes");const Pt=Z.
usages.filter(({place:At})=>St.has(At.file)),Ct=`changed-only: the pull request changes ${Tt.length===1?"1 file":`${Tt.length} files`} with ${Pt.length} of ${Z.
usages.length} usages`;return{usages:Pt,notes:Z.notes.filter(({place:At})=>G(At.file,St)),newHosts:X(Z.usages,Tt,ft),files:new Set(Tt.map(({file:At})=>At)),remarks:[
Ct]}}const G=(Z,tt)=>tt.has(Z)||Z==="."||[...tt].some(ft=>ft.startsWith(`${Z}/`)),x=2e8;function X(Z,tt,ft){const dt=new Set;if(tt.some(ut))return dt;const ht=new Map(
tt.map(At=>[At.file,At])),Tt=(0,H.Oo)(At=>Y(ht.get(At),ft)),St=tt.flatMap(({patch:At})=>z(At,/^[ -]/));let Pt=0;const Nt=(At,kt)=>{const jt=[kt,(0,p.nx)(kt).toLowerCase()];
return At.filter(Bt=>(Pt+=Bt.length,Pt<=x&&jt.some(Zt=>Bt.includes(Zt)))).length},Ct=(At,kt)=>{const{isNew:jt,now:Bt,added:Zt}=Tt(At),nn=jt?0:Nt(Bt,kt);return jt||
nn>0&&nn===Nt(Zt,kt)};for(const[At,kt]of Map.groupBy(Z,jt=>jt.host)){if(At===null||kt.some(({isHostImplied:Bt})=>Bt))continue;const jt=[...new Set(kt.map(({place:Bt})=>Bt.
file))];!jt.every(Bt=>ht.has(Bt))||Nt(St,At)>0||jt.every(Bt=>Ct(Bt,At))&&Pt<=x&&dt.add(At)}return dt}function Y(Z,tt){const{file:ft="",status:dt,patch:ht=null}=Z??
{},Tt=dt==="added";if(Tt||ht===null)return{isNew:Tt,now:[],added:[]};const St=(tt(ft)??"").toLowerCase().split(`
`);return{isNew:Tt,now:St,added:z(ht,/^\+/)}}const z=(Z,tt)=>(Z??"").toLowerCase().split(`
`).filter(ft=>tt.test(ft)),et=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,ut=({file:Z,status:tt,changes:ft,patch:dt})=>dt===null&&tt!=="added"&&ft>0&&et.
test(Z);var mt=t(2859),wt=t(1435),gt=t(5866),Dt=t(370);async function yt(Z,tt){const ft=tt.now(),dt=await(0,Dt.SQ)(Z,tt),ht=Z.scan.length===0?0:tt.now()-ft,{dialect:Tt,
usedBy:St,...Pt}=(0,Dt.o0)(Z,dt,tt),Nt={...Pt,notes:[...Pt.notes,...Yt(dt,tt.stop.why)]},Ct=await Lt(Nt,Z,tt),At=(0,wt.j)(Ct.usages,Z,Tt,{...tt,mayHavePlugins:(0,Dt.
C_)(dt,Z)}),{roots:kt,notes:jt}=(0,gt.D0)({...Nt,scanned:dt,changed:Ct.files,dialect:Tt,settings:Z}),Bt=(0,q.X)(At.usages,kt),Zt=(0,mt.C)(Z,Bt,Tt.clients,(0,H.kA)(
Nt.usages)),{configs:nn,releases:en}=At,{environment:ln}=tt,{files:Ht,bytes:un}=dt;return{dialect:{...Tt,releases:en},configs:nn,usages:Bt.filter(H.s7),roots:kt,
requirements:Zt,notes:[...(0,gt.a3)(Ct.notes,Bt,Z,ln),...jt],newHosts:Ct.newHosts,isEmpty:Z.scan.length>0&&dt.isEmpty&&dt.endedAt===null,complaints:At.findings,
allUsages:Nt.usages,changes:Ct.changes,remarks:[...Ct.remarks,...At.remarks],scan:{files:Ht,bytes:un,usages:Bt.length,durationMs:ht},clients:St,repositories:[],
missing:null,checkouts:null}}async function Lt(Z,tt,ft){const dt=tt.changedOnly?await ft.changes(tt):null;return{changes:dt,...K(Z,dt,Tt=>{const St=(0,M.yR)((0,_.
join)(ft.directory,Tt));return St.ok?St.text:null})}}function Yt({endedAt:Z,files:tt},ft){return Z===null||ft===null?[]:[(0,H.YW)(Z,(0,U.ub)({kind:"time",stopped:ft,
files:tt}))]}function Vt({requirements:Z,repositories:tt}){const{size:ft}=new Set(Z.map(({host:ht})=>ht));if(ft<=Q.pS)return;const dt=`${ft} hosts, the limit is\
 ${Q.pS}`;throw new C.GN([tt.length>0?`usages name ${dt}: check fewer repositories at once`:`scan found ${dt}: narrow scan or exclude files`])}var tn=t(5960);const rn=function(...Z){
const{nameRepository:tt}=t.late([400,210,913],5913);return new.target?new tt(...Z):tt(...Z)},sn=function(...Z){const{prepareFleet:tt}=t.late([914,341,210,207],7207);
return new.target?new tt(...Z):tt(...Z)};async function cn(Z,tt){const ft=new Date,dt=(0,B.s)(Z,tt),ht=dt.deadlineMs;(dt.usages.length>0||dt.depth!=="discovery")&&
(0,R.L)();const Tt=tt.startTimer(ht,()=>tt.stop.end({kind:"deadline",ms:ht}));try{const St=await on(dt,tt);Vt(St),await(0,w.x)();const Pt=await V(St,dt,tt,ft);return await Rt(
Pt,St,dt,tt,ft)}finally{Tt()}}const on=(Z,tt)=>Z.usages.length===0?yt(Z,tt):sn(Z,tt);async function V(Z,tt,ft,dt){const{environment:ht,stop:Tt,isFork:St}=ft,{dialect:Pt}=Z,
Nt={...Z,...await rt(Z,tt,ft),tokenVariables:Ut(ht),tokenHosts:tt.tokens.map(({host:Ct})=>Ct),stopped:Mt(Tt.why,Z.missing)};return(0,T.S4)(Nt,{...tt,dialect:Pt,
isFork:St,now:dt.getTime()})}async function rt(Z,tt,ft){const{requirements:dt,roots:ht,dialect:Tt}=Z,St=(0,tn.e)(dt,tt,Tt),Pt=Array.from(St,([jt,Bt])=>(0,tn.i)(
jt,Bt)),Nt=new Set(dt.map(({host:jt})=>jt).filter(jt=>!St.has(jt))),Ct=tt.depth!=="discovery"&&ht.length>0;if(Nt.size===0&&!Ct)return{visits:Pt,predicted:T.j7,tokenSources:new Map};
const{contact:At}=await Promise.all([t.e(914),t.e(217),t.e(456),t.e(696)]).then(t.bind(t,2696)),kt=await At([...Nt],Z,tt,ft);return{...kt,visits:[...kt.visits,...Pt]}}
const Mt=(Z,tt)=>Z===null||tt===null?Z??tt:{kind:"several",reasons:[Z,tt]};async function Rt(Z,tt,ft,dt,ht){const{configs:Tt,allUsages:St,requirements:Pt,changes:Nt,
scan:Ct,clients:At}=tt,kt=Gt(Pt),jt=[...tt.remarks,...(0,j.rc)(Z)],{why:Bt,evidence:Zt}=tt.dialect,nn={verdict:Z,remarks:(0,j.q9)(jt),detection:{why:Bt,evidence:Zt}},
{verdict:en,remarks:ln,detection:Ht}=dt.secrets.redact(nn,kt);return{settings:ft,changes:Nt,verdict:en,context:{dialect:{...tt.dialect,...Ht},failOn:ft.failOn,scan:Ct,
remarks:ln,startedAt:ht.toISOString(),durationMs:Date.now()-ht.getTime(),version:f.xv,docsUrl:f.aq,clients:At(),sources:e((0,D.sC)(en.findings),{...dt.secrets,kept:kt,
usages:St,configs:Tt,directory:dt.directory,checkedAt:ht.getTime()}),links:null,repository:Wt(en,tt,dt),repositories:tt.repositories,history:null}}}function Wt(Z,{
scan:tt,repositories:ft},{directory:dt,environment:ht}){return tt.files===0||ft.length>0?null:rn(dt,(0,A.R8)(Z),ht)}const Ut=Z=>Object.keys(Z).filter(tt=>/^TFE?_?TOKEN/i.
test(tt)),Gt=Z=>new Set(Z.flatMap(({host:tt,service:ft})=>[tt,(0,p.nx)(tt),ft]))}),9461:((lt,W,t)=>{t.d(W,{$:()=>P});var _=t(3024),S=t(5747);function P(M){try{const I=(0,_.
realpathSync)(M),g=(0,_.statSync)(I);return g.isFile()?{kind:"file",path:I}:{kind:g.isDirectory()?"directory":"special",path:I}}catch(I){return{kind:"error",code:(0,S.
Oj)(I)}}}}),8185:((lt,W,t)=>{t.d(W,{C:()=>i,I:()=>d});var _=t(4283),S=t(7052),P=t(6697),M=t(1064),I=t(1831),g=t(2886);const O=(r,{allowedHosts:n,hostnames:e})=>(0,I.
Jr)(r,n)||e.some(u=>u.host===r),$={file:".",line:1,column:1,endColumn:1},v=1e4;function i(r,n,e=v){if(n.allowedHosts.length===0)return[];const u=new Map,s=[];let m=0;
for(const{directHost:l,kind:a,isOverridden:h,place:c,clients:E}of r){if(l===void 0||h||O(l,n))continue;const T=a==="backend_http"||a==="remote_state"?"backend":
"download",w=`${T} ${l}`,R=u.get(w);if(R===void 0&&u.size>=e){m+=1;continue}const p=R??y(l,T);u.set(w,p),s.push({...p,place:c,clients:E})}if(m===0)return s;const o=(0,S.
ub)({kind:"problems",max:e,omitted:m});return[...s,{problem:o,place:$,clients:M.Du,host:null}]}function y(r,n){const e=(0,I.Pv)(r),u=e.ok?e.value:null,s=u===null?
r:(0,I.nx)(u);return{problem:(0,P.wp)({host:s,use:n}),host:u}}function d(r,n,e,u){if(u.allowedHosts.length===0)return[];const s=e.filter(({because:m})=>m.some(o=>typeof o!=
"string"));return n.flatMap(m=>{const{id:o,kind:l}=m;if(l!=="url"||!s.some(E=>E.service===o))return[];const a=(0,_.Dl)(m.url),h=a.ok?(0,I.Pm)(a.value):null;if(h===
null||h===r||O(h,u))return[];const c=(0,P.wp)({host:h,service:o,registry:(0,I.nx)(r)});return[(0,g.bz)(c,o)]})}}),8988:((lt,W,t)=>{t.d(W,{s:()=>y,k:()=>m});var _=t(
3534),S=t(3410),P=t(5143),M=t(9562);const I=[M.OZ,M.Bn],g=[M.e$,M.xq],O=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...I,...g]},{matches:/^api\.env0\.com$/,
services:g},{matches:/^backend\.api\.env0\.com$/,services:I},{matches:/\.scalr\.io$/,services:I}],$=o=>O.find(({matches:l})=>l.test(o))?.services??[];var v=t(241),
i=t(2886);function y(o,l,{role:a},h){const c=n(o),E=o.credentials?.hasToken===!0,w=(o.attempt.hops.at(-1)?.challenge??null)===null&&(E||a!=="guest"),R=E?[]:e(o.
host,c,h),f=[...o.difference===null?[]:[o.difference],...R,...c===null||!w?[]:[u(o,c,h)]].map(A=>(0,i.bz)(A)),D=E?[]:d(o,h);return D.length>0?[...f,...D]:R.length===
0?[...f,...r(o,l,h)]:f}function d(o,{usages:l,isFork:a,depth:h}){const{host:c,attempt:E}=o;if(h==="discovery"||E.discovery.kind!=="found")return[];const T=l.flatMap(
({workspace:w,hasOwnToken:R,needs:p,place:f})=>w===void 0||R||(0,P.Zl)(f.file)?[]:p.filter(D=>D.host===c));return Array.from(Map.groupBy(T,({service:w})=>w),([w,
R])=>{const p=(0,S.vs)({host:c,service:w,isFork:a,...s(o)}),f=R.flatMap(D=>D.clients);return(0,i.bz)((0,i.aZ)(p,f),w)})}function r(o,l,{usages:a,isFork:h}){const{
host:c,attempt:E,credentials:T}=o;if(E.discovery.kind!=="found"||T?.hasToken||T?.problem)return[];const w=p=>typeof p!="string"&&!(0,P.Zl)(p.file)&&!a.some(({hasOwnToken:f,
place:D})=>f===!0&&D===p),R=$(c).find(p=>l.some(({service:f,because:D})=>f===p&&D.some(w)));return R===void 0?[]:[(0,i.bz)((0,_.$U)({host:c,service:R,isFork:h,...s(
o)}),R)]}function n(o){const{discovery:l,hops:a}=o.attempt;return l.kind==="failed"&&l.problem.code==="document-unauthorized"?a.at(-1)?.status??null:null}function e(o,l,{
tokenVariables:a,hosts:h}){return(0,v.B)(a,o,h).filter(({isParent:c})=>!c||l!==null).map(({variable:c,why:E,write:T})=>(0,_.z2)({host:o,variable:c,why:E,write:T}))}
function u(o,l,{isFork:a}){const{host:h,credentials:c}=o;return c?.hasToken?(0,_.JD)({host:h,status:l,source:c.source}):(0,_.$U)({host:h,service:null,isFork:a,...s(
o)})}function s({credentials:o,looks:l}){const a=l.flatMap(T=>T.looks),h=T=>[...new Set(a.flatMap(({held:w,source:R})=>w!=="not read"===T?R:[]))],c=o===null?h(!0):
[o.source],E=o===null?h(!1):[];return{searched:c,notRead:E}}function m(o,l){return o.filter(a=>!l.includes(a)).map(a=>(0,i.bz)((0,_.bI)({host:a})))}}),2886:((lt,W,t)=>{
t.d(W,{ER:()=>i,HJ:()=>s,Np:()=>n,Rh:()=>o,TC:()=>l,aZ:()=>v,b4:()=>I,bz:()=>$,hD:()=>r,l$:()=>O,ld:()=>u,ml:()=>y,pi:()=>e,xJ:()=>d});var _=t(5143),S=t(5799),P=t(
1831),M=t(7715);const I=a=>({...a,needed:a.places.some(h=>typeof h=="string"||!(0,_.Zl)(h.file))}),g=["module","provider","version","package","lock","not"],O=({
problem:a,places:h})=>g.includes(a.code.replace(/-.*/,""))&&h.length>0&&h.every(c=>typeof c!="string"),$=(a,h=null,c=!0)=>({services:h===null?[]:[h],problem:a,needed:c}),
v=(a,h)=>({...a,affects:a.affects.filter(c=>h.includes(c))}),i=({problem:a,needed:h})=>h&&a.usualSeverity==="error"&&!y.includes(a.code),y=["host-http2","host-c\
heck-crashed"];function d({problem:a,needed:h},c){const E=h&&c.some(T=>a.affects.includes(T));return a.severity==="error"&&!E?"warning":a.severity}const r=(a,h,c)=>({
severity:d(a,h),problem:a.problem,affects:a.problem.affects,...c,places:(0,_.As)(c.places)}),n=(a,h)=>S.oC.indexOf(a.severity)-S.oC.indexOf(h.severity),e=(a,h,c)=>c.
some(E=>E.code===a.code&&(E.host===null||E.host===h));function u({problem:a,services:h},{visit:{host:c,attempt:E},requirements:T,answering:w},{depth:R}){if(R===
"discovery"||E.discovery.kind==="skipped")return!0;const p=h.some(D=>w.has(`${c} ${D}`));if(a.code==="service-url-no-slash"&&p)return!1;const f=T.filter(({service:D})=>h.
length===0||h.includes(D));return f.length===0||f.some(({isForInit:D})=>D)}function s(a){const h=new Map;return c=>{const E=JSON.stringify(c),T=h.get(E)??m(c,a);
return h.set(E,T),T}}function m(a,h){const c=p=>h.filter(({service:f})=>p.includes(f)),E=a.length===0?h:c(a),T=a.filter(p=>E.some(({service:f})=>f===p)),w=T.length>
0?T:a,R=(E.length>0?E:c(["any"])).flatMap(p=>p.because);return{service:w.length===1?w[0]??null:null,places:o([...new Set(R)])}}function o(a){const{own:h=[],aside:c=[]}=Object.
groupBy(a,E=>typeof E!="string"&&(0,_.Zl)(E.file)?"aside":"own");return[...h,...c]}function l(a,h){const c=h.some(({because:T})=>T.includes("hostnames input"));
return{role:(0,M.V)(a)!==null?"guest":c?"operator":"user",host:(0,P.nx)(a)}}}),9464:((lt,W,t)=>{t.d(W,{f:()=>g,u:()=>$});var _=t(4283),S=t(3534),P=t(1831),M=t(9562),
I=t(2886);function g({host:v,attempt:i,credentials:y},d){const r=y?.hasToken===!0,n=[...d.flatMap(e=>e.kind==="url"&&(0,M.p4)(e.id)&&(0,M.D6)(e.id)?[{url:e.url,
service:e.id,isSent:r}]:[]),...i.hops.map(({url:e,authorization:u})=>({url:e,service:null,isSent:u==="sent"}))].flatMap(({url:e,...u})=>{const s=O(e);return s===
null||s===v?[]:[{...u,host:s}]});return[...new Map(n.toReversed().map(e=>[e.host,e])).values()]}function O(v){const i=(0,_.Dl)(v),y=i.ok?(0,P.Pm)(i.value):null,
d=y===null?null:(0,P.Pv)(y);return d?.ok?d.value:null}function $(v,i,{tokenSources:y,hosts:d}){return g(v,i).flatMap(({host:r,service:n,isSent:e})=>{const u=y.get(
r);if(u===void 0)return[];const s=n===null?v.attempt.discovery.kind==="failed":!e,m=(0,S.To)({host:(0,P.nx)(v.host),other:(0,P.nx)(r),source:u,service:n,isSent:e,
isNotice:!s||d.has(r)});return[(0,I.bz)(m,n)]})}}),2389:((lt,W,t)=>{t.d(W,{j7:()=>l,k2:()=>R,S4:()=>a});var _=t(4e3),S=t(7052),P=t(5143),M=t(5799),I=t(1064),g=t(
8185),O=t(8988),$=t(2886);function v(p,f,D){const A=new Set(p.notes.flatMap(({problem:G,place:x})=>G.code==="file-syntax"?x.file:[])),j=[...p.complaints.map(({problem:G,
place:x})=>e((0,$.bz)(G),x,D)),...(0,O.k)(p.tokenHosts,f).map(G=>e(G,null,D)),...p.isEmpty?[r(D)]:[]],B=[...p.notes.map(G=>d(G,A,D)),...(0,g.C)(p.usages,D).map(
({problem:G,clients:x,place:X,host:Y})=>{const z=(0,$.bz)((0,$.aZ)(G,x));return{host:Y,finding:{...e(z,X,D),host:Y}}}),...p.ofAnswers.map(G=>d(G,A,D)),...p.others.
map(G=>({host:G.host,finding:n(G,D)})),...j.map(G=>({host:null,finding:G}))],{placed:U=[],others:q=[]}=Object.groupBy(B,({finding:G})=>G.places.length>0?"placed":
"others"),H=[...i(U),...q],Q=H.flatMap(({host:G,finding:x})=>(0,$.pi)(x.problem,G,D.ignore)?[]:[x]),C=({exclude:G})=>+(G!==void 0),K=Q.toSorted((G,x)=>(0,$.Np)(
G,x)||C(G)-C(x));return{files:K,ignored:H.length-K.length}}function i(p){return[...Map.groupBy(p,({host:D,finding:A})=>{const{problem:j,severity:B,affects:U,exclude:q}=A,
{code:H,message:Q,help:C}=j;return JSON.stringify([D,H,B,Q,C,U,q===void 0])}).values()].flatMap(D=>{const[A]=D;if(A===void 0||D.length===1)return D;const j=(0,P.
As)(D.flatMap(({finding:q})=>q.places)),B=new Set(D.flatMap(({finding:q})=>q.exclude??[])),U=B.size===0?{}:{exclude:[...B]};return[{...A,finding:{...A.finding,places:j,
...U}}]})}const y={error:"warning",warning:"notice",notice:"notice"};function d(p,f,D){const{problem:A,place:j,others:B=[],host:U,clients:q,isPlaceholder:H}=p,Q=p.
checkedFor??D.dialect,C=p.aside??j.file,K=A.severity==="error"&&(H||f.has(j.file)||(0,P.Zl)(C)),G=K?"warning":A.severity,X=Q.isGuess&&I.Du.some(ut=>!q.includes(
ut))?y[G]:G,Y=(0,$.bz)({...(0,$.aZ)(A,q),severity:X}),z=e(Y,j,{dialect:Q}),et={...z,places:[...z.places,...B]};if(A.code==="file-limit"&&D.allowedHosts.length>0){
const ut={...Y.problem,message:(0,_.Fn)(A.message)};return{host:U,finding:{...et,problem:ut,severity:"error"}}}return!K&&!(0,P.Zl)(C)?{host:U,finding:et}:{host:U,
finding:{...et,exclude:[(0,P.n7)(C)]}}}function r(p){const{scan:f,hostnames:D,usages:A}=p,j=D.length>0,B=(0,S.JW)({scan:f,hasHostnames:j,isFleet:A.length>0});return{
...e((0,$.bz)(B),null,p),severity:B.severity}}function n({host:p,places:f,...D},A){const j=(0,M.pj)(D.problem,(0,$.TC)(p,[]));return{...e({...D,problem:j},null,
A),host:p,places:(0,P.As)(f)}}const e=(p,f,{dialect:D})=>(0,$.hD)(p,D.clients,{host:null,service:null,places:f===null?[]:[f],isHostNew:!1});var u=t(9464);const s=function(...p){
const{judgeRequests:f}=t.late([914,217,456,696],2696);return new.target?new f(...p):f(...p)},m=function(...p){const{crashedVisit:f}=t.late([914,217,456,696],2696);
return new.target?new f(...p):f(...p)},o=function(...p){const{judgeVisit:f}=t.late([914,217,456,696],2696);return new.target?new f(...p):f(...p)},l={drafts:[],notes:[],
roots:[],reasons:new Map,requests:[],answering:new Set};function a(p,f){const{requirements:D,visits:A}=p,j=Map.groupBy(D,({host:yt})=>yt),B=A.map(({host:yt})=>yt),
U=new Set(B),q={...f,...p,hosts:U},H=Map.groupBy(p.predicted.drafts,({host:yt})=>yt),Q=new Map(p.predicted.requests.map(yt=>[yt.host,yt])),C=A.map(yt=>{const Lt=p.
newHosts.has(yt.host),Yt={visit:yt,requirements:j.get(yt.host)??[],predicted:H.get(yt.host)??[],requests:Q.get(yt.host)??null,answering:p.predicted.answering,isNew:Lt};
try{const Vt=o(Yt,f,q);return{...Vt,beyond:(0,u.f)(yt,Vt.verdict.services)}}catch(Vt){return{...m(Yt,f,Vt),beyond:[]}}}),K=C.map(({verdict:yt})=>yt),x=[...C.flatMap(
yt=>yt.beyond).map(({host:yt})=>yt),...Q.keys()],X=[...B,...x],Y=p.predicted.requests.map(yt=>s(yt,[],f).map(Lt=>({...Lt,host:yt.host,places:[]}))),z=[...p.predicted.
drafts,...Y.flat()].filter(({host:yt})=>!U.has(yt)),et=p.predicted.notes,ut=v({...p,ofAnswers:et,others:z},X,f),mt=[...C.flatMap(({ofFiles:yt})=>yt),...ut.files].
sort($.Np),wt=[...K.flatMap(yt=>yt.findings),...mt].sort($.Np),{stopped:gt}=p,Dt=w(ut.files);return{passed:gt===null&&!wt.some(({severity:yt})=>R(yt,f.failOn)),
stopped:gt,hosts:K,files:mt,findings:wt,ignored:C.reduce((yt,Lt)=>yt+Lt.ignored,ut.ignored),roots:p.predicted.roots.map(yt=>h(yt,p.predicted,f,Dt))}}function h({
rows:p,...f},{reasons:D},{ignore:A},j){const B=({drafts:U,decidedAt:q})=>U.length>0?U.filter(({problem:H,host:Q})=>!(0,$.pi)(H,Q,A)).map(H=>({...H,severity:(0,$.
xJ)(H,f.clients)})):q.flatMap(H=>j.get(E(H))??[]);return{...f,rows:p.map(U=>{const q=D.get(U);if(q===void 0)return U;const H=B(q).toSorted($.Np),Q=new Map(H.map(
({problem:C})=>[C.code,c(C)]));return{...U,worst:H[0]?.severity??null,problems:[...Q.values()]}})}}const c=({code:p,title:f,usualSeverity:D})=>({code:p,title:f,
usualSeverity:D}),E=({file:p,line:f})=>`${p}:${f}`,T=/^(?:constraint|lock)-/,w=p=>{const f=p.filter(({problem:A})=>T.test(A.code)).flatMap(A=>A.places.map(j=>({
place:j,finding:A}))),D=Map.groupBy(f,({place:A})=>typeof A=="string"?A:E(A));return new Map(Array.from(D,([A,j])=>[A,j.map(({finding:B})=>B)]))},R=(p,f)=>p==="\
error"?f!=="never":p==="warning"&&f==="warning"}),6897:((lt,W,t)=>{t.d(W,{n:()=>S,x:()=>P});const _=100;async function S(M,I,g){let O=performance.now();for(;;){
const $=M.next(I.why!==null);if($.done)return $.value;performance.now()-O<_||(g($.value),await P(),O=performance.now())}}const P=()=>new Promise(M=>setImmediate(
M))}),9664:((lt,W,t)=>{t.d(W,{Gz:()=>S,LA:()=>I,jt:()=>P,un:()=>M});var _=t(3916);const S=(g,O)=>g===""?O:`${g}/${O}`,P=g=>g.slice(0,Math.max(0,g.lastIndexOf("/")));
function M(g,O){const $=(0,_.join)(g,O).replace(/\/$/,"");return $==="."?"":$}const I=g=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(g)}),1022:((lt,W,t)=>{t.d(
W,{m:()=>r,s:()=>e});var _=t(3625),S=t(6246),P=t(1831),M=t(8408),I=t(5011);const g={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},O="hash\
icorp",$="-",v='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',i={prefix:"terraform-",whose:"a Terr\
aform",frequency:"often"},d={terraform:[i],opentofu:[i,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function r(a,h){const c=a.split("/");if(c.
length>3||c.includes(""))return n(v);const[E="",T,w]=c.reverse(),R=e(E);if(!R.ok){const U=`${(0,S.o)(E)} in source ${(0,S.o)(a)}`;return n(`Invalid provider typ\
e: Invalid provider type ${U}: ${R.why}"`)}const p=w===void 0,f=p?(0,_.J)((0,I.Vm)(h)):(0,P.Pv)(w);if(T===void 0&&f.ok){const U={hostImplied:p,namespace:O,type:R.
value};return{kind:"registry",host:f.value,...U}}const D=u(T??""),A=`namespace "" in source ${(0,S.o)(a)}`;if(!D.ok)return n(`Invalid provider namespace: Invali\
d provider ${A}: ${D.why}"`);if(!f.ok){const U="Invalid provider source hostname";return n(`${U}: ${U} ${A}: ${f.why}"`)}const j={hostImplied:p,host:f.value,namespace:D.
value,type:R.value},B=m(j,h);return B===void 0?{kind:s(j,h),...j}:n(B)}const n=a=>({kind:"invalid",error:a});function e(a){if(/^[a-z0-9]+$/.test(a))return(0,_.J)(
a);if(a==="")return(0,_.T)("must have at least one character");if(a.includes("."))return(0,_.T)("dots are not allowed");if(a.includes("--"))return(0,_.T)("canno\
t use multiple consecutive dashes");const h=(0,M.YE)(a);return h.ok?(0,_.J)((0,M.DI)(h.value)):(0,_.T)("must contain only letters, digits, and dashes, and may n\
ot use leading or trailing dashes")}const u=a=>a===$?(0,_.J)(a):e(a);function s({host:a,namespace:h},c){return h===$?"legacy":h==="builtin"&&g[c].includes(a)?"b\
uiltin":"registry"}function m(a,h){const c=(0,I.Vm)(h);if(a.namespace===$&&a.host!==c)return`Invalid provider namespace: The legacy provider namespace "-" can b\
e used only with hostname ${c}.`;const E=d[h].find(({prefix:T})=>a.type.startsWith(T));return E===void 0?void 0:o(a,E,h)}function o(a,{prefix:h,whose:c,frequency:E},T){
const w=`${h}provider-`,R=a.type.slice(w.length);if(!a.type.startsWith(w)||!e(R).ok)return`Invalid provider type: Provider source ${(0,S.o)(l(a))} has a type wi\
th the prefix ${(0,S.o)(h)}, which isn't allowed because it would be redundant to name ${c} provider with that prefix. If you are the author of this provider, r\
ename it to not include the prefix.`;const p=l({...a,type:R},T);return`Invalid provider type: Provider source ${(0,S.o)(l(a,T))} has a type with the prefix ${(0,S.
o)(w)}, which isn't valid. Although that prefix is ${E} used in the names of version control repositories for ${c.split(" ")[1]} providers, provider source stri\
ngs should not include it.

Did you mean ${(0,S.o)(p)}?`}const l=({host:a,namespace:h,type:c},E)=>E!==void 0&&a===(0,I.Vm)(E)?`${h}/${c}`:`${(0,P.nx)(a)}/${h}/${c}`}),241:((lt,W,t)=>{t.d(W,
{B:()=>M});var _=t(1831);const S=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,P="TF_TOKEN_";function M(i,y,d){const[r]=(0,_.fK)(y);return r===void 0?[]:i.flatMap(n=>{const e=(0,_.
$k)(n);if(e!==null&&d.has(e))return[];const u=I(n,e,y);return u===null?[]:[{variable:n,why:u,write:r,isParent:g(e,y)}]})}function I(i,y,d){const r=S.exec(i)?.[0];
if(r===void 0)return null;const n=i.slice(r.length);return y!==null&&g(y,d)?`it is for ${(0,_.nx)(y)} only: the clients do not use the tokens of parent domains`:
$(d).some(e=>e===O(n))?r!==P?`it begins with ${r}, and the clients read only ${P}`:y===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,_.nx)(y)}${v(n,d)}`:null}const g=(i,y)=>i!==null&&(0,_.Sv)(y).name.endsWith(`.${(0,_.Sv)(i).name}`),O=i=>i.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function $(i){const{name:y}=(0,_.Sv)(i);return[...new Set([i,y,(0,_.nx)(i)].map(O))]}function v(i,y){const{name:d,port:r}=(0,_.
Sv)(y);return r!==443&&!i.includes(":")?"; a port follows a colon":d.includes("-")&&!i.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((lt,W,t)=>{
t.d(W,{S3:()=>E,Wi:()=>m,a2:()=>h,cZ:()=>g,cr:()=>l,hs:()=>a,pq:()=>c,sC:()=>o});var _=t(2886),S=t(1064),P=t(1831),M=t(8884);const I=3;function g(w){const R=[...Map.
groupBy(O(w),v).values()].flatMap(f=>{const D=[...Map.groupBy(f,i).values()];return D.length>I?[f]:D}).flatMap(f=>y(f)??[]).map(f=>({cause:f,hits:(0,M.eb)(f.findings).
length})).toSorted(({cause:f,hits:D},{cause:A,hits:j})=>(0,_.Np)(f,A)||$(f)-$(A)||j-D||A.hosts.length-f.hosts.length).map(({cause:f})=>f),p=T(R);return R.map(f=>({
...f,sameAs:p.get(f)??null}))}const O=w=>w.map(R=>({finding:R,hits:(0,M.eb)([R]).length})).toSorted((R,p)=>p.hits-R.hits).map(({finding:R})=>R);function $({code:w,
affects:R}){return w==="host-not-checked"?2:R.length===0||S.Du.some(p=>R.includes(p))?0:1}const v=({severity:w,problem:R,affects:p,exclude:f})=>JSON.stringify([
w,R.code,p,f===void 0]),i=w=>w.exclude===void 0?u(w.problem.help??"",w):"";function y(w){const[R]=w;if(R===void 0)return null;const p=[...new Set(w.flatMap(({host:C})=>C??
[]))],{code:f,title:D,help:A,message:j}=R.problem,B=(C,K)=>p.length>1?u(C,K):C,U=B(j,R),q=w.every(C=>B(C.problem.message,C)===U),H=B(A??"",R),Q=w.every(C=>B(C.problem.
help??"",C)===H);return{severity:R.severity,code:f,title:D,affects:R.affects,findings:w,hosts:p,message:q?U:null,help:H!==""&&Q?e(H,w):null,isAside:w.length>1&&
R.exclude!==void 0,sameAs:null}}const d=/\bTF_TOKEN_\w+/g,r="TF_TOKEN_HOST",n=5;function e(w,R){if(!w.includes(r))return w;const p=new Set(R.flatMap(({problem:f})=>f.
help?.match(d)??[]));return p.size<=n?`${w}; ${r} is ${[...p].join(" or ")}`:`${w}; in ${r}, write each dot of the host as an underscore and each hyphen as two`}
function u(w,{host:R}){return R===null||w===""?w:[...new Set([R,(0,P.nx)(R)])].reduce((p,f)=>p.replaceAll(f,s),w).replace(d,r).replaceAll(/\bhost the host/g,"th\
e host")}function s(w,R,p){const[f=" ",D=" "]=[p[R-1],p[R+w.length]];return/[\s("]/.test(f)&&/[\s,;.:)"]/.test(D)?"the host":"HOST"}const m=3,o=w=>g(w).flatMap(
R=>l(R).slice(0,m).flatMap(([,p])=>(0,M.tN)(p)??[]).filter(p=>!(0,M.cC)(p))),l=({message:w,findings:R})=>w===null?[...Map.groupBy(R,({problem:p})=>p.message)]:[
[w,R]],a=({hosts:w,findings:R})=>w.length>0&&!R.every(_.l$),h=w=>a(w)?"host":"place";function c(w){return a(w)?w.hosts.length:(0,M.yv)(w.findings).lines.length}
function E(w){const{findings:R,message:p}=w;return p===null?R.map(f=>[f]):a(w)?[...Map.groupBy(R,({host:f})=>f).values()]:(0,M.yv)(R).lines}function T(w){const R=w.
filter(D=>a(D)&&D.hosts.length>1),f=[...Map.groupBy(R,({hosts:D})=>D.toSorted().join()).values()].flatMap(([D,...A])=>D===void 0?[]:A.map(j=>[j,D.code]));return new Map(
f.filter(([{message:D}])=>D!==null))}}),4503:((lt,W,t)=>{t.d(W,{DZ:()=>n,R8:()=>u,aE:()=>M,oW:()=>e,uM:()=>P});var _=t(5143),S=t(8884);function P({file:s,line:m},{
links:o,repositories:l}){const{repository:a,path:h}=(0,_.bH)(s);if(a!==null){const E=r(g(l).get(a)),T=h==="."?null:e(h);return E===null||T===null?null:`${E}/${T}\
#L${m}`}const c=o?.get(s);return c===void 0?null:c.diff?.lines.has(m)?`${c.diff.url}R${m}`:`${c.url}#L${m}`}const M=(s,{repositories:m})=>{const o=g(m).get(s)?.
url??null;return o===null||d(o)===null?null:o},I=new WeakMap;function g(s){const m=I.get(s)??new Map(s.map(o=>[o.name,o]));return I.set(s,m),m}const O=600,$=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
v=/^(?:[\da-f]{40}|[\da-f]{64})$/,i=/^gitlab\.com$/i,y=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,
d=s=>s.length<=O?$.exec(s)?.[1]??null:null;function r(s){const{url:m=null,commit:o=null}=s??{},l=m===null?null:d(m);return l===null||o===null||!v.test(o)||y.test(
l)?null:`${m}${i.test(l)?"/-":""}/blob/${o}`}const n=s=>r(s)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function e(s){if(!s.isWellFormed())return null;const m=o=>encodeURIComponent(
o).replace(/[!'()*_~]/g,l=>`%${l.charCodeAt(0).toString(16).toUpperCase()}`);return s.split("/").map(m).join("/")}const u=s=>new Set((0,S.YC)(s).flat().flatMap(
m=>typeof m=="string"?[]:m.file).filter(S.CN))}),7574:((lt,W,t)=>{t.d(W,{I$:()=>I,QN:()=>$,kJ:()=>P,nO:()=>v,tY:()=>M,u8:()=>O});var _=t(4120);const S=864e5;function P(i){
const y=Math.round(i);if(y<1e3)return`${y} ms`;if(y<59950)return`${(y/1e3).toFixed(1)} s`;const d=Math.round(y/1e3);return`${Math.floor(d/60)} min ${d%60} s`}function M(i){
return i<1e3?`${i} B`:i<999950?`${(i/1e3).toFixed(1)} kB`:`${(i/1e6).toFixed(1)} MB`}function I(i){return[["DNS",i.lookupMs],["connect",i.connectMs],["TLS",i.tlsMs],
["first byte",i.firstByteMs],["total",i.totalMs]].flatMap(([d,r])=>r===null?[]:[[d,r]])}const g=6e4;function O(i,y){const d=Date.parse(y)-Date.parse(i);if(!(d>=
g))return"less than a minute";const r=Math.floor(d/g),n=[{count:Math.floor(r/1440),unit:r>=2880?"days":"day"},{count:Math.floor(r%1440/60),unit:"h"},{count:r%60,
unit:"min"}],e=n.findIndex(({count:u})=>u>0);return n.slice(e,e+2).filter(({count:u})=>u>0).map(({count:u,unit:s})=>`${u} ${s}`).join(" ")}const $=i=>`${i.slice(
0,16).replace("T"," ")} UTC`;function v(i,y){const d=(Date.parse(i)-Date.parse(y))/S;if(Number.isNaN(d))return i;const r=(0,_.px)(Math.floor(Math.abs(d)),"day"),
n=Math.abs(d)<1,e=n?"within the last day":`${r} ago`,u=n?"in less than a day":`in ${r}`;return`${i.slice(0,10)} (${d<0?e:u})`}}),4120:((lt,W,t)=>{t.d(W,{DO:()=>e,
H8:()=>$,Iu:()=>O,J5:()=>v,QI:()=>n,Rk:()=>u,SY:()=>y,Sk:()=>i,_l:()=>g,dy:()=>M,od:()=>d,px:()=>I,wO:()=>r});var _=t(4e3),S=t(5799),P=t(1064);const M="new in t\
his pull request",I=(s,m)=>`${s} ${s===1?m:g(m)}`,g=s=>`${s.replace(/(?<=[^aeiou])y$/,"ie")}s`,O=s=>s.replace(/^./u,m=>m.toUpperCase()),$=s=>S.oC.flatMap(m=>{const{
length:o}=s.filter(l=>l.severity===m);return o===0?[]:[I(o,m)]}).join(", "),v=({length:s},m)=>s<=2*m?s:m;function i(s,m,o,l=a=>`and ${a} more`){const{shown:a,more:h}=(0,_.
zN)(s,m);return[...a.map(o),...h>0?[l(h)]:[]]}const y=s=>P.zK.every(m=>s.includes(m))?"all clients":s.map(m=>P.bB[m]).join(", ");function d(s,m){const o=m.filter(
l=>s.includes(l));return s.length===0||o.length===m.length?"":o.length===0?"no client in use":o.map(l=>P.bB[l]).join(", ")}const r=s=>s.map(m=>P.bB[m]).join(" a\
nd "),n=({clients:s,versions:m})=>s.map(o=>[P.bB[o],m[o]].join(" ").trim()).join(" and "),e=s=>s==="any"?"any service":s;function u(s){switch(s){case"none":return"\
none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((lt,W,t)=>{t.d(W,
{BQ:()=>w,CN:()=>p,Dc:()=>T,II:()=>g,Ky:()=>O,Qz:()=>E,R3:()=>I,Xd:()=>a,YC:()=>l,Yx:()=>m,_X:()=>e,cC:()=>i,eb:()=>y,eo:()=>M,et:()=>R,fP:()=>u,iW:()=>r,mj:()=>n,
oN:()=>s,rv:()=>$,tN:()=>h,xi:()=>c,yv:()=>o});var _=t(5143),S=t(4120),P=t(8641);const M=A=>f(A)?`${g(A.file)}:${A.line}`:A,I=({file:A,line:j,column:B})=>`${g(A)}\
:${j}:${B}`;function g(A){const{repository:j,path:B}=(0,_.bH)(A);if(j===null)return(0,P.J7)(A);const U=(0,P.J7)(j);return B==="."?U:`${U}//${(0,P.J7)(B)}`}function O(A,j,B=M){
const{places:U,isOfRepositories:q}=$(D(A)),H=U.slice(0,j).map(B).join(", "),Q=U.length-j;return Q<=0?H:`${H} and ${(0,S.px)(Q,q?"more repository":"more place")}`}
function $(A){const j=v(A),B=j.filter(i).length>1;return{places:B?j:A,isOfRepositories:B}}function v(A){const j=new Set;return A.filter(B=>{const U=f(B)?(0,_._M)(
B.file):null;return U===null?!0:!j.has(U)&&j.add(U)})}const i=A=>f(A)&&(0,_._M)(A.file)!==null,y=A=>v(d(A)).filter(i),d=A=>[...new Set(A.map(({places:j})=>j))].
flat(),r=(A,j)=>A===j?`all ${j} repositories`:`${A} of ${j} repositories`;function n(A,j){const{length:B}=j>1?y(A):[];return B>1?r(B,j):""}function e(A){const j=A.
filter(({severity:U})=>U!=="notice").flatMap(U=>y([U]).map(q=>{const{severity:H,problem:Q}=U;return{repository:(0,_._M)(q.file)??"",severity:H,code:Q.code,place:q}})),
B=({findings:U},q)=>U.filter(H=>H.severity===q).length;return Array.from(Map.groupBy(j,({repository:U})=>U),([U,q])=>({repository:U,findings:q})).toSorted((U,q)=>B(
q,"error")-B(U,"error")||B(q,"warning")-B(U,"warning"))}const u=({length:A})=>`with errors or warnings in ${A===1?"its":"their"} own files`;function s(A,j){const{
isOfRepositories:B}=$(A),U=H=>(B?(0,_._M)(H.file):null)??M(H),q=new Set(j.map(H=>H&&U(H)));return A.filter(H=>!q.has(U(H)))}const m=(A,j=M)=>O(A,A.every(f)?1:2,
j);function o(A){const j=d(A),B=D(j.filter(f)),U=[...new Set(j.filter(q=>typeof q=="string"))];return{lines:B,settings:U}}const l=({findings:A,hosts:j,roots:B})=>[
...new Set([...A.map(({places:U})=>U),...j.flatMap(({requirements:U})=>U.map(({because:q})=>q)),...B.flatMap(({rows:U})=>U.map(({places:q})=>q))])],a=({places:A})=>A.
find(f)??null,h=A=>A.map(a).find(j=>j!==null)??null;function c(A,{clients:j,repositories:B},U,q){const{lines:H,settings:Q}=o([A]);return[["help",(0,P.RK)(A.problem.
help??"",U)],["affects",(0,S.od)(A.affects,j)],["hits",n([A],B.length)],["also at",O(s(H,H.slice(0,1)),q)],["required by",O(Q,q)]].filter(([,K])=>K!=="")}const E=({
requirements:A})=>A.some(({because:j})=>j.some(f)),T=A=>new Set(d(A).filter(f).map(({file:j})=>j)).size,w=A=>A.filter(j=>a(j)===null),R=A=>A.every(({problem:j})=>j.
code.startsWith("credentials-"))?"credentials":"settings",p=A=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(A)&&(0,_._M)(A)===null,f=A=>typeof A!="string";function D(A){
const j=new Set;return A.filter(B=>{const U=typeof B=="string"?B:`${B.line}:${B.file}`;return!j.has(U)&&j.add(U)})}}),6763:((lt,W,t)=>{t.d(W,{h$:()=>n,q9:()=>$,
rc:()=>v});var _=t(4e3),S=t(5143),P=t(7574),M=t(4120),I=t(8884);const g=50,O=3,$=u=>(0,M.Sk)(u,g,String,s=>`and ${(0,M.px)(s,"more remark")}`),v=u=>[...i(u),...y(
u),...d(u)];function i(u){return(0,I.YC)(u).some(({length:m})=>m===S.WD)?[`lists of places end after ${S.WD} places`]:[]}function y({files:u}){const s=u.filter(
({exclude:E,severity:T})=>E!==void 0&&T!=="notice"),{length:m}=s;if(m===0)return[];const o=[...new Set(s.flatMap(({exclude:E})=>E??[]))],l=(0,I.eb)(s).length,a=m===
1?"1 finding is":`${m} findings are`,h=l===0?"":` of ${(0,M.px)(l,"repository")}`;return[`${a} in tests, examples or templates${h}, where errors are warnings; t\
o skip such files, set ${l===0?"`exclude`":"`exclude` where their files are read"}: ${(0,_.K4)(o,O,_.dh)}`]}function d({roots:u}){return u.some(({rows:m})=>m.some(
({platforms:o})=>o.some(({available:l})=>l===!0)))?["signatures of provider packages were not verified"]:[]}function r({hosts:u},{scan:s,repositories:m}){const{
files:o,bytes:l,usages:a,durationMs:h}=s,c=u.filter(I.Qz).length,E=c===0?"no registry host is used":`${(0,M.px)(a,"usage")} of ${(0,M.px)(c,"registry host")}`;return m.
length>0?`${E} in ${(0,M.px)(m.length,"repository")}`:o===0&&h===0?null:o===0?"found no Terraform or OpenTofu files":`scanned ${(0,M.px)(o,"file")} (${(0,P.tY)(
l)}) in ${(0,P.kJ)(h)}: ${E}`}function n(u,s){const{dialect:m,durationMs:o,scan:l,remarks:a}=s,h=r(u,s),E=u.hosts.length===0&&l.files===0?"":` for ${(0,M.QI)(m)}\
 (${m.why})`;return[`${e(u)}; checked in ${(0,P.kJ)(o)}${E}`,...h===null?[]:[h],...a]}function e({findings:u,ignored:s}){const m=(0,M.H8)(u)||"no findings";return s>
0?`${m}, ${s} ignored`:m}}),7236:((lt,W,t)=>{t.d(W,{l:()=>S,o:()=>P});var _=t(1022);function S({kind:M,text:I,address:g},O,$){switch(M){case"required_provider":case"\
state_store_provider":case"lock_provider":{const v=(0,_.m)(I??"",$);return v.kind==="registry"?v:null}case"required_provider_nosource":case"required_provider_le\
gacy":return{host:O,namespace:"hashicorp",type:P(g)};case"implied_provider":return{host:O,namespace:"hashicorp",type:(I??"").replace(/[._].*$/s,"")};default:return null}}
const P=M=>M.replace(/^.*\./s,"")}),5257:((lt,W,t)=>{t.d(W,{Im:()=>O,JT:()=>I,KS:()=>v,MP:()=>M,TN:()=>g,W$:()=>P,cd:()=>S,ek:()=>$});const _="hostnames input",
S={file:_,line:1,column:1,endColumn:1},P=i=>i.file===_?_:i,M=({host:i,namespace:y,name:d,system:r})=>[i,y,d,r].join("/"),I=({host:i,namespace:y,type:d})=>[i,y,d].
join("/"),g=i=>"type"in i?I(i):M(i);function O(i){return"constraints"in i?i.constraints:i.constraint===null?[]:[i.constraint]}const $=i=>("places"in i?i.places:
[i.place]).map(P);function v({version:i},y){if(i===null)return null;const d=i.text??i.values?.[y]??null;return d===null?null:{text:d,place:i.place}}}),3862:((lt,W,t)=>{
t.d(W,{X:()=>g});var _=t(9664),S=t(5011),P=t(7236),M=t(5257);const I=/^\.{1,2}\//;function g($,v){const i=Map.groupBy(v,({lockFile:n})=>n),y=new Set($.flatMap(({
kind:n,text:e,place:u})=>O.test(n)&&!I.test(e??"")?(0,_.jt)(u.file):[])),d=new Map,r=(n,e)=>{if(n.calls.length>0||n.directories.some(m=>y.has(m)))return!0;const u=d.
get(n)??new Set(n.providers.map(m=>(0,M.JT)(m.provider)));d.set(n,u);const s=(0,P.l)(e,(0,S.Vm)(n.client),n.client);return s===null||u.has((0,M.JT)(s))};return $.
map(n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const e=i.get(n.place.file)??[];return e.length===0||e.some(u=>r(u,n))?n:{...n,needs:[]}})}const O=/^(?:module|test_module|terragrunt_source|installed_module)/}),
8416:((lt,W,t)=>{t.d(W,{L2:()=>y,oh:()=>O,rU:()=>d});var _=t(4e3),S=t(5143),P=t(1064),M=t(5603),I=t(3469);const g=function(...h){const{readTools:c}=t.late([400,
210,913],5913);return new.target?new c(...h):c(...h)};function O(h,c){let E;return()=>(E??=g(h,c),E)}const $=["terraform"],v="assumed, CLI not detected; set `di\
alect`",i="CLI not detected; set `dialect` to check one";function y({setting:h,scan:c}){const E=h.name==="auto"?null:n(h.name),T=c===null||c.isEmpty,w=T?{signs:[],
constraints:[]}:{signs:m(c,h,E),constraints:c.constraints};if(E!==null)return o(E,[r],[],h,w);if(T)return o(P.Du,[i],[],h,w);const R=s(w.signs);if(R.length===0)
return{...o($,[v],[],h,w),isGuess:!0};const p=e(R),f=p.flatMap(D=>R.find(A=>A.client===D)??[]);return o(p,f.map(a),R,h,w)}function d({clients:h},c){if(c===null||
c.isEmpty)return P.zK;const{others:E}=c.tools(),T=h;return P.zK.filter(w=>T.includes(w)||E.has(w)||w==="terragrunt"&&c.usesTerragrunt)}const r="set by `dialect`",
n=h=>h==="both"?P.Du:[h],e=h=>P.Du.filter(c=>h.some(E=>E.client===c));function u(h){const c=h.filter(({place:E})=>!(0,S.Zl)(E.file));return c.length===0?h:c}const s=h=>{
const c=u(h);return M.A.map(T=>c.filter(w=>w.level===T)).find(({length:T})=>T>0)??[]};function m({signs:h,tools:c,hasCloudHostname:E},T,w){const R=s(h),p=w??e(R),
f=R.every(({place:q})=>(0,S.Zl)(q.file)),D=w===null&&(f||R.some(({isCloud:q})=>q)),A=T.version===null&&p.some(q=>(0,I.w)(q,[]).length>1);if(!D&&!A)return h;const{
setsCloudHostname:j,signs:B}=c(),U=E||j;return[...h.filter(({isCloud:q})=>!(q&&U)),...B]}function o(h,c,E,T,w){const[R,...p]=h,f=h.map(j=>l(j,T,w)),D=f.flatMap(
({client:j,version:B})=>B===null?[]:[[j,B]]),A=f.flatMap(({version:j,signs:[B]})=>j===null||B===void 0?[]:[a(B)]);return{name:R===void 0||p.length>0?"both":R,clients:h,
releases:f.flatMap(({releases:j})=>j),versions:Object.fromEntries(D),why:[...new Set([...c,...A])].join(", "),evidence:[...new Set([...E,...f.flatMap(({signs:j})=>j)])]}}
function l(h,{version:c},E){if(c!==null)return{client:h,releases:(0,I.w)(h,[c]),version:c,signs:[]};const T=u(E.signs.filter(A=>A.client===h&&A.version!==null)),
w=[...new Set(T.map(A=>(A.version??"").replace(/^v/,"")))];if(w.length>0){const[A="",...j]=w,B=j.length===0&&(0,I.l)(A);return{client:h,releases:(0,I.w)(h,w),version:B?
A:null,signs:T}}const R=u(E.constraints),p=R.map(({text:A})=>A),f=(0,I.w)(h,p);if(f.length===(0,I.w)(h,[]).length)return{client:h,releases:f,version:null,signs:[]};
const D=R.map(({text:A,place:j})=>({client:h,level:"syntax",place:j,text:`requires ${(0,_.dh)(A)}`,version:A}));return{client:h,releases:f,version:p.length===1?
p[0]??null:null,signs:D}}const a=({place:h,text:c})=>`${h.file}:${h.line} ${c}`}),2161:((lt,W,t)=>{t.d(W,{L8:()=>y,TD:()=>e,U4:()=>v,Z8:()=>u,e0:()=>i,tr:()=>$});
var _=t(1064);const S=["terraform"],P=["opentofu"],M=[{suffix:".tftest.hcl",class:"test",clients:_.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:_.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:P},{suffix:".tofutest.json",class:"test",clients:P},{suffix:".tfquery.hcl",class:"\
query",clients:S},{suffix:".tfquery.json",class:"query",clients:S},{suffix:".tfmigrate.hcl",class:"migrate",clients:S},{suffix:".tfcomponent.hcl",class:"stack",
clients:S},{suffix:".tfcomponent.json",class:"stack",clients:S},{suffix:".tfstack.hcl",class:"stack",clients:S},{suffix:".tfstack.json",class:"stack",clients:S},
{suffix:".tfdeploy.hcl",class:"deploy",clients:S},{suffix:".tfdeploy.json",class:"deploy",clients:S},{suffix:".tfmock.hcl",class:"none",clients:_.Du},{suffix:".\
tofumock.hcl",class:"none",clients:P},{suffix:".tf.json",class:"config",clients:_.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:P},{suffix:"\
.tf",class:"config",clients:_.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:P},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:_.Du},{suffix:"\
.hcl",class:"terragrunt",clients:_.Du}],I=Map.groupBy(M,({suffix:s})=>s.slice(s.lastIndexOf(".")+1)),g=".terraform.lock.hcl",O={class:"lock",syntax:"hcl",clients:_.
Du,isOverride:!1},$=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(s),v=".terraform/modules/modules.json",i={...O,class:"manifest",syntax:"json"};
function y(s,m,o){if(s===g)return O;const a=I.get(s.slice(s.lastIndexOf(".")+1))?.find(({suffix:f})=>s.endsWith(f));if(a===void 0||a.class==="none")return;const h=d(
s)&&a.class==="test"&&o==="tests";if(d(s)&&!h)return;const c=s.slice(0,-a.suffix.length),E=a.twin!==void 0&&m.has(c+a.twin),T=c==="override"||c.endsWith("_overr\
ide"),w=E||h;if(w&&!a.clients.includes("terraform"))return;const R=w?S:a.clients,p=s.endsWith(".json")?"json":"hcl";return{class:a.class,syntax:p,clients:R,isOverride:T}}
const d=s=>s.startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith("#"),r=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),e=s=>r.test(s),u=s=>e(s)||n.test(s)}),6195:((lt,W,t)=>{t.d(W,{$8:()=>$,G$:()=>v,Ls:()=>g,UO:()=>i,VK:()=>I,sT:()=>d,sq:()=>y});var _=t(6760),S=t(7052),P=t(
2161);const M=/[*?[{]/;function I(n){const e=n.split("/"),u=e.findIndex(s=>M.test(s));return u<0?{fixed:n}:{fixed:e.slice(0,u).join("/"),glob:e.slice(u).join("/")}}
function g(n){const e=n.map(u=>{const s=u.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:s,start:O(s)}});return u=>{const s=u.toLowerCase();return e.
some(({glob:m,start:o})=>m===u||s.startsWith(o)&&_.posix.matchesGlob(u,m))}}function O(n){const[e=""]=n.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(n)??[];return e.
toLowerCase()}const $=({file:n,glob:e},u)=>n===u||e!==void 0&&_.posix.matchesGlob(u,e),v=n=>n.startsWith(".")||n==="node_modules",i=(n,e)=>n===e||n.startsWith(e.
endsWith(_.sep)?e:e+_.sep),y=n=>_.sep==="/"?n:n.replaceAll(_.sep,"/");function d(n,e,u,s){if(n.kind==="error")return(0,S.WO)({what:"link",code:n.code});const{kind:m,
path:o}=n;return i(o,e.boundary)?m==="directory"?null:m==="special"?(0,S.WO)({what:"link-to-special-file"}):{path:o,isScanned:r(o,e,u,s)}:(0,S.a3)()}function r(n,e,u,s){
if(e.file!==void 0||e.glob!==void 0||!i(n,e.path))return!1;const[m="",...o]=y((0,_.relative)(e.path,n)).split("/").toReversed();if(o.some(v))return!1;const l=y(
(0,_.relative)(u,n)).split("/");return l.map((h,c)=>l.slice(0,c+1).join("/")).slice(-1-o.length).some(s)?!1:(0,P.L8)(m,new Set([m]),o[0]??"")!==void 0}}),5603:((lt,W,t)=>{
t.d(W,{A:()=>M,j:()=>I});var _=t(5143),S=t(1064),P=t(5011);const M=["lock-file","syntax","version-file","tool","hook"];class I{found=new Map;allowed=new Map;addFiles($){
for(const{file:v,kind:i,scope:y,isContext:d}of $){if(d)continue;const[r]=i.clients;if(r!==void 0&&i.clients.length===1&&!g(v)){const n={file:v,line:1,column:1,endColumn:1};
this.addSyntax(r,`is read by ${S.bB[r]} only`,n)}for(const n of y.traits)this.addTrait(n)}}addUsages($){for(const v of $)v.kind==="lock_provider"?this.addLock(v):
v.kind==="cloud_default"&&this.addCloud(v)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:$,text:v,place:i}){
if($==="version"){const y=(0,_.Zl)(i.file)?`${v} aside`:v;this.allowed.has(y)||this.allowed.set(y,{text:v,place:i})}else if($==="binary"){const d={client:v==="t\
ofu"?"opentofu":"terraform",level:"version-file",place:i,version:null};this.put({...d,text:"sets terraform_binary"})}else if($!=="compatible"&&$!=="provider-ver\
sion"){const{client:y,what:d}=S.$I[$];this.addSyntax(y,`has ${d}`,i)}}addLock({host:$,place:v}){const i=S.Du.find(d=>(0,P.Vm)(d)===$);if(i===void 0)return;const y=`\
locks providers from ${$}`;this.put({client:i,level:"lock-file",place:v,text:y,version:null})}addCloud({clients:$,isOverridden:v,place:i}){if(v||!$.includes("te\
rraform"))return;this.put({client:"terraform",level:"syntax",place:i,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax($,v,i){this.put(
{client:$,level:"syntax",place:i,text:v,version:null})}put($){const v=`${$.client} ${$.text}`;if(this.found.has(v))return;const i=(0,_.Zl)($.place.file)?`${v} a\
side`:v;this.found.has(i)||this.found.set(i,$)}}const g=O=>/(^|\/)[.#][^/]*$/.test(O)}),7854:((lt,W,t)=>{t.d(W,{Oo:()=>$,YW:()=>M,kA:()=>O,s7:()=>g,sw:()=>I,u3:()=>y,
vH:()=>v});var _=t(7052),S=t(1064);const P={line:1,column:1,endColumn:1};function M(d,r,n=P){const e={file:d===""?".":d,...n};return{problem:r,place:e,clients:S.
Du,host:null}}function I(d,r){const n=$(u=>u.filter(s=>r.includes(s))),e=$(u=>u.map(s=>({...s,clients:n(s.clients)})).filter(s=>s.clients.length>0));return d.flatMap(
u=>{const s=n(u.clients);if(s.length===u.clients.length)return u;const m=e(u.needs),o=u.isHostImplied?m[0]?.host??u.host:u.host;return s.length===0?[]:{...u,clients:s,
needs:m,host:o}})}const g=({workspace:d,hasOwnToken:r,directHost:n})=>d!==void 0||r===!0||n!==void 0,O=d=>{const r=new Set;for(const{host:n,isHostImplied:e}of d)
n!==null&&!e&&r.add(n);return r};function $(d){let r;return n=>{r??=new Map;const e=r.get(n);if(e!==void 0||r.has(n))return e;const u=d(n);return r.set(n,u),u}}
const v=(d,r)=>d.filter(n=>n.clients.some(e=>r.includes(e))),i=1e4;class y{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(r=i){this.max=r}add(r){
const{problem:n,place:e}=r;if(n.code==="file-syntax"){if(this.broken.has(e.file))return;this.broken.add(e.file)}const u=this.kept.get(n.severity)??0;this.kept.set(
n.severity,u+1),u<this.max?this.notes.push(r):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const r=(0,_.ub)({kind:"problems",max:this.max,omitted:this.
omitted});return[...this.notes,M(".",r)]}}}),9488:((lt,W,t)=>{t.d(W,{G:()=>r});var _=t(3024),S=t(6760),P=t(9461),M=t(5747),I=t(7052),g=t(9664),O=t(2161),$=t(6195),
v=t(7854);const i={files:1e6,directoryFiles:5e4},y=200,d=1e4;function*r(m,o={toolFiles:[],hasPlugins:!1},l=i){const a=new e(m,o,l);for(const h of m.scan){const c=n(
a.root,h);"path"in c?yield*a.walkFrom(c):yield{kind:"note",note:c}}}function n(m,o){const{fixed:l,glob:a}=(0,$.VK)(o);try{const h=(0,_.realpathSync)((0,S.resolve)(
m,l)),c=(0,$.sq)((0,S.relative)(m,h)),E=(0,$.UO)(h,m),T=E?m:h;if(a!==void 0)return{path:h,name:c,boundary:T,glob:(0,g.Gz)(c,a)};if((0,_.statSync)(h).isDirectory())
return{path:h,name:c,boundary:T};const w=(0,S.resolve)(h,"..");return{...{path:w,name:(0,$.sq)((0,S.relative)(m,w))},boundary:E?m:w,file:c}}catch(h){return(0,v.
YW)(o,(0,I.WO)({what:"scan",code:(0,M.Oj)(h)}))}}class e{root;isExcluded;aside;limits;selected;files=0;constructor({root:o,scan:l,exclude:a},h,c){this.root=(0,_.
realpathSync)(o),this.isExcluded=(0,$.Ls)(a),this.aside=h,this.limits=c,this.selected=l.length>1?new Set:null}*walkFrom(o){const l=o.glob===void 0&&o.file===void 0,
a=[{path:o.path,name:o.name,depth:0,isSelected:l}];for(let h=a.pop();h!==void 0;h=a.pop()){yield{kind:"directory",name:h.name};const c=s(h);if("problem"in c){yield{
kind:"note",note:c};continue}const E=[];for(const T of this.findFiles(o,h,c))if("problem"in T)yield{kind:"note",note:T};else if(E.length<this.limits.directoryFiles)
E.push(T);else{yield u(h,"directory",this.limits.directoryFiles);break}if(this.files+=E.length,this.files>this.limits.files){yield u(h,"files",this.limits.files);
return}if(E.some(({isContext:T})=>!T)&&(yield{kind:"module",files:E}),o.file!==void 0)return;for(const T of this.findDirectories(o,h,c))a.push(T)}}*findFiles(o,l,a){
const h=new Set;let c=!1;for(const T of a)(0,O.tr)(T.name)&&!T.isDirectory()&&h.add(T.name),c||=T.name===".terraform",this.aside.hasPlugins||=T.name==="terrafor\
m.d";const E=l.name.slice(l.name.lastIndexOf("/")+1);for(const T of a){if(T.isDirectory())continue;const w=(0,g.Gz)(l.name,T.name),R=(0,O.L8)(T.name,h,E);if(R===
void 0){(0,O.Z8)(T.name)&&this.addToolFile(w);continue}const f={path:l.path+S.sep+T.name,file:w,kind:R,isContext:!this.select(o,l,w)};T.isFile()?yield f:T.isSymbolicLink()?
yield*this.follow(o,f):yield(0,v.YW)(w,(0,I.WO)({what:"special-file"}))}if(c&&l.isSelected){const T=[l.path,...O.U4.split("/")].join(S.sep),w=(0,P.$)(T);w.kind===
"file"&&w.path===T&&(yield{path:T,file:(0,g.Gz)(l.name,O.U4),kind:O.e0,isContext:!1})}}addToolFile(o){this.aside.toolFiles.length>=d||this.isExcluded(o)||this.aside.
toolFiles.push(o)}select(o,l,a){return!(l.isSelected||(0,$.$8)(o,a))||this.isExcluded(a)||this.selected?.has(a)?!1:(this.selected?.add(a),!0)}*follow(o,l){const a=(0,$.
sT)((0,P.$)(l.path),o,this.root,this.isExcluded);a!==null&&("code"in a?yield(0,v.YW)(l.file,a):yield{...l,path:a.path,isContext:l.isContext||a.isScanned})}findDirectories({
glob:o},{path:l,name:a,depth:h,isSelected:c},E){const T=[];for(const w of E.toReversed()){if(!w.isDirectory()||(0,$.G$)(w.name))continue;const R=(0,g.Gz)(a,w.name);
if(this.isExcluded(R))continue;const p=c||o!==void 0&&S.posix.matchesGlob(R,o),f=l+S.sep+w.name;T.push({path:f,name:R,depth:h+1,isSelected:p})}return T}}const u=({
name:m},o,l)=>({kind:"note",note:(0,v.YW)(m,(0,I.ub)({kind:o,max:l}))});function s({path:m,name:o,depth:l}){if(l>y)return(0,v.YW)(o,(0,I.ub)({kind:"depth",max:y}));
try{return(0,_.readdirSync)(m,{withFileTypes:!0}).sort((a,h)=>a.name<h.name?-1:1)}catch(a){return(0,v.YW)(o,(0,I.WO)({what:"directory",code:(0,M.Oj)(a)}))}}}),1435:((lt,W,t)=>{
t.d(W,{j:()=>g,o:()=>O});var _=t(9562);const S=function(...v){const{thisMachine:i}=t.late([914,217,456,696],2696);return new.target?new i(...v):i(...v)},P=function(...v){
const{mergeFindings:i}=t.late([914,217,456,696],2696);return new.target?new i(...v):i(...v)},M=function(...v){const{readCliConfig:i}=t.late([914,217,456,696],2696);
return new.target?new i(...v):i(...v)},I=function(...v){const{withoutInstalled:i}=t.late([217,927,90],1264);return new.target?new i(...v):i(...v)};function g(v,i,y,{
environment:d,directory:r,mayHavePlugins:n,plugins:e=null}){if(i.hostnames.length===0&&v.every(({needs:h})=>h.length===0))return{usages:v,remarks:[],findings:[],
configs:[],releases:y.releases};const u=O(i.cliConfig,y.clients,d),s=y.releases.map(h=>{const c=u.find(({client:E})=>E===h.client);return{...h,attemptMs:c?.requestTimeoutMs??
h.attemptMs}}),m=i.depth!=="discovery",o={root:r,plugins:e,mayHavePlugins:n,releases:s,asksMirrors:m},l=v.some($)?I(v,u,o):{usages:v,remarks:[],findings:[]},a=[
...u.flatMap(h=>h.findings),...l.findings];return{...l,findings:P(a),configs:u,releases:s}}function O(v,i,y){const d=S(y);return i.map(r=>M(r,d,v))}const $=({needs:v})=>v.
some(({service:i})=>i===_.xq)}),5866:((lt,W,t)=>{t.d(W,{D0:()=>n,lz:()=>e,a3:()=>s});var _=t(7052),S=t(9664);function P(o,{evidence:l,versions:a}){if(o.version!==
null)return()=>o.version;const h=l.filter(({level:c,version:E})=>c==="version-file"&&E!==null);return(c,E)=>h.some(w=>w.client===c&&M(E,(0,S.jt)(w.place.file)))?
a[c]??null:null}const M=(o,l)=>l===""||`${o}/`.startsWith(`${l}/`);var I=t(6195),g=t(7854),O=t(3152);const $=function(...o){const{RootNotes:l}=t.late([400,210,913],
5913);return new.target?new l(...o):l(...o)},v=function(...o){const{textNotes:l}=t.late([400,210,913],5913);return new.target?new l(...o):l(...o)},i=function(...o){
const{layoutsOf:l}=t.late([400,210,913],5913);return new.target?new l(...o):l(...o)},y=function(...o){const{rootsOf:l}=t.late([400,210,913],5913);return new.target?
new l(...o):l(...o)},d=function(...o){const{unmatched:l}=t.late([400,210,913],5913);return new.target?new l(...o):l(...o)},r=2e5;function n({usages:o,notes:l,scanned:a,
changed:h,dialect:c,settings:E,listed:T}){const{declared:w,endedAt:R}=a;if(o.length===0&&!w.some(X=>"place"in X)&&E.roots.length===0)return{roots:[],notes:[]};const{
clients:f,versions:D}=c,A={usages:o,declared:w,clients:f},j=T===void 0?e(A,E,R===null):u(A,T),B=[],U=[],q=E.dialect.name==="auto"?[]:f,H=new $({clients:f,upgrade:E.
upgrade,versionIn:P(E.dialect,c)}),Q=E.depth!=="discovery";let C=0;for(const X of y(j,{changed:h,versions:D,hasCalls:Q})){if(C+=X.directories.length,C>r){U.push(
(0,g.YW)(X.directory,(0,_.ub)({kind:"roots",max:r})));break}H.add(X),Q&&B.push(X)}const K=[...v(o,w,{...c,set:q})].filter(({place:X})=>h===null||h.has(X.file)),
G=new Set(l.flatMap(({problem:X,place:Y})=>X.code==="lock-invalid"?Y.file:[])),x=[...K,...H.notes()].filter(({place:X})=>!G.has(X.file));return{roots:B,notes:[...x,
...U]}}function e(o,{roots:l},a){const h=l.map(T=>({text:T,matches:(0,I.Ls)([T])})),c=i({...o,patterns:h}),E=a?d(c,h):[];if(E.length===0)return c;throw new O.GN(
E.map(T=>`roots: no directory with configuration matches ${T}`))}function u(o,l){return o.clients.flatMap(a=>i({...o,clients:[a],patterns:[{text:"",matches:c=>l.
get(a)?.has(c)===!0}]}))}function s(o,l,{depth:a},h){if(a==="discovery")return o;const c=({kind:T,workspace:w})=>T==="cloud_default"?!!h.TF_CLOUD_HOSTNAME:T!=="\
backend_remote_default"||w?.organization===null,E=new Set(l.filter(T=>!c(T)).map(({place:T})=>m(T)));return o.map(T=>T.problem.code==="host-missing"&&E.has(m(T.
place))?{...T,problem:{...T.problem,severity:"error"}}:T)}const m=({file:o,line:l,column:a})=>`${o}:${l}:${a}`}),370:((lt,W,t)=>{t.d(W,{C_:()=>y,SQ:()=>O,o0:()=>v});
var _=t(6897),S=t(8416),P=t(7854),M=t(9488);const I=function(...d){const{scanInSteps:r}=t.late([400,210,913],5913);return new.target?new r(...d):r(...d)},g=20;async function O({
scan:d,exclude:r},{directory:n,environment:e,stop:u,progress:s}){const m={root:n,scan:d,exclude:r},o=u.why===null?$(m):null;if(o!==null)return o;const l=I(m,Object.
keys(e));return(0,_.n)(l,u,a=>s({kind:"scan",files:a}))}function $(d){const r={toolFiles:[],hasPlugins:!1};let n=0;for(const{kind:e}of(0,M.G)(d,r))if(n+=1,e!=="\
directory"||n>g)return null;return{...r,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function v(d,r,n){
const e=i(d,r,n),u=(0,S.L2)(e),{clients:s}=u;return{dialect:u,usedBy:()=>(0,S.rU)(u,e.scan),usages:(0,P.sw)(r.usages,s),notes:(0,P.vH)(r.notes,s)}}function i({dialect:d,
exclude:r,scan:n},e,{environment:u,directory:s}){if(n.length===0)return{setting:d,scan:null};const m=(0,S.oh)({root:s,exclude:r},e.toolFiles),o=!!u.TF_CLOUD_HOSTNAME;
return{setting:d,scan:{...e,tools:m,hasCloudHostname:o}}}const y=({hasPlugins:d},{scan:r})=>d||r.some(n=>n!==".")}),7082:((lt,W,t)=>{t.d(W,{O:()=>_});const _=S=>({
discovery:S,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((lt,W,t)=>{t.d(W,{C:()=>M,
h:()=>g});var _=t(5143),S=t(7854);const P=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backe\
nd_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function M(O,$,v,i=(0,S.kA)($)){const y=O.hostnames.flatMap(({host:r,services:n})=>{
const e=n.length>0?n:O.requiredServices;return(e.length>0?e:["any"]).map(s=>({host:r,service:s,clients:v,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),
d=new Set([...i,...O.hostnames.map(({host:r})=>r)]);return g([y,I($,d)],v)}const I=(O,$)=>O.flatMap(({kind:v,needs:i,place:y})=>{const d=!P.has(v);return i.map(
r=>({...r,because:[y],isImplied:!$.has(r.host),isForInit:d}))});function g(O,$){return[...Map.groupBy(O.flat(),({host:i,service:y})=>`${i} ${y}`).values()].flatMap(
i=>{const[y]=i;if(y===void 0)return[];const{host:d,service:r}=y,n=$.filter(e=>i.some(u=>u.clients.includes(e)));return{host:d,service:r,clients:n.length===$.length?
$:n,because:i.length===1?y.because:(0,_.As)([...i.flatMap(({because:e})=>e)]),isImplied:i.every(({isImplied:e})=>e),isForInit:i.some(({isForInit:e})=>e),...i.every(
({isAssumed:e})=>e===!0)?{isAssumed:!0}:{}}})}}),5960:((lt,W,t)=>{t.d(W,{e:()=>M,i:()=>g});var _=t(6697),S=t(1831),P=t(7082);function M(O,{hostnames:$,allowedHosts:v},{
isGuess:i}){const y=new Set($.map(({host:r})=>r)),d=new Map;for(const r of O){const{host:n}=r;if(y.has(n)||d.has(n))continue;const e=i===!0||r.isAssumed===!0,u=I(
r,e,(0,S.Jr)(n,v));u!==null&&d.set(n,u)}return d}function I({host:O,isImplied:$,because:v,clients:i,isAssumed:y=!1},d,r){const n=(0,S.nx)(O);if((0,S.Rt)(O))return(0,_.
U7)({host:n});const[e]=v.filter(s=>typeof s!="string"),u=$&&e!==void 0?{place:e,clients:i}:null;return u!==null&&d?(0,_.zo)({host:n,...u,isListed:y}):r?null:(0,_.
wp)(u===null?{host:n}:{host:n,implied:u})}const g=(O,$)=>({host:O,attempt:(0,P.O)({kind:"skipped",problem:$}),earlier:[],later:[],credentials:null,looks:[],difference:null,
forced:[]})}),566:((lt,W,t)=>{t.d(W,{f:()=>I,q:()=>$});var _=t(3024),S=t(6760),P=t(6309),M=t(5747);function I(r,n,e){const u=O((0,_.realpathSync)(r),n),s=(0,S.basename)(
n);g((0,S.join)(u,s));const m=(0,S.join)(u,`.${s.slice(0,60)}.${Math.random().toString(36).slice(2)}`),o=(0,_.openSync)(m,"wx");try{try{for(const l of e)(0,_.writeFileSync)(
o,l)}finally{(0,_.closeSync)(o)}(0,_.renameSync)(m,(0,S.join)(u,s))}catch(l){throw(0,_.rmSync)(m,{force:!0}),l}}function g(r){const n=(0,_.lstatSync)(r,{throwIfNoEntry:!1});
if(n===void 0||n.isFile()||n.isSymbolicLink())return;const e=n.isDirectory()?"is a directory":"is not a regular file";throw new P.L(`it ${e}; choose another pat\
h`)}function O(r,n){const e=(0,S.resolve)(r,n),u=d(r,e);if(!u&&!(0,S.isAbsolute)(n))throw new P.L(`it is outside ${r}; use an absolute path if that is intended`);
const s=u?r:(0,S.parse)(e).root;return(0,S.relative)(s,(0,S.dirname)(e)).split(S.sep).filter(Boolean).reduce((o,l)=>v(o,l,r),s)}function $(r,n){const e=(0,_.realpathSync)(
r);return i(O(e,n),(0,S.basename)(n),e)}function v(r,n,e){const u=(0,S.join)(r,n);return(0,_.lstatSync)(u,{throwIfNoEntry:!1})===void 0&&y(u),i(r,n,e)}function i(r,n,e){
const u=(0,S.join)(r,n);if(!(0,_.lstatSync)(u,{throwIfNoEntry:!1})?.isSymbolicLink())return u;const s=(0,_.realpathSync)(u);if(!d(e,r)||d(e,s))return s;throw new P.
L(`the link ${(0,S.relative)(e,u)} leads outside ${e}; remove it or choose another path`)}function y(r){try{(0,_.mkdirSync)(r)}catch(n){if((0,M.Oj)(n)!=="EEXIST")
throw n}}function d(r,n){const e=(0,S.relative)(r,n);return e!==".."&&!e.startsWith(`..${S.sep}`)&&!(0,S.isAbsolute)(e)}}),9076:((lt,W,t)=>{t.d(W,{QB:()=>S,im:()=>_,
yX:()=>P});const _=["fails","warns","works","unchecked","skipped"],S=5,P=({outcome:M})=>M!=="unchecked"&&M!=="skipped"}),997:((lt,W,t)=>{t.d(W,{O:()=>S,T:()=>M});
var _=t(1064);const S=({earlier:I,attempt:g,later:O})=>[...I,g,...O];function P({discovery:I,timing:g,headMs:O,hops:$},{attemptMs:v}){const i=O!==null&&O<=v?$.at(
-1)?.status:null;return i===null||(0,_.Mq)(i??0)?"retries":I.kind!=="failed"&&g.totalMs<=v?"works":"fails"}function M(I,g){const O=I.map(i=>P(i,g)),$=O.indexOf(
"works");return $<0?"never":$<=g.retries&&!O.slice(0,$).includes("fails")?"always":"sometimes"}}),3795:((lt,W,t)=>{t.d(W,{qY:()=>v,Si:()=>n,fN:()=>d,XP:()=>r});
var _=t(733),S=t(1831),P=t(4120),M=t(8641);const I=2,g=80;function O(e){if(e.kind==="scan")return`read ${(0,P.px)(e.files,"file")}`;if(e.kind==="registries")return`${e.
done} of ${(0,P.px)(e.total,"question")} to registries answered`;const{done:u,total:s,failed:m,waiting:o}=e,l=m===0?"":`, ${m} failed so far`;return`${u} of ${(0,P.
px)(s,"host")} checked${l}${$(o)}`}function $(e){if(e.size===0)return"";const u=[...e].slice(0,I).map(m=>(0,M.RK)((0,S.nx)(m),g)),s=e.size-u.length;return s>0?`\
; waiting for ${u.join(", ")} and ${(0,P.px)(s,"other")}`:`; waiting for ${u.join(" and ")}`}const v={show:()=>{},end:()=>{}},i=5e3,y=200;function d(e,u){let s=null,
m=!0;const o=u(i,()=>{s!==null&&(m&&e(O(s)),m=!m)});return{show:a=>{s=a},end:o}}function r(e,u,s){let m=null,o="";const l=s(y,()=>{const c=m===null?"":(0,_.W)(O(
m),0,u-1);c!==o&&(o=c,e(`\r${c}\x1B[K`))});return{show:c=>{m=c},end:()=>{l(),o!==""&&e("\r\x1B[K")}}}const n=(e,u)=>{const s=setInterval(u,e).unref();return()=>clearInterval(
s)}}),8463:((lt,W,t)=>{t.d(W,{t:()=>r});var _=t(6309),S=t(566),P=t(3329),M=t(5505),I=t(5955),g=t(8641);const O=function(...e){const{hash:u}=process.getBuiltinModule(
"node:crypto");return new.target?new u(...e):u(...e)},$=function(...e){const{renderBadge:u}=t.late([912],7912);return new.target?new u(...e):u(...e)},v=function(...e){
const{renderCodeQuality:u}=t.late([811],9811);return new.target?new u(...e):u(...e)},i=function(...e){const{renderHtml:u}=t.late([394],6394);return new.target?new u(
...e):u(...e)},y=function(...e){const{renderJunit:u}=t.late([176],176);return new.target?new u(...e):u(...e)},d=function(...e){const{renderSarif:u}=t.late([914,
341,695],7695);return new.target?new u(...e):u(...e)};function r({report:e,badge:u},s,m){const o=[],l=(a,h,c)=>{try{(0,S.f)(m,h,(0,I.mk)(c()))}catch(E){o.push(`\
the ${a} ${(0,g.RK)(h)} was not written: ${(0,g.RK)((0,_.A)(E))}`)}};for(const{path:a,format:h}of e)l("report",a,()=>n(h,s));return u!==null&&l("badge",u,()=>[$(
s.verdict)]),o}function n(e,{verdict:u,context:s}){switch(e){case"json":return(0,P.h)(u,s);case"sarif":return d(u,s);case"junit":return y(u,s);case"codequality":
return v(u,m=>O("sha256",m));case"html":return i(u,s,m=>O("sha256",m,"base64"));case"markdown":return[(0,M.Gc)(u,s)]}}}),7361:((lt,W,t)=>{t.d(W,{QY:()=>O,_N:()=>g,
eC:()=>I,mc:()=>M});var _=t(7574),S=t(5102),P=t(4120);function M({good:$,runs:v}){if(v===0)return null;const i=Math.floor(1e4*$/v);if(i>=9900)return`${i/100}%`;
const y=Math.floor(i/10);return y===0&&$>0?"below 0.1%":`${y/10}%`}const I=({days:$,good:v,runs:i})=>`${v} of ${(0,P.px)(i,"run")} in ${$} days`;function g($){const v=S.
vh.flatMap(y=>{const{length:d}=$.filter(n=>n.outcome===y),r=y==="warns"?"with warnings":S.nx[y];return d===0?[]:[`${d} ${r}`]});return`${$.length===1?"last run":
`last ${(0,P.px)($.length,"run")}`}: ${v.join(", ")}`}const O=({from:$,until:v},i)=>v===null?`${(0,_.u8)($,i)} so far`:(0,_.u8)($,v)}),4218:((lt,W,t)=>{t.d(W,{H6:()=>s,
MC:()=>i,U4:()=>y,XQ:()=>o,bW:()=>n,kW:()=>m,qX:()=>v,wz:()=>u});var _=t(9076),S=t(7574),P=t(5102),M=t(4120);const I=[{mark:"\u2581",belowMs:100,words:"below 10\
0 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",
belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],g="\u2573",O="\u254C";function $(l){return l.outcome===
"fails"?g:(0,_.yX)(l)?I.find(({belowMs:a})=>(l.ms??0)<a)?.mark??"":O}const v=l=>l.map($).join("");function i(l){const a=l.flatMap(({history:w})=>w.recent),h=new Set(
a.map($)),c=a.some(w=>$(w)===I[0].mark&&w.ms===null);return[...I.map(({mark:w,words:R},p)=>[w,p===0&&c?`${R} or not measured`:R]),[g,"failed"],[O,"no result"]].
filter(([w])=>h.has(w))}function y({hosts:l},{history:a}){return l.flatMap(c=>{const E=a?.get(c.visit.host);return E!==void 0&&E.recent.filter(_.yX).length>1?[{
host:c,history:E}]:[]}).toSorted((c,E)=>Number(r(E))-Number(r(c))||e(c,d)-e(E,d)||e(c,Number.POSITIVE_INFINITY)-e(E,Number.POSITIVE_INFINITY))}const d=30,r=({host:l})=>(0,P.
sG)(l)==="fails",n=({history:l},a)=>s(l).findLast(h=>h.days<=a);function e(l,a){const h=n(l,a);return h===void 0?1:h.good/h.runs}const u=l=>r(l)||l.history.recent.
some(({outcome:a})=>a==="fails"),s=({uptime:l})=>l.filter(({runs:a},h)=>a>(l[h-1]?.runs??0));function m({recent:l,uptime:a,incidents:[h]}){if(h===void 0||h.until!==
null)return null;const c=l.filter(({outcome:w})=>w==="fails").length,E=a.at(-1);return E!==void 0&&E.runs-E.good===1?`first failure in ${(0,M.px)(E.runs,"run")}`:
c<=h.runs&&h.runs>1?null:`failed ${c} of the last ${l.filter(_.yX).length} runs`}function o({incidents:[l]}){return l===void 0||l.until!==null||l.runs<2?null:`f\
ailing since ${(0,S.QN)(l.from)} (${(0,M.px)(l.runs,"run")})`}}),1505:((lt,W,t)=>{t.d(W,{G_:()=>r,Yj:()=>d,Zc:()=>i,o7:()=>y,pk:()=>v,se:()=>$,tN:()=>I});var _=t(
4e3),S=t(7574),P=t(4120),M=t(8884);const I=120,g=20,O=6;function $({requirements:o},l,a){return{label:"required",texts:(0,P.Sk)(o,g,c=>{const E=(0,M.Yx)(c.because,
a.because);return`${v(c,l,a)} (${E})`})}}function v({service:o,clients:l},{dialect:a},h){const c=o==="any"?(0,P.DO)(o):h.value(o,I);return a.clients.every(T=>l.
includes(T))?c:`${c} for ${(0,P.wO)(l)}`}function i({visit:o},l){const{timing:a,discovery:h}=o.attempt,c=h.kind==="failed"?h.excerpt:null,E=(0,S.I$)(a).map(([p,
f])=>`${p} ${(0,S.kJ)(f)}`),T=o.earlier.map(p=>{const{kind:f}=p.discovery;return`${f==="failed"?p.discovery.problem.code:f} after ${(0,S.kJ)(p.timing.totalMs)}`}),
w=c===null?[]:[l.value(c.replace(/\s+/gu," ").trim())],R=o.credentials?.hasToken?[l.prose(o.credentials.source)]:[];return[{label:"body",texts:w},{label:"timing",
texts:[E.join(", ")]},{label:"retried",texts:T},{label:"token from",texts:R}]}const y=(o,l)=>[{label:"credentials",texts:s(o)?u(o.visit.looks,l.prose):[]},{label:"\
host block",texts:m(o.visit).map(a=>l.prose(a))}];function d({visit:o,services:l,servicesFrom:a},h){const c=a===null?(0,S.kJ)(o.attempt.timing.totalMs):`host bl\
ock at ${h.because(a)}`,E=(0,_.K4)(l,O,({id:T})=>h.value(T,I));return`${l.length===0?"no services":E} (${c})`}function r(o){const l=Map.groupBy(o,a=>JSON.stringify(
a.looks.map(e)));return Array.from(l.values(),a=>({clients:a.map(({client:h})=>h),looks:a[0]?.looks.map(e)??[]}))}const n={nothing:"no entry","a token":"a token",
"an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:o,held:l,counts:a})=>({source:o,
held:`${n[l]}${a?l==="no token"?" (ends the search)":" (used)":""}`});function u(o,l){const a=r(o);return a.flatMap(({clients:h,looks:c})=>c.map(({source:E,held:T})=>`${a.
length>1?`${(0,P.wO)(h)}: `:""}${l(E)}: ${T}`))}const s=({findings:o})=>o.some(({problem:{code:l}})=>/^credentials-|^document-unauthorized$/.test(l));function m({
forced:o}){return[...Map.groupBy(o,({place:a})=>(0,M.eo)(a))].map(([a,h])=>`${a}, for ${(0,P.wO)(h.map(({client:c})=>c))}`)}}),2704:((lt,W,t)=>{t.d(W,{IL:()=>P,
Rr:()=>M,Z4:()=>S});var _=t(8641);const S=(I,g,O)=>`,
${O}"${I}": ${P(g,O)}`,P=(I,g)=>(0,_.s$)(JSON.stringify(I,null,2).replaceAll(`
`,`
${g}`));function*M(I,g,O,$){if(g.length===0){yield S(I,[],O);return}const v=`${O}  `;let i=`,
${O}"${I}": [`;for(const y of g)yield`${i}
${v}${P($(y),v)}`,i=",";yield`
${O}]`}}),522:((lt,W,t)=>{t.d(W,{P:()=>P,c:()=>M});var _=t(6174),S=t(5465);const P=I=>{const{clients:g,versions:O,releases:$,isGuess:v,why:i,evidence:y}=I;return{
clients:g,assumed:v??!1,why:(0,_._)(i),versions:Object.entries(M(O)).map(([d,r])=>({client:d,version:r})),releases:$.map(({name:d})=>d),evidence:y.map(({client:d,
version:r,level:n,text:e,place:u})=>({client:d,...M({version:r,kind:n,text:e}),...(0,S.$t)(u)}))}};function M(I){const g=Object.entries(I).map(([O,$])=>[O,typeof $==
"string"?(0,_._)($):$]);return Object.fromEntries(g)}}),3329:((lt,W,t)=>{t.d(W,{h:()=>E});var _=t(4e3),S=t(5799),P=t(2704),M=t(522),I=t(4283),g=t(997),O=t(1831),
$=t(8641),v=t(5465);function i(p){const{visit:f,requirements:D,services:A,servicesFrom:j,clients:B,isNew:U}=p,{discovery:q,hops:H,timing:Q,certificates:C}=f.attempt;
return{host:f.host,display:(0,O.nx)(f.host),discovery:q.kind,...y(q),documentUrl:r(q),hops:H.map(e),services:Object.fromEntries(A.map(K=>[K.id,u(K)])),servicesFrom:j===
null?null:(0,v.W$)(j),hostBlocks:f.forced.map(({client:K,place:G})=>({client:K,place:(0,v.W$)(G)})),required:D.map(({service:K,clients:G,because:x})=>({service:K,
clients:G,because:x.map(v.W$)})),credentials:f.credentials?.hasToken?f.credentials.source:null,looks:f.looks.map(({client:K,looks:G})=>({client:K,looks:G.map(n)})),
attempts:(0,g.O)(f).length,...f.earlier.length===0?{}:{earlier:f.earlier.map(d)},timingMs:o(Q),certificates:C,clients:B,...U?{new:!0}:{}}}function y(p){if(p.kind===
"skipped")return{code:p.problem.code};if(p.kind!=="failed")return{};const{problem:f,excerpt:D}=p;return{code:f.code,...D===null?{}:{excerpt:D}}}const d=({discovery:p,
timing:f})=>({discovery:p.kind,..."problem"in p?{code:p.problem.code}:{},ms:f.totalMs}),r=p=>p.kind==="found"||p.kind==="absent"?(0,I.Pl)(p.url):null,n=({source:p,
held:f,counts:D})=>({source:p,held:f,counts:D}),e=({url:p,status:f,reason:D,mediaType:A,authorization:j,address:B,proxy:U,ms:q})=>({url:(0,$.cq)(p),status:f,reason:D,
mediaType:A,authorization:j,address:B,proxy:U===null?null:(0,$.cq)(U),ms:q});function u(p){switch(p.kind){case"url":return{url:(0,$.cq)(p.url)};case"login":return{
login:s(p.login)};case"problem":return{problem:m(p.problem)}}}const s=({client:p,grantTypes:f,authz:D,token:A,ports:j,scopes:B})=>({client:p,grantTypes:f,authz:D===
null?null:(0,$.cq)(D),token:A===null?null:(0,$.cq)(A),ports:j,scopes:B}),m=({code:p,message:f,help:D})=>({code:p,message:f,help:D??null}),o=({lookupMs:p,connectMs:f,
tlsMs:D,firstByteMs:A,totalMs:j})=>({lookup:p,connect:f,tls:D,firstByte:A,total:j}),l=({directory:p,clients:f,rows:D})=>({...(0,v.jt)(p),clients:f,rows:D.map(a)});
function a({problems:p,places:f,platforms:D,...A}){const{kind:j,address:B,source:U,host:q,constraints:H,locked:Q,chosen:C,newest:K,worst:G}=A;return{kind:j,address:B,
source:U,host:q,constraints:H,locked:Q,chosen:C,newest:K,platforms:D.map(({platform:x,available:X})=>({platform:x,available:X})),worst:G,codes:p.map(({code:x})=>x),
places:f.map(v.W$)}}const h=1,c="  ";function*E(p,f){const{usages:D,...A}=f.scan,{hosts:j,findings:B,passed:U,ignored:q,stopped:H,roots:Q}=p,{remarks:C,repository:K,
repositories:G}=f;yield*[`{
  "schemaVersion": ${h}`,T("version",f.version),T("passed",U),...H===null?[]:[T("stopped",(0,_.Cw)(H)),T("incomplete",(0,_.zM)(H))],T("failOn",f.failOn),...K===
null?[]:[T("repository",K)],...G.length===0?[]:[T("repositories",G)],T("dialect",f.dialect.name),T("clientDetection",(0,M.P)(f.dialect)),T("clients",f.clients),
T("startedAt",f.startedAt),T("durationMs",f.durationMs),T("counts",w(p))],yield*(0,P.Rr)("hosts",j,c,i),yield*(0,P.Rr)("findings",B,c,R),Q.length>0&&(yield*(0,P.
Rr)("roots",Q,c,l)),yield*[T("ignored",q),T("usages",D),...C.length===0?[]:[T("remarks",C)],T("scan",A),`
}
`]}const T=(p,f)=>(0,P.Z4)(p,f,c),w=({findings:p})=>Object.fromEntries(S.oC.map(f=>[`${f}s`,p.filter(D=>D.severity===f).length]));function R(p){const{problem:f,
severity:D,host:A,service:j,places:B,affects:U,exclude:q}=p;return{code:f.code,severity:D,host:A,service:j,message:f.message,help:f.help??null,places:B.map(v.W$),
affects:U,...q===void 0?{}:{exclude:q}}}}),5465:((lt,W,t)=>{t.d(W,{$t:()=>P,W$:()=>S,jt:()=>I});var _=t(5143);const S=g=>typeof g=="string"?g:P(g),P=({file:g,line:O,
column:$,endColumn:v})=>({...M(g),line:O,column:$,endColumn:v});function M(g){const{repository:O,path:$}=(0,_.bH)(g);return O===null?{file:g}:{repository:O,file:$}}
function I(g){const{repository:O,path:$}=(0,_.bH)(g);return O===null?{directory:g}:{repository:O,directory:$}}}),9574:((lt,W,t)=>{t.d(W,{I$:()=>P,MB:()=>M,TM:()=>I,
U8:()=>$,hn:()=>O,rm:()=>g});var _=t(5955),S=t(8641);function P(i,y,d=[]){const r=i.map((e,u)=>`<th align="${d.includes(u)?"right":"left"}">${e}</th>`),n=y.map(
e=>`<tr>${i.map((s,m)=>`<td${d.includes(m)?' align="right"':""}>${e[m]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...n,"</tabl\
e>"].join(`
`)}const M=i=>["<ul>",...i.map(y=>`<li>${y}</li>`),"</ul>"].join(`
`),I=(i,y)=>["<details>",`<summary>${i}</summary>`,...y,"</details>"].join(`
`),g=i=>(0,S.D9)(i).replaceAll(".",".<wbr>"),O=i=>`<code>${(0,S.js)(i).replaceAll("/","/<wbr>")}</code>`;function $(i,y){const d=i.map(([s])=>s?.()??"");if(v(d)<=
y)return{texts:d,isWhole:!0};const r=d.map((s,m)=>{const o=s===""?[]:i[m]?.slice(1)??[];return[s,...o.map(l=>l())].filter(l=>l!=="")}),n=r.map(s=>s.at(-1)??"");
let e=y;return{texts:r.map((s,m)=>{const o=v(n.slice(m+1)),l=v(n.slice(m,m+1))<=e?n[m]:"",a=s.find(h=>v([h])<=e-o)??l??"";return e-=v([a]),a}),isWhole:!1}}const v=i=>i.
reduce((y,d)=>y+(d===""?0:(0,_.$$)(d)+2),0)}),5505:((lt,W,t)=>{t.d(W,{gD:()=>Ft,Fp:()=>Qt,Gc:()=>$t,XA:()=>Et,rL:()=>zt});var _=t(4e3),S=t(7574),P=t(5102),M=t(4120),
I=t(5955),g=t(6763),O=t(8641),$=t(1831),v=t(2796),i=t(4218),y=t(8884),d=t(9574),r=t(4503),n=t(8373);const e=6,u=200,s=50,m=3,o=3,l=1e3;function a(k,b,N=!0){const J=b.
context.repositories.length,st=`<b>${(0,y.mj)(k,J)}</b>`;if(!N)return st;const{shown:it,more:_t}=(0,_.zN)((0,y.eb)(k),e),Ot=b.isBrief&&_t>0?` ${(0,n.jP)(_t,"rep\
ository",b)}`:"";return`${st}: ${it.map(ct=>(0,n.u_)(ct,b)).join(", ")}${Ot}`}function h(k,b){const N=b.isBrief?[]:(0,y.eb)(k).slice(e);if(N.length===0)return[];
const{shown:J,more:st}=(0,_.zN)(N,u);return[(0,d.TM)((0,M.px)(N.length,"more repository"),[`<p>${J.map(it=>(0,n.u_)(it,b)).join(", ")}</p>`,...(0,n.R3)(st,"repo\
sitory",b)])]}function c(k,b){const N=(0,y._X)(k),[J]=N;if(J===void 0)return"";const st=(0,_.K4)(N,m,({repository:bt})=>(0,O.D9)(bt)),it=`${n.rC[(0,P.hm)(J.findings)??
"warning"]} <b>${(0,M.px)(N.length,"repository")}</b> ${(0,y.fP)(N)}: ${st}`;if(b.isBrief)return`<p>${it}</p>`;const{shown:_t,more:Ot}=(0,_.zN)(N,s),ct=_t.map(bt=>E(
bt,b));return(0,d.TM)(it,[(0,d.I$)(["Repository","Findings","First in"],ct),...(0,n.R3)(Ot,"repository",b)])}function E(k,b){const{repository:N,findings:J}=k,st=(0,_.
zN)([...Map.groupBy(J,({code:ct})=>ct)],o),it=st.shown.map(([ct,[bt,...xt]])=>{const Xt=bt===void 0?"":` at ${(0,n.b_)(bt.place,b)}`;return`${(0,n._h)(ct,ct,b)}${Xt}${xt.
length===0?"":` and ${xt.length} more`}`}),_t=(0,r.aE)(N,b.context),Ot=(0,d.hn)(N);return[_t===null?Ot:`<a href="${(0,O.js)(_t,l)}">${Ot}</a>`,(0,M.H8)(J),[...it,
...st.more>0?[`and ${(0,M.px)(st.more,"more code")}`]:[]].join("<br>")]}const T=20,w=10,R=700,p=4,f=300,D=1,A=6,j=12,B=4,U=100;function q(k,b){const{shown:N,more:J}=(0,_.
zN)((0,v.cZ)(k),b.isBrief?w:T);return[...N.map(it=>[...(0,n.W6)(b).map(_t=>()=>H(it,_t)),()=>`${G(it,b)}</p>`]),(0,n.R3)(J,"cause",b).map(it=>()=>it)]}function H(k,b){
const{message:N,help:J,isAside:st,sameAs:it}=k,{lines:_t,rest:Ot}=it===null?Q(k,b):{lines:[`The same hosts as for ${it}`],rest:[]};return[G(k,b),..._t.map(ct=>`\
<br>${ct}`),...N===null?[]:[`<br>${(0,M.Iu)((0,O.h$)(N,R))}`],...J===null||st?[]:[K(J)],...mt(k,b),"</p>",...Ot].join(`
`)}function Q(k,b){const{findings:N,message:J}=k,st=Y(N,b),it=J!==null||(0,v.hs)(k),_t=st&&!C(k)?[`In ${a(N,b,it)}`]:[],Ot=st&&it?h(N,b):[];if(st&&J!==null&&!(0,v.
hs)(k))return{lines:_t,rest:Ot};const ct=(0,v.S3)(k),bt=J===null?B:(0,v.hs)(k)?A:j,xt=ct.slice(0,bt).map(qt=>x(qt,k,b)),Xt=[...ut(k,ct.slice(bt),b),...Ot];return J===
null?{lines:_t,rest:[(0,d.MB)(xt),...Xt]}:{lines:xt.length===0?_t:[xt.join(", "),..._t],rest:Xt}}const C=k=>k.message!==null&&(0,v.hs)(k)&&k.hosts.length===1,K=k=>`\
<br><b>Help:</b> ${(0,O.h$)(k,R)}`;function G(k,b){const{severity:N,code:J,title:st}=k,it=(0,v.pq)(k),_t=it>1?`${(0,M.px)(it,(0,v.a2)(k))}: `:"";return`<p>${n.rC[N]}\
 <b>${_t}${st}</b> (${(0,n._h)(J,J,b)})`}function x(k,b,N){return"file"in k?(0,n.u_)(k,N):b.message===null?et(k,b,N):X(k,b.hosts.length===1,N)}function X(k,b,N){
const[J]=k,st=J?.host?(0,O.D9)((0,$.nx)(J.host)):"",it=J?.isHostNew?[M.dy]:[],_t=Y(k,N);if(b){const bt=(0,y.yv)(k).settings.map(n.Su),Xt=(_t?[...bt,a(k,N)]:[z(k,
p,N),...bt]).filter(qt=>qt!=="").join(", ");return`${st}${Xt===""?"":` in ${Xt}`}${it.map(qt=>` (${qt})`)}`}const Ot=_t?(0,M.px)((0,y.eb)(k).length,"repository"):
z(k,D,N).replace(/ places?$/,""),ct=[...it,Ot].filter(bt=>bt!=="").join("; ");return ct===""?st:`${st} (${ct})`}const Y=(k,{context:b})=>(0,y.mj)(k,b.repositories.
length)!=="",z=(k,b,N)=>(0,y.Ky)((0,y.yv)(k).lines,b,J=>(0,n.u_)(J,N)).replace(/ more (?=places?$)/,n.UZ);function et(k,b,N){const J=(0,v.hs)(b)?X(k,!1,N):z(k,D,
N);return k.map(({problem:st})=>{const it=(0,O.h$)(st.message,f),_t=b.help===null&&st.help?K(st.help):"";return`${J===""?(0,M.Iu)(it):`${J}: ${it}`}${_t}`}).join(
"<br>")}function ut(k,b,N){const J=k.message===null?"finding":(0,v.a2)(k),st=b.length;if(st===0||N.isBrief)return(0,n.R3)(st,J,N);const{shown:it,more:_t}=(0,_.zN)(
b,U),Ot=it.map(bt=>x(bt,k,N)),ct=k.message===null?(0,d.MB)(Ot):`<p>${Ot.join(", ")}</p>`;return[(0,d.TM)((0,M.px)(st,`more ${J}`),[ct,...(0,n.R3)(_t,J,N)])]}function mt(k,{
context:b}){const{findings:N,hosts:J,severity:st}=k,[it,_t]=J,Ot=(0,M.od)(k.affects,b.clients),ct=C(k)?[]:(0,y.yv)(N).settings.map(n.Su),bt=it===void 0||_t!==void 0?
null:b.history?.get(it),xt=bt&&st==="error"?(0,i.kW)(bt):null,Xt=[...Ot===""?[]:[`Affects ${Ot}.`],...ct.length===0?[]:[`Required by ${ct.join(", ")}.`],...xt===
null?[]:[`${(0,M.Iu)(xt)}.`]];return Xt.length===0?[]:[`<br><sub>${Xt.join(" ")}</sub>`]}var wt=t(1064),gt=t(1505);const Dt=20,yt=20,Lt=["fails","warns","works"];
function Yt(k,b){const N=k.filter(ct=>(0,P.cG)(ct)&&!(0,P.JR)(ct)),[J,...st]=N;if(J===void 0||b.isBrief)return"";const it="Requests, responses and certificates \
of";if(st.length===0)return(0,d.TM)(`${it} ${Vt(J)}`,tn(J,b));const{shown:_t,more:Ot}=(0,_.zN)(N,Dt);return(0,d.TM)(`${it} ${(0,M.px)(N.length,"host")}`,[..._t.
map(ct=>(0,d.TM)(`${n.Gr[(0,P.sG)(ct)]} ${Vt(ct)}`,tn(ct,b))),...(0,n.R3)(Ot,"host",b)])}const Vt=({visit:{host:k,attempt:b}})=>`${(0,O.D9)((0,$.nx)(k))} (${(0,M.
px)(b.hops.length,"request")}, ${(0,S.kJ)(b.timing.totalMs)})`;function tn(k,b){const{hops:N,certificates:J}=k.visit.attempt;return[rn(k,b),...k.services.length===
0?[]:[cn(k,b)],...N.length===0?[]:[V(N)],...J.length===0?[]:[rt(J,b)]]}function rn(k,b){const N=(0,n.Bm)(b);return["<table>",...[(0,gt.se)(k,b.context,N),{label:"\
clients",texts:sn(k,b)},...(0,gt.Zc)(k,N),...(0,gt.o7)(k,N)].flatMap(({label:it,texts:_t})=>_t.length===0?[]:[`<tr><td><b>${(0,M.Iu)(it)}</b></td><td>${_t.join(
"<br>")}</td></tr>`]),"</table>"].join(`
`)}const sn=({clients:k},{context:b})=>Lt.flatMap(N=>{const J=b.clients.filter(it=>k[it]===N),st=J.map(it=>wt.bB[it]).join(", ");return J.length===0?[]:[`${n.Gr[N]}\
 ${st}`]});function cn({services:k,servicesFrom:b},N){const{shown:J,more:st}=(0,_.zN)(k,yt),it=J.map(ct=>[(0,O.D9)(ct.id,gt.tN),on(ct)]),_t=st>0?[[`and ${st} mo\
re`,N.rest]]:[],Ot=b===null?"URL":`URL, from the host block at ${(0,n.u_)(b,N)}`;return(0,d.I$)(["Service",Ot],[...it,..._t])}function on(k){switch(k.kind){case"\
url":return(0,O.D9)((0,O.cq)(k.url));case"login":{const{client:b,authz:N,token:J,ports:st}=k.login;return[`authz ${(0,O.D9)((0,O.cq)(N??"none"))}`,`token ${(0,O.
D9)((0,O.cq)(J??"none"))}`,`client ${(0,O.D9)(b,gt.tN)}, ports ${st.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${k.problem.code}`}}function V(k){const b=k.
map((N,J)=>{const st=N.proxy===null?"":`through ${(0,O.D9)((0,O.cq)(N.proxy))}`,it=N.status===null?"no response":`${N.status} ${(0,O.h$)(N.reason,gt.tN)}`.trim();
return[String(J+1),(0,O.D9)((0,O.cq)(N.url)),N.mediaType===null?it:`${it}<br>${(0,O.D9)(N.mediaType,gt.tN)}`,(0,M.Rk)(N.authorization),N.address===null?st:(0,O.
D9)(N.address,gt.tN),(0,S.kJ)(N.ms).replace(" ","&nbsp;")]});return(0,d.I$)(["Hop","Request","Response","Token","Address","Time"],b,[0,5])}function rt(k,{context:b}){
const N=k.map(({host:J,subject:st,issuer:it,expires:_t})=>[(0,O.D9)(J,gt.tN),(0,O.h$)((0,S.nO)(_t,b.startedAt)),(0,O.D9)(st,gt.tN),(0,O.D9)(it,gt.tN)]);return(0,d.
I$)(["TLS certificate","Valid until","Subject","Issuer"],N)}var Mt=t(7361);const Rt=10,Wt=40,Ut=20,Gt=3,Z=40;function tt(k,b){const{history:N}=b.context,J=(0,i.
U4)(k,b.context),st=b.isBrief?J.filter(i.wz):J;if(st.length===0)return J.length===0&&(N?.size??0)>0&&!b.isBrief?"<p><b>History</b>: 1 run so far</p>":"";const it=st.
slice(0,b.isBrief?Rt:Wt),_t=dt(st),Ot=bt=>ht(bt,_t,b),ct=it.slice(Rt);return[`<p><b>History</b>: ${ft(J)}</p>`,Ot(it.slice(0,Rt)),...ct.length===0?[]:[(0,d.TM)(
(0,M.px)(ct.length,"more host"),[Ot(ct)])],`<p><sub>${St(it)}</sub></p>`,...Pt(st.slice(it.length),b),...Nt(st,b)].join(`

`)}function ft(k){const b=Math.max(...k.map(({history:st})=>st.recent.length)),N=k.filter(i.wz).length;if(N===0)return`no failure in the last ${(0,M.px)(b,"run")}`;
const J=k[0]?.history.recent.filter(({outcome:st})=>st==="fails").length;return k.length===1?`${J} of the last ${(0,M.px)(b,"run")} failed`:`${N} of ${k.length}\
 hosts failed in the last ${(0,M.px)(b,"run")}`}function dt(k){const b=k.flatMap(({history:N})=>(0,i.H6)(N).map(J=>J.days));return[...new Set(b)].toSorted((N,J)=>N-
J)}const ht=(k,b,N)=>(0,d.I$)(["Host",...b.map(J=>`Uptime<br>${J}&nbsp;days`),"Latency<br>30&nbsp;days"],k.map(J=>Tt(J,b,N)),b.map((J,st)=>st+1).concat(b.length+
1));function Tt({host:k,history:b},N,{isBrief:J}){const st=(0,P.sG)(k),it=J?null:(0,i.XQ)(b),_t=`${n.Gr[st]}&nbsp;${(0,d.rm)((0,$.nx)(k.visit.host))}`,Ot=`<code\
 role="img" aria-label="${(0,Mt._N)(b.recent)}">${(0,i.qX)(b.recent)}</code>`,ct=N.map(xt=>{const Xt=(0,i.H6)(b).find(qt=>qt.days===xt);return Xt===void 0?"":`${(0,Mt.
mc)(Xt)}<br><sub>${(0,M.px)(Xt.runs,"run")}</sub>`}),bt=b.medianMs===null?"":(0,S.kJ)(b.medianMs);return[[_t,Ot,...it===null?[]:[`<sub>${(0,O.js)(it)}</sub>`]].
join("<br>"),...[...ct,bt].map(xt=>xt.replaceAll(" ","&nbsp;"))]}function St(k){return`The newest run is at the right. ${(0,i.MC)(k).map(([N,J])=>`<code>${N}</c\
ode>&nbsp;${J}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function Pt(k,b){if(k.length===0)return[];const N=k.every(
({history:it})=>it.uptime.every(({good:_t,runs:Ot})=>_t===Ot)),J=b.rest===n.h?"in the history file":b.rest,st=N?", all without a failure in this time":` ${J}`;return[
`<p>and ${(0,M.px)(k.length,"more host")}${st}</p>`]}function Nt(k,{context:b}){const N=k.flatMap(({host:Ot,history:ct})=>ct.incidents.map(bt=>({host:Ot,incident:bt}))).
toSorted((Ot,ct)=>Ot.incident.from<ct.incident.from?1:-1);if(N.length===0)return[];const{shown:J,more:st}=(0,_.zN)(N,Ut),it=J.map(({host:Ot,incident:ct})=>[(0,d.
rm)((0,$.nx)(Ot.visit.host)),(0,O.js)((0,S.QN)(ct.from)),(0,Mt.QY)(ct,b.startedAt),String(ct.runs),Ct(ct)]),_t=st>0?`The last ${it.length} incidents`:(0,M.px)(it.
length,"incident");return[(0,d.TM)(_t,[(0,d.I$)(["Host","From","Duration","Runs","Problems"],it,[3])])]}const Ct=({codes:k})=>(0,_.K4)(k,Gt,b=>(0,O.D9)(b,Z)),At=50,
kt=4,jt=2,Bt=3;function Zt(k,b,N){const J=k.filter(xt=>(0,P.sG)(xt)===b);if(J.length===0)return"";const st=b==="works"&&k.some(xt=>(0,P.sG)(xt)==="warns"),it=nn(
J,b,st?" without warnings":"");if(N.isBrief)return`<p>${it}</p>`;const{shown:_t,more:Ot}=(0,_.zN)(J,At),ct=["Host","Required by",b==="works"?"Services":"Reason"],
bt=_t.map(xt=>en(xt,N));return(0,d.TM)(it,[(0,d.I$)(ct,bt),...(0,n.R3)(Ot,"host",N)])}function nn(k,b,N){const J=(0,_.K4)(k,Bt,({visit:it})=>(0,O.D9)((0,$.nx)(it.
host))),st=k.length===1?`${J} ${P.nx[b]}${N}`:`<b>${(0,M.px)(k.length,"host")}</b> ${P.nx[b]}${N}: ${J}`;return`${n.Gr[b]} ${st}`}function en(k,b){const N=k.requirements.
flatMap(st=>st.because),{discovery:J}=k.visit.attempt;return[`${(0,d.rm)((0,$.nx)(k.visit.host))}${k.isNew?`<br><sub>${M.dy}</sub>`:""}`,N.length===0?"":ln(N,b),
(0,P.JR)(k)&&J.kind==="skipped"?J.problem.title:(0,gt.Yj)(k,(0,n.Bm)(b))]}function ln(k,b){const{places:N,isOfRepositories:J}=(0,y.rv)(k),st=Ot=>(0,n.u_)(Ot,b);
if(!J)return(0,y.Ky)(k,kt,st);const it=N.slice(0,jt).map(st).join(", "),_t=N.length>jt?", \u2026":"";return`${(0,M.px)(N.filter(y.cC).length,"repository")}: ${it}${_t}`}
var Ht=t(4148);const un=100,dn=40,hn=k=>(0,Ht.fi)(k,d.hn),mn=k=>({name:(b,N)=>an(b,N,k),problem:({code:b,title:N})=>(0,n._h)(b,N,k),file:d.hn,value:(b,N)=>(0,O.
D9)(b,N).replaceAll(" ","&nbsp;"),maxRows:dn});function En(k,b){const{wrong:N,good:J}=(0,Ht.jB)(k),st=N.length>1||b.isBrief&&N.length>0,it=st?[pn((0,Ht.$_)(N,mn(
b)),b)]:[],_t=b.isBrief||b.context.repositories.length>1,Ot=b.isBrief?[]:_t?N:[...N,...J],{shown:ct,more:bt}=(0,_.zN)(Ot,un),xt=ct.map(Mn=>$n(Mn,b)),Xt=[...it,...xt.
slice(0,N.length)],qt=xt.slice(N.length),_n=qt.length<=Ht.LC?qt:[(0,d.TM)(fn(J),qt)];return[...st?[(0,d.TM)(gn(N),Xt)]:Xt,..._t&&J.length>0?[`<p>${fn(J)}</p>`]:
_n,...(0,n.R3)(bt,"root module",b)].join(`

`)}function pn({shown:k,more:b,name:N,problems:J,facts:st},it){const _t=[N,...J,...st],Ot=k.map(ct=>_t.map(({cell:bt})=>bt(ct)));return(0,d.I$)(_t.map(({title:ct})=>(0,M.
Iu)(ct)),b>0?[...Ot,[(0,n.jP)(b,"row",it)]]:Ot)}function gn(k){const b=(0,Ht.qj)(k[0]??{rows:[]}),N=(0,_.K4)(k,Ht.LC,hn);return k.length===1?`${n.Gr[b]} <b>${N}\
</b>: ${Ht.pJ[b]}`:`${n.Gr[b]} <b>${(0,M.px)(k.length,"root module")}</b> with errors or warnings: ${N}`}function fn(k){const b=k.flatMap(N=>N.rows);return`${n.
Gr[(0,Ht.Fg)(b)]} <b>${(0,M.px)(k.length,"root module")}</b>: ${(0,Ht.nS)(b)}`}const $n=(k,b)=>(0,d.TM)(`${n.Gr[(0,Ht.Fg)(k.rows)]} <b>${hn(k)}</b>: ${(0,Ht.L4)(
k)}`,[pn((0,Ht.c_)(k,mn(b)),b)]);function an(k,b,N){const J=`${n.Gr[(0,Ht.Fg)([k])]}&nbsp;<b>${(0,d.hn)(b)}</b>`,[st]=k.places,it=[...k.kind==="module"&&k.source!==
k.address?[(0,d.hn)(k.source)]:[],...st===void 0?[]:[(0,n.u_)(st,N)]];return it.length===0?J:`${J}<br><sub>${it.join(" at ")}</sub>`}const L=1e6,F=1e3,nt=5,ot=600,
at=100,pt=7,$t=(k,b)=>Et(k,{context:b,rest:n.h,isBrief:!1},{head:`## ${Ft(k,b)}`,foot:`tf-disco ${(0,O.js)(b.version)}, started ${(0,O.js)((0,S.QN)(b.startedAt))}\
.`,maxBytes:L});function Et(k,b,{head:N,foot:J,maxBytes:st}){const it=st-F-(0,I.$$)(N+J),{texts:_t,isWhole:Ot}=(0,d.U8)(vt(k,b),it),ct=_t.filter(Xt=>Xt!==""),xt=!b.
isBrief&&(!Ot||ct.some(n.ze))?`${J} ${It(b)}`:J;return`${[N,...ct,`<sub>${xt}</sub>`].join(`

`)}
`}function vt(k,b){const N=(0,P.md)(k.hosts),J=N.filter(({findings:ct})=>ct.length===0),st=({severity:ct})=>ct==="notice",it=k.findings.filter(st),_t=k.findings.
filter(ct=>!st(ct)),Ot=(ct,bt)=>[...(0,n.W6)(b).map(xt=>()=>bt(xt)),()=>`<p>More about ${ct} ${b.rest}</p>`];return[...q(_t,b),Ot("hosts",ct=>Zt(J,"unchecked",ct)),
Ot("repositories",ct=>c(k.files,ct)),Ot("the history",ct=>tt(k,ct)),Ot("root modules",ct=>En(k.roots,ct)),Ot("requests",ct=>Yt(N,ct)),Ot("hosts that passed",ct=>Zt(
N,"works",ct)),Ot("skipped hosts",ct=>Zt(N,"skipped",ct)),Ot("notices",ct=>Kt(it,ct)),(0,n.W6)(b).map(ct=>()=>Jt(k,ct))]}function It({context:k}){const b=k.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,O.js)(b)}">kept as an artifa\
ct</a>.`}function Kt(k,b){if(k.length===0||b.isBrief)return"";const N=`${n.rC.notice} ${(0,M.px)(k.length,"notice")}`;return(0,d.TM)(N,q(k,b).flatMap(([J])=>J?.()??
[]))}function Jt(k,b){const N=(0,g.h$)(k,b.context).map(Ot=>`${(0,M.Iu)((0,O.h$)(Ot,ot))}.`),{shown:J,more:st}=(0,_.zN)(N,nt),it=`<p>${N.slice(nt).join("<br>")}\
</p>`,_t=st>0?[(0,d.TM)((0,M.px)(st,"more remark"),[it])]:[];return[`<p>${J.join("<br>")}</p>`,...b.isBrief?(0,n.R3)(st,"remark",b):_t].join(`
`)}const Ft=(k,b)=>`${zt(k)} ${(0,M.Iu)((0,P.$N)(k,b))}`;function zt(k){const b=k.findings.some(({severity:J})=>J!=="notice"),N=k.hosts.length===0?"skipped":"wo\
rks";return n.Gr[k.passed?b?"warns":N:"fails"]}function Qt({url:k,workflow:b,job:N,commit:J}){const st=b.split("/").at(-1)??"";return[`<a href="${(0,O.js)(k)}">${(0,O.
D9)(st===""?"this run":st,at)}</a>`,...N===""?[]:[`job ${(0,O.D9)(N,at)}`],...J===""?[]:[`commit ${(0,O.D9)(J.slice(0,pt))}`]].join(", ")}}),8373:((lt,W,t)=>{t.
d(W,{Bm:()=>h,Gr:()=>y,R3:()=>n,Su:()=>l,UZ:()=>d,W6:()=>$,_h:()=>a,b_:()=>m,h:()=>O,jP:()=>r,rC:()=>i,u_:()=>s,xy:()=>v,ze:()=>e});var _=t(5143),S=t(4503),P=t(
4120),M=t(8884),I=t(8641),g=t(9574);const O="in the JSON report",$=c=>c.isBrief?[c]:[c,{...c,isBrief:!0}],v="in the job summary",i={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"},y={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},d="&nbsp;more ",r=(c,E,{rest:T})=>`and ${c}${d}${c===
1?E:(0,P._l)(E)} ${T}`,n=(c,E,T)=>c>0?[`<p>${r(c,E,T)}</p>`]:[],e=c=>c.includes(d),u=600,s=(c,E)=>typeof c=="string"?l(c):o(c,(0,M.eo)(c),E),m=(c,E)=>o(c,(0,M.eo)(
{...c,file:(0,_.bH)(c.file).path}),E);function o(c,E,{context:T}){const w=(0,g.hn)(E),R=(0,S.uM)(c,T);return R===null||R.length>u?w:`<a href="${(0,I.js)(R,u)}">${w}\
</a>`}const l=c=>c.endsWith(" input")?`the ${(0,I.D9)(c.replace(/ input$/,""))} input`:(0,I.D9)(c),a=(c,E,{context:T})=>`<a href="${(0,I.js)(`${T.docsUrl}#${c}`)}\
">${E}</a>`,h=c=>({value:I.D9,prose:I.h$,because:E=>s(E,c)})}),5102:((lt,W,t)=>{t.d(W,{$N:()=>s,JR:()=>y,QK:()=>u,b:()=>r,cG:()=>i,fX:()=>l,hm:()=>e,md:()=>n,nx:()=>O,
sG:()=>v,vh:()=>$});var _=t(2886),S=t(4e3),P=t(5799),M=t(4120),I=t(8884),g=t(4148);const O={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},$=["fails","unchecked","warns","skipped","works"];function v(E){if(r(E))return"unchecked";const T=e(E.findings);return T==="error"?"fai\
ls":T==="warning"?"warns":y(E)?"skipped":"works"}const i=E=>["fails","warns"].includes(v(E)),y=({visit:E})=>E.attempt.discovery.kind==="skipped",d=["host-not-ch\
ecked",..._.ml],r=({visit:{attempt:E}})=>E.discovery.kind==="skipped"&&d.includes(E.discovery.problem.code);function n(E){return $.flatMap(T=>E.filter(w=>v(w)===
T))}const e=E=>P.oC.find(T=>E.some(w=>w.severity===T))??null;function u({findings:E}){const T=e(E);return T==="notice"?[]:E.filter(({severity:w})=>w===T)}function s({
hosts:E,files:T,findings:w,passed:R,stopped:p,roots:f},{repositories:{length:D}}){const A=(0,g.g5)(f,D),j=A===null?T:T.filter(({problem:X})=>!m.test(X.code)),B=j.
filter(X=>!o(X)),U=e(B)==="error"&&!E.some(X=>v(X)==="fails"),H=A===null&&!U&&D>0?` in ${(0,M.px)(D,"repository")}`:"",C=[B.length<j.length?[`nothing to check${H}`]:
a(E,H),c(B,A===null&&U?D:null)],K=U?C.toReversed():C,G=[A??[],...K].flat().join(", "),x=e(w)==="error";if(p!==null){const X=(0,S.Cw)(p);return x||E.some(r)?`${G}\
 (${X})`:`${X}; ${G}`}return R&&x?`${G} (the check passes: fail-on is never)`:R||x?G:`${G} (the check fails: fail-on is warning)`}const m=/^(?:module|provider|version|package|constraint|lock)-/,
o=({problem:E,severity:T})=>E.code==="nothing-to-check"&&T==="error",l="not allowed";function a(E,T){const w=E.length;if(w===0)return[`no registry hosts to chec\
k${T}`];const R=E.filter(y),p=E.filter(K=>!y(K)),f=(K,G)=>K.filter(x=>v(x)===G).length,D=[{count:f(p,"fails"),words:O.fails},{count:f(R,"fails"),words:l},{count:f(
R,"unchecked"),words:O.unchecked}],A=D.some(({count:K})=>K>0),j=[{count:p.length,words:O.works},{count:R.length,words:O.skipped}],[B,...U]=(A?D:j).filter(({count:K})=>K>
0),H=B?.words===l||B?.words===O.unchecked?B.count===1?"is ":"are ":"",Q=f(p,"warns"),C=w===1?"":`${Q} ${A?"more ":""}`;return[`${h(B?.count??0,w)}${T} ${H}${B?.
words}`,...U.map(({count:K,words:G})=>`${K} ${G}`),...Q===0?[]:[`${C}with warnings`]]}function h(E,T){return T===1?"1 registry host":E===T?`all ${T} registry ho\
sts`:`${E} of ${T} registry hosts`}function c(E,T){const w=e(E);if(w===null||w==="notice")return[];const R=E.filter(({severity:j})=>j===w),p=(0,I.eb)(R).length,
f=p===0?(0,I.Dc)(R):0,D=(0,I.BQ)(E),A=T===null?(0,M.px)(p,"repository"):(0,I.iW)(p,T);return[...p===0?[]:[`${w}s in files of ${A}`],...f===0?[]:[`${w}s in ${(0,M.
px)(f,"file")}`],...e(D)===w?[`${w}s in the ${(0,I.et)(D)}`]:[]]}}),4148:((lt,W,t)=>{t.d(W,{$_:()=>E,Fg:()=>y,L4:()=>e,LC:()=>n,Mm:()=>v,c_:()=>c,fi:()=>u,g5:()=>s,
jB:()=>m,nS:()=>R,pJ:()=>r,qj:()=>i});var _=t(4e3),S=t(5143),P=t(1064),M=t(5011),I=t(5257),g=t(4120),O=t(8884);const $=["fails","warns","works"];function v({worst:H}){
return H==="error"?"fails":H==="warning"?"warns":"works"}const i=({rows:H})=>$.find(Q=>H.some(C=>v(C)===Q))??"works";function y(H){const Q=i({rows:H});return Q===
"works"&&H.some(d)?"skipped":Q}const d=({chosen:H})=>Object.keys(H).length===0,r={fails:"init fails",warns:"has warnings",works:"passed"},n=3;function e(H){const Q=i(
H);return Q==="works"?R(H.rows):r[Q]}const u=({directory:H},Q)=>H===I.cd.file?I.cd.file:H==="."?"the top directory":Q((0,O.II)(H));function s(H,Q=0){const C=H.filter(
({directory:z})=>z!==I.cd.file),{failing:K}=m(C),{length:G}=K;if(G===0)return null;const x=new Set(K.map(({directory:z})=>(0,S._M)(z))),X=Q<2?"":` (${(0,O.iW)(x.
size,Q)})`;return C.length===1?`init fails${X}`:`init fails in ${G===C.length?`all ${G}`:`${G} of ${C.length}`} root modules${X}`}const m=H=>l(H,i),o=({rows:H})=>l(
H,v);function l(H,Q){const{fails:C=[],warns:K=[],works:G=[]}=Object.groupBy(H,Q);return{failing:C,wrong:[...C,...K],good:G}}const a=({kind:H,source:Q,constraints:C,
locked:K,chosen:G,problems:x})=>JSON.stringify([H,Q,C,K,G,x]),h=3;function c(H,Q){const{wrong:C,good:K}=o(H);return T({clients:H.clients,rows:[...C,...K]},[],Q)}
function E(H,Q){const C=H.flatMap(z=>o(z).wrong.map(et=>({root:z,row:et}))),K=Map.groupBy(C,({row:z})=>a(z)),G=[...K.values()].flatMap(([z])=>z?.row??[]),x=P.Du.
filter(z=>H.some(et=>et.clients.includes(z))),X=({root:z})=>u(z,Q.file),Y=z=>(0,_.K4)(K.get(a(z))??[],h,X);return T({clients:x,rows:o({rows:G}).wrong},[{title:"\
root modules",cell:Y}],Q)}function T({clients:H,rows:Q},C,K){const{shown:G,more:x}=(0,_.zN)(Q,K.maxRows??Q.length);return{rows:Q,shown:G,more:x,name:{title:"mod\
ule or provider",cell:Y=>K.name(Y,w(Y,H))},problems:j([B(K)],G),facts:[...C,...A({clients:H,rows:G},K.value)]}}const w=({address:H,host:Q},C)=>C.every(K=>(0,M.Vm)(
K)===Q)&&H.startsWith(`${Q}/`)?H.slice(Q.length+1):H;function R(H){const Q=[...new Map(H.map(Y=>[`${Y.kind} ${Y.source}`,Y])).values()],C=["module","provider"].
flatMap(Y=>{const{length:z}=Q.filter(et=>et.kind===Y);return z===0?[]:[(0,g.px)(z,Y)]});if(C.length===0)return"no registry modules and no providers";const K=H.some(
({platforms:Y})=>Y.length>0)?" and package":"",G=Q.filter(d).length,x=Q.filter(({chosen:Y})=>Object.values(Y).includes(null)).length,X=G+x===0?`every version${K}\
 is available`:[...x>0?[`${x} without a version`]:[],...G>0?[`${G} not checked`]:[]].join(", ");return`${C.join(" and ")}, ${X}`}const p=60,f=6,D=12;function A({
clients:H,rows:Q},C){const K=Q.every(({chosen:x})=>new Set(Object.values(x)).size<=1),G=[{title:"constraint",cell:({constraints:x})=>(0,_.K4)([...new Set(x)],f,
X=>C(X,p))},...K?[{title:"version",cell:x=>U(x,null,C)}]:H.map(x=>({title:P.bB[x],cell:X=>U(X,x,C)})),{title:"newest",cell:({newest:x})=>x===null?"":C(x,p)},{title:"\
platforms",cell:({platforms:x})=>q(x,C)}];return j(G,Q)}const j=(H,Q)=>H.filter(({cell:C})=>Q.some(K=>C(K)!=="")),B=H=>({title:"problem",cell:({problems:Q})=>Q.
filter(({usualSeverity:C})=>C!=="notice").map(H.problem).join(", ")});function U({chosen:H,locked:Q},C,K){const G=C===null?Object.values(H)[0]:H[C];return G===void 0?
"":G!==null?`${K(G,p)}${G===Q?" (locked)":""}`:Q===null?"none":`none (locked: ${K(Q,p)})`}function q(H,Q){return(0,_.K4)(H,D,({platform:C,available:K})=>`${K===
null?"?":K?"\u2713":"\u2717"} ${Q(C,p)}`)}}),733:((lt,W,t)=>{t.d(W,{W:()=>g,n:()=>S});const _=/^[ -~]*$/;function S(O){if(_.test(O))return O.length;let $=0;for(const v of O)
$+=P(v);return $}function P(O){return _.test(O)?1:M(O)?0:new RegExp("\\p{Regional_Indicator}","u").test(O)?1:I(O)?2:1}const M=O=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(O),I=O=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(O);function g(O,$,v){let[i,y]=["",0];for(const d of O){const r=P(d),n=y+r;if(y>=$&&n<=v&&(r>0||y>$)?i+=d:i+=" ".repeat(Math.max(0,Math.min(n,v)-Math.max(y,
$))),y=n,y>v)break}return i}}),7146:((lt,W,t)=>{t.d(W,{ky:()=>y,nI:()=>P,qt:()=>$,wW:()=>v});var _=t(733);const S={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function P(r,n,e){return e.colour?`\x1B[${S[n]}m${r}\x1B[0m`:r}const M=(r,n,{hyperlinks:e})=>n===void 0||!e?r:`\x1B]8;;${n}\x1B\\${r}\x1B]8;;\x1B\\`,I=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
g=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,O=5001;function $(r){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:u="",VTE_VERSION:s}=r;
return n?n!=="0":r.CI||r.NO_COLOR||e==="dumb"?!1:Number(s)>=O||I.test(u)||g.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(m=>r[m])}function v(r,n){const e="\
 ".repeat(r.indent),u=r.label.padEnd((r.column??0)-1),s=" ".repeat(r.indent+(r.column??2)),[m="",...o]=d(n.withFlags?.(r.text)??r.text,{first:n.width-e.length-u.
length-1,others:n.width-s.length}),l=M(P(u,r.style,n),r.url,n),a=i(m,r.linked,n);return[`${e}${l} ${a}`.trimEnd(),...o.map(h=>`${s}${h}`)]}function i(r,n,e){return!n?.
url||!r.startsWith(n.text)?r:`${M(n.text,n.url,e)}${r.slice(n.text.length)}`}function y(r,{width:n,withFlags:e}){const[u="",...s]=d(e?.(r)??r,{first:n,others:n-
2});return[u,...s.map(m=>`  ${m}`)]}function d(r,n){const e=[];let u="",s=0;for(const m of r.split(" ")){const o=e.length===0?n.first:n.others,l=(0,_.n)(m);u!==
""&&s+1+l>o?(e.push(u),u=m,s=l):(s=u===""?l:s+1+l,u=u===""?m:`${u} ${m}`)}return[...e,u]}}),6536:((lt,W,t)=>{t.d(W,{S5:()=>pn,MV:()=>gn,K8:()=>fn});var _=t(2389),
S=t(2796),P=t(5102),M=t(4120),I=t(6763),g=t(8641),O=t(4e3),$=t(1831),v=t(4503),i=t(8884),y=t(733),d=t(7146);const r=160,n=12,e="    ",u=/##\w*\[/;function s({place:L,
before:F,literal:nt,after:ot},at,pt){const $t=" ".repeat(`  ${L.line}`.length),Et=Math.min(pt.width,r)-$t.length-3;if(Et<n)return[];const vt=m(F+nt+ot),It=vt(F+
nt+ot),Kt=(0,y.n)(It)<=Et?0:vt(F).search(/[^ ]|$/),Jt=It.slice(Kt),Ft=(0,y.n)(vt(F))-Kt,zt=(0,y.n)(vt(F+nt))-Kt,{from:Qt,to:k,text:b}=o(Jt,Ft,Math.max(zt,Ft+1),
Et),N=(0,d.nI)("|","dim",pt),J="^".repeat(Math.max(1,Math.min(zt,k)-Math.max(Ft,Qt))),st=" ".repeat(Math.max(Ft,Qt)-Qt);return[`${(0,d.nI)(`  ${L.line}`,"dim",pt)}\
 ${N} ${b}`.trimEnd(),`${$t} ${N} ${st}${(0,d.nI)(J,at,pt)}`]}function m(L){const F=nt=>(0,g.RK)(nt.replaceAll("	",e),Number.POSITIVE_INFINITY);return u.test(F(
L))?nt=>F(nt).replaceAll(/(?<=#)#/g," #"):F}function o(L,F,nt,ot){const at=(0,y.n)(L);if(at<=ot)return{from:0,to:ot,text:L};const pt=Math.max(0,ot-2-(nt-F)),$t=nt<
ot?0:Math.max(0,F-1-Math.ceil(pt*2/3)),Et=at-$t<=ot,vt=$t+ot,It=(0,y.W)(L,$t===0?0:$t+1,Et?vt:vt-1),Kt=`${$t===0?"":"\u2026"}${It}${Et?"":"\u2026"}`;return{from:$t,
to:Et?vt:vt-1,text:Kt}}var l=t(1505),a=t(7574);const h=20,c=6,E="in the JSON report",T=13,w={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"r\
ed"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},R={error:w.fails,warning:w.warns,notice:{sign:"\xB7",
style:"blue"}},p={value:g.RK,prose:g.RK,because:i.eo};function f(L,F){const nt=(0,P.sG)(L),{sign:ot,style:at}=w[nt],pt=[...(0,P.cG)(L)?j(L,F.context):[],...(0,l.
o7)(L,p)],$t=`${P.nx[nt]}${L.isNew?` (${M.dy})`:""}: ${A(L)}`;return[...(0,d.wW)({indent:0,label:`${ot} ${D(L.visit.host)}`,style:at,text:$t},F),...pt.flatMap(Et=>B(
Et,F))].map(g.BP).join(`
`)}const D=L=>{const F=(0,$.nx)(L);return F===L?(0,g.RK)(L):`${(0,g.RK)(F)} (${(0,g.RK)(L)})`};function A(L){const{discovery:F}=L.visit.attempt,nt=(0,P.QK)(L);return nt.
length>0?(0,O.K4)([...new Set(nt.map(ot=>ot.problem.code))],c):F.kind==="skipped"?F.problem.code:(0,l.Yj)(L,p)}function j(L,F){const{hops:nt,certificates:ot}=L.
visit.attempt;return[(0,l.se)(L,F,p),{label:"response",texts:nt.map(U)},{label:"services",texts:(0,M.Sk)(L.services,h,q)},...(0,l.Zc)(L,p),{label:"certificate",
texts:ot.map(at=>H(at,F))}]}const B=({label:L,texts:F},nt)=>F.flatMap((ot,at)=>{const pt=at===0?L:"";return(0,d.wW)({indent:2,label:pt,style:"dim",column:T,text:ot},
nt)});function U(L){const F=L.status===null?"none":`${L.status} ${(0,g.RK)(L.reason,l.tN)}`,nt=L.status===null?"after":"in",ot=[...L.mediaType===null?[]:[(0,g.RK)(
L.mediaType,l.tN)],...L.address===null?[]:[`at ${(0,g.RK)(L.address,l.tN)}`],...L.proxy===null?[]:[`through ${(0,g.RK)((0,g.cq)(L.proxy))}`],...L.authorization===
"none"?[]:[`token ${(0,M.Rk)(L.authorization)}`]],at=ot.length===0?"":` (${ot.join("; ")})`;return`${F.trim()} from ${(0,g.RK)((0,g.cq)(L.url))} ${nt} ${(0,a.kJ)(
L.ms)}${at}`}function q(L){const F=(0,g.RK)(L.id,l.tN);switch(L.kind){case"url":return`${F} ${(0,g.RK)((0,g.cq)(L.url))}`;case"login":{const{authz:nt,token:ot}=L.
login,at=[nt,ot].map(pt=>(0,g.RK)((0,g.cq)(pt??"none")));return`${F} authz ${at.join(", token ")}`}case"problem":return`${F}: ${L.problem.code}`}}function H(L,F){
const{host:nt,subject:ot,issuer:at,expires:pt}=L,$t=(0,g.RK)((0,a.nO)(pt,F.startedAt));return`${(0,g.RK)(nt,l.tN)} valid until ${$t}; subject ${(0,g.RK)(ot,l.tN)}\
, issuer ${(0,g.RK)(at,l.tN)}`}const Q=4,C={places:6,messages:5,frames:S.Wi},K={places:3,messages:2,frames:1};function G(L,F,nt){const{severity:ot,code:at,title:pt,
message:$t,isAside:Et,sameAs:vt}=L,It=(0,g.RK)($t??pt,g.h2),Kt=`${F.context.docsUrl}#${at}`,{style:Jt}=R[ot],Ft=vt!==null?[`  hosts: the same ${L.hosts.length} \
as for ${vt}`]:[...gt(L.hosts.length>1?"hosts":"host",x(L),F),...X(L,F,nt),...wt(L,F)],zt=Et?"":L.help??"";return[...(0,d.wW)({indent:0,label:`${ot}[${at}]:`,style:Jt,
url:Kt,text:It},F),...Ft,...gt("help",(0,g.RK)(zt,g.h2),F),...gt("affects",(0,M.od)(L.affects,F.context.clients),F)].map(g.BP).join(`
`)}function x({hosts:L,findings:F,message:nt}){const[ot]=L;return L.length===1&&ot!==void 0&&nt?.includes((0,$.nx)(ot))&&F[0]?.isHostNew!==!0?"":(0,O.K4)(L,(0,M.
J5)(L,Q),pt=>{const $t=F.filter(It=>It.host===pt),Et=L.length>1?(0,i.eb)($t).length:0,vt=[...$t.some(({isHostNew:It})=>It)?[M.dy]:[],...Et>1?[(0,M.px)(Et,"repos\
itory")]:[]];return`${D(pt)}${vt.length===0?"":` (${vt.join(", ")})`}`})}function X(L,F,nt){const{frames:ot}=Y(L),at=z(L);return[...at.shown.flatMap(({message:pt,
findings:$t,first:Et},vt)=>{const It=et(Et,L.message===null?pt:"",F);return vt>=ot?It:[...It,...ut(Et,L,F,nt),...gt("help",(0,g.RK)(mt(L,$t),g.h2),F)]}),...at.more>
0?[`  and ${(0,M.px)(at.more,"more message")} ${E}`]:[]]}const Y=({hosts:L,isAside:F})=>L.length>1||F?K:C;function z(L){const F=(0,S.cr)(L).map(([nt,ot])=>({message:nt,
findings:ot,first:(0,i.tN)(ot)}));return(0,O.zN)(F,(0,M.J5)(F,Y(L).messages))}function et(L,F,nt){if(L===null&&F==="")return[];const ot=L===null?"-":"-->",at=L===
null?"":(0,i.R3)(L),pt=[at,(0,g.RK)(F,g.h2)].filter(Et=>Et!=="").join(": "),$t={text:at,url:L&&(0,v.uM)(L,{...nt.context,links:null})};return(0,d.wW)({indent:2,
label:ot,style:"dim",text:pt,linked:$t},nt)}function ut(L,{severity:F},nt,ot){if(L===null)return[];const{file:at,line:pt,column:$t}=L,Et=nt.context.sources.find(
vt=>vt.place.file===at&&vt.place.line===pt&&vt.place.column===$t);return Et===void 0||ot.has(Et)?[]:(ot.add(Et),s(Et,R[F].style,nt))}const mt=({help:L,isAside:F},[
nt])=>L!==null||F?"":nt?.problem.help??"";function wt(L,F){const{findings:nt}=L,{lines:ot,settings:at}=(0,i.yv)(nt),pt=(0,i.oN)(ot,z(L).shown.map(({first:Et})=>Et)),
$t=Y(L).places;return[...gt("hits",(0,i.mj)(nt,F.context.repositories.length),F),...gt("also at",(0,i.Ky)(pt,$t),F),...gt("required by",(0,i.Ky)(at,$t),F)]}const gt=(L,F,nt)=>F===
""?[]:(0,d.wW)({indent:2,label:`${L}:`,style:"dim",text:F},nt);var Dt=t(4148);const yt=20,Lt=3,Yt="  ",Vt={name:(L,F)=>(0,g.RK)(F),problem:({code:L})=>L,file:String,
value:g.RK,maxRows:yt},tn=L=>(0,Dt.fi)(L,Vt.file);function rn(L,F){const{wrong:nt}=(0,Dt.jB)(L);if(nt.length<=Dt.LC)return nt.map(at=>sn(tn(at),(0,Dt.c_)(at,Vt),
F));const ot=(0,M.px)(nt.length,"root module");return[sn(ot,(0,Dt.$_)(nt,Vt),F)]}function sn(L,F,nt){const{rows:ot,shown:at,more:pt,name:$t,problems:Et,facts:vt}=F,
It=(0,Dt.qj)({rows:ot}),{sign:Kt,style:Jt}=w[It],Ft=ot.filter(N=>(0,Dt.Mm)(N)===It),zt=(0,O.K4)([...new Set(Ft.map($t.cell))],Lt),Qt=[$t,...vt,...Et],k=at.map(N=>({
sign:w[(0,Dt.Fg)([N])],cells:Qt.map(({cell:J})=>J(N))})),b=Qt.map(({title:N})=>N);return[`${(0,d.nI)(Kt,Jt,nt)} ${(0,d.nI)(L,"bold",nt)}: ${Dt.pJ[It]} for ${zt}`,
...cn(k,b,nt),...pt>0?[`  and ${pt} more in the JSON report`]:[]].map(g.BP).join(`
`)}function cn(L,F,nt){const ot=F.map(($t,Et)=>Math.max(...[$t,...L.map(({cells:vt})=>vt[Et])].map(on)));if(ot.reduce(($t,Et)=>$t+Yt.length+Et,Yt.length)>nt.width)
return L.flatMap(({sign:{sign:$t,style:Et},cells:[vt="",...It]})=>{const Kt=It.flatMap((Ft,zt)=>Ft===""?[]:[`${F[zt+1]} ${Ft}`]),Jt=`${vt}: ${Kt.join("; ")}`;return(0,d.
wW)({indent:2,label:$t,style:Et,text:Jt},nt)});const pt=$t=>$t.map((Et,vt)=>Et+" ".repeat((ot[vt]??0)-on(Et))).join(Yt).trimEnd();return[`    ${(0,d.nI)(pt(F),"\
dim",nt)}`,...L.map(({sign:{sign:$t,style:Et},cells:vt})=>`  ${(0,d.nI)($t,Et,nt)} ${pt(vt)}`)]}const on=(L="")=>Array.from(L).length;function V(L,F){const nt=L.
flatMap(vt=>vt.rows),{sign:ot,style:at}=w[(0,Dt.Fg)(nt)],[pt]=L,Et=`${L.length===1&&pt!==void 0?tn(pt):(0,M.px)(L.length,"root module")}: ${(0,Dt.nS)(nt)}`;return(0,d.
wW)({indent:0,label:ot,style:at,text:Et},F).map(g.BP).join(`
`)}const rt=3,Mt=4,Rt=1e3;function Wt({hosts:L,roots:F},nt){const ot=Map.groupBy(L,P.sG),at=(ot.get("unchecked")??[]).filter(({findings:$t})=>$t.length===0),{good:pt}=(0,Dt.
jB)(F);return[...Ut("unchecked",at,nt),...Ut("skipped",ot.get("skipped")??[],nt),...Ut("works",ot.get("works")??[],nt),...pt.length>0?[V(pt,nt)]:[]]}function Ut(L,F,nt){
const ot=It=>f(It,nt);if(F.length<=rt)return F.map(ot);const{sign:at,style:pt}=w[L],$t=(0,O.K4)(F,(0,M.J5)(F,Mt),({visit:It})=>D(It.host)),Et=`${(0,M.px)(F.length,
"host")} ${P.nx[L]}: ${$t}`;if(!nt.isRunner)return[(0,d.wW)({indent:0,label:at,style:pt,text:Et},nt).map(g.BP).join(`
`)];const vt=(0,M.Sk)(F,Rt,ot,It=>`and ${It} more ${E}`);return[[(0,g.BP)(`${at} ${Et}`),...vt].join(`
`)]}function Gt(L,F){const nt=(0,i._X)(L),[ot]=nt;if(ot===void 0)return[];const at=It=>`${(0,g.RK)(It.repository)} (${(0,M.H8)(It.findings)})`,{sign:pt,style:$t}=w[(0,P.
hm)(ot.findings)==="error"?"fails":"warns"],Et=(0,O.K4)(nt,(0,M.J5)(nt,Mt),at),vt=`${(0,M.px)(nt.length,"repository")} ${(0,i.fP)(nt)}: ${Et}`;return[(0,d.wW)({
indent:0,label:pt,style:$t,text:vt},F).map(g.BP).join(`
`)]}function Z(L,F){const nt=(0,P.hm)(L.findings),ot=L.hosts.length>rt||L.findings.length>0,at=F.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",pt=`problem codes are explained at ${F.context.docsUrl}`;return ot?[(nt===null||nt==="no\
tice"?[at]:[pt,at]).flatMap(Et=>(0,d.ky)(Et,F)).join(`
`)]:[]}var tt=t(7361),ft=t(4218);const dt=3,ht=20,Tt=40,St=12,Pt=140,Nt=30,Ct="  ",At=2,kt="  ",jt="\xA0";function Bt(L,F){const nt=(0,ft.U4)(L,F.context),ot=nt.
length<=dt?nt:nt.filter(({host:It})=>(0,P.cG)(It));if(ot.length===0)return"";const{shown:at,more:pt}=(0,O.zN)(ot,ht),{name:$t,columns:Et}=nn(en(at),at,F),vt=Et.
map(({title:It})=>It).filter(It=>It!=="");return[...(0,d.ky)(`history: ${vt.join(", ")}`,F),...at.map(({host:It},Kt)=>{const{sign:Jt,style:Ft}=w[(0,P.sG)(It)],Qt=[
un(D(It.visit.host),$t),...Et.map(k=>k.cells[Kt])].join(kt).trimEnd().replace(/\u2573+/g,k=>(0,d.nI)(k,"red",F));return`${Ct}${(0,d.nI)(Jt,Ft,F)} ${Qt}`}),...pt>0?
[`  and ${(0,M.px)(pt,"more host")} in the history file`]:[],...Zt(at,F)].map(g.BP).join(`
`)}function Zt(L,F){const nt=(0,ft.MC)(L).map(([at,pt])=>`${at} ${pt}`.replaceAll(" ",jt));return(0,d.ky)(nt.join(", "),{...F,width:F.width-Ct.length}).map(at=>`${Ct}${(0,d.
nI)(at.trim().replaceAll(jt," "),"dim",F)}`)}function nn(L,F,{width:nt}){const ot=Math.max(...F.map(({host:vt})=>(0,y.n)(D(vt.visit.host)))),at=Math.min(Tt,ot),
pt=Math.min(nt,Pt)-Ct.length-At,$t=vt=>L.slice(0,vt).reduce((It,{cells:Kt})=>It-kt.length-Ht(Kt),pt),Et=[L.length,3].find(vt=>at<=$t(vt))??2;return{columns:L.slice(
0,Et),name:Math.min(at,Math.max(St,$t(Et)))}}function en(L){const F=Math.max(...L.map(({history:ot})=>ot.recent.length)),nt=(ot,at)=>{const pt=L.map(at);return{
title:ot,cells:pt.map($t=>$t.padStart(Ht(pt)))}};return[nt(`last ${(0,M.px)(F,"run")}`,({history:ot})=>(0,ft.qX)(ot.recent)),nt("uptime in 30 days",ln),nt("medi\
an latency",({history:{medianMs:ot}})=>ot===null?"-":(0,a.kJ)(ot)),{title:"",cells:L.map(({history:ot})=>(0,ft.kW)(ot)??"")}]}function ln(L){const F=(0,ft.bW)(L,
Nt);return(F&&(0,tt.mc)(F))??"-"}const Ht=L=>Math.max(...L.map(({length:F})=>F));function un(L,F){const nt=(0,y.n)(L);return nt<=F?`${L}${" ".repeat(F-nt)}`:`${(0,y.
W)(L,0,F-1)}\u2026`}const dn=5,hn=30,mn=3,En=20;function*pn(L,F){yield`${gn(L,F)}
`;let nt=!0;for(const{text:ot}of fn(L,F)){const at=ot.includes(`
`);yield`${nt||at?`
`:""}${ot}
`,nt=at}}function gn(L,F){const{sign:nt,style:ot}=w[L.passed?"works":"fails"],at=F.isQuiet?[]:(0,I.h$)(L,F.context).slice(0,dn);return[`${(0,d.nI)(nt,ot,F)} ${(0,d.
nI)((0,P.$N)(L,F.context),"bold",F)}`,...at.flatMap(pt=>$n(pt,F))].join(`
`)}function*fn(L,F){const{isQuiet:nt=!1,isRunner:ot=!1,context:at}=F,pt=({severity:k})=>!nt||k==="error"||(0,_.k2)(k,at.failOn),$t=(0,S.cZ)(L.findings.filter(pt)),
Et=$t.slice(0,hn),vt=new Set;for(const k of Et)yield an(G(k,F,vt));const It=$t.slice(Et.length).flatMap(({findings:k})=>k);if(It.length>0&&(yield an(`and ${(0,M.
px)(It.length,"more finding")} ${E}`)),nt)return;const Kt=k=>({kind:ot?"group":"plain",text:k});yield*Gt(L.files,F).map(Kt);const Jt=Bt(L,F);Jt!==""&&(yield Kt(
Jt)),yield*rn(L.roots,F).map(Kt);const Ft=(0,P.md)(L.hosts).filter(k=>(0,P.cG)(k)&&!(0,P.JR)(k)),zt=Ft.slice(0,ot||Ft.length<=mn?En:0);yield*zt.map(k=>Kt(f(k,F))),
zt.length>0&&zt.length<Ft.length&&(yield an(`and ${(0,M.px)(Ft.length-zt.length,"more host")} ${E}`)),yield*Wt(L,F).map(Kt);const Qt=(0,I.h$)(L,at).slice(dn);Qt.
length>0&&(yield an(Qt.flatMap(k=>$n(k,F)).join(`
`))),yield*Z(L,F).map(an)}const $n=(L,F)=>(0,d.ky)((0,g.RK)(L),F).map(g.BP),an=L=>({kind:"plain",text:L})}),6283:((lt,W,t)=>{t.d(W,{Y:()=>M});var _=t(6309),S=t(
8641);const P=function(...I){const{recordRun:g}=t.late([620],8620);return new.target?new g(...I):g(...I)};function M(I,g){const{history:O}=I.settings;if(O===null)
return{checked:I,warnings:[]};try{const{history:$,warnings:v}=P(O,I,g);return{checked:{...I,context:{...I.context,history:$}},warnings:v}}catch($){return{checked:I,
warnings:[`the history ${(0,S.RK)(O)} was not read: ${(0,S.RK)((0,_.A)($))}`]}}}}),2909:((lt,W,t)=>{t.a(lt,async(_,S)=>{try{let Q=function(Y){const{verdict:z,changes:et,
context:ut}=Y,mt=(0,y.ng)(process.env,j),wt=mt===null?[]:(0,$.w)((0,l.R8)(z),X(),mt),gt=et?.kind==="files"?et.files:[],Dt=mt===null?new Map:D(wt,gt,X(),mt);return{
...Y,located:wt,context:{...ut,links:Dt}}},C=function(Y){return async(z,et)=>{try{await et()}catch(ut){Y([`${z}: ${(0,g.A)(ut)}`])}}},X=function(){return process.
env.GITHUB_WORKSPACE??process.cwd()};t.r(W);var P=t(2929),M=t(9018),I=t(7251),g=t(6309),O=t(5181),$=t(40),v=t(2806),i=t(3565),y=t(8782),d=t(4690),r=t(9077),n=t(
3795),e=t(3386),u=t(2057),s=t(1964),m=t(3329),o=t(2827),l=t(4503),a=t(5505),h=t(8641),c=t(9703),E=t(6536),T=t(8463),w=t(3152),R=t(5100),p=t(6283),f=t(6875);const D=function(...Y){
const{linksOf:z}=t.late([733],9733);return new.target?new z(...Y):z(...Y)},A=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,u.B_)(process.stdout,Y=>process.
stderr.write(`the log was not written: ${Y}
`)),(0,u.B_)(process.stderr,()=>{});const j=i.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const B=new f.V,U=(0,d.i)(process);await(0,r.
q)(process,await q(i.Ko(R.y.map(({name:Y})=>Y))));async function q(Y){const z=(0,M.c)(Y,process.env,(0,I.K)(i.QU)),et=mt=>{const wt=(0,M.r)(gt=>(0,c.p)(mt,gt),z);
return i.fJ("Could not run",wt),3},ut=(0,r.w)(process,B,{isFinal:!1,crash:et,now:U});try{const mt=await H(Y,z),wt=ut.aborted?3:mt.verdict.passed?0:1;return await K(
mt,z,ut),wt}catch(mt){if(mt instanceof w.GN){const wt=z.redact(mt.mistakes).map(gt=>(0,h.LS)(gt));return i.fJ("Wrong settings",wt.join(`
`)),2}return et(mt)}}async function H(Y,z){const et=(0,n.fN)(ut=>i.N4(z.redact([ut])),n.Si);try{return await(0,P.z6)(Y,{environment:process.env,directory:X(),isFork:(0,y.
$c)(process.env.GITHUB_EVENT_NAME,j),stop:B,startTimer:f.I,now:U,progress:et.show,changes:ut=>x(ut,z),secrets:z,kill:process.kill})}finally{et.end()}}async function K(Y,{
redact:z},et){const{checked:ut,warnings:mt}=(0,p.Y)(Y,{directory:X(),environment:process.env,random:Math.random}),wt=yt=>i.R8(z(yt).map(Lt=>(0,h.LS)(Lt))),gt=C(
wt);wt(mt);let Dt={...ut,located:[]};await gt("places are not links",()=>{Dt=Q(ut)}),await G(Dt,gt,wt),!et.aborted&&await gt("the comment and the issue were not\
 written",async()=>{const{notes:yt,warnings:Lt}=await(0,v.m)(Dt,(0,y.ng)(process.env,j),X(),et);i.N4(z(yt)),wt(Lt)})}async function G(Y,z,et){const{settings:ut,
verdict:mt,context:wt}=Y,{GITHUB_OUTPUT:gt,GITHUB_STEP_SUMMARY:Dt,RUNNER_TEMP:yt}=process.env,Lt={colour:!1,width:A,isRunner:!0,context:wt};await z("the log was\
 not written",()=>i.ur((0,E.MV)(mt,Lt),(0,E.K8)(mt,Lt))),await z("the annotations were not written",()=>i.fz((0,s.H)(mt,wt))),await z("the outputs were not writ\
ten",async()=>et(await i.Kn(gt,(0,o.Y)(mt)))),await z("the job summary was not written to GITHUB_STEP_SUMMARY",()=>i.Sy(Dt,(0,a.Gc)(mt,wt))),await z("the JSON r\
eport was not written to RUNNER_TEMP",async()=>{const Yt=i.u5(yt,(0,m.h)(mt,wt));et(await i.Kn(gt,{report:Yt}))}),await z("the report files were not written",()=>et(
(0,T.t)(ut,Y,X())))}async function x({githubToken:Y},{redact:z}){const et=(0,y.ng)(process.env,j),ut=await(0,O.S)(et,Y,B.signal);return ut.kind==="all"&&et?.pull&&
i.R8(z([`changed-only has no effect: ${ut.why}`])),ut}S()}catch(D){S(D)}},1)}),5657:((lt,W,t)=>{t.d(W,{G:()=>d});var _=t(6760),S=t(5747);const P=21,M=/^(?!\.{1,2}$)[\w.-]+$/;
function I(l){let a=!1;for(const h of l.split(`
`)){const c=h.trim();c.startsWith("[")&&(a=c==='[remote "origin"]');const E=c.indexOf("=");if(!(!a||E<0||c.slice(0,E).trim().toLowerCase()!=="url"))return g(c.slice(
E+1).trim())}return null}function g(l){const a=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(l),[h,c]=a===null?O(l):[a[1],a[2]],E=(c??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),T=E.length>1&&E.length<=P;return!h||!T||!E.every(w=>M.test(w))?null:{host:h.toLowerCase(),owner:E.slice(0,-1).join("/"),name:E.at(-1)??""}}function O(l){
const a=URL.parse(l);return a===null||!/^(https?|ssh):$/.test(a.protocol)?[]:[a.protocol==="ssh:"?a.hostname:a.host,a.pathname.slice(1)]}var $=t(4614);const v=5,
i=/^[0-9a-f]{40}$/,y=/^refs\/(?!.*\.\.)[^\0]+$/;function d(l){const a=(0,_.join)(l,".git"),h=r(a,l)??a,c=o((0,_.join)(h,"commondir")),E=c===null?h:s(c,h),T=()=>m(
(0,_.join)(E,"packed-refs"))??"",w=n(o((0,_.join)(h,"HEAD")),[h,E],T);return w===null?null:{commit:w,isFetched:u(w,m((0,_.join)(h,"FETCH_HEAD"))??"",T),remote:I(
m((0,_.join)(E,"config"))??""),tracked:R=>(0,$.O)((0,_.join)(h,"index"),R)}}function r(l,a){const[,h]=/^gitdir: (.+)$/.exec(o(l)??"")??[];return h===void 0?null:
s(h,a)}function n(l,a,h){let c=l;for(let E=0;c!==null&&E<=v;E+=1){if(i.test(c))return c;const[,T]=/^ref: (.+)$/.exec(c)??[];if(T===void 0||!y.test(T))return null;
c=e(T,a,h)}return null}function e(l,a,h){for(const E of a){const T=o((0,_.join)(E,l));if(T!==null)return T}return h().split(`
`).find(E=>E.endsWith(` ${l}`))?.slice(0,40)??null}function u(l,a,h){const c=(E,T)=>E.split(`
`).some(w=>w.startsWith(`${l}${T}`));return c(a,"	")||c(h()," refs/remotes/")}const s=(l,a)=>(0,_.isAbsolute)(l)?l:(0,_.join)(a,l);function m(l){const a=(0,S.yR)(
l);return a.ok?a.text:null}const o=l=>m(l)?.replace(/\r?\n$/,"")??null}),4614:((lt,W,t)=>{t.d(W,{O:()=>r,R:()=>u});var _=t(3024),S=t(5747);const P=128*1024*1024,
M=12,I=62,g=16384,O=12288,$=4,v=61440,i=4096,y=32768,d=Buffer.alloc(0);function r(s,m){const o=(0,S.io)(s,P);return o===null?new Map:n(o,m)}function n(s,m){const o=new Map;
if(s.length<M)return o;const l=s.readUInt32BE(4);if(s.toString("latin1",0,4)!=="DIRC"||l<2||l>4)return o;const a=s.readUInt32BE(8);let h=d,c=M;for(let E=0;E<a;E+=
1){if(c+I>s.length)return o;const T=s.readUInt16BE(c+60),w=c+I+(T&g?2:0),R=l===$,{kept:p,from:f}=R?e(s,w,h):{kept:d,from:w},D=s.indexOf(0,f);if(D<0)return o;const A=s.
subarray(f,D),j=R?Buffer.concat([p,A]):A;if(j.length>i)return o;const B=(s.readUInt32BE(c+24)&v)===y,U=j.toString("utf8");B&&(T&O)===0&&m.has(U)&&o.set(U,{modified:s.
readUInt32BE(c+8),size:s.readUInt32BE(c+36)}),c=R?D+1:c+(D-c+8&-8),h=j}return o}function e(s,m,o){let l=m,a=s[l++]??0,h=a&127;for(;a&128;)a=s[l++]??0,h=(h+1)*128+
(a&127);return{kept:o.subarray(0,Math.max(0,o.length-h)),from:l}}function u(s,{modified:m,size:o}){const l=(0,S.N0)(()=>(0,_.lstatSync)(s),null),a=Math.floor((l?.
mtimeMs??0)/1e3);return l?.isFile()===!0&&l.size%2**32===o&&a%2**32===m}}),7078:((lt,W,t)=>{t.d(W,{N:()=>e});var _=t(317),S=t(8782);const P=s=>({id:y(s,"id"),body:i(
s,"body")??"",isTrusted:$(s)}),M=s=>({number:y(s,"number"),title:v(s,"title"),body:i(s,"body")??"",isOpen:v(s,"state")==="open",reason:i(s,"state_reason"),closedAt:i(
s,"closed_at"),labels:g((0,S.at)(s,"labels")).flatMap(m=>typeof m=="string"?m:i(m,"name")??[]),isTrusted:$(s)}),I=s=>({file:v(s,"filename"),status:v(s,"status"),
changes:y(s,"changes"),patch:i(s,"patch")});function g(s){return Array.isArray(s)?s:d()}const O=["OWNER","MEMBER","COLLABORATOR"],$=s=>(0,S.at)(s,"user","type")===
"Bot"||O.includes((0,S.at)(s,"author_association"));function v(s,m){return i(s,m)??d()}function i(s,m){const o=(0,S.at)(s,m)??null;return o===null||typeof o=="s\
tring"?o:d()}function y(s,m){const o=(0,S.at)(s,m),l=typeof o=="bigint"?Number(o):o;return typeof l=="number"&&Number.isFinite(l)&&l>=0?l:d()}function d(){throw new _.
F9("unexpected response")}const r=100,n=100;async function e(s,m,o,l){const a=AbortSignal.any([AbortSignal.timeout(o),l]),{connect:h}=await Promise.all([t.e(795),
t.e(104)]).then(t.bind(t,5104)),{rest:c,paginate:E}=h(s,m,a),T={owner:s.owner,repo:s.repository};async function w(p,f=Number.POSITIVE_INFINITY){const D=[];let A=0;
for await(const{data:j}of p){for(const B of g(j))D.push(B);if(D.length>=f)return D.slice(0,f);if(A+=1,A===n)throw new _.F9(`the list has more than ${n} pages`)}
return D}const R=async p=>{await u(p)};return{listComments:p=>{const f={...T,issue_number:p,per_page:r},D=E.iterator(c.issues.listComments,f);return u(w(D).then(
A=>A.map(P)))},createComment:(p,f)=>{const D=c.issues.createComment({...T,issue_number:p,body:f});return u(D.then(({data:A})=>P(A)))},updateComment:(p,f)=>R(c.issues.
updateComment({...T,comment_id:p,body:f})),deleteComment:p=>R(c.issues.deleteComment({...T,comment_id:p})),listIssues:(p,f)=>{const D={...T,...p,per_page:r},A=w(
E.iterator(c.issues.listForRepo,D),f),j=B=>(0,S.at)(B,"pull_request")===void 0;return u(A.then(B=>B.filter(j).map(M)))},createIssue:({labels:p,...f})=>{const D=c.
issues.create({...T,...f,labels:[...p]});return u(D.then(({data:A})=>M(A)))},updateIssue:(p,f)=>R(c.issues.update({...T,issue_number:p,...f})),addLabels:(p,f)=>R(
c.issues.addLabels({...T,issue_number:p,labels:[...f]})),createLabel:p=>R(c.issues.createLabel({...T,...p})),listChangedFiles:p=>{const f={...T,pull_number:p,per_page:r},
D=w(E.iterator(c.pulls.listFiles,f));return u(D.then(A=>A.map(I)))}}}async function u(s){try{return await s}catch(m){throw m instanceof _.F9?m:new _.F9("unexpec\
ted response")}}}),5181:((lt,W,t)=>{t.d(W,{S:()=>O});var _=t(7078),S=t(317),P=t(8782);const M=3e3,I=6e4,g=$=>({kind:"all",why:$});async function O($,v,i){if($===
null)return g("not a workflow run");const{pull:y,event:d}=$;if(y===null)return g(`a ${d} event has no pull request`);const r=(0,P.h0)($,v);if(!r.ok)return g(r.why);
try{const e=await(await(0,_.N)($,r.value.token,I,i)).listChangedFiles(y.number);return e.length<M?{kind:"files",files:e}:g(`the pull request changes ${M} files \
or more, and GitHub lists at most ${M}`)}catch(n){return g((0,S.Ic)("the changed files could not be listed",n,{run:$,permission:"pull-requests: read"}))}}}),317:((lt,W,t)=>{
t.d(W,{F9:()=>M,Ic:()=>O,Wo:()=>I});var _=t(6309),S=t(8641);const P={httpStatus:null,accepted:null,isLimit:!1};class M extends Error{name="ApiFailure";answer;constructor(d,r=P){
super(d),this.answer=r}}async function I(y){try{return await y,!0}catch(d){if(d instanceof M&&d.answer.httpStatus===404)return!1;throw d}}const g=300;function O(y,d,{
run:r,permission:n}){if(!(d instanceof M))return`${y}: ${(0,_.A)(d)}`;const{answer:e,message:u}=d,s=e.httpStatus===null?"did not answer":`returned ${e.httpStatus}`,
m=v(e,r,n);return`${y}: ${(0,S.RK)(r.apiUrl)} ${s} (${$(u)})${m}`}const $=y=>(0,S.BP)((0,S.RK)(y.replace(/\s+/gu," "),g));function v({httpStatus:y,accepted:d,isLimit:r},n,e){
if(r)return"; GitHub limits the rate of requests, try again later";switch(y){case 401:return"; github-token is invalid or has expired";case 403:case 404:return n.
pull?.isFork===!0&&e.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${e}\` to \`permissions\` of \
the job${i(d,e)}`;case 410:return e==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}function i(y,d){if(y===
null||y==="")return"";const r=y.replaceAll("_","-").replaceAll("=",": ");return r===d?"":`; GitHub accepts \`${$(r.replaceAll("`",""))}\``}}),40:((lt,W,t)=>{t.d(
W,{w:()=>g});var _=t(6760),S=t(5657),P=t(4614),M=t(4503),I=t(7854);function g(y,d,r){if(!O(r.serverUrl))return[];const n=v(d);return[...Map.groupBy(y,u=>n(i(u)))].
flatMap(([u,s])=>u===null?[]:$(u,s,d,r))}const O=y=>/^https?:\/\/[\w.:/-]+$/.test(y);function $({prefix:y,checkout:d},r,n,e){const{commit:u,isFetched:s,remote:m}=d,
o=URL.parse(e.serverUrl);if(m===null||o===null)return[];if(m.host!==o.host&&m.host!==o.hostname)return[];if(!s&&![e.commit,e.defaultCommit].includes(u))return[];
const l=`${m.owner}/${m.name}`,a=`${e.serverUrl}/${l}/blob/${u}`,h=T=>T?.toLowerCase()===l.toLowerCase(),c=h(`${e.owner}/${e.repository}`)||h(e.pull?.from),E=new Map(
r.map(T=>[T.slice(y.length),T]));return Array.from(d.tracked(new Set(E.keys())),([T,w])=>{const[R,p]=[E.get(T),(0,M.oW)(T)];return R===void 0||p===null||!(0,P.R)(
(0,_.join)(n,R),w)?[]:{file:R,path:T,url:`${a}/${p}`,isOfRun:c}}).flat()}function v(y){const d=(0,I.Oo)(r=>{const n=(0,S.G)((0,_.join)(y,r));return n!==null?{prefix:r===
""?"":`${r}/`,checkout:n}:r===""?null:d(i(r))});return d}const i=y=>y.split("/").slice(0,-1).join("/")}),5017:((lt,W,t)=>{t.d(W,{TN:()=>M,en:()=>g,ol:()=>I,t7:()=>O});
var _=t(8641);const S=function(...$){const{createHash:v}=process.getBuiltinModule("node:crypto");return new.target?new v(...$):v(...$)},P="tf-disco",M=($,...v)=>I(
[$.workflow,$.job,$.step,...v]),I=$=>S("sha256").update(JSON.stringify($)).digest("hex").slice(0,16);function g($,v,i){const y=JSON.stringify(i).replace(/[<>&]/g,
_.z5);return`<!-- ${P} ${$} ${v} ${y} -->`}function O($,v,i){const y=`<!-- ${P} ${v} ${i} `;if(!$.startsWith(y))return;const d=$.indexOf(" -->",y.length);if(!(d<
0))try{return JSON.parse($.slice(y.length,d))}catch{return}}}),2806:((lt,W,t)=>{t.d(W,{m:()=>s});var _=t(4e3),S=t(7078),P=t(317),M=t(8782),I=t(5017),g=t(2389),O=t(
2913),$=t(5102);function v({verdict:w,context:R},{issueCloseAfter:p},f){const D=U=>U.some(({severity:q})=>(0,g.k2)(q,R.failOn)),A=w.hosts.map(U=>{const q=U.visit.
host,H=R.history?.get(q)?.alarm??null,Q=D(U.findings),C=(0,$.sG)(U)==="skipped",K=H===null?Q||(0,$.b)(U):H.isDown&&!C;return{name:q,alarm:C?null:H,failsNow:Q,isDown:K}}),
j=A.filter(({isDown:U})=>U).map(({name:U})=>U),B=D(w.files)?[O.cn]:[];return{hosts:A.map(({name:U})=>U).toSorted(),failing:[...j,...B].toSorted(),since:new Map(
A.flatMap(({name:U,alarm:q})=>q?.since?[[U,q.since]]:[])),unsettled:new Map(A.flatMap(({name:U,alarm:q})=>q!==null&&q.good<p?[[U,q.good]]:[])),goodRuns:p,pending:new Map(
A.flatMap(({name:U,alarm:q,failsNow:H,isDown:Q})=>q!==null&&H&&!Q?[[U,q.failed]]:[])),isWhole:i(w),at:R.startedAt,run:f.id}}const i=({stopped:w})=>w===null||["d\
eadline","signal","crash"].includes(w.kind),y=function(...w){const{linksOf:R}=t.late([733],9733);return new.target?new R(...w):R(...w)},d=function(...w){const{deliverComment:R}=t.
late([643],1643);return new.target?new R(...w):R(...w)},r=function(...w){const{deliverIssue:R}=t.late([643],1643);return new.target?new R(...w):R(...w)},n=6e4,e=1e4,
u=10;async function s(w,R,p,f){const{settings:D}=w,A=["comment","issue"].filter(C=>D[C]!=="never"),j=(0,M.h0)(R,D.githubToken);if(!j.ok){const C=K=>`the ${K} wa\
s not written: ${j.why}`;return{notes:[],warnings:A.map(C)}}const{run:B,token:U}=j.value,q=await(0,S.N)(B,U,n,f),H=async()=>o(await(0,S.N)(B,U,e,f),B,w,p),Q=[];
for(const C of A)Q.push(C==="comment"?await m(q,B,w,H):await l(q,B,w));return{notes:Q.flatMap(({notes:C})=>C),warnings:Q.flatMap(({warnings:C})=>C)}}async function m(w,R,p,f){
const{pull:D}=R;if(D===null)return E(`comment: skipped, a ${R.event} event has no pull request`);const A=p.settings.comment;return await T("comment","pull-reque\
sts: write",R,()=>d(w,{...p,run:R,pull:D.number,mode:A,findLinks:f}))}async function o(w,R,{changes:p,located:f,context:D},A){if(p?.kind==="files"||!f.some(({isOfRun:B})=>B)||
R.pull===null)return D.links;try{const B=await w.listChangedFiles(R.pull.number);return y(f,B,A,R)}catch(B){if(B instanceof P.F9)return D.links;throw B}}async function l(w,R,p){
const f=h(R);if(f!==null)return E(`issue: skipped, ${f}`);const{settings:D}=p,A=(0,I.TN)(R,a(D)),j=v(p,D,R),{notes:B,warnings:U}=await T("issue","issues: write",
R,()=>r(w,{...p,run:R,key:A,now:j,labels:D.issueLabels}));return{notes:[...B,...c(j,D)],warnings:U}}const a=({dialect:{name:w,version:R}})=>R===null?w:`${w} ${R}`;
function h({event:w,isDefaultBranch:R,pull:p}){return p!==null||w==="merge_group"?`a ${w} event checks a proposed change`:R===!1?"not on the default branch":null}
function c({pending:w},{issueOpenAfter:R}){const p=Map.groupBy(w,([,f])=>f);return Array.from(p,([f,D])=>`issue: ${(0,_.K4)(D,u,([j])=>j)} failed in ${f} of ${R}\
 runs needed to open an issue`)}const E=w=>({notes:[w],warnings:[]});async function T(w,R,p,f){try{return E(`${w}: ${await f()}`)}catch(D){const A=`the ${w} was\
 not written`;return{notes:[],warnings:[(0,P.Ic)(A,D,{run:p,permission:R})]}}}}),3565:((lt,W,t)=>{t.d(W,{fz:()=>Dt,fJ:()=>on,QU:()=>mt,N4:()=>sn,j_:()=>rn,Ko:()=>ut,
R8:()=>cn,ur:()=>wt,Kn:()=>Lt,u5:()=>tn,Sy:()=>yt});var _=t(3024),S=t(6760),P=t(857);function M(V){return V==null?"":typeof V=="string"||V instanceof String?V:JSON.
stringify(V)}function I(V){return Object.keys(V).length?{title:V.title,file:V.file,line:V.startLine,endLine:V.endLine,col:V.startColumn,endColumn:V.endColumn}:{}}
function g(V,rt,Mt){const Rt=new v(V,rt,Mt);process.stdout.write(Rt.toString()+P.EOL)}function O(V,rt=""){g(V,{},rt)}const $="::";class v{constructor(rt,Mt,Rt){
rt||(rt="missing.command"),this.command=rt,this.properties=Mt,this.message=Rt}toString(){let rt=$+this.command;if(this.properties&&Object.keys(this.properties).
length>0){rt+=" ";let Mt=!0;for(const Rt in this.properties)if(this.properties.hasOwnProperty(Rt)){const Wt=this.properties[Rt];Wt&&(Mt?Mt=!1:rt+=",",rt+=`${Rt}\
=${y(Wt)}`)}}return rt+=`${$}${i(this.message)}`,rt}}function i(V){return M(V).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function y(V){return M(
V).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function d(){throw new Error("this function of @actions\
/core is not bundled")}function r(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function e(V){return V.replace(/[\\]/g,"/")}function u(V){
return V.replace(/[/]/g,"\\")}function s(V){return V.replace(/[/\\]/g,path.sep)}var m=function(V,rt,Mt,Rt){function Wt(Ut){return Ut instanceof Mt?Ut:new Mt(function(Gt){
Gt(Ut)})}return new(Mt||(Mt=Promise))(function(Ut,Gt){function Z(dt){try{ft(Rt.next(dt))}catch(ht){Gt(ht)}}function tt(dt){try{ft(Rt.throw(dt))}catch(ht){Gt(ht)}}
function ft(dt){dt.done?Ut(dt.value):Wt(dt.value).then(Z,tt)}ft((Rt=Rt.apply(V,rt||[])).next())})},o;(function(V){V[V.Success=0]="Success",V[V.Failure=1]="Failu\
re"})(o||(o={}));function l(V,rt){const Mt=toCommandValue(rt);if(process.env[V]=Mt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
V,rt));issueCommand("set-env",{name:V},Mt)}function a(V){g("add-mask",{},V)}function h(V){process.env.GITHUB_PATH||""?issueFileCommand("PATH",V):issueCommand("a\
dd-path",{},V),process.env.PATH=`${V}${path.delimiter}${process.env.PATH}`}function c(V,rt){const Mt=process.env[`INPUT_${V.replace(/ /g,"_").toUpperCase()}`]||
"";if(rt&&rt.required&&!Mt)throw new Error(`Input required and not supplied: ${V}`);return rt&&rt.trimWhitespace===!1?Mt:Mt.trim()}function E(V,rt){const Mt=c(V,
rt).split(`
`).filter(Rt=>Rt!=="");return rt&&rt.trimWhitespace===!1?Mt:Mt.map(Rt=>Rt.trim())}function T(V,rt){const Mt=["true","True","TRUE"],Rt=["false","False","FALSE"],
Wt=c(V,rt);if(Mt.includes(Wt))return!0;if(Rt.includes(Wt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${V}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function w(V,rt){if(process.env.GITHUB_OUTPUT||"")return d("OUTPUT",r(V,rt));process.
stdout.write(P.EOL),g("set-output",{name:V},M(rt))}function R(V){issue("echo",V?"on":"off")}function p(V){process.exitCode=o.Failure,A(V)}function f(){return process.
env.RUNNER_DEBUG==="1"}function D(V){issueCommand("debug",{},V)}function A(V,rt={}){g("error",I(rt),V instanceof Error?V.toString():V)}function j(V,rt={}){g("wa\
rning",I(rt),V instanceof Error?V.toString():V)}function B(V,rt={}){g("notice",I(rt),V instanceof Error?V.toString():V)}function U(V){process.stdout.write(V+P.EOL)}
function q(V){O("group",V)}function H(){O("endgroup")}function Q(V,rt){return m(this,void 0,void 0,function*(){q(V);let Mt;try{Mt=yield rt()}finally{H()}return Mt})}
function C(V,rt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(V,rt));issueCommand("save-state",{name:V},toCommandValue(
rt))}function K(V){return process.env[`STATE_${V}`]||""}function G(V){return m(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(V)})}var x=t(6309),
X=t(5747),Y=t(566),z=t(4e3),et=t(5955);const ut=V=>Object.fromEntries(V.map(rt=>[rt,c(rt)]));function mt(V){for(const rt of V)a(rt)}function wt(V,rt){U(V);let Mt=!0;
for(const{kind:Rt,text:Wt}of rt){const[Ut="",...Gt]=Wt.split(`
`),Z=Rt==="plain"&&Gt.length>0;(Mt||Z)&&U(""),Mt=Z,Z||Gt.length===0?U(Wt):(q(Ut),U(Gt.join(`
`)),H())}}const gt={error:A,warning:j,notice:B};function Dt(V){for(const{level:rt,message:Mt,line:Rt,column:Wt,...Ut}of V)gt[rt](Mt,{...Ut,...Rt===void 0?{}:{startLine:Rt},
...Wt===void 0?{}:{startColumn:Wt}})}const yt=(V,rt)=>Vt("GITHUB_STEP_SUMMARY",V,Mt=>(0,_.appendFileSync)(Mt,rt));async function Lt(V,rt){const Mt=new Map;for(const[
Ut,Gt]of Object.entries(rt))try{V?await Vt("GITHUB_OUTPUT",V,Z=>(0,_.appendFileSync)(Z,Yt(Ut,Gt))):w(Ut,Gt)}catch(Z){Mt.set(Ut,(0,x.A)(Z))}const[Rt]=Mt.values();
return Rt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Mt.keys()].join(", ")}: ${Rt}`]}function Yt(V,rt){const Mt=typeof rt=="st\
ring"?rt:JSON.stringify(rt);if(/[\r\n]/.test(Mt))throw new x.L("the value has a line break");return`${V}=${Mt}
`}async function Vt(V,rt,Mt){if(!rt)throw new x.L(`${V} is not set; run this as an action on a runner`);const Rt=(0,_.openSync)(rt,"r+");try{const{size:Wt}=(0,_.
fstatSync)(Rt);try{Mt(rt)}catch(Ut){throw(0,_.fstatSync)(Rt).size>Wt&&(0,_.ftruncateSync)(Rt,Wt),Ut}}finally{(0,_.closeSync)(Rt)}}function tn(V,rt){if(!V)throw new x.
L("RUNNER_TEMP is not set; run this as an action on a runner");const Mt=(0,S.join)("tf-disco","report.json");return(0,Y.f)(V,Mt,(0,et.mk)(rt)),(0,S.join)(V,Mt)}
function rn(V){if(V===void 0||V==="")return null;const rt=(0,X.yR)(V);try{if(rt.ok)return JSON.parse(rt.text)}catch{}const Mt=rt.ok?"is not JSON":(0,z.mP)(rt.failure);
return j(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Mt}; check that no earlier step changes it`),null}function sn(V){for(const rt of V)U(
rt)}function cn(V){for(const rt of V)j(rt)}const on=(V,rt)=>A(rt,{title:V})}),8782:((lt,W,t)=>{t.d(W,{$c:()=>$,at:()=>y,h0:()=>g,ng:()=>M});var _=t(3625),S=t(8641);
const P=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function M(r,n){const e=o=>r[o]?.trim()??"",[,u,s]=P.exec(e("GITHUB_REPOSITORY"))??[];if(u===void 0||s===
void 0)return null;const m=I(e("GITHUB_SERVER_URL")||"https://github.com");return{owner:u,repository:s,apiUrl:I(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:m,
event:e("GITHUB_EVENT_NAME"),workflow:O(e("GITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GI\
THUB_RUN_ID"))?.[0]??0),url:`${m}/${u}/${s}/actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:d(n,"pull_request","head","sha")??e("GITHUB\
_SHA"),pull:v(e("GITHUB_EVENT_NAME"),n),isDefaultBranch:i(e("GITHUB_REF"),n)}}const I=r=>r.replace(/(?<!\/)\/+$/,"");function g(r,n){return r===null?(0,_.T)("no\
t a workflow run, GITHUB_REPOSITORY is not set"):n===null?(0,_.T)("github-token is empty"):/^https?:$/.test(URL.parse(r.apiUrl)?.protocol??"")?(0,_.J)({run:r,token:n}):
(0,_.T)(`GITHUB_API_URL is not an https URL: ${(0,S.RK)(r.apiUrl)}`)}const O=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function $(r,n){if(r==="pull_request_target")
return!1;const e=y(n,"pull_request","head"),[u,s]=[y(e,"repo","full_name"),y(n,"pull_request","base","repo","full_name")];return e!==void 0&&u!==s}function v(r,n){
const e=y(n,"pull_request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:$(r,n),from:d(n,"pull_request","head","repo","full\
_name")??null}:null}function i(r,n){const e=d(n,"repository","default_branch");return e===void 0?null:r===`refs/heads/${e}`}function y(r,...n){return n.reduce((e,u)=>typeof e==
"object"&&e!==null?Reflect.get(e,u):void 0,r)}function d(r,...n){const e=y(r,...n);return typeof e=="string"?e:void 0}}),1964:((lt,W,t)=>{t.d(W,{H:()=>B});var _=t(
4e3),S=t(5799),P=t(2796),M=t(5102),I=t(4120),g=t(8884),O=t(8641),$=t(1831),v=t(5955);const i=700,y=8,d=5,r={text:250,places:1},n={text:i,places:y},e=2,u=3600,s=120,
m=4096,o=x=>x!==""&&(0,g.CN)(x)&&(0,O.BP)((0,O.RK)(x,m))===x;function l(x){const X=c(x),Y=[...new Set(x.map(({problem:ut})=>ut.title))],z=X.length>0?(0,_.K4)(X,
e):E(x);if(Y.length===1)return h(z,Y[0]??"");const et=`${x.length} problems`;return h(z===null?et:`${et} with ${z}`,Y.join(", "))}function a({title:x,hosts:X,findings:Y}){
if(Y.length===1)return l(Y);const z=X.length>0?0:(0,g.Dc)(Y),et=Math.max(X.length,z),ut=et===1?c(Y)[0]??(0,g.II)((0,g.tN)(Y)?.file??""):(0,I.px)(et,X.length>0?"\
host":"file"),mt=Y.length>et?` (${Y.length} times)`:"";return h(et===0?null:ut,`${x}${mt}`)}const h=(x,X)=>x===null?X:`${x}: ${X}`,c=x=>[...new Set(x.flatMap(({
host:X})=>X===null?[]:(0,O.RK)((0,$.nx)(X))))];function E(x){const X=(0,g.tN)(x);return X===null||o(X.file)?null:(0,g.II)(X.file)}function T(x,X){const Y=new Set(
x.map(({severity:ut})=>ut)).size>1,z=x.length>2?r:n,et=ut=>R(ut,Y,z,X).join(`
`);return(0,I.Sk)(x,d,et,w).join(`

`).split(`
`)}const w=x=>`and ${x} more, see the job summary`;function R(x,X,Y,z){const{problem:et,severity:ut}=x,mt=(0,g.Xd)(x),wt=(0,g.xi)(x,z,Y.text,Y.places);return[`${X?
`${ut}: `:""}${(0,O.RK)(et.message,Y.text)} [${et.code}]`,...wt.map(([gt,Dt])=>`${gt}: ${Dt}`),...mt===null||o(mt.file)?[]:[`at: ${(0,g.R3)(mt)}`],...x.isHostNew?
[`the host is ${I.dy}`]:[],`${z.docsUrl}#${et.code}`]}function p(x,X){const{message:Y,help:z,findings:et,code:ut,title:mt,affects:wt}=x;if(et.length===1)return T(
et,X);const gt=(0,I.od)(wt,X.clients),Dt=(0,g.mj)(et,X.repositories.length),yt=[`${(0,O.RK)(Y??mt,i)} [${ut}]`,...z===null?[]:[`help: ${(0,O.RK)(z,i)}`],...gt===
""?[]:[`affects: ${gt}`],...Dt===""?[]:[`hits: ${Dt}`]],Lt=`${X.docsUrl}#${ut}`,Yt=u-[...yt,Lt].join(`
`).length;return[...yt,...f(x,Yt),Lt]}function f({findings:x,message:X},Y){const z=(0,v.I0)(x,Y,1,ut=>D(ut,X===null)),et=x.length-z.length;return et>0?[...z,w(et)]:
z}function D(x,X){const{host:Y,places:z,problem:et,isHostNew:ut}=x,mt=(0,g.Ky)(z,1),wt=X?(0,O.RK)(et.message,s):"";if(Y===null)return`- ${[mt,wt].filter(Lt=>Lt!==
"").join(": ")}`;const gt=`${(0,O.RK)((0,$.nx)(Y))}${ut?` (${I.dy})`:""}`,Dt=X&&mt!==""?`(${mt})`:mt,yt=[wt,Dt].filter(Lt=>Lt!=="").join(" ");return yt===""?`- ${gt}`:
`- ${gt}: ${yt}`}const A=10,j=200;function B(x,X){const Y=U(x),z=(0,M.hm)(x.findings);let et=x.findings;for(const ut of S.oC){const{annotations:mt,used:wt}=q(ut,
et,X,ut===z);Y.push(...mt),et=et.filter(gt=>!wt.has(gt))}return Y}function U({passed:x,stopped:X,findings:Y}){const z=Y.filter(({severity:ut})=>ut==="warning").
length;if(x||Y.some(({severity:ut})=>ut==="error"))return[];if(X!==null)return[G("error","The check is not complete",[(0,_.Cw)(X)])];const et=`${(0,I.px)(z,"war\
ning")}, and fail-on is warning`;return[G("error","Warnings fail this check",[et])]}function q(x,X,Y,z){const et=X.filter(({severity:wt})=>wt===x),ut=new Set(et.
map(Q));if(ut.size>A){const wt=(0,P.cZ)(et),gt=z&&x!=="notice"?K(et,wt):[];return{annotations:[...C(x,wt,Y),...H(x,gt,Y)].slice(0,A),used:new Set(et)}}const mt=X.
filter(wt=>ut.has(Q(wt)));return{annotations:H(x,mt,Y),used:new Set(mt)}}const H=(x,X,Y)=>[...Map.groupBy(X,Q).values()].map(z=>G(x,l(z),T(z,Y),(0,g.tN)(z)));function Q(x){
const X=(0,g.Xd)(x);return X===null?x:`${X.line}:${X.file}`}function C(x,X,Y){const z=X.length<=A?X:X.slice(0,A-1),et=X.slice(z.length).flatMap(mt=>mt.findings),
ut=[...new Set(et.map(({problem:mt})=>mt.title)),"see the job summary"];return[...z.map(mt=>G(x,a(mt),p(mt,Y),(0,g.tN)(mt.findings))),...et.length===0?[]:[G(x,`\
and ${(0,I.px)(et.length,`more ${x}`)}`,ut)]]}function K(x,X){const Y=et=>(0,g.Xd)(et)!==null,z=new Set(X.flatMap(et=>et.findings.find(Y)??[]).map(Q));return x.
filter(et=>o((0,g.Xd)(et)?.file??"")&&!z.has(Q(et)))}function G(x,X,Y,z=null){const et={title:(0,O.LS)((0,O.RK)(X,j)),message:(0,O.LS)(Y.join(`
`))};if(z===null||!o(z.file))return{level:x,...et};const{file:ut,line:mt,column:wt,endColumn:gt}=z;return{level:x,...et,file:ut,line:mt,column:wt,endColumn:gt}}}),
2827:((lt,W,t)=>{t.d(W,{Y:()=>I});var _=t(5955);const S={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the \
port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"N\
umber of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hos\
ts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},P={hosts:12e4,services:36e4},M=1;function I({passed:g,hosts:O,findings:$}){
const v=({services:r})=>r.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),i=(0,_.I0)(O,P.hosts,M,({visit:r})=>JSON.stringify(r.host)),y=(0,_.I0)(O,P.services,M,r=>{
const n=JSON.stringify(Object.fromEntries(v(r)));return`${JSON.stringify(r.visit.host)}:${n}`}),d=r=>$.filter(n=>n.severity===r).length;return{passed:g,hosts:`[${i.
join(",")}]`,services:`{${y.join(",")}}`,errors:d("error"),warnings:d("warning"),"left-out":O.length-Math.min(i.length,y.length)}}}),2913:((lt,W,t)=>{t.d(W,{Fr:()=>s,
GN:()=>u,K$:()=>h,O7:()=>c,cn:()=>$,yi:()=>o});var _=t(4e3),S=t(7574),P=t(4120),M=t(8641),I=t(9574),g=t(5505),O=t(8373);const $="the files",v=200,i="Terraform s\
ervice discovery fails: ",y="Terraform service discovery recovers: ",d=3,r=10,n=6,e=20;function u({failing:R}){const{down:p,better:f}=m(R),[D,{first:A,count:j}]=p.
count>0?[i,p]:[y,f],B=A.slice(0,d).map(({subject:H})=>H===$?T:(0,M.RK)(H,v)),U=j>B.length?[`${j-B.length} more`]:[],q=`${D}${[...B,...U].join(", ")}`;return q.length<=
v?q:`${D}${j} hosts`}const s=R=>R.startsWith(i)||R.startsWith(y);function m({first:R,count:p}){const f=R.filter(({recovering:A})=>A!==void 0);return{down:{first:R.
filter(({recovering:A})=>A===void 0),count:p-f.length},better:{first:f,count:f.length}}}function o(R,p,{outage:f,page:D,maxBytes:A}){const{down:j,better:B}=m(f.
failing),U=f.failing.count>0?" Closes when all hosts recover.":"";return(0,g.XA)(R,{context:p,rest:O.xy,isBrief:!0},{head:[`### ${(0,g.gD)(R,p)}`,...a(j,f.since,
p.startedAt),...l(B.first)].join(`

`),foot:`Last checked ${(0,S.QN)(p.startedAt)}; details in the summary of ${(0,g.Fp)(D)}. Updated automatically.${U}`,maxBytes:A})}function l(R){return R.length===
0?[]:[`<p>${[...Map.groupBy(R,({recovering:D})=>D===void 0?"":`${D.good} of ${(0,P.px)(D.needed,"run")}`)].slice(0,r).map(([D,A])=>`\u2705 Recovering: ${(0,_.K4)(
A,e,({subject:B})=>w(B))} (${D} without a failure)`).join("<br>")}</p>`]}function a({first:R,count:p},f,D){if(p===0)return[];const A=[...Map.groupBy(R,C=>C.since)],
j=R[0]?.since,B=R.length===p||j===f;if(j!==void 0&&A.length===1&&B)return[`<p>Failing since ${(0,S.QN)(j)} (${(0,S.u8)(j,D)}).</p>`];const U=A.slice(0,r),q=U.map(
([C,K])=>[(0,_.K4)(K,n,({subject:x})=>x===$?T:(0,I.rm)(x)),(0,S.QN)(C),(0,S.u8)(C,D)]),H=p-U.flatMap(([,C])=>C).length,Q=H>0?[[`and ${H} more`,"",""]]:[];return[
(0,I.I$)(["Failing","Since","Duration"],[...q,...Q])]}function h(R,p){const{at:f,down:D,up:A,gone:j,still:B,endedSince:U,isReopened:q}=R,H=({subject:C,since:K})=>`${w(
C)} (after ${(0,S.u8)(K,f)})`;return`${[...q?["Reopened: the failure continues or has returned."]:[],...E(D,w,(C,K)=>`\u274C ${C} ${K} failing.`),...E(A,H,C=>`\u2705\
 Recovered: ${C}.`),...E(j,w,(C,K)=>`\u26AA ${C} ${K} no longer checked.`),...E(B,w,(C,K)=>`\u274C ${C} ${K} still failing.`),...U===null?[]:[`**Nothing fails a\
ny more.** The outage lasted ${(0,S.u8)(U,f)}, from ${(0,S.QN)(U)} to ${(0,S.QN)(f)}, as observed by this check.`],`<sub>${(0,S.QN)(f)}, ${(0,g.Fp)(p)}</sub>`].
join(`

`)}
`}const c=R=>`Duplicate of #${R}, which another run opened at the same time.
`;function E(R,p,f){return R.length===0?[]:[f((0,_.K4)(R,e,p),R.length===1?"is":"are")]}const T="the file check",w=R=>R===$?T:(0,M.D9)(R)})};export{On as ids,yn as modules};
