const Qt=[2558,2929,5751,1343,2909],qt={3534:((ht,U,t)=>{t.r(U),t.d(U,{credentialsDiffer:()=>c,credentialsEmpty:()=>p,credentialsMalformed:()=>A,credentialsMissing:()=>e,
credentialsNearMiss:()=>s,credentialsOtherHost:()=>u,credentialsRejected:()=>r,credentialsShort:()=>d,credentialsUnused:()=>i,documentUnauthorized:()=>y});var O=t(
1064),E=t(1831),v=t(2713),S=t(4e3),h=t(5799);const p=(0,h.lS)((0,h.$e)("credentials-empty","Token is empty",O.Du),({source:o})=>({message:`the token from ${o} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),$={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},A=(0,h.lS)((0,h.
z3)("credentials-malformed","Malformed token",O.Du),({source:o,slip:f})=>({message:`the token from ${o} ${$[f].has}`,help:$[f].help,...f==="control character"?{}:
{severity:"warning"}})),d=(0,h.lS)((0,h.$e)("credentials-short","Token is too short to be redacted"),({source:o})=>({message:`the token from ${o} has fewer than\
 ${v.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
c=(0,h.lS)((0,h.lm)("credentials-differ","Clients use different tokens"),({host:o,first:f,other:m})=>({message:`for host ${(0,E.nx)(o)}, ${l(f)} and ${l(m)}`,help:`\
set the token for both clients in ${(0,E.fK)(o)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),l=({client:o,source:f})=>f===
null?`${O.bB[o]} finds no token`:`${O.bB[o]} uses the token from ${f}`,r=(0,h.lS)((0,h.$e)("credentials-rejected","Token was rejected"),({host:o,status:f,source:m})=>({
message:`host ${(0,E.nx)(o)} returned ${f} for the token from ${m}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,E.cu)(o)}; then store a new one in the same place`})),e=(0,h.lS)((0,h.$e)("credentials-missing","Token is missing"),({host:o,
service:f,isFork:m,searched:g,notRead:x})=>{const R=(0,E.nx)(o),a=`host ${R} requires a token${f===null?"":` for ${f}`}`;if(m)return{message:`${a}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[k=""]=(0,E.fK)(o),w=x.length===0?"":`; not read: ${x.join(", ")}`;return{message:`${a}, and none was found (searched: ${g.join(", ")}${w}\
)`,help:`add the line "${R}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${k}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(k)}`}}),n=o=>/^\w+$/.
test(o)?`export ${o}=\u2026`:`env '${o}=\u2026' terraform init`,s=(0,h.lS)((0,h.$e)("credentials-near-miss","Token variable has a similar name"),({host:o,variable:f,
why:m,write:g})=>({message:`${f} seems to be meant for host ${(0,E.nx)(o)}, but ${m}`,help:`rename it to ${g}: ${n(g)}`})),u=(0,h.lS)((0,h.$e)("credentials-othe\
r-host","Token is for another host",O.Du),({host:o,other:f,source:m,service:g,isSent:x,isNotice:R})=>({message:`the clients do not send the token for ${f} from ${m}\
 ${g===null?`after the redirect of ${o}`:`to ${g} of host ${o}`}: they send ${x?`the token of ${o}`:"none"}`,help:g===null?`make the discovery document of ${o} \
public, or serve it at ${o} itself`:`set the token for ${o}, and the clients send it to ${f}`,...R?{severity:"notice",affects:[]}:{}})),i=(0,h.lS)((0,h.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:o})=>({message:`the tokens input has a token for host ${(0,E.nx)(o)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),y=(0,h.lS)((0,h.z3)("document-unauthorized","Discovery requires valid credentials",O.
zK),({host:o,token:f,challenge:m,...g})=>{const x=f==="sent"?"rejected the given authentication credentials":"requires authentication credentials",R=m===null?"":
`, and asks for ${m} authentication`;return{message:`host ${o} ${x}: ${(0,S._r)(g)}${R}`,help:(0,S.NM)(g.page,o,P(o,f,g.status,m))}}),T="make the discovery docu\
ment public";function P(o,f,m,g){const x=(0,S.qZ)(o);if(g!==null)return{operator:`exempt /.well-known/terraform.json from ${g} authentication`,guest:x,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(f){case"sent":{const R="check that the token is for this host, complete and not expired";return m===
403?{operator:R,user:R,guest:x}:{operator:R,user:R}}case"none":{const R=`add a token to \`tokens\` (${o}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${R}\
, or ${T}`,user:R,guest:x}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${o} to respond itself, or ${T}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((ht,U,t)=>{t.r(U),t.d(U,{fileLimit:()=>e,fileOutside:()=>c,fileSyntax:()=>h,fileUnreadable:()=>d,nothingToCheck:()=>r});var O=t(1064),
E=t(4e3),v=t(5143),S=t(5799);const h=(0,S.lS)((0,S.$e)("file-syntax","File has a syntax error",O.Du),({error:n,file:s})=>({message:n??"the file is not valid UTF\
-8",help:(0,v.Zl)(s)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),p={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},$={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},A={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},d=(0,S.lS)((0,S.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${p[n.what]}: ${n.code}`:p[n.what],help:(n.what==="file"||n.what==="directory"?$[n.code]:void 0)??A[n.what]})),
c=(0,S.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),l=3,r=(0,S.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:s})=>{const y=`found no Terraform or OpenTofu files in ${n.every(P=>P===".")?"this directory":`\`scan\` (${(0,E.XT)(n,l)}\
)`}`,T="check out the repository first (in a workflow: actions/checkout)";return s?{message:`${y}; only \`hostnames\` was checked`,help:`${T}, or correct \`scan\``,
severity:"warning"}:{message:`${y}, and \`hostnames\` is not set`,help:`${T}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,S.lS)((0,S.$e)("fil\
e-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,E.mP)(n)}`,help:"split the file, or list it in `e\
xclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{
message:`there are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
directory":return{message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclud\
e`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclud\
e`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the files after it \
are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of hosts; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more t\
han ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roo\
ts`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported problems first, or sc\
an fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,E.Cw)(n.stopped)} after reading ${n.files} files; this directory and the following one\
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((ht,U,t)=>{t.r(U),t.
d(U,{cloudOrganization:()=>c,cloudToken:()=>p,cloudVersion:()=>$,cloudWorkspace:()=>l,cloudWorkspaceMissing:()=>r});var O=t(1064),E=t(1831),v=t(9562),S=t(4e3),h=t(
5799);const p=(0,h.lS)((0,h.z3)("cloud-token","Token for the cloud block or remote backend is missing",O.Du),({host:e,service:n,isFork:s,searched:u,notRead:i})=>{
const y=(0,E.nx)(e),P=`${n===v.OZ?"the cloud block":"the remote backend"} requires a token for ${y}`;if(s)return{message:`${P}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const o=i.
length===0?"":`; not read: ${i.join(", ")}`,[f=""]=(0,E.fK)(e);return{message:`${P}, and none was found (searched: ${u.join(", ")}${o})`,help:`add the line "${y}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${f}; outside GitHub, run \`terraform login ${y}\` or \`tofu login ${y}\``}}),$=(0,h.lS)((0,h.z3)("\
cloud-version","API is too old for the cloud block",O.Du),({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,S.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),A=e=>"why"in e?`the response of ${e.url} ${(0,S.dh)(e.why)}`:(0,S._r)({...e,page:null}),d=(e,n,s)=>"\
status"in e&&[401,403,404].includes(e.status)?s:(0,h.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),c=(0,h.lS)((0,h.z3)("cloud\
-organization","Organization cannot be read",O.Du),e=>{const{host:n,organization:s,source:u}=e;return{message:`the organization ${s} at ${n} cannot be read: ${A(
e)}`,help:d(e,n,`check the name of the organization, and that the token from ${u} is valid and belongs to a member`)}}),l=(0,h.lS)((0,h.z3)("cloud-workspace","W\
orkspace cannot be read",O.Du),e=>{const{host:n,organization:s,workspace:u}=e;return{message:`the workspace ${u} of ${s} at ${n} cannot be read: ${A(e)}`,help:d(
e,n,"check that the token may read the workspace")}}),r=(0,h.lS)((0,h.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:s})=>({
message:`${n} at ${e} has no workspace ${s} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((ht,U,t)=>{t.r(U),t.d(U,{hostAssumed:()=>A,hostGeneric:()=>d,hostNotAllowed:()=>p,hostNotChecked:()=>l,hostPrivateRedirect:()=>c});var O=t(
1064),E=t(4e3),v=t(5799);const S=({file:n,line:s})=>`${(0,E.dh)(n)}:${s}`,h=n=>n.map(s=>O.bB[s]).join(" and "),p=(0,v.lS)((0,v.z3)("host-not-allowed","Host is n\
ot allowed",O.zK),n=>{const{host:s}=n,u=`add ${s} to \`allowed-hosts\``;if("service"in n){const{service:i,registry:y}=n;return{message:`${i} of ${y} is on ${s},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${u}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${s}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${u}`};if("use"in n){const[i,y]=$[n.use];return{message:`${i} ${s}\
, which is not in \`allowed-hosts\``,help:`use ${y}, or ${u}`}}if("implied"in n){const{place:i,clients:y}=n.implied;return{message:`host ${s} is not in \`allowed\
-hosts\` and was not contacted; ${S(i)} names no host, and this is the default of ${h(y)}`,help:`name an allowed registry there, ${u}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${s} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${u}`}}),$={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},A=(0,v.lS)((0,v.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:n,place:s,clients:u})=>({message:`${n} was not contacted: ${S(s)} implies it as the default host of ${h(u)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),d=(0,v.lS)((0,v.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),c=(0,v.lS)((0,v.z3)("host-private-redirect","Redirect to a non-public address",O.zK),({host:n,address:s,asks:u})=>s===
"metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${u==="document"?"redirects":"leads"} to ${n}, which has a ${s} address and was not contacted`,help:`if ${u==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),l=(0,v.lS)((0,v.z3)("host-not-checked","Host was not checked before the chec\
k ended",O.zK),({host:n,stopped:s,isBegun:u,unchecked:i,total:y,slowest:T})=>({message:`${n} was not checked${u?" completely: its visit was under way when":":"}\
 ${(0,E.Cw)(s)}, with ${i} of ${y} hosts not checked`,help:r[s.kind]+e(T)})),r={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function e(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:u,tookMs:i})=>`${u}\
 (${(0,E.YA)(i)})`).join(", ")}`}}),5143:((ht,U,t)=>{t.d(U,{Az:()=>P,Ks:()=>c,Ts:()=>l,Zl:()=>i,_M:()=>A,_h:()=>r,bH:()=>$,n7:()=>y});var O=t(4e3);const E="//",
v=/^[\w.-]+(?:\/[\w.-]+)*$/,S=1e3,h=o=>o.length<=S&&v.test(o),p=(o,f)=>`${o}${E}${f}`;function $(o){const f=o.indexOf(E),m=f<0?"":o.slice(0,f);return h(m)?{repository:m,
path:o.slice(f+E.length)}:{repository:null,path:o}}const A=o=>$(o).repository,d=2**14,c=d-1,l=({line:o,column:f,endColumn:m})=>(o*d+Math.min(f,c))*d+Math.min(m-
f,d-1);function r(o){const f=Math.floor(o/d),m=f%d;return{line:Math.floor(f/d),column:m,endColumn:m+o%d}}const e=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
n=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,s=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function u(o){const{path:f}=$(
o),m=f.split("/").slice(0,s.test(f)?-2:-1);return m.find((g,x)=>e.test(g)&&!(g==="test"&&m.slice(0,x).some(R=>n.test(R))))}const i=o=>u(o)!==void 0;function y(o){
const f=u(o);return(f===void 0?$(o).path:`**/${f}`).replace(/[\\{}[\]?!()]/g,"?")}const T=3;function P(o,f,m){const g=o===1?"1 finding is":`${o} findings are`,x=m===
1?" of 1 repository":` of ${m} repositories`,[R,a]=m===0?["","`exclude`"]:[x,"`exclude` where usages are collected"];return`${g} in tests, examples or templates${R}\
, where errors are warnings; to skip such files, set ${a}: ${(0,O.XT)(f,T)}`}}),5799:((ht,U,t)=>{t.d(U,{$e:()=>c,C:()=>v,lS:()=>r,lm:()=>l,oC:()=>E,pj:()=>p,z3:()=>d});
var O=t(6174);const E=["error","warning","notice"],v=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function S({operator:e,user:n,guest:s},{role:u,host:i}){
const y=`ask the operator of ${i} to ${e}`;switch(u){case"operator":return e;case"user":return n===e?n:n===void 0?y:`${n}; if you run ${i}, ${h(e,n)}`;case"gues\
t":return s??n??y}}const h=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function p(e,n){const{cures:s,...u}=e;return s===void 0?e:{...u,help:$(s,n)}}function $(e,n){
const{because:s,note:u}=e,i=s===void 0?"":`${s}: `,y=u===void 0?"":`; ${u}`;return i+S(e,n)+y}const A=e=>(n,s,u=[])=>({code:n,title:s,severity:e,affects:u}),d=A(
"error"),c=A("warning"),l=A("notice");function r(e,n){return Object.assign(u=>{const{help:i,...y}=n(u),T=e.code,P=(0,O._)(y.message),o={...e,code:T,usualSeverity:e.
severity,...y,message:P};return i===void 0?o:typeof i=="string"?{...o,help:(0,O._)(i)}:{...o,help:$(i,{role:"operator",host:""}),cures:i}},e)}}),2929:((ht,U,t)=>{
t.d(U,{z6:()=>H,wX:()=>_t,w5:()=>Wt});var O=t(6760),E=t(9461),v=t(3024),S=t(5143),h=t(5747);const p=200,$=50,A=32*1024*1024,d=4e3,c=1e3,l=1e6;function r(J,nt,pt){
const ft=Map.groupBy(J.filter(e).slice(0,p),({file:St})=>St),Ot=[];let At=0;for(const[St,It]of[...ft].slice(0,$)){const bt=(0,O.join)(nt,St),Rt=n(bt);if(Rt===null||
Rt.mtimeMs>pt+1)continue;if(At+=Rt.size,At>A)break;const kt=(0,h.yR)(bt);kt.ok&&Ot.push(...s(kt.text,It))}return Ot}const e=({column:J,endColumn:nt})=>J!==S.Ks&&
J<l&&nt>J;function n(J){try{return(0,v.statSync)(J)}catch(nt){return(0,h.Oj)(nt),null}}function s(J,nt){const pt=[];let[ft,Ot]=[1,J.startsWith("\uFEFF")?1:0];for(const At of nt.
toSorted((St,It)=>St.line-It.line)){for(;ft<At.line&&Ot>=0;ft+=1)Ot=J.indexOf(`
`,Ot)+1||-1;if(Ot<0)break;const St=J.indexOf(`
`,Ot),It=St<0?J.length:St,bt=It>Ot&&J[It-1]==="\r";pt.push(...u(J.slice(Ot,bt?It-1:It),At))}return pt}function u(J,nt){const{column:pt,endColumn:ft}=nt,Ot=J.length<=
d;if(!Ot&&ft-pt>c)return[];const At=i(J,pt-1,0);if(At>=J.length)return[];const St=i(J,ft-pt,At),[It,bt]=Ot?[J.slice(0,At),J.slice(St)]:["",""];return[{place:nt,
before:It,literal:J.slice(At,St),after:bt,isWhole:Ot}]}function i(J,nt,pt){let ft=pt;for(let Ot=nt;Ot>0&&ft<J.length;Ot-=1)ft+=(J.codePointAt(ft)??0)>65535?2:1;
return ft}var y=t(6174),T=t(2161);function P(J,nt){const{directory:pt,checkedAt:ft,configs:Ot}=nt,At=Ot.flatMap(Dt=>Dt.files),St=new Set(At.flatMap(({path:Dt,shown:Nt})=>[
o(Dt),Nt])),It=Dt=>{const Nt=o((0,O.resolve)(pt,Dt));return!St.has(Dt)&&!St.has(Nt)&&f(Dt)&&f(Nt)},bt=J.filter(({file:Dt})=>It(Dt)),Rt=r(bt,pt,ft),kt=k(Rt,nt.usages);
return Rt.flatMap(Dt=>m(Dt,kt.get(w(Dt.place))??null,nt))}function o(J){const nt=(0,E.$)(J);return nt.kind==="file"?nt.path:(0,O.resolve)(J)}const f=J=>(0,T.L8)(
(0,O.basename)(J),new Set,(0,O.basename)((0,O.dirname)(J)))!==void 0;function m({place:J,before:nt,literal:pt,after:ft,isWhole:Ot},At,{redact:St,kept:It}){const bt=nt+
pt+ft;return St(bt,It)!==bt?[]:Ot&&!a(bt)?[{place:J,before:nt,literal:pt,after:ft}]:At===null||x.test(At)||!pt.includes(At)?[]:[{place:J,before:"\u2026 ",literal:(0,y.
_)(At),after:" \u2026"}]}const g=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
x=/[\s"]/,R=/[\w+-]{20,}/g,a=J=>g.test(J)||(J.match(R)??[]).some(nt=>/\d/.test(nt)&&/[a-z]/.test(nt)&&/[A-Z]/.test(nt));function k(J,nt){const pt=new Map(J.map(
({place:Ot})=>[w(Ot),Ot.file])),ft=new Set(pt.values());return new Map(nt.filter(({place:Ot})=>ft.has(Ot.file)&&pt.has(w(Ot))).flatMap(({place:Ot,text:At})=>At===
null?[]:[[w(Ot),At]]))}const w=({file:J,line:nt,column:pt})=>`${nt}:${pt} ${J}`;var j=t(2389),K=t(6897),b=t(1831),G=t(3592),C=t(2796),X=t(6763),I=t(5751),N=t(1435),
B=t(8723),V=t(5453),_=t(7052),tt=t(8416),ut=t(7854),mt=t(3474),Mt=t(3152);function vt(J,nt,pt){const ft={...J,newHosts:new Set,files:null,remarks:[]};if(nt===null)
return ft;const Ot=kt=>({...ft,remarks:[`changed-only has no effect: ${kt}`]});if(nt.kind==="all")return Ot(nt.why);const{files:At}=nt,St=new Set(At.filter(({status:kt})=>kt!==
"removed").map(({file:kt})=>kt));if(St.size>0&&![...St].some(kt=>pt(kt)!==null))return Ot("the checkout contains none of the files that the pull request changes");
const It=J.usages.filter(({place:kt})=>St.has(kt.file)),Rt=`changed-only: the pull request changes ${At.length===1?"1 file":`${At.length} files`} with ${It.length}\
 of ${J.usages.length} usages`;return{usages:It,notes:J.notes.filter(({place:kt})=>Z(kt.file,St)),newHosts:ct(J.usages,At,pt),files:new Set(At.map(({file:kt})=>kt)),
remarks:[Rt]}}const Z=(J,nt)=>nt.has(J)||J==="."||[...nt].some(pt=>pt.startsWith(`${J}/`)),q=2e8;function ct(J,nt,pt){const ft=new Set;if(nt.some(xt))return ft;
const Ot=new Map(nt.map(Rt=>[Rt.file,rt(Rt,pt)])),At=nt.flatMap(({patch:Rt})=>st(Rt,/^[ -]/));let St=0;const It=(Rt,kt)=>{const Dt=[kt,(0,b.nx)(kt).toLowerCase()];
return Rt.filter(Nt=>(St+=Nt.length,St<=q&&Dt.some(Ht=>Nt.includes(Ht)))).length},bt=(Rt,kt)=>{const{isNew:Dt,now:Nt,added:Ht}=Ot.get(Rt)?.()??at,L=Dt?0:It(Nt,kt);
return Dt||L>0&&L===It(Ht,kt)};for(const[Rt,kt]of Map.groupBy(J,Dt=>Dt.host)){if(Rt===null||kt.some(({isHostImplied:Nt})=>Nt))continue;const Dt=[...new Set(kt.map(
({place:Nt})=>Nt.file))];!Dt.every(Nt=>Ot.has(Nt))||It(At,Rt)>0||Dt.every(Nt=>bt(Nt,Rt))&&St<=q&&ft.add(Rt)}return ft}const at={isNew:!1,now:[],added:[]};function rt({
file:J,status:nt,patch:pt},ft){let Ot=null;const At=()=>{const St=nt==="added";if(St||pt===null)return{...at,isNew:St};const It=(ft(J)??"").toLowerCase().split(
`
`);return{isNew:St,now:It,added:st(pt,/^\+/)}};return()=>(Ot??=At(),Ot)}const st=(J,nt)=>(J??"").toLowerCase().split(`
`).filter(pt=>nt.test(pt)),Tt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,xt=({file:J,status:nt,changes:pt,patch:ft})=>ft===null&&nt!=="added"&&pt>0&&Tt.
test(J);var wt=t(2859),Ct=t(370);async function Ut(J,nt){const pt=nt.now(),ft=await(0,Ct.SQ)(J,nt),Ot=J.scan.length===0?0:nt.now()-pt,At=(0,Ct.PT)(J,ft,nt),St=await(0,tt.
L2)(At),{clients:It}=St,bt={usages:(0,ut.sw)(ft.usages,It),notes:(0,ut.vH)([...ft.notes,...zt(ft,nt.stop.why)],It)},Rt=await Lt(bt,J,nt),kt=await(0,N.jK)(Rt.usages,
J,St,{...nt,mayHavePlugins:(0,Ct.C_)(ft,J)}),{roots:Dt,notes:Nt}=await(0,V.D0)({...bt,scanned:ft,changed:Rt.files,dialect:St,settings:J}),Ht=await(0,V.Xo)(kt.usages,
Dt),L=(0,wt.C)(J,Ht,It,(0,ut.kA)(bt.usages)),{configs:F,releases:Q}=kt,{environment:ot}=nt,{files:dt,bytes:gt}=ft;return{dialect:{...St,releases:Q},configs:F,usages:Ht,
roots:Dt,requirements:L,notes:[...(0,V.a3)(Rt.notes,Ht,J,ot),...Nt],newHosts:Rt.newHosts,isEmpty:J.scan.length>0&&ft.isEmpty&&ft.endedAt===null,complaints:kt.findings,
allUsages:bt.usages,part:null,changes:Rt.changes,remarks:[...Rt.remarks,...kt.remarks],scan:{files:dt,bytes:gt,usages:Ht.length,durationMs:Ot},clients:()=>(0,tt.
rU)(St,At.scan)}}async function Lt(J,nt,pt){const ft=nt.changedOnly?await pt.changes(nt):null;return{changes:ft,...vt(J,ft,At=>{const St=(0,h.yR)((0,O.join)(pt.
directory,At));return St.ok?St.text:null})}}function zt({endedAt:J,files:nt},pt){return J===null||pt===null?[]:[(0,ut.YW)(J,(0,_.fileLimit)({kind:"time",stopped:pt,
files:nt}))]}function Xt({requirements:J,part:nt}){const{size:pt}=new Set(J.map(({host:Ot})=>Ot));if(pt<=mt.pS)return;const ft=`${pt} hosts, the limit is ${mt.pS}`;
throw new Mt.GN([nt===null?`scan found ${ft}: narrow scan, exclude files, or divide the hosts with shard`:`shard ${nt.index}/${nt.count} has ${ft}: divide the h\
osts into more shards`])}async function H(J,nt){const pt=new Date,ft=await(0,I.readSettings)(J,nt),Ot=ft.deadlineMs,At=nt.startTimer(Ot,()=>nt.stop.end({kind:"d\
eadline",ms:Ot}));try{const St=await Ut(ft,nt),It=ft.shard===null?St:await Y(St,ft.shard,ft);Xt(It),await(0,K.x)();const bt=await $t(It,ft,nt,pt);return await Pt(
bt,It,ft,nt,pt)}finally{At()}}async function Y(J,nt,pt){const{narrowToShard:ft}=await Promise.all([t.e(6917),t.e(5927),t.e(2052)]).then(t.bind(t,8100));return ft(
J,nt,pt)}async function $t(J,nt,pt,ft){const{environment:Ot,stop:At,isFork:St}=pt,{dialect:It,configs:bt}=J,Rt=await(0,B.j)(J,nt,{...It,configs:bt},pt),kt={...J,
visits:Rt.visits,tokenVariables:Wt(Ot),tokenHosts:nt.tokens.map(({host:Ht})=>Ht),tokenSources:Rt.tokenSources,stopped:At.why,predicted:await(0,V.K$)(Rt.inquiry,
{...nt,dialect:It,isFork:St,part:J.part})},Dt={...nt,dialect:It,isFork:St,now:ft.getTime()},Nt=Rt.visits.length>0||kt.predicted.requests.length>0;return(0,j.S4)(
kt,Dt,Nt?await(0,N.U7)():null)}async function Pt(J,{dialect:nt,configs:pt,allUsages:ft,requirements:Ot,changes:At,scan:St,clients:It,...bt},Rt,kt,Dt){const Nt=_t(
Ot),Ht=[...bt.remarks,...(0,X.r)(J)],L={verdict:J,remarks:(0,X.q)(Ht)},{verdict:F,remarks:Q}=kt.secrets.redact(L,Nt);return{settings:Rt,changes:At,verdict:F,context:{
dialect:nt,failOn:Rt.failOn,scan:St,remarks:Q,startedAt:Dt.toISOString(),durationMs:Date.now()-Dt.getTime(),version:G.xv,docsUrl:G.aq,clients:await It(),sources:P(
(0,C.sC)(F.findings),{...kt.secrets,kept:Nt,usages:ft,configs:pt,directory:kt.directory,checkedAt:Dt.getTime()}),links:null,repository:null,repositories:[],shards:Kt(
Rt),history:null}}}const Kt=({shard:J})=>J===null?null:{indexes:[J.index],count:J.count},Wt=J=>Object.keys(J).filter(nt=>/^TFE?_?TOKEN/i.test(nt)),_t=J=>new Set(
J.flatMap(({host:nt,service:pt})=>[nt,(0,b.nx)(nt),pt]))}),9461:((ht,U,t)=>{t.d(U,{$:()=>v});var O=t(3024),E=t(5747);function v(S){try{const h=(0,O.realpathSync)(
S),p=(0,O.statSync)(h);return p.isFile()?{kind:"file",path:h}:{kind:p.isDirectory()?"directory":"special",path:h}}catch(h){return{kind:"error",code:(0,E.Oj)(h)}}}}),
5747:((ht,U,t)=>{t.d(U,{Oj:()=>r,io:()=>A,yR:()=>$});var O=t(4573),E=t(3024);const v=16*1024*1024,S=E.constants.O_RDONLY|(E.constants.O_NONBLOCK??0)|(E.constants.
O_NOCTTY??0),h=Buffer.allocUnsafeSlow(256*1024);let p=h;const $=(n,s=v)=>d(n,s,l);function A(n,s){const u=d(n,s,(i,y)=>Buffer.from(i.subarray(0,y)));return Buffer.
isBuffer(u)?u:null}function d(n,s,u){let i;try{i=(0,E.openSync)(n,S)}catch(y){return e(y)}try{const y=(0,E.readSync)(i,h,0,h.length,null);return y<h.length?u(h,
y):c(i,s,u)}catch(y){return e(y)}finally{(0,E.closeSync)(i)}}function c(n,s,u){const{size:i}=(0,E.fstatSync)(n);if(i>s||i<h.length)return{ok:!1,failure:{kind:"s\
ize",bytes:i,maxBytes:s}};p.length<i&&(p=Buffer.allocUnsafeSlow(i));const y=p;let T=0;for(;T<i;){const P=(0,E.readSync)(n,y,T,i-T,T);if(P===0)break;T+=P}return u(
y,T)}function l(n,s){const u=n.toString("utf8",0,s),i=!u.includes("\uFFFD")||(0,O.isUtf8)(n.subarray(0,s));return{ok:!0,text:u,isUtf8:i,bytes:s}}function r(n){if(!(typeof n==
"object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{kind:"error",code:r(n)}})}),8185:((ht,U,t)=>{t.d(U,{C:()=>c,
I:()=>r});var O=t(4283),E=t(7052),v=t(6697),S=t(1064),h=t(1831),p=t(2886);const $=(e,{allowedHosts:n,hostnames:s})=>(0,h.Jr)(e,n)||s.some(u=>u.host===e),A={file:"\
.",line:1,column:1,endColumn:1},d=1e4;function c(e,n,s=d){if(n.allowedHosts.length===0)return[];const u=new Map,i=[];let y=0;for(const{directHost:P,kind:o,isOverridden:f,
place:m,clients:g}of e){if(P===void 0||f||$(P,n))continue;const x=o==="backend_http"||o==="remote_state"?"backend":"download",R=`${x} ${P}`,a=u.get(R);if(a===void 0&&
u.size>=s){y+=1;continue}const k=a??l(P,x);u.set(R,k),i.push({...k,place:m,clients:g})}if(y===0)return i;const T=(0,E.fileLimit)({kind:"problems",max:s,omitted:y});
return[...i,{problem:T,place:A,clients:S.Du,host:null}]}function l(e,n){const s=(0,h.Pv)(e),u=s.ok?s.value:null,i=u===null?e:(0,h.nx)(u);return{problem:(0,v.hostNotAllowed)(
{host:i,use:n}),host:u}}function r(e,n,s,u){if(u.allowedHosts.length===0)return[];const i=s.filter(({because:y})=>y.some(T=>typeof T!="string"));return n.flatMap(
y=>{const{id:T,kind:P}=y;if(P!=="url"||!i.some(g=>g.service===T))return[];const o=(0,O.Dl)(y.url),f=o.ok?(0,h.Pm)(o.value):null;if(f===null||f===e||$(f,u))return[];
const m=(0,v.hostNotAllowed)({host:f,service:T,registry:(0,h.nx)(e)});return[(0,p.bz)(m,T)]})}}),8988:((ht,U,t)=>{t.d(U,{s:()=>l,k:()=>y});var O=t(3534),E=t(3410),
v=t(5143),S=t(9562);const h=[S.OZ,S.Bn],p=[S.e$,S.xq],$=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...h,...p]},{matches:/^api\.env0\.com$/,services:p},{matches:/^backend\.api\.env0\.com$/,
services:h},{matches:/\.scalr\.io$/,services:h}],A=T=>$.find(({matches:P})=>P.test(T))?.services??[];var d=t(241),c=t(2886);function l(T,{role:P},o){const f=n(T),
m=T.credentials?.hasToken===!0,x=(T.attempt.hops.at(-1)?.challenge??null)===null&&(m||P!=="guest"),R=m?[]:s(T.host,f,o),k=[...T.difference===null?[]:[T.difference],
...R,...f===null||!x?[]:[u(T,f,o)]].map(j=>(0,c.bz)(j)),w=m?[]:r(T,o);return w.length>0?[...k,...w]:R.length===0?[...k,...e(T,o)]:k}function r(T,{usages:P,isFork:o,
depth:f}){const{host:m,attempt:g}=T;if(f==="discovery"||g.discovery.kind!=="found")return[];const x=P.flatMap(({workspace:R,hasOwnToken:a,needs:k,place:w})=>R===
void 0||a||(0,v.Zl)(w.file)?[]:k.filter(j=>j.host===m));return Array.from(Map.groupBy(x,({service:R})=>R),([R,a])=>{const k=(0,E.cloudToken)({host:m,service:R,isFork:o,
...i(T)}),w=a.flatMap(j=>j.clients);return(0,c.bz)((0,c.aZ)(k,w),R)})}function e(T,{usages:P,isFork:o}){const{host:f,attempt:m,credentials:g}=T;if(m.discovery.kind!==
"found"||g?.hasToken||g?.problem)return[];const x=A(f).find(R=>P.some(({hasOwnToken:a,needs:k,place:w})=>k.some(j=>j.host===f&&j.service===R)&&!a&&!(0,v.Zl)(w.file)));
return x===void 0?[]:[(0,c.bz)((0,O.credentialsMissing)({host:f,service:x,isFork:o,...i(T)}),x)]}function n(T){const{discovery:P,hops:o}=T.attempt;return P.kind===
"failed"&&P.problem.code==="document-unauthorized"?o.at(-1)?.status??null:null}function s(T,P,{tokenVariables:o,hosts:f}){return(0,d.B)(o,T,f).filter(({isParent:m})=>!m||
P!==null).map(({variable:m,why:g,write:x})=>(0,O.credentialsNearMiss)({host:T,variable:m,why:g,write:x}))}function u(T,P,{isFork:o}){const{host:f,credentials:m}=T;
return m?.hasToken?(0,O.credentialsRejected)({host:f,status:P,source:m.source}):(0,O.credentialsMissing)({host:f,service:null,isFork:o,...i(T)})}function i({credentials:T,
looks:P}){const o=P.flatMap(x=>x.looks),f=x=>[...new Set(o.flatMap(({held:R,source:a})=>R!=="not read"===x?a:[]))],m=T===null?f(!0):[T.source],g=T===null?f(!1):
[];return{searched:m,notRead:g}}function y(T,P){return T.filter(o=>!P.includes(o)).map(o=>(0,c.bz)((0,O.credentialsUnused)({host:o})))}}),2886:((ht,U,t)=>{t.d(U,
{ER:()=>d,HJ:()=>u,Mm:()=>y,Np:()=>r,TC:()=>o,aZ:()=>A,bz:()=>$,hD:()=>l,l$:()=>p,ld:()=>n,pi:()=>e,xJ:()=>c});var O=t(5143),E=t(5799),v=t(1831),S=t(7715);const h=[
"module","provider","version","package","lock","not"],p=({problem:f,places:m})=>h.includes(f.code.replace(/-.*/,""))&&m.length>0&&m.every(g=>typeof g!="string"),
$=(f,m=null,g=!0)=>({services:m===null?[]:[m],problem:f,needed:g}),A=(f,m)=>({...f,affects:f.affects.filter(g=>m.includes(g))}),d=({problem:f,needed:m})=>m&&f.usualSeverity===
"error";function c({problem:f,needed:m},g){const x=m&&g.some(R=>f.affects.includes(R));return f.severity==="error"&&!x?"warning":f.severity}const l=(f,m,g)=>({severity:c(
f,m),problem:f.problem,affects:f.problem.affects,...g}),r=(f,m)=>E.oC.indexOf(f.severity)-E.oC.indexOf(m.severity),e=(f,m,g)=>g.some(x=>x.code===f.code&&(x.host===
null||x.host===m));function n({problem:f,services:m},{visit:{host:g,attempt:x},requirements:R,answering:a},{depth:k}){if(k==="discovery"||x.discovery.kind==="sk\
ipped")return!0;const w=m.some(K=>a.has(`${g} ${K}`));if(f.code==="service-url-no-slash"&&w)return!1;const j=R.filter(({service:K})=>m.length===0||m.includes(K));
return j.length===0||j.some(({isForInit:K})=>K)}const s=1e3;function u(f){const m=new Map;return g=>{const x=JSON.stringify(g),R=m.get(x)??i(g,f);return m.set(x,
R),R}}function i(f,m){const g=w=>m.filter(({service:j})=>w.includes(j)),x=f.length===0?m:g(f),R=f.filter(w=>x.some(({service:j})=>j===w)),a=R.length>0?R:f,k=(x.
length>0?x:g(["any"])).flatMap(w=>w.because);return{service:a.length===1?a[0]??null:null,...y([...new Set(k)])}}function y(f){const m=T(f),g=m.length>s?P(m):m,x=Math.
max(0,g.length-s);return{places:g.slice(0,s),placesLeftOut:x}}function T(f){const{own:m=[],aside:g=[]}=Object.groupBy(f,x=>typeof x!="string"&&(0,O.Zl)(x.file)?
"aside":"own");return[...m,...g]}function P(f){const m=new Set,{first:g=[],other:x=[]}=Object.groupBy(f,R=>{const a=typeof R=="string"?null:(0,O._M)(R.file);return a===
null||m.has(a)?"other":(m.add(a),"first")});return[...g,...x]}function o(f,m){const g=m.some(({because:R})=>R.includes("hostnames input"));return{role:(0,S.V)(f)!==
null?"guest":g?"operator":"user",host:(0,v.nx)(f)}}}),9464:((ht,U,t)=>{t.d(U,{f:()=>p,u:()=>A});var O=t(4283),E=t(3534),v=t(1831),S=t(9562),h=t(2886);function p({
host:d,attempt:c,credentials:l},r){const e=l?.hasToken===!0,n=[...r.flatMap(s=>s.kind==="url"&&(0,S.p4)(s.id)&&(0,S.D6)(s.id)?[{url:s.url,service:s.id,isSent:e}]:
[]),...c.hops.map(({url:s,authorization:u})=>({url:s,service:null,isSent:u==="sent"}))].flatMap(({url:s,...u})=>{const i=$(s);return i===null||i===d?[]:[{...u,host:i}]});
return[...new Map(n.toReversed().map(s=>[s.host,s])).values()]}function $(d){const c=(0,O.Dl)(d),l=c.ok?(0,v.Pm)(c.value):null,r=l===null?null:(0,v.Pv)(l);return r?.
ok?r.value:null}function A(d,c,{tokenSources:l,hosts:r}){return p(d,c).flatMap(({host:e,service:n,isSent:s})=>{const u=l.get(e);if(u===void 0)return[];const i=n===
null?d.attempt.discovery.kind==="failed":!s,y=(0,E.credentialsOtherHost)({host:(0,v.nx)(d.host),other:(0,v.nx)(e),source:u,service:n,isSent:s,isNotice:!i||r.has(
e)});return[(0,h.bz)(y,n)]})}}),2389:((ht,U,t)=>{t.d(U,{j7:()=>T,k2:()=>k,S4:()=>f});var O=t(4e3),E=t(7052),v=t(5143),S=t(5799),h=t(1064),p=t(3612),$=t(8185),A=t(
8988),d=t(2886);function c(w,j,K){const b=new Set(w.notes.flatMap(({problem:_,place:tt})=>_.code==="file-syntax"?tt.file:[])),G=[...w.complaints.map(({problem:_,
place:tt})=>i((0,d.bz)(_),tt,K)),...(0,A.k)(w.tokenHosts,j).map(_=>i(_,null,K)),...w.isEmpty?[s(K)]:[]],C=l([...w.notes.map(_=>r(_,b,K)),...(0,$.C)(w.usages,K).
map(({problem:_,clients:tt,place:ut,host:mt})=>{const Mt=(0,d.bz)((0,d.aZ)(_,tt));return{host:mt,finding:{...i(Mt,ut,K),host:mt}}}),...w.ofAnswers.map(_=>({...r(
_,b,K),isOfAnswers:!0})),...w.others.map(_=>{const tt=u(_,K);return{host:_.host,finding:tt,isOfAnswers:!0}}),...G.map(_=>({host:null,finding:_}))]),{own:X=[],elsewhere:I=[]}=Object.
groupBy(C,({host:_,isOfAnswers:tt})=>tt||(0,p.tG)(w.part,_)?"own":"elsewhere"),N=_=>_.flatMap(({host:tt,finding:ut})=>(0,d.pi)(ut.problem,tt,K.ignore)?[]:[ut]),
B=({exclude:_})=>+(_!==void 0),V=N(X).toSorted((_,tt)=>(0,d.Np)(_,tt)||B(_)-B(tt));return{files:V,ignored:X.length-V.length,elsewhere:N(I)}}function l(w){return[
...Map.groupBy(w,({host:K,finding:b})=>{const{problem:G,severity:C,affects:X,places:I,exclude:N}=b,{code:B,message:V,help:_}=G;return I.length===0?w:JSON.stringify(
[K,B,C,V,_,X,N===void 0])})].flatMap(([K,b])=>{const[G]=b;if(K===w||G===void 0||b.length===1)return b;const C=b.flatMap(({finding:N})=>N.places),X=new Set(b.flatMap(
({finding:N})=>N.exclude??[])),I=X.size===0?{}:{exclude:[...X]};return[{...G,finding:{...G.finding,places:C,...I}}]})}function r(w,j,K){const{problem:b,place:G,
host:C,isPlaceholder:X}=w,I=w.aside??G.file;if(b.code==="file-limit"&&K.allowedHosts.length>0){const tt={...b,message:(0,O.Fn)(b.message)};return{host:C,finding:{
...n(w,tt,K),severity:"error"}}}const N=X||j.has(G.file),B=b.severity==="error"&&(N||(0,v.Zl)(I)),V=B?{...b,severity:"warning"}:b,_=n(w,V,K);return!B&&!(0,v.Zl)(
I)?{host:C,finding:_}:{host:C,finding:{..._,exclude:[(0,v.n7)(I)]}}}const e={error:"warning",warning:"notice",notice:"notice"};function n({place:w,others:j=[],clients:K},b,G){
const{dialect:C}=G,I=C.isGuess&&h.Du.some(B=>!K.includes(B))?e[b.severity]:b.severity,N=i((0,d.bz)({...(0,d.aZ)(b,K),severity:I}),w,G);return{...N,places:[...N.
places,...j]}}function s(w){const{scan:j,hostnames:K}=w,b=(0,E.nothingToCheck)({scan:j,hasHostnames:K.length>0});return{...i((0,d.bz)(b),null,w),severity:b.severity}}
function u({host:w,places:j,...K},b){const G=(0,S.pj)(K.problem,(0,d.TC)(w,[]));return{...i({...K,problem:G},null,b),host:w,places:j}}const i=(w,j,{dialect:K})=>(0,d.
hD)(w,K.clients,{host:null,service:null,places:j===null?[]:[j],isHostNew:!1});var y=t(9464);const T={drafts:[],notes:[],roots:[],requests:[],answering:new Set},
P={judgeVisit:o,judgeRequests:o};function o(){throw new Error("the rules for hosts are not loaded")}function f(w,j,K){const{judgeVisit:b,judgeRequests:G}=K??P,{
requirements:C,visits:X,usages:I,tokenVariables:N}=w,B=Map.groupBy(C,({host:Y})=>Y),V=X.map(({host:Y})=>Y),{isFork:_,depth:tt}=j,ut=w.part?.otherHosts??[],{tokenSources:mt}=w,
Mt={usages:I,tokenVariables:N,tokenSources:mt,hosts:new Set([...V,...ut]),isFork:_,depth:tt},vt=Map.groupBy(w.predicted.drafts,({host:Y})=>Y),Z=Map.groupBy(w.predicted.
requests,({host:Y})=>Y),q=X.map(Y=>{const $t=w.newHosts.has(Y.host),Pt={visit:Y,requirements:B.get(Y.host)??[],predicted:vt.get(Y.host)??[],requests:Z.get(Y.host)??
[],answering:w.predicted.answering,isNew:$t};return b(Pt,j,Mt)}),ct=q.map(({verdict:Y})=>Y),rt=[...ct.flatMap(({visit:Y,services:$t})=>(0,y.f)(Y,$t)).map(({host:Y})=>Y),
...Z.keys()],st=[...V,...rt,...ut],Tt=new Set(V),xt=Array.from(Z,([Y,$t])=>G({host:Y,known:[]},$t,j).map(Pt=>({...Pt,host:Y,places:[]}))),wt=[...w.predicted.drafts,
...xt.flat()].filter(({host:Y})=>!Tt.has(Y)),Ct=w.predicted.notes,Ut=c({...w,ofAnswers:Ct,others:wt},st,j),Lt=[...q.flatMap(({ofFiles:Y})=>Y),...Ut.files].sort(
d.Np),zt=[...ct.flatMap(Y=>Y.findings),...Lt].sort(d.Np),{stopped:Xt}=w,H=a([...Ut.files,...Ut.elsewhere]);return{passed:Xt===null&&!zt.some(({severity:Y})=>k(Y,
j.failOn)),stopped:Xt,hosts:ct,files:Lt,findings:zt,ignored:q.reduce((Y,$t)=>Y+$t.ignored,Ut.ignored),roots:w.predicted.roots.map(Y=>m(Y,j,H))}}function m({rows:w,
...j},{ignore:K},b){const G=({drafts:C,decidedAt:X})=>C.length>0?C.filter(({problem:I,host:N})=>!(0,d.pi)(I,N,K)).map(I=>({...I,severity:(0,d.xJ)(I,j.clients)})):
X.flatMap(I=>b.get(x(I))??[]);return{...j,rows:w.map(C=>{const{drafts:X,decidedAt:I,...N}=C,V=X.length>0||Object.values(N.chosen).includes(null)?G(C).toSorted(d.
Np):[],_=new Map(V.map(({problem:tt})=>[tt.code,g(tt)]));return{...N,worst:V[0]?.severity??null,problems:[..._.values()]}})}}const g=({code:w,title:j,usualSeverity:K})=>({
code:w,title:j,usualSeverity:K}),x=({file:w,line:j})=>`${w}:${j}`,R=/^(?:constraint|lock)-/,a=w=>{const j=new Map;for(const K of w.filter(({problem:b})=>R.test(
b.code)))for(const b of K.places){const G=typeof b=="string"?b:x(b),C=j.get(G);C===void 0?j.set(G,[K]):C.push(K)}return j},k=(w,j)=>w==="error"?j!=="never":w===
"warning"&&j==="warning"}),4e3:((ht,U,t)=>{t.d(U,{Af:()=>i,B9:()=>r,Cw:()=>T,Fn:()=>f,NM:()=>n,Vb:()=>m,Wt:()=>l,XT:()=>p,YA:()=>u,_r:()=>s,dh:()=>h,eZ:()=>y,go:()=>A,
mP:()=>d,qZ:()=>e,zd:()=>$});var O=t(4714),E=t(7715),v=t(9562);const S=300;function h(g,x=S){return g.length<=x?g:`${(0,O.o)(g,x)}\u2026`}function p(g,x,R=0){const a=g.
slice(0,x).map(w=>h(w)),k=g.length-a.length+R;return a.join(", ")+(k>0?` and ${k} more`:"")}const $=g=>`the clients print "${g}"`;function A(g){return g===null?
"null":Array.isArray(g)?"an array":typeof g=="object"?"an object":`a ${typeof g}`}function d(g){if(g.kind==="error")return`cannot be read: ${g.code}`;const{bytes:x,
maxBytes:R}=g;return`has ${x} bytes and is not read; the limit is ${R/1024/1024} MiB`}const c={[v.e$]:"correct the host in the source address, or remove it for \
a module of the public registry (NAMESPACE/NAME/SYSTEM)",[v.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the \
public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function l(g){return g.flatMap(R=>c[R]??[])[0]??"cor\
rect the host in `source` or `hostname`, or add the `source` that a child module lacks"}const r=g=>`wait and run the check again; see ${(0,E.V)(g)??"its status \
page"}, and consider a network mirror for providers`,e=g=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${g} serves its discovery document to\
 everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(g,x,R){if(g===null)return R;const a=g.title===""?"":` \
("${g.title}")`,k=R.guest??e(x);switch(g.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:k,because:`th\
e host returned a sign-in page${a}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${a}: allow this machine to reach the host`;case"\
other":{const w=R.user??`check that ${x} is a registry, and ${l([])}`;return{...R,user:w,guest:k,because:`the host returned an HTML page${a}`}}}}const s=({url:g,
status:x,reason:R})=>`${g} returned ${`${x} ${h(R)}`.trim()}`,u=g=>`${Math.round(g/100)/10} s`,i=g=>g.map(({name:x,attemptMs:R,retries:a})=>{const k=Number.isFinite(
R)?u(R):"without a limit",w=a===0?"":` in each of ${a+1} attempts`,j=x.includes(" and ")?"wait":"waits";return`${x} ${j} ${k}${w}`}).join(", "),y=g=>g.map(({name:x})=>x).
join(" and ");function T(g){switch(g.kind){case"deadline":return`the check reached its deadline of ${u(g.ms)}`;case"signal":return`the check was interrupted by ${g.
signal}`;case"crash":return"tf-disco crashed";case"missing":return o(g);case"reported":return g.why;case"several":return g.reasons.map(T).join("; ")}}const P=10;
function o({what:g,names:x,total:R}){const a=p(x,P);return g==="shard"?`${x.length} of ${R} shards ${x.length===1?"is":"are"} missing: ${a}`:`the usages of ${x.
length} of ${R} repositories are missing: ${a}`}const f=g=>`${g}; it may use hosts that are not in \`allowed-hosts\``,m=({kind:g,address:x,version:R})=>`${g} ${x}\
 ${h(R,40)}`}),6897:((ht,U,t)=>{t.d(U,{n:()=>E,x:()=>v});const O=100;async function E(S,h,p){let $=performance.now();for(;;){const A=S.next(h.why!==null);if(A.done)
return A.value;performance.now()-$<O||(p(A.value),await v(),$=performance.now())}}const v=()=>new Promise(S=>setImmediate(S))}),4714:((ht,U,t)=>{t.d(U,{o:()=>v,
w:()=>S});var O=t(3307);const E=2048,v=(h,p=E)=>h.length<=p?h:structuredClone(h.slice(0,p).toWellFormed());function S(h){if(h.length<=E)return(0,O.IL)(h);switch(h[0]){case'\
"':return v((0,O.I)(h));case"[":return[];case"{":return{};default:return(0,O.IL)(h)}}}),7715:((ht,U,t)=>{t.d(U,{V:()=>E});const O=new Map([["registry.terraform.\
io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opento\
fu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),E=v=>O.get(v)??null}),9664:((ht,U,t)=>{t.d(U,{Gz:()=>E,LA:()=>h,jt:()=>v,un:()=>S});
var O=t(3916);const E=(p,$)=>p===""?$:`${p}/${$}`,v=p=>p.slice(0,Math.max(0,p.lastIndexOf("/")));function S(p,$){const A=(0,O.join)(p,$).replace(/\/$/,"");return A===
"."?"":A}const h=p=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(p)}),241:((ht,U,t)=>{t.d(U,{B:()=>S});var O=t(1831);const E=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,v="T\
F_TOKEN_";function S(c,l,r){const[e]=(0,O.fK)(l);return e===void 0?[]:c.flatMap(n=>{const s=(0,O.$k)(n);if(s!==null&&r.has(s))return[];const u=h(n,s,l);return u===
null?[]:[{variable:n,why:u,write:e,isParent:p(s,l)}]})}function h(c,l,r){const e=E.exec(c)?.[0];if(e===void 0)return null;const n=c.slice(e.length);return l!==null&&
p(l,r)?`it is for ${(0,O.nx)(l)} only: the clients do not use the tokens of parent domains`:A(r).some(s=>s===$(n))?e!==v?`it begins with ${e}, and the clients r\
ead only ${v}`:l===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,O.nx)(l)}${d(n,r)}`:null}const p=(c,l)=>c!==null&&
(0,O.Sv)(l).name.endsWith(`.${(0,O.Sv)(c).name}`),$=c=>c.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function A(c){const{
name:l}=(0,O.Sv)(c);return[...new Set([c,l,(0,O.nx)(c)].map($))]}function d(c,l){const{name:r,port:e}=(0,O.Sv)(l);return e!==443&&!c.includes(":")?"; a port fol\
lows a colon":r.includes("-")&&!c.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((ht,U,t)=>{t.d(U,{S3:()=>g,Wi:()=>i,YM:()=>x,a2:()=>f,cZ:()=>p,
cr:()=>P,hs:()=>o,pq:()=>m,sC:()=>y});var O=t(2886),E=t(1064),v=t(1831),S=t(8884);const h=3;function p(R){return[...Map.groupBy(R,A).values()].flatMap(a=>{const k=[
...Map.groupBy(a,d).values()];return k.length>h?[a]:k}).flatMap(a=>c(a)??[]).toSorted((a,k)=>(0,O.Np)(a,k)||$(a)-$(k)||k.hosts.length-a.hosts.length)}function $({
code:R,affects:a}){return R==="host-not-checked"?2:a.length===0||E.Du.some(k=>a.includes(k))?0:1}const A=({severity:R,problem:a,affects:k,exclude:w})=>JSON.stringify(
[R,a.code,k,w===void 0]),d=R=>R.exclude===void 0?s(R.problem.help??"",R):"";function c(R){const[a]=R;if(a===void 0)return null;const k=[...new Set(R.flatMap(({host:B})=>B??
[]))],{code:w,title:j,help:K,message:b}=a.problem,G=(B,V)=>k.length>1?s(B,V):B,C=G(b,a),X=R.every(B=>G(B.problem.message,B)===C),I=G(K??"",a),N=R.every(B=>G(B.problem.
help??"",B)===I);return{severity:a.severity,code:w,title:j,affects:a.affects,findings:R,hosts:k,message:X?C:null,help:I!==""&&N?n(I,R):null}}const l=/\bTF_TOKEN_\w+/g,
r="TF_TOKEN_HOST",e=5;function n(R,a){if(!R.includes(r))return R;const k=new Set(a.flatMap(({problem:w})=>w.help?.match(l)??[]));return k.size<=e?`${R}; ${r} is\
 ${[...k].join(" or ")}`:`${R}; in ${r}, write each dot of the host as an underscore and each hyphen as two`}function s(R,{host:a}){return a===null||R===""?R:[...new Set(
[a,(0,v.nx)(a)])].reduce((k,w)=>k.replaceAll(w,u),R).replace(l,r).replaceAll(/\bhost the host/g,"the host")}function u(R,a,k){const[w=" ",j=" "]=[k[a-1],k[a+R.length]];
return/[\s("]/.test(w)&&/[\s,;.:)"]/.test(j)?"the host":"HOST"}const i=3,y=R=>p(R).flatMap(a=>P(a).slice(0,i).flatMap(([,k])=>k.values().flatMap(T).take(1).toArray())),
T=R=>{const a=(0,S.Xd)(R);return a===null||(0,S.cC)(a)?[]:[a]},P=({message:R,findings:a})=>R===null?[...Map.groupBy(a,({problem:k})=>k.message)]:[[R,a]],o=({hosts:R,
findings:a})=>R.length>0&&!a.every(O.l$),f=R=>o(R)?"host":"place";function m(R){if(o(R))return R.hosts.length;const{lines:a,leftOut:k}=(0,S.yv)(R.findings);return a.
length+k}function g(R){const{findings:a,message:k}=R;return k===null?a.map(w=>[w]):o(R)?[...Map.groupBy(a,({host:w})=>w).values()]:(0,S.yv)(a).lines}function x(R){
const a=R.filter(j=>o(j)&&j.hosts.length>1),w=[...Map.groupBy(a,({hosts:j})=>j.toSorted().join()).values()].flatMap(([j,...K])=>j===void 0?[]:K.map(b=>[b,j.code]));
return new Map(w.filter(([{message:j}])=>j!==null))}}),4120:((ht,U,t)=>{t.d(U,{DO:()=>r,Iu:()=>S,K4:()=>h,Ku:()=>p,QI:()=>l,Rk:()=>e,SY:()=>A,UV:()=>$,dy:()=>E,
od:()=>d,px:()=>v,wO:()=>c});var O=t(1064);const E="new in this pull request",v=(n,s)=>`${n} ${n===1?s:`${s.replace(/(?<=[^aeiou])y$/,"ie")}s`}`,S=n=>n.replace(
/^./u,s=>s.toUpperCase());function h(n,s,u=0){const i=n.slice(0,s),y=n.length-i.length+u;return`${i.join(", ")}${y>0?` and ${y} more`:""}`}const p=(n,s)=>n.length<=
2*s?n:n.slice(0,s);function $(n,s,u,i=y=>`and ${y} more`){const y=n.length-s;return[...n.slice(0,s).flatMap(u),...y>0?[i(y)]:[]]}const A=n=>O.zK.every(s=>n.includes(
s))?"all clients":n.map(s=>O.bB[s]).join(", ");function d(n,s){const u=s.filter(i=>n.includes(i));return n.length===0||u.length===s.length?"":u.length===0?"no c\
lient in use":u.map(i=>O.bB[i]).join(", ")}const c=n=>n.map(s=>O.bB[s]).join(" and "),l=({clients:n,versions:s})=>n.map(u=>[O.bB[u],s[u]].join(" ").trim()).join(
" and "),r=n=>n==="any"?"any service":n;function e(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"\
dropped":return"not sent (redirected to another host)"}}}),8884:((ht,U,t)=>{t.d(U,{BQ:()=>f,CN:()=>g,Dc:()=>o,II:()=>p,Ky:()=>$,Qz:()=>P,R3:()=>h,Xd:()=>i,Yx:()=>n,
cC:()=>c,eb:()=>l,eo:()=>S,et:()=>m,mj:()=>r,oN:()=>e,tN:()=>y,xi:()=>T,yv:()=>u});var O=t(5143),E=t(4120),v=t(8641);const S=a=>x(a)?`${p(a.file)}:${a.line}`:a,
h=({file:a,line:k,column:w})=>`${p(a)}:${k}:${w}`;function p(a){const{repository:k,path:w}=(0,O.bH)(a);if(k===null)return(0,v.J7)(a);const j=(0,v.J7)(k);return w===
"."?j:`${j}//${(0,v.J7)(w)}`}function $(a,k,w=S,j=0){const{places:K,isOfRepositories:b}=A(R(a)),G=K.slice(0,k).map(w).join(", "),C=Math.max(0,K.length-k)+(b?0:j),
X=C>0?[(0,E.px)(C,b?"more repository":"more place")]:[];return[...G===""?[]:[G],...X].join(" and ")}function A(a){const k=d(a),w=k.filter(c).length>1;return{places:w?
k:a,isOfRepositories:w}}function d(a){const k=new Set;return a.filter(w=>{const j=x(w)?(0,O._M)(w.file):null;return j===null?!0:!k.has(j)&&k.add(j)})}const c=a=>x(
a)&&(0,O._M)(a.file)!==null,l=a=>d(u(a).lines.filter(c));function r(a,k){const{length:w}=k>1?l(a):[];return w===0?"":w===k?`all ${k} repositories`:`${w} of ${k}\
 repositories`}function e(a,k){const{isOfRepositories:w}=A(a),j=b=>(w?(0,O._M)(b.file):null)??S(b),K=new Set(k.map(b=>b&&j(b)));return a.filter(b=>!K.has(j(b)))}
const n=(a,k=S)=>$(a,a.every(x)?1:2,k),s=1e5;function u(a){const k=new Map(a.map(({places:G,placesLeftOut:C=0})=>[G,C])),w=[];for(const G of k.keys())w.length<s&&
w.push(...G);const j=k.entries().reduce((G,[C,X])=>G+C.length+X,0),K=R(w.filter(x)),b=[...new Set(w.filter(G=>typeof G=="string"))];return{lines:K,settings:b,leftOut:j-
w.length}}const i=({places:a})=>a.find(x)??null,y=a=>a.map(i).find(k=>k!==null)??null;function T(a,k,w,j){const{lines:K,settings:b,leftOut:G}=u([a]);return[["he\
lp",(0,v.RK)(a.problem.help??"",w)],["affects",k],["also at",$(e(K,K.slice(0,1)),j,S,G)],["required by",$(b,j)]].filter(([,X])=>X!=="")}const P=({requirements:a})=>a.
some(({because:k})=>k.some(x)),o=a=>new Set(a.flatMap(({places:k})=>k.filter(x).map(({file:w})=>w))).size,f=a=>a.filter(k=>i(k)===null),m=a=>a.every(({problem:k})=>k.
code.startsWith("credentials-"))?"credentials":"settings",g=a=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(a)&&(0,O._M)(a)===null,x=a=>typeof a!="string";function R(a){
const k=new Map;return a.filter(w=>{const{file:j,line:K}=typeof w=="string"?{file:w,line:0}:w,b=k.get(j);if(b===void 0)k.set(j,new Set([K]));else{if(b.has(K))return!1;
b.add(K)}return!0})}}),6763:((ht,U,t)=>{t.d(U,{q:()=>h,r:()=>p});var O=t(5143),E=t(4120),v=t(8884);const S=50,h=d=>(0,E.UV)(d,S,c=>c,c=>`and ${(0,E.px)(c,"more \
remark")}`),p=d=>[...$(d),...A(d)];function $({files:d}){const c=d.filter(({exclude:e,severity:n})=>e!==void 0&&n!=="notice"),l=new Set(c.flatMap(({exclude:e})=>e??
[])),r=(0,v.eb)(c).length;return c.length===0?[]:[(0,O.Az)(c.length,[...l],r)]}function A({roots:d}){return d.some(({rows:l})=>l.some(({platforms:r})=>r.some(({
available:e})=>e===!0)))?["signatures of provider packages were not verified"]:[]}}),8416:((ht,U,t)=>{t.d(U,{L2:()=>c,oh:()=>p,rU:()=>l});var O=t(4e3),E=t(5143),
v=t(1064),S=t(5603),h=t(3469);function p(o,f){let m;return()=>(m??=t.e(9249).then(t.bind(t,9249)).then(({readTools:g})=>g(o,f)),m)}const $=["terraform"],A="assu\
med, CLI not detected; set `dialect`",d="CLI not detected; set `dialect` to check one";async function c({setting:o,scan:f}){const m=o.name==="auto"?null:e(o.name);
if(f===null||f.isEmpty){const w=m===null?d:r;return y(m??v.Du,[w],[],o,{signs:[],constraints:[]})}const g=await i(f,o,m),{constraints:x}=f;if(m!==null)return y(
m,[r],[],o,{signs:g,constraints:x});const R=u(g);if(R.length===0)return{...y($,[A],[],o,{signs:g,constraints:x}),isGuess:!0};const a=n(R),k=a.flatMap(w=>R.find(
j=>j.client===w)??[]);return y(a,k.map(P),R,o,{signs:g,constraints:x})}async function l({clients:o},f){if(f===null||f.isEmpty)return v.zK;const{others:m}=await f.
tools(),g=o;return v.zK.filter(x=>g.includes(x)||m.has(x)||x==="terragrunt"&&f.usesTerragrunt)}const r="set by `dialect`",e=o=>o==="both"?v.Du:[o],n=o=>v.Du.filter(
f=>o.some(m=>m.client===f));function s(o){const f=o.filter(({place:m})=>!(0,E.Zl)(m.file));return f.length===0?o:f}const u=o=>{const f=s(o);return S.A.map(g=>f.
filter(x=>x.level===g)).find(({length:g})=>g>0)??[]};async function i({signs:o,tools:f,hasCloudHostname:m},g,x){const R=u(o),a=x??n(R),k=R.every(({place:C})=>(0,E.
Zl)(C.file)),w=x===null&&(k||R.some(({isCloud:C})=>C)),j=g.version===null&&a.some(C=>(0,h.w)(C,[]).length>1);if(!w&&!j)return o;const{setsCloudHostname:K,signs:b}=await f(),
G=m||K;return[...o.filter(({isCloud:C})=>!(C&&G)),...b]}function y(o,f,m,g,x){const[R,...a]=o,k=o.map(K=>T(K,g,x)),w=k.flatMap(({client:K,version:b})=>b===null?
[]:[[K,b]]),j=k.flatMap(({version:K,signs:[b]})=>K===null||b===void 0?[]:[P(b)]);return{name:R===void 0||a.length>0?"both":R,clients:o,releases:k.flatMap(({releases:K})=>K),
versions:Object.fromEntries(w),why:[...new Set([...f,...j])].join(", "),evidence:[...new Set([...m,...k.flatMap(({signs:K})=>K)])]}}function T(o,{version:f},m){
if(f!==null)return{client:o,releases:(0,h.w)(o,[f]),version:f,signs:[]};const g=s(m.signs.filter(j=>j.client===o&&j.version!==null)),x=[...new Set(g.map(j=>(j.version??
"").replace(/^v/,"")))];if(x.length>0){const[j="",...K]=x,b=K.length===0&&(0,h.l)(j);return{client:o,releases:(0,h.w)(o,x),version:b?j:null,signs:g}}const R=s(m.
constraints),a=R.map(({text:j})=>j),k=(0,h.w)(o,a);if(k.length===(0,h.w)(o,[]).length)return{client:o,releases:k,version:null,signs:[]};const w=R.map(({text:j,place:K})=>({
client:o,level:"syntax",place:K,text:`requires ${(0,O.dh)(j)}`,version:j}));return{client:o,releases:k,version:a.length===1?a[0]??null:null,signs:w}}const P=({place:o,
text:f})=>`${o.file}:${o.line} ${f}`}),2161:((ht,U,t)=>{t.d(U,{L8:()=>l,TD:()=>s,U4:()=>d,Z8:()=>u,e0:()=>c,tr:()=>A});var O=t(1064);const E=["terraform"],v=["o\
pentofu"],S=[{suffix:".tftest.hcl",class:"test",clients:O.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:O.Du,twin:".tofutest.json"},{suffix:"\
.tofutest.hcl",class:"test",clients:v},{suffix:".tofutest.json",class:"test",clients:v},{suffix:".tfquery.hcl",class:"query",clients:E},{suffix:".tfquery.json",
class:"query",clients:E},{suffix:".tfmigrate.hcl",class:"migrate",clients:E},{suffix:".tfcomponent.hcl",class:"stack",clients:E},{suffix:".tfcomponent.json",class:"\
stack",clients:E},{suffix:".tfstack.hcl",class:"stack",clients:E},{suffix:".tfstack.json",class:"stack",clients:E},{suffix:".tfdeploy.hcl",class:"deploy",clients:E},
{suffix:".tfdeploy.json",class:"deploy",clients:E},{suffix:".tfmock.hcl",class:"none",clients:O.Du},{suffix:".tofumock.hcl",class:"none",clients:v},{suffix:".tf\
.json",class:"config",clients:O.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:v},{suffix:".tf",class:"config",clients:O.Du,twin:".tofu"},{suffix:"\
.tofu",class:"config",clients:v},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:O.Du},{suffix:".hcl",class:"terragrunt",clients:O.Du}],h=Map.groupBy(S,
({suffix:i})=>i.slice(i.lastIndexOf(".")+1)),p=".terraform.lock.hcl",$={class:"lock",syntax:"hcl",clients:O.Du,isOverride:!1},A=i=>i.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(i),d=".terraform/modules/modules.json",c={...$,class:"manifest",syntax:"json"};function l(i,y,T){if(i===p)return $;const o=h.get(i.slice(i.lastIndexOf(".")+
1))?.find(({suffix:w})=>i.endsWith(w));if(o===void 0||o.class==="none")return;const f=r(i)&&o.class==="test"&&T==="tests";if(r(i)&&!f)return;const m=i.slice(0,-o.
suffix.length),g=o.twin!==void 0&&y.has(m+o.twin),x=m==="override"||m.endsWith("_override"),R=g||f;if(R&&!o.clients.includes("terraform"))return;const a=R?E:o.clients,
k=i.endsWith(".json")?"json":"hcl";return{class:o.class,syntax:k,clients:a,isOverride:x}}const r=i=>i.startsWith(".")||i.endsWith("~")||i.startsWith("#")&&i.endsWith(
"#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml",
"(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya\
?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit\
-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),s=i=>e.test(i),u=i=>s(i)||n.test(i)}),6195:((ht,U,t)=>{t.d(U,
{$8:()=>p,G$:()=>$,Ls:()=>S,UO:()=>A,VK:()=>v,sq:()=>d});var O=t(6760);const E=/[*?[{]/;function v(c){const l=c.split("/"),r=l.findIndex(e=>E.test(e));return r<
0?{fixed:c}:{fixed:l.slice(0,r).join("/"),glob:l.slice(r).join("/")}}function S(c){const l=c.map(r=>{const e=r.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");
return{glob:e,start:h(e)}});return r=>{const e=r.toLowerCase();return l.some(({glob:n,start:s})=>n===r||e.startsWith(s)&&O.posix.matchesGlob(r,n))}}function h(c){
const[l=""]=c.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(c)??[];return l.toLowerCase()}const p=({file:c,glob:l},r)=>c===r||l!==void 0&&O.posix.matchesGlob(r,
l),$=c=>c.startsWith(".")||c==="node_modules",A=(c,l)=>c===l||c.startsWith(l.endsWith(O.sep)?l:l+O.sep),d=c=>O.sep==="/"?c:c.replaceAll(O.sep,"/")}),5603:((ht,U,t)=>{
t.d(U,{A:()=>S,j:()=>p});var O=t(5143),E=t(1064),v=t(5011);const S=["lock-file","syntax","version-file","tool","hook"],h=100;class p{found=new Map;allowed=new Map;addFiles(d){
for(const{file:c,kind:l,scope:r,isContext:e}of d){if(e)continue;const[n]=l.clients;if(n!==void 0&&l.clients.length===1&&!$(c)){const s={file:c,line:1,column:1,endColumn:1};
this.addSyntax(n,`is read by ${E.bB[n]} only`,s)}for(const s of r.traits)this.addTrait(s)}}addUsages(d){for(const c of d)c.kind==="lock_provider"?this.addLock(c):
c.kind==="cloud_default"&&this.addCloud(c)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:d,text:c,place:l}){
if(d==="version"){if(this.allowed.size>=h)return;const r=(0,O.Zl)(l.file)?`${c} aside`:c;this.allowed.has(r)||this.allowed.set(r,{text:c,place:l})}else if(d==="\
binary"){const e={client:c==="tofu"?"opentofu":"terraform",level:"version-file",place:l,version:null};this.put({...e,text:"sets terraform_binary"})}else if(d!==
"compatible"&&d!=="provider-version"){const{client:r,what:e}=E.$I[d];this.addSyntax(r,`has ${e}`,l)}}addLock({host:d,place:c}){const l=E.Du.find(e=>(0,v.Vm)(e)===
d);if(l===void 0)return;const r=`locks providers from ${d}`;this.put({client:l,level:"lock-file",place:c,text:r,version:null})}addCloud({clients:d,isOverridden:c,
place:l}){if(c||!d.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:l,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(d,c,l){
this.put({client:d,level:"syntax",place:l,text:c,version:null})}put(d){const c=`${d.client} ${d.text}`;if(this.found.has(c))return;const l=(0,O.Zl)(d.place.file)?
`${c} aside`:c;this.found.has(l)||this.found.set(l,d)}}const $=A=>/(^|\/)[.#][^/]*$/.test(A)}),7854:((ht,U,t)=>{t.d(U,{Oo:()=>$,YW:()=>S,kA:()=>p,sw:()=>h,u3:()=>c,
vH:()=>A});var O=t(7052),E=t(1064);const v={line:1,column:1,endColumn:1};function S(l,r,e=v){const n={file:l===""?".":l,...e};return{problem:r,place:n,clients:E.
Du,host:null}}function h(l,r){const e=u=>r.includes(u),n=$(u=>u.every(e)?u:u.filter(e)),s=$(u=>u.every(i=>i.clients.every(e))?u:u.flatMap(i=>{const y=n(i.clients);
return y.length===0?[]:[{...i,clients:y}]}));return l.filter(u=>{const i=u;return i.clients=n(u.clients),i.needs=s(u.needs),u.isHostImplied&&(i.host=i.needs[0]?.
host??u.host),i.clients.length>0})}const p=l=>{const r=new Set;for(const{host:e,isHostImplied:n}of l)e!==null&&!n&&r.add(e);return r};function $(l){let r;return e=>{
r??=new Map;const n=r.get(e);if(n!==void 0||r.has(e))return n;const s=l(e);return r.set(e,s),s}}const A=(l,r)=>l.filter(e=>e.clients.some(n=>r.includes(n))),d=1e4;
class c{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(r=d){this.max=r}add(r){const{problem:e,place:n}=r;if(e.code==="file-syntax"){if(this.broken.
has(n.file))return;this.broken.add(n.file)}const s=this.kept.get(e.severity)??0;this.kept.set(e.severity,s+1),s<this.max?this.notes.push(r):this.omitted+=1}all(){
if(this.omitted===0)return this.notes;const r=(0,O.fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[...this.notes,S(".",r)]}}}),7152:((ht,U,t)=>{
t.d(U,{G:()=>s});var O=t(3024),E=t(6760),v=t(9461),S=t(5747),h=t(7052),p=t(9664),$=t(2161),A=t(6195);function d(P,o,f,m){if(P.kind==="error")return(0,h.fileUnreadable)(
{what:"link",code:P.code});const{kind:g,path:x}=P;return(0,A.UO)(x,o.boundary)?g==="directory"?null:g==="special"?(0,h.fileUnreadable)({what:"link-to-special-fi\
le"}):{path:x,isScanned:c(x,o,f,m)}:(0,h.fileOutside)()}function c(P,o,f,m){if(o.file!==void 0||o.glob!==void 0||!(0,A.UO)(P,o.path))return!1;const[g="",...x]=(0,A.
sq)((0,E.relative)(o.path,P)).split("/").toReversed();if(x.some(A.G$))return!1;const R=(0,A.sq)((0,E.relative)(f,P)).split("/");return R.map((k,w)=>R.slice(0,w+
1).join("/")).slice(-1-x.length).some(m)?!1:(0,$.L8)(g,new Set([g]),x[0]??"")!==void 0}var l=t(7854);const r={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;
function*s(P,o={toolFiles:[],hasPlugins:!1},f=r){const m=new i(P,o,f);for(const g of P.scan){const x=u(m.root,g);"path"in x?yield*m.walkFrom(x):yield{kind:"note",
note:x}}}function u(P,o){const{fixed:f,glob:m}=(0,A.VK)(o);try{const g=(0,O.realpathSync)((0,E.resolve)(P,f)),x=(0,A.sq)((0,E.relative)(P,g)),R=(0,A.UO)(g,P),a=R?
P:g;if(m!==void 0)return{path:g,name:x,boundary:a,glob:(0,p.Gz)(x,m)};if((0,O.statSync)(g).isDirectory())return{path:g,name:x,boundary:a};const k=(0,E.resolve)(
g,"..");return{...{path:k,name:(0,A.sq)((0,E.relative)(P,k))},boundary:R?P:k,file:x}}catch(g){return(0,l.YW)(o,(0,h.fileUnreadable)({what:"scan",code:(0,S.Oj)(g)}))}}
class i{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:o,scan:f,exclude:m},g,x){this.root=(0,O.realpathSync)(o),this.isExcluded=(0,A.
Ls)(m),this.aside=g,this.limits=x,this.selected=f.length>1?new Set:null}*walkFrom(o){const f=o.glob===void 0&&o.file===void 0,m=[{path:o.path,name:o.name,depth:0,
isSelected:f}];for(let g=m.pop();g!==void 0;g=m.pop()){yield{kind:"directory",name:g.name};const x=T(g);if("problem"in x){yield{kind:"note",note:x};continue}const R=[];
for(const a of this.findFiles(o,g,x))if("problem"in a)yield{kind:"note",note:a};else if(R.length<this.limits.directoryFiles)R.push(a);else{yield y(g,"directory",
this.limits.directoryFiles);break}if(this.files+=R.length,this.entries+=x.length,this.entries>this.limits.entries||this.files>this.limits.files){yield y(g,"file\
s",this.limits.files);return}if(R.some(({isContext:a})=>!a)&&(yield{kind:"module",files:R}),o.file!==void 0)return;for(const a of this.findDirectories(o,g,x))m.
push(a)}}*findFiles(o,f,m){const g=new Set;let x=!1;for(const a of m)(0,$.tr)(a.name)&&!a.isDirectory()&&g.add(a.name),x||=a.name===".terraform",this.aside.hasPlugins||=
a.name==="terraform.d";const R=f.name.slice(f.name.lastIndexOf("/")+1);for(const a of m){if(a.isDirectory())continue;const k=(0,$.L8)(a.name,g,R);if(k===void 0){
(0,$.Z8)(a.name)&&this.addToolFile(f,a.name);continue}const w=(0,p.Gz)(f.name,a.name),K={path:f.path+E.sep+a.name,file:w,kind:k,isContext:!this.select(o,f,w)};a.
isFile()?yield K:a.isSymbolicLink()?yield*this.follow(o,K):yield(0,l.YW)(w,(0,h.fileUnreadable)({what:"special-file"}))}if(x&&f.isSelected){const a=[f.path,...$.
U4.split("/")].join(E.sep),k=(0,v.$)(a);k.kind==="file"&&k.path===a&&(yield{path:a,file:(0,p.Gz)(f.name,$.U4),kind:$.e0,isContext:!1})}}addToolFile({path:o,name:f},m){
const g=(0,p.Gz)(f,m);this.aside.toolFiles.length>=n||this.isExcluded(g)||this.aside.toolFiles.push({path:o+E.sep+m,file:g})}select(o,f,m){return!(f.isSelected||
(0,A.$8)(o,m))||this.isExcluded(m)||this.selected?.has(m)?!1:(this.selected?.add(m),!0)}*follow(o,f){const m=d((0,v.$)(f.path),o,this.root,this.isExcluded);m!==
null&&("code"in m?yield(0,l.YW)(f.file,m):yield{...f,path:m.path,isContext:f.isContext||m.isScanned})}findDirectories({glob:o},{path:f,name:m,depth:g,isSelected:x},R){
const a=[];for(const k of R.toReversed()){if(!k.isDirectory()||(0,A.G$)(k.name))continue;const w=(0,p.Gz)(m,k.name);if(this.isExcluded(w))continue;const j=x||o!==
void 0&&E.posix.matchesGlob(w,o),K=f+E.sep+k.name;a.push({path:K,name:w,depth:g+1,isSelected:j})}return a}}const y=({name:P},o,f)=>({kind:"note",note:(0,l.YW)(P,
(0,h.fileLimit)({kind:o,max:f}))});function T({path:P,name:o,depth:f}){if(f>e)return(0,l.YW)(o,(0,h.fileLimit)({kind:"depth",max:e}));try{return(0,O.readdirSync)(
P,{withFileTypes:!0}).sort((m,g)=>m.name<g.name?-1:1)}catch(m){return(0,l.YW)(o,(0,h.fileUnreadable)({what:"directory",code:(0,S.Oj)(m)}))}}}),5751:((ht,U,t)=>{
t.d(U,{readSettings:()=>k});var O=t(3024),E=t(6760),v=t(5747),S=t(3625),h=t(4e3),p=t(3592),$=t(3474),A=t(8535),d=t(7030),c=t(6181),l=t(1831);function r(C){const X=B=>C[B]||
C[B.toLowerCase()]||"",I={http:n("HTTP_PROXY",X("HTTP_PROXY")),https:n("HTTPS_PROXY",X("HTTPS_PROXY"))},N=T(X("NO_PROXY"));return B=>{const V=I[B.scheme];return V===
null||i(B.name)||N(B)?null:V}}const e=["http:","https:"];function n(C,X){if(X==="")return null;const I=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(X)?X:`http://${X}`);
if(I===null)throw new TypeError(`${C} is not a URL; expected http://HOST:PORT`);if(!e.includes(I.protocol))throw new TypeError(`${C} is a ${I.protocol}// proxy;\
 expected http:// or https://`);if(!s(I.username)||!s(I.password))throw new TypeError(`${C} has a user name or password with a bare "%"; write "%25" for it`);return I}
function s(C){try{return decodeURIComponent(C),!0}catch(X){if(X instanceof URIError)return!1;throw X}}const u=new d.BlockList;u.addSubnet("127.0.0.0",8,"ipv4"),
u.addAddress("::1","ipv6");const i=C=>C==="localhost"||y(u,C);function y(C,X){const I=(0,c.n7)(X.replace(/%.*$/s,"")),N=(0,d.isIP)(I);return N!==0&&C.check(I,N===
4?"ipv4":"ipv6")}function T(C){const X=C.split(",").map(I=>I.trim().toLowerCase()).filter(I=>I!=="").map(P);return I=>X.some(N=>N(I))}function P(C){if(C==="*")return()=>!0;
const X=o(C);if(X!==null)return({name:_})=>X(_);const{name:I,port:N}=g(C),B=_=>N===""||String(_.port)===N;if(f(I)){const _=(0,c.n7)(I),tt=new d.BlockList;return tt.
addAddress(_,(0,d.isIP)(_)===4?"ipv4":"ipv6"),ut=>y(tt,ut.name)&&B(ut)}const V=m(I);return _=>(0,d.isIP)(_.name)===0&&B(_)&&V(_.name)}function o(C){const[,X="",
I=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(C)??[];if(!f(X))return null;const N=Number(I);if(N>((0,d.isIP)(X)===4?32:128))return null;const B=N-((0,d.isIP)(X)===6?96:
0),V=new d.BlockList,_=(0,d.isIP)((0,c.n7)(X))===4&&B>=0;return _?V.addSubnet((0,c.n7)(X),B,"ipv4"):V.addSubnet(X,N,"ipv6"),tt=>y(V,tt)&&(0,d.isIP)((0,c.n7)(tt))===
4===_}const f=C=>(0,d.isIP)(C)!==0&&!C.includes("%");function m(C){if(C==="")return()=>!1;const X=C.replace(/^\*\./,"."),I=X.replace(/^\./,""),N=(0,l.Pv)(I),B=N.
ok?N.value:I;return V=>V.endsWith(`.${B}`)||!X.startsWith(".")&&V===B}function g(C){const X=/^\[([^\]]*)\]:([^:]*)$/.exec(C)??/^([^:[\]]*):([^:[\]]*)$/.exec(C);
return X===null?{name:C,port:""}:{name:X[1]??"",port:X[2]??""}}var x=t(3152);const R=4*1024*1024,a=20;async function k(C,{environment:X,directory:I,wording:N=x.
w7}){const{settings:B,mistakes:V}=(0,x.P$)(C,N),_=await G(B.caFile,N),tt=b(X),ut=[_,tt].flatMap(vt=>vt.ok?[]:[vt.why]),mt=await Promise.all(w(B.scan,I).slice(0,
a).map(vt=>N.missingPath(vt,I))),Mt=[...V,...await j(B,N),...await K(B,N),...ut,...mt];if(Mt.length>0||!_.ok||!tt.ok)throw new x.GN(Mt);return{...B,authorities:_.
value,chooseProxy:tt.value}}const w=(C,X)=>C.filter(I=>!/[*?[\]{}]/.test(I)&&!(0,O.existsSync)((0,E.resolve)(X,I)));async function j({hostnames:C},{setting:X}){
const I=X("hostnames"),N=C.flatMap(({addresses:_})=>_);if(N.length===0)return[];const{parseNamedAddress:B}=await Promise.all([t.e(6917),t.e(1667)]).then(t.bind(
t,1257)),V=N.flatMap(_=>{const tt=B(_,"terraform");return tt.ok?[]:[`${I}: "${_.service}=${_.text}" is wrong: ${tt.why}`]});return(0,$.Ku)(V,I)}async function K({
ignore:C},{setting:X}){const I=X("ignore");if(C.length===0)return[];const{problemFacts:N}=await Promise.all([t.e(2558),t.e(660),t.e(7341),t.e(1371),t.e(709)]).then(
t.bind(t,709)),B=N(),V=C.flatMap(({code:_})=>{if(Object.hasOwn(B,_))return[];const tt=(0,A.q)(_,Object.keys(B)),ut=tt===null?`${p.aq} lists the codes`:`did you \
mean "${tt}"?`;return[`${I}: "${_}" is not a problem code; ${ut}`]});return(0,$.Ku)(V,I)}function b(C){try{return(0,S.J)(r(C))}catch(X){if(X instanceof TypeError)
return(0,S.T)(X.message);throw X}}async function G(C,{setting:X}){if(C===null)return(0,S.J)(null);const I=(0,v.yR)(C,R),N=X("ca-file");if(!I.ok)return(0,S.T)(`${N}\
 "${C}" ${(0,h.mP)(I.failure)}`);const{parseAuthorities:B}=await t.e(5036).then(t.bind(t,5036)),V=B(I.text);return V.ok?V:(0,S.T)(`${N} "${C}" ${V.why}`)}}),3612:((ht,U,t)=>{
t.d(U,{ev:()=>A,ZW:()=>$,BU:()=>p,tG:()=>d,tC:()=>c});function O(l,r){const e=new TextEncoder().encode(l);let n=1,s=-1;for(let u=1;u<=r;u+=1){const i=E(e,u);i>s&&
(s=i,n=u)}return n}function E(l,r){const{length:e}=l,n=e&-4;let s=r;for(let u=0;u<n;u+=4)s^=S(v(l,u,4)),s=Math.imul(s<<13|s>>>19,5)+3864292196|0;return n<e&&(s^=
S(v(l,n,e-n))),s^=e,s=Math.imul(s^s>>>16,2246822507),s=Math.imul(s^s>>>13,3266489909),(s^s>>>16)>>>0}function v(l,r,e){let n=0;for(let s=e-1;s>=0;s-=1)n=n<<8|(l[r+
s]??0);return n}function S(l){const r=Math.imul(l,3432918353);return Math.imul(r<<15|r>>>17,461845907)}const h=500;function p(l,r,e){const n=new Map;for(const P of e.
values())n.set(P,(n.get(P)??0)+1);const s=Array.from(n).flatMap(([P,o])=>o>h?P:[]),u=new Set(s),i=new Set([...r,...n.keys()]),y=new Set([...i].filter(P=>!u.has(
P)&&O(P,l.count)!==l.index)),T=Array.from(e).flatMap(([P,o])=>(u.has(o)?!A({...l,split:u},o,P):y.has(o))?P:[]);return{...l,split:u,others:new Set(T),otherHosts:y}}
const $=l=>l===null||l.index===1,A=(l,r,e)=>O(l.split.has(r)?`${r} ${e}`:r,l.count)===l.index,d=(l,r)=>l===null||(r===null?l.index===1:O(r,l.count)===l.index),c=(l,r,e)=>l?.
split.has(r)?Math.ceil(e/l.count):e}),1435:((ht,U,t)=>{t.d(U,{U7:()=>E,jK:()=>v,op:()=>S});var O=t(9562);const E=()=>Promise.all([t.e(660),t.e(1371),t.e(1276),t.
e(3432),t.e(2629),t.e(826)]).then(t.bind(t,826));async function v(p,$,A,{environment:d,directory:c,mayHavePlugins:l,plugins:r=null}){if($.hostnames.length===0&&
p.every(({needs:T})=>T.length===0))return{usages:p,remarks:[],findings:[],configs:[],releases:A.releases};const e=await S($.cliConfig,A.clients,d),n=A.releases.
map(T=>{const P=e.find(({client:o})=>o===T.client);return{...T,attemptMs:P?.requestTimeoutMs??T.attemptMs}}),s={root:c,plugins:r,mayHavePlugins:l,releases:n,asksMirrors:$.
depth!=="discovery"},u=await h(p,e,s),i=[...e.flatMap(T=>T.findings),...u.findings],{mergeFindings:y}=await E();return{...u,findings:y(i),configs:e,releases:n}}
async function S(p,$,A){const{readCliConfig:d,thisMachine:c}=await E(),l=c(A);return $.map(r=>d(r,l,p))}async function h(p,$,A){if(!p.some(({needs:l})=>l.some(({
service:r})=>r===O.xq)))return{usages:p,remarks:[],findings:[]};const{withoutInstalled:c}=await Promise.all([t.e(5927),t.e(7844)]).then(t.bind(t,5927));return c(
p,$,A)}}),8723:((ht,U,t)=>{t.d(U,{Z:()=>A,j:()=>h});var O=t(1064),E=t(7854),v=t(5960),S=t(1435);async function h({requirements:d,roots:c,usages:l,part:r},e,n,s){
const u=[...new Set(d.map(({host:j})=>j))],i=(0,v.e)(d,e,n),y=Array.from(i,([j,K])=>(0,v.i)(j,K)),T=u.filter(j=>!i.has(j)),P=e.depth!=="discovery"&&c.length>0;if(T.
length===0&&!P)return{visits:y,inquiry:null,tokenSources:new Map};const{attemptLimitMs:o,visitHosts:f}=await(0,S.U7)(),{configs:m,releases:g}=n,{credentials:x,forced:R}=await A(
e,m,s),a=await p(x,e,s),k=await f(T,{...a,forced:R,required:Map.groupBy(d,({host:j})=>j),maxRedirects:Math.max(...n.clients.map(j=>O.NX[j])),releases:g,timeoutMs:e.
timeoutMs??o(g),retries:e.retries,progress:j=>s.progress({kind:"visits",...j})}),w=e.depth==="discovery"?null:await $(c,{...a,usages:l,part:r,settings:e,dialect:n,
configs:m,environment:s.environment,directory:s.directory,learn:s.secrets.learn,progress:j=>s.progress({kind:"registries",...j}),visits:k});return{visits:[...k,
...y],inquiry:w,tokenSources:x.known}}async function p(d,c,{startTimer:l,stop:r}){const{networkOf:e}=await(0,S.U7)();return{network:e(c),credentials:{...d,find:(0,E.
Oo)(d.find)},concurrency:c.concurrency,random:Math.random,now:Date.now,startTimer:l,stop:r}}async function $(d,{environment:c,...l}){const{inquire:r}=await Promise.
all([t.e(660),t.e(6917),t.e(5927),t.e(1276),t.e(3432),t.e(7517),t.e(3567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,S.U7)(),n=l.settings.depth==="packages"?
await Promise.all([t.e(660),t.e(6917),t.e(5927),t.e(400),t.e(1276),t.e(7517),t.e(774)]).then(t.bind(t,774)):null;return r(d,{...l,machine:e(c),askPackages:n?.askPackages??
null})}async function A(d,c,{environment:l,secrets:r,kill:e,stop:n}){const{readMachineCredentials:s}=await(0,S.U7)();return s({...d,configs:c},l,{learn:r.learn,
kill:e,stop:n.signal,abortAfter:u=>AbortSignal.timeout(u)})}}),5453:((ht,U,t)=>{t.d(U,{D0:()=>c,lz:()=>l,K$:()=>s,a3:()=>e,Xo:()=>r});var O=t(2389),E=t(7052),v=t(
9664);function S(u,{evidence:i,versions:y}){if(u.version!==null)return()=>u.version;const T=i.filter(({level:P,version:o})=>P==="version-file"&&o!==null);return(P,o)=>T.
some(m=>m.client===P&&h(o,(0,v.jt)(m.place.file)))?y[P]??null:null}const h=(u,i)=>i===""||`${u}/`.startsWith(`${i}/`);var p=t(6195),$=t(7854),A=t(3152);const d=2e5;
async function c({usages:u,notes:i,scanned:y,changed:T,dialect:P,settings:o}){const{declared:f,endedAt:m}=y;if(u.length===0&&![...f].some(ut=>"place"in ut)&&o.roots.
length===0)return{roots:[],notes:[]};const{rootsOf:x}=await t.e(5353).then(t.bind(t,5353)),{Readings:R,RootNotes:a,textNotes:k}=await Promise.all([t.e(6917),t.e(
1203)]).then(t.bind(t,1203)),{clients:w,versions:j}=P,K=await l({usages:u,declared:f,clients:w},o,m===null),b=[],G=[],C=new R,X=o.dialect.name==="auto"?[]:w,I=new a(
{clients:w,readings:C,upgrade:o.upgrade,versionIn:S(o.dialect,P)}),N=o.depth!=="discovery";let B=0;for(const ut of x(K,{changed:T,versions:j,hasCalls:N})){if(B+=
ut.directories.length,B>d){G.push((0,$.YW)(ut.directory,(0,E.fileLimit)({kind:"roots",max:d})));break}I.add(ut),N&&b.push(ut)}const V=[...k(u,f,{...P,readings:C,
set:X})].filter(({place:ut})=>T===null||T.has(ut.file)),_=new Set(i.flatMap(({problem:ut,place:mt})=>ut.code==="lock-invalid"?mt.file:[])),tt=[...V,...I.notes()].
filter(({place:ut})=>!_.has(ut.file));return{roots:b,notes:[...tt,...G]}}async function l(u,{roots:i},y){const{layoutsOf:T,unmatched:P}=await t.e(5353).then(t.bind(
t,5353)),o=i.map(g=>({text:g,matches:(0,p.Ls)([g])})),f=T({...u,patterns:o}),m=y?P(f,o):[];if(m.length===0)return f;throw new A.GN(m.map(g=>`roots: no directory\
 with configuration matches ${g}`))}async function r(u,i){return i.every(({lockFile:T})=>T===null)?u:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(u,
i)}function e(u,i,{depth:y},T){if(y==="discovery")return u;const P=({kind:f,workspace:m})=>f==="cloud_default"?!!T.TF_CLOUD_HOSTNAME:f!=="backend_remote_default"||
m?.organization===null,o=new Set(i.filter(f=>!P(f)).map(({place:f})=>n(f)));return u.map(f=>f.problem.code==="host-missing"&&o.has(n(f.place))?{...f,problem:{...f.
problem,severity:"error"}}:f)}const n=({file:u,line:i,column:y})=>`${u}:${i}:${y}`;async function s(u,i){if(u===null)return O.j7;const{judgeInit:y}=await Promise.
all([t.e(6917),t.e(7341),t.e(5761)]).then(t.bind(t,5761));return y(u,i)}}),370:((ht,U,t)=>{t.d(U,{C_:()=>c,IZ:()=>A,PT:()=>d,SQ:()=>h});var O=t(6897),E=t(8416),
v=t(7152);const S=20;async function h({scan:l,exclude:r},{directory:e,environment:n,stop:s,progress:u}){const i={root:e,scan:l,exclude:r},y=s.why===null?$(i):null;
if(y!==null)return y;const{scanInSteps:T}=await p(),P=T(i,Object.keys(n));return(0,O.n)(P,s,o=>u({kind:"scan",files:o}))}const p=()=>Promise.all([t.e(400),t.e(4949)]).
then(t.bind(t,4949));function $(l){const r={toolFiles:[],hasPlugins:!1};let e=0;for(const{kind:n}of(0,v.G)(l,r))if(e+=1,n!=="directory"||e>S)return null;return{
...r,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const A=(l,r,e)=>(0,E.L2)(d(l,r,e));function d({
dialect:l,exclude:r,scan:e},n,{environment:s,directory:u}){if(e.length===0)return{setting:l,scan:null};const i=(0,E.oh)({root:u,exclude:r},n.toolFiles),y=!!s.TF_CLOUD_HOSTNAME;
return{setting:l,scan:{...n,tools:i,hasCloudHostname:y}}}const c=({hasPlugins:l},{scan:r})=>l||r.some(e=>e!==".")}),7082:((ht,U,t)=>{t.d(U,{O:()=>O});const O=E=>({
discovery:E,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((ht,U,t)=>{t.d(U,{C:()=>v});
var O=t(7854);const E=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","\
migrate_backend_remote","migrate_backend_remote_default"]);function v(h,p,$,A=(0,O.kA)(p)){const d=h.hostnames.flatMap(({host:r,services:e})=>{const n=e.length>
0?e:h.requiredServices;return(n.length>0?n:["any"]).map(u=>({host:r,service:u,clients:$,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),c=new Set([...A,
...h.hostnames.map(({host:r})=>r)]),l=new Map;for(const r of d)S(l,r);for(const{kind:r,needs:e,place:n}of p){const s=!E.has(r);for(const u of e)S(l,{...u,because:[
n],isImplied:!c.has(u.host),isForInit:s})}return Array.from(l.values(),r=>({...r,clients:$.filter(e=>r.clients.includes(e))}))}function S(h,p){const{host:$,service:A,
clients:d,because:c}=p,l=`${$} ${A}`,r=h.get(l);if(r===void 0){h.set(l,{...p,clients:[...d],because:[...c]});return}r.isForInit||=p.isForInit;for(const e of c)r.
because.push(e);for(const e of d)r.clients.includes(e)||r.clients.push(e)}}),5960:((ht,U,t)=>{t.d(U,{e:()=>S,i:()=>p});var O=t(6697),E=t(1831),v=t(7082);function S($,{
hostnames:A,allowedHosts:d},{isGuess:c}){const l=new Set(A.map(({host:e})=>e)),r=new Map;for(const e of $){const{host:n}=e;if(l.has(n)||r.has(n))continue;const s=h(
e,c===!0,(0,E.Jr)(n,d));s!==null&&r.set(n,s)}return r}function h({host:$,isImplied:A,because:d,clients:c},l,r){const e=(0,E.nx)($);if((0,E.Rt)($))return(0,O.hostGeneric)(
{host:e});const[n]=d.filter(u=>typeof u!="string"),s=A&&n!==void 0?{place:n,clients:c}:null;return s!==null&&l?(0,O.hostAssumed)({host:e,...s}):r?null:(0,O.hostNotAllowed)(
s===null?{host:e}:{host:e,implied:s})}const p=($,A)=>({host:$,attempt:(0,v.O)({kind:"skipped",problem:A}),earlier:[],later:[],credentials:null,looks:[],difference:null,
forced:[]})}),566:((ht,U,t)=>{t.d(U,{f:()=>S,q:()=>p});var O=t(3024),E=t(6760),v=t(6309);function S(l,r,e){const n=h((0,O.realpathSync)(l),r),s=(0,E.basename)(r),
u=(0,E.join)(n,`.${s.slice(0,60)}.${Math.random().toString(36).slice(2)}`),i=(0,O.openSync)(u,"wx");try{try{for(const y of e)(0,O.writeFileSync)(i,y)}finally{(0,O.
closeSync)(i)}(0,O.renameSync)(u,(0,E.join)(n,s))}catch(y){throw(0,O.rmSync)(u,{force:!0}),y}}function h(l,r){const e=(0,E.resolve)(l,r),n=c(l,e);if(!n&&!(0,E.isAbsolute)(
r))throw new v.Lw(`it is outside ${l}; use an absolute path if that is intended`);const s=n?l:(0,E.parse)(e).root;return(0,E.relative)(s,(0,E.dirname)(e)).split(
E.sep).filter(Boolean).reduce((i,y)=>$(i,y,l),s)}function p(l,r){const e=(0,O.realpathSync)(l);return A(h(e,r),(0,E.basename)(r),e)}function $(l,r,e){const n=(0,E.
join)(l,r);return(0,O.lstatSync)(n,{throwIfNoEntry:!1})===void 0&&d(n),A(l,r,e)}function A(l,r,e){const n=(0,E.join)(l,r);if(!(0,O.lstatSync)(n,{throwIfNoEntry:!1})?.
isSymbolicLink())return n;const s=(0,O.realpathSync)(n);if(!c(e,l)||c(e,s))return s;throw new v.Lw(`the link ${(0,E.relative)(e,n)} leads outside ${e}; remove i\
t or choose another path`)}function d(l){try{(0,O.mkdirSync)(l)}catch(r){if(!(0,v.Or)(r)||r.code!=="EEXIST")throw r}}function c(l,r){const e=(0,E.relative)(l,r);
return e!==".."&&!e.startsWith(`..${E.sep}`)&&!(0,E.isAbsolute)(e)}}),997:((ht,U,t)=>{t.d(U,{O:()=>E,T:()=>S});var O=t(1064);const E=({earlier:h,attempt:p,later:$})=>[
...h,p,...$];function v({discovery:h,timing:p,headMs:$,hops:A},{attemptMs:d}){const c=$!==null&&$<=d?A.at(-1)?.status:null;return c===null||(0,O.Mq)(c??0)?"retr\
ies":h.kind!=="failed"&&p.totalMs<=d?"works":"fails"}function S(h,p){const $=h.map(c=>v(c,p)),A=$.indexOf("works");return A<0?"never":A<=p.retries&&!$.slice(0,A).
includes("fails")?"always":"sometimes"}}),4475:((ht,U,t)=>{t.d(U,{Y:()=>v});var O=t(6309),E=t(8641);async function v(S,h){const{history:p}=S.settings;if(p===null)
return{checked:S,warnings:[]};try{const{recordRun:$}=await t.e(1740).then(t.bind(t,1740)),{history:A,warnings:d}=$(p,S,h);return{checked:{...S,context:{...S.context,
history:A}},warnings:d}}catch($){return{checked:S,warnings:[`the history ${(0,E.RK)(p)} was not read: ${(0,E.RK)((0,O.A3)($))}`]}}}}),3795:((ht,U,t)=>{t.d(U,{qY:()=>d,
Si:()=>n,fN:()=>r,XP:()=>e});var O=t(733),E=t(1831),v=t(4120),S=t(8641);const h=2,p=80;function $(s){if(s.kind==="scan")return`read ${(0,v.px)(s.files,"file")}`;
if(s.kind==="registries")return`${s.done} of ${(0,v.px)(s.total,"question")} to registries answered`;const{done:u,total:i,failed:y,waiting:T}=s,P=y===0?"":`, ${y}\
 failed so far`;return`${u} of ${(0,v.px)(i,"host")} checked${P}${A(T)}`}function A(s){if(s.size===0)return"";const u=[...s].slice(0,h).map(y=>(0,S.RK)((0,E.nx)(
y),p)),i=s.size-u.length;return i>0?`; waiting for ${u.join(", ")} and ${(0,v.px)(i,"other")}`:`; waiting for ${u.join(" and ")}`}const d={show:()=>{},end:()=>{}},
c=5e3,l=200;function r(s,u){let i=null,y=!0;const T=u(c,()=>{i!==null&&(y&&s($(i)),y=!y)});return{show:o=>{i=o},end:T}}function e(s,u,i){let y=null,T="";const P=i(
l,()=>{const m=y===null?"":(0,O.W)($(y),0,u-1);m!==T&&(T=m,s(`\r${m}\x1B[K`))});return{show:m=>{y=m},end:()=>{P(),T!==""&&s("\r\x1B[K")}}}const n=(s,u)=>{const i=setInterval(
u,s).unref();return()=>clearInterval(i)}}),8463:((ht,U,t)=>{t.d(U,{t:()=>$});var O=t(6309),E=t(566),v=t(3329),S=t(3616),h=t(5955),p=t(8641);async function $(d,c,l){
const r=[];for(const{path:e,format:n}of d)try{(0,E.f)(l,e,(0,h.mk)(await A(n,c)))}catch(s){r.push(`the report ${(0,p.RK)(e)} was not written: ${(0,p.RK)((0,O.A3)(
s))}`)}return r}async function A(d,{verdict:c,context:l}){switch(d){case"json":return(0,v.h)(c,l);case"sarif":return(await Promise.all([t.e(660),t.e(7341),t.e(1371),
t.e(3933)]).then(t.bind(t,3933))).renderSarif(c,l);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(c,l);case"codequality":{const{renderCodeQuality:r}=await t.
e(8957).then(t.bind(t,8957)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return r(c,n=>e("sha256",n))}case"markdown":return[(0,S.Gc)(c,l)]}}}),1505:((ht,U,t)=>{
t.d(U,{G_:()=>l,Yj:()=>c,Zc:()=>A,o7:()=>d,se:()=>$,tN:()=>S});var O=t(7574),E=t(4120),v=t(8884);const S=120,h=20,p=6;function $({requirements:i},{dialect:y},T){
return{label:"required",texts:(0,E.UV)(i,h,({service:o,clients:f,because:m})=>{const g=o==="any"?(0,E.DO)(o):T.value((0,E.DO)(o),S),R=y.clients.every(a=>f.includes(
a))?"":` for ${(0,E.wO)(f)}`;return`${g}${R} (${(0,v.Yx)(m,T.because)})`})}}function A({visit:i},y){const{timing:T,discovery:P}=i.attempt,o=P.kind==="failed"?P.
excerpt:null,f=(0,O.I$)(T).map(([R,a])=>`${R} ${(0,O.kJ)(a)}`),m=i.earlier.map(R=>{const{kind:a}=R.discovery;return`${a==="failed"?R.discovery.problem.code:a} a\
fter ${(0,O.kJ)(R.timing.totalMs)}`}),g=o===null?[]:[y.value(o.replace(/\s+/gu," ").trim())],x=i.credentials?.hasToken?[y.prose(i.credentials.source)]:[];return[
{label:"body",texts:g},{label:"timing",texts:[f.join(", ")]},{label:"retried",texts:m},{label:"token from",texts:x}]}const d=(i,y)=>[{label:"credentials",texts:s(
i)?n(i.visit.looks,y.prose):[]},{label:"host block",texts:u(i.visit).map(T=>y.prose(T))}];function c({visit:i,services:y,servicesLeftOut:T,servicesFrom:P},o){const f=y.
map(({id:g})=>o.value(g,S)),m=P===null?(0,O.kJ)(i.attempt.timing.totalMs):`host block at ${o.because(P)}`;return`${f.length===0?"no services":(0,E.K4)(f,p,T)} (${m}\
)`}function l(i){return[...Map.groupBy(i,T=>JSON.stringify(T.looks.map(e))).values()].map(T=>({clients:T.map(({client:P})=>P),looks:T[0]?.looks.map(e)??[]}))}const r={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({
source:i,held:y,counts:T})=>({source:i,held:`${r[y]}${T?y==="no token"?" (ends the search)":" (used)":""}`});function n(i,y){const T=l(i);return T.flatMap(({clients:P,
looks:o})=>o.map(({source:f,held:m})=>`${T.length>1?`${(0,E.wO)(P)}: `:""}${y(f)}: ${m}`))}const s=({findings:i})=>i.some(({problem:{code:y}})=>/^credentials-|^document-unauthorized$/.
test(y));function u({forced:i}){return[...Map.groupBy(i,({place:T})=>(0,v.eo)(T))].map(([T,P])=>`${T}, for ${(0,E.wO)(P.map(({client:o})=>o))}`)}}),2704:((ht,U,t)=>{
t.d(U,{IL:()=>S,Rr:()=>h,Z4:()=>v});var O=t(5955),E=t(8641);const v=(p,$,A,d)=>`,
${A}"${p}": ${S($,A,d)}`,S=(p,$,A)=>(0,E.s$)(JSON.stringify(p,A,2).replaceAll(`
`,`
${$}`));function*h(p,$,{maxBytes:A,margin:d,replace:c},l){if($.length===0)return yield v(p,[],d),0;const r=`${d}  `;yield`,
${d}"${p}": [`;const e=s=>`
${r}${S(l(s),r,c)}`,n=yield*(0,O._Q)($,new O.Wv(A),e,",");return yield`
${d}]`,n}}),3329:((ht,U,t)=>{t.d(U,{h:()=>R});var O=t(4e3),E=t(5799),v=t(2704),S=t(997),h=t(1831),p=t(8641),$=t(5465);function A(I,N){const{visit:B,requirements:V,
services:_,servicesLeftOut:tt,servicesFrom:ut,clients:mt,isNew:Mt}=I,{discovery:vt,hops:Z,timing:q,certificates:ct}=B.attempt;return{host:B.host,display:(0,h.nx)(
B.host),discovery:vt.kind,...d(vt),documentUrl:l(vt),hops:Z.map(e),services:Object.fromEntries(_.map(at=>[at.id,n(at)])),...tt>0?{servicesLeftOut:tt}:{},servicesFrom:ut===
null?null:(0,$.W$)(ut),hostBlocks:B.forced.map(({client:at,place:rt})=>({client:at,place:(0,$.W$)(rt)})),required:V.map(({service:at,clients:rt,because:st,becauseLeftOut:Tt=0})=>{
const{kept:xt,left:wt}=N(st),Ct=(0,$.ig)("because",wt+Tt);return{service:at,clients:rt,because:xt,...Ct}}),credentials:B.credentials?.hasToken?B.credentials.source:
null,looks:B.looks.map(({client:at,looks:rt})=>({client:at,looks:rt.map(r)})),attempts:(0,S.O)(B).length,...B.earlier.length===0?{}:{earlier:B.earlier.map(c)},timingMs:i(
q),certificates:ct,clients:mt,...Mt?{new:!0}:{}}}function d(I){if(I.kind==="skipped")return{code:I.problem.code};if(I.kind!=="failed")return{};const{problem:N,excerpt:B}=I;
return{code:N.code,...B===null?{}:{excerpt:B}}}const c=({discovery:I,timing:N})=>({discovery:I.kind,..."problem"in I?{code:I.problem.code}:{},ms:N.totalMs}),l=I=>I.
kind==="found"||I.kind==="absent"?(0,p.cq)(I.url):null,r=({source:I,held:N,counts:B})=>({source:I,held:N,counts:B}),e=({url:I,status:N,reason:B,mediaType:V,authorization:_,
address:tt,proxy:ut,ms:mt})=>({url:(0,p.cq)(I),status:N,reason:B,mediaType:V,authorization:_,address:tt,proxy:ut===null?null:(0,p.cq)(ut),ms:mt});function n(I){
switch(I.kind){case"url":return{url:(0,p.cq)(I.url)};case"login":return{login:s(I.login),...I.leftOut>0?{elementsLeftOut:I.leftOut}:{}};case"problem":return{problem:u(
I.problem)}}}const s=({client:I,grantTypes:N,authz:B,token:V,ports:_,scopes:tt})=>({client:I,grantTypes:N,authz:B===null?null:(0,p.cq)(B),token:V===null?null:(0,p.
cq)(V),ports:_,scopes:tt}),u=({code:I,message:N,help:B})=>({code:I,message:N,help:B??null}),i=({lookupMs:I,connectMs:N,tlsMs:B,firstByteMs:V,totalMs:_})=>({lookup:I,
connect:N,tls:B,firstByte:V,total:_}),y=1e4,T=100,P=({directory:I,clients:N,rows:B},V)=>({...(0,$.jt)(I),clients:N,rows:B.slice(0,y).map(_=>o(_,V)),...(0,$.ig)(
"rows",B.length-y)});function o(I,N){const{kind:B,address:V,source:_,host:tt,constraints:ut,locked:mt,chosen:Mt,newest:vt,platforms:Z}=I,{kept:q,left:ct}=N(I.places);
return{kind:B,address:V,source:_,host:tt,constraints:ut.slice(0,T),...(0,$.ig)("constraints",ut.length-T),locked:mt,chosen:Mt,newest:vt,platforms:Z.map(({platform:at,
available:rt})=>({platform:at,available:rt})),worst:I.worst,codes:I.problems.map(({code:at})=>at),places:q,...(0,$.ig)("places",ct+(I.placesLeftOut??0))}}const f=1,
m={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},g=4096,x="  ";function*R(I,N,B=m){const{usages:V,..._}=N.scan,{hosts:tt,
files:ut,findings:mt,passed:Mt,ignored:vt,stopped:Z,roots:q}=I,ct=tt.flatMap(({requirements:wt})=>wt.map(Ct=>Ct.because)),at=(0,$.R1)(ct,B.becauseLists),rt=(0,$.
R1)(mt.map(wt=>wt.places),B.placeLists),st=(0,$.R1)(q.flatMap(({rows:wt})=>wt.map(Ct=>Ct.places)),B.rowPlaceLists),{remarks:Tt}=N;yield*[`{
  "schemaVersion": ${f}`,a("version",N.version),a("passed",Mt),...Z===null?[]:[a("stopped",(0,O.Cw)(Z)),a("incomplete",w(Z))],a("failOn",N.failOn),...j(N),a("di\
alect",N.dialect.name),a("clientDetection",C(N.dialect)),a("clients",N.clients),a("startedAt",N.startedAt),a("durationMs",N.durationMs),a("counts",b(I))],yield*K(
"hosts",tt,B.hosts,wt=>A(wt,at));const xt=new Set(ut);yield*K("findings",mt,B.findings,wt=>X(wt,rt,xt.has(wt))),q.length>0&&(yield*K("roots",q,B.roots,wt=>P(wt,
st))),yield*[a("ignored",vt),a("usages",V),...Tt.length===0?[]:[a("remarks",Tt)],a("scan",_),`
}
`]}const a=(I,N)=>(0,v.Z4)(I,N,x,k),k=(I,N)=>typeof N=="string"?(0,O.dh)(N,g):N,w=I=>I.kind==="several"?I.reasons:[I],j=({repository:I,repositories:N,shards:B})=>[
...I===null?[]:[a("repository",I)],...N.length===0?[]:[a("repositories",N)],...B===null?[]:[a("shards",B)]];function*K(I,N,B,V){const _=yield*(0,v.Rr)(I,N,{maxBytes:B,
margin:x,replace:k},V);_>0&&(yield a(`${I}LeftOut`,_))}const b=({findings:I})=>Object.fromEntries(E.oC.map(N=>[`${N}s`,I.filter(B=>B.severity===N).length])),G=20,
C=({clients:I,versions:N,releases:B,isGuess:V,why:_,evidence:tt,evidenceLeftOut:ut=0})=>({clients:I,assumed:V??!1,why:_,versions:Object.entries(N).map(([mt,Mt])=>({
client:mt,version:Mt})),releases:B.map(({name:mt})=>mt),evidence:tt.slice(0,G).map(({client:mt,version:Mt,level:vt,text:Z,place:q})=>({client:mt,version:Mt,kind:vt,
text:Z,...(0,$.$t)(q)})),...(0,$.ig)("evidence",Math.max(0,tt.length-G)+ut)});function X(I,N,B){const{problem:V,severity:_,host:tt,service:ut,places:mt,placesLeftOut:Mt=0,
affects:vt,exclude:Z}=I,{kept:q,left:ct}=N(mt);return{code:V.code,severity:_,host:tt,service:ut,message:V.message,help:V.help??null,places:q,...(0,$.ig)("places",
Mt+ct),affects:vt,...B&&tt!==null?{inFile:!0}:{},...Z===void 0?{}:{exclude:Z}}}}),5465:((ht,U,t)=>{t.d(U,{$t:()=>d,R1:()=>v,W$:()=>A,ig:()=>r,jt:()=>l});var O=t(
5143),E=t(5955);function v(e,n){const s=new Map;for(const i of e)s.has(i)||s.set(i,i.reduce((y,T)=>y+$(T),0));const u=(0,E._3)(e.map(i=>s.get(i)??0),n);return i=>{
const y=(0,E.ux)(i,u,$);return{kept:y.map(A),left:i.length-y.length}}}const S=140,h=30,p=6;function $(e){if(typeof e=="string")return S;const{file:n}=e,s=(0,O._M)(
n)===null?0:h;return S+s+n.length*(/^[ -~]*$/.test(n)?1:p)}const A=e=>typeof e=="string"?e:d(e),d=({file:e,line:n,column:s,endColumn:u})=>({...c(e),line:n,column:s,
endColumn:u});function c(e){const{repository:n,path:s}=(0,O.bH)(e);return n===null?{file:e}:{repository:n,file:s}}function l(e){const{repository:n,path:s}=(0,O.
bH)(e);return n===null?{directory:e}:{repository:n,directory:s}}const r=(e,n)=>n>0?{[`${e}LeftOut`]:n}:{}}),4503:((ht,U,t)=>{t.d(U,{oW:()=>e,uM:()=>E});var O=t(
5143);function E({file:n,line:s},{links:u,repositories:i}){const{repository:y,path:T}=(0,O.bH)(n);if(y!==null){const o=p(h(i).get(y),T);return o===null?null:`${o}\
#L${s}`}const P=u?.get(n);return P===void 0?null:P.diff?.lines.has(s)?`${P.diff.url}R${s}`:`${P.url}#L${s}`}const v=(n,{repositories:s})=>h(s).get(n)?.url??null,
S=new WeakMap;function h(n){const s=S.get(n)??new Map(n.flatMap(({name:u,url:i,commit:y})=>{const T=i===null?null:r(i,y);return T===null?[]:[[u,T]]}));return S.
set(n,s),s}function p(n,s){const u=s==="."?null:e(s);return!n?.files||u===null?null:`${n.files}/${u}`}const $=600,A=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
d=/^(?:[\da-f]{40}|[\da-f]{64})$/,c=/^gitlab\.com$/i,l=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function r(n,s){
const[,u]=n.length<=$?A.exec(n)??[]:[];return u===void 0?null:s===null||!d.test(s)?{url:n,files:null}:c.test(u)?{url:n,files:`${n}/-/blob/${s}`}:{url:n,files:l.
test(u)?null:`${n}/blob/${s}`}}function e(n){if(!n.isWellFormed())return null;const s=u=>encodeURIComponent(u).replace(/[!'()*_~]/g,i=>`%${i.charCodeAt(0).toString(
16).toUpperCase()}`);return n.split("/").map(s).join("/")}}),9574:((ht,U,t)=>{t.d(U,{I$:()=>v,MB:()=>S,R4:()=>A,TM:()=>h,hn:()=>$,rm:()=>p});var O=t(5955),E=t(8641);
function v(d,c,l=[]){const r=d.map((n,s)=>`<th align="${l.includes(s)?"right":"left"}">${n}</th>`),e=c.map(n=>`<tr>${d.map((u,i)=>`<td${l.includes(i)?' align="r\
ight"':""}>${n[i]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...e,"</table>"].join(`
`)}const S=d=>["<ul>",...d.map(c=>`<li>${c}</li>`),"</ul>"].join(`
`),h=(d,c)=>["<details>",`<summary>${d}</summary>`,...c,"</details>"].join(`
`),p=d=>(0,E.D9)(d).replaceAll(".",".<wbr>"),$=d=>`<code>${(0,E.js)(d).replaceAll("/","/<wbr>")}</code>`;function A(d,c,l,r){const e=[];let n=0;for(const s of d){
const u=r(s);if(n+=(0,O.$$)([u].flat().join(""))+l,n>c)break;e.push(u)}return e}}),3616:((ht,U,t)=>{t.d(U,{gD:()=>dt,Fp:()=>yt,Gc:()=>Nt,XA:()=>Ht,rL:()=>gt});var O=t(
7574),E=t(5102),v=t(4120),S=t(5955),h=t(8641),p=t(1831),$=t(2796),A=t(8884),d=t(9574),c=t(8373);const l=20,r=10,e=700,n=4,s=300,u=1,i=6,y=12,T=4,P=1/2,o=12e3,f=20,
m=200;function g(M,D,W){const z=(0,$.cZ)(M),et=z.slice(0,D.isBrief?r:l),it=Math.min(o,W*P/et.length),Et=(0,$.YM)(et);let lt=W-m;const jt=Gt=>{const Vt=x(Gt,D,it,
Et.get(Gt)??null),Yt=(0,S.$$)(Vt)<lt?Vt:`${a(Gt,D)}</p>`;return lt-=(0,S.$$)(Yt)+f,Yt},Bt=(0,d.R4)(et,W-m,f,jt),Ft=z.length-Bt.length;return Ft>0?[...Bt,`<p>${(0,c.
jP)(Ft,"cause",D)}</p>`]:Bt}function x(M,D,W,z){const{findings:et,message:it,help:Et}=M,lt=et.length>1&&et[0]?.exclude!==void 0,jt=[G(M,D),C(M)].filter(Yt=>Yt!==
""),Bt=z===null?(0,$.S3)(M):[],Ft=it===null?T:(0,$.hs)(M)?i:y,Gt=Bt.slice(0,Ft).map(Yt=>k(Yt,M,D)),Vt=z===null?Gt.join(", "):`The same hosts as for ${z}`;return[
a(M,D),...it===null||Vt===""?[]:[`<br>${Vt}`],...it===null?[]:[`<br>${(0,v.Iu)((0,h.h$)(it,e))}`],...Et===null||lt?[]:[R(Et)],...jt.length===0?[]:[`<br><sub>${jt.
join(" ")}</sub>`],"</p>",...it===null?[(0,d.MB)(Gt)]:[],...b(M,Bt.slice(Ft),D,W)].join(`
`)}const R=M=>`<br><b>Help:</b> ${(0,h.h$)(M,e)}`;function a(M,D){const{severity:W,code:z,title:et}=M,it=(0,$.pq)(M),Et=it>1?`${(0,v.px)(it,(0,$.a2)(M))}: `:"";
return`<p>${c.rC[W]} <b>${Et}${et}</b> (${(0,c._h)(z,z,D)})`}function k(M,D,W){return"file"in M?(0,c.u_)(M,W):D.message===null?K(M,D,W):w(M,D.hosts.length===1,W)}
function w(M,D,W){const[z]=M,et=z?.host?(0,h.D9)((0,p.nx)(z.host)):"",it=z?.isHostNew?[v.dy]:[];if(D){const jt=(0,A.yv)(M).settings.map(c.Su),Ft=[j(M,n,W),...jt].
filter(Gt=>Gt!=="").join(", ");return`${et}${Ft===""?"":` in ${Ft}`}${it.map(Gt=>` (${Gt})`)}`}const lt=[...it,j(M,u,W).replace(/ places?$/,"")].filter(jt=>jt!==
"").join("; ");return lt===""?et:`${et} (${lt})`}function j(M,D,W){const{lines:z,leftOut:et}=(0,A.yv)(M);return z.length===0?"":(0,c.EP)(z,D,W,et)}function K(M,D,W){
const z=(0,$.hs)(D)?w(M,!1,W):j(M,u,W);return M.map(({problem:et})=>{const it=(0,h.h$)(et.message,s),Et=D.help===null&&et.help?R(et.help):"";return`${z===""?(0,v.
Iu)(it):`${z}: ${it}`}${Et}`}).join("<br>")}function b(M,D,W,z){const et=M.message===null?"finding":(0,$.a2)(M),{leftOut:it}=(0,$.hs)(M)?{leftOut:0}:(0,A.yv)(M.
findings),Et=D.length+it;if(Et===0)return[];if(W.isBrief)return[`<p>${(0,c.jP)(Et,et,W)}</p>`];const lt=(0,d.R4)(D,z,f,Ft=>k(Ft,M,W)),jt=Et-lt.length,Bt=M.message===
null?(0,d.MB)(lt):`<p>${lt.join(", ")}</p>`;return[(0,d.TM)((0,v.px)(Et,`more ${et}`),[...lt.length===0?[]:[Bt],...jt>0?[`<p>${(0,c.jP)(jt,et,W)}</p>`]:[]])]}function G({
affects:M},{context:{clients:D}}){const W=(0,v.od)(M,D);return W===""?"":`Affects ${W}.`}function C(M){const W=(0,$.hs)(M)&&M.hosts.length===1&&M.message!==null?
[]:(0,A.yv)(M.findings).settings;return W.length===0?"":`Required by ${W.map(c.Su).join(", ")}.`}var X=t(1064),I=t(1505);const N=20,B=20,V=["fails","warns","wor\
ks"];function _(M,D,W){const z=M.filter(Bt=>(0,E.cG)(Bt)&&!(0,E.JR)(Bt));if(z.length===0)return"";const et=Bt=>z.length===1?Mt(Bt,D).join(`
`):tt(Bt,D),it=(0,d.R4)(z,W,B,et),Et=z.length-it.length,[lt]=z.length===1?z:[],jt=lt===void 0?`of ${(0,v.px)(z.length,"host")}`:`of ${ut(lt)} (${mt(lt)})`;return(0,d.
TM)(`Requests, responses and certificates ${jt}`,[...it,...Et>0?[`<p>${(0,c.jP)(Et,"host",D)}</p>`]:[]])}const tt=(M,D)=>(0,d.TM)(`${c.Gr[(0,E.sG)(M)]} ${ut(M)}\
 (${mt(M)})`,Mt(M,D)),ut=({visit:M})=>(0,h.D9)((0,p.nx)(M.host)),mt=({visit:{attempt:M}})=>`${(0,v.px)(M.hops.length,"request")}, ${(0,O.kJ)(M.timing.totalMs)}`;
function Mt(M,D){const{hops:W,certificates:z}=M.visit.attempt;return[vt(M,D),...M.services.length===0?[]:[q(M,D)],...W.length===0?[]:[at(W)],...z.length===0?[]:
[rt(z,D)]]}function vt(M,D){const W=(0,c.Bm)(D);return["<table>",...[(0,I.se)(M,D.context,W),{label:"clients",texts:Z(M,D)},...(0,I.Zc)(M,W),...(0,I.o7)(M,W)].flatMap(
({label:it,texts:Et})=>Et.length===0?[]:[`<tr><td><b>${(0,v.Iu)(it)}</b></td><td>${Et.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Z=({clients:M},{context:D})=>V.flatMap(W=>{const z=D.clients.filter(it=>M[it]===W),et=z.map(it=>X.bB[it]).join(", ");return z.length===0?[]:[`${c.Gr[W]}\
 ${et}`]});function q({services:M,servicesLeftOut:D,servicesFrom:W},z){const et=M.slice(0,N).map(jt=>[(0,h.D9)(jt.id,I.tN),ct(jt)]),it=M.length-et.length+D,Et=it>
0?[[`and ${it} more`,z.rest]]:[],lt=W===null?"URL":`URL, from the host block at ${(0,c.u_)(W,z)}`;return(0,d.I$)(["Service",lt],[...et,...Et])}function ct(M){switch(M.
kind){case"url":return(0,h.D9)((0,h.cq)(M.url));case"login":{const{client:D,authz:W,token:z,ports:et}=M.login;return[`authz ${(0,h.D9)((0,h.cq)(W??"none"))}`,`t\
oken ${(0,h.D9)((0,h.cq)(z??"none"))}`,`client ${(0,h.D9)(D,I.tN)}, ports ${et.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${M.problem.code}`}}function at(M){
const D=M.map((W,z)=>{const et=W.proxy===null?"":`through ${(0,h.D9)((0,h.cq)(W.proxy))}`,it=W.status===null?"no response":`${W.status} ${(0,h.h$)(W.reason,I.tN)}`.
trim();return[String(z+1),(0,h.D9)((0,h.cq)(W.url)),W.mediaType===null?it:`${it}<br>${(0,h.D9)(W.mediaType,I.tN)}`,(0,v.Rk)(W.authorization),W.address===null?et:
(0,h.D9)(W.address,I.tN),(0,O.kJ)(W.ms).replace(" ","&nbsp;")]});return(0,d.I$)(["Hop","Request","Response","Token","Address","Time"],D,[0,5])}function rt(M,{context:D}){
const W=M.map(({host:z,subject:et,issuer:it,expires:Et})=>[(0,h.D9)(z,I.tN),(0,h.h$)((0,O.nO)(Et,D.startedAt)),(0,h.D9)(et,I.tN),(0,h.D9)(it,I.tN)]);return(0,d.
I$)(["TLS certificate","Valid until","Subject","Issuer"],W)}const st=4,Tt=3,xt=60;function wt(M,D,W,z){const et=M.filter(Bt=>(0,E.sG)(Bt)===D);if(et.length===0)
return"";const it=D==="works"&&M.some(Bt=>(0,E.sG)(Bt)==="warns"),Et=Ct(et,D,it?" without warnings":"");if(W.isBrief)return`<p>${Et}</p>`;const lt=(0,d.R4)(et,z,
xt,Bt=>Ut(Bt,W)),jt=et.length-lt.length;return(0,d.TM)(Et,[...lt.length===0?[]:[(0,d.I$)(["Host","Required by",D==="works"?"Services":"Reason"],lt)],...jt>0?[`<\
p>${(0,c.jP)(jt,"host",W)}</p>`]:[]])}function Ct(M,D,W){const z=M.slice(0,Tt).map(({visit:Et})=>(0,h.D9)((0,p.nx)(Et.host))),et=(0,v.K4)(z,Tt,M.length-z.length),
it=M.length===1?`${et} ${E.nx[D]}${W}`:`<b>${(0,v.px)(M.length,"host")}</b> ${E.nx[D]}${W}: ${et}`;return`${c.Gr[D]} ${it}`}function Ut(M,D){const W=M.requirements.
flatMap(et=>et.because),{discovery:z}=M.visit.attempt;return[`${(0,d.rm)((0,p.nx)(M.visit.host))}${M.isNew?`<br><sub>${v.dy}</sub>`:""}`,W.length===0?"":(0,A.Ky)(
W,st,et=>(0,c.u_)(et,D)),(0,E.JR)(M)&&z.kind==="skipped"?z.problem.title:(0,I.Yj)(M,(0,c.Bm)(D))]}var Lt=t(4148);const zt=40,Xt=80,H=M=>(0,Lt.fi)(M,D=>(0,d.hn)(
(0,A.II)(D))),Y=(M,D)=>(0,h.D9)(M,D).replaceAll(" ","&nbsp;"),$t=(M,D)=>{const W=({code:z,title:et})=>(0,c._h)(z,et,D);return(0,Lt.ij)([(0,Lt.eX)(W)],M)};function Pt(M,D,W){
const{wrong:z,good:et}=(0,Lt.jB)(M),it=z.length>1||D.isBrief?Kt(z,D,W/2):[],Et=W-(0,S.$$)(it.join("")),lt=Yt=>nt(Yt,D),jt=D.isBrief?[]:(0,d.R4)([...z,...et],Et,
Xt,lt),Bt=D.isBrief?0:M.length-jt.length,Ft=[...it,...jt.slice(0,z.length)],Gt=jt.slice(z.length),Vt=Gt.length<=Lt.LC?Gt:[(0,d.TM)(J(et),Gt)];return[...it.length>
0?[(0,d.TM)(_t(z),Ft)]:Ft,...D.isBrief&&et.length>0?[`<p>${J(et)}</p>`]:Vt,...Bt>0?[`<p>${(0,c.jP)(Bt,"root module",D)}</p>`]:[]]}function Kt(M,D,W){const z=(0,Lt.
cZ)(M);if(z.length===0)return[];const et=z.map(({row:lt})=>lt),it=X.Du.filter(lt=>M.some(jt=>jt.clients.includes(lt))),Et=[...$t(et,D),(0,Lt.ie)(z,H),...(0,Lt.ns)(
{clients:it,rows:et},Y)];return[Wt(et,{clients:it},Et,D,W)]}function Wt(M,D,W,z,et){const it=(0,d.R4)(M.slice(0,zt),et,Xt,lt=>[pt(lt,D,z),...W.map(({cell:jt})=>jt(
lt))]),Et=M.length-it.length;return(0,d.I$)(["Module or provider",...W.map(({title:lt})=>(0,v.Iu)(lt))],Et>0?[...it,[(0,c.jP)(Et,"row",z)]]:it)}function _t(M){const D=(0,Lt.
qj)(M[0]??{rows:[]}),W=M.slice(0,Lt.LC).map(H),z=(0,v.K4)(W,Lt.LC,M.length-W.length);return M.length===1?`${c.Gr[D]} <b>${z}</b>: ${Lt.pJ[D]}`:`${c.Gr[D]} <b>${(0,v.
px)(M.length,"root module")}</b> with errors or warnings: ${z}`}function J(M){const D=M.flatMap(W=>W.rows);return`${c.Gr[(0,Lt.Fg)(D)]} <b>${(0,v.px)(M.length,"\
root module")}</b>: ${(0,Lt.nS)(D)}`}function nt(M,D){const W=(0,Lt.qj)(M),{wrong:z,good:et}=(0,Lt.P)(M),it=[...z,...et],Et=[...$t(it,D),...(0,Lt.ns)({...M,rows:it},
Y)],lt=W==="works"?(0,Lt.nS)(M.rows):Lt.pJ[W];return(0,d.TM)(`${c.Gr[(0,Lt.Fg)(M.rows)]} <b>${H(M)}</b>: ${lt}`,[Wt(it,M,Et,D,Number.POSITIVE_INFINITY)])}function pt(M,D,W){
const z=`${c.Gr[(0,Lt.Fg)([M])]}&nbsp;<b>${(0,d.hn)((0,Lt.mC)(M,D))}</b>`,[et]=M.places,it=[...M.kind==="module"&&M.source!==M.address?[(0,d.hn)(M.source)]:[],...et===
void 0?[]:[(0,c.u_)(et,W)]];return it.length===0?z:`${z}<br><sub>${it.join(" at ")}</sub>`}const ft=2e5,Ot={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,
passed:8e3,skipped:4e3,notices:1e4},At=["causes","unchecked","roots","evidence","passed","skipped","notices","notes"],St=1e3,It=10,bt=5,Rt=600,kt=100,Dt=7,Nt=(M,D)=>Ht(
M,{context:D,rest:c.h,isBrief:!1},{head:`## ${dt(M,D)}`,foot:`tf-disco ${(0,h.js)(D.version)}, started ${(0,h.js)((0,O.QN)(D.startedAt))}.`,maxBytes:ft});function Ht(M,D,{
head:W,foot:z,maxBytes:et}){const it=L(M,D),Et=new Map;let lt=et-St-(0,S.$$)(W+z);for(const[Ft,Gt]of Object.entries(Ot)){const Yt=it[Ft](Math.min(Gt,lt)).filter(
Zt=>Zt!=="").join(`

`),Jt=(0,S.$$)(Yt)<=lt;Jt&&(lt-=(0,S.$$)(Yt)),Et.set(Ft,Jt?Yt:`<p>More ${D.rest}</p>`)}const jt=At.map(Ft=>Et.get(Ft)??"").filter(Ft=>Ft!==""),Bt=!D.isBrief&&jt.
some(c.ze)?`${z} ${F(D)}`:z;return`${[W,...jt,`<sub>${Bt}</sub>`].join(`

`)}
`}function L(M,D){const W=(0,E.md)(M.hosts),z=W.filter(({findings:lt})=>lt.length===0),et=({severity:lt})=>lt==="notice",it=M.findings.filter(et),Et=M.findings.
filter(lt=>!et(lt));return{notes:lt=>[ot(M,D,lt)],causes:lt=>g(Et,D,lt),roots:lt=>Pt(M.roots,D,lt),evidence:lt=>D.isBrief?[]:[_(W,D,lt)],unchecked:lt=>[wt(z,"un\
checked",D,lt)],passed:lt=>[wt(W,"works",D,lt)],skipped:lt=>[wt(W,"skipped",D,lt)],notices:lt=>D.isBrief?[]:[Q(it,D,lt)]}}function F({context:M}){const D=M.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,h.js)(D)}">kept as an artifa\
ct</a>.`}function Q(M,D,W){if(M.length===0)return"";const z=`${c.rC.notice} ${(0,v.px)(M.length,"notice")}`;return(0,d.TM)(z,g(M,D,W))}function ot(M,D,W){const z=(0,E.
h$)(M,D.context).map(jt=>`${(0,v.Iu)((0,h.h$)(jt,Rt))}.`),et=(0,d.R4)(z,W,It,jt=>jt),it=et.slice(0,bt),Et=D.isBrief?[]:et.slice(bt),lt=z.length-it.length-Et.length;
return[`<p>${it.join("<br>")}</p>`,...Et.length===0?[]:[(0,d.TM)((0,v.px)(Et.length,"more remark"),[`<p>${Et.join("<br>")}</p>`])],...lt>0?[`<p>${(0,c.jP)(lt,"r\
emark",D)}</p>`]:[]].join(`
`)}const dt=(M,D)=>`${gt(M)} ${(0,v.Iu)((0,E.$N)(M,D))}`;function gt(M){const D=M.findings.some(({severity:z})=>z!=="notice"),W=M.hosts.length===0?"skipped":"wo\
rks";return c.Gr[M.passed?D?"warns":W:"fails"]}function yt({url:M,workflow:D,job:W,commit:z}){const et=D.split("/").at(-1)??"";return[`<a href="${(0,h.js)(M)}">${(0,h.
D9)(et===""?"this run":et,kt)}</a>`,...W===""?[]:[`job ${(0,h.D9)(W,kt)}`],...z===""?[]:[`commit ${(0,h.D9)(z.slice(0,Dt))}`]].join(", ")}}),8373:((ht,U,t)=>{t.
d(U,{Bm:()=>u,EP:()=>l,Gr:()=>$,Su:()=>n,_h:()=>s,h:()=>S,jP:()=>d,rC:()=>p,u_:()=>e,xy:()=>h,ze:()=>c});var O=t(4503),E=t(8884),v=t(8641);const S="in the JSON \
report",h="in the job summary",p={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},$={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},A="&nbsp;more ",d=(i,y,{rest:T})=>`and ${i}${A}${y}${i===1?"":"s"} ${T}`,c=i=>i.includes(A),l=(i,y,T,P=0)=>(0,E.Ky)(i,y,o=>e(o,T),P).replace(
/ more (?=places?$)/,A),r=600;function e(i,{context:y}){if(typeof i=="string")return n(i);const P=`<code>${(0,v.js)((0,E.eo)(i)).replaceAll("/","/<wbr>")}</code\
>`,o=(0,O.uM)(i,y);return o===null||o.length>r?P:`<a href="${(0,v.js)(o,r)}">${P}</a>`}const n=i=>i.endsWith(" input")?`the ${(0,v.D9)(i.replace(/ input$/,""))}\
 input`:(0,v.D9)(i),s=(i,y,{context:T})=>`<a href="${(0,v.js)(`${T.docsUrl}#${i}`)}">${y}</a>`,u=i=>({value:v.D9,prose:v.h$,because:y=>e(y,i)})}),7574:((ht,U,t)=>{
t.d(U,{I$:()=>h,QN:()=>A,kJ:()=>v,nO:()=>d,tY:()=>S,u8:()=>$});var O=t(4120);const E=864e5;function v(c){const l=Math.round(c);if(l<1e3)return`${l} ms`;if(l<59950)
return`${(l/1e3).toFixed(1)} s`;const r=Math.round(l/1e3);return`${Math.floor(r/60)} min ${r%60} s`}function S(c){return c<1e3?`${c} B`:c<999950?`${(c/1e3).toFixed(
1)} kB`:`${(c/1e6).toFixed(1)} MB`}function h(c){return[["DNS",c.lookupMs],["connect",c.connectMs],["TLS",c.tlsMs],["first byte",c.firstByteMs],["total",c.totalMs]].
flatMap(([r,e])=>e===null?[]:[[r,e]])}const p=6e4;function $(c,l){const r=Date.parse(l)-Date.parse(c);if(!(r>=p))return"less than a minute";const e=Math.floor(r/
p),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,unit:"min"}],s=n.findIndex(({count:u})=>u>0);return n.
slice(s,s+2).filter(({count:u})=>u>0).map(({count:u,unit:i})=>`${u} ${i}`).join(" ")}const A=c=>`${c.slice(0,16).replace("T"," ")} UTC`;function d(c,l){const r=(Date.
parse(c)-Date.parse(l))/E;if(Number.isNaN(r))return c;const e=(0,O.px)(Math.floor(Math.abs(r)),"day"),n=Math.abs(r)<1,s=n?"within the last day":`${e} ago`,u=n?"\
in less than a day":`in ${e}`;return`${c.slice(0,10)} (${r<0?s:u})`}}),5102:((ht,U,t)=>{t.d(U,{$N:()=>u,JR:()=>l,QK:()=>s,b:()=>r,cG:()=>c,h$:()=>x,hm:()=>n,md:()=>e,
nx:()=>$,sG:()=>d});var O=t(4e3),E=t(5799),v=t(7574),S=t(4120),h=t(8884),p=t(4148);const $={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},A=["fails","unchecked","warns","skipped","works"];function d(a){if(r(a))return"unchecked";const k=n(a.findings);return k==="error"?"fai\
ls":k==="warning"?"warns":l(a)?"skipped":"works"}const c=a=>["fails","warns"].includes(d(a)),l=({visit:a})=>a.attempt.discovery.kind==="skipped",r=({visit:{attempt:a}})=>a.
discovery.kind==="skipped"&&a.discovery.problem.code==="host-not-checked";function e(a){return A.flatMap(k=>a.filter(w=>d(w)===k))}const n=a=>E.oC.find(k=>a.some(
w=>w.severity===k))??null;function s({findings:a}){const k=n(a);return k==="notice"?[]:a.filter(({severity:w})=>w===k)}function u({hosts:a,files:k,findings:w,passed:j,
stopped:K,roots:b},{repositories:{length:G}}){const C=(0,p.g5)(b,G),X=C===null?k:k.filter(({problem:vt})=>!i.test(vt.code)),I=X.filter(vt=>!y(vt)),N=n(I)==="err\
or"&&!a.some(vt=>d(vt)==="fails"),V=C===null&&!N&&G>0?` in ${(0,S.px)(G,"repository")}`:"",tt=[I.length<X.length?[`nothing to check${V}`]:P(a,V),m(I,G)],ut=N?tt.
toReversed():tt,mt=[C??[],...ut].flat().join(", "),Mt=n(w)==="error";return K!==null?`${mt} (${(0,O.Cw)(K)})`:j&&Mt?`${mt} (the check passes: fail-on is never)`:
j||Mt?mt:`${mt} (the check fails: fail-on is warning)`}const i=/^(?:module|provider|version|package|constraint|lock)-/,y=({problem:a,severity:k})=>a.code==="not\
hing-to-check"&&k==="error",T="not allowed";function P(a,k){const w=a.length;if(w===0)return[`no registry hosts to check${k}`];const j=a.filter(Mt=>!l(Mt)).map(
d),K=a.filter(r).length,[b,G]=[j.length,w-j.length],C=j.filter(Mt=>Mt==="fails").length,X=j.filter(Mt=>Mt==="warns").length,I=a.filter(Mt=>l(Mt)&&d(Mt)==="fails").
length,N=[{count:C,words:$.fails},{count:I,words:T},{count:K,words:$.unchecked}],B=[{count:b-C,words:$.works},{count:G-I-K,words:$.skipped}],V=C+I+K>0,[_,...tt]=(V?
N:B).filter(({count:Mt})=>Mt>0),mt=_?.words===T||_?.words===$.unchecked?_.count===1?"is ":"are ":"";return[`${f(_?.count??0,w)}${k} ${mt}${_?.words}`,...tt.map(
({count:Mt,words:vt})=>`${Mt} ${vt}`),...X===0?[]:[o(X,w,V)]]}function o(a,k,w){return k===1?"with warnings":`${a} ${w?"more ":""}with warnings`}function f(a,k){
return k===1?"1 registry host":a===k?`all ${k} registry hosts`:`${a} of ${k} registry hosts`}function m(a,k){const w=n(a);if(w===null||w==="notice")return[];const j=a.
filter(({severity:C})=>C===w),K=(0,h.mj)(j,k),b=K===""?(0,h.Dc)(j):0,G=(0,h.BQ)(a);return[...K===""?[]:[`${w}s in files of ${K}`],...b===0?[]:[`${w}s in ${(0,S.
px)(b,"file")}`],...n(G)===w?[`${w}s in the ${(0,h.et)(G)}`]:[]]}function g({hosts:a},{scan:k,repositories:w}){const{files:j,bytes:K,usages:b,durationMs:G}=k,C=a.
filter(h.Qz).length,X=C===0?"no registry host is used":`${(0,S.px)(b,"usage")} of ${(0,S.px)(C,"registry host")}`;return w.length>0?`${X} in ${(0,S.px)(w.length,
"repository")}`:j===0&&G===0?null:j===0?"found no Terraform or OpenTofu files":`scanned ${(0,S.px)(j,"file")} (${(0,v.tY)(K)}) in ${(0,v.kJ)(G)}: ${X}`}function x(a,k){
const{dialect:w,durationMs:j,scan:K,remarks:b}=k,G=g(a,k),X=a.hosts.length===0&&K.files===0?"":` for ${(0,S.QI)(w)} (${w.why})`;return[`${R(a)}; checked in ${(0,v.
kJ)(j)}${X}`,...G===null?[]:[G],...b]}function R({findings:a,ignored:k}){const w=E.oC.flatMap(K=>{const{length:b}=a.filter(G=>G.severity===K);return b===0?[]:[(0,S.
px)(b,K)]}),j=w.length===0?"no findings":w.join(", ");return k>0?`${j}, ${k} ignored`:j}}),4148:((ht,U,t)=>{t.d(U,{Fg:()=>d,LC:()=>r,Mm:()=>$,P:()=>u,cZ:()=>i,eX:()=>w,
fi:()=>e,g5:()=>n,ie:()=>P,ij:()=>k,jB:()=>s,mC:()=>o,nS:()=>f,ns:()=>a,pJ:()=>l,qj:()=>A});var O=t(5143),E=t(1064),v=t(5011),S=t(5257),h=t(4120);const p=["fail\
s","warns","works"];function $({worst:b}){return b==="error"?"fails":b==="warning"?"warns":"works"}const A=({rows:b})=>p.find(G=>b.some(C=>$(C)===G))??"works";function d(b){
const G=A({rows:b});return G==="works"&&b.some(c)?"skipped":G}const c=({chosen:b})=>Object.keys(b).length===0,l={fails:"init fails",warns:"has warnings",works:"\
passed"},r=3,e=({directory:b},G)=>b===S.cd.file?S.cd.file:b==="."?"the top directory":G(b);function n(b,G=0){const C=b.filter(({directory:_})=>_!==S.cd.file),{failing:X}=s(
C),{length:I}=X;if(I===0)return null;const N=new Set(X.map(({directory:_})=>(0,O._M)(_))),B=G<2?"":` in ${N.size} of ${G} repositories`;return C.length===1?`ini\
t fails${B}`:`init fails in ${I===C.length?`all ${I}`:`${I} of ${C.length}`} root modules${B}`}function s(b){const{fails:G=[],warns:C=[],works:X=[]}=Object.groupBy(
b,A);return{failing:G,wrong:[...G,...C],good:X}}function u({rows:b}){const{fails:G=[],warns:C=[],works:X=[]}=Object.groupBy(b,$);return{wrong:[...G,...C],good:X}}
function i(b){const G=new Map;for(const I of s(b).wrong)for(const N of u(I).wrong){const B=y(N),V=G.get(B)??{row:N,roots:new Set};G.set(B,V),V.roots.add(I)}const{
fails:C=[],warns:X=[]}=Object.groupBy(G.values(),({row:I})=>$(I));return[...C,...X]}const y=({kind:b,source:G,constraints:C,locked:X,chosen:I,problems:N})=>JSON.
stringify([b,G,C,X,I,N]),T=3;function P(b,G){const C=new Map(b.map(I=>[I.row,[...I.roots]]));return{title:"root modules",cell:I=>{const N=C.get(I)??[],B=N.slice(
0,T).map(G);return(0,h.K4)(B,T,N.length-B.length)}}}const o=({address:b,host:G},{clients:C})=>C.every(X=>(0,v.Vm)(X)===G)&&b.startsWith(`${G}/`)?b.slice(G.length+
1):b;function f(b){const G=[...new Map(b.map(V=>[`${V.kind} ${V.source}`,V])).values()],C=["module","provider"].flatMap(V=>{const{length:_}=G.filter(tt=>tt.kind===
V);return _===0?[]:[(0,h.px)(_,V)]});if(C.length===0)return"no registry modules and no providers";const X=b.some(({platforms:V})=>V.length>0)?" and package":"",
I=G.filter(c).length,N=G.filter(({chosen:V})=>Object.values(V).includes(null)).length,B=I+N===0?`every version${X} is available`:[...N>0?[`${N} without a versio\
n`]:[],...I>0?[`${I} not checked`]:[]].join(", ");return`${C.join(" and ")}, ${B}`}const m=60,g=6,x=60,R=12;function a({clients:b,rows:G},C){const X=G.every(({chosen:N})=>new Set(
Object.values(N)).size<=1),I=[{title:"constraint",cell:({constraints:N})=>(0,h.K4)([...new Set(N)].map(B=>C(B,x)),g)},...X?[{title:"version",cell:N=>j(N,null,C)}]:
b.map(N=>({title:E.bB[N],cell:B=>j(B,N,C)})),{title:"newest",cell:({newest:N})=>N===null?"":C(N,m)},{title:"platforms",cell:({platforms:N})=>K(N,C)}];return k(I,
G)}const k=(b,G)=>b.filter(({cell:C})=>G.some(X=>C(X)!=="")),w=b=>({title:"problem",cell:({problems:G})=>G.filter(({usualSeverity:C})=>C!=="notice").map(b).join(
", ")});function j({chosen:b,locked:G},C,X){const I=C===null?Object.values(b)[0]:b[C];return I===void 0?"":I!==null?`${X(I,m)}${I===G?" (locked)":""}`:G===null?
"none":`none (locked: ${X(G,m)})`}function K(b,G){const C=b.map(({platform:X,available:I})=>`${I===null?"?":I?"\u2713":"\u2717"} ${G(X,m)}`);return(0,h.K4)(C,R)}}),
733:((ht,U,t)=>{t.d(U,{W:()=>p,n:()=>E});const O=/^[ -~]*$/;function E($){if(O.test($))return $.length;let A=0;for(const d of $)A+=v(d);return A}function v($){return O.
test($)?1:S($)?0:new RegExp("\\p{Regional_Indicator}","u").test($)?1:h($)?2:1}const S=$=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test($),h=$=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test($);function p($,A,d){let[c,l]=["",0];for(const r of $){const e=v(r),n=l+e;if(l>=A&&n<=d&&(e>0||l>A)?c+=r:c+=" ".repeat(Math.max(0,Math.min(n,d)-Math.max(l,
A))),l=n,l>d)break}return c}}),7146:((ht,U,t)=>{t.d(U,{ky:()=>c,nI:()=>v,qt:()=>A,wW:()=>d});var O=t(733);const E={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function v(r,e,n){return n.colour?`\x1B[${E[e]}m${r}\x1B[0m`:r}const S=(r,e,{hyperlinks:n})=>e===void 0||!n?r:`\x1B]8;;${e}\x1B\\${r}\x1B]8;;\x1B\\`,h=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
p=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,$=5001;function A(r){const{FORCE_HYPERLINK:e,TERM:n="",TERM_PROGRAM:s="",VTE_VERSION:u}=r;
return e?e!=="0":r.CI||r.NO_COLOR||n==="dumb"?!1:Number(u)>=$||h.test(s)||p.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(i=>r[i])}function d(r,e){const n="\
 ".repeat(r.indent),s=r.label.padEnd((r.column??0)-1),u=" ".repeat(r.indent+(r.column??2)),[i="",...y]=l(e.withFlags?.(r.text)??r.text,{first:e.width-n.length-s.
length-1,others:e.width-u.length}),T=S(v(s,r.style,e),r.url,e);return[`${n}${T} ${i}`.trimEnd(),...y.map(P=>`${u}${P}`)]}function c(r,{width:e,withFlags:n}){const[
s="",...u]=l(n?.(r)??r,{first:e,others:e-2});return[s,...u.map(i=>`  ${i}`)]}function l(r,e){const n=[];let s="",u=0;for(const i of r.split(" ")){const y=n.length===
0?e.first:e.others,T=(0,O.n)(i);s!==""&&u+1+T>y?(n.push(s),s=i,u=T):(u=s===""?T:u+1+T,s=s===""?i:`${s} ${i}`)}return[...n,s]}}),4421:((ht,U,t)=>{t.d(U,{S5:()=>bt,
MV:()=>Rt,K8:()=>kt});var O=t(2389),E=t(2796),v=t(5102),S=t(4120),h=t(5955),p=t(8641),$=t(1831),A=t(8884),d=t(733),c=t(7146);const l=160,r=12,e="    ",n=/##\w*\[/;
function s({place:L,before:F,literal:Q,after:ot},dt,gt){const yt=" ".repeat(`  ${L.line}`.length),M=Math.min(gt.width,l)-yt.length-3;if(M<r)return[];const D=u(F+
Q+ot),W=D(F+Q+ot),z=(0,d.n)(W)<=M?0:D(F).search(/[^ ]|$/),et=W.slice(z),it=(0,d.n)(D(F))-z,Et=(0,d.n)(D(F+Q))-z,{from:lt,to:jt,text:Bt}=i(et,it,Math.max(Et,it+1),
M),Ft=(0,c.nI)("|","dim",gt),Gt="^".repeat(Math.max(1,Math.min(Et,jt)-Math.max(it,lt))),Vt=" ".repeat(Math.max(it,lt)-lt);return[`${(0,c.nI)(`  ${L.line}`,"dim",
gt)} ${Ft} ${Bt}`.trimEnd(),`${yt} ${Ft} ${Vt}${(0,c.nI)(Gt,dt,gt)}`]}function u(L){const F=Q=>(0,p.RK)(Q.replaceAll("	",e),Number.POSITIVE_INFINITY);return n.test(
F(L))?Q=>F(Q).replaceAll(/(?<=#)#/g," #"):F}function i(L,F,Q,ot){const dt=(0,d.n)(L);if(dt<=ot)return{from:0,to:ot,text:L};const gt=Math.max(0,ot-2-(Q-F)),yt=Q<
ot?0:Math.max(0,F-1-Math.ceil(gt*2/3)),M=dt-yt<=ot,D=yt+ot,W=(0,d.W)(L,yt===0?0:yt+1,M?D:D-1),z=`${yt===0?"":"\u2026"}${W}${M?"":"\u2026"}`;return{from:yt,to:M?
D:D-1,text:z}}var y=t(1505),T=t(7574);const P=20,o=6,f=13,m={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yell\
ow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},g={error:m.fails,warning:m.warns,notice:{sign:"\xB7",style:"blue"}},x={value:p.RK,
prose:p.RK,because:A.eo};function R(L,F){const Q=(0,v.sG)(L),{sign:ot,style:dt}=m[Q],gt=[...(0,v.cG)(L)?w(L,F.context):[],...(0,y.o7)(L,x)],yt=`${v.nx[Q]}${L.isNew?
` (${S.dy})`:""}: ${k(L)}`;return[...(0,c.wW)({indent:0,label:`${ot} ${a(L.visit.host)}`,style:dt,text:yt},F),...gt.flatMap(M=>j(M,F))].map(p.BP).join(`
`)}const a=L=>{const F=(0,$.nx)(L);return F===L?(0,p.RK)(L):`${(0,p.RK)(F)} (${(0,p.RK)(L)})`};function k(L){const{discovery:F}=L.visit.attempt,Q=(0,v.QK)(L);return Q.
length>0?(0,S.K4)([...new Set(Q.map(ot=>ot.problem.code))],o):F.kind==="skipped"?F.problem.code:(0,y.Yj)(L,x)}function w(L,F){const{hops:Q,certificates:ot}=L.visit.
attempt;return[(0,y.se)(L,F,x),{label:"response",texts:Q.map(K)},{label:"services",texts:b(L)},...(0,y.Zc)(L,x),{label:"certificate",texts:ot.map(dt=>C(dt,F))}]}
const j=({label:L,texts:F},Q)=>F.flatMap((ot,dt)=>{const gt=dt===0?L:"";return(0,c.wW)({indent:2,label:gt,style:"dim",column:f,text:ot},Q)});function K(L){const F=L.
status===null?"none":`${L.status} ${(0,p.RK)(L.reason,y.tN)}`,Q=L.status===null?"after":"in",ot=[...L.mediaType===null?[]:[(0,p.RK)(L.mediaType,y.tN)],...L.address===
null?[]:[`at ${(0,p.RK)(L.address,y.tN)}`],...L.proxy===null?[]:[`through ${(0,p.RK)((0,p.cq)(L.proxy))}`],...L.authorization==="none"?[]:[`token ${(0,S.Rk)(L.authorization)}`]],
dt=ot.length===0?"":` (${ot.join("; ")})`;return`${F.trim()} from ${(0,p.RK)((0,p.cq)(L.url))} ${Q} ${(0,T.kJ)(L.ms)}${dt}`}function b({services:L,servicesLeftOut:F}){
const Q=L.slice(0,P),ot=L.length-Q.length+F;return[...Q.map(G),...ot>0?[`and ${ot} more`]:[]]}function G(L){const F=(0,p.RK)(L.id,y.tN);switch(L.kind){case"url":
return`${F} ${(0,p.RK)((0,p.cq)(L.url))}`;case"login":{const{authz:Q,token:ot}=L.login,dt=[Q,ot].map(gt=>(0,p.RK)((0,p.cq)(gt??"none")));return`${F} authz ${dt.
join(", token ")}`}case"problem":return`${F}: ${L.problem.code}`}}function C(L,F){const{host:Q,subject:ot,issuer:dt,expires:gt}=L,yt=(0,p.RK)((0,T.nO)(gt,F.startedAt));
return`${(0,p.RK)(Q,y.tN)} valid until ${yt}; subject ${(0,p.RK)(ot,y.tN)}, issuer ${(0,p.RK)(dt,y.tN)}`}const X=4,I={places:6,messages:5,frames:E.Wi},N={places:3,
messages:2,frames:1},B=1e3;function V(L,F,Q){const{severity:ot,code:dt,title:gt,message:yt}=L,M=(0,p.RK)(yt??gt,B),D=`${F.context.docsUrl}#${dt}`,{style:W}=g[ot],
z=_(L,Q)??[...rt(L.hosts.length>1?"hosts":"host",tt(L),F),...ut(L,F,Q),...at(L,F)],et=ct(L.findings)?"":L.help??"";return[...(0,c.wW)({indent:0,label:`${ot}[${dt}\
]:`,style:W,url:D,text:M},F),...z,...rt("help",(0,p.RK)(et,B),F),...rt("affects",(0,S.od)(L.affects,F.context.clients),F)].map(p.BP).join(`
`)}function _(L,{codes:F}){const{hosts:Q,message:ot,code:dt,findings:gt}=L;if(Q.length<2||ot===null)return null;const{lines:yt}=(0,A.yv)(gt),M=JSON.stringify([Q.
toSorted(),yt[0],yt.length]),D=F.get(M);return D===void 0&&F.set(M,dt),D===void 0?null:[`  hosts: the same ${Q.length} as for ${D}`]}function tt({hosts:L,findings:F,
message:Q}){const[ot]=L;if(L.length===1&&ot!==void 0&&Q?.includes((0,$.nx)(ot))&&F[0]?.isHostNew!==!0)return"";const gt=(0,S.Ku)(L,X).map(yt=>{const M=F.some(D=>D.
host===yt&&D.isHostNew);return`${a(yt)}${M?` (${S.dy})`:""}`});return(0,S.K4)(gt,L.length,L.length-gt.length)}function ut(L,F,Q){const{frames:ot}=mt(L),dt=Mt(L),
gt=(0,E.cr)(L).length-dt.length;return[...dt.flatMap(({message:yt,findings:M,first:D},W)=>{const z=vt(D,L.message===null?yt:"",F);return W>=ot?z:[...z,...Z(D,L,
F,Q),...rt("help",(0,p.RK)(q(L,M),B),F)]}),...gt>0?[`  and ${(0,S.px)(gt,"more message")} in the JSON report`]:[]]}const mt=({hosts:L,findings:F})=>L.length>1||
ct(F)?N:I,Mt=L=>(0,S.Ku)((0,E.cr)(L),mt(L).messages).map(([F,Q])=>({message:F,findings:Q,first:(0,A.tN)(Q)}));function vt(L,F,Q){if(L===null&&F==="")return[];const ot=L===
null?"-":"-->",gt=[...L===null?[]:[(0,A.R3)(L)],(0,p.RK)(F,B)].filter(yt=>yt!=="").join(": ");return(0,c.wW)({indent:2,label:ot,style:"dim",text:gt},Q)}function Z(L,{
severity:F},Q,{lines:ot}){if(L===null)return[];const{file:dt,line:gt,column:yt}=L,M=Q.context.sources.find(D=>D.place.file===dt&&D.place.line===gt&&D.place.column===
yt);return M===void 0||ot.has(M)?[]:(ot.add(M),s(M,g[F].style,Q))}function q({help:L,findings:F},Q){return L!==null||ct(F)?"":Q[0]?.problem.help??""}const ct=([
L,F])=>L?.exclude!==void 0&&F!==void 0;function at(L,F){const{findings:Q}=L,{lines:ot,settings:dt,leftOut:gt}=(0,A.yv)(Q),yt=Mt(L).map(({first:W})=>W&&(0,A.eo)(
W)),M=ot.filter(W=>!yt.includes((0,A.eo)(W))),D=mt(L).places;return[...rt("also at",(0,A.Ky)(M,D,void 0,gt),F),...rt("required by",(0,A.Ky)(dt,D),F)]}const rt=(L,F,Q)=>F===
""?[]:(0,c.wW)({indent:2,label:`${L}:`,style:"dim",text:F},Q);var st=t(4148),Tt=t(1064);const xt=20,wt=3,Ct="  ",Ut=L=>(0,st.fi)(L,A.II);function Lt(L,F){const{
wrong:Q}=(0,st.jB)(L);return Q.length>st.LC?[zt(L,Q,F)]:Q.map(ot=>{const dt=(0,st.P)(ot),gt=[...dt.wrong,...dt.good],yt=Xt((0,st.ns)({...ot,rows:gt.slice(0,xt)},
p.RK),gt),M=Ut(ot);return H({outcome:(0,st.qj)(ot),name:M,root:ot,rows:gt,columns:yt},F)})}function zt(L,F,Q){const ot=(0,st.cZ)(L),dt=ot.map(({row:z})=>z),gt=Tt.
Du.filter(z=>F.some(et=>et.clients.includes(z))),yt=(0,st.ns)({clients:gt,rows:dt.slice(0,xt)},p.RK),M=Xt([(0,st.ie)(ot,Ut),...yt],dt),D=(0,st.qj)({rows:dt}),W=(0,S.
px)(F.length,"root module");return H({outcome:D,name:W,root:{clients:gt},rows:dt,columns:M},Q)}const Xt=(L,F)=>[...L,...(0,st.ij)([(0,st.eX)(({code:Q})=>Q)],F)];
function H({outcome:L,name:F,root:Q,rows:ot,columns:dt},gt){const{sign:yt,style:M}=m[L],D=ot.filter(it=>(0,st.Mm)(it)===L),W=[...new Set(D.map(it=>(0,p.RK)((0,st.
mC)(it,Q))))],z=`${st.pJ[L]} for ${(0,S.K4)(W,wt)}`,et=ot.length-xt;return[`${(0,c.nI)(yt,M,gt)} ${(0,c.nI)(F,"bold",gt)}: ${z}`,...Y(ot.slice(0,xt).map(it=>({sign:m[(0,st.
Fg)([it])],cells:[(0,p.RK)((0,st.mC)(it,Q)),...dt.map(({cell:Et})=>Et(it))]})),["module or provider",...dt.map(({title:it})=>it)],gt),...et>0?[`  and ${et} more\
 in the JSON report`]:[]].map(p.BP).join(`
`)}function Y(L,F,Q){const ot=F.map((yt,M)=>Math.max(...[yt,...L.map(({cells:D})=>D[M])].map($t)));if(ot.reduce((yt,M)=>yt+Ct.length+M,Ct.length)>Q.width)return L.
flatMap(({sign:{sign:yt,style:M},cells:[D="",...W]})=>{const z=W.flatMap((it,Et)=>it===""?[]:[`${F[Et+1]} ${it}`]),et=`${D}: ${z.join("; ")}`;return(0,c.wW)({indent:2,
label:yt,style:M,text:et},Q)});const gt=yt=>yt.map((M,D)=>M+" ".repeat((ot[D]??0)-$t(M))).join(Ct).trimEnd();return[`    ${(0,c.nI)(gt(F),"dim",Q)}`,...L.map(({
sign:{sign:yt,style:M},cells:D})=>`  ${(0,c.nI)(yt,M,Q)} ${gt(D)}`)]}const $t=(L="")=>Array.from(L).length;function Pt(L,F){const Q=L.flatMap(D=>D.rows),{sign:ot,
style:dt}=m[(0,st.Fg)(Q)],[gt]=L,M=`${L.length===1&&gt!==void 0?Ut(gt):(0,S.px)(L.length,"root module")}: ${(0,st.nS)(Q)}`;return(0,c.wW)({indent:0,label:ot,style:dt,
text:M},F).map(p.BP).join(`
`)}const Kt=3,Wt=4,_t=1e3;function J({hosts:L,roots:F},Q){const ot=Map.groupBy(L,v.sG),dt=(ot.get("unchecked")??[]).filter(({findings:yt})=>yt.length===0),{good:gt}=(0,st.
jB)(F);return[...nt("unchecked",dt,Q),...nt("skipped",ot.get("skipped")??[],Q),...nt("works",ot.get("works")??[],Q),...gt.length>0?[Pt(gt,Q)]:[]]}function nt(L,F,Q){
const ot=z=>R(z,Q);if(F.length<=Kt)return F.map(ot);const{sign:dt,style:gt}=m[L],yt=(0,S.Ku)(F,Wt).map(({visit:z})=>a(z.host)),M=(0,S.K4)(yt,yt.length,F.length-
yt.length),D=`${(0,S.px)(F.length,"host")} ${v.nx[L]}: ${M}`;if(!Q.isRunner)return[(0,c.wW)({indent:0,label:dt,style:gt,text:D},Q).map(p.BP).join(`
`)];const W=z=>`and ${z} more in the JSON report`;return[[(0,p.BP)(`${dt} ${D}`),...(0,S.UV)(F,_t,ot,W)].join(`
`)]}function pt(L,F){const Q=(0,v.hm)(L.findings),ot=L.hosts.length>Kt||L.findings.length>0,dt=F.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",gt=`problem codes are explained at ${F.context.docsUrl}`;return ot?[(Q===null||Q==="noti\
ce"?[dt]:[gt,dt]).flatMap(M=>(0,c.ky)(M,F)).join(`
`)]:[]}const ft=5,Ot=30,At=3,St=20,It=16e6;function*bt(L,F){yield`${Rt(L,F)}
`;let Q=!0;for(const{text:ot}of kt(L,F)){const dt=ot.includes(`
`);yield`${Q||dt?`
`:""}${ot}
`,Q=dt}}function Rt(L,F){const{sign:Q,style:ot}=m[L.passed?"works":"fails"],dt=F.isQuiet?[]:(0,v.h$)(L,F.context).slice(0,ft);return[`${(0,c.nI)(Q,ot,F)} ${(0,c.
nI)((0,v.$N)(L,F.context),"bold",F)}`,...dt.flatMap(gt=>Dt(gt,F))].join(`
`)}function*kt(L,F,Q=It){const{isQuiet:ot=!1,isRunner:dt=!1,context:gt}=F,yt=({severity:lt})=>!ot||lt==="error"||(0,O.k2)(lt,gt.failOn),M=(0,E.cZ)(L.findings.filter(
yt)),D={lines:new Set,codes:new Map};for(const lt of M.slice(0,Ot))yield Ht(V(lt,F,D));const W=M.slice(Ot).flatMap(({findings:lt})=>lt);if(W.length>0&&(yield Ht(
`and ${(0,S.px)(W.length,"more finding")} in the JSON report`)),ot)return;const z=lt=>({kind:dt?"group":"plain",text:lt});yield*Lt(L.roots,F).map(z);const et=(0,v.
md)(L.hosts).filter(lt=>(0,v.cG)(lt)&&!(0,v.JR)(lt)),it=dt||et.length<=At?et:[];yield*Nt(it,F,Q).map(z),yield*J(L,F).map(z);const Et=(0,v.h$)(L,gt).slice(ft);Et.
length>0&&(yield Ht(Et.flatMap(lt=>Dt(lt,F)).join(`
`))),yield*pt(L,F).map(Ht)}const Dt=(L,F)=>(0,c.ky)((0,p.RK)(L),F).map(p.BP);function*Nt(L,F,Q){const ot=new h.Wv(Q),dt=et=>R(et,F),gt=yield*(0,h._Q)(L.slice(0,
St),ot,dt),yt=[],M=(0,h._Q)(L.slice(St),ot,dt);let D=M.next();for(;!D.done;D=M.next())yt.push(D.value);const W=(0,S.px)(yt.length,"more host");yt.length>0&&(yield[
`details of ${W}`,...yt].join(`
`));const z=gt+D.value;z>0&&(yield`the details of ${(0,S.px)(z,"more host")} are in the JSON report`)}const Ht=L=>({kind:"plain",text:L})}),5257:((ht,U,t)=>{t.d(
U,{JT:()=>p,KS:()=>$,MO:()=>c,MP:()=>h,Nf:()=>d,W$:()=>S,cd:()=>v,yp:()=>A});var O=t(5143);const E="hostnames input",v={file:E,line:1,column:1,endColumn:1},S=l=>l.
file===E?E:l,h=({host:l,namespace:r,name:e,system:n})=>`${l}/${r}/${e}/${n}`,p=({host:l,namespace:r,type:e})=>`${l}/${r}/${e}`;function $(l,r){const e=l.versions??
d(l)?.values?.[r]??null;return e===null?null:{text:e,place:A(l)}}function A(l){const{versionsAt:r,place:e}=l,n=typeof r=="number"?r:r?.at;return n===void 0?e:{file:e.
file,...(0,O._h)(n)}}const d=({versionsAt:l})=>typeof l=="number"?null:l,c=(l,r)=>`${l} ${r}`}),2909:((ht,U,t)=>{t.a(ht,async(O,E)=>{try{let C=function(V){return async(_,tt)=>{
try{await tt()}catch(ut){V([`${_}: ${(0,p.A3)(ut)}`])}}},B=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(U);var v=t(2929),S=t(9018),h=t(7251),
p=t(6309),$=t(40),A=t(3565),d=t(8782),c=t(4475),l=t(4690),r=t(9077),e=t(3795),n=t(3386),s=t(2057),u=t(1964),i=t(3329),y=t(2827),T=t(3616),P=t(8641),o=t(9703),f=t(
4421),m=t(8463),g=t(3152),x=t(4106),R=t(6875);const a=120;process.env.UV_THREADPOOL_SIZE??="64",(0,n.p)(),(0,s.B_)(process.stdout,V=>process.stderr.write(`the l\
og was not written: ${V}
`)),(0,s.B_)(process.stderr,()=>{});const k=A.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const w=new R.V,j=(0,l.i)(process);await(0,r.
q)(process,await K(A.Ko(x.y.map(({name:V})=>V))));async function K(V){const _=(0,S.c)(V,process.env,(0,h.K)(A.QU)),tt=mt=>{const Mt=(0,S.r)(vt=>(0,o.p)(mt,vt),_);
return A.fJ("Could not run",Mt),3},ut=(0,r.w)(process,w,{isFinal:!1,crash:tt,now:j});try{const mt=await b(V,_),Mt=ut.aborted?3:mt.verdict.passed?0:1;return await X(
mt,_,ut),Mt}catch(mt){return mt instanceof g.GN?(A.fJ("Wrong settings",_.redact(mt.mistakes.join(`
`))),2):tt(mt)}}async function b(V,_){const tt=(0,e.fN)(ut=>A.N4(_.redact([ut])),e.Si);try{return await(0,v.z6)(V,{environment:process.env,directory:B(),isFork:(0,d.
$c)(process.env.GITHUB_EVENT_NAME,k),stop:w,startTimer:R.I,now:j,progress:tt.show,changes:ut=>N(ut,_),secrets:_,kill:process.kill})}finally{tt.end()}}async function G(V){
const{verdict:_,changes:tt,context:ut}=V,mt=(0,d.ng)(process.env,k),Mt=mt===null?[]:(0,$.ws)((0,$.R8)(_),B(),mt);if(mt===null||tt?.kind!=="files")return{...V,located:Mt,
context:{...ut,links:(0,$.hP)(Mt)}};const{withDiffLinks:vt}=await t.e(9052).then(t.bind(t,9052)),Z=vt(Mt,tt.files,B(),mt);return{...V,located:Mt,context:{...ut,
links:Z}}}async function X(V,{redact:_},tt){const{checked:ut,warnings:mt}=await(0,c.Y)(V,{directory:B(),environment:process.env,random:Math.random}),{settings:Mt,
verdict:vt}=ut,{GITHUB_OUTPUT:Z,GITHUB_STEP_SUMMARY:q,RUNNER_TEMP:ct}=process.env,at=wt=>A.R8(_(wt).map(Ct=>(0,P.LS)(Ct))),rt=C(at);at(mt);let st={...ut,located:[]};
await rt("places are not links",async()=>{st=await G(ut)});const{context:Tt}=st,xt={colour:!1,width:a,isRunner:!0,context:Tt};await rt("the log was not written",
()=>A.ur((0,f.MV)(vt,xt),(0,f.K8)(vt,xt))),await rt("the annotations were not written",()=>A.fz((0,u.H)(vt,Tt))),await rt("the outputs were not written",async()=>at(
await A.Kn(Z,(0,y.Y)(vt)))),await rt("the job summary was not written to GITHUB_STEP_SUMMARY",()=>A.Sy(q,(0,T.Gc)(vt,Tt))),await rt("the JSON report was not wri\
tten to RUNNER_TEMP",async()=>{const wt=A.u5(ct,(0,i.h)(vt,Tt));at(await A.Kn(Z,{report:wt}))}),await rt("the report files were not written",async()=>at(await(0,m.
t)(Mt.report,{verdict:vt,context:Tt},B()))),!tt.aborted&&await rt("the comment and the issue were not written",async()=>{const{notes:wt,warnings:Ct}=await I(st,
tt);A.N4(_(wt)),at(Ct)})}async function I(V,_){const{comment:tt,issue:ut}=V.settings;return tt==="never"&&ut==="never"?{notes:[],warnings:[]}:await(await t.e(5137).
then(t.bind(t,5137))).publish(V,(0,d.ng)(process.env,k),B(),_)}async function N({githubToken:V},{redact:_}){const tt=(0,d.ng)(process.env,k),mt=await(await t.e(
5181).then(t.bind(t,5181))).readChanges(tt,V,w.signal);return mt.kind==="all"&&tt?.pull&&A.R8(_([`changed-only has no effect: ${mt.why}`])),mt}E()}catch(a){E(a)}},
1)}),5657:((ht,U,t)=>{t.d(U,{G:()=>r});var O=t(6760),E=t(5747);const v=21,S=/^(?!\.{1,2}$)[\w.-]+$/;function h(P){let o=!1;for(const f of P.split(`
`)){const m=f.trim();m.startsWith("[")&&(o=m==='[remote "origin"]');const g=m.indexOf("=");if(!(!o||g<0||m.slice(0,g).trim().toLowerCase()!=="url"))return p(m.slice(
g+1).trim())}return null}function p(P){const o=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(P),[f,m]=o===null?$(P):[o[1],o[2]],g=(m??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),x=g.length>1&&g.length<=v;return!f||!x||!g.every(R=>S.test(R))?null:{host:f.toLowerCase(),owner:g.slice(0,-1).join("/"),name:g.at(-1)??""}}function $(P){
const o=URL.parse(P);return o===null||!/^(https?|ssh):$/.test(o.protocol)?[]:[o.protocol==="ssh:"?o.hostname:o.host,o.pathname.slice(1)]}var A=t(4614);const d=5,
c=/^[0-9a-f]{40}$/,l=/^refs\/(?!.*\.\.)[^\0]+$/;function r(P){const o=(0,O.join)(P,".git"),f=e(o,P)??o,m=T((0,O.join)(f,"commondir")),g=m===null?f:i(m,f),x=()=>y(
(0,O.join)(g,"packed-refs"))??"",R=n(T((0,O.join)(f,"HEAD")),[f,g],x);return R===null?null:{commit:R,isFetched:u(R,y((0,O.join)(f,"FETCH_HEAD"))??"",x),remote:h(
y((0,O.join)(g,"config"))??""),tracked:a=>(0,A.O)((0,O.join)(f,"index"),a)}}function e(P,o){const[,f]=/^gitdir: (.+)$/.exec(T(P)??"")??[];return f===void 0?null:
i(f,o)}function n(P,o,f){let m=P;for(let g=0;m!==null&&g<=d;g+=1){if(c.test(m))return m;const[,x]=/^ref: (.+)$/.exec(m)??[];if(x===void 0||!l.test(x))return null;
m=s(x,o,f)}return null}function s(P,o,f){for(const g of o){const x=T((0,O.join)(g,P));if(x!==null)return x}return f().split(`
`).find(g=>g.endsWith(` ${P}`))?.slice(0,40)??null}function u(P,o,f){const m=(g,x)=>g.split(`
`).some(R=>R.startsWith(`${P}${x}`));return m(o,"	")||m(f()," refs/remotes/")}const i=(P,o)=>(0,O.isAbsolute)(P)?P:(0,O.join)(o,P);function y(P){const o=(0,E.yR)(
P);return o.ok?o.text:null}const T=P=>y(P)?.replace(/\r?\n$/,"")??null}),4614:((ht,U,t)=>{t.d(U,{O:()=>e,R:()=>u});var O=t(3024),E=t(5747);const v=128*1024*1024,
S=12,h=62,p=16384,$=12288,A=4,d=61440,c=4096,l=32768,r=Buffer.alloc(0);function e(i,y){const T=(0,E.io)(i,v);return T===null?new Map:n(T,y)}function n(i,y){const T=new Map;
if(i.length<S)return T;const P=i.readUInt32BE(4);if(i.toString("latin1",0,4)!=="DIRC"||P<2||P>4)return T;const o=i.readUInt32BE(8);let f=r,m=S;for(let g=0;g<o;g+=
1){if(m+h>i.length)return T;const x=i.readUInt16BE(m+60),R=m+h+(x&p?2:0),a=P===A,{kept:k,from:w}=a?s(i,R,f):{kept:r,from:R},j=i.indexOf(0,w);if(j<0)return T;const K=i.
subarray(w,j),b=a?Buffer.concat([k,K]):K;if(b.length>c)return T;const G=(i.readUInt32BE(m+24)&d)===l,C=b.toString("utf8");G&&(x&$)===0&&y.has(C)&&T.set(C,{modified:i.
readUInt32BE(m+8),size:i.readUInt32BE(m+36)}),m=a?j+1:m+(j-m+8&-8),f=b}return T}function s(i,y,T){let P=y,o=i[P++]??0,f=o&127;for(;o&128;)o=i[P++]??0,f=(f+1)*128+
(o&127);return{kept:T.subarray(0,Math.max(0,T.length-f)),from:P}}function u(i,{modified:y,size:T}){try{const P=(0,O.lstatSync)(i),o=Math.floor(P.mtimeMs/1e3);return P.
isFile()&&P.size%2**32===T&&o%2**32===y}catch(P){return(0,E.Oj)(P),!1}}}),40:((ht,U,t)=>{t.d(U,{R8:()=>$,hP:()=>e,ws:()=>d});var O=t(6760),E=t(5657),v=t(4614),S=t(
4503),h=t(8884);const p=5e3;function $(n){const s=new Set;for(const u of A(n))if(typeof u!="string"&&(0,h.CN)(u.file)&&s.add(u.file),s.size===p)break;return s}function*A({
findings:n,hosts:s,roots:u}){for(const{places:i}of n)yield*i;for(const{requirements:i}of s)for(const{because:y}of i)yield*y;for(const{rows:i}of u)for(const{places:y}of i)
yield*y}function d(n,s,u){if(!c(u.serverUrl))return[];const i=r(s);return[...Map.groupBy(n,T=>i(T.split("/").slice(0,-1).join("/")))].flatMap(([T,P])=>T===null?
[]:l(T,P,s,u))}const c=n=>/^https?:\/\/[\w.:/-]+$/.test(n);function l({prefix:n,checkout:s},u,i,y){const{commit:T,isFetched:P,remote:o}=s,f=URL.parse(y.serverUrl);
if(o===null||f===null)return[];if(o.host!==f.host&&o.host!==f.hostname)return[];if(!P&&![y.commit,y.defaultCommit].includes(T))return[];const m=`${o.owner}/${o.
name}`,g=`${y.serverUrl}/${m}/blob/${T}`,x=k=>k?.toLowerCase()===m.toLowerCase(),R=x(`${y.owner}/${y.repository}`)||x(y.pull?.from),a=new Map(u.map(k=>[k.slice(
n.length),k]));return Array.from(s.tracked(new Set(a.keys())),([k,w])=>{const[j,K]=[a.get(k),(0,S.oW)(k)];return j===void 0||K===null||!(0,v.R)((0,O.join)(i,j),
w)?[]:{file:j,path:k,url:`${g}/${K}`,isOfRun:R}}).flat()}function r(n){const s=new Map,u=i=>{const y=s.get(i);if(y!==void 0)return y;const T=(0,E.G)((0,O.join)(
n,i)),P=i.split("/").slice(0,-1).join("/"),o=T!==null?{prefix:i===""?"":`${i}/`,checkout:T}:i===""?null:u(P);return s.set(i,o),o};return u}const e=n=>new Map(n.
map(({file:s,url:u})=>[s,{url:u}]))}),3565:((ht,U,t)=>{t.d(U,{fz:()=>rt,fJ:()=>Xt,QU:()=>q,N4:()=>Lt,j_:()=>Ut,Ko:()=>Z,R8:()=>zt,ur:()=>ct,Kn:()=>Tt,u5:()=>Ct,
Sy:()=>st});var O=t(3024),E=t(6760),v=t(857);function S(H){return H==null?"":typeof H=="string"||H instanceof String?H:JSON.stringify(H)}function h(H){return Object.
keys(H).length?{title:H.title,file:H.file,line:H.startLine,endLine:H.endLine,col:H.startColumn,endColumn:H.endColumn}:{}}function p(H,Y,$t){const Pt=new d(H,Y,$t);
process.stdout.write(Pt.toString()+v.EOL)}function $(H,Y=""){p(H,{},Y)}const A="::";class d{constructor(Y,$t,Pt){Y||(Y="missing.command"),this.command=Y,this.properties=
$t,this.message=Pt}toString(){let Y=A+this.command;if(this.properties&&Object.keys(this.properties).length>0){Y+=" ";let $t=!0;for(const Pt in this.properties)if(this.
properties.hasOwnProperty(Pt)){const Kt=this.properties[Pt];Kt&&($t?$t=!1:Y+=",",Y+=`${Pt}=${l(Kt)}`)}}return Y+=`${A}${c(this.message)}`,Y}}function c(H){return S(
H).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function l(H){return S(H).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}function r(){throw new Error("this function of @actions/core is not bundled")}function e(){throw new Error("this function of @ac\
tions/core is not bundled")}var n=t(6928);function s(H){return H.replace(/[\\]/g,"/")}function u(H){return H.replace(/[/]/g,"\\")}function i(H){return H.replace(
/[/\\]/g,path.sep)}var y=function(H,Y,$t,Pt){function Kt(Wt){return Wt instanceof $t?Wt:new $t(function(_t){_t(Wt)})}return new($t||($t=Promise))(function(Wt,_t){
function J(ft){try{pt(Pt.next(ft))}catch(Ot){_t(Ot)}}function nt(ft){try{pt(Pt.throw(ft))}catch(Ot){_t(Ot)}}function pt(ft){ft.done?Wt(ft.value):Kt(ft.value).then(
J,nt)}pt((Pt=Pt.apply(H,Y||[])).next())})},T;(function(H){H[H.Success=0]="Success",H[H.Failure=1]="Failure"})(T||(T={}));function P(H,Y){const $t=toCommandValue(
Y);if(process.env[H]=$t,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(H,Y));issueCommand("set-env",{name:H},$t)}function o(H){
p("add-mask",{},H)}function f(H){process.env.GITHUB_PATH||""?issueFileCommand("PATH",H):issueCommand("add-path",{},H),process.env.PATH=`${H}${path.delimiter}${process.
env.PATH}`}function m(H,Y){const $t=process.env[`INPUT_${H.replace(/ /g,"_").toUpperCase()}`]||"";if(Y&&Y.required&&!$t)throw new Error(`Input required and not \
supplied: ${H}`);return Y&&Y.trimWhitespace===!1?$t:$t.trim()}function g(H,Y){const $t=m(H,Y).split(`
`).filter(Pt=>Pt!=="");return Y&&Y.trimWhitespace===!1?$t:$t.map(Pt=>Pt.trim())}function x(H,Y){const $t=["true","True","TRUE"],Pt=["false","False","FALSE"],Kt=m(
H,Y);if($t.includes(Kt))return!0;if(Pt.includes(Kt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${H}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function R(H,Y){if(process.env.GITHUB_OUTPUT||"")return r("OUTPUT",e(H,Y));process.
stdout.write(v.EOL),p("set-output",{name:H},S(Y))}function a(H){issue("echo",H?"on":"off")}function k(H){process.exitCode=T.Failure,K(H)}function w(){return process.
env.RUNNER_DEBUG==="1"}function j(H){issueCommand("debug",{},H)}function K(H,Y={}){p("error",h(Y),H instanceof Error?H.toString():H)}function b(H,Y={}){p("warni\
ng",h(Y),H instanceof Error?H.toString():H)}function G(H,Y={}){p("notice",h(Y),H instanceof Error?H.toString():H)}function C(H){process.stdout.write(H+v.EOL)}function X(H){
$("group",H)}function I(){$("endgroup")}function N(H,Y){return y(this,void 0,void 0,function*(){X(H);let $t;try{$t=yield Y()}finally{I()}return $t})}function B(H,Y){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(H,Y));issueCommand("save-state",{name:H},toCommandValue(Y))}function V(H){
return process.env[`STATE_${H}`]||""}function _(H){return y(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(H)})}var tt=t(6309),ut=t(5747),mt=t(
566),Mt=t(4e3),vt=t(5955);const Z=H=>Object.fromEntries(H.map(Y=>[Y,m(Y)]));function q(H){for(const Y of H)o(Y)}function ct(H,Y){C(H);let $t=!0;for(const{kind:Pt,
text:Kt}of Y){const[Wt="",..._t]=Kt.split(`
`),J=Pt==="plain"&&_t.length>0;($t||J)&&C(""),$t=J,J||_t.length===0?C(Kt):(X(Wt),C(_t.join(`
`)),I())}}const at={error:K,warning:b,notice:G};function rt(H){for(const{level:Y,message:$t,line:Pt,column:Kt,...Wt}of H)at[Y]($t,{...Wt,...Pt===void 0?{}:{startLine:Pt},
...Kt===void 0?{}:{startColumn:Kt}})}const st=(H,Y)=>wt("GITHUB_STEP_SUMMARY",H,$t=>(0,O.appendFileSync)($t,Y));async function Tt(H,Y){const $t=new Map;for(const[
Wt,_t]of Object.entries(Y))try{H?await wt("GITHUB_OUTPUT",H,J=>(0,O.appendFileSync)(J,xt(Wt,_t))):R(Wt,_t)}catch(J){$t.set(Wt,(0,tt.A3)(J))}const[Pt]=$t.values();
return Pt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...$t.keys()].join(", ")}: ${Pt}`]}function xt(H,Y){const $t=typeof Y=="stri\
ng"?Y:JSON.stringify(Y);if(/[\r\n]/.test($t))throw new tt.Lw("the value has a line break");return`${H}=${$t}
`}async function wt(H,Y,$t){if(!Y)throw new tt.Lw(`${H} is not set; run this as an action on a runner`);const Pt=(0,O.openSync)(Y,"r+");try{const{size:Kt}=(0,O.
fstatSync)(Pt);try{$t(Y)}catch(Wt){throw(0,O.fstatSync)(Pt).size>Kt&&(0,O.ftruncateSync)(Pt,Kt),Wt}}finally{(0,O.closeSync)(Pt)}}function Ct(H,Y){if(!H)throw new tt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const $t=(0,E.join)("tf-disco","report.json");return(0,mt.f)(H,$t,(0,vt.mk)(Y)),(0,E.join)(H,$t)}
function Ut(H){if(H===void 0||H==="")return null;const Y=(0,ut.yR)(H);try{if(Y.ok)return JSON.parse(Y.text)}catch{}const $t=Y.ok?"is not JSON":(0,Mt.mP)(Y.failure);
return b(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${$t}; check that no earlier step changes it`),null}function Lt(H){for(const Y of H)C(
Y)}function zt(H){for(const Y of H)b(Y)}const Xt=(H,Y)=>K(Y,{title:H})}),8782:((ht,U,t)=>{t.d(U,{$c:()=>$,Ob:()=>h,at:()=>c,ng:()=>v});var O=t(8641);const E=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function v(r,e){const n=y=>r[y]?.trim()??"",[,s,u]=E.exec(n("GITHUB_REPOSITORY"))??[];if(s===void 0||u===void 0)return null;const i=S(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:s,repository:u,apiUrl:S(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:i,event:n("GITHUB_EVENT_NAME"),workflow:p(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${i}/${s}/${u}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:l(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:A(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:d(
n("GITHUB_REF"),e)}}const S=r=>r.replace(/(?<!\/)\/+$/,"");function h({apiUrl:r}){const e=URL.parse(r);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,O.RK)(r)}`}const p=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function $(r,e){if(r==="pull_request_target")return!1;const n=c(e,
"pull_request","head"),[s,u]=[c(n,"repo","full_name"),c(e,"pull_request","base","repo","full_name")];return n!==void 0&&s!==u}function A(r,e){const n=c(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:$(r,e),from:l(e,"pull_request","head","repo","full_name")??null}:null}
function d(r,e){const n=l(e,"repository","default_branch");return n===void 0?null:r===`refs/heads/${n}`}function c(r,...e){return e.reduce((n,s)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,s):void 0,r)}function l(r,...e){const n=c(r,...e);return typeof n=="string"?n:void 0}}),1964:((ht,U,t)=>{t.d(U,{H:()=>G});var O=t(4e3),
E=t(5799),v=t(2796),S=t(5102),h=t(4120),p=t(8884),$=t(8641),A=t(1831);const d=700,c=8,l=5,r={text:250,places:1},e={text:d,places:c},n=2,s=3600,u=120,i=4096,y=Z=>Z!==
""&&(0,p.CN)(Z)&&(0,$.BP)((0,$.RK)(Z,i))===Z;function T(Z){const q=f(Z),ct=[...new Set(Z.map(({problem:st})=>st.title))],at=q.length>0?(0,h.K4)(q,n):m(Z);if(ct.
length===1)return o(at,ct[0]??"");const rt=`${Z.length} problems`;return o(at===null?rt:`${rt} with ${at}`,ct.join(", "))}function P({title:Z,hosts:q,findings:ct}){
if(ct.length===1)return T(ct);const at=q.length>0?0:(0,p.Dc)(ct),rt=Math.max(q.length,at),st=rt===1?f(ct)[0]??(0,p.II)((0,p.tN)(ct)?.file??""):(0,h.px)(rt,q.length>
0?"host":"file"),Tt=ct.length>rt?` (${ct.length} times)`:"";return o(rt===0?null:st,`${Z}${Tt}`)}const o=(Z,q)=>Z===null?q:`${Z}: ${q}`,f=Z=>[...new Set(Z.flatMap(
({host:q})=>q===null?[]:(0,$.RK)((0,A.nx)(q))))];function m(Z){const q=(0,p.tN)(Z);return q===null||y(q.file)?null:(0,p.II)(q.file)}function g(Z,q){const ct=new Set(
Z.map(({severity:st})=>st)).size>1,at=Z.slice(0,l).map(st=>R(st,ct,Z.length>2?r:e,q)).map(st=>st.join(`
`)),rt=Z.length-at.length;return[...at,...rt>0?[x(rt)]:[]].join(`

`).split(`
`)}const x=Z=>`and ${Z} more, see the job summary`;function R(Z,q,ct,at){const{problem:rt,severity:st}=Z,Tt=(0,p.Xd)(Z),xt=(0,h.od)(Z.affects,at.clients),wt=(0,p.
xi)(Z,xt,ct.text,ct.places);return[`${q?`${st}: `:""}${(0,$.RK)(rt.message,ct.text)} [${rt.code}]`,...wt.map(([Ct,Ut])=>`${Ct}: ${Ut}`),...Tt===null||y(Tt.file)?
[]:[`at: ${(0,p.R3)(Tt)}`],...Z.isHostNew?[`the host is ${h.dy}`]:[],`${at.docsUrl}#${rt.code}`]}function a(Z,q){const{message:ct,help:at,findings:rt,code:st,title:Tt,
affects:xt}=Z;if(rt.length===1)return g(rt,q);const wt=(0,h.od)(xt,q.clients),Ct=[`${(0,$.RK)(ct??Tt,d)} [${st}]`,...at===null?[]:[`help: ${(0,$.RK)(at,d)}`],...wt===
""?[]:[`affects: ${wt}`]],Ut=`${q.docsUrl}#${st}`,Lt=s-[...Ct,Ut].join(`
`).length;return[...Ct,...w(Z,Lt),Ut]}function k(Z,q,{docsUrl:ct}){const at=Z.slice(0,l).flatMap(({problem:{message:rt,help:st}})=>[`${(0,$.RK)(rt,r.text)} [${q.
code}]`,...q.help===null&&st?[`help: ${(0,$.RK)(st,r.text)}`]:[]]);return[...new Set(at),`see also "${P(q)}"`,`${ct}#${q.code}`]}function w({findings:Z,message:q},ct){
const at=[];let rt=ct;for(const Tt of Z){const xt=j(Tt,q===null);if(xt.length>=rt)break;rt-=xt.length+1,at.push(xt)}const st=Z.length-at.length;return st>0?[...at,
x(st)]:at}function j(Z,q){const{host:ct,places:at,placesLeftOut:rt,problem:st,isHostNew:Tt}=Z,xt=(0,p.Ky)(at,1,void 0,rt),wt=ct===null?"":`${(0,$.RK)((0,A.nx)(ct))}${Tt?
` (${h.dy})`:""}`,[Ct,Ut]=ct===null?[xt,""]:[wt,xt],zt=[q?(0,$.RK)(st.message,u):"",q&&Ut!==""?`(${Ut})`:Ut].filter(Xt=>Xt!=="");return zt.length===0?`- ${Ct}`:
`- ${Ct}: ${zt.join(" ")}`}const K=10,b=200;function G(Z,q){const ct=C(Z),at=(0,S.hm)(Z.findings);let rt=Z.findings;for(const st of E.oC){const{annotations:Tt,used:xt}=X(
st,rt,q,st===at);ct.push(...Tt),rt=rt.filter(wt=>!xt.has(wt))}return ct}function C({passed:Z,stopped:q,findings:ct}){const at=ct.filter(({severity:st})=>st==="w\
arning").length;if(Z||ct.some(({severity:st})=>st==="error"))return[];if(q!==null)return[vt("error","The check is not complete",[(0,O.Cw)(q)])];const rt=`${(0,h.
px)(at,"warning")}, and fail-on is warning`;return[vt("error","Warnings fail this check",[rt])]}function X(Z,q,ct,at){const rt=q.filter(({severity:wt})=>wt===Z),
st=new Set(rt.map(I));if(st.size>K){const wt=B(rt),Ct=at&&Z!=="notice"?V(Z,wt,ct):[];return{annotations:[...N(Z,wt,ct),...Ct].slice(0,K),used:new Set(rt)}}const Tt=q.
filter(wt=>st.has(I(wt)));return{annotations:[...Map.groupBy(Tt,I).values()].map(wt=>vt(Z,T(wt),g(wt,ct),(0,p.tN)(wt))),used:new Set(Tt)}}function I(Z){const q=(0,p.
Xd)(Z);return q===null?Z:`${q.line}:${q.file}`}function N(Z,q,ct){const at=q.length<=K?q:q.slice(0,K-1),rt=q.slice(at.length).flatMap(st=>st.findings);return[...at.
map(st=>vt(Z,P(st),a(st,ct),(0,p.tN)(st.findings))),...rt.length===0?[]:[Mt(Z,rt)]]}function B(Z){const q=(0,v.cZ)(Z);return q.length<=K?q:mt(q)}function V(Z,q,ct){
const at=new Set(q.map(({findings:st})=>st.map(I).find(_)));return ut(q.map(st=>tt(st).map(Tt=>({cause:st,findings:Tt})))).filter(({findings:[st]})=>{const Tt=st&&
I(st);return _(Tt)&&!at.has(Tt)&&at.add(Tt)}).slice(0,K).map(({cause:st,findings:Tt})=>{const xt=k(Tt,st,ct);return vt(Z,T(Tt),xt,(0,p.tN)(Tt))})}const _=Z=>typeof Z==
"string";function tt({findings:Z}){const q=Z.filter(rt=>y((0,p.Xd)(rt)?.file??"")),ct=[...Map.groupBy(q,I).values()];return ut(Map.groupBy(ct,([rt])=>rt&&(rt.host??
(0,p.Xd)(rt)?.file)).values())}const ut=Z=>[...Z].flatMap(q=>q.map((ct,at)=>({item:ct,turn:at}))).toSorted((q,ct)=>q.turn-ct.turn).map(({item:q})=>q);function mt(Z){
return[...Map.groupBy(Z,({code:ct})=>ct).values()].flatMap(([ct,...at])=>ct===void 0||at.length===0?ct??[]:{...ct,findings:[ct,...at].flatMap(({findings:rt})=>rt),
hosts:[...new Set([ct,...at].flatMap(({hosts:rt})=>rt))],message:null,help:null})}function Mt(Z,q){const ct=[...new Set(q.map(({problem:at})=>at.title))];return vt(
Z,`and ${(0,h.px)(q.length,`more ${Z}`)}`,[...ct,"see the job summary"])}function vt(Z,q,ct,at=null){const rt={title:(0,$.LS)((0,$.RK)(q,b)),message:(0,$.LS)(ct.
join(`
`))};if(at===null||!y(at.file))return{level:Z,...rt};const{file:st,line:Tt,column:xt,endColumn:wt}=at;return{level:Z,...rt,file:st,line:Tt,column:xt,endColumn:wt}}}),
2827:((ht,U,t)=>{t.d(U,{Y:()=>v});const O={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},E={hosts:12e4,services:36e4};function v({passed:h,hosts:p,findings:$},A=E){const d=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),c=S(p.map(({visit:e})=>JSON.stringify(e.host)),A.hosts),l=S(p.map(e=>{const n=JSON.stringify(Object.
fromEntries(d(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),A.services),r=e=>$.filter(n=>n.severity===e).length;return{passed:h,hosts:`[${c.join(",")}]`,services:`\
{${l.join(",")}}`,errors:r("error"),warnings:r("warning"),"left-out":p.length-Math.min(c.length,l.length)}}function S(h,p){let $=p;return h.filter(A=>{const d=A.
length<$;return d&&($-=A.length+1),d})}})};export{Qt as ids,qt as modules};
