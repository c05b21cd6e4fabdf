const Bn=[2558,2929,5751,50,2909],Un={3534:((pt,K,t)=>{t.r(K),t.d(K,{credentialsDiffer:()=>f,credentialsEmpty:()=>p,credentialsMalformed:()=>T,credentialsMissing:()=>e,
credentialsNearMiss:()=>i,credentialsOtherHost:()=>d,credentialsRejected:()=>c,credentialsShort:()=>g,credentialsUnused:()=>l,documentUnauthorized:()=>$});var O=t(
1064),S=t(1831),v=t(2713),E=t(4e3),w=t(5799);const p=(0,w.lS)((0,w.$e)("credentials-empty","Token is empty",O.Du),({source:o})=>({message:`the token from ${o} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),h={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},T=(0,w.lS)((0,w.
z3)("credentials-malformed","Malformed token",O.Du),({source:o,slip:u})=>({message:`the token from ${o} ${h[u].has}`,help:h[u].help,...u==="control character"?{}:
{severity:"warning"}})),g=(0,w.lS)((0,w.$e)("credentials-short","Token is too short to be redacted"),({source:o})=>({message:`the token from ${o} has fewer than\
 ${v.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
f=(0,w.lS)((0,w.lm)("credentials-differ","Clients use different tokens"),({host:o,first:u,other:r})=>({message:`for host ${(0,S.nx)(o)}, ${s(u)} and ${s(r)}`,help:`\
set the token for both clients in ${(0,S.fK)(o)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),s=({client:o,source:u})=>u===
null?`${O.bB[o]} finds no token`:`${O.bB[o]} uses the token from ${u}`,c=(0,w.lS)((0,w.$e)("credentials-rejected","Token was rejected"),({host:o,status:u,source:r})=>({
message:`host ${(0,S.nx)(o)} returned ${u} for the token from ${r}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,S.cu)(o)}; then store a new one in the same place`})),e=(0,w.lS)((0,w.$e)("credentials-missing","Token is missing"),({host:o,
service:u,isFork:r,searched:a,notRead:y})=>{const C=(0,S.nx)(o),R=`host ${C} requires a token${u===null?"":` for ${u}`}`;if(r)return{message:`${R}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[b=""]=(0,S.fK)(o),D=y.length===0?"":`; not read: ${y.join(", ")}`;return{message:`${R}, and none was found (searched: ${a.join(", ")}${D}\
)`,help:`add the line "${C}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${b}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(b)}`}}),n=o=>/^\w+$/.
test(o)?`export ${o}=\u2026`:`env '${o}=\u2026' terraform init`,i=(0,w.lS)((0,w.$e)("credentials-near-miss","Token variable has a similar name"),({host:o,variable:u,
why:r,write:a})=>({message:`${u} seems to be meant for host ${(0,S.nx)(o)}, but ${r}`,help:`rename it to ${a}: ${n(a)}`})),d=(0,w.lS)((0,w.$e)("credentials-othe\
r-host","Token is for another host",O.Du),({host:o,other:u,source:r,service:a,isSent:y,isNotice:C})=>({message:`the clients do not send the token for ${u} from ${r}\
 ${a===null?`after the redirect of ${o}`:`to ${a} of host ${o}`}: they send ${y?`the token of ${o}`:"none"}`,help:a===null?`make the discovery document of ${o} \
public, or serve it at ${o} itself`:`set the token for ${o}, and the clients send it to ${u}`,...C?{severity:"notice",affects:[]}:{}})),l=(0,w.lS)((0,w.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:o})=>({message:`the tokens input has a token for host ${(0,S.nx)(o)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),$=(0,w.lS)((0,w.z3)("document-unauthorized","Discovery requires valid credentials",O.
zK),({host:o,token:u,challenge:r,...a})=>{const y=u==="sent"?"rejected the given authentication credentials":"requires authentication credentials",C=r===null?"":
`, and asks for ${r} authentication`;return{message:`host ${o} ${y}: ${(0,E._r)(a)}${C}`,help:(0,E.NM)(a.page,o,m(o,u,a.status,r))}}),M="make the discovery docu\
ment public";function m(o,u,r,a){const y=(0,E.qZ)(o);if(a!==null)return{operator:`exempt /.well-known/terraform.json from ${a} authentication`,guest:y,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(u){case"sent":{const C="check that the token is for this host, complete and not expired";return r===
403?{operator:C,user:C,guest:y}:{operator:C,user:C}}case"none":{const C=`add a token to \`tokens\` (${o}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${C}\
, or ${M}`,user:C,guest:y}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${o} to respond itself, or ${M}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((pt,K,t)=>{t.r(K),t.d(K,{fileLimit:()=>e,fileOutside:()=>f,fileSyntax:()=>w,fileUnreadable:()=>g,nothingToCheck:()=>c});var O=t(1064),
S=t(4e3),v=t(5143),E=t(5799);const w=(0,E.lS)((0,E.$e)("file-syntax","File has a syntax error",O.Du),({error:n,file:i})=>({message:n??"the file is not valid UTF\
-8",help:(0,v.Zl)(i)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),p={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},h={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},T={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},g=(0,E.lS)((0,E.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${p[n.what]}: ${n.code}`:p[n.what],help:(n.what==="file"||n.what==="directory"?h[n.code]:void 0)??T[n.what]})),
f=(0,E.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),s=3,c=(0,E.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:i,isFleet:d})=>{const l=n.every(o=>o==="."),M=`found no Terraform or OpenTofu files in ${d?"the repositories of `usages\
`":l?"this directory":`\`scan\` (${(0,S.XT)(n,s)})`}`,m=d?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: \
actions/checkout)";return i?{message:`${M}; only \`hostnames\` was checked`,help:`${m}, or correct \`scan\``,severity:"warning"}:{message:`${M}, and \`hostnames\`\
 is not set`,help:`${m}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,E.lS)((0,E.$e)("file-limit","Part of the repository exceeds a limit"),n=>{
switch(n.kind){case"size":return{message:`the file ${(0,S.mP)(n)}`,help:"split the file, or list it in `exclude`"};case"depth":return{message:`directories neste\
d deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{message:`there are more than ${n.max} files; this dir\
ectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{message:`the directory has more th\
an ${n.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{message:`the file has more t\
han ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":return{message:`the files o\
f this directory use more than ${n.max} modules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list \
files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of hosts; this directory and the following ones are not scanned`,help:"\
scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more than ${n.max} modules in all; the constraints of this r\
oot module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"};case"problems":return{message:`there are more th\
an ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"};case"time":return{
message:`${(0,S.Cw)(n.stopped)} after reading ${n.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer\
 directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((pt,K,t)=>{t.r(K),t.d(K,{cloudOrganization:()=>f,cloudToken:()=>p,cloudVersion:()=>h,
cloudWorkspace:()=>s,cloudWorkspaceMissing:()=>c});var O=t(1064),S=t(1831),v=t(9562),E=t(4e3),w=t(5799);const p=(0,w.lS)((0,w.z3)("cloud-token","Token for the c\
loud block or remote backend is missing",O.Du),({host:e,service:n,isFork:i,searched:d,notRead:l})=>{const $=(0,S.nx)(e),m=`${n===v.OZ?"the cloud block":"the rem\
ote backend"} requires a token for ${$}`;if(i)return{message:`${m}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no chang\
e; run the check where the secret is available, for example on the main branch",severity:"notice"};const o=l.length===0?"":`; not read: ${l.join(", ")}`,[u=""]=(0,S.
fK)(e);return{message:`${m}, and none was found (searched: ${d.join(", ")}${o})`,help:`add the line "${$}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or\
 set ${u}; outside GitHub, run \`terraform login ${$}\` or \`tofu login ${$}\``}}),h=(0,w.lS)((0,w.z3)("cloud-version","API is too old for the cloud block",O.Du),
({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,E.dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"\
update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),
T=e=>"why"in e?`the response of ${e.url} ${(0,E.dh)(e.why)}`:(0,E._r)({...e,page:null}),g=(e,n,i)=>"status"in e&&[401,403,404].includes(e.status)?i:(0,w.C)(`che\
ck the logs of ${n}, and that the URL of the service is that of its API`),f=(0,w.lS)((0,w.z3)("cloud-organization","Organization cannot be read",O.Du),e=>{const{
host:n,organization:i,source:d}=e;return{message:`the organization ${i} at ${n} cannot be read: ${T(e)}`,help:g(e,n,`check the name of the organization, and tha\
t the token from ${d} is valid and belongs to a member`)}}),s=(0,w.lS)((0,w.z3)("cloud-workspace","Workspace cannot be read",O.Du),e=>{const{host:n,organization:i,
workspace:d}=e;return{message:`the workspace ${d} of ${i} at ${n} cannot be read: ${T(e)}`,help:g(e,n,"check that the token may read the workspace")}}),c=(0,w.lS)(
(0,w.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:i})=>({message:`${n} at ${e} has no workspace ${i} that the tok\
en may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((pt,K,t)=>{t.r(K),t.d(K,{hostAssumed:()=>T,
hostGeneric:()=>g,hostNotAllowed:()=>p,hostNotChecked:()=>s,hostPrivateRedirect:()=>f});var O=t(1064),S=t(4e3),v=t(5799);const E=({file:n,line:i})=>`${(0,S.dh)(
n)}:${i}`,w=n=>n.map(i=>O.bB[i]).join(" and "),p=(0,v.lS)((0,v.z3)("host-not-allowed","Host is not allowed",O.zK),n=>{const{host:i}=n,d=`add ${i} to \`allowed-ho\
sts\``;if("service"in n){const{service:l,registry:$}=n;return{message:`${l} of ${$} is on ${i}, which is not in \`allowed-hosts\``,help:`use another registry, o\
r ${d}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${i}, which is not in \`allowed-hosts\` and was not contacted`,help:`us\
e another module or provider, or ${d}`};if("use"in n){const[l,$]=h[n.use];return{message:`${l} ${i}, which is not in \`allowed-hosts\``,help:`use ${$}, or ${d}`}}
if("implied"in n){const{place:l,clients:$}=n.implied;return{message:`host ${i} is not in \`allowed-hosts\` and was not contacted; ${E(l)} names no host, and thi\
s is the default of ${w($)}`,help:`name an allowed registry there, ${d}, or set \`dialect\` if you use another CLI`}}return{message:`host ${i} is not in \`allowe\
d-hosts\` and was not contacted`,help:`use an allowed registry, or ${d}`}}),h={download:["the source is downloaded from","a source on an allowed host"],backend:[
"the HTTP backend uses","an allowed backend"]},T=(0,v.lS)((0,v.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:n,place:i,clients:d})=>({
message:`${n} was not contacted: ${E(i)} implies it as the default host of ${w(d)}, but the CLI could not be detected`,help:"set `dialect` to `terraform` or `op\
entofu` to check the default hosts of that CLI"})),g=(0,v.lS)((0,v.lm)("host-generic","Generic hostname was not contacted"),({host:n})=>({message:`${n} is a gen\
eric hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),f=(0,v.lS)((0,v.
z3)("host-private-redirect","Redirect to a non-public address",O.zK),({host:n,address:i,asks:d})=>i==="metadata"?{message:`${n} is the address of a cloud metada\
ta service and was not contacted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${d==="document"?"re\
directs":"leads"} to ${n}, which has a ${i} address and was not contacted`,help:`if ${d==="document"?"the redirect":"that"} is intended, add that host to \`hostn\
ames\` or \`resolve\``}),s=(0,v.lS)((0,v.z3)("host-not-checked","Host was not checked before the check ended",O.zK),({host:n,stopped:i,isBegun:d,unchecked:l,total:$,
slowest:M})=>({message:`${n} was not checked${d?" completely: its visit was under way when":":"} ${(0,S.Cw)(i)}, with ${l} of ${$} hosts not checked`,help:c[i.kind]+
e(M)})),c={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the \
job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function e(n){return n.length===0?
"":`; most of the time went to hosts without a response: ${n.map(({host:d,tookMs:l})=>`${d} (${(0,S.YA)(l)})`).join(", ")}`}}),5143:((pt,K,t)=>{t.d(K,{Az:()=>m,
Ks:()=>f,Ts:()=>s,Zl:()=>l,_M:()=>T,_h:()=>c,bH:()=>h,en:()=>w,n7:()=>$,yJ:()=>p});var O=t(4e3);const S="//",v=/^[\w.-]+(?:\/[\w.-]+)*$/,E=1e3,w=o=>o.length<=E&&
v.test(o),p=(o,u)=>`${o}${S}${u}`;function h(o){const u=o.indexOf(S),r=u<0?"":o.slice(0,u);return w(r)?{repository:r,path:o.slice(u+S.length)}:{repository:null,
path:o}}const T=o=>h(o).repository,g=2**14,f=g-1,s=({line:o,column:u,endColumn:r})=>(o*g+Math.min(u,f))*g+Math.min(r-u,g-1);function c(o){const u=Math.floor(o/g),
r=u%g;return{line:Math.floor(u/g),column:r,endColumn:r+o%g}}const e=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
n=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,i=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function d(o){const{path:u}=h(
o),r=u.split("/").slice(0,i.test(u)?-2:-1);return r.find((a,y)=>e.test(a)&&!(a==="test"&&r.slice(0,y).some(C=>n.test(C))))}const l=o=>d(o)!==void 0;function $(o){
const u=d(o);return(u===void 0?h(o).path:`**/${u}`).replace(/[\\{}[\]?!()]/g,"?")}const M=3;function m(o,u,r){const a=o===1?"1 finding is":`${o} findings are`,y=r===
1?" of 1 repository":` of ${r} repositories`,[C,R]=r===0?["","`exclude`"]:[y,"`exclude` where their files are read"];return`${a} in tests, examples or templates${C}\
, where errors are warnings; to skip such files, set ${R}: ${(0,O.XT)(u,M)}`}}),5799:((pt,K,t)=>{t.d(K,{$e:()=>f,C:()=>v,lS:()=>c,lm:()=>s,oC:()=>S,pj:()=>p,z3:()=>g});
var O=t(6174);const S=["error","warning","notice"],v=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function E({operator:e,user:n,guest:i},{role:d,host:l}){
const $=`ask the operator of ${l} to ${e}`;switch(d){case"operator":return e;case"user":return n===e?n:n===void 0?$:`${n}; if you run ${l}, ${w(e,n)}`;case"gues\
t":return i??n??$}}const w=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function p(e,n){const{cures:i,...d}=e;return i===void 0?e:{...d,help:h(i,n)}}function h(e,n){
const{because:i,note:d}=e,l=i===void 0?"":`${i}: `,$=d===void 0?"":`; ${d}`;return l+E(e,n)+$}const T=e=>(n,i,d=[])=>({code:n,title:i,severity:e,affects:d}),g=T(
"error"),f=T("warning"),s=T("notice");function c(e,n){return Object.assign(d=>{const{help:l,...$}=n(d),M=e.code,m=(0,O._)($.message),o={...e,code:M,usualSeverity:e.
severity,...$,message:m};return l===void 0?o:typeof l=="string"?{...o,help:(0,O._)(l)}:{...o,help:h(l,{role:"operator",host:""}),cures:l}},e)}}),2929:((pt,K,t)=>{
t.d(K,{z6:()=>Z,wX:()=>ln,w5:()=>fn});var O=t(6760),S=t(9461),v=t(3024),E=t(5143),w=t(5747);const p=200,h=50,T=32*1024*1024,g=4e3,f=1e3,s=1e6;function c(J,st,$t){
const gt=Map.groupBy(J.filter(e).slice(0,p),({file:It})=>It),Tt=[];let kt=0;for(const[It,Lt]of[...gt].slice(0,h)){const Ht=(0,O.join)(st,It),bt=n(Ht);if(bt===null||
bt.mtimeMs>$t+1)continue;if(kt+=bt.size,kt>T)break;const Ct=(0,w.yR)(Ht);Ct.ok&&Tt.push(...i(Ct.text,Lt))}return Tt}const e=({column:J,endColumn:st})=>J!==E.Ks&&
J<s&&st>J;function n(J){try{return(0,v.statSync)(J)}catch(st){return(0,w.Oj)(st),null}}function i(J,st){const $t=[];let[gt,Tt]=[1,J.startsWith("\uFEFF")?1:0];for(const kt of st.
toSorted((It,Lt)=>It.line-Lt.line)){for(;gt<kt.line&&Tt>=0;gt+=1)Tt=J.indexOf(`
`,Tt)+1||-1;if(Tt<0)break;const It=J.indexOf(`
`,Tt),Lt=It<0?J.length:It,Ht=Lt>Tt&&J[Lt-1]==="\r";$t.push(...d(J.slice(Tt,Ht?Lt-1:Lt),kt))}return $t}function d(J,st){const{column:$t,endColumn:gt}=st,Tt=J.length<=
g;if(!Tt&&gt-$t>f)return[];const kt=l(J,$t-1,0);if(kt>=J.length)return[];const It=l(J,gt-$t,kt),[Lt,Ht]=Tt?[J.slice(0,kt),J.slice(It)]:["",""];return[{place:st,
before:Lt,literal:J.slice(kt,It),after:Ht,isWhole:Tt}]}function l(J,st,$t){let gt=$t;for(let Tt=st;Tt>0&&gt<J.length;Tt-=1)gt+=(J.codePointAt(gt)??0)>65535?2:1;
return gt}var $=t(6174),M=t(2161);function m(J,st){const{directory:$t,checkedAt:gt,configs:Tt}=st,kt=Tt.flatMap(Bt=>Bt.files),It=new Set(kt.flatMap(({path:Bt,shown:Ut})=>[
o(Bt),Ut])),Lt=Bt=>{const Ut=o((0,O.resolve)($t,Bt));return!It.has(Bt)&&!It.has(Ut)&&u(Bt)&&u(Ut)},Ht=J.filter(({file:Bt})=>Lt(Bt)),bt=c(Ht,$t,gt),Ct=b(bt,st.usages);
return bt.flatMap(Bt=>r(Bt,Ct.get(D(Bt.place))??null,st))}function o(J){const st=(0,S.$)(J);return st.kind==="file"?st.path:(0,O.resolve)(J)}const u=J=>(0,M.L8)(
(0,O.basename)(J),new Set,(0,O.basename)((0,O.dirname)(J)))!==void 0;function r({place:J,before:st,literal:$t,after:gt,isWhole:Tt},kt,{redact:It,kept:Lt}){const Ht=st+
$t+gt;return It(Ht,Lt)!==Ht?[]:Tt&&!R(Ht)?[{place:J,before:st,literal:$t,after:gt}]:kt===null||y.test(kt)||!$t.includes(kt)?[]:[{place:J,before:"\u2026 ",literal:(0,$.
_)(kt),after:" \u2026"}]}const a=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
y=/[\s"]/,C=/[\w+-]{20,}/g,R=J=>a.test(J)||(J.match(C)??[]).some(st=>/\d/.test(st)&&/[a-z]/.test(st)&&/[A-Z]/.test(st));function b(J,st){const $t=new Map(J.map(
({place:Tt})=>[D(Tt),Tt.file])),gt=new Set($t.values());return new Map(st.filter(({place:Tt})=>gt.has(Tt.file)&&$t.has(D(Tt))).flatMap(({place:Tt,text:kt})=>kt===
null?[]:[[D(Tt),kt]]))}const D=({file:J,line:st,column:$t})=>`${st}:${$t} ${J}`;var P=t(2389),j=t(6897),Y=t(1831),G=t(3592),F=t(2796),B=t(4503),I=t(6763),L=t(5751),
W=t(1435),tt=t(8723),X=t(5453),_=t(7052),at=t(8416),Et=t(7854),xt=t(3474),Mt=t(3152);function V(J,st,$t){const gt={...J,newHosts:new Set,files:null,remarks:[]};
if(st===null)return gt;const Tt=Ct=>({...gt,remarks:[`changed-only has no effect: ${Ct}`]});if(st.kind==="all")return Tt(st.why);const{files:kt}=st,It=new Set(kt.
filter(({status:Ct})=>Ct!=="removed").map(({file:Ct})=>Ct));if(It.size>0&&![...It].some(Ct=>$t(Ct)!==null))return Tt("the checkout contains none of the files th\
at the pull request changes");const Lt=J.usages.filter(({place:Ct})=>It.has(Ct.file)),bt=`changed-only: the pull request changes ${kt.length===1?"1 file":`${kt.
length} files`} with ${Lt.length} of ${J.usages.length} usages`;return{usages:Lt,notes:J.notes.filter(({place:Ct})=>nt(Ct.file,It)),newHosts:ft(J.usages,kt,$t),
files:new Set(kt.map(({file:Ct})=>Ct)),remarks:[bt]}}const nt=(J,st)=>st.has(J)||J==="."||[...st].some($t=>$t.startsWith(`${J}/`)),ct=2e8;function ft(J,st,$t){const gt=new Set;
if(st.some(vt))return gt;const Tt=new Map(st.map(bt=>[bt.file,mt(bt,$t)])),kt=st.flatMap(({patch:bt})=>At(bt,/^[ -]/));let It=0;const Lt=(bt,Ct)=>{const Bt=[Ct,
(0,Y.nx)(Ct).toLowerCase()];return bt.filter(Ut=>(It+=Ut.length,It<=ct&&Bt.some(sn=>Ut.includes(sn)))).length},Ht=(bt,Ct)=>{const{isNew:Bt,now:Ut,added:sn}=Tt.get(
bt)?.()??ut,an=Bt?0:Lt(Ut,Ct);return Bt||an>0&&an===Lt(sn,Ct)};for(const[bt,Ct]of Map.groupBy(J,Bt=>Bt.host)){if(bt===null||Ct.some(({isHostImplied:Ut})=>Ut))continue;
const Bt=[...new Set(Ct.map(({place:Ut})=>Ut.file))];!Bt.every(Ut=>Tt.has(Ut))||Lt(kt,bt)>0||Bt.every(Ut=>Ht(Ut,bt))&&It<=ct&&gt.add(bt)}return gt}const ut={isNew:!1,
now:[],added:[]};function mt({file:J,status:st,patch:$t},gt){let Tt=null;const kt=()=>{const It=st==="added";if(It||$t===null)return{...ut,isNew:It};const Lt=(gt(
J)??"").toLowerCase().split(`
`);return{isNew:It,now:Lt,added:At($t,/^\+/)}};return()=>(Tt??=kt(),Tt)}const At=(J,st)=>(J??"").toLowerCase().split(`
`).filter($t=>st.test($t)),Rt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,vt=({file:J,status:st,changes:$t,patch:gt})=>gt===null&&st!=="added"&&$t>0&&Rt.
test(J);var Kt=t(2859),Gt=t(370);async function _t(J,st){const $t=st.now(),gt=await(0,Gt.SQ)(J,st),Tt=J.scan.length===0?0:st.now()-$t,kt=(0,Gt.PT)(J,gt,st),It=await(0,at.
L2)(kt),{clients:Lt}=It,Ht={usages:(0,Et.sw)(gt.usages,Lt),notes:(0,Et.vH)([...gt.notes,...cn(gt,st.stop.why)],Lt)},bt=await Vt(Ht,J,st),Ct=await(0,W.jK)(bt.usages,
J,It,{...st,mayHavePlugins:(0,Gt.C_)(gt,J)}),{roots:Bt,notes:Ut}=await(0,X.D0)({...Ht,scanned:gt,changed:bt.files,dialect:It,settings:J}),sn=await(0,X.Xo)(Ct.usages,
Bt),an=(0,Kt.C)(J,sn,Lt,(0,Et.kA)(Ht.usages)),{configs:un,releases:dn}=Ct,{environment:$n}=st,{files:yn,bytes:hn}=gt;return{dialect:{...It,releases:dn},configs:un,
usages:sn,roots:Bt,requirements:an,notes:[...(0,X.a3)(bt.notes,sn,J,$n),...Ut],newHosts:bt.newHosts,isEmpty:J.scan.length>0&&gt.isEmpty&&gt.endedAt===null,complaints:Ct.
findings,allUsages:Ht.usages,part:null,changes:bt.changes,remarks:[...bt.remarks,...Ct.remarks],scan:{files:yn,bytes:hn,usages:sn.length,durationMs:Tt},clients:()=>(0,at.
rU)(It,kt.scan),repositories:[],incomplete:null,checkouts:null}}async function Vt(J,st,$t){const gt=st.changedOnly?await $t.changes(st):null;return{changes:gt,...V(
J,gt,kt=>{const It=(0,w.yR)((0,O.join)($t.directory,kt));return It.ok?It.text:null})}}function cn({endedAt:J,files:st},$t){return J===null||$t===null?[]:[(0,Et.
YW)(J,(0,_.fileLimit)({kind:"time",stopped:$t,files:st}))]}function z({requirements:J,part:st}){const{size:$t}=new Set(J.map(({host:Tt})=>Tt));if($t<=xt.pS)return;
const gt=`${$t} hosts, the limit is ${xt.pS}`;throw new Mt.GN([st===null?`scan found ${gt}: narrow scan, exclude files, or divide the hosts with shard`:`shard ${st.
index}/${st.count} has ${gt}: divide the hosts into more shards`])}async function Z(J,st){const $t=new Date,gt=await(0,L.readSettings)(J,st),Tt=gt.deadlineMs,kt=st.
startTimer(Tt,()=>st.stop.end({kind:"deadline",ms:Tt}));try{const It=await jt(gt,st),Lt=gt.shard===null?It:await wt(It,gt.shard,gt);z(Lt),await(0,j.x)();const Ht=await Yt(
Lt,gt,st,$t);return await Jt(Ht,Lt,gt,st,$t)}finally{kt()}}async function wt(J,st,$t){const{narrowToShard:gt}=await Promise.all([t.e(6917),t.e(5927),t.e(2052)]).
then(t.bind(t,8100));return gt(J,st,$t)}async function jt(J,st){if(J.usages.length===0)return _t(J,st);const{prepareFleet:$t}=await Promise.all([t.e(660),t.e(7341),
t.e(1371),t.e(7210),t.e(8082)]).then(t.bind(t,8082));return $t(J,st)}async function Yt(J,st,$t,gt){const{environment:Tt,stop:kt,isFork:It}=$t,{dialect:Lt,configs:Ht}=J,
bt=await(0,tt.j)(J,st,{...Lt,configs:Ht},$t),Ct={...J,visits:bt.visits,tokenVariables:fn(Tt),tokenHosts:st.tokens.map(({host:sn})=>sn),tokenSources:bt.tokenSources,
stopped:kt.why??J.incomplete,predicted:await(0,X.K$)(bt.inquiry,{...st,dialect:Lt,isFork:It,part:J.part})},Bt={...st,dialect:Lt,isFork:It,now:gt.getTime()},Ut=bt.
visits.length>0||Ct.predicted.requests.length>0;return(0,P.S4)(Ct,Bt,Ut?await(0,W.U7)():null)}async function Jt(J,st,$t,gt,Tt){const{dialect:kt,configs:It,allUsages:Lt,
requirements:Ht,changes:bt,scan:Ct,clients:Bt}=st,Ut=ln(Ht),sn=[...st.remarks,...(0,I.rc)(J)],an={verdict:J,remarks:(0,I.q9)(sn)},{verdict:un,remarks:dn}=gt.secrets.
redact(an,Ut);return{settings:$t,changes:bt,verdict:un,context:{dialect:kt,failOn:$t.failOn,scan:Ct,remarks:dn,startedAt:Tt.toISOString(),durationMs:Date.now()-
Tt.getTime(),version:G.xv,docsUrl:G.aq,clients:await Bt(),sources:m((0,F.sC)(un.findings),{...gt.secrets,kept:Ut,usages:Lt,configs:It,directory:gt.directory,checkedAt:Tt.
getTime()}),links:null,repository:await qt(un,st,gt),repositories:st.repositories,shards:en($t),history:null}}}async function qt(J,{scan:st,repositories:$t},{directory:gt,
environment:Tt}){if(st.files===0||$t.length>0)return null;const{nameRepository:kt}=await t.e(9498).then(t.bind(t,9498));return kt(gt,(0,B.R8)(J),Tt)}const en=({
shard:J})=>J===null?null:{indexes:[J.index],count:J.count},fn=J=>Object.keys(J).filter(st=>/^TFE?_?TOKEN/i.test(st)),ln=J=>new Set(J.flatMap(({host:st,service:$t})=>[
st,(0,Y.nx)(st),$t]))}),9461:((pt,K,t)=>{t.d(K,{$:()=>v});var O=t(3024),S=t(5747);function v(E){try{const w=(0,O.realpathSync)(E),p=(0,O.statSync)(w);return p.isFile()?
{kind:"file",path:w}:{kind:p.isDirectory()?"directory":"special",path:w}}catch(w){return{kind:"error",code:(0,S.Oj)(w)}}}}),5747:((pt,K,t)=>{t.d(K,{Oj:()=>c,io:()=>T,
yR:()=>h});var O=t(4573),S=t(3024);const v=16*1024*1024,E=S.constants.O_RDONLY|(S.constants.O_NONBLOCK??0)|(S.constants.O_NOCTTY??0),w=Buffer.allocUnsafeSlow(256*
1024);let p=w;const h=(n,i=v)=>g(n,i,s);function T(n,i){const d=g(n,i,(l,$)=>Buffer.from(l.subarray(0,$)));return Buffer.isBuffer(d)?d:null}function g(n,i,d){let l;
try{l=(0,S.openSync)(n,E)}catch($){return e($)}try{const $=(0,S.readSync)(l,w,0,w.length,null);return $<w.length?d(w,$):f(l,i,d)}catch($){return e($)}finally{(0,S.
closeSync)(l)}}function f(n,i,d){const{size:l}=(0,S.fstatSync)(n);if(l>i||l<w.length)return{ok:!1,failure:{kind:"size",bytes:l,maxBytes:i}};p.length<l&&(p=Buffer.
allocUnsafeSlow(Math.min(2*l,i)));const $=p;let M=0;for(;M<l;){const m=(0,S.readSync)(n,$,M,l-M,M);if(m===0)break;M+=m}return d($,M)}function s(n,i){const d=n.toString(
"utf8",0,i),l=!d.includes("\uFFFD")||(0,O.isUtf8)(n.subarray(0,i));return{ok:!0,text:d,isUtf8:l,bytes:i}}function c(n){if(!(typeof n=="object"&&n!==null&&"code"in
n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{kind:"error",code:c(n)}})}),8185:((pt,K,t)=>{t.d(K,{C:()=>f,I:()=>c});var O=t(4283),
S=t(7052),v=t(6697),E=t(1064),w=t(1831),p=t(2886);const h=(e,{allowedHosts:n,hostnames:i})=>(0,w.Jr)(e,n)||i.some(d=>d.host===e),T={file:".",line:1,column:1,endColumn:1},
g=1e4;function f(e,n,i=g){if(n.allowedHosts.length===0)return[];const d=new Map,l=[];let $=0;for(const{directHost:m,kind:o,isOverridden:u,place:r,clients:a}of e){
if(m===void 0||u||h(m,n))continue;const y=o==="backend_http"||o==="remote_state"?"backend":"download",C=`${y} ${m}`,R=d.get(C);if(R===void 0&&d.size>=i){$+=1;continue}
const b=R??s(m,y);d.set(C,b),l.push({...b,place:r,clients:a})}if($===0)return l;const M=(0,S.fileLimit)({kind:"problems",max:i,omitted:$});return[...l,{problem:M,
place:T,clients:E.Du,host:null}]}function s(e,n){const i=(0,w.Pv)(e),d=i.ok?i.value:null,l=d===null?e:(0,w.nx)(d);return{problem:(0,v.hostNotAllowed)({host:l,use:n}),
host:d}}function c(e,n,i,d){if(d.allowedHosts.length===0)return[];const l=i.filter(({because:$})=>$.some(M=>typeof M!="string"));return n.flatMap($=>{const{id:M,
kind:m}=$;if(m!=="url"||!l.some(a=>a.service===M))return[];const o=(0,O.Dl)($.url),u=o.ok?(0,w.Pm)(o.value):null;if(u===null||u===e||h(u,d))return[];const r=(0,v.
hostNotAllowed)({host:u,service:M,registry:(0,w.nx)(e)});return[(0,p.bz)(r,M)]})}}),8988:((pt,K,t)=>{t.d(K,{s:()=>s,k:()=>$});var O=t(3534),S=t(3410),v=t(5143),
E=t(9562);const w=[E.OZ,E.Bn],p=[E.e$,E.xq],h=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...w,...p]},{matches:/^api\.env0\.com$/,services:p},{matches:/^backend\.api\.env0\.com$/,
services:w},{matches:/\.scalr\.io$/,services:w}],T=M=>h.find(({matches:m})=>m.test(M))?.services??[];var g=t(241),f=t(2886);function s(M,{role:m},o){const u=n(M),
r=M.credentials?.hasToken===!0,y=(M.attempt.hops.at(-1)?.challenge??null)===null&&(r||m!=="guest"),C=r?[]:i(M.host,u,o),b=[...M.difference===null?[]:[M.difference],
...C,...u===null||!y?[]:[d(M,u,o)]].map(P=>(0,f.bz)(P)),D=r?[]:c(M,o);return D.length>0?[...b,...D]:C.length===0?[...b,...e(M,o)]:b}function c(M,{usages:m,isFork:o,
depth:u}){const{host:r,attempt:a}=M;if(u==="discovery"||a.discovery.kind!=="found")return[];const y=m.flatMap(({workspace:C,hasOwnToken:R,needs:b,place:D})=>C===
void 0||R||(0,v.Zl)(D.file)?[]:b.filter(P=>P.host===r));return Array.from(Map.groupBy(y,({service:C})=>C),([C,R])=>{const b=(0,S.cloudToken)({host:r,service:C,isFork:o,
...l(M)}),D=R.flatMap(P=>P.clients);return(0,f.bz)((0,f.aZ)(b,D),C)})}function e(M,{usages:m,isFork:o}){const{host:u,attempt:r,credentials:a}=M;if(r.discovery.kind!==
"found"||a?.hasToken||a?.problem)return[];const y=T(u).find(C=>m.some(({hasOwnToken:R,needs:b,place:D})=>b.some(P=>P.host===u&&P.service===C)&&!R&&!(0,v.Zl)(D.file)));
return y===void 0?[]:[(0,f.bz)((0,O.credentialsMissing)({host:u,service:y,isFork:o,...l(M)}),y)]}function n(M){const{discovery:m,hops:o}=M.attempt;return m.kind===
"failed"&&m.problem.code==="document-unauthorized"?o.at(-1)?.status??null:null}function i(M,m,{tokenVariables:o,hosts:u}){return(0,g.B)(o,M,u).filter(({isParent:r})=>!r||
m!==null).map(({variable:r,why:a,write:y})=>(0,O.credentialsNearMiss)({host:M,variable:r,why:a,write:y}))}function d(M,m,{isFork:o}){const{host:u,credentials:r}=M;
return r?.hasToken?(0,O.credentialsRejected)({host:u,status:m,source:r.source}):(0,O.credentialsMissing)({host:u,service:null,isFork:o,...l(M)})}function l({credentials:M,
looks:m}){const o=m.flatMap(y=>y.looks),u=y=>[...new Set(o.flatMap(({held:C,source:R})=>C!=="not read"===y?R:[]))],r=M===null?u(!0):[M.source],a=M===null?u(!1):
[];return{searched:r,notRead:a}}function $(M,m){return M.filter(o=>!m.includes(o)).map(o=>(0,f.bz)((0,O.credentialsUnused)({host:o})))}}),2886:((pt,K,t)=>{t.d(K,
{ER:()=>g,HJ:()=>d,Mm:()=>$,Np:()=>c,TC:()=>o,aZ:()=>T,bz:()=>h,hD:()=>s,l$:()=>p,ld:()=>n,pi:()=>e,xJ:()=>f});var O=t(5143),S=t(5799),v=t(1831),E=t(7715);const w=[
"module","provider","version","package","lock","not"],p=({problem:u,places:r})=>w.includes(u.code.replace(/-.*/,""))&&r.length>0&&r.every(a=>typeof a!="string"),
h=(u,r=null,a=!0)=>({services:r===null?[]:[r],problem:u,needed:a}),T=(u,r)=>({...u,affects:u.affects.filter(a=>r.includes(a))}),g=({problem:u,needed:r})=>r&&u.usualSeverity===
"error";function f({problem:u,needed:r},a){const y=r&&a.some(C=>u.affects.includes(C));return u.severity==="error"&&!y?"warning":u.severity}const s=(u,r,a)=>({severity:f(
u,r),problem:u.problem,affects:u.problem.affects,...a}),c=(u,r)=>S.oC.indexOf(u.severity)-S.oC.indexOf(r.severity),e=(u,r,a)=>a.some(y=>y.code===u.code&&(y.host===
null||y.host===r));function n({problem:u,services:r},{visit:{host:a,attempt:y},requirements:C,answering:R},{depth:b}){if(b==="discovery"||y.discovery.kind==="sk\
ipped")return!0;const D=r.some(j=>R.has(`${a} ${j}`));if(u.code==="service-url-no-slash"&&D)return!1;const P=C.filter(({service:j})=>r.length===0||r.includes(j));
return P.length===0||P.some(({isForInit:j})=>j)}const i=1e3;function d(u){const r=new Map;return a=>{const y=JSON.stringify(a),C=r.get(y)??l(a,u);return r.set(y,
C),C}}function l(u,r){const a=D=>r.filter(({service:P})=>D.includes(P)),y=u.length===0?r:a(u),C=u.filter(D=>y.some(({service:P})=>P===D)),R=C.length>0?C:u,b=(y.
length>0?y:a(["any"])).flatMap(D=>D.because);return{service:R.length===1?R[0]??null:null,...$([...new Set(b)])}}function $(u){const r=M(u),a=r.length>i?m(r):r,y=Math.
max(0,a.length-i);return{places:a.slice(0,i),placesLeftOut:y}}function M(u){const{own:r=[],aside:a=[]}=Object.groupBy(u,y=>typeof y!="string"&&(0,O.Zl)(y.file)?
"aside":"own");return[...r,...a]}function m(u){const r=new Set,{first:a=[],other:y=[]}=Object.groupBy(u,C=>{const R=typeof C=="string"?null:(0,O._M)(C.file);return R===
null||r.has(R)?"other":(r.add(R),"first")});return[...a,...y]}function o(u,r){const a=r.some(({because:C})=>C.includes("hostnames input"));return{role:(0,E.V)(u)!==
null?"guest":a?"operator":"user",host:(0,v.nx)(u)}}}),9464:((pt,K,t)=>{t.d(K,{f:()=>p,u:()=>T});var O=t(4283),S=t(3534),v=t(1831),E=t(9562),w=t(2886);function p({
host:g,attempt:f,credentials:s},c){const e=s?.hasToken===!0,n=[...c.flatMap(i=>i.kind==="url"&&(0,E.p4)(i.id)&&(0,E.D6)(i.id)?[{url:i.url,service:i.id,isSent:e}]:
[]),...f.hops.map(({url:i,authorization:d})=>({url:i,service:null,isSent:d==="sent"}))].flatMap(({url:i,...d})=>{const l=h(i);return l===null||l===g?[]:[{...d,host:l}]});
return[...new Map(n.toReversed().map(i=>[i.host,i])).values()]}function h(g){const f=(0,O.Dl)(g),s=f.ok?(0,v.Pm)(f.value):null,c=s===null?null:(0,v.Pv)(s);return c?.
ok?c.value:null}function T(g,f,{tokenSources:s,hosts:c}){return p(g,f).flatMap(({host:e,service:n,isSent:i})=>{const d=s.get(e);if(d===void 0)return[];const l=n===
null?g.attempt.discovery.kind==="failed":!i,$=(0,S.credentialsOtherHost)({host:(0,v.nx)(g.host),other:(0,v.nx)(e),source:d,service:n,isSent:i,isNotice:!l||c.has(
e)});return[(0,w.bz)($,n)]})}}),2389:((pt,K,t)=>{t.d(K,{j7:()=>M,k2:()=>b,S4:()=>u});var O=t(4e3),S=t(7052),v=t(5143),E=t(5799),w=t(1064),p=t(3612),h=t(8185),T=t(
8988),g=t(2886);function f(D,P,j){const Y=new Set(D.notes.flatMap(({problem:X,place:_})=>X.code==="file-syntax"?_.file:[])),G=[...D.complaints.map(({problem:X,place:_})=>l(
(0,g.bz)(X),_,j)),...(0,T.k)(D.tokenHosts,P).map(X=>l(X,null,j)),...D.isEmpty?[i(j)]:[]],F=s([...D.notes.map(X=>c(X,Y,j)),...(0,h.C)(D.usages,j).map(({problem:X,
clients:_,place:at,host:Et})=>{const xt=(0,g.bz)((0,g.aZ)(X,_));return{host:Et,finding:{...l(xt,at,j),host:Et}}}),...D.ofAnswers.map(X=>({...c(X,Y,j),isOfAnswers:!0})),
...D.others.map(X=>{const _=d(X,j);return{host:X.host,finding:_,isOfAnswers:!0}}),...G.map(X=>({host:null,finding:X}))]),{own:B=[],elsewhere:I=[]}=Object.groupBy(
F,({host:X,isOfAnswers:_})=>_||(0,p.tG)(D.part,X)?"own":"elsewhere"),L=X=>X.flatMap(({host:_,finding:at})=>(0,g.pi)(at.problem,_,j.ignore)?[]:[at]),W=({exclude:X})=>+(X!==
void 0),tt=L(B).toSorted((X,_)=>(0,g.Np)(X,_)||W(X)-W(_));return{files:tt,ignored:B.length-tt.length,elsewhere:L(I)}}function s(D){return[...Map.groupBy(D,({host:j,
finding:Y})=>{const{problem:G,severity:F,affects:B,places:I,exclude:L}=Y,{code:W,message:tt,help:X}=G;return I.length===0?D:JSON.stringify([j,W,F,tt,X,B,L===void 0])})].
flatMap(([j,Y])=>{const[G]=Y;if(j===D||G===void 0||Y.length===1)return Y;const F=Y.flatMap(({finding:L})=>L.places),B=new Set(Y.flatMap(({finding:L})=>L.exclude??
[])),I=B.size===0?{}:{exclude:[...B]};return[{...G,finding:{...G.finding,places:F,...I}}]})}function c(D,P,j){const{problem:Y,place:G,host:F,isPlaceholder:B}=D,
I=D.aside??G.file;if(Y.code==="file-limit"&&j.allowedHosts.length>0){const _={...Y,message:(0,O.Fn)(Y.message)};return{host:F,finding:{...n(D,_,j),severity:"err\
or"}}}const L=B||P.has(G.file),W=Y.severity==="error"&&(L||(0,v.Zl)(I)),tt=W?{...Y,severity:"warning"}:Y,X=n(D,tt,j);return!W&&!(0,v.Zl)(I)?{host:F,finding:X}:{
host:F,finding:{...X,exclude:[(0,v.n7)(I)]}}}const e={error:"warning",warning:"notice",notice:"notice"};function n({place:D,others:P=[],clients:j,checkedFor:Y},G,F){
const B=Y??F.dialect,L=B.isGuess&&w.Du.some(X=>!j.includes(X))?e[G.severity]:G.severity,W=(0,g.bz)({...(0,g.aZ)(G,j),severity:L}),tt=l(W,D,{dialect:B});return{...tt,
places:[...tt.places,...P]}}function i(D){const{scan:P,hostnames:j,usages:Y}=D,G=j.length>0,F=(0,S.nothingToCheck)({scan:P,hasHostnames:G,isFleet:Y.length>0});return{
...l((0,g.bz)(F),null,D),severity:F.severity}}function d({host:D,places:P,...j},Y){const G=(0,E.pj)(j.problem,(0,g.TC)(D,[]));return{...l({...j,problem:G},null,
Y),host:D,places:P}}const l=(D,P,{dialect:j})=>(0,g.hD)(D,j.clients,{host:null,service:null,places:P===null?[]:[P],isHostNew:!1});var $=t(9464);const M={drafts:[],
notes:[],roots:[],requests:[],answering:new Set},m={judgeVisit:o,judgeRequests:o};function o(){throw new Error("the rules for hosts are not loaded")}function u(D,P,j){
const{judgeVisit:Y,judgeRequests:G}=j??m,{requirements:F,visits:B,usages:I,tokenVariables:L}=D,W=Map.groupBy(F,({host:Z})=>Z),tt=B.map(({host:Z})=>Z),{isFork:X,
depth:_}=P,at=D.part?.otherHosts??[],{tokenSources:Et}=D,xt={usages:I,tokenVariables:L,tokenSources:Et,hosts:new Set([...tt,...at]),isFork:X,depth:_},Mt=Map.groupBy(
D.predicted.drafts,({host:Z})=>Z),V=Map.groupBy(D.predicted.requests,({host:Z})=>Z),nt=B.map(Z=>{const wt=D.newHosts.has(Z.host),jt={visit:Z,requirements:W.get(
Z.host)??[],predicted:Mt.get(Z.host)??[],requests:V.get(Z.host)??[],answering:D.predicted.answering,isNew:wt};return Y(jt,P,xt)}),ct=nt.map(({verdict:Z})=>Z),ut=[
...ct.flatMap(({visit:Z,services:wt})=>(0,$.f)(Z,wt)).map(({host:Z})=>Z),...V.keys()],mt=[...tt,...ut,...at],At=new Set(tt),Rt=Array.from(V,([Z,wt])=>G({host:Z,
known:[]},wt,P).map(jt=>({...jt,host:Z,places:[]}))),vt=[...D.predicted.drafts,...Rt.flat()].filter(({host:Z})=>!At.has(Z)),Kt=D.predicted.notes,Gt=f({...D,ofAnswers:Kt,
others:vt},mt,P),_t=[...nt.flatMap(({ofFiles:Z})=>Z),...Gt.files].sort(g.Np),Vt=[...ct.flatMap(Z=>Z.findings),..._t].sort(g.Np),{stopped:cn}=D,z=R([...Gt.files,
...Gt.elsewhere]);return{passed:cn===null&&!Vt.some(({severity:Z})=>b(Z,P.failOn)),stopped:cn,hosts:ct,files:_t,findings:Vt,ignored:nt.reduce((Z,wt)=>Z+wt.ignored,
Gt.ignored),roots:D.predicted.roots.map(Z=>r(Z,P,z))}}function r({rows:D,...P},{ignore:j},Y){const G=({drafts:F,decidedAt:B})=>F.length>0?F.filter(({problem:I,host:L})=>!(0,g.
pi)(I,L,j)).map(I=>({...I,severity:(0,g.xJ)(I,P.clients)})):B.flatMap(I=>Y.get(y(I))??[]);return{...P,rows:D.map(F=>{const{drafts:B,decidedAt:I,...L}=F,tt=B.length>
0||Object.values(L.chosen).includes(null)?G(F).toSorted(g.Np):[],X=new Map(tt.map(({problem:_})=>[_.code,a(_)]));return{...L,worst:tt[0]?.severity??null,problems:[
...X.values()]}})}}const a=({code:D,title:P,usualSeverity:j})=>({code:D,title:P,usualSeverity:j}),y=({file:D,line:P})=>`${D}:${P}`,C=/^(?:constraint|lock)-/,R=D=>{
const P=new Map;for(const j of D.filter(({problem:Y})=>C.test(Y.code)))for(const Y of j.places){const G=typeof Y=="string"?Y:y(Y),F=P.get(G);F===void 0?P.set(G,
[j]):F.push(j)}return P},b=(D,P)=>D==="error"?P!=="never":D==="warning"&&P==="warning"}),4e3:((pt,K,t)=>{t.d(K,{Af:()=>l,B9:()=>c,Cw:()=>M,Fn:()=>u,NM:()=>n,Vb:()=>r,
Wt:()=>s,XT:()=>p,YA:()=>d,_r:()=>i,dh:()=>w,eZ:()=>$,go:()=>T,mP:()=>g,qZ:()=>e,zd:()=>h});var O=t(4714),S=t(7715),v=t(9562);const E=300;function w(a,y=E){return a.
length<=y?a:`${(0,O.o)(a,y)}\u2026`}function p(a,y,C=0){const R=a.slice(0,y).map(D=>w(D)),b=a.length-R.length+C;return R.join(", ")+(b>0?` and ${b} more`:"")}const h=a=>`\
the clients print "${a}"`;function T(a){return a===null?"null":Array.isArray(a)?"an array":typeof a=="object"?"an object":`a ${typeof a}`}function g(a){if(a.kind===
"error")return`cannot be read: ${a.code}`;const{bytes:y,maxBytes:C}=a;return`has ${y} bytes and is not read; the limit is ${C/1024/1024} MiB`}const f={[v.e$]:"c\
orrect the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[v.xq]:"correct the host in `source`, or add th\
e `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirro\
r"};function s(a){return a.flatMap(C=>f[C]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const c=a=>`wait\
 and run the check again; see ${(0,S.V)(a)??"its status page"}, and consider a network mirror for providers`,e=a=>`use another network, a proxy (HTTPS_PROXY) or\
 a network mirror: ${a} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(a,y,C){
if(a===null)return C;const R=a.title===""?"":` ("${a.title}")`,b=C.guest??e(y);switch(a.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:b,because:`the host returned a sign-in page${R}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${R}\
: allow this machine to reach the host`;case"other":{const D=C.user??`check that ${y} is a registry, and ${s([])}`;return{...C,user:D,guest:b,because:`the host \
returned an HTML page${R}`}}}}const i=({url:a,status:y,reason:C})=>`${a} returned ${`${y} ${w(C)}`.trim()}`,d=a=>`${Math.round(a/100)/10} s`,l=a=>a.map(({name:y,
attemptMs:C,retries:R})=>{const b=Number.isFinite(C)?d(C):"without a limit",D=R===0?"":` in each of ${R+1} attempts`,P=y.includes(" and ")?"wait":"waits";return`${y}\
 ${P} ${b}${D}`}).join(", "),$=a=>a.map(({name:y})=>y).join(" and ");function M(a){switch(a.kind){case"deadline":return`the check reached its deadline of ${d(a.
ms)}`;case"signal":return`the check was interrupted by ${a.signal}`;case"crash":return"tf-disco crashed";case"missing":return o(a);case"reported":return a.why;case"\
several":return a.reasons.map(M).join("; ")}}const m=10;function o({what:a,names:y,total:C}){const R=p(y,m);return a==="shard"?`${y.length} of ${C} shards ${y.length===
1?"is":"are"} missing: ${R}`:`the usages of ${y.length} of ${C} repositories are missing: ${R}`}const u=a=>`${a}; it may use hosts that are not in \`allowed-host\
s\``,r=({kind:a,address:y,version:C})=>`${a} ${y} ${w(C,40)}`}),6897:((pt,K,t)=>{t.d(K,{n:()=>S,x:()=>v});const O=100;async function S(E,w,p){let h=performance.
now();for(;;){const T=E.next(w.why!==null);if(T.done)return T.value;performance.now()-h<O||(p(T.value),await v(),h=performance.now())}}const v=()=>new Promise(E=>setImmediate(
E))}),4714:((pt,K,t)=>{t.d(K,{o:()=>v,w:()=>E});var O=t(3307);const S=2048,v=(w,p=S)=>w.length<=p?w:structuredClone(w.slice(0,p).toWellFormed());function E(w){if(w.
length<=S)return(0,O.IL)(w);switch(w[0]){case'"':return v((0,O.I)(w));case"[":return[];case"{":return{};default:return(0,O.IL)(w)}}}),7715:((pt,K,t)=>{t.d(K,{V:()=>S});
const O=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://st\
atus.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),S=v=>O.get(v)??null}),9664:((pt,K,t)=>{
t.d(K,{Gz:()=>S,LA:()=>w,jt:()=>v,un:()=>E});var O=t(3916);const S=(p,h)=>p===""?h:`${p}/${h}`,v=p=>p.slice(0,Math.max(0,p.lastIndexOf("/")));function E(p,h){const T=(0,O.
join)(p,h).replace(/\/$/,"");return T==="."?"":T}const w=p=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(p)}),241:((pt,K,t)=>{t.d(K,{B:()=>E});var O=t(1831);const S=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,
v="TF_TOKEN_";function E(f,s,c){const[e]=(0,O.fK)(s);return e===void 0?[]:f.flatMap(n=>{const i=(0,O.$k)(n);if(i!==null&&c.has(i))return[];const d=w(n,i,s);return d===
null?[]:[{variable:n,why:d,write:e,isParent:p(i,s)}]})}function w(f,s,c){const e=S.exec(f)?.[0];if(e===void 0)return null;const n=f.slice(e.length);return s!==null&&
p(s,c)?`it is for ${(0,O.nx)(s)} only: the clients do not use the tokens of parent domains`:T(c).some(i=>i===h(n))?e!==v?`it begins with ${e}, and the clients r\
ead only ${v}`:s===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,O.nx)(s)}${g(n,c)}`:null}const p=(f,s)=>f!==null&&
(0,O.Sv)(s).name.endsWith(`.${(0,O.Sv)(f).name}`),h=f=>f.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function T(f){const{
name:s}=(0,O.Sv)(f);return[...new Set([f,s,(0,O.nx)(f)].map(h))]}function g(f,s){const{name:c,port:e}=(0,O.Sv)(s);return e!==443&&!f.includes(":")?"; a port fol\
lows a colon":c.includes("-")&&!f.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((pt,K,t)=>{t.d(K,{S3:()=>y,Wi:()=>$,YM:()=>C,a2:()=>r,cZ:()=>p,
cr:()=>o,hs:()=>u,pq:()=>a,sC:()=>M});var O=t(2886),S=t(1064),v=t(1831),E=t(8884);const w=3;function p(R){return[...Map.groupBy(h(R),g).values()].flatMap(b=>{const D=[
...Map.groupBy(b,f).values()];return D.length>w?[b]:D}).flatMap(b=>s(b)??[]).map(b=>({cause:b,hits:(0,E.eb)(b.findings).length})).toSorted(({cause:b,hits:D},{cause:P,
hits:j})=>(0,O.Np)(b,P)||T(b)-T(P)||j-D||P.hosts.length-b.hosts.length).map(({cause:b})=>b)}const h=R=>R.map(b=>({finding:b,hits:(0,E.eb)([b]).length})).toSorted(
(b,D)=>D.hits-b.hits).map(({finding:b})=>b);function T({code:R,affects:b}){return R==="host-not-checked"?2:b.length===0||S.Du.some(D=>b.includes(D))?0:1}const g=({
severity:R,problem:b,affects:D,exclude:P})=>JSON.stringify([R,b.code,D,P===void 0]),f=R=>R.exclude===void 0?d(R.problem.help??"",R):"";function s(R){const[b]=R;
if(b===void 0)return null;const D=[...new Set(R.flatMap(({host:tt})=>tt??[]))],{code:P,title:j,help:Y,message:G}=b.problem,F=(tt,X)=>D.length>1?d(tt,X):tt,B=F(G,
b),I=R.every(tt=>F(tt.problem.message,tt)===B),L=F(Y??"",b),W=R.every(tt=>F(tt.problem.help??"",tt)===L);return{severity:b.severity,code:P,title:j,affects:b.affects,
findings:R,hosts:D,message:I?B:null,help:L!==""&&W?i(L,R):null}}const c=/\bTF_TOKEN_\w+/g,e="TF_TOKEN_HOST",n=5;function i(R,b){if(!R.includes(e))return R;const D=new Set(
b.flatMap(({problem:P})=>P.help?.match(c)??[]));return D.size<=n?`${R}; ${e} is ${[...D].join(" or ")}`:`${R}; in ${e}, write each dot of the host as an undersc\
ore and each hyphen as two`}function d(R,{host:b}){return b===null||R===""?R:[...new Set([b,(0,v.nx)(b)])].reduce((D,P)=>D.replaceAll(P,l),R).replace(c,e).replaceAll(
/\bhost the host/g,"the host")}function l(R,b,D){const[P=" ",j=" "]=[D[b-1],D[b+R.length]];return/[\s("]/.test(P)&&/[\s,;.:)"]/.test(j)?"the host":"HOST"}const $=3,
M=R=>p(R).flatMap(b=>o(b).slice(0,$).flatMap(([,D])=>D.values().flatMap(m).take(1).toArray())),m=R=>{const b=(0,E.Xd)(R);return b===null||(0,E.cC)(b)?[]:[b]},o=({
message:R,findings:b})=>R===null?[...Map.groupBy(b,({problem:D})=>D.message)]:[[R,b]],u=({hosts:R,findings:b})=>R.length>0&&!b.every(O.l$),r=R=>u(R)?"host":"pla\
ce";function a(R){if(u(R))return R.hosts.length;const{lines:b,leftOut:D}=(0,E.yv)(R.findings);return b.length+D}function y(R){const{findings:b,message:D}=R;return D===
null?b.map(P=>[P]):u(R)?[...Map.groupBy(b,({host:P})=>P).values()]:(0,E.yv)(b).lines}function C(R){const b=R.filter(j=>u(j)&&j.hosts.length>1),P=[...Map.groupBy(
b,({hosts:j})=>j.toSorted().join()).values()].flatMap(([j,...Y])=>j===void 0?[]:Y.map(G=>[G,j.code]));return new Map(P.filter(([{message:j}])=>j!==null))}}),4503:((pt,K,t)=>{
t.d(K,{DZ:()=>n,R8:()=>l,aE:()=>E,oW:()=>i,uM:()=>v});var O=t(5143),S=t(8884);function v({file:M,line:m},{links:o,repositories:u}){const{repository:r,path:a}=(0,O.
bH)(M);if(r!==null){const C=h(p(u).get(r),a);return C===null?null:`${C}#L${m}`}const y=o?.get(M);return y===void 0?null:y.diff?.lines.has(m)?`${y.diff.url}R${m}`:
`${y.url}#L${m}`}const E=(M,{repositories:m})=>p(m).get(M)?.url??null,w=new WeakMap;function p(M){const m=w.get(M)??new Map(M.flatMap(({name:o,url:u,commit:r})=>{
const a=u===null?null:e(u,r);return a===null?[]:[[o,a]]}));return w.set(M,m),m}function h(M,m){const o=m==="."?null:i(m);return!M?.files||o===null?null:`${M.files}\
/${o}`}const T=600,g=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,f=/^(?:[\da-f]{40}|[\da-f]{64})$/,s=/^gitlab\.com$/i,c=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;
function e(M,m){const[,o]=M.length<=T?g.exec(M)??[]:[];return o===void 0?null:m===null||!f.test(m)?{url:M,files:null}:s.test(o)?{url:M,files:`${M}/-/blob/${m}`}:
{url:M,files:c.test(o)?null:`${M}/blob/${m}`}}function n({url:M,commit:m}){const o=M===null?null:e(M,m)?.files??null;return o===null?null:o.replace(/\/blob\/(?=[\da-f]+$)/,
"/commit/")}function i(M){if(!M.isWellFormed())return null;const m=o=>encodeURIComponent(o).replace(/[!'()*_~]/g,u=>`%${u.charCodeAt(0).toString(16).toUpperCase()}`);
return M.split("/").map(m).join("/")}const d=5e3;function l(M){const m=new Set;for(const o of $(M))if(typeof o!="string"&&(0,S.CN)(o.file)&&m.add(o.file),m.size===
d)break;return m}function*$({findings:M,hosts:m,roots:o}){for(const{places:u}of M)yield*u;for(const{requirements:u}of m)for(const{because:r}of u)yield*r;for(const{
rows:u}of o)for(const{places:r}of u)yield*r}}),7574:((pt,K,t)=>{t.d(K,{I$:()=>w,QN:()=>T,kJ:()=>v,nO:()=>g,tY:()=>E,u8:()=>h});var O=t(4120);const S=864e5;function v(f){
const s=Math.round(f);if(s<1e3)return`${s} ms`;if(s<59950)return`${(s/1e3).toFixed(1)} s`;const c=Math.round(s/1e3);return`${Math.floor(c/60)} min ${c%60} s`}function E(f){
return f<1e3?`${f} B`:f<999950?`${(f/1e3).toFixed(1)} kB`:`${(f/1e6).toFixed(1)} MB`}function w(f){return[["DNS",f.lookupMs],["connect",f.connectMs],["TLS",f.tlsMs],
["first byte",f.firstByteMs],["total",f.totalMs]].flatMap(([c,e])=>e===null?[]:[[c,e]])}const p=6e4;function h(f,s){const c=Date.parse(s)-Date.parse(f);if(!(c>=
p))return"less than a minute";const e=Math.floor(c/p),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,
unit:"min"}],i=n.findIndex(({count:d})=>d>0);return n.slice(i,i+2).filter(({count:d})=>d>0).map(({count:d,unit:l})=>`${d} ${l}`).join(" ")}const T=f=>`${f.slice(
0,16).replace("T"," ")} UTC`;function g(f,s){const c=(Date.parse(f)-Date.parse(s))/S;if(Number.isNaN(c))return f;const e=(0,O.px)(Math.floor(Math.abs(c)),"day"),
n=Math.abs(c)<1,i=n?"within the last day":`${e} ago`,d=n?"in less than a day":`in ${e}`;return`${f.slice(0,10)} (${c<0?i:d})`}}),4120:((pt,K,t)=>{t.d(K,{DO:()=>n,
Iu:()=>w,K4:()=>p,Ku:()=>h,QI:()=>e,Rk:()=>i,SY:()=>f,UV:()=>T,_l:()=>E,dy:()=>S,od:()=>s,px:()=>v,wO:()=>c,y0:()=>g});var O=t(1064);const S="new in this pull r\
equest",v=(d,l)=>`${d} ${d===1?l:E(l)}`,E=d=>`${d.replace(/(?<=[^aeiou])y$/,"ie")}s`,w=d=>d.replace(/^./u,l=>l.toUpperCase());function p(d,l,$=0){const M=d.slice(
0,l),m=d.length-M.length+$;return`${M.join(", ")}${m>0?` and ${m} more`:""}`}const h=(d,l)=>d.length<=2*l?d:d.slice(0,l);function T(d,l,$,M=m=>`and ${m} more`){
const m=d.length-l;return[...d.slice(0,l).flatMap($),...m>0?[M(m)]:[]]}function g(d,l){if(d===null||d.indexes.length!==1)return[];const[$]=d.indexes;return[l?`s\
hard ${$} of ${d.count}: other hosts belong to other shards`:`no host belongs to shard ${$}/${d.count}`]}const f=d=>O.zK.every(l=>d.includes(l))?"all clients":d.
map(l=>O.bB[l]).join(", ");function s(d,l){const $=l.filter(M=>d.includes(M));return d.length===0||$.length===l.length?"":$.length===0?"no client in use":$.map(
M=>O.bB[M]).join(", ")}const c=d=>d.map(l=>O.bB[l]).join(" and "),e=({clients:d,versions:l})=>d.map($=>[O.bB[$],l[$]].join(" ").trim()).join(" and "),n=d=>d==="\
any"?"any service":d;function i(d){switch(d){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"no\
t sent (redirected to another host)"}}}),8884:((pt,K,t)=>{t.d(K,{BQ:()=>y,CN:()=>R,Dc:()=>a,II:()=>p,Ky:()=>h,Qz:()=>r,R3:()=>w,Xd:()=>m,Yx:()=>l,_5:()=>i,_X:()=>n,
cC:()=>f,eb:()=>s,eo:()=>E,et:()=>C,iW:()=>c,mj:()=>e,oN:()=>d,rv:()=>T,tN:()=>o,xi:()=>u,yv:()=>M});var O=t(5143),S=t(4120),v=t(8641);const E=P=>b(P)?`${p(P.file)}\
:${P.line}`:P,w=({file:P,line:j,column:Y})=>`${p(P)}:${j}:${Y}`;function p(P){const{repository:j,path:Y}=(0,O.bH)(P);if(j===null)return(0,v.J7)(P);const G=(0,v.
J7)(j);return Y==="."?G:`${G}//${(0,v.J7)(Y)}`}function h(P,j,Y=E,G=0){const{places:F,isOfRepositories:B}=T(D(P)),I=F.slice(0,j).map(Y).join(", "),L=Math.max(0,
F.length-j)+(B?0:G),W=L>0?[(0,S.px)(L,B?"more repository":"more place")]:[];return[...I===""?[]:[I],...W].join(" and ")}function T(P){const j=g(P),Y=j.filter(f).
length>1;return{places:Y?j:P,isOfRepositories:Y}}function g(P){const j=new Set;return P.filter(Y=>{const G=b(Y)?(0,O._M)(Y.file):null;return G===null?!0:!j.has(
G)&&j.add(G)})}const f=P=>b(P)&&(0,O._M)(P.file)!==null;function s(P){const j=new Set(P.map(F=>F.places)),Y=Array.from(j,F=>g(F.filter(f))),[G=[]]=Y;return Y.length>
1?g(Y.flat()):G}const c=(P,j)=>P===j?`all ${j} repositories`:`${P} of ${j} repositories`;function e(P,j){const{length:Y}=j>1?s(P):[];return Y>1?c(Y,j):""}function n(P){
const j=new Map;for(const G of P){const{severity:F,problem:B}=G;if(F!=="notice")for(const I of s([G])){const L=(0,O._M)(I.file)??"",W=j.get(L)??[];W.push({severity:F,
code:B.code,place:I}),j.set(L,W)}}const Y=(G,F)=>G.filter(B=>B.severity===F).length;return Array.from(j,([G,F])=>({repository:G,errors:Y(F,"error"),warnings:Y(F,
"warning"),findings:F})).toSorted((G,F)=>F.errors-G.errors||F.warnings-G.warnings)}const i=({errors:P,warnings:j})=>[P===0?"":(0,S.px)(P,"error"),j===0?"":(0,S.
px)(j,"warning")].filter(Y=>Y!=="").join(", ");function d(P,j){const{isOfRepositories:Y}=T(P),G=B=>(Y?(0,O._M)(B.file):null)??E(B),F=new Set(j.map(B=>B&&G(B)));
return P.filter(B=>!F.has(G(B)))}const l=(P,j=E)=>h(P,P.every(b)?1:2,j),$=1e5;function M(P){const j=new Map(P.map(({places:I,placesLeftOut:L=0})=>[I,L])),Y=[];for(const I of j.
keys())Y.length<$&&Y.push(...I);const G=j.entries().reduce((I,[L,W])=>I+L.length+W,0),F=D(Y.filter(b)),B=[...new Set(Y.filter(I=>typeof I=="string"))];return{lines:F,
settings:B,leftOut:G-Y.length}}const m=({places:P})=>P.find(b)??null,o=P=>P.map(m).find(j=>j!==null)??null;function u(P,{clients:j,repositories:Y},G,F){const{lines:B,
settings:I,leftOut:L}=M([P]);return[["help",(0,v.RK)(P.problem.help??"",G)],["affects",(0,S.od)(P.affects,j)],["hits",e([P],Y.length)],["also at",h(d(B,B.slice(
0,1)),F,E,L)],["required by",h(I,F)]].filter(([,tt])=>tt!=="")}const r=({requirements:P})=>P.some(({because:j})=>j.some(b)),a=P=>new Set(P.flatMap(({places:j})=>j.
filter(b).map(({file:Y})=>Y))).size,y=P=>P.filter(j=>m(j)===null),C=P=>P.every(({problem:j})=>j.code.startsWith("credentials-"))?"credentials":"settings",R=P=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(P)&&(0,O._M)(P)===null,b=P=>typeof P!="string";function D(P){const j=new Map;return P.filter(Y=>{const{file:G,line:F}=typeof Y=="string"?{file:Y,line:0}:Y,
B=j.get(G);if(B===void 0)j.set(G,new Set([F]));else{if(B.has(F))return!1;B.add(F)}return!0})}}),6763:((pt,K,t)=>{t.d(K,{h$:()=>c,q9:()=>h,rc:()=>T});var O=t(5143),
S=t(5799),v=t(7574),E=t(4120),w=t(8884);const p=50,h=n=>(0,E.UV)(n,p,i=>i,i=>`and ${(0,E.px)(i,"more remark")}`),T=n=>[...g(n),...f(n)];function g({files:n}){const i=n.
filter(({exclude:$,severity:M})=>$!==void 0&&M!=="notice"),d=new Set(i.flatMap(({exclude:$})=>$??[])),l=(0,w.eb)(i).length;return i.length===0?[]:[(0,O.Az)(i.length,
[...d],l)]}function f({roots:n}){return n.some(({rows:d})=>d.some(({platforms:l})=>l.some(({available:$})=>$===!0)))?["signatures of provider packages were not \
verified"]:[]}function s({hosts:n},{scan:i,repositories:d,shards:l}){const{files:$,bytes:M,usages:m,durationMs:o}=i,u=n.filter(w.Qz).length,r=l!==null&&l.indexes.
length<l.count,a=r?"all registry hosts":(0,E.px)(u,"registry host"),C=u===0&&!r?"no registry host is used":`${(0,E.px)(m,"usage")} of ${a}`;return d.length>0?`${C}\
 in ${(0,E.px)(d.length,"repository")}`:$===0&&o===0?null:$===0?"found no Terraform or OpenTofu files":`scanned ${(0,E.px)($,"file")} (${(0,v.tY)(M)}) in ${(0,v.
kJ)(o)}: ${C}`}function c(n,i){const{dialect:d,durationMs:l,scan:$,remarks:M,shards:m}=i,o=s(n,i),r=n.hosts.length===0&&$.files===0?"":` for ${(0,E.QI)(d)} (${d.
why})`;return[`${e(n)}; checked in ${(0,v.kJ)(l)}${r}`,...(0,E.y0)(m,n.hosts.length+n.roots.length>0),...o===null?[]:[o],...M]}function e({findings:n,ignored:i}){
const d=S.oC.flatMap($=>{const{length:M}=n.filter(m=>m.severity===$);return M===0?[]:[(0,E.px)(M,$)]}),l=d.length===0?"no findings":d.join(", ");return i>0?`${l}\
, ${i} ignored`:l}}),8416:((pt,K,t)=>{t.d(K,{L2:()=>f,oh:()=>p,rU:()=>s});var O=t(4e3),S=t(5143),v=t(1064),E=t(5603),w=t(3469);function p(o,u){let r;return()=>(r??=
t.e(9249).then(t.bind(t,9249)).then(({readTools:a})=>a(o,u)),r)}const h=["terraform"],T="assumed, CLI not detected; set `dialect`",g="CLI not detected; set `dia\
lect` to check one";async function f({setting:o,scan:u}){const r=o.name==="auto"?null:e(o.name);if(u===null||u.isEmpty){const D=r===null?g:c;return $(r??v.Du,[D],
[],o,{signs:[],constraints:[]})}const a=await l(u,o,r),{constraints:y}=u;if(r!==null)return $(r,[c],[],o,{signs:a,constraints:y});const C=d(a);if(C.length===0)return{
...$(h,[T],[],o,{signs:a,constraints:y}),isGuess:!0};const R=n(C),b=R.flatMap(D=>C.find(P=>P.client===D)??[]);return $(R,b.map(m),C,o,{signs:a,constraints:y})}async function s({
clients:o},u){if(u===null||u.isEmpty)return v.zK;const{others:r}=await u.tools(),a=o;return v.zK.filter(y=>a.includes(y)||r.has(y)||y==="terragrunt"&&u.usesTerragrunt)}
const c="set by `dialect`",e=o=>o==="both"?v.Du:[o],n=o=>v.Du.filter(u=>o.some(r=>r.client===u));function i(o){const u=o.filter(({place:r})=>!(0,S.Zl)(r.file));
return u.length===0?o:u}const d=o=>{const u=i(o);return E.A.map(a=>u.filter(y=>y.level===a)).find(({length:a})=>a>0)??[]};async function l({signs:o,tools:u,hasCloudHostname:r},a,y){
const C=d(o),R=y??n(C),b=C.every(({place:F})=>(0,S.Zl)(F.file)),D=y===null&&(b||C.some(({isCloud:F})=>F)),P=a.version===null&&R.some(F=>(0,w.w)(F,[]).length>1);
if(!D&&!P)return o;const{setsCloudHostname:j,signs:Y}=await u(),G=r||j;return[...o.filter(({isCloud:F})=>!(F&&G)),...Y]}function $(o,u,r,a,y){const[C,...R]=o,b=o.
map(j=>M(j,a,y)),D=b.flatMap(({client:j,version:Y})=>Y===null?[]:[[j,Y]]),P=b.flatMap(({version:j,signs:[Y]})=>j===null||Y===void 0?[]:[m(Y)]);return{name:C===void 0||
R.length>0?"both":C,clients:o,releases:b.flatMap(({releases:j})=>j),versions:Object.fromEntries(D),why:[...new Set([...u,...P])].join(", "),evidence:[...new Set(
[...r,...b.flatMap(({signs:j})=>j)])]}}function M(o,{version:u},r){if(u!==null)return{client:o,releases:(0,w.w)(o,[u]),version:u,signs:[]};const a=i(r.signs.filter(
P=>P.client===o&&P.version!==null)),y=[...new Set(a.map(P=>(P.version??"").replace(/^v/,"")))];if(y.length>0){const[P="",...j]=y,Y=j.length===0&&(0,w.l)(P);return{
client:o,releases:(0,w.w)(o,y),version:Y?P:null,signs:a}}const C=i(r.constraints),R=C.map(({text:P})=>P),b=(0,w.w)(o,R);if(b.length===(0,w.w)(o,[]).length)return{
client:o,releases:b,version:null,signs:[]};const D=C.map(({text:P,place:j})=>({client:o,level:"syntax",place:j,text:`requires ${(0,O.dh)(P)}`,version:P}));return{
client:o,releases:b,version:R.length===1?R[0]??null:null,signs:D}}const m=({place:o,text:u})=>`${o.file}:${o.line} ${u}`}),2161:((pt,K,t)=>{t.d(K,{L8:()=>s,TD:()=>i,
U4:()=>g,Z8:()=>d,e0:()=>f,tr:()=>T});var O=t(1064);const S=["terraform"],v=["opentofu"],E=[{suffix:".tftest.hcl",class:"test",clients:O.Du,twin:".tofutest.hcl"},
{suffix:".tftest.json",class:"test",clients:O.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:v},{suffix:".tofutest.json",class:"test",clients:v},
{suffix:".tfquery.hcl",class:"query",clients:S},{suffix:".tfquery.json",class:"query",clients:S},{suffix:".tfmigrate.hcl",class:"migrate",clients:S},{suffix:".t\
fcomponent.hcl",class:"stack",clients:S},{suffix:".tfcomponent.json",class:"stack",clients:S},{suffix:".tfstack.hcl",class:"stack",clients:S},{suffix:".tfstack.\
json",class:"stack",clients:S},{suffix:".tfdeploy.hcl",class:"deploy",clients:S},{suffix:".tfdeploy.json",class:"deploy",clients:S},{suffix:".tfmock.hcl",class:"\
none",clients:O.Du},{suffix:".tofumock.hcl",class:"none",clients:v},{suffix:".tf.json",class:"config",clients:O.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"\
config",clients:v},{suffix:".tf",class:"config",clients:O.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:v},{suffix:"terragrunt.hcl.json",class:"terrag\
runt",clients:O.Du},{suffix:".hcl",class:"terragrunt",clients:O.Du}],w=Map.groupBy(E,({suffix:l})=>l.slice(l.lastIndexOf(".")+1)),p=".terraform.lock.hcl",h={class:"\
lock",syntax:"hcl",clients:O.Du,isOverride:!1},T=l=>l.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(l),g=".terraform/modules/modules.json",f={...h,class:"\
manifest",syntax:"json"};function s(l,$,M){if(l===p)return h;const o=w.get(l.slice(l.lastIndexOf(".")+1))?.find(({suffix:D})=>l.endsWith(D));if(o===void 0||o.class===
"none")return;const u=c(l)&&o.class==="test"&&M==="tests";if(c(l)&&!u)return;const r=l.slice(0,-o.suffix.length),a=o.twin!==void 0&&$.has(r+o.twin),y=r==="overr\
ide"||r.endsWith("_override"),C=a||u;if(C&&!o.clients.includes("terraform"))return;const R=C?S:o.clients,b=l.endsWith(".json")?"json":"hcl";return{class:o.class,
syntax:b,clients:R,isOverride:y}}const c=l=>l.startsWith(".")||l.endsWith("~")||l.startsWith("#")&&l.endsWith("#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),i=l=>e.test(l),d=l=>i(l)||n.test(l)}),6195:((pt,K,t)=>{t.d(K,{$8:()=>p,G$:()=>h,Ls:()=>E,UO:()=>T,VK:()=>v,sq:()=>g});var O=t(6760);const S=/[*?[{]/;
function v(f){const s=f.split("/"),c=s.findIndex(e=>S.test(e));return c<0?{fixed:f}:{fixed:s.slice(0,c).join("/"),glob:s.slice(c).join("/")}}function E(f){const s=f.
map(c=>{const e=c.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:w(e)}});return c=>{const e=c.toLowerCase();return s.some(({glob:n,start:i})=>n===
c||e.startsWith(i)&&O.posix.matchesGlob(c,n))}}function w(f){const[s=""]=f.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(f)??[];return s.toLowerCase()}const p=({
file:f,glob:s},c)=>f===c||s!==void 0&&O.posix.matchesGlob(c,s),h=f=>f.startsWith(".")||f==="node_modules",T=(f,s)=>f===s||f.startsWith(s.endsWith(O.sep)?s:s+O.sep),
g=f=>O.sep==="/"?f:f.replaceAll(O.sep,"/")}),5603:((pt,K,t)=>{t.d(K,{A:()=>E,j:()=>p});var O=t(5143),S=t(1064),v=t(5011);const E=["lock-file","syntax","version-\
file","tool","hook"],w=100;class p{found=new Map;allowed=new Map;addFiles(g){for(const{file:f,kind:s,scope:c,isContext:e}of g){if(e)continue;const[n]=s.clients;
if(n!==void 0&&s.clients.length===1&&!h(f)){const i={file:f,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${S.bB[n]} only`,i)}for(const i of c.traits)
this.addTrait(i)}}addUsages(g){for(const f of g)f.kind==="lock_provider"?this.addLock(f):f.kind==="cloud_default"&&this.addCloud(f)}signs(){return[...this.found.
values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:g,text:f,place:s}){if(g==="version"){if(this.allowed.size>=w)return;const c=(0,O.Zl)(s.file)?
`${f} aside`:f;this.allowed.has(c)||this.allowed.set(c,{text:f,place:s})}else if(g==="binary"){const e={client:f==="tofu"?"opentofu":"terraform",level:"version-\
file",place:s,version:null};this.put({...e,text:"sets terraform_binary"})}else if(g!=="compatible"&&g!=="provider-version"){const{client:c,what:e}=S.$I[g];this.
addSyntax(c,`has ${e}`,s)}}addLock({host:g,place:f}){const s=S.Du.find(e=>(0,v.Vm)(e)===g);if(s===void 0)return;const c=`locks providers from ${g}`;this.put({client:s,
level:"lock-file",place:f,text:c,version:null})}addCloud({clients:g,isOverridden:f,place:s}){if(f||!g.includes("terraform"))return;this.put({client:"terraform",
level:"syntax",place:s,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(g,f,s){this.put({client:g,level:"syntax",place:s,text:f,version:null})}put(g){
const f=`${g.client} ${g.text}`;if(this.found.has(f))return;const s=(0,O.Zl)(g.place.file)?`${f} aside`:f;this.found.has(s)||this.found.set(s,g)}}const h=T=>/(^|\/)[.#][^/]*$/.
test(T)}),7854:((pt,K,t)=>{t.d(K,{Oo:()=>h,YW:()=>E,kA:()=>p,sw:()=>w,u3:()=>f,vH:()=>T});var O=t(7052),S=t(1064);const v={line:1,column:1,endColumn:1};function E(s,c,e=v){
const n={file:s===""?".":s,...e};return{problem:c,place:n,clients:S.Du,host:null}}function w(s,c){const e=d=>c.includes(d),n=h(d=>d.every(e)?d:d.filter(e)),i=h(
d=>d.every(l=>l.clients.every(e))?d:d.flatMap(l=>{const $=n(l.clients);return $.length===0?[]:[{...l,clients:$}]}));return s.filter(d=>{const l=d;return l.clients=
n(d.clients),l.needs=i(d.needs),d.isHostImplied&&(l.host=l.needs[0]?.host??d.host),l.clients.length>0})}const p=s=>{const c=new Set;for(const{host:e,isHostImplied:n}of s)
e!==null&&!n&&c.add(e);return c};function h(s){let c;return e=>{c??=new Map;const n=c.get(e);if(n!==void 0||c.has(e))return n;const i=s(e);return c.set(e,i),i}}
const T=(s,c)=>s.filter(e=>e.clients.some(n=>c.includes(n))),g=1e4;class f{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(c=g){this.max=c}add(c){
const{problem:e,place:n}=c;if(e.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const i=this.kept.get(e.severity)??0;this.kept.set(
e.severity,i+1),i<this.max?this.notes.push(c):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const c=(0,O.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,E(".",c)]}}}),7152:((pt,K,t)=>{t.d(K,{G:()=>i});var O=t(3024),S=t(6760),v=t(9461),E=t(5747),w=t(7052),p=t(9664),h=t(
2161),T=t(6195);function g(m,o,u,r){if(m.kind==="error")return(0,w.fileUnreadable)({what:"link",code:m.code});const{kind:a,path:y}=m;return(0,T.UO)(y,o.boundary)?
a==="directory"?null:a==="special"?(0,w.fileUnreadable)({what:"link-to-special-file"}):{path:y,isScanned:f(y,o,u,r)}:(0,w.fileOutside)()}function f(m,o,u,r){if(o.
file!==void 0||o.glob!==void 0||!(0,T.UO)(m,o.path))return!1;const[a="",...y]=(0,T.sq)((0,S.relative)(o.path,m)).split("/").toReversed();if(y.some(T.G$))return!1;
const C=(0,T.sq)((0,S.relative)(u,m)).split("/");return C.map((b,D)=>C.slice(0,D+1).join("/")).slice(-1-y.length).some(r)?!1:(0,h.L8)(a,new Set([a]),y[0]??"")!==
void 0}var s=t(7854);const c={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;function*i(m,o={toolFiles:[],hasPlugins:!1},u=c){const r=new l(m,o,u);for(const a of m.
scan){const y=d(r.root,a);"path"in y?yield*r.walkFrom(y):yield{kind:"note",note:y}}}function d(m,o){const{fixed:u,glob:r}=(0,T.VK)(o);try{const a=(0,O.realpathSync)(
(0,S.resolve)(m,u)),y=(0,T.sq)((0,S.relative)(m,a)),C=(0,T.UO)(a,m),R=C?m:a;if(r!==void 0)return{path:a,name:y,boundary:R,glob:(0,p.Gz)(y,r)};if((0,O.statSync)(
a).isDirectory())return{path:a,name:y,boundary:R};const b=(0,S.resolve)(a,"..");return{...{path:b,name:(0,T.sq)((0,S.relative)(m,b))},boundary:C?m:b,file:y}}catch(a){
return(0,s.YW)(o,(0,w.fileUnreadable)({what:"scan",code:(0,E.Oj)(a)}))}}class l{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:o,scan:u,
exclude:r},a,y){this.root=(0,O.realpathSync)(o),this.isExcluded=(0,T.Ls)(r),this.aside=a,this.limits=y,this.selected=u.length>1?new Set:null}*walkFrom(o){const u=o.
glob===void 0&&o.file===void 0,r=[{path:o.path,name:o.name,depth:0,isSelected:u}];for(let a=r.pop();a!==void 0;a=r.pop()){yield{kind:"directory",name:a.name};const y=M(
a);if("problem"in y){yield{kind:"note",note:y};continue}const C=[];for(const R of this.findFiles(o,a,y))if("problem"in R)yield{kind:"note",note:R};else if(C.length<
this.limits.directoryFiles)C.push(R);else{yield $(a,"directory",this.limits.directoryFiles);break}if(this.files+=C.length,this.entries+=y.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield $(a,"files",this.limits.files);return}if(C.some(({isContext:R})=>!R)&&(yield{kind:"module",files:C}),o.file!==
void 0)return;for(const R of this.findDirectories(o,a,y))r.push(R)}}*findFiles(o,u,r){const a=new Set;let y=!1;for(const R of r)(0,h.tr)(R.name)&&!R.isDirectory()&&
a.add(R.name),y||=R.name===".terraform",this.aside.hasPlugins||=R.name==="terraform.d";const C=u.name.slice(u.name.lastIndexOf("/")+1);for(const R of r){if(R.isDirectory())
continue;const b=(0,h.L8)(R.name,a,C);if(b===void 0){(0,h.Z8)(R.name)&&this.addToolFile(u,R.name);continue}const D=(0,p.Gz)(u.name,R.name),j={path:u.path+S.sep+
R.name,file:D,kind:b,isContext:!this.select(o,u,D)};R.isFile()?yield j:R.isSymbolicLink()?yield*this.follow(o,j):yield(0,s.YW)(D,(0,w.fileUnreadable)({what:"spe\
cial-file"}))}if(y&&u.isSelected){const R=[u.path,...h.U4.split("/")].join(S.sep),b=(0,v.$)(R);b.kind==="file"&&b.path===R&&(yield{path:R,file:(0,p.Gz)(u.name,h.
U4),kind:h.e0,isContext:!1})}}addToolFile({path:o,name:u},r){const a=(0,p.Gz)(u,r);this.aside.toolFiles.length>=n||this.isExcluded(a)||this.aside.toolFiles.push(
{path:o+S.sep+r,file:a})}select(o,u,r){return!(u.isSelected||(0,T.$8)(o,r))||this.isExcluded(r)||this.selected?.has(r)?!1:(this.selected?.add(r),!0)}*follow(o,u){
const r=g((0,v.$)(u.path),o,this.root,this.isExcluded);r!==null&&("code"in r?yield(0,s.YW)(u.file,r):yield{...u,path:r.path,isContext:u.isContext||r.isScanned})}findDirectories({
glob:o},{path:u,name:r,depth:a,isSelected:y},C){const R=[];for(const b of C.toReversed()){if(!b.isDirectory()||(0,T.G$)(b.name))continue;const D=(0,p.Gz)(r,b.name);
if(this.isExcluded(D))continue;const P=y||o!==void 0&&S.posix.matchesGlob(D,o),j=u+S.sep+b.name;R.push({path:j,name:D,depth:a+1,isSelected:P})}return R}}const $=({
name:m},o,u)=>({kind:"note",note:(0,s.YW)(m,(0,w.fileLimit)({kind:o,max:u}))});function M({path:m,name:o,depth:u}){if(u>e)return(0,s.YW)(o,(0,w.fileLimit)({kind:"\
depth",max:e}));try{return(0,O.readdirSync)(m,{withFileTypes:!0}).sort((r,a)=>r.name<a.name?-1:1)}catch(r){return(0,s.YW)(o,(0,w.fileUnreadable)({what:"director\
y",code:(0,E.Oj)(r)}))}}}),5751:((pt,K,t)=>{t.d(K,{readSettings:()=>D});var O=t(3024),S=t(6760),v=t(5747),E=t(3625),w=t(4e3),p=t(3592),h=t(3474),T=t(8535),g=t(7030),
f=t(6181),s=t(1831);function c(B){const I=tt=>B[tt]||B[tt.toLowerCase()]||"",L={http:n("HTTP_PROXY",I("HTTP_PROXY")),https:n("HTTPS_PROXY",I("HTTPS_PROXY"))},W=M(
I("NO_PROXY"));return tt=>{const X=L[tt.scheme];return X===null||l(tt.name)||W(tt)?null:X}}const e=["http:","https:"];function n(B,I){if(I==="")return null;const L=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(I)?I:`http://${I}`);if(L===null)throw new TypeError(`${B} is not a URL; expected http://HOST:PORT`);if(!e.includes(L.protocol))
throw new TypeError(`${B} is a ${L.protocol}// proxy; expected http:// or https://`);if(!i(L.username)||!i(L.password))throw new TypeError(`${B} has a user name\
 or password with a bare "%"; write "%25" for it`);return L}function i(B){try{return decodeURIComponent(B),!0}catch(I){if(I instanceof URIError)return!1;throw I}}
const d=new g.BlockList;d.addSubnet("127.0.0.0",8,"ipv4"),d.addAddress("::1","ipv6");const l=B=>B==="localhost"||$(d,B);function $(B,I){const L=(0,f.n7)(I.replace(
/%.*$/s,"")),W=(0,g.isIP)(L);return W!==0&&B.check(L,W===4?"ipv4":"ipv6")}function M(B){const I=B.split(",").map(L=>L.trim().toLowerCase()).filter(L=>L!=="").map(
m);return L=>I.some(W=>W(L))}function m(B){if(B==="*")return()=>!0;const I=o(B);if(I!==null)return({name:_})=>I(_);const{name:L,port:W}=a(B),tt=_=>W===""||String(
_.port)===W;if(u(L)){const _=(0,f.n7)(L),at=new g.BlockList;return at.addAddress(_,(0,g.isIP)(_)===4?"ipv4":"ipv6"),Et=>$(at,Et.name)&&tt(Et)}const X=r(L);return _=>(0,g.
isIP)(_.name)===0&&tt(_)&&X(_.name)}function o(B){const[,I="",L=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(B)??[];if(!u(I))return null;const W=Number(L);if(W>((0,g.isIP)(
I)===4?32:128))return null;const tt=W-((0,g.isIP)(I)===6?96:0),X=new g.BlockList,_=(0,g.isIP)((0,f.n7)(I))===4&&tt>=0;return _?X.addSubnet((0,f.n7)(I),tt,"ipv4"):
X.addSubnet(I,W,"ipv6"),at=>$(X,at)&&(0,g.isIP)((0,f.n7)(at))===4===_}const u=B=>(0,g.isIP)(B)!==0&&!B.includes("%");function r(B){if(B==="")return()=>!1;const I=B.
replace(/^\*\./,"."),L=I.replace(/^\./,""),W=(0,s.Pv)(L),tt=W.ok?W.value:L;return X=>X.endsWith(`.${tt}`)||!I.startsWith(".")&&X===tt}function a(B){const I=/^\[([^\]]*)\]:([^:]*)$/.
exec(B)??/^([^:[\]]*):([^:[\]]*)$/.exec(B);return I===null?{name:B,port:""}:{name:I[1]??"",port:I[2]??""}}var y=t(3152),C=t(6339);const R=4*1024*1024,b=20;async function D(B,{
environment:I,directory:L,wording:W=y.w7}){const{settings:tt,mistakes:X}=(0,y.P$)(B,W),_=await F(tt.caFile,W),at=G(I),Et=[_,at].flatMap(V=>V.ok?[]:[V.why]),xt=await Promise.
all(P(tt.scan,L).slice(0,b).map(V=>W.missingPath(V,L))),Mt=[...X,...(0,C.S)(tt,W),...await j(tt,W),...await Y(tt,W),...Et,...xt];if(Mt.length>0||!_.ok||!at.ok)throw new y.
GN(Mt);return{...tt,authorities:_.value,chooseProxy:at.value}}const P=(B,I)=>B.filter(L=>!/[*?[\]{}]/.test(L)&&!(0,O.existsSync)((0,S.resolve)(I,L)));async function j({
hostnames:B},{setting:I}){const L=I("hostnames"),W=B.flatMap(({addresses:_})=>_);if(W.length===0)return[];const{parseNamedAddress:tt}=await Promise.all([t.e(6917),
t.e(1667)]).then(t.bind(t,1257)),X=W.flatMap(_=>{const at=tt(_,"terraform");return at.ok?[]:[`${L}: "${_.service}=${_.text}" is wrong: ${at.why}`]});return(0,h.
Ku)(X,L)}async function Y({ignore:B},{setting:I}){const L=I("ignore");if(B.length===0)return[];const{problemFacts:W}=await Promise.all([t.e(660),t.e(7341),t.e(2558),
t.e(1371),t.e(709)]).then(t.bind(t,709)),tt=W(),X=B.flatMap(({code:_})=>{if(Object.hasOwn(tt,_))return[];const at=(0,T.q)(_,Object.keys(tt)),Et=at===null?`${p.aq}\
 lists the codes`:`did you mean "${at}"?`;return[`${L}: "${_}" is not a problem code; ${Et}`]});return(0,h.Ku)(X,L)}function G(B){try{return(0,E.J)(c(B))}catch(I){
if(I instanceof TypeError)return(0,E.T)(I.message);throw I}}async function F(B,{setting:I}){if(B===null)return(0,E.J)(null);const L=(0,v.yR)(B,R),W=I("ca-file");
if(!L.ok)return(0,E.T)(`${W} "${B}" ${(0,w.mP)(L.failure)}`);const{parseAuthorities:tt}=await t.e(5036).then(t.bind(t,5036)),X=tt(L.text);return X.ok?X:(0,E.T)(
`${W} "${B}" ${X.why}`)}}),3612:((pt,K,t)=>{t.d(K,{ev:()=>T,ZW:()=>h,BU:()=>p,tG:()=>g,tC:()=>f});function O(s,c){const e=new TextEncoder().encode(s);let n=1,i=-1;
for(let d=1;d<=c;d+=1){const l=S(e,d);l>i&&(i=l,n=d)}return n}function S(s,c){const{length:e}=s,n=e&-4;let i=c;for(let d=0;d<n;d+=4)i^=E(v(s,d,4)),i=Math.imul(i<<
13|i>>>19,5)+3864292196|0;return n<e&&(i^=E(v(s,n,e-n))),i^=e,i=Math.imul(i^i>>>16,2246822507),i=Math.imul(i^i>>>13,3266489909),(i^i>>>16)>>>0}function v(s,c,e){
let n=0;for(let i=e-1;i>=0;i-=1)n=n<<8|(s[c+i]??0);return n}function E(s){const c=Math.imul(s,3432918353);return Math.imul(c<<15|c>>>17,461845907)}const w=500;function p(s,c,e){
const n=new Map;for(const m of e.values())n.set(m,(n.get(m)??0)+1);const i=Array.from(n).flatMap(([m,o])=>o>w?m:[]),d=new Set(i),l=new Set([...c,...n.keys()]),$=new Set(
[...l].filter(m=>!d.has(m)&&O(m,s.count)!==s.index)),M=Array.from(e).flatMap(([m,o])=>(d.has(o)?!T({...s,split:d},o,m):$.has(o))?m:[]);return{...s,split:d,others:new Set(
M),otherHosts:$}}const h=s=>s===null||s.index===1,T=(s,c,e)=>O(s.split.has(c)?`${c} ${e}`:c,s.count)===s.index,g=(s,c)=>s===null||(c===null?s.index===1:O(c,s.count)===
s.index),f=(s,c,e)=>s?.split.has(c)?Math.ceil(e/s.count):e}),1435:((pt,K,t)=>{t.d(K,{U7:()=>S,jK:()=>v,op:()=>E});var O=t(9562);const S=()=>Promise.all([t.e(660),
t.e(1371),t.e(1276),t.e(3432),t.e(2629),t.e(826)]).then(t.bind(t,826));async function v(p,h,T,{environment:g,directory:f,mayHavePlugins:s,plugins:c=null}){if(h.
hostnames.length===0&&p.every(({needs:M})=>M.length===0))return{usages:p,remarks:[],findings:[],configs:[],releases:T.releases};const e=await E(h.cliConfig,T.clients,
g),n=T.releases.map(M=>{const m=e.find(({client:o})=>o===M.client);return{...M,attemptMs:m?.requestTimeoutMs??M.attemptMs}}),i={root:f,plugins:c,mayHavePlugins:s,
releases:n,asksMirrors:h.depth!=="discovery"},d=await w(p,e,i),l=[...e.flatMap(M=>M.findings),...d.findings],{mergeFindings:$}=await S();return{...d,findings:$(
l),configs:e,releases:n}}async function E(p,h,T){const{readCliConfig:g,thisMachine:f}=await S(),s=f(T);return h.map(c=>g(c,s,p))}async function w(p,h,T){if(!p.some(
({needs:s})=>s.some(({service:c})=>c===O.xq)))return{usages:p,remarks:[],findings:[]};const{withoutInstalled:f}=await Promise.all([t.e(5927),t.e(7844)]).then(t.
bind(t,5927));return f(p,h,T)}}),8723:((pt,K,t)=>{t.d(K,{Z:()=>T,j:()=>w});var O=t(1064),S=t(7854),v=t(5960),E=t(1435);async function w({requirements:g,roots:f,
usages:s,part:c,checkouts:e},n,i,d){const l=[...new Set(g.map(({host:j})=>j))],$=(0,v.e)(g,n,i),M=Array.from($,([j,Y])=>(0,v.i)(j,Y)),m=l.filter(j=>!$.has(j)),o=n.
depth!=="discovery"&&f.length>0;if(m.length===0&&!o)return{visits:M,inquiry:null,tokenSources:new Map};const{attemptLimitMs:u,visitHosts:r}=await(0,E.U7)(),{configs:a,
releases:y}=i,{credentials:C,forced:R}=await T(n,a,d),b=await p(C,n,d),D=await r(m,{...b,forced:R,required:Map.groupBy(g,({host:j})=>j),maxRedirects:Math.max(...i.
clients.map(j=>O.NX[j])),releases:y,timeoutMs:n.timeoutMs??u(y),retries:n.retries,progress:j=>d.progress({kind:"visits",...j})}),P=n.depth==="discovery"?null:await h(
f,{...b,usages:s,part:c,settings:n,dialect:i,configs:a,environment:d.environment,directory:d.directory,lockHashes:e?.lockHashes??null,plugins:e?.plugins??null,learn:d.
secrets.learn,progress:j=>d.progress({kind:"registries",...j}),visits:D});return{visits:[...D,...M],inquiry:P,tokenSources:C.known}}async function p(g,f,{startTimer:s,
stop:c}){const{networkOf:e}=await(0,E.U7)();return{network:e(f),credentials:{...g,find:(0,S.Oo)(g.find)},concurrency:f.concurrency,random:Math.random,now:Date.now,
startTimer:s,stop:c}}async function h(g,{environment:f,...s}){const{inquire:c}=await Promise.all([t.e(660),t.e(6917),t.e(5927),t.e(1276),t.e(3432),t.e(7517),t.e(
3567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,E.U7)(),n=s.settings.depth==="packages"?await Promise.all([t.e(660),t.e(6917),t.e(5927),t.e(400),t.e(1276),
t.e(7517),t.e(774)]).then(t.bind(t,774)):null;return c(g,{...s,machine:e(f),askPackages:n?.askPackages??null})}async function T(g,f,{environment:s,secrets:c,kill:e,
stop:n}){const{readMachineCredentials:i}=await(0,E.U7)();return i({...g,configs:f},s,{learn:c.learn,kill:e,stop:n.signal,abortAfter:d=>AbortSignal.timeout(d)})}}),
5453:((pt,K,t)=>{t.d(K,{D0:()=>f,lz:()=>s,K$:()=>d,a3:()=>n,Xo:()=>e});var O=t(2389),S=t(7052),v=t(9664);function E(l,{evidence:$,versions:M}){if(l.version!==null)
return()=>l.version;const m=$.filter(({level:o,version:u})=>o==="version-file"&&u!==null);return(o,u)=>m.some(a=>a.client===o&&w(u,(0,v.jt)(a.place.file)))?M[o]??
null:null}const w=(l,$)=>$===""||`${l}/`.startsWith(`${$}/`);var p=t(6195),h=t(7854),T=t(3152);const g=2e5;async function f({usages:l,notes:$,scanned:M,changed:m,
dialect:o,settings:u,listed:r}){const{declared:a,endedAt:y}=M;if(l.length===0&&![...a].some(Mt=>"place"in Mt)&&u.roots.length===0)return{roots:[],notes:[]};const{
rootsOf:R}=await t.e(5353).then(t.bind(t,5353)),{Readings:b,RootNotes:D,textNotes:P}=await Promise.all([t.e(6917),t.e(1203)]).then(t.bind(t,1203)),{clients:j,versions:Y}=o,
G={usages:l,declared:a,clients:j},F=r===void 0?await s(G,u,y===null):await c(G,r),B=[],I=[],L=new b,W=u.dialect.name==="auto"?[]:j,tt=new D({clients:j,readings:L,
upgrade:u.upgrade,versionIn:E(u.dialect,o)}),X=u.depth!=="discovery";let _=0;for(const Mt of R(F,{changed:m,versions:Y,hasCalls:X})){if(_+=Mt.directories.length,
_>g){I.push((0,h.YW)(Mt.directory,(0,S.fileLimit)({kind:"roots",max:g})));break}tt.add(Mt),X&&B.push(Mt)}const at=[...P(l,a,{...o,readings:L,set:W})].filter(({place:Mt})=>m===
null||m.has(Mt.file)),Et=new Set($.flatMap(({problem:Mt,place:V})=>Mt.code==="lock-invalid"?V.file:[])),xt=[...at,...tt.notes()].filter(({place:Mt})=>!Et.has(Mt.
file));return{roots:B,notes:[...xt,...I]}}async function s(l,{roots:$},M){const{layoutsOf:m,unmatched:o}=await t.e(5353).then(t.bind(t,5353)),u=$.map(y=>({text:y,
matches:(0,p.Ls)([y])})),r=m({...l,patterns:u}),a=M?o(r,u):[];if(a.length===0)return r;throw new T.GN(a.map(y=>`roots: no directory with configuration matches ${y}`))}
async function c(l,$){const{layoutsOf:M}=await t.e(5353).then(t.bind(t,5353));return l.clients.flatMap(m=>M({...l,clients:[m],patterns:[{text:"",matches:u=>$.get(
m)?.has(u)===!0}]}))}async function e(l,$){return $.every(({lockFile:m})=>m===null)?l:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(l,$)}function n(l,$,{
depth:M},m){if(M==="discovery")return l;const o=({kind:r,workspace:a})=>r==="cloud_default"?!!m.TF_CLOUD_HOSTNAME:r!=="backend_remote_default"||a?.organization===
null,u=new Set($.filter(r=>!o(r)).map(({place:r})=>i(r)));return l.map(r=>r.problem.code==="host-missing"&&u.has(i(r.place))?{...r,problem:{...r.problem,severity:"\
error"}}:r)}const i=({file:l,line:$,column:M})=>`${l}:${$}:${M}`;async function d(l,$){if(l===null)return O.j7;const{judgeInit:M}=await Promise.all([t.e(7341),t.
e(6917),t.e(5761)]).then(t.bind(t,5761));return M(l,$)}}),370:((pt,K,t)=>{t.d(K,{C_:()=>f,IZ:()=>T,PT:()=>g,SQ:()=>w});var O=t(6897),S=t(8416),v=t(7152);const E=20;
async function w({scan:s,exclude:c},{directory:e,environment:n,stop:i,progress:d}){const l={root:e,scan:s,exclude:c},$=i.why===null?h(l):null;if($!==null)return $;
const{scanInSteps:M}=await p(),m=M(l,Object.keys(n));return(0,O.n)(m,i,o=>d({kind:"scan",files:o}))}const p=()=>Promise.all([t.e(400),t.e(7210),t.e(5962)]).then(
t.bind(t,5962));function h(s){const c={toolFiles:[],hasPlugins:!1};let e=0;for(const{kind:n}of(0,v.G)(s,c))if(e+=1,n!=="directory"||e>E)return null;return{...c,
usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const T=(s,c,e)=>(0,S.L2)(g(s,c,e));function g({
dialect:s,exclude:c,scan:e},n,{environment:i,directory:d}){if(e.length===0)return{setting:s,scan:null};const l=(0,S.oh)({root:d,exclude:c},n.toolFiles),$=!!i.TF_CLOUD_HOSTNAME;
return{setting:s,scan:{...n,tools:l,hasCloudHostname:$}}}const f=({hasPlugins:s},{scan:c})=>s||c.some(e=>e!==".")}),7082:((pt,K,t)=>{t.d(K,{O:()=>O});const O=S=>({
discovery:S,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((pt,K,t)=>{t.d(K,{C:()=>v,
h:()=>w});var O=t(7854);const S=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_\
default","migrate_backend_remote","migrate_backend_remote_default"]);function v(h,T,g,f=(0,O.kA)(T)){const s=h.hostnames.flatMap(({host:e,services:n})=>{const i=n.
length>0?n:h.requiredServices;return(i.length>0?i:["any"]).map(l=>({host:e,service:l,clients:g,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),c=new Set(
[...f,...h.hostnames.map(({host:e})=>e)]);return w([s,E(T,c)],g)}function*E(h,T){for(const{kind:g,needs:f,place:s}of h){const c=!S.has(g);for(const e of f)yield{
...e,because:[s],isImplied:!T.has(e.host),isForInit:c}}}function w(h,T){const g=new Map;for(const f of h)for(const s of f)p(g,s);return Array.from(g.values(),f=>({
...f,clients:T.filter(s=>f.clients.includes(s))}))}function p(h,T){const{host:g,service:f,clients:s,because:c}=T,e=`${g} ${f}`,n=h.get(e);if(n===void 0){h.set(e,
{...T,clients:[...s],because:[...c]});return}n.isForInit||=T.isForInit,n.isImplied&&=T.isImplied,n.isAssumed===!0&&(n.isAssumed=T.isAssumed===!0);for(const i of c)
n.because.push(i);for(const i of s)n.clients.includes(i)||n.clients.push(i)}}),5960:((pt,K,t)=>{t.d(K,{e:()=>E,i:()=>p});var O=t(6697),S=t(1831),v=t(7082);function E(h,{
hostnames:T,allowedHosts:g},{isGuess:f}){const s=new Set(T.map(({host:e})=>e)),c=new Map;for(const e of h){const{host:n}=e;if(s.has(n)||c.has(n))continue;const i=f===
!0||e.isAssumed===!0,d=w(e,i,(0,S.Jr)(n,g));d!==null&&c.set(n,d)}return c}function w({host:h,isImplied:T,because:g,clients:f},s,c){const e=(0,S.nx)(h);if((0,S.Rt)(
h))return(0,O.hostGeneric)({host:e});const[n]=g.filter(d=>typeof d!="string"),i=T&&n!==void 0?{place:n,clients:f}:null;return i!==null&&s?(0,O.hostAssumed)({host:e,
...i}):c?null:(0,O.hostNotAllowed)(i===null?{host:e}:{host:e,implied:i})}const p=(h,T)=>({host:h,attempt:(0,v.O)({kind:"skipped",problem:T}),earlier:[],later:[],
credentials:null,looks:[],difference:null,forced:[]})}),566:((pt,K,t)=>{t.d(K,{f:()=>E,q:()=>p});var O=t(3024),S=t(6760),v=t(6309);function E(s,c,e){const n=w((0,O.
realpathSync)(s),c),i=(0,S.basename)(c),d=(0,S.join)(n,`.${i.slice(0,60)}.${Math.random().toString(36).slice(2)}`),l=(0,O.openSync)(d,"wx");try{try{for(const $ of e)
(0,O.writeFileSync)(l,$)}finally{(0,O.closeSync)(l)}(0,O.renameSync)(d,(0,S.join)(n,i))}catch($){throw(0,O.rmSync)(d,{force:!0}),$}}function w(s,c){const e=(0,S.
resolve)(s,c),n=f(s,e);if(!n&&!(0,S.isAbsolute)(c))throw new v.Lw(`it is outside ${s}; use an absolute path if that is intended`);const i=n?s:(0,S.parse)(e).root;
return(0,S.relative)(i,(0,S.dirname)(e)).split(S.sep).filter(Boolean).reduce((l,$)=>h(l,$,s),i)}function p(s,c){const e=(0,O.realpathSync)(s);return T(w(e,c),(0,S.
basename)(c),e)}function h(s,c,e){const n=(0,S.join)(s,c);return(0,O.lstatSync)(n,{throwIfNoEntry:!1})===void 0&&g(n),T(s,c,e)}function T(s,c,e){const n=(0,S.join)(
s,c);if(!(0,O.lstatSync)(n,{throwIfNoEntry:!1})?.isSymbolicLink())return n;const i=(0,O.realpathSync)(n);if(!f(e,s)||f(e,i))return i;throw new v.Lw(`the link ${(0,S.
relative)(e,n)} leads outside ${e}; remove it or choose another path`)}function g(s){try{(0,O.mkdirSync)(s)}catch(c){if(!(0,v.Or)(c)||c.code!=="EEXIST")throw c}}
function f(s,c){const e=(0,S.relative)(s,c);return e!==".."&&!e.startsWith(`..${S.sep}`)&&!(0,S.isAbsolute)(e)}}),9076:((pt,K,t)=>{t.d(K,{QB:()=>S,im:()=>O,yX:()=>v});
const O=["fails","warns","works","unchecked","skipped"],S=5,v=({outcome:E})=>E!=="unchecked"&&E!=="skipped"}),997:((pt,K,t)=>{t.d(K,{O:()=>S,T:()=>E});var O=t(1064);
const S=({earlier:w,attempt:p,later:h})=>[...w,p,...h];function v({discovery:w,timing:p,headMs:h,hops:T},{attemptMs:g}){const f=h!==null&&h<=g?T.at(-1)?.status:
null;return f===null||(0,O.Mq)(f??0)?"retries":w.kind!=="failed"&&p.totalMs<=g?"works":"fails"}function E(w,p){const h=w.map(f=>v(f,p)),T=h.indexOf("works");return T<
0?"never":T<=p.retries&&!h.slice(0,T).includes("fails")?"always":"sometimes"}}),4475:((pt,K,t)=>{t.d(K,{Y:()=>v});var O=t(6309),S=t(8641);async function v(E,w){
const{history:p}=E.settings;if(p===null)return{checked:E,warnings:[]};try{const{recordRun:h}=await t.e(5175).then(t.bind(t,5175)),{history:T,warnings:g}=h(p,E,w);
return{checked:{...E,context:{...E.context,history:T}},warnings:g}}catch(h){return{checked:E,warnings:[`the history ${(0,S.RK)(p)} was not read: ${(0,S.RK)((0,O.
A3)(h))}`]}}}}),3795:((pt,K,t)=>{t.d(K,{qY:()=>g,Si:()=>n,fN:()=>c,XP:()=>e});var O=t(733),S=t(1831),v=t(4120),E=t(8641);const w=2,p=80;function h(i){if(i.kind===
"scan")return`read ${(0,v.px)(i.files,"file")}`;if(i.kind==="registries")return`${i.done} of ${(0,v.px)(i.total,"question")} to registries answered`;const{done:d,
total:l,failed:$,waiting:M}=i,m=$===0?"":`, ${$} failed so far`;return`${d} of ${(0,v.px)(l,"host")} checked${m}${T(M)}`}function T(i){if(i.size===0)return"";const d=[
...i].slice(0,w).map($=>(0,E.RK)((0,S.nx)($),p)),l=i.size-d.length;return l>0?`; waiting for ${d.join(", ")} and ${(0,v.px)(l,"other")}`:`; waiting for ${d.join(
" and ")}`}const g={show:()=>{},end:()=>{}},f=5e3,s=200;function c(i,d){let l=null,$=!0;const M=d(f,()=>{l!==null&&($&&i(h(l)),$=!$)});return{show:o=>{l=o},end:M}}
function e(i,d,l){let $=null,M="";const m=l(s,()=>{const r=$===null?"":(0,O.W)(h($),0,d-1);r!==M&&(M=r,i(`\r${r}\x1B[K`))});return{show:r=>{$=r},end:()=>{m(),M!==
""&&i("\r\x1B[K")}}}const n=(i,d)=>{const l=setInterval(d,i).unref();return()=>clearInterval(l)}}),8463:((pt,K,t)=>{t.d(K,{t:()=>h});var O=t(6309),S=t(566),v=t(
3329),E=t(5505),w=t(5955),p=t(8641);async function h({report:f,badge:s},c,e){const n=[],i=async(d,l,$)=>{try{(0,S.f)(e,l,(0,w.mk)(await $()))}catch(M){n.push(`t\
he ${d} ${(0,p.RK)(l)} was not written: ${(0,p.RK)((0,O.A3)(M))}`)}};for(const{path:d,format:l}of f)await i("report",d,()=>g(l,c));return s!==null&&await i("bad\
ge",s,()=>T(c)),n}async function T({verdict:f}){return[(await t.e(4789).then(t.bind(t,4789))).renderBadge(f)]}async function g(f,{verdict:s,context:c}){switch(f){case"\
json":return(0,v.h)(s,c);case"sarif":return(await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(3933)]).then(t.bind(t,3933))).renderSarif(s,c);case"junit":return(await t.
e(5868).then(t.bind(t,5868))).renderJunit(s,c);case"codequality":{const{renderCodeQuality:e}=await t.e(8957).then(t.bind(t,8957)),{hash:n}=await Promise.resolve().
then(t.t.bind(t,7598,19));return e(s,i=>n("sha256",i))}case"html":{const{renderHtml:e}=await t.e(7466).then(t.bind(t,7466)),{hash:n}=await Promise.resolve().then(
t.t.bind(t,7598,19));return e(s,c,i=>n("sha256",i,"base64"))}case"markdown":return[(0,E.Gc)(s,c)]}}}),7361:((pt,K,t)=>{t.d(K,{QY:()=>g,_N:()=>h,eC:()=>w,k2:()=>T,
mc:()=>E});var O=t(7574),S=t(5102),v=t(4120);function E({good:f,runs:s}){if(s===0)return null;const c=Math.floor(1e4*f/s);if(c>=9900)return`${c/100}%`;const e=Math.
floor(c/10);return e===0&&f>0?"below 0.1%":`${e/10}%`}const w=({days:f,good:s,runs:c})=>`${s} of ${(0,v.px)(c,"run")} in ${f} days`,p=["fails","unchecked","warn\
s","skipped","works"];function h(f){const s=p.flatMap(e=>{const{length:n}=f.filter(d=>d.outcome===e),i=e==="warns"?"with warnings":S.nx[e];return n===0?[]:[`${n}\
 ${i}`]});return`${f.length===1?"last run":`last ${(0,v.px)(f.length,"run")}`}: ${s.join(", ")}`}const T=({latency:f})=>f===null?null:`median ${(0,O.kJ)(f.medianMs)}\
, 95th percentile ${(0,O.kJ)(f.p95Ms)}`,g=({from:f,until:s},c)=>s===null?`${(0,O.u8)(f,c)} so far`:(0,O.u8)(f,s)}),4218:((pt,K,t)=>{t.d(K,{H6:()=>m,MC:()=>e,U4:()=>n,
XQ:()=>u,bW:()=>l,kW:()=>o,qX:()=>c,wz:()=>M});var O=t(9076),S=t(7574),v=t(5102),E=t(4120);const w=["\u2581","\u2582","\u2583","\u2585","\u2586","\u2587"],p="\u2573",
h="\u254C",T=[100,250,500,1e3,2500],g=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or more"],f=r=>T.filter(a=>r>=a).length;function s(r){
return r.outcome==="fails"?p:(0,O.yX)(r)?w[f(r.ms??0)]??"":h}const c=r=>r.map(s).join("");function e(r){const a=r.flatMap(({history:D})=>D.recent),y=new Set(a.map(
s)),C=a.some(D=>s(D)===w[0]&&D.ms===null);return[...w.map((D,P)=>{const j=g[P]??"";return[D,P===0&&C?`${j} or not measured`:j]}),[p,"failed"],[h,"no result"]].filter(
([D])=>y.has(D))}function n({hosts:r},{history:a}){return r.flatMap(C=>{const R=a?.get(C.visit.host);return R!==void 0&&R.recent.filter(O.yX).length>1?[{host:C,
history:R}]:[]}).toSorted((C,R)=>Number(d(R))-Number(d(C))||$(C,i)-$(R,i)||$(C,Number.POSITIVE_INFINITY)-$(R,Number.POSITIVE_INFINITY))}const i=30,d=({host:r})=>(0,v.
sG)(r)==="fails",l=({history:r},a)=>m(r).findLast(y=>y.days<=a);function $(r,a){const y=l(r,a);return y===void 0?1:y.good/y.runs}const M=r=>d(r)||r.history.recent.
some(({outcome:a})=>a==="fails"),m=({uptime:r})=>r.filter(({runs:a},y)=>a>(r[y-1]?.runs??0));function o({recent:r,uptime:a,incidents:[y]}){if(y===void 0||y.until!==
null)return null;const C=r.filter(({outcome:D})=>D==="fails").length,R=a.at(-1);return R!==void 0&&R.runs-R.good===1?`first failure in ${(0,E.px)(R.runs,"run")}`:
C<=y.runs&&y.runs>1?null:`failed ${C} of the last ${r.filter(O.yX).length} runs`}function u({incidents:[r]}){return r===void 0||r.until!==null||r.runs<2?null:`f\
ailing since ${(0,S.QN)(r.from)} (${(0,E.px)(r.runs,"run")})`}}),1505:((pt,K,t)=>{t.d(K,{G_:()=>s,Yj:()=>f,Zc:()=>T,o7:()=>g,se:()=>h,tN:()=>E});var O=t(7574),S=t(
4120),v=t(8884);const E=120,w=20,p=6;function h({requirements:l},{dialect:$},M){return{label:"required",texts:(0,S.UV)(l,w,({service:o,clients:u,because:r})=>{const a=o===
"any"?(0,S.DO)(o):M.value((0,S.DO)(o),E),C=$.clients.every(R=>u.includes(R))?"":` for ${(0,S.wO)(u)}`;return`${a}${C} (${(0,v.Yx)(r,M.because)})`})}}function T({
visit:l},$){const{timing:M,discovery:m}=l.attempt,o=m.kind==="failed"?m.excerpt:null,u=(0,O.I$)(M).map(([C,R])=>`${C} ${(0,O.kJ)(R)}`),r=l.earlier.map(C=>{const{
kind:R}=C.discovery;return`${R==="failed"?C.discovery.problem.code:R} after ${(0,O.kJ)(C.timing.totalMs)}`}),a=o===null?[]:[$.value(o.replace(/\s+/gu," ").trim())],
y=l.credentials?.hasToken?[$.prose(l.credentials.source)]:[];return[{label:"body",texts:a},{label:"timing",texts:[u.join(", ")]},{label:"retried",texts:r},{label:"\
token from",texts:y}]}const g=(l,$)=>[{label:"credentials",texts:i(l)?n(l.visit.looks,$.prose):[]},{label:"host block",texts:d(l.visit).map(M=>$.prose(M))}];function f({
visit:l,services:$,servicesLeftOut:M,servicesFrom:m},o){const u=$.map(({id:a})=>o.value(a,E)),r=m===null?(0,O.kJ)(l.attempt.timing.totalMs):`host block at ${o.because(
m)}`;return`${u.length===0?"no services":(0,S.K4)(u,p,M)} (${r})`}function s(l){return[...Map.groupBy(l,M=>JSON.stringify(M.looks.map(e))).values()].map(M=>({clients:M.
map(({client:m})=>m),looks:M[0]?.looks.map(e)??[]}))}const c={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry with\
out a token","not asked":"not run","not read":"turned off"},e=({source:l,held:$,counts:M})=>({source:l,held:`${c[$]}${M?$==="no token"?" (ends the search)":" (u\
sed)":""}`});function n(l,$){const M=s(l);return M.flatMap(({clients:m,looks:o})=>o.map(({source:u,held:r})=>`${M.length>1?`${(0,S.wO)(m)}: `:""}${$(u)}: ${r}`))}
const i=({findings:l})=>l.some(({problem:{code:$}})=>/^credentials-|^document-unauthorized$/.test($));function d({forced:l}){return[...Map.groupBy(l,({place:M})=>(0,v.
eo)(M))].map(([M,m])=>`${M}, for ${(0,S.wO)(m.map(({client:o})=>o))}`)}}),2704:((pt,K,t)=>{t.d(K,{IL:()=>E,Rr:()=>w,Z4:()=>v});var O=t(5955),S=t(8641);const v=(p,h,T,g)=>`\
,
${T}"${p}": ${E(h,T,g)}`,E=(p,h,T)=>(0,S.s$)(JSON.stringify(p,T,2).replaceAll(`
`,`
${h}`));function*w(p,h,{maxBytes:T,margin:g,replace:f},s){if(h.length===0)return yield v(p,[],g),0;const c=`${g}  `;yield`,
${g}"${p}": [`;const e=i=>`
${c}${E(s(i),c,f)}`,n=yield*(0,O._Q)(h,new O.Wv(T),e,",");return yield`
${g}]`,n}}),3329:((pt,K,t)=>{t.d(K,{h:()=>C});var O=t(4e3),S=t(5799),v=t(2704),E=t(997),w=t(1831),p=t(8641),h=t(5465);function T(I,L){const{visit:W,requirements:tt,
services:X,servicesLeftOut:_,servicesFrom:at,clients:Et,isNew:xt}=I,{discovery:Mt,hops:V,timing:nt,certificates:ct}=W.attempt;return{host:W.host,display:(0,w.nx)(
W.host),discovery:Mt.kind,...g(Mt),documentUrl:s(Mt),hops:V.map(e),services:Object.fromEntries(X.map(ft=>[ft.id,n(ft)])),..._>0?{servicesLeftOut:_}:{},servicesFrom:at===
null?null:(0,h.W$)(at),hostBlocks:W.forced.map(({client:ft,place:ut})=>({client:ft,place:(0,h.W$)(ut)})),required:tt.map(({service:ft,clients:ut,because:mt,becauseLeftOut:At=0})=>{
const{kept:Rt,left:vt}=L(mt),Kt=(0,h.ig)("because",vt+At);return{service:ft,clients:ut,because:Rt,...Kt}}),credentials:W.credentials?.hasToken?W.credentials.source:
null,looks:W.looks.map(({client:ft,looks:ut})=>({client:ft,looks:ut.map(c)})),attempts:(0,E.O)(W).length,...W.earlier.length===0?{}:{earlier:W.earlier.map(f)},timingMs:l(
nt),certificates:ct,clients:Et,...xt?{new:!0}:{}}}function g(I){if(I.kind==="skipped")return{code:I.problem.code};if(I.kind!=="failed")return{};const{problem:L,
excerpt:W}=I;return{code:L.code,...W===null?{}:{excerpt:W}}}const f=({discovery:I,timing:L})=>({discovery:I.kind,..."problem"in I?{code:I.problem.code}:{},ms:L.
totalMs}),s=I=>I.kind==="found"||I.kind==="absent"?(0,p.cq)(I.url):null,c=({source:I,held:L,counts:W})=>({source:I,held:L,counts:W}),e=({url:I,status:L,reason:W,
mediaType:tt,authorization:X,address:_,proxy:at,ms:Et})=>({url:(0,p.cq)(I),status:L,reason:W,mediaType:tt,authorization:X,address:_,proxy:at===null?null:(0,p.cq)(
at),ms:Et});function n(I){switch(I.kind){case"url":return{url:(0,p.cq)(I.url)};case"login":return{login:i(I.login),...I.leftOut>0?{elementsLeftOut:I.leftOut}:{}};case"\
problem":return{problem:d(I.problem)}}}const i=({client:I,grantTypes:L,authz:W,token:tt,ports:X,scopes:_})=>({client:I,grantTypes:L,authz:W===null?null:(0,p.cq)(
W),token:tt===null?null:(0,p.cq)(tt),ports:X,scopes:_}),d=({code:I,message:L,help:W})=>({code:I,message:L,help:W??null}),l=({lookupMs:I,connectMs:L,tlsMs:W,firstByteMs:tt,
totalMs:X})=>({lookup:I,connect:L,tls:W,firstByte:tt,total:X}),$=1e4,M=100,m=({directory:I,clients:L,rows:W},tt)=>({...(0,h.jt)(I),clients:L,rows:W.slice(0,$).map(
X=>o(X,tt)),...(0,h.ig)("rows",W.length-$)});function o(I,L){const{kind:W,address:tt,source:X,host:_,constraints:at,locked:Et,chosen:xt,newest:Mt,platforms:V}=I,
{kept:nt,left:ct}=L(I.places);return{kind:W,address:tt,source:X,host:_,constraints:at.slice(0,M),...(0,h.ig)("constraints",at.length-M),locked:Et,chosen:xt,newest:Mt,
platforms:V.map(({platform:ft,available:ut})=>({platform:ft,available:ut})),worst:I.worst,codes:I.problems.map(({code:ft})=>ft),places:nt,...(0,h.ig)("places",ct+
(I.placesLeftOut??0))}}const u=1,r={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},a=4096,y="  ";function*C(I,L,W=r){const{
usages:tt,...X}=L.scan,{hosts:_,files:at,findings:Et,passed:xt,ignored:Mt,stopped:V,roots:nt}=I,ct=_.flatMap(({requirements:vt})=>vt.map(Kt=>Kt.because)),ft=(0,h.
R1)(ct,W.becauseLists),ut=(0,h.R1)(Et.map(vt=>vt.places),W.placeLists),mt=(0,h.R1)(nt.flatMap(({rows:vt})=>vt.map(Kt=>Kt.places)),W.rowPlaceLists),{remarks:At}=L;
yield*[`{
  "schemaVersion": ${u}`,R("version",L.version),R("passed",xt),...V===null?[]:[R("stopped",(0,O.Cw)(V)),R("incomplete",D(V))],R("failOn",L.failOn),...P(L),R("di\
alect",L.dialect.name),R("clientDetection",F(L.dialect)),R("clients",L.clients),R("startedAt",L.startedAt),R("durationMs",L.durationMs),R("counts",Y(I))],yield*j(
"hosts",_,W.hosts,vt=>T(vt,ft));const Rt=new Set(at);yield*j("findings",Et,W.findings,vt=>B(vt,ut,Rt.has(vt))),nt.length>0&&(yield*j("roots",nt,W.roots,vt=>m(vt,
mt))),yield*[R("ignored",Mt),R("usages",tt),...At.length===0?[]:[R("remarks",At)],R("scan",X),`
}
`]}const R=(I,L)=>(0,v.Z4)(I,L,y,b),b=(I,L)=>typeof L=="string"?(0,O.dh)(L,a):L,D=I=>I.kind==="several"?I.reasons:[I],P=({repository:I,repositories:L,shards:W})=>[
...I===null?[]:[R("repository",I)],...L.length===0?[]:[R("repositories",L)],...W===null?[]:[R("shards",W)]];function*j(I,L,W,tt){const X=yield*(0,v.Rr)(I,L,{maxBytes:W,
margin:y,replace:b},tt);X>0&&(yield R(`${I}LeftOut`,X))}const Y=({findings:I})=>Object.fromEntries(S.oC.map(L=>[`${L}s`,I.filter(W=>W.severity===L).length])),G=20,
F=({clients:I,versions:L,releases:W,isGuess:tt,why:X,evidence:_,evidenceLeftOut:at=0})=>({clients:I,assumed:tt??!1,why:X,versions:Object.entries(L).map(([Et,xt])=>({
client:Et,version:xt})),releases:W.map(({name:Et})=>Et),evidence:_.slice(0,G).map(({client:Et,version:xt,level:Mt,text:V,place:nt})=>({client:Et,version:xt,kind:Mt,
text:V,...(0,h.$t)(nt)})),...(0,h.ig)("evidence",Math.max(0,_.length-G)+at)});function B(I,L,W){const{problem:tt,severity:X,host:_,service:at,places:Et,placesLeftOut:xt=0,
affects:Mt,exclude:V}=I,{kept:nt,left:ct}=L(Et);return{code:tt.code,severity:X,host:_,service:at,message:tt.message,help:tt.help??null,places:nt,...(0,h.ig)("pl\
aces",xt+ct),affects:Mt,...W&&_!==null?{inFile:!0}:{},...V===void 0?{}:{exclude:V}}}}),5465:((pt,K,t)=>{t.d(K,{$t:()=>g,R1:()=>v,W$:()=>T,ig:()=>c,jt:()=>s});var O=t(
5143),S=t(5955);function v(e,n){const i=new Map;for(const l of e)i.has(l)||i.set(l,l.reduce(($,M)=>$+h(M),0));const d=(0,S._3)(e.map(l=>i.get(l)??0),n);return l=>{
const $=(0,S.ux)(l,d,h);return{kept:$.map(T),left:l.length-$.length}}}const E=140,w=30,p=6;function h(e){if(typeof e=="string")return E;const{file:n}=e,i=(0,O._M)(
n)===null?0:w;return E+i+n.length*(/^[ -~]*$/.test(n)?1:p)}const T=e=>typeof e=="string"?e:g(e),g=({file:e,line:n,column:i,endColumn:d})=>({...f(e),line:n,column:i,
endColumn:d});function f(e){const{repository:n,path:i}=(0,O.bH)(e);return n===null?{file:e}:{repository:n,file:i}}function s(e){const{repository:n,path:i}=(0,O.
bH)(e);return n===null?{directory:e}:{repository:n,directory:i}}const c=(e,n)=>n>0?{[`${e}LeftOut`]:n}:{}}),9574:((pt,K,t)=>{t.d(K,{I$:()=>v,MB:()=>E,R4:()=>T,TM:()=>w,
hn:()=>h,rm:()=>p});var O=t(5955),S=t(8641);function v(g,f,s=[]){const c=g.map((n,i)=>`<th align="${s.includes(i)?"right":"left"}">${n}</th>`),e=f.map(n=>`<tr>${g.
map((d,l)=>`<td${s.includes(l)?' align="right"':""}>${n[l]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${c.join("")}</tr>`,...e,"</table>"].join(`
`)}const E=g=>["<ul>",...g.map(f=>`<li>${f}</li>`),"</ul>"].join(`
`),w=(g,f)=>["<details>",`<summary>${g}</summary>`,...f,"</details>"].join(`
`),p=g=>(0,S.D9)(g).replaceAll(".",".<wbr>"),h=g=>`<code>${(0,S.js)(g).replaceAll("/","/<wbr>")}</code>`;function T(g,f,s,c){const e=[];let n=0;for(const i of g){
const d=c(i);if(n+=(0,O.$$)([d].flat().join(""))+s,n>f)break;e.push(d)}return e}}),5505:((pt,K,t)=>{t.d(K,{gD:()=>xn,Fp:()=>Nn,Gc:()=>Wt,XA:()=>Zt,rL:()=>kn});var O=t(
7574),S=t(5102),v=t(4120),E=t(5955),w=t(6763),p=t(8641),h=t(1831),T=t(2796),g=t(4218),f=t(8884),s=t(9574),c=t(5143),e=t(4503),n=t(8373);const i=6,d=3,l=3,$=60,M=2,
m=1e3;function o(A,x,U=!0){const H=x.context.repositories.length,q=`<b>${(0,f.mj)(A,H)}</b>`;if(!U)return q;const rt=(0,f.eb)(A),ht=rt.slice(0,i).map(Pt=>(0,n.u_)(
Pt,x)),ot=x.isBrief?rt.length-ht.length:0,St=ot>0?` ${(0,n.jP)(ot,"repository",x)}`:"";return`${q}: ${ht.join(", ")}${St}`}function u(A,x,U){const H=x.isBrief?[]:
(0,f.eb)(A).slice(i);if(H.length===0)return[];const q=(0,s.R4)(H,U,M,Pt=>(0,n.u_)(Pt,x)),rt=q.length===H.length,ht=({file:Pt})=>(0,s.hn)((0,c._M)(Pt)??""),ot=rt?
q:(0,s.R4)(H,U,M,ht),St=H.length-ot.length;return[(0,s.TM)((0,v.px)(H.length,"more repository"),[`<p>${ot.join(", ")}</p>`,...St>0?[`<p>${(0,n.jP)(St,"repositor\
y",x)}</p>`]:[]])]}function r(A,x,U){const H=(0,f._X)(A),[q]=H;if(q===void 0)return"";const rt=H.slice(0,d).map(({repository:Ft})=>(0,p.D9)(Ft)),ht=(0,v.K4)(rt,
d,H.length-rt.length),ot=`${n.rC[q.errors>0?"error":"warning"]} <b>${(0,v.px)(H.length,"repository")}</b> with errors or warnings in ${H.length===1?"its":"their"}\
 own files: ${ht}`;if(x.isBrief)return`<p>${ot}</p>`;const St=(0,s.R4)(H,U-(0,E.$$)(ot),$,Ft=>a(Ft,x)),Pt=H.length-St.length;return(0,s.TM)(ot,[(0,s.I$)(["Repos\
itory","Findings","First in"],St),...Pt>0?[`<p>${(0,n.jP)(Pt,"repository",x)}</p>`]:[]])}function a(A,x){const{repository:U,findings:H}=A,q=[...Map.groupBy(H,({
code:Pt})=>Pt)],rt=q.slice(0,l).map(([Pt,[Ft,...Qt]])=>{const tn=Ft===void 0?"":` at ${(0,n.b_)(Ft.place,x)}`;return`${(0,n._h)(Pt,Pt,x)}${tn}${Qt.length===0?"":
` and ${Qt.length} more`}`}),ht=q.length-rt.length,ot=(0,e.aE)(U,x.context),St=(0,s.hn)(U);return[ot===null?St:`<a href="${(0,p.js)(ot,m)}">${St}</a>`,(0,f._5)(
A),[...rt,...ht>0?[`and ${(0,v.px)(ht,"more code")}`]:[]].join("<br>")]}const y=20,C=10,R=700,b=4,D=300,P=1,j=6,Y=12,G=4,F=1/2,B=12e3,I=20,L=200;function W(A,x,U){
const H=(0,T.cZ)(A),q=H.slice(0,x.isBrief?C:y),rt=Math.min(B,U*F/q.length),ht=(0,T.YM)(q);let ot=U-L;const St=Qt=>{const tn=tt(Qt,x,rt,ht.get(Qt)??null),on=(0,E.
$$)(tn)<ot?tn:`${at(Qt,x)}</p>`;return ot-=(0,E.$$)(on)+I,on},Pt=(0,s.R4)(q,U-L,I,St),Ft=H.length-Pt.length;return Ft>0?[...Pt,`<p>${(0,n.jP)(Ft,"cause",x)}</p>`]:
Pt}function tt(A,x,U,H){const{findings:q,message:rt,help:ht}=A,ot=q.length>1&&q[0]?.exclude!==void 0,Pt=[ut(A,x),mt(A),At(A,x)].filter(on=>on!==""),{lines:Ft,list:Qt,
rest:tn}=H===null?X(A,x,U):{lines:[`The same hosts as for ${H}`],list:[],rest:[]};return[at(A,x),...Ft.map(on=>`<br>${on}`),...rt===null?[]:[`<br>${(0,v.Iu)((0,p.
h$)(rt,R))}`],...ht===null||ot?[]:[_(ht)],...Pt.length===0?[]:[`<br><sub>${Pt.join(" ")}</sub>`],"</p>",...Qt.length===0?[]:[(0,s.MB)(Qt)],...tn].join(`
`)}function X(A,x,U){const{findings:H,message:q}=A,rt=V(H,x),ht=q!==null&&(0,T.hs)(A)&&A.hosts.length===1,ot=q!==null||(0,T.hs)(A),St=rt&&!ht?[`In ${o(H,x,ot)}`]:
[],Pt=rt&&ot?u(H,x,U/2):[];if(rt&&q!==null&&!(0,T.hs)(A))return{lines:St,list:[],rest:Pt};const Ft=(0,T.S3)(A),Qt=q===null?G:(0,T.hs)(A)?j:Y,tn=Ft.slice(0,Qt).map(
wn=>Et(wn,A,x)),on=q===null||tn.length===0?[]:[tn.join(", ")],gn=rt?U/2:U;return{lines:[...on,...St],list:q===null?tn:[],rest:[...ft(A,Ft.slice(Qt),x,gn),...Pt]}}
const _=A=>`<br><b>Help:</b> ${(0,p.h$)(A,R)}`;function at(A,x){const{severity:U,code:H,title:q}=A,rt=(0,T.pq)(A),ht=rt>1?`${(0,v.px)(rt,(0,T.a2)(A))}: `:"";return`\
<p>${n.rC[U]} <b>${ht}${q}</b> (${(0,n._h)(H,H,x)})`}function Et(A,x,U){return"file"in A?(0,n.u_)(A,U):x.message===null?ct(A,x,U):xt(A,x.hosts.length===1,U)}function xt(A,x,U){
const[H]=A,q=H?.host?(0,p.D9)((0,h.nx)(H.host)):"",rt=H?.isHostNew?[v.dy]:[];if(x){const St=(0,f.yv)(A).settings.map(n.Su),Pt=V(A,U)?o(A,U):nt(A,b,U),Qt=(V(A,U)?
[...St,Pt]:[Pt,...St]).filter(tn=>tn!=="").join(", ");return`${q}${Qt===""?"":` in ${Qt}`}${rt.map(tn=>` (${tn})`)}`}const ot=[...rt,Mt(A,U)].filter(St=>St!=="").
join("; ");return ot===""?q:`${q} (${ot})`}const Mt=(A,x)=>V(A,x)?(0,v.px)((0,f.eb)(A).length,"repository"):nt(A,P,x).replace(/ places?$/,""),V=(A,{context:x})=>(0,f.
mj)(A,x.repositories.length)!=="";function nt(A,x,U){const{lines:H,leftOut:q}=(0,f.yv)(A);return H.length===0?"":(0,n.EP)(H,x,U,q)}function ct(A,x,U){const H=(0,T.
hs)(x)?xt(A,!1,U):nt(A,P,U);return A.map(({problem:q})=>{const rt=(0,p.h$)(q.message,D),ht=x.help===null&&q.help?_(q.help):"";return`${H===""?(0,v.Iu)(rt):`${H}\
: ${rt}`}${ht}`}).join("<br>")}function ft(A,x,U,H){const q=A.message===null?"finding":(0,T.a2)(A),{leftOut:rt}=(0,T.hs)(A)?{leftOut:0}:(0,f.yv)(A.findings),ht=x.
length+rt;if(ht===0)return[];if(U.isBrief)return[`<p>${(0,n.jP)(ht,q,U)}</p>`];const ot=(0,s.R4)(x,H,I,Ft=>Et(Ft,A,U)),St=ht-ot.length,Pt=A.message===null?(0,s.
MB)(ot):`<p>${ot.join(", ")}</p>`;return[(0,s.TM)((0,v.px)(ht,`more ${q}`),[...ot.length===0?[]:[Pt],...St>0?[`<p>${(0,n.jP)(St,q,U)}</p>`]:[]])]}function ut({affects:A},{
context:{clients:x}}){const U=(0,v.od)(A,x);return U===""?"":`Affects ${U}.`}function mt(A){const U=(0,T.hs)(A)&&A.hosts.length===1&&A.message!==null?[]:(0,f.yv)(
A.findings).settings;return U.length===0?"":`Required by ${U.map(n.Su).join(", ")}.`}function At({hosts:[A,x],severity:U},{context:H}){const q=A===void 0||x!==void 0?
null:H.history?.get(A),rt=q&&U==="error"?(0,g.kW)(q):null;return rt===null?"":`${(0,v.Iu)(rt)}.`}var Rt=t(1064),vt=t(1505);const Kt=20,Gt=20,_t=["fails","warns",
"works"];function Vt(A,x,U){const H=A.filter(Pt=>(0,S.cG)(Pt)&&!(0,S.JR)(Pt));if(H.length===0)return"";const q=Pt=>H.length===1?wt(Pt,x).join(`
`):cn(Pt,x),rt=(0,s.R4)(H,U,Gt,q),ht=H.length-rt.length,[ot]=H.length===1?H:[],St=ot===void 0?`of ${(0,v.px)(H.length,"host")}`:`of ${z(ot)} (${Z(ot)})`;return(0,s.
TM)(`Requests, responses and certificates ${St}`,[...rt,...ht>0?[`<p>${(0,n.jP)(ht,"host",x)}</p>`]:[]])}const cn=(A,x)=>(0,s.TM)(`${n.Gr[(0,S.sG)(A)]} ${z(A)} \
(${Z(A)})`,wt(A,x)),z=({visit:A})=>(0,p.D9)((0,h.nx)(A.host)),Z=({visit:{attempt:A}})=>`${(0,v.px)(A.hops.length,"request")}, ${(0,O.kJ)(A.timing.totalMs)}`;function wt(A,x){
const{hops:U,certificates:H}=A.visit.attempt;return[jt(A,x),...A.services.length===0?[]:[Jt(A,x)],...U.length===0?[]:[en(U)],...H.length===0?[]:[fn(H,x)]]}function jt(A,x){
const U=(0,n.Bm)(x);return["<table>",...[(0,vt.se)(A,x.context,U),{label:"clients",texts:Yt(A,x)},...(0,vt.Zc)(A,U),...(0,vt.o7)(A,U)].flatMap(({label:rt,texts:ht})=>ht.
length===0?[]:[`<tr><td><b>${(0,v.Iu)(rt)}</b></td><td>${ht.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Yt=({clients:A},{context:x})=>_t.flatMap(U=>{const H=x.clients.filter(rt=>A[rt]===U),q=H.map(rt=>Rt.bB[rt]).join(", ");return H.length===0?[]:[`${n.Gr[U]}\
 ${q}`]});function Jt({services:A,servicesLeftOut:x,servicesFrom:U},H){const q=A.slice(0,Kt).map(St=>[(0,p.D9)(St.id,vt.tN),qt(St)]),rt=A.length-q.length+x,ht=rt>
0?[[`and ${rt} more`,H.rest]]:[],ot=U===null?"URL":`URL, from the host block at ${(0,n.u_)(U,H)}`;return(0,s.I$)(["Service",ot],[...q,...ht])}function qt(A){switch(A.
kind){case"url":return(0,p.D9)((0,p.cq)(A.url));case"login":{const{client:x,authz:U,token:H,ports:q}=A.login;return[`authz ${(0,p.D9)((0,p.cq)(U??"none"))}`,`to\
ken ${(0,p.D9)((0,p.cq)(H??"none"))}`,`client ${(0,p.D9)(x,vt.tN)}, ports ${q.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${A.problem.code}`}}function en(A){
const x=A.map((U,H)=>{const q=U.proxy===null?"":`through ${(0,p.D9)((0,p.cq)(U.proxy))}`,rt=U.status===null?"no response":`${U.status} ${(0,p.h$)(U.reason,vt.tN)}`.
trim();return[String(H+1),(0,p.D9)((0,p.cq)(U.url)),U.mediaType===null?rt:`${rt}<br>${(0,p.D9)(U.mediaType,vt.tN)}`,(0,v.Rk)(U.authorization),U.address===null?q:
(0,p.D9)(U.address,vt.tN),(0,O.kJ)(U.ms).replace(" ","&nbsp;")]});return(0,s.I$)(["Hop","Request","Response","Token","Address","Time"],x,[0,5])}function fn(A,{context:x}){
const U=A.map(({host:H,subject:q,issuer:rt,expires:ht})=>[(0,p.D9)(H,vt.tN),(0,p.h$)((0,O.nO)(ht,x.startedAt)),(0,p.D9)(q,vt.tN),(0,p.D9)(rt,vt.tN)]);return(0,s.
I$)(["TLS certificate","Valid until","Subject","Issuer"],U)}var ln=t(7361);const J=10,st=40,$t=20,gt=3,Tt=40,kt=80,It=1/5;function Lt(A,x,U){const{history:H}=x.
context,q=(0,g.U4)(A,x.context),rt=x.isBrief?q.filter(g.wz):q;if(rt.length===0)return q.length===0&&(H?.size??0)>0&&!x.isBrief?["<p><b>History</b>: 1 run so far\
</p>"]:[];const ht=x.isBrief?J:st,ot=bt(rt),St=(0,s.R4)(rt.slice(0,ht),U*(1-It),kt,Ft=>Bt(Ft,ot)),Pt=St.slice(J);return[`<p><b>History</b>: ${Ht(q)}</p>`,Ct(St.
slice(0,J),ot),...Pt.length===0?[]:[(0,s.TM)((0,v.px)(Pt.length,"more host"),[Ct(Pt,ot)])],`<p><sub>${an(rt.slice(0,St.length))}</sub></p>`,...un(rt.slice(St.length),
x),...dn(rt,x,U*It)]}function Ht(A){const x=Math.max(...A.map(({history:q})=>q.recent.length)),U=A.filter(g.wz).length;if(U===0)return`no failure in the last ${(0,v.
px)(x,"run")}`;const H=A[0]?.history.recent.filter(({outcome:q})=>q==="fails").length;return A.length===1?`${H} of the last ${(0,v.px)(x,"run")} failed`:`${U} o\
f ${A.length} hosts failed in the last ${(0,v.px)(x,"run")}`}function bt(A){const x=A.flatMap(({history:U})=>(0,g.H6)(U).map(H=>H.days));return[...new Set(x)].toSorted(
(U,H)=>U-H)}const Ct=(A,x)=>(0,s.I$)(["Host",...x.map(U=>`Uptime<br>${U}&nbsp;days`),"Latency<br>30&nbsp;days"],A,x.map((U,H)=>H+1).concat(x.length+1));function Bt({
host:A,history:x},U){const H=(0,S.sG)(A),q=(0,g.XQ)(x),rt=new Map((0,g.H6)(x).map(ot=>[ot.days,ot])),{latency:ht}=x;return[[`${n.Gr[H]}&nbsp;${(0,s.rm)((0,h.nx)(
A.visit.host))}`,sn(x.recent),...q===null?[]:[`<sub>${(0,p.js)(q)}</sub>`]].join("<br>"),...U.map(ot=>{const St=rt.get(ot);return St===void 0?"":Ut((0,ln.mc)(St)??
"",(0,v.px)(St.runs,"run"))}),ht===null?"":Ut((0,O.kJ)(ht.medianMs),`p95 ${(0,O.kJ)(ht.p95Ms)}`)]}const Ut=(A,x)=>`${A}<br><sub>${x}</sub>`.replaceAll(" ","&nbs\
p;"),sn=A=>`<code role="img" aria-label="${(0,ln._N)(A)}">${(0,g.qX)(A)}</code>`;function an(A){return`The newest run is at the right. ${(0,g.MC)(A).map(([U,H])=>`\
<code>${U}</code>&nbsp;${H}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) of discovery.`}function un(A,x){
if(A.length===0)return[];const U=A.every(({history:rt})=>rt.uptime.every(({good:ht,runs:ot})=>ht===ot)),H=x.isBrief?n.xy:"in the history file",q=U?", all withou\
t a failure in this time":` ${H}`;return[`<p>and ${(0,v.px)(A.length,"more host")}${q}</p>`]}function dn(A,x,U){const H=A.flatMap(({host:ot,history:St})=>St.incidents.
map(Pt=>({host:ot,incident:Pt}))).toSorted((ot,St)=>ot.incident.from<St.incident.from?1:-1);if(H.length===0)return[];const q=(0,s.R4)(H.slice(0,$t),U,kt,({host:ot,
incident:St})=>[(0,s.rm)((0,h.nx)(ot.visit.host)),(0,p.js)((0,O.QN)(St.from)),(0,ln.QY)(St,x.context.startedAt),String(St.runs),$n(St)]),ht=H.length-q.length>0?
`The last ${q.length} incidents`:(0,v.px)(q.length,"incident");return q.length===0?[]:[(0,s.TM)(ht,[(0,s.I$)(["Host","From","Duration","Runs","Problems"],q,[3])])]}
function $n({codes:A}){const x=A.slice(0,gt).map(U=>(0,p.D9)(U,Tt));return(0,v.K4)(x,gt,A.length-x.length)}const yn=4,hn=2,vn=3,Dn=60;function mn(A,x,U,H){const q=A.
filter(Pt=>(0,S.sG)(Pt)===x);if(q.length===0)return"";const rt=x==="works"&&A.some(Pt=>(0,S.sG)(Pt)==="warns"),ht=jn(q,x,rt?" without warnings":"");if(U.isBrief)
return`<p>${ht}</p>`;const ot=(0,s.R4)(q,H,Dn,Pt=>Cn(Pt,U)),St=q.length-ot.length;return(0,s.TM)(ht,[...ot.length===0?[]:[(0,s.I$)(["Host","Required by",x==="wo\
rks"?"Services":"Reason"],ot)],...St>0?[`<p>${(0,n.jP)(St,"host",U)}</p>`]:[]])}function jn(A,x,U){const H=A.slice(0,vn).map(({visit:ht})=>(0,p.D9)((0,h.nx)(ht.
host))),q=(0,v.K4)(H,vn,A.length-H.length),rt=A.length===1?`${q} ${S.nx[x]}${U}`:`<b>${(0,v.px)(A.length,"host")}</b> ${S.nx[x]}${U}: ${q}`;return`${n.Gr[x]} ${rt}`}
function Cn(A,x){const U=A.requirements.flatMap(q=>q.because),{discovery:H}=A.visit.attempt;return[`${(0,s.rm)((0,h.nx)(A.visit.host))}${A.isNew?`<br><sub>${v.dy}\
</sub>`:""}`,U.length===0?"":Sn(U,x),(0,S.JR)(A)&&H.kind==="skipped"?H.problem.title:(0,vt.Yj)(A,(0,n.Bm)(x))]}function Sn(A,x){const{places:U,isOfRepositories:H}=(0,f.
rv)(A),q=ot=>(0,n.u_)(ot,x);if(!H)return(0,f.Ky)(A,yn,q);const rt=U.slice(0,hn).map(q).join(", "),ht=U.length>hn?", \u2026":"";return`${(0,v.px)(U.filter(f.cC).
length,"repository")}: ${rt}${ht}`}var zt=t(4148);const Ln=40,Mn=80,On=A=>(0,zt.fi)(A,x=>(0,s.hn)((0,f.II)(x))),Tn=(A,x)=>(0,p.D9)(A,x).replaceAll(" ","&nbsp;"),
En=(A,x)=>{const U=({code:H,title:q})=>(0,n._h)(H,q,x);return(0,zt.ij)([(0,zt.eX)(U)],A)};function An(A,x,U){const{wrong:H,good:q}=(0,zt.jB)(A),rt=H.length>1||x.
isBrief?Rn(H,x,U/2):[],ht=U-(0,E.$$)(rt.join("")),ot=wn=>N(wn,x),St=x.isBrief||x.context.repositories.length>1,Pt=x.isBrief?[]:St?H:[...H,...q],Ft=(0,s.R4)(Pt,ht,
Mn,ot),Qt=Pt.length-Ft.length,tn=[...rt,...Ft.slice(0,H.length)],on=Ft.slice(H.length),gn=on.length<=zt.LC?on:[(0,s.TM)(k(q),on)];return[...rt.length>0?[(0,s.TM)(
pn(H),tn)]:tn,...St&&q.length>0?[`<p>${k(q)}</p>`]:gn,...Qt>0?[`<p>${(0,n.jP)(Qt,"root module",x)}</p>`]:[]]}function Rn(A,x,U){const H=(0,zt.cZ)(A);if(H.length===
0)return[];const q=H.map(({row:ot})=>ot),rt=Rt.Du.filter(ot=>A.some(St=>St.clients.includes(ot))),ht=[...En(q,x),(0,zt.ie)(H,On),...(0,zt.ns)({clients:rt,rows:q},
Tn)];return[In(q,{clients:rt},ht,x,U)]}function In(A,x,U,H,q){const rt=(0,s.R4)(A.slice(0,Ln),q,Mn,ot=>[Q(ot,x,H),...U.map(({cell:St})=>St(ot))]),ht=A.length-rt.
length;return(0,s.I$)(["Module or provider",...U.map(({title:ot})=>(0,v.Iu)(ot))],ht>0?[...rt,[(0,n.jP)(ht,"row",H)]]:rt)}function pn(A){const x=(0,zt.qj)(A[0]??
{rows:[]}),U=A.slice(0,zt.LC).map(On),H=(0,v.K4)(U,zt.LC,A.length-U.length);return A.length===1?`${n.Gr[x]} <b>${H}</b>: ${zt.pJ[x]}`:`${n.Gr[x]} <b>${(0,v.px)(
A.length,"root module")}</b> with errors or warnings: ${H}`}function k(A){const x=A.flatMap(U=>U.rows);return`${n.Gr[(0,zt.Fg)(x)]} <b>${(0,v.px)(A.length,"root\
 module")}</b>: ${(0,zt.nS)(x)}`}function N(A,x){const U=(0,zt.qj)(A),{wrong:H,good:q}=(0,zt.P)(A),rt=[...H,...q],ht=[...En(rt,x),...(0,zt.ns)({...A,rows:rt},Tn)],
ot=U==="works"?(0,zt.nS)(A.rows):zt.pJ[U];return(0,s.TM)(`${n.Gr[(0,zt.Fg)(A.rows)]} <b>${On(A)}</b>: ${ot}`,[In(rt,A,ht,x,Number.POSITIVE_INFINITY)])}function Q(A,x,U){
const H=`${n.Gr[(0,zt.Fg)([A])]}&nbsp;<b>${(0,s.hn)((0,zt.mC)(A,x))}</b>`,[q]=A.places,rt=[...A.kind==="module"&&A.source!==A.address?[(0,s.hn)(A.source)]:[],...q===
void 0?[]:[(0,n.u_)(q,U)]];return rt.length===0?H:`${H}<br><sub>${rt.join(" at ")}</sub>`}const et=2e5,it={notes:6e3,causes:45e3,repositories:14e3,history:24e3,
roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},lt=["causes","unchecked","repositories","history","roots","evidence","passed","skipped",
"notices","notes"],dt=1e3,yt=10,Ot=5,Nt=600,Dt=100,Xt=7,Wt=(A,x)=>Zt(A,{context:x,rest:n.h,isBrief:!1},{head:`## ${xn(A,x)}`,foot:`tf-disco ${(0,p.js)(x.version)}\
, started ${(0,p.js)((0,O.QN)(x.startedAt))}.`,maxBytes:et});function Zt(A,x,{head:U,foot:H,maxBytes:q}){const rt=rn(A,x),ht=new Map;let ot=q-dt-(0,E.$$)(U+H);for(const[
Ft,Qt]of Object.entries(it)){const on=rt[Ft](Math.min(Qt,ot)).filter(wn=>wn!=="").join(`

`),gn=(0,E.$$)(on)<=ot;gn&&(ot-=(0,E.$$)(on)),ht.set(Ft,gn?on:`<p>More ${x.rest}</p>`)}const St=lt.map(Ft=>ht.get(Ft)??"").filter(Ft=>Ft!==""),Pt=!x.isBrief&&St.
some(n.ze)?`${H} ${nn(x)}`:H;return`${[U,...St,`<sub>${Pt}</sub>`].join(`

`)}
`}function rn(A,x){const U=(0,S.md)(A.hosts),H=U.filter(({findings:ot})=>ot.length===0),q=({severity:ot})=>ot==="notice",rt=A.findings.filter(q),ht=A.findings.filter(
ot=>!q(ot));return{notes:ot=>[Pn(A,x,ot)],causes:ot=>W(ht,x,ot),repositories:ot=>[r(A.files,x,ot)],history:ot=>Lt(A,x,ot),roots:ot=>An(A.roots,x,ot),evidence:ot=>x.
isBrief?[]:[Vt(U,x,ot)],unchecked:ot=>[mn(H,"unchecked",x,ot)],passed:ot=>[mn(U,"works",x,ot)],skipped:ot=>[mn(U,"skipped",x,ot)],notices:ot=>x.isBrief?[]:[bn(rt,
x,ot)]}}function nn({context:A}){const x=A.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,p.js)(x)}">kept as an artifact</a>.`}function bn(A,x,U){if(A.length===0)return"";const H=`${n.rC.notice} ${(0,v.px)(A.length,"notice")}`;
return(0,s.TM)(H,W(A,x,U))}function Pn(A,x,U){const H=(0,w.h$)(A,x.context).map(St=>`${(0,v.Iu)((0,p.h$)(St,Nt))}.`),q=(0,s.R4)(H,U,yt,St=>St),rt=q.slice(0,Ot),
ht=x.isBrief?[]:q.slice(Ot),ot=H.length-rt.length-ht.length;return[`<p>${rt.join("<br>")}</p>`,...ht.length===0?[]:[(0,s.TM)((0,v.px)(ht.length,"more remark"),[
`<p>${ht.join("<br>")}</p>`])],...ot>0?[`<p>${(0,n.jP)(ot,"remark",x)}</p>`]:[]].join(`
`)}const xn=(A,x)=>`${kn(A)} ${(0,v.Iu)((0,S.$N)(A,x))}`;function kn(A){const x=A.findings.some(({severity:H})=>H!=="notice"),U=A.hosts.length===0?"skipped":"wo\
rks";return n.Gr[A.passed?x?"warns":U:"fails"]}function Nn({url:A,workflow:x,job:U,commit:H}){const q=x.split("/").at(-1)??"";return[`<a href="${(0,p.js)(A)}">${(0,p.
D9)(q===""?"this run":q,Dt)}</a>`,...U===""?[]:[`job ${(0,p.D9)(U,Dt)}`],...H===""?[]:[`commit ${(0,p.D9)(H.slice(0,Xt))}`]].join(", ")}}),8373:((pt,K,t)=>{t.d(
K,{Bm:()=>m,EP:()=>e,Gr:()=>g,Su:()=>$,_h:()=>M,b_:()=>d,h:()=>p,jP:()=>s,rC:()=>T,u_:()=>i,xy:()=>h,ze:()=>c});var O=t(5143),S=t(4503),v=t(4120),E=t(8884),w=t(
8641);const p="in the JSON report",h="in the job summary",T={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},g={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},f="&nbsp;more ",s=(o,u,{rest:r})=>`and ${o}${f}${o===1?u:(0,v._l)(u)} ${r}`,c=o=>o.includes(f),e=(o,u,r,a=0)=>(0,E.
Ky)(o,u,y=>i(y,r),a).replace(/ more (?=places?$)/,f),n=600,i=(o,u)=>typeof o=="string"?$(o):l(o,(0,E.eo)(o),u),d=(o,u)=>l(o,(0,E.eo)({...o,file:(0,O.bH)(o.file).
path}),u);function l(o,u,{context:r}){const a=`<code>${(0,w.js)(u).replaceAll("/","/<wbr>")}</code>`,y=(0,S.uM)(o,r);return y===null||y.length>n?a:`<a href="${(0,w.
js)(y,n)}">${a}</a>`}const $=o=>o.endsWith(" input")?`the ${(0,w.D9)(o.replace(/ input$/,""))} input`:(0,w.D9)(o),M=(o,u,{context:r})=>`<a href="${(0,w.js)(`${r.
docsUrl}#${o}`)}">${u}</a>`,m=o=>({value:w.D9,prose:w.h$,because:u=>i(u,o)})}),5102:((pt,K,t)=>{t.d(K,{$N:()=>i,JR:()=>f,QK:()=>n,b:()=>s,cG:()=>g,fX:()=>$,hm:()=>e,
md:()=>c,nx:()=>p,sG:()=>T});var O=t(4e3),S=t(5799),v=t(4120),E=t(8884),w=t(4148);const p={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},h=["fails","unchecked","warns","skipped","works"];function T(r){if(s(r))return"unchecked";const a=e(r.findings);return a==="error"?"fai\
ls":a==="warning"?"warns":f(r)?"skipped":"works"}const g=r=>["fails","warns"].includes(T(r)),f=({visit:r})=>r.attempt.discovery.kind==="skipped",s=({visit:{attempt:r}})=>r.
discovery.kind==="skipped"&&r.discovery.problem.code==="host-not-checked";function c(r){return h.flatMap(a=>r.filter(y=>T(y)===a))}const e=r=>S.oC.find(a=>r.some(
y=>y.severity===a))??null;function n({findings:r}){const a=e(r);return a==="notice"?[]:r.filter(({severity:y})=>y===a)}function i({hosts:r,files:a,findings:y,passed:C,
stopped:R,roots:b},{repositories:{length:D}}){const P=(0,w.g5)(b,D),j=P===null?a:a.filter(({problem:_})=>!d.test(_.code)),Y=j.filter(_=>!l(_)),G=e(Y)==="error"&&
!r.some(_=>T(_)==="fails"),B=P===null&&!G&&D>0?` in ${(0,v.px)(D,"repository")}`:"",L=[Y.length<j.length?[`nothing to check${B}`]:M(r,B),u(Y,P===null&&G?D:null)],
W=G?L.toReversed():L,tt=[P??[],...W].flat().join(", "),X=e(y)==="error";return R!==null?`${tt} (${(0,O.Cw)(R)})`:C&&X?`${tt} (the check passes: fail-on is never\
)`:C||X?tt:`${tt} (the check fails: fail-on is warning)`}const d=/^(?:module|provider|version|package|constraint|lock)-/,l=({problem:r,severity:a})=>r.code==="n\
othing-to-check"&&a==="error",$="not allowed";function M(r,a){const y=r.length;if(y===0)return[`no registry hosts to check${a}`];const C=r.filter(X=>!f(X)).map(
T),R=r.filter(s).length,[b,D]=[C.length,y-C.length],P=C.filter(X=>X==="fails").length,j=C.filter(X=>X==="warns").length,Y=r.filter(X=>f(X)&&T(X)==="fails").length,
G=[{count:P,words:p.fails},{count:Y,words:$},{count:R,words:p.unchecked}],F=[{count:b-P,words:p.works},{count:D-Y-R,words:p.skipped}],B=P+Y+R>0,[I,...L]=(B?G:F).
filter(({count:X})=>X>0),tt=I?.words===$||I?.words===p.unchecked?I.count===1?"is ":"are ":"";return[`${o(I?.count??0,y)}${a} ${tt}${I?.words}`,...L.map(({count:X,
words:_})=>`${X} ${_}`),...j===0?[]:[m(j,y,B)]]}function m(r,a,y){return a===1?"with warnings":`${r} ${y?"more ":""}with warnings`}function o(r,a){return a===1?
"1 registry host":r===a?`all ${a} registry hosts`:`${r} of ${a} registry hosts`}function u(r,a){const y=e(r);if(y===null||y==="notice")return[];const C=r.filter(
({severity:P})=>P===y),R=(0,E.eb)(C).length,b=R===0?(0,E.Dc)(C):0,D=(0,E.BQ)(r);return[...R===0?[]:[`${y}s in files of ${a===null?(0,v.px)(R,"repository"):(0,E.
iW)(R,a)}`],...b===0?[]:[`${y}s in ${(0,v.px)(b,"file")}`],...e(D)===y?[`${y}s in the ${(0,E.et)(D)}`]:[]]}}),4148:((pt,K,t)=>{t.d(K,{Fg:()=>f,LC:()=>e,Mm:()=>T,
P:()=>l,cZ:()=>$,eX:()=>P,fi:()=>n,g5:()=>i,ie:()=>o,ij:()=>D,jB:()=>d,mC:()=>u,nS:()=>r,ns:()=>b,pJ:()=>c,qj:()=>g});var O=t(5143),S=t(1064),v=t(5011),E=t(5257),
w=t(4120),p=t(8884);const h=["fails","warns","works"];function T({worst:G}){return G==="error"?"fails":G==="warning"?"warns":"works"}const g=({rows:G})=>h.find(
F=>G.some(B=>T(B)===F))??"works";function f(G){const F=g({rows:G});return F==="works"&&G.some(s)?"skipped":F}const s=({chosen:G})=>Object.keys(G).length===0,c={
fails:"init fails",warns:"has warnings",works:"passed"},e=3,n=({directory:G},F)=>G===E.cd.file?E.cd.file:G==="."?"the top directory":F(G);function i(G,F=0){const B=G.
filter(({directory:_})=>_!==E.cd.file),{failing:I}=d(B),{length:L}=I;if(L===0)return null;const W=new Set(I.map(({directory:_})=>(0,O._M)(_))),tt=F<2?"":` (${(0,p.
iW)(W.size,F)})`;return B.length===1?`init fails${tt}`:`init fails in ${L===B.length?`all ${L}`:`${L} of ${B.length}`} root modules${tt}`}function d(G){const{fails:F=[],
warns:B=[],works:I=[]}=Object.groupBy(G,g);return{failing:F,wrong:[...F,...B],good:I}}function l({rows:G}){const{fails:F=[],warns:B=[],works:I=[]}=Object.groupBy(
G,T);return{wrong:[...F,...B],good:I}}function $(G){const F=new Map;for(const L of d(G).wrong)for(const W of l(L).wrong){const tt=M(W),X=F.get(tt)??{row:W,roots:new Set};
F.set(tt,X),X.roots.add(L)}const{fails:B=[],warns:I=[]}=Object.groupBy(F.values(),({row:L})=>T(L));return[...B,...I]}const M=({kind:G,source:F,constraints:B,locked:I,
chosen:L,problems:W})=>JSON.stringify([G,F,B,I,L,W]),m=3;function o(G,F){const B=new Map(G.map(L=>[L.row,[...L.roots]]));return{title:"root modules",cell:L=>{const W=B.
get(L)??[],tt=W.slice(0,m).map(F);return(0,w.K4)(tt,m,W.length-tt.length)}}}const u=({address:G,host:F},{clients:B})=>B.every(I=>(0,v.Vm)(I)===F)&&G.startsWith(
`${F}/`)?G.slice(F.length+1):G;function r(G){const F=[...new Map(G.map(X=>[`${X.kind} ${X.source}`,X])).values()],B=["module","provider"].flatMap(X=>{const{length:_}=F.
filter(at=>at.kind===X);return _===0?[]:[(0,w.px)(_,X)]});if(B.length===0)return"no registry modules and no providers";const I=G.some(({platforms:X})=>X.length>
0)?" and package":"",L=F.filter(s).length,W=F.filter(({chosen:X})=>Object.values(X).includes(null)).length,tt=L+W===0?`every version${I} is available`:[...W>0?[
`${W} without a version`]:[],...L>0?[`${L} not checked`]:[]].join(", ");return`${B.join(" and ")}, ${tt}`}const a=60,y=6,C=60,R=12;function b({clients:G,rows:F},B){
const I=F.every(({chosen:W})=>new Set(Object.values(W)).size<=1),L=[{title:"constraint",cell:({constraints:W})=>(0,w.K4)([...new Set(W)].map(tt=>B(tt,C)),y)},...I?
[{title:"version",cell:W=>j(W,null,B)}]:G.map(W=>({title:S.bB[W],cell:tt=>j(tt,W,B)})),{title:"newest",cell:({newest:W})=>W===null?"":B(W,a)},{title:"platforms",
cell:({platforms:W})=>Y(W,B)}];return D(L,F)}const D=(G,F)=>G.filter(({cell:B})=>F.some(I=>B(I)!=="")),P=G=>({title:"problem",cell:({problems:F})=>F.filter(({usualSeverity:B})=>B!==
"notice").map(G).join(", ")});function j({chosen:G,locked:F},B,I){const L=B===null?Object.values(G)[0]:G[B];return L===void 0?"":L!==null?`${I(L,a)}${L===F?" (l\
ocked)":""}`:F===null?"none":`none (locked: ${I(F,a)})`}function Y(G,F){const B=G.map(({platform:I,available:L})=>`${L===null?"?":L?"\u2713":"\u2717"} ${F(I,a)}`);
return(0,w.K4)(B,R)}}),733:((pt,K,t)=>{t.d(K,{W:()=>p,n:()=>S});const O=/^[ -~]*$/;function S(h){if(O.test(h))return h.length;let T=0;for(const g of h)T+=v(g);return T}
function v(h){return O.test(h)?1:E(h)?0:new RegExp("\\p{Regional_Indicator}","u").test(h)?1:w(h)?2:1}const E=h=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(h),w=h=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(h);function p(h,T,g){let[f,s]=["",0];for(const c of h){const e=v(c),n=s+e;if(s>=T&&n<=g&&(e>0||s>T)?f+=c:f+=" ".repeat(Math.max(0,Math.min(n,g)-Math.max(s,
T))),s=n,s>g)break}return f}}),7146:((pt,K,t)=>{t.d(K,{ky:()=>s,nI:()=>v,qt:()=>T,wW:()=>g});var O=t(733);const S={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function v(e,n,i){return i.colour?`\x1B[${S[n]}m${e}\x1B[0m`:e}const E=(e,n,{hyperlinks:i})=>n===void 0||!i?e:`\x1B]8;;${n}\x1B\\${e}\x1B]8;;\x1B\\`,w=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
p=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,h=5001;function T(e){const{FORCE_HYPERLINK:n,TERM:i="",TERM_PROGRAM:d="",VTE_VERSION:l}=e;
return n?n!=="0":e.CI||e.NO_COLOR||i==="dumb"?!1:Number(l)>=h||w.test(d)||p.test(i)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some($=>e[$])}function g(e,n){const i="\
 ".repeat(e.indent),d=e.label.padEnd((e.column??0)-1),l=" ".repeat(e.indent+(e.column??2)),[$="",...M]=c(n.withFlags?.(e.text)??e.text,{first:n.width-i.length-d.
length-1,others:n.width-l.length}),m=E(v(d,e.style,n),e.url,n),o=f($,e.linked,n);return[`${i}${m} ${o}`.trimEnd(),...M.map(u=>`${l}${u}`)]}function f(e,n,i){return!n?.
url||!e.startsWith(n.text)?e:`${E(n.text,n.url,i)}${e.slice(n.text.length)}`}function s(e,{width:n,withFlags:i}){const[d="",...l]=c(i?.(e)??e,{first:n,others:n-
2});return[d,...l.map($=>`  ${$}`)]}function c(e,n){const i=[];let d="",l=0;for(const $ of e.split(" ")){const M=i.length===0?n.first:n.others,m=(0,O.n)($);d!==
""&&l+1+m>M?(i.push(d),d=$,l=m):(l=d===""?m:l+1+m,d=d===""?$:`${d} ${$}`)}return[...i,d]}}),6536:((pt,K,t)=>{t.d(K,{S5:()=>Tn,MV:()=>En,K8:()=>An});var O=t(2389),
S=t(2796),v=t(5102),E=t(4120),w=t(5955),p=t(6763),h=t(8641),T=t(1831),g=t(4503),f=t(8884),s=t(733),c=t(7146);const e=160,n=12,i="    ",d=/##\w*\[/;function l({place:k,
before:N,literal:Q,after:et},it,lt){const dt=" ".repeat(`  ${k.line}`.length),yt=Math.min(lt.width,e)-dt.length-3;if(yt<n)return[];const Ot=$(N+Q+et),Nt=Ot(N+Q+
et),Dt=(0,s.n)(Nt)<=yt?0:Ot(N).search(/[^ ]|$/),Xt=Nt.slice(Dt),Wt=(0,s.n)(Ot(N))-Dt,Zt=(0,s.n)(Ot(N+Q))-Dt,{from:rn,to:nn,text:bn}=M(Xt,Wt,Math.max(Zt,Wt+1),yt),
Pn=(0,c.nI)("|","dim",lt),xn="^".repeat(Math.max(1,Math.min(Zt,nn)-Math.max(Wt,rn))),kn=" ".repeat(Math.max(Wt,rn)-rn);return[`${(0,c.nI)(`  ${k.line}`,"dim",lt)}\
 ${Pn} ${bn}`.trimEnd(),`${dt} ${Pn} ${kn}${(0,c.nI)(xn,it,lt)}`]}function $(k){const N=Q=>(0,h.RK)(Q.replaceAll("	",i),Number.POSITIVE_INFINITY);return d.test(
N(k))?Q=>N(Q).replaceAll(/(?<=#)#/g," #"):N}function M(k,N,Q,et){const it=(0,s.n)(k);if(it<=et)return{from:0,to:et,text:k};const lt=Math.max(0,et-2-(Q-N)),dt=Q<
et?0:Math.max(0,N-1-Math.ceil(lt*2/3)),yt=it-dt<=et,Ot=dt+et,Nt=(0,s.W)(k,dt===0?0:dt+1,yt?Ot:Ot-1),Dt=`${dt===0?"":"\u2026"}${Nt}${yt?"":"\u2026"}`;return{from:dt,
to:yt?Ot:Ot-1,text:Dt}}var m=t(1505),o=t(7574);const u=20,r=6,a=13,y={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},C={error:y.fails,warning:y.warns,notice:{sign:"\xB7",style:"blue"}},R={value:h.
RK,prose:h.RK,because:f.eo};function b(k,N){const Q=(0,v.sG)(k),{sign:et,style:it}=y[Q],lt=[...(0,v.cG)(k)?j(k,N.context):[],...(0,m.o7)(k,R)],dt=`${v.nx[Q]}${k.
isNew?` (${E.dy})`:""}: ${P(k)}`;return[...(0,c.wW)({indent:0,label:`${et} ${D(k.visit.host)}`,style:it,text:dt},N),...lt.flatMap(yt=>Y(yt,N))].map(h.BP).join(`\

`)}const D=k=>{const N=(0,T.nx)(k);return N===k?(0,h.RK)(k):`${(0,h.RK)(N)} (${(0,h.RK)(k)})`};function P(k){const{discovery:N}=k.visit.attempt,Q=(0,v.QK)(k);return Q.
length>0?(0,E.K4)([...new Set(Q.map(et=>et.problem.code))],r):N.kind==="skipped"?N.problem.code:(0,m.Yj)(k,R)}function j(k,N){const{hops:Q,certificates:et}=k.visit.
attempt;return[(0,m.se)(k,N,R),{label:"response",texts:Q.map(G)},{label:"services",texts:F(k)},...(0,m.Zc)(k,R),{label:"certificate",texts:et.map(it=>I(it,N))}]}
const Y=({label:k,texts:N},Q)=>N.flatMap((et,it)=>{const lt=it===0?k:"";return(0,c.wW)({indent:2,label:lt,style:"dim",column:a,text:et},Q)});function G(k){const N=k.
status===null?"none":`${k.status} ${(0,h.RK)(k.reason,m.tN)}`,Q=k.status===null?"after":"in",et=[...k.mediaType===null?[]:[(0,h.RK)(k.mediaType,m.tN)],...k.address===
null?[]:[`at ${(0,h.RK)(k.address,m.tN)}`],...k.proxy===null?[]:[`through ${(0,h.RK)((0,h.cq)(k.proxy))}`],...k.authorization==="none"?[]:[`token ${(0,E.Rk)(k.authorization)}`]],
it=et.length===0?"":` (${et.join("; ")})`;return`${N.trim()} from ${(0,h.RK)((0,h.cq)(k.url))} ${Q} ${(0,o.kJ)(k.ms)}${it}`}function F({services:k,servicesLeftOut:N}){
const Q=k.slice(0,u),et=k.length-Q.length+N;return[...Q.map(B),...et>0?[`and ${et} more`]:[]]}function B(k){const N=(0,h.RK)(k.id,m.tN);switch(k.kind){case"url":
return`${N} ${(0,h.RK)((0,h.cq)(k.url))}`;case"login":{const{authz:Q,token:et}=k.login,it=[Q,et].map(lt=>(0,h.RK)((0,h.cq)(lt??"none")));return`${N} authz ${it.
join(", token ")}`}case"problem":return`${N}: ${k.problem.code}`}}function I(k,N){const{host:Q,subject:et,issuer:it,expires:lt}=k,dt=(0,h.RK)((0,o.nO)(lt,N.startedAt));
return`${(0,h.RK)(Q,m.tN)} valid until ${dt}; subject ${(0,h.RK)(et,m.tN)}, issuer ${(0,h.RK)(it,m.tN)}`}const L=4,W={places:6,messages:5,frames:S.Wi},tt={places:3,
messages:2,frames:1},X=1e3;function _(k,N,Q){const{severity:et,code:it,title:lt,message:dt}=k,yt=(0,h.RK)(dt??lt,X),Ot=`${N.context.docsUrl}#${it}`,{style:Nt}=C[et],
Dt=at(k,Q)??[...At(k.hosts.length>1?"hosts":"host",Et(k),N),...xt(k,N,Q),...mt(k,N)],Xt=ut(k.findings)?"":k.help??"";return[...(0,c.wW)({indent:0,label:`${et}[${it}\
]:`,style:Nt,url:Ot,text:yt},N),...Dt,...At("help",(0,h.RK)(Xt,X),N),...At("affects",(0,E.od)(k.affects,N.context.clients),N)].map(h.BP).join(`
`)}function at(k,{codes:N}){const{hosts:Q,message:et,code:it,findings:lt}=k;if(Q.length<2||et===null)return null;const{lines:dt}=(0,f.yv)(lt),yt=JSON.stringify(
[Q.toSorted(),dt[0],dt.length]),Ot=N.get(yt);return Ot===void 0&&N.set(yt,it),Ot===void 0?null:[`  hosts: the same ${Q.length} as for ${Ot}`]}function Et({hosts:k,
findings:N,message:Q}){const[et]=k;if(k.length===1&&et!==void 0&&Q?.includes((0,T.nx)(et))&&N[0]?.isHostNew!==!0)return"";const lt=(0,E.Ku)(k,L).map(dt=>{const yt=N.
filter(Dt=>Dt.host===dt),Ot=k.length>1?(0,f.eb)(yt).length:0,Nt=[...yt.some(({isHostNew:Dt})=>Dt)?[E.dy]:[],...Ot>1?[(0,E.px)(Ot,"repository")]:[]];return`${D(dt)}${Nt.
length===0?"":` (${Nt.join(", ")})`}`});return(0,E.K4)(lt,k.length,k.length-lt.length)}function xt(k,N,Q){const{frames:et}=Mt(k),it=V(k),lt=(0,S.cr)(k).length-it.
length;return[...it.flatMap(({message:dt,findings:yt,first:Ot},Nt)=>{const Dt=nt(Ot,k.message===null?dt:"",N);return Nt>=et?Dt:[...Dt,...ct(Ot,k,N,Q),...At("hel\
p",(0,h.RK)(ft(k,yt),X),N)]}),...lt>0?[`  and ${(0,E.px)(lt,"more message")} in the JSON report`]:[]]}const Mt=({hosts:k,findings:N})=>k.length>1||ut(N)?tt:W,V=k=>(0,E.
Ku)((0,S.cr)(k),Mt(k).messages).map(([N,Q])=>({message:N,findings:Q,first:(0,f.tN)(Q)}));function nt(k,N,Q){if(k===null&&N==="")return[];const et=k===null?"-":"\
-->",it=k===null?"":(0,f.R3)(k),lt=[it,(0,h.RK)(N,X)].filter(yt=>yt!=="").join(": "),dt={text:it,url:k&&(0,g.uM)(k,{...Q.context,links:null})};return(0,c.wW)({indent:2,
label:et,style:"dim",text:lt,linked:dt},Q)}function ct(k,{severity:N},Q,{lines:et}){if(k===null)return[];const{file:it,line:lt,column:dt}=k,yt=Q.context.sources.
find(Ot=>Ot.place.file===it&&Ot.place.line===lt&&Ot.place.column===dt);return yt===void 0||et.has(yt)?[]:(et.add(yt),l(yt,C[N].style,Q))}function ft({help:k,findings:N},Q){
return k!==null||ut(N)?"":Q[0]?.problem.help??""}const ut=([k,N])=>k?.exclude!==void 0&&N!==void 0;function mt(k,N){const{findings:Q}=k,{lines:et,settings:it,leftOut:lt}=(0,f.
yv)(Q),dt=(0,f.oN)(et,V(k).map(({first:Ot})=>Ot)),yt=Mt(k).places;return[...At("hits",(0,f.mj)(Q,N.context.repositories.length),N),...At("also at",(0,f.Ky)(dt,yt,
void 0,lt),N),...At("required by",(0,f.Ky)(it,yt),N)]}const At=(k,N,Q)=>N===""?[]:(0,c.wW)({indent:2,label:`${k}:`,style:"dim",text:N},Q);var Rt=t(4148),vt=t(1064);
const Kt=20,Gt=3,_t="  ",Vt=k=>(0,Rt.fi)(k,f.II);function cn(k,N){const{wrong:Q}=(0,Rt.jB)(k);return Q.length>Rt.LC?[z(k,Q,N)]:Q.map(et=>{const it=(0,Rt.P)(et),
lt=[...it.wrong,...it.good],dt=Z((0,Rt.ns)({...et,rows:lt.slice(0,Kt)},h.RK),lt),yt=Vt(et);return wt({outcome:(0,Rt.qj)(et),name:yt,root:et,rows:lt,columns:dt},
N)})}function z(k,N,Q){const et=(0,Rt.cZ)(k),it=et.map(({row:Dt})=>Dt),lt=vt.Du.filter(Dt=>N.some(Xt=>Xt.clients.includes(Dt))),dt=(0,Rt.ns)({clients:lt,rows:it.
slice(0,Kt)},h.RK),yt=Z([(0,Rt.ie)(et,Vt),...dt],it),Ot=(0,Rt.qj)({rows:it}),Nt=(0,E.px)(N.length,"root module");return wt({outcome:Ot,name:Nt,root:{clients:lt},
rows:it,columns:yt},Q)}const Z=(k,N)=>[...k,...(0,Rt.ij)([(0,Rt.eX)(({code:Q})=>Q)],N)];function wt({outcome:k,name:N,root:Q,rows:et,columns:it},lt){const{sign:dt,
style:yt}=y[k],Ot=et.filter(Wt=>(0,Rt.Mm)(Wt)===k),Nt=[...new Set(Ot.map(Wt=>(0,h.RK)((0,Rt.mC)(Wt,Q))))],Dt=`${Rt.pJ[k]} for ${(0,E.K4)(Nt,Gt)}`,Xt=et.length-Kt;
return[`${(0,c.nI)(dt,yt,lt)} ${(0,c.nI)(N,"bold",lt)}: ${Dt}`,...jt(et.slice(0,Kt).map(Wt=>({sign:y[(0,Rt.Fg)([Wt])],cells:[(0,h.RK)((0,Rt.mC)(Wt,Q)),...it.map(
({cell:Zt})=>Zt(Wt))]})),["module or provider",...it.map(({title:Wt})=>Wt)],lt),...Xt>0?[`  and ${Xt} more in the JSON report`]:[]].map(h.BP).join(`
`)}function jt(k,N,Q){const et=N.map((dt,yt)=>Math.max(...[dt,...k.map(({cells:Ot})=>Ot[yt])].map(Yt)));if(et.reduce((dt,yt)=>dt+_t.length+yt,_t.length)>Q.width)
return k.flatMap(({sign:{sign:dt,style:yt},cells:[Ot="",...Nt]})=>{const Dt=Nt.flatMap((Wt,Zt)=>Wt===""?[]:[`${N[Zt+1]} ${Wt}`]),Xt=`${Ot}: ${Dt.join("; ")}`;return(0,c.
wW)({indent:2,label:dt,style:yt,text:Xt},Q)});const lt=dt=>dt.map((yt,Ot)=>yt+" ".repeat((et[Ot]??0)-Yt(yt))).join(_t).trimEnd();return[`    ${(0,c.nI)(lt(N),"d\
im",Q)}`,...k.map(({sign:{sign:dt,style:yt},cells:Ot})=>`  ${(0,c.nI)(dt,yt,Q)} ${lt(Ot)}`)]}const Yt=(k="")=>Array.from(k).length;function Jt(k,N){const Q=k.flatMap(
Ot=>Ot.rows),{sign:et,style:it}=y[(0,Rt.Fg)(Q)],[lt]=k,yt=`${k.length===1&&lt!==void 0?Vt(lt):(0,E.px)(k.length,"root module")}: ${(0,Rt.nS)(Q)}`;return(0,c.wW)(
{indent:0,label:et,style:it,text:yt},N).map(h.BP).join(`
`)}const qt=3,en=4,fn=1e3;function ln({hosts:k,roots:N},Q){const et=Map.groupBy(k,v.sG),it=(et.get("unchecked")??[]).filter(({findings:dt})=>dt.length===0),{good:lt}=(0,Rt.
jB)(N);return[...J("unchecked",it,Q),...J("skipped",et.get("skipped")??[],Q),...J("works",et.get("works")??[],Q),...lt.length>0?[Jt(lt,Q)]:[]]}function J(k,N,Q){
const et=Dt=>b(Dt,Q);if(N.length<=qt)return N.map(et);const{sign:it,style:lt}=y[k],dt=(0,E.Ku)(N,en).map(({visit:Dt})=>D(Dt.host)),yt=(0,E.K4)(dt,dt.length,N.length-
dt.length),Ot=`${(0,E.px)(N.length,"host")} ${v.nx[k]}: ${yt}`;if(!Q.isRunner)return[(0,c.wW)({indent:0,label:it,style:lt,text:Ot},Q).map(h.BP).join(`
`)];const Nt=Dt=>`and ${Dt} more in the JSON report`;return[[(0,h.BP)(`${it} ${Ot}`),...(0,E.UV)(N,fn,et,Nt)].join(`
`)]}function st(k,N){const Q=(0,f._X)(k),[et]=Q;if(et===void 0)return[];const it=Xt=>`${(0,h.RK)(Xt.repository)} (${(0,f._5)(Xt)})`,lt=(0,E.Ku)(Q,en).map(it),{sign:dt,
style:yt}=y[et.errors>0?"fails":"warns"],Ot=`${(0,E.px)(Q.length,"repository")} with errors or warnings in ${Q.length===1?"its":"their"} own files: ${(0,E.K4)(lt,
lt.length,Q.length-lt.length)}`;if(!N.isRunner||lt.length===Q.length)return[(0,c.wW)({indent:0,label:dt,style:yt,text:Ot},N).map(h.BP).join(`
`)];const Nt=Xt=>`and ${Xt} more in the JSON report`,Dt=(0,E.UV)(Q,fn,it,Nt);return[[`${dt} ${Ot}`,...Dt].map(h.BP).join(`
`)]}function $t(k,N){const Q=(0,v.hm)(k.findings),et=k.hosts.length>qt||k.findings.length>0,it=N.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",lt=`problem codes are explained at ${N.context.docsUrl}`;return et?[(Q===null||Q==="noti\
ce"?[it]:[lt,it]).flatMap(yt=>(0,c.ky)(yt,N)).join(`
`)]:[]}var gt=t(7361),Tt=t(4218);const kt=3,It=20,Lt=40,Ht=12,bt=10,Ct=140,Bt=30,Ut="  ",sn=2,an="  ",un="\xA0";function dn(k,N){const Q=(0,Tt.U4)(k,N.context),
et=Q.length<=kt?Q:Q.filter(({host:Ot})=>(0,v.cG)(Ot));if(et.length===0)return"";const it=et.slice(0,It),lt=et.length-it.length,dt=yn(it,N),yt=[`last ${(0,E.px)(
dt.marks,"run")}`,...dt.columns.map(Dn)];return[...(0,c.ky)(`history: ${yt.filter(Ot=>Ot!=="").join(", ")}`,N),...it.map((Ot,Nt)=>jn(Ot,Nt,dt,N)),...lt>0?[`  an\
d ${(0,E.px)(lt,"more host")} in the history file`]:[],...$n(it,N)].map(h.BP).join(`
`)}function $n(k,N){const Q=(0,Tt.MC)(k).map(([it,lt])=>`${it} ${lt}`.replaceAll(" ",un));return(0,c.ky)(Q.join(", "),{...N,width:N.width-Ut.length}).map(it=>`${Ut}${(0,c.
nI)(it.trim().replaceAll(un," "),"dim",N)}`)}function yn(k,N){const Q=Math.max(...k.map(({host:Wt})=>(0,s.n)(D(Wt.visit.host)))),et=Math.min(Lt,Q),it=Math.max(...k.
map(({history:Wt})=>Wt.recent.length)),lt=hn(k),dt=Math.min(N.width,Ct)-Ut.length-sn-an.length,yt=Wt=>lt.slice(0,Wt).reduce((Zt,rn)=>Zt-an.length-mn(rn),dt),Nt=lt.
map((Wt,Zt)=>lt.length-Zt).find(Wt=>et+it<=yt(Wt))??1,Dt=yt(Nt),Xt=Math.min(it,Math.max(bt,Dt-et));return{columns:lt.slice(0,Nt),marks:Xt,name:Math.min(et,Math.
max(Ht,Dt-Xt))}}function hn(k){const N=et=>k.map(({history:{latency:it}})=>it===null?"-":(0,o.kJ)(it[et]));return[{title:"uptime in 30 days",cells:k.map(vn)},{title:"\
median latency",cells:N("medianMs")},{title:"95th percentile",cells:N("p95Ms")},{title:"",cells:k.map(({history:et})=>(0,Tt.kW)(et)??"")}].filter(({cells:et})=>et.
some(it=>it!==""))}function vn(k){const N=(0,Tt.bW)(k,Bt);return(N&&(0,gt.mc)(N))??"-"}const Dn=({title:k})=>k,mn=({cells:k})=>Math.max(...k.map(N=>N.length));function jn({
host:k,history:N},Q,{columns:et,name:it,marks:lt},dt){const{sign:yt,style:Ot}=y[(0,v.sG)(k)],Nt=(0,Tt.qX)(N.recent.slice(-lt)),Dt=et.map(Zt=>{const rn=Zt.cells[Q]??
"";return Zt.title===""?rn:rn.padStart(mn(Zt))}),Xt=Nt.replace(/\u2573+/g,Zt=>(0,c.nI)(Zt,"red",dt));return[`${Ut}${(0,c.nI)(yt,Ot,dt)} ${Cn(D(k.visit.host),it)}`,
`${" ".repeat(lt-Nt.length)}${Xt}`,...Dt].join(an).trimEnd()}function Cn(k,N){const Q=(0,s.n)(k);return Q<=N?`${k}${" ".repeat(N-Q)}`:`${(0,s.W)(k,0,N-1)}\u2026`}
const Sn=5,zt=30,Ln=3,Mn=20,On=16e6;function*Tn(k,N){yield`${En(k,N)}
`;let Q=!0;for(const{text:et}of An(k,N)){const it=et.includes(`
`);yield`${Q||it?`
`:""}${et}
`,Q=it}}function En(k,N){const{sign:Q,style:et}=y[k.passed?"works":"fails"],it=N.isQuiet?[]:(0,p.h$)(k,N.context).slice(0,Sn);return[`${(0,c.nI)(Q,et,N)} ${(0,c.
nI)((0,v.$N)(k,N.context),"bold",N)}`,...it.flatMap(lt=>Rn(lt,N))].join(`
`)}function*An(k,N,Q=On){const{isQuiet:et=!1,isRunner:it=!1,context:lt}=N,dt=({severity:nn})=>!et||nn==="error"||(0,O.k2)(nn,lt.failOn),yt=(0,S.cZ)(k.findings.filter(
dt)),Ot={lines:new Set,codes:new Map};for(const nn of yt.slice(0,zt))yield pn(_(nn,N,Ot));const Nt=yt.slice(zt).flatMap(({findings:nn})=>nn);if(Nt.length>0&&(yield pn(
`and ${(0,E.px)(Nt.length,"more finding")} in the JSON report`)),et)return;const Dt=nn=>({kind:it?"group":"plain",text:nn});yield*st(k.files,N).map(Dt);const Xt=dn(
k,N);Xt!==""&&(yield Dt(Xt)),yield*cn(k.roots,N).map(Dt);const Wt=(0,v.md)(k.hosts).filter(nn=>(0,v.cG)(nn)&&!(0,v.JR)(nn)),Zt=it||Wt.length<=Ln?Wt:[];yield*In(
Zt,N,Q).map(Dt),yield*ln(k,N).map(Dt);const rn=(0,p.h$)(k,lt).slice(Sn);rn.length>0&&(yield pn(rn.flatMap(nn=>Rn(nn,N)).join(`
`))),yield*$t(k,N).map(pn)}const Rn=(k,N)=>(0,c.ky)((0,h.RK)(k),N).map(h.BP);function*In(k,N,Q){const et=new w.Wv(Q),it=Xt=>b(Xt,N),lt=yield*(0,w._Q)(k.slice(0,
Mn),et,it),dt=[],yt=(0,w._Q)(k.slice(Mn),et,it);let Ot=yt.next();for(;!Ot.done;Ot=yt.next())dt.push(Ot.value);const Nt=(0,E.px)(dt.length,"more host");dt.length>
0&&(yield[`details of ${Nt}`,...dt].join(`
`));const Dt=lt+Ot.value;Dt>0&&(yield`the details of ${(0,E.px)(Dt,"more host")} are in the JSON report`)}const pn=k=>({kind:"plain",text:k})}),5257:((pt,K,t)=>{
t.d(K,{JT:()=>p,KS:()=>h,MO:()=>f,MP:()=>w,Nf:()=>g,W$:()=>E,cd:()=>v,yp:()=>T});var O=t(5143);const S="hostnames input",v={file:S,line:1,column:1,endColumn:1},
E=s=>s.file===S?S:s,w=({host:s,namespace:c,name:e,system:n})=>`${s}/${c}/${e}/${n}`,p=({host:s,namespace:c,type:e})=>`${s}/${c}/${e}`;function h(s,c){const e=s.
versions??g(s)?.values?.[c]??null;return e===null?null:{text:e,place:T(s)}}function T(s){const{versionsAt:c,place:e}=s,n=typeof c=="number"?c:c?.at;return n===void 0?
e:{file:e.file,...(0,O._h)(n)}}const g=({versionsAt:s})=>typeof s=="number"?null:s,f=(s,c)=>`${s} ${c}`}),2909:((pt,K,t)=>{t.a(pt,async(O,S)=>{try{let I=function(_){
return async(at,Et)=>{try{await Et()}catch(xt){_([`${at}: ${(0,p.A3)(xt)}`])}}},X=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(K);var v=t(
2929),E=t(9018),w=t(7251),p=t(6309),h=t(40),T=t(3565),g=t(8782),f=t(4475),s=t(4690),c=t(9077),e=t(3795),n=t(3386),i=t(2057),d=t(1964),l=t(3329),$=t(2827),M=t(4503),
m=t(5505),o=t(8641),u=t(9703),r=t(6536),a=t(8463),y=t(3152),C=t(4844),R=t(6875);const b=120;process.env.UV_THREADPOOL_SIZE??="64",(0,n.p)(),(0,i.B_)(process.stdout,
_=>process.stderr.write(`the log was not written: ${_}
`)),(0,i.B_)(process.stderr,()=>{});const D=T.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const P=new R.V,j=(0,s.i)(process);await(0,c.
q)(process,await Y(T.Ko(C.y.map(({name:_})=>_))));async function Y(_){const at=(0,E.c)(_,process.env,(0,w.K)(T.QU)),Et=Mt=>{const V=(0,E.r)(nt=>(0,u.p)(Mt,nt),at);
return T.fJ("Could not run",V),3},xt=(0,c.w)(process,P,{isFinal:!1,crash:Et,now:j});try{const Mt=await(_.merge?.trim()?G:F)(_,at),V=xt.aborted?3:Mt.verdict.passed?
0:1;return await L(Mt,at,xt),V}catch(Mt){return Mt instanceof y.GN?(T.fJ("Wrong settings",at.redact(Mt.mistakes.join(`
`))),2):Et(Mt)}}async function G(_,at){const{mergeReports:Et}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(7929)]).then(t.bind(t,7929));return Et(_,{directory:X(),
secrets:at})}async function F(_,at){const Et=(0,e.fN)(xt=>T.N4(at.redact([xt])),e.Si);try{return await(0,v.z6)(_,{environment:process.env,directory:X(),isFork:(0,g.
$c)(process.env.GITHUB_EVENT_NAME,D),stop:P,startTimer:R.I,now:j,progress:Et.show,changes:xt=>tt(xt,at),secrets:at,kill:process.kill})}finally{Et.end()}}async function B(_){
const{verdict:at,changes:Et,context:xt}=_,Mt=(0,g.ng)(process.env,D),V=Mt===null?[]:(0,h.w)((0,M.R8)(at),X(),Mt);if(Mt===null||Et?.kind!=="files")return{..._,located:V,
context:{...xt,links:(0,h.h)(V)}};const{withDiffLinks:nt}=await t.e(9052).then(t.bind(t,9052)),ct=nt(V,Et.files,X(),Mt);return{..._,located:V,context:{...xt,links:ct}}}
async function L(_,{redact:at},Et){const{checked:xt,warnings:Mt}=await(0,f.Y)(_,{directory:X(),environment:process.env,random:Math.random}),{settings:V,verdict:nt}=xt,
{GITHUB_OUTPUT:ct,GITHUB_STEP_SUMMARY:ft,RUNNER_TEMP:ut}=process.env,mt=_t=>T.R8(at(_t).map(Vt=>(0,o.LS)(Vt))),At=I(mt);mt(Mt);let Rt={...xt,located:[]};await At(
"places are not links",async()=>{Rt=await B(xt)});const{context:vt}=Rt,Kt={colour:!1,width:b,isRunner:!0,context:vt};await At("the log was not written",()=>T.ur(
(0,r.MV)(nt,Kt),(0,r.K8)(nt,Kt)));const Gt=V.shard!==null;await At("the annotations were not written",()=>{Gt||T.fz((0,d.H)(nt,vt))}),await At("the outputs were\
 not written",async()=>mt(await T.Kn(ct,(0,$.Y)(nt)))),await At("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{Gt||await T.Sy(ft,(0,m.Gc)(nt,
vt))}),await At("the JSON report was not written to RUNNER_TEMP",async()=>{const _t=T.u5(ut,(0,l.h)(nt,vt));mt(await T.Kn(ct,{report:_t}))}),await At("the repor\
t files were not written",async()=>mt(await(0,a.t)(V,{verdict:nt,context:vt},X()))),!Et.aborted&&await At("the comment and the issue were not written",async()=>{
const{notes:_t,warnings:Vt}=await W(Rt,Et);T.N4(at(_t)),mt(Vt)})}async function W(_,at){const{comment:Et,issue:xt}=_.settings;return Et==="never"&&xt==="never"?
{notes:[],warnings:[]}:await(await t.e(5386).then(t.bind(t,5386))).publish(_,(0,g.ng)(process.env,D),X(),at)}async function tt({githubToken:_},{redact:at}){const Et=(0,g.
ng)(process.env,D),Mt=await(await t.e(5181).then(t.bind(t,5181))).readChanges(Et,_,P.signal);return Mt.kind==="all"&&Et?.pull&&T.R8(at([`changed-only has no eff\
ect: ${Mt.why}`])),Mt}S()}catch(b){S(b)}},1)}),5657:((pt,K,t)=>{t.d(K,{G:()=>c});var O=t(6760),S=t(5747);const v=21,E=/^(?!\.{1,2}$)[\w.-]+$/;function w(m){let o=!1;
for(const u of m.split(`
`)){const r=u.trim();r.startsWith("[")&&(o=r==='[remote "origin"]');const a=r.indexOf("=");if(!(!o||a<0||r.slice(0,a).trim().toLowerCase()!=="url"))return p(r.slice(
a+1).trim())}return null}function p(m){const o=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(m),[u,r]=o===null?h(m):[o[1],o[2]],a=(r??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),y=a.length>1&&a.length<=v;return!u||!y||!a.every(C=>E.test(C))?null:{host:u.toLowerCase(),owner:a.slice(0,-1).join("/"),name:a.at(-1)??""}}function h(m){
const o=URL.parse(m);return o===null||!/^(https?|ssh):$/.test(o.protocol)?[]:[o.protocol==="ssh:"?o.hostname:o.host,o.pathname.slice(1)]}var T=t(4614);const g=5,
f=/^[0-9a-f]{40}$/,s=/^refs\/(?!.*\.\.)[^\0]+$/;function c(m){const o=(0,O.join)(m,".git"),u=e(o,m)??o,r=M((0,O.join)(u,"commondir")),a=r===null?u:l(r,u),y=()=>$(
(0,O.join)(a,"packed-refs"))??"",C=n(M((0,O.join)(u,"HEAD")),[u,a],y);return C===null?null:{commit:C,isFetched:d(C,$((0,O.join)(u,"FETCH_HEAD"))??"",y),remote:w(
$((0,O.join)(a,"config"))??""),tracked:R=>(0,T.O)((0,O.join)(u,"index"),R)}}function e(m,o){const[,u]=/^gitdir: (.+)$/.exec(M(m)??"")??[];return u===void 0?null:
l(u,o)}function n(m,o,u){let r=m;for(let a=0;r!==null&&a<=g;a+=1){if(f.test(r))return r;const[,y]=/^ref: (.+)$/.exec(r)??[];if(y===void 0||!s.test(y))return null;
r=i(y,o,u)}return null}function i(m,o,u){for(const a of o){const y=M((0,O.join)(a,m));if(y!==null)return y}return u().split(`
`).find(a=>a.endsWith(` ${m}`))?.slice(0,40)??null}function d(m,o,u){const r=(a,y)=>a.split(`
`).some(C=>C.startsWith(`${m}${y}`));return r(o,"	")||r(u()," refs/remotes/")}const l=(m,o)=>(0,O.isAbsolute)(m)?m:(0,O.join)(o,m);function $(m){const o=(0,S.yR)(
m);return o.ok?o.text:null}const M=m=>$(m)?.replace(/\r?\n$/,"")??null}),4614:((pt,K,t)=>{t.d(K,{O:()=>e,R:()=>d});var O=t(3024),S=t(5747);const v=128*1024*1024,
E=12,w=62,p=16384,h=12288,T=4,g=61440,f=4096,s=32768,c=Buffer.alloc(0);function e(l,$){const M=(0,S.io)(l,v);return M===null?new Map:n(M,$)}function n(l,$){const M=new Map;
if(l.length<E)return M;const m=l.readUInt32BE(4);if(l.toString("latin1",0,4)!=="DIRC"||m<2||m>4)return M;const o=l.readUInt32BE(8);let u=c,r=E;for(let a=0;a<o;a+=
1){if(r+w>l.length)return M;const y=l.readUInt16BE(r+60),C=r+w+(y&p?2:0),R=m===T,{kept:b,from:D}=R?i(l,C,u):{kept:c,from:C},P=l.indexOf(0,D);if(P<0)return M;const j=l.
subarray(D,P),Y=R?Buffer.concat([b,j]):j;if(Y.length>f)return M;const G=(l.readUInt32BE(r+24)&g)===s,F=Y.toString("utf8");G&&(y&h)===0&&$.has(F)&&M.set(F,{modified:l.
readUInt32BE(r+8),size:l.readUInt32BE(r+36)}),r=R?P+1:r+(P-r+8&-8),u=Y}return M}function i(l,$,M){let m=$,o=l[m++]??0,u=o&127;for(;o&128;)o=l[m++]??0,u=(u+1)*128+
(o&127);return{kept:M.subarray(0,Math.max(0,M.length-u)),from:m}}function d(l,{modified:$,size:M}){try{const m=(0,O.lstatSync)(l),o=Math.floor(m.mtimeMs/1e3);return m.
isFile()&&m.size%2**32===M&&o%2**32===$}catch(m){return(0,S.Oj)(m),!1}}}),40:((pt,K,t)=>{t.d(K,{h:()=>g,w:()=>w});var O=t(6760),S=t(5657),v=t(4614),E=t(4503);function w(f,s,c){
if(!p(c.serverUrl))return[];const e=T(s);return[...Map.groupBy(f,i=>e(i.split("/").slice(0,-1).join("/")))].flatMap(([i,d])=>i===null?[]:h(i,d,s,c))}const p=f=>/^https?:\/\/[\w.:/-]+$/.
test(f);function h({prefix:f,checkout:s},c,e,n){const{commit:i,isFetched:d,remote:l}=s,$=URL.parse(n.serverUrl);if(l===null||$===null)return[];if(l.host!==$.host&&
l.host!==$.hostname)return[];if(!d&&![n.commit,n.defaultCommit].includes(i))return[];const M=`${l.owner}/${l.name}`,m=`${n.serverUrl}/${M}/blob/${i}`,o=a=>a?.toLowerCase()===
M.toLowerCase(),u=o(`${n.owner}/${n.repository}`)||o(n.pull?.from),r=new Map(c.map(a=>[a.slice(f.length),a]));return Array.from(s.tracked(new Set(r.keys())),([a,
y])=>{const[C,R]=[r.get(a),(0,E.oW)(a)];return C===void 0||R===null||!(0,v.R)((0,O.join)(e,C),y)?[]:{file:C,path:a,url:`${m}/${R}`,isOfRun:u}}).flat()}function T(f){
const s=new Map,c=e=>{const n=s.get(e);if(n!==void 0)return n;const i=(0,S.G)((0,O.join)(f,e)),d=e.split("/").slice(0,-1).join("/"),l=i!==null?{prefix:e===""?"":
`${e}/`,checkout:i}:e===""?null:c(d);return s.set(e,l),l};return c}const g=f=>new Map(f.map(({file:s,url:c})=>[s,{url:c}]))}),3565:((pt,K,t)=>{t.d(K,{fz:()=>ut,
fJ:()=>cn,QU:()=>nt,N4:()=>_t,j_:()=>Gt,Ko:()=>V,R8:()=>Vt,ur:()=>ct,Kn:()=>At,u5:()=>Kt,Sy:()=>mt});var O=t(3024),S=t(6760),v=t(857);function E(z){return z==null?
"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function w(z){return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,endLine:z.
endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function p(z,Z,wt){const jt=new g(z,Z,wt);process.stdout.write(jt.toString()+v.EOL)}function h(z,Z=""){p(z,{},
Z)}const T="::";class g{constructor(Z,wt,jt){Z||(Z="missing.command"),this.command=Z,this.properties=wt,this.message=jt}toString(){let Z=T+this.command;if(this.
properties&&Object.keys(this.properties).length>0){Z+=" ";let wt=!0;for(const jt in this.properties)if(this.properties.hasOwnProperty(jt)){const Yt=this.properties[jt];
Yt&&(wt?wt=!1:Z+=",",Z+=`${jt}=${s(Yt)}`)}}return Z+=`${T}${f(this.message)}`,Z}}function f(z){return E(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A")}function s(z){return E(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function c(){throw new Error(
"this function of @actions/core is not bundled")}function e(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function i(z){return z.
replace(/[\\]/g,"/")}function d(z){return z.replace(/[/]/g,"\\")}function l(z){return z.replace(/[/\\]/g,path.sep)}var $=function(z,Z,wt,jt){function Yt(Jt){return Jt instanceof
wt?Jt:new wt(function(qt){qt(Jt)})}return new(wt||(wt=Promise))(function(Jt,qt){function en(J){try{ln(jt.next(J))}catch(st){qt(st)}}function fn(J){try{ln(jt.throw(
J))}catch(st){qt(st)}}function ln(J){J.done?Jt(J.value):Yt(J.value).then(en,fn)}ln((jt=jt.apply(z,Z||[])).next())})},M;(function(z){z[z.Success=0]="Success",z[z.
Failure=1]="Failure"})(M||(M={}));function m(z,Z){const wt=toCommandValue(Z);if(process.env[z]=wt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
z,Z));issueCommand("set-env",{name:z},wt)}function o(z){p("add-mask",{},z)}function u(z){process.env.GITHUB_PATH||""?issueFileCommand("PATH",z):issueCommand("ad\
d-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.env.PATH}`}function r(z,Z){const wt=process.env[`INPUT_${z.replace(/ /g,"_").toUpperCase()}`]||"";
if(Z&&Z.required&&!wt)throw new Error(`Input required and not supplied: ${z}`);return Z&&Z.trimWhitespace===!1?wt:wt.trim()}function a(z,Z){const wt=r(z,Z).split(
`
`).filter(jt=>jt!=="");return Z&&Z.trimWhitespace===!1?wt:wt.map(jt=>jt.trim())}function y(z,Z){const wt=["true","True","TRUE"],jt=["false","False","FALSE"],Yt=r(
z,Z);if(wt.includes(Yt))return!0;if(jt.includes(Yt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function C(z,Z){if(process.env.GITHUB_OUTPUT||"")return c("OUTPUT",e(z,Z));process.
stdout.write(v.EOL),p("set-output",{name:z},E(Z))}function R(z){issue("echo",z?"on":"off")}function b(z){process.exitCode=M.Failure,j(z)}function D(){return process.
env.RUNNER_DEBUG==="1"}function P(z){issueCommand("debug",{},z)}function j(z,Z={}){p("error",w(Z),z instanceof Error?z.toString():z)}function Y(z,Z={}){p("warni\
ng",w(Z),z instanceof Error?z.toString():z)}function G(z,Z={}){p("notice",w(Z),z instanceof Error?z.toString():z)}function F(z){process.stdout.write(z+v.EOL)}function B(z){
h("group",z)}function I(){h("endgroup")}function L(z,Z){return $(this,void 0,void 0,function*(){B(z);let wt;try{wt=yield Z()}finally{I()}return wt})}function W(z,Z){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,Z));issueCommand("save-state",{name:z},toCommandValue(Z))}function tt(z){
return process.env[`STATE_${z}`]||""}function X(z){return $(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var _=t(6309),at=t(5747),Et=t(
566),xt=t(4e3),Mt=t(5955);const V=z=>Object.fromEntries(z.map(Z=>[Z,r(Z)]));function nt(z){for(const Z of z)o(Z)}function ct(z,Z){F(z);let wt=!0;for(const{kind:jt,
text:Yt}of Z){const[Jt="",...qt]=Yt.split(`
`),en=jt==="plain"&&qt.length>0;(wt||en)&&F(""),wt=en,en||qt.length===0?F(Yt):(B(Jt),F(qt.join(`
`)),I())}}const ft={error:j,warning:Y,notice:G};function ut(z){for(const{level:Z,message:wt,line:jt,column:Yt,...Jt}of z)ft[Z](wt,{...Jt,...jt===void 0?{}:{startLine:jt},
...Yt===void 0?{}:{startColumn:Yt}})}const mt=(z,Z)=>vt("GITHUB_STEP_SUMMARY",z,wt=>(0,O.appendFileSync)(wt,Z));async function At(z,Z){const wt=new Map;for(const[
Jt,qt]of Object.entries(Z))try{z?await vt("GITHUB_OUTPUT",z,en=>(0,O.appendFileSync)(en,Rt(Jt,qt))):C(Jt,qt)}catch(en){wt.set(Jt,(0,_.A3)(en))}const[jt]=wt.values();
return jt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...wt.keys()].join(", ")}: ${jt}`]}function Rt(z,Z){const wt=typeof Z=="stri\
ng"?Z:JSON.stringify(Z);if(/[\r\n]/.test(wt))throw new _.Lw("the value has a line break");return`${z}=${wt}
`}async function vt(z,Z,wt){if(!Z)throw new _.Lw(`${z} is not set; run this as an action on a runner`);const jt=(0,O.openSync)(Z,"r+");try{const{size:Yt}=(0,O.fstatSync)(
jt);try{wt(Z)}catch(Jt){throw(0,O.fstatSync)(jt).size>Yt&&(0,O.ftruncateSync)(jt,Yt),Jt}}finally{(0,O.closeSync)(jt)}}function Kt(z,Z){if(!z)throw new _.Lw("RUN\
NER_TEMP is not set; run this as an action on a runner");const wt=(0,S.join)("tf-disco","report.json");return(0,Et.f)(z,wt,(0,Mt.mk)(Z)),(0,S.join)(z,wt)}function Gt(z){
if(z===void 0||z==="")return null;const Z=(0,at.yR)(z);try{if(Z.ok)return JSON.parse(Z.text)}catch{}const wt=Z.ok?"is not JSON":(0,xt.mP)(Z.failure);return Y(`t\
he event of this run is ignored: the file in GITHUB_EVENT_PATH ${wt}; check that no earlier step changes it`),null}function _t(z){for(const Z of z)F(Z)}function Vt(z){
for(const Z of z)Y(Z)}const cn=(z,Z)=>j(Z,{title:z})}),8782:((pt,K,t)=>{t.d(K,{$c:()=>h,Ob:()=>w,at:()=>f,ng:()=>v});var O=t(8641);const S=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function v(c,e){const n=$=>c[$]?.trim()??"",[,i,d]=S.exec(n("GITHUB_REPOSITORY"))??[];if(i===void 0||d===void 0)return null;const l=E(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:i,repository:d,apiUrl:E(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:l,event:n("GITHUB_EVENT_NAME"),workflow:p(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${l}/${i}/${d}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:s(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:T(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:g(
n("GITHUB_REF"),e)}}const E=c=>c.replace(/(?<!\/)\/+$/,"");function w({apiUrl:c}){const e=URL.parse(c);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,O.RK)(c)}`}const p=c=>/^[^/]+\/[^/]+\/(.+?)@/.exec(c)?.[1];function h(c,e){if(c==="pull_request_target")return!1;const n=f(e,
"pull_request","head"),[i,d]=[f(n,"repo","full_name"),f(e,"pull_request","base","repo","full_name")];return n!==void 0&&i!==d}function T(c,e){const n=f(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:h(c,e),from:s(e,"pull_request","head","repo","full_name")??null}:null}
function g(c,e){const n=s(e,"repository","default_branch");return n===void 0?null:c===`refs/heads/${n}`}function f(c,...e){return e.reduce((n,i)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,i):void 0,c)}function s(c,...e){const n=f(c,...e);return typeof n=="string"?n:void 0}}),1964:((pt,K,t)=>{t.d(K,{H:()=>G});var O=t(4e3),
S=t(5799),v=t(2796),E=t(5102),w=t(4120),p=t(8884),h=t(8641),T=t(1831);const g=700,f=8,s=5,c={text:250,places:1},e={text:g,places:f},n=2,i=3600,d=120,l=4096,$=V=>V!==
""&&(0,p.CN)(V)&&(0,h.BP)((0,h.RK)(V,l))===V;function M(V){const nt=u(V),ct=[...new Set(V.map(({problem:mt})=>mt.title))],ft=nt.length>0?(0,w.K4)(nt,n):r(V);if(ct.
length===1)return o(ft,ct[0]??"");const ut=`${V.length} problems`;return o(ft===null?ut:`${ut} with ${ft}`,ct.join(", "))}function m({title:V,hosts:nt,findings:ct}){
if(ct.length===1)return M(ct);const ft=nt.length>0?0:(0,p.Dc)(ct),ut=Math.max(nt.length,ft),mt=ut===1?u(ct)[0]??(0,p.II)((0,p.tN)(ct)?.file??""):(0,w.px)(ut,nt.
length>0?"host":"file"),At=ct.length>ut?` (${ct.length} times)`:"";return o(ut===0?null:mt,`${V}${At}`)}const o=(V,nt)=>V===null?nt:`${V}: ${nt}`,u=V=>[...new Set(
V.flatMap(({host:nt})=>nt===null?[]:(0,h.RK)((0,T.nx)(nt))))];function r(V){const nt=(0,p.tN)(V);return nt===null||$(nt.file)?null:(0,p.II)(nt.file)}function a(V,nt){
const ct=new Set(V.map(({severity:mt})=>mt)).size>1,ft=V.slice(0,s).map(mt=>C(mt,ct,V.length>2?c:e,nt)).map(mt=>mt.join(`
`)),ut=V.length-ft.length;return[...ft,...ut>0?[y(ut)]:[]].join(`

`).split(`
`)}const y=V=>`and ${V} more, see the job summary`;function C(V,nt,ct,ft){const{problem:ut,severity:mt}=V,At=(0,p.Xd)(V),Rt=(0,p.xi)(V,ft,ct.text,ct.places);return[
`${nt?`${mt}: `:""}${(0,h.RK)(ut.message,ct.text)} [${ut.code}]`,...Rt.map(([vt,Kt])=>`${vt}: ${Kt}`),...At===null||$(At.file)?[]:[`at: ${(0,p.R3)(At)}`],...V.isHostNew?
[`the host is ${w.dy}`]:[],`${ft.docsUrl}#${ut.code}`]}function R(V,nt){const{message:ct,help:ft,findings:ut,code:mt,title:At,affects:Rt}=V;if(ut.length===1)return a(
ut,nt);const vt=(0,w.od)(Rt,nt.clients),Kt=(0,p.mj)(ut,nt.repositories.length),Gt=[`${(0,h.RK)(ct??At,g)} [${mt}]`,...ft===null?[]:[`help: ${(0,h.RK)(ft,g)}`],...vt===
""?[]:[`affects: ${vt}`],...Kt===""?[]:[`hits: ${Kt}`]],_t=`${nt.docsUrl}#${mt}`,Vt=i-[...Gt,_t].join(`
`).length;return[...Gt,...D(V,Vt),_t]}function b(V,nt,{docsUrl:ct}){const ft=V.slice(0,s).flatMap(({problem:{message:ut,help:mt}})=>[`${(0,h.RK)(ut,c.text)} [${nt.
code}]`,...nt.help===null&&mt?[`help: ${(0,h.RK)(mt,c.text)}`]:[]]);return[...new Set(ft),`see also "${m(nt)}"`,`${ct}#${nt.code}`]}function D({findings:V,message:nt},ct){
const ft=[];let ut=ct;for(const At of V){const Rt=P(At,nt===null);if(Rt.length>=ut)break;ut-=Rt.length+1,ft.push(Rt)}const mt=V.length-ft.length;return mt>0?[...ft,
y(mt)]:ft}function P(V,nt){const{host:ct,places:ft,placesLeftOut:ut,problem:mt,isHostNew:At}=V,Rt=(0,p.Ky)(ft,1,void 0,ut),vt=ct===null?"":`${(0,h.RK)((0,T.nx)(
ct))}${At?` (${w.dy})`:""}`,[Kt,Gt]=ct===null?[Rt,""]:[vt,Rt],Vt=[nt?(0,h.RK)(mt.message,d):"",nt&&Gt!==""?`(${Gt})`:Gt].filter(cn=>cn!=="");return Vt.length===
0?`- ${Kt}`:`- ${Kt}: ${Vt.join(" ")}`}const j=10,Y=200;function G(V,nt){const ct=F(V),ft=(0,E.hm)(V.findings);let ut=V.findings;for(const mt of S.oC){const{annotations:At,
used:Rt}=B(mt,ut,nt,mt===ft);ct.push(...At),ut=ut.filter(vt=>!Rt.has(vt))}return ct}function F({passed:V,stopped:nt,findings:ct}){const ft=ct.filter(({severity:mt})=>mt===
"warning").length;if(V||ct.some(({severity:mt})=>mt==="error"))return[];if(nt!==null)return[Mt("error","The check is not complete",[(0,O.Cw)(nt)])];const ut=`${(0,w.
px)(ft,"warning")}, and fail-on is warning`;return[Mt("error","Warnings fail this check",[ut])]}function B(V,nt,ct,ft){const ut=nt.filter(({severity:vt})=>vt===
V),mt=new Set(ut.map(I));if(mt.size>j){const vt=W(ut),Kt=ft&&V!=="notice"?tt(V,vt,ct):[];return{annotations:[...L(V,vt,ct),...Kt].slice(0,j),used:new Set(ut)}}const At=nt.
filter(vt=>mt.has(I(vt)));return{annotations:[...Map.groupBy(At,I).values()].map(vt=>Mt(V,M(vt),a(vt,ct),(0,p.tN)(vt))),used:new Set(At)}}function I(V){const nt=(0,p.
Xd)(V);return nt===null?V:`${nt.line}:${nt.file}`}function L(V,nt,ct){const ft=nt.length<=j?nt:nt.slice(0,j-1),ut=nt.slice(ft.length).flatMap(mt=>mt.findings);return[
...ft.map(mt=>Mt(V,m(mt),R(mt,ct),(0,p.tN)(mt.findings))),...ut.length===0?[]:[xt(V,ut)]]}function W(V){const nt=(0,v.cZ)(V);return nt.length<=j?nt:Et(nt)}function tt(V,nt,ct){
const ft=new Set(nt.map(({findings:mt})=>mt.map(I).find(X)));return at(nt.map(mt=>_(mt).map(At=>({cause:mt,findings:At})))).filter(({findings:[mt]})=>{const At=mt&&
I(mt);return X(At)&&!ft.has(At)&&ft.add(At)}).slice(0,j).map(({cause:mt,findings:At})=>{const Rt=b(At,mt,ct);return Mt(V,M(At),Rt,(0,p.tN)(At))})}const X=V=>typeof V==
"string";function _({findings:V}){const nt=V.filter(ut=>$((0,p.Xd)(ut)?.file??"")),ct=[...Map.groupBy(nt,I).values()];return at(Map.groupBy(ct,([ut])=>ut&&(ut.host??
(0,p.Xd)(ut)?.file)).values())}const at=V=>[...V].flatMap(nt=>nt.map((ct,ft)=>({item:ct,turn:ft}))).toSorted((nt,ct)=>nt.turn-ct.turn).map(({item:nt})=>nt);function Et(V){
return[...Map.groupBy(V,({code:ct})=>ct).values()].flatMap(([ct,...ft])=>ct===void 0||ft.length===0?ct??[]:{...ct,findings:[ct,...ft].flatMap(({findings:ut})=>ut),
hosts:[...new Set([ct,...ft].flatMap(({hosts:ut})=>ut))],message:null,help:null})}function xt(V,nt){const ct=[...new Set(nt.map(({problem:ft})=>ft.title))];return Mt(
V,`and ${(0,w.px)(nt.length,`more ${V}`)}`,[...ct,"see the job summary"])}function Mt(V,nt,ct,ft=null){const ut={title:(0,h.LS)((0,h.RK)(nt,Y)),message:(0,h.LS)(
ct.join(`
`))};if(ft===null||!$(ft.file))return{level:V,...ut};const{file:mt,line:At,column:Rt,endColumn:vt}=ft;return{level:V,...ut,file:mt,line:At,column:Rt,endColumn:vt}}}),
2827:((pt,K,t)=>{t.d(K,{Y:()=>v});const O={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},S={hosts:12e4,services:36e4};function v({passed:w,hosts:p,findings:h},T=S){const g=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),f=E(p.map(({visit:e})=>JSON.stringify(e.host)),T.hosts),s=E(p.map(e=>{const n=JSON.stringify(Object.
fromEntries(g(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),T.services),c=e=>h.filter(n=>n.severity===e).length;return{passed:w,hosts:`[${f.join(",")}]`,services:`\
{${s.join(",")}}`,errors:c("error"),warnings:c("warning"),"left-out":p.length-Math.min(f.length,s.length)}}function E(w,p){let h=p;return w.filter(T=>{const g=T.
length<h;return g&&(h-=T.length+1),g})}})};export{Bn as ids,Un as modules};
