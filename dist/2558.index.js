const Nn=[2558,2929,5751,50,2909],Bn={3534:(($t,F,t)=>{t.r(F),t.d(F,{credentialsDiffer:()=>i,credentialsEmpty:()=>p,credentialsMalformed:()=>I,credentialsMissing:()=>n,
credentialsNearMiss:()=>r,credentialsOtherHost:()=>l,credentialsRejected:()=>a,credentialsShort:()=>h,credentialsUnused:()=>c,documentUnauthorized:()=>M});var $=t(
1064),E=t(1831),w=t(2713),O=t(4e3),d=t(5799);const p=(0,d.lS)((0,d.$e)("credentials-empty","Token is empty",$.Du),({source:s})=>({message:`the token from ${s} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),y={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},I=(0,d.lS)((0,d.
z3)("credentials-malformed","Malformed token",$.Du),({source:s,slip:u})=>({message:`the token from ${s} ${y[u].has}`,help:y[u].help,...u==="control character"?{}:
{severity:"warning"}})),h=(0,d.lS)((0,d.$e)("credentials-short","Token is too short to be redacted"),({source:s})=>({message:`the token from ${s} has fewer than\
 ${w.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
i=(0,d.lS)((0,d.lm)("credentials-differ","Clients use different tokens"),({host:s,first:u,other:f})=>({message:`for host ${(0,E.nx)(s)}, ${o(u)} and ${o(f)}`,help:`\
set the token for both clients in ${(0,E.fK)(s)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),o=({client:s,source:u})=>u===
null?`${$.bB[s]} finds no token`:`${$.bB[s]} uses the token from ${u}`,a=(0,d.lS)((0,d.$e)("credentials-rejected","Token was rejected"),({host:s,status:u,source:f})=>({
message:`host ${(0,E.nx)(s)} returned ${u} for the token from ${f}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,E.cu)(s)}; then store a new one in the same place`})),n=(0,d.lS)((0,d.$e)("credentials-missing","Token is missing"),({host:s,
service:u,isFork:f,searched:m,notRead:P})=>{const L=(0,E.nx)(s),g=`host ${L} requires a token${u===null?"":` for ${u}`}`;if(f)return{message:`${g}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[k=""]=(0,E.fK)(s),R=P.length===0?"":`; not read: ${P.join(", ")}`;return{message:`${g}, and none was found (searched: ${m.join(", ")}${R}\
)`,help:`add the line "${L}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${k}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${e(k)}`}}),e=s=>/^\w+$/.
test(s)?`export ${s}=\u2026`:`env '${s}=\u2026' terraform init`,r=(0,d.lS)((0,d.$e)("credentials-near-miss","Token variable has a similar name"),({host:s,variable:u,
why:f,write:m})=>({message:`${u} seems to be meant for host ${(0,E.nx)(s)}, but ${f}`,help:`rename it to ${m}: ${e(m)}`})),l=(0,d.lS)((0,d.$e)("credentials-othe\
r-host","Token is for another host",$.Du),({host:s,other:u,source:f,service:m,isSent:P,isNotice:L})=>({message:`the clients do not send the token for ${u} from ${f}\
 ${m===null?`after the redirect of ${s}`:`to ${m} of host ${s}`}: they send ${P?`the token of ${s}`:"none"}`,help:m===null?`make the discovery document of ${s} \
public, or serve it at ${s} itself`:`set the token for ${s}, and the clients send it to ${u}`,...L?{severity:"notice",affects:[]}:{}})),c=(0,d.lS)((0,d.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:s})=>({message:`the tokens input has a token for host ${(0,E.nx)(s)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),M=(0,d.lS)((0,d.z3)("document-unauthorized","Discovery requires valid credentials",$.
zK),({host:s,token:u,challenge:f,...m})=>{const P=u==="sent"?"rejected the given authentication credentials":"requires authentication credentials",L=f===null?"":
`, and asks for ${f} authentication`;return{message:`host ${s} ${P}: ${(0,O._r)(m)}${L}`,help:(0,O.NM)(m.page,s,A(s,u,m.status,f))}}),S="make the discovery docu\
ment public";function A(s,u,f,m){const P=(0,O.qZ)(s);if(m!==null)return{operator:`exempt /.well-known/terraform.json from ${m} authentication`,guest:P,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(u){case"sent":{const L="check that the token is for this host, complete and not expired";return f===
403?{operator:L,user:L,guest:P}:{operator:L,user:L}}case"none":{const L=`add a token to \`tokens\` (${s}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${L}\
, or ${S}`,user:L,guest:P}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${s} to respond itself, or ${S}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:(($t,F,t)=>{t.r(F),t.d(F,{fileLimit:()=>n,fileOutside:()=>i,fileSyntax:()=>d,fileUnreadable:()=>h,nothingToCheck:()=>a});var $=t(1064),
E=t(4e3),w=t(5143),O=t(5799);const d=(0,O.lS)((0,O.$e)("file-syntax","File has a syntax error",$.Du),({error:e,file:r})=>({message:e??"the file is not valid UTF\
-8",help:(0,w.Zl)(r)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),p={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},y={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},I={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},h=(0,O.lS)((0,O.$e)("file-unreadab\
le","File cannot be read"),e=>({message:"code"in e?`${p[e.what]}: ${e.code}`:p[e.what],help:(e.what==="file"||e.what==="directory"?y[e.code]:void 0)??I[e.what]})),
i=(0,O.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),o=3,a=(0,O.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:e,hasHostnames:r})=>{const M=`found no Terraform or OpenTofu files in ${e.every(A=>A===".")?"this directory":`\`scan\` (${(0,E.XT)(e,o)}\
)`}`,S="check out the repository first (in a workflow: actions/checkout)";return r?{message:`${M}; only \`hostnames\` was checked`,help:`${S}, or correct \`scan\``,
severity:"warning"}:{message:`${M}, and \`hostnames\` is not set`,help:`${S}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),n=(0,O.lS)((0,O.$e)("fil\
e-limit","Part of the repository exceeds a limit"),e=>{switch(e.kind){case"size":return{message:`the file ${(0,E.mP)(e)}`,help:"split the file, or list it in `e\
xclude`"};case"depth":return{message:`directories nested deeper than ${e.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{
message:`there are more than ${e.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
directory":return{message:`the directory has more than ${e.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclud\
e`"};case"parts":return{message:`the file has more than ${e.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclud\
e`"};case"module-usages":return{message:`the files of this directory use more than ${e.max} modules and providers; the rest of this file and the files after it \
are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${e.max} usages of hosts; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more t\
han ${e.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roo\
ts`"};case"problems":return{message:`there are more than ${e.max} problems in files; ${e.omitted} are not reported`,help:"fix the reported problems first, or sc\
an fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,E.Cw)(e.stopped)} after reading ${e.files} files; this directory and the following one\
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:(($t,F,t)=>{t.r(F),t.
d(F,{cloudOrganization:()=>i,cloudToken:()=>p,cloudVersion:()=>y,cloudWorkspace:()=>o,cloudWorkspaceMissing:()=>a});var $=t(1064),E=t(1831),w=t(9562),O=t(4e3),d=t(
5799);const p=(0,d.lS)((0,d.z3)("cloud-token","Token for the cloud block or remote backend is missing",$.Du),({host:n,service:e,isFork:r,searched:l,notRead:c})=>{
const M=(0,E.nx)(n),A=`${e===w.OZ?"the cloud block":"the remote backend"} requires a token for ${M}`;if(r)return{message:`${A}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const s=c.
length===0?"":`; not read: ${c.join(", ")}`,[u=""]=(0,E.fK)(n);return{message:`${A}, and none was found (searched: ${l.join(", ")}${s})`,help:`add the line "${M}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${u}; outside GitHub, run \`terraform login ${M}\` or \`tofu login ${M}\``}}),y=(0,d.lS)((0,d.z3)("\
cloud-version","API is too old for the cloud block",$.Du),({url:n,version:e})=>({message:`${n} returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,O.
dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),I=n=>"why"in n?`the response of ${n.url} ${(0,O.dh)(n.why)}`:(0,O._r)({...n,page:null}),h=(n,e,r)=>"\
status"in n&&[401,403,404].includes(n.status)?r:(0,d.C)(`check the logs of ${e}, and that the URL of the service is that of its API`),i=(0,d.lS)((0,d.z3)("cloud\
-organization","Organization cannot be read",$.Du),n=>{const{host:e,organization:r,source:l}=n;return{message:`the organization ${r} at ${e} cannot be read: ${I(
n)}`,help:h(n,e,`check the name of the organization, and that the token from ${l} is valid and belongs to a member`)}}),o=(0,d.lS)((0,d.z3)("cloud-workspace","W\
orkspace cannot be read",$.Du),n=>{const{host:e,organization:r,workspace:l}=n;return{message:`the workspace ${l} of ${r} at ${e} cannot be read: ${I(n)}`,help:h(
n,e,"check that the token may read the workspace")}}),a=(0,d.lS)((0,d.lm)("cloud-workspace-missing","Workspace does not exist"),({host:n,organization:e,workspace:r})=>({
message:`${e} at ${n} has no workspace ${r} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:(($t,F,t)=>{t.r(F),t.d(F,{hostAssumed:()=>I,hostGeneric:()=>h,hostNotAllowed:()=>p,hostNotChecked:()=>o,hostPrivateRedirect:()=>i});var $=t(
1064),E=t(4e3),w=t(5799);const O=({file:e,line:r})=>`${(0,E.dh)(e)}:${r}`,d=e=>e.map(r=>$.bB[r]).join(" and "),p=(0,w.lS)((0,w.z3)("host-not-allowed","Host is n\
ot allowed",$.zK),e=>{const{host:r}=e,l=`add ${r} to \`allowed-hosts\``;if("service"in e){const{service:c,registry:M}=e;return{message:`${c} of ${M} is on ${r},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${l}`}}if("package"in e)return{message:`the package of ${e.package} is downloaded from ${r}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${l}`};if("use"in e){const[c,M]=y[e.use];return{message:`${c} ${r}\
, which is not in \`allowed-hosts\``,help:`use ${M}, or ${l}`}}if("implied"in e){const{place:c,clients:M}=e.implied;return{message:`host ${r} is not in \`allowed\
-hosts\` and was not contacted; ${O(c)} names no host, and this is the default of ${d(M)}`,help:`name an allowed registry there, ${l}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${r} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${l}`}}),y={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},I=(0,w.lS)((0,w.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:e,place:r,clients:l})=>({message:`${e} was not contacted: ${O(r)} implies it as the default host of ${d(l)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),h=(0,w.lS)((0,w.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:e})=>({message:`${e} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),i=(0,w.lS)((0,w.z3)("host-private-redirect","Redirect to a non-public address",$.zK),({host:e,address:r,asks:l})=>r===
"metadata"?{message:`${e} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${l==="document"?"redirects":"leads"} to ${e}, which has a ${r} address and was not contacted`,help:`if ${l==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),o=(0,w.lS)((0,w.z3)("host-not-checked","Host was not checked before the chec\
k ended",$.zK),({host:e,stopped:r,isBegun:l,unchecked:c,total:M,slowest:S})=>({message:`${e} was not checked${l?" completely: its visit was under way when":":"}\
 ${(0,E.Cw)(r)}, with ${c} of ${M} hosts not checked`,help:a[r.kind]+n(S)})),a={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function n(e){return e.length===0?"":`; most of the time went to hosts without a response: ${e.map(({host:l,tookMs:c})=>`${l}\
 (${(0,E.YA)(c)})`).join(", ")}`}}),5143:(($t,F,t)=>{t.d(F,{Az:()=>A,Ks:()=>i,Ts:()=>o,Zl:()=>c,_M:()=>I,_h:()=>a,bH:()=>y,n7:()=>M});var $=t(4e3);const E="//",
w=/^[\w.-]+(?:\/[\w.-]+)*$/,O=1e3,d=s=>s.length<=O&&w.test(s),p=(s,u)=>`${s}${E}${u}`;function y(s){const u=s.indexOf(E),f=u<0?"":s.slice(0,u);return d(f)?{repository:f,
path:s.slice(u+E.length)}:{repository:null,path:s}}const I=s=>y(s).repository,h=2**14,i=h-1,o=({line:s,column:u,endColumn:f})=>(s*h+Math.min(u,i))*h+Math.min(f-
u,h-1);function a(s){const u=Math.floor(s/h),f=u%h;return{line:Math.floor(u/h),column:f,endColumn:f+s%h}}const n=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
e=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,r=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function l(s){const{path:u}=y(
s),f=u.split("/").slice(0,r.test(u)?-2:-1);return f.find((m,P)=>n.test(m)&&!(m==="test"&&f.slice(0,P).some(L=>e.test(L))))}const c=s=>l(s)!==void 0;function M(s){
const u=l(s);return(u===void 0?y(s).path:`**/${u}`).replace(/[\\{}[\]?!()]/g,"?")}const S=3;function A(s,u,f){const m=s===1?"1 finding is":`${s} findings are`,P=f===
1?" of 1 repository":` of ${f} repositories`,[L,g]=f===0?["","`exclude`"]:[P,"`exclude` where usages are collected"];return`${m} in tests, examples or templates${L}\
, where errors are warnings; to skip such files, set ${g}: ${(0,$.XT)(u,S)}`}}),5799:(($t,F,t)=>{t.d(F,{$e:()=>i,C:()=>w,lS:()=>a,lm:()=>o,oC:()=>E,pj:()=>p,z3:()=>h});
var $=t(6174);const E=["error","warning","notice"],w=(n,e)=>e===void 0?{operator:n}:{operator:n,note:e};function O({operator:n,user:e,guest:r},{role:l,host:c}){
const M=`ask the operator of ${c} to ${n}`;switch(l){case"operator":return n;case"user":return e===n?e:e===void 0?M:`${e}; if you run ${c}, ${d(n,e)}`;case"gues\
t":return r??e??M}}const d=(n,e)=>n.startsWith(`${e}, or `)?n.slice(e.length+5):n;function p(n,e){const{cures:r,...l}=n;return r===void 0?n:{...l,help:y(r,e)}}function y(n,e){
const{because:r,note:l}=n,c=r===void 0?"":`${r}: `,M=l===void 0?"":`; ${l}`;return c+O(n,e)+M}const I=n=>(e,r,l=[])=>({code:e,title:r,severity:n,affects:l}),h=I(
"error"),i=I("warning"),o=I("notice");function a(n,e){return Object.assign(l=>{const{help:c,...M}=e(l),S=n.code,A=(0,$._)(M.message),s={...n,code:S,usualSeverity:n.
severity,...M,message:A};return c===void 0?s:typeof c=="string"?{...s,help:(0,$._)(c)}:{...s,help:y(c,{role:"operator",host:""}),cures:c}},n)}}),2929:(($t,F,t)=>{
t.d(F,{z6:()=>Y,wX:()=>Jt,w5:()=>Yt});var $=t(6760),E=t(9461),w=t(3024),O=t(5143),d=t(5747);const p=200,y=50,I=32*1024*1024,h=4e3,i=1e3,o=1e6;function a(Q,ot,pt){
const mt=Map.groupBy(Q.filter(n).slice(0,p),({file:Rt})=>Rt),Tt=[];let kt=0;for(const[Rt,Ct]of[...mt].slice(0,y)){const Kt=(0,$.join)(ot,Rt),Lt=e(Kt);if(Lt===null||
Lt.mtimeMs>pt+1)continue;if(kt+=Lt.size,kt>I)break;const bt=(0,d.yR)(Kt);bt.ok&&Tt.push(...r(bt.text,Ct))}return Tt}const n=({column:Q,endColumn:ot})=>Q!==O.Ks&&
Q<o&&ot>Q;function e(Q){try{return(0,w.statSync)(Q)}catch(ot){return(0,d.Oj)(ot),null}}function r(Q,ot){const pt=[];let[mt,Tt]=[1,Q.startsWith("\uFEFF")?1:0];for(const kt of ot.
toSorted((Rt,Ct)=>Rt.line-Ct.line)){for(;mt<kt.line&&Tt>=0;mt+=1)Tt=Q.indexOf(`
`,Tt)+1||-1;if(Tt<0)break;const Rt=Q.indexOf(`
`,Tt),Ct=Rt<0?Q.length:Rt,Kt=Ct>Tt&&Q[Ct-1]==="\r";pt.push(...l(Q.slice(Tt,Kt?Ct-1:Ct),kt))}return pt}function l(Q,ot){const{column:pt,endColumn:mt}=ot,Tt=Q.length<=
h;if(!Tt&&mt-pt>i)return[];const kt=c(Q,pt-1,0);if(kt>=Q.length)return[];const Rt=c(Q,mt-pt,kt),[Ct,Kt]=Tt?[Q.slice(0,kt),Q.slice(Rt)]:["",""];return[{place:ot,
before:Ct,literal:Q.slice(kt,Rt),after:Kt,isWhole:Tt}]}function c(Q,ot,pt){let mt=pt;for(let Tt=ot;Tt>0&&mt<Q.length;Tt-=1)mt+=(Q.codePointAt(mt)??0)>65535?2:1;
return mt}var M=t(6174),S=t(2161);function A(Q,ot){const{directory:pt,checkedAt:mt,configs:Tt}=ot,kt=Tt.flatMap(Bt=>Bt.files),Rt=new Set(kt.flatMap(({path:Bt,shown:Ft})=>[
s(Bt),Ft])),Ct=Bt=>{const Ft=s((0,$.resolve)(pt,Bt));return!Rt.has(Bt)&&!Rt.has(Ft)&&u(Bt)&&u(Ft)},Kt=Q.filter(({file:Bt})=>Ct(Bt)),Lt=a(Kt,pt,mt),bt=k(Lt,ot.usages);
return Lt.flatMap(Bt=>f(Bt,bt.get(R(Bt.place))??null,ot))}function s(Q){const ot=(0,E.$)(Q);return ot.kind==="file"?ot.path:(0,$.resolve)(Q)}const u=Q=>(0,S.L8)(
(0,$.basename)(Q),new Set,(0,$.basename)((0,$.dirname)(Q)))!==void 0;function f({place:Q,before:ot,literal:pt,after:mt,isWhole:Tt},kt,{redact:Rt,kept:Ct}){const Kt=ot+
pt+mt;return Rt(Kt,Ct)!==Kt?[]:Tt&&!g(Kt)?[{place:Q,before:ot,literal:pt,after:mt}]:kt===null||P.test(kt)||!pt.includes(kt)?[]:[{place:Q,before:"\u2026 ",literal:(0,M.
_)(kt),after:" \u2026"}]}const m=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
P=/[\s"]/,L=/[\w+-]{20,}/g,g=Q=>m.test(Q)||(Q.match(L)??[]).some(ot=>/\d/.test(ot)&&/[a-z]/.test(ot)&&/[A-Z]/.test(ot));function k(Q,ot){const pt=new Map(Q.map(
({place:Tt})=>[R(Tt),Tt.file])),mt=new Set(pt.values());return new Map(ot.filter(({place:Tt})=>mt.has(Tt.file)&&pt.has(R(Tt))).flatMap(({place:Tt,text:kt})=>kt===
null?[]:[[R(Tt),kt]]))}const R=({file:Q,line:ot,column:pt})=>`${ot}:${pt} ${Q}`;var T=t(2389),C=t(6897),z=t(1831),_=t(3592),D=t(2796),U=t(6763),x=t(5751),N=t(1435),
K=t(8723),G=t(5453),X=t(7052),nt=t(8416),lt=t(7854),Et=t(3474),St=t(3152);function At(Q,ot,pt){const mt={...Q,newHosts:new Set,files:null,remarks:[]};if(ot===null)
return mt;const Tt=bt=>({...mt,remarks:[`changed-only has no effect: ${bt}`]});if(ot.kind==="all")return Tt(ot.why);const{files:kt}=ot,Rt=new Set(kt.filter(({status:bt})=>bt!==
"removed").map(({file:bt})=>bt));if(Rt.size>0&&![...Rt].some(bt=>pt(bt)!==null))return Tt("the checkout contains none of the files that the pull request changes");
const Ct=Q.usages.filter(({place:bt})=>Rt.has(bt.file)),Lt=`changed-only: the pull request changes ${kt.length===1?"1 file":`${kt.length} files`} with ${Ct.length}\
 of ${Q.usages.length} usages`;return{usages:Ct,notes:Q.notes.filter(({place:bt})=>q(bt.file,Rt)),newHosts:at(Q.usages,kt,pt),files:new Set(kt.map(({file:bt})=>bt)),
remarks:[Lt]}}const q=(Q,ot)=>ot.has(Q)||Q==="."||[...ot].some(pt=>pt.startsWith(`${Q}/`)),st=2e8;function at(Q,ot,pt){const mt=new Set;if(ot.some(Dt))return mt;
const Tt=new Map(ot.map(Lt=>[Lt.file,ut(Lt,pt)])),kt=ot.flatMap(({patch:Lt})=>dt(Lt,/^[ -]/));let Rt=0;const Ct=(Lt,bt)=>{const Bt=[bt,(0,z.nx)(bt).toLowerCase()];
return Lt.filter(Ft=>(Rt+=Ft.length,Rt<=st&&Bt.some(tn=>Ft.includes(tn)))).length},Kt=(Lt,bt)=>{const{isNew:Bt,now:Ft,added:tn}=Tt.get(Lt)?.()??ct,sn=Bt?0:Ct(Ft,
bt);return Bt||sn>0&&sn===Ct(tn,bt)};for(const[Lt,bt]of Map.groupBy(Q,Bt=>Bt.host)){if(Lt===null||bt.some(({isHostImplied:Ft})=>Ft))continue;const Bt=[...new Set(
bt.map(({place:Ft})=>Ft.file))];!Bt.every(Ft=>Tt.has(Ft))||Ct(kt,Lt)>0||Bt.every(Ft=>Kt(Ft,Lt))&&Rt<=st&&mt.add(Lt)}return mt}const ct={isNew:!1,now:[],added:[]};
function ut({file:Q,status:ot,patch:pt},mt){let Tt=null;const kt=()=>{const Rt=ot==="added";if(Rt||pt===null)return{...ct,isNew:Rt};const Ct=(mt(Q)??"").toLowerCase().
split(`
`);return{isNew:Rt,now:Ct,added:dt(pt,/^\+/)}};return()=>(Tt??=kt(),Tt)}const dt=(Q,ot)=>(Q??"").toLowerCase().split(`
`).filter(pt=>ot.test(pt)),yt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Dt=({file:Q,status:ot,changes:pt,patch:mt})=>mt===null&&ot!=="added"&&pt>0&&yt.
test(Q);var It=t(2859),Ut=t(370);async function Xt(Q,ot){const pt=ot.now(),mt=await(0,Ut.SQ)(Q,ot),Tt=Q.scan.length===0?0:ot.now()-pt,kt=(0,Ut.PT)(Q,mt,ot),Rt=await(0,nt.
L2)(kt),{clients:Ct}=Rt,Kt={usages:(0,lt.sw)(mt.usages,Ct),notes:(0,lt.vH)([...mt.notes,...en(mt,ot.stop.why)],Ct)},Lt=await qt(Kt,Q,ot),bt=await(0,N.jK)(Lt.usages,
Q,Rt,{...ot,mayHavePlugins:(0,Ut.C_)(mt,Q)}),{roots:Bt,notes:Ft}=await(0,G.D0)({...Kt,scanned:mt,changed:Lt.files,dialect:Rt,settings:Q}),tn=await(0,G.Xo)(bt.usages,
Bt),sn=(0,It.C)(Q,tn,Ct,(0,lt.kA)(Kt.usages)),{configs:an,releases:ln}=bt,{environment:un}=ot,{files:mn,bytes:pn}=mt;return{dialect:{...Rt,releases:ln},configs:an,
usages:tn,roots:Bt,requirements:sn,notes:[...(0,G.a3)(Lt.notes,tn,Q,un),...Ft],newHosts:Lt.newHosts,isEmpty:Q.scan.length>0&&mt.isEmpty&&mt.endedAt===null,complaints:bt.
findings,allUsages:Kt.usages,part:null,changes:Lt.changes,remarks:[...Lt.remarks,...bt.remarks],scan:{files:mn,bytes:pn,usages:tn.length,durationMs:Tt},clients:()=>(0,nt.
rU)(Rt,kt.scan)}}async function qt(Q,ot,pt){const mt=ot.changedOnly?await pt.changes(ot):null;return{changes:mt,...At(Q,mt,kt=>{const Rt=(0,d.yR)((0,$.join)(pt.
directory,kt));return Rt.ok?Rt.text:null})}}function en({endedAt:Q,files:ot},pt){return Q===null||pt===null?[]:[(0,lt.YW)(Q,(0,X.fileLimit)({kind:"time",stopped:pt,
files:ot}))]}function rn({requirements:Q,part:ot}){const{size:pt}=new Set(Q.map(({host:Tt})=>Tt));if(pt<=Et.pS)return;const mt=`${pt} hosts, the limit is ${Et.pS}`;
throw new St.GN([ot===null?`scan found ${mt}: narrow scan, exclude files, or divide the hosts with shard`:`shard ${ot.index}/${ot.count} has ${mt}: divide the h\
osts into more shards`])}async function Y(Q,ot){const pt=new Date,mt=await(0,x.readSettings)(Q,ot),Tt=mt.deadlineMs,kt=ot.startTimer(Tt,()=>ot.stop.end({kind:"d\
eadline",ms:Tt}));try{const Rt=await Xt(mt,ot),Ct=mt.shard===null?Rt:await V(Rt,mt.shard,mt);rn(Ct),await(0,C.x)();const Kt=await wt(Ct,mt,ot,pt);return await jt(
Kt,Ct,mt,ot,pt)}finally{kt()}}async function V(Q,ot,pt){const{narrowToShard:mt}=await Promise.all([t.e(6917),t.e(5927),t.e(2052)]).then(t.bind(t,8100));return mt(
Q,ot,pt)}async function wt(Q,ot,pt,mt){const{environment:Tt,stop:kt,isFork:Rt}=pt,{dialect:Ct,configs:Kt}=Q,Lt=await(0,K.j)(Q,ot,{...Ct,configs:Kt},pt),bt={...Q,
visits:Lt.visits,tokenVariables:Yt(Tt),tokenHosts:ot.tokens.map(({host:tn})=>tn),tokenSources:Lt.tokenSources,stopped:kt.why,predicted:await(0,G.K$)(Lt.inquiry,
{...ot,dialect:Ct,isFork:Rt,part:Q.part})},Bt={...ot,dialect:Ct,isFork:Rt,now:mt.getTime()},Ft=Lt.visits.length>0||bt.predicted.requests.length>0;return(0,T.S4)(
bt,Bt,Ft?await(0,N.U7)():null)}async function jt(Q,{dialect:ot,configs:pt,allUsages:mt,requirements:Tt,changes:kt,scan:Rt,clients:Ct,...Kt},Lt,bt,Bt){const Ft=Jt(
Tt),tn=[...Kt.remarks,...(0,U.r)(Q)],sn={verdict:Q,remarks:(0,U.q)(tn)},{verdict:an,remarks:ln}=bt.secrets.redact(sn,Ft);return{settings:Lt,changes:kt,verdict:an,
context:{dialect:ot,failOn:Lt.failOn,scan:Rt,remarks:ln,startedAt:Bt.toISOString(),durationMs:Date.now()-Bt.getTime(),version:_.xv,docsUrl:_.aq,clients:await Ct(),
sources:A((0,D.sC)(an.findings),{...bt.secrets,kept:Ft,usages:mt,configs:pt,directory:bt.directory,checkedAt:Bt.getTime()}),links:null,repository:null,repositories:[],
shards:zt(Lt),history:null}}}const zt=({shard:Q})=>Q===null?null:{indexes:[Q.index],count:Q.count},Yt=Q=>Object.keys(Q).filter(ot=>/^TFE?_?TOKEN/i.test(ot)),Jt=Q=>new Set(
Q.flatMap(({host:ot,service:pt})=>[ot,(0,z.nx)(ot),pt]))}),9461:(($t,F,t)=>{t.d(F,{$:()=>w});var $=t(3024),E=t(5747);function w(O){try{const d=(0,$.realpathSync)(
O),p=(0,$.statSync)(d);return p.isFile()?{kind:"file",path:d}:{kind:p.isDirectory()?"directory":"special",path:d}}catch(d){return{kind:"error",code:(0,E.Oj)(d)}}}}),
5747:(($t,F,t)=>{t.d(F,{Oj:()=>a,io:()=>I,yR:()=>y});var $=t(4573),E=t(3024);const w=16*1024*1024,O=E.constants.O_RDONLY|(E.constants.O_NONBLOCK??0)|(E.constants.
O_NOCTTY??0),d=Buffer.allocUnsafeSlow(256*1024);let p=d;const y=(e,r=w)=>h(e,r,o);function I(e,r){const l=h(e,r,(c,M)=>Buffer.from(c.subarray(0,M)));return Buffer.
isBuffer(l)?l:null}function h(e,r,l){let c;try{c=(0,E.openSync)(e,O)}catch(M){return n(M)}try{const M=(0,E.readSync)(c,d,0,d.length,null);return M<d.length?l(d,
M):i(c,r,l)}catch(M){return n(M)}finally{(0,E.closeSync)(c)}}function i(e,r,l){const{size:c}=(0,E.fstatSync)(e);if(c>r||c<d.length)return{ok:!1,failure:{kind:"s\
ize",bytes:c,maxBytes:r}};p.length<c&&(p=Buffer.allocUnsafeSlow(c));const M=p;let S=0;for(;S<c;){const A=(0,E.readSync)(e,M,S,c-S,S);if(A===0)break;S+=A}return l(
M,S)}function o(e,r){const l=e.toString("utf8",0,r),c=!l.includes("\uFFFD")||(0,$.isUtf8)(e.subarray(0,r));return{ok:!0,text:l,isUtf8:c,bytes:r}}function a(e){if(!(typeof e==
"object"&&e!==null&&"code"in e)||typeof e.code!="string")throw e;return e.code}const n=e=>({ok:!1,failure:{kind:"error",code:a(e)}})}),8185:(($t,F,t)=>{t.d(F,{C:()=>i,
I:()=>a});var $=t(4283),E=t(7052),w=t(6697),O=t(1064),d=t(1831),p=t(2886);const y=(n,{allowedHosts:e,hostnames:r})=>(0,d.Jr)(n,e)||r.some(l=>l.host===n),I={file:"\
.",line:1,column:1,endColumn:1},h=1e4;function i(n,e,r=h){if(e.allowedHosts.length===0)return[];const l=new Map,c=[];let M=0;for(const{directHost:A,kind:s,isOverridden:u,
place:f,clients:m}of n){if(A===void 0||u||y(A,e))continue;const P=s==="backend_http"||s==="remote_state"?"backend":"download",L=`${P} ${A}`,g=l.get(L);if(g===void 0&&
l.size>=r){M+=1;continue}const k=g??o(A,P);l.set(L,k),c.push({...k,place:f,clients:m})}if(M===0)return c;const S=(0,E.fileLimit)({kind:"problems",max:r,omitted:M});
return[...c,{problem:S,place:I,clients:O.Du,host:null}]}function o(n,e){const r=(0,d.Pv)(n),l=r.ok?r.value:null,c=l===null?n:(0,d.nx)(l);return{problem:(0,w.hostNotAllowed)(
{host:c,use:e}),host:l}}function a(n,e,r,l){if(l.allowedHosts.length===0)return[];const c=r.filter(({because:M})=>M.some(S=>typeof S!="string"));return e.flatMap(
M=>{const{id:S,kind:A}=M;if(A!=="url"||!c.some(m=>m.service===S))return[];const s=(0,$.Dl)(M.url),u=s.ok?(0,d.Pm)(s.value):null;if(u===null||u===n||y(u,l))return[];
const f=(0,w.hostNotAllowed)({host:u,service:S,registry:(0,d.nx)(n)});return[(0,p.bz)(f,S)]})}}),8988:(($t,F,t)=>{t.d(F,{s:()=>o,k:()=>M});var $=t(3534),E=t(3410),
w=t(5143),O=t(9562);const d=[O.OZ,O.Bn],p=[O.e$,O.xq],y=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...d,...p]},{matches:/^api\.env0\.com$/,services:p},{matches:/^backend\.api\.env0\.com$/,
services:d},{matches:/\.scalr\.io$/,services:d}],I=S=>y.find(({matches:A})=>A.test(S))?.services??[];var h=t(241),i=t(2886);function o(S,{role:A},s){const u=e(S),
f=S.credentials?.hasToken===!0,P=(S.attempt.hops.at(-1)?.challenge??null)===null&&(f||A!=="guest"),L=f?[]:r(S.host,u,s),k=[...S.difference===null?[]:[S.difference],
...L,...u===null||!P?[]:[l(S,u,s)]].map(T=>(0,i.bz)(T)),R=f?[]:a(S,s);return R.length>0?[...k,...R]:L.length===0?[...k,...n(S,s)]:k}function a(S,{usages:A,isFork:s,
depth:u}){const{host:f,attempt:m}=S;if(u==="discovery"||m.discovery.kind!=="found")return[];const P=A.flatMap(({workspace:L,hasOwnToken:g,needs:k,place:R})=>L===
void 0||g||(0,w.Zl)(R.file)?[]:k.filter(T=>T.host===f));return Array.from(Map.groupBy(P,({service:L})=>L),([L,g])=>{const k=(0,E.cloudToken)({host:f,service:L,isFork:s,
...c(S)}),R=g.flatMap(T=>T.clients);return(0,i.bz)((0,i.aZ)(k,R),L)})}function n(S,{usages:A,isFork:s}){const{host:u,attempt:f,credentials:m}=S;if(f.discovery.kind!==
"found"||m?.hasToken||m?.problem)return[];const P=I(u).find(L=>A.some(({hasOwnToken:g,needs:k,place:R})=>k.some(T=>T.host===u&&T.service===L)&&!g&&!(0,w.Zl)(R.file)));
return P===void 0?[]:[(0,i.bz)((0,$.credentialsMissing)({host:u,service:P,isFork:s,...c(S)}),P)]}function e(S){const{discovery:A,hops:s}=S.attempt;return A.kind===
"failed"&&A.problem.code==="document-unauthorized"?s.at(-1)?.status??null:null}function r(S,A,{tokenVariables:s,hosts:u}){return(0,h.B)(s,S,u).filter(({isParent:f})=>!f||
A!==null).map(({variable:f,why:m,write:P})=>(0,$.credentialsNearMiss)({host:S,variable:f,why:m,write:P}))}function l(S,A,{isFork:s}){const{host:u,credentials:f}=S;
return f?.hasToken?(0,$.credentialsRejected)({host:u,status:A,source:f.source}):(0,$.credentialsMissing)({host:u,service:null,isFork:s,...c(S)})}function c({credentials:S,
looks:A}){const s=A.flatMap(P=>P.looks),u=P=>[...new Set(s.flatMap(({held:L,source:g})=>L!=="not read"===P?g:[]))],f=S===null?u(!0):[S.source],m=S===null?u(!1):
[];return{searched:f,notRead:m}}function M(S,A){return S.filter(s=>!A.includes(s)).map(s=>(0,i.bz)((0,$.credentialsUnused)({host:s})))}}),2886:(($t,F,t)=>{t.d(F,
{ER:()=>h,HJ:()=>l,Mm:()=>M,Np:()=>a,TC:()=>s,aZ:()=>I,bz:()=>y,hD:()=>o,l$:()=>p,ld:()=>e,pi:()=>n,xJ:()=>i});var $=t(5143),E=t(5799),w=t(1831),O=t(7715);const d=[
"module","provider","version","package","lock","not"],p=({problem:u,places:f})=>d.includes(u.code.replace(/-.*/,""))&&f.length>0&&f.every(m=>typeof m!="string"),
y=(u,f=null,m=!0)=>({services:f===null?[]:[f],problem:u,needed:m}),I=(u,f)=>({...u,affects:u.affects.filter(m=>f.includes(m))}),h=({problem:u,needed:f})=>f&&u.usualSeverity===
"error";function i({problem:u,needed:f},m){const P=f&&m.some(L=>u.affects.includes(L));return u.severity==="error"&&!P?"warning":u.severity}const o=(u,f,m)=>({severity:i(
u,f),problem:u.problem,affects:u.problem.affects,...m}),a=(u,f)=>E.oC.indexOf(u.severity)-E.oC.indexOf(f.severity),n=(u,f,m)=>m.some(P=>P.code===u.code&&(P.host===
null||P.host===f));function e({problem:u,services:f},{visit:{host:m,attempt:P},requirements:L,answering:g},{depth:k}){if(k==="discovery"||P.discovery.kind==="sk\
ipped")return!0;const R=f.some(C=>g.has(`${m} ${C}`));if(u.code==="service-url-no-slash"&&R)return!1;const T=L.filter(({service:C})=>f.length===0||f.includes(C));
return T.length===0||T.some(({isForInit:C})=>C)}const r=1e3;function l(u){const f=new Map;return m=>{const P=JSON.stringify(m),L=f.get(P)??c(m,u);return f.set(P,
L),L}}function c(u,f){const m=R=>f.filter(({service:T})=>R.includes(T)),P=u.length===0?f:m(u),L=u.filter(R=>P.some(({service:T})=>T===R)),g=L.length>0?L:u,k=(P.
length>0?P:m(["any"])).flatMap(R=>R.because);return{service:g.length===1?g[0]??null:null,...M([...new Set(k)])}}function M(u){const f=S(u),m=f.length>r?A(f):f,P=Math.
max(0,m.length-r);return{places:m.slice(0,r),placesLeftOut:P}}function S(u){const{own:f=[],aside:m=[]}=Object.groupBy(u,P=>typeof P!="string"&&(0,$.Zl)(P.file)?
"aside":"own");return[...f,...m]}function A(u){const f=new Set,{first:m=[],other:P=[]}=Object.groupBy(u,L=>{const g=typeof L=="string"?null:(0,$._M)(L.file);return g===
null||f.has(g)?"other":(f.add(g),"first")});return[...m,...P]}function s(u,f){const m=f.some(({because:L})=>L.includes("hostnames input"));return{role:(0,O.V)(u)!==
null?"guest":m?"operator":"user",host:(0,w.nx)(u)}}}),9464:(($t,F,t)=>{t.d(F,{f:()=>p,u:()=>I});var $=t(4283),E=t(3534),w=t(1831),O=t(9562),d=t(2886);function p({
host:h,attempt:i,credentials:o},a){const n=o?.hasToken===!0,e=[...a.flatMap(r=>r.kind==="url"&&(0,O.p4)(r.id)&&(0,O.D6)(r.id)?[{url:r.url,service:r.id,isSent:n}]:
[]),...i.hops.map(({url:r,authorization:l})=>({url:r,service:null,isSent:l==="sent"}))].flatMap(({url:r,...l})=>{const c=y(r);return c===null||c===h?[]:[{...l,host:c}]});
return[...new Map(e.toReversed().map(r=>[r.host,r])).values()]}function y(h){const i=(0,$.Dl)(h),o=i.ok?(0,w.Pm)(i.value):null,a=o===null?null:(0,w.Pv)(o);return a?.
ok?a.value:null}function I(h,i,{tokenSources:o,hosts:a}){return p(h,i).flatMap(({host:n,service:e,isSent:r})=>{const l=o.get(n);if(l===void 0)return[];const c=e===
null?h.attempt.discovery.kind==="failed":!r,M=(0,E.credentialsOtherHost)({host:(0,w.nx)(h.host),other:(0,w.nx)(n),source:l,service:e,isSent:r,isNotice:!c||a.has(
n)});return[(0,d.bz)(M,e)]})}}),2389:(($t,F,t)=>{t.d(F,{j7:()=>S,k2:()=>k,S4:()=>u});var $=t(4e3),E=t(7052),w=t(5143),O=t(5799),d=t(1064),p=t(3612),y=t(8185),I=t(
8988),h=t(2886);function i(R,T,C){const z=new Set(R.notes.flatMap(({problem:X,place:nt})=>X.code==="file-syntax"?nt.file:[])),_=[...R.complaints.map(({problem:X,
place:nt})=>c((0,h.bz)(X),nt,C)),...(0,I.k)(R.tokenHosts,T).map(X=>c(X,null,C)),...R.isEmpty?[r(C)]:[]],D=o([...R.notes.map(X=>a(X,z,C)),...(0,y.C)(R.usages,C).
map(({problem:X,clients:nt,place:lt,host:Et})=>{const St=(0,h.bz)((0,h.aZ)(X,nt));return{host:Et,finding:{...c(St,lt,C),host:Et}}}),...R.ofAnswers.map(X=>({...a(
X,z,C),isOfAnswers:!0})),...R.others.map(X=>{const nt=l(X,C);return{host:X.host,finding:nt,isOfAnswers:!0}}),..._.map(X=>({host:null,finding:X}))]),{own:U=[],elsewhere:x=[]}=Object.
groupBy(D,({host:X,isOfAnswers:nt})=>nt||(0,p.tG)(R.part,X)?"own":"elsewhere"),N=X=>X.flatMap(({host:nt,finding:lt})=>(0,h.pi)(lt.problem,nt,C.ignore)?[]:[lt]),
K=({exclude:X})=>+(X!==void 0),G=N(U).toSorted((X,nt)=>(0,h.Np)(X,nt)||K(X)-K(nt));return{files:G,ignored:U.length-G.length,elsewhere:N(x)}}function o(R){return[
...Map.groupBy(R,({host:C,finding:z})=>{const{problem:_,severity:D,affects:U,places:x,exclude:N}=z,{code:K,message:G,help:X}=_;return x.length===0?R:JSON.stringify(
[C,K,D,G,X,U,N===void 0])})].flatMap(([C,z])=>{const[_]=z;if(C===R||_===void 0||z.length===1)return z;const D=z.flatMap(({finding:N})=>N.places),U=new Set(z.flatMap(
({finding:N})=>N.exclude??[])),x=U.size===0?{}:{exclude:[...U]};return[{..._,finding:{..._.finding,places:D,...x}}]})}function a(R,T,C){const{problem:z,place:_,
host:D,isPlaceholder:U}=R,x=R.aside??_.file;if(z.code==="file-limit"&&C.allowedHosts.length>0){const nt={...z,message:(0,$.Fn)(z.message)};return{host:D,finding:{
...e(R,nt,C),severity:"error"}}}const N=U||T.has(_.file),K=z.severity==="error"&&(N||(0,w.Zl)(x)),G=K?{...z,severity:"warning"}:z,X=e(R,G,C);return!K&&!(0,w.Zl)(
x)?{host:D,finding:X}:{host:D,finding:{...X,exclude:[(0,w.n7)(x)]}}}const n={error:"warning",warning:"notice",notice:"notice"};function e({place:R,others:T=[],clients:C},z,_){
const{dialect:D}=_,x=D.isGuess&&d.Du.some(K=>!C.includes(K))?n[z.severity]:z.severity,N=c((0,h.bz)({...(0,h.aZ)(z,C),severity:x}),R,_);return{...N,places:[...N.
places,...T]}}function r(R){const{scan:T,hostnames:C}=R,z=(0,E.nothingToCheck)({scan:T,hasHostnames:C.length>0});return{...c((0,h.bz)(z),null,R),severity:z.severity}}
function l({host:R,places:T,...C},z){const _=(0,O.pj)(C.problem,(0,h.TC)(R,[]));return{...c({...C,problem:_},null,z),host:R,places:T}}const c=(R,T,{dialect:C})=>(0,h.
hD)(R,C.clients,{host:null,service:null,places:T===null?[]:[T],isHostNew:!1});var M=t(9464);const S={drafts:[],notes:[],roots:[],requests:[],answering:new Set},
A={judgeVisit:s,judgeRequests:s};function s(){throw new Error("the rules for hosts are not loaded")}function u(R,T,C){const{judgeVisit:z,judgeRequests:_}=C??A,{
requirements:D,visits:U,usages:x,tokenVariables:N}=R,K=Map.groupBy(D,({host:V})=>V),G=U.map(({host:V})=>V),{isFork:X,depth:nt}=T,lt=R.part?.otherHosts??[],{tokenSources:Et}=R,
St={usages:x,tokenVariables:N,tokenSources:Et,hosts:new Set([...G,...lt]),isFork:X,depth:nt},At=Map.groupBy(R.predicted.drafts,({host:V})=>V),q=Map.groupBy(R.predicted.
requests,({host:V})=>V),st=U.map(V=>{const wt=R.newHosts.has(V.host),jt={visit:V,requirements:K.get(V.host)??[],predicted:At.get(V.host)??[],requests:q.get(V.host)??
[],answering:R.predicted.answering,isNew:wt};return z(jt,T,St)}),at=st.map(({verdict:V})=>V),ut=[...at.flatMap(({visit:V,services:wt})=>(0,M.f)(V,wt)).map(({host:V})=>V),
...q.keys()],dt=[...G,...ut,...lt],yt=new Set(G),Dt=Array.from(q,([V,wt])=>_({host:V,known:[]},wt,T).map(jt=>({...jt,host:V,places:[]}))),It=[...R.predicted.drafts,
...Dt.flat()].filter(({host:V})=>!yt.has(V)),Ut=R.predicted.notes,Xt=i({...R,ofAnswers:Ut,others:It},dt,T),qt=[...st.flatMap(({ofFiles:V})=>V),...Xt.files].sort(
h.Np),en=[...at.flatMap(V=>V.findings),...qt].sort(h.Np),{stopped:rn}=R,Y=g([...Xt.files,...Xt.elsewhere]);return{passed:rn===null&&!en.some(({severity:V})=>k(V,
T.failOn)),stopped:rn,hosts:at,files:qt,findings:en,ignored:st.reduce((V,wt)=>V+wt.ignored,Xt.ignored),roots:R.predicted.roots.map(V=>f(V,T,Y))}}function f({rows:R,
...T},{ignore:C},z){const _=({drafts:D,decidedAt:U})=>D.length>0?D.filter(({problem:x,host:N})=>!(0,h.pi)(x,N,C)).map(x=>({...x,severity:(0,h.xJ)(x,T.clients)})):
U.flatMap(x=>z.get(P(x))??[]);return{...T,rows:R.map(D=>{const{drafts:U,decidedAt:x,...N}=D,G=U.length>0||Object.values(N.chosen).includes(null)?_(D).toSorted(h.
Np):[],X=new Map(G.map(({problem:nt})=>[nt.code,m(nt)]));return{...N,worst:G[0]?.severity??null,problems:[...X.values()]}})}}const m=({code:R,title:T,usualSeverity:C})=>({
code:R,title:T,usualSeverity:C}),P=({file:R,line:T})=>`${R}:${T}`,L=/^(?:constraint|lock)-/,g=R=>{const T=new Map;for(const C of R.filter(({problem:z})=>L.test(
z.code)))for(const z of C.places){const _=typeof z=="string"?z:P(z),D=T.get(_);D===void 0?T.set(_,[C]):D.push(C)}return T},k=(R,T)=>R==="error"?T!=="never":R===
"warning"&&T==="warning"}),4e3:(($t,F,t)=>{t.d(F,{Af:()=>c,B9:()=>a,Cw:()=>S,Fn:()=>u,NM:()=>e,Vb:()=>f,Wt:()=>o,XT:()=>p,YA:()=>l,_r:()=>r,dh:()=>d,eZ:()=>M,go:()=>I,
mP:()=>h,qZ:()=>n,zd:()=>y});var $=t(4714),E=t(7715),w=t(9562);const O=300;function d(m,P=O){return m.length<=P?m:`${(0,$.o)(m,P)}\u2026`}function p(m,P,L=0){const g=m.
slice(0,P).map(R=>d(R)),k=m.length-g.length+L;return g.join(", ")+(k>0?` and ${k} more`:"")}const y=m=>`the clients print "${m}"`;function I(m){return m===null?
"null":Array.isArray(m)?"an array":typeof m=="object"?"an object":`a ${typeof m}`}function h(m){if(m.kind==="error")return`cannot be read: ${m.code}`;const{bytes:P,
maxBytes:L}=m;return`has ${P} bytes and is not read; the limit is ${L/1024/1024} MiB`}const i={[w.e$]:"correct the host in the source address, or remove it for \
a module of the public registry (NAMESPACE/NAME/SYSTEM)",[w.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the \
public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function o(m){return m.flatMap(L=>i[L]??[])[0]??"cor\
rect the host in `source` or `hostname`, or add the `source` that a child module lacks"}const a=m=>`wait and run the check again; see ${(0,E.V)(m)??"its status \
page"}, and consider a network mirror for providers`,n=m=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${m} serves its discovery document to\
 everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function e(m,P,L){if(m===null)return L;const g=m.title===""?"":` \
("${m.title}")`,k=L.guest??n(P);switch(m.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:k,because:`th\
e host returned a sign-in page${g}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${g}: allow this machine to reach the host`;case"\
other":{const R=L.user??`check that ${P} is a registry, and ${o([])}`;return{...L,user:R,guest:k,because:`the host returned an HTML page${g}`}}}}const r=({url:m,
status:P,reason:L})=>`${m} returned ${`${P} ${d(L)}`.trim()}`,l=m=>`${Math.round(m/100)/10} s`,c=m=>m.map(({name:P,attemptMs:L,retries:g})=>{const k=Number.isFinite(
L)?l(L):"without a limit",R=g===0?"":` in each of ${g+1} attempts`,T=P.includes(" and ")?"wait":"waits";return`${P} ${T} ${k}${R}`}).join(", "),M=m=>m.map(({name:P})=>P).
join(" and ");function S(m){switch(m.kind){case"deadline":return`the check reached its deadline of ${l(m.ms)}`;case"signal":return`the check was interrupted by ${m.
signal}`;case"crash":return"tf-disco crashed";case"missing":return s(m);case"reported":return m.why;case"several":return m.reasons.map(S).join("; ")}}const A=10;
function s({what:m,names:P,total:L}){const g=p(P,A);return m==="shard"?`${P.length} of ${L} shards ${P.length===1?"is":"are"} missing: ${g}`:`the usages of ${P.
length} of ${L} repositories are missing: ${g}`}const u=m=>`${m}; it may use hosts that are not in \`allowed-hosts\``,f=({kind:m,address:P,version:L})=>`${m} ${P}\
 ${d(L,40)}`}),6897:(($t,F,t)=>{t.d(F,{n:()=>E,x:()=>w});const $=100;async function E(O,d,p){let y=performance.now();for(;;){const I=O.next(d.why!==null);if(I.done)
return I.value;performance.now()-y<$||(p(I.value),await w(),y=performance.now())}}const w=()=>new Promise(O=>setImmediate(O))}),4714:(($t,F,t)=>{t.d(F,{o:()=>w,
w:()=>O});var $=t(3307);const E=2048,w=(d,p=E)=>d.length<=p?d:structuredClone(d.slice(0,p).toWellFormed());function O(d){if(d.length<=E)return(0,$.IL)(d);switch(d[0]){case'\
"':return w((0,$.I)(d));case"[":return[];case"{":return{};default:return(0,$.IL)(d)}}}),7715:(($t,F,t)=>{t.d(F,{V:()=>E});const $=new Map([["registry.terraform.\
io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opento\
fu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),E=w=>$.get(w)??null}),9664:(($t,F,t)=>{t.d(F,{Gz:()=>E,LA:()=>d,jt:()=>w,un:()=>O});
var $=t(3916);const E=(p,y)=>p===""?y:`${p}/${y}`,w=p=>p.slice(0,Math.max(0,p.lastIndexOf("/")));function O(p,y){const I=(0,$.join)(p,y).replace(/\/$/,"");return I===
"."?"":I}const d=p=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(p)}),241:(($t,F,t)=>{t.d(F,{B:()=>O});var $=t(1831);const E=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,w="T\
F_TOKEN_";function O(i,o,a){const[n]=(0,$.fK)(o);return n===void 0?[]:i.flatMap(e=>{const r=(0,$.$k)(e);if(r!==null&&a.has(r))return[];const l=d(e,r,o);return l===
null?[]:[{variable:e,why:l,write:n,isParent:p(r,o)}]})}function d(i,o,a){const n=E.exec(i)?.[0];if(n===void 0)return null;const e=i.slice(n.length);return o!==null&&
p(o,a)?`it is for ${(0,$.nx)(o)} only: the clients do not use the tokens of parent domains`:I(a).some(r=>r===y(e))?n!==w?`it begins with ${n}, and the clients r\
ead only ${w}`:o===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,$.nx)(o)}${h(e,a)}`:null}const p=(i,o)=>i!==null&&
(0,$.Sv)(o).name.endsWith(`.${(0,$.Sv)(i).name}`),y=i=>i.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function I(i){const{
name:o}=(0,$.Sv)(i);return[...new Set([i,o,(0,$.nx)(i)].map(y))]}function h(i,o){const{name:a,port:n}=(0,$.Sv)(o);return n!==443&&!i.includes(":")?"; a port fol\
lows a colon":a.includes("-")&&!i.includes("-")?"; a hyphen is written as two underscores":""}}),2796:(($t,F,t)=>{t.d(F,{S3:()=>P,Wi:()=>M,YM:()=>L,a2:()=>f,cZ:()=>p,
cr:()=>s,hs:()=>u,pq:()=>m,sC:()=>S});var $=t(2886),E=t(1064),w=t(1831),O=t(8884);const d=3;function p(g){return[...Map.groupBy(y(g),h).values()].flatMap(k=>{const R=[
...Map.groupBy(k,i).values()];return R.length>d?[k]:R}).flatMap(k=>o(k)??[]).map(k=>({cause:k,hits:(0,O.eb)(k.findings).length})).toSorted(({cause:k,hits:R},{cause:T,
hits:C})=>(0,$.Np)(k,T)||I(k)-I(T)||C-R||T.hosts.length-k.hosts.length).map(({cause:k})=>k)}const y=g=>g.map(k=>({finding:k,hits:(0,O.eb)([k]).length})).toSorted(
(k,R)=>R.hits-k.hits).map(({finding:k})=>k);function I({code:g,affects:k}){return g==="host-not-checked"?2:k.length===0||E.Du.some(R=>k.includes(R))?0:1}const h=({
severity:g,problem:k,affects:R,exclude:T})=>JSON.stringify([g,k.code,R,T===void 0]),i=g=>g.exclude===void 0?l(g.problem.help??"",g):"";function o(g){const[k]=g;
if(k===void 0)return null;const R=[...new Set(g.flatMap(({host:G})=>G??[]))],{code:T,title:C,help:z,message:_}=k.problem,D=(G,X)=>R.length>1?l(G,X):G,U=D(_,k),x=g.
every(G=>D(G.problem.message,G)===U),N=D(z??"",k),K=g.every(G=>D(G.problem.help??"",G)===N);return{severity:k.severity,code:T,title:C,affects:k.affects,findings:g,
hosts:R,message:x?U:null,help:N!==""&&K?r(N,g):null}}const a=/\bTF_TOKEN_\w+/g,n="TF_TOKEN_HOST",e=5;function r(g,k){if(!g.includes(n))return g;const R=new Set(
k.flatMap(({problem:T})=>T.help?.match(a)??[]));return R.size<=e?`${g}; ${n} is ${[...R].join(" or ")}`:`${g}; in ${n}, write each dot of the host as an undersc\
ore and each hyphen as two`}function l(g,{host:k}){return k===null||g===""?g:[...new Set([k,(0,w.nx)(k)])].reduce((R,T)=>R.replaceAll(T,c),g).replace(a,n).replaceAll(
/\bhost the host/g,"the host")}function c(g,k,R){const[T=" ",C=" "]=[R[k-1],R[k+g.length]];return/[\s("]/.test(T)&&/[\s,;.:)"]/.test(C)?"the host":"HOST"}const M=3,
S=g=>p(g).flatMap(k=>s(k).slice(0,M).flatMap(([,R])=>R.values().flatMap(A).take(1).toArray())),A=g=>{const k=(0,O.Xd)(g);return k===null||(0,O.cC)(k)?[]:[k]},s=({
message:g,findings:k})=>g===null?[...Map.groupBy(k,({problem:R})=>R.message)]:[[g,k]],u=({hosts:g,findings:k})=>g.length>0&&!k.every($.l$),f=g=>u(g)?"host":"pla\
ce";function m(g){if(u(g))return g.hosts.length;const{lines:k,leftOut:R}=(0,O.yv)(g.findings);return k.length+R}function P(g){const{findings:k,message:R}=g;return R===
null?k.map(T=>[T]):u(g)?[...Map.groupBy(k,({host:T})=>T).values()]:(0,O.yv)(k).lines}function L(g){const k=g.filter(C=>u(C)&&C.hosts.length>1),T=[...Map.groupBy(
k,({hosts:C})=>C.toSorted().join()).values()].flatMap(([C,...z])=>C===void 0?[]:z.map(_=>[_,C.code]));return new Map(T.filter(([{message:C}])=>C!==null))}}),4120:(($t,F,t)=>{
t.d(F,{DO:()=>e,Iu:()=>d,K4:()=>p,Ku:()=>y,QI:()=>n,Rk:()=>r,SY:()=>i,UV:()=>I,_l:()=>O,dy:()=>E,od:()=>o,px:()=>w,wO:()=>a,y0:()=>h});var $=t(1064);const E="ne\
w in this pull request",w=(l,c)=>`${l} ${l===1?c:O(c)}`,O=l=>`${l.replace(/(?<=[^aeiou])y$/,"ie")}s`,d=l=>l.replace(/^./u,c=>c.toUpperCase());function p(l,c,M=0){
const S=l.slice(0,c),A=l.length-S.length+M;return`${S.join(", ")}${A>0?` and ${A} more`:""}`}const y=(l,c)=>l.length<=2*c?l:l.slice(0,c);function I(l,c,M,S=A=>`\
and ${A} more`){const A=l.length-c;return[...l.slice(0,c).flatMap(M),...A>0?[S(A)]:[]]}function h(l,c){if(l===null||l.indexes.length!==1)return[];const[M]=l.indexes;
return[c?`shard ${M} of ${l.count}: other hosts belong to other shards`:`no host belongs to shard ${M}/${l.count}`]}const i=l=>$.zK.every(c=>l.includes(c))?"all\
 clients":l.map(c=>$.bB[c]).join(", ");function o(l,c){const M=c.filter(S=>l.includes(S));return l.length===0||M.length===c.length?"":M.length===0?"no client in\
 use":M.map(S=>$.bB[S]).join(", ")}const a=l=>l.map(c=>$.bB[c]).join(" and "),n=({clients:l,versions:c})=>l.map(M=>[$.bB[M],c[M]].join(" ").trim()).join(" and "),
e=l=>l==="any"?"any service":l;function r(l){switch(l){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":
return"not sent (redirected to another host)"}}}),8884:(($t,F,t)=>{t.d(F,{BQ:()=>P,CN:()=>g,Dc:()=>m,II:()=>p,Ky:()=>y,Qz:()=>f,R3:()=>d,Xd:()=>A,Yx:()=>c,_5:()=>r,
_X:()=>e,cC:()=>i,eb:()=>o,eo:()=>O,et:()=>L,iW:()=>a,mj:()=>n,oN:()=>l,rv:()=>I,tN:()=>s,xi:()=>u,yv:()=>S});var $=t(5143),E=t(4120),w=t(8641);const O=T=>k(T)?
`${p(T.file)}:${T.line}`:T,d=({file:T,line:C,column:z})=>`${p(T)}:${C}:${z}`;function p(T){const{repository:C,path:z}=(0,$.bH)(T);if(C===null)return(0,w.J7)(T);
const _=(0,w.J7)(C);return z==="."?_:`${_}//${(0,w.J7)(z)}`}function y(T,C,z=O,_=0){const{places:D,isOfRepositories:U}=I(R(T)),x=D.slice(0,C).map(z).join(", "),
N=Math.max(0,D.length-C)+(U?0:_),K=N>0?[(0,E.px)(N,U?"more repository":"more place")]:[];return[...x===""?[]:[x],...K].join(" and ")}function I(T){const C=h(T),
z=C.filter(i).length>1;return{places:z?C:T,isOfRepositories:z}}function h(T){const C=new Set;return T.filter(z=>{const _=k(z)?(0,$._M)(z.file):null;return _===null?
!0:!C.has(_)&&C.add(_)})}const i=T=>k(T)&&(0,$._M)(T.file)!==null;function o(T){const C=new Set(T.map(D=>D.places)),z=Array.from(C,D=>h(D.filter(i))),[_=[]]=z;return z.
length>1?h(z.flat()):_}const a=(T,C)=>T===C?`all ${C} repositories`:`${T} of ${C} repositories`;function n(T,C){const{length:z}=C>1?o(T):[];return z>1?a(z,C):""}
function e(T){const C=new Map;for(const _ of T){const{severity:D,problem:U}=_;if(D!=="notice")for(const x of o([_])){const N=(0,$._M)(x.file)??"",K=C.get(N)??[];
K.push({severity:D,code:U.code,place:x}),C.set(N,K)}}const z=(_,D)=>_.filter(U=>U.severity===D).length;return Array.from(C,([_,D])=>({repository:_,errors:z(D,"e\
rror"),warnings:z(D,"warning"),findings:D})).toSorted((_,D)=>D.errors-_.errors||D.warnings-_.warnings)}const r=({errors:T,warnings:C})=>[T===0?"":(0,E.px)(T,"er\
ror"),C===0?"":(0,E.px)(C,"warning")].filter(z=>z!=="").join(", ");function l(T,C){const{isOfRepositories:z}=I(T),_=U=>(z?(0,$._M)(U.file):null)??O(U),D=new Set(
C.map(U=>U&&_(U)));return T.filter(U=>!D.has(_(U)))}const c=(T,C=O)=>y(T,T.every(k)?1:2,C),M=1e5;function S(T){const C=new Map(T.map(({places:x,placesLeftOut:N=0})=>[
x,N])),z=[];for(const x of C.keys())z.length<M&&z.push(...x);const _=C.entries().reduce((x,[N,K])=>x+N.length+K,0),D=R(z.filter(k)),U=[...new Set(z.filter(x=>typeof x==
"string"))];return{lines:D,settings:U,leftOut:_-z.length}}const A=({places:T})=>T.find(k)??null,s=T=>T.map(A).find(C=>C!==null)??null;function u(T,{clients:C,repositories:z},_,D){
const{lines:U,settings:x,leftOut:N}=S([T]);return[["help",(0,w.RK)(T.problem.help??"",_)],["affects",(0,E.od)(T.affects,C)],["hits",n([T],z.length)],["also at",
y(l(U,U.slice(0,1)),D,O,N)],["required by",y(x,D)]].filter(([,G])=>G!=="")}const f=({requirements:T})=>T.some(({because:C})=>C.some(k)),m=T=>new Set(T.flatMap(({
places:C})=>C.filter(k).map(({file:z})=>z))).size,P=T=>T.filter(C=>A(C)===null),L=T=>T.every(({problem:C})=>C.code.startsWith("credentials-"))?"credentials":"se\
ttings",g=T=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(T)&&(0,$._M)(T)===null,k=T=>typeof T!="string";function R(T){const C=new Map;return T.filter(z=>{const{
file:_,line:D}=typeof z=="string"?{file:z,line:0}:z,U=C.get(_);if(U===void 0)C.set(_,new Set([D]));else{if(U.has(D))return!1;U.add(D)}return!0})}}),6763:(($t,F,t)=>{
t.d(F,{q:()=>d,r:()=>p});var $=t(5143),E=t(4120),w=t(8884);const O=50,d=h=>(0,E.UV)(h,O,i=>i,i=>`and ${(0,E.px)(i,"more remark")}`),p=h=>[...y(h),...I(h)];function y({
files:h}){const i=h.filter(({exclude:n,severity:e})=>n!==void 0&&e!=="notice"),o=new Set(i.flatMap(({exclude:n})=>n??[])),a=(0,w.eb)(i).length;return i.length===
0?[]:[(0,$.Az)(i.length,[...o],a)]}function I({roots:h}){return h.some(({rows:o})=>o.some(({platforms:a})=>a.some(({available:n})=>n===!0)))?["signatures of pro\
vider packages were not verified"]:[]}}),8416:(($t,F,t)=>{t.d(F,{L2:()=>i,oh:()=>p,rU:()=>o});var $=t(4e3),E=t(5143),w=t(1064),O=t(5603),d=t(3469);function p(s,u){
let f;return()=>(f??=t.e(9249).then(t.bind(t,9249)).then(({readTools:m})=>m(s,u)),f)}const y=["terraform"],I="assumed, CLI not detected; set `dialect`",h="CLI n\
ot detected; set `dialect` to check one";async function i({setting:s,scan:u}){const f=s.name==="auto"?null:n(s.name);if(u===null||u.isEmpty){const R=f===null?h:
a;return M(f??w.Du,[R],[],s,{signs:[],constraints:[]})}const m=await c(u,s,f),{constraints:P}=u;if(f!==null)return M(f,[a],[],s,{signs:m,constraints:P});const L=l(
m);if(L.length===0)return{...M(y,[I],[],s,{signs:m,constraints:P}),isGuess:!0};const g=e(L),k=g.flatMap(R=>L.find(T=>T.client===R)??[]);return M(g,k.map(A),L,s,
{signs:m,constraints:P})}async function o({clients:s},u){if(u===null||u.isEmpty)return w.zK;const{others:f}=await u.tools(),m=s;return w.zK.filter(P=>m.includes(
P)||f.has(P)||P==="terragrunt"&&u.usesTerragrunt)}const a="set by `dialect`",n=s=>s==="both"?w.Du:[s],e=s=>w.Du.filter(u=>s.some(f=>f.client===u));function r(s){
const u=s.filter(({place:f})=>!(0,E.Zl)(f.file));return u.length===0?s:u}const l=s=>{const u=r(s);return O.A.map(m=>u.filter(P=>P.level===m)).find(({length:m})=>m>
0)??[]};async function c({signs:s,tools:u,hasCloudHostname:f},m,P){const L=l(s),g=P??e(L),k=L.every(({place:D})=>(0,E.Zl)(D.file)),R=P===null&&(k||L.some(({isCloud:D})=>D)),
T=m.version===null&&g.some(D=>(0,d.w)(D,[]).length>1);if(!R&&!T)return s;const{setsCloudHostname:C,signs:z}=await u(),_=f||C;return[...s.filter(({isCloud:D})=>!(D&&
_)),...z]}function M(s,u,f,m,P){const[L,...g]=s,k=s.map(C=>S(C,m,P)),R=k.flatMap(({client:C,version:z})=>z===null?[]:[[C,z]]),T=k.flatMap(({version:C,signs:[z]})=>C===
null||z===void 0?[]:[A(z)]);return{name:L===void 0||g.length>0?"both":L,clients:s,releases:k.flatMap(({releases:C})=>C),versions:Object.fromEntries(R),why:[...new Set(
[...u,...T])].join(", "),evidence:[...new Set([...f,...k.flatMap(({signs:C})=>C)])]}}function S(s,{version:u},f){if(u!==null)return{client:s,releases:(0,d.w)(s,
[u]),version:u,signs:[]};const m=r(f.signs.filter(T=>T.client===s&&T.version!==null)),P=[...new Set(m.map(T=>(T.version??"").replace(/^v/,"")))];if(P.length>0){
const[T="",...C]=P,z=C.length===0&&(0,d.l)(T);return{client:s,releases:(0,d.w)(s,P),version:z?T:null,signs:m}}const L=r(f.constraints),g=L.map(({text:T})=>T),k=(0,d.
w)(s,g);if(k.length===(0,d.w)(s,[]).length)return{client:s,releases:k,version:null,signs:[]};const R=L.map(({text:T,place:C})=>({client:s,level:"syntax",place:C,
text:`requires ${(0,$.dh)(T)}`,version:T}));return{client:s,releases:k,version:g.length===1?g[0]??null:null,signs:R}}const A=({place:s,text:u})=>`${s.file}:${s.
line} ${u}`}),2161:(($t,F,t)=>{t.d(F,{L8:()=>o,TD:()=>r,U4:()=>h,Z8:()=>l,e0:()=>i,tr:()=>I});var $=t(1064);const E=["terraform"],w=["opentofu"],O=[{suffix:".tf\
test.hcl",class:"test",clients:$.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:$.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"\
test",clients:w},{suffix:".tofutest.json",class:"test",clients:w},{suffix:".tfquery.hcl",class:"query",clients:E},{suffix:".tfquery.json",class:"query",clients:E},
{suffix:".tfmigrate.hcl",class:"migrate",clients:E},{suffix:".tfcomponent.hcl",class:"stack",clients:E},{suffix:".tfcomponent.json",class:"stack",clients:E},{suffix:"\
.tfstack.hcl",class:"stack",clients:E},{suffix:".tfstack.json",class:"stack",clients:E},{suffix:".tfdeploy.hcl",class:"deploy",clients:E},{suffix:".tfdeploy.jso\
n",class:"deploy",clients:E},{suffix:".tfmock.hcl",class:"none",clients:$.Du},{suffix:".tofumock.hcl",class:"none",clients:w},{suffix:".tf.json",class:"config",
clients:$.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:w},{suffix:".tf",class:"config",clients:$.Du,twin:".tofu"},{suffix:".tofu",class:"co\
nfig",clients:w},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:$.Du},{suffix:".hcl",class:"terragrunt",clients:$.Du}],d=Map.groupBy(O,({suffix:c})=>c.
slice(c.lastIndexOf(".")+1)),p=".terraform.lock.hcl",y={class:"lock",syntax:"hcl",clients:$.Du,isOverride:!1},I=c=>c.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(c),h=".terraform/modules/modules.json",i={...y,class:"manifest",syntax:"json"};function o(c,M,S){if(c===p)return y;const s=d.get(c.slice(c.lastIndexOf(".")+
1))?.find(({suffix:R})=>c.endsWith(R));if(s===void 0||s.class==="none")return;const u=a(c)&&s.class==="test"&&S==="tests";if(a(c)&&!u)return;const f=c.slice(0,-s.
suffix.length),m=s.twin!==void 0&&M.has(f+s.twin),P=f==="override"||f.endsWith("_override"),L=m||u;if(L&&!s.clients.includes("terraform"))return;const g=L?E:s.clients,
k=c.endsWith(".json")?"json":"hcl";return{class:s.class,syntax:k,clients:g,isOverride:P}}const a=c=>c.startsWith(".")||c.endsWith("~")||c.startsWith("#")&&c.endsWith(
"#"),n=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,e=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml",
"(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya\
?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit\
-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),r=c=>n.test(c),l=c=>r(c)||e.test(c)}),6195:(($t,F,t)=>{t.d(F,
{$8:()=>p,G$:()=>y,Ls:()=>O,UO:()=>I,VK:()=>w,sq:()=>h});var $=t(6760);const E=/[*?[{]/;function w(i){const o=i.split("/"),a=o.findIndex(n=>E.test(n));return a<
0?{fixed:i}:{fixed:o.slice(0,a).join("/"),glob:o.slice(a).join("/")}}function O(i){const o=i.map(a=>{const n=a.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");
return{glob:n,start:d(n)}});return a=>{const n=a.toLowerCase();return o.some(({glob:e,start:r})=>e===a||n.startsWith(r)&&$.posix.matchesGlob(a,e))}}function d(i){
const[o=""]=i.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(i)??[];return o.toLowerCase()}const p=({file:i,glob:o},a)=>i===a||o!==void 0&&$.posix.matchesGlob(a,
o),y=i=>i.startsWith(".")||i==="node_modules",I=(i,o)=>i===o||i.startsWith(o.endsWith($.sep)?o:o+$.sep),h=i=>$.sep==="/"?i:i.replaceAll($.sep,"/")}),5603:(($t,F,t)=>{
t.d(F,{A:()=>O,j:()=>p});var $=t(5143),E=t(1064),w=t(5011);const O=["lock-file","syntax","version-file","tool","hook"],d=100;class p{found=new Map;allowed=new Map;addFiles(h){
for(const{file:i,kind:o,scope:a,isContext:n}of h){if(n)continue;const[e]=o.clients;if(e!==void 0&&o.clients.length===1&&!y(i)){const r={file:i,line:1,column:1,endColumn:1};
this.addSyntax(e,`is read by ${E.bB[e]} only`,r)}for(const r of a.traits)this.addTrait(r)}}addUsages(h){for(const i of h)i.kind==="lock_provider"?this.addLock(i):
i.kind==="cloud_default"&&this.addCloud(i)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:h,text:i,place:o}){
if(h==="version"){if(this.allowed.size>=d)return;const a=(0,$.Zl)(o.file)?`${i} aside`:i;this.allowed.has(a)||this.allowed.set(a,{text:i,place:o})}else if(h==="\
binary"){const n={client:i==="tofu"?"opentofu":"terraform",level:"version-file",place:o,version:null};this.put({...n,text:"sets terraform_binary"})}else if(h!==
"compatible"&&h!=="provider-version"){const{client:a,what:n}=E.$I[h];this.addSyntax(a,`has ${n}`,o)}}addLock({host:h,place:i}){const o=E.Du.find(n=>(0,w.Vm)(n)===
h);if(o===void 0)return;const a=`locks providers from ${h}`;this.put({client:o,level:"lock-file",place:i,text:a,version:null})}addCloud({clients:h,isOverridden:i,
place:o}){if(i||!h.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:o,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(h,i,o){
this.put({client:h,level:"syntax",place:o,text:i,version:null})}put(h){const i=`${h.client} ${h.text}`;if(this.found.has(i))return;const o=(0,$.Zl)(h.place.file)?
`${i} aside`:i;this.found.has(o)||this.found.set(o,h)}}const y=I=>/(^|\/)[.#][^/]*$/.test(I)}),7854:(($t,F,t)=>{t.d(F,{Oo:()=>y,YW:()=>O,kA:()=>p,sw:()=>d,u3:()=>i,
vH:()=>I});var $=t(7052),E=t(1064);const w={line:1,column:1,endColumn:1};function O(o,a,n=w){const e={file:o===""?".":o,...n};return{problem:a,place:e,clients:E.
Du,host:null}}function d(o,a){const n=l=>a.includes(l),e=y(l=>l.every(n)?l:l.filter(n)),r=y(l=>l.every(c=>c.clients.every(n))?l:l.flatMap(c=>{const M=e(c.clients);
return M.length===0?[]:[{...c,clients:M}]}));return o.filter(l=>{const c=l;return c.clients=e(l.clients),c.needs=r(l.needs),l.isHostImplied&&(c.host=c.needs[0]?.
host??l.host),c.clients.length>0})}const p=o=>{const a=new Set;for(const{host:n,isHostImplied:e}of o)n!==null&&!e&&a.add(n);return a};function y(o){let a;return n=>{
a??=new Map;const e=a.get(n);if(e!==void 0||a.has(n))return e;const r=o(n);return a.set(n,r),r}}const I=(o,a)=>o.filter(n=>n.clients.some(e=>a.includes(e))),h=1e4;
class i{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(a=h){this.max=a}add(a){const{problem:n,place:e}=a;if(n.code==="file-syntax"){if(this.broken.
has(e.file))return;this.broken.add(e.file)}const r=this.kept.get(n.severity)??0;this.kept.set(n.severity,r+1),r<this.max?this.notes.push(a):this.omitted+=1}all(){
if(this.omitted===0)return this.notes;const a=(0,$.fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[...this.notes,O(".",a)]}}}),7152:(($t,F,t)=>{
t.d(F,{G:()=>r});var $=t(3024),E=t(6760),w=t(9461),O=t(5747),d=t(7052),p=t(9664),y=t(2161),I=t(6195);function h(A,s,u,f){if(A.kind==="error")return(0,d.fileUnreadable)(
{what:"link",code:A.code});const{kind:m,path:P}=A;return(0,I.UO)(P,s.boundary)?m==="directory"?null:m==="special"?(0,d.fileUnreadable)({what:"link-to-special-fi\
le"}):{path:P,isScanned:i(P,s,u,f)}:(0,d.fileOutside)()}function i(A,s,u,f){if(s.file!==void 0||s.glob!==void 0||!(0,I.UO)(A,s.path))return!1;const[m="",...P]=(0,I.
sq)((0,E.relative)(s.path,A)).split("/").toReversed();if(P.some(I.G$))return!1;const L=(0,I.sq)((0,E.relative)(u,A)).split("/");return L.map((k,R)=>L.slice(0,R+
1).join("/")).slice(-1-P.length).some(f)?!1:(0,y.L8)(m,new Set([m]),P[0]??"")!==void 0}var o=t(7854);const a={files:1e6,entries:1e7,directoryFiles:5e4},n=200,e=1e4;
function*r(A,s={toolFiles:[],hasPlugins:!1},u=a){const f=new c(A,s,u);for(const m of A.scan){const P=l(f.root,m);"path"in P?yield*f.walkFrom(P):yield{kind:"note",
note:P}}}function l(A,s){const{fixed:u,glob:f}=(0,I.VK)(s);try{const m=(0,$.realpathSync)((0,E.resolve)(A,u)),P=(0,I.sq)((0,E.relative)(A,m)),L=(0,I.UO)(m,A),g=L?
A:m;if(f!==void 0)return{path:m,name:P,boundary:g,glob:(0,p.Gz)(P,f)};if((0,$.statSync)(m).isDirectory())return{path:m,name:P,boundary:g};const k=(0,E.resolve)(
m,"..");return{...{path:k,name:(0,I.sq)((0,E.relative)(A,k))},boundary:L?A:k,file:P}}catch(m){return(0,o.YW)(s,(0,d.fileUnreadable)({what:"scan",code:(0,O.Oj)(m)}))}}
class c{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:s,scan:u,exclude:f},m,P){this.root=(0,$.realpathSync)(s),this.isExcluded=(0,I.
Ls)(f),this.aside=m,this.limits=P,this.selected=u.length>1?new Set:null}*walkFrom(s){const u=s.glob===void 0&&s.file===void 0,f=[{path:s.path,name:s.name,depth:0,
isSelected:u}];for(let m=f.pop();m!==void 0;m=f.pop()){yield{kind:"directory",name:m.name};const P=S(m);if("problem"in P){yield{kind:"note",note:P};continue}const L=[];
for(const g of this.findFiles(s,m,P))if("problem"in g)yield{kind:"note",note:g};else if(L.length<this.limits.directoryFiles)L.push(g);else{yield M(m,"directory",
this.limits.directoryFiles);break}if(this.files+=L.length,this.entries+=P.length,this.entries>this.limits.entries||this.files>this.limits.files){yield M(m,"file\
s",this.limits.files);return}if(L.some(({isContext:g})=>!g)&&(yield{kind:"module",files:L}),s.file!==void 0)return;for(const g of this.findDirectories(s,m,P))f.
push(g)}}*findFiles(s,u,f){const m=new Set;let P=!1;for(const g of f)(0,y.tr)(g.name)&&!g.isDirectory()&&m.add(g.name),P||=g.name===".terraform",this.aside.hasPlugins||=
g.name==="terraform.d";const L=u.name.slice(u.name.lastIndexOf("/")+1);for(const g of f){if(g.isDirectory())continue;const k=(0,y.L8)(g.name,m,L);if(k===void 0){
(0,y.Z8)(g.name)&&this.addToolFile(u,g.name);continue}const R=(0,p.Gz)(u.name,g.name),C={path:u.path+E.sep+g.name,file:R,kind:k,isContext:!this.select(s,u,R)};g.
isFile()?yield C:g.isSymbolicLink()?yield*this.follow(s,C):yield(0,o.YW)(R,(0,d.fileUnreadable)({what:"special-file"}))}if(P&&u.isSelected){const g=[u.path,...y.
U4.split("/")].join(E.sep),k=(0,w.$)(g);k.kind==="file"&&k.path===g&&(yield{path:g,file:(0,p.Gz)(u.name,y.U4),kind:y.e0,isContext:!1})}}addToolFile({path:s,name:u},f){
const m=(0,p.Gz)(u,f);this.aside.toolFiles.length>=e||this.isExcluded(m)||this.aside.toolFiles.push({path:s+E.sep+f,file:m})}select(s,u,f){return!(u.isSelected||
(0,I.$8)(s,f))||this.isExcluded(f)||this.selected?.has(f)?!1:(this.selected?.add(f),!0)}*follow(s,u){const f=h((0,w.$)(u.path),s,this.root,this.isExcluded);f!==
null&&("code"in f?yield(0,o.YW)(u.file,f):yield{...u,path:f.path,isContext:u.isContext||f.isScanned})}findDirectories({glob:s},{path:u,name:f,depth:m,isSelected:P},L){
const g=[];for(const k of L.toReversed()){if(!k.isDirectory()||(0,I.G$)(k.name))continue;const R=(0,p.Gz)(f,k.name);if(this.isExcluded(R))continue;const T=P||s!==
void 0&&E.posix.matchesGlob(R,s),C=u+E.sep+k.name;g.push({path:C,name:R,depth:m+1,isSelected:T})}return g}}const M=({name:A},s,u)=>({kind:"note",note:(0,o.YW)(A,
(0,d.fileLimit)({kind:s,max:u}))});function S({path:A,name:s,depth:u}){if(u>n)return(0,o.YW)(s,(0,d.fileLimit)({kind:"depth",max:n}));try{return(0,$.readdirSync)(
A,{withFileTypes:!0}).sort((f,m)=>f.name<m.name?-1:1)}catch(f){return(0,o.YW)(s,(0,d.fileUnreadable)({what:"directory",code:(0,O.Oj)(f)}))}}}),5751:(($t,F,t)=>{
t.d(F,{readSettings:()=>k});var $=t(3024),E=t(6760),w=t(5747),O=t(3625),d=t(4e3),p=t(3592),y=t(3474),I=t(8535),h=t(7030),i=t(6181),o=t(1831);function a(D){const U=K=>D[K]||
D[K.toLowerCase()]||"",x={http:e("HTTP_PROXY",U("HTTP_PROXY")),https:e("HTTPS_PROXY",U("HTTPS_PROXY"))},N=S(U("NO_PROXY"));return K=>{const G=x[K.scheme];return G===
null||c(K.name)||N(K)?null:G}}const n=["http:","https:"];function e(D,U){if(U==="")return null;const x=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(U)?U:`http://${U}`);
if(x===null)throw new TypeError(`${D} is not a URL; expected http://HOST:PORT`);if(!n.includes(x.protocol))throw new TypeError(`${D} is a ${x.protocol}// proxy;\
 expected http:// or https://`);if(!r(x.username)||!r(x.password))throw new TypeError(`${D} has a user name or password with a bare "%"; write "%25" for it`);return x}
function r(D){try{return decodeURIComponent(D),!0}catch(U){if(U instanceof URIError)return!1;throw U}}const l=new h.BlockList;l.addSubnet("127.0.0.0",8,"ipv4"),
l.addAddress("::1","ipv6");const c=D=>D==="localhost"||M(l,D);function M(D,U){const x=(0,i.n7)(U.replace(/%.*$/s,"")),N=(0,h.isIP)(x);return N!==0&&D.check(x,N===
4?"ipv4":"ipv6")}function S(D){const U=D.split(",").map(x=>x.trim().toLowerCase()).filter(x=>x!=="").map(A);return x=>U.some(N=>N(x))}function A(D){if(D==="*")return()=>!0;
const U=s(D);if(U!==null)return({name:X})=>U(X);const{name:x,port:N}=m(D),K=X=>N===""||String(X.port)===N;if(u(x)){const X=(0,i.n7)(x),nt=new h.BlockList;return nt.
addAddress(X,(0,h.isIP)(X)===4?"ipv4":"ipv6"),lt=>M(nt,lt.name)&&K(lt)}const G=f(x);return X=>(0,h.isIP)(X.name)===0&&K(X)&&G(X.name)}function s(D){const[,U="",
x=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(D)??[];if(!u(U))return null;const N=Number(x);if(N>((0,h.isIP)(U)===4?32:128))return null;const K=N-((0,h.isIP)(U)===6?96:
0),G=new h.BlockList,X=(0,h.isIP)((0,i.n7)(U))===4&&K>=0;return X?G.addSubnet((0,i.n7)(U),K,"ipv4"):G.addSubnet(U,N,"ipv6"),nt=>M(G,nt)&&(0,h.isIP)((0,i.n7)(nt))===
4===X}const u=D=>(0,h.isIP)(D)!==0&&!D.includes("%");function f(D){if(D==="")return()=>!1;const U=D.replace(/^\*\./,"."),x=U.replace(/^\./,""),N=(0,o.Pv)(x),K=N.
ok?N.value:x;return G=>G.endsWith(`.${K}`)||!U.startsWith(".")&&G===K}function m(D){const U=/^\[([^\]]*)\]:([^:]*)$/.exec(D)??/^([^:[\]]*):([^:[\]]*)$/.exec(D);
return U===null?{name:D,port:""}:{name:U[1]??"",port:U[2]??""}}var P=t(3152);const L=4*1024*1024,g=20;async function k(D,{environment:U,directory:x,wording:N=P.
w7}){const{settings:K,mistakes:G}=(0,P.P$)(D,N),X=await _(K.caFile,N),nt=z(U),lt=[X,nt].flatMap(At=>At.ok?[]:[At.why]),Et=await Promise.all(R(K.scan,x).slice(0,
g).map(At=>N.missingPath(At,x))),St=[...G,...await T(K,N),...await C(K,N),...lt,...Et];if(St.length>0||!X.ok||!nt.ok)throw new P.GN(St);return{...K,authorities:X.
value,chooseProxy:nt.value}}const R=(D,U)=>D.filter(x=>!/[*?[\]{}]/.test(x)&&!(0,$.existsSync)((0,E.resolve)(U,x)));async function T({hostnames:D},{setting:U}){
const x=U("hostnames"),N=D.flatMap(({addresses:X})=>X);if(N.length===0)return[];const{parseNamedAddress:K}=await Promise.all([t.e(6917),t.e(1667)]).then(t.bind(
t,1257)),G=N.flatMap(X=>{const nt=K(X,"terraform");return nt.ok?[]:[`${x}: "${X.service}=${X.text}" is wrong: ${nt.why}`]});return(0,y.Ku)(G,x)}async function C({
ignore:D},{setting:U}){const x=U("ignore");if(D.length===0)return[];const{problemFacts:N}=await Promise.all([t.e(2558),t.e(660),t.e(7341),t.e(1371),t.e(709)]).then(
t.bind(t,709)),K=N(),G=D.flatMap(({code:X})=>{if(Object.hasOwn(K,X))return[];const nt=(0,I.q)(X,Object.keys(K)),lt=nt===null?`${p.aq} lists the codes`:`did you \
mean "${nt}"?`;return[`${x}: "${X}" is not a problem code; ${lt}`]});return(0,y.Ku)(G,x)}function z(D){try{return(0,O.J)(a(D))}catch(U){if(U instanceof TypeError)
return(0,O.T)(U.message);throw U}}async function _(D,{setting:U}){if(D===null)return(0,O.J)(null);const x=(0,w.yR)(D,L),N=U("ca-file");if(!x.ok)return(0,O.T)(`${N}\
 "${D}" ${(0,d.mP)(x.failure)}`);const{parseAuthorities:K}=await t.e(5036).then(t.bind(t,5036)),G=K(x.text);return G.ok?G:(0,O.T)(`${N} "${D}" ${G.why}`)}}),3612:(($t,F,t)=>{
t.d(F,{ev:()=>I,ZW:()=>y,BU:()=>p,tG:()=>h,tC:()=>i});function $(o,a){const n=new TextEncoder().encode(o);let e=1,r=-1;for(let l=1;l<=a;l+=1){const c=E(n,l);c>r&&
(r=c,e=l)}return e}function E(o,a){const{length:n}=o,e=n&-4;let r=a;for(let l=0;l<e;l+=4)r^=O(w(o,l,4)),r=Math.imul(r<<13|r>>>19,5)+3864292196|0;return e<n&&(r^=
O(w(o,e,n-e))),r^=n,r=Math.imul(r^r>>>16,2246822507),r=Math.imul(r^r>>>13,3266489909),(r^r>>>16)>>>0}function w(o,a,n){let e=0;for(let r=n-1;r>=0;r-=1)e=e<<8|(o[a+
r]??0);return e}function O(o){const a=Math.imul(o,3432918353);return Math.imul(a<<15|a>>>17,461845907)}const d=500;function p(o,a,n){const e=new Map;for(const A of n.
values())e.set(A,(e.get(A)??0)+1);const r=Array.from(e).flatMap(([A,s])=>s>d?A:[]),l=new Set(r),c=new Set([...a,...e.keys()]),M=new Set([...c].filter(A=>!l.has(
A)&&$(A,o.count)!==o.index)),S=Array.from(n).flatMap(([A,s])=>(l.has(s)?!I({...o,split:l},s,A):M.has(s))?A:[]);return{...o,split:l,others:new Set(S),otherHosts:M}}
const y=o=>o===null||o.index===1,I=(o,a,n)=>$(o.split.has(a)?`${a} ${n}`:a,o.count)===o.index,h=(o,a)=>o===null||(a===null?o.index===1:$(a,o.count)===o.index),i=(o,a,n)=>o?.
split.has(a)?Math.ceil(n/o.count):n}),1435:(($t,F,t)=>{t.d(F,{U7:()=>E,jK:()=>w,op:()=>O});var $=t(9562);const E=()=>Promise.all([t.e(660),t.e(1371),t.e(1276),t.
e(3432),t.e(2629),t.e(826)]).then(t.bind(t,826));async function w(p,y,I,{environment:h,directory:i,mayHavePlugins:o,plugins:a=null}){if(y.hostnames.length===0&&
p.every(({needs:S})=>S.length===0))return{usages:p,remarks:[],findings:[],configs:[],releases:I.releases};const n=await O(y.cliConfig,I.clients,h),e=I.releases.
map(S=>{const A=n.find(({client:s})=>s===S.client);return{...S,attemptMs:A?.requestTimeoutMs??S.attemptMs}}),r={root:i,plugins:a,mayHavePlugins:o,releases:e,asksMirrors:y.
depth!=="discovery"},l=await d(p,n,r),c=[...n.flatMap(S=>S.findings),...l.findings],{mergeFindings:M}=await E();return{...l,findings:M(c),configs:n,releases:e}}
async function O(p,y,I){const{readCliConfig:h,thisMachine:i}=await E(),o=i(I);return y.map(a=>h(a,o,p))}async function d(p,y,I){if(!p.some(({needs:o})=>o.some(({
service:a})=>a===$.xq)))return{usages:p,remarks:[],findings:[]};const{withoutInstalled:i}=await Promise.all([t.e(5927),t.e(7844)]).then(t.bind(t,5927));return i(
p,y,I)}}),8723:(($t,F,t)=>{t.d(F,{Z:()=>I,j:()=>d});var $=t(1064),E=t(7854),w=t(5960),O=t(1435);async function d({requirements:h,roots:i,usages:o,part:a},n,e,r){
const l=[...new Set(h.map(({host:T})=>T))],c=(0,w.e)(h,n,e),M=Array.from(c,([T,C])=>(0,w.i)(T,C)),S=l.filter(T=>!c.has(T)),A=n.depth!=="discovery"&&i.length>0;if(S.
length===0&&!A)return{visits:M,inquiry:null,tokenSources:new Map};const{attemptLimitMs:s,visitHosts:u}=await(0,O.U7)(),{configs:f,releases:m}=e,{credentials:P,forced:L}=await I(
n,f,r),g=await p(P,n,r),k=await u(S,{...g,forced:L,required:Map.groupBy(h,({host:T})=>T),maxRedirects:Math.max(...e.clients.map(T=>$.NX[T])),releases:m,timeoutMs:n.
timeoutMs??s(m),retries:n.retries,progress:T=>r.progress({kind:"visits",...T})}),R=n.depth==="discovery"?null:await y(i,{...g,usages:o,part:a,settings:n,dialect:e,
configs:f,environment:r.environment,directory:r.directory,learn:r.secrets.learn,progress:T=>r.progress({kind:"registries",...T}),visits:k});return{visits:[...k,
...M],inquiry:R,tokenSources:P.known}}async function p(h,i,{startTimer:o,stop:a}){const{networkOf:n}=await(0,O.U7)();return{network:n(i),credentials:{...h,find:(0,E.
Oo)(h.find)},concurrency:i.concurrency,random:Math.random,now:Date.now,startTimer:o,stop:a}}async function y(h,{environment:i,...o}){const{inquire:a}=await Promise.
all([t.e(660),t.e(6917),t.e(5927),t.e(1276),t.e(3432),t.e(7517),t.e(3567)]).then(t.bind(t,3567)),{thisMachine:n}=await(0,O.U7)(),e=o.settings.depth==="packages"?
await Promise.all([t.e(660),t.e(6917),t.e(5927),t.e(400),t.e(1276),t.e(7517),t.e(774)]).then(t.bind(t,774)):null;return a(h,{...o,machine:n(i),askPackages:e?.askPackages??
null})}async function I(h,i,{environment:o,secrets:a,kill:n,stop:e}){const{readMachineCredentials:r}=await(0,O.U7)();return r({...h,configs:i},o,{learn:a.learn,
kill:n,stop:e.signal,abortAfter:l=>AbortSignal.timeout(l)})}}),5453:(($t,F,t)=>{t.d(F,{D0:()=>i,lz:()=>o,K$:()=>r,a3:()=>n,Xo:()=>a});var $=t(2389),E=t(7052),w=t(
9664);function O(l,{evidence:c,versions:M}){if(l.version!==null)return()=>l.version;const S=c.filter(({level:A,version:s})=>A==="version-file"&&s!==null);return(A,s)=>S.
some(f=>f.client===A&&d(s,(0,w.jt)(f.place.file)))?M[A]??null:null}const d=(l,c)=>c===""||`${l}/`.startsWith(`${c}/`);var p=t(6195),y=t(7854),I=t(3152);const h=2e5;
async function i({usages:l,notes:c,scanned:M,changed:S,dialect:A,settings:s}){const{declared:u,endedAt:f}=M;if(l.length===0&&![...u].some(lt=>"place"in lt)&&s.roots.
length===0)return{roots:[],notes:[]};const{rootsOf:P}=await t.e(5353).then(t.bind(t,5353)),{Readings:L,RootNotes:g,textNotes:k}=await Promise.all([t.e(6917),t.e(
1203)]).then(t.bind(t,1203)),{clients:R,versions:T}=A,C=await o({usages:l,declared:u,clients:R},s,f===null),z=[],_=[],D=new L,U=s.dialect.name==="auto"?[]:R,x=new g(
{clients:R,readings:D,upgrade:s.upgrade,versionIn:O(s.dialect,A)}),N=s.depth!=="discovery";let K=0;for(const lt of P(C,{changed:S,versions:T,hasCalls:N})){if(K+=
lt.directories.length,K>h){_.push((0,y.YW)(lt.directory,(0,E.fileLimit)({kind:"roots",max:h})));break}x.add(lt),N&&z.push(lt)}const G=[...k(l,u,{...A,readings:D,
set:U})].filter(({place:lt})=>S===null||S.has(lt.file)),X=new Set(c.flatMap(({problem:lt,place:Et})=>lt.code==="lock-invalid"?Et.file:[])),nt=[...G,...x.notes()].
filter(({place:lt})=>!X.has(lt.file));return{roots:z,notes:[...nt,..._]}}async function o(l,{roots:c},M){const{layoutsOf:S,unmatched:A}=await t.e(5353).then(t.bind(
t,5353)),s=c.map(m=>({text:m,matches:(0,p.Ls)([m])})),u=S({...l,patterns:s}),f=M?A(u,s):[];if(f.length===0)return u;throw new I.GN(f.map(m=>`roots: no directory\
 with configuration matches ${m}`))}async function a(l,c){return c.every(({lockFile:S})=>S===null)?l:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(l,
c)}function n(l,c,{depth:M},S){if(M==="discovery")return l;const A=({kind:u,workspace:f})=>u==="cloud_default"?!!S.TF_CLOUD_HOSTNAME:u!=="backend_remote_default"||
f?.organization===null,s=new Set(c.filter(u=>!A(u)).map(({place:u})=>e(u)));return l.map(u=>u.problem.code==="host-missing"&&s.has(e(u.place))?{...u,problem:{...u.
problem,severity:"error"}}:u)}const e=({file:l,line:c,column:M})=>`${l}:${c}:${M}`;async function r(l,c){if(l===null)return $.j7;const{judgeInit:M}=await Promise.
all([t.e(6917),t.e(7341),t.e(5761)]).then(t.bind(t,5761));return M(l,c)}}),370:(($t,F,t)=>{t.d(F,{C_:()=>i,IZ:()=>I,PT:()=>h,SQ:()=>d});var $=t(6897),E=t(8416),
w=t(7152);const O=20;async function d({scan:o,exclude:a},{directory:n,environment:e,stop:r,progress:l}){const c={root:n,scan:o,exclude:a},M=r.why===null?y(c):null;
if(M!==null)return M;const{scanInSteps:S}=await p(),A=S(c,Object.keys(e));return(0,$.n)(A,r,s=>l({kind:"scan",files:s}))}const p=()=>Promise.all([t.e(400),t.e(4949)]).
then(t.bind(t,4949));function y(o){const a={toolFiles:[],hasPlugins:!1};let n=0;for(const{kind:e}of(0,w.G)(o,a))if(n+=1,e!=="directory"||n>O)return null;return{
...a,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const I=(o,a,n)=>(0,E.L2)(h(o,a,n));function h({
dialect:o,exclude:a,scan:n},e,{environment:r,directory:l}){if(n.length===0)return{setting:o,scan:null};const c=(0,E.oh)({root:l,exclude:a},e.toolFiles),M=!!r.TF_CLOUD_HOSTNAME;
return{setting:o,scan:{...e,tools:c,hasCloudHostname:M}}}const i=({hasPlugins:o},{scan:a})=>o||a.some(n=>n!==".")}),7082:(($t,F,t)=>{t.d(F,{O:()=>$});const $=E=>({
discovery:E,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:(($t,F,t)=>{t.d(F,{C:()=>w});
var $=t(7854);const E=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","\
migrate_backend_remote","migrate_backend_remote_default"]);function w(d,p,y,I=(0,$.kA)(p)){const h=d.hostnames.flatMap(({host:a,services:n})=>{const e=n.length>
0?n:d.requiredServices;return(e.length>0?e:["any"]).map(l=>({host:a,service:l,clients:y,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),i=new Set([...I,
...d.hostnames.map(({host:a})=>a)]),o=new Map;for(const a of h)O(o,a);for(const{kind:a,needs:n,place:e}of p){const r=!E.has(a);for(const l of n)O(o,{...l,because:[
e],isImplied:!i.has(l.host),isForInit:r})}return Array.from(o.values(),a=>({...a,clients:y.filter(n=>a.clients.includes(n))}))}function O(d,p){const{host:y,service:I,
clients:h,because:i}=p,o=`${y} ${I}`,a=d.get(o);if(a===void 0){d.set(o,{...p,clients:[...h],because:[...i]});return}a.isForInit||=p.isForInit;for(const n of i)a.
because.push(n);for(const n of h)a.clients.includes(n)||a.clients.push(n)}}),5960:(($t,F,t)=>{t.d(F,{e:()=>O,i:()=>p});var $=t(6697),E=t(1831),w=t(7082);function O(y,{
hostnames:I,allowedHosts:h},{isGuess:i}){const o=new Set(I.map(({host:n})=>n)),a=new Map;for(const n of y){const{host:e}=n;if(o.has(e)||a.has(e))continue;const r=d(
n,i===!0,(0,E.Jr)(e,h));r!==null&&a.set(e,r)}return a}function d({host:y,isImplied:I,because:h,clients:i},o,a){const n=(0,E.nx)(y);if((0,E.Rt)(y))return(0,$.hostGeneric)(
{host:n});const[e]=h.filter(l=>typeof l!="string"),r=I&&e!==void 0?{place:e,clients:i}:null;return r!==null&&o?(0,$.hostAssumed)({host:n,...r}):a?null:(0,$.hostNotAllowed)(
r===null?{host:n}:{host:n,implied:r})}const p=(y,I)=>({host:y,attempt:(0,w.O)({kind:"skipped",problem:I}),earlier:[],later:[],credentials:null,looks:[],difference:null,
forced:[]})}),566:(($t,F,t)=>{t.d(F,{f:()=>O,q:()=>p});var $=t(3024),E=t(6760),w=t(6309);function O(o,a,n){const e=d((0,$.realpathSync)(o),a),r=(0,E.basename)(a),
l=(0,E.join)(e,`.${r.slice(0,60)}.${Math.random().toString(36).slice(2)}`),c=(0,$.openSync)(l,"wx");try{try{for(const M of n)(0,$.writeFileSync)(c,M)}finally{(0,$.
closeSync)(c)}(0,$.renameSync)(l,(0,E.join)(e,r))}catch(M){throw(0,$.rmSync)(l,{force:!0}),M}}function d(o,a){const n=(0,E.resolve)(o,a),e=i(o,n);if(!e&&!(0,E.isAbsolute)(
a))throw new w.Lw(`it is outside ${o}; use an absolute path if that is intended`);const r=e?o:(0,E.parse)(n).root;return(0,E.relative)(r,(0,E.dirname)(n)).split(
E.sep).filter(Boolean).reduce((c,M)=>y(c,M,o),r)}function p(o,a){const n=(0,$.realpathSync)(o);return I(d(n,a),(0,E.basename)(a),n)}function y(o,a,n){const e=(0,E.
join)(o,a);return(0,$.lstatSync)(e,{throwIfNoEntry:!1})===void 0&&h(e),I(o,a,n)}function I(o,a,n){const e=(0,E.join)(o,a);if(!(0,$.lstatSync)(e,{throwIfNoEntry:!1})?.
isSymbolicLink())return e;const r=(0,$.realpathSync)(e);if(!i(n,o)||i(n,r))return r;throw new w.Lw(`the link ${(0,E.relative)(n,e)} leads outside ${n}; remove i\
t or choose another path`)}function h(o){try{(0,$.mkdirSync)(o)}catch(a){if(!(0,w.Or)(a)||a.code!=="EEXIST")throw a}}function i(o,a){const n=(0,E.relative)(o,a);
return n!==".."&&!n.startsWith(`..${E.sep}`)&&!(0,E.isAbsolute)(n)}}),9076:(($t,F,t)=>{t.d(F,{QB:()=>E,im:()=>$,yX:()=>w});const $=["fails","warns","works","unc\
hecked","skipped"],E=5,w=({outcome:O})=>O!=="unchecked"&&O!=="skipped"}),997:(($t,F,t)=>{t.d(F,{O:()=>E,T:()=>O});var $=t(1064);const E=({earlier:d,attempt:p,later:y})=>[
...d,p,...y];function w({discovery:d,timing:p,headMs:y,hops:I},{attemptMs:h}){const i=y!==null&&y<=h?I.at(-1)?.status:null;return i===null||(0,$.Mq)(i??0)?"retr\
ies":d.kind!=="failed"&&p.totalMs<=h?"works":"fails"}function O(d,p){const y=d.map(i=>w(i,p)),I=y.indexOf("works");return I<0?"never":I<=p.retries&&!y.slice(0,I).
includes("fails")?"always":"sometimes"}}),4475:(($t,F,t)=>{t.d(F,{Y:()=>w});var $=t(6309),E=t(8641);async function w(O,d){const{history:p}=O.settings;if(p===null)
return{checked:O,warnings:[]};try{const{recordRun:y}=await t.e(5175).then(t.bind(t,5175)),{history:I,warnings:h}=y(p,O,d);return{checked:{...O,context:{...O.context,
history:I}},warnings:h}}catch(y){return{checked:O,warnings:[`the history ${(0,E.RK)(p)} was not read: ${(0,E.RK)((0,$.A3)(y))}`]}}}}),3795:(($t,F,t)=>{t.d(F,{qY:()=>h,
Si:()=>e,fN:()=>a,XP:()=>n});var $=t(733),E=t(1831),w=t(4120),O=t(8641);const d=2,p=80;function y(r){if(r.kind==="scan")return`read ${(0,w.px)(r.files,"file")}`;
if(r.kind==="registries")return`${r.done} of ${(0,w.px)(r.total,"question")} to registries answered`;const{done:l,total:c,failed:M,waiting:S}=r,A=M===0?"":`, ${M}\
 failed so far`;return`${l} of ${(0,w.px)(c,"host")} checked${A}${I(S)}`}function I(r){if(r.size===0)return"";const l=[...r].slice(0,d).map(M=>(0,O.RK)((0,E.nx)(
M),p)),c=r.size-l.length;return c>0?`; waiting for ${l.join(", ")} and ${(0,w.px)(c,"other")}`:`; waiting for ${l.join(" and ")}`}const h={show:()=>{},end:()=>{}},
i=5e3,o=200;function a(r,l){let c=null,M=!0;const S=l(i,()=>{c!==null&&(M&&r(y(c)),M=!M)});return{show:s=>{c=s},end:S}}function n(r,l,c){let M=null,S="";const A=c(
o,()=>{const f=M===null?"":(0,$.W)(y(M),0,l-1);f!==S&&(S=f,r(`\r${f}\x1B[K`))});return{show:f=>{M=f},end:()=>{A(),S!==""&&r("\r\x1B[K")}}}const e=(r,l)=>{const c=setInterval(
l,r).unref();return()=>clearInterval(c)}}),8463:(($t,F,t)=>{t.d(F,{t:()=>y});var $=t(6309),E=t(566),w=t(3329),O=t(5505),d=t(5955),p=t(8641);async function y(h,i,o){
const a=[];for(const{path:n,format:e}of h)try{(0,E.f)(o,n,(0,d.mk)(await I(e,i)))}catch(r){a.push(`the report ${(0,p.RK)(n)} was not written: ${(0,p.RK)((0,$.A3)(
r))}`)}return a}async function I(h,{verdict:i,context:o}){switch(h){case"json":return(0,w.h)(i,o);case"sarif":return(await Promise.all([t.e(660),t.e(7341),t.e(1371),
t.e(3933)]).then(t.bind(t,3933))).renderSarif(i,o);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(i,o);case"codequality":{const{renderCodeQuality:a}=await t.
e(8957).then(t.bind(t,8957)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return a(i,e=>n("sha256",e))}case"html":{const{renderHtml:a}=await t.e(7466).
then(t.bind(t,7466)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return a(i,o,e=>n("sha256",e,"base64"))}case"markdown":return[(0,O.Gc)(i,o)]}}}),
7361:(($t,F,t)=>{t.d(F,{QY:()=>h,_N:()=>y,eC:()=>d,k2:()=>I,mc:()=>O});var $=t(7574),E=t(5102),w=t(4120);function O({good:i,runs:o}){if(o===0)return null;const a=Math.
floor(1e4*i/o);if(a>=9900)return`${a/100}%`;const n=Math.floor(a/10);return n===0&&i>0?"below 0.1%":`${n/10}%`}const d=({days:i,good:o,runs:a})=>`${o} of ${(0,w.
px)(a,"run")} in ${i} days`,p=["fails","unchecked","warns","skipped","works"];function y(i){const o=p.flatMap(n=>{const{length:e}=i.filter(r=>r.outcome===n);return e===
0?[]:[`${e} ${E.nx[n]}`]});return`${i.length===1?"last run":`last ${(0,w.px)(i.length,"run")}`}: ${o.join(", ")}`}const I=({latency:i})=>i===null?null:`median ${(0,$.
kJ)(i.medianMs)}, 95th percentile ${(0,$.kJ)(i.p95Ms)}`,h=({from:i,until:o},a)=>o===null?`${(0,$.u8)(i,a)} so far`:(0,$.u8)(i,o)}),4218:(($t,F,t)=>{t.d(F,{H6:()=>A,
MC:()=>n,U4:()=>e,XQ:()=>u,bW:()=>c,kW:()=>s,qX:()=>a,wz:()=>S});var $=t(9076),E=t(7574),w=t(5102),O=t(4120);const d=["\u2581","\u2582","\u2583","\u2585","\u2586",
"\u2587"],p="\u2573",y="\u254C",I=[100,250,500,1e3,2500],h=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or more"],i=f=>I.filter(
m=>f>=m).length;function o(f){return f.outcome==="fails"?p:(0,$.yX)(f)?d[i(f.ms??0)]??"":y}const a=f=>f.map(o).join("");function n(f){const m=f.flatMap(({history:R})=>R.
recent),P=new Set(m.map(o)),L=m.some(R=>o(R)===d[0]&&R.ms===null);return[...d.map((R,T)=>{const C=h[T]??"";return[R,T===0&&L?`${C} or not measured`:C]}),[p,"fai\
led"],[y,"no result"]].filter(([R])=>P.has(R))}function e({hosts:f},{history:m}){return f.flatMap(L=>{const g=m?.get(L.visit.host);return g!==void 0&&g.recent.filter(
$.yX).length>1?[{host:L,history:g}]:[]}).toSorted((L,g)=>Number(l(g))-Number(l(L))||M(L,r)-M(g,r)||M(L,Number.POSITIVE_INFINITY)-M(g,Number.POSITIVE_INFINITY))}
const r=30,l=({host:f})=>(0,w.sG)(f)==="fails",c=({history:f},m)=>A(f).findLast(P=>P.days<=m);function M(f,m){const P=c(f,m);return P===void 0?1:P.good/P.runs}const S=f=>l(
f)||f.history.recent.some(({outcome:m})=>m==="fails"),A=({uptime:f})=>f.filter(({runs:m},P)=>m>(f[P-1]?.runs??0));function s({recent:f,uptime:m,incidents:[P]}){
if(P===void 0||P.until!==null)return null;const L=f.filter(({outcome:R})=>R==="fails").length,g=m.at(-1);return g!==void 0&&g.runs-g.good===1?`first failure in ${(0,O.
px)(g.runs,"run")}`:L<=P.runs&&P.runs>1?null:`failed ${L} of the last ${f.filter($.yX).length} runs`}function u({incidents:[f]}){return f===void 0||f.until!==null||
f.runs<2?null:`failing since ${(0,E.QN)(f.from)} (${(0,O.px)(f.runs,"run")})`}}),1505:(($t,F,t)=>{t.d(F,{G_:()=>o,Yj:()=>i,Zc:()=>I,o7:()=>h,se:()=>y,tN:()=>O});
var $=t(7574),E=t(4120),w=t(8884);const O=120,d=20,p=6;function y({requirements:c},{dialect:M},S){return{label:"required",texts:(0,E.UV)(c,d,({service:s,clients:u,
because:f})=>{const m=s==="any"?(0,E.DO)(s):S.value((0,E.DO)(s),O),L=M.clients.every(g=>u.includes(g))?"":` for ${(0,E.wO)(u)}`;return`${m}${L} (${(0,w.Yx)(f,S.
because)})`})}}function I({visit:c},M){const{timing:S,discovery:A}=c.attempt,s=A.kind==="failed"?A.excerpt:null,u=(0,$.I$)(S).map(([L,g])=>`${L} ${(0,$.kJ)(g)}`),
f=c.earlier.map(L=>{const{kind:g}=L.discovery;return`${g==="failed"?L.discovery.problem.code:g} after ${(0,$.kJ)(L.timing.totalMs)}`}),m=s===null?[]:[M.value(s.
replace(/\s+/gu," ").trim())],P=c.credentials?.hasToken?[M.prose(c.credentials.source)]:[];return[{label:"body",texts:m},{label:"timing",texts:[u.join(", ")]},{
label:"retried",texts:f},{label:"token from",texts:P}]}const h=(c,M)=>[{label:"credentials",texts:r(c)?e(c.visit.looks,M.prose):[]},{label:"host block",texts:l(
c.visit).map(S=>M.prose(S))}];function i({visit:c,services:M,servicesLeftOut:S,servicesFrom:A},s){const u=M.map(({id:m})=>s.value(m,O)),f=A===null?(0,$.kJ)(c.attempt.
timing.totalMs):`host block at ${s.because(A)}`;return`${u.length===0?"no services":(0,E.K4)(u,p,S)} (${f})`}function o(c){return[...Map.groupBy(c,S=>JSON.stringify(
S.looks.map(n))).values()].map(S=>({clients:S.map(({client:A})=>A),looks:S[0]?.looks.map(n)??[]}))}const a={nothing:"no entry","a token":"a token","an empty tok\
en":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},n=({source:c,held:M,counts:S})=>({source:c,held:`${a[M]}${S?
M==="no token"?" (ends the search)":" (used)":""}`});function e(c,M){const S=o(c);return S.flatMap(({clients:A,looks:s})=>s.map(({source:u,held:f})=>`${S.length>
1?`${(0,E.wO)(A)}: `:""}${M(u)}: ${f}`))}const r=({findings:c})=>c.some(({problem:{code:M}})=>/^credentials-|^document-unauthorized$/.test(M));function l({forced:c}){
return[...Map.groupBy(c,({place:S})=>(0,w.eo)(S))].map(([S,A])=>`${S}, for ${(0,E.wO)(A.map(({client:s})=>s))}`)}}),2704:(($t,F,t)=>{t.d(F,{IL:()=>O,Rr:()=>d,Z4:()=>w});
var $=t(5955),E=t(8641);const w=(p,y,I,h)=>`,
${I}"${p}": ${O(y,I,h)}`,O=(p,y,I)=>(0,E.s$)(JSON.stringify(p,I,2).replaceAll(`
`,`
${y}`));function*d(p,y,{maxBytes:I,margin:h,replace:i},o){if(y.length===0)return yield w(p,[],h),0;const a=`${h}  `;yield`,
${h}"${p}": [`;const n=r=>`
${a}${O(o(r),a,i)}`,e=yield*(0,$._Q)(y,new $.Wv(I),n,",");return yield`
${h}]`,e}}),3329:(($t,F,t)=>{t.d(F,{h:()=>L});var $=t(4e3),E=t(5799),w=t(2704),O=t(997),d=t(1831),p=t(8641),y=t(5465);function I(x,N){const{visit:K,requirements:G,
services:X,servicesLeftOut:nt,servicesFrom:lt,clients:Et,isNew:St}=x,{discovery:At,hops:q,timing:st,certificates:at}=K.attempt;return{host:K.host,display:(0,d.nx)(
K.host),discovery:At.kind,...h(At),documentUrl:o(At),hops:q.map(n),services:Object.fromEntries(X.map(ct=>[ct.id,e(ct)])),...nt>0?{servicesLeftOut:nt}:{},servicesFrom:lt===
null?null:(0,y.W$)(lt),hostBlocks:K.forced.map(({client:ct,place:ut})=>({client:ct,place:(0,y.W$)(ut)})),required:G.map(({service:ct,clients:ut,because:dt,becauseLeftOut:yt=0})=>{
const{kept:Dt,left:It}=N(dt),Ut=(0,y.ig)("because",It+yt);return{service:ct,clients:ut,because:Dt,...Ut}}),credentials:K.credentials?.hasToken?K.credentials.source:
null,looks:K.looks.map(({client:ct,looks:ut})=>({client:ct,looks:ut.map(a)})),attempts:(0,O.O)(K).length,...K.earlier.length===0?{}:{earlier:K.earlier.map(i)},timingMs:c(
st),certificates:at,clients:Et,...St?{new:!0}:{}}}function h(x){if(x.kind==="skipped")return{code:x.problem.code};if(x.kind!=="failed")return{};const{problem:N,
excerpt:K}=x;return{code:N.code,...K===null?{}:{excerpt:K}}}const i=({discovery:x,timing:N})=>({discovery:x.kind,..."problem"in x?{code:x.problem.code}:{},ms:N.
totalMs}),o=x=>x.kind==="found"||x.kind==="absent"?(0,p.cq)(x.url):null,a=({source:x,held:N,counts:K})=>({source:x,held:N,counts:K}),n=({url:x,status:N,reason:K,
mediaType:G,authorization:X,address:nt,proxy:lt,ms:Et})=>({url:(0,p.cq)(x),status:N,reason:K,mediaType:G,authorization:X,address:nt,proxy:lt===null?null:(0,p.cq)(
lt),ms:Et});function e(x){switch(x.kind){case"url":return{url:(0,p.cq)(x.url)};case"login":return{login:r(x.login),...x.leftOut>0?{elementsLeftOut:x.leftOut}:{}};case"\
problem":return{problem:l(x.problem)}}}const r=({client:x,grantTypes:N,authz:K,token:G,ports:X,scopes:nt})=>({client:x,grantTypes:N,authz:K===null?null:(0,p.cq)(
K),token:G===null?null:(0,p.cq)(G),ports:X,scopes:nt}),l=({code:x,message:N,help:K})=>({code:x,message:N,help:K??null}),c=({lookupMs:x,connectMs:N,tlsMs:K,firstByteMs:G,
totalMs:X})=>({lookup:x,connect:N,tls:K,firstByte:G,total:X}),M=1e4,S=100,A=({directory:x,clients:N,rows:K},G)=>({...(0,y.jt)(x),clients:N,rows:K.slice(0,M).map(
X=>s(X,G)),...(0,y.ig)("rows",K.length-M)});function s(x,N){const{kind:K,address:G,source:X,host:nt,constraints:lt,locked:Et,chosen:St,newest:At,platforms:q}=x,
{kept:st,left:at}=N(x.places);return{kind:K,address:G,source:X,host:nt,constraints:lt.slice(0,S),...(0,y.ig)("constraints",lt.length-S),locked:Et,chosen:St,newest:At,
platforms:q.map(({platform:ct,available:ut})=>({platform:ct,available:ut})),worst:x.worst,codes:x.problems.map(({code:ct})=>ct),places:st,...(0,y.ig)("places",at+
(x.placesLeftOut??0))}}const u=1,f={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},m=4096,P="  ";function*L(x,N,K=f){const{
usages:G,...X}=N.scan,{hosts:nt,files:lt,findings:Et,passed:St,ignored:At,stopped:q,roots:st}=x,at=nt.flatMap(({requirements:It})=>It.map(Ut=>Ut.because)),ct=(0,y.
R1)(at,K.becauseLists),ut=(0,y.R1)(Et.map(It=>It.places),K.placeLists),dt=(0,y.R1)(st.flatMap(({rows:It})=>It.map(Ut=>Ut.places)),K.rowPlaceLists),{remarks:yt}=N;
yield*[`{
  "schemaVersion": ${u}`,g("version",N.version),g("passed",St),...q===null?[]:[g("stopped",(0,$.Cw)(q)),g("incomplete",R(q))],g("failOn",N.failOn),...T(N),g("di\
alect",N.dialect.name),g("clientDetection",D(N.dialect)),g("clients",N.clients),g("startedAt",N.startedAt),g("durationMs",N.durationMs),g("counts",z(x))],yield*C(
"hosts",nt,K.hosts,It=>I(It,ct));const Dt=new Set(lt);yield*C("findings",Et,K.findings,It=>U(It,ut,Dt.has(It))),st.length>0&&(yield*C("roots",st,K.roots,It=>A(It,
dt))),yield*[g("ignored",At),g("usages",G),...yt.length===0?[]:[g("remarks",yt)],g("scan",X),`
}
`]}const g=(x,N)=>(0,w.Z4)(x,N,P,k),k=(x,N)=>typeof N=="string"?(0,$.dh)(N,m):N,R=x=>x.kind==="several"?x.reasons:[x],T=({repository:x,repositories:N,shards:K})=>[
...x===null?[]:[g("repository",x)],...N.length===0?[]:[g("repositories",N)],...K===null?[]:[g("shards",K)]];function*C(x,N,K,G){const X=yield*(0,w.Rr)(x,N,{maxBytes:K,
margin:P,replace:k},G);X>0&&(yield g(`${x}LeftOut`,X))}const z=({findings:x})=>Object.fromEntries(E.oC.map(N=>[`${N}s`,x.filter(K=>K.severity===N).length])),_=20,
D=({clients:x,versions:N,releases:K,isGuess:G,why:X,evidence:nt,evidenceLeftOut:lt=0})=>({clients:x,assumed:G??!1,why:X,versions:Object.entries(N).map(([Et,St])=>({
client:Et,version:St})),releases:K.map(({name:Et})=>Et),evidence:nt.slice(0,_).map(({client:Et,version:St,level:At,text:q,place:st})=>({client:Et,version:St,kind:At,
text:q,...(0,y.$t)(st)})),...(0,y.ig)("evidence",Math.max(0,nt.length-_)+lt)});function U(x,N,K){const{problem:G,severity:X,host:nt,service:lt,places:Et,placesLeftOut:St=0,
affects:At,exclude:q}=x,{kept:st,left:at}=N(Et);return{code:G.code,severity:X,host:nt,service:lt,message:G.message,help:G.help??null,places:st,...(0,y.ig)("plac\
es",St+at),affects:At,...K&&nt!==null?{inFile:!0}:{},...q===void 0?{}:{exclude:q}}}}),5465:(($t,F,t)=>{t.d(F,{$t:()=>h,R1:()=>w,W$:()=>I,ig:()=>a,jt:()=>o});var $=t(
5143),E=t(5955);function w(n,e){const r=new Map;for(const c of n)r.has(c)||r.set(c,c.reduce((M,S)=>M+y(S),0));const l=(0,E._3)(n.map(c=>r.get(c)??0),e);return c=>{
const M=(0,E.ux)(c,l,y);return{kept:M.map(I),left:c.length-M.length}}}const O=140,d=30,p=6;function y(n){if(typeof n=="string")return O;const{file:e}=n,r=(0,$._M)(
e)===null?0:d;return O+r+e.length*(/^[ -~]*$/.test(e)?1:p)}const I=n=>typeof n=="string"?n:h(n),h=({file:n,line:e,column:r,endColumn:l})=>({...i(n),line:e,column:r,
endColumn:l});function i(n){const{repository:e,path:r}=(0,$.bH)(n);return e===null?{file:n}:{repository:e,file:r}}function o(n){const{repository:e,path:r}=(0,$.
bH)(n);return e===null?{directory:n}:{repository:e,directory:r}}const a=(n,e)=>e>0?{[`${n}LeftOut`]:e}:{}}),4503:(($t,F,t)=>{t.d(F,{aE:()=>w,oW:()=>n,uM:()=>E});
var $=t(5143);function E({file:e,line:r},{links:l,repositories:c}){const{repository:M,path:S}=(0,$.bH)(e);if(M!==null){const s=p(d(c).get(M),S);return s===null?
null:`${s}#L${r}`}const A=l?.get(e);return A===void 0?null:A.diff?.lines.has(r)?`${A.diff.url}R${r}`:`${A.url}#L${r}`}const w=(e,{repositories:r})=>d(r).get(e)?.
url??null,O=new WeakMap;function d(e){const r=O.get(e)??new Map(e.flatMap(({name:l,url:c,commit:M})=>{const S=c===null?null:a(c,M);return S===null?[]:[[l,S]]}));
return O.set(e,r),r}function p(e,r){const l=r==="."?null:n(r);return!e?.files||l===null?null:`${e.files}/${l}`}const y=600,I=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
h=/^(?:[\da-f]{40}|[\da-f]{64})$/,i=/^gitlab\.com$/i,o=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function a(e,r){
const[,l]=e.length<=y?I.exec(e)??[]:[];return l===void 0?null:r===null||!h.test(r)?{url:e,files:null}:i.test(l)?{url:e,files:`${e}/-/blob/${r}`}:{url:e,files:o.
test(l)?null:`${e}/blob/${r}`}}function n(e){if(!e.isWellFormed())return null;const r=l=>encodeURIComponent(l).replace(/[!'()*_~]/g,c=>`%${c.charCodeAt(0).toString(
16).toUpperCase()}`);return e.split("/").map(r).join("/")}}),9574:(($t,F,t)=>{t.d(F,{I$:()=>w,MB:()=>O,R4:()=>I,TM:()=>d,hn:()=>y,rm:()=>p});var $=t(5955),E=t(8641);
function w(h,i,o=[]){const a=h.map((e,r)=>`<th align="${o.includes(r)?"right":"left"}">${e}</th>`),n=i.map(e=>`<tr>${h.map((l,c)=>`<td${o.includes(c)?' align="r\
ight"':""}>${e[c]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${a.join("")}</tr>`,...n,"</table>"].join(`
`)}const O=h=>["<ul>",...h.map(i=>`<li>${i}</li>`),"</ul>"].join(`
`),d=(h,i)=>["<details>",`<summary>${h}</summary>`,...i,"</details>"].join(`
`),p=h=>(0,E.D9)(h).replaceAll(".",".<wbr>"),y=h=>`<code>${(0,E.js)(h).replaceAll("/","/<wbr>")}</code>`;function I(h,i,o,a){const n=[];let e=0;for(const r of h){
const l=a(r);if(e+=(0,$.$$)([l].flat().join(""))+o,e>i)break;n.push(l)}return n}}),5505:(($t,F,t)=>{t.d(F,{gD:()=>Rn,Fp:()=>Ln,Gc:()=>Wt,XA:()=>Vt,rL:()=>In});var $=t(
7574),E=t(5102),w=t(4120),O=t(5955),d=t(8641),p=t(1831),y=t(2796),I=t(4218),h=t(8884),i=t(9574),o=t(5143),a=t(4503),n=t(8373);const e=6,r=3,l=3,c=60,M=2,S=1e3;function A(v,b){
const W=(0,h.eb)(v),H=W.slice(0,e).map(et=>(0,n.u_)(et,b)),Z=b.isBrief?W.length-H.length:0,rt=Z>0?` ${(0,n.jP)(Z,"repository",b)}`:"",gt=b.context.repositories.
length;return`<b>${(0,h.mj)(v,gt)}</b>: ${H.join(", ")}${rt}`}function s(v,b,W){const H=b.isBrief?[]:(0,h.eb)(v).slice(e);if(H.length===0)return[];const Z=(0,i.
R4)(H,W,M,xt=>(0,n.u_)(xt,b)),rt=Z.length===H.length,gt=({file:xt})=>(0,i.hn)((0,o._M)(xt)??""),et=rt?Z:(0,i.R4)(H,W,M,gt),vt=H.length-et.length;return[(0,i.TM)(
(0,w.px)(H.length,"more repository"),[`<p>${et.join(", ")}</p>`,...vt>0?[`<p>${(0,n.jP)(vt,"repository",b)}</p>`]:[]])]}function u(v,b,W){const H=(0,h._X)(v),[Z]=H;
if(Z===void 0)return"";const rt=H.slice(0,r).map(({repository:_t})=>(0,d.D9)(_t)),gt=(0,w.K4)(rt,r,H.length-rt.length),et=`${n.rC[Z.errors>0?"error":"warning"]}\
 <b>${(0,w.px)(H.length,"repository")}</b> with errors or warnings in ${H.length===1?"its":"their"} own files: ${gt}`;if(b.isBrief)return`<p>${et}</p>`;const vt=(0,i.
R4)(H,W-(0,O.$$)(et),c,_t=>f(_t,b)),xt=H.length-vt.length;return(0,i.TM)(et,[(0,i.I$)(["Repository","Findings","First in"],vt),...xt>0?[`<p>${(0,n.jP)(xt,"repos\
itory",b)}</p>`]:[]])}function f(v,b){const{repository:W,findings:H}=v,Z=H.slice(0,l).map(({code:vt,place:xt})=>`${(0,n._h)(vt,vt,b)} at ${(0,n.b_)(xt,b)}`),rt=H.
length-Z.length,gt=(0,a.aE)(W,b.context),et=(0,i.hn)(W);return[gt===null?et:`<a href="${(0,d.js)(gt,S)}">${et}</a>`,(0,h._5)(v),[...Z,...rt>0?[`and ${rt} more`]:
[]].join("<br>")]}const m=20,P=10,L=700,g=4,k=300,R=1,T=6,C=12,z=4,_=1/2,D=12e3,U=20,x=200;function N(v,b,W){const H=(0,y.cZ)(v),Z=H.slice(0,b.isBrief?P:m),rt=Math.
min(D,W*_/Z.length),gt=(0,y.YM)(Z);let et=W-x;const vt=Zt=>{const on=K(Zt,b,rt,gt.get(Zt)??null),nn=(0,O.$$)(on)<et?on:`${nt(Zt,b)}</p>`;return et-=(0,O.$$)(nn)+
U,nn},xt=(0,i.R4)(Z,W-x,U,vt),_t=H.length-xt.length;return _t>0?[...xt,`<p>${(0,n.jP)(_t,"cause",b)}</p>`]:xt}function K(v,b,W,H){const{findings:Z,message:rt,help:gt}=v,
et=Z.length>1&&Z[0]?.exclude!==void 0,xt=[ct(v,b),ut(v),dt(v,b)].filter(nn=>nn!==""),{lines:_t,list:Zt,rest:on}=H===null?G(v,b,W):{lines:[`The same hosts as for\
 ${H}`],list:[],rest:[]};return[nt(v,b),..._t.map(nn=>`<br>${nn}`),...rt===null?[]:[`<br>${(0,w.Iu)((0,d.h$)(rt,L))}`],...gt===null||et?[]:[X(gt)],...xt.length===
0?[]:[`<br><sub>${xt.join(" ")}</sub>`],"</p>",...Zt.length===0?[]:[(0,i.MB)(Zt)],...on].join(`
`)}function G(v,b,W){const{findings:H,message:Z}=v,rt=At(H,b),gt=Z!==null&&(0,y.hs)(v)&&v.hosts.length===1,et=rt&&!gt?[`In ${A(H,b)}`]:[],vt=rt?s(H,b,W/2):[];if(rt&&
Z!==null&&!(0,y.hs)(v))return{lines:et,list:[],rest:vt};const xt=(0,y.S3)(v),_t=Z===null?z:(0,y.hs)(v)?T:C,Zt=xt.slice(0,_t).map(hn=>lt(hn,v,b)),on=Z===null||Zt.
length===0?[]:[Zt.join(", ")],nn=rt?W/2:W;return{lines:[...on,...et],list:Z===null?Zt:[],rest:[...at(v,xt.slice(_t),b,nn),...vt]}}const X=v=>`<br><b>Help:</b> ${(0,d.
h$)(v,L)}`;function nt(v,b){const{severity:W,code:H,title:Z}=v,rt=(0,y.pq)(v),gt=rt>1?`${(0,w.px)(rt,(0,y.a2)(v))}: `:"";return`<p>${n.rC[W]} <b>${gt}${Z}</b> (${(0,n.
_h)(H,H,b)})`}function lt(v,b,W){return"file"in v?(0,n.u_)(v,W):b.message===null?st(v,b,W):Et(v,b.hosts.length===1,W)}function Et(v,b,W){const[H]=v,Z=H?.host?(0,d.
D9)((0,p.nx)(H.host)):"",rt=H?.isHostNew?[w.dy]:[];if(b){const vt=(0,h.yv)(v).settings.map(n.Su),xt=At(v,W)?A(v,W):q(v,g,W),Zt=(At(v,W)?[...vt,xt]:[xt,...vt]).filter(
on=>on!=="").join(", ");return`${Z}${Zt===""?"":` in ${Zt}`}${rt.map(on=>` (${on})`)}`}const et=[...rt,St(v,W)].filter(vt=>vt!=="").join("; ");return et===""?Z:
`${Z} (${et})`}const St=(v,b)=>At(v,b)?(0,w.px)((0,h.eb)(v).length,"repository"):q(v,R,b).replace(/ places?$/,""),At=(v,{context:b})=>(0,h.mj)(v,b.repositories.
length)!=="";function q(v,b,W){const{lines:H,leftOut:Z}=(0,h.yv)(v);return H.length===0?"":(0,n.EP)(H,b,W,Z)}function st(v,b,W){const H=(0,y.hs)(b)?Et(v,!1,W):q(
v,R,W);return v.map(({problem:Z})=>{const rt=(0,d.h$)(Z.message,k),gt=b.help===null&&Z.help?X(Z.help):"";return`${H===""?(0,w.Iu)(rt):`${H}: ${rt}`}${gt}`}).join(
"<br>")}function at(v,b,W,H){const Z=v.message===null?"finding":(0,y.a2)(v),{leftOut:rt}=(0,y.hs)(v)?{leftOut:0}:(0,h.yv)(v.findings),gt=b.length+rt;if(gt===0)return[];
if(W.isBrief)return[`<p>${(0,n.jP)(gt,Z,W)}</p>`];const et=(0,i.R4)(b,H,U,_t=>lt(_t,v,W)),vt=gt-et.length,xt=v.message===null?(0,i.MB)(et):`<p>${et.join(", ")}<\
/p>`;return[(0,i.TM)((0,w.px)(gt,`more ${Z}`),[...et.length===0?[]:[xt],...vt>0?[`<p>${(0,n.jP)(vt,Z,W)}</p>`]:[]])]}function ct({affects:v},{context:{clients:b}}){
const W=(0,w.od)(v,b);return W===""?"":`Affects ${W}.`}function ut(v){const W=(0,y.hs)(v)&&v.hosts.length===1&&v.message!==null?[]:(0,h.yv)(v.findings).settings;
return W.length===0?"":`Required by ${W.map(n.Su).join(", ")}.`}function dt({hosts:[v,b],severity:W},{context:H}){const Z=v===void 0||b!==void 0?null:H.history?.
get(v),rt=Z&&W==="error"?(0,I.kW)(Z):null;return rt===null?"":`${(0,w.Iu)(rt)}.`}var yt=t(1064),Dt=t(1505);const It=20,Ut=20,Xt=["fails","warns","works"];function qt(v,b,W){
const H=v.filter(xt=>(0,E.cG)(xt)&&!(0,E.JR)(xt));if(H.length===0)return"";const Z=xt=>H.length===1?V(xt,b).join(`
`):en(xt,b),rt=(0,i.R4)(H,W,Ut,Z),gt=H.length-rt.length,[et]=H.length===1?H:[],vt=et===void 0?`of ${(0,w.px)(H.length,"host")}`:`of ${rn(et)} (${Y(et)})`;return(0,i.
TM)(`Requests, responses and certificates ${vt}`,[...rt,...gt>0?[`<p>${(0,n.jP)(gt,"host",b)}</p>`]:[]])}const en=(v,b)=>(0,i.TM)(`${n.Gr[(0,E.sG)(v)]} ${rn(v)}\
 (${Y(v)})`,V(v,b)),rn=({visit:v})=>(0,d.D9)((0,p.nx)(v.host)),Y=({visit:{attempt:v}})=>`${(0,w.px)(v.hops.length,"request")}, ${(0,$.kJ)(v.timing.totalMs)}`;function V(v,b){
const{hops:W,certificates:H}=v.visit.attempt;return[wt(v,b),...v.services.length===0?[]:[zt(v,b)],...W.length===0?[]:[Jt(W)],...H.length===0?[]:[Q(H,b)]]}function wt(v,b){
const W=(0,n.Bm)(b);return["<table>",...[(0,Dt.se)(v,b.context,W),{label:"clients",texts:jt(v,b)},...(0,Dt.Zc)(v,W),...(0,Dt.o7)(v,W)].flatMap(({label:rt,texts:gt})=>gt.
length===0?[]:[`<tr><td><b>${(0,w.Iu)(rt)}</b></td><td>${gt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const jt=({clients:v},{context:b})=>Xt.flatMap(W=>{const H=b.clients.filter(rt=>v[rt]===W),Z=H.map(rt=>yt.bB[rt]).join(", ");return H.length===0?[]:[`${n.Gr[W]}\
 ${Z}`]});function zt({services:v,servicesLeftOut:b,servicesFrom:W},H){const Z=v.slice(0,It).map(vt=>[(0,d.D9)(vt.id,Dt.tN),Yt(vt)]),rt=v.length-Z.length+b,gt=rt>
0?[[`and ${rt} more`,H.rest]]:[],et=W===null?"URL":`URL, from the host block at ${(0,n.u_)(W,H)}`;return(0,i.I$)(["Service",et],[...Z,...gt])}function Yt(v){switch(v.
kind){case"url":return(0,d.D9)((0,d.cq)(v.url));case"login":{const{client:b,authz:W,token:H,ports:Z}=v.login;return[`authz ${(0,d.D9)((0,d.cq)(W??"none"))}`,`to\
ken ${(0,d.D9)((0,d.cq)(H??"none"))}`,`client ${(0,d.D9)(b,Dt.tN)}, ports ${Z.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${v.problem.code}`}}function Jt(v){
const b=v.map((W,H)=>{const Z=W.proxy===null?"":`through ${(0,d.D9)((0,d.cq)(W.proxy))}`,rt=W.status===null?"no response":`${W.status} ${(0,d.h$)(W.reason,Dt.tN)}`.
trim();return[String(H+1),(0,d.D9)((0,d.cq)(W.url)),W.mediaType===null?rt:`${rt}<br>${(0,d.D9)(W.mediaType,Dt.tN)}`,(0,w.Rk)(W.authorization),W.address===null?Z:
(0,d.D9)(W.address,Dt.tN),(0,$.kJ)(W.ms).replace(" ","&nbsp;")]});return(0,i.I$)(["Hop","Request","Response","Token","Address","Time"],b,[0,5])}function Q(v,{context:b}){
const W=v.map(({host:H,subject:Z,issuer:rt,expires:gt})=>[(0,d.D9)(H,Dt.tN),(0,d.h$)((0,$.nO)(gt,b.startedAt)),(0,d.D9)(Z,Dt.tN),(0,d.D9)(rt,Dt.tN)]);return(0,i.
I$)(["TLS certificate","Valid until","Subject","Issuer"],W)}var ot=t(7361);const pt=10,mt=40,Tt=20,kt=3,Rt=40,Ct=80,Kt=1/5;function Lt(v,b,W){const{history:H}=b.
context,Z=(0,I.U4)(v,b.context),rt=b.isBrief?Z.filter(I.wz):Z;if(rt.length===0)return Z.length===0&&(H?.size??0)>0&&!b.isBrief?["<p><b>History</b>: 1 run so far\
</p>"]:[];const gt=b.isBrief?pt:mt,et=Bt(rt),vt=(0,i.R4)(rt.slice(0,gt),W*(1-Kt),Ct,_t=>tn(_t,et)),xt=vt.slice(pt);return[`<p><b>History</b>: ${bt(Z)}</p>`,Ft(vt.
slice(0,pt),et),...xt.length===0?[]:[(0,i.TM)((0,w.px)(xt.length,"more host"),[Ft(xt,et)])],`<p><sub>${ln(rt.slice(0,vt.length))}</sub></p>`,...un(rt.slice(vt.length),
b),...mn(rt,b,W*Kt)]}function bt(v){const b=Math.max(...v.map(({history:Z})=>Z.recent.length)),W=v.filter(I.wz).length,H=v.length===1?"1 host":`${W} of ${v.length}\
 hosts`;return`${W===0?"no host":H} failed in the last ${(0,w.px)(b,"run")}`}function Bt(v){const b=v.flatMap(({history:W})=>(0,I.H6)(W).map(H=>H.days));return[
...new Set(b)].toSorted((W,H)=>W-H)}const Ft=(v,b)=>(0,i.I$)(["Host",...b.map(W=>`Uptime<br>${W}&nbsp;days`),"Latency<br>30&nbsp;days"],v,b.map((W,H)=>H+1).concat(
b.length+1));function tn({host:v,history:b},W){const H=(0,E.sG)(v),Z=(0,I.XQ)(b),rt=new Map((0,I.H6)(b).map(et=>[et.days,et])),{latency:gt}=b;return[[`${n.Gr[H]}\
&nbsp;${(0,i.rm)((0,p.nx)(v.visit.host))}`,an(b.recent),...Z===null?[]:[`<sub>${(0,d.js)(Z)}</sub>`]].join("<br>"),...W.map(et=>{const vt=rt.get(et);return vt===
void 0?"":sn((0,ot.mc)(vt)??"",(0,w.px)(vt.runs,"run"))}),gt===null?"":sn((0,$.kJ)(gt.medianMs),`p95 ${(0,$.kJ)(gt.p95Ms)}`)]}const sn=(v,b)=>`${v}<br><sub>${b}\
</sub>`.replaceAll(" ","&nbsp;"),an=v=>`<code role="img" aria-label="${(0,ot._N)(v)}">${(0,I.qX)(v)}</code>`;function ln(v){return`The newest run is at the righ\
t. ${(0,I.MC)(v).map(([W,H])=>`<code>${W}</code>&nbsp;${H}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) \
of discovery.`}function un(v,b){if(v.length===0)return[];const W=v.every(({history:rt})=>rt.uptime.every(({good:gt,runs:et})=>gt===et)),H=b.isBrief?n.xy:"in the\
 history file",Z=W?", all without a failure in this time":` ${H}`;return[`<p>and ${(0,w.px)(v.length,"more host")}${Z}</p>`]}function mn(v,b,W){const H=v.flatMap(
({host:et,history:vt})=>vt.incidents.map(xt=>({host:et,incident:xt}))).toSorted((et,vt)=>et.incident.from<vt.incident.from?1:-1);if(H.length===0)return[];const Z=(0,i.
R4)(H.slice(0,Tt),W,Ct,({host:et,incident:vt})=>[(0,i.rm)((0,p.nx)(et.visit.host)),(0,d.js)((0,$.QN)(vt.from)),(0,ot.QY)(vt,b.context.startedAt),String(vt.runs),
pn(vt)]),gt=H.length-Z.length>0?`The last ${Z.length} incidents`:(0,w.px)(Z.length,"incident");return Z.length===0?[]:[(0,i.TM)(gt,[(0,i.I$)(["Host","From","Dur\
ation","Runs","Problems"],Z,[3])])]}function pn({codes:v}){const b=v.slice(0,kt).map(W=>(0,d.D9)(W,Rt));return(0,w.K4)(b,kt,v.length-b.length)}const Pn=4,Mn=2,On=3,
kn=60;function fn(v,b,W,H){const Z=v.filter(xt=>(0,E.sG)(xt)===b);if(Z.length===0)return"";const rt=b==="works"&&v.some(xt=>(0,E.sG)(xt)==="warns"),gt=xn(Z,b,rt?
" without warnings":"");if(W.isBrief)return`<p>${gt}</p>`;const et=(0,i.R4)(Z,H,kn,xt=>Dn(xt,W)),vt=Z.length-et.length;return(0,i.TM)(gt,[...et.length===0?[]:[(0,i.
I$)(["Host","Required by",b==="works"?"Services":"Reason"],et)],...vt>0?[`<p>${(0,n.jP)(vt,"host",W)}</p>`]:[]])}function xn(v,b,W){const H=v.slice(0,On).map(({
visit:gt})=>(0,d.D9)((0,p.nx)(gt.host))),Z=(0,w.K4)(H,On,v.length-H.length),rt=v.length===1?`${Z} ${E.nx[b]}${W}`:`<b>${(0,w.px)(v.length,"host")}</b> ${E.nx[b]}${W}\
: ${Z}`;return`${n.Gr[b]} ${rt}`}function Dn(v,b){const W=v.requirements.flatMap(Z=>Z.because),{discovery:H}=v.visit.attempt;return[`${(0,i.rm)((0,p.nx)(v.visit.
host))}${v.isNew?`<br><sub>${w.dy}</sub>`:""}`,W.length===0?"":En(W,b),(0,E.JR)(v)&&H.kind==="skipped"?H.problem.title:(0,Dt.Yj)(v,(0,n.Bm)(b))]}function En(v,b){
const{places:W,isOfRepositories:H}=(0,h.rv)(v),Z=et=>(0,n.u_)(et,b);if(!H)return(0,h.Ky)(v,Pn,Z);const rt=W.slice(0,Mn).map(Z).join(", "),gt=W.length>Mn?", \u2026":
"";return`${(0,w.px)(W.filter(h.cC).length,"repository")}: ${rt}${gt}`}var Gt=t(4148);const jn=40,gn=80,$n=v=>(0,Gt.fi)(v,b=>(0,i.hn)((0,h.II)(b))),wn=(v,b)=>(0,d.
D9)(v,b).replaceAll(" ","&nbsp;"),yn=(v,b)=>{const W=({code:H,title:Z})=>(0,n._h)(H,Z,b);return(0,Gt.ij)([(0,Gt.eX)(W)],v)};function vn(v,b,W){const{wrong:H,good:Z}=(0,Gt.
jB)(v),rt=H.length>1||b.isBrief?Sn(H,b,W/2):[],gt=W-(0,O.$$)(rt.join("")),et=Cn=>B(Cn,b),vt=b.isBrief||b.context.repositories.length>1,xt=b.isBrief?[]:vt?H:[...H,
...Z],_t=(0,i.R4)(xt,gt,gn,et),Zt=xt.length-_t.length,on=[...rt,..._t.slice(0,H.length)],nn=_t.slice(H.length),hn=nn.length<=Gt.LC?nn:[(0,i.TM)(j(Z),nn)];return[
...rt.length>0?[(0,i.TM)(dn(H),on)]:on,...vt&&Z.length>0?[`<p>${j(Z)}</p>`]:hn,...Zt>0?[`<p>${(0,n.jP)(Zt,"root module",b)}</p>`]:[]]}function Sn(v,b,W){const H=(0,Gt.
cZ)(v);if(H.length===0)return[];const Z=H.map(({row:et})=>et),rt=yt.Du.filter(et=>v.some(vt=>vt.clients.includes(et))),gt=[...yn(Z,b),(0,Gt.ie)(H,$n),...(0,Gt.ns)(
{clients:rt,rows:Z},wn)];return[Tn(Z,{clients:rt},gt,b,W)]}function Tn(v,b,W,H,Z){const rt=(0,i.R4)(v.slice(0,jn),Z,gn,et=>[J(et,b,H),...W.map(({cell:vt})=>vt(et))]),
gt=v.length-rt.length;return(0,i.I$)(["Module or provider",...W.map(({title:et})=>(0,w.Iu)(et))],gt>0?[...rt,[(0,n.jP)(gt,"row",H)]]:rt)}function dn(v){const b=(0,Gt.
qj)(v[0]??{rows:[]}),W=v.slice(0,Gt.LC).map($n),H=(0,w.K4)(W,Gt.LC,v.length-W.length);return v.length===1?`${n.Gr[b]} <b>${H}</b>: ${Gt.pJ[b]}`:`${n.Gr[b]} <b>${(0,w.
px)(v.length,"root module")}</b> with errors or warnings: ${H}`}function j(v){const b=v.flatMap(W=>W.rows);return`${n.Gr[(0,Gt.Fg)(b)]} <b>${(0,w.px)(v.length,"\
root module")}</b>: ${(0,Gt.nS)(b)}`}function B(v,b){const W=(0,Gt.qj)(v),{wrong:H,good:Z}=(0,Gt.P)(v),rt=[...H,...Z],gt=[...yn(rt,b),...(0,Gt.ns)({...v,rows:rt},
wn)],et=W==="works"?(0,Gt.nS)(v.rows):Gt.pJ[W];return(0,i.TM)(`${n.Gr[(0,Gt.Fg)(v.rows)]} <b>${$n(v)}</b>: ${et}`,[Tn(rt,v,gt,b,Number.POSITIVE_INFINITY)])}function J(v,b,W){
const H=`${n.Gr[(0,Gt.Fg)([v])]}&nbsp;<b>${(0,i.hn)((0,Gt.mC)(v,b))}</b>`,[Z]=v.places,rt=[...v.kind==="module"&&v.source!==v.address?[(0,i.hn)(v.source)]:[],...Z===
void 0?[]:[(0,n.u_)(Z,W)]];return rt.length===0?H:`${H}<br><sub>${rt.join(" at ")}</sub>`}const tt=2e5,it={notes:6e3,causes:45e3,repositories:1e4,history:24e3,roots:9e4,
evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},ft=["causes","unchecked","repositories","history","roots","evidence","passed","skipped","notices",
"notes"],ht=1e3,Mt=10,Ot=5,Nt=600,Pt=100,Ht=7,Wt=(v,b)=>Vt(v,{context:b,rest:n.h,isBrief:!1},{head:`## ${Rn(v,b)}`,foot:`tf-disco ${(0,d.js)(b.version)}, starte\
d ${(0,d.js)((0,$.QN)(b.startedAt))}.`,maxBytes:tt});function Vt(v,b,{head:W,foot:H,maxBytes:Z}){const rt=cn(v,b),gt=new Map;let et=Z-ht-(0,O.$$)(W+H);for(const[
_t,Zt]of Object.entries(it)){const nn=rt[_t](Math.min(Zt,et)).filter(Cn=>Cn!=="").join(`

`),hn=(0,O.$$)(nn)<=et;hn&&(et-=(0,O.$$)(nn)),gt.set(_t,hn?nn:`<p>More ${b.rest}</p>`)}const vt=ft.map(_t=>gt.get(_t)??"").filter(_t=>_t!==""),xt=!b.isBrief&&vt.
some(n.ze)?`${H} ${Qt(b)}`:H;return`${[W,...vt,`<sub>${xt}</sub>`].join(`

`)}
`}function cn(v,b){const W=(0,E.md)(v.hosts),H=W.filter(({findings:et})=>et.length===0),Z=({severity:et})=>et==="notice",rt=v.findings.filter(Z),gt=v.findings.filter(
et=>!Z(et));return{notes:et=>[An(v,b,et)],causes:et=>N(gt,b,et),repositories:et=>[u(v.files,b,et)],history:et=>Lt(v,b,et),roots:et=>vn(v.roots,b,et),evidence:et=>b.
isBrief?[]:[qt(W,b,et)],unchecked:et=>[fn(H,"unchecked",b,et)],passed:et=>[fn(W,"works",b,et)],skipped:et=>[fn(W,"skipped",b,et)],notices:et=>b.isBrief?[]:[bn(rt,
b,et)]}}function Qt({context:v}){const b=v.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,d.js)(b)}">kept as an artifact</a>.`}function bn(v,b,W){if(v.length===0)return"";const H=`${n.rC.notice} ${(0,w.px)(v.length,"notice")}`;
return(0,i.TM)(H,N(v,b,W))}function An(v,b,W){const H=(0,E.h$)(v,b.context).map(vt=>`${(0,w.Iu)((0,d.h$)(vt,Nt))}.`),Z=(0,i.R4)(H,W,Mt,vt=>vt),rt=Z.slice(0,Ot),
gt=b.isBrief?[]:Z.slice(Ot),et=H.length-rt.length-gt.length;return[`<p>${rt.join("<br>")}</p>`,...gt.length===0?[]:[(0,i.TM)((0,w.px)(gt.length,"more remark"),[
`<p>${gt.join("<br>")}</p>`])],...et>0?[`<p>${(0,n.jP)(et,"remark",b)}</p>`]:[]].join(`
`)}const Rn=(v,b)=>`${In(v)} ${(0,w.Iu)((0,E.$N)(v,b))}`;function In(v){const b=v.findings.some(({severity:H})=>H!=="notice"),W=v.hosts.length===0?"skipped":"wo\
rks";return n.Gr[v.passed?b?"warns":W:"fails"]}function Ln({url:v,workflow:b,job:W,commit:H}){const Z=b.split("/").at(-1)??"";return[`<a href="${(0,d.js)(v)}">${(0,d.
D9)(Z===""?"this run":Z,Pt)}</a>`,...W===""?[]:[`job ${(0,d.D9)(W,Pt)}`],...H===""?[]:[`commit ${(0,d.D9)(H.slice(0,Ht))}`]].join(", ")}}),8373:(($t,F,t)=>{t.d(
F,{Bm:()=>A,EP:()=>n,Gr:()=>h,Su:()=>M,_h:()=>S,b_:()=>l,h:()=>p,jP:()=>o,rC:()=>I,u_:()=>r,xy:()=>y,ze:()=>a});var $=t(5143),E=t(4503),w=t(4120),O=t(8884),d=t(
8641);const p="in the JSON report",y="in the job summary",I={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},h={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},i="&nbsp;more ",o=(s,u,{rest:f})=>`and ${s}${i}${s===1?u:(0,w._l)(u)} ${f}`,a=s=>s.includes(i),n=(s,u,f,m=0)=>(0,O.
Ky)(s,u,P=>r(P,f),m).replace(/ more (?=places?$)/,i),e=600,r=(s,u)=>typeof s=="string"?M(s):c(s,(0,O.eo)(s),u),l=(s,u)=>c(s,(0,O.eo)({...s,file:(0,$.bH)(s.file).
path}),u);function c(s,u,{context:f}){const m=`<code>${(0,d.js)(u).replaceAll("/","/<wbr>")}</code>`,P=(0,E.uM)(s,f);return P===null||P.length>e?m:`<a href="${(0,d.
js)(P,e)}">${m}</a>`}const M=s=>s.endsWith(" input")?`the ${(0,d.D9)(s.replace(/ input$/,""))} input`:(0,d.D9)(s),S=(s,u,{context:f})=>`<a href="${(0,d.js)(`${f.
docsUrl}#${s}`)}">${u}</a>`,A=s=>({value:d.D9,prose:d.h$,because:u=>r(u,s)})}),7574:(($t,F,t)=>{t.d(F,{I$:()=>d,QN:()=>I,kJ:()=>w,nO:()=>h,tY:()=>O,u8:()=>y});var $=t(
4120);const E=864e5;function w(i){const o=Math.round(i);if(o<1e3)return`${o} ms`;if(o<59950)return`${(o/1e3).toFixed(1)} s`;const a=Math.round(o/1e3);return`${Math.
floor(a/60)} min ${a%60} s`}function O(i){return i<1e3?`${i} B`:i<999950?`${(i/1e3).toFixed(1)} kB`:`${(i/1e6).toFixed(1)} MB`}function d(i){return[["DNS",i.lookupMs],
["connect",i.connectMs],["TLS",i.tlsMs],["first byte",i.firstByteMs],["total",i.totalMs]].flatMap(([a,n])=>n===null?[]:[[a,n]])}const p=6e4;function y(i,o){const a=Date.
parse(o)-Date.parse(i);if(!(a>=p))return"less than a minute";const n=Math.floor(a/p),e=[{count:Math.floor(n/1440),unit:n>=2880?"days":"day"},{count:Math.floor(n%
1440/60),unit:"h"},{count:n%60,unit:"min"}],r=e.findIndex(({count:l})=>l>0);return e.slice(r,r+2).filter(({count:l})=>l>0).map(({count:l,unit:c})=>`${l} ${c}`).
join(" ")}const I=i=>`${i.slice(0,16).replace("T"," ")} UTC`;function h(i,o){const a=(Date.parse(i)-Date.parse(o))/E;if(Number.isNaN(a))return i;const n=(0,$.px)(
Math.floor(Math.abs(a)),"day"),e=Math.abs(a)<1,r=e?"within the last day":`${n} ago`,l=e?"in less than a day":`in ${n}`;return`${i.slice(0,10)} (${a<0?r:l})`}}),
5102:(($t,F,t)=>{t.d(F,{$N:()=>l,JR:()=>o,QK:()=>r,b:()=>a,cG:()=>i,h$:()=>P,hm:()=>e,md:()=>n,nx:()=>y,sG:()=>h});var $=t(4e3),E=t(5799),w=t(7574),O=t(4120),d=t(
8884),p=t(4148);const y={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},I=["fails","unchecked","warns","skipped",
"works"];function h(g){if(a(g))return"unchecked";const k=e(g.findings);return k==="error"?"fails":k==="warning"?"warns":o(g)?"skipped":"works"}const i=g=>["fail\
s","warns"].includes(h(g)),o=({visit:g})=>g.attempt.discovery.kind==="skipped",a=({visit:{attempt:g}})=>g.discovery.kind==="skipped"&&g.discovery.problem.code===
"host-not-checked";function n(g){return I.flatMap(k=>g.filter(R=>h(R)===k))}const e=g=>E.oC.find(k=>g.some(R=>R.severity===k))??null;function r({findings:g}){const k=e(
g);return k==="notice"?[]:g.filter(({severity:R})=>R===k)}function l({hosts:g,files:k,findings:R,passed:T,stopped:C,roots:z},{repositories:{length:_}}){const D=(0,p.
g5)(z,_),U=D===null?k:k.filter(({problem:At})=>!c.test(At.code)),x=U.filter(At=>!M(At)),N=e(x)==="error"&&!g.some(At=>h(At)==="fails"),G=D===null&&!N&&_>0?` in ${(0,O.
px)(_,"repository")}`:"",nt=[x.length<U.length?[`nothing to check${G}`]:A(g,G),f(x,D===null&&N?_:null)],lt=N?nt.toReversed():nt,Et=[D??[],...lt].flat().join(", "),
St=e(R)==="error";return C!==null?`${Et} (${(0,$.Cw)(C)})`:T&&St?`${Et} (the check passes: fail-on is never)`:T||St?Et:`${Et} (the check fails: fail-on is warni\
ng)`}const c=/^(?:module|provider|version|package|constraint|lock)-/,M=({problem:g,severity:k})=>g.code==="nothing-to-check"&&k==="error",S="not allowed";function A(g,k){
const R=g.length;if(R===0)return[`no registry hosts to check${k}`];const T=g.filter(St=>!o(St)).map(h),C=g.filter(a).length,[z,_]=[T.length,R-T.length],D=T.filter(
St=>St==="fails").length,U=T.filter(St=>St==="warns").length,x=g.filter(St=>o(St)&&h(St)==="fails").length,N=[{count:D,words:y.fails},{count:x,words:S},{count:C,
words:y.unchecked}],K=[{count:z-D,words:y.works},{count:_-x-C,words:y.skipped}],G=D+x+C>0,[X,...nt]=(G?N:K).filter(({count:St})=>St>0),Et=X?.words===S||X?.words===
y.unchecked?X.count===1?"is ":"are ":"";return[`${u(X?.count??0,R)}${k} ${Et}${X?.words}`,...nt.map(({count:St,words:At})=>`${St} ${At}`),...U===0?[]:[s(U,R,G)]]}
function s(g,k,R){return k===1?"with warnings":`${g} ${R?"more ":""}with warnings`}function u(g,k){return k===1?"1 registry host":g===k?`all ${k} registry hosts`:
`${g} of ${k} registry hosts`}function f(g,k){const R=e(g);if(R===null||R==="notice")return[];const T=g.filter(({severity:D})=>D===R),C=(0,d.eb)(T).length,z=C===
0?(0,d.Dc)(T):0,_=(0,d.BQ)(g);return[...C===0?[]:[`${R}s in files of ${k===null?(0,O.px)(C,"repository"):(0,d.iW)(C,k)}`],...z===0?[]:[`${R}s in ${(0,O.px)(z,"f\
ile")}`],...e(_)===R?[`${R}s in the ${(0,d.et)(_)}`]:[]]}function m({hosts:g},{scan:k,repositories:R,shards:T}){const{files:C,bytes:z,usages:_,durationMs:D}=k,U=g.
filter(d.Qz).length,x=T!==null&&T.indexes.length<T.count,N=x?"all registry hosts":(0,O.px)(U,"registry host"),G=U===0&&!x?"no registry host is used":`${(0,O.px)(
_,"usage")} of ${N}`;return R.length>0?`${G} in ${(0,O.px)(R.length,"repository")}`:C===0&&D===0?null:C===0?"found no Terraform or OpenTofu files":`scanned ${(0,O.
px)(C,"file")} (${(0,w.tY)(z)}) in ${(0,w.kJ)(D)}: ${G}`}function P(g,k){const{dialect:R,durationMs:T,scan:C,remarks:z,shards:_}=k,D=m(g,k),x=g.hosts.length===0&&
C.files===0?"":` for ${(0,O.QI)(R)} (${R.why})`;return[`${L(g)}; checked in ${(0,w.kJ)(T)}${x}`,...(0,O.y0)(_,g.hosts.length+g.roots.length>0),...D===null?[]:[D],
...z]}function L({findings:g,ignored:k}){const R=E.oC.flatMap(C=>{const{length:z}=g.filter(_=>_.severity===C);return z===0?[]:[(0,O.px)(z,C)]}),T=R.length===0?"\
no findings":R.join(", ");return k>0?`${T}, ${k} ignored`:T}}),4148:(($t,F,t)=>{t.d(F,{Fg:()=>i,LC:()=>n,Mm:()=>I,P:()=>c,cZ:()=>M,eX:()=>T,fi:()=>e,g5:()=>r,ie:()=>s,
ij:()=>R,jB:()=>l,mC:()=>u,nS:()=>f,ns:()=>k,pJ:()=>a,qj:()=>h});var $=t(5143),E=t(1064),w=t(5011),O=t(5257),d=t(4120),p=t(8884);const y=["fails","warns","works"];
function I({worst:_}){return _==="error"?"fails":_==="warning"?"warns":"works"}const h=({rows:_})=>y.find(D=>_.some(U=>I(U)===D))??"works";function i(_){const D=h(
{rows:_});return D==="works"&&_.some(o)?"skipped":D}const o=({chosen:_})=>Object.keys(_).length===0,a={fails:"init fails",warns:"has warnings",works:"passed"},n=3,
e=({directory:_},D)=>_===O.cd.file?O.cd.file:_==="."?"the top directory":D(_);function r(_,D=0){const U=_.filter(({directory:nt})=>nt!==O.cd.file),{failing:x}=l(
U),{length:N}=x;if(N===0)return null;const K=new Set(x.map(({directory:nt})=>(0,$._M)(nt))),G=D<2?"":` (${(0,p.iW)(K.size,D)})`;return U.length===1?`init fails${G}`:
`init fails in ${N===U.length?`all ${N}`:`${N} of ${U.length}`} root modules${G}`}function l(_){const{fails:D=[],warns:U=[],works:x=[]}=Object.groupBy(_,h);return{
failing:D,wrong:[...D,...U],good:x}}function c({rows:_}){const{fails:D=[],warns:U=[],works:x=[]}=Object.groupBy(_,I);return{wrong:[...D,...U],good:x}}function M(_){
const D=new Map;for(const N of l(_).wrong)for(const K of c(N).wrong){const G=S(K),X=D.get(G)??{row:K,roots:new Set};D.set(G,X),X.roots.add(N)}const{fails:U=[],warns:x=[]}=Object.
groupBy(D.values(),({row:N})=>I(N));return[...U,...x]}const S=({kind:_,source:D,constraints:U,locked:x,chosen:N,problems:K})=>JSON.stringify([_,D,U,x,N,K]),A=3;
function s(_,D){const U=new Map(_.map(N=>[N.row,[...N.roots]]));return{title:"root modules",cell:N=>{const K=U.get(N)??[],G=K.slice(0,A).map(D);return(0,d.K4)(G,
A,K.length-G.length)}}}const u=({address:_,host:D},{clients:U})=>U.every(x=>(0,w.Vm)(x)===D)&&_.startsWith(`${D}/`)?_.slice(D.length+1):_;function f(_){const D=[
...new Map(_.map(X=>[`${X.kind} ${X.source}`,X])).values()],U=["module","provider"].flatMap(X=>{const{length:nt}=D.filter(lt=>lt.kind===X);return nt===0?[]:[(0,d.
px)(nt,X)]});if(U.length===0)return"no registry modules and no providers";const x=_.some(({platforms:X})=>X.length>0)?" and package":"",N=D.filter(o).length,K=D.
filter(({chosen:X})=>Object.values(X).includes(null)).length,G=N+K===0?`every version${x} is available`:[...K>0?[`${K} without a version`]:[],...N>0?[`${N} not \
checked`]:[]].join(", ");return`${U.join(" and ")}, ${G}`}const m=60,P=6,L=60,g=12;function k({clients:_,rows:D},U){const x=D.every(({chosen:K})=>new Set(Object.
values(K)).size<=1),N=[{title:"constraint",cell:({constraints:K})=>(0,d.K4)([...new Set(K)].map(G=>U(G,L)),P)},...x?[{title:"version",cell:K=>C(K,null,U)}]:_.map(
K=>({title:E.bB[K],cell:G=>C(G,K,U)})),{title:"newest",cell:({newest:K})=>K===null?"":U(K,m)},{title:"platforms",cell:({platforms:K})=>z(K,U)}];return R(N,D)}const R=(_,D)=>_.
filter(({cell:U})=>D.some(x=>U(x)!=="")),T=_=>({title:"problem",cell:({problems:D})=>D.filter(({usualSeverity:U})=>U!=="notice").map(_).join(", ")});function C({
chosen:_,locked:D},U,x){const N=U===null?Object.values(_)[0]:_[U];return N===void 0?"":N!==null?`${x(N,m)}${N===D?" (locked)":""}`:D===null?"none":`none (locked\
: ${x(D,m)})`}function z(_,D){const U=_.map(({platform:x,available:N})=>`${N===null?"?":N?"\u2713":"\u2717"} ${D(x,m)}`);return(0,d.K4)(U,g)}}),733:(($t,F,t)=>{
t.d(F,{W:()=>p,n:()=>E});const $=/^[ -~]*$/;function E(y){if($.test(y))return y.length;let I=0;for(const h of y)I+=w(h);return I}function w(y){return $.test(y)?
1:O(y)?0:new RegExp("\\p{Regional_Indicator}","u").test(y)?1:d(y)?2:1}const O=y=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(y),d=y=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(y);function p(y,I,h){let[i,o]=["",0];for(const a of y){const n=w(a),e=o+n;if(o>=I&&e<=h&&(n>0||o>I)?i+=a:i+=" ".repeat(Math.max(0,Math.min(e,h)-Math.max(o,
I))),o=e,o>h)break}return i}}),7146:(($t,F,t)=>{t.d(F,{ky:()=>o,nI:()=>w,qt:()=>I,wW:()=>h});var $=t(733);const E={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function w(n,e,r){return r.colour?`\x1B[${E[e]}m${n}\x1B[0m`:n}const O=(n,e,{hyperlinks:r})=>e===void 0||!r?n:`\x1B]8;;${e}\x1B\\${n}\x1B]8;;\x1B\\`,d=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
p=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,y=5001;function I(n){const{FORCE_HYPERLINK:e,TERM:r="",TERM_PROGRAM:l="",VTE_VERSION:c}=n;
return e?e!=="0":n.CI||n.NO_COLOR||r==="dumb"?!1:Number(c)>=y||d.test(l)||p.test(r)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(M=>n[M])}function h(n,e){const r="\
 ".repeat(n.indent),l=n.label.padEnd((n.column??0)-1),c=" ".repeat(n.indent+(n.column??2)),[M="",...S]=a(e.withFlags?.(n.text)??n.text,{first:e.width-r.length-l.
length-1,others:e.width-c.length}),A=O(w(l,n.style,e),n.url,e),s=i(M,n.linked,e);return[`${r}${A} ${s}`.trimEnd(),...S.map(u=>`${c}${u}`)]}function i(n,e,r){return!e?.
url||!n.startsWith(e.text)?n:`${O(e.text,e.url,r)}${n.slice(e.text.length)}`}function o(n,{width:e,withFlags:r}){const[l="",...c]=a(r?.(n)??n,{first:e,others:e-
2});return[l,...c.map(M=>`  ${M}`)]}function a(n,e){const r=[];let l="",c=0;for(const M of n.split(" ")){const S=r.length===0?e.first:e.others,A=(0,$.n)(M);l!==
""&&c+1+A>S?(r.push(l),l=M,c=A):(c=l===""?A:c+1+A,l=l===""?M:`${l} ${M}`)}return[...r,l]}}),6536:(($t,F,t)=>{t.d(F,{S5:()=>wn,MV:()=>yn,K8:()=>vn});var $=t(2389),
E=t(2796),w=t(5102),O=t(4120),d=t(5955),p=t(8641),y=t(1831),I=t(4503),h=t(8884),i=t(733),o=t(7146);const a=160,n=12,e="    ",r=/##\w*\[/;function l({place:j,before:B,
literal:J,after:tt},it,ft){const ht=" ".repeat(`  ${j.line}`.length),Mt=Math.min(ft.width,a)-ht.length-3;if(Mt<n)return[];const Ot=c(B+J+tt),Nt=Ot(B+J+tt),Pt=(0,i.
n)(Nt)<=Mt?0:Ot(B).search(/[^ ]|$/),Ht=Nt.slice(Pt),Wt=(0,i.n)(Ot(B))-Pt,Vt=(0,i.n)(Ot(B+J))-Pt,{from:cn,to:Qt,text:bn}=M(Ht,Wt,Math.max(Vt,Wt+1),Mt),An=(0,o.nI)(
"|","dim",ft),Rn="^".repeat(Math.max(1,Math.min(Vt,Qt)-Math.max(Wt,cn))),In=" ".repeat(Math.max(Wt,cn)-cn);return[`${(0,o.nI)(`  ${j.line}`,"dim",ft)} ${An} ${bn}`.
trimEnd(),`${ht} ${An} ${In}${(0,o.nI)(Rn,it,ft)}`]}function c(j){const B=J=>(0,p.RK)(J.replaceAll("	",e),Number.POSITIVE_INFINITY);return r.test(B(j))?J=>B(J).
replaceAll(/(?<=#)#/g," #"):B}function M(j,B,J,tt){const it=(0,i.n)(j);if(it<=tt)return{from:0,to:tt,text:j};const ft=Math.max(0,tt-2-(J-B)),ht=J<tt?0:Math.max(
0,B-1-Math.ceil(ft*2/3)),Mt=it-ht<=tt,Ot=ht+tt,Nt=(0,i.W)(j,ht===0?0:ht+1,Mt?Ot:Ot-1),Pt=`${ht===0?"":"\u2026"}${Nt}${Mt?"":"\u2026"}`;return{from:ht,to:Mt?Ot:Ot-
1,text:Pt}}var S=t(1505),A=t(7574);const s=20,u=6,f=13,m={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yellow"},
skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},P={error:m.fails,warning:m.warns,notice:{sign:"\xB7",style:"blue"}},L={value:p.RK,prose:p.
RK,because:h.eo};function g(j,B){const J=(0,w.sG)(j),{sign:tt,style:it}=m[J],ft=[...(0,w.cG)(j)?T(j,B.context):[],...(0,S.o7)(j,L)],ht=`${w.nx[J]}${j.isNew?` (${O.
dy})`:""}: ${R(j)}`;return[...(0,o.wW)({indent:0,label:`${tt} ${k(j.visit.host)}`,style:it,text:ht},B),...ft.flatMap(Mt=>C(Mt,B))].map(p.BP).join(`
`)}const k=j=>{const B=(0,y.nx)(j);return B===j?(0,p.RK)(j):`${(0,p.RK)(B)} (${(0,p.RK)(j)})`};function R(j){const{discovery:B}=j.visit.attempt,J=(0,w.QK)(j);return J.
length>0?(0,O.K4)([...new Set(J.map(tt=>tt.problem.code))],u):B.kind==="skipped"?B.problem.code:(0,S.Yj)(j,L)}function T(j,B){const{hops:J,certificates:tt}=j.visit.
attempt;return[(0,S.se)(j,B,L),{label:"response",texts:J.map(z)},{label:"services",texts:_(j)},...(0,S.Zc)(j,L),{label:"certificate",texts:tt.map(it=>U(it,B))}]}
const C=({label:j,texts:B},J)=>B.flatMap((tt,it)=>{const ft=it===0?j:"";return(0,o.wW)({indent:2,label:ft,style:"dim",column:f,text:tt},J)});function z(j){const B=j.
status===null?"none":`${j.status} ${(0,p.RK)(j.reason,S.tN)}`,J=j.status===null?"after":"in",tt=[...j.mediaType===null?[]:[(0,p.RK)(j.mediaType,S.tN)],...j.address===
null?[]:[`at ${(0,p.RK)(j.address,S.tN)}`],...j.proxy===null?[]:[`through ${(0,p.RK)((0,p.cq)(j.proxy))}`],...j.authorization==="none"?[]:[`token ${(0,O.Rk)(j.authorization)}`]],
it=tt.length===0?"":` (${tt.join("; ")})`;return`${B.trim()} from ${(0,p.RK)((0,p.cq)(j.url))} ${J} ${(0,A.kJ)(j.ms)}${it}`}function _({services:j,servicesLeftOut:B}){
const J=j.slice(0,s),tt=j.length-J.length+B;return[...J.map(D),...tt>0?[`and ${tt} more`]:[]]}function D(j){const B=(0,p.RK)(j.id,S.tN);switch(j.kind){case"url":
return`${B} ${(0,p.RK)((0,p.cq)(j.url))}`;case"login":{const{authz:J,token:tt}=j.login,it=[J,tt].map(ft=>(0,p.RK)((0,p.cq)(ft??"none")));return`${B} authz ${it.
join(", token ")}`}case"problem":return`${B}: ${j.problem.code}`}}function U(j,B){const{host:J,subject:tt,issuer:it,expires:ft}=j,ht=(0,p.RK)((0,A.nO)(ft,B.startedAt));
return`${(0,p.RK)(J,S.tN)} valid until ${ht}; subject ${(0,p.RK)(tt,S.tN)}, issuer ${(0,p.RK)(it,S.tN)}`}const x=4,N={places:6,messages:5,frames:E.Wi},K={places:3,
messages:2,frames:1},G=1e3;function X(j,B,J){const{severity:tt,code:it,title:ft,message:ht}=j,Mt=(0,p.RK)(ht??ft,G),Ot=`${B.context.docsUrl}#${it}`,{style:Nt}=P[tt],
Pt=nt(j,J)??[...dt(j.hosts.length>1?"hosts":"host",lt(j),B),...Et(j,B,J),...ut(j,B)],Ht=ct(j.findings)?"":j.help??"";return[...(0,o.wW)({indent:0,label:`${tt}[${it}\
]:`,style:Nt,url:Ot,text:Mt},B),...Pt,...dt("help",(0,p.RK)(Ht,G),B),...dt("affects",(0,O.od)(j.affects,B.context.clients),B)].map(p.BP).join(`
`)}function nt(j,{codes:B}){const{hosts:J,message:tt,code:it,findings:ft}=j;if(J.length<2||tt===null)return null;const{lines:ht}=(0,h.yv)(ft),Mt=JSON.stringify(
[J.toSorted(),ht[0],ht.length]),Ot=B.get(Mt);return Ot===void 0&&B.set(Mt,it),Ot===void 0?null:[`  hosts: the same ${J.length} as for ${Ot}`]}function lt({hosts:j,
findings:B,message:J}){const[tt]=j;if(j.length===1&&tt!==void 0&&J?.includes((0,y.nx)(tt))&&B[0]?.isHostNew!==!0)return"";const ft=(0,O.Ku)(j,x).map(ht=>{const Mt=B.
filter(Pt=>Pt.host===ht),Ot=j.length>1?(0,h.eb)(Mt).length:0,Nt=[...Mt.some(({isHostNew:Pt})=>Pt)?[O.dy]:[],...Ot>1?[(0,O.px)(Ot,"repository")]:[]];return`${k(ht)}${Nt.
length===0?"":` (${Nt.join(", ")})`}`});return(0,O.K4)(ft,j.length,j.length-ft.length)}function Et(j,B,J){const{frames:tt}=St(j),it=At(j),ft=(0,E.cr)(j).length-
it.length;return[...it.flatMap(({message:ht,findings:Mt,first:Ot},Nt)=>{const Pt=q(Ot,j.message===null?ht:"",B);return Nt>=tt?Pt:[...Pt,...st(Ot,j,B,J),...dt("h\
elp",(0,p.RK)(at(j,Mt),G),B)]}),...ft>0?[`  and ${(0,O.px)(ft,"more message")} in the JSON report`]:[]]}const St=({hosts:j,findings:B})=>j.length>1||ct(B)?K:N,At=j=>(0,O.
Ku)((0,E.cr)(j),St(j).messages).map(([B,J])=>({message:B,findings:J,first:(0,h.tN)(J)}));function q(j,B,J){if(j===null&&B==="")return[];const tt=j===null?"-":"-\
->",it=j===null?"":(0,h.R3)(j),ft=[it,(0,p.RK)(B,G)].filter(Mt=>Mt!=="").join(": "),ht={text:it,url:j&&(0,I.uM)(j,{...J.context,links:null})};return(0,o.wW)({indent:2,
label:tt,style:"dim",text:ft,linked:ht},J)}function st(j,{severity:B},J,{lines:tt}){if(j===null)return[];const{file:it,line:ft,column:ht}=j,Mt=J.context.sources.
find(Ot=>Ot.place.file===it&&Ot.place.line===ft&&Ot.place.column===ht);return Mt===void 0||tt.has(Mt)?[]:(tt.add(Mt),l(Mt,P[B].style,J))}function at({help:j,findings:B},J){
return j!==null||ct(B)?"":J[0]?.problem.help??""}const ct=([j,B])=>j?.exclude!==void 0&&B!==void 0;function ut(j,B){const{findings:J}=j,{lines:tt,settings:it,leftOut:ft}=(0,h.
yv)(J),ht=(0,h.oN)(tt,At(j).map(({first:Ot})=>Ot)),Mt=St(j).places;return[...dt("hits",(0,h.mj)(J,B.context.repositories.length),B),...dt("also at",(0,h.Ky)(ht,
Mt,void 0,ft),B),...dt("required by",(0,h.Ky)(it,Mt),B)]}const dt=(j,B,J)=>B===""?[]:(0,o.wW)({indent:2,label:`${j}:`,style:"dim",text:B},J);var yt=t(4148),Dt=t(
1064);const It=20,Ut=3,Xt="  ",qt=j=>(0,yt.fi)(j,h.II);function en(j,B){const{wrong:J}=(0,yt.jB)(j);return J.length>yt.LC?[rn(j,J,B)]:J.map(tt=>{const it=(0,yt.
P)(tt),ft=[...it.wrong,...it.good],ht=Y((0,yt.ns)({...tt,rows:ft.slice(0,It)},p.RK),ft),Mt=qt(tt);return V({outcome:(0,yt.qj)(tt),name:Mt,root:tt,rows:ft,columns:ht},
B)})}function rn(j,B,J){const tt=(0,yt.cZ)(j),it=tt.map(({row:Pt})=>Pt),ft=Dt.Du.filter(Pt=>B.some(Ht=>Ht.clients.includes(Pt))),ht=(0,yt.ns)({clients:ft,rows:it.
slice(0,It)},p.RK),Mt=Y([(0,yt.ie)(tt,qt),...ht],it),Ot=(0,yt.qj)({rows:it}),Nt=(0,O.px)(B.length,"root module");return V({outcome:Ot,name:Nt,root:{clients:ft},
rows:it,columns:Mt},J)}const Y=(j,B)=>[...j,...(0,yt.ij)([(0,yt.eX)(({code:J})=>J)],B)];function V({outcome:j,name:B,root:J,rows:tt,columns:it},ft){const{sign:ht,
style:Mt}=m[j],Ot=tt.filter(Wt=>(0,yt.Mm)(Wt)===j),Nt=[...new Set(Ot.map(Wt=>(0,p.RK)((0,yt.mC)(Wt,J))))],Pt=`${yt.pJ[j]} for ${(0,O.K4)(Nt,Ut)}`,Ht=tt.length-It;
return[`${(0,o.nI)(ht,Mt,ft)} ${(0,o.nI)(B,"bold",ft)}: ${Pt}`,...wt(tt.slice(0,It).map(Wt=>({sign:m[(0,yt.Fg)([Wt])],cells:[(0,p.RK)((0,yt.mC)(Wt,J)),...it.map(
({cell:Vt})=>Vt(Wt))]})),["module or provider",...it.map(({title:Wt})=>Wt)],ft),...Ht>0?[`  and ${Ht} more in the JSON report`]:[]].map(p.BP).join(`
`)}function wt(j,B,J){const tt=B.map((ht,Mt)=>Math.max(...[ht,...j.map(({cells:Ot})=>Ot[Mt])].map(jt)));if(tt.reduce((ht,Mt)=>ht+Xt.length+Mt,Xt.length)>J.width)
return j.flatMap(({sign:{sign:ht,style:Mt},cells:[Ot="",...Nt]})=>{const Pt=Nt.flatMap((Wt,Vt)=>Wt===""?[]:[`${B[Vt+1]} ${Wt}`]),Ht=`${Ot}: ${Pt.join("; ")}`;return(0,o.
wW)({indent:2,label:ht,style:Mt,text:Ht},J)});const ft=ht=>ht.map((Mt,Ot)=>Mt+" ".repeat((tt[Ot]??0)-jt(Mt))).join(Xt).trimEnd();return[`    ${(0,o.nI)(ft(B),"d\
im",J)}`,...j.map(({sign:{sign:ht,style:Mt},cells:Ot})=>`  ${(0,o.nI)(ht,Mt,J)} ${ft(Ot)}`)]}const jt=(j="")=>Array.from(j).length;function zt(j,B){const J=j.flatMap(
Ot=>Ot.rows),{sign:tt,style:it}=m[(0,yt.Fg)(J)],[ft]=j,Mt=`${j.length===1&&ft!==void 0?qt(ft):(0,O.px)(j.length,"root module")}: ${(0,yt.nS)(J)}`;return(0,o.wW)(
{indent:0,label:tt,style:it,text:Mt},B).map(p.BP).join(`
`)}const Yt=3,Jt=4,Q=1e3;function ot({hosts:j,roots:B},J){const tt=Map.groupBy(j,w.sG),it=(tt.get("unchecked")??[]).filter(({findings:ht})=>ht.length===0),{good:ft}=(0,yt.
jB)(B);return[...pt("unchecked",it,J),...pt("skipped",tt.get("skipped")??[],J),...pt("works",tt.get("works")??[],J),...ft.length>0?[zt(ft,J)]:[]]}function pt(j,B,J){
const tt=Pt=>g(Pt,J);if(B.length<=Yt)return B.map(tt);const{sign:it,style:ft}=m[j],ht=(0,O.Ku)(B,Jt).map(({visit:Pt})=>k(Pt.host)),Mt=(0,O.K4)(ht,ht.length,B.length-
ht.length),Ot=`${(0,O.px)(B.length,"host")} ${w.nx[j]}: ${Mt}`;if(!J.isRunner)return[(0,o.wW)({indent:0,label:it,style:ft,text:Ot},J).map(p.BP).join(`
`)];const Nt=Pt=>`and ${Pt} more in the JSON report`;return[[(0,p.BP)(`${it} ${Ot}`),...(0,O.UV)(B,Q,tt,Nt)].join(`
`)]}function mt(j,B){const J=(0,h._X)(j),[tt]=J;if(tt===void 0)return[];const it=Ht=>`${(0,p.RK)(Ht.repository)} (${(0,h._5)(Ht)})`,ft=(0,O.Ku)(J,Jt).map(it),{sign:ht,
style:Mt}=m[tt.errors>0?"fails":"warns"],Ot=`${(0,O.px)(J.length,"repository")} with errors or warnings in ${J.length===1?"its":"their"} own files: ${(0,O.K4)(ft,
ft.length,J.length-ft.length)}`;if(!B.isRunner||ft.length===J.length)return[(0,o.wW)({indent:0,label:ht,style:Mt,text:Ot},B).map(p.BP).join(`
`)];const Nt=Ht=>`and ${Ht} more in the JSON report`,Pt=(0,O.UV)(J,Q,it,Nt);return[[`${ht} ${Ot}`,...Pt].map(p.BP).join(`
`)]}function Tt(j,B){const J=(0,w.hm)(j.findings),tt=j.hosts.length>Yt||j.findings.length>0,it=B.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",ft=`problem codes are explained at ${B.context.docsUrl}`;return tt?[(J===null||J==="noti\
ce"?[it]:[ft,it]).flatMap(Mt=>(0,o.ky)(Mt,B)).join(`
`)]:[]}var kt=t(7361),Rt=t(4218);const Ct=3,Kt=20,Lt=40,bt=12,Bt=10,Ft=140,tn=30,sn="  ",an=2,ln="  ",un="\xA0";function mn(j,B){const J=(0,Rt.U4)(j,B.context),
tt=J.length<=Ct?J:J.filter(({host:Ot})=>(0,w.cG)(Ot));if(tt.length===0)return"";const it=tt.slice(0,Kt),ft=tt.length-it.length,ht=Pn(it,B),Mt=[`last ${(0,O.px)(
ht.marks,"run")}`,...ht.columns.map(kn)];return[...(0,o.ky)(`history: ${Mt.filter(Ot=>Ot!=="").join(", ")}`,B),...it.map((Ot,Nt)=>xn(Ot,Nt,ht,B)),...ft>0?[`  an\
d ${(0,O.px)(ft,"more host")} in the history file`]:[],...pn(it,B)].map(p.BP).join(`
`)}function pn(j,B){const J=(0,Rt.MC)(j).map(([it,ft])=>`${it} ${ft}`.replaceAll(" ",un));return(0,o.ky)(J.join(", "),{...B,width:B.width-sn.length}).map(it=>`${sn}${(0,o.
nI)(it.trim().replaceAll(un," "),"dim",B)}`)}function Pn(j,B){const J=Math.max(...j.map(({host:Wt})=>(0,i.n)(k(Wt.visit.host)))),tt=Math.min(Lt,J),it=Math.max(...j.
map(({history:Wt})=>Wt.recent.length)),ft=Mn(j),ht=Math.min(B.width,Ft)-sn.length-an-ln.length,Mt=Wt=>ft.slice(0,Wt).reduce((Vt,cn)=>Vt-ln.length-fn(cn),ht),Nt=ft.
map((Wt,Vt)=>ft.length-Vt).find(Wt=>tt+it<=Mt(Wt))??1,Pt=Mt(Nt),Ht=Math.min(it,Math.max(Bt,Pt-tt));return{columns:ft.slice(0,Nt),marks:Ht,name:Math.min(tt,Math.
max(bt,Pt-Ht))}}function Mn(j){const B=tt=>j.map(({history:{latency:it}})=>it===null?"-":(0,A.kJ)(it[tt]));return[{title:"uptime in 30 days",cells:j.map(On)},{title:"\
median latency",cells:B("medianMs")},{title:"95th percentile",cells:B("p95Ms")},{title:"",cells:j.map(({history:tt})=>(0,Rt.kW)(tt)??"")}].filter(({cells:tt})=>tt.
some(it=>it!==""))}function On(j){const B=(0,Rt.bW)(j,tn);return(B&&(0,kt.mc)(B))??"-"}const kn=({title:j})=>j,fn=({cells:j})=>Math.max(...j.map(B=>B.length));function xn({
host:j,history:B},J,{columns:tt,name:it,marks:ft},ht){const{sign:Mt,style:Ot}=m[(0,w.sG)(j)],Nt=(0,Rt.qX)(B.recent.slice(-ft)),Pt=tt.map(Vt=>{const cn=Vt.cells[J]??
"";return Vt.title===""?cn:cn.padStart(fn(Vt))}),Ht=Nt.replace(/\u2573+/g,Vt=>(0,o.nI)(Vt,"red",ht));return[`${sn}${(0,o.nI)(Mt,Ot,ht)} ${Dn(k(j.visit.host),it)}`,
`${" ".repeat(ft-Nt.length)}${Ht}`,...Pt].join(ln).trimEnd()}function Dn(j,B){const J=(0,i.n)(j);return J<=B?`${j}${" ".repeat(B-J)}`:`${(0,i.W)(j,0,B-1)}\u2026`}
const En=5,Gt=30,jn=3,gn=20,$n=16e6;function*wn(j,B){yield`${yn(j,B)}
`;let J=!0;for(const{text:tt}of vn(j,B)){const it=tt.includes(`
`);yield`${J||it?`
`:""}${tt}
`,J=it}}function yn(j,B){const{sign:J,style:tt}=m[j.passed?"works":"fails"],it=B.isQuiet?[]:(0,w.h$)(j,B.context).slice(0,En);return[`${(0,o.nI)(J,tt,B)} ${(0,o.
nI)((0,w.$N)(j,B.context),"bold",B)}`,...it.flatMap(ft=>Sn(ft,B))].join(`
`)}function*vn(j,B,J=$n){const{isQuiet:tt=!1,isRunner:it=!1,context:ft}=B,ht=({severity:Qt})=>!tt||Qt==="error"||(0,$.k2)(Qt,ft.failOn),Mt=(0,E.cZ)(j.findings.filter(
ht)),Ot={lines:new Set,codes:new Map};for(const Qt of Mt.slice(0,Gt))yield dn(X(Qt,B,Ot));const Nt=Mt.slice(Gt).flatMap(({findings:Qt})=>Qt);if(Nt.length>0&&(yield dn(
`and ${(0,O.px)(Nt.length,"more finding")} in the JSON report`)),tt)return;const Pt=Qt=>({kind:it?"group":"plain",text:Qt});yield*mt(j.files,B).map(Pt);const Ht=mn(
j,B);Ht!==""&&(yield Pt(Ht)),yield*en(j.roots,B).map(Pt);const Wt=(0,w.md)(j.hosts).filter(Qt=>(0,w.cG)(Qt)&&!(0,w.JR)(Qt)),Vt=it||Wt.length<=jn?Wt:[];yield*Tn(
Vt,B,J).map(Pt),yield*ot(j,B).map(Pt);const cn=(0,w.h$)(j,ft).slice(En);cn.length>0&&(yield dn(cn.flatMap(Qt=>Sn(Qt,B)).join(`
`))),yield*Tt(j,B).map(dn)}const Sn=(j,B)=>(0,o.ky)((0,p.RK)(j),B).map(p.BP);function*Tn(j,B,J){const tt=new d.Wv(J),it=Ht=>g(Ht,B),ft=yield*(0,d._Q)(j.slice(0,
gn),tt,it),ht=[],Mt=(0,d._Q)(j.slice(gn),tt,it);let Ot=Mt.next();for(;!Ot.done;Ot=Mt.next())ht.push(Ot.value);const Nt=(0,O.px)(ht.length,"more host");ht.length>
0&&(yield[`details of ${Nt}`,...ht].join(`
`));const Pt=ft+Ot.value;Pt>0&&(yield`the details of ${(0,O.px)(Pt,"more host")} are in the JSON report`)}const dn=j=>({kind:"plain",text:j})}),5257:(($t,F,t)=>{
t.d(F,{JT:()=>p,KS:()=>y,MO:()=>i,MP:()=>d,Nf:()=>h,W$:()=>O,cd:()=>w,yp:()=>I});var $=t(5143);const E="hostnames input",w={file:E,line:1,column:1,endColumn:1},
O=o=>o.file===E?E:o,d=({host:o,namespace:a,name:n,system:e})=>`${o}/${a}/${n}/${e}`,p=({host:o,namespace:a,type:n})=>`${o}/${a}/${n}`;function y(o,a){const n=o.
versions??h(o)?.values?.[a]??null;return n===null?null:{text:n,place:I(o)}}function I(o){const{versionsAt:a,place:n}=o,e=typeof a=="number"?a:a?.at;return e===void 0?
n:{file:n.file,...(0,$._h)(e)}}const h=({versionsAt:o})=>typeof o=="number"?null:o,i=(o,a)=>`${o} ${a}`}),2909:(($t,F,t)=>{t.a($t,async($,E)=>{try{let D=function(G){
return async(X,nt)=>{try{await nt()}catch(lt){G([`${X}: ${(0,p.A3)(lt)}`])}}},K=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(F);var w=t(2929),
O=t(9018),d=t(7251),p=t(6309),y=t(40),I=t(3565),h=t(8782),i=t(4475),o=t(4690),a=t(9077),n=t(3795),e=t(3386),r=t(2057),l=t(1964),c=t(3329),M=t(2827),S=t(5505),A=t(
8641),s=t(9703),u=t(6536),f=t(8463),m=t(3152),P=t(4106),L=t(6875);const g=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,r.B_)(process.stdout,G=>process.
stderr.write(`the log was not written: ${G}
`)),(0,r.B_)(process.stderr,()=>{});const k=I.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const R=new L.V,T=(0,o.i)(process);await(0,a.
q)(process,await C(I.Ko(P.y.map(({name:G})=>G))));async function C(G){const X=(0,O.c)(G,process.env,(0,d.K)(I.QU)),nt=Et=>{const St=(0,O.r)(At=>(0,s.p)(Et,At),X);
return I.fJ("Could not run",St),3},lt=(0,a.w)(process,R,{isFinal:!1,crash:nt,now:T});try{const Et=await z(G,X),St=lt.aborted?3:Et.verdict.passed?0:1;return await U(
Et,X,lt),St}catch(Et){return Et instanceof m.GN?(I.fJ("Wrong settings",X.redact(Et.mistakes.join(`
`))),2):nt(Et)}}async function z(G,X){const nt=(0,n.fN)(lt=>I.N4(X.redact([lt])),n.Si);try{return await(0,w.z6)(G,{environment:process.env,directory:K(),isFork:(0,h.
$c)(process.env.GITHUB_EVENT_NAME,k),stop:R,startTimer:L.I,now:T,progress:nt.show,changes:lt=>N(lt,X),secrets:X,kill:process.kill})}finally{nt.end()}}async function _(G){
const{verdict:X,changes:nt,context:lt}=G,Et=(0,h.ng)(process.env,k),St=Et===null?[]:(0,y.ws)((0,y.R8)(X),K(),Et);if(Et===null||nt?.kind!=="files")return{...G,located:St,
context:{...lt,links:(0,y.hP)(St)}};const{withDiffLinks:At}=await t.e(9052).then(t.bind(t,9052)),q=At(St,nt.files,K(),Et);return{...G,located:St,context:{...lt,
links:q}}}async function U(G,{redact:X},nt){const{checked:lt,warnings:Et}=await(0,i.Y)(G,{directory:K(),environment:process.env,random:Math.random}),{settings:St,
verdict:At}=lt,{GITHUB_OUTPUT:q,GITHUB_STEP_SUMMARY:st,RUNNER_TEMP:at}=process.env,ct=Ut=>I.R8(X(Ut).map(Xt=>(0,A.LS)(Xt))),ut=D(ct);ct(Et);let dt={...lt,located:[]};
await ut("places are not links",async()=>{dt=await _(lt)});const{context:yt}=dt,Dt={colour:!1,width:g,isRunner:!0,context:yt};await ut("the log was not written",
()=>I.ur((0,u.MV)(At,Dt),(0,u.K8)(At,Dt)));const It=St.shard!==null;await ut("the annotations were not written",()=>{It||I.fz((0,l.H)(At,yt))}),await ut("the ou\
tputs were not written",async()=>ct(await I.Kn(q,(0,M.Y)(At)))),await ut("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{It||await I.Sy(st,(0,S.
Gc)(At,yt))}),await ut("the JSON report was not written to RUNNER_TEMP",async()=>{const Ut=I.u5(at,(0,c.h)(At,yt));ct(await I.Kn(q,{report:Ut}))}),await ut("the\
 report files were not written",async()=>ct(await(0,f.t)(St.report,{verdict:At,context:yt},K()))),!nt.aborted&&await ut("the comment and the issue were not writ\
ten",async()=>{const{notes:Ut,warnings:Xt}=await x(dt,nt);I.N4(X(Ut)),ct(Xt)})}async function x(G,X){const{comment:nt,issue:lt}=G.settings;return nt==="never"&&
lt==="never"?{notes:[],warnings:[]}:await(await t.e(5137).then(t.bind(t,5137))).publish(G,(0,h.ng)(process.env,k),K(),X)}async function N({githubToken:G},{redact:X}){
const nt=(0,h.ng)(process.env,k),Et=await(await t.e(5181).then(t.bind(t,5181))).readChanges(nt,G,R.signal);return Et.kind==="all"&&nt?.pull&&I.R8(X([`changed-on\
ly has no effect: ${Et.why}`])),Et}E()}catch(g){E(g)}},1)}),5657:(($t,F,t)=>{t.d(F,{G:()=>a});var $=t(6760),E=t(5747);const w=21,O=/^(?!\.{1,2}$)[\w.-]+$/;function d(A){
let s=!1;for(const u of A.split(`
`)){const f=u.trim();f.startsWith("[")&&(s=f==='[remote "origin"]');const m=f.indexOf("=");if(!(!s||m<0||f.slice(0,m).trim().toLowerCase()!=="url"))return p(f.slice(
m+1).trim())}return null}function p(A){const s=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(A),[u,f]=s===null?y(A):[s[1],s[2]],m=(f??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),P=m.length>1&&m.length<=w;return!u||!P||!m.every(L=>O.test(L))?null:{host:u.toLowerCase(),owner:m.slice(0,-1).join("/"),name:m.at(-1)??""}}function y(A){
const s=URL.parse(A);return s===null||!/^(https?|ssh):$/.test(s.protocol)?[]:[s.protocol==="ssh:"?s.hostname:s.host,s.pathname.slice(1)]}var I=t(4614);const h=5,
i=/^[0-9a-f]{40}$/,o=/^refs\/(?!.*\.\.)[^\0]+$/;function a(A){const s=(0,$.join)(A,".git"),u=n(s,A)??s,f=S((0,$.join)(u,"commondir")),m=f===null?u:c(f,u),P=()=>M(
(0,$.join)(m,"packed-refs"))??"",L=e(S((0,$.join)(u,"HEAD")),[u,m],P);return L===null?null:{commit:L,isFetched:l(L,M((0,$.join)(u,"FETCH_HEAD"))??"",P),remote:d(
M((0,$.join)(m,"config"))??""),tracked:g=>(0,I.O)((0,$.join)(u,"index"),g)}}function n(A,s){const[,u]=/^gitdir: (.+)$/.exec(S(A)??"")??[];return u===void 0?null:
c(u,s)}function e(A,s,u){let f=A;for(let m=0;f!==null&&m<=h;m+=1){if(i.test(f))return f;const[,P]=/^ref: (.+)$/.exec(f)??[];if(P===void 0||!o.test(P))return null;
f=r(P,s,u)}return null}function r(A,s,u){for(const m of s){const P=S((0,$.join)(m,A));if(P!==null)return P}return u().split(`
`).find(m=>m.endsWith(` ${A}`))?.slice(0,40)??null}function l(A,s,u){const f=(m,P)=>m.split(`
`).some(L=>L.startsWith(`${A}${P}`));return f(s,"	")||f(u()," refs/remotes/")}const c=(A,s)=>(0,$.isAbsolute)(A)?A:(0,$.join)(s,A);function M(A){const s=(0,E.yR)(
A);return s.ok?s.text:null}const S=A=>M(A)?.replace(/\r?\n$/,"")??null}),4614:(($t,F,t)=>{t.d(F,{O:()=>n,R:()=>l});var $=t(3024),E=t(5747);const w=128*1024*1024,
O=12,d=62,p=16384,y=12288,I=4,h=61440,i=4096,o=32768,a=Buffer.alloc(0);function n(c,M){const S=(0,E.io)(c,w);return S===null?new Map:e(S,M)}function e(c,M){const S=new Map;
if(c.length<O)return S;const A=c.readUInt32BE(4);if(c.toString("latin1",0,4)!=="DIRC"||A<2||A>4)return S;const s=c.readUInt32BE(8);let u=a,f=O;for(let m=0;m<s;m+=
1){if(f+d>c.length)return S;const P=c.readUInt16BE(f+60),L=f+d+(P&p?2:0),g=A===I,{kept:k,from:R}=g?r(c,L,u):{kept:a,from:L},T=c.indexOf(0,R);if(T<0)return S;const C=c.
subarray(R,T),z=g?Buffer.concat([k,C]):C;if(z.length>i)return S;const _=(c.readUInt32BE(f+24)&h)===o,D=z.toString("utf8");_&&(P&y)===0&&M.has(D)&&S.set(D,{modified:c.
readUInt32BE(f+8),size:c.readUInt32BE(f+36)}),f=g?T+1:f+(T-f+8&-8),u=z}return S}function r(c,M,S){let A=M,s=c[A++]??0,u=s&127;for(;s&128;)s=c[A++]??0,u=(u+1)*128+
(s&127);return{kept:S.subarray(0,Math.max(0,S.length-u)),from:A}}function l(c,{modified:M,size:S}){try{const A=(0,$.lstatSync)(c),s=Math.floor(A.mtimeMs/1e3);return A.
isFile()&&A.size%2**32===S&&s%2**32===M}catch(A){return(0,E.Oj)(A),!1}}}),40:(($t,F,t)=>{t.d(F,{R8:()=>y,hP:()=>n,ws:()=>h});var $=t(6760),E=t(5657),w=t(4614),O=t(
4503),d=t(8884);const p=5e3;function y(e){const r=new Set;for(const l of I(e))if(typeof l!="string"&&(0,d.CN)(l.file)&&r.add(l.file),r.size===p)break;return r}function*I({
findings:e,hosts:r,roots:l}){for(const{places:c}of e)yield*c;for(const{requirements:c}of r)for(const{because:M}of c)yield*M;for(const{rows:c}of l)for(const{places:M}of c)
yield*M}function h(e,r,l){if(!i(l.serverUrl))return[];const c=a(r);return[...Map.groupBy(e,S=>c(S.split("/").slice(0,-1).join("/")))].flatMap(([S,A])=>S===null?
[]:o(S,A,r,l))}const i=e=>/^https?:\/\/[\w.:/-]+$/.test(e);function o({prefix:e,checkout:r},l,c,M){const{commit:S,isFetched:A,remote:s}=r,u=URL.parse(M.serverUrl);
if(s===null||u===null)return[];if(s.host!==u.host&&s.host!==u.hostname)return[];if(!A&&![M.commit,M.defaultCommit].includes(S))return[];const f=`${s.owner}/${s.
name}`,m=`${M.serverUrl}/${f}/blob/${S}`,P=k=>k?.toLowerCase()===f.toLowerCase(),L=P(`${M.owner}/${M.repository}`)||P(M.pull?.from),g=new Map(l.map(k=>[k.slice(
e.length),k]));return Array.from(r.tracked(new Set(g.keys())),([k,R])=>{const[T,C]=[g.get(k),(0,O.oW)(k)];return T===void 0||C===null||!(0,w.R)((0,$.join)(c,T),
R)?[]:{file:T,path:k,url:`${m}/${C}`,isOfRun:L}}).flat()}function a(e){const r=new Map,l=c=>{const M=r.get(c);if(M!==void 0)return M;const S=(0,E.G)((0,$.join)(
e,c)),A=c.split("/").slice(0,-1).join("/"),s=S!==null?{prefix:c===""?"":`${c}/`,checkout:S}:c===""?null:l(A);return r.set(c,s),s};return l}const n=e=>new Map(e.
map(({file:r,url:l})=>[r,{url:l}]))}),3565:(($t,F,t)=>{t.d(F,{fz:()=>ut,fJ:()=>rn,QU:()=>st,N4:()=>qt,j_:()=>Xt,Ko:()=>q,R8:()=>en,ur:()=>at,Kn:()=>yt,u5:()=>Ut,
Sy:()=>dt});var $=t(3024),E=t(6760),w=t(857);function O(Y){return Y==null?"":typeof Y=="string"||Y instanceof String?Y:JSON.stringify(Y)}function d(Y){return Object.
keys(Y).length?{title:Y.title,file:Y.file,line:Y.startLine,endLine:Y.endLine,col:Y.startColumn,endColumn:Y.endColumn}:{}}function p(Y,V,wt){const jt=new h(Y,V,wt);
process.stdout.write(jt.toString()+w.EOL)}function y(Y,V=""){p(Y,{},V)}const I="::";class h{constructor(V,wt,jt){V||(V="missing.command"),this.command=V,this.properties=
wt,this.message=jt}toString(){let V=I+this.command;if(this.properties&&Object.keys(this.properties).length>0){V+=" ";let wt=!0;for(const jt in this.properties)if(this.
properties.hasOwnProperty(jt)){const zt=this.properties[jt];zt&&(wt?wt=!1:V+=",",V+=`${jt}=${o(zt)}`)}}return V+=`${I}${i(this.message)}`,V}}function i(Y){return O(
Y).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function o(Y){return O(Y).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}function a(){throw new Error("this function of @actions/core is not bundled")}function n(){throw new Error("this function of @ac\
tions/core is not bundled")}var e=t(6928);function r(Y){return Y.replace(/[\\]/g,"/")}function l(Y){return Y.replace(/[/]/g,"\\")}function c(Y){return Y.replace(
/[/\\]/g,path.sep)}var M=function(Y,V,wt,jt){function zt(Yt){return Yt instanceof wt?Yt:new wt(function(Jt){Jt(Yt)})}return new(wt||(wt=Promise))(function(Yt,Jt){
function Q(mt){try{pt(jt.next(mt))}catch(Tt){Jt(Tt)}}function ot(mt){try{pt(jt.throw(mt))}catch(Tt){Jt(Tt)}}function pt(mt){mt.done?Yt(mt.value):zt(mt.value).then(
Q,ot)}pt((jt=jt.apply(Y,V||[])).next())})},S;(function(Y){Y[Y.Success=0]="Success",Y[Y.Failure=1]="Failure"})(S||(S={}));function A(Y,V){const wt=toCommandValue(
V);if(process.env[Y]=wt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(Y,V));issueCommand("set-env",{name:Y},wt)}function s(Y){
p("add-mask",{},Y)}function u(Y){process.env.GITHUB_PATH||""?issueFileCommand("PATH",Y):issueCommand("add-path",{},Y),process.env.PATH=`${Y}${path.delimiter}${process.
env.PATH}`}function f(Y,V){const wt=process.env[`INPUT_${Y.replace(/ /g,"_").toUpperCase()}`]||"";if(V&&V.required&&!wt)throw new Error(`Input required and not \
supplied: ${Y}`);return V&&V.trimWhitespace===!1?wt:wt.trim()}function m(Y,V){const wt=f(Y,V).split(`
`).filter(jt=>jt!=="");return V&&V.trimWhitespace===!1?wt:wt.map(jt=>jt.trim())}function P(Y,V){const wt=["true","True","TRUE"],jt=["false","False","FALSE"],zt=f(
Y,V);if(wt.includes(zt))return!0;if(jt.includes(zt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${Y}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function L(Y,V){if(process.env.GITHUB_OUTPUT||"")return a("OUTPUT",n(Y,V));process.
stdout.write(w.EOL),p("set-output",{name:Y},O(V))}function g(Y){issue("echo",Y?"on":"off")}function k(Y){process.exitCode=S.Failure,C(Y)}function R(){return process.
env.RUNNER_DEBUG==="1"}function T(Y){issueCommand("debug",{},Y)}function C(Y,V={}){p("error",d(V),Y instanceof Error?Y.toString():Y)}function z(Y,V={}){p("warni\
ng",d(V),Y instanceof Error?Y.toString():Y)}function _(Y,V={}){p("notice",d(V),Y instanceof Error?Y.toString():Y)}function D(Y){process.stdout.write(Y+w.EOL)}function U(Y){
y("group",Y)}function x(){y("endgroup")}function N(Y,V){return M(this,void 0,void 0,function*(){U(Y);let wt;try{wt=yield V()}finally{x()}return wt})}function K(Y,V){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(Y,V));issueCommand("save-state",{name:Y},toCommandValue(V))}function G(Y){
return process.env[`STATE_${Y}`]||""}function X(Y){return M(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(Y)})}var nt=t(6309),lt=t(5747),Et=t(
566),St=t(4e3),At=t(5955);const q=Y=>Object.fromEntries(Y.map(V=>[V,f(V)]));function st(Y){for(const V of Y)s(V)}function at(Y,V){D(Y);let wt=!0;for(const{kind:jt,
text:zt}of V){const[Yt="",...Jt]=zt.split(`
`),Q=jt==="plain"&&Jt.length>0;(wt||Q)&&D(""),wt=Q,Q||Jt.length===0?D(zt):(U(Yt),D(Jt.join(`
`)),x())}}const ct={error:C,warning:z,notice:_};function ut(Y){for(const{level:V,message:wt,line:jt,column:zt,...Yt}of Y)ct[V](wt,{...Yt,...jt===void 0?{}:{startLine:jt},
...zt===void 0?{}:{startColumn:zt}})}const dt=(Y,V)=>It("GITHUB_STEP_SUMMARY",Y,wt=>(0,$.appendFileSync)(wt,V));async function yt(Y,V){const wt=new Map;for(const[
Yt,Jt]of Object.entries(V))try{Y?await It("GITHUB_OUTPUT",Y,Q=>(0,$.appendFileSync)(Q,Dt(Yt,Jt))):L(Yt,Jt)}catch(Q){wt.set(Yt,(0,nt.A3)(Q))}const[jt]=wt.values();
return jt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...wt.keys()].join(", ")}: ${jt}`]}function Dt(Y,V){const wt=typeof V=="stri\
ng"?V:JSON.stringify(V);if(/[\r\n]/.test(wt))throw new nt.Lw("the value has a line break");return`${Y}=${wt}
`}async function It(Y,V,wt){if(!V)throw new nt.Lw(`${Y} is not set; run this as an action on a runner`);const jt=(0,$.openSync)(V,"r+");try{const{size:zt}=(0,$.
fstatSync)(jt);try{wt(V)}catch(Yt){throw(0,$.fstatSync)(jt).size>zt&&(0,$.ftruncateSync)(jt,zt),Yt}}finally{(0,$.closeSync)(jt)}}function Ut(Y,V){if(!Y)throw new nt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const wt=(0,E.join)("tf-disco","report.json");return(0,Et.f)(Y,wt,(0,At.mk)(V)),(0,E.join)(Y,wt)}
function Xt(Y){if(Y===void 0||Y==="")return null;const V=(0,lt.yR)(Y);try{if(V.ok)return JSON.parse(V.text)}catch{}const wt=V.ok?"is not JSON":(0,St.mP)(V.failure);
return z(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${wt}; check that no earlier step changes it`),null}function qt(Y){for(const V of Y)D(
V)}function en(Y){for(const V of Y)z(V)}const rn=(Y,V)=>C(V,{title:Y})}),8782:(($t,F,t)=>{t.d(F,{$c:()=>y,Ob:()=>d,at:()=>i,ng:()=>w});var $=t(8641);const E=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function w(a,n){const e=M=>a[M]?.trim()??"",[,r,l]=E.exec(e("GITHUB_REPOSITORY"))??[];if(r===void 0||l===void 0)return null;const c=O(e("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:r,repository:l,apiUrl:O(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:c,event:e("GITHUB_EVENT_NAME"),workflow:p(e("G\
ITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GITHUB_RUN_ID"))?.[0]??0),url:`${c}/${r}/${l}/\
actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:o(n,"pull_request","head","sha")??e("GITHUB_SHA"),pull:I(e("GITHUB_EVENT_NAME"),n),isDefaultBranch:h(
e("GITHUB_REF"),n)}}const O=a=>a.replace(/(?<!\/)\/+$/,"");function d({apiUrl:a}){const n=URL.parse(a);return n!==null&&/^https?:$/.test(n.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,$.RK)(a)}`}const p=a=>/^[^/]+\/[^/]+\/(.+?)@/.exec(a)?.[1];function y(a,n){if(a==="pull_request_target")return!1;const e=i(n,
"pull_request","head"),[r,l]=[i(e,"repo","full_name"),i(n,"pull_request","base","repo","full_name")];return e!==void 0&&r!==l}function I(a,n){const e=i(n,"pull_\
request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:y(a,n),from:o(n,"pull_request","head","repo","full_name")??null}:null}
function h(a,n){const e=o(n,"repository","default_branch");return e===void 0?null:a===`refs/heads/${e}`}function i(a,...n){return n.reduce((e,r)=>typeof e=="obj\
ect"&&e!==null?Reflect.get(e,r):void 0,a)}function o(a,...n){const e=i(a,...n);return typeof e=="string"?e:void 0}}),1964:(($t,F,t)=>{t.d(F,{H:()=>_});var $=t(4e3),
E=t(5799),w=t(2796),O=t(5102),d=t(4120),p=t(8884),y=t(8641),I=t(1831);const h=700,i=8,o=5,a={text:250,places:1},n={text:h,places:i},e=2,r=3600,l=120,c=4096,M=q=>q!==
""&&(0,p.CN)(q)&&(0,y.BP)((0,y.RK)(q,c))===q;function S(q){const st=u(q),at=[...new Set(q.map(({problem:dt})=>dt.title))],ct=st.length>0?(0,d.K4)(st,e):f(q);if(at.
length===1)return s(ct,at[0]??"");const ut=`${q.length} problems`;return s(ct===null?ut:`${ut} with ${ct}`,at.join(", "))}function A({title:q,hosts:st,findings:at}){
if(at.length===1)return S(at);const ct=st.length>0?0:(0,p.Dc)(at),ut=Math.max(st.length,ct),dt=ut===1?u(at)[0]??(0,p.II)((0,p.tN)(at)?.file??""):(0,d.px)(ut,st.
length>0?"host":"file"),yt=at.length>ut?` (${at.length} times)`:"";return s(ut===0?null:dt,`${q}${yt}`)}const s=(q,st)=>q===null?st:`${q}: ${st}`,u=q=>[...new Set(
q.flatMap(({host:st})=>st===null?[]:(0,y.RK)((0,I.nx)(st))))];function f(q){const st=(0,p.tN)(q);return st===null||M(st.file)?null:(0,p.II)(st.file)}function m(q,st){
const at=new Set(q.map(({severity:dt})=>dt)).size>1,ct=q.slice(0,o).map(dt=>L(dt,at,q.length>2?a:n,st)).map(dt=>dt.join(`
`)),ut=q.length-ct.length;return[...ct,...ut>0?[P(ut)]:[]].join(`

`).split(`
`)}const P=q=>`and ${q} more, see the job summary`;function L(q,st,at,ct){const{problem:ut,severity:dt}=q,yt=(0,p.Xd)(q),Dt=(0,p.xi)(q,ct,at.text,at.places);return[
`${st?`${dt}: `:""}${(0,y.RK)(ut.message,at.text)} [${ut.code}]`,...Dt.map(([It,Ut])=>`${It}: ${Ut}`),...yt===null||M(yt.file)?[]:[`at: ${(0,p.R3)(yt)}`],...q.isHostNew?
[`the host is ${d.dy}`]:[],`${ct.docsUrl}#${ut.code}`]}function g(q,st){const{message:at,help:ct,findings:ut,code:dt,title:yt,affects:Dt}=q;if(ut.length===1)return m(
ut,st);const It=(0,d.od)(Dt,st.clients),Ut=(0,p.mj)(ut,st.repositories.length),Xt=[`${(0,y.RK)(at??yt,h)} [${dt}]`,...ct===null?[]:[`help: ${(0,y.RK)(ct,h)}`],...It===
""?[]:[`affects: ${It}`],...Ut===""?[]:[`hits: ${Ut}`]],qt=`${st.docsUrl}#${dt}`,en=r-[...Xt,qt].join(`
`).length;return[...Xt,...R(q,en),qt]}function k(q,st,{docsUrl:at}){const ct=q.slice(0,o).flatMap(({problem:{message:ut,help:dt}})=>[`${(0,y.RK)(ut,a.text)} [${st.
code}]`,...st.help===null&&dt?[`help: ${(0,y.RK)(dt,a.text)}`]:[]]);return[...new Set(ct),`see also "${A(st)}"`,`${at}#${st.code}`]}function R({findings:q,message:st},at){
const ct=[];let ut=at;for(const yt of q){const Dt=T(yt,st===null);if(Dt.length>=ut)break;ut-=Dt.length+1,ct.push(Dt)}const dt=q.length-ct.length;return dt>0?[...ct,
P(dt)]:ct}function T(q,st){const{host:at,places:ct,placesLeftOut:ut,problem:dt,isHostNew:yt}=q,Dt=(0,p.Ky)(ct,1,void 0,ut),It=at===null?"":`${(0,y.RK)((0,I.nx)(
at))}${yt?` (${d.dy})`:""}`,[Ut,Xt]=at===null?[Dt,""]:[It,Dt],en=[st?(0,y.RK)(dt.message,l):"",st&&Xt!==""?`(${Xt})`:Xt].filter(rn=>rn!=="");return en.length===
0?`- ${Ut}`:`- ${Ut}: ${en.join(" ")}`}const C=10,z=200;function _(q,st){const at=D(q),ct=(0,O.hm)(q.findings);let ut=q.findings;for(const dt of E.oC){const{annotations:yt,
used:Dt}=U(dt,ut,st,dt===ct);at.push(...yt),ut=ut.filter(It=>!Dt.has(It))}return at}function D({passed:q,stopped:st,findings:at}){const ct=at.filter(({severity:dt})=>dt===
"warning").length;if(q||at.some(({severity:dt})=>dt==="error"))return[];if(st!==null)return[At("error","The check is not complete",[(0,$.Cw)(st)])];const ut=`${(0,d.
px)(ct,"warning")}, and fail-on is warning`;return[At("error","Warnings fail this check",[ut])]}function U(q,st,at,ct){const ut=st.filter(({severity:It})=>It===
q),dt=new Set(ut.map(x));if(dt.size>C){const It=K(ut),Ut=ct&&q!=="notice"?G(q,It,at):[];return{annotations:[...N(q,It,at),...Ut].slice(0,C),used:new Set(ut)}}const yt=st.
filter(It=>dt.has(x(It)));return{annotations:[...Map.groupBy(yt,x).values()].map(It=>At(q,S(It),m(It,at),(0,p.tN)(It))),used:new Set(yt)}}function x(q){const st=(0,p.
Xd)(q);return st===null?q:`${st.line}:${st.file}`}function N(q,st,at){const ct=st.length<=C?st:st.slice(0,C-1),ut=st.slice(ct.length).flatMap(dt=>dt.findings);return[
...ct.map(dt=>At(q,A(dt),g(dt,at),(0,p.tN)(dt.findings))),...ut.length===0?[]:[St(q,ut)]]}function K(q){const st=(0,w.cZ)(q);return st.length<=C?st:Et(st)}function G(q,st,at){
const ct=new Set(st.map(({findings:dt})=>dt.map(x).find(X)));return lt(st.map(dt=>nt(dt).map(yt=>({cause:dt,findings:yt})))).filter(({findings:[dt]})=>{const yt=dt&&
x(dt);return X(yt)&&!ct.has(yt)&&ct.add(yt)}).slice(0,C).map(({cause:dt,findings:yt})=>{const Dt=k(yt,dt,at);return At(q,S(yt),Dt,(0,p.tN)(yt))})}const X=q=>typeof q==
"string";function nt({findings:q}){const st=q.filter(ut=>M((0,p.Xd)(ut)?.file??"")),at=[...Map.groupBy(st,x).values()];return lt(Map.groupBy(at,([ut])=>ut&&(ut.
host??(0,p.Xd)(ut)?.file)).values())}const lt=q=>[...q].flatMap(st=>st.map((at,ct)=>({item:at,turn:ct}))).toSorted((st,at)=>st.turn-at.turn).map(({item:st})=>st);
function Et(q){return[...Map.groupBy(q,({code:at})=>at).values()].flatMap(([at,...ct])=>at===void 0||ct.length===0?at??[]:{...at,findings:[at,...ct].flatMap(({findings:ut})=>ut),
hosts:[...new Set([at,...ct].flatMap(({hosts:ut})=>ut))],message:null,help:null})}function St(q,st){const at=[...new Set(st.map(({problem:ct})=>ct.title))];return At(
q,`and ${(0,d.px)(st.length,`more ${q}`)}`,[...at,"see the job summary"])}function At(q,st,at,ct=null){const ut={title:(0,y.LS)((0,y.RK)(st,z)),message:(0,y.LS)(
at.join(`
`))};if(ct===null||!M(ct.file))return{level:q,...ut};const{file:dt,line:yt,column:Dt,endColumn:It}=ct;return{level:q,...ut,file:dt,line:yt,column:Dt,endColumn:It}}}),
2827:(($t,F,t)=>{t.d(F,{Y:()=>w});const $={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},E={hosts:12e4,services:36e4};function w({passed:d,hosts:p,findings:y},I=E){const h=({
services:n})=>n.flatMap(e=>e.kind==="url"?[[e.id,e.url]]:[]),i=O(p.map(({visit:n})=>JSON.stringify(n.host)),I.hosts),o=O(p.map(n=>{const e=JSON.stringify(Object.
fromEntries(h(n)));return`${JSON.stringify(n.visit.host)}:${e}`}),I.services),a=n=>y.filter(e=>e.severity===n).length;return{passed:d,hosts:`[${i.join(",")}]`,services:`\
{${o.join(",")}}`,errors:a("error"),warnings:a("warning"),"left-out":p.length-Math.min(i.length,o.length)}}function O(d,p){let y=p;return d.filter(I=>{const h=I.
length<y;return h&&(y-=I.length+1),h})}})};export{Nn as ids,Bn as modules};
