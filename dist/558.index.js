const un=[558,992,248,909],fn={4e3:((it,F,t)=>{t.d(F,{$$:()=>p,B9:()=>i,Cw:()=>l,I0:()=>A,K4:()=>w,NM:()=>f,VW:()=>r,Wt:()=>u,YA:()=>e,_r:()=>d,dh:()=>M,go:()=>E,
mP:()=>a,oZ:()=>g,px:()=>O,qZ:()=>c,zM:()=>s,zN:()=>C,zd:()=>P});var T=t(6174),y=t(9562);const I=300;function M(v,D=I){if(v.length<=D)return v;const x=(0,T._U)(
v);return x.length<=D?x:`${R(x,D)}\u2026`}const R=(v,D)=>structuredClone(v.slice(0,D).toWellFormed()),O=(v,D)=>`${v} ${v===1?D:h(D)}`,h=v=>`${v.replace(/(?<=[^aeiou])y$/,
"ie")}s`;function C(v,D){const{length:x}=v,S=typeof D=="number"?D:x<=2*D.few?x:D.few,$=v.slice(S);return{shown:v.slice(0,S),rest:$,more:$.length}}function w(v,D,x=String,S=$=>`${$}\
 more`){const{shown:$,more:k}=C(v,D),B=$.map(j=>x(j)).join(", ");return k>0?`${B} and ${S(k)}`:B}const p=v=>new TextEncoder().encode(v).length;function A(v,D,x,S){
const $=[];let k=0;for(const B of Iterator.from(v).map(S)){if(k+=p(B)+x,k>D)break;$.push(B)}return{shown:$,more:v.length-$.length}}const P=v=>`the clients print\
 "${v}"`;function E(v){return v===null?"null":Array.isArray(v)?"an array":typeof v=="object"?"an object":`a ${typeof v}`}function a(v){if(v.kind==="error")return`\
cannot be read: ${v.code}`;const{bytes:D,maxBytes:x}=v;return`has ${D} bytes and is not read; the limit is ${x/1024/1024} MiB`}const o={[y.e$]:"correct the host\
 in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[y.xq]:"correct the host in `source`, or add the `source` that\
 a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function u(v){
return v.flatMap(x=>o[x]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const n=new Map([["registry.terraf\
orm.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.op\
entofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),r=v=>n.get(v)??null,i=v=>`wait and run the check again; see ${r(v)??"its\
 status page"}, and consider a network mirror for providers`,c=v=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${v} serves its discovery doc\
ument to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function f({page:v,asked:D},x){if(v===null)return x;const S=v.
title===""?"":` ("${v.title}")`,$=x.guest??c(D);switch(v.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:$,
because:`the host returned a sign-in page${S}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${S}: allow this machine to reach the\
 host`;case"other":{const k=x.user??`check that ${D} is a registry, and ${u([])}`;return{...x,user:k,guest:$,because:`the host returned an HTML page${S}`}}}}const d=({
url:v,status:D,reason:x})=>`${v} returned ${`${D} ${M(x)}`.trim()}`,e=v=>`${Math.round(v/100)/10} s`,s=v=>v.kind==="several"?v.reasons:[v];function l(v){switch(v.
kind){case"deadline":return`the check reached its deadline of ${e(v.ms)}`;case"signal":return`the check was interrupted by ${v.signal}`;case"crash":return"tf-di\
sco crashed";case"missing":return _(v);case"several":return v.reasons.map(l).join("; ")}}const m=10;function _({repositories:v,total:D}){const x=D===1?"reposito\
ry":"repositories",S=v.length===1?"is":"are",$=w(v,m,M);return`${v.length} of ${D} ${x} ${S} missing: ${$}`}const g=({kind:v,address:D,version:x})=>`${v} ${D} ${M(
x,40)}`}),3534:((it,F,t)=>{t.d(F,{$U:()=>o,Eu:()=>p,JD:()=>a,QU:()=>C,To:()=>r,bI:()=>i,fj:()=>A,iX:()=>c,tK:()=>P,z2:()=>n});var T=t(4283),y=t(1064),I=t(1831),
M=t(2713),R=t(4e3),O=t(5799),h=t(8937);const C=(0,O.lS)((0,O.$e)("credentials-empty","Token is empty",y.Du),({source:e})=>({message:`the token from ${e} is empt\
y`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),w={"control character":{has:"\
contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'begin\
s with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent w\
ith it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store the to\
ken without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"\
contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},p=(0,O.lS)((0,O.z3)(
"credentials-malformed","Malformed token",y.Du),({source:e,slip:s})=>({message:`the token from ${e} ${w[s].has}`,help:w[s].help,...s==="control character"?{}:{severity:"\
warning"}})),A=(0,O.lS)((0,O.$e)("credentials-short","Token is too short to be redacted"),({source:e})=>({message:`the token from ${e} has fewer than ${M.Il} ch\
aracters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),P=(0,O.
lS)((0,O.lm)("credentials-differ","Clients use different tokens"),({host:e,first:s,other:l})=>({message:`for host ${(0,I.nx)(e)}, ${E(s)} and ${E(l)}`,help:`set\
 the token for both clients in ${(0,I.fK)(e)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),E=({client:e,source:s})=>s===
null?`${y.bB[e]} finds no token`:`${y.bB[e]} uses the token from ${s}`,a=(0,O.lS)((0,O.$e)("credentials-rejected","Token was rejected"),({host:e,status:s,source:l})=>({
message:`host ${(0,I.nx)(e)} returned ${s} for the token from ${l}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,T.jr)((0,I.cu)(e))}; then store a new one in the same place`})),o=(0,O.lS)((0,O.$e)("credentials-missing","Token is missing"),
({host:e,service:s,...l})=>{const m=(0,I.nx)(e),[_=""]=(0,I.fK)(e);return(0,h.em)(`host ${m} requires a token${s===null?"":` for ${s}`}`,`add the line "${m}=\${{\
 secrets.REGISTRY_TOKEN }}" to the tokens input, or "${_}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${u(_)}`,l)}),u=e=>/^\w+$/.test(e)?`export ${e}\
=\u2026`:`env '${e}=\u2026' terraform init`,n=(0,O.lS)((0,O.$e)("credentials-near-miss","Token variable has a similar name"),({host:e,variable:s,why:l,write:m})=>({
message:`${s} seems to be meant for host ${(0,I.nx)(e)}, but ${l}`,help:`rename it to ${m}: ${u(m)}`})),r=(0,O.lS)((0,O.$e)("credentials-other-host","Token is f\
or another host",y.Du),({host:e,other:s,source:l,service:m,isSent:_,isNotice:g})=>({message:`the clients do not send the token for ${s} from ${l} ${m===null?`af\
ter the redirect of ${e}`:`to ${m} of host ${e}`}: they send ${_?`the token of ${e}`:"none"}`,help:m===null?`make the discovery document of ${e} public, or serv\
e it at ${e} itself`:`set the token for ${e}, and the clients send it to ${s}`,...g?{severity:"notice",affects:[]}:{}})),i=(0,O.lS)((0,O.lm)("credentials-unused",
"Token for a host that is not checked"),({host:e})=>({message:`the tokens input has a token for host ${(0,I.nx)(e)}, which is not checked`,help:"write the host \
as in the files, including its port, or remove the line"})),c=(0,O.lS)((0,O.z3)("document-unauthorized","Discovery requires valid credentials",y.zK),({host:e,token:s,
challenge:l,...m})=>{const _=s==="sent"?"rejected the given authentication credentials":"requires authentication credentials",g=l===null?"":`, and asks for ${l}\
 authentication`;return{message:`host ${e} ${_}: ${(0,R._r)(m)}${g}`,help:(0,R.NM)({...m,asked:e},d(e,s,m.status,l))}}),f="make the discovery document public";function d(e,s,l,m){
const _=(0,R.qZ)(e);if(m!==null)return{operator:`exempt /.well-known/terraform.json from ${m} authentication`,guest:_,note:"the clients send Bearer tokens only,\
 so no token helps"};switch(s){case"sent":{const g="check that the token is for this host, complete and not expired";return l===403?{operator:g,user:g,guest:_}:
{operator:g,user:g}}case"none":{const g=(0,h.nP)(e);return{operator:`${g}, or ${f}`,user:g,guest:_}}case"dropped":return{because:"the token was not sent there b\
ecause it does not follow a redirect to another host",operator:`configure ${e} to respond itself, or ${f}`};case"withheld":return{because:"the token was not sen\
t there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((it,F,t)=>{t.d(F,{JW:()=>P,U$:()=>R,WO:()=>w,a3:()=>p,ub:()=>a});
var T=t(1064),y=t(4e3),I=t(5143),M=t(5799);const R=(0,M.lS)((0,M.$e)("file-syntax","File has a syntax error",T.Du,{isCuredByScan:!0}),({error:o,file:u})=>({message:o??
"the file is not valid UTF-8",help:(0,I.Zl)(u)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),O={file:"the file cannot be read",directory:"\
the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; \
it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},h={ENAMETOOLONG:"shorten the path, or list it in `exclude\
`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},C={file:"correct the permissions, or list the file in `exclude`",directory:"corre\
ct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repo\
sitory is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},w=(0,M.lS)((0,M.$e)(
"file-unreadable","File cannot be read",[],{isCuredByScan:!0}),o=>({message:"code"in o?`${O[o.what]}: ${o.code}`:O[o.what],help:(o.what==="file"||o.what==="dire\
ctory"?h[o.code]:void 0)??C[o.what]})),p=(0,M.lS)((0,M.$e)("file-outside","Link points outside the checkout",[],{isCuredByScan:!0}),()=>({message:"the link poin\
ts outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),A=3,P=(0,M.lS)((0,M.z3)("nothing-to-ch\
eck","Nothing to check"),({scan:o,hasHostnames:u,isFleet:n})=>{const r=o.every(d=>d==="."),c=`found no Terraform or OpenTofu files in ${n?"the repositories of `\
usages`":r?"this directory":`\`scan\` (${(0,y.K4)(o,A,y.dh)})`}`,f=n?"check out the repositories before `tf-disco usages`":"check out the repository first (in a\
 workflow: actions/checkout)";return u?{message:`${c}; only \`hostnames\` was checked`,help:`${f}, or correct \`scan\``,severity:"warning"}:{message:`${c}, and \
\`hostnames\` is not set`,help:`${f}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),E={depth:o=>({message:`directories nested deeper than ${o} level\
s are not scanned`,help:"list this directory in `exclude`"}),files:o=>({message:`there are more than ${o} files; this directory and the following ones are not s\
canned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:o=>({message:`the directory has more than ${o} files; the files after them are not sc\
anned`,help:"split the directory, or list files in `exclude`"}),parts:o=>({message:`the file has more than ${o} blocks, arguments and values; the rest is not re\
ad`,help:"split the file, or list it in `exclude`"}),"module-usages":o=>({message:`the files of this directory use more than ${o} modules and providers; the res\
t of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:o=>({message:`the scan found more than ${o}\
 usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:o=>({message:`the root m\
odules have more than ${o} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init\
` runs in `roots`"})},a=(0,M.lS)((0,M.$e)("file-limit","Part of the repository exceeds a limit",[],{isCuredByScan:!0}),o=>{switch(o.kind){case"size":return{message:`\
the file ${(0,y.mP)(o)}`,help:"split the file, or list it in `exclude`"};case"problems":return{message:`there are more than ${o.max} problems in files; ${o.omitted}\
 are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,y.Cw)(o.stopped)} after\
 reading ${o.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`\
, or raise `deadline-seconds`"};default:return E[o.kind](o.max)}})}),3410:((it,F,t)=>{t.d(F,{Dr:()=>A,EK:()=>C,Fu:()=>E,dF:()=>P,vs:()=>h});var T=t(1064),y=t(1831),
I=t(9562),M=t(4e3),R=t(5799),O=t(8937);const h=(0,R.lS)((0,R.z3)("cloud-token","Token for the cloud block or remote backend is missing",T.Du),({host:a,service:o,
...u})=>{const n=(0,y.nx)(a),r=o===I.OZ?"the cloud block":"the remote backend",[i=""]=(0,y.fK)(a);return(0,O.em)(`${r} requires a token for ${n}`,`add the line \
"${n}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${i}; outside GitHub, run \`terraform login ${n}\` or \`tofu login ${n}\``,u)}),C=(0,R.lS)((0,R.
z3)("cloud-version","API is too old for the cloud block",T.Du),({url:a,version:o})=>({message:`${a} returned ${o===null?"no TFP-API-Version":`TFP-API-Version ${(0,M.
dh)(o)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),w=a=>"why"in a?`the response of ${a.url} ${(0,M.dh)(a.why)}`:(0,M._r)({...a,page:null}),p=(a,o,u)=>"\
status"in a&&[401,403,404].includes(a.status)?u:(0,R.C)(`check the logs of ${o}, and that the URL of the service is that of its API`),A=(0,R.lS)((0,R.z3)("cloud\
-organization","Organization cannot be read",T.Du),({host:a,organization:o,source:u,...n})=>({message:`the organization ${o} at ${a} cannot be read: ${w(n)}`,help:p(
n,a,`check the name of the organization, and that the token from ${u} is valid and belongs to a member`)})),P=(0,R.lS)((0,R.z3)("cloud-workspace","Workspace can\
not be read",T.Du),({host:a,organization:o,workspace:u,...n})=>({message:`the workspace ${u} of ${o} at ${a} cannot be read: ${w(n)}`,help:p(n,a,"check that the\
 token may read the workspace")})),E=(0,R.lS)((0,R.lm)("cloud-workspace-missing","Workspace does not exist"),({host:a,organization:o,workspace:u})=>({message:`${o}\
 at ${a} has no workspace ${u} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),
6697:((it,F,t)=>{t.d(F,{AO:()=>A,U7:()=>p,n3:()=>P,nD:()=>o,ro:()=>a,wp:()=>h,zo:()=>w});var T=t(1064),y=t(3592),I=t(4e3),M=t(5799);const R=({file:r,line:i})=>`${(0,I.
dh)(r)}:${i}`,O=r=>r.map(i=>T.bB[i]).join(" and "),h=(0,M.lS)((0,M.z3)("host-not-allowed","Host is not allowed",T.zK),r=>{const{host:i}=r,c=`add ${i} to \`allowe\
d-hosts\``;if("service"in r){const{service:f,registry:d}=r;return{message:`${f} of ${d} is on ${i}, which is not in \`allowed-hosts\``,help:`use another registr\
y, or ${c}`}}if("package"in r)return{message:`the package of ${r.package} is downloaded from ${i}, which is not in \`allowed-hosts\` and was not contacted`,help:`\
use another module or provider, or ${c}`};if("use"in r){const[f,d]=C[r.use];return{message:`${f} ${i}, which is not in \`allowed-hosts\``,help:`use ${d}, or ${c}`}}
if("implied"in r){const{place:f,clients:d}=r.implied;return{message:`host ${i} is not in \`allowed-hosts\` and was not contacted; ${R(f)} names no host, and thi\
s is the default of ${O(d)}`,help:`name an allowed registry there, ${c}, or set \`dialect\` if you use another CLI`}}return{message:`host ${i} is not in \`allowe\
d-hosts\` and was not contacted`,help:`use an allowed registry, or ${c}`}}),C={download:["the source is downloaded from","a source on an allowed host"],backend:[
"the HTTP backend uses","an allowed backend"]},w=(0,M.lS)((0,M.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:r,place:i,clients:c,
isListed:f})=>({message:`${r} was not contacted: ${R(i)} implies it as the default host of ${O(c)}, but the CLI could not be detected`,help:f?"list the usages o\
f the repository with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check\
 the default hosts of that CLI"})),p=(0,M.lS)((0,M.lm)("host-generic","Generic hostname was not contacted"),({host:r})=>({message:`${r} is a generic hostname th\
at stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),A=(0,M.lS)((0,M.z3)("host-pri\
vate-redirect","Redirect to a non-public address",T.zK),({host:r,address:i,asks:c})=>i==="metadata"?{message:`${r} is the address of a cloud metadata service an\
d was not contacted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${c==="document"?"redirects":"lea\
ds"} to ${r}, which has a ${i} address and was not contacted`,help:`if ${c==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`res\
olve\``}),P=(0,M.lS)((0,M.z3)("host-check-crashed","tf-disco crashed while it checked the host",T.zK),({host:r,thrown:i})=>({message:`${r} was not checked compl\
etely, because of a bug in tf-disco ${y.xv}: ${E(i)}`,help:`please report this text at ${y.xV}; to pass until it is fixed, add \`host-check-crashed ${r}\` to \`ig\
nore\``}));function E(r){if(!(r instanceof Error))return(0,I.dh)(String(r));const i=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(r.stack??"")?.[1];return(0,I.dh)(String(r))+
(i===void 0?"":` (${i})`)}const a=(0,M.lS)((0,M.z3)("host-http2","Host speaks only HTTP/2",T.zK),({host:r})=>({message:`${r} speaks only HTTP/2, which Terraform\
 and OpenTofu can use and this check cannot; it was not checked`,help:(0,M.C)(`enable HTTP/1.1 on ${r} as well (ALPN \`http/1.1\`)`,"to pass without checking it\
, add `host-http2` to `ignore`")})),o=(0,M.lS)((0,M.z3)("host-not-checked","Host was not checked before the check ended",T.zK),({host:r,stopped:i,isBegun:c,unchecked:f,
total:d,slowest:e})=>({message:`${r} was not checked${c?" completely: its visit was under way when":":"} ${(0,I.Cw)(i)}, with ${f} of ${d} hosts not checked`,help:u[i.
kind]+n(e)})),u={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; i\
f the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function n(r){return r.length===
0?"":`; most of the time went to hosts without a response: ${r.map(({host:c,tookMs:f})=>`${c} (${(0,I.YA)(f)})`).join(", ")}`}}),5799:((it,F,t)=>{t.d(F,{$e:()=>c,
C:()=>E,DF:()=>A,W7:()=>w,Xd:()=>C,aZ:()=>p,hD:()=>R,lS:()=>d,lm:()=>f,oC:()=>M,pj:()=>u,sb:()=>h,wv:()=>O,z3:()=>i});var T=t(6174),y=t(1064),I=t(5143);const M=[
"error","warning","notice"];function R(e,{clients:s=y.zK,...l}={}){return{problem:e,severity:e.severity,affects:e.affects.filter(m=>s.includes(m)),clients:s,host:null,
services:[],places:[],needed:!0,isHostNew:!1,...l}}const O={line:1,column:1,endColumn:1};function h(e,s,l=O){const m={file:e===""?".":e,...l};return R(s,{places:[
m],clients:y.Du})}const C=({places:e})=>e.find(s=>typeof s!="string")??null,w=e=>C(e)?.file??"",p=(e,s)=>({...e,affects:e.affects.filter(l=>s.includes(l))}),A=(e,s)=>[
...Map.groupBy(e,l=>JSON.stringify(s(l))).values()].flatMap(l=>{const[m]=l;if(m===void 0||l.length===1)return l;const _=P(l,v=>v.exclude??[]),g=P(l,v=>v.rows??[]);
return{...m,needed:l.some(({needed:v})=>v),affects:P(l,({affects:v})=>v),clients:P(l,({clients:v})=>v),places:(0,I.As)((0,I.jH)(l.flatMap(({places:v})=>v))),..._.
length===0?{}:{exclude:_},...g.length===0?{}:{rows:g}}}),P=(e,s)=>[...new Set(e.flatMap(s))],E=(e,s)=>({operator:e,note:s});function a({operator:e,user:s,guest:l},{
role:m,host:_}){const g=`ask the operator of ${_} to ${e}`;switch(m){case"operator":return e;case"user":return s===e?s:s===void 0?g:`${s}; if you run ${_}, ${o(
e,s)}`;case"guest":return l??s??g}}const o=(e,s)=>e.startsWith(`${s}, or `)?e.slice(s.length+5):e;function u(e,s){const{cures:l,...m}=e;return l===void 0?e:{...m,
help:n(l,s)}}function n(e,s){const{because:l,note:m}=e,_=l===void 0?"":`${l}: `,g=m===void 0?"":`; ${m}`;return _+a(e,s)+g}const r=e=>(s,l,m=[],_={})=>({code:s,
title:l,severity:e,affects:m,..._}),i=r("error"),c=r("warning"),f=r("notice");function d(e,s){return Object.assign(m=>{const{help:_,...g}=s(m),v=e.code,D=(0,T._U)(
g.message),x={...e,code:v,usualSeverity:e.severity,...g,message:D};return _===void 0?x:typeof _=="string"?{...x,help:(0,T._U)(_)}:{...x,help:n(_,{role:"operator",
host:""}),cures:_}},e)}}),8937:((it,F,t)=>{t.d(F,{$w:()=>R,em:()=>h,nP:()=>O,pt:()=>M,ro:()=>I});var T=t(4e3),y=t(5799);const I="this pull request needs no chan\
ge; run the check where the secret is available, for example on the main branch";function M({host:C,token:w,source:p},A){const P=`sent${A===null?"":` to ${A}`}`;
switch(w){case"none":return`no token was found for ${C}`;case"sent":return`the token for ${C} from ${p} was ${P}`;case"dropped":return`the token for ${C} from ${p}\
 was not ${P}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${C} from ${p} was not ${P}, because the URL is not h\
ttps; the CLIs do send it`}}function R({host:C,token:w},p,A,P){switch(w){case"none":return{operator:O(C),user:O(C),guest:(0,T.qZ)(C)};case"sent":return{operator:P,
user:P};case"dropped":return(0,y.C)(`serve ${p} without the redirect to ${A??"another host"}`);case"withheld":return(0,y.C)(`serve ${p} at an https URL`)}}const O=C=>`\
add a token to \`tokens\` (${C}=\u2026) or set a TF_TOKEN_ variable`;function h(C,w,{isFork:p,searched:A,notRead:P}){if(p)return{message:`${C}, and secrets are \
withheld from pull requests of forks`,help:I,severity:"notice"};const E=P.length===0?"":`; not read: ${P.join(", ")}`;return{message:`${C}, and none was found (\
searched: ${A.join(", ")}${E})`,help:w}}}),1992:((it,F,t)=>{t.d(F,{wX:()=>Zt,k_:()=>N,w5:()=>Rt});var T=t(3024),y=t(6760),I=t(5747),M=t(4e3),R=t(5143),O=t(6174),
h=t(2161);function C(G,Y){const{directory:rt,checkedAt:st,configs:ct,usages:ht}=Y,yt=ct.flatMap(vt=>vt.files),pt=new Set(yt.flatMap(({path:vt,shown:Dt})=>[w(vt),
Dt])),It=vt=>{const Dt=w((0,y.resolve)(rt,vt));return!pt.has(vt)&&!pt.has(Dt)&&p(vt)&&p(Dt)},kt=G.filter(({file:vt})=>It(vt)),$t=d(kt,rt,st),bt=i($t,ht);return $t.
flatMap(vt=>A(vt,bt.get((0,R.df)(vt.place))??null,Y)).map(a)}function w(G){const Y=(0,I.$r)(G);return Y.kind==="file"?Y.path:(0,y.resolve)(G)}const p=G=>(0,h.L8)(
(0,y.basename)(G),new Set,(0,y.basename)((0,y.dirname)(G)))!==void 0;function A({place:G,before:Y,literal:rt,after:st},ct,{redact:ht,kept:yt}){const pt=Y+rt+st;
return ht(pt,yt)!==pt?[]:r(pt)?ct===null||u.test(ct)||!rt.includes(ct)?[]:[{place:G,before:"\u2026 ",literal:(0,O._U)(ct),after:" \u2026"}]:[{place:G,before:Y,literal:rt,
after:st}]}const P=300,E=160;function a(G){const{before:Y,literal:rt,after:st}=G;if(Y.length+rt.length+st.length<=P)return G;const ct=(0,M.dh)(rt,E),ht=P-ct.length-
2,yt=Math.max(Math.ceil(ht*2/3),ht-st.length),pt=Y.slice(-yt).replace(/^[\uDC00-\uDFFF]/,"");return{...G,before:Y.length<=yt?Y:`\u2026${pt}`,literal:ct,after:(0,M.
dh)(st,ht-Math.min(Y.length,yt))}}const o=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
u=/[\s"]/,n=/[\w+-]{20,}/g,r=G=>o.test(G)||(G.match(n)??[]).some(Y=>/\d/.test(Y)&&/[a-z]/.test(Y)&&/[A-Z]/.test(Y));function i(G,Y){const rt=new Map(G.map(({place:ct})=>[
(0,R.df)(ct),ct.file])),st=new Set(rt.values());return new Map(Y.filter(({place:ct})=>st.has(ct.file)&&rt.has((0,R.df)(ct))).flatMap(({place:ct,text:ht})=>ht===
null?[]:[[(0,R.df)(ct),ht]]))}const c=1024*1024,f=4e3;function d(G,Y,rt){const st=Map.groupBy(G,({file:ct})=>ct);return Array.from(st).flatMap(([ct,ht])=>{const yt=(0,y.
join)(Y,ct),pt=e(yt,rt)?(0,I.yR)(yt,c):null;return pt?.ok?s(pt.text,ht):[]})}const e=(G,Y)=>(0,I.N0)(()=>(0,T.statSync)(G).mtimeMs<=Y+1,!1);function s(G,Y){const rt=[];
let[st,ct]=[1,G.startsWith("\uFEFF")?1:0];for(const ht of Y.toSorted((yt,pt)=>yt.line-pt.line)){for(;st<ht.line&&ct>=0;st+=1)ct=G.indexOf(`
`,ct)+1||-1;if(ct<0)break;const yt=G.indexOf(`
`,ct),pt=yt<0?G.length:yt,It=pt>ct&&G[pt-1]==="\r";rt.push(...l(G.slice(ct,It?pt-1:pt),ht))}return rt}function l(G,Y){const{column:rt,endColumn:st}=Y,ct=G.length>
f?[]:Array.from(G);if(rt>ct.length)return[];const[ht,yt]=[rt-1,st-1],pt=(It,kt)=>ct.slice(It,kt).join("");return[{place:Y,before:pt(0,ht),literal:pt(ht,yt),after:pt(
yt)}]}var m=t(1342),_=t(2389),g=t(785),v=t(1831),D=t(3592),x=t(4503),S=t(6763),$=t(8641),k=t(5751),B=t(7052),j=t(5799),W=t(7523),b=t(7854),L=t(3474),X=t(3152);function V(G,Y,rt){
const st={...G,newHosts:new Set,files:null,remarks:[]};if(Y===null)return st;const ct=$t=>({...st,remarks:[`changed-only has no effect: ${$t}`]});if(Y.kind==="a\
ll")return ct(Y.why);const{files:ht}=Y,yt=new Set(ht.filter(({status:$t})=>$t!=="removed").map(({file:$t})=>$t));if(yt.size>0&&![...yt].some($t=>rt($t)!==null))
return ct("the checkout contains none of the files that the pull request changes");const pt=G.usages.filter(({place:$t})=>yt.has($t.file)),kt=`changed-only: the\
 pull request changes ${ht.length===1?"1 file":`${ht.length} files`} with ${pt.length} of ${G.usages.length} usages`;return{usages:pt,notes:G.notes.filter($t=>q(
(0,j.W7)($t),yt)),newHosts:lt(G.usages,ht,rt),files:new Set(ht.map(({file:$t})=>$t)),remarks:[kt]}}const q=(G,Y)=>Y.has(G)||G==="."||[...Y].some(rt=>rt.startsWith(
`${G}/`)),Z=2e8;function lt(G,Y,rt){const st=new Set;if(Y.some(xt))return st;const ct=new Map(Y.map($t=>[$t.file,$t])),ht=(0,b.Oo)($t=>wt(ct.get($t),rt)),yt=Y.flatMap(
({patch:$t})=>Tt($t,/^[ -]/));let pt=0;const It=($t,bt)=>{const vt=[bt,(0,v.nx)(bt).toLowerCase()];return $t.filter(Dt=>(pt+=Dt.length,pt<=Z&&vt.some(Ft=>Dt.includes(
Ft)))).length},kt=($t,bt)=>{const{isNew:vt,now:Dt,added:Ft}=ht($t),Vt=vt?0:It(Dt,bt);return vt||Vt>0&&Vt===It(Ft,bt)};for(const[$t,bt]of Map.groupBy(G,vt=>vt.host)){
if($t===null||bt.some(({isHostImplied:Dt})=>Dt))continue;const vt=[...new Set(bt.map(({place:Dt})=>Dt.file))];!vt.every(Dt=>ct.has(Dt))||It(yt,$t)>0||vt.every(Dt=>kt(
Dt,$t))&&pt<=Z&&st.add($t)}return st}function wt(G,Y){const{file:rt="",status:st,patch:ct=null}=G??{},ht=st==="added";if(ht||ct===null)return{isNew:ht,now:[],added:[]};
const yt=(Y(rt)??"").toLowerCase().split(`
`);return{isNew:ht,now:yt,added:Tt(ct,/^\+/)}}const Tt=(G,Y)=>(G??"").toLowerCase().split(`
`).filter(rt=>Y.test(rt)),Pt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,xt=({file:G,status:Y,changes:rt,patch:st})=>st===null&&Y!=="added"&&rt>0&&Pt.test(
G);var Lt=t(2859),St=t(1435),Ht=t(6034),Nt=t(370);async function Kt(G,Y){const rt=Y.now(),st=await(0,Nt.SQ)(G,Y),ct=G.scan.length===0?0:Y.now()-rt,{dialect:ht,usedBy:yt,
...pt}=(0,Nt.o0)(G,st,Y),It={...pt,notes:[...pt.notes,...zt(st,Y.stop.why)]},kt=await Xt(It,G,Y),$t=(0,St.j)(kt.usages,G,ht,{...Y,mayHavePlugins:(0,Nt.C_)(st,G)}),
{roots:bt,notes:vt}=(0,Ht.D0)({...It,scanned:st,changed:kt.files,dialect:ht,settings:G}),Dt=(0,W.Xo)($t.usages,bt),Ft=(0,Lt.CG)(G,Dt,ht.clients,(0,b.kA)(It.usages)),
{configs:Vt,releases:qt}=$t,{environment:en}=Y,{files:sn,bytes:nn}=st;return{dialect:{...ht,releases:qt},configs:Vt,usages:Dt.filter(b.s7),roots:bt,requirements:Ft,
notes:[...(0,Ht.a3)(kt.notes,Dt,G,en),...vt],newHosts:kt.newHosts,isEmpty:G.scan.length>0&&st.isEmpty&&st.endedAt===null,complaints:$t.findings,allUsages:It.usages,
changes:kt.changes,remarks:[...kt.remarks,...$t.remarks],scan:{files:sn,bytes:nn,usages:Dt.length,durationMs:ct},clients:yt,repositories:[],missing:null,checkouts:null}}
async function Xt(G,Y,rt){const st=Y.changedOnly?await rt.changes(Y):null;return{changes:st,...V(G,st,ht=>{const yt=(0,I.yR)((0,y.join)(rt.directory,ht));return yt.
ok?yt.text:null})}}function zt({endedAt:G,files:Y},rt){return G===null||rt===null?[]:[(0,j.sb)(G,(0,B.ub)({kind:"time",stopped:rt,files:Y}))]}function Gt({requirements:G,
repositories:Y}){const{size:rt}=new Set(G.map(({host:ct})=>ct));if(rt<=L.pS)return;const st=`${rt} hosts, the limit is ${L.pS}`;throw new X.GN([Y.length>0?`usag\
es name ${st}: check fewer repositories at once`:`scan found ${st}: narrow scan or exclude files`])}var Yt=t(7082),Qt=t(6875);const z=function(...G){const{nameRepository:Y}=t.
late([9,321,890,325,725],1725);return new.target?new Y(...G):Y(...G)},nt=function(...G){const{prepareFleet:Y}=t.late([9,321,890,192,854],5854);return new.target?
new Y(...G):Y(...G)},H=function(...G){const{recordRun:Y}=t.late([192,883],883);return new.target?new Y(...G):Y(...G)};async function N(G,Y,rt,st){const{env:ct,kill:ht}=Y,
{show:yt}=rt,pt={startTimer:Qt.Ip,now:(0,g.ie)(Y)};try{const It=await et(G,{...st,...pt,environment:ct,kill:ht,progress:yt});return J(It,{directory:st.directory,
environment:ct,random:Math.random})}finally{rt.end()}}function J(G,Y){const{history:rt}=G.settings;if(rt===null)return{checked:G,warnings:[]};try{const{history:st,
warnings:ct}=H(rt,G,Y);return{checked:{...G,context:{...G.context,history:st}},warnings:ct}}catch(st){const ct=(0,$.RK)((0,m.A3)(st));return{checked:G,warnings:[
`the history ${(0,$.RK)(rt)} was not read: ${ct}`]}}}async function et(G,Y){const rt=new Date,st=(0,k.s)(G,Y),ct=st.deadlineMs;(st.usages.length>0||st.depth!=="\
discovery")&&(0,g.L2)();const ht=Y.startTimer(ct,()=>Y.stop.end({kind:"deadline",ms:ct}));try{const pt=await(st.usages.length===0?Kt:nt)(st,Y);Gt(pt),await(0,g.
xu)();const It=await ft(pt,st,Y,rt);return await ut(It,pt,st,Y,rt)}finally{ht()}}async function ft(G,Y,rt,st){const{environment:ct,stop:ht,isFork:yt}=rt,{dialect:pt}=G,
It={...G,...await at(G,Y,rt),tokenVariables:Rt(ct),tokenHosts:Y.tokens.map(({host:$t})=>$t),stopped:Ot(ht.why,G.missing)},kt={...rt.secrets,kept:Zt(G.requirements),
usages:G.allUsages,configs:G.configs,directory:rt.directory,checkedAt:st.getTime()};return(0,_.S4)(It,{...Y,dialect:pt,isFork:yt,now:st.getTime()},$t=>C($t,kt))}
async function at(G,Y,rt){const{requirements:st,roots:ct,dialect:ht}=G,yt=(0,Lt.en)(st,Y,ht),pt=Array.from(yt,([vt,Dt])=>(0,Yt.i)(vt,Dt)),It=new Set(st.map(({host:vt})=>vt).
filter(vt=>!yt.has(vt))),kt=Y.depth!=="discovery"&&ct.length>0;if(It.size===0&&!kt)return{visits:pt,predicted:_.j7,tokenSources:new Map};const{contact:$t}=await Promise.
all([t.e(124),t.e(312),t.e(667),t.e(718),t.e(977)]).then(t.bind(t,9718)),bt=await $t([...It],G,Y,rt);return{...bt,visits:[...bt.visits,...pt]}}const Ot=(G,Y)=>G===
null||Y===null?G??Y:{kind:"several",reasons:[G,Y]};async function ut(G,Y,rt,st,ct){const{requirements:ht,changes:yt,scan:pt,clients:It}=Y,kt=Zt(ht),$t=[...Y.remarks,
...(0,S.rc)(G)],{why:bt,evidence:vt}=Y.dialect,Dt={verdict:G,remarks:(0,S.q9)($t),detection:{why:bt,evidence:vt}},{verdict:Ft,remarks:Vt,detection:qt}=st.secrets.
redact(Dt,kt);return{settings:rt,changes:yt,verdict:Ft,context:{dialect:{...Y.dialect,...qt},failOn:rt.failOn,scan:pt,remarks:Vt,startedAt:ct.toISOString(),durationMs:Date.
now()-ct.getTime(),version:D.xv,docsUrl:D.aq,clients:It(),links:null,repository:mt(Ft,Y,st),repositories:Y.repositories,history:null}}}function mt(G,{scan:Y,repositories:rt},{
directory:st,environment:ct}){return Y.files===0||rt.length>0?null:z(st,()=>(0,x.R8)(G),ct)}const Rt=G=>Object.keys(G).filter(Y=>/^TFE?_?TOKEN/i.test(Y)),Zt=G=>new Set(
G.flatMap(({host:Y,service:rt})=>[Y,(0,v.nx)(Y),rt]))}),5747:((it,F,t)=>{t.d(F,{$r:()=>u,Mc:()=>E,N0:()=>P,Oj:()=>A,io:()=>C,v2:()=>o,wX:()=>a,yR:()=>h});var T=t(
4573),y=t(3024);const I=16*1024*1024,M=y.constants.O_RDONLY|(y.constants.O_NONBLOCK??0)|(y.constants.O_NOCTTY??0),R=Buffer.allocUnsafeSlow(256*1024);let O=R;function h(n,r=I){
const i=w(n,r);if(!Buffer.isBuffer(i))return i;const c=i.toString("utf8");return{ok:!0,text:c,isUtf8:!c.includes("\uFFFD")||(0,T.isUtf8)(i),bytes:i.length}}function C(n,r){
const i=w(n,r);return Buffer.isBuffer(i)?Buffer.from(i):null}function w(n,r){let i;try{i=(0,y.openSync)(n,M);const c=(0,y.readSync)(i,R,0,R.length,null);return c<
R.length?R.subarray(0,c):p(i,r)}catch(c){return{ok:!1,failure:{kind:"error",code:A(c)}}}finally{i!==void 0&&(0,y.closeSync)(i)}}function p(n,r){const{size:i}=(0,y.
fstatSync)(n);if(i>r||i<R.length)return{ok:!1,failure:{kind:"size",bytes:i,maxBytes:r}};O.length<i&&(O=Buffer.allocUnsafeSlow(Math.min(2*i,r)));let c=0;for(;c<i;){
const f=(0,y.readSync)(n,O,c,i-c,c);if(f===0)break;c+=f}return O.subarray(0,c)}function A(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="str\
ing")throw n;return n.code}function P(n,r){try{return n()}catch(i){return A(i),r}}const E=n=>P(()=>(0,y.readdirSync)(n,{withFileTypes:!0}),[]),a=n=>E(n).map(({name:r})=>r).
sort(),o=n=>E(n).flatMap(r=>r.isDirectory()?r.name:[]);function u(n){try{const r=(0,y.realpathSync)(n),i=(0,y.statSync)(r);return i.isFile()?{kind:"file",path:r}:
{kind:i.isDirectory()?"directory":"special",path:r}}catch(r){return{kind:"error",code:A(r)}}}}),8185:((it,F,t)=>{t.d(F,{C:()=>C,I:()=>p});var T=t(4283),y=t(7052),
I=t(6697),M=t(5799),R=t(1831);const O=(A,{allowedHosts:P,hostnames:E})=>(0,R.Jr)(A,P)||E.some(a=>a.host===A),h=1e4;function C(A,P,E=h){if(P.allowedHosts.length===
0)return[];const a=new Map,o=[];let u=0;for(const{directHost:n,kind:r,isOverridden:i,place:c,clients:f}of A){if(n===void 0||i||O(n,P))continue;const d=r==="back\
end_http"||r==="remote_state"?"backend":"download",e=`${d} ${n}`;if(!a.has(e)&&a.size>=E){u+=1;continue}const{problem:s,host:l}=a.get(e)??w(n,d);a.set(e,{problem:s,
host:l}),o.push((0,M.hD)(s,{host:l,places:[c],clients:f}))}return u===0?o:[...o,(0,M.sb)(".",(0,y.ub)({kind:"problems",max:E,omitted:u}))]}function w(A,P){const E=(0,R.
Pv)(A),a=E.ok?E.value:null,o=a===null?A:(0,R.nx)(a);return{problem:(0,I.wp)({host:o,use:P}),host:a}}function p(A,P,E,a){if(a.allowedHosts.length===0)return[];const o=E.
filter(({because:u})=>u.some(n=>typeof n!="string"));return P.flatMap(u=>{const{id:n,kind:r}=u;if(r!=="url"||!o.some(d=>d.service===n))return[];const i=(0,T.Dl)(
u.url),c=i.ok?(0,R.Pm)(i.value):null;if(c===null||c===A||O(c,a))return[];const f=(0,I.wp)({host:c,service:n,registry:(0,R.nx)(A)});return[(0,M.hD)(f,{services:[
n]})]})}}),3217:((it,F,t)=>{t.d(F,{fc:()=>n,ky:()=>u,so:()=>w,uA:()=>i});var T=t(4283),y=t(3534),I=t(3410),M=t(5143),R=t(5799),O=t(1831),h=t(9562),C=t(241);function w(c,f,{
role:d},e){const s=P(c),l=c.credentials?.hasToken===!0,_=(c.attempt.hops.at(-1)?.challenge??null)===null&&(l||d!=="guest"),g=l?[]:E(c.host,s,e),D=[...c.difference===
null?[]:[c.difference],...g,...s===null||!_?[]:[a(c,s,e)]].map(S=>(0,R.hD)(S)),x=l?[]:p(c,e);return x.length>0?[...D,...x]:g.length===0?[...D,...A(c,f,e)]:D}function p(c,{
usages:f,isFork:d,depth:e}){const{host:s,attempt:l}=c;if(e==="discovery"||l.discovery.kind!=="found")return[];const m=f.flatMap(({workspace:_,hasOwnToken:g,needs:v,
place:D})=>_===void 0||g||(0,M.Zl)(D.file)?[]:v.filter(x=>x.host===s));return Array.from(Map.groupBy(m,({service:_})=>_),([_,g])=>{const v=(0,I.vs)({host:s,service:_,
isFork:d,...o(c)}),D=g.flatMap(x=>x.clients);return(0,R.hD)(v,{services:[_],clients:D})})}function A(c,f,{usages:d,isFork:e}){const{host:s,attempt:l,credentials:m}=c;
if(l.discovery.kind!=="found"||m?.hasToken||m?.problem)return[];const _=D=>typeof D!="string"&&!(0,M.Zl)(D.file)&&!d.some(({hasOwnToken:x,place:S})=>x===!0&&S===
D),g=(0,h.Uc)(s).find(D=>f.some(({service:x,because:S})=>x===D&&S.some(_)));if(g===void 0)return[];const v=(0,y.$U)({host:s,service:g,isFork:e,...o(c)});return[
(0,R.hD)(v,{services:[g]})]}function P(c){const{discovery:f,hops:d}=c.attempt;return f.kind==="failed"&&f.problem.code==="document-unauthorized"?d.at(-1)?.status??
null:null}function E(c,f,{tokenVariables:d,hosts:e}){return(0,C.B)(d,c,e).filter(({isParent:s})=>!s||f!==null).map(s=>(0,y.z2)({host:c,...s}))}function a(c,f,{isFork:d}){
const{host:e,credentials:s}=c;return s?.hasToken?(0,y.JD)({host:e,status:f,source:s.source}):(0,y.$U)({host:e,service:null,isFork:d,...o(c)})}function o({credentials:c,
looks:f}){const d=f.flatMap(m=>m.looks),e=m=>[...new Set(d.flatMap(({held:_,source:g})=>_!=="not read"===m?g:[]))],s=c===null?e(!0):[c.source],l=c===null?e(!1):
[];return{searched:s,notRead:l}}function u(c,f){return c.filter(d=>!f.includes(d)).map(d=>(0,R.hD)((0,y.bI)({host:d})))}function n({host:c,attempt:f,credentials:d},e){
const s=d?.hasToken===!0,l=[...e.flatMap(m=>m.kind==="url"&&(0,h.p4)(m.id)&&(0,h.D6)(m.id)?[{url:m.url,service:m.id,isSent:s}]:[]),...f.hops.map(({url:m,authorization:_})=>({
url:m,service:null,isSent:_==="sent"}))].flatMap(({url:m,..._})=>{const g=r(m);return g===null||g===c?[]:[{..._,host:g}]});return[...new Map(l.toReversed().map(
m=>[m.host,m])).values()]}function r(c){const f=(0,T.Dl)(c),d=f.ok?(0,O.Pm)(f.value):null,e=d===null?null:(0,O.Pv)(d);return e?.ok?e.value:null}function i(c,f,{
tokenSources:d,hosts:e}){return n(c,f).flatMap(({host:s,service:l,isSent:m})=>{const _=d.get(s);if(_===void 0)return[];const g=l===null?c.attempt.discovery.kind===
"failed":!m,v=(0,y.To)({host:(0,O.nx)(c.host),other:(0,O.nx)(s),source:_,service:l,isSent:m,isNotice:!g||e.has(s)});return[(0,R.hD)(v,{services:l===null?[]:[l]})]})}}),
2886:((it,F,t)=>{t.d(F,{ER:()=>h,Gy:()=>i,H4:()=>w,HJ:()=>E,Np:()=>A,Rh:()=>o,TC:()=>u,cA:()=>n,ly:()=>C,nv:()=>p,pi:()=>P,zX:()=>O});var T=t(4e3),y=t(5143),I=t(
5799),M=t(1831);const R=["module","provider","version","package","lock","not"],O=({problem:c,places:f})=>R.includes(c.code.replace(/-.*/,""))&&f.length>0&&f.every(
d=>typeof d!="string"),h=({problem:c,needed:f})=>f&&c.usualSeverity==="error"&&!w.includes(c.code),C=c=>c.some(f=>typeof f=="string"||!(0,y.Zl)(f.file)),w=["hos\
t-http2","host-check-crashed"];function p(c,f){const{severity:d,affects:e,needed:s}=c,l=s&&f.some(m=>e.includes(m));return d==="error"&&!l?{...c,severity:"warni\
ng"}:c}const A=(c,f)=>I.oC.indexOf(c.severity)-I.oC.indexOf(f.severity),P=({problem:c,host:f,namedHost:d=f},e)=>e.some(({code:s,host:l})=>s===c.code&&(l===null||
l===d));function E(c){const f=new Map;return d=>{const e=JSON.stringify(d),s=f.get(e)??a(d,c);return f.set(e,s),s}}function a(c,f){const d=m=>f.filter(({service:_})=>m.
includes(_)),e=c.length===0?f:d(c),s=c.filter(m=>e.some(({service:_})=>_===m)),l=(e.length>0?e:d(["any"])).flatMap(m=>m.because);return{services:s.length>0?s:c,
places:(0,y.As)(o([...new Set(l)]))}}function o(c){const{own:f=[],aside:d=[]}=Object.groupBy(c,e=>typeof e!="string"&&(0,y.Zl)(e.file)?"aside":"own");return[...f,
...d]}function u(c,f){const d=f.some(({because:s})=>s.includes("hostnames input"));return{role:(0,T.VW)(c)!==null?"guest":d?"operator":"user",host:(0,M.nx)(c)}}
const n=c=>typeof c=="string"?c:`${c.file}:${c.line}`,r=1e3;function i(c,f){const d=c.flatMap(m=>(0,I.Xd)(m)??[]).filter(({file:m,column:_,endColumn:g})=>g>_&&(0,y.
_M)(m)===null),e=new Map(d.map(m=>[(0,y.df)(m),m])),s=f([...e.values()].slice(0,r)),l=new Map(s.map(m=>[(0,y.df)(m.place),m]));return({rows:m,..._})=>{const g=(0,I.
Xd)(_),v=g&&l.get((0,y.df)(g));return v?{..._,line:v}:_}}}),6146:((it,F,t)=>{t.d(F,{$:()=>I,o:()=>y});var T=t(2886);const y=(h,{kind:C,source:w,address:p,constraints:A,
places:P})=>JSON.stringify([h,C,w,p,A,P[0]??null]);function I(h,C){const w=M(C,({rows:A=[]})=>A),p=M(C.filter(O),({places:A})=>A.map(T.cA));return w.size+p.size===
0?h:h.map(({directory:A,clients:P,rows:E})=>({directory:A,clients:P,rows:E.map(a=>{const o=w.get(y(A,a))??a.rejectedAt.flatMap(r=>p.get((0,T.cA)(r))??[]);if(o.length===
0)return a;const u=o.map(({finding:r})=>(0,T.nv)(r,P)).sort(T.Np),n=new Map(u.map(({problem:{code:r,title:i,usualSeverity:c}})=>[r,{code:r,title:i,usualSeverity:c}]));
return{...a,worst:u[0]?.severity??null,problems:[...n.values()]}})}))}const M=(h,C)=>Map.groupBy(h.flatMap(w=>C(w).map(p=>({key:p,finding:w}))),({key:w})=>w),R=/^(?:constraint|lock)-/,
O=({problem:h,host:C})=>C===null&&R.test(h.code)}),2389:((it,F,t)=>{t.d(F,{j7:()=>r,k2:()=>d,S4:()=>i});var T=t(3217),y=t(7052),I=t(5143),M=t(5799),R=t(1064),O=t(
8185),h=t(2886);function C({notes:e,usages:s,isEmpty:l,complaints:m,tokenHosts:_,answered:g,contacted:v},D){const x=({problem:W})=>W.code==="file-syntax",S=new Set(
e.filter(x).map(M.W7)),$=[...e.map(W=>A(W,S,D)),...[...(0,O.C)(s,D),...g.map(w),...m,...(0,T.ky)(_,v)].map(W=>(0,h.nv)(W,D.dialect.clients)),...l?[P(D)]:[]],{placed:k=[],
others:B=[]}=Object.groupBy($,({places:W})=>W.length>0?"placed":"others");return[...(0,M.DF)(k,W=>{const{problem:b,severity:L,affects:X,host:V,namedHost:q,exclude:Z}=W,
{code:lt,message:wt,help:Tt}=b;return[V,q,lt,L,wt,Tt,X,Z===void 0]}),...B]}function w(e){const{host:s,problem:l}=e;return s===null?e:{...e,services:[],problem:(0,M.
pj)(l,(0,h.TC)(s,[]))}}const p=e=>M.oC[M.oC.indexOf(e)+1]??e;function A(e,s,{dialect:l,allowedHosts:m}){const{problem:_,clients:g,isPlaceholder:v,checkedFor:D=l}=e;
if(_.code==="file-limit"&&m.length>0){const b=`${_.message}; it may use hosts that are not in \`allowed-hosts\``,L={..._,message:b};return{...e,problem:L,severity:"\
error"}}const x=(0,M.W7)(e),S=e.aside??x,$=e.severity==="error"&&(v||s.has(x)||(0,I.Zl)(S)),k=$?"warning":e.severity,B=D.isGuess&&R.Du.some(b=>!g.includes(b)),j={
...e,severity:B?p(k):k},W=(0,h.nv)(j,D.clients);return $||(0,I.Zl)(S)?{...W,exclude:[(0,I.n7)(S)]}:W}const P=({scan:e,hostnames:s,usages:l})=>(0,M.hD)((0,y.JW)(
{scan:e,hasHostnames:s.length>0,isFleet:l.length>0}));var E=t(6146);const a=function(...e){const{judgeRequests:s}=t.late([124,312,667,718,977],9718);return new.target?
new s(...e):s(...e)},o=function(...e){const{crashedVisit:s}=t.late([124,312,667,718,977],9718);return new.target?new s(...e):s(...e)},u=function(...e){const{judgeVisit:s}=t.
late([124,312,667,718,977],9718);return new.target?new s(...e):s(...e)},n=function(...e){const{outcomesOf:s}=t.late([124,312,667,718,977],9718);return new.target?
new s(...e):s(...e)},r={findings:[],roots:[],requests:[],answering:new Set};function i(e,s,l=()=>[]){const{predicted:m,stopped:_}=e,g=c(e,s),v=[...e.notes,...m.
findings.filter(({host:X})=>X===null)],D=C({...e,notes:v,...f(g,m,s)},s),x=[...g.flatMap(X=>X.findings),...D],S=X=>!(0,h.pi)(X,s.ignore),$=x.filter(S).sort(h.Np),
k=(0,h.Gy)($,l),B=X=>X.filter(S).map(k).sort(h.Np),j=g.map(X=>{const V=B(X.findings.filter(q=>!(0,h.zX)(q)));return{...X,findings:V,clients:n(V)}}),W=({exclude:X})=>+(X!==
void 0),b=B([...g.flatMap(X=>X.findings.filter(h.zX)),...D]).toSorted((X,V)=>(0,h.Np)(X,V)||W(X)-W(V)),L=[...j.flatMap(X=>X.findings),...b].sort(h.Np);return{passed:_===
null&&!L.some(({severity:X})=>d(X,s.failOn)),stopped:_,hosts:j,files:b,findings:L,ignored:x.length-L.length,roots:(0,E.$)(m.roots,$)}}function c(e,s){const{visits:l,
newHosts:m,predicted:_}=e,g=Map.groupBy(e.requirements,({host:$})=>$),v=Map.groupBy(_.findings,({host:$})=>$),D=new Map(_.requests.map($=>[$.host,$])),x=new Set(
l.map(({host:$})=>$)),S={...s,...e,hosts:x};return l.map($=>{const{host:k}=$,B={visit:$,requirements:g.get(k)??[],predicted:v.get(k)??[],requests:D.get(k)??null,
answering:_.answering,isNew:m.has(k)};try{return u(B,s,S)}catch(j){return o(B,s.dialect,j)}})}function f(e,{findings:s,requests:l},m){const _=new Set(e.map(({visit:D})=>D.
host)),g=e.flatMap(({visit:D,services:x})=>(0,T.fc)(D,x)),v=l.flatMap(D=>a(D,[],m).map(x=>({...x,host:D.host})));return{answered:[...s,...v].filter(({host:D})=>D!==
null&&!_.has(D)),contacted:[..._,...[...g,...l].map(({host:D})=>D)]}}const d=(e,s)=>e==="error"?s!=="never":e==="warning"&&s==="warning"}),9664:((it,F,t)=>{t.d(
F,{Gz:()=>y,LA:()=>R,jt:()=>I,un:()=>M});var T=t(3916);const y=(O,h)=>O===""?h:`${O}/${h}`,I=O=>O.slice(0,Math.max(0,O.lastIndexOf("/")));function M(O,h){const C=(0,T.
join)(O,h).replace(/\/$/,"");return C==="."?"":C}const R=O=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(O)}),1022:((it,F,t)=>{t.d(F,{m:()=>P,s:()=>a});var T=t(
4091),y=t(1831),I=t(8408),M=t(5011);const R={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},O="hashicorp",h="-",C='Invalid provider source\
 string: The "source" attribute must be in the format "[hostname/][namespace/]name"',w={prefix:"terraform-",whose:"a Terraform",frequency:"often"},A={terraform:[
w],opentofu:[w,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function P(i,c){const f=i.split("/");if(f.length>3||f.includes(""))return E(C);const[
d="",e,s]=f.reverse(),l=a(d);if(!l.ok){const S=`${(0,T.ol)(d)} in source ${(0,T.ol)(i)}`;return E(`Invalid provider type: Invalid provider type ${S}: ${l.why}"`)}
const m=s===void 0,_=m?(0,T.Ju)((0,M.Vm)(c)):(0,y.Pv)(s);if(e===void 0&&_.ok){const S={hostImplied:m,namespace:O,type:l.value};return{kind:"registry",host:_.value,
...S}}const g=e===h?(0,T.Ju)(e):a(e??""),v=`namespace "" in source ${(0,T.ol)(i)}`;if(!g.ok)return E(`Invalid provider namespace: Invalid provider ${v}: ${g.why}\
"`);if(!_.ok){const S="Invalid provider source hostname";return E(`${S}: ${S} ${v}: ${_.why}"`)}const D={hostImplied:m,host:_.value,namespace:g.value,type:l.value},
x=u(D,c);return x===void 0?{kind:o(D,c),...D}:E(x)}const E=i=>({kind:"invalid",error:i});function a(i){if(/^[a-z0-9]+$/.test(i))return(0,T.Ju)(i);if(i==="")return(0,T.
TR)("must have at least one character");if(i.includes("."))return(0,T.TR)("dots are not allowed");if(i.includes("--"))return(0,T.TR)("cannot use multiple consec\
utive dashes");const c=(0,I.YE)(i);return c.ok?(0,T.Ju)((0,I.DI)(c.value)):(0,T.TR)("must contain only letters, digits, and dashes, and may not use leading or t\
railing dashes")}function o({host:i,namespace:c},f){return c===h?"legacy":c==="builtin"&&R[f].includes(i)?"builtin":"registry"}function u(i,c){const f=(0,M.Vm)(
c);if(i.namespace===h&&i.host!==f)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${f}.`;const d=A[c].find(({
prefix:e})=>i.type.startsWith(e));return d===void 0?void 0:n(i,d,c)}function n(i,{prefix:c,whose:f,frequency:d},e){const s=`${c}provider-`,l=i.type.slice(s.length);
if(!i.type.startsWith(s)||!a(l).ok)return`Invalid provider type: Provider source ${(0,T.ol)(r(i))} has a type with the prefix ${(0,T.ol)(c)}, which isn't allowe\
d because it would be redundant to name ${f} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const m=r(
{...i,type:l},e);return`Invalid provider type: Provider source ${(0,T.ol)(r(i,e))} has a type with the prefix ${(0,T.ol)(s)}, which isn't valid. Although that p\
refix is ${d} used in the names of version control repositories for ${f.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,T.ol)(m)}?`}const r=({host:i,namespace:c,type:f},d)=>d!==void 0&&i===(0,M.Vm)(d)?`${c}/${f}`:`${(0,y.nx)(i)}/${c}/${f}`}),241:((it,F,t)=>{t.d(
F,{B:()=>I});var T=t(1831);const y=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function I(w,p,A){const[P]=(0,T.fK)(p);return P===void 0?[]:w.flatMap(E=>{const a=(0,T.$k)(E);
if(a!==null&&A.has(a))return[];const o=M(E,a,p);return o===null?[]:[{variable:E,why:o,write:P,isParent:R(a,p)}]})}function M(w,p,A){const P=y.exec(w)?.[0];if(P===
void 0)return null;const E=w.slice(P.length);return p!==null&&R(p,A)?`it is for ${(0,T.nx)(p)} only: the clients do not use the tokens of parent domains`:h(A).some(
a=>a===O(E))?P!==T.xV?`it begins with ${P}, and the clients read only ${T.xV}`:p===null?"the clients cannot read a hostname from it and ignore it":`the clients \
read it for ${(0,T.nx)(p)}${C(E,A)}`:null}const R=(w,p)=>w!==null&&(0,T.Sv)(p).name.endsWith(`.${(0,T.Sv)(w).name}`),O=w=>w.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function h(w){const{name:p}=(0,T.Sv)(w);return[...new Set([w,p,(0,T.nx)(w)].map(O))]}function C(w,p){const{name:A,port:P}=(0,T.
Sv)(p);return P!==443&&!w.includes(":")?"; a port follows a colon":A.includes("-")&&!w.includes("-")?"; a hyphen is written as two underscores":""}}),4503:((it,F,t)=>{
t.d(F,{DZ:()=>a,R8:()=>u,aE:()=>M,oW:()=>o,uM:()=>I});var T=t(5143),y=t(8884);function I({file:n,line:r},{links:i,repositories:c}){const{repository:f,path:d}=(0,T.
bH)(n);if(f!==null){const s=E(O(c).get(f)),l=d==="."?null:o(d);return s===null||l===null?null:`${s}/${l}#L${r}`}const e=i?.get(n);return e===void 0?null:e.diff?.
lines.has(r)?`${e.diff.url}R${r}`:`${e.url}#L${r}`}const M=(n,{repositories:r})=>{const i=O(r).get(n)?.url??null;return i===null||P(i)===null?null:i},R=new WeakMap;
function O(n){const r=R.get(n)??new Map(n.map(i=>[i.name,i]));return R.set(n,r),r}const h=600,C=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
w=/^(?:[\da-f]{40}|[\da-f]{64})$/,p=/^gitlab\.com$/i,A=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,
P=n=>n.length<=h?C.exec(n)?.[1]??null:null;function E(n){const{url:r=null,commit:i=null}=n??{},c=r===null?null:P(r);return c===null||i===null||!w.test(i)||A.test(
c)?null:`${r}${p.test(c)?"/-":""}/blob/${i}`}const a=n=>E(n)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function o(n){if(!n.isWellFormed())return null;const r=i=>encodeURIComponent(
i).replace(/[!'()*_~]/g,c=>`%${c.charCodeAt(0).toString(16).toUpperCase()}`);return n.split("/").map(r).join("/")}const u=n=>new Set((0,y.YC)(n).flat().flatMap(
r=>typeof r=="string"?[]:r.file).filter(y.CN))}),7574:((it,F,t)=>{t.d(F,{I$:()=>R,QN:()=>C,kJ:()=>I,nO:()=>w,tY:()=>M,u8:()=>h});var T=t(4120);const y=864e5;function I(p){
const A=Math.round(p);if(A<1e3)return`${A} ms`;if(A<59950)return`${(A/1e3).toFixed(1)} s`;const P=Math.round(A/1e3);return`${Math.floor(P/60)} min ${P%60} s`}function M(p){
return p<1e3?`${p} B`:p<999950?`${(p/1e3).toFixed(1)} kB`:`${(p/1e6).toFixed(1)} MB`}function R(p){return[["DNS",p.lookupMs],["connect",p.connectMs],["TLS",p.tlsMs],
["first byte",p.firstByteMs],["total",p.totalMs]].flatMap(([P,E])=>E===null?[]:[[P,E]])}const O=6e4;function h(p,A){const P=Date.parse(A)-Date.parse(p);if(!(P>=
O))return"less than a minute";const E=Math.floor(P/O),[a,o]=[Math.floor(E/1440),Math.floor(E%1440/60)];return[...a>0?[(0,T.px)(a,"day")]:[],...o>0?[`${o} h`]:[],
...a===0&&E%60>0?[`${E%60} min`]:[]].join(" ")}const C=p=>`${p.slice(0,16).replace("T"," ")} UTC`;function w(p,A){const P=(Date.parse(p)-Date.parse(A))/y;if(Number.
isNaN(P))return p;const E=(0,T.px)(Math.floor(Math.abs(P)),"day"),a=Math.abs(P)<1,o=a?"within the last day":`${E} ago`,u=a?"in less than a day":`in ${E}`;return`${p.
slice(0,10)} (${P<0?o:u})`}}),4120:((it,F,t)=>{t.d(F,{DO:()=>P,H8:()=>O,Iu:()=>R,QI:()=>A,Rk:()=>a,SY:()=>C,Sk:()=>h,dy:()=>M,od:()=>w,px:()=>T.px,wO:()=>p});var T=t(
4e3),y=t(5799),I=t(1064);const M="new in this pull request",R=o=>o.replace(/^./u,u=>u.toUpperCase()),O=o=>y.oC.flatMap(u=>{const{length:n}=o.filter(r=>r.severity===
u);return n===0?[]:[(0,T.px)(n,u)]}).join(", ");function h(o,u,n,r=i=>`and ${i} more`){const{shown:i,more:c}=(0,T.zN)(o,u);return[...i.map(n),...c>0?[r(c)]:[]]}
const C=o=>I.zK.every(u=>o.includes(u))?"all clients":o.map(u=>I.bB[u]).join(", ");function w(o,u){const n=u.filter(r=>o.includes(r));return o.length===0||n.length===
u.length?"":n.length===0?"no client in use":n.map(r=>I.bB[r]).join(", ")}const p=o=>o.map(u=>I.bB[u]).join(" and "),A=({clients:o,versions:u})=>o.map(n=>[I.bB[n],
u[n]].join(" ").trim()).join(" and "),P=o=>o==="any"?"any service":o,E={none:"none",sent:"sent",withheld:"not sent (not HTTPS)",dropped:"not sent (redirected to\
 another host)"},a=o=>E[o]}),8884:((it,F,t)=>{t.d(F,{CN:()=>v,Dc:()=>_,II:()=>C,Ky:()=>w,Qz:()=>m,R3:()=>h,YC:()=>f,_X:()=>n,eb:()=>E,eo:()=>O,et:()=>g,fP:()=>r,
iW:()=>o,io:()=>d,ju:()=>e,mj:()=>u,oN:()=>i,tN:()=>s,xi:()=>l,yv:()=>c});var T=t(4e3),y=t(5143),I=t(5799),M=t(4120),R=t(8641);const O=$=>D($)?`${C($.file)}:${$.
line}`:$,h=({file:$,line:k,column:B})=>`${C($)}:${k}:${B}`;function C($){const{repository:k,path:B}=(0,y.bH)($);if(k===null)return(0,R.J7)($);const j=(0,R.J7)(k);
return B==="."?j:`${j}//${(0,R.J7)(B)}`}function w($,k,B=O){const{places:j,isOfRepositories:W}=p(x($)),b=W?"more repository":"more place";return(0,T.K4)(j,k,B,L=>(0,M.
px)(L,b))}function p($){const k=A($),B=k.filter(P).length>1;return{places:B?k:$,isOfRepositories:B}}const A=$=>S($,k=>D(k)?(0,y._M)(k.file)??k:k),P=$=>D($)&&(0,y.
_M)($.file)!==null,E=$=>A(a($)).filter(P),a=$=>[...new Set($.map(({places:k})=>k))].flat(),o=($,k)=>$===k?`all ${k} repositories`:`${$} of ${k} repositories`;function u($,k){
const{length:B}=k>1?E($):[];return B>1?o(B,k):""}function n($){const k=$.filter(({severity:j})=>j!=="notice").flatMap(j=>E([j]).map(W=>({...j,places:[W]}))),B=({
findings:j},W)=>j.filter(b=>b.severity===W).length;return Array.from(Map.groupBy(k,j=>(0,y._M)((0,I.W7)(j))??""),([j,W])=>({repository:j,findings:W})).toSorted(
(j,W)=>B(W,"error")-B(j,"error")||B(W,"warning")-B(j,"warning"))}const r=({length:$})=>`with errors or warnings in ${$===1?"its":"their"} own files`;function i($,k){
const{isOfRepositories:B}=p($),j=b=>(B?(0,y._M)(b.file):null)??O(b),W=new Set(k.map(b=>b&&j(b)));return $.filter(b=>!W.has(j(b)))}function c($){const k=a($),B=x(
k.filter(D)),j=[...new Set(k.filter(W=>typeof W=="string"))];return{lines:B,settings:j}}const f=({findings:$,hosts:k,roots:B})=>[...new Set([...$.map(({places:j})=>j),
...k.flatMap(({requirements:j})=>j.map(({because:W})=>W)),...B.flatMap(({rows:j})=>j.map(({places:W})=>W))])],d=$=>$.find(k=>(0,I.Xd)(k)!==null),e=({services:[$,
...k]})=>k.length===0?$??null:null,s=$=>$.map(I.Xd).find(k=>k!==null)??null;function l($,{clients:k,repositories:B},j,W){const{lines:b,settings:L}=c([$]);return[
["help",(0,R.RK)($.problem.help??"",j)],["affects",(0,M.od)($.affects,k)],["hits",u([$],B.length)],["also at",w(i(b,b.slice(0,1)),W)],["required by",w(L,W)]].filter(
([,V])=>V!=="")}const m=({requirements:$})=>$.some(({because:k})=>k.some(D)),_=$=>new Set(c($).lines.map(({file:k})=>k)).size,g=$=>$.every(({problem:k})=>k.code.
startsWith("credentials-"))?"credentials":"settings",v=$=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test($)&&(0,y._M)($)===null,D=$=>typeof $!="string",x=$=>S($,
k=>D(k)?`${k.line}:${k.file}`:k);function S($,k){const B=new Set;return $.filter(j=>{const W=k(j);return!B.has(W)&&B.add(W)})}}),6763:((it,F,t)=>{t.d(F,{h$:()=>P,
q9:()=>C,rc:()=>w});var T=t(4e3),y=t(5143),I=t(7574),M=t(4120),R=t(8884);const O=50,h=3,C=a=>(0,M.Sk)(a,O,String,o=>`and ${(0,M.px)(o,"more remark")}`);function w(a){
const o=(0,R.YC)(a).some(({length:n})=>n===y.WD),u=a.roots.some(({rows:n})=>n.some(({platforms:r})=>r.some(({available:i})=>i===!0)));return[...o?[`lists of pla\
ces end after ${y.WD} places`]:[],...p(a),...u?["signatures of provider packages were not verified"]:[]]}function p({files:a}){const o=a.filter(({exclude:d,severity:e})=>d!==
void 0&&e!=="notice"),{length:u}=o;if(u===0)return[];const n=[...new Set(o.flatMap(({exclude:d})=>d??[]))],r=(0,R.eb)(o).length,i=u===1?"1 finding is":`${u} fin\
dings are`,c=r===0?"":` of ${(0,M.px)(r,"repository")}`;return[`${i} in tests, examples or templates${c}, where errors are warnings; to skip such files, set ${r===
0?"`exclude`":"`exclude` where their files are read"}: ${(0,T.K4)(n,h,T.dh)}`]}function A({hosts:a},{scan:o,repositories:u}){const{files:n,bytes:r,usages:i,durationMs:c}=o,
f=a.filter(R.Qz).length,d=f===0?"no registry host is used":`${(0,M.px)(i,"usage")} of ${(0,M.px)(f,"registry host")}`;return u.length>0?`${d} in ${(0,M.px)(u.length,
"repository")}`:n===0&&c===0?null:n===0?"found no Terraform or OpenTofu files":`scanned ${(0,M.px)(n,"file")} (${(0,I.tY)(r)}) in ${(0,I.kJ)(c)}: ${d}`}function P(a,o){
const{dialect:u,durationMs:n,scan:r,remarks:i}=o,c=A(a,o),d=a.hosts.length===0&&r.files===0?"":` for ${(0,M.QI)(u)} (${u.why})`;return[`${E(a)}; checked in ${(0,I.
kJ)(n)}${d}`,...c===null?[]:[c],...i]}function E({findings:a,ignored:o}){const u=(0,M.H8)(a)||"no findings";return o>0?`${u}, ${o} ignored`:u}}),7523:((it,F,t)=>{
t.d(F,{Xo:()=>C,lc:()=>R,op:()=>O});var T=t(9664),y=t(5011),I=t(1022),M=t(5257);function R({kind:p,text:A,address:P},E,a){switch(p){case"required_provider":case"\
state_store_provider":case"lock_provider":{const o=(0,I.m)(A??"",a);return o.kind==="registry"?o:null}case"required_provider_nosource":case"required_provider_le\
gacy":return{host:E,namespace:"hashicorp",type:O(P)};case"implied_provider":return{host:E,namespace:"hashicorp",type:(A??"").replace(/[._].*$/s,"")};default:return null}}
const O=p=>p.replace(/^.*\./s,""),h=/^\.{1,2}\//;function C(p,A){const P=Map.groupBy(A,({lockFile:u})=>u),E=new Set(p.flatMap(({kind:u,text:n,place:r})=>w.test(
u)&&!h.test(n??"")?(0,T.jt)(r.file):[])),a=new Map,o=(u,n)=>{if(u.calls.length>0||u.directories.some(c=>E.has(c)))return!0;const r=a.get(u)??new Set(u.providers.
map(c=>(0,M.JT)(c.provider)));a.set(u,r);const i=R(n,(0,y.Vm)(u.client),u.client);return i===null||r.has((0,M.JT)(i))};return p.map(u=>{if(u.kind!=="lock_provid\
er"||u.needs.length===0)return u;const n=P.get(u.place.file)??[];return n.length===0||n.some(r=>o(r,u))?u:{...u,needs:[]}})}const w=/^(?:module|test_module|terragrunt_source|installed_module)/}),
5257:((it,F,t)=>{t.d(F,{IY:()=>O,Im:()=>h,JT:()=>R,KS:()=>w,MP:()=>M,W$:()=>I,cd:()=>y,ek:()=>C});const T="hostnames input",y={file:T,line:1,column:1,endColumn:1},
I=p=>p.file===T?T:p,M=({host:p,namespace:A,name:P,system:E})=>[p,A,P,E].join("/"),R=({host:p,namespace:A,type:P})=>[p,A,P].join("/"),O=p=>"type"in p?R(p):M(p);function h(p){
return"constraints"in p?p.constraints:p.constraint===null?[]:[p.constraint]}const C=p=>("places"in p?p.places:[p.place]).map(I);function w({version:p},A){if(p===
void 0)return null;const{text:P,value:E,place:a}=p,o=(E===void 0?P:E[A])??null;return o===null?null:{text:o,place:a}}}),8416:((it,F,t)=>{t.d(F,{L2:()=>A,WJ:()=>w,
oh:()=>p,rU:()=>P,uQ:()=>E});var T=t(4e3),y=t(5143),I=t(1064),M=t(9664),R=t(5603),O=t(7854),h=t(3469);const C=function(...f){const{readTools:d}=t.late([9,321,890,
325,725],1725);return new.target?new d(...f):d(...f)},w=([f,...d])=>f===void 0||d.length>0?"both":f;function p(f,d){const e=(0,O.Oo)(()=>C(f,d));return()=>e(null)}
function A({setting:f,scan:d}){const{name:e}=f,s=e==="auto"?null:e==="both"?I.Du:[e],l=d===null||d.isEmpty?null:d,m=l===null?[]:n(l,f,s),_=l?.constraints??[],g={
setting:f,signs:m,constraints:_};if(s!==null)return r(s,["set by `dialect`"],[],g);if(l===null)return r(I.Du,["CLI not detected; set `dialect` to check one"],[],
g);const v=u(m);if(v.length===0)return{...r(["terraform"],["assumed, CLI not detected; set `dialect`"],[],g),isGuess:!0};const D=a(v),x=D.flatMap(S=>v.find($=>$.
client===S)??[]);return r(D,x.map(c),v,g)}function P({clients:f},d){if(d===null||d.isEmpty)return I.zK;const e=new Set([...f,...d.tools().others]);return d.usesTerragrunt&&
e.add("terragrunt"),I.zK.filter(s=>e.has(s))}function E(f,{evidence:d,versions:e}){const s=d.filter(({level:l,version:m})=>l==="version-file"&&m!==null);return(l,m)=>{
const _=s.some(g=>{const v=(0,M.jt)(g.place.file);return g.client===l&&(v===""||`${m}/`.startsWith(`${v}/`))});return f.version??(_?e[l]??null:null)}}const a=f=>I.
Du.filter(d=>f.some(e=>e.client===d));function o(f){const d=f.filter(({place:e})=>!(0,y.Zl)(e.file));return d.length===0?f:d}const u=f=>{const d=o(f);return R.A.
map(s=>d.filter(l=>l.level===s)).find(({length:s})=>s>0)??[]};function n({signs:f,tools:d,hasCloudHostname:e},{version:s},l){const m=u(f),_=l??a(m),g=m.every(({
place:k})=>(0,y.Zl)(k.file)),v=l===null&&(g||m.some(({isCloud:k})=>k)),D=s===null&&_.some(k=>(0,h.w)(k,[]).length>1);if(!v&&!D)return f;const{setsCloudHostname:x,
signs:S}=d(),$=e||x;return[...f.filter(({isCloud:k})=>!(k&&$)),...S]}function r(f,d,e,s){const l=f.map(g=>i(g,s)),m=l.filter(({version:g})=>g!==null),_=m.flatMap(
({signs:[g]})=>g?c(g):[]);return{name:w(f),clients:f,releases:l.flatMap(({releases:g})=>g),versions:Object.fromEntries(m.map(g=>[g.client,g.version??""])),why:[
...new Set([...d,..._])].join(", "),evidence:[...new Set([...e,...l.flatMap(({signs:g})=>g)])]}}function i(f,{setting:d,signs:e,constraints:s}){const l=($,k,B=[])=>({
client:f,releases:(0,h.w)(f,$),version:k,signs:B});if(d.version!==null)return l([d.version],d.version);const m=o(e.filter($=>$.client===f&&$.version!==null)),_=[
...new Set(m.map(({version:$})=>($??"").replace(/^v/,"")))],[g]=_;if(g!==void 0)return l(_,_.length===1&&(0,h.l)(g)?g:null,m);const v=o(s),D=v.map(({text:$})=>$),
x=l([],null),S=l(D,D.length===1?D[0]??null:null,v.map(({text:$,place:k})=>({client:f,level:"syntax",place:k,text:`requires ${(0,T.dh)($)}`,version:$})));return S.
releases.length===x.releases.length?x:S}const c=({place:f,text:d})=>`${f.file}:${f.line} ${d}`}),2161:((it,F,t)=>{t.d(F,{L8:()=>A,TD:()=>o,U4:()=>w,Z8:()=>u,e0:()=>p,
tr:()=>C});var T=t(1064);const y=["terraform"],I=["opentofu"],M=[{suffix:".tftest.hcl",class:"test",clients:T.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"\
test",clients:T.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:I},{suffix:".tofutest.json",class:"test",clients:I},{suffix:".tfquery.hcl",
class:"query",clients:y},{suffix:".tfquery.json",class:"query",clients:y},{suffix:".tfmigrate.hcl",class:"migrate",clients:y},{suffix:".tfcomponent.hcl",class:"\
stack",clients:y},{suffix:".tfcomponent.json",class:"stack",clients:y},{suffix:".tfstack.hcl",class:"stack",clients:y},{suffix:".tfstack.json",class:"stack",clients:y},
{suffix:".tfdeploy.hcl",class:"deploy",clients:y},{suffix:".tfdeploy.json",class:"deploy",clients:y},{suffix:".tfmock.hcl",class:"none",clients:T.Du},{suffix:".\
tofumock.hcl",class:"none",clients:I},{suffix:".tf.json",class:"config",clients:T.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:I},{suffix:"\
.tf",class:"config",clients:T.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:I},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:T.Du},{suffix:"\
.hcl",class:"terragrunt",clients:T.Du}],R=Map.groupBy(M,({suffix:n})=>n.slice(n.lastIndexOf(".")+1)),O=".terraform.lock.hcl",h={class:"lock",syntax:"hcl",clients:T.
Du,isOverride:!1},C=n=>n.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(n),w=".terraform/modules/modules.json",p={...h,class:"manifest",syntax:"json"};
function A(n,r,i){if(n===O)return h;const f=R.get(n.slice(n.lastIndexOf(".")+1))?.find(({suffix:v})=>n.endsWith(v));if(f===void 0||f.class==="none")return;const d=P(
n)&&f.class==="test"&&i==="tests";if(P(n)&&!d)return;const e=n.slice(0,-f.suffix.length),s=f.twin!==void 0&&r.has(e+f.twin),l=e==="override"||e.endsWith("_overr\
ide"),m=s||d;if(m&&!f.clients.includes("terraform"))return;const _=m?y:f.clients,g=n.endsWith(".json")?"json":"hcl";return{class:f.class,syntax:g,clients:_,isOverride:l}}
const P=n=>n.startsWith(".")||n.endsWith("~")||n.startsWith("#")&&n.endsWith("#"),E=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,a=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),o=n=>E.test(n),u=n=>o(n)||a.test(n)}),6195:((it,F,t)=>{t.d(F,{$8:()=>C,G$:()=>w,Ls:()=>O,UO:()=>p,VK:()=>R,sT:()=>P,sq:()=>A});var T=t(6760),y=t(7052),I=t(
2161);const M=/[*?[{]/;function R(a){const o=a.split("/"),u=o.findIndex(n=>M.test(n));return u<0?{fixed:a}:{fixed:o.slice(0,u).join("/"),glob:o.slice(u).join("/")}}
function O(a){const o=a.map(u=>{const n=u.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:n,start:h(n)}});return u=>{const n=u.toLowerCase();return o.
some(({glob:r,start:i})=>r===u||n.startsWith(i)&&T.posix.matchesGlob(u,r))}}function h(a){const[o=""]=a.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(a)??[];return o.
toLowerCase()}const C=({file:a,glob:o},u)=>a===u||o!==void 0&&T.posix.matchesGlob(u,o),w=a=>a.startsWith(".")||a==="node_modules",p=(a,o)=>a===o||a.startsWith(o.
endsWith(T.sep)?o:o+T.sep),A=a=>T.sep==="/"?a:a.replaceAll(T.sep,"/");function P(a,o,u,n){if(a.kind==="error")return(0,y.WO)({what:"link",code:a.code});const{kind:r,
path:i}=a;return p(i,o.boundary)?r==="directory"?null:r==="special"?(0,y.WO)({what:"link-to-special-file"}):{path:i,isScanned:E(i,o,u,n)}:(0,y.a3)()}function E(a,o,u,n){
if(o.file!==void 0||o.glob!==void 0||!p(a,o.path))return!1;const[r="",...i]=A((0,T.relative)(o.path,a)).split("/").toReversed();if(i.some(w))return!1;const c=A(
(0,T.relative)(u,a)).split("/");return c.map((d,e)=>c.slice(0,e+1).join("/")).slice(-1-i.length).some(n)?!1:(0,I.L8)(r,new Set([r]),i[0]??"")!==void 0}}),5603:((it,F,t)=>{
t.d(F,{A:()=>R,j:()=>O});var T=t(5143),y=t(5799),I=t(1064),M=t(5011);const R=["lock-file","syntax","version-file","tool","hook"];class O{signs=new Map;constraints=new Map;addFile({
file:p,kind:{clients:A},scope:P,isContext:E}){if(E)return;const[a,...o]=A;if(a!==void 0&&o.length===0&&!C(p)){const u=`is read by ${I.bB[a]} only`;this.addSign(
{client:a,level:"syntax",place:{file:p,...y.wv},text:u,version:null})}for(const u of P.declared)this.addDeclared(u)}end(p){for(const{kind:A,host:P,place:E,clients:a,
isOverridden:o}of p)if(A==="lock_provider"){const u=I.Du.find(r=>(0,M.Vm)(r)===P),n=`locks providers from ${P}`;u&&this.addSign({client:u,level:"lock-file",place:E,
text:n,version:null})}else if(A==="cloud_default"&&!o&&a.includes("terraform")){const n={client:"terraform",level:"syntax",place:E,text:"has a cloud block witho\
ut hostname",version:null};this.addSign({...n,isCloud:!0})}return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(p){const{
kind:A,text:P,place:E}=p;if(A==="version")h(this.constraints,P,p);else if(A==="binary"){const a=P==="tofu"?"opentofu":"terraform",o={text:"sets terraform_binary",
version:null};this.addSign({client:a,level:"version-file",place:E,...o})}else if((0,I.SO)(A)){const{client:a,what:o}=I.$I[A];this.addSign({client:a,level:"synta\
x",place:E,text:`has ${o}`,version:null})}}addSign(p){h(this.signs,`${p.client} ${p.text}`,p)}}function h(w,p,A){const P=(0,T.Zl)(A.place.file)?`${p} aside`:p;w.
has(P)||w.set(P,A)}const C=w=>/(^|\/)[.#][^/]*$/.test(w)}),7854:((it,F,t)=>{t.d(F,{G4:()=>A,O8:()=>I,Oo:()=>C,VZ:()=>M,kA:()=>h,s7:()=>O,sw:()=>R,vH:()=>w});var T=t(
7052),y=t(5799);const I=["module","state","lock"],M=["version","compatible","provider-version"];function R(P,E){const a=C(u=>u.filter(n=>E.includes(n))),o=C(u=>u.
map(n=>({...n,clients:a(n.clients)})).filter(n=>n.clients.length>0));return P.flatMap(u=>{const n=a(u.clients);if(n.length===u.clients.length)return u;const r=o(
u.needs),i=u.isHostImplied?r[0]?.host??u.host:u.host;return n.length===0?[]:{...u,clients:n,needs:r,host:i}})}const O=({workspace:P,hasOwnToken:E,directHost:a})=>P!==
void 0||E===!0||a!==void 0,h=P=>new Set(P.flatMap(({host:E,isHostImplied:a})=>a?[]:E??[]));function C(P){let E;return a=>{E??=new Map;const o=E.get(a);if(o!==void 0||
E.has(a))return o;const u=P(a);return E.set(a,u),u}}const w=(P,E)=>P.filter(({clients:a})=>a.some(o=>E.includes(o))),p=1e4;function A(P=p){const E=[],a=new Set,
o={error:0,warning:0,notice:0};let u=0;return{add:i=>{const{code:c,severity:f}=i.problem,d=c==="file-syntax"?(0,y.W7)(i):null;d!==null&&a.has(d)||(d!==null&&a.add(
d),o[f]+=1,o[f]<=P?E.push(i):u+=1)},all:()=>u===0?E:[...E,(0,y.sb)(".",(0,T.ub)({kind:"problems",max:P,omitted:u}))]}}}),9488:((it,F,t)=>{t.d(F,{G:()=>P});var T=t(
3024),y=t(6760),I=t(5747),M=t(7052),R=t(5799),O=t(9664),h=t(2161),C=t(6195);const w={files:1e6,directoryFiles:5e4},p=200,A=1e4;function*P(u,n={toolFiles:[],hasPlugins:!1},r=w){
const i=new a(u,n,r);for(const c of u.scan){const f=E(i.root,c);"path"in f?yield*i.walkFrom(f):yield{name:c,files:[],notes:[f]}}}function E(u,n){const{fixed:r,glob:i}=(0,C.
VK)(n);try{const c=(0,T.realpathSync)((0,y.resolve)(u,r)),f=(0,C.sq)((0,y.relative)(u,c)),d=(0,C.UO)(c,u),e=d?u:c;if(i!==void 0)return{path:c,name:f,boundary:e,
glob:(0,O.Gz)(f,i)};if((0,T.statSync)(c).isDirectory())return{path:c,name:f,boundary:e};const s=(0,y.resolve)(c,"..");return{...{path:s,name:(0,C.sq)((0,y.relative)(
u,s))},boundary:d?u:s,file:f}}catch(c){return(0,R.sb)(n,(0,M.WO)({what:"scan",code:(0,I.Oj)(c)}))}}class a{root;isExcluded;aside;limits;selected;files=0;constructor({
root:n,scan:r,exclude:i},c,f){this.root=(0,T.realpathSync)(n),this.isExcluded=(0,C.Ls)(i),this.aside=c,this.limits=f,this.selected=r.length>1?new Set:null}*walkFrom(n){
const r=n.glob===void 0&&n.file===void 0,i=[{path:n.path,name:n.name,depth:0,isSelected:r}];for(let c=i.pop();c!==void 0;c=i.pop()){const{name:f}=c,d=o(c);if("p\
roblem"in d){yield{name:f,files:[],notes:[d]};continue}const e=this.findFiles(n,c,d);if(this.files+=e.files.length,this.files>this.limits.files){const s=(0,R.sb)(
f,(0,M.ub)({kind:"files",max:this.limits.files}));yield{name:f,files:[],notes:[...e.notes,s]};return}if(yield e.files.every(({isContext:s})=>s)?{...e,files:[]}:
e,n.file!==void 0)return;for(const s of this.findDirectories(n,c,d))i.push(s)}}findFiles(n,r,i){const{name:c}=r,f=[],d=[];for(const e of this.filesAmong(n,r,i))
if("problem"in e)d.push(e);else if(f.length<this.limits.directoryFiles)f.push(e);else{const s=this.limits.directoryFiles;d.push((0,R.sb)(c,(0,M.ub)({kind:"direc\
tory",max:s})));break}return{name:c,files:f,notes:d}}*filesAmong(n,r,i){const c=new Set;let f=!1;for(const e of i)(0,h.tr)(e.name)&&!e.isDirectory()&&c.add(e.name),
f||=e.name===".terraform",this.aside.hasPlugins||=e.name==="terraform.d";const d=r.name.slice(r.name.lastIndexOf("/")+1);for(const e of i){if(e.isDirectory())continue;
const s=(0,O.Gz)(r.name,e.name),l=(0,h.L8)(e.name,c,d);if(l===void 0){const{toolFiles:g}=this.aside;g.length<A&&(0,h.Z8)(e.name)&&!this.isExcluded(s)&&g.push(s);
continue}const _={path:r.path+y.sep+e.name,file:s,kind:l,isContext:!this.select(n,r,s)};e.isFile()?yield _:e.isSymbolicLink()?yield*this.follow(n,_):yield(0,R.sb)(
s,(0,M.WO)({what:"special-file"}))}if(f&&r.isSelected){const e=[r.path,...h.U4.split("/")].join(y.sep),s=(0,I.$r)(e);s.kind==="file"&&s.path===e&&(yield{path:e,
file:(0,O.Gz)(r.name,h.U4),kind:h.e0,isContext:!1})}}select(n,r,i){return!(r.isSelected||(0,C.$8)(n,i))||this.isExcluded(i)||this.selected?.has(i)?!1:(this.selected?.
add(i),!0)}*follow(n,r){const i=(0,C.sT)((0,I.$r)(r.path),n,this.root,this.isExcluded);i!==null&&("code"in i?yield(0,R.sb)(r.file,i):yield{...r,path:i.path,isContext:r.
isContext||i.isScanned})}findDirectories({glob:n},{path:r,name:i,depth:c,isSelected:f},d){const e=[];for(const s of d.toReversed()){if(!s.isDirectory()||(0,C.G$)(
s.name))continue;const l=(0,O.Gz)(i,s.name);if(this.isExcluded(l))continue;const m=f||n!==void 0&&y.posix.matchesGlob(l,n),_=r+y.sep+s.name;e.push({path:_,name:l,
depth:c+1,isSelected:m})}return e}}function o({path:u,name:n,depth:r}){if(r>p)return(0,R.sb)(n,(0,M.ub)({kind:"depth",max:p}));try{return(0,T.readdirSync)(u,{withFileTypes:!0}).
sort((i,c)=>i.name<c.name?-1:1)}catch(i){return(0,R.sb)(n,(0,M.WO)({what:"directory",code:(0,I.Oj)(i)}))}}}),5751:((it,F,t)=>{t.d(F,{s:()=>m});var T=t(3024),y=t(
6760),I=t(5747),M=t(4091),R=t(4e3),O=t(7030),h=t(6181),C=t(1831);function w(S){const $=j=>S[j]||S[j.toLowerCase()]||"",k={http:A("HTTP_PROXY",$("HTTP_PROXY")),https:A(
"HTTPS_PROXY",$("HTTPS_PROXY"))},B=u($("NO_PROXY"));return j=>{const W=k[j.scheme];return W===null||a(j.name)||B(j)?null:W}}const p=["http:","https:"];function A(S,$){
if($==="")return null;const k=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test($)?$:`http://${$}`);if(k===null)throw new TypeError(`${S} is not a URL; expected http://\
HOST:PORT`);if(!p.includes(k.protocol))throw new TypeError(`${S} is a ${k.protocol}// proxy; expected http:// or https://`);if(!P(k.username)||!P(k.password))throw new TypeError(
`${S} has a user name or password with a bare "%"; write "%25" for it`);return k}function P(S){try{return decodeURIComponent(S),!0}catch($){if($ instanceof URIError)
return!1;throw $}}const E=new O.BlockList;E.addSubnet("127.0.0.0",8,"ipv4"),E.addAddress("::1","ipv6");const a=S=>S==="localhost"||o(E,S);function o(S,$){const k=(0,h.
n7)($.replace(/%.*$/s,"")),B=(0,O.isIP)(k);return B!==0&&S.check(k,B===4?"ipv4":"ipv6")}function u(S){const $=S.split(",").map(k=>k.trim().toLowerCase()).filter(
k=>k!=="").map(n);return k=>$.some(B=>B(k))}function n(S){if(S==="*")return()=>!0;const $=r(S);if($!==null)return({name:L})=>$(L);const{name:k,port:B}=f(S),j=L=>B===
""||String(L.port)===B,W=(0,O.isIP)(k)===4?32:128,b=r(`${k}/${W}`)??c(k);return L=>j(L)&&b(L.name)}function r(S){const[,$="",k=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(
S)??[];if(!i($))return null;const B=Number(k);if(B>((0,O.isIP)($)===4?32:128))return null;const j=B-((0,O.isIP)($)===6?96:0),W=new O.BlockList,b=(0,O.isIP)((0,h.
n7)($))===4&&j>=0;return b?W.addSubnet((0,h.n7)($),j,"ipv4"):W.addSubnet($,B,"ipv6"),L=>o(W,L)&&(0,O.isIP)((0,h.n7)(L))===4===b}const i=S=>(0,O.isIP)(S)!==0&&!S.
includes("%");function c(S){if(S==="")return()=>!1;const $=S.replace(/^\*\./,"."),k=$.replace(/^\./,""),B=(0,C.Pv)(k),j=B.ok?B.value:k,W=b=>!$.startsWith(".")&&
b===j;return b=>(0,O.isIP)(b)===0&&(b.endsWith(`.${j}`)||W(b))}function f(S){const $=/^\[([^\]]*)\]:([^:]*)$/.exec(S)??/^([^:[\]]*):([^:[\]]*)$/.exec(S);return $===
null?{name:S,port:""}:{name:$[1]??"",port:$[2]??""}}var d=t(3152);const e=function(...S){const{X509Certificate:$}=process.getBuiltinModule("node:crypto");return new.target?
new $(...S):$(...S)},s=4*1024*1024,l=20;function m(S,{environment:$,directory:k,wording:B=d.w7}){const{settings:j,mistakes:W}=(0,d.P$)(S,B),b=v(j.caFile,B),L=g(
$),X=[b,L].flatMap(Z=>Z.ok?[]:[Z.why]),V=_(j.scan,k).slice(0,l).map(Z=>B.missingPath(Z,k)),q=[...W,...X,...V];if(q.length>0||!b.ok||!L.ok)throw new d.GN(q);return{
...j,authorities:b.value,chooseProxy:L.value}}const _=(S,$)=>S.filter(k=>!/[*?[\]{}]/.test(k)&&!(0,T.existsSync)((0,y.resolve)($,k)));function g(S){try{return(0,M.
Ju)(w(S))}catch($){if($ instanceof TypeError)return(0,M.TR)($.message);throw $}}function v(S,{setting:$}){if(S===null)return(0,M.Ju)(null);const k=(0,I.yR)(S,s),
B=$("ca-file");if(!k.ok)return(0,M.TR)(`${B} "${S}" ${(0,R.mP)(k.failure)}`);const j=x(k.text);return j.ok?j:(0,M.TR)(`${B} "${S}" ${j.why}`)}const D=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function x(S){const $=S.match(D)??[];if($.length===0)return(0,M.TR)("contains no certificate; expected PEM");try{for(const k of $)new e(k);return(0,M.Ju)($.join(
`
`))}catch(k){return(0,M.TR)(`contains an invalid certificate: ${k instanceof Error?k.message:k}`)}}}),1435:((it,F,t)=>{t.d(F,{j:()=>O,o:()=>h});var T=t(9562);const y=function(...w){
const{thisMachine:p}=t.late([124,312,667,718,977],9718);return new.target?new p(...w):p(...w)},I=function(...w){const{mergeMistakes:p}=t.late([124,312,667,718,977],
9718);return new.target?new p(...w):p(...w)},M=function(...w){const{readCliConfig:p}=t.late([124,312,667,718,977],9718);return new.target?new p(...w):p(...w)},R=function(...w){
const{withoutInstalled:p}=t.late([9,599,667,531,264],1264);return new.target?new p(...w):p(...w)};function O(w,p,A,{environment:P,directory:E,mayHavePlugins:a,plugins:o=null}){
if(p.hostnames.length===0&&w.every(({needs:d})=>d.length===0))return{usages:w,remarks:[],findings:[],configs:[],releases:A.releases};const u=h(p.cliConfig,A.clients,
P),n=A.releases.map(d=>{const e=u.find(({client:s})=>s===d.client);return{...d,attemptMs:e?.requestTimeoutMs??d.attemptMs}}),r=p.depth!=="discovery",i={root:E,plugins:o,
mayHavePlugins:a,releases:n,asksMirrors:r},c=w.some(C)?R(w,u,i):{usages:w,remarks:[],findings:[]},f=[...u.flatMap(d=>d.findings),...c.findings];return{...c,findings:I(
f),configs:u,releases:n}}function h(w,p,A){const P=y(A);return p.map(E=>M(E,P,w))}const C=({needs:w})=>w.some(({service:p})=>p===T.xq)}),6034:((it,F,t)=>{t.d(F,
{D0:()=>a,a3:()=>n,lz:()=>o});var T=t(7052),y=t(5143),I=t(5799),M=t(8416),R=t(6195),O=t(3152);const h=function(...r){const{isOfDirectory:i}=t.late([9,321,890,325,
725],1725);return new.target?new i(...r):i(...r)},C=function(...r){const{layoutsOf:i}=t.late([9,321,890,325,725],1725);return new.target?new i(...r):i(...r)},w=function(...r){
const{rootsOf:i}=t.late([9,321,890,325,725],1725);return new.target?new i(...r):i(...r)},p=function(...r){const{unmatched:i}=t.late([9,321,890,325,725],1725);return new.target?
new i(...r):i(...r)},A=function(...r){const{rootNotes:i}=t.late([9,321,890,325,725],1725);return new.target?new i(...r):i(...r)},P=function(...r){const{textNotes:i}=t.
late([9,321,890,325,725],1725);return new.target?new i(...r):i(...r)},E=2e5;function a({usages:r,notes:i,scanned:c,changed:f,dialect:d,settings:e,listed:s}){const{
declared:l,endedAt:m}=c;if(r.length===0&&l.every(h)&&e.roots.length===0)return{roots:[],notes:[]};const{clients:g,versions:v}=d,D={usages:r,declared:l,clients:g},
x=s===void 0?o(D,e,m===null):u(D,s),S=[],$=[],k=e.dialect.name==="auto"?[]:g,B=A({clients:g,upgrade:e.upgrade,versionIn:(0,M.uQ)(e.dialect,d)}),j=e.depth!=="dis\
covery";let W=0;for(const V of w(x,{changed:f,versions:v,hasCalls:j})){if(W+=V.directories.length,W>E){$.push((0,I.sb)(V.directory,(0,T.ub)({kind:"roots",max:E})));
break}B.add(V),j&&S.push(V)}const b=[...P(r,l,{...d,set:k})].filter(V=>f===null||f.has((0,I.W7)(V))),L=new Set(i.flatMap(V=>V.problem.code==="lock-invalid"?(0,I.
W7)(V):[])),X=[...b,...B.notes()].filter(V=>!L.has((0,I.W7)(V)));return{roots:S,notes:[...X,...$]}}function o(r,{roots:i},c){const f=i.map(s=>({text:s,matches:(0,R.
Ls)([s])})),d=C({...r,patterns:f}),e=c?p(d,f):[];if(e.length===0)return d;throw new O.GN(e.map(s=>`roots: no directory with configuration matches ${s}`))}function u(r,i){
return r.clients.flatMap(c=>C({...r,clients:[c],patterns:[{text:"",matches:d=>i.get(c)?.has(d)===!0}]}))}function n(r,i,{depth:c},f){if(c==="discovery")return r;
const d=({kind:s,workspace:l})=>s==="cloud_default"?!!f.TF_CLOUD_HOSTNAME:s!=="backend_remote_default"||l?.organization===null,e=new Set(i.filter(s=>!d(s)).map(
({place:s})=>(0,y.df)(s)));return r.map(s=>s.problem.code==="host-missing"&&s.places.some(l=>e.has((0,y.df)(l)))?{...s,severity:"error"}:s)}}),370:((it,F,t)=>{t.
d(F,{C_:()=>p,SQ:()=>h,o0:()=>w});var T=t(785),y=t(8416),I=t(7854),M=t(9488);const R=function(...A){const{scanInSteps:P}=t.late([9,321,890,325,725],1725);return new.target?
new P(...A):P(...A)},O=20;async function h({scan:A,exclude:P},{directory:E,environment:a,stop:o,progress:u}){const n={root:E,scan:A,exclude:P},r=o.why===null?C(
n):null;if(r!==null)return r;const i=R(n,Object.keys(a));return(0,T.nE)(i,o,c=>u({kind:"scan",files:c}))}function C(A){const P={toolFiles:[],hasPlugins:!1};let E=0;
for(const{files:a,notes:o}of(0,M.G)(A,P))if(E+=1,a.length>0||o.length>0||E>O)return null;return{...P,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,
bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function w({dialect:A,exclude:P,scan:E},a,{environment:o,directory:u}){const n=(0,y.oh)({root:u,exclude:P},a.
toolFiles),r=!!o.TF_CLOUD_HOSTNAME,i=E.length>0,c={setting:A,scan:i?{...a,tools:n,hasCloudHostname:r}:null},f=(0,y.L2)(c),{clients:d}=f;return{dialect:f,usedBy:()=>(0,y.
rU)(f,c.scan),usages:(0,I.sw)(a.usages,d),notes:(0,I.vH)(a.notes,d)}}const p=({hasPlugins:A},{scan:P})=>A||P.some(E=>E!==".")}),7082:((it,F,t)=>{t.d(F,{O:()=>T,
i:()=>y});const T=I=>({discovery:I,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),y=(I,M)=>({
host:I,attempt:T({kind:"skipped",problem:M}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),2859:((it,F,t)=>{t.d(F,{CG:()=>O,en:()=>C,
h1:()=>h});var T=t(6697),y=t(5143),I=t(1831),M=t(7854);const R=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backen\
d_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function O(p,A,P,E=(0,M.kA)(A)){const a=p.hostnames.flatMap(
({host:n,services:r})=>{const i=r.length>0?r:p.requiredServices;return(i.length>0?i:["any"]).map(f=>({host:n,service:f,clients:P,because:["hostnames input"],isImplied:!1,
isForInit:!0}))}),o=new Set([...E,...p.hostnames.map(({host:n})=>n)]),u=A.flatMap(({kind:n,needs:r,place:i})=>r.map(c=>({...c,because:[i],isImplied:!o.has(c.host),
isForInit:!R.has(n)})));return h([a,u],P)}function h(p,A){return[...Map.groupBy(p.flat(),({host:E,service:a})=>`${E} ${a}`).values()].flatMap(E=>{const[a]=E;if(a===
void 0)return[];const{host:o,service:u}=a;return{host:o,service:u,clients:[...A.filter(n=>E.some(r=>r.clients.includes(n)))],because:(0,y.As)([...E.flatMap(({because:n})=>n)]),
isImplied:E.every(({isImplied:n})=>n),isForInit:E.some(({isForInit:n})=>n),...E.every(({isAssumed:n})=>n===!0)?{isAssumed:!0}:{}}})}function C(p,{hostnames:A,allowedHosts:P},{
isGuess:E}){const a=new Set(A.map(({host:u})=>u)),o=new Map;for(const u of p){const{host:n}=u;if(a.has(n)||o.has(n))continue;const r=E===!0||u.isAssumed===!0,i=w(
u,r,(0,I.Jr)(n,P));i!==null&&o.set(n,i)}return o}function w({host:p,isImplied:A,because:P,clients:E,isAssumed:a=!1},o,u){const n=(0,I.nx)(p);if((0,I.Rt)(p))return(0,T.
U7)({host:n});const[r]=P.filter(c=>typeof c!="string"),i=A&&r!==void 0?{place:r,clients:E}:null;return i!==null&&o?(0,T.zo)({host:n,...i,isListed:a}):u?null:(0,T.
wp)(i===null?{host:n}:{host:n,implied:i})}}),566:((it,F,t)=>{t.d(F,{f:()=>R,q:()=>C});var T=t(3024),y=t(6760),I=t(1342),M=t(5747);function R(E,a,o){const u=h((0,T.
realpathSync)(E),a),n=(0,y.basename)(a);O((0,y.join)(u,n));const r=(0,y.join)(u,`.${n.slice(0,60)}.${Math.random().toString(36).slice(2)}`),i=(0,T.openSync)(r,"\
wx");try{try{for(const c of o)(0,T.writeFileSync)(i,c)}finally{(0,T.closeSync)(i)}(0,T.renameSync)(r,(0,y.join)(u,n))}catch(c){throw(0,T.rmSync)(r,{force:!0}),c}}
function O(E){const a=(0,T.lstatSync)(E,{throwIfNoEntry:!1});if(a===void 0||a.isFile()||a.isSymbolicLink())return;const o=a.isDirectory()?"is a directory":"is n\
ot a regular file";throw new I.hM(`it ${o}; choose another path`)}function h(E,a){const o=(0,y.resolve)(E,a),u=P(E,o);if(!u&&!(0,y.isAbsolute)(a))throw new I.hM(
`it is outside ${E}; use an absolute path if that is intended`);const n=u?E:(0,y.parse)(o).root;return(0,y.relative)(n,(0,y.dirname)(o)).split(y.sep).filter(Boolean).
reduce((i,c)=>w(i,c,E),n)}function C(E,a){const o=(0,T.realpathSync)(E);return p(h(o,a),(0,y.basename)(a),o)}function w(E,a,o){const u=(0,y.join)(E,a);return(0,T.
lstatSync)(u,{throwIfNoEntry:!1})===void 0&&A(u),p(E,a,o)}function p(E,a,o){const u=(0,y.join)(E,a);if(!(0,T.lstatSync)(u,{throwIfNoEntry:!1})?.isSymbolicLink())
return u;const n=(0,T.realpathSync)(u);if(!P(o,E)||P(o,n))return n;throw new I.hM(`the link ${(0,y.relative)(o,u)} leads outside ${o}; remove it or choose anoth\
er path`)}function A(E){try{(0,T.mkdirSync)(E)}catch(a){if((0,M.Oj)(a)!=="EEXIST")throw a}}function P(E,a){const o=(0,y.relative)(E,a);return o!==".."&&!o.startsWith(
`..${y.sep}`)&&!(0,y.isAbsolute)(o)}}),9076:((it,F,t)=>{t.d(F,{QB:()=>y,im:()=>T,yX:()=>I});const T=["fails","warns","works","unchecked","skipped"],y=5,I=({outcome:M})=>M!==
"unchecked"&&M!=="skipped"}),3795:((it,F,t)=>{t.d(F,{qY:()=>w,fN:()=>P,XP:()=>E});var T=t(4e3),y=t(1831),I=t(8641);const M=2,R=80;function O(o){if(o.kind==="sca\
n")return`read ${(0,T.px)(o.files,"file")}`;if(o.kind==="registries")return`${o.done} of ${(0,T.px)(o.total,"question")} to registries answered`;const{done:u,total:n,
failed:r,waiting:i}=o,c=r===0?"":`, ${r} failed so far`;return`${u} of ${(0,T.px)(n,"host")} checked${c}${h(i)}`}function h(o){if(o.size===0)return"";const{shown:u,
more:n}=(0,T.zN)([...o],M),r=u.map(i=>(0,I.RK)((0,y.nx)(i),R));return n>0?`; waiting for ${r.join(", ")} and ${(0,T.px)(n,"other")}`:`; waiting for ${r.join(" a\
nd ")}`}var C=t(7146);const w={show:()=>{},end:()=>{}},p=5e3,A=200;function P(o){let u=!0;return a(p,n=>{u&&o(n),u=!u})}function E(o,u){let n="";const{show:r,end:i}=a(
A,f=>{const d=(0,C.Wc)(f,0,u-1);d!==n&&(n=d,o(`\r${d}\x1B[K`))});return{show:r,end:()=>{i(),n!==""&&o("\r\x1B[K")}}}function a(o,u){let n=null;const r=setInterval(
()=>{n!==null&&u(O(n))},o).unref();return{show:c=>{n=c},end:()=>clearInterval(r)}}}),8463:((it,F,t)=>{t.d(F,{t:()=>P});var T=t(1342),y=t(566),I=t(2216),M=t(9676),
R=t(8641);const O=function(...a){const{hash:o}=process.getBuiltinModule("node:crypto");return new.target?new o(...a):o(...a)},h=function(...a){const{renderBadge:o}=t.
late([912],7912);return new.target?new o(...a):o(...a)},C=function(...a){const{renderCodeQuality:o}=t.late([811],9811);return new.target?new o(...a):o(...a)},w=function(...a){
const{renderJunit:o}=t.late([124,597],6597);return new.target?new o(...a):o(...a)},p=function(...a){const{renderHtml:o}=t.late([634],3634);return new.target?new o(
...a):o(...a)},A=function(...a){const{renderSarif:o}=t.late([124,312,579,174],8554);return new.target?new o(...a):o(...a)};function P({report:a,badge:o},u,n){const r=[],
i=(c,f,d)=>{try{(0,y.f)(n,f,(0,T.mk)(d()))}catch(e){r.push(`the ${c} ${(0,R.RK)(f)} was not written: ${(0,R.RK)((0,T.A3)(e))}`)}};for(const{path:c,format:f}of a)
i("report",c,()=>E(f,u));return o!==null&&i("badge",o,()=>[h(u.verdict)]),r}function E(a,{verdict:o,context:u}){switch(a){case"json":return(0,I.hF)(o,u);case"sa\
rif":return A(o,u);case"junit":return w(o,u);case"codequality":return C(o,n=>O("sha256",n));case"html":return p(o,u,n=>O("sha256",n,"base64"));case"markdown":return[
(0,M.Gc)(o,u)]}}}),2796:((it,F,t)=>{t.d(F,{S3:()=>d,Wi:()=>n,a2:()=>c,cZ:()=>O,cr:()=>r,hs:()=>i,pq:()=>f});var T=t(2886),y=t(1064),I=t(1831),M=t(8884);const R=3;
function O(s){const l=[...Map.groupBy(h(s,_=>[_]),w).values()].flatMap(_=>{const g=[...Map.groupBy(_,p).values()];return g.length>R?[_]:g}).flatMap(_=>A(_)??[]).
toSorted((_,g)=>g.hosts.length-_.hosts.length),m=h(l,({findings:_})=>_).toSorted((_,g)=>(0,T.Np)(_,g)||C(_)-C(g));return e(m)}const h=(s,l)=>s.map(m=>({item:m,hits:(0,M.
eb)(l(m)).length})).toSorted((m,_)=>_.hits-m.hits).map(({item:m})=>m);function C({code:s,affects:l}){return s==="host-not-checked"?2:l.length===0||y.Du.some(m=>l.
includes(m))?0:1}const w=({severity:s,problem:l,affects:m,exclude:_})=>JSON.stringify([s,l.code,m,_===void 0]),p=s=>s.exclude===void 0?u(s.problem.help??"",s):"";
function A(s){const[l]=s;if(l===void 0)return null;const m=[...new Set(s.flatMap(({host:j})=>j??[]))],{code:_,title:g,help:v,message:D}=l.problem,x=(j,W)=>m.length>
1?u(j,W):j,S=x(D,l),$=s.every(j=>x(j.problem.message,j)===S),k=x(v??"",l),B=s.every(j=>x(j.problem.help??"",j)===k);return{severity:l.severity,code:_,title:g,affects:l.
affects,findings:s,hosts:m,message:$?S:null,help:k!==""&&B?o(k,m):null,isAside:s.length>1&&l.exclude!==void 0,sameAs:null}}const P="HOST",E=I.xV+P,a=5;function o(s,l){
return s.includes(E)?l.length<=a?`${s}; ${E} is ${l.flatMap(m=>(0,I.fK)(m).slice(0,1)).join(" or ")}`:`${s}; in ${E}, write each dot of the host as an underscor\
e and each hyphen as two`:s}function u(s,{host:l}){return l===null?s:(s.includes(I.xV)?(0,I.fK)(l):[]).reduce((_,g)=>_.replaceAll(g,E),s).replaceAll(l,P).replaceAll(
(0,I.nx)(l),P)}const n=3,r=({message:s,findings:l})=>s===null?[...Map.groupBy(l,({problem:m})=>m.message)]:[[s,l]],i=({hosts:s,findings:l})=>s.length>0&&!l.every(
T.zX),c=s=>i(s)?"host":"place";function f(s){return i(s)?s.hosts.length:(0,M.yv)(s.findings).lines.length}function d(s){const{findings:l,message:m}=s;return m===
null?l.map(_=>[_]):i(s)?[...Map.groupBy(l,({host:_})=>_).values()]:(0,M.yv)(l).lines}function e(s){const l=new Map;return s.map(m=>{if(!i(m)||m.hosts.length<2)return m;
const _=m.hosts.toSorted().join(),g=l.get(_);return g===void 0&&l.set(_,m.code),m.message===null||g===void 0?m:{...m,sameAs:g}})}}),4218:((it,F,t)=>{t.d(F,{H6:()=>n,
MC:()=>p,QY:()=>e,U4:()=>A,XQ:()=>i,_N:()=>d,bW:()=>a,eC:()=>f,kW:()=>r,mc:()=>c,qX:()=>w,wz:()=>u});var T=t(9076),y=t(7574),I=t(5102),M=t(4120);const R=[{mark:"\
\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,
words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],O="\u2573",h="\u254C";
function C(s){return s.outcome==="fails"?O:(0,T.yX)(s)?R.find(({belowMs:l})=>(s.ms??0)<l)?.mark??"":h}const w=s=>s.map(C).join("");function p(s){const l=s.flatMap(
({history:D})=>D.recent),m=new Set(l.map(C)),_=l.some(D=>C(D)===R[0].mark&&D.ms===null);return[...R.map(({mark:D,words:x},S)=>[D,S===0&&_?`${x} or not measured`:
x]),[O,"failed"],[h,"no result"]].filter(([D])=>m.has(D))}function A({hosts:s},{history:l}){return s.flatMap(_=>{const g=l?.get(_.visit.host);return g!==void 0&&
g.recent.filter(T.yX).length>1?[{host:_,history:g}]:[]}).toSorted((_,g)=>Number(E(g))-Number(E(_))||o(_,P)-o(g,P)||o(_,Number.POSITIVE_INFINITY)-o(g,Number.POSITIVE_INFINITY))}
const P=30,E=({host:s})=>(0,I.sG)(s)==="fails",a=({history:s},l)=>n(s).findLast(m=>m.days<=l);function o(s,l){const m=a(s,l);return m===void 0?1:m.good/m.runs}const u=s=>E(
s)||s.history.recent.some(({outcome:l})=>l==="fails"),n=({uptime:s})=>s.filter(({runs:l},m)=>l>(s[m-1]?.runs??0));function r({recent:s,uptime:l,incidents:[m]}){
if(m===void 0||m.until!==null)return null;const _=s.filter(({outcome:D})=>D==="fails").length,g=l.at(-1);return g!==void 0&&g.runs-g.good===1?`first failure in ${(0,M.
px)(g.runs,"run")}`:_<=m.runs&&m.runs>1?null:`failed ${_} of the last ${s.filter(T.yX).length} runs`}function i({incidents:[s]}){return s===void 0||s.until!==null||
s.runs<2?null:`failing since ${(0,y.QN)(s.from)} (${(0,M.px)(s.runs,"run")})`}function c({good:s,runs:l}){if(l===0)return null;const m=Math.floor(1e4*s/l);if(m>=
9900)return`${m/100}%`;const _=Math.floor(m/10);return _===0&&s>0?"below 0.1%":`${_/10}%`}const f=({days:s,good:l,runs:m})=>`${l} of ${(0,M.px)(m,"run")} in ${s}\
 days`;function d(s){const l=I.vh.flatMap(_=>{const{length:g}=s.filter(D=>D.outcome===_),v=_==="warns"?"with warnings":I.nx[_];return g===0?[]:[`${g} ${v}`]});return`${s.
length===1?"last run":`last ${(0,M.px)(s.length,"run")}`}: ${l.join(", ")}`}const e=({from:s,until:l},m)=>l===null?`${(0,y.u8)(s,m)} so far`:(0,y.u8)(s,l)}),1505:((it,F,t)=>{
t.d(F,{G_:()=>E,Yj:()=>P,Zc:()=>p,o7:()=>A,pk:()=>w,se:()=>C,tN:()=>R});var T=t(4e3),y=t(7574),I=t(4120),M=t(8884);const R=120,O=20,h=6;function C({requirements:n},r,i){
return{label:"required",texts:(0,I.Sk)(n,O,f=>{const d=f.because.some(s=>typeof s=="string")?2:1,e=(0,M.Ky)(f.because,d,i.because);return`${w(f,r,i)} (${e})`})}}
function w({service:n,clients:r},{dialect:i},c){const f=n==="any"?(0,I.DO)(n):c.value(n,R);return i.clients.every(e=>r.includes(e))?f:`${f} for ${(0,I.wO)(r)}`}
function p({visit:n},r){const{timing:i,discovery:c}=n.attempt,f=c.kind==="failed"?c.excerpt:null,d=(0,y.I$)(i).map(([m,_])=>`${m} ${(0,y.kJ)(_)}`),e=n.earlier.map(
m=>{const{kind:_}=m.discovery;return`${_==="failed"?m.discovery.problem.code:_} after ${(0,y.kJ)(m.timing.totalMs)}`}),s=f===null?[]:[r.value(f.replace(/\s+/gu,
" ").trim())],l=n.credentials?.hasToken?[r.prose(n.credentials.source)]:[];return[{label:"body",texts:s},{label:"timing",texts:[d.join(", ")]},{label:"retried",
texts:e},{label:"token from",texts:l}]}function A({visit:n,findings:r},i){const c=r.some(({problem:{code:e}})=>/^credentials-|^document-unauthorized$/.test(e)),
d=[...Map.groupBy(n.forced,({place:e})=>(0,M.eo)(e))].map(([e,s])=>i.prose(`${e}, for ${(0,I.wO)(s.map(({client:l})=>l))}`));return[{label:"credentials",texts:c?
u(n.looks,i.prose):[]},{label:"host block",texts:d}]}function P({visit:n,services:r,servicesFrom:i},c){const f=i===null?(0,y.kJ)(n.attempt.timing.totalMs):`host\
 block at ${c.because(i)}`,d=(0,T.K4)(r,h,({id:e})=>c.value(e,R));return`${r.length===0?"no services":d} (${f})`}function E(n){const r=Map.groupBy(n,i=>JSON.stringify(
i.looks.map(o)));return Array.from(r.values(),i=>({clients:i.map(({client:c})=>c),looks:i[0]?.looks.map(o)??[]}))}const a={nothing:"no entry","a token":"a token",
"an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},o=({source:n,held:r,counts:i})=>({source:n,
held:`${a[r]}${i?r==="no token"?" (ends the search)":" (used)":""}`});function u(n,r){const i=E(n);return i.flatMap(({clients:c,looks:f})=>f.map(({source:d,held:e})=>`${i.
length>1?`${(0,I.wO)(c)}: `:""}${r(d)}: ${e}`))}}),2216:((it,F,t)=>{t.d(F,{Yz:()=>x,hF:()=>f});var T=t(4e3),y=t(5799),I=t(6174),M=t(5955),R=t(8884),O=t(4283),h=t(
5143),C=t(1831),w=t(8641);const p=function(...S){const{attemptsOf:$}=t.late([124,312,667,718,977],9718);return new.target?new $(...S):$(...S)};function A(S){const{
visit:$,requirements:k,services:B,servicesFrom:j,clients:W,isNew:b}=S,{discovery:L,hops:X,timing:V,certificates:q}=$.attempt;return{host:$.host,display:(0,C.nx)(
$.host),discovery:L.kind,...P(L),documentUrl:a(L),hops:X.map(({challenge:Z,...lt})=>({...lt,url:(0,w.cq)(lt.url),proxy:lt.proxy&&(0,w.cq)(lt.proxy)})),services:Object.
fromEntries(B.map(Z=>[Z.id,o(Z)])),servicesFrom:j===null?null:n(j),hostBlocks:$.forced.map(({client:Z,place:lt})=>({client:Z,place:n(lt)})),required:k.map(({service:Z,
clients:lt,because:wt})=>({service:Z,clients:lt,because:wt.map(u)})),credentials:$.credentials?.hasToken?$.credentials.source:null,looks:$.looks,attempts:p($).length,
...$.earlier.length===0?{}:{earlier:$.earlier.map(E)},timingMs:{lookup:V.lookupMs,connect:V.connectMs,tls:V.tlsMs,firstByte:V.firstByteMs,total:V.totalMs},certificates:q,
clients:W,...b?{new:!0}:{}}}function P(S){if(S.kind==="skipped")return{code:S.problem.code};if(S.kind!=="failed")return{};const{problem:$,excerpt:k}=S;return{code:$.
code,...k===null?{}:{excerpt:k}}}const E=({discovery:S,timing:$})=>({discovery:S.kind,..."problem"in S?{code:S.problem.code}:{},ms:$.totalMs}),a=S=>S.kind==="fo\
und"||S.kind==="absent"?(0,O.Pl)(S.url):null;function o(S){switch(S.kind){case"url":return{url:(0,w.cq)(S.url)};case"login":{const{authz:$,token:k}=S.login,B={authz:$&&
(0,w.cq)($),token:k&&(0,w.cq)(k)};return{login:{...S.login,...B}}}case"problem":{const{code:$,message:k,help:B=null}=S.problem;return{problem:{code:$,message:k,
help:B}}}}}const u=S=>typeof S=="string"?S:n(S);function n({file:S,line:$,column:k,endColumn:B}){const{repository:j,path:W}=(0,h.bH)(S);return{...j===null?{file:S}:
{repository:j,file:W},line:$,column:k,endColumn:B}}function r(S){const{repository:$,path:k}=(0,h.bH)(S);return $===null?{directory:S}:{repository:$,directory:k}}
const i=1,c="  ";function*f(S,$){const{usages:k,...B}=$.scan,{hosts:j,findings:W,passed:b,ignored:L,stopped:X,roots:V}=S,{remarks:q,repository:Z,repositories:lt}=$;
yield*[`{
  "schemaVersion": ${i}`,d("version",$.version),d("passed",b),...X===null?[]:[d("stopped",(0,T.Cw)(X)),d("incomplete",(0,T.zM)(X))],d("failOn",$.failOn),...Z===
null?[]:[d("repository",Z)],...lt.length===0?[]:[d("repositories",lt)],d("dialect",$.dialect.name),d("clientDetection",l($.dialect)),d("clients",$.clients),d("s\
tartedAt",$.startedAt),d("durationMs",$.durationMs),d("counts",e(S))],yield*(0,M.Rr)("hosts",j,c,A),yield*(0,M.Rr)("findings",W,c,m),V.length>0&&(yield*(0,M.Rr)(
"roots",V,c,_)),yield*[d("ignored",L),d("usages",k),...q.length===0?[]:[d("remarks",q)],d("scan",B),`
}
`]}const d=(S,$)=>(0,M.Z4)(S,$,c),e=({findings:S})=>Object.fromEntries(y.oC.map($=>[`${$}s`,s(S,$)])),s=(S,$)=>S.filter(k=>k.severity===$).length,l=S=>{const{clients:$,
versions:k,releases:B,isGuess:j,why:W,evidence:b}=S;return{clients:$,assumed:j??!1,why:(0,I._U)(W),versions:Object.entries(k).map(([L,X])=>({client:L,version:(0,I.
_U)(X)})),releases:B.map(({name:L})=>L),evidence:b.map(({client:L,version:X,level:V,text:q,place:Z})=>({client:L,version:X===null?null:(0,I._U)(X),kind:V,text:(0,I.
_U)(q),...n(Z)}))}};function m(S){const{problem:$,severity:k,host:B,places:j,affects:W,exclude:b}=S;return{code:$.code,severity:k,host:B,service:(0,R.ju)(S),message:$.
message,help:$.help??null,places:j.map(u),affects:W,...b===void 0?{}:{exclude:b}}}const _=({directory:S,clients:$,rows:k})=>({...r(S),clients:$,rows:k.map(g)}),
g=({problems:S,places:$,rejectedAt:k,...B})=>({...B,codes:S.map(({code:j})=>j),places:$.map(u)}),v={hosts:12e4,services:36e4},D=1;function x({passed:S,hosts:$,findings:k}){
const B=({services:b})=>b.flatMap(L=>L.kind==="url"?[[L.id,L.url]]:[]),{shown:j}=(0,T.I0)($,v.hosts,D,({visit:b})=>JSON.stringify(b.host)),{shown:W}=(0,T.I0)($,
v.services,D,b=>{const L=JSON.stringify(Object.fromEntries(B(b)));return`${JSON.stringify(b.visit.host)}:${L}`});return{passed:S,hosts:`[${j.join(",")}]`,services:`\
{${W.join(",")}}`,errors:s(k,"error"),warnings:s(k,"warning"),"left-out":$.length-Math.min(j.length,W.length)}}}),5102:((it,F,t)=>{t.d(F,{$N:()=>n,JR:()=>A,QK:()=>u,
b:()=>E,cG:()=>p,fX:()=>c,hm:()=>o,md:()=>a,nx:()=>h,sG:()=>w,vh:()=>C});var T=t(2886),y=t(4e3),I=t(5799),M=t(4120),R=t(8884),O=t(4148);const h={fails:"failed",
unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},C=Object.keys(h);function w(s){if(E(s))return"unchecked";const l=o(s.findings);return l===
"error"?"fails":l==="warning"?"warns":A(s)?"skipped":"works"}const p=s=>["fails","warns"].includes(w(s)),A=({visit:s})=>s.attempt.discovery.kind==="skipped",P=[
"host-not-checked",...T.H4],E=({visit:{attempt:s}})=>s.discovery.kind==="skipped"&&P.includes(s.discovery.problem.code),a=s=>C.flatMap(l=>s.filter(m=>w(m)===l)),
o=s=>I.oC.find(l=>s.some(m=>m.severity===l))??null;function u({findings:s}){const l=o(s);return l==="notice"?[]:s.filter(({severity:m})=>m===l)}function n({hosts:s,
files:l,findings:m,passed:_,stopped:g,roots:v},{repositories:{length:D}}){const x=(0,O.g5)(v,D),S=x===null?l:l.filter(({problem:q})=>!r.test(q.code)),$=S.filter(
q=>!i(q)),k=o($)==="error"&&!s.some(q=>w(q)==="fails"),j=x===null&&!k&&D>0?` in ${(0,M.px)(D,"repository")}`:"",b=[$.length<S.length?[`nothing to check${j}`]:f(
s,j),e($,x===null&&k?D:null)],L=k?b.toReversed():b,X=[x??[],...L].flat().join(", "),V=o(m)==="error";if(g!==null){const q=(0,y.Cw)(g);return V||s.some(E)?`${X} \
(${q})`:`${q}; ${X}`}return _&&V?`${X} (the check passes: fail-on is never)`:_||V?X:`${X} (the check fails: fail-on is warning)`}const r=/^(?:module|provider|version|package|constraint|lock)-/,
i=({problem:s,severity:l})=>s.code==="nothing-to-check"&&l==="error",c="not allowed";function f(s,l){const m=s.length;if(m===0)return[`no registry hosts to chec\
k${l}`];const _=s.filter(A),g=s.filter(L=>!A(L)),v=(L,X)=>L.filter(V=>w(V)===X).length,D=[{count:v(g,"fails"),words:h.fails},{count:v(_,"fails"),words:c},{count:v(
_,"unchecked"),words:h.unchecked}],x=D.some(({count:L})=>L>0),S=[{count:g.length,words:h.works},{count:_.length,words:h.skipped}],[$,...k]=(x?D:S).filter(({count:L})=>L>
0),j=$?.words===c||$?.words===h.unchecked?$.count===1?"is ":"are ":"",W=v(g,"warns"),b=m===1?"":`${W} ${x?"more ":""}`;return[`${d($?.count??0,m)}${l} ${j}${$?.
words}`,...k.map(({count:L,words:X})=>`${L} ${X}`),...W===0?[]:[`${b}with warnings`]]}function d(s,l){return l===1?"1 registry host":s===l?`all ${l} registry ho\
sts`:`${s} of ${l} registry hosts`}function e(s,l){const m=o(s);if(m===null||m==="notice")return[];const _=s.filter(({severity:S})=>S===m),g=(0,R.eb)(_).length,
v=g===0?(0,R.Dc)(_):0,D=s.filter(S=>(0,I.Xd)(S)===null),x=l===null?(0,M.px)(g,"repository"):(0,R.iW)(g,l);return[...g===0?[]:[`${m}s in files of ${x}`],...v===0?
[]:[`${m}s in ${(0,M.px)(v,"file")}`],...o(D)===m?[`${m}s in the ${(0,R.et)(D)}`]:[]]}}),3181:((it,F,t)=>{t.d(F,{M:()=>P});var T=t(4e3),y=t(2796),I=t(4218),M=t(
4120),R=t(8884),O=t(5973),h=t(9900);const C=6,w=12,p=4,A=6;function P(e,s){const{message:l,help:m,isAside:_}=e,{limits:g}=s.medium,v=(0,y.pq)(e);return{title:v>
1?(0,O.qy)`${(0,M.px)(v,(0,y.a2)(e))}: ${e.title}`:(0,O.qy)`${e.title}`,message:l===null?O.K$:(0,h.em)(l,g.message),help:m===null||_?O.K$:(0,h.BK)(m,g.message),
...E(e,s),small:i(e,s)}}function E(e,s){const{findings:l,message:m,sameAs:_}=e,g={items:[],messages:O.K$,others:O.K$};if(_!==null)return{...g,where:(0,O.qy)`The same hosts as for ${_}`};
const v=c(l,s),D=m!==null||(0,y.hs)(e),x=v&&!o(e)?(0,O.qy)`In ${f(l,s,D)}`:O.K$,S=v&&D?d(l,s):O.K$;if(v&&m!==null&&!(0,y.hs)(e))return{...g,where:x,others:S};const $=m===
null?p:(0,y.hs)(e)?C:w,{shown:k,rest:B}=(0,T.zN)((0,y.S3)(e),$),j=k.map(b=>u(b,e,s)),W=(0,O.qy)`${a(e,B,s)}${S}`;return m===null?{items:[],where:x,messages:(0,O.
p_)(j),others:W}:{items:j,where:x,messages:O.K$,others:W}}function a(e,s,l){const m=e.message===null?"finding":(0,y.a2)(e);if(l.isBrief)return(0,h.OS)(s.length,
m,l);const{shown:_,more:g}=(0,T.zN)(s,l.medium.limits.items),v=_.map(x=>u(x,e,l)),D=e.message===null?(0,O.p_)(v):l.medium.items(v);return(0,O.zH)((0,M.px)(s.length,
`more ${m}`),D.isEmpty?D:(0,O.qy)`${D}${(0,h.OS)(g,m,l)}`)}const o=e=>e.message!==null&&(0,y.hs)(e)&&e.hosts.length===1;function u(e,s,l){return"file"in e?(0,h.
ik)(e,l):s.message===null?r(e,s,l):n(e,s.hosts.length===1,l)}function n(e,s,l){const[m]=e,{lines:_,settings:g}=(0,R.yv)(e),v=m?.host?(0,h.b8)(m.host,l):O.K$,D=m?.
isHostNew?(0,O.qy)`${M.dy}`:O.K$,x=c(e,l);if(s){const k=x?f(e,l):(0,h.AZ)(_,l.medium.limits.places,l),B=g.map(b=>(0,h.ik)(b,l)),j=(0,O.oR)(x?[...B,k]:[k,...B]),
W=D.isEmpty?O.K$:(0,O.qy)` (${D})`;return(0,O.qy)`${v}${j.isEmpty?O.K$:(0,O.qy)` in ${j}`}${W}`}const S=x?(0,O.qy)`${(0,M.px)((0,R.eb)(e).length,"repository")}`:
new O.Ed((0,h.AZ)(_,l.medium.limits.ownPlaces,l).text.replace(/ places?$/,"")),$=(0,O.oR)([D,S],"; ");return $.isEmpty?v:(0,O.qy)`${v} (${$})`}function r(e,s,l){
const{ownPlaces:m,ownMessage:_}=l.medium.limits,g=(0,y.hs)(s)?n(e,!1,l):(0,h.AZ)((0,R.yv)(e).lines,m,l),v=e.map(({problem:{message:D,help:x}})=>{const S=g.isEmpty?
(0,h.em)(D,_):(0,O.qy)`${g}: ${(0,O.CS)(D,_)}`;return s.help===null&&x?(0,O.qy)`${S}<br/>${(0,h.BK)(x,_)}`:S});return(0,O.oR)(v,"<br/>")}function i(e,s){const{context:l}=s,
{findings:m,hosts:_,severity:g}=e,[v,D]=_,x=(0,M.od)(e.affects,l.clients),S=o(e)?[]:(0,R.yv)(m).settings.map(j=>(0,h.ik)(j,s)),$=v===void 0||D!==void 0?null:l.history?.
get(v),k=$&&g==="error"?(0,I.kW)($):null,B=[x===""?O.K$:(0,O.qy)`Affects ${x}.`,S.length===0?O.K$:(0,O.qy)`Required by ${(0,O.oR)(S)}.`,k===null?O.K$:(0,O.qy)`${(0,M.
Iu)(k)}.`];return(0,O.oR)(B," ")}const c=(e,{context:s})=>(0,R.mj)(e,s.repositories.length)!=="";function f(e,s,l=!0){const m=(0,O.qy)`<b>${(0,R.mj)(e,s.context.
repositories.length)}</b>`;if(!l)return m;const{shown:_,more:g}=(0,T.zN)((0,R.eb)(e),A),v=s.isBrief&&g>0?(0,O.qy)` and ${(0,M.px)(g,"more repository")} ${s.rest}`:
null;return(0,O.qy)`${m}: ${(0,O.oR)(_.map(D=>(0,h.ik)(D,s)))}${v}`}function d(e,s){const l=s.isBrief?[]:(0,R.eb)(e).slice(A),{shown:m,more:_}=(0,T.zN)(l,2*s.medium.
limits.items),g=(0,O.oR)(m.map(v=>(0,h.ik)(v,s)));return(0,O.zH)((0,M.px)(l.length,"more repository"),g.isEmpty?g:(0,O.qy)`<p>${g}</p>\n${(0,h.OS)(_,"repository",
s)}`)}}),8436:((it,F,t)=>{t.d(F,{Bg:()=>a,UQ:()=>E,W3:()=>e,Y4:()=>f,cT:()=>s,xS:()=>o});var T=t(4e3),y=t(1064),I=t(4218),M=t(1505),R=t(7574),O=t(5102),h=t(4120),
C=t(8641),w=t(5973),p=t(9900);const A=2,P=40;function E({visit:{host:l},isNew:m},_){const g=m?(0,w.qy)`<br/>${_.medium.small(h.dy)}`:w.K$;return(0,w.qy)`${(0,p.
b8)(l,_,w.Fl)}${g}`}function a(l,m){const{discovery:_}=l.visit.attempt,g=[...new Set((0,O.QK)(l).map(({problem:v})=>v.title))];return g.length>0?(0,w.qy)`${(0,T.
K4)(g,A)}`:_.kind==="skipped"?(0,w.qy)`${_.problem.title}`:new w.Ed((0,M.Yj)(l,(0,p.Bm)(m)))}function o(l,m,_=[]){const g=(0,p.Bm)(m),{discovery:v}=l.visit.attempt,
D=v.kind==="skipped"?[(0,w.CS)(v.problem.message)]:[],x=[...(0,M.Zc)(l,g),...(0,M.o7)(l,g)];return[{label:"result",texts:D},{label:"required",texts:u(l,m)},{label:"\
clients",texts:r(l,m)},{label:"services",texts:i(l,m)},..._,...x.map(({label:$,texts:k})=>({label:$,texts:k.map(B=>new w.Ed(B))}))].map(({label:$,texts:k})=>({label:(0,h.
Iu)($),texts:k.filter(B=>!B.isEmpty)})).filter(({texts:$})=>$.length>0)}function u({requirements:l},m){const{places:_,services:g}=m.medium.limits,v=(0,p.Bm)(m),
D=Map.groupBy(l,({because:x})=>(0,p.AZ)(x,_,m).text);return n([...D],"requirement",m,([x,S])=>{const $=(0,w.yU)(S,g,k=>new w.Ed((0,M.pk)(k,m.context,v)));return x===
""?$:(0,w.qy)`${$} by ${new w.Ed(x)}`})}function n(l,m,_,g){const{shown:v,more:D}=(0,T.zN)(l,_.medium.limits.services),x=D>0?[(0,w.qy)`and ${(0,h.px)(D,`more ${m}`)} ${_.
rest}`]:[];return[...v.map(g),...x]}const r=({clients:l},{context:m,medium:_})=>["fails","warns","works"].flatMap(g=>{const v=m.clients.filter(S=>l[S]===g),D=v.
map(S=>y.bB[S]).join(", "),x=_.sign(g);return v.length===0?[]:[(0,w.qy)`${x} ${D}: ${O.nx[g]}`]}),i=({services:l,servicesFrom:m},_)=>[...n(l,"service",_,g=>(0,w.
qy)`${(0,w.aY)(g.id)} ${c(g,_)}`),...m===null?[]:[(0,w.qy)`from the host block at ${(0,p.ik)(m,_)}`]];function c(l,m){switch(l.kind){case"url":return(0,w.aY)((0,C.
cq)(l.url));case"login":{const{client:_,authz:g,token:v,ports:D}=l.login;return(0,w.qy)`authz ${(0,w.aY)((0,C.cq)(g??"none"))}, token ${(0,w.aY)((0,C.cq)(v??"no\
ne"))}, client ${(0,w.aY)(_)}, ports ${D.join(" to ")}`}case"problem":return(0,w.qy)`${m.medium.sign("fails")} ${(0,p.U1)(l.problem.code,m)}`}}function f({visit:{
attempt:l}},m){const{context:_,medium:g}=m,v=[(0,p.fi)("TLS certificate",({host:D})=>(0,w.aY)(D)),(0,p.fi)("Valid until",({expires:D})=>(0,w.CS)((0,R.nO)(D,_.startedAt))),
(0,p.fi)("Subject",({subject:D})=>(0,w.aY)(D)),(0,p.fi)("Issuer",({issuer:D})=>(0,w.aY)(D))];return[g.table(l.hops,{caption:"Requests",columns:d}),g.table(l.certificates,
{caption:"TLS certificates",columns:v})]}const d=[(0,p.fi)("Request",({url:l})=>(0,w.aY)((0,C.cq)(l))),(0,p.fi)("Response",({status:l,reason:m,mediaType:_})=>{const g=_===
null?null:(0,w.qy)`<br/>${(0,w.aY)(_)}`,v=m===""?null:(0,w.qy)` ${(0,w.CS)(m)}`;return l===null?"no response":(0,w.qy)`${l}${v}${g}`}),(0,p.fi)("Token",({authorization:l})=>(0,h.
Rk)(l)),(0,p.fi)("Address",({address:l,proxy:m})=>l!==null?(0,w.aY)(l):m===null?null:(0,w.qy)`through ${(0,w.aY)((0,C.cq)(m))}`),(0,p.fi)("Time",({ms:l})=>(0,R.
kJ)(l),"number")],e=l=>l.flatMap(([m,{incidents:_}])=>_.map(g=>({...g,host:m}))).toSorted((m,_)=>Date.parse(_.from)-Date.parse(m.from));function s(l,m){const{context:_,
medium:g}=m,v=({host:$})=>$?(0,p.b8)($,m,w.Fl):null,D=({until:$})=>$===null?"continues":(0,R.QN)($),x=$=>g.isWhole?(0,p.U1)($,m):(0,w.aY)($,P),S=[...l[0]?.host?
[(0,p.fi)("Host",v,"name")]:[],(0,p.fi)("From",({from:$})=>(0,R.QN)($),"when"),...g.isWhole?[(0,p.fi)("Until",D,"when")]:[],(0,p.fi)("Duration",$=>(0,I.QY)($,_.
startedAt),"when"),(0,p.fi)("Failed runs",({runs:$})=>$,"number"),(0,p.fi)("Problems",({codes:$})=>(0,w.oR)($.map(x)))];return g.table(l,{caption:"Incidents",columns:S})}}),
3029:((it,F,t)=>{t.d(F,{$J:()=>M,U8:()=>a,VN:()=>P,XP:()=>E,vd:()=>A,xy:()=>R,yQ:()=>O});var T=t(4e3),y=t(5973),I=t(9900);const M={fails:"\u274C",unchecked:"\u274C",
warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},R=(0,y.qy)`in the job summary`,O={sign:u=>new y.Ed(M[u]),small:u=>(0,y.qy)`<sub>${u}</sub>`,
heading:u=>(0,y.qy)`<b>${u}</b>`,items:u=>u.length===0?y.K$:(0,y.qy)`<p>${(0,y.oR)(u)}</p>\n`,table:h,isWhole:!1,limits:{message:700,ownMessage:300,url:600,places:4,
ownPlaces:1,items:100,roots:100,services:20}};function h(u,{columns:n}){if(u.length===0)return y.K$;const r=n.map(({title:c,style:f})=>(0,y.qy)`<th align="${w(f)?
"right":"left"}">${c}</th>`),i=u.map(c=>(0,y.qy)`<tr>${n.map(f=>C(c,f))}</tr>\n`);return(0,y.qy)`<table>\n<tr>${r}</tr>\n${i}</table>\n`}function C(u,{cell:n,style:r}){
const i=(0,y.qy)`${n(u)}`,c=i.isEmpty?(0,y.qy)`–`:i;return w(r)?(0,y.qy)`<td align="right">${new y.Ed(c.text.replaceAll(" ","&nbsp;"))}</td>`:(0,y.qy)`<td>${c}</td>`}
const w=u=>u?.split(" ").includes("number")===!0,p=50;function A(u,n,r,i,c){if(i.isBrief)return(0,y.qy)`<p>${u}</p>`;const{shown:f,more:d}=(0,T.zN)(n,p),e=i.medium.
table(f,{caption:r,columns:c});return(0,y.zH)(u,(0,y.qy)`${e}${(0,I.OS)(d,r,i)}`)}const P=({text:u})=>u.replaceAll(/ class="[^"]*"/g,"").replaceAll("/>",">").replaceAll(
"&#160;","&nbsp;").replaceAll(/\n+/g,`
`).trim(),E=u=>u.isBrief?[u]:[u,{...u,isBrief:!0}];function a(u,n){const r=u.map(([d])=>d?.()??"");if(o(r)<=n)return r;const i=r.map((d,e)=>{const s=d===""?[]:u[e]?.
slice(1)??[];return[d,...s.map(l=>l())].filter(l=>l!=="")}),c=i.map(d=>d.at(-1)??"");let f=n;return i.map((d,e)=>{const s=o(c.slice(e+1)),l=o(c.slice(e,e+1))<=f?
c[e]:"",m=d.find(_=>o([_])<=f-s)??l??"";return f-=o([m]),m})}const o=u=>u.reduce((n,r)=>n+(r===""?0:(0,T.$$)(r)+2),0)}),9676:((it,F,t)=>{t.d(F,{df:()=>Lt,vs:()=>nt,
gD:()=>Xt,Fp:()=>Gt,wQ:()=>Qt,Gc:()=>xt,XA:()=>St,yv:()=>z});var T=t(4e3),y=t(7574),I=t(5102),M=t(4120),R=t(8884),O=t(6763),h=t(5973),C=t(2328),w=t(9900),p=t(1831),
A=t(2796),P=t(4503),E=t(3181),a=t(8436),o=t(3029);const u=20,n=10,r=3,i=20,c=3;function f(H,N){const J=N.isBrief?n:u,{shown:et,more:ft}=(0,T.zN)((0,A.cZ)(H),J);
return[...et.map(Ot=>[...(0,o.XP)(N).map(ut=>()=>(0,o.VN)(d(Ot,ut))),()=>(0,o.VN)((0,h.qy)`<p>${e(Ot,(0,E.M)(Ot,N).title,N)}</p>`)]),[()=>(0,o.VN)((0,w.OS)(ft,"\
cause",N))]]}function d(H,N){const J=(0,E.M)(H,N),et=[(0,h.oR)(J.items),J.where,J.message,J.help],ft=J.small.isEmpty?J.small:N.medium.small(J.small);return(0,h.
qy)`<p>${e(H,J.title,N)}
${[...et,ft].map(at=>at.isEmpty?at:(0,h.qy)`<br/>${at}\n`)}</p>
${J.messages}${J.others}`}const e=({severity:H,code:N},J,et)=>(0,h.qy)`${(0,w.ZF)(H,et)} <b>${J}</b> (${(0,w._h)(N,(0,h.qy)`${N}`,et)})`;function s(H,N,J){const et=H.
filter(ut=>(0,I.sG)(ut)===N);if(et.length===0)return h.K$;const ft=N==="works"&&H.some(ut=>(0,I.sG)(ut)==="warns"),at=`${I.nx[N]}${ft?" without warnings":""}`,Ot=(0,h.
qy)`${J.medium.sign(N)} ${l(et,at)}`;return(0,o.vd)(Ot,et,"host",J,[(0,w.fi)("Host",ut=>(0,a.UQ)(ut,J)),(0,w.fi)("Required by",({requirements:ut})=>{const mt=ut.
flatMap(Rt=>Rt.because);return(0,w.AZ)(mt,J.medium.limits.places,J)}),(0,w.fi)(N==="works"?"Services":"Reason",ut=>(0,a.Bg)(ut,J))])}function l(H,N){const J=(0,h.
yU)(H,r,({visit:et})=>(0,h.aY)((0,p.nx)(et.host)));return H.length===1?(0,h.qy)`${J} ${N}`:(0,h.qy)`<b>${(0,M.px)(H.length,"host")}</b> ${N}: ${J}`}function m(H,N){
const J=H.filter(Rt=>(0,I.cG)(Rt)&&!(0,I.JR)(Rt)),[et,...ft]=J;if(et===void 0||N.isBrief)return h.K$;const at="Requests, responses and certificates of";if(ft.length===
0)return(0,h.zH)((0,h.qy)`${at} ${_(et)}`,g(et,N));const{shown:Ot,more:ut}=(0,T.zN)(J,i),mt=Ot.map(Rt=>(0,h.zH)((0,h.qy)`${N.medium.sign((0,I.sG)(Rt))} ${_(Rt)}`,
g(Rt,N)));return(0,h.zH)(`${at} ${(0,M.px)(J.length,"host")}`,(0,h.qy)`${mt}${(0,w.OS)(ut,"host",N)}`)}const _=({visit:{host:H,attempt:N}})=>(0,h.qy)`${(0,h.aY)(
(0,p.nx)(H))} (${(0,M.px)(N.hops.length,"request")}, ${(0,y.kJ)(N.timing.totalMs)})`;function g(H,N){const J=(0,a.xS)(H,N).map(({label:et,texts:ft})=>(0,h.qy)`<tr><td><b>${et}</b></td><td>${(0,h.
oR)(ft,"<br/>")}</td></tr>\n`);return(0,h.qy)`<table>\n${J}</table>\n${(0,a.Y4)(H,N)}`}function v(H,N){const J=(0,R._X)(H),[et]=J;if(et===void 0)return h.K$;const ft=(0,h.
yU)(J,r,({repository:ut})=>(0,h.aY)(ut)),at=(0,w.ZF)((0,I.hm)(et.findings)??"warning",N),Ot=(0,h.qy)`${at} <b>${(0,M.px)(J.length,"repository")}</b> ${(0,R.fP)(
J)}: ${ft}`;return(0,o.vd)(Ot,J,"repository",N,[(0,w.fi)("Repository",({repository:ut})=>(0,h.q)((0,P.aE)(ut,N.context),(0,h.N3)(ut))),(0,w.fi)("Findings",({findings:ut})=>(0,M.
H8)(ut)),(0,w.fi)("First in",({findings:ut})=>D(ut,N))])}function D(H,N){const J=(0,T.zN)([...Map.groupBy(H,({problem:at})=>at.code)],c),et=J.shown.map(([at,Ot])=>{
const ut=(0,R.tN)(Ot),mt=ut===null?h.K$:(0,h.qy)` at ${(0,w.ik)(ut,N,!0)}`,Rt=Ot.length===1?h.K$:(0,h.qy)` and ${Ot.length-1} more`;return(0,h.qy)`${(0,w._h)(at,
(0,h.qy)`${at}`,N)}${mt}${Rt}`}),ft=J.more>0?[(0,h.qy)`and ${(0,M.px)(J.more,"more code")}`]:[];return(0,h.oR)([...et,...ft],"<br/>")}var x=t(4218);const S=10,$=40,
k=20;function B(H,N){const J=(0,x.U4)(H,N.context),et=N.isBrief?J.filter(x.wz):J;if(et.length===0)return J.length===0&&(N.context.history?.size??0)>0&&!N.isBrief?
[(0,h.qy)`<p><b>History</b>: 1 run so far</p>`]:[];const{shown:ft,rest:at}=(0,T.zN)(et,N.isBrief?S:$),Ot=(0,T.zN)(ft,S),ut={caption:"History",columns:W(et,N)},mt=N.
medium.table(Ot.rest,ut);return[(0,h.qy)`<p><b>History</b>: ${j(J)}</p>`,N.medium.table(Ot.shown,ut),(0,h.zH)((0,M.px)(Ot.more,"more host"),mt),(0,h.qy)`<p>${N.
medium.small(L(ft))}</p>`,X(at,N),V(et,N)]}function j(H){const N=Math.max(...H.map(({history:ft})=>ft.recent.length)),J=H.filter(x.wz).length;if(J===0)return`no\
 failure in the last ${(0,M.px)(N,"run")}`;const et=H[0]?.history.recent.filter(({outcome:ft})=>ft==="fails").length;return H.length===1?`${et} of the last ${(0,M.
px)(N,"run")} failed`:`${J} of ${H.length} hosts failed in the last ${(0,M.px)(N,"run")}`}function W(H,N){const J=({history:at},Ot)=>{const ut=(0,x.H6)(at).find(
mt=>mt.days===Ot);return ut===void 0?h.K$:(0,h.qy)`${(0,x.mc)(ut)}<br/>${N.medium.small((0,M.px)(ut.runs,"run"))}`},et=H.flatMap(({history:at})=>(0,x.H6)(at).map(
Ot=>Ot.days)),ft=[...new Set(et)].toSorted((at,Ot)=>at-Ot);return[(0,w.fi)("Host",at=>b(at,N)),...ft.map(at=>({title:(0,h.qy)`Uptime<br/>${at}&nbsp;days`,style:"\
number",cell:Ot=>J(Ot,at)})),(0,w.fi)((0,h.qy)`Latency<br/>30&nbsp;days`,({history:{medianMs:at}})=>at===null?null:(0,y.kJ)(at),"number")]}function b({host:H,history:N},J){
const{sign:et,small:ft}=J.medium,at=J.isBrief?null:(0,x.XQ)(N),Ot=new h.Ed((0,x.qX)(N.recent));return(0,h.oR)([(0,h.qy)`${et((0,I.sG)(H))}&nbsp;${(0,w.b8)(H.visit.
host,J,h.Fl)}`,(0,h.qy)`<code role="img" aria-label="${new h.Ed((0,x._N)(N.recent))}">${Ot}</code>`,at===null?h.K$:ft(at)],"<br/>")}function L(H){const N=(0,x.MC)(
H).map(([J,et])=>(0,h.qy)`<code>${J}</code>&nbsp;${et}`);return(0,h.qy)`The newest run is at the right. ${(0,h.oR)(N)}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function X(H,N){if(H.length===0)return h.K$;const J=H.every(({history:at})=>at.uptime.every(({good:Ot,runs:ut})=>Ot===ut)),et=N.rest===o.xy?N.rest:(0,h.qy)`in the history file`,
ft=J?(0,h.qy)`, all without a failure in this time`:(0,h.qy)` ${et}`;return(0,h.qy)`<p>and ${(0,M.px)(H.length,"more host")}${ft}</p>`}function V(H,N){const J=(0,a.
W3)(H.map(({host:ut,history:mt})=>[ut.visit.host,mt])),{shown:et,more:ft}=(0,T.zN)(J,k),at=et.length,Ot=ft>0?`The last ${at} incidents`:(0,M.px)(at,"incident");
return(0,h.zH)(Ot,(0,a.cT)(et,N))}const q=1e6,Z=1e3,lt=5,wt=600,Tt=100,Pt=7;function xt(H,N){const J=N.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),et=(0,h.
q)(J,(0,h.qy)`in the JSON report`);return St(H,{...Lt(N),rest:et,isBrief:!1},{head:`## ${Xt(H,N)}`,foot:(0,h.qy)`tf-disco ${N.version}, started ${(0,y.QN)(N.startedAt)}.`,
maxBytes:q})}const Lt=H=>({context:H,medium:o.yQ,rest:o.xy,isBrief:!0,detailed:new Set});function St(H,N,{head:J,foot:et,maxBytes:ft}){const at=ft-Z-(0,T.$$)(J+
et.text),Ot=(0,o.U8)(Ht(H,N),at).filter(ut=>ut!=="");return`${[J,...Ot,(0,o.VN)(N.medium.small(et))].join(`

`)}
`}function Ht(H,N){const J=(0,I.md)(H.hosts),et=J.filter(({findings:mt})=>mt.length===0),ft=({severity:mt})=>mt==="notice",at=H.findings.filter(ft),Ot=H.findings.
filter(mt=>!ft(mt)),ut=(mt,Rt)=>[...(0,o.XP)(N).map(Zt=>()=>[Rt(Zt)].flat().map(o.VN).filter(Y=>Y!=="").join(`

`)),()=>(0,o.VN)((0,h.qy)`<p>More about ${mt} ${N.rest}</p>`)];return[...f(Ot,N),ut("hosts",mt=>s(et,"unchecked",mt)),ut("repositories",mt=>v(H.files,mt)),ut("t\
he history",mt=>B(H,mt)),ut("root modules",mt=>(0,C.R)(H.roots,mt)),ut("requests",mt=>m(J,mt)),ut("hosts that passed",mt=>s(J,"works",mt)),ut("skipped hosts",mt=>s(
J,"skipped",mt)),ut("notices",mt=>Nt(at,mt)),(0,o.XP)(N).map(mt=>()=>(0,o.VN)(Kt(H,mt)))]}function Nt(H,N){if(N.isBrief)return h.K$;const J=(0,h.qy)`${(0,w.ZF)(
"notice",N)} ${(0,M.px)(H.length,"notice")}`,et=f(H,N).flatMap(([ft])=>ft?.()??[]);return(0,h.zH)(J,new h.Ed(et.join(`
`)))}function Kt(H,N){const J=(0,O.h$)(H,N.context).map(ut=>(0,h.qy)`${(0,w.em)(ut,wt)}.`),{shown:et,rest:ft,more:at}=(0,T.zN)(J,lt),Ot=at===0?h.K$:(0,h.qy)`<p>${(0,h.
oR)(ft,"<br/>")}</p>\n`;return(0,h.qy)`<p>${(0,h.oR)(et,"<br/>")}</p>
${N.isBrief?(0,w.OS)(at,"remark",N):(0,h.zH)((0,M.px)(at,"more remark"),Ot)}`}const Xt=(H,N)=>`${zt(H)} ${(0,M.Iu)((0,I.$N)(H,N))}`,zt=H=>o.$J[(0,w.yF)(H)];function Gt({
url:H,workflow:N,job:J,commit:et}){const ft=N.split("/").at(-1)??"";return(0,h.oR)([(0,h.q)(H,(0,h.aY)(ft===""?"this run":ft,Tt)),J===""?h.K$:(0,h.qy)`job ${(0,h.
aY)(J,Tt)}`,et===""?h.K$:(0,h.qy)`commit ${(0,h.aY)(et.slice(0,Pt))}`])}const Yt=(H,N)=>`${zt(H)} Terraform service discovery: ${(0,I.$N)(H,N)}`,Qt=(H,N,J,et)=>St(
H,Lt(N),{head:`### ${Yt(H,N)}`,foot:(0,h.qy)`Details in the summary of ${Gt(J)}. Updated automatically.`,maxBytes:et}),z=(H,N,J)=>`${Yt(H,N)}. <sub>${Gt(J).text}\
</sub>
`,nt=H=>[H.passed,H.hosts.map(({visit:N})=>N.host).toSorted(),H.findings.filter(({severity:N})=>N!=="notice").map(N=>{const{severity:J,host:et,problem:ft,places:at}=N;
return JSON.stringify([J,et,(0,R.ju)(N),ft.code,at])}).toSorted()]}),5973:((it,F,t)=>{t.d(F,{CS:()=>A,Ed:()=>I,Fl:()=>w,I4:()=>E,K$:()=>O,N3:()=>p,aY:()=>C,oR:()=>h,
p_:()=>o,q:()=>P,qy:()=>M,yU:()=>a,zH:()=>u});var T=t(4e3),y=t(8641);class I{text;constructor(r){this.text=r}get isEmpty(){return this.text===""}}function M(n,...r){
let i=n[0]??"";return r.forEach((c,f)=>{i+=R(c)+n[f+1]}),new I(i)}function R(n){return typeof n=="string"?(0,y.js)(n):n instanceof I?n.text:n===null||typeof n==
"number"?String(n??""):n.map(({text:r})=>r).join("")}const O=M``,h=(n,r=", ")=>new I(n.filter(i=>!i.isEmpty).map(({text:i})=>i).join(r)),C=(n,r)=>new I((0,y.D9)(
n,r)),w=n=>new I((0,y.D9)(n).replaceAll(".",".<wbr/>")),p=n=>new I(`<code>${(0,y.js)(n).replaceAll("/","/<wbr/>")}</code>`),A=(n,r)=>new I((0,y.h$)(n,r)),P=(n,r,i)=>n!==
null&&/^https?:\/\/[!-~]+$/.test(n)?M`<a href="${new I((0,y.js)(n,n.length))}"${E(i)}>${r}</a>`:r,E=n=>n===void 0?O:M` class="${n}"`,a=(n,r,i)=>new I((0,T.K4)(n,
r,c=>i(c).text)),o=n=>n.length===0?O:M`<ul>\n${n.map(r=>M`<li>${r}</li>\n`)}</ul>\n`,u=(n,r)=>r.isEmpty?O:M`<details>\n<summary>${n}</summary>\n${r}</details>\n`}),
2328:((it,F,t)=>{t.d(F,{R:()=>O});var T=t(4e3),y=t(4120),I=t(4148),M=t(5973),R=t(9900);function O(a,o){const{isBrief:u,medium:n}=o,{wrong:r,good:i}=(0,I.jB)(a),
c=r.length>1||u&&r.length>0,f=c?[A((0,I.$_)(r,P(o)),"Problems of root modules",o)]:[],d=u||!n.isWhole&&o.context.repositories.length>1,e=u?[]:d?r:[...r,...i],{shown:s,
more:l}=(0,T.zN)(e,n.limits.roots),m=s.map(v=>p(v,o)),_=[...f,...m.slice(0,r.length)],g=m.slice(r.length);return[...c&&!n.isWhole?[(0,M.zH)(h(r,o),(0,M.qy)`${_}`)]:
_,...d&&i.length>0?[(0,M.qy)`<p>${C(i,o)}</p>\n`]:[],...g.length<=I.LC?g:[(0,M.zH)(C(i,o),(0,M.qy)`${g}`)],(0,R.OS)(l,"root module",o)]}function h(a,{medium:o}){
const u=(0,I.qj)(a[0]??{rows:[]}),n=(0,M.yU)(a,I.LC,w);return a.length===1?(0,M.qy)`${o.sign(u)} <b>${n}</b>: ${I.pJ[u]}`:(0,M.qy)`${o.sign(u)} <b>${(0,y.px)(a.
length,"root module")}</b> with errors or warnings: ${n}`}function C(a,{medium:o}){const u=a.flatMap(n=>n.rows);return(0,M.qy)`${o.sign((0,I.Fg)(u))} <b>${(0,y.
px)(a.length,"root module")}</b>: ${(0,I.nS)(u)}`}const w=a=>new M.Ed((0,I.fi)(a,o=>(0,M.N3)(o).text));function p(a,o){const{sign:u,heading:n}=o.medium,r=n(w(a));
return(0,M.zH)((0,M.qy)`${u((0,I.Fg)(a.rows))} ${r}: ${(0,I.L4)(a)}`,A((0,I.c_)(a,P(o)),"Modules and providers",o))}function A(a,o,u){const{shown:n,more:r,name:i,
problems:c,facts:f}=a,d=[i,...c,...f].map(({title:e,cell:s})=>(0,R.fi)((0,y.Iu)(e),l=>new M.Ed(s(l))));return(0,M.qy)`${u.medium.table(n,{caption:o,columns:d})}${(0,R.
OS)(r,"row",u)}`}const P=a=>({name:(o,u)=>E(o,u,a).text,problem:({code:o,title:u})=>(0,R._h)(o,(0,M.qy)`${u}`,a).text,file:o=>(0,M.N3)(o).text,value:(o,u)=>(0,M.
aY)(o,u).text.replaceAll(" ","&#160;"),maxRows:a.medium.limits.items});function E(a,o,u){const{sign:n,small:r}=u.medium,[i]=a.places,c=a.kind==="module"&&a.source!==
a.address,f=(0,M.oR)([...c?[(0,M.N3)(a.source)]:[],...i===void 0?[]:[(0,R.ik)(i,u)]]," at "),d=(0,M.qy)`${n((0,I.Fg)([a]))}&#160;<b>${(0,M.N3)(o)}</b>`;return f.
text===""?d:(0,M.qy)`${d}<br/>${r(f)}`}}),9900:((it,F,t)=>{t.d(F,{AZ:()=>c,BK:()=>P,Bm:()=>f,OS:()=>E,U1:()=>u,ZF:()=>w,_h:()=>o,b8:()=>r,dI:()=>n,em:()=>A,fi:()=>h,
ik:()=>i,yF:()=>p});var T=t(5143),y=t(1831),I=t(4503),M=t(4120),R=t(8884),O=t(5973);const h=(d,e,s)=>({title:d,cell:e,style:s}),C={error:"fails",warning:"warns",
notice:"notice"},w=(d,{medium:e})=>e.sign(C[d]);function p({passed:d,hosts:e,findings:s}){return d?s.some(({severity:l})=>l!=="notice")?"warns":e.length===0?"sk\
ipped":"works":"fails"}const A=(d,e)=>new O.Ed((0,M.Iu)((0,O.CS)(d,e).text)),P=(d,e)=>(0,O.qy)`<b>Help:</b> ${(0,O.CS)(d,e)}`,E=(d,e,{rest:s})=>d===0?O.K$:(0,O.
qy)`<p class="more">and ${(0,M.px)(d,`more ${e}`)} ${s}</p>\n`,a=/^[a-z\d]+(?:-[a-z\d]+)*$/,o=(d,e,{context:s})=>(0,O.q)(a.test(d)?`${s.docsUrl}#${d}`:null,e,"c\
ode"),u=(d,e)=>o(d,(0,O.aY)(d),e),n=d=>`host-${d}`,r=(d,{detailed:e},s=O.aY)=>{const l=s((0,y.nx)(d));return e.has(d)?(0,O.qy)`<a href="#${n(d)}">${l}</a>`:l};function i(d,{
context:e,medium:s},l=!1){if(typeof d=="string"){const[,v]=/^(.*) input$/s.exec(d)??[];return v===void 0?(0,O.aY)(d):(0,O.qy)`the ${(0,O.aY)(v)} input`}const m=(0,I.
uM)(d,e),_=l?(0,T.bH)(d.file).path:d.file,g=(0,O.N3)((0,R.eo)({...d,file:_}));return(0,O.q)(m!==null&&m.length>s.limits.url?null:m,g)}const c=(d,e,s,l=!1)=>new O.
Ed((0,R.Ky)(d,e,m=>i(m,s,l).text)),f=d=>({value:(e,s)=>(0,O.aY)(e,s).text,prose:e=>(0,O.CS)(e).text,because:e=>i(e,d).text})}),5955:((it,F,t)=>{t.d(F,{IL:()=>R,
Rr:()=>O,Z4:()=>M,uw:()=>h});var T=t(5799),y=t(8884),I=t(8641);const M=(C,w,p)=>`,
${p}"${C}": ${R(w,p)}`,R=(C,w)=>(0,I.s$)(JSON.stringify(C,null,2).replaceAll(`
`,`
${w}`));function*O(C,w,p,A){if(w.length===0){yield M(C,[],p);return}const P=`${p}  `;let E=`,
${p}"${C}": [`;for(const a of w)yield`${E}
${P}${R(A(a),P)}`,E=",";yield`
${p}]`}function h(){const C=new Map;return w=>{const{host:p,problem:A}=w,P=(0,I.RK)((0,y.ju)(w)??""),a=p===null&&!A.code.startsWith("file-")?(0,I.RK)(A.message):
"",o=[A.code,p??"",P,(0,T.W7)(w),a].join("|"),u=(C.get(o)??0)+1;return C.set(o,u),`${o}|${u}`}}}),4148:((it,F,t)=>{t.d(F,{$_:()=>s,Fg:()=>A,L4:()=>o,LC:()=>a,Mm:()=>w,
c_:()=>e,fi:()=>u,g5:()=>n,jB:()=>r,nS:()=>g,pJ:()=>E,qj:()=>p});var T=t(4e3),y=t(5143),I=t(1064),M=t(5011),R=t(5257),O=t(4120),h=t(8884);const C=["fails","warn\
s","works"];function w({worst:B}){return B==="error"?"fails":B==="warning"?"warns":"works"}const p=({rows:B})=>C.find(j=>B.some(W=>w(W)===j))??"works";function A(B){
const j=p({rows:B});return j==="works"&&B.some(P)?"skipped":j}const P=({chosen:B})=>Object.keys(B).length===0,E={fails:"init fails",warns:"has warnings",works:"\
passed"},a=3;function o(B){const j=p(B);return j==="works"?g(B.rows):E[j]}const u=({directory:B},j)=>B===R.cd.file?R.cd.file:B==="."?"the top directory":j((0,h.
II)(B));function n(B,j=0){const W=B.filter(({directory:Z})=>Z!==R.cd.file),{failing:b}=r(W),{length:L}=b;if(L===0)return null;const X=new Set(b.map(({directory:Z})=>(0,y.
_M)(Z))),V=j<2?"":` (${(0,h.iW)(X.size,j)})`;return W.length===1?`init fails${V}`:`init fails in ${L===W.length?`all ${L}`:`${L} of ${W.length}`} root modules${V}`}
const r=B=>c(B,p),i=({rows:B})=>c(B,w);function c(B,j){const{fails:W=[],warns:b=[],works:L=[]}=Object.groupBy(B,j);return{failing:W,wrong:[...W,...b],good:L}}const f=({
kind:B,source:j,constraints:W,locked:b,chosen:L,problems:X})=>JSON.stringify([B,j,W,b,L,X]),d=3;function e(B,j){const{wrong:W,good:b}=i(B);return l({clients:B.clients,
rows:[...W,...b]},[],j)}function s(B,j){const W=B.flatMap(Z=>i(Z).wrong.map(lt=>({root:Z,row:lt}))),b=Map.groupBy(W,({row:Z})=>f(Z)),L=[...b.values()].flatMap(([
Z])=>Z?.row??[]),X=I.Du.filter(Z=>B.some(lt=>lt.clients.includes(Z))),V=({root:Z})=>u(Z,j.file),q=Z=>(0,T.K4)(b.get(f(Z))??[],d,V);return l({clients:X,rows:i({rows:L}).
wrong},[{title:"root modules",cell:q}],j)}function l({clients:B,rows:j},W,b){const{shown:L,more:X}=(0,T.zN)(j,b.maxRows),V=Z=>Z.filter(({cell:lt})=>L.some(wt=>lt(
wt)!=="")),q=L.every(({chosen:Z})=>new Set(Object.values(Z)).size<=1);return{rows:j,shown:L,more:X,name:{title:"module or provider",cell:Z=>b.name(Z,_(Z,B))},problems:V(
[{title:"problem",cell:Z=>m(Z,b)}]),facts:[...W,...V(S(q?null:B,b.value))]}}const m=({problems:B},j)=>B.filter(({usualSeverity:W})=>W!=="notice").map(j.problem).
join(", "),_=({address:B,host:j},W)=>W.every(b=>(0,M.Vm)(b)===j)&&B.startsWith(`${j}/`)?B.slice(j.length+1):B;function g(B){const j=[...new Map(B.map(q=>[`${q.kind}\
 ${q.source}`,q])).values()],W=["module","provider"].flatMap(q=>{const{length:Z}=j.filter(lt=>lt.kind===q);return Z===0?[]:[(0,O.px)(Z,q)]});if(W.length===0)return"\
no registry modules and no providers";const b=B.some(({platforms:q})=>q.length>0)?" and package":"",L=j.filter(P).length,X=j.filter(({chosen:q})=>Object.values(
q).includes(null)).length,V=L+X===0?`every version${b} is available`:[...X>0?[`${X} without a version`]:[],...L>0?[`${L} not checked`]:[]].join(", ");return`${W.
join(" and ")}, ${V}`}const v=60,D=6,x=12,S=(B,j)=>[{title:"constraint",cell:({constraints:W})=>(0,T.K4)([...new Set(W)],D,b=>j(b,v))},...(B??[null]).map(W=>({title:W===
null?"version":I.bB[W],cell:b=>$(b,W,j)})),{title:"newest",cell:({newest:W})=>W===null?"":j(W,v)},{title:"platforms",cell:({platforms:W})=>k(W,j)}];function $({
chosen:B,locked:j},W,b){const L=W===null?Object.values(B)[0]:B[W];return L===void 0?"":L!==null?`${b(L,v)}${L===j?" (locked)":""}`:j===null?"none":`none (locked\
: ${b(j,v)})`}function k(B,j){return(0,T.K4)(B,x,({platform:W,available:b})=>`${b===null?"?":b?"\u2713":"\u2717"} ${j(W,v)}`)}}),7146:((it,F,t)=>{t.d(F,{Wc:()=>E,
ky:()=>O,nI:()=>y,nc:()=>w,wW:()=>M});const T={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};function y(a,o,u){return u.colour?`\x1B[${T[o]}m${a}\x1B[0m`:a}const I=(a,o,{
hyperlinks:u})=>o===void 0||!u?a:`\x1B]8;;${o}\x1B\\${a}\x1B]8;;\x1B\\`;function M(a,o){const u=" ".repeat(a.indent),n=a.label.padEnd((a.column??0)-1),r=" ".repeat(
a.indent+(a.column??2)),i=o.width-u.length-n.length-1,[c="",...f]=h(a.text,i,o.width-r.length,o),d=I(y(n,a.style,o),a.url,o),e=R(c,a.linked,o);return[`${u}${d} ${e}`.
trimEnd(),...f.map(s=>`${r}${s}`)]}function R(a,o,u){return!o?.url||!a.startsWith(o.text)?a:`${I(o.text,o.url,u)}${a.slice(o.text.length)}`}function O(a,o){const[
u="",...n]=h(a,o.width,o.width-2,o);return[u,...n.map(r=>`  ${r}`)]}function h(a,o,u,{withFlags:n}){const r=[];let i="",c=0;for(const f of(n?.(a)??a).split(" ")){
const d=w(f),e=r.length===0?o:u;i!==""&&c+1+d>e&&(r.push(i),i=""),c=i===""?d:c+1+d,i=i===""?f:`${i} ${f}`}return[...r,i]}const C=/^[ -~]*$/;function w(a){if(C.test(
a))return a.length;let o=0;for(const u of a)o+=p(u);return o}function p(a){return C.test(a)?1:A(a)?0:new RegExp("\\p{Regional_Indicator}","u").test(a)?1:P(a)?2:
1}const A=a=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(a),P=a=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(a);function E(a,o,u){let[n,r]=["",0];for(const i of a){const c=p(i),f=r+c;if(r>=o&&f<=u&&(c>0||r>o)?n+=i:n+=" ".repeat(Math.max(0,Math.min(f,u)-Math.max(r,
o))),r=f,r>u)break}return n}}),1212:((it,F,t)=>{t.d(F,{S5:()=>sn,MV:()=>nn,K8:()=>on});var T=t(2389),y=t(4e3),I=t(2796),M=t(5102),R=t(4120),O=t(6763),h=t(8641),
C=t(1831),w=t(4503),p=t(8884),A=t(1505),P=t(7574),E=t(7146);const a=20,o=6,u="in the JSON report",n=13,r={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",
style:"red"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},i={error:r.fails,warning:r.warns,notice:{
sign:"\xB7",style:"blue"}},c={value:h.RK,prose:h.RK,because:p.eo},f=({sign:U,style:K},Q,tt)=>(0,E.wW)({indent:0,label:U,style:K,text:Q},tt).map(h.BP).join(`
`);function d(U,K){const Q=(0,M.sG)(U),{sign:tt,style:ot}=r[Q],dt=[...(0,M.cG)(U)?l(U,K.context):[],...(0,A.o7)(U,c)],gt=`${M.nx[Q]}${U.isNew?` (${R.dy})`:""}: ${s(
U)}`;return[...(0,E.wW)({indent:0,label:`${tt} ${e(U.visit.host)}`,style:ot,text:gt},K),...dt.flatMap(Et=>m(Et,K))].map(h.BP).join(`
`)}const e=U=>{const K=(0,C.nx)(U);return K===U?(0,h.RK)(U):`${(0,h.RK)(K)} (${(0,h.RK)(U)})`};function s(U){const{discovery:K}=U.visit.attempt,Q=(0,M.QK)(U);return Q.
length>0?(0,y.K4)([...new Set(Q.map(tt=>tt.problem.code))],o):K.kind==="skipped"?K.problem.code:(0,A.Yj)(U,c)}function l(U,K){const{hops:Q,certificates:tt}=U.visit.
attempt;return[(0,A.se)(U,K,c),{label:"response",texts:Q.map(_)},{label:"services",texts:(0,R.Sk)(U.services,a,g)},...(0,A.Zc)(U,c),{label:"certificate",texts:tt.
map(ot=>v(ot,K))}]}const m=({label:U,texts:K},Q)=>K.flatMap((tt,ot)=>{const dt=ot===0?U:"";return(0,E.wW)({indent:2,label:dt,style:"dim",column:n,text:tt},Q)});
function _(U){const K=U.status===null?"none":`${U.status} ${(0,h.RK)(U.reason,A.tN)}`,Q=U.status===null?"after":"in",tt=[...U.mediaType===null?[]:[(0,h.RK)(U.mediaType,
A.tN)],...U.address===null?[]:[`at ${(0,h.RK)(U.address,A.tN)}`],...U.proxy===null?[]:[`through ${(0,h.RK)((0,h.cq)(U.proxy))}`],...U.authorization==="none"?[]:
[`token ${(0,R.Rk)(U.authorization)}`]],ot=tt.length===0?"":` (${tt.join("; ")})`;return`${K.trim()} from ${(0,h.RK)((0,h.cq)(U.url))} ${Q} ${(0,P.kJ)(U.ms)}${ot}`}
function g(U){const K=(0,h.RK)(U.id,A.tN);switch(U.kind){case"url":return`${K} ${(0,h.RK)((0,h.cq)(U.url))}`;case"login":{const{authz:Q,token:tt}=U.login,ot=[Q,
tt].map(dt=>(0,h.RK)((0,h.cq)(dt??"none")));return`${K} authz ${ot.join(", token ")}`}case"problem":return`${K}: ${U.problem.code}`}}function v(U,K){const{host:Q,
subject:tt,issuer:ot,expires:dt}=U,gt=(0,h.RK)((0,P.nO)(dt,K.startedAt));return`${(0,h.RK)(Q,A.tN)} valid until ${gt}; subject ${(0,h.RK)(tt,A.tN)}, issuer ${(0,h.
RK)(ot,A.tN)}`}const D={few:4},x={places:6,messages:{few:5},frames:I.Wi},S={places:3,messages:{few:2},frames:1};function $(U,K,Q){const{severity:tt,code:ot,title:dt,
message:gt,isAside:Et,sameAs:Mt}=U,_t=(0,h.RK)(gt??dt,h.h2),At=`${K.context.docsUrl}#${ot}`,{style:Bt}=i[tt],jt=Mt!==null?[`  hosts: the same ${U.hosts.length} \
as for ${Mt}`]:[...q(U.hosts.length>1?"hosts":"host",k(U),K),...B(U,K,Q),...V(U,K)],Wt=Et?"":U.help??"";return[...(0,E.wW)({indent:0,label:`${tt}[${ot}]:`,style:Bt,
url:At,text:_t},K),...jt,...q("help",(0,h.RK)(Wt,h.h2),K),...q("affects",(0,R.od)(U.affects,K.context.clients),K)].map(h.BP).join(`
`)}function k({hosts:U,findings:K,message:Q}){const[tt]=U;return U.length===1&&tt!==void 0&&Q?.includes((0,C.nx)(tt))&&K[0]?.isHostNew!==!0?"":(0,y.K4)(U,D,dt=>{
const gt=K.filter(_t=>_t.host===dt),Et=U.length>1?(0,p.eb)(gt).length:0,Mt=[...gt.some(({isHostNew:_t})=>_t)?[R.dy]:[],...Et>1?[(0,R.px)(Et,"repository")]:[]];return`${e(
dt)}${Mt.length===0?"":` (${Mt.join(", ")})`}`})}function B(U,K,Q){const{frames:tt}=j(U),ot=W(U);return[...ot.shown.flatMap(({message:dt,findings:gt,first:Et},Mt)=>{
const _t=b(Et,U.message===null?dt:"",K);return Mt>=tt?_t:[..._t,...L((0,p.io)(gt)?.line,U.severity,K,Q),...q("help",(0,h.RK)(X(U,gt),h.h2),K)]}),...ot.more>0?[`\
  and ${(0,R.px)(ot.more,"more message")} ${u}`]:[]]}const j=({hosts:U,isAside:K})=>U.length>1||K?S:x;function W(U){const K=(0,I.cr)(U).map(([Q,tt])=>({message:Q,
findings:tt,first:(0,p.tN)(tt)}));return(0,y.zN)(K,j(U).messages)}function b(U,K,Q){if(U===null&&K==="")return[];const tt=U===null?"-":"-->",ot=U===null?"":(0,p.
R3)(U),dt=[ot,(0,h.RK)(K,h.h2)].filter(Et=>Et!=="").join(": "),gt={text:ot,url:U&&(0,w.uM)(U,{...Q.context,links:null})};return(0,E.wW)({indent:2,label:tt,style:"\
dim",text:dt,linked:gt},Q)}function L(U,K,Q,tt){return U===void 0||tt.has((0,p.R3)(U.place))?[]:(tt.add((0,p.R3)(U.place)),Pt(U,i[K].style,Q))}const X=({help:U,
isAside:K},[Q])=>U!==null||K?"":Q?.problem.help??"";function V(U,K){const{findings:Q}=U,{lines:tt,settings:ot}=(0,p.yv)(Q),dt=W(U).shown.map(({first:Mt})=>Mt),gt=(0,p.
oN)(tt,dt),Et=j(U).places;return[...q("hits",(0,p.mj)(Q,K.context.repositories.length),K),...q("also at",(0,p.Ky)(gt,Et),K),...q("required by",(0,p.Ky)(ot,Et),K)]}
const q=(U,K,Q)=>K===""?[]:(0,E.wW)({indent:2,label:`${U}:`,style:"dim",text:K},Q),Z=160,lt=12,wt="    ",Tt=/##\w*\[/;function Pt({place:U,before:K,literal:Q,after:tt},ot,dt){
const gt=" ".repeat(`  ${U.line}`.length),Et=Math.min(dt.width,Z)-gt.length-3;if(Et<lt)return[];const Mt=xt(K+Q+tt),_t=Mt(K+Q+tt),At=(0,E.nc)(_t)<=Et?0:Mt(K).search(
/[^ ]|$/),Bt=_t.slice(At),jt=(0,E.nc)(Mt(K))-At,Wt=(0,E.nc)(Mt(K+Q))-At,{from:Ut,to:Jt,text:Ct}=Lt(Bt,jt,Math.max(Wt,jt+1),Et),cn=(0,E.nI)("|","dim",dt),ln="^".
repeat(Math.max(1,Math.min(Wt,Jt)-Math.max(jt,Ut))),an=" ".repeat(Math.max(jt,Ut)-Ut);return[`${(0,E.nI)(`  ${U.line}`,"dim",dt)} ${cn} ${Ct}`.trimEnd(),`${gt} ${cn}\
 ${an}${(0,E.nI)(ln,ot,dt)}`]}function xt(U){const K=Q=>(0,h.RK)(Q.replaceAll("	",wt),Number.POSITIVE_INFINITY);return Tt.test(K(U))?Q=>K(Q).replaceAll(/(?<=#)#/g,
" #"):K}function Lt(U,K,Q,tt){const ot=(0,E.nc)(U);if(ot<=tt)return{from:0,to:tt,text:U};const dt=Math.max(0,tt-2-(Q-K)),gt=Q<tt?0:Math.max(0,K-1-Math.ceil(dt*2/
3)),Et=ot-gt<=tt,Mt=gt+tt,_t=(0,E.Wc)(U,gt===0?0:gt+1,Et?Mt:Mt-1),At=`${gt===0?"":"\u2026"}${_t}${Et?"":"\u2026"}`;return{from:gt,to:Et?Mt:Mt-1,text:At}}var St=t(
4148);const Ht=20,Nt=3,Kt="  ",Xt={name:(U,K)=>(0,h.RK)(K),problem:({code:U})=>U,file:String,value:h.RK,maxRows:Ht},zt=U=>(0,St.fi)(U,Xt.file);function Gt(U,K){
const{wrong:Q}=(0,St.jB)(U);if(Q.length<=St.LC)return Q.map(ot=>Yt(zt(ot),(0,St.c_)(ot,Xt),K));const tt=(0,R.px)(Q.length,"root module");return[Yt(tt,(0,St.$_)(
Q,Xt),K)]}function Yt(U,K,Q){const{rows:tt,shown:ot,more:dt,name:gt,problems:Et,facts:Mt}=K,_t=(0,St.qj)({rows:tt}),{sign:At,style:Bt}=r[_t],jt=tt.filter(Ut=>(0,St.
Mm)(Ut)===_t),Wt=(0,y.K4)([...new Set(jt.map(gt.cell))],Nt);return[`${(0,E.nI)(At,Bt,Q)} ${(0,E.nI)(U,"bold",Q)}: ${St.pJ[_t]} for ${Wt}`,...Qt(ot,[gt,...Mt,...Et],
Q),...dt>0?[`  and ${dt} more in the JSON report`]:[]].map(h.BP).join(`
`)}function Qt(U,K,Q){const tt=K.map(({title:Mt})=>Mt),ot=U.map(Mt=>({sign:r[(0,St.Fg)([Mt])],cells:K.map(({cell:_t})=>_t(Mt))})),dt=tt.map((Mt,_t)=>Math.max(...[
Mt,...ot.map(({cells:At})=>At[_t])].map(z)));if(dt.reduce((Mt,_t)=>Mt+Kt.length+_t,Kt.length)>Q.width)return ot.flatMap(({sign:{sign:Mt,style:_t},cells:[At="",...Bt]})=>{
const jt=Bt.flatMap((Ut,Jt)=>Ut===""?[]:[`${tt[Jt+1]} ${Ut}`]),Wt=`${At}: ${jt.join("; ")}`;return(0,E.wW)({indent:2,label:Mt,style:_t,text:Wt},Q)});const Et=Mt=>Mt.
map((_t,At)=>_t+" ".repeat((dt[At]??0)-z(_t))).join(Kt).trimEnd();return[`    ${(0,E.nI)(Et(tt),"dim",Q)}`,...ot.map(({sign:{sign:Mt,style:_t},cells:At})=>`  ${(0,E.
nI)(Mt,_t,Q)} ${Et(At)}`)]}const z=(U="")=>Array.from(U).length;function nt(U,K){const Q=U.flatMap(Et=>Et.rows),[tt,ot]=U,gt=tt!==void 0&&ot===void 0?zt(tt):(0,R.
px)(U.length,"root module");return f(r[(0,St.Fg)(Q)],`${gt}: ${(0,St.nS)(Q)}`,K)}const H=3,N={few:4},J=1e3;function et({hosts:U,roots:K},Q){const tt=Map.groupBy(
U,M.sG),ot=(tt.get("unchecked")??[]).filter(({findings:gt})=>gt.length===0),{good:dt}=(0,St.jB)(K);return[...ft("unchecked",ot,Q),...ft("skipped",tt.get("skippe\
d")??[],Q),...ft("works",tt.get("works")??[],Q),...dt.length>0?[nt(dt,Q)]:[]]}function ft(U,K,Q){const tt=Et=>d(Et,Q);if(K.length<=H)return K.map(tt);const ot=(0,y.
K4)(K,N,({visit:Et})=>e(Et.host)),dt=`${(0,R.px)(K.length,"host")} ${M.nx[U]}: ${ot}`;if(!Q.isRunner)return[f(r[U],dt,Q)];const gt=(0,R.Sk)(K,J,tt,Et=>`and ${Et}\
 more ${u}`);return[[(0,h.BP)(`${r[U].sign} ${dt}`),...gt].join(`
`)]}function at(U,K){const Q=(0,p._X)(U),[tt]=Q;if(tt===void 0)return[];const ot=Mt=>`${(0,h.RK)(Mt.repository)} (${(0,R.H8)(Mt.findings)})`,dt=r[(0,M.hm)(tt.findings)===
"error"?"fails":"warns"],gt=(0,y.K4)(Q,N,ot),Et=`${(0,R.px)(Q.length,"repository")} ${(0,p.fP)(Q)}: ${gt}`;return[f(dt,Et,K)]}function Ot(U,K){const Q=(0,M.hm)(
U.findings),tt=U.hosts.length>H||U.findings.length>0,ot=K.isRunner?"the JSON report has all details; its path is the output `report`":"for all details: `--forma\
t json` or `--report FILE.json`",dt=`problem codes are explained at ${K.context.docsUrl}`;return tt?[(Q===null||Q==="notice"?[ot]:[dt,ot]).flatMap(Et=>(0,E.ky)(
Et,K)).join(`
`)]:[]}var ut=t(4218);const mt=3,Rt=20,Zt=40,G=12,Y=140,rt=30,st="  ",ct=2,ht="  ",yt="\xA0";function pt(U,K){const Q=(0,ut.U4)(U,K.context),tt=Q.length<=mt?Q:Q.
filter(({host:_t})=>(0,M.cG)(_t));if(tt.length===0)return"";const{shown:ot,more:dt}=(0,y.zN)(tt,Rt),{nameWidth:gt,columns:Et}=kt($t(ot),ot,K),Mt=Et.map(({title:_t})=>_t).
filter(_t=>_t!=="");return[...(0,E.ky)(`history: ${Mt.join(", ")}`,K),...ot.map(({host:_t},At)=>{const{sign:Bt,style:jt}=r[(0,M.sG)(_t)],Jt=[Dt(e(_t.visit.host),
gt),...Et.map(({cells:Ct})=>Ct[At])].join(ht).trimEnd().replace(/\u2573+/g,Ct=>(0,E.nI)(Ct,"red",K));return`${st}${(0,E.nI)(Bt,jt,K)} ${Jt}`}),...dt>0?[`  and ${(0,R.
px)(dt,"more host")} in the history file`]:[],...It(ot,K)].map(h.BP).join(`
`)}function It(U,K){const Q=(0,ut.MC)(U).map(([ot,dt])=>`${ot} ${dt}`.replaceAll(" ",yt));return(0,E.ky)(Q.join(", "),{...K,width:K.width-st.length}).map(ot=>`${st}${(0,E.
nI)(ot.trim().replaceAll(yt," "),"dim",K)}`)}function kt(U,K,{width:Q}){const tt=Math.max(...K.map(({host:_t})=>(0,E.nc)(e(_t.visit.host)))),ot=Math.min(Zt,tt),
dt=Math.min(Q,Y)-st.length-ct,gt=_t=>U.slice(0,_t).reduce((At,{cells:Bt})=>At-ht.length-vt(Bt),dt),Et=[U.length,3].find(_t=>ot<=gt(_t))??2,Mt=Math.min(ot,Math.max(
G,gt(Et)));return{columns:U.slice(0,Et),nameWidth:Mt}}function $t(U){const K=Math.max(...U.map(({history:tt})=>tt.recent.length)),Q=(tt,ot)=>{const dt=U.map(ot);
return{title:tt,cells:dt.map(gt=>gt.padStart(vt(dt)))}};return[Q(`last ${(0,R.px)(K,"run")}`,({history:tt})=>(0,ut.qX)(tt.recent)),Q("uptime in 30 days",bt),Q("\
median latency",({history:{medianMs:tt}})=>tt===null?"-":(0,P.kJ)(tt)),{title:"",cells:U.map(({history:tt})=>(0,ut.kW)(tt)??"")}]}function bt(U){const K=(0,ut.bW)(
U,rt);return(K&&(0,ut.mc)(K))??"-"}const vt=U=>Math.max(...U.map(({length:K})=>K));function Dt(U,K){const Q=(0,E.nc)(U);return Q<=K?`${U}${" ".repeat(K-Q)}`:`${(0,E.
Wc)(U,0,K-1)}\u2026`}const Ft=5,Vt=30,qt=3,en=20;function*sn(U,K){yield`${nn(U,K)}
`;let Q=!0;for(const{text:tt}of on(U,K)){const ot=tt.includes(`
`);yield`${Q||ot?`
`:""}${tt}
`,Q=ot}}function nn(U,K){const{sign:Q,style:tt}=r[U.passed?"works":"fails"],ot=K.isQuiet?[]:(0,O.h$)(U,K.context).slice(0,Ft);return[`${(0,E.nI)(Q,tt,K)} ${(0,E.
nI)((0,M.$N)(U,K.context),"bold",K)}`,...ot.flatMap(dt=>rn(dt,K))].join(`
`)}function*on(U,K){const{isQuiet:Q=!1,isRunner:tt=!1,context:ot}=K,dt=({severity:Ct})=>!Q||Ct==="error"||(0,T.k2)(Ct,ot.failOn),gt=(0,I.cZ)(U.findings.filter(dt)),
{shown:Et,rest:Mt}=(0,y.zN)(gt,Vt),_t=new Set;for(const Ct of Et)yield tn($(Ct,K,_t));const At=Mt.flatMap(({findings:Ct})=>Ct);if(At.length>0&&(yield tn(`and ${(0,R.
px)(At.length,"more finding")} ${u}`)),Q)return;const Bt=Ct=>({kind:tt?"group":"plain",text:Ct});yield*at(U.files,K).map(Bt);const jt=pt(U,K);jt!==""&&(yield Bt(
jt)),yield*Gt(U.roots,K).map(Bt);const Wt=(0,M.md)(U.hosts).filter(Ct=>(0,M.cG)(Ct)&&!(0,M.JR)(Ct)),Ut=(0,y.zN)(Wt,tt||Wt.length<=qt?en:0);yield*Ut.shown.map(Ct=>Bt(
d(Ct,K))),Ut.shown.length>0&&Ut.more>0&&(yield tn(`and ${(0,R.px)(Ut.more,"more host")} ${u}`)),yield*et(U,K).map(Bt);const Jt=(0,O.h$)(U,ot).slice(Ft);Jt.length>
0&&(yield tn(Jt.flatMap(Ct=>rn(Ct,K)).join(`
`))),yield*Ot(U,K).map(tn)}const rn=(U,K)=>(0,E.ky)((0,h.RK)(U),K).map(h.BP),tn=U=>({kind:"plain",text:U})}),2909:((it,F,t)=>{t.a(it,async(T,y)=>{try{let $=function(b){
p.R8(v.redact(b).map(L=>(0,r.LS)(L)))},j=function(b){const{verdict:L,changes:X,context:V}=b,q=m===null?[]:(0,C.ws)((0,u.R8)(L),_,m),Z=X?.kind==="files"?X.files:
[],lt=m===null?new Map:(0,C.hP)(q,Z,_,m);return{...b,located:q,context:{...V,links:lt}}};t.r(F);var I=t(1992),M=t(3368),R=t(7251),O=t(1342),h=t(5181),C=t(40),w=t(
2806),p=t(3565),A=t(8782),P=t(785),E=t(3795),a=t(1964),o=t(2216),u=t(4503),n=t(9676),r=t(8641),i=t(1212),c=t(8463),f=t(7773),d=t(6875);const e=120;(0,P.kL)(process,
b=>process.stderr.write(`the log was not written: ${b}
`));const{env:s}=process,l=p.j_(s.GITHUB_EVENT_PATH);delete s.GITHUB_EVENT_PATH;const m=(0,A.ng)(s,l),_=s.GITHUB_WORKSPACE??process.cwd(),g=p.Ko(f.y.map(({name:b})=>b)),
v=(0,M.cA)(g,s,(0,R.K)(p.QU)),D=new d.VG;await(0,P.mB)(process,{stop:D,secrets:v,isFinal:!1,act:x,reportMistakes:b=>p.fJ("Wrong settings",b.map(L=>(0,r.LS)(L)).
join(`
`)),reportCrash:b=>p.fJ("Could not run",b)});async function x(b){const L=(0,E.fN)(Z=>p.N4(v.redact([Z]))),{checked:X,warnings:V}=await(0,I.k_)(g,process,L,{directory:_,
isFork:(0,A.$c)(s.GITHUB_EVENT_NAME,l),stop:D,changes:S,secrets:v}),q=b.aborted?3:X.verdict.passed?0:1;return $(V),await B(X,b),q}async function S({githubToken:b}){
const L=await(0,h.S)(m,b,D.signal);return L.kind==="all"&&m?.pull&&p.R8(v.redact([`changed-only has no effect: ${L.why}`])),L}async function k(b,L){try{await L()}catch(X){
$([`${b}: ${(0,O.A3)(X)}`])}}async function B(b,L){let X={...b,located:[]};await k("places are not links",()=>{X=j(b)}),await W(X),!L.aborted&&await k("the comm\
ent and the issue were not written",async()=>{const{notes:V,warnings:q}=await(0,w.m)(X,m,_,L);p.N4(v.redact(V)),$(q)})}async function W({settings:b,verdict:L,context:X}){
const{GITHUB_OUTPUT:V,GITHUB_STEP_SUMMARY:q,RUNNER_TEMP:Z}=s,lt={colour:!1,width:e,isRunner:!0,context:X},wt={"the log was not written":()=>p.ur((0,i.MV)(L,lt),
(0,i.K8)(L,lt)),"the annotations were not written":()=>p.fz((0,a.H)(L,X)),"the outputs were not written":()=>$(p.Kn(V,(0,o.Yz)(L))),"the job summary was not wri\
tten to GITHUB_STEP_SUMMARY":()=>p.Sy(q,(0,n.Gc)(L,X)),"the JSON report was not written to RUNNER_TEMP":()=>{const Tt=p.u5(Z,(0,o.hF)(L,X));$(p.Kn(V,{report:Tt}))},
"the report files were not written":()=>$((0,c.t)(b,{verdict:L,context:X},_))};for(const[Tt,Pt]of Object.entries(wt))await k(Tt,Pt)}y()}catch(e){y(e)}},1)}),9050:((it,F,t)=>{
t.d(F,{G:()=>h});var T=t(6760),y=t(5747),I=t(4614);const M=5,R=/^[0-9a-f]{40}$/,O=/^refs\/(?!.*\.\.)[^\0]+$/;function h(i){const c=(0,T.join)(i,".git"),f=C(c,i)??
c,d=E((0,T.join)(f,"commondir")),e=d===null?f:(0,T.resolve)(f,d),s=()=>P((0,T.join)(e,"packed-refs"))??"",l=w(E((0,T.join)(f,"HEAD")),[f,e],s);return l===null?null:
{commit:l,isFetched:A(l,P((0,T.join)(f,"FETCH_HEAD"))??"",s),remote:u(P((0,T.join)(e,"config"))??""),tracked:m=>(0,I.O)((0,T.join)(f,"index"),m)}}function C(i,c){
const[,f]=/^gitdir: (.+)$/.exec(E(i)??"")??[];return f===void 0?null:(0,T.resolve)(c,f)}function w(i,c,f){let d=i;for(let e=0;d!==null&&e<=M;e+=1){if(R.test(d))
return d;const[,s]=/^ref: (.+)$/.exec(d)??[];if(s===void 0||!O.test(s))return null;d=p(s,c,f)}return null}function p(i,c,f){for(const e of c){const s=E((0,T.join)(
e,i));if(s!==null)return s}return f().split(`
`).find(e=>e.endsWith(` ${i}`))?.slice(0,40)??null}function A(i,c,f){const d=(e,s)=>e.split(`
`).some(l=>l.startsWith(`${i}${s}`));return d(c,"	")||d(f()," refs/remotes/")}function P(i){const c=(0,y.yR)(i);return c.ok?c.text:null}const E=i=>P(i)?.replace(
/\r?\n$/,"")??null,a=21,o=/^(?!\.{1,2}$)[\w.-]+$/;function u(i){let c=!1;for(const f of i.split(`
`)){const d=f.trim();d.startsWith("[")&&(c=d==='[remote "origin"]');const e=d.indexOf("=");if(!(!c||e<0||d.slice(0,e).trim().toLowerCase()!=="url"))return n(d.slice(
e+1).trim())}return null}function n(i){const c=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(i),[f,d]=c===null?r(i):[c[1],c[2]],e=(d??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),s=e.length>1&&e.length<=a;return!f||!s||!e.every(l=>o.test(l))?null:{host:f.toLowerCase(),owner:e.slice(0,-1).join("/"),name:e.at(-1)??""}}function r(i){
const c=URL.parse(i);return c===null||!/^(https?|ssh):$/.test(c.protocol)?[]:[c.protocol==="ssh:"?c.hostname:c.host,c.pathname.slice(1)]}}),4614:((it,F,t)=>{t.d(
F,{O:()=>E,R:()=>u});var T=t(3024),y=t(5747);const I=128*1024*1024,M=12,R=62,O=16384,h=12288,C=4,w=61440,p=4096,A=32768,P=Buffer.alloc(0);function E(n,r){const i=(0,y.
io)(n,I);return i===null?new Map:a(i,r)}function a(n,r){const i=new Map;if(n.length<M)return i;const c=n.readUInt32BE(4);if(n.toString("latin1",0,4)!=="DIRC"||c<
2||c>4)return i;const f=n.readUInt32BE(8);let d=P,e=M;for(let s=0;s<f;s+=1){if(e+R>n.length)return i;const l=n.readUInt16BE(e+60),m=e+R+(l&O?2:0),_=c===C,{kept:g,
from:v}=_?o(n,m,d):{kept:P,from:m},D=n.indexOf(0,v);if(D<0)return i;const x=n.subarray(v,D),S=_?Buffer.concat([g,x]):x;if(S.length>p)return i;const $=(n.readUInt32BE(
e+24)&w)===A,k=S.toString("utf8");$&&(l&h)===0&&r.has(k)&&i.set(k,{modified:n.readUInt32BE(e+8),size:n.readUInt32BE(e+36)}),e=_?D+1:e+(D-e+8&-8),d=S}return i}function o(n,r,i){
let c=r,f=n[c++]??0,d=f&127;for(;f&128;)f=n[c++]??0,d=(d+1)*128+(f&127);return{kept:i.subarray(0,Math.max(0,i.length-d)),from:c}}function u(n,{modified:r,size:i}){
const c=(0,y.N0)(()=>(0,T.lstatSync)(n),null),f=Math.floor((c?.mtimeMs??0)/1e3);return c?.isFile()===!0&&c.size%2**32===i&&f%2**32===r}}),7671:((it,F,t)=>{t.d(F,
{N:()=>R});var T=t(317),y=t(8782);const I=100,M=100;async function R(n,r,i,c){const f=AbortSignal.any([AbortSignal.timeout(i),c]),{connect:d}=await Promise.all(
[t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:e,paginate:s}=d(n,r,f),l={owner:n.owner,repo:n.repository};async function m(g,v=Number.POSITIVE_INFINITY){const D=[];
let x=0;for await(const{data:S}of g){for(const $ of p(S))D.push($);if(D.length>=v)return D.slice(0,v);if(x+=1,x===M)throw new T.F9(`the list has more than ${M} \
pages`)}return D}const _=async g=>{await O(g)};return{listComments:g=>{const v={...l,issue_number:g,per_page:I},D=s.iterator(e.issues.listComments,v);return O(m(
D).then(x=>x.map(h)))},createComment:(g,v)=>{const D=e.issues.createComment({...l,issue_number:g,body:v});return O(D.then(({data:x})=>h(x)))},updateComment:(g,v)=>_(
e.issues.updateComment({...l,comment_id:g,body:v})),deleteComment:g=>_(e.issues.deleteComment({...l,comment_id:g})),listIssues:(g,v)=>{const D={...l,...g,per_page:I},
x=m(s.iterator(e.issues.listForRepo,D),v),S=$=>(0,y.at)($,"pull_request")===void 0;return O(x.then($=>$.filter(S).map(C)))},createIssue:g=>{const v=e.issues.create(
{...l,...g,labels:[...g.labels]});return O(v.then(({data:D})=>C(D)))},updateIssue:(g,v)=>_(e.issues.update({...l,issue_number:g,...v})),addLabels:(g,v)=>_(e.issues.
addLabels({...l,issue_number:g,labels:[...v]})),createLabel:g=>_(e.issues.createLabel({...l,...g})),listChangedFiles:g=>{const v={...l,pull_number:g,per_page:I},
D=m(s.iterator(e.pulls.listFiles,v));return O(D.then(x=>x.map(w)))}}}async function O(n){try{return await n}catch(r){throw r instanceof T.F9?r:new T.F9("unexpec\
ted response")}}const h=n=>({id:o(n,"id"),body:a(n,"body")??"",isTrusted:P(n)}),C=n=>({number:o(n,"number"),title:E(n,"title"),body:a(n,"body")??"",isOpen:E(n,"\
state")==="open",reason:a(n,"state_reason"),closedAt:a(n,"closed_at"),labels:p((0,y.at)(n,"labels")).flatMap(r=>typeof r=="string"?r:a(r,"name")??[]),isTrusted:P(
n)}),w=n=>({file:E(n,"filename"),status:E(n,"status"),changes:o(n,"changes"),patch:a(n,"patch")}),p=n=>Array.isArray(n)?n:u(),A=["OWNER","MEMBER","COLLABORATOR"],
P=n=>(0,y.at)(n,"user","type")==="Bot"||A.includes((0,y.at)(n,"author_association")),E=(n,r)=>a(n,r)??u();function a(n,r){const i=(0,y.at)(n,r)??null;return i===
null||typeof i=="string"?i:u()}function o(n,r){const i=(0,y.at)(n,r),c=typeof i=="bigint"?Number(i):i;return typeof c=="number"&&Number.isFinite(c)&&c>=0?c:u()}
function u(){throw new T.F9("unexpected response")}}),5181:((it,F,t)=>{t.d(F,{S:()=>h});var T=t(7671),y=t(317),I=t(8782);const M=3e3,R=6e4,O=C=>({kind:"all",why:C});
async function h(C,w,p){if(C===null)return O("not a workflow run");const{pull:A,event:P}=C;if(A===null)return O(`a ${P} event has no pull request`);const E=(0,I.
h0)(C,w);if(!E.ok)return O(E.why);try{const o=await(await(0,T.N)(C,E.value.token,R,p)).listChangedFiles(A.number);return o.length<M?{kind:"files",files:o}:O(`th\
e pull request changes ${M} files or more, and GitHub lists at most ${M}`)}catch(a){return O((0,y.Ic)("the changed files could not be listed",a,{run:C,permission:"\
pull-requests: read"}))}}}),317:((it,F,t)=>{t.d(F,{F9:()=>I,Ic:()=>P,Wo:()=>M,jy:()=>w});var T=t(1342),y=t(8641);class I extends Error{name="ApiFailure";httpStatus;headers;constructor(n,r=null,i={}){
super(n),this.httpStatus=r,this.headers=i}}async function M(u){try{return await u,!0}catch(n){if(n instanceof I&&n.httpStatus===404)return!1;throw n}}const R=2e4,
O=2,h=500,C=u=>p(u,0,0)!==null;function w(u,n,r,i){if(r>=O)return null;const c=p(u,r,i);if(c!==null)return c<=R?c:null;if(n==="POST")return null;const{httpStatus:f}=u;
return f===null||f===408||f>=500?h*2**r:null}function p({httpStatus:u,headers:n,message:r},i,c){if(u!==403&&u!==429)return null;const f=Number(n["retry-after"]??
Number.NaN);if(Number.isFinite(f))return Math.max(0,f*1e3);const d=Number(n["x-ratelimit-reset"]??Number.NaN);return String(n["x-ratelimit-remaining"]??"")==="0"&&
Number.isFinite(d)?Math.max(0,d*1e3-c):u===429||/secondary rate limit|abuse detection/i.test(r)?5e3*2**i:null}const A=300;function P(u,n,{run:r,permission:i}){if(!(n instanceof
I))return`${u}: ${(0,T.A3)(n)}`;const{httpStatus:c,message:f}=n,d=c===null?"did not answer":`returned ${c}`;return`${u}: ${(0,y.RK)(r.apiUrl)} ${d} (${E(f)})${a(
n,r,i)}`}const E=u=>(0,y.BP)((0,y.RK)(u.replace(/\s+/gu," "),A));function a(u,n,r){if(C(u))return"; GitHub limits the rate of requests, try again later";switch(u.
httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return n.pull?.isFork===!0&&r.endsWith("write")?"; the token of a pull r\
equest from a fork is read-only, whatever `permissions` says":`; add \`${r}\` to \`permissions\` of the job${o(u,r)}`;case 410:return r==="issues: write"?"; iss\
ues are disabled in this repository":"; it no longer exists";default:return""}}function o({headers:u},n){const i=String(u["x-accepted-github-permissions"]??"").
replaceAll("_","-").replaceAll("=",": ");return i===""||i===n?"":`; GitHub accepts \`${E(i.replaceAll("`",""))}\``}}),40:((it,F,t)=>{t.d(F,{hP:()=>P,ws:()=>C});
var T=t(6760),y=t(5747),I=t(9050),M=t(4614),R=t(4503),O=t(7854);const h=function(...o){const{createHash:u}=process.getBuiltinModule("node:crypto");return new.target?
new u(...o):u(...o)};function C(o,u,n){if(!/^https?:\/\/[\w.:/-]+$/.test(n.serverUrl))return[];const r=p(u);return[...Map.groupBy(o,c=>r(A(c)))].flatMap(([c,f])=>c===
null?[]:w(c,f,u,n))}function w({prefix:o,checkout:u},n,r,i){const{commit:c,isFetched:f,remote:d}=u,e=URL.parse(i.serverUrl);if(d===null||e===null)return[];if(d.
host!==e.host&&d.host!==e.hostname)return[];if(!f&&![i.commit,i.defaultCommit].includes(c))return[];const s=`${d.owner}/${d.name}`,l=`${i.serverUrl}/${s}/blob/${c}`,
m=v=>v?.toLowerCase()===s.toLowerCase(),_=m(`${i.owner}/${i.repository}`)||m(i.pull?.from),g=new Map(n.map(v=>[v.slice(o.length),v]));return Array.from(u.tracked(
new Set(g.keys())),([v,D])=>{const[x,S]=[g.get(v),(0,R.oW)(v)];return x===void 0||S===null||!(0,M.R)((0,T.join)(r,x),D)?[]:{file:x,path:v,url:`${l}/${S}`,isOfRun:_}}).
flat()}function p(o){const u=(0,O.Oo)(n=>{const r=(0,I.G)((0,T.join)(o,n));return r!==null?{prefix:n===""?"":`${n}/`,checkout:r}:n===""?null:u(A(n))});return u}
const A=o=>o.split("/").slice(0,-1).join("/");function P(o,u,n,{pull:r,serverUrl:i,owner:c,repository:f}){const d=new Map(u.map(({file:s,patch:l})=>[s,l])),e=o.
map(({file:s,path:l,url:m,isOfRun:_})=>{const g=d.get(l)??null,v=g===null||!_?null:(0,y.yR)((0,T.join)(n,s));if(r===null||g===null||!v?.ok)return[s,{url:m}];const D=h(
"sha256").update(l).digest("hex"),x=`${i}/${c}/${f}/pull/${r.number}/files#diff-${D}`;return[s,{url:m,diff:{url:x,lines:E(g,v.text)}}]});return new Map(e)}function E(o,u){
const n=u.split(`
`).map(a),r=new Set;let i=0;for(const c of o.split(`
`)){const[,f]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(c)??[];f!==void 0?i=Number(f):/^[ +]/.test(c)&&(n[i-1]===a(c.slice(1))&&r.add(i),i+=1)}return r}const a=o=>o.endsWith(
"\r")?o.slice(0,-1):o}),5017:((it,F,t)=>{t.d(F,{en:()=>O,ol:()=>R,t7:()=>h,yR:()=>M});var T=t(8641);const y=function(...C){const{createHash:w}=process.getBuiltinModule(
"node:crypto");return new.target?new w(...C):w(...C)},I="tf-disco",M=(C,...w)=>R([C.workflow,C.job,C.step,...w]),R=C=>y("sha256").update(JSON.stringify(C)).digest(
"hex").slice(0,16);function O(C,w,p){const A=JSON.stringify(p).replace(/[<>&]/g,T.z5);return`<!-- ${I} ${C} ${w} ${A} -->`}function h(C,w,p){const A=`<!-- ${I} ${w}\
 ${p} `;if(!C.startsWith(A))return;const P=C.indexOf(" -->",A.length);if(!(P<0))try{return JSON.parse(C.slice(A.length,P))}catch{return}}}),2806:((it,F,t)=>{t.d(
F,{m:()=>n});var T=t(4e3),y=t(7671),I=t(317),M=t(40),R=t(8782),O=t(5017),h=t(2389),C=t(5102),w=t(484);function p({verdict:f,context:d},{issueCloseAfter:e},s){const l=D=>D.
some(({severity:x})=>(0,h.k2)(x,d.failOn)),{stopped:m}=f,_=f.hosts.map(D=>{const x=D.visit.host,S=d.history?.get(x)?.alarm??null,$=l(D.findings),k=(0,C.sG)(D)===
"skipped",B=S===null?$||(0,C.b)(D):S.isDown&&!k;return{name:x,alarm:k?null:S,failsNow:$,isDown:B}}),g=_.filter(({isDown:D})=>D).map(({name:D})=>D),v=l(f.files)?
[w.cn]:[];return{hosts:_.map(({name:D})=>D).toSorted(),failing:[...g,...v].toSorted(),since:new Map(_.flatMap(({name:D,alarm:x})=>x?.since?[[D,x.since]]:[])),unsettled:new Map(
_.flatMap(({name:D,alarm:x})=>x!==null&&x.good<e?[[D,x.good]]:[])),goodRuns:e,pending:new Map(_.flatMap(({name:D,alarm:x,failsNow:S,isDown:$})=>x!==null&&S&&!$?
[[D,x.failed]]:[])),isWhole:m===null||["deadline","signal","crash"].includes(m.kind),at:d.startedAt,run:s.id}}const A=function(...f){const{deliverComment:d}=t.late(
[259],8259);return new.target?new d(...f):d(...f)},P=function(...f){const{deliverIssue:d}=t.late([259],8259);return new.target?new d(...f):d(...f)},E=6e4,a=1e4,
o=10,u={comment:"pull-requests: write",issue:"issues: write"};async function n(f,d,e,s){const{settings:l}=f,m=["comment","issue"].filter(Z=>l[Z]!=="never"),_=(0,R.
h0)(d,l.githubToken),g=[],v=[];if(!_.ok)return{notes:g,warnings:m.map(Z=>`the ${Z} was not written: ${_.why}`)};const{run:D,token:x}=_.value,S=await(0,y.N)(D,x,
E,s),$=async()=>r(await(0,y.N)(D,x,a,s),D,f,e),k=p(f,l,D),B=i(D),{pull:j,event:W}=D,{name:b,version:L}=l.dialect,X=(0,O.yR)(D,L===null?b:`${b} ${L}`),V={comment:async()=>j===
null?`skipped, a ${W} event has no pull request`:await A(S,{...f,run:D,pull:j.number,findLinks:$}),issue:async()=>B===null?await P(S,{...f,run:D,key:X,now:k}):`\
skipped, ${B}`};for(const Z of m)try{g.push(`${Z}: ${await V[Z]()}`)}catch(lt){const wt=u[Z];v.push((0,I.Ic)(`the ${Z} was not written`,lt,{run:D,permission:wt}))}
return{notes:l.issue!=="never"&&B===null?[...g,...c(k,l)]:g,warnings:v}}async function r(f,d,{changes:e,located:s,context:l},m){if(e?.kind==="files"||!s.some(({
isOfRun:g})=>g)||d.pull===null)return l.links;try{const g=await f.listChangedFiles(d.pull.number);return(0,M.hP)(s,g,m,d)}catch(g){if(g instanceof I.F9)return l.
links;throw g}}function i({event:f,isDefaultBranch:d,pull:e}){return e!==null||f==="merge_group"?`a ${f} event checks a proposed change`:d===!1?"not on the defa\
ult branch":null}function c({pending:f},{issueOpenAfter:d}){const e=Map.groupBy(f,([,s])=>s);return Array.from(e,([s,l])=>`issue: ${(0,T.K4)(l,o,([_])=>_)} fail\
ed in ${s} of ${d} runs needed to open an issue`)}}),3565:((it,F,t)=>{t.d(F,{fz:()=>Lt,fJ:()=>Qt,QU:()=>Tt,N4:()=>Gt,j_:()=>zt,Ko:()=>wt,R8:()=>Yt,ur:()=>Pt,Kn:()=>Ht,
u5:()=>Xt,Sy:()=>St});var T=t(3024),y=t(6760),I=t(857);function M(z){return z==null?"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function R(z){
return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,endLine:z.endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function O(z,nt,H){const N=new w(
z,nt,H);process.stdout.write(N.toString()+I.EOL)}function h(z,nt=""){O(z,{},nt)}const C="::";class w{constructor(nt,H,N){nt||(nt="missing.command"),this.command=
nt,this.properties=H,this.message=N}toString(){let nt=C+this.command;if(this.properties&&Object.keys(this.properties).length>0){nt+=" ";let H=!0;for(const N in this.
properties)if(this.properties.hasOwnProperty(N)){const J=this.properties[N];J&&(H?H=!1:nt+=",",nt+=`${N}=${A(J)}`)}}return nt+=`${C}${p(this.message)}`,nt}}function p(z){
return M(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function A(z){return M(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}function P(){throw new Error("this function of @actions/core is not bundled")}function E(){throw new Error("this functio\
n of @actions/core is not bundled")}var a=t(6928);function o(z){return z.replace(/[\\]/g,"/")}function u(z){return z.replace(/[/]/g,"\\")}function n(z){return z.
replace(/[/\\]/g,path.sep)}var r=function(z,nt,H,N){function J(et){return et instanceof H?et:new H(function(ft){ft(et)})}return new(H||(H=Promise))(function(et,ft){
function at(mt){try{ut(N.next(mt))}catch(Rt){ft(Rt)}}function Ot(mt){try{ut(N.throw(mt))}catch(Rt){ft(Rt)}}function ut(mt){mt.done?et(mt.value):J(mt.value).then(
at,Ot)}ut((N=N.apply(z,nt||[])).next())})},i;(function(z){z[z.Success=0]="Success",z[z.Failure=1]="Failure"})(i||(i={}));function c(z,nt){const H=toCommandValue(
nt);if(process.env[z]=H,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(z,nt));issueCommand("set-env",{name:z},H)}function f(z){
O("add-mask",{},z)}function d(z){process.env.GITHUB_PATH||""?issueFileCommand("PATH",z):issueCommand("add-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.
env.PATH}`}function e(z,nt){const H=process.env[`INPUT_${z.replace(/ /g,"_").toUpperCase()}`]||"";if(nt&&nt.required&&!H)throw new Error(`Input required and not\
 supplied: ${z}`);return nt&&nt.trimWhitespace===!1?H:H.trim()}function s(z,nt){const H=e(z,nt).split(`
`).filter(N=>N!=="");return nt&&nt.trimWhitespace===!1?H:H.map(N=>N.trim())}function l(z,nt){const H=["true","True","TRUE"],N=["false","False","FALSE"],J=e(z,nt);
if(H.includes(J))return!0;if(N.includes(J))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function m(z,nt){if(process.env.GITHUB_OUTPUT||"")return P("OUTPUT",E(z,nt));process.
stdout.write(I.EOL),O("set-output",{name:z},M(nt))}function _(z){issue("echo",z?"on":"off")}function g(z){process.exitCode=i.Failure,x(z)}function v(){return process.
env.RUNNER_DEBUG==="1"}function D(z){issueCommand("debug",{},z)}function x(z,nt={}){O("error",R(nt),z instanceof Error?z.toString():z)}function S(z,nt={}){O("wa\
rning",R(nt),z instanceof Error?z.toString():z)}function $(z,nt={}){O("notice",R(nt),z instanceof Error?z.toString():z)}function k(z){process.stdout.write(z+I.EOL)}
function B(z){h("group",z)}function j(){h("endgroup")}function W(z,nt){return r(this,void 0,void 0,function*(){B(z);let H;try{H=yield nt()}finally{j()}return H})}
function b(z,nt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,nt));issueCommand("save-state",{name:z},toCommandValue(
nt))}function L(z){return process.env[`STATE_${z}`]||""}function X(z){return r(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var V=t(1342),
q=t(5747),Z=t(566),lt=t(4e3);const wt=z=>Object.fromEntries(z.map(nt=>[nt,e(nt)]));function Tt(z){for(const nt of z)f(nt)}function Pt(z,nt){k(z);let H=!0;for(const{
kind:N,text:J}of nt){const[et="",...ft]=J.split(`
`),at=N==="plain"&&ft.length>0;(H||at)&&k(""),H=at,at||ft.length===0?k(J):(B(et),k(ft.join(`
`)),j())}}const xt={error:x,warning:S,notice:$};function Lt(z){for(const{level:nt,message:H,line:N,column:J,...et}of z)xt[nt](H,{...et,...N===void 0?{}:{startLine:N},
...J===void 0?{}:{startColumn:J}})}const St=(z,nt)=>Kt("GITHUB_STEP_SUMMARY",z,()=>nt);function Ht(z,nt){const H=new Map;for(const[et,ft]of Object.entries(nt))try{
z?Kt("GITHUB_OUTPUT",z,()=>Nt(et,ft)):m(et,ft)}catch(at){H.set(et,(0,V.A3)(at))}const[N]=H.values();return N===void 0?[]:[`not written to GITHUB_OUTPUT, and emp\
ty for later steps: ${[...H.keys()].join(", ")}: ${N}`]}function Nt(z,nt){const H=typeof nt=="string"?nt:JSON.stringify(nt);if(/[\r\n]/.test(H))throw new V.hM("\
the value has a line break");return`${z}=${H}
`}function Kt(z,nt,H){if(!nt)throw new V.hM(`${z} is not set; run this as an action on a runner`);const N=(0,T.openSync)(nt,"r+");try{const{size:J}=(0,T.fstatSync)(
N);try{(0,T.appendFileSync)(nt,H())}catch(et){throw(0,T.fstatSync)(N).size>J&&(0,T.ftruncateSync)(N,J),et}}finally{(0,T.closeSync)(N)}}function Xt(z,nt){if(!z)throw new V.
hM("RUNNER_TEMP is not set; run this as an action on a runner");const H=(0,y.join)("tf-disco","report.json");return(0,Z.f)(z,H,(0,V.mk)(nt)),(0,y.join)(z,H)}function zt(z){
if(z===void 0||z==="")return null;const nt=(0,q.yR)(z);try{if(nt.ok)return JSON.parse(nt.text)}catch{}const H=nt.ok?"is not JSON":(0,lt.mP)(nt.failure);return S(
`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${H}; check that no earlier step changes it`),null}function Gt(z){for(const nt of z)k(nt)}function Yt(z){
for(const nt of z)S(nt)}const Qt=(z,nt)=>x(nt,{title:z})}),8782:((it,F,t)=>{t.d(F,{$6:()=>A,$c:()=>C,at:()=>p,h0:()=>O,ng:()=>M});var T=t(4091),y=t(8641);const I=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function M(P,E){const a=c=>P[c]?.trim()??"",[,o,u]=I.exec(a("GITHUB_REPOSITORY"))??[];if(o===void 0||u===void 0)return null;const n=R(a("GITHUB_SERVER_URL")||"h\
ttps://github.com"),r=A(E,"repository","default_branch");return{...{workflow:h(a("GITHUB_WORKFLOW_REF"))??a("GITHUB_WORKFLOW"),job:a("GITHUB_JOB"),url:`${n}/${o}\
/${u}/actions/runs/${a("GITHUB_RUN_ID")}`,commit:A(E,"pull_request","head","sha")??a("GITHUB_SHA")},owner:o,repository:u,apiUrl:R(a("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:n,event:a("GITHUB_EVENT_NAME"),step:a("GITHUB_ACTION"),id:Number(/^\d+$/.exec(a("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:a("GITHUB_SH\
A"),pull:w(a("GITHUB_EVENT_NAME"),E),isDefaultBranch:r===void 0?null:a("GITHUB_REF")===`refs/heads/${r}`}}const R=P=>P.replace(/(?<!\/)\/+$/,"");function O(P,E){
return P===null?(0,T.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):E===null?(0,T.TR)("github-token is empty"):/^https?:$/.test(URL.parse(P.apiUrl)?.protocol??
"")?(0,T.Ju)({run:P,token:E}):(0,T.TR)(`GITHUB_API_URL is not an https URL: ${(0,y.RK)(P.apiUrl)}`)}const h=P=>/^[^/]+\/[^/]+\/(.+?)@/.exec(P)?.[1];function C(P,E){
if(P==="pull_request_target")return!1;const a=p(E,"pull_request","head"),[o,u]=[p(a,"repo","full_name"),p(E,"pull_request","base","repo","full_name")];return a!==
void 0&&o!==u}function w(P,E){const a=p(E,"pull_request","number");return typeof a!="number"||!Number.isSafeInteger(a)||a<=0?null:{number:a,isFork:C(P,E),from:A(
E,"pull_request","head","repo","full_name")??null}}function p(P,...E){return E.reduce((a,o)=>typeof a=="object"&&a!==null?Reflect.get(a,o):void 0,P)}function A(P,...E){
const a=p(P,...E);return typeof a=="string"?a:void 0}}),1964:((it,F,t)=>{t.d(F,{H:()=>D});var T=t(4e3),y=t(5799),I=t(2796),M=t(5102),R=t(4120),O=t(8884),h=t(8641),
C=t(1831);const w=700,p=5,A={text:250,places:1},P={text:w,places:8},E=2,a=3600,o=120,u=4096,n=b=>b!==""&&(0,O.CN)(b)&&(0,h.BP)((0,h.RK)(b,u))===b;function r(b){
const L=f(b),X=[...new Set(b.map(({problem:Z})=>Z.title))],V=L.length>0?(0,T.K4)(L,E):d(b);if(X.length===1)return c(V,X[0]??"");const q=`${b.length} problems`;return c(
V===null?q:`${q} with ${V}`,X.join(", "))}function i({title:b,hosts:L,findings:X}){if(X.length===1)return r(X);const V=L.length>0?0:(0,O.Dc)(X),q=Math.max(L.length,
V),Z=q===1?f(X)[0]??(0,O.II)((0,O.tN)(X)?.file??""):(0,R.px)(q,L.length>0?"host":"file"),lt=X.length>q?` (${X.length} times)`:"";return c(q===0?null:Z,`${b}${lt}`)}
const c=(b,L)=>b===null?L:`${b}: ${L}`,f=b=>[...new Set(b.flatMap(({host:L})=>L===null?[]:(0,h.RK)((0,C.nx)(L))))];function d(b){const L=(0,O.tN)(b);return L===
null||n(L.file)?null:(0,O.II)(L.file)}function e(b,L){const X=new Set(b.map(({severity:Z})=>Z)).size>1,V=b.length>2?A:P,q=Z=>l(Z,X,V,L).join(`
`);return(0,R.Sk)(b,p,q,s).join(`

`).split(`
`)}const s=b=>`and ${b} more, see the job summary`;function l(b,L,X,V){const{problem:q,severity:Z}=b,lt=(0,y.Xd)(b),wt=(0,O.xi)(b,V,X.text,X.places);return[`${L?
`${Z}: `:""}${(0,h.RK)(q.message,X.text)} [${q.code}]`,...wt.map(([Tt,Pt])=>`${Tt}: ${Pt}`),...lt===null||n(lt.file)?[]:[`at: ${(0,O.R3)(lt)}`],...b.isHostNew?[
`the host is ${R.dy}`]:[],`${V.docsUrl}#${q.code}`]}function m(b,L){const{message:X,help:V,findings:q,code:Z,title:lt,affects:wt}=b;if(q.length===1)return e(q,L);
const Tt=(0,R.od)(wt,L.clients),Pt=(0,O.mj)(q,L.repositories.length),xt=[`${(0,h.RK)(X??lt,w)} [${Z}]`,...V===null?[]:[`help: ${(0,h.RK)(V,w)}`],...Tt===""?[]:[
`affects: ${Tt}`],...Pt===""?[]:[`hits: ${Pt}`]],Lt=`${L.docsUrl}#${Z}`,St=a-[...xt,Lt].join(`
`).length,{shown:Ht,more:Nt}=(0,T.I0)(q,St,1,Kt=>_(Kt,X===null));return[...xt,...Ht,...Nt>0?[s(Nt)]:[],Lt]}function _(b,L){const{host:X,places:V,problem:q,isHostNew:Z}=b,
lt=(0,O.Ky)(V,1),wt=L?(0,h.RK)(q.message,o):"";if(X===null)return`- ${[lt,wt].filter(Lt=>Lt!=="").join(": ")}`;const Tt=`${(0,h.RK)((0,C.nx)(X))}${Z?` (${R.dy})`:
""}`,Pt=L&&lt!==""?`(${lt})`:lt,xt=[wt,Pt].filter(Lt=>Lt!=="").join(" ");return xt===""?`- ${Tt}`:`- ${Tt}: ${xt}`}const g=10,v=200;function D(b,L){const X=x(b),
V=(0,M.hm)(b.findings);let q=b.findings;for(const Z of y.oC){const{annotations:lt,used:wt}=S(Z,q,L,Z===V);X.push(...lt),q=q.filter(Tt=>!wt.has(Tt))}return X}function x({
passed:b,stopped:L,findings:X}){if(b||X.some(({severity:Z})=>Z==="error"))return[];if(L!==null){const Z=(0,T.zM)(L).flatMap(wt=>"reasons"in wt?wt.reasons??[]:[]),
lt=[(0,T.Cw)(L),...Z];return[W("error","The check is not complete",lt)]}const{length:V}=X.filter(({severity:Z})=>Z==="warning"),q=`${(0,R.px)(V,"warning")}, and\
 fail-on is warning`;return[W("error","Warnings fail this check",[q])]}function S(b,L,X,V){const q=L.filter(({severity:Pt})=>Pt===b),Z=new Set(q.map(k));if(Z.size<=
g){const Pt=L.filter(xt=>Z.has(k(xt)));return{annotations:$(b,Pt,X),used:new Set(Pt)}}const lt=(0,I.cZ)(q),wt=V&&b!=="notice"?j(q,lt):[];return{annotations:[...B(
b,lt,X),...$(b,wt,X)].slice(0,g),used:new Set(q)}}const $=(b,L,X)=>[...Map.groupBy(L,k).values()].map(V=>W(b,r(V),e(V,X),(0,O.tN)(V)));function k(b){const L=(0,y.
Xd)(b);return L===null?b:`${L.line}:${L.file}`}function B(b,L,X){const{shown:V,rest:q}=(0,T.zN)(L,L.length<=g?g:g-1),Z=V.map(Pt=>{const xt=m(Pt,X);return W(b,i(
Pt),xt,(0,O.tN)(Pt.findings))}),lt=q.flatMap(Pt=>Pt.findings);if(lt.length===0)return Z;const wt=[...new Set(lt.map(({problem:Pt})=>Pt.title)),"see the job summ\
ary"],Tt=`and ${(0,R.px)(lt.length,`more ${b}`)}`;return[...Z,W(b,Tt,wt)]}function j(b,L){const X=new Set(L.flatMap(V=>(0,O.io)(V.findings)??[]).map(k));return b.
filter(V=>n((0,y.Xd)(V)?.file??"")&&!X.has(k(V)))}function W(b,L,X,V=null){const q={title:(0,h.LS)((0,h.RK)(L,v)),message:(0,h.LS)(X.join(`
`))};if(V===null||!n(V.file))return{level:b,...q};const{file:Z,line:lt,column:wt,endColumn:Tt}=V;return{level:b,...q,file:Z,line:lt,column:wt,endColumn:Tt}}}),484:((it,F,t)=>{
t.d(F,{Fr:()=>n,GN:()=>u,K$:()=>d,O7:()=>e,cn:()=>C,yi:()=>i});var T=t(4e3),y=t(7574),I=t(4120),M=t(8641),R=t(5973),O=t(3029),h=t(9676);const C="the files",w=200,
p="Terraform service discovery fails: ",A="Terraform service discovery recovers: ",P=3,E=10,a=6,o=20;function u({failing:_}){const{down:g,better:v}=r(_),[D,{first:x,
count:S}]=g.count>0?[p,g]:[A,v],$=x.slice(0,P).map(({subject:j})=>j===C?l:(0,M.RK)(j,w)),k=S>$.length?[`${S-$.length} more`]:[],B=`${D}${[...$,...k].join(", ")}`;
return B.length<=w?B:`${D}${S} hosts`}const n=_=>_.startsWith(p)||_.startsWith(A);function r({first:_,count:g}){const v=_.filter(({recovering:x})=>x!==void 0);return{
down:{first:_.filter(({recovering:x})=>x===void 0),count:g-v.length},better:{first:v,count:v.length}}}function i(_,g,{outage:v,page:D,maxBytes:x}){const{down:S,
better:$}=r(v.failing),k=v.failing.count>0?" Closes when all hosts recover.":"";return(0,h.XA)(_,(0,h.df)(g),{head:[`### ${(0,h.gD)(_,g)}`,...f(S,v.since,g.startedAt),
...c($.first)].join(`

`),foot:(0,R.qy)`Last checked ${(0,y.QN)(g.startedAt)}; details in the summary of ${(0,h.Fp)(D)}. Updated automatically.${k}`,maxBytes:x})}function c(_){return _.
length===0?[]:[`<p>${[...Map.groupBy(_,({recovering:D})=>D===void 0?"":`${D.good} of ${(0,I.px)(D.needed,"run")}`)].slice(0,E).map(([D,x])=>`\u2705 Recovering: ${(0,T.
K4)(x,o,({subject:$})=>m($))} (${D} without a failure)`).join("<br>")}</p>`]}function f({first:_,count:g},v,D){if(g===0)return[];const x=[...Map.groupBy(_,L=>L.
since)],S=_[0]?.since,$=_.length===g||S===v;if(S!==void 0&&x.length===1&&$)return[`<p>Failing since ${(0,y.QN)(S)} (${(0,y.u8)(S,D)}).</p>`];const k=x.slice(0,E),
B=k.map(([L,X])=>({list:(0,T.K4)(X,a,({subject:q})=>q===C?l:(0,R.Fl)(q).text),since:(0,y.QN)(L),span:(0,y.u8)(L,D)})),j=g-k.flatMap(([,L])=>L).length,W=j>0?[{list:`\
and ${j} more`,since:"",span:""}]:[],b=O.yQ.table([...B,...W],{caption:"Failing hosts",columns:[{title:"Failing",cell:({list:L})=>new R.Ed(L)},{title:"Since",cell:({
since:L})=>L},{title:"Duration",cell:({span:L})=>L}]});return[(0,O.VN)(b)]}function d(_,g){const{at:v,down:D,up:x,gone:S,still:$,endedSince:k,isReopened:B}=_,j=({
subject:b,since:L})=>`${m(b)} (after ${(0,y.u8)(L,v)})`;return`${[...B?["Reopened: the failure continues or has returned."]:[],...s(D,m,(b,L)=>`\u274C ${b} ${L}\
 failing.`),...s(x,j,b=>`\u2705 Recovered: ${b}.`),...s(S,m,(b,L)=>`\u26AA ${b} ${L} no longer checked.`),...s($,m,(b,L)=>`\u274C ${b} ${L} still failing.`),...k===
null?[]:[`**Nothing fails any more.** The outage lasted ${(0,y.u8)(k,v)}, from ${(0,y.QN)(k)} to ${(0,y.QN)(v)}, as observed by this check.`],`<sub>${(0,y.QN)(v)}\
, ${(0,h.Fp)(g).text}</sub>`].join(`

`)}
`}const e=_=>`Duplicate of #${_}, which another run opened at the same time.
`;function s(_,g,v){return _.length===0?[]:[v((0,T.K4)(_,o,g),_.length===1?"is":"are")]}const l="the file check",m=_=>_===C?l:(0,M.D9)(_)})};export{un as ids,fn as modules};
