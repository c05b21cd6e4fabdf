const Nn=[2558,2929,5751,50,2909],Bn={3534:(($t,H,t)=>{t.r(H),t.d(H,{credentialsDiffer:()=>i,credentialsEmpty:()=>p,credentialsMalformed:()=>I,credentialsMissing:()=>n,
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
ct to an https URL"}}}}),7052:(($t,H,t)=>{t.r(H),t.d(H,{fileLimit:()=>n,fileOutside:()=>i,fileSyntax:()=>d,fileUnreadable:()=>h,nothingToCheck:()=>a});var $=t(1064),
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
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:(($t,H,t)=>{t.r(H),t.
d(H,{cloudOrganization:()=>i,cloudToken:()=>p,cloudVersion:()=>y,cloudWorkspace:()=>o,cloudWorkspaceMissing:()=>a});var $=t(1064),E=t(1831),w=t(9562),O=t(4e3),d=t(
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
t its name"}))}),6697:(($t,H,t)=>{t.r(H),t.d(H,{hostAssumed:()=>I,hostGeneric:()=>h,hostNotAllowed:()=>p,hostNotChecked:()=>o,hostPrivateRedirect:()=>i});var $=t(
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
 (${(0,E.YA)(c)})`).join(", ")}`}}),5143:(($t,H,t)=>{t.d(H,{Az:()=>A,Ks:()=>i,Ts:()=>o,Zl:()=>c,_M:()=>I,_h:()=>a,bH:()=>y,en:()=>d,n7:()=>M,yJ:()=>p});var $=t(
4e3);const E="//",w=/^[\w.-]+(?:\/[\w.-]+)*$/,O=1e3,d=s=>s.length<=O&&w.test(s),p=(s,u)=>`${s}${E}${u}`;function y(s){const u=s.indexOf(E),f=u<0?"":s.slice(0,u);
return d(f)?{repository:f,path:s.slice(u+E.length)}:{repository:null,path:s}}const I=s=>y(s).repository,h=2**14,i=h-1,o=({line:s,column:u,endColumn:f})=>(s*h+Math.
min(u,i))*h+Math.min(f-u,h-1);function a(s){const u=Math.floor(s/h),f=u%h;return{line:Math.floor(u/h),column:f,endColumn:f+s%h}}const n=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
e=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,r=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function l(s){const{path:u}=y(
s),f=u.split("/").slice(0,r.test(u)?-2:-1);return f.find((m,P)=>n.test(m)&&!(m==="test"&&f.slice(0,P).some(L=>e.test(L))))}const c=s=>l(s)!==void 0;function M(s){
const u=l(s);return(u===void 0?y(s).path:`**/${u}`).replace(/[\\{}[\]?!()]/g,"?")}const S=3;function A(s,u,f){const m=s===1?"1 finding is":`${s} findings are`,P=f===
1?" of 1 repository":` of ${f} repositories`,[L,g]=f===0?["","`exclude`"]:[P,"`exclude` where usages are collected"];return`${m} in tests, examples or templates${L}\
, where errors are warnings; to skip such files, set ${g}: ${(0,$.XT)(u,S)}`}}),5799:(($t,H,t)=>{t.d(H,{$e:()=>i,C:()=>w,lS:()=>a,lm:()=>o,oC:()=>E,pj:()=>p,z3:()=>h});
var $=t(6174);const E=["error","warning","notice"],w=(n,e)=>e===void 0?{operator:n}:{operator:n,note:e};function O({operator:n,user:e,guest:r},{role:l,host:c}){
const M=`ask the operator of ${c} to ${n}`;switch(l){case"operator":return n;case"user":return e===n?e:e===void 0?M:`${e}; if you run ${c}, ${d(n,e)}`;case"gues\
t":return r??e??M}}const d=(n,e)=>n.startsWith(`${e}, or `)?n.slice(e.length+5):n;function p(n,e){const{cures:r,...l}=n;return r===void 0?n:{...l,help:y(r,e)}}function y(n,e){
const{because:r,note:l}=n,c=r===void 0?"":`${r}: `,M=l===void 0?"":`; ${l}`;return c+O(n,e)+M}const I=n=>(e,r,l=[])=>({code:e,title:r,severity:n,affects:l}),h=I(
"error"),i=I("warning"),o=I("notice");function a(n,e){return Object.assign(l=>{const{help:c,...M}=e(l),S=n.code,A=(0,$._)(M.message),s={...n,code:S,usualSeverity:n.
severity,...M,message:A};return c===void 0?s:typeof c=="string"?{...s,help:(0,$._)(c)}:{...s,help:y(c,{role:"operator",host:""}),cures:c}},n)}}),2929:(($t,H,t)=>{
t.d(H,{z6:()=>z,wX:()=>Zt,w5:()=>Yt});var $=t(6760),E=t(9461),w=t(3024),O=t(5143),d=t(5747);const p=200,y=50,I=32*1024*1024,h=4e3,i=1e3,o=1e6;function a(q,ot,pt){
const mt=Map.groupBy(q.filter(n).slice(0,p),({file:Rt})=>Rt),Tt=[];let xt=0;for(const[Rt,Ct]of[...mt].slice(0,y)){const Wt=(0,$.join)(ot,Rt),Lt=e(Wt);if(Lt===null||
Lt.mtimeMs>pt+1)continue;if(xt+=Lt.size,xt>I)break;const bt=(0,d.yR)(Wt);bt.ok&&Tt.push(...r(bt.text,Ct))}return Tt}const n=({column:q,endColumn:ot})=>q!==O.Ks&&
q<o&&ot>q;function e(q){try{return(0,w.statSync)(q)}catch(ot){return(0,d.Oj)(ot),null}}function r(q,ot){const pt=[];let[mt,Tt]=[1,q.startsWith("\uFEFF")?1:0];for(const xt of ot.
toSorted((Rt,Ct)=>Rt.line-Ct.line)){for(;mt<xt.line&&Tt>=0;mt+=1)Tt=q.indexOf(`
`,Tt)+1||-1;if(Tt<0)break;const Rt=q.indexOf(`
`,Tt),Ct=Rt<0?q.length:Rt,Wt=Ct>Tt&&q[Ct-1]==="\r";pt.push(...l(q.slice(Tt,Wt?Ct-1:Ct),xt))}return pt}function l(q,ot){const{column:pt,endColumn:mt}=ot,Tt=q.length<=
h;if(!Tt&&mt-pt>i)return[];const xt=c(q,pt-1,0);if(xt>=q.length)return[];const Rt=c(q,mt-pt,xt),[Ct,Wt]=Tt?[q.slice(0,xt),q.slice(Rt)]:["",""];return[{place:ot,
before:Ct,literal:q.slice(xt,Rt),after:Wt,isWhole:Tt}]}function c(q,ot,pt){let mt=pt;for(let Tt=ot;Tt>0&&mt<q.length;Tt-=1)mt+=(q.codePointAt(mt)??0)>65535?2:1;
return mt}var M=t(6174),S=t(2161);function A(q,ot){const{directory:pt,checkedAt:mt,configs:Tt}=ot,xt=Tt.flatMap(Bt=>Bt.files),Rt=new Set(xt.flatMap(({path:Bt,shown:Ft})=>[
s(Bt),Ft])),Ct=Bt=>{const Ft=s((0,$.resolve)(pt,Bt));return!Rt.has(Bt)&&!Rt.has(Ft)&&u(Bt)&&u(Ft)},Wt=q.filter(({file:Bt})=>Ct(Bt)),Lt=a(Wt,pt,mt),bt=k(Lt,ot.usages);
return Lt.flatMap(Bt=>f(Bt,bt.get(R(Bt.place))??null,ot))}function s(q){const ot=(0,E.$)(q);return ot.kind==="file"?ot.path:(0,$.resolve)(q)}const u=q=>(0,S.L8)(
(0,$.basename)(q),new Set,(0,$.basename)((0,$.dirname)(q)))!==void 0;function f({place:q,before:ot,literal:pt,after:mt,isWhole:Tt},xt,{redact:Rt,kept:Ct}){const Wt=ot+
pt+mt;return Rt(Wt,Ct)!==Wt?[]:Tt&&!g(Wt)?[{place:q,before:ot,literal:pt,after:mt}]:xt===null||P.test(xt)||!pt.includes(xt)?[]:[{place:q,before:"\u2026 ",literal:(0,M.
_)(xt),after:" \u2026"}]}const m=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
P=/[\s"]/,L=/[\w+-]{20,}/g,g=q=>m.test(q)||(q.match(L)??[]).some(ot=>/\d/.test(ot)&&/[a-z]/.test(ot)&&/[A-Z]/.test(ot));function k(q,ot){const pt=new Map(q.map(
({place:Tt})=>[R(Tt),Tt.file])),mt=new Set(pt.values());return new Map(ot.filter(({place:Tt})=>mt.has(Tt.file)&&pt.has(R(Tt))).flatMap(({place:Tt,text:xt})=>xt===
null?[]:[[R(Tt),xt]]))}const R=({file:q,line:ot,column:pt})=>`${ot}:${pt} ${q}`;var T=t(2389),C=t(6897),G=t(1831),_=t(3592),D=t(2796),U=t(6763),x=t(5751),N=t(1435),
K=t(8723),V=t(5453),F=t(7052),tt=t(8416),ct=t(7854),wt=t(3474),Mt=t(3152);function At(q,ot,pt){const mt={...q,newHosts:new Set,files:null,remarks:[]};if(ot===null)
return mt;const Tt=bt=>({...mt,remarks:[`changed-only has no effect: ${bt}`]});if(ot.kind==="all")return Tt(ot.why);const{files:xt}=ot,Rt=new Set(xt.filter(({status:bt})=>bt!==
"removed").map(({file:bt})=>bt));if(Rt.size>0&&![...Rt].some(bt=>pt(bt)!==null))return Tt("the checkout contains none of the files that the pull request changes");
const Ct=q.usages.filter(({place:bt})=>Rt.has(bt.file)),Lt=`changed-only: the pull request changes ${xt.length===1?"1 file":`${xt.length} files`} with ${Ct.length}\
 of ${q.usages.length} usages`;return{usages:Ct,notes:q.notes.filter(({place:bt})=>Q(bt.file,Rt)),newHosts:lt(q.usages,xt,pt),files:new Set(xt.map(({file:bt})=>bt)),
remarks:[Lt]}}const Q=(q,ot)=>ot.has(q)||q==="."||[...ot].some(pt=>pt.startsWith(`${q}/`)),et=2e8;function lt(q,ot,pt){const mt=new Set;if(ot.some(Pt))return mt;
const Tt=new Map(ot.map(Lt=>[Lt.file,ft(Lt,pt)])),xt=ot.flatMap(({patch:Lt})=>ut(Lt,/^[ -]/));let Rt=0;const Ct=(Lt,bt)=>{const Bt=[bt,(0,G.nx)(bt).toLowerCase()];
return Lt.filter(Ft=>(Rt+=Ft.length,Rt<=et&&Bt.some(tn=>Ft.includes(tn)))).length},Wt=(Lt,bt)=>{const{isNew:Bt,now:Ft,added:tn}=Tt.get(Lt)?.()??dt,sn=Bt?0:Ct(Ft,
bt);return Bt||sn>0&&sn===Ct(tn,bt)};for(const[Lt,bt]of Map.groupBy(q,Bt=>Bt.host)){if(Lt===null||bt.some(({isHostImplied:Ft})=>Ft))continue;const Bt=[...new Set(
bt.map(({place:Ft})=>Ft.file))];!Bt.every(Ft=>Tt.has(Ft))||Ct(xt,Lt)>0||Bt.every(Ft=>Wt(Ft,Lt))&&Rt<=et&&mt.add(Lt)}return mt}const dt={isNew:!1,now:[],added:[]};
function ft({file:q,status:ot,patch:pt},mt){let Tt=null;const xt=()=>{const Rt=ot==="added";if(Rt||pt===null)return{...dt,isNew:Rt};const Ct=(mt(q)??"").toLowerCase().
split(`
`);return{isNew:Rt,now:Ct,added:ut(pt,/^\+/)}};return()=>(Tt??=xt(),Tt)}const ut=(q,ot)=>(q??"").toLowerCase().split(`
`).filter(pt=>ot.test(pt)),Ot=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Pt=({file:q,status:ot,changes:pt,patch:mt})=>mt===null&&ot!=="added"&&pt>0&&Ot.
test(q);var It=t(2859),Kt=t(370);async function Ht(q,ot){const pt=ot.now(),mt=await(0,Kt.SQ)(q,ot),Tt=q.scan.length===0?0:ot.now()-pt,xt=(0,Kt.PT)(q,mt,ot),Rt=await(0,tt.
L2)(xt),{clients:Ct}=Rt,Wt={usages:(0,ct.sw)(mt.usages,Ct),notes:(0,ct.vH)([...mt.notes,...en(mt,ot.stop.why)],Ct)},Lt=await Jt(Wt,q,ot),bt=await(0,N.jK)(Lt.usages,
q,Rt,{...ot,mayHavePlugins:(0,Kt.C_)(mt,q)}),{roots:Bt,notes:Ft}=await(0,V.D0)({...Wt,scanned:mt,changed:Lt.files,dialect:Rt,settings:q}),tn=await(0,V.Xo)(bt.usages,
Bt),sn=(0,It.C)(q,tn,Ct,(0,ct.kA)(Wt.usages)),{configs:an,releases:ln}=bt,{environment:un}=ot,{files:mn,bytes:pn}=mt;return{dialect:{...Rt,releases:ln},configs:an,
usages:tn,roots:Bt,requirements:sn,notes:[...(0,V.a3)(Lt.notes,tn,q,un),...Ft],newHosts:Lt.newHosts,isEmpty:q.scan.length>0&&mt.isEmpty&&mt.endedAt===null,complaints:bt.
findings,allUsages:Wt.usages,part:null,changes:Lt.changes,remarks:[...Lt.remarks,...bt.remarks],scan:{files:mn,bytes:pn,usages:tn.length,durationMs:Tt},clients:()=>(0,tt.
rU)(Rt,xt.scan)}}async function Jt(q,ot,pt){const mt=ot.changedOnly?await pt.changes(ot):null;return{changes:mt,...At(q,mt,xt=>{const Rt=(0,d.yR)((0,$.join)(pt.
directory,xt));return Rt.ok?Rt.text:null})}}function en({endedAt:q,files:ot},pt){return q===null||pt===null?[]:[(0,ct.YW)(q,(0,F.fileLimit)({kind:"time",stopped:pt,
files:ot}))]}function rn({requirements:q,part:ot}){const{size:pt}=new Set(q.map(({host:Tt})=>Tt));if(pt<=wt.pS)return;const mt=`${pt} hosts, the limit is ${wt.pS}`;
throw new Mt.GN([ot===null?`scan found ${mt}: narrow scan, exclude files, or divide the hosts with shard`:`shard ${ot.index}/${ot.count} has ${mt}: divide the h\
osts into more shards`])}async function z(q,ot){const pt=new Date,mt=await(0,x.readSettings)(q,ot),Tt=mt.deadlineMs,xt=ot.startTimer(Tt,()=>ot.stop.end({kind:"d\
eadline",ms:Tt}));try{const Rt=await Ht(mt,ot),Ct=mt.shard===null?Rt:await Y(Rt,mt.shard,mt);rn(Ct),await(0,C.x)();const Wt=await vt(Ct,mt,ot,pt);return await jt(
Wt,Ct,mt,ot,pt)}finally{xt()}}async function Y(q,ot,pt){const{narrowToShard:mt}=await Promise.all([t.e(6917),t.e(5927),t.e(2052)]).then(t.bind(t,8100));return mt(
q,ot,pt)}async function vt(q,ot,pt,mt){const{environment:Tt,stop:xt,isFork:Rt}=pt,{dialect:Ct,configs:Wt}=q,Lt=await(0,K.j)(q,ot,{...Ct,configs:Wt},pt),bt={...q,
visits:Lt.visits,tokenVariables:Yt(Tt),tokenHosts:ot.tokens.map(({host:tn})=>tn),tokenSources:Lt.tokenSources,stopped:xt.why,predicted:await(0,V.K$)(Lt.inquiry,
{...ot,dialect:Ct,isFork:Rt,part:q.part})},Bt={...ot,dialect:Ct,isFork:Rt,now:mt.getTime()},Ft=Lt.visits.length>0||bt.predicted.requests.length>0;return(0,T.S4)(
bt,Bt,Ft?await(0,N.U7)():null)}async function jt(q,{dialect:ot,configs:pt,allUsages:mt,requirements:Tt,changes:xt,scan:Rt,clients:Ct,...Wt},Lt,bt,Bt){const Ft=Zt(
Tt),tn=[...Wt.remarks,...(0,U.r)(q)],sn={verdict:q,remarks:(0,U.q)(tn)},{verdict:an,remarks:ln}=bt.secrets.redact(sn,Ft);return{settings:Lt,changes:xt,verdict:an,
context:{dialect:ot,failOn:Lt.failOn,scan:Rt,remarks:ln,startedAt:Bt.toISOString(),durationMs:Date.now()-Bt.getTime(),version:_.xv,docsUrl:_.aq,clients:await Ct(),
sources:A((0,D.sC)(an.findings),{...bt.secrets,kept:Ft,usages:mt,configs:pt,directory:bt.directory,checkedAt:Bt.getTime()}),links:null,repository:null,repositories:[],
shards:zt(Lt),history:null}}}const zt=({shard:q})=>q===null?null:{indexes:[q.index],count:q.count},Yt=q=>Object.keys(q).filter(ot=>/^TFE?_?TOKEN/i.test(ot)),Zt=q=>new Set(
q.flatMap(({host:ot,service:pt})=>[ot,(0,G.nx)(ot),pt]))}),9461:(($t,H,t)=>{t.d(H,{$:()=>w});var $=t(3024),E=t(5747);function w(O){try{const d=(0,$.realpathSync)(
O),p=(0,$.statSync)(d);return p.isFile()?{kind:"file",path:d}:{kind:p.isDirectory()?"directory":"special",path:d}}catch(d){return{kind:"error",code:(0,E.Oj)(d)}}}}),
5747:(($t,H,t)=>{t.d(H,{Oj:()=>a,io:()=>I,yR:()=>y});var $=t(4573),E=t(3024);const w=16*1024*1024,O=E.constants.O_RDONLY|(E.constants.O_NONBLOCK??0)|(E.constants.
O_NOCTTY??0),d=Buffer.allocUnsafeSlow(256*1024);let p=d;const y=(e,r=w)=>h(e,r,o);function I(e,r){const l=h(e,r,(c,M)=>Buffer.from(c.subarray(0,M)));return Buffer.
isBuffer(l)?l:null}function h(e,r,l){let c;try{c=(0,E.openSync)(e,O)}catch(M){return n(M)}try{const M=(0,E.readSync)(c,d,0,d.length,null);return M<d.length?l(d,
M):i(c,r,l)}catch(M){return n(M)}finally{(0,E.closeSync)(c)}}function i(e,r,l){const{size:c}=(0,E.fstatSync)(e);if(c>r||c<d.length)return{ok:!1,failure:{kind:"s\
ize",bytes:c,maxBytes:r}};p.length<c&&(p=Buffer.allocUnsafeSlow(Math.min(2*c,r)));const M=p;let S=0;for(;S<c;){const A=(0,E.readSync)(e,M,S,c-S,S);if(A===0)break;
S+=A}return l(M,S)}function o(e,r){const l=e.toString("utf8",0,r),c=!l.includes("\uFFFD")||(0,$.isUtf8)(e.subarray(0,r));return{ok:!0,text:l,isUtf8:c,bytes:r}}function a(e){
if(!(typeof e=="object"&&e!==null&&"code"in e)||typeof e.code!="string")throw e;return e.code}const n=e=>({ok:!1,failure:{kind:"error",code:a(e)}})}),8185:(($t,H,t)=>{
t.d(H,{C:()=>i,I:()=>a});var $=t(4283),E=t(7052),w=t(6697),O=t(1064),d=t(1831),p=t(2886);const y=(n,{allowedHosts:e,hostnames:r})=>(0,d.Jr)(n,e)||r.some(l=>l.host===
n),I={file:".",line:1,column:1,endColumn:1},h=1e4;function i(n,e,r=h){if(e.allowedHosts.length===0)return[];const l=new Map,c=[];let M=0;for(const{directHost:A,
kind:s,isOverridden:u,place:f,clients:m}of n){if(A===void 0||u||y(A,e))continue;const P=s==="backend_http"||s==="remote_state"?"backend":"download",L=`${P} ${A}`,
g=l.get(L);if(g===void 0&&l.size>=r){M+=1;continue}const k=g??o(A,P);l.set(L,k),c.push({...k,place:f,clients:m})}if(M===0)return c;const S=(0,E.fileLimit)({kind:"\
problems",max:r,omitted:M});return[...c,{problem:S,place:I,clients:O.Du,host:null}]}function o(n,e){const r=(0,d.Pv)(n),l=r.ok?r.value:null,c=l===null?n:(0,d.nx)(
l);return{problem:(0,w.hostNotAllowed)({host:c,use:e}),host:l}}function a(n,e,r,l){if(l.allowedHosts.length===0)return[];const c=r.filter(({because:M})=>M.some(
S=>typeof S!="string"));return e.flatMap(M=>{const{id:S,kind:A}=M;if(A!=="url"||!c.some(m=>m.service===S))return[];const s=(0,$.Dl)(M.url),u=s.ok?(0,d.Pm)(s.value):
null;if(u===null||u===n||y(u,l))return[];const f=(0,w.hostNotAllowed)({host:u,service:S,registry:(0,d.nx)(n)});return[(0,p.bz)(f,S)]})}}),8988:(($t,H,t)=>{t.d(H,
{s:()=>o,k:()=>M});var $=t(3534),E=t(3410),w=t(5143),O=t(9562);const d=[O.OZ,O.Bn],p=[O.e$,O.xq],y=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...d,...p]},
{matches:/^api\.env0\.com$/,services:p},{matches:/^backend\.api\.env0\.com$/,services:d},{matches:/\.scalr\.io$/,services:d}],I=S=>y.find(({matches:A})=>A.test(
S))?.services??[];var h=t(241),i=t(2886);function o(S,{role:A},s){const u=e(S),f=S.credentials?.hasToken===!0,P=(S.attempt.hops.at(-1)?.challenge??null)===null&&
(f||A!=="guest"),L=f?[]:r(S.host,u,s),k=[...S.difference===null?[]:[S.difference],...L,...u===null||!P?[]:[l(S,u,s)]].map(T=>(0,i.bz)(T)),R=f?[]:a(S,s);return R.
length>0?[...k,...R]:L.length===0?[...k,...n(S,s)]:k}function a(S,{usages:A,isFork:s,depth:u}){const{host:f,attempt:m}=S;if(u==="discovery"||m.discovery.kind!==
"found")return[];const P=A.flatMap(({workspace:L,hasOwnToken:g,needs:k,place:R})=>L===void 0||g||(0,w.Zl)(R.file)?[]:k.filter(T=>T.host===f));return Array.from(
Map.groupBy(P,({service:L})=>L),([L,g])=>{const k=(0,E.cloudToken)({host:f,service:L,isFork:s,...c(S)}),R=g.flatMap(T=>T.clients);return(0,i.bz)((0,i.aZ)(k,R),L)})}
function n(S,{usages:A,isFork:s}){const{host:u,attempt:f,credentials:m}=S;if(f.discovery.kind!=="found"||m?.hasToken||m?.problem)return[];const P=I(u).find(L=>A.
some(({hasOwnToken:g,needs:k,place:R})=>k.some(T=>T.host===u&&T.service===L)&&!g&&!(0,w.Zl)(R.file)));return P===void 0?[]:[(0,i.bz)((0,$.credentialsMissing)({host:u,
service:P,isFork:s,...c(S)}),P)]}function e(S){const{discovery:A,hops:s}=S.attempt;return A.kind==="failed"&&A.problem.code==="document-unauthorized"?s.at(-1)?.
status??null:null}function r(S,A,{tokenVariables:s,hosts:u}){return(0,h.B)(s,S,u).filter(({isParent:f})=>!f||A!==null).map(({variable:f,why:m,write:P})=>(0,$.credentialsNearMiss)(
{host:S,variable:f,why:m,write:P}))}function l(S,A,{isFork:s}){const{host:u,credentials:f}=S;return f?.hasToken?(0,$.credentialsRejected)({host:u,status:A,source:f.
source}):(0,$.credentialsMissing)({host:u,service:null,isFork:s,...c(S)})}function c({credentials:S,looks:A}){const s=A.flatMap(P=>P.looks),u=P=>[...new Set(s.flatMap(
({held:L,source:g})=>L!=="not read"===P?g:[]))],f=S===null?u(!0):[S.source],m=S===null?u(!1):[];return{searched:f,notRead:m}}function M(S,A){return S.filter(s=>!A.
includes(s)).map(s=>(0,i.bz)((0,$.credentialsUnused)({host:s})))}}),2886:(($t,H,t)=>{t.d(H,{ER:()=>h,HJ:()=>l,Mm:()=>M,Np:()=>a,TC:()=>s,aZ:()=>I,bz:()=>y,hD:()=>o,
l$:()=>p,ld:()=>e,pi:()=>n,xJ:()=>i});var $=t(5143),E=t(5799),w=t(1831),O=t(7715);const d=["module","provider","version","package","lock","not"],p=({problem:u,places:f})=>d.
includes(u.code.replace(/-.*/,""))&&f.length>0&&f.every(m=>typeof m!="string"),y=(u,f=null,m=!0)=>({services:f===null?[]:[f],problem:u,needed:m}),I=(u,f)=>({...u,
affects:u.affects.filter(m=>f.includes(m))}),h=({problem:u,needed:f})=>f&&u.usualSeverity==="error";function i({problem:u,needed:f},m){const P=f&&m.some(L=>u.affects.
includes(L));return u.severity==="error"&&!P?"warning":u.severity}const o=(u,f,m)=>({severity:i(u,f),problem:u.problem,affects:u.problem.affects,...m}),a=(u,f)=>E.
oC.indexOf(u.severity)-E.oC.indexOf(f.severity),n=(u,f,m)=>m.some(P=>P.code===u.code&&(P.host===null||P.host===f));function e({problem:u,services:f},{visit:{host:m,
attempt:P},requirements:L,answering:g},{depth:k}){if(k==="discovery"||P.discovery.kind==="skipped")return!0;const R=f.some(C=>g.has(`${m} ${C}`));if(u.code==="s\
ervice-url-no-slash"&&R)return!1;const T=L.filter(({service:C})=>f.length===0||f.includes(C));return T.length===0||T.some(({isForInit:C})=>C)}const r=1e3;function l(u){
const f=new Map;return m=>{const P=JSON.stringify(m),L=f.get(P)??c(m,u);return f.set(P,L),L}}function c(u,f){const m=R=>f.filter(({service:T})=>R.includes(T)),P=u.
length===0?f:m(u),L=u.filter(R=>P.some(({service:T})=>T===R)),g=L.length>0?L:u,k=(P.length>0?P:m(["any"])).flatMap(R=>R.because);return{service:g.length===1?g[0]??
null:null,...M([...new Set(k)])}}function M(u){const f=S(u),m=f.length>r?A(f):f,P=Math.max(0,m.length-r);return{places:m.slice(0,r),placesLeftOut:P}}function S(u){
const{own:f=[],aside:m=[]}=Object.groupBy(u,P=>typeof P!="string"&&(0,$.Zl)(P.file)?"aside":"own");return[...f,...m]}function A(u){const f=new Set,{first:m=[],other:P=[]}=Object.
groupBy(u,L=>{const g=typeof L=="string"?null:(0,$._M)(L.file);return g===null||f.has(g)?"other":(f.add(g),"first")});return[...m,...P]}function s(u,f){const m=f.
some(({because:L})=>L.includes("hostnames input"));return{role:(0,O.V)(u)!==null?"guest":m?"operator":"user",host:(0,w.nx)(u)}}}),9464:(($t,H,t)=>{t.d(H,{f:()=>p,
u:()=>I});var $=t(4283),E=t(3534),w=t(1831),O=t(9562),d=t(2886);function p({host:h,attempt:i,credentials:o},a){const n=o?.hasToken===!0,e=[...a.flatMap(r=>r.kind===
"url"&&(0,O.p4)(r.id)&&(0,O.D6)(r.id)?[{url:r.url,service:r.id,isSent:n}]:[]),...i.hops.map(({url:r,authorization:l})=>({url:r,service:null,isSent:l==="sent"}))].
flatMap(({url:r,...l})=>{const c=y(r);return c===null||c===h?[]:[{...l,host:c}]});return[...new Map(e.toReversed().map(r=>[r.host,r])).values()]}function y(h){const i=(0,$.
Dl)(h),o=i.ok?(0,w.Pm)(i.value):null,a=o===null?null:(0,w.Pv)(o);return a?.ok?a.value:null}function I(h,i,{tokenSources:o,hosts:a}){return p(h,i).flatMap(({host:n,
service:e,isSent:r})=>{const l=o.get(n);if(l===void 0)return[];const c=e===null?h.attempt.discovery.kind==="failed":!r,M=(0,E.credentialsOtherHost)({host:(0,w.nx)(
h.host),other:(0,w.nx)(n),source:l,service:e,isSent:r,isNotice:!c||a.has(n)});return[(0,d.bz)(M,e)]})}}),2389:(($t,H,t)=>{t.d(H,{j7:()=>S,k2:()=>k,S4:()=>u});var $=t(
4e3),E=t(7052),w=t(5143),O=t(5799),d=t(1064),p=t(3612),y=t(8185),I=t(8988),h=t(2886);function i(R,T,C){const G=new Set(R.notes.flatMap(({problem:F,place:tt})=>F.
code==="file-syntax"?tt.file:[])),_=[...R.complaints.map(({problem:F,place:tt})=>c((0,h.bz)(F),tt,C)),...(0,I.k)(R.tokenHosts,T).map(F=>c(F,null,C)),...R.isEmpty?
[r(C)]:[]],D=o([...R.notes.map(F=>a(F,G,C)),...(0,y.C)(R.usages,C).map(({problem:F,clients:tt,place:ct,host:wt})=>{const Mt=(0,h.bz)((0,h.aZ)(F,tt));return{host:wt,
finding:{...c(Mt,ct,C),host:wt}}}),...R.ofAnswers.map(F=>({...a(F,G,C),isOfAnswers:!0})),...R.others.map(F=>{const tt=l(F,C);return{host:F.host,finding:tt,isOfAnswers:!0}}),
..._.map(F=>({host:null,finding:F}))]),{own:U=[],elsewhere:x=[]}=Object.groupBy(D,({host:F,isOfAnswers:tt})=>tt||(0,p.tG)(R.part,F)?"own":"elsewhere"),N=F=>F.flatMap(
({host:tt,finding:ct})=>(0,h.pi)(ct.problem,tt,C.ignore)?[]:[ct]),K=({exclude:F})=>+(F!==void 0),V=N(U).toSorted((F,tt)=>(0,h.Np)(F,tt)||K(F)-K(tt));return{files:V,
ignored:U.length-V.length,elsewhere:N(x)}}function o(R){return[...Map.groupBy(R,({host:C,finding:G})=>{const{problem:_,severity:D,affects:U,places:x,exclude:N}=G,
{code:K,message:V,help:F}=_;return x.length===0?R:JSON.stringify([C,K,D,V,F,U,N===void 0])})].flatMap(([C,G])=>{const[_]=G;if(C===R||_===void 0||G.length===1)return G;
const D=G.flatMap(({finding:N})=>N.places),U=new Set(G.flatMap(({finding:N})=>N.exclude??[])),x=U.size===0?{}:{exclude:[...U]};return[{..._,finding:{..._.finding,
places:D,...x}}]})}function a(R,T,C){const{problem:G,place:_,host:D,isPlaceholder:U}=R,x=R.aside??_.file;if(G.code==="file-limit"&&C.allowedHosts.length>0){const tt={
...G,message:(0,$.Fn)(G.message)};return{host:D,finding:{...e(R,tt,C),severity:"error"}}}const N=U||T.has(_.file),K=G.severity==="error"&&(N||(0,w.Zl)(x)),V=K?{
...G,severity:"warning"}:G,F=e(R,V,C);return!K&&!(0,w.Zl)(x)?{host:D,finding:F}:{host:D,finding:{...F,exclude:[(0,w.n7)(x)]}}}const n={error:"warning",warning:"\
notice",notice:"notice"};function e({place:R,others:T=[],clients:C},G,_){const{dialect:D}=_,x=D.isGuess&&d.Du.some(K=>!C.includes(K))?n[G.severity]:G.severity,N=c(
(0,h.bz)({...(0,h.aZ)(G,C),severity:x}),R,_);return{...N,places:[...N.places,...T]}}function r(R){const{scan:T,hostnames:C}=R,G=(0,E.nothingToCheck)({scan:T,hasHostnames:C.
length>0});return{...c((0,h.bz)(G),null,R),severity:G.severity}}function l({host:R,places:T,...C},G){const _=(0,O.pj)(C.problem,(0,h.TC)(R,[]));return{...c({...C,
problem:_},null,G),host:R,places:T}}const c=(R,T,{dialect:C})=>(0,h.hD)(R,C.clients,{host:null,service:null,places:T===null?[]:[T],isHostNew:!1});var M=t(9464);
const S={drafts:[],notes:[],roots:[],requests:[],answering:new Set},A={judgeVisit:s,judgeRequests:s};function s(){throw new Error("the rules for hosts are not l\
oaded")}function u(R,T,C){const{judgeVisit:G,judgeRequests:_}=C??A,{requirements:D,visits:U,usages:x,tokenVariables:N}=R,K=Map.groupBy(D,({host:Y})=>Y),V=U.map(
({host:Y})=>Y),{isFork:F,depth:tt}=T,ct=R.part?.otherHosts??[],{tokenSources:wt}=R,Mt={usages:x,tokenVariables:N,tokenSources:wt,hosts:new Set([...V,...ct]),isFork:F,
depth:tt},At=Map.groupBy(R.predicted.drafts,({host:Y})=>Y),Q=Map.groupBy(R.predicted.requests,({host:Y})=>Y),et=U.map(Y=>{const vt=R.newHosts.has(Y.host),jt={visit:Y,
requirements:K.get(Y.host)??[],predicted:At.get(Y.host)??[],requests:Q.get(Y.host)??[],answering:R.predicted.answering,isNew:vt};return G(jt,T,Mt)}),lt=et.map(({
verdict:Y})=>Y),ft=[...lt.flatMap(({visit:Y,services:vt})=>(0,M.f)(Y,vt)).map(({host:Y})=>Y),...Q.keys()],ut=[...V,...ft,...ct],Ot=new Set(V),Pt=Array.from(Q,([
Y,vt])=>_({host:Y,known:[]},vt,T).map(jt=>({...jt,host:Y,places:[]}))),It=[...R.predicted.drafts,...Pt.flat()].filter(({host:Y})=>!Ot.has(Y)),Kt=R.predicted.notes,
Ht=i({...R,ofAnswers:Kt,others:It},ut,T),Jt=[...et.flatMap(({ofFiles:Y})=>Y),...Ht.files].sort(h.Np),en=[...lt.flatMap(Y=>Y.findings),...Jt].sort(h.Np),{stopped:rn}=R,
z=g([...Ht.files,...Ht.elsewhere]);return{passed:rn===null&&!en.some(({severity:Y})=>k(Y,T.failOn)),stopped:rn,hosts:lt,files:Jt,findings:en,ignored:et.reduce((Y,vt)=>Y+
vt.ignored,Ht.ignored),roots:R.predicted.roots.map(Y=>f(Y,T,z))}}function f({rows:R,...T},{ignore:C},G){const _=({drafts:D,decidedAt:U})=>D.length>0?D.filter(({
problem:x,host:N})=>!(0,h.pi)(x,N,C)).map(x=>({...x,severity:(0,h.xJ)(x,T.clients)})):U.flatMap(x=>G.get(P(x))??[]);return{...T,rows:R.map(D=>{const{drafts:U,decidedAt:x,
...N}=D,V=U.length>0||Object.values(N.chosen).includes(null)?_(D).toSorted(h.Np):[],F=new Map(V.map(({problem:tt})=>[tt.code,m(tt)]));return{...N,worst:V[0]?.severity??
null,problems:[...F.values()]}})}}const m=({code:R,title:T,usualSeverity:C})=>({code:R,title:T,usualSeverity:C}),P=({file:R,line:T})=>`${R}:${T}`,L=/^(?:constraint|lock)-/,
g=R=>{const T=new Map;for(const C of R.filter(({problem:G})=>L.test(G.code)))for(const G of C.places){const _=typeof G=="string"?G:P(G),D=T.get(_);D===void 0?T.
set(_,[C]):D.push(C)}return T},k=(R,T)=>R==="error"?T!=="never":R==="warning"&&T==="warning"}),4e3:(($t,H,t)=>{t.d(H,{Af:()=>c,B9:()=>a,Cw:()=>S,Fn:()=>u,NM:()=>e,
Vb:()=>f,Wt:()=>o,XT:()=>p,YA:()=>l,_r:()=>r,dh:()=>d,eZ:()=>M,go:()=>I,mP:()=>h,qZ:()=>n,zd:()=>y});var $=t(4714),E=t(7715),w=t(9562);const O=300;function d(m,P=O){
return m.length<=P?m:`${(0,$.o)(m,P)}\u2026`}function p(m,P,L=0){const g=m.slice(0,P).map(R=>d(R)),k=m.length-g.length+L;return g.join(", ")+(k>0?` and ${k} mor\
e`:"")}const y=m=>`the clients print "${m}"`;function I(m){return m===null?"null":Array.isArray(m)?"an array":typeof m=="object"?"an object":`a ${typeof m}`}function h(m){
if(m.kind==="error")return`cannot be read: ${m.code}`;const{bytes:P,maxBytes:L}=m;return`has ${P} bytes and is not read; the limit is ${L/1024/1024} MiB`}const i={
[w.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[w.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function o(m){return m.flatMap(L=>i[L]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const a=m=>`\
wait and run the check again; see ${(0,E.V)(m)??"its status page"}, and consider a network mirror for providers`,n=m=>`use another network, a proxy (HTTPS_PROXY\
) or a network mirror: ${m} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function e(m,P,L){
if(m===null)return L;const g=m.title===""?"":` ("${m.title}")`,k=L.guest??n(P);switch(m.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:k,because:`the host returned a sign-in page${g}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${g}\
: allow this machine to reach the host`;case"other":{const R=L.user??`check that ${P} is a registry, and ${o([])}`;return{...L,user:R,guest:k,because:`the host \
returned an HTML page${g}`}}}}const r=({url:m,status:P,reason:L})=>`${m} returned ${`${P} ${d(L)}`.trim()}`,l=m=>`${Math.round(m/100)/10} s`,c=m=>m.map(({name:P,
attemptMs:L,retries:g})=>{const k=Number.isFinite(L)?l(L):"without a limit",R=g===0?"":` in each of ${g+1} attempts`,T=P.includes(" and ")?"wait":"waits";return`${P}\
 ${T} ${k}${R}`}).join(", "),M=m=>m.map(({name:P})=>P).join(" and ");function S(m){switch(m.kind){case"deadline":return`the check reached its deadline of ${l(m.
ms)}`;case"signal":return`the check was interrupted by ${m.signal}`;case"crash":return"tf-disco crashed";case"missing":return s(m);case"reported":return m.why;case"\
several":return m.reasons.map(S).join("; ")}}const A=10;function s({what:m,names:P,total:L}){const g=p(P,A);return m==="shard"?`${P.length} of ${L} shards ${P.length===
1?"is":"are"} missing: ${g}`:`the usages of ${P.length} of ${L} repositories are missing: ${g}`}const u=m=>`${m}; it may use hosts that are not in \`allowed-host\
s\``,f=({kind:m,address:P,version:L})=>`${m} ${P} ${d(L,40)}`}),6897:(($t,H,t)=>{t.d(H,{n:()=>E,x:()=>w});const $=100;async function E(O,d,p){let y=performance.
now();for(;;){const I=O.next(d.why!==null);if(I.done)return I.value;performance.now()-y<$||(p(I.value),await w(),y=performance.now())}}const w=()=>new Promise(O=>setImmediate(
O))}),4714:(($t,H,t)=>{t.d(H,{o:()=>w,w:()=>O});var $=t(3307);const E=2048,w=(d,p=E)=>d.length<=p?d:structuredClone(d.slice(0,p).toWellFormed());function O(d){if(d.
length<=E)return(0,$.IL)(d);switch(d[0]){case'"':return w((0,$.I)(d));case"[":return[];case"{":return{};default:return(0,$.IL)(d)}}}),7715:(($t,H,t)=>{t.d(H,{V:()=>E});
const $=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://st\
atus.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),E=w=>$.get(w)??null}),9664:(($t,H,t)=>{
t.d(H,{Gz:()=>E,LA:()=>d,jt:()=>w,un:()=>O});var $=t(3916);const E=(p,y)=>p===""?y:`${p}/${y}`,w=p=>p.slice(0,Math.max(0,p.lastIndexOf("/")));function O(p,y){const I=(0,$.
join)(p,y).replace(/\/$/,"");return I==="."?"":I}const d=p=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(p)}),241:(($t,H,t)=>{t.d(H,{B:()=>O});var $=t(1831);const E=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,
w="TF_TOKEN_";function O(i,o,a){const[n]=(0,$.fK)(o);return n===void 0?[]:i.flatMap(e=>{const r=(0,$.$k)(e);if(r!==null&&a.has(r))return[];const l=d(e,r,o);return l===
null?[]:[{variable:e,why:l,write:n,isParent:p(r,o)}]})}function d(i,o,a){const n=E.exec(i)?.[0];if(n===void 0)return null;const e=i.slice(n.length);return o!==null&&
p(o,a)?`it is for ${(0,$.nx)(o)} only: the clients do not use the tokens of parent domains`:I(a).some(r=>r===y(e))?n!==w?`it begins with ${n}, and the clients r\
ead only ${w}`:o===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,$.nx)(o)}${h(e,a)}`:null}const p=(i,o)=>i!==null&&
(0,$.Sv)(o).name.endsWith(`.${(0,$.Sv)(i).name}`),y=i=>i.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function I(i){const{
name:o}=(0,$.Sv)(i);return[...new Set([i,o,(0,$.nx)(i)].map(y))]}function h(i,o){const{name:a,port:n}=(0,$.Sv)(o);return n!==443&&!i.includes(":")?"; a port fol\
lows a colon":a.includes("-")&&!i.includes("-")?"; a hyphen is written as two underscores":""}}),2796:(($t,H,t)=>{t.d(H,{S3:()=>P,Wi:()=>M,YM:()=>L,a2:()=>f,cZ:()=>p,
cr:()=>s,hs:()=>u,pq:()=>m,sC:()=>S});var $=t(2886),E=t(1064),w=t(1831),O=t(8884);const d=3;function p(g){return[...Map.groupBy(y(g),h).values()].flatMap(k=>{const R=[
...Map.groupBy(k,i).values()];return R.length>d?[k]:R}).flatMap(k=>o(k)??[]).map(k=>({cause:k,hits:(0,O.eb)(k.findings).length})).toSorted(({cause:k,hits:R},{cause:T,
hits:C})=>(0,$.Np)(k,T)||I(k)-I(T)||C-R||T.hosts.length-k.hosts.length).map(({cause:k})=>k)}const y=g=>g.map(k=>({finding:k,hits:(0,O.eb)([k]).length})).toSorted(
(k,R)=>R.hits-k.hits).map(({finding:k})=>k);function I({code:g,affects:k}){return g==="host-not-checked"?2:k.length===0||E.Du.some(R=>k.includes(R))?0:1}const h=({
severity:g,problem:k,affects:R,exclude:T})=>JSON.stringify([g,k.code,R,T===void 0]),i=g=>g.exclude===void 0?l(g.problem.help??"",g):"";function o(g){const[k]=g;
if(k===void 0)return null;const R=[...new Set(g.flatMap(({host:V})=>V??[]))],{code:T,title:C,help:G,message:_}=k.problem,D=(V,F)=>R.length>1?l(V,F):V,U=D(_,k),x=g.
every(V=>D(V.problem.message,V)===U),N=D(G??"",k),K=g.every(V=>D(V.problem.help??"",V)===N);return{severity:k.severity,code:T,title:C,affects:k.affects,findings:g,
hosts:R,message:x?U:null,help:N!==""&&K?r(N,g):null}}const a=/\bTF_TOKEN_\w+/g,n="TF_TOKEN_HOST",e=5;function r(g,k){if(!g.includes(n))return g;const R=new Set(
k.flatMap(({problem:T})=>T.help?.match(a)??[]));return R.size<=e?`${g}; ${n} is ${[...R].join(" or ")}`:`${g}; in ${n}, write each dot of the host as an undersc\
ore and each hyphen as two`}function l(g,{host:k}){return k===null||g===""?g:[...new Set([k,(0,w.nx)(k)])].reduce((R,T)=>R.replaceAll(T,c),g).replace(a,n).replaceAll(
/\bhost the host/g,"the host")}function c(g,k,R){const[T=" ",C=" "]=[R[k-1],R[k+g.length]];return/[\s("]/.test(T)&&/[\s,;.:)"]/.test(C)?"the host":"HOST"}const M=3,
S=g=>p(g).flatMap(k=>s(k).slice(0,M).flatMap(([,R])=>R.values().flatMap(A).take(1).toArray())),A=g=>{const k=(0,O.Xd)(g);return k===null||(0,O.cC)(k)?[]:[k]},s=({
message:g,findings:k})=>g===null?[...Map.groupBy(k,({problem:R})=>R.message)]:[[g,k]],u=({hosts:g,findings:k})=>g.length>0&&!k.every($.l$),f=g=>u(g)?"host":"pla\
ce";function m(g){if(u(g))return g.hosts.length;const{lines:k,leftOut:R}=(0,O.yv)(g.findings);return k.length+R}function P(g){const{findings:k,message:R}=g;return R===
null?k.map(T=>[T]):u(g)?[...Map.groupBy(k,({host:T})=>T).values()]:(0,O.yv)(k).lines}function L(g){const k=g.filter(C=>u(C)&&C.hosts.length>1),T=[...Map.groupBy(
k,({hosts:C})=>C.toSorted().join()).values()].flatMap(([C,...G])=>C===void 0?[]:G.map(_=>[_,C.code]));return new Map(T.filter(([{message:C}])=>C!==null))}}),4120:(($t,H,t)=>{
t.d(H,{DO:()=>e,Iu:()=>d,K4:()=>p,Ku:()=>y,QI:()=>n,Rk:()=>r,SY:()=>i,UV:()=>I,_l:()=>O,dy:()=>E,od:()=>o,px:()=>w,wO:()=>a,y0:()=>h});var $=t(1064);const E="ne\
w in this pull request",w=(l,c)=>`${l} ${l===1?c:O(c)}`,O=l=>`${l.replace(/(?<=[^aeiou])y$/,"ie")}s`,d=l=>l.replace(/^./u,c=>c.toUpperCase());function p(l,c,M=0){
const S=l.slice(0,c),A=l.length-S.length+M;return`${S.join(", ")}${A>0?` and ${A} more`:""}`}const y=(l,c)=>l.length<=2*c?l:l.slice(0,c);function I(l,c,M,S=A=>`\
and ${A} more`){const A=l.length-c;return[...l.slice(0,c).flatMap(M),...A>0?[S(A)]:[]]}function h(l,c){if(l===null||l.indexes.length!==1)return[];const[M]=l.indexes;
return[c?`shard ${M} of ${l.count}: other hosts belong to other shards`:`no host belongs to shard ${M}/${l.count}`]}const i=l=>$.zK.every(c=>l.includes(c))?"all\
 clients":l.map(c=>$.bB[c]).join(", ");function o(l,c){const M=c.filter(S=>l.includes(S));return l.length===0||M.length===c.length?"":M.length===0?"no client in\
 use":M.map(S=>$.bB[S]).join(", ")}const a=l=>l.map(c=>$.bB[c]).join(" and "),n=({clients:l,versions:c})=>l.map(M=>[$.bB[M],c[M]].join(" ").trim()).join(" and "),
e=l=>l==="any"?"any service":l;function r(l){switch(l){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":
return"not sent (redirected to another host)"}}}),8884:(($t,H,t)=>{t.d(H,{BQ:()=>P,CN:()=>g,Dc:()=>m,II:()=>p,Ky:()=>y,Qz:()=>f,R3:()=>d,Xd:()=>A,Yx:()=>c,_5:()=>r,
_X:()=>e,cC:()=>i,eb:()=>o,eo:()=>O,et:()=>L,iW:()=>a,mj:()=>n,oN:()=>l,rv:()=>I,tN:()=>s,xi:()=>u,yv:()=>S});var $=t(5143),E=t(4120),w=t(8641);const O=T=>k(T)?
`${p(T.file)}:${T.line}`:T,d=({file:T,line:C,column:G})=>`${p(T)}:${C}:${G}`;function p(T){const{repository:C,path:G}=(0,$.bH)(T);if(C===null)return(0,w.J7)(T);
const _=(0,w.J7)(C);return G==="."?_:`${_}//${(0,w.J7)(G)}`}function y(T,C,G=O,_=0){const{places:D,isOfRepositories:U}=I(R(T)),x=D.slice(0,C).map(G).join(", "),
N=Math.max(0,D.length-C)+(U?0:_),K=N>0?[(0,E.px)(N,U?"more repository":"more place")]:[];return[...x===""?[]:[x],...K].join(" and ")}function I(T){const C=h(T),
G=C.filter(i).length>1;return{places:G?C:T,isOfRepositories:G}}function h(T){const C=new Set;return T.filter(G=>{const _=k(G)?(0,$._M)(G.file):null;return _===null?
!0:!C.has(_)&&C.add(_)})}const i=T=>k(T)&&(0,$._M)(T.file)!==null;function o(T){const C=new Set(T.map(D=>D.places)),G=Array.from(C,D=>h(D.filter(i))),[_=[]]=G;return G.
length>1?h(G.flat()):_}const a=(T,C)=>T===C?`all ${C} repositories`:`${T} of ${C} repositories`;function n(T,C){const{length:G}=C>1?o(T):[];return G>1?a(G,C):""}
function e(T){const C=new Map;for(const _ of T){const{severity:D,problem:U}=_;if(D!=="notice")for(const x of o([_])){const N=(0,$._M)(x.file)??"",K=C.get(N)??[];
K.push({severity:D,code:U.code,place:x}),C.set(N,K)}}const G=(_,D)=>_.filter(U=>U.severity===D).length;return Array.from(C,([_,D])=>({repository:_,errors:G(D,"e\
rror"),warnings:G(D,"warning"),findings:D})).toSorted((_,D)=>D.errors-_.errors||D.warnings-_.warnings)}const r=({errors:T,warnings:C})=>[T===0?"":(0,E.px)(T,"er\
ror"),C===0?"":(0,E.px)(C,"warning")].filter(G=>G!=="").join(", ");function l(T,C){const{isOfRepositories:G}=I(T),_=U=>(G?(0,$._M)(U.file):null)??O(U),D=new Set(
C.map(U=>U&&_(U)));return T.filter(U=>!D.has(_(U)))}const c=(T,C=O)=>y(T,T.every(k)?1:2,C),M=1e5;function S(T){const C=new Map(T.map(({places:x,placesLeftOut:N=0})=>[
x,N])),G=[];for(const x of C.keys())G.length<M&&G.push(...x);const _=C.entries().reduce((x,[N,K])=>x+N.length+K,0),D=R(G.filter(k)),U=[...new Set(G.filter(x=>typeof x==
"string"))];return{lines:D,settings:U,leftOut:_-G.length}}const A=({places:T})=>T.find(k)??null,s=T=>T.map(A).find(C=>C!==null)??null;function u(T,{clients:C,repositories:G},_,D){
const{lines:U,settings:x,leftOut:N}=S([T]);return[["help",(0,w.RK)(T.problem.help??"",_)],["affects",(0,E.od)(T.affects,C)],["hits",n([T],G.length)],["also at",
y(l(U,U.slice(0,1)),D,O,N)],["required by",y(x,D)]].filter(([,V])=>V!=="")}const f=({requirements:T})=>T.some(({because:C})=>C.some(k)),m=T=>new Set(T.flatMap(({
places:C})=>C.filter(k).map(({file:G})=>G))).size,P=T=>T.filter(C=>A(C)===null),L=T=>T.every(({problem:C})=>C.code.startsWith("credentials-"))?"credentials":"se\
ttings",g=T=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(T)&&(0,$._M)(T)===null,k=T=>typeof T!="string";function R(T){const C=new Map;return T.filter(G=>{const{
file:_,line:D}=typeof G=="string"?{file:G,line:0}:G,U=C.get(_);if(U===void 0)C.set(_,new Set([D]));else{if(U.has(D))return!1;U.add(D)}return!0})}}),6763:(($t,H,t)=>{
t.d(H,{q:()=>d,r:()=>p});var $=t(5143),E=t(4120),w=t(8884);const O=50,d=h=>(0,E.UV)(h,O,i=>i,i=>`and ${(0,E.px)(i,"more remark")}`),p=h=>[...y(h),...I(h)];function y({
files:h}){const i=h.filter(({exclude:n,severity:e})=>n!==void 0&&e!=="notice"),o=new Set(i.flatMap(({exclude:n})=>n??[])),a=(0,w.eb)(i).length;return i.length===
0?[]:[(0,$.Az)(i.length,[...o],a)]}function I({roots:h}){return h.some(({rows:o})=>o.some(({platforms:a})=>a.some(({available:n})=>n===!0)))?["signatures of pro\
vider packages were not verified"]:[]}}),8416:(($t,H,t)=>{t.d(H,{L2:()=>i,oh:()=>p,rU:()=>o});var $=t(4e3),E=t(5143),w=t(1064),O=t(5603),d=t(3469);function p(s,u){
let f;return()=>(f??=t.e(9249).then(t.bind(t,9249)).then(({readTools:m})=>m(s,u)),f)}const y=["terraform"],I="assumed, CLI not detected; set `dialect`",h="CLI n\
ot detected; set `dialect` to check one";async function i({setting:s,scan:u}){const f=s.name==="auto"?null:n(s.name);if(u===null||u.isEmpty){const R=f===null?h:
a;return M(f??w.Du,[R],[],s,{signs:[],constraints:[]})}const m=await c(u,s,f),{constraints:P}=u;if(f!==null)return M(f,[a],[],s,{signs:m,constraints:P});const L=l(
m);if(L.length===0)return{...M(y,[I],[],s,{signs:m,constraints:P}),isGuess:!0};const g=e(L),k=g.flatMap(R=>L.find(T=>T.client===R)??[]);return M(g,k.map(A),L,s,
{signs:m,constraints:P})}async function o({clients:s},u){if(u===null||u.isEmpty)return w.zK;const{others:f}=await u.tools(),m=s;return w.zK.filter(P=>m.includes(
P)||f.has(P)||P==="terragrunt"&&u.usesTerragrunt)}const a="set by `dialect`",n=s=>s==="both"?w.Du:[s],e=s=>w.Du.filter(u=>s.some(f=>f.client===u));function r(s){
const u=s.filter(({place:f})=>!(0,E.Zl)(f.file));return u.length===0?s:u}const l=s=>{const u=r(s);return O.A.map(m=>u.filter(P=>P.level===m)).find(({length:m})=>m>
0)??[]};async function c({signs:s,tools:u,hasCloudHostname:f},m,P){const L=l(s),g=P??e(L),k=L.every(({place:D})=>(0,E.Zl)(D.file)),R=P===null&&(k||L.some(({isCloud:D})=>D)),
T=m.version===null&&g.some(D=>(0,d.w)(D,[]).length>1);if(!R&&!T)return s;const{setsCloudHostname:C,signs:G}=await u(),_=f||C;return[...s.filter(({isCloud:D})=>!(D&&
_)),...G]}function M(s,u,f,m,P){const[L,...g]=s,k=s.map(C=>S(C,m,P)),R=k.flatMap(({client:C,version:G})=>G===null?[]:[[C,G]]),T=k.flatMap(({version:C,signs:[G]})=>C===
null||G===void 0?[]:[A(G)]);return{name:L===void 0||g.length>0?"both":L,clients:s,releases:k.flatMap(({releases:C})=>C),versions:Object.fromEntries(R),why:[...new Set(
[...u,...T])].join(", "),evidence:[...new Set([...f,...k.flatMap(({signs:C})=>C)])]}}function S(s,{version:u},f){if(u!==null)return{client:s,releases:(0,d.w)(s,
[u]),version:u,signs:[]};const m=r(f.signs.filter(T=>T.client===s&&T.version!==null)),P=[...new Set(m.map(T=>(T.version??"").replace(/^v/,"")))];if(P.length>0){
const[T="",...C]=P,G=C.length===0&&(0,d.l)(T);return{client:s,releases:(0,d.w)(s,P),version:G?T:null,signs:m}}const L=r(f.constraints),g=L.map(({text:T})=>T),k=(0,d.
w)(s,g);if(k.length===(0,d.w)(s,[]).length)return{client:s,releases:k,version:null,signs:[]};const R=L.map(({text:T,place:C})=>({client:s,level:"syntax",place:C,
text:`requires ${(0,$.dh)(T)}`,version:T}));return{client:s,releases:k,version:g.length===1?g[0]??null:null,signs:R}}const A=({place:s,text:u})=>`${s.file}:${s.
line} ${u}`}),2161:(($t,H,t)=>{t.d(H,{L8:()=>o,TD:()=>r,U4:()=>h,Z8:()=>l,e0:()=>i,tr:()=>I});var $=t(1064);const E=["terraform"],w=["opentofu"],O=[{suffix:".tf\
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
-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),r=c=>n.test(c),l=c=>r(c)||e.test(c)}),6195:(($t,H,t)=>{t.d(H,
{$8:()=>p,G$:()=>y,Ls:()=>O,UO:()=>I,VK:()=>w,sq:()=>h});var $=t(6760);const E=/[*?[{]/;function w(i){const o=i.split("/"),a=o.findIndex(n=>E.test(n));return a<
0?{fixed:i}:{fixed:o.slice(0,a).join("/"),glob:o.slice(a).join("/")}}function O(i){const o=i.map(a=>{const n=a.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");
return{glob:n,start:d(n)}});return a=>{const n=a.toLowerCase();return o.some(({glob:e,start:r})=>e===a||n.startsWith(r)&&$.posix.matchesGlob(a,e))}}function d(i){
const[o=""]=i.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(i)??[];return o.toLowerCase()}const p=({file:i,glob:o},a)=>i===a||o!==void 0&&$.posix.matchesGlob(a,
o),y=i=>i.startsWith(".")||i==="node_modules",I=(i,o)=>i===o||i.startsWith(o.endsWith($.sep)?o:o+$.sep),h=i=>$.sep==="/"?i:i.replaceAll($.sep,"/")}),5603:(($t,H,t)=>{
t.d(H,{A:()=>O,j:()=>p});var $=t(5143),E=t(1064),w=t(5011);const O=["lock-file","syntax","version-file","tool","hook"],d=100;class p{found=new Map;allowed=new Map;addFiles(h){
for(const{file:i,kind:o,scope:a,isContext:n}of h){if(n)continue;const[e]=o.clients;if(e!==void 0&&o.clients.length===1&&!y(i)){const r={file:i,line:1,column:1,endColumn:1};
this.addSyntax(e,`is read by ${E.bB[e]} only`,r)}for(const r of a.traits)this.addTrait(r)}}addUsages(h){for(const i of h)i.kind==="lock_provider"?this.addLock(i):
i.kind==="cloud_default"&&this.addCloud(i)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:h,text:i,place:o}){
if(h==="version"){if(this.allowed.size>=d)return;const a=(0,$.Zl)(o.file)?`${i} aside`:i;this.allowed.has(a)||this.allowed.set(a,{text:i,place:o})}else if(h==="\
binary"){const n={client:i==="tofu"?"opentofu":"terraform",level:"version-file",place:o,version:null};this.put({...n,text:"sets terraform_binary"})}else if(h!==
"compatible"&&h!=="provider-version"){const{client:a,what:n}=E.$I[h];this.addSyntax(a,`has ${n}`,o)}}addLock({host:h,place:i}){const o=E.Du.find(n=>(0,w.Vm)(n)===
h);if(o===void 0)return;const a=`locks providers from ${h}`;this.put({client:o,level:"lock-file",place:i,text:a,version:null})}addCloud({clients:h,isOverridden:i,
place:o}){if(i||!h.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:o,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(h,i,o){
this.put({client:h,level:"syntax",place:o,text:i,version:null})}put(h){const i=`${h.client} ${h.text}`;if(this.found.has(i))return;const o=(0,$.Zl)(h.place.file)?
`${i} aside`:i;this.found.has(o)||this.found.set(o,h)}}const y=I=>/(^|\/)[.#][^/]*$/.test(I)}),7854:(($t,H,t)=>{t.d(H,{Oo:()=>y,YW:()=>O,kA:()=>p,sw:()=>d,u3:()=>i,
vH:()=>I});var $=t(7052),E=t(1064);const w={line:1,column:1,endColumn:1};function O(o,a,n=w){const e={file:o===""?".":o,...n};return{problem:a,place:e,clients:E.
Du,host:null}}function d(o,a){const n=l=>a.includes(l),e=y(l=>l.every(n)?l:l.filter(n)),r=y(l=>l.every(c=>c.clients.every(n))?l:l.flatMap(c=>{const M=e(c.clients);
return M.length===0?[]:[{...c,clients:M}]}));return o.filter(l=>{const c=l;return c.clients=e(l.clients),c.needs=r(l.needs),l.isHostImplied&&(c.host=c.needs[0]?.
host??l.host),c.clients.length>0})}const p=o=>{const a=new Set;for(const{host:n,isHostImplied:e}of o)n!==null&&!e&&a.add(n);return a};function y(o){let a;return n=>{
a??=new Map;const e=a.get(n);if(e!==void 0||a.has(n))return e;const r=o(n);return a.set(n,r),r}}const I=(o,a)=>o.filter(n=>n.clients.some(e=>a.includes(e))),h=1e4;
class i{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(a=h){this.max=a}add(a){const{problem:n,place:e}=a;if(n.code==="file-syntax"){if(this.broken.
has(e.file))return;this.broken.add(e.file)}const r=this.kept.get(n.severity)??0;this.kept.set(n.severity,r+1),r<this.max?this.notes.push(a):this.omitted+=1}all(){
if(this.omitted===0)return this.notes;const a=(0,$.fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[...this.notes,O(".",a)]}}}),7152:(($t,H,t)=>{
t.d(H,{G:()=>r});var $=t(3024),E=t(6760),w=t(9461),O=t(5747),d=t(7052),p=t(9664),y=t(2161),I=t(6195);function h(A,s,u,f){if(A.kind==="error")return(0,d.fileUnreadable)(
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
A,{withFileTypes:!0}).sort((f,m)=>f.name<m.name?-1:1)}catch(f){return(0,o.YW)(s,(0,d.fileUnreadable)({what:"directory",code:(0,O.Oj)(f)}))}}}),5751:(($t,H,t)=>{
t.d(H,{readSettings:()=>k});var $=t(3024),E=t(6760),w=t(5747),O=t(3625),d=t(4e3),p=t(3592),y=t(3474),I=t(8535),h=t(7030),i=t(6181),o=t(1831);function a(D){const U=K=>D[K]||
D[K.toLowerCase()]||"",x={http:e("HTTP_PROXY",U("HTTP_PROXY")),https:e("HTTPS_PROXY",U("HTTPS_PROXY"))},N=S(U("NO_PROXY"));return K=>{const V=x[K.scheme];return V===
null||c(K.name)||N(K)?null:V}}const n=["http:","https:"];function e(D,U){if(U==="")return null;const x=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(U)?U:`http://${U}`);
if(x===null)throw new TypeError(`${D} is not a URL; expected http://HOST:PORT`);if(!n.includes(x.protocol))throw new TypeError(`${D} is a ${x.protocol}// proxy;\
 expected http:// or https://`);if(!r(x.username)||!r(x.password))throw new TypeError(`${D} has a user name or password with a bare "%"; write "%25" for it`);return x}
function r(D){try{return decodeURIComponent(D),!0}catch(U){if(U instanceof URIError)return!1;throw U}}const l=new h.BlockList;l.addSubnet("127.0.0.0",8,"ipv4"),
l.addAddress("::1","ipv6");const c=D=>D==="localhost"||M(l,D);function M(D,U){const x=(0,i.n7)(U.replace(/%.*$/s,"")),N=(0,h.isIP)(x);return N!==0&&D.check(x,N===
4?"ipv4":"ipv6")}function S(D){const U=D.split(",").map(x=>x.trim().toLowerCase()).filter(x=>x!=="").map(A);return x=>U.some(N=>N(x))}function A(D){if(D==="*")return()=>!0;
const U=s(D);if(U!==null)return({name:F})=>U(F);const{name:x,port:N}=m(D),K=F=>N===""||String(F.port)===N;if(u(x)){const F=(0,i.n7)(x),tt=new h.BlockList;return tt.
addAddress(F,(0,h.isIP)(F)===4?"ipv4":"ipv6"),ct=>M(tt,ct.name)&&K(ct)}const V=f(x);return F=>(0,h.isIP)(F.name)===0&&K(F)&&V(F.name)}function s(D){const[,U="",
x=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(D)??[];if(!u(U))return null;const N=Number(x);if(N>((0,h.isIP)(U)===4?32:128))return null;const K=N-((0,h.isIP)(U)===6?96:
0),V=new h.BlockList,F=(0,h.isIP)((0,i.n7)(U))===4&&K>=0;return F?V.addSubnet((0,i.n7)(U),K,"ipv4"):V.addSubnet(U,N,"ipv6"),tt=>M(V,tt)&&(0,h.isIP)((0,i.n7)(tt))===
4===F}const u=D=>(0,h.isIP)(D)!==0&&!D.includes("%");function f(D){if(D==="")return()=>!1;const U=D.replace(/^\*\./,"."),x=U.replace(/^\./,""),N=(0,o.Pv)(x),K=N.
ok?N.value:x;return V=>V.endsWith(`.${K}`)||!U.startsWith(".")&&V===K}function m(D){const U=/^\[([^\]]*)\]:([^:]*)$/.exec(D)??/^([^:[\]]*):([^:[\]]*)$/.exec(D);
return U===null?{name:D,port:""}:{name:U[1]??"",port:U[2]??""}}var P=t(3152);const L=4*1024*1024,g=20;async function k(D,{environment:U,directory:x,wording:N=P.
w7}){const{settings:K,mistakes:V}=(0,P.P$)(D,N),F=await _(K.caFile,N),tt=G(U),ct=[F,tt].flatMap(At=>At.ok?[]:[At.why]),wt=await Promise.all(R(K.scan,x).slice(0,
g).map(At=>N.missingPath(At,x))),Mt=[...V,...await T(K,N),...await C(K,N),...ct,...wt];if(Mt.length>0||!F.ok||!tt.ok)throw new P.GN(Mt);return{...K,authorities:F.
value,chooseProxy:tt.value}}const R=(D,U)=>D.filter(x=>!/[*?[\]{}]/.test(x)&&!(0,$.existsSync)((0,E.resolve)(U,x)));async function T({hostnames:D},{setting:U}){
const x=U("hostnames"),N=D.flatMap(({addresses:F})=>F);if(N.length===0)return[];const{parseNamedAddress:K}=await Promise.all([t.e(6917),t.e(1667)]).then(t.bind(
t,1257)),V=N.flatMap(F=>{const tt=K(F,"terraform");return tt.ok?[]:[`${x}: "${F.service}=${F.text}" is wrong: ${tt.why}`]});return(0,y.Ku)(V,x)}async function C({
ignore:D},{setting:U}){const x=U("ignore");if(D.length===0)return[];const{problemFacts:N}=await Promise.all([t.e(660),t.e(2558),t.e(7341),t.e(1371),t.e(709)]).then(
t.bind(t,709)),K=N(),V=D.flatMap(({code:F})=>{if(Object.hasOwn(K,F))return[];const tt=(0,I.q)(F,Object.keys(K)),ct=tt===null?`${p.aq} lists the codes`:`did you \
mean "${tt}"?`;return[`${x}: "${F}" is not a problem code; ${ct}`]});return(0,y.Ku)(V,x)}function G(D){try{return(0,O.J)(a(D))}catch(U){if(U instanceof TypeError)
return(0,O.T)(U.message);throw U}}async function _(D,{setting:U}){if(D===null)return(0,O.J)(null);const x=(0,w.yR)(D,L),N=U("ca-file");if(!x.ok)return(0,O.T)(`${N}\
 "${D}" ${(0,d.mP)(x.failure)}`);const{parseAuthorities:K}=await t.e(5036).then(t.bind(t,5036)),V=K(x.text);return V.ok?V:(0,O.T)(`${N} "${D}" ${V.why}`)}}),3612:(($t,H,t)=>{
t.d(H,{ev:()=>I,ZW:()=>y,BU:()=>p,tG:()=>h,tC:()=>i});function $(o,a){const n=new TextEncoder().encode(o);let e=1,r=-1;for(let l=1;l<=a;l+=1){const c=E(n,l);c>r&&
(r=c,e=l)}return e}function E(o,a){const{length:n}=o,e=n&-4;let r=a;for(let l=0;l<e;l+=4)r^=O(w(o,l,4)),r=Math.imul(r<<13|r>>>19,5)+3864292196|0;return e<n&&(r^=
O(w(o,e,n-e))),r^=n,r=Math.imul(r^r>>>16,2246822507),r=Math.imul(r^r>>>13,3266489909),(r^r>>>16)>>>0}function w(o,a,n){let e=0;for(let r=n-1;r>=0;r-=1)e=e<<8|(o[a+
r]??0);return e}function O(o){const a=Math.imul(o,3432918353);return Math.imul(a<<15|a>>>17,461845907)}const d=500;function p(o,a,n){const e=new Map;for(const A of n.
values())e.set(A,(e.get(A)??0)+1);const r=Array.from(e).flatMap(([A,s])=>s>d?A:[]),l=new Set(r),c=new Set([...a,...e.keys()]),M=new Set([...c].filter(A=>!l.has(
A)&&$(A,o.count)!==o.index)),S=Array.from(n).flatMap(([A,s])=>(l.has(s)?!I({...o,split:l},s,A):M.has(s))?A:[]);return{...o,split:l,others:new Set(S),otherHosts:M}}
const y=o=>o===null||o.index===1,I=(o,a,n)=>$(o.split.has(a)?`${a} ${n}`:a,o.count)===o.index,h=(o,a)=>o===null||(a===null?o.index===1:$(a,o.count)===o.index),i=(o,a,n)=>o?.
split.has(a)?Math.ceil(n/o.count):n}),1435:(($t,H,t)=>{t.d(H,{U7:()=>E,jK:()=>w,op:()=>O});var $=t(9562);const E=()=>Promise.all([t.e(660),t.e(1371),t.e(1276),t.
e(3432),t.e(2629),t.e(826)]).then(t.bind(t,826));async function w(p,y,I,{environment:h,directory:i,mayHavePlugins:o,plugins:a=null}){if(y.hostnames.length===0&&
p.every(({needs:S})=>S.length===0))return{usages:p,remarks:[],findings:[],configs:[],releases:I.releases};const n=await O(y.cliConfig,I.clients,h),e=I.releases.
map(S=>{const A=n.find(({client:s})=>s===S.client);return{...S,attemptMs:A?.requestTimeoutMs??S.attemptMs}}),r={root:i,plugins:a,mayHavePlugins:o,releases:e,asksMirrors:y.
depth!=="discovery"},l=await d(p,n,r),c=[...n.flatMap(S=>S.findings),...l.findings],{mergeFindings:M}=await E();return{...l,findings:M(c),configs:n,releases:e}}
async function O(p,y,I){const{readCliConfig:h,thisMachine:i}=await E(),o=i(I);return y.map(a=>h(a,o,p))}async function d(p,y,I){if(!p.some(({needs:o})=>o.some(({
service:a})=>a===$.xq)))return{usages:p,remarks:[],findings:[]};const{withoutInstalled:i}=await Promise.all([t.e(5927),t.e(7844)]).then(t.bind(t,5927));return i(
p,y,I)}}),8723:(($t,H,t)=>{t.d(H,{Z:()=>I,j:()=>d});var $=t(1064),E=t(7854),w=t(5960),O=t(1435);async function d({requirements:h,roots:i,usages:o,part:a},n,e,r){
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
kill:n,stop:e.signal,abortAfter:l=>AbortSignal.timeout(l)})}}),5453:(($t,H,t)=>{t.d(H,{D0:()=>i,lz:()=>o,K$:()=>r,a3:()=>n,Xo:()=>a});var $=t(2389),E=t(7052),w=t(
9664);function O(l,{evidence:c,versions:M}){if(l.version!==null)return()=>l.version;const S=c.filter(({level:A,version:s})=>A==="version-file"&&s!==null);return(A,s)=>S.
some(f=>f.client===A&&d(s,(0,w.jt)(f.place.file)))?M[A]??null:null}const d=(l,c)=>c===""||`${l}/`.startsWith(`${c}/`);var p=t(6195),y=t(7854),I=t(3152);const h=2e5;
async function i({usages:l,notes:c,scanned:M,changed:S,dialect:A,settings:s}){const{declared:u,endedAt:f}=M;if(l.length===0&&![...u].some(ct=>"place"in ct)&&s.roots.
length===0)return{roots:[],notes:[]};const{rootsOf:P}=await t.e(5353).then(t.bind(t,5353)),{Readings:L,RootNotes:g,textNotes:k}=await Promise.all([t.e(6917),t.e(
1203)]).then(t.bind(t,1203)),{clients:R,versions:T}=A,C=await o({usages:l,declared:u,clients:R},s,f===null),G=[],_=[],D=new L,U=s.dialect.name==="auto"?[]:R,x=new g(
{clients:R,readings:D,upgrade:s.upgrade,versionIn:O(s.dialect,A)}),N=s.depth!=="discovery";let K=0;for(const ct of P(C,{changed:S,versions:T,hasCalls:N})){if(K+=
ct.directories.length,K>h){_.push((0,y.YW)(ct.directory,(0,E.fileLimit)({kind:"roots",max:h})));break}x.add(ct),N&&G.push(ct)}const V=[...k(l,u,{...A,readings:D,
set:U})].filter(({place:ct})=>S===null||S.has(ct.file)),F=new Set(c.flatMap(({problem:ct,place:wt})=>ct.code==="lock-invalid"?wt.file:[])),tt=[...V,...x.notes()].
filter(({place:ct})=>!F.has(ct.file));return{roots:G,notes:[...tt,..._]}}async function o(l,{roots:c},M){const{layoutsOf:S,unmatched:A}=await t.e(5353).then(t.bind(
t,5353)),s=c.map(m=>({text:m,matches:(0,p.Ls)([m])})),u=S({...l,patterns:s}),f=M?A(u,s):[];if(f.length===0)return u;throw new I.GN(f.map(m=>`roots: no directory\
 with configuration matches ${m}`))}async function a(l,c){return c.every(({lockFile:S})=>S===null)?l:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(l,
c)}function n(l,c,{depth:M},S){if(M==="discovery")return l;const A=({kind:u,workspace:f})=>u==="cloud_default"?!!S.TF_CLOUD_HOSTNAME:u!=="backend_remote_default"||
f?.organization===null,s=new Set(c.filter(u=>!A(u)).map(({place:u})=>e(u)));return l.map(u=>u.problem.code==="host-missing"&&s.has(e(u.place))?{...u,problem:{...u.
problem,severity:"error"}}:u)}const e=({file:l,line:c,column:M})=>`${l}:${c}:${M}`;async function r(l,c){if(l===null)return $.j7;const{judgeInit:M}=await Promise.
all([t.e(6917),t.e(7341),t.e(5761)]).then(t.bind(t,5761));return M(l,c)}}),370:(($t,H,t)=>{t.d(H,{C_:()=>i,IZ:()=>I,PT:()=>h,SQ:()=>d});var $=t(6897),E=t(8416),
w=t(7152);const O=20;async function d({scan:o,exclude:a},{directory:n,environment:e,stop:r,progress:l}){const c={root:n,scan:o,exclude:a},M=r.why===null?y(c):null;
if(M!==null)return M;const{scanInSteps:S}=await p(),A=S(c,Object.keys(e));return(0,$.n)(A,r,s=>l({kind:"scan",files:s}))}const p=()=>Promise.all([t.e(400),t.e(4949)]).
then(t.bind(t,4949));function y(o){const a={toolFiles:[],hasPlugins:!1};let n=0;for(const{kind:e}of(0,w.G)(o,a))if(n+=1,e!=="directory"||n>O)return null;return{
...a,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const I=(o,a,n)=>(0,E.L2)(h(o,a,n));function h({
dialect:o,exclude:a,scan:n},e,{environment:r,directory:l}){if(n.length===0)return{setting:o,scan:null};const c=(0,E.oh)({root:l,exclude:a},e.toolFiles),M=!!r.TF_CLOUD_HOSTNAME;
return{setting:o,scan:{...e,tools:c,hasCloudHostname:M}}}const i=({hasPlugins:o},{scan:a})=>o||a.some(n=>n!==".")}),7082:(($t,H,t)=>{t.d(H,{O:()=>$});const $=E=>({
discovery:E,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:(($t,H,t)=>{t.d(H,{C:()=>w});
var $=t(7854);const E=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","\
migrate_backend_remote","migrate_backend_remote_default"]);function w(d,p,y,I=(0,$.kA)(p)){const h=d.hostnames.flatMap(({host:a,services:n})=>{const e=n.length>
0?n:d.requiredServices;return(e.length>0?e:["any"]).map(l=>({host:a,service:l,clients:y,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),i=new Set([...I,
...d.hostnames.map(({host:a})=>a)]),o=new Map;for(const a of h)O(o,a);for(const{kind:a,needs:n,place:e}of p){const r=!E.has(a);for(const l of n)O(o,{...l,because:[
e],isImplied:!i.has(l.host),isForInit:r})}return Array.from(o.values(),a=>({...a,clients:y.filter(n=>a.clients.includes(n))}))}function O(d,p){const{host:y,service:I,
clients:h,because:i}=p,o=`${y} ${I}`,a=d.get(o);if(a===void 0){d.set(o,{...p,clients:[...h],because:[...i]});return}a.isForInit||=p.isForInit;for(const n of i)a.
because.push(n);for(const n of h)a.clients.includes(n)||a.clients.push(n)}}),5960:(($t,H,t)=>{t.d(H,{e:()=>O,i:()=>p});var $=t(6697),E=t(1831),w=t(7082);function O(y,{
hostnames:I,allowedHosts:h},{isGuess:i}){const o=new Set(I.map(({host:n})=>n)),a=new Map;for(const n of y){const{host:e}=n;if(o.has(e)||a.has(e))continue;const r=d(
n,i===!0,(0,E.Jr)(e,h));r!==null&&a.set(e,r)}return a}function d({host:y,isImplied:I,because:h,clients:i},o,a){const n=(0,E.nx)(y);if((0,E.Rt)(y))return(0,$.hostGeneric)(
{host:n});const[e]=h.filter(l=>typeof l!="string"),r=I&&e!==void 0?{place:e,clients:i}:null;return r!==null&&o?(0,$.hostAssumed)({host:n,...r}):a?null:(0,$.hostNotAllowed)(
r===null?{host:n}:{host:n,implied:r})}const p=(y,I)=>({host:y,attempt:(0,w.O)({kind:"skipped",problem:I}),earlier:[],later:[],credentials:null,looks:[],difference:null,
forced:[]})}),566:(($t,H,t)=>{t.d(H,{f:()=>O,q:()=>p});var $=t(3024),E=t(6760),w=t(6309);function O(o,a,n){const e=d((0,$.realpathSync)(o),a),r=(0,E.basename)(a),
l=(0,E.join)(e,`.${r.slice(0,60)}.${Math.random().toString(36).slice(2)}`),c=(0,$.openSync)(l,"wx");try{try{for(const M of n)(0,$.writeFileSync)(c,M)}finally{(0,$.
closeSync)(c)}(0,$.renameSync)(l,(0,E.join)(e,r))}catch(M){throw(0,$.rmSync)(l,{force:!0}),M}}function d(o,a){const n=(0,E.resolve)(o,a),e=i(o,n);if(!e&&!(0,E.isAbsolute)(
a))throw new w.Lw(`it is outside ${o}; use an absolute path if that is intended`);const r=e?o:(0,E.parse)(n).root;return(0,E.relative)(r,(0,E.dirname)(n)).split(
E.sep).filter(Boolean).reduce((c,M)=>y(c,M,o),r)}function p(o,a){const n=(0,$.realpathSync)(o);return I(d(n,a),(0,E.basename)(a),n)}function y(o,a,n){const e=(0,E.
join)(o,a);return(0,$.lstatSync)(e,{throwIfNoEntry:!1})===void 0&&h(e),I(o,a,n)}function I(o,a,n){const e=(0,E.join)(o,a);if(!(0,$.lstatSync)(e,{throwIfNoEntry:!1})?.
isSymbolicLink())return e;const r=(0,$.realpathSync)(e);if(!i(n,o)||i(n,r))return r;throw new w.Lw(`the link ${(0,E.relative)(n,e)} leads outside ${n}; remove i\
t or choose another path`)}function h(o){try{(0,$.mkdirSync)(o)}catch(a){if(!(0,w.Or)(a)||a.code!=="EEXIST")throw a}}function i(o,a){const n=(0,E.relative)(o,a);
return n!==".."&&!n.startsWith(`..${E.sep}`)&&!(0,E.isAbsolute)(n)}}),9076:(($t,H,t)=>{t.d(H,{QB:()=>E,im:()=>$,yX:()=>w});const $=["fails","warns","works","unc\
hecked","skipped"],E=5,w=({outcome:O})=>O!=="unchecked"&&O!=="skipped"}),997:(($t,H,t)=>{t.d(H,{O:()=>E,T:()=>O});var $=t(1064);const E=({earlier:d,attempt:p,later:y})=>[
...d,p,...y];function w({discovery:d,timing:p,headMs:y,hops:I},{attemptMs:h}){const i=y!==null&&y<=h?I.at(-1)?.status:null;return i===null||(0,$.Mq)(i??0)?"retr\
ies":d.kind!=="failed"&&p.totalMs<=h?"works":"fails"}function O(d,p){const y=d.map(i=>w(i,p)),I=y.indexOf("works");return I<0?"never":I<=p.retries&&!y.slice(0,I).
includes("fails")?"always":"sometimes"}}),4475:(($t,H,t)=>{t.d(H,{Y:()=>w});var $=t(6309),E=t(8641);async function w(O,d){const{history:p}=O.settings;if(p===null)
return{checked:O,warnings:[]};try{const{recordRun:y}=await t.e(5175).then(t.bind(t,5175)),{history:I,warnings:h}=y(p,O,d);return{checked:{...O,context:{...O.context,
history:I}},warnings:h}}catch(y){return{checked:O,warnings:[`the history ${(0,E.RK)(p)} was not read: ${(0,E.RK)((0,$.A3)(y))}`]}}}}),3795:(($t,H,t)=>{t.d(H,{qY:()=>h,
Si:()=>e,fN:()=>a,XP:()=>n});var $=t(733),E=t(1831),w=t(4120),O=t(8641);const d=2,p=80;function y(r){if(r.kind==="scan")return`read ${(0,w.px)(r.files,"file")}`;
if(r.kind==="registries")return`${r.done} of ${(0,w.px)(r.total,"question")} to registries answered`;const{done:l,total:c,failed:M,waiting:S}=r,A=M===0?"":`, ${M}\
 failed so far`;return`${l} of ${(0,w.px)(c,"host")} checked${A}${I(S)}`}function I(r){if(r.size===0)return"";const l=[...r].slice(0,d).map(M=>(0,O.RK)((0,E.nx)(
M),p)),c=r.size-l.length;return c>0?`; waiting for ${l.join(", ")} and ${(0,w.px)(c,"other")}`:`; waiting for ${l.join(" and ")}`}const h={show:()=>{},end:()=>{}},
i=5e3,o=200;function a(r,l){let c=null,M=!0;const S=l(i,()=>{c!==null&&(M&&r(y(c)),M=!M)});return{show:s=>{c=s},end:S}}function n(r,l,c){let M=null,S="";const A=c(
o,()=>{const f=M===null?"":(0,$.W)(y(M),0,l-1);f!==S&&(S=f,r(`\r${f}\x1B[K`))});return{show:f=>{M=f},end:()=>{A(),S!==""&&r("\r\x1B[K")}}}const e=(r,l)=>{const c=setInterval(
l,r).unref();return()=>clearInterval(c)}}),8463:(($t,H,t)=>{t.d(H,{t:()=>y});var $=t(6309),E=t(566),w=t(3329),O=t(5505),d=t(5955),p=t(8641);async function y(h,i,o){
const a=[];for(const{path:n,format:e}of h)try{(0,E.f)(o,n,(0,d.mk)(await I(e,i)))}catch(r){a.push(`the report ${(0,p.RK)(n)} was not written: ${(0,p.RK)((0,$.A3)(
r))}`)}return a}async function I(h,{verdict:i,context:o}){switch(h){case"json":return(0,w.h)(i,o);case"sarif":return(await Promise.all([t.e(660),t.e(7341),t.e(1371),
t.e(3933)]).then(t.bind(t,3933))).renderSarif(i,o);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(i,o);case"codequality":{const{renderCodeQuality:a}=await t.
e(8957).then(t.bind(t,8957)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return a(i,e=>n("sha256",e))}case"html":{const{renderHtml:a}=await t.e(7466).
then(t.bind(t,7466)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return a(i,o,e=>n("sha256",e,"base64"))}case"markdown":return[(0,O.Gc)(i,o)]}}}),
7361:(($t,H,t)=>{t.d(H,{QY:()=>h,_N:()=>y,eC:()=>d,k2:()=>I,mc:()=>O});var $=t(7574),E=t(5102),w=t(4120);function O({good:i,runs:o}){if(o===0)return null;const a=Math.
floor(1e4*i/o);if(a>=9900)return`${a/100}%`;const n=Math.floor(a/10);return n===0&&i>0?"below 0.1%":`${n/10}%`}const d=({days:i,good:o,runs:a})=>`${o} of ${(0,w.
px)(a,"run")} in ${i} days`,p=["fails","unchecked","warns","skipped","works"];function y(i){const o=p.flatMap(n=>{const{length:e}=i.filter(r=>r.outcome===n);return e===
0?[]:[`${e} ${E.nx[n]}`]});return`${i.length===1?"last run":`last ${(0,w.px)(i.length,"run")}`}: ${o.join(", ")}`}const I=({latency:i})=>i===null?null:`median ${(0,$.
kJ)(i.medianMs)}, 95th percentile ${(0,$.kJ)(i.p95Ms)}`,h=({from:i,until:o},a)=>o===null?`${(0,$.u8)(i,a)} so far`:(0,$.u8)(i,o)}),4218:(($t,H,t)=>{t.d(H,{H6:()=>A,
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
f.runs<2?null:`failing since ${(0,E.QN)(f.from)} (${(0,O.px)(f.runs,"run")})`}}),1505:(($t,H,t)=>{t.d(H,{G_:()=>o,Yj:()=>i,Zc:()=>I,o7:()=>h,se:()=>y,tN:()=>O});
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
return[...Map.groupBy(c,({place:S})=>(0,w.eo)(S))].map(([S,A])=>`${S}, for ${(0,E.wO)(A.map(({client:s})=>s))}`)}}),2704:(($t,H,t)=>{t.d(H,{IL:()=>O,Rr:()=>d,Z4:()=>w});
var $=t(5955),E=t(8641);const w=(p,y,I,h)=>`,
${I}"${p}": ${O(y,I,h)}`,O=(p,y,I)=>(0,E.s$)(JSON.stringify(p,I,2).replaceAll(`
`,`
${y}`));function*d(p,y,{maxBytes:I,margin:h,replace:i},o){if(y.length===0)return yield w(p,[],h),0;const a=`${h}  `;yield`,
${h}"${p}": [`;const n=r=>`
${a}${O(o(r),a,i)}`,e=yield*(0,$._Q)(y,new $.Wv(I),n,",");return yield`
${h}]`,e}}),3329:(($t,H,t)=>{t.d(H,{h:()=>L});var $=t(4e3),E=t(5799),w=t(2704),O=t(997),d=t(1831),p=t(8641),y=t(5465);function I(x,N){const{visit:K,requirements:V,
services:F,servicesLeftOut:tt,servicesFrom:ct,clients:wt,isNew:Mt}=x,{discovery:At,hops:Q,timing:et,certificates:lt}=K.attempt;return{host:K.host,display:(0,d.nx)(
K.host),discovery:At.kind,...h(At),documentUrl:o(At),hops:Q.map(n),services:Object.fromEntries(F.map(dt=>[dt.id,e(dt)])),...tt>0?{servicesLeftOut:tt}:{},servicesFrom:ct===
null?null:(0,y.W$)(ct),hostBlocks:K.forced.map(({client:dt,place:ft})=>({client:dt,place:(0,y.W$)(ft)})),required:V.map(({service:dt,clients:ft,because:ut,becauseLeftOut:Ot=0})=>{
const{kept:Pt,left:It}=N(ut),Kt=(0,y.ig)("because",It+Ot);return{service:dt,clients:ft,because:Pt,...Kt}}),credentials:K.credentials?.hasToken?K.credentials.source:
null,looks:K.looks.map(({client:dt,looks:ft})=>({client:dt,looks:ft.map(a)})),attempts:(0,O.O)(K).length,...K.earlier.length===0?{}:{earlier:K.earlier.map(i)},timingMs:c(
et),certificates:lt,clients:wt,...Mt?{new:!0}:{}}}function h(x){if(x.kind==="skipped")return{code:x.problem.code};if(x.kind!=="failed")return{};const{problem:N,
excerpt:K}=x;return{code:N.code,...K===null?{}:{excerpt:K}}}const i=({discovery:x,timing:N})=>({discovery:x.kind,..."problem"in x?{code:x.problem.code}:{},ms:N.
totalMs}),o=x=>x.kind==="found"||x.kind==="absent"?(0,p.cq)(x.url):null,a=({source:x,held:N,counts:K})=>({source:x,held:N,counts:K}),n=({url:x,status:N,reason:K,
mediaType:V,authorization:F,address:tt,proxy:ct,ms:wt})=>({url:(0,p.cq)(x),status:N,reason:K,mediaType:V,authorization:F,address:tt,proxy:ct===null?null:(0,p.cq)(
ct),ms:wt});function e(x){switch(x.kind){case"url":return{url:(0,p.cq)(x.url)};case"login":return{login:r(x.login),...x.leftOut>0?{elementsLeftOut:x.leftOut}:{}};case"\
problem":return{problem:l(x.problem)}}}const r=({client:x,grantTypes:N,authz:K,token:V,ports:F,scopes:tt})=>({client:x,grantTypes:N,authz:K===null?null:(0,p.cq)(
K),token:V===null?null:(0,p.cq)(V),ports:F,scopes:tt}),l=({code:x,message:N,help:K})=>({code:x,message:N,help:K??null}),c=({lookupMs:x,connectMs:N,tlsMs:K,firstByteMs:V,
totalMs:F})=>({lookup:x,connect:N,tls:K,firstByte:V,total:F}),M=1e4,S=100,A=({directory:x,clients:N,rows:K},V)=>({...(0,y.jt)(x),clients:N,rows:K.slice(0,M).map(
F=>s(F,V)),...(0,y.ig)("rows",K.length-M)});function s(x,N){const{kind:K,address:V,source:F,host:tt,constraints:ct,locked:wt,chosen:Mt,newest:At,platforms:Q}=x,
{kept:et,left:lt}=N(x.places);return{kind:K,address:V,source:F,host:tt,constraints:ct.slice(0,S),...(0,y.ig)("constraints",ct.length-S),locked:wt,chosen:Mt,newest:At,
platforms:Q.map(({platform:dt,available:ft})=>({platform:dt,available:ft})),worst:x.worst,codes:x.problems.map(({code:dt})=>dt),places:et,...(0,y.ig)("places",lt+
(x.placesLeftOut??0))}}const u=1,f={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},m=4096,P="  ";function*L(x,N,K=f){const{
usages:V,...F}=N.scan,{hosts:tt,files:ct,findings:wt,passed:Mt,ignored:At,stopped:Q,roots:et}=x,lt=tt.flatMap(({requirements:It})=>It.map(Kt=>Kt.because)),dt=(0,y.
R1)(lt,K.becauseLists),ft=(0,y.R1)(wt.map(It=>It.places),K.placeLists),ut=(0,y.R1)(et.flatMap(({rows:It})=>It.map(Kt=>Kt.places)),K.rowPlaceLists),{remarks:Ot}=N;
yield*[`{
  "schemaVersion": ${u}`,g("version",N.version),g("passed",Mt),...Q===null?[]:[g("stopped",(0,$.Cw)(Q)),g("incomplete",R(Q))],g("failOn",N.failOn),...T(N),g("di\
alect",N.dialect.name),g("clientDetection",D(N.dialect)),g("clients",N.clients),g("startedAt",N.startedAt),g("durationMs",N.durationMs),g("counts",G(x))],yield*C(
"hosts",tt,K.hosts,It=>I(It,dt));const Pt=new Set(ct);yield*C("findings",wt,K.findings,It=>U(It,ft,Pt.has(It))),et.length>0&&(yield*C("roots",et,K.roots,It=>A(It,
ut))),yield*[g("ignored",At),g("usages",V),...Ot.length===0?[]:[g("remarks",Ot)],g("scan",F),`
}
`]}const g=(x,N)=>(0,w.Z4)(x,N,P,k),k=(x,N)=>typeof N=="string"?(0,$.dh)(N,m):N,R=x=>x.kind==="several"?x.reasons:[x],T=({repository:x,repositories:N,shards:K})=>[
...x===null?[]:[g("repository",x)],...N.length===0?[]:[g("repositories",N)],...K===null?[]:[g("shards",K)]];function*C(x,N,K,V){const F=yield*(0,w.Rr)(x,N,{maxBytes:K,
margin:P,replace:k},V);F>0&&(yield g(`${x}LeftOut`,F))}const G=({findings:x})=>Object.fromEntries(E.oC.map(N=>[`${N}s`,x.filter(K=>K.severity===N).length])),_=20,
D=({clients:x,versions:N,releases:K,isGuess:V,why:F,evidence:tt,evidenceLeftOut:ct=0})=>({clients:x,assumed:V??!1,why:F,versions:Object.entries(N).map(([wt,Mt])=>({
client:wt,version:Mt})),releases:K.map(({name:wt})=>wt),evidence:tt.slice(0,_).map(({client:wt,version:Mt,level:At,text:Q,place:et})=>({client:wt,version:Mt,kind:At,
text:Q,...(0,y.$t)(et)})),...(0,y.ig)("evidence",Math.max(0,tt.length-_)+ct)});function U(x,N,K){const{problem:V,severity:F,host:tt,service:ct,places:wt,placesLeftOut:Mt=0,
affects:At,exclude:Q}=x,{kept:et,left:lt}=N(wt);return{code:V.code,severity:F,host:tt,service:ct,message:V.message,help:V.help??null,places:et,...(0,y.ig)("plac\
es",Mt+lt),affects:At,...K&&tt!==null?{inFile:!0}:{},...Q===void 0?{}:{exclude:Q}}}}),5465:(($t,H,t)=>{t.d(H,{$t:()=>h,R1:()=>w,W$:()=>I,ig:()=>a,jt:()=>o});var $=t(
5143),E=t(5955);function w(n,e){const r=new Map;for(const c of n)r.has(c)||r.set(c,c.reduce((M,S)=>M+y(S),0));const l=(0,E._3)(n.map(c=>r.get(c)??0),e);return c=>{
const M=(0,E.ux)(c,l,y);return{kept:M.map(I),left:c.length-M.length}}}const O=140,d=30,p=6;function y(n){if(typeof n=="string")return O;const{file:e}=n,r=(0,$._M)(
e)===null?0:d;return O+r+e.length*(/^[ -~]*$/.test(e)?1:p)}const I=n=>typeof n=="string"?n:h(n),h=({file:n,line:e,column:r,endColumn:l})=>({...i(n),line:e,column:r,
endColumn:l});function i(n){const{repository:e,path:r}=(0,$.bH)(n);return e===null?{file:n}:{repository:e,file:r}}function o(n){const{repository:e,path:r}=(0,$.
bH)(n);return e===null?{directory:n}:{repository:e,directory:r}}const a=(n,e)=>e>0?{[`${n}LeftOut`]:e}:{}}),4503:(($t,H,t)=>{t.d(H,{aE:()=>w,oW:()=>n,uM:()=>E});
var $=t(5143);function E({file:e,line:r},{links:l,repositories:c}){const{repository:M,path:S}=(0,$.bH)(e);if(M!==null){const s=p(d(c).get(M),S);return s===null?
null:`${s}#L${r}`}const A=l?.get(e);return A===void 0?null:A.diff?.lines.has(r)?`${A.diff.url}R${r}`:`${A.url}#L${r}`}const w=(e,{repositories:r})=>d(r).get(e)?.
url??null,O=new WeakMap;function d(e){const r=O.get(e)??new Map(e.flatMap(({name:l,url:c,commit:M})=>{const S=c===null?null:a(c,M);return S===null?[]:[[l,S]]}));
return O.set(e,r),r}function p(e,r){const l=r==="."?null:n(r);return!e?.files||l===null?null:`${e.files}/${l}`}const y=600,I=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
h=/^(?:[\da-f]{40}|[\da-f]{64})$/,i=/^gitlab\.com$/i,o=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function a(e,r){
const[,l]=e.length<=y?I.exec(e)??[]:[];return l===void 0?null:r===null||!h.test(r)?{url:e,files:null}:i.test(l)?{url:e,files:`${e}/-/blob/${r}`}:{url:e,files:o.
test(l)?null:`${e}/blob/${r}`}}function n(e){if(!e.isWellFormed())return null;const r=l=>encodeURIComponent(l).replace(/[!'()*_~]/g,c=>`%${c.charCodeAt(0).toString(
16).toUpperCase()}`);return e.split("/").map(r).join("/")}}),9574:(($t,H,t)=>{t.d(H,{I$:()=>w,MB:()=>O,R4:()=>I,TM:()=>d,hn:()=>y,rm:()=>p});var $=t(5955),E=t(8641);
function w(h,i,o=[]){const a=h.map((e,r)=>`<th align="${o.includes(r)?"right":"left"}">${e}</th>`),n=i.map(e=>`<tr>${h.map((l,c)=>`<td${o.includes(c)?' align="r\
ight"':""}>${e[c]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${a.join("")}</tr>`,...n,"</table>"].join(`
`)}const O=h=>["<ul>",...h.map(i=>`<li>${i}</li>`),"</ul>"].join(`
`),d=(h,i)=>["<details>",`<summary>${h}</summary>`,...i,"</details>"].join(`
`),p=h=>(0,E.D9)(h).replaceAll(".",".<wbr>"),y=h=>`<code>${(0,E.js)(h).replaceAll("/","/<wbr>")}</code>`;function I(h,i,o,a){const n=[];let e=0;for(const r of h){
const l=a(r);if(e+=(0,$.$$)([l].flat().join(""))+o,e>i)break;n.push(l)}return n}}),5505:(($t,H,t)=>{t.d(H,{gD:()=>Rn,Fp:()=>Ln,Gc:()=>Ut,XA:()=>Vt,rL:()=>In});var $=t(
7574),E=t(5102),w=t(4120),O=t(5955),d=t(8641),p=t(1831),y=t(2796),I=t(4218),h=t(8884),i=t(9574),o=t(5143),a=t(4503),n=t(8373);const e=6,r=3,l=3,c=60,M=2,S=1e3;function A(v,b){
const W=(0,h.eb)(v),X=W.slice(0,e).map(st=>(0,n.u_)(st,b)),Z=b.isBrief?W.length-X.length:0,rt=Z>0?` ${(0,n.jP)(Z,"repository",b)}`:"",gt=b.context.repositories.
length;return`<b>${(0,h.mj)(v,gt)}</b>: ${X.join(", ")}${rt}`}function s(v,b,W){const X=b.isBrief?[]:(0,h.eb)(v).slice(e);if(X.length===0)return[];const Z=(0,i.
R4)(X,W,M,Dt=>(0,n.u_)(Dt,b)),rt=Z.length===X.length,gt=({file:Dt})=>(0,i.hn)((0,o._M)(Dt)??""),st=rt?Z:(0,i.R4)(X,W,M,gt),St=X.length-st.length;return[(0,i.TM)(
(0,w.px)(X.length,"more repository"),[`<p>${st.join(", ")}</p>`,...St>0?[`<p>${(0,n.jP)(St,"repository",b)}</p>`]:[]])]}function u(v,b,W){const X=(0,h._X)(v),[Z]=X;
if(Z===void 0)return"";const rt=X.slice(0,r).map(({repository:_t})=>(0,d.D9)(_t)),gt=(0,w.K4)(rt,r,X.length-rt.length),st=`${n.rC[Z.errors>0?"error":"warning"]}\
 <b>${(0,w.px)(X.length,"repository")}</b> with errors or warnings in ${X.length===1?"its":"their"} own files: ${gt}`;if(b.isBrief)return`<p>${st}</p>`;const St=(0,i.
R4)(X,W-(0,O.$$)(st),c,_t=>f(_t,b)),Dt=X.length-St.length;return(0,i.TM)(st,[(0,i.I$)(["Repository","Findings","First in"],St),...Dt>0?[`<p>${(0,n.jP)(Dt,"repos\
itory",b)}</p>`]:[]])}function f(v,b){const{repository:W,findings:X}=v,Z=X.slice(0,l).map(({code:St,place:Dt})=>`${(0,n._h)(St,St,b)} at ${(0,n.b_)(Dt,b)}`),rt=X.
length-Z.length,gt=(0,a.aE)(W,b.context),st=(0,i.hn)(W);return[gt===null?st:`<a href="${(0,d.js)(gt,S)}">${st}</a>`,(0,h._5)(v),[...Z,...rt>0?[`and ${rt} more`]:
[]].join("<br>")]}const m=20,P=10,L=700,g=4,k=300,R=1,T=6,C=12,G=4,_=1/2,D=12e3,U=20,x=200;function N(v,b,W){const X=(0,y.cZ)(v),Z=X.slice(0,b.isBrief?P:m),rt=Math.
min(D,W*_/Z.length),gt=(0,y.YM)(Z);let st=W-x;const St=Qt=>{const on=K(Qt,b,rt,gt.get(Qt)??null),nn=(0,O.$$)(on)<st?on:`${tt(Qt,b)}</p>`;return st-=(0,O.$$)(nn)+
U,nn},Dt=(0,i.R4)(Z,W-x,U,St),_t=X.length-Dt.length;return _t>0?[...Dt,`<p>${(0,n.jP)(_t,"cause",b)}</p>`]:Dt}function K(v,b,W,X){const{findings:Z,message:rt,help:gt}=v,
st=Z.length>1&&Z[0]?.exclude!==void 0,Dt=[dt(v,b),ft(v),ut(v,b)].filter(nn=>nn!==""),{lines:_t,list:Qt,rest:on}=X===null?V(v,b,W):{lines:[`The same hosts as for\
 ${X}`],list:[],rest:[]};return[tt(v,b),..._t.map(nn=>`<br>${nn}`),...rt===null?[]:[`<br>${(0,w.Iu)((0,d.h$)(rt,L))}`],...gt===null||st?[]:[F(gt)],...Dt.length===
0?[]:[`<br><sub>${Dt.join(" ")}</sub>`],"</p>",...Qt.length===0?[]:[(0,i.MB)(Qt)],...on].join(`
`)}function V(v,b,W){const{findings:X,message:Z}=v,rt=At(X,b),gt=Z!==null&&(0,y.hs)(v)&&v.hosts.length===1,st=rt&&!gt?[`In ${A(X,b)}`]:[],St=rt?s(X,b,W/2):[];if(rt&&
Z!==null&&!(0,y.hs)(v))return{lines:st,list:[],rest:St};const Dt=(0,y.S3)(v),_t=Z===null?G:(0,y.hs)(v)?T:C,Qt=Dt.slice(0,_t).map(hn=>ct(hn,v,b)),on=Z===null||Qt.
length===0?[]:[Qt.join(", ")],nn=rt?W/2:W;return{lines:[...on,...st],list:Z===null?Qt:[],rest:[...lt(v,Dt.slice(_t),b,nn),...St]}}const F=v=>`<br><b>Help:</b> ${(0,d.
h$)(v,L)}`;function tt(v,b){const{severity:W,code:X,title:Z}=v,rt=(0,y.pq)(v),gt=rt>1?`${(0,w.px)(rt,(0,y.a2)(v))}: `:"";return`<p>${n.rC[W]} <b>${gt}${Z}</b> (${(0,n.
_h)(X,X,b)})`}function ct(v,b,W){return"file"in v?(0,n.u_)(v,W):b.message===null?et(v,b,W):wt(v,b.hosts.length===1,W)}function wt(v,b,W){const[X]=v,Z=X?.host?(0,d.
D9)((0,p.nx)(X.host)):"",rt=X?.isHostNew?[w.dy]:[];if(b){const St=(0,h.yv)(v).settings.map(n.Su),Dt=At(v,W)?A(v,W):Q(v,g,W),Qt=(At(v,W)?[...St,Dt]:[Dt,...St]).filter(
on=>on!=="").join(", ");return`${Z}${Qt===""?"":` in ${Qt}`}${rt.map(on=>` (${on})`)}`}const st=[...rt,Mt(v,W)].filter(St=>St!=="").join("; ");return st===""?Z:
`${Z} (${st})`}const Mt=(v,b)=>At(v,b)?(0,w.px)((0,h.eb)(v).length,"repository"):Q(v,R,b).replace(/ places?$/,""),At=(v,{context:b})=>(0,h.mj)(v,b.repositories.
length)!=="";function Q(v,b,W){const{lines:X,leftOut:Z}=(0,h.yv)(v);return X.length===0?"":(0,n.EP)(X,b,W,Z)}function et(v,b,W){const X=(0,y.hs)(b)?wt(v,!1,W):Q(
v,R,W);return v.map(({problem:Z})=>{const rt=(0,d.h$)(Z.message,k),gt=b.help===null&&Z.help?F(Z.help):"";return`${X===""?(0,w.Iu)(rt):`${X}: ${rt}`}${gt}`}).join(
"<br>")}function lt(v,b,W,X){const Z=v.message===null?"finding":(0,y.a2)(v),{leftOut:rt}=(0,y.hs)(v)?{leftOut:0}:(0,h.yv)(v.findings),gt=b.length+rt;if(gt===0)return[];
if(W.isBrief)return[`<p>${(0,n.jP)(gt,Z,W)}</p>`];const st=(0,i.R4)(b,X,U,_t=>ct(_t,v,W)),St=gt-st.length,Dt=v.message===null?(0,i.MB)(st):`<p>${st.join(", ")}<\
/p>`;return[(0,i.TM)((0,w.px)(gt,`more ${Z}`),[...st.length===0?[]:[Dt],...St>0?[`<p>${(0,n.jP)(St,Z,W)}</p>`]:[]])]}function dt({affects:v},{context:{clients:b}}){
const W=(0,w.od)(v,b);return W===""?"":`Affects ${W}.`}function ft(v){const W=(0,y.hs)(v)&&v.hosts.length===1&&v.message!==null?[]:(0,h.yv)(v.findings).settings;
return W.length===0?"":`Required by ${W.map(n.Su).join(", ")}.`}function ut({hosts:[v,b],severity:W},{context:X}){const Z=v===void 0||b!==void 0?null:X.history?.
get(v),rt=Z&&W==="error"?(0,I.kW)(Z):null;return rt===null?"":`${(0,w.Iu)(rt)}.`}var Ot=t(1064),Pt=t(1505);const It=20,Kt=20,Ht=["fails","warns","works"];function Jt(v,b,W){
const X=v.filter(Dt=>(0,E.cG)(Dt)&&!(0,E.JR)(Dt));if(X.length===0)return"";const Z=Dt=>X.length===1?Y(Dt,b).join(`
`):en(Dt,b),rt=(0,i.R4)(X,W,Kt,Z),gt=X.length-rt.length,[st]=X.length===1?X:[],St=st===void 0?`of ${(0,w.px)(X.length,"host")}`:`of ${rn(st)} (${z(st)})`;return(0,i.
TM)(`Requests, responses and certificates ${St}`,[...rt,...gt>0?[`<p>${(0,n.jP)(gt,"host",b)}</p>`]:[]])}const en=(v,b)=>(0,i.TM)(`${n.Gr[(0,E.sG)(v)]} ${rn(v)}\
 (${z(v)})`,Y(v,b)),rn=({visit:v})=>(0,d.D9)((0,p.nx)(v.host)),z=({visit:{attempt:v}})=>`${(0,w.px)(v.hops.length,"request")}, ${(0,$.kJ)(v.timing.totalMs)}`;function Y(v,b){
const{hops:W,certificates:X}=v.visit.attempt;return[vt(v,b),...v.services.length===0?[]:[zt(v,b)],...W.length===0?[]:[Zt(W)],...X.length===0?[]:[q(X,b)]]}function vt(v,b){
const W=(0,n.Bm)(b);return["<table>",...[(0,Pt.se)(v,b.context,W),{label:"clients",texts:jt(v,b)},...(0,Pt.Zc)(v,W),...(0,Pt.o7)(v,W)].flatMap(({label:rt,texts:gt})=>gt.
length===0?[]:[`<tr><td><b>${(0,w.Iu)(rt)}</b></td><td>${gt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const jt=({clients:v},{context:b})=>Ht.flatMap(W=>{const X=b.clients.filter(rt=>v[rt]===W),Z=X.map(rt=>Ot.bB[rt]).join(", ");return X.length===0?[]:[`${n.Gr[W]}\
 ${Z}`]});function zt({services:v,servicesLeftOut:b,servicesFrom:W},X){const Z=v.slice(0,It).map(St=>[(0,d.D9)(St.id,Pt.tN),Yt(St)]),rt=v.length-Z.length+b,gt=rt>
0?[[`and ${rt} more`,X.rest]]:[],st=W===null?"URL":`URL, from the host block at ${(0,n.u_)(W,X)}`;return(0,i.I$)(["Service",st],[...Z,...gt])}function Yt(v){switch(v.
kind){case"url":return(0,d.D9)((0,d.cq)(v.url));case"login":{const{client:b,authz:W,token:X,ports:Z}=v.login;return[`authz ${(0,d.D9)((0,d.cq)(W??"none"))}`,`to\
ken ${(0,d.D9)((0,d.cq)(X??"none"))}`,`client ${(0,d.D9)(b,Pt.tN)}, ports ${Z.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${v.problem.code}`}}function Zt(v){
const b=v.map((W,X)=>{const Z=W.proxy===null?"":`through ${(0,d.D9)((0,d.cq)(W.proxy))}`,rt=W.status===null?"no response":`${W.status} ${(0,d.h$)(W.reason,Pt.tN)}`.
trim();return[String(X+1),(0,d.D9)((0,d.cq)(W.url)),W.mediaType===null?rt:`${rt}<br>${(0,d.D9)(W.mediaType,Pt.tN)}`,(0,w.Rk)(W.authorization),W.address===null?Z:
(0,d.D9)(W.address,Pt.tN),(0,$.kJ)(W.ms).replace(" ","&nbsp;")]});return(0,i.I$)(["Hop","Request","Response","Token","Address","Time"],b,[0,5])}function q(v,{context:b}){
const W=v.map(({host:X,subject:Z,issuer:rt,expires:gt})=>[(0,d.D9)(X,Pt.tN),(0,d.h$)((0,$.nO)(gt,b.startedAt)),(0,d.D9)(Z,Pt.tN),(0,d.D9)(rt,Pt.tN)]);return(0,i.
I$)(["TLS certificate","Valid until","Subject","Issuer"],W)}var ot=t(7361);const pt=10,mt=40,Tt=20,xt=3,Rt=40,Ct=80,Wt=1/5;function Lt(v,b,W){const{history:X}=b.
context,Z=(0,I.U4)(v,b.context),rt=b.isBrief?Z.filter(I.wz):Z;if(rt.length===0)return Z.length===0&&(X?.size??0)>0&&!b.isBrief?["<p><b>History</b>: 1 run so far\
</p>"]:[];const gt=b.isBrief?pt:mt,st=Bt(rt),St=(0,i.R4)(rt.slice(0,gt),W*(1-Wt),Ct,_t=>tn(_t,st)),Dt=St.slice(pt);return[`<p><b>History</b>: ${bt(Z)}</p>`,Ft(St.
slice(0,pt),st),...Dt.length===0?[]:[(0,i.TM)((0,w.px)(Dt.length,"more host"),[Ft(Dt,st)])],`<p><sub>${ln(rt.slice(0,St.length))}</sub></p>`,...un(rt.slice(St.length),
b),...mn(rt,b,W*Wt)]}function bt(v){const b=Math.max(...v.map(({history:Z})=>Z.recent.length)),W=v.filter(I.wz).length,X=v.length===1?"1 host":`${W} of ${v.length}\
 hosts`;return`${W===0?"no host":X} failed in the last ${(0,w.px)(b,"run")}`}function Bt(v){const b=v.flatMap(({history:W})=>(0,I.H6)(W).map(X=>X.days));return[
...new Set(b)].toSorted((W,X)=>W-X)}const Ft=(v,b)=>(0,i.I$)(["Host",...b.map(W=>`Uptime<br>${W}&nbsp;days`),"Latency<br>30&nbsp;days"],v,b.map((W,X)=>X+1).concat(
b.length+1));function tn({host:v,history:b},W){const X=(0,E.sG)(v),Z=(0,I.XQ)(b),rt=new Map((0,I.H6)(b).map(st=>[st.days,st])),{latency:gt}=b;return[[`${n.Gr[X]}\
&nbsp;${(0,i.rm)((0,p.nx)(v.visit.host))}`,an(b.recent),...Z===null?[]:[`<sub>${(0,d.js)(Z)}</sub>`]].join("<br>"),...W.map(st=>{const St=rt.get(st);return St===
void 0?"":sn((0,ot.mc)(St)??"",(0,w.px)(St.runs,"run"))}),gt===null?"":sn((0,$.kJ)(gt.medianMs),`p95 ${(0,$.kJ)(gt.p95Ms)}`)]}const sn=(v,b)=>`${v}<br><sub>${b}\
</sub>`.replaceAll(" ","&nbsp;"),an=v=>`<code role="img" aria-label="${(0,ot._N)(v)}">${(0,I.qX)(v)}</code>`;function ln(v){return`The newest run is at the righ\
t. ${(0,I.MC)(v).map(([W,X])=>`<code>${W}</code>&nbsp;${X}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) \
of discovery.`}function un(v,b){if(v.length===0)return[];const W=v.every(({history:rt})=>rt.uptime.every(({good:gt,runs:st})=>gt===st)),X=b.isBrief?n.xy:"in the\
 history file",Z=W?", all without a failure in this time":` ${X}`;return[`<p>and ${(0,w.px)(v.length,"more host")}${Z}</p>`]}function mn(v,b,W){const X=v.flatMap(
({host:st,history:St})=>St.incidents.map(Dt=>({host:st,incident:Dt}))).toSorted((st,St)=>st.incident.from<St.incident.from?1:-1);if(X.length===0)return[];const Z=(0,i.
R4)(X.slice(0,Tt),W,Ct,({host:st,incident:St})=>[(0,i.rm)((0,p.nx)(st.visit.host)),(0,d.js)((0,$.QN)(St.from)),(0,ot.QY)(St,b.context.startedAt),String(St.runs),
pn(St)]),gt=X.length-Z.length>0?`The last ${Z.length} incidents`:(0,w.px)(Z.length,"incident");return Z.length===0?[]:[(0,i.TM)(gt,[(0,i.I$)(["Host","From","Dur\
ation","Runs","Problems"],Z,[3])])]}function pn({codes:v}){const b=v.slice(0,xt).map(W=>(0,d.D9)(W,Rt));return(0,w.K4)(b,xt,v.length-b.length)}const Pn=4,Mn=2,On=3,
kn=60;function fn(v,b,W,X){const Z=v.filter(Dt=>(0,E.sG)(Dt)===b);if(Z.length===0)return"";const rt=b==="works"&&v.some(Dt=>(0,E.sG)(Dt)==="warns"),gt=xn(Z,b,rt?
" without warnings":"");if(W.isBrief)return`<p>${gt}</p>`;const st=(0,i.R4)(Z,X,kn,Dt=>Dn(Dt,W)),St=Z.length-st.length;return(0,i.TM)(gt,[...st.length===0?[]:[(0,i.
I$)(["Host","Required by",b==="works"?"Services":"Reason"],st)],...St>0?[`<p>${(0,n.jP)(St,"host",W)}</p>`]:[]])}function xn(v,b,W){const X=v.slice(0,On).map(({
visit:gt})=>(0,d.D9)((0,p.nx)(gt.host))),Z=(0,w.K4)(X,On,v.length-X.length),rt=v.length===1?`${Z} ${E.nx[b]}${W}`:`<b>${(0,w.px)(v.length,"host")}</b> ${E.nx[b]}${W}\
: ${Z}`;return`${n.Gr[b]} ${rt}`}function Dn(v,b){const W=v.requirements.flatMap(Z=>Z.because),{discovery:X}=v.visit.attempt;return[`${(0,i.rm)((0,p.nx)(v.visit.
host))}${v.isNew?`<br><sub>${w.dy}</sub>`:""}`,W.length===0?"":En(W,b),(0,E.JR)(v)&&X.kind==="skipped"?X.problem.title:(0,Pt.Yj)(v,(0,n.Bm)(b))]}function En(v,b){
const{places:W,isOfRepositories:X}=(0,h.rv)(v),Z=st=>(0,n.u_)(st,b);if(!X)return(0,h.Ky)(v,Pn,Z);const rt=W.slice(0,Mn).map(Z).join(", "),gt=W.length>Mn?", \u2026":
"";return`${(0,w.px)(W.filter(h.cC).length,"repository")}: ${rt}${gt}`}var Gt=t(4148);const jn=40,gn=80,$n=v=>(0,Gt.fi)(v,b=>(0,i.hn)((0,h.II)(b))),wn=(v,b)=>(0,d.
D9)(v,b).replaceAll(" ","&nbsp;"),yn=(v,b)=>{const W=({code:X,title:Z})=>(0,n._h)(X,Z,b);return(0,Gt.ij)([(0,Gt.eX)(W)],v)};function vn(v,b,W){const{wrong:X,good:Z}=(0,Gt.
jB)(v),rt=X.length>1||b.isBrief?Sn(X,b,W/2):[],gt=W-(0,O.$$)(rt.join("")),st=Cn=>B(Cn,b),St=b.isBrief||b.context.repositories.length>1,Dt=b.isBrief?[]:St?X:[...X,
...Z],_t=(0,i.R4)(Dt,gt,gn,st),Qt=Dt.length-_t.length,on=[...rt,..._t.slice(0,X.length)],nn=_t.slice(X.length),hn=nn.length<=Gt.LC?nn:[(0,i.TM)(j(Z),nn)];return[
...rt.length>0?[(0,i.TM)(dn(X),on)]:on,...St&&Z.length>0?[`<p>${j(Z)}</p>`]:hn,...Qt>0?[`<p>${(0,n.jP)(Qt,"root module",b)}</p>`]:[]]}function Sn(v,b,W){const X=(0,Gt.
cZ)(v);if(X.length===0)return[];const Z=X.map(({row:st})=>st),rt=Ot.Du.filter(st=>v.some(St=>St.clients.includes(st))),gt=[...yn(Z,b),(0,Gt.ie)(X,$n),...(0,Gt.ns)(
{clients:rt,rows:Z},wn)];return[Tn(Z,{clients:rt},gt,b,W)]}function Tn(v,b,W,X,Z){const rt=(0,i.R4)(v.slice(0,jn),Z,gn,st=>[J(st,b,X),...W.map(({cell:St})=>St(st))]),
gt=v.length-rt.length;return(0,i.I$)(["Module or provider",...W.map(({title:st})=>(0,w.Iu)(st))],gt>0?[...rt,[(0,n.jP)(gt,"row",X)]]:rt)}function dn(v){const b=(0,Gt.
qj)(v[0]??{rows:[]}),W=v.slice(0,Gt.LC).map($n),X=(0,w.K4)(W,Gt.LC,v.length-W.length);return v.length===1?`${n.Gr[b]} <b>${X}</b>: ${Gt.pJ[b]}`:`${n.Gr[b]} <b>${(0,w.
px)(v.length,"root module")}</b> with errors or warnings: ${X}`}function j(v){const b=v.flatMap(W=>W.rows);return`${n.Gr[(0,Gt.Fg)(b)]} <b>${(0,w.px)(v.length,"\
root module")}</b>: ${(0,Gt.nS)(b)}`}function B(v,b){const W=(0,Gt.qj)(v),{wrong:X,good:Z}=(0,Gt.P)(v),rt=[...X,...Z],gt=[...yn(rt,b),...(0,Gt.ns)({...v,rows:rt},
wn)],st=W==="works"?(0,Gt.nS)(v.rows):Gt.pJ[W];return(0,i.TM)(`${n.Gr[(0,Gt.Fg)(v.rows)]} <b>${$n(v)}</b>: ${st}`,[Tn(rt,v,gt,b,Number.POSITIVE_INFINITY)])}function J(v,b,W){
const X=`${n.Gr[(0,Gt.Fg)([v])]}&nbsp;<b>${(0,i.hn)((0,Gt.mC)(v,b))}</b>`,[Z]=v.places,rt=[...v.kind==="module"&&v.source!==v.address?[(0,i.hn)(v.source)]:[],...Z===
void 0?[]:[(0,n.u_)(Z,W)]];return rt.length===0?X:`${X}<br><sub>${rt.join(" at ")}</sub>`}const nt=2e5,it={notes:6e3,causes:45e3,repositories:1e4,history:24e3,roots:9e4,
evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},at=["causes","unchecked","repositories","history","roots","evidence","passed","skipped","notices",
"notes"],ht=1e3,yt=10,Et=5,Nt=600,kt=100,Xt=7,Ut=(v,b)=>Vt(v,{context:b,rest:n.h,isBrief:!1},{head:`## ${Rn(v,b)}`,foot:`tf-disco ${(0,d.js)(b.version)}, starte\
d ${(0,d.js)((0,$.QN)(b.startedAt))}.`,maxBytes:nt});function Vt(v,b,{head:W,foot:X,maxBytes:Z}){const rt=cn(v,b),gt=new Map;let st=Z-ht-(0,O.$$)(W+X);for(const[
_t,Qt]of Object.entries(it)){const nn=rt[_t](Math.min(Qt,st)).filter(Cn=>Cn!=="").join(`

`),hn=(0,O.$$)(nn)<=st;hn&&(st-=(0,O.$$)(nn)),gt.set(_t,hn?nn:`<p>More ${b.rest}</p>`)}const St=at.map(_t=>gt.get(_t)??"").filter(_t=>_t!==""),Dt=!b.isBrief&&St.
some(n.ze)?`${X} ${qt(b)}`:X;return`${[W,...St,`<sub>${Dt}</sub>`].join(`

`)}
`}function cn(v,b){const W=(0,E.md)(v.hosts),X=W.filter(({findings:st})=>st.length===0),Z=({severity:st})=>st==="notice",rt=v.findings.filter(Z),gt=v.findings.filter(
st=>!Z(st));return{notes:st=>[An(v,b,st)],causes:st=>N(gt,b,st),repositories:st=>[u(v.files,b,st)],history:st=>Lt(v,b,st),roots:st=>vn(v.roots,b,st),evidence:st=>b.
isBrief?[]:[Jt(W,b,st)],unchecked:st=>[fn(X,"unchecked",b,st)],passed:st=>[fn(W,"works",b,st)],skipped:st=>[fn(W,"skipped",b,st)],notices:st=>b.isBrief?[]:[bn(rt,
b,st)]}}function qt({context:v}){const b=v.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,d.js)(b)}">kept as an artifact</a>.`}function bn(v,b,W){if(v.length===0)return"";const X=`${n.rC.notice} ${(0,w.px)(v.length,"notice")}`;
return(0,i.TM)(X,N(v,b,W))}function An(v,b,W){const X=(0,E.h$)(v,b.context).map(St=>`${(0,w.Iu)((0,d.h$)(St,Nt))}.`),Z=(0,i.R4)(X,W,yt,St=>St),rt=Z.slice(0,Et),
gt=b.isBrief?[]:Z.slice(Et),st=X.length-rt.length-gt.length;return[`<p>${rt.join("<br>")}</p>`,...gt.length===0?[]:[(0,i.TM)((0,w.px)(gt.length,"more remark"),[
`<p>${gt.join("<br>")}</p>`])],...st>0?[`<p>${(0,n.jP)(st,"remark",b)}</p>`]:[]].join(`
`)}const Rn=(v,b)=>`${In(v)} ${(0,w.Iu)((0,E.$N)(v,b))}`;function In(v){const b=v.findings.some(({severity:X})=>X!=="notice"),W=v.hosts.length===0?"skipped":"wo\
rks";return n.Gr[v.passed?b?"warns":W:"fails"]}function Ln({url:v,workflow:b,job:W,commit:X}){const Z=b.split("/").at(-1)??"";return[`<a href="${(0,d.js)(v)}">${(0,d.
D9)(Z===""?"this run":Z,kt)}</a>`,...W===""?[]:[`job ${(0,d.D9)(W,kt)}`],...X===""?[]:[`commit ${(0,d.D9)(X.slice(0,Xt))}`]].join(", ")}}),8373:(($t,H,t)=>{t.d(
H,{Bm:()=>A,EP:()=>n,Gr:()=>h,Su:()=>M,_h:()=>S,b_:()=>l,h:()=>p,jP:()=>o,rC:()=>I,u_:()=>r,xy:()=>y,ze:()=>a});var $=t(5143),E=t(4503),w=t(4120),O=t(8884),d=t(
8641);const p="in the JSON report",y="in the job summary",I={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},h={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},i="&nbsp;more ",o=(s,u,{rest:f})=>`and ${s}${i}${s===1?u:(0,w._l)(u)} ${f}`,a=s=>s.includes(i),n=(s,u,f,m=0)=>(0,O.
Ky)(s,u,P=>r(P,f),m).replace(/ more (?=places?$)/,i),e=600,r=(s,u)=>typeof s=="string"?M(s):c(s,(0,O.eo)(s),u),l=(s,u)=>c(s,(0,O.eo)({...s,file:(0,$.bH)(s.file).
path}),u);function c(s,u,{context:f}){const m=`<code>${(0,d.js)(u).replaceAll("/","/<wbr>")}</code>`,P=(0,E.uM)(s,f);return P===null||P.length>e?m:`<a href="${(0,d.
js)(P,e)}">${m}</a>`}const M=s=>s.endsWith(" input")?`the ${(0,d.D9)(s.replace(/ input$/,""))} input`:(0,d.D9)(s),S=(s,u,{context:f})=>`<a href="${(0,d.js)(`${f.
docsUrl}#${s}`)}">${u}</a>`,A=s=>({value:d.D9,prose:d.h$,because:u=>r(u,s)})}),7574:(($t,H,t)=>{t.d(H,{I$:()=>d,QN:()=>I,kJ:()=>w,nO:()=>h,tY:()=>O,u8:()=>y});var $=t(
4120);const E=864e5;function w(i){const o=Math.round(i);if(o<1e3)return`${o} ms`;if(o<59950)return`${(o/1e3).toFixed(1)} s`;const a=Math.round(o/1e3);return`${Math.
floor(a/60)} min ${a%60} s`}function O(i){return i<1e3?`${i} B`:i<999950?`${(i/1e3).toFixed(1)} kB`:`${(i/1e6).toFixed(1)} MB`}function d(i){return[["DNS",i.lookupMs],
["connect",i.connectMs],["TLS",i.tlsMs],["first byte",i.firstByteMs],["total",i.totalMs]].flatMap(([a,n])=>n===null?[]:[[a,n]])}const p=6e4;function y(i,o){const a=Date.
parse(o)-Date.parse(i);if(!(a>=p))return"less than a minute";const n=Math.floor(a/p),e=[{count:Math.floor(n/1440),unit:n>=2880?"days":"day"},{count:Math.floor(n%
1440/60),unit:"h"},{count:n%60,unit:"min"}],r=e.findIndex(({count:l})=>l>0);return e.slice(r,r+2).filter(({count:l})=>l>0).map(({count:l,unit:c})=>`${l} ${c}`).
join(" ")}const I=i=>`${i.slice(0,16).replace("T"," ")} UTC`;function h(i,o){const a=(Date.parse(i)-Date.parse(o))/E;if(Number.isNaN(a))return i;const n=(0,$.px)(
Math.floor(Math.abs(a)),"day"),e=Math.abs(a)<1,r=e?"within the last day":`${n} ago`,l=e?"in less than a day":`in ${n}`;return`${i.slice(0,10)} (${a<0?r:l})`}}),
5102:(($t,H,t)=>{t.d(H,{$N:()=>l,JR:()=>o,QK:()=>r,b:()=>a,cG:()=>i,h$:()=>P,hm:()=>e,md:()=>n,nx:()=>y,sG:()=>h});var $=t(4e3),E=t(5799),w=t(7574),O=t(4120),d=t(
8884),p=t(4148);const y={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},I=["fails","unchecked","warns","skipped",
"works"];function h(g){if(a(g))return"unchecked";const k=e(g.findings);return k==="error"?"fails":k==="warning"?"warns":o(g)?"skipped":"works"}const i=g=>["fail\
s","warns"].includes(h(g)),o=({visit:g})=>g.attempt.discovery.kind==="skipped",a=({visit:{attempt:g}})=>g.discovery.kind==="skipped"&&g.discovery.problem.code===
"host-not-checked";function n(g){return I.flatMap(k=>g.filter(R=>h(R)===k))}const e=g=>E.oC.find(k=>g.some(R=>R.severity===k))??null;function r({findings:g}){const k=e(
g);return k==="notice"?[]:g.filter(({severity:R})=>R===k)}function l({hosts:g,files:k,findings:R,passed:T,stopped:C,roots:G},{repositories:{length:_}}){const D=(0,p.
g5)(G,_),U=D===null?k:k.filter(({problem:At})=>!c.test(At.code)),x=U.filter(At=>!M(At)),N=e(x)==="error"&&!g.some(At=>h(At)==="fails"),V=D===null&&!N&&_>0?` in ${(0,O.
px)(_,"repository")}`:"",tt=[x.length<U.length?[`nothing to check${V}`]:A(g,V),f(x,D===null&&N?_:null)],ct=N?tt.toReversed():tt,wt=[D??[],...ct].flat().join(", "),
Mt=e(R)==="error";return C!==null?`${wt} (${(0,$.Cw)(C)})`:T&&Mt?`${wt} (the check passes: fail-on is never)`:T||Mt?wt:`${wt} (the check fails: fail-on is warni\
ng)`}const c=/^(?:module|provider|version|package|constraint|lock)-/,M=({problem:g,severity:k})=>g.code==="nothing-to-check"&&k==="error",S="not allowed";function A(g,k){
const R=g.length;if(R===0)return[`no registry hosts to check${k}`];const T=g.filter(Mt=>!o(Mt)).map(h),C=g.filter(a).length,[G,_]=[T.length,R-T.length],D=T.filter(
Mt=>Mt==="fails").length,U=T.filter(Mt=>Mt==="warns").length,x=g.filter(Mt=>o(Mt)&&h(Mt)==="fails").length,N=[{count:D,words:y.fails},{count:x,words:S},{count:C,
words:y.unchecked}],K=[{count:G-D,words:y.works},{count:_-x-C,words:y.skipped}],V=D+x+C>0,[F,...tt]=(V?N:K).filter(({count:Mt})=>Mt>0),wt=F?.words===S||F?.words===
y.unchecked?F.count===1?"is ":"are ":"";return[`${u(F?.count??0,R)}${k} ${wt}${F?.words}`,...tt.map(({count:Mt,words:At})=>`${Mt} ${At}`),...U===0?[]:[s(U,R,V)]]}
function s(g,k,R){return k===1?"with warnings":`${g} ${R?"more ":""}with warnings`}function u(g,k){return k===1?"1 registry host":g===k?`all ${k} registry hosts`:
`${g} of ${k} registry hosts`}function f(g,k){const R=e(g);if(R===null||R==="notice")return[];const T=g.filter(({severity:D})=>D===R),C=(0,d.eb)(T).length,G=C===
0?(0,d.Dc)(T):0,_=(0,d.BQ)(g);return[...C===0?[]:[`${R}s in files of ${k===null?(0,O.px)(C,"repository"):(0,d.iW)(C,k)}`],...G===0?[]:[`${R}s in ${(0,O.px)(G,"f\
ile")}`],...e(_)===R?[`${R}s in the ${(0,d.et)(_)}`]:[]]}function m({hosts:g},{scan:k,repositories:R,shards:T}){const{files:C,bytes:G,usages:_,durationMs:D}=k,U=g.
filter(d.Qz).length,x=T!==null&&T.indexes.length<T.count,N=x?"all registry hosts":(0,O.px)(U,"registry host"),V=U===0&&!x?"no registry host is used":`${(0,O.px)(
_,"usage")} of ${N}`;return R.length>0?`${V} in ${(0,O.px)(R.length,"repository")}`:C===0&&D===0?null:C===0?"found no Terraform or OpenTofu files":`scanned ${(0,O.
px)(C,"file")} (${(0,w.tY)(G)}) in ${(0,w.kJ)(D)}: ${V}`}function P(g,k){const{dialect:R,durationMs:T,scan:C,remarks:G,shards:_}=k,D=m(g,k),x=g.hosts.length===0&&
C.files===0?"":` for ${(0,O.QI)(R)} (${R.why})`;return[`${L(g)}; checked in ${(0,w.kJ)(T)}${x}`,...(0,O.y0)(_,g.hosts.length+g.roots.length>0),...D===null?[]:[D],
...G]}function L({findings:g,ignored:k}){const R=E.oC.flatMap(C=>{const{length:G}=g.filter(_=>_.severity===C);return G===0?[]:[(0,O.px)(G,C)]}),T=R.length===0?"\
no findings":R.join(", ");return k>0?`${T}, ${k} ignored`:T}}),4148:(($t,H,t)=>{t.d(H,{Fg:()=>i,LC:()=>n,Mm:()=>I,P:()=>c,cZ:()=>M,eX:()=>T,fi:()=>e,g5:()=>r,ie:()=>s,
ij:()=>R,jB:()=>l,mC:()=>u,nS:()=>f,ns:()=>k,pJ:()=>a,qj:()=>h});var $=t(5143),E=t(1064),w=t(5011),O=t(5257),d=t(4120),p=t(8884);const y=["fails","warns","works"];
function I({worst:_}){return _==="error"?"fails":_==="warning"?"warns":"works"}const h=({rows:_})=>y.find(D=>_.some(U=>I(U)===D))??"works";function i(_){const D=h(
{rows:_});return D==="works"&&_.some(o)?"skipped":D}const o=({chosen:_})=>Object.keys(_).length===0,a={fails:"init fails",warns:"has warnings",works:"passed"},n=3,
e=({directory:_},D)=>_===O.cd.file?O.cd.file:_==="."?"the top directory":D(_);function r(_,D=0){const U=_.filter(({directory:tt})=>tt!==O.cd.file),{failing:x}=l(
U),{length:N}=x;if(N===0)return null;const K=new Set(x.map(({directory:tt})=>(0,$._M)(tt))),V=D<2?"":` (${(0,p.iW)(K.size,D)})`;return U.length===1?`init fails${V}`:
`init fails in ${N===U.length?`all ${N}`:`${N} of ${U.length}`} root modules${V}`}function l(_){const{fails:D=[],warns:U=[],works:x=[]}=Object.groupBy(_,h);return{
failing:D,wrong:[...D,...U],good:x}}function c({rows:_}){const{fails:D=[],warns:U=[],works:x=[]}=Object.groupBy(_,I);return{wrong:[...D,...U],good:x}}function M(_){
const D=new Map;for(const N of l(_).wrong)for(const K of c(N).wrong){const V=S(K),F=D.get(V)??{row:K,roots:new Set};D.set(V,F),F.roots.add(N)}const{fails:U=[],warns:x=[]}=Object.
groupBy(D.values(),({row:N})=>I(N));return[...U,...x]}const S=({kind:_,source:D,constraints:U,locked:x,chosen:N,problems:K})=>JSON.stringify([_,D,U,x,N,K]),A=3;
function s(_,D){const U=new Map(_.map(N=>[N.row,[...N.roots]]));return{title:"root modules",cell:N=>{const K=U.get(N)??[],V=K.slice(0,A).map(D);return(0,d.K4)(V,
A,K.length-V.length)}}}const u=({address:_,host:D},{clients:U})=>U.every(x=>(0,w.Vm)(x)===D)&&_.startsWith(`${D}/`)?_.slice(D.length+1):_;function f(_){const D=[
...new Map(_.map(F=>[`${F.kind} ${F.source}`,F])).values()],U=["module","provider"].flatMap(F=>{const{length:tt}=D.filter(ct=>ct.kind===F);return tt===0?[]:[(0,d.
px)(tt,F)]});if(U.length===0)return"no registry modules and no providers";const x=_.some(({platforms:F})=>F.length>0)?" and package":"",N=D.filter(o).length,K=D.
filter(({chosen:F})=>Object.values(F).includes(null)).length,V=N+K===0?`every version${x} is available`:[...K>0?[`${K} without a version`]:[],...N>0?[`${N} not \
checked`]:[]].join(", ");return`${U.join(" and ")}, ${V}`}const m=60,P=6,L=60,g=12;function k({clients:_,rows:D},U){const x=D.every(({chosen:K})=>new Set(Object.
values(K)).size<=1),N=[{title:"constraint",cell:({constraints:K})=>(0,d.K4)([...new Set(K)].map(V=>U(V,L)),P)},...x?[{title:"version",cell:K=>C(K,null,U)}]:_.map(
K=>({title:E.bB[K],cell:V=>C(V,K,U)})),{title:"newest",cell:({newest:K})=>K===null?"":U(K,m)},{title:"platforms",cell:({platforms:K})=>G(K,U)}];return R(N,D)}const R=(_,D)=>_.
filter(({cell:U})=>D.some(x=>U(x)!=="")),T=_=>({title:"problem",cell:({problems:D})=>D.filter(({usualSeverity:U})=>U!=="notice").map(_).join(", ")});function C({
chosen:_,locked:D},U,x){const N=U===null?Object.values(_)[0]:_[U];return N===void 0?"":N!==null?`${x(N,m)}${N===D?" (locked)":""}`:D===null?"none":`none (locked\
: ${x(D,m)})`}function G(_,D){const U=_.map(({platform:x,available:N})=>`${N===null?"?":N?"\u2713":"\u2717"} ${D(x,m)}`);return(0,d.K4)(U,g)}}),733:(($t,H,t)=>{
t.d(H,{W:()=>p,n:()=>E});const $=/^[ -~]*$/;function E(y){if($.test(y))return y.length;let I=0;for(const h of y)I+=w(h);return I}function w(y){return $.test(y)?
1:O(y)?0:new RegExp("\\p{Regional_Indicator}","u").test(y)?1:d(y)?2:1}const O=y=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(y),d=y=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(y);function p(y,I,h){let[i,o]=["",0];for(const a of y){const n=w(a),e=o+n;if(o>=I&&e<=h&&(n>0||o>I)?i+=a:i+=" ".repeat(Math.max(0,Math.min(e,h)-Math.max(o,
I))),o=e,o>h)break}return i}}),7146:(($t,H,t)=>{t.d(H,{ky:()=>o,nI:()=>w,qt:()=>I,wW:()=>h});var $=t(733);const E={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function w(n,e,r){return r.colour?`\x1B[${E[e]}m${n}\x1B[0m`:n}const O=(n,e,{hyperlinks:r})=>e===void 0||!r?n:`\x1B]8;;${e}\x1B\\${n}\x1B]8;;\x1B\\`,d=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
p=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,y=5001;function I(n){const{FORCE_HYPERLINK:e,TERM:r="",TERM_PROGRAM:l="",VTE_VERSION:c}=n;
return e?e!=="0":n.CI||n.NO_COLOR||r==="dumb"?!1:Number(c)>=y||d.test(l)||p.test(r)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(M=>n[M])}function h(n,e){const r="\
 ".repeat(n.indent),l=n.label.padEnd((n.column??0)-1),c=" ".repeat(n.indent+(n.column??2)),[M="",...S]=a(e.withFlags?.(n.text)??n.text,{first:e.width-r.length-l.
length-1,others:e.width-c.length}),A=O(w(l,n.style,e),n.url,e),s=i(M,n.linked,e);return[`${r}${A} ${s}`.trimEnd(),...S.map(u=>`${c}${u}`)]}function i(n,e,r){return!e?.
url||!n.startsWith(e.text)?n:`${O(e.text,e.url,r)}${n.slice(e.text.length)}`}function o(n,{width:e,withFlags:r}){const[l="",...c]=a(r?.(n)??n,{first:e,others:e-
2});return[l,...c.map(M=>`  ${M}`)]}function a(n,e){const r=[];let l="",c=0;for(const M of n.split(" ")){const S=r.length===0?e.first:e.others,A=(0,$.n)(M);l!==
""&&c+1+A>S?(r.push(l),l=M,c=A):(c=l===""?A:c+1+A,l=l===""?M:`${l} ${M}`)}return[...r,l]}}),6536:(($t,H,t)=>{t.d(H,{S5:()=>wn,MV:()=>yn,K8:()=>vn});var $=t(2389),
E=t(2796),w=t(5102),O=t(4120),d=t(5955),p=t(8641),y=t(1831),I=t(4503),h=t(8884),i=t(733),o=t(7146);const a=160,n=12,e="    ",r=/##\w*\[/;function l({place:j,before:B,
literal:J,after:nt},it,at){const ht=" ".repeat(`  ${j.line}`.length),yt=Math.min(at.width,a)-ht.length-3;if(yt<n)return[];const Et=c(B+J+nt),Nt=Et(B+J+nt),kt=(0,i.
n)(Nt)<=yt?0:Et(B).search(/[^ ]|$/),Xt=Nt.slice(kt),Ut=(0,i.n)(Et(B))-kt,Vt=(0,i.n)(Et(B+J))-kt,{from:cn,to:qt,text:bn}=M(Xt,Ut,Math.max(Vt,Ut+1),yt),An=(0,o.nI)(
"|","dim",at),Rn="^".repeat(Math.max(1,Math.min(Vt,qt)-Math.max(Ut,cn))),In=" ".repeat(Math.max(Ut,cn)-cn);return[`${(0,o.nI)(`  ${j.line}`,"dim",at)} ${An} ${bn}`.
trimEnd(),`${ht} ${An} ${In}${(0,o.nI)(Rn,it,at)}`]}function c(j){const B=J=>(0,p.RK)(J.replaceAll("	",e),Number.POSITIVE_INFINITY);return r.test(B(j))?J=>B(J).
replaceAll(/(?<=#)#/g," #"):B}function M(j,B,J,nt){const it=(0,i.n)(j);if(it<=nt)return{from:0,to:nt,text:j};const at=Math.max(0,nt-2-(J-B)),ht=J<nt?0:Math.max(
0,B-1-Math.ceil(at*2/3)),yt=it-ht<=nt,Et=ht+nt,Nt=(0,i.W)(j,ht===0?0:ht+1,yt?Et:Et-1),kt=`${ht===0?"":"\u2026"}${Nt}${yt?"":"\u2026"}`;return{from:ht,to:yt?Et:Et-
1,text:kt}}var S=t(1505),A=t(7574);const s=20,u=6,f=13,m={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yellow"},
skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},P={error:m.fails,warning:m.warns,notice:{sign:"\xB7",style:"blue"}},L={value:p.RK,prose:p.
RK,because:h.eo};function g(j,B){const J=(0,w.sG)(j),{sign:nt,style:it}=m[J],at=[...(0,w.cG)(j)?T(j,B.context):[],...(0,S.o7)(j,L)],ht=`${w.nx[J]}${j.isNew?` (${O.
dy})`:""}: ${R(j)}`;return[...(0,o.wW)({indent:0,label:`${nt} ${k(j.visit.host)}`,style:it,text:ht},B),...at.flatMap(yt=>C(yt,B))].map(p.BP).join(`
`)}const k=j=>{const B=(0,y.nx)(j);return B===j?(0,p.RK)(j):`${(0,p.RK)(B)} (${(0,p.RK)(j)})`};function R(j){const{discovery:B}=j.visit.attempt,J=(0,w.QK)(j);return J.
length>0?(0,O.K4)([...new Set(J.map(nt=>nt.problem.code))],u):B.kind==="skipped"?B.problem.code:(0,S.Yj)(j,L)}function T(j,B){const{hops:J,certificates:nt}=j.visit.
attempt;return[(0,S.se)(j,B,L),{label:"response",texts:J.map(G)},{label:"services",texts:_(j)},...(0,S.Zc)(j,L),{label:"certificate",texts:nt.map(it=>U(it,B))}]}
const C=({label:j,texts:B},J)=>B.flatMap((nt,it)=>{const at=it===0?j:"";return(0,o.wW)({indent:2,label:at,style:"dim",column:f,text:nt},J)});function G(j){const B=j.
status===null?"none":`${j.status} ${(0,p.RK)(j.reason,S.tN)}`,J=j.status===null?"after":"in",nt=[...j.mediaType===null?[]:[(0,p.RK)(j.mediaType,S.tN)],...j.address===
null?[]:[`at ${(0,p.RK)(j.address,S.tN)}`],...j.proxy===null?[]:[`through ${(0,p.RK)((0,p.cq)(j.proxy))}`],...j.authorization==="none"?[]:[`token ${(0,O.Rk)(j.authorization)}`]],
it=nt.length===0?"":` (${nt.join("; ")})`;return`${B.trim()} from ${(0,p.RK)((0,p.cq)(j.url))} ${J} ${(0,A.kJ)(j.ms)}${it}`}function _({services:j,servicesLeftOut:B}){
const J=j.slice(0,s),nt=j.length-J.length+B;return[...J.map(D),...nt>0?[`and ${nt} more`]:[]]}function D(j){const B=(0,p.RK)(j.id,S.tN);switch(j.kind){case"url":
return`${B} ${(0,p.RK)((0,p.cq)(j.url))}`;case"login":{const{authz:J,token:nt}=j.login,it=[J,nt].map(at=>(0,p.RK)((0,p.cq)(at??"none")));return`${B} authz ${it.
join(", token ")}`}case"problem":return`${B}: ${j.problem.code}`}}function U(j,B){const{host:J,subject:nt,issuer:it,expires:at}=j,ht=(0,p.RK)((0,A.nO)(at,B.startedAt));
return`${(0,p.RK)(J,S.tN)} valid until ${ht}; subject ${(0,p.RK)(nt,S.tN)}, issuer ${(0,p.RK)(it,S.tN)}`}const x=4,N={places:6,messages:5,frames:E.Wi},K={places:3,
messages:2,frames:1},V=1e3;function F(j,B,J){const{severity:nt,code:it,title:at,message:ht}=j,yt=(0,p.RK)(ht??at,V),Et=`${B.context.docsUrl}#${it}`,{style:Nt}=P[nt],
kt=tt(j,J)??[...ut(j.hosts.length>1?"hosts":"host",ct(j),B),...wt(j,B,J),...ft(j,B)],Xt=dt(j.findings)?"":j.help??"";return[...(0,o.wW)({indent:0,label:`${nt}[${it}\
]:`,style:Nt,url:Et,text:yt},B),...kt,...ut("help",(0,p.RK)(Xt,V),B),...ut("affects",(0,O.od)(j.affects,B.context.clients),B)].map(p.BP).join(`
`)}function tt(j,{codes:B}){const{hosts:J,message:nt,code:it,findings:at}=j;if(J.length<2||nt===null)return null;const{lines:ht}=(0,h.yv)(at),yt=JSON.stringify(
[J.toSorted(),ht[0],ht.length]),Et=B.get(yt);return Et===void 0&&B.set(yt,it),Et===void 0?null:[`  hosts: the same ${J.length} as for ${Et}`]}function ct({hosts:j,
findings:B,message:J}){const[nt]=j;if(j.length===1&&nt!==void 0&&J?.includes((0,y.nx)(nt))&&B[0]?.isHostNew!==!0)return"";const at=(0,O.Ku)(j,x).map(ht=>{const yt=B.
filter(kt=>kt.host===ht),Et=j.length>1?(0,h.eb)(yt).length:0,Nt=[...yt.some(({isHostNew:kt})=>kt)?[O.dy]:[],...Et>1?[(0,O.px)(Et,"repository")]:[]];return`${k(ht)}${Nt.
length===0?"":` (${Nt.join(", ")})`}`});return(0,O.K4)(at,j.length,j.length-at.length)}function wt(j,B,J){const{frames:nt}=Mt(j),it=At(j),at=(0,E.cr)(j).length-
it.length;return[...it.flatMap(({message:ht,findings:yt,first:Et},Nt)=>{const kt=Q(Et,j.message===null?ht:"",B);return Nt>=nt?kt:[...kt,...et(Et,j,B,J),...ut("h\
elp",(0,p.RK)(lt(j,yt),V),B)]}),...at>0?[`  and ${(0,O.px)(at,"more message")} in the JSON report`]:[]]}const Mt=({hosts:j,findings:B})=>j.length>1||dt(B)?K:N,At=j=>(0,O.
Ku)((0,E.cr)(j),Mt(j).messages).map(([B,J])=>({message:B,findings:J,first:(0,h.tN)(J)}));function Q(j,B,J){if(j===null&&B==="")return[];const nt=j===null?"-":"-\
->",it=j===null?"":(0,h.R3)(j),at=[it,(0,p.RK)(B,V)].filter(yt=>yt!=="").join(": "),ht={text:it,url:j&&(0,I.uM)(j,{...J.context,links:null})};return(0,o.wW)({indent:2,
label:nt,style:"dim",text:at,linked:ht},J)}function et(j,{severity:B},J,{lines:nt}){if(j===null)return[];const{file:it,line:at,column:ht}=j,yt=J.context.sources.
find(Et=>Et.place.file===it&&Et.place.line===at&&Et.place.column===ht);return yt===void 0||nt.has(yt)?[]:(nt.add(yt),l(yt,P[B].style,J))}function lt({help:j,findings:B},J){
return j!==null||dt(B)?"":J[0]?.problem.help??""}const dt=([j,B])=>j?.exclude!==void 0&&B!==void 0;function ft(j,B){const{findings:J}=j,{lines:nt,settings:it,leftOut:at}=(0,h.
yv)(J),ht=(0,h.oN)(nt,At(j).map(({first:Et})=>Et)),yt=Mt(j).places;return[...ut("hits",(0,h.mj)(J,B.context.repositories.length),B),...ut("also at",(0,h.Ky)(ht,
yt,void 0,at),B),...ut("required by",(0,h.Ky)(it,yt),B)]}const ut=(j,B,J)=>B===""?[]:(0,o.wW)({indent:2,label:`${j}:`,style:"dim",text:B},J);var Ot=t(4148),Pt=t(
1064);const It=20,Kt=3,Ht="  ",Jt=j=>(0,Ot.fi)(j,h.II);function en(j,B){const{wrong:J}=(0,Ot.jB)(j);return J.length>Ot.LC?[rn(j,J,B)]:J.map(nt=>{const it=(0,Ot.
P)(nt),at=[...it.wrong,...it.good],ht=z((0,Ot.ns)({...nt,rows:at.slice(0,It)},p.RK),at),yt=Jt(nt);return Y({outcome:(0,Ot.qj)(nt),name:yt,root:nt,rows:at,columns:ht},
B)})}function rn(j,B,J){const nt=(0,Ot.cZ)(j),it=nt.map(({row:kt})=>kt),at=Pt.Du.filter(kt=>B.some(Xt=>Xt.clients.includes(kt))),ht=(0,Ot.ns)({clients:at,rows:it.
slice(0,It)},p.RK),yt=z([(0,Ot.ie)(nt,Jt),...ht],it),Et=(0,Ot.qj)({rows:it}),Nt=(0,O.px)(B.length,"root module");return Y({outcome:Et,name:Nt,root:{clients:at},
rows:it,columns:yt},J)}const z=(j,B)=>[...j,...(0,Ot.ij)([(0,Ot.eX)(({code:J})=>J)],B)];function Y({outcome:j,name:B,root:J,rows:nt,columns:it},at){const{sign:ht,
style:yt}=m[j],Et=nt.filter(Ut=>(0,Ot.Mm)(Ut)===j),Nt=[...new Set(Et.map(Ut=>(0,p.RK)((0,Ot.mC)(Ut,J))))],kt=`${Ot.pJ[j]} for ${(0,O.K4)(Nt,Kt)}`,Xt=nt.length-It;
return[`${(0,o.nI)(ht,yt,at)} ${(0,o.nI)(B,"bold",at)}: ${kt}`,...vt(nt.slice(0,It).map(Ut=>({sign:m[(0,Ot.Fg)([Ut])],cells:[(0,p.RK)((0,Ot.mC)(Ut,J)),...it.map(
({cell:Vt})=>Vt(Ut))]})),["module or provider",...it.map(({title:Ut})=>Ut)],at),...Xt>0?[`  and ${Xt} more in the JSON report`]:[]].map(p.BP).join(`
`)}function vt(j,B,J){const nt=B.map((ht,yt)=>Math.max(...[ht,...j.map(({cells:Et})=>Et[yt])].map(jt)));if(nt.reduce((ht,yt)=>ht+Ht.length+yt,Ht.length)>J.width)
return j.flatMap(({sign:{sign:ht,style:yt},cells:[Et="",...Nt]})=>{const kt=Nt.flatMap((Ut,Vt)=>Ut===""?[]:[`${B[Vt+1]} ${Ut}`]),Xt=`${Et}: ${kt.join("; ")}`;return(0,o.
wW)({indent:2,label:ht,style:yt,text:Xt},J)});const at=ht=>ht.map((yt,Et)=>yt+" ".repeat((nt[Et]??0)-jt(yt))).join(Ht).trimEnd();return[`    ${(0,o.nI)(at(B),"d\
im",J)}`,...j.map(({sign:{sign:ht,style:yt},cells:Et})=>`  ${(0,o.nI)(ht,yt,J)} ${at(Et)}`)]}const jt=(j="")=>Array.from(j).length;function zt(j,B){const J=j.flatMap(
Et=>Et.rows),{sign:nt,style:it}=m[(0,Ot.Fg)(J)],[at]=j,yt=`${j.length===1&&at!==void 0?Jt(at):(0,O.px)(j.length,"root module")}: ${(0,Ot.nS)(J)}`;return(0,o.wW)(
{indent:0,label:nt,style:it,text:yt},B).map(p.BP).join(`
`)}const Yt=3,Zt=4,q=1e3;function ot({hosts:j,roots:B},J){const nt=Map.groupBy(j,w.sG),it=(nt.get("unchecked")??[]).filter(({findings:ht})=>ht.length===0),{good:at}=(0,Ot.
jB)(B);return[...pt("unchecked",it,J),...pt("skipped",nt.get("skipped")??[],J),...pt("works",nt.get("works")??[],J),...at.length>0?[zt(at,J)]:[]]}function pt(j,B,J){
const nt=kt=>g(kt,J);if(B.length<=Yt)return B.map(nt);const{sign:it,style:at}=m[j],ht=(0,O.Ku)(B,Zt).map(({visit:kt})=>k(kt.host)),yt=(0,O.K4)(ht,ht.length,B.length-
ht.length),Et=`${(0,O.px)(B.length,"host")} ${w.nx[j]}: ${yt}`;if(!J.isRunner)return[(0,o.wW)({indent:0,label:it,style:at,text:Et},J).map(p.BP).join(`
`)];const Nt=kt=>`and ${kt} more in the JSON report`;return[[(0,p.BP)(`${it} ${Et}`),...(0,O.UV)(B,q,nt,Nt)].join(`
`)]}function mt(j,B){const J=(0,h._X)(j),[nt]=J;if(nt===void 0)return[];const it=Xt=>`${(0,p.RK)(Xt.repository)} (${(0,h._5)(Xt)})`,at=(0,O.Ku)(J,Zt).map(it),{sign:ht,
style:yt}=m[nt.errors>0?"fails":"warns"],Et=`${(0,O.px)(J.length,"repository")} with errors or warnings in ${J.length===1?"its":"their"} own files: ${(0,O.K4)(at,
at.length,J.length-at.length)}`;if(!B.isRunner||at.length===J.length)return[(0,o.wW)({indent:0,label:ht,style:yt,text:Et},B).map(p.BP).join(`
`)];const Nt=Xt=>`and ${Xt} more in the JSON report`,kt=(0,O.UV)(J,q,it,Nt);return[[`${ht} ${Et}`,...kt].map(p.BP).join(`
`)]}function Tt(j,B){const J=(0,w.hm)(j.findings),nt=j.hosts.length>Yt||j.findings.length>0,it=B.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",at=`problem codes are explained at ${B.context.docsUrl}`;return nt?[(J===null||J==="noti\
ce"?[it]:[at,it]).flatMap(yt=>(0,o.ky)(yt,B)).join(`
`)]:[]}var xt=t(7361),Rt=t(4218);const Ct=3,Wt=20,Lt=40,bt=12,Bt=10,Ft=140,tn=30,sn="  ",an=2,ln="  ",un="\xA0";function mn(j,B){const J=(0,Rt.U4)(j,B.context),
nt=J.length<=Ct?J:J.filter(({host:Et})=>(0,w.cG)(Et));if(nt.length===0)return"";const it=nt.slice(0,Wt),at=nt.length-it.length,ht=Pn(it,B),yt=[`last ${(0,O.px)(
ht.marks,"run")}`,...ht.columns.map(kn)];return[...(0,o.ky)(`history: ${yt.filter(Et=>Et!=="").join(", ")}`,B),...it.map((Et,Nt)=>xn(Et,Nt,ht,B)),...at>0?[`  an\
d ${(0,O.px)(at,"more host")} in the history file`]:[],...pn(it,B)].map(p.BP).join(`
`)}function pn(j,B){const J=(0,Rt.MC)(j).map(([it,at])=>`${it} ${at}`.replaceAll(" ",un));return(0,o.ky)(J.join(", "),{...B,width:B.width-sn.length}).map(it=>`${sn}${(0,o.
nI)(it.trim().replaceAll(un," "),"dim",B)}`)}function Pn(j,B){const J=Math.max(...j.map(({host:Ut})=>(0,i.n)(k(Ut.visit.host)))),nt=Math.min(Lt,J),it=Math.max(...j.
map(({history:Ut})=>Ut.recent.length)),at=Mn(j),ht=Math.min(B.width,Ft)-sn.length-an-ln.length,yt=Ut=>at.slice(0,Ut).reduce((Vt,cn)=>Vt-ln.length-fn(cn),ht),Nt=at.
map((Ut,Vt)=>at.length-Vt).find(Ut=>nt+it<=yt(Ut))??1,kt=yt(Nt),Xt=Math.min(it,Math.max(Bt,kt-nt));return{columns:at.slice(0,Nt),marks:Xt,name:Math.min(nt,Math.
max(bt,kt-Xt))}}function Mn(j){const B=nt=>j.map(({history:{latency:it}})=>it===null?"-":(0,A.kJ)(it[nt]));return[{title:"uptime in 30 days",cells:j.map(On)},{title:"\
median latency",cells:B("medianMs")},{title:"95th percentile",cells:B("p95Ms")},{title:"",cells:j.map(({history:nt})=>(0,Rt.kW)(nt)??"")}].filter(({cells:nt})=>nt.
some(it=>it!==""))}function On(j){const B=(0,Rt.bW)(j,tn);return(B&&(0,xt.mc)(B))??"-"}const kn=({title:j})=>j,fn=({cells:j})=>Math.max(...j.map(B=>B.length));function xn({
host:j,history:B},J,{columns:nt,name:it,marks:at},ht){const{sign:yt,style:Et}=m[(0,w.sG)(j)],Nt=(0,Rt.qX)(B.recent.slice(-at)),kt=nt.map(Vt=>{const cn=Vt.cells[J]??
"";return Vt.title===""?cn:cn.padStart(fn(Vt))}),Xt=Nt.replace(/\u2573+/g,Vt=>(0,o.nI)(Vt,"red",ht));return[`${sn}${(0,o.nI)(yt,Et,ht)} ${Dn(k(j.visit.host),it)}`,
`${" ".repeat(at-Nt.length)}${Xt}`,...kt].join(ln).trimEnd()}function Dn(j,B){const J=(0,i.n)(j);return J<=B?`${j}${" ".repeat(B-J)}`:`${(0,i.W)(j,0,B-1)}\u2026`}
const En=5,Gt=30,jn=3,gn=20,$n=16e6;function*wn(j,B){yield`${yn(j,B)}
`;let J=!0;for(const{text:nt}of vn(j,B)){const it=nt.includes(`
`);yield`${J||it?`
`:""}${nt}
`,J=it}}function yn(j,B){const{sign:J,style:nt}=m[j.passed?"works":"fails"],it=B.isQuiet?[]:(0,w.h$)(j,B.context).slice(0,En);return[`${(0,o.nI)(J,nt,B)} ${(0,o.
nI)((0,w.$N)(j,B.context),"bold",B)}`,...it.flatMap(at=>Sn(at,B))].join(`
`)}function*vn(j,B,J=$n){const{isQuiet:nt=!1,isRunner:it=!1,context:at}=B,ht=({severity:qt})=>!nt||qt==="error"||(0,$.k2)(qt,at.failOn),yt=(0,E.cZ)(j.findings.filter(
ht)),Et={lines:new Set,codes:new Map};for(const qt of yt.slice(0,Gt))yield dn(F(qt,B,Et));const Nt=yt.slice(Gt).flatMap(({findings:qt})=>qt);if(Nt.length>0&&(yield dn(
`and ${(0,O.px)(Nt.length,"more finding")} in the JSON report`)),nt)return;const kt=qt=>({kind:it?"group":"plain",text:qt});yield*mt(j.files,B).map(kt);const Xt=mn(
j,B);Xt!==""&&(yield kt(Xt)),yield*en(j.roots,B).map(kt);const Ut=(0,w.md)(j.hosts).filter(qt=>(0,w.cG)(qt)&&!(0,w.JR)(qt)),Vt=it||Ut.length<=jn?Ut:[];yield*Tn(
Vt,B,J).map(kt),yield*ot(j,B).map(kt);const cn=(0,w.h$)(j,at).slice(En);cn.length>0&&(yield dn(cn.flatMap(qt=>Sn(qt,B)).join(`
`))),yield*Tt(j,B).map(dn)}const Sn=(j,B)=>(0,o.ky)((0,p.RK)(j),B).map(p.BP);function*Tn(j,B,J){const nt=new d.Wv(J),it=Xt=>g(Xt,B),at=yield*(0,d._Q)(j.slice(0,
gn),nt,it),ht=[],yt=(0,d._Q)(j.slice(gn),nt,it);let Et=yt.next();for(;!Et.done;Et=yt.next())ht.push(Et.value);const Nt=(0,O.px)(ht.length,"more host");ht.length>
0&&(yield[`details of ${Nt}`,...ht].join(`
`));const kt=at+Et.value;kt>0&&(yield`the details of ${(0,O.px)(kt,"more host")} are in the JSON report`)}const dn=j=>({kind:"plain",text:j})}),5257:(($t,H,t)=>{
t.d(H,{JT:()=>p,KS:()=>y,MO:()=>i,MP:()=>d,Nf:()=>h,W$:()=>O,cd:()=>w,yp:()=>I});var $=t(5143);const E="hostnames input",w={file:E,line:1,column:1,endColumn:1},
O=o=>o.file===E?E:o,d=({host:o,namespace:a,name:n,system:e})=>`${o}/${a}/${n}/${e}`,p=({host:o,namespace:a,type:n})=>`${o}/${a}/${n}`;function y(o,a){const n=o.
versions??h(o)?.values?.[a]??null;return n===null?null:{text:n,place:I(o)}}function I(o){const{versionsAt:a,place:n}=o,e=typeof a=="number"?a:a?.at;return e===void 0?
n:{file:n.file,...(0,$._h)(e)}}const h=({versionsAt:o})=>typeof o=="number"?null:o,i=(o,a)=>`${o} ${a}`}),2909:(($t,H,t)=>{t.a($t,async($,E)=>{try{let U=function(F){
return async(tt,ct)=>{try{await ct()}catch(wt){F([`${tt}: ${(0,p.A3)(wt)}`])}}},V=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(H);var w=t(
2929),O=t(9018),d=t(7251),p=t(6309),y=t(40),I=t(3565),h=t(8782),i=t(4475),o=t(4690),a=t(9077),n=t(3795),e=t(3386),r=t(2057),l=t(1964),c=t(3329),M=t(2827),S=t(5505),
A=t(8641),s=t(9703),u=t(6536),f=t(8463),m=t(3152),P=t(4844),L=t(6875);const g=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,r.B_)(process.stdout,F=>process.
stderr.write(`the log was not written: ${F}
`)),(0,r.B_)(process.stderr,()=>{});const k=I.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const R=new L.V,T=(0,o.i)(process);await(0,a.
q)(process,await C(I.Ko(P.y.map(({name:F})=>F))));async function C(F){const tt=(0,O.c)(F,process.env,(0,d.K)(I.QU)),ct=Mt=>{const At=(0,O.r)(Q=>(0,s.p)(Mt,Q),tt);
return I.fJ("Could not run",At),3},wt=(0,a.w)(process,R,{isFinal:!1,crash:ct,now:T});try{const Mt=await(F.merge?.trim()?G:_)(F,tt),At=wt.aborted?3:Mt.verdict.passed?
0:1;return await x(Mt,tt,wt),At}catch(Mt){return Mt instanceof m.GN?(I.fJ("Wrong settings",tt.redact(Mt.mistakes.join(`
`))),2):ct(Mt)}}async function G(F,tt){const{mergeReports:ct}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(6046)]).then(t.bind(t,6046));return ct(F,{directory:V(),
secrets:tt})}async function _(F,tt){const ct=(0,n.fN)(wt=>I.N4(tt.redact([wt])),n.Si);try{return await(0,w.z6)(F,{environment:process.env,directory:V(),isFork:(0,h.
$c)(process.env.GITHUB_EVENT_NAME,k),stop:R,startTimer:L.I,now:T,progress:ct.show,changes:wt=>K(wt,tt),secrets:tt,kill:process.kill})}finally{ct.end()}}async function D(F){
const{verdict:tt,changes:ct,context:wt}=F,Mt=(0,h.ng)(process.env,k),At=Mt===null?[]:(0,y.ws)((0,y.R8)(tt),V(),Mt);if(Mt===null||ct?.kind!=="files")return{...F,
located:At,context:{...wt,links:(0,y.hP)(At)}};const{withDiffLinks:Q}=await t.e(9052).then(t.bind(t,9052)),et=Q(At,ct.files,V(),Mt);return{...F,located:At,context:{
...wt,links:et}}}async function x(F,{redact:tt},ct){const{checked:wt,warnings:Mt}=await(0,i.Y)(F,{directory:V(),environment:process.env,random:Math.random}),{settings:At,
verdict:Q}=wt,{GITHUB_OUTPUT:et,GITHUB_STEP_SUMMARY:lt,RUNNER_TEMP:dt}=process.env,ft=Ht=>I.R8(tt(Ht).map(Jt=>(0,A.LS)(Jt))),ut=U(ft);ft(Mt);let Ot={...wt,located:[]};
await ut("places are not links",async()=>{Ot=await D(wt)});const{context:Pt}=Ot,It={colour:!1,width:g,isRunner:!0,context:Pt};await ut("the log was not written",
()=>I.ur((0,u.MV)(Q,It),(0,u.K8)(Q,It)));const Kt=At.shard!==null;await ut("the annotations were not written",()=>{Kt||I.fz((0,l.H)(Q,Pt))}),await ut("the outpu\
ts were not written",async()=>ft(await I.Kn(et,(0,M.Y)(Q)))),await ut("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{Kt||await I.Sy(lt,(0,S.
Gc)(Q,Pt))}),await ut("the JSON report was not written to RUNNER_TEMP",async()=>{const Ht=I.u5(dt,(0,c.h)(Q,Pt));ft(await I.Kn(et,{report:Ht}))}),await ut("the \
report files were not written",async()=>ft(await(0,f.t)(At.report,{verdict:Q,context:Pt},V()))),!ct.aborted&&await ut("the comment and the issue were not writte\
n",async()=>{const{notes:Ht,warnings:Jt}=await N(Ot,ct);I.N4(tt(Ht)),ft(Jt)})}async function N(F,tt){const{comment:ct,issue:wt}=F.settings;return ct==="never"&&
wt==="never"?{notes:[],warnings:[]}:await(await t.e(5137).then(t.bind(t,5137))).publish(F,(0,h.ng)(process.env,k),V(),tt)}async function K({githubToken:F},{redact:tt}){
const ct=(0,h.ng)(process.env,k),Mt=await(await t.e(5181).then(t.bind(t,5181))).readChanges(ct,F,R.signal);return Mt.kind==="all"&&ct?.pull&&I.R8(tt([`changed-o\
nly has no effect: ${Mt.why}`])),Mt}E()}catch(g){E(g)}},1)}),5657:(($t,H,t)=>{t.d(H,{G:()=>a});var $=t(6760),E=t(5747);const w=21,O=/^(?!\.{1,2}$)[\w.-]+$/;function d(A){
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
A);return s.ok?s.text:null}const S=A=>M(A)?.replace(/\r?\n$/,"")??null}),4614:(($t,H,t)=>{t.d(H,{O:()=>n,R:()=>l});var $=t(3024),E=t(5747);const w=128*1024*1024,
O=12,d=62,p=16384,y=12288,I=4,h=61440,i=4096,o=32768,a=Buffer.alloc(0);function n(c,M){const S=(0,E.io)(c,w);return S===null?new Map:e(S,M)}function e(c,M){const S=new Map;
if(c.length<O)return S;const A=c.readUInt32BE(4);if(c.toString("latin1",0,4)!=="DIRC"||A<2||A>4)return S;const s=c.readUInt32BE(8);let u=a,f=O;for(let m=0;m<s;m+=
1){if(f+d>c.length)return S;const P=c.readUInt16BE(f+60),L=f+d+(P&p?2:0),g=A===I,{kept:k,from:R}=g?r(c,L,u):{kept:a,from:L},T=c.indexOf(0,R);if(T<0)return S;const C=c.
subarray(R,T),G=g?Buffer.concat([k,C]):C;if(G.length>i)return S;const _=(c.readUInt32BE(f+24)&h)===o,D=G.toString("utf8");_&&(P&y)===0&&M.has(D)&&S.set(D,{modified:c.
readUInt32BE(f+8),size:c.readUInt32BE(f+36)}),f=g?T+1:f+(T-f+8&-8),u=G}return S}function r(c,M,S){let A=M,s=c[A++]??0,u=s&127;for(;s&128;)s=c[A++]??0,u=(u+1)*128+
(s&127);return{kept:S.subarray(0,Math.max(0,S.length-u)),from:A}}function l(c,{modified:M,size:S}){try{const A=(0,$.lstatSync)(c),s=Math.floor(A.mtimeMs/1e3);return A.
isFile()&&A.size%2**32===S&&s%2**32===M}catch(A){return(0,E.Oj)(A),!1}}}),40:(($t,H,t)=>{t.d(H,{R8:()=>y,hP:()=>n,ws:()=>h});var $=t(6760),E=t(5657),w=t(4614),O=t(
4503),d=t(8884);const p=5e3;function y(e){const r=new Set;for(const l of I(e))if(typeof l!="string"&&(0,d.CN)(l.file)&&r.add(l.file),r.size===p)break;return r}function*I({
findings:e,hosts:r,roots:l}){for(const{places:c}of e)yield*c;for(const{requirements:c}of r)for(const{because:M}of c)yield*M;for(const{rows:c}of l)for(const{places:M}of c)
yield*M}function h(e,r,l){if(!i(l.serverUrl))return[];const c=a(r);return[...Map.groupBy(e,S=>c(S.split("/").slice(0,-1).join("/")))].flatMap(([S,A])=>S===null?
[]:o(S,A,r,l))}const i=e=>/^https?:\/\/[\w.:/-]+$/.test(e);function o({prefix:e,checkout:r},l,c,M){const{commit:S,isFetched:A,remote:s}=r,u=URL.parse(M.serverUrl);
if(s===null||u===null)return[];if(s.host!==u.host&&s.host!==u.hostname)return[];if(!A&&![M.commit,M.defaultCommit].includes(S))return[];const f=`${s.owner}/${s.
name}`,m=`${M.serverUrl}/${f}/blob/${S}`,P=k=>k?.toLowerCase()===f.toLowerCase(),L=P(`${M.owner}/${M.repository}`)||P(M.pull?.from),g=new Map(l.map(k=>[k.slice(
e.length),k]));return Array.from(r.tracked(new Set(g.keys())),([k,R])=>{const[T,C]=[g.get(k),(0,O.oW)(k)];return T===void 0||C===null||!(0,w.R)((0,$.join)(c,T),
R)?[]:{file:T,path:k,url:`${m}/${C}`,isOfRun:L}}).flat()}function a(e){const r=new Map,l=c=>{const M=r.get(c);if(M!==void 0)return M;const S=(0,E.G)((0,$.join)(
e,c)),A=c.split("/").slice(0,-1).join("/"),s=S!==null?{prefix:c===""?"":`${c}/`,checkout:S}:c===""?null:l(A);return r.set(c,s),s};return l}const n=e=>new Map(e.
map(({file:r,url:l})=>[r,{url:l}]))}),3565:(($t,H,t)=>{t.d(H,{fz:()=>ft,fJ:()=>rn,QU:()=>et,N4:()=>Jt,j_:()=>Ht,Ko:()=>Q,R8:()=>en,ur:()=>lt,Kn:()=>Ot,u5:()=>Kt,
Sy:()=>ut});var $=t(3024),E=t(6760),w=t(857);function O(z){return z==null?"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function d(z){return Object.
keys(z).length?{title:z.title,file:z.file,line:z.startLine,endLine:z.endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function p(z,Y,vt){const jt=new h(z,Y,vt);
process.stdout.write(jt.toString()+w.EOL)}function y(z,Y=""){p(z,{},Y)}const I="::";class h{constructor(Y,vt,jt){Y||(Y="missing.command"),this.command=Y,this.properties=
vt,this.message=jt}toString(){let Y=I+this.command;if(this.properties&&Object.keys(this.properties).length>0){Y+=" ";let vt=!0;for(const jt in this.properties)if(this.
properties.hasOwnProperty(jt)){const zt=this.properties[jt];zt&&(vt?vt=!1:Y+=",",Y+=`${jt}=${o(zt)}`)}}return Y+=`${I}${i(this.message)}`,Y}}function i(z){return O(
z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function o(z){return O(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}function a(){throw new Error("this function of @actions/core is not bundled")}function n(){throw new Error("this function of @ac\
tions/core is not bundled")}var e=t(6928);function r(z){return z.replace(/[\\]/g,"/")}function l(z){return z.replace(/[/]/g,"\\")}function c(z){return z.replace(
/[/\\]/g,path.sep)}var M=function(z,Y,vt,jt){function zt(Yt){return Yt instanceof vt?Yt:new vt(function(Zt){Zt(Yt)})}return new(vt||(vt=Promise))(function(Yt,Zt){
function q(mt){try{pt(jt.next(mt))}catch(Tt){Zt(Tt)}}function ot(mt){try{pt(jt.throw(mt))}catch(Tt){Zt(Tt)}}function pt(mt){mt.done?Yt(mt.value):zt(mt.value).then(
q,ot)}pt((jt=jt.apply(z,Y||[])).next())})},S;(function(z){z[z.Success=0]="Success",z[z.Failure=1]="Failure"})(S||(S={}));function A(z,Y){const vt=toCommandValue(
Y);if(process.env[z]=vt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(z,Y));issueCommand("set-env",{name:z},vt)}function s(z){
p("add-mask",{},z)}function u(z){process.env.GITHUB_PATH||""?issueFileCommand("PATH",z):issueCommand("add-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.
env.PATH}`}function f(z,Y){const vt=process.env[`INPUT_${z.replace(/ /g,"_").toUpperCase()}`]||"";if(Y&&Y.required&&!vt)throw new Error(`Input required and not \
supplied: ${z}`);return Y&&Y.trimWhitespace===!1?vt:vt.trim()}function m(z,Y){const vt=f(z,Y).split(`
`).filter(jt=>jt!=="");return Y&&Y.trimWhitespace===!1?vt:vt.map(jt=>jt.trim())}function P(z,Y){const vt=["true","True","TRUE"],jt=["false","False","FALSE"],zt=f(
z,Y);if(vt.includes(zt))return!0;if(jt.includes(zt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function L(z,Y){if(process.env.GITHUB_OUTPUT||"")return a("OUTPUT",n(z,Y));process.
stdout.write(w.EOL),p("set-output",{name:z},O(Y))}function g(z){issue("echo",z?"on":"off")}function k(z){process.exitCode=S.Failure,C(z)}function R(){return process.
env.RUNNER_DEBUG==="1"}function T(z){issueCommand("debug",{},z)}function C(z,Y={}){p("error",d(Y),z instanceof Error?z.toString():z)}function G(z,Y={}){p("warni\
ng",d(Y),z instanceof Error?z.toString():z)}function _(z,Y={}){p("notice",d(Y),z instanceof Error?z.toString():z)}function D(z){process.stdout.write(z+w.EOL)}function U(z){
y("group",z)}function x(){y("endgroup")}function N(z,Y){return M(this,void 0,void 0,function*(){U(z);let vt;try{vt=yield Y()}finally{x()}return vt})}function K(z,Y){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,Y));issueCommand("save-state",{name:z},toCommandValue(Y))}function V(z){
return process.env[`STATE_${z}`]||""}function F(z){return M(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var tt=t(6309),ct=t(5747),wt=t(
566),Mt=t(4e3),At=t(5955);const Q=z=>Object.fromEntries(z.map(Y=>[Y,f(Y)]));function et(z){for(const Y of z)s(Y)}function lt(z,Y){D(z);let vt=!0;for(const{kind:jt,
text:zt}of Y){const[Yt="",...Zt]=zt.split(`
`),q=jt==="plain"&&Zt.length>0;(vt||q)&&D(""),vt=q,q||Zt.length===0?D(zt):(U(Yt),D(Zt.join(`
`)),x())}}const dt={error:C,warning:G,notice:_};function ft(z){for(const{level:Y,message:vt,line:jt,column:zt,...Yt}of z)dt[Y](vt,{...Yt,...jt===void 0?{}:{startLine:jt},
...zt===void 0?{}:{startColumn:zt}})}const ut=(z,Y)=>It("GITHUB_STEP_SUMMARY",z,vt=>(0,$.appendFileSync)(vt,Y));async function Ot(z,Y){const vt=new Map;for(const[
Yt,Zt]of Object.entries(Y))try{z?await It("GITHUB_OUTPUT",z,q=>(0,$.appendFileSync)(q,Pt(Yt,Zt))):L(Yt,Zt)}catch(q){vt.set(Yt,(0,tt.A3)(q))}const[jt]=vt.values();
return jt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...vt.keys()].join(", ")}: ${jt}`]}function Pt(z,Y){const vt=typeof Y=="stri\
ng"?Y:JSON.stringify(Y);if(/[\r\n]/.test(vt))throw new tt.Lw("the value has a line break");return`${z}=${vt}
`}async function It(z,Y,vt){if(!Y)throw new tt.Lw(`${z} is not set; run this as an action on a runner`);const jt=(0,$.openSync)(Y,"r+");try{const{size:zt}=(0,$.
fstatSync)(jt);try{vt(Y)}catch(Yt){throw(0,$.fstatSync)(jt).size>zt&&(0,$.ftruncateSync)(jt,zt),Yt}}finally{(0,$.closeSync)(jt)}}function Kt(z,Y){if(!z)throw new tt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const vt=(0,E.join)("tf-disco","report.json");return(0,wt.f)(z,vt,(0,At.mk)(Y)),(0,E.join)(z,vt)}
function Ht(z){if(z===void 0||z==="")return null;const Y=(0,ct.yR)(z);try{if(Y.ok)return JSON.parse(Y.text)}catch{}const vt=Y.ok?"is not JSON":(0,Mt.mP)(Y.failure);
return G(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${vt}; check that no earlier step changes it`),null}function Jt(z){for(const Y of z)D(
Y)}function en(z){for(const Y of z)G(Y)}const rn=(z,Y)=>C(Y,{title:z})}),8782:(($t,H,t)=>{t.d(H,{$c:()=>y,Ob:()=>d,at:()=>i,ng:()=>w});var $=t(8641);const E=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function w(a,n){const e=M=>a[M]?.trim()??"",[,r,l]=E.exec(e("GITHUB_REPOSITORY"))??[];if(r===void 0||l===void 0)return null;const c=O(e("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:r,repository:l,apiUrl:O(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:c,event:e("GITHUB_EVENT_NAME"),workflow:p(e("G\
ITHUB_WORKFLOW_REF"))??e("GITHUB_WORKFLOW"),job:e("GITHUB_JOB"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GITHUB_RUN_ID"))?.[0]??0),url:`${c}/${r}/${l}/\
actions/runs/${e("GITHUB_RUN_ID")}`,defaultCommit:e("GITHUB_SHA"),commit:o(n,"pull_request","head","sha")??e("GITHUB_SHA"),pull:I(e("GITHUB_EVENT_NAME"),n),isDefaultBranch:h(
e("GITHUB_REF"),n)}}const O=a=>a.replace(/(?<!\/)\/+$/,"");function d({apiUrl:a}){const n=URL.parse(a);return n!==null&&/^https?:$/.test(n.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,$.RK)(a)}`}const p=a=>/^[^/]+\/[^/]+\/(.+?)@/.exec(a)?.[1];function y(a,n){if(a==="pull_request_target")return!1;const e=i(n,
"pull_request","head"),[r,l]=[i(e,"repo","full_name"),i(n,"pull_request","base","repo","full_name")];return e!==void 0&&r!==l}function I(a,n){const e=i(n,"pull_\
request","number");return typeof e=="number"&&Number.isSafeInteger(e)&&e>0?{number:e,isFork:y(a,n),from:o(n,"pull_request","head","repo","full_name")??null}:null}
function h(a,n){const e=o(n,"repository","default_branch");return e===void 0?null:a===`refs/heads/${e}`}function i(a,...n){return n.reduce((e,r)=>typeof e=="obj\
ect"&&e!==null?Reflect.get(e,r):void 0,a)}function o(a,...n){const e=i(a,...n);return typeof e=="string"?e:void 0}}),1964:(($t,H,t)=>{t.d(H,{H:()=>_});var $=t(4e3),
E=t(5799),w=t(2796),O=t(5102),d=t(4120),p=t(8884),y=t(8641),I=t(1831);const h=700,i=8,o=5,a={text:250,places:1},n={text:h,places:i},e=2,r=3600,l=120,c=4096,M=Q=>Q!==
""&&(0,p.CN)(Q)&&(0,y.BP)((0,y.RK)(Q,c))===Q;function S(Q){const et=u(Q),lt=[...new Set(Q.map(({problem:ut})=>ut.title))],dt=et.length>0?(0,d.K4)(et,e):f(Q);if(lt.
length===1)return s(dt,lt[0]??"");const ft=`${Q.length} problems`;return s(dt===null?ft:`${ft} with ${dt}`,lt.join(", "))}function A({title:Q,hosts:et,findings:lt}){
if(lt.length===1)return S(lt);const dt=et.length>0?0:(0,p.Dc)(lt),ft=Math.max(et.length,dt),ut=ft===1?u(lt)[0]??(0,p.II)((0,p.tN)(lt)?.file??""):(0,d.px)(ft,et.
length>0?"host":"file"),Ot=lt.length>ft?` (${lt.length} times)`:"";return s(ft===0?null:ut,`${Q}${Ot}`)}const s=(Q,et)=>Q===null?et:`${Q}: ${et}`,u=Q=>[...new Set(
Q.flatMap(({host:et})=>et===null?[]:(0,y.RK)((0,I.nx)(et))))];function f(Q){const et=(0,p.tN)(Q);return et===null||M(et.file)?null:(0,p.II)(et.file)}function m(Q,et){
const lt=new Set(Q.map(({severity:ut})=>ut)).size>1,dt=Q.slice(0,o).map(ut=>L(ut,lt,Q.length>2?a:n,et)).map(ut=>ut.join(`
`)),ft=Q.length-dt.length;return[...dt,...ft>0?[P(ft)]:[]].join(`

`).split(`
`)}const P=Q=>`and ${Q} more, see the job summary`;function L(Q,et,lt,dt){const{problem:ft,severity:ut}=Q,Ot=(0,p.Xd)(Q),Pt=(0,p.xi)(Q,dt,lt.text,lt.places);return[
`${et?`${ut}: `:""}${(0,y.RK)(ft.message,lt.text)} [${ft.code}]`,...Pt.map(([It,Kt])=>`${It}: ${Kt}`),...Ot===null||M(Ot.file)?[]:[`at: ${(0,p.R3)(Ot)}`],...Q.isHostNew?
[`the host is ${d.dy}`]:[],`${dt.docsUrl}#${ft.code}`]}function g(Q,et){const{message:lt,help:dt,findings:ft,code:ut,title:Ot,affects:Pt}=Q;if(ft.length===1)return m(
ft,et);const It=(0,d.od)(Pt,et.clients),Kt=(0,p.mj)(ft,et.repositories.length),Ht=[`${(0,y.RK)(lt??Ot,h)} [${ut}]`,...dt===null?[]:[`help: ${(0,y.RK)(dt,h)}`],...It===
""?[]:[`affects: ${It}`],...Kt===""?[]:[`hits: ${Kt}`]],Jt=`${et.docsUrl}#${ut}`,en=r-[...Ht,Jt].join(`
`).length;return[...Ht,...R(Q,en),Jt]}function k(Q,et,{docsUrl:lt}){const dt=Q.slice(0,o).flatMap(({problem:{message:ft,help:ut}})=>[`${(0,y.RK)(ft,a.text)} [${et.
code}]`,...et.help===null&&ut?[`help: ${(0,y.RK)(ut,a.text)}`]:[]]);return[...new Set(dt),`see also "${A(et)}"`,`${lt}#${et.code}`]}function R({findings:Q,message:et},lt){
const dt=[];let ft=lt;for(const Ot of Q){const Pt=T(Ot,et===null);if(Pt.length>=ft)break;ft-=Pt.length+1,dt.push(Pt)}const ut=Q.length-dt.length;return ut>0?[...dt,
P(ut)]:dt}function T(Q,et){const{host:lt,places:dt,placesLeftOut:ft,problem:ut,isHostNew:Ot}=Q,Pt=(0,p.Ky)(dt,1,void 0,ft),It=lt===null?"":`${(0,y.RK)((0,I.nx)(
lt))}${Ot?` (${d.dy})`:""}`,[Kt,Ht]=lt===null?[Pt,""]:[It,Pt],en=[et?(0,y.RK)(ut.message,l):"",et&&Ht!==""?`(${Ht})`:Ht].filter(rn=>rn!=="");return en.length===
0?`- ${Kt}`:`- ${Kt}: ${en.join(" ")}`}const C=10,G=200;function _(Q,et){const lt=D(Q),dt=(0,O.hm)(Q.findings);let ft=Q.findings;for(const ut of E.oC){const{annotations:Ot,
used:Pt}=U(ut,ft,et,ut===dt);lt.push(...Ot),ft=ft.filter(It=>!Pt.has(It))}return lt}function D({passed:Q,stopped:et,findings:lt}){const dt=lt.filter(({severity:ut})=>ut===
"warning").length;if(Q||lt.some(({severity:ut})=>ut==="error"))return[];if(et!==null)return[At("error","The check is not complete",[(0,$.Cw)(et)])];const ft=`${(0,d.
px)(dt,"warning")}, and fail-on is warning`;return[At("error","Warnings fail this check",[ft])]}function U(Q,et,lt,dt){const ft=et.filter(({severity:It})=>It===
Q),ut=new Set(ft.map(x));if(ut.size>C){const It=K(ft),Kt=dt&&Q!=="notice"?V(Q,It,lt):[];return{annotations:[...N(Q,It,lt),...Kt].slice(0,C),used:new Set(ft)}}const Ot=et.
filter(It=>ut.has(x(It)));return{annotations:[...Map.groupBy(Ot,x).values()].map(It=>At(Q,S(It),m(It,lt),(0,p.tN)(It))),used:new Set(Ot)}}function x(Q){const et=(0,p.
Xd)(Q);return et===null?Q:`${et.line}:${et.file}`}function N(Q,et,lt){const dt=et.length<=C?et:et.slice(0,C-1),ft=et.slice(dt.length).flatMap(ut=>ut.findings);return[
...dt.map(ut=>At(Q,A(ut),g(ut,lt),(0,p.tN)(ut.findings))),...ft.length===0?[]:[Mt(Q,ft)]]}function K(Q){const et=(0,w.cZ)(Q);return et.length<=C?et:wt(et)}function V(Q,et,lt){
const dt=new Set(et.map(({findings:ut})=>ut.map(x).find(F)));return ct(et.map(ut=>tt(ut).map(Ot=>({cause:ut,findings:Ot})))).filter(({findings:[ut]})=>{const Ot=ut&&
x(ut);return F(Ot)&&!dt.has(Ot)&&dt.add(Ot)}).slice(0,C).map(({cause:ut,findings:Ot})=>{const Pt=k(Ot,ut,lt);return At(Q,S(Ot),Pt,(0,p.tN)(Ot))})}const F=Q=>typeof Q==
"string";function tt({findings:Q}){const et=Q.filter(ft=>M((0,p.Xd)(ft)?.file??"")),lt=[...Map.groupBy(et,x).values()];return ct(Map.groupBy(lt,([ft])=>ft&&(ft.
host??(0,p.Xd)(ft)?.file)).values())}const ct=Q=>[...Q].flatMap(et=>et.map((lt,dt)=>({item:lt,turn:dt}))).toSorted((et,lt)=>et.turn-lt.turn).map(({item:et})=>et);
function wt(Q){return[...Map.groupBy(Q,({code:lt})=>lt).values()].flatMap(([lt,...dt])=>lt===void 0||dt.length===0?lt??[]:{...lt,findings:[lt,...dt].flatMap(({findings:ft})=>ft),
hosts:[...new Set([lt,...dt].flatMap(({hosts:ft})=>ft))],message:null,help:null})}function Mt(Q,et){const lt=[...new Set(et.map(({problem:dt})=>dt.title))];return At(
Q,`and ${(0,d.px)(et.length,`more ${Q}`)}`,[...lt,"see the job summary"])}function At(Q,et,lt,dt=null){const ft={title:(0,y.LS)((0,y.RK)(et,G)),message:(0,y.LS)(
lt.join(`
`))};if(dt===null||!M(dt.file))return{level:Q,...ft};const{file:ut,line:Ot,column:Pt,endColumn:It}=dt;return{level:Q,...ft,file:ut,line:Ot,column:Pt,endColumn:It}}}),
2827:(($t,H,t)=>{t.d(H,{Y:()=>w});const $={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},E={hosts:12e4,services:36e4};function w({passed:d,hosts:p,findings:y},I=E){const h=({
services:n})=>n.flatMap(e=>e.kind==="url"?[[e.id,e.url]]:[]),i=O(p.map(({visit:n})=>JSON.stringify(n.host)),I.hosts),o=O(p.map(n=>{const e=JSON.stringify(Object.
fromEntries(h(n)));return`${JSON.stringify(n.visit.host)}:${e}`}),I.services),a=n=>y.filter(e=>e.severity===n).length;return{passed:d,hosts:`[${i.join(",")}]`,services:`\
{${o.join(",")}}`,errors:a("error"),warnings:a("warning"),"left-out":p.length-Math.min(i.length,o.length)}}function O(d,p){let y=p;return d.filter(I=>{const h=I.
length<y;return h&&(y-=I.length+1),h})}})};export{Nn as ids,Bn as modules};
