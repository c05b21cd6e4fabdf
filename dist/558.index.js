const yn=[558,751,929,528,909],_n={3534:((lt,U,t)=>{t.d(U,{$U:()=>e,Eu:()=>i,JD:()=>n,QU:()=>E,To:()=>m,bI:()=>f,fj:()=>y,iX:()=>l,tK:()=>a,z2:()=>s});var _=t(4283),
T=t(1064),I=t(1831),w=t(2713),D=t(4e3),p=t(5799),O=t(8937);const E=(0,p.lS)((0,p.$e)("credentials-empty","Token is empty",T.Du),({source:c})=>({message:`the tok\
en from ${c} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),v={"cont\
rol character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},
bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks\
, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",
help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},
"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},
i=(0,p.lS)((0,p.z3)("credentials-malformed","Malformed token",T.Du),({source:c,slip:M})=>({message:`the token from ${c} ${v[M].has}`,help:v[M].help,...M==="cont\
rol character"?{}:{severity:"warning"}})),y=(0,p.lS)((0,p.$e)("credentials-short","Token is too short to be redacted"),({source:c})=>({message:`the token from ${c}\
 has fewer than ${w.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or crea\
te a longer one"})),a=(0,p.lS)((0,p.lm)("credentials-differ","Clients use different tokens"),({host:c,first:M,other:A})=>({message:`for host ${(0,I.nx)(c)}, ${r(
M)} and ${r(A)}`,help:`set the token for both clients in ${(0,I.fK)(c)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),
r=({client:c,source:M})=>M===null?`${T.bB[c]} finds no token`:`${T.bB[c]} uses the token from ${M}`,n=(0,p.lS)((0,p.$e)("credentials-rejected","Token was reject\
ed"),({host:c,status:M,source:A})=>({message:`host ${(0,I.nx)(c)} returned ${M} for the token from ${A}`,help:`check that the token is complete, has not expired\
 and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,_.jr)((0,I.cu)(c))}; then store a new one in the same place`})),e=(0,p.lS)((0,p.$e)("cre\
dentials-missing","Token is missing"),({host:c,service:M,...A})=>{const g=(0,I.nx)(c),[S=""]=(0,I.fK)(c);return(0,O.em)(`host ${g} requires a token${M===null?"":
` for ${M}`}`,`add the line "${g}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${S}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${h(S)}`,
A)}),h=c=>/^\w+$/.test(c)?`export ${c}=\u2026`:`env '${c}=\u2026' terraform init`,s=(0,p.lS)((0,p.$e)("credentials-near-miss","Token variable has a similar name"),
({host:c,variable:M,why:A,write:g})=>({message:`${M} seems to be meant for host ${(0,I.nx)(c)}, but ${A}`,help:`rename it to ${g}: ${h(g)}`})),m=(0,p.lS)((0,p.$e)(
"credentials-other-host","Token is for another host",T.Du),({host:c,other:M,source:A,service:g,isSent:S,isNotice:$})=>({message:`the clients do not send the tok\
en for ${M} from ${A} ${g===null?`after the redirect of ${c}`:`to ${g} of host ${c}`}: they send ${S?`the token of ${c}`:"none"}`,help:g===null?`make the discov\
ery document of ${c} public, or serve it at ${c} itself`:`set the token for ${c}, and the clients send it to ${M}`,...$?{severity:"notice",affects:[]}:{}})),f=(0,p.
lS)((0,p.lm)("credentials-unused","Token for a host that is not checked"),({host:c})=>({message:`the tokens input has a token for host ${(0,I.nx)(c)}, which is \
not checked`,help:"write the host as in the files, including its port, or remove the line"})),l=(0,p.lS)((0,p.z3)("document-unauthorized","Discovery requires va\
lid credentials",T.zK),({host:c,token:M,challenge:A,...g})=>{const S=M==="sent"?"rejected the given authentication credentials":"requires authentication credent\
ials",$=A===null?"":`, and asks for ${A} authentication`;return{message:`host ${c} ${S}: ${(0,D._r)(g)}${$}`,help:(0,D.NM)(g.page,c,u(c,M,g.status,A))}}),o="mak\
e the discovery document public";function u(c,M,A,g){const S=(0,D.qZ)(c);if(g!==null)return{operator:`exempt /.well-known/terraform.json from ${g} authenticatio\
n`,guest:S,note:"the clients send Bearer tokens only, so no token helps"};switch(M){case"sent":{const $="check that the token is for this host, complete and not\
 expired";return A===403?{operator:$,user:$,guest:S}:{operator:$,user:$}}case"none":{const $=(0,O.nP)(c);return{operator:`${$}, or ${o}`,user:$,guest:S}}case"dr\
opped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${c} to respond itself, or ${o}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,U,t)=>{
t.d(U,{JW:()=>a,U$:()=>D,WO:()=>v,a3:()=>i,ub:()=>r});var _=t(1064),T=t(4e3),I=t(5143),w=t(5799);const D=(0,w.lS)((0,w.$e)("file-syntax","File has a syntax erro\
r",_.Du),({error:n,file:e})=>({message:n??"the file is not valid UTF-8",help:(0,I.Zl)(e)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpo\
se"})),p={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot b\
e read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},O={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},E={file:"correct the permissions, or list\
 the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"\
correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or li\
st it in `exclude`"},v=(0,w.lS)((0,w.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in n?`${p[n.what]}: ${n.code}`:p[n.what],help:(n.what==="fi\
le"||n.what==="directory"?O[n.code]:void 0)??E[n.what]})),i=(0,w.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},
()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),y=3,a=(0,w.
lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:e,isFleet:h})=>{const s=n.every(o=>o==="."),f=`found no\
 Terraform or OpenTofu files in ${h?"the repositories of `usages`":s?"this directory":`\`scan\` (${(0,T.K4)(n,y,T.dh)})`}`,l=h?"check out the repositories befor\
e `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return e?{message:`${f}; only \`hostnames\` was checked`,help:`${l}, or \
correct \`scan\``,severity:"warning"}:{message:`${f}, and \`hostnames\` is not set`,help:`${l}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),r=(0,w.
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
t.d(U,{Dr:()=>y,EK:()=>E,Fu:()=>r,dF:()=>a,vs:()=>O});var _=t(1064),T=t(1831),I=t(9562),w=t(4e3),D=t(5799),p=t(8937);const O=(0,D.lS)((0,D.z3)("cloud-token","To\
ken for the cloud block or remote backend is missing",_.Du),({host:n,service:e,...h})=>{const s=(0,T.nx)(n),m=e===I.OZ?"the cloud block":"the remote backend",[f=""]=(0,T.
fK)(n);return(0,p.em)(`${m} requires a token for ${s}`,`add the line "${s}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${f}; outside GitHub, run\
 \`terraform login ${s}\` or \`tofu login ${s}\``,h)}),E=(0,D.lS)((0,D.z3)("cloud-version","API is too old for the cloud block",_.Du),({url:n,version:e})=>({message:`${n}\
 returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,w.dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise,\
 or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),v=n=>"why"in n?`the respons\
e of ${n.url} ${(0,w.dh)(n.why)}`:(0,w._r)({...n,page:null}),i=(n,e,h)=>"status"in n&&[401,403,404].includes(n.status)?h:(0,D.C)(`check the logs of ${e}, and th\
at the URL of the service is that of its API`),y=(0,D.lS)((0,D.z3)("cloud-organization","Organization cannot be read",_.Du),n=>{const{host:e,organization:h,source:s}=n;
return{message:`the organization ${h} at ${e} cannot be read: ${v(n)}`,help:i(n,e,`check the name of the organization, and that the token from ${s} is valid and\
 belongs to a member`)}}),a=(0,D.lS)((0,D.z3)("cloud-workspace","Workspace cannot be read",_.Du),n=>{const{host:e,organization:h,workspace:s}=n;return{message:`\
the workspace ${s} of ${h} at ${e} cannot be read: ${v(n)}`,help:i(n,e,"check that the token may read the workspace")}}),r=(0,D.lS)((0,D.lm)("cloud-workspace-mi\
ssing","Workspace does not exist"),({host:n,organization:e,workspace:h})=>({message:`${e} at ${n} has no workspace ${h} that the token may read; init would crea\
te it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((lt,U,t)=>{t.d(U,{AO:()=>y,U7:()=>i,n3:()=>a,nD:()=>e,ro:()=>n,
wp:()=>O,zo:()=>v});var _=t(1064),T=t(3592),I=t(4e3),w=t(5799);const D=({file:m,line:f})=>`${(0,I.dh)(m)}:${f}`,p=m=>m.map(f=>_.bB[f]).join(" and "),O=(0,w.lS)(
(0,w.z3)("host-not-allowed","Host is not allowed",_.zK),m=>{const{host:f}=m,l=`add ${f} to \`allowed-hosts\``;if("service"in m){const{service:o,registry:u}=m;return{
message:`${o} of ${u} is on ${f}, which is not in \`allowed-hosts\``,help:`use another registry, or ${l}`}}if("package"in m)return{message:`the package of ${m.package}\
 is downloaded from ${f}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${l}`};if("use"in m){const[o,u]=E[m.
use];return{message:`${o} ${f}, which is not in \`allowed-hosts\``,help:`use ${u}, or ${l}`}}if("implied"in m){const{place:o,clients:u}=m.implied;return{message:`\
host ${f} is not in \`allowed-hosts\` and was not contacted; ${D(o)} names no host, and this is the default of ${p(u)}`,help:`name an allowed registry there, ${l}\
, or set \`dialect\` if you use another CLI`}}return{message:`host ${f} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${l}`}}),
E={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},v=(0,w.lS)((0,w.lm)("host-as\
sumed","Default host of an assumed CLI was not contacted"),({host:m,place:f,clients:l,isListed:o})=>({message:`${m} was not contacted: ${D(f)} implies it as the\
 default host of ${p(l)}, but the CLI could not be detected`,help:o?"list the usages of the repository with `--dialect terraform` or `--dialect opentofu` to che\
ck the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),i=(0,w.lS)((0,w.lm)("host-generic","Gen\
eric hostname was not contacted"),({host:m})=>({message:`${m} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),y=(0,w.lS)((0,w.z3)("host-private-redirect","Redirect to a non-public address",_.zK),({host:m,address:f,asks:l})=>f===
"metadata"?{message:`${m} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${l==="document"?"redirects":"leads"} to ${m}, which has a ${f} address and was not contacted`,help:`if ${l==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),a=(0,w.lS)((0,w.z3)("host-check-crashed","tf-disco crashed while it checked \
the host",_.zK),({host:m,thrown:f})=>({message:`${m} was not checked completely, because of a bug in tf-disco ${T.xv}: ${r(f)}`,help:`please report this text at\
 ${T.xV}; to pass until it is fixed, add \`host-check-crashed ${m}\` to \`ignore\``}));function r(m){if(!(m instanceof Error))return(0,I.dh)(String(m));const f=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(m.stack??"")?.[1];return(0,I.dh)(String(m))+(f===void 0?"":` (${f})`)}const n=(0,w.lS)((0,w.z3)("host-http2","Host speaks only HTTP/2",_.zK),({host:m})=>({
message:`${m} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,help:(0,w.C)(`enable HTTP/1.1 on ${m} as well \
(ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),e=(0,w.lS)((0,w.z3)("host-not-checked","Host was not checked before the che\
ck ended",_.zK),({host:m,stopped:f,isBegun:l,unchecked:o,total:u,slowest:c})=>({message:`${m} was not checked${l?" completely: its visit was under way when":":"}\
 ${(0,I.Cw)(f)}, with ${o} of ${u} hosts not checked`,help:h[f.kind]+s(c)})),h={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function s(m){return m.length===0?"":`; most of the time went to hosts without a response: ${m.map(({host:l,tookMs:o})=>`${l}\
 (${(0,I.YA)(o)})`).join(", ")}`}}),5799:((lt,U,t)=>{t.d(U,{$e:()=>i,C:()=>I,lS:()=>a,lm:()=>y,oC:()=>T,pj:()=>p,z3:()=>v});var _=t(6174);const T=["error","warn\
ing","notice"],I=(r,n)=>n===void 0?{operator:r}:{operator:r,note:n};function w({operator:r,user:n,guest:e},{role:h,host:s}){const m=`ask the operator of ${s} to\
 ${r}`;switch(h){case"operator":return r;case"user":return n===r?n:n===void 0?m:`${n}; if you run ${s}, ${D(r,n)}`;case"guest":return e??n??m}}const D=(r,n)=>r.
startsWith(`${n}, or `)?r.slice(n.length+5):r;function p(r,n){const{cures:e,...h}=r;return e===void 0?r:{...h,help:O(e,n)}}function O(r,n){const{because:e,note:h}=r,
s=e===void 0?"":`${e}: `,m=h===void 0?"":`; ${h}`;return s+w(r,n)+m}const E=r=>(n,e,h=[])=>({code:n,title:e,severity:r,affects:h}),v=E("error"),i=E("warning"),y=E(
"notice");function a(r,n){return Object.assign(h=>{const{help:s,...m}=n(h),f=r.code,l=(0,_._)(m.message),o={...r,code:f,usualSeverity:r.severity,...m,message:l};
return s===void 0?o:typeof s=="string"?{...o,help:(0,_._)(s)}:{...o,help:O(s,{role:"operator",host:""}),cures:s}},r)}}),8937:((lt,U,t)=>{t.d(U,{$w:()=>D,em:()=>O,
nP:()=>p,pt:()=>w,ro:()=>I});var _=t(4e3),T=t(5799);const I="this pull request needs no change; run the check where the secret is available, for example on the \
main branch";function w({host:E,token:v,source:i},y){const a=`sent${y===null?"":` to ${y}`}`;switch(v){case"none":return`no token was found for ${E}`;case"sent":
return`the token for ${E} from ${i} was ${a}`;case"dropped":return`the token for ${E} from ${i} was not ${a}, because the CLIs drop it at a redirect to another \
host`;case"withheld":return`the token for ${E} from ${i} was not ${a}, because the URL is not https; the CLIs do send it`}}function D({host:E,token:v},i,y,a){switch(v){case"\
none":return{operator:p(E),user:p(E),guest:(0,_.qZ)(E)};case"sent":return{operator:a,user:a};case"dropped":return(0,T.C)(`serve ${i} without the redirect to ${y??
"another host"}`);case"withheld":return(0,T.C)(`serve ${i} at an https URL`)}}const p=E=>`add a token to \`tokens\` (${E}=\u2026) or set a TF_TOKEN_ variable`;function O(E,v,{
isFork:i,searched:y,notRead:a}){if(i)return{message:`${E}, and secrets are withheld from pull requests of forks`,help:I,severity:"notice"};const r=a.length===0?
"":`; not read: ${a.join(", ")}`;return{message:`${E}, and none was found (searched: ${y.join(", ")}${r})`,help:v}}}),5747:((lt,U,t)=>{t.d(U,{Oj:()=>a,io:()=>E,
yR:()=>O});var _=t(4573),T=t(3024);const I=16*1024*1024,w=T.constants.O_RDONLY|(T.constants.O_NONBLOCK??0)|(T.constants.O_NOCTTY??0),D=Buffer.allocUnsafeSlow(256*
1024);let p=D;const O=(n,e=I)=>v(n,e,y);function E(n,e){const h=v(n,e,(s,m)=>Buffer.from(s.subarray(0,m)));return Buffer.isBuffer(h)?h:null}function v(n,e,h){let s;
try{s=(0,T.openSync)(n,w)}catch(m){return r(m)}try{const m=(0,T.readSync)(s,D,0,D.length,null);return m<D.length?h(D,m):i(s,e,h)}catch(m){return r(m)}finally{(0,T.
closeSync)(s)}}function i(n,e,h){const{size:s}=(0,T.fstatSync)(n);if(s>e||s<D.length)return{ok:!1,failure:{kind:"size",bytes:s,maxBytes:e}};p.length<s&&(p=Buffer.
allocUnsafeSlow(Math.min(2*s,e)));const m=p;let f=0;for(;f<s;){const l=(0,T.readSync)(n,m,f,s-f,f);if(l===0)break;f+=l}return h(m,f)}function y(n,e){const h=n.toString(
"utf8",0,e),s=!h.includes("\uFFFD")||(0,_.isUtf8)(n.subarray(0,e));return{ok:!0,text:h,isUtf8:s,bytes:e}}function a(n){if(!(typeof n=="object"&&n!==null&&"code"in
n)||typeof n.code!="string")throw n;return n.code}const r=n=>({ok:!1,failure:{kind:"error",code:a(n)}})}),4e3:((lt,U,t)=>{t.d(U,{Af:()=>o,B9:()=>h,Cw:()=>M,Fn:()=>S,
K4:()=>v,NM:()=>m,Vb:()=>$,Wt:()=>e,YA:()=>l,_r:()=>f,dh:()=>p,eZ:()=>u,go:()=>a,hS:()=>O,mP:()=>r,qZ:()=>s,v:()=>i,zM:()=>c,zN:()=>E,zd:()=>y});var _=t(6174),T=t(
4714),I=t(7715),w=t(9562);const D=300;function p(d,k=D){if(d.length<=k)return d;const P=(0,_._)(d);return P.length<=k?P:`${(0,T.o)(P,k)}\u2026`}const O=(d,k)=>`${d}\
 ${k}${d===1?"":"s"}`,E=(d,k)=>({shown:d.slice(0,k),more:Math.max(0,d.length-k)});function v(d,k,P=String){const{shown:C,more:N}=E(d,k);return i(C.map(j=>P(j)),
N)}const i=(d,k)=>`${d.join(", ")}${k>0?` and ${k} more`:""}`,y=d=>`the clients print "${d}"`;function a(d){return d===null?"null":Array.isArray(d)?"an array":typeof d==
"object"?"an object":`a ${typeof d}`}function r(d){if(d.kind==="error")return`cannot be read: ${d.code}`;const{bytes:k,maxBytes:P}=d;return`has ${k} bytes and i\
s not read; the limit is ${P/1024/1024} MiB`}const n={[w.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPAC\
E/NAME/SYSTEM)",[w.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TY\
PE), and one that is installed by hand needs a filesystem mirror"};function e(d){return d.flatMap(P=>n[P]??[])[0]??"correct the host in `source` or `hostname`, \
or add the `source` that a child module lacks"}const h=d=>`wait and run the check again; see ${(0,I.V)(d)??"its status page"}, and consider a network mirror for\
 providers`,s=d=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${d} serves its discovery document to everyone, so the registry, a proxy or a \
firewall blocks this network, for example by country`;function m(d,k,P){if(d===null)return P;const C=d.title===""?"":` ("${d.title}")`,N=P.guest??s(k);switch(d.
kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:N,because:`the host returned a sign-in page${C}`};case"\
captive-portal":return`a proxy or captive portal returned an HTML page${C}: allow this machine to reach the host`;case"other":{const j=P.user??`check that ${k} \
is a registry, and ${e([])}`;return{...P,user:j,guest:N,because:`the host returned an HTML page${C}`}}}}const f=({url:d,status:k,reason:P})=>`${d} returned ${`${k}\
 ${p(P)}`.trim()}`,l=d=>`${Math.round(d/100)/10} s`,o=d=>d.map(({name:k,attemptMs:P,retries:C})=>{const N=Number.isFinite(P)?l(P):"without a limit",j=C===0?"":`\
 in each of ${C+1} attempts`,W=k.includes(" and ")?"wait":"waits";return`${k} ${W} ${N}${j}`}).join(", "),u=d=>d.map(({name:k})=>k).join(" and "),c=d=>d.kind===
"several"?d.reasons:[d];function M(d){switch(d.kind){case"deadline":return`the check reached its deadline of ${l(d.ms)}`;case"signal":return`the check was inter\
rupted by ${d.signal}`;case"crash":return"tf-disco crashed";case"missing":return g(d);case"several":return d.reasons.map(M).join("; ")}}const A=10;function g({repositories:d,
total:k}){const P=k===1?"repository":"repositories",C=d.length===1?"is":"are",N=v(d,A,p);return`${d.length} of ${k} ${P} ${C} missing: ${N}`}const S=d=>`${d}; i\
t may use hosts that are not in \`allowed-hosts\``,$=({kind:d,address:k,version:P})=>`${d} ${k} ${p(P,40)}`}),4714:((lt,U,t)=>{t.d(U,{o:()=>I,w:()=>w});var _=t(
3307);const T=2048,I=(D,p=T)=>D.length<=p?D:structuredClone(D.slice(0,p).toWellFormed());function w(D){if(D.length<=T)return(0,_.IL)(D);switch(D[0]){case'"':return I(
(0,_.I)(D));case"[":return[];case"{":return{};default:return(0,_.IL)(D)}}}),7715:((lt,U,t)=>{t.d(U,{V:()=>T});const _=new Map([["registry.terraform.io","https:/\
/status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","htt\
ps://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),T=I=>_.get(I)??null}),5751:((lt,U,t)=>{t.d(U,{s:()=>C});var _=t(3024),T=t(6760),I=t(5747),
w=t(3625),D=t(4e3),p=t(3592),O=t(3474),E=t(8535),v=t(7030),i=t(6181),y=t(1831);function a(x){const H=G=>x[G]||x[G.toLowerCase()]||"",X={http:n("HTTP_PROXY",H("H\
TTP_PROXY")),https:n("HTTPS_PROXY",H("HTTPS_PROXY"))},K=f(H("NO_PROXY"));return G=>{const q=X[G.scheme];return q===null||s(G.name)||K(G)?null:q}}const r=["http:",
"https:"];function n(x,H){if(H==="")return null;const X=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(H)?H:`http://${H}`);if(X===null)throw new TypeError(`${x} is n\
ot a URL; expected http://HOST:PORT`);if(!r.includes(X.protocol))throw new TypeError(`${x} is a ${X.protocol}// proxy; expected http:// or https://`);if(!e(X.username)||
!e(X.password))throw new TypeError(`${x} has a user name or password with a bare "%"; write "%25" for it`);return X}function e(x){try{return decodeURIComponent(
x),!0}catch(H){if(H instanceof URIError)return!1;throw H}}const h=new v.BlockList;h.addSubnet("127.0.0.0",8,"ipv4"),h.addAddress("::1","ipv6");const s=x=>x==="l\
ocalhost"||m(h,x);function m(x,H){const X=(0,i.n7)(H.replace(/%.*$/s,"")),K=(0,v.isIP)(X);return K!==0&&x.check(X,K===4?"ipv4":"ipv6")}function f(x){const H=x.split(
",").map(X=>X.trim().toLowerCase()).filter(X=>X!=="").map(l);return X=>H.some(K=>K(X))}function l(x){if(x==="*")return()=>!0;const H=o(x);if(H!==null)return({name:V})=>H(
V);const{name:X,port:K}=M(x),G=V=>K===""||String(V.port)===K;if(u(X)){const V=(0,i.n7)(X),et=new v.BlockList;return et.addAddress(V,(0,v.isIP)(V)===4?"ipv4":"ip\
v6"),ut=>m(et,ut.name)&&G(ut)}const q=c(X);return V=>(0,v.isIP)(V.name)===0&&G(V)&&q(V.name)}function o(x){const[,H="",X=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(x)??
[];if(!u(H))return null;const K=Number(X);if(K>((0,v.isIP)(H)===4?32:128))return null;const G=K-((0,v.isIP)(H)===6?96:0),q=new v.BlockList,V=(0,v.isIP)((0,i.n7)(
H))===4&&G>=0;return V?q.addSubnet((0,i.n7)(H),G,"ipv4"):q.addSubnet(H,K,"ipv6"),et=>m(q,et)&&(0,v.isIP)((0,i.n7)(et))===4===V}const u=x=>(0,v.isIP)(x)!==0&&!x.
includes("%");function c(x){if(x==="")return()=>!1;const H=x.replace(/^\*\./,"."),X=H.replace(/^\./,""),K=(0,y.Pv)(X),G=K.ok?K.value:X;return q=>q.endsWith(`.${G}`)||
!H.startsWith(".")&&q===G}function M(x){const H=/^\[([^\]]*)\]:([^:]*)$/.exec(x)??/^([^:[\]]*):([^:[\]]*)$/.exec(x);return H===null?{name:x,port:""}:{name:H[1]??
"",port:H[2]??""}}var A=t(3152),g=t(6339);const S=function(...x){const{problemFacts:H}=t.late([558,914,341,507],4507);return new.target?new H(...x):H(...x)},$=function(...x){
const{parseNamedAddress:H}=t.late([22],6022);return new.target?new H(...x):H(...x)},d=function(...x){const{parseAuthorities:H}=t.late([160],1160);return new.target?
new H(...x):H(...x)},k=4*1024*1024,P=20;function C(x,{environment:H,directory:X,wording:K=A.w7}){const{settings:G,mistakes:q}=(0,A.P$)(x,K),V=ot(G.caFile,K),et=J(
H),ut=[V,et].flatMap(wt=>wt.ok?[]:[wt.why]),$t=N(G.scan,X).slice(0,P).map(wt=>K.missingPath(wt,X)),_t=[...q,...(0,g.S)(G,K),...j(G,K),...W(G,K),...ut,...$t];if(_t.
length>0||!V.ok||!et.ok)throw new A.GN(_t);return{...G,authorities:V.value,chooseProxy:et.value}}const N=(x,H)=>x.filter(X=>!/[*?[\]{}]/.test(X)&&!(0,_.existsSync)(
(0,T.resolve)(H,X)));function j({hostnames:x},{setting:H}){const X=H("hostnames"),G=x.flatMap(({addresses:q})=>q).flatMap(q=>{const V=$(q,"terraform");return V.
ok?[]:[`${X}: "${q.service}=${q.text}" is wrong: ${V.why}`]});return(0,O.Ku)(G,X)}function W({ignore:x},{setting:H}){const X=H("ignore");if(x.length===0)return[];
const K=S(),G=x.flatMap(({code:q})=>{if(Object.hasOwn(K,q))return[];const V=(0,E.q)(q,Object.keys(K)),et=V===null?`${p.aq} lists the codes`:`did you mean "${V}"\
?`;return[`${X}: "${q}" is not a problem code; ${et}`]});return(0,O.Ku)(G,X)}function J(x){try{return(0,w.J)(a(x))}catch(H){if(H instanceof TypeError)return(0,w.
T)(H.message);throw H}}function ot(x,{setting:H}){if(x===null)return(0,w.J)(null);const X=(0,I.yR)(x,k),K=H("ca-file");if(!X.ok)return(0,w.T)(`${K} "${x}" ${(0,D.
mP)(X.failure)}`);const G=d(X.text);return G.ok?G:(0,w.T)(`${K} "${x}" ${G.why}`)}}),2929:((lt,U,t)=>{t.d(U,{z6:()=>sn,wX:()=>Ft,w5:()=>Nt});var _=t(6760),T=t(9461),
I=t(3024),w=t(5747);const D=200,p=1024*1024,O=4e3;function E(Q,Z,ht){const Et=Map.groupBy(Q.filter(v).slice(0,D),({file:dt})=>dt);return Array.from(Et).flatMap(
([dt,vt])=>{const St=(0,_.join)(Z,dt),Pt=i(St,ht)?(0,w.yR)(St,p):null;return Pt?.ok?y(Pt.text,vt):[]})}const v=({column:Q,endColumn:Z})=>Z>Q;function i(Q,Z){try{
return(0,I.statSync)(Q).mtimeMs<=Z+1}catch(ht){return(0,w.Oj)(ht),!1}}function y(Q,Z){const ht=[];let[Et,dt]=[1,Q.startsWith("\uFEFF")?1:0];for(const vt of Z.toSorted(
(St,Pt)=>St.line-Pt.line)){for(;Et<vt.line&&dt>=0;Et+=1)dt=Q.indexOf(`
`,dt)+1||-1;if(dt<0)break;const St=Q.indexOf(`
`,dt),Pt=St<0?Q.length:St,xt=Pt>dt&&Q[Pt-1]==="\r";ht.push(...a(Q.slice(dt,xt?Pt-1:Pt),vt))}return ht}function a(Q,Z){const{column:ht,endColumn:Et}=Z,dt=Q.length>
O?[]:Array.from(Q);if(ht>dt.length)return[];const[vt,St]=[ht-1,Et-1],Pt=(xt,Ut)=>dt.slice(xt,Ut).join("");return[{place:Z,before:Pt(0,vt),literal:Pt(vt,St),after:Pt(
St)}]}var r=t(6174),n=t(2161);function e(Q,Z){const{directory:ht,checkedAt:Et,configs:dt}=Z,vt=dt.flatMap(Rt=>Rt.files),St=new Set(vt.flatMap(({path:Rt,shown:bt})=>[
h(Rt),bt])),Pt=Rt=>{const bt=h((0,_.resolve)(ht,Rt));return!St.has(Rt)&&!St.has(bt)&&s(Rt)&&s(bt)},xt=Q.filter(({file:Rt})=>Pt(Rt)),Ut=E(xt,ht,Et),It=c(Ut,Z.usages);
return Ut.flatMap(Rt=>m(Rt,It.get(M(Rt.place))??null,Z))}function h(Q){const Z=(0,T.$)(Q);return Z.kind==="file"?Z.path:(0,_.resolve)(Q)}const s=Q=>(0,n.L8)((0,_.
basename)(Q),new Set,(0,_.basename)((0,_.dirname)(Q)))!==void 0;function m({place:Q,before:Z,literal:ht,after:Et},dt,{redact:vt,kept:St}){const Pt=Z+ht+Et;return vt(
Pt,St)!==Pt?[]:u(Pt)?dt===null||l.test(dt)||!ht.includes(dt)?[]:[{place:Q,before:"\u2026 ",literal:(0,r._)(dt),after:" \u2026"}]:[{place:Q,before:Z,literal:ht,after:Et}]}
const f=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
l=/[\s"]/,o=/[\w+-]{20,}/g,u=Q=>f.test(Q)||(Q.match(o)??[]).some(Z=>/\d/.test(Z)&&/[a-z]/.test(Z)&&/[A-Z]/.test(Z));function c(Q,Z){const ht=new Map(Q.map(({place:dt})=>[
M(dt),dt.file])),Et=new Set(ht.values());return new Map(Z.filter(({place:dt})=>Et.has(dt.file)&&ht.has(M(dt))).flatMap(({place:dt,text:vt})=>vt===null?[]:[[M(dt),
vt]]))}const M=({file:Q,line:Z,column:ht})=>`${Z}:${ht} ${Q}`;var A=t(2389),g=t(6897),S=t(1831),$=t(3592),d=t(2796),k=t(4503),P=t(6763),C=t(5751),N=t(7052),j=t(
3862),W=t(7854),J=t(3474),ot=t(3152);function x(Q,Z,ht){const Et={...Q,newHosts:new Set,files:null,remarks:[]};if(Z===null)return Et;const dt=It=>({...Et,remarks:[
`changed-only has no effect: ${It}`]});if(Z.kind==="all")return dt(Z.why);const{files:vt}=Z,St=new Set(vt.filter(({status:It})=>It!=="removed").map(({file:It})=>It));
if(St.size>0&&![...St].some(It=>ht(It)!==null))return dt("the checkout contains none of the files that the pull request changes");const Pt=Q.usages.filter(({place:It})=>St.
has(It.file)),Ut=`changed-only: the pull request changes ${vt.length===1?"1 file":`${vt.length} files`} with ${Pt.length} of ${Q.usages.length} usages`;return{usages:Pt,
notes:Q.notes.filter(({place:It})=>H(It.file,St)),newHosts:K(Q.usages,vt,ht),files:new Set(vt.map(({file:It})=>It)),remarks:[Ut]}}const H=(Q,Z)=>Z.has(Q)||Q==="\
."||[...Z].some(ht=>ht.startsWith(`${Q}/`)),X=2e8;function K(Q,Z,ht){const Et=new Set;if(Z.some(et))return Et;const dt=new Map(Z.map(It=>[It.file,It])),vt=(0,W.
Oo)(It=>G(dt.get(It),ht)),St=Z.flatMap(({patch:It})=>q(It,/^[ -]/));let Pt=0;const xt=(It,Rt)=>{const bt=[Rt,(0,S.nx)(Rt).toLowerCase()];return It.filter(Bt=>(Pt+=
Bt.length,Pt<=X&&bt.some(Zt=>Bt.includes(Zt)))).length},Ut=(It,Rt)=>{const{isNew:bt,now:Bt,added:Zt}=vt(It),Jt=bt?0:xt(Bt,Rt);return bt||Jt>0&&Jt===xt(Zt,Rt)};for(const[
It,Rt]of Map.groupBy(Q,bt=>bt.host)){if(It===null||Rt.some(({isHostImplied:Bt})=>Bt))continue;const bt=[...new Set(Rt.map(({place:Bt})=>Bt.file))];!bt.every(Bt=>dt.
has(Bt))||xt(St,It)>0||bt.every(Bt=>Ut(Bt,It))&&Pt<=X&&Et.add(It)}return Et}function G(Q,Z){const{file:ht="",status:Et,patch:dt=null}=Q??{},vt=Et==="added";if(vt||
dt===null)return{isNew:vt,now:[],added:[]};const St=(Z(ht)??"").toLowerCase().split(`
`);return{isNew:vt,now:St,added:q(dt,/^\+/)}}const q=(Q,Z)=>(Q??"").toLowerCase().split(`
`).filter(ht=>Z.test(ht)),V=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,et=({file:Q,status:Z,changes:ht,patch:Et})=>Et===null&&Z!=="added"&&ht>0&&V.test(
Q);var ut=t(2859),$t=t(1435),_t=t(5866),wt=t(370);async function Ct(Q,Z){const ht=Z.now(),Et=await(0,wt.SQ)(Q,Z),dt=Q.scan.length===0?0:Z.now()-ht,{dialect:vt,usedBy:St,
...Pt}=(0,wt.o0)(Q,Et,Z),xt={...Pt,notes:[...Pt.notes,...Lt(Et,Z.stop.why)]},Ut=await ft(xt,Q,Z),It=(0,$t.j)(Ut.usages,Q,vt,{...Z,mayHavePlugins:(0,wt.C_)(Et,Q)}),
{roots:Rt,notes:bt}=(0,_t.D0)({...xt,scanned:Et,changed:Ut.files,dialect:vt,settings:Q}),Bt=(0,j.X)(It.usages,Rt),Zt=(0,ut.C)(Q,Bt,vt.clients,(0,W.kA)(xt.usages)),
{configs:Jt,releases:tn}=It,{environment:rn}=Z,{files:cn,bytes:Wt}=Et;return{dialect:{...vt,releases:tn},configs:Jt,usages:Bt,roots:Rt,requirements:Zt,notes:[...(0,_t.
a3)(Ut.notes,Bt,Q,rn),...bt],newHosts:Ut.newHosts,isEmpty:Q.scan.length>0&&Et.isEmpty&&Et.endedAt===null,complaints:It.findings,allUsages:xt.usages,changes:Ut.changes,
remarks:[...Ut.remarks,...It.remarks],scan:{files:cn,bytes:Wt,usages:Bt.length,durationMs:dt},clients:St,repositories:[],missing:null,checkouts:null}}async function ft(Q,Z,ht){
const Et=Z.changedOnly?await ht.changes(Z):null;return{changes:Et,...x(Q,Et,vt=>{const St=(0,w.yR)((0,_.join)(ht.directory,vt));return St.ok?St.text:null})}}function Lt({
endedAt:Q,files:Z},ht){return Q===null||ht===null?[]:[(0,W.YW)(Q,(0,N.ub)({kind:"time",stopped:ht,files:Z}))]}function zt({requirements:Q,repositories:Z}){const{
size:ht}=new Set(Q.map(({host:dt})=>dt));if(ht<=J.pS)return;const Et=`${ht} hosts, the limit is ${J.pS}`;throw new ot.GN([Z.length>0?`usages name ${Et}: check f\
ewer repositories at once`:`scan found ${Et}: narrow scan or exclude files`])}var Yt=t(5960);const Qt=function(...Q){const{nameRepository:Z}=t.late([400,210,913],
5913);return new.target?new Z(...Q):Z(...Q)},qt=function(...Q){const{prepareFleet:Z}=t.late([914,341,210,207],7207);return new.target?new Z(...Q):Z(...Q)};async function sn(Q,Z){
const ht=new Date,Et=(0,C.s)(Q,Z),dt=Et.deadlineMs,vt=Z.startTimer(dt,()=>Z.stop.end({kind:"deadline",ms:dt}));try{const St=await on(Et,Z);zt(St),await(0,g.x)();
const Pt=await en(St,Et,Z,ht);return await yt(Pt,St,Et,Z,ht)}finally{vt()}}const on=(Q,Z)=>Q.usages.length===0?Ct(Q,Z):qt(Q,Z);async function en(Q,Z,ht,Et){const{
environment:dt,stop:vt,isFork:St}=ht,{dialect:Pt}=Q,xt={...Q,...await z(Q,Z,ht),tokenVariables:Nt(dt),tokenHosts:Z.tokens.map(({host:Ut})=>Ut),stopped:it(vt.why,
Q.missing)};return(0,A.S4)(xt,{...Z,dialect:Pt,isFork:St,now:Et.getTime()})}async function z(Q,Z,ht){const{requirements:Et,roots:dt,dialect:vt}=Q,St=(0,Yt.e)(Et,
Z,vt),Pt=Array.from(St,([bt,Bt])=>(0,Yt.i)(bt,Bt)),xt=new Set(Et.map(({host:bt})=>bt).filter(bt=>!St.has(bt))),Ut=Z.depth!=="discovery"&&dt.length>0;if(xt.size===
0&&!Ut)return{visits:Pt,predicted:A.j7,tokenSources:new Map};const{contact:It}=await Promise.all([t.e(914),t.e(456),t.e(696)]).then(t.bind(t,2696)),Rt=await It(
[...xt],Q,Z,ht);return{...Rt,visits:[...Rt.visits,...Pt]}}const it=(Q,Z)=>Q===null||Z===null?Q??Z:{kind:"several",reasons:[Q,Z]};async function yt(Q,Z,ht,Et,dt){
const{configs:vt,allUsages:St,requirements:Pt,changes:xt,scan:Ut,clients:It}=Z,Rt=Ft(Pt),bt=[...Z.remarks,...(0,P.rc)(Q)],{why:Bt,evidence:Zt}=Z.dialect,Jt={verdict:Q,
remarks:(0,P.q9)(bt),detection:{why:Bt,evidence:Zt}},{verdict:tn,remarks:rn,detection:cn}=Et.secrets.redact(Jt,Rt);return{settings:ht,changes:xt,verdict:tn,context:{
dialect:{...Z.dialect,...cn},failOn:ht.failOn,scan:Ut,remarks:rn,startedAt:dt.toISOString(),durationMs:Date.now()-dt.getTime(),version:$.xv,docsUrl:$.aq,clients:It(),
sources:e((0,d.sC)(tn.findings),{...Et.secrets,kept:Rt,usages:St,configs:vt,directory:Et.directory,checkedAt:dt.getTime()}),links:null,repository:kt(tn,Z,Et),repositories:Z.
repositories,history:null}}}function kt(Q,{scan:Z,repositories:ht},{directory:Et,environment:dt}){return Z.files===0||ht.length>0?null:Qt(Et,(0,k.R8)(Q),dt)}const Nt=Q=>Object.
keys(Q).filter(Z=>/^TFE?_?TOKEN/i.test(Z)),Ft=Q=>new Set(Q.flatMap(({host:Z,service:ht})=>[Z,(0,S.nx)(Z),ht]))}),9461:((lt,U,t)=>{t.d(U,{$:()=>I});var _=t(3024),
T=t(5747);function I(w){try{const D=(0,_.realpathSync)(w),p=(0,_.statSync)(D);return p.isFile()?{kind:"file",path:D}:{kind:p.isDirectory()?"directory":"special",
path:D}}catch(D){return{kind:"error",code:(0,T.Oj)(D)}}}}),8185:((lt,U,t)=>{t.d(U,{C:()=>i,I:()=>a});var _=t(4283),T=t(7052),I=t(6697),w=t(1064),D=t(1831),p=t(2886);
const O=(r,{allowedHosts:n,hostnames:e})=>(0,D.Jr)(r,n)||e.some(h=>h.host===r),E={file:".",line:1,column:1,endColumn:1},v=1e4;function i(r,n,e=v){if(n.allowedHosts.
length===0)return[];const h=new Map,s=[];let m=0;for(const{directHost:l,kind:o,isOverridden:u,place:c,clients:M}of r){if(l===void 0||u||O(l,n))continue;const A=o===
"backend_http"||o==="remote_state"?"backend":"download",g=`${A} ${l}`,S=h.get(g);if(S===void 0&&h.size>=e){m+=1;continue}const $=S??y(l,A);h.set(g,$),s.push({...$,
place:c,clients:M})}if(m===0)return s;const f=(0,T.ub)({kind:"problems",max:e,omitted:m});return[...s,{problem:f,place:E,clients:w.Du,host:null}]}function y(r,n){
const e=(0,D.Pv)(r),h=e.ok?e.value:null,s=h===null?r:(0,D.nx)(h);return{problem:(0,I.wp)({host:s,use:n}),host:h}}function a(r,n,e,h){if(h.allowedHosts.length===
0)return[];const s=e.filter(({because:m})=>m.some(f=>typeof f!="string"));return n.flatMap(m=>{const{id:f,kind:l}=m;if(l!=="url"||!s.some(M=>M.service===f))return[];
const o=(0,_.Dl)(m.url),u=o.ok?(0,D.Pm)(o.value):null;if(u===null||u===r||O(u,h))return[];const c=(0,I.wp)({host:u,service:f,registry:(0,D.nx)(r)});return[(0,p.
bz)(c,f)]})}}),8988:((lt,U,t)=>{t.d(U,{s:()=>y,k:()=>m});var _=t(3534),T=t(3410),I=t(5143),w=t(9562);const D=[w.OZ,w.Bn],p=[w.e$,w.xq],O=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...D,...p]},{matches:/^api\.env0\.com$/,services:p},{matches:/^backend\.api\.env0\.com$/,services:D},{matches:/\.scalr\.io$/,services:D}],E=f=>O.find(
({matches:l})=>l.test(f))?.services??[];var v=t(241),i=t(2886);function y(f,{role:l},o){const u=n(f),c=f.credentials?.hasToken===!0,A=(f.attempt.hops.at(-1)?.challenge??
null)===null&&(c||l!=="guest"),g=c?[]:e(f.host,u,o),$=[...f.difference===null?[]:[f.difference],...g,...u===null||!A?[]:[h(f,u,o)]].map(k=>(0,i.bz)(k)),d=c?[]:a(
f,o);return d.length>0?[...$,...d]:g.length===0?[...$,...r(f,o)]:$}function a(f,{usages:l,isFork:o,depth:u}){const{host:c,attempt:M}=f;if(u==="discovery"||M.discovery.
kind!=="found")return[];const A=l.flatMap(({workspace:g,hasOwnToken:S,needs:$,place:d})=>g===void 0||S||(0,I.Zl)(d.file)?[]:$.filter(k=>k.host===c));return Array.
from(Map.groupBy(A,({service:g})=>g),([g,S])=>{const $=(0,T.vs)({host:c,service:g,isFork:o,...s(f)}),d=S.flatMap(k=>k.clients);return(0,i.bz)((0,i.aZ)($,d),g)})}
function r(f,{usages:l,isFork:o}){const{host:u,attempt:c,credentials:M}=f;if(c.discovery.kind!=="found"||M?.hasToken||M?.problem)return[];const A=E(u).find(g=>l.
some(({hasOwnToken:S,needs:$,place:d})=>$.some(k=>k.host===u&&k.service===g)&&!S&&!(0,I.Zl)(d.file)));return A===void 0?[]:[(0,i.bz)((0,_.$U)({host:u,service:A,
isFork:o,...s(f)}),A)]}function n(f){const{discovery:l,hops:o}=f.attempt;return l.kind==="failed"&&l.problem.code==="document-unauthorized"?o.at(-1)?.status??null:
null}function e(f,l,{tokenVariables:o,hosts:u}){return(0,v.B)(o,f,u).filter(({isParent:c})=>!c||l!==null).map(({variable:c,why:M,write:A})=>(0,_.z2)({host:f,variable:c,
why:M,write:A}))}function h(f,l,{isFork:o}){const{host:u,credentials:c}=f;return c?.hasToken?(0,_.JD)({host:u,status:l,source:c.source}):(0,_.$U)({host:u,service:null,
isFork:o,...s(f)})}function s({credentials:f,looks:l}){const o=l.flatMap(A=>A.looks),u=A=>[...new Set(o.flatMap(({held:g,source:S})=>g!=="not read"===A?S:[]))],
c=f===null?u(!0):[f.source],M=f===null?u(!1):[];return{searched:c,notRead:M}}function m(f,l){return f.filter(o=>!l.includes(o)).map(o=>(0,i.bz)((0,_.bI)({host:o})))}}),
2886:((lt,U,t)=>{t.d(U,{ER:()=>i,HJ:()=>s,Np:()=>n,Rh:()=>f,TC:()=>l,aZ:()=>v,b4:()=>D,bz:()=>E,hD:()=>r,l$:()=>O,ld:()=>h,ml:()=>y,pi:()=>e,xJ:()=>a});var _=t(
5143),T=t(5799),I=t(1831),w=t(7715);const D=o=>({...o,needed:o.places.some(u=>typeof u=="string"||!(0,_.Zl)(u.file))}),p=["module","provider","version","package",
"lock","not"],O=({problem:o,places:u})=>p.includes(o.code.replace(/-.*/,""))&&u.length>0&&u.every(c=>typeof c!="string"),E=(o,u=null,c=!0)=>({services:u===null?
[]:[u],problem:o,needed:c}),v=(o,u)=>({...o,affects:o.affects.filter(c=>u.includes(c))}),i=({problem:o,needed:u})=>u&&o.usualSeverity==="error"&&!y.includes(o.code),
y=["host-http2","host-check-crashed"];function a({problem:o,needed:u},c){const M=u&&c.some(A=>o.affects.includes(A));return o.severity==="error"&&!M?"warning":o.
severity}const r=(o,u,c)=>({severity:a(o,u),problem:o.problem,affects:o.problem.affects,...c,places:(0,_.As)(c.places)}),n=(o,u)=>T.oC.indexOf(o.severity)-T.oC.
indexOf(u.severity),e=(o,u,c)=>c.some(M=>M.code===o.code&&(M.host===null||M.host===u));function h({problem:o,services:u},{visit:{host:c,attempt:M},requirements:A,
answering:g},{depth:S}){if(S==="discovery"||M.discovery.kind==="skipped")return!0;const $=u.some(k=>g.has(`${c} ${k}`));if(o.code==="service-url-no-slash"&&$)return!1;
const d=A.filter(({service:k})=>u.length===0||u.includes(k));return d.length===0||d.some(({isForInit:k})=>k)}function s(o){const u=new Map;return c=>{const M=JSON.
stringify(c),A=u.get(M)??m(c,o);return u.set(M,A),A}}function m(o,u){const c=$=>u.filter(({service:d})=>$.includes(d)),M=o.length===0?u:c(o),A=o.filter($=>M.some(
({service:d})=>d===$)),g=A.length>0?A:o,S=(M.length>0?M:c(["any"])).flatMap($=>$.because);return{service:g.length===1?g[0]??null:null,places:f([...new Set(S)])}}
function f(o){const{own:u=[],aside:c=[]}=Object.groupBy(o,M=>typeof M!="string"&&(0,_.Zl)(M.file)?"aside":"own");return[...u,...c]}function l(o,u){const c=u.some(
({because:A})=>A.includes("hostnames input"));return{role:(0,w.V)(o)!==null?"guest":c?"operator":"user",host:(0,I.nx)(o)}}}),9464:((lt,U,t)=>{t.d(U,{f:()=>p,u:()=>E});
var _=t(4283),T=t(3534),I=t(1831),w=t(9562),D=t(2886);function p({host:v,attempt:i,credentials:y},a){const r=y?.hasToken===!0,n=[...a.flatMap(e=>e.kind==="url"&&
(0,w.p4)(e.id)&&(0,w.D6)(e.id)?[{url:e.url,service:e.id,isSent:r}]:[]),...i.hops.map(({url:e,authorization:h})=>({url:e,service:null,isSent:h==="sent"}))].flatMap(
({url:e,...h})=>{const s=O(e);return s===null||s===v?[]:[{...h,host:s}]});return[...new Map(n.toReversed().map(e=>[e.host,e])).values()]}function O(v){const i=(0,_.
Dl)(v),y=i.ok?(0,I.Pm)(i.value):null,a=y===null?null:(0,I.Pv)(y);return a?.ok?a.value:null}function E(v,i,{tokenSources:y,hosts:a}){return p(v,i).flatMap(({host:r,
service:n,isSent:e})=>{const h=y.get(r);if(h===void 0)return[];const s=n===null?v.attempt.discovery.kind==="failed":!e,m=(0,T.To)({host:(0,I.nx)(v.host),other:(0,I.
nx)(r),source:h,service:n,isSent:e,isNotice:!s||a.has(r)});return[(0,D.bz)(m,n)]})}}),2389:((lt,U,t)=>{t.d(U,{j7:()=>l,k2:()=>S,S4:()=>o});var _=t(4e3),T=t(7052),
I=t(5143),w=t(5799),D=t(1064),p=t(8185),O=t(8988),E=t(2886);function v($,d,k){const P=new Set($.notes.flatMap(({problem:X,place:K})=>X.code==="file-syntax"?K.file:
[])),C=[...$.complaints.map(({problem:X,place:K})=>e((0,E.bz)(X),K,k)),...(0,O.k)($.tokenHosts,d).map(X=>e(X,null,k)),...$.isEmpty?[r(k)]:[]],N=[...$.notes.map(
X=>a(X,P,k)),...(0,p.C)($.usages,k).map(({problem:X,clients:K,place:G,host:q})=>{const V=(0,E.bz)((0,E.aZ)(X,K));return{host:q,finding:{...e(V,G,k),host:q}}}),...$.
ofAnswers.map(X=>a(X,P,k)),...$.others.map(X=>({host:X.host,finding:n(X,k)})),...C.map(X=>({host:null,finding:X}))],{placed:j=[],others:W=[]}=Object.groupBy(N,({
finding:X})=>X.places.length>0?"placed":"others"),J=[...i(j),...W],ot=J.flatMap(({host:X,finding:K})=>(0,E.pi)(K.problem,X,k.ignore)?[]:[K]),x=({exclude:X})=>+(X!==
void 0),H=ot.toSorted((X,K)=>(0,E.Np)(X,K)||x(X)-x(K));return{files:H,ignored:J.length-H.length}}function i($){return[...Map.groupBy($,({host:k,finding:P})=>{const{
problem:C,severity:N,affects:j,exclude:W}=P,{code:J,message:ot,help:x}=C;return JSON.stringify([k,J,N,ot,x,j,W===void 0])}).values()].flatMap(k=>{const[P]=k;if(P===
void 0||k.length===1)return k;const C=(0,I.As)(k.flatMap(({finding:W})=>W.places)),N=new Set(k.flatMap(({finding:W})=>W.exclude??[])),j=N.size===0?{}:{exclude:[
...N]};return[{...P,finding:{...P.finding,places:C,...j}}]})}const y={error:"warning",warning:"notice",notice:"notice"};function a($,d,k){const{problem:P,place:C,
others:N=[],host:j,clients:W,isPlaceholder:J}=$,ot=$.checkedFor??k.dialect,x=$.aside??C.file,H=P.severity==="error"&&(J||d.has(C.file)||(0,I.Zl)(x)),X=H?"warnin\
g":P.severity,G=ot.isGuess&&D.Du.some(ut=>!W.includes(ut))?y[X]:X,q=(0,E.bz)({...(0,E.aZ)(P,W),severity:G}),V=e(q,C,{dialect:ot}),et={...V,places:[...V.places,...N]};
if(P.code==="file-limit"&&k.allowedHosts.length>0){const ut={...q.problem,message:(0,_.Fn)(P.message)};return{host:j,finding:{...et,problem:ut,severity:"error"}}}
return!H&&!(0,I.Zl)(x)?{host:j,finding:et}:{host:j,finding:{...et,exclude:[(0,I.n7)(x)]}}}function r($){const{scan:d,hostnames:k,usages:P}=$,C=k.length>0,N=(0,T.
JW)({scan:d,hasHostnames:C,isFleet:P.length>0});return{...e((0,E.bz)(N),null,$),severity:N.severity}}function n({host:$,places:d,...k},P){const C=(0,w.pj)(k.problem,
(0,E.TC)($,[]));return{...e({...k,problem:C},null,P),host:$,places:(0,I.As)(d)}}const e=($,d,{dialect:k})=>(0,E.hD)($,k.clients,{host:null,service:null,places:d===
null?[]:[d],isHostNew:!1});var h=t(9464);const s=function(...$){const{judgeRequests:d}=t.late([914,456,696],2696);return new.target?new d(...$):d(...$)},m=function(...$){
const{crashedVisit:d}=t.late([914,456,696],2696);return new.target?new d(...$):d(...$)},f=function(...$){const{judgeVisit:d}=t.late([914,456,696],2696);return new.target?
new d(...$):d(...$)},l={drafts:[],notes:[],roots:[],requests:[],answering:new Set};function o($,d){const{requirements:k,visits:P}=$,C=Map.groupBy(k,({host:ft})=>ft),
N=P.map(({host:ft})=>ft),j=new Set(N),W={...d,...$,hosts:j},J=Map.groupBy($.predicted.drafts,({host:ft})=>ft),ot=Map.groupBy($.predicted.requests,({host:ft})=>ft),
x=P.map(ft=>{const Lt=$.newHosts.has(ft.host),zt={visit:ft,requirements:C.get(ft.host)??[],predicted:J.get(ft.host)??[],requests:ot.get(ft.host)??[],answering:$.
predicted.answering,isNew:Lt};try{const Yt=f(zt,d,W);return{...Yt,beyond:(0,h.f)(ft,Yt.verdict.services)}}catch(Yt){return{...m(zt,d,Yt),beyond:[]}}}),H=x.map(({
verdict:ft})=>ft),K=[...x.flatMap(ft=>ft.beyond).map(({host:ft})=>ft),...ot.keys()],G=[...N,...K],q=Array.from(ot,([ft,Lt])=>s({host:ft,known:[]},Lt,d).map(zt=>({
...zt,host:ft,places:[]}))),V=[...$.predicted.drafts,...q.flat()].filter(({host:ft})=>!j.has(ft)),et=$.predicted.notes,ut=v({...$,ofAnswers:et,others:V},G,d),$t=[
...x.flatMap(({ofFiles:ft})=>ft),...ut.files].sort(E.Np),_t=[...H.flatMap(ft=>ft.findings),...$t].sort(E.Np),{stopped:wt}=$,Ct=g(ut.files);return{passed:wt===null&&
!_t.some(({severity:ft})=>S(ft,d.failOn)),stopped:wt,hosts:H,files:$t,findings:_t,ignored:x.reduce((ft,Lt)=>ft+Lt.ignored,ut.ignored),roots:$.predicted.roots.map(
ft=>u(ft,d,Ct))}}function u({rows:$,...d},{ignore:k},P){const C=({drafts:N,decidedAt:j})=>N.length>0?N.filter(({problem:W,host:J})=>!(0,E.pi)(W,J,k)).map(W=>({...W,
severity:(0,E.xJ)(W,d.clients)})):j.flatMap(W=>P.get(M(W))??[]);return{...d,rows:$.map(N=>{const{drafts:j,decidedAt:W,...J}=N,x=j.length>0||Object.values(J.chosen).
includes(null)?C(N).toSorted(E.Np):[],H=new Map(x.map(({problem:X})=>[X.code,c(X)]));return{...J,worst:x[0]?.severity??null,problems:[...H.values()]}})}}const c=({
code:$,title:d,usualSeverity:k})=>({code:$,title:d,usualSeverity:k}),M=({file:$,line:d})=>`${$}:${d}`,A=/^(?:constraint|lock)-/,g=$=>{const d=$.filter(({problem:P})=>A.
test(P.code)).flatMap(P=>P.places.map(C=>({place:C,finding:P}))),k=Map.groupBy(d,({place:P})=>typeof P=="string"?P:M(P));return new Map(Array.from(k,([P,C])=>[P,
C.map(({finding:N})=>N)]))},S=($,d)=>$==="error"?d!=="never":$==="warning"&&d==="warning"}),6897:((lt,U,t)=>{t.d(U,{n:()=>T,x:()=>I});const _=100;async function T(w,D,p){
let O=performance.now();for(;;){const E=w.next(D.why!==null);if(E.done)return E.value;performance.now()-O<_||(p(E.value),await I(),O=performance.now())}}const I=()=>new Promise(
w=>setImmediate(w))}),9664:((lt,U,t)=>{t.d(U,{Gz:()=>T,LA:()=>D,jt:()=>I,un:()=>w});var _=t(3916);const T=(p,O)=>p===""?O:`${p}/${O}`,I=p=>p.slice(0,Math.max(0,
p.lastIndexOf("/")));function w(p,O){const E=(0,_.join)(p,O).replace(/\/$/,"");return E==="."?"":E}const D=p=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(p)}),
1022:((lt,U,t)=>{t.d(U,{m:()=>r,s:()=>e});var _=t(3625),T=t(6246),I=t(1831),w=t(8408),D=t(5011);const p={terraform:["terraform.io"],opentofu:["terraform.io","op\
entofu.org"]},O="hashicorp",E="-",v='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',i={prefix:"terr\
aform-",whose:"a Terraform",frequency:"often"},a={terraform:[i],opentofu:[i,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function r(o,u){const c=o.
split("/");if(c.length>3||c.includes(""))return n(v);const[M="",A,g]=c.reverse(),S=e(M);if(!S.ok){const j=`${(0,T.o)(M)} in source ${(0,T.o)(o)}`;return n(`Inva\
lid provider type: Invalid provider type ${j}: ${S.why}"`)}const $=g===void 0,d=$?(0,_.J)((0,D.Vm)(u)):(0,I.Pv)(g);if(A===void 0&&d.ok){const j={hostImplied:$,namespace:O,
type:S.value};return{kind:"registry",host:d.value,...j}}const k=h(A??""),P=`namespace "" in source ${(0,T.o)(o)}`;if(!k.ok)return n(`Invalid provider namespace:\
 Invalid provider ${P}: ${k.why}"`);if(!d.ok){const j="Invalid provider source hostname";return n(`${j}: ${j} ${P}: ${d.why}"`)}const C={hostImplied:$,host:d.value,
namespace:k.value,type:S.value},N=m(C,u);return N===void 0?{kind:s(C,u),...C}:n(N)}const n=o=>({kind:"invalid",error:o});function e(o){if(/^[a-z0-9]+$/.test(o))
return(0,_.J)(o);if(o==="")return(0,_.T)("must have at least one character");if(o.includes("."))return(0,_.T)("dots are not allowed");if(o.includes("--"))return(0,_.
T)("cannot use multiple consecutive dashes");const u=(0,w.YE)(o);return u.ok?(0,_.J)((0,w.DI)(u.value)):(0,_.T)("must contain only letters, digits, and dashes, \
and may not use leading or trailing dashes")}const h=o=>o===E?(0,_.J)(o):e(o);function s({host:o,namespace:u},c){return u===E?"legacy":u==="builtin"&&p[c].includes(
o)?"builtin":"registry"}function m(o,u){const c=(0,D.Vm)(u);if(o.namespace===E&&o.host!==c)return`Invalid provider namespace: The legacy provider namespace "-" \
can be used only with hostname ${c}.`;const M=a[u].find(({prefix:A})=>o.type.startsWith(A));return M===void 0?void 0:f(o,M,u)}function f(o,{prefix:u,whose:c,frequency:M},A){
const g=`${u}provider-`,S=o.type.slice(g.length);if(!o.type.startsWith(g)||!e(S).ok)return`Invalid provider type: Provider source ${(0,T.o)(l(o))} has a type wi\
th the prefix ${(0,T.o)(u)}, which isn't allowed because it would be redundant to name ${c} provider with that prefix. If you are the author of this provider, r\
ename it to not include the prefix.`;const $=l({...o,type:S},A);return`Invalid provider type: Provider source ${(0,T.o)(l(o,A))} has a type with the prefix ${(0,T.
o)(g)}, which isn't valid. Although that prefix is ${M} used in the names of version control repositories for ${c.split(" ")[1]} providers, provider source stri\
ngs should not include it.

Did you mean ${(0,T.o)($)}?`}const l=({host:o,namespace:u,type:c},M)=>M!==void 0&&o===(0,D.Vm)(M)?`${u}/${c}`:`${(0,I.nx)(o)}/${u}/${c}`}),241:((lt,U,t)=>{t.d(U,
{B:()=>w});var _=t(1831);const T=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,I="TF_TOKEN_";function w(i,y,a){const[r]=(0,_.fK)(y);return r===void 0?[]:i.flatMap(n=>{const e=(0,_.
$k)(n);if(e!==null&&a.has(e))return[];const h=D(n,e,y);return h===null?[]:[{variable:n,why:h,write:r,isParent:p(e,y)}]})}function D(i,y,a){const r=T.exec(i)?.[0];
if(r===void 0)return null;const n=i.slice(r.length);return y!==null&&p(y,a)?`it is for ${(0,_.nx)(y)} only: the clients do not use the tokens of parent domains`:
E(a).some(e=>e===O(n))?r!==I?`it begins with ${r}, and the clients read only ${I}`:y===null?"the clients cannot read a hostname from it and ignore it":`the clie\
nts read it for ${(0,_.nx)(y)}${v(n,a)}`:null}const p=(i,y)=>i!==null&&(0,_.Sv)(y).name.endsWith(`.${(0,_.Sv)(i).name}`),O=i=>i.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function E(i){const{name:y}=(0,_.Sv)(i);return[...new Set([i,y,(0,_.nx)(i)].map(O))]}function v(i,y){const{name:a,port:r}=(0,_.
Sv)(y);return r!==443&&!i.includes(":")?"; a port follows a colon":a.includes("-")&&!i.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((lt,U,t)=>{
t.d(U,{S3:()=>M,Wi:()=>m,YM:()=>A,a2:()=>u,cZ:()=>p,cr:()=>l,hs:()=>o,pq:()=>c,sC:()=>f});var _=t(2886),T=t(1064),I=t(1831),w=t(8884);const D=3;function p(g){return[
...Map.groupBy(O(g),v).values()].flatMap(S=>{const $=[...Map.groupBy(S,i).values()];return $.length>D?[S]:$}).flatMap(S=>y(S)??[]).map(S=>({cause:S,hits:(0,w.eb)(
S.findings).length})).toSorted(({cause:S,hits:$},{cause:d,hits:k})=>(0,_.Np)(S,d)||E(S)-E(d)||k-$||d.hosts.length-S.hosts.length).map(({cause:S})=>S)}const O=g=>g.
map(S=>({finding:S,hits:(0,w.eb)([S]).length})).toSorted((S,$)=>$.hits-S.hits).map(({finding:S})=>S);function E({code:g,affects:S}){return g==="host-not-checked"?
2:S.length===0||T.Du.some($=>S.includes($))?0:1}const v=({severity:g,problem:S,affects:$,exclude:d})=>JSON.stringify([g,S.code,$,d===void 0]),i=g=>g.exclude===void 0?
h(g.problem.help??"",g):"";function y(g){const[S]=g;if(S===void 0)return null;const $=[...new Set(g.flatMap(({host:x})=>x??[]))],{code:d,title:k,help:P,message:C}=S.
problem,N=(x,H)=>$.length>1?h(x,H):x,j=N(C,S),W=g.every(x=>N(x.problem.message,x)===j),J=N(P??"",S),ot=g.every(x=>N(x.problem.help??"",x)===J);return{severity:S.
severity,code:d,title:k,affects:S.affects,findings:g,hosts:$,message:W?j:null,help:J!==""&&ot?e(J,g):null}}const a=/\bTF_TOKEN_\w+/g,r="TF_TOKEN_HOST",n=5;function e(g,S){
if(!g.includes(r))return g;const $=new Set(S.flatMap(({problem:d})=>d.help?.match(a)??[]));return $.size<=n?`${g}; ${r} is ${[...$].join(" or ")}`:`${g}; in ${r}\
, write each dot of the host as an underscore and each hyphen as two`}function h(g,{host:S}){return S===null||g===""?g:[...new Set([S,(0,I.nx)(S)])].reduce(($,d)=>$.
replaceAll(d,s),g).replace(a,r).replaceAll(/\bhost the host/g,"the host")}function s(g,S,$){const[d=" ",k=" "]=[$[S-1],$[S+g.length]];return/[\s("]/.test(d)&&/[\s,;.:)"]/.
test(k)?"the host":"HOST"}const m=3,f=g=>p(g).flatMap(S=>l(S).slice(0,m).flatMap(([,$])=>(0,w.tN)($)??[]).filter($=>!(0,w.cC)($))),l=({message:g,findings:S})=>g===
null?[...Map.groupBy(S,({problem:$})=>$.message)]:[[g,S]],o=({hosts:g,findings:S})=>g.length>0&&!S.every(_.l$),u=g=>o(g)?"host":"place";function c(g){return o(g)?
g.hosts.length:(0,w.yv)(g.findings).lines.length}function M(g){const{findings:S,message:$}=g;return $===null?S.map(d=>[d]):o(g)?[...Map.groupBy(S,({host:d})=>d).
values()]:(0,w.yv)(S).lines}function A(g){const S=g.filter(k=>o(k)&&k.hosts.length>1),d=[...Map.groupBy(S,({hosts:k})=>k.toSorted().join()).values()].flatMap(([
k,...P])=>k===void 0?[]:P.map(C=>[C,k.code]));return new Map(d.filter(([{message:k}])=>k!==null))}}),4503:((lt,U,t)=>{t.d(U,{DZ:()=>n,R8:()=>h,aE:()=>w,oW:()=>e,
uM:()=>I});var _=t(5143),T=t(8884);function I({file:s,line:m},{links:f,repositories:l}){const{repository:o,path:u}=(0,_.bH)(s);if(o!==null){const M=r(p(l).get(o)),
A=u==="."?null:e(u);return M===null||A===null?null:`${M}/${A}#L${m}`}const c=f?.get(s);return c===void 0?null:c.diff?.lines.has(m)?`${c.diff.url}R${m}`:`${c.url}\
#L${m}`}const w=(s,{repositories:m})=>{const f=p(m).get(s)?.url??null;return f===null||a(f)===null?null:f},D=new WeakMap;function p(s){const m=D.get(s)??new Map(
s.map(f=>[f.name,f]));return D.set(s,m),m}const O=600,E=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,v=/^(?:[\da-f]{40}|[\da-f]{64})$/,
i=/^gitlab\.com$/i,y=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,a=s=>s.length<=O?E.exec(s)?.[1]??
null:null;function r(s){const{url:m=null,commit:f=null}=s??{},l=m===null?null:a(m);return l===null||f===null||!v.test(f)||y.test(l)?null:`${m}${i.test(l)?"/-":""}\
/blob/${f}`}const n=s=>r(s)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function e(s){if(!s.isWellFormed())return null;const m=f=>encodeURIComponent(f).replace(
/[!'()*_~]/g,l=>`%${l.charCodeAt(0).toString(16).toUpperCase()}`);return s.split("/").map(m).join("/")}const h=s=>new Set((0,T.YC)(s).flat().flatMap(m=>typeof m==
"string"?[]:m.file).filter(T.CN))}),7574:((lt,U,t)=>{t.d(U,{I$:()=>D,QN:()=>E,kJ:()=>I,nO:()=>v,tY:()=>w,u8:()=>O});var _=t(4120);const T=864e5;function I(i){const y=Math.
round(i);if(y<1e3)return`${y} ms`;if(y<59950)return`${(y/1e3).toFixed(1)} s`;const a=Math.round(y/1e3);return`${Math.floor(a/60)} min ${a%60} s`}function w(i){return i<
1e3?`${i} B`:i<999950?`${(i/1e3).toFixed(1)} kB`:`${(i/1e6).toFixed(1)} MB`}function D(i){return[["DNS",i.lookupMs],["connect",i.connectMs],["TLS",i.tlsMs],["fi\
rst byte",i.firstByteMs],["total",i.totalMs]].flatMap(([a,r])=>r===null?[]:[[a,r]])}const p=6e4;function O(i,y){const a=Date.parse(y)-Date.parse(i);if(!(a>=p))return"\
less than a minute";const r=Math.floor(a/p),n=[{count:Math.floor(r/1440),unit:r>=2880?"days":"day"},{count:Math.floor(r%1440/60),unit:"h"},{count:r%60,unit:"min"}],
e=n.findIndex(({count:h})=>h>0);return n.slice(e,e+2).filter(({count:h})=>h>0).map(({count:h,unit:s})=>`${h} ${s}`).join(" ")}const E=i=>`${i.slice(0,16).replace(
"T"," ")} UTC`;function v(i,y){const a=(Date.parse(i)-Date.parse(y))/T;if(Number.isNaN(a))return i;const r=(0,_.px)(Math.floor(Math.abs(a)),"day"),n=Math.abs(a)<
1,e=n?"within the last day":`${r} ago`,h=n?"in less than a day":`in ${r}`;return`${i.slice(0,10)} (${a<0?e:h})`}}),4120:((lt,U,t)=>{t.d(U,{DO:()=>e,H8:()=>E,Iu:()=>O,
J5:()=>v,QI:()=>n,Rk:()=>h,SY:()=>y,Sk:()=>i,_l:()=>p,dy:()=>w,od:()=>a,px:()=>D,wO:()=>r});var _=t(4e3),T=t(5799),I=t(1064);const w="new in this pull request",
D=(s,m)=>`${s} ${s===1?m:p(m)}`,p=s=>`${s.replace(/(?<=[^aeiou])y$/,"ie")}s`,O=s=>s.replace(/^./u,m=>m.toUpperCase()),E=s=>T.oC.flatMap(m=>{const{length:f}=s.filter(
l=>l.severity===m);return f===0?[]:[D(f,m)]}).join(", "),v=({length:s},m)=>s<=2*m?s:m;function i(s,m,f,l=o=>`and ${o} more`){const{shown:o,more:u}=(0,_.zN)(s,m);
return[...o.map(f),...u>0?[l(u)]:[]]}const y=s=>I.zK.every(m=>s.includes(m))?"all clients":s.map(m=>I.bB[m]).join(", ");function a(s,m){const f=m.filter(l=>s.includes(
l));return s.length===0||f.length===m.length?"":f.length===0?"no client in use":f.map(l=>I.bB[l]).join(", ")}const r=s=>s.map(m=>I.bB[m]).join(" and "),n=({clients:s,
versions:m})=>s.map(f=>[I.bB[f],m[f]].join(" ").trim()).join(" and "),e=s=>s==="any"?"any service":s;function h(s){switch(s){case"none":return"none";case"sent":
return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((lt,U,t)=>{t.d(U,{BQ:()=>g,CN:()=>$,
Dc:()=>A,II:()=>p,Ky:()=>O,Qz:()=>M,R3:()=>D,Xd:()=>o,YC:()=>l,Yx:()=>m,_X:()=>e,cC:()=>i,eb:()=>y,eo:()=>w,et:()=>S,fP:()=>h,iW:()=>r,mj:()=>n,oN:()=>s,rv:()=>E,
tN:()=>u,xi:()=>c,yv:()=>f});var _=t(5143),T=t(4120),I=t(8641);const w=P=>d(P)?`${p(P.file)}:${P.line}`:P,D=({file:P,line:C,column:N})=>`${p(P)}:${C}:${N}`;function p(P){
const{repository:C,path:N}=(0,_.bH)(P);if(C===null)return(0,I.J7)(P);const j=(0,I.J7)(C);return N==="."?j:`${j}//${(0,I.J7)(N)}`}function O(P,C,N=w){const{places:j,
isOfRepositories:W}=E(k(P)),J=j.slice(0,C).map(N).join(", "),ot=j.length-C;return ot<=0?J:`${J} and ${(0,T.px)(ot,W?"more repository":"more place")}`}function E(P){
const C=v(P),N=C.filter(i).length>1;return{places:N?C:P,isOfRepositories:N}}function v(P){const C=new Set;return P.filter(N=>{const j=d(N)?(0,_._M)(N.file):null;
return j===null?!0:!C.has(j)&&C.add(j)})}const i=P=>d(P)&&(0,_._M)(P.file)!==null,y=P=>v(a(P)).filter(i),a=P=>[...new Set(P.map(({places:C})=>C))].flat(),r=(P,C)=>P===
C?`all ${C} repositories`:`${P} of ${C} repositories`;function n(P,C){const{length:N}=C>1?y(P):[];return N>1?r(N,C):""}function e(P){const C=P.filter(({severity:j})=>j!==
"notice").flatMap(j=>y([j]).map(W=>{const{severity:J,problem:ot}=j;return{repository:(0,_._M)(W.file)??"",severity:J,code:ot.code,place:W}})),N=({findings:j},W)=>j.
filter(J=>J.severity===W).length;return Array.from(Map.groupBy(C,({repository:j})=>j),([j,W])=>({repository:j,findings:W})).toSorted((j,W)=>N(W,"error")-N(j,"er\
ror")||N(W,"warning")-N(j,"warning"))}const h=({length:P})=>`with errors or warnings in ${P===1?"its":"their"} own files`;function s(P,C){const{isOfRepositories:N}=E(
P),j=J=>(N?(0,_._M)(J.file):null)??w(J),W=new Set(C.map(J=>J&&j(J)));return P.filter(J=>!W.has(j(J)))}const m=(P,C=w)=>O(P,P.every(d)?1:2,C);function f(P){const C=a(
P),N=k(C.filter(d)),j=[...new Set(C.filter(W=>typeof W=="string"))];return{lines:N,settings:j}}const l=({findings:P,hosts:C,roots:N})=>[...new Set([...P.map(({places:j})=>j),
...C.flatMap(({requirements:j})=>j.map(({because:W})=>W)),...N.flatMap(({rows:j})=>j.map(({places:W})=>W))])],o=({places:P})=>P.find(d)??null,u=P=>P.map(o).find(
C=>C!==null)??null;function c(P,{clients:C,repositories:N},j,W){const{lines:J,settings:ot}=f([P]);return[["help",(0,I.RK)(P.problem.help??"",j)],["affects",(0,T.
od)(P.affects,C)],["hits",n([P],N.length)],["also at",O(s(J,J.slice(0,1)),W)],["required by",O(ot,W)]].filter(([,H])=>H!=="")}const M=({requirements:P})=>P.some(
({because:C})=>C.some(d)),A=P=>new Set(a(P).filter(d).map(({file:C})=>C)).size,g=P=>P.filter(C=>o(C)===null),S=P=>P.every(({problem:C})=>C.code.startsWith("cred\
entials-"))?"credentials":"settings",$=P=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(P)&&(0,_._M)(P)===null,d=P=>typeof P!="string";function k(P){const C=new Set;
return P.filter(N=>{const j=typeof N=="string"?N:`${N.line}:${N.file}`;return!C.has(j)&&C.add(j)})}}),6763:((lt,U,t)=>{t.d(U,{h$:()=>n,q9:()=>E,rc:()=>v});var _=t(
4e3),T=t(5143),I=t(7574),w=t(4120),D=t(8884);const p=50,O=3,E=h=>(0,w.Sk)(h,p,String,s=>`and ${(0,w.px)(s,"more remark")}`),v=h=>[...i(h),...y(h),...a(h)];function i(h){
return(0,D.YC)(h).some(({length:m})=>m===T.WD)?[`lists of places end after ${T.WD} places`]:[]}function y({files:h}){const s=h.filter(({exclude:M,severity:A})=>M!==
void 0&&A!=="notice"),{length:m}=s;if(m===0)return[];const f=[...new Set(s.flatMap(({exclude:M})=>M??[]))],l=(0,D.eb)(s).length,o=m===1?"1 finding is":`${m} fin\
dings are`,u=l===0?"":` of ${(0,w.px)(l,"repository")}`;return[`${o} in tests, examples or templates${u}, where errors are warnings; to skip such files, set ${l===
0?"`exclude`":"`exclude` where their files are read"}: ${(0,_.K4)(f,O,_.dh)}`]}function a({roots:h}){return h.some(({rows:m})=>m.some(({platforms:f})=>f.some(({
available:l})=>l===!0)))?["signatures of provider packages were not verified"]:[]}function r({hosts:h},{scan:s,repositories:m}){const{files:f,bytes:l,usages:o,durationMs:u}=s,
c=h.filter(D.Qz).length,M=c===0?"no registry host is used":`${(0,w.px)(o,"usage")} of ${(0,w.px)(c,"registry host")}`;return m.length>0?`${M} in ${(0,w.px)(m.length,
"repository")}`:f===0&&u===0?null:f===0?"found no Terraform or OpenTofu files":`scanned ${(0,w.px)(f,"file")} (${(0,I.tY)(l)}) in ${(0,I.kJ)(u)}: ${M}`}function n(h,s){
const{dialect:m,durationMs:f,scan:l,remarks:o}=s,u=r(h,s),M=h.hosts.length===0&&l.files===0?"":` for ${(0,w.QI)(m)} (${m.why})`;return[`${e(h)}; checked in ${(0,I.
kJ)(f)}${M}`,...u===null?[]:[u],...o]}function e({findings:h,ignored:s}){const m=(0,w.H8)(h)||"no findings";return s>0?`${m}, ${s} ignored`:m}}),7236:((lt,U,t)=>{
t.d(U,{l:()=>T,o:()=>I});var _=t(1022);function T({kind:w,text:D,address:p},O,E){switch(w){case"required_provider":case"state_store_provider":case"lock_provider":{
const v=(0,_.m)(D??"",E);return v.kind==="registry"?v:null}case"required_provider_nosource":case"required_provider_legacy":return{host:O,namespace:"hashicorp",type:I(
p)};case"implied_provider":return{host:O,namespace:"hashicorp",type:(D??"").replace(/[._].*$/s,"")};default:return null}}const I=w=>w.replace(/^.*\./s,"")}),5257:((lt,U,t)=>{
t.d(U,{JT:()=>D,KS:()=>p,MP:()=>w,W$:()=>I,cd:()=>T});const _="hostnames input",T={file:_,line:1,column:1,endColumn:1},I=O=>O.file===_?_:O,w=({host:O,namespace:E,
name:v,system:i})=>`${O}/${E}/${v}/${i}`,D=({host:O,namespace:E,type:v})=>`${O}/${E}/${v}`;function p({version:O},E){if(O===null)return null;const v=O.text??O.values?.[E]??
null;return v===null?null:{text:v,place:O.place}}}),3862:((lt,U,t)=>{t.d(U,{X:()=>p});var _=t(9664),T=t(5011),I=t(7236),w=t(5257);const D=/^\.{1,2}\//;function p(E,v){
const i=Map.groupBy(v,({lockFile:n})=>n),y=new Set(E.flatMap(({kind:n,text:e,place:h})=>O.test(n)&&!D.test(e??"")?(0,_.jt)(h.file):[])),a=new Map,r=(n,e)=>{if(n.
calls.length>0||n.directories.some(m=>y.has(m)))return!0;const h=a.get(n)??new Set(n.providers.map(m=>(0,w.JT)(m.provider)));a.set(n,h);const s=(0,I.l)(e,(0,T.Vm)(
n.client),n.client);return s===null||h.has((0,w.JT)(s))};return E.map(n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const e=i.get(n.place.file)??
[];return e.length===0||e.some(h=>r(h,n))?n:{...n,needs:[]}})}const O=/^(?:module|test_module|terragrunt_source|installed_module)/}),8416:((lt,U,t)=>{t.d(U,{L2:()=>y,
oh:()=>O,rU:()=>a});var _=t(4e3),T=t(5143),I=t(1064),w=t(5603),D=t(3469);const p=function(...u){const{readTools:c}=t.late([400,210,913],5913);return new.target?
new c(...u):c(...u)};function O(u,c){let M;return()=>(M??=p(u,c),M)}const E=["terraform"],v="assumed, CLI not detected; set `dialect`",i="CLI not detected; set \
`dialect` to check one";function y({setting:u,scan:c}){const M=u.name==="auto"?null:n(u.name),A=c===null||c.isEmpty,g=A?{signs:[],constraints:[]}:{signs:m(c,u,M),
constraints:c.constraints};if(M!==null)return f(M,[r],[],u,g);if(A)return f(I.Du,[i],[],u,g);const S=s(g.signs);if(S.length===0)return{...f(E,[v],[],u,g),isGuess:!0};
const $=e(S),d=$.flatMap(k=>S.find(P=>P.client===k)??[]);return f($,d.map(o),S,u,g)}function a({clients:u},c){if(c===null||c.isEmpty)return I.zK;const{others:M}=c.
tools(),A=u;return I.zK.filter(g=>A.includes(g)||M.has(g)||g==="terragrunt"&&c.usesTerragrunt)}const r="set by `dialect`",n=u=>u==="both"?I.Du:[u],e=u=>I.Du.filter(
c=>u.some(M=>M.client===c));function h(u){const c=u.filter(({place:M})=>!(0,T.Zl)(M.file));return c.length===0?u:c}const s=u=>{const c=h(u);return w.A.map(A=>c.
filter(g=>g.level===A)).find(({length:A})=>A>0)??[]};function m({signs:u,tools:c,hasCloudHostname:M},A,g){const S=s(u),$=g??e(S),d=S.every(({place:W})=>(0,T.Zl)(
W.file)),k=g===null&&(d||S.some(({isCloud:W})=>W)),P=A.version===null&&$.some(W=>(0,D.w)(W,[]).length>1);if(!k&&!P)return u;const{setsCloudHostname:C,signs:N}=c(),
j=M||C;return[...u.filter(({isCloud:W})=>!(W&&j)),...N]}function f(u,c,M,A,g){const[S,...$]=u,d=u.map(C=>l(C,A,g)),k=d.flatMap(({client:C,version:N})=>N===null?
[]:[[C,N]]),P=d.flatMap(({version:C,signs:[N]})=>C===null||N===void 0?[]:[o(N)]);return{name:S===void 0||$.length>0?"both":S,clients:u,releases:d.flatMap(({releases:C})=>C),
versions:Object.fromEntries(k),why:[...new Set([...c,...P])].join(", "),evidence:[...new Set([...M,...d.flatMap(({signs:C})=>C)])]}}function l(u,{version:c},M){
if(c!==null)return{client:u,releases:(0,D.w)(u,[c]),version:c,signs:[]};const A=h(M.signs.filter(P=>P.client===u&&P.version!==null)),g=[...new Set(A.map(P=>(P.version??
"").replace(/^v/,"")))];if(g.length>0){const[P="",...C]=g,N=C.length===0&&(0,D.l)(P);return{client:u,releases:(0,D.w)(u,g),version:N?P:null,signs:A}}const S=h(M.
constraints),$=S.map(({text:P})=>P),d=(0,D.w)(u,$);if(d.length===(0,D.w)(u,[]).length)return{client:u,releases:d,version:null,signs:[]};const k=S.map(({text:P,place:C})=>({
client:u,level:"syntax",place:C,text:`requires ${(0,_.dh)(P)}`,version:P}));return{client:u,releases:d,version:$.length===1?$[0]??null:null,signs:k}}const o=({place:u,
text:c})=>`${u.file}:${u.line} ${c}`}),2161:((lt,U,t)=>{t.d(U,{L8:()=>y,TD:()=>e,U4:()=>v,Z8:()=>h,e0:()=>i,tr:()=>E});var _=t(1064);const T=["terraform"],I=["o\
pentofu"],w=[{suffix:".tftest.hcl",class:"test",clients:_.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:_.Du,twin:".tofutest.json"},{suffix:"\
.tofutest.hcl",class:"test",clients:I},{suffix:".tofutest.json",class:"test",clients:I},{suffix:".tfquery.hcl",class:"query",clients:T},{suffix:".tfquery.json",
class:"query",clients:T},{suffix:".tfmigrate.hcl",class:"migrate",clients:T},{suffix:".tfcomponent.hcl",class:"stack",clients:T},{suffix:".tfcomponent.json",class:"\
stack",clients:T},{suffix:".tfstack.hcl",class:"stack",clients:T},{suffix:".tfstack.json",class:"stack",clients:T},{suffix:".tfdeploy.hcl",class:"deploy",clients:T},
{suffix:".tfdeploy.json",class:"deploy",clients:T},{suffix:".tfmock.hcl",class:"none",clients:_.Du},{suffix:".tofumock.hcl",class:"none",clients:I},{suffix:".tf\
.json",class:"config",clients:_.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:I},{suffix:".tf",class:"config",clients:_.Du,twin:".tofu"},{suffix:"\
.tofu",class:"config",clients:I},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:_.Du},{suffix:".hcl",class:"terragrunt",clients:_.Du}],D=Map.groupBy(w,
({suffix:s})=>s.slice(s.lastIndexOf(".")+1)),p=".terraform.lock.hcl",O={class:"lock",syntax:"hcl",clients:_.Du,isOverride:!1},E=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(s),v=".terraform/modules/modules.json",i={...O,class:"manifest",syntax:"json"};function y(s,m,f){if(s===p)return O;const o=D.get(s.slice(s.lastIndexOf(".")+
1))?.find(({suffix:d})=>s.endsWith(d));if(o===void 0||o.class==="none")return;const u=a(s)&&o.class==="test"&&f==="tests";if(a(s)&&!u)return;const c=s.slice(0,-o.
suffix.length),M=o.twin!==void 0&&m.has(c+o.twin),A=c==="override"||c.endsWith("_override"),g=M||u;if(g&&!o.clients.includes("terraform"))return;const S=g?T:o.clients,
$=s.endsWith(".json")?"json":"hcl";return{class:o.class,syntax:$,clients:S,isOverride:A}}const a=s=>s.startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith(
"#"),r=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml",
"(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya\
?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit\
-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),e=s=>r.test(s),h=s=>e(s)||n.test(s)}),6195:((lt,U,t)=>{t.d(U,
{$8:()=>E,G$:()=>v,Ls:()=>p,UO:()=>i,VK:()=>D,sT:()=>a,sq:()=>y});var _=t(6760),T=t(7052),I=t(2161);const w=/[*?[{]/;function D(n){const e=n.split("/"),h=e.findIndex(
s=>w.test(s));return h<0?{fixed:n}:{fixed:e.slice(0,h).join("/"),glob:e.slice(h).join("/")}}function p(n){const e=n.map(h=>{const s=h.replace(/^(\.\/)+/,"").replace(
/(?<!\/)\/+$/,"");return{glob:s,start:O(s)}});return h=>{const s=h.toLowerCase();return e.some(({glob:m,start:f})=>m===h||s.startsWith(f)&&_.posix.matchesGlob(h,
m))}}function O(n){const[e=""]=n.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(n)??[];return e.toLowerCase()}const E=({file:n,glob:e},h)=>n===h||e!==void 0&&_.posix.
matchesGlob(h,e),v=n=>n.startsWith(".")||n==="node_modules",i=(n,e)=>n===e||n.startsWith(e.endsWith(_.sep)?e:e+_.sep),y=n=>_.sep==="/"?n:n.replaceAll(_.sep,"/");
function a(n,e,h,s){if(n.kind==="error")return(0,T.WO)({what:"link",code:n.code});const{kind:m,path:f}=n;return i(f,e.boundary)?m==="directory"?null:m==="specia\
l"?(0,T.WO)({what:"link-to-special-file"}):{path:f,isScanned:r(f,e,h,s)}:(0,T.a3)()}function r(n,e,h,s){if(e.file!==void 0||e.glob!==void 0||!i(n,e.path))return!1;
const[m="",...f]=y((0,_.relative)(e.path,n)).split("/").toReversed();if(f.some(v))return!1;const l=y((0,_.relative)(h,n)).split("/");return l.map((u,c)=>l.slice(
0,c+1).join("/")).slice(-1-f.length).some(s)?!1:(0,I.L8)(m,new Set([m]),f[0]??"")!==void 0}}),5603:((lt,U,t)=>{t.d(U,{A:()=>w,j:()=>D});var _=t(5143),T=t(1064),
I=t(5011);const w=["lock-file","syntax","version-file","tool","hook"];class D{found=new Map;allowed=new Map;addFiles(E){for(const{file:v,kind:i,scope:y,isContext:a}of E){
if(a)continue;const[r]=i.clients;if(r!==void 0&&i.clients.length===1&&!p(v)){const n={file:v,line:1,column:1,endColumn:1};this.addSyntax(r,`is read by ${T.bB[r]}\
 only`,n)}for(const n of y.traits)this.addTrait(n)}}addUsages(E){for(const v of E)v.kind==="lock_provider"?this.addLock(v):v.kind==="cloud_default"&&this.addCloud(
v)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:E,text:v,place:i}){if(E==="version"){const y=(0,_.Zl)(i.
file)?`${v} aside`:v;this.allowed.has(y)||this.allowed.set(y,{text:v,place:i})}else if(E==="binary"){const a={client:v==="tofu"?"opentofu":"terraform",level:"ve\
rsion-file",place:i,version:null};this.put({...a,text:"sets terraform_binary"})}else if(E!=="compatible"&&E!=="provider-version"){const{client:y,what:a}=T.$I[E];
this.addSyntax(y,`has ${a}`,i)}}addLock({host:E,place:v}){const i=T.Du.find(a=>(0,I.Vm)(a)===E);if(i===void 0)return;const y=`locks providers from ${E}`;this.put(
{client:i,level:"lock-file",place:v,text:y,version:null})}addCloud({clients:E,isOverridden:v,place:i}){if(v||!E.includes("terraform"))return;this.put({client:"t\
erraform",level:"syntax",place:i,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(E,v,i){this.put({client:E,level:"syntax",place:i,
text:v,version:null})}put(E){const v=`${E.client} ${E.text}`;if(this.found.has(v))return;const i=(0,_.Zl)(E.place.file)?`${v} aside`:v;this.found.has(i)||this.found.
set(i,E)}}const p=O=>/(^|\/)[.#][^/]*$/.test(O)}),7854:((lt,U,t)=>{t.d(U,{Oo:()=>O,YW:()=>w,kA:()=>p,sw:()=>D,u3:()=>i,vH:()=>E});var _=t(7052),T=t(1064);const I={
line:1,column:1,endColumn:1};function w(y,a,r=I){const n={file:y===""?".":y,...r};return{problem:a,place:n,clients:T.Du,host:null}}function D(y,a){const r=O(e=>e.
filter(h=>a.includes(h))),n=O(e=>e.map(h=>({...h,clients:r(h.clients)})).filter(h=>h.clients.length>0));return y.flatMap(e=>{const h=r(e.clients);if(h.length===
e.clients.length)return e;const s=n(e.needs),m=e.isHostImplied?s[0]?.host??e.host:e.host;return h.length===0?[]:{...e,clients:h,needs:s,host:m}})}const p=y=>{const a=new Set;
for(const{host:r,isHostImplied:n}of y)r!==null&&!n&&a.add(r);return a};function O(y){let a;return r=>{a??=new Map;const n=a.get(r);if(n!==void 0||a.has(r))return n;
const e=y(r);return a.set(r,e),e}}const E=(y,a)=>y.filter(r=>r.clients.some(n=>a.includes(n))),v=1e4;class i{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(a=v){
this.max=a}add(a){const{problem:r,place:n}=a;if(r.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const e=this.kept.get(r.severity)??
0;this.kept.set(r.severity,e+1),e<this.max?this.notes.push(a):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const a=(0,_.ub)({kind:"problems",max:this.
max,omitted:this.omitted});return[...this.notes,w(".",a)]}}}),9488:((lt,U,t)=>{t.d(U,{G:()=>r});var _=t(3024),T=t(6760),I=t(9461),w=t(5747),D=t(7052),p=t(9664),
O=t(2161),E=t(6195),v=t(7854);const i={files:1e6,directoryFiles:5e4},y=200,a=1e4;function*r(m,f={toolFiles:[],hasPlugins:!1},l=i){const o=new e(m,f,l);for(const u of m.
scan){const c=n(o.root,u);"path"in c?yield*o.walkFrom(c):yield{kind:"note",note:c}}}function n(m,f){const{fixed:l,glob:o}=(0,E.VK)(f);try{const u=(0,_.realpathSync)(
(0,T.resolve)(m,l)),c=(0,E.sq)((0,T.relative)(m,u)),M=(0,E.UO)(u,m),A=M?m:u;if(o!==void 0)return{path:u,name:c,boundary:A,glob:(0,p.Gz)(c,o)};if((0,_.statSync)(
u).isDirectory())return{path:u,name:c,boundary:A};const g=(0,T.resolve)(u,"..");return{...{path:g,name:(0,E.sq)((0,T.relative)(m,g))},boundary:M?m:g,file:c}}catch(u){
return(0,v.YW)(f,(0,D.WO)({what:"scan",code:(0,w.Oj)(u)}))}}class e{root;isExcluded;aside;limits;selected;files=0;constructor({root:f,scan:l,exclude:o},u,c){this.
root=(0,_.realpathSync)(f),this.isExcluded=(0,E.Ls)(o),this.aside=u,this.limits=c,this.selected=l.length>1?new Set:null}*walkFrom(f){const l=f.glob===void 0&&f.
file===void 0,o=[{path:f.path,name:f.name,depth:0,isSelected:l}];for(let u=o.pop();u!==void 0;u=o.pop()){yield{kind:"directory",name:u.name};const c=s(u);if("pr\
oblem"in c){yield{kind:"note",note:c};continue}const M=[];for(const A of this.findFiles(f,u,c))if("problem"in A)yield{kind:"note",note:A};else if(M.length<this.
limits.directoryFiles)M.push(A);else{yield h(u,"directory",this.limits.directoryFiles);break}if(this.files+=M.length,this.files>this.limits.files){yield h(u,"fi\
les",this.limits.files);return}if(M.some(({isContext:A})=>!A)&&(yield{kind:"module",files:M}),f.file!==void 0)return;for(const A of this.findDirectories(f,u,c))
o.push(A)}}*findFiles(f,l,o){const u=new Set;let c=!1;for(const A of o)(0,O.tr)(A.name)&&!A.isDirectory()&&u.add(A.name),c||=A.name===".terraform",this.aside.hasPlugins||=
A.name==="terraform.d";const M=l.name.slice(l.name.lastIndexOf("/")+1);for(const A of o){if(A.isDirectory())continue;const g=(0,p.Gz)(l.name,A.name),S=(0,O.L8)(
A.name,u,M);if(S===void 0){(0,O.Z8)(A.name)&&this.addToolFile(g);continue}const d={path:l.path+T.sep+A.name,file:g,kind:S,isContext:!this.select(f,l,g)};A.isFile()?
yield d:A.isSymbolicLink()?yield*this.follow(f,d):yield(0,v.YW)(g,(0,D.WO)({what:"special-file"}))}if(c&&l.isSelected){const A=[l.path,...O.U4.split("/")].join(
T.sep),g=(0,I.$)(A);g.kind==="file"&&g.path===A&&(yield{path:A,file:(0,p.Gz)(l.name,O.U4),kind:O.e0,isContext:!1})}}addToolFile(f){this.aside.toolFiles.length>=
a||this.isExcluded(f)||this.aside.toolFiles.push(f)}select(f,l,o){return!(l.isSelected||(0,E.$8)(f,o))||this.isExcluded(o)||this.selected?.has(o)?!1:(this.selected?.
add(o),!0)}*follow(f,l){const o=(0,E.sT)((0,I.$)(l.path),f,this.root,this.isExcluded);o!==null&&("code"in o?yield(0,v.YW)(l.file,o):yield{...l,path:o.path,isContext:l.
isContext||o.isScanned})}findDirectories({glob:f},{path:l,name:o,depth:u,isSelected:c},M){const A=[];for(const g of M.toReversed()){if(!g.isDirectory()||(0,E.G$)(
g.name))continue;const S=(0,p.Gz)(o,g.name);if(this.isExcluded(S))continue;const $=c||f!==void 0&&T.posix.matchesGlob(S,f),d=l+T.sep+g.name;A.push({path:d,name:S,
depth:u+1,isSelected:$})}return A}}const h=({name:m},f,l)=>({kind:"note",note:(0,v.YW)(m,(0,D.ub)({kind:f,max:l}))});function s({path:m,name:f,depth:l}){if(l>y)
return(0,v.YW)(f,(0,D.ub)({kind:"depth",max:y}));try{return(0,_.readdirSync)(m,{withFileTypes:!0}).sort((o,u)=>o.name<u.name?-1:1)}catch(o){return(0,v.YW)(f,(0,D.
WO)({what:"directory",code:(0,w.Oj)(o)}))}}}),1435:((lt,U,t)=>{t.d(U,{j:()=>p,o:()=>O});var _=t(9562);const T=function(...v){const{thisMachine:i}=t.late([914,456,
696],2696);return new.target?new i(...v):i(...v)},I=function(...v){const{mergeFindings:i}=t.late([914,456,696],2696);return new.target?new i(...v):i(...v)},w=function(...v){
const{readCliConfig:i}=t.late([914,456,696],2696);return new.target?new i(...v):i(...v)},D=function(...v){const{withoutInstalled:i}=t.late([927,649],1264);return new.target?
new i(...v):i(...v)};function p(v,i,y,{environment:a,directory:r,mayHavePlugins:n,plugins:e=null}){if(i.hostnames.length===0&&v.every(({needs:u})=>u.length===0))
return{usages:v,remarks:[],findings:[],configs:[],releases:y.releases};const h=O(i.cliConfig,y.clients,a),s=y.releases.map(u=>{const c=h.find(({client:M})=>M===
u.client);return{...u,attemptMs:c?.requestTimeoutMs??u.attemptMs}}),m=i.depth!=="discovery",f={root:r,plugins:e,mayHavePlugins:n,releases:s,asksMirrors:m},l=v.some(
E)?D(v,h,f):{usages:v,remarks:[],findings:[]},o=[...h.flatMap(u=>u.findings),...l.findings];return{...l,findings:I(o),configs:h,releases:s}}function O(v,i,y){const a=T(
y);return i.map(r=>w(r,a,v))}const E=({needs:v})=>v.some(({service:i})=>i===_.xq)}),5866:((lt,U,t)=>{t.d(U,{D0:()=>e,lz:()=>h,a3:()=>m});var _=t(7052),T=t(9664);
function I(l,{evidence:o,versions:u}){if(l.version!==null)return()=>l.version;const c=o.filter(({level:M,version:A})=>M==="version-file"&&A!==null);return(M,A)=>c.
some(S=>S.client===M&&w(A,(0,T.jt)(S.place.file)))?u[M]??null:null}const w=(l,o)=>o===""||`${l}/`.startsWith(`${o}/`);var D=t(6195),p=t(7854),O=t(3152);const E=function(...l){
const{RootNotes:o}=t.late([400,210,913],5913);return new.target?new o(...l):o(...l)},v=function(...l){const{textNotes:o}=t.late([400,210,913],5913);return new.target?
new o(...l):o(...l)},i=function(...l){const{Readings:o}=t.late([400,210,913],5913);return new.target?new o(...l):o(...l)},y=function(...l){const{layoutsOf:o}=t.
late([400,210,913],5913);return new.target?new o(...l):o(...l)},a=function(...l){const{rootsOf:o}=t.late([400,210,913],5913);return new.target?new o(...l):o(...l)},
r=function(...l){const{unmatched:o}=t.late([400,210,913],5913);return new.target?new o(...l):o(...l)},n=2e5;function e({usages:l,notes:o,scanned:u,changed:c,dialect:M,
settings:A,listed:g}){const{declared:S,endedAt:$}=u;if(l.length===0&&!S.some(V=>"place"in V)&&A.roots.length===0)return{roots:[],notes:[]};const{clients:k,versions:P}=M,
C={usages:l,declared:S,clients:k},N=g===void 0?h(C,A,$===null):s(C,g),j=[],W=[],J=new i,ot=A.dialect.name==="auto"?[]:k,x=new E({clients:k,readings:J,upgrade:A.
upgrade,versionIn:I(A.dialect,M)}),H=A.depth!=="discovery";let X=0;for(const V of a(N,{changed:c,versions:P,hasCalls:H})){if(X+=V.directories.length,X>n){W.push(
(0,p.YW)(V.directory,(0,_.ub)({kind:"roots",max:n})));break}x.add(V),H&&j.push(V)}const K=[...v(l,S,{...M,readings:J,set:ot})].filter(({place:V})=>c===null||c.has(
V.file)),G=new Set(o.flatMap(({problem:V,place:et})=>V.code==="lock-invalid"?et.file:[])),q=[...K,...x.notes()].filter(({place:V})=>!G.has(V.file));return{roots:j,
notes:[...q,...W]}}function h(l,{roots:o},u){const c=o.map(g=>({text:g,matches:(0,D.Ls)([g])})),M=y({...l,patterns:c}),A=u?r(M,c):[];if(A.length===0)return M;throw new O.
GN(A.map(g=>`roots: no directory with configuration matches ${g}`))}function s(l,o){return l.clients.flatMap(u=>y({...l,clients:[u],patterns:[{text:"",matches:M=>o.
get(u)?.has(M)===!0}]}))}function m(l,o,{depth:u},c){if(u==="discovery")return l;const M=({kind:g,workspace:S})=>g==="cloud_default"?!!c.TF_CLOUD_HOSTNAME:g!=="\
backend_remote_default"||S?.organization===null,A=new Set(o.filter(g=>!M(g)).map(({place:g})=>f(g)));return l.map(g=>g.problem.code==="host-missing"&&A.has(f(g.
place))?{...g,problem:{...g.problem,severity:"error"}}:g)}const f=({file:l,line:o,column:u})=>`${l}:${o}:${u}`}),370:((lt,U,t)=>{t.d(U,{C_:()=>y,SQ:()=>O,o0:()=>v});
var _=t(6897),T=t(8416),I=t(7854),w=t(9488);const D=function(...a){const{scanInSteps:r}=t.late([400,210,913],5913);return new.target?new r(...a):r(...a)},p=20;async function O({
scan:a,exclude:r},{directory:n,environment:e,stop:h,progress:s}){const m={root:n,scan:a,exclude:r},f=h.why===null?E(m):null;if(f!==null)return f;const l=D(m,Object.
keys(e));return(0,_.n)(l,h,o=>s({kind:"scan",files:o}))}function E(a){const r={toolFiles:[],hasPlugins:!1};let n=0;for(const{kind:e}of(0,w.G)(a,r))if(n+=1,e!=="\
directory"||n>p)return null;return{...r,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function v(a,r,n){
const e=i(a,r,n),h=(0,T.L2)(e),{clients:s}=h;return{dialect:h,usedBy:()=>(0,T.rU)(h,e.scan),usages:(0,I.sw)(r.usages,s),notes:(0,I.vH)(r.notes,s)}}function i({dialect:a,
exclude:r,scan:n},e,{environment:h,directory:s}){if(n.length===0)return{setting:a,scan:null};const m=(0,T.oh)({root:s,exclude:r},e.toolFiles),f=!!h.TF_CLOUD_HOSTNAME;
return{setting:a,scan:{...e,tools:m,hasCloudHostname:f}}}const y=({hasPlugins:a},{scan:r})=>a||r.some(n=>n!==".")}),7082:((lt,U,t)=>{t.d(U,{O:()=>_});const _=T=>({
discovery:T,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((lt,U,t)=>{t.d(U,{C:()=>w,
h:()=>p});var _=t(5143),T=t(7854);const I=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backe\
nd_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function w(O,E,v,i=(0,T.kA)(E)){const y=O.hostnames.flatMap(({host:r,services:n})=>{
const e=n.length>0?n:O.requiredServices;return(e.length>0?e:["any"]).map(s=>({host:r,service:s,clients:v,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),
a=new Set([...i,...O.hostnames.map(({host:r})=>r)]);return p([y,D(E,a)],v)}const D=(O,E)=>O.flatMap(({kind:v,needs:i,place:y})=>{const a=!I.has(v);return i.map(
r=>({...r,because:[y],isImplied:!E.has(r.host),isForInit:a}))});function p(O,E){return[...Map.groupBy(O.flat(),({host:i,service:y})=>`${i} ${y}`).values()].flatMap(
i=>{const[y]=i;if(y===void 0)return[];const{host:a,service:r}=y;return{host:a,service:r,clients:E.filter(n=>i.some(e=>e.clients.includes(n))),because:(0,_.As)(i.
flatMap(({because:n})=>n)),isImplied:i.every(({isImplied:n})=>n),isForInit:i.some(({isForInit:n})=>n),...i.every(({isAssumed:n})=>n===!0)?{isAssumed:!0}:{}}})}}),
5960:((lt,U,t)=>{t.d(U,{e:()=>w,i:()=>p});var _=t(6697),T=t(1831),I=t(7082);function w(O,{hostnames:E,allowedHosts:v},{isGuess:i}){const y=new Set(E.map(({host:r})=>r)),
a=new Map;for(const r of O){const{host:n}=r;if(y.has(n)||a.has(n))continue;const e=i===!0||r.isAssumed===!0,h=D(r,e,(0,T.Jr)(n,v));h!==null&&a.set(n,h)}return a}
function D({host:O,isImplied:E,because:v,clients:i,isAssumed:y=!1},a,r){const n=(0,T.nx)(O);if((0,T.Rt)(O))return(0,_.U7)({host:n});const[e]=v.filter(s=>typeof s!=
"string"),h=E&&e!==void 0?{place:e,clients:i}:null;return h!==null&&a?(0,_.zo)({host:n,...h,isListed:y}):r?null:(0,_.wp)(h===null?{host:n}:{host:n,implied:h})}const p=(O,E)=>({
host:O,attempt:(0,I.O)({kind:"skipped",problem:E}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((lt,U,t)=>{t.d(U,{f:()=>w,q:()=>O});
var _=t(3024),T=t(6760),I=t(6309);function w(a,r,n){const e=p((0,_.realpathSync)(a),r),h=(0,T.basename)(r);D((0,T.join)(e,h));const s=(0,T.join)(e,`.${h.slice(0,
60)}.${Math.random().toString(36).slice(2)}`),m=(0,_.openSync)(s,"wx");try{try{for(const f of n)(0,_.writeFileSync)(m,f)}finally{(0,_.closeSync)(m)}(0,_.renameSync)(
s,(0,T.join)(e,h))}catch(f){throw(0,_.rmSync)(s,{force:!0}),f}}function D(a){const r=(0,_.lstatSync)(a,{throwIfNoEntry:!1});if(r===void 0||r.isFile()||r.isSymbolicLink())
return;const n=r.isDirectory()?"is a directory":"is not a regular file";throw new I.Lw(`it ${n}; choose another path`)}function p(a,r){const n=(0,T.resolve)(a,r),
e=y(a,n);if(!e&&!(0,T.isAbsolute)(r))throw new I.Lw(`it is outside ${a}; use an absolute path if that is intended`);const h=e?a:(0,T.parse)(n).root;return(0,T.relative)(
h,(0,T.dirname)(n)).split(T.sep).filter(Boolean).reduce((m,f)=>E(m,f,a),h)}function O(a,r){const n=(0,_.realpathSync)(a);return v(p(n,r),(0,T.basename)(r),n)}function E(a,r,n){
const e=(0,T.join)(a,r);return(0,_.lstatSync)(e,{throwIfNoEntry:!1})===void 0&&i(e),v(a,r,n)}function v(a,r,n){const e=(0,T.join)(a,r);if(!(0,_.lstatSync)(e,{throwIfNoEntry:!1})?.
isSymbolicLink())return e;const h=(0,_.realpathSync)(e);if(!y(n,a)||y(n,h))return h;throw new I.Lw(`the link ${(0,T.relative)(n,e)} leads outside ${n}; remove i\
t or choose another path`)}function i(a){try{(0,_.mkdirSync)(a)}catch(r){if(!(0,I.Or)(r)||r.code!=="EEXIST")throw r}}function y(a,r){const n=(0,T.relative)(a,r);
return n!==".."&&!n.startsWith(`..${T.sep}`)&&!(0,T.isAbsolute)(n)}}),9076:((lt,U,t)=>{t.d(U,{QB:()=>T,im:()=>_,yX:()=>I});const _=["fails","warns","works","unc\
hecked","skipped"],T=5,I=({outcome:w})=>w!=="unchecked"&&w!=="skipped"}),997:((lt,U,t)=>{t.d(U,{O:()=>T,T:()=>w});var _=t(1064);const T=({earlier:D,attempt:p,later:O})=>[
...D,p,...O];function I({discovery:D,timing:p,headMs:O,hops:E},{attemptMs:v}){const i=O!==null&&O<=v?E.at(-1)?.status:null;return i===null||(0,_.Mq)(i??0)?"retr\
ies":D.kind!=="failed"&&p.totalMs<=v?"works":"fails"}function w(D,p){const O=D.map(i=>I(i,p)),E=O.indexOf("works");return E<0?"never":E<=p.retries&&!O.slice(0,E).
includes("fails")?"always":"sometimes"}}),3795:((lt,U,t)=>{t.d(U,{qY:()=>v,Si:()=>n,fN:()=>a,XP:()=>r});var _=t(733),T=t(1831),I=t(4120),w=t(8641);const D=2,p=80;
function O(e){if(e.kind==="scan")return`read ${(0,I.px)(e.files,"file")}`;if(e.kind==="registries")return`${e.done} of ${(0,I.px)(e.total,"question")} to regist\
ries answered`;const{done:h,total:s,failed:m,waiting:f}=e,l=m===0?"":`, ${m} failed so far`;return`${h} of ${(0,I.px)(s,"host")} checked${l}${E(f)}`}function E(e){
if(e.size===0)return"";const h=[...e].slice(0,D).map(m=>(0,w.RK)((0,T.nx)(m),p)),s=e.size-h.length;return s>0?`; waiting for ${h.join(", ")} and ${(0,I.px)(s,"o\
ther")}`:`; waiting for ${h.join(" and ")}`}const v={show:()=>{},end:()=>{}},i=5e3,y=200;function a(e,h){let s=null,m=!0;const f=h(i,()=>{s!==null&&(m&&e(O(s)),
m=!m)});return{show:o=>{s=o},end:f}}function r(e,h,s){let m=null,f="";const l=s(y,()=>{const c=m===null?"":(0,_.W)(O(m),0,h-1);c!==f&&(f=c,e(`\r${c}\x1B[K`))});
return{show:c=>{m=c},end:()=>{l(),f!==""&&e("\r\x1B[K")}}}const n=(e,h)=>{const s=setInterval(h,e).unref();return()=>clearInterval(s)}}),8463:((lt,U,t)=>{t.d(U,
{t:()=>r});var _=t(6309),T=t(566),I=t(3329),w=t(5505),D=t(5955),p=t(8641);const O=function(...e){const{hash:h}=process.getBuiltinModule("node:crypto");return new.target?
new h(...e):h(...e)},E=function(...e){const{renderBadge:h}=t.late([912],7912);return new.target?new h(...e):h(...e)},v=function(...e){const{renderCodeQuality:h}=t.
late([811],9811);return new.target?new h(...e):h(...e)},i=function(...e){const{renderHtml:h}=t.late([394],6394);return new.target?new h(...e):h(...e)},y=function(...e){
const{renderJunit:h}=t.late([176],176);return new.target?new h(...e):h(...e)},a=function(...e){const{renderSarif:h}=t.late([914,341,695],7695);return new.target?
new h(...e):h(...e)};function r({report:e,badge:h},s,m){const f=[],l=(o,u,c)=>{try{(0,T.f)(m,u,(0,D.mk)(c()))}catch(M){f.push(`the ${o} ${(0,p.RK)(u)} was not w\
ritten: ${(0,p.RK)((0,_.A3)(M))}`)}};for(const{path:o,format:u}of e)l("report",o,()=>n(u,s));return h!==null&&l("badge",h,()=>[E(s.verdict)]),f}function n(e,{verdict:h,
context:s}){switch(e){case"json":return(0,I.h)(h,s);case"sarif":return a(h,s);case"junit":return y(h,s);case"codequality":return v(h,m=>O("sha256",m));case"html":
return i(h,s,m=>O("sha256",m,"base64"));case"markdown":return[(0,w.Gc)(h,s)]}}}),7361:((lt,U,t)=>{t.d(U,{QY:()=>O,_N:()=>p,eC:()=>D,mc:()=>w});var _=t(7574),T=t(
5102),I=t(4120);function w({good:E,runs:v}){if(v===0)return null;const i=Math.floor(1e4*E/v);if(i>=9900)return`${i/100}%`;const y=Math.floor(i/10);return y===0&&
E>0?"below 0.1%":`${y/10}%`}const D=({days:E,good:v,runs:i})=>`${v} of ${(0,I.px)(i,"run")} in ${E} days`;function p(E){const v=T.vh.flatMap(y=>{const{length:a}=E.
filter(n=>n.outcome===y),r=y==="warns"?"with warnings":T.nx[y];return a===0?[]:[`${a} ${r}`]});return`${E.length===1?"last run":`last ${(0,I.px)(E.length,"run")}`}\
: ${v.join(", ")}`}const O=({from:E,until:v},i)=>v===null?`${(0,_.u8)(E,i)} so far`:(0,_.u8)(E,v)}),4218:((lt,U,t)=>{t.d(U,{H6:()=>s,MC:()=>i,U4:()=>y,XQ:()=>f,
bW:()=>n,kW:()=>m,qX:()=>v,wz:()=>h});var _=t(9076),T=t(7574),I=t(5102),w=t(4120);const D=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,
words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.\
5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],p="\u2573",O="\u254C";function E(l){return l.outcome==="fails"?p:(0,_.yX)(l)?D.find(
({belowMs:o})=>(l.ms??0)<o)?.mark??"":O}const v=l=>l.map(E).join("");function i(l){const o=l.flatMap(({history:g})=>g.recent),u=new Set(o.map(E)),c=o.some(g=>E(
g)===D[0].mark&&g.ms===null);return[...D.map(({mark:g,words:S},$)=>[g,$===0&&c?`${S} or not measured`:S]),[p,"failed"],[O,"no result"]].filter(([g])=>u.has(g))}
function y({hosts:l},{history:o}){return l.flatMap(c=>{const M=o?.get(c.visit.host);return M!==void 0&&M.recent.filter(_.yX).length>1?[{host:c,history:M}]:[]}).
toSorted((c,M)=>Number(r(M))-Number(r(c))||e(c,a)-e(M,a)||e(c,Number.POSITIVE_INFINITY)-e(M,Number.POSITIVE_INFINITY))}const a=30,r=({host:l})=>(0,I.sG)(l)==="f\
ails",n=({history:l},o)=>s(l).findLast(u=>u.days<=o);function e(l,o){const u=n(l,o);return u===void 0?1:u.good/u.runs}const h=l=>r(l)||l.history.recent.some(({outcome:o})=>o===
"fails"),s=({uptime:l})=>l.filter(({runs:o},u)=>o>(l[u-1]?.runs??0));function m({recent:l,uptime:o,incidents:[u]}){if(u===void 0||u.until!==null)return null;const c=l.
filter(({outcome:g})=>g==="fails").length,M=o.at(-1);return M!==void 0&&M.runs-M.good===1?`first failure in ${(0,w.px)(M.runs,"run")}`:c<=u.runs&&u.runs>1?null:
`failed ${c} of the last ${l.filter(_.yX).length} runs`}function f({incidents:[l]}){return l===void 0||l.until!==null||l.runs<2?null:`failing since ${(0,T.QN)(l.
from)} (${(0,w.px)(l.runs,"run")})`}}),1505:((lt,U,t)=>{t.d(U,{G_:()=>r,Yj:()=>a,Zc:()=>i,o7:()=>y,pk:()=>v,se:()=>E,tN:()=>D});var _=t(4e3),T=t(7574),I=t(4120),
w=t(8884);const D=120,p=20,O=6;function E({requirements:f},l,o){return{label:"required",texts:(0,I.Sk)(f,p,c=>{const M=(0,w.Yx)(c.because,o.because);return`${v(
c,l,o)} (${M})`})}}function v({service:f,clients:l},{dialect:o},u){const c=f==="any"?(0,I.DO)(f):u.value(f,D);return o.clients.every(A=>l.includes(A))?c:`${c} f\
or ${(0,I.wO)(l)}`}function i({visit:f},l){const{timing:o,discovery:u}=f.attempt,c=u.kind==="failed"?u.excerpt:null,M=(0,T.I$)(o).map(([$,d])=>`${$} ${(0,T.kJ)(
d)}`),A=f.earlier.map($=>{const{kind:d}=$.discovery;return`${d==="failed"?$.discovery.problem.code:d} after ${(0,T.kJ)($.timing.totalMs)}`}),g=c===null?[]:[l.value(
c.replace(/\s+/gu," ").trim())],S=f.credentials?.hasToken?[l.prose(f.credentials.source)]:[];return[{label:"body",texts:g},{label:"timing",texts:[M.join(", ")]},
{label:"retried",texts:A},{label:"token from",texts:S}]}const y=(f,l)=>[{label:"credentials",texts:s(f)?h(f.visit.looks,l.prose):[]},{label:"host block",texts:m(
f.visit).map(o=>l.prose(o))}];function a({visit:f,services:l,servicesFrom:o},u){const c=o===null?(0,T.kJ)(f.attempt.timing.totalMs):`host block at ${u.because(o)}`,
M=(0,_.K4)(l,O,({id:A})=>u.value(A,D));return`${l.length===0?"no services":M} (${c})`}function r(f){const l=Map.groupBy(f,o=>JSON.stringify(o.looks.map(e)));return Array.
from(l.values(),o=>({clients:o.map(({client:u})=>u),looks:o[0]?.looks.map(e)??[]}))}const n={nothing:"no entry","a token":"a token","an empty token":"an empty t\
oken","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:f,held:l,counts:o})=>({source:f,held:`${n[l]}${o?l==="no t\
oken"?" (ends the search)":" (used)":""}`});function h(f,l){const o=r(f);return o.flatMap(({clients:u,looks:c})=>c.map(({source:M,held:A})=>`${o.length>1?`${(0,I.
wO)(u)}: `:""}${l(M)}: ${A}`))}const s=({findings:f})=>f.some(({problem:{code:l}})=>/^credentials-|^document-unauthorized$/.test(l));function m({forced:f}){return[
...Map.groupBy(f,({place:o})=>(0,w.eo)(o))].map(([o,u])=>`${o}, for ${(0,I.wO)(u.map(({client:c})=>c))}`)}}),2704:((lt,U,t)=>{t.d(U,{IL:()=>I,Rr:()=>w,Z4:()=>T});
var _=t(8641);const T=(D,p,O)=>`,
${O}"${D}": ${I(p,O)}`,I=(D,p)=>(0,_.s$)(JSON.stringify(D,null,2).replaceAll(`
`,`
${p}`));function*w(D,p,O,E){if(p.length===0){yield T(D,[],O);return}const v=`${O}  `;let i=`,
${O}"${D}": [`;for(const y of p)yield`${i}
${v}${I(E(y),v)}`,i=",";yield`
${O}]`}}),522:((lt,U,t)=>{t.d(U,{P:()=>I,c:()=>w});var _=t(6174),T=t(5465);const I=D=>{const{clients:p,versions:O,releases:E,isGuess:v,why:i,evidence:y}=D;return{
clients:p,assumed:v??!1,why:(0,_._)(i),versions:Object.entries(w(O)).map(([a,r])=>({client:a,version:r})),releases:E.map(({name:a})=>a),evidence:y.map(({client:a,
version:r,level:n,text:e,place:h})=>({client:a,...w({version:r,kind:n,text:e}),...(0,T.$t)(h)}))}};function w(D){const p=Object.entries(D).map(([O,E])=>[O,typeof E==
"string"?(0,_._)(E):E]);return Object.fromEntries(p)}}),3329:((lt,U,t)=>{t.d(U,{h:()=>M});var _=t(4e3),T=t(5799),I=t(2704),w=t(522),D=t(4283),p=t(997),O=t(1831),
E=t(8641),v=t(5465);function i($){const{visit:d,requirements:k,services:P,servicesFrom:C,clients:N,isNew:j}=$,{discovery:W,hops:J,timing:ot,certificates:x}=d.attempt;
return{host:d.host,display:(0,O.nx)(d.host),discovery:W.kind,...y(W),documentUrl:r(W),hops:J.map(e),services:Object.fromEntries(P.map(H=>[H.id,h(H)])),servicesFrom:C===
null?null:(0,v.W$)(C),hostBlocks:d.forced.map(({client:H,place:X})=>({client:H,place:(0,v.W$)(X)})),required:k.map(({service:H,clients:X,because:K})=>({service:H,
clients:X,because:K.map(v.W$)})),credentials:d.credentials?.hasToken?d.credentials.source:null,looks:d.looks.map(({client:H,looks:X})=>({client:H,looks:X.map(n)})),
attempts:(0,p.O)(d).length,...d.earlier.length===0?{}:{earlier:d.earlier.map(a)},timingMs:f(ot),certificates:x,clients:N,...j?{new:!0}:{}}}function y($){if($.kind===
"skipped")return{code:$.problem.code};if($.kind!=="failed")return{};const{problem:d,excerpt:k}=$;return{code:d.code,...k===null?{}:{excerpt:k}}}const a=({discovery:$,
timing:d})=>({discovery:$.kind,..."problem"in $?{code:$.problem.code}:{},ms:d.totalMs}),r=$=>$.kind==="found"||$.kind==="absent"?(0,D.Pl)($.url):null,n=({source:$,
held:d,counts:k})=>({source:$,held:d,counts:k}),e=({url:$,status:d,reason:k,mediaType:P,authorization:C,address:N,proxy:j,ms:W})=>({url:(0,E.cq)($),status:d,reason:k,
mediaType:P,authorization:C,address:N,proxy:j===null?null:(0,E.cq)(j),ms:W});function h($){switch($.kind){case"url":return{url:(0,E.cq)($.url)};case"login":return{
login:s($.login)};case"problem":return{problem:m($.problem)}}}const s=({client:$,grantTypes:d,authz:k,token:P,ports:C,scopes:N})=>({client:$,grantTypes:d,authz:k===
null?null:(0,E.cq)(k),token:P===null?null:(0,E.cq)(P),ports:C,scopes:N}),m=({code:$,message:d,help:k})=>({code:$,message:d,help:k??null}),f=({lookupMs:$,connectMs:d,
tlsMs:k,firstByteMs:P,totalMs:C})=>({lookup:$,connect:d,tls:k,firstByte:P,total:C}),l=({directory:$,clients:d,rows:k})=>({...(0,v.jt)($),clients:d,rows:k.map(o)});
function o({problems:$,places:d,platforms:k,...P}){const{kind:C,address:N,source:j,host:W,constraints:J,locked:ot,chosen:x,newest:H,worst:X}=P;return{kind:C,address:N,
source:j,host:W,constraints:J,locked:ot,chosen:x,newest:H,platforms:k.map(({platform:K,available:G})=>({platform:K,available:G})),worst:X,codes:$.map(({code:K})=>K),
places:d.map(v.W$)}}const u=1,c="  ";function*M($,d){const{usages:k,...P}=d.scan,{hosts:C,findings:N,passed:j,ignored:W,stopped:J,roots:ot}=$,{remarks:x,repository:H,
repositories:X}=d;yield*[`{
  "schemaVersion": ${u}`,A("version",d.version),A("passed",j),...J===null?[]:[A("stopped",(0,_.Cw)(J)),A("incomplete",(0,_.zM)(J))],A("failOn",d.failOn),...H===
null?[]:[A("repository",H)],...X.length===0?[]:[A("repositories",X)],A("dialect",d.dialect.name),A("clientDetection",(0,w.P)(d.dialect)),A("clients",d.clients),
A("startedAt",d.startedAt),A("durationMs",d.durationMs),A("counts",g($))],yield*(0,I.Rr)("hosts",C,c,i),yield*(0,I.Rr)("findings",N,c,S),ot.length>0&&(yield*(0,I.
Rr)("roots",ot,c,l)),yield*[A("ignored",W),A("usages",k),...x.length===0?[]:[A("remarks",x)],A("scan",P),`
}
`]}const A=($,d)=>(0,I.Z4)($,d,c),g=({findings:$})=>Object.fromEntries(T.oC.map(d=>[`${d}s`,$.filter(k=>k.severity===d).length]));function S($){const{problem:d,
severity:k,host:P,service:C,places:N,affects:j,exclude:W}=$;return{code:d.code,severity:k,host:P,service:C,message:d.message,help:d.help??null,places:N.map(v.W$),
affects:j,...W===void 0?{}:{exclude:W}}}}),5465:((lt,U,t)=>{t.d(U,{$t:()=>I,W$:()=>T,jt:()=>D});var _=t(5143);const T=p=>typeof p=="string"?p:I(p),I=({file:p,line:O,
column:E,endColumn:v})=>({...w(p),line:O,column:E,endColumn:v});function w(p){const{repository:O,path:E}=(0,_.bH)(p);return O===null?{file:p}:{repository:O,file:E}}
function D(p){const{repository:O,path:E}=(0,_.bH)(p);return O===null?{directory:p}:{repository:O,directory:E}}}),9574:((lt,U,t)=>{t.d(U,{I$:()=>I,MB:()=>w,TM:()=>D,
U8:()=>E,hn:()=>O,rm:()=>p});var _=t(5955),T=t(8641);function I(i,y,a=[]){const r=i.map((e,h)=>`<th align="${a.includes(h)?"right":"left"}">${e}</th>`),n=y.map(
e=>`<tr>${i.map((s,m)=>`<td${a.includes(m)?' align="right"':""}>${e[m]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...n,"</tabl\
e>"].join(`
`)}const w=i=>["<ul>",...i.map(y=>`<li>${y}</li>`),"</ul>"].join(`
`),D=(i,y)=>["<details>",`<summary>${i}</summary>`,...y,"</details>"].join(`
`),p=i=>(0,T.D9)(i).replaceAll(".",".<wbr>"),O=i=>`<code>${(0,T.js)(i).replaceAll("/","/<wbr>")}</code>`;function E(i,y){const a=i.map(([s])=>s?.()??"");if(v(a)<=
y)return{texts:a,isWhole:!0};const r=a.map((s,m)=>{const f=s===""?[]:i[m]?.slice(1)??[];return[s,...f.map(l=>l())].filter(l=>l!=="")}),n=r.map(s=>s.at(-1)??"");
let e=y;return{texts:r.map((s,m)=>{const f=v(n.slice(m+1)),l=v(n.slice(m,m+1))<=e?n[m]:"",o=s.find(u=>v([u])<=e-f)??l??"";return e-=v([o]),o}),isWhole:!1}}const v=i=>i.
reduce((y,a)=>y+(a===""?0:(0,_.$$)(a)+2),0)}),5505:((lt,U,t)=>{t.d(U,{gD:()=>Gt,Fp:()=>Vt,Gc:()=>mt,XA:()=>Mt,rL:()=>Ht});var _=t(4e3),T=t(7574),I=t(5102),w=t(4120),
D=t(5955),p=t(6763),O=t(8641),E=t(1831),v=t(2796),i=t(4218),y=t(8884),a=t(9574),r=t(4503),n=t(8373);const e=6,h=200,s=50,m=3,f=3,l=1e3;function o(b,R,B=!0){const Y=R.
context.repositories.length,nt=`<b>${(0,y.mj)(b,Y)}</b>`;if(!B)return nt;const{shown:rt,more:gt}=(0,_.zN)((0,y.eb)(b),e),Ot=R.isBrief&&gt>0?` ${(0,n.jP)(gt,"rep\
ository",R)}`:"";return`${nt}: ${rt.map(ct=>(0,n.u_)(ct,R)).join(", ")}${Ot}`}function u(b,R){const B=R.isBrief?[]:(0,y.eb)(b).slice(e);if(B.length===0)return[];
const{shown:Y,more:nt}=(0,_.zN)(B,h);return[(0,a.TM)((0,w.px)(B.length,"more repository"),[`<p>${Y.map(rt=>(0,n.u_)(rt,R)).join(", ")}</p>`,...(0,n.R3)(nt,"repo\
sitory",R)])]}function c(b,R){const B=(0,y._X)(b),[Y]=B;if(Y===void 0)return"";const nt=(0,_.K4)(B,m,({repository:At})=>(0,O.D9)(At)),rt=`${n.rC[(0,I.hm)(Y.findings)??
"warning"]} <b>${(0,w.px)(B.length,"repository")}</b> ${(0,y.fP)(B)}: ${nt}`;if(R.isBrief)return`<p>${rt}</p>`;const{shown:gt,more:Ot}=(0,_.zN)(B,s),ct=gt.map(At=>M(
At,R));return(0,a.TM)(rt,[(0,a.I$)(["Repository","Findings","First in"],ct),...(0,n.R3)(Ot,"repository",R)])}function M(b,R){const{repository:B,findings:Y}=b,nt=(0,_.
zN)([...Map.groupBy(Y,({code:ct})=>ct)],f),rt=nt.shown.map(([ct,[At,...jt]])=>{const Xt=At===void 0?"":` at ${(0,n.b_)(At.place,R)}`;return`${(0,n._h)(ct,ct,R)}${Xt}${jt.
length===0?"":` and ${jt.length} more`}`}),gt=(0,r.aE)(B,R.context),Ot=(0,a.hn)(B);return[gt===null?Ot:`<a href="${(0,O.js)(gt,l)}">${Ot}</a>`,(0,w.H8)(Y),[...rt,
...nt.more>0?[`and ${(0,w.px)(nt.more,"more code")}`]:[]].join("<br>")]}const A=20,g=10,S=700,$=4,d=300,k=1,P=6,C=12,N=4,j=100;function W(b,R){const{shown:B,more:Y}=(0,_.
zN)((0,v.cZ)(b),R.isBrief?g:A),nt=(0,v.YM)(B);return[...B.map(gt=>[...(0,n.W6)(R).map(Ot=>()=>J(gt,Ot,nt.get(gt)??null)),()=>`${X(gt,R)}</p>`]),(0,n.R3)(Y,"caus\
e",R).map(gt=>()=>gt)]}function J(b,R,B){const{findings:Y,message:nt,help:rt}=b,gt=Y.length>1&&Y[0]?.exclude!==void 0,{lines:Ot,rest:ct}=B===null?ot(b,R):{lines:[
`The same hosts as for ${B}`],rest:[]};return[X(b,R),...Ot.map(At=>`<br>${At}`),...nt===null?[]:[`<br>${(0,w.Iu)((0,O.h$)(nt,S))}`],...rt===null||gt?[]:[H(rt)],
...$t(b,R),"</p>",...ct].join(`
`)}function ot(b,R){const{findings:B,message:Y}=b,nt=q(B,R),rt=Y!==null||(0,v.hs)(b),gt=nt&&!x(b)?[`In ${o(B,R,rt)}`]:[],Ot=nt&&rt?u(B,R):[];if(nt&&Y!==null&&!(0,v.
hs)(b))return{lines:gt,rest:Ot};const ct=(0,v.S3)(b),At=Y===null?N:(0,v.hs)(b)?P:C,jt=ct.slice(0,At).map(nn=>K(nn,b,R)),Xt=[...ut(b,ct.slice(At),R),...Ot];return Y===
null?{lines:gt,rest:[(0,a.MB)(jt),...Xt]}:{lines:jt.length===0?gt:[jt.join(", "),...gt],rest:Xt}}const x=b=>b.message!==null&&(0,v.hs)(b)&&b.hosts.length===1,H=b=>`\
<br><b>Help:</b> ${(0,O.h$)(b,S)}`;function X(b,R){const{severity:B,code:Y,title:nt}=b,rt=(0,v.pq)(b),gt=rt>1?`${(0,w.px)(rt,(0,v.a2)(b))}: `:"";return`<p>${n.rC[B]}\
 <b>${gt}${nt}</b> (${(0,n._h)(Y,Y,R)})`}function K(b,R,B){return"file"in b?(0,n.u_)(b,B):R.message===null?et(b,R,B):G(b,R.hosts.length===1,B)}function G(b,R,B){
const[Y]=b,nt=Y?.host?(0,O.D9)((0,E.nx)(Y.host)):"",rt=Y?.isHostNew?[w.dy]:[],gt=q(b,B);if(R){const At=(0,y.yv)(b).settings.map(n.Su),Xt=(gt?[...At,o(b,B)]:[V(b,
$,B),...At]).filter(nn=>nn!=="").join(", ");return`${nt}${Xt===""?"":` in ${Xt}`}${rt.map(nn=>` (${nn})`)}`}const Ot=gt?(0,w.px)((0,y.eb)(b).length,"repository"):
V(b,k,B).replace(/ places?$/,""),ct=[...rt,Ot].filter(At=>At!=="").join("; ");return ct===""?nt:`${nt} (${ct})`}const q=(b,{context:R})=>(0,y.mj)(b,R.repositories.
length)!=="",V=(b,R,B)=>(0,y.Ky)((0,y.yv)(b).lines,R,Y=>(0,n.u_)(Y,B)).replace(/ more (?=places?$)/,n.UZ);function et(b,R,B){const Y=(0,v.hs)(R)?G(b,!1,B):V(b,k,
B);return b.map(({problem:nt})=>{const rt=(0,O.h$)(nt.message,d),gt=R.help===null&&nt.help?H(nt.help):"";return`${Y===""?(0,w.Iu)(rt):`${Y}: ${rt}`}${gt}`}).join(
"<br>")}function ut(b,R,B){const Y=b.message===null?"finding":(0,v.a2)(b),nt=R.length;if(nt===0||B.isBrief)return(0,n.R3)(nt,Y,B);const{shown:rt,more:gt}=(0,_.zN)(
R,j),Ot=rt.map(At=>K(At,b,B)),ct=b.message===null?(0,a.MB)(Ot):`<p>${Ot.join(", ")}</p>`;return[(0,a.TM)((0,w.px)(nt,`more ${Y}`),[ct,...(0,n.R3)(gt,Y,B)])]}function $t(b,{
context:R}){const{findings:B,hosts:Y,severity:nt}=b,[rt,gt]=Y,Ot=(0,w.od)(b.affects,R.clients),ct=x(b)?[]:(0,y.yv)(B).settings.map(n.Su),At=rt===void 0||gt!==void 0?
null:R.history?.get(rt),jt=At&&nt==="error"?(0,i.kW)(At):null,Xt=[...Ot===""?[]:[`Affects ${Ot}.`],...ct.length===0?[]:[`Required by ${ct.join(", ")}.`],...jt===
null?[]:[`${(0,w.Iu)(jt)}.`]];return Xt.length===0?[]:[`<br><sub>${Xt.join(" ")}</sub>`]}var _t=t(1064),wt=t(1505);const Ct=20,ft=20,Lt=["fails","warns","works"];
function zt(b,R){const B=b.filter(ct=>(0,I.cG)(ct)&&!(0,I.JR)(ct)),[Y,...nt]=B;if(Y===void 0||R.isBrief)return"";const rt="Requests, responses and certificates \
of";if(nt.length===0)return(0,a.TM)(`${rt} ${Yt(Y)}`,Qt(Y,R));const{shown:gt,more:Ot}=(0,_.zN)(B,Ct);return(0,a.TM)(`${rt} ${(0,w.px)(B.length,"host")}`,[...gt.
map(ct=>(0,a.TM)(`${n.Gr[(0,I.sG)(ct)]} ${Yt(ct)}`,Qt(ct,R))),...(0,n.R3)(Ot,"host",R)])}const Yt=({visit:{host:b,attempt:R}})=>`${(0,O.D9)((0,E.nx)(b))} (${(0,w.
px)(R.hops.length,"request")}, ${(0,T.kJ)(R.timing.totalMs)})`;function Qt(b,R){const{hops:B,certificates:Y}=b.visit.attempt;return[qt(b,R),...b.services.length===
0?[]:[on(b,R)],...B.length===0?[]:[z(B)],...Y.length===0?[]:[it(Y,R)]]}function qt(b,R){const B=(0,n.Bm)(R);return["<table>",...[(0,wt.se)(b,R.context,B),{label:"\
clients",texts:sn(b,R)},...(0,wt.Zc)(b,B),...(0,wt.o7)(b,B)].flatMap(({label:rt,texts:gt})=>gt.length===0?[]:[`<tr><td><b>${(0,w.Iu)(rt)}</b></td><td>${gt.join(
"<br>")}</td></tr>`]),"</table>"].join(`
`)}const sn=({clients:b},{context:R})=>Lt.flatMap(B=>{const Y=R.clients.filter(rt=>b[rt]===B),nt=Y.map(rt=>_t.bB[rt]).join(", ");return Y.length===0?[]:[`${n.Gr[B]}\
 ${nt}`]});function on({services:b,servicesFrom:R},B){const{shown:Y,more:nt}=(0,_.zN)(b,ft),rt=Y.map(ct=>[(0,O.D9)(ct.id,wt.tN),en(ct)]),gt=nt>0?[[`and ${nt} mo\
re`,B.rest]]:[],Ot=R===null?"URL":`URL, from the host block at ${(0,n.u_)(R,B)}`;return(0,a.I$)(["Service",Ot],[...rt,...gt])}function en(b){switch(b.kind){case"\
url":return(0,O.D9)((0,O.cq)(b.url));case"login":{const{client:R,authz:B,token:Y,ports:nt}=b.login;return[`authz ${(0,O.D9)((0,O.cq)(B??"none"))}`,`token ${(0,O.
D9)((0,O.cq)(Y??"none"))}`,`client ${(0,O.D9)(R,wt.tN)}, ports ${nt.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${b.problem.code}`}}function z(b){const R=b.
map((B,Y)=>{const nt=B.proxy===null?"":`through ${(0,O.D9)((0,O.cq)(B.proxy))}`,rt=B.status===null?"no response":`${B.status} ${(0,O.h$)(B.reason,wt.tN)}`.trim();
return[String(Y+1),(0,O.D9)((0,O.cq)(B.url)),B.mediaType===null?rt:`${rt}<br>${(0,O.D9)(B.mediaType,wt.tN)}`,(0,w.Rk)(B.authorization),B.address===null?nt:(0,O.
D9)(B.address,wt.tN),(0,T.kJ)(B.ms).replace(" ","&nbsp;")]});return(0,a.I$)(["Hop","Request","Response","Token","Address","Time"],R,[0,5])}function it(b,{context:R}){
const B=b.map(({host:Y,subject:nt,issuer:rt,expires:gt})=>[(0,O.D9)(Y,wt.tN),(0,O.h$)((0,T.nO)(gt,R.startedAt)),(0,O.D9)(nt,wt.tN),(0,O.D9)(rt,wt.tN)]);return(0,a.
I$)(["TLS certificate","Valid until","Subject","Issuer"],B)}var yt=t(7361);const kt=10,Nt=40,Ft=20,Q=3,Z=40;function ht(b,R){const{history:B}=R.context,Y=(0,i.U4)(
b,R.context),nt=R.isBrief?Y.filter(i.wz):Y;if(nt.length===0)return Y.length===0&&(B?.size??0)>0&&!R.isBrief?"<p><b>History</b>: 1 run so far</p>":"";const rt=nt.
slice(0,R.isBrief?kt:Nt),gt=dt(nt),Ot=At=>vt(At,gt,R),ct=rt.slice(kt);return[`<p><b>History</b>: ${Et(Y)}</p>`,Ot(rt.slice(0,kt)),...ct.length===0?[]:[(0,a.TM)(
(0,w.px)(ct.length,"more host"),[Ot(ct)])],`<p><sub>${Pt(rt)}</sub></p>`,...xt(nt.slice(rt.length),R),...Ut(nt,R)].join(`

`)}function Et(b){const R=Math.max(...b.map(({history:nt})=>nt.recent.length)),B=b.filter(i.wz).length;if(B===0)return`no failure in the last ${(0,w.px)(R,"run")}`;
const Y=b[0]?.history.recent.filter(({outcome:nt})=>nt==="fails").length;return b.length===1?`${Y} of the last ${(0,w.px)(R,"run")} failed`:`${B} of ${b.length}\
 hosts failed in the last ${(0,w.px)(R,"run")}`}function dt(b){const R=b.flatMap(({history:B})=>(0,i.H6)(B).map(Y=>Y.days));return[...new Set(R)].toSorted((B,Y)=>B-
Y)}const vt=(b,R,B)=>(0,a.I$)(["Host",...R.map(Y=>`Uptime<br>${Y}&nbsp;days`),"Latency<br>30&nbsp;days"],b.map(Y=>St(Y,R,B)),R.map((Y,nt)=>nt+1).concat(R.length+
1));function St({host:b,history:R},B,{isBrief:Y}){const nt=(0,I.sG)(b),rt=Y?null:(0,i.XQ)(R),gt=`${n.Gr[nt]}&nbsp;${(0,a.rm)((0,E.nx)(b.visit.host))}`,Ot=`<code\
 role="img" aria-label="${(0,yt._N)(R.recent)}">${(0,i.qX)(R.recent)}</code>`,ct=B.map(jt=>{const Xt=(0,i.H6)(R).find(nn=>nn.days===jt);return Xt===void 0?"":`${(0,yt.
mc)(Xt)}<br><sub>${(0,w.px)(Xt.runs,"run")}</sub>`}),At=R.medianMs===null?"":(0,T.kJ)(R.medianMs);return[[gt,Ot,...rt===null?[]:[`<sub>${(0,O.js)(rt)}</sub>`]].
join("<br>"),...[...ct,At].map(jt=>jt.replaceAll(" ","&nbsp;"))]}function Pt(b){return`The newest run is at the right. ${(0,i.MC)(b).map(([B,Y])=>`<code>${B}</c\
ode>&nbsp;${Y}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function xt(b,R){if(b.length===0)return[];const B=b.every(
({history:rt})=>rt.uptime.every(({good:gt,runs:Ot})=>gt===Ot)),Y=R.rest===n.h?"in the history file":R.rest,nt=B?", all without a failure in this time":` ${Y}`;return[
`<p>and ${(0,w.px)(b.length,"more host")}${nt}</p>`]}function Ut(b,{context:R}){const B=b.flatMap(({host:Ot,history:ct})=>ct.incidents.map(At=>({host:Ot,incident:At}))).
toSorted((Ot,ct)=>Ot.incident.from<ct.incident.from?1:-1);if(B.length===0)return[];const{shown:Y,more:nt}=(0,_.zN)(B,Ft),rt=Y.map(({host:Ot,incident:ct})=>[(0,a.
rm)((0,E.nx)(Ot.visit.host)),(0,O.js)((0,T.QN)(ct.from)),(0,yt.QY)(ct,R.startedAt),String(ct.runs),It(ct)]),gt=nt>0?`The last ${rt.length} incidents`:(0,w.px)(rt.
length,"incident");return[(0,a.TM)(gt,[(0,a.I$)(["Host","From","Duration","Runs","Problems"],rt,[3])])]}const It=({codes:b})=>(0,_.K4)(b,Q,R=>(0,O.D9)(R,Z)),Rt=50,
bt=4,Bt=2,Zt=3;function Jt(b,R,B){const Y=b.filter(jt=>(0,I.sG)(jt)===R);if(Y.length===0)return"";const nt=R==="works"&&b.some(jt=>(0,I.sG)(jt)==="warns"),rt=tn(
Y,R,nt?" without warnings":"");if(B.isBrief)return`<p>${rt}</p>`;const{shown:gt,more:Ot}=(0,_.zN)(Y,Rt),ct=["Host","Required by",R==="works"?"Services":"Reason"],
At=gt.map(jt=>rn(jt,B));return(0,a.TM)(rt,[(0,a.I$)(ct,At),...(0,n.R3)(Ot,"host",B)])}function tn(b,R,B){const Y=(0,_.K4)(b,Zt,({visit:rt})=>(0,O.D9)((0,E.nx)(rt.
host))),nt=b.length===1?`${Y} ${I.nx[R]}${B}`:`<b>${(0,w.px)(b.length,"host")}</b> ${I.nx[R]}${B}: ${Y}`;return`${n.Gr[R]} ${nt}`}function rn(b,R){const B=b.requirements.
flatMap(nt=>nt.because),{discovery:Y}=b.visit.attempt;return[`${(0,a.rm)((0,E.nx)(b.visit.host))}${b.isNew?`<br><sub>${w.dy}</sub>`:""}`,B.length===0?"":cn(B,R),
(0,I.JR)(b)&&Y.kind==="skipped"?Y.problem.title:(0,wt.Yj)(b,(0,n.Bm)(R))]}function cn(b,R){const{places:B,isOfRepositories:Y}=(0,y.rv)(b),nt=Ot=>(0,n.u_)(Ot,R);
if(!Y)return(0,y.Ky)(b,bt,nt);const rt=B.slice(0,Bt).map(nt).join(", "),gt=B.length>Bt?", \u2026":"";return`${(0,w.px)(B.filter(y.cC).length,"repository")}: ${rt}${gt}`}
var Wt=t(4148);const gn=100,fn=40,an=b=>(0,Wt.fi)(b,R=>(0,a.hn)((0,y.II)(R))),dn=(b,R)=>(0,O.D9)(b,R).replaceAll(" ","&nbsp;");function $n(b,R){const{wrong:B,good:Y}=(0,Wt.
jB)(b),nt=B.length>1||R.isBrief?En(B,R):[],rt=R.isBrief||R.context.repositories.length>1,gt=R.isBrief?[]:rt?B:[...B,...Y],{shown:Ot,more:ct}=(0,_.zN)(gt,gn),At=Ot.
map(On=>mn(On,R)),jt=[...nt,...At.slice(0,B.length)],Xt=At.slice(B.length),nn=Xt.length<=Wt.LC?Xt:[(0,a.TM)(un(Y),Xt)];return[...nt.length>0?[(0,a.TM)(Mn(B),jt)]:
jt,...rt&&Y.length>0?[`<p>${un(Y)}</p>`]:nn,...(0,n.R3)(ct,"root module",R)].join(`

`)}function En(b,R){const B=(0,Wt.cZ)(b);if(B.length===0)return[];const Y=B.map(({row:rt})=>rt),nt=_t.Du.filter(rt=>b.some(gt=>gt.clients.includes(rt)));return[
hn(Y,nt,R,[(0,Wt.ie)(B,an)])]}function hn(b,R,B,Y=[]){const nt=({code:At,title:jt})=>(0,n._h)(At,jt,B),rt=[...(0,Wt.ij)([(0,Wt.eX)(nt)],b),...Y,...(0,Wt.ns)({clients:R,
rows:b},dn)],{shown:gt,more:Ot}=(0,_.zN)(b,fn),ct=gt.map(At=>[pn(At,R,B),...rt.map(({cell:jt})=>jt(At))]);return(0,a.I$)(["Module or provider",...rt.map(({title:At})=>(0,w.
Iu)(At))],Ot>0?[...ct,[(0,n.jP)(Ot,"row",B)]]:ct)}function Mn(b){const R=(0,Wt.qj)(b[0]??{rows:[]}),B=(0,_.K4)(b,Wt.LC,an);return b.length===1?`${n.Gr[R]} <b>${B}\
</b>: ${Wt.pJ[R]}`:`${n.Gr[R]} <b>${(0,w.px)(b.length,"root module")}</b> with errors or warnings: ${B}`}function un(b){const R=b.flatMap(B=>B.rows);return`${n.
Gr[(0,Wt.Fg)(R)]} <b>${(0,w.px)(b.length,"root module")}</b>: ${(0,Wt.nS)(R)}`}function mn(b,R){const B=(0,Wt.qj)(b),{wrong:Y,good:nt}=(0,Wt.P)(b),rt=B==="works"?
(0,Wt.nS)(b.rows):Wt.pJ[B];return(0,a.TM)(`${n.Gr[(0,Wt.Fg)(b.rows)]} <b>${an(b)}</b>: ${rt}`,[hn([...Y,...nt],b.clients,R)])}function pn(b,R,B){const Y=`${n.Gr[(0,Wt.
Fg)([b])]}&nbsp;<b>${(0,a.hn)((0,Wt.mC)(b,{clients:R}))}</b>`,[nt]=b.places,rt=[...b.kind==="module"&&b.source!==b.address?[(0,a.hn)(b.source)]:[],...nt===void 0?
[]:[(0,n.u_)(nt,B)]];return rt.length===0?Y:`${Y}<br><sub>${rt.join(" at ")}</sub>`}const ln=1e6,L=1e3,F=5,tt=600,st=100,at=7,mt=(b,R)=>Mt(b,{context:R,rest:n.h,
isBrief:!1},{head:`## ${Gt(b,R)}`,foot:`tf-disco ${(0,O.js)(R.version)}, started ${(0,O.js)((0,T.QN)(R.startedAt))}.`,maxBytes:ln});function Mt(b,R,{head:B,foot:Y,
maxBytes:nt}){const rt=nt-L-(0,D.$$)(B+Y),{texts:gt,isWhole:Ot}=(0,a.U8)(pt(b,R),rt),ct=gt.filter(Xt=>Xt!==""),jt=!R.isBrief&&(!Ot||ct.some(n.ze))?`${Y} ${Tt(R)}`:
Y;return`${[B,...ct,`<sub>${jt}</sub>`].join(`

`)}
`}function pt(b,R){const B=(0,I.md)(b.hosts),Y=B.filter(({findings:ct})=>ct.length===0),nt=({severity:ct})=>ct==="notice",rt=b.findings.filter(nt),gt=b.findings.
filter(ct=>!nt(ct)),Ot=(ct,At)=>[...(0,n.W6)(R).map(jt=>()=>At(jt)),()=>`<p>More about ${ct} ${R.rest}</p>`];return[...W(gt,R),Ot("hosts",ct=>Jt(Y,"unchecked",ct)),
Ot("repositories",ct=>c(b.files,ct)),Ot("the history",ct=>ht(b,ct)),Ot("root modules",ct=>$n(b.roots,ct)),Ot("requests",ct=>zt(B,ct)),Ot("hosts that passed",ct=>Jt(
B,"works",ct)),Ot("skipped hosts",ct=>Jt(B,"skipped",ct)),Ot("notices",ct=>Dt(rt,ct)),(0,n.W6)(R).map(ct=>()=>Kt(b,ct))]}function Tt({context:b}){const R=b.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,O.js)(R)}">kept as an artifa\
ct</a>.`}function Dt(b,R){if(b.length===0||R.isBrief)return"";const B=`${n.rC.notice} ${(0,w.px)(b.length,"notice")}`;return(0,a.TM)(B,W(b,R).flatMap(([Y])=>Y?.()??
[]))}function Kt(b,R){const B=(0,p.h$)(b,R.context).map(Ot=>`${(0,w.Iu)((0,O.h$)(Ot,tt))}.`),{shown:Y,more:nt}=(0,_.zN)(B,F),rt=`<p>${B.slice(F).join("<br>")}</\
p>`,gt=nt>0?[(0,a.TM)((0,w.px)(nt,"more remark"),[rt])]:[];return[`<p>${Y.join("<br>")}</p>`,...R.isBrief?(0,n.R3)(nt,"remark",R):gt].join(`
`)}const Gt=(b,R)=>`${Ht(b)} ${(0,w.Iu)((0,I.$N)(b,R))}`;function Ht(b){const R=b.findings.some(({severity:Y})=>Y!=="notice"),B=b.hosts.length===0?"skipped":"wo\
rks";return n.Gr[b.passed?R?"warns":B:"fails"]}function Vt({url:b,workflow:R,job:B,commit:Y}){const nt=R.split("/").at(-1)??"";return[`<a href="${(0,O.js)(b)}">${(0,O.
D9)(nt===""?"this run":nt,st)}</a>`,...B===""?[]:[`job ${(0,O.D9)(B,st)}`],...Y===""?[]:[`commit ${(0,O.D9)(Y.slice(0,at))}`]].join(", ")}}),8373:((lt,U,t)=>{t.
d(U,{Bm:()=>u,Gr:()=>y,R3:()=>n,Su:()=>l,UZ:()=>a,W6:()=>E,_h:()=>o,b_:()=>m,h:()=>O,jP:()=>r,rC:()=>i,u_:()=>s,xy:()=>v,ze:()=>e});var _=t(5143),T=t(4503),I=t(
4120),w=t(8884),D=t(8641),p=t(9574);const O="in the JSON report",E=c=>c.isBrief?[c]:[c,{...c,isBrief:!0}],v="in the job summary",i={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"},y={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},a="&nbsp;more ",r=(c,M,{rest:A})=>`and ${c}${a}${c===
1?M:(0,I._l)(M)} ${A}`,n=(c,M,A)=>c>0?[`<p>${r(c,M,A)}</p>`]:[],e=c=>c.includes(a),h=600,s=(c,M)=>typeof c=="string"?l(c):f(c,(0,w.eo)(c),M),m=(c,M)=>f(c,(0,w.eo)(
{...c,file:(0,_.bH)(c.file).path}),M);function f(c,M,{context:A}){const g=(0,p.hn)(M),S=(0,T.uM)(c,A);return S===null||S.length>h?g:`<a href="${(0,D.js)(S,h)}">${g}\
</a>`}const l=c=>c.endsWith(" input")?`the ${(0,D.D9)(c.replace(/ input$/,""))} input`:(0,D.D9)(c),o=(c,M,{context:A})=>`<a href="${(0,D.js)(`${A.docsUrl}#${c}`)}\
">${M}</a>`,u=c=>({value:D.D9,prose:D.h$,because:M=>s(M,c)})}),5102:((lt,U,t)=>{t.d(U,{$N:()=>s,JR:()=>y,QK:()=>h,b:()=>r,cG:()=>i,fX:()=>l,hm:()=>e,md:()=>n,nx:()=>O,
sG:()=>v,vh:()=>E});var _=t(2886),T=t(4e3),I=t(5799),w=t(4120),D=t(8884),p=t(4148);const O={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},E=["fails","unchecked","warns","skipped","works"];function v(M){if(r(M))return"unchecked";const A=e(M.findings);return A==="error"?"fai\
ls":A==="warning"?"warns":y(M)?"skipped":"works"}const i=M=>["fails","warns"].includes(v(M)),y=({visit:M})=>M.attempt.discovery.kind==="skipped",a=["host-not-ch\
ecked",..._.ml],r=({visit:{attempt:M}})=>M.discovery.kind==="skipped"&&a.includes(M.discovery.problem.code);function n(M){return E.flatMap(A=>M.filter(g=>v(g)===
A))}const e=M=>I.oC.find(A=>M.some(g=>g.severity===A))??null;function h({findings:M}){const A=e(M);return A==="notice"?[]:M.filter(({severity:g})=>g===A)}function s({
hosts:M,files:A,findings:g,passed:S,stopped:$,roots:d},{repositories:{length:k}}){const P=(0,p.g5)(d,k),C=P===null?A:A.filter(({problem:G})=>!m.test(G.code)),N=C.
filter(G=>!f(G)),j=e(N)==="error"&&!M.some(G=>v(G)==="fails"),J=P===null&&!j&&k>0?` in ${(0,w.px)(k,"repository")}`:"",x=[N.length<C.length?[`nothing to check${J}`]:
o(M,J),c(N,P===null&&j?k:null)],H=j?x.toReversed():x,X=[P??[],...H].flat().join(", "),K=e(g)==="error";if($!==null){const G=(0,T.Cw)($);return K||M.some(r)?`${X}\
 (${G})`:`${G}; ${X}`}return S&&K?`${X} (the check passes: fail-on is never)`:S||K?X:`${X} (the check fails: fail-on is warning)`}const m=/^(?:module|provider|version|package|constraint|lock)-/,
f=({problem:M,severity:A})=>M.code==="nothing-to-check"&&A==="error",l="not allowed";function o(M,A){const g=M.length;if(g===0)return[`no registry hosts to chec\
k${A}`];const S=M.filter(y),$=M.filter(H=>!y(H)),d=(H,X)=>H.filter(K=>v(K)===X).length,k=[{count:d($,"fails"),words:O.fails},{count:d(S,"fails"),words:l},{count:d(
S,"unchecked"),words:O.unchecked}],P=k.some(({count:H})=>H>0),C=[{count:$.length,words:O.works},{count:S.length,words:O.skipped}],[N,...j]=(P?k:C).filter(({count:H})=>H>
0),J=N?.words===l||N?.words===O.unchecked?N.count===1?"is ":"are ":"",ot=d($,"warns"),x=g===1?"":`${ot} ${P?"more ":""}`;return[`${u(N?.count??0,g)}${A} ${J}${N?.
words}`,...j.map(({count:H,words:X})=>`${H} ${X}`),...ot===0?[]:[`${x}with warnings`]]}function u(M,A){return A===1?"1 registry host":M===A?`all ${A} registry h\
osts`:`${M} of ${A} registry hosts`}function c(M,A){const g=e(M);if(g===null||g==="notice")return[];const S=M.filter(({severity:C})=>C===g),$=(0,D.eb)(S).length,
d=$===0?(0,D.Dc)(S):0,k=(0,D.BQ)(M),P=A===null?(0,w.px)($,"repository"):(0,D.iW)($,A);return[...$===0?[]:[`${g}s in files of ${P}`],...d===0?[]:[`${g}s in ${(0,w.
px)(d,"file")}`],...e(k)===g?[`${g}s in the ${(0,D.et)(k)}`]:[]]}}),4148:((lt,U,t)=>{t.d(U,{Fg:()=>y,LC:()=>n,Mm:()=>v,P:()=>m,cZ:()=>l,eX:()=>P,fi:()=>e,g5:()=>h,
ie:()=>c,ij:()=>k,jB:()=>s,mC:()=>M,nS:()=>A,ns:()=>d,pJ:()=>r,qj:()=>i});var _=t(4e3),T=t(5143),I=t(1064),w=t(5011),D=t(5257),p=t(4120),O=t(8884);const E=["fai\
ls","warns","works"];function v({worst:j}){return j==="error"?"fails":j==="warning"?"warns":"works"}const i=({rows:j})=>E.find(W=>j.some(J=>v(J)===W))??"works";
function y(j){const W=i({rows:j});return W==="works"&&j.some(a)?"skipped":W}const a=({chosen:j})=>Object.keys(j).length===0,r={fails:"init fails",warns:"has war\
nings",works:"passed"},n=3,e=({directory:j},W)=>j===D.cd.file?D.cd.file:j==="."?"the top directory":W(j);function h(j,W=0){const J=j.filter(({directory:G})=>G!==
D.cd.file),{failing:ot}=s(J),{length:x}=ot;if(x===0)return null;const H=new Set(ot.map(({directory:G})=>(0,T._M)(G))),X=W<2?"":` (${(0,O.iW)(H.size,W)})`;return J.
length===1?`init fails${X}`:`init fails in ${x===J.length?`all ${x}`:`${x} of ${J.length}`} root modules${X}`}const s=j=>f(j,i),m=({rows:j})=>f(j,v);function f(j,W){
const{fails:J=[],warns:ot=[],works:x=[]}=Object.groupBy(j,W);return{failing:J,wrong:[...J,...ot],good:x}}function l(j){const W=s(j).wrong.flatMap(ot=>m(ot).wrong.
map(x=>({root:ot,row:x}))),J=Array.from(Map.groupBy(W,({row:ot})=>o(ot)).values(),ot=>ot.slice(0,1).map(({row:x})=>({row:x,roots:ot.map(({root:H})=>H)})));return f(
J.flat(),({row:ot})=>v(ot)).wrong}const o=({kind:j,source:W,constraints:J,locked:ot,chosen:x,problems:H})=>JSON.stringify([j,W,J,ot,x,H]),u=3;function c(j,W){const J=new Map(
j.map(x=>[x.row,x.roots]));return{title:"root modules",cell:x=>(0,_.K4)(J.get(x)??[],u,W)}}const M=({address:j,host:W},{clients:J})=>J.every(ot=>(0,w.Vm)(ot)===
W)&&j.startsWith(`${W}/`)?j.slice(W.length+1):j;function A(j){const W=[...new Map(j.map(K=>[`${K.kind} ${K.source}`,K])).values()],J=["module","provider"].flatMap(
K=>{const{length:G}=W.filter(q=>q.kind===K);return G===0?[]:[(0,p.px)(G,K)]});if(J.length===0)return"no registry modules and no providers";const ot=j.some(({platforms:K})=>K.
length>0)?" and package":"",x=W.filter(a).length,H=W.filter(({chosen:K})=>Object.values(K).includes(null)).length,X=x+H===0?`every version${ot} is available`:[...H>
0?[`${H} without a version`]:[],...x>0?[`${x} not checked`]:[]].join(", ");return`${J.join(" and ")}, ${X}`}const g=60,S=6,$=12;function d({clients:j,rows:W},J){
const ot=W.every(({chosen:H})=>new Set(Object.values(H)).size<=1),x=[{title:"constraint",cell:({constraints:H})=>(0,_.K4)([...new Set(H)],S,X=>J(X,g))},...ot?[{
title:"version",cell:H=>C(H,null,J)}]:j.map(H=>({title:I.bB[H],cell:X=>C(X,H,J)})),{title:"newest",cell:({newest:H})=>H===null?"":J(H,g)},{title:"platforms",cell:({
platforms:H})=>N(H,J)}];return k(x,W)}const k=(j,W)=>j.filter(({cell:J})=>W.some(ot=>J(ot)!=="")),P=j=>({title:"problem",cell:({problems:W})=>W.filter(({usualSeverity:J})=>J!==
"notice").map(j).join(", ")});function C({chosen:j,locked:W},J,ot){const x=J===null?Object.values(j)[0]:j[J];return x===void 0?"":x!==null?`${ot(x,g)}${x===W?" \
(locked)":""}`:W===null?"none":`none (locked: ${ot(W,g)})`}function N(j,W){return(0,_.K4)(j,$,({platform:J,available:ot})=>`${ot===null?"?":ot?"\u2713":"\u2717"}\
 ${W(J,g)}`)}}),733:((lt,U,t)=>{t.d(U,{W:()=>p,n:()=>T});const _=/^[ -~]*$/;function T(O){if(_.test(O))return O.length;let E=0;for(const v of O)E+=I(v);return E}
function I(O){return _.test(O)?1:w(O)?0:new RegExp("\\p{Regional_Indicator}","u").test(O)?1:D(O)?2:1}const w=O=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(O),D=O=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(O);function p(O,E,v){let[i,y]=["",0];for(const a of O){const r=I(a),n=y+r;if(y>=E&&n<=v&&(r>0||y>E)?i+=a:i+=" ".repeat(Math.max(0,Math.min(n,v)-Math.max(y,
E))),y=n,y>v)break}return i}}),7146:((lt,U,t)=>{t.d(U,{ky:()=>y,nI:()=>I,qt:()=>E,wW:()=>v});var _=t(733);const T={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function I(r,n,e){return e.colour?`\x1B[${T[n]}m${r}\x1B[0m`:r}const w=(r,n,{hyperlinks:e})=>n===void 0||!e?r:`\x1B]8;;${n}\x1B\\${r}\x1B]8;;\x1B\\`,D=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
p=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,O=5001;function E(r){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:h="",VTE_VERSION:s}=r;
return n?n!=="0":r.CI||r.NO_COLOR||e==="dumb"?!1:Number(s)>=O||D.test(h)||p.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(m=>r[m])}function v(r,n){const e="\
 ".repeat(r.indent),h=r.label.padEnd((r.column??0)-1),s=" ".repeat(r.indent+(r.column??2)),[m="",...f]=a(n.withFlags?.(r.text)??r.text,{first:n.width-e.length-h.
length-1,others:n.width-s.length}),l=w(I(h,r.style,n),r.url,n),o=i(m,r.linked,n);return[`${e}${l} ${o}`.trimEnd(),...f.map(u=>`${s}${u}`)]}function i(r,n,e){return!n?.
url||!r.startsWith(n.text)?r:`${w(n.text,n.url,e)}${r.slice(n.text.length)}`}function y(r,{width:n,withFlags:e}){const[h="",...s]=a(e?.(r)??r,{first:n,others:n-
2});return[h,...s.map(m=>`  ${m}`)]}function a(r,n){const e=[];let h="",s=0;for(const m of r.split(" ")){const f=e.length===0?n.first:n.others,l=(0,_.n)(m);h!==
""&&s+1+l>f?(e.push(h),h=m,s=l):(s=h===""?l:s+1+l,h=h===""?m:`${h} ${m}`)}return[...e,h]}}),6536:((lt,U,t)=>{t.d(U,{S5:()=>Mn,MV:()=>un,K8:()=>mn});var _=t(2389),
T=t(2796),I=t(5102),w=t(4120),D=t(6763),p=t(8641),O=t(4e3),E=t(1831),v=t(4503),i=t(8884),y=t(733),a=t(7146);const r=160,n=12,e="    ",h=/##\w*\[/;function s({place:L,
before:F,literal:tt,after:st},at,mt){const Mt=" ".repeat(`  ${L.line}`.length),pt=Math.min(mt.width,r)-Mt.length-3;if(pt<n)return[];const Tt=m(F+tt+st),Dt=Tt(F+
tt+st),Kt=(0,y.n)(Dt)<=pt?0:Tt(F).search(/[^ ]|$/),Gt=Dt.slice(Kt),Ht=(0,y.n)(Tt(F))-Kt,Vt=(0,y.n)(Tt(F+tt))-Kt,{from:b,to:R,text:B}=f(Gt,Ht,Math.max(Vt,Ht+1),pt),
Y=(0,a.nI)("|","dim",mt),nt="^".repeat(Math.max(1,Math.min(Vt,R)-Math.max(Ht,b))),rt=" ".repeat(Math.max(Ht,b)-b);return[`${(0,a.nI)(`  ${L.line}`,"dim",mt)} ${Y}\
 ${B}`.trimEnd(),`${Mt} ${Y} ${rt}${(0,a.nI)(nt,at,mt)}`]}function m(L){const F=tt=>(0,p.RK)(tt.replaceAll("	",e),Number.POSITIVE_INFINITY);return h.test(F(L))?
tt=>F(tt).replaceAll(/(?<=#)#/g," #"):F}function f(L,F,tt,st){const at=(0,y.n)(L);if(at<=st)return{from:0,to:st,text:L};const mt=Math.max(0,st-2-(tt-F)),Mt=tt<st?
0:Math.max(0,F-1-Math.ceil(mt*2/3)),pt=at-Mt<=st,Tt=Mt+st,Dt=(0,y.W)(L,Mt===0?0:Mt+1,pt?Tt:Tt-1),Kt=`${Mt===0?"":"\u2026"}${Dt}${pt?"":"\u2026"}`;return{from:Mt,
to:pt?Tt:Tt-1,text:Kt}}var l=t(1505),o=t(7574);const u=20,c=6,M="in the JSON report",A=13,g={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"r\
ed"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},S={error:g.fails,warning:g.warns,notice:{sign:"\xB7",
style:"blue"}},$={value:p.RK,prose:p.RK,because:i.eo};function d(L,F){const tt=(0,I.sG)(L),{sign:st,style:at}=g[tt],mt=[...(0,I.cG)(L)?C(L,F.context):[],...(0,l.
o7)(L,$)],Mt=`${I.nx[tt]}${L.isNew?` (${w.dy})`:""}: ${P(L)}`;return[...(0,a.wW)({indent:0,label:`${st} ${k(L.visit.host)}`,style:at,text:Mt},F),...mt.flatMap(pt=>N(
pt,F))].map(p.BP).join(`
`)}const k=L=>{const F=(0,E.nx)(L);return F===L?(0,p.RK)(L):`${(0,p.RK)(F)} (${(0,p.RK)(L)})`};function P(L){const{discovery:F}=L.visit.attempt,tt=(0,I.QK)(L);return tt.
length>0?(0,O.K4)([...new Set(tt.map(st=>st.problem.code))],c):F.kind==="skipped"?F.problem.code:(0,l.Yj)(L,$)}function C(L,F){const{hops:tt,certificates:st}=L.
visit.attempt;return[(0,l.se)(L,F,$),{label:"response",texts:tt.map(j)},{label:"services",texts:(0,w.Sk)(L.services,u,W)},...(0,l.Zc)(L,$),{label:"certificate",
texts:st.map(at=>J(at,F))}]}const N=({label:L,texts:F},tt)=>F.flatMap((st,at)=>{const mt=at===0?L:"";return(0,a.wW)({indent:2,label:mt,style:"dim",column:A,text:st},
tt)});function j(L){const F=L.status===null?"none":`${L.status} ${(0,p.RK)(L.reason,l.tN)}`,tt=L.status===null?"after":"in",st=[...L.mediaType===null?[]:[(0,p.RK)(
L.mediaType,l.tN)],...L.address===null?[]:[`at ${(0,p.RK)(L.address,l.tN)}`],...L.proxy===null?[]:[`through ${(0,p.RK)((0,p.cq)(L.proxy))}`],...L.authorization===
"none"?[]:[`token ${(0,w.Rk)(L.authorization)}`]],at=st.length===0?"":` (${st.join("; ")})`;return`${F.trim()} from ${(0,p.RK)((0,p.cq)(L.url))} ${tt} ${(0,o.kJ)(
L.ms)}${at}`}function W(L){const F=(0,p.RK)(L.id,l.tN);switch(L.kind){case"url":return`${F} ${(0,p.RK)((0,p.cq)(L.url))}`;case"login":{const{authz:tt,token:st}=L.
login,at=[tt,st].map(mt=>(0,p.RK)((0,p.cq)(mt??"none")));return`${F} authz ${at.join(", token ")}`}case"problem":return`${F}: ${L.problem.code}`}}function J(L,F){
const{host:tt,subject:st,issuer:at,expires:mt}=L,Mt=(0,p.RK)((0,o.nO)(mt,F.startedAt));return`${(0,p.RK)(tt,l.tN)} valid until ${Mt}; subject ${(0,p.RK)(st,l.tN)}\
, issuer ${(0,p.RK)(at,l.tN)}`}const ot=4,x={places:6,messages:5,frames:T.Wi},H={places:3,messages:2,frames:1};function X(L,F,tt){const{severity:st,code:at,title:mt,
message:Mt}=L,pt=(0,p.RK)(Mt??mt,p.h2),Tt=`${F.context.docsUrl}#${at}`,{style:Dt}=S[st],Kt=tt.repeated.get(L),Gt=Kt!==void 0?[`  hosts: the same ${L.hosts.length}\
 as for ${Kt}`]:[...Ct(L.hosts.length>1?"hosts":"host",K(L),F),...G(L,F,tt),...wt(L,F)],Ht=_t(L.findings)?"":L.help??"";return[...(0,a.wW)({indent:0,label:`${st}\
[${at}]:`,style:Dt,url:Tt,text:pt},F),...Gt,...Ct("help",(0,p.RK)(Ht,p.h2),F),...Ct("affects",(0,w.od)(L.affects,F.context.clients),F)].map(p.BP).join(`
`)}function K({hosts:L,findings:F,message:tt}){const[st]=L;return L.length===1&&st!==void 0&&tt?.includes((0,E.nx)(st))&&F[0]?.isHostNew!==!0?"":(0,O.K4)(L,(0,w.
J5)(L,ot),mt=>{const Mt=F.filter(Dt=>Dt.host===mt),pt=L.length>1?(0,i.eb)(Mt).length:0,Tt=[...Mt.some(({isHostNew:Dt})=>Dt)?[w.dy]:[],...pt>1?[(0,w.px)(pt,"repo\
sitory")]:[]];return`${k(mt)}${Tt.length===0?"":` (${Tt.join(", ")})`}`})}function G(L,F,tt){const{frames:st}=q(L),at=V(L);return[...at.shown.flatMap(({message:mt,
findings:Mt,first:pt},Tt)=>{const Dt=et(pt,L.message===null?mt:"",F);return Tt>=st?Dt:[...Dt,...ut(pt,L,F,tt),...Ct("help",(0,p.RK)($t(L,Mt),p.h2),F)]}),...at.more>
0?[`  and ${(0,w.px)(at.more,"more message")} ${M}`]:[]]}const q=({hosts:L,findings:F})=>L.length>1||_t(F)?H:x;function V(L){const F=(0,T.cr)(L).map(([tt,st])=>({
message:tt,findings:st,first:(0,i.tN)(st)}));return(0,O.zN)(F,(0,w.J5)(F,q(L).messages))}function et(L,F,tt){if(L===null&&F==="")return[];const st=L===null?"-":
"-->",at=L===null?"":(0,i.R3)(L),mt=[at,(0,p.RK)(F,p.h2)].filter(pt=>pt!=="").join(": "),Mt={text:at,url:L&&(0,v.uM)(L,{...tt.context,links:null})};return(0,a.wW)(
{indent:2,label:st,style:"dim",text:mt,linked:Mt},tt)}function ut(L,{severity:F},tt,{lines:st}){if(L===null)return[];const{file:at,line:mt,column:Mt}=L,pt=tt.context.
sources.find(Tt=>Tt.place.file===at&&Tt.place.line===mt&&Tt.place.column===Mt);return pt===void 0||st.has(pt)?[]:(st.add(pt),s(pt,S[F].style,tt))}function $t({help:L,
findings:F},tt){return L!==null||_t(F)?"":tt[0]?.problem.help??""}const _t=([L,F])=>L?.exclude!==void 0&&F!==void 0;function wt(L,F){const{findings:tt}=L,{lines:st,
settings:at}=(0,i.yv)(tt),mt=(0,i.oN)(st,V(L).shown.map(({first:pt})=>pt)),Mt=q(L).places;return[...Ct("hits",(0,i.mj)(tt,F.context.repositories.length),F),...Ct(
"also at",(0,i.Ky)(mt,Mt),F),...Ct("required by",(0,i.Ky)(at,Mt),F)]}const Ct=(L,F,tt)=>F===""?[]:(0,a.wW)({indent:2,label:`${L}:`,style:"dim",text:F},tt);var ft=t(
4148),Lt=t(1064);const zt=20,Yt=3,Qt="  ",qt=L=>(0,ft.fi)(L,i.II);function sn(L,F){const{wrong:tt}=(0,ft.jB)(L);return tt.length>ft.LC?[on(L,tt,F)]:tt.map(st=>{
const at=(0,ft.P)(st),mt=[...at.wrong,...at.good];return en({name:qt(st),clients:st.clients,rows:mt,first:[]},F)})}function on(L,F,tt){const st=(0,ft.cZ)(L),at=st.
map(({row:pt})=>pt),mt=Lt.Du.filter(pt=>F.some(Tt=>Tt.clients.includes(pt))),Mt=(0,w.px)(F.length,"root module");return en({name:Mt,clients:mt,rows:at,first:[(0,ft.
ie)(st,qt)]},tt)}function en({name:L,clients:F,rows:tt,first:st},at){const mt=(0,ft.qj)({rows:tt}),{sign:Mt,style:pt}=g[mt],Tt=R=>(0,p.RK)((0,ft.mC)(R,{clients:F})),
Dt=tt.filter(R=>(0,ft.Mm)(R)===mt),Kt=(0,O.K4)([...new Set(Dt.map(Tt))],Yt),Gt=tt.slice(0,zt),Ht=[...st,...(0,ft.ns)({clients:F,rows:Gt},p.RK),...(0,ft.ij)([(0,ft.
eX)(({code:R})=>R)],tt)],Vt=Gt.map(R=>({sign:g[(0,ft.Fg)([R])],cells:[Tt(R),...Ht.map(({cell:B})=>B(R))]})),b=tt.length-Gt.length;return[`${(0,a.nI)(Mt,pt,at)} ${(0,a.
nI)(L,"bold",at)}: ${ft.pJ[mt]} for ${Kt}`,...z(Vt,["module or provider",...Ht.map(({title:R})=>R)],at),...b>0?[`  and ${b} more in the JSON report`]:[]].map(p.
BP).join(`
`)}function z(L,F,tt){const st=F.map((Mt,pt)=>Math.max(...[Mt,...L.map(({cells:Tt})=>Tt[pt])].map(it)));if(st.reduce((Mt,pt)=>Mt+Qt.length+pt,Qt.length)>tt.width)
return L.flatMap(({sign:{sign:Mt,style:pt},cells:[Tt="",...Dt]})=>{const Kt=Dt.flatMap((Ht,Vt)=>Ht===""?[]:[`${F[Vt+1]} ${Ht}`]),Gt=`${Tt}: ${Kt.join("; ")}`;return(0,a.
wW)({indent:2,label:Mt,style:pt,text:Gt},tt)});const mt=Mt=>Mt.map((pt,Tt)=>pt+" ".repeat((st[Tt]??0)-it(pt))).join(Qt).trimEnd();return[`    ${(0,a.nI)(mt(F),"\
dim",tt)}`,...L.map(({sign:{sign:Mt,style:pt},cells:Tt})=>`  ${(0,a.nI)(Mt,pt,tt)} ${mt(Tt)}`)]}const it=(L="")=>Array.from(L).length;function yt(L,F){const tt=L.
flatMap(Tt=>Tt.rows),{sign:st,style:at}=g[(0,ft.Fg)(tt)],[mt]=L,pt=`${L.length===1&&mt!==void 0?qt(mt):(0,w.px)(L.length,"root module")}: ${(0,ft.nS)(tt)}`;return(0,a.
wW)({indent:0,label:st,style:at,text:pt},F).map(p.BP).join(`
`)}const kt=3,Nt=4,Ft=1e3;function Q({hosts:L,roots:F},tt){const st=Map.groupBy(L,I.sG),at=(st.get("unchecked")??[]).filter(({findings:Mt})=>Mt.length===0),{good:mt}=(0,ft.
jB)(F);return[...Z("unchecked",at,tt),...Z("skipped",st.get("skipped")??[],tt),...Z("works",st.get("works")??[],tt),...mt.length>0?[yt(mt,tt)]:[]]}function Z(L,F,tt){
const st=Dt=>d(Dt,tt);if(F.length<=kt)return F.map(st);const{sign:at,style:mt}=g[L],Mt=(0,O.K4)(F,(0,w.J5)(F,Nt),({visit:Dt})=>k(Dt.host)),pt=`${(0,w.px)(F.length,
"host")} ${I.nx[L]}: ${Mt}`;if(!tt.isRunner)return[(0,a.wW)({indent:0,label:at,style:mt,text:pt},tt).map(p.BP).join(`
`)];const Tt=(0,w.Sk)(F,Ft,st,Dt=>`and ${Dt} more ${M}`);return[[(0,p.BP)(`${at} ${pt}`),...Tt].join(`
`)]}function ht(L,F){const tt=(0,i._X)(L),[st]=tt;if(st===void 0)return[];const at=Dt=>`${(0,p.RK)(Dt.repository)} (${(0,w.H8)(Dt.findings)})`,{sign:mt,style:Mt}=g[(0,I.
hm)(st.findings)==="error"?"fails":"warns"],pt=(0,O.K4)(tt,(0,w.J5)(tt,Nt),at),Tt=`${(0,w.px)(tt.length,"repository")} ${(0,i.fP)(tt)}: ${pt}`;return[(0,a.wW)({
indent:0,label:mt,style:Mt,text:Tt},F).map(p.BP).join(`
`)]}function Et(L,F){const tt=(0,I.hm)(L.findings),st=L.hosts.length>kt||L.findings.length>0,at=F.isRunner?"the JSON report has all details; its path is the out\
put `report`":"for all details: `--format json` or `--report FILE.json`",mt=`problem codes are explained at ${F.context.docsUrl}`;return st?[(tt===null||tt==="n\
otice"?[at]:[mt,at]).flatMap(pt=>(0,a.ky)(pt,F)).join(`
`)]:[]}var dt=t(7361),vt=t(4218);const St=3,Pt=20,xt=40,Ut=12,It=140,Rt=30,bt="  ",Bt=2,Zt="  ",Jt="\xA0";function tn(L,F){const tt=(0,vt.U4)(L,F.context),st=tt.
length<=St?tt:tt.filter(({host:Dt})=>(0,I.cG)(Dt));if(st.length===0)return"";const{shown:at,more:mt}=(0,O.zN)(st,Pt),{name:Mt,columns:pt}=cn(Wt(at),at,F),Tt=pt.
map(({title:Dt})=>Dt).filter(Dt=>Dt!=="");return[...(0,a.ky)(`history: ${Tt.join(", ")}`,F),...at.map(({host:Dt},Kt)=>{const{sign:Gt,style:Ht}=g[(0,I.sG)(Dt)],b=[
an(k(Dt.visit.host),Mt),...pt.map(R=>R.cells[Kt])].join(Zt).trimEnd().replace(/\u2573+/g,R=>(0,a.nI)(R,"red",F));return`${bt}${(0,a.nI)(Gt,Ht,F)} ${b}`}),...mt>0?[
`  and ${(0,w.px)(mt,"more host")} in the history file`]:[],...rn(at,F)].map(p.BP).join(`
`)}function rn(L,F){const tt=(0,vt.MC)(L).map(([at,mt])=>`${at} ${mt}`.replaceAll(" ",Jt));return(0,a.ky)(tt.join(", "),{...F,width:F.width-bt.length}).map(at=>`${bt}${(0,a.
nI)(at.trim().replaceAll(Jt," "),"dim",F)}`)}function cn(L,F,{width:tt}){const st=Math.max(...F.map(({host:Tt})=>(0,y.n)(k(Tt.visit.host)))),at=Math.min(xt,st),
mt=Math.min(tt,It)-bt.length-Bt,Mt=Tt=>L.slice(0,Tt).reduce((Dt,{cells:Kt})=>Dt-Zt.length-fn(Kt),mt),pt=[L.length,3].find(Tt=>at<=Mt(Tt))??2;return{columns:L.slice(
0,pt),name:Math.min(at,Math.max(Ut,Mt(pt)))}}function Wt(L){const F=Math.max(...L.map(({history:st})=>st.recent.length)),tt=(st,at)=>{const mt=L.map(at);return{
title:st,cells:mt.map(Mt=>Mt.padStart(fn(mt)))}};return[tt(`last ${(0,w.px)(F,"run")}`,({history:st})=>(0,vt.qX)(st.recent)),tt("uptime in 30 days",gn),tt("medi\
an latency",({history:{medianMs:st}})=>st===null?"-":(0,o.kJ)(st)),{title:"",cells:L.map(({history:st})=>(0,vt.kW)(st)??"")}]}function gn(L){const F=(0,vt.bW)(L,
Rt);return(F&&(0,dt.mc)(F))??"-"}const fn=L=>Math.max(...L.map(({length:F})=>F));function an(L,F){const tt=(0,y.n)(L);return tt<=F?`${L}${" ".repeat(F-tt)}`:`${(0,y.
W)(L,0,F-1)}\u2026`}const dn=5,$n=30,En=3,hn=20;function*Mn(L,F){yield`${un(L,F)}
`;let tt=!0;for(const{text:st}of mn(L,F)){const at=st.includes(`
`);yield`${tt||at?`
`:""}${st}
`,tt=at}}function un(L,F){const{sign:tt,style:st}=g[L.passed?"works":"fails"],at=F.isQuiet?[]:(0,D.h$)(L,F.context).slice(0,dn);return[`${(0,a.nI)(tt,st,F)} ${(0,a.
nI)((0,I.$N)(L,F.context),"bold",F)}`,...at.flatMap(mt=>pn(mt,F))].join(`
`)}function*mn(L,F){const{isQuiet:tt=!1,isRunner:st=!1,context:at}=F,mt=({severity:R})=>!tt||R==="error"||(0,_.k2)(R,at.failOn),Mt=(0,T.cZ)(L.findings.filter(mt)),
pt=Mt.slice(0,$n),Tt={lines:new Set,repeated:(0,T.YM)(pt)};for(const R of pt)yield ln(X(R,F,Tt));const Dt=Mt.slice(pt.length).flatMap(({findings:R})=>R);if(Dt.length>
0&&(yield ln(`and ${(0,w.px)(Dt.length,"more finding")} ${M}`)),tt)return;const Kt=R=>({kind:st?"group":"plain",text:R});yield*ht(L.files,F).map(Kt);const Gt=tn(
L,F);Gt!==""&&(yield Kt(Gt)),yield*sn(L.roots,F).map(Kt);const Ht=(0,I.md)(L.hosts).filter(R=>(0,I.cG)(R)&&!(0,I.JR)(R)),Vt=Ht.slice(0,st||Ht.length<=En?hn:0);yield*Vt.
map(R=>Kt(d(R,F))),Vt.length>0&&Vt.length<Ht.length&&(yield ln(`and ${(0,w.px)(Ht.length-Vt.length,"more host")} ${M}`)),yield*Q(L,F).map(Kt);const b=(0,D.h$)(L,
at).slice(dn);b.length>0&&(yield ln(b.flatMap(R=>pn(R,F)).join(`
`))),yield*Et(L,F).map(ln)}const pn=(L,F)=>(0,a.ky)((0,p.RK)(L),F).map(p.BP),ln=L=>({kind:"plain",text:L})}),6283:((lt,U,t)=>{t.d(U,{Y:()=>w});var _=t(6309),T=t(
8641);const I=function(...D){const{recordRun:p}=t.late([620],8620);return new.target?new p(...D):p(...D)};function w(D,p){const{history:O}=D.settings;if(O===null)
return{checked:D,warnings:[]};try{const{history:E,warnings:v}=I(O,D,p);return{checked:{...D,context:{...D.context,history:E}},warnings:v}}catch(E){return{checked:D,
warnings:[`the history ${(0,T.RK)(O)} was not read: ${(0,T.RK)((0,_.A3)(E))}`]}}}}),2909:((lt,U,t)=>{t.a(lt,async(_,T)=>{try{let ot=function(q){const{verdict:V,
changes:et,context:ut}=q,$t=(0,y.ng)(process.env,C),_t=$t===null?[]:(0,E.w)((0,l.R8)(V),G(),$t);if($t===null||et?.kind!=="files")return{...q,located:_t,context:{
...ut,links:(0,E.h)(_t)}};const wt=k(_t,et.files,G(),$t);return{...q,located:_t,context:{...ut,links:wt}}},x=function(q){return async(V,et)=>{try{await et()}catch(ut){
q([`${V}: ${(0,p.A3)(ut)}`])}}},G=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var I=t(2929),w=t(9018),D=t(7251),p=t(6309),O=t(5181),E=t(
40),v=t(2806),i=t(3565),y=t(8782),a=t(4690),r=t(9077),n=t(3795),e=t(3386),h=t(2057),s=t(1964),m=t(3329),f=t(2827),l=t(4503),o=t(5505),u=t(8641),c=t(9703),M=t(6536),
A=t(8463),g=t(3152),S=t(5100),$=t(6283),d=t(6875);const k=function(...q){const{withDiffLinks:V}=t.late([733],9733);return new.target?new V(...q):V(...q)},P=120;
process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,h.B_)(process.stdout,q=>process.stderr.write(`the log was not written: ${q}
`)),(0,h.B_)(process.stderr,()=>{});const C=i.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const N=new d.V,j=(0,a.i)(process);await(0,r.
q)(process,await W(i.Ko(S.y.map(({name:q})=>q))));async function W(q){const V=(0,w.c)(q,process.env,(0,D.K)(i.QU)),et=$t=>{const _t=(0,w.r)(wt=>(0,c.p)($t,wt),V);
return i.fJ("Could not run",_t),3},ut=(0,r.w)(process,N,{isFinal:!1,crash:et,now:j});try{const $t=await J(q,V),_t=ut.aborted?3:$t.verdict.passed?0:1;return await H(
$t,V,ut),_t}catch($t){if($t instanceof g.GN){const _t=V.redact($t.mistakes).map(wt=>(0,u.LS)(wt));return i.fJ("Wrong settings",_t.join(`
`)),2}return et($t)}}async function J(q,V){const et=(0,n.fN)(ut=>i.N4(V.redact([ut])),n.Si);try{return await(0,I.z6)(q,{environment:process.env,directory:G(),isFork:(0,y.
$c)(process.env.GITHUB_EVENT_NAME,C),stop:N,startTimer:d.I,now:j,progress:et.show,changes:ut=>K(ut,V),secrets:V,kill:process.kill})}finally{et.end()}}async function H(q,{
redact:V},et){const{checked:ut,warnings:$t}=(0,$.Y)(q,{directory:G(),environment:process.env,random:Math.random}),_t=ft=>i.R8(V(ft).map(Lt=>(0,u.LS)(Lt))),wt=x(
_t);_t($t);let Ct={...ut,located:[]};await wt("places are not links",()=>{Ct=ot(ut)}),await X(Ct,wt,_t),!et.aborted&&await wt("the comment and the issue were no\
t written",async()=>{const{notes:ft,warnings:Lt}=await(0,v.m)(Ct,(0,y.ng)(process.env,C),G(),et);i.N4(V(ft)),_t(Lt)})}async function X(q,V,et){const{settings:ut,
verdict:$t,context:_t}=q,{GITHUB_OUTPUT:wt,GITHUB_STEP_SUMMARY:Ct,RUNNER_TEMP:ft}=process.env,Lt={colour:!1,width:P,isRunner:!0,context:_t};await V("the log was\
 not written",()=>i.ur((0,M.MV)($t,Lt),(0,M.K8)($t,Lt))),await V("the annotations were not written",()=>i.fz((0,s.H)($t,_t))),await V("the outputs were not writ\
ten",async()=>et(await i.Kn(wt,(0,f.Y)($t)))),await V("the job summary was not written to GITHUB_STEP_SUMMARY",()=>i.Sy(Ct,(0,o.Gc)($t,_t))),await V("the JSON r\
eport was not written to RUNNER_TEMP",async()=>{const zt=i.u5(ft,(0,m.h)($t,_t));et(await i.Kn(wt,{report:zt}))}),await V("the report files were not written",()=>et(
(0,A.t)(ut,q,G())))}async function K({githubToken:q},{redact:V}){const et=(0,y.ng)(process.env,C),ut=await(0,O.S)(et,q,N.signal);return ut.kind==="all"&&et?.pull&&
i.R8(V([`changed-only has no effect: ${ut.why}`])),ut}T()}catch(k){T(k)}},1)}),5657:((lt,U,t)=>{t.d(U,{G:()=>a});var _=t(6760),T=t(5747);const I=21,w=/^(?!\.{1,2}$)[\w.-]+$/;
function D(l){let o=!1;for(const u of l.split(`
`)){const c=u.trim();c.startsWith("[")&&(o=c==='[remote "origin"]');const M=c.indexOf("=");if(!(!o||M<0||c.slice(0,M).trim().toLowerCase()!=="url"))return p(c.slice(
M+1).trim())}return null}function p(l){const o=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(l),[u,c]=o===null?O(l):[o[1],o[2]],M=(c??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),A=M.length>1&&M.length<=I;return!u||!A||!M.every(g=>w.test(g))?null:{host:u.toLowerCase(),owner:M.slice(0,-1).join("/"),name:M.at(-1)??""}}function O(l){
const o=URL.parse(l);return o===null||!/^(https?|ssh):$/.test(o.protocol)?[]:[o.protocol==="ssh:"?o.hostname:o.host,o.pathname.slice(1)]}var E=t(4614);const v=5,
i=/^[0-9a-f]{40}$/,y=/^refs\/(?!.*\.\.)[^\0]+$/;function a(l){const o=(0,_.join)(l,".git"),u=r(o,l)??o,c=f((0,_.join)(u,"commondir")),M=c===null?u:s(c,u),A=()=>m(
(0,_.join)(M,"packed-refs"))??"",g=n(f((0,_.join)(u,"HEAD")),[u,M],A);return g===null?null:{commit:g,isFetched:h(g,m((0,_.join)(u,"FETCH_HEAD"))??"",A),remote:D(
m((0,_.join)(M,"config"))??""),tracked:S=>(0,E.O)((0,_.join)(u,"index"),S)}}function r(l,o){const[,u]=/^gitdir: (.+)$/.exec(f(l)??"")??[];return u===void 0?null:
s(u,o)}function n(l,o,u){let c=l;for(let M=0;c!==null&&M<=v;M+=1){if(i.test(c))return c;const[,A]=/^ref: (.+)$/.exec(c)??[];if(A===void 0||!y.test(A))return null;
c=e(A,o,u)}return null}function e(l,o,u){for(const M of o){const A=f((0,_.join)(M,l));if(A!==null)return A}return u().split(`
`).find(M=>M.endsWith(` ${l}`))?.slice(0,40)??null}function h(l,o,u){const c=(M,A)=>M.split(`
`).some(g=>g.startsWith(`${l}${A}`));return c(o,"	")||c(u()," refs/remotes/")}const s=(l,o)=>(0,_.isAbsolute)(l)?l:(0,_.join)(o,l);function m(l){const o=(0,T.yR)(
l);return o.ok?o.text:null}const f=l=>m(l)?.replace(/\r?\n$/,"")??null}),4614:((lt,U,t)=>{t.d(U,{O:()=>r,R:()=>h});var _=t(3024),T=t(5747);const I=128*1024*1024,
w=12,D=62,p=16384,O=12288,E=4,v=61440,i=4096,y=32768,a=Buffer.alloc(0);function r(s,m){const f=(0,T.io)(s,I);return f===null?new Map:n(f,m)}function n(s,m){const f=new Map;
if(s.length<w)return f;const l=s.readUInt32BE(4);if(s.toString("latin1",0,4)!=="DIRC"||l<2||l>4)return f;const o=s.readUInt32BE(8);let u=a,c=w;for(let M=0;M<o;M+=
1){if(c+D>s.length)return f;const A=s.readUInt16BE(c+60),g=c+D+(A&p?2:0),S=l===E,{kept:$,from:d}=S?e(s,g,u):{kept:a,from:g},k=s.indexOf(0,d);if(k<0)return f;const P=s.
subarray(d,k),C=S?Buffer.concat([$,P]):P;if(C.length>i)return f;const N=(s.readUInt32BE(c+24)&v)===y,j=C.toString("utf8");N&&(A&O)===0&&m.has(j)&&f.set(j,{modified:s.
readUInt32BE(c+8),size:s.readUInt32BE(c+36)}),c=S?k+1:c+(k-c+8&-8),u=C}return f}function e(s,m,f){let l=m,o=s[l++]??0,u=o&127;for(;o&128;)o=s[l++]??0,u=(u+1)*128+
(o&127);return{kept:f.subarray(0,Math.max(0,f.length-u)),from:l}}function h(s,{modified:m,size:f}){try{const l=(0,_.lstatSync)(s),o=Math.floor(l.mtimeMs/1e3);return l.
isFile()&&l.size%2**32===f&&o%2**32===m}catch(l){return(0,T.Oj)(l),!1}}}),7078:((lt,U,t)=>{t.d(U,{N:()=>e});var _=t(317),T=t(8782);const I=s=>({id:y(s,"id"),body:i(
s,"body")??"",isTrusted:E(s)}),w=s=>({number:y(s,"number"),title:v(s,"title"),body:i(s,"body")??"",isOpen:v(s,"state")==="open",reason:i(s,"state_reason"),closedAt:i(
s,"closed_at"),labels:p((0,T.at)(s,"labels")).flatMap(m=>typeof m=="string"?m:i(m,"name")??[]),isTrusted:E(s)}),D=s=>({file:v(s,"filename"),status:v(s,"status"),
changes:y(s,"changes"),patch:i(s,"patch")});function p(s){return Array.isArray(s)?s:a()}const O=["OWNER","MEMBER","COLLABORATOR"],E=s=>(0,T.at)(s,"user","type")===
"Bot"||O.includes((0,T.at)(s,"author_association"));function v(s,m){return i(s,m)??a()}function i(s,m){const f=(0,T.at)(s,m)??null;return f===null||typeof f=="s\
tring"?f:a()}function y(s,m){const f=(0,T.at)(s,m),l=typeof f=="bigint"?Number(f):f;return typeof l=="number"&&Number.isFinite(l)&&l>=0?l:a()}function a(){throw new _.
F9("unexpected response")}const r=100,n=100;async function e(s,m,f,l){const o=AbortSignal.any([AbortSignal.timeout(f),l]),{connect:u}=await Promise.all([t.e(795),
t.e(104)]).then(t.bind(t,5104)),{rest:c,paginate:M}=u(s,m,o),A={owner:s.owner,repo:s.repository};async function g($,d=Number.POSITIVE_INFINITY){const k=[];let P=0;
for await(const{data:C}of $){for(const N of p(C))k.push(N);if(k.length>=d)return k.slice(0,d);if(P+=1,P===n)throw new _.F9(`the list has more than ${n} pages`)}
return k}const S=async $=>{await h($)};return{listComments:$=>{const d={...A,issue_number:$,per_page:r},k=M.iterator(c.issues.listComments,d);return h(g(k).then(
P=>P.map(I)))},createComment:($,d)=>{const k=c.issues.createComment({...A,issue_number:$,body:d});return h(k.then(({data:P})=>I(P)))},updateComment:($,d)=>S(c.issues.
updateComment({...A,comment_id:$,body:d})),deleteComment:$=>S(c.issues.deleteComment({...A,comment_id:$})),listIssues:($,d)=>{const k={...A,...$,per_page:r},P=g(
M.iterator(c.issues.listForRepo,k),d),C=N=>(0,T.at)(N,"pull_request")===void 0;return h(P.then(N=>N.filter(C).map(w)))},createIssue:({title:$,body:d,labels:k})=>{
const P=c.issues.create({...A,title:$,body:d,labels:[...k]});return h(P.then(({data:C})=>w(C)))},updateIssue:($,d)=>S(c.issues.update({...A,issue_number:$,...d})),
addLabels:($,d)=>S(c.issues.addLabels({...A,issue_number:$,labels:[...d]})),createLabel:$=>S(c.issues.createLabel({...A,...$})),listChangedFiles:$=>{const d={...A,
pull_number:$,per_page:r},k=g(M.iterator(c.pulls.listFiles,d));return h(k.then(P=>P.map(D)))}}}async function h(s){try{return await s}catch(m){throw m instanceof
_.F9?m:new _.F9("unexpected response")}}}),5181:((lt,U,t)=>{t.d(U,{S:()=>O});var _=t(7078),T=t(317),I=t(8782);const w=3e3,D=6e4,p=E=>({kind:"all",why:E});async function O(E,v,i){
if(E===null)return p("not a workflow run");const{pull:y,event:a}=E;if(y===null)return p(`a ${a} event has no pull request`);const r=(0,I.h0)(E,v);if(!r.ok)return p(
r.why);try{const e=await(await(0,_.N)(E,r.value.token,D,i)).listChangedFiles(y.number);return e.length<w?{kind:"files",files:e}:p(`the pull request changes ${w}\
 files or more, and GitHub lists at most ${w}`)}catch(n){return p((0,T.Ic)("the changed files could not be listed",n,{run:E,permission:"pull-requests: read"}))}}}),
317:((lt,U,t)=>{t.d(U,{F9:()=>I,Ic:()=>p,Wo:()=>w});var _=t(6309),T=t(8641);class I extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(y,{httpStatus:a=null,
accepted:r=null,isLimit:n=!1}={}){super(y),this.httpStatus=a,this.accepted=r,this.isLimit=n}}async function w(i){try{return await i,!0}catch(y){if(y instanceof I&&
y.httpStatus===404)return!1;throw y}}const D=300;function p(i,y,{run:a,permission:r}){if(!(y instanceof I))return`${i}: ${(0,_.A3)(y)}`;const{httpStatus:n,message:e}=y,
h=n===null?"did not answer":`returned ${n}`,s=E(y,a,r);return`${i}: ${(0,T.RK)(a.apiUrl)} ${h} (${O(e)})${s}`}const O=i=>(0,T.BP)((0,T.RK)(i.replace(/\s+/gu," "),
D));function E({httpStatus:i,accepted:y,isLimit:a},r,n){if(a)return"; GitHub limits the rate of requests, try again later";switch(i){case 401:return"; github-to\
ken is invalid or has expired";case 403:case 404:return r.pull?.isFork===!0&&n.endsWith("write")?"; the token of a pull request from a fork is read-only, whatev\
er `permissions` says":`; add \`${n}\` to \`permissions\` of the job${v(y,n)}`;case 410:return n==="issues: write"?"; issues are disabled in this repository":";\
 it no longer exists";default:return""}}function v(i,y){if(i===null||i==="")return"";const a=i.replaceAll("_","-").replaceAll("=",": ");return a===y?"":`; GitHu\
b accepts \`${O(a.replaceAll("`",""))}\``}}),40:((lt,U,t)=>{t.d(U,{h:()=>v,w:()=>D});var _=t(6760),T=t(5657),I=t(4614),w=t(4503);function D(i,y,a){if(!p(a.serverUrl))
return[];const r=E(y);return[...Map.groupBy(i,e=>r(e.split("/").slice(0,-1).join("/")))].flatMap(([e,h])=>e===null?[]:O(e,h,y,a))}const p=i=>/^https?:\/\/[\w.:/-]+$/.
test(i);function O({prefix:i,checkout:y},a,r,n){const{commit:e,isFetched:h,remote:s}=y,m=URL.parse(n.serverUrl);if(s===null||m===null)return[];if(s.host!==m.host&&
s.host!==m.hostname)return[];if(!h&&![n.commit,n.defaultCommit].includes(e))return[];const f=`${s.owner}/${s.name}`,l=`${n.serverUrl}/${f}/blob/${e}`,o=M=>M?.toLowerCase()===
f.toLowerCase(),u=o(`${n.owner}/${n.repository}`)||o(n.pull?.from),c=new Map(a.map(M=>[M.slice(i.length),M]));return Array.from(y.tracked(new Set(c.keys())),([M,
A])=>{const[g,S]=[c.get(M),(0,w.oW)(M)];return g===void 0||S===null||!(0,I.R)((0,_.join)(r,g),A)?[]:{file:g,path:M,url:`${l}/${S}`,isOfRun:u}}).flat()}function E(i){
const y=new Map,a=r=>{const n=y.get(r);if(n!==void 0)return n;const e=(0,T.G)((0,_.join)(i,r)),h=r.split("/").slice(0,-1).join("/"),s=e!==null?{prefix:r===""?"":
`${r}/`,checkout:e}:r===""?null:a(h);return y.set(r,s),s};return a}const v=i=>new Map(i.map(({file:y,url:a})=>[y,{url:a}]))}),5017:((lt,U,t)=>{t.d(U,{TN:()=>w,en:()=>p,
ol:()=>D,t7:()=>O});var _=t(8641);const T=function(...E){const{createHash:v}=process.getBuiltinModule("node:crypto");return new.target?new v(...E):v(...E)},I="t\
f-disco",w=(E,...v)=>D([E.workflow,E.job,E.step,...v]),D=E=>T("sha256").update(JSON.stringify(E)).digest("hex").slice(0,16);function p(E,v,i){const y=JSON.stringify(
i).replace(/[<>&]/g,_.z5);return`<!-- ${I} ${E} ${v} ${y} -->`}function O(E,v,i){const y=`<!-- ${I} ${v} ${i} `;if(!E.startsWith(y))return;const a=E.indexOf(" -\
->",y.length);if(!(a<0))try{return JSON.parse(E.slice(y.length,a))}catch{return}}}),2806:((lt,U,t)=>{t.d(U,{m:()=>s});var _=t(4e3),T=t(7078),I=t(317),w=t(8782),
D=t(5017),p=t(2389),O=t(2913),E=t(5102);function v({verdict:g,context:S},{issueCloseAfter:$},d){const k=j=>j.some(({severity:W})=>(0,p.k2)(W,S.failOn)),P=g.hosts.
map(j=>{const W=j.visit.host,J=S.history?.get(W)?.alarm??null,ot=k(j.findings),x=(0,E.sG)(j)==="skipped",H=J===null?ot||(0,E.b)(j):J.isDown&&!x;return{name:W,alarm:x?
null:J,failsNow:ot,isDown:H}}),C=P.filter(({isDown:j})=>j).map(({name:j})=>j),N=k(g.files)?[O.cn]:[];return{hosts:P.map(({name:j})=>j).toSorted(),failing:[...C,
...N].toSorted(),since:new Map(P.flatMap(({name:j,alarm:W})=>W?.since?[[j,W.since]]:[])),unsettled:new Map(P.flatMap(({name:j,alarm:W})=>W!==null&&W.good<$?[[j,
W.good]]:[])),goodRuns:$,pending:new Map(P.flatMap(({name:j,alarm:W,failsNow:J,isDown:ot})=>W!==null&&J&&!ot?[[j,W.failed]]:[])),isWhole:i(g),at:S.startedAt,run:d.
id}}const i=({stopped:g})=>g===null||["deadline","signal","crash"].includes(g.kind),y=function(...g){const{withDiffLinks:S}=t.late([733],9733);return new.target?
new S(...g):S(...g)},a=function(...g){const{deliverComment:S}=t.late([643],1643);return new.target?new S(...g):S(...g)},r=function(...g){const{deliverIssue:S}=t.
late([643],1643);return new.target?new S(...g):S(...g)},n=6e4,e=1e4,h=10;async function s(g,S,$,d){const{settings:k}=g,P=["comment","issue"].filter(x=>k[x]!=="n\
ever"),C=(0,w.h0)(S,k.githubToken);if(!C.ok){const x=H=>`the ${H} was not written: ${C.why}`;return{notes:[],warnings:P.map(x)}}const{run:N,token:j}=C.value,W=await(0,T.
N)(N,j,n,d),J=async()=>f(await(0,T.N)(N,j,e,d),N,g,$),ot=[];for(const x of P)ot.push(x==="comment"?await m(W,N,g,J):await l(W,N,g));return{notes:ot.flatMap(({notes:x})=>x),
warnings:ot.flatMap(({warnings:x})=>x)}}async function m(g,S,$,d){const{pull:k}=S;if(k===null)return M(`comment: skipped, a ${S.event} event has no pull request`);
const P=$.settings.comment;return await A("comment","pull-requests: write",S,()=>a(g,{...$,run:S,pull:k.number,mode:P,findLinks:d}))}async function f(g,S,{changes:$,
located:d,context:k},P){if($?.kind==="files"||!d.some(({isOfRun:N})=>N)||S.pull===null)return k.links;try{const N=await g.listChangedFiles(S.pull.number);return y(
d,N,P,S)}catch(N){if(N instanceof I.F9)return k.links;throw N}}async function l(g,S,$){const d=u(S);if(d!==null)return M(`issue: skipped, ${d}`);const{settings:k}=$,
P=(0,D.TN)(S,o(k)),C=v($,k,S),{notes:N,warnings:j}=await A("issue","issues: write",S,()=>r(g,{...$,run:S,key:P,now:C,labels:k.issueLabels}));return{notes:[...N,
...c(C,k)],warnings:j}}const o=({dialect:{name:g,version:S}})=>S===null?g:`${g} ${S}`;function u({event:g,isDefaultBranch:S,pull:$}){return $!==null||g==="merge\
_group"?`a ${g} event checks a proposed change`:S===!1?"not on the default branch":null}function c({pending:g},{issueOpenAfter:S}){const $=Map.groupBy(g,([,d])=>d);
return Array.from($,([d,k])=>`issue: ${(0,_.K4)(k,h,([C])=>C)} failed in ${d} of ${S} runs needed to open an issue`)}const M=g=>({notes:[g],warnings:[]});async function A(g,S,$,d){
try{return M(`${g}: ${await d()}`)}catch(k){const P=`the ${g} was not written`;return{notes:[],warnings:[(0,I.Ic)(P,k,{run:$,permission:S})]}}}}),3565:((lt,U,t)=>{
t.d(U,{fz:()=>Ct,fJ:()=>en,QU:()=>$t,N4:()=>sn,j_:()=>qt,Ko:()=>ut,R8:()=>on,ur:()=>_t,Kn:()=>Lt,u5:()=>Qt,Sy:()=>ft});var _=t(3024),T=t(6760),I=t(857);function w(z){
return z==null?"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function D(z){return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,
endLine:z.endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function p(z,it,yt){const kt=new v(z,it,yt);process.stdout.write(kt.toString()+I.EOL)}function O(z,it=""){
p(z,{},it)}const E="::";class v{constructor(it,yt,kt){it||(it="missing.command"),this.command=it,this.properties=yt,this.message=kt}toString(){let it=E+this.command;
if(this.properties&&Object.keys(this.properties).length>0){it+=" ";let yt=!0;for(const kt in this.properties)if(this.properties.hasOwnProperty(kt)){const Nt=this.
properties[kt];Nt&&(yt?yt=!1:it+=",",it+=`${kt}=${y(Nt)}`)}}return it+=`${E}${i(this.message)}`,it}}function i(z){return w(z).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function y(z){return w(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function a(){
throw new Error("this function of @actions/core is not bundled")}function r(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function e(z){
return z.replace(/[\\]/g,"/")}function h(z){return z.replace(/[/]/g,"\\")}function s(z){return z.replace(/[/\\]/g,path.sep)}var m=function(z,it,yt,kt){function Nt(Ft){
return Ft instanceof yt?Ft:new yt(function(Q){Q(Ft)})}return new(yt||(yt=Promise))(function(Ft,Q){function Z(dt){try{Et(kt.next(dt))}catch(vt){Q(vt)}}function ht(dt){
try{Et(kt.throw(dt))}catch(vt){Q(vt)}}function Et(dt){dt.done?Ft(dt.value):Nt(dt.value).then(Z,ht)}Et((kt=kt.apply(z,it||[])).next())})},f;(function(z){z[z.Success=
0]="Success",z[z.Failure=1]="Failure"})(f||(f={}));function l(z,it){const yt=toCommandValue(it);if(process.env[z]=yt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(z,it));issueCommand("set-env",{name:z},yt)}function o(z){p("add-mask",{},z)}function u(z){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",z):issueCommand("add-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.env.PATH}`}function c(z,it){const yt=process.env[`INPUT_${z.replace(/ /g,
"_").toUpperCase()}`]||"";if(it&&it.required&&!yt)throw new Error(`Input required and not supplied: ${z}`);return it&&it.trimWhitespace===!1?yt:yt.trim()}function M(z,it){
const yt=c(z,it).split(`
`).filter(kt=>kt!=="");return it&&it.trimWhitespace===!1?yt:yt.map(kt=>kt.trim())}function A(z,it){const yt=["true","True","TRUE"],kt=["false","False","FALSE"],
Nt=c(z,it);if(yt.includes(Nt))return!0;if(kt.includes(Nt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function g(z,it){if(process.env.GITHUB_OUTPUT||"")return a("OUTPUT",r(z,it));process.
stdout.write(I.EOL),p("set-output",{name:z},w(it))}function S(z){issue("echo",z?"on":"off")}function $(z){process.exitCode=f.Failure,P(z)}function d(){return process.
env.RUNNER_DEBUG==="1"}function k(z){issueCommand("debug",{},z)}function P(z,it={}){p("error",D(it),z instanceof Error?z.toString():z)}function C(z,it={}){p("wa\
rning",D(it),z instanceof Error?z.toString():z)}function N(z,it={}){p("notice",D(it),z instanceof Error?z.toString():z)}function j(z){process.stdout.write(z+I.EOL)}
function W(z){O("group",z)}function J(){O("endgroup")}function ot(z,it){return m(this,void 0,void 0,function*(){W(z);let yt;try{yt=yield it()}finally{J()}return yt})}
function x(z,it){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,it));issueCommand("save-state",{name:z},toCommandValue(
it))}function H(z){return process.env[`STATE_${z}`]||""}function X(z){return m(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var K=t(6309),
G=t(5747),q=t(566),V=t(4e3),et=t(5955);const ut=z=>Object.fromEntries(z.map(it=>[it,c(it)]));function $t(z){for(const it of z)o(it)}function _t(z,it){j(z);let yt=!0;
for(const{kind:kt,text:Nt}of it){const[Ft="",...Q]=Nt.split(`
`),Z=kt==="plain"&&Q.length>0;(yt||Z)&&j(""),yt=Z,Z||Q.length===0?j(Nt):(W(Ft),j(Q.join(`
`)),J())}}const wt={error:P,warning:C,notice:N};function Ct(z){for(const{level:it,message:yt,line:kt,column:Nt,...Ft}of z)wt[it](yt,{...Ft,...kt===void 0?{}:{startLine:kt},
...Nt===void 0?{}:{startColumn:Nt}})}const ft=(z,it)=>Yt("GITHUB_STEP_SUMMARY",z,yt=>(0,_.appendFileSync)(yt,it));async function Lt(z,it){const yt=new Map;for(const[
Ft,Q]of Object.entries(it))try{z?await Yt("GITHUB_OUTPUT",z,Z=>(0,_.appendFileSync)(Z,zt(Ft,Q))):g(Ft,Q)}catch(Z){yt.set(Ft,(0,K.A3)(Z))}const[kt]=yt.values();return kt===
void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...yt.keys()].join(", ")}: ${kt}`]}function zt(z,it){const yt=typeof it=="string"?it:JSON.
stringify(it);if(/[\r\n]/.test(yt))throw new K.Lw("the value has a line break");return`${z}=${yt}
`}async function Yt(z,it,yt){if(!it)throw new K.Lw(`${z} is not set; run this as an action on a runner`);const kt=(0,_.openSync)(it,"r+");try{const{size:Nt}=(0,_.
fstatSync)(kt);try{yt(it)}catch(Ft){throw(0,_.fstatSync)(kt).size>Nt&&(0,_.ftruncateSync)(kt,Nt),Ft}}finally{(0,_.closeSync)(kt)}}function Qt(z,it){if(!z)throw new K.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const yt=(0,T.join)("tf-disco","report.json");return(0,q.f)(z,yt,(0,et.mk)(it)),(0,T.join)(z,yt)}
function qt(z){if(z===void 0||z==="")return null;const it=(0,G.yR)(z);try{if(it.ok)return JSON.parse(it.text)}catch{}const yt=it.ok?"is not JSON":(0,V.mP)(it.failure);
return C(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${yt}; check that no earlier step changes it`),null}function sn(z){for(const it of z)j(
it)}function on(z){for(const it of z)C(it)}const en=(z,it)=>P(it,{title:z})}),8782:((lt,U,t)=>{t.d(U,{$c:()=>E,at:()=>y,h0:()=>p,ng:()=>w});var _=t(3625),T=t(8641);
const I=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function w(r,n){const e=f=>r[f]?.trim()??"",[,h,s]=I.exec(e("GITHUB_REPOSITORY"))??[];if(h===void 0||s===
void 0)return null;const m=D(e("GITHUB_SERVER_URL")||"https://github.com");return{owner:h,repository:s,apiUrl:D(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:m,
event:e("GITHUB_EVENT_NAME"),workflow:O(e("GITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GI\
THUB_RUN_ID"))?.[0]??0),url:`${m}/${h}/${s}/actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:a(n,"pull_request","head","sha")??e("GITHUB\
_SHA"),pull:v(e("GITHUB_EVENT_NAME"),n),isDefaultBranch:i(e("GITHUB_REF"),n)}}const D=r=>r.replace(/(?<!\/)\/+$/,"");function p(r,n){return r===null?(0,_.T)("no\
t a workflow run, GITHUB_REPOSITORY is not set"):n===null?(0,_.T)("github-token is empty"):/^https?:$/.test(URL.parse(r.apiUrl)?.protocol??"")?(0,_.J)({run:r,token:n}):
(0,_.T)(`GITHUB_API_URL is not an https URL: ${(0,T.RK)(r.apiUrl)}`)}const O=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function E(r,n){if(r==="pull_request_target")
return!1;const e=y(n,"pull_request","head"),[h,s]=[y(e,"repo","full_name"),y(n,"pull_request","base","repo","full_name")];return e!==void 0&&h!==s}function v(r,n){
const e=y(n,"pull_request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:E(r,n),from:a(n,"pull_request","head","repo","full\
_name")??null}:null}function i(r,n){const e=a(n,"repository","default_branch");return e===void 0?null:r===`refs/heads/${e}`}function y(r,...n){return n.reduce((e,h)=>typeof e==
"object"&&e!==null?Reflect.get(e,h):void 0,r)}function a(r,...n){const e=y(r,...n);return typeof e=="string"?e:void 0}}),1964:((lt,U,t)=>{t.d(U,{H:()=>N});var _=t(
4e3),T=t(5799),I=t(2796),w=t(5102),D=t(4120),p=t(8884),O=t(8641),E=t(1831),v=t(5955);const i=700,y=8,a=5,r={text:250,places:1},n={text:i,places:y},e=2,h=3600,s=120,
m=4096,f=K=>K!==""&&(0,p.CN)(K)&&(0,O.BP)((0,O.RK)(K,m))===K;function l(K){const G=c(K),q=[...new Set(K.map(({problem:ut})=>ut.title))],V=G.length>0?(0,_.K4)(G,
e):M(K);if(q.length===1)return u(V,q[0]??"");const et=`${K.length} problems`;return u(V===null?et:`${et} with ${V}`,q.join(", "))}function o({title:K,hosts:G,findings:q}){
if(q.length===1)return l(q);const V=G.length>0?0:(0,p.Dc)(q),et=Math.max(G.length,V),ut=et===1?c(q)[0]??(0,p.II)((0,p.tN)(q)?.file??""):(0,D.px)(et,G.length>0?"\
host":"file"),$t=q.length>et?` (${q.length} times)`:"";return u(et===0?null:ut,`${K}${$t}`)}const u=(K,G)=>K===null?G:`${K}: ${G}`,c=K=>[...new Set(K.flatMap(({
host:G})=>G===null?[]:(0,O.RK)((0,E.nx)(G))))];function M(K){const G=(0,p.tN)(K);return G===null||f(G.file)?null:(0,p.II)(G.file)}function A(K,G){const q=new Set(
K.map(({severity:ut})=>ut)).size>1,V=K.length>2?r:n,et=ut=>S(ut,q,V,G).join(`
`);return(0,D.Sk)(K,a,et,g).join(`

`).split(`
`)}const g=K=>`and ${K} more, see the job summary`;function S(K,G,q,V){const{problem:et,severity:ut}=K,$t=(0,p.Xd)(K),_t=(0,p.xi)(K,V,q.text,q.places);return[`${G?
`${ut}: `:""}${(0,O.RK)(et.message,q.text)} [${et.code}]`,..._t.map(([wt,Ct])=>`${wt}: ${Ct}`),...$t===null||f($t.file)?[]:[`at: ${(0,p.R3)($t)}`],...K.isHostNew?
[`the host is ${D.dy}`]:[],`${V.docsUrl}#${et.code}`]}function $(K,G){const{message:q,help:V,findings:et,code:ut,title:$t,affects:_t}=K;if(et.length===1)return A(
et,G);const wt=(0,D.od)(_t,G.clients),Ct=(0,p.mj)(et,G.repositories.length),ft=[`${(0,O.RK)(q??$t,i)} [${ut}]`,...V===null?[]:[`help: ${(0,O.RK)(V,i)}`],...wt===
""?[]:[`affects: ${wt}`],...Ct===""?[]:[`hits: ${Ct}`]],Lt=`${G.docsUrl}#${ut}`,zt=h-[...ft,Lt].join(`
`).length;return[...ft,...d(K,zt),Lt]}function d({findings:K,message:G},q){const V=(0,v.I0)(K,q,1,ut=>k(ut,G===null)),et=K.length-V.length;return et>0?[...V,g(et)]:
V}function k(K,G){const{host:q,places:V,problem:et,isHostNew:ut}=K,$t=(0,p.Ky)(V,1),_t=G?(0,O.RK)(et.message,s):"";if(q===null)return`- ${[$t,_t].filter(Lt=>Lt!==
"").join(": ")}`;const wt=`${(0,O.RK)((0,E.nx)(q))}${ut?` (${D.dy})`:""}`,Ct=G&&$t!==""?`(${$t})`:$t,ft=[_t,Ct].filter(Lt=>Lt!=="").join(" ");return ft===""?`- ${wt}`:
`- ${wt}: ${ft}`}const P=10,C=200;function N(K,G){const q=j(K),V=(0,w.hm)(K.findings);let et=K.findings;for(const ut of T.oC){const{annotations:$t,used:_t}=W(ut,
et,G,ut===V);q.push(...$t),et=et.filter(wt=>!_t.has(wt))}return q}function j({passed:K,stopped:G,findings:q}){const V=q.filter(({severity:ut})=>ut==="warning").
length;if(K||q.some(({severity:ut})=>ut==="error"))return[];if(G!==null)return[X("error","The check is not complete",[(0,_.Cw)(G)])];const et=`${(0,D.px)(V,"war\
ning")}, and fail-on is warning`;return[X("error","Warnings fail this check",[et])]}function W(K,G,q,V){const et=G.filter(({severity:_t})=>_t===K),ut=new Set(et.
map(ot));if(ut.size>P){const _t=(0,I.cZ)(et),wt=V&&K!=="notice"?H(et,_t):[];return{annotations:[...x(K,_t,q),...J(K,wt,q)].slice(0,P),used:new Set(et)}}const $t=G.
filter(_t=>ut.has(ot(_t)));return{annotations:J(K,$t,q),used:new Set($t)}}const J=(K,G,q)=>[...Map.groupBy(G,ot).values()].map(V=>X(K,l(V),A(V,q),(0,p.tN)(V)));
function ot(K){const G=(0,p.Xd)(K);return G===null?K:`${G.line}:${G.file}`}function x(K,G,q){const V=G.length<=P?G:G.slice(0,P-1),et=G.slice(V.length).flatMap($t=>$t.
findings),ut=[...new Set(et.map(({problem:$t})=>$t.title)),"see the job summary"];return[...V.map($t=>X(K,o($t),$($t,q),(0,p.tN)($t.findings))),...et.length===0?
[]:[X(K,`and ${(0,D.px)(et.length,`more ${K}`)}`,ut)]]}function H(K,G){const q=et=>(0,p.Xd)(et)!==null,V=new Set(G.flatMap(et=>et.findings.find(q)??[]).map(ot));
return K.filter(et=>f((0,p.Xd)(et)?.file??"")&&!V.has(ot(et)))}function X(K,G,q,V=null){const et={title:(0,O.LS)((0,O.RK)(G,C)),message:(0,O.LS)(q.join(`
`))};if(V===null||!f(V.file))return{level:K,...et};const{file:ut,line:$t,column:_t,endColumn:wt}=V;return{level:K,...et,file:ut,line:$t,column:_t,endColumn:wt}}}),
2827:((lt,U,t)=>{t.d(U,{Y:()=>D});var _=t(5955);const T={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the \
port unless it is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"N\
umber of warnings.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hos\
ts.",report:"Path of the JSON report on the runner, or empty if it could not be written."},I={hosts:12e4,services:36e4},w=1;function D({passed:p,hosts:O,findings:E}){
const v=({services:r})=>r.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),i=(0,_.I0)(O,I.hosts,w,({visit:r})=>JSON.stringify(r.host)),y=(0,_.I0)(O,I.services,w,r=>{
const n=JSON.stringify(Object.fromEntries(v(r)));return`${JSON.stringify(r.visit.host)}:${n}`}),a=r=>E.filter(n=>n.severity===r).length;return{passed:p,hosts:`[${i.
join(",")}]`,services:`{${y.join(",")}}`,errors:a("error"),warnings:a("warning"),"left-out":O.length-Math.min(i.length,y.length)}}}),2913:((lt,U,t)=>{t.d(U,{Fr:()=>s,
GN:()=>h,K$:()=>u,O7:()=>c,cn:()=>E,yi:()=>f});var _=t(4e3),T=t(7574),I=t(4120),w=t(8641),D=t(9574),p=t(5505),O=t(8373);const E="the files",v=200,i="Terraform s\
ervice discovery fails: ",y="Terraform service discovery recovers: ",a=3,r=10,n=6,e=20;function h({failing:S}){const{down:$,better:d}=m(S),[k,{first:P,count:C}]=$.
count>0?[i,$]:[y,d],N=P.slice(0,a).map(({subject:J})=>J===E?A:(0,w.RK)(J,v)),j=C>N.length?[`${C-N.length} more`]:[],W=`${k}${[...N,...j].join(", ")}`;return W.length<=
v?W:`${k}${C} hosts`}const s=S=>S.startsWith(i)||S.startsWith(y);function m({first:S,count:$}){const d=S.filter(({recovering:P})=>P!==void 0);return{down:{first:S.
filter(({recovering:P})=>P===void 0),count:$-d.length},better:{first:d,count:d.length}}}function f(S,$,{outage:d,page:k,maxBytes:P}){const{down:C,better:N}=m(d.
failing),j=d.failing.count>0?" Closes when all hosts recover.":"";return(0,p.XA)(S,{context:$,rest:O.xy,isBrief:!0},{head:[`### ${(0,p.gD)(S,$)}`,...o(C,d.since,
$.startedAt),...l(N.first)].join(`

`),foot:`Last checked ${(0,T.QN)($.startedAt)}; details in the summary of ${(0,p.Fp)(k)}. Updated automatically.${j}`,maxBytes:P})}function l(S){return S.length===
0?[]:[`<p>${[...Map.groupBy(S,({recovering:k})=>k===void 0?"":`${k.good} of ${(0,I.px)(k.needed,"run")}`)].slice(0,r).map(([k,P])=>`\u2705 Recovering: ${(0,_.K4)(
P,e,({subject:N})=>g(N))} (${k} without a failure)`).join("<br>")}</p>`]}function o({first:S,count:$},d,k){if($===0)return[];const P=[...Map.groupBy(S,x=>x.since)],
C=S[0]?.since,N=S.length===$||C===d;if(C!==void 0&&P.length===1&&N)return[`<p>Failing since ${(0,T.QN)(C)} (${(0,T.u8)(C,k)}).</p>`];const j=P.slice(0,r),W=j.map(
([x,H])=>[(0,_.K4)(H,n,({subject:K})=>K===E?A:(0,D.rm)(K)),(0,T.QN)(x),(0,T.u8)(x,k)]),J=$-j.flatMap(([,x])=>x).length,ot=J>0?[[`and ${J} more`,"",""]]:[];return[
(0,D.I$)(["Failing","Since","Duration"],[...W,...ot])]}function u(S,$){const{at:d,down:k,up:P,gone:C,still:N,endedSince:j,isReopened:W}=S,J=({subject:x,since:H})=>`${g(
x)} (after ${(0,T.u8)(H,d)})`;return`${[...W?["Reopened: the failure continues or has returned."]:[],...M(k,g,(x,H)=>`\u274C ${x} ${H} failing.`),...M(P,J,x=>`\u2705\
 Recovered: ${x}.`),...M(C,g,(x,H)=>`\u26AA ${x} ${H} no longer checked.`),...M(N,g,(x,H)=>`\u274C ${x} ${H} still failing.`),...j===null?[]:[`**Nothing fails a\
ny more.** The outage lasted ${(0,T.u8)(j,d)}, from ${(0,T.QN)(j)} to ${(0,T.QN)(d)}, as observed by this check.`],`<sub>${(0,T.QN)(d)}, ${(0,p.Fp)($)}</sub>`].
join(`

`)}
`}const c=S=>`Duplicate of #${S}, which another run opened at the same time.
`;function M(S,$,d){return S.length===0?[]:[d((0,_.K4)(S,e,$),S.length===1?"is":"are")]}const A="the file check",g=S=>S===E?A:(0,w.D9)(S)})};export{yn as ids,_n as modules};
