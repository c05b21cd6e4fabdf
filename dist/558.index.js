const Qt=[558,246,751,345,909],qt={3534:((vt,Y,t)=>{t.r(Y),t.d(Y,{credentialsDiffer:()=>s,credentialsEmpty:()=>f,credentialsMalformed:()=>g,credentialsMissing:()=>e,
credentialsNearMiss:()=>i,credentialsOtherHost:()=>m,credentialsRejected:()=>o,credentialsShort:()=>u,credentialsUnused:()=>a,documentUnauthorized:()=>T});var M=t(
1064),y=t(1831),w=t(2713),A=t(4e3),l=t(5799);const f=(0,l.lS)((0,l.$e)("credentials-empty","Token is empty",M.Du),({source:r})=>({message:`the token from ${r} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),v={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},g=(0,l.lS)((0,l.
z3)("credentials-malformed","Malformed token",M.Du),({source:r,slip:$})=>({message:`the token from ${r} ${v[$].has}`,help:v[$].help,...$==="control character"?{}:
{severity:"warning"}})),u=(0,l.lS)((0,l.$e)("credentials-short","Token is too short to be redacted"),({source:r})=>({message:`the token from ${r} has fewer than\
 ${w.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
s=(0,l.lS)((0,l.lm)("credentials-differ","Clients use different tokens"),({host:r,first:$,other:k})=>({message:`for host ${(0,y.nx)(r)}, ${c($)} and ${c(k)}`,help:`\
set the token for both clients in ${(0,y.fK)(r)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),c=({client:r,source:$})=>$===
null?`${M.bB[r]} finds no token`:`${M.bB[r]} uses the token from ${$}`,o=(0,l.lS)((0,l.$e)("credentials-rejected","Token was rejected"),({host:r,status:$,source:k})=>({
message:`host ${(0,y.nx)(r)} returned ${$} for the token from ${k}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,y.cu)(r)}; then store a new one in the same place`})),e=(0,l.lS)((0,l.$e)("credentials-missing","Token is missing"),({host:r,
service:$,isFork:k,searched:p,notRead:x})=>{const I=(0,y.nx)(r),E=`host ${I} requires a token${$===null?"":` for ${$}`}`;if(k)return{message:`${E}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[O=""]=(0,y.fK)(r),D=x.length===0?"":`; not read: ${x.join(", ")}`;return{message:`${E}, and none was found (searched: ${p.join(", ")}${D}\
)`,help:`add the line "${I}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${O}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(O)}`}}),n=r=>/^\w+$/.
test(r)?`export ${r}=\u2026`:`env '${r}=\u2026' terraform init`,i=(0,l.lS)((0,l.$e)("credentials-near-miss","Token variable has a similar name"),({host:r,variable:$,
why:k,write:p})=>({message:`${$} seems to be meant for host ${(0,y.nx)(r)}, but ${k}`,help:`rename it to ${p}: ${n(p)}`})),m=(0,l.lS)((0,l.$e)("credentials-othe\
r-host","Token is for another host",M.Du),({host:r,other:$,source:k,service:p,isSent:x,isNotice:I})=>({message:`the clients do not send the token for ${$} from ${k}\
 ${p===null?`after the redirect of ${r}`:`to ${p} of host ${r}`}: they send ${x?`the token of ${r}`:"none"}`,help:p===null?`make the discovery document of ${r} \
public, or serve it at ${r} itself`:`set the token for ${r}, and the clients send it to ${$}`,...I?{severity:"notice",affects:[]}:{}})),a=(0,l.lS)((0,l.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:r})=>({message:`the tokens input has a token for host ${(0,y.nx)(r)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),T=(0,l.lS)((0,l.z3)("document-unauthorized","Discovery requires valid credentials",M.
zK),({host:r,token:$,challenge:k,...p})=>{const x=$==="sent"?"rejected the given authentication credentials":"requires authentication credentials",I=k===null?"":
`, and asks for ${k} authentication`;return{message:`host ${r} ${x}: ${(0,A._r)(p)}${I}`,help:(0,A.NM)(p.page,r,L(r,$,p.status,k))}}),S="make the discovery docu\
ment public";function L(r,$,k,p){const x=(0,A.qZ)(r);if(p!==null)return{operator:`exempt /.well-known/terraform.json from ${p} authentication`,guest:x,note:"the\
 clients send Bearer tokens only, so no token helps"};switch($){case"sent":{const I="check that the token is for this host, complete and not expired";return k===
403?{operator:I,user:I,guest:x}:{operator:I,user:I}}case"none":{const I=`add a token to \`tokens\` (${r}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${I}\
, or ${S}`,user:I,guest:x}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${r} to respond itself, or ${S}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((vt,Y,t)=>{t.r(Y),t.d(Y,{fileLimit:()=>e,fileOutside:()=>s,fileSyntax:()=>l,fileUnreadable:()=>u,nothingToCheck:()=>o});var M=t(1064),
y=t(4e3),w=t(5143),A=t(5799);const l=(0,A.lS)((0,A.$e)("file-syntax","File has a syntax error",M.Du),({error:n,file:i})=>({message:n??"the file is not valid UTF\
-8",help:(0,w.Zl)(i)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),f={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},v={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},g={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},u=(0,A.lS)((0,A.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${f[n.what]}: ${n.code}`:f[n.what],help:(n.what==="file"||n.what==="directory"?v[n.code]:void 0)??g[n.what]})),
s=(0,A.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),c=3,o=(0,A.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:i})=>{const T=`found no Terraform or OpenTofu files in ${n.every(L=>L===".")?"this directory":`\`scan\` (${(0,y.XT)(n,c)}\
)`}`,S="check out the repository first (in a workflow: actions/checkout)";return i?{message:`${T}; only \`hostnames\` was checked`,help:`${S}, or correct \`scan\``,
severity:"warning"}:{message:`${T}, and \`hostnames\` is not set`,help:`${S}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,A.lS)((0,A.$e)("fil\
e-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,y.mP)(n)}`,help:"split the file, or list it in `e\
xclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{
message:`there are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
directory":return{message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclud\
e`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclud\
e`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the files after it \
are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of hosts; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more t\
han ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roo\
ts`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported problems first, or sc\
an fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,y.Cw)(n.stopped)} after reading ${n.files} files; this directory and the following one\
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((vt,Y,t)=>{t.r(Y),t.
d(Y,{cloudOrganization:()=>s,cloudToken:()=>f,cloudVersion:()=>v,cloudWorkspace:()=>c,cloudWorkspaceMissing:()=>o});var M=t(1064),y=t(1831),w=t(9562),A=t(4e3),l=t(
5799);const f=(0,l.lS)((0,l.z3)("cloud-token","Token for the cloud block or remote backend is missing",M.Du),({host:e,service:n,isFork:i,searched:m,notRead:a})=>{
const T=(0,y.nx)(e),L=`${n===w.OZ?"the cloud block":"the remote backend"} requires a token for ${T}`;if(i)return{message:`${L}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const r=a.
length===0?"":`; not read: ${a.join(", ")}`,[$=""]=(0,y.fK)(e);return{message:`${L}, and none was found (searched: ${m.join(", ")}${r})`,help:`add the line "${T}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${$}; outside GitHub, run \`terraform login ${T}\` or \`tofu login ${T}\``}}),v=(0,l.lS)((0,l.z3)("\
cloud-version","API is too old for the cloud block",M.Du),({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,A.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),g=e=>"why"in e?`the response of ${e.url} ${(0,A.dh)(e.why)}`:(0,A._r)({...e,page:null}),u=(e,n,i)=>"\
status"in e&&[401,403,404].includes(e.status)?i:(0,l.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),s=(0,l.lS)((0,l.z3)("cloud\
-organization","Organization cannot be read",M.Du),e=>{const{host:n,organization:i,source:m}=e;return{message:`the organization ${i} at ${n} cannot be read: ${g(
e)}`,help:u(e,n,`check the name of the organization, and that the token from ${m} is valid and belongs to a member`)}}),c=(0,l.lS)((0,l.z3)("cloud-workspace","W\
orkspace cannot be read",M.Du),e=>{const{host:n,organization:i,workspace:m}=e;return{message:`the workspace ${m} of ${i} at ${n} cannot be read: ${g(e)}`,help:u(
e,n,"check that the token may read the workspace")}}),o=(0,l.lS)((0,l.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:i})=>({
message:`${n} at ${e} has no workspace ${i} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((vt,Y,t)=>{t.r(Y),t.d(Y,{hostAssumed:()=>g,hostGeneric:()=>u,hostNotAllowed:()=>f,hostNotChecked:()=>c,hostPrivateRedirect:()=>s});var M=t(
1064),y=t(4e3),w=t(5799);const A=({file:n,line:i})=>`${(0,y.dh)(n)}:${i}`,l=n=>n.map(i=>M.bB[i]).join(" and "),f=(0,w.lS)((0,w.z3)("host-not-allowed","Host is n\
ot allowed",M.zK),n=>{const{host:i}=n,m=`add ${i} to \`allowed-hosts\``;if("service"in n){const{service:a,registry:T}=n;return{message:`${a} of ${T} is on ${i},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${m}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${i}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${m}`};if("use"in n){const[a,T]=v[n.use];return{message:`${a} ${i}\
, which is not in \`allowed-hosts\``,help:`use ${T}, or ${m}`}}if("implied"in n){const{place:a,clients:T}=n.implied;return{message:`host ${i} is not in \`allowed\
-hosts\` and was not contacted; ${A(a)} names no host, and this is the default of ${l(T)}`,help:`name an allowed registry there, ${m}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${i} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${m}`}}),v={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},g=(0,w.lS)((0,w.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:n,place:i,clients:m})=>({message:`${n} was not contacted: ${A(i)} implies it as the default host of ${l(m)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),u=(0,w.lS)((0,w.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),s=(0,w.lS)((0,w.z3)("host-private-redirect","Redirect to a non-public address",M.zK),({host:n,address:i,asks:m})=>i===
"metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${m==="document"?"redirects":"leads"} to ${n}, which has a ${i} address and was not contacted`,help:`if ${m==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),c=(0,w.lS)((0,w.z3)("host-not-checked","Host was not checked before the chec\
k ended",M.zK),({host:n,stopped:i,isBegun:m,unchecked:a,total:T,slowest:S})=>({message:`${n} was not checked${m?" completely: its visit was under way when":":"}\
 ${(0,y.Cw)(i)}, with ${a} of ${T} hosts not checked`,help:o[i.kind]+e(S)})),o={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function e(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:m,tookMs:a})=>`${m}\
 (${(0,y.YA)(a)})`).join(", ")}`}}),5143:((vt,Y,t)=>{t.d(Y,{Az:()=>m,Ks:()=>f,Ts:()=>v,Zl:()=>e,_h:()=>g,n7:()=>n});var M=t(4e3);const y="//",w=(a,T)=>T==="."?a:
`${a}${y}${T}`;function A(a){const T=a.indexOf(y);return T<=0?{repository:null,path:a}:{repository:a.slice(0,T),path:a.slice(T+y.length)}}const l=2**14,f=l-1,v=({
line:a,column:T,endColumn:S})=>(a*l+Math.min(T,f))*l+Math.min(S-T,l-1);function g(a){const T=Math.floor(a/l),S=T%l;return{line:Math.floor(T/l),column:S,endColumn:S+
a%l}}const u=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
s=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,c=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function o(a){const{path:T}=A(
a),S=T.split("/").slice(0,c.test(T)?-2:-1);return S.find((L,r)=>u.test(L)&&!(L==="test"&&S.slice(0,r).some($=>s.test($))))}const e=a=>o(a)!==void 0;function n(a){
const T=o(a);return(T===void 0?A(a).path:`**/${T}`).replace(/[\\{}[\]?!()]/g,"?")}const i=3,m=(a,T)=>`${a===1?"1 finding is":`${a} findings are`} in tests, exam\
ples or templates, where errors are warnings; to skip such files, set \`exclude\`: ${(0,M.XT)(T,i)}`}),5799:((vt,Y,t)=>{t.d(Y,{$e:()=>s,C:()=>w,lS:()=>o,lm:()=>c,
oC:()=>y,pj:()=>f,z3:()=>u});var M=t(6174);const y=["error","warning","notice"],w=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function A({operator:e,user:n,
guest:i},{role:m,host:a}){const T=`ask the operator of ${a} to ${e}`;switch(m){case"operator":return e;case"user":return n===e?n:n===void 0?T:`${n}; if you run ${a}\
, ${l(e,n)}`;case"guest":return i??n??T}}const l=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function f(e,n){const{cures:i,...m}=e;return i===void 0?
e:{...m,help:v(i,n)}}function v(e,n){const{because:i,note:m}=e,a=i===void 0?"":`${i}: `,T=m===void 0?"":`; ${m}`;return a+A(e,n)+T}const g=e=>(n,i,m=[])=>({code:n,
title:i,severity:e,affects:m}),u=g("error"),s=g("warning"),c=g("notice");function o(e,n){return Object.assign(m=>{const{help:a,...T}=n(m),S=e.code,L=(0,M._)(T.message),
r={...e,code:S,usualSeverity:e.severity,...T,message:L};return a===void 0?r:typeof a=="string"?{...r,help:(0,M._)(a)}:{...r,help:v(a,{role:"operator",host:""}),
cures:a}},e)}}),2246:((vt,Y,t)=>{t.d(Y,{z6:()=>Wt,wX:()=>Vt,w5:()=>Yt});var M=t(6760),y=t(9461),w=t(3024),A=t(5143),l=t(5747);const f=200,v=50,g=32*1024*1024,u=4e3,
s=1e3,c=1e6;function o(Q,et,$t){const yt=Map.groupBy(Q.filter(e).slice(0,f),({file:h})=>h),Et=[];let Ot=0;for(const[h,P]of[...yt].slice(0,v)){const z=(0,M.join)(
et,h),_=n(z);if(_===null||_.mtimeMs>$t+1)continue;if(Ot+=_.size,Ot>g)break;const tt=(0,l.yR)(z);tt.ok&&Et.push(...i(tt.text,P))}return Et}const e=({column:Q,endColumn:et})=>Q!==
A.Ks&&Q<c&&et>Q;function n(Q){try{return(0,w.statSync)(Q)}catch(et){return(0,l.Oj)(et),null}}function i(Q,et){const $t=[];let[yt,Et]=[1,Q.startsWith("\uFEFF")?1:
0];for(const Ot of et.toSorted((h,P)=>h.line-P.line)){for(;yt<Ot.line&&Et>=0;yt+=1)Et=Q.indexOf(`
`,Et)+1||-1;if(Et<0)break;const h=Q.indexOf(`
`,Et),P=h<0?Q.length:h,z=P>Et&&Q[P-1]==="\r";$t.push(...m(Q.slice(Et,z?P-1:P),Ot))}return $t}function m(Q,et){const{column:$t,endColumn:yt}=et,Et=Q.length<=u;if(!Et&&
yt-$t>s)return[];const Ot=a(Q,$t-1,0);if(Ot>=Q.length)return[];const h=a(Q,yt-$t,Ot),[P,z]=Et?[Q.slice(0,Ot),Q.slice(h)]:["",""];return[{place:et,before:P,literal:Q.
slice(Ot,h),after:z,isWhole:Et}]}function a(Q,et,$t){let yt=$t;for(let Et=et;Et>0&&yt<Q.length;Et-=1)yt+=(Q.codePointAt(yt)??0)>65535?2:1;return yt}var T=t(6174),
S=t(2161);function L(Q,et){const{directory:$t,checkedAt:yt,configs:Et}=et,Ot=Et.flatMap(at=>at.files),h=new Set(Ot.flatMap(({path:at,shown:ht})=>[r(at),ht])),P=at=>{
const ht=r((0,M.resolve)($t,at));return!h.has(at)&&!h.has(ht)&&$(at)&&$(ht)},z=Q.filter(({file:at})=>P(at)),_=o(z,$t,yt),tt=O(_,et.usages);return _.flatMap(at=>k(
at,tt.get(D(at.place))??null,et))}function r(Q){const et=(0,y.$)(Q);return et.kind==="file"?et.path:(0,M.resolve)(Q)}const $=Q=>(0,S.L8)((0,M.basename)(Q),new Set,
(0,M.basename)((0,M.dirname)(Q)))!==void 0;function k({place:Q,before:et,literal:$t,after:yt,isWhole:Et},Ot,{redact:h,kept:P}){const z=et+$t+yt;return h(z,P)!==
z?[]:Et&&!E(z)?[{place:Q,before:et,literal:$t,after:yt}]:Ot===null||x.test(Ot)||!$t.includes(Ot)?[]:[{place:Q,before:"\u2026 ",literal:(0,T._)(Ot),after:" \u2026"}]}
const p=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
x=/[\s"]/,I=/[\w+-]{20,}/g,E=Q=>p.test(Q)||(Q.match(I)??[]).some(et=>/\d/.test(et)&&/[a-z]/.test(et)&&/[A-Z]/.test(et));function O(Q,et){const $t=new Map(Q.map(
({place:Et})=>[D(Et),Et.file])),yt=new Set($t.values());return new Map(et.filter(({place:Et})=>yt.has(Et.file)&&$t.has(D(Et))).flatMap(({place:Et,text:Ot})=>Ot===
null?[]:[[D(Et),Ot]]))}const D=({file:Q,line:et,column:$t})=>`${et}:${$t} ${Q}`;var W=t(2389),C=t(6897),q=t(1831),it=t(3592),X=t(2796),G=t(6763),H=t(5751),ot=t(
1435),J=t(8723),U=t(7052),V=t(9664);function rt(Q,{evidence:et,versions:$t}){if(Q.version!==null)return()=>Q.version;const yt=et.filter(({level:Et,version:Ot})=>Et===
"version-file"&&Ot!==null);return(Et,Ot)=>yt.some(P=>P.client===Et&&gt(Ot,(0,V.jt)(P.place.file)))?$t[Et]??null:null}const gt=(Q,et)=>et===""||`${Q}/`.startsWith(
`${et}/`);var F=t(6195),nt=t(7854),st=t(3152);const j=2e5;async function N({usages:Q,notes:et,scanned:$t,changed:yt,dialect:Et,settings:Ot}){const{declared:h,endedAt:P}=$t;
if(Q.length===0&&![...h].some(Nt=>"place"in Nt)&&Ot.roots.length===0)return{roots:[],notes:[]};const{rootsOf:_}=await t.e(353).then(t.bind(t,5353)),{Readings:tt,
RootNotes:at,textNotes:ht}=await Promise.all([t.e(917),t.e(203)]).then(t.bind(t,1203)),{clients:d,versions:R}=Et,b=await Z({usages:Q,declared:h,clients:d},Ot,P===
null),K=[],ut=[],dt=new tt,wt=Ot.dialect.name==="auto"?[]:d,pt=new at({clients:d,readings:dt,upgrade:Ot.upgrade,versionIn:rt(Ot.dialect,Et)}),Pt=Ot.depth!=="dis\
covery";let jt=0;for(const Nt of _(b,{changed:yt,versions:R,hasCalls:Pt})){if(jt+=Nt.directories.length,jt>j){ut.push((0,nt.YW)(Nt.directory,(0,U.fileLimit)({kind:"\
roots",max:j})));break}pt.add(Nt),Pt&&K.push(Nt)}const Ct=[...ht(Q,h,{...Et,readings:dt,set:wt})].filter(({place:Nt})=>yt===null||yt.has(Nt.file)),Ut=new Set(et.
flatMap(({problem:Nt,place:Jt})=>Nt.code==="lock-invalid"?Jt.file:[])),Ht=[...Ct,...pt.notes()].filter(({place:Nt})=>!Ut.has(Nt.file));return{roots:K,notes:[...Ht,
...ut]}}async function Z(Q,{roots:et},$t){const{layoutsOf:yt,unmatched:Et}=await t.e(353).then(t.bind(t,5353)),Ot=et.map(z=>({text:z,matches:(0,F.Ls)([z])})),h=yt(
{...Q,patterns:Ot}),P=$t?Et(h,Ot):[];if(P.length===0)return h;throw new st.GN(P.map(z=>`roots: no directory with configuration matches ${z}`))}async function ct(Q,et){
return et.every(({lockFile:yt})=>yt===null)?Q:(await t.e(862).then(t.bind(t,3862))).withoutUnusedLocks(Q,et)}function ft(Q,et,{depth:$t},yt){if($t==="discovery")
return Q;const Et=({kind:h,workspace:P})=>h==="cloud_default"?!!yt.TF_CLOUD_HOSTNAME:h!=="backend_remote_default"||P?.organization===null,Ot=new Set(et.filter(h=>!Et(
h)).map(({place:h})=>lt(h)));return Q.map(h=>h.problem.code==="host-missing"&&Ot.has(lt(h.place))?{...h,problem:{...h.problem,severity:"error"}}:h)}const lt=({file:Q,
line:et,column:$t})=>`${Q}:${et}:${$t}`;async function Mt(Q,et){if(Q===null)return W.j7;const{judgeInit:$t}=await Promise.all([t.e(917),t.e(341),t.e(761)]).then(
t.bind(t,5761));return $t(Q,et)}var kt=t(8416),At=t(3474);function It(Q,et,$t){const yt={...Q,newHosts:new Set,files:null,remarks:[]};if(et===null)return yt;const Et=tt=>({
...yt,remarks:[`changed-only has no effect: ${tt}`]});if(et.kind==="all")return Et(et.why);const{files:Ot}=et,h=new Set(Ot.filter(({status:tt})=>tt!=="removed").
map(({file:tt})=>tt));if(h.size>0&&![...h].some(tt=>$t(tt)!==null))return Et("the checkout contains none of the files that the pull request changes");const P=Q.
usages.filter(({place:tt})=>h.has(tt.file)),_=`changed-only: the pull request changes ${Ot.length===1?"1 file":`${Ot.length} files`} with ${P.length} of ${Q.usages.
length} usages`;return{usages:P,notes:Q.notes.filter(({place:tt})=>Dt(tt.file,h)),newHosts:Tt(Q.usages,Ot,$t),files:new Set(Ot.map(({file:tt})=>tt)),remarks:[_]}}
const Dt=(Q,et)=>et.has(Q)||Q==="."||[...et].some($t=>$t.startsWith(`${Q}/`)),Rt=2e8;function Tt(Q,et,$t){const yt=new Set;if(et.some(xt))return yt;const Et=new Map(
et.map(_=>[_.file,B(_,$t)])),Ot=et.flatMap(({patch:_})=>mt(_,/^[ -]/));let h=0;const P=(_,tt)=>{const at=[tt,(0,q.nx)(tt).toLowerCase()];return _.filter(ht=>(h+=
ht.length,h<=Rt&&at.some(d=>ht.includes(d)))).length},z=(_,tt)=>{const{isNew:at,now:ht,added:d}=Et.get(_)?.()??Lt,R=at?0:P(ht,tt);return at||R>0&&R===P(d,tt)};for(const[
_,tt]of Map.groupBy(Q,at=>at.host)){if(_===null||tt.some(({isHostImplied:ht})=>ht))continue;const at=[...new Set(tt.map(({place:ht})=>ht.file))];!at.every(ht=>Et.
has(ht))||P(Ot,_)>0||at.every(ht=>z(ht,_))&&h<=Rt&&yt.add(_)}return yt}const Lt={isNew:!1,now:[],added:[]};function B({file:Q,status:et,patch:$t},yt){let Et=null;
const Ot=()=>{const h=et==="added";if(h||$t===null)return{...Lt,isNew:h};const P=(yt(Q)??"").toLowerCase().split(`
`);return{isNew:h,now:P,added:mt($t,/^\+/)}};return()=>(Et??=Ot(),Et)}const mt=(Q,et)=>(Q??"").toLowerCase().split(`
`).filter($t=>et.test($t)),St=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,xt=({file:Q,status:et,changes:$t,patch:yt})=>yt===null&&et!=="added"&&$t>0&&St.
test(Q);var bt=t(2859),Bt=t(370);async function Ft(Q,et){const $t=et.now(),yt=await(0,Bt.SQ)(Q,et),Et=Q.scan.length===0?0:et.now()-$t,Ot=(0,Bt.PT)(Q,yt,et),h=await(0,kt.
L2)(Ot),{clients:P}=h,z={usages:(0,nt.sw)(yt.usages,P),notes:(0,nt.vH)([...yt.notes,...Xt(yt,et.stop.why)],P)},_=await Kt(z,Q,et),tt=await(0,ot.jK)(_.usages,Q,h,
{...et,scanned:{...Q,...yt}}),{roots:at,notes:ht}=await N({...z,scanned:yt,changed:_.files,dialect:h,settings:Q}),d=await ct(tt.usages,at),R=(0,bt.C)(Q,d,P,(0,nt.
kA)(z.usages));zt(R);const{configs:b,releases:K}=tt,{environment:ut}=et,{files:dt,bytes:wt}=yt;return{dialect:{...h,releases:K},configs:b,usages:d,roots:at,requirements:R,
notes:[...ft(_.notes,d,Q,ut),...ht],newHosts:_.newHosts,isEmpty:Q.scan.length>0&&yt.isEmpty&&yt.endedAt===null,complaints:tt.findings,allUsages:z.usages,changes:_.
changes,remarks:[..._.remarks,...tt.remarks],scan:{files:dt,bytes:wt,usages:d.length,durationMs:Et},clients:()=>(0,kt.rU)(h,Ot.scan)}}async function Kt(Q,et,$t){
const yt=et.changedOnly?await $t.changes(et):null;return{changes:yt,...It(Q,yt,Ot=>{const h=(0,l.yR)((0,M.join)($t.directory,Ot));return h.ok?h.text:null})}}function Xt({
endedAt:Q,files:et},$t){return Q===null||$t===null?[]:[(0,nt.YW)(Q,(0,U.fileLimit)({kind:"time",stopped:$t,files:et}))]}function zt(Q){const{size:et}=new Set(Q.
map(({host:$t})=>$t));if(!(et<=At.pS))throw new st.GN([`scan found ${et} hosts, the limit is ${At.pS}: narrow scan or exclude files`])}async function Wt(Q,et){const $t=new Date,
yt=await(0,H.readSettings)(Q,et),Et=yt.deadlineMs,Ot=et.startTimer(Et,()=>et.stop.end({kind:"deadline",ms:Et}));try{const h=await Ft(yt,et);await(0,C.x)();const P=await Gt(
h,yt,et,$t);return await _t(P,h,yt,et,$t)}finally{Ot()}}async function Gt(Q,et,$t,yt){const{environment:Et,stop:Ot,isFork:h}=$t,{dialect:P,configs:z}=Q,_=await(0,J.
j)(Q,et,{...P,configs:z},$t),tt={...Q,visits:_.visits,tokenVariables:Yt(Et),tokenHosts:et.tokens.map(({host:d})=>d),tokenSources:_.tokenSources,stopped:Ot.why,predicted:await Mt(
_.inquiry,{...et,dialect:P,isFork:h})},at={...et,dialect:P,isFork:h,now:yt.getTime()},ht=_.visits.length>0||tt.predicted.requests.length>0;return(0,W.S4)(tt,at,
ht?await(0,ot.U7)():null)}async function _t(Q,{dialect:et,configs:$t,allUsages:yt,requirements:Et,changes:Ot,scan:h,clients:P,...z},_,tt,at){const ht=Vt(Et),d=[
...z.remarks,...(0,G.r)(Q)],R={verdict:Q,remarks:(0,G.q)(d)},{verdict:b,remarks:K}=tt.secrets.redact(R,ht);return{settings:_,changes:Ot,verdict:b,context:{dialect:et,
failOn:_.failOn,scan:h,remarks:K,startedAt:at.toISOString(),durationMs:Date.now()-at.getTime(),version:it.xv,docsUrl:it.aq,clients:await P(),sources:L((0,X.sC)(
b.findings),{...tt.secrets,kept:ht,usages:yt,configs:$t,directory:tt.directory,checkedAt:at.getTime()}),links:null,repository:null,repositories:[],shard:null,history:null}}}
const Yt=Q=>Object.keys(Q).filter(et=>/^TFE?_?TOKEN/i.test(et)),Vt=Q=>new Set(Q.flatMap(({host:et,service:$t})=>[et,(0,q.nx)(et),$t]))}),9461:((vt,Y,t)=>{t.d(Y,
{$:()=>w});var M=t(3024),y=t(5747);function w(A){try{const l=(0,M.realpathSync)(A),f=(0,M.statSync)(l);return f.isFile()?{kind:"file",path:l}:{kind:f.isDirectory()?
"directory":"special",path:l}}catch(l){return{kind:"error",code:(0,y.Oj)(l)}}}}),5747:((vt,Y,t)=>{t.d(Y,{Oj:()=>o,io:()=>g,yR:()=>v});var M=t(4573),y=t(3024);const w=16*
1024*1024,A=y.constants.O_RDONLY|(y.constants.O_NONBLOCK??0)|(y.constants.O_NOCTTY??0),l=Buffer.allocUnsafeSlow(256*1024);let f=l;const v=(n,i=w)=>u(n,i,c);function g(n,i){
const m=u(n,i,(a,T)=>Buffer.from(a.subarray(0,T)));return Buffer.isBuffer(m)?m:null}function u(n,i,m){let a;try{a=(0,y.openSync)(n,A)}catch(T){return e(T)}try{const T=(0,y.
readSync)(a,l,0,l.length,null);return T<l.length?m(l,T):s(a,i,m)}catch(T){return e(T)}finally{(0,y.closeSync)(a)}}function s(n,i,m){const{size:a}=(0,y.fstatSync)(
n);if(a>i||a<l.length)return{ok:!1,failure:{kind:"size",bytes:a,maxBytes:i}};f.length<a&&(f=Buffer.allocUnsafeSlow(a));const T=f;let S=0;for(;S<a;){const L=(0,y.
readSync)(n,T,S,a-S,S);if(L===0)break;S+=L}return m(T,S)}function c(n,i){const m=n.toString("utf8",0,i),a=!m.includes("\uFFFD")||(0,M.isUtf8)(n.subarray(0,i));return{
ok:!0,text:m,isUtf8:a,bytes:i}}function o(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{
kind:"error",code:o(n)}})}),8185:((vt,Y,t)=>{t.d(Y,{C:()=>s,I:()=>o});var M=t(4283),y=t(7052),w=t(6697),A=t(1064),l=t(1831),f=t(2886);const v=(e,{allowedHosts:n,
hostnames:i})=>(0,l.Jr)(e,n)||i.some(m=>m.host===e),g={file:".",line:1,column:1,endColumn:1},u=1e4;function s(e,n,i=u){if(n.allowedHosts.length===0)return[];const m=new Map,
a=[];let T=0;for(const{directHost:L,kind:r,isOverridden:$,place:k,clients:p}of e){if(L===void 0||$||v(L,n))continue;const x=r==="backend_http"||r==="remote_stat\
e"?"backend":"download",I=`${x} ${L}`,E=m.get(I);if(E===void 0&&m.size>=i){T+=1;continue}const O=E??c(L,x);m.set(I,O),a.push({...O,place:k,clients:p})}if(T===0)
return a;const S=(0,y.fileLimit)({kind:"problems",max:i,omitted:T});return[...a,{problem:S,place:g,clients:A.Du,host:null}]}function c(e,n){const i=(0,l.Pv)(e),
m=i.ok?i.value:null,a=m===null?e:(0,l.nx)(m);return{problem:(0,w.hostNotAllowed)({host:a,use:n}),host:m}}function o(e,n,i,m){if(m.allowedHosts.length===0)return[];
const a=i.filter(({because:T})=>T.some(S=>typeof S!="string"));return n.flatMap(T=>{const{id:S,kind:L}=T;if(L!=="url"||!a.some(p=>p.service===S))return[];const r=(0,M.
Dl)(T.url),$=r.ok?(0,l.Pm)(r.value):null;if($===null||$===e||v($,m))return[];const k=(0,w.hostNotAllowed)({host:$,service:S,registry:(0,l.nx)(e)});return[(0,f.bz)(
k,S)]})}}),8988:((vt,Y,t)=>{t.d(Y,{s:()=>c,k:()=>T});var M=t(3534),y=t(3410),w=t(5143),A=t(9562);const l=[A.OZ,A.Bn],f=[A.e$,A.xq],v=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...l,...f]},{matches:/^api\.env0\.com$/,services:f},{matches:/^backend\.api\.env0\.com$/,services:l},{matches:/\.scalr\.io$/,services:l}],g=S=>v.find(
({matches:L})=>L.test(S))?.services??[];var u=t(241),s=t(2886);function c(S,{role:L},r){const $=n(S),k=S.credentials?.hasToken===!0,x=(S.attempt.hops.at(-1)?.challenge??
null)===null&&(k||L!=="guest"),I=k?[]:i(S.host,$,r),O=[...S.difference===null?[]:[S.difference],...I,...$===null||!x?[]:[m(S,$,r)]].map(W=>(0,s.bz)(W)),D=k?[]:o(
S,r);return D.length>0?[...O,...D]:I.length===0?[...O,...e(S,r)]:O}function o(S,{usages:L,isFork:r,depth:$}){const{host:k,attempt:p}=S;if($==="discovery"||p.discovery.
kind!=="found")return[];const x=L.flatMap(({workspace:I,hasOwnToken:E,needs:O,place:D})=>I===void 0||E||(0,w.Zl)(D.file)?[]:O.filter(W=>W.host===k));return Array.
from(Map.groupBy(x,({service:I})=>I),([I,E])=>{const O=(0,y.cloudToken)({host:k,service:I,isFork:r,...a(S)}),D=E.flatMap(W=>W.clients);return(0,s.bz)((0,s.aZ)(O,
D),I)})}function e(S,{usages:L,isFork:r}){const{host:$,attempt:k,credentials:p}=S;if(k.discovery.kind!=="found"||p?.hasToken||p?.problem)return[];const x=g($).find(
I=>L.some(({hasOwnToken:E,needs:O,place:D})=>O.some(W=>W.host===$&&W.service===I)&&!E&&!(0,w.Zl)(D.file)));return x===void 0?[]:[(0,s.bz)((0,M.credentialsMissing)(
{host:$,service:x,isFork:r,...a(S)}),x)]}function n(S){const{discovery:L,hops:r}=S.attempt;return L.kind==="failed"&&L.problem.code==="document-unauthorized"?r.
at(-1)?.status??null:null}function i(S,L,{tokenVariables:r,hosts:$}){return(0,u.B)(r,S,$).filter(({isParent:k})=>!k||L!==null).map(({variable:k,why:p,write:x})=>(0,M.
credentialsNearMiss)({host:S,variable:k,why:p,write:x}))}function m(S,L,{isFork:r}){const{host:$,credentials:k}=S;return k?.hasToken?(0,M.credentialsRejected)({
host:$,status:L,source:k.source}):(0,M.credentialsMissing)({host:$,service:null,isFork:r,...a(S)})}function a({credentials:S,looks:L}){const r=L.flatMap(x=>x.looks),
$=x=>[...new Set(r.flatMap(({held:I,source:E})=>I!=="not read"===x?E:[]))],k=S===null?$(!0):[S.source],p=S===null?$(!1):[];return{searched:k,notRead:p}}function T(S,L){
return S.filter(r=>!L.includes(r)).map(r=>(0,s.bz)((0,M.credentialsUnused)({host:r})))}}),2886:((vt,Y,t)=>{t.d(Y,{ER:()=>u,HJ:()=>m,Mm:()=>T,Np:()=>o,TC:()=>L,aZ:()=>g,
bz:()=>v,hD:()=>c,l$:()=>f,ld:()=>n,pi:()=>e,xJ:()=>s});var M=t(5143),y=t(5799),w=t(1831),A=t(7715);const l=["module","provider","version","package","lock","not"],
f=({problem:r,places:$})=>l.includes(r.code.replace(/-.*/,""))&&$.length>0&&$.every(k=>typeof k!="string"),v=(r,$=null,k=!0)=>({services:$===null?[]:[$],problem:r,
needed:k}),g=(r,$)=>({...r,affects:r.affects.filter(k=>$.includes(k))}),u=({problem:r,needed:$})=>$&&r.usualSeverity==="error";function s({problem:r,needed:$},k){
const p=$&&k.some(x=>r.affects.includes(x));return r.severity==="error"&&!p?"warning":r.severity}const c=(r,$,k)=>({severity:s(r,$),problem:r.problem,affects:r.
problem.affects,...k}),o=(r,$)=>y.oC.indexOf(r.severity)-y.oC.indexOf($.severity),e=(r,$,k)=>k.some(p=>p.code===r.code&&(p.host===null||p.host===$));function n({
problem:r,services:$},{visit:{host:k,attempt:p},requirements:x,answering:I},{depth:E}){if(E==="discovery"||p.discovery.kind==="skipped")return!0;const O=$.some(
W=>I.has(`${k} ${W}`));if(r.code==="service-url-no-slash"&&O)return!1;const D=x.filter(({service:W})=>$.length===0||$.includes(W));return D.length===0||D.some(({
isForInit:W})=>W)}const i=1e3;function m(r){const $=new Map;return k=>{const p=JSON.stringify(k),x=$.get(p)??a(k,r);return $.set(p,x),x}}function a(r,$){const k=O=>$.
filter(({service:D})=>O.includes(D)),p=r.length===0?$:k(r),x=r.filter(O=>p.some(({service:D})=>D===O)),I=x.length>0?x:r,E=(p.length>0?p:k(["any"])).flatMap(O=>O.
because);return{service:I.length===1?I[0]??null:null,...T([...new Set(E)])}}function T(r){const $=S(r),k=Math.max(0,$.length-i);return{places:$.slice(0,i),placesLeftOut:k}}
function S(r){const{own:$=[],aside:k=[]}=Object.groupBy(r,p=>typeof p!="string"&&(0,M.Zl)(p.file)?"aside":"own");return[...$,...k]}function L(r,$){const k=$.some(
({because:x})=>x.includes("hostnames input"));return{role:(0,A.V)(r)!==null?"guest":k?"operator":"user",host:(0,w.nx)(r)}}}),9464:((vt,Y,t)=>{t.d(Y,{f:()=>f,u:()=>g});
var M=t(4283),y=t(3534),w=t(1831),A=t(9562),l=t(2886);function f({host:u,attempt:s,credentials:c},o){const e=c?.hasToken===!0,n=[...o.flatMap(i=>i.kind==="url"&&
(0,A.p4)(i.id)&&(0,A.D6)(i.id)?[{url:i.url,service:i.id,isSent:e}]:[]),...s.hops.map(({url:i,authorization:m})=>({url:i,service:null,isSent:m==="sent"}))].flatMap(
({url:i,...m})=>{const a=v(i);return a===null||a===u?[]:[{...m,host:a}]});return[...new Map(n.toReversed().map(i=>[i.host,i])).values()]}function v(u){const s=(0,M.
Dl)(u),c=s.ok?(0,w.Pm)(s.value):null,o=c===null?null:(0,w.Pv)(c);return o?.ok?o.value:null}function g(u,s,{tokenSources:c,hosts:o}){return f(u,s).flatMap(({host:e,
service:n,isSent:i})=>{const m=c.get(e);if(m===void 0)return[];const a=n===null?u.attempt.discovery.kind==="failed":!i,T=(0,y.credentialsOtherHost)({host:(0,w.nx)(
u.host),other:(0,w.nx)(e),source:m,service:n,isSent:i,isNotice:!a||o.has(e)});return[(0,l.bz)(T,n)]})}}),2389:((vt,Y,t)=>{t.d(Y,{j7:()=>T,k2:()=>E,S4:()=>r});var M=t(
4e3),y=t(7052),w=t(5143),A=t(5799),l=t(1064),f=t(8185),v=t(8988),g=t(2886);function u(O,D,W){const C=new Set(O.notes.flatMap(({problem:ot,place:J})=>ot.code==="\
file-syntax"?J.file:[])),q=[...O.complaints.map(({problem:ot,place:J})=>m((0,g.bz)(ot),J,W)),...(0,v.k)(O.tokenHosts,D).map(ot=>m(ot,null,W)),...O.isEmpty?[n(W)]:
[]],it=s([...O.notes.map(ot=>c(ot,C,W)),...(0,f.C)(O.usages,W).map(({problem:ot,clients:J,place:U,host:V})=>{const rt=(0,g.bz)((0,g.aZ)(ot,J));return{host:V,finding:{
...m(rt,U,W),host:V}}}),...O.others.map(ot=>({host:ot.host,finding:i(ot,W)})),...q.map(ot=>({host:null,finding:ot}))]),X=it.filter(({host:ot,finding:J})=>!(0,g.
pi)(J.problem,ot,W.ignore)),G=({exclude:ot})=>+(ot!==void 0),H=X.map(({finding:ot})=>ot).sort((ot,J)=>(0,g.Np)(ot,J)||G(ot)-G(J));return{files:H,ignored:it.length-
H.length}}function s(O){return[...Map.groupBy(O,({host:W,finding:C})=>{const{problem:q,severity:it,affects:X,places:G,exclude:H}=C,{code:ot,message:J,help:U}=q;
return G.length===0?O:JSON.stringify([W,ot,it,J,U,X,H===void 0])})].flatMap(([W,C])=>{const[q]=C;if(W===O||q===void 0||C.length===1)return C;const it=C.flatMap(
({finding:H})=>H.places),X=new Set(C.flatMap(({finding:H})=>H.exclude??[])),G=X.size===0?{}:{exclude:[...X]};return[{...q,finding:{...q.finding,places:it,...G}}]})}
function c(O,D,W){const{problem:C,place:q,host:it,isPlaceholder:X}=O,G=O.aside??q.file;if(C.code==="file-limit"&&W.allowedHosts.length>0){const V={...C,message:(0,M.
Fn)(C.message)};return{host:it,finding:{...e(O,V,W),severity:"error"}}}const H=X||D.has(q.file),ot=C.severity==="error"&&(H||(0,w.Zl)(G)),J=ot?{...C,severity:"w\
arning"}:C,U=e(O,J,W);return!ot&&!(0,w.Zl)(G)?{host:it,finding:U}:{host:it,finding:{...U,exclude:[(0,w.n7)(G)]}}}const o={error:"warning",warning:"notice",notice:"\
notice"};function e({place:O,others:D=[],clients:W},C,q){const{dialect:it}=q,G=it.isGuess&&l.Du.some(ot=>!W.includes(ot))?o[C.severity]:C.severity,H=m((0,g.bz)(
{...(0,g.aZ)(C,W),severity:G}),O,q);return{...H,places:[...H.places,...D]}}function n(O){const{scan:D,hostnames:W}=O,C=(0,y.nothingToCheck)({scan:D,hasHostnames:W.
length>0});return{...m((0,g.bz)(C),null,O),severity:C.severity}}function i({host:O,places:D,...W},C){const q=(0,A.pj)(W.problem,(0,g.TC)(O,[]));return{...m({...W,
problem:q},null,C),host:O,places:D}}const m=(O,D,{dialect:W})=>(0,g.hD)(O,W.clients,{host:null,service:null,places:D===null?[]:[D],isHostNew:!1});var a=t(9464);
const T={drafts:[],notes:[],roots:[],requests:[],answering:new Set},S={judgeVisit:L,judgeRequests:L};function L(){throw new Error("the rules for hosts are not l\
oaded")}function r(O,D,W){const{judgeVisit:C,judgeRequests:q}=W??S,{requirements:it,visits:X,usages:G,tokenVariables:H}=O,ot=Map.groupBy(it,({host:Tt})=>Tt),J=X.
map(({host:Tt})=>Tt),{isFork:U,depth:V}=D,{tokenSources:rt}=O,gt={usages:G,tokenVariables:H,tokenSources:rt,hosts:new Set(J),isFork:U,depth:V},F=Map.groupBy(O.predicted.
drafts,({host:Tt})=>Tt),nt=Map.groupBy(O.predicted.requests,({host:Tt})=>Tt),st=X.map(Tt=>{const Lt=O.newHosts.has(Tt.host),B={visit:Tt,requirements:ot.get(Tt.host)??
[],predicted:F.get(Tt.host)??[],requests:nt.get(Tt.host)??[],answering:O.predicted.answering,isNew:Lt};return C(B,D,gt)}),j=st.map(({verdict:Tt})=>Tt),N=j.flatMap(
({visit:Tt,services:Lt})=>(0,a.f)(Tt,Lt)),Z=[...J,...N.map(({host:Tt})=>Tt),...nt.keys()],ct=new Set(J),ft=Array.from(nt,([Tt,Lt])=>q({host:Tt,known:[]},Lt,D).map(
B=>({...B,host:Tt,places:[]}))),lt=[...O.predicted.drafts,...ft.flat()].filter(({host:Tt})=>!ct.has(Tt)),Mt=[...O.notes,...O.predicted.notes],kt=u({...O,notes:Mt,
others:lt},Z,D),At=[...st.flatMap(({ofFiles:Tt})=>Tt),...kt.files].sort(g.Np),It=[...j.flatMap(Tt=>Tt.findings),...At].sort(g.Np),{stopped:Dt}=O,Rt=I(kt.files);
return{passed:Dt===null&&!It.some(({severity:Tt})=>E(Tt,D.failOn)),stopped:Dt,hosts:j,files:At,findings:It,ignored:st.reduce((Tt,Lt)=>Tt+Lt.ignored,kt.ignored),
roots:O.predicted.roots.map(Tt=>$(Tt,D,Rt))}}function $({rows:O,...D},{ignore:W},C){const q=({drafts:it,decidedAt:X})=>it.length>0?it.filter(({problem:G,host:H})=>!(0,g.
pi)(G,H,W)).map(G=>({...G,severity:(0,g.xJ)(G,D.clients)})):X.flatMap(G=>C.get(p(G))??[]);return{...D,rows:O.map(it=>{const{drafts:X,decidedAt:G,...H}=it,J=X.length>
0||Object.values(H.chosen).includes(null)?q(it).toSorted(g.Np):[],U=new Map(J.map(({problem:V})=>[V.code,k(V)]));return{...H,worst:J[0]?.severity??null,problems:[
...U.values()]}})}}const k=({code:O,title:D,usualSeverity:W})=>({code:O,title:D,usualSeverity:W}),p=({file:O,line:D})=>`${O}:${D}`,x=/^(?:constraint|lock)-/,I=O=>{
const D=new Map;for(const W of O.filter(({problem:C})=>x.test(C.code)))for(const C of W.places){const q=typeof C=="string"?C:p(C),it=D.get(q);it===void 0?D.set(
q,[W]):it.push(W)}return D},E=(O,D)=>O==="error"?D!=="never":O==="warning"&&D==="warning"}),4e3:((vt,Y,t)=>{t.d(Y,{Af:()=>a,B9:()=>o,Cw:()=>S,Fn:()=>$,NM:()=>n,
Vb:()=>k,Wt:()=>c,XT:()=>f,YA:()=>m,_r:()=>i,dh:()=>l,eZ:()=>T,go:()=>g,mP:()=>u,qZ:()=>e,zd:()=>v});var M=t(4714),y=t(7715),w=t(9562);const A=300;function l(p,x=A){
return p.length<=x?p:`${(0,M.o)(p,x)}\u2026`}function f(p,x,I=0){const E=p.slice(0,x).map(D=>l(D)),O=p.length-E.length+I;return E.join(", ")+(O>0?` and ${O} mor\
e`:"")}const v=p=>`the clients print "${p}"`;function g(p){return p===null?"null":Array.isArray(p)?"an array":typeof p=="object"?"an object":`a ${typeof p}`}function u(p){
if(p.kind==="error")return`cannot be read: ${p.code}`;const{bytes:x,maxBytes:I}=p;return`has ${x} bytes and is not read; the limit is ${I/1024/1024} MiB`}const s={
[w.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[w.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function c(p){return p.flatMap(I=>s[I]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const o=p=>`\
wait and run the check again; see ${(0,y.V)(p)??"its status page"}, and consider a network mirror for providers`,e=p=>`use another network, a proxy (HTTPS_PROXY\
) or a network mirror: ${p} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(p,x,I){
if(p===null)return I;const E=p.title===""?"":` ("${p.title}")`,O=I.guest??e(x);switch(p.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:O,because:`the host returned a sign-in page${E}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${E}\
: allow this machine to reach the host`;case"other":{const D=I.user??`check that ${x} is a registry, and ${c([])}`;return{...I,user:D,guest:O,because:`the host \
returned an HTML page${E}`}}}}const i=({url:p,status:x,reason:I})=>`${p} returned ${`${x} ${l(I)}`.trim()}`,m=p=>`${Math.round(p/100)/10} s`,a=p=>p.map(({name:x,
attemptMs:I,retries:E})=>{const O=Number.isFinite(I)?m(I):"without a limit",D=E===0?"":` in each of ${E+1} attempts`,W=x.includes(" and ")?"wait":"waits";return`${x}\
 ${W} ${O}${D}`}).join(", "),T=p=>p.map(({name:x})=>x).join(" and ");function S(p){switch(p.kind){case"deadline":return`the check reached its deadline of ${m(p.
ms)}`;case"signal":return`the check was interrupted by ${p.signal}`;case"crash":return"tf-disco crashed";case"missing":return r(p);case"reported":return p.why}}
const L=10;function r({what:p,names:x,total:I}){const E=f(x,L);return p==="shard"?`${x.length} of ${I} shards ${x.length===1?"is":"are"} missing: ${E}`:`the usa\
ges of ${x.length} of ${I} repositories are missing: ${E}`}const $=p=>`${p}; it may use hosts that are not in \`allowed-hosts\``,k=({kind:p,address:x,version:I})=>`${p}\
 ${x} ${l(I,40)}`}),6897:((vt,Y,t)=>{t.d(Y,{n:()=>y,x:()=>w});const M=100;async function y(A,l,f){let v=performance.now();for(;;){const g=A.next(l.why!==null);if(g.
done)return g.value;performance.now()-v<M||(f(g.value),await w(),v=performance.now())}}const w=()=>new Promise(A=>setImmediate(A))}),4714:((vt,Y,t)=>{t.d(Y,{o:()=>w,
w:()=>A});var M=t(3307);const y=2048,w=(l,f=y)=>l.length<=f?l:structuredClone(l.slice(0,f).toWellFormed());function A(l){if(l.length<=y)return(0,M.IL)(l);switch(l[0]){case'\
"':return w((0,M.I)(l));case"[":return[];case"{":return{};default:return(0,M.IL)(l)}}}),7715:((vt,Y,t)=>{t.d(Y,{V:()=>y});const M=new Map([["registry.terraform.\
io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opento\
fu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),y=w=>M.get(w)??null}),9664:((vt,Y,t)=>{t.d(Y,{Gz:()=>y,LA:()=>l,jt:()=>w,un:()=>A});
var M=t(3916);const y=(f,v)=>f===""?v:`${f}/${v}`,w=f=>f.slice(0,Math.max(0,f.lastIndexOf("/")));function A(f,v){const g=(0,M.join)(f,v).replace(/\/$/,"");return g===
"."?"":g}const l=f=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(f)}),241:((vt,Y,t)=>{t.d(Y,{B:()=>A});var M=t(1831);const y=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,w="T\
F_TOKEN_";function A(s,c,o){const[e]=(0,M.fK)(c);return e===void 0?[]:s.flatMap(n=>{const i=(0,M.$k)(n);if(i!==null&&o.has(i))return[];const m=l(n,i,c);return m===
null?[]:[{variable:n,why:m,write:e,isParent:f(i,c)}]})}function l(s,c,o){const e=y.exec(s)?.[0];if(e===void 0)return null;const n=s.slice(e.length);return c!==null&&
f(c,o)?`it is for ${(0,M.nx)(c)} only: the clients do not use the tokens of parent domains`:g(o).some(i=>i===v(n))?e!==w?`it begins with ${e}, and the clients r\
ead only ${w}`:c===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,M.nx)(c)}${u(n,o)}`:null}const f=(s,c)=>s!==null&&
(0,M.Sv)(c).name.endsWith(`.${(0,M.Sv)(s).name}`),v=s=>s.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function g(s){const{
name:c}=(0,M.Sv)(s);return[...new Set([s,c,(0,M.nx)(s)].map(v))]}function u(s,c){const{name:o,port:e}=(0,M.Sv)(c);return e!==443&&!s.includes(":")?"; a port fol\
lows a colon":o.includes("-")&&!s.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((vt,Y,t)=>{t.d(Y,{S3:()=>p,Wi:()=>a,YM:()=>x,a2:()=>$,cZ:()=>f,
cr:()=>L,hs:()=>r,pq:()=>k,sC:()=>T});var M=t(2886),y=t(1064),w=t(1831),A=t(8884);const l=3;function f(I){return[...Map.groupBy(I,g).values()].flatMap(E=>{const O=[
...Map.groupBy(E,u).values()];return O.length>l?[E]:O}).flatMap(E=>s(E)??[]).toSorted((E,O)=>(0,M.Np)(E,O)||v(E)-v(O)||O.hosts.length-E.hosts.length)}function v({
code:I,affects:E}){return I==="host-not-checked"?2:E.length===0||y.Du.some(O=>E.includes(O))?0:1}const g=({severity:I,problem:E,affects:O,exclude:D})=>JSON.stringify(
[I,E.code,O,D===void 0]),u=I=>I.exclude===void 0?i(I.problem.help??"",I):"";function s(I){const[E]=I;if(E===void 0)return null;const O=[...new Set(I.flatMap(({host:J})=>J??
[]))],{code:D,title:W,help:C,message:q}=E.problem,it=(J,U)=>O.length>1?i(J,U):J,X=it(q,E),G=I.every(J=>it(J.problem.message,J)===X),H=it(C??"",E),ot=I.every(J=>it(
J.problem.help??"",J)===H);return{severity:E.severity,code:D,title:W,affects:E.affects,findings:I,hosts:O,message:G?X:null,help:H!==""&&ot?n(H,I):null}}const c=/\bTF_TOKEN_\w+/g,
o="TF_TOKEN_HOST",e=5;function n(I,E){if(!I.includes(o))return I;const O=new Set(E.flatMap(({problem:D})=>D.help?.match(c)??[]));return O.size<=e?`${I}; ${o} is\
 ${[...O].join(" or ")}`:`${I}; in ${o}, write each dot of the host as an underscore and each hyphen as two`}function i(I,{host:E}){return E===null||I===""?I:[...new Set(
[E,(0,w.nx)(E)])].reduce((O,D)=>O.replaceAll(D,m),I).replace(c,o).replaceAll(/\bhost the host/g,"the host")}function m(I,E,O){const[D=" ",W=" "]=[O[E-1],O[E+I.length]];
return/[\s("]/.test(D)&&/[\s,;.:)"]/.test(W)?"the host":"HOST"}const a=3,T=I=>f(I).flatMap(E=>L(E).slice(0,a).flatMap(([,O])=>O.values().flatMap(S).take(1).toArray())),
S=I=>{const E=(0,A.Xd)(I);return E===null?[]:[E]},L=({message:I,findings:E})=>I===null?[...Map.groupBy(E,({problem:O})=>O.message)]:[[I,E]],r=({hosts:I,findings:E})=>I.
length>0&&!E.every(M.l$),$=I=>r(I)?"host":"place";function k(I){if(r(I))return I.hosts.length;const{lines:E,leftOut:O}=(0,A.yv)(I.findings);return E.length+O}function p(I){
const{findings:E,message:O}=I;return O===null?E.map(D=>[D]):r(I)?[...Map.groupBy(E,({host:D})=>D).values()]:(0,A.yv)(E).lines}function x(I){const E=I.filter(W=>r(
W)&&W.hosts.length>1),D=[...Map.groupBy(E,({hosts:W})=>W.toSorted().join()).values()].flatMap(([W,...C])=>W===void 0?[]:C.map(q=>[q,W.code]));return new Map(D.filter(
([{message:W}])=>W!==null))}}),4120:((vt,Y,t)=>{t.d(Y,{DO:()=>o,Iu:()=>A,K4:()=>l,Ku:()=>f,QI:()=>c,Rk:()=>e,SY:()=>g,UV:()=>v,dy:()=>y,od:()=>u,px:()=>w,wO:()=>s});
var M=t(1064);const y="new in this pull request",w=(n,i)=>`${n} ${i}${n===1?"":"s"}`,A=n=>n.replace(/^./u,i=>i.toUpperCase());function l(n,i,m=0){const a=n.slice(
0,i),T=n.length-a.length+m;return`${a.join(", ")}${T>0?` and ${T} more`:""}`}const f=(n,i)=>n.length<=2*i?n:n.slice(0,i);function v(n,i,m,a=T=>`and ${T} more`){
const T=n.length-i;return[...n.slice(0,i).flatMap(m),...T>0?[a(T)]:[]]}const g=n=>M.zK.every(i=>n.includes(i))?"all clients":n.map(i=>M.bB[i]).join(", ");function u(n,i){
const m=i.filter(a=>n.includes(a));return n.length===0||m.length===i.length?"":m.length===0?"no client that this repository uses":m.map(a=>M.bB[a]).join(", ")}const s=n=>n.
map(i=>M.bB[i]).join(" and "),c=({clients:n,versions:i})=>n.map(m=>[M.bB[m],i[m]].join(" ").trim()).join(" and "),o=n=>n==="any"?"any service":n;function e(n){switch(n){case"\
none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((vt,Y,t)=>{
t.d(Y,{BQ:()=>n,CN:()=>m,Dc:()=>e,Ky:()=>l,Qz:()=>o,R3:()=>A,Xd:()=>u,Yx:()=>f,eo:()=>w,et:()=>i,tN:()=>s,xi:()=>c,yv:()=>g});var M=t(4120),y=t(8641);const w=S=>a(
S)?`${(0,y.J7)(S.file)}:${S.line}`:S,A=({file:S,line:L,column:r})=>`${(0,y.J7)(S)}:${L}:${r}`;function l(S,L,r=w,$=0){const k=T(S),p=k.slice(0,L).map(r).join(",\
 "),x=Math.max(0,k.length-L)+$,I=x>0?[(0,M.px)(x,"more place")]:[];return[...p===""?[]:[p],...I].join(" and ")}const f=(S,L=w)=>l(S,S.every(a)?1:2,L),v=1e5;function g(S){
const L=new Map(S.map(({places:x,placesLeftOut:I=0})=>[x,I])),r=[];for(const x of L.keys())r.length<v&&r.push(...x);const $=L.entries().reduce((x,[I,E])=>x+I.length+
E,0),k=T(r.filter(a)),p=[...new Set(r.filter(x=>typeof x=="string"))];return{lines:k,settings:p,leftOut:$-r.length}}const u=({places:S})=>S.find(a)??null,s=S=>S.
map(u).find(L=>L!==null)??null;function c(S,L,r,$){const{lines:k,settings:p,leftOut:x}=g([S]);return[["help",(0,y.RK)(S.problem.help??"",r)],["affects",L],["als\
o at",l(k.slice(1),$,w,x)],["required by",l(p,$)]].filter(([,E])=>E!=="")}const o=({requirements:S})=>S.some(({because:L})=>L.some(a)),e=S=>new Set(S.flatMap(({
places:L})=>L.filter(a).map(({file:r})=>r))).size,n=S=>S.filter(L=>u(L)===null),i=S=>S.every(({problem:L})=>L.code.startsWith("credentials-"))?"credentials":"se\
ttings",m=S=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(S),a=S=>typeof S!="string";function T(S){const L=new Map;return S.filter(r=>{const{file:$,line:k}=typeof r==
"string"?{file:r,line:0}:r,p=L.get($);if(p===void 0)L.set($,new Set([k]));else{if(p.has(k))return!1;p.add(k)}return!0})}}),6763:((vt,Y,t)=>{t.d(Y,{q:()=>A,r:()=>l});
var M=t(5143),y=t(4120);const w=50,A=g=>(0,y.UV)(g,w,u=>u,u=>`and ${(0,y.px)(u,"more remark")}`),l=g=>[...f(g),...v(g)];function f({files:g}){const u=g.filter(({
exclude:c,severity:o})=>c!==void 0&&o!=="notice"),s=new Set(u.flatMap(({exclude:c})=>c??[]));return u.length===0?[]:[(0,M.Az)(u.length,[...s])]}function v({roots:g}){
return g.some(({rows:s})=>s.some(({platforms:c})=>c.some(({available:o})=>o===!0)))?["signatures of provider packages were not verified"]:[]}}),8416:((vt,Y,t)=>{
t.d(Y,{L2:()=>s,oh:()=>f,rU:()=>c});var M=t(4e3),y=t(5143),w=t(1064),A=t(5603),l=t(3469);function f(r,$){let k;return()=>(k??=t.e(249).then(t.bind(t,9249)).then(
({readTools:p})=>p(r,$)),k)}const v=["terraform"],g="assumed, CLI not detected; set `dialect`",u="CLI not detected; set `dialect` to check one";async function s({
setting:r,scan:$}){const k=r.name==="auto"?null:e(r.name);if($===null||$.isEmpty){const D=k===null?u:o;return T(k??w.Du,[D],[],r,{signs:[],constraints:[]})}const p=await a(
$,r,k),{constraints:x}=$;if(k!==null)return T(k,[o],[],r,{signs:p,constraints:x});const I=m(p);if(I.length===0)return{...T(v,[g],[],r,{signs:p,constraints:x}),isGuess:!0};
const E=n(I),O=E.flatMap(D=>I.find(W=>W.client===D)??[]);return T(E,O.map(L),I,r,{signs:p,constraints:x})}async function c({clients:r},$){if($===null||$.isEmpty)
return w.zK;const{others:k}=await $.tools(),p=r;return w.zK.filter(x=>p.includes(x)||k.has(x)||x==="terragrunt"&&$.usesTerragrunt)}const o="set by `dialect`",e=r=>r===
"both"?w.Du:[r],n=r=>w.Du.filter($=>r.some(k=>k.client===$));function i(r){const $=r.filter(({place:k})=>!(0,y.Zl)(k.file));return $.length===0?r:$}const m=r=>{
const $=i(r);return A.A.map(p=>$.filter(x=>x.level===p)).find(({length:p})=>p>0)??[]};async function a({signs:r,tools:$,hasCloudHostname:k},p,x){const I=m(r),E=x??
n(I),O=I.every(({place:X})=>(0,y.Zl)(X.file)),D=x===null&&(O||I.some(({isCloud:X})=>X)),W=p.version===null&&E.some(X=>(0,l.w)(X,[]).length>1);if(!D&&!W)return r;
const{setsCloudHostname:C,signs:q}=await $(),it=k||C;return[...r.filter(({isCloud:X})=>!(X&&it)),...q]}function T(r,$,k,p,x){const[I,...E]=r,O=r.map(C=>S(C,p,x)),
D=O.flatMap(({client:C,version:q})=>q===null?[]:[[C,q]]),W=O.flatMap(({version:C,signs:[q]})=>C===null||q===void 0?[]:[L(q)]);return{name:I===void 0||E.length>0?
"both":I,clients:r,releases:O.flatMap(({releases:C})=>C),versions:Object.fromEntries(D),why:[...new Set([...$,...W])].join(", "),evidence:[...new Set([...k,...O.
flatMap(({signs:C})=>C)])]}}function S(r,{version:$},k){if($!==null)return{client:r,releases:(0,l.w)(r,[$]),version:$,signs:[]};const p=i(k.signs.filter(W=>W.client===
r&&W.version!==null)),x=[...new Set(p.map(W=>(W.version??"").replace(/^v/,"")))];if(x.length>0){const[W="",...C]=x,q=C.length===0&&(0,l.l)(W);return{client:r,releases:(0,l.
w)(r,x),version:q?W:null,signs:p}}const I=i(k.constraints),E=I.map(({text:W})=>W),O=(0,l.w)(r,E);if(O.length===(0,l.w)(r,[]).length)return{client:r,releases:O,version:null,
signs:[]};const D=I.map(({text:W,place:C})=>({client:r,level:"syntax",place:C,text:`requires ${(0,M.dh)(W)}`,version:W}));return{client:r,releases:O,version:E.length===
1?E[0]??null:null,signs:D}}const L=({place:r,text:$})=>`${r.file}:${r.line} ${$}`}),2161:((vt,Y,t)=>{t.d(Y,{L8:()=>c,TD:()=>i,U4:()=>u,Z8:()=>m,e0:()=>s,tr:()=>g});
var M=t(1064);const y=["terraform"],w=["opentofu"],A=[{suffix:".tftest.hcl",class:"test",clients:M.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:M.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:w},{suffix:".tofutest.json",class:"test",clients:w},{suffix:".tfquery.hcl",class:"\
query",clients:y},{suffix:".tfquery.json",class:"query",clients:y},{suffix:".tfmigrate.hcl",class:"migrate",clients:y},{suffix:".tfcomponent.hcl",class:"stack",
clients:y},{suffix:".tfcomponent.json",class:"stack",clients:y},{suffix:".tfstack.hcl",class:"stack",clients:y},{suffix:".tfstack.json",class:"stack",clients:y},
{suffix:".tfdeploy.hcl",class:"deploy",clients:y},{suffix:".tfdeploy.json",class:"deploy",clients:y},{suffix:".tfmock.hcl",class:"none",clients:M.Du},{suffix:".\
tofumock.hcl",class:"none",clients:w},{suffix:".tf.json",class:"config",clients:M.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:w},{suffix:"\
.tf",class:"config",clients:M.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:w},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:M.Du},{suffix:"\
.hcl",class:"terragrunt",clients:M.Du}],l=Map.groupBy(A,({suffix:a})=>a.slice(a.lastIndexOf(".")+1)),f=".terraform.lock.hcl",v={class:"lock",syntax:"hcl",clients:M.
Du,isOverride:!1},g=a=>a.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(a),u=".terraform/modules/modules.json",s={...v,class:"manifest",syntax:"json"};
function c(a,T,S){if(a===f)return v;const r=l.get(a.slice(a.lastIndexOf(".")+1))?.find(({suffix:D})=>a.endsWith(D));if(r===void 0||r.class==="none")return;const $=o(
a)&&r.class==="test"&&S==="tests";if(o(a)&&!$)return;const k=a.slice(0,-r.suffix.length),p=r.twin!==void 0&&T.has(k+r.twin),x=k==="override"||k.endsWith("_overr\
ide"),I=p||$;if(I&&!r.clients.includes("terraform"))return;const E=I?y:r.clients,O=a.endsWith(".json")?"json":"hcl";return{class:r.class,syntax:O,clients:E,isOverride:x}}
const o=a=>a.startsWith(".")||a.endsWith("~")||a.startsWith("#")&&a.endsWith("#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),i=a=>e.test(a),m=a=>i(a)||n.test(a)}),6195:((vt,Y,t)=>{t.d(Y,{$8:()=>f,G$:()=>v,Ls:()=>A,UO:()=>g,VK:()=>w,sq:()=>u});var M=t(6760);const y=/[*?[{]/;function w(s){
const c=s.split("/"),o=c.findIndex(e=>y.test(e));return o<0?{fixed:s}:{fixed:c.slice(0,o).join("/"),glob:c.slice(o).join("/")}}function A(s){const c=s.map(o=>{const e=o.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:l(e)}});return o=>{const e=o.toLowerCase();return c.some(({glob:n,start:i})=>n===o||e.startsWith(
i)&&M.posix.matchesGlob(o,n))}}function l(s){const[c=""]=s.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(s)??[];return c.toLowerCase()}const f=({file:s,glob:c},o)=>s===
o||c!==void 0&&M.posix.matchesGlob(o,c),v=s=>s.startsWith(".")||s==="node_modules",g=(s,c)=>s===c||s.startsWith(c.endsWith(M.sep)?c:c+M.sep),u=s=>M.sep==="/"?s:
s.replaceAll(M.sep,"/")}),5603:((vt,Y,t)=>{t.d(Y,{A:()=>A,j:()=>f});var M=t(5143),y=t(1064),w=t(5011);const A=["lock-file","syntax","version-file","tool","hook"],
l=100;class f{found=new Map;allowed=new Map;addFiles(u){for(const{file:s,kind:c,scope:o,isContext:e}of u){if(e)continue;const[n]=c.clients;if(n!==void 0&&c.clients.
length===1&&!v(s)){const i={file:s,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${y.bB[n]} only`,i)}for(const i of o.traits)this.addTrait(i)}}addUsages(u){
for(const s of u)s.kind==="lock_provider"?this.addLock(s):s.kind==="cloud_default"&&this.addCloud(s)}signs(){return[...this.found.values()]}constraints(){return[
...this.allowed.values()]}addTrait({kind:u,text:s,place:c}){if(u==="version"){if(this.allowed.size>=l)return;const o=(0,M.Zl)(c.file)?`${s} aside`:s;this.allowed.
has(o)||this.allowed.set(o,{text:s,place:c})}else if(u==="binary"){const e={client:s==="tofu"?"opentofu":"terraform",level:"version-file",place:c,version:null};
this.put({...e,text:"sets terraform_binary"})}else if(u!=="compatible"&&u!=="provider-version"){const{client:o,what:e}=y.$I[u];this.addSyntax(o,`has ${e}`,c)}}addLock({
host:u,place:s}){const c=y.Du.find(e=>(0,w.Vm)(e)===u);if(c===void 0)return;const o=`locks providers from ${u}`;this.put({client:c,level:"lock-file",place:s,text:o,
version:null})}addCloud({clients:u,isOverridden:s,place:c}){if(s||!u.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:c,text:"has \
a cloud block without hostname",version:null,isCloud:!0})}addSyntax(u,s,c){this.put({client:u,level:"syntax",place:c,text:s,version:null})}put(u){const s=`${u.client}\
 ${u.text}`;if(this.found.has(s))return;const c=(0,M.Zl)(u.place.file)?`${s} aside`:s;this.found.has(c)||this.found.set(c,u)}}const v=g=>/(^|\/)[.#][^/]*$/.test(
g)}),7854:((vt,Y,t)=>{t.d(Y,{Oo:()=>v,YW:()=>A,kA:()=>f,sw:()=>l,u3:()=>s,vH:()=>g});var M=t(7052),y=t(1064);const w={line:1,column:1,endColumn:1};function A(c,o,e=w){
const n={file:c===""?".":c,...e};return{problem:o,place:n,clients:y.Du,host:null}}function l(c,o){const e=m=>o.includes(m),n=v(m=>m.every(e)?m:m.filter(e)),i=v(
m=>m.every(a=>a.clients.every(e))?m:m.flatMap(a=>{const T=n(a.clients);return T.length===0?[]:[{...a,clients:T}]}));return c.filter(m=>{const a=m;return a.clients=
n(m.clients),a.needs=i(m.needs),m.isHostImplied&&(a.host=a.needs[0]?.host??m.host),a.clients.length>0})}const f=c=>{const o=new Set;for(const{host:e,isHostImplied:n}of c)
e!==null&&!n&&o.add(e);return o};function v(c){let o;return e=>{o??=new Map;const n=o.get(e);if(n!==void 0||o.has(e))return n;const i=c(e);return o.set(e,i),i}}
const g=(c,o)=>c.filter(e=>e.clients.some(n=>o.includes(n))),u=1e4;class s{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(o=u){this.max=o}add(o){
const{problem:e,place:n}=o;if(e.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const i=this.kept.get(e.severity)??0;this.kept.set(
e.severity,i+1),i<this.max?this.notes.push(o):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const o=(0,M.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,A(".",o)]}}}),7152:((vt,Y,t)=>{t.d(Y,{G:()=>i});var M=t(3024),y=t(6760),w=t(9461),A=t(5747),l=t(7052),f=t(9664),v=t(
2161),g=t(6195);function u(L,r,$,k){if(L.kind==="error")return(0,l.fileUnreadable)({what:"link",code:L.code});const{kind:p,path:x}=L;return(0,g.UO)(x,r.boundary)?
p==="directory"?null:p==="special"?(0,l.fileUnreadable)({what:"link-to-special-file"}):{path:x,isScanned:s(x,r,$,k)}:(0,l.fileOutside)()}function s(L,r,$,k){if(r.
file!==void 0||r.glob!==void 0||!(0,g.UO)(L,r.path))return!1;const[p="",...x]=(0,g.sq)((0,y.relative)(r.path,L)).split("/").toReversed();if(x.some(g.G$))return!1;
const I=(0,g.sq)((0,y.relative)($,L)).split("/");return I.map((O,D)=>I.slice(0,D+1).join("/")).slice(-1-x.length).some(k)?!1:(0,v.L8)(p,new Set([p]),x[0]??"")!==
void 0}var c=t(7854);const o={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;function*i(L,r={toolFiles:[],hasPlugins:!1},$=o){const k=new a(L,r,$);for(const p of L.
scan){const x=m(k.root,p);"path"in x?yield*k.walkFrom(x):yield{kind:"note",note:x}}}function m(L,r){const{fixed:$,glob:k}=(0,g.VK)(r);try{const p=(0,M.realpathSync)(
(0,y.resolve)(L,$)),x=(0,g.sq)((0,y.relative)(L,p)),I=(0,g.UO)(p,L),E=I?L:p;if(k!==void 0)return{path:p,name:x,boundary:E,glob:(0,f.Gz)(x,k)};if((0,M.statSync)(
p).isDirectory())return{path:p,name:x,boundary:E};const O=(0,y.resolve)(p,"..");return{...{path:O,name:(0,g.sq)((0,y.relative)(L,O))},boundary:I?L:O,file:x}}catch(p){
return(0,c.YW)(r,(0,l.fileUnreadable)({what:"scan",code:(0,A.Oj)(p)}))}}class a{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:r,scan:$,
exclude:k},p,x){this.root=(0,M.realpathSync)(r),this.isExcluded=(0,g.Ls)(k),this.aside=p,this.limits=x,this.selected=$.length>1?new Set:null}*walkFrom(r){const $=r.
glob===void 0&&r.file===void 0,k=[{path:r.path,name:r.name,depth:0,isSelected:$}];for(let p=k.pop();p!==void 0;p=k.pop()){yield{kind:"directory",name:p.name};const x=S(
p);if("problem"in x){yield{kind:"note",note:x};continue}const I=[];for(const E of this.findFiles(r,p,x))if("problem"in E)yield{kind:"note",note:E};else if(I.length<
this.limits.directoryFiles)I.push(E);else{yield T(p,"directory",this.limits.directoryFiles);break}if(this.files+=I.length,this.entries+=x.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield T(p,"files",this.limits.files);return}if(I.some(({isContext:E})=>!E)&&(yield{kind:"module",files:I}),r.file!==
void 0)return;for(const E of this.findDirectories(r,p,x))k.push(E)}}*findFiles(r,$,k){const p=new Set;let x=!1;for(const E of k)(0,v.tr)(E.name)&&!E.isDirectory()&&
p.add(E.name),x||=E.name===".terraform",this.aside.hasPlugins||=E.name==="terraform.d";const I=$.name.slice($.name.lastIndexOf("/")+1);for(const E of k){if(E.isDirectory())
continue;const O=(0,v.L8)(E.name,p,I);if(O===void 0){(0,v.Z8)(E.name)&&this.addToolFile($,E.name);continue}const D=(0,f.Gz)($.name,E.name),C={path:$.path+y.sep+
E.name,file:D,kind:O,isContext:!this.select(r,$,D)};E.isFile()?yield C:E.isSymbolicLink()?yield*this.follow(r,C):yield(0,c.YW)(D,(0,l.fileUnreadable)({what:"spe\
cial-file"}))}if(x&&$.isSelected){const E=[$.path,...v.U4.split("/")].join(y.sep),O=(0,w.$)(E);O.kind==="file"&&O.path===E&&(yield{path:E,file:(0,f.Gz)($.name,v.
U4),kind:v.e0,isContext:!1})}}addToolFile({path:r,name:$},k){const p=(0,f.Gz)($,k);this.aside.toolFiles.length>=n||this.isExcluded(p)||this.aside.toolFiles.push(
{path:r+y.sep+k,file:p})}select(r,$,k){return!($.isSelected||(0,g.$8)(r,k))||this.isExcluded(k)||this.selected?.has(k)?!1:(this.selected?.add(k),!0)}*follow(r,$){
const k=u((0,w.$)($.path),r,this.root,this.isExcluded);k!==null&&("code"in k?yield(0,c.YW)($.file,k):yield{...$,path:k.path,isContext:$.isContext||k.isScanned})}findDirectories({
glob:r},{path:$,name:k,depth:p,isSelected:x},I){const E=[];for(const O of I.toReversed()){if(!O.isDirectory()||(0,g.G$)(O.name))continue;const D=(0,f.Gz)(k,O.name);
if(this.isExcluded(D))continue;const W=x||r!==void 0&&y.posix.matchesGlob(D,r),C=$+y.sep+O.name;E.push({path:C,name:D,depth:p+1,isSelected:W})}return E}}const T=({
name:L},r,$)=>({kind:"note",note:(0,c.YW)(L,(0,l.fileLimit)({kind:r,max:$}))});function S({path:L,name:r,depth:$}){if($>e)return(0,c.YW)(r,(0,l.fileLimit)({kind:"\
depth",max:e}));try{return(0,M.readdirSync)(L,{withFileTypes:!0}).sort((k,p)=>k.name<p.name?-1:1)}catch(k){return(0,c.YW)(r,(0,l.fileUnreadable)({what:"director\
y",code:(0,A.Oj)(k)}))}}}),5751:((vt,Y,t)=>{t.d(Y,{readSettings:()=>O});var M=t(3024),y=t(6760),w=t(5747),A=t(3625),l=t(4e3),f=t(3592),v=t(3474),g=t(8535),u=t(7030),
s=t(6181),c=t(1831);function o(X){const G=J=>X[J]||X[J.toLowerCase()]||"",H={http:n("HTTP_PROXY",G("HTTP_PROXY")),https:n("HTTPS_PROXY",G("HTTPS_PROXY"))},ot=S(
G("NO_PROXY"));return J=>{const U=H[J.scheme];return U===null||a(J.name)||ot(J)?null:U}}const e=["http:","https:"];function n(X,G){if(G==="")return null;const H=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(G)?G:`http://${G}`);if(H===null)throw new TypeError(`${X} is not a URL; expected http://HOST:PORT`);if(!e.includes(H.protocol))
throw new TypeError(`${X} is a ${H.protocol}// proxy; expected http:// or https://`);if(!i(H.username)||!i(H.password))throw new TypeError(`${X} has a user name\
 or password with a bare "%"; write "%25" for it`);return H}function i(X){try{return decodeURIComponent(X),!0}catch(G){if(G instanceof URIError)return!1;throw G}}
const m=new u.BlockList;m.addSubnet("127.0.0.0",8,"ipv4"),m.addAddress("::1","ipv6");const a=X=>X==="localhost"||T(m,X);function T(X,G){const H=(0,s.n7)(G.replace(
/%.*$/s,"")),ot=(0,u.isIP)(H);return ot!==0&&X.check(H,ot===4?"ipv4":"ipv6")}function S(X){const G=X.split(",").map(H=>H.trim().toLowerCase()).filter(H=>H!=="").
map(L);return H=>G.some(ot=>ot(H))}function L(X){if(X==="*")return()=>!0;const G=r(X);if(G!==null)return({name:V})=>G(V);const{name:H,port:ot}=p(X),J=V=>ot===""||
String(V.port)===ot;if($(H)){const V=(0,s.n7)(H),rt=new u.BlockList;return rt.addAddress(V,(0,u.isIP)(V)===4?"ipv4":"ipv6"),gt=>T(rt,gt.name)&&J(gt)}const U=k(H);
return V=>(0,u.isIP)(V.name)===0&&J(V)&&U(V.name)}function r(X){const[,G="",H=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(X)??[];if(!$(G))return null;const ot=Number(H);
if(ot>((0,u.isIP)(G)===4?32:128))return null;const J=ot-((0,u.isIP)(G)===6?96:0),U=new u.BlockList,V=(0,u.isIP)((0,s.n7)(G))===4&&J>=0;return V?U.addSubnet((0,s.
n7)(G),J,"ipv4"):U.addSubnet(G,ot,"ipv6"),rt=>T(U,rt)&&(0,u.isIP)((0,s.n7)(rt))===4===V}const $=X=>(0,u.isIP)(X)!==0&&!X.includes("%");function k(X){if(X==="")return()=>!1;
const G=X.replace(/^\*\./,"."),H=G.replace(/^\./,""),ot=(0,c.Pv)(H),J=ot.ok?ot.value:H;return U=>U.endsWith(`.${J}`)||!G.startsWith(".")&&U===J}function p(X){const G=/^\[([^\]]*)\]:([^:]*)$/.
exec(X)??/^([^:[\]]*):([^:[\]]*)$/.exec(X);return G===null?{name:X,port:""}:{name:G[1]??"",port:G[2]??""}}var x=t(3152);const I=4*1024*1024,E=20;async function O(X,{
environment:G,directory:H,wording:ot=x.w7}){const{settings:J,mistakes:U}=(0,x.P$)(X,ot),V=await it(J.caFile,ot),rt=q(G),gt=[V,rt].flatMap(st=>st.ok?[]:[st.why]),
F=await Promise.all(D(J.scan,H).slice(0,E).map(st=>ot.missingPath(st,H))),nt=[...U,...await W(J,ot),...await C(J,ot),...gt,...F];if(nt.length>0||!V.ok||!rt.ok)throw new x.
GN(nt);return{...J,authorities:V.value,chooseProxy:rt.value}}const D=(X,G)=>X.filter(H=>!/[*?[\]{}]/.test(H)&&!(0,M.existsSync)((0,y.resolve)(G,H)));async function W({
hostnames:X},{setting:G}){const H=G("hostnames"),ot=X.flatMap(({addresses:V})=>V);if(ot.length===0)return[];const{parseNamedAddress:J}=await Promise.all([t.e(917),
t.e(48)]).then(t.bind(t,1257)),U=ot.flatMap(V=>{const rt=J(V,"terraform");return rt.ok?[]:[`${H}: "${V.service}=${V.text}" is wrong: ${rt.why}`]});return(0,v.Ku)(
U,H)}async function C({ignore:X},{setting:G}){const H=G("ignore");if(X.length===0)return[];const{problemFacts:ot}=await Promise.all([t.e(660),t.e(558),t.e(341),
t.e(371),t.e(709)]).then(t.bind(t,709)),J=ot(),U=X.flatMap(({code:V})=>{if(Object.hasOwn(J,V))return[];const rt=(0,g.q)(V,Object.keys(J)),gt=rt===null?`${f.aq} \
lists the codes`:`did you mean "${rt}"?`;return[`${H}: "${V}" is not a problem code; ${gt}`]});return(0,v.Ku)(U,H)}function q(X){try{return(0,A.J)(o(X))}catch(G){
if(G instanceof TypeError)return(0,A.T)(G.message);throw G}}async function it(X,{setting:G}){if(X===null)return(0,A.J)(null);const H=(0,w.yR)(X,I),ot=G("ca-file");
if(!H.ok)return(0,A.T)(`${ot} "${X}" ${(0,l.mP)(H.failure)}`);const{parseAuthorities:J}=await t.e(36).then(t.bind(t,5036)),U=J(H.text);return U.ok?U:(0,A.T)(`${ot}\
 "${X}" ${U.why}`)}}),1435:((vt,Y,t)=>{t.d(Y,{U7:()=>y,jK:()=>w,op:()=>A});var M=t(9562);const y=()=>Promise.all([t.e(660),t.e(371),t.e(915),t.e(432),t.e(629),t.
e(826)]).then(t.bind(t,826));async function w(f,v,g,{environment:u,directory:s,scanned:c}){if(v.hostnames.length===0&&f.every(({needs:S})=>S.length===0))return{
usages:f,remarks:[],findings:[],configs:[],releases:g.releases};const o=await A(v.cliConfig,g.clients,u),e=g.releases.map(S=>{const L=o.find(({client:r})=>r===S.
client);return{...S,attemptMs:L?.requestTimeoutMs??S.attemptMs}}),n=c.hasPlugins||c.scan.some(S=>S!=="."),i={root:s,mayHavePlugins:n,releases:e,asksMirrors:v.depth!==
"discovery"},m=await l(f,o,i),a=[...o.flatMap(S=>S.findings),...m.findings],{mergeFindings:T}=await y();return{...m,findings:T(a),configs:o,releases:e}}async function A(f,v,g){
const{readCliConfig:u,thisMachine:s}=await y(),c=s(g);return v.map(o=>u(o,c,f))}async function l(f,v,g){if(!f.some(({needs:c})=>c.some(({service:o})=>o===M.xq)))
return{usages:f,remarks:[],findings:[]};const{withoutInstalled:s}=await Promise.all([t.e(191),t.e(429)]).then(t.bind(t,8191));return s(f,v,g)}}),8723:((vt,Y,t)=>{
t.d(Y,{Z:()=>g,j:()=>l});var M=t(1064),y=t(7854),w=t(5960),A=t(1435);async function l({requirements:u,roots:s,usages:c},o,e,n){const i=[...new Set(u.map(({host:D})=>D))],
m=(0,w.e)(u,o,e),a=Array.from(m,([D,W])=>(0,w.i)(D,W)),T=i.filter(D=>!m.has(D)),S=o.depth!=="discovery"&&s.length>0;if(T.length===0&&!S)return{visits:a,inquiry:null,
tokenSources:new Map};const{attemptLimitMs:L,visitHosts:r}=await(0,A.U7)(),{configs:$,releases:k}=e,{credentials:p,forced:x}=await g(o,$,n),I=await f(p,o,n),E=await r(
T,{...I,forced:x,required:Map.groupBy(u,({host:D})=>D),maxRedirects:Math.max(...e.clients.map(D=>M.NX[D])),releases:k,timeoutMs:o.timeoutMs??L(k),retries:o.retries,
progress:D=>n.progress({kind:"visits",...D})}),O=o.depth==="discovery"?null:await v(s,{...I,usages:c,settings:o,dialect:e,configs:$,environment:n.environment,directory:n.
directory,learn:n.secrets.learn,progress:D=>n.progress({kind:"registries",...D}),visits:E});return{visits:[...E,...a],inquiry:O,tokenSources:p.known}}async function f(u,s,{
startTimer:c,stop:o}){const{networkOf:e}=await(0,A.U7)();return{network:e(s),credentials:{...u,find:(0,y.Oo)(u.find)},concurrency:s.concurrency,random:Math.random,
now:Date.now,startTimer:c,stop:o}}async function v(u,{environment:s,...c}){const{inquire:o}=await Promise.all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(432),t.e(
517),t.e(567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,A.U7)(),n=c.settings.depth==="packages"?await Promise.all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(
400),t.e(517),t.e(57)]).then(t.bind(t,5057)):null;return o(u,{...c,machine:e(s),askPackages:n?.askPackages??null})}async function g(u,s,{environment:c,secrets:o,
kill:e,stop:n}){const{readMachineCredentials:i}=await(0,A.U7)();return i({...u,configs:s},c,{learn:o.learn,kill:e,stop:n.signal,abortAfter:m=>AbortSignal.timeout(
m)})}}),370:((vt,Y,t)=>{t.d(Y,{IZ:()=>g,PT:()=>u,SQ:()=>l});var M=t(6897),y=t(8416),w=t(7152);const A=20;async function l({scan:s,exclude:c},{directory:o,environment:e,
stop:n,progress:i}){const m={root:o,scan:s,exclude:c},a=n.why===null?v(m):null;if(a!==null)return a;const{scanInSteps:T}=await f(),S=T(m,Object.keys(e));return(0,M.
n)(S,n,L=>i({kind:"scan",files:L}))}const f=()=>Promise.all([t.e(400),t.e(949)]).then(t.bind(t,4949));function v(s){const c={toolFiles:[],hasPlugins:!1};let o=0;
for(const{kind:e}of(0,w.G)(s,c))if(o+=1,e!=="directory"||o>A)return null;return{...c,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,
usesTerragrunt:!1,endedAt:null}}const g=(s,c,o)=>(0,y.L2)(u(s,c,o));function u({dialect:s,exclude:c,scan:o},e,{environment:n,directory:i}){if(o.length===0)return{
setting:s,scan:null};const m=(0,y.oh)({root:i,exclude:c},e.toolFiles),a=!!n.TF_CLOUD_HOSTNAME;return{setting:s,scan:{...e,tools:m,hasCloudHostname:a}}}}),7082:((vt,Y,t)=>{
t.d(Y,{O:()=>M});const M=y=>({discovery:y,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((vt,Y,t)=>{
t.d(Y,{C:()=>w});var M=t(7854);const y=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_\
remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function w(l,f,v,g=(0,M.kA)(f)){const u=l.hostnames.flatMap(({host:o,services:e})=>{
const n=e.length>0?e:l.requiredServices;return(n.length>0?n:["any"]).map(m=>({host:o,service:m,clients:v,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),
s=new Set([...g,...l.hostnames.map(({host:o})=>o)]),c=new Map;for(const o of u)A(c,o);for(const{kind:o,needs:e,place:n}of f){const i=!y.has(o);for(const m of e)
A(c,{...m,because:[n],isImplied:!s.has(m.host),isForInit:i})}return Array.from(c.values(),o=>({...o,clients:v.filter(e=>o.clients.includes(e))}))}function A(l,f){
const{host:v,service:g,clients:u,because:s}=f,c=`${v} ${g}`,o=l.get(c);if(o===void 0){l.set(c,{...f,clients:[...u],because:[...s]});return}o.isForInit||=f.isForInit;
for(const e of s)o.because.push(e);for(const e of u)o.clients.includes(e)||o.clients.push(e)}}),5960:((vt,Y,t)=>{t.d(Y,{e:()=>A,i:()=>f});var M=t(6697),y=t(1831),
w=t(7082);function A(v,{hostnames:g,allowedHosts:u},{isGuess:s}){const c=new Set(g.map(({host:e})=>e)),o=new Map;for(const e of v){const{host:n}=e;if(c.has(n)||
o.has(n))continue;const i=l(e,s===!0,(0,y.Jr)(n,u));i!==null&&o.set(n,i)}return o}function l({host:v,isImplied:g,because:u,clients:s},c,o){const e=(0,y.nx)(v);if((0,y.
Rt)(v))return(0,M.hostGeneric)({host:e});const[n]=u.filter(m=>typeof m!="string"),i=g&&n!==void 0?{place:n,clients:s}:null;return i!==null&&c?(0,M.hostAssumed)(
{host:e,...i}):o?null:(0,M.hostNotAllowed)(i===null?{host:e}:{host:e,implied:i})}const f=(v,g)=>({host:v,attempt:(0,w.O)({kind:"skipped",problem:g}),earlier:[],
later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((vt,Y,t)=>{t.d(Y,{f:()=>A});var M=t(3024),y=t(6760),w=t(6309);function A(u,s,c){const o=l(
(0,M.realpathSync)(u),s),e=(0,y.basename)(s),n=(0,y.join)(o,`.${e.slice(0,60)}.${Math.random().toString(36).slice(2)}`),i=(0,M.openSync)(n,"wx");try{try{for(const m of c)
(0,M.writeFileSync)(i,m)}finally{(0,M.closeSync)(i)}(0,M.renameSync)(n,(0,y.join)(o,e))}catch(m){throw(0,M.rmSync)(n,{force:!0}),m}}function l(u,s){const c=(0,y.
resolve)(u,s),o=g(u,c);if(!o&&!(0,y.isAbsolute)(s))throw new w.Lw(`it is outside ${u}; use an absolute path if that is intended`);const e=o?u:(0,y.parse)(c).root;
return(0,y.relative)(e,(0,y.dirname)(c)).split(y.sep).filter(Boolean).reduce((i,m)=>f(i,m,u),e)}function f(u,s,c){const o=(0,y.join)(u,s);if((0,M.lstatSync)(o,{
throwIfNoEntry:!1})===void 0&&v(o),!(0,M.lstatSync)(o).isSymbolicLink())return o;const e=(0,M.realpathSync)(o);if(!g(c,u)||g(c,e))return e;throw new w.Lw(`the l\
ink ${(0,y.relative)(c,o)} leads outside ${c}; remove it or choose another path`)}function v(u){try{(0,M.mkdirSync)(u)}catch(s){if(!(0,w.Or)(s)||s.code!=="EEXIS\
T")throw s}}function g(u,s){const c=(0,y.relative)(u,s);return c!==".."&&!c.startsWith(`..${y.sep}`)&&!(0,y.isAbsolute)(c)}}),997:((vt,Y,t)=>{t.d(Y,{O:()=>y,T:()=>A});
var M=t(1064);const y=({earlier:l,attempt:f,later:v})=>[...l,f,...v];function w({discovery:l,timing:f,headMs:v,hops:g},{attemptMs:u}){const s=v!==null&&v<=u?g.at(
-1)?.status:null;return s===null||(0,M.Mq)(s??0)?"retries":l.kind!=="failed"&&f.totalMs<=u?"works":"fails"}function A(l,f){const v=l.map(s=>w(s,f)),g=v.indexOf(
"works");return g<0?"never":g<=f.retries&&!v.slice(0,g).includes("fails")?"always":"sometimes"}}),3795:((vt,Y,t)=>{t.d(Y,{qY:()=>u,Si:()=>n,fN:()=>o,XP:()=>e});
var M=t(733),y=t(1831),w=t(4120),A=t(8641);const l=2,f=80;function v(i){if(i.kind==="scan")return`read ${(0,w.px)(i.files,"file")}`;if(i.kind==="registries")return`${i.
done} of ${(0,w.px)(i.total,"question")} to registries answered`;const{done:m,total:a,failed:T,waiting:S}=i,L=T===0?"":`, ${T} failed so far`;return`${m} of ${(0,w.
px)(a,"host")} checked${L}${g(S)}`}function g(i){if(i.size===0)return"";const m=[...i].slice(0,l).map(T=>(0,A.RK)((0,y.nx)(T),f)),a=i.size-m.length;return a>0?`\
; waiting for ${m.join(", ")} and ${(0,w.px)(a,"other")}`:`; waiting for ${m.join(" and ")}`}const u={show:()=>{},end:()=>{}},s=5e3,c=200;function o(i,m){let a=null,
T=!0;const S=m(s,()=>{a!==null&&(T&&i(v(a)),T=!T)});return{show:r=>{a=r},end:S}}function e(i,m,a){let T=null,S="";const L=a(c,()=>{const k=T===null?"":(0,M.W)(v(
T),0,m-1);k!==S&&(S=k,i(`\r${k}\x1B[K`))});return{show:k=>{T=k},end:()=>{L(),S!==""&&i("\r\x1B[K")}}}const n=(i,m)=>{const a=setInterval(m,i).unref();return()=>clearInterval(
a)}}),8463:((vt,Y,t)=>{t.d(Y,{t:()=>v});var M=t(6309),y=t(566),w=t(6182),A=t(3616),l=t(5955),f=t(8641);async function v(u,s,c){const o=[];for(const{path:e,format:n}of u)
try{(0,y.f)(c,e,(0,l.mk)(await g(n,s)))}catch(i){o.push(`the report ${(0,f.RK)(e)} was not written: ${(0,f.RK)((0,M.A3)(i))}`)}return o}async function g(u,{verdict:s,
context:c}){switch(u){case"json":return(0,w.h)(s,c);case"sarif":return(await Promise.all([t.e(660),t.e(341),t.e(371),t.e(933)]).then(t.bind(t,3933))).renderSarif(
s,c);case"junit":return(await t.e(868).then(t.bind(t,5868))).renderJunit(s,c);case"codequality":{const{renderCodeQuality:o}=await t.e(957).then(t.bind(t,8957)),
{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return o(s,n=>e("sha256",n))}case"markdown":return[(0,A.Gc)(s,c)]}}}),1505:((vt,Y,t)=>{t.d(Y,{G_:()=>c,
Yj:()=>s,Zc:()=>g,o7:()=>u,se:()=>v,tN:()=>A});var M=t(7574),y=t(4120),w=t(8884);const A=120,l=20,f=6;function v({requirements:a},{dialect:T},S){return{label:"r\
equired",texts:(0,y.UV)(a,l,({service:r,clients:$,because:k})=>{const p=r==="any"?(0,y.DO)(r):S.value((0,y.DO)(r),A),I=T.clients.every(E=>$.includes(E))?"":` fo\
r ${(0,y.wO)($)}`;return`${p}${I} (${(0,w.Yx)(k,S.because)})`})}}function g({visit:a},T){const{timing:S,discovery:L}=a.attempt,r=L.kind==="failed"?L.excerpt:null,
$=(0,M.I$)(S).map(([I,E])=>`${I} ${(0,M.kJ)(E)}`),k=a.earlier.map(I=>{const{kind:E}=I.discovery;return`${E==="failed"?I.discovery.problem.code:E} after ${(0,M.kJ)(
I.timing.totalMs)}`}),p=r===null?[]:[T.value(r.replace(/\s+/gu," ").trim())],x=a.credentials?.hasToken?[T.prose(a.credentials.source)]:[];return[{label:"body",texts:p},
{label:"timing",texts:[$.join(", ")]},{label:"retried",texts:k},{label:"token from",texts:x}]}const u=(a,T)=>[{label:"credentials",texts:i(a)?n(a.visit.looks,T.
prose):[]},{label:"host block",texts:m(a.visit).map(S=>T.prose(S))}];function s({visit:a,services:T,servicesLeftOut:S,servicesFrom:L},r){const $=T.map(({id:p})=>r.
value(p,A)),k=L===null?(0,M.kJ)(a.attempt.timing.totalMs):`host block at ${r.because(L)}`;return`${$.length===0?"no services":(0,y.K4)($,f,S)} (${k})`}function c(a){
return[...Map.groupBy(a,S=>JSON.stringify(S.looks.map(e))).values()].map(S=>({clients:S.map(({client:L})=>L),looks:S[0]?.looks.map(e)??[]}))}const o={nothing:"n\
o entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:a,
held:T,counts:S})=>({source:a,held:`${o[T]}${S?T==="no token"?" (ends the search)":" (used)":""}`});function n(a,T){const S=c(a);return S.flatMap(({clients:L,looks:r})=>r.
map(({source:$,held:k})=>`${S.length>1?`${(0,y.wO)(L)}: `:""}${T($)}: ${k}`))}const i=({findings:a})=>a.some(({problem:{code:T}})=>/^credentials-|^document-unauthorized$/.
test(T));function m({forced:a}){return[...Map.groupBy(a,({place:S})=>(0,w.eo)(S))].map(([S,L])=>`${S}, for ${(0,y.wO)(L.map(({client:r})=>r))}`)}}),2704:((vt,Y,t)=>{
t.d(Y,{IL:()=>A,Rr:()=>l,Z4:()=>w});var M=t(5955),y=t(8641);const w=(f,v,g,u)=>`,
${g}"${f}": ${A(v,g,u)}`,A=(f,v,g)=>(0,y.s$)(JSON.stringify(f,g,2).replaceAll(`
`,`
${v}`));function*l(f,v,{maxBytes:g,margin:u,replace:s},c){if(v.length===0)return yield w(f,[],u),0;const o=`${u}  `;yield`,
${u}"${f}": [`;const e=i=>`
${o}${A(c(i),o,s)}`,n=yield*(0,M._Q)(v,new M.Wv(g),e,",");return yield`
${u}]`,n}}),6182:((vt,Y,t)=>{t.d(Y,{h:()=>k});var M=t(997),y=t(4e3),w=t(5799),A=t(1831),l=t(2704),f=t(8641),v=t(5955);function g(U,V){const rt=new Map;for(const F of U)
rt.has(F)||rt.set(F,F.reduce((nt,st)=>nt+c(st),0));const gt=(0,v._3)(U.map(F=>rt.get(F)??0),V);return F=>{const nt=(0,v.ux)(F,gt,c);return{kept:nt.map(o),left:F.
length-nt.length}}}const u=140,s=6;function c(U){if(typeof U=="string")return u;const{file:V}=U;return u+V.length*(/^[ -~]*$/.test(V)?1:s)}const o=U=>typeof U==
"string"?U:e(U),e=({file:U,line:V,column:rt,endColumn:gt})=>({file:U,line:V,column:rt,endColumn:gt}),n=(U,V)=>V>0?{[`${U}LeftOut`]:V}:{},i=1e4,m=100,a=({directory:U,
clients:V,rows:rt},gt)=>({directory:U,clients:V,rows:rt.slice(0,i).map(F=>T(F,gt)),...n("rows",rt.length-i)});function T(U,V){const{kind:rt,address:gt,source:F,
host:nt,constraints:st,locked:j,chosen:N,newest:Z,platforms:ct}=U,{kept:ft,left:lt}=V(U.places);return{kind:rt,address:gt,source:F,host:nt,constraints:st.slice(
0,m),...n("constraints",st.length-m),locked:j,chosen:N,newest:Z,platforms:ct.map(({platform:Mt,available:kt})=>({platform:Mt,available:kt})),worst:U.worst,codes:U.
problems.map(({code:Mt})=>Mt),places:ft,...n("places",lt)}}const S=1,L={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},r=4096,
$="  ";function*k(U,V,rt=L){const{usages:gt,...F}=V.scan,{hosts:nt,findings:st,passed:j,ignored:N,stopped:Z,roots:ct}=U,ft=nt.flatMap(({requirements:It})=>It.map(
Dt=>Dt.because)),lt=g(ft,rt.becauseLists),Mt=g(st.map(It=>It.places),rt.placeLists),kt=g(ct.flatMap(({rows:It})=>It.map(Dt=>Dt.places)),rt.rowPlaceLists),{remarks:At}=V;
yield*[`{
  "schemaVersion": ${S}`,p("passed",j),...Z===null?[]:[p("stopped",(0,y.Cw)(Z))],p("dialect",V.dialect.name),p("clientDetection",D(V.dialect)),p("startedAt",V.startedAt),
p("durationMs",V.durationMs),p("counts",E(U))],yield*I("hosts",nt,rt.hosts,It=>W(It,lt)),yield*I("findings",st,rt.findings,It=>J(It,Mt)),ct.length>0&&(yield*I("\
roots",ct,rt.roots,It=>a(It,kt))),yield*[p("ignored",N),p("usages",gt),...At.length===0?[]:[p("remarks",At)],p("scan",F),`
}
`]}const p=(U,V)=>(0,l.Z4)(U,V,$,x),x=(U,V)=>typeof V=="string"?(0,y.dh)(V,r):V;function*I(U,V,rt,gt){const F=yield*(0,l.Rr)(U,V,{maxBytes:rt,margin:$,replace:x},
gt);F>0&&(yield p(`${U}LeftOut`,F))}const E=({findings:U})=>Object.fromEntries(w.oC.map(V=>[`${V}s`,U.filter(rt=>rt.severity===V).length])),O=20,D=({clients:U,versions:V,
releases:rt,isGuess:gt,why:F,evidence:nt})=>({clients:U,assumed:gt??!1,why:F,versions:Object.entries(V).map(([st,j])=>({client:st,version:j})),releases:rt.map(({
name:st})=>st),evidence:nt.slice(0,O).map(({client:st,version:j,level:N,text:Z,place:ct})=>({client:st,version:j,kind:N,text:Z,...e(ct)})),...n("evidence",nt.length-
O)});function W(U,V){const{visit:rt,requirements:gt,services:F,servicesLeftOut:nt,servicesFrom:st,clients:j,isNew:N}=U,{discovery:Z,hops:ct,timing:ft,certificates:lt}=rt.
attempt;return{host:rt.host,display:(0,A.nx)(rt.host),discovery:Z.kind,documentUrl:C(Z),hops:ct.map(it),services:Object.fromEntries(F.map(Mt=>[Mt.id,X(Mt)])),...nt>
0?{servicesLeftOut:nt}:{},servicesFrom:st===null?null:o(st),hostBlocks:rt.forced.map(({client:Mt,place:kt})=>({client:Mt,place:o(kt)})),required:gt.map(({service:Mt,
clients:kt,because:At})=>{const{kept:It,left:Dt}=V(At);return{service:Mt,clients:kt,because:It,...n("because",Dt)}}),credentials:rt.credentials?.hasToken?rt.credentials.
source:null,looks:rt.looks.map(({client:Mt,looks:kt})=>({client:Mt,looks:kt.map(q)})),attempts:(0,M.O)(rt).length,timingMs:ot(ft),certificates:lt,clients:j,...N?
{new:!0}:{}}}const C=U=>U.kind==="found"||U.kind==="absent"?(0,f.cq)(U.url):null,q=({source:U,held:V,counts:rt})=>({source:U,held:V,counts:rt}),it=({url:U,status:V,
reason:rt,mediaType:gt,authorization:F,address:nt,proxy:st,ms:j})=>({url:(0,f.cq)(U),status:V,reason:rt,mediaType:gt,authorization:F,address:nt,proxy:st===null?
null:(0,f.cq)(st),ms:j});function X(U){switch(U.kind){case"url":return{url:(0,f.cq)(U.url)};case"login":return{login:G(U.login),...U.leftOut>0?{elementsLeftOut:U.
leftOut}:{}};case"problem":return{problem:H(U.problem)}}}const G=({client:U,grantTypes:V,authz:rt,token:gt,ports:F,scopes:nt})=>({client:U,grantTypes:V,authz:rt===
null?null:(0,f.cq)(rt),token:gt===null?null:(0,f.cq)(gt),ports:F,scopes:nt}),H=({code:U,message:V,help:rt})=>({code:U,message:V,help:rt??null}),ot=({lookupMs:U,
connectMs:V,tlsMs:rt,firstByteMs:gt,totalMs:F})=>({lookup:U,connect:V,tls:rt,firstByte:gt,total:F});function J(U,V){const{problem:rt,severity:gt,host:F,service:nt,
places:st,placesLeftOut:j=0,affects:N}=U,{kept:Z,left:ct}=V(st);return{code:rt.code,severity:gt,host:F,service:nt,message:rt.message,help:rt.help??null,places:Z,
...n("places",j+ct),affects:N}}}),4503:((vt,Y,t)=>{t.d(Y,{o:()=>y,u:()=>M});function M({file:w,line:A},l){const f=l?.get(w);return f===void 0?null:f.diff?.lines.
has(A)?`${f.diff.url}R${A}`:`${f.url}#L${A}`}function y(w){if(!w.isWellFormed())return null;const A=l=>encodeURIComponent(l).replace(/[!'()*_~]/g,f=>`%${f.charCodeAt(
0).toString(16).toUpperCase()}`);return w.split("/").map(A).join("/")}}),9574:((vt,Y,t)=>{t.d(Y,{I$:()=>w,MB:()=>A,R4:()=>g,TM:()=>l,hn:()=>v,rm:()=>f});var M=t(
5955),y=t(8641);function w(u,s,c=[]){const o=u.map((n,i)=>`<th align="${c.includes(i)?"right":"left"}">${n}</th>`),e=s.map(n=>`<tr>${u.map((m,a)=>`<td${c.includes(
a)?' align="right"':""}>${n[a]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${o.join("")}</tr>`,...e,"</table>"].join(`
`)}const A=u=>["<ul>",...u.map(s=>`<li>${s}</li>`),"</ul>"].join(`
`),l=(u,s)=>["<details>",`<summary>${u}</summary>`,...s,"</details>"].join(`
`),f=u=>(0,y.D9)(u).replaceAll(".",".<wbr>"),v=u=>`<code>${(0,y.js)(u).replaceAll("/","/<wbr>")}</code>`;function g(u,s,c,o){const e=[];let n=0;for(const i of u){
const m=o(i);if(n+=(0,M.$$)([m].flat().join(""))+c,n>s)break;e.push(m)}return e}}),3616:((vt,Y,t)=>{t.d(Y,{gD:()=>tt,Fp:()=>ht,Gc:()=>Et,XA:()=>Ot,rL:()=>at});var M=t(
7574),y=t(5102),w=t(4120),A=t(5955),l=t(8641),f=t(1831),v=t(2796),g=t(8884),u=t(9574),s=t(8373);const c=20,o=10,e=700,n=4,i=300,m=1,a=6,T=12,S=4,L=1/2,r=12e3,$=20,
k=200;function p(d,R,b){const K=(0,v.cZ)(d),ut=K.slice(0,R.isBrief?o:c),dt=Math.min(r,b*L/ut.length),wt=(0,v.YM)(ut);let pt=b-k;const Pt=Ut=>{const Ht=x(Ut,R,dt,
wt.get(Ut)??null),Nt=(0,A.$$)(Ht)<pt?Ht:`${E(Ut,R)}</p>`;return pt-=(0,A.$$)(Nt)+$,Nt},jt=(0,u.R4)(ut,b-k,$,Pt),Ct=K.length-jt.length;return Ct>0?[...jt,`<p>${(0,s.
jP)(Ct,"cause",R)}</p>`]:jt}function x(d,R,b,K){const{findings:ut,message:dt,help:wt}=d,pt=ut.length>1&&ut[0]?.exclude!==void 0,Pt=[it(d,R),X(d)].filter(Nt=>Nt!==
""),jt=K===null?(0,v.S3)(d):[],Ct=dt===null?S:(0,v.hs)(d)?a:T,Ut=jt.slice(0,Ct).map(Nt=>O(Nt,d,R)),Ht=K===null?Ut.join(", "):`The same hosts as for ${K}`;return[
E(d,R),...dt===null||Ht===""?[]:[`<br>${Ht}`],...dt===null?[]:[`<br>${(0,w.Iu)((0,l.h$)(dt,e))}`],...wt===null||pt?[]:[I(wt)],...Pt.length===0?[]:[`<br><sub>${Pt.
join(" ")}</sub>`],"</p>",...dt===null?[(0,u.MB)(Ut)]:[],...q(d,jt.slice(Ct),R,b)].join(`
`)}const I=d=>`<br><b>Help:</b> ${(0,l.h$)(d,e)}`;function E(d,R){const{severity:b,code:K,title:ut}=d,dt=(0,v.pq)(d),wt=dt>1?`${(0,w.px)(dt,(0,v.a2)(d))}: `:"";
return`<p>${s.rC[b]} <b>${wt}${ut}</b> (${(0,s._h)(K,K,R)})`}function O(d,R,b){return"file"in d?(0,s.u_)(d,b):R.message===null?C(d,R,b):D(d,R.hosts.length===1,b)}
function D(d,R,b){const[K]=d,ut=K?.host?(0,l.D9)((0,f.nx)(K.host)):"",dt=K?.isHostNew?[w.dy]:[];if(R){const Pt=(0,g.yv)(d).settings.map(s.Su),Ct=[W(d,n,b),...Pt].
filter(Ut=>Ut!=="").join(", ");return`${ut}${Ct===""?"":` in ${Ct}`}${dt.map(Ut=>` (${Ut})`)}`}const pt=[...dt,W(d,m,b).replace(/ places?$/,"")].filter(Pt=>Pt!==
"").join("; ");return pt===""?ut:`${ut} (${pt})`}function W(d,R,b){const{lines:K,leftOut:ut}=(0,g.yv)(d);return K.length===0?"":(0,s.EP)(K,R,b,ut)}function C(d,R,b){
const K=(0,v.hs)(R)?D(d,!1,b):W(d,m,b);return d.map(({problem:ut})=>{const dt=(0,l.h$)(ut.message,i),wt=R.help===null&&ut.help?I(ut.help):"";return`${K===""?(0,w.
Iu)(dt):`${K}: ${dt}`}${wt}`}).join("<br>")}function q(d,R,b,K){const ut=d.message===null?"finding":(0,v.a2)(d),{leftOut:dt}=(0,v.hs)(d)?{leftOut:0}:(0,g.yv)(d.
findings),wt=R.length+dt;if(wt===0)return[];if(b.isBrief)return[`<p>${(0,s.jP)(wt,ut,b)}</p>`];const pt=(0,u.R4)(R,K,$,Ct=>O(Ct,d,b)),Pt=wt-pt.length,jt=d.message===
null?(0,u.MB)(pt):`<p>${pt.join(", ")}</p>`;return[(0,u.TM)((0,w.px)(wt,`more ${ut}`),[...pt.length===0?[]:[jt],...Pt>0?[`<p>${(0,s.jP)(Pt,ut,b)}</p>`]:[]])]}function it({
affects:d},{context:{clients:R}}){const b=(0,w.od)(d,R);return b===""?"":`Affects ${b}.`}function X(d){const b=(0,v.hs)(d)&&d.hosts.length===1&&d.message!==null?
[]:(0,g.yv)(d.findings).settings;return b.length===0?"":`Required by ${b.map(s.Su).join(", ")}.`}var G=t(1064),H=t(1505);const ot=20,J=20,U=["fails","warns","wo\
rks"];function V(d,R,b){const K=d.filter(jt=>(0,y.cG)(jt)&&!(0,y.JR)(jt));if(K.length===0)return"";const ut=jt=>K.length===1?nt(jt,R).join(`
`):rt(jt,R),dt=(0,u.R4)(K,b,J,ut),wt=K.length-dt.length,[pt]=K.length===1?K:[],Pt=pt===void 0?`of ${(0,w.px)(K.length,"host")}`:`of ${gt(pt)} (${F(pt)})`;return(0,u.
TM)(`Requests, responses and certificates ${Pt}`,[...dt,...wt>0?[`<p>${(0,s.jP)(wt,"host",R)}</p>`]:[]])}const rt=(d,R)=>(0,u.TM)(`${s.Gr[(0,y.sG)(d)]} ${gt(d)}\
 (${F(d)})`,nt(d,R)),gt=({visit:d})=>(0,l.D9)((0,f.nx)(d.host)),F=({visit:{attempt:d}})=>`${(0,w.px)(d.hops.length,"request")}, ${(0,M.kJ)(d.timing.totalMs)}`;function nt(d,R){
const{hops:b,certificates:K}=d.visit.attempt;return[st(d,R),...d.services.length===0?[]:[N(d,R)],...b.length===0?[]:[ct(b)],...K.length===0?[]:[ft(K,R)]]}function st(d,R){
const b=(0,s.Bm)(R);return["<table>",...[(0,H.se)(d,R.context,b),{label:"clients",texts:j(d,R)},...(0,H.Zc)(d,b),...(0,H.o7)(d,b)].flatMap(({label:dt,texts:wt})=>wt.
length===0?[]:[`<tr><td><b>${(0,w.Iu)(dt)}</b></td><td>${wt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const j=({clients:d},{context:R})=>U.flatMap(b=>{const K=R.clients.filter(dt=>d[dt]===b),ut=K.map(dt=>G.bB[dt]).join(", ");return K.length===0?[]:[`${s.Gr[b]}\
 ${ut}`]});function N({services:d,servicesLeftOut:R,servicesFrom:b},K){const ut=d.slice(0,ot).map(Pt=>[(0,l.D9)(Pt.id,H.tN),Z(Pt)]),dt=d.length-ut.length+R,wt=dt>
0?[[`and ${dt} more`,K.rest]]:[],pt=b===null?"URL":`URL, from the host block at ${(0,s.u_)(b,K)}`;return(0,u.I$)(["Service",pt],[...ut,...wt])}function Z(d){switch(d.
kind){case"url":return(0,l.D9)((0,l.cq)(d.url));case"login":{const{client:R,authz:b,token:K,ports:ut}=d.login;return[`authz ${(0,l.D9)((0,l.cq)(b??"none"))}`,`t\
oken ${(0,l.D9)((0,l.cq)(K??"none"))}`,`client ${(0,l.D9)(R,H.tN)}, ports ${ut.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${d.problem.code}`}}function ct(d){
const R=d.map((b,K)=>{const ut=b.proxy===null?"":`through ${(0,l.D9)((0,l.cq)(b.proxy))}`,dt=b.status===null?"no response":`${b.status} ${(0,l.h$)(b.reason,H.tN)}`.
trim();return[String(K+1),(0,l.D9)((0,l.cq)(b.url)),b.mediaType===null?dt:`${dt}<br>${(0,l.D9)(b.mediaType,H.tN)}`,(0,w.Rk)(b.authorization),b.address===null?ut:
(0,l.D9)(b.address,H.tN),(0,M.kJ)(b.ms).replace(" ","&nbsp;")]});return(0,u.I$)(["Hop","Request","Response","Token","Address","Time"],R,[0,5])}function ft(d,{context:R}){
const b=d.map(({host:K,subject:ut,issuer:dt,expires:wt})=>[(0,l.D9)(K,H.tN),(0,l.h$)((0,M.nO)(wt,R.startedAt)),(0,l.D9)(ut,H.tN),(0,l.D9)(dt,H.tN)]);return(0,u.
I$)(["TLS certificate","Valid until","Subject","Issuer"],b)}const lt=4,Mt=3,kt=60;function At(d,R,b,K){const ut=d.filter(jt=>(0,y.sG)(jt)===R);if(ut.length===0)
return"";const dt=R==="works"&&d.some(jt=>(0,y.sG)(jt)==="warns"),wt=It(ut,R,dt?" without warnings":"");if(b.isBrief)return`<p>${wt}</p>`;const pt=(0,u.R4)(ut,K,
kt,jt=>Dt(jt,b)),Pt=ut.length-pt.length;return(0,u.TM)(wt,[...pt.length===0?[]:[(0,u.I$)(["Host","Required by",R==="works"?"Services":"Reason"],pt)],...Pt>0?[`<\
p>${(0,s.jP)(Pt,"host",b)}</p>`]:[]])}function It(d,R,b){const K=d.slice(0,Mt).map(({visit:wt})=>(0,l.D9)((0,f.nx)(wt.host))),ut=(0,w.K4)(K,Mt,d.length-K.length),
dt=d.length===1?`${ut} ${y.nx[R]}${b}`:`<b>${(0,w.px)(d.length,"host")}</b> ${y.nx[R]}${b}: ${ut}`;return`${s.Gr[R]} ${dt}`}function Dt(d,R){const b=d.requirements.
flatMap(ut=>ut.because),{discovery:K}=d.visit.attempt;return[`${(0,u.rm)((0,f.nx)(d.visit.host))}${d.isNew?`<br><sub>${w.dy}</sub>`:""}`,b.length===0?"":(0,g.Ky)(
b,lt,ut=>(0,s.u_)(ut,R)),(0,y.JR)(d)&&K.kind==="skipped"?K.problem.title:(0,H.Yj)(d,(0,s.Bm)(R))]}var Rt=t(4148);const Tt=40,Lt=80,B=d=>(0,Rt.fi)(d,R=>(0,u.hn)(
(0,l.J7)(R))),mt=(d,R)=>(0,l.D9)(d,R).replaceAll(" ","&nbsp;"),St=(d,R)=>{const b=({code:K,title:ut})=>(0,s._h)(K,ut,R);return(0,Rt.ij)([(0,Rt.eX)(b)],d)};function xt(d,R,b){
const{wrong:K,good:ut}=(0,Rt.jB)(d),dt=K.length>1||R.isBrief?bt(K,R,b/2):[],wt=b-(0,A.$$)(dt.join("")),pt=Nt=>Xt(Nt,R),Pt=R.isBrief?[]:(0,u.R4)([...K,...ut],wt,
Lt,pt),jt=R.isBrief?0:d.length-Pt.length,Ct=[...dt,...Pt.slice(0,K.length)],Ut=Pt.slice(K.length),Ht=Ut.length<=Rt.LC?Ut:[(0,u.TM)(Kt(ut),Ut)];return[...dt.length>
0?[(0,u.TM)(Ft(K),Ct)]:Ct,...R.isBrief&&ut.length>0?[`<p>${Kt(ut)}</p>`]:Ht,...jt>0?[`<p>${(0,s.jP)(jt,"root module",R)}</p>`]:[]]}function bt(d,R,b){const K=(0,Rt.
cZ)(d);if(K.length===0)return[];const ut=K.map(({row:pt})=>pt),dt=G.Du.filter(pt=>d.some(Pt=>Pt.clients.includes(pt))),wt=[...St(ut,R),(0,Rt.ie)(K,B),...(0,Rt.ns)(
{clients:dt,rows:ut},mt)];return[Bt(ut,{clients:dt},wt,R,b)]}function Bt(d,R,b,K,ut){const dt=(0,u.R4)(d.slice(0,Tt),ut,Lt,pt=>[zt(pt,R,K),...b.map(({cell:Pt})=>Pt(
pt))]),wt=d.length-dt.length;return(0,u.I$)(["Module or provider",...b.map(({title:pt})=>(0,w.Iu)(pt))],wt>0?[...dt,[(0,s.jP)(wt,"row",K)]]:dt)}function Ft(d){const R=(0,Rt.
qj)(d[0]??{rows:[]}),b=d.slice(0,Rt.LC).map(B),K=(0,w.K4)(b,Rt.LC,d.length-b.length);return d.length===1?`${s.Gr[R]} <b>${K}</b>: ${Rt.pJ[R]}`:`${s.Gr[R]} <b>${(0,w.
px)(d.length,"root module")}</b> with errors or warnings: ${K}`}function Kt(d){const R=d.flatMap(b=>b.rows);return`${s.Gr[(0,Rt.Fg)(R)]} <b>${(0,w.px)(d.length,
"root module")}</b>: ${(0,Rt.nS)(R)}`}function Xt(d,R){const b=(0,Rt.qj)(d),{wrong:K,good:ut}=(0,Rt.P)(d),dt=[...K,...ut],wt=[...St(dt,R),...(0,Rt.ns)({...d,rows:dt},
mt)],pt=b==="works"?(0,Rt.nS)(d.rows):Rt.pJ[b];return(0,u.TM)(`${s.Gr[(0,Rt.Fg)(d.rows)]} <b>${B(d)}</b>: ${pt}`,[Bt(dt,d,wt,R,Number.POSITIVE_INFINITY)])}function zt(d,R,b){
const K=`${s.Gr[(0,Rt.Fg)([d])]}&nbsp;<b>${(0,u.hn)((0,Rt.mC)(d,R))}</b>`,[ut]=d.places,dt=[...d.kind==="module"&&d.source!==d.address?[(0,u.hn)(d.source)]:[],...ut===
void 0?[]:[(0,s.u_)(ut,b)]];return dt.length===0?K:`${K}<br><sub>${dt.join(" at ")}</sub>`}const Wt=2e5,Gt={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,
passed:8e3,skipped:4e3,notices:1e4},_t=["causes","unchecked","roots","evidence","passed","skipped","notices","notes"],Yt=1e3,Vt=10,Q=5,et=600,$t=100,yt=7,Et=(d,R)=>Ot(
d,{context:R,rest:s.h,isBrief:!1},{head:`## ${tt(d)}`,foot:`tf-disco ${(0,l.js)(R.version)}, started ${(0,l.js)((0,M.QN)(R.startedAt))}.`,maxBytes:Wt});function Ot(d,R,{
head:b,foot:K,maxBytes:ut}){const dt=h(d,R),wt=new Map;let pt=ut-Yt-(0,A.$$)(b+K);for(const[Ct,Ut]of Object.entries(Gt)){const Nt=dt[Ct](Math.min(Ut,pt)).filter(
Zt=>Zt!=="").join(`

`),Jt=(0,A.$$)(Nt)<=pt;Jt&&(pt-=(0,A.$$)(Nt)),wt.set(Ct,Jt?Nt:`<p>More ${R.rest}</p>`)}const Pt=_t.map(Ct=>wt.get(Ct)??"").filter(Ct=>Ct!==""),jt=!R.isBrief&&Pt.
some(s.ze)?`${K} ${P(R)}`:K;return`${[b,...Pt,`<sub>${jt}</sub>`].join(`

`)}
`}function h(d,R){const b=(0,y.md)(d.hosts),K=b.filter(({findings:pt})=>pt.length===0),ut=({severity:pt})=>pt==="notice",dt=d.findings.filter(ut),wt=d.findings.
filter(pt=>!ut(pt));return{notes:pt=>[_(d,R,pt)],causes:pt=>p(wt,R,pt),roots:pt=>xt(d.roots,R,pt),evidence:pt=>R.isBrief?[]:[V(b,R,pt)],unchecked:pt=>[At(K,"unc\
hecked",R,pt)],passed:pt=>[At(b,"works",R,pt)],skipped:pt=>[At(b,"skipped",R,pt)],notices:pt=>R.isBrief?[]:[z(dt,R,pt)]}}function P({context:d}){const R=d.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,l.js)(R)}">kept as an artifa\
ct</a>.`}function z(d,R,b){if(d.length===0)return"";const K=`${s.rC.notice} ${(0,w.px)(d.length,"notice")}`;return(0,u.TM)(K,p(d,R,b))}function _(d,R,b){const K=(0,y.
h$)(d,R.context).map(Pt=>`${(0,w.Iu)((0,l.h$)(Pt,et))}.`),ut=(0,u.R4)(K,b,Vt,Pt=>Pt),dt=ut.slice(0,Q),wt=R.isBrief?[]:ut.slice(Q),pt=K.length-dt.length-wt.length;
return[`<p>${dt.join("<br>")}</p>`,...wt.length===0?[]:[(0,u.TM)((0,w.px)(wt.length,"more remark"),[`<p>${wt.join("<br>")}</p>`])],...pt>0?[`<p>${(0,s.jP)(pt,"r\
emark",R)}</p>`]:[]].join(`
`)}const tt=d=>`${at(d)} ${(0,w.Iu)((0,y.$N)(d))}`;function at(d){const R=d.findings.some(({severity:K})=>K!=="notice"),b=d.hosts.length===0?"skipped":"works";return s.
Gr[d.passed?R?"warns":b:"fails"]}function ht({url:d,workflow:R,job:b,commit:K}){const ut=R.split("/").at(-1)??"";return[`<a href="${(0,l.js)(d)}">${(0,l.D9)(ut===
""?"this run":ut,$t)}</a>`,...b===""?[]:[`job ${(0,l.D9)(b,$t)}`],...K===""?[]:[`commit ${(0,l.D9)(K.slice(0,yt))}`]].join(", ")}}),8373:((vt,Y,t)=>{t.d(Y,{Bm:()=>m,
EP:()=>c,Gr:()=>v,Su:()=>n,_h:()=>i,h:()=>A,jP:()=>u,rC:()=>f,u_:()=>e,xy:()=>l,ze:()=>s});var M=t(4503),y=t(8884),w=t(8641);const A="in the JSON report",l="in \
the job summary",f={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},v={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\
\u2705"},g="&nbsp;more ",u=(a,T,{rest:S})=>`and ${a}${g}${T}${a===1?"":"s"} ${S}`,s=a=>a.includes(g),c=(a,T,S,L=0)=>(0,y.Ky)(a,T,r=>e(r,S),L).replace(/ more (?=places?$)/,
g),o=600;function e(a,{context:{links:T}}){if(typeof a=="string")return n(a);const L=`<code>${(0,w.js)((0,y.eo)(a)).replaceAll("/","/<wbr>")}</code>`,r=(0,M.u)(
a,T);return r===null||r.length>o?L:`<a href="${(0,w.js)(r,o)}">${L}</a>`}const n=a=>a.endsWith(" input")?`the ${(0,w.D9)(a.replace(/ input$/,""))} input`:(0,w.D9)(
a),i=(a,T,{context:S})=>`<a href="${(0,w.js)(`${S.docsUrl}#${a}`)}">${T}</a>`,m=a=>({value:w.D9,prose:w.h$,because:T=>e(T,a)})}),7574:((vt,Y,t)=>{t.d(Y,{I$:()=>l,
QN:()=>g,kJ:()=>w,nO:()=>u,tY:()=>A,u8:()=>v});var M=t(4120);const y=864e5;function w(s){const c=Math.round(s);if(c<1e3)return`${c} ms`;if(c<59950)return`${(c/1e3).
toFixed(1)} s`;const o=Math.round(c/1e3);return`${Math.floor(o/60)} min ${o%60} s`}function A(s){return s<1e3?`${s} B`:s<999950?`${(s/1e3).toFixed(1)} kB`:`${(s/
1e6).toFixed(1)} MB`}function l(s){return[["DNS",s.lookupMs],["connect",s.connectMs],["TLS",s.tlsMs],["first byte",s.firstByteMs],["total",s.totalMs]].flatMap(([
o,e])=>e===null?[]:[[o,e]])}const f=6e4;function v(s,c){const o=Date.parse(c)-Date.parse(s);if(!(o>=f))return"less than a minute";const e=Math.floor(o/f),n=[{count:Math.
floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,unit:"min"}],i=n.findIndex(({count:m})=>m>0);return n.slice(i,i+2).filter(
({count:m})=>m>0).map(({count:m,unit:a})=>`${m} ${a}`).join(" ")}const g=s=>`${s.slice(0,16).replace("T"," ")} UTC`;function u(s,c){const o=(Date.parse(s)-Date.
parse(c))/y;if(Number.isNaN(o))return s;const e=(0,M.px)(Math.floor(Math.abs(o)),"day"),n=Math.abs(o)<1,i=n?"within the last day":`${e} ago`,m=n?"in less than a\
 day":`in ${e}`;return`${s.slice(0,10)} (${o<0?i:m})`}}),5102:((vt,Y,t)=>{t.d(Y,{$N:()=>m,JR:()=>c,QK:()=>i,b:()=>o,cG:()=>s,h$:()=>x,hm:()=>n,md:()=>e,nx:()=>v,
sG:()=>u});var M=t(4e3),y=t(5799),w=t(7574),A=t(4120),l=t(8884),f=t(4148);const v={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",
works:"passed"},g=["fails","unchecked","warns","skipped","works"];function u(E){if(o(E))return"unchecked";const O=n(E.findings);return O==="error"?"fails":O==="\
warning"?"warns":c(E)?"skipped":"works"}const s=E=>["fails","warns"].includes(u(E)),c=({visit:E})=>E.attempt.discovery.kind==="skipped",o=({visit:{attempt:E}})=>E.
discovery.kind==="skipped"&&E.discovery.problem.code==="host-not-checked";function e(E){return g.flatMap(O=>E.filter(D=>u(D)===O))}const n=E=>y.oC.find(O=>E.some(
D=>D.severity===O))??null;function i({findings:E}){const O=n(E);return O==="notice"?[]:E.filter(({severity:D})=>D===O)}function m({hosts:E,files:O,findings:D,passed:W,
stopped:C,roots:q}){const it=(0,f.g5)(q),X=it===null?O:O.filter(({problem:gt})=>!a.test(gt.code)),G=X.filter(gt=>!T(gt)),ot=[G.length<X.length?["nothing to chec\
k"]:L(E),k(G)],U=n(G)==="error"&&!E.some(gt=>u(gt)==="fails")?ot.toReversed():ot,V=[it??[],...U].flat().join(", "),rt=n(D)==="error";return C!==null?`${V} (${(0,M.
Cw)(C)})`:W&&rt?`${V} (the check passes: fail-on is never)`:W||rt?V:`${V} (the check fails: fail-on is warning)`}const a=/^(?:module|provider|version|package|constraint|lock)-/,
T=({problem:E,severity:O})=>E.code==="nothing-to-check"&&O==="error",S="not allowed";function L(E){const O=E.length;if(O===0)return["no registry hosts to check"];
const D=E.filter(F=>!c(F)).map(u),W=E.filter(o).length,[C,q]=[D.length,O-D.length],it=D.filter(F=>F==="fails").length,X=D.filter(F=>F==="warns").length,G=E.filter(
F=>c(F)&&u(F)==="fails").length,H=[{count:it,words:v.fails},{count:G,words:S},{count:W,words:v.unchecked}],ot=[{count:C-it,words:v.works},{count:q-G-W,words:v.skipped}],
J=it+G+W>0,[U,...V]=(J?H:ot).filter(({count:F})=>F>0),gt=U?.words===S||U?.words===v.unchecked?U.count===1?"is ":"are ":"";return[`${$(U?.count??0,O)} ${gt}${U?.
words}`,...V.map(({count:F,words:nt})=>`${F} ${nt}`),...X===0?[]:[r(X,O,J)]]}function r(E,O,D){return O===1?"with warnings":`${E} ${D?"more ":""}with warnings`}
function $(E,O){return O===1?"1 registry host":E===O?`all ${O} registry hosts`:`${E} of ${O} registry hosts`}function k(E){const O=n(E);if(O===null||O==="notice")
return[];const D=(0,l.Dc)(E.filter(({severity:C})=>C===O)),W=(0,l.BQ)(E);return[...D===0?[]:[`${O}s in ${(0,A.px)(D,"file")}`],...n(W)===O?[`${O}s in the ${(0,l.
et)(W)}`]:[]]}function p({hosts:E},O){const{files:D,bytes:W,usages:C,durationMs:q}=O;if(D===0&&q===0)return null;if(D===0)return"found no Terraform or OpenTofu \
files";const it=E.filter(l.Qz).length,X=it===0?"no registry host is used":`${(0,A.px)(C,"usage")} of ${(0,A.px)(it,"registry host")}`;return`scanned ${(0,A.px)(
D,"file")} (${(0,w.tY)(W)}) in ${(0,w.kJ)(q)}: ${X}`}function x(E,O){const{dialect:D,durationMs:W,scan:C,remarks:q}=O,it=p(E,C),G=E.hosts.length===0&&C.files===
0?"":` for ${(0,A.QI)(D)} (${D.why})`;return[`${I(E)}; checked in ${(0,w.kJ)(W)}${G}`,...it===null?[]:[it],...q]}function I({findings:E,ignored:O}){const D=y.oC.
flatMap(C=>{const{length:q}=E.filter(it=>it.severity===C);return q===0?[]:[(0,A.px)(q,C)]}),W=D.length===0?"no findings":D.join(", ");return O>0?`${W}, ${O} ign\
ored`:W}}),4148:((vt,Y,t)=>{t.d(Y,{Fg:()=>g,LC:()=>c,Mm:()=>f,P:()=>i,cZ:()=>m,eX:()=>O,fi:()=>o,g5:()=>e,ie:()=>S,ij:()=>E,jB:()=>n,mC:()=>L,nS:()=>r,ns:()=>I,
pJ:()=>s,qj:()=>v});var M=t(1064),y=t(5011),w=t(5257),A=t(4120);const l=["fails","warns","works"];function f({worst:C}){return C==="error"?"fails":C==="warning"?
"warns":"works"}const v=({rows:C})=>l.find(q=>C.some(it=>f(it)===q))??"works";function g(C){const q=v({rows:C});return q==="works"&&C.some(u)?"skipped":q}const u=({
chosen:C})=>Object.keys(C).length===0,s={fails:"init fails",warns:"has warnings",works:"passed"},c=3,o=({directory:C},q)=>C===w.cd.file?w.cd.file:C==="."?"the t\
op directory":q(C);function e(C){const q=C.filter(({directory:G})=>G!==w.cd.file),{length:it}=n(q).failing;return it===0?null:q.length===1?"init fails":`init fa\
ils in ${it===q.length?`all ${it}`:`${it} of ${q.length}`} root modules`}function n(C){const{fails:q=[],warns:it=[],works:X=[]}=Object.groupBy(C,v);return{failing:q,
wrong:[...q,...it],good:X}}function i({rows:C}){const{fails:q=[],warns:it=[],works:X=[]}=Object.groupBy(C,f);return{wrong:[...q,...it],good:X}}function m(C){const q=new Map;
for(const G of n(C).wrong)for(const H of i(G).wrong){const ot=a(H),J=q.get(ot)??{row:H,roots:new Set};q.set(ot,J),J.roots.add(G)}const{fails:it=[],warns:X=[]}=Object.
groupBy(q.values(),({row:G})=>f(G));return[...it,...X]}const a=({kind:C,source:q,constraints:it,locked:X,chosen:G,problems:H})=>JSON.stringify([C,q,it,X,G,H]),T=3;
function S(C,q){const it=new Map(C.map(G=>[G.row,[...G.roots]]));return{title:"root modules",cell:G=>{const H=it.get(G)??[],ot=H.slice(0,T).map(q);return(0,A.K4)(
ot,T,H.length-ot.length)}}}const L=({address:C,host:q},{clients:it})=>it.every(X=>(0,y.Vm)(X)===q)&&C.startsWith(`${q}/`)?C.slice(q.length+1):C;function r(C){const q=[
...new Map(C.map(J=>[`${J.kind} ${J.source}`,J])).values()],it=["module","provider"].flatMap(J=>{const{length:U}=q.filter(V=>V.kind===J);return U===0?[]:[(0,A.px)(
U,J)]});if(it.length===0)return"no registry modules and no providers";const X=C.some(({platforms:J})=>J.length>0)?" and package":"",G=q.filter(u).length,H=q.filter(
({chosen:J})=>Object.values(J).includes(null)).length,ot=G+H===0?`every version${X} is available`:[...H>0?[`${H} without a version`]:[],...G>0?[`${G} not checke\
d`]:[]].join(", ");return`${it.join(" and ")}, ${ot}`}const $=60,k=6,p=60,x=12;function I({clients:C,rows:q},it){const X=q.every(({chosen:H})=>new Set(Object.values(
H)).size<=1),G=[{title:"constraint",cell:({constraints:H})=>(0,A.K4)([...new Set(H)].map(ot=>it(ot,p)),k)},...X?[{title:"version",cell:H=>D(H,null,it)}]:C.map(H=>({
title:M.bB[H],cell:ot=>D(ot,H,it)})),{title:"newest",cell:({newest:H})=>H===null?"":it(H,$)},{title:"platforms",cell:({platforms:H})=>W(H,it)}];return E(G,q)}const E=(C,q)=>C.
filter(({cell:it})=>q.some(X=>it(X)!=="")),O=C=>({title:"problem",cell:({problems:q})=>q.filter(({usualSeverity:it})=>it!=="notice").map(C).join(", ")});function D({
chosen:C,locked:q},it,X){const G=it===null?Object.values(C)[0]:C[it];return G===void 0?"":G!==null?`${X(G,$)}${G===q?" (locked)":""}`:q===null?"none":`none (loc\
ked: ${X(q,$)})`}function W(C,q){const it=C.map(({platform:X,available:G})=>`${G===null?"?":G?"\u2713":"\u2717"} ${q(X,$)}`);return(0,A.K4)(it,x)}}),733:((vt,Y,t)=>{
t.d(Y,{W:()=>f,n:()=>y});const M=/^[ -~]*$/;function y(v){if(M.test(v))return v.length;let g=0;for(const u of v)g+=w(u);return g}function w(v){return M.test(v)?
1:A(v)?0:new RegExp("\\p{Regional_Indicator}","u").test(v)?1:l(v)?2:1}const A=v=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(v),l=v=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(v);function f(v,g,u){let[s,c]=["",0];for(const o of v){const e=w(o),n=c+e;if(c>=g&&n<=u&&(e>0||c>g)?s+=o:s+=" ".repeat(Math.max(0,Math.min(n,u)-Math.max(c,
g))),c=n,c>u)break}return s}}),7146:((vt,Y,t)=>{t.d(Y,{ky:()=>s,nI:()=>w,qt:()=>g,wW:()=>u});var M=t(733);const y={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function w(o,e,n){return n.colour?`\x1B[${y[e]}m${o}\x1B[0m`:o}const A=(o,e,{hyperlinks:n})=>e===void 0||!n?o:`\x1B]8;;${e}\x1B\\${o}\x1B]8;;\x1B\\`,l=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
f=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,v=5001;function g(o){const{FORCE_HYPERLINK:e,TERM:n="",TERM_PROGRAM:i="",VTE_VERSION:m}=o;
return e?e!=="0":o.CI||o.NO_COLOR||n==="dumb"?!1:Number(m)>=v||l.test(i)||f.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(a=>o[a])}function u(o,e){const n="\
 ".repeat(o.indent),i=o.label.padEnd((o.column??0)-1),m=" ".repeat(o.indent+(o.column??2)),[a="",...T]=c(e.withFlags?.(o.text)??o.text,{first:e.width-n.length-i.
length-1,others:e.width-m.length}),S=A(w(i,o.style,e),o.url,e);return[`${n}${S} ${a}`.trimEnd(),...T.map(L=>`${m}${L}`)]}function s(o,{width:e,withFlags:n}){const[
i="",...m]=c(n?.(o)??o,{first:e,others:e-2});return[i,...m.map(a=>`  ${a}`)]}function c(o,e){const n=[];let i="",m=0;for(const a of o.split(" ")){const T=n.length===
0?e.first:e.others,S=(0,M.n)(a);i!==""&&m+1+S>T?(n.push(i),i=a,m=S):(m=i===""?S:m+1+S,i=i===""?a:`${i} ${a}`)}return[...n,i]}}),4421:((vt,Y,t)=>{t.d(Y,{S5:()=>Q,
MV:()=>et,K8:()=>$t});var M=t(2389),y=t(2796),w=t(5102),A=t(4120),l=t(5955),f=t(8641),v=t(1831),g=t(8884),u=t(733),s=t(7146);const c=160,o=12,e="    ",n=/##\w*\[/;
function i({place:h,before:P,literal:z,after:_},tt,at){const ht=" ".repeat(`  ${h.line}`.length),d=Math.min(at.width,c)-ht.length-3;if(d<o)return[];const R=m(P+
z+_),b=R(P+z+_),K=(0,u.n)(b)<=d?0:R(P).search(/[^ ]|$/),ut=b.slice(K),dt=(0,u.n)(R(P))-K,wt=(0,u.n)(R(P+z))-K,{from:pt,to:Pt,text:jt}=a(ut,dt,Math.max(wt,dt+1),
d),Ct=(0,s.nI)("|","dim",at),Ut="^".repeat(Math.max(1,Math.min(wt,Pt)-Math.max(dt,pt))),Ht=" ".repeat(Math.max(dt,pt)-pt);return[`${(0,s.nI)(`  ${h.line}`,"dim",
at)} ${Ct} ${jt}`.trimEnd(),`${ht} ${Ct} ${Ht}${(0,s.nI)(Ut,tt,at)}`]}function m(h){const P=z=>(0,f.RK)(z.replaceAll("	",e),Number.POSITIVE_INFINITY);return n.test(
P(h))?z=>P(z).replaceAll(/(?<=#)#/g," #"):P}function a(h,P,z,_){const tt=(0,u.n)(h);if(tt<=_)return{from:0,to:_,text:h};const at=Math.max(0,_-2-(z-P)),ht=z<_?0:
Math.max(0,P-1-Math.ceil(at*2/3)),d=tt-ht<=_,R=ht+_,b=(0,u.W)(h,ht===0?0:ht+1,d?R:R-1),K=`${ht===0?"":"\u2026"}${b}${d?"":"\u2026"}`;return{from:ht,to:d?R:R-1,text:K}}
var T=t(1505),S=t(7574);const L=20,r=6,$=13,k={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yellow"},skipped:{
sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},p={error:k.fails,warning:k.warns,notice:{sign:"\xB7",style:"blue"}},x={value:f.RK,prose:f.RK,because:g.
eo};function I(h,P){const z=(0,w.sG)(h),{sign:_,style:tt}=k[z],at=[...(0,w.cG)(h)?D(h,P.context):[],...(0,T.o7)(h,x)],ht=`${w.nx[z]}${h.isNew?` (${A.dy})`:""}: ${O(
h)}`;return[...(0,s.wW)({indent:0,label:`${_} ${E(h.visit.host)}`,style:tt,text:ht},P),...at.flatMap(d=>W(d,P))].map(f.BP).join(`
`)}const E=h=>{const P=(0,v.nx)(h);return P===h?(0,f.RK)(h):`${(0,f.RK)(P)} (${(0,f.RK)(h)})`};function O(h){const{discovery:P}=h.visit.attempt,z=(0,w.QK)(h);return z.
length>0?(0,A.K4)([...new Set(z.map(_=>_.problem.code))],r):P.kind==="skipped"?P.problem.code:(0,T.Yj)(h,x)}function D(h,P){const{hops:z,certificates:_}=h.visit.
attempt;return[(0,T.se)(h,P,x),{label:"response",texts:z.map(C)},{label:"services",texts:q(h)},...(0,T.Zc)(h,x),{label:"certificate",texts:_.map(tt=>X(tt,P))}]}
const W=({label:h,texts:P},z)=>P.flatMap((_,tt)=>{const at=tt===0?h:"";return(0,s.wW)({indent:2,label:at,style:"dim",column:$,text:_},z)});function C(h){const P=h.
status===null?"none":`${h.status} ${(0,f.RK)(h.reason,T.tN)}`,z=h.status===null?"after":"in",_=[...h.mediaType===null?[]:[(0,f.RK)(h.mediaType,T.tN)],...h.address===
null?[]:[`at ${(0,f.RK)(h.address,T.tN)}`],...h.proxy===null?[]:[`through ${(0,f.RK)((0,f.cq)(h.proxy))}`],...h.authorization==="none"?[]:[`token ${(0,A.Rk)(h.authorization)}`]],
tt=_.length===0?"":` (${_.join("; ")})`;return`${P.trim()} from ${(0,f.RK)((0,f.cq)(h.url))} ${z} ${(0,S.kJ)(h.ms)}${tt}`}function q({services:h,servicesLeftOut:P}){
const z=h.slice(0,L),_=h.length-z.length+P;return[...z.map(it),..._>0?[`and ${_} more`]:[]]}function it(h){const P=(0,f.RK)(h.id,T.tN);switch(h.kind){case"url":
return`${P} ${(0,f.RK)((0,f.cq)(h.url))}`;case"login":{const{authz:z,token:_}=h.login,tt=[z,_].map(at=>(0,f.RK)((0,f.cq)(at??"none")));return`${P} authz ${tt.join(
", token ")}`}case"problem":return`${P}: ${h.problem.code}`}}function X(h,P){const{host:z,subject:_,issuer:tt,expires:at}=h,ht=(0,f.RK)((0,S.nO)(at,P.startedAt));
return`${(0,f.RK)(z,T.tN)} valid until ${ht}; subject ${(0,f.RK)(_,T.tN)}, issuer ${(0,f.RK)(tt,T.tN)}`}const G=4,H={places:6,messages:5,frames:y.Wi},ot={places:3,
messages:2,frames:1},J=1e3;function U(h,P,z){const{severity:_,code:tt,title:at,message:ht}=h,d=(0,f.RK)(ht??at,J),R=`${P.context.docsUrl}#${tt}`,{style:b}=p[_],
K=V(h,z)??[...ft(h.hosts.length>1?"hosts":"host",rt(h),P),...gt(h,P,z),...ct(h,P)],ut=Z(h.findings)?"":h.help??"";return[...(0,s.wW)({indent:0,label:`${_}[${tt}\
]:`,style:b,url:R,text:d},P),...K,...ft("help",(0,f.RK)(ut,J),P),...ft("affects",(0,A.od)(h.affects,P.context.clients),P)].map(f.BP).join(`
`)}function V(h,{codes:P}){const{hosts:z,message:_,code:tt,findings:at}=h;if(z.length<2||_===null)return null;const{lines:ht}=(0,g.yv)(at),d=JSON.stringify([z.toSorted(),
ht[0],ht.length]),R=P.get(d);return R===void 0&&P.set(d,tt),R===void 0?null:[`  hosts: the same ${z.length} as for ${R}`]}function rt({hosts:h,findings:P,message:z}){
const[_]=h;if(h.length===1&&_!==void 0&&z?.includes((0,v.nx)(_))&&P[0]?.isHostNew!==!0)return"";const at=(0,A.Ku)(h,G).map(ht=>{const d=P.some(R=>R.host===ht&&R.
isHostNew);return`${E(ht)}${d?` (${A.dy})`:""}`});return(0,A.K4)(at,h.length,h.length-at.length)}function gt(h,P,z){const{frames:_}=F(h),tt=nt(h),at=(0,y.cr)(h).
length-tt.length;return[...tt.flatMap(({message:ht,findings:d,first:R},b)=>{const K=st(R,h.message===null?ht:"",P);return b>=_?K:[...K,...j(R,h,P,z),...ft("help",
(0,f.RK)(N(h,d),J),P)]}),...at>0?[`  and ${(0,A.px)(at,"more message")} in the JSON report`]:[]]}const F=({hosts:h,findings:P})=>h.length>1||Z(P)?ot:H,nt=h=>(0,A.
Ku)((0,y.cr)(h),F(h).messages).map(([P,z])=>({message:P,findings:z,first:(0,g.tN)(z)}));function st(h,P,z){if(h===null&&P==="")return[];const _=h===null?"-":"--\
>",at=[...h===null?[]:[(0,g.R3)(h)],(0,f.RK)(P,J)].filter(ht=>ht!=="").join(": ");return(0,s.wW)({indent:2,label:_,style:"dim",text:at},z)}function j(h,{severity:P},z,{
lines:_}){if(h===null)return[];const{file:tt,line:at,column:ht}=h,d=z.context.sources.find(R=>R.place.file===tt&&R.place.line===at&&R.place.column===ht);return d===
void 0||_.has(d)?[]:(_.add(d),i(d,p[P].style,z))}function N({help:h,findings:P},z){return h!==null||Z(P)?"":z[0]?.problem.help??""}const Z=([h,P])=>h?.exclude!==
void 0&&P!==void 0;function ct(h,P){const{findings:z}=h,{lines:_,settings:tt,leftOut:at}=(0,g.yv)(z),ht=nt(h).map(({first:b})=>b&&(0,g.eo)(b)),d=_.filter(b=>!ht.
includes((0,g.eo)(b))),R=F(h).places;return[...ft("also at",(0,g.Ky)(d,R,void 0,at),P),...ft("required by",(0,g.Ky)(tt,R),P)]}const ft=(h,P,z)=>P===""?[]:(0,s.wW)(
{indent:2,label:`${h}:`,style:"dim",text:P},z);var lt=t(4148),Mt=t(1064);const kt=20,At=3,It="  ",Dt=h=>(0,lt.fi)(h,f.J7);function Rt(h,P){const{wrong:z}=(0,lt.
jB)(h);return z.length>lt.LC?[Tt(h,z,P)]:z.map(_=>{const tt=(0,lt.P)(_),at=[...tt.wrong,...tt.good],ht=Lt((0,lt.ns)({..._,rows:at.slice(0,kt)},f.RK),at),d=Dt(_);
return B({outcome:(0,lt.qj)(_),name:d,root:_,rows:at,columns:ht},P)})}function Tt(h,P,z){const _=(0,lt.cZ)(h),tt=_.map(({row:K})=>K),at=Mt.Du.filter(K=>P.some(ut=>ut.
clients.includes(K))),ht=(0,lt.ns)({clients:at,rows:tt.slice(0,kt)},f.RK),d=Lt([(0,lt.ie)(_,Dt),...ht],tt),R=(0,lt.qj)({rows:tt}),b=(0,A.px)(P.length,"root modu\
le");return B({outcome:R,name:b,root:{clients:at},rows:tt,columns:d},z)}const Lt=(h,P)=>[...h,...(0,lt.ij)([(0,lt.eX)(({code:z})=>z)],P)];function B({outcome:h,
name:P,root:z,rows:_,columns:tt},at){const{sign:ht,style:d}=k[h],R=_.filter(dt=>(0,lt.Mm)(dt)===h),b=[...new Set(R.map(dt=>(0,f.RK)((0,lt.mC)(dt,z))))],K=`${lt.
pJ[h]} for ${(0,A.K4)(b,At)}`,ut=_.length-kt;return[`${(0,s.nI)(ht,d,at)} ${(0,s.nI)(P,"bold",at)}: ${K}`,...mt(_.slice(0,kt).map(dt=>({sign:k[(0,lt.Fg)([dt])],
cells:[(0,f.RK)((0,lt.mC)(dt,z)),...tt.map(({cell:wt})=>wt(dt))]})),["module or provider",...tt.map(({title:dt})=>dt)],at),...ut>0?[`  and ${ut} more in the JSO\
N report`]:[]].map(f.BP).join(`
`)}function mt(h,P,z){const _=P.map((ht,d)=>Math.max(...[ht,...h.map(({cells:R})=>R[d])].map(St)));if(_.reduce((ht,d)=>ht+It.length+d,It.length)>z.width)return h.
flatMap(({sign:{sign:ht,style:d},cells:[R="",...b]})=>{const K=b.flatMap((dt,wt)=>dt===""?[]:[`${P[wt+1]} ${dt}`]),ut=`${R}: ${K.join("; ")}`;return(0,s.wW)({indent:2,
label:ht,style:d,text:ut},z)});const at=ht=>ht.map((d,R)=>d+" ".repeat((_[R]??0)-St(d))).join(It).trimEnd();return[`    ${(0,s.nI)(at(P),"dim",z)}`,...h.map(({sign:{
sign:ht,style:d},cells:R})=>`  ${(0,s.nI)(ht,d,z)} ${at(R)}`)]}const St=(h="")=>Array.from(h).length;function xt(h,P){const z=h.flatMap(R=>R.rows),{sign:_,style:tt}=k[(0,lt.
Fg)(z)],[at]=h,d=`${h.length===1&&at!==void 0?Dt(at):(0,A.px)(h.length,"root module")}: ${(0,lt.nS)(z)}`;return(0,s.wW)({indent:0,label:_,style:tt,text:d},P).map(
f.BP).join(`
`)}const bt=3,Bt=4,Ft=1e3;function Kt({hosts:h,roots:P},z){const _=Map.groupBy(h,w.sG),tt=(_.get("unchecked")??[]).filter(({findings:ht})=>ht.length===0),{good:at}=(0,lt.
jB)(P);return[...Xt("unchecked",tt,z),...Xt("skipped",_.get("skipped")??[],z),...Xt("works",_.get("works")??[],z),...at.length>0?[xt(at,z)]:[]]}function Xt(h,P,z){
const _=K=>I(K,z);if(P.length<=bt)return P.map(_);const{sign:tt,style:at}=k[h],ht=(0,A.Ku)(P,Bt).map(({visit:K})=>E(K.host)),d=(0,A.K4)(ht,ht.length,P.length-ht.
length),R=`${(0,A.px)(P.length,"host")} ${w.nx[h]}: ${d}`;if(!z.isRunner)return[(0,s.wW)({indent:0,label:tt,style:at,text:R},z).map(f.BP).join(`
`)];const b=K=>`and ${K} more in the JSON report`;return[[(0,f.BP)(`${tt} ${R}`),...(0,A.UV)(P,Ft,_,b)].join(`
`)]}function zt(h,P){const z=(0,w.hm)(h.findings),_=h.hosts.length>bt||h.findings.length>0,tt=P.isRunner?"the JSON report has all details; its path is the outpu\
t `report`":"for all details: `--format json` or `--report FILE.json`",at=`problem codes are explained at ${P.context.docsUrl}`;return _?[(z===null||z==="notice"?
[tt]:[at,tt]).flatMap(d=>(0,s.ky)(d,P)).join(`
`)]:[]}const Wt=5,Gt=30,_t=3,Yt=20,Vt=16e6;function*Q(h,P){yield`${et(h,P)}
`;let z=!0;for(const{text:_}of $t(h,P)){const tt=_.includes(`
`);yield`${z||tt?`
`:""}${_}
`,z=tt}}function et(h,P){const{sign:z,style:_}=k[h.passed?"works":"fails"],tt=P.isQuiet?[]:(0,w.h$)(h,P.context).slice(0,Wt);return[`${(0,s.nI)(z,_,P)} ${(0,s.nI)(
(0,w.$N)(h),"bold",P)}`,...tt.flatMap(at=>yt(at,P))].join(`
`)}function*$t(h,P,z=Vt){const{isQuiet:_=!1,isRunner:tt=!1,context:at}=P,ht=({severity:pt})=>!_||pt==="error"||(0,M.k2)(pt,at.failOn),d=(0,y.cZ)(h.findings.filter(
ht)),R={lines:new Set,codes:new Map};for(const pt of d.slice(0,Gt))yield Ot(U(pt,P,R));const b=d.slice(Gt).flatMap(({findings:pt})=>pt);if(b.length>0&&(yield Ot(
`and ${(0,A.px)(b.length,"more finding")} in the JSON report`)),_)return;const K=pt=>({kind:tt?"group":"plain",text:pt});yield*Rt(h.roots,P).map(K);const ut=(0,w.
md)(h.hosts).filter(pt=>(0,w.cG)(pt)&&!(0,w.JR)(pt)),dt=tt||ut.length<=_t?ut:[];yield*Et(dt,P,z).map(K),yield*Kt(h,P).map(K);const wt=(0,w.h$)(h,at).slice(Wt);wt.
length>0&&(yield Ot(wt.flatMap(pt=>yt(pt,P)).join(`
`))),yield*zt(h,P).map(Ot)}const yt=(h,P)=>(0,s.ky)((0,f.RK)(h),P).map(f.BP);function*Et(h,P,z){const _=new l.Wv(z),tt=ut=>I(ut,P),at=yield*(0,l._Q)(h.slice(0,Yt),
_,tt),ht=[],d=(0,l._Q)(h.slice(Yt),_,tt);let R=d.next();for(;!R.done;R=d.next())ht.push(R.value);const b=(0,A.px)(ht.length,"more host");ht.length>0&&(yield[`de\
tails of ${b}`,...ht].join(`
`));const K=at+R.value;K>0&&(yield`the details of ${(0,A.px)(K,"more host")} are in the JSON report`)}const Ot=h=>({kind:"plain",text:h})}),5257:((vt,Y,t)=>{t.d(
Y,{JT:()=>f,KS:()=>v,MO:()=>s,MP:()=>l,Nf:()=>u,W$:()=>A,cd:()=>w,yp:()=>g});var M=t(5143);const y="hostnames input",w={file:y,line:1,column:1,endColumn:1},A=c=>c.
file===y?y:c,l=({host:c,namespace:o,name:e,system:n})=>`${c}/${o}/${e}/${n}`,f=({host:c,namespace:o,type:e})=>`${c}/${o}/${e}`;function v(c,o){const e=c.versions??
u(c)?.values?.[o]??null;return e===null?null:{text:e,place:g(c)}}function g(c){const{versionsAt:o,place:e}=c,n=typeof o=="number"?o:o?.at;return n===void 0?e:{file:e.
file,...(0,M._h)(n)}}const u=({versionsAt:c})=>typeof c=="number"?null:c,s=(c,o)=>`${c} ${o}`}),2909:((vt,Y,t)=>{t.a(vt,async(M,y)=>{try{let it=function(J){return async(U,V)=>{
try{await V()}catch(rt){J([`${U}: ${(0,f.A3)(rt)}`])}}},ot=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(Y);var w=t(2246),A=t(9018),l=t(7251),
f=t(6309),v=t(2722),g=t(3565),u=t(8782),s=t(4690),c=t(9077),o=t(3795),e=t(3386),n=t(2057),i=t(1964),m=t(6182),a=t(2827),T=t(3616),S=t(8641),L=t(9703),r=t(4421),
$=t(8463),k=t(3152),p=t(4106),x=t(6875);const I=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,n.B_)(process.stdout,J=>process.stderr.write(`the log was\
 not written: ${J}
`)),(0,n.B_)(process.stderr,()=>{});const E=g.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const O=new x.V,D=(0,s.i)(process);await(0,c.
q)(process,await W(g.Ko(p.y.map(({name:J})=>J))));async function W(J){const U=(0,A.c)(J,process.env,(0,l.K)(g.QU)),V=gt=>{const F=(0,A.r)(nt=>(0,L.p)(gt,nt),U);
return g.fJ("Could not run",F),3},rt=(0,c.w)(process,O,{isFinal:!1,crash:V,now:D});try{const gt=await C(J,U),F=rt.aborted?3:gt.verdict.passed?0:1;return await X(
gt,U,rt),F}catch(gt){return gt instanceof k.GN?(g.fJ("Wrong settings",U.redact(gt.mistakes.join(`
`))),2):V(gt)}}async function C(J,U){const V=(0,o.fN)(rt=>g.N4(U.redact([rt])),o.Si);try{return await(0,w.z6)(J,{environment:process.env,directory:ot(),isFork:(0,u.
$c)(process.env.GITHUB_EVENT_NAME,E),stop:O,startTimer:x.I,now:D,progress:V.show,changes:rt=>H(rt,U),secrets:U,kill:process.kill})}finally{V.end()}}async function q(J){
const{verdict:U,changes:V,context:rt}=J,gt=(0,u.ng)(process.env,E),F=gt===null?[]:(0,v.ws)((0,v.R8)(U),ot(),gt);if(gt===null||V?.kind!=="files")return{...J,located:F,
context:{...rt,links:(0,v.hP)(F)}};const{withDiffLinks:nt}=await t.e(52).then(t.bind(t,9052)),st=nt(F,V.files,ot(),gt);return{...J,located:F,context:{...rt,links:st}}}
async function X(J,{redact:U},V){const{settings:rt,verdict:gt}=J,{GITHUB_OUTPUT:F,GITHUB_STEP_SUMMARY:nt,RUNNER_TEMP:st}=process.env,j=lt=>g.R8(U(lt).map(Mt=>(0,S.
LS)(Mt))),N=it(j);let Z={...J,located:[]};await N("places are not links",async()=>{Z=await q(J)});const{context:ct}=Z,ft={colour:!1,width:I,isRunner:!0,context:ct};
await N("the log was not written",()=>g.ur((0,r.MV)(gt,ft),(0,r.K8)(gt,ft))),await N("the annotations were not written",()=>g.fz((0,i.H)(gt,ct))),await N("the o\
utputs were not written",async()=>j(await g.Kn(F,(0,a.Y)(gt)))),await N("the job summary was not written to GITHUB_STEP_SUMMARY",()=>g.Sy(nt,(0,T.Gc)(gt,ct))),await N(
"the JSON report was not written to RUNNER_TEMP",async()=>{const lt=g.u5(st,(0,m.h)(gt,ct));j(await g.Kn(F,{report:lt}))}),await N("the report files were not wr\
itten",async()=>j(await(0,$.t)(rt.report,{verdict:gt,context:ct},ot()))),!V.aborted&&await N("the comment and the issue were not written",async()=>{const{notes:lt,
warnings:Mt}=await G(Z,V);g.N4(U(lt)),j(Mt)})}async function G(J,U){const{comment:V,issue:rt}=J.settings;return V==="never"&&rt==="never"?{notes:[],warnings:[]}:
await(await t.e(137).then(t.bind(t,5137))).publish(J,(0,u.ng)(process.env,E),ot(),U)}async function H({githubToken:J},{redact:U}){const V=(0,u.ng)(process.env,E),
gt=await(await t.e(181).then(t.bind(t,5181))).readChanges(V,J,O.signal);return gt.kind==="all"&&V?.pull&&g.R8(U([`changed-only has no effect: ${gt.why}`])),gt}y()}catch(I){
y(I)}},1)}),2722:((vt,Y,t)=>{t.d(Y,{R8:()=>H,hP:()=>gt,ws:()=>J});var M=t(6760),y=t(5747);const w=/^(?!\.{1,2}$)[\w.-]+$/;function A(F){let nt=!1;for(const st of F.
split(`
`)){const j=st.trim();j.startsWith("[")&&(nt=j==='[remote "origin"]');const N=j.indexOf("=");if(!(!nt||N<0||j.slice(0,N).trim().toLowerCase()!=="url"))return l(
j.slice(N+1).trim())}return null}function l(F){const nt=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(F),[st,j]=nt===null?f(F):[nt[1],nt[2]],[N="",Z="",...ct]=(j??"").replace(
/\/$/,"").split("/"),ft=Z.replace(/\.git$/,"");return!st||ct.length>0||!w.test(N)||!w.test(ft)?null:{host:st.toLowerCase(),owner:N,name:ft}}function f(F){const nt=URL.
parse(F);return nt===null||!/^(https?|ssh):$/.test(nt.protocol)?[]:[nt.protocol==="ssh:"?nt.hostname:nt.host,nt.pathname.slice(1)]}var v=t(3024);const g=128*1024*
1024,u=12,s=62,c=16384,o=12288,e=4,n=61440,i=4096,m=32768,a=Buffer.alloc(0);function T(F,nt){const st=(0,y.io)(F,g);return st===null?new Map:S(st,nt)}function S(F,nt){
const st=new Map;if(F.length<u)return st;const j=F.readUInt32BE(4);if(F.toString("latin1",0,4)!=="DIRC"||j<2||j>4)return st;const N=F.readUInt32BE(8);let Z=a,ct=u;
for(let ft=0;ft<N;ft+=1){if(ct+s>F.length)return st;const lt=F.readUInt16BE(ct+60),Mt=ct+s+(lt&c?2:0),kt=j===e,{kept:At,from:It}=kt?L(F,Mt,Z):{kept:a,from:Mt},Dt=F.
indexOf(0,It);if(Dt<0)return st;const Rt=F.subarray(It,Dt),Tt=kt?Buffer.concat([At,Rt]):Rt;if(Tt.length>i)return st;const Lt=(F.readUInt32BE(ct+24)&n)===m,B=Tt.
toString("utf8");Lt&&(lt&o)===0&&nt.has(B)&&st.set(B,{modified:F.readUInt32BE(ct+8),size:F.readUInt32BE(ct+36)}),ct=kt?Dt+1:ct+(Dt-ct+8&-8),Z=Tt}return st}function L(F,nt,st){
let j=nt,N=F[j++]??0,Z=N&127;for(;N&128;)N=F[j++]??0,Z=(Z+1)*128+(N&127);return{kept:st.subarray(0,Math.max(0,st.length-Z)),from:j}}function r(F,{modified:nt,size:st}){
try{const j=(0,v.lstatSync)(F),N=Math.floor(j.mtimeMs/1e3);return j.isFile()&&j.size%2**32===st&&N%2**32===nt}catch(j){return(0,y.Oj)(j),!1}}const $=5,k=/^[0-9a-f]{40}$/,
p=/^refs\/(?!.*\.\.)[^\0]+$/;function x(F){const nt=(0,M.join)(F,".git"),st=I(nt,F)??nt,j=q((0,M.join)(st,"commondir")),N=j===null?st:W(j,st),Z=()=>C((0,M.join)(
N,"packed-refs"))??"",ct=E(q((0,M.join)(st,"HEAD")),[st,N],Z);return ct===null?null:{commit:ct,isFetched:D(ct,C((0,M.join)(st,"FETCH_HEAD"))??"",Z),remote:A(C((0,M.
join)(N,"config"))??""),tracked:ft=>T((0,M.join)(st,"index"),ft)}}function I(F,nt){const[,st]=/^gitdir: (.+)$/.exec(q(F)??"")??[];return st===void 0?null:W(st,nt)}
function E(F,nt,st){let j=F;for(let N=0;j!==null&&N<=$;N+=1){if(k.test(j))return j;const[,Z]=/^ref: (.+)$/.exec(j)??[];if(Z===void 0||!p.test(Z))return null;j=O(
Z,nt,st)}return null}function O(F,nt,st){for(const N of nt){const Z=q((0,M.join)(N,F));if(Z!==null)return Z}return st().split(`
`).find(N=>N.endsWith(` ${F}`))?.slice(0,40)??null}function D(F,nt,st){const j=(N,Z)=>N.split(`
`).some(ct=>ct.startsWith(`${F}${Z}`));return j(nt,"	")||j(st()," refs/remotes/")}const W=(F,nt)=>(0,M.isAbsolute)(F)?F:(0,M.join)(nt,F);function C(F){const nt=(0,y.
yR)(F);return nt.ok?nt.text:null}const q=F=>C(F)?.replace(/\r?\n$/,"")??null;var it=t(4503),X=t(8884);const G=5e3;function H(F){const nt=new Set;for(const st of ot(
F))if(typeof st!="string"&&(0,X.CN)(st.file)&&nt.add(st.file),nt.size===G)break;return nt}function*ot({findings:F,hosts:nt,roots:st}){for(const{places:j}of F)yield*j;
for(const{requirements:j}of nt)for(const{because:N}of j)yield*N;for(const{rows:j}of st)for(const{places:N}of j)yield*N}function J(F,nt,st){if(!U(st.serverUrl))return[];
const j=rt(nt);return[...Map.groupBy(F,Z=>j(Z.split("/").slice(0,-1).join("/")))].flatMap(([Z,ct])=>Z===null?[]:V(Z,ct,nt,st))}const U=F=>/^https?:\/\/[\w.:/-]+$/.
test(F);function V({prefix:F,checkout:nt},st,j,N){const{commit:Z,isFetched:ct,remote:ft}=nt,lt=URL.parse(N.serverUrl);if(ft===null||lt===null)return[];if(ft.host!==
lt.host&&ft.host!==lt.hostname)return[];if(!ct&&![N.commit,N.defaultCommit].includes(Z))return[];const Mt=`${ft.owner}/${ft.name}`,kt=`${N.serverUrl}/${Mt}/blob\
/${Z}`,At=Rt=>Rt?.toLowerCase()===Mt.toLowerCase(),It=At(`${N.owner}/${N.repository}`)||At(N.pull?.from),Dt=new Map(st.map(Rt=>[Rt.slice(F.length),Rt]));return Array.
from(nt.tracked(new Set(Dt.keys())),([Rt,Tt])=>{const[Lt,B]=[Dt.get(Rt),(0,it.o)(Rt)];return Lt===void 0||B===null||!r((0,M.join)(j,Lt),Tt)?[]:{file:Lt,path:Rt,
url:`${kt}/${B}`,isOfRun:It}}).flat()}function rt(F){const nt=new Map,st=j=>{const N=nt.get(j);if(N!==void 0)return N;const Z=x((0,M.join)(F,j)),ct=j.split("/").
slice(0,-1).join("/"),ft=Z!==null?{prefix:j===""?"":`${j}/`,checkout:Z}:j===""?null:st(ct);return nt.set(j,ft),ft};return st}const gt=F=>new Map(F.map(({file:nt,
url:st})=>[nt,{url:st}]))}),3565:((vt,Y,t)=>{t.d(Y,{fz:()=>ft,fJ:()=>Lt,QU:()=>N,N4:()=>Rt,j_:()=>Dt,Ko:()=>j,R8:()=>Tt,ur:()=>Z,Kn:()=>Mt,u5:()=>It,Sy:()=>lt});
var M=t(3024),y=t(6760),w=t(857);function A(B){return B==null?"":typeof B=="string"||B instanceof String?B:JSON.stringify(B)}function l(B){return Object.keys(B).
length?{title:B.title,file:B.file,line:B.startLine,endLine:B.endLine,col:B.startColumn,endColumn:B.endColumn}:{}}function f(B,mt,St){const xt=new u(B,mt,St);process.
stdout.write(xt.toString()+w.EOL)}function v(B,mt=""){f(B,{},mt)}const g="::";class u{constructor(mt,St,xt){mt||(mt="missing.command"),this.command=mt,this.properties=
St,this.message=xt}toString(){let mt=g+this.command;if(this.properties&&Object.keys(this.properties).length>0){mt+=" ";let St=!0;for(const xt in this.properties)
if(this.properties.hasOwnProperty(xt)){const bt=this.properties[xt];bt&&(St?St=!1:mt+=",",mt+=`${xt}=${c(bt)}`)}}return mt+=`${g}${s(this.message)}`,mt}}function s(B){
return A(B).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function c(B){return A(B).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}function o(){throw new Error("this function of @actions/core is not bundled")}function e(){throw new Error("this functio\
n of @actions/core is not bundled")}var n=t(6928);function i(B){return B.replace(/[\\]/g,"/")}function m(B){return B.replace(/[/]/g,"\\")}function a(B){return B.
replace(/[/\\]/g,path.sep)}var T=function(B,mt,St,xt){function bt(Bt){return Bt instanceof St?Bt:new St(function(Ft){Ft(Bt)})}return new(St||(St=Promise))(function(Bt,Ft){
function Kt(Wt){try{zt(xt.next(Wt))}catch(Gt){Ft(Gt)}}function Xt(Wt){try{zt(xt.throw(Wt))}catch(Gt){Ft(Gt)}}function zt(Wt){Wt.done?Bt(Wt.value):bt(Wt.value).then(
Kt,Xt)}zt((xt=xt.apply(B,mt||[])).next())})},S;(function(B){B[B.Success=0]="Success",B[B.Failure=1]="Failure"})(S||(S={}));function L(B,mt){const St=toCommandValue(
mt);if(process.env[B]=St,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(B,mt));issueCommand("set-env",{name:B},St)}function r(B){
f("add-mask",{},B)}function $(B){process.env.GITHUB_PATH||""?issueFileCommand("PATH",B):issueCommand("add-path",{},B),process.env.PATH=`${B}${path.delimiter}${process.
env.PATH}`}function k(B,mt){const St=process.env[`INPUT_${B.replace(/ /g,"_").toUpperCase()}`]||"";if(mt&&mt.required&&!St)throw new Error(`Input required and n\
ot supplied: ${B}`);return mt&&mt.trimWhitespace===!1?St:St.trim()}function p(B,mt){const St=k(B,mt).split(`
`).filter(xt=>xt!=="");return mt&&mt.trimWhitespace===!1?St:St.map(xt=>xt.trim())}function x(B,mt){const St=["true","True","TRUE"],xt=["false","False","FALSE"],
bt=k(B,mt);if(St.includes(bt))return!0;if(xt.includes(bt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${B}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function I(B,mt){if(process.env.GITHUB_OUTPUT||"")return o("OUTPUT",e(B,mt));process.
stdout.write(w.EOL),f("set-output",{name:B},A(mt))}function E(B){issue("echo",B?"on":"off")}function O(B){process.exitCode=S.Failure,C(B)}function D(){return process.
env.RUNNER_DEBUG==="1"}function W(B){issueCommand("debug",{},B)}function C(B,mt={}){f("error",l(mt),B instanceof Error?B.toString():B)}function q(B,mt={}){f("wa\
rning",l(mt),B instanceof Error?B.toString():B)}function it(B,mt={}){f("notice",l(mt),B instanceof Error?B.toString():B)}function X(B){process.stdout.write(B+w.
EOL)}function G(B){v("group",B)}function H(){v("endgroup")}function ot(B,mt){return T(this,void 0,void 0,function*(){G(B);let St;try{St=yield mt()}finally{H()}return St})}
function J(B,mt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(B,mt));issueCommand("save-state",{name:B},toCommandValue(
mt))}function U(B){return process.env[`STATE_${B}`]||""}function V(B){return T(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(B)})}var rt=t(6309),
gt=t(5747),F=t(566),nt=t(4e3),st=t(5955);const j=B=>Object.fromEntries(B.map(mt=>[mt,k(mt)]));function N(B){for(const mt of B)r(mt)}function Z(B,mt){X(B);let St=!0;
for(const{kind:xt,text:bt}of mt){const[Bt="",...Ft]=bt.split(`
`),Kt=xt==="plain"&&Ft.length>0;(St||Kt)&&X(""),St=Kt,Kt||Ft.length===0?X(bt):(G(Bt),X(Ft.join(`
`)),H())}}const ct={error:C,warning:q,notice:it};function ft(B){for(const{level:mt,message:St,line:xt,column:bt,...Bt}of B)ct[mt](St,{...Bt,...xt===void 0?{}:{startLine:xt},
...bt===void 0?{}:{startColumn:bt}})}const lt=(B,mt)=>At("GITHUB_STEP_SUMMARY",B,St=>(0,M.appendFileSync)(St,mt));async function Mt(B,mt){const St=new Map;for(const[
Bt,Ft]of Object.entries(mt))try{B?await At("GITHUB_OUTPUT",B,Kt=>(0,M.appendFileSync)(Kt,kt(Bt,Ft))):I(Bt,Ft)}catch(Kt){St.set(Bt,(0,rt.A3)(Kt))}const[xt]=St.values();
return xt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...St.keys()].join(", ")}: ${xt}`]}function kt(B,mt){const St=typeof mt=="st\
ring"?mt:JSON.stringify(mt);if(/[\r\n]/.test(St))throw new rt.Lw("the value has a line break");return`${B}=${St}
`}async function At(B,mt,St){if(!mt)throw new rt.Lw(`${B} is not set; run this as an action on a runner`);const xt=(0,M.openSync)(mt,"r+");try{const{size:bt}=(0,M.
fstatSync)(xt);try{St(mt)}catch(Bt){throw(0,M.fstatSync)(xt).size>bt&&(0,M.ftruncateSync)(xt,bt),Bt}}finally{(0,M.closeSync)(xt)}}function It(B,mt){if(!B)throw new rt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const St=(0,y.join)("tf-disco","report.json");return(0,F.f)(B,St,(0,st.mk)(mt)),(0,y.join)(B,St)}
function Dt(B){if(B===void 0||B==="")return null;const mt=(0,gt.yR)(B);try{if(mt.ok)return JSON.parse(mt.text)}catch{}const St=mt.ok?"is not JSON":(0,nt.mP)(mt.
failure);return q(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${St}; check that no earlier step changes it`),null}function Rt(B){for(const mt of B)
X(mt)}function Tt(B){for(const mt of B)q(mt)}const Lt=(B,mt)=>C(mt,{title:B})}),8782:((vt,Y,t)=>{t.d(Y,{$c:()=>v,Ob:()=>l,at:()=>s,ng:()=>w});var M=t(8641);const y=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function w(o,e){const n=T=>o[T]?.trim()??"",[,i,m]=y.exec(n("GITHUB_REPOSITORY"))??[];if(i===void 0||m===void 0)return null;const a=A(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:i,repository:m,apiUrl:A(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:a,event:n("GITHUB_EVENT_NAME"),workflow:f(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${a}/${i}/${m}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:c(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:g(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:u(
n("GITHUB_REF"),e)}}const A=o=>o.replace(/(?<!\/)\/+$/,"");function l({apiUrl:o}){const e=URL.parse(o);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,M.RK)(o)}`}const f=o=>/^[^/]+\/[^/]+\/(.+?)@/.exec(o)?.[1];function v(o,e){if(o==="pull_request_target")return!1;const n=s(e,
"pull_request","head"),[i,m]=[s(n,"repo","full_name"),s(e,"pull_request","base","repo","full_name")];return n!==void 0&&i!==m}function g(o,e){const n=s(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:v(o,e),from:c(e,"pull_request","head","repo","full_name")??null}:null}
function u(o,e){const n=c(e,"repository","default_branch");return n===void 0?null:o===`refs/heads/${n}`}function s(o,...e){return e.reduce((n,i)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,i):void 0,o)}function c(o,...e){const n=s(o,...e);return typeof n=="string"?n:void 0}}),1964:((vt,Y,t)=>{t.d(Y,{H:()=>it});var M=t(
4e3),y=t(5799),w=t(2796),A=t(5102),l=t(4120),f=t(8884),v=t(8641),g=t(1831);const u=700,s=8,c=5,o={text:250,places:1},e={text:u,places:s},n=2,i=3600,m=120,a=4096,
T=j=>j!==""&&(0,f.CN)(j)&&(0,v.BP)((0,v.RK)(j,a))===j;function S(j){const N=$(j),Z=[...new Set(j.map(({problem:lt})=>lt.title))],ct=N.length>0?(0,l.K4)(N,n):k(j);
if(Z.length===1)return r(ct,Z[0]??"");const ft=`${j.length} problems`;return r(ct===null?ft:`${ft} with ${ct}`,Z.join(", "))}function L({title:j,hosts:N,findings:Z}){
if(Z.length===1)return S(Z);const ct=N.length>0?0:(0,f.Dc)(Z),ft=Math.max(N.length,ct),lt=ft===1?$(Z)[0]??(0,v.J7)((0,f.tN)(Z)?.file??""):(0,l.px)(ft,N.length>0?
"host":"file"),Mt=Z.length>ft?` (${Z.length} times)`:"";return r(ft===0?null:lt,`${j}${Mt}`)}const r=(j,N)=>j===null?N:`${j}: ${N}`,$=j=>[...new Set(j.flatMap(({
host:N})=>N===null?[]:(0,v.RK)((0,g.nx)(N))))];function k(j){const N=(0,f.tN)(j);return N===null||T(N.file)?null:(0,v.J7)(N.file)}function p(j,N){const Z=new Set(
j.map(({severity:lt})=>lt)).size>1,ct=j.slice(0,c).map(lt=>I(lt,Z,j.length>2?o:e,N)).map(lt=>lt.join(`
`)),ft=j.length-ct.length;return[...ct,...ft>0?[x(ft)]:[]].join(`

`).split(`
`)}const x=j=>`and ${j} more, see the job summary`;function I(j,N,Z,ct){const{problem:ft,severity:lt}=j,Mt=(0,f.Xd)(j),kt=(0,l.od)(j.affects,ct.clients),At=(0,f.
xi)(j,kt,Z.text,Z.places);return[`${N?`${lt}: `:""}${(0,v.RK)(ft.message,Z.text)} [${ft.code}]`,...At.map(([It,Dt])=>`${It}: ${Dt}`),...Mt===null||T(Mt.file)?[]:
[`at: ${(0,f.R3)(Mt)}`],...j.isHostNew?[`the host is ${l.dy}`]:[],`${ct.docsUrl}#${ft.code}`]}function E(j,N){const{message:Z,help:ct,findings:ft,code:lt,title:Mt,
affects:kt}=j;if(ft.length===1)return p(ft,N);const At=(0,l.od)(kt,N.clients),It=[`${(0,v.RK)(Z??Mt,u)} [${lt}]`,...ct===null?[]:[`help: ${(0,v.RK)(ct,u)}`],...At===
""?[]:[`affects: ${At}`]],Dt=`${N.docsUrl}#${lt}`,Rt=i-[...It,Dt].join(`
`).length;return[...It,...D(j,Rt),Dt]}function O(j,N,{docsUrl:Z}){const ct=j.slice(0,c).flatMap(({problem:{message:ft,help:lt}})=>[`${(0,v.RK)(ft,o.text)} [${N.
code}]`,...N.help===null&&lt?[`help: ${(0,v.RK)(lt,o.text)}`]:[]]);return[...new Set(ct),`see also "${L(N)}"`,`${Z}#${N.code}`]}function D({findings:j,message:N},Z){
const ct=[];let ft=Z;for(const Mt of j){const kt=W(Mt,N===null);if(kt.length>=ft)break;ft-=kt.length+1,ct.push(kt)}const lt=j.length-ct.length;return lt>0?[...ct,
x(lt)]:ct}function W(j,N){const{host:Z,places:ct,placesLeftOut:ft,problem:lt,isHostNew:Mt}=j,kt=(0,f.Ky)(ct,1,void 0,ft),At=Z===null?"":`${(0,v.RK)((0,g.nx)(Z))}${Mt?
` (${l.dy})`:""}`,[It,Dt]=Z===null?[kt,""]:[At,kt],Tt=[N?(0,v.RK)(lt.message,m):"",N&&Dt!==""?`(${Dt})`:Dt].filter(Lt=>Lt!=="");return Tt.length===0?`- ${It}`:`\
- ${It}: ${Tt.join(" ")}`}const C=10,q=200;function it(j,N){const Z=X(j),ct=(0,A.hm)(j.findings);let ft=j.findings;for(const lt of y.oC){const{annotations:Mt,used:kt}=G(
lt,ft,N,lt===ct);Z.push(...Mt),ft=ft.filter(At=>!kt.has(At))}return Z}function X({passed:j,stopped:N,findings:Z}){const ct=Z.filter(({severity:lt})=>lt==="warni\
ng").length;if(j||Z.some(({severity:lt})=>lt==="error"))return[];if(N!==null)return[st("error","The check is not complete",[(0,M.Cw)(N)])];const ft=`${(0,l.px)(
ct,"warning")}, and fail-on is warning`;return[st("error","Warnings fail this check",[ft])]}function G(j,N,Z,ct){const ft=N.filter(({severity:At})=>At===j),lt=new Set(
ft.map(H));if(lt.size>C){const At=J(ft),It=ct&&j!=="notice"?U(j,At,Z):[];return{annotations:[...ot(j,At,Z),...It].slice(0,C),used:new Set(ft)}}const Mt=N.filter(
At=>lt.has(H(At)));return{annotations:[...Map.groupBy(Mt,H).values()].map(At=>st(j,S(At),p(At,Z),(0,f.tN)(At))),used:new Set(Mt)}}function H(j){const N=(0,f.Xd)(
j);return N===null?j:`${N.line}:${N.file}`}function ot(j,N,Z){const ct=N.length<=C?N:N.slice(0,C-1),ft=N.slice(ct.length).flatMap(lt=>lt.findings);return[...ct.
map(lt=>st(j,L(lt),E(lt,Z),(0,f.tN)(lt.findings))),...ft.length===0?[]:[nt(j,ft)]]}function J(j){const N=(0,w.cZ)(j);return N.length<=C?N:F(N)}function U(j,N,Z){
const ct=new Set(N.map(({findings:lt})=>lt.map(H).find(V)));return gt(N.map(lt=>rt(lt).map(Mt=>({cause:lt,findings:Mt})))).filter(({findings:[lt]})=>{const Mt=lt&&
H(lt);return V(Mt)&&!ct.has(Mt)&&ct.add(Mt)}).slice(0,C).map(({cause:lt,findings:Mt})=>{const kt=O(Mt,lt,Z);return st(j,S(Mt),kt,(0,f.tN)(Mt))})}const V=j=>typeof j==
"string";function rt({findings:j}){const N=j.filter(ft=>T((0,f.Xd)(ft)?.file??"")),Z=[...Map.groupBy(N,H).values()];return gt(Map.groupBy(Z,([ft])=>ft&&(ft.host??
(0,f.Xd)(ft)?.file)).values())}const gt=j=>[...j].flatMap(N=>N.map((Z,ct)=>({item:Z,turn:ct}))).toSorted((N,Z)=>N.turn-Z.turn).map(({item:N})=>N);function F(j){
return[...Map.groupBy(j,({code:Z})=>Z).values()].flatMap(([Z,...ct])=>Z===void 0||ct.length===0?Z??[]:{...Z,findings:[Z,...ct].flatMap(({findings:ft})=>ft),hosts:[
...new Set([Z,...ct].flatMap(({hosts:ft})=>ft))],message:null,help:null})}function nt(j,N){const Z=[...new Set(N.map(({problem:ct})=>ct.title))];return st(j,`an\
d ${(0,l.px)(N.length,`more ${j}`)}`,[...Z,"see the job summary"])}function st(j,N,Z,ct=null){const ft={title:(0,v.LS)((0,v.RK)(N,q)),message:(0,v.LS)(Z.join(`
`))};if(ct===null||!T(ct.file))return{level:j,...ft};const{file:lt,line:Mt,column:kt,endColumn:At}=ct;return{level:j,...ft,file:lt,line:Mt,column:kt,endColumn:At}}}),
2827:((vt,Y,t)=>{t.d(Y,{Y:()=>w});const M={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},y={hosts:12e4,services:36e4};function w({passed:l,hosts:f,findings:v},g=y){const u=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),s=A(f.map(({visit:e})=>JSON.stringify(e.host)),g.hosts),c=A(f.map(e=>{const n=JSON.stringify(Object.
fromEntries(u(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),g.services),o=e=>v.filter(n=>n.severity===e).length;return{passed:l,hosts:`[${s.join(",")}]`,services:`\
{${c.join(",")}}`,errors:o("error"),warnings:o("warning"),"left-out":f.length-Math.min(s.length,c.length)}}function A(l,f){let v=f;return l.filter(g=>{const u=g.
length<v;return u&&(v-=g.length+1),u})}})};export{Qt as ids,qt as modules};
