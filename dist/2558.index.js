const Bn=[2558,2929,5751,5528,2909],Un={3534:((Ot,X,t)=>{t.r(X),t.d(X,{credentialsDiffer:()=>a,credentialsEmpty:()=>y,credentialsMalformed:()=>A,credentialsMissing:()=>e,
credentialsNearMiss:()=>r,credentialsOtherHost:()=>l,credentialsRejected:()=>i,credentialsShort:()=>$,credentialsUnused:()=>c,documentUnauthorized:()=>g});var M=t(
1064),S=t(1831),E=t(2713),w=t(4e3),T=t(5799);const y=(0,T.lS)((0,T.$e)("credentials-empty","Token is empty",M.Du),({source:o})=>({message:`the token from ${o} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),h={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},A=(0,T.lS)((0,T.
z3)("credentials-malformed","Malformed token",M.Du),({source:o,slip:f})=>({message:`the token from ${o} ${h[f].has}`,help:h[f].help,...f==="control character"?{}:
{severity:"warning"}})),$=(0,T.lS)((0,T.$e)("credentials-short","Token is too short to be redacted"),({source:o})=>({message:`the token from ${o} has fewer than\
 ${E.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
a=(0,T.lS)((0,T.lm)("credentials-differ","Clients use different tokens"),({host:o,first:f,other:u})=>({message:`for host ${(0,S.nx)(o)}, ${s(f)} and ${s(u)}`,help:`\
set the token for both clients in ${(0,S.fK)(o)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),s=({client:o,source:f})=>f===
null?`${M.bB[o]} finds no token`:`${M.bB[o]} uses the token from ${f}`,i=(0,T.lS)((0,T.$e)("credentials-rejected","Token was rejected"),({host:o,status:f,source:u})=>({
message:`host ${(0,S.nx)(o)} returned ${f} for the token from ${u}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,S.cu)(o)}; then store a new one in the same place`})),e=(0,T.lS)((0,T.$e)("credentials-missing","Token is missing"),({host:o,
service:f,isFork:u,searched:d,notRead:v})=>{const I=(0,S.nx)(o),R=`host ${I} requires a token${f===null?"":` for ${f}`}`;if(u)return{message:`${R}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[H=""]=(0,S.fK)(o),C=v.length===0?"":`; not read: ${v.join(", ")}`;return{message:`${R}, and none was found (searched: ${d.join(", ")}${C}\
)`,help:`add the line "${I}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${H}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(H)}`}}),n=o=>/^\w+$/.
test(o)?`export ${o}=\u2026`:`env '${o}=\u2026' terraform init`,r=(0,T.lS)((0,T.$e)("credentials-near-miss","Token variable has a similar name"),({host:o,variable:f,
why:u,write:d})=>({message:`${f} seems to be meant for host ${(0,S.nx)(o)}, but ${u}`,help:`rename it to ${d}: ${n(d)}`})),l=(0,T.lS)((0,T.$e)("credentials-othe\
r-host","Token is for another host",M.Du),({host:o,other:f,source:u,service:d,isSent:v,isNotice:I})=>({message:`the clients do not send the token for ${f} from ${u}\
 ${d===null?`after the redirect of ${o}`:`to ${d} of host ${o}`}: they send ${v?`the token of ${o}`:"none"}`,help:d===null?`make the discovery document of ${o} \
public, or serve it at ${o} itself`:`set the token for ${o}, and the clients send it to ${f}`,...I?{severity:"notice",affects:[]}:{}})),c=(0,T.lS)((0,T.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:o})=>({message:`the tokens input has a token for host ${(0,S.nx)(o)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),g=(0,T.lS)((0,T.z3)("document-unauthorized","Discovery requires valid credentials",M.
zK),({host:o,token:f,challenge:u,...d})=>{const v=f==="sent"?"rejected the given authentication credentials":"requires authentication credentials",I=u===null?"":
`, and asks for ${u} authentication`;return{message:`host ${o} ${v}: ${(0,w._r)(d)}${I}`,help:(0,w.NM)(d.page,o,m(o,f,d.status,u))}}),p="make the discovery docu\
ment public";function m(o,f,u,d){const v=(0,w.qZ)(o);if(d!==null)return{operator:`exempt /.well-known/terraform.json from ${d} authentication`,guest:v,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(f){case"sent":{const I="check that the token is for this host, complete and not expired";return u===
403?{operator:I,user:I,guest:v}:{operator:I,user:I}}case"none":{const I=`add a token to \`tokens\` (${o}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${I}\
, or ${p}`,user:I,guest:v}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${o} to respond itself, or ${p}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((Ot,X,t)=>{t.r(X),t.d(X,{fileLimit:()=>e,fileOutside:()=>a,fileSyntax:()=>T,fileUnreadable:()=>$,nothingToCheck:()=>i});var M=t(1064),
S=t(4e3),E=t(5143),w=t(5799);const T=(0,w.lS)((0,w.$e)("file-syntax","File has a syntax error",M.Du),({error:n,file:r})=>({message:n??"the file is not valid UTF\
-8",help:(0,E.Zl)(r)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),y={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},h={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},A={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},$=(0,w.lS)((0,w.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${y[n.what]}: ${n.code}`:y[n.what],help:(n.what==="file"||n.what==="directory"?h[n.code]:void 0)??A[n.what]})),
a=(0,w.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),s=3,i=(0,w.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:r,isFleet:l})=>{const c=n.every(o=>o==="."),p=`found no Terraform or OpenTofu files in ${l?"the repositories of `usages\
`":c?"this directory":`\`scan\` (${(0,S.XT)(n,s)})`}`,m=l?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: \
actions/checkout)";return r?{message:`${p}; only \`hostnames\` was checked`,help:`${m}, or correct \`scan\``,severity:"warning"}:{message:`${p}, and \`hostnames\`\
 is not set`,help:`${m}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,w.lS)((0,w.$e)("file-limit","Part of the repository exceeds a limit"),n=>{
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
 directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((Ot,X,t)=>{t.r(X),t.d(X,{cloudOrganization:()=>a,cloudToken:()=>y,cloudVersion:()=>h,
cloudWorkspace:()=>s,cloudWorkspaceMissing:()=>i});var M=t(1064),S=t(1831),E=t(9562),w=t(4e3),T=t(5799);const y=(0,T.lS)((0,T.z3)("cloud-token","Token for the c\
loud block or remote backend is missing",M.Du),({host:e,service:n,isFork:r,searched:l,notRead:c})=>{const g=(0,S.nx)(e),m=`${n===E.OZ?"the cloud block":"the rem\
ote backend"} requires a token for ${g}`;if(r)return{message:`${m}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no chang\
e; run the check where the secret is available, for example on the main branch",severity:"notice"};const o=c.length===0?"":`; not read: ${c.join(", ")}`,[f=""]=(0,S.
fK)(e);return{message:`${m}, and none was found (searched: ${l.join(", ")}${o})`,help:`add the line "${g}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or\
 set ${f}; outside GitHub, run \`terraform login ${g}\` or \`tofu login ${g}\``}}),h=(0,T.lS)((0,T.z3)("cloud-version","API is too old for the cloud block",M.Du),
({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,w.dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"\
update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),
A=e=>"why"in e?`the response of ${e.url} ${(0,w.dh)(e.why)}`:(0,w._r)({...e,page:null}),$=(e,n,r)=>"status"in e&&[401,403,404].includes(e.status)?r:(0,T.C)(`che\
ck the logs of ${n}, and that the URL of the service is that of its API`),a=(0,T.lS)((0,T.z3)("cloud-organization","Organization cannot be read",M.Du),e=>{const{
host:n,organization:r,source:l}=e;return{message:`the organization ${r} at ${n} cannot be read: ${A(e)}`,help:$(e,n,`check the name of the organization, and tha\
t the token from ${l} is valid and belongs to a member`)}}),s=(0,T.lS)((0,T.z3)("cloud-workspace","Workspace cannot be read",M.Du),e=>{const{host:n,organization:r,
workspace:l}=e;return{message:`the workspace ${l} of ${r} at ${n} cannot be read: ${A(e)}`,help:$(e,n,"check that the token may read the workspace")}}),i=(0,T.lS)(
(0,T.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:r})=>({message:`${n} at ${e} has no workspace ${r} that the tok\
en may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((Ot,X,t)=>{t.r(X),t.d(X,{hostAssumed:()=>A,
hostGeneric:()=>$,hostNotAllowed:()=>y,hostNotChecked:()=>s,hostPrivateRedirect:()=>a});var M=t(1064),S=t(4e3),E=t(5799);const w=({file:n,line:r})=>`${(0,S.dh)(
n)}:${r}`,T=n=>n.map(r=>M.bB[r]).join(" and "),y=(0,E.lS)((0,E.z3)("host-not-allowed","Host is not allowed",M.zK),n=>{const{host:r}=n,l=`add ${r} to \`allowed-ho\
sts\``;if("service"in n){const{service:c,registry:g}=n;return{message:`${c} of ${g} is on ${r}, which is not in \`allowed-hosts\``,help:`use another registry, o\
r ${l}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${r}, which is not in \`allowed-hosts\` and was not contacted`,help:`us\
e another module or provider, or ${l}`};if("use"in n){const[c,g]=h[n.use];return{message:`${c} ${r}, which is not in \`allowed-hosts\``,help:`use ${g}, or ${l}`}}
if("implied"in n){const{place:c,clients:g}=n.implied;return{message:`host ${r} is not in \`allowed-hosts\` and was not contacted; ${w(c)} names no host, and thi\
s is the default of ${T(g)}`,help:`name an allowed registry there, ${l}, or set \`dialect\` if you use another CLI`}}return{message:`host ${r} is not in \`allowe\
d-hosts\` and was not contacted`,help:`use an allowed registry, or ${l}`}}),h={download:["the source is downloaded from","a source on an allowed host"],backend:[
"the HTTP backend uses","an allowed backend"]},A=(0,E.lS)((0,E.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:n,place:r,clients:l,
isListed:c})=>({message:`${n} was not contacted: ${w(r)} implies it as the default host of ${T(l)}, but the CLI could not be detected`,help:c?"list the usages o\
f the repository with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check\
 the default hosts of that CLI"})),$=(0,E.lS)((0,E.lm)("host-generic","Generic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname th\
at stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),a=(0,E.lS)((0,E.z3)("host-pri\
vate-redirect","Redirect to a non-public address",M.zK),({host:n,address:r,asks:l})=>r==="metadata"?{message:`${n} is the address of a cloud metadata service an\
d was not contacted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${l==="document"?"redirects":"lea\
ds"} to ${n}, which has a ${r} address and was not contacted`,help:`if ${l==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`res\
olve\``}),s=(0,E.lS)((0,E.z3)("host-not-checked","Host was not checked before the check ended",M.zK),({host:n,stopped:r,isBegun:l,unchecked:c,total:g,slowest:p})=>({
message:`${n} was not checked${l?" completely: its visit was under way when":":"} ${(0,S.Cw)(r)}, with ${c} of ${g} hosts not checked`,help:i[r.kind]+e(p)})),i={
deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step\
 reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function e(n){return n.length===0?"":`; most \
of the time went to hosts without a response: ${n.map(({host:l,tookMs:c})=>`${l} (${(0,S.YA)(c)})`).join(", ")}`}}),5799:((Ot,X,t)=>{t.d(X,{$e:()=>a,C:()=>E,lS:()=>i,
lm:()=>s,oC:()=>S,pj:()=>y,z3:()=>$});var M=t(6174);const S=["error","warning","notice"],E=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function w({operator:e,
user:n,guest:r},{role:l,host:c}){const g=`ask the operator of ${c} to ${e}`;switch(l){case"operator":return e;case"user":return n===e?n:n===void 0?g:`${n}; if y\
ou run ${c}, ${T(e,n)}`;case"guest":return r??n??g}}const T=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function y(e,n){const{cures:r,...l}=e;return r===
void 0?e:{...l,help:h(r,n)}}function h(e,n){const{because:r,note:l}=e,c=r===void 0?"":`${r}: `,g=l===void 0?"":`; ${l}`;return c+w(e,n)+g}const A=e=>(n,r,l=[])=>({
code:n,title:r,severity:e,affects:l}),$=A("error"),a=A("warning"),s=A("notice");function i(e,n){return Object.assign(l=>{const{help:c,...g}=n(l),p=e.code,m=(0,M.
_)(g.message),o={...e,code:p,usualSeverity:e.severity,...g,message:m};return c===void 0?o:typeof c=="string"?{...o,help:(0,M._)(c)}:{...o,help:h(c,{role:"operat\
or",host:""}),cures:c}},e)}}),2929:((Ot,X,t)=>{t.d(X,{z6:()=>J,wX:()=>ln,w5:()=>un});var M=t(6760),S=t(9461),E=t(3024),w=t(5143),T=t(5747);const y=200,h=50,A=32*
1024*1024,$=4e3,a=1e3,s=1e6;function i(V,nt,Mt){const mt=Map.groupBy(V.filter(e).slice(0,y),({file:Rt})=>Rt),Tt=[];let xt=0;for(const[Rt,Ct]of[...mt].slice(0,h)){
const Ft=(0,M.join)(nt,Rt),Nt=n(Ft);if(Nt===null||Nt.mtimeMs>Mt+1)continue;if(xt+=Nt.size,xt>A)break;const Lt=(0,T.yR)(Ft);Lt.ok&&Tt.push(...r(Lt.text,Ct))}return Tt}
const e=({column:V,endColumn:nt})=>V!==w.Ks&&V<s&&nt>V;function n(V){try{return(0,E.statSync)(V)}catch(nt){return(0,T.Oj)(nt),null}}function r(V,nt){const Mt=[];
let[mt,Tt]=[1,V.startsWith("\uFEFF")?1:0];for(const xt of nt.toSorted((Rt,Ct)=>Rt.line-Ct.line)){for(;mt<xt.line&&Tt>=0;mt+=1)Tt=V.indexOf(`
`,Tt)+1||-1;if(Tt<0)break;const Rt=V.indexOf(`
`,Tt),Ct=Rt<0?V.length:Rt,Ft=Ct>Tt&&V[Ct-1]==="\r";Mt.push(...l(V.slice(Tt,Ft?Ct-1:Ct),xt))}return Mt}function l(V,nt){const{column:Mt,endColumn:mt}=nt,Tt=V.length<=
$;if(!Tt&&mt-Mt>a)return[];const xt=c(V,Mt-1,0);if(xt>=V.length)return[];const Rt=c(V,mt-Mt,xt),[Ct,Ft]=Tt?[V.slice(0,xt),V.slice(Rt)]:["",""];return[{place:nt,
before:Ct,literal:V.slice(xt,Rt),after:Ft,isWhole:Tt}]}function c(V,nt,Mt){let mt=Mt;for(let Tt=nt;Tt>0&&mt<V.length;Tt-=1)mt+=(V.codePointAt(mt)??0)>65535?2:1;
return mt}var g=t(6174),p=t(2161);function m(V,nt){const{directory:Mt,checkedAt:mt,configs:Tt}=nt,xt=Tt.flatMap(Bt=>Bt.files),Rt=new Set(xt.flatMap(({path:Bt,shown:Wt})=>[
o(Bt),Wt])),Ct=Bt=>{const Wt=o((0,M.resolve)(Mt,Bt));return!Rt.has(Bt)&&!Rt.has(Wt)&&f(Bt)&&f(Wt)},Ft=V.filter(({file:Bt})=>Ct(Bt)),Nt=i(Ft,Mt,mt),Lt=H(Nt,nt.usages);
return Nt.flatMap(Bt=>u(Bt,Lt.get(C(Bt.place))??null,nt))}function o(V){const nt=(0,S.$)(V);return nt.kind==="file"?nt.path:(0,M.resolve)(V)}const f=V=>(0,p.L8)(
(0,M.basename)(V),new Set,(0,M.basename)((0,M.dirname)(V)))!==void 0;function u({place:V,before:nt,literal:Mt,after:mt,isWhole:Tt},xt,{redact:Rt,kept:Ct}){const Ft=nt+
Mt+mt;return Rt(Ft,Ct)!==Ft?[]:Tt&&!R(Ft)?[{place:V,before:nt,literal:Mt,after:mt}]:xt===null||v.test(xt)||!Mt.includes(xt)?[]:[{place:V,before:"\u2026 ",literal:(0,g.
_)(xt),after:" \u2026"}]}const d=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
v=/[\s"]/,I=/[\w+-]{20,}/g,R=V=>d.test(V)||(V.match(I)??[]).some(nt=>/\d/.test(nt)&&/[a-z]/.test(nt)&&/[A-Z]/.test(nt));function H(V,nt){const Mt=new Map(V.map(
({place:Tt})=>[C(Tt),Tt.file])),mt=new Set(Mt.values());return new Map(nt.filter(({place:Tt})=>mt.has(Tt.file)&&Mt.has(C(Tt))).flatMap(({place:Tt,text:xt})=>xt===
null?[]:[[C(Tt),xt]]))}const C=({file:V,line:nt,column:Mt})=>`${nt}:${Mt} ${V}`;var x=t(2389),L=t(6897),Y=t(1831),W=t(3592),U=t(2796),P=t(4503),j=t(6763),N=t(5751),
G=t(1435),st=t(8723),Z=t(5453),tt=t(7052),it=t(8416),$t=t(7854),At=t(3474),yt=t(3152);function F(V,nt,Mt){const mt={...V,newHosts:new Set,files:null,remarks:[]};
if(nt===null)return mt;const Tt=Lt=>({...mt,remarks:[`changed-only has no effect: ${Lt}`]});if(nt.kind==="all")return Tt(nt.why);const{files:xt}=nt,Rt=new Set(xt.
filter(({status:Lt})=>Lt!=="removed").map(({file:Lt})=>Lt));if(Rt.size>0&&![...Rt].some(Lt=>Mt(Lt)!==null))return Tt("the checkout contains none of the files th\
at the pull request changes");const Ct=V.usages.filter(({place:Lt})=>Rt.has(Lt.file)),Nt=`changed-only: the pull request changes ${xt.length===1?"1 file":`${xt.
length} files`} with ${Ct.length} of ${V.usages.length} usages`;return{usages:Ct,notes:V.notes.filter(({place:Lt})=>q(Lt.file,Rt)),newHosts:ut(V.usages,xt,Mt),files:new Set(
xt.map(({file:Lt})=>Lt)),remarks:[Nt]}}const q=(V,nt)=>nt.has(V)||V==="."||[...nt].some(Mt=>Mt.startsWith(`${V}/`)),rt=2e8;function ut(V,nt,Mt){const mt=new Set;
if(nt.some(Dt))return mt;const Tt=new Map(nt.map(Nt=>[Nt.file,ht(Nt,Mt)])),xt=nt.flatMap(({patch:Nt})=>Pt(Nt,/^[ -]/));let Rt=0;const Ct=(Nt,Lt)=>{const Bt=[Lt,
(0,Y.nx)(Lt).toLowerCase()];return Nt.filter(Wt=>(Rt+=Wt.length,Rt<=rt&&Bt.some(sn=>Wt.includes(sn)))).length},Ft=(Nt,Lt)=>{const{isNew:Bt,now:Wt,added:sn}=Tt.get(
Nt)?.()??ft,an=Bt?0:Ct(Wt,Lt);return Bt||an>0&&an===Ct(sn,Lt)};for(const[Nt,Lt]of Map.groupBy(V,Bt=>Bt.host)){if(Nt===null||Lt.some(({isHostImplied:Wt})=>Wt))continue;
const Bt=[...new Set(Lt.map(({place:Wt})=>Wt.file))];!Bt.every(Wt=>Tt.has(Wt))||Ct(xt,Nt)>0||Bt.every(Wt=>Ft(Wt,Nt))&&Rt<=rt&&mt.add(Nt)}return mt}const ft={isNew:!1,
now:[],added:[]};function ht({file:V,status:nt,patch:Mt},mt){let Tt=null;const xt=()=>{const Rt=nt==="added";if(Rt||Mt===null)return{...ft,isNew:Rt};const Ct=(mt(
V)??"").toLowerCase().split(`
`);return{isNew:Rt,now:Ct,added:Pt(Mt,/^\+/)}};return()=>(Tt??=xt(),Tt)}const Pt=(V,nt)=>(V??"").toLowerCase().split(`
`).filter(Mt=>nt.test(Mt)),St=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Dt=({file:V,status:nt,changes:Mt,patch:mt})=>mt===null&&nt!=="added"&&Mt>0&&St.
test(V);var zt=t(2859),Yt=t(370);async function nn(V,nt){const Mt=nt.now(),mt=await(0,Yt.SQ)(V,nt),Tt=V.scan.length===0?0:nt.now()-Mt,xt=(0,Yt.PT)(V,mt,nt),Rt=await(0,it.
L2)(xt),{clients:Ct}=Rt,Ft={usages:(0,$t.sw)(mt.usages,Ct),notes:(0,$t.vH)([...mt.notes,...cn(mt,nt.stop.why)],Ct)},Nt=await qt(Ft,V,nt),Lt=await(0,G.jK)(Nt.usages,
V,Rt,{...nt,mayHavePlugins:(0,Yt.C_)(mt,V)}),{roots:Bt,notes:Wt}=await(0,Z.D0)({...Ft,scanned:mt,changed:Nt.files,dialect:Rt,settings:V}),sn=await(0,Z.Xo)(Lt.usages,
Bt),an=(0,zt.C)(V,sn,Ct,(0,$t.kA)(Ft.usages)),{configs:dn,releases:fn}=Lt,{environment:hn}=nt,{files:mn,bytes:pn}=mt;return{dialect:{...Rt,releases:fn},configs:dn,
usages:sn,roots:Bt,requirements:an,notes:[...(0,Z.a3)(Nt.notes,sn,V,hn),...Wt],newHosts:Nt.newHosts,isEmpty:V.scan.length>0&&mt.isEmpty&&mt.endedAt===null,complaints:Lt.
findings,allUsages:Ft.usages,part:null,changes:Nt.changes,remarks:[...Nt.remarks,...Lt.remarks],scan:{files:mn,bytes:pn,usages:sn.length,durationMs:Tt},clients:()=>(0,it.
rU)(Rt,xt.scan),repositories:[],incomplete:null,checkouts:null}}async function qt(V,nt,Mt){const mt=nt.changedOnly?await Mt.changes(nt):null;return{changes:mt,...F(
V,mt,xt=>{const Rt=(0,T.yR)((0,M.join)(Mt.directory,xt));return Rt.ok?Rt.text:null})}}function cn({endedAt:V,files:nt},Mt){return V===null||Mt===null?[]:[(0,$t.
YW)(V,(0,tt.fileLimit)({kind:"time",stopped:Mt,files:nt}))]}function z({requirements:V,part:nt,repositories:Mt}){const{size:mt}=new Set(V.map(({host:Rt})=>Rt));
if(mt<=At.pS)return;const Tt=`${mt} hosts, the limit is ${At.pS}`,xt=Mt.length>0?`usages name ${Tt}: divide the hosts with shard`:`scan found ${Tt}: narrow scan\
, exclude files, or divide the hosts with shard`;throw new yt.GN([nt===null?xt:`shard ${nt.index}/${nt.count} has ${Tt}: divide the hosts into more shards`])}async function J(V,nt){
const Mt=new Date,mt=await(0,N.readSettings)(V,nt),Tt=mt.deadlineMs,xt=nt.startTimer(Tt,()=>nt.stop.end({kind:"deadline",ms:Tt}));try{const Rt=await jt(mt,nt),Ct=mt.
shard===null?Rt:await wt(Rt,mt.shard,mt);z(Ct),await(0,L.x)();const Ft=await Gt(Ct,mt,nt,Mt);return await Vt(Ft,Ct,mt,nt,Mt)}finally{xt()}}async function wt(V,nt,Mt){
const{narrowToShard:mt}=await Promise.all([t.e(1741),t.e(5927),t.e(2052)]).then(t.bind(t,8100));return mt(V,nt,Mt)}async function jt(V,nt){if(V.usages.length===
0)return nn(V,nt);const{prepareFleet:Mt}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(2169),t.e(1845),t.e(4875)]).then(t.bind(t,4875));return Mt(V,nt)}async function Gt(V,nt,Mt,mt){
const{environment:Tt,stop:xt,isFork:Rt}=Mt,{dialect:Ct,configs:Ft}=V,Nt=await(0,st.j)(V,nt,{...Ct,configs:Ft},Mt),Lt={...V,visits:Nt.visits,tokenVariables:un(Tt),
tokenHosts:nt.tokens.map(({host:sn})=>sn),tokenSources:Nt.tokenSources,stopped:xt.why??V.incomplete,predicted:await(0,Z.K$)(Nt.inquiry,{...nt,dialect:Ct,isFork:Rt,
part:V.part})},Bt={...nt,dialect:Ct,isFork:Rt,now:mt.getTime()},Wt=Nt.visits.length>0||Lt.predicted.requests.length>0;return(0,x.S4)(Lt,Bt,Wt?await(0,G.U7)():null)}
async function Vt(V,nt,Mt,mt,Tt){const{configs:xt,allUsages:Rt,requirements:Ct,changes:Ft,scan:Nt,clients:Lt}=nt,Bt=ln(Ct),Wt=[...nt.remarks,...(0,j.rc)(V)],{why:sn,
evidence:an}=nt.dialect,dn={verdict:V,remarks:(0,j.q9)(Wt),detection:{why:sn,evidence:an}},{verdict:fn,remarks:hn,detection:mn}=mt.secrets.redact(dn,Bt);return{
settings:Mt,changes:Ft,verdict:fn,context:{dialect:{...nt.dialect,...mn},failOn:Mt.failOn,scan:Nt,remarks:hn,startedAt:Tt.toISOString(),durationMs:Date.now()-Tt.
getTime(),version:W.xv,docsUrl:W.aq,clients:await Lt(),sources:m((0,U.sC)(fn.findings),{...mt.secrets,kept:Bt,usages:Rt,configs:xt,directory:mt.directory,checkedAt:Tt.
getTime()}),links:null,repository:await Qt(fn,nt,mt),repositories:nt.repositories,shards:en(Mt),history:null}}}async function Qt(V,{scan:nt,repositories:Mt},{directory:mt,
environment:Tt}){if(nt.files===0||Mt.length>0)return null;const{nameRepository:xt}=await t.e(9498).then(t.bind(t,9498));return xt(mt,(0,P.R8)(V),Tt)}const en=({
shard:V})=>V===null?null:{indexes:[V.index],count:V.count},un=V=>Object.keys(V).filter(nt=>/^TFE?_?TOKEN/i.test(nt)),ln=V=>new Set(V.flatMap(({host:nt,service:Mt})=>[
nt,(0,Y.nx)(nt),Mt]))}),9461:((Ot,X,t)=>{t.d(X,{$:()=>E});var M=t(3024),S=t(5747);function E(w){try{const T=(0,M.realpathSync)(w),y=(0,M.statSync)(T);return y.isFile()?
{kind:"file",path:T}:{kind:y.isDirectory()?"directory":"special",path:T}}catch(T){return{kind:"error",code:(0,S.Oj)(T)}}}}),5747:((Ot,X,t)=>{t.d(X,{Oj:()=>i,io:()=>A,
yR:()=>h});var M=t(4573),S=t(3024);const E=16*1024*1024,w=S.constants.O_RDONLY|(S.constants.O_NONBLOCK??0)|(S.constants.O_NOCTTY??0),T=Buffer.allocUnsafeSlow(256*
1024);let y=T;const h=(n,r=E)=>$(n,r,s);function A(n,r){const l=$(n,r,(c,g)=>Buffer.from(c.subarray(0,g)));return Buffer.isBuffer(l)?l:null}function $(n,r,l){let c;
try{c=(0,S.openSync)(n,w)}catch(g){return e(g)}try{const g=(0,S.readSync)(c,T,0,T.length,null);return g<T.length?l(T,g):a(c,r,l)}catch(g){return e(g)}finally{(0,S.
closeSync)(c)}}function a(n,r,l){const{size:c}=(0,S.fstatSync)(n);if(c>r||c<T.length)return{ok:!1,failure:{kind:"size",bytes:c,maxBytes:r}};y.length<c&&(y=Buffer.
allocUnsafeSlow(Math.min(2*c,r)));const g=y;let p=0;for(;p<c;){const m=(0,S.readSync)(n,g,p,c-p,p);if(m===0)break;p+=m}return l(g,p)}function s(n,r){const l=n.toString(
"utf8",0,r),c=!l.includes("\uFFFD")||(0,M.isUtf8)(n.subarray(0,r));return{ok:!0,text:l,isUtf8:c,bytes:r}}function i(n){if(!(typeof n=="object"&&n!==null&&"code"in
n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{kind:"error",code:i(n)}})}),8185:((Ot,X,t)=>{t.d(X,{C:()=>a,I:()=>i});var M=t(4283),
S=t(7052),E=t(6697),w=t(1064),T=t(1831),y=t(2886);const h=(e,{allowedHosts:n,hostnames:r})=>(0,T.Jr)(e,n)||r.some(l=>l.host===e),A={file:".",line:1,column:1,endColumn:1},
$=1e4;function a(e,n,r=$){if(n.allowedHosts.length===0)return[];const l=new Map,c=[];let g=0;for(const{directHost:m,kind:o,isOverridden:f,place:u,clients:d}of e){
if(m===void 0||f||h(m,n))continue;const v=o==="backend_http"||o==="remote_state"?"backend":"download",I=`${v} ${m}`,R=l.get(I);if(R===void 0&&l.size>=r){g+=1;continue}
const H=R??s(m,v);l.set(I,H),c.push({...H,place:u,clients:d})}if(g===0)return c;const p=(0,S.fileLimit)({kind:"problems",max:r,omitted:g});return[...c,{problem:p,
place:A,clients:w.Du,host:null}]}function s(e,n){const r=(0,T.Pv)(e),l=r.ok?r.value:null,c=l===null?e:(0,T.nx)(l);return{problem:(0,E.hostNotAllowed)({host:c,use:n}),
host:l}}function i(e,n,r,l){if(l.allowedHosts.length===0)return[];const c=r.filter(({because:g})=>g.some(p=>typeof p!="string"));return n.flatMap(g=>{const{id:p,
kind:m}=g;if(m!=="url"||!c.some(d=>d.service===p))return[];const o=(0,M.Dl)(g.url),f=o.ok?(0,T.Pm)(o.value):null;if(f===null||f===e||h(f,l))return[];const u=(0,E.
hostNotAllowed)({host:f,service:p,registry:(0,T.nx)(e)});return[(0,y.bz)(u,p)]})}}),8988:((Ot,X,t)=>{t.d(X,{s:()=>s,k:()=>g});var M=t(3534),S=t(3410),E=t(5143),
w=t(9562);const T=[w.OZ,w.Bn],y=[w.e$,w.xq],h=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...T,...y]},{matches:/^api\.env0\.com$/,services:y},{matches:/^backend\.api\.env0\.com$/,
services:T},{matches:/\.scalr\.io$/,services:T}],A=p=>h.find(({matches:m})=>m.test(p))?.services??[];var $=t(241),a=t(2886);function s(p,{role:m},o){const f=n(p),
u=p.credentials?.hasToken===!0,v=(p.attempt.hops.at(-1)?.challenge??null)===null&&(u||m!=="guest"),I=u?[]:r(p.host,f,o),H=[...p.difference===null?[]:[p.difference],
...I,...f===null||!v?[]:[l(p,f,o)]].map(x=>(0,a.bz)(x)),C=u?[]:i(p,o);return C.length>0?[...H,...C]:I.length===0?[...H,...e(p,o)]:H}function i(p,{usages:m,isFork:o,
depth:f}){const{host:u,attempt:d}=p;if(f==="discovery"||d.discovery.kind!=="found")return[];const v=m.flatMap(({workspace:I,hasOwnToken:R,needs:H,place:C})=>I===
void 0||R||(0,E.Zl)(C.file)?[]:H.filter(x=>x.host===u));return Array.from(Map.groupBy(v,({service:I})=>I),([I,R])=>{const H=(0,S.cloudToken)({host:u,service:I,isFork:o,
...c(p)}),C=R.flatMap(x=>x.clients);return(0,a.bz)((0,a.aZ)(H,C),I)})}function e(p,{usages:m,isFork:o}){const{host:f,attempt:u,credentials:d}=p;if(u.discovery.kind!==
"found"||d?.hasToken||d?.problem)return[];const v=A(f).find(I=>m.some(({hasOwnToken:R,needs:H,place:C})=>H.some(x=>x.host===f&&x.service===I)&&!R&&!(0,E.Zl)(C.file)));
return v===void 0?[]:[(0,a.bz)((0,M.credentialsMissing)({host:f,service:v,isFork:o,...c(p)}),v)]}function n(p){const{discovery:m,hops:o}=p.attempt;return m.kind===
"failed"&&m.problem.code==="document-unauthorized"?o.at(-1)?.status??null:null}function r(p,m,{tokenVariables:o,hosts:f}){return(0,$.B)(o,p,f).filter(({isParent:u})=>!u||
m!==null).map(({variable:u,why:d,write:v})=>(0,M.credentialsNearMiss)({host:p,variable:u,why:d,write:v}))}function l(p,m,{isFork:o}){const{host:f,credentials:u}=p;
return u?.hasToken?(0,M.credentialsRejected)({host:f,status:m,source:u.source}):(0,M.credentialsMissing)({host:f,service:null,isFork:o,...c(p)})}function c({credentials:p,
looks:m}){const o=m.flatMap(v=>v.looks),f=v=>[...new Set(o.flatMap(({held:I,source:R})=>I!=="not read"===v?R:[]))],u=p===null?f(!0):[p.source],d=p===null?f(!1):
[];return{searched:u,notRead:d}}function g(p,m){return p.filter(o=>!m.includes(o)).map(o=>(0,a.bz)((0,M.credentialsUnused)({host:o})))}}),2886:((Ot,X,t)=>{t.d(X,
{D3:()=>m,ER:()=>$,HJ:()=>l,Mm:()=>g,Np:()=>i,TC:()=>o,aZ:()=>A,bz:()=>h,hD:()=>s,l$:()=>y,ld:()=>n,pi:()=>e,xJ:()=>a});var M=t(5143),S=t(5799),E=t(1831),w=t(7715);
const T=["module","provider","version","package","lock","not"],y=({problem:f,places:u})=>T.includes(f.code.replace(/-.*/,""))&&u.length>0&&u.every(d=>typeof d!=
"string"),h=(f,u=null,d=!0)=>({services:u===null?[]:[u],problem:f,needed:d}),A=(f,u)=>({...f,affects:f.affects.filter(d=>u.includes(d))}),$=({problem:f,needed:u})=>u&&
f.usualSeverity==="error";function a({problem:f,needed:u},d){const v=u&&d.some(I=>f.affects.includes(I));return f.severity==="error"&&!v?"warning":f.severity}const s=(f,u,d)=>({
severity:a(f,u),problem:f.problem,affects:f.problem.affects,...d}),i=(f,u)=>S.oC.indexOf(f.severity)-S.oC.indexOf(u.severity),e=(f,u,d)=>d.some(v=>v.code===f.code&&
(v.host===null||v.host===u));function n({problem:f,services:u},{visit:{host:d,attempt:v},requirements:I,answering:R},{depth:H}){if(H==="discovery"||v.discovery.
kind==="skipped")return!0;const C=u.some(L=>R.has(`${d} ${L}`));if(f.code==="service-url-no-slash"&&C)return!1;const x=I.filter(({service:L})=>u.length===0||u.includes(
L));return x.length===0||x.some(({isForInit:L})=>L)}const r=1e3;function l(f){const u=new Map;return d=>{const v=JSON.stringify(d),I=u.get(v)??c(d,f);return u.set(
v,I),I}}function c(f,u){const d=C=>u.filter(({service:x})=>C.includes(x)),v=f.length===0?u:d(f),I=f.filter(C=>v.some(({service:x})=>x===C)),R=I.length>0?I:f,H=(v.
length>0?v:d(["any"])).flatMap(C=>C.because);return{service:R.length===1?R[0]??null:null,...g([...new Set(H)])}}function g(f){const u=p(f),d=u.length>r?m(u):u,v=Math.
max(0,d.length-r);return{places:d.slice(0,r),placesLeftOut:v}}function p(f){const{own:u=[],aside:d=[]}=Object.groupBy(f,v=>typeof v!="string"&&(0,M.Zl)(v.file)?
"aside":"own");return[...u,...d]}function m(f){const u=new Set,{first:d=[],other:v=[]}=Object.groupBy(f,I=>{const R=typeof I=="string"?null:(0,M._M)(I.file);return R===
null||u.has(R)?"other":(u.add(R),"first")});return[...d,...v]}function o(f,u){const d=u.some(({because:I})=>I.includes("hostnames input"));return{role:(0,w.V)(f)!==
null?"guest":d?"operator":"user",host:(0,E.nx)(f)}}}),9464:((Ot,X,t)=>{t.d(X,{f:()=>y,u:()=>A});var M=t(4283),S=t(3534),E=t(1831),w=t(9562),T=t(2886);function y({
host:$,attempt:a,credentials:s},i){const e=s?.hasToken===!0,n=[...i.flatMap(r=>r.kind==="url"&&(0,w.p4)(r.id)&&(0,w.D6)(r.id)?[{url:r.url,service:r.id,isSent:e}]:
[]),...a.hops.map(({url:r,authorization:l})=>({url:r,service:null,isSent:l==="sent"}))].flatMap(({url:r,...l})=>{const c=h(r);return c===null||c===$?[]:[{...l,host:c}]});
return[...new Map(n.toReversed().map(r=>[r.host,r])).values()]}function h($){const a=(0,M.Dl)($),s=a.ok?(0,E.Pm)(a.value):null,i=s===null?null:(0,E.Pv)(s);return i?.
ok?i.value:null}function A($,a,{tokenSources:s,hosts:i}){return y($,a).flatMap(({host:e,service:n,isSent:r})=>{const l=s.get(e);if(l===void 0)return[];const c=n===
null?$.attempt.discovery.kind==="failed":!r,g=(0,S.credentialsOtherHost)({host:(0,E.nx)($.host),other:(0,E.nx)(e),source:l,service:n,isSent:r,isNotice:!c||i.has(
e)});return[(0,T.bz)(g,n)]})}}),2389:((Ot,X,t)=>{t.d(X,{j7:()=>p,k2:()=>H,S4:()=>f});var M=t(4e3),S=t(7052),E=t(5143),w=t(5799),T=t(1064),y=t(3612),h=t(8185),A=t(
8988),$=t(2886);function a(C,x,L){const Y=new Set(C.notes.flatMap(({problem:Z,place:tt})=>Z.code==="file-syntax"?tt.file:[])),W=[...C.complaints.map(({problem:Z,
place:tt})=>c((0,$.bz)(Z),tt,L)),...(0,A.k)(C.tokenHosts,x).map(Z=>c(Z,null,L)),...C.isEmpty?[r(L)]:[]],U=s([...C.notes.map(Z=>i(Z,Y,L)),...(0,h.C)(C.usages,L).
map(({problem:Z,clients:tt,place:it,host:$t})=>{const At=(0,$.bz)((0,$.aZ)(Z,tt));return{host:$t,finding:{...c(At,it,L),host:$t}}}),...C.ofAnswers.map(Z=>({...i(
Z,Y,L),isOfAnswers:!0})),...C.others.map(Z=>{const tt=l(Z,L);return{host:Z.host,finding:tt,isOfAnswers:!0}}),...W.map(Z=>({host:null,finding:Z}))]),{own:P=[],elsewhere:j=[]}=Object.
groupBy(U,({host:Z,isOfAnswers:tt})=>tt||(0,y.tG)(C.part,Z)?"own":"elsewhere"),N=Z=>Z.flatMap(({host:tt,finding:it})=>(0,$.pi)(it.problem,tt,L.ignore)?[]:[it]),
G=({exclude:Z})=>+(Z!==void 0),st=N(P).toSorted((Z,tt)=>(0,$.Np)(Z,tt)||G(Z)-G(tt));return{files:st,ignored:P.length-st.length,elsewhere:N(j)}}function s(C){return[
...Map.groupBy(C,({host:L,finding:Y})=>{const{problem:W,severity:U,affects:P,places:j,exclude:N}=Y,{code:G,message:st,help:Z}=W;return j.length===0?C:JSON.stringify(
[L,G,U,st,Z,P,N===void 0])})].flatMap(([L,Y])=>{const[W]=Y;if(L===C||W===void 0||Y.length===1)return Y;const U=Y.flatMap(({finding:N})=>N.places),P=new Set(Y.flatMap(
({finding:N})=>N.exclude??[])),j=P.size===0?{}:{exclude:[...P]};return[{...W,finding:{...W.finding,places:U,...j}}]})}function i(C,x,L){const{problem:Y,place:W,
host:U,isPlaceholder:P}=C,j=C.aside??W.file;if(Y.code==="file-limit"&&L.allowedHosts.length>0){const tt={...Y,message:(0,M.Fn)(Y.message)};return{host:U,finding:{
...n(C,tt,L),severity:"error"}}}const N=P||x.has(W.file),G=Y.severity==="error"&&(N||(0,E.Zl)(j)),st=G?{...Y,severity:"warning"}:Y,Z=n(C,st,L);return!G&&!(0,E.Zl)(
j)?{host:U,finding:Z}:{host:U,finding:{...Z,exclude:[(0,E.n7)(j)]}}}const e={error:"warning",warning:"notice",notice:"notice"};function n({place:C,others:x=[],clients:L,
checkedFor:Y},W,U){const P=Y??U.dialect,N=P.isGuess&&T.Du.some(Z=>!L.includes(Z))?e[W.severity]:W.severity,G=(0,$.bz)({...(0,$.aZ)(W,L),severity:N}),st=c(G,C,{dialect:P});
return{...st,places:[...st.places,...x]}}function r(C){const{scan:x,hostnames:L,usages:Y}=C,W=L.length>0,U=(0,S.nothingToCheck)({scan:x,hasHostnames:W,isFleet:Y.
length>0});return{...c((0,$.bz)(U),null,C),severity:U.severity}}function l({host:C,places:x,...L},Y){const W=(0,w.pj)(L.problem,(0,$.TC)(C,[]));return{...c({...L,
problem:W},null,Y),host:C,places:x}}const c=(C,x,{dialect:L})=>(0,$.hD)(C,L.clients,{host:null,service:null,places:x===null?[]:[x],isHostNew:!1});var g=t(9464);
const p={drafts:[],notes:[],roots:[],requests:[],answering:new Set},m={judgeVisit:o,judgeRequests:o};function o(){throw new Error("the rules for hosts are not l\
oaded")}function f(C,x,L){const{judgeVisit:Y,judgeRequests:W}=L??m,{requirements:U,visits:P,usages:j,tokenVariables:N}=C,G=Map.groupBy(U,({host:J})=>J),st=P.map(
({host:J})=>J),{isFork:Z,depth:tt}=x,it=C.part?.otherHosts??[],{tokenSources:$t}=C,At={usages:j,tokenVariables:N,tokenSources:$t,hosts:new Set([...st,...it]),isFork:Z,
depth:tt},yt=Map.groupBy(C.predicted.drafts,({host:J})=>J),F=Map.groupBy(C.predicted.requests,({host:J})=>J),q=P.map(J=>{const wt=C.newHosts.has(J.host),jt={visit:J,
requirements:G.get(J.host)??[],predicted:yt.get(J.host)??[],requests:F.get(J.host)??[],answering:C.predicted.answering,isNew:wt};return Y(jt,x,At)}),rt=q.map(({
verdict:J})=>J),ft=[...rt.flatMap(({visit:J,services:wt})=>(0,g.f)(J,wt)).map(({host:J})=>J),...F.keys()],ht=[...st,...ft,...it],Pt=new Set(st),St=Array.from(F,
([J,wt])=>W({host:J,known:[]},wt,x).map(jt=>({...jt,host:J,places:[]}))),Dt=[...C.predicted.drafts,...St.flat()].filter(({host:J})=>!Pt.has(J)),zt=C.predicted.notes,
Yt=a({...C,ofAnswers:zt,others:Dt},ht,x),nn=[...q.flatMap(({ofFiles:J})=>J),...Yt.files].sort($.Np),qt=[...rt.flatMap(J=>J.findings),...nn].sort($.Np),{stopped:cn}=C,
z=R([...Yt.files,...Yt.elsewhere]);return{passed:cn===null&&!qt.some(({severity:J})=>H(J,x.failOn)),stopped:cn,hosts:rt,files:nn,findings:qt,ignored:q.reduce((J,wt)=>J+
wt.ignored,Yt.ignored),roots:C.predicted.roots.map(J=>u(J,x,z))}}function u({rows:C,...x},{ignore:L},Y){const W=({drafts:U,decidedAt:P})=>U.length>0?U.filter(({
problem:j,host:N})=>!(0,$.pi)(j,N,L)).map(j=>({...j,severity:(0,$.xJ)(j,x.clients)})):P.flatMap(j=>Y.get(v(j))??[]);return{...x,rows:C.map(U=>{const{drafts:P,decidedAt:j,
...N}=U,st=P.length>0||Object.values(N.chosen).includes(null)?W(U).toSorted($.Np):[],Z=new Map(st.map(({problem:tt})=>[tt.code,d(tt)]));return{...N,worst:st[0]?.
severity??null,problems:[...Z.values()]}})}}const d=({code:C,title:x,usualSeverity:L})=>({code:C,title:x,usualSeverity:L}),v=({file:C,line:x})=>`${C}:${x}`,I=/^(?:constraint|lock)-/,
R=C=>{const x=new Map;for(const L of C.filter(({problem:Y})=>I.test(Y.code)))for(const Y of L.places){const W=typeof Y=="string"?Y:v(Y),U=x.get(W);U===void 0?x.
set(W,[L]):U.push(L)}return x},H=(C,x)=>C==="error"?x!=="never":C==="warning"&&x==="warning"}),6897:((Ot,X,t)=>{t.d(X,{n:()=>S,x:()=>E});const M=100;async function S(w,T,y){
let h=performance.now();for(;;){const A=w.next(T.why!==null);if(A.done)return A.value;performance.now()-h<M||(y(A.value),await E(),h=performance.now())}}const E=()=>new Promise(
w=>setImmediate(w))}),9664:((Ot,X,t)=>{t.d(X,{Gz:()=>S,LA:()=>T,jt:()=>E,un:()=>w});var M=t(3916);const S=(y,h)=>y===""?h:`${y}/${h}`,E=y=>y.slice(0,Math.max(0,
y.lastIndexOf("/")));function w(y,h){const A=(0,M.join)(y,h).replace(/\/$/,"");return A==="."?"":A}const T=y=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(y)}),
241:((Ot,X,t)=>{t.d(X,{B:()=>w});var M=t(1831);const S=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,E="TF_TOKEN_";function w(a,s,i){const[e]=(0,M.fK)(s);return e===void 0?[]:
a.flatMap(n=>{const r=(0,M.$k)(n);if(r!==null&&i.has(r))return[];const l=T(n,r,s);return l===null?[]:[{variable:n,why:l,write:e,isParent:y(r,s)}]})}function T(a,s,i){
const e=S.exec(a)?.[0];if(e===void 0)return null;const n=a.slice(e.length);return s!==null&&y(s,i)?`it is for ${(0,M.nx)(s)} only: the clients do not use the to\
kens of parent domains`:A(i).some(r=>r===h(n))?e!==E?`it begins with ${e}, and the clients read only ${E}`:s===null?"the clients cannot read a hostname from it \
and ignore it":`the clients read it for ${(0,M.nx)(s)}${$(n,i)}`:null}const y=(a,s)=>a!==null&&(0,M.Sv)(s).name.endsWith(`.${(0,M.Sv)(a).name}`),h=a=>a.normalize(
"NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function A(a){const{name:s}=(0,M.Sv)(a);return[...new Set([a,s,(0,M.nx)(a)].map(h))]}function $(a,s){
const{name:i,port:e}=(0,M.Sv)(s);return e!==443&&!a.includes(":")?"; a port follows a colon":i.includes("-")&&!a.includes("-")?"; a hyphen is written as two und\
erscores":""}}),2796:((Ot,X,t)=>{t.d(X,{S3:()=>d,Wi:()=>g,YM:()=>v,a2:()=>f,cZ:()=>y,cr:()=>m,hs:()=>o,pq:()=>u,sC:()=>p});var M=t(2886),S=t(1064),E=t(1831),w=t(
8884);const T=3;function y(I){const R=I.some(C=>{const x=(0,w.Xd)(C);return x!==null&&(0,w.cC)(x)}),H=R?h(I):I;return[...Map.groupBy(H,$).values()].flatMap(C=>{
const x=[...Map.groupBy(C,a).values()];return x.length>T?[C]:x}).flatMap(C=>s(C)??[]).map(C=>({cause:C,hits:R?(0,w.eb)(C.findings).length:0})).toSorted(({cause:C,
hits:x},{cause:L,hits:Y})=>(0,M.Np)(C,L)||A(C)-A(L)||Y-x||L.hosts.length-C.hosts.length).map(({cause:C})=>C)}const h=I=>I.map(R=>({finding:R,hits:(0,w.eb)([R]).
length})).toSorted((R,H)=>H.hits-R.hits).map(({finding:R})=>R);function A({code:I,affects:R}){return I==="host-not-checked"?2:R.length===0||S.Du.some(H=>R.includes(
H))?0:1}const $=({severity:I,problem:R,affects:H,exclude:C})=>JSON.stringify([I,R.code,H,C===void 0]),a=I=>I.exclude===void 0?l(I.problem.help??"",I):"";function s(I){
const[R]=I;if(R===void 0)return null;const H=[...new Set(I.flatMap(({host:G})=>G??[]))],{code:C,title:x,help:L,message:Y}=R.problem,W=(G,st)=>H.length>1?l(G,st):
G,U=W(Y,R),P=I.every(G=>W(G.problem.message,G)===U),j=W(L??"",R),N=I.every(G=>W(G.problem.help??"",G)===j);return{severity:R.severity,code:C,title:x,affects:R.affects,
findings:I,hosts:H,message:P?U:null,help:j!==""&&N?r(j,I):null}}const i=/\bTF_TOKEN_\w+/g,e="TF_TOKEN_HOST",n=5;function r(I,R){if(!I.includes(e))return I;const H=new Set(
R.flatMap(({problem:C})=>C.help?.match(i)??[]));return H.size<=n?`${I}; ${e} is ${[...H].join(" or ")}`:`${I}; in ${e}, write each dot of the host as an undersc\
ore and each hyphen as two`}function l(I,{host:R}){return R===null||I===""?I:[...new Set([R,(0,E.nx)(R)])].reduce((H,C)=>H.replaceAll(C,c),I).replace(i,e).replaceAll(
/\bhost the host/g,"the host")}function c(I,R,H){const[C=" ",x=" "]=[H[R-1],H[R+I.length]];return/[\s("]/.test(C)&&/[\s,;.:)"]/.test(x)?"the host":"HOST"}const g=3,
p=I=>y(I).flatMap(R=>m(R).slice(0,g).flatMap(([,H])=>(0,w.tN)(H)??[]).filter(H=>!(0,w.cC)(H))),m=({message:I,findings:R})=>I===null?[...Map.groupBy(R,({problem:H})=>H.
message)]:[[I,R]],o=({hosts:I,findings:R})=>I.length>0&&!R.every(M.l$),f=I=>o(I)?"host":"place";function u(I){if(o(I))return I.hosts.length;const{lines:R,leftOut:H}=(0,w.
yv)(I.findings);return R.length+H}function d(I){const{findings:R,message:H}=I;return H===null?R.map(C=>[C]):o(I)?[...Map.groupBy(R,({host:C})=>C).values()]:(0,w.
yv)(R).lines}function v(I){const R=I.filter(x=>o(x)&&x.hosts.length>1),C=[...Map.groupBy(R,({hosts:x})=>x.toSorted().join()).values()].flatMap(([x,...L])=>x===void 0?
[]:L.map(Y=>[Y,x.code]));return new Map(C.filter(([{message:x}])=>x!==null))}}),4503:((Ot,X,t)=>{t.d(X,{DZ:()=>n,R8:()=>c,aE:()=>w,oW:()=>r,uM:()=>E});var M=t(5143),
S=t(8884);function E({file:p,line:m},{links:o,repositories:f}){const{repository:u,path:d}=(0,M.bH)(p);if(u!==null){const I=h(y(f).get(u),d);return I===null?null:
`${I}#L${m}`}const v=o?.get(p);return v===void 0?null:v.diff?.lines.has(m)?`${v.diff.url}R${m}`:`${v.url}#L${m}`}const w=(p,{repositories:m})=>y(m).get(p)?.url??
null,T=new WeakMap;function y(p){const m=T.get(p)??new Map(p.flatMap(({name:o,url:f,commit:u})=>{const d=f===null?null:e(f,u);return d===null?[]:[[o,d]]}));return T.
set(p,m),m}function h(p,m){const o=m==="."?null:r(m);return!p?.files||o===null?null:`${p.files}/${o}`}const A=600,$=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
a=/^(?:[\da-f]{40}|[\da-f]{64})$/,s=/^gitlab\.com$/i,i=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function e(p,m){
const[,o]=p.length<=A?$.exec(p)??[]:[];return o===void 0?null:m===null||!a.test(m)?{url:p,files:null}:s.test(o)?{url:p,files:`${p}/-/blob/${m}`}:{url:p,files:i.
test(o)?null:`${p}/blob/${m}`}}function n({url:p,commit:m}){const o=p===null?null:e(p,m)?.files??null;return o===null?null:o.replace(/\/blob\/(?=[\da-f]+$)/,"/c\
ommit/")}function r(p){if(!p.isWellFormed())return null;const m=o=>encodeURIComponent(o).replace(/[!'()*_~]/g,f=>`%${f.charCodeAt(0).toString(16).toUpperCase()}`);
return p.split("/").map(m).join("/")}const l=5e3;function c(p){const m=new Set;for(const o of g(p))if(typeof o!="string"&&(0,S.CN)(o.file)&&m.add(o.file),m.size===
l)break;return m}function*g({findings:p,hosts:m,roots:o}){for(const{places:f}of p)yield*f;for(const{requirements:f}of m)for(const{because:u}of f)yield*u;for(const{
rows:f}of o)for(const{places:u}of f)yield*u}}),7574:((Ot,X,t)=>{t.d(X,{I$:()=>T,QN:()=>A,kJ:()=>E,nO:()=>$,tY:()=>w,u8:()=>h});var M=t(4120);const S=864e5;function E(a){
const s=Math.round(a);if(s<1e3)return`${s} ms`;if(s<59950)return`${(s/1e3).toFixed(1)} s`;const i=Math.round(s/1e3);return`${Math.floor(i/60)} min ${i%60} s`}function w(a){
return a<1e3?`${a} B`:a<999950?`${(a/1e3).toFixed(1)} kB`:`${(a/1e6).toFixed(1)} MB`}function T(a){return[["DNS",a.lookupMs],["connect",a.connectMs],["TLS",a.tlsMs],
["first byte",a.firstByteMs],["total",a.totalMs]].flatMap(([i,e])=>e===null?[]:[[i,e]])}const y=6e4;function h(a,s){const i=Date.parse(s)-Date.parse(a);if(!(i>=
y))return"less than a minute";const e=Math.floor(i/y),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,
unit:"min"}],r=n.findIndex(({count:l})=>l>0);return n.slice(r,r+2).filter(({count:l})=>l>0).map(({count:l,unit:c})=>`${l} ${c}`).join(" ")}const A=a=>`${a.slice(
0,16).replace("T"," ")} UTC`;function $(a,s){const i=(Date.parse(a)-Date.parse(s))/S;if(Number.isNaN(i))return a;const e=(0,M.px)(Math.floor(Math.abs(i)),"day"),
n=Math.abs(i)<1,r=n?"within the last day":`${e} ago`,l=n?"in less than a day":`in ${e}`;return`${a.slice(0,10)} (${i<0?r:l})`}}),5102:((Ot,X,t)=>{t.d(X,{$N:()=>l,
JR:()=>s,QK:()=>r,b:()=>i,cG:()=>a,fX:()=>p,hm:()=>n,md:()=>e,mt:()=>y,nx:()=>h,sG:()=>$});var M=t(4e3),S=t(5799),E=t(4120),w=t(8884),T=t(4148);const y=d=>d!==null&&
d.indexes.length<d.count,h={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},A=["fails","unchecked","warns","skippe\
d","works"];function $(d){if(i(d))return"unchecked";const v=n(d.findings);return v==="error"?"fails":v==="warning"?"warns":s(d)?"skipped":"works"}const a=d=>["f\
ails","warns"].includes($(d)),s=({visit:d})=>d.attempt.discovery.kind==="skipped",i=({visit:{attempt:d}})=>d.discovery.kind==="skipped"&&d.discovery.problem.code===
"host-not-checked";function e(d){return A.flatMap(v=>d.filter(I=>$(I)===v))}const n=d=>S.oC.find(v=>d.some(I=>I.severity===v))??null;function r({findings:d}){const v=n(
d);return v==="notice"?[]:d.filter(({severity:I})=>I===v)}function l({hosts:d,files:v,findings:I,passed:R,stopped:H,roots:C},{repositories:{length:x}}){const L=(0,T.
g5)(C,x),Y=L===null?v:v.filter(({problem:it})=>!c.test(it.code)),W=Y.filter(it=>!g(it)),U=n(W)==="error"&&!d.some(it=>$(it)==="fails"),j=L===null&&!U&&x>0?` in ${(0,E.
px)(x,"repository")}`:"",G=[W.length<Y.length?[`nothing to check${j}`]:m(d,j),u(W,L===null&&U?x:null)],st=U?G.toReversed():G,Z=[L??[],...st].flat().join(", "),tt=n(
I)==="error";if(H!==null){const it=(0,M.Cw)(H);return tt||d.some(i)?`${Z} (${it})`:`${it}; ${Z}`}return R&&tt?`${Z} (the check passes: fail-on is never)`:R||tt?
Z:`${Z} (the check fails: fail-on is warning)`}const c=/^(?:module|provider|version|package|constraint|lock)-/,g=({problem:d,severity:v})=>d.code==="nothing-to-\
check"&&v==="error",p="not allowed";function m(d,v){const I=d.length;if(I===0)return[`no registry hosts to check${v}`];const R=d.filter(tt=>!s(tt)).map($),H=d.filter(
i).length,[C,x]=[R.length,I-R.length],L=R.filter(tt=>tt==="fails").length,Y=R.filter(tt=>tt==="warns").length,W=d.filter(tt=>s(tt)&&$(tt)==="fails").length,U=[{
count:L,words:h.fails},{count:W,words:p},{count:H,words:h.unchecked}],P=[{count:C-L,words:h.works},{count:x-W-H,words:h.skipped}],j=L+W+H>0,[N,...G]=(j?U:P).filter(
({count:tt})=>tt>0),Z=N?.words===p||N?.words===h.unchecked?N.count===1?"is ":"are ":"";return[`${f(N?.count??0,I)}${v} ${Z}${N?.words}`,...G.map(({count:tt,words:it})=>`${tt}\
 ${it}`),...Y===0?[]:[o(Y,I,j)]]}function o(d,v,I){return v===1?"with warnings":`${d} ${I?"more ":""}with warnings`}function f(d,v){return v===1?"1 registry hos\
t":d===v?`all ${v} registry hosts`:`${d} of ${v} registry hosts`}function u(d,v){const I=n(d);if(I===null||I==="notice")return[];const R=d.filter(({severity:L})=>L===
I),H=(0,w.eb)(R).length,C=H===0?(0,w.Dc)(R):0,x=(0,w.BQ)(d);return[...H===0?[]:[`${I}s in files of ${v===null?(0,E.px)(H,"repository"):(0,w.iW)(H,v)}`],...C===0?
[]:[`${I}s in ${(0,E.px)(C,"file")}`],...n(x)===I?[`${I}s in the ${(0,w.et)(x)}`]:[]]}}),4120:((Ot,X,t)=>{t.d(X,{DO:()=>n,Iu:()=>T,K4:()=>y,Ku:()=>h,QI:()=>e,Rk:()=>r,
SY:()=>a,UV:()=>A,_l:()=>w,dy:()=>S,od:()=>s,px:()=>E,wO:()=>i,y0:()=>$});var M=t(1064);const S="new in this pull request",E=(l,c)=>`${l} ${l===1?c:w(c)}`,w=l=>`${l.
replace(/(?<=[^aeiou])y$/,"ie")}s`,T=l=>l.replace(/^./u,c=>c.toUpperCase());function y(l,c,g=0){const p=l.slice(0,c),m=l.length-p.length+g;return`${p.join(", ")}${m>
0?` and ${m} more`:""}`}const h=(l,c)=>l.length<=2*c?l:l.slice(0,c);function A(l,c,g,p=m=>`and ${m} more`){const m=l.length-c;return[...l.slice(0,c).flatMap(g),
...m>0?[p(m)]:[]]}function $(l,c){if(l===null||l.indexes.length!==1)return[];const[g]=l.indexes;return[c?`shard ${g} of ${l.count}: other hosts belong to other \
shards`:`no host belongs to shard ${g}/${l.count}`]}const a=l=>M.zK.every(c=>l.includes(c))?"all clients":l.map(c=>M.bB[c]).join(", ");function s(l,c){const g=c.
filter(p=>l.includes(p));return l.length===0||g.length===c.length?"":g.length===0?"no client in use":g.map(p=>M.bB[p]).join(", ")}const i=l=>l.map(c=>M.bB[c]).join(
" and "),e=({clients:l,versions:c})=>l.map(g=>[M.bB[g],c[g]].join(" ").trim()).join(" and "),n=l=>l==="any"?"any service":l;function r(l){switch(l){case"none":return"\
none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((Ot,X,t)=>{t.d(X,
{BQ:()=>v,CN:()=>R,Dc:()=>d,II:()=>y,Ky:()=>h,Qz:()=>u,R3:()=>T,Xd:()=>m,Yx:()=>c,_5:()=>r,_X:()=>n,cC:()=>a,eb:()=>s,eo:()=>w,et:()=>I,iW:()=>i,mj:()=>e,oN:()=>l,
rv:()=>A,tN:()=>o,xi:()=>f,yv:()=>p});var M=t(5143),S=t(4120),E=t(8641);const w=x=>H(x)?`${y(x.file)}:${x.line}`:x,T=({file:x,line:L,column:Y})=>`${y(x)}:${L}:${Y}`;
function y(x){const{repository:L,path:Y}=(0,M.bH)(x);if(L===null)return(0,E.J7)(x);const W=(0,E.J7)(L);return Y==="."?W:`${W}//${(0,E.J7)(Y)}`}function h(x,L,Y=w,W=0){
const{places:U,isOfRepositories:P}=A(C(x)),j=U.slice(0,L).map(Y).join(", "),N=Math.max(0,U.length-L)+(P?0:W),G=N>0?[(0,S.px)(N,P?"more repository":"more place")]:
[];return[...j===""?[]:[j],...G].join(" and ")}function A(x){const L=$(x),Y=L.filter(a).length>1;return{places:Y?L:x,isOfRepositories:Y}}function $(x){const L=new Set;
return x.filter(Y=>{const W=H(Y)?(0,M._M)(Y.file):null;return W===null?!0:!L.has(W)&&L.add(W)})}const a=x=>H(x)&&(0,M._M)(x.file)!==null;function s(x){const L=new Map;
for(const Y of new Set(x.map(({places:W})=>W)))for(const W of Y.filter(H)){const U=(0,M._M)(W.file);U!==null&&!L.has(U)&&L.set(U,W)}return[...L.values()]}const i=(x,L)=>x===
L?`all ${L} repositories`:`${x} of ${L} repositories`;function e(x,L){const{length:Y}=L>1?s(x):[];return Y>1?i(Y,L):""}function n(x){const L=new Map;for(const W of x){
const{severity:U,problem:P}=W;if(U!=="notice")for(const j of s([W])){const N=(0,M._M)(j.file)??"",G=L.get(N)??[];G.push({severity:U,code:P.code,place:j}),L.set(
N,G)}}const Y=(W,U)=>W.filter(P=>P.severity===U).length;return Array.from(L,([W,U])=>({repository:W,errors:Y(U,"error"),warnings:Y(U,"warning"),findings:U})).toSorted(
(W,U)=>U.errors-W.errors||U.warnings-W.warnings)}const r=({errors:x,warnings:L})=>[x===0?"":(0,S.px)(x,"error"),L===0?"":(0,S.px)(L,"warning")].filter(Y=>Y!=="").
join(", ");function l(x,L){const{isOfRepositories:Y}=A(x),W=P=>(Y?(0,M._M)(P.file):null)??w(P),U=new Set(L.map(P=>P&&W(P)));return x.filter(P=>!U.has(W(P)))}const c=(x,L=w)=>h(
x,x.every(H)?1:2,L),g=1e5;function p(x){const L=new Map(x.map(({places:j,placesLeftOut:N=0})=>[j,N])),Y=[];for(const j of L.keys())Y.length<g&&Y.push(...j);const W=L.
entries().reduce((j,[N,G])=>j+N.length+G,0),U=C(Y.filter(H)),P=[...new Set(Y.filter(j=>typeof j=="string"))];return{lines:U,settings:P,leftOut:W-Y.length}}const m=({
places:x})=>x.find(H)??null,o=x=>x.map(m).find(L=>L!==null)??null;function f(x,{clients:L,repositories:Y},W,U){const{lines:P,settings:j,leftOut:N}=p([x]);return[
["help",(0,E.RK)(x.problem.help??"",W)],["affects",(0,S.od)(x.affects,L)],["hits",e([x],Y.length)],["also at",h(l(P,P.slice(0,1)),U,w,N)],["required by",h(j,U)]].
filter(([,st])=>st!=="")}const u=({requirements:x})=>x.some(({because:L})=>L.some(H)),d=x=>new Set(x.flatMap(({places:L})=>L.filter(H).map(({file:Y})=>Y))).size,
v=x=>x.filter(L=>m(L)===null),I=x=>x.every(({problem:L})=>L.code.startsWith("credentials-"))?"credentials":"settings",R=x=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(x)&&(0,M._M)(x)===null,H=x=>typeof x!="string";function C(x){const L=new Map;return x.filter(Y=>{const{file:W,line:U}=typeof Y=="string"?{file:Y,line:0}:Y,
P=L.get(W);if(P===void 0)L.set(W,new Set([U]));else{if(P.has(U))return!1;P.add(U)}return!0})}}),6763:((Ot,X,t)=>{t.d(X,{h$:()=>e,q9:()=>A,rc:()=>$});var M=t(5143),
S=t(5799),E=t(7574),w=t(5102),T=t(4120),y=t(8884);const h=50,A=r=>(0,T.UV)(r,h,l=>l,l=>`and ${(0,T.px)(l,"more remark")}`),$=r=>[...a(r),...s(r)];function a({files:r}){
const l=r.filter(({exclude:p,severity:m})=>p!==void 0&&m!=="notice"),c=new Set(l.flatMap(({exclude:p})=>p??[])),g=(0,y.eb)(l).length;return l.length===0?[]:[(0,M.
Az)(l.length,[...c],g)]}function s({roots:r}){return r.some(({rows:c})=>c.some(({platforms:g})=>g.some(({available:p})=>p===!0)))?["signatures of provider packa\
ges were not verified"]:[]}function i({hosts:r},{scan:l,repositories:c,shards:g}){const{files:p,bytes:m,usages:o,durationMs:f}=l,u=r.filter(y.Qz).length,d=(0,w.
mt)(g),v=d?"all registry hosts":(0,T.px)(u,"registry host"),R=u===0&&!d?"no registry host is used":`${(0,T.px)(o,"usage")} of ${v}`;return c.length>0?`${R} in ${(0,T.
px)(c.length,"repository")}`:p===0&&f===0?null:p===0?"found no Terraform or OpenTofu files":`scanned ${(0,T.px)(p,"file")} (${(0,E.tY)(m)}) in ${(0,E.kJ)(f)}: ${R}`}
function e(r,l){const{dialect:c,durationMs:g,scan:p,remarks:m,shards:o}=l,f=i(r,l),d=r.hosts.length===0&&p.files===0?"":` for ${(0,T.QI)(c)} (${c.why})`;return[
`${n(r)}; checked in ${(0,E.kJ)(g)}${d}`,...(0,T.y0)(o,r.hosts.length+r.roots.length>0),...f===null?[]:[f],...m]}function n({findings:r,ignored:l}){const c=S.oC.
flatMap(p=>{const{length:m}=r.filter(o=>o.severity===p);return m===0?[]:[(0,T.px)(m,p)]}),g=c.length===0?"no findings":c.join(", ");return l>0?`${g}, ${l} ignor\
ed`:g}}),4148:((Ot,X,t)=>{t.d(X,{Fg:()=>a,LC:()=>e,Mm:()=>A,P:()=>c,cZ:()=>g,eX:()=>x,fi:()=>n,g5:()=>r,ie:()=>o,ij:()=>C,jB:()=>l,mC:()=>f,nS:()=>u,ns:()=>H,pJ:()=>i,
qj:()=>$});var M=t(5143),S=t(1064),E=t(5011),w=t(5257),T=t(4120),y=t(8884);const h=["fails","warns","works"];function A({worst:W}){return W==="error"?"fails":W===
"warning"?"warns":"works"}const $=({rows:W})=>h.find(U=>W.some(P=>A(P)===U))??"works";function a(W){const U=$({rows:W});return U==="works"&&W.some(s)?"skipped":
U}const s=({chosen:W})=>Object.keys(W).length===0,i={fails:"init fails",warns:"has warnings",works:"passed"},e=3,n=({directory:W},U)=>W===w.cd.file?w.cd.file:W===
"."?"the top directory":U(W);function r(W,U=0){const P=W.filter(({directory:tt})=>tt!==w.cd.file),{failing:j}=l(P),{length:N}=j;if(N===0)return null;const G=new Set(
j.map(({directory:tt})=>(0,M._M)(tt))),st=U<2?"":` (${(0,y.iW)(G.size,U)})`;return P.length===1?`init fails${st}`:`init fails in ${N===P.length?`all ${N}`:`${N}\
 of ${P.length}`} root modules${st}`}function l(W){const{fails:U=[],warns:P=[],works:j=[]}=Object.groupBy(W,$);return{failing:U,wrong:[...U,...P],good:j}}function c({
rows:W}){const{fails:U=[],warns:P=[],works:j=[]}=Object.groupBy(W,A);return{wrong:[...U,...P],good:j}}function g(W){const U=new Map;for(const N of l(W).wrong)for(const G of c(
N).wrong){const st=p(G),Z=U.get(st)??{row:G,roots:new Set};U.set(st,Z),Z.roots.add(N)}const{fails:P=[],warns:j=[]}=Object.groupBy(U.values(),({row:N})=>A(N));return[
...P,...j]}const p=({kind:W,source:U,constraints:P,locked:j,chosen:N,problems:G})=>JSON.stringify([W,U,P,j,N,G]),m=3;function o(W,U){const P=new Map(W.map(N=>[N.
row,[...N.roots]]));return{title:"root modules",cell:N=>{const G=P.get(N)??[],st=G.slice(0,m).map(U);return(0,T.K4)(st,m,G.length-st.length)}}}const f=({address:W,
host:U},{clients:P})=>P.every(j=>(0,E.Vm)(j)===U)&&W.startsWith(`${U}/`)?W.slice(U.length+1):W;function u(W){const U=[...new Map(W.map(Z=>[`${Z.kind} ${Z.source}`,
Z])).values()],P=["module","provider"].flatMap(Z=>{const{length:tt}=U.filter(it=>it.kind===Z);return tt===0?[]:[(0,T.px)(tt,Z)]});if(P.length===0)return"no regi\
stry modules and no providers";const j=W.some(({platforms:Z})=>Z.length>0)?" and package":"",N=U.filter(s).length,G=U.filter(({chosen:Z})=>Object.values(Z).includes(
null)).length,st=N+G===0?`every version${j} is available`:[...G>0?[`${G} without a version`]:[],...N>0?[`${N} not checked`]:[]].join(", ");return`${P.join(" and\
 ")}, ${st}`}const d=60,v=6,I=60,R=12;function H({clients:W,rows:U},P){const j=U.every(({chosen:G})=>new Set(Object.values(G)).size<=1),N=[{title:"constraint",cell:({
constraints:G})=>(0,T.K4)([...new Set(G)].map(st=>P(st,I)),v)},...j?[{title:"version",cell:G=>L(G,null,P)}]:W.map(G=>({title:S.bB[G],cell:st=>L(st,G,P)})),{title:"\
newest",cell:({newest:G})=>G===null?"":P(G,d)},{title:"platforms",cell:({platforms:G})=>Y(G,P)}];return C(N,U)}const C=(W,U)=>W.filter(({cell:P})=>U.some(j=>P(j)!==
"")),x=W=>({title:"problem",cell:({problems:U})=>U.filter(({usualSeverity:P})=>P!=="notice").map(W).join(", ")});function L({chosen:W,locked:U},P,j){const N=P===
null?Object.values(W)[0]:W[P];return N===void 0?"":N!==null?`${j(N,d)}${N===U?" (locked)":""}`:U===null?"none":`none (locked: ${j(U,d)})`}function Y(W,U){const P=W.
map(({platform:j,available:N})=>`${N===null?"?":N?"\u2713":"\u2717"} ${U(j,d)}`);return(0,T.K4)(P,R)}}),5257:((Ot,X,t)=>{t.d(X,{JT:()=>y,KS:()=>h,MO:()=>a,MP:()=>T,
Nf:()=>$,W$:()=>w,cd:()=>E,yp:()=>A});var M=t(5143);const S="hostnames input",E={file:S,line:1,column:1,endColumn:1},w=s=>s.file===S?S:s,T=({host:s,namespace:i,
name:e,system:n})=>`${s}/${i}/${e}/${n}`,y=({host:s,namespace:i,type:e})=>`${s}/${i}/${e}`;function h(s,i){const e=s.versions??$(s)?.values?.[i]??null;return e===
null?null:{text:e,place:A(s)}}function A(s){const{versionsAt:i,place:e}=s,n=typeof i=="number"?i:i?.at;return n===void 0?e:{file:e.file,...(0,M._h)(n)}}const $=({
versionsAt:s})=>typeof s=="number"?null:s,a=(s,i)=>`${s} ${i}`}),8416:((Ot,X,t)=>{t.d(X,{L2:()=>a,oh:()=>y,rU:()=>s});var M=t(4e3),S=t(5143),E=t(1064),w=t(5603),
T=t(3469);function y(o,f){let u;return()=>(u??=t.e(9249).then(t.bind(t,9249)).then(({readTools:d})=>d(o,f)),u)}const h=["terraform"],A="assumed, CLI not detecte\
d; set `dialect`",$="CLI not detected; set `dialect` to check one";async function a({setting:o,scan:f}){const u=o.name==="auto"?null:e(o.name);if(f===null||f.isEmpty){
const C=u===null?$:i;return g(u??E.Du,[C],[],o,{signs:[],constraints:[]})}const d=await c(f,o,u),{constraints:v}=f;if(u!==null)return g(u,[i],[],o,{signs:d,constraints:v});
const I=l(d);if(I.length===0)return{...g(h,[A],[],o,{signs:d,constraints:v}),isGuess:!0};const R=n(I),H=R.flatMap(C=>I.find(x=>x.client===C)??[]);return g(R,H.map(
m),I,o,{signs:d,constraints:v})}async function s({clients:o},f){if(f===null||f.isEmpty)return E.zK;const{others:u}=await f.tools(),d=o;return E.zK.filter(v=>d.includes(
v)||u.has(v)||v==="terragrunt"&&f.usesTerragrunt)}const i="set by `dialect`",e=o=>o==="both"?E.Du:[o],n=o=>E.Du.filter(f=>o.some(u=>u.client===f));function r(o){
const f=o.filter(({place:u})=>!(0,S.Zl)(u.file));return f.length===0?o:f}const l=o=>{const f=r(o);return w.A.map(d=>f.filter(v=>v.level===d)).find(({length:d})=>d>
0)??[]};async function c({signs:o,tools:f,hasCloudHostname:u},d,v){const I=l(o),R=v??n(I),H=I.every(({place:U})=>(0,S.Zl)(U.file)),C=v===null&&(H||I.some(({isCloud:U})=>U)),
x=d.version===null&&R.some(U=>(0,T.w)(U,[]).length>1);if(!C&&!x)return o;const{setsCloudHostname:L,signs:Y}=await f(),W=u||L;return[...o.filter(({isCloud:U})=>!(U&&
W)),...Y]}function g(o,f,u,d,v){const[I,...R]=o,H=o.map(L=>p(L,d,v)),C=H.flatMap(({client:L,version:Y})=>Y===null?[]:[[L,Y]]),x=H.flatMap(({version:L,signs:[Y]})=>L===
null||Y===void 0?[]:[m(Y)]);return{name:I===void 0||R.length>0?"both":I,clients:o,releases:H.flatMap(({releases:L})=>L),versions:Object.fromEntries(C),why:[...new Set(
[...f,...x])].join(", "),evidence:[...new Set([...u,...H.flatMap(({signs:L})=>L)])]}}function p(o,{version:f},u){if(f!==null)return{client:o,releases:(0,T.w)(o,
[f]),version:f,signs:[]};const d=r(u.signs.filter(x=>x.client===o&&x.version!==null)),v=[...new Set(d.map(x=>(x.version??"").replace(/^v/,"")))];if(v.length>0){
const[x="",...L]=v,Y=L.length===0&&(0,T.l)(x);return{client:o,releases:(0,T.w)(o,v),version:Y?x:null,signs:d}}const I=r(u.constraints),R=I.map(({text:x})=>x),H=(0,T.
w)(o,R);if(H.length===(0,T.w)(o,[]).length)return{client:o,releases:H,version:null,signs:[]};const C=I.map(({text:x,place:L})=>({client:o,level:"syntax",place:L,
text:`requires ${(0,M.dh)(x)}`,version:x}));return{client:o,releases:H,version:R.length===1?R[0]??null:null,signs:C}}const m=({place:o,text:f})=>`${o.file}:${o.
line} ${f}`}),2161:((Ot,X,t)=>{t.d(X,{L8:()=>s,TD:()=>r,U4:()=>$,Z8:()=>l,e0:()=>a,tr:()=>A});var M=t(1064);const S=["terraform"],E=["opentofu"],w=[{suffix:".tf\
test.hcl",class:"test",clients:M.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:M.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"\
test",clients:E},{suffix:".tofutest.json",class:"test",clients:E},{suffix:".tfquery.hcl",class:"query",clients:S},{suffix:".tfquery.json",class:"query",clients:S},
{suffix:".tfmigrate.hcl",class:"migrate",clients:S},{suffix:".tfcomponent.hcl",class:"stack",clients:S},{suffix:".tfcomponent.json",class:"stack",clients:S},{suffix:"\
.tfstack.hcl",class:"stack",clients:S},{suffix:".tfstack.json",class:"stack",clients:S},{suffix:".tfdeploy.hcl",class:"deploy",clients:S},{suffix:".tfdeploy.jso\
n",class:"deploy",clients:S},{suffix:".tfmock.hcl",class:"none",clients:M.Du},{suffix:".tofumock.hcl",class:"none",clients:E},{suffix:".tf.json",class:"config",
clients:M.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:E},{suffix:".tf",class:"config",clients:M.Du,twin:".tofu"},{suffix:".tofu",class:"co\
nfig",clients:E},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:M.Du},{suffix:".hcl",class:"terragrunt",clients:M.Du}],T=Map.groupBy(w,({suffix:c})=>c.
slice(c.lastIndexOf(".")+1)),y=".terraform.lock.hcl",h={class:"lock",syntax:"hcl",clients:M.Du,isOverride:!1},A=c=>c.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(c),$=".terraform/modules/modules.json",a={...h,class:"manifest",syntax:"json"};function s(c,g,p){if(c===y)return h;const o=T.get(c.slice(c.lastIndexOf(".")+
1))?.find(({suffix:C})=>c.endsWith(C));if(o===void 0||o.class==="none")return;const f=i(c)&&o.class==="test"&&p==="tests";if(i(c)&&!f)return;const u=c.slice(0,-o.
suffix.length),d=o.twin!==void 0&&g.has(u+o.twin),v=u==="override"||u.endsWith("_override"),I=d||f;if(I&&!o.clients.includes("terraform"))return;const R=I?S:o.clients,
H=c.endsWith(".json")?"json":"hcl";return{class:o.class,syntax:H,clients:R,isOverride:v}}const i=c=>c.startsWith(".")||c.endsWith("~")||c.startsWith("#")&&c.endsWith(
"#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml",
"(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya\
?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit\
-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),r=c=>e.test(c),l=c=>r(c)||n.test(c)}),6195:((Ot,X,t)=>{t.d(X,
{$8:()=>y,G$:()=>h,Ls:()=>w,UO:()=>A,VK:()=>E,sq:()=>$});var M=t(6760);const S=/[*?[{]/;function E(a){const s=a.split("/"),i=s.findIndex(e=>S.test(e));return i<
0?{fixed:a}:{fixed:s.slice(0,i).join("/"),glob:s.slice(i).join("/")}}function w(a){const s=a.map(i=>{const e=i.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");
return{glob:e,start:T(e)}});return i=>{const e=i.toLowerCase();return s.some(({glob:n,start:r})=>n===i||e.startsWith(r)&&M.posix.matchesGlob(i,n))}}function T(a){
const[s=""]=a.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(a)??[];return s.toLowerCase()}const y=({file:a,glob:s},i)=>a===i||s!==void 0&&M.posix.matchesGlob(i,
s),h=a=>a.startsWith(".")||a==="node_modules",A=(a,s)=>a===s||a.startsWith(s.endsWith(M.sep)?s:s+M.sep),$=a=>M.sep==="/"?a:a.replaceAll(M.sep,"/")}),5603:((Ot,X,t)=>{
t.d(X,{A:()=>w,j:()=>y});var M=t(5143),S=t(1064),E=t(5011);const w=["lock-file","syntax","version-file","tool","hook"],T=100;class y{found=new Map;allowed=new Map;addFiles($){
for(const{file:a,kind:s,scope:i,isContext:e}of $){if(e)continue;const[n]=s.clients;if(n!==void 0&&s.clients.length===1&&!h(a)){const r={file:a,line:1,column:1,endColumn:1};
this.addSyntax(n,`is read by ${S.bB[n]} only`,r)}for(const r of i.traits)this.addTrait(r)}}addUsages($){for(const a of $)a.kind==="lock_provider"?this.addLock(a):
a.kind==="cloud_default"&&this.addCloud(a)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:$,text:a,place:s}){
if($==="version"){if(this.allowed.size>=T)return;const i=(0,M.Zl)(s.file)?`${a} aside`:a;this.allowed.has(i)||this.allowed.set(i,{text:a,place:s})}else if($==="\
binary"){const e={client:a==="tofu"?"opentofu":"terraform",level:"version-file",place:s,version:null};this.put({...e,text:"sets terraform_binary"})}else if($!==
"compatible"&&$!=="provider-version"){const{client:i,what:e}=S.$I[$];this.addSyntax(i,`has ${e}`,s)}}addLock({host:$,place:a}){const s=S.Du.find(e=>(0,E.Vm)(e)===
$);if(s===void 0)return;const i=`locks providers from ${$}`;this.put({client:s,level:"lock-file",place:a,text:i,version:null})}addCloud({clients:$,isOverridden:a,
place:s}){if(a||!$.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:s,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax($,a,s){
this.put({client:$,level:"syntax",place:s,text:a,version:null})}put($){const a=`${$.client} ${$.text}`;if(this.found.has(a))return;const s=(0,M.Zl)($.place.file)?
`${a} aside`:a;this.found.has(s)||this.found.set(s,$)}}const h=A=>/(^|\/)[.#][^/]*$/.test(A)}),7854:((Ot,X,t)=>{t.d(X,{Oo:()=>h,YW:()=>w,kA:()=>y,sw:()=>T,u3:()=>a,
vH:()=>A});var M=t(7052),S=t(1064);const E={line:1,column:1,endColumn:1};function w(s,i,e=E){const n={file:s===""?".":s,...e};return{problem:i,place:n,clients:S.
Du,host:null}}function T(s,i){const e=l=>i.includes(l),n=h(l=>l.every(e)?l:l.filter(e)),r=h(l=>l.every(c=>c.clients.every(e))?l:l.flatMap(c=>{const g=n(c.clients);
return g.length===0?[]:[{...c,clients:g}]}));return s.filter(l=>{const c=l;return c.clients=n(l.clients),c.needs=r(l.needs),l.isHostImplied&&(c.host=c.needs[0]?.
host??l.host),c.clients.length>0})}const y=s=>{const i=new Set;for(const{host:e,isHostImplied:n}of s)e!==null&&!n&&i.add(e);return i};function h(s){let i;return e=>{
i??=new Map;const n=i.get(e);if(n!==void 0||i.has(e))return n;const r=s(e);return i.set(e,r),r}}const A=(s,i)=>s.filter(e=>e.clients.some(n=>i.includes(n))),$=1e4;
class a{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(i=$){this.max=i}add(i){const{problem:e,place:n}=i;if(e.code==="file-syntax"){if(this.broken.
has(n.file))return;this.broken.add(n.file)}const r=this.kept.get(e.severity)??0;this.kept.set(e.severity,r+1),r<this.max?this.notes.push(i):this.omitted+=1}all(){
if(this.omitted===0)return this.notes;const i=(0,M.fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[...this.notes,w(".",i)]}}}),7152:((Ot,X,t)=>{
t.d(X,{G:()=>r});var M=t(3024),S=t(6760),E=t(9461),w=t(5747),T=t(7052),y=t(9664),h=t(2161),A=t(6195);function $(m,o,f,u){if(m.kind==="error")return(0,T.fileUnreadable)(
{what:"link",code:m.code});const{kind:d,path:v}=m;return(0,A.UO)(v,o.boundary)?d==="directory"?null:d==="special"?(0,T.fileUnreadable)({what:"link-to-special-fi\
le"}):{path:v,isScanned:a(v,o,f,u)}:(0,T.fileOutside)()}function a(m,o,f,u){if(o.file!==void 0||o.glob!==void 0||!(0,A.UO)(m,o.path))return!1;const[d="",...v]=(0,A.
sq)((0,S.relative)(o.path,m)).split("/").toReversed();if(v.some(A.G$))return!1;const I=(0,A.sq)((0,S.relative)(f,m)).split("/");return I.map((H,C)=>I.slice(0,C+
1).join("/")).slice(-1-v.length).some(u)?!1:(0,h.L8)(d,new Set([d]),v[0]??"")!==void 0}var s=t(7854);const i={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;
function*r(m,o={toolFiles:[],hasPlugins:!1},f=i){const u=new c(m,o,f);for(const d of m.scan){const v=l(u.root,d);"path"in v?yield*u.walkFrom(v):yield{kind:"note",
note:v}}}function l(m,o){const{fixed:f,glob:u}=(0,A.VK)(o);try{const d=(0,M.realpathSync)((0,S.resolve)(m,f)),v=(0,A.sq)((0,S.relative)(m,d)),I=(0,A.UO)(d,m),R=I?
m:d;if(u!==void 0)return{path:d,name:v,boundary:R,glob:(0,y.Gz)(v,u)};if((0,M.statSync)(d).isDirectory())return{path:d,name:v,boundary:R};const H=(0,S.resolve)(
d,"..");return{...{path:H,name:(0,A.sq)((0,S.relative)(m,H))},boundary:I?m:H,file:v}}catch(d){return(0,s.YW)(o,(0,T.fileUnreadable)({what:"scan",code:(0,w.Oj)(d)}))}}
class c{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:o,scan:f,exclude:u},d,v){this.root=(0,M.realpathSync)(o),this.isExcluded=(0,A.
Ls)(u),this.aside=d,this.limits=v,this.selected=f.length>1?new Set:null}*walkFrom(o){const f=o.glob===void 0&&o.file===void 0,u=[{path:o.path,name:o.name,depth:0,
isSelected:f}];for(let d=u.pop();d!==void 0;d=u.pop()){yield{kind:"directory",name:d.name};const v=p(d);if("problem"in v){yield{kind:"note",note:v};continue}const I=[];
for(const R of this.findFiles(o,d,v))if("problem"in R)yield{kind:"note",note:R};else if(I.length<this.limits.directoryFiles)I.push(R);else{yield g(d,"directory",
this.limits.directoryFiles);break}if(this.files+=I.length,this.entries+=v.length,this.entries>this.limits.entries||this.files>this.limits.files){yield g(d,"file\
s",this.limits.files);return}if(I.some(({isContext:R})=>!R)&&(yield{kind:"module",files:I}),o.file!==void 0)return;for(const R of this.findDirectories(o,d,v))u.
push(R)}}*findFiles(o,f,u){const d=new Set;let v=!1;for(const R of u)(0,h.tr)(R.name)&&!R.isDirectory()&&d.add(R.name),v||=R.name===".terraform",this.aside.hasPlugins||=
R.name==="terraform.d";const I=f.name.slice(f.name.lastIndexOf("/")+1);for(const R of u){if(R.isDirectory())continue;const H=(0,h.L8)(R.name,d,I);if(H===void 0){
(0,h.Z8)(R.name)&&this.addToolFile(f,R.name);continue}const C=(0,y.Gz)(f.name,R.name),L={path:f.path+S.sep+R.name,file:C,kind:H,isContext:!this.select(o,f,C)};R.
isFile()?yield L:R.isSymbolicLink()?yield*this.follow(o,L):yield(0,s.YW)(C,(0,T.fileUnreadable)({what:"special-file"}))}if(v&&f.isSelected){const R=[f.path,...h.
U4.split("/")].join(S.sep),H=(0,E.$)(R);H.kind==="file"&&H.path===R&&(yield{path:R,file:(0,y.Gz)(f.name,h.U4),kind:h.e0,isContext:!1})}}addToolFile({path:o,name:f},u){
const d=(0,y.Gz)(f,u);this.aside.toolFiles.length>=n||this.isExcluded(d)||this.aside.toolFiles.push({path:o+S.sep+u,file:d})}select(o,f,u){return!(f.isSelected||
(0,A.$8)(o,u))||this.isExcluded(u)||this.selected?.has(u)?!1:(this.selected?.add(u),!0)}*follow(o,f){const u=$((0,E.$)(f.path),o,this.root,this.isExcluded);u!==
null&&("code"in u?yield(0,s.YW)(f.file,u):yield{...f,path:u.path,isContext:f.isContext||u.isScanned})}findDirectories({glob:o},{path:f,name:u,depth:d,isSelected:v},I){
const R=[];for(const H of I.toReversed()){if(!H.isDirectory()||(0,A.G$)(H.name))continue;const C=(0,y.Gz)(u,H.name);if(this.isExcluded(C))continue;const x=v||o!==
void 0&&S.posix.matchesGlob(C,o),L=f+S.sep+H.name;R.push({path:L,name:C,depth:d+1,isSelected:x})}return R}}const g=({name:m},o,f)=>({kind:"note",note:(0,s.YW)(m,
(0,T.fileLimit)({kind:o,max:f}))});function p({path:m,name:o,depth:f}){if(f>e)return(0,s.YW)(o,(0,T.fileLimit)({kind:"depth",max:e}));try{return(0,M.readdirSync)(
m,{withFileTypes:!0}).sort((u,d)=>u.name<d.name?-1:1)}catch(u){return(0,s.YW)(o,(0,T.fileUnreadable)({what:"directory",code:(0,w.Oj)(u)}))}}}),5751:((Ot,X,t)=>{
t.d(X,{readSettings:()=>C});var M=t(3024),S=t(6760),E=t(5747),w=t(3625),T=t(4e3),y=t(3592),h=t(3474),A=t(8535),$=t(7030),a=t(6181),s=t(1831);function i(P){const j=st=>P[st]||
P[st.toLowerCase()]||"",N={http:n("HTTP_PROXY",j("HTTP_PROXY")),https:n("HTTPS_PROXY",j("HTTPS_PROXY"))},G=p(j("NO_PROXY"));return st=>{const Z=N[st.scheme];return Z===
null||c(st.name)||G(st)?null:Z}}const e=["http:","https:"];function n(P,j){if(j==="")return null;const N=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(j)?j:`http://${j}`);
if(N===null)throw new TypeError(`${P} is not a URL; expected http://HOST:PORT`);if(!e.includes(N.protocol))throw new TypeError(`${P} is a ${N.protocol}// proxy;\
 expected http:// or https://`);if(!r(N.username)||!r(N.password))throw new TypeError(`${P} has a user name or password with a bare "%"; write "%25" for it`);return N}
function r(P){try{return decodeURIComponent(P),!0}catch(j){if(j instanceof URIError)return!1;throw j}}const l=new $.BlockList;l.addSubnet("127.0.0.0",8,"ipv4"),
l.addAddress("::1","ipv6");const c=P=>P==="localhost"||g(l,P);function g(P,j){const N=(0,a.n7)(j.replace(/%.*$/s,"")),G=(0,$.isIP)(N);return G!==0&&P.check(N,G===
4?"ipv4":"ipv6")}function p(P){const j=P.split(",").map(N=>N.trim().toLowerCase()).filter(N=>N!=="").map(m);return N=>j.some(G=>G(N))}function m(P){if(P==="*")return()=>!0;
const j=o(P);if(j!==null)return({name:tt})=>j(tt);const{name:N,port:G}=d(P),st=tt=>G===""||String(tt.port)===G;if(f(N)){const tt=(0,a.n7)(N),it=new $.BlockList;
return it.addAddress(tt,(0,$.isIP)(tt)===4?"ipv4":"ipv6"),$t=>g(it,$t.name)&&st($t)}const Z=u(N);return tt=>(0,$.isIP)(tt.name)===0&&st(tt)&&Z(tt.name)}function o(P){
const[,j="",N=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(P)??[];if(!f(j))return null;const G=Number(N);if(G>((0,$.isIP)(j)===4?32:128))return null;const st=G-((0,$.isIP)(
j)===6?96:0),Z=new $.BlockList,tt=(0,$.isIP)((0,a.n7)(j))===4&&st>=0;return tt?Z.addSubnet((0,a.n7)(j),st,"ipv4"):Z.addSubnet(j,G,"ipv6"),it=>g(Z,it)&&(0,$.isIP)(
(0,a.n7)(it))===4===tt}const f=P=>(0,$.isIP)(P)!==0&&!P.includes("%");function u(P){if(P==="")return()=>!1;const j=P.replace(/^\*\./,"."),N=j.replace(/^\./,""),
G=(0,s.Pv)(N),st=G.ok?G.value:N;return Z=>Z.endsWith(`.${st}`)||!j.startsWith(".")&&Z===st}function d(P){const j=/^\[([^\]]*)\]:([^:]*)$/.exec(P)??/^([^:[\]]*):([^:[\]]*)$/.
exec(P);return j===null?{name:P,port:""}:{name:j[1]??"",port:j[2]??""}}var v=t(3152),I=t(6339);const R=4*1024*1024,H=20;async function C(P,{environment:j,directory:N,
wording:G=v.w7}){const{settings:st,mistakes:Z}=(0,v.P$)(P,G),tt=await U(st.caFile,G),it=W(j),$t=[tt,it].flatMap(F=>F.ok?[]:[F.why]),At=await Promise.all(x(st.scan,
N).slice(0,H).map(F=>G.missingPath(F,N))),yt=[...Z,...(0,I.S)(st,G),...await L(st,G),...await Y(st,G),...$t,...At];if(yt.length>0||!tt.ok||!it.ok)throw new v.GN(
yt);return{...st,authorities:tt.value,chooseProxy:it.value}}const x=(P,j)=>P.filter(N=>!/[*?[\]{}]/.test(N)&&!(0,M.existsSync)((0,S.resolve)(j,N)));async function L({
hostnames:P},{setting:j}){const N=j("hostnames"),G=P.flatMap(({addresses:tt})=>tt);if(G.length===0)return[];const{parseNamedAddress:st}=await Promise.all([t.e(1741),
t.e(1257)]).then(t.bind(t,1257)),Z=G.flatMap(tt=>{const it=st(tt,"terraform");return it.ok?[]:[`${N}: "${tt.service}=${tt.text}" is wrong: ${it.why}`]});return(0,h.
Ku)(Z,N)}async function Y({ignore:P},{setting:j}){const N=j("ignore");if(P.length===0)return[];const{problemFacts:G}=await Promise.all([t.e(660),t.e(7341),t.e(2558),
t.e(1371),t.e(709)]).then(t.bind(t,709)),st=G(),Z=P.flatMap(({code:tt})=>{if(Object.hasOwn(st,tt))return[];const it=(0,A.q)(tt,Object.keys(st)),$t=it===null?`${y.
aq} lists the codes`:`did you mean "${it}"?`;return[`${N}: "${tt}" is not a problem code; ${$t}`]});return(0,h.Ku)(Z,N)}function W(P){try{return(0,w.J)(i(P))}catch(j){
if(j instanceof TypeError)return(0,w.T)(j.message);throw j}}async function U(P,{setting:j}){if(P===null)return(0,w.J)(null);const N=(0,E.yR)(P,R),G=j("ca-file");
if(!N.ok)return(0,w.T)(`${G} "${P}" ${(0,T.mP)(N.failure)}`);const{parseAuthorities:st}=await t.e(5036).then(t.bind(t,5036)),Z=st(N.text);return Z.ok?Z:(0,w.T)(
`${G} "${P}" ${Z.why}`)}}),3612:((Ot,X,t)=>{t.d(X,{ev:()=>A,ZW:()=>h,BU:()=>y,tG:()=>$,tC:()=>a});function M(s,i){const e=new TextEncoder().encode(s);let n=1,r=-1;
for(let l=1;l<=i;l+=1){const c=S(e,l);c>r&&(r=c,n=l)}return n}function S(s,i){const{length:e}=s,n=e&-4;let r=i;for(let l=0;l<n;l+=4)r^=w(E(s,l,4)),r=Math.imul(r<<
13|r>>>19,5)+3864292196|0;return n<e&&(r^=w(E(s,n,e-n))),r^=e,r=Math.imul(r^r>>>16,2246822507),r=Math.imul(r^r>>>13,3266489909),(r^r>>>16)>>>0}function E(s,i,e){
let n=0;for(let r=e-1;r>=0;r-=1)n=n<<8|(s[i+r]??0);return n}function w(s){const i=Math.imul(s,3432918353);return Math.imul(i<<15|i>>>17,461845907)}const T=500;function y(s,i,e){
const n=new Map;for(const m of e.values())n.set(m,(n.get(m)??0)+1);const r=Array.from(n).flatMap(([m,o])=>o>T?m:[]),l=new Set(r),c=new Set([...i,...n.keys()]),g=new Set(
[...c].filter(m=>!l.has(m)&&M(m,s.count)!==s.index)),p=Array.from(e).flatMap(([m,o])=>(l.has(o)?!A({...s,split:l},o,m):g.has(o))?m:[]);return{...s,split:l,others:new Set(
p),otherHosts:g}}const h=s=>s===null||s.index===1,A=(s,i,e)=>M(s.split.has(i)?`${i} ${e}`:i,s.count)===s.index,$=(s,i)=>s===null||(i===null?s.index===1:M(i,s.count)===
s.index),a=(s,i,e)=>s?.split.has(i)?Math.ceil(e/s.count):e}),1435:((Ot,X,t)=>{t.d(X,{U7:()=>S,jK:()=>E,op:()=>w});var M=t(9562);const S=()=>Promise.all([t.e(660),
t.e(1371),t.e(1276),t.e(3432),t.e(2629),t.e(826)]).then(t.bind(t,826));async function E(y,h,A,{environment:$,directory:a,mayHavePlugins:s,plugins:i=null}){if(h.
hostnames.length===0&&y.every(({needs:p})=>p.length===0))return{usages:y,remarks:[],findings:[],configs:[],releases:A.releases};const e=await w(h.cliConfig,A.clients,
$),n=A.releases.map(p=>{const m=e.find(({client:o})=>o===p.client);return{...p,attemptMs:m?.requestTimeoutMs??p.attemptMs}}),r={root:a,plugins:i,mayHavePlugins:s,
releases:n,asksMirrors:h.depth!=="discovery"},l=await T(y,e,r),c=[...e.flatMap(p=>p.findings),...l.findings],{mergeFindings:g}=await S();return{...l,findings:g(
c),configs:e,releases:n}}async function w(y,h,A){const{readCliConfig:$,thisMachine:a}=await S(),s=a(A);return h.map(i=>$(i,s,y))}async function T(y,h,A){if(!y.some(
({needs:s})=>s.some(({service:i})=>i===M.xq)))return{usages:y,remarks:[],findings:[]};const{withoutInstalled:a}=await Promise.all([t.e(5927),t.e(4280)]).then(t.
bind(t,5927));return a(y,h,A)}}),8723:((Ot,X,t)=>{t.d(X,{Z:()=>A,j:()=>T});var M=t(1064),S=t(7854),E=t(5960),w=t(1435);async function T({requirements:$,roots:a,
usages:s,part:i,checkouts:e},n,r,l){const c=[...new Set($.map(({host:L})=>L))],g=(0,E.e)($,n,r),p=Array.from(g,([L,Y])=>(0,E.i)(L,Y)),m=c.filter(L=>!g.has(L)),o=n.
depth!=="discovery"&&a.length>0;if(m.length===0&&!o)return{visits:p,inquiry:null,tokenSources:new Map};const{attemptLimitMs:f,visitHosts:u}=await(0,w.U7)(),{configs:d,
releases:v}=r,{credentials:I,forced:R}=await A(n,d,l),H=await y(I,n,l),C=await u(m,{...H,forced:R,required:Map.groupBy($,({host:L})=>L),maxRedirects:Math.max(...r.
clients.map(L=>M.NX[L])),releases:v,timeoutMs:n.timeoutMs??f(v),retries:n.retries,progress:L=>l.progress({kind:"visits",...L})}),x=n.depth==="discovery"?null:await h(
a,{...H,usages:s,part:i,settings:n,dialect:r,configs:d,environment:l.environment,directory:l.directory,lockHashes:e?.lockHashes??null,plugins:e?.plugins??null,learn:l.
secrets.learn,progress:L=>l.progress({kind:"registries",...L}),visits:C});return{visits:[...C,...p],inquiry:x,tokenSources:I.known}}async function y($,a,{startTimer:s,
stop:i}){const{networkOf:e}=await(0,w.U7)();return{network:e(a),credentials:{...$,find:(0,S.Oo)($.find)},concurrency:a.concurrency,random:Math.random,now:Date.now,
startTimer:s,stop:i}}async function h($,{environment:a,...s}){const{inquire:i}=await Promise.all([t.e(660),t.e(1741),t.e(5927),t.e(1276),t.e(3432),t.e(7517),t.e(
3567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,w.U7)(),n=s.settings.depth==="packages"?await Promise.all([t.e(660),t.e(1741),t.e(5927),t.e(400),t.e(1276),
t.e(7517),t.e(774)]).then(t.bind(t,774)):null;return i($,{...s,machine:e(a),askPackages:n?.askPackages??null})}async function A($,a,{environment:s,secrets:i,kill:e,
stop:n}){const{readMachineCredentials:r}=await(0,w.U7)();return r({...$,configs:a},s,{learn:i.learn,kill:e,stop:n.signal,abortAfter:l=>AbortSignal.timeout(l)})}}),
5453:((Ot,X,t)=>{t.d(X,{D0:()=>a,lz:()=>s,K$:()=>l,a3:()=>n,Xo:()=>e});var M=t(2389),S=t(7052),E=t(9664);function w(c,{evidence:g,versions:p}){if(c.version!==null)
return()=>c.version;const m=g.filter(({level:o,version:f})=>o==="version-file"&&f!==null);return(o,f)=>m.some(d=>d.client===o&&T(f,(0,E.jt)(d.place.file)))?p[o]??
null:null}const T=(c,g)=>g===""||`${c}/`.startsWith(`${g}/`);var y=t(6195),h=t(7854),A=t(3152);const $=2e5;async function a({usages:c,notes:g,scanned:p,changed:m,
dialect:o,settings:f,listed:u}){const{declared:d,endedAt:v}=p;if(c.length===0&&![...d].some(yt=>"place"in yt)&&f.roots.length===0)return{roots:[],notes:[]};const{
rootsOf:R}=await t.e(5353).then(t.bind(t,5353)),{Readings:H,RootNotes:C,textNotes:x}=await Promise.all([t.e(1741),t.e(1203)]).then(t.bind(t,1203)),{clients:L,versions:Y}=o,
W={usages:c,declared:d,clients:L},U=u===void 0?await s(W,f,v===null):await i(W,u),P=[],j=[],N=new H,G=f.dialect.name==="auto"?[]:L,st=new C({clients:L,readings:N,
upgrade:f.upgrade,versionIn:w(f.dialect,o)}),Z=f.depth!=="discovery";let tt=0;for(const yt of R(U,{changed:m,versions:Y,hasCalls:Z})){if(tt+=yt.directories.length,
tt>$){j.push((0,h.YW)(yt.directory,(0,S.fileLimit)({kind:"roots",max:$})));break}st.add(yt),Z&&P.push(yt)}const it=[...x(c,d,{...o,readings:N,set:G})].filter(({
place:yt})=>m===null||m.has(yt.file)),$t=new Set(g.flatMap(({problem:yt,place:F})=>yt.code==="lock-invalid"?F.file:[])),At=[...it,...st.notes()].filter(({place:yt})=>!$t.
has(yt.file));return{roots:P,notes:[...At,...j]}}async function s(c,{roots:g},p){const{layoutsOf:m,unmatched:o}=await t.e(5353).then(t.bind(t,5353)),f=g.map(v=>({
text:v,matches:(0,y.Ls)([v])})),u=m({...c,patterns:f}),d=p?o(u,f):[];if(d.length===0)return u;throw new A.GN(d.map(v=>`roots: no directory with configuration ma\
tches ${v}`))}async function i(c,g){const{layoutsOf:p}=await t.e(5353).then(t.bind(t,5353));return c.clients.flatMap(m=>p({...c,clients:[m],patterns:[{text:"",matches:f=>g.
get(m)?.has(f)===!0}]}))}async function e(c,g){return g.every(({lockFile:m})=>m===null)?c:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(c,g)}function n(c,g,{
depth:p},m){if(p==="discovery")return c;const o=({kind:u,workspace:d})=>u==="cloud_default"?!!m.TF_CLOUD_HOSTNAME:u!=="backend_remote_default"||d?.organization===
null,f=new Set(g.filter(u=>!o(u)).map(({place:u})=>r(u)));return c.map(u=>u.problem.code==="host-missing"&&f.has(r(u.place))?{...u,problem:{...u.problem,severity:"\
error"}}:u)}const r=({file:c,line:g,column:p})=>`${c}:${g}:${p}`;async function l(c,g){if(c===null)return M.j7;const{judgeInit:p}=await Promise.all([t.e(7341),t.
e(1741),t.e(5761)]).then(t.bind(t,5761));return p(c,g)}}),370:((Ot,X,t)=>{t.d(X,{C_:()=>a,IZ:()=>A,PT:()=>$,SQ:()=>T});var M=t(6897),S=t(8416),E=t(7152);const w=20;
async function T({scan:s,exclude:i},{directory:e,environment:n,stop:r,progress:l}){const c={root:e,scan:s,exclude:i},g=r.why===null?h(c):null;if(g!==null)return g;
const{scanInSteps:p}=await y(),m=p(c,Object.keys(n));return(0,M.n)(m,r,o=>l({kind:"scan",files:o}))}const y=()=>Promise.all([t.e(400),t.e(1845),t.e(5962)]).then(
t.bind(t,5962));function h(s){const i={toolFiles:[],hasPlugins:!1};let e=0;for(const{kind:n}of(0,E.G)(s,i))if(e+=1,n!=="directory"||e>w)return null;return{...i,
usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const A=(s,i,e)=>(0,S.L2)($(s,i,e));function $({
dialect:s,exclude:i,scan:e},n,{environment:r,directory:l}){if(e.length===0)return{setting:s,scan:null};const c=(0,S.oh)({root:l,exclude:i},n.toolFiles),g=!!r.TF_CLOUD_HOSTNAME;
return{setting:s,scan:{...n,tools:c,hasCloudHostname:g}}}const a=({hasPlugins:s},{scan:i})=>s||i.some(e=>e!==".")}),7082:((Ot,X,t)=>{t.d(X,{O:()=>M});const M=S=>({
discovery:S,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((Ot,X,t)=>{t.d(X,{C:()=>E,
h:()=>T});var M=t(7854);const S=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_\
default","migrate_backend_remote","migrate_backend_remote_default"]);function E(h,A,$,a=(0,M.kA)(A)){const s=h.hostnames.flatMap(({host:e,services:n})=>{const r=n.
length>0?n:h.requiredServices;return(r.length>0?r:["any"]).map(c=>({host:e,service:c,clients:$,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),i=new Set(
[...a,...h.hostnames.map(({host:e})=>e)]);return T([s,w(A,i)],$)}function*w(h,A){for(const{kind:$,needs:a,place:s}of h){const i=!S.has($);for(const e of a)yield{
...e,because:[s],isImplied:!A.has(e.host),isForInit:i}}}function T(h,A){const $=new Map;for(const a of h)for(const s of a)y($,s);return Array.from($.values(),a=>({
...a,clients:A.filter(s=>a.clients.includes(s))}))}function y(h,A){const{host:$,service:a,clients:s,because:i}=A,e=`${$} ${a}`,n=h.get(e);if(n===void 0){h.set(e,
{...A,clients:[...s],because:[...i]});return}n.isForInit||=A.isForInit,n.isImplied&&=A.isImplied,n.isAssumed===!0&&(n.isAssumed=A.isAssumed===!0);for(const r of i)
n.because.push(r);for(const r of s)n.clients.includes(r)||n.clients.push(r)}}),5960:((Ot,X,t)=>{t.d(X,{e:()=>w,i:()=>y});var M=t(6697),S=t(1831),E=t(7082);function w(h,{
hostnames:A,allowedHosts:$},{isGuess:a}){const s=new Set(A.map(({host:e})=>e)),i=new Map;for(const e of h){const{host:n}=e;if(s.has(n)||i.has(n))continue;const r=a===
!0||e.isAssumed===!0,l=T(e,r,(0,S.Jr)(n,$));l!==null&&i.set(n,l)}return i}function T({host:h,isImplied:A,because:$,clients:a,isAssumed:s=!1},i,e){const n=(0,S.nx)(
h);if((0,S.Rt)(h))return(0,M.hostGeneric)({host:n});const[r]=$.filter(c=>typeof c!="string"),l=A&&r!==void 0?{place:r,clients:a}:null;return l!==null&&i?(0,M.hostAssumed)(
{host:n,...l,isListed:s}):e?null:(0,M.hostNotAllowed)(l===null?{host:n}:{host:n,implied:l})}const y=(h,A)=>({host:h,attempt:(0,E.O)({kind:"skipped",problem:A}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((Ot,X,t)=>{t.d(X,{f:()=>w,q:()=>h});var M=t(3024),S=t(6760),E=t(6309);function w(i,e,n){
const r=y((0,M.realpathSync)(i),e),l=(0,S.basename)(e);T((0,S.join)(r,l));const c=(0,S.join)(r,`.${l.slice(0,60)}.${Math.random().toString(36).slice(2)}`),g=(0,M.
openSync)(c,"wx");try{try{for(const p of n)(0,M.writeFileSync)(g,p)}finally{(0,M.closeSync)(g)}(0,M.renameSync)(c,(0,S.join)(r,l))}catch(p){throw(0,M.rmSync)(c,
{force:!0}),p}}function T(i){const e=(0,M.lstatSync)(i,{throwIfNoEntry:!1});if(e===void 0||e.isFile()||e.isSymbolicLink())return;const n=e.isDirectory()?"is a d\
irectory":"is not a regular file";throw new E.Lw(`it ${n}; choose another path`)}function y(i,e){const n=(0,S.resolve)(i,e),r=s(i,n);if(!r&&!(0,S.isAbsolute)(e))
throw new E.Lw(`it is outside ${i}; use an absolute path if that is intended`);const l=r?i:(0,S.parse)(n).root;return(0,S.relative)(l,(0,S.dirname)(n)).split(S.
sep).filter(Boolean).reduce((g,p)=>A(g,p,i),l)}function h(i,e){const n=(0,M.realpathSync)(i);return $(y(n,e),(0,S.basename)(e),n)}function A(i,e,n){const r=(0,S.
join)(i,e);return(0,M.lstatSync)(r,{throwIfNoEntry:!1})===void 0&&a(r),$(i,e,n)}function $(i,e,n){const r=(0,S.join)(i,e);if(!(0,M.lstatSync)(r,{throwIfNoEntry:!1})?.
isSymbolicLink())return r;const l=(0,M.realpathSync)(r);if(!s(n,i)||s(n,l))return l;throw new E.Lw(`the link ${(0,S.relative)(n,r)} leads outside ${n}; remove i\
t or choose another path`)}function a(i){try{(0,M.mkdirSync)(i)}catch(e){if(!(0,E.Or)(e)||e.code!=="EEXIST")throw e}}function s(i,e){const n=(0,S.relative)(i,e);
return n!==".."&&!n.startsWith(`..${S.sep}`)&&!(0,S.isAbsolute)(n)}}),9076:((Ot,X,t)=>{t.d(X,{QB:()=>S,im:()=>M,yX:()=>E});const M=["fails","warns","works","unc\
hecked","skipped"],S=5,E=({outcome:w})=>w!=="unchecked"&&w!=="skipped"}),997:((Ot,X,t)=>{t.d(X,{O:()=>S,T:()=>w});var M=t(1064);const S=({earlier:T,attempt:y,later:h})=>[
...T,y,...h];function E({discovery:T,timing:y,headMs:h,hops:A},{attemptMs:$}){const a=h!==null&&h<=$?A.at(-1)?.status:null;return a===null||(0,M.Mq)(a??0)?"retr\
ies":T.kind!=="failed"&&y.totalMs<=$?"works":"fails"}function w(T,y){const h=T.map(a=>E(a,y)),A=h.indexOf("works");return A<0?"never":A<=y.retries&&!h.slice(0,A).
includes("fails")?"always":"sometimes"}}),3795:((Ot,X,t)=>{t.d(X,{qY:()=>$,Si:()=>n,fN:()=>i,XP:()=>e});var M=t(733),S=t(1831),E=t(4120),w=t(8641);const T=2,y=80;
function h(r){if(r.kind==="scan")return`read ${(0,E.px)(r.files,"file")}`;if(r.kind==="registries")return`${r.done} of ${(0,E.px)(r.total,"question")} to regist\
ries answered`;const{done:l,total:c,failed:g,waiting:p}=r,m=g===0?"":`, ${g} failed so far`;return`${l} of ${(0,E.px)(c,"host")} checked${m}${A(p)}`}function A(r){
if(r.size===0)return"";const l=[...r].slice(0,T).map(g=>(0,w.RK)((0,S.nx)(g),y)),c=r.size-l.length;return c>0?`; waiting for ${l.join(", ")} and ${(0,E.px)(c,"o\
ther")}`:`; waiting for ${l.join(" and ")}`}const $={show:()=>{},end:()=>{}},a=5e3,s=200;function i(r,l){let c=null,g=!0;const p=l(a,()=>{c!==null&&(g&&r(h(c)),
g=!g)});return{show:o=>{c=o},end:p}}function e(r,l,c){let g=null,p="";const m=c(s,()=>{const u=g===null?"":(0,M.W)(h(g),0,l-1);u!==p&&(p=u,r(`\r${u}\x1B[K`))});
return{show:u=>{g=u},end:()=>{m(),p!==""&&r("\r\x1B[K")}}}const n=(r,l)=>{const c=setInterval(l,r).unref();return()=>clearInterval(c)}}),8463:((Ot,X,t)=>{t.d(X,
{t:()=>h});var M=t(6309),S=t(566),E=t(3329),w=t(5505),T=t(5955),y=t(8641);async function h({report:a,badge:s},i,e){const n=[],r=async(l,c,g)=>{try{(0,S.f)(e,c,(0,T.
mk)(await g()))}catch(p){n.push(`the ${l} ${(0,y.RK)(c)} was not written: ${(0,y.RK)((0,M.A3)(p))}`)}};for(const{path:l,format:c}of a)await r("report",l,()=>$(c,
i));return s!==null&&await r("badge",s,()=>A(i)),n}async function A({verdict:a}){return[(await t.e(4789).then(t.bind(t,4789))).renderBadge(a)]}async function $(a,{
verdict:s,context:i}){switch(a){case"json":return(0,E.h)(s,i);case"sarif":return(await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(3933)]).then(t.bind(t,3933))).
renderSarif(s,i);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(s,i);case"codequality":{const{renderCodeQuality:e}=await t.e(8957).then(t.
bind(t,8957)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return e(s,r=>n("sha256",r))}case"html":{const{renderHtml:e}=await t.e(7466).then(t.bind(
t,7466)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return e(s,i,r=>n("sha256",r,"base64"))}case"markdown":return[(0,w.Gc)(s,i)]}}}),7361:((Ot,X,t)=>{
t.d(X,{QY:()=>$,_N:()=>h,eC:()=>T,k2:()=>A,mc:()=>w});var M=t(7574),S=t(5102),E=t(4120);function w({good:a,runs:s}){if(s===0)return null;const i=Math.floor(1e4*
a/s);if(i>=9900)return`${i/100}%`;const e=Math.floor(i/10);return e===0&&a>0?"below 0.1%":`${e/10}%`}const T=({days:a,good:s,runs:i})=>`${s} of ${(0,E.px)(i,"ru\
n")} in ${a} days`,y=["fails","unchecked","warns","skipped","works"];function h(a){const s=y.flatMap(e=>{const{length:n}=a.filter(l=>l.outcome===e),r=e==="warns"?
"with warnings":S.nx[e];return n===0?[]:[`${n} ${r}`]});return`${a.length===1?"last run":`last ${(0,E.px)(a.length,"run")}`}: ${s.join(", ")}`}const A=({latency:a})=>a===
null?null:`median ${(0,M.kJ)(a.medianMs)}, 95th percentile ${(0,M.kJ)(a.p95Ms)}`,$=({from:a,until:s},i)=>s===null?`${(0,M.u8)(a,i)} so far`:(0,M.u8)(a,s)}),4218:((Ot,X,t)=>{
t.d(X,{H6:()=>m,MC:()=>e,U4:()=>n,XQ:()=>f,bW:()=>c,kW:()=>o,qX:()=>i,wz:()=>p});var M=t(9076),S=t(7574),E=t(5102),w=t(4120);const T=["\u2581","\u2582","\u2583",
"\u2585","\u2586","\u2587"],y="\u2573",h="\u254C",A=[100,250,500,1e3,2500],$=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or m\
ore"],a=u=>A.filter(d=>u>=d).length;function s(u){return u.outcome==="fails"?y:(0,M.yX)(u)?T[a(u.ms??0)]??"":h}const i=u=>u.map(s).join("");function e(u){const d=u.
flatMap(({history:C})=>C.recent),v=new Set(d.map(s)),I=d.some(C=>s(C)===T[0]&&C.ms===null);return[...T.map((C,x)=>{const L=$[x]??"";return[C,x===0&&I?`${L} or n\
ot measured`:L]}),[y,"failed"],[h,"no result"]].filter(([C])=>v.has(C))}function n({hosts:u},{history:d}){return u.flatMap(I=>{const R=d?.get(I.visit.host);return R!==
void 0&&R.recent.filter(M.yX).length>1?[{host:I,history:R}]:[]}).toSorted((I,R)=>Number(l(R))-Number(l(I))||g(I,r)-g(R,r)||g(I,Number.POSITIVE_INFINITY)-g(R,Number.
POSITIVE_INFINITY))}const r=30,l=({host:u})=>(0,E.sG)(u)==="fails",c=({history:u},d)=>m(u).findLast(v=>v.days<=d);function g(u,d){const v=c(u,d);return v===void 0?
1:v.good/v.runs}const p=u=>l(u)||u.history.recent.some(({outcome:d})=>d==="fails"),m=({uptime:u})=>u.filter(({runs:d},v)=>d>(u[v-1]?.runs??0));function o({recent:u,
uptime:d,incidents:[v]}){if(v===void 0||v.until!==null)return null;const I=u.filter(({outcome:C})=>C==="fails").length,R=d.at(-1);return R!==void 0&&R.runs-R.good===
1?`first failure in ${(0,w.px)(R.runs,"run")}`:I<=v.runs&&v.runs>1?null:`failed ${I} of the last ${u.filter(M.yX).length} runs`}function f({incidents:[u]}){return u===
void 0||u.until!==null||u.runs<2?null:`failing since ${(0,S.QN)(u.from)} (${(0,w.px)(u.runs,"run")})`}}),1505:((Ot,X,t)=>{t.d(X,{G_:()=>s,Yj:()=>a,Zc:()=>A,o7:()=>$,
se:()=>h,tN:()=>w});var M=t(7574),S=t(4120),E=t(8884);const w=120,T=20,y=6;function h({requirements:c},{dialect:g},p){return{label:"required",texts:(0,S.UV)(c,T,
({service:o,clients:f,because:u})=>{const d=o==="any"?(0,S.DO)(o):p.value((0,S.DO)(o),w),I=g.clients.every(R=>f.includes(R))?"":` for ${(0,S.wO)(f)}`;return`${d}${I}\
 (${(0,E.Yx)(u,p.because)})`})}}function A({visit:c},g){const{timing:p,discovery:m}=c.attempt,o=m.kind==="failed"?m.excerpt:null,f=(0,M.I$)(p).map(([I,R])=>`${I}\
 ${(0,M.kJ)(R)}`),u=c.earlier.map(I=>{const{kind:R}=I.discovery;return`${R==="failed"?I.discovery.problem.code:R} after ${(0,M.kJ)(I.timing.totalMs)}`}),d=o===null?
[]:[g.value(o.replace(/\s+/gu," ").trim())],v=c.credentials?.hasToken?[g.prose(c.credentials.source)]:[];return[{label:"body",texts:d},{label:"timing",texts:[f.
join(", ")]},{label:"retried",texts:u},{label:"token from",texts:v}]}const $=(c,g)=>[{label:"credentials",texts:r(c)?n(c.visit.looks,g.prose):[]},{label:"host b\
lock",texts:l(c.visit).map(p=>g.prose(p))}];function a({visit:c,services:g,servicesLeftOut:p,servicesFrom:m},o){const f=g.map(({id:d})=>o.value(d,w)),u=m===null?
(0,M.kJ)(c.attempt.timing.totalMs):`host block at ${o.because(m)}`;return`${f.length===0?"no services":(0,S.K4)(f,y,p)} (${u})`}function s(c){return[...Map.groupBy(
c,p=>JSON.stringify(p.looks.map(e))).values()].map(p=>({clients:p.map(({client:m})=>m),looks:p[0]?.looks.map(e)??[]}))}const i={nothing:"no entry","a token":"a \
token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:c,held:g,counts:p})=>({
source:c,held:`${i[g]}${p?g==="no token"?" (ends the search)":" (used)":""}`});function n(c,g){const p=s(c);return p.flatMap(({clients:m,looks:o})=>o.map(({source:f,
held:u})=>`${p.length>1?`${(0,S.wO)(m)}: `:""}${g(f)}: ${u}`))}const r=({findings:c})=>c.some(({problem:{code:g}})=>/^credentials-|^document-unauthorized$/.test(
g));function l({forced:c}){return[...Map.groupBy(c,({place:p})=>(0,E.eo)(p))].map(([p,m])=>`${p}, for ${(0,S.wO)(m.map(({client:o})=>o))}`)}}),2704:((Ot,X,t)=>{
t.d(X,{IL:()=>w,Rr:()=>T,Z4:()=>E});var M=t(5955),S=t(8641);const E=(y,h,A,$)=>`,
${A}"${y}": ${w(h,A,$)}`,w=(y,h,A)=>(0,S.s$)(JSON.stringify(y,A,2).replaceAll(`
`,`
${h}`));function*T(y,h,{maxBytes:A,margin:$,replace:a},s){if(h.length===0)return yield E(y,[],$),0;const i=`${$}  `;yield`,
${$}"${y}": [`;const e=r=>`
${i}${w(s(r),i,a)}`,n=yield*(0,M._Q)(h,new M.Wv(A),e,",");return yield`
${$}]`,n}}),3329:((Ot,X,t)=>{t.d(X,{h:()=>I});var M=t(4e3),S=t(5799),E=t(2704),w=t(997),T=t(1831),y=t(8641),h=t(5465);function A(P,j){const{visit:N,requirements:G,
services:st,servicesLeftOut:Z,servicesFrom:tt,clients:it,isNew:$t}=P,{discovery:At,hops:yt,timing:F,certificates:q}=N.attempt;return{host:N.host,display:(0,T.nx)(
N.host),discovery:At.kind,...$(At),documentUrl:s(At),hops:yt.map(e),services:Object.fromEntries(st.map(rt=>[rt.id,n(rt)])),...Z>0?{servicesLeftOut:Z}:{},servicesFrom:tt===
null?null:(0,h.W$)(tt),hostBlocks:N.forced.map(({client:rt,place:ut})=>({client:rt,place:(0,h.W$)(ut)})),required:G.map(({service:rt,clients:ut,because:ft,becauseLeftOut:ht=0})=>{
const{kept:Pt,left:St}=j(ft),Dt=(0,h.ig)("because",St+ht);return{service:rt,clients:ut,because:Pt,...Dt}}),credentials:N.credentials?.hasToken?N.credentials.source:
null,looks:N.looks.map(({client:rt,looks:ut})=>({client:rt,looks:ut.map(i)})),attempts:(0,w.O)(N).length,...N.earlier.length===0?{}:{earlier:N.earlier.map(a)},timingMs:c(
F),certificates:q,clients:it,...$t?{new:!0}:{}}}function $(P){if(P.kind==="skipped")return{code:P.problem.code};if(P.kind!=="failed")return{};const{problem:j,excerpt:N}=P;
return{code:j.code,...N===null?{}:{excerpt:N}}}const a=({discovery:P,timing:j})=>({discovery:P.kind,..."problem"in P?{code:P.problem.code}:{},ms:j.totalMs}),s=P=>P.
kind==="found"||P.kind==="absent"?(0,y.cq)(P.url):null,i=({source:P,held:j,counts:N})=>({source:P,held:j,counts:N}),e=({url:P,status:j,reason:N,mediaType:G,authorization:st,
address:Z,proxy:tt,ms:it})=>({url:(0,y.cq)(P),status:j,reason:N,mediaType:G,authorization:st,address:Z,proxy:tt===null?null:(0,y.cq)(tt),ms:it});function n(P){switch(P.
kind){case"url":return{url:(0,y.cq)(P.url)};case"login":return{login:r(P.login),...P.leftOut>0?{elementsLeftOut:P.leftOut}:{}};case"problem":return{problem:l(P.
problem)}}}const r=({client:P,grantTypes:j,authz:N,token:G,ports:st,scopes:Z})=>({client:P,grantTypes:j,authz:N===null?null:(0,y.cq)(N),token:G===null?null:(0,y.
cq)(G),ports:st,scopes:Z}),l=({code:P,message:j,help:N})=>({code:P,message:j,help:N??null}),c=({lookupMs:P,connectMs:j,tlsMs:N,firstByteMs:G,totalMs:st})=>({lookup:P,
connect:j,tls:N,firstByte:G,total:st}),g=1e4,p=100,m=({directory:P,clients:j,rows:N},G)=>({...(0,h.jt)(P),clients:j,rows:N.slice(0,g).map(st=>o(st,G)),...(0,h.ig)(
"rows",N.length-g)});function o(P,j){const{kind:N,address:G,source:st,host:Z,constraints:tt,locked:it,chosen:$t,newest:At,platforms:yt}=P,{kept:F,left:q}=j(P.places);
return{kind:N,address:G,source:st,host:Z,constraints:tt.slice(0,p),...(0,h.ig)("constraints",tt.length-p),locked:it,chosen:$t,newest:At,platforms:yt.map(({platform:rt,
available:ut})=>({platform:rt,available:ut})),worst:P.worst,codes:P.problems.map(({code:rt})=>rt),places:F,...(0,h.ig)("places",q+(P.placesLeftOut??0))}}const f=1,
u={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},d=4096,v="  ";function*I(P,j,N=u){const{usages:G,...st}=j.scan,{hosts:Z,
files:tt,findings:it,passed:$t,ignored:At,stopped:yt,roots:F}=P,q=Z.flatMap(({requirements:St})=>St.map(Dt=>Dt.because)),rt=(0,h.R1)(q,N.becauseLists),ut=(0,h.R1)(
it.map(St=>St.places),N.placeLists),ft=(0,h.R1)(F.flatMap(({rows:St})=>St.map(Dt=>Dt.places)),N.rowPlaceLists),{remarks:ht}=j;yield*[`{
  "schemaVersion": ${f}`,R("version",j.version),R("passed",$t),...yt===null?[]:[R("stopped",(0,M.Cw)(yt)),R("incomplete",(0,M.zM)(yt))],R("failOn",j.failOn),...C(
j),R("dialect",j.dialect.name),R("clientDetection",W(j.dialect)),R("clients",j.clients),R("startedAt",j.startedAt),R("durationMs",j.durationMs),R("counts",L(P))],
yield*x("hosts",Z,N.hosts,St=>A(St,rt));const Pt=new Set(tt);yield*x("findings",it,N.findings,St=>U(St,ut,Pt.has(St))),F.length>0&&(yield*x("roots",F,N.roots,St=>m(
St,ft))),yield*[R("ignored",At),R("usages",G),...ht.length===0?[]:[R("remarks",ht)],R("scan",st),`
}
`]}const R=(P,j)=>(0,E.Z4)(P,j,v,H),H=(P,j)=>typeof j=="string"?(0,M.dh)(j,d):j,C=({repository:P,repositories:j,shards:N})=>[...P===null?[]:[R("repository",P)],
...j.length===0?[]:[R("repositories",j)],...N===null?[]:[R("shards",N)]];function*x(P,j,N,G){const st=yield*(0,E.Rr)(P,j,{maxBytes:N,margin:v,replace:H},G);st>0&&
(yield R(`${P}LeftOut`,st))}const L=({findings:P})=>Object.fromEntries(S.oC.map(j=>[`${j}s`,P.filter(N=>N.severity===j).length])),Y=20,W=({clients:P,versions:j,
releases:N,isGuess:G,why:st,evidence:Z,evidenceLeftOut:tt=0})=>({clients:P,assumed:G??!1,why:st,versions:Object.entries(j).map(([it,$t])=>({client:it,version:$t})),
releases:N.map(({name:it})=>it),evidence:Z.slice(0,Y).map(({client:it,version:$t,level:At,text:yt,place:F})=>({client:it,version:$t,kind:At,text:yt,...(0,h.$t)(
F)})),...(0,h.ig)("evidence",Math.max(0,Z.length-Y)+tt)});function U(P,j,N){const{problem:G,severity:st,host:Z,service:tt,places:it,placesLeftOut:$t=0,affects:At,
exclude:yt}=P,{kept:F,left:q}=j(it);return{code:G.code,severity:st,host:Z,service:tt,message:G.message,help:G.help??null,places:F,...(0,h.ig)("places",$t+q),affects:At,
...N&&Z!==null?{inFile:!0}:{},...yt===void 0?{}:{exclude:yt}}}}),5465:((Ot,X,t)=>{t.d(X,{$t:()=>a,R1:()=>w,W$:()=>$,ig:()=>e,jt:()=>i});var M=t(2886),S=t(5143),
E=t(5955);function w(n,r){const l=new Map;for(const g of n)l.has(g)||l.set(g,g.reduce((p,m)=>p+A(m),0));const c=(0,E._3)(n.map(g=>l.get(g)??0),r);return g=>{const m=(l.
get(g)??0)<=c?g:(0,E.ux)((0,M.D3)(g),c,A);return{kept:m.map($),left:g.length-m.length}}}const T=140,y=30,h=6;function A(n){if(typeof n=="string")return T;const{
file:r}=n,l=(0,S._M)(r)===null?0:y;return T+l+r.length*(/^[ -~]*$/.test(r)?1:h)}const $=n=>typeof n=="string"?n:a(n),a=({file:n,line:r,column:l,endColumn:c})=>({
...s(n),line:r,column:l,endColumn:c});function s(n){const{repository:r,path:l}=(0,S.bH)(n);return r===null?{file:n}:{repository:r,file:l}}function i(n){const{repository:r,
path:l}=(0,S.bH)(n);return r===null?{directory:n}:{repository:r,directory:l}}const e=(n,r)=>r>0?{[`${n}LeftOut`]:r}:{}}),9574:((Ot,X,t)=>{t.d(X,{I$:()=>E,MB:()=>w,
R4:()=>A,TM:()=>T,hn:()=>h,rm:()=>y});var M=t(5955),S=t(8641);function E($,a,s=[]){const i=$.map((n,r)=>`<th align="${s.includes(r)?"right":"left"}">${n}</th>`),
e=a.map(n=>`<tr>${$.map((l,c)=>`<td${s.includes(c)?' align="right"':""}>${n[c]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${i.join("")}</tr>`,...e,
"</table>"].join(`
`)}const w=$=>["<ul>",...$.map(a=>`<li>${a}</li>`),"</ul>"].join(`
`),T=($,a)=>["<details>",`<summary>${$}</summary>`,...a,"</details>"].join(`
`),y=$=>(0,S.D9)($).replaceAll(".",".<wbr>"),h=$=>`<code>${(0,S.js)($).replaceAll("/","/<wbr>")}</code>`;function A($,a,s,i){const e=[];let n=0;for(const r of $){
const l=i(r);if(n+=(0,M.$$)([l].flat().join(""))+s,n>a)break;e.push(l)}return e}}),5505:((Ot,X,t)=>{t.d(X,{gD:()=>xn,Fp:()=>bn,Gc:()=>Ut,XA:()=>Jt,rL:()=>Dn});var M=t(
7574),S=t(5102),E=t(4120),w=t(5955),T=t(6763),y=t(8641),h=t(1831),A=t(2796),$=t(4218),a=t(8884),s=t(9574),i=t(5143),e=t(4503),n=t(8373);const r=6,l=3,c=3,g=60,p=2,
m=1e3;function o(O,D,B=!0){const K=D.context.repositories.length,_=`<b>${(0,a.mj)(O,K)}</b>`;if(!B)return _;const ct=(0,a.eb)(O),pt=ct.slice(0,r).map(It=>(0,n.u_)(
It,D)),ot=D.isBrief?ct.length-pt.length:0,vt=ot>0?` ${(0,n.jP)(ot,"repository",D)}`:"";return`${_}: ${pt.join(", ")}${vt}`}function f(O,D,B){const K=D.isBrief?[]:
(0,a.eb)(O).slice(r);if(K.length===0)return[];const _=(0,s.R4)(K,B,p,It=>(0,n.u_)(It,D)),ct=_.length===K.length,pt=({file:It})=>(0,s.hn)((0,i._M)(It)??""),ot=ct?
_:(0,s.R4)(K,B,p,pt),vt=K.length-ot.length;return[(0,s.TM)((0,E.px)(K.length,"more repository"),[`<p>${ot.join(", ")}</p>`,...vt>0?[`<p>${(0,n.jP)(vt,"repositor\
y",D)}</p>`]:[]])]}function u(O,D,B){const K=(0,a._X)(O),[_]=K;if(_===void 0)return"";const ct=K.slice(0,l).map(({repository:Kt})=>(0,y.D9)(Kt)),pt=(0,E.K4)(ct,
l,K.length-ct.length),ot=`${n.rC[_.errors>0?"error":"warning"]} <b>${(0,E.px)(K.length,"repository")}</b> with errors or warnings in ${K.length===1?"its":"their"}\
 own files: ${pt}`;if(D.isBrief)return`<p>${ot}</p>`;const vt=(0,s.R4)(K,B-(0,w.$$)(ot),g,Kt=>d(Kt,D)),It=K.length-vt.length;return(0,s.TM)(ot,[(0,s.I$)(["Repos\
itory","Findings","First in"],vt),...It>0?[`<p>${(0,n.jP)(It,"repository",D)}</p>`]:[]])}function d(O,D){const{repository:B,findings:K}=O,_=[...Map.groupBy(K,({
code:It})=>It)],ct=_.slice(0,c).map(([It,[Kt,...Zt]])=>{const _t=Kt===void 0?"":` at ${(0,n.b_)(Kt.place,D)}`;return`${(0,n._h)(It,It,D)}${_t}${Zt.length===0?"":
` and ${Zt.length} more`}`}),pt=_.length-ct.length,ot=(0,e.aE)(B,D.context),vt=(0,s.hn)(B);return[ot===null?vt:`<a href="${(0,y.js)(ot,m)}">${vt}</a>`,(0,a._5)(
O),[...ct,...pt>0?[`and ${(0,E.px)(pt,"more code")}`]:[]].join("<br>")]}const v=20,I=10,R=700,H=4,C=300,x=1,L=6,Y=12,W=4,U=1/2,P=12e3,j=20,N=200;function G(O,D,B){
const K=(0,A.cZ)(O),_=K.slice(0,D.isBrief?I:v),ct=Math.min(P,B*U/_.length),pt=(0,A.YM)(_);let ot=B-N;const vt=Zt=>{const _t=st(Zt,D,ct,pt.get(Zt)??null),on=(0,w.
$$)(_t)<ot?_t:`${it(Zt,D)}</p>`;return ot-=(0,w.$$)(on)+j,on},It=(0,s.R4)(_,B-N,j,vt),Kt=K.length-It.length;return Kt>0?[...It,`<p>${(0,n.jP)(Kt,"cause",D)}</p>`]:
It}function st(O,D,B,K){const{findings:_,message:ct,help:pt}=O,ot=_.length>1&&_[0]?.exclude!==void 0,It=[ft(O,D),ht(O),Pt(O,D)].filter(on=>on!==""),{lines:Kt,list:Zt,
rest:_t}=K===null?Z(O,D,B):{lines:[`The same hosts as for ${K}`],list:[],rest:[]};return[it(O,D),...Kt.map(on=>`<br>${on}`),...ct===null?[]:[`<br>${(0,E.Iu)((0,y.
h$)(ct,R))}`],...pt===null||ot?[]:[tt(pt)],...It.length===0?[]:[`<br><sub>${It.join(" ")}</sub>`],"</p>",...Zt.length===0?[]:[(0,s.MB)(Zt)],..._t].join(`
`)}function Z(O,D,B){const{findings:K,message:_}=O,ct=F(K,D),pt=_!==null&&(0,A.hs)(O)&&O.hosts.length===1,ot=_!==null||(0,A.hs)(O),vt=ct&&!pt?[`In ${o(K,D,ot)}`]:
[],It=ct&&ot?f(K,D,B/2):[];if(ct&&_!==null&&!(0,A.hs)(O))return{lines:vt,list:[],rest:It};const Kt=(0,A.S3)(O),Zt=_===null?W:(0,A.hs)(O)?L:Y,_t=Kt.slice(0,Zt).map(
wn=>$t(wn,O,D)),on=_===null||_t.length===0?[]:[_t.join(", ")],yn=ct?B/2:B;return{lines:[...on,...vt],list:_===null?_t:[],rest:[...ut(O,Kt.slice(Zt),D,yn),...It]}}
const tt=O=>`<br><b>Help:</b> ${(0,y.h$)(O,R)}`;function it(O,D){const{severity:B,code:K,title:_}=O,ct=(0,A.pq)(O),pt=ct>1?`${(0,E.px)(ct,(0,A.a2)(O))}: `:"";return`\
<p>${n.rC[B]} <b>${pt}${_}</b> (${(0,n._h)(K,K,D)})`}function $t(O,D,B){return"file"in O?(0,n.u_)(O,B):D.message===null?rt(O,D,B):At(O,D.hosts.length===1,B)}function At(O,D,B){
const[K]=O,_=K?.host?(0,y.D9)((0,h.nx)(K.host)):"",ct=K?.isHostNew?[E.dy]:[];if(D){const vt=(0,a.yv)(O).settings.map(n.Su),It=F(O,B)?o(O,B):q(O,H,B),Zt=(F(O,B)?
[...vt,It]:[It,...vt]).filter(_t=>_t!=="").join(", ");return`${_}${Zt===""?"":` in ${Zt}`}${ct.map(_t=>` (${_t})`)}`}const ot=[...ct,yt(O,B)].filter(vt=>vt!=="").
join("; ");return ot===""?_:`${_} (${ot})`}const yt=(O,D)=>F(O,D)?(0,E.px)((0,a.eb)(O).length,"repository"):q(O,x,D).replace(/ places?$/,""),F=(O,{context:D})=>(0,a.
mj)(O,D.repositories.length)!=="";function q(O,D,B){const{lines:K,leftOut:_}=(0,a.yv)(O);return K.length===0?"":(0,n.EP)(K,D,B,_)}function rt(O,D,B){const K=(0,A.
hs)(D)?At(O,!1,B):q(O,x,B);return O.map(({problem:_})=>{const ct=(0,y.h$)(_.message,C),pt=D.help===null&&_.help?tt(_.help):"";return`${K===""?(0,E.Iu)(ct):`${K}\
: ${ct}`}${pt}`}).join("<br>")}function ut(O,D,B,K){const _=O.message===null?"finding":(0,A.a2)(O),{leftOut:ct}=(0,A.hs)(O)?{leftOut:0}:(0,a.yv)(O.findings),pt=D.
length+ct;if(pt===0)return[];if(B.isBrief)return[`<p>${(0,n.jP)(pt,_,B)}</p>`];const ot=(0,s.R4)(D,K,j,Kt=>$t(Kt,O,B)),vt=pt-ot.length,It=O.message===null?(0,s.
MB)(ot):`<p>${ot.join(", ")}</p>`;return[(0,s.TM)((0,E.px)(pt,`more ${_}`),[...ot.length===0?[]:[It],...vt>0?[`<p>${(0,n.jP)(vt,_,B)}</p>`]:[]])]}function ft({affects:O},{
context:{clients:D}}){const B=(0,E.od)(O,D);return B===""?"":`Affects ${B}.`}function ht(O){const B=(0,A.hs)(O)&&O.hosts.length===1&&O.message!==null?[]:(0,a.yv)(
O.findings).settings;return B.length===0?"":`Required by ${B.map(n.Su).join(", ")}.`}function Pt({hosts:[O,D],severity:B},{context:K}){const _=O===void 0||D!==void 0?
null:K.history?.get(O),ct=_&&B==="error"?(0,$.kW)(_):null;return ct===null?"":`${(0,E.Iu)(ct)}.`}var St=t(1064),Dt=t(1505);const zt=20,Yt=20,nn=["fails","warns",
"works"];function qt(O,D,B){const K=O.filter(It=>(0,S.cG)(It)&&!(0,S.JR)(It));if(K.length===0)return"";const _=It=>K.length===1?wt(It,D).join(`
`):cn(It,D),ct=(0,s.R4)(K,B,Yt,_),pt=K.length-ct.length,[ot]=K.length===1?K:[],vt=ot===void 0?`of ${(0,E.px)(K.length,"host")}`:`of ${z(ot)} (${J(ot)})`;return(0,s.
TM)(`Requests, responses and certificates ${vt}`,[...ct,...pt>0?[`<p>${(0,n.jP)(pt,"host",D)}</p>`]:[]])}const cn=(O,D)=>(0,s.TM)(`${n.Gr[(0,S.sG)(O)]} ${z(O)} \
(${J(O)})`,wt(O,D)),z=({visit:O})=>(0,y.D9)((0,h.nx)(O.host)),J=({visit:{attempt:O}})=>`${(0,E.px)(O.hops.length,"request")}, ${(0,M.kJ)(O.timing.totalMs)}`;function wt(O,D){
const{hops:B,certificates:K}=O.visit.attempt;return[jt(O,D),...O.services.length===0?[]:[Vt(O,D)],...B.length===0?[]:[en(B)],...K.length===0?[]:[un(K,D)]]}function jt(O,D){
const B=(0,n.Bm)(D);return["<table>",...[(0,Dt.se)(O,D.context,B),{label:"clients",texts:Gt(O,D)},...(0,Dt.Zc)(O,B),...(0,Dt.o7)(O,B)].flatMap(({label:ct,texts:pt})=>pt.
length===0?[]:[`<tr><td><b>${(0,E.Iu)(ct)}</b></td><td>${pt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Gt=({clients:O},{context:D})=>nn.flatMap(B=>{const K=D.clients.filter(ct=>O[ct]===B),_=K.map(ct=>St.bB[ct]).join(", ");return K.length===0?[]:[`${n.Gr[B]}\
 ${_}`]});function Vt({services:O,servicesLeftOut:D,servicesFrom:B},K){const _=O.slice(0,zt).map(vt=>[(0,y.D9)(vt.id,Dt.tN),Qt(vt)]),ct=O.length-_.length+D,pt=ct>
0?[[`and ${ct} more`,K.rest]]:[],ot=B===null?"URL":`URL, from the host block at ${(0,n.u_)(B,K)}`;return(0,s.I$)(["Service",ot],[..._,...pt])}function Qt(O){switch(O.
kind){case"url":return(0,y.D9)((0,y.cq)(O.url));case"login":{const{client:D,authz:B,token:K,ports:_}=O.login;return[`authz ${(0,y.D9)((0,y.cq)(B??"none"))}`,`to\
ken ${(0,y.D9)((0,y.cq)(K??"none"))}`,`client ${(0,y.D9)(D,Dt.tN)}, ports ${_.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${O.problem.code}`}}function en(O){
const D=O.map((B,K)=>{const _=B.proxy===null?"":`through ${(0,y.D9)((0,y.cq)(B.proxy))}`,ct=B.status===null?"no response":`${B.status} ${(0,y.h$)(B.reason,Dt.tN)}`.
trim();return[String(K+1),(0,y.D9)((0,y.cq)(B.url)),B.mediaType===null?ct:`${ct}<br>${(0,y.D9)(B.mediaType,Dt.tN)}`,(0,E.Rk)(B.authorization),B.address===null?_:
(0,y.D9)(B.address,Dt.tN),(0,M.kJ)(B.ms).replace(" ","&nbsp;")]});return(0,s.I$)(["Hop","Request","Response","Token","Address","Time"],D,[0,5])}function un(O,{context:D}){
const B=O.map(({host:K,subject:_,issuer:ct,expires:pt})=>[(0,y.D9)(K,Dt.tN),(0,y.h$)((0,M.nO)(pt,D.startedAt)),(0,y.D9)(_,Dt.tN),(0,y.D9)(ct,Dt.tN)]);return(0,s.
I$)(["TLS certificate","Valid until","Subject","Issuer"],B)}var ln=t(7361);const V=10,nt=40,Mt=20,mt=3,Tt=40,xt=80,Rt=1/5;function Ct(O,D,B){const{history:K}=D.
context,_=(0,$.U4)(O,D.context),ct=D.isBrief?_.filter($.wz):_;if(ct.length===0)return _.length===0&&(K?.size??0)>0&&!D.isBrief?["<p><b>History</b>: 1 run so far\
</p>"]:[];const pt=D.isBrief?V:nt,ot=Nt(ct),vt=(0,s.R4)(ct.slice(0,pt),B*(1-Rt),xt,Kt=>Bt(Kt,ot,D)),It=vt.slice(V);return[`<p><b>History</b>: ${Ft(_)}</p>`,Lt(vt.
slice(0,V),ot),...It.length===0?[]:[(0,s.TM)((0,E.px)(It.length,"more host"),[Lt(It,ot)])],`<p><sub>${an(ct.slice(0,vt.length))}</sub></p>`,...dn(ct.slice(vt.length),
D),...fn(ct,D,B*Rt)]}function Ft(O){const D=Math.max(...O.map(({history:_})=>_.recent.length)),B=O.filter($.wz).length;if(B===0)return`no failure in the last ${(0,E.
px)(D,"run")}`;const K=O[0]?.history.recent.filter(({outcome:_})=>_==="fails").length;return O.length===1?`${K} of the last ${(0,E.px)(D,"run")} failed`:`${B} o\
f ${O.length} hosts failed in the last ${(0,E.px)(D,"run")}`}function Nt(O){const D=O.flatMap(({history:B})=>(0,$.H6)(B).map(K=>K.days));return[...new Set(D)].toSorted(
(B,K)=>B-K)}const Lt=(O,D)=>(0,s.I$)(["Host",...D.map(B=>`Uptime<br>${B}&nbsp;days`),"Latency<br>30&nbsp;days"],O,D.map((B,K)=>K+1).concat(D.length+1));function Bt({
host:O,history:D},B,{isBrief:K}){const _=(0,S.sG)(O),ct=K?null:(0,$.XQ)(D),pt=new Map((0,$.H6)(D).map(vt=>[vt.days,vt])),{latency:ot}=D;return[[`${n.Gr[_]}&nbsp\
;${(0,s.rm)((0,h.nx)(O.visit.host))}`,sn(D.recent),...ct===null?[]:[`<sub>${(0,y.js)(ct)}</sub>`]].join("<br>"),...B.map(vt=>{const It=pt.get(vt);return It===void 0?
"":Wt((0,ln.mc)(It)??"",(0,E.px)(It.runs,"run"))}),ot===null?"":Wt((0,M.kJ)(ot.medianMs),`p95 ${(0,M.kJ)(ot.p95Ms)}`)]}const Wt=(O,D)=>`${O}<br><sub>${D}</sub>`.
replaceAll(" ","&nbsp;"),sn=O=>`<code role="img" aria-label="${(0,ln._N)(O)}">${(0,$.qX)(O)}</code>`;function an(O){return`The newest run is at the right. ${(0,$.
MC)(O).map(([B,K])=>`<code>${B}</code>&nbsp;${K}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) of discove\
ry.`}function dn(O,D){if(O.length===0)return[];const B=O.every(({history:ct})=>ct.uptime.every(({good:pt,runs:ot})=>pt===ot)),K=D.isBrief?n.xy:"in the history f\
ile",_=B?", all without a failure in this time":` ${K}`;return[`<p>and ${(0,E.px)(O.length,"more host")}${_}</p>`]}function fn(O,D,B){const K=O.flatMap(({host:ot,
history:vt})=>vt.incidents.map(It=>({host:ot,incident:It}))).toSorted((ot,vt)=>ot.incident.from<vt.incident.from?1:-1);if(K.length===0)return[];const _=(0,s.R4)(
K.slice(0,Mt),B,xt,({host:ot,incident:vt})=>[(0,s.rm)((0,h.nx)(ot.visit.host)),(0,y.js)((0,M.QN)(vt.from)),(0,ln.QY)(vt,D.context.startedAt),String(vt.runs),hn(
vt)]),pt=K.length-_.length>0?`The last ${_.length} incidents`:(0,E.px)(_.length,"incident");return _.length===0?[]:[(0,s.TM)(pt,[(0,s.I$)(["Host","From","Durati\
on","Runs","Problems"],_,[3])])]}function hn({codes:O}){const D=O.slice(0,mt).map(B=>(0,y.D9)(B,Tt));return(0,E.K4)(D,mt,O.length-D.length)}const mn=4,pn=2,vn=3,
kn=60;function gn(O,D,B,K){const _=O.filter(It=>(0,S.sG)(It)===D);if(_.length===0)return"";const ct=D==="works"&&O.some(It=>(0,S.sG)(It)==="warns"),pt=jn(_,D,ct?
" without warnings":"");if(B.isBrief)return`<p>${pt}</p>`;const ot=(0,s.R4)(_,K,kn,It=>Ln(It,B)),vt=_.length-ot.length;return(0,s.TM)(pt,[...ot.length===0?[]:[(0,s.
I$)(["Host","Required by",D==="works"?"Services":"Reason"],ot)],...vt>0?[`<p>${(0,n.jP)(vt,"host",B)}</p>`]:[]])}function jn(O,D,B){const K=O.slice(0,vn).map(({
visit:pt})=>(0,y.D9)((0,h.nx)(pt.host))),_=(0,E.K4)(K,vn,O.length-K.length),ct=O.length===1?`${_} ${S.nx[D]}${B}`:`<b>${(0,E.px)(O.length,"host")}</b> ${S.nx[D]}${B}\
: ${_}`;return`${n.Gr[D]} ${ct}`}function Ln(O,D){const B=O.requirements.flatMap(_=>_.because),{discovery:K}=O.visit.attempt;return[`${(0,s.rm)((0,h.nx)(O.visit.
host))}${O.isNew?`<br><sub>${E.dy}</sub>`:""}`,B.length===0?"":Sn(B,D),(0,S.JR)(O)&&K.kind==="skipped"?K.problem.title:(0,Dt.Yj)(O,(0,n.Bm)(D))]}function Sn(O,D){
const{places:B,isOfRepositories:K}=(0,a.rv)(O),_=ot=>(0,n.u_)(ot,D);if(!K)return(0,a.Ky)(O,mn,_);const ct=B.slice(0,pn).map(_).join(", "),pt=B.length>pn?", \u2026":
"";return`${(0,E.px)(B.filter(a.cC).length,"repository")}: ${ct}${pt}`}var Xt=t(4148);const Cn=40,Mn=80,On=O=>(0,Xt.fi)(O,D=>(0,s.hn)((0,a.II)(D))),Tn=(O,D)=>(0,y.
D9)(O,D).replaceAll(" ","&nbsp;"),En=(O,D)=>{const B=({code:K,title:_})=>(0,n._h)(K,_,D);return(0,Xt.ij)([(0,Xt.eX)(B)],O)};function An(O,D,B){const{wrong:K,good:_}=(0,Xt.
jB)(O),ct=K.length>1||D.isBrief?In(K,D,B/2):[],pt=B-(0,w.$$)(ct.join("")),ot=wn=>b(wn,D),vt=D.isBrief||D.context.repositories.length>1,It=D.isBrief?[]:vt?K:[...K,
..._],Kt=(0,s.R4)(It,pt,Mn,ot),Zt=It.length-Kt.length,_t=[...ct,...Kt.slice(0,K.length)],on=Kt.slice(K.length),yn=on.length<=Xt.LC?on:[(0,s.TM)(k(_),on)];return[
...ct.length>0?[(0,s.TM)($n(K),_t)]:_t,...vt&&_.length>0?[`<p>${k(_)}</p>`]:yn,...Zt>0?[`<p>${(0,n.jP)(Zt,"root module",D)}</p>`]:[]]}function In(O,D,B){const K=(0,Xt.
cZ)(O);if(K.length===0)return[];const _=K.map(({row:ot})=>ot),ct=St.Du.filter(ot=>O.some(vt=>vt.clients.includes(ot))),pt=[...En(_,D),(0,Xt.ie)(K,On),...(0,Xt.ns)(
{clients:ct,rows:_},Tn)];return[Rn(_,{clients:ct},pt,D,B)]}function Rn(O,D,B,K,_){const ct=(0,s.R4)(O.slice(0,Cn),_,Mn,ot=>[Q(ot,D,K),...B.map(({cell:vt})=>vt(ot))]),
pt=O.length-ct.length;return(0,s.I$)(["Module or provider",...B.map(({title:ot})=>(0,E.Iu)(ot))],pt>0?[...ct,[(0,n.jP)(pt,"row",K)]]:ct)}function $n(O){const D=(0,Xt.
qj)(O[0]??{rows:[]}),B=O.slice(0,Xt.LC).map(On),K=(0,E.K4)(B,Xt.LC,O.length-B.length);return O.length===1?`${n.Gr[D]} <b>${K}</b>: ${Xt.pJ[D]}`:`${n.Gr[D]} <b>${(0,E.
px)(O.length,"root module")}</b> with errors or warnings: ${K}`}function k(O){const D=O.flatMap(B=>B.rows);return`${n.Gr[(0,Xt.Fg)(D)]} <b>${(0,E.px)(O.length,"\
root module")}</b>: ${(0,Xt.nS)(D)}`}function b(O,D){const B=(0,Xt.qj)(O),{wrong:K,good:_}=(0,Xt.P)(O),ct=[...K,..._],pt=[...En(ct,D),...(0,Xt.ns)({...O,rows:ct},
Tn)],ot=B==="works"?(0,Xt.nS)(O.rows):Xt.pJ[B];return(0,s.TM)(`${n.Gr[(0,Xt.Fg)(O.rows)]} <b>${On(O)}</b>: ${ot}`,[Rn(ct,O,pt,D,Number.POSITIVE_INFINITY)])}function Q(O,D,B){
const K=`${n.Gr[(0,Xt.Fg)([O])]}&nbsp;<b>${(0,s.hn)((0,Xt.mC)(O,D))}</b>`,[_]=O.places,ct=[...O.kind==="module"&&O.source!==O.address?[(0,s.hn)(O.source)]:[],..._===
void 0?[]:[(0,n.u_)(_,B)]];return ct.length===0?K:`${K}<br><sub>${ct.join(" at ")}</sub>`}const et=2e5,lt={notes:6e3,causes:45e3,repositories:14e3,history:24e3,
roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},at=["causes","unchecked","repositories","history","roots","evidence","passed","skipped",
"notices","notes"],dt=1e3,gt=10,Et=5,bt=600,kt=100,Ht=7,Ut=(O,D)=>Jt(O,{context:D,rest:n.h,isBrief:!1},{head:`## ${xn(O,D)}`,foot:`tf-disco ${(0,y.js)(D.version)}\
, started ${(0,y.js)((0,M.QN)(D.startedAt))}.`,maxBytes:et});function Jt(O,D,{head:B,foot:K,maxBytes:_}){const ct=rn(O,D),pt=new Map;let ot=_-dt-(0,w.$$)(B+K);for(const[
Kt,Zt]of Object.entries(lt)){const on=ct[Kt](Math.min(Zt,ot)).filter(wn=>wn!=="").join(`

`),yn=(0,w.$$)(on)<=ot;yn&&(ot-=(0,w.$$)(on)),pt.set(Kt,yn?on:`<p>More ${D.rest}</p>`)}const vt=at.map(Kt=>pt.get(Kt)??"").filter(Kt=>Kt!==""),It=!D.isBrief&&vt.
some(n.ze)?`${K} ${tn(D)}`:K;return`${[B,...vt,`<sub>${It}</sub>`].join(`

`)}
`}function rn(O,D){const B=(0,S.md)(O.hosts),K=B.filter(({findings:ot})=>ot.length===0),_=({severity:ot})=>ot==="notice",ct=O.findings.filter(_),pt=O.findings.filter(
ot=>!_(ot));return{notes:ot=>[Pn(O,D,ot)],causes:ot=>G(pt,D,ot),repositories:ot=>[u(O.files,D,ot)],history:ot=>Ct(O,D,ot),roots:ot=>An(O.roots,D,ot),evidence:ot=>D.
isBrief?[]:[qt(B,D,ot)],unchecked:ot=>[gn(K,"unchecked",D,ot)],passed:ot=>[gn(B,"works",D,ot)],skipped:ot=>[gn(B,"skipped",D,ot)],notices:ot=>D.isBrief?[]:[Nn(ct,
D,ot)]}}function tn({context:O}){const D=O.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,y.js)(D)}">kept as an artifact</a>.`}function Nn(O,D,B){if(O.length===0)return"";const K=`${n.rC.notice} ${(0,E.px)(O.length,"notice")}`;
return(0,s.TM)(K,G(O,D,B))}function Pn(O,D,B){const K=(0,T.h$)(O,D.context).map(vt=>`${(0,E.Iu)((0,y.h$)(vt,bt))}.`),_=(0,s.R4)(K,B,gt,vt=>vt),ct=_.slice(0,Et),
pt=D.isBrief?[]:_.slice(Et),ot=K.length-ct.length-pt.length;return[`<p>${ct.join("<br>")}</p>`,...pt.length===0?[]:[(0,s.TM)((0,E.px)(pt.length,"more remark"),[
`<p>${pt.join("<br>")}</p>`])],...ot>0?[`<p>${(0,n.jP)(ot,"remark",D)}</p>`]:[]].join(`
`)}const xn=(O,D)=>`${Dn(O)} ${(0,E.Iu)((0,S.$N)(O,D))}`;function Dn(O){const D=O.findings.some(({severity:K})=>K!=="notice"),B=O.hosts.length===0?"skipped":"wo\
rks";return n.Gr[O.passed?D?"warns":B:"fails"]}function bn({url:O,workflow:D,job:B,commit:K}){const _=D.split("/").at(-1)??"";return[`<a href="${(0,y.js)(O)}">${(0,y.
D9)(_===""?"this run":_,kt)}</a>`,...B===""?[]:[`job ${(0,y.D9)(B,kt)}`],...K===""?[]:[`commit ${(0,y.D9)(K.slice(0,Ht))}`]].join(", ")}}),8373:((Ot,X,t)=>{t.d(
X,{Bm:()=>m,EP:()=>e,Gr:()=>$,Su:()=>g,_h:()=>p,b_:()=>l,h:()=>y,jP:()=>s,rC:()=>A,u_:()=>r,xy:()=>h,ze:()=>i});var M=t(5143),S=t(4503),E=t(4120),w=t(8884),T=t(
8641);const y="in the JSON report",h="in the job summary",A={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},$={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},a="&nbsp;more ",s=(o,f,{rest:u})=>`and ${o}${a}${o===1?f:(0,E._l)(f)} ${u}`,i=o=>o.includes(a),e=(o,f,u,d=0)=>(0,w.
Ky)(o,f,v=>r(v,u),d).replace(/ more (?=places?$)/,a),n=600,r=(o,f)=>typeof o=="string"?g(o):c(o,(0,w.eo)(o),f),l=(o,f)=>c(o,(0,w.eo)({...o,file:(0,M.bH)(o.file).
path}),f);function c(o,f,{context:u}){const d=`<code>${(0,T.js)(f).replaceAll("/","/<wbr>")}</code>`,v=(0,S.uM)(o,u);return v===null||v.length>n?d:`<a href="${(0,T.
js)(v,n)}">${d}</a>`}const g=o=>o.endsWith(" input")?`the ${(0,T.D9)(o.replace(/ input$/,""))} input`:(0,T.D9)(o),p=(o,f,{context:u})=>`<a href="${(0,T.js)(`${u.
docsUrl}#${o}`)}">${f}</a>`,m=o=>({value:T.D9,prose:T.h$,because:f=>r(f,o)})}),733:((Ot,X,t)=>{t.d(X,{W:()=>y,n:()=>S});const M=/^[ -~]*$/;function S(h){if(M.test(
h))return h.length;let A=0;for(const $ of h)A+=E($);return A}function E(h){return M.test(h)?1:w(h)?0:new RegExp("\\p{Regional_Indicator}","u").test(h)?1:T(h)?2:
1}const w=h=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(h),T=h=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(h);function y(h,A,$){let[a,s]=["",0];for(const i of h){const e=E(i),n=s+e;if(s>=A&&n<=$&&(e>0||s>A)?a+=i:a+=" ".repeat(Math.max(0,Math.min(n,$)-Math.max(s,
A))),s=n,s>$)break}return a}}),7146:((Ot,X,t)=>{t.d(X,{ky:()=>s,nI:()=>E,qt:()=>A,wW:()=>$});var M=t(733);const S={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function E(e,n,r){return r.colour?`\x1B[${S[n]}m${e}\x1B[0m`:e}const w=(e,n,{hyperlinks:r})=>n===void 0||!r?e:`\x1B]8;;${n}\x1B\\${e}\x1B]8;;\x1B\\`,T=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
y=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,h=5001;function A(e){const{FORCE_HYPERLINK:n,TERM:r="",TERM_PROGRAM:l="",VTE_VERSION:c}=e;
return n?n!=="0":e.CI||e.NO_COLOR||r==="dumb"?!1:Number(c)>=h||T.test(l)||y.test(r)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(g=>e[g])}function $(e,n){const r="\
 ".repeat(e.indent),l=e.label.padEnd((e.column??0)-1),c=" ".repeat(e.indent+(e.column??2)),[g="",...p]=i(n.withFlags?.(e.text)??e.text,{first:n.width-r.length-l.
length-1,others:n.width-c.length}),m=w(E(l,e.style,n),e.url,n),o=a(g,e.linked,n);return[`${r}${m} ${o}`.trimEnd(),...p.map(f=>`${c}${f}`)]}function a(e,n,r){return!n?.
url||!e.startsWith(n.text)?e:`${w(n.text,n.url,r)}${e.slice(n.text.length)}`}function s(e,{width:n,withFlags:r}){const[l="",...c]=i(r?.(e)??e,{first:n,others:n-
2});return[l,...c.map(g=>`  ${g}`)]}function i(e,n){const r=[];let l="",c=0;for(const g of e.split(" ")){const p=r.length===0?n.first:n.others,m=(0,M.n)(g);l!==
""&&c+1+m>p?(r.push(l),l=g,c=m):(c=l===""?m:c+1+m,l=l===""?g:`${l} ${g}`)}return[...r,l]}}),6536:((Ot,X,t)=>{t.d(X,{S5:()=>Tn,MV:()=>En,K8:()=>An});var M=t(2389),
S=t(2796),E=t(5102),w=t(4120),T=t(5955),y=t(6763),h=t(8641),A=t(1831),$=t(4503),a=t(8884),s=t(733),i=t(7146);const e=160,n=12,r="    ",l=/##\w*\[/;function c({place:k,
before:b,literal:Q,after:et},lt,at){const dt=" ".repeat(`  ${k.line}`.length),gt=Math.min(at.width,e)-dt.length-3;if(gt<n)return[];const Et=g(b+Q+et),bt=Et(b+Q+
et),kt=(0,s.n)(bt)<=gt?0:Et(b).search(/[^ ]|$/),Ht=bt.slice(kt),Ut=(0,s.n)(Et(b))-kt,Jt=(0,s.n)(Et(b+Q))-kt,{from:rn,to:tn,text:Nn}=p(Ht,Ut,Math.max(Jt,Ut+1),gt),
Pn=(0,i.nI)("|","dim",at),xn="^".repeat(Math.max(1,Math.min(Jt,tn)-Math.max(Ut,rn))),Dn=" ".repeat(Math.max(Ut,rn)-rn);return[`${(0,i.nI)(`  ${k.line}`,"dim",at)}\
 ${Pn} ${Nn}`.trimEnd(),`${dt} ${Pn} ${Dn}${(0,i.nI)(xn,lt,at)}`]}function g(k){const b=Q=>(0,h.RK)(Q.replaceAll("	",r),Number.POSITIVE_INFINITY);return l.test(
b(k))?Q=>b(Q).replaceAll(/(?<=#)#/g," #"):b}function p(k,b,Q,et){const lt=(0,s.n)(k);if(lt<=et)return{from:0,to:et,text:k};const at=Math.max(0,et-2-(Q-b)),dt=Q<
et?0:Math.max(0,b-1-Math.ceil(at*2/3)),gt=lt-dt<=et,Et=dt+et,bt=(0,s.W)(k,dt===0?0:dt+1,gt?Et:Et-1),kt=`${dt===0?"":"\u2026"}${bt}${gt?"":"\u2026"}`;return{from:dt,
to:gt?Et:Et-1,text:kt}}var m=t(1505),o=t(7574);const f=20,u=6,d=13,v={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},I={error:v.fails,warning:v.warns,notice:{sign:"\xB7",style:"blue"}},R={value:h.
RK,prose:h.RK,because:a.eo};function H(k,b){const Q=(0,E.sG)(k),{sign:et,style:lt}=v[Q],at=[...(0,E.cG)(k)?L(k,b.context):[],...(0,m.o7)(k,R)],dt=`${E.nx[Q]}${k.
isNew?` (${w.dy})`:""}: ${x(k)}`;return[...(0,i.wW)({indent:0,label:`${et} ${C(k.visit.host)}`,style:lt,text:dt},b),...at.flatMap(gt=>Y(gt,b))].map(h.BP).join(`\

`)}const C=k=>{const b=(0,A.nx)(k);return b===k?(0,h.RK)(k):`${(0,h.RK)(b)} (${(0,h.RK)(k)})`};function x(k){const{discovery:b}=k.visit.attempt,Q=(0,E.QK)(k);return Q.
length>0?(0,w.K4)([...new Set(Q.map(et=>et.problem.code))],u):b.kind==="skipped"?b.problem.code:(0,m.Yj)(k,R)}function L(k,b){const{hops:Q,certificates:et}=k.visit.
attempt;return[(0,m.se)(k,b,R),{label:"response",texts:Q.map(W)},{label:"services",texts:U(k)},...(0,m.Zc)(k,R),{label:"certificate",texts:et.map(lt=>j(lt,b))}]}
const Y=({label:k,texts:b},Q)=>b.flatMap((et,lt)=>{const at=lt===0?k:"";return(0,i.wW)({indent:2,label:at,style:"dim",column:d,text:et},Q)});function W(k){const b=k.
status===null?"none":`${k.status} ${(0,h.RK)(k.reason,m.tN)}`,Q=k.status===null?"after":"in",et=[...k.mediaType===null?[]:[(0,h.RK)(k.mediaType,m.tN)],...k.address===
null?[]:[`at ${(0,h.RK)(k.address,m.tN)}`],...k.proxy===null?[]:[`through ${(0,h.RK)((0,h.cq)(k.proxy))}`],...k.authorization==="none"?[]:[`token ${(0,w.Rk)(k.authorization)}`]],
lt=et.length===0?"":` (${et.join("; ")})`;return`${b.trim()} from ${(0,h.RK)((0,h.cq)(k.url))} ${Q} ${(0,o.kJ)(k.ms)}${lt}`}function U({services:k,servicesLeftOut:b}){
const Q=k.slice(0,f),et=k.length-Q.length+b;return[...Q.map(P),...et>0?[`and ${et} more`]:[]]}function P(k){const b=(0,h.RK)(k.id,m.tN);switch(k.kind){case"url":
return`${b} ${(0,h.RK)((0,h.cq)(k.url))}`;case"login":{const{authz:Q,token:et}=k.login,lt=[Q,et].map(at=>(0,h.RK)((0,h.cq)(at??"none")));return`${b} authz ${lt.
join(", token ")}`}case"problem":return`${b}: ${k.problem.code}`}}function j(k,b){const{host:Q,subject:et,issuer:lt,expires:at}=k,dt=(0,h.RK)((0,o.nO)(at,b.startedAt));
return`${(0,h.RK)(Q,m.tN)} valid until ${dt}; subject ${(0,h.RK)(et,m.tN)}, issuer ${(0,h.RK)(lt,m.tN)}`}const N=4,G={places:6,messages:5,frames:S.Wi},st={places:3,
messages:2,frames:1},Z=1e3;function tt(k,b,Q){const{severity:et,code:lt,title:at,message:dt}=k,gt=(0,h.RK)(dt??at,Z),Et=`${b.context.docsUrl}#${lt}`,{style:bt}=I[et],
kt=it(k,Q)??[...Pt(k.hosts.length>1?"hosts":"host",$t(k),b),...At(k,b,Q),...ht(k,b)],Ht=ft(k.findings)?"":k.help??"";return[...(0,i.wW)({indent:0,label:`${et}[${lt}\
]:`,style:bt,url:Et,text:gt},b),...kt,...Pt("help",(0,h.RK)(Ht,Z),b),...Pt("affects",(0,w.od)(k.affects,b.context.clients),b)].map(h.BP).join(`
`)}function it(k,{codes:b}){const{hosts:Q,message:et,code:lt,findings:at}=k;if(Q.length<2||et===null)return null;const{lines:dt}=(0,a.yv)(at),gt=JSON.stringify(
[Q.toSorted(),dt[0],dt.length]),Et=b.get(gt);return Et===void 0&&b.set(gt,lt),Et===void 0?null:[`  hosts: the same ${Q.length} as for ${Et}`]}function $t({hosts:k,
findings:b,message:Q}){const[et]=k;if(k.length===1&&et!==void 0&&Q?.includes((0,A.nx)(et))&&b[0]?.isHostNew!==!0)return"";const at=(0,w.Ku)(k,N).map(dt=>{const gt=b.
filter(kt=>kt.host===dt),Et=k.length>1?(0,a.eb)(gt).length:0,bt=[...gt.some(({isHostNew:kt})=>kt)?[w.dy]:[],...Et>1?[(0,w.px)(Et,"repository")]:[]];return`${C(dt)}${bt.
length===0?"":` (${bt.join(", ")})`}`});return(0,w.K4)(at,k.length,k.length-at.length)}function At(k,b,Q){const{frames:et}=yt(k),lt=F(k),at=(0,S.cr)(k).length-lt.
length;return[...lt.flatMap(({message:dt,findings:gt,first:Et},bt)=>{const kt=q(Et,k.message===null?dt:"",b);return bt>=et?kt:[...kt,...rt(Et,k,b,Q),...Pt("help",
(0,h.RK)(ut(k,gt),Z),b)]}),...at>0?[`  and ${(0,w.px)(at,"more message")} in the JSON report`]:[]]}const yt=({hosts:k,findings:b})=>k.length>1||ft(b)?st:G,F=k=>(0,w.
Ku)((0,S.cr)(k),yt(k).messages).map(([b,Q])=>({message:b,findings:Q,first:(0,a.tN)(Q)}));function q(k,b,Q){if(k===null&&b==="")return[];const et=k===null?"-":"-\
->",lt=k===null?"":(0,a.R3)(k),at=[lt,(0,h.RK)(b,Z)].filter(gt=>gt!=="").join(": "),dt={text:lt,url:k&&(0,$.uM)(k,{...Q.context,links:null})};return(0,i.wW)({indent:2,
label:et,style:"dim",text:at,linked:dt},Q)}function rt(k,{severity:b},Q,{lines:et}){if(k===null)return[];const{file:lt,line:at,column:dt}=k,gt=Q.context.sources.
find(Et=>Et.place.file===lt&&Et.place.line===at&&Et.place.column===dt);return gt===void 0||et.has(gt)?[]:(et.add(gt),c(gt,I[b].style,Q))}function ut({help:k,findings:b},Q){
return k!==null||ft(b)?"":Q[0]?.problem.help??""}const ft=([k,b])=>k?.exclude!==void 0&&b!==void 0;function ht(k,b){const{findings:Q}=k,{lines:et,settings:lt,leftOut:at}=(0,a.
yv)(Q),dt=(0,a.oN)(et,F(k).map(({first:Et})=>Et)),gt=yt(k).places;return[...Pt("hits",(0,a.mj)(Q,b.context.repositories.length),b),...Pt("also at",(0,a.Ky)(dt,gt,
void 0,at),b),...Pt("required by",(0,a.Ky)(lt,gt),b)]}const Pt=(k,b,Q)=>b===""?[]:(0,i.wW)({indent:2,label:`${k}:`,style:"dim",text:b},Q);var St=t(4148),Dt=t(1064);
const zt=20,Yt=3,nn="  ",qt=k=>(0,St.fi)(k,a.II);function cn(k,b){const{wrong:Q}=(0,St.jB)(k);return Q.length>St.LC?[z(k,Q,b)]:Q.map(et=>{const lt=(0,St.P)(et),
at=[...lt.wrong,...lt.good],dt=J((0,St.ns)({...et,rows:at.slice(0,zt)},h.RK),at),gt=qt(et);return wt({outcome:(0,St.qj)(et),name:gt,root:et,rows:at,columns:dt},
b)})}function z(k,b,Q){const et=(0,St.cZ)(k),lt=et.map(({row:kt})=>kt),at=Dt.Du.filter(kt=>b.some(Ht=>Ht.clients.includes(kt))),dt=(0,St.ns)({clients:at,rows:lt.
slice(0,zt)},h.RK),gt=J([(0,St.ie)(et,qt),...dt],lt),Et=(0,St.qj)({rows:lt}),bt=(0,w.px)(b.length,"root module");return wt({outcome:Et,name:bt,root:{clients:at},
rows:lt,columns:gt},Q)}const J=(k,b)=>[...k,...(0,St.ij)([(0,St.eX)(({code:Q})=>Q)],b)];function wt({outcome:k,name:b,root:Q,rows:et,columns:lt},at){const{sign:dt,
style:gt}=v[k],Et=et.filter(Ut=>(0,St.Mm)(Ut)===k),bt=[...new Set(Et.map(Ut=>(0,h.RK)((0,St.mC)(Ut,Q))))],kt=`${St.pJ[k]} for ${(0,w.K4)(bt,Yt)}`,Ht=et.length-zt;
return[`${(0,i.nI)(dt,gt,at)} ${(0,i.nI)(b,"bold",at)}: ${kt}`,...jt(et.slice(0,zt).map(Ut=>({sign:v[(0,St.Fg)([Ut])],cells:[(0,h.RK)((0,St.mC)(Ut,Q)),...lt.map(
({cell:Jt})=>Jt(Ut))]})),["module or provider",...lt.map(({title:Ut})=>Ut)],at),...Ht>0?[`  and ${Ht} more in the JSON report`]:[]].map(h.BP).join(`
`)}function jt(k,b,Q){const et=b.map((dt,gt)=>Math.max(...[dt,...k.map(({cells:Et})=>Et[gt])].map(Gt)));if(et.reduce((dt,gt)=>dt+nn.length+gt,nn.length)>Q.width)
return k.flatMap(({sign:{sign:dt,style:gt},cells:[Et="",...bt]})=>{const kt=bt.flatMap((Ut,Jt)=>Ut===""?[]:[`${b[Jt+1]} ${Ut}`]),Ht=`${Et}: ${kt.join("; ")}`;return(0,i.
wW)({indent:2,label:dt,style:gt,text:Ht},Q)});const at=dt=>dt.map((gt,Et)=>gt+" ".repeat((et[Et]??0)-Gt(gt))).join(nn).trimEnd();return[`    ${(0,i.nI)(at(b),"d\
im",Q)}`,...k.map(({sign:{sign:dt,style:gt},cells:Et})=>`  ${(0,i.nI)(dt,gt,Q)} ${at(Et)}`)]}const Gt=(k="")=>Array.from(k).length;function Vt(k,b){const Q=k.flatMap(
Et=>Et.rows),{sign:et,style:lt}=v[(0,St.Fg)(Q)],[at]=k,gt=`${k.length===1&&at!==void 0?qt(at):(0,w.px)(k.length,"root module")}: ${(0,St.nS)(Q)}`;return(0,i.wW)(
{indent:0,label:et,style:lt,text:gt},b).map(h.BP).join(`
`)}const Qt=3,en=4,un=1e3;function ln({hosts:k,roots:b},Q){const et=Map.groupBy(k,E.sG),lt=(et.get("unchecked")??[]).filter(({findings:dt})=>dt.length===0),{good:at}=(0,St.
jB)(b);return[...V("unchecked",lt,Q),...V("skipped",et.get("skipped")??[],Q),...V("works",et.get("works")??[],Q),...at.length>0?[Vt(at,Q)]:[]]}function V(k,b,Q){
const et=kt=>H(kt,Q);if(b.length<=Qt)return b.map(et);const{sign:lt,style:at}=v[k],dt=(0,w.Ku)(b,en).map(({visit:kt})=>C(kt.host)),gt=(0,w.K4)(dt,dt.length,b.length-
dt.length),Et=`${(0,w.px)(b.length,"host")} ${E.nx[k]}: ${gt}`;if(!Q.isRunner)return[(0,i.wW)({indent:0,label:lt,style:at,text:Et},Q).map(h.BP).join(`
`)];const bt=kt=>`and ${kt} more in the JSON report`;return[[(0,h.BP)(`${lt} ${Et}`),...(0,w.UV)(b,un,et,bt)].join(`
`)]}function nt(k,b){const Q=(0,a._X)(k),[et]=Q;if(et===void 0)return[];const lt=Ht=>`${(0,h.RK)(Ht.repository)} (${(0,a._5)(Ht)})`,at=(0,w.Ku)(Q,en).map(lt),{sign:dt,
style:gt}=v[et.errors>0?"fails":"warns"],Et=`${(0,w.px)(Q.length,"repository")} with errors or warnings in ${Q.length===1?"its":"their"} own files: ${(0,w.K4)(at,
at.length,Q.length-at.length)}`;if(!b.isRunner||at.length===Q.length)return[(0,i.wW)({indent:0,label:dt,style:gt,text:Et},b).map(h.BP).join(`
`)];const bt=Ht=>`and ${Ht} more in the JSON report`,kt=(0,w.UV)(Q,un,lt,bt);return[[`${dt} ${Et}`,...kt].map(h.BP).join(`
`)]}function Mt(k,b){const Q=(0,E.hm)(k.findings),et=k.hosts.length>Qt||k.findings.length>0,lt=b.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",at=`problem codes are explained at ${b.context.docsUrl}`;return et?[(Q===null||Q==="noti\
ce"?[lt]:[at,lt]).flatMap(gt=>(0,i.ky)(gt,b)).join(`
`)]:[]}var mt=t(7361),Tt=t(4218);const xt=3,Rt=20,Ct=40,Ft=12,Nt=10,Lt=140,Bt=30,Wt="  ",sn=2,an="  ",dn="\xA0";function fn(k,b){const Q=(0,Tt.U4)(k,b.context),
et=Q.length<=xt?Q:Q.filter(({host:Et})=>(0,E.cG)(Et));if(et.length===0)return"";const lt=et.slice(0,Rt),at=et.length-lt.length,dt=mn(lt,b),gt=[`last ${(0,w.px)(
dt.marks,"run")}`,...dt.columns.map(kn)];return[...(0,i.ky)(`history: ${gt.filter(Et=>Et!=="").join(", ")}`,b),...lt.map((Et,bt)=>jn(Et,bt,dt,b)),...at>0?[`  an\
d ${(0,w.px)(at,"more host")} in the history file`]:[],...hn(lt,b)].map(h.BP).join(`
`)}function hn(k,b){const Q=(0,Tt.MC)(k).map(([lt,at])=>`${lt} ${at}`.replaceAll(" ",dn));return(0,i.ky)(Q.join(", "),{...b,width:b.width-Wt.length}).map(lt=>`${Wt}${(0,i.
nI)(lt.trim().replaceAll(dn," "),"dim",b)}`)}function mn(k,b){const Q=Math.max(...k.map(({host:Ut})=>(0,s.n)(C(Ut.visit.host)))),et=Math.min(Ct,Q),lt=Math.max(...k.
map(({history:Ut})=>Ut.recent.length)),at=pn(k),dt=Math.min(b.width,Lt)-Wt.length-sn-an.length,gt=Ut=>at.slice(0,Ut).reduce((Jt,rn)=>Jt-an.length-gn(rn),dt),bt=at.
map((Ut,Jt)=>at.length-Jt).find(Ut=>et+lt<=gt(Ut))??1,kt=gt(bt),Ht=Math.min(lt,Math.max(Nt,kt-et));return{columns:at.slice(0,bt),marks:Ht,name:Math.min(et,Math.
max(Ft,kt-Ht))}}function pn(k){const b=et=>k.map(({history:{latency:lt}})=>lt===null?"-":(0,o.kJ)(lt[et]));return[{title:"uptime in 30 days",cells:k.map(vn)},{title:"\
median latency",cells:b("medianMs")},{title:"95th percentile",cells:b("p95Ms")},{title:"",cells:k.map(({history:et})=>(0,Tt.kW)(et)??"")}].filter(({cells:et})=>et.
some(lt=>lt!==""))}function vn(k){const b=(0,Tt.bW)(k,Bt);return(b&&(0,mt.mc)(b))??"-"}const kn=({title:k})=>k,gn=({cells:k})=>Math.max(...k.map(b=>b.length));function jn({
host:k,history:b},Q,{columns:et,name:lt,marks:at},dt){const{sign:gt,style:Et}=v[(0,E.sG)(k)],bt=(0,Tt.qX)(b.recent.slice(-at)),kt=et.map(Jt=>{const rn=Jt.cells[Q]??
"";return Jt.title===""?rn:rn.padStart(gn(Jt))}),Ht=bt.replace(/\u2573+/g,Jt=>(0,i.nI)(Jt,"red",dt));return[`${Wt}${(0,i.nI)(gt,Et,dt)} ${Ln(C(k.visit.host),lt)}`,
`${" ".repeat(at-bt.length)}${Ht}`,...kt].join(an).trimEnd()}function Ln(k,b){const Q=(0,s.n)(k);return Q<=b?`${k}${" ".repeat(b-Q)}`:`${(0,s.W)(k,0,b-1)}\u2026`}
const Sn=5,Xt=30,Cn=3,Mn=20,On=16e6;function*Tn(k,b){yield`${En(k,b)}
`;let Q=!0;for(const{text:et}of An(k,b)){const lt=et.includes(`
`);yield`${Q||lt?`
`:""}${et}
`,Q=lt}}function En(k,b){const{sign:Q,style:et}=v[k.passed?"works":"fails"],lt=b.isQuiet?[]:(0,y.h$)(k,b.context).slice(0,Sn);return[`${(0,i.nI)(Q,et,b)} ${(0,i.
nI)((0,E.$N)(k,b.context),"bold",b)}`,...lt.flatMap(at=>In(at,b))].join(`
`)}function*An(k,b,Q=On){const{isQuiet:et=!1,isRunner:lt=!1,context:at}=b,dt=({severity:tn})=>!et||tn==="error"||(0,M.k2)(tn,at.failOn),gt=(0,S.cZ)(k.findings.filter(
dt)),Et={lines:new Set,codes:new Map};for(const tn of gt.slice(0,Xt))yield $n(tt(tn,b,Et));const bt=gt.slice(Xt).flatMap(({findings:tn})=>tn);if(bt.length>0&&(yield $n(
`and ${(0,w.px)(bt.length,"more finding")} in the JSON report`)),et)return;const kt=tn=>({kind:lt?"group":"plain",text:tn});yield*nt(k.files,b).map(kt);const Ht=fn(
k,b);Ht!==""&&(yield kt(Ht)),yield*cn(k.roots,b).map(kt);const Ut=(0,E.md)(k.hosts).filter(tn=>(0,E.cG)(tn)&&!(0,E.JR)(tn)),Jt=lt||Ut.length<=Cn?Ut:[];yield*Rn(
Jt,b,Q).map(kt),yield*ln(k,b).map(kt);const rn=(0,y.h$)(k,at).slice(Sn);rn.length>0&&(yield $n(rn.flatMap(tn=>In(tn,b)).join(`
`))),yield*Mt(k,b).map($n)}const In=(k,b)=>(0,i.ky)((0,h.RK)(k),b).map(h.BP);function*Rn(k,b,Q){const et=new T.Wv(Q),lt=Ht=>H(Ht,b),at=yield*(0,T._Q)(k.slice(0,
Mn),et,lt),dt=[],gt=(0,T._Q)(k.slice(Mn),et,lt);let Et=gt.next();for(;!Et.done;Et=gt.next())dt.push(Et.value);const bt=(0,w.px)(dt.length,"more host");dt.length>
0&&(yield[`details of ${bt}`,...dt].join(`
`));const kt=at+Et.value;kt>0&&(yield`the details of ${(0,w.px)(kt,"more host")} are in the JSON report`)}const $n=k=>({kind:"plain",text:k})}),6283:((Ot,X,t)=>{
t.d(X,{Y:()=>E});var M=t(6309),S=t(8641);async function E(w,T){const{history:y}=w.settings;if(y===null)return{checked:w,warnings:[]};try{const{recordRun:h}=await t.
e(5370).then(t.bind(t,5370)),{history:A,warnings:$}=h(y,w,T);return{checked:{...w,context:{...w.context,history:A}},warnings:$}}catch(h){return{checked:w,warnings:[
`the history ${(0,S.RK)(y)} was not read: ${(0,S.RK)((0,M.A3)(h))}`]}}}}),2909:((Ot,X,t)=>{t.a(Ot,async(M,S)=>{try{let j=function(it){return async($t,At)=>{try{
await At()}catch(yt){it([`${$t}: ${(0,y.A3)(yt)}`])}}},tt=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(X);var E=t(2929),w=t(9018),T=t(7251),
y=t(6309),h=t(40),A=t(3565),$=t(8782),a=t(4690),s=t(9077),i=t(3795),e=t(3386),n=t(2057),r=t(1964),l=t(3329),c=t(2827),g=t(4503),p=t(5505),m=t(8641),o=t(9703),f=t(
6536),u=t(8463),d=t(3152),v=t(772),I=t(6283),R=t(6875);const H=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,n.B_)(process.stdout,it=>process.stderr.write(
`the log was not written: ${it}
`)),(0,n.B_)(process.stderr,()=>{});const C=A.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const x=new R.V,L=(0,a.i)(process);await(0,s.
q)(process,await Y(A.Ko(v.y.map(({name:it})=>it))));async function Y(it){const $t=(0,w.c)(it,process.env,(0,T.K)(A.QU)),At=F=>{const q=(0,w.r)(rt=>(0,o.p)(F,rt),
$t);return A.fJ("Could not run",q),3},yt=(0,s.w)(process,x,{isFinal:!1,crash:At,now:L});try{const F=await(it.merge?.trim()?W:U)(it,$t),q=yt.aborted?3:F.verdict.
passed?0:1;return await N(F,$t,yt),q}catch(F){if(F instanceof d.GN){const q=$t.redact(F.mistakes).map(rt=>(0,m.LS)(rt));return A.fJ("Wrong settings",q.join(`
`)),2}return At(F)}}async function W(it,$t){const{mergeReports:At}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(2169),t.e(999)]).then(t.bind(t,999));return At(
it,{directory:tt(),secrets:$t})}async function U(it,$t){const At=(0,i.fN)(yt=>A.N4($t.redact([yt])),i.Si);try{return await(0,E.z6)(it,{environment:process.env,directory:tt(),
isFork:(0,$.$c)(process.env.GITHUB_EVENT_NAME,C),stop:x,startTimer:R.I,now:L,progress:At.show,changes:yt=>Z(yt,$t),secrets:$t,kill:process.kill})}finally{At.end()}}
async function P(it){const{verdict:$t,changes:At,context:yt}=it,F=(0,$.ng)(process.env,C),q=F===null?[]:(0,h.w)((0,g.R8)($t),tt(),F);if(F===null||At?.kind!=="fi\
les")return{...it,located:q,context:{...yt,links:(0,h.h)(q)}};const{withDiffLinks:rt}=await t.e(9052).then(t.bind(t,9052)),ut=rt(q,At.files,tt(),F);return{...it,
located:q,context:{...yt,links:ut}}}async function N(it,{redact:$t},At){const{checked:yt,warnings:F}=await(0,I.Y)(it,{directory:tt(),environment:process.env,random:Math.
random}),q=ft=>A.R8($t(ft).map(ht=>(0,m.LS)(ht))),rt=j(q);q(F);let ut={...yt,located:[]};await rt("places are not links",async()=>{ut=await P(yt)}),await G(ut,rt,
q),!At.aborted&&await rt("the comment and the issue were not written",async()=>{const{notes:ft,warnings:ht}=await st(ut,At);A.N4($t(ft)),q(ht)})}async function G(it,$t,At){
const{settings:yt,verdict:F,context:q}=it,{GITHUB_OUTPUT:rt,GITHUB_STEP_SUMMARY:ut,RUNNER_TEMP:ft}=process.env,ht={colour:!1,width:H,isRunner:!0,context:q};await $t(
"the log was not written",()=>A.ur((0,f.MV)(F,ht),(0,f.K8)(F,ht)));const Pt=yt.shard!==null;await $t("the annotations were not written",()=>{Pt||A.fz((0,r.H)(F,
q))}),await $t("the outputs were not written",async()=>At(await A.Kn(rt,(0,c.Y)(F)))),await $t("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{
Pt||await A.Sy(ut,(0,p.Gc)(F,q))}),await $t("the JSON report was not written to RUNNER_TEMP",async()=>{const St=A.u5(ft,(0,l.h)(F,q));At(await A.Kn(rt,{report:St}))}),
await $t("the report files were not written",async()=>At(await(0,u.t)(yt,it,tt())))}async function st(it,$t){const{comment:At,issue:yt}=it.settings;return At===
"never"&&yt==="never"?{notes:[],warnings:[]}:await(await t.e(5386).then(t.bind(t,5386))).publish(it,(0,$.ng)(process.env,C),tt(),$t)}async function Z({githubToken:it},{
redact:$t}){const At=(0,$.ng)(process.env,C),F=await(await t.e(5181).then(t.bind(t,5181))).readChanges(At,it,x.signal);return F.kind==="all"&&At?.pull&&A.R8($t(
[`changed-only has no effect: ${F.why}`])),F}S()}catch(H){S(H)}},1)}),5657:((Ot,X,t)=>{t.d(X,{G:()=>i});var M=t(6760),S=t(5747);const E=21,w=/^(?!\.{1,2}$)[\w.-]+$/;
function T(m){let o=!1;for(const f of m.split(`
`)){const u=f.trim();u.startsWith("[")&&(o=u==='[remote "origin"]');const d=u.indexOf("=");if(!(!o||d<0||u.slice(0,d).trim().toLowerCase()!=="url"))return y(u.slice(
d+1).trim())}return null}function y(m){const o=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(m),[f,u]=o===null?h(m):[o[1],o[2]],d=(u??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),v=d.length>1&&d.length<=E;return!f||!v||!d.every(I=>w.test(I))?null:{host:f.toLowerCase(),owner:d.slice(0,-1).join("/"),name:d.at(-1)??""}}function h(m){
const o=URL.parse(m);return o===null||!/^(https?|ssh):$/.test(o.protocol)?[]:[o.protocol==="ssh:"?o.hostname:o.host,o.pathname.slice(1)]}var A=t(4614);const $=5,
a=/^[0-9a-f]{40}$/,s=/^refs\/(?!.*\.\.)[^\0]+$/;function i(m){const o=(0,M.join)(m,".git"),f=e(o,m)??o,u=p((0,M.join)(f,"commondir")),d=u===null?f:c(u,f),v=()=>g(
(0,M.join)(d,"packed-refs"))??"",I=n(p((0,M.join)(f,"HEAD")),[f,d],v);return I===null?null:{commit:I,isFetched:l(I,g((0,M.join)(f,"FETCH_HEAD"))??"",v),remote:T(
g((0,M.join)(d,"config"))??""),tracked:R=>(0,A.O)((0,M.join)(f,"index"),R)}}function e(m,o){const[,f]=/^gitdir: (.+)$/.exec(p(m)??"")??[];return f===void 0?null:
c(f,o)}function n(m,o,f){let u=m;for(let d=0;u!==null&&d<=$;d+=1){if(a.test(u))return u;const[,v]=/^ref: (.+)$/.exec(u)??[];if(v===void 0||!s.test(v))return null;
u=r(v,o,f)}return null}function r(m,o,f){for(const d of o){const v=p((0,M.join)(d,m));if(v!==null)return v}return f().split(`
`).find(d=>d.endsWith(` ${m}`))?.slice(0,40)??null}function l(m,o,f){const u=(d,v)=>d.split(`
`).some(I=>I.startsWith(`${m}${v}`));return u(o,"	")||u(f()," refs/remotes/")}const c=(m,o)=>(0,M.isAbsolute)(m)?m:(0,M.join)(o,m);function g(m){const o=(0,S.yR)(
m);return o.ok?o.text:null}const p=m=>g(m)?.replace(/\r?\n$/,"")??null}),4614:((Ot,X,t)=>{t.d(X,{O:()=>e,R:()=>l});var M=t(3024),S=t(5747);const E=128*1024*1024,
w=12,T=62,y=16384,h=12288,A=4,$=61440,a=4096,s=32768,i=Buffer.alloc(0);function e(c,g){const p=(0,S.io)(c,E);return p===null?new Map:n(p,g)}function n(c,g){const p=new Map;
if(c.length<w)return p;const m=c.readUInt32BE(4);if(c.toString("latin1",0,4)!=="DIRC"||m<2||m>4)return p;const o=c.readUInt32BE(8);let f=i,u=w;for(let d=0;d<o;d+=
1){if(u+T>c.length)return p;const v=c.readUInt16BE(u+60),I=u+T+(v&y?2:0),R=m===A,{kept:H,from:C}=R?r(c,I,f):{kept:i,from:I},x=c.indexOf(0,C);if(x<0)return p;const L=c.
subarray(C,x),Y=R?Buffer.concat([H,L]):L;if(Y.length>a)return p;const W=(c.readUInt32BE(u+24)&$)===s,U=Y.toString("utf8");W&&(v&h)===0&&g.has(U)&&p.set(U,{modified:c.
readUInt32BE(u+8),size:c.readUInt32BE(u+36)}),u=R?x+1:u+(x-u+8&-8),f=Y}return p}function r(c,g,p){let m=g,o=c[m++]??0,f=o&127;for(;o&128;)o=c[m++]??0,f=(f+1)*128+
(o&127);return{kept:p.subarray(0,Math.max(0,p.length-f)),from:m}}function l(c,{modified:g,size:p}){try{const m=(0,M.lstatSync)(c),o=Math.floor(m.mtimeMs/1e3);return m.
isFile()&&m.size%2**32===p&&o%2**32===g}catch(m){return(0,S.Oj)(m),!1}}}),40:((Ot,X,t)=>{t.d(X,{h:()=>$,w:()=>T});var M=t(6760),S=t(5657),E=t(4614),w=t(4503);function T(a,s,i){
if(!y(i.serverUrl))return[];const e=A(s);return[...Map.groupBy(a,r=>e(r.split("/").slice(0,-1).join("/")))].flatMap(([r,l])=>r===null?[]:h(r,l,s,i))}const y=a=>/^https?:\/\/[\w.:/-]+$/.
test(a);function h({prefix:a,checkout:s},i,e,n){const{commit:r,isFetched:l,remote:c}=s,g=URL.parse(n.serverUrl);if(c===null||g===null)return[];if(c.host!==g.host&&
c.host!==g.hostname)return[];if(!l&&![n.commit,n.defaultCommit].includes(r))return[];const p=`${c.owner}/${c.name}`,m=`${n.serverUrl}/${p}/blob/${r}`,o=d=>d?.toLowerCase()===
p.toLowerCase(),f=o(`${n.owner}/${n.repository}`)||o(n.pull?.from),u=new Map(i.map(d=>[d.slice(a.length),d]));return Array.from(s.tracked(new Set(u.keys())),([d,
v])=>{const[I,R]=[u.get(d),(0,w.oW)(d)];return I===void 0||R===null||!(0,E.R)((0,M.join)(e,I),v)?[]:{file:I,path:d,url:`${m}/${R}`,isOfRun:f}}).flat()}function A(a){
const s=new Map,i=e=>{const n=s.get(e);if(n!==void 0)return n;const r=(0,S.G)((0,M.join)(a,e)),l=e.split("/").slice(0,-1).join("/"),c=r!==null?{prefix:e===""?"":
`${e}/`,checkout:r}:e===""?null:i(l);return s.set(e,c),c};return i}const $=a=>new Map(a.map(({file:s,url:i})=>[s,{url:i}]))}),3565:((Ot,X,t)=>{t.d(X,{fz:()=>ft,
fJ:()=>cn,QU:()=>q,N4:()=>nn,j_:()=>Yt,Ko:()=>F,R8:()=>qt,ur:()=>rt,Kn:()=>Pt,u5:()=>zt,Sy:()=>ht});var M=t(3024),S=t(6760),E=t(857);function w(z){return z==null?
"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function T(z){return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,endLine:z.
endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function y(z,J,wt){const jt=new $(z,J,wt);process.stdout.write(jt.toString()+E.EOL)}function h(z,J=""){y(z,{},
J)}const A="::";class ${constructor(J,wt,jt){J||(J="missing.command"),this.command=J,this.properties=wt,this.message=jt}toString(){let J=A+this.command;if(this.
properties&&Object.keys(this.properties).length>0){J+=" ";let wt=!0;for(const jt in this.properties)if(this.properties.hasOwnProperty(jt)){const Gt=this.properties[jt];
Gt&&(wt?wt=!1:J+=",",J+=`${jt}=${s(Gt)}`)}}return J+=`${A}${a(this.message)}`,J}}function a(z){return w(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A")}function s(z){return w(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function i(){throw new Error(
"this function of @actions/core is not bundled")}function e(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function r(z){return z.
replace(/[\\]/g,"/")}function l(z){return z.replace(/[/]/g,"\\")}function c(z){return z.replace(/[/\\]/g,path.sep)}var g=function(z,J,wt,jt){function Gt(Vt){return Vt instanceof
wt?Vt:new wt(function(Qt){Qt(Vt)})}return new(wt||(wt=Promise))(function(Vt,Qt){function en(V){try{ln(jt.next(V))}catch(nt){Qt(nt)}}function un(V){try{ln(jt.throw(
V))}catch(nt){Qt(nt)}}function ln(V){V.done?Vt(V.value):Gt(V.value).then(en,un)}ln((jt=jt.apply(z,J||[])).next())})},p;(function(z){z[z.Success=0]="Success",z[z.
Failure=1]="Failure"})(p||(p={}));function m(z,J){const wt=toCommandValue(J);if(process.env[z]=wt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
z,J));issueCommand("set-env",{name:z},wt)}function o(z){y("add-mask",{},z)}function f(z){process.env.GITHUB_PATH||""?issueFileCommand("PATH",z):issueCommand("ad\
d-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.env.PATH}`}function u(z,J){const wt=process.env[`INPUT_${z.replace(/ /g,"_").toUpperCase()}`]||"";
if(J&&J.required&&!wt)throw new Error(`Input required and not supplied: ${z}`);return J&&J.trimWhitespace===!1?wt:wt.trim()}function d(z,J){const wt=u(z,J).split(
`
`).filter(jt=>jt!=="");return J&&J.trimWhitespace===!1?wt:wt.map(jt=>jt.trim())}function v(z,J){const wt=["true","True","TRUE"],jt=["false","False","FALSE"],Gt=u(
z,J);if(wt.includes(Gt))return!0;if(jt.includes(Gt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function I(z,J){if(process.env.GITHUB_OUTPUT||"")return i("OUTPUT",e(z,J));process.
stdout.write(E.EOL),y("set-output",{name:z},w(J))}function R(z){issue("echo",z?"on":"off")}function H(z){process.exitCode=p.Failure,L(z)}function C(){return process.
env.RUNNER_DEBUG==="1"}function x(z){issueCommand("debug",{},z)}function L(z,J={}){y("error",T(J),z instanceof Error?z.toString():z)}function Y(z,J={}){y("warni\
ng",T(J),z instanceof Error?z.toString():z)}function W(z,J={}){y("notice",T(J),z instanceof Error?z.toString():z)}function U(z){process.stdout.write(z+E.EOL)}function P(z){
h("group",z)}function j(){h("endgroup")}function N(z,J){return g(this,void 0,void 0,function*(){P(z);let wt;try{wt=yield J()}finally{j()}return wt})}function G(z,J){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,J));issueCommand("save-state",{name:z},toCommandValue(J))}function st(z){
return process.env[`STATE_${z}`]||""}function Z(z){return g(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var tt=t(6309),it=t(5747),$t=t(
566),At=t(4e3),yt=t(5955);const F=z=>Object.fromEntries(z.map(J=>[J,u(J)]));function q(z){for(const J of z)o(J)}function rt(z,J){U(z);let wt=!0;for(const{kind:jt,
text:Gt}of J){const[Vt="",...Qt]=Gt.split(`
`),en=jt==="plain"&&Qt.length>0;(wt||en)&&U(""),wt=en,en||Qt.length===0?U(Gt):(P(Vt),U(Qt.join(`
`)),j())}}const ut={error:L,warning:Y,notice:W};function ft(z){for(const{level:J,message:wt,line:jt,column:Gt,...Vt}of z)ut[J](wt,{...Vt,...jt===void 0?{}:{startLine:jt},
...Gt===void 0?{}:{startColumn:Gt}})}const ht=(z,J)=>Dt("GITHUB_STEP_SUMMARY",z,wt=>(0,M.appendFileSync)(wt,J));async function Pt(z,J){const wt=new Map;for(const[
Vt,Qt]of Object.entries(J))try{z?await Dt("GITHUB_OUTPUT",z,en=>(0,M.appendFileSync)(en,St(Vt,Qt))):I(Vt,Qt)}catch(en){wt.set(Vt,(0,tt.A3)(en))}const[jt]=wt.values();
return jt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...wt.keys()].join(", ")}: ${jt}`]}function St(z,J){const wt=typeof J=="stri\
ng"?J:JSON.stringify(J);if(/[\r\n]/.test(wt))throw new tt.Lw("the value has a line break");return`${z}=${wt}
`}async function Dt(z,J,wt){if(!J)throw new tt.Lw(`${z} is not set; run this as an action on a runner`);const jt=(0,M.openSync)(J,"r+");try{const{size:Gt}=(0,M.
fstatSync)(jt);try{wt(J)}catch(Vt){throw(0,M.fstatSync)(jt).size>Gt&&(0,M.ftruncateSync)(jt,Gt),Vt}}finally{(0,M.closeSync)(jt)}}function zt(z,J){if(!z)throw new tt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const wt=(0,S.join)("tf-disco","report.json");return(0,$t.f)(z,wt,(0,yt.mk)(J)),(0,S.join)(z,wt)}
function Yt(z){if(z===void 0||z==="")return null;const J=(0,it.yR)(z);try{if(J.ok)return JSON.parse(J.text)}catch{}const wt=J.ok?"is not JSON":(0,At.mP)(J.failure);
return Y(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${wt}; check that no earlier step changes it`),null}function nn(z){for(const J of z)U(
J)}function qt(z){for(const J of z)Y(J)}const cn=(z,J)=>L(J,{title:z})}),8782:((Ot,X,t)=>{t.d(X,{$c:()=>h,Ob:()=>T,at:()=>a,ng:()=>E});var M=t(8641);const S=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function E(i,e){const n=g=>i[g]?.trim()??"",[,r,l]=S.exec(n("GITHUB_REPOSITORY"))??[];if(r===void 0||l===void 0)return null;const c=w(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:r,repository:l,apiUrl:w(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:c,event:n("GITHUB_EVENT_NAME"),workflow:y(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${c}/${r}/${l}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:s(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:A(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:$(
n("GITHUB_REF"),e)}}const w=i=>i.replace(/(?<!\/)\/+$/,"");function T({apiUrl:i}){const e=URL.parse(i);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,M.RK)(i)}`}const y=i=>/^[^/]+\/[^/]+\/(.+?)@/.exec(i)?.[1];function h(i,e){if(i==="pull_request_target")return!1;const n=a(e,
"pull_request","head"),[r,l]=[a(n,"repo","full_name"),a(e,"pull_request","base","repo","full_name")];return n!==void 0&&r!==l}function A(i,e){const n=a(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:h(i,e),from:s(e,"pull_request","head","repo","full_name")??null}:null}
function $(i,e){const n=s(e,"repository","default_branch");return n===void 0?null:i===`refs/heads/${n}`}function a(i,...e){return e.reduce((n,r)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,r):void 0,i)}function s(i,...e){const n=a(i,...e);return typeof n=="string"?n:void 0}}),1964:((Ot,X,t)=>{t.d(X,{H:()=>W});var M=t(4e3),
S=t(5799),E=t(2796),w=t(5102),T=t(4120),y=t(8884),h=t(8641),A=t(1831);const $=700,a=8,s=5,i={text:250,places:1},e={text:$,places:a},n=2,r=3600,l=120,c=4096,g=F=>F!==
""&&(0,y.CN)(F)&&(0,h.BP)((0,h.RK)(F,c))===F;function p(F){const q=f(F),rt=[...new Set(F.map(({problem:ht})=>ht.title))],ut=q.length>0?(0,T.K4)(q,n):u(F);if(rt.
length===1)return o(ut,rt[0]??"");const ft=`${F.length} problems`;return o(ut===null?ft:`${ft} with ${ut}`,rt.join(", "))}function m({title:F,hosts:q,findings:rt}){
if(rt.length===1)return p(rt);const ut=q.length>0?0:(0,y.Dc)(rt),ft=Math.max(q.length,ut),ht=ft===1?f(rt)[0]??(0,y.II)((0,y.tN)(rt)?.file??""):(0,T.px)(ft,q.length>
0?"host":"file"),Pt=rt.length>ft?` (${rt.length} times)`:"";return o(ft===0?null:ht,`${F}${Pt}`)}const o=(F,q)=>F===null?q:`${F}: ${q}`,f=F=>[...new Set(F.flatMap(
({host:q})=>q===null?[]:(0,h.RK)((0,A.nx)(q))))];function u(F){const q=(0,y.tN)(F);return q===null||g(q.file)?null:(0,y.II)(q.file)}function d(F,q){const rt=new Set(
F.map(({severity:ht})=>ht)).size>1,ut=F.slice(0,s).map(ht=>I(ht,rt,F.length>2?i:e,q)).map(ht=>ht.join(`
`)),ft=F.length-ut.length;return[...ut,...ft>0?[v(ft)]:[]].join(`

`).split(`
`)}const v=F=>`and ${F} more, see the job summary`;function I(F,q,rt,ut){const{problem:ft,severity:ht}=F,Pt=(0,y.Xd)(F),St=(0,y.xi)(F,ut,rt.text,rt.places);return[
`${q?`${ht}: `:""}${(0,h.RK)(ft.message,rt.text)} [${ft.code}]`,...St.map(([Dt,zt])=>`${Dt}: ${zt}`),...Pt===null||g(Pt.file)?[]:[`at: ${(0,y.R3)(Pt)}`],...F.isHostNew?
[`the host is ${T.dy}`]:[],`${ut.docsUrl}#${ft.code}`]}function R(F,q){const{message:rt,help:ut,findings:ft,code:ht,title:Pt,affects:St}=F;if(ft.length===1)return d(
ft,q);const Dt=(0,T.od)(St,q.clients),zt=(0,y.mj)(ft,q.repositories.length),Yt=[`${(0,h.RK)(rt??Pt,$)} [${ht}]`,...ut===null?[]:[`help: ${(0,h.RK)(ut,$)}`],...Dt===
""?[]:[`affects: ${Dt}`],...zt===""?[]:[`hits: ${zt}`]],nn=`${q.docsUrl}#${ht}`,qt=r-[...Yt,nn].join(`
`).length;return[...Yt,...C(F,qt),nn]}function H(F,q,{docsUrl:rt}){const ut=F.slice(0,s).flatMap(({problem:{message:ft,help:ht}})=>[`${(0,h.RK)(ft,i.text)} [${q.
code}]`,...q.help===null&&ht?[`help: ${(0,h.RK)(ht,i.text)}`]:[]]);return[...new Set(ut),`see also "${m(q)}"`,`${rt}#${q.code}`]}function C({findings:F,message:q},rt){
const ut=[];let ft=rt;for(const Pt of F){const St=x(Pt,q===null);if(St.length>=ft)break;ft-=St.length+1,ut.push(St)}const ht=F.length-ut.length;return ht>0?[...ut,
v(ht)]:ut}function x(F,q){const{host:rt,places:ut,placesLeftOut:ft,problem:ht,isHostNew:Pt}=F,St=(0,y.Ky)(ut,1,void 0,ft),Dt=rt===null?"":`${(0,h.RK)((0,A.nx)(rt))}${Pt?
` (${T.dy})`:""}`,[zt,Yt]=rt===null?[St,""]:[Dt,St],qt=[q?(0,h.RK)(ht.message,l):"",q&&Yt!==""?`(${Yt})`:Yt].filter(cn=>cn!=="");return qt.length===0?`- ${zt}`:
`- ${zt}: ${qt.join(" ")}`}const L=10,Y=200;function W(F,q){const rt=U(F),ut=(0,w.hm)(F.findings);let ft=F.findings;for(const ht of S.oC){const{annotations:Pt,used:St}=P(
ht,ft,q,ht===ut);rt.push(...Pt),ft=ft.filter(Dt=>!St.has(Dt))}return rt}function U({passed:F,stopped:q,findings:rt}){const ut=rt.filter(({severity:ht})=>ht==="w\
arning").length;if(F||rt.some(({severity:ht})=>ht==="error"))return[];if(q!==null)return[yt("error","The check is not complete",[(0,M.Cw)(q)])];const ft=`${(0,T.
px)(ut,"warning")}, and fail-on is warning`;return[yt("error","Warnings fail this check",[ft])]}function P(F,q,rt,ut){const ft=q.filter(({severity:Dt})=>Dt===F),
ht=new Set(ft.map(j));if(ht.size>L){const Dt=G(ft),zt=ut&&F!=="notice"?st(F,Dt,rt):[];return{annotations:[...N(F,Dt,rt),...zt].slice(0,L),used:new Set(ft)}}const Pt=q.
filter(Dt=>ht.has(j(Dt)));return{annotations:[...Map.groupBy(Pt,j).values()].map(Dt=>yt(F,p(Dt),d(Dt,rt),(0,y.tN)(Dt))),used:new Set(Pt)}}function j(F){const q=(0,y.
Xd)(F);return q===null?F:`${q.line}:${q.file}`}function N(F,q,rt){const ut=q.length<=L?q:q.slice(0,L-1),ft=q.slice(ut.length).flatMap(ht=>ht.findings);return[...ut.
map(ht=>yt(F,m(ht),R(ht,rt),(0,y.tN)(ht.findings))),...ft.length===0?[]:[At(F,ft)]]}function G(F){const q=(0,E.cZ)(F);return q.length<=L?q:$t(q)}function st(F,q,rt){
const ut=new Set(q.map(({findings:ht})=>ht.map(j).find(Z)));return it(q.map(ht=>tt(ht).map(Pt=>({cause:ht,findings:Pt})))).filter(({findings:[ht]})=>{const Pt=ht&&
j(ht);return Z(Pt)&&!ut.has(Pt)&&ut.add(Pt)}).slice(0,L).map(({cause:ht,findings:Pt})=>{const St=H(Pt,ht,rt);return yt(F,p(Pt),St,(0,y.tN)(Pt))})}const Z=F=>typeof F==
"string";function tt({findings:F}){const q=F.filter(ft=>g((0,y.Xd)(ft)?.file??"")),rt=[...Map.groupBy(q,j).values()];return it(Map.groupBy(rt,([ft])=>ft&&(ft.host??
(0,y.Xd)(ft)?.file)).values())}const it=F=>[...F].flatMap(q=>q.map((rt,ut)=>({item:rt,turn:ut}))).toSorted((q,rt)=>q.turn-rt.turn).map(({item:q})=>q);function $t(F){
return[...Map.groupBy(F,({code:rt})=>rt).values()].flatMap(([rt,...ut])=>rt===void 0||ut.length===0?rt??[]:{...rt,findings:[rt,...ut].flatMap(({findings:ft})=>ft),
hosts:[...new Set([rt,...ut].flatMap(({hosts:ft})=>ft))],message:null,help:null})}function At(F,q){const rt=[...new Set(q.map(({problem:ut})=>ut.title))];return yt(
F,`and ${(0,T.px)(q.length,`more ${F}`)}`,[...rt,"see the job summary"])}function yt(F,q,rt,ut=null){const ft={title:(0,h.LS)((0,h.RK)(q,Y)),message:(0,h.LS)(rt.
join(`
`))};if(ut===null||!g(ut.file))return{level:F,...ft};const{file:ht,line:Pt,column:St,endColumn:Dt}=ut;return{level:F,...ft,file:ht,line:Pt,column:St,endColumn:Dt}}}),
2827:((Ot,X,t)=>{t.d(X,{Y:()=>E});const M={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},S={hosts:12e4,services:36e4};function E({passed:T,hosts:y,findings:h},A=S){const $=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),a=w(y.map(({visit:e})=>JSON.stringify(e.host)),A.hosts),s=w(y.map(e=>{const n=JSON.stringify(Object.
fromEntries($(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),A.services),i=e=>h.filter(n=>n.severity===e).length;return{passed:T,hosts:`[${a.join(",")}]`,services:`\
{${s.join(",")}}`,errors:i("error"),warnings:i("warning"),"left-out":y.length-Math.min(a.length,s.length)}}function w(T,y){let h=y;return T.filter(A=>{const $=A.
length<h;return $&&(h-=A.length+1),$})}})};export{Bn as ids,Un as modules};
