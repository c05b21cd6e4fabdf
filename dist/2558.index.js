const Bn=[2558,2929,5751,50,2909],Un={3534:((pt,W,t)=>{t.r(W),t.d(W,{credentialsDiffer:()=>d,credentialsEmpty:()=>g,credentialsMalformed:()=>A,credentialsMissing:()=>e,
credentialsNearMiss:()=>r,credentialsOtherHost:()=>a,credentialsRejected:()=>c,credentialsShort:()=>$,credentialsUnused:()=>l,documentUnauthorized:()=>p});var O=t(
1064),S=t(1831),v=t(2713),E=t(4e3),w=t(5799);const g=(0,w.lS)((0,w.$e)("credentials-empty","Token is empty",O.Du),({source:o})=>({message:`the token from ${o} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),h={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},A=(0,w.lS)((0,w.
z3)("credentials-malformed","Malformed token",O.Du),({source:o,slip:f})=>({message:`the token from ${o} ${h[f].has}`,help:h[f].help,...f==="control character"?{}:
{severity:"warning"}})),$=(0,w.lS)((0,w.$e)("credentials-short","Token is too short to be redacted"),({source:o})=>({message:`the token from ${o} has fewer than\
 ${v.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
d=(0,w.lS)((0,w.lm)("credentials-differ","Clients use different tokens"),({host:o,first:f,other:i})=>({message:`for host ${(0,S.nx)(o)}, ${s(f)} and ${s(i)}`,help:`\
set the token for both clients in ${(0,S.fK)(o)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),s=({client:o,source:f})=>f===
null?`${O.bB[o]} finds no token`:`${O.bB[o]} uses the token from ${f}`,c=(0,w.lS)((0,w.$e)("credentials-rejected","Token was rejected"),({host:o,status:f,source:i})=>({
message:`host ${(0,S.nx)(o)} returned ${f} for the token from ${i}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,S.cu)(o)}; then store a new one in the same place`})),e=(0,w.lS)((0,w.$e)("credentials-missing","Token is missing"),({host:o,
service:f,isFork:i,searched:u,notRead:y})=>{const T=(0,S.nx)(o),I=`host ${T} requires a token${f===null?"":` for ${f}`}`;if(i)return{message:`${I}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[F=""]=(0,S.fK)(o),j=y.length===0?"":`; not read: ${y.join(", ")}`;return{message:`${I}, and none was found (searched: ${u.join(", ")}${j}\
)`,help:`add the line "${T}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${F}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(F)}`}}),n=o=>/^\w+$/.
test(o)?`export ${o}=\u2026`:`env '${o}=\u2026' terraform init`,r=(0,w.lS)((0,w.$e)("credentials-near-miss","Token variable has a similar name"),({host:o,variable:f,
why:i,write:u})=>({message:`${f} seems to be meant for host ${(0,S.nx)(o)}, but ${i}`,help:`rename it to ${u}: ${n(u)}`})),a=(0,w.lS)((0,w.$e)("credentials-othe\
r-host","Token is for another host",O.Du),({host:o,other:f,source:i,service:u,isSent:y,isNotice:T})=>({message:`the clients do not send the token for ${f} from ${i}\
 ${u===null?`after the redirect of ${o}`:`to ${u} of host ${o}`}: they send ${y?`the token of ${o}`:"none"}`,help:u===null?`make the discovery document of ${o} \
public, or serve it at ${o} itself`:`set the token for ${o}, and the clients send it to ${f}`,...T?{severity:"notice",affects:[]}:{}})),l=(0,w.lS)((0,w.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:o})=>({message:`the tokens input has a token for host ${(0,S.nx)(o)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),p=(0,w.lS)((0,w.z3)("document-unauthorized","Discovery requires valid credentials",O.
zK),({host:o,token:f,challenge:i,...u})=>{const y=f==="sent"?"rejected the given authentication credentials":"requires authentication credentials",T=i===null?"":
`, and asks for ${i} authentication`;return{message:`host ${o} ${y}: ${(0,E._r)(u)}${T}`,help:(0,E.NM)(u.page,o,m(o,f,u.status,i))}}),M="make the discovery docu\
ment public";function m(o,f,i,u){const y=(0,E.qZ)(o);if(u!==null)return{operator:`exempt /.well-known/terraform.json from ${u} authentication`,guest:y,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(f){case"sent":{const T="check that the token is for this host, complete and not expired";return i===
403?{operator:T,user:T,guest:y}:{operator:T,user:T}}case"none":{const T=`add a token to \`tokens\` (${o}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${T}\
, or ${M}`,user:T,guest:y}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${o} to respond itself, or ${M}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((pt,W,t)=>{t.r(W),t.d(W,{fileLimit:()=>e,fileOutside:()=>d,fileSyntax:()=>w,fileUnreadable:()=>$,nothingToCheck:()=>c});var O=t(1064),
S=t(4e3),v=t(5143),E=t(5799);const w=(0,E.lS)((0,E.$e)("file-syntax","File has a syntax error",O.Du),({error:n,file:r})=>({message:n??"the file is not valid UTF\
-8",help:(0,v.Zl)(r)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),g={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},h={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},A={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},$=(0,E.lS)((0,E.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${g[n.what]}: ${n.code}`:g[n.what],help:(n.what==="file"||n.what==="directory"?h[n.code]:void 0)??A[n.what]})),
d=(0,E.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),s=3,c=(0,E.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:r,isFleet:a})=>{const l=n.every(o=>o==="."),M=`found no Terraform or OpenTofu files in ${a?"the repositories of `usages\
`":l?"this directory":`\`scan\` (${(0,S.XT)(n,s)})`}`,m=a?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: \
actions/checkout)";return r?{message:`${M}; only \`hostnames\` was checked`,help:`${m}, or correct \`scan\``,severity:"warning"}:{message:`${M}, and \`hostnames\`\
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
 directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((pt,W,t)=>{t.r(W),t.d(W,{cloudOrganization:()=>d,cloudToken:()=>g,cloudVersion:()=>h,
cloudWorkspace:()=>s,cloudWorkspaceMissing:()=>c});var O=t(1064),S=t(1831),v=t(9562),E=t(4e3),w=t(5799);const g=(0,w.lS)((0,w.z3)("cloud-token","Token for the c\
loud block or remote backend is missing",O.Du),({host:e,service:n,isFork:r,searched:a,notRead:l})=>{const p=(0,S.nx)(e),m=`${n===v.OZ?"the cloud block":"the rem\
ote backend"} requires a token for ${p}`;if(r)return{message:`${m}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no chang\
e; run the check where the secret is available, for example on the main branch",severity:"notice"};const o=l.length===0?"":`; not read: ${l.join(", ")}`,[f=""]=(0,S.
fK)(e);return{message:`${m}, and none was found (searched: ${a.join(", ")}${o})`,help:`add the line "${p}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or\
 set ${f}; outside GitHub, run \`terraform login ${p}\` or \`tofu login ${p}\``}}),h=(0,w.lS)((0,w.z3)("cloud-version","API is too old for the cloud block",O.Du),
({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,E.dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"\
update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),
A=e=>"why"in e?`the response of ${e.url} ${(0,E.dh)(e.why)}`:(0,E._r)({...e,page:null}),$=(e,n,r)=>"status"in e&&[401,403,404].includes(e.status)?r:(0,w.C)(`che\
ck the logs of ${n}, and that the URL of the service is that of its API`),d=(0,w.lS)((0,w.z3)("cloud-organization","Organization cannot be read",O.Du),e=>{const{
host:n,organization:r,source:a}=e;return{message:`the organization ${r} at ${n} cannot be read: ${A(e)}`,help:$(e,n,`check the name of the organization, and tha\
t the token from ${a} is valid and belongs to a member`)}}),s=(0,w.lS)((0,w.z3)("cloud-workspace","Workspace cannot be read",O.Du),e=>{const{host:n,organization:r,
workspace:a}=e;return{message:`the workspace ${a} of ${r} at ${n} cannot be read: ${A(e)}`,help:$(e,n,"check that the token may read the workspace")}}),c=(0,w.lS)(
(0,w.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:r})=>({message:`${n} at ${e} has no workspace ${r} that the tok\
en may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((pt,W,t)=>{t.r(W),t.d(W,{hostAssumed:()=>A,
hostGeneric:()=>$,hostNotAllowed:()=>g,hostNotChecked:()=>s,hostPrivateRedirect:()=>d});var O=t(1064),S=t(4e3),v=t(5799);const E=({file:n,line:r})=>`${(0,S.dh)(
n)}:${r}`,w=n=>n.map(r=>O.bB[r]).join(" and "),g=(0,v.lS)((0,v.z3)("host-not-allowed","Host is not allowed",O.zK),n=>{const{host:r}=n,a=`add ${r} to \`allowed-ho\
sts\``;if("service"in n){const{service:l,registry:p}=n;return{message:`${l} of ${p} is on ${r}, which is not in \`allowed-hosts\``,help:`use another registry, o\
r ${a}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${r}, which is not in \`allowed-hosts\` and was not contacted`,help:`us\
e another module or provider, or ${a}`};if("use"in n){const[l,p]=h[n.use];return{message:`${l} ${r}, which is not in \`allowed-hosts\``,help:`use ${p}, or ${a}`}}
if("implied"in n){const{place:l,clients:p}=n.implied;return{message:`host ${r} is not in \`allowed-hosts\` and was not contacted; ${E(l)} names no host, and thi\
s is the default of ${w(p)}`,help:`name an allowed registry there, ${a}, or set \`dialect\` if you use another CLI`}}return{message:`host ${r} is not in \`allowe\
d-hosts\` and was not contacted`,help:`use an allowed registry, or ${a}`}}),h={download:["the source is downloaded from","a source on an allowed host"],backend:[
"the HTTP backend uses","an allowed backend"]},A=(0,v.lS)((0,v.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:n,place:r,clients:a,
isListed:l})=>({message:`${n} was not contacted: ${E(r)} implies it as the default host of ${w(a)}, but the CLI could not be detected`,help:l?"list the usages o\
f the repository with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check\
 the default hosts of that CLI"})),$=(0,v.lS)((0,v.lm)("host-generic","Generic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname th\
at stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),d=(0,v.lS)((0,v.z3)("host-pri\
vate-redirect","Redirect to a non-public address",O.zK),({host:n,address:r,asks:a})=>r==="metadata"?{message:`${n} is the address of a cloud metadata service an\
d was not contacted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${a==="document"?"redirects":"lea\
ds"} to ${n}, which has a ${r} address and was not contacted`,help:`if ${a==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`res\
olve\``}),s=(0,v.lS)((0,v.z3)("host-not-checked","Host was not checked before the check ended",O.zK),({host:n,stopped:r,isBegun:a,unchecked:l,total:p,slowest:M})=>({
message:`${n} was not checked${a?" completely: its visit was under way when":":"} ${(0,S.Cw)(r)}, with ${l} of ${p} hosts not checked`,help:c[r.kind]+e(M)})),c={
deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step\
 reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function e(n){return n.length===0?"":`; most \
of the time went to hosts without a response: ${n.map(({host:a,tookMs:l})=>`${a} (${(0,S.YA)(l)})`).join(", ")}`}}),5143:((pt,W,t)=>{t.d(W,{Az:()=>m,Ks:()=>d,Ts:()=>s,
Zl:()=>l,_M:()=>A,_h:()=>c,bH:()=>h,en:()=>w,n7:()=>p,yJ:()=>g});var O=t(4e3);const S="//",v=/^[\w.-]+(?:\/[\w.-]+)*$/,E=1e3,w=o=>o.length<=E&&v.test(o),g=(o,f)=>`${o}${S}${f}`;
function h(o){const f=A(o);return f===null?{repository:f,path:o}:{repository:f,path:o.slice(f.length+S.length)}}function A(o){const f=o.indexOf(S);return f>0&&w(
o.slice(0,f))?o.slice(0,f):null}const $=2**14,d=$-1,s=({line:o,column:f,endColumn:i})=>(o*$+Math.min(f,d))*$+Math.min(i-f,$-1);function c(o){const f=Math.floor(
o/$),i=f%$;return{line:Math.floor(f/$),column:i,endColumn:i+o%$}}const e=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
n=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,r=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function a(o){const{path:f}=h(
o),i=f.split("/").slice(0,r.test(f)?-2:-1);return i.find((u,y)=>e.test(u)&&!(u==="test"&&i.slice(0,y).some(T=>n.test(T))))}const l=o=>a(o)!==void 0;function p(o){
const f=a(o);return(f===void 0?h(o).path:`**/${f}`).replace(/[\\{}[\]?!()]/g,"?")}const M=3;function m(o,f,i){const u=o===1?"1 finding is":`${o} findings are`,y=i===
1?" of 1 repository":` of ${i} repositories`,[T,I]=i===0?["","`exclude`"]:[y,"`exclude` where their files are read"];return`${u} in tests, examples or templates${T}\
, where errors are warnings; to skip such files, set ${I}: ${(0,O.XT)(f,M)}`}}),5799:((pt,W,t)=>{t.d(W,{$e:()=>d,C:()=>v,lS:()=>c,lm:()=>s,oC:()=>S,pj:()=>g,z3:()=>$});
var O=t(6174);const S=["error","warning","notice"],v=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function E({operator:e,user:n,guest:r},{role:a,host:l}){
const p=`ask the operator of ${l} to ${e}`;switch(a){case"operator":return e;case"user":return n===e?n:n===void 0?p:`${n}; if you run ${l}, ${w(e,n)}`;case"gues\
t":return r??n??p}}const w=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function g(e,n){const{cures:r,...a}=e;return r===void 0?e:{...a,help:h(r,n)}}function h(e,n){
const{because:r,note:a}=e,l=r===void 0?"":`${r}: `,p=a===void 0?"":`; ${a}`;return l+E(e,n)+p}const A=e=>(n,r,a=[])=>({code:n,title:r,severity:e,affects:a}),$=A(
"error"),d=A("warning"),s=A("notice");function c(e,n){return Object.assign(a=>{const{help:l,...p}=n(a),M=e.code,m=(0,O._)(p.message),o={...e,code:M,usualSeverity:e.
severity,...p,message:m};return l===void 0?o:typeof l=="string"?{...o,help:(0,O._)(l)}:{...o,help:h(l,{role:"operator",host:""}),cures:l}},e)}}),2929:((pt,W,t)=>{
t.d(W,{z6:()=>Z,wX:()=>ln,w5:()=>fn});var O=t(6760),S=t(9461),v=t(3024),E=t(5143),w=t(5747);const g=200,h=50,A=32*1024*1024,$=4e3,d=1e3,s=1e6;function c(J,st,yt){
const gt=Map.groupBy(J.filter(e).slice(0,g),({file:It})=>It),St=[];let kt=0;for(const[It,Lt]of[...gt].slice(0,h)){const Ht=(0,O.join)(st,It),bt=n(Ht);if(bt===null||
bt.mtimeMs>yt+1)continue;if(kt+=bt.size,kt>A)break;const Ct=(0,w.yR)(Ht);Ct.ok&&St.push(...r(Ct.text,Lt))}return St}const e=({column:J,endColumn:st})=>J!==E.Ks&&
J<s&&st>J;function n(J){try{return(0,v.statSync)(J)}catch(st){return(0,w.Oj)(st),null}}function r(J,st){const yt=[];let[gt,St]=[1,J.startsWith("\uFEFF")?1:0];for(const kt of st.
toSorted((It,Lt)=>It.line-Lt.line)){for(;gt<kt.line&&St>=0;gt+=1)St=J.indexOf(`
`,St)+1||-1;if(St<0)break;const It=J.indexOf(`
`,St),Lt=It<0?J.length:It,Ht=Lt>St&&J[Lt-1]==="\r";yt.push(...a(J.slice(St,Ht?Lt-1:Lt),kt))}return yt}function a(J,st){const{column:yt,endColumn:gt}=st,St=J.length<=
$;if(!St&&gt-yt>d)return[];const kt=l(J,yt-1,0);if(kt>=J.length)return[];const It=l(J,gt-yt,kt),[Lt,Ht]=St?[J.slice(0,kt),J.slice(It)]:["",""];return[{place:st,
before:Lt,literal:J.slice(kt,It),after:Ht,isWhole:St}]}function l(J,st,yt){let gt=yt;for(let St=st;St>0&&gt<J.length;St-=1)gt+=(J.codePointAt(gt)??0)>65535?2:1;
return gt}var p=t(6174),M=t(2161);function m(J,st){const{directory:yt,checkedAt:gt,configs:St}=st,kt=St.flatMap(Bt=>Bt.files),It=new Set(kt.flatMap(({path:Bt,shown:Ut})=>[
o(Bt),Ut])),Lt=Bt=>{const Ut=o((0,O.resolve)(yt,Bt));return!It.has(Bt)&&!It.has(Ut)&&f(Bt)&&f(Ut)},Ht=J.filter(({file:Bt})=>Lt(Bt)),bt=c(Ht,yt,gt),Ct=F(bt,st.usages);
return bt.flatMap(Bt=>i(Bt,Ct.get(j(Bt.place))??null,st))}function o(J){const st=(0,S.$)(J);return st.kind==="file"?st.path:(0,O.resolve)(J)}const f=J=>(0,M.L8)(
(0,O.basename)(J),new Set,(0,O.basename)((0,O.dirname)(J)))!==void 0;function i({place:J,before:st,literal:yt,after:gt,isWhole:St},kt,{redact:It,kept:Lt}){const Ht=st+
yt+gt;return It(Ht,Lt)!==Ht?[]:St&&!I(Ht)?[{place:J,before:st,literal:yt,after:gt}]:kt===null||y.test(kt)||!yt.includes(kt)?[]:[{place:J,before:"\u2026 ",literal:(0,p.
_)(kt),after:" \u2026"}]}const u=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
y=/[\s"]/,T=/[\w+-]{20,}/g,I=J=>u.test(J)||(J.match(T)??[]).some(st=>/\d/.test(st)&&/[a-z]/.test(st)&&/[A-Z]/.test(st));function F(J,st){const yt=new Map(J.map(
({place:St})=>[j(St),St.file])),gt=new Set(yt.values());return new Map(st.filter(({place:St})=>gt.has(St.file)&&yt.has(j(St))).flatMap(({place:St,text:kt})=>kt===
null?[]:[[j(St),kt]]))}const j=({file:J,line:st,column:yt})=>`${st}:${yt} ${J}`;var x=t(2389),C=t(6897),_=t(1831),H=t(3592),X=t(2796),U=t(4503),P=t(6763),L=t(5751),
N=t(1435),nt=t(8723),G=t(5453),Y=t(7052),at=t(8416),Et=t(7854),xt=t(3474),Mt=t(3152);function V(J,st,yt){const gt={...J,newHosts:new Set,files:null,remarks:[]};
if(st===null)return gt;const St=Ct=>({...gt,remarks:[`changed-only has no effect: ${Ct}`]});if(st.kind==="all")return St(st.why);const{files:kt}=st,It=new Set(kt.
filter(({status:Ct})=>Ct!=="removed").map(({file:Ct})=>Ct));if(It.size>0&&![...It].some(Ct=>yt(Ct)!==null))return St("the checkout contains none of the files th\
at the pull request changes");const Lt=J.usages.filter(({place:Ct})=>It.has(Ct.file)),bt=`changed-only: the pull request changes ${kt.length===1?"1 file":`${kt.
length} files`} with ${Lt.length} of ${J.usages.length} usages`;return{usages:Lt,notes:J.notes.filter(({place:Ct})=>tt(Ct.file,It)),newHosts:ft(J.usages,kt,yt),
files:new Set(kt.map(({file:Ct})=>Ct)),remarks:[bt]}}const tt=(J,st)=>st.has(J)||J==="."||[...st].some(yt=>yt.startsWith(`${J}/`)),ct=2e8;function ft(J,st,yt){const gt=new Set;
if(st.some(vt))return gt;const St=new Map(st.map(bt=>[bt.file,mt(bt,yt)])),kt=st.flatMap(({patch:bt})=>At(bt,/^[ -]/));let It=0;const Lt=(bt,Ct)=>{const Bt=[Ct,
(0,_.nx)(Ct).toLowerCase()];return bt.filter(Ut=>(It+=Ut.length,It<=ct&&Bt.some(sn=>Ut.includes(sn)))).length},Ht=(bt,Ct)=>{const{isNew:Bt,now:Ut,added:sn}=St.get(
bt)?.()??ut,an=Bt?0:Lt(Ut,Ct);return Bt||an>0&&an===Lt(sn,Ct)};for(const[bt,Ct]of Map.groupBy(J,Bt=>Bt.host)){if(bt===null||Ct.some(({isHostImplied:Ut})=>Ut))continue;
const Bt=[...new Set(Ct.map(({place:Ut})=>Ut.file))];!Bt.every(Ut=>St.has(Ut))||Lt(kt,bt)>0||Bt.every(Ut=>Ht(Ut,bt))&&It<=ct&&gt.add(bt)}return gt}const ut={isNew:!1,
now:[],added:[]};function mt({file:J,status:st,patch:yt},gt){let St=null;const kt=()=>{const It=st==="added";if(It||yt===null)return{...ut,isNew:It};const Lt=(gt(
J)??"").toLowerCase().split(`
`);return{isNew:It,now:Lt,added:At(yt,/^\+/)}};return()=>(St??=kt(),St)}const At=(J,st)=>(J??"").toLowerCase().split(`
`).filter(yt=>st.test(yt)),Rt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,vt=({file:J,status:st,changes:yt,patch:gt})=>gt===null&&st!=="added"&&yt>0&&Rt.
test(J);var Kt=t(2859),Gt=t(370);async function Yt(J,st){const yt=st.now(),gt=await(0,Gt.SQ)(J,st),St=J.scan.length===0?0:st.now()-yt,kt=(0,Gt.PT)(J,gt,st),It=await(0,at.
L2)(kt),{clients:Lt}=It,Ht={usages:(0,Et.sw)(gt.usages,Lt),notes:(0,Et.vH)([...gt.notes,...cn(gt,st.stop.why)],Lt)},bt=await Vt(Ht,J,st),Ct=await(0,N.jK)(bt.usages,
J,It,{...st,mayHavePlugins:(0,Gt.C_)(gt,J)}),{roots:Bt,notes:Ut}=await(0,G.D0)({...Ht,scanned:gt,changed:bt.files,dialect:It,settings:J}),sn=await(0,G.Xo)(Ct.usages,
Bt),an=(0,Kt.C)(J,sn,Lt,(0,Et.kA)(Ht.usages)),{configs:un,releases:dn}=Ct,{environment:$n}=st,{files:yn,bytes:hn}=gt;return{dialect:{...It,releases:dn},configs:un,
usages:sn,roots:Bt,requirements:an,notes:[...(0,G.a3)(bt.notes,sn,J,$n),...Ut],newHosts:bt.newHosts,isEmpty:J.scan.length>0&&gt.isEmpty&&gt.endedAt===null,complaints:Ct.
findings,allUsages:Ht.usages,part:null,changes:bt.changes,remarks:[...bt.remarks,...Ct.remarks],scan:{files:yn,bytes:hn,usages:sn.length,durationMs:St},clients:()=>(0,at.
rU)(It,kt.scan),repositories:[],incomplete:null,checkouts:null}}async function Vt(J,st,yt){const gt=st.changedOnly?await yt.changes(st):null;return{changes:gt,...V(
J,gt,kt=>{const It=(0,w.yR)((0,O.join)(yt.directory,kt));return It.ok?It.text:null})}}function cn({endedAt:J,files:st},yt){return J===null||yt===null?[]:[(0,Et.
YW)(J,(0,Y.fileLimit)({kind:"time",stopped:yt,files:st}))]}function z({requirements:J,part:st,repositories:yt}){const{size:gt}=new Set(J.map(({host:It})=>It));if(gt<=
xt.pS)return;const St=`${gt} hosts, the limit is ${xt.pS}`,kt=yt.length>0?`usages name ${St}: divide the hosts with shard`:`scan found ${St}: narrow scan, exclu\
de files, or divide the hosts with shard`;throw new Mt.GN([st===null?kt:`shard ${st.index}/${st.count} has ${St}: divide the hosts into more shards`])}async function Z(J,st){
const yt=new Date,gt=await(0,L.readSettings)(J,st),St=gt.deadlineMs,kt=st.startTimer(St,()=>st.stop.end({kind:"deadline",ms:St}));try{const It=await jt(gt,st),Lt=gt.
shard===null?It:await wt(It,gt.shard,gt);z(Lt),await(0,C.x)();const Ht=await _t(Lt,gt,st,yt);return await Jt(Ht,Lt,gt,st,yt)}finally{kt()}}async function wt(J,st,yt){
const{narrowToShard:gt}=await Promise.all([t.e(6917),t.e(5927),t.e(2052)]).then(t.bind(t,8100));return gt(J,st,yt)}async function jt(J,st){if(J.usages.length===
0)return Yt(J,st);const{prepareFleet:yt}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(7210),t.e(8684)]).then(t.bind(t,8684));return yt(J,st)}async function _t(J,st,yt,gt){
const{environment:St,stop:kt,isFork:It}=yt,{dialect:Lt,configs:Ht}=J,bt=await(0,nt.j)(J,st,{...Lt,configs:Ht},yt),Ct={...J,visits:bt.visits,tokenVariables:fn(St),
tokenHosts:st.tokens.map(({host:sn})=>sn),tokenSources:bt.tokenSources,stopped:kt.why??J.incomplete,predicted:await(0,G.K$)(bt.inquiry,{...st,dialect:Lt,isFork:It,
part:J.part})},Bt={...st,dialect:Lt,isFork:It,now:gt.getTime()},Ut=bt.visits.length>0||Ct.predicted.requests.length>0;return(0,x.S4)(Ct,Bt,Ut?await(0,N.U7)():null)}
async function Jt(J,st,yt,gt,St){const{dialect:kt,configs:It,allUsages:Lt,requirements:Ht,changes:bt,scan:Ct,clients:Bt}=st,Ut=ln(Ht),sn=[...st.remarks,...(0,P.
rc)(J)],an={verdict:J,remarks:(0,P.q9)(sn)},{verdict:un,remarks:dn}=gt.secrets.redact(an,Ut);return{settings:yt,changes:bt,verdict:un,context:{dialect:kt,failOn:yt.
failOn,scan:Ct,remarks:dn,startedAt:St.toISOString(),durationMs:Date.now()-St.getTime(),version:H.xv,docsUrl:H.aq,clients:await Bt(),sources:m((0,X.sC)(un.findings),
{...gt.secrets,kept:Ut,usages:Lt,configs:It,directory:gt.directory,checkedAt:St.getTime()}),links:null,repository:await qt(un,st,gt),repositories:st.repositories,
shards:en(yt),history:null}}}async function qt(J,{scan:st,repositories:yt},{directory:gt,environment:St}){if(st.files===0||yt.length>0)return null;const{nameRepository:kt}=await t.
e(9498).then(t.bind(t,9498));return kt(gt,(0,U.R8)(J),St)}const en=({shard:J})=>J===null?null:{indexes:[J.index],count:J.count},fn=J=>Object.keys(J).filter(st=>/^TFE?_?TOKEN/i.
test(st)),ln=J=>new Set(J.flatMap(({host:st,service:yt})=>[st,(0,_.nx)(st),yt]))}),9461:((pt,W,t)=>{t.d(W,{$:()=>v});var O=t(3024),S=t(5747);function v(E){try{const w=(0,O.
realpathSync)(E),g=(0,O.statSync)(w);return g.isFile()?{kind:"file",path:w}:{kind:g.isDirectory()?"directory":"special",path:w}}catch(w){return{kind:"error",code:(0,S.
Oj)(w)}}}}),5747:((pt,W,t)=>{t.d(W,{Oj:()=>c,io:()=>A,yR:()=>h});var O=t(4573),S=t(3024);const v=16*1024*1024,E=S.constants.O_RDONLY|(S.constants.O_NONBLOCK??0)|
(S.constants.O_NOCTTY??0),w=Buffer.allocUnsafeSlow(256*1024);let g=w;const h=(n,r=v)=>$(n,r,s);function A(n,r){const a=$(n,r,(l,p)=>Buffer.from(l.subarray(0,p)));
return Buffer.isBuffer(a)?a:null}function $(n,r,a){let l;try{l=(0,S.openSync)(n,E)}catch(p){return e(p)}try{const p=(0,S.readSync)(l,w,0,w.length,null);return p<
w.length?a(w,p):d(l,r,a)}catch(p){return e(p)}finally{(0,S.closeSync)(l)}}function d(n,r,a){const{size:l}=(0,S.fstatSync)(n);if(l>r||l<w.length)return{ok:!1,failure:{
kind:"size",bytes:l,maxBytes:r}};g.length<l&&(g=Buffer.allocUnsafeSlow(Math.min(2*l,r)));const p=g;let M=0;for(;M<l;){const m=(0,S.readSync)(n,p,M,l-M,M);if(m===
0)break;M+=m}return a(p,M)}function s(n,r){const a=n.toString("utf8",0,r),l=!a.includes("\uFFFD")||(0,O.isUtf8)(n.subarray(0,r));return{ok:!0,text:a,isUtf8:l,bytes:r}}
function c(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{kind:"error",code:c(n)}})}),
8185:((pt,W,t)=>{t.d(W,{C:()=>d,I:()=>c});var O=t(4283),S=t(7052),v=t(6697),E=t(1064),w=t(1831),g=t(2886);const h=(e,{allowedHosts:n,hostnames:r})=>(0,w.Jr)(e,n)||
r.some(a=>a.host===e),A={file:".",line:1,column:1,endColumn:1},$=1e4;function d(e,n,r=$){if(n.allowedHosts.length===0)return[];const a=new Map,l=[];let p=0;for(const{
directHost:m,kind:o,isOverridden:f,place:i,clients:u}of e){if(m===void 0||f||h(m,n))continue;const y=o==="backend_http"||o==="remote_state"?"backend":"download",
T=`${y} ${m}`,I=a.get(T);if(I===void 0&&a.size>=r){p+=1;continue}const F=I??s(m,y);a.set(T,F),l.push({...F,place:i,clients:u})}if(p===0)return l;const M=(0,S.fileLimit)(
{kind:"problems",max:r,omitted:p});return[...l,{problem:M,place:A,clients:E.Du,host:null}]}function s(e,n){const r=(0,w.Pv)(e),a=r.ok?r.value:null,l=a===null?e:
(0,w.nx)(a);return{problem:(0,v.hostNotAllowed)({host:l,use:n}),host:a}}function c(e,n,r,a){if(a.allowedHosts.length===0)return[];const l=r.filter(({because:p})=>p.
some(M=>typeof M!="string"));return n.flatMap(p=>{const{id:M,kind:m}=p;if(m!=="url"||!l.some(u=>u.service===M))return[];const o=(0,O.Dl)(p.url),f=o.ok?(0,w.Pm)(
o.value):null;if(f===null||f===e||h(f,a))return[];const i=(0,v.hostNotAllowed)({host:f,service:M,registry:(0,w.nx)(e)});return[(0,g.bz)(i,M)]})}}),8988:((pt,W,t)=>{
t.d(W,{s:()=>s,k:()=>p});var O=t(3534),S=t(3410),v=t(5143),E=t(9562);const w=[E.OZ,E.Bn],g=[E.e$,E.xq],h=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...w,
...g]},{matches:/^api\.env0\.com$/,services:g},{matches:/^backend\.api\.env0\.com$/,services:w},{matches:/\.scalr\.io$/,services:w}],A=M=>h.find(({matches:m})=>m.
test(M))?.services??[];var $=t(241),d=t(2886);function s(M,{role:m},o){const f=n(M),i=M.credentials?.hasToken===!0,y=(M.attempt.hops.at(-1)?.challenge??null)===
null&&(i||m!=="guest"),T=i?[]:r(M.host,f,o),F=[...M.difference===null?[]:[M.difference],...T,...f===null||!y?[]:[a(M,f,o)]].map(x=>(0,d.bz)(x)),j=i?[]:c(M,o);return j.
length>0?[...F,...j]:T.length===0?[...F,...e(M,o)]:F}function c(M,{usages:m,isFork:o,depth:f}){const{host:i,attempt:u}=M;if(f==="discovery"||u.discovery.kind!==
"found")return[];const y=m.flatMap(({workspace:T,hasOwnToken:I,needs:F,place:j})=>T===void 0||I||(0,v.Zl)(j.file)?[]:F.filter(x=>x.host===i));return Array.from(
Map.groupBy(y,({service:T})=>T),([T,I])=>{const F=(0,S.cloudToken)({host:i,service:T,isFork:o,...l(M)}),j=I.flatMap(x=>x.clients);return(0,d.bz)((0,d.aZ)(F,j),T)})}
function e(M,{usages:m,isFork:o}){const{host:f,attempt:i,credentials:u}=M;if(i.discovery.kind!=="found"||u?.hasToken||u?.problem)return[];const y=A(f).find(T=>m.
some(({hasOwnToken:I,needs:F,place:j})=>F.some(x=>x.host===f&&x.service===T)&&!I&&!(0,v.Zl)(j.file)));return y===void 0?[]:[(0,d.bz)((0,O.credentialsMissing)({host:f,
service:y,isFork:o,...l(M)}),y)]}function n(M){const{discovery:m,hops:o}=M.attempt;return m.kind==="failed"&&m.problem.code==="document-unauthorized"?o.at(-1)?.
status??null:null}function r(M,m,{tokenVariables:o,hosts:f}){return(0,$.B)(o,M,f).filter(({isParent:i})=>!i||m!==null).map(({variable:i,why:u,write:y})=>(0,O.credentialsNearMiss)(
{host:M,variable:i,why:u,write:y}))}function a(M,m,{isFork:o}){const{host:f,credentials:i}=M;return i?.hasToken?(0,O.credentialsRejected)({host:f,status:m,source:i.
source}):(0,O.credentialsMissing)({host:f,service:null,isFork:o,...l(M)})}function l({credentials:M,looks:m}){const o=m.flatMap(y=>y.looks),f=y=>[...new Set(o.flatMap(
({held:T,source:I})=>T!=="not read"===y?I:[]))],i=M===null?f(!0):[M.source],u=M===null?f(!1):[];return{searched:i,notRead:u}}function p(M,m){return M.filter(o=>!m.
includes(o)).map(o=>(0,d.bz)((0,O.credentialsUnused)({host:o})))}}),2886:((pt,W,t)=>{t.d(W,{D3:()=>m,ER:()=>$,HJ:()=>a,Mm:()=>p,Np:()=>c,TC:()=>o,aZ:()=>A,bz:()=>h,
hD:()=>s,l$:()=>g,ld:()=>n,pi:()=>e,xJ:()=>d});var O=t(5143),S=t(5799),v=t(1831),E=t(7715);const w=["module","provider","version","package","lock","not"],g=({problem:f,
places:i})=>w.includes(f.code.replace(/-.*/,""))&&i.length>0&&i.every(u=>typeof u!="string"),h=(f,i=null,u=!0)=>({services:i===null?[]:[i],problem:f,needed:u}),
A=(f,i)=>({...f,affects:f.affects.filter(u=>i.includes(u))}),$=({problem:f,needed:i})=>i&&f.usualSeverity==="error";function d({problem:f,needed:i},u){const y=i&&
u.some(T=>f.affects.includes(T));return f.severity==="error"&&!y?"warning":f.severity}const s=(f,i,u)=>({severity:d(f,i),problem:f.problem,affects:f.problem.affects,
...u}),c=(f,i)=>S.oC.indexOf(f.severity)-S.oC.indexOf(i.severity),e=(f,i,u)=>u.some(y=>y.code===f.code&&(y.host===null||y.host===i));function n({problem:f,services:i},{
visit:{host:u,attempt:y},requirements:T,answering:I},{depth:F}){if(F==="discovery"||y.discovery.kind==="skipped")return!0;const j=i.some(C=>I.has(`${u} ${C}`));
if(f.code==="service-url-no-slash"&&j)return!1;const x=T.filter(({service:C})=>i.length===0||i.includes(C));return x.length===0||x.some(({isForInit:C})=>C)}const r=1e3;
function a(f){const i=new Map;return u=>{const y=JSON.stringify(u),T=i.get(y)??l(u,f);return i.set(y,T),T}}function l(f,i){const u=j=>i.filter(({service:x})=>j.
includes(x)),y=f.length===0?i:u(f),T=f.filter(j=>y.some(({service:x})=>x===j)),I=T.length>0?T:f,F=(y.length>0?y:u(["any"])).flatMap(j=>j.because);return{service:I.
length===1?I[0]??null:null,...p([...new Set(F)])}}function p(f){const i=M(f),u=i.length>r?m(i):i,y=Math.max(0,u.length-r);return{places:u.slice(0,r),placesLeftOut:y}}
function M(f){const{own:i=[],aside:u=[]}=Object.groupBy(f,y=>typeof y!="string"&&(0,O.Zl)(y.file)?"aside":"own");return[...i,...u]}function m(f){const i=new Set,
{first:u=[],other:y=[]}=Object.groupBy(f,T=>{const I=typeof T=="string"?null:(0,O._M)(T.file);return I===null||i.has(I)?"other":(i.add(I),"first")});return[...u,
...y]}function o(f,i){const u=i.some(({because:T})=>T.includes("hostnames input"));return{role:(0,E.V)(f)!==null?"guest":u?"operator":"user",host:(0,v.nx)(f)}}}),
9464:((pt,W,t)=>{t.d(W,{f:()=>g,u:()=>A});var O=t(4283),S=t(3534),v=t(1831),E=t(9562),w=t(2886);function g({host:$,attempt:d,credentials:s},c){const e=s?.hasToken===
!0,n=[...c.flatMap(r=>r.kind==="url"&&(0,E.p4)(r.id)&&(0,E.D6)(r.id)?[{url:r.url,service:r.id,isSent:e}]:[]),...d.hops.map(({url:r,authorization:a})=>({url:r,service:null,
isSent:a==="sent"}))].flatMap(({url:r,...a})=>{const l=h(r);return l===null||l===$?[]:[{...a,host:l}]});return[...new Map(n.toReversed().map(r=>[r.host,r])).values()]}
function h($){const d=(0,O.Dl)($),s=d.ok?(0,v.Pm)(d.value):null,c=s===null?null:(0,v.Pv)(s);return c?.ok?c.value:null}function A($,d,{tokenSources:s,hosts:c}){return g(
$,d).flatMap(({host:e,service:n,isSent:r})=>{const a=s.get(e);if(a===void 0)return[];const l=n===null?$.attempt.discovery.kind==="failed":!r,p=(0,S.credentialsOtherHost)(
{host:(0,v.nx)($.host),other:(0,v.nx)(e),source:a,service:n,isSent:r,isNotice:!l||c.has(e)});return[(0,w.bz)(p,n)]})}}),2389:((pt,W,t)=>{t.d(W,{j7:()=>M,k2:()=>F,
S4:()=>f});var O=t(4e3),S=t(7052),v=t(5143),E=t(5799),w=t(1064),g=t(3612),h=t(8185),A=t(8988),$=t(2886);function d(j,x,C){const _=new Set(j.notes.flatMap(({problem:G,
place:Y})=>G.code==="file-syntax"?Y.file:[])),H=[...j.complaints.map(({problem:G,place:Y})=>l((0,$.bz)(G),Y,C)),...(0,A.k)(j.tokenHosts,x).map(G=>l(G,null,C)),...j.
isEmpty?[r(C)]:[]],X=s([...j.notes.map(G=>c(G,_,C)),...(0,h.C)(j.usages,C).map(({problem:G,clients:Y,place:at,host:Et})=>{const xt=(0,$.bz)((0,$.aZ)(G,Y));return{
host:Et,finding:{...l(xt,at,C),host:Et}}}),...j.ofAnswers.map(G=>({...c(G,_,C),isOfAnswers:!0})),...j.others.map(G=>{const Y=a(G,C);return{host:G.host,finding:Y,
isOfAnswers:!0}}),...H.map(G=>({host:null,finding:G}))]),{own:U=[],elsewhere:P=[]}=Object.groupBy(X,({host:G,isOfAnswers:Y})=>Y||(0,g.tG)(j.part,G)?"own":"elsew\
here"),L=G=>G.flatMap(({host:Y,finding:at})=>(0,$.pi)(at.problem,Y,C.ignore)?[]:[at]),N=({exclude:G})=>+(G!==void 0),nt=L(U).toSorted((G,Y)=>(0,$.Np)(G,Y)||N(G)-
N(Y));return{files:nt,ignored:U.length-nt.length,elsewhere:L(P)}}function s(j){return[...Map.groupBy(j,({host:C,finding:_})=>{const{problem:H,severity:X,affects:U,
places:P,exclude:L}=_,{code:N,message:nt,help:G}=H;return P.length===0?j:JSON.stringify([C,N,X,nt,G,U,L===void 0])})].flatMap(([C,_])=>{const[H]=_;if(C===j||H===
void 0||_.length===1)return _;const X=_.flatMap(({finding:L})=>L.places),U=new Set(_.flatMap(({finding:L})=>L.exclude??[])),P=U.size===0?{}:{exclude:[...U]};return[
{...H,finding:{...H.finding,places:X,...P}}]})}function c(j,x,C){const{problem:_,place:H,host:X,isPlaceholder:U}=j,P=j.aside??H.file;if(_.code==="file-limit"&&C.
allowedHosts.length>0){const Y={..._,message:(0,O.Fn)(_.message)};return{host:X,finding:{...n(j,Y,C),severity:"error"}}}const L=U||x.has(H.file),N=_.severity===
"error"&&(L||(0,v.Zl)(P)),nt=N?{..._,severity:"warning"}:_,G=n(j,nt,C);return!N&&!(0,v.Zl)(P)?{host:X,finding:G}:{host:X,finding:{...G,exclude:[(0,v.n7)(P)]}}}const e={
error:"warning",warning:"notice",notice:"notice"};function n({place:j,others:x=[],clients:C,checkedFor:_},H,X){const U=_??X.dialect,L=U.isGuess&&w.Du.some(G=>!C.
includes(G))?e[H.severity]:H.severity,N=(0,$.bz)({...(0,$.aZ)(H,C),severity:L}),nt=l(N,j,{dialect:U});return{...nt,places:[...nt.places,...x]}}function r(j){const{
scan:x,hostnames:C,usages:_}=j,H=C.length>0,X=(0,S.nothingToCheck)({scan:x,hasHostnames:H,isFleet:_.length>0});return{...l((0,$.bz)(X),null,j),severity:X.severity}}
function a({host:j,places:x,...C},_){const H=(0,E.pj)(C.problem,(0,$.TC)(j,[]));return{...l({...C,problem:H},null,_),host:j,places:x}}const l=(j,x,{dialect:C})=>(0,$.
hD)(j,C.clients,{host:null,service:null,places:x===null?[]:[x],isHostNew:!1});var p=t(9464);const M={drafts:[],notes:[],roots:[],requests:[],answering:new Set},
m={judgeVisit:o,judgeRequests:o};function o(){throw new Error("the rules for hosts are not loaded")}function f(j,x,C){const{judgeVisit:_,judgeRequests:H}=C??m,{
requirements:X,visits:U,usages:P,tokenVariables:L}=j,N=Map.groupBy(X,({host:Z})=>Z),nt=U.map(({host:Z})=>Z),{isFork:G,depth:Y}=x,at=j.part?.otherHosts??[],{tokenSources:Et}=j,
xt={usages:P,tokenVariables:L,tokenSources:Et,hosts:new Set([...nt,...at]),isFork:G,depth:Y},Mt=Map.groupBy(j.predicted.drafts,({host:Z})=>Z),V=Map.groupBy(j.predicted.
requests,({host:Z})=>Z),tt=U.map(Z=>{const wt=j.newHosts.has(Z.host),jt={visit:Z,requirements:N.get(Z.host)??[],predicted:Mt.get(Z.host)??[],requests:V.get(Z.host)??
[],answering:j.predicted.answering,isNew:wt};return _(jt,x,xt)}),ct=tt.map(({verdict:Z})=>Z),ut=[...ct.flatMap(({visit:Z,services:wt})=>(0,p.f)(Z,wt)).map(({host:Z})=>Z),
...V.keys()],mt=[...nt,...ut,...at],At=new Set(nt),Rt=Array.from(V,([Z,wt])=>H({host:Z,known:[]},wt,x).map(jt=>({...jt,host:Z,places:[]}))),vt=[...j.predicted.drafts,
...Rt.flat()].filter(({host:Z})=>!At.has(Z)),Kt=j.predicted.notes,Gt=d({...j,ofAnswers:Kt,others:vt},mt,x),Yt=[...tt.flatMap(({ofFiles:Z})=>Z),...Gt.files].sort(
$.Np),Vt=[...ct.flatMap(Z=>Z.findings),...Yt].sort($.Np),{stopped:cn}=j,z=I([...Gt.files,...Gt.elsewhere]);return{passed:cn===null&&!Vt.some(({severity:Z})=>F(Z,
x.failOn)),stopped:cn,hosts:ct,files:Yt,findings:Vt,ignored:tt.reduce((Z,wt)=>Z+wt.ignored,Gt.ignored),roots:j.predicted.roots.map(Z=>i(Z,x,z))}}function i({rows:j,
...x},{ignore:C},_){const H=({drafts:X,decidedAt:U})=>X.length>0?X.filter(({problem:P,host:L})=>!(0,$.pi)(P,L,C)).map(P=>({...P,severity:(0,$.xJ)(P,x.clients)})):
U.flatMap(P=>_.get(y(P))??[]);return{...x,rows:j.map(X=>{const{drafts:U,decidedAt:P,...L}=X,nt=U.length>0||Object.values(L.chosen).includes(null)?H(X).toSorted(
$.Np):[],G=new Map(nt.map(({problem:Y})=>[Y.code,u(Y)]));return{...L,worst:nt[0]?.severity??null,problems:[...G.values()]}})}}const u=({code:j,title:x,usualSeverity:C})=>({
code:j,title:x,usualSeverity:C}),y=({file:j,line:x})=>`${j}:${x}`,T=/^(?:constraint|lock)-/,I=j=>{const x=new Map;for(const C of j.filter(({problem:_})=>T.test(
_.code)))for(const _ of C.places){const H=typeof _=="string"?_:y(_),X=x.get(H);X===void 0?x.set(H,[C]):X.push(C)}return x},F=(j,x)=>j==="error"?x!=="never":j===
"warning"&&x==="warning"}),4e3:((pt,W,t)=>{t.d(W,{Af:()=>l,B9:()=>c,Cw:()=>M,Fn:()=>f,NM:()=>n,Vb:()=>i,Wt:()=>s,XT:()=>g,YA:()=>a,_r:()=>r,dh:()=>w,eZ:()=>p,go:()=>A,
mP:()=>$,qZ:()=>e,zd:()=>h});var O=t(4714),S=t(7715),v=t(9562);const E=300;function w(u,y=E){return u.length<=y?u:`${(0,O.o)(u,y)}\u2026`}function g(u,y,T=0){const I=u.
slice(0,y).map(j=>w(j)),F=u.length-I.length+T;return I.join(", ")+(F>0?` and ${F} more`:"")}const h=u=>`the clients print "${u}"`;function A(u){return u===null?
"null":Array.isArray(u)?"an array":typeof u=="object"?"an object":`a ${typeof u}`}function $(u){if(u.kind==="error")return`cannot be read: ${u.code}`;const{bytes:y,
maxBytes:T}=u;return`has ${y} bytes and is not read; the limit is ${T/1024/1024} MiB`}const d={[v.e$]:"correct the host in the source address, or remove it for \
a module of the public registry (NAMESPACE/NAME/SYSTEM)",[v.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the \
public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function s(u){return u.flatMap(T=>d[T]??[])[0]??"cor\
rect the host in `source` or `hostname`, or add the `source` that a child module lacks"}const c=u=>`wait and run the check again; see ${(0,S.V)(u)??"its status \
page"}, and consider a network mirror for providers`,e=u=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${u} serves its discovery document to\
 everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(u,y,T){if(u===null)return T;const I=u.title===""?"":` \
("${u.title}")`,F=T.guest??e(y);switch(u.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:F,because:`th\
e host returned a sign-in page${I}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${I}: allow this machine to reach the host`;case"\
other":{const j=T.user??`check that ${y} is a registry, and ${s([])}`;return{...T,user:j,guest:F,because:`the host returned an HTML page${I}`}}}}const r=({url:u,
status:y,reason:T})=>`${u} returned ${`${y} ${w(T)}`.trim()}`,a=u=>`${Math.round(u/100)/10} s`,l=u=>u.map(({name:y,attemptMs:T,retries:I})=>{const F=Number.isFinite(
T)?a(T):"without a limit",j=I===0?"":` in each of ${I+1} attempts`,x=y.includes(" and ")?"wait":"waits";return`${y} ${x} ${F}${j}`}).join(", "),p=u=>u.map(({name:y})=>y).
join(" and ");function M(u){switch(u.kind){case"deadline":return`the check reached its deadline of ${a(u.ms)}`;case"signal":return`the check was interrupted by ${u.
signal}`;case"crash":return"tf-disco crashed";case"missing":return o(u);case"reported":return u.why;case"several":return u.reasons.map(M).join("; ")}}const m=10;
function o({what:u,names:y,total:T}){const I=g(y,m);return u==="shard"?`${y.length} of ${T} shards ${y.length===1?"is":"are"} missing: ${I}`:`the usages of ${y.
length} of ${T} repositories are missing: ${I}`}const f=u=>`${u}; it may use hosts that are not in \`allowed-hosts\``,i=({kind:u,address:y,version:T})=>`${u} ${y}\
 ${w(T,40)}`}),6897:((pt,W,t)=>{t.d(W,{n:()=>S,x:()=>v});const O=100;async function S(E,w,g){let h=performance.now();for(;;){const A=E.next(w.why!==null);if(A.done)
return A.value;performance.now()-h<O||(g(A.value),await v(),h=performance.now())}}const v=()=>new Promise(E=>setImmediate(E))}),4714:((pt,W,t)=>{t.d(W,{o:()=>v,
w:()=>E});var O=t(3307);const S=2048,v=(w,g=S)=>w.length<=g?w:structuredClone(w.slice(0,g).toWellFormed());function E(w){if(w.length<=S)return(0,O.IL)(w);switch(w[0]){case'\
"':return v((0,O.I)(w));case"[":return[];case"{":return{};default:return(0,O.IL)(w)}}}),7715:((pt,W,t)=>{t.d(W,{V:()=>S});const O=new Map([["registry.terraform.\
io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opento\
fu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),S=v=>O.get(v)??null}),9664:((pt,W,t)=>{t.d(W,{Gz:()=>S,LA:()=>w,jt:()=>v,un:()=>E});
var O=t(3916);const S=(g,h)=>g===""?h:`${g}/${h}`,v=g=>g.slice(0,Math.max(0,g.lastIndexOf("/")));function E(g,h){const A=(0,O.join)(g,h).replace(/\/$/,"");return A===
"."?"":A}const w=g=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(g)}),241:((pt,W,t)=>{t.d(W,{B:()=>E});var O=t(1831);const S=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,v="T\
F_TOKEN_";function E(d,s,c){const[e]=(0,O.fK)(s);return e===void 0?[]:d.flatMap(n=>{const r=(0,O.$k)(n);if(r!==null&&c.has(r))return[];const a=w(n,r,s);return a===
null?[]:[{variable:n,why:a,write:e,isParent:g(r,s)}]})}function w(d,s,c){const e=S.exec(d)?.[0];if(e===void 0)return null;const n=d.slice(e.length);return s!==null&&
g(s,c)?`it is for ${(0,O.nx)(s)} only: the clients do not use the tokens of parent domains`:A(c).some(r=>r===h(n))?e!==v?`it begins with ${e}, and the clients r\
ead only ${v}`:s===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,O.nx)(s)}${$(n,c)}`:null}const g=(d,s)=>d!==null&&
(0,O.Sv)(s).name.endsWith(`.${(0,O.Sv)(d).name}`),h=d=>d.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function A(d){const{
name:s}=(0,O.Sv)(d);return[...new Set([d,s,(0,O.nx)(d)].map(h))]}function $(d,s){const{name:c,port:e}=(0,O.Sv)(s);return e!==443&&!d.includes(":")?"; a port fol\
lows a colon":c.includes("-")&&!d.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((pt,W,t)=>{t.d(W,{S3:()=>u,Wi:()=>p,YM:()=>y,a2:()=>f,cZ:()=>g,
cr:()=>m,hs:()=>o,pq:()=>i,sC:()=>M});var O=t(2886),S=t(1064),v=t(1831),E=t(8884);const w=3;function g(T){const I=T.some(j=>{const x=(0,E.Xd)(j);return x!==null&&
(0,E.cC)(x)}),F=I?h(T):T;return[...Map.groupBy(F,$).values()].flatMap(j=>{const x=[...Map.groupBy(j,d).values()];return x.length>w?[j]:x}).flatMap(j=>s(j)??[]).
map(j=>({cause:j,hits:I?(0,E.eb)(j.findings).length:0})).toSorted(({cause:j,hits:x},{cause:C,hits:_})=>(0,O.Np)(j,C)||A(j)-A(C)||_-x||C.hosts.length-j.hosts.length).
map(({cause:j})=>j)}const h=T=>T.map(I=>({finding:I,hits:(0,E.eb)([I]).length})).toSorted((I,F)=>F.hits-I.hits).map(({finding:I})=>I);function A({code:T,affects:I}){
return T==="host-not-checked"?2:I.length===0||S.Du.some(F=>I.includes(F))?0:1}const $=({severity:T,problem:I,affects:F,exclude:j})=>JSON.stringify([T,I.code,F,j===
void 0]),d=T=>T.exclude===void 0?a(T.problem.help??"",T):"";function s(T){const[I]=T;if(I===void 0)return null;const F=[...new Set(T.flatMap(({host:N})=>N??[]))],
{code:j,title:x,help:C,message:_}=I.problem,H=(N,nt)=>F.length>1?a(N,nt):N,X=H(_,I),U=T.every(N=>H(N.problem.message,N)===X),P=H(C??"",I),L=T.every(N=>H(N.problem.
help??"",N)===P);return{severity:I.severity,code:j,title:x,affects:I.affects,findings:T,hosts:F,message:U?X:null,help:P!==""&&L?r(P,T):null}}const c=/\bTF_TOKEN_\w+/g,
e="TF_TOKEN_HOST",n=5;function r(T,I){if(!T.includes(e))return T;const F=new Set(I.flatMap(({problem:j})=>j.help?.match(c)??[]));return F.size<=n?`${T}; ${e} is\
 ${[...F].join(" or ")}`:`${T}; in ${e}, write each dot of the host as an underscore and each hyphen as two`}function a(T,{host:I}){return I===null||T===""?T:[...new Set(
[I,(0,v.nx)(I)])].reduce((F,j)=>F.replaceAll(j,l),T).replace(c,e).replaceAll(/\bhost the host/g,"the host")}function l(T,I,F){const[j=" ",x=" "]=[F[I-1],F[I+T.length]];
return/[\s("]/.test(j)&&/[\s,;.:)"]/.test(x)?"the host":"HOST"}const p=3,M=T=>g(T).flatMap(I=>m(I).slice(0,p).flatMap(([,F])=>(0,E.tN)(F)??[]).filter(F=>!(0,E.cC)(
F))),m=({message:T,findings:I})=>T===null?[...Map.groupBy(I,({problem:F})=>F.message)]:[[T,I]],o=({hosts:T,findings:I})=>T.length>0&&!I.every(O.l$),f=T=>o(T)?"h\
ost":"place";function i(T){if(o(T))return T.hosts.length;const{lines:I,leftOut:F}=(0,E.yv)(T.findings);return I.length+F}function u(T){const{findings:I,message:F}=T;
return F===null?I.map(j=>[j]):o(T)?[...Map.groupBy(I,({host:j})=>j).values()]:(0,E.yv)(I).lines}function y(T){const I=T.filter(x=>o(x)&&x.hosts.length>1),j=[...Map.
groupBy(I,({hosts:x})=>x.toSorted().join()).values()].flatMap(([x,...C])=>x===void 0?[]:C.map(_=>[_,x.code]));return new Map(j.filter(([{message:x}])=>x!==null))}}),
4503:((pt,W,t)=>{t.d(W,{DZ:()=>n,R8:()=>l,aE:()=>E,oW:()=>r,uM:()=>v});var O=t(5143),S=t(8884);function v({file:M,line:m},{links:o,repositories:f}){const{repository:i,
path:u}=(0,O.bH)(M);if(i!==null){const T=h(g(f).get(i),u);return T===null?null:`${T}#L${m}`}const y=o?.get(M);return y===void 0?null:y.diff?.lines.has(m)?`${y.diff.
url}R${m}`:`${y.url}#L${m}`}const E=(M,{repositories:m})=>g(m).get(M)?.url??null,w=new WeakMap;function g(M){const m=w.get(M)??new Map(M.flatMap(({name:o,url:f,
commit:i})=>{const u=f===null?null:e(f,i);return u===null?[]:[[o,u]]}));return w.set(M,m),m}function h(M,m){const o=m==="."?null:r(m);return!M?.files||o===null?
null:`${M.files}/${o}`}const A=600,$=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,d=/^(?:[\da-f]{40}|[\da-f]{64})$/,s=/^gitlab\.com$/i,
c=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function e(M,m){const[,o]=M.length<=A?$.exec(M)??[]:[];return o===
void 0?null:m===null||!d.test(m)?{url:M,files:null}:s.test(o)?{url:M,files:`${M}/-/blob/${m}`}:{url:M,files:c.test(o)?null:`${M}/blob/${m}`}}function n({url:M,commit:m}){
const o=M===null?null:e(M,m)?.files??null;return o===null?null:o.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")}function r(M){if(!M.isWellFormed())return null;const m=o=>encodeURIComponent(
o).replace(/[!'()*_~]/g,f=>`%${f.charCodeAt(0).toString(16).toUpperCase()}`);return M.split("/").map(m).join("/")}const a=5e3;function l(M){const m=new Set;for(const o of p(
M))if(typeof o!="string"&&(0,S.CN)(o.file)&&m.add(o.file),m.size===a)break;return m}function*p({findings:M,hosts:m,roots:o}){for(const{places:f}of M)yield*f;for(const{
requirements:f}of m)for(const{because:i}of f)yield*i;for(const{rows:f}of o)for(const{places:i}of f)yield*i}}),7574:((pt,W,t)=>{t.d(W,{I$:()=>w,QN:()=>A,kJ:()=>v,
nO:()=>$,tY:()=>E,u8:()=>h});var O=t(4120);const S=864e5;function v(d){const s=Math.round(d);if(s<1e3)return`${s} ms`;if(s<59950)return`${(s/1e3).toFixed(1)} s`;
const c=Math.round(s/1e3);return`${Math.floor(c/60)} min ${c%60} s`}function E(d){return d<1e3?`${d} B`:d<999950?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(1)}\
 MB`}function w(d){return[["DNS",d.lookupMs],["connect",d.connectMs],["TLS",d.tlsMs],["first byte",d.firstByteMs],["total",d.totalMs]].flatMap(([c,e])=>e===null?
[]:[[c,e]])}const g=6e4;function h(d,s){const c=Date.parse(s)-Date.parse(d);if(!(c>=g))return"less than a minute";const e=Math.floor(c/g),n=[{count:Math.floor(e/
1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,unit:"min"}],r=n.findIndex(({count:a})=>a>0);return n.slice(r,r+2).filter(({
count:a})=>a>0).map(({count:a,unit:l})=>`${a} ${l}`).join(" ")}const A=d=>`${d.slice(0,16).replace("T"," ")} UTC`;function $(d,s){const c=(Date.parse(d)-Date.parse(
s))/S;if(Number.isNaN(c))return d;const e=(0,O.px)(Math.floor(Math.abs(c)),"day"),n=Math.abs(c)<1,r=n?"within the last day":`${e} ago`,a=n?"in less than a day":
`in ${e}`;return`${d.slice(0,10)} (${c<0?r:a})`}}),4120:((pt,W,t)=>{t.d(W,{DO:()=>n,Iu:()=>w,K4:()=>g,Ku:()=>h,QI:()=>e,Rk:()=>r,SY:()=>d,UV:()=>A,_l:()=>E,dy:()=>S,
od:()=>s,px:()=>v,wO:()=>c,y0:()=>$});var O=t(1064);const S="new in this pull request",v=(a,l)=>`${a} ${a===1?l:E(l)}`,E=a=>`${a.replace(/(?<=[^aeiou])y$/,"ie")}\
s`,w=a=>a.replace(/^./u,l=>l.toUpperCase());function g(a,l,p=0){const M=a.slice(0,l),m=a.length-M.length+p;return`${M.join(", ")}${m>0?` and ${m} more`:""}`}const h=(a,l)=>a.
length<=2*l?a:a.slice(0,l);function A(a,l,p,M=m=>`and ${m} more`){const m=a.length-l;return[...a.slice(0,l).flatMap(p),...m>0?[M(m)]:[]]}function $(a,l){if(a===
null||a.indexes.length!==1)return[];const[p]=a.indexes;return[l?`shard ${p} of ${a.count}: other hosts belong to other shards`:`no host belongs to shard ${p}/${a.
count}`]}const d=a=>O.zK.every(l=>a.includes(l))?"all clients":a.map(l=>O.bB[l]).join(", ");function s(a,l){const p=l.filter(M=>a.includes(M));return a.length===
0||p.length===l.length?"":p.length===0?"no client in use":p.map(M=>O.bB[M]).join(", ")}const c=a=>a.map(l=>O.bB[l]).join(" and "),e=({clients:a,versions:l})=>a.
map(p=>[O.bB[p],l[p]].join(" ").trim()).join(" and "),n=a=>a==="any"?"any service":a;function r(a){switch(a){case"none":return"none";case"sent":return"sent";case"\
withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((pt,W,t)=>{t.d(W,{BQ:()=>y,CN:()=>I,Dc:()=>u,II:()=>g,
Ky:()=>h,Qz:()=>i,R3:()=>w,Xd:()=>m,Yx:()=>l,_5:()=>r,_X:()=>n,cC:()=>d,eb:()=>s,eo:()=>E,et:()=>T,iW:()=>c,mj:()=>e,oN:()=>a,rv:()=>A,tN:()=>o,xi:()=>f,yv:()=>M});
var O=t(5143),S=t(4120),v=t(8641);const E=x=>F(x)?`${g(x.file)}:${x.line}`:x,w=({file:x,line:C,column:_})=>`${g(x)}:${C}:${_}`;function g(x){const{repository:C,
path:_}=(0,O.bH)(x);if(C===null)return(0,v.J7)(x);const H=(0,v.J7)(C);return _==="."?H:`${H}//${(0,v.J7)(_)}`}function h(x,C,_=E,H=0){const{places:X,isOfRepositories:U}=A(
j(x)),P=X.slice(0,C).map(_).join(", "),L=Math.max(0,X.length-C)+(U?0:H),N=L>0?[(0,S.px)(L,U?"more repository":"more place")]:[];return[...P===""?[]:[P],...N].join(
" and ")}function A(x){const C=$(x),_=C.filter(d).length>1;return{places:_?C:x,isOfRepositories:_}}function $(x){const C=new Set;return x.filter(_=>{const H=F(_)?
(0,O._M)(_.file):null;return H===null?!0:!C.has(H)&&C.add(H)})}const d=x=>F(x)&&(0,O._M)(x.file)!==null;function s(x){const C=new Map;for(const _ of new Set(x.map(
({places:H})=>H)))for(const H of _.filter(F)){const X=(0,O._M)(H.file);X!==null&&!C.has(X)&&C.set(X,H)}return[...C.values()]}const c=(x,C)=>x===C?`all ${C} repo\
sitories`:`${x} of ${C} repositories`;function e(x,C){const{length:_}=C>1?s(x):[];return _>1?c(_,C):""}function n(x){const C=new Map;for(const H of x){const{severity:X,
problem:U}=H;if(X!=="notice")for(const P of s([H])){const L=(0,O._M)(P.file)??"",N=C.get(L)??[];N.push({severity:X,code:U.code,place:P}),C.set(L,N)}}const _=(H,X)=>H.
filter(U=>U.severity===X).length;return Array.from(C,([H,X])=>({repository:H,errors:_(X,"error"),warnings:_(X,"warning"),findings:X})).toSorted((H,X)=>X.errors-
H.errors||X.warnings-H.warnings)}const r=({errors:x,warnings:C})=>[x===0?"":(0,S.px)(x,"error"),C===0?"":(0,S.px)(C,"warning")].filter(_=>_!=="").join(", ");function a(x,C){
const{isOfRepositories:_}=A(x),H=U=>(_?(0,O._M)(U.file):null)??E(U),X=new Set(C.map(U=>U&&H(U)));return x.filter(U=>!X.has(H(U)))}const l=(x,C=E)=>h(x,x.every(F)?
1:2,C),p=1e5;function M(x){const C=new Map(x.map(({places:P,placesLeftOut:L=0})=>[P,L])),_=[];for(const P of C.keys())_.length<p&&_.push(...P);const H=C.entries().
reduce((P,[L,N])=>P+L.length+N,0),X=j(_.filter(F)),U=[...new Set(_.filter(P=>typeof P=="string"))];return{lines:X,settings:U,leftOut:H-_.length}}const m=({places:x})=>x.
find(F)??null,o=x=>x.map(m).find(C=>C!==null)??null;function f(x,{clients:C,repositories:_},H,X){const{lines:U,settings:P,leftOut:L}=M([x]);return[["help",(0,v.
RK)(x.problem.help??"",H)],["affects",(0,S.od)(x.affects,C)],["hits",e([x],_.length)],["also at",h(a(U,U.slice(0,1)),X,E,L)],["required by",h(P,X)]].filter(([,nt])=>nt!==
"")}const i=({requirements:x})=>x.some(({because:C})=>C.some(F)),u=x=>new Set(x.flatMap(({places:C})=>C.filter(F).map(({file:_})=>_))).size,y=x=>x.filter(C=>m(C)===
null),T=x=>x.every(({problem:C})=>C.code.startsWith("credentials-"))?"credentials":"settings",I=x=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(x)&&(0,O._M)(x)===
null,F=x=>typeof x!="string";function j(x){const C=new Map;return x.filter(_=>{const{file:H,line:X}=typeof _=="string"?{file:_,line:0}:_,U=C.get(H);if(U===void 0)
C.set(H,new Set([X]));else{if(U.has(X))return!1;U.add(X)}return!0})}}),6763:((pt,W,t)=>{t.d(W,{h$:()=>c,q9:()=>h,rc:()=>A});var O=t(5143),S=t(5799),v=t(7574),E=t(
4120),w=t(8884);const g=50,h=n=>(0,E.UV)(n,g,r=>r,r=>`and ${(0,E.px)(r,"more remark")}`),A=n=>[...$(n),...d(n)];function $({files:n}){const r=n.filter(({exclude:p,
severity:M})=>p!==void 0&&M!=="notice"),a=new Set(r.flatMap(({exclude:p})=>p??[])),l=(0,w.eb)(r).length;return r.length===0?[]:[(0,O.Az)(r.length,[...a],l)]}function d({
roots:n}){return n.some(({rows:a})=>a.some(({platforms:l})=>l.some(({available:p})=>p===!0)))?["signatures of provider packages were not verified"]:[]}function s({
hosts:n},{scan:r,repositories:a,shards:l}){const{files:p,bytes:M,usages:m,durationMs:o}=r,f=n.filter(w.Qz).length,i=l!==null&&l.indexes.length<l.count,u=i?"all \
registry hosts":(0,E.px)(f,"registry host"),T=f===0&&!i?"no registry host is used":`${(0,E.px)(m,"usage")} of ${u}`;return a.length>0?`${T} in ${(0,E.px)(a.length,
"repository")}`:p===0&&o===0?null:p===0?"found no Terraform or OpenTofu files":`scanned ${(0,E.px)(p,"file")} (${(0,v.tY)(M)}) in ${(0,v.kJ)(o)}: ${T}`}function c(n,r){
const{dialect:a,durationMs:l,scan:p,remarks:M,shards:m}=r,o=s(n,r),i=n.hosts.length===0&&p.files===0?"":` for ${(0,E.QI)(a)} (${a.why})`;return[`${e(n)}; checke\
d in ${(0,v.kJ)(l)}${i}`,...(0,E.y0)(m,n.hosts.length+n.roots.length>0),...o===null?[]:[o],...M]}function e({findings:n,ignored:r}){const a=S.oC.flatMap(p=>{const{
length:M}=n.filter(m=>m.severity===p);return M===0?[]:[(0,E.px)(M,p)]}),l=a.length===0?"no findings":a.join(", ");return r>0?`${l}, ${r} ignored`:l}}),8416:((pt,W,t)=>{
t.d(W,{L2:()=>d,oh:()=>g,rU:()=>s});var O=t(4e3),S=t(5143),v=t(1064),E=t(5603),w=t(3469);function g(o,f){let i;return()=>(i??=t.e(9249).then(t.bind(t,9249)).then(
({readTools:u})=>u(o,f)),i)}const h=["terraform"],A="assumed, CLI not detected; set `dialect`",$="CLI not detected; set `dialect` to check one";async function d({
setting:o,scan:f}){const i=o.name==="auto"?null:e(o.name);if(f===null||f.isEmpty){const j=i===null?$:c;return p(i??v.Du,[j],[],o,{signs:[],constraints:[]})}const u=await l(
f,o,i),{constraints:y}=f;if(i!==null)return p(i,[c],[],o,{signs:u,constraints:y});const T=a(u);if(T.length===0)return{...p(h,[A],[],o,{signs:u,constraints:y}),isGuess:!0};
const I=n(T),F=I.flatMap(j=>T.find(x=>x.client===j)??[]);return p(I,F.map(m),T,o,{signs:u,constraints:y})}async function s({clients:o},f){if(f===null||f.isEmpty)
return v.zK;const{others:i}=await f.tools(),u=o;return v.zK.filter(y=>u.includes(y)||i.has(y)||y==="terragrunt"&&f.usesTerragrunt)}const c="set by `dialect`",e=o=>o===
"both"?v.Du:[o],n=o=>v.Du.filter(f=>o.some(i=>i.client===f));function r(o){const f=o.filter(({place:i})=>!(0,S.Zl)(i.file));return f.length===0?o:f}const a=o=>{
const f=r(o);return E.A.map(u=>f.filter(y=>y.level===u)).find(({length:u})=>u>0)??[]};async function l({signs:o,tools:f,hasCloudHostname:i},u,y){const T=a(o),I=y??
n(T),F=T.every(({place:X})=>(0,S.Zl)(X.file)),j=y===null&&(F||T.some(({isCloud:X})=>X)),x=u.version===null&&I.some(X=>(0,w.w)(X,[]).length>1);if(!j&&!x)return o;
const{setsCloudHostname:C,signs:_}=await f(),H=i||C;return[...o.filter(({isCloud:X})=>!(X&&H)),..._]}function p(o,f,i,u,y){const[T,...I]=o,F=o.map(C=>M(C,u,y)),
j=F.flatMap(({client:C,version:_})=>_===null?[]:[[C,_]]),x=F.flatMap(({version:C,signs:[_]})=>C===null||_===void 0?[]:[m(_)]);return{name:T===void 0||I.length>0?
"both":T,clients:o,releases:F.flatMap(({releases:C})=>C),versions:Object.fromEntries(j),why:[...new Set([...f,...x])].join(", "),evidence:[...new Set([...i,...F.
flatMap(({signs:C})=>C)])]}}function M(o,{version:f},i){if(f!==null)return{client:o,releases:(0,w.w)(o,[f]),version:f,signs:[]};const u=r(i.signs.filter(x=>x.client===
o&&x.version!==null)),y=[...new Set(u.map(x=>(x.version??"").replace(/^v/,"")))];if(y.length>0){const[x="",...C]=y,_=C.length===0&&(0,w.l)(x);return{client:o,releases:(0,w.
w)(o,y),version:_?x:null,signs:u}}const T=r(i.constraints),I=T.map(({text:x})=>x),F=(0,w.w)(o,I);if(F.length===(0,w.w)(o,[]).length)return{client:o,releases:F,version:null,
signs:[]};const j=T.map(({text:x,place:C})=>({client:o,level:"syntax",place:C,text:`requires ${(0,O.dh)(x)}`,version:x}));return{client:o,releases:F,version:I.length===
1?I[0]??null:null,signs:j}}const m=({place:o,text:f})=>`${o.file}:${o.line} ${f}`}),2161:((pt,W,t)=>{t.d(W,{L8:()=>s,TD:()=>r,U4:()=>$,Z8:()=>a,e0:()=>d,tr:()=>A});
var O=t(1064);const S=["terraform"],v=["opentofu"],E=[{suffix:".tftest.hcl",class:"test",clients:O.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:O.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:v},{suffix:".tofutest.json",class:"test",clients:v},{suffix:".tfquery.hcl",class:"\
query",clients:S},{suffix:".tfquery.json",class:"query",clients:S},{suffix:".tfmigrate.hcl",class:"migrate",clients:S},{suffix:".tfcomponent.hcl",class:"stack",
clients:S},{suffix:".tfcomponent.json",class:"stack",clients:S},{suffix:".tfstack.hcl",class:"stack",clients:S},{suffix:".tfstack.json",class:"stack",clients:S},
{suffix:".tfdeploy.hcl",class:"deploy",clients:S},{suffix:".tfdeploy.json",class:"deploy",clients:S},{suffix:".tfmock.hcl",class:"none",clients:O.Du},{suffix:".\
tofumock.hcl",class:"none",clients:v},{suffix:".tf.json",class:"config",clients:O.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:v},{suffix:"\
.tf",class:"config",clients:O.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:v},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:O.Du},{suffix:"\
.hcl",class:"terragrunt",clients:O.Du}],w=Map.groupBy(E,({suffix:l})=>l.slice(l.lastIndexOf(".")+1)),g=".terraform.lock.hcl",h={class:"lock",syntax:"hcl",clients:O.
Du,isOverride:!1},A=l=>l.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(l),$=".terraform/modules/modules.json",d={...h,class:"manifest",syntax:"json"};
function s(l,p,M){if(l===g)return h;const o=w.get(l.slice(l.lastIndexOf(".")+1))?.find(({suffix:j})=>l.endsWith(j));if(o===void 0||o.class==="none")return;const f=c(
l)&&o.class==="test"&&M==="tests";if(c(l)&&!f)return;const i=l.slice(0,-o.suffix.length),u=o.twin!==void 0&&p.has(i+o.twin),y=i==="override"||i.endsWith("_overr\
ide"),T=u||f;if(T&&!o.clients.includes("terraform"))return;const I=T?S:o.clients,F=l.endsWith(".json")?"json":"hcl";return{class:o.class,syntax:F,clients:I,isOverride:y}}
const c=l=>l.startsWith(".")||l.endsWith("~")||l.startsWith("#")&&l.endsWith("#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),r=l=>e.test(l),a=l=>r(l)||n.test(l)}),6195:((pt,W,t)=>{t.d(W,{$8:()=>g,G$:()=>h,Ls:()=>E,UO:()=>A,VK:()=>v,sq:()=>$});var O=t(6760);const S=/[*?[{]/;function v(d){
const s=d.split("/"),c=s.findIndex(e=>S.test(e));return c<0?{fixed:d}:{fixed:s.slice(0,c).join("/"),glob:s.slice(c).join("/")}}function E(d){const s=d.map(c=>{const e=c.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:w(e)}});return c=>{const e=c.toLowerCase();return s.some(({glob:n,start:r})=>n===c||e.startsWith(
r)&&O.posix.matchesGlob(c,n))}}function w(d){const[s=""]=d.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(d)??[];return s.toLowerCase()}const g=({file:d,glob:s},c)=>d===
c||s!==void 0&&O.posix.matchesGlob(c,s),h=d=>d.startsWith(".")||d==="node_modules",A=(d,s)=>d===s||d.startsWith(s.endsWith(O.sep)?s:s+O.sep),$=d=>O.sep==="/"?d:
d.replaceAll(O.sep,"/")}),5603:((pt,W,t)=>{t.d(W,{A:()=>E,j:()=>g});var O=t(5143),S=t(1064),v=t(5011);const E=["lock-file","syntax","version-file","tool","hook"],
w=100;class g{found=new Map;allowed=new Map;addFiles($){for(const{file:d,kind:s,scope:c,isContext:e}of $){if(e)continue;const[n]=s.clients;if(n!==void 0&&s.clients.
length===1&&!h(d)){const r={file:d,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${S.bB[n]} only`,r)}for(const r of c.traits)this.addTrait(r)}}addUsages($){
for(const d of $)d.kind==="lock_provider"?this.addLock(d):d.kind==="cloud_default"&&this.addCloud(d)}signs(){return[...this.found.values()]}constraints(){return[
...this.allowed.values()]}addTrait({kind:$,text:d,place:s}){if($==="version"){if(this.allowed.size>=w)return;const c=(0,O.Zl)(s.file)?`${d} aside`:d;this.allowed.
has(c)||this.allowed.set(c,{text:d,place:s})}else if($==="binary"){const e={client:d==="tofu"?"opentofu":"terraform",level:"version-file",place:s,version:null};
this.put({...e,text:"sets terraform_binary"})}else if($!=="compatible"&&$!=="provider-version"){const{client:c,what:e}=S.$I[$];this.addSyntax(c,`has ${e}`,s)}}addLock({
host:$,place:d}){const s=S.Du.find(e=>(0,v.Vm)(e)===$);if(s===void 0)return;const c=`locks providers from ${$}`;this.put({client:s,level:"lock-file",place:d,text:c,
version:null})}addCloud({clients:$,isOverridden:d,place:s}){if(d||!$.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:s,text:"has \
a cloud block without hostname",version:null,isCloud:!0})}addSyntax($,d,s){this.put({client:$,level:"syntax",place:s,text:d,version:null})}put($){const d=`${$.client}\
 ${$.text}`;if(this.found.has(d))return;const s=(0,O.Zl)($.place.file)?`${d} aside`:d;this.found.has(s)||this.found.set(s,$)}}const h=A=>/(^|\/)[.#][^/]*$/.test(
A)}),7854:((pt,W,t)=>{t.d(W,{Oo:()=>h,YW:()=>E,kA:()=>g,sw:()=>w,u3:()=>d,vH:()=>A});var O=t(7052),S=t(1064);const v={line:1,column:1,endColumn:1};function E(s,c,e=v){
const n={file:s===""?".":s,...e};return{problem:c,place:n,clients:S.Du,host:null}}function w(s,c){const e=a=>c.includes(a),n=h(a=>a.every(e)?a:a.filter(e)),r=h(
a=>a.every(l=>l.clients.every(e))?a:a.flatMap(l=>{const p=n(l.clients);return p.length===0?[]:[{...l,clients:p}]}));return s.filter(a=>{const l=a;return l.clients=
n(a.clients),l.needs=r(a.needs),a.isHostImplied&&(l.host=l.needs[0]?.host??a.host),l.clients.length>0})}const g=s=>{const c=new Set;for(const{host:e,isHostImplied:n}of s)
e!==null&&!n&&c.add(e);return c};function h(s){let c;return e=>{c??=new Map;const n=c.get(e);if(n!==void 0||c.has(e))return n;const r=s(e);return c.set(e,r),r}}
const A=(s,c)=>s.filter(e=>e.clients.some(n=>c.includes(n))),$=1e4;class d{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(c=$){this.max=c}add(c){
const{problem:e,place:n}=c;if(e.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const r=this.kept.get(e.severity)??0;this.kept.set(
e.severity,r+1),r<this.max?this.notes.push(c):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const c=(0,O.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,E(".",c)]}}}),7152:((pt,W,t)=>{t.d(W,{G:()=>r});var O=t(3024),S=t(6760),v=t(9461),E=t(5747),w=t(7052),g=t(9664),h=t(
2161),A=t(6195);function $(m,o,f,i){if(m.kind==="error")return(0,w.fileUnreadable)({what:"link",code:m.code});const{kind:u,path:y}=m;return(0,A.UO)(y,o.boundary)?
u==="directory"?null:u==="special"?(0,w.fileUnreadable)({what:"link-to-special-file"}):{path:y,isScanned:d(y,o,f,i)}:(0,w.fileOutside)()}function d(m,o,f,i){if(o.
file!==void 0||o.glob!==void 0||!(0,A.UO)(m,o.path))return!1;const[u="",...y]=(0,A.sq)((0,S.relative)(o.path,m)).split("/").toReversed();if(y.some(A.G$))return!1;
const T=(0,A.sq)((0,S.relative)(f,m)).split("/");return T.map((F,j)=>T.slice(0,j+1).join("/")).slice(-1-y.length).some(i)?!1:(0,h.L8)(u,new Set([u]),y[0]??"")!==
void 0}var s=t(7854);const c={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;function*r(m,o={toolFiles:[],hasPlugins:!1},f=c){const i=new l(m,o,f);for(const u of m.
scan){const y=a(i.root,u);"path"in y?yield*i.walkFrom(y):yield{kind:"note",note:y}}}function a(m,o){const{fixed:f,glob:i}=(0,A.VK)(o);try{const u=(0,O.realpathSync)(
(0,S.resolve)(m,f)),y=(0,A.sq)((0,S.relative)(m,u)),T=(0,A.UO)(u,m),I=T?m:u;if(i!==void 0)return{path:u,name:y,boundary:I,glob:(0,g.Gz)(y,i)};if((0,O.statSync)(
u).isDirectory())return{path:u,name:y,boundary:I};const F=(0,S.resolve)(u,"..");return{...{path:F,name:(0,A.sq)((0,S.relative)(m,F))},boundary:T?m:F,file:y}}catch(u){
return(0,s.YW)(o,(0,w.fileUnreadable)({what:"scan",code:(0,E.Oj)(u)}))}}class l{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:o,scan:f,
exclude:i},u,y){this.root=(0,O.realpathSync)(o),this.isExcluded=(0,A.Ls)(i),this.aside=u,this.limits=y,this.selected=f.length>1?new Set:null}*walkFrom(o){const f=o.
glob===void 0&&o.file===void 0,i=[{path:o.path,name:o.name,depth:0,isSelected:f}];for(let u=i.pop();u!==void 0;u=i.pop()){yield{kind:"directory",name:u.name};const y=M(
u);if("problem"in y){yield{kind:"note",note:y};continue}const T=[];for(const I of this.findFiles(o,u,y))if("problem"in I)yield{kind:"note",note:I};else if(T.length<
this.limits.directoryFiles)T.push(I);else{yield p(u,"directory",this.limits.directoryFiles);break}if(this.files+=T.length,this.entries+=y.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield p(u,"files",this.limits.files);return}if(T.some(({isContext:I})=>!I)&&(yield{kind:"module",files:T}),o.file!==
void 0)return;for(const I of this.findDirectories(o,u,y))i.push(I)}}*findFiles(o,f,i){const u=new Set;let y=!1;for(const I of i)(0,h.tr)(I.name)&&!I.isDirectory()&&
u.add(I.name),y||=I.name===".terraform",this.aside.hasPlugins||=I.name==="terraform.d";const T=f.name.slice(f.name.lastIndexOf("/")+1);for(const I of i){if(I.isDirectory())
continue;const F=(0,h.L8)(I.name,u,T);if(F===void 0){(0,h.Z8)(I.name)&&this.addToolFile(f,I.name);continue}const j=(0,g.Gz)(f.name,I.name),C={path:f.path+S.sep+
I.name,file:j,kind:F,isContext:!this.select(o,f,j)};I.isFile()?yield C:I.isSymbolicLink()?yield*this.follow(o,C):yield(0,s.YW)(j,(0,w.fileUnreadable)({what:"spe\
cial-file"}))}if(y&&f.isSelected){const I=[f.path,...h.U4.split("/")].join(S.sep),F=(0,v.$)(I);F.kind==="file"&&F.path===I&&(yield{path:I,file:(0,g.Gz)(f.name,h.
U4),kind:h.e0,isContext:!1})}}addToolFile({path:o,name:f},i){const u=(0,g.Gz)(f,i);this.aside.toolFiles.length>=n||this.isExcluded(u)||this.aside.toolFiles.push(
{path:o+S.sep+i,file:u})}select(o,f,i){return!(f.isSelected||(0,A.$8)(o,i))||this.isExcluded(i)||this.selected?.has(i)?!1:(this.selected?.add(i),!0)}*follow(o,f){
const i=$((0,v.$)(f.path),o,this.root,this.isExcluded);i!==null&&("code"in i?yield(0,s.YW)(f.file,i):yield{...f,path:i.path,isContext:f.isContext||i.isScanned})}findDirectories({
glob:o},{path:f,name:i,depth:u,isSelected:y},T){const I=[];for(const F of T.toReversed()){if(!F.isDirectory()||(0,A.G$)(F.name))continue;const j=(0,g.Gz)(i,F.name);
if(this.isExcluded(j))continue;const x=y||o!==void 0&&S.posix.matchesGlob(j,o),C=f+S.sep+F.name;I.push({path:C,name:j,depth:u+1,isSelected:x})}return I}}const p=({
name:m},o,f)=>({kind:"note",note:(0,s.YW)(m,(0,w.fileLimit)({kind:o,max:f}))});function M({path:m,name:o,depth:f}){if(f>e)return(0,s.YW)(o,(0,w.fileLimit)({kind:"\
depth",max:e}));try{return(0,O.readdirSync)(m,{withFileTypes:!0}).sort((i,u)=>i.name<u.name?-1:1)}catch(i){return(0,s.YW)(o,(0,w.fileUnreadable)({what:"director\
y",code:(0,E.Oj)(i)}))}}}),5751:((pt,W,t)=>{t.d(W,{readSettings:()=>j});var O=t(3024),S=t(6760),v=t(5747),E=t(3625),w=t(4e3),g=t(3592),h=t(3474),A=t(8535),$=t(7030),
d=t(6181),s=t(1831);function c(U){const P=nt=>U[nt]||U[nt.toLowerCase()]||"",L={http:n("HTTP_PROXY",P("HTTP_PROXY")),https:n("HTTPS_PROXY",P("HTTPS_PROXY"))},N=M(
P("NO_PROXY"));return nt=>{const G=L[nt.scheme];return G===null||l(nt.name)||N(nt)?null:G}}const e=["http:","https:"];function n(U,P){if(P==="")return null;const L=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(P)?P:`http://${P}`);if(L===null)throw new TypeError(`${U} is not a URL; expected http://HOST:PORT`);if(!e.includes(L.protocol))
throw new TypeError(`${U} is a ${L.protocol}// proxy; expected http:// or https://`);if(!r(L.username)||!r(L.password))throw new TypeError(`${U} has a user name\
 or password with a bare "%"; write "%25" for it`);return L}function r(U){try{return decodeURIComponent(U),!0}catch(P){if(P instanceof URIError)return!1;throw P}}
const a=new $.BlockList;a.addSubnet("127.0.0.0",8,"ipv4"),a.addAddress("::1","ipv6");const l=U=>U==="localhost"||p(a,U);function p(U,P){const L=(0,d.n7)(P.replace(
/%.*$/s,"")),N=(0,$.isIP)(L);return N!==0&&U.check(L,N===4?"ipv4":"ipv6")}function M(U){const P=U.split(",").map(L=>L.trim().toLowerCase()).filter(L=>L!=="").map(
m);return L=>P.some(N=>N(L))}function m(U){if(U==="*")return()=>!0;const P=o(U);if(P!==null)return({name:Y})=>P(Y);const{name:L,port:N}=u(U),nt=Y=>N===""||String(
Y.port)===N;if(f(L)){const Y=(0,d.n7)(L),at=new $.BlockList;return at.addAddress(Y,(0,$.isIP)(Y)===4?"ipv4":"ipv6"),Et=>p(at,Et.name)&&nt(Et)}const G=i(L);return Y=>(0,$.
isIP)(Y.name)===0&&nt(Y)&&G(Y.name)}function o(U){const[,P="",L=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(U)??[];if(!f(P))return null;const N=Number(L);if(N>((0,$.isIP)(
P)===4?32:128))return null;const nt=N-((0,$.isIP)(P)===6?96:0),G=new $.BlockList,Y=(0,$.isIP)((0,d.n7)(P))===4&&nt>=0;return Y?G.addSubnet((0,d.n7)(P),nt,"ipv4"):
G.addSubnet(P,N,"ipv6"),at=>p(G,at)&&(0,$.isIP)((0,d.n7)(at))===4===Y}const f=U=>(0,$.isIP)(U)!==0&&!U.includes("%");function i(U){if(U==="")return()=>!1;const P=U.
replace(/^\*\./,"."),L=P.replace(/^\./,""),N=(0,s.Pv)(L),nt=N.ok?N.value:L;return G=>G.endsWith(`.${nt}`)||!P.startsWith(".")&&G===nt}function u(U){const P=/^\[([^\]]*)\]:([^:]*)$/.
exec(U)??/^([^:[\]]*):([^:[\]]*)$/.exec(U);return P===null?{name:U,port:""}:{name:P[1]??"",port:P[2]??""}}var y=t(3152),T=t(6339);const I=4*1024*1024,F=20;async function j(U,{
environment:P,directory:L,wording:N=y.w7}){const{settings:nt,mistakes:G}=(0,y.P$)(U,N),Y=await X(nt.caFile,N),at=H(P),Et=[Y,at].flatMap(V=>V.ok?[]:[V.why]),xt=await Promise.
all(x(nt.scan,L).slice(0,F).map(V=>N.missingPath(V,L))),Mt=[...G,...(0,T.S)(nt,N),...await C(nt,N),...await _(nt,N),...Et,...xt];if(Mt.length>0||!Y.ok||!at.ok)throw new y.
GN(Mt);return{...nt,authorities:Y.value,chooseProxy:at.value}}const x=(U,P)=>U.filter(L=>!/[*?[\]{}]/.test(L)&&!(0,O.existsSync)((0,S.resolve)(P,L)));async function C({
hostnames:U},{setting:P}){const L=P("hostnames"),N=U.flatMap(({addresses:Y})=>Y);if(N.length===0)return[];const{parseNamedAddress:nt}=await Promise.all([t.e(6917),
t.e(1667)]).then(t.bind(t,1257)),G=N.flatMap(Y=>{const at=nt(Y,"terraform");return at.ok?[]:[`${L}: "${Y.service}=${Y.text}" is wrong: ${at.why}`]});return(0,h.
Ku)(G,L)}async function _({ignore:U},{setting:P}){const L=P("ignore");if(U.length===0)return[];const{problemFacts:N}=await Promise.all([t.e(660),t.e(7341),t.e(2558),
t.e(1371),t.e(709)]).then(t.bind(t,709)),nt=N(),G=U.flatMap(({code:Y})=>{if(Object.hasOwn(nt,Y))return[];const at=(0,A.q)(Y,Object.keys(nt)),Et=at===null?`${g.aq}\
 lists the codes`:`did you mean "${at}"?`;return[`${L}: "${Y}" is not a problem code; ${Et}`]});return(0,h.Ku)(G,L)}function H(U){try{return(0,E.J)(c(U))}catch(P){
if(P instanceof TypeError)return(0,E.T)(P.message);throw P}}async function X(U,{setting:P}){if(U===null)return(0,E.J)(null);const L=(0,v.yR)(U,I),N=P("ca-file");
if(!L.ok)return(0,E.T)(`${N} "${U}" ${(0,w.mP)(L.failure)}`);const{parseAuthorities:nt}=await t.e(5036).then(t.bind(t,5036)),G=nt(L.text);return G.ok?G:(0,E.T)(
`${N} "${U}" ${G.why}`)}}),3612:((pt,W,t)=>{t.d(W,{ev:()=>A,ZW:()=>h,BU:()=>g,tG:()=>$,tC:()=>d});function O(s,c){const e=new TextEncoder().encode(s);let n=1,r=-1;
for(let a=1;a<=c;a+=1){const l=S(e,a);l>r&&(r=l,n=a)}return n}function S(s,c){const{length:e}=s,n=e&-4;let r=c;for(let a=0;a<n;a+=4)r^=E(v(s,a,4)),r=Math.imul(r<<
13|r>>>19,5)+3864292196|0;return n<e&&(r^=E(v(s,n,e-n))),r^=e,r=Math.imul(r^r>>>16,2246822507),r=Math.imul(r^r>>>13,3266489909),(r^r>>>16)>>>0}function v(s,c,e){
let n=0;for(let r=e-1;r>=0;r-=1)n=n<<8|(s[c+r]??0);return n}function E(s){const c=Math.imul(s,3432918353);return Math.imul(c<<15|c>>>17,461845907)}const w=500;function g(s,c,e){
const n=new Map;for(const m of e.values())n.set(m,(n.get(m)??0)+1);const r=Array.from(n).flatMap(([m,o])=>o>w?m:[]),a=new Set(r),l=new Set([...c,...n.keys()]),p=new Set(
[...l].filter(m=>!a.has(m)&&O(m,s.count)!==s.index)),M=Array.from(e).flatMap(([m,o])=>(a.has(o)?!A({...s,split:a},o,m):p.has(o))?m:[]);return{...s,split:a,others:new Set(
M),otherHosts:p}}const h=s=>s===null||s.index===1,A=(s,c,e)=>O(s.split.has(c)?`${c} ${e}`:c,s.count)===s.index,$=(s,c)=>s===null||(c===null?s.index===1:O(c,s.count)===
s.index),d=(s,c,e)=>s?.split.has(c)?Math.ceil(e/s.count):e}),1435:((pt,W,t)=>{t.d(W,{U7:()=>S,jK:()=>v,op:()=>E});var O=t(9562);const S=()=>Promise.all([t.e(660),
t.e(1371),t.e(1276),t.e(3432),t.e(2629),t.e(826)]).then(t.bind(t,826));async function v(g,h,A,{environment:$,directory:d,mayHavePlugins:s,plugins:c=null}){if(h.
hostnames.length===0&&g.every(({needs:M})=>M.length===0))return{usages:g,remarks:[],findings:[],configs:[],releases:A.releases};const e=await E(h.cliConfig,A.clients,
$),n=A.releases.map(M=>{const m=e.find(({client:o})=>o===M.client);return{...M,attemptMs:m?.requestTimeoutMs??M.attemptMs}}),r={root:d,plugins:c,mayHavePlugins:s,
releases:n,asksMirrors:h.depth!=="discovery"},a=await w(g,e,r),l=[...e.flatMap(M=>M.findings),...a.findings],{mergeFindings:p}=await S();return{...a,findings:p(
l),configs:e,releases:n}}async function E(g,h,A){const{readCliConfig:$,thisMachine:d}=await S(),s=d(A);return h.map(c=>$(c,s,g))}async function w(g,h,A){if(!g.some(
({needs:s})=>s.some(({service:c})=>c===O.xq)))return{usages:g,remarks:[],findings:[]};const{withoutInstalled:d}=await Promise.all([t.e(5927),t.e(7844)]).then(t.
bind(t,5927));return d(g,h,A)}}),8723:((pt,W,t)=>{t.d(W,{Z:()=>A,j:()=>w});var O=t(1064),S=t(7854),v=t(5960),E=t(1435);async function w({requirements:$,roots:d,
usages:s,part:c,checkouts:e},n,r,a){const l=[...new Set($.map(({host:C})=>C))],p=(0,v.e)($,n,r),M=Array.from(p,([C,_])=>(0,v.i)(C,_)),m=l.filter(C=>!p.has(C)),o=n.
depth!=="discovery"&&d.length>0;if(m.length===0&&!o)return{visits:M,inquiry:null,tokenSources:new Map};const{attemptLimitMs:f,visitHosts:i}=await(0,E.U7)(),{configs:u,
releases:y}=r,{credentials:T,forced:I}=await A(n,u,a),F=await g(T,n,a),j=await i(m,{...F,forced:I,required:Map.groupBy($,({host:C})=>C),maxRedirects:Math.max(...r.
clients.map(C=>O.NX[C])),releases:y,timeoutMs:n.timeoutMs??f(y),retries:n.retries,progress:C=>a.progress({kind:"visits",...C})}),x=n.depth==="discovery"?null:await h(
d,{...F,usages:s,part:c,settings:n,dialect:r,configs:u,environment:a.environment,directory:a.directory,lockHashes:e?.lockHashes??null,plugins:e?.plugins??null,learn:a.
secrets.learn,progress:C=>a.progress({kind:"registries",...C}),visits:j});return{visits:[...j,...M],inquiry:x,tokenSources:T.known}}async function g($,d,{startTimer:s,
stop:c}){const{networkOf:e}=await(0,E.U7)();return{network:e(d),credentials:{...$,find:(0,S.Oo)($.find)},concurrency:d.concurrency,random:Math.random,now:Date.now,
startTimer:s,stop:c}}async function h($,{environment:d,...s}){const{inquire:c}=await Promise.all([t.e(660),t.e(6917),t.e(5927),t.e(1276),t.e(3432),t.e(7517),t.e(
3567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,E.U7)(),n=s.settings.depth==="packages"?await Promise.all([t.e(660),t.e(6917),t.e(5927),t.e(400),t.e(1276),
t.e(7517),t.e(774)]).then(t.bind(t,774)):null;return c($,{...s,machine:e(d),askPackages:n?.askPackages??null})}async function A($,d,{environment:s,secrets:c,kill:e,
stop:n}){const{readMachineCredentials:r}=await(0,E.U7)();return r({...$,configs:d},s,{learn:c.learn,kill:e,stop:n.signal,abortAfter:a=>AbortSignal.timeout(a)})}}),
5453:((pt,W,t)=>{t.d(W,{D0:()=>d,lz:()=>s,K$:()=>a,a3:()=>n,Xo:()=>e});var O=t(2389),S=t(7052),v=t(9664);function E(l,{evidence:p,versions:M}){if(l.version!==null)
return()=>l.version;const m=p.filter(({level:o,version:f})=>o==="version-file"&&f!==null);return(o,f)=>m.some(u=>u.client===o&&w(f,(0,v.jt)(u.place.file)))?M[o]??
null:null}const w=(l,p)=>p===""||`${l}/`.startsWith(`${p}/`);var g=t(6195),h=t(7854),A=t(3152);const $=2e5;async function d({usages:l,notes:p,scanned:M,changed:m,
dialect:o,settings:f,listed:i}){const{declared:u,endedAt:y}=M;if(l.length===0&&![...u].some(Mt=>"place"in Mt)&&f.roots.length===0)return{roots:[],notes:[]};const{
rootsOf:I}=await t.e(5353).then(t.bind(t,5353)),{Readings:F,RootNotes:j,textNotes:x}=await Promise.all([t.e(6917),t.e(1203)]).then(t.bind(t,1203)),{clients:C,versions:_}=o,
H={usages:l,declared:u,clients:C},X=i===void 0?await s(H,f,y===null):await c(H,i),U=[],P=[],L=new F,N=f.dialect.name==="auto"?[]:C,nt=new j({clients:C,readings:L,
upgrade:f.upgrade,versionIn:E(f.dialect,o)}),G=f.depth!=="discovery";let Y=0;for(const Mt of I(X,{changed:m,versions:_,hasCalls:G})){if(Y+=Mt.directories.length,
Y>$){P.push((0,h.YW)(Mt.directory,(0,S.fileLimit)({kind:"roots",max:$})));break}nt.add(Mt),G&&U.push(Mt)}const at=[...x(l,u,{...o,readings:L,set:N})].filter(({place:Mt})=>m===
null||m.has(Mt.file)),Et=new Set(p.flatMap(({problem:Mt,place:V})=>Mt.code==="lock-invalid"?V.file:[])),xt=[...at,...nt.notes()].filter(({place:Mt})=>!Et.has(Mt.
file));return{roots:U,notes:[...xt,...P]}}async function s(l,{roots:p},M){const{layoutsOf:m,unmatched:o}=await t.e(5353).then(t.bind(t,5353)),f=p.map(y=>({text:y,
matches:(0,g.Ls)([y])})),i=m({...l,patterns:f}),u=M?o(i,f):[];if(u.length===0)return i;throw new A.GN(u.map(y=>`roots: no directory with configuration matches ${y}`))}
async function c(l,p){const{layoutsOf:M}=await t.e(5353).then(t.bind(t,5353));return l.clients.flatMap(m=>M({...l,clients:[m],patterns:[{text:"",matches:f=>p.get(
m)?.has(f)===!0}]}))}async function e(l,p){return p.every(({lockFile:m})=>m===null)?l:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(l,p)}function n(l,p,{
depth:M},m){if(M==="discovery")return l;const o=({kind:i,workspace:u})=>i==="cloud_default"?!!m.TF_CLOUD_HOSTNAME:i!=="backend_remote_default"||u?.organization===
null,f=new Set(p.filter(i=>!o(i)).map(({place:i})=>r(i)));return l.map(i=>i.problem.code==="host-missing"&&f.has(r(i.place))?{...i,problem:{...i.problem,severity:"\
error"}}:i)}const r=({file:l,line:p,column:M})=>`${l}:${p}:${M}`;async function a(l,p){if(l===null)return O.j7;const{judgeInit:M}=await Promise.all([t.e(7341),t.
e(6917),t.e(5761)]).then(t.bind(t,5761));return M(l,p)}}),370:((pt,W,t)=>{t.d(W,{C_:()=>d,IZ:()=>A,PT:()=>$,SQ:()=>w});var O=t(6897),S=t(8416),v=t(7152);const E=20;
async function w({scan:s,exclude:c},{directory:e,environment:n,stop:r,progress:a}){const l={root:e,scan:s,exclude:c},p=r.why===null?h(l):null;if(p!==null)return p;
const{scanInSteps:M}=await g(),m=M(l,Object.keys(n));return(0,O.n)(m,r,o=>a({kind:"scan",files:o}))}const g=()=>Promise.all([t.e(400),t.e(7210),t.e(5962)]).then(
t.bind(t,5962));function h(s){const c={toolFiles:[],hasPlugins:!1};let e=0;for(const{kind:n}of(0,v.G)(s,c))if(e+=1,n!=="directory"||e>E)return null;return{...c,
usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const A=(s,c,e)=>(0,S.L2)($(s,c,e));function $({
dialect:s,exclude:c,scan:e},n,{environment:r,directory:a}){if(e.length===0)return{setting:s,scan:null};const l=(0,S.oh)({root:a,exclude:c},n.toolFiles),p=!!r.TF_CLOUD_HOSTNAME;
return{setting:s,scan:{...n,tools:l,hasCloudHostname:p}}}const d=({hasPlugins:s},{scan:c})=>s||c.some(e=>e!==".")}),7082:((pt,W,t)=>{t.d(W,{O:()=>O});const O=S=>({
discovery:S,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((pt,W,t)=>{t.d(W,{C:()=>v,
h:()=>w});var O=t(7854);const S=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_\
default","migrate_backend_remote","migrate_backend_remote_default"]);function v(h,A,$,d=(0,O.kA)(A)){const s=h.hostnames.flatMap(({host:e,services:n})=>{const r=n.
length>0?n:h.requiredServices;return(r.length>0?r:["any"]).map(l=>({host:e,service:l,clients:$,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),c=new Set(
[...d,...h.hostnames.map(({host:e})=>e)]);return w([s,E(A,c)],$)}function*E(h,A){for(const{kind:$,needs:d,place:s}of h){const c=!S.has($);for(const e of d)yield{
...e,because:[s],isImplied:!A.has(e.host),isForInit:c}}}function w(h,A){const $=new Map;for(const d of h)for(const s of d)g($,s);return Array.from($.values(),d=>({
...d,clients:A.filter(s=>d.clients.includes(s))}))}function g(h,A){const{host:$,service:d,clients:s,because:c}=A,e=`${$} ${d}`,n=h.get(e);if(n===void 0){h.set(e,
{...A,clients:[...s],because:[...c]});return}n.isForInit||=A.isForInit,n.isImplied&&=A.isImplied,n.isAssumed===!0&&(n.isAssumed=A.isAssumed===!0);for(const r of c)
n.because.push(r);for(const r of s)n.clients.includes(r)||n.clients.push(r)}}),5960:((pt,W,t)=>{t.d(W,{e:()=>E,i:()=>g});var O=t(6697),S=t(1831),v=t(7082);function E(h,{
hostnames:A,allowedHosts:$},{isGuess:d}){const s=new Set(A.map(({host:e})=>e)),c=new Map;for(const e of h){const{host:n}=e;if(s.has(n)||c.has(n))continue;const r=d===
!0||e.isAssumed===!0,a=w(e,r,(0,S.Jr)(n,$));a!==null&&c.set(n,a)}return c}function w({host:h,isImplied:A,because:$,clients:d,isAssumed:s=!1},c,e){const n=(0,S.nx)(
h);if((0,S.Rt)(h))return(0,O.hostGeneric)({host:n});const[r]=$.filter(l=>typeof l!="string"),a=A&&r!==void 0?{place:r,clients:d}:null;return a!==null&&c?(0,O.hostAssumed)(
{host:n,...a,isListed:s}):e?null:(0,O.hostNotAllowed)(a===null?{host:n}:{host:n,implied:a})}const g=(h,A)=>({host:h,attempt:(0,v.O)({kind:"skipped",problem:A}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((pt,W,t)=>{t.d(W,{f:()=>E,q:()=>g});var O=t(3024),S=t(6760),v=t(6309);function E(s,c,e){
const n=w((0,O.realpathSync)(s),c),r=(0,S.basename)(c),a=(0,S.join)(n,`.${r.slice(0,60)}.${Math.random().toString(36).slice(2)}`),l=(0,O.openSync)(a,"wx");try{try{
for(const p of e)(0,O.writeFileSync)(l,p)}finally{(0,O.closeSync)(l)}(0,O.renameSync)(a,(0,S.join)(n,r))}catch(p){throw(0,O.rmSync)(a,{force:!0}),p}}function w(s,c){
const e=(0,S.resolve)(s,c),n=d(s,e);if(!n&&!(0,S.isAbsolute)(c))throw new v.Lw(`it is outside ${s}; use an absolute path if that is intended`);const r=n?s:(0,S.
parse)(e).root;return(0,S.relative)(r,(0,S.dirname)(e)).split(S.sep).filter(Boolean).reduce((l,p)=>h(l,p,s),r)}function g(s,c){const e=(0,O.realpathSync)(s);return A(
w(e,c),(0,S.basename)(c),e)}function h(s,c,e){const n=(0,S.join)(s,c);return(0,O.lstatSync)(n,{throwIfNoEntry:!1})===void 0&&$(n),A(s,c,e)}function A(s,c,e){const n=(0,S.
join)(s,c);if(!(0,O.lstatSync)(n,{throwIfNoEntry:!1})?.isSymbolicLink())return n;const r=(0,O.realpathSync)(n);if(!d(e,s)||d(e,r))return r;throw new v.Lw(`the l\
ink ${(0,S.relative)(e,n)} leads outside ${e}; remove it or choose another path`)}function $(s){try{(0,O.mkdirSync)(s)}catch(c){if(!(0,v.Or)(c)||c.code!=="EEXIS\
T")throw c}}function d(s,c){const e=(0,S.relative)(s,c);return e!==".."&&!e.startsWith(`..${S.sep}`)&&!(0,S.isAbsolute)(e)}}),9076:((pt,W,t)=>{t.d(W,{QB:()=>S,im:()=>O,
yX:()=>v});const O=["fails","warns","works","unchecked","skipped"],S=5,v=({outcome:E})=>E!=="unchecked"&&E!=="skipped"}),997:((pt,W,t)=>{t.d(W,{O:()=>S,T:()=>E});
var O=t(1064);const S=({earlier:w,attempt:g,later:h})=>[...w,g,...h];function v({discovery:w,timing:g,headMs:h,hops:A},{attemptMs:$}){const d=h!==null&&h<=$?A.at(
-1)?.status:null;return d===null||(0,O.Mq)(d??0)?"retries":w.kind!=="failed"&&g.totalMs<=$?"works":"fails"}function E(w,g){const h=w.map(d=>v(d,g)),A=h.indexOf(
"works");return A<0?"never":A<=g.retries&&!h.slice(0,A).includes("fails")?"always":"sometimes"}}),4475:((pt,W,t)=>{t.d(W,{Y:()=>v});var O=t(6309),S=t(8641);async function v(E,w){
const{history:g}=E.settings;if(g===null)return{checked:E,warnings:[]};try{const{recordRun:h}=await t.e(5175).then(t.bind(t,5175)),{history:A,warnings:$}=h(g,E,w);
return{checked:{...E,context:{...E.context,history:A}},warnings:$}}catch(h){return{checked:E,warnings:[`the history ${(0,S.RK)(g)} was not read: ${(0,S.RK)((0,O.
A3)(h))}`]}}}}),3795:((pt,W,t)=>{t.d(W,{qY:()=>$,Si:()=>n,fN:()=>c,XP:()=>e});var O=t(733),S=t(1831),v=t(4120),E=t(8641);const w=2,g=80;function h(r){if(r.kind===
"scan")return`read ${(0,v.px)(r.files,"file")}`;if(r.kind==="registries")return`${r.done} of ${(0,v.px)(r.total,"question")} to registries answered`;const{done:a,
total:l,failed:p,waiting:M}=r,m=p===0?"":`, ${p} failed so far`;return`${a} of ${(0,v.px)(l,"host")} checked${m}${A(M)}`}function A(r){if(r.size===0)return"";const a=[
...r].slice(0,w).map(p=>(0,E.RK)((0,S.nx)(p),g)),l=r.size-a.length;return l>0?`; waiting for ${a.join(", ")} and ${(0,v.px)(l,"other")}`:`; waiting for ${a.join(
" and ")}`}const $={show:()=>{},end:()=>{}},d=5e3,s=200;function c(r,a){let l=null,p=!0;const M=a(d,()=>{l!==null&&(p&&r(h(l)),p=!p)});return{show:o=>{l=o},end:M}}
function e(r,a,l){let p=null,M="";const m=l(s,()=>{const i=p===null?"":(0,O.W)(h(p),0,a-1);i!==M&&(M=i,r(`\r${i}\x1B[K`))});return{show:i=>{p=i},end:()=>{m(),M!==
""&&r("\r\x1B[K")}}}const n=(r,a)=>{const l=setInterval(a,r).unref();return()=>clearInterval(l)}}),8463:((pt,W,t)=>{t.d(W,{t:()=>h});var O=t(6309),S=t(566),v=t(
3329),E=t(5505),w=t(5955),g=t(8641);async function h({report:d,badge:s},c,e){const n=[],r=async(a,l,p)=>{try{(0,S.f)(e,l,(0,w.mk)(await p()))}catch(M){n.push(`t\
he ${a} ${(0,g.RK)(l)} was not written: ${(0,g.RK)((0,O.A3)(M))}`)}};for(const{path:a,format:l}of d)await r("report",a,()=>$(l,c));return s!==null&&await r("bad\
ge",s,()=>A(c)),n}async function A({verdict:d}){return[(await t.e(4789).then(t.bind(t,4789))).renderBadge(d)]}async function $(d,{verdict:s,context:c}){switch(d){case"\
json":return(0,v.h)(s,c);case"sarif":return(await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(3933)]).then(t.bind(t,3933))).renderSarif(s,c);case"junit":return(await t.
e(5868).then(t.bind(t,5868))).renderJunit(s,c);case"codequality":{const{renderCodeQuality:e}=await t.e(8957).then(t.bind(t,8957)),{hash:n}=await Promise.resolve().
then(t.t.bind(t,7598,19));return e(s,r=>n("sha256",r))}case"html":{const{renderHtml:e}=await t.e(7466).then(t.bind(t,7466)),{hash:n}=await Promise.resolve().then(
t.t.bind(t,7598,19));return e(s,c,r=>n("sha256",r,"base64"))}case"markdown":return[(0,E.Gc)(s,c)]}}}),7361:((pt,W,t)=>{t.d(W,{QY:()=>$,_N:()=>h,eC:()=>w,k2:()=>A,
mc:()=>E});var O=t(7574),S=t(5102),v=t(4120);function E({good:d,runs:s}){if(s===0)return null;const c=Math.floor(1e4*d/s);if(c>=9900)return`${c/100}%`;const e=Math.
floor(c/10);return e===0&&d>0?"below 0.1%":`${e/10}%`}const w=({days:d,good:s,runs:c})=>`${s} of ${(0,v.px)(c,"run")} in ${d} days`,g=["fails","unchecked","warn\
s","skipped","works"];function h(d){const s=g.flatMap(e=>{const{length:n}=d.filter(a=>a.outcome===e),r=e==="warns"?"with warnings":S.nx[e];return n===0?[]:[`${n}\
 ${r}`]});return`${d.length===1?"last run":`last ${(0,v.px)(d.length,"run")}`}: ${s.join(", ")}`}const A=({latency:d})=>d===null?null:`median ${(0,O.kJ)(d.medianMs)}\
, 95th percentile ${(0,O.kJ)(d.p95Ms)}`,$=({from:d,until:s},c)=>s===null?`${(0,O.u8)(d,c)} so far`:(0,O.u8)(d,s)}),4218:((pt,W,t)=>{t.d(W,{H6:()=>m,MC:()=>e,U4:()=>n,
XQ:()=>f,bW:()=>l,kW:()=>o,qX:()=>c,wz:()=>M});var O=t(9076),S=t(7574),v=t(5102),E=t(4120);const w=["\u2581","\u2582","\u2583","\u2585","\u2586","\u2587"],g="\u2573",
h="\u254C",A=[100,250,500,1e3,2500],$=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or more"],d=i=>A.filter(u=>i>=u).length;function s(i){
return i.outcome==="fails"?g:(0,O.yX)(i)?w[d(i.ms??0)]??"":h}const c=i=>i.map(s).join("");function e(i){const u=i.flatMap(({history:j})=>j.recent),y=new Set(u.map(
s)),T=u.some(j=>s(j)===w[0]&&j.ms===null);return[...w.map((j,x)=>{const C=$[x]??"";return[j,x===0&&T?`${C} or not measured`:C]}),[g,"failed"],[h,"no result"]].filter(
([j])=>y.has(j))}function n({hosts:i},{history:u}){return i.flatMap(T=>{const I=u?.get(T.visit.host);return I!==void 0&&I.recent.filter(O.yX).length>1?[{host:T,
history:I}]:[]}).toSorted((T,I)=>Number(a(I))-Number(a(T))||p(T,r)-p(I,r)||p(T,Number.POSITIVE_INFINITY)-p(I,Number.POSITIVE_INFINITY))}const r=30,a=({host:i})=>(0,v.
sG)(i)==="fails",l=({history:i},u)=>m(i).findLast(y=>y.days<=u);function p(i,u){const y=l(i,u);return y===void 0?1:y.good/y.runs}const M=i=>a(i)||i.history.recent.
some(({outcome:u})=>u==="fails"),m=({uptime:i})=>i.filter(({runs:u},y)=>u>(i[y-1]?.runs??0));function o({recent:i,uptime:u,incidents:[y]}){if(y===void 0||y.until!==
null)return null;const T=i.filter(({outcome:j})=>j==="fails").length,I=u.at(-1);return I!==void 0&&I.runs-I.good===1?`first failure in ${(0,E.px)(I.runs,"run")}`:
T<=y.runs&&y.runs>1?null:`failed ${T} of the last ${i.filter(O.yX).length} runs`}function f({incidents:[i]}){return i===void 0||i.until!==null||i.runs<2?null:`f\
ailing since ${(0,S.QN)(i.from)} (${(0,E.px)(i.runs,"run")})`}}),1505:((pt,W,t)=>{t.d(W,{G_:()=>s,Yj:()=>d,Zc:()=>A,o7:()=>$,se:()=>h,tN:()=>E});var O=t(7574),S=t(
4120),v=t(8884);const E=120,w=20,g=6;function h({requirements:l},{dialect:p},M){return{label:"required",texts:(0,S.UV)(l,w,({service:o,clients:f,because:i})=>{const u=o===
"any"?(0,S.DO)(o):M.value((0,S.DO)(o),E),T=p.clients.every(I=>f.includes(I))?"":` for ${(0,S.wO)(f)}`;return`${u}${T} (${(0,v.Yx)(i,M.because)})`})}}function A({
visit:l},p){const{timing:M,discovery:m}=l.attempt,o=m.kind==="failed"?m.excerpt:null,f=(0,O.I$)(M).map(([T,I])=>`${T} ${(0,O.kJ)(I)}`),i=l.earlier.map(T=>{const{
kind:I}=T.discovery;return`${I==="failed"?T.discovery.problem.code:I} after ${(0,O.kJ)(T.timing.totalMs)}`}),u=o===null?[]:[p.value(o.replace(/\s+/gu," ").trim())],
y=l.credentials?.hasToken?[p.prose(l.credentials.source)]:[];return[{label:"body",texts:u},{label:"timing",texts:[f.join(", ")]},{label:"retried",texts:i},{label:"\
token from",texts:y}]}const $=(l,p)=>[{label:"credentials",texts:r(l)?n(l.visit.looks,p.prose):[]},{label:"host block",texts:a(l.visit).map(M=>p.prose(M))}];function d({
visit:l,services:p,servicesLeftOut:M,servicesFrom:m},o){const f=p.map(({id:u})=>o.value(u,E)),i=m===null?(0,O.kJ)(l.attempt.timing.totalMs):`host block at ${o.because(
m)}`;return`${f.length===0?"no services":(0,S.K4)(f,g,M)} (${i})`}function s(l){return[...Map.groupBy(l,M=>JSON.stringify(M.looks.map(e))).values()].map(M=>({clients:M.
map(({client:m})=>m),looks:M[0]?.looks.map(e)??[]}))}const c={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry with\
out a token","not asked":"not run","not read":"turned off"},e=({source:l,held:p,counts:M})=>({source:l,held:`${c[p]}${M?p==="no token"?" (ends the search)":" (u\
sed)":""}`});function n(l,p){const M=s(l);return M.flatMap(({clients:m,looks:o})=>o.map(({source:f,held:i})=>`${M.length>1?`${(0,S.wO)(m)}: `:""}${p(f)}: ${i}`))}
const r=({findings:l})=>l.some(({problem:{code:p}})=>/^credentials-|^document-unauthorized$/.test(p));function a({forced:l}){return[...Map.groupBy(l,({place:M})=>(0,v.
eo)(M))].map(([M,m])=>`${M}, for ${(0,S.wO)(m.map(({client:o})=>o))}`)}}),2704:((pt,W,t)=>{t.d(W,{IL:()=>E,Rr:()=>w,Z4:()=>v});var O=t(5955),S=t(8641);const v=(g,h,A,$)=>`\
,
${A}"${g}": ${E(h,A,$)}`,E=(g,h,A)=>(0,S.s$)(JSON.stringify(g,A,2).replaceAll(`
`,`
${h}`));function*w(g,h,{maxBytes:A,margin:$,replace:d},s){if(h.length===0)return yield v(g,[],$),0;const c=`${$}  `;yield`,
${$}"${g}": [`;const e=r=>`
${c}${E(s(r),c,d)}`,n=yield*(0,O._Q)(h,new O.Wv(A),e,",");return yield`
${$}]`,n}}),3329:((pt,W,t)=>{t.d(W,{h:()=>T});var O=t(4e3),S=t(5799),v=t(2704),E=t(997),w=t(1831),g=t(8641),h=t(5465);function A(P,L){const{visit:N,requirements:nt,
services:G,servicesLeftOut:Y,servicesFrom:at,clients:Et,isNew:xt}=P,{discovery:Mt,hops:V,timing:tt,certificates:ct}=N.attempt;return{host:N.host,display:(0,w.nx)(
N.host),discovery:Mt.kind,...$(Mt),documentUrl:s(Mt),hops:V.map(e),services:Object.fromEntries(G.map(ft=>[ft.id,n(ft)])),...Y>0?{servicesLeftOut:Y}:{},servicesFrom:at===
null?null:(0,h.W$)(at),hostBlocks:N.forced.map(({client:ft,place:ut})=>({client:ft,place:(0,h.W$)(ut)})),required:nt.map(({service:ft,clients:ut,because:mt,becauseLeftOut:At=0})=>{
const{kept:Rt,left:vt}=L(mt),Kt=(0,h.ig)("because",vt+At);return{service:ft,clients:ut,because:Rt,...Kt}}),credentials:N.credentials?.hasToken?N.credentials.source:
null,looks:N.looks.map(({client:ft,looks:ut})=>({client:ft,looks:ut.map(c)})),attempts:(0,E.O)(N).length,...N.earlier.length===0?{}:{earlier:N.earlier.map(d)},timingMs:l(
tt),certificates:ct,clients:Et,...xt?{new:!0}:{}}}function $(P){if(P.kind==="skipped")return{code:P.problem.code};if(P.kind!=="failed")return{};const{problem:L,
excerpt:N}=P;return{code:L.code,...N===null?{}:{excerpt:N}}}const d=({discovery:P,timing:L})=>({discovery:P.kind,..."problem"in P?{code:P.problem.code}:{},ms:L.
totalMs}),s=P=>P.kind==="found"||P.kind==="absent"?(0,g.cq)(P.url):null,c=({source:P,held:L,counts:N})=>({source:P,held:L,counts:N}),e=({url:P,status:L,reason:N,
mediaType:nt,authorization:G,address:Y,proxy:at,ms:Et})=>({url:(0,g.cq)(P),status:L,reason:N,mediaType:nt,authorization:G,address:Y,proxy:at===null?null:(0,g.cq)(
at),ms:Et});function n(P){switch(P.kind){case"url":return{url:(0,g.cq)(P.url)};case"login":return{login:r(P.login),...P.leftOut>0?{elementsLeftOut:P.leftOut}:{}};case"\
problem":return{problem:a(P.problem)}}}const r=({client:P,grantTypes:L,authz:N,token:nt,ports:G,scopes:Y})=>({client:P,grantTypes:L,authz:N===null?null:(0,g.cq)(
N),token:nt===null?null:(0,g.cq)(nt),ports:G,scopes:Y}),a=({code:P,message:L,help:N})=>({code:P,message:L,help:N??null}),l=({lookupMs:P,connectMs:L,tlsMs:N,firstByteMs:nt,
totalMs:G})=>({lookup:P,connect:L,tls:N,firstByte:nt,total:G}),p=1e4,M=100,m=({directory:P,clients:L,rows:N},nt)=>({...(0,h.jt)(P),clients:L,rows:N.slice(0,p).map(
G=>o(G,nt)),...(0,h.ig)("rows",N.length-p)});function o(P,L){const{kind:N,address:nt,source:G,host:Y,constraints:at,locked:Et,chosen:xt,newest:Mt,platforms:V}=P,
{kept:tt,left:ct}=L(P.places);return{kind:N,address:nt,source:G,host:Y,constraints:at.slice(0,M),...(0,h.ig)("constraints",at.length-M),locked:Et,chosen:xt,newest:Mt,
platforms:V.map(({platform:ft,available:ut})=>({platform:ft,available:ut})),worst:P.worst,codes:P.problems.map(({code:ft})=>ft),places:tt,...(0,h.ig)("places",ct+
(P.placesLeftOut??0))}}const f=1,i={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},u=4096,y="  ";function*T(P,L,N=i){const{
usages:nt,...G}=L.scan,{hosts:Y,files:at,findings:Et,passed:xt,ignored:Mt,stopped:V,roots:tt}=P,ct=Y.flatMap(({requirements:vt})=>vt.map(Kt=>Kt.because)),ft=(0,h.
R1)(ct,N.becauseLists),ut=(0,h.R1)(Et.map(vt=>vt.places),N.placeLists),mt=(0,h.R1)(tt.flatMap(({rows:vt})=>vt.map(Kt=>Kt.places)),N.rowPlaceLists),{remarks:At}=L;
yield*[`{
  "schemaVersion": ${f}`,I("version",L.version),I("passed",xt),...V===null?[]:[I("stopped",(0,O.Cw)(V)),I("incomplete",j(V))],I("failOn",L.failOn),...x(L),I("di\
alect",L.dialect.name),I("clientDetection",X(L.dialect)),I("clients",L.clients),I("startedAt",L.startedAt),I("durationMs",L.durationMs),I("counts",_(P))],yield*C(
"hosts",Y,N.hosts,vt=>A(vt,ft));const Rt=new Set(at);yield*C("findings",Et,N.findings,vt=>U(vt,ut,Rt.has(vt))),tt.length>0&&(yield*C("roots",tt,N.roots,vt=>m(vt,
mt))),yield*[I("ignored",Mt),I("usages",nt),...At.length===0?[]:[I("remarks",At)],I("scan",G),`
}
`]}const I=(P,L)=>(0,v.Z4)(P,L,y,F),F=(P,L)=>typeof L=="string"?(0,O.dh)(L,u):L,j=P=>P.kind==="several"?P.reasons:[P],x=({repository:P,repositories:L,shards:N})=>[
...P===null?[]:[I("repository",P)],...L.length===0?[]:[I("repositories",L)],...N===null?[]:[I("shards",N)]];function*C(P,L,N,nt){const G=yield*(0,v.Rr)(P,L,{maxBytes:N,
margin:y,replace:F},nt);G>0&&(yield I(`${P}LeftOut`,G))}const _=({findings:P})=>Object.fromEntries(S.oC.map(L=>[`${L}s`,P.filter(N=>N.severity===L).length])),H=20,
X=({clients:P,versions:L,releases:N,isGuess:nt,why:G,evidence:Y,evidenceLeftOut:at=0})=>({clients:P,assumed:nt??!1,why:G,versions:Object.entries(L).map(([Et,xt])=>({
client:Et,version:xt})),releases:N.map(({name:Et})=>Et),evidence:Y.slice(0,H).map(({client:Et,version:xt,level:Mt,text:V,place:tt})=>({client:Et,version:xt,kind:Mt,
text:V,...(0,h.$t)(tt)})),...(0,h.ig)("evidence",Math.max(0,Y.length-H)+at)});function U(P,L,N){const{problem:nt,severity:G,host:Y,service:at,places:Et,placesLeftOut:xt=0,
affects:Mt,exclude:V}=P,{kept:tt,left:ct}=L(Et);return{code:nt.code,severity:G,host:Y,service:at,message:nt.message,help:nt.help??null,places:tt,...(0,h.ig)("pl\
aces",xt+ct),affects:Mt,...N&&Y!==null?{inFile:!0}:{},...V===void 0?{}:{exclude:V}}}}),5465:((pt,W,t)=>{t.d(W,{$t:()=>d,R1:()=>E,W$:()=>$,ig:()=>e,jt:()=>c});var O=t(
2886),S=t(5143),v=t(5955);function E(n,r){const a=new Map;for(const p of n)a.has(p)||a.set(p,p.reduce((M,m)=>M+A(m),0));const l=(0,v._3)(n.map(p=>a.get(p)??0),r);
return p=>{const m=(a.get(p)??0)<=l?p:(0,v.ux)((0,O.D3)(p),l,A);return{kept:m.map($),left:p.length-m.length}}}const w=140,g=30,h=6;function A(n){if(typeof n=="s\
tring")return w;const{file:r}=n,a=(0,S._M)(r)===null?0:g;return w+a+r.length*(/^[ -~]*$/.test(r)?1:h)}const $=n=>typeof n=="string"?n:d(n),d=({file:n,line:r,column:a,
endColumn:l})=>({...s(n),line:r,column:a,endColumn:l});function s(n){const{repository:r,path:a}=(0,S.bH)(n);return r===null?{file:n}:{repository:r,file:a}}function c(n){
const{repository:r,path:a}=(0,S.bH)(n);return r===null?{directory:n}:{repository:r,directory:a}}const e=(n,r)=>r>0?{[`${n}LeftOut`]:r}:{}}),9574:((pt,W,t)=>{t.d(
W,{I$:()=>v,MB:()=>E,R4:()=>A,TM:()=>w,hn:()=>h,rm:()=>g});var O=t(5955),S=t(8641);function v($,d,s=[]){const c=$.map((n,r)=>`<th align="${s.includes(r)?"right":
"left"}">${n}</th>`),e=d.map(n=>`<tr>${$.map((a,l)=>`<td${s.includes(l)?' align="right"':""}>${n[l]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${c.
join("")}</tr>`,...e,"</table>"].join(`
`)}const E=$=>["<ul>",...$.map(d=>`<li>${d}</li>`),"</ul>"].join(`
`),w=($,d)=>["<details>",`<summary>${$}</summary>`,...d,"</details>"].join(`
`),g=$=>(0,S.D9)($).replaceAll(".",".<wbr>"),h=$=>`<code>${(0,S.js)($).replaceAll("/","/<wbr>")}</code>`;function A($,d,s,c){const e=[];let n=0;for(const r of $){
const a=c(r);if(n+=(0,O.$$)([a].flat().join(""))+s,n>d)break;e.push(a)}return e}}),5505:((pt,W,t)=>{t.d(W,{gD:()=>xn,Fp:()=>Nn,Gc:()=>Wt,XA:()=>Zt,rL:()=>kn});var O=t(
7574),S=t(5102),v=t(4120),E=t(5955),w=t(6763),g=t(8641),h=t(1831),A=t(2796),$=t(4218),d=t(8884),s=t(9574),c=t(5143),e=t(4503),n=t(8373);const r=6,a=3,l=3,p=60,M=2,
m=1e3;function o(R,k,B=!0){const K=k.context.repositories.length,q=`<b>${(0,d.mj)(R,K)}</b>`;if(!B)return q;const rt=(0,d.eb)(R),ht=rt.slice(0,r).map(Pt=>(0,n.u_)(
Pt,k)),ot=k.isBrief?rt.length-ht.length:0,Tt=ot>0?` ${(0,n.jP)(ot,"repository",k)}`:"";return`${q}: ${ht.join(", ")}${Tt}`}function f(R,k,B){const K=k.isBrief?[]:
(0,d.eb)(R).slice(r);if(K.length===0)return[];const q=(0,s.R4)(K,B,M,Pt=>(0,n.u_)(Pt,k)),rt=q.length===K.length,ht=({file:Pt})=>(0,s.hn)((0,c._M)(Pt)??""),ot=rt?
q:(0,s.R4)(K,B,M,ht),Tt=K.length-ot.length;return[(0,s.TM)((0,v.px)(K.length,"more repository"),[`<p>${ot.join(", ")}</p>`,...Tt>0?[`<p>${(0,n.jP)(Tt,"repositor\
y",k)}</p>`]:[]])]}function i(R,k,B){const K=(0,d._X)(R),[q]=K;if(q===void 0)return"";const rt=K.slice(0,a).map(({repository:Ft})=>(0,g.D9)(Ft)),ht=(0,v.K4)(rt,
a,K.length-rt.length),ot=`${n.rC[q.errors>0?"error":"warning"]} <b>${(0,v.px)(K.length,"repository")}</b> with errors or warnings in ${K.length===1?"its":"their"}\
 own files: ${ht}`;if(k.isBrief)return`<p>${ot}</p>`;const Tt=(0,s.R4)(K,B-(0,E.$$)(ot),p,Ft=>u(Ft,k)),Pt=K.length-Tt.length;return(0,s.TM)(ot,[(0,s.I$)(["Repos\
itory","Findings","First in"],Tt),...Pt>0?[`<p>${(0,n.jP)(Pt,"repository",k)}</p>`]:[]])}function u(R,k){const{repository:B,findings:K}=R,q=[...Map.groupBy(K,({
code:Pt})=>Pt)],rt=q.slice(0,l).map(([Pt,[Ft,...Qt]])=>{const tn=Ft===void 0?"":` at ${(0,n.b_)(Ft.place,k)}`;return`${(0,n._h)(Pt,Pt,k)}${tn}${Qt.length===0?"":
` and ${Qt.length} more`}`}),ht=q.length-rt.length,ot=(0,e.aE)(B,k.context),Tt=(0,s.hn)(B);return[ot===null?Tt:`<a href="${(0,g.js)(ot,m)}">${Tt}</a>`,(0,d._5)(
R),[...rt,...ht>0?[`and ${(0,v.px)(ht,"more code")}`]:[]].join("<br>")]}const y=20,T=10,I=700,F=4,j=300,x=1,C=6,_=12,H=4,X=1/2,U=12e3,P=20,L=200;function N(R,k,B){
const K=(0,A.cZ)(R),q=K.slice(0,k.isBrief?T:y),rt=Math.min(U,B*X/q.length),ht=(0,A.YM)(q);let ot=B-L;const Tt=Qt=>{const tn=nt(Qt,k,rt,ht.get(Qt)??null),on=(0,E.
$$)(tn)<ot?tn:`${at(Qt,k)}</p>`;return ot-=(0,E.$$)(on)+P,on},Pt=(0,s.R4)(q,B-L,P,Tt),Ft=K.length-Pt.length;return Ft>0?[...Pt,`<p>${(0,n.jP)(Ft,"cause",k)}</p>`]:
Pt}function nt(R,k,B,K){const{findings:q,message:rt,help:ht}=R,ot=q.length>1&&q[0]?.exclude!==void 0,Pt=[ut(R,k),mt(R),At(R,k)].filter(on=>on!==""),{lines:Ft,list:Qt,
rest:tn}=K===null?G(R,k,B):{lines:[`The same hosts as for ${K}`],list:[],rest:[]};return[at(R,k),...Ft.map(on=>`<br>${on}`),...rt===null?[]:[`<br>${(0,v.Iu)((0,g.
h$)(rt,I))}`],...ht===null||ot?[]:[Y(ht)],...Pt.length===0?[]:[`<br><sub>${Pt.join(" ")}</sub>`],"</p>",...Qt.length===0?[]:[(0,s.MB)(Qt)],...tn].join(`
`)}function G(R,k,B){const{findings:K,message:q}=R,rt=V(K,k),ht=q!==null&&(0,A.hs)(R)&&R.hosts.length===1,ot=q!==null||(0,A.hs)(R),Tt=rt&&!ht?[`In ${o(K,k,ot)}`]:
[],Pt=rt&&ot?f(K,k,B/2):[];if(rt&&q!==null&&!(0,A.hs)(R))return{lines:Tt,list:[],rest:Pt};const Ft=(0,A.S3)(R),Qt=q===null?H:(0,A.hs)(R)?C:_,tn=Ft.slice(0,Qt).map(
wn=>Et(wn,R,k)),on=q===null||tn.length===0?[]:[tn.join(", ")],gn=rt?B/2:B;return{lines:[...on,...Tt],list:q===null?tn:[],rest:[...ft(R,Ft.slice(Qt),k,gn),...Pt]}}
const Y=R=>`<br><b>Help:</b> ${(0,g.h$)(R,I)}`;function at(R,k){const{severity:B,code:K,title:q}=R,rt=(0,A.pq)(R),ht=rt>1?`${(0,v.px)(rt,(0,A.a2)(R))}: `:"";return`\
<p>${n.rC[B]} <b>${ht}${q}</b> (${(0,n._h)(K,K,k)})`}function Et(R,k,B){return"file"in R?(0,n.u_)(R,B):k.message===null?ct(R,k,B):xt(R,k.hosts.length===1,B)}function xt(R,k,B){
const[K]=R,q=K?.host?(0,g.D9)((0,h.nx)(K.host)):"",rt=K?.isHostNew?[v.dy]:[];if(k){const Tt=(0,d.yv)(R).settings.map(n.Su),Pt=V(R,B)?o(R,B):tt(R,F,B),Qt=(V(R,B)?
[...Tt,Pt]:[Pt,...Tt]).filter(tn=>tn!=="").join(", ");return`${q}${Qt===""?"":` in ${Qt}`}${rt.map(tn=>` (${tn})`)}`}const ot=[...rt,Mt(R,B)].filter(Tt=>Tt!=="").
join("; ");return ot===""?q:`${q} (${ot})`}const Mt=(R,k)=>V(R,k)?(0,v.px)((0,d.eb)(R).length,"repository"):tt(R,x,k).replace(/ places?$/,""),V=(R,{context:k})=>(0,d.
mj)(R,k.repositories.length)!=="";function tt(R,k,B){const{lines:K,leftOut:q}=(0,d.yv)(R);return K.length===0?"":(0,n.EP)(K,k,B,q)}function ct(R,k,B){const K=(0,A.
hs)(k)?xt(R,!1,B):tt(R,x,B);return R.map(({problem:q})=>{const rt=(0,g.h$)(q.message,j),ht=k.help===null&&q.help?Y(q.help):"";return`${K===""?(0,v.Iu)(rt):`${K}\
: ${rt}`}${ht}`}).join("<br>")}function ft(R,k,B,K){const q=R.message===null?"finding":(0,A.a2)(R),{leftOut:rt}=(0,A.hs)(R)?{leftOut:0}:(0,d.yv)(R.findings),ht=k.
length+rt;if(ht===0)return[];if(B.isBrief)return[`<p>${(0,n.jP)(ht,q,B)}</p>`];const ot=(0,s.R4)(k,K,P,Ft=>Et(Ft,R,B)),Tt=ht-ot.length,Pt=R.message===null?(0,s.
MB)(ot):`<p>${ot.join(", ")}</p>`;return[(0,s.TM)((0,v.px)(ht,`more ${q}`),[...ot.length===0?[]:[Pt],...Tt>0?[`<p>${(0,n.jP)(Tt,q,B)}</p>`]:[]])]}function ut({affects:R},{
context:{clients:k}}){const B=(0,v.od)(R,k);return B===""?"":`Affects ${B}.`}function mt(R){const B=(0,A.hs)(R)&&R.hosts.length===1&&R.message!==null?[]:(0,d.yv)(
R.findings).settings;return B.length===0?"":`Required by ${B.map(n.Su).join(", ")}.`}function At({hosts:[R,k],severity:B},{context:K}){const q=R===void 0||k!==void 0?
null:K.history?.get(R),rt=q&&B==="error"?(0,$.kW)(q):null;return rt===null?"":`${(0,v.Iu)(rt)}.`}var Rt=t(1064),vt=t(1505);const Kt=20,Gt=20,Yt=["fails","warns",
"works"];function Vt(R,k,B){const K=R.filter(Pt=>(0,S.cG)(Pt)&&!(0,S.JR)(Pt));if(K.length===0)return"";const q=Pt=>K.length===1?wt(Pt,k).join(`
`):cn(Pt,k),rt=(0,s.R4)(K,B,Gt,q),ht=K.length-rt.length,[ot]=K.length===1?K:[],Tt=ot===void 0?`of ${(0,v.px)(K.length,"host")}`:`of ${z(ot)} (${Z(ot)})`;return(0,s.
TM)(`Requests, responses and certificates ${Tt}`,[...rt,...ht>0?[`<p>${(0,n.jP)(ht,"host",k)}</p>`]:[]])}const cn=(R,k)=>(0,s.TM)(`${n.Gr[(0,S.sG)(R)]} ${z(R)} \
(${Z(R)})`,wt(R,k)),z=({visit:R})=>(0,g.D9)((0,h.nx)(R.host)),Z=({visit:{attempt:R}})=>`${(0,v.px)(R.hops.length,"request")}, ${(0,O.kJ)(R.timing.totalMs)}`;function wt(R,k){
const{hops:B,certificates:K}=R.visit.attempt;return[jt(R,k),...R.services.length===0?[]:[Jt(R,k)],...B.length===0?[]:[en(B)],...K.length===0?[]:[fn(K,k)]]}function jt(R,k){
const B=(0,n.Bm)(k);return["<table>",...[(0,vt.se)(R,k.context,B),{label:"clients",texts:_t(R,k)},...(0,vt.Zc)(R,B),...(0,vt.o7)(R,B)].flatMap(({label:rt,texts:ht})=>ht.
length===0?[]:[`<tr><td><b>${(0,v.Iu)(rt)}</b></td><td>${ht.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const _t=({clients:R},{context:k})=>Yt.flatMap(B=>{const K=k.clients.filter(rt=>R[rt]===B),q=K.map(rt=>Rt.bB[rt]).join(", ");return K.length===0?[]:[`${n.Gr[B]}\
 ${q}`]});function Jt({services:R,servicesLeftOut:k,servicesFrom:B},K){const q=R.slice(0,Kt).map(Tt=>[(0,g.D9)(Tt.id,vt.tN),qt(Tt)]),rt=R.length-q.length+k,ht=rt>
0?[[`and ${rt} more`,K.rest]]:[],ot=B===null?"URL":`URL, from the host block at ${(0,n.u_)(B,K)}`;return(0,s.I$)(["Service",ot],[...q,...ht])}function qt(R){switch(R.
kind){case"url":return(0,g.D9)((0,g.cq)(R.url));case"login":{const{client:k,authz:B,token:K,ports:q}=R.login;return[`authz ${(0,g.D9)((0,g.cq)(B??"none"))}`,`to\
ken ${(0,g.D9)((0,g.cq)(K??"none"))}`,`client ${(0,g.D9)(k,vt.tN)}, ports ${q.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${R.problem.code}`}}function en(R){
const k=R.map((B,K)=>{const q=B.proxy===null?"":`through ${(0,g.D9)((0,g.cq)(B.proxy))}`,rt=B.status===null?"no response":`${B.status} ${(0,g.h$)(B.reason,vt.tN)}`.
trim();return[String(K+1),(0,g.D9)((0,g.cq)(B.url)),B.mediaType===null?rt:`${rt}<br>${(0,g.D9)(B.mediaType,vt.tN)}`,(0,v.Rk)(B.authorization),B.address===null?q:
(0,g.D9)(B.address,vt.tN),(0,O.kJ)(B.ms).replace(" ","&nbsp;")]});return(0,s.I$)(["Hop","Request","Response","Token","Address","Time"],k,[0,5])}function fn(R,{context:k}){
const B=R.map(({host:K,subject:q,issuer:rt,expires:ht})=>[(0,g.D9)(K,vt.tN),(0,g.h$)((0,O.nO)(ht,k.startedAt)),(0,g.D9)(q,vt.tN),(0,g.D9)(rt,vt.tN)]);return(0,s.
I$)(["TLS certificate","Valid until","Subject","Issuer"],B)}var ln=t(7361);const J=10,st=40,yt=20,gt=3,St=40,kt=80,It=1/5;function Lt(R,k,B){const{history:K}=k.
context,q=(0,$.U4)(R,k.context),rt=k.isBrief?q.filter($.wz):q;if(rt.length===0)return q.length===0&&(K?.size??0)>0&&!k.isBrief?["<p><b>History</b>: 1 run so far\
</p>"]:[];const ht=k.isBrief?J:st,ot=bt(rt),Tt=(0,s.R4)(rt.slice(0,ht),B*(1-It),kt,Ft=>Bt(Ft,ot)),Pt=Tt.slice(J);return[`<p><b>History</b>: ${Ht(q)}</p>`,Ct(Tt.
slice(0,J),ot),...Pt.length===0?[]:[(0,s.TM)((0,v.px)(Pt.length,"more host"),[Ct(Pt,ot)])],`<p><sub>${an(rt.slice(0,Tt.length))}</sub></p>`,...un(rt.slice(Tt.length),
k),...dn(rt,k,B*It)]}function Ht(R){const k=Math.max(...R.map(({history:q})=>q.recent.length)),B=R.filter($.wz).length;if(B===0)return`no failure in the last ${(0,v.
px)(k,"run")}`;const K=R[0]?.history.recent.filter(({outcome:q})=>q==="fails").length;return R.length===1?`${K} of the last ${(0,v.px)(k,"run")} failed`:`${B} o\
f ${R.length} hosts failed in the last ${(0,v.px)(k,"run")}`}function bt(R){const k=R.flatMap(({history:B})=>(0,$.H6)(B).map(K=>K.days));return[...new Set(k)].toSorted(
(B,K)=>B-K)}const Ct=(R,k)=>(0,s.I$)(["Host",...k.map(B=>`Uptime<br>${B}&nbsp;days`),"Latency<br>30&nbsp;days"],R,k.map((B,K)=>K+1).concat(k.length+1));function Bt({
host:R,history:k},B){const K=(0,S.sG)(R),q=(0,$.XQ)(k),rt=new Map((0,$.H6)(k).map(ot=>[ot.days,ot])),{latency:ht}=k;return[[`${n.Gr[K]}&nbsp;${(0,s.rm)((0,h.nx)(
R.visit.host))}`,sn(k.recent),...q===null?[]:[`<sub>${(0,g.js)(q)}</sub>`]].join("<br>"),...B.map(ot=>{const Tt=rt.get(ot);return Tt===void 0?"":Ut((0,ln.mc)(Tt)??
"",(0,v.px)(Tt.runs,"run"))}),ht===null?"":Ut((0,O.kJ)(ht.medianMs),`p95 ${(0,O.kJ)(ht.p95Ms)}`)]}const Ut=(R,k)=>`${R}<br><sub>${k}</sub>`.replaceAll(" ","&nbs\
p;"),sn=R=>`<code role="img" aria-label="${(0,ln._N)(R)}">${(0,$.qX)(R)}</code>`;function an(R){return`The newest run is at the right. ${(0,$.MC)(R).map(([B,K])=>`\
<code>${B}</code>&nbsp;${K}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) of discovery.`}function un(R,k){
if(R.length===0)return[];const B=R.every(({history:rt})=>rt.uptime.every(({good:ht,runs:ot})=>ht===ot)),K=k.isBrief?n.xy:"in the history file",q=B?", all withou\
t a failure in this time":` ${K}`;return[`<p>and ${(0,v.px)(R.length,"more host")}${q}</p>`]}function dn(R,k,B){const K=R.flatMap(({host:ot,history:Tt})=>Tt.incidents.
map(Pt=>({host:ot,incident:Pt}))).toSorted((ot,Tt)=>ot.incident.from<Tt.incident.from?1:-1);if(K.length===0)return[];const q=(0,s.R4)(K.slice(0,yt),B,kt,({host:ot,
incident:Tt})=>[(0,s.rm)((0,h.nx)(ot.visit.host)),(0,g.js)((0,O.QN)(Tt.from)),(0,ln.QY)(Tt,k.context.startedAt),String(Tt.runs),$n(Tt)]),ht=K.length-q.length>0?
`The last ${q.length} incidents`:(0,v.px)(q.length,"incident");return q.length===0?[]:[(0,s.TM)(ht,[(0,s.I$)(["Host","From","Duration","Runs","Problems"],q,[3])])]}
function $n({codes:R}){const k=R.slice(0,gt).map(B=>(0,g.D9)(B,St));return(0,v.K4)(k,gt,R.length-k.length)}const yn=4,hn=2,vn=3,Dn=60;function mn(R,k,B,K){const q=R.
filter(Pt=>(0,S.sG)(Pt)===k);if(q.length===0)return"";const rt=k==="works"&&R.some(Pt=>(0,S.sG)(Pt)==="warns"),ht=jn(q,k,rt?" without warnings":"");if(B.isBrief)
return`<p>${ht}</p>`;const ot=(0,s.R4)(q,K,Dn,Pt=>Cn(Pt,B)),Tt=q.length-ot.length;return(0,s.TM)(ht,[...ot.length===0?[]:[(0,s.I$)(["Host","Required by",k==="wo\
rks"?"Services":"Reason"],ot)],...Tt>0?[`<p>${(0,n.jP)(Tt,"host",B)}</p>`]:[]])}function jn(R,k,B){const K=R.slice(0,vn).map(({visit:ht})=>(0,g.D9)((0,h.nx)(ht.
host))),q=(0,v.K4)(K,vn,R.length-K.length),rt=R.length===1?`${q} ${S.nx[k]}${B}`:`<b>${(0,v.px)(R.length,"host")}</b> ${S.nx[k]}${B}: ${q}`;return`${n.Gr[k]} ${rt}`}
function Cn(R,k){const B=R.requirements.flatMap(q=>q.because),{discovery:K}=R.visit.attempt;return[`${(0,s.rm)((0,h.nx)(R.visit.host))}${R.isNew?`<br><sub>${v.dy}\
</sub>`:""}`,B.length===0?"":Sn(B,k),(0,S.JR)(R)&&K.kind==="skipped"?K.problem.title:(0,vt.Yj)(R,(0,n.Bm)(k))]}function Sn(R,k){const{places:B,isOfRepositories:K}=(0,d.
rv)(R),q=ot=>(0,n.u_)(ot,k);if(!K)return(0,d.Ky)(R,yn,q);const rt=B.slice(0,hn).map(q).join(", "),ht=B.length>hn?", \u2026":"";return`${(0,v.px)(B.filter(d.cC).
length,"repository")}: ${rt}${ht}`}var zt=t(4148);const Ln=40,Mn=80,On=R=>(0,zt.fi)(R,k=>(0,s.hn)((0,d.II)(k))),Tn=(R,k)=>(0,g.D9)(R,k).replaceAll(" ","&nbsp;"),
En=(R,k)=>{const B=({code:K,title:q})=>(0,n._h)(K,q,k);return(0,zt.ij)([(0,zt.eX)(B)],R)};function An(R,k,B){const{wrong:K,good:q}=(0,zt.jB)(R),rt=K.length>1||k.
isBrief?Rn(K,k,B/2):[],ht=B-(0,E.$$)(rt.join("")),ot=wn=>b(wn,k),Tt=k.isBrief||k.context.repositories.length>1,Pt=k.isBrief?[]:Tt?K:[...K,...q],Ft=(0,s.R4)(Pt,ht,
Mn,ot),Qt=Pt.length-Ft.length,tn=[...rt,...Ft.slice(0,K.length)],on=Ft.slice(K.length),gn=on.length<=zt.LC?on:[(0,s.TM)(D(q),on)];return[...rt.length>0?[(0,s.TM)(
pn(K),tn)]:tn,...Tt&&q.length>0?[`<p>${D(q)}</p>`]:gn,...Qt>0?[`<p>${(0,n.jP)(Qt,"root module",k)}</p>`]:[]]}function Rn(R,k,B){const K=(0,zt.cZ)(R);if(K.length===
0)return[];const q=K.map(({row:ot})=>ot),rt=Rt.Du.filter(ot=>R.some(Tt=>Tt.clients.includes(ot))),ht=[...En(q,k),(0,zt.ie)(K,On),...(0,zt.ns)({clients:rt,rows:q},
Tn)];return[In(q,{clients:rt},ht,k,B)]}function In(R,k,B,K,q){const rt=(0,s.R4)(R.slice(0,Ln),q,Mn,ot=>[Q(ot,k,K),...B.map(({cell:Tt})=>Tt(ot))]),ht=R.length-rt.
length;return(0,s.I$)(["Module or provider",...B.map(({title:ot})=>(0,v.Iu)(ot))],ht>0?[...rt,[(0,n.jP)(ht,"row",K)]]:rt)}function pn(R){const k=(0,zt.qj)(R[0]??
{rows:[]}),B=R.slice(0,zt.LC).map(On),K=(0,v.K4)(B,zt.LC,R.length-B.length);return R.length===1?`${n.Gr[k]} <b>${K}</b>: ${zt.pJ[k]}`:`${n.Gr[k]} <b>${(0,v.px)(
R.length,"root module")}</b> with errors or warnings: ${K}`}function D(R){const k=R.flatMap(B=>B.rows);return`${n.Gr[(0,zt.Fg)(k)]} <b>${(0,v.px)(R.length,"root\
 module")}</b>: ${(0,zt.nS)(k)}`}function b(R,k){const B=(0,zt.qj)(R),{wrong:K,good:q}=(0,zt.P)(R),rt=[...K,...q],ht=[...En(rt,k),...(0,zt.ns)({...R,rows:rt},Tn)],
ot=B==="works"?(0,zt.nS)(R.rows):zt.pJ[B];return(0,s.TM)(`${n.Gr[(0,zt.Fg)(R.rows)]} <b>${On(R)}</b>: ${ot}`,[In(rt,R,ht,k,Number.POSITIVE_INFINITY)])}function Q(R,k,B){
const K=`${n.Gr[(0,zt.Fg)([R])]}&nbsp;<b>${(0,s.hn)((0,zt.mC)(R,k))}</b>`,[q]=R.places,rt=[...R.kind==="module"&&R.source!==R.address?[(0,s.hn)(R.source)]:[],...q===
void 0?[]:[(0,n.u_)(q,B)]];return rt.length===0?K:`${K}<br><sub>${rt.join(" at ")}</sub>`}const et=2e5,it={notes:6e3,causes:45e3,repositories:14e3,history:24e3,
roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},lt=["causes","unchecked","repositories","history","roots","evidence","passed","skipped",
"notices","notes"],dt=1e3,$t=10,Ot=5,Nt=600,Dt=100,Xt=7,Wt=(R,k)=>Zt(R,{context:k,rest:n.h,isBrief:!1},{head:`## ${xn(R,k)}`,foot:`tf-disco ${(0,g.js)(k.version)}\
, started ${(0,g.js)((0,O.QN)(k.startedAt))}.`,maxBytes:et});function Zt(R,k,{head:B,foot:K,maxBytes:q}){const rt=rn(R,k),ht=new Map;let ot=q-dt-(0,E.$$)(B+K);for(const[
Ft,Qt]of Object.entries(it)){const on=rt[Ft](Math.min(Qt,ot)).filter(wn=>wn!=="").join(`

`),gn=(0,E.$$)(on)<=ot;gn&&(ot-=(0,E.$$)(on)),ht.set(Ft,gn?on:`<p>More ${k.rest}</p>`)}const Tt=lt.map(Ft=>ht.get(Ft)??"").filter(Ft=>Ft!==""),Pt=!k.isBrief&&Tt.
some(n.ze)?`${K} ${nn(k)}`:K;return`${[B,...Tt,`<sub>${Pt}</sub>`].join(`

`)}
`}function rn(R,k){const B=(0,S.md)(R.hosts),K=B.filter(({findings:ot})=>ot.length===0),q=({severity:ot})=>ot==="notice",rt=R.findings.filter(q),ht=R.findings.filter(
ot=>!q(ot));return{notes:ot=>[Pn(R,k,ot)],causes:ot=>N(ht,k,ot),repositories:ot=>[i(R.files,k,ot)],history:ot=>Lt(R,k,ot),roots:ot=>An(R.roots,k,ot),evidence:ot=>k.
isBrief?[]:[Vt(B,k,ot)],unchecked:ot=>[mn(K,"unchecked",k,ot)],passed:ot=>[mn(B,"works",k,ot)],skipped:ot=>[mn(B,"skipped",k,ot)],notices:ot=>k.isBrief?[]:[bn(rt,
k,ot)]}}function nn({context:R}){const k=R.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,g.js)(k)}">kept as an artifact</a>.`}function bn(R,k,B){if(R.length===0)return"";const K=`${n.rC.notice} ${(0,v.px)(R.length,"notice")}`;
return(0,s.TM)(K,N(R,k,B))}function Pn(R,k,B){const K=(0,w.h$)(R,k.context).map(Tt=>`${(0,v.Iu)((0,g.h$)(Tt,Nt))}.`),q=(0,s.R4)(K,B,$t,Tt=>Tt),rt=q.slice(0,Ot),
ht=k.isBrief?[]:q.slice(Ot),ot=K.length-rt.length-ht.length;return[`<p>${rt.join("<br>")}</p>`,...ht.length===0?[]:[(0,s.TM)((0,v.px)(ht.length,"more remark"),[
`<p>${ht.join("<br>")}</p>`])],...ot>0?[`<p>${(0,n.jP)(ot,"remark",k)}</p>`]:[]].join(`
`)}const xn=(R,k)=>`${kn(R)} ${(0,v.Iu)((0,S.$N)(R,k))}`;function kn(R){const k=R.findings.some(({severity:K})=>K!=="notice"),B=R.hosts.length===0?"skipped":"wo\
rks";return n.Gr[R.passed?k?"warns":B:"fails"]}function Nn({url:R,workflow:k,job:B,commit:K}){const q=k.split("/").at(-1)??"";return[`<a href="${(0,g.js)(R)}">${(0,g.
D9)(q===""?"this run":q,Dt)}</a>`,...B===""?[]:[`job ${(0,g.D9)(B,Dt)}`],...K===""?[]:[`commit ${(0,g.D9)(K.slice(0,Xt))}`]].join(", ")}}),8373:((pt,W,t)=>{t.d(
W,{Bm:()=>m,EP:()=>e,Gr:()=>$,Su:()=>p,_h:()=>M,b_:()=>a,h:()=>g,jP:()=>s,rC:()=>A,u_:()=>r,xy:()=>h,ze:()=>c});var O=t(5143),S=t(4503),v=t(4120),E=t(8884),w=t(
8641);const g="in the JSON report",h="in the job summary",A={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},$={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},d="&nbsp;more ",s=(o,f,{rest:i})=>`and ${o}${d}${o===1?f:(0,v._l)(f)} ${i}`,c=o=>o.includes(d),e=(o,f,i,u=0)=>(0,E.
Ky)(o,f,y=>r(y,i),u).replace(/ more (?=places?$)/,d),n=600,r=(o,f)=>typeof o=="string"?p(o):l(o,(0,E.eo)(o),f),a=(o,f)=>l(o,(0,E.eo)({...o,file:(0,O.bH)(o.file).
path}),f);function l(o,f,{context:i}){const u=`<code>${(0,w.js)(f).replaceAll("/","/<wbr>")}</code>`,y=(0,S.uM)(o,i);return y===null||y.length>n?u:`<a href="${(0,w.
js)(y,n)}">${u}</a>`}const p=o=>o.endsWith(" input")?`the ${(0,w.D9)(o.replace(/ input$/,""))} input`:(0,w.D9)(o),M=(o,f,{context:i})=>`<a href="${(0,w.js)(`${i.
docsUrl}#${o}`)}">${f}</a>`,m=o=>({value:w.D9,prose:w.h$,because:f=>r(f,o)})}),5102:((pt,W,t)=>{t.d(W,{$N:()=>r,JR:()=>d,QK:()=>n,b:()=>s,cG:()=>$,fX:()=>p,hm:()=>e,
md:()=>c,nx:()=>g,sG:()=>A});var O=t(4e3),S=t(5799),v=t(4120),E=t(8884),w=t(4148);const g={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},h=["fails","unchecked","warns","skipped","works"];function A(i){if(s(i))return"unchecked";const u=e(i.findings);return u==="error"?"fai\
ls":u==="warning"?"warns":d(i)?"skipped":"works"}const $=i=>["fails","warns"].includes(A(i)),d=({visit:i})=>i.attempt.discovery.kind==="skipped",s=({visit:{attempt:i}})=>i.
discovery.kind==="skipped"&&i.discovery.problem.code==="host-not-checked";function c(i){return h.flatMap(u=>i.filter(y=>A(y)===u))}const e=i=>S.oC.find(u=>i.some(
y=>y.severity===u))??null;function n({findings:i}){const u=e(i);return u==="notice"?[]:i.filter(({severity:y})=>y===u)}function r({hosts:i,files:u,findings:y,passed:T,
stopped:I,roots:F},{repositories:{length:j}}){const x=(0,w.g5)(F,j),C=x===null?u:u.filter(({problem:Y})=>!a.test(Y.code)),_=C.filter(Y=>!l(Y)),H=e(_)==="error"&&
!i.some(Y=>A(Y)==="fails"),U=x===null&&!H&&j>0?` in ${(0,v.px)(j,"repository")}`:"",L=[_.length<C.length?[`nothing to check${U}`]:M(i,U),f(_,x===null&&H?j:null)],
N=H?L.toReversed():L,nt=[x??[],...N].flat().join(", "),G=e(y)==="error";return I!==null?`${nt} (${(0,O.Cw)(I)})`:T&&G?`${nt} (the check passes: fail-on is never\
)`:T||G?nt:`${nt} (the check fails: fail-on is warning)`}const a=/^(?:module|provider|version|package|constraint|lock)-/,l=({problem:i,severity:u})=>i.code==="n\
othing-to-check"&&u==="error",p="not allowed";function M(i,u){const y=i.length;if(y===0)return[`no registry hosts to check${u}`];const T=i.filter(G=>!d(G)).map(
A),I=i.filter(s).length,[F,j]=[T.length,y-T.length],x=T.filter(G=>G==="fails").length,C=T.filter(G=>G==="warns").length,_=i.filter(G=>d(G)&&A(G)==="fails").length,
H=[{count:x,words:g.fails},{count:_,words:p},{count:I,words:g.unchecked}],X=[{count:F-x,words:g.works},{count:j-_-I,words:g.skipped}],U=x+_+I>0,[P,...L]=(U?H:X).
filter(({count:G})=>G>0),nt=P?.words===p||P?.words===g.unchecked?P.count===1?"is ":"are ":"";return[`${o(P?.count??0,y)}${u} ${nt}${P?.words}`,...L.map(({count:G,
words:Y})=>`${G} ${Y}`),...C===0?[]:[m(C,y,U)]]}function m(i,u,y){return u===1?"with warnings":`${i} ${y?"more ":""}with warnings`}function o(i,u){return u===1?
"1 registry host":i===u?`all ${u} registry hosts`:`${i} of ${u} registry hosts`}function f(i,u){const y=e(i);if(y===null||y==="notice")return[];const T=i.filter(
({severity:x})=>x===y),I=(0,E.eb)(T).length,F=I===0?(0,E.Dc)(T):0,j=(0,E.BQ)(i);return[...I===0?[]:[`${y}s in files of ${u===null?(0,v.px)(I,"repository"):(0,E.
iW)(I,u)}`],...F===0?[]:[`${y}s in ${(0,v.px)(F,"file")}`],...e(j)===y?[`${y}s in the ${(0,E.et)(j)}`]:[]]}}),4148:((pt,W,t)=>{t.d(W,{Fg:()=>d,LC:()=>e,Mm:()=>A,
P:()=>l,cZ:()=>p,eX:()=>x,fi:()=>n,g5:()=>r,ie:()=>o,ij:()=>j,jB:()=>a,mC:()=>f,nS:()=>i,ns:()=>F,pJ:()=>c,qj:()=>$});var O=t(5143),S=t(1064),v=t(5011),E=t(5257),
w=t(4120),g=t(8884);const h=["fails","warns","works"];function A({worst:H}){return H==="error"?"fails":H==="warning"?"warns":"works"}const $=({rows:H})=>h.find(
X=>H.some(U=>A(U)===X))??"works";function d(H){const X=$({rows:H});return X==="works"&&H.some(s)?"skipped":X}const s=({chosen:H})=>Object.keys(H).length===0,c={
fails:"init fails",warns:"has warnings",works:"passed"},e=3,n=({directory:H},X)=>H===E.cd.file?E.cd.file:H==="."?"the top directory":X(H);function r(H,X=0){const U=H.
filter(({directory:Y})=>Y!==E.cd.file),{failing:P}=a(U),{length:L}=P;if(L===0)return null;const N=new Set(P.map(({directory:Y})=>(0,O._M)(Y))),nt=X<2?"":` (${(0,g.
iW)(N.size,X)})`;return U.length===1?`init fails${nt}`:`init fails in ${L===U.length?`all ${L}`:`${L} of ${U.length}`} root modules${nt}`}function a(H){const{fails:X=[],
warns:U=[],works:P=[]}=Object.groupBy(H,$);return{failing:X,wrong:[...X,...U],good:P}}function l({rows:H}){const{fails:X=[],warns:U=[],works:P=[]}=Object.groupBy(
H,A);return{wrong:[...X,...U],good:P}}function p(H){const X=new Map;for(const L of a(H).wrong)for(const N of l(L).wrong){const nt=M(N),G=X.get(nt)??{row:N,roots:new Set};
X.set(nt,G),G.roots.add(L)}const{fails:U=[],warns:P=[]}=Object.groupBy(X.values(),({row:L})=>A(L));return[...U,...P]}const M=({kind:H,source:X,constraints:U,locked:P,
chosen:L,problems:N})=>JSON.stringify([H,X,U,P,L,N]),m=3;function o(H,X){const U=new Map(H.map(L=>[L.row,[...L.roots]]));return{title:"root modules",cell:L=>{const N=U.
get(L)??[],nt=N.slice(0,m).map(X);return(0,w.K4)(nt,m,N.length-nt.length)}}}const f=({address:H,host:X},{clients:U})=>U.every(P=>(0,v.Vm)(P)===X)&&H.startsWith(
`${X}/`)?H.slice(X.length+1):H;function i(H){const X=[...new Map(H.map(G=>[`${G.kind} ${G.source}`,G])).values()],U=["module","provider"].flatMap(G=>{const{length:Y}=X.
filter(at=>at.kind===G);return Y===0?[]:[(0,w.px)(Y,G)]});if(U.length===0)return"no registry modules and no providers";const P=H.some(({platforms:G})=>G.length>
0)?" and package":"",L=X.filter(s).length,N=X.filter(({chosen:G})=>Object.values(G).includes(null)).length,nt=L+N===0?`every version${P} is available`:[...N>0?[
`${N} without a version`]:[],...L>0?[`${L} not checked`]:[]].join(", ");return`${U.join(" and ")}, ${nt}`}const u=60,y=6,T=60,I=12;function F({clients:H,rows:X},U){
const P=X.every(({chosen:N})=>new Set(Object.values(N)).size<=1),L=[{title:"constraint",cell:({constraints:N})=>(0,w.K4)([...new Set(N)].map(nt=>U(nt,T)),y)},...P?
[{title:"version",cell:N=>C(N,null,U)}]:H.map(N=>({title:S.bB[N],cell:nt=>C(nt,N,U)})),{title:"newest",cell:({newest:N})=>N===null?"":U(N,u)},{title:"platforms",
cell:({platforms:N})=>_(N,U)}];return j(L,X)}const j=(H,X)=>H.filter(({cell:U})=>X.some(P=>U(P)!=="")),x=H=>({title:"problem",cell:({problems:X})=>X.filter(({usualSeverity:U})=>U!==
"notice").map(H).join(", ")});function C({chosen:H,locked:X},U,P){const L=U===null?Object.values(H)[0]:H[U];return L===void 0?"":L!==null?`${P(L,u)}${L===X?" (l\
ocked)":""}`:X===null?"none":`none (locked: ${P(X,u)})`}function _(H,X){const U=H.map(({platform:P,available:L})=>`${L===null?"?":L?"\u2713":"\u2717"} ${X(P,u)}`);
return(0,w.K4)(U,I)}}),733:((pt,W,t)=>{t.d(W,{W:()=>g,n:()=>S});const O=/^[ -~]*$/;function S(h){if(O.test(h))return h.length;let A=0;for(const $ of h)A+=v($);return A}
function v(h){return O.test(h)?1:E(h)?0:new RegExp("\\p{Regional_Indicator}","u").test(h)?1:w(h)?2:1}const E=h=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(h),w=h=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(h);function g(h,A,$){let[d,s]=["",0];for(const c of h){const e=v(c),n=s+e;if(s>=A&&n<=$&&(e>0||s>A)?d+=c:d+=" ".repeat(Math.max(0,Math.min(n,$)-Math.max(s,
A))),s=n,s>$)break}return d}}),7146:((pt,W,t)=>{t.d(W,{ky:()=>s,nI:()=>v,qt:()=>A,wW:()=>$});var O=t(733);const S={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function v(e,n,r){return r.colour?`\x1B[${S[n]}m${e}\x1B[0m`:e}const E=(e,n,{hyperlinks:r})=>n===void 0||!r?e:`\x1B]8;;${n}\x1B\\${e}\x1B]8;;\x1B\\`,w=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
g=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,h=5001;function A(e){const{FORCE_HYPERLINK:n,TERM:r="",TERM_PROGRAM:a="",VTE_VERSION:l}=e;
return n?n!=="0":e.CI||e.NO_COLOR||r==="dumb"?!1:Number(l)>=h||w.test(a)||g.test(r)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(p=>e[p])}function $(e,n){const r="\
 ".repeat(e.indent),a=e.label.padEnd((e.column??0)-1),l=" ".repeat(e.indent+(e.column??2)),[p="",...M]=c(n.withFlags?.(e.text)??e.text,{first:n.width-r.length-a.
length-1,others:n.width-l.length}),m=E(v(a,e.style,n),e.url,n),o=d(p,e.linked,n);return[`${r}${m} ${o}`.trimEnd(),...M.map(f=>`${l}${f}`)]}function d(e,n,r){return!n?.
url||!e.startsWith(n.text)?e:`${E(n.text,n.url,r)}${e.slice(n.text.length)}`}function s(e,{width:n,withFlags:r}){const[a="",...l]=c(r?.(e)??e,{first:n,others:n-
2});return[a,...l.map(p=>`  ${p}`)]}function c(e,n){const r=[];let a="",l=0;for(const p of e.split(" ")){const M=r.length===0?n.first:n.others,m=(0,O.n)(p);a!==
""&&l+1+m>M?(r.push(a),a=p,l=m):(l=a===""?m:l+1+m,a=a===""?p:`${a} ${p}`)}return[...r,a]}}),6536:((pt,W,t)=>{t.d(W,{S5:()=>Tn,MV:()=>En,K8:()=>An});var O=t(2389),
S=t(2796),v=t(5102),E=t(4120),w=t(5955),g=t(6763),h=t(8641),A=t(1831),$=t(4503),d=t(8884),s=t(733),c=t(7146);const e=160,n=12,r="    ",a=/##\w*\[/;function l({place:D,
before:b,literal:Q,after:et},it,lt){const dt=" ".repeat(`  ${D.line}`.length),$t=Math.min(lt.width,e)-dt.length-3;if($t<n)return[];const Ot=p(b+Q+et),Nt=Ot(b+Q+
et),Dt=(0,s.n)(Nt)<=$t?0:Ot(b).search(/[^ ]|$/),Xt=Nt.slice(Dt),Wt=(0,s.n)(Ot(b))-Dt,Zt=(0,s.n)(Ot(b+Q))-Dt,{from:rn,to:nn,text:bn}=M(Xt,Wt,Math.max(Zt,Wt+1),$t),
Pn=(0,c.nI)("|","dim",lt),xn="^".repeat(Math.max(1,Math.min(Zt,nn)-Math.max(Wt,rn))),kn=" ".repeat(Math.max(Wt,rn)-rn);return[`${(0,c.nI)(`  ${D.line}`,"dim",lt)}\
 ${Pn} ${bn}`.trimEnd(),`${dt} ${Pn} ${kn}${(0,c.nI)(xn,it,lt)}`]}function p(D){const b=Q=>(0,h.RK)(Q.replaceAll("	",r),Number.POSITIVE_INFINITY);return a.test(
b(D))?Q=>b(Q).replaceAll(/(?<=#)#/g," #"):b}function M(D,b,Q,et){const it=(0,s.n)(D);if(it<=et)return{from:0,to:et,text:D};const lt=Math.max(0,et-2-(Q-b)),dt=Q<
et?0:Math.max(0,b-1-Math.ceil(lt*2/3)),$t=it-dt<=et,Ot=dt+et,Nt=(0,s.W)(D,dt===0?0:dt+1,$t?Ot:Ot-1),Dt=`${dt===0?"":"\u2026"}${Nt}${$t?"":"\u2026"}`;return{from:dt,
to:$t?Ot:Ot-1,text:Dt}}var m=t(1505),o=t(7574);const f=20,i=6,u=13,y={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},T={error:y.fails,warning:y.warns,notice:{sign:"\xB7",style:"blue"}},I={value:h.
RK,prose:h.RK,because:d.eo};function F(D,b){const Q=(0,v.sG)(D),{sign:et,style:it}=y[Q],lt=[...(0,v.cG)(D)?C(D,b.context):[],...(0,m.o7)(D,I)],dt=`${v.nx[Q]}${D.
isNew?` (${E.dy})`:""}: ${x(D)}`;return[...(0,c.wW)({indent:0,label:`${et} ${j(D.visit.host)}`,style:it,text:dt},b),...lt.flatMap($t=>_($t,b))].map(h.BP).join(`\

`)}const j=D=>{const b=(0,A.nx)(D);return b===D?(0,h.RK)(D):`${(0,h.RK)(b)} (${(0,h.RK)(D)})`};function x(D){const{discovery:b}=D.visit.attempt,Q=(0,v.QK)(D);return Q.
length>0?(0,E.K4)([...new Set(Q.map(et=>et.problem.code))],i):b.kind==="skipped"?b.problem.code:(0,m.Yj)(D,I)}function C(D,b){const{hops:Q,certificates:et}=D.visit.
attempt;return[(0,m.se)(D,b,I),{label:"response",texts:Q.map(H)},{label:"services",texts:X(D)},...(0,m.Zc)(D,I),{label:"certificate",texts:et.map(it=>P(it,b))}]}
const _=({label:D,texts:b},Q)=>b.flatMap((et,it)=>{const lt=it===0?D:"";return(0,c.wW)({indent:2,label:lt,style:"dim",column:u,text:et},Q)});function H(D){const b=D.
status===null?"none":`${D.status} ${(0,h.RK)(D.reason,m.tN)}`,Q=D.status===null?"after":"in",et=[...D.mediaType===null?[]:[(0,h.RK)(D.mediaType,m.tN)],...D.address===
null?[]:[`at ${(0,h.RK)(D.address,m.tN)}`],...D.proxy===null?[]:[`through ${(0,h.RK)((0,h.cq)(D.proxy))}`],...D.authorization==="none"?[]:[`token ${(0,E.Rk)(D.authorization)}`]],
it=et.length===0?"":` (${et.join("; ")})`;return`${b.trim()} from ${(0,h.RK)((0,h.cq)(D.url))} ${Q} ${(0,o.kJ)(D.ms)}${it}`}function X({services:D,servicesLeftOut:b}){
const Q=D.slice(0,f),et=D.length-Q.length+b;return[...Q.map(U),...et>0?[`and ${et} more`]:[]]}function U(D){const b=(0,h.RK)(D.id,m.tN);switch(D.kind){case"url":
return`${b} ${(0,h.RK)((0,h.cq)(D.url))}`;case"login":{const{authz:Q,token:et}=D.login,it=[Q,et].map(lt=>(0,h.RK)((0,h.cq)(lt??"none")));return`${b} authz ${it.
join(", token ")}`}case"problem":return`${b}: ${D.problem.code}`}}function P(D,b){const{host:Q,subject:et,issuer:it,expires:lt}=D,dt=(0,h.RK)((0,o.nO)(lt,b.startedAt));
return`${(0,h.RK)(Q,m.tN)} valid until ${dt}; subject ${(0,h.RK)(et,m.tN)}, issuer ${(0,h.RK)(it,m.tN)}`}const L=4,N={places:6,messages:5,frames:S.Wi},nt={places:3,
messages:2,frames:1},G=1e3;function Y(D,b,Q){const{severity:et,code:it,title:lt,message:dt}=D,$t=(0,h.RK)(dt??lt,G),Ot=`${b.context.docsUrl}#${it}`,{style:Nt}=T[et],
Dt=at(D,Q)??[...At(D.hosts.length>1?"hosts":"host",Et(D),b),...xt(D,b,Q),...mt(D,b)],Xt=ut(D.findings)?"":D.help??"";return[...(0,c.wW)({indent:0,label:`${et}[${it}\
]:`,style:Nt,url:Ot,text:$t},b),...Dt,...At("help",(0,h.RK)(Xt,G),b),...At("affects",(0,E.od)(D.affects,b.context.clients),b)].map(h.BP).join(`
`)}function at(D,{codes:b}){const{hosts:Q,message:et,code:it,findings:lt}=D;if(Q.length<2||et===null)return null;const{lines:dt}=(0,d.yv)(lt),$t=JSON.stringify(
[Q.toSorted(),dt[0],dt.length]),Ot=b.get($t);return Ot===void 0&&b.set($t,it),Ot===void 0?null:[`  hosts: the same ${Q.length} as for ${Ot}`]}function Et({hosts:D,
findings:b,message:Q}){const[et]=D;if(D.length===1&&et!==void 0&&Q?.includes((0,A.nx)(et))&&b[0]?.isHostNew!==!0)return"";const lt=(0,E.Ku)(D,L).map(dt=>{const $t=b.
filter(Dt=>Dt.host===dt),Ot=D.length>1?(0,d.eb)($t).length:0,Nt=[...$t.some(({isHostNew:Dt})=>Dt)?[E.dy]:[],...Ot>1?[(0,E.px)(Ot,"repository")]:[]];return`${j(dt)}${Nt.
length===0?"":` (${Nt.join(", ")})`}`});return(0,E.K4)(lt,D.length,D.length-lt.length)}function xt(D,b,Q){const{frames:et}=Mt(D),it=V(D),lt=(0,S.cr)(D).length-it.
length;return[...it.flatMap(({message:dt,findings:$t,first:Ot},Nt)=>{const Dt=tt(Ot,D.message===null?dt:"",b);return Nt>=et?Dt:[...Dt,...ct(Ot,D,b,Q),...At("hel\
p",(0,h.RK)(ft(D,$t),G),b)]}),...lt>0?[`  and ${(0,E.px)(lt,"more message")} in the JSON report`]:[]]}const Mt=({hosts:D,findings:b})=>D.length>1||ut(b)?nt:N,V=D=>(0,E.
Ku)((0,S.cr)(D),Mt(D).messages).map(([b,Q])=>({message:b,findings:Q,first:(0,d.tN)(Q)}));function tt(D,b,Q){if(D===null&&b==="")return[];const et=D===null?"-":"\
-->",it=D===null?"":(0,d.R3)(D),lt=[it,(0,h.RK)(b,G)].filter($t=>$t!=="").join(": "),dt={text:it,url:D&&(0,$.uM)(D,{...Q.context,links:null})};return(0,c.wW)({indent:2,
label:et,style:"dim",text:lt,linked:dt},Q)}function ct(D,{severity:b},Q,{lines:et}){if(D===null)return[];const{file:it,line:lt,column:dt}=D,$t=Q.context.sources.
find(Ot=>Ot.place.file===it&&Ot.place.line===lt&&Ot.place.column===dt);return $t===void 0||et.has($t)?[]:(et.add($t),l($t,T[b].style,Q))}function ft({help:D,findings:b},Q){
return D!==null||ut(b)?"":Q[0]?.problem.help??""}const ut=([D,b])=>D?.exclude!==void 0&&b!==void 0;function mt(D,b){const{findings:Q}=D,{lines:et,settings:it,leftOut:lt}=(0,d.
yv)(Q),dt=(0,d.oN)(et,V(D).map(({first:Ot})=>Ot)),$t=Mt(D).places;return[...At("hits",(0,d.mj)(Q,b.context.repositories.length),b),...At("also at",(0,d.Ky)(dt,$t,
void 0,lt),b),...At("required by",(0,d.Ky)(it,$t),b)]}const At=(D,b,Q)=>b===""?[]:(0,c.wW)({indent:2,label:`${D}:`,style:"dim",text:b},Q);var Rt=t(4148),vt=t(1064);
const Kt=20,Gt=3,Yt="  ",Vt=D=>(0,Rt.fi)(D,d.II);function cn(D,b){const{wrong:Q}=(0,Rt.jB)(D);return Q.length>Rt.LC?[z(D,Q,b)]:Q.map(et=>{const it=(0,Rt.P)(et),
lt=[...it.wrong,...it.good],dt=Z((0,Rt.ns)({...et,rows:lt.slice(0,Kt)},h.RK),lt),$t=Vt(et);return wt({outcome:(0,Rt.qj)(et),name:$t,root:et,rows:lt,columns:dt},
b)})}function z(D,b,Q){const et=(0,Rt.cZ)(D),it=et.map(({row:Dt})=>Dt),lt=vt.Du.filter(Dt=>b.some(Xt=>Xt.clients.includes(Dt))),dt=(0,Rt.ns)({clients:lt,rows:it.
slice(0,Kt)},h.RK),$t=Z([(0,Rt.ie)(et,Vt),...dt],it),Ot=(0,Rt.qj)({rows:it}),Nt=(0,E.px)(b.length,"root module");return wt({outcome:Ot,name:Nt,root:{clients:lt},
rows:it,columns:$t},Q)}const Z=(D,b)=>[...D,...(0,Rt.ij)([(0,Rt.eX)(({code:Q})=>Q)],b)];function wt({outcome:D,name:b,root:Q,rows:et,columns:it},lt){const{sign:dt,
style:$t}=y[D],Ot=et.filter(Wt=>(0,Rt.Mm)(Wt)===D),Nt=[...new Set(Ot.map(Wt=>(0,h.RK)((0,Rt.mC)(Wt,Q))))],Dt=`${Rt.pJ[D]} for ${(0,E.K4)(Nt,Gt)}`,Xt=et.length-Kt;
return[`${(0,c.nI)(dt,$t,lt)} ${(0,c.nI)(b,"bold",lt)}: ${Dt}`,...jt(et.slice(0,Kt).map(Wt=>({sign:y[(0,Rt.Fg)([Wt])],cells:[(0,h.RK)((0,Rt.mC)(Wt,Q)),...it.map(
({cell:Zt})=>Zt(Wt))]})),["module or provider",...it.map(({title:Wt})=>Wt)],lt),...Xt>0?[`  and ${Xt} more in the JSON report`]:[]].map(h.BP).join(`
`)}function jt(D,b,Q){const et=b.map((dt,$t)=>Math.max(...[dt,...D.map(({cells:Ot})=>Ot[$t])].map(_t)));if(et.reduce((dt,$t)=>dt+Yt.length+$t,Yt.length)>Q.width)
return D.flatMap(({sign:{sign:dt,style:$t},cells:[Ot="",...Nt]})=>{const Dt=Nt.flatMap((Wt,Zt)=>Wt===""?[]:[`${b[Zt+1]} ${Wt}`]),Xt=`${Ot}: ${Dt.join("; ")}`;return(0,c.
wW)({indent:2,label:dt,style:$t,text:Xt},Q)});const lt=dt=>dt.map(($t,Ot)=>$t+" ".repeat((et[Ot]??0)-_t($t))).join(Yt).trimEnd();return[`    ${(0,c.nI)(lt(b),"d\
im",Q)}`,...D.map(({sign:{sign:dt,style:$t},cells:Ot})=>`  ${(0,c.nI)(dt,$t,Q)} ${lt(Ot)}`)]}const _t=(D="")=>Array.from(D).length;function Jt(D,b){const Q=D.flatMap(
Ot=>Ot.rows),{sign:et,style:it}=y[(0,Rt.Fg)(Q)],[lt]=D,$t=`${D.length===1&&lt!==void 0?Vt(lt):(0,E.px)(D.length,"root module")}: ${(0,Rt.nS)(Q)}`;return(0,c.wW)(
{indent:0,label:et,style:it,text:$t},b).map(h.BP).join(`
`)}const qt=3,en=4,fn=1e3;function ln({hosts:D,roots:b},Q){const et=Map.groupBy(D,v.sG),it=(et.get("unchecked")??[]).filter(({findings:dt})=>dt.length===0),{good:lt}=(0,Rt.
jB)(b);return[...J("unchecked",it,Q),...J("skipped",et.get("skipped")??[],Q),...J("works",et.get("works")??[],Q),...lt.length>0?[Jt(lt,Q)]:[]]}function J(D,b,Q){
const et=Dt=>F(Dt,Q);if(b.length<=qt)return b.map(et);const{sign:it,style:lt}=y[D],dt=(0,E.Ku)(b,en).map(({visit:Dt})=>j(Dt.host)),$t=(0,E.K4)(dt,dt.length,b.length-
dt.length),Ot=`${(0,E.px)(b.length,"host")} ${v.nx[D]}: ${$t}`;if(!Q.isRunner)return[(0,c.wW)({indent:0,label:it,style:lt,text:Ot},Q).map(h.BP).join(`
`)];const Nt=Dt=>`and ${Dt} more in the JSON report`;return[[(0,h.BP)(`${it} ${Ot}`),...(0,E.UV)(b,fn,et,Nt)].join(`
`)]}function st(D,b){const Q=(0,d._X)(D),[et]=Q;if(et===void 0)return[];const it=Xt=>`${(0,h.RK)(Xt.repository)} (${(0,d._5)(Xt)})`,lt=(0,E.Ku)(Q,en).map(it),{sign:dt,
style:$t}=y[et.errors>0?"fails":"warns"],Ot=`${(0,E.px)(Q.length,"repository")} with errors or warnings in ${Q.length===1?"its":"their"} own files: ${(0,E.K4)(lt,
lt.length,Q.length-lt.length)}`;if(!b.isRunner||lt.length===Q.length)return[(0,c.wW)({indent:0,label:dt,style:$t,text:Ot},b).map(h.BP).join(`
`)];const Nt=Xt=>`and ${Xt} more in the JSON report`,Dt=(0,E.UV)(Q,fn,it,Nt);return[[`${dt} ${Ot}`,...Dt].map(h.BP).join(`
`)]}function yt(D,b){const Q=(0,v.hm)(D.findings),et=D.hosts.length>qt||D.findings.length>0,it=b.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",lt=`problem codes are explained at ${b.context.docsUrl}`;return et?[(Q===null||Q==="noti\
ce"?[it]:[lt,it]).flatMap($t=>(0,c.ky)($t,b)).join(`
`)]:[]}var gt=t(7361),St=t(4218);const kt=3,It=20,Lt=40,Ht=12,bt=10,Ct=140,Bt=30,Ut="  ",sn=2,an="  ",un="\xA0";function dn(D,b){const Q=(0,St.U4)(D,b.context),
et=Q.length<=kt?Q:Q.filter(({host:Ot})=>(0,v.cG)(Ot));if(et.length===0)return"";const it=et.slice(0,It),lt=et.length-it.length,dt=yn(it,b),$t=[`last ${(0,E.px)(
dt.marks,"run")}`,...dt.columns.map(Dn)];return[...(0,c.ky)(`history: ${$t.filter(Ot=>Ot!=="").join(", ")}`,b),...it.map((Ot,Nt)=>jn(Ot,Nt,dt,b)),...lt>0?[`  an\
d ${(0,E.px)(lt,"more host")} in the history file`]:[],...$n(it,b)].map(h.BP).join(`
`)}function $n(D,b){const Q=(0,St.MC)(D).map(([it,lt])=>`${it} ${lt}`.replaceAll(" ",un));return(0,c.ky)(Q.join(", "),{...b,width:b.width-Ut.length}).map(it=>`${Ut}${(0,c.
nI)(it.trim().replaceAll(un," "),"dim",b)}`)}function yn(D,b){const Q=Math.max(...D.map(({host:Wt})=>(0,s.n)(j(Wt.visit.host)))),et=Math.min(Lt,Q),it=Math.max(...D.
map(({history:Wt})=>Wt.recent.length)),lt=hn(D),dt=Math.min(b.width,Ct)-Ut.length-sn-an.length,$t=Wt=>lt.slice(0,Wt).reduce((Zt,rn)=>Zt-an.length-mn(rn),dt),Nt=lt.
map((Wt,Zt)=>lt.length-Zt).find(Wt=>et+it<=$t(Wt))??1,Dt=$t(Nt),Xt=Math.min(it,Math.max(bt,Dt-et));return{columns:lt.slice(0,Nt),marks:Xt,name:Math.min(et,Math.
max(Ht,Dt-Xt))}}function hn(D){const b=et=>D.map(({history:{latency:it}})=>it===null?"-":(0,o.kJ)(it[et]));return[{title:"uptime in 30 days",cells:D.map(vn)},{title:"\
median latency",cells:b("medianMs")},{title:"95th percentile",cells:b("p95Ms")},{title:"",cells:D.map(({history:et})=>(0,St.kW)(et)??"")}].filter(({cells:et})=>et.
some(it=>it!==""))}function vn(D){const b=(0,St.bW)(D,Bt);return(b&&(0,gt.mc)(b))??"-"}const Dn=({title:D})=>D,mn=({cells:D})=>Math.max(...D.map(b=>b.length));function jn({
host:D,history:b},Q,{columns:et,name:it,marks:lt},dt){const{sign:$t,style:Ot}=y[(0,v.sG)(D)],Nt=(0,St.qX)(b.recent.slice(-lt)),Dt=et.map(Zt=>{const rn=Zt.cells[Q]??
"";return Zt.title===""?rn:rn.padStart(mn(Zt))}),Xt=Nt.replace(/\u2573+/g,Zt=>(0,c.nI)(Zt,"red",dt));return[`${Ut}${(0,c.nI)($t,Ot,dt)} ${Cn(j(D.visit.host),it)}`,
`${" ".repeat(lt-Nt.length)}${Xt}`,...Dt].join(an).trimEnd()}function Cn(D,b){const Q=(0,s.n)(D);return Q<=b?`${D}${" ".repeat(b-Q)}`:`${(0,s.W)(D,0,b-1)}\u2026`}
const Sn=5,zt=30,Ln=3,Mn=20,On=16e6;function*Tn(D,b){yield`${En(D,b)}
`;let Q=!0;for(const{text:et}of An(D,b)){const it=et.includes(`
`);yield`${Q||it?`
`:""}${et}
`,Q=it}}function En(D,b){const{sign:Q,style:et}=y[D.passed?"works":"fails"],it=b.isQuiet?[]:(0,g.h$)(D,b.context).slice(0,Sn);return[`${(0,c.nI)(Q,et,b)} ${(0,c.
nI)((0,v.$N)(D,b.context),"bold",b)}`,...it.flatMap(lt=>Rn(lt,b))].join(`
`)}function*An(D,b,Q=On){const{isQuiet:et=!1,isRunner:it=!1,context:lt}=b,dt=({severity:nn})=>!et||nn==="error"||(0,O.k2)(nn,lt.failOn),$t=(0,S.cZ)(D.findings.filter(
dt)),Ot={lines:new Set,codes:new Map};for(const nn of $t.slice(0,zt))yield pn(Y(nn,b,Ot));const Nt=$t.slice(zt).flatMap(({findings:nn})=>nn);if(Nt.length>0&&(yield pn(
`and ${(0,E.px)(Nt.length,"more finding")} in the JSON report`)),et)return;const Dt=nn=>({kind:it?"group":"plain",text:nn});yield*st(D.files,b).map(Dt);const Xt=dn(
D,b);Xt!==""&&(yield Dt(Xt)),yield*cn(D.roots,b).map(Dt);const Wt=(0,v.md)(D.hosts).filter(nn=>(0,v.cG)(nn)&&!(0,v.JR)(nn)),Zt=it||Wt.length<=Ln?Wt:[];yield*In(
Zt,b,Q).map(Dt),yield*ln(D,b).map(Dt);const rn=(0,g.h$)(D,lt).slice(Sn);rn.length>0&&(yield pn(rn.flatMap(nn=>Rn(nn,b)).join(`
`))),yield*yt(D,b).map(pn)}const Rn=(D,b)=>(0,c.ky)((0,h.RK)(D),b).map(h.BP);function*In(D,b,Q){const et=new w.Wv(Q),it=Xt=>F(Xt,b),lt=yield*(0,w._Q)(D.slice(0,
Mn),et,it),dt=[],$t=(0,w._Q)(D.slice(Mn),et,it);let Ot=$t.next();for(;!Ot.done;Ot=$t.next())dt.push(Ot.value);const Nt=(0,E.px)(dt.length,"more host");dt.length>
0&&(yield[`details of ${Nt}`,...dt].join(`
`));const Dt=lt+Ot.value;Dt>0&&(yield`the details of ${(0,E.px)(Dt,"more host")} are in the JSON report`)}const pn=D=>({kind:"plain",text:D})}),5257:((pt,W,t)=>{
t.d(W,{JT:()=>g,KS:()=>h,MO:()=>d,MP:()=>w,Nf:()=>$,W$:()=>E,cd:()=>v,yp:()=>A});var O=t(5143);const S="hostnames input",v={file:S,line:1,column:1,endColumn:1},
E=s=>s.file===S?S:s,w=({host:s,namespace:c,name:e,system:n})=>`${s}/${c}/${e}/${n}`,g=({host:s,namespace:c,type:e})=>`${s}/${c}/${e}`;function h(s,c){const e=s.
versions??$(s)?.values?.[c]??null;return e===null?null:{text:e,place:A(s)}}function A(s){const{versionsAt:c,place:e}=s,n=typeof c=="number"?c:c?.at;return n===void 0?
e:{file:e.file,...(0,O._h)(n)}}const $=({versionsAt:s})=>typeof s=="number"?null:s,d=(s,c)=>`${s} ${c}`}),2909:((pt,W,t)=>{t.a(pt,async(O,S)=>{try{let P=function(Y){
return async(at,Et)=>{try{await Et()}catch(xt){Y([`${at}: ${(0,g.A3)(xt)}`])}}},G=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(W);var v=t(
2929),E=t(9018),w=t(7251),g=t(6309),h=t(40),A=t(3565),$=t(8782),d=t(4475),s=t(4690),c=t(9077),e=t(3795),n=t(3386),r=t(2057),a=t(1964),l=t(3329),p=t(2827),M=t(4503),
m=t(5505),o=t(8641),f=t(9703),i=t(6536),u=t(8463),y=t(3152),T=t(1591),I=t(6875);const F=120;process.env.UV_THREADPOOL_SIZE??="64",(0,n.p)(),(0,r.B_)(process.stdout,
Y=>process.stderr.write(`the log was not written: ${Y}
`)),(0,r.B_)(process.stderr,()=>{});const j=A.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const x=new I.V,C=(0,s.i)(process);await(0,c.
q)(process,await _(A.Ko(T.y.map(({name:Y})=>Y))));async function _(Y){const at=(0,E.c)(Y,process.env,(0,w.K)(A.QU)),Et=Mt=>{const V=(0,E.r)(tt=>(0,f.p)(Mt,tt),at);
return A.fJ("Could not run",V),3},xt=(0,c.w)(process,x,{isFinal:!1,crash:Et,now:C});try{const Mt=await(Y.merge?.trim()?H:X)(Y,at),V=xt.aborted?3:Mt.verdict.passed?
0:1;return await L(Mt,at,xt),V}catch(Mt){return Mt instanceof y.GN?(A.fJ("Wrong settings",at.redact(Mt.mistakes.join(`
`))),2):Et(Mt)}}async function H(Y,at){const{mergeReports:Et}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(999)]).then(t.bind(t,999));return Et(Y,{directory:G(),
secrets:at})}async function X(Y,at){const Et=(0,e.fN)(xt=>A.N4(at.redact([xt])),e.Si);try{return await(0,v.z6)(Y,{environment:process.env,directory:G(),isFork:(0,$.
$c)(process.env.GITHUB_EVENT_NAME,j),stop:x,startTimer:I.I,now:C,progress:Et.show,changes:xt=>nt(xt,at),secrets:at,kill:process.kill})}finally{Et.end()}}async function U(Y){
const{verdict:at,changes:Et,context:xt}=Y,Mt=(0,$.ng)(process.env,j),V=Mt===null?[]:(0,h.w)((0,M.R8)(at),G(),Mt);if(Mt===null||Et?.kind!=="files")return{...Y,located:V,
context:{...xt,links:(0,h.h)(V)}};const{withDiffLinks:tt}=await t.e(9052).then(t.bind(t,9052)),ct=tt(V,Et.files,G(),Mt);return{...Y,located:V,context:{...xt,links:ct}}}
async function L(Y,{redact:at},Et){const{checked:xt,warnings:Mt}=await(0,d.Y)(Y,{directory:G(),environment:process.env,random:Math.random}),{settings:V,verdict:tt}=xt,
{GITHUB_OUTPUT:ct,GITHUB_STEP_SUMMARY:ft,RUNNER_TEMP:ut}=process.env,mt=Yt=>A.R8(at(Yt).map(Vt=>(0,o.LS)(Vt))),At=P(mt);mt(Mt);let Rt={...xt,located:[]};await At(
"places are not links",async()=>{Rt=await U(xt)});const{context:vt}=Rt,Kt={colour:!1,width:F,isRunner:!0,context:vt};await At("the log was not written",()=>A.ur(
(0,i.MV)(tt,Kt),(0,i.K8)(tt,Kt)));const Gt=V.shard!==null;await At("the annotations were not written",()=>{Gt||A.fz((0,a.H)(tt,vt))}),await At("the outputs were\
 not written",async()=>mt(await A.Kn(ct,(0,p.Y)(tt)))),await At("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{Gt||await A.Sy(ft,(0,m.Gc)(tt,
vt))}),await At("the JSON report was not written to RUNNER_TEMP",async()=>{const Yt=A.u5(ut,(0,l.h)(tt,vt));mt(await A.Kn(ct,{report:Yt}))}),await At("the repor\
t files were not written",async()=>mt(await(0,u.t)(V,{verdict:tt,context:vt},G()))),!Et.aborted&&await At("the comment and the issue were not written",async()=>{
const{notes:Yt,warnings:Vt}=await N(Rt,Et);A.N4(at(Yt)),mt(Vt)})}async function N(Y,at){const{comment:Et,issue:xt}=Y.settings;return Et==="never"&&xt==="never"?
{notes:[],warnings:[]}:await(await t.e(5386).then(t.bind(t,5386))).publish(Y,(0,$.ng)(process.env,j),G(),at)}async function nt({githubToken:Y},{redact:at}){const Et=(0,$.
ng)(process.env,j),Mt=await(await t.e(5181).then(t.bind(t,5181))).readChanges(Et,Y,x.signal);return Mt.kind==="all"&&Et?.pull&&A.R8(at([`changed-only has no eff\
ect: ${Mt.why}`])),Mt}S()}catch(F){S(F)}},1)}),5657:((pt,W,t)=>{t.d(W,{G:()=>c});var O=t(6760),S=t(5747);const v=21,E=/^(?!\.{1,2}$)[\w.-]+$/;function w(m){let o=!1;
for(const f of m.split(`
`)){const i=f.trim();i.startsWith("[")&&(o=i==='[remote "origin"]');const u=i.indexOf("=");if(!(!o||u<0||i.slice(0,u).trim().toLowerCase()!=="url"))return g(i.slice(
u+1).trim())}return null}function g(m){const o=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(m),[f,i]=o===null?h(m):[o[1],o[2]],u=(i??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),y=u.length>1&&u.length<=v;return!f||!y||!u.every(T=>E.test(T))?null:{host:f.toLowerCase(),owner:u.slice(0,-1).join("/"),name:u.at(-1)??""}}function h(m){
const o=URL.parse(m);return o===null||!/^(https?|ssh):$/.test(o.protocol)?[]:[o.protocol==="ssh:"?o.hostname:o.host,o.pathname.slice(1)]}var A=t(4614);const $=5,
d=/^[0-9a-f]{40}$/,s=/^refs\/(?!.*\.\.)[^\0]+$/;function c(m){const o=(0,O.join)(m,".git"),f=e(o,m)??o,i=M((0,O.join)(f,"commondir")),u=i===null?f:l(i,f),y=()=>p(
(0,O.join)(u,"packed-refs"))??"",T=n(M((0,O.join)(f,"HEAD")),[f,u],y);return T===null?null:{commit:T,isFetched:a(T,p((0,O.join)(f,"FETCH_HEAD"))??"",y),remote:w(
p((0,O.join)(u,"config"))??""),tracked:I=>(0,A.O)((0,O.join)(f,"index"),I)}}function e(m,o){const[,f]=/^gitdir: (.+)$/.exec(M(m)??"")??[];return f===void 0?null:
l(f,o)}function n(m,o,f){let i=m;for(let u=0;i!==null&&u<=$;u+=1){if(d.test(i))return i;const[,y]=/^ref: (.+)$/.exec(i)??[];if(y===void 0||!s.test(y))return null;
i=r(y,o,f)}return null}function r(m,o,f){for(const u of o){const y=M((0,O.join)(u,m));if(y!==null)return y}return f().split(`
`).find(u=>u.endsWith(` ${m}`))?.slice(0,40)??null}function a(m,o,f){const i=(u,y)=>u.split(`
`).some(T=>T.startsWith(`${m}${y}`));return i(o,"	")||i(f()," refs/remotes/")}const l=(m,o)=>(0,O.isAbsolute)(m)?m:(0,O.join)(o,m);function p(m){const o=(0,S.yR)(
m);return o.ok?o.text:null}const M=m=>p(m)?.replace(/\r?\n$/,"")??null}),4614:((pt,W,t)=>{t.d(W,{O:()=>e,R:()=>a});var O=t(3024),S=t(5747);const v=128*1024*1024,
E=12,w=62,g=16384,h=12288,A=4,$=61440,d=4096,s=32768,c=Buffer.alloc(0);function e(l,p){const M=(0,S.io)(l,v);return M===null?new Map:n(M,p)}function n(l,p){const M=new Map;
if(l.length<E)return M;const m=l.readUInt32BE(4);if(l.toString("latin1",0,4)!=="DIRC"||m<2||m>4)return M;const o=l.readUInt32BE(8);let f=c,i=E;for(let u=0;u<o;u+=
1){if(i+w>l.length)return M;const y=l.readUInt16BE(i+60),T=i+w+(y&g?2:0),I=m===A,{kept:F,from:j}=I?r(l,T,f):{kept:c,from:T},x=l.indexOf(0,j);if(x<0)return M;const C=l.
subarray(j,x),_=I?Buffer.concat([F,C]):C;if(_.length>d)return M;const H=(l.readUInt32BE(i+24)&$)===s,X=_.toString("utf8");H&&(y&h)===0&&p.has(X)&&M.set(X,{modified:l.
readUInt32BE(i+8),size:l.readUInt32BE(i+36)}),i=I?x+1:i+(x-i+8&-8),f=_}return M}function r(l,p,M){let m=p,o=l[m++]??0,f=o&127;for(;o&128;)o=l[m++]??0,f=(f+1)*128+
(o&127);return{kept:M.subarray(0,Math.max(0,M.length-f)),from:m}}function a(l,{modified:p,size:M}){try{const m=(0,O.lstatSync)(l),o=Math.floor(m.mtimeMs/1e3);return m.
isFile()&&m.size%2**32===M&&o%2**32===p}catch(m){return(0,S.Oj)(m),!1}}}),40:((pt,W,t)=>{t.d(W,{h:()=>$,w:()=>w});var O=t(6760),S=t(5657),v=t(4614),E=t(4503);function w(d,s,c){
if(!g(c.serverUrl))return[];const e=A(s);return[...Map.groupBy(d,r=>e(r.split("/").slice(0,-1).join("/")))].flatMap(([r,a])=>r===null?[]:h(r,a,s,c))}const g=d=>/^https?:\/\/[\w.:/-]+$/.
test(d);function h({prefix:d,checkout:s},c,e,n){const{commit:r,isFetched:a,remote:l}=s,p=URL.parse(n.serverUrl);if(l===null||p===null)return[];if(l.host!==p.host&&
l.host!==p.hostname)return[];if(!a&&![n.commit,n.defaultCommit].includes(r))return[];const M=`${l.owner}/${l.name}`,m=`${n.serverUrl}/${M}/blob/${r}`,o=u=>u?.toLowerCase()===
M.toLowerCase(),f=o(`${n.owner}/${n.repository}`)||o(n.pull?.from),i=new Map(c.map(u=>[u.slice(d.length),u]));return Array.from(s.tracked(new Set(i.keys())),([u,
y])=>{const[T,I]=[i.get(u),(0,E.oW)(u)];return T===void 0||I===null||!(0,v.R)((0,O.join)(e,T),y)?[]:{file:T,path:u,url:`${m}/${I}`,isOfRun:f}}).flat()}function A(d){
const s=new Map,c=e=>{const n=s.get(e);if(n!==void 0)return n;const r=(0,S.G)((0,O.join)(d,e)),a=e.split("/").slice(0,-1).join("/"),l=r!==null?{prefix:e===""?"":
`${e}/`,checkout:r}:e===""?null:c(a);return s.set(e,l),l};return c}const $=d=>new Map(d.map(({file:s,url:c})=>[s,{url:c}]))}),3565:((pt,W,t)=>{t.d(W,{fz:()=>ut,
fJ:()=>cn,QU:()=>tt,N4:()=>Yt,j_:()=>Gt,Ko:()=>V,R8:()=>Vt,ur:()=>ct,Kn:()=>At,u5:()=>Kt,Sy:()=>mt});var O=t(3024),S=t(6760),v=t(857);function E(z){return z==null?
"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function w(z){return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,endLine:z.
endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function g(z,Z,wt){const jt=new $(z,Z,wt);process.stdout.write(jt.toString()+v.EOL)}function h(z,Z=""){g(z,{},
Z)}const A="::";class ${constructor(Z,wt,jt){Z||(Z="missing.command"),this.command=Z,this.properties=wt,this.message=jt}toString(){let Z=A+this.command;if(this.
properties&&Object.keys(this.properties).length>0){Z+=" ";let wt=!0;for(const jt in this.properties)if(this.properties.hasOwnProperty(jt)){const _t=this.properties[jt];
_t&&(wt?wt=!1:Z+=",",Z+=`${jt}=${s(_t)}`)}}return Z+=`${A}${d(this.message)}`,Z}}function d(z){return E(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A")}function s(z){return E(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function c(){throw new Error(
"this function of @actions/core is not bundled")}function e(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function r(z){return z.
replace(/[\\]/g,"/")}function a(z){return z.replace(/[/]/g,"\\")}function l(z){return z.replace(/[/\\]/g,path.sep)}var p=function(z,Z,wt,jt){function _t(Jt){return Jt instanceof
wt?Jt:new wt(function(qt){qt(Jt)})}return new(wt||(wt=Promise))(function(Jt,qt){function en(J){try{ln(jt.next(J))}catch(st){qt(st)}}function fn(J){try{ln(jt.throw(
J))}catch(st){qt(st)}}function ln(J){J.done?Jt(J.value):_t(J.value).then(en,fn)}ln((jt=jt.apply(z,Z||[])).next())})},M;(function(z){z[z.Success=0]="Success",z[z.
Failure=1]="Failure"})(M||(M={}));function m(z,Z){const wt=toCommandValue(Z);if(process.env[z]=wt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
z,Z));issueCommand("set-env",{name:z},wt)}function o(z){g("add-mask",{},z)}function f(z){process.env.GITHUB_PATH||""?issueFileCommand("PATH",z):issueCommand("ad\
d-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.env.PATH}`}function i(z,Z){const wt=process.env[`INPUT_${z.replace(/ /g,"_").toUpperCase()}`]||"";
if(Z&&Z.required&&!wt)throw new Error(`Input required and not supplied: ${z}`);return Z&&Z.trimWhitespace===!1?wt:wt.trim()}function u(z,Z){const wt=i(z,Z).split(
`
`).filter(jt=>jt!=="");return Z&&Z.trimWhitespace===!1?wt:wt.map(jt=>jt.trim())}function y(z,Z){const wt=["true","True","TRUE"],jt=["false","False","FALSE"],_t=i(
z,Z);if(wt.includes(_t))return!0;if(jt.includes(_t))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function T(z,Z){if(process.env.GITHUB_OUTPUT||"")return c("OUTPUT",e(z,Z));process.
stdout.write(v.EOL),g("set-output",{name:z},E(Z))}function I(z){issue("echo",z?"on":"off")}function F(z){process.exitCode=M.Failure,C(z)}function j(){return process.
env.RUNNER_DEBUG==="1"}function x(z){issueCommand("debug",{},z)}function C(z,Z={}){g("error",w(Z),z instanceof Error?z.toString():z)}function _(z,Z={}){g("warni\
ng",w(Z),z instanceof Error?z.toString():z)}function H(z,Z={}){g("notice",w(Z),z instanceof Error?z.toString():z)}function X(z){process.stdout.write(z+v.EOL)}function U(z){
h("group",z)}function P(){h("endgroup")}function L(z,Z){return p(this,void 0,void 0,function*(){U(z);let wt;try{wt=yield Z()}finally{P()}return wt})}function N(z,Z){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,Z));issueCommand("save-state",{name:z},toCommandValue(Z))}function nt(z){
return process.env[`STATE_${z}`]||""}function G(z){return p(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var Y=t(6309),at=t(5747),Et=t(
566),xt=t(4e3),Mt=t(5955);const V=z=>Object.fromEntries(z.map(Z=>[Z,i(Z)]));function tt(z){for(const Z of z)o(Z)}function ct(z,Z){X(z);let wt=!0;for(const{kind:jt,
text:_t}of Z){const[Jt="",...qt]=_t.split(`
`),en=jt==="plain"&&qt.length>0;(wt||en)&&X(""),wt=en,en||qt.length===0?X(_t):(U(Jt),X(qt.join(`
`)),P())}}const ft={error:C,warning:_,notice:H};function ut(z){for(const{level:Z,message:wt,line:jt,column:_t,...Jt}of z)ft[Z](wt,{...Jt,...jt===void 0?{}:{startLine:jt},
..._t===void 0?{}:{startColumn:_t}})}const mt=(z,Z)=>vt("GITHUB_STEP_SUMMARY",z,wt=>(0,O.appendFileSync)(wt,Z));async function At(z,Z){const wt=new Map;for(const[
Jt,qt]of Object.entries(Z))try{z?await vt("GITHUB_OUTPUT",z,en=>(0,O.appendFileSync)(en,Rt(Jt,qt))):T(Jt,qt)}catch(en){wt.set(Jt,(0,Y.A3)(en))}const[jt]=wt.values();
return jt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...wt.keys()].join(", ")}: ${jt}`]}function Rt(z,Z){const wt=typeof Z=="stri\
ng"?Z:JSON.stringify(Z);if(/[\r\n]/.test(wt))throw new Y.Lw("the value has a line break");return`${z}=${wt}
`}async function vt(z,Z,wt){if(!Z)throw new Y.Lw(`${z} is not set; run this as an action on a runner`);const jt=(0,O.openSync)(Z,"r+");try{const{size:_t}=(0,O.fstatSync)(
jt);try{wt(Z)}catch(Jt){throw(0,O.fstatSync)(jt).size>_t&&(0,O.ftruncateSync)(jt,_t),Jt}}finally{(0,O.closeSync)(jt)}}function Kt(z,Z){if(!z)throw new Y.Lw("RUN\
NER_TEMP is not set; run this as an action on a runner");const wt=(0,S.join)("tf-disco","report.json");return(0,Et.f)(z,wt,(0,Mt.mk)(Z)),(0,S.join)(z,wt)}function Gt(z){
if(z===void 0||z==="")return null;const Z=(0,at.yR)(z);try{if(Z.ok)return JSON.parse(Z.text)}catch{}const wt=Z.ok?"is not JSON":(0,xt.mP)(Z.failure);return _(`t\
he event of this run is ignored: the file in GITHUB_EVENT_PATH ${wt}; check that no earlier step changes it`),null}function Yt(z){for(const Z of z)X(Z)}function Vt(z){
for(const Z of z)_(Z)}const cn=(z,Z)=>C(Z,{title:z})}),8782:((pt,W,t)=>{t.d(W,{$c:()=>h,Ob:()=>w,at:()=>d,ng:()=>v});var O=t(8641);const S=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function v(c,e){const n=p=>c[p]?.trim()??"",[,r,a]=S.exec(n("GITHUB_REPOSITORY"))??[];if(r===void 0||a===void 0)return null;const l=E(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:r,repository:a,apiUrl:E(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:l,event:n("GITHUB_EVENT_NAME"),workflow:g(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${l}/${r}/${a}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:s(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:A(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:$(
n("GITHUB_REF"),e)}}const E=c=>c.replace(/(?<!\/)\/+$/,"");function w({apiUrl:c}){const e=URL.parse(c);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,O.RK)(c)}`}const g=c=>/^[^/]+\/[^/]+\/(.+?)@/.exec(c)?.[1];function h(c,e){if(c==="pull_request_target")return!1;const n=d(e,
"pull_request","head"),[r,a]=[d(n,"repo","full_name"),d(e,"pull_request","base","repo","full_name")];return n!==void 0&&r!==a}function A(c,e){const n=d(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:h(c,e),from:s(e,"pull_request","head","repo","full_name")??null}:null}
function $(c,e){const n=s(e,"repository","default_branch");return n===void 0?null:c===`refs/heads/${n}`}function d(c,...e){return e.reduce((n,r)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,r):void 0,c)}function s(c,...e){const n=d(c,...e);return typeof n=="string"?n:void 0}}),1964:((pt,W,t)=>{t.d(W,{H:()=>H});var O=t(4e3),
S=t(5799),v=t(2796),E=t(5102),w=t(4120),g=t(8884),h=t(8641),A=t(1831);const $=700,d=8,s=5,c={text:250,places:1},e={text:$,places:d},n=2,r=3600,a=120,l=4096,p=V=>V!==
""&&(0,g.CN)(V)&&(0,h.BP)((0,h.RK)(V,l))===V;function M(V){const tt=f(V),ct=[...new Set(V.map(({problem:mt})=>mt.title))],ft=tt.length>0?(0,w.K4)(tt,n):i(V);if(ct.
length===1)return o(ft,ct[0]??"");const ut=`${V.length} problems`;return o(ft===null?ut:`${ut} with ${ft}`,ct.join(", "))}function m({title:V,hosts:tt,findings:ct}){
if(ct.length===1)return M(ct);const ft=tt.length>0?0:(0,g.Dc)(ct),ut=Math.max(tt.length,ft),mt=ut===1?f(ct)[0]??(0,g.II)((0,g.tN)(ct)?.file??""):(0,w.px)(ut,tt.
length>0?"host":"file"),At=ct.length>ut?` (${ct.length} times)`:"";return o(ut===0?null:mt,`${V}${At}`)}const o=(V,tt)=>V===null?tt:`${V}: ${tt}`,f=V=>[...new Set(
V.flatMap(({host:tt})=>tt===null?[]:(0,h.RK)((0,A.nx)(tt))))];function i(V){const tt=(0,g.tN)(V);return tt===null||p(tt.file)?null:(0,g.II)(tt.file)}function u(V,tt){
const ct=new Set(V.map(({severity:mt})=>mt)).size>1,ft=V.slice(0,s).map(mt=>T(mt,ct,V.length>2?c:e,tt)).map(mt=>mt.join(`
`)),ut=V.length-ft.length;return[...ft,...ut>0?[y(ut)]:[]].join(`

`).split(`
`)}const y=V=>`and ${V} more, see the job summary`;function T(V,tt,ct,ft){const{problem:ut,severity:mt}=V,At=(0,g.Xd)(V),Rt=(0,g.xi)(V,ft,ct.text,ct.places);return[
`${tt?`${mt}: `:""}${(0,h.RK)(ut.message,ct.text)} [${ut.code}]`,...Rt.map(([vt,Kt])=>`${vt}: ${Kt}`),...At===null||p(At.file)?[]:[`at: ${(0,g.R3)(At)}`],...V.isHostNew?
[`the host is ${w.dy}`]:[],`${ft.docsUrl}#${ut.code}`]}function I(V,tt){const{message:ct,help:ft,findings:ut,code:mt,title:At,affects:Rt}=V;if(ut.length===1)return u(
ut,tt);const vt=(0,w.od)(Rt,tt.clients),Kt=(0,g.mj)(ut,tt.repositories.length),Gt=[`${(0,h.RK)(ct??At,$)} [${mt}]`,...ft===null?[]:[`help: ${(0,h.RK)(ft,$)}`],...vt===
""?[]:[`affects: ${vt}`],...Kt===""?[]:[`hits: ${Kt}`]],Yt=`${tt.docsUrl}#${mt}`,Vt=r-[...Gt,Yt].join(`
`).length;return[...Gt,...j(V,Vt),Yt]}function F(V,tt,{docsUrl:ct}){const ft=V.slice(0,s).flatMap(({problem:{message:ut,help:mt}})=>[`${(0,h.RK)(ut,c.text)} [${tt.
code}]`,...tt.help===null&&mt?[`help: ${(0,h.RK)(mt,c.text)}`]:[]]);return[...new Set(ft),`see also "${m(tt)}"`,`${ct}#${tt.code}`]}function j({findings:V,message:tt},ct){
const ft=[];let ut=ct;for(const At of V){const Rt=x(At,tt===null);if(Rt.length>=ut)break;ut-=Rt.length+1,ft.push(Rt)}const mt=V.length-ft.length;return mt>0?[...ft,
y(mt)]:ft}function x(V,tt){const{host:ct,places:ft,placesLeftOut:ut,problem:mt,isHostNew:At}=V,Rt=(0,g.Ky)(ft,1,void 0,ut),vt=ct===null?"":`${(0,h.RK)((0,A.nx)(
ct))}${At?` (${w.dy})`:""}`,[Kt,Gt]=ct===null?[Rt,""]:[vt,Rt],Vt=[tt?(0,h.RK)(mt.message,a):"",tt&&Gt!==""?`(${Gt})`:Gt].filter(cn=>cn!=="");return Vt.length===
0?`- ${Kt}`:`- ${Kt}: ${Vt.join(" ")}`}const C=10,_=200;function H(V,tt){const ct=X(V),ft=(0,E.hm)(V.findings);let ut=V.findings;for(const mt of S.oC){const{annotations:At,
used:Rt}=U(mt,ut,tt,mt===ft);ct.push(...At),ut=ut.filter(vt=>!Rt.has(vt))}return ct}function X({passed:V,stopped:tt,findings:ct}){const ft=ct.filter(({severity:mt})=>mt===
"warning").length;if(V||ct.some(({severity:mt})=>mt==="error"))return[];if(tt!==null)return[Mt("error","The check is not complete",[(0,O.Cw)(tt)])];const ut=`${(0,w.
px)(ft,"warning")}, and fail-on is warning`;return[Mt("error","Warnings fail this check",[ut])]}function U(V,tt,ct,ft){const ut=tt.filter(({severity:vt})=>vt===
V),mt=new Set(ut.map(P));if(mt.size>C){const vt=N(ut),Kt=ft&&V!=="notice"?nt(V,vt,ct):[];return{annotations:[...L(V,vt,ct),...Kt].slice(0,C),used:new Set(ut)}}const At=tt.
filter(vt=>mt.has(P(vt)));return{annotations:[...Map.groupBy(At,P).values()].map(vt=>Mt(V,M(vt),u(vt,ct),(0,g.tN)(vt))),used:new Set(At)}}function P(V){const tt=(0,g.
Xd)(V);return tt===null?V:`${tt.line}:${tt.file}`}function L(V,tt,ct){const ft=tt.length<=C?tt:tt.slice(0,C-1),ut=tt.slice(ft.length).flatMap(mt=>mt.findings);return[
...ft.map(mt=>Mt(V,m(mt),I(mt,ct),(0,g.tN)(mt.findings))),...ut.length===0?[]:[xt(V,ut)]]}function N(V){const tt=(0,v.cZ)(V);return tt.length<=C?tt:Et(tt)}function nt(V,tt,ct){
const ft=new Set(tt.map(({findings:mt})=>mt.map(P).find(G)));return at(tt.map(mt=>Y(mt).map(At=>({cause:mt,findings:At})))).filter(({findings:[mt]})=>{const At=mt&&
P(mt);return G(At)&&!ft.has(At)&&ft.add(At)}).slice(0,C).map(({cause:mt,findings:At})=>{const Rt=F(At,mt,ct);return Mt(V,M(At),Rt,(0,g.tN)(At))})}const G=V=>typeof V==
"string";function Y({findings:V}){const tt=V.filter(ut=>p((0,g.Xd)(ut)?.file??"")),ct=[...Map.groupBy(tt,P).values()];return at(Map.groupBy(ct,([ut])=>ut&&(ut.host??
(0,g.Xd)(ut)?.file)).values())}const at=V=>[...V].flatMap(tt=>tt.map((ct,ft)=>({item:ct,turn:ft}))).toSorted((tt,ct)=>tt.turn-ct.turn).map(({item:tt})=>tt);function Et(V){
return[...Map.groupBy(V,({code:ct})=>ct).values()].flatMap(([ct,...ft])=>ct===void 0||ft.length===0?ct??[]:{...ct,findings:[ct,...ft].flatMap(({findings:ut})=>ut),
hosts:[...new Set([ct,...ft].flatMap(({hosts:ut})=>ut))],message:null,help:null})}function xt(V,tt){const ct=[...new Set(tt.map(({problem:ft})=>ft.title))];return Mt(
V,`and ${(0,w.px)(tt.length,`more ${V}`)}`,[...ct,"see the job summary"])}function Mt(V,tt,ct,ft=null){const ut={title:(0,h.LS)((0,h.RK)(tt,_)),message:(0,h.LS)(
ct.join(`
`))};if(ft===null||!p(ft.file))return{level:V,...ut};const{file:mt,line:At,column:Rt,endColumn:vt}=ft;return{level:V,...ut,file:mt,line:At,column:Rt,endColumn:vt}}}),
2827:((pt,W,t)=>{t.d(W,{Y:()=>v});const O={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},S={hosts:12e4,services:36e4};function v({passed:w,hosts:g,findings:h},A=S){const $=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),d=E(g.map(({visit:e})=>JSON.stringify(e.host)),A.hosts),s=E(g.map(e=>{const n=JSON.stringify(Object.
fromEntries($(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),A.services),c=e=>h.filter(n=>n.severity===e).length;return{passed:w,hosts:`[${d.join(",")}]`,services:`\
{${s.join(",")}}`,errors:c("error"),warnings:c("warning"),"left-out":g.length-Math.min(d.length,s.length)}}function E(w,g){let h=g;return w.filter(A=>{const $=A.
length<h;return $&&(h-=A.length+1),$})}})};export{Bn as ids,Un as modules};
