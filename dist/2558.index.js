const Bn=[2558,2929,5751,50,2909],Un={3534:((gt,H,t)=>{t.r(H),t.d(H,{credentialsDiffer:()=>f,credentialsEmpty:()=>m,credentialsMalformed:()=>R,credentialsMissing:()=>e,
credentialsNearMiss:()=>r,credentialsOtherHost:()=>c,credentialsRejected:()=>i,credentialsShort:()=>g,credentialsUnused:()=>l,documentUnauthorized:()=>p});var $=t(
1064),w=t(1831),v=t(2713),y=t(4e3),O=t(5799);const m=(0,O.lS)((0,O.$e)("credentials-empty","Token is empty",$.Du),({source:o})=>({message:`the token from ${o} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),h={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},R=(0,O.lS)((0,O.
z3)("credentials-malformed","Malformed token",$.Du),({source:o,slip:u})=>({message:`the token from ${o} ${h[u].has}`,help:h[u].help,...u==="control character"?{}:
{severity:"warning"}})),g=(0,O.lS)((0,O.$e)("credentials-short","Token is too short to be redacted"),({source:o})=>({message:`the token from ${o} has fewer than\
 ${v.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
f=(0,O.lS)((0,O.lm)("credentials-differ","Clients use different tokens"),({host:o,first:u,other:a})=>({message:`for host ${(0,w.nx)(o)}, ${s(u)} and ${s(a)}`,help:`\
set the token for both clients in ${(0,w.fK)(o)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),s=({client:o,source:u})=>u===
null?`${$.bB[o]} finds no token`:`${$.bB[o]} uses the token from ${u}`,i=(0,O.lS)((0,O.$e)("credentials-rejected","Token was rejected"),({host:o,status:u,source:a})=>({
message:`host ${(0,w.nx)(o)} returned ${u} for the token from ${a}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,w.cu)(o)}; then store a new one in the same place`})),e=(0,O.lS)((0,O.$e)("credentials-missing","Token is missing"),({host:o,
service:u,isFork:a,searched:d,notRead:M})=>{const b=(0,w.nx)(o),T=`host ${b} requires a token${u===null?"":` for ${u}`}`;if(a)return{message:`${T}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[C=""]=(0,w.fK)(o),k=M.length===0?"":`; not read: ${M.join(", ")}`;return{message:`${T}, and none was found (searched: ${d.join(", ")}${k}\
)`,help:`add the line "${b}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${C}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(C)}`}}),n=o=>/^\w+$/.
test(o)?`export ${o}=\u2026`:`env '${o}=\u2026' terraform init`,r=(0,O.lS)((0,O.$e)("credentials-near-miss","Token variable has a similar name"),({host:o,variable:u,
why:a,write:d})=>({message:`${u} seems to be meant for host ${(0,w.nx)(o)}, but ${a}`,help:`rename it to ${d}: ${n(d)}`})),c=(0,O.lS)((0,O.$e)("credentials-othe\
r-host","Token is for another host",$.Du),({host:o,other:u,source:a,service:d,isSent:M,isNotice:b})=>({message:`the clients do not send the token for ${u} from ${a}\
 ${d===null?`after the redirect of ${o}`:`to ${d} of host ${o}`}: they send ${M?`the token of ${o}`:"none"}`,help:d===null?`make the discovery document of ${o} \
public, or serve it at ${o} itself`:`set the token for ${o}, and the clients send it to ${u}`,...b?{severity:"notice",affects:[]}:{}})),l=(0,O.lS)((0,O.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:o})=>({message:`the tokens input has a token for host ${(0,w.nx)(o)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),p=(0,O.lS)((0,O.z3)("document-unauthorized","Discovery requires valid credentials",$.
zK),({host:o,token:u,challenge:a,...d})=>{const M=u==="sent"?"rejected the given authentication credentials":"requires authentication credentials",b=a===null?"":
`, and asks for ${a} authentication`;return{message:`host ${o} ${M}: ${(0,y._r)(d)}${b}`,help:(0,y.NM)(d.page,o,E(o,u,d.status,a))}}),A="make the discovery docu\
ment public";function E(o,u,a,d){const M=(0,y.qZ)(o);if(d!==null)return{operator:`exempt /.well-known/terraform.json from ${d} authentication`,guest:M,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(u){case"sent":{const b="check that the token is for this host, complete and not expired";return a===
403?{operator:b,user:b,guest:M}:{operator:b,user:b}}case"none":{const b=`add a token to \`tokens\` (${o}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${b}\
, or ${A}`,user:b,guest:M}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${o} to respond itself, or ${A}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((gt,H,t)=>{t.r(H),t.d(H,{fileLimit:()=>e,fileOutside:()=>f,fileSyntax:()=>O,fileUnreadable:()=>g,nothingToCheck:()=>i});var $=t(1064),
w=t(4e3),v=t(5143),y=t(5799);const O=(0,y.lS)((0,y.$e)("file-syntax","File has a syntax error",$.Du),({error:n,file:r})=>({message:n??"the file is not valid UTF\
-8",help:(0,v.Zl)(r)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),m={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},h={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},R={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},g=(0,y.lS)((0,y.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${m[n.what]}: ${n.code}`:m[n.what],help:(n.what==="file"||n.what==="directory"?h[n.code]:void 0)??R[n.what]})),
f=(0,y.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),s=3,i=(0,y.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:r})=>{const p=`found no Terraform or OpenTofu files in ${n.every(E=>E===".")?"this directory":`\`scan\` (${(0,w.XT)(n,s)}\
)`}`,A="check out the repository first (in a workflow: actions/checkout)";return r?{message:`${p}; only \`hostnames\` was checked`,help:`${A}, or correct \`scan\``,
severity:"warning"}:{message:`${p}, and \`hostnames\` is not set`,help:`${A}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,y.lS)((0,y.$e)("fil\
e-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,w.mP)(n)}`,help:"split the file, or list it in `e\
xclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{
message:`there are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
directory":return{message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclud\
e`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclud\
e`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the files after it \
are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of hosts; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more t\
han ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roo\
ts`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported problems first, or sc\
an fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,w.Cw)(n.stopped)} after reading ${n.files} files; this directory and the following one\
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((gt,H,t)=>{t.r(H),t.
d(H,{cloudOrganization:()=>f,cloudToken:()=>m,cloudVersion:()=>h,cloudWorkspace:()=>s,cloudWorkspaceMissing:()=>i});var $=t(1064),w=t(1831),v=t(9562),y=t(4e3),O=t(
5799);const m=(0,O.lS)((0,O.z3)("cloud-token","Token for the cloud block or remote backend is missing",$.Du),({host:e,service:n,isFork:r,searched:c,notRead:l})=>{
const p=(0,w.nx)(e),E=`${n===v.OZ?"the cloud block":"the remote backend"} requires a token for ${p}`;if(r)return{message:`${E}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const o=l.
length===0?"":`; not read: ${l.join(", ")}`,[u=""]=(0,w.fK)(e);return{message:`${E}, and none was found (searched: ${c.join(", ")}${o})`,help:`add the line "${p}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${u}; outside GitHub, run \`terraform login ${p}\` or \`tofu login ${p}\``}}),h=(0,O.lS)((0,O.z3)("\
cloud-version","API is too old for the cloud block",$.Du),({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,y.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),R=e=>"why"in e?`the response of ${e.url} ${(0,y.dh)(e.why)}`:(0,y._r)({...e,page:null}),g=(e,n,r)=>"\
status"in e&&[401,403,404].includes(e.status)?r:(0,O.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),f=(0,O.lS)((0,O.z3)("cloud\
-organization","Organization cannot be read",$.Du),e=>{const{host:n,organization:r,source:c}=e;return{message:`the organization ${r} at ${n} cannot be read: ${R(
e)}`,help:g(e,n,`check the name of the organization, and that the token from ${c} is valid and belongs to a member`)}}),s=(0,O.lS)((0,O.z3)("cloud-workspace","W\
orkspace cannot be read",$.Du),e=>{const{host:n,organization:r,workspace:c}=e;return{message:`the workspace ${c} of ${r} at ${n} cannot be read: ${R(e)}`,help:g(
e,n,"check that the token may read the workspace")}}),i=(0,O.lS)((0,O.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:r})=>({
message:`${n} at ${e} has no workspace ${r} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((gt,H,t)=>{t.r(H),t.d(H,{hostAssumed:()=>R,hostGeneric:()=>g,hostNotAllowed:()=>m,hostNotChecked:()=>s,hostPrivateRedirect:()=>f});var $=t(
1064),w=t(4e3),v=t(5799);const y=({file:n,line:r})=>`${(0,w.dh)(n)}:${r}`,O=n=>n.map(r=>$.bB[r]).join(" and "),m=(0,v.lS)((0,v.z3)("host-not-allowed","Host is n\
ot allowed",$.zK),n=>{const{host:r}=n,c=`add ${r} to \`allowed-hosts\``;if("service"in n){const{service:l,registry:p}=n;return{message:`${l} of ${p} is on ${r},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${c}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${r}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${c}`};if("use"in n){const[l,p]=h[n.use];return{message:`${l} ${r}\
, which is not in \`allowed-hosts\``,help:`use ${p}, or ${c}`}}if("implied"in n){const{place:l,clients:p}=n.implied;return{message:`host ${r} is not in \`allowed\
-hosts\` and was not contacted; ${y(l)} names no host, and this is the default of ${O(p)}`,help:`name an allowed registry there, ${c}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${r} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${c}`}}),h={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},R=(0,v.lS)((0,v.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:n,place:r,clients:c})=>({message:`${n} was not contacted: ${y(r)} implies it as the default host of ${O(c)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),g=(0,v.lS)((0,v.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),f=(0,v.lS)((0,v.z3)("host-private-redirect","Redirect to a non-public address",$.zK),({host:n,address:r,asks:c})=>r===
"metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${c==="document"?"redirects":"leads"} to ${n}, which has a ${r} address and was not contacted`,help:`if ${c==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),s=(0,v.lS)((0,v.z3)("host-not-checked","Host was not checked before the chec\
k ended",$.zK),({host:n,stopped:r,isBegun:c,unchecked:l,total:p,slowest:A})=>({message:`${n} was not checked${c?" completely: its visit was under way when":":"}\
 ${(0,w.Cw)(r)}, with ${l} of ${p} hosts not checked`,help:i[r.kind]+e(A)})),i={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function e(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:c,tookMs:l})=>`${c}\
 (${(0,w.YA)(l)})`).join(", ")}`}}),5143:((gt,H,t)=>{t.d(H,{Az:()=>E,Ks:()=>f,Ts:()=>s,Zl:()=>l,_M:()=>R,_h:()=>i,bH:()=>h,en:()=>O,n7:()=>p,yJ:()=>m});var $=t(
4e3);const w="//",v=/^[\w.-]+(?:\/[\w.-]+)*$/,y=1e3,O=o=>o.length<=y&&v.test(o),m=(o,u)=>`${o}${w}${u}`;function h(o){const u=o.indexOf(w),a=u<0?"":o.slice(0,u);
return O(a)?{repository:a,path:o.slice(u+w.length)}:{repository:null,path:o}}const R=o=>h(o).repository,g=2**14,f=g-1,s=({line:o,column:u,endColumn:a})=>(o*g+Math.
min(u,f))*g+Math.min(a-u,g-1);function i(o){const u=Math.floor(o/g),a=u%g;return{line:Math.floor(u/g),column:a,endColumn:a+o%g}}const e=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
n=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,r=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function c(o){const{path:u}=h(
o),a=u.split("/").slice(0,r.test(u)?-2:-1);return a.find((d,M)=>e.test(d)&&!(d==="test"&&a.slice(0,M).some(b=>n.test(b))))}const l=o=>c(o)!==void 0;function p(o){
const u=c(o);return(u===void 0?h(o).path:`**/${u}`).replace(/[\\{}[\]?!()]/g,"?")}const A=3;function E(o,u,a){const d=o===1?"1 finding is":`${o} findings are`,M=a===
1?" of 1 repository":` of ${a} repositories`,[b,T]=a===0?["","`exclude`"]:[M,"`exclude` where usages are collected"];return`${d} in tests, examples or templates${b}\
, where errors are warnings; to skip such files, set ${T}: ${(0,$.XT)(u,A)}`}}),5799:((gt,H,t)=>{t.d(H,{$e:()=>f,C:()=>v,lS:()=>i,lm:()=>s,oC:()=>w,pj:()=>m,z3:()=>g});
var $=t(6174);const w=["error","warning","notice"],v=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function y({operator:e,user:n,guest:r},{role:c,host:l}){
const p=`ask the operator of ${l} to ${e}`;switch(c){case"operator":return e;case"user":return n===e?n:n===void 0?p:`${n}; if you run ${l}, ${O(e,n)}`;case"gues\
t":return r??n??p}}const O=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function m(e,n){const{cures:r,...c}=e;return r===void 0?e:{...c,help:h(r,n)}}function h(e,n){
const{because:r,note:c}=e,l=r===void 0?"":`${r}: `,p=c===void 0?"":`; ${c}`;return l+y(e,n)+p}const R=e=>(n,r,c=[])=>({code:n,title:r,severity:e,affects:c}),g=R(
"error"),f=R("warning"),s=R("notice");function i(e,n){return Object.assign(c=>{const{help:l,...p}=n(c),A=e.code,E=(0,$._)(p.message),o={...e,code:A,usualSeverity:e.
severity,...p,message:E};return l===void 0?o:typeof l=="string"?{...o,help:(0,$._)(l)}:{...o,help:h(l,{role:"operator",host:""}),cures:l}},e)}}),2929:((gt,H,t)=>{
t.d(H,{z6:()=>G,wX:()=>Zt,w5:()=>Yt});var $=t(6760),w=t(9461),v=t(3024),y=t(5143),O=t(5747);const m=200,h=50,R=32*1024*1024,g=4e3,f=1e3,s=1e6;function i(q,ot,$t){
const ft=Map.groupBy(q.filter(e).slice(0,m),({file:Rt})=>Rt),vt=[];let Dt=0;for(const[Rt,jt]of[...ft].slice(0,h)){const Kt=(0,$.join)(ot,Rt),bt=n(Kt);if(bt===null||
bt.mtimeMs>$t+1)continue;if(Dt+=bt.size,Dt>R)break;const Ct=(0,O.yR)(Kt);Ct.ok&&vt.push(...r(Ct.text,jt))}return vt}const e=({column:q,endColumn:ot})=>q!==y.Ks&&
q<s&&ot>q;function n(q){try{return(0,v.statSync)(q)}catch(ot){return(0,O.Oj)(ot),null}}function r(q,ot){const $t=[];let[ft,vt]=[1,q.startsWith("\uFEFF")?1:0];for(const Dt of ot.
toSorted((Rt,jt)=>Rt.line-jt.line)){for(;ft<Dt.line&&vt>=0;ft+=1)vt=q.indexOf(`
`,vt)+1||-1;if(vt<0)break;const Rt=q.indexOf(`
`,vt),jt=Rt<0?q.length:Rt,Kt=jt>vt&&q[jt-1]==="\r";$t.push(...c(q.slice(vt,Kt?jt-1:jt),Dt))}return $t}function c(q,ot){const{column:$t,endColumn:ft}=ot,vt=q.length<=
g;if(!vt&&ft-$t>f)return[];const Dt=l(q,$t-1,0);if(Dt>=q.length)return[];const Rt=l(q,ft-$t,Dt),[jt,Kt]=vt?[q.slice(0,Dt),q.slice(Rt)]:["",""];return[{place:ot,
before:jt,literal:q.slice(Dt,Rt),after:Kt,isWhole:vt}]}function l(q,ot,$t){let ft=$t;for(let vt=ot;vt>0&&ft<q.length;vt-=1)ft+=(q.codePointAt(ft)??0)>65535?2:1;
return ft}var p=t(6174),A=t(2161);function E(q,ot){const{directory:$t,checkedAt:ft,configs:vt}=ot,Dt=vt.flatMap(Bt=>Bt.files),Rt=new Set(Dt.flatMap(({path:Bt,shown:Ft})=>[
o(Bt),Ft])),jt=Bt=>{const Ft=o((0,$.resolve)($t,Bt));return!Rt.has(Bt)&&!Rt.has(Ft)&&u(Bt)&&u(Ft)},Kt=q.filter(({file:Bt})=>jt(Bt)),bt=i(Kt,$t,ft),Ct=C(bt,ot.usages);
return bt.flatMap(Bt=>a(Bt,Ct.get(k(Bt.place))??null,ot))}function o(q){const ot=(0,w.$)(q);return ot.kind==="file"?ot.path:(0,$.resolve)(q)}const u=q=>(0,A.L8)(
(0,$.basename)(q),new Set,(0,$.basename)((0,$.dirname)(q)))!==void 0;function a({place:q,before:ot,literal:$t,after:ft,isWhole:vt},Dt,{redact:Rt,kept:jt}){const Kt=ot+
$t+ft;return Rt(Kt,jt)!==Kt?[]:vt&&!T(Kt)?[{place:q,before:ot,literal:$t,after:ft}]:Dt===null||M.test(Dt)||!$t.includes(Dt)?[]:[{place:q,before:"\u2026 ",literal:(0,p.
_)(Dt),after:" \u2026"}]}const d=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
M=/[\s"]/,b=/[\w+-]{20,}/g,T=q=>d.test(q)||(q.match(b)??[]).some(ot=>/\d/.test(ot)&&/[a-z]/.test(ot)&&/[A-Z]/.test(ot));function C(q,ot){const $t=new Map(q.map(
({place:vt})=>[k(vt),vt.file])),ft=new Set($t.values());return new Map(ot.filter(({place:vt})=>ft.has(vt.file)&&$t.has(k(vt))).flatMap(({place:vt,text:Dt})=>Dt===
null?[]:[[k(vt),Dt]]))}const k=({file:q,line:ot,column:$t})=>`${ot}:${$t} ${q}`;var I=t(2389),L=t(6897),z=t(1831),X=t(3592),j=t(2796),K=t(6763),P=t(5751),N=t(1435),
F=t(8723),Q=t(5453),U=t(7052),tt=t(8416),ut=t(7854),Tt=t(3474),It=t(3152);function Pt(q,ot,$t){const ft={...q,newHosts:new Set,files:null,remarks:[]};if(ot===null)
return ft;const vt=Ct=>({...ft,remarks:[`changed-only has no effect: ${Ct}`]});if(ot.kind==="all")return vt(ot.why);const{files:Dt}=ot,Rt=new Set(Dt.filter(({status:Ct})=>Ct!==
"removed").map(({file:Ct})=>Ct));if(Rt.size>0&&![...Rt].some(Ct=>$t(Ct)!==null))return vt("the checkout contains none of the files that the pull request changes");
const jt=q.usages.filter(({place:Ct})=>Rt.has(Ct.file)),bt=`changed-only: the pull request changes ${Dt.length===1?"1 file":`${Dt.length} files`} with ${jt.length}\
 of ${q.usages.length} usages`;return{usages:jt,notes:q.notes.filter(({place:Ct})=>J(Ct.file,Rt)),newHosts:ct(q.usages,Dt,$t),files:new Set(Dt.map(({file:Ct})=>Ct)),
remarks:[bt]}}const J=(q,ot)=>ot.has(q)||q==="."||[...ot].some($t=>$t.startsWith(`${q}/`)),nt=2e8;function ct(q,ot,$t){const ft=new Set;if(ot.some(St))return ft;
const vt=new Map(ot.map(bt=>[bt.file,lt(bt,$t)])),Dt=ot.flatMap(({patch:bt})=>ht(bt,/^[ -]/));let Rt=0;const jt=(bt,Ct)=>{const Bt=[Ct,(0,z.nx)(Ct).toLowerCase()];
return bt.filter(Ft=>(Rt+=Ft.length,Rt<=nt&&Bt.some(tn=>Ft.includes(tn)))).length},Kt=(bt,Ct)=>{const{isNew:Bt,now:Ft,added:tn}=vt.get(bt)?.()??dt,ln=Bt?0:jt(Ft,
Ct);return Bt||ln>0&&ln===jt(tn,Ct)};for(const[bt,Ct]of Map.groupBy(q,Bt=>Bt.host)){if(bt===null||Ct.some(({isHostImplied:Ft})=>Ft))continue;const Bt=[...new Set(
Ct.map(({place:Ft})=>Ft.file))];!Bt.every(Ft=>vt.has(Ft))||jt(Dt,bt)>0||Bt.every(Ft=>Kt(Ft,bt))&&Rt<=nt&&ft.add(bt)}return ft}const dt={isNew:!1,now:[],added:[]};
function lt({file:q,status:ot,patch:$t},ft){let vt=null;const Dt=()=>{const Rt=ot==="added";if(Rt||$t===null)return{...dt,isNew:Rt};const jt=(ft(q)??"").toLowerCase().
split(`
`);return{isNew:Rt,now:jt,added:ht($t,/^\+/)}};return()=>(vt??=Dt(),vt)}const ht=(q,ot)=>(q??"").toLowerCase().split(`
`).filter($t=>ot.test($t)),At=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,St=({file:q,status:ot,changes:$t,patch:ft})=>ft===null&&ot!=="added"&&$t>0&&At.
test(q);var wt=t(2859),Ut=t(370);async function Xt(q,ot){const $t=ot.now(),ft=await(0,Ut.SQ)(q,ot),vt=q.scan.length===0?0:ot.now()-$t,Dt=(0,Ut.PT)(q,ft,ot),Rt=await(0,tt.
L2)(Dt),{clients:jt}=Rt,Kt={usages:(0,ut.sw)(ft.usages,jt),notes:(0,ut.vH)([...ft.notes,...qt(ft,ot.stop.why)],jt)},bt=await Jt(Kt,q,ot),Ct=await(0,N.jK)(bt.usages,
q,Rt,{...ot,mayHavePlugins:(0,Ut.C_)(ft,q)}),{roots:Bt,notes:Ft}=await(0,Q.D0)({...Kt,scanned:ft,changed:bt.files,dialect:Rt,settings:q}),tn=await(0,Q.Xo)(Ct.usages,
Bt),ln=(0,wt.C)(q,tn,jt,(0,ut.kA)(Kt.usages)),{configs:cn,releases:an}=Ct,{environment:un}=ot,{files:fn,bytes:pn}=ft;return{dialect:{...Rt,releases:an},configs:cn,
usages:tn,roots:Bt,requirements:ln,notes:[...(0,Q.a3)(bt.notes,tn,q,un),...Ft],newHosts:bt.newHosts,isEmpty:q.scan.length>0&&ft.isEmpty&&ft.endedAt===null,complaints:Ct.
findings,allUsages:Kt.usages,part:null,changes:bt.changes,remarks:[...bt.remarks,...Ct.remarks],scan:{files:fn,bytes:pn,usages:tn.length,durationMs:vt},clients:()=>(0,tt.
rU)(Rt,Dt.scan)}}async function Jt(q,ot,$t){const ft=ot.changedOnly?await $t.changes(ot):null;return{changes:ft,...Pt(q,ft,Dt=>{const Rt=(0,O.yR)((0,$.join)($t.
directory,Dt));return Rt.ok?Rt.text:null})}}function qt({endedAt:q,files:ot},$t){return q===null||$t===null?[]:[(0,ut.YW)(q,(0,U.fileLimit)({kind:"time",stopped:$t,
files:ot}))]}function rn({requirements:q,part:ot}){const{size:$t}=new Set(q.map(({host:vt})=>vt));if($t<=Tt.pS)return;const ft=`${$t} hosts, the limit is ${Tt.pS}`;
throw new It.GN([ot===null?`scan found ${ft}: narrow scan, exclude files, or divide the hosts with shard`:`shard ${ot.index}/${ot.count} has ${ft}: divide the h\
osts into more shards`])}async function G(q,ot){const $t=new Date,ft=await(0,P.readSettings)(q,ot),vt=ft.deadlineMs,Dt=ot.startTimer(vt,()=>ot.stop.end({kind:"d\
eadline",ms:vt}));try{const Rt=await Xt(ft,ot),jt=ft.shard===null?Rt:await Y(Rt,ft.shard,ft);rn(jt),await(0,L.x)();const Kt=await Ot(jt,ft,ot,$t);return await Lt(
Kt,jt,ft,ot,$t)}finally{Dt()}}async function Y(q,ot,$t){const{narrowToShard:ft}=await Promise.all([t.e(6917),t.e(5927),t.e(2052)]).then(t.bind(t,8100));return ft(
q,ot,$t)}async function Ot(q,ot,$t,ft){const{environment:vt,stop:Dt,isFork:Rt}=$t,{dialect:jt,configs:Kt}=q,bt=await(0,F.j)(q,ot,{...jt,configs:Kt},$t),Ct={...q,
visits:bt.visits,tokenVariables:Yt(vt),tokenHosts:ot.tokens.map(({host:tn})=>tn),tokenSources:bt.tokenSources,stopped:Dt.why,predicted:await(0,Q.K$)(bt.inquiry,
{...ot,dialect:jt,isFork:Rt,part:q.part})},Bt={...ot,dialect:jt,isFork:Rt,now:ft.getTime()},Ft=bt.visits.length>0||Ct.predicted.requests.length>0;return(0,I.S4)(
Ct,Bt,Ft?await(0,N.U7)():null)}async function Lt(q,{dialect:ot,configs:$t,allUsages:ft,requirements:vt,changes:Dt,scan:Rt,clients:jt,...Kt},bt,Ct,Bt){const Ft=Zt(
vt),tn=[...Kt.remarks,...(0,K.rc)(q)],ln={verdict:q,remarks:(0,K.q9)(tn)},{verdict:cn,remarks:an}=Ct.secrets.redact(ln,Ft);return{settings:bt,changes:Dt,verdict:cn,
context:{dialect:ot,failOn:bt.failOn,scan:Rt,remarks:an,startedAt:Bt.toISOString(),durationMs:Date.now()-Bt.getTime(),version:X.xv,docsUrl:X.aq,clients:await jt(),
sources:E((0,j.sC)(cn.findings),{...Ct.secrets,kept:Ft,usages:ft,configs:$t,directory:Ct.directory,checkedAt:Bt.getTime()}),links:null,repository:null,repositories:[],
shards:zt(bt),history:null}}}const zt=({shard:q})=>q===null?null:{indexes:[q.index],count:q.count},Yt=q=>Object.keys(q).filter(ot=>/^TFE?_?TOKEN/i.test(ot)),Zt=q=>new Set(
q.flatMap(({host:ot,service:$t})=>[ot,(0,z.nx)(ot),$t]))}),9461:((gt,H,t)=>{t.d(H,{$:()=>v});var $=t(3024),w=t(5747);function v(y){try{const O=(0,$.realpathSync)(
y),m=(0,$.statSync)(O);return m.isFile()?{kind:"file",path:O}:{kind:m.isDirectory()?"directory":"special",path:O}}catch(O){return{kind:"error",code:(0,w.Oj)(O)}}}}),
5747:((gt,H,t)=>{t.d(H,{Oj:()=>i,io:()=>R,yR:()=>h});var $=t(4573),w=t(3024);const v=16*1024*1024,y=w.constants.O_RDONLY|(w.constants.O_NONBLOCK??0)|(w.constants.
O_NOCTTY??0),O=Buffer.allocUnsafeSlow(256*1024);let m=O;const h=(n,r=v)=>g(n,r,s);function R(n,r){const c=g(n,r,(l,p)=>Buffer.from(l.subarray(0,p)));return Buffer.
isBuffer(c)?c:null}function g(n,r,c){let l;try{l=(0,w.openSync)(n,y)}catch(p){return e(p)}try{const p=(0,w.readSync)(l,O,0,O.length,null);return p<O.length?c(O,
p):f(l,r,c)}catch(p){return e(p)}finally{(0,w.closeSync)(l)}}function f(n,r,c){const{size:l}=(0,w.fstatSync)(n);if(l>r||l<O.length)return{ok:!1,failure:{kind:"s\
ize",bytes:l,maxBytes:r}};m.length<l&&(m=Buffer.allocUnsafeSlow(l));const p=m;let A=0;for(;A<l;){const E=(0,w.readSync)(n,p,A,l-A,A);if(E===0)break;A+=E}return c(
p,A)}function s(n,r){const c=n.toString("utf8",0,r),l=!c.includes("\uFFFD")||(0,$.isUtf8)(n.subarray(0,r));return{ok:!0,text:c,isUtf8:l,bytes:r}}function i(n){if(!(typeof n==
"object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{kind:"error",code:i(n)}})}),8185:((gt,H,t)=>{t.d(H,{C:()=>f,
I:()=>i});var $=t(4283),w=t(7052),v=t(6697),y=t(1064),O=t(1831),m=t(2886);const h=(e,{allowedHosts:n,hostnames:r})=>(0,O.Jr)(e,n)||r.some(c=>c.host===e),R={file:"\
.",line:1,column:1,endColumn:1},g=1e4;function f(e,n,r=g){if(n.allowedHosts.length===0)return[];const c=new Map,l=[];let p=0;for(const{directHost:E,kind:o,isOverridden:u,
place:a,clients:d}of e){if(E===void 0||u||h(E,n))continue;const M=o==="backend_http"||o==="remote_state"?"backend":"download",b=`${M} ${E}`,T=c.get(b);if(T===void 0&&
c.size>=r){p+=1;continue}const C=T??s(E,M);c.set(b,C),l.push({...C,place:a,clients:d})}if(p===0)return l;const A=(0,w.fileLimit)({kind:"problems",max:r,omitted:p});
return[...l,{problem:A,place:R,clients:y.Du,host:null}]}function s(e,n){const r=(0,O.Pv)(e),c=r.ok?r.value:null,l=c===null?e:(0,O.nx)(c);return{problem:(0,v.hostNotAllowed)(
{host:l,use:n}),host:c}}function i(e,n,r,c){if(c.allowedHosts.length===0)return[];const l=r.filter(({because:p})=>p.some(A=>typeof A!="string"));return n.flatMap(
p=>{const{id:A,kind:E}=p;if(E!=="url"||!l.some(d=>d.service===A))return[];const o=(0,$.Dl)(p.url),u=o.ok?(0,O.Pm)(o.value):null;if(u===null||u===e||h(u,c))return[];
const a=(0,v.hostNotAllowed)({host:u,service:A,registry:(0,O.nx)(e)});return[(0,m.bz)(a,A)]})}}),8988:((gt,H,t)=>{t.d(H,{s:()=>s,k:()=>p});var $=t(3534),w=t(3410),
v=t(5143),y=t(9562);const O=[y.OZ,y.Bn],m=[y.e$,y.xq],h=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...O,...m]},{matches:/^api\.env0\.com$/,services:m},{matches:/^backend\.api\.env0\.com$/,
services:O},{matches:/\.scalr\.io$/,services:O}],R=A=>h.find(({matches:E})=>E.test(A))?.services??[];var g=t(241),f=t(2886);function s(A,{role:E},o){const u=n(A),
a=A.credentials?.hasToken===!0,M=(A.attempt.hops.at(-1)?.challenge??null)===null&&(a||E!=="guest"),b=a?[]:r(A.host,u,o),C=[...A.difference===null?[]:[A.difference],
...b,...u===null||!M?[]:[c(A,u,o)]].map(I=>(0,f.bz)(I)),k=a?[]:i(A,o);return k.length>0?[...C,...k]:b.length===0?[...C,...e(A,o)]:C}function i(A,{usages:E,isFork:o,
depth:u}){const{host:a,attempt:d}=A;if(u==="discovery"||d.discovery.kind!=="found")return[];const M=E.flatMap(({workspace:b,hasOwnToken:T,needs:C,place:k})=>b===
void 0||T||(0,v.Zl)(k.file)?[]:C.filter(I=>I.host===a));return Array.from(Map.groupBy(M,({service:b})=>b),([b,T])=>{const C=(0,w.cloudToken)({host:a,service:b,isFork:o,
...l(A)}),k=T.flatMap(I=>I.clients);return(0,f.bz)((0,f.aZ)(C,k),b)})}function e(A,{usages:E,isFork:o}){const{host:u,attempt:a,credentials:d}=A;if(a.discovery.kind!==
"found"||d?.hasToken||d?.problem)return[];const M=R(u).find(b=>E.some(({hasOwnToken:T,needs:C,place:k})=>C.some(I=>I.host===u&&I.service===b)&&!T&&!(0,v.Zl)(k.file)));
return M===void 0?[]:[(0,f.bz)((0,$.credentialsMissing)({host:u,service:M,isFork:o,...l(A)}),M)]}function n(A){const{discovery:E,hops:o}=A.attempt;return E.kind===
"failed"&&E.problem.code==="document-unauthorized"?o.at(-1)?.status??null:null}function r(A,E,{tokenVariables:o,hosts:u}){return(0,g.B)(o,A,u).filter(({isParent:a})=>!a||
E!==null).map(({variable:a,why:d,write:M})=>(0,$.credentialsNearMiss)({host:A,variable:a,why:d,write:M}))}function c(A,E,{isFork:o}){const{host:u,credentials:a}=A;
return a?.hasToken?(0,$.credentialsRejected)({host:u,status:E,source:a.source}):(0,$.credentialsMissing)({host:u,service:null,isFork:o,...l(A)})}function l({credentials:A,
looks:E}){const o=E.flatMap(M=>M.looks),u=M=>[...new Set(o.flatMap(({held:b,source:T})=>b!=="not read"===M?T:[]))],a=A===null?u(!0):[A.source],d=A===null?u(!1):
[];return{searched:a,notRead:d}}function p(A,E){return A.filter(o=>!E.includes(o)).map(o=>(0,f.bz)((0,$.credentialsUnused)({host:o})))}}),2886:((gt,H,t)=>{t.d(H,
{ER:()=>g,HJ:()=>c,Mm:()=>p,Np:()=>i,TC:()=>o,aZ:()=>R,bz:()=>h,hD:()=>s,l$:()=>m,ld:()=>n,pi:()=>e,xJ:()=>f});var $=t(5143),w=t(5799),v=t(1831),y=t(7715);const O=[
"module","provider","version","package","lock","not"],m=({problem:u,places:a})=>O.includes(u.code.replace(/-.*/,""))&&a.length>0&&a.every(d=>typeof d!="string"),
h=(u,a=null,d=!0)=>({services:a===null?[]:[a],problem:u,needed:d}),R=(u,a)=>({...u,affects:u.affects.filter(d=>a.includes(d))}),g=({problem:u,needed:a})=>a&&u.usualSeverity===
"error";function f({problem:u,needed:a},d){const M=a&&d.some(b=>u.affects.includes(b));return u.severity==="error"&&!M?"warning":u.severity}const s=(u,a,d)=>({severity:f(
u,a),problem:u.problem,affects:u.problem.affects,...d}),i=(u,a)=>w.oC.indexOf(u.severity)-w.oC.indexOf(a.severity),e=(u,a,d)=>d.some(M=>M.code===u.code&&(M.host===
null||M.host===a));function n({problem:u,services:a},{visit:{host:d,attempt:M},requirements:b,answering:T},{depth:C}){if(C==="discovery"||M.discovery.kind==="sk\
ipped")return!0;const k=a.some(L=>T.has(`${d} ${L}`));if(u.code==="service-url-no-slash"&&k)return!1;const I=b.filter(({service:L})=>a.length===0||a.includes(L));
return I.length===0||I.some(({isForInit:L})=>L)}const r=1e3;function c(u){const a=new Map;return d=>{const M=JSON.stringify(d),b=a.get(M)??l(d,u);return a.set(M,
b),b}}function l(u,a){const d=k=>a.filter(({service:I})=>k.includes(I)),M=u.length===0?a:d(u),b=u.filter(k=>M.some(({service:I})=>I===k)),T=b.length>0?b:u,C=(M.
length>0?M:d(["any"])).flatMap(k=>k.because);return{service:T.length===1?T[0]??null:null,...p([...new Set(C)])}}function p(u){const a=A(u),d=a.length>r?E(a):a,M=Math.
max(0,d.length-r);return{places:d.slice(0,r),placesLeftOut:M}}function A(u){const{own:a=[],aside:d=[]}=Object.groupBy(u,M=>typeof M!="string"&&(0,$.Zl)(M.file)?
"aside":"own");return[...a,...d]}function E(u){const a=new Set,{first:d=[],other:M=[]}=Object.groupBy(u,b=>{const T=typeof b=="string"?null:(0,$._M)(b.file);return T===
null||a.has(T)?"other":(a.add(T),"first")});return[...d,...M]}function o(u,a){const d=a.some(({because:b})=>b.includes("hostnames input"));return{role:(0,y.V)(u)!==
null?"guest":d?"operator":"user",host:(0,v.nx)(u)}}}),9464:((gt,H,t)=>{t.d(H,{f:()=>m,u:()=>R});var $=t(4283),w=t(3534),v=t(1831),y=t(9562),O=t(2886);function m({
host:g,attempt:f,credentials:s},i){const e=s?.hasToken===!0,n=[...i.flatMap(r=>r.kind==="url"&&(0,y.p4)(r.id)&&(0,y.D6)(r.id)?[{url:r.url,service:r.id,isSent:e}]:
[]),...f.hops.map(({url:r,authorization:c})=>({url:r,service:null,isSent:c==="sent"}))].flatMap(({url:r,...c})=>{const l=h(r);return l===null||l===g?[]:[{...c,host:l}]});
return[...new Map(n.toReversed().map(r=>[r.host,r])).values()]}function h(g){const f=(0,$.Dl)(g),s=f.ok?(0,v.Pm)(f.value):null,i=s===null?null:(0,v.Pv)(s);return i?.
ok?i.value:null}function R(g,f,{tokenSources:s,hosts:i}){return m(g,f).flatMap(({host:e,service:n,isSent:r})=>{const c=s.get(e);if(c===void 0)return[];const l=n===
null?g.attempt.discovery.kind==="failed":!r,p=(0,w.credentialsOtherHost)({host:(0,v.nx)(g.host),other:(0,v.nx)(e),source:c,service:n,isSent:r,isNotice:!l||i.has(
e)});return[(0,O.bz)(p,n)]})}}),2389:((gt,H,t)=>{t.d(H,{j7:()=>A,k2:()=>C,S4:()=>u});var $=t(4e3),w=t(7052),v=t(5143),y=t(5799),O=t(1064),m=t(3612),h=t(8185),R=t(
8988),g=t(2886);function f(k,I,L){const z=new Set(k.notes.flatMap(({problem:U,place:tt})=>U.code==="file-syntax"?tt.file:[])),X=[...k.complaints.map(({problem:U,
place:tt})=>l((0,g.bz)(U),tt,L)),...(0,R.k)(k.tokenHosts,I).map(U=>l(U,null,L)),...k.isEmpty?[r(L)]:[]],j=s([...k.notes.map(U=>i(U,z,L)),...(0,h.C)(k.usages,L).
map(({problem:U,clients:tt,place:ut,host:Tt})=>{const It=(0,g.bz)((0,g.aZ)(U,tt));return{host:Tt,finding:{...l(It,ut,L),host:Tt}}}),...k.ofAnswers.map(U=>({...i(
U,z,L),isOfAnswers:!0})),...k.others.map(U=>{const tt=c(U,L);return{host:U.host,finding:tt,isOfAnswers:!0}}),...X.map(U=>({host:null,finding:U}))]),{own:K=[],elsewhere:P=[]}=Object.
groupBy(j,({host:U,isOfAnswers:tt})=>tt||(0,m.tG)(k.part,U)?"own":"elsewhere"),N=U=>U.flatMap(({host:tt,finding:ut})=>(0,g.pi)(ut.problem,tt,L.ignore)?[]:[ut]),
F=({exclude:U})=>+(U!==void 0),Q=N(K).toSorted((U,tt)=>(0,g.Np)(U,tt)||F(U)-F(tt));return{files:Q,ignored:K.length-Q.length,elsewhere:N(P)}}function s(k){return[
...Map.groupBy(k,({host:L,finding:z})=>{const{problem:X,severity:j,affects:K,places:P,exclude:N}=z,{code:F,message:Q,help:U}=X;return P.length===0?k:JSON.stringify(
[L,F,j,Q,U,K,N===void 0])})].flatMap(([L,z])=>{const[X]=z;if(L===k||X===void 0||z.length===1)return z;const j=z.flatMap(({finding:N})=>N.places),K=new Set(z.flatMap(
({finding:N})=>N.exclude??[])),P=K.size===0?{}:{exclude:[...K]};return[{...X,finding:{...X.finding,places:j,...P}}]})}function i(k,I,L){const{problem:z,place:X,
host:j,isPlaceholder:K}=k,P=k.aside??X.file;if(z.code==="file-limit"&&L.allowedHosts.length>0){const tt={...z,message:(0,$.Fn)(z.message)};return{host:j,finding:{
...n(k,tt,L),severity:"error"}}}const N=K||I.has(X.file),F=z.severity==="error"&&(N||(0,v.Zl)(P)),Q=F?{...z,severity:"warning"}:z,U=n(k,Q,L);return!F&&!(0,v.Zl)(
P)?{host:j,finding:U}:{host:j,finding:{...U,exclude:[(0,v.n7)(P)]}}}const e={error:"warning",warning:"notice",notice:"notice"};function n({place:k,others:I=[],clients:L},z,X){
const{dialect:j}=X,P=j.isGuess&&O.Du.some(F=>!L.includes(F))?e[z.severity]:z.severity,N=l((0,g.bz)({...(0,g.aZ)(z,L),severity:P}),k,X);return{...N,places:[...N.
places,...I]}}function r(k){const{scan:I,hostnames:L}=k,z=(0,w.nothingToCheck)({scan:I,hasHostnames:L.length>0});return{...l((0,g.bz)(z),null,k),severity:z.severity}}
function c({host:k,places:I,...L},z){const X=(0,y.pj)(L.problem,(0,g.TC)(k,[]));return{...l({...L,problem:X},null,z),host:k,places:I}}const l=(k,I,{dialect:L})=>(0,g.
hD)(k,L.clients,{host:null,service:null,places:I===null?[]:[I],isHostNew:!1});var p=t(9464);const A={drafts:[],notes:[],roots:[],requests:[],answering:new Set},
E={judgeVisit:o,judgeRequests:o};function o(){throw new Error("the rules for hosts are not loaded")}function u(k,I,L){const{judgeVisit:z,judgeRequests:X}=L??E,{
requirements:j,visits:K,usages:P,tokenVariables:N}=k,F=Map.groupBy(j,({host:Y})=>Y),Q=K.map(({host:Y})=>Y),{isFork:U,depth:tt}=I,ut=k.part?.otherHosts??[],{tokenSources:Tt}=k,
It={usages:P,tokenVariables:N,tokenSources:Tt,hosts:new Set([...Q,...ut]),isFork:U,depth:tt},Pt=Map.groupBy(k.predicted.drafts,({host:Y})=>Y),J=Map.groupBy(k.predicted.
requests,({host:Y})=>Y),nt=K.map(Y=>{const Ot=k.newHosts.has(Y.host),Lt={visit:Y,requirements:F.get(Y.host)??[],predicted:Pt.get(Y.host)??[],requests:J.get(Y.host)??
[],answering:k.predicted.answering,isNew:Ot};return z(Lt,I,It)}),ct=nt.map(({verdict:Y})=>Y),lt=[...ct.flatMap(({visit:Y,services:Ot})=>(0,p.f)(Y,Ot)).map(({host:Y})=>Y),
...J.keys()],ht=[...Q,...lt,...ut],At=new Set(Q),St=Array.from(J,([Y,Ot])=>X({host:Y,known:[]},Ot,I).map(Lt=>({...Lt,host:Y,places:[]}))),wt=[...k.predicted.drafts,
...St.flat()].filter(({host:Y})=>!At.has(Y)),Ut=k.predicted.notes,Xt=f({...k,ofAnswers:Ut,others:wt},ht,I),Jt=[...nt.flatMap(({ofFiles:Y})=>Y),...Xt.files].sort(
g.Np),qt=[...ct.flatMap(Y=>Y.findings),...Jt].sort(g.Np),{stopped:rn}=k,G=T([...Xt.files,...Xt.elsewhere]);return{passed:rn===null&&!qt.some(({severity:Y})=>C(Y,
I.failOn)),stopped:rn,hosts:ct,files:Jt,findings:qt,ignored:nt.reduce((Y,Ot)=>Y+Ot.ignored,Xt.ignored),roots:k.predicted.roots.map(Y=>a(Y,I,G))}}function a({rows:k,
...I},{ignore:L},z){const X=({drafts:j,decidedAt:K})=>j.length>0?j.filter(({problem:P,host:N})=>!(0,g.pi)(P,N,L)).map(P=>({...P,severity:(0,g.xJ)(P,I.clients)})):
K.flatMap(P=>z.get(M(P))??[]);return{...I,rows:k.map(j=>{const{drafts:K,decidedAt:P,...N}=j,Q=K.length>0||Object.values(N.chosen).includes(null)?X(j).toSorted(g.
Np):[],U=new Map(Q.map(({problem:tt})=>[tt.code,d(tt)]));return{...N,worst:Q[0]?.severity??null,problems:[...U.values()]}})}}const d=({code:k,title:I,usualSeverity:L})=>({
code:k,title:I,usualSeverity:L}),M=({file:k,line:I})=>`${k}:${I}`,b=/^(?:constraint|lock)-/,T=k=>{const I=new Map;for(const L of k.filter(({problem:z})=>b.test(
z.code)))for(const z of L.places){const X=typeof z=="string"?z:M(z),j=I.get(X);j===void 0?I.set(X,[L]):j.push(L)}return I},C=(k,I)=>k==="error"?I!=="never":k===
"warning"&&I==="warning"}),4e3:((gt,H,t)=>{t.d(H,{Af:()=>l,B9:()=>i,Cw:()=>A,Fn:()=>u,NM:()=>n,Vb:()=>a,Wt:()=>s,XT:()=>m,YA:()=>c,_r:()=>r,dh:()=>O,eZ:()=>p,go:()=>R,
mP:()=>g,qZ:()=>e,zd:()=>h});var $=t(4714),w=t(7715),v=t(9562);const y=300;function O(d,M=y){return d.length<=M?d:`${(0,$.o)(d,M)}\u2026`}function m(d,M,b=0){const T=d.
slice(0,M).map(k=>O(k)),C=d.length-T.length+b;return T.join(", ")+(C>0?` and ${C} more`:"")}const h=d=>`the clients print "${d}"`;function R(d){return d===null?
"null":Array.isArray(d)?"an array":typeof d=="object"?"an object":`a ${typeof d}`}function g(d){if(d.kind==="error")return`cannot be read: ${d.code}`;const{bytes:M,
maxBytes:b}=d;return`has ${M} bytes and is not read; the limit is ${b/1024/1024} MiB`}const f={[v.e$]:"correct the host in the source address, or remove it for \
a module of the public registry (NAMESPACE/NAME/SYSTEM)",[v.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the \
public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function s(d){return d.flatMap(b=>f[b]??[])[0]??"cor\
rect the host in `source` or `hostname`, or add the `source` that a child module lacks"}const i=d=>`wait and run the check again; see ${(0,w.V)(d)??"its status \
page"}, and consider a network mirror for providers`,e=d=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${d} serves its discovery document to\
 everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(d,M,b){if(d===null)return b;const T=d.title===""?"":` \
("${d.title}")`,C=b.guest??e(M);switch(d.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:C,because:`th\
e host returned a sign-in page${T}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${T}: allow this machine to reach the host`;case"\
other":{const k=b.user??`check that ${M} is a registry, and ${s([])}`;return{...b,user:k,guest:C,because:`the host returned an HTML page${T}`}}}}const r=({url:d,
status:M,reason:b})=>`${d} returned ${`${M} ${O(b)}`.trim()}`,c=d=>`${Math.round(d/100)/10} s`,l=d=>d.map(({name:M,attemptMs:b,retries:T})=>{const C=Number.isFinite(
b)?c(b):"without a limit",k=T===0?"":` in each of ${T+1} attempts`,I=M.includes(" and ")?"wait":"waits";return`${M} ${I} ${C}${k}`}).join(", "),p=d=>d.map(({name:M})=>M).
join(" and ");function A(d){switch(d.kind){case"deadline":return`the check reached its deadline of ${c(d.ms)}`;case"signal":return`the check was interrupted by ${d.
signal}`;case"crash":return"tf-disco crashed";case"missing":return o(d);case"reported":return d.why;case"several":return d.reasons.map(A).join("; ")}}const E=10;
function o({what:d,names:M,total:b}){const T=m(M,E);return d==="shard"?`${M.length} of ${b} shards ${M.length===1?"is":"are"} missing: ${T}`:`the usages of ${M.
length} of ${b} repositories are missing: ${T}`}const u=d=>`${d}; it may use hosts that are not in \`allowed-hosts\``,a=({kind:d,address:M,version:b})=>`${d} ${M}\
 ${O(b,40)}`}),6897:((gt,H,t)=>{t.d(H,{n:()=>w,x:()=>v});const $=100;async function w(y,O,m){let h=performance.now();for(;;){const R=y.next(O.why!==null);if(R.done)
return R.value;performance.now()-h<$||(m(R.value),await v(),h=performance.now())}}const v=()=>new Promise(y=>setImmediate(y))}),4714:((gt,H,t)=>{t.d(H,{o:()=>v,
w:()=>y});var $=t(3307);const w=2048,v=(O,m=w)=>O.length<=m?O:structuredClone(O.slice(0,m).toWellFormed());function y(O){if(O.length<=w)return(0,$.IL)(O);switch(O[0]){case'\
"':return v((0,$.I)(O));case"[":return[];case"{":return{};default:return(0,$.IL)(O)}}}),7715:((gt,H,t)=>{t.d(H,{V:()=>w});const $=new Map([["registry.terraform.\
io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opento\
fu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),w=v=>$.get(v)??null}),9664:((gt,H,t)=>{t.d(H,{Gz:()=>w,LA:()=>O,jt:()=>v,un:()=>y});
var $=t(3916);const w=(m,h)=>m===""?h:`${m}/${h}`,v=m=>m.slice(0,Math.max(0,m.lastIndexOf("/")));function y(m,h){const R=(0,$.join)(m,h).replace(/\/$/,"");return R===
"."?"":R}const O=m=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(m)}),241:((gt,H,t)=>{t.d(H,{B:()=>y});var $=t(1831);const w=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,v="T\
F_TOKEN_";function y(f,s,i){const[e]=(0,$.fK)(s);return e===void 0?[]:f.flatMap(n=>{const r=(0,$.$k)(n);if(r!==null&&i.has(r))return[];const c=O(n,r,s);return c===
null?[]:[{variable:n,why:c,write:e,isParent:m(r,s)}]})}function O(f,s,i){const e=w.exec(f)?.[0];if(e===void 0)return null;const n=f.slice(e.length);return s!==null&&
m(s,i)?`it is for ${(0,$.nx)(s)} only: the clients do not use the tokens of parent domains`:R(i).some(r=>r===h(n))?e!==v?`it begins with ${e}, and the clients r\
ead only ${v}`:s===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,$.nx)(s)}${g(n,i)}`:null}const m=(f,s)=>f!==null&&
(0,$.Sv)(s).name.endsWith(`.${(0,$.Sv)(f).name}`),h=f=>f.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function R(f){const{
name:s}=(0,$.Sv)(f);return[...new Set([f,s,(0,$.nx)(f)].map(h))]}function g(f,s){const{name:i,port:e}=(0,$.Sv)(s);return e!==443&&!f.includes(":")?"; a port fol\
lows a colon":i.includes("-")&&!f.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((gt,H,t)=>{t.d(H,{S3:()=>M,Wi:()=>p,YM:()=>b,a2:()=>a,cZ:()=>m,
cr:()=>o,hs:()=>u,pq:()=>d,sC:()=>A});var $=t(2886),w=t(1064),v=t(1831),y=t(8884);const O=3;function m(T){return[...Map.groupBy(h(T),g).values()].flatMap(C=>{const k=[
...Map.groupBy(C,f).values()];return k.length>O?[C]:k}).flatMap(C=>s(C)??[]).map(C=>({cause:C,hits:(0,y.eb)(C.findings).length})).toSorted(({cause:C,hits:k},{cause:I,
hits:L})=>(0,$.Np)(C,I)||R(C)-R(I)||L-k||I.hosts.length-C.hosts.length).map(({cause:C})=>C)}const h=T=>T.map(C=>({finding:C,hits:(0,y.eb)([C]).length})).toSorted(
(C,k)=>k.hits-C.hits).map(({finding:C})=>C);function R({code:T,affects:C}){return T==="host-not-checked"?2:C.length===0||w.Du.some(k=>C.includes(k))?0:1}const g=({
severity:T,problem:C,affects:k,exclude:I})=>JSON.stringify([T,C.code,k,I===void 0]),f=T=>T.exclude===void 0?c(T.problem.help??"",T):"";function s(T){const[C]=T;
if(C===void 0)return null;const k=[...new Set(T.flatMap(({host:Q})=>Q??[]))],{code:I,title:L,help:z,message:X}=C.problem,j=(Q,U)=>k.length>1?c(Q,U):Q,K=j(X,C),P=T.
every(Q=>j(Q.problem.message,Q)===K),N=j(z??"",C),F=T.every(Q=>j(Q.problem.help??"",Q)===N);return{severity:C.severity,code:I,title:L,affects:C.affects,findings:T,
hosts:k,message:P?K:null,help:N!==""&&F?r(N,T):null}}const i=/\bTF_TOKEN_\w+/g,e="TF_TOKEN_HOST",n=5;function r(T,C){if(!T.includes(e))return T;const k=new Set(
C.flatMap(({problem:I})=>I.help?.match(i)??[]));return k.size<=n?`${T}; ${e} is ${[...k].join(" or ")}`:`${T}; in ${e}, write each dot of the host as an undersc\
ore and each hyphen as two`}function c(T,{host:C}){return C===null||T===""?T:[...new Set([C,(0,v.nx)(C)])].reduce((k,I)=>k.replaceAll(I,l),T).replace(i,e).replaceAll(
/\bhost the host/g,"the host")}function l(T,C,k){const[I=" ",L=" "]=[k[C-1],k[C+T.length]];return/[\s("]/.test(I)&&/[\s,;.:)"]/.test(L)?"the host":"HOST"}const p=3,
A=T=>m(T).flatMap(C=>o(C).slice(0,p).flatMap(([,k])=>k.values().flatMap(E).take(1).toArray())),E=T=>{const C=(0,y.Xd)(T);return C===null||(0,y.cC)(C)?[]:[C]},o=({
message:T,findings:C})=>T===null?[...Map.groupBy(C,({problem:k})=>k.message)]:[[T,C]],u=({hosts:T,findings:C})=>T.length>0&&!C.every($.l$),a=T=>u(T)?"host":"pla\
ce";function d(T){if(u(T))return T.hosts.length;const{lines:C,leftOut:k}=(0,y.yv)(T.findings);return C.length+k}function M(T){const{findings:C,message:k}=T;return k===
null?C.map(I=>[I]):u(T)?[...Map.groupBy(C,({host:I})=>I).values()]:(0,y.yv)(C).lines}function b(T){const C=T.filter(L=>u(L)&&L.hosts.length>1),I=[...Map.groupBy(
C,({hosts:L})=>L.toSorted().join()).values()].flatMap(([L,...z])=>L===void 0?[]:z.map(X=>[X,L.code]));return new Map(I.filter(([{message:L}])=>L!==null))}}),7574:((gt,H,t)=>{
t.d(H,{I$:()=>O,QN:()=>R,kJ:()=>v,nO:()=>g,tY:()=>y,u8:()=>h});var $=t(4120);const w=864e5;function v(f){const s=Math.round(f);if(s<1e3)return`${s} ms`;if(s<59950)
return`${(s/1e3).toFixed(1)} s`;const i=Math.round(s/1e3);return`${Math.floor(i/60)} min ${i%60} s`}function y(f){return f<1e3?`${f} B`:f<999950?`${(f/1e3).toFixed(
1)} kB`:`${(f/1e6).toFixed(1)} MB`}function O(f){return[["DNS",f.lookupMs],["connect",f.connectMs],["TLS",f.tlsMs],["first byte",f.firstByteMs],["total",f.totalMs]].
flatMap(([i,e])=>e===null?[]:[[i,e]])}const m=6e4;function h(f,s){const i=Date.parse(s)-Date.parse(f);if(!(i>=m))return"less than a minute";const e=Math.floor(i/
m),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,unit:"min"}],r=n.findIndex(({count:c})=>c>0);return n.
slice(r,r+2).filter(({count:c})=>c>0).map(({count:c,unit:l})=>`${c} ${l}`).join(" ")}const R=f=>`${f.slice(0,16).replace("T"," ")} UTC`;function g(f,s){const i=(Date.
parse(f)-Date.parse(s))/w;if(Number.isNaN(i))return f;const e=(0,$.px)(Math.floor(Math.abs(i)),"day"),n=Math.abs(i)<1,r=n?"within the last day":`${e} ago`,c=n?"\
in less than a day":`in ${e}`;return`${f.slice(0,10)} (${i<0?r:c})`}}),4120:((gt,H,t)=>{t.d(H,{DO:()=>n,Iu:()=>O,K4:()=>m,Ku:()=>h,QI:()=>e,Rk:()=>r,SY:()=>f,UV:()=>R,
_l:()=>y,dy:()=>w,od:()=>s,px:()=>v,wO:()=>i,y0:()=>g});var $=t(1064);const w="new in this pull request",v=(c,l)=>`${c} ${c===1?l:y(l)}`,y=c=>`${c.replace(/(?<=[^aeiou])y$/,
"ie")}s`,O=c=>c.replace(/^./u,l=>l.toUpperCase());function m(c,l,p=0){const A=c.slice(0,l),E=c.length-A.length+p;return`${A.join(", ")}${E>0?` and ${E} more`:""}`}
const h=(c,l)=>c.length<=2*l?c:c.slice(0,l);function R(c,l,p,A=E=>`and ${E} more`){const E=c.length-l;return[...c.slice(0,l).flatMap(p),...E>0?[A(E)]:[]]}function g(c,l){
if(c===null||c.indexes.length!==1)return[];const[p]=c.indexes;return[l?`shard ${p} of ${c.count}: other hosts belong to other shards`:`no host belongs to shard ${p}\
/${c.count}`]}const f=c=>$.zK.every(l=>c.includes(l))?"all clients":c.map(l=>$.bB[l]).join(", ");function s(c,l){const p=l.filter(A=>c.includes(A));return c.length===
0||p.length===l.length?"":p.length===0?"no client in use":p.map(A=>$.bB[A]).join(", ")}const i=c=>c.map(l=>$.bB[l]).join(" and "),e=({clients:c,versions:l})=>c.
map(p=>[$.bB[p],l[p]].join(" ").trim()).join(" and "),n=c=>c==="any"?"any service":c;function r(c){switch(c){case"none":return"none";case"sent":return"sent";case"\
withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((gt,H,t)=>{t.d(H,{BQ:()=>M,CN:()=>T,Dc:()=>d,II:()=>m,
Ky:()=>h,Qz:()=>a,R3:()=>O,Xd:()=>E,Yx:()=>l,_5:()=>r,_X:()=>n,cC:()=>f,eb:()=>s,eo:()=>y,et:()=>b,iW:()=>i,mj:()=>e,oN:()=>c,rv:()=>R,tN:()=>o,xi:()=>u,yv:()=>A});
var $=t(5143),w=t(4120),v=t(8641);const y=I=>C(I)?`${m(I.file)}:${I.line}`:I,O=({file:I,line:L,column:z})=>`${m(I)}:${L}:${z}`;function m(I){const{repository:L,
path:z}=(0,$.bH)(I);if(L===null)return(0,v.J7)(I);const X=(0,v.J7)(L);return z==="."?X:`${X}//${(0,v.J7)(z)}`}function h(I,L,z=y,X=0){const{places:j,isOfRepositories:K}=R(
k(I)),P=j.slice(0,L).map(z).join(", "),N=Math.max(0,j.length-L)+(K?0:X),F=N>0?[(0,w.px)(N,K?"more repository":"more place")]:[];return[...P===""?[]:[P],...F].join(
" and ")}function R(I){const L=g(I),z=L.filter(f).length>1;return{places:z?L:I,isOfRepositories:z}}function g(I){const L=new Set;return I.filter(z=>{const X=C(z)?
(0,$._M)(z.file):null;return X===null?!0:!L.has(X)&&L.add(X)})}const f=I=>C(I)&&(0,$._M)(I.file)!==null;function s(I){const L=new Set(I.map(j=>j.places)),z=Array.
from(L,j=>g(j.filter(f))),[X=[]]=z;return z.length>1?g(z.flat()):X}const i=(I,L)=>I===L?`all ${L} repositories`:`${I} of ${L} repositories`;function e(I,L){const{
length:z}=L>1?s(I):[];return z>1?i(z,L):""}function n(I){const L=new Map;for(const X of I){const{severity:j,problem:K}=X;if(j!=="notice")for(const P of s([X])){
const N=(0,$._M)(P.file)??"",F=L.get(N)??[];F.push({severity:j,code:K.code,place:P}),L.set(N,F)}}const z=(X,j)=>X.filter(K=>K.severity===j).length;return Array.
from(L,([X,j])=>({repository:X,errors:z(j,"error"),warnings:z(j,"warning"),findings:j})).toSorted((X,j)=>j.errors-X.errors||j.warnings-X.warnings)}const r=({errors:I,
warnings:L})=>[I===0?"":(0,w.px)(I,"error"),L===0?"":(0,w.px)(L,"warning")].filter(z=>z!=="").join(", ");function c(I,L){const{isOfRepositories:z}=R(I),X=K=>(z?
(0,$._M)(K.file):null)??y(K),j=new Set(L.map(K=>K&&X(K)));return I.filter(K=>!j.has(X(K)))}const l=(I,L=y)=>h(I,I.every(C)?1:2,L),p=1e5;function A(I){const L=new Map(
I.map(({places:P,placesLeftOut:N=0})=>[P,N])),z=[];for(const P of L.keys())z.length<p&&z.push(...P);const X=L.entries().reduce((P,[N,F])=>P+N.length+F,0),j=k(z.
filter(C)),K=[...new Set(z.filter(P=>typeof P=="string"))];return{lines:j,settings:K,leftOut:X-z.length}}const E=({places:I})=>I.find(C)??null,o=I=>I.map(E).find(
L=>L!==null)??null;function u(I,{clients:L,repositories:z},X,j){const{lines:K,settings:P,leftOut:N}=A([I]);return[["help",(0,v.RK)(I.problem.help??"",X)],["affe\
cts",(0,w.od)(I.affects,L)],["hits",e([I],z.length)],["also at",h(c(K,K.slice(0,1)),j,y,N)],["required by",h(P,j)]].filter(([,Q])=>Q!=="")}const a=({requirements:I})=>I.
some(({because:L})=>L.some(C)),d=I=>new Set(I.flatMap(({places:L})=>L.filter(C).map(({file:z})=>z))).size,M=I=>I.filter(L=>E(L)===null),b=I=>I.every(({problem:L})=>L.
code.startsWith("credentials-"))?"credentials":"settings",T=I=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(I)&&(0,$._M)(I)===null,C=I=>typeof I!="string";function k(I){
const L=new Map;return I.filter(z=>{const{file:X,line:j}=typeof z=="string"?{file:z,line:0}:z,K=L.get(X);if(K===void 0)L.set(X,new Set([j]));else{if(K.has(j))return!1;
K.add(j)}return!0})}}),6763:((gt,H,t)=>{t.d(H,{h$:()=>i,q9:()=>h,rc:()=>R});var $=t(5143),w=t(5799),v=t(7574),y=t(4120),O=t(8884);const m=50,h=n=>(0,y.UV)(n,m,r=>r,
r=>`and ${(0,y.px)(r,"more remark")}`),R=n=>[...g(n),...f(n)];function g({files:n}){const r=n.filter(({exclude:p,severity:A})=>p!==void 0&&A!=="notice"),c=new Set(
r.flatMap(({exclude:p})=>p??[])),l=(0,O.eb)(r).length;return r.length===0?[]:[(0,$.Az)(r.length,[...c],l)]}function f({roots:n}){return n.some(({rows:c})=>c.some(
({platforms:l})=>l.some(({available:p})=>p===!0)))?["signatures of provider packages were not verified"]:[]}function s({hosts:n},{scan:r,repositories:c,shards:l}){
const{files:p,bytes:A,usages:E,durationMs:o}=r,u=n.filter(O.Qz).length,a=l!==null&&l.indexes.length<l.count,d=a?"all registry hosts":(0,y.px)(u,"registry host"),
b=u===0&&!a?"no registry host is used":`${(0,y.px)(E,"usage")} of ${d}`;return c.length>0?`${b} in ${(0,y.px)(c.length,"repository")}`:p===0&&o===0?null:p===0?"\
found no Terraform or OpenTofu files":`scanned ${(0,y.px)(p,"file")} (${(0,v.tY)(A)}) in ${(0,v.kJ)(o)}: ${b}`}function i(n,r){const{dialect:c,durationMs:l,scan:p,
remarks:A,shards:E}=r,o=s(n,r),a=n.hosts.length===0&&p.files===0?"":` for ${(0,y.QI)(c)} (${c.why})`;return[`${e(n)}; checked in ${(0,v.kJ)(l)}${a}`,...(0,y.y0)(
E,n.hosts.length+n.roots.length>0),...o===null?[]:[o],...A]}function e({findings:n,ignored:r}){const c=w.oC.flatMap(p=>{const{length:A}=n.filter(E=>E.severity===
p);return A===0?[]:[(0,y.px)(A,p)]}),l=c.length===0?"no findings":c.join(", ");return r>0?`${l}, ${r} ignored`:l}}),8416:((gt,H,t)=>{t.d(H,{L2:()=>f,oh:()=>m,rU:()=>s});
var $=t(4e3),w=t(5143),v=t(1064),y=t(5603),O=t(3469);function m(o,u){let a;return()=>(a??=t.e(9249).then(t.bind(t,9249)).then(({readTools:d})=>d(o,u)),a)}const h=[
"terraform"],R="assumed, CLI not detected; set `dialect`",g="CLI not detected; set `dialect` to check one";async function f({setting:o,scan:u}){const a=o.name===
"auto"?null:e(o.name);if(u===null||u.isEmpty){const k=a===null?g:i;return p(a??v.Du,[k],[],o,{signs:[],constraints:[]})}const d=await l(u,o,a),{constraints:M}=u;
if(a!==null)return p(a,[i],[],o,{signs:d,constraints:M});const b=c(d);if(b.length===0)return{...p(h,[R],[],o,{signs:d,constraints:M}),isGuess:!0};const T=n(b),C=T.
flatMap(k=>b.find(I=>I.client===k)??[]);return p(T,C.map(E),b,o,{signs:d,constraints:M})}async function s({clients:o},u){if(u===null||u.isEmpty)return v.zK;const{
others:a}=await u.tools(),d=o;return v.zK.filter(M=>d.includes(M)||a.has(M)||M==="terragrunt"&&u.usesTerragrunt)}const i="set by `dialect`",e=o=>o==="both"?v.Du:
[o],n=o=>v.Du.filter(u=>o.some(a=>a.client===u));function r(o){const u=o.filter(({place:a})=>!(0,w.Zl)(a.file));return u.length===0?o:u}const c=o=>{const u=r(o);
return y.A.map(d=>u.filter(M=>M.level===d)).find(({length:d})=>d>0)??[]};async function l({signs:o,tools:u,hasCloudHostname:a},d,M){const b=c(o),T=M??n(b),C=b.every(
({place:j})=>(0,w.Zl)(j.file)),k=M===null&&(C||b.some(({isCloud:j})=>j)),I=d.version===null&&T.some(j=>(0,O.w)(j,[]).length>1);if(!k&&!I)return o;const{setsCloudHostname:L,
signs:z}=await u(),X=a||L;return[...o.filter(({isCloud:j})=>!(j&&X)),...z]}function p(o,u,a,d,M){const[b,...T]=o,C=o.map(L=>A(L,d,M)),k=C.flatMap(({client:L,version:z})=>z===
null?[]:[[L,z]]),I=C.flatMap(({version:L,signs:[z]})=>L===null||z===void 0?[]:[E(z)]);return{name:b===void 0||T.length>0?"both":b,clients:o,releases:C.flatMap(({
releases:L})=>L),versions:Object.fromEntries(k),why:[...new Set([...u,...I])].join(", "),evidence:[...new Set([...a,...C.flatMap(({signs:L})=>L)])]}}function A(o,{
version:u},a){if(u!==null)return{client:o,releases:(0,O.w)(o,[u]),version:u,signs:[]};const d=r(a.signs.filter(I=>I.client===o&&I.version!==null)),M=[...new Set(
d.map(I=>(I.version??"").replace(/^v/,"")))];if(M.length>0){const[I="",...L]=M,z=L.length===0&&(0,O.l)(I);return{client:o,releases:(0,O.w)(o,M),version:z?I:null,
signs:d}}const b=r(a.constraints),T=b.map(({text:I})=>I),C=(0,O.w)(o,T);if(C.length===(0,O.w)(o,[]).length)return{client:o,releases:C,version:null,signs:[]};const k=b.
map(({text:I,place:L})=>({client:o,level:"syntax",place:L,text:`requires ${(0,$.dh)(I)}`,version:I}));return{client:o,releases:C,version:T.length===1?T[0]??null:
null,signs:k}}const E=({place:o,text:u})=>`${o.file}:${o.line} ${u}`}),2161:((gt,H,t)=>{t.d(H,{L8:()=>s,TD:()=>r,U4:()=>g,Z8:()=>c,e0:()=>f,tr:()=>R});var $=t(1064);
const w=["terraform"],v=["opentofu"],y=[{suffix:".tftest.hcl",class:"test",clients:$.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:$.Du,twin:"\
.tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:v},{suffix:".tofutest.json",class:"test",clients:v},{suffix:".tfquery.hcl",class:"query",clients:w},
{suffix:".tfquery.json",class:"query",clients:w},{suffix:".tfmigrate.hcl",class:"migrate",clients:w},{suffix:".tfcomponent.hcl",class:"stack",clients:w},{suffix:"\
.tfcomponent.json",class:"stack",clients:w},{suffix:".tfstack.hcl",class:"stack",clients:w},{suffix:".tfstack.json",class:"stack",clients:w},{suffix:".tfdeploy.\
hcl",class:"deploy",clients:w},{suffix:".tfdeploy.json",class:"deploy",clients:w},{suffix:".tfmock.hcl",class:"none",clients:$.Du},{suffix:".tofumock.hcl",class:"\
none",clients:v},{suffix:".tf.json",class:"config",clients:$.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:v},{suffix:".tf",class:"config",clients:$.
Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:v},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:$.Du},{suffix:".hcl",class:"terragrunt",clients:$.
Du}],O=Map.groupBy(y,({suffix:l})=>l.slice(l.lastIndexOf(".")+1)),m=".terraform.lock.hcl",h={class:"lock",syntax:"hcl",clients:$.Du,isOverride:!1},R=l=>l.includes(
".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(l),g=".terraform/modules/modules.json",f={...h,class:"manifest",syntax:"json"};function s(l,p,A){if(l===m)return h;
const o=O.get(l.slice(l.lastIndexOf(".")+1))?.find(({suffix:k})=>l.endsWith(k));if(o===void 0||o.class==="none")return;const u=i(l)&&o.class==="test"&&A==="test\
s";if(i(l)&&!u)return;const a=l.slice(0,-o.suffix.length),d=o.twin!==void 0&&p.has(a+o.twin),M=a==="override"||a.endsWith("_override"),b=d||u;if(b&&!o.clients.includes(
"terraform"))return;const T=b?w:o.clients,C=l.endsWith(".json")?"json":"hcl";return{class:o.class,syntax:C,clients:T,isOverride:M}}const i=l=>l.startsWith(".")||
l.endsWith("~")||l.startsWith("#")&&l.endsWith("#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(`^(${["(gnu)?makef\
ile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml",
"\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?\
ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),r=l=>e.test(
l),c=l=>r(l)||n.test(l)}),6195:((gt,H,t)=>{t.d(H,{$8:()=>m,G$:()=>h,Ls:()=>y,UO:()=>R,VK:()=>v,sq:()=>g});var $=t(6760);const w=/[*?[{]/;function v(f){const s=f.
split("/"),i=s.findIndex(e=>w.test(e));return i<0?{fixed:f}:{fixed:s.slice(0,i).join("/"),glob:s.slice(i).join("/")}}function y(f){const s=f.map(i=>{const e=i.replace(
/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:O(e)}});return i=>{const e=i.toLowerCase();return s.some(({glob:n,start:r})=>n===i||e.startsWith(r)&&
$.posix.matchesGlob(i,n))}}function O(f){const[s=""]=f.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(f)??[];return s.toLowerCase()}const m=({file:f,glob:s},i)=>f===
i||s!==void 0&&$.posix.matchesGlob(i,s),h=f=>f.startsWith(".")||f==="node_modules",R=(f,s)=>f===s||f.startsWith(s.endsWith($.sep)?s:s+$.sep),g=f=>$.sep==="/"?f:
f.replaceAll($.sep,"/")}),5603:((gt,H,t)=>{t.d(H,{A:()=>y,j:()=>m});var $=t(5143),w=t(1064),v=t(5011);const y=["lock-file","syntax","version-file","tool","hook"],
O=100;class m{found=new Map;allowed=new Map;addFiles(g){for(const{file:f,kind:s,scope:i,isContext:e}of g){if(e)continue;const[n]=s.clients;if(n!==void 0&&s.clients.
length===1&&!h(f)){const r={file:f,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${w.bB[n]} only`,r)}for(const r of i.traits)this.addTrait(r)}}addUsages(g){
for(const f of g)f.kind==="lock_provider"?this.addLock(f):f.kind==="cloud_default"&&this.addCloud(f)}signs(){return[...this.found.values()]}constraints(){return[
...this.allowed.values()]}addTrait({kind:g,text:f,place:s}){if(g==="version"){if(this.allowed.size>=O)return;const i=(0,$.Zl)(s.file)?`${f} aside`:f;this.allowed.
has(i)||this.allowed.set(i,{text:f,place:s})}else if(g==="binary"){const e={client:f==="tofu"?"opentofu":"terraform",level:"version-file",place:s,version:null};
this.put({...e,text:"sets terraform_binary"})}else if(g!=="compatible"&&g!=="provider-version"){const{client:i,what:e}=w.$I[g];this.addSyntax(i,`has ${e}`,s)}}addLock({
host:g,place:f}){const s=w.Du.find(e=>(0,v.Vm)(e)===g);if(s===void 0)return;const i=`locks providers from ${g}`;this.put({client:s,level:"lock-file",place:f,text:i,
version:null})}addCloud({clients:g,isOverridden:f,place:s}){if(f||!g.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:s,text:"has \
a cloud block without hostname",version:null,isCloud:!0})}addSyntax(g,f,s){this.put({client:g,level:"syntax",place:s,text:f,version:null})}put(g){const f=`${g.client}\
 ${g.text}`;if(this.found.has(f))return;const s=(0,$.Zl)(g.place.file)?`${f} aside`:f;this.found.has(s)||this.found.set(s,g)}}const h=R=>/(^|\/)[.#][^/]*$/.test(
R)}),7854:((gt,H,t)=>{t.d(H,{Oo:()=>h,YW:()=>y,kA:()=>m,sw:()=>O,u3:()=>f,vH:()=>R});var $=t(7052),w=t(1064);const v={line:1,column:1,endColumn:1};function y(s,i,e=v){
const n={file:s===""?".":s,...e};return{problem:i,place:n,clients:w.Du,host:null}}function O(s,i){const e=c=>i.includes(c),n=h(c=>c.every(e)?c:c.filter(e)),r=h(
c=>c.every(l=>l.clients.every(e))?c:c.flatMap(l=>{const p=n(l.clients);return p.length===0?[]:[{...l,clients:p}]}));return s.filter(c=>{const l=c;return l.clients=
n(c.clients),l.needs=r(c.needs),c.isHostImplied&&(l.host=l.needs[0]?.host??c.host),l.clients.length>0})}const m=s=>{const i=new Set;for(const{host:e,isHostImplied:n}of s)
e!==null&&!n&&i.add(e);return i};function h(s){let i;return e=>{i??=new Map;const n=i.get(e);if(n!==void 0||i.has(e))return n;const r=s(e);return i.set(e,r),r}}
const R=(s,i)=>s.filter(e=>e.clients.some(n=>i.includes(n))),g=1e4;class f{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(i=g){this.max=i}add(i){
const{problem:e,place:n}=i;if(e.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const r=this.kept.get(e.severity)??0;this.kept.set(
e.severity,r+1),r<this.max?this.notes.push(i):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const i=(0,$.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,y(".",i)]}}}),7152:((gt,H,t)=>{t.d(H,{G:()=>r});var $=t(3024),w=t(6760),v=t(9461),y=t(5747),O=t(7052),m=t(9664),h=t(
2161),R=t(6195);function g(E,o,u,a){if(E.kind==="error")return(0,O.fileUnreadable)({what:"link",code:E.code});const{kind:d,path:M}=E;return(0,R.UO)(M,o.boundary)?
d==="directory"?null:d==="special"?(0,O.fileUnreadable)({what:"link-to-special-file"}):{path:M,isScanned:f(M,o,u,a)}:(0,O.fileOutside)()}function f(E,o,u,a){if(o.
file!==void 0||o.glob!==void 0||!(0,R.UO)(E,o.path))return!1;const[d="",...M]=(0,R.sq)((0,w.relative)(o.path,E)).split("/").toReversed();if(M.some(R.G$))return!1;
const b=(0,R.sq)((0,w.relative)(u,E)).split("/");return b.map((C,k)=>b.slice(0,k+1).join("/")).slice(-1-M.length).some(a)?!1:(0,h.L8)(d,new Set([d]),M[0]??"")!==
void 0}var s=t(7854);const i={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;function*r(E,o={toolFiles:[],hasPlugins:!1},u=i){const a=new l(E,o,u);for(const d of E.
scan){const M=c(a.root,d);"path"in M?yield*a.walkFrom(M):yield{kind:"note",note:M}}}function c(E,o){const{fixed:u,glob:a}=(0,R.VK)(o);try{const d=(0,$.realpathSync)(
(0,w.resolve)(E,u)),M=(0,R.sq)((0,w.relative)(E,d)),b=(0,R.UO)(d,E),T=b?E:d;if(a!==void 0)return{path:d,name:M,boundary:T,glob:(0,m.Gz)(M,a)};if((0,$.statSync)(
d).isDirectory())return{path:d,name:M,boundary:T};const C=(0,w.resolve)(d,"..");return{...{path:C,name:(0,R.sq)((0,w.relative)(E,C))},boundary:b?E:C,file:M}}catch(d){
return(0,s.YW)(o,(0,O.fileUnreadable)({what:"scan",code:(0,y.Oj)(d)}))}}class l{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:o,scan:u,
exclude:a},d,M){this.root=(0,$.realpathSync)(o),this.isExcluded=(0,R.Ls)(a),this.aside=d,this.limits=M,this.selected=u.length>1?new Set:null}*walkFrom(o){const u=o.
glob===void 0&&o.file===void 0,a=[{path:o.path,name:o.name,depth:0,isSelected:u}];for(let d=a.pop();d!==void 0;d=a.pop()){yield{kind:"directory",name:d.name};const M=A(
d);if("problem"in M){yield{kind:"note",note:M};continue}const b=[];for(const T of this.findFiles(o,d,M))if("problem"in T)yield{kind:"note",note:T};else if(b.length<
this.limits.directoryFiles)b.push(T);else{yield p(d,"directory",this.limits.directoryFiles);break}if(this.files+=b.length,this.entries+=M.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield p(d,"files",this.limits.files);return}if(b.some(({isContext:T})=>!T)&&(yield{kind:"module",files:b}),o.file!==
void 0)return;for(const T of this.findDirectories(o,d,M))a.push(T)}}*findFiles(o,u,a){const d=new Set;let M=!1;for(const T of a)(0,h.tr)(T.name)&&!T.isDirectory()&&
d.add(T.name),M||=T.name===".terraform",this.aside.hasPlugins||=T.name==="terraform.d";const b=u.name.slice(u.name.lastIndexOf("/")+1);for(const T of a){if(T.isDirectory())
continue;const C=(0,h.L8)(T.name,d,b);if(C===void 0){(0,h.Z8)(T.name)&&this.addToolFile(u,T.name);continue}const k=(0,m.Gz)(u.name,T.name),L={path:u.path+w.sep+
T.name,file:k,kind:C,isContext:!this.select(o,u,k)};T.isFile()?yield L:T.isSymbolicLink()?yield*this.follow(o,L):yield(0,s.YW)(k,(0,O.fileUnreadable)({what:"spe\
cial-file"}))}if(M&&u.isSelected){const T=[u.path,...h.U4.split("/")].join(w.sep),C=(0,v.$)(T);C.kind==="file"&&C.path===T&&(yield{path:T,file:(0,m.Gz)(u.name,h.
U4),kind:h.e0,isContext:!1})}}addToolFile({path:o,name:u},a){const d=(0,m.Gz)(u,a);this.aside.toolFiles.length>=n||this.isExcluded(d)||this.aside.toolFiles.push(
{path:o+w.sep+a,file:d})}select(o,u,a){return!(u.isSelected||(0,R.$8)(o,a))||this.isExcluded(a)||this.selected?.has(a)?!1:(this.selected?.add(a),!0)}*follow(o,u){
const a=g((0,v.$)(u.path),o,this.root,this.isExcluded);a!==null&&("code"in a?yield(0,s.YW)(u.file,a):yield{...u,path:a.path,isContext:u.isContext||a.isScanned})}findDirectories({
glob:o},{path:u,name:a,depth:d,isSelected:M},b){const T=[];for(const C of b.toReversed()){if(!C.isDirectory()||(0,R.G$)(C.name))continue;const k=(0,m.Gz)(a,C.name);
if(this.isExcluded(k))continue;const I=M||o!==void 0&&w.posix.matchesGlob(k,o),L=u+w.sep+C.name;T.push({path:L,name:k,depth:d+1,isSelected:I})}return T}}const p=({
name:E},o,u)=>({kind:"note",note:(0,s.YW)(E,(0,O.fileLimit)({kind:o,max:u}))});function A({path:E,name:o,depth:u}){if(u>e)return(0,s.YW)(o,(0,O.fileLimit)({kind:"\
depth",max:e}));try{return(0,$.readdirSync)(E,{withFileTypes:!0}).sort((a,d)=>a.name<d.name?-1:1)}catch(a){return(0,s.YW)(o,(0,O.fileUnreadable)({what:"director\
y",code:(0,y.Oj)(a)}))}}}),5751:((gt,H,t)=>{t.d(H,{readSettings:()=>C});var $=t(3024),w=t(6760),v=t(5747),y=t(3625),O=t(4e3),m=t(3592),h=t(3474),R=t(8535),g=t(7030),
f=t(6181),s=t(1831);function i(j){const K=F=>j[F]||j[F.toLowerCase()]||"",P={http:n("HTTP_PROXY",K("HTTP_PROXY")),https:n("HTTPS_PROXY",K("HTTPS_PROXY"))},N=A(K(
"NO_PROXY"));return F=>{const Q=P[F.scheme];return Q===null||l(F.name)||N(F)?null:Q}}const e=["http:","https:"];function n(j,K){if(K==="")return null;const P=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(K)?K:`http://${K}`);if(P===null)throw new TypeError(`${j} is not a URL; expected http://HOST:PORT`);if(!e.includes(P.protocol))
throw new TypeError(`${j} is a ${P.protocol}// proxy; expected http:// or https://`);if(!r(P.username)||!r(P.password))throw new TypeError(`${j} has a user name\
 or password with a bare "%"; write "%25" for it`);return P}function r(j){try{return decodeURIComponent(j),!0}catch(K){if(K instanceof URIError)return!1;throw K}}
const c=new g.BlockList;c.addSubnet("127.0.0.0",8,"ipv4"),c.addAddress("::1","ipv6");const l=j=>j==="localhost"||p(c,j);function p(j,K){const P=(0,f.n7)(K.replace(
/%.*$/s,"")),N=(0,g.isIP)(P);return N!==0&&j.check(P,N===4?"ipv4":"ipv6")}function A(j){const K=j.split(",").map(P=>P.trim().toLowerCase()).filter(P=>P!=="").map(
E);return P=>K.some(N=>N(P))}function E(j){if(j==="*")return()=>!0;const K=o(j);if(K!==null)return({name:U})=>K(U);const{name:P,port:N}=d(j),F=U=>N===""||String(
U.port)===N;if(u(P)){const U=(0,f.n7)(P),tt=new g.BlockList;return tt.addAddress(U,(0,g.isIP)(U)===4?"ipv4":"ipv6"),ut=>p(tt,ut.name)&&F(ut)}const Q=a(P);return U=>(0,g.
isIP)(U.name)===0&&F(U)&&Q(U.name)}function o(j){const[,K="",P=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(j)??[];if(!u(K))return null;const N=Number(P);if(N>((0,g.isIP)(
K)===4?32:128))return null;const F=N-((0,g.isIP)(K)===6?96:0),Q=new g.BlockList,U=(0,g.isIP)((0,f.n7)(K))===4&&F>=0;return U?Q.addSubnet((0,f.n7)(K),F,"ipv4"):Q.
addSubnet(K,N,"ipv6"),tt=>p(Q,tt)&&(0,g.isIP)((0,f.n7)(tt))===4===U}const u=j=>(0,g.isIP)(j)!==0&&!j.includes("%");function a(j){if(j==="")return()=>!1;const K=j.
replace(/^\*\./,"."),P=K.replace(/^\./,""),N=(0,s.Pv)(P),F=N.ok?N.value:P;return Q=>Q.endsWith(`.${F}`)||!K.startsWith(".")&&Q===F}function d(j){const K=/^\[([^\]]*)\]:([^:]*)$/.
exec(j)??/^([^:[\]]*):([^:[\]]*)$/.exec(j);return K===null?{name:j,port:""}:{name:K[1]??"",port:K[2]??""}}var M=t(3152);const b=4*1024*1024,T=20;async function C(j,{
environment:K,directory:P,wording:N=M.w7}){const{settings:F,mistakes:Q}=(0,M.P$)(j,N),U=await X(F.caFile,N),tt=z(K),ut=[U,tt].flatMap(Pt=>Pt.ok?[]:[Pt.why]),Tt=await Promise.
all(k(F.scan,P).slice(0,T).map(Pt=>N.missingPath(Pt,P))),It=[...Q,...await I(F,N),...await L(F,N),...ut,...Tt];if(It.length>0||!U.ok||!tt.ok)throw new M.GN(It);
return{...F,authorities:U.value,chooseProxy:tt.value}}const k=(j,K)=>j.filter(P=>!/[*?[\]{}]/.test(P)&&!(0,$.existsSync)((0,w.resolve)(K,P)));async function I({
hostnames:j},{setting:K}){const P=K("hostnames"),N=j.flatMap(({addresses:U})=>U);if(N.length===0)return[];const{parseNamedAddress:F}=await Promise.all([t.e(6917),
t.e(1667)]).then(t.bind(t,1257)),Q=N.flatMap(U=>{const tt=F(U,"terraform");return tt.ok?[]:[`${P}: "${U.service}=${U.text}" is wrong: ${tt.why}`]});return(0,h.Ku)(
Q,P)}async function L({ignore:j},{setting:K}){const P=K("ignore");if(j.length===0)return[];const{problemFacts:N}=await Promise.all([t.e(660),t.e(2558),t.e(7341),
t.e(1371),t.e(709)]).then(t.bind(t,709)),F=N(),Q=j.flatMap(({code:U})=>{if(Object.hasOwn(F,U))return[];const tt=(0,R.q)(U,Object.keys(F)),ut=tt===null?`${m.aq} \
lists the codes`:`did you mean "${tt}"?`;return[`${P}: "${U}" is not a problem code; ${ut}`]});return(0,h.Ku)(Q,P)}function z(j){try{return(0,y.J)(i(j))}catch(K){
if(K instanceof TypeError)return(0,y.T)(K.message);throw K}}async function X(j,{setting:K}){if(j===null)return(0,y.J)(null);const P=(0,v.yR)(j,b),N=K("ca-file");
if(!P.ok)return(0,y.T)(`${N} "${j}" ${(0,O.mP)(P.failure)}`);const{parseAuthorities:F}=await t.e(5036).then(t.bind(t,5036)),Q=F(P.text);return Q.ok?Q:(0,y.T)(`${N}\
 "${j}" ${Q.why}`)}}),3612:((gt,H,t)=>{t.d(H,{ev:()=>R,ZW:()=>h,BU:()=>m,tG:()=>g,tC:()=>f});function $(s,i){const e=new TextEncoder().encode(s);let n=1,r=-1;for(let c=1;c<=
i;c+=1){const l=w(e,c);l>r&&(r=l,n=c)}return n}function w(s,i){const{length:e}=s,n=e&-4;let r=i;for(let c=0;c<n;c+=4)r^=y(v(s,c,4)),r=Math.imul(r<<13|r>>>19,5)+
3864292196|0;return n<e&&(r^=y(v(s,n,e-n))),r^=e,r=Math.imul(r^r>>>16,2246822507),r=Math.imul(r^r>>>13,3266489909),(r^r>>>16)>>>0}function v(s,i,e){let n=0;for(let r=e-
1;r>=0;r-=1)n=n<<8|(s[i+r]??0);return n}function y(s){const i=Math.imul(s,3432918353);return Math.imul(i<<15|i>>>17,461845907)}const O=500;function m(s,i,e){const n=new Map;
for(const E of e.values())n.set(E,(n.get(E)??0)+1);const r=Array.from(n).flatMap(([E,o])=>o>O?E:[]),c=new Set(r),l=new Set([...i,...n.keys()]),p=new Set([...l].
filter(E=>!c.has(E)&&$(E,s.count)!==s.index)),A=Array.from(e).flatMap(([E,o])=>(c.has(o)?!R({...s,split:c},o,E):p.has(o))?E:[]);return{...s,split:c,others:new Set(
A),otherHosts:p}}const h=s=>s===null||s.index===1,R=(s,i,e)=>$(s.split.has(i)?`${i} ${e}`:i,s.count)===s.index,g=(s,i)=>s===null||(i===null?s.index===1:$(i,s.count)===
s.index),f=(s,i,e)=>s?.split.has(i)?Math.ceil(e/s.count):e}),1435:((gt,H,t)=>{t.d(H,{U7:()=>w,jK:()=>v,op:()=>y});var $=t(9562);const w=()=>Promise.all([t.e(660),
t.e(1371),t.e(1276),t.e(3432),t.e(2629),t.e(826)]).then(t.bind(t,826));async function v(m,h,R,{environment:g,directory:f,mayHavePlugins:s,plugins:i=null}){if(h.
hostnames.length===0&&m.every(({needs:A})=>A.length===0))return{usages:m,remarks:[],findings:[],configs:[],releases:R.releases};const e=await y(h.cliConfig,R.clients,
g),n=R.releases.map(A=>{const E=e.find(({client:o})=>o===A.client);return{...A,attemptMs:E?.requestTimeoutMs??A.attemptMs}}),r={root:f,plugins:i,mayHavePlugins:s,
releases:n,asksMirrors:h.depth!=="discovery"},c=await O(m,e,r),l=[...e.flatMap(A=>A.findings),...c.findings],{mergeFindings:p}=await w();return{...c,findings:p(
l),configs:e,releases:n}}async function y(m,h,R){const{readCliConfig:g,thisMachine:f}=await w(),s=f(R);return h.map(i=>g(i,s,m))}async function O(m,h,R){if(!m.some(
({needs:s})=>s.some(({service:i})=>i===$.xq)))return{usages:m,remarks:[],findings:[]};const{withoutInstalled:f}=await Promise.all([t.e(5927),t.e(7844)]).then(t.
bind(t,5927));return f(m,h,R)}}),8723:((gt,H,t)=>{t.d(H,{Z:()=>R,j:()=>O});var $=t(1064),w=t(7854),v=t(5960),y=t(1435);async function O({requirements:g,roots:f,
usages:s,part:i},e,n,r){const c=[...new Set(g.map(({host:I})=>I))],l=(0,v.e)(g,e,n),p=Array.from(l,([I,L])=>(0,v.i)(I,L)),A=c.filter(I=>!l.has(I)),E=e.depth!=="\
discovery"&&f.length>0;if(A.length===0&&!E)return{visits:p,inquiry:null,tokenSources:new Map};const{attemptLimitMs:o,visitHosts:u}=await(0,y.U7)(),{configs:a,releases:d}=n,
{credentials:M,forced:b}=await R(e,a,r),T=await m(M,e,r),C=await u(A,{...T,forced:b,required:Map.groupBy(g,({host:I})=>I),maxRedirects:Math.max(...n.clients.map(
I=>$.NX[I])),releases:d,timeoutMs:e.timeoutMs??o(d),retries:e.retries,progress:I=>r.progress({kind:"visits",...I})}),k=e.depth==="discovery"?null:await h(f,{...T,
usages:s,part:i,settings:e,dialect:n,configs:a,environment:r.environment,directory:r.directory,learn:r.secrets.learn,progress:I=>r.progress({kind:"registries",...I}),
visits:C});return{visits:[...C,...p],inquiry:k,tokenSources:M.known}}async function m(g,f,{startTimer:s,stop:i}){const{networkOf:e}=await(0,y.U7)();return{network:e(
f),credentials:{...g,find:(0,w.Oo)(g.find)},concurrency:f.concurrency,random:Math.random,now:Date.now,startTimer:s,stop:i}}async function h(g,{environment:f,...s}){
const{inquire:i}=await Promise.all([t.e(660),t.e(6917),t.e(5927),t.e(1276),t.e(3432),t.e(7517),t.e(3567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,y.U7)(),
n=s.settings.depth==="packages"?await Promise.all([t.e(660),t.e(6917),t.e(5927),t.e(400),t.e(1276),t.e(7517),t.e(774)]).then(t.bind(t,774)):null;return i(g,{...s,
machine:e(f),askPackages:n?.askPackages??null})}async function R(g,f,{environment:s,secrets:i,kill:e,stop:n}){const{readMachineCredentials:r}=await(0,y.U7)();return r(
{...g,configs:f},s,{learn:i.learn,kill:e,stop:n.signal,abortAfter:c=>AbortSignal.timeout(c)})}}),5453:((gt,H,t)=>{t.d(H,{D0:()=>f,lz:()=>s,K$:()=>r,a3:()=>e,Xo:()=>i});
var $=t(2389),w=t(7052),v=t(9664);function y(c,{evidence:l,versions:p}){if(c.version!==null)return()=>c.version;const A=l.filter(({level:E,version:o})=>E==="ver\
sion-file"&&o!==null);return(E,o)=>A.some(a=>a.client===E&&O(o,(0,v.jt)(a.place.file)))?p[E]??null:null}const O=(c,l)=>l===""||`${c}/`.startsWith(`${l}/`);var m=t(
6195),h=t(7854),R=t(3152);const g=2e5;async function f({usages:c,notes:l,scanned:p,changed:A,dialect:E,settings:o}){const{declared:u,endedAt:a}=p;if(c.length===
0&&![...u].some(ut=>"place"in ut)&&o.roots.length===0)return{roots:[],notes:[]};const{rootsOf:M}=await t.e(5353).then(t.bind(t,5353)),{Readings:b,RootNotes:T,textNotes:C}=await Promise.
all([t.e(6917),t.e(1203)]).then(t.bind(t,1203)),{clients:k,versions:I}=E,L=await s({usages:c,declared:u,clients:k},o,a===null),z=[],X=[],j=new b,K=o.dialect.name===
"auto"?[]:k,P=new T({clients:k,readings:j,upgrade:o.upgrade,versionIn:y(o.dialect,E)}),N=o.depth!=="discovery";let F=0;for(const ut of M(L,{changed:A,versions:I,
hasCalls:N})){if(F+=ut.directories.length,F>g){X.push((0,h.YW)(ut.directory,(0,w.fileLimit)({kind:"roots",max:g})));break}P.add(ut),N&&z.push(ut)}const Q=[...C(
c,u,{...E,readings:j,set:K})].filter(({place:ut})=>A===null||A.has(ut.file)),U=new Set(l.flatMap(({problem:ut,place:Tt})=>ut.code==="lock-invalid"?Tt.file:[])),
tt=[...Q,...P.notes()].filter(({place:ut})=>!U.has(ut.file));return{roots:z,notes:[...tt,...X]}}async function s(c,{roots:l},p){const{layoutsOf:A,unmatched:E}=await t.
e(5353).then(t.bind(t,5353)),o=l.map(d=>({text:d,matches:(0,m.Ls)([d])})),u=A({...c,patterns:o}),a=p?E(u,o):[];if(a.length===0)return u;throw new R.GN(a.map(d=>`\
roots: no directory with configuration matches ${d}`))}async function i(c,l){return l.every(({lockFile:A})=>A===null)?c:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(
c,l)}function e(c,l,{depth:p},A){if(p==="discovery")return c;const E=({kind:u,workspace:a})=>u==="cloud_default"?!!A.TF_CLOUD_HOSTNAME:u!=="backend_remote_defau\
lt"||a?.organization===null,o=new Set(l.filter(u=>!E(u)).map(({place:u})=>n(u)));return c.map(u=>u.problem.code==="host-missing"&&o.has(n(u.place))?{...u,problem:{
...u.problem,severity:"error"}}:u)}const n=({file:c,line:l,column:p})=>`${c}:${l}:${p}`;async function r(c,l){if(c===null)return $.j7;const{judgeInit:p}=await Promise.
all([t.e(6917),t.e(7341),t.e(5761)]).then(t.bind(t,5761));return p(c,l)}}),370:((gt,H,t)=>{t.d(H,{C_:()=>f,IZ:()=>R,PT:()=>g,SQ:()=>O});var $=t(6897),w=t(8416),
v=t(7152);const y=20;async function O({scan:s,exclude:i},{directory:e,environment:n,stop:r,progress:c}){const l={root:e,scan:s,exclude:i},p=r.why===null?h(l):null;
if(p!==null)return p;const{scanInSteps:A}=await m(),E=A(l,Object.keys(n));return(0,$.n)(E,r,o=>c({kind:"scan",files:o}))}const m=()=>Promise.all([t.e(400),t.e(4949)]).
then(t.bind(t,4949));function h(s){const i={toolFiles:[],hasPlugins:!1};let e=0;for(const{kind:n}of(0,v.G)(s,i))if(e+=1,n!=="directory"||e>y)return null;return{
...i,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const R=(s,i,e)=>(0,w.L2)(g(s,i,e));function g({
dialect:s,exclude:i,scan:e},n,{environment:r,directory:c}){if(e.length===0)return{setting:s,scan:null};const l=(0,w.oh)({root:c,exclude:i},n.toolFiles),p=!!r.TF_CLOUD_HOSTNAME;
return{setting:s,scan:{...n,tools:l,hasCloudHostname:p}}}const f=({hasPlugins:s},{scan:i})=>s||i.some(e=>e!==".")}),7082:((gt,H,t)=>{t.d(H,{O:()=>$});const $=w=>({
discovery:w,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((gt,H,t)=>{t.d(H,{C:()=>v});
var $=t(7854);const w=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","\
migrate_backend_remote","migrate_backend_remote_default"]);function v(O,m,h,R=(0,$.kA)(m)){const g=O.hostnames.flatMap(({host:i,services:e})=>{const n=e.length>
0?e:O.requiredServices;return(n.length>0?n:["any"]).map(c=>({host:i,service:c,clients:h,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),f=new Set([...R,
...O.hostnames.map(({host:i})=>i)]),s=new Map;for(const i of g)y(s,i);for(const{kind:i,needs:e,place:n}of m){const r=!w.has(i);for(const c of e)y(s,{...c,because:[
n],isImplied:!f.has(c.host),isForInit:r})}return Array.from(s.values(),i=>({...i,clients:h.filter(e=>i.clients.includes(e))}))}function y(O,m){const{host:h,service:R,
clients:g,because:f}=m,s=`${h} ${R}`,i=O.get(s);if(i===void 0){O.set(s,{...m,clients:[...g],because:[...f]});return}i.isForInit||=m.isForInit;for(const e of f)i.
because.push(e);for(const e of g)i.clients.includes(e)||i.clients.push(e)}}),5960:((gt,H,t)=>{t.d(H,{e:()=>y,i:()=>m});var $=t(6697),w=t(1831),v=t(7082);function y(h,{
hostnames:R,allowedHosts:g},{isGuess:f}){const s=new Set(R.map(({host:e})=>e)),i=new Map;for(const e of h){const{host:n}=e;if(s.has(n)||i.has(n))continue;const r=O(
e,f===!0,(0,w.Jr)(n,g));r!==null&&i.set(n,r)}return i}function O({host:h,isImplied:R,because:g,clients:f},s,i){const e=(0,w.nx)(h);if((0,w.Rt)(h))return(0,$.hostGeneric)(
{host:e});const[n]=g.filter(c=>typeof c!="string"),r=R&&n!==void 0?{place:n,clients:f}:null;return r!==null&&s?(0,$.hostAssumed)({host:e,...r}):i?null:(0,$.hostNotAllowed)(
r===null?{host:e}:{host:e,implied:r})}const m=(h,R)=>({host:h,attempt:(0,v.O)({kind:"skipped",problem:R}),earlier:[],later:[],credentials:null,looks:[],difference:null,
forced:[]})}),566:((gt,H,t)=>{t.d(H,{f:()=>y,q:()=>m});var $=t(3024),w=t(6760),v=t(6309);function y(s,i,e){const n=O((0,$.realpathSync)(s),i),r=(0,w.basename)(i),
c=(0,w.join)(n,`.${r.slice(0,60)}.${Math.random().toString(36).slice(2)}`),l=(0,$.openSync)(c,"wx");try{try{for(const p of e)(0,$.writeFileSync)(l,p)}finally{(0,$.
closeSync)(l)}(0,$.renameSync)(c,(0,w.join)(n,r))}catch(p){throw(0,$.rmSync)(c,{force:!0}),p}}function O(s,i){const e=(0,w.resolve)(s,i),n=f(s,e);if(!n&&!(0,w.isAbsolute)(
i))throw new v.Lw(`it is outside ${s}; use an absolute path if that is intended`);const r=n?s:(0,w.parse)(e).root;return(0,w.relative)(r,(0,w.dirname)(e)).split(
w.sep).filter(Boolean).reduce((l,p)=>h(l,p,s),r)}function m(s,i){const e=(0,$.realpathSync)(s);return R(O(e,i),(0,w.basename)(i),e)}function h(s,i,e){const n=(0,w.
join)(s,i);return(0,$.lstatSync)(n,{throwIfNoEntry:!1})===void 0&&g(n),R(s,i,e)}function R(s,i,e){const n=(0,w.join)(s,i);if(!(0,$.lstatSync)(n,{throwIfNoEntry:!1})?.
isSymbolicLink())return n;const r=(0,$.realpathSync)(n);if(!f(e,s)||f(e,r))return r;throw new v.Lw(`the link ${(0,w.relative)(e,n)} leads outside ${e}; remove i\
t or choose another path`)}function g(s){try{(0,$.mkdirSync)(s)}catch(i){if(!(0,v.Or)(i)||i.code!=="EEXIST")throw i}}function f(s,i){const e=(0,w.relative)(s,i);
return e!==".."&&!e.startsWith(`..${w.sep}`)&&!(0,w.isAbsolute)(e)}}),9076:((gt,H,t)=>{t.d(H,{QB:()=>w,im:()=>$,yX:()=>v});const $=["fails","warns","works","unc\
hecked","skipped"],w=5,v=({outcome:y})=>y!=="unchecked"&&y!=="skipped"}),997:((gt,H,t)=>{t.d(H,{O:()=>w,T:()=>y});var $=t(1064);const w=({earlier:O,attempt:m,later:h})=>[
...O,m,...h];function v({discovery:O,timing:m,headMs:h,hops:R},{attemptMs:g}){const f=h!==null&&h<=g?R.at(-1)?.status:null;return f===null||(0,$.Mq)(f??0)?"retr\
ies":O.kind!=="failed"&&m.totalMs<=g?"works":"fails"}function y(O,m){const h=O.map(f=>v(f,m)),R=h.indexOf("works");return R<0?"never":R<=m.retries&&!h.slice(0,R).
includes("fails")?"always":"sometimes"}}),4475:((gt,H,t)=>{t.d(H,{Y:()=>v});var $=t(6309),w=t(8641);async function v(y,O){const{history:m}=y.settings;if(m===null)
return{checked:y,warnings:[]};try{const{recordRun:h}=await t.e(5175).then(t.bind(t,5175)),{history:R,warnings:g}=h(m,y,O);return{checked:{...y,context:{...y.context,
history:R}},warnings:g}}catch(h){return{checked:y,warnings:[`the history ${(0,w.RK)(m)} was not read: ${(0,w.RK)((0,$.A3)(h))}`]}}}}),3795:((gt,H,t)=>{t.d(H,{qY:()=>g,
Si:()=>n,fN:()=>i,XP:()=>e});var $=t(733),w=t(1831),v=t(4120),y=t(8641);const O=2,m=80;function h(r){if(r.kind==="scan")return`read ${(0,v.px)(r.files,"file")}`;
if(r.kind==="registries")return`${r.done} of ${(0,v.px)(r.total,"question")} to registries answered`;const{done:c,total:l,failed:p,waiting:A}=r,E=p===0?"":`, ${p}\
 failed so far`;return`${c} of ${(0,v.px)(l,"host")} checked${E}${R(A)}`}function R(r){if(r.size===0)return"";const c=[...r].slice(0,O).map(p=>(0,y.RK)((0,w.nx)(
p),m)),l=r.size-c.length;return l>0?`; waiting for ${c.join(", ")} and ${(0,v.px)(l,"other")}`:`; waiting for ${c.join(" and ")}`}const g={show:()=>{},end:()=>{}},
f=5e3,s=200;function i(r,c){let l=null,p=!0;const A=c(f,()=>{l!==null&&(p&&r(h(l)),p=!p)});return{show:o=>{l=o},end:A}}function e(r,c,l){let p=null,A="";const E=l(
s,()=>{const a=p===null?"":(0,$.W)(h(p),0,c-1);a!==A&&(A=a,r(`\r${a}\x1B[K`))});return{show:a=>{p=a},end:()=>{E(),A!==""&&r("\r\x1B[K")}}}const n=(r,c)=>{const l=setInterval(
c,r).unref();return()=>clearInterval(l)}}),8463:((gt,H,t)=>{t.d(H,{t:()=>h});var $=t(6309),w=t(566),v=t(3329),y=t(5505),O=t(5955),m=t(8641);async function h(g,f,s){
const i=[];for(const{path:e,format:n}of g)try{(0,w.f)(s,e,(0,O.mk)(await R(n,f)))}catch(r){i.push(`the report ${(0,m.RK)(e)} was not written: ${(0,m.RK)((0,$.A3)(
r))}`)}return i}async function R(g,{verdict:f,context:s}){switch(g){case"json":return(0,v.h)(f,s);case"sarif":return(await Promise.all([t.e(660),t.e(7341),t.e(1371),
t.e(3933)]).then(t.bind(t,3933))).renderSarif(f,s);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(f,s);case"codequality":{const{renderCodeQuality:i}=await t.
e(8957).then(t.bind(t,8957)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return i(f,n=>e("sha256",n))}case"html":{const{renderHtml:i}=await t.e(7466).
then(t.bind(t,7466)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return i(f,s,n=>e("sha256",n,"base64"))}case"markdown":return[(0,y.Gc)(f,s)]}}}),
7361:((gt,H,t)=>{t.d(H,{QY:()=>g,_N:()=>h,eC:()=>O,k2:()=>R,mc:()=>y});var $=t(7574),w=t(5102),v=t(4120);function y({good:f,runs:s}){if(s===0)return null;const i=Math.
floor(1e4*f/s);if(i>=9900)return`${i/100}%`;const e=Math.floor(i/10);return e===0&&f>0?"below 0.1%":`${e/10}%`}const O=({days:f,good:s,runs:i})=>`${s} of ${(0,v.
px)(i,"run")} in ${f} days`,m=["fails","unchecked","warns","skipped","works"];function h(f){const s=m.flatMap(e=>{const{length:n}=f.filter(r=>r.outcome===e);return n===
0?[]:[`${n} ${w.nx[e]}`]});return`${f.length===1?"last run":`last ${(0,v.px)(f.length,"run")}`}: ${s.join(", ")}`}const R=({latency:f})=>f===null?null:`median ${(0,$.
kJ)(f.medianMs)}, 95th percentile ${(0,$.kJ)(f.p95Ms)}`,g=({from:f,until:s},i)=>s===null?`${(0,$.u8)(f,i)} so far`:(0,$.u8)(f,s)}),4218:((gt,H,t)=>{t.d(H,{H6:()=>E,
MC:()=>e,U4:()=>n,XQ:()=>u,bW:()=>l,kW:()=>o,qX:()=>i,wz:()=>A});var $=t(9076),w=t(7574),v=t(5102),y=t(4120);const O=["\u2581","\u2582","\u2583","\u2585","\u2586",
"\u2587"],m="\u2573",h="\u254C",R=[100,250,500,1e3,2500],g=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or more"],f=a=>R.filter(
d=>a>=d).length;function s(a){return a.outcome==="fails"?m:(0,$.yX)(a)?O[f(a.ms??0)]??"":h}const i=a=>a.map(s).join("");function e(a){const d=a.flatMap(({history:k})=>k.
recent),M=new Set(d.map(s)),b=d.some(k=>s(k)===O[0]&&k.ms===null);return[...O.map((k,I)=>{const L=g[I]??"";return[k,I===0&&b?`${L} or not measured`:L]}),[m,"fai\
led"],[h,"no result"]].filter(([k])=>M.has(k))}function n({hosts:a},{history:d}){return a.flatMap(b=>{const T=d?.get(b.visit.host);return T!==void 0&&T.recent.filter(
$.yX).length>1?[{host:b,history:T}]:[]}).toSorted((b,T)=>Number(c(T))-Number(c(b))||p(b,r)-p(T,r)||p(b,Number.POSITIVE_INFINITY)-p(T,Number.POSITIVE_INFINITY))}
const r=30,c=({host:a})=>(0,v.sG)(a)==="fails",l=({history:a},d)=>E(a).findLast(M=>M.days<=d);function p(a,d){const M=l(a,d);return M===void 0?1:M.good/M.runs}const A=a=>c(
a)||a.history.recent.some(({outcome:d})=>d==="fails"),E=({uptime:a})=>a.filter(({runs:d},M)=>d>(a[M-1]?.runs??0));function o({recent:a,uptime:d,incidents:[M]}){
if(M===void 0||M.until!==null)return null;const b=a.filter(({outcome:k})=>k==="fails").length,T=d.at(-1);return T!==void 0&&T.runs-T.good===1?`first failure in ${(0,y.
px)(T.runs,"run")}`:b<=M.runs&&M.runs>1?null:`failed ${b} of the last ${a.filter($.yX).length} runs`}function u({incidents:[a]}){return a===void 0||a.until!==null||
a.runs<2?null:`failing since ${(0,w.QN)(a.from)} (${(0,y.px)(a.runs,"run")})`}}),1505:((gt,H,t)=>{t.d(H,{G_:()=>s,Yj:()=>f,Zc:()=>R,o7:()=>g,se:()=>h,tN:()=>y});
var $=t(7574),w=t(4120),v=t(8884);const y=120,O=20,m=6;function h({requirements:l},{dialect:p},A){return{label:"required",texts:(0,w.UV)(l,O,({service:o,clients:u,
because:a})=>{const d=o==="any"?(0,w.DO)(o):A.value((0,w.DO)(o),y),b=p.clients.every(T=>u.includes(T))?"":` for ${(0,w.wO)(u)}`;return`${d}${b} (${(0,v.Yx)(a,A.
because)})`})}}function R({visit:l},p){const{timing:A,discovery:E}=l.attempt,o=E.kind==="failed"?E.excerpt:null,u=(0,$.I$)(A).map(([b,T])=>`${b} ${(0,$.kJ)(T)}`),
a=l.earlier.map(b=>{const{kind:T}=b.discovery;return`${T==="failed"?b.discovery.problem.code:T} after ${(0,$.kJ)(b.timing.totalMs)}`}),d=o===null?[]:[p.value(o.
replace(/\s+/gu," ").trim())],M=l.credentials?.hasToken?[p.prose(l.credentials.source)]:[];return[{label:"body",texts:d},{label:"timing",texts:[u.join(", ")]},{
label:"retried",texts:a},{label:"token from",texts:M}]}const g=(l,p)=>[{label:"credentials",texts:r(l)?n(l.visit.looks,p.prose):[]},{label:"host block",texts:c(
l.visit).map(A=>p.prose(A))}];function f({visit:l,services:p,servicesLeftOut:A,servicesFrom:E},o){const u=p.map(({id:d})=>o.value(d,y)),a=E===null?(0,$.kJ)(l.attempt.
timing.totalMs):`host block at ${o.because(E)}`;return`${u.length===0?"no services":(0,w.K4)(u,m,A)} (${a})`}function s(l){return[...Map.groupBy(l,A=>JSON.stringify(
A.looks.map(e))).values()].map(A=>({clients:A.map(({client:E})=>E),looks:A[0]?.looks.map(e)??[]}))}const i={nothing:"no entry","a token":"a token","an empty tok\
en":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:l,held:p,counts:A})=>({source:l,held:`${i[p]}${A?
p==="no token"?" (ends the search)":" (used)":""}`});function n(l,p){const A=s(l);return A.flatMap(({clients:E,looks:o})=>o.map(({source:u,held:a})=>`${A.length>
1?`${(0,w.wO)(E)}: `:""}${p(u)}: ${a}`))}const r=({findings:l})=>l.some(({problem:{code:p}})=>/^credentials-|^document-unauthorized$/.test(p));function c({forced:l}){
return[...Map.groupBy(l,({place:A})=>(0,v.eo)(A))].map(([A,E])=>`${A}, for ${(0,w.wO)(E.map(({client:o})=>o))}`)}}),2704:((gt,H,t)=>{t.d(H,{IL:()=>y,Rr:()=>O,Z4:()=>v});
var $=t(5955),w=t(8641);const v=(m,h,R,g)=>`,
${R}"${m}": ${y(h,R,g)}`,y=(m,h,R)=>(0,w.s$)(JSON.stringify(m,R,2).replaceAll(`
`,`
${h}`));function*O(m,h,{maxBytes:R,margin:g,replace:f},s){if(h.length===0)return yield v(m,[],g),0;const i=`${g}  `;yield`,
${g}"${m}": [`;const e=r=>`
${i}${y(s(r),i,f)}`,n=yield*(0,$._Q)(h,new $.Wv(R),e,",");return yield`
${g}]`,n}}),3329:((gt,H,t)=>{t.d(H,{h:()=>b});var $=t(4e3),w=t(5799),v=t(2704),y=t(997),O=t(1831),m=t(8641),h=t(5465);function R(P,N){const{visit:F,requirements:Q,
services:U,servicesLeftOut:tt,servicesFrom:ut,clients:Tt,isNew:It}=P,{discovery:Pt,hops:J,timing:nt,certificates:ct}=F.attempt;return{host:F.host,display:(0,O.nx)(
F.host),discovery:Pt.kind,...g(Pt),documentUrl:s(Pt),hops:J.map(e),services:Object.fromEntries(U.map(dt=>[dt.id,n(dt)])),...tt>0?{servicesLeftOut:tt}:{},servicesFrom:ut===
null?null:(0,h.W$)(ut),hostBlocks:F.forced.map(({client:dt,place:lt})=>({client:dt,place:(0,h.W$)(lt)})),required:Q.map(({service:dt,clients:lt,because:ht,becauseLeftOut:At=0})=>{
const{kept:St,left:wt}=N(ht),Ut=(0,h.ig)("because",wt+At);return{service:dt,clients:lt,because:St,...Ut}}),credentials:F.credentials?.hasToken?F.credentials.source:
null,looks:F.looks.map(({client:dt,looks:lt})=>({client:dt,looks:lt.map(i)})),attempts:(0,y.O)(F).length,...F.earlier.length===0?{}:{earlier:F.earlier.map(f)},timingMs:l(
nt),certificates:ct,clients:Tt,...It?{new:!0}:{}}}function g(P){if(P.kind==="skipped")return{code:P.problem.code};if(P.kind!=="failed")return{};const{problem:N,
excerpt:F}=P;return{code:N.code,...F===null?{}:{excerpt:F}}}const f=({discovery:P,timing:N})=>({discovery:P.kind,..."problem"in P?{code:P.problem.code}:{},ms:N.
totalMs}),s=P=>P.kind==="found"||P.kind==="absent"?(0,m.cq)(P.url):null,i=({source:P,held:N,counts:F})=>({source:P,held:N,counts:F}),e=({url:P,status:N,reason:F,
mediaType:Q,authorization:U,address:tt,proxy:ut,ms:Tt})=>({url:(0,m.cq)(P),status:N,reason:F,mediaType:Q,authorization:U,address:tt,proxy:ut===null?null:(0,m.cq)(
ut),ms:Tt});function n(P){switch(P.kind){case"url":return{url:(0,m.cq)(P.url)};case"login":return{login:r(P.login),...P.leftOut>0?{elementsLeftOut:P.leftOut}:{}};case"\
problem":return{problem:c(P.problem)}}}const r=({client:P,grantTypes:N,authz:F,token:Q,ports:U,scopes:tt})=>({client:P,grantTypes:N,authz:F===null?null:(0,m.cq)(
F),token:Q===null?null:(0,m.cq)(Q),ports:U,scopes:tt}),c=({code:P,message:N,help:F})=>({code:P,message:N,help:F??null}),l=({lookupMs:P,connectMs:N,tlsMs:F,firstByteMs:Q,
totalMs:U})=>({lookup:P,connect:N,tls:F,firstByte:Q,total:U}),p=1e4,A=100,E=({directory:P,clients:N,rows:F},Q)=>({...(0,h.jt)(P),clients:N,rows:F.slice(0,p).map(
U=>o(U,Q)),...(0,h.ig)("rows",F.length-p)});function o(P,N){const{kind:F,address:Q,source:U,host:tt,constraints:ut,locked:Tt,chosen:It,newest:Pt,platforms:J}=P,
{kept:nt,left:ct}=N(P.places);return{kind:F,address:Q,source:U,host:tt,constraints:ut.slice(0,A),...(0,h.ig)("constraints",ut.length-A),locked:Tt,chosen:It,newest:Pt,
platforms:J.map(({platform:dt,available:lt})=>({platform:dt,available:lt})),worst:P.worst,codes:P.problems.map(({code:dt})=>dt),places:nt,...(0,h.ig)("places",ct+
(P.placesLeftOut??0))}}const u=1,a={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},d=4096,M="  ";function*b(P,N,F=a){const{
usages:Q,...U}=N.scan,{hosts:tt,files:ut,findings:Tt,passed:It,ignored:Pt,stopped:J,roots:nt}=P,ct=tt.flatMap(({requirements:wt})=>wt.map(Ut=>Ut.because)),dt=(0,h.
R1)(ct,F.becauseLists),lt=(0,h.R1)(Tt.map(wt=>wt.places),F.placeLists),ht=(0,h.R1)(nt.flatMap(({rows:wt})=>wt.map(Ut=>Ut.places)),F.rowPlaceLists),{remarks:At}=N;
yield*[`{
  "schemaVersion": ${u}`,T("version",N.version),T("passed",It),...J===null?[]:[T("stopped",(0,$.Cw)(J)),T("incomplete",k(J))],T("failOn",N.failOn),...I(N),T("di\
alect",N.dialect.name),T("clientDetection",j(N.dialect)),T("clients",N.clients),T("startedAt",N.startedAt),T("durationMs",N.durationMs),T("counts",z(P))],yield*L(
"hosts",tt,F.hosts,wt=>R(wt,dt));const St=new Set(ut);yield*L("findings",Tt,F.findings,wt=>K(wt,lt,St.has(wt))),nt.length>0&&(yield*L("roots",nt,F.roots,wt=>E(wt,
ht))),yield*[T("ignored",Pt),T("usages",Q),...At.length===0?[]:[T("remarks",At)],T("scan",U),`
}
`]}const T=(P,N)=>(0,v.Z4)(P,N,M,C),C=(P,N)=>typeof N=="string"?(0,$.dh)(N,d):N,k=P=>P.kind==="several"?P.reasons:[P],I=({repository:P,repositories:N,shards:F})=>[
...P===null?[]:[T("repository",P)],...N.length===0?[]:[T("repositories",N)],...F===null?[]:[T("shards",F)]];function*L(P,N,F,Q){const U=yield*(0,v.Rr)(P,N,{maxBytes:F,
margin:M,replace:C},Q);U>0&&(yield T(`${P}LeftOut`,U))}const z=({findings:P})=>Object.fromEntries(w.oC.map(N=>[`${N}s`,P.filter(F=>F.severity===N).length])),X=20,
j=({clients:P,versions:N,releases:F,isGuess:Q,why:U,evidence:tt,evidenceLeftOut:ut=0})=>({clients:P,assumed:Q??!1,why:U,versions:Object.entries(N).map(([Tt,It])=>({
client:Tt,version:It})),releases:F.map(({name:Tt})=>Tt),evidence:tt.slice(0,X).map(({client:Tt,version:It,level:Pt,text:J,place:nt})=>({client:Tt,version:It,kind:Pt,
text:J,...(0,h.$t)(nt)})),...(0,h.ig)("evidence",Math.max(0,tt.length-X)+ut)});function K(P,N,F){const{problem:Q,severity:U,host:tt,service:ut,places:Tt,placesLeftOut:It=0,
affects:Pt,exclude:J}=P,{kept:nt,left:ct}=N(Tt);return{code:Q.code,severity:U,host:tt,service:ut,message:Q.message,help:Q.help??null,places:nt,...(0,h.ig)("plac\
es",It+ct),affects:Pt,...F&&tt!==null?{inFile:!0}:{},...J===void 0?{}:{exclude:J}}}}),5465:((gt,H,t)=>{t.d(H,{$t:()=>g,R1:()=>v,W$:()=>R,ig:()=>i,jt:()=>s});var $=t(
5143),w=t(5955);function v(e,n){const r=new Map;for(const l of e)r.has(l)||r.set(l,l.reduce((p,A)=>p+h(A),0));const c=(0,w._3)(e.map(l=>r.get(l)??0),n);return l=>{
const p=(0,w.ux)(l,c,h);return{kept:p.map(R),left:l.length-p.length}}}const y=140,O=30,m=6;function h(e){if(typeof e=="string")return y;const{file:n}=e,r=(0,$._M)(
n)===null?0:O;return y+r+n.length*(/^[ -~]*$/.test(n)?1:m)}const R=e=>typeof e=="string"?e:g(e),g=({file:e,line:n,column:r,endColumn:c})=>({...f(e),line:n,column:r,
endColumn:c});function f(e){const{repository:n,path:r}=(0,$.bH)(e);return n===null?{file:e}:{repository:n,file:r}}function s(e){const{repository:n,path:r}=(0,$.
bH)(e);return n===null?{directory:e}:{repository:n,directory:r}}const i=(e,n)=>n>0?{[`${e}LeftOut`]:n}:{}}),4503:((gt,H,t)=>{t.d(H,{aE:()=>v,oW:()=>e,uM:()=>w});
var $=t(5143);function w({file:n,line:r},{links:c,repositories:l}){const{repository:p,path:A}=(0,$.bH)(n);if(p!==null){const o=m(O(l).get(p),A);return o===null?
null:`${o}#L${r}`}const E=c?.get(n);return E===void 0?null:E.diff?.lines.has(r)?`${E.diff.url}R${r}`:`${E.url}#L${r}`}const v=(n,{repositories:r})=>O(r).get(n)?.
url??null,y=new WeakMap;function O(n){const r=y.get(n)??new Map(n.flatMap(({name:c,url:l,commit:p})=>{const A=l===null?null:i(l,p);return A===null?[]:[[c,A]]}));
return y.set(n,r),r}function m(n,r){const c=r==="."?null:e(r);return!n?.files||c===null?null:`${n.files}/${c}`}const h=600,R=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
g=/^(?:[\da-f]{40}|[\da-f]{64})$/,f=/^gitlab\.com$/i,s=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function i(n,r){
const[,c]=n.length<=h?R.exec(n)??[]:[];return c===void 0?null:r===null||!g.test(r)?{url:n,files:null}:f.test(c)?{url:n,files:`${n}/-/blob/${r}`}:{url:n,files:s.
test(c)?null:`${n}/blob/${r}`}}function e(n){if(!n.isWellFormed())return null;const r=c=>encodeURIComponent(c).replace(/[!'()*_~]/g,l=>`%${l.charCodeAt(0).toString(
16).toUpperCase()}`);return n.split("/").map(r).join("/")}}),9574:((gt,H,t)=>{t.d(H,{I$:()=>v,MB:()=>y,R4:()=>R,TM:()=>O,hn:()=>h,rm:()=>m});var $=t(5955),w=t(8641);
function v(g,f,s=[]){const i=g.map((n,r)=>`<th align="${s.includes(r)?"right":"left"}">${n}</th>`),e=f.map(n=>`<tr>${g.map((c,l)=>`<td${s.includes(l)?' align="r\
ight"':""}>${n[l]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${i.join("")}</tr>`,...e,"</table>"].join(`
`)}const y=g=>["<ul>",...g.map(f=>`<li>${f}</li>`),"</ul>"].join(`
`),O=(g,f)=>["<details>",`<summary>${g}</summary>`,...f,"</details>"].join(`
`),m=g=>(0,w.D9)(g).replaceAll(".",".<wbr>"),h=g=>`<code>${(0,w.js)(g).replaceAll("/","/<wbr>")}</code>`;function R(g,f,s,i){const e=[];let n=0;for(const r of g){
const c=i(r);if(n+=(0,$.$$)([c].flat().join(""))+s,n>f)break;e.push(c)}return e}}),5505:((gt,H,t)=>{t.d(H,{gD:()=>Rn,Fp:()=>Nn,Gc:()=>Wt,XA:()=>Vt,rL:()=>In});var $=t(
7574),w=t(5102),v=t(4120),y=t(5955),O=t(6763),m=t(8641),h=t(1831),R=t(2796),g=t(4218),f=t(8884),s=t(9574),i=t(5143),e=t(4503),n=t(8373);const r=6,c=3,l=3,p=60,A=2,
E=1e3;function o(S,D){const W=(0,f.eb)(S),_=W.slice(0,r).map(st=>(0,n.u_)(st,D)),Z=D.isBrief?W.length-_.length:0,rt=Z>0?` ${(0,n.jP)(Z,"repository",D)}`:"",pt=D.
context.repositories.length;return`<b>${(0,f.mj)(S,pt)}</b>: ${_.join(", ")}${rt}`}function u(S,D,W){const _=D.isBrief?[]:(0,f.eb)(S).slice(r);if(_.length===0)return[];
const Z=(0,s.R4)(_,W,A,xt=>(0,n.u_)(xt,D)),rt=Z.length===_.length,pt=({file:xt})=>(0,s.hn)((0,i._M)(xt)??""),st=rt?Z:(0,s.R4)(_,W,A,pt),Et=_.length-st.length;return[
(0,s.TM)((0,v.px)(_.length,"more repository"),[`<p>${st.join(", ")}</p>`,...Et>0?[`<p>${(0,n.jP)(Et,"repository",D)}</p>`]:[]])]}function a(S,D,W){const _=(0,f.
_X)(S),[Z]=_;if(Z===void 0)return"";const rt=_.slice(0,c).map(({repository:Ht})=>(0,m.D9)(Ht)),pt=(0,v.K4)(rt,c,_.length-rt.length),st=`${n.rC[Z.errors>0?"error":
"warning"]} <b>${(0,v.px)(_.length,"repository")}</b> with errors or warnings in ${_.length===1?"its":"their"} own files: ${pt}`;if(D.isBrief)return`<p>${st}</p\
>`;const Et=(0,s.R4)(_,W-(0,y.$$)(st),p,Ht=>d(Ht,D)),xt=_.length-Et.length;return(0,s.TM)(st,[(0,s.I$)(["Repository","Findings","First in"],Et),...xt>0?[`<p>${(0,n.
jP)(xt,"repository",D)}</p>`]:[]])}function d(S,D){const{repository:W,findings:_}=S,Z=_.slice(0,l).map(({code:Et,place:xt})=>`${(0,n._h)(Et,Et,D)} at ${(0,n.b_)(
xt,D)}`),rt=_.length-Z.length,pt=(0,e.aE)(W,D.context),st=(0,s.hn)(W);return[pt===null?st:`<a href="${(0,m.js)(pt,E)}">${st}</a>`,(0,f._5)(S),[...Z,...rt>0?[`an\
d ${rt} more`]:[]].join("<br>")]}const M=20,b=10,T=700,C=4,k=300,I=1,L=6,z=12,X=4,j=1/2,K=12e3,P=20,N=200;function F(S,D,W){const _=(0,R.cZ)(S),Z=_.slice(0,D.isBrief?
b:M),rt=Math.min(K,W*j/Z.length),pt=(0,R.YM)(Z);let st=W-N;const Et=Qt=>{const sn=Q(Qt,D,rt,pt.get(Qt)??null),en=(0,y.$$)(sn)<st?sn:`${ut(Qt,D)}</p>`;return st-=
(0,y.$$)(en)+P,en},xt=(0,s.R4)(Z,W-N,P,Et),Ht=_.length-xt.length;return Ht>0?[...xt,`<p>${(0,n.jP)(Ht,"cause",D)}</p>`]:xt}function Q(S,D,W,_){const{findings:Z,
message:rt,help:pt}=S,st=Z.length>1&&Z[0]?.exclude!==void 0,xt=[lt(S,D),ht(S),At(S,D)].filter(en=>en!==""),{lines:Ht,list:Qt,rest:sn}=_===null?U(S,D,W):{lines:[
`The same hosts as for ${_}`],list:[],rest:[]};return[ut(S,D),...Ht.map(en=>`<br>${en}`),...rt===null?[]:[`<br>${(0,v.Iu)((0,m.h$)(rt,T))}`],...pt===null||st?[]:
[tt(pt)],...xt.length===0?[]:[`<br><sub>${xt.join(" ")}</sub>`],"</p>",...Qt.length===0?[]:[(0,s.MB)(Qt)],...sn].join(`
`)}function U(S,D,W){const{findings:_,message:Z}=S,rt=J(_,D),pt=Z!==null&&(0,R.hs)(S)&&S.hosts.length===1,st=rt&&!pt?[`In ${o(_,D)}`]:[],Et=rt?u(_,D,W/2):[];if(rt&&
Z!==null&&!(0,R.hs)(S))return{lines:st,list:[],rest:Et};const xt=(0,R.S3)(S),Ht=Z===null?X:(0,R.hs)(S)?L:z,Qt=xt.slice(0,Ht).map(mn=>Tt(mn,S,D)),sn=Z===null||Qt.
length===0?[]:[Qt.join(", ")],en=rt?W/2:W;return{lines:[...sn,...st],list:Z===null?Qt:[],rest:[...dt(S,xt.slice(Ht),D,en),...Et]}}const tt=S=>`<br><b>Help:</b> ${(0,m.
h$)(S,T)}`;function ut(S,D){const{severity:W,code:_,title:Z}=S,rt=(0,R.pq)(S),pt=rt>1?`${(0,v.px)(rt,(0,R.a2)(S))}: `:"";return`<p>${n.rC[W]} <b>${pt}${Z}</b> (${(0,n.
_h)(_,_,D)})`}function Tt(S,D,W){return"file"in S?(0,n.u_)(S,W):D.message===null?ct(S,D,W):It(S,D.hosts.length===1,W)}function It(S,D,W){const[_]=S,Z=_?.host?(0,m.
D9)((0,h.nx)(_.host)):"",rt=_?.isHostNew?[v.dy]:[];if(D){const Et=(0,f.yv)(S).settings.map(n.Su),xt=J(S,W)?o(S,W):nt(S,C,W),Qt=(J(S,W)?[...Et,xt]:[xt,...Et]).filter(
sn=>sn!=="").join(", ");return`${Z}${Qt===""?"":` in ${Qt}`}${rt.map(sn=>` (${sn})`)}`}const st=[...rt,Pt(S,W)].filter(Et=>Et!=="").join("; ");return st===""?Z:
`${Z} (${st})`}const Pt=(S,D)=>J(S,D)?(0,v.px)((0,f.eb)(S).length,"repository"):nt(S,I,D).replace(/ places?$/,""),J=(S,{context:D})=>(0,f.mj)(S,D.repositories.length)!==
"";function nt(S,D,W){const{lines:_,leftOut:Z}=(0,f.yv)(S);return _.length===0?"":(0,n.EP)(_,D,W,Z)}function ct(S,D,W){const _=(0,R.hs)(D)?It(S,!1,W):nt(S,I,W);
return S.map(({problem:Z})=>{const rt=(0,m.h$)(Z.message,k),pt=D.help===null&&Z.help?tt(Z.help):"";return`${_===""?(0,v.Iu)(rt):`${_}: ${rt}`}${pt}`}).join("<br\
>")}function dt(S,D,W,_){const Z=S.message===null?"finding":(0,R.a2)(S),{leftOut:rt}=(0,R.hs)(S)?{leftOut:0}:(0,f.yv)(S.findings),pt=D.length+rt;if(pt===0)return[];
if(W.isBrief)return[`<p>${(0,n.jP)(pt,Z,W)}</p>`];const st=(0,s.R4)(D,_,P,Ht=>Tt(Ht,S,W)),Et=pt-st.length,xt=S.message===null?(0,s.MB)(st):`<p>${st.join(", ")}<\
/p>`;return[(0,s.TM)((0,v.px)(pt,`more ${Z}`),[...st.length===0?[]:[xt],...Et>0?[`<p>${(0,n.jP)(Et,Z,W)}</p>`]:[]])]}function lt({affects:S},{context:{clients:D}}){
const W=(0,v.od)(S,D);return W===""?"":`Affects ${W}.`}function ht(S){const W=(0,R.hs)(S)&&S.hosts.length===1&&S.message!==null?[]:(0,f.yv)(S.findings).settings;
return W.length===0?"":`Required by ${W.map(n.Su).join(", ")}.`}function At({hosts:[S,D],severity:W},{context:_}){const Z=S===void 0||D!==void 0?null:_.history?.
get(S),rt=Z&&W==="error"?(0,g.kW)(Z):null;return rt===null?"":`${(0,v.Iu)(rt)}.`}var St=t(1064),wt=t(1505);const Ut=20,Xt=20,Jt=["fails","warns","works"];function qt(S,D,W){
const _=S.filter(xt=>(0,w.cG)(xt)&&!(0,w.JR)(xt));if(_.length===0)return"";const Z=xt=>_.length===1?Ot(xt,D).join(`
`):rn(xt,D),rt=(0,s.R4)(_,W,Xt,Z),pt=_.length-rt.length,[st]=_.length===1?_:[],Et=st===void 0?`of ${(0,v.px)(_.length,"host")}`:`of ${G(st)} (${Y(st)})`;return(0,s.
TM)(`Requests, responses and certificates ${Et}`,[...rt,...pt>0?[`<p>${(0,n.jP)(pt,"host",D)}</p>`]:[]])}const rn=(S,D)=>(0,s.TM)(`${n.Gr[(0,w.sG)(S)]} ${G(S)} \
(${Y(S)})`,Ot(S,D)),G=({visit:S})=>(0,m.D9)((0,h.nx)(S.host)),Y=({visit:{attempt:S}})=>`${(0,v.px)(S.hops.length,"request")}, ${(0,$.kJ)(S.timing.totalMs)}`;function Ot(S,D){
const{hops:W,certificates:_}=S.visit.attempt;return[Lt(S,D),...S.services.length===0?[]:[Yt(S,D)],...W.length===0?[]:[q(W)],..._.length===0?[]:[ot(_,D)]]}function Lt(S,D){
const W=(0,n.Bm)(D);return["<table>",...[(0,wt.se)(S,D.context,W),{label:"clients",texts:zt(S,D)},...(0,wt.Zc)(S,W),...(0,wt.o7)(S,W)].flatMap(({label:rt,texts:pt})=>pt.
length===0?[]:[`<tr><td><b>${(0,v.Iu)(rt)}</b></td><td>${pt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const zt=({clients:S},{context:D})=>Jt.flatMap(W=>{const _=D.clients.filter(rt=>S[rt]===W),Z=_.map(rt=>St.bB[rt]).join(", ");return _.length===0?[]:[`${n.Gr[W]}\
 ${Z}`]});function Yt({services:S,servicesLeftOut:D,servicesFrom:W},_){const Z=S.slice(0,Ut).map(Et=>[(0,m.D9)(Et.id,wt.tN),Zt(Et)]),rt=S.length-Z.length+D,pt=rt>
0?[[`and ${rt} more`,_.rest]]:[],st=W===null?"URL":`URL, from the host block at ${(0,n.u_)(W,_)}`;return(0,s.I$)(["Service",st],[...Z,...pt])}function Zt(S){switch(S.
kind){case"url":return(0,m.D9)((0,m.cq)(S.url));case"login":{const{client:D,authz:W,token:_,ports:Z}=S.login;return[`authz ${(0,m.D9)((0,m.cq)(W??"none"))}`,`to\
ken ${(0,m.D9)((0,m.cq)(_??"none"))}`,`client ${(0,m.D9)(D,wt.tN)}, ports ${Z.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${S.problem.code}`}}function q(S){
const D=S.map((W,_)=>{const Z=W.proxy===null?"":`through ${(0,m.D9)((0,m.cq)(W.proxy))}`,rt=W.status===null?"no response":`${W.status} ${(0,m.h$)(W.reason,wt.tN)}`.
trim();return[String(_+1),(0,m.D9)((0,m.cq)(W.url)),W.mediaType===null?rt:`${rt}<br>${(0,m.D9)(W.mediaType,wt.tN)}`,(0,v.Rk)(W.authorization),W.address===null?Z:
(0,m.D9)(W.address,wt.tN),(0,$.kJ)(W.ms).replace(" ","&nbsp;")]});return(0,s.I$)(["Hop","Request","Response","Token","Address","Time"],D,[0,5])}function ot(S,{context:D}){
const W=S.map(({host:_,subject:Z,issuer:rt,expires:pt})=>[(0,m.D9)(_,wt.tN),(0,m.h$)((0,$.nO)(pt,D.startedAt)),(0,m.D9)(Z,wt.tN),(0,m.D9)(rt,wt.tN)]);return(0,s.
I$)(["TLS certificate","Valid until","Subject","Issuer"],W)}var $t=t(7361);const ft=10,vt=40,Dt=20,Rt=3,jt=40,Kt=80,bt=1/5;function Ct(S,D,W){const{history:_}=D.
context,Z=(0,g.U4)(S,D.context),rt=D.isBrief?Z.filter(g.wz):Z;if(rt.length===0)return Z.length===0&&(_?.size??0)>0&&!D.isBrief?["<p><b>History</b>: 1 run so far\
</p>"]:[];const pt=D.isBrief?ft:vt,st=Ft(rt),Et=(0,s.R4)(rt.slice(0,pt),W*(1-bt),Kt,Ht=>ln(Ht,st)),xt=Et.slice(ft);return[`<p><b>History</b>: ${Bt(Z)}</p>`,tn(Et.
slice(0,ft),st),...xt.length===0?[]:[(0,s.TM)((0,v.px)(xt.length,"more host"),[tn(xt,st)])],`<p><sub>${un(rt.slice(0,Et.length))}</sub></p>`,...fn(rt.slice(Et.length),
D),...pn(rt,D,W*bt)]}function Bt(S){const D=Math.max(...S.map(({history:Z})=>Z.recent.length)),W=S.filter(g.wz).length,_=S.length===1?"1 host":`${W} of ${S.length}\
 hosts`;return`${W===0?"no host":_} failed in the last ${(0,v.px)(D,"run")}`}function Ft(S){const D=S.flatMap(({history:W})=>(0,g.H6)(W).map(_=>_.days));return[
...new Set(D)].toSorted((W,_)=>W-_)}const tn=(S,D)=>(0,s.I$)(["Host",...D.map(W=>`Uptime<br>${W}&nbsp;days`),"Latency<br>30&nbsp;days"],S,D.map((W,_)=>_+1).concat(
D.length+1));function ln({host:S,history:D},W){const _=(0,w.sG)(S),Z=(0,g.XQ)(D),rt=new Map((0,g.H6)(D).map(st=>[st.days,st])),{latency:pt}=D;return[[`${n.Gr[_]}\
&nbsp;${(0,s.rm)((0,h.nx)(S.visit.host))}`,an(D.recent),...Z===null?[]:[`<sub>${(0,m.js)(Z)}</sub>`]].join("<br>"),...W.map(st=>{const Et=rt.get(st);return Et===
void 0?"":cn((0,$t.mc)(Et)??"",(0,v.px)(Et.runs,"run"))}),pt===null?"":cn((0,$.kJ)(pt.medianMs),`p95 ${(0,$.kJ)(pt.p95Ms)}`)]}const cn=(S,D)=>`${S}<br><sub>${D}\
</sub>`.replaceAll(" ","&nbsp;"),an=S=>`<code role="img" aria-label="${(0,$t._N)(S)}">${(0,g.qX)(S)}</code>`;function un(S){return`The newest run is at the righ\
t. ${(0,g.MC)(S).map(([W,_])=>`<code>${W}</code>&nbsp;${_}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) \
of discovery.`}function fn(S,D){if(S.length===0)return[];const W=S.every(({history:rt})=>rt.uptime.every(({good:pt,runs:st})=>pt===st)),_=D.isBrief?n.xy:"in the\
 history file",Z=W?", all without a failure in this time":` ${_}`;return[`<p>and ${(0,v.px)(S.length,"more host")}${Z}</p>`]}function pn(S,D,W){const _=S.flatMap(
({host:st,history:Et})=>Et.incidents.map(xt=>({host:st,incident:xt}))).toSorted((st,Et)=>st.incident.from<Et.incident.from?1:-1);if(_.length===0)return[];const Z=(0,s.
R4)(_.slice(0,Dt),W,Kt,({host:st,incident:Et})=>[(0,s.rm)((0,h.nx)(st.visit.host)),(0,m.js)((0,$.QN)(Et.from)),(0,$t.QY)(Et,D.context.startedAt),String(Et.runs),
Pn(Et)]),pt=_.length-Z.length>0?`The last ${Z.length} incidents`:(0,v.px)(Z.length,"incident");return Z.length===0?[]:[(0,s.TM)(pt,[(0,s.I$)(["Host","From","Dur\
ation","Runs","Problems"],Z,[3])])]}function Pn({codes:S}){const D=S.slice(0,Rt).map(W=>(0,m.D9)(W,jt));return(0,v.K4)(D,Rt,S.length-D.length)}const kn=4,Mn=2,On=3,
xn=60;function dn(S,D,W,_){const Z=S.filter(xt=>(0,w.sG)(xt)===D);if(Z.length===0)return"";const rt=D==="works"&&S.some(xt=>(0,w.sG)(xt)==="warns"),pt=Dn(Z,D,rt?
" without warnings":"");if(W.isBrief)return`<p>${pt}</p>`;const st=(0,s.R4)(Z,_,xn,xt=>jn(xt,W)),Et=Z.length-st.length;return(0,s.TM)(pt,[...st.length===0?[]:[(0,s.
I$)(["Host","Required by",D==="works"?"Services":"Reason"],st)],...Et>0?[`<p>${(0,n.jP)(Et,"host",W)}</p>`]:[]])}function Dn(S,D,W){const _=S.slice(0,On).map(({
visit:pt})=>(0,m.D9)((0,h.nx)(pt.host))),Z=(0,v.K4)(_,On,S.length-_.length),rt=S.length===1?`${Z} ${w.nx[D]}${W}`:`<b>${(0,v.px)(S.length,"host")}</b> ${w.nx[D]}${W}\
: ${Z}`;return`${n.Gr[D]} ${rt}`}function jn(S,D){const W=S.requirements.flatMap(Z=>Z.because),{discovery:_}=S.visit.attempt;return[`${(0,s.rm)((0,h.nx)(S.visit.
host))}${S.isNew?`<br><sub>${v.dy}</sub>`:""}`,W.length===0?"":En(W,D),(0,w.JR)(S)&&_.kind==="skipped"?_.problem.title:(0,wt.Yj)(S,(0,n.Bm)(D))]}function En(S,D){
const{places:W,isOfRepositories:_}=(0,f.rv)(S),Z=st=>(0,n.u_)(st,D);if(!_)return(0,f.Ky)(S,kn,Z);const rt=W.slice(0,Mn).map(Z).join(", "),pt=W.length>Mn?", \u2026":
"";return`${(0,v.px)(W.filter(f.cC).length,"repository")}: ${rt}${pt}`}var Gt=t(4148);const bn=40,gn=80,$n=S=>(0,Gt.fi)(S,D=>(0,s.hn)((0,f.II)(D))),wn=(S,D)=>(0,m.
D9)(S,D).replaceAll(" ","&nbsp;"),yn=(S,D)=>{const W=({code:_,title:Z})=>(0,n._h)(_,Z,D);return(0,Gt.ij)([(0,Gt.eX)(W)],S)};function vn(S,D,W){const{wrong:_,good:Z}=(0,Gt.
jB)(S),rt=_.length>1||D.isBrief?Sn(_,D,W/2):[],pt=W-(0,y.$$)(rt.join("")),st=Ln=>B(Ln,D),Et=D.isBrief||D.context.repositories.length>1,xt=D.isBrief?[]:Et?_:[..._,
...Z],Ht=(0,s.R4)(xt,pt,gn,st),Qt=xt.length-Ht.length,sn=[...rt,...Ht.slice(0,_.length)],en=Ht.slice(_.length),mn=en.length<=Gt.LC?en:[(0,s.TM)(x(Z),en)];return[
...rt.length>0?[(0,s.TM)(hn(_),sn)]:sn,...Et&&Z.length>0?[`<p>${x(Z)}</p>`]:mn,...Qt>0?[`<p>${(0,n.jP)(Qt,"root module",D)}</p>`]:[]]}function Sn(S,D,W){const _=(0,Gt.
cZ)(S);if(_.length===0)return[];const Z=_.map(({row:st})=>st),rt=St.Du.filter(st=>S.some(Et=>Et.clients.includes(st))),pt=[...yn(Z,D),(0,Gt.ie)(_,$n),...(0,Gt.ns)(
{clients:rt,rows:Z},wn)];return[Tn(Z,{clients:rt},pt,D,W)]}function Tn(S,D,W,_,Z){const rt=(0,s.R4)(S.slice(0,bn),Z,gn,st=>[V(st,D,_),...W.map(({cell:Et})=>Et(st))]),
pt=S.length-rt.length;return(0,s.I$)(["Module or provider",...W.map(({title:st})=>(0,v.Iu)(st))],pt>0?[...rt,[(0,n.jP)(pt,"row",_)]]:rt)}function hn(S){const D=(0,Gt.
qj)(S[0]??{rows:[]}),W=S.slice(0,Gt.LC).map($n),_=(0,v.K4)(W,Gt.LC,S.length-W.length);return S.length===1?`${n.Gr[D]} <b>${_}</b>: ${Gt.pJ[D]}`:`${n.Gr[D]} <b>${(0,v.
px)(S.length,"root module")}</b> with errors or warnings: ${_}`}function x(S){const D=S.flatMap(W=>W.rows);return`${n.Gr[(0,Gt.Fg)(D)]} <b>${(0,v.px)(S.length,"\
root module")}</b>: ${(0,Gt.nS)(D)}`}function B(S,D){const W=(0,Gt.qj)(S),{wrong:_,good:Z}=(0,Gt.P)(S),rt=[..._,...Z],pt=[...yn(rt,D),...(0,Gt.ns)({...S,rows:rt},
wn)],st=W==="works"?(0,Gt.nS)(S.rows):Gt.pJ[W];return(0,s.TM)(`${n.Gr[(0,Gt.Fg)(S.rows)]} <b>${$n(S)}</b>: ${st}`,[Tn(rt,S,pt,D,Number.POSITIVE_INFINITY)])}function V(S,D,W){
const _=`${n.Gr[(0,Gt.Fg)([S])]}&nbsp;<b>${(0,s.hn)((0,Gt.mC)(S,D))}</b>`,[Z]=S.places,rt=[...S.kind==="module"&&S.source!==S.address?[(0,s.hn)(S.source)]:[],...Z===
void 0?[]:[(0,n.u_)(Z,W)]];return rt.length===0?_:`${_}<br><sub>${rt.join(" at ")}</sub>`}const et=2e5,it={notes:6e3,causes:45e3,repositories:1e4,history:24e3,roots:9e4,
evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},at=["causes","unchecked","repositories","history","roots","evidence","passed","skipped","notices",
"notes"],mt=1e3,yt=10,Mt=5,Nt=600,kt=100,_t=7,Wt=(S,D)=>Vt(S,{context:D,rest:n.h,isBrief:!1},{head:`## ${Rn(S,D)}`,foot:`tf-disco ${(0,m.js)(D.version)}, starte\
d ${(0,m.js)((0,$.QN)(D.startedAt))}.`,maxBytes:et});function Vt(S,D,{head:W,foot:_,maxBytes:Z}){const rt=on(S,D),pt=new Map;let st=Z-mt-(0,y.$$)(W+_);for(const[
Ht,Qt]of Object.entries(it)){const en=rt[Ht](Math.min(Qt,st)).filter(Ln=>Ln!=="").join(`

`),mn=(0,y.$$)(en)<=st;mn&&(st-=(0,y.$$)(en)),pt.set(Ht,mn?en:`<p>More ${D.rest}</p>`)}const Et=at.map(Ht=>pt.get(Ht)??"").filter(Ht=>Ht!==""),xt=!D.isBrief&&Et.
some(n.ze)?`${_} ${nn(D)}`:_;return`${[W,...Et,`<sub>${xt}</sub>`].join(`

`)}
`}function on(S,D){const W=(0,w.md)(S.hosts),_=W.filter(({findings:st})=>st.length===0),Z=({severity:st})=>st==="notice",rt=S.findings.filter(Z),pt=S.findings.filter(
st=>!Z(st));return{notes:st=>[An(S,D,st)],causes:st=>F(pt,D,st),repositories:st=>[a(S.files,D,st)],history:st=>Ct(S,D,st),roots:st=>vn(S.roots,D,st),evidence:st=>D.
isBrief?[]:[qt(W,D,st)],unchecked:st=>[dn(_,"unchecked",D,st)],passed:st=>[dn(W,"works",D,st)],skipped:st=>[dn(W,"skipped",D,st)],notices:st=>D.isBrief?[]:[Cn(rt,
D,st)]}}function nn({context:S}){const D=S.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,m.js)(D)}">kept as an artifact</a>.`}function Cn(S,D,W){if(S.length===0)return"";const _=`${n.rC.notice} ${(0,v.px)(S.length,"notice")}`;
return(0,s.TM)(_,F(S,D,W))}function An(S,D,W){const _=(0,O.h$)(S,D.context).map(Et=>`${(0,v.Iu)((0,m.h$)(Et,Nt))}.`),Z=(0,s.R4)(_,W,yt,Et=>Et),rt=Z.slice(0,Mt),
pt=D.isBrief?[]:Z.slice(Mt),st=_.length-rt.length-pt.length;return[`<p>${rt.join("<br>")}</p>`,...pt.length===0?[]:[(0,s.TM)((0,v.px)(pt.length,"more remark"),[
`<p>${pt.join("<br>")}</p>`])],...st>0?[`<p>${(0,n.jP)(st,"remark",D)}</p>`]:[]].join(`
`)}const Rn=(S,D)=>`${In(S)} ${(0,v.Iu)((0,w.$N)(S,D))}`;function In(S){const D=S.findings.some(({severity:_})=>_!=="notice"),W=S.hosts.length===0?"skipped":"wo\
rks";return n.Gr[S.passed?D?"warns":W:"fails"]}function Nn({url:S,workflow:D,job:W,commit:_}){const Z=D.split("/").at(-1)??"";return[`<a href="${(0,m.js)(S)}">${(0,m.
D9)(Z===""?"this run":Z,kt)}</a>`,...W===""?[]:[`job ${(0,m.D9)(W,kt)}`],..._===""?[]:[`commit ${(0,m.D9)(_.slice(0,_t))}`]].join(", ")}}),8373:((gt,H,t)=>{t.d(
H,{Bm:()=>E,EP:()=>e,Gr:()=>g,Su:()=>p,_h:()=>A,b_:()=>c,h:()=>m,jP:()=>s,rC:()=>R,u_:()=>r,xy:()=>h,ze:()=>i});var $=t(5143),w=t(4503),v=t(4120),y=t(8884),O=t(
8641);const m="in the JSON report",h="in the job summary",R={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},g={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},f="&nbsp;more ",s=(o,u,{rest:a})=>`and ${o}${f}${o===1?u:(0,v._l)(u)} ${a}`,i=o=>o.includes(f),e=(o,u,a,d=0)=>(0,y.
Ky)(o,u,M=>r(M,a),d).replace(/ more (?=places?$)/,f),n=600,r=(o,u)=>typeof o=="string"?p(o):l(o,(0,y.eo)(o),u),c=(o,u)=>l(o,(0,y.eo)({...o,file:(0,$.bH)(o.file).
path}),u);function l(o,u,{context:a}){const d=`<code>${(0,O.js)(u).replaceAll("/","/<wbr>")}</code>`,M=(0,w.uM)(o,a);return M===null||M.length>n?d:`<a href="${(0,O.
js)(M,n)}">${d}</a>`}const p=o=>o.endsWith(" input")?`the ${(0,O.D9)(o.replace(/ input$/,""))} input`:(0,O.D9)(o),A=(o,u,{context:a})=>`<a href="${(0,O.js)(`${a.
docsUrl}#${o}`)}">${u}</a>`,E=o=>({value:O.D9,prose:O.h$,because:u=>r(u,o)})}),5102:((gt,H,t)=>{t.d(H,{$N:()=>r,JR:()=>f,QK:()=>n,b:()=>s,cG:()=>g,hm:()=>e,md:()=>i,
nx:()=>m,sG:()=>R});var $=t(4e3),w=t(5799),v=t(4120),y=t(8884),O=t(4148);const m={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",
works:"passed"},h=["fails","unchecked","warns","skipped","works"];function R(a){if(s(a))return"unchecked";const d=e(a.findings);return d==="error"?"fails":d==="\
warning"?"warns":f(a)?"skipped":"works"}const g=a=>["fails","warns"].includes(R(a)),f=({visit:a})=>a.attempt.discovery.kind==="skipped",s=({visit:{attempt:a}})=>a.
discovery.kind==="skipped"&&a.discovery.problem.code==="host-not-checked";function i(a){return h.flatMap(d=>a.filter(M=>R(M)===d))}const e=a=>w.oC.find(d=>a.some(
M=>M.severity===d))??null;function n({findings:a}){const d=e(a);return d==="notice"?[]:a.filter(({severity:M})=>M===d)}function r({hosts:a,files:d,findings:M,passed:b,
stopped:T,roots:C},{repositories:{length:k}}){const I=(0,O.g5)(C,k),L=I===null?d:d.filter(({problem:tt})=>!c.test(tt.code)),z=L.filter(tt=>!l(tt)),X=e(z)==="err\
or"&&!a.some(tt=>R(tt)==="fails"),K=I===null&&!X&&k>0?` in ${(0,v.px)(k,"repository")}`:"",N=[z.length<L.length?[`nothing to check${K}`]:A(a,K),u(z,I===null&&X?
k:null)],F=X?N.toReversed():N,Q=[I??[],...F].flat().join(", "),U=e(M)==="error";return T!==null?`${Q} (${(0,$.Cw)(T)})`:b&&U?`${Q} (the check passes: fail-on is\
 never)`:b||U?Q:`${Q} (the check fails: fail-on is warning)`}const c=/^(?:module|provider|version|package|constraint|lock)-/,l=({problem:a,severity:d})=>a.code===
"nothing-to-check"&&d==="error",p="not allowed";function A(a,d){const M=a.length;if(M===0)return[`no registry hosts to check${d}`];const b=a.filter(U=>!f(U)).map(
R),T=a.filter(s).length,[C,k]=[b.length,M-b.length],I=b.filter(U=>U==="fails").length,L=b.filter(U=>U==="warns").length,z=a.filter(U=>f(U)&&R(U)==="fails").length,
X=[{count:I,words:m.fails},{count:z,words:p},{count:T,words:m.unchecked}],j=[{count:C-I,words:m.works},{count:k-z-T,words:m.skipped}],K=I+z+T>0,[P,...N]=(K?X:j).
filter(({count:U})=>U>0),Q=P?.words===p||P?.words===m.unchecked?P.count===1?"is ":"are ":"";return[`${o(P?.count??0,M)}${d} ${Q}${P?.words}`,...N.map(({count:U,
words:tt})=>`${U} ${tt}`),...L===0?[]:[E(L,M,K)]]}function E(a,d,M){return d===1?"with warnings":`${a} ${M?"more ":""}with warnings`}function o(a,d){return d===
1?"1 registry host":a===d?`all ${d} registry hosts`:`${a} of ${d} registry hosts`}function u(a,d){const M=e(a);if(M===null||M==="notice")return[];const b=a.filter(
({severity:I})=>I===M),T=(0,y.eb)(b).length,C=T===0?(0,y.Dc)(b):0,k=(0,y.BQ)(a);return[...T===0?[]:[`${M}s in files of ${d===null?(0,v.px)(T,"repository"):(0,y.
iW)(T,d)}`],...C===0?[]:[`${M}s in ${(0,v.px)(C,"file")}`],...e(k)===M?[`${M}s in the ${(0,y.et)(k)}`]:[]]}}),4148:((gt,H,t)=>{t.d(H,{Fg:()=>f,LC:()=>e,Mm:()=>R,
P:()=>l,cZ:()=>p,eX:()=>I,fi:()=>n,g5:()=>r,ie:()=>o,ij:()=>k,jB:()=>c,mC:()=>u,nS:()=>a,ns:()=>C,pJ:()=>i,qj:()=>g});var $=t(5143),w=t(1064),v=t(5011),y=t(5257),
O=t(4120),m=t(8884);const h=["fails","warns","works"];function R({worst:X}){return X==="error"?"fails":X==="warning"?"warns":"works"}const g=({rows:X})=>h.find(
j=>X.some(K=>R(K)===j))??"works";function f(X){const j=g({rows:X});return j==="works"&&X.some(s)?"skipped":j}const s=({chosen:X})=>Object.keys(X).length===0,i={
fails:"init fails",warns:"has warnings",works:"passed"},e=3,n=({directory:X},j)=>X===y.cd.file?y.cd.file:X==="."?"the top directory":j(X);function r(X,j=0){const K=X.
filter(({directory:tt})=>tt!==y.cd.file),{failing:P}=c(K),{length:N}=P;if(N===0)return null;const F=new Set(P.map(({directory:tt})=>(0,$._M)(tt))),Q=j<2?"":` (${(0,m.
iW)(F.size,j)})`;return K.length===1?`init fails${Q}`:`init fails in ${N===K.length?`all ${N}`:`${N} of ${K.length}`} root modules${Q}`}function c(X){const{fails:j=[],
warns:K=[],works:P=[]}=Object.groupBy(X,g);return{failing:j,wrong:[...j,...K],good:P}}function l({rows:X}){const{fails:j=[],warns:K=[],works:P=[]}=Object.groupBy(
X,R);return{wrong:[...j,...K],good:P}}function p(X){const j=new Map;for(const N of c(X).wrong)for(const F of l(N).wrong){const Q=A(F),U=j.get(Q)??{row:F,roots:new Set};
j.set(Q,U),U.roots.add(N)}const{fails:K=[],warns:P=[]}=Object.groupBy(j.values(),({row:N})=>R(N));return[...K,...P]}const A=({kind:X,source:j,constraints:K,locked:P,
chosen:N,problems:F})=>JSON.stringify([X,j,K,P,N,F]),E=3;function o(X,j){const K=new Map(X.map(N=>[N.row,[...N.roots]]));return{title:"root modules",cell:N=>{const F=K.
get(N)??[],Q=F.slice(0,E).map(j);return(0,O.K4)(Q,E,F.length-Q.length)}}}const u=({address:X,host:j},{clients:K})=>K.every(P=>(0,v.Vm)(P)===j)&&X.startsWith(`${j}\
/`)?X.slice(j.length+1):X;function a(X){const j=[...new Map(X.map(U=>[`${U.kind} ${U.source}`,U])).values()],K=["module","provider"].flatMap(U=>{const{length:tt}=j.
filter(ut=>ut.kind===U);return tt===0?[]:[(0,O.px)(tt,U)]});if(K.length===0)return"no registry modules and no providers";const P=X.some(({platforms:U})=>U.length>
0)?" and package":"",N=j.filter(s).length,F=j.filter(({chosen:U})=>Object.values(U).includes(null)).length,Q=N+F===0?`every version${P} is available`:[...F>0?[`${F}\
 without a version`]:[],...N>0?[`${N} not checked`]:[]].join(", ");return`${K.join(" and ")}, ${Q}`}const d=60,M=6,b=60,T=12;function C({clients:X,rows:j},K){const P=j.
every(({chosen:F})=>new Set(Object.values(F)).size<=1),N=[{title:"constraint",cell:({constraints:F})=>(0,O.K4)([...new Set(F)].map(Q=>K(Q,b)),M)},...P?[{title:"\
version",cell:F=>L(F,null,K)}]:X.map(F=>({title:w.bB[F],cell:Q=>L(Q,F,K)})),{title:"newest",cell:({newest:F})=>F===null?"":K(F,d)},{title:"platforms",cell:({platforms:F})=>z(
F,K)}];return k(N,j)}const k=(X,j)=>X.filter(({cell:K})=>j.some(P=>K(P)!=="")),I=X=>({title:"problem",cell:({problems:j})=>j.filter(({usualSeverity:K})=>K!=="no\
tice").map(X).join(", ")});function L({chosen:X,locked:j},K,P){const N=K===null?Object.values(X)[0]:X[K];return N===void 0?"":N!==null?`${P(N,d)}${N===j?" (lock\
ed)":""}`:j===null?"none":`none (locked: ${P(j,d)})`}function z(X,j){const K=X.map(({platform:P,available:N})=>`${N===null?"?":N?"\u2713":"\u2717"} ${j(P,d)}`);
return(0,O.K4)(K,T)}}),733:((gt,H,t)=>{t.d(H,{W:()=>m,n:()=>w});const $=/^[ -~]*$/;function w(h){if($.test(h))return h.length;let R=0;for(const g of h)R+=v(g);return R}
function v(h){return $.test(h)?1:y(h)?0:new RegExp("\\p{Regional_Indicator}","u").test(h)?1:O(h)?2:1}const y=h=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(h),O=h=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(h);function m(h,R,g){let[f,s]=["",0];for(const i of h){const e=v(i),n=s+e;if(s>=R&&n<=g&&(e>0||s>R)?f+=i:f+=" ".repeat(Math.max(0,Math.min(n,g)-Math.max(s,
R))),s=n,s>g)break}return f}}),7146:((gt,H,t)=>{t.d(H,{ky:()=>s,nI:()=>v,qt:()=>R,wW:()=>g});var $=t(733);const w={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function v(e,n,r){return r.colour?`\x1B[${w[n]}m${e}\x1B[0m`:e}const y=(e,n,{hyperlinks:r})=>n===void 0||!r?e:`\x1B]8;;${n}\x1B\\${e}\x1B]8;;\x1B\\`,O=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
m=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,h=5001;function R(e){const{FORCE_HYPERLINK:n,TERM:r="",TERM_PROGRAM:c="",VTE_VERSION:l}=e;
return n?n!=="0":e.CI||e.NO_COLOR||r==="dumb"?!1:Number(l)>=h||O.test(c)||m.test(r)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(p=>e[p])}function g(e,n){const r="\
 ".repeat(e.indent),c=e.label.padEnd((e.column??0)-1),l=" ".repeat(e.indent+(e.column??2)),[p="",...A]=i(n.withFlags?.(e.text)??e.text,{first:n.width-r.length-c.
length-1,others:n.width-l.length}),E=y(v(c,e.style,n),e.url,n),o=f(p,e.linked,n);return[`${r}${E} ${o}`.trimEnd(),...A.map(u=>`${l}${u}`)]}function f(e,n,r){return!n?.
url||!e.startsWith(n.text)?e:`${y(n.text,n.url,r)}${e.slice(n.text.length)}`}function s(e,{width:n,withFlags:r}){const[c="",...l]=i(r?.(e)??e,{first:n,others:n-
2});return[c,...l.map(p=>`  ${p}`)]}function i(e,n){const r=[];let c="",l=0;for(const p of e.split(" ")){const A=r.length===0?n.first:n.others,E=(0,$.n)(p);c!==
""&&l+1+E>A?(r.push(c),c=p,l=E):(l=c===""?E:l+1+E,c=c===""?p:`${c} ${p}`)}return[...r,c]}}),6536:((gt,H,t)=>{t.d(H,{S5:()=>wn,MV:()=>yn,K8:()=>vn});var $=t(2389),
w=t(2796),v=t(5102),y=t(4120),O=t(5955),m=t(6763),h=t(8641),R=t(1831),g=t(4503),f=t(8884),s=t(733),i=t(7146);const e=160,n=12,r="    ",c=/##\w*\[/;function l({place:x,
before:B,literal:V,after:et},it,at){const mt=" ".repeat(`  ${x.line}`.length),yt=Math.min(at.width,e)-mt.length-3;if(yt<n)return[];const Mt=p(B+V+et),Nt=Mt(B+V+
et),kt=(0,s.n)(Nt)<=yt?0:Mt(B).search(/[^ ]|$/),_t=Nt.slice(kt),Wt=(0,s.n)(Mt(B))-kt,Vt=(0,s.n)(Mt(B+V))-kt,{from:on,to:nn,text:Cn}=A(_t,Wt,Math.max(Vt,Wt+1),yt),
An=(0,i.nI)("|","dim",at),Rn="^".repeat(Math.max(1,Math.min(Vt,nn)-Math.max(Wt,on))),In=" ".repeat(Math.max(Wt,on)-on);return[`${(0,i.nI)(`  ${x.line}`,"dim",at)}\
 ${An} ${Cn}`.trimEnd(),`${mt} ${An} ${In}${(0,i.nI)(Rn,it,at)}`]}function p(x){const B=V=>(0,h.RK)(V.replaceAll("	",r),Number.POSITIVE_INFINITY);return c.test(
B(x))?V=>B(V).replaceAll(/(?<=#)#/g," #"):B}function A(x,B,V,et){const it=(0,s.n)(x);if(it<=et)return{from:0,to:et,text:x};const at=Math.max(0,et-2-(V-B)),mt=V<
et?0:Math.max(0,B-1-Math.ceil(at*2/3)),yt=it-mt<=et,Mt=mt+et,Nt=(0,s.W)(x,mt===0?0:mt+1,yt?Mt:Mt-1),kt=`${mt===0?"":"\u2026"}${Nt}${yt?"":"\u2026"}`;return{from:mt,
to:yt?Mt:Mt-1,text:kt}}var E=t(1505),o=t(7574);const u=20,a=6,d=13,M={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},b={error:M.fails,warning:M.warns,notice:{sign:"\xB7",style:"blue"}},T={value:h.
RK,prose:h.RK,because:f.eo};function C(x,B){const V=(0,v.sG)(x),{sign:et,style:it}=M[V],at=[...(0,v.cG)(x)?L(x,B.context):[],...(0,E.o7)(x,T)],mt=`${v.nx[V]}${x.
isNew?` (${y.dy})`:""}: ${I(x)}`;return[...(0,i.wW)({indent:0,label:`${et} ${k(x.visit.host)}`,style:it,text:mt},B),...at.flatMap(yt=>z(yt,B))].map(h.BP).join(`\

`)}const k=x=>{const B=(0,R.nx)(x);return B===x?(0,h.RK)(x):`${(0,h.RK)(B)} (${(0,h.RK)(x)})`};function I(x){const{discovery:B}=x.visit.attempt,V=(0,v.QK)(x);return V.
length>0?(0,y.K4)([...new Set(V.map(et=>et.problem.code))],a):B.kind==="skipped"?B.problem.code:(0,E.Yj)(x,T)}function L(x,B){const{hops:V,certificates:et}=x.visit.
attempt;return[(0,E.se)(x,B,T),{label:"response",texts:V.map(X)},{label:"services",texts:j(x)},...(0,E.Zc)(x,T),{label:"certificate",texts:et.map(it=>P(it,B))}]}
const z=({label:x,texts:B},V)=>B.flatMap((et,it)=>{const at=it===0?x:"";return(0,i.wW)({indent:2,label:at,style:"dim",column:d,text:et},V)});function X(x){const B=x.
status===null?"none":`${x.status} ${(0,h.RK)(x.reason,E.tN)}`,V=x.status===null?"after":"in",et=[...x.mediaType===null?[]:[(0,h.RK)(x.mediaType,E.tN)],...x.address===
null?[]:[`at ${(0,h.RK)(x.address,E.tN)}`],...x.proxy===null?[]:[`through ${(0,h.RK)((0,h.cq)(x.proxy))}`],...x.authorization==="none"?[]:[`token ${(0,y.Rk)(x.authorization)}`]],
it=et.length===0?"":` (${et.join("; ")})`;return`${B.trim()} from ${(0,h.RK)((0,h.cq)(x.url))} ${V} ${(0,o.kJ)(x.ms)}${it}`}function j({services:x,servicesLeftOut:B}){
const V=x.slice(0,u),et=x.length-V.length+B;return[...V.map(K),...et>0?[`and ${et} more`]:[]]}function K(x){const B=(0,h.RK)(x.id,E.tN);switch(x.kind){case"url":
return`${B} ${(0,h.RK)((0,h.cq)(x.url))}`;case"login":{const{authz:V,token:et}=x.login,it=[V,et].map(at=>(0,h.RK)((0,h.cq)(at??"none")));return`${B} authz ${it.
join(", token ")}`}case"problem":return`${B}: ${x.problem.code}`}}function P(x,B){const{host:V,subject:et,issuer:it,expires:at}=x,mt=(0,h.RK)((0,o.nO)(at,B.startedAt));
return`${(0,h.RK)(V,E.tN)} valid until ${mt}; subject ${(0,h.RK)(et,E.tN)}, issuer ${(0,h.RK)(it,E.tN)}`}const N=4,F={places:6,messages:5,frames:w.Wi},Q={places:3,
messages:2,frames:1},U=1e3;function tt(x,B,V){const{severity:et,code:it,title:at,message:mt}=x,yt=(0,h.RK)(mt??at,U),Mt=`${B.context.docsUrl}#${it}`,{style:Nt}=b[et],
kt=ut(x,V)??[...At(x.hosts.length>1?"hosts":"host",Tt(x),B),...It(x,B,V),...ht(x,B)],_t=lt(x.findings)?"":x.help??"";return[...(0,i.wW)({indent:0,label:`${et}[${it}\
]:`,style:Nt,url:Mt,text:yt},B),...kt,...At("help",(0,h.RK)(_t,U),B),...At("affects",(0,y.od)(x.affects,B.context.clients),B)].map(h.BP).join(`
`)}function ut(x,{codes:B}){const{hosts:V,message:et,code:it,findings:at}=x;if(V.length<2||et===null)return null;const{lines:mt}=(0,f.yv)(at),yt=JSON.stringify(
[V.toSorted(),mt[0],mt.length]),Mt=B.get(yt);return Mt===void 0&&B.set(yt,it),Mt===void 0?null:[`  hosts: the same ${V.length} as for ${Mt}`]}function Tt({hosts:x,
findings:B,message:V}){const[et]=x;if(x.length===1&&et!==void 0&&V?.includes((0,R.nx)(et))&&B[0]?.isHostNew!==!0)return"";const at=(0,y.Ku)(x,N).map(mt=>{const yt=B.
filter(kt=>kt.host===mt),Mt=x.length>1?(0,f.eb)(yt).length:0,Nt=[...yt.some(({isHostNew:kt})=>kt)?[y.dy]:[],...Mt>1?[(0,y.px)(Mt,"repository")]:[]];return`${k(mt)}${Nt.
length===0?"":` (${Nt.join(", ")})`}`});return(0,y.K4)(at,x.length,x.length-at.length)}function It(x,B,V){const{frames:et}=Pt(x),it=J(x),at=(0,w.cr)(x).length-it.
length;return[...it.flatMap(({message:mt,findings:yt,first:Mt},Nt)=>{const kt=nt(Mt,x.message===null?mt:"",B);return Nt>=et?kt:[...kt,...ct(Mt,x,B,V),...At("hel\
p",(0,h.RK)(dt(x,yt),U),B)]}),...at>0?[`  and ${(0,y.px)(at,"more message")} in the JSON report`]:[]]}const Pt=({hosts:x,findings:B})=>x.length>1||lt(B)?Q:F,J=x=>(0,y.
Ku)((0,w.cr)(x),Pt(x).messages).map(([B,V])=>({message:B,findings:V,first:(0,f.tN)(V)}));function nt(x,B,V){if(x===null&&B==="")return[];const et=x===null?"-":"\
-->",it=x===null?"":(0,f.R3)(x),at=[it,(0,h.RK)(B,U)].filter(yt=>yt!=="").join(": "),mt={text:it,url:x&&(0,g.uM)(x,{...V.context,links:null})};return(0,i.wW)({indent:2,
label:et,style:"dim",text:at,linked:mt},V)}function ct(x,{severity:B},V,{lines:et}){if(x===null)return[];const{file:it,line:at,column:mt}=x,yt=V.context.sources.
find(Mt=>Mt.place.file===it&&Mt.place.line===at&&Mt.place.column===mt);return yt===void 0||et.has(yt)?[]:(et.add(yt),l(yt,b[B].style,V))}function dt({help:x,findings:B},V){
return x!==null||lt(B)?"":V[0]?.problem.help??""}const lt=([x,B])=>x?.exclude!==void 0&&B!==void 0;function ht(x,B){const{findings:V}=x,{lines:et,settings:it,leftOut:at}=(0,f.
yv)(V),mt=(0,f.oN)(et,J(x).map(({first:Mt})=>Mt)),yt=Pt(x).places;return[...At("hits",(0,f.mj)(V,B.context.repositories.length),B),...At("also at",(0,f.Ky)(mt,yt,
void 0,at),B),...At("required by",(0,f.Ky)(it,yt),B)]}const At=(x,B,V)=>B===""?[]:(0,i.wW)({indent:2,label:`${x}:`,style:"dim",text:B},V);var St=t(4148),wt=t(1064);
const Ut=20,Xt=3,Jt="  ",qt=x=>(0,St.fi)(x,f.II);function rn(x,B){const{wrong:V}=(0,St.jB)(x);return V.length>St.LC?[G(x,V,B)]:V.map(et=>{const it=(0,St.P)(et),
at=[...it.wrong,...it.good],mt=Y((0,St.ns)({...et,rows:at.slice(0,Ut)},h.RK),at),yt=qt(et);return Ot({outcome:(0,St.qj)(et),name:yt,root:et,rows:at,columns:mt},
B)})}function G(x,B,V){const et=(0,St.cZ)(x),it=et.map(({row:kt})=>kt),at=wt.Du.filter(kt=>B.some(_t=>_t.clients.includes(kt))),mt=(0,St.ns)({clients:at,rows:it.
slice(0,Ut)},h.RK),yt=Y([(0,St.ie)(et,qt),...mt],it),Mt=(0,St.qj)({rows:it}),Nt=(0,y.px)(B.length,"root module");return Ot({outcome:Mt,name:Nt,root:{clients:at},
rows:it,columns:yt},V)}const Y=(x,B)=>[...x,...(0,St.ij)([(0,St.eX)(({code:V})=>V)],B)];function Ot({outcome:x,name:B,root:V,rows:et,columns:it},at){const{sign:mt,
style:yt}=M[x],Mt=et.filter(Wt=>(0,St.Mm)(Wt)===x),Nt=[...new Set(Mt.map(Wt=>(0,h.RK)((0,St.mC)(Wt,V))))],kt=`${St.pJ[x]} for ${(0,y.K4)(Nt,Xt)}`,_t=et.length-Ut;
return[`${(0,i.nI)(mt,yt,at)} ${(0,i.nI)(B,"bold",at)}: ${kt}`,...Lt(et.slice(0,Ut).map(Wt=>({sign:M[(0,St.Fg)([Wt])],cells:[(0,h.RK)((0,St.mC)(Wt,V)),...it.map(
({cell:Vt})=>Vt(Wt))]})),["module or provider",...it.map(({title:Wt})=>Wt)],at),..._t>0?[`  and ${_t} more in the JSON report`]:[]].map(h.BP).join(`
`)}function Lt(x,B,V){const et=B.map((mt,yt)=>Math.max(...[mt,...x.map(({cells:Mt})=>Mt[yt])].map(zt)));if(et.reduce((mt,yt)=>mt+Jt.length+yt,Jt.length)>V.width)
return x.flatMap(({sign:{sign:mt,style:yt},cells:[Mt="",...Nt]})=>{const kt=Nt.flatMap((Wt,Vt)=>Wt===""?[]:[`${B[Vt+1]} ${Wt}`]),_t=`${Mt}: ${kt.join("; ")}`;return(0,i.
wW)({indent:2,label:mt,style:yt,text:_t},V)});const at=mt=>mt.map((yt,Mt)=>yt+" ".repeat((et[Mt]??0)-zt(yt))).join(Jt).trimEnd();return[`    ${(0,i.nI)(at(B),"d\
im",V)}`,...x.map(({sign:{sign:mt,style:yt},cells:Mt})=>`  ${(0,i.nI)(mt,yt,V)} ${at(Mt)}`)]}const zt=(x="")=>Array.from(x).length;function Yt(x,B){const V=x.flatMap(
Mt=>Mt.rows),{sign:et,style:it}=M[(0,St.Fg)(V)],[at]=x,yt=`${x.length===1&&at!==void 0?qt(at):(0,y.px)(x.length,"root module")}: ${(0,St.nS)(V)}`;return(0,i.wW)(
{indent:0,label:et,style:it,text:yt},B).map(h.BP).join(`
`)}const Zt=3,q=4,ot=1e3;function $t({hosts:x,roots:B},V){const et=Map.groupBy(x,v.sG),it=(et.get("unchecked")??[]).filter(({findings:mt})=>mt.length===0),{good:at}=(0,St.
jB)(B);return[...ft("unchecked",it,V),...ft("skipped",et.get("skipped")??[],V),...ft("works",et.get("works")??[],V),...at.length>0?[Yt(at,V)]:[]]}function ft(x,B,V){
const et=kt=>C(kt,V);if(B.length<=Zt)return B.map(et);const{sign:it,style:at}=M[x],mt=(0,y.Ku)(B,q).map(({visit:kt})=>k(kt.host)),yt=(0,y.K4)(mt,mt.length,B.length-
mt.length),Mt=`${(0,y.px)(B.length,"host")} ${v.nx[x]}: ${yt}`;if(!V.isRunner)return[(0,i.wW)({indent:0,label:it,style:at,text:Mt},V).map(h.BP).join(`
`)];const Nt=kt=>`and ${kt} more in the JSON report`;return[[(0,h.BP)(`${it} ${Mt}`),...(0,y.UV)(B,ot,et,Nt)].join(`
`)]}function vt(x,B){const V=(0,f._X)(x),[et]=V;if(et===void 0)return[];const it=_t=>`${(0,h.RK)(_t.repository)} (${(0,f._5)(_t)})`,at=(0,y.Ku)(V,q).map(it),{sign:mt,
style:yt}=M[et.errors>0?"fails":"warns"],Mt=`${(0,y.px)(V.length,"repository")} with errors or warnings in ${V.length===1?"its":"their"} own files: ${(0,y.K4)(at,
at.length,V.length-at.length)}`;if(!B.isRunner||at.length===V.length)return[(0,i.wW)({indent:0,label:mt,style:yt,text:Mt},B).map(h.BP).join(`
`)];const Nt=_t=>`and ${_t} more in the JSON report`,kt=(0,y.UV)(V,ot,it,Nt);return[[`${mt} ${Mt}`,...kt].map(h.BP).join(`
`)]}function Dt(x,B){const V=(0,v.hm)(x.findings),et=x.hosts.length>Zt||x.findings.length>0,it=B.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",at=`problem codes are explained at ${B.context.docsUrl}`;return et?[(V===null||V==="noti\
ce"?[it]:[at,it]).flatMap(yt=>(0,i.ky)(yt,B)).join(`
`)]:[]}var Rt=t(7361),jt=t(4218);const Kt=3,bt=20,Ct=40,Bt=12,Ft=10,tn=140,ln=30,cn="  ",an=2,un="  ",fn="\xA0";function pn(x,B){const V=(0,jt.U4)(x,B.context),
et=V.length<=Kt?V:V.filter(({host:Mt})=>(0,v.cG)(Mt));if(et.length===0)return"";const it=et.slice(0,bt),at=et.length-it.length,mt=kn(it,B),yt=[`last ${(0,y.px)(
mt.marks,"run")}`,...mt.columns.map(xn)];return[...(0,i.ky)(`history: ${yt.filter(Mt=>Mt!=="").join(", ")}`,B),...it.map((Mt,Nt)=>Dn(Mt,Nt,mt,B)),...at>0?[`  an\
d ${(0,y.px)(at,"more host")} in the history file`]:[],...Pn(it,B)].map(h.BP).join(`
`)}function Pn(x,B){const V=(0,jt.MC)(x).map(([it,at])=>`${it} ${at}`.replaceAll(" ",fn));return(0,i.ky)(V.join(", "),{...B,width:B.width-cn.length}).map(it=>`${cn}${(0,i.
nI)(it.trim().replaceAll(fn," "),"dim",B)}`)}function kn(x,B){const V=Math.max(...x.map(({host:Wt})=>(0,s.n)(k(Wt.visit.host)))),et=Math.min(Ct,V),it=Math.max(...x.
map(({history:Wt})=>Wt.recent.length)),at=Mn(x),mt=Math.min(B.width,tn)-cn.length-an-un.length,yt=Wt=>at.slice(0,Wt).reduce((Vt,on)=>Vt-un.length-dn(on),mt),Nt=at.
map((Wt,Vt)=>at.length-Vt).find(Wt=>et+it<=yt(Wt))??1,kt=yt(Nt),_t=Math.min(it,Math.max(Ft,kt-et));return{columns:at.slice(0,Nt),marks:_t,name:Math.min(et,Math.
max(Bt,kt-_t))}}function Mn(x){const B=et=>x.map(({history:{latency:it}})=>it===null?"-":(0,o.kJ)(it[et]));return[{title:"uptime in 30 days",cells:x.map(On)},{title:"\
median latency",cells:B("medianMs")},{title:"95th percentile",cells:B("p95Ms")},{title:"",cells:x.map(({history:et})=>(0,jt.kW)(et)??"")}].filter(({cells:et})=>et.
some(it=>it!==""))}function On(x){const B=(0,jt.bW)(x,ln);return(B&&(0,Rt.mc)(B))??"-"}const xn=({title:x})=>x,dn=({cells:x})=>Math.max(...x.map(B=>B.length));function Dn({
host:x,history:B},V,{columns:et,name:it,marks:at},mt){const{sign:yt,style:Mt}=M[(0,v.sG)(x)],Nt=(0,jt.qX)(B.recent.slice(-at)),kt=et.map(Vt=>{const on=Vt.cells[V]??
"";return Vt.title===""?on:on.padStart(dn(Vt))}),_t=Nt.replace(/\u2573+/g,Vt=>(0,i.nI)(Vt,"red",mt));return[`${cn}${(0,i.nI)(yt,Mt,mt)} ${jn(k(x.visit.host),it)}`,
`${" ".repeat(at-Nt.length)}${_t}`,...kt].join(un).trimEnd()}function jn(x,B){const V=(0,s.n)(x);return V<=B?`${x}${" ".repeat(B-V)}`:`${(0,s.W)(x,0,B-1)}\u2026`}
const En=5,Gt=30,bn=3,gn=20,$n=16e6;function*wn(x,B){yield`${yn(x,B)}
`;let V=!0;for(const{text:et}of vn(x,B)){const it=et.includes(`
`);yield`${V||it?`
`:""}${et}
`,V=it}}function yn(x,B){const{sign:V,style:et}=M[x.passed?"works":"fails"],it=B.isQuiet?[]:(0,m.h$)(x,B.context).slice(0,En);return[`${(0,i.nI)(V,et,B)} ${(0,i.
nI)((0,v.$N)(x,B.context),"bold",B)}`,...it.flatMap(at=>Sn(at,B))].join(`
`)}function*vn(x,B,V=$n){const{isQuiet:et=!1,isRunner:it=!1,context:at}=B,mt=({severity:nn})=>!et||nn==="error"||(0,$.k2)(nn,at.failOn),yt=(0,w.cZ)(x.findings.filter(
mt)),Mt={lines:new Set,codes:new Map};for(const nn of yt.slice(0,Gt))yield hn(tt(nn,B,Mt));const Nt=yt.slice(Gt).flatMap(({findings:nn})=>nn);if(Nt.length>0&&(yield hn(
`and ${(0,y.px)(Nt.length,"more finding")} in the JSON report`)),et)return;const kt=nn=>({kind:it?"group":"plain",text:nn});yield*vt(x.files,B).map(kt);const _t=pn(
x,B);_t!==""&&(yield kt(_t)),yield*rn(x.roots,B).map(kt);const Wt=(0,v.md)(x.hosts).filter(nn=>(0,v.cG)(nn)&&!(0,v.JR)(nn)),Vt=it||Wt.length<=bn?Wt:[];yield*Tn(
Vt,B,V).map(kt),yield*$t(x,B).map(kt);const on=(0,m.h$)(x,at).slice(En);on.length>0&&(yield hn(on.flatMap(nn=>Sn(nn,B)).join(`
`))),yield*Dt(x,B).map(hn)}const Sn=(x,B)=>(0,i.ky)((0,h.RK)(x),B).map(h.BP);function*Tn(x,B,V){const et=new O.Wv(V),it=_t=>C(_t,B),at=yield*(0,O._Q)(x.slice(0,
gn),et,it),mt=[],yt=(0,O._Q)(x.slice(gn),et,it);let Mt=yt.next();for(;!Mt.done;Mt=yt.next())mt.push(Mt.value);const Nt=(0,y.px)(mt.length,"more host");mt.length>
0&&(yield[`details of ${Nt}`,...mt].join(`
`));const kt=at+Mt.value;kt>0&&(yield`the details of ${(0,y.px)(kt,"more host")} are in the JSON report`)}const hn=x=>({kind:"plain",text:x})}),5257:((gt,H,t)=>{
t.d(H,{JT:()=>m,KS:()=>h,MO:()=>f,MP:()=>O,Nf:()=>g,W$:()=>y,cd:()=>v,yp:()=>R});var $=t(5143);const w="hostnames input",v={file:w,line:1,column:1,endColumn:1},
y=s=>s.file===w?w:s,O=({host:s,namespace:i,name:e,system:n})=>`${s}/${i}/${e}/${n}`,m=({host:s,namespace:i,type:e})=>`${s}/${i}/${e}`;function h(s,i){const e=s.
versions??g(s)?.values?.[i]??null;return e===null?null:{text:e,place:R(s)}}function R(s){const{versionsAt:i,place:e}=s,n=typeof i=="number"?i:i?.at;return n===void 0?
e:{file:e.file,...(0,$._h)(n)}}const g=({versionsAt:s})=>typeof s=="number"?null:s,f=(s,i)=>`${s} ${i}`}),2909:((gt,H,t)=>{t.a(gt,async($,w)=>{try{let K=function(U){
return async(tt,ut)=>{try{await ut()}catch(Tt){U([`${tt}: ${(0,m.A3)(Tt)}`])}}},Q=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(H);var v=t(
2929),y=t(9018),O=t(7251),m=t(6309),h=t(40),R=t(3565),g=t(8782),f=t(4475),s=t(4690),i=t(9077),e=t(3795),n=t(3386),r=t(2057),c=t(1964),l=t(3329),p=t(2827),A=t(5505),
E=t(8641),o=t(9703),u=t(6536),a=t(8463),d=t(3152),M=t(4844),b=t(6875);const T=120;process.env.UV_THREADPOOL_SIZE??="64",(0,n.p)(),(0,r.B_)(process.stdout,U=>process.
stderr.write(`the log was not written: ${U}
`)),(0,r.B_)(process.stderr,()=>{});const C=R.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const k=new b.V,I=(0,s.i)(process);await(0,i.
q)(process,await L(R.Ko(M.y.map(({name:U})=>U))));async function L(U){const tt=(0,y.c)(U,process.env,(0,O.K)(R.QU)),ut=It=>{const Pt=(0,y.r)(J=>(0,o.p)(It,J),tt);
return R.fJ("Could not run",Pt),3},Tt=(0,i.w)(process,k,{isFinal:!1,crash:ut,now:I});try{const It=await(U.merge?.trim()?z:X)(U,tt),Pt=Tt.aborted?3:It.verdict.passed?
0:1;return await P(It,tt,Tt),Pt}catch(It){return It instanceof d.GN?(R.fJ("Wrong settings",tt.redact(It.mistakes.join(`
`))),2):ut(It)}}async function z(U,tt){const{mergeReports:ut}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(6046)]).then(t.bind(t,6046));return ut(U,{directory:Q(),
secrets:tt})}async function X(U,tt){const ut=(0,e.fN)(Tt=>R.N4(tt.redact([Tt])),e.Si);try{return await(0,v.z6)(U,{environment:process.env,directory:Q(),isFork:(0,g.
$c)(process.env.GITHUB_EVENT_NAME,C),stop:k,startTimer:b.I,now:I,progress:ut.show,changes:Tt=>F(Tt,tt),secrets:tt,kill:process.kill})}finally{ut.end()}}async function j(U){
const{verdict:tt,changes:ut,context:Tt}=U,It=(0,g.ng)(process.env,C),Pt=It===null?[]:(0,h.ws)((0,h.R8)(tt),Q(),It);if(It===null||ut?.kind!=="files")return{...U,
located:Pt,context:{...Tt,links:(0,h.hP)(Pt)}};const{withDiffLinks:J}=await t.e(9052).then(t.bind(t,9052)),nt=J(Pt,ut.files,Q(),It);return{...U,located:Pt,context:{
...Tt,links:nt}}}async function P(U,{redact:tt},ut){const{checked:Tt,warnings:It}=await(0,f.Y)(U,{directory:Q(),environment:process.env,random:Math.random}),{settings:Pt,
verdict:J}=Tt,{GITHUB_OUTPUT:nt,GITHUB_STEP_SUMMARY:ct,RUNNER_TEMP:dt}=process.env,lt=Xt=>R.R8(tt(Xt).map(Jt=>(0,E.LS)(Jt))),ht=K(lt);lt(It);let At={...Tt,located:[]};
await ht("places are not links",async()=>{At=await j(Tt)});const{context:St}=At,wt={colour:!1,width:T,isRunner:!0,context:St};await ht("the log was not written",
()=>R.ur((0,u.MV)(J,wt),(0,u.K8)(J,wt)));const Ut=Pt.shard!==null;await ht("the annotations were not written",()=>{Ut||R.fz((0,c.H)(J,St))}),await ht("the outpu\
ts were not written",async()=>lt(await R.Kn(nt,(0,p.Y)(J)))),await ht("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{Ut||await R.Sy(ct,(0,A.
Gc)(J,St))}),await ht("the JSON report was not written to RUNNER_TEMP",async()=>{const Xt=R.u5(dt,(0,l.h)(J,St));lt(await R.Kn(nt,{report:Xt}))}),await ht("the \
report files were not written",async()=>lt(await(0,a.t)(Pt.report,{verdict:J,context:St},Q()))),!ut.aborted&&await ht("the comment and the issue were not writte\
n",async()=>{const{notes:Xt,warnings:Jt}=await N(At,ut);R.N4(tt(Xt)),lt(Jt)})}async function N(U,tt){const{comment:ut,issue:Tt}=U.settings;return ut==="never"&&
Tt==="never"?{notes:[],warnings:[]}:await(await t.e(5137).then(t.bind(t,5137))).publish(U,(0,g.ng)(process.env,C),Q(),tt)}async function F({githubToken:U},{redact:tt}){
const ut=(0,g.ng)(process.env,C),It=await(await t.e(5181).then(t.bind(t,5181))).readChanges(ut,U,k.signal);return It.kind==="all"&&ut?.pull&&R.R8(tt([`changed-o\
nly has no effect: ${It.why}`])),It}w()}catch(T){w(T)}},1)}),5657:((gt,H,t)=>{t.d(H,{G:()=>i});var $=t(6760),w=t(5747);const v=21,y=/^(?!\.{1,2}$)[\w.-]+$/;function O(E){
let o=!1;for(const u of E.split(`
`)){const a=u.trim();a.startsWith("[")&&(o=a==='[remote "origin"]');const d=a.indexOf("=");if(!(!o||d<0||a.slice(0,d).trim().toLowerCase()!=="url"))return m(a.slice(
d+1).trim())}return null}function m(E){const o=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(E),[u,a]=o===null?h(E):[o[1],o[2]],d=(a??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),M=d.length>1&&d.length<=v;return!u||!M||!d.every(b=>y.test(b))?null:{host:u.toLowerCase(),owner:d.slice(0,-1).join("/"),name:d.at(-1)??""}}function h(E){
const o=URL.parse(E);return o===null||!/^(https?|ssh):$/.test(o.protocol)?[]:[o.protocol==="ssh:"?o.hostname:o.host,o.pathname.slice(1)]}var R=t(4614);const g=5,
f=/^[0-9a-f]{40}$/,s=/^refs\/(?!.*\.\.)[^\0]+$/;function i(E){const o=(0,$.join)(E,".git"),u=e(o,E)??o,a=A((0,$.join)(u,"commondir")),d=a===null?u:l(a,u),M=()=>p(
(0,$.join)(d,"packed-refs"))??"",b=n(A((0,$.join)(u,"HEAD")),[u,d],M);return b===null?null:{commit:b,isFetched:c(b,p((0,$.join)(u,"FETCH_HEAD"))??"",M),remote:O(
p((0,$.join)(d,"config"))??""),tracked:T=>(0,R.O)((0,$.join)(u,"index"),T)}}function e(E,o){const[,u]=/^gitdir: (.+)$/.exec(A(E)??"")??[];return u===void 0?null:
l(u,o)}function n(E,o,u){let a=E;for(let d=0;a!==null&&d<=g;d+=1){if(f.test(a))return a;const[,M]=/^ref: (.+)$/.exec(a)??[];if(M===void 0||!s.test(M))return null;
a=r(M,o,u)}return null}function r(E,o,u){for(const d of o){const M=A((0,$.join)(d,E));if(M!==null)return M}return u().split(`
`).find(d=>d.endsWith(` ${E}`))?.slice(0,40)??null}function c(E,o,u){const a=(d,M)=>d.split(`
`).some(b=>b.startsWith(`${E}${M}`));return a(o,"	")||a(u()," refs/remotes/")}const l=(E,o)=>(0,$.isAbsolute)(E)?E:(0,$.join)(o,E);function p(E){const o=(0,w.yR)(
E);return o.ok?o.text:null}const A=E=>p(E)?.replace(/\r?\n$/,"")??null}),4614:((gt,H,t)=>{t.d(H,{O:()=>e,R:()=>c});var $=t(3024),w=t(5747);const v=128*1024*1024,
y=12,O=62,m=16384,h=12288,R=4,g=61440,f=4096,s=32768,i=Buffer.alloc(0);function e(l,p){const A=(0,w.io)(l,v);return A===null?new Map:n(A,p)}function n(l,p){const A=new Map;
if(l.length<y)return A;const E=l.readUInt32BE(4);if(l.toString("latin1",0,4)!=="DIRC"||E<2||E>4)return A;const o=l.readUInt32BE(8);let u=i,a=y;for(let d=0;d<o;d+=
1){if(a+O>l.length)return A;const M=l.readUInt16BE(a+60),b=a+O+(M&m?2:0),T=E===R,{kept:C,from:k}=T?r(l,b,u):{kept:i,from:b},I=l.indexOf(0,k);if(I<0)return A;const L=l.
subarray(k,I),z=T?Buffer.concat([C,L]):L;if(z.length>f)return A;const X=(l.readUInt32BE(a+24)&g)===s,j=z.toString("utf8");X&&(M&h)===0&&p.has(j)&&A.set(j,{modified:l.
readUInt32BE(a+8),size:l.readUInt32BE(a+36)}),a=T?I+1:a+(I-a+8&-8),u=z}return A}function r(l,p,A){let E=p,o=l[E++]??0,u=o&127;for(;o&128;)o=l[E++]??0,u=(u+1)*128+
(o&127);return{kept:A.subarray(0,Math.max(0,A.length-u)),from:E}}function c(l,{modified:p,size:A}){try{const E=(0,$.lstatSync)(l),o=Math.floor(E.mtimeMs/1e3);return E.
isFile()&&E.size%2**32===A&&o%2**32===p}catch(E){return(0,w.Oj)(E),!1}}}),40:((gt,H,t)=>{t.d(H,{R8:()=>h,hP:()=>e,ws:()=>g});var $=t(6760),w=t(5657),v=t(4614),y=t(
4503),O=t(8884);const m=5e3;function h(n){const r=new Set;for(const c of R(n))if(typeof c!="string"&&(0,O.CN)(c.file)&&r.add(c.file),r.size===m)break;return r}function*R({
findings:n,hosts:r,roots:c}){for(const{places:l}of n)yield*l;for(const{requirements:l}of r)for(const{because:p}of l)yield*p;for(const{rows:l}of c)for(const{places:p}of l)
yield*p}function g(n,r,c){if(!f(c.serverUrl))return[];const l=i(r);return[...Map.groupBy(n,A=>l(A.split("/").slice(0,-1).join("/")))].flatMap(([A,E])=>A===null?
[]:s(A,E,r,c))}const f=n=>/^https?:\/\/[\w.:/-]+$/.test(n);function s({prefix:n,checkout:r},c,l,p){const{commit:A,isFetched:E,remote:o}=r,u=URL.parse(p.serverUrl);
if(o===null||u===null)return[];if(o.host!==u.host&&o.host!==u.hostname)return[];if(!E&&![p.commit,p.defaultCommit].includes(A))return[];const a=`${o.owner}/${o.
name}`,d=`${p.serverUrl}/${a}/blob/${A}`,M=C=>C?.toLowerCase()===a.toLowerCase(),b=M(`${p.owner}/${p.repository}`)||M(p.pull?.from),T=new Map(c.map(C=>[C.slice(
n.length),C]));return Array.from(r.tracked(new Set(T.keys())),([C,k])=>{const[I,L]=[T.get(C),(0,y.oW)(C)];return I===void 0||L===null||!(0,v.R)((0,$.join)(l,I),
k)?[]:{file:I,path:C,url:`${d}/${L}`,isOfRun:b}}).flat()}function i(n){const r=new Map,c=l=>{const p=r.get(l);if(p!==void 0)return p;const A=(0,w.G)((0,$.join)(
n,l)),E=l.split("/").slice(0,-1).join("/"),o=A!==null?{prefix:l===""?"":`${l}/`,checkout:A}:l===""?null:c(E);return r.set(l,o),o};return c}const e=n=>new Map(n.
map(({file:r,url:c})=>[r,{url:c}]))}),3565:((gt,H,t)=>{t.d(H,{fz:()=>lt,fJ:()=>rn,QU:()=>nt,N4:()=>Jt,j_:()=>Xt,Ko:()=>J,R8:()=>qt,ur:()=>ct,Kn:()=>At,u5:()=>Ut,
Sy:()=>ht});var $=t(3024),w=t(6760),v=t(857);function y(G){return G==null?"":typeof G=="string"||G instanceof String?G:JSON.stringify(G)}function O(G){return Object.
keys(G).length?{title:G.title,file:G.file,line:G.startLine,endLine:G.endLine,col:G.startColumn,endColumn:G.endColumn}:{}}function m(G,Y,Ot){const Lt=new g(G,Y,Ot);
process.stdout.write(Lt.toString()+v.EOL)}function h(G,Y=""){m(G,{},Y)}const R="::";class g{constructor(Y,Ot,Lt){Y||(Y="missing.command"),this.command=Y,this.properties=
Ot,this.message=Lt}toString(){let Y=R+this.command;if(this.properties&&Object.keys(this.properties).length>0){Y+=" ";let Ot=!0;for(const Lt in this.properties)if(this.
properties.hasOwnProperty(Lt)){const zt=this.properties[Lt];zt&&(Ot?Ot=!1:Y+=",",Y+=`${Lt}=${s(zt)}`)}}return Y+=`${R}${f(this.message)}`,Y}}function f(G){return y(
G).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function s(G){return y(G).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}function i(){throw new Error("this function of @actions/core is not bundled")}function e(){throw new Error("this function of @ac\
tions/core is not bundled")}var n=t(6928);function r(G){return G.replace(/[\\]/g,"/")}function c(G){return G.replace(/[/]/g,"\\")}function l(G){return G.replace(
/[/\\]/g,path.sep)}var p=function(G,Y,Ot,Lt){function zt(Yt){return Yt instanceof Ot?Yt:new Ot(function(Zt){Zt(Yt)})}return new(Ot||(Ot=Promise))(function(Yt,Zt){
function q(ft){try{$t(Lt.next(ft))}catch(vt){Zt(vt)}}function ot(ft){try{$t(Lt.throw(ft))}catch(vt){Zt(vt)}}function $t(ft){ft.done?Yt(ft.value):zt(ft.value).then(
q,ot)}$t((Lt=Lt.apply(G,Y||[])).next())})},A;(function(G){G[G.Success=0]="Success",G[G.Failure=1]="Failure"})(A||(A={}));function E(G,Y){const Ot=toCommandValue(
Y);if(process.env[G]=Ot,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(G,Y));issueCommand("set-env",{name:G},Ot)}function o(G){
m("add-mask",{},G)}function u(G){process.env.GITHUB_PATH||""?issueFileCommand("PATH",G):issueCommand("add-path",{},G),process.env.PATH=`${G}${path.delimiter}${process.
env.PATH}`}function a(G,Y){const Ot=process.env[`INPUT_${G.replace(/ /g,"_").toUpperCase()}`]||"";if(Y&&Y.required&&!Ot)throw new Error(`Input required and not \
supplied: ${G}`);return Y&&Y.trimWhitespace===!1?Ot:Ot.trim()}function d(G,Y){const Ot=a(G,Y).split(`
`).filter(Lt=>Lt!=="");return Y&&Y.trimWhitespace===!1?Ot:Ot.map(Lt=>Lt.trim())}function M(G,Y){const Ot=["true","True","TRUE"],Lt=["false","False","FALSE"],zt=a(
G,Y);if(Ot.includes(zt))return!0;if(Lt.includes(zt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${G}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function b(G,Y){if(process.env.GITHUB_OUTPUT||"")return i("OUTPUT",e(G,Y));process.
stdout.write(v.EOL),m("set-output",{name:G},y(Y))}function T(G){issue("echo",G?"on":"off")}function C(G){process.exitCode=A.Failure,L(G)}function k(){return process.
env.RUNNER_DEBUG==="1"}function I(G){issueCommand("debug",{},G)}function L(G,Y={}){m("error",O(Y),G instanceof Error?G.toString():G)}function z(G,Y={}){m("warni\
ng",O(Y),G instanceof Error?G.toString():G)}function X(G,Y={}){m("notice",O(Y),G instanceof Error?G.toString():G)}function j(G){process.stdout.write(G+v.EOL)}function K(G){
h("group",G)}function P(){h("endgroup")}function N(G,Y){return p(this,void 0,void 0,function*(){K(G);let Ot;try{Ot=yield Y()}finally{P()}return Ot})}function F(G,Y){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(G,Y));issueCommand("save-state",{name:G},toCommandValue(Y))}function Q(G){
return process.env[`STATE_${G}`]||""}function U(G){return p(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(G)})}var tt=t(6309),ut=t(5747),Tt=t(
566),It=t(4e3),Pt=t(5955);const J=G=>Object.fromEntries(G.map(Y=>[Y,a(Y)]));function nt(G){for(const Y of G)o(Y)}function ct(G,Y){j(G);let Ot=!0;for(const{kind:Lt,
text:zt}of Y){const[Yt="",...Zt]=zt.split(`
`),q=Lt==="plain"&&Zt.length>0;(Ot||q)&&j(""),Ot=q,q||Zt.length===0?j(zt):(K(Yt),j(Zt.join(`
`)),P())}}const dt={error:L,warning:z,notice:X};function lt(G){for(const{level:Y,message:Ot,line:Lt,column:zt,...Yt}of G)dt[Y](Ot,{...Yt,...Lt===void 0?{}:{startLine:Lt},
...zt===void 0?{}:{startColumn:zt}})}const ht=(G,Y)=>wt("GITHUB_STEP_SUMMARY",G,Ot=>(0,$.appendFileSync)(Ot,Y));async function At(G,Y){const Ot=new Map;for(const[
Yt,Zt]of Object.entries(Y))try{G?await wt("GITHUB_OUTPUT",G,q=>(0,$.appendFileSync)(q,St(Yt,Zt))):b(Yt,Zt)}catch(q){Ot.set(Yt,(0,tt.A3)(q))}const[Lt]=Ot.values();
return Lt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Ot.keys()].join(", ")}: ${Lt}`]}function St(G,Y){const Ot=typeof Y=="stri\
ng"?Y:JSON.stringify(Y);if(/[\r\n]/.test(Ot))throw new tt.Lw("the value has a line break");return`${G}=${Ot}
`}async function wt(G,Y,Ot){if(!Y)throw new tt.Lw(`${G} is not set; run this as an action on a runner`);const Lt=(0,$.openSync)(Y,"r+");try{const{size:zt}=(0,$.
fstatSync)(Lt);try{Ot(Y)}catch(Yt){throw(0,$.fstatSync)(Lt).size>zt&&(0,$.ftruncateSync)(Lt,zt),Yt}}finally{(0,$.closeSync)(Lt)}}function Ut(G,Y){if(!G)throw new tt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Ot=(0,w.join)("tf-disco","report.json");return(0,Tt.f)(G,Ot,(0,Pt.mk)(Y)),(0,w.join)(G,Ot)}
function Xt(G){if(G===void 0||G==="")return null;const Y=(0,ut.yR)(G);try{if(Y.ok)return JSON.parse(Y.text)}catch{}const Ot=Y.ok?"is not JSON":(0,It.mP)(Y.failure);
return z(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Ot}; check that no earlier step changes it`),null}function Jt(G){for(const Y of G)j(
Y)}function qt(G){for(const Y of G)z(Y)}const rn=(G,Y)=>L(Y,{title:G})}),8782:((gt,H,t)=>{t.d(H,{$c:()=>h,Ob:()=>O,at:()=>f,ng:()=>v});var $=t(8641);const w=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function v(i,e){const n=p=>i[p]?.trim()??"",[,r,c]=w.exec(n("GITHUB_REPOSITORY"))??[];if(r===void 0||c===void 0)return null;const l=y(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:r,repository:c,apiUrl:y(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:l,event:n("GITHUB_EVENT_NAME"),workflow:m(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${l}/${r}/${c}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:s(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:R(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:g(
n("GITHUB_REF"),e)}}const y=i=>i.replace(/(?<!\/)\/+$/,"");function O({apiUrl:i}){const e=URL.parse(i);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,$.RK)(i)}`}const m=i=>/^[^/]+\/[^/]+\/(.+?)@/.exec(i)?.[1];function h(i,e){if(i==="pull_request_target")return!1;const n=f(e,
"pull_request","head"),[r,c]=[f(n,"repo","full_name"),f(e,"pull_request","base","repo","full_name")];return n!==void 0&&r!==c}function R(i,e){const n=f(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:h(i,e),from:s(e,"pull_request","head","repo","full_name")??null}:null}
function g(i,e){const n=s(e,"repository","default_branch");return n===void 0?null:i===`refs/heads/${n}`}function f(i,...e){return e.reduce((n,r)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,r):void 0,i)}function s(i,...e){const n=f(i,...e);return typeof n=="string"?n:void 0}}),1964:((gt,H,t)=>{t.d(H,{H:()=>X});var $=t(4e3),
w=t(5799),v=t(2796),y=t(5102),O=t(4120),m=t(8884),h=t(8641),R=t(1831);const g=700,f=8,s=5,i={text:250,places:1},e={text:g,places:f},n=2,r=3600,c=120,l=4096,p=J=>J!==
""&&(0,m.CN)(J)&&(0,h.BP)((0,h.RK)(J,l))===J;function A(J){const nt=u(J),ct=[...new Set(J.map(({problem:ht})=>ht.title))],dt=nt.length>0?(0,O.K4)(nt,n):a(J);if(ct.
length===1)return o(dt,ct[0]??"");const lt=`${J.length} problems`;return o(dt===null?lt:`${lt} with ${dt}`,ct.join(", "))}function E({title:J,hosts:nt,findings:ct}){
if(ct.length===1)return A(ct);const dt=nt.length>0?0:(0,m.Dc)(ct),lt=Math.max(nt.length,dt),ht=lt===1?u(ct)[0]??(0,m.II)((0,m.tN)(ct)?.file??""):(0,O.px)(lt,nt.
length>0?"host":"file"),At=ct.length>lt?` (${ct.length} times)`:"";return o(lt===0?null:ht,`${J}${At}`)}const o=(J,nt)=>J===null?nt:`${J}: ${nt}`,u=J=>[...new Set(
J.flatMap(({host:nt})=>nt===null?[]:(0,h.RK)((0,R.nx)(nt))))];function a(J){const nt=(0,m.tN)(J);return nt===null||p(nt.file)?null:(0,m.II)(nt.file)}function d(J,nt){
const ct=new Set(J.map(({severity:ht})=>ht)).size>1,dt=J.slice(0,s).map(ht=>b(ht,ct,J.length>2?i:e,nt)).map(ht=>ht.join(`
`)),lt=J.length-dt.length;return[...dt,...lt>0?[M(lt)]:[]].join(`

`).split(`
`)}const M=J=>`and ${J} more, see the job summary`;function b(J,nt,ct,dt){const{problem:lt,severity:ht}=J,At=(0,m.Xd)(J),St=(0,m.xi)(J,dt,ct.text,ct.places);return[
`${nt?`${ht}: `:""}${(0,h.RK)(lt.message,ct.text)} [${lt.code}]`,...St.map(([wt,Ut])=>`${wt}: ${Ut}`),...At===null||p(At.file)?[]:[`at: ${(0,m.R3)(At)}`],...J.isHostNew?
[`the host is ${O.dy}`]:[],`${dt.docsUrl}#${lt.code}`]}function T(J,nt){const{message:ct,help:dt,findings:lt,code:ht,title:At,affects:St}=J;if(lt.length===1)return d(
lt,nt);const wt=(0,O.od)(St,nt.clients),Ut=(0,m.mj)(lt,nt.repositories.length),Xt=[`${(0,h.RK)(ct??At,g)} [${ht}]`,...dt===null?[]:[`help: ${(0,h.RK)(dt,g)}`],...wt===
""?[]:[`affects: ${wt}`],...Ut===""?[]:[`hits: ${Ut}`]],Jt=`${nt.docsUrl}#${ht}`,qt=r-[...Xt,Jt].join(`
`).length;return[...Xt,...k(J,qt),Jt]}function C(J,nt,{docsUrl:ct}){const dt=J.slice(0,s).flatMap(({problem:{message:lt,help:ht}})=>[`${(0,h.RK)(lt,i.text)} [${nt.
code}]`,...nt.help===null&&ht?[`help: ${(0,h.RK)(ht,i.text)}`]:[]]);return[...new Set(dt),`see also "${E(nt)}"`,`${ct}#${nt.code}`]}function k({findings:J,message:nt},ct){
const dt=[];let lt=ct;for(const At of J){const St=I(At,nt===null);if(St.length>=lt)break;lt-=St.length+1,dt.push(St)}const ht=J.length-dt.length;return ht>0?[...dt,
M(ht)]:dt}function I(J,nt){const{host:ct,places:dt,placesLeftOut:lt,problem:ht,isHostNew:At}=J,St=(0,m.Ky)(dt,1,void 0,lt),wt=ct===null?"":`${(0,h.RK)((0,R.nx)(
ct))}${At?` (${O.dy})`:""}`,[Ut,Xt]=ct===null?[St,""]:[wt,St],qt=[nt?(0,h.RK)(ht.message,c):"",nt&&Xt!==""?`(${Xt})`:Xt].filter(rn=>rn!=="");return qt.length===
0?`- ${Ut}`:`- ${Ut}: ${qt.join(" ")}`}const L=10,z=200;function X(J,nt){const ct=j(J),dt=(0,y.hm)(J.findings);let lt=J.findings;for(const ht of w.oC){const{annotations:At,
used:St}=K(ht,lt,nt,ht===dt);ct.push(...At),lt=lt.filter(wt=>!St.has(wt))}return ct}function j({passed:J,stopped:nt,findings:ct}){const dt=ct.filter(({severity:ht})=>ht===
"warning").length;if(J||ct.some(({severity:ht})=>ht==="error"))return[];if(nt!==null)return[Pt("error","The check is not complete",[(0,$.Cw)(nt)])];const lt=`${(0,O.
px)(dt,"warning")}, and fail-on is warning`;return[Pt("error","Warnings fail this check",[lt])]}function K(J,nt,ct,dt){const lt=nt.filter(({severity:wt})=>wt===
J),ht=new Set(lt.map(P));if(ht.size>L){const wt=F(lt),Ut=dt&&J!=="notice"?Q(J,wt,ct):[];return{annotations:[...N(J,wt,ct),...Ut].slice(0,L),used:new Set(lt)}}const At=nt.
filter(wt=>ht.has(P(wt)));return{annotations:[...Map.groupBy(At,P).values()].map(wt=>Pt(J,A(wt),d(wt,ct),(0,m.tN)(wt))),used:new Set(At)}}function P(J){const nt=(0,m.
Xd)(J);return nt===null?J:`${nt.line}:${nt.file}`}function N(J,nt,ct){const dt=nt.length<=L?nt:nt.slice(0,L-1),lt=nt.slice(dt.length).flatMap(ht=>ht.findings);return[
...dt.map(ht=>Pt(J,E(ht),T(ht,ct),(0,m.tN)(ht.findings))),...lt.length===0?[]:[It(J,lt)]]}function F(J){const nt=(0,v.cZ)(J);return nt.length<=L?nt:Tt(nt)}function Q(J,nt,ct){
const dt=new Set(nt.map(({findings:ht})=>ht.map(P).find(U)));return ut(nt.map(ht=>tt(ht).map(At=>({cause:ht,findings:At})))).filter(({findings:[ht]})=>{const At=ht&&
P(ht);return U(At)&&!dt.has(At)&&dt.add(At)}).slice(0,L).map(({cause:ht,findings:At})=>{const St=C(At,ht,ct);return Pt(J,A(At),St,(0,m.tN)(At))})}const U=J=>typeof J==
"string";function tt({findings:J}){const nt=J.filter(lt=>p((0,m.Xd)(lt)?.file??"")),ct=[...Map.groupBy(nt,P).values()];return ut(Map.groupBy(ct,([lt])=>lt&&(lt.
host??(0,m.Xd)(lt)?.file)).values())}const ut=J=>[...J].flatMap(nt=>nt.map((ct,dt)=>({item:ct,turn:dt}))).toSorted((nt,ct)=>nt.turn-ct.turn).map(({item:nt})=>nt);
function Tt(J){return[...Map.groupBy(J,({code:ct})=>ct).values()].flatMap(([ct,...dt])=>ct===void 0||dt.length===0?ct??[]:{...ct,findings:[ct,...dt].flatMap(({findings:lt})=>lt),
hosts:[...new Set([ct,...dt].flatMap(({hosts:lt})=>lt))],message:null,help:null})}function It(J,nt){const ct=[...new Set(nt.map(({problem:dt})=>dt.title))];return Pt(
J,`and ${(0,O.px)(nt.length,`more ${J}`)}`,[...ct,"see the job summary"])}function Pt(J,nt,ct,dt=null){const lt={title:(0,h.LS)((0,h.RK)(nt,z)),message:(0,h.LS)(
ct.join(`
`))};if(dt===null||!p(dt.file))return{level:J,...lt};const{file:ht,line:At,column:St,endColumn:wt}=dt;return{level:J,...lt,file:ht,line:At,column:St,endColumn:wt}}}),
2827:((gt,H,t)=>{t.d(H,{Y:()=>v});const $={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},w={hosts:12e4,services:36e4};function v({passed:O,hosts:m,findings:h},R=w){const g=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),f=y(m.map(({visit:e})=>JSON.stringify(e.host)),R.hosts),s=y(m.map(e=>{const n=JSON.stringify(Object.
fromEntries(g(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),R.services),i=e=>h.filter(n=>n.severity===e).length;return{passed:O,hosts:`[${f.join(",")}]`,services:`\
{${s.join(",")}}`,errors:i("error"),warnings:i("warning"),"left-out":m.length-Math.min(f.length,s.length)}}function y(O,m){let h=m;return O.filter(R=>{const g=R.
length<h;return g&&(h-=R.length+1),g})}})};export{Bn as ids,Un as modules};
