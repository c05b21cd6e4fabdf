const Bn=[2558,2929,5751,5528,2909],Un={3534:((Ot,X,t)=>{t.r(X),t.d(X,{credentialsDiffer:()=>c,credentialsEmpty:()=>y,credentialsMalformed:()=>A,credentialsMissing:()=>e,
credentialsNearMiss:()=>r,credentialsOtherHost:()=>f,credentialsRejected:()=>i,credentialsShort:()=>$,credentialsUnused:()=>l,documentUnauthorized:()=>m});var O=t(
1064),E=t(1831),v=t(2713),M=t(4e3),I=t(5799);const y=(0,I.lS)((0,I.$e)("credentials-empty","Token is empty",O.Du),({source:o})=>({message:`the token from ${o} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),d={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},A=(0,I.lS)((0,I.
z3)("credentials-malformed","Malformed token",O.Du),({source:o,slip:a})=>({message:`the token from ${o} ${d[a].has}`,help:d[a].help,...a==="control character"?{}:
{severity:"warning"}})),$=(0,I.lS)((0,I.$e)("credentials-short","Token is too short to be redacted"),({source:o})=>({message:`the token from ${o} has fewer than\
 ${v.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
c=(0,I.lS)((0,I.lm)("credentials-differ","Clients use different tokens"),({host:o,first:a,other:u})=>({message:`for host ${(0,E.nx)(o)}, ${s(a)} and ${s(u)}`,help:`\
set the token for both clients in ${(0,E.fK)(o)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),s=({client:o,source:a})=>a===
null?`${O.bB[o]} finds no token`:`${O.bB[o]} uses the token from ${a}`,i=(0,I.lS)((0,I.$e)("credentials-rejected","Token was rejected"),({host:o,status:a,source:u})=>({
message:`host ${(0,E.nx)(o)} returned ${a} for the token from ${u}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,E.cu)(o)}; then store a new one in the same place`})),e=(0,I.lS)((0,I.$e)("credentials-missing","Token is missing"),({host:o,
service:a,isFork:u,searched:h,notRead:S})=>{const T=(0,E.nx)(o),P=`host ${T} requires a token${a===null?"":` for ${a}`}`;if(u)return{message:`${P}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[H=""]=(0,E.fK)(o),L=S.length===0?"":`; not read: ${S.join(", ")}`;return{message:`${P}, and none was found (searched: ${h.join(", ")}${L}\
)`,help:`add the line "${T}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${H}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(H)}`}}),n=o=>/^\w+$/.
test(o)?`export ${o}=\u2026`:`env '${o}=\u2026' terraform init`,r=(0,I.lS)((0,I.$e)("credentials-near-miss","Token variable has a similar name"),({host:o,variable:a,
why:u,write:h})=>({message:`${a} seems to be meant for host ${(0,E.nx)(o)}, but ${u}`,help:`rename it to ${h}: ${n(h)}`})),f=(0,I.lS)((0,I.$e)("credentials-othe\
r-host","Token is for another host",O.Du),({host:o,other:a,source:u,service:h,isSent:S,isNotice:T})=>({message:`the clients do not send the token for ${a} from ${u}\
 ${h===null?`after the redirect of ${o}`:`to ${h} of host ${o}`}: they send ${S?`the token of ${o}`:"none"}`,help:h===null?`make the discovery document of ${o} \
public, or serve it at ${o} itself`:`set the token for ${o}, and the clients send it to ${a}`,...T?{severity:"notice",affects:[]}:{}})),l=(0,I.lS)((0,I.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:o})=>({message:`the tokens input has a token for host ${(0,E.nx)(o)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),m=(0,I.lS)((0,I.z3)("document-unauthorized","Discovery requires valid credentials",O.
zK),({host:o,token:a,challenge:u,...h})=>{const S=a==="sent"?"rejected the given authentication credentials":"requires authentication credentials",T=u===null?"":
`, and asks for ${u} authentication`;return{message:`host ${o} ${S}: ${(0,M._r)(h)}${T}`,help:(0,M.NM)(h.page,o,p(o,a,h.status,u))}}),g="make the discovery docu\
ment public";function p(o,a,u,h){const S=(0,M.qZ)(o);if(h!==null)return{operator:`exempt /.well-known/terraform.json from ${h} authentication`,guest:S,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(a){case"sent":{const T="check that the token is for this host, complete and not expired";return u===
403?{operator:T,user:T,guest:S}:{operator:T,user:T}}case"none":{const T=`add a token to \`tokens\` (${o}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${T}\
, or ${g}`,user:T,guest:S}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${o} to respond itself, or ${g}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((Ot,X,t)=>{t.r(X),t.d(X,{fileLimit:()=>e,fileOutside:()=>c,fileSyntax:()=>I,fileUnreadable:()=>$,nothingToCheck:()=>i});var O=t(1064),
E=t(4e3),v=t(5143),M=t(5799);const I=(0,M.lS)((0,M.$e)("file-syntax","File has a syntax error",O.Du),({error:n,file:r})=>({message:n??"the file is not valid UTF\
-8",help:(0,v.Zl)(r)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),y={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},d={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},A={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},$=(0,M.lS)((0,M.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${y[n.what]}: ${n.code}`:y[n.what],help:(n.what==="file"||n.what==="directory"?d[n.code]:void 0)??A[n.what]})),
c=(0,M.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),s=3,i=(0,M.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:r,isFleet:f})=>{const l=n.every(o=>o==="."),g=`found no Terraform or OpenTofu files in ${f?"the repositories of `usages\
`":l?"this directory":`\`scan\` (${(0,E.XT)(n,s)})`}`,p=f?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: \
actions/checkout)";return r?{message:`${g}; only \`hostnames\` was checked`,help:`${p}, or correct \`scan\``,severity:"warning"}:{message:`${g}, and \`hostnames\`\
 is not set`,help:`${p}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,M.lS)((0,M.$e)("file-limit","Part of the repository exceeds a limit"),n=>{
switch(n.kind){case"size":return{message:`the file ${(0,E.mP)(n)}`,help:"split the file, or list it in `exclude`"};case"depth":return{message:`directories neste\
d deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{message:`there are more than ${n.max} files; this dir\
ectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{message:`the directory has more th\
an ${n.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{message:`the file has more t\
han ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":return{message:`the files o\
f this directory use more than ${n.max} modules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list \
files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of hosts; this directory and the following ones are not scanned`,help:"\
scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more than ${n.max} modules in all; the constraints of this r\
oot module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"};case"problems":return{message:`there are more th\
an ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"};case"time":return{
message:`${(0,E.Cw)(n.stopped)} after reading ${n.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer\
 directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((Ot,X,t)=>{t.r(X),t.d(X,{cloudOrganization:()=>c,cloudToken:()=>y,cloudVersion:()=>d,
cloudWorkspace:()=>s,cloudWorkspaceMissing:()=>i});var O=t(1064),E=t(1831),v=t(9562),M=t(4e3),I=t(5799);const y=(0,I.lS)((0,I.z3)("cloud-token","Token for the c\
loud block or remote backend is missing",O.Du),({host:e,service:n,isFork:r,searched:f,notRead:l})=>{const m=(0,E.nx)(e),p=`${n===v.OZ?"the cloud block":"the rem\
ote backend"} requires a token for ${m}`;if(r)return{message:`${p}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no chang\
e; run the check where the secret is available, for example on the main branch",severity:"notice"};const o=l.length===0?"":`; not read: ${l.join(", ")}`,[a=""]=(0,E.
fK)(e);return{message:`${p}, and none was found (searched: ${f.join(", ")}${o})`,help:`add the line "${m}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or\
 set ${a}; outside GitHub, run \`terraform login ${m}\` or \`tofu login ${m}\``}}),d=(0,I.lS)((0,I.z3)("cloud-version","API is too old for the cloud block",O.Du),
({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,M.dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"\
update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),
A=e=>"why"in e?`the response of ${e.url} ${(0,M.dh)(e.why)}`:(0,M._r)({...e,page:null}),$=(e,n,r)=>"status"in e&&[401,403,404].includes(e.status)?r:(0,I.C)(`che\
ck the logs of ${n}, and that the URL of the service is that of its API`),c=(0,I.lS)((0,I.z3)("cloud-organization","Organization cannot be read",O.Du),e=>{const{
host:n,organization:r,source:f}=e;return{message:`the organization ${r} at ${n} cannot be read: ${A(e)}`,help:$(e,n,`check the name of the organization, and tha\
t the token from ${f} is valid and belongs to a member`)}}),s=(0,I.lS)((0,I.z3)("cloud-workspace","Workspace cannot be read",O.Du),e=>{const{host:n,organization:r,
workspace:f}=e;return{message:`the workspace ${f} of ${r} at ${n} cannot be read: ${A(e)}`,help:$(e,n,"check that the token may read the workspace")}}),i=(0,I.lS)(
(0,I.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:r})=>({message:`${n} at ${e} has no workspace ${r} that the tok\
en may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((Ot,X,t)=>{t.r(X),t.d(X,{hostAssumed:()=>A,
hostGeneric:()=>$,hostNotAllowed:()=>y,hostNotChecked:()=>s,hostPrivateRedirect:()=>c});var O=t(1064),E=t(4e3),v=t(5799);const M=({file:n,line:r})=>`${(0,E.dh)(
n)}:${r}`,I=n=>n.map(r=>O.bB[r]).join(" and "),y=(0,v.lS)((0,v.z3)("host-not-allowed","Host is not allowed",O.zK),n=>{const{host:r}=n,f=`add ${r} to \`allowed-ho\
sts\``;if("service"in n){const{service:l,registry:m}=n;return{message:`${l} of ${m} is on ${r}, which is not in \`allowed-hosts\``,help:`use another registry, o\
r ${f}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${r}, which is not in \`allowed-hosts\` and was not contacted`,help:`us\
e another module or provider, or ${f}`};if("use"in n){const[l,m]=d[n.use];return{message:`${l} ${r}, which is not in \`allowed-hosts\``,help:`use ${m}, or ${f}`}}
if("implied"in n){const{place:l,clients:m}=n.implied;return{message:`host ${r} is not in \`allowed-hosts\` and was not contacted; ${M(l)} names no host, and thi\
s is the default of ${I(m)}`,help:`name an allowed registry there, ${f}, or set \`dialect\` if you use another CLI`}}return{message:`host ${r} is not in \`allowe\
d-hosts\` and was not contacted`,help:`use an allowed registry, or ${f}`}}),d={download:["the source is downloaded from","a source on an allowed host"],backend:[
"the HTTP backend uses","an allowed backend"]},A=(0,v.lS)((0,v.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:n,place:r,clients:f,
isListed:l})=>({message:`${n} was not contacted: ${M(r)} implies it as the default host of ${I(f)}, but the CLI could not be detected`,help:l?"list the usages o\
f the repository with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check\
 the default hosts of that CLI"})),$=(0,v.lS)((0,v.lm)("host-generic","Generic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname th\
at stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),c=(0,v.lS)((0,v.z3)("host-pri\
vate-redirect","Redirect to a non-public address",O.zK),({host:n,address:r,asks:f})=>r==="metadata"?{message:`${n} is the address of a cloud metadata service an\
d was not contacted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${f==="document"?"redirects":"lea\
ds"} to ${n}, which has a ${r} address and was not contacted`,help:`if ${f==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`res\
olve\``}),s=(0,v.lS)((0,v.z3)("host-not-checked","Host was not checked before the check ended",O.zK),({host:n,stopped:r,isBegun:f,unchecked:l,total:m,slowest:g})=>({
message:`${n} was not checked${f?" completely: its visit was under way when":":"} ${(0,E.Cw)(r)}, with ${l} of ${m} hosts not checked`,help:i[r.kind]+e(g)})),i={
deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step\
 reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function e(n){return n.length===0?"":`; most \
of the time went to hosts without a response: ${n.map(({host:f,tookMs:l})=>`${f} (${(0,E.YA)(l)})`).join(", ")}`}}),5799:((Ot,X,t)=>{t.d(X,{$e:()=>c,C:()=>v,lS:()=>i,
lm:()=>s,oC:()=>E,pj:()=>y,z3:()=>$});var O=t(6174);const E=["error","warning","notice"],v=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function M({operator:e,
user:n,guest:r},{role:f,host:l}){const m=`ask the operator of ${l} to ${e}`;switch(f){case"operator":return e;case"user":return n===e?n:n===void 0?m:`${n}; if y\
ou run ${l}, ${I(e,n)}`;case"guest":return r??n??m}}const I=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function y(e,n){const{cures:r,...f}=e;return r===
void 0?e:{...f,help:d(r,n)}}function d(e,n){const{because:r,note:f}=e,l=r===void 0?"":`${r}: `,m=f===void 0?"":`; ${f}`;return l+M(e,n)+m}const A=e=>(n,r,f=[])=>({
code:n,title:r,severity:e,affects:f}),$=A("error"),c=A("warning"),s=A("notice");function i(e,n){return Object.assign(f=>{const{help:l,...m}=n(f),g=e.code,p=(0,O.
_)(m.message),o={...e,code:g,usualSeverity:e.severity,...m,message:p};return l===void 0?o:typeof l=="string"?{...o,help:(0,O._)(l)}:{...o,help:d(l,{role:"operat\
or",host:""}),cures:l}},e)}}),2929:((Ot,X,t)=>{t.d(X,{z6:()=>J,wX:()=>ln,w5:()=>un});var O=t(6760),E=t(9461),v=t(3024),M=t(5143),I=t(5747);const y=200,d=50,A=32*
1024*1024,$=4e3,c=1e3,s=1e6;function i(V,nt,Mt){const mt=Map.groupBy(V.filter(e).slice(0,y),({file:Rt})=>Rt),Tt=[];let xt=0;for(const[Rt,Ct]of[...mt].slice(0,d)){
const Ft=(0,O.join)(nt,Rt),Nt=n(Ft);if(Nt===null||Nt.mtimeMs>Mt+1)continue;if(xt+=Nt.size,xt>A)break;const Lt=(0,I.yR)(Ft);Lt.ok&&Tt.push(...r(Lt.text,Ct))}return Tt}
const e=({column:V,endColumn:nt})=>V!==M.Ks&&V<s&&nt>V;function n(V){try{return(0,v.statSync)(V)}catch(nt){return(0,I.Oj)(nt),null}}function r(V,nt){const Mt=[];
let[mt,Tt]=[1,V.startsWith("\uFEFF")?1:0];for(const xt of nt.toSorted((Rt,Ct)=>Rt.line-Ct.line)){for(;mt<xt.line&&Tt>=0;mt+=1)Tt=V.indexOf(`
`,Tt)+1||-1;if(Tt<0)break;const Rt=V.indexOf(`
`,Tt),Ct=Rt<0?V.length:Rt,Ft=Ct>Tt&&V[Ct-1]==="\r";Mt.push(...f(V.slice(Tt,Ft?Ct-1:Ct),xt))}return Mt}function f(V,nt){const{column:Mt,endColumn:mt}=nt,Tt=V.length<=
$;if(!Tt&&mt-Mt>c)return[];const xt=l(V,Mt-1,0);if(xt>=V.length)return[];const Rt=l(V,mt-Mt,xt),[Ct,Ft]=Tt?[V.slice(0,xt),V.slice(Rt)]:["",""];return[{place:nt,
before:Ct,literal:V.slice(xt,Rt),after:Ft,isWhole:Tt}]}function l(V,nt,Mt){let mt=Mt;for(let Tt=nt;Tt>0&&mt<V.length;Tt-=1)mt+=(V.codePointAt(mt)??0)>65535?2:1;
return mt}var m=t(6174),g=t(2161);function p(V,nt){const{directory:Mt,checkedAt:mt,configs:Tt}=nt,xt=Tt.flatMap(Bt=>Bt.files),Rt=new Set(xt.flatMap(({path:Bt,shown:Wt})=>[
o(Bt),Wt])),Ct=Bt=>{const Wt=o((0,O.resolve)(Mt,Bt));return!Rt.has(Bt)&&!Rt.has(Wt)&&a(Bt)&&a(Wt)},Ft=V.filter(({file:Bt})=>Ct(Bt)),Nt=i(Ft,Mt,mt),Lt=H(Nt,nt.usages);
return Nt.flatMap(Bt=>u(Bt,Lt.get(L(Bt.place))??null,nt))}function o(V){const nt=(0,E.$)(V);return nt.kind==="file"?nt.path:(0,O.resolve)(V)}const a=V=>(0,g.L8)(
(0,O.basename)(V),new Set,(0,O.basename)((0,O.dirname)(V)))!==void 0;function u({place:V,before:nt,literal:Mt,after:mt,isWhole:Tt},xt,{redact:Rt,kept:Ct}){const Ft=nt+
Mt+mt;return Rt(Ft,Ct)!==Ft?[]:Tt&&!P(Ft)?[{place:V,before:nt,literal:Mt,after:mt}]:xt===null||S.test(xt)||!Mt.includes(xt)?[]:[{place:V,before:"\u2026 ",literal:(0,m.
_)(xt),after:" \u2026"}]}const h=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
S=/[\s"]/,T=/[\w+-]{20,}/g,P=V=>h.test(V)||(V.match(T)??[]).some(nt=>/\d/.test(nt)&&/[a-z]/.test(nt)&&/[A-Z]/.test(nt));function H(V,nt){const Mt=new Map(V.map(
({place:Tt})=>[L(Tt),Tt.file])),mt=new Set(Mt.values());return new Map(nt.filter(({place:Tt})=>mt.has(Tt.file)&&Mt.has(L(Tt))).flatMap(({place:Tt,text:xt})=>xt===
null?[]:[[L(Tt),xt]]))}const L=({file:V,line:nt,column:Mt})=>`${nt}:${Mt} ${V}`;var x=t(2389),C=t(6897),Y=t(1831),U=t(3592),K=t(2796),R=t(4503),j=t(6763),N=t(5751),
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
V,mt,xt=>{const Rt=(0,I.yR)((0,O.join)(Mt.directory,xt));return Rt.ok?Rt.text:null})}}function cn({endedAt:V,files:nt},Mt){return V===null||Mt===null?[]:[(0,$t.
YW)(V,(0,tt.fileLimit)({kind:"time",stopped:Mt,files:nt}))]}function z({requirements:V,part:nt,repositories:Mt}){const{size:mt}=new Set(V.map(({host:Rt})=>Rt));
if(mt<=At.pS)return;const Tt=`${mt} hosts, the limit is ${At.pS}`,xt=Mt.length>0?`usages name ${Tt}: divide the hosts with shard`:`scan found ${Tt}: narrow scan\
, exclude files, or divide the hosts with shard`;throw new yt.GN([nt===null?xt:`shard ${nt.index}/${nt.count} has ${Tt}: divide the hosts into more shards`])}async function J(V,nt){
const Mt=new Date,mt=await(0,N.readSettings)(V,nt),Tt=mt.deadlineMs,xt=nt.startTimer(Tt,()=>nt.stop.end({kind:"deadline",ms:Tt}));try{const Rt=await jt(mt,nt),Ct=mt.
shard===null?Rt:await wt(Rt,mt.shard,mt);z(Ct),await(0,C.x)();const Ft=await Gt(Ct,mt,nt,Mt);return await Vt(Ft,Ct,mt,nt,Mt)}finally{xt()}}async function wt(V,nt,Mt){
const{narrowToShard:mt}=await Promise.all([t.e(1741),t.e(5927),t.e(2052)]).then(t.bind(t,8100));return mt(V,nt,Mt)}async function jt(V,nt){if(V.usages.length===
0)return nn(V,nt);const{prepareFleet:Mt}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(2169),t.e(1845),t.e(4875)]).then(t.bind(t,4875));return Mt(V,nt)}async function Gt(V,nt,Mt,mt){
const{environment:Tt,stop:xt,isFork:Rt}=Mt,{dialect:Ct,configs:Ft}=V,Nt=await(0,st.j)(V,nt,{...Ct,configs:Ft},Mt),Lt={...V,visits:Nt.visits,tokenVariables:un(Tt),
tokenHosts:nt.tokens.map(({host:sn})=>sn),tokenSources:Nt.tokenSources,stopped:xt.why??V.incomplete,predicted:await(0,Z.K$)(Nt.inquiry,{...nt,dialect:Ct,isFork:Rt,
part:V.part})},Bt={...nt,dialect:Ct,isFork:Rt,now:mt.getTime()},Wt=Nt.visits.length>0||Lt.predicted.requests.length>0;return(0,x.S4)(Lt,Bt,Wt?await(0,G.U7)():null)}
async function Vt(V,nt,Mt,mt,Tt){const{configs:xt,allUsages:Rt,requirements:Ct,changes:Ft,scan:Nt,clients:Lt}=nt,Bt=ln(Ct),Wt=[...nt.remarks,...(0,j.rc)(V)],{why:sn,
evidence:an}=nt.dialect,dn={verdict:V,remarks:(0,j.q9)(Wt),detection:{why:sn,evidence:an}},{verdict:fn,remarks:hn,detection:mn}=mt.secrets.redact(dn,Bt);return{
settings:Mt,changes:Ft,verdict:fn,context:{dialect:{...nt.dialect,...mn},failOn:Mt.failOn,scan:Nt,remarks:hn,startedAt:Tt.toISOString(),durationMs:Date.now()-Tt.
getTime(),version:U.xv,docsUrl:U.aq,clients:await Lt(),sources:p((0,K.sC)(fn.findings),{...mt.secrets,kept:Bt,usages:Rt,configs:xt,directory:mt.directory,checkedAt:Tt.
getTime()}),links:null,repository:await Qt(fn,nt,mt),repositories:nt.repositories,shards:en(Mt),history:null}}}async function Qt(V,{scan:nt,repositories:Mt},{directory:mt,
environment:Tt}){if(nt.files===0||Mt.length>0)return null;const{nameRepository:xt}=await t.e(9498).then(t.bind(t,9498));return xt(mt,(0,R.R8)(V),Tt)}const en=({
shard:V})=>V===null?null:{indexes:[V.index],count:V.count},un=V=>Object.keys(V).filter(nt=>/^TFE?_?TOKEN/i.test(nt)),ln=V=>new Set(V.flatMap(({host:nt,service:Mt})=>[
nt,(0,Y.nx)(nt),Mt]))}),9461:((Ot,X,t)=>{t.d(X,{$:()=>v});var O=t(3024),E=t(5747);function v(M){try{const I=(0,O.realpathSync)(M),y=(0,O.statSync)(I);return y.isFile()?
{kind:"file",path:I}:{kind:y.isDirectory()?"directory":"special",path:I}}catch(I){return{kind:"error",code:(0,E.Oj)(I)}}}}),5747:((Ot,X,t)=>{t.d(X,{Oj:()=>i,io:()=>A,
yR:()=>d});var O=t(4573),E=t(3024);const v=16*1024*1024,M=E.constants.O_RDONLY|(E.constants.O_NONBLOCK??0)|(E.constants.O_NOCTTY??0),I=Buffer.allocUnsafeSlow(256*
1024);let y=I;const d=(n,r=v)=>$(n,r,s);function A(n,r){const f=$(n,r,(l,m)=>Buffer.from(l.subarray(0,m)));return Buffer.isBuffer(f)?f:null}function $(n,r,f){let l;
try{l=(0,E.openSync)(n,M)}catch(m){return e(m)}try{const m=(0,E.readSync)(l,I,0,I.length,null);return m<I.length?f(I,m):c(l,r,f)}catch(m){return e(m)}finally{(0,E.
closeSync)(l)}}function c(n,r,f){const{size:l}=(0,E.fstatSync)(n);if(l>r||l<I.length)return{ok:!1,failure:{kind:"size",bytes:l,maxBytes:r}};y.length<l&&(y=Buffer.
allocUnsafeSlow(Math.min(2*l,r)));const m=y;let g=0;for(;g<l;){const p=(0,E.readSync)(n,m,g,l-g,g);if(p===0)break;g+=p}return f(m,g)}function s(n,r){const f=n.toString(
"utf8",0,r),l=!f.includes("\uFFFD")||(0,O.isUtf8)(n.subarray(0,r));return{ok:!0,text:f,isUtf8:l,bytes:r}}function i(n){if(!(typeof n=="object"&&n!==null&&"code"in
n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{kind:"error",code:i(n)}})}),8185:((Ot,X,t)=>{t.d(X,{C:()=>c,I:()=>i});var O=t(4283),
E=t(7052),v=t(6697),M=t(1064),I=t(1831),y=t(2886);const d=(e,{allowedHosts:n,hostnames:r})=>(0,I.Jr)(e,n)||r.some(f=>f.host===e),A={file:".",line:1,column:1,endColumn:1},
$=1e4;function c(e,n,r=$){if(n.allowedHosts.length===0)return[];const f=new Map,l=[];let m=0;for(const{directHost:p,kind:o,isOverridden:a,place:u,clients:h}of e){
if(p===void 0||a||d(p,n))continue;const S=o==="backend_http"||o==="remote_state"?"backend":"download",T=`${S} ${p}`,P=f.get(T);if(P===void 0&&f.size>=r){m+=1;continue}
const H=P??s(p,S);f.set(T,H),l.push({...H,place:u,clients:h})}if(m===0)return l;const g=(0,E.fileLimit)({kind:"problems",max:r,omitted:m});return[...l,{problem:g,
place:A,clients:M.Du,host:null}]}function s(e,n){const r=(0,I.Pv)(e),f=r.ok?r.value:null,l=f===null?e:(0,I.nx)(f);return{problem:(0,v.hostNotAllowed)({host:l,use:n}),
host:f}}function i(e,n,r,f){if(f.allowedHosts.length===0)return[];const l=r.filter(({because:m})=>m.some(g=>typeof g!="string"));return n.flatMap(m=>{const{id:g,
kind:p}=m;if(p!=="url"||!l.some(h=>h.service===g))return[];const o=(0,O.Dl)(m.url),a=o.ok?(0,I.Pm)(o.value):null;if(a===null||a===e||d(a,f))return[];const u=(0,v.
hostNotAllowed)({host:a,service:g,registry:(0,I.nx)(e)});return[(0,y.bz)(u,g)]})}}),8988:((Ot,X,t)=>{t.d(X,{s:()=>s,k:()=>m});var O=t(3534),E=t(3410),v=t(5143),
M=t(9562);const I=[M.OZ,M.Bn],y=[M.e$,M.xq],d=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...I,...y]},{matches:/^api\.env0\.com$/,services:y},{matches:/^backend\.api\.env0\.com$/,
services:I},{matches:/\.scalr\.io$/,services:I}],A=g=>d.find(({matches:p})=>p.test(g))?.services??[];var $=t(241),c=t(2886);function s(g,{role:p},o){const a=n(g),
u=g.credentials?.hasToken===!0,S=(g.attempt.hops.at(-1)?.challenge??null)===null&&(u||p!=="guest"),T=u?[]:r(g.host,a,o),H=[...g.difference===null?[]:[g.difference],
...T,...a===null||!S?[]:[f(g,a,o)]].map(x=>(0,c.bz)(x)),L=u?[]:i(g,o);return L.length>0?[...H,...L]:T.length===0?[...H,...e(g,o)]:H}function i(g,{usages:p,isFork:o,
depth:a}){const{host:u,attempt:h}=g;if(a==="discovery"||h.discovery.kind!=="found")return[];const S=p.flatMap(({workspace:T,hasOwnToken:P,needs:H,place:L})=>T===
void 0||P||(0,v.Zl)(L.file)?[]:H.filter(x=>x.host===u));return Array.from(Map.groupBy(S,({service:T})=>T),([T,P])=>{const H=(0,E.cloudToken)({host:u,service:T,isFork:o,
...l(g)}),L=P.flatMap(x=>x.clients);return(0,c.bz)((0,c.aZ)(H,L),T)})}function e(g,{usages:p,isFork:o}){const{host:a,attempt:u,credentials:h}=g;if(u.discovery.kind!==
"found"||h?.hasToken||h?.problem)return[];const S=A(a).find(T=>p.some(({hasOwnToken:P,needs:H,place:L})=>H.some(x=>x.host===a&&x.service===T)&&!P&&!(0,v.Zl)(L.file)));
return S===void 0?[]:[(0,c.bz)((0,O.credentialsMissing)({host:a,service:S,isFork:o,...l(g)}),S)]}function n(g){const{discovery:p,hops:o}=g.attempt;return p.kind===
"failed"&&p.problem.code==="document-unauthorized"?o.at(-1)?.status??null:null}function r(g,p,{tokenVariables:o,hosts:a}){return(0,$.B)(o,g,a).filter(({isParent:u})=>!u||
p!==null).map(({variable:u,why:h,write:S})=>(0,O.credentialsNearMiss)({host:g,variable:u,why:h,write:S}))}function f(g,p,{isFork:o}){const{host:a,credentials:u}=g;
return u?.hasToken?(0,O.credentialsRejected)({host:a,status:p,source:u.source}):(0,O.credentialsMissing)({host:a,service:null,isFork:o,...l(g)})}function l({credentials:g,
looks:p}){const o=p.flatMap(S=>S.looks),a=S=>[...new Set(o.flatMap(({held:T,source:P})=>T!=="not read"===S?P:[]))],u=g===null?a(!0):[g.source],h=g===null?a(!1):
[];return{searched:u,notRead:h}}function m(g,p){return g.filter(o=>!p.includes(o)).map(o=>(0,c.bz)((0,O.credentialsUnused)({host:o})))}}),2886:((Ot,X,t)=>{t.d(X,
{D3:()=>p,ER:()=>$,HJ:()=>f,Mm:()=>m,Np:()=>i,TC:()=>o,aZ:()=>A,bz:()=>d,hD:()=>s,l$:()=>y,ld:()=>n,pi:()=>e,xJ:()=>c});var O=t(5143),E=t(5799),v=t(1831),M=t(7715);
const I=["module","provider","version","package","lock","not"],y=({problem:a,places:u})=>I.includes(a.code.replace(/-.*/,""))&&u.length>0&&u.every(h=>typeof h!=
"string"),d=(a,u=null,h=!0)=>({services:u===null?[]:[u],problem:a,needed:h}),A=(a,u)=>({...a,affects:a.affects.filter(h=>u.includes(h))}),$=({problem:a,needed:u})=>u&&
a.usualSeverity==="error";function c({problem:a,needed:u},h){const S=u&&h.some(T=>a.affects.includes(T));return a.severity==="error"&&!S?"warning":a.severity}const s=(a,u,h)=>({
severity:c(a,u),problem:a.problem,affects:a.problem.affects,...h}),i=(a,u)=>E.oC.indexOf(a.severity)-E.oC.indexOf(u.severity),e=(a,u,h)=>h.some(S=>S.code===a.code&&
(S.host===null||S.host===u));function n({problem:a,services:u},{visit:{host:h,attempt:S},requirements:T,answering:P},{depth:H}){if(H==="discovery"||S.discovery.
kind==="skipped")return!0;const L=u.some(C=>P.has(`${h} ${C}`));if(a.code==="service-url-no-slash"&&L)return!1;const x=T.filter(({service:C})=>u.length===0||u.includes(
C));return x.length===0||x.some(({isForInit:C})=>C)}const r=1e3;function f(a){const u=new Map;return h=>{const S=JSON.stringify(h),T=u.get(S)??l(h,a);return u.set(
S,T),T}}function l(a,u){const h=L=>u.filter(({service:x})=>L.includes(x)),S=a.length===0?u:h(a),T=a.filter(L=>S.some(({service:x})=>x===L)),P=T.length>0?T:a,H=(S.
length>0?S:h(["any"])).flatMap(L=>L.because);return{service:P.length===1?P[0]??null:null,...m([...new Set(H)])}}function m(a){const u=g(a),h=u.length>r?p(u):u,S=Math.
max(0,h.length-r);return{places:h.slice(0,r),placesLeftOut:S}}function g(a){const{own:u=[],aside:h=[]}=Object.groupBy(a,S=>typeof S!="string"&&(0,O.Zl)(S.file)?
"aside":"own");return[...u,...h]}function p(a){const u=new Set,{first:h=[],other:S=[]}=Object.groupBy(a,T=>{const P=typeof T=="string"?null:(0,O._M)(T.file);return P===
null||u.has(P)?"other":(u.add(P),"first")});return[...h,...S]}function o(a,u){const h=u.some(({because:T})=>T.includes("hostnames input"));return{role:(0,M.V)(a)!==
null?"guest":h?"operator":"user",host:(0,v.nx)(a)}}}),9464:((Ot,X,t)=>{t.d(X,{f:()=>y,u:()=>A});var O=t(4283),E=t(3534),v=t(1831),M=t(9562),I=t(2886);function y({
host:$,attempt:c,credentials:s},i){const e=s?.hasToken===!0,n=[...i.flatMap(r=>r.kind==="url"&&(0,M.p4)(r.id)&&(0,M.D6)(r.id)?[{url:r.url,service:r.id,isSent:e}]:
[]),...c.hops.map(({url:r,authorization:f})=>({url:r,service:null,isSent:f==="sent"}))].flatMap(({url:r,...f})=>{const l=d(r);return l===null||l===$?[]:[{...f,host:l}]});
return[...new Map(n.toReversed().map(r=>[r.host,r])).values()]}function d($){const c=(0,O.Dl)($),s=c.ok?(0,v.Pm)(c.value):null,i=s===null?null:(0,v.Pv)(s);return i?.
ok?i.value:null}function A($,c,{tokenSources:s,hosts:i}){return y($,c).flatMap(({host:e,service:n,isSent:r})=>{const f=s.get(e);if(f===void 0)return[];const l=n===
null?$.attempt.discovery.kind==="failed":!r,m=(0,E.credentialsOtherHost)({host:(0,v.nx)($.host),other:(0,v.nx)(e),source:f,service:n,isSent:r,isNotice:!l||i.has(
e)});return[(0,I.bz)(m,n)]})}}),2389:((Ot,X,t)=>{t.d(X,{j7:()=>g,k2:()=>H,S4:()=>a});var O=t(4e3),E=t(7052),v=t(5143),M=t(5799),I=t(1064),y=t(3612),d=t(8185),A=t(
8988),$=t(2886);function c(L,x,C){const Y=new Set(L.notes.flatMap(({problem:Z,place:tt})=>Z.code==="file-syntax"?tt.file:[])),U=[...L.complaints.map(({problem:Z,
place:tt})=>l((0,$.bz)(Z),tt,C)),...(0,A.k)(L.tokenHosts,x).map(Z=>l(Z,null,C)),...L.isEmpty?[r(C)]:[]],K=s([...L.notes.map(Z=>i(Z,Y,C)),...(0,d.C)(L.usages,C).
map(({problem:Z,clients:tt,place:it,host:$t})=>{const At=(0,$.bz)((0,$.aZ)(Z,tt));return{host:$t,finding:{...l(At,it,C),host:$t}}}),...L.ofAnswers.map(Z=>({...i(
Z,Y,C),isOfAnswers:!0})),...L.others.map(Z=>{const tt=f(Z,C);return{host:Z.host,finding:tt,isOfAnswers:!0}}),...U.map(Z=>({host:null,finding:Z}))]),{own:R=[],elsewhere:j=[]}=Object.
groupBy(K,({host:Z,isOfAnswers:tt})=>tt||(0,y.tG)(L.part,Z)?"own":"elsewhere"),N=Z=>Z.flatMap(({host:tt,finding:it})=>(0,$.pi)(it.problem,tt,C.ignore)?[]:[it]),
G=({exclude:Z})=>+(Z!==void 0),st=N(R).toSorted((Z,tt)=>(0,$.Np)(Z,tt)||G(Z)-G(tt));return{files:st,ignored:R.length-st.length,elsewhere:N(j)}}function s(L){return[
...Map.groupBy(L,({host:C,finding:Y})=>{const{problem:U,severity:K,affects:R,places:j,exclude:N}=Y,{code:G,message:st,help:Z}=U;return j.length===0?L:JSON.stringify(
[C,G,K,st,Z,R,N===void 0])})].flatMap(([C,Y])=>{const[U]=Y;if(C===L||U===void 0||Y.length===1)return Y;const K=Y.flatMap(({finding:N})=>N.places),R=new Set(Y.flatMap(
({finding:N})=>N.exclude??[])),j=R.size===0?{}:{exclude:[...R]};return[{...U,finding:{...U.finding,places:K,...j}}]})}function i(L,x,C){const{problem:Y,place:U,
host:K,isPlaceholder:R}=L,j=L.aside??U.file;if(Y.code==="file-limit"&&C.allowedHosts.length>0){const tt={...Y,message:(0,O.Fn)(Y.message)};return{host:K,finding:{
...n(L,tt,C),severity:"error"}}}const N=R||x.has(U.file),G=Y.severity==="error"&&(N||(0,v.Zl)(j)),st=G?{...Y,severity:"warning"}:Y,Z=n(L,st,C);return!G&&!(0,v.Zl)(
j)?{host:K,finding:Z}:{host:K,finding:{...Z,exclude:[(0,v.n7)(j)]}}}const e={error:"warning",warning:"notice",notice:"notice"};function n({place:L,others:x=[],clients:C,
checkedFor:Y},U,K){const R=Y??K.dialect,N=R.isGuess&&I.Du.some(Z=>!C.includes(Z))?e[U.severity]:U.severity,G=(0,$.bz)({...(0,$.aZ)(U,C),severity:N}),st=l(G,L,{dialect:R});
return{...st,places:[...st.places,...x]}}function r(L){const{scan:x,hostnames:C,usages:Y}=L,U=C.length>0,K=(0,E.nothingToCheck)({scan:x,hasHostnames:U,isFleet:Y.
length>0});return{...l((0,$.bz)(K),null,L),severity:K.severity}}function f({host:L,places:x,...C},Y){const U=(0,M.pj)(C.problem,(0,$.TC)(L,[]));return{...l({...C,
problem:U},null,Y),host:L,places:x}}const l=(L,x,{dialect:C})=>(0,$.hD)(L,C.clients,{host:null,service:null,places:x===null?[]:[x],isHostNew:!1});var m=t(9464);
const g={drafts:[],notes:[],roots:[],requests:[],answering:new Set},p={judgeVisit:o,judgeRequests:o};function o(){throw new Error("the rules for hosts are not l\
oaded")}function a(L,x,C){const{judgeVisit:Y,judgeRequests:U}=C??p,{requirements:K,visits:R,usages:j,tokenVariables:N}=L,G=Map.groupBy(K,({host:J})=>J),st=R.map(
({host:J})=>J),{isFork:Z,depth:tt}=x,it=L.part?.otherHosts??[],{tokenSources:$t}=L,At={usages:j,tokenVariables:N,tokenSources:$t,hosts:new Set([...st,...it]),isFork:Z,
depth:tt},yt=Map.groupBy(L.predicted.drafts,({host:J})=>J),F=Map.groupBy(L.predicted.requests,({host:J})=>J),q=R.map(J=>{const wt=L.newHosts.has(J.host),jt={visit:J,
requirements:G.get(J.host)??[],predicted:yt.get(J.host)??[],requests:F.get(J.host)??[],answering:L.predicted.answering,isNew:wt};return Y(jt,x,At)}),rt=q.map(({
verdict:J})=>J),ft=[...rt.flatMap(({visit:J,services:wt})=>(0,m.f)(J,wt)).map(({host:J})=>J),...F.keys()],ht=[...st,...ft,...it],Pt=new Set(st),St=Array.from(F,
([J,wt])=>U({host:J,known:[]},wt,x).map(jt=>({...jt,host:J,places:[]}))),Dt=[...L.predicted.drafts,...St.flat()].filter(({host:J})=>!Pt.has(J)),zt=L.predicted.notes,
Yt=c({...L,ofAnswers:zt,others:Dt},ht,x),nn=[...q.flatMap(({ofFiles:J})=>J),...Yt.files].sort($.Np),qt=[...rt.flatMap(J=>J.findings),...nn].sort($.Np),{stopped:cn}=L,
z=P([...Yt.files,...Yt.elsewhere]);return{passed:cn===null&&!qt.some(({severity:J})=>H(J,x.failOn)),stopped:cn,hosts:rt,files:nn,findings:qt,ignored:q.reduce((J,wt)=>J+
wt.ignored,Yt.ignored),roots:L.predicted.roots.map(J=>u(J,x,z))}}function u({rows:L,...x},{ignore:C},Y){const U=({drafts:K,decidedAt:R})=>K.length>0?K.filter(({
problem:j,host:N})=>!(0,$.pi)(j,N,C)).map(j=>({...j,severity:(0,$.xJ)(j,x.clients)})):R.flatMap(j=>Y.get(S(j))??[]);return{...x,rows:L.map(K=>{const{drafts:R,decidedAt:j,
...N}=K,st=R.length>0||Object.values(N.chosen).includes(null)?U(K).toSorted($.Np):[],Z=new Map(st.map(({problem:tt})=>[tt.code,h(tt)]));return{...N,worst:st[0]?.
severity??null,problems:[...Z.values()]}})}}const h=({code:L,title:x,usualSeverity:C})=>({code:L,title:x,usualSeverity:C}),S=({file:L,line:x})=>`${L}:${x}`,T=/^(?:constraint|lock)-/,
P=L=>{const x=new Map;for(const C of L.filter(({problem:Y})=>T.test(Y.code)))for(const Y of C.places){const U=typeof Y=="string"?Y:S(Y),K=x.get(U);K===void 0?x.
set(U,[C]):K.push(C)}return x},H=(L,x)=>L==="error"?x!=="never":L==="warning"&&x==="warning"}),6897:((Ot,X,t)=>{t.d(X,{n:()=>E,x:()=>v});const O=100;async function E(M,I,y){
let d=performance.now();for(;;){const A=M.next(I.why!==null);if(A.done)return A.value;performance.now()-d<O||(y(A.value),await v(),d=performance.now())}}const v=()=>new Promise(
M=>setImmediate(M))}),9664:((Ot,X,t)=>{t.d(X,{Gz:()=>E,LA:()=>I,jt:()=>v,un:()=>M});var O=t(3916);const E=(y,d)=>y===""?d:`${y}/${d}`,v=y=>y.slice(0,Math.max(0,
y.lastIndexOf("/")));function M(y,d){const A=(0,O.join)(y,d).replace(/\/$/,"");return A==="."?"":A}const I=y=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(y)}),
241:((Ot,X,t)=>{t.d(X,{B:()=>M});var O=t(1831);const E=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,v="TF_TOKEN_";function M(c,s,i){const[e]=(0,O.fK)(s);return e===void 0?[]:
c.flatMap(n=>{const r=(0,O.$k)(n);if(r!==null&&i.has(r))return[];const f=I(n,r,s);return f===null?[]:[{variable:n,why:f,write:e,isParent:y(r,s)}]})}function I(c,s,i){
const e=E.exec(c)?.[0];if(e===void 0)return null;const n=c.slice(e.length);return s!==null&&y(s,i)?`it is for ${(0,O.nx)(s)} only: the clients do not use the to\
kens of parent domains`:A(i).some(r=>r===d(n))?e!==v?`it begins with ${e}, and the clients read only ${v}`:s===null?"the clients cannot read a hostname from it \
and ignore it":`the clients read it for ${(0,O.nx)(s)}${$(n,i)}`:null}const y=(c,s)=>c!==null&&(0,O.Sv)(s).name.endsWith(`.${(0,O.Sv)(c).name}`),d=c=>c.normalize(
"NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function A(c){const{name:s}=(0,O.Sv)(c);return[...new Set([c,s,(0,O.nx)(c)].map(d))]}function $(c,s){
const{name:i,port:e}=(0,O.Sv)(s);return e!==443&&!c.includes(":")?"; a port follows a colon":i.includes("-")&&!c.includes("-")?"; a hyphen is written as two und\
erscores":""}}),2796:((Ot,X,t)=>{t.d(X,{S3:()=>h,Wi:()=>m,YM:()=>S,a2:()=>a,cZ:()=>y,cr:()=>p,hs:()=>o,pq:()=>u,sC:()=>g});var O=t(2886),E=t(1064),v=t(1831),M=t(
8884);const I=3;function y(T){const P=T.some(L=>{const x=(0,M.Xd)(L);return x!==null&&(0,M.cC)(x)}),H=P?d(T):T;return[...Map.groupBy(H,$).values()].flatMap(L=>{
const x=[...Map.groupBy(L,c).values()];return x.length>I?[L]:x}).flatMap(L=>s(L)??[]).map(L=>({cause:L,hits:P?(0,M.eb)(L.findings).length:0})).toSorted(({cause:L,
hits:x},{cause:C,hits:Y})=>(0,O.Np)(L,C)||A(L)-A(C)||Y-x||C.hosts.length-L.hosts.length).map(({cause:L})=>L)}const d=T=>T.map(P=>({finding:P,hits:(0,M.eb)([P]).
length})).toSorted((P,H)=>H.hits-P.hits).map(({finding:P})=>P);function A({code:T,affects:P}){return T==="host-not-checked"?2:P.length===0||E.Du.some(H=>P.includes(
H))?0:1}const $=({severity:T,problem:P,affects:H,exclude:L})=>JSON.stringify([T,P.code,H,L===void 0]),c=T=>T.exclude===void 0?f(T.problem.help??"",T):"";function s(T){
const[P]=T;if(P===void 0)return null;const H=[...new Set(T.flatMap(({host:G})=>G??[]))],{code:L,title:x,help:C,message:Y}=P.problem,U=(G,st)=>H.length>1?f(G,st):
G,K=U(Y,P),R=T.every(G=>U(G.problem.message,G)===K),j=U(C??"",P),N=T.every(G=>U(G.problem.help??"",G)===j);return{severity:P.severity,code:L,title:x,affects:P.affects,
findings:T,hosts:H,message:R?K:null,help:j!==""&&N?r(j,T):null}}const i=/\bTF_TOKEN_\w+/g,e="TF_TOKEN_HOST",n=5;function r(T,P){if(!T.includes(e))return T;const H=new Set(
P.flatMap(({problem:L})=>L.help?.match(i)??[]));return H.size<=n?`${T}; ${e} is ${[...H].join(" or ")}`:`${T}; in ${e}, write each dot of the host as an undersc\
ore and each hyphen as two`}function f(T,{host:P}){return P===null||T===""?T:[...new Set([P,(0,v.nx)(P)])].reduce((H,L)=>H.replaceAll(L,l),T).replace(i,e).replaceAll(
/\bhost the host/g,"the host")}function l(T,P,H){const[L=" ",x=" "]=[H[P-1],H[P+T.length]];return/[\s("]/.test(L)&&/[\s,;.:)"]/.test(x)?"the host":"HOST"}const m=3,
g=T=>y(T).flatMap(P=>p(P).slice(0,m).flatMap(([,H])=>(0,M.tN)(H)??[]).filter(H=>!(0,M.cC)(H))),p=({message:T,findings:P})=>T===null?[...Map.groupBy(P,({problem:H})=>H.
message)]:[[T,P]],o=({hosts:T,findings:P})=>T.length>0&&!P.every(O.l$),a=T=>o(T)?"host":"place";function u(T){if(o(T))return T.hosts.length;const{lines:P,leftOut:H}=(0,M.
yv)(T.findings);return P.length+H}function h(T){const{findings:P,message:H}=T;return H===null?P.map(L=>[L]):o(T)?[...Map.groupBy(P,({host:L})=>L).values()]:(0,M.
yv)(P).lines}function S(T){const P=T.filter(x=>o(x)&&x.hosts.length>1),L=[...Map.groupBy(P,({hosts:x})=>x.toSorted().join()).values()].flatMap(([x,...C])=>x===void 0?
[]:C.map(Y=>[Y,x.code]));return new Map(L.filter(([{message:x}])=>x!==null))}}),4503:((Ot,X,t)=>{t.d(X,{DZ:()=>n,R8:()=>l,aE:()=>M,oW:()=>r,uM:()=>v});var O=t(5143),
E=t(8884);function v({file:g,line:p},{links:o,repositories:a}){const{repository:u,path:h}=(0,O.bH)(g);if(u!==null){const T=d(y(a).get(u),h);return T===null?null:
`${T}#L${p}`}const S=o?.get(g);return S===void 0?null:S.diff?.lines.has(p)?`${S.diff.url}R${p}`:`${S.url}#L${p}`}const M=(g,{repositories:p})=>y(p).get(g)?.url??
null,I=new WeakMap;function y(g){const p=I.get(g)??new Map(g.flatMap(({name:o,url:a,commit:u})=>{const h=a===null?null:e(a,u);return h===null?[]:[[o,h]]}));return I.
set(g,p),p}function d(g,p){const o=p==="."?null:r(p);return!g?.files||o===null?null:`${g.files}/${o}`}const A=600,$=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
c=/^(?:[\da-f]{40}|[\da-f]{64})$/,s=/^gitlab\.com$/i,i=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function e(g,p){
const[,o]=g.length<=A?$.exec(g)??[]:[];return o===void 0?null:p===null||!c.test(p)?{url:g,files:null}:s.test(o)?{url:g,files:`${g}/-/blob/${p}`}:{url:g,files:i.
test(o)?null:`${g}/blob/${p}`}}function n({url:g,commit:p}){const o=g===null?null:e(g,p)?.files??null;return o===null?null:o.replace(/\/blob\/(?=[\da-f]+$)/,"/c\
ommit/")}function r(g){if(!g.isWellFormed())return null;const p=o=>encodeURIComponent(o).replace(/[!'()*_~]/g,a=>`%${a.charCodeAt(0).toString(16).toUpperCase()}`);
return g.split("/").map(p).join("/")}const f=5e3;function l(g){const p=new Set;for(const o of m(g))if(typeof o!="string"&&(0,E.CN)(o.file)&&p.add(o.file),p.size===
f)break;return p}function*m({findings:g,hosts:p,roots:o}){for(const{places:a}of g)yield*a;for(const{requirements:a}of p)for(const{because:u}of a)yield*u;for(const{
rows:a}of o)for(const{places:u}of a)yield*u}}),7574:((Ot,X,t)=>{t.d(X,{I$:()=>I,QN:()=>A,kJ:()=>v,nO:()=>$,tY:()=>M,u8:()=>d});var O=t(4120);const E=864e5;function v(c){
const s=Math.round(c);if(s<1e3)return`${s} ms`;if(s<59950)return`${(s/1e3).toFixed(1)} s`;const i=Math.round(s/1e3);return`${Math.floor(i/60)} min ${i%60} s`}function M(c){
return c<1e3?`${c} B`:c<999950?`${(c/1e3).toFixed(1)} kB`:`${(c/1e6).toFixed(1)} MB`}function I(c){return[["DNS",c.lookupMs],["connect",c.connectMs],["TLS",c.tlsMs],
["first byte",c.firstByteMs],["total",c.totalMs]].flatMap(([i,e])=>e===null?[]:[[i,e]])}const y=6e4;function d(c,s){const i=Date.parse(s)-Date.parse(c);if(!(i>=
y))return"less than a minute";const e=Math.floor(i/y),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,
unit:"min"}],r=n.findIndex(({count:f})=>f>0);return n.slice(r,r+2).filter(({count:f})=>f>0).map(({count:f,unit:l})=>`${f} ${l}`).join(" ")}const A=c=>`${c.slice(
0,16).replace("T"," ")} UTC`;function $(c,s){const i=(Date.parse(c)-Date.parse(s))/E;if(Number.isNaN(i))return c;const e=(0,O.px)(Math.floor(Math.abs(i)),"day"),
n=Math.abs(i)<1,r=n?"within the last day":`${e} ago`,f=n?"in less than a day":`in ${e}`;return`${c.slice(0,10)} (${i<0?r:f})`}}),5102:((Ot,X,t)=>{t.d(X,{$N:()=>f,
JR:()=>s,QK:()=>r,b:()=>i,cG:()=>c,fX:()=>g,hm:()=>n,md:()=>e,mt:()=>y,nx:()=>d,sG:()=>$});var O=t(4e3),E=t(5799),v=t(4120),M=t(8884),I=t(4148);const y=h=>h!==null&&
h.indexes.length<h.count,d={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},A=["fails","unchecked","warns","skippe\
d","works"];function $(h){if(i(h))return"unchecked";const S=n(h.findings);return S==="error"?"fails":S==="warning"?"warns":s(h)?"skipped":"works"}const c=h=>["f\
ails","warns"].includes($(h)),s=({visit:h})=>h.attempt.discovery.kind==="skipped",i=({visit:{attempt:h}})=>h.discovery.kind==="skipped"&&h.discovery.problem.code===
"host-not-checked";function e(h){return A.flatMap(S=>h.filter(T=>$(T)===S))}const n=h=>E.oC.find(S=>h.some(T=>T.severity===S))??null;function r({findings:h}){const S=n(
h);return S==="notice"?[]:h.filter(({severity:T})=>T===S)}function f({hosts:h,files:S,findings:T,passed:P,stopped:H,roots:L},{repositories:{length:x}}){const C=(0,I.
g5)(L,x),Y=C===null?S:S.filter(({problem:it})=>!l.test(it.code)),U=Y.filter(it=>!m(it)),K=n(U)==="error"&&!h.some(it=>$(it)==="fails"),j=C===null&&!K&&x>0?` in ${(0,v.
px)(x,"repository")}`:"",G=[U.length<Y.length?[`nothing to check${j}`]:p(h,j),u(U,C===null&&K?x:null)],st=K?G.toReversed():G,Z=[C??[],...st].flat().join(", "),tt=n(
T)==="error";if(H!==null){const it=(0,O.Cw)(H);return tt||h.some(i)?`${Z} (${it})`:`${it}; ${Z}`}return P&&tt?`${Z} (the check passes: fail-on is never)`:P||tt?
Z:`${Z} (the check fails: fail-on is warning)`}const l=/^(?:module|provider|version|package|constraint|lock)-/,m=({problem:h,severity:S})=>h.code==="nothing-to-\
check"&&S==="error",g="not allowed";function p(h,S){const T=h.length;if(T===0)return[`no registry hosts to check${S}`];const P=h.filter(tt=>!s(tt)).map($),H=h.filter(
i).length,[L,x]=[P.length,T-P.length],C=P.filter(tt=>tt==="fails").length,Y=P.filter(tt=>tt==="warns").length,U=h.filter(tt=>s(tt)&&$(tt)==="fails").length,K=[{
count:C,words:d.fails},{count:U,words:g},{count:H,words:d.unchecked}],R=[{count:L-C,words:d.works},{count:x-U-H,words:d.skipped}],j=C+U+H>0,[N,...G]=(j?K:R).filter(
({count:tt})=>tt>0),Z=N?.words===g||N?.words===d.unchecked?N.count===1?"is ":"are ":"";return[`${a(N?.count??0,T)}${S} ${Z}${N?.words}`,...G.map(({count:tt,words:it})=>`${tt}\
 ${it}`),...Y===0?[]:[o(Y,T,j)]]}function o(h,S,T){return S===1?"with warnings":`${h} ${T?"more ":""}with warnings`}function a(h,S){return S===1?"1 registry hos\
t":h===S?`all ${S} registry hosts`:`${h} of ${S} registry hosts`}function u(h,S){const T=n(h);if(T===null||T==="notice")return[];const P=h.filter(({severity:C})=>C===
T),H=(0,M.eb)(P).length,L=H===0?(0,M.Dc)(P):0,x=(0,M.BQ)(h);return[...H===0?[]:[`${T}s in files of ${S===null?(0,v.px)(H,"repository"):(0,M.iW)(H,S)}`],...L===0?
[]:[`${T}s in ${(0,v.px)(L,"file")}`],...n(x)===T?[`${T}s in the ${(0,M.et)(x)}`]:[]]}}),4120:((Ot,X,t)=>{t.d(X,{DO:()=>f,H8:()=>d,Iu:()=>y,K4:()=>A,Ku:()=>$,QI:()=>r,
Rk:()=>l,SY:()=>i,UV:()=>c,_l:()=>I,dy:()=>v,od:()=>e,px:()=>M,wO:()=>n,y0:()=>s});var O=t(5799),E=t(1064);const v="new in this pull request",M=(m,g)=>`${m} ${m===
1?g:I(g)}`,I=m=>`${m.replace(/(?<=[^aeiou])y$/,"ie")}s`,y=m=>m.replace(/^./u,g=>g.toUpperCase()),d=m=>O.oC.flatMap(g=>{const{length:p}=m.filter(o=>o.severity===
g);return p===0?[]:[M(p,g)]}).join(", ");function A(m,g,p=0){const o=m.slice(0,g),a=m.length-o.length+p;return`${o.join(", ")}${a>0?` and ${a} more`:""}`}const $=(m,g)=>m.
length<=2*g?m:m.slice(0,g);function c(m,g,p,o=a=>`and ${a} more`){const a=m.length-g;return[...m.slice(0,g).flatMap(p),...a>0?[o(a)]:[]]}function s(m,g){if(m===
null||m.indexes.length!==1)return[];const[p]=m.indexes;return[g?`shard ${p} of ${m.count}: other hosts belong to other shards`:`no host belongs to shard ${p}/${m.
count}`]}const i=m=>E.zK.every(g=>m.includes(g))?"all clients":m.map(g=>E.bB[g]).join(", ");function e(m,g){const p=g.filter(o=>m.includes(o));return m.length===
0||p.length===g.length?"":p.length===0?"no client in use":p.map(o=>E.bB[o]).join(", ")}const n=m=>m.map(g=>E.bB[g]).join(" and "),r=({clients:m,versions:g})=>m.
map(p=>[E.bB[p],g[p]].join(" ").trim()).join(" and "),f=m=>m==="any"?"any service":m;function l(m){switch(m){case"none":return"none";case"sent":return"sent";case"\
withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((Ot,X,t)=>{t.d(X,{BQ:()=>S,CN:()=>P,Dc:()=>h,II:()=>y,
Ky:()=>d,Qz:()=>u,R3:()=>I,Xd:()=>p,Yx:()=>l,_X:()=>n,cC:()=>c,eb:()=>s,eo:()=>M,et:()=>T,fP:()=>r,iW:()=>i,mj:()=>e,oN:()=>f,rv:()=>A,tN:()=>o,xi:()=>a,yv:()=>g});
var O=t(5143),E=t(4120),v=t(8641);const M=x=>H(x)?`${y(x.file)}:${x.line}`:x,I=({file:x,line:C,column:Y})=>`${y(x)}:${C}:${Y}`;function y(x){const{repository:C,
path:Y}=(0,O.bH)(x);if(C===null)return(0,v.J7)(x);const U=(0,v.J7)(C);return Y==="."?U:`${U}//${(0,v.J7)(Y)}`}function d(x,C,Y=M,U=0){const{places:K,isOfRepositories:R}=A(
L(x)),j=K.slice(0,C).map(Y).join(", "),N=Math.max(0,K.length-C)+(R?0:U),G=N>0?[(0,E.px)(N,R?"more repository":"more place")]:[];return[...j===""?[]:[j],...G].join(
" and ")}function A(x){const C=$(x),Y=C.filter(c).length>1;return{places:Y?C:x,isOfRepositories:Y}}function $(x){const C=new Set;return x.filter(Y=>{const U=H(Y)?
(0,O._M)(Y.file):null;return U===null?!0:!C.has(U)&&C.add(U)})}const c=x=>H(x)&&(0,O._M)(x.file)!==null;function s(x){const C=new Map;for(const Y of new Set(x.map(
({places:U})=>U)))for(const U of Y.filter(H)){const K=(0,O._M)(U.file);K!==null&&!C.has(K)&&C.set(K,U)}return[...C.values()]}const i=(x,C)=>x===C?`all ${C} repo\
sitories`:`${x} of ${C} repositories`;function e(x,C){const{length:Y}=C>1?s(x):[];return Y>1?i(Y,C):""}function n(x){const C=x.filter(({severity:U})=>U!=="notic\
e").flatMap(U=>s([U]).map(K=>{const{severity:R,problem:j}=U;return{repository:(0,O._M)(K.file)??"",severity:R,code:j.code,place:K}})),Y=({findings:U},K)=>U.filter(
R=>R.severity===K).length;return Array.from(Map.groupBy(C,({repository:U})=>U),([U,K])=>({repository:U,findings:K})).toSorted((U,K)=>Y(K,"error")-Y(U,"error")||
Y(K,"warning")-Y(U,"warning"))}const r=({length:x})=>`with errors or warnings in ${x===1?"its":"their"} own files`;function f(x,C){const{isOfRepositories:Y}=A(x),
U=R=>(Y?(0,O._M)(R.file):null)??M(R),K=new Set(C.map(R=>R&&U(R)));return x.filter(R=>!K.has(U(R)))}const l=(x,C=M)=>d(x,x.every(H)?1:2,C),m=1e5;function g(x){const C=new Map(
x.map(({places:j,placesLeftOut:N=0})=>[j,N])),Y=[];for(const j of C.keys())Y.length<m&&Y.push(...j);const U=C.entries().reduce((j,[N,G])=>j+N.length+G,0),K=L(Y.
filter(H)),R=[...new Set(Y.filter(j=>typeof j=="string"))];return{lines:K,settings:R,leftOut:U-Y.length}}const p=({places:x})=>x.find(H)??null,o=x=>x.map(p).find(
C=>C!==null)??null;function a(x,{clients:C,repositories:Y},U,K){const{lines:R,settings:j,leftOut:N}=g([x]);return[["help",(0,v.RK)(x.problem.help??"",U)],["affe\
cts",(0,E.od)(x.affects,C)],["hits",e([x],Y.length)],["also at",d(f(R,R.slice(0,1)),K,M,N)],["required by",d(j,K)]].filter(([,st])=>st!=="")}const u=({requirements:x})=>x.
some(({because:C})=>C.some(H)),h=x=>new Set(x.flatMap(({places:C})=>C.filter(H).map(({file:Y})=>Y))).size,S=x=>x.filter(C=>p(C)===null),T=x=>x.every(({problem:C})=>C.
code.startsWith("credentials-"))?"credentials":"settings",P=x=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(x)&&(0,O._M)(x)===null,H=x=>typeof x!="string";function L(x){
const C=new Map;return x.filter(Y=>{const{file:U,line:K}=typeof Y=="string"?{file:Y,line:0}:Y,R=C.get(U);if(R===void 0)C.set(U,new Set([K]));else{if(R.has(K))return!1;
R.add(K)}return!0})}}),6763:((Ot,X,t)=>{t.d(X,{h$:()=>i,q9:()=>d,rc:()=>A});var O=t(5143),E=t(7574),v=t(5102),M=t(4120),I=t(8884);const y=50,d=n=>(0,M.UV)(n,y,r=>r,
r=>`and ${(0,M.px)(r,"more remark")}`),A=n=>[...$(n),...c(n)];function $({files:n}){const r=n.filter(({exclude:m,severity:g})=>m!==void 0&&g!=="notice"),f=new Set(
r.flatMap(({exclude:m})=>m??[])),l=(0,I.eb)(r).length;return r.length===0?[]:[(0,O.Az)(r.length,[...f],l)]}function c({roots:n}){return n.some(({rows:f})=>f.some(
({platforms:l})=>l.some(({available:m})=>m===!0)))?["signatures of provider packages were not verified"]:[]}function s({hosts:n},{scan:r,repositories:f,shards:l}){
const{files:m,bytes:g,usages:p,durationMs:o}=r,a=n.filter(I.Qz).length,u=(0,v.mt)(l),h=u?"all registry hosts":(0,M.px)(a,"registry host"),T=a===0&&!u?"no regist\
ry host is used":`${(0,M.px)(p,"usage")} of ${h}`;return f.length>0?`${T} in ${(0,M.px)(f.length,"repository")}`:m===0&&o===0?null:m===0?"found no Terraform or \
OpenTofu files":`scanned ${(0,M.px)(m,"file")} (${(0,E.tY)(g)}) in ${(0,E.kJ)(o)}: ${T}`}function i(n,r){const{dialect:f,durationMs:l,scan:m,remarks:g,shards:p}=r,
o=s(n,r),u=n.hosts.length===0&&m.files===0?"":` for ${(0,M.QI)(f)} (${f.why})`;return[`${e(n)}; checked in ${(0,E.kJ)(l)}${u}`,...(0,M.y0)(p,n.hosts.length+n.roots.
length>0),...o===null?[]:[o],...g]}function e({findings:n,ignored:r}){const f=(0,M.H8)(n)||"no findings";return r>0?`${f}, ${r} ignored`:f}}),4148:((Ot,X,t)=>{t.
d(X,{Fg:()=>c,LC:()=>e,Mm:()=>A,P:()=>l,cZ:()=>m,eX:()=>x,fi:()=>n,g5:()=>r,ie:()=>o,ij:()=>L,jB:()=>f,mC:()=>a,nS:()=>u,ns:()=>H,pJ:()=>i,qj:()=>$});var O=t(5143),
E=t(1064),v=t(5011),M=t(5257),I=t(4120),y=t(8884);const d=["fails","warns","works"];function A({worst:U}){return U==="error"?"fails":U==="warning"?"warns":"work\
s"}const $=({rows:U})=>d.find(K=>U.some(R=>A(R)===K))??"works";function c(U){const K=$({rows:U});return K==="works"&&U.some(s)?"skipped":K}const s=({chosen:U})=>Object.
keys(U).length===0,i={fails:"init fails",warns:"has warnings",works:"passed"},e=3,n=({directory:U},K)=>U===M.cd.file?M.cd.file:U==="."?"the top directory":K(U);
function r(U,K=0){const R=U.filter(({directory:tt})=>tt!==M.cd.file),{failing:j}=f(R),{length:N}=j;if(N===0)return null;const G=new Set(j.map(({directory:tt})=>(0,O.
_M)(tt))),st=K<2?"":` (${(0,y.iW)(G.size,K)})`;return R.length===1?`init fails${st}`:`init fails in ${N===R.length?`all ${N}`:`${N} of ${R.length}`} root module\
s${st}`}function f(U){const{fails:K=[],warns:R=[],works:j=[]}=Object.groupBy(U,$);return{failing:K,wrong:[...K,...R],good:j}}function l({rows:U}){const{fails:K=[],
warns:R=[],works:j=[]}=Object.groupBy(U,A);return{wrong:[...K,...R],good:j}}function m(U){const K=new Map;for(const N of f(U).wrong)for(const G of l(N).wrong){const st=g(
G),Z=K.get(st)??{row:G,roots:new Set};K.set(st,Z),Z.roots.add(N)}const{fails:R=[],warns:j=[]}=Object.groupBy(K.values(),({row:N})=>A(N));return[...R,...j]}const g=({
kind:U,source:K,constraints:R,locked:j,chosen:N,problems:G})=>JSON.stringify([U,K,R,j,N,G]),p=3;function o(U,K){const R=new Map(U.map(N=>[N.row,[...N.roots]]));
return{title:"root modules",cell:N=>{const G=R.get(N)??[],st=G.slice(0,p).map(K);return(0,I.K4)(st,p,G.length-st.length)}}}const a=({address:U,host:K},{clients:R})=>R.
every(j=>(0,v.Vm)(j)===K)&&U.startsWith(`${K}/`)?U.slice(K.length+1):U;function u(U){const K=[...new Map(U.map(Z=>[`${Z.kind} ${Z.source}`,Z])).values()],R=["mo\
dule","provider"].flatMap(Z=>{const{length:tt}=K.filter(it=>it.kind===Z);return tt===0?[]:[(0,I.px)(tt,Z)]});if(R.length===0)return"no registry modules and no p\
roviders";const j=U.some(({platforms:Z})=>Z.length>0)?" and package":"",N=K.filter(s).length,G=K.filter(({chosen:Z})=>Object.values(Z).includes(null)).length,st=N+
G===0?`every version${j} is available`:[...G>0?[`${G} without a version`]:[],...N>0?[`${N} not checked`]:[]].join(", ");return`${R.join(" and ")}, ${st}`}const h=60,
S=6,T=60,P=12;function H({clients:U,rows:K},R){const j=K.every(({chosen:G})=>new Set(Object.values(G)).size<=1),N=[{title:"constraint",cell:({constraints:G})=>(0,I.
K4)([...new Set(G)].map(st=>R(st,T)),S)},...j?[{title:"version",cell:G=>C(G,null,R)}]:U.map(G=>({title:E.bB[G],cell:st=>C(st,G,R)})),{title:"newest",cell:({newest:G})=>G===
null?"":R(G,h)},{title:"platforms",cell:({platforms:G})=>Y(G,R)}];return L(N,K)}const L=(U,K)=>U.filter(({cell:R})=>K.some(j=>R(j)!=="")),x=U=>({title:"problem",
cell:({problems:K})=>K.filter(({usualSeverity:R})=>R!=="notice").map(U).join(", ")});function C({chosen:U,locked:K},R,j){const N=R===null?Object.values(U)[0]:U[R];
return N===void 0?"":N!==null?`${j(N,h)}${N===K?" (locked)":""}`:K===null?"none":`none (locked: ${j(K,h)})`}function Y(U,K){const R=U.map(({platform:j,available:N})=>`${N===
null?"?":N?"\u2713":"\u2717"} ${K(j,h)}`);return(0,I.K4)(R,P)}}),5257:((Ot,X,t)=>{t.d(X,{JT:()=>y,KS:()=>d,MO:()=>c,MP:()=>I,Nf:()=>$,W$:()=>M,cd:()=>v,yp:()=>A});
var O=t(5143);const E="hostnames input",v={file:E,line:1,column:1,endColumn:1},M=s=>s.file===E?E:s,I=({host:s,namespace:i,name:e,system:n})=>`${s}/${i}/${e}/${n}`,
y=({host:s,namespace:i,type:e})=>`${s}/${i}/${e}`;function d(s,i){const e=s.versions??$(s)?.values?.[i]??null;return e===null?null:{text:e,place:A(s)}}function A(s){
const{versionsAt:i,place:e}=s,n=typeof i=="number"?i:i?.at;return n===void 0?e:{file:e.file,...(0,O._h)(n)}}const $=({versionsAt:s})=>typeof s=="number"?null:s,
c=(s,i)=>`${s} ${i}`}),8416:((Ot,X,t)=>{t.d(X,{L2:()=>c,oh:()=>y,rU:()=>s});var O=t(4e3),E=t(5143),v=t(1064),M=t(5603),I=t(3469);function y(o,a){let u;return()=>(u??=
t.e(9249).then(t.bind(t,9249)).then(({readTools:h})=>h(o,a)),u)}const d=["terraform"],A="assumed, CLI not detected; set `dialect`",$="CLI not detected; set `dia\
lect` to check one";async function c({setting:o,scan:a}){const u=o.name==="auto"?null:e(o.name);if(a===null||a.isEmpty){const L=u===null?$:i;return m(u??v.Du,[L],
[],o,{signs:[],constraints:[]})}const h=await l(a,o,u),{constraints:S}=a;if(u!==null)return m(u,[i],[],o,{signs:h,constraints:S});const T=f(h);if(T.length===0)return{
...m(d,[A],[],o,{signs:h,constraints:S}),isGuess:!0};const P=n(T),H=P.flatMap(L=>T.find(x=>x.client===L)??[]);return m(P,H.map(p),T,o,{signs:h,constraints:S})}async function s({
clients:o},a){if(a===null||a.isEmpty)return v.zK;const{others:u}=await a.tools(),h=o;return v.zK.filter(S=>h.includes(S)||u.has(S)||S==="terragrunt"&&a.usesTerragrunt)}
const i="set by `dialect`",e=o=>o==="both"?v.Du:[o],n=o=>v.Du.filter(a=>o.some(u=>u.client===a));function r(o){const a=o.filter(({place:u})=>!(0,E.Zl)(u.file));
return a.length===0?o:a}const f=o=>{const a=r(o);return M.A.map(h=>a.filter(S=>S.level===h)).find(({length:h})=>h>0)??[]};async function l({signs:o,tools:a,hasCloudHostname:u},h,S){
const T=f(o),P=S??n(T),H=T.every(({place:K})=>(0,E.Zl)(K.file)),L=S===null&&(H||T.some(({isCloud:K})=>K)),x=h.version===null&&P.some(K=>(0,I.w)(K,[]).length>1);
if(!L&&!x)return o;const{setsCloudHostname:C,signs:Y}=await a(),U=u||C;return[...o.filter(({isCloud:K})=>!(K&&U)),...Y]}function m(o,a,u,h,S){const[T,...P]=o,H=o.
map(C=>g(C,h,S)),L=H.flatMap(({client:C,version:Y})=>Y===null?[]:[[C,Y]]),x=H.flatMap(({version:C,signs:[Y]})=>C===null||Y===void 0?[]:[p(Y)]);return{name:T===void 0||
P.length>0?"both":T,clients:o,releases:H.flatMap(({releases:C})=>C),versions:Object.fromEntries(L),why:[...new Set([...a,...x])].join(", "),evidence:[...new Set(
[...u,...H.flatMap(({signs:C})=>C)])]}}function g(o,{version:a},u){if(a!==null)return{client:o,releases:(0,I.w)(o,[a]),version:a,signs:[]};const h=r(u.signs.filter(
x=>x.client===o&&x.version!==null)),S=[...new Set(h.map(x=>(x.version??"").replace(/^v/,"")))];if(S.length>0){const[x="",...C]=S,Y=C.length===0&&(0,I.l)(x);return{
client:o,releases:(0,I.w)(o,S),version:Y?x:null,signs:h}}const T=r(u.constraints),P=T.map(({text:x})=>x),H=(0,I.w)(o,P);if(H.length===(0,I.w)(o,[]).length)return{
client:o,releases:H,version:null,signs:[]};const L=T.map(({text:x,place:C})=>({client:o,level:"syntax",place:C,text:`requires ${(0,O.dh)(x)}`,version:x}));return{
client:o,releases:H,version:P.length===1?P[0]??null:null,signs:L}}const p=({place:o,text:a})=>`${o.file}:${o.line} ${a}`}),2161:((Ot,X,t)=>{t.d(X,{L8:()=>s,TD:()=>r,
U4:()=>$,Z8:()=>f,e0:()=>c,tr:()=>A});var O=t(1064);const E=["terraform"],v=["opentofu"],M=[{suffix:".tftest.hcl",class:"test",clients:O.Du,twin:".tofutest.hcl"},
{suffix:".tftest.json",class:"test",clients:O.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:v},{suffix:".tofutest.json",class:"test",clients:v},
{suffix:".tfquery.hcl",class:"query",clients:E},{suffix:".tfquery.json",class:"query",clients:E},{suffix:".tfmigrate.hcl",class:"migrate",clients:E},{suffix:".t\
fcomponent.hcl",class:"stack",clients:E},{suffix:".tfcomponent.json",class:"stack",clients:E},{suffix:".tfstack.hcl",class:"stack",clients:E},{suffix:".tfstack.\
json",class:"stack",clients:E},{suffix:".tfdeploy.hcl",class:"deploy",clients:E},{suffix:".tfdeploy.json",class:"deploy",clients:E},{suffix:".tfmock.hcl",class:"\
none",clients:O.Du},{suffix:".tofumock.hcl",class:"none",clients:v},{suffix:".tf.json",class:"config",clients:O.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"\
config",clients:v},{suffix:".tf",class:"config",clients:O.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:v},{suffix:"terragrunt.hcl.json",class:"terrag\
runt",clients:O.Du},{suffix:".hcl",class:"terragrunt",clients:O.Du}],I=Map.groupBy(M,({suffix:l})=>l.slice(l.lastIndexOf(".")+1)),y=".terraform.lock.hcl",d={class:"\
lock",syntax:"hcl",clients:O.Du,isOverride:!1},A=l=>l.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(l),$=".terraform/modules/modules.json",c={...d,class:"\
manifest",syntax:"json"};function s(l,m,g){if(l===y)return d;const o=I.get(l.slice(l.lastIndexOf(".")+1))?.find(({suffix:L})=>l.endsWith(L));if(o===void 0||o.class===
"none")return;const a=i(l)&&o.class==="test"&&g==="tests";if(i(l)&&!a)return;const u=l.slice(0,-o.suffix.length),h=o.twin!==void 0&&m.has(u+o.twin),S=u==="overr\
ide"||u.endsWith("_override"),T=h||a;if(T&&!o.clients.includes("terraform"))return;const P=T?E:o.clients,H=l.endsWith(".json")?"json":"hcl";return{class:o.class,
syntax:H,clients:P,isOverride:S}}const i=l=>l.startsWith(".")||l.endsWith("~")||l.startsWith("#")&&l.endsWith("#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),r=l=>e.test(l),f=l=>r(l)||n.test(l)}),6195:((Ot,X,t)=>{t.d(X,{$8:()=>y,G$:()=>d,Ls:()=>M,UO:()=>A,VK:()=>v,sq:()=>$});var O=t(6760);const E=/[*?[{]/;
function v(c){const s=c.split("/"),i=s.findIndex(e=>E.test(e));return i<0?{fixed:c}:{fixed:s.slice(0,i).join("/"),glob:s.slice(i).join("/")}}function M(c){const s=c.
map(i=>{const e=i.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:I(e)}});return i=>{const e=i.toLowerCase();return s.some(({glob:n,start:r})=>n===
i||e.startsWith(r)&&O.posix.matchesGlob(i,n))}}function I(c){const[s=""]=c.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(c)??[];return s.toLowerCase()}const y=({
file:c,glob:s},i)=>c===i||s!==void 0&&O.posix.matchesGlob(i,s),d=c=>c.startsWith(".")||c==="node_modules",A=(c,s)=>c===s||c.startsWith(s.endsWith(O.sep)?s:s+O.sep),
$=c=>O.sep==="/"?c:c.replaceAll(O.sep,"/")}),5603:((Ot,X,t)=>{t.d(X,{A:()=>M,j:()=>y});var O=t(5143),E=t(1064),v=t(5011);const M=["lock-file","syntax","version-\
file","tool","hook"],I=100;class y{found=new Map;allowed=new Map;addFiles($){for(const{file:c,kind:s,scope:i,isContext:e}of $){if(e)continue;const[n]=s.clients;
if(n!==void 0&&s.clients.length===1&&!d(c)){const r={file:c,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${E.bB[n]} only`,r)}for(const r of i.traits)
this.addTrait(r)}}addUsages($){for(const c of $)c.kind==="lock_provider"?this.addLock(c):c.kind==="cloud_default"&&this.addCloud(c)}signs(){return[...this.found.
values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:$,text:c,place:s}){if($==="version"){if(this.allowed.size>=I)return;const i=(0,O.Zl)(s.file)?
`${c} aside`:c;this.allowed.has(i)||this.allowed.set(i,{text:c,place:s})}else if($==="binary"){const e={client:c==="tofu"?"opentofu":"terraform",level:"version-\
file",place:s,version:null};this.put({...e,text:"sets terraform_binary"})}else if($!=="compatible"&&$!=="provider-version"){const{client:i,what:e}=E.$I[$];this.
addSyntax(i,`has ${e}`,s)}}addLock({host:$,place:c}){const s=E.Du.find(e=>(0,v.Vm)(e)===$);if(s===void 0)return;const i=`locks providers from ${$}`;this.put({client:s,
level:"lock-file",place:c,text:i,version:null})}addCloud({clients:$,isOverridden:c,place:s}){if(c||!$.includes("terraform"))return;this.put({client:"terraform",
level:"syntax",place:s,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax($,c,s){this.put({client:$,level:"syntax",place:s,text:c,version:null})}put($){
const c=`${$.client} ${$.text}`;if(this.found.has(c))return;const s=(0,O.Zl)($.place.file)?`${c} aside`:c;this.found.has(s)||this.found.set(s,$)}}const d=A=>/(^|\/)[.#][^/]*$/.
test(A)}),7854:((Ot,X,t)=>{t.d(X,{Oo:()=>d,YW:()=>M,kA:()=>y,sw:()=>I,u3:()=>c,vH:()=>A});var O=t(7052),E=t(1064);const v={line:1,column:1,endColumn:1};function M(s,i,e=v){
const n={file:s===""?".":s,...e};return{problem:i,place:n,clients:E.Du,host:null}}function I(s,i){const e=f=>i.includes(f),n=d(f=>f.every(e)?f:f.filter(e)),r=d(
f=>f.every(l=>l.clients.every(e))?f:f.flatMap(l=>{const m=n(l.clients);return m.length===0?[]:[{...l,clients:m}]}));return s.filter(f=>{const l=f;return l.clients=
n(f.clients),l.needs=r(f.needs),f.isHostImplied&&(l.host=l.needs[0]?.host??f.host),l.clients.length>0})}const y=s=>{const i=new Set;for(const{host:e,isHostImplied:n}of s)
e!==null&&!n&&i.add(e);return i};function d(s){let i;return e=>{i??=new Map;const n=i.get(e);if(n!==void 0||i.has(e))return n;const r=s(e);return i.set(e,r),r}}
const A=(s,i)=>s.filter(e=>e.clients.some(n=>i.includes(n))),$=1e4;class c{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(i=$){this.max=i}add(i){
const{problem:e,place:n}=i;if(e.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const r=this.kept.get(e.severity)??0;this.kept.set(
e.severity,r+1),r<this.max?this.notes.push(i):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const i=(0,O.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,M(".",i)]}}}),7152:((Ot,X,t)=>{t.d(X,{G:()=>r});var O=t(3024),E=t(6760),v=t(9461),M=t(5747),I=t(7052),y=t(9664),d=t(
2161),A=t(6195);function $(p,o,a,u){if(p.kind==="error")return(0,I.fileUnreadable)({what:"link",code:p.code});const{kind:h,path:S}=p;return(0,A.UO)(S,o.boundary)?
h==="directory"?null:h==="special"?(0,I.fileUnreadable)({what:"link-to-special-file"}):{path:S,isScanned:c(S,o,a,u)}:(0,I.fileOutside)()}function c(p,o,a,u){if(o.
file!==void 0||o.glob!==void 0||!(0,A.UO)(p,o.path))return!1;const[h="",...S]=(0,A.sq)((0,E.relative)(o.path,p)).split("/").toReversed();if(S.some(A.G$))return!1;
const T=(0,A.sq)((0,E.relative)(a,p)).split("/");return T.map((H,L)=>T.slice(0,L+1).join("/")).slice(-1-S.length).some(u)?!1:(0,d.L8)(h,new Set([h]),S[0]??"")!==
void 0}var s=t(7854);const i={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;function*r(p,o={toolFiles:[],hasPlugins:!1},a=i){const u=new l(p,o,a);for(const h of p.
scan){const S=f(u.root,h);"path"in S?yield*u.walkFrom(S):yield{kind:"note",note:S}}}function f(p,o){const{fixed:a,glob:u}=(0,A.VK)(o);try{const h=(0,O.realpathSync)(
(0,E.resolve)(p,a)),S=(0,A.sq)((0,E.relative)(p,h)),T=(0,A.UO)(h,p),P=T?p:h;if(u!==void 0)return{path:h,name:S,boundary:P,glob:(0,y.Gz)(S,u)};if((0,O.statSync)(
h).isDirectory())return{path:h,name:S,boundary:P};const H=(0,E.resolve)(h,"..");return{...{path:H,name:(0,A.sq)((0,E.relative)(p,H))},boundary:T?p:H,file:S}}catch(h){
return(0,s.YW)(o,(0,I.fileUnreadable)({what:"scan",code:(0,M.Oj)(h)}))}}class l{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:o,scan:a,
exclude:u},h,S){this.root=(0,O.realpathSync)(o),this.isExcluded=(0,A.Ls)(u),this.aside=h,this.limits=S,this.selected=a.length>1?new Set:null}*walkFrom(o){const a=o.
glob===void 0&&o.file===void 0,u=[{path:o.path,name:o.name,depth:0,isSelected:a}];for(let h=u.pop();h!==void 0;h=u.pop()){yield{kind:"directory",name:h.name};const S=g(
h);if("problem"in S){yield{kind:"note",note:S};continue}const T=[];for(const P of this.findFiles(o,h,S))if("problem"in P)yield{kind:"note",note:P};else if(T.length<
this.limits.directoryFiles)T.push(P);else{yield m(h,"directory",this.limits.directoryFiles);break}if(this.files+=T.length,this.entries+=S.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield m(h,"files",this.limits.files);return}if(T.some(({isContext:P})=>!P)&&(yield{kind:"module",files:T}),o.file!==
void 0)return;for(const P of this.findDirectories(o,h,S))u.push(P)}}*findFiles(o,a,u){const h=new Set;let S=!1;for(const P of u)(0,d.tr)(P.name)&&!P.isDirectory()&&
h.add(P.name),S||=P.name===".terraform",this.aside.hasPlugins||=P.name==="terraform.d";const T=a.name.slice(a.name.lastIndexOf("/")+1);for(const P of u){if(P.isDirectory())
continue;const H=(0,d.L8)(P.name,h,T);if(H===void 0){(0,d.Z8)(P.name)&&this.addToolFile(a,P.name);continue}const L=(0,y.Gz)(a.name,P.name),C={path:a.path+E.sep+
P.name,file:L,kind:H,isContext:!this.select(o,a,L)};P.isFile()?yield C:P.isSymbolicLink()?yield*this.follow(o,C):yield(0,s.YW)(L,(0,I.fileUnreadable)({what:"spe\
cial-file"}))}if(S&&a.isSelected){const P=[a.path,...d.U4.split("/")].join(E.sep),H=(0,v.$)(P);H.kind==="file"&&H.path===P&&(yield{path:P,file:(0,y.Gz)(a.name,d.
U4),kind:d.e0,isContext:!1})}}addToolFile({path:o,name:a},u){const h=(0,y.Gz)(a,u);this.aside.toolFiles.length>=n||this.isExcluded(h)||this.aside.toolFiles.push(
{path:o+E.sep+u,file:h})}select(o,a,u){return!(a.isSelected||(0,A.$8)(o,u))||this.isExcluded(u)||this.selected?.has(u)?!1:(this.selected?.add(u),!0)}*follow(o,a){
const u=$((0,v.$)(a.path),o,this.root,this.isExcluded);u!==null&&("code"in u?yield(0,s.YW)(a.file,u):yield{...a,path:u.path,isContext:a.isContext||u.isScanned})}findDirectories({
glob:o},{path:a,name:u,depth:h,isSelected:S},T){const P=[];for(const H of T.toReversed()){if(!H.isDirectory()||(0,A.G$)(H.name))continue;const L=(0,y.Gz)(u,H.name);
if(this.isExcluded(L))continue;const x=S||o!==void 0&&E.posix.matchesGlob(L,o),C=a+E.sep+H.name;P.push({path:C,name:L,depth:h+1,isSelected:x})}return P}}const m=({
name:p},o,a)=>({kind:"note",note:(0,s.YW)(p,(0,I.fileLimit)({kind:o,max:a}))});function g({path:p,name:o,depth:a}){if(a>e)return(0,s.YW)(o,(0,I.fileLimit)({kind:"\
depth",max:e}));try{return(0,O.readdirSync)(p,{withFileTypes:!0}).sort((u,h)=>u.name<h.name?-1:1)}catch(u){return(0,s.YW)(o,(0,I.fileUnreadable)({what:"director\
y",code:(0,M.Oj)(u)}))}}}),5751:((Ot,X,t)=>{t.d(X,{readSettings:()=>L});var O=t(3024),E=t(6760),v=t(5747),M=t(3625),I=t(4e3),y=t(3592),d=t(3474),A=t(8535),$=t(7030),
c=t(6181),s=t(1831);function i(R){const j=st=>R[st]||R[st.toLowerCase()]||"",N={http:n("HTTP_PROXY",j("HTTP_PROXY")),https:n("HTTPS_PROXY",j("HTTPS_PROXY"))},G=g(
j("NO_PROXY"));return st=>{const Z=N[st.scheme];return Z===null||l(st.name)||G(st)?null:Z}}const e=["http:","https:"];function n(R,j){if(j==="")return null;const N=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(j)?j:`http://${j}`);if(N===null)throw new TypeError(`${R} is not a URL; expected http://HOST:PORT`);if(!e.includes(N.protocol))
throw new TypeError(`${R} is a ${N.protocol}// proxy; expected http:// or https://`);if(!r(N.username)||!r(N.password))throw new TypeError(`${R} has a user name\
 or password with a bare "%"; write "%25" for it`);return N}function r(R){try{return decodeURIComponent(R),!0}catch(j){if(j instanceof URIError)return!1;throw j}}
const f=new $.BlockList;f.addSubnet("127.0.0.0",8,"ipv4"),f.addAddress("::1","ipv6");const l=R=>R==="localhost"||m(f,R);function m(R,j){const N=(0,c.n7)(j.replace(
/%.*$/s,"")),G=(0,$.isIP)(N);return G!==0&&R.check(N,G===4?"ipv4":"ipv6")}function g(R){const j=R.split(",").map(N=>N.trim().toLowerCase()).filter(N=>N!=="").map(
p);return N=>j.some(G=>G(N))}function p(R){if(R==="*")return()=>!0;const j=o(R);if(j!==null)return({name:tt})=>j(tt);const{name:N,port:G}=h(R),st=tt=>G===""||String(
tt.port)===G;if(a(N)){const tt=(0,c.n7)(N),it=new $.BlockList;return it.addAddress(tt,(0,$.isIP)(tt)===4?"ipv4":"ipv6"),$t=>m(it,$t.name)&&st($t)}const Z=u(N);return tt=>(0,$.
isIP)(tt.name)===0&&st(tt)&&Z(tt.name)}function o(R){const[,j="",N=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(R)??[];if(!a(j))return null;const G=Number(N);if(G>((0,$.
isIP)(j)===4?32:128))return null;const st=G-((0,$.isIP)(j)===6?96:0),Z=new $.BlockList,tt=(0,$.isIP)((0,c.n7)(j))===4&&st>=0;return tt?Z.addSubnet((0,c.n7)(j),st,
"ipv4"):Z.addSubnet(j,G,"ipv6"),it=>m(Z,it)&&(0,$.isIP)((0,c.n7)(it))===4===tt}const a=R=>(0,$.isIP)(R)!==0&&!R.includes("%");function u(R){if(R==="")return()=>!1;
const j=R.replace(/^\*\./,"."),N=j.replace(/^\./,""),G=(0,s.Pv)(N),st=G.ok?G.value:N;return Z=>Z.endsWith(`.${st}`)||!j.startsWith(".")&&Z===st}function h(R){const j=/^\[([^\]]*)\]:([^:]*)$/.
exec(R)??/^([^:[\]]*):([^:[\]]*)$/.exec(R);return j===null?{name:R,port:""}:{name:j[1]??"",port:j[2]??""}}var S=t(3152),T=t(6339);const P=4*1024*1024,H=20;async function L(R,{
environment:j,directory:N,wording:G=S.w7}){const{settings:st,mistakes:Z}=(0,S.P$)(R,G),tt=await K(st.caFile,G),it=U(j),$t=[tt,it].flatMap(F=>F.ok?[]:[F.why]),At=await Promise.
all(x(st.scan,N).slice(0,H).map(F=>G.missingPath(F,N))),yt=[...Z,...(0,T.S)(st,G),...await C(st,G),...await Y(st,G),...$t,...At];if(yt.length>0||!tt.ok||!it.ok)
throw new S.GN(yt);return{...st,authorities:tt.value,chooseProxy:it.value}}const x=(R,j)=>R.filter(N=>!/[*?[\]{}]/.test(N)&&!(0,O.existsSync)((0,E.resolve)(j,N)));
async function C({hostnames:R},{setting:j}){const N=j("hostnames"),G=R.flatMap(({addresses:tt})=>tt);if(G.length===0)return[];const{parseNamedAddress:st}=await Promise.
all([t.e(1741),t.e(1257)]).then(t.bind(t,1257)),Z=G.flatMap(tt=>{const it=st(tt,"terraform");return it.ok?[]:[`${N}: "${tt.service}=${tt.text}" is wrong: ${it.why}`]});
return(0,d.Ku)(Z,N)}async function Y({ignore:R},{setting:j}){const N=j("ignore");if(R.length===0)return[];const{problemFacts:G}=await Promise.all([t.e(660),t.e(
7341),t.e(2558),t.e(1371),t.e(709)]).then(t.bind(t,709)),st=G(),Z=R.flatMap(({code:tt})=>{if(Object.hasOwn(st,tt))return[];const it=(0,A.q)(tt,Object.keys(st)),
$t=it===null?`${y.aq} lists the codes`:`did you mean "${it}"?`;return[`${N}: "${tt}" is not a problem code; ${$t}`]});return(0,d.Ku)(Z,N)}function U(R){try{return(0,M.
J)(i(R))}catch(j){if(j instanceof TypeError)return(0,M.T)(j.message);throw j}}async function K(R,{setting:j}){if(R===null)return(0,M.J)(null);const N=(0,v.yR)(R,
P),G=j("ca-file");if(!N.ok)return(0,M.T)(`${G} "${R}" ${(0,I.mP)(N.failure)}`);const{parseAuthorities:st}=await t.e(5036).then(t.bind(t,5036)),Z=st(N.text);return Z.
ok?Z:(0,M.T)(`${G} "${R}" ${Z.why}`)}}),3612:((Ot,X,t)=>{t.d(X,{ev:()=>A,ZW:()=>d,BU:()=>y,tG:()=>$,tC:()=>c});function O(s,i){const e=new TextEncoder().encode(
s);let n=1,r=-1;for(let f=1;f<=i;f+=1){const l=E(e,f);l>r&&(r=l,n=f)}return n}function E(s,i){const{length:e}=s,n=e&-4;let r=i;for(let f=0;f<n;f+=4)r^=M(v(s,f,4)),
r=Math.imul(r<<13|r>>>19,5)+3864292196|0;return n<e&&(r^=M(v(s,n,e-n))),r^=e,r=Math.imul(r^r>>>16,2246822507),r=Math.imul(r^r>>>13,3266489909),(r^r>>>16)>>>0}function v(s,i,e){
let n=0;for(let r=e-1;r>=0;r-=1)n=n<<8|(s[i+r]??0);return n}function M(s){const i=Math.imul(s,3432918353);return Math.imul(i<<15|i>>>17,461845907)}const I=500;function y(s,i,e){
const n=new Map;for(const p of e.values())n.set(p,(n.get(p)??0)+1);const r=Array.from(n).flatMap(([p,o])=>o>I?p:[]),f=new Set(r),l=new Set([...i,...n.keys()]),m=new Set(
[...l].filter(p=>!f.has(p)&&O(p,s.count)!==s.index)),g=Array.from(e).flatMap(([p,o])=>(f.has(o)?!A({...s,split:f},o,p):m.has(o))?p:[]);return{...s,split:f,others:new Set(
g),otherHosts:m}}const d=s=>s===null||s.index===1,A=(s,i,e)=>O(s.split.has(i)?`${i} ${e}`:i,s.count)===s.index,$=(s,i)=>s===null||(i===null?s.index===1:O(i,s.count)===
s.index),c=(s,i,e)=>s?.split.has(i)?Math.ceil(e/s.count):e}),1435:((Ot,X,t)=>{t.d(X,{U7:()=>E,jK:()=>v,op:()=>M});var O=t(9562);const E=()=>Promise.all([t.e(660),
t.e(1371),t.e(1276),t.e(3432),t.e(2629),t.e(826)]).then(t.bind(t,826));async function v(y,d,A,{environment:$,directory:c,mayHavePlugins:s,plugins:i=null}){if(d.
hostnames.length===0&&y.every(({needs:g})=>g.length===0))return{usages:y,remarks:[],findings:[],configs:[],releases:A.releases};const e=await M(d.cliConfig,A.clients,
$),n=A.releases.map(g=>{const p=e.find(({client:o})=>o===g.client);return{...g,attemptMs:p?.requestTimeoutMs??g.attemptMs}}),r={root:c,plugins:i,mayHavePlugins:s,
releases:n,asksMirrors:d.depth!=="discovery"},f=await I(y,e,r),l=[...e.flatMap(g=>g.findings),...f.findings],{mergeFindings:m}=await E();return{...f,findings:m(
l),configs:e,releases:n}}async function M(y,d,A){const{readCliConfig:$,thisMachine:c}=await E(),s=c(A);return d.map(i=>$(i,s,y))}async function I(y,d,A){if(!y.some(
({needs:s})=>s.some(({service:i})=>i===O.xq)))return{usages:y,remarks:[],findings:[]};const{withoutInstalled:c}=await Promise.all([t.e(5927),t.e(4280)]).then(t.
bind(t,5927));return c(y,d,A)}}),8723:((Ot,X,t)=>{t.d(X,{Z:()=>A,j:()=>I});var O=t(1064),E=t(7854),v=t(5960),M=t(1435);async function I({requirements:$,roots:c,
usages:s,part:i,checkouts:e},n,r,f){const l=[...new Set($.map(({host:C})=>C))],m=(0,v.e)($,n,r),g=Array.from(m,([C,Y])=>(0,v.i)(C,Y)),p=l.filter(C=>!m.has(C)),o=n.
depth!=="discovery"&&c.length>0;if(p.length===0&&!o)return{visits:g,inquiry:null,tokenSources:new Map};const{attemptLimitMs:a,visitHosts:u}=await(0,M.U7)(),{configs:h,
releases:S}=r,{credentials:T,forced:P}=await A(n,h,f),H=await y(T,n,f),L=await u(p,{...H,forced:P,required:Map.groupBy($,({host:C})=>C),maxRedirects:Math.max(...r.
clients.map(C=>O.NX[C])),releases:S,timeoutMs:n.timeoutMs??a(S),retries:n.retries,progress:C=>f.progress({kind:"visits",...C})}),x=n.depth==="discovery"?null:await d(
c,{...H,usages:s,part:i,settings:n,dialect:r,configs:h,environment:f.environment,directory:f.directory,lockHashes:e?.lockHashes??null,plugins:e?.plugins??null,learn:f.
secrets.learn,progress:C=>f.progress({kind:"registries",...C}),visits:L});return{visits:[...L,...g],inquiry:x,tokenSources:T.known}}async function y($,c,{startTimer:s,
stop:i}){const{networkOf:e}=await(0,M.U7)();return{network:e(c),credentials:{...$,find:(0,E.Oo)($.find)},concurrency:c.concurrency,random:Math.random,now:Date.now,
startTimer:s,stop:i}}async function d($,{environment:c,...s}){const{inquire:i}=await Promise.all([t.e(660),t.e(1741),t.e(5927),t.e(1276),t.e(3432),t.e(7517),t.e(
3567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,M.U7)(),n=s.settings.depth==="packages"?await Promise.all([t.e(660),t.e(1741),t.e(5927),t.e(400),t.e(1276),
t.e(7517),t.e(774)]).then(t.bind(t,774)):null;return i($,{...s,machine:e(c),askPackages:n?.askPackages??null})}async function A($,c,{environment:s,secrets:i,kill:e,
stop:n}){const{readMachineCredentials:r}=await(0,M.U7)();return r({...$,configs:c},s,{learn:i.learn,kill:e,stop:n.signal,abortAfter:f=>AbortSignal.timeout(f)})}}),
5453:((Ot,X,t)=>{t.d(X,{D0:()=>c,lz:()=>s,K$:()=>f,a3:()=>n,Xo:()=>e});var O=t(2389),E=t(7052),v=t(9664);function M(l,{evidence:m,versions:g}){if(l.version!==null)
return()=>l.version;const p=m.filter(({level:o,version:a})=>o==="version-file"&&a!==null);return(o,a)=>p.some(h=>h.client===o&&I(a,(0,v.jt)(h.place.file)))?g[o]??
null:null}const I=(l,m)=>m===""||`${l}/`.startsWith(`${m}/`);var y=t(6195),d=t(7854),A=t(3152);const $=2e5;async function c({usages:l,notes:m,scanned:g,changed:p,
dialect:o,settings:a,listed:u}){const{declared:h,endedAt:S}=g;if(l.length===0&&![...h].some(yt=>"place"in yt)&&a.roots.length===0)return{roots:[],notes:[]};const{
rootsOf:P}=await t.e(5353).then(t.bind(t,5353)),{Readings:H,RootNotes:L,textNotes:x}=await Promise.all([t.e(1741),t.e(1203)]).then(t.bind(t,1203)),{clients:C,versions:Y}=o,
U={usages:l,declared:h,clients:C},K=u===void 0?await s(U,a,S===null):await i(U,u),R=[],j=[],N=new H,G=a.dialect.name==="auto"?[]:C,st=new L({clients:C,readings:N,
upgrade:a.upgrade,versionIn:M(a.dialect,o)}),Z=a.depth!=="discovery";let tt=0;for(const yt of P(K,{changed:p,versions:Y,hasCalls:Z})){if(tt+=yt.directories.length,
tt>$){j.push((0,d.YW)(yt.directory,(0,E.fileLimit)({kind:"roots",max:$})));break}st.add(yt),Z&&R.push(yt)}const it=[...x(l,h,{...o,readings:N,set:G})].filter(({
place:yt})=>p===null||p.has(yt.file)),$t=new Set(m.flatMap(({problem:yt,place:F})=>yt.code==="lock-invalid"?F.file:[])),At=[...it,...st.notes()].filter(({place:yt})=>!$t.
has(yt.file));return{roots:R,notes:[...At,...j]}}async function s(l,{roots:m},g){const{layoutsOf:p,unmatched:o}=await t.e(5353).then(t.bind(t,5353)),a=m.map(S=>({
text:S,matches:(0,y.Ls)([S])})),u=p({...l,patterns:a}),h=g?o(u,a):[];if(h.length===0)return u;throw new A.GN(h.map(S=>`roots: no directory with configuration ma\
tches ${S}`))}async function i(l,m){const{layoutsOf:g}=await t.e(5353).then(t.bind(t,5353));return l.clients.flatMap(p=>g({...l,clients:[p],patterns:[{text:"",matches:a=>m.
get(p)?.has(a)===!0}]}))}async function e(l,m){return m.every(({lockFile:p})=>p===null)?l:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(l,m)}function n(l,m,{
depth:g},p){if(g==="discovery")return l;const o=({kind:u,workspace:h})=>u==="cloud_default"?!!p.TF_CLOUD_HOSTNAME:u!=="backend_remote_default"||h?.organization===
null,a=new Set(m.filter(u=>!o(u)).map(({place:u})=>r(u)));return l.map(u=>u.problem.code==="host-missing"&&a.has(r(u.place))?{...u,problem:{...u.problem,severity:"\
error"}}:u)}const r=({file:l,line:m,column:g})=>`${l}:${m}:${g}`;async function f(l,m){if(l===null)return O.j7;const{judgeInit:g}=await Promise.all([t.e(7341),t.
e(1741),t.e(5761)]).then(t.bind(t,5761));return g(l,m)}}),370:((Ot,X,t)=>{t.d(X,{C_:()=>c,IZ:()=>A,PT:()=>$,SQ:()=>I});var O=t(6897),E=t(8416),v=t(7152);const M=20;
async function I({scan:s,exclude:i},{directory:e,environment:n,stop:r,progress:f}){const l={root:e,scan:s,exclude:i},m=r.why===null?d(l):null;if(m!==null)return m;
const{scanInSteps:g}=await y(),p=g(l,Object.keys(n));return(0,O.n)(p,r,o=>f({kind:"scan",files:o}))}const y=()=>Promise.all([t.e(400),t.e(1845),t.e(5962)]).then(
t.bind(t,5962));function d(s){const i={toolFiles:[],hasPlugins:!1};let e=0;for(const{kind:n}of(0,v.G)(s,i))if(e+=1,n!=="directory"||e>M)return null;return{...i,
usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const A=(s,i,e)=>(0,E.L2)($(s,i,e));function $({
dialect:s,exclude:i,scan:e},n,{environment:r,directory:f}){if(e.length===0)return{setting:s,scan:null};const l=(0,E.oh)({root:f,exclude:i},n.toolFiles),m=!!r.TF_CLOUD_HOSTNAME;
return{setting:s,scan:{...n,tools:l,hasCloudHostname:m}}}const c=({hasPlugins:s},{scan:i})=>s||i.some(e=>e!==".")}),7082:((Ot,X,t)=>{t.d(X,{O:()=>O});const O=E=>({
discovery:E,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((Ot,X,t)=>{t.d(X,{C:()=>v,
h:()=>I});var O=t(7854);const E=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_\
default","migrate_backend_remote","migrate_backend_remote_default"]);function v(d,A,$,c=(0,O.kA)(A)){const s=d.hostnames.flatMap(({host:e,services:n})=>{const r=n.
length>0?n:d.requiredServices;return(r.length>0?r:["any"]).map(l=>({host:e,service:l,clients:$,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),i=new Set(
[...c,...d.hostnames.map(({host:e})=>e)]);return I([s,M(A,i)],$)}function*M(d,A){for(const{kind:$,needs:c,place:s}of d){const i=!E.has($);for(const e of c)yield{
...e,because:[s],isImplied:!A.has(e.host),isForInit:i}}}function I(d,A){const $=new Map;for(const c of d)for(const s of c)y($,s);return Array.from($.values(),c=>({
...c,clients:A.filter(s=>c.clients.includes(s))}))}function y(d,A){const{host:$,service:c,clients:s,because:i}=A,e=`${$} ${c}`,n=d.get(e);if(n===void 0){d.set(e,
{...A,clients:[...s],because:[...i]});return}n.isForInit||=A.isForInit,n.isImplied&&=A.isImplied,n.isAssumed===!0&&(n.isAssumed=A.isAssumed===!0);for(const r of i)
n.because.push(r);for(const r of s)n.clients.includes(r)||n.clients.push(r)}}),5960:((Ot,X,t)=>{t.d(X,{e:()=>M,i:()=>y});var O=t(6697),E=t(1831),v=t(7082);function M(d,{
hostnames:A,allowedHosts:$},{isGuess:c}){const s=new Set(A.map(({host:e})=>e)),i=new Map;for(const e of d){const{host:n}=e;if(s.has(n)||i.has(n))continue;const r=c===
!0||e.isAssumed===!0,f=I(e,r,(0,E.Jr)(n,$));f!==null&&i.set(n,f)}return i}function I({host:d,isImplied:A,because:$,clients:c,isAssumed:s=!1},i,e){const n=(0,E.nx)(
d);if((0,E.Rt)(d))return(0,O.hostGeneric)({host:n});const[r]=$.filter(l=>typeof l!="string"),f=A&&r!==void 0?{place:r,clients:c}:null;return f!==null&&i?(0,O.hostAssumed)(
{host:n,...f,isListed:s}):e?null:(0,O.hostNotAllowed)(f===null?{host:n}:{host:n,implied:f})}const y=(d,A)=>({host:d,attempt:(0,v.O)({kind:"skipped",problem:A}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((Ot,X,t)=>{t.d(X,{f:()=>M,q:()=>d});var O=t(3024),E=t(6760),v=t(6309);function M(i,e,n){
const r=y((0,O.realpathSync)(i),e),f=(0,E.basename)(e);I((0,E.join)(r,f));const l=(0,E.join)(r,`.${f.slice(0,60)}.${Math.random().toString(36).slice(2)}`),m=(0,O.
openSync)(l,"wx");try{try{for(const g of n)(0,O.writeFileSync)(m,g)}finally{(0,O.closeSync)(m)}(0,O.renameSync)(l,(0,E.join)(r,f))}catch(g){throw(0,O.rmSync)(l,
{force:!0}),g}}function I(i){const e=(0,O.lstatSync)(i,{throwIfNoEntry:!1});if(e===void 0||e.isFile()||e.isSymbolicLink())return;const n=e.isDirectory()?"is a d\
irectory":"is not a regular file";throw new v.Lw(`it ${n}; choose another path`)}function y(i,e){const n=(0,E.resolve)(i,e),r=s(i,n);if(!r&&!(0,E.isAbsolute)(e))
throw new v.Lw(`it is outside ${i}; use an absolute path if that is intended`);const f=r?i:(0,E.parse)(n).root;return(0,E.relative)(f,(0,E.dirname)(n)).split(E.
sep).filter(Boolean).reduce((m,g)=>A(m,g,i),f)}function d(i,e){const n=(0,O.realpathSync)(i);return $(y(n,e),(0,E.basename)(e),n)}function A(i,e,n){const r=(0,E.
join)(i,e);return(0,O.lstatSync)(r,{throwIfNoEntry:!1})===void 0&&c(r),$(i,e,n)}function $(i,e,n){const r=(0,E.join)(i,e);if(!(0,O.lstatSync)(r,{throwIfNoEntry:!1})?.
isSymbolicLink())return r;const f=(0,O.realpathSync)(r);if(!s(n,i)||s(n,f))return f;throw new v.Lw(`the link ${(0,E.relative)(n,r)} leads outside ${n}; remove i\
t or choose another path`)}function c(i){try{(0,O.mkdirSync)(i)}catch(e){if(!(0,v.Or)(e)||e.code!=="EEXIST")throw e}}function s(i,e){const n=(0,E.relative)(i,e);
return n!==".."&&!n.startsWith(`..${E.sep}`)&&!(0,E.isAbsolute)(n)}}),9076:((Ot,X,t)=>{t.d(X,{QB:()=>E,im:()=>O,yX:()=>v});const O=["fails","warns","works","unc\
hecked","skipped"],E=5,v=({outcome:M})=>M!=="unchecked"&&M!=="skipped"}),997:((Ot,X,t)=>{t.d(X,{O:()=>E,T:()=>M});var O=t(1064);const E=({earlier:I,attempt:y,later:d})=>[
...I,y,...d];function v({discovery:I,timing:y,headMs:d,hops:A},{attemptMs:$}){const c=d!==null&&d<=$?A.at(-1)?.status:null;return c===null||(0,O.Mq)(c??0)?"retr\
ies":I.kind!=="failed"&&y.totalMs<=$?"works":"fails"}function M(I,y){const d=I.map(c=>v(c,y)),A=d.indexOf("works");return A<0?"never":A<=y.retries&&!d.slice(0,A).
includes("fails")?"always":"sometimes"}}),3795:((Ot,X,t)=>{t.d(X,{qY:()=>$,Si:()=>n,fN:()=>i,XP:()=>e});var O=t(733),E=t(1831),v=t(4120),M=t(8641);const I=2,y=80;
function d(r){if(r.kind==="scan")return`read ${(0,v.px)(r.files,"file")}`;if(r.kind==="registries")return`${r.done} of ${(0,v.px)(r.total,"question")} to regist\
ries answered`;const{done:f,total:l,failed:m,waiting:g}=r,p=m===0?"":`, ${m} failed so far`;return`${f} of ${(0,v.px)(l,"host")} checked${p}${A(g)}`}function A(r){
if(r.size===0)return"";const f=[...r].slice(0,I).map(m=>(0,M.RK)((0,E.nx)(m),y)),l=r.size-f.length;return l>0?`; waiting for ${f.join(", ")} and ${(0,v.px)(l,"o\
ther")}`:`; waiting for ${f.join(" and ")}`}const $={show:()=>{},end:()=>{}},c=5e3,s=200;function i(r,f){let l=null,m=!0;const g=f(c,()=>{l!==null&&(m&&r(d(l)),
m=!m)});return{show:o=>{l=o},end:g}}function e(r,f,l){let m=null,g="";const p=l(s,()=>{const u=m===null?"":(0,O.W)(d(m),0,f-1);u!==g&&(g=u,r(`\r${u}\x1B[K`))});
return{show:u=>{m=u},end:()=>{p(),g!==""&&r("\r\x1B[K")}}}const n=(r,f)=>{const l=setInterval(f,r).unref();return()=>clearInterval(l)}}),8463:((Ot,X,t)=>{t.d(X,
{t:()=>d});var O=t(6309),E=t(566),v=t(3329),M=t(5505),I=t(5955),y=t(8641);async function d({report:c,badge:s},i,e){const n=[],r=async(f,l,m)=>{try{(0,E.f)(e,l,(0,I.
mk)(await m()))}catch(g){n.push(`the ${f} ${(0,y.RK)(l)} was not written: ${(0,y.RK)((0,O.A3)(g))}`)}};for(const{path:f,format:l}of c)await r("report",f,()=>$(l,
i));return s!==null&&await r("badge",s,()=>A(i)),n}async function A({verdict:c}){return[(await t.e(4789).then(t.bind(t,4789))).renderBadge(c)]}async function $(c,{
verdict:s,context:i}){switch(c){case"json":return(0,v.h)(s,i);case"sarif":return(await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(3933)]).then(t.bind(t,3933))).
renderSarif(s,i);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(s,i);case"codequality":{const{renderCodeQuality:e}=await t.e(8957).then(t.
bind(t,8957)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return e(s,r=>n("sha256",r))}case"html":{const{renderHtml:e}=await t.e(7466).then(t.bind(
t,7466)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return e(s,i,r=>n("sha256",r,"base64"))}case"markdown":return[(0,M.Gc)(s,i)]}}}),7361:((Ot,X,t)=>{
t.d(X,{QY:()=>$,_N:()=>d,eC:()=>I,k2:()=>A,mc:()=>M});var O=t(7574),E=t(5102),v=t(4120);function M({good:c,runs:s}){if(s===0)return null;const i=Math.floor(1e4*
c/s);if(i>=9900)return`${i/100}%`;const e=Math.floor(i/10);return e===0&&c>0?"below 0.1%":`${e/10}%`}const I=({days:c,good:s,runs:i})=>`${s} of ${(0,v.px)(i,"ru\
n")} in ${c} days`,y=["fails","unchecked","warns","skipped","works"];function d(c){const s=y.flatMap(e=>{const{length:n}=c.filter(f=>f.outcome===e),r=e==="warns"?
"with warnings":E.nx[e];return n===0?[]:[`${n} ${r}`]});return`${c.length===1?"last run":`last ${(0,v.px)(c.length,"run")}`}: ${s.join(", ")}`}const A=({latency:c})=>c===
null?null:`median ${(0,O.kJ)(c.medianMs)}, 95th percentile ${(0,O.kJ)(c.p95Ms)}`,$=({from:c,until:s},i)=>s===null?`${(0,O.u8)(c,i)} so far`:(0,O.u8)(c,s)}),4218:((Ot,X,t)=>{
t.d(X,{H6:()=>p,MC:()=>e,U4:()=>n,XQ:()=>a,bW:()=>l,kW:()=>o,qX:()=>i,wz:()=>g});var O=t(9076),E=t(7574),v=t(5102),M=t(4120);const I=["\u2581","\u2582","\u2583",
"\u2585","\u2586","\u2587"],y="\u2573",d="\u254C",A=[100,250,500,1e3,2500],$=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or m\
ore"],c=u=>A.filter(h=>u>=h).length;function s(u){return u.outcome==="fails"?y:(0,O.yX)(u)?I[c(u.ms??0)]??"":d}const i=u=>u.map(s).join("");function e(u){const h=u.
flatMap(({history:L})=>L.recent),S=new Set(h.map(s)),T=h.some(L=>s(L)===I[0]&&L.ms===null);return[...I.map((L,x)=>{const C=$[x]??"";return[L,x===0&&T?`${C} or n\
ot measured`:C]}),[y,"failed"],[d,"no result"]].filter(([L])=>S.has(L))}function n({hosts:u},{history:h}){return u.flatMap(T=>{const P=h?.get(T.visit.host);return P!==
void 0&&P.recent.filter(O.yX).length>1?[{host:T,history:P}]:[]}).toSorted((T,P)=>Number(f(P))-Number(f(T))||m(T,r)-m(P,r)||m(T,Number.POSITIVE_INFINITY)-m(P,Number.
POSITIVE_INFINITY))}const r=30,f=({host:u})=>(0,v.sG)(u)==="fails",l=({history:u},h)=>p(u).findLast(S=>S.days<=h);function m(u,h){const S=l(u,h);return S===void 0?
1:S.good/S.runs}const g=u=>f(u)||u.history.recent.some(({outcome:h})=>h==="fails"),p=({uptime:u})=>u.filter(({runs:h},S)=>h>(u[S-1]?.runs??0));function o({recent:u,
uptime:h,incidents:[S]}){if(S===void 0||S.until!==null)return null;const T=u.filter(({outcome:L})=>L==="fails").length,P=h.at(-1);return P!==void 0&&P.runs-P.good===
1?`first failure in ${(0,M.px)(P.runs,"run")}`:T<=S.runs&&S.runs>1?null:`failed ${T} of the last ${u.filter(O.yX).length} runs`}function a({incidents:[u]}){return u===
void 0||u.until!==null||u.runs<2?null:`failing since ${(0,E.QN)(u.from)} (${(0,M.px)(u.runs,"run")})`}}),1505:((Ot,X,t)=>{t.d(X,{G_:()=>s,Yj:()=>c,Zc:()=>A,o7:()=>$,
se:()=>d,tN:()=>M});var O=t(7574),E=t(4120),v=t(8884);const M=120,I=20,y=6;function d({requirements:l},{dialect:m},g){return{label:"required",texts:(0,E.UV)(l,I,
({service:o,clients:a,because:u})=>{const h=o==="any"?(0,E.DO)(o):g.value((0,E.DO)(o),M),T=m.clients.every(P=>a.includes(P))?"":` for ${(0,E.wO)(a)}`;return`${h}${T}\
 (${(0,v.Yx)(u,g.because)})`})}}function A({visit:l},m){const{timing:g,discovery:p}=l.attempt,o=p.kind==="failed"?p.excerpt:null,a=(0,O.I$)(g).map(([T,P])=>`${T}\
 ${(0,O.kJ)(P)}`),u=l.earlier.map(T=>{const{kind:P}=T.discovery;return`${P==="failed"?T.discovery.problem.code:P} after ${(0,O.kJ)(T.timing.totalMs)}`}),h=o===null?
[]:[m.value(o.replace(/\s+/gu," ").trim())],S=l.credentials?.hasToken?[m.prose(l.credentials.source)]:[];return[{label:"body",texts:h},{label:"timing",texts:[a.
join(", ")]},{label:"retried",texts:u},{label:"token from",texts:S}]}const $=(l,m)=>[{label:"credentials",texts:r(l)?n(l.visit.looks,m.prose):[]},{label:"host b\
lock",texts:f(l.visit).map(g=>m.prose(g))}];function c({visit:l,services:m,servicesLeftOut:g,servicesFrom:p},o){const a=m.map(({id:h})=>o.value(h,M)),u=p===null?
(0,O.kJ)(l.attempt.timing.totalMs):`host block at ${o.because(p)}`;return`${a.length===0?"no services":(0,E.K4)(a,y,g)} (${u})`}function s(l){return[...Map.groupBy(
l,g=>JSON.stringify(g.looks.map(e))).values()].map(g=>({clients:g.map(({client:p})=>p),looks:g[0]?.looks.map(e)??[]}))}const i={nothing:"no entry","a token":"a \
token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:l,held:m,counts:g})=>({
source:l,held:`${i[m]}${g?m==="no token"?" (ends the search)":" (used)":""}`});function n(l,m){const g=s(l);return g.flatMap(({clients:p,looks:o})=>o.map(({source:a,
held:u})=>`${g.length>1?`${(0,E.wO)(p)}: `:""}${m(a)}: ${u}`))}const r=({findings:l})=>l.some(({problem:{code:m}})=>/^credentials-|^document-unauthorized$/.test(
m));function f({forced:l}){return[...Map.groupBy(l,({place:g})=>(0,v.eo)(g))].map(([g,p])=>`${g}, for ${(0,E.wO)(p.map(({client:o})=>o))}`)}}),2704:((Ot,X,t)=>{
t.d(X,{IL:()=>M,Rr:()=>I,Z4:()=>v});var O=t(5955),E=t(8641);const v=(y,d,A,$)=>`,
${A}"${y}": ${M(d,A,$)}`,M=(y,d,A)=>(0,E.s$)(JSON.stringify(y,A,2).replaceAll(`
`,`
${d}`));function*I(y,d,{maxBytes:A,margin:$,replace:c},s){if(d.length===0)return yield v(y,[],$),0;const i=`${$}  `;yield`,
${$}"${y}": [`;const e=r=>`
${i}${M(s(r),i,c)}`,n=yield*(0,O._Q)(d,new O.Wv(A),e,",");return yield`
${$}]`,n}}),3329:((Ot,X,t)=>{t.d(X,{h:()=>T});var O=t(4e3),E=t(5799),v=t(2704),M=t(997),I=t(1831),y=t(8641),d=t(5465);function A(R,j){const{visit:N,requirements:G,
services:st,servicesLeftOut:Z,servicesFrom:tt,clients:it,isNew:$t}=R,{discovery:At,hops:yt,timing:F,certificates:q}=N.attempt;return{host:N.host,display:(0,I.nx)(
N.host),discovery:At.kind,...$(At),documentUrl:s(At),hops:yt.map(e),services:Object.fromEntries(st.map(rt=>[rt.id,n(rt)])),...Z>0?{servicesLeftOut:Z}:{},servicesFrom:tt===
null?null:(0,d.W$)(tt),hostBlocks:N.forced.map(({client:rt,place:ut})=>({client:rt,place:(0,d.W$)(ut)})),required:G.map(({service:rt,clients:ut,because:ft,becauseLeftOut:ht=0})=>{
const{kept:Pt,left:St}=j(ft),Dt=(0,d.ig)("because",St+ht);return{service:rt,clients:ut,because:Pt,...Dt}}),credentials:N.credentials?.hasToken?N.credentials.source:
null,looks:N.looks.map(({client:rt,looks:ut})=>({client:rt,looks:ut.map(i)})),attempts:(0,M.O)(N).length,...N.earlier.length===0?{}:{earlier:N.earlier.map(c)},timingMs:l(
F),certificates:q,clients:it,...$t?{new:!0}:{}}}function $(R){if(R.kind==="skipped")return{code:R.problem.code};if(R.kind!=="failed")return{};const{problem:j,excerpt:N}=R;
return{code:j.code,...N===null?{}:{excerpt:N}}}const c=({discovery:R,timing:j})=>({discovery:R.kind,..."problem"in R?{code:R.problem.code}:{},ms:j.totalMs}),s=R=>R.
kind==="found"||R.kind==="absent"?(0,y.cq)(R.url):null,i=({source:R,held:j,counts:N})=>({source:R,held:j,counts:N}),e=({url:R,status:j,reason:N,mediaType:G,authorization:st,
address:Z,proxy:tt,ms:it})=>({url:(0,y.cq)(R),status:j,reason:N,mediaType:G,authorization:st,address:Z,proxy:tt===null?null:(0,y.cq)(tt),ms:it});function n(R){switch(R.
kind){case"url":return{url:(0,y.cq)(R.url)};case"login":return{login:r(R.login),...R.leftOut>0?{elementsLeftOut:R.leftOut}:{}};case"problem":return{problem:f(R.
problem)}}}const r=({client:R,grantTypes:j,authz:N,token:G,ports:st,scopes:Z})=>({client:R,grantTypes:j,authz:N===null?null:(0,y.cq)(N),token:G===null?null:(0,y.
cq)(G),ports:st,scopes:Z}),f=({code:R,message:j,help:N})=>({code:R,message:j,help:N??null}),l=({lookupMs:R,connectMs:j,tlsMs:N,firstByteMs:G,totalMs:st})=>({lookup:R,
connect:j,tls:N,firstByte:G,total:st}),m=1e4,g=100,p=({directory:R,clients:j,rows:N},G)=>({...(0,d.jt)(R),clients:j,rows:N.slice(0,m).map(st=>o(st,G)),...(0,d.ig)(
"rows",N.length-m)});function o(R,j){const{kind:N,address:G,source:st,host:Z,constraints:tt,locked:it,chosen:$t,newest:At,platforms:yt}=R,{kept:F,left:q}=j(R.places);
return{kind:N,address:G,source:st,host:Z,constraints:tt.slice(0,g),...(0,d.ig)("constraints",tt.length-g),locked:it,chosen:$t,newest:At,platforms:yt.map(({platform:rt,
available:ut})=>({platform:rt,available:ut})),worst:R.worst,codes:R.problems.map(({code:rt})=>rt),places:F,...(0,d.ig)("places",q+(R.placesLeftOut??0))}}const a=1,
u={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},h=4096,S="  ";function*T(R,j,N=u){const{usages:G,...st}=j.scan,{hosts:Z,
files:tt,findings:it,passed:$t,ignored:At,stopped:yt,roots:F}=R,q=Z.flatMap(({requirements:St})=>St.map(Dt=>Dt.because)),rt=(0,d.R1)(q,N.becauseLists),ut=(0,d.R1)(
it.map(St=>St.places),N.placeLists),ft=(0,d.R1)(F.flatMap(({rows:St})=>St.map(Dt=>Dt.places)),N.rowPlaceLists),{remarks:ht}=j;yield*[`{
  "schemaVersion": ${a}`,P("version",j.version),P("passed",$t),...yt===null?[]:[P("stopped",(0,O.Cw)(yt)),P("incomplete",(0,O.zM)(yt))],P("failOn",j.failOn),...L(
j),P("dialect",j.dialect.name),P("clientDetection",U(j.dialect)),P("clients",j.clients),P("startedAt",j.startedAt),P("durationMs",j.durationMs),P("counts",C(R))],
yield*x("hosts",Z,N.hosts,St=>A(St,rt));const Pt=new Set(tt);yield*x("findings",it,N.findings,St=>K(St,ut,Pt.has(St))),F.length>0&&(yield*x("roots",F,N.roots,St=>p(
St,ft))),yield*[P("ignored",At),P("usages",G),...ht.length===0?[]:[P("remarks",ht)],P("scan",st),`
}
`]}const P=(R,j)=>(0,v.Z4)(R,j,S,H),H=(R,j)=>typeof j=="string"?(0,O.dh)(j,h):j,L=({repository:R,repositories:j,shards:N})=>[...R===null?[]:[P("repository",R)],
...j.length===0?[]:[P("repositories",j)],...N===null?[]:[P("shards",N)]];function*x(R,j,N,G){const st=yield*(0,v.Rr)(R,j,{maxBytes:N,margin:S,replace:H},G);st>0&&
(yield P(`${R}LeftOut`,st))}const C=({findings:R})=>Object.fromEntries(E.oC.map(j=>[`${j}s`,R.filter(N=>N.severity===j).length])),Y=20,U=({clients:R,versions:j,
releases:N,isGuess:G,why:st,evidence:Z,evidenceLeftOut:tt=0})=>({clients:R,assumed:G??!1,why:st,versions:Object.entries(j).map(([it,$t])=>({client:it,version:$t})),
releases:N.map(({name:it})=>it),evidence:Z.slice(0,Y).map(({client:it,version:$t,level:At,text:yt,place:F})=>({client:it,version:$t,kind:At,text:yt,...(0,d.$t)(
F)})),...(0,d.ig)("evidence",Math.max(0,Z.length-Y)+tt)});function K(R,j,N){const{problem:G,severity:st,host:Z,service:tt,places:it,placesLeftOut:$t=0,affects:At,
exclude:yt}=R,{kept:F,left:q}=j(it);return{code:G.code,severity:st,host:Z,service:tt,message:G.message,help:G.help??null,places:F,...(0,d.ig)("places",$t+q),affects:At,
...N&&Z!==null?{inFile:!0}:{},...yt===void 0?{}:{exclude:yt}}}}),5465:((Ot,X,t)=>{t.d(X,{$t:()=>c,R1:()=>M,W$:()=>$,ig:()=>e,jt:()=>i});var O=t(2886),E=t(5143),
v=t(5955);function M(n,r){const f=new Map;for(const m of n)f.has(m)||f.set(m,m.reduce((g,p)=>g+A(p),0));const l=(0,v._3)(n.map(m=>f.get(m)??0),r);return m=>{const p=(f.
get(m)??0)<=l?m:(0,v.ux)((0,O.D3)(m),l,A);return{kept:p.map($),left:m.length-p.length}}}const I=140,y=30,d=6;function A(n){if(typeof n=="string")return I;const{
file:r}=n,f=(0,E._M)(r)===null?0:y;return I+f+r.length*(/^[ -~]*$/.test(r)?1:d)}const $=n=>typeof n=="string"?n:c(n),c=({file:n,line:r,column:f,endColumn:l})=>({
...s(n),line:r,column:f,endColumn:l});function s(n){const{repository:r,path:f}=(0,E.bH)(n);return r===null?{file:n}:{repository:r,file:f}}function i(n){const{repository:r,
path:f}=(0,E.bH)(n);return r===null?{directory:n}:{repository:r,directory:f}}const e=(n,r)=>r>0?{[`${n}LeftOut`]:r}:{}}),9574:((Ot,X,t)=>{t.d(X,{I$:()=>v,MB:()=>M,
R4:()=>A,TM:()=>I,hn:()=>d,rm:()=>y});var O=t(5955),E=t(8641);function v($,c,s=[]){const i=$.map((n,r)=>`<th align="${s.includes(r)?"right":"left"}">${n}</th>`),
e=c.map(n=>`<tr>${$.map((f,l)=>`<td${s.includes(l)?' align="right"':""}>${n[l]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${i.join("")}</tr>`,...e,
"</table>"].join(`
`)}const M=$=>["<ul>",...$.map(c=>`<li>${c}</li>`),"</ul>"].join(`
`),I=($,c)=>["<details>",`<summary>${$}</summary>`,...c,"</details>"].join(`
`),y=$=>(0,E.D9)($).replaceAll(".",".<wbr>"),d=$=>`<code>${(0,E.js)($).replaceAll("/","/<wbr>")}</code>`;function A($,c,s,i){const e=[];let n=0;for(const r of $){
const f=i(r);if(n+=(0,O.$$)([f].flat().join(""))+s,n>c)break;e.push(f)}return e}}),5505:((Ot,X,t)=>{t.d(X,{gD:()=>xn,Fp:()=>bn,Gc:()=>Ut,XA:()=>Jt,rL:()=>Dn});var O=t(
7574),E=t(5102),v=t(4120),M=t(5955),I=t(6763),y=t(8641),d=t(1831),A=t(2796),$=t(4218),c=t(8884),s=t(9574),i=t(5143),e=t(4503),n=t(8373);const r=6,f=3,l=3,m=60,g=2,
p=1e3;function o(w,D,B=!0){const W=D.context.repositories.length,_=`<b>${(0,c.mj)(w,W)}</b>`;if(!B)return _;const ct=(0,c.eb)(w),pt=ct.slice(0,r).map(It=>(0,n.u_)(
It,D)),ot=D.isBrief?ct.length-pt.length:0,vt=ot>0?` ${(0,n.jP)(ot,"repository",D)}`:"";return`${_}: ${pt.join(", ")}${vt}`}function a(w,D,B){const W=D.isBrief?[]:
(0,c.eb)(w).slice(r);if(W.length===0)return[];const _=(0,s.R4)(W,B,g,It=>(0,n.u_)(It,D)),ct=_.length===W.length,pt=({file:It})=>(0,s.hn)((0,i._M)(It)??""),ot=ct?
_:(0,s.R4)(W,B,g,pt),vt=W.length-ot.length;return[(0,s.TM)((0,v.px)(W.length,"more repository"),[`<p>${ot.join(", ")}</p>`,...vt>0?[`<p>${(0,n.jP)(vt,"repositor\
y",D)}</p>`]:[]])]}function u(w,D,B){const W=(0,c._X)(w),[_]=W;if(_===void 0)return"";const ct=W.slice(0,f).map(({repository:Kt})=>(0,y.D9)(Kt)),pt=(0,v.K4)(ct,
f,W.length-ct.length),ot=`${n.rC[(0,E.hm)(_.findings)??"warning"]} <b>${(0,v.px)(W.length,"repository")}</b> ${(0,c.fP)(W)}: ${pt}`;if(D.isBrief)return`<p>${ot}\
</p>`;const vt=(0,s.R4)(W,B-(0,M.$$)(ot),m,Kt=>h(Kt,D)),It=W.length-vt.length;return(0,s.TM)(ot,[(0,s.I$)(["Repository","Findings","First in"],vt),...It>0?[`<p>${(0,n.
jP)(It,"repository",D)}</p>`]:[]])}function h(w,D){const{repository:B,findings:W}=w,_=[...Map.groupBy(W,({code:It})=>It)],ct=_.slice(0,l).map(([It,[Kt,...Zt]])=>{
const _t=Kt===void 0?"":` at ${(0,n.b_)(Kt.place,D)}`;return`${(0,n._h)(It,It,D)}${_t}${Zt.length===0?"":` and ${Zt.length} more`}`}),pt=_.length-ct.length,ot=(0,e.
aE)(B,D.context),vt=(0,s.hn)(B);return[ot===null?vt:`<a href="${(0,y.js)(ot,p)}">${vt}</a>`,(0,v.H8)(W),[...ct,...pt>0?[`and ${(0,v.px)(pt,"more code")}`]:[]].join(
"<br>")]}const S=20,T=10,P=700,H=4,L=300,x=1,C=6,Y=12,U=4,K=1/2,R=12e3,j=20,N=200;function G(w,D,B){const W=(0,A.cZ)(w),_=W.slice(0,D.isBrief?T:S),ct=Math.min(R,
B*K/_.length),pt=(0,A.YM)(_);let ot=B-N;const vt=Zt=>{const _t=st(Zt,D,ct,pt.get(Zt)??null),on=(0,M.$$)(_t)<ot?_t:`${it(Zt,D)}</p>`;return ot-=(0,M.$$)(on)+j,on},
It=(0,s.R4)(_,B-N,j,vt),Kt=W.length-It.length;return Kt>0?[...It,`<p>${(0,n.jP)(Kt,"cause",D)}</p>`]:It}function st(w,D,B,W){const{findings:_,message:ct,help:pt}=w,
ot=_.length>1&&_[0]?.exclude!==void 0,It=[ft(w,D),ht(w),Pt(w,D)].filter(on=>on!==""),{lines:Kt,list:Zt,rest:_t}=W===null?Z(w,D,B):{lines:[`The same hosts as for\
 ${W}`],list:[],rest:[]};return[it(w,D),...Kt.map(on=>`<br>${on}`),...ct===null?[]:[`<br>${(0,v.Iu)((0,y.h$)(ct,P))}`],...pt===null||ot?[]:[tt(pt)],...It.length===
0?[]:[`<br><sub>${It.join(" ")}</sub>`],"</p>",...Zt.length===0?[]:[(0,s.MB)(Zt)],..._t].join(`
`)}function Z(w,D,B){const{findings:W,message:_}=w,ct=F(W,D),pt=_!==null&&(0,A.hs)(w)&&w.hosts.length===1,ot=_!==null||(0,A.hs)(w),vt=ct&&!pt?[`In ${o(W,D,ot)}`]:
[],It=ct&&ot?a(W,D,B/2):[];if(ct&&_!==null&&!(0,A.hs)(w))return{lines:vt,list:[],rest:It};const Kt=(0,A.S3)(w),Zt=_===null?U:(0,A.hs)(w)?C:Y,_t=Kt.slice(0,Zt).map(
wn=>$t(wn,w,D)),on=_===null||_t.length===0?[]:[_t.join(", ")],yn=ct?B/2:B;return{lines:[...on,...vt],list:_===null?_t:[],rest:[...ut(w,Kt.slice(Zt),D,yn),...It]}}
const tt=w=>`<br><b>Help:</b> ${(0,y.h$)(w,P)}`;function it(w,D){const{severity:B,code:W,title:_}=w,ct=(0,A.pq)(w),pt=ct>1?`${(0,v.px)(ct,(0,A.a2)(w))}: `:"";return`\
<p>${n.rC[B]} <b>${pt}${_}</b> (${(0,n._h)(W,W,D)})`}function $t(w,D,B){return"file"in w?(0,n.u_)(w,B):D.message===null?rt(w,D,B):At(w,D.hosts.length===1,B)}function At(w,D,B){
const[W]=w,_=W?.host?(0,y.D9)((0,d.nx)(W.host)):"",ct=W?.isHostNew?[v.dy]:[];if(D){const vt=(0,c.yv)(w).settings.map(n.Su),It=F(w,B)?o(w,B):q(w,H,B),Zt=(F(w,B)?
[...vt,It]:[It,...vt]).filter(_t=>_t!=="").join(", ");return`${_}${Zt===""?"":` in ${Zt}`}${ct.map(_t=>` (${_t})`)}`}const ot=[...ct,yt(w,B)].filter(vt=>vt!=="").
join("; ");return ot===""?_:`${_} (${ot})`}const yt=(w,D)=>F(w,D)?(0,v.px)((0,c.eb)(w).length,"repository"):q(w,x,D).replace(/ places?$/,""),F=(w,{context:D})=>(0,c.
mj)(w,D.repositories.length)!=="";function q(w,D,B){const{lines:W,leftOut:_}=(0,c.yv)(w);return W.length===0?"":(0,n.EP)(W,D,B,_)}function rt(w,D,B){const W=(0,A.
hs)(D)?At(w,!1,B):q(w,x,B);return w.map(({problem:_})=>{const ct=(0,y.h$)(_.message,L),pt=D.help===null&&_.help?tt(_.help):"";return`${W===""?(0,v.Iu)(ct):`${W}\
: ${ct}`}${pt}`}).join("<br>")}function ut(w,D,B,W){const _=w.message===null?"finding":(0,A.a2)(w),{leftOut:ct}=(0,A.hs)(w)?{leftOut:0}:(0,c.yv)(w.findings),pt=D.
length+ct;if(pt===0)return[];if(B.isBrief)return[`<p>${(0,n.jP)(pt,_,B)}</p>`];const ot=(0,s.R4)(D,W,j,Kt=>$t(Kt,w,B)),vt=pt-ot.length,It=w.message===null?(0,s.
MB)(ot):`<p>${ot.join(", ")}</p>`;return[(0,s.TM)((0,v.px)(pt,`more ${_}`),[...ot.length===0?[]:[It],...vt>0?[`<p>${(0,n.jP)(vt,_,B)}</p>`]:[]])]}function ft({affects:w},{
context:{clients:D}}){const B=(0,v.od)(w,D);return B===""?"":`Affects ${B}.`}function ht(w){const B=(0,A.hs)(w)&&w.hosts.length===1&&w.message!==null?[]:(0,c.yv)(
w.findings).settings;return B.length===0?"":`Required by ${B.map(n.Su).join(", ")}.`}function Pt({hosts:[w,D],severity:B},{context:W}){const _=w===void 0||D!==void 0?
null:W.history?.get(w),ct=_&&B==="error"?(0,$.kW)(_):null;return ct===null?"":`${(0,v.Iu)(ct)}.`}var St=t(1064),Dt=t(1505);const zt=20,Yt=20,nn=["fails","warns",
"works"];function qt(w,D,B){const W=w.filter(It=>(0,E.cG)(It)&&!(0,E.JR)(It));if(W.length===0)return"";const _=It=>W.length===1?wt(It,D).join(`
`):cn(It,D),ct=(0,s.R4)(W,B,Yt,_),pt=W.length-ct.length,[ot]=W.length===1?W:[],vt=ot===void 0?`of ${(0,v.px)(W.length,"host")}`:`of ${z(ot)} (${J(ot)})`;return(0,s.
TM)(`Requests, responses and certificates ${vt}`,[...ct,...pt>0?[`<p>${(0,n.jP)(pt,"host",D)}</p>`]:[]])}const cn=(w,D)=>(0,s.TM)(`${n.Gr[(0,E.sG)(w)]} ${z(w)} \
(${J(w)})`,wt(w,D)),z=({visit:w})=>(0,y.D9)((0,d.nx)(w.host)),J=({visit:{attempt:w}})=>`${(0,v.px)(w.hops.length,"request")}, ${(0,O.kJ)(w.timing.totalMs)}`;function wt(w,D){
const{hops:B,certificates:W}=w.visit.attempt;return[jt(w,D),...w.services.length===0?[]:[Vt(w,D)],...B.length===0?[]:[en(B)],...W.length===0?[]:[un(W,D)]]}function jt(w,D){
const B=(0,n.Bm)(D);return["<table>",...[(0,Dt.se)(w,D.context,B),{label:"clients",texts:Gt(w,D)},...(0,Dt.Zc)(w,B),...(0,Dt.o7)(w,B)].flatMap(({label:ct,texts:pt})=>pt.
length===0?[]:[`<tr><td><b>${(0,v.Iu)(ct)}</b></td><td>${pt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Gt=({clients:w},{context:D})=>nn.flatMap(B=>{const W=D.clients.filter(ct=>w[ct]===B),_=W.map(ct=>St.bB[ct]).join(", ");return W.length===0?[]:[`${n.Gr[B]}\
 ${_}`]});function Vt({services:w,servicesLeftOut:D,servicesFrom:B},W){const _=w.slice(0,zt).map(vt=>[(0,y.D9)(vt.id,Dt.tN),Qt(vt)]),ct=w.length-_.length+D,pt=ct>
0?[[`and ${ct} more`,W.rest]]:[],ot=B===null?"URL":`URL, from the host block at ${(0,n.u_)(B,W)}`;return(0,s.I$)(["Service",ot],[..._,...pt])}function Qt(w){switch(w.
kind){case"url":return(0,y.D9)((0,y.cq)(w.url));case"login":{const{client:D,authz:B,token:W,ports:_}=w.login;return[`authz ${(0,y.D9)((0,y.cq)(B??"none"))}`,`to\
ken ${(0,y.D9)((0,y.cq)(W??"none"))}`,`client ${(0,y.D9)(D,Dt.tN)}, ports ${_.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${w.problem.code}`}}function en(w){
const D=w.map((B,W)=>{const _=B.proxy===null?"":`through ${(0,y.D9)((0,y.cq)(B.proxy))}`,ct=B.status===null?"no response":`${B.status} ${(0,y.h$)(B.reason,Dt.tN)}`.
trim();return[String(W+1),(0,y.D9)((0,y.cq)(B.url)),B.mediaType===null?ct:`${ct}<br>${(0,y.D9)(B.mediaType,Dt.tN)}`,(0,v.Rk)(B.authorization),B.address===null?_:
(0,y.D9)(B.address,Dt.tN),(0,O.kJ)(B.ms).replace(" ","&nbsp;")]});return(0,s.I$)(["Hop","Request","Response","Token","Address","Time"],D,[0,5])}function un(w,{context:D}){
const B=w.map(({host:W,subject:_,issuer:ct,expires:pt})=>[(0,y.D9)(W,Dt.tN),(0,y.h$)((0,O.nO)(pt,D.startedAt)),(0,y.D9)(_,Dt.tN),(0,y.D9)(ct,Dt.tN)]);return(0,s.
I$)(["TLS certificate","Valid until","Subject","Issuer"],B)}var ln=t(7361);const V=10,nt=40,Mt=20,mt=3,Tt=40,xt=80,Rt=1/5;function Ct(w,D,B){const{history:W}=D.
context,_=(0,$.U4)(w,D.context),ct=D.isBrief?_.filter($.wz):_;if(ct.length===0)return _.length===0&&(W?.size??0)>0&&!D.isBrief?["<p><b>History</b>: 1 run so far\
</p>"]:[];const pt=D.isBrief?V:nt,ot=Nt(ct),vt=(0,s.R4)(ct.slice(0,pt),B*(1-Rt),xt,Kt=>Bt(Kt,ot,D)),It=vt.slice(V);return[`<p><b>History</b>: ${Ft(_)}</p>`,Lt(vt.
slice(0,V),ot),...It.length===0?[]:[(0,s.TM)((0,v.px)(It.length,"more host"),[Lt(It,ot)])],`<p><sub>${an(ct.slice(0,vt.length))}</sub></p>`,...dn(ct.slice(vt.length),
D),...fn(ct,D,B*Rt)]}function Ft(w){const D=Math.max(...w.map(({history:_})=>_.recent.length)),B=w.filter($.wz).length;if(B===0)return`no failure in the last ${(0,v.
px)(D,"run")}`;const W=w[0]?.history.recent.filter(({outcome:_})=>_==="fails").length;return w.length===1?`${W} of the last ${(0,v.px)(D,"run")} failed`:`${B} o\
f ${w.length} hosts failed in the last ${(0,v.px)(D,"run")}`}function Nt(w){const D=w.flatMap(({history:B})=>(0,$.H6)(B).map(W=>W.days));return[...new Set(D)].toSorted(
(B,W)=>B-W)}const Lt=(w,D)=>(0,s.I$)(["Host",...D.map(B=>`Uptime<br>${B}&nbsp;days`),"Latency<br>30&nbsp;days"],w,D.map((B,W)=>W+1).concat(D.length+1));function Bt({
host:w,history:D},B,{isBrief:W}){const _=(0,E.sG)(w),ct=W?null:(0,$.XQ)(D),pt=new Map((0,$.H6)(D).map(vt=>[vt.days,vt])),{latency:ot}=D;return[[`${n.Gr[_]}&nbsp\
;${(0,s.rm)((0,d.nx)(w.visit.host))}`,sn(D.recent),...ct===null?[]:[`<sub>${(0,y.js)(ct)}</sub>`]].join("<br>"),...B.map(vt=>{const It=pt.get(vt);return It===void 0?
"":Wt((0,ln.mc)(It)??"",(0,v.px)(It.runs,"run"))}),ot===null?"":Wt((0,O.kJ)(ot.medianMs),`p95 ${(0,O.kJ)(ot.p95Ms)}`)]}const Wt=(w,D)=>`${w}<br><sub>${D}</sub>`.
replaceAll(" ","&nbsp;"),sn=w=>`<code role="img" aria-label="${(0,ln._N)(w)}">${(0,$.qX)(w)}</code>`;function an(w){return`The newest run is at the right. ${(0,$.
MC)(w).map(([B,W])=>`<code>${B}</code>&nbsp;${W}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) of discove\
ry.`}function dn(w,D){if(w.length===0)return[];const B=w.every(({history:ct})=>ct.uptime.every(({good:pt,runs:ot})=>pt===ot)),W=D.isBrief?n.xy:"in the history f\
ile",_=B?", all without a failure in this time":` ${W}`;return[`<p>and ${(0,v.px)(w.length,"more host")}${_}</p>`]}function fn(w,D,B){const W=w.flatMap(({host:ot,
history:vt})=>vt.incidents.map(It=>({host:ot,incident:It}))).toSorted((ot,vt)=>ot.incident.from<vt.incident.from?1:-1);if(W.length===0)return[];const _=(0,s.R4)(
W.slice(0,Mt),B,xt,({host:ot,incident:vt})=>[(0,s.rm)((0,d.nx)(ot.visit.host)),(0,y.js)((0,O.QN)(vt.from)),(0,ln.QY)(vt,D.context.startedAt),String(vt.runs),hn(
vt)]),pt=W.length-_.length>0?`The last ${_.length} incidents`:(0,v.px)(_.length,"incident");return _.length===0?[]:[(0,s.TM)(pt,[(0,s.I$)(["Host","From","Durati\
on","Runs","Problems"],_,[3])])]}function hn({codes:w}){const D=w.slice(0,mt).map(B=>(0,y.D9)(B,Tt));return(0,v.K4)(D,mt,w.length-D.length)}const mn=4,pn=2,vn=3,
kn=60;function gn(w,D,B,W){const _=w.filter(It=>(0,E.sG)(It)===D);if(_.length===0)return"";const ct=D==="works"&&w.some(It=>(0,E.sG)(It)==="warns"),pt=jn(_,D,ct?
" without warnings":"");if(B.isBrief)return`<p>${pt}</p>`;const ot=(0,s.R4)(_,W,kn,It=>Ln(It,B)),vt=_.length-ot.length;return(0,s.TM)(pt,[...ot.length===0?[]:[(0,s.
I$)(["Host","Required by",D==="works"?"Services":"Reason"],ot)],...vt>0?[`<p>${(0,n.jP)(vt,"host",B)}</p>`]:[]])}function jn(w,D,B){const W=w.slice(0,vn).map(({
visit:pt})=>(0,y.D9)((0,d.nx)(pt.host))),_=(0,v.K4)(W,vn,w.length-W.length),ct=w.length===1?`${_} ${E.nx[D]}${B}`:`<b>${(0,v.px)(w.length,"host")}</b> ${E.nx[D]}${B}\
: ${_}`;return`${n.Gr[D]} ${ct}`}function Ln(w,D){const B=w.requirements.flatMap(_=>_.because),{discovery:W}=w.visit.attempt;return[`${(0,s.rm)((0,d.nx)(w.visit.
host))}${w.isNew?`<br><sub>${v.dy}</sub>`:""}`,B.length===0?"":Sn(B,D),(0,E.JR)(w)&&W.kind==="skipped"?W.problem.title:(0,Dt.Yj)(w,(0,n.Bm)(D))]}function Sn(w,D){
const{places:B,isOfRepositories:W}=(0,c.rv)(w),_=ot=>(0,n.u_)(ot,D);if(!W)return(0,c.Ky)(w,mn,_);const ct=B.slice(0,pn).map(_).join(", "),pt=B.length>pn?", \u2026":
"";return`${(0,v.px)(B.filter(c.cC).length,"repository")}: ${ct}${pt}`}var Xt=t(4148);const Cn=40,Mn=80,On=w=>(0,Xt.fi)(w,D=>(0,s.hn)((0,c.II)(D))),Tn=(w,D)=>(0,y.
D9)(w,D).replaceAll(" ","&nbsp;"),En=(w,D)=>{const B=({code:W,title:_})=>(0,n._h)(W,_,D);return(0,Xt.ij)([(0,Xt.eX)(B)],w)};function An(w,D,B){const{wrong:W,good:_}=(0,Xt.
jB)(w),ct=W.length>1||D.isBrief?In(W,D,B/2):[],pt=B-(0,M.$$)(ct.join("")),ot=wn=>b(wn,D),vt=D.isBrief||D.context.repositories.length>1,It=D.isBrief?[]:vt?W:[...W,
..._],Kt=(0,s.R4)(It,pt,Mn,ot),Zt=It.length-Kt.length,_t=[...ct,...Kt.slice(0,W.length)],on=Kt.slice(W.length),yn=on.length<=Xt.LC?on:[(0,s.TM)(k(_),on)];return[
...ct.length>0?[(0,s.TM)($n(W),_t)]:_t,...vt&&_.length>0?[`<p>${k(_)}</p>`]:yn,...Zt>0?[`<p>${(0,n.jP)(Zt,"root module",D)}</p>`]:[]]}function In(w,D,B){const W=(0,Xt.
cZ)(w);if(W.length===0)return[];const _=W.map(({row:ot})=>ot),ct=St.Du.filter(ot=>w.some(vt=>vt.clients.includes(ot))),pt=[...En(_,D),(0,Xt.ie)(W,On),...(0,Xt.ns)(
{clients:ct,rows:_},Tn)];return[Rn(_,{clients:ct},pt,D,B)]}function Rn(w,D,B,W,_){const ct=(0,s.R4)(w.slice(0,Cn),_,Mn,ot=>[Q(ot,D,W),...B.map(({cell:vt})=>vt(ot))]),
pt=w.length-ct.length;return(0,s.I$)(["Module or provider",...B.map(({title:ot})=>(0,v.Iu)(ot))],pt>0?[...ct,[(0,n.jP)(pt,"row",W)]]:ct)}function $n(w){const D=(0,Xt.
qj)(w[0]??{rows:[]}),B=w.slice(0,Xt.LC).map(On),W=(0,v.K4)(B,Xt.LC,w.length-B.length);return w.length===1?`${n.Gr[D]} <b>${W}</b>: ${Xt.pJ[D]}`:`${n.Gr[D]} <b>${(0,v.
px)(w.length,"root module")}</b> with errors or warnings: ${W}`}function k(w){const D=w.flatMap(B=>B.rows);return`${n.Gr[(0,Xt.Fg)(D)]} <b>${(0,v.px)(w.length,"\
root module")}</b>: ${(0,Xt.nS)(D)}`}function b(w,D){const B=(0,Xt.qj)(w),{wrong:W,good:_}=(0,Xt.P)(w),ct=[...W,..._],pt=[...En(ct,D),...(0,Xt.ns)({...w,rows:ct},
Tn)],ot=B==="works"?(0,Xt.nS)(w.rows):Xt.pJ[B];return(0,s.TM)(`${n.Gr[(0,Xt.Fg)(w.rows)]} <b>${On(w)}</b>: ${ot}`,[Rn(ct,w,pt,D,Number.POSITIVE_INFINITY)])}function Q(w,D,B){
const W=`${n.Gr[(0,Xt.Fg)([w])]}&nbsp;<b>${(0,s.hn)((0,Xt.mC)(w,D))}</b>`,[_]=w.places,ct=[...w.kind==="module"&&w.source!==w.address?[(0,s.hn)(w.source)]:[],..._===
void 0?[]:[(0,n.u_)(_,B)]];return ct.length===0?W:`${W}<br><sub>${ct.join(" at ")}</sub>`}const et=2e5,lt={notes:6e3,causes:45e3,repositories:14e3,history:24e3,
roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},at=["causes","unchecked","repositories","history","roots","evidence","passed","skipped",
"notices","notes"],dt=1e3,gt=10,Et=5,bt=600,kt=100,Ht=7,Ut=(w,D)=>Jt(w,{context:D,rest:n.h,isBrief:!1},{head:`## ${xn(w,D)}`,foot:`tf-disco ${(0,y.js)(D.version)}\
, started ${(0,y.js)((0,O.QN)(D.startedAt))}.`,maxBytes:et});function Jt(w,D,{head:B,foot:W,maxBytes:_}){const ct=rn(w,D),pt=new Map;let ot=_-dt-(0,M.$$)(B+W);for(const[
Kt,Zt]of Object.entries(lt)){const on=ct[Kt](Math.min(Zt,ot)).filter(wn=>wn!=="").join(`

`),yn=(0,M.$$)(on)<=ot;yn&&(ot-=(0,M.$$)(on)),pt.set(Kt,yn?on:`<p>More ${D.rest}</p>`)}const vt=at.map(Kt=>pt.get(Kt)??"").filter(Kt=>Kt!==""),It=!D.isBrief&&vt.
some(n.ze)?`${W} ${tn(D)}`:W;return`${[B,...vt,`<sub>${It}</sub>`].join(`

`)}
`}function rn(w,D){const B=(0,E.md)(w.hosts),W=B.filter(({findings:ot})=>ot.length===0),_=({severity:ot})=>ot==="notice",ct=w.findings.filter(_),pt=w.findings.filter(
ot=>!_(ot));return{notes:ot=>[Pn(w,D,ot)],causes:ot=>G(pt,D,ot),repositories:ot=>[u(w.files,D,ot)],history:ot=>Ct(w,D,ot),roots:ot=>An(w.roots,D,ot),evidence:ot=>D.
isBrief?[]:[qt(B,D,ot)],unchecked:ot=>[gn(W,"unchecked",D,ot)],passed:ot=>[gn(B,"works",D,ot)],skipped:ot=>[gn(B,"skipped",D,ot)],notices:ot=>D.isBrief?[]:[Nn(ct,
D,ot)]}}function tn({context:w}){const D=w.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,y.js)(D)}">kept as an artifact</a>.`}function Nn(w,D,B){if(w.length===0)return"";const W=`${n.rC.notice} ${(0,v.px)(w.length,"notice")}`;
return(0,s.TM)(W,G(w,D,B))}function Pn(w,D,B){const W=(0,I.h$)(w,D.context).map(vt=>`${(0,v.Iu)((0,y.h$)(vt,bt))}.`),_=(0,s.R4)(W,B,gt,vt=>vt),ct=_.slice(0,Et),
pt=D.isBrief?[]:_.slice(Et),ot=W.length-ct.length-pt.length;return[`<p>${ct.join("<br>")}</p>`,...pt.length===0?[]:[(0,s.TM)((0,v.px)(pt.length,"more remark"),[
`<p>${pt.join("<br>")}</p>`])],...ot>0?[`<p>${(0,n.jP)(ot,"remark",D)}</p>`]:[]].join(`
`)}const xn=(w,D)=>`${Dn(w)} ${(0,v.Iu)((0,E.$N)(w,D))}`;function Dn(w){const D=w.findings.some(({severity:W})=>W!=="notice"),B=w.hosts.length===0?"skipped":"wo\
rks";return n.Gr[w.passed?D?"warns":B:"fails"]}function bn({url:w,workflow:D,job:B,commit:W}){const _=D.split("/").at(-1)??"";return[`<a href="${(0,y.js)(w)}">${(0,y.
D9)(_===""?"this run":_,kt)}</a>`,...B===""?[]:[`job ${(0,y.D9)(B,kt)}`],...W===""?[]:[`commit ${(0,y.D9)(W.slice(0,Ht))}`]].join(", ")}}),8373:((Ot,X,t)=>{t.d(
X,{Bm:()=>p,EP:()=>e,Gr:()=>$,Su:()=>m,_h:()=>g,b_:()=>f,h:()=>y,jP:()=>s,rC:()=>A,u_:()=>r,xy:()=>d,ze:()=>i});var O=t(5143),E=t(4503),v=t(4120),M=t(8884),I=t(
8641);const y="in the JSON report",d="in the job summary",A={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},$={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},c="&nbsp;more ",s=(o,a,{rest:u})=>`and ${o}${c}${o===1?a:(0,v._l)(a)} ${u}`,i=o=>o.includes(c),e=(o,a,u,h=0)=>(0,M.
Ky)(o,a,S=>r(S,u),h).replace(/ more (?=places?$)/,c),n=600,r=(o,a)=>typeof o=="string"?m(o):l(o,(0,M.eo)(o),a),f=(o,a)=>l(o,(0,M.eo)({...o,file:(0,O.bH)(o.file).
path}),a);function l(o,a,{context:u}){const h=`<code>${(0,I.js)(a).replaceAll("/","/<wbr>")}</code>`,S=(0,E.uM)(o,u);return S===null||S.length>n?h:`<a href="${(0,I.
js)(S,n)}">${h}</a>`}const m=o=>o.endsWith(" input")?`the ${(0,I.D9)(o.replace(/ input$/,""))} input`:(0,I.D9)(o),g=(o,a,{context:u})=>`<a href="${(0,I.js)(`${u.
docsUrl}#${o}`)}">${a}</a>`,p=o=>({value:I.D9,prose:I.h$,because:a=>r(a,o)})}),733:((Ot,X,t)=>{t.d(X,{W:()=>y,n:()=>E});const O=/^[ -~]*$/;function E(d){if(O.test(
d))return d.length;let A=0;for(const $ of d)A+=v($);return A}function v(d){return O.test(d)?1:M(d)?0:new RegExp("\\p{Regional_Indicator}","u").test(d)?1:I(d)?2:
1}const M=d=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(d),I=d=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(d);function y(d,A,$){let[c,s]=["",0];for(const i of d){const e=v(i),n=s+e;if(s>=A&&n<=$&&(e>0||s>A)?c+=i:c+=" ".repeat(Math.max(0,Math.min(n,$)-Math.max(s,
A))),s=n,s>$)break}return c}}),7146:((Ot,X,t)=>{t.d(X,{ky:()=>s,nI:()=>v,qt:()=>A,wW:()=>$});var O=t(733);const E={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function v(e,n,r){return r.colour?`\x1B[${E[n]}m${e}\x1B[0m`:e}const M=(e,n,{hyperlinks:r})=>n===void 0||!r?e:`\x1B]8;;${n}\x1B\\${e}\x1B]8;;\x1B\\`,I=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
y=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,d=5001;function A(e){const{FORCE_HYPERLINK:n,TERM:r="",TERM_PROGRAM:f="",VTE_VERSION:l}=e;
return n?n!=="0":e.CI||e.NO_COLOR||r==="dumb"?!1:Number(l)>=d||I.test(f)||y.test(r)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(m=>e[m])}function $(e,n){const r="\
 ".repeat(e.indent),f=e.label.padEnd((e.column??0)-1),l=" ".repeat(e.indent+(e.column??2)),[m="",...g]=i(n.withFlags?.(e.text)??e.text,{first:n.width-r.length-f.
length-1,others:n.width-l.length}),p=M(v(f,e.style,n),e.url,n),o=c(m,e.linked,n);return[`${r}${p} ${o}`.trimEnd(),...g.map(a=>`${l}${a}`)]}function c(e,n,r){return!n?.
url||!e.startsWith(n.text)?e:`${M(n.text,n.url,r)}${e.slice(n.text.length)}`}function s(e,{width:n,withFlags:r}){const[f="",...l]=i(r?.(e)??e,{first:n,others:n-
2});return[f,...l.map(m=>`  ${m}`)]}function i(e,n){const r=[];let f="",l=0;for(const m of e.split(" ")){const g=r.length===0?n.first:n.others,p=(0,O.n)(m);f!==
""&&l+1+p>g?(r.push(f),f=m,l=p):(l=f===""?p:l+1+p,f=f===""?m:`${f} ${m}`)}return[...r,f]}}),6536:((Ot,X,t)=>{t.d(X,{S5:()=>Tn,MV:()=>En,K8:()=>An});var O=t(2389),
E=t(2796),v=t(5102),M=t(4120),I=t(5955),y=t(6763),d=t(8641),A=t(1831),$=t(4503),c=t(8884),s=t(733),i=t(7146);const e=160,n=12,r="    ",f=/##\w*\[/;function l({place:k,
before:b,literal:Q,after:et},lt,at){const dt=" ".repeat(`  ${k.line}`.length),gt=Math.min(at.width,e)-dt.length-3;if(gt<n)return[];const Et=m(b+Q+et),bt=Et(b+Q+
et),kt=(0,s.n)(bt)<=gt?0:Et(b).search(/[^ ]|$/),Ht=bt.slice(kt),Ut=(0,s.n)(Et(b))-kt,Jt=(0,s.n)(Et(b+Q))-kt,{from:rn,to:tn,text:Nn}=g(Ht,Ut,Math.max(Jt,Ut+1),gt),
Pn=(0,i.nI)("|","dim",at),xn="^".repeat(Math.max(1,Math.min(Jt,tn)-Math.max(Ut,rn))),Dn=" ".repeat(Math.max(Ut,rn)-rn);return[`${(0,i.nI)(`  ${k.line}`,"dim",at)}\
 ${Pn} ${Nn}`.trimEnd(),`${dt} ${Pn} ${Dn}${(0,i.nI)(xn,lt,at)}`]}function m(k){const b=Q=>(0,d.RK)(Q.replaceAll("	",r),Number.POSITIVE_INFINITY);return f.test(
b(k))?Q=>b(Q).replaceAll(/(?<=#)#/g," #"):b}function g(k,b,Q,et){const lt=(0,s.n)(k);if(lt<=et)return{from:0,to:et,text:k};const at=Math.max(0,et-2-(Q-b)),dt=Q<
et?0:Math.max(0,b-1-Math.ceil(at*2/3)),gt=lt-dt<=et,Et=dt+et,bt=(0,s.W)(k,dt===0?0:dt+1,gt?Et:Et-1),kt=`${dt===0?"":"\u2026"}${bt}${gt?"":"\u2026"}`;return{from:dt,
to:gt?Et:Et-1,text:kt}}var p=t(1505),o=t(7574);const a=20,u=6,h=13,S={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},T={error:S.fails,warning:S.warns,notice:{sign:"\xB7",style:"blue"}},P={value:d.
RK,prose:d.RK,because:c.eo};function H(k,b){const Q=(0,v.sG)(k),{sign:et,style:lt}=S[Q],at=[...(0,v.cG)(k)?C(k,b.context):[],...(0,p.o7)(k,P)],dt=`${v.nx[Q]}${k.
isNew?` (${M.dy})`:""}: ${x(k)}`;return[...(0,i.wW)({indent:0,label:`${et} ${L(k.visit.host)}`,style:lt,text:dt},b),...at.flatMap(gt=>Y(gt,b))].map(d.BP).join(`\

`)}const L=k=>{const b=(0,A.nx)(k);return b===k?(0,d.RK)(k):`${(0,d.RK)(b)} (${(0,d.RK)(k)})`};function x(k){const{discovery:b}=k.visit.attempt,Q=(0,v.QK)(k);return Q.
length>0?(0,M.K4)([...new Set(Q.map(et=>et.problem.code))],u):b.kind==="skipped"?b.problem.code:(0,p.Yj)(k,P)}function C(k,b){const{hops:Q,certificates:et}=k.visit.
attempt;return[(0,p.se)(k,b,P),{label:"response",texts:Q.map(U)},{label:"services",texts:K(k)},...(0,p.Zc)(k,P),{label:"certificate",texts:et.map(lt=>j(lt,b))}]}
const Y=({label:k,texts:b},Q)=>b.flatMap((et,lt)=>{const at=lt===0?k:"";return(0,i.wW)({indent:2,label:at,style:"dim",column:h,text:et},Q)});function U(k){const b=k.
status===null?"none":`${k.status} ${(0,d.RK)(k.reason,p.tN)}`,Q=k.status===null?"after":"in",et=[...k.mediaType===null?[]:[(0,d.RK)(k.mediaType,p.tN)],...k.address===
null?[]:[`at ${(0,d.RK)(k.address,p.tN)}`],...k.proxy===null?[]:[`through ${(0,d.RK)((0,d.cq)(k.proxy))}`],...k.authorization==="none"?[]:[`token ${(0,M.Rk)(k.authorization)}`]],
lt=et.length===0?"":` (${et.join("; ")})`;return`${b.trim()} from ${(0,d.RK)((0,d.cq)(k.url))} ${Q} ${(0,o.kJ)(k.ms)}${lt}`}function K({services:k,servicesLeftOut:b}){
const Q=k.slice(0,a),et=k.length-Q.length+b;return[...Q.map(R),...et>0?[`and ${et} more`]:[]]}function R(k){const b=(0,d.RK)(k.id,p.tN);switch(k.kind){case"url":
return`${b} ${(0,d.RK)((0,d.cq)(k.url))}`;case"login":{const{authz:Q,token:et}=k.login,lt=[Q,et].map(at=>(0,d.RK)((0,d.cq)(at??"none")));return`${b} authz ${lt.
join(", token ")}`}case"problem":return`${b}: ${k.problem.code}`}}function j(k,b){const{host:Q,subject:et,issuer:lt,expires:at}=k,dt=(0,d.RK)((0,o.nO)(at,b.startedAt));
return`${(0,d.RK)(Q,p.tN)} valid until ${dt}; subject ${(0,d.RK)(et,p.tN)}, issuer ${(0,d.RK)(lt,p.tN)}`}const N=4,G={places:6,messages:5,frames:E.Wi},st={places:3,
messages:2,frames:1},Z=1e3;function tt(k,b,Q){const{severity:et,code:lt,title:at,message:dt}=k,gt=(0,d.RK)(dt??at,Z),Et=`${b.context.docsUrl}#${lt}`,{style:bt}=T[et],
kt=it(k,Q)??[...Pt(k.hosts.length>1?"hosts":"host",$t(k),b),...At(k,b,Q),...ht(k,b)],Ht=ft(k.findings)?"":k.help??"";return[...(0,i.wW)({indent:0,label:`${et}[${lt}\
]:`,style:bt,url:Et,text:gt},b),...kt,...Pt("help",(0,d.RK)(Ht,Z),b),...Pt("affects",(0,M.od)(k.affects,b.context.clients),b)].map(d.BP).join(`
`)}function it(k,{codes:b}){const{hosts:Q,message:et,code:lt,findings:at}=k;if(Q.length<2||et===null)return null;const{lines:dt}=(0,c.yv)(at),gt=JSON.stringify(
[Q.toSorted(),dt[0],dt.length]),Et=b.get(gt);return Et===void 0&&b.set(gt,lt),Et===void 0?null:[`  hosts: the same ${Q.length} as for ${Et}`]}function $t({hosts:k,
findings:b,message:Q}){const[et]=k;if(k.length===1&&et!==void 0&&Q?.includes((0,A.nx)(et))&&b[0]?.isHostNew!==!0)return"";const at=(0,M.Ku)(k,N).map(dt=>{const gt=b.
filter(kt=>kt.host===dt),Et=k.length>1?(0,c.eb)(gt).length:0,bt=[...gt.some(({isHostNew:kt})=>kt)?[M.dy]:[],...Et>1?[(0,M.px)(Et,"repository")]:[]];return`${L(dt)}${bt.
length===0?"":` (${bt.join(", ")})`}`});return(0,M.K4)(at,k.length,k.length-at.length)}function At(k,b,Q){const{frames:et}=yt(k),lt=F(k),at=(0,E.cr)(k).length-lt.
length;return[...lt.flatMap(({message:dt,findings:gt,first:Et},bt)=>{const kt=q(Et,k.message===null?dt:"",b);return bt>=et?kt:[...kt,...rt(Et,k,b,Q),...Pt("help",
(0,d.RK)(ut(k,gt),Z),b)]}),...at>0?[`  and ${(0,M.px)(at,"more message")} in the JSON report`]:[]]}const yt=({hosts:k,findings:b})=>k.length>1||ft(b)?st:G,F=k=>(0,M.
Ku)((0,E.cr)(k),yt(k).messages).map(([b,Q])=>({message:b,findings:Q,first:(0,c.tN)(Q)}));function q(k,b,Q){if(k===null&&b==="")return[];const et=k===null?"-":"-\
->",lt=k===null?"":(0,c.R3)(k),at=[lt,(0,d.RK)(b,Z)].filter(gt=>gt!=="").join(": "),dt={text:lt,url:k&&(0,$.uM)(k,{...Q.context,links:null})};return(0,i.wW)({indent:2,
label:et,style:"dim",text:at,linked:dt},Q)}function rt(k,{severity:b},Q,{lines:et}){if(k===null)return[];const{file:lt,line:at,column:dt}=k,gt=Q.context.sources.
find(Et=>Et.place.file===lt&&Et.place.line===at&&Et.place.column===dt);return gt===void 0||et.has(gt)?[]:(et.add(gt),l(gt,T[b].style,Q))}function ut({help:k,findings:b},Q){
return k!==null||ft(b)?"":Q[0]?.problem.help??""}const ft=([k,b])=>k?.exclude!==void 0&&b!==void 0;function ht(k,b){const{findings:Q}=k,{lines:et,settings:lt,leftOut:at}=(0,c.
yv)(Q),dt=(0,c.oN)(et,F(k).map(({first:Et})=>Et)),gt=yt(k).places;return[...Pt("hits",(0,c.mj)(Q,b.context.repositories.length),b),...Pt("also at",(0,c.Ky)(dt,gt,
void 0,at),b),...Pt("required by",(0,c.Ky)(lt,gt),b)]}const Pt=(k,b,Q)=>b===""?[]:(0,i.wW)({indent:2,label:`${k}:`,style:"dim",text:b},Q);var St=t(4148),Dt=t(1064);
const zt=20,Yt=3,nn="  ",qt=k=>(0,St.fi)(k,c.II);function cn(k,b){const{wrong:Q}=(0,St.jB)(k);return Q.length>St.LC?[z(k,Q,b)]:Q.map(et=>{const lt=(0,St.P)(et),
at=[...lt.wrong,...lt.good],dt=J((0,St.ns)({...et,rows:at.slice(0,zt)},d.RK),at),gt=qt(et);return wt({outcome:(0,St.qj)(et),name:gt,root:et,rows:at,columns:dt},
b)})}function z(k,b,Q){const et=(0,St.cZ)(k),lt=et.map(({row:kt})=>kt),at=Dt.Du.filter(kt=>b.some(Ht=>Ht.clients.includes(kt))),dt=(0,St.ns)({clients:at,rows:lt.
slice(0,zt)},d.RK),gt=J([(0,St.ie)(et,qt),...dt],lt),Et=(0,St.qj)({rows:lt}),bt=(0,M.px)(b.length,"root module");return wt({outcome:Et,name:bt,root:{clients:at},
rows:lt,columns:gt},Q)}const J=(k,b)=>[...k,...(0,St.ij)([(0,St.eX)(({code:Q})=>Q)],b)];function wt({outcome:k,name:b,root:Q,rows:et,columns:lt},at){const{sign:dt,
style:gt}=S[k],Et=et.filter(Ut=>(0,St.Mm)(Ut)===k),bt=[...new Set(Et.map(Ut=>(0,d.RK)((0,St.mC)(Ut,Q))))],kt=`${St.pJ[k]} for ${(0,M.K4)(bt,Yt)}`,Ht=et.length-zt;
return[`${(0,i.nI)(dt,gt,at)} ${(0,i.nI)(b,"bold",at)}: ${kt}`,...jt(et.slice(0,zt).map(Ut=>({sign:S[(0,St.Fg)([Ut])],cells:[(0,d.RK)((0,St.mC)(Ut,Q)),...lt.map(
({cell:Jt})=>Jt(Ut))]})),["module or provider",...lt.map(({title:Ut})=>Ut)],at),...Ht>0?[`  and ${Ht} more in the JSON report`]:[]].map(d.BP).join(`
`)}function jt(k,b,Q){const et=b.map((dt,gt)=>Math.max(...[dt,...k.map(({cells:Et})=>Et[gt])].map(Gt)));if(et.reduce((dt,gt)=>dt+nn.length+gt,nn.length)>Q.width)
return k.flatMap(({sign:{sign:dt,style:gt},cells:[Et="",...bt]})=>{const kt=bt.flatMap((Ut,Jt)=>Ut===""?[]:[`${b[Jt+1]} ${Ut}`]),Ht=`${Et}: ${kt.join("; ")}`;return(0,i.
wW)({indent:2,label:dt,style:gt,text:Ht},Q)});const at=dt=>dt.map((gt,Et)=>gt+" ".repeat((et[Et]??0)-Gt(gt))).join(nn).trimEnd();return[`    ${(0,i.nI)(at(b),"d\
im",Q)}`,...k.map(({sign:{sign:dt,style:gt},cells:Et})=>`  ${(0,i.nI)(dt,gt,Q)} ${at(Et)}`)]}const Gt=(k="")=>Array.from(k).length;function Vt(k,b){const Q=k.flatMap(
Et=>Et.rows),{sign:et,style:lt}=S[(0,St.Fg)(Q)],[at]=k,gt=`${k.length===1&&at!==void 0?qt(at):(0,M.px)(k.length,"root module")}: ${(0,St.nS)(Q)}`;return(0,i.wW)(
{indent:0,label:et,style:lt,text:gt},b).map(d.BP).join(`
`)}const Qt=3,en=4,un=1e3;function ln({hosts:k,roots:b},Q){const et=Map.groupBy(k,v.sG),lt=(et.get("unchecked")??[]).filter(({findings:dt})=>dt.length===0),{good:at}=(0,St.
jB)(b);return[...V("unchecked",lt,Q),...V("skipped",et.get("skipped")??[],Q),...V("works",et.get("works")??[],Q),...at.length>0?[Vt(at,Q)]:[]]}function V(k,b,Q){
const et=kt=>H(kt,Q);if(b.length<=Qt)return b.map(et);const{sign:lt,style:at}=S[k],dt=(0,M.Ku)(b,en).map(({visit:kt})=>L(kt.host)),gt=(0,M.K4)(dt,dt.length,b.length-
dt.length),Et=`${(0,M.px)(b.length,"host")} ${v.nx[k]}: ${gt}`;if(!Q.isRunner)return[(0,i.wW)({indent:0,label:lt,style:at,text:Et},Q).map(d.BP).join(`
`)];const bt=kt=>`and ${kt} more in the JSON report`;return[[(0,d.BP)(`${lt} ${Et}`),...(0,M.UV)(b,un,et,bt)].join(`
`)]}function nt(k,b){const Q=(0,c._X)(k),[et]=Q;if(et===void 0)return[];const lt=Ht=>`${(0,d.RK)(Ht.repository)} (${(0,M.H8)(Ht.findings)})`,at=(0,M.Ku)(Q,en).map(
lt),{sign:dt,style:gt}=S[(0,v.hm)(et.findings)==="error"?"fails":"warns"],Et=`${(0,M.px)(Q.length,"repository")} ${(0,c.fP)(Q)}: ${(0,M.K4)(at,at.length,Q.length-
at.length)}`;if(!b.isRunner||at.length===Q.length)return[(0,i.wW)({indent:0,label:dt,style:gt,text:Et},b).map(d.BP).join(`
`)];const bt=Ht=>`and ${Ht} more in the JSON report`,kt=(0,M.UV)(Q,un,lt,bt);return[[`${dt} ${Et}`,...kt].map(d.BP).join(`
`)]}function Mt(k,b){const Q=(0,v.hm)(k.findings),et=k.hosts.length>Qt||k.findings.length>0,lt=b.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",at=`problem codes are explained at ${b.context.docsUrl}`;return et?[(Q===null||Q==="noti\
ce"?[lt]:[at,lt]).flatMap(gt=>(0,i.ky)(gt,b)).join(`
`)]:[]}var mt=t(7361),Tt=t(4218);const xt=3,Rt=20,Ct=40,Ft=12,Nt=10,Lt=140,Bt=30,Wt="  ",sn=2,an="  ",dn="\xA0";function fn(k,b){const Q=(0,Tt.U4)(k,b.context),
et=Q.length<=xt?Q:Q.filter(({host:Et})=>(0,v.cG)(Et));if(et.length===0)return"";const lt=et.slice(0,Rt),at=et.length-lt.length,dt=mn(lt,b),gt=[`last ${(0,M.px)(
dt.marks,"run")}`,...dt.columns.map(kn)];return[...(0,i.ky)(`history: ${gt.filter(Et=>Et!=="").join(", ")}`,b),...lt.map((Et,bt)=>jn(Et,bt,dt,b)),...at>0?[`  an\
d ${(0,M.px)(at,"more host")} in the history file`]:[],...hn(lt,b)].map(d.BP).join(`
`)}function hn(k,b){const Q=(0,Tt.MC)(k).map(([lt,at])=>`${lt} ${at}`.replaceAll(" ",dn));return(0,i.ky)(Q.join(", "),{...b,width:b.width-Wt.length}).map(lt=>`${Wt}${(0,i.
nI)(lt.trim().replaceAll(dn," "),"dim",b)}`)}function mn(k,b){const Q=Math.max(...k.map(({host:Ut})=>(0,s.n)(L(Ut.visit.host)))),et=Math.min(Ct,Q),lt=Math.max(...k.
map(({history:Ut})=>Ut.recent.length)),at=pn(k),dt=Math.min(b.width,Lt)-Wt.length-sn-an.length,gt=Ut=>at.slice(0,Ut).reduce((Jt,rn)=>Jt-an.length-gn(rn),dt),bt=at.
map((Ut,Jt)=>at.length-Jt).find(Ut=>et+lt<=gt(Ut))??1,kt=gt(bt),Ht=Math.min(lt,Math.max(Nt,kt-et));return{columns:at.slice(0,bt),marks:Ht,name:Math.min(et,Math.
max(Ft,kt-Ht))}}function pn(k){const b=et=>k.map(({history:{latency:lt}})=>lt===null?"-":(0,o.kJ)(lt[et]));return[{title:"uptime in 30 days",cells:k.map(vn)},{title:"\
median latency",cells:b("medianMs")},{title:"95th percentile",cells:b("p95Ms")},{title:"",cells:k.map(({history:et})=>(0,Tt.kW)(et)??"")}].filter(({cells:et})=>et.
some(lt=>lt!==""))}function vn(k){const b=(0,Tt.bW)(k,Bt);return(b&&(0,mt.mc)(b))??"-"}const kn=({title:k})=>k,gn=({cells:k})=>Math.max(...k.map(b=>b.length));function jn({
host:k,history:b},Q,{columns:et,name:lt,marks:at},dt){const{sign:gt,style:Et}=S[(0,v.sG)(k)],bt=(0,Tt.qX)(b.recent.slice(-at)),kt=et.map(Jt=>{const rn=Jt.cells[Q]??
"";return Jt.title===""?rn:rn.padStart(gn(Jt))}),Ht=bt.replace(/\u2573+/g,Jt=>(0,i.nI)(Jt,"red",dt));return[`${Wt}${(0,i.nI)(gt,Et,dt)} ${Ln(L(k.visit.host),lt)}`,
`${" ".repeat(at-bt.length)}${Ht}`,...kt].join(an).trimEnd()}function Ln(k,b){const Q=(0,s.n)(k);return Q<=b?`${k}${" ".repeat(b-Q)}`:`${(0,s.W)(k,0,b-1)}\u2026`}
const Sn=5,Xt=30,Cn=3,Mn=20,On=16e6;function*Tn(k,b){yield`${En(k,b)}
`;let Q=!0;for(const{text:et}of An(k,b)){const lt=et.includes(`
`);yield`${Q||lt?`
`:""}${et}
`,Q=lt}}function En(k,b){const{sign:Q,style:et}=S[k.passed?"works":"fails"],lt=b.isQuiet?[]:(0,y.h$)(k,b.context).slice(0,Sn);return[`${(0,i.nI)(Q,et,b)} ${(0,i.
nI)((0,v.$N)(k,b.context),"bold",b)}`,...lt.flatMap(at=>In(at,b))].join(`
`)}function*An(k,b,Q=On){const{isQuiet:et=!1,isRunner:lt=!1,context:at}=b,dt=({severity:tn})=>!et||tn==="error"||(0,O.k2)(tn,at.failOn),gt=(0,E.cZ)(k.findings.filter(
dt)),Et={lines:new Set,codes:new Map};for(const tn of gt.slice(0,Xt))yield $n(tt(tn,b,Et));const bt=gt.slice(Xt).flatMap(({findings:tn})=>tn);if(bt.length>0&&(yield $n(
`and ${(0,M.px)(bt.length,"more finding")} in the JSON report`)),et)return;const kt=tn=>({kind:lt?"group":"plain",text:tn});yield*nt(k.files,b).map(kt);const Ht=fn(
k,b);Ht!==""&&(yield kt(Ht)),yield*cn(k.roots,b).map(kt);const Ut=(0,v.md)(k.hosts).filter(tn=>(0,v.cG)(tn)&&!(0,v.JR)(tn)),Jt=lt||Ut.length<=Cn?Ut:[];yield*Rn(
Jt,b,Q).map(kt),yield*ln(k,b).map(kt);const rn=(0,y.h$)(k,at).slice(Sn);rn.length>0&&(yield $n(rn.flatMap(tn=>In(tn,b)).join(`
`))),yield*Mt(k,b).map($n)}const In=(k,b)=>(0,i.ky)((0,d.RK)(k),b).map(d.BP);function*Rn(k,b,Q){const et=new I.Wv(Q),lt=Ht=>H(Ht,b),at=yield*(0,I._Q)(k.slice(0,
Mn),et,lt),dt=[],gt=(0,I._Q)(k.slice(Mn),et,lt);let Et=gt.next();for(;!Et.done;Et=gt.next())dt.push(Et.value);const bt=(0,M.px)(dt.length,"more host");dt.length>
0&&(yield[`details of ${bt}`,...dt].join(`
`));const kt=at+Et.value;kt>0&&(yield`the details of ${(0,M.px)(kt,"more host")} are in the JSON report`)}const $n=k=>({kind:"plain",text:k})}),6283:((Ot,X,t)=>{
t.d(X,{Y:()=>v});var O=t(6309),E=t(8641);async function v(M,I){const{history:y}=M.settings;if(y===null)return{checked:M,warnings:[]};try{const{recordRun:d}=await t.
e(5370).then(t.bind(t,5370)),{history:A,warnings:$}=d(y,M,I);return{checked:{...M,context:{...M.context,history:A}},warnings:$}}catch(d){return{checked:M,warnings:[
`the history ${(0,E.RK)(y)} was not read: ${(0,E.RK)((0,O.A3)(d))}`]}}}}),2909:((Ot,X,t)=>{t.a(Ot,async(O,E)=>{try{let j=function(it){return async($t,At)=>{try{
await At()}catch(yt){it([`${$t}: ${(0,y.A3)(yt)}`])}}},tt=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(X);var v=t(2929),M=t(9018),I=t(7251),
y=t(6309),d=t(40),A=t(3565),$=t(8782),c=t(4690),s=t(9077),i=t(3795),e=t(3386),n=t(2057),r=t(1964),f=t(3329),l=t(2827),m=t(4503),g=t(5505),p=t(8641),o=t(9703),a=t(
6536),u=t(8463),h=t(3152),S=t(772),T=t(6283),P=t(6875);const H=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,n.B_)(process.stdout,it=>process.stderr.write(
`the log was not written: ${it}
`)),(0,n.B_)(process.stderr,()=>{});const L=A.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const x=new P.V,C=(0,c.i)(process);await(0,s.
q)(process,await Y(A.Ko(S.y.map(({name:it})=>it))));async function Y(it){const $t=(0,M.c)(it,process.env,(0,I.K)(A.QU)),At=F=>{const q=(0,M.r)(rt=>(0,o.p)(F,rt),
$t);return A.fJ("Could not run",q),3},yt=(0,s.w)(process,x,{isFinal:!1,crash:At,now:C});try{const F=await(it.merge?.trim()?U:K)(it,$t),q=yt.aborted?3:F.verdict.
passed?0:1;return await N(F,$t,yt),q}catch(F){if(F instanceof h.GN){const q=$t.redact(F.mistakes).map(rt=>(0,p.LS)(rt));return A.fJ("Wrong settings",q.join(`
`)),2}return At(F)}}async function U(it,$t){const{mergeReports:At}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(2169),t.e(999)]).then(t.bind(t,999));return At(
it,{directory:tt(),secrets:$t})}async function K(it,$t){const At=(0,i.fN)(yt=>A.N4($t.redact([yt])),i.Si);try{return await(0,v.z6)(it,{environment:process.env,directory:tt(),
isFork:(0,$.$c)(process.env.GITHUB_EVENT_NAME,L),stop:x,startTimer:P.I,now:C,progress:At.show,changes:yt=>Z(yt,$t),secrets:$t,kill:process.kill})}finally{At.end()}}
async function R(it){const{verdict:$t,changes:At,context:yt}=it,F=(0,$.ng)(process.env,L),q=F===null?[]:(0,d.w)((0,m.R8)($t),tt(),F);if(F===null||At?.kind!=="fi\
les")return{...it,located:q,context:{...yt,links:(0,d.h)(q)}};const{withDiffLinks:rt}=await t.e(9052).then(t.bind(t,9052)),ut=rt(q,At.files,tt(),F);return{...it,
located:q,context:{...yt,links:ut}}}async function N(it,{redact:$t},At){const{checked:yt,warnings:F}=await(0,T.Y)(it,{directory:tt(),environment:process.env,random:Math.
random}),q=ft=>A.R8($t(ft).map(ht=>(0,p.LS)(ht))),rt=j(q);q(F);let ut={...yt,located:[]};await rt("places are not links",async()=>{ut=await R(yt)}),await G(ut,rt,
q),!At.aborted&&await rt("the comment and the issue were not written",async()=>{const{notes:ft,warnings:ht}=await st(ut,At);A.N4($t(ft)),q(ht)})}async function G(it,$t,At){
const{settings:yt,verdict:F,context:q}=it,{GITHUB_OUTPUT:rt,GITHUB_STEP_SUMMARY:ut,RUNNER_TEMP:ft}=process.env,ht={colour:!1,width:H,isRunner:!0,context:q};await $t(
"the log was not written",()=>A.ur((0,a.MV)(F,ht),(0,a.K8)(F,ht)));const Pt=yt.shard!==null;await $t("the annotations were not written",()=>{Pt||A.fz((0,r.H)(F,
q))}),await $t("the outputs were not written",async()=>At(await A.Kn(rt,(0,l.Y)(F)))),await $t("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{
Pt||await A.Sy(ut,(0,g.Gc)(F,q))}),await $t("the JSON report was not written to RUNNER_TEMP",async()=>{const St=A.u5(ft,(0,f.h)(F,q));At(await A.Kn(rt,{report:St}))}),
await $t("the report files were not written",async()=>At(await(0,u.t)(yt,it,tt())))}async function st(it,$t){const{comment:At,issue:yt}=it.settings;return At===
"never"&&yt==="never"?{notes:[],warnings:[]}:await(await t.e(5386).then(t.bind(t,5386))).publish(it,(0,$.ng)(process.env,L),tt(),$t)}async function Z({githubToken:it},{
redact:$t}){const At=(0,$.ng)(process.env,L),F=await(await t.e(5181).then(t.bind(t,5181))).readChanges(At,it,x.signal);return F.kind==="all"&&At?.pull&&A.R8($t(
[`changed-only has no effect: ${F.why}`])),F}E()}catch(H){E(H)}},1)}),5657:((Ot,X,t)=>{t.d(X,{G:()=>i});var O=t(6760),E=t(5747);const v=21,M=/^(?!\.{1,2}$)[\w.-]+$/;
function I(p){let o=!1;for(const a of p.split(`
`)){const u=a.trim();u.startsWith("[")&&(o=u==='[remote "origin"]');const h=u.indexOf("=");if(!(!o||h<0||u.slice(0,h).trim().toLowerCase()!=="url"))return y(u.slice(
h+1).trim())}return null}function y(p){const o=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(p),[a,u]=o===null?d(p):[o[1],o[2]],h=(u??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),S=h.length>1&&h.length<=v;return!a||!S||!h.every(T=>M.test(T))?null:{host:a.toLowerCase(),owner:h.slice(0,-1).join("/"),name:h.at(-1)??""}}function d(p){
const o=URL.parse(p);return o===null||!/^(https?|ssh):$/.test(o.protocol)?[]:[o.protocol==="ssh:"?o.hostname:o.host,o.pathname.slice(1)]}var A=t(4614);const $=5,
c=/^[0-9a-f]{40}$/,s=/^refs\/(?!.*\.\.)[^\0]+$/;function i(p){const o=(0,O.join)(p,".git"),a=e(o,p)??o,u=g((0,O.join)(a,"commondir")),h=u===null?a:l(u,a),S=()=>m(
(0,O.join)(h,"packed-refs"))??"",T=n(g((0,O.join)(a,"HEAD")),[a,h],S);return T===null?null:{commit:T,isFetched:f(T,m((0,O.join)(a,"FETCH_HEAD"))??"",S),remote:I(
m((0,O.join)(h,"config"))??""),tracked:P=>(0,A.O)((0,O.join)(a,"index"),P)}}function e(p,o){const[,a]=/^gitdir: (.+)$/.exec(g(p)??"")??[];return a===void 0?null:
l(a,o)}function n(p,o,a){let u=p;for(let h=0;u!==null&&h<=$;h+=1){if(c.test(u))return u;const[,S]=/^ref: (.+)$/.exec(u)??[];if(S===void 0||!s.test(S))return null;
u=r(S,o,a)}return null}function r(p,o,a){for(const h of o){const S=g((0,O.join)(h,p));if(S!==null)return S}return a().split(`
`).find(h=>h.endsWith(` ${p}`))?.slice(0,40)??null}function f(p,o,a){const u=(h,S)=>h.split(`
`).some(T=>T.startsWith(`${p}${S}`));return u(o,"	")||u(a()," refs/remotes/")}const l=(p,o)=>(0,O.isAbsolute)(p)?p:(0,O.join)(o,p);function m(p){const o=(0,E.yR)(
p);return o.ok?o.text:null}const g=p=>m(p)?.replace(/\r?\n$/,"")??null}),4614:((Ot,X,t)=>{t.d(X,{O:()=>e,R:()=>f});var O=t(3024),E=t(5747);const v=128*1024*1024,
M=12,I=62,y=16384,d=12288,A=4,$=61440,c=4096,s=32768,i=Buffer.alloc(0);function e(l,m){const g=(0,E.io)(l,v);return g===null?new Map:n(g,m)}function n(l,m){const g=new Map;
if(l.length<M)return g;const p=l.readUInt32BE(4);if(l.toString("latin1",0,4)!=="DIRC"||p<2||p>4)return g;const o=l.readUInt32BE(8);let a=i,u=M;for(let h=0;h<o;h+=
1){if(u+I>l.length)return g;const S=l.readUInt16BE(u+60),T=u+I+(S&y?2:0),P=p===A,{kept:H,from:L}=P?r(l,T,a):{kept:i,from:T},x=l.indexOf(0,L);if(x<0)return g;const C=l.
subarray(L,x),Y=P?Buffer.concat([H,C]):C;if(Y.length>c)return g;const U=(l.readUInt32BE(u+24)&$)===s,K=Y.toString("utf8");U&&(S&d)===0&&m.has(K)&&g.set(K,{modified:l.
readUInt32BE(u+8),size:l.readUInt32BE(u+36)}),u=P?x+1:u+(x-u+8&-8),a=Y}return g}function r(l,m,g){let p=m,o=l[p++]??0,a=o&127;for(;o&128;)o=l[p++]??0,a=(a+1)*128+
(o&127);return{kept:g.subarray(0,Math.max(0,g.length-a)),from:p}}function f(l,{modified:m,size:g}){try{const p=(0,O.lstatSync)(l),o=Math.floor(p.mtimeMs/1e3);return p.
isFile()&&p.size%2**32===g&&o%2**32===m}catch(p){return(0,E.Oj)(p),!1}}}),40:((Ot,X,t)=>{t.d(X,{h:()=>$,w:()=>I});var O=t(6760),E=t(5657),v=t(4614),M=t(4503);function I(c,s,i){
if(!y(i.serverUrl))return[];const e=A(s);return[...Map.groupBy(c,r=>e(r.split("/").slice(0,-1).join("/")))].flatMap(([r,f])=>r===null?[]:d(r,f,s,i))}const y=c=>/^https?:\/\/[\w.:/-]+$/.
test(c);function d({prefix:c,checkout:s},i,e,n){const{commit:r,isFetched:f,remote:l}=s,m=URL.parse(n.serverUrl);if(l===null||m===null)return[];if(l.host!==m.host&&
l.host!==m.hostname)return[];if(!f&&![n.commit,n.defaultCommit].includes(r))return[];const g=`${l.owner}/${l.name}`,p=`${n.serverUrl}/${g}/blob/${r}`,o=h=>h?.toLowerCase()===
g.toLowerCase(),a=o(`${n.owner}/${n.repository}`)||o(n.pull?.from),u=new Map(i.map(h=>[h.slice(c.length),h]));return Array.from(s.tracked(new Set(u.keys())),([h,
S])=>{const[T,P]=[u.get(h),(0,M.oW)(h)];return T===void 0||P===null||!(0,v.R)((0,O.join)(e,T),S)?[]:{file:T,path:h,url:`${p}/${P}`,isOfRun:a}}).flat()}function A(c){
const s=new Map,i=e=>{const n=s.get(e);if(n!==void 0)return n;const r=(0,E.G)((0,O.join)(c,e)),f=e.split("/").slice(0,-1).join("/"),l=r!==null?{prefix:e===""?"":
`${e}/`,checkout:r}:e===""?null:i(f);return s.set(e,l),l};return i}const $=c=>new Map(c.map(({file:s,url:i})=>[s,{url:i}]))}),3565:((Ot,X,t)=>{t.d(X,{fz:()=>ft,
fJ:()=>cn,QU:()=>q,N4:()=>nn,j_:()=>Yt,Ko:()=>F,R8:()=>qt,ur:()=>rt,Kn:()=>Pt,u5:()=>zt,Sy:()=>ht});var O=t(3024),E=t(6760),v=t(857);function M(z){return z==null?
"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function I(z){return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,endLine:z.
endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function y(z,J,wt){const jt=new $(z,J,wt);process.stdout.write(jt.toString()+v.EOL)}function d(z,J=""){y(z,{},
J)}const A="::";class ${constructor(J,wt,jt){J||(J="missing.command"),this.command=J,this.properties=wt,this.message=jt}toString(){let J=A+this.command;if(this.
properties&&Object.keys(this.properties).length>0){J+=" ";let wt=!0;for(const jt in this.properties)if(this.properties.hasOwnProperty(jt)){const Gt=this.properties[jt];
Gt&&(wt?wt=!1:J+=",",J+=`${jt}=${s(Gt)}`)}}return J+=`${A}${c(this.message)}`,J}}function c(z){return M(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A")}function s(z){return M(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function i(){throw new Error(
"this function of @actions/core is not bundled")}function e(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function r(z){return z.
replace(/[\\]/g,"/")}function f(z){return z.replace(/[/]/g,"\\")}function l(z){return z.replace(/[/\\]/g,path.sep)}var m=function(z,J,wt,jt){function Gt(Vt){return Vt instanceof
wt?Vt:new wt(function(Qt){Qt(Vt)})}return new(wt||(wt=Promise))(function(Vt,Qt){function en(V){try{ln(jt.next(V))}catch(nt){Qt(nt)}}function un(V){try{ln(jt.throw(
V))}catch(nt){Qt(nt)}}function ln(V){V.done?Vt(V.value):Gt(V.value).then(en,un)}ln((jt=jt.apply(z,J||[])).next())})},g;(function(z){z[z.Success=0]="Success",z[z.
Failure=1]="Failure"})(g||(g={}));function p(z,J){const wt=toCommandValue(J);if(process.env[z]=wt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
z,J));issueCommand("set-env",{name:z},wt)}function o(z){y("add-mask",{},z)}function a(z){process.env.GITHUB_PATH||""?issueFileCommand("PATH",z):issueCommand("ad\
d-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.env.PATH}`}function u(z,J){const wt=process.env[`INPUT_${z.replace(/ /g,"_").toUpperCase()}`]||"";
if(J&&J.required&&!wt)throw new Error(`Input required and not supplied: ${z}`);return J&&J.trimWhitespace===!1?wt:wt.trim()}function h(z,J){const wt=u(z,J).split(
`
`).filter(jt=>jt!=="");return J&&J.trimWhitespace===!1?wt:wt.map(jt=>jt.trim())}function S(z,J){const wt=["true","True","TRUE"],jt=["false","False","FALSE"],Gt=u(
z,J);if(wt.includes(Gt))return!0;if(jt.includes(Gt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function T(z,J){if(process.env.GITHUB_OUTPUT||"")return i("OUTPUT",e(z,J));process.
stdout.write(v.EOL),y("set-output",{name:z},M(J))}function P(z){issue("echo",z?"on":"off")}function H(z){process.exitCode=g.Failure,C(z)}function L(){return process.
env.RUNNER_DEBUG==="1"}function x(z){issueCommand("debug",{},z)}function C(z,J={}){y("error",I(J),z instanceof Error?z.toString():z)}function Y(z,J={}){y("warni\
ng",I(J),z instanceof Error?z.toString():z)}function U(z,J={}){y("notice",I(J),z instanceof Error?z.toString():z)}function K(z){process.stdout.write(z+v.EOL)}function R(z){
d("group",z)}function j(){d("endgroup")}function N(z,J){return m(this,void 0,void 0,function*(){R(z);let wt;try{wt=yield J()}finally{j()}return wt})}function G(z,J){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,J));issueCommand("save-state",{name:z},toCommandValue(J))}function st(z){
return process.env[`STATE_${z}`]||""}function Z(z){return m(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var tt=t(6309),it=t(5747),$t=t(
566),At=t(4e3),yt=t(5955);const F=z=>Object.fromEntries(z.map(J=>[J,u(J)]));function q(z){for(const J of z)o(J)}function rt(z,J){K(z);let wt=!0;for(const{kind:jt,
text:Gt}of J){const[Vt="",...Qt]=Gt.split(`
`),en=jt==="plain"&&Qt.length>0;(wt||en)&&K(""),wt=en,en||Qt.length===0?K(Gt):(R(Vt),K(Qt.join(`
`)),j())}}const ut={error:C,warning:Y,notice:U};function ft(z){for(const{level:J,message:wt,line:jt,column:Gt,...Vt}of z)ut[J](wt,{...Vt,...jt===void 0?{}:{startLine:jt},
...Gt===void 0?{}:{startColumn:Gt}})}const ht=(z,J)=>Dt("GITHUB_STEP_SUMMARY",z,wt=>(0,O.appendFileSync)(wt,J));async function Pt(z,J){const wt=new Map;for(const[
Vt,Qt]of Object.entries(J))try{z?await Dt("GITHUB_OUTPUT",z,en=>(0,O.appendFileSync)(en,St(Vt,Qt))):T(Vt,Qt)}catch(en){wt.set(Vt,(0,tt.A3)(en))}const[jt]=wt.values();
return jt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...wt.keys()].join(", ")}: ${jt}`]}function St(z,J){const wt=typeof J=="stri\
ng"?J:JSON.stringify(J);if(/[\r\n]/.test(wt))throw new tt.Lw("the value has a line break");return`${z}=${wt}
`}async function Dt(z,J,wt){if(!J)throw new tt.Lw(`${z} is not set; run this as an action on a runner`);const jt=(0,O.openSync)(J,"r+");try{const{size:Gt}=(0,O.
fstatSync)(jt);try{wt(J)}catch(Vt){throw(0,O.fstatSync)(jt).size>Gt&&(0,O.ftruncateSync)(jt,Gt),Vt}}finally{(0,O.closeSync)(jt)}}function zt(z,J){if(!z)throw new tt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const wt=(0,E.join)("tf-disco","report.json");return(0,$t.f)(z,wt,(0,yt.mk)(J)),(0,E.join)(z,wt)}
function Yt(z){if(z===void 0||z==="")return null;const J=(0,it.yR)(z);try{if(J.ok)return JSON.parse(J.text)}catch{}const wt=J.ok?"is not JSON":(0,At.mP)(J.failure);
return Y(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${wt}; check that no earlier step changes it`),null}function nn(z){for(const J of z)K(
J)}function qt(z){for(const J of z)Y(J)}const cn=(z,J)=>C(J,{title:z})}),8782:((Ot,X,t)=>{t.d(X,{$c:()=>d,Ob:()=>I,at:()=>c,ng:()=>v});var O=t(8641);const E=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function v(i,e){const n=m=>i[m]?.trim()??"",[,r,f]=E.exec(n("GITHUB_REPOSITORY"))??[];if(r===void 0||f===void 0)return null;const l=M(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:r,repository:f,apiUrl:M(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:l,event:n("GITHUB_EVENT_NAME"),workflow:y(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${l}/${r}/${f}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:s(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:A(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:$(
n("GITHUB_REF"),e)}}const M=i=>i.replace(/(?<!\/)\/+$/,"");function I({apiUrl:i}){const e=URL.parse(i);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,O.RK)(i)}`}const y=i=>/^[^/]+\/[^/]+\/(.+?)@/.exec(i)?.[1];function d(i,e){if(i==="pull_request_target")return!1;const n=c(e,
"pull_request","head"),[r,f]=[c(n,"repo","full_name"),c(e,"pull_request","base","repo","full_name")];return n!==void 0&&r!==f}function A(i,e){const n=c(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:d(i,e),from:s(e,"pull_request","head","repo","full_name")??null}:null}
function $(i,e){const n=s(e,"repository","default_branch");return n===void 0?null:i===`refs/heads/${n}`}function c(i,...e){return e.reduce((n,r)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,r):void 0,i)}function s(i,...e){const n=c(i,...e);return typeof n=="string"?n:void 0}}),1964:((Ot,X,t)=>{t.d(X,{H:()=>U});var O=t(4e3),
E=t(5799),v=t(2796),M=t(5102),I=t(4120),y=t(8884),d=t(8641),A=t(1831);const $=700,c=8,s=5,i={text:250,places:1},e={text:$,places:c},n=2,r=3600,f=120,l=4096,m=F=>F!==
""&&(0,y.CN)(F)&&(0,d.BP)((0,d.RK)(F,l))===F;function g(F){const q=a(F),rt=[...new Set(F.map(({problem:ht})=>ht.title))],ut=q.length>0?(0,I.K4)(q,n):u(F);if(rt.
length===1)return o(ut,rt[0]??"");const ft=`${F.length} problems`;return o(ut===null?ft:`${ft} with ${ut}`,rt.join(", "))}function p({title:F,hosts:q,findings:rt}){
if(rt.length===1)return g(rt);const ut=q.length>0?0:(0,y.Dc)(rt),ft=Math.max(q.length,ut),ht=ft===1?a(rt)[0]??(0,y.II)((0,y.tN)(rt)?.file??""):(0,I.px)(ft,q.length>
0?"host":"file"),Pt=rt.length>ft?` (${rt.length} times)`:"";return o(ft===0?null:ht,`${F}${Pt}`)}const o=(F,q)=>F===null?q:`${F}: ${q}`,a=F=>[...new Set(F.flatMap(
({host:q})=>q===null?[]:(0,d.RK)((0,A.nx)(q))))];function u(F){const q=(0,y.tN)(F);return q===null||m(q.file)?null:(0,y.II)(q.file)}function h(F,q){const rt=new Set(
F.map(({severity:ht})=>ht)).size>1,ut=F.slice(0,s).map(ht=>T(ht,rt,F.length>2?i:e,q)).map(ht=>ht.join(`
`)),ft=F.length-ut.length;return[...ut,...ft>0?[S(ft)]:[]].join(`

`).split(`
`)}const S=F=>`and ${F} more, see the job summary`;function T(F,q,rt,ut){const{problem:ft,severity:ht}=F,Pt=(0,y.Xd)(F),St=(0,y.xi)(F,ut,rt.text,rt.places);return[
`${q?`${ht}: `:""}${(0,d.RK)(ft.message,rt.text)} [${ft.code}]`,...St.map(([Dt,zt])=>`${Dt}: ${zt}`),...Pt===null||m(Pt.file)?[]:[`at: ${(0,y.R3)(Pt)}`],...F.isHostNew?
[`the host is ${I.dy}`]:[],`${ut.docsUrl}#${ft.code}`]}function P(F,q){const{message:rt,help:ut,findings:ft,code:ht,title:Pt,affects:St}=F;if(ft.length===1)return h(
ft,q);const Dt=(0,I.od)(St,q.clients),zt=(0,y.mj)(ft,q.repositories.length),Yt=[`${(0,d.RK)(rt??Pt,$)} [${ht}]`,...ut===null?[]:[`help: ${(0,d.RK)(ut,$)}`],...Dt===
""?[]:[`affects: ${Dt}`],...zt===""?[]:[`hits: ${zt}`]],nn=`${q.docsUrl}#${ht}`,qt=r-[...Yt,nn].join(`
`).length;return[...Yt,...L(F,qt),nn]}function H(F,q,{docsUrl:rt}){const ut=F.slice(0,s).flatMap(({problem:{message:ft,help:ht}})=>[`${(0,d.RK)(ft,i.text)} [${q.
code}]`,...q.help===null&&ht?[`help: ${(0,d.RK)(ht,i.text)}`]:[]]);return[...new Set(ut),`see also "${p(q)}"`,`${rt}#${q.code}`]}function L({findings:F,message:q},rt){
const ut=[];let ft=rt;for(const Pt of F){const St=x(Pt,q===null);if(St.length>=ft)break;ft-=St.length+1,ut.push(St)}const ht=F.length-ut.length;return ht>0?[...ut,
S(ht)]:ut}function x(F,q){const{host:rt,places:ut,placesLeftOut:ft,problem:ht,isHostNew:Pt}=F,St=(0,y.Ky)(ut,1,void 0,ft),Dt=rt===null?"":`${(0,d.RK)((0,A.nx)(rt))}${Pt?
` (${I.dy})`:""}`,[zt,Yt]=rt===null?[St,""]:[Dt,St],qt=[q?(0,d.RK)(ht.message,f):"",q&&Yt!==""?`(${Yt})`:Yt].filter(cn=>cn!=="");return qt.length===0?`- ${zt}`:
`- ${zt}: ${qt.join(" ")}`}const C=10,Y=200;function U(F,q){const rt=K(F),ut=(0,M.hm)(F.findings);let ft=F.findings;for(const ht of E.oC){const{annotations:Pt,used:St}=R(
ht,ft,q,ht===ut);rt.push(...Pt),ft=ft.filter(Dt=>!St.has(Dt))}return rt}function K({passed:F,stopped:q,findings:rt}){const ut=rt.filter(({severity:ht})=>ht==="w\
arning").length;if(F||rt.some(({severity:ht})=>ht==="error"))return[];if(q!==null)return[yt("error","The check is not complete",[(0,O.Cw)(q)])];const ft=`${(0,I.
px)(ut,"warning")}, and fail-on is warning`;return[yt("error","Warnings fail this check",[ft])]}function R(F,q,rt,ut){const ft=q.filter(({severity:Dt})=>Dt===F),
ht=new Set(ft.map(j));if(ht.size>C){const Dt=G(ft),zt=ut&&F!=="notice"?st(F,Dt,rt):[];return{annotations:[...N(F,Dt,rt),...zt].slice(0,C),used:new Set(ft)}}const Pt=q.
filter(Dt=>ht.has(j(Dt)));return{annotations:[...Map.groupBy(Pt,j).values()].map(Dt=>yt(F,g(Dt),h(Dt,rt),(0,y.tN)(Dt))),used:new Set(Pt)}}function j(F){const q=(0,y.
Xd)(F);return q===null?F:`${q.line}:${q.file}`}function N(F,q,rt){const ut=q.length<=C?q:q.slice(0,C-1),ft=q.slice(ut.length).flatMap(ht=>ht.findings);return[...ut.
map(ht=>yt(F,p(ht),P(ht,rt),(0,y.tN)(ht.findings))),...ft.length===0?[]:[At(F,ft)]]}function G(F){const q=(0,v.cZ)(F);return q.length<=C?q:$t(q)}function st(F,q,rt){
const ut=new Set(q.map(({findings:ht})=>ht.map(j).find(Z)));return it(q.map(ht=>tt(ht).map(Pt=>({cause:ht,findings:Pt})))).filter(({findings:[ht]})=>{const Pt=ht&&
j(ht);return Z(Pt)&&!ut.has(Pt)&&ut.add(Pt)}).slice(0,C).map(({cause:ht,findings:Pt})=>{const St=H(Pt,ht,rt);return yt(F,g(Pt),St,(0,y.tN)(Pt))})}const Z=F=>typeof F==
"string";function tt({findings:F}){const q=F.filter(ft=>m((0,y.Xd)(ft)?.file??"")),rt=[...Map.groupBy(q,j).values()];return it(Map.groupBy(rt,([ft])=>ft&&(ft.host??
(0,y.Xd)(ft)?.file)).values())}const it=F=>[...F].flatMap(q=>q.map((rt,ut)=>({item:rt,turn:ut}))).toSorted((q,rt)=>q.turn-rt.turn).map(({item:q})=>q);function $t(F){
return[...Map.groupBy(F,({code:rt})=>rt).values()].flatMap(([rt,...ut])=>rt===void 0||ut.length===0?rt??[]:{...rt,findings:[rt,...ut].flatMap(({findings:ft})=>ft),
hosts:[...new Set([rt,...ut].flatMap(({hosts:ft})=>ft))],message:null,help:null})}function At(F,q){const rt=[...new Set(q.map(({problem:ut})=>ut.title))];return yt(
F,`and ${(0,I.px)(q.length,`more ${F}`)}`,[...rt,"see the job summary"])}function yt(F,q,rt,ut=null){const ft={title:(0,d.LS)((0,d.RK)(q,Y)),message:(0,d.LS)(rt.
join(`
`))};if(ut===null||!m(ut.file))return{level:F,...ft};const{file:ht,line:Pt,column:St,endColumn:Dt}=ut;return{level:F,...ft,file:ht,line:Pt,column:St,endColumn:Dt}}}),
2827:((Ot,X,t)=>{t.d(X,{Y:()=>v});const O={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},E={hosts:12e4,services:36e4};function v({passed:I,hosts:y,findings:d},A=E){const $=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),c=M(y.map(({visit:e})=>JSON.stringify(e.host)),A.hosts),s=M(y.map(e=>{const n=JSON.stringify(Object.
fromEntries($(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),A.services),i=e=>d.filter(n=>n.severity===e).length;return{passed:I,hosts:`[${c.join(",")}]`,services:`\
{${s.join(",")}}`,errors:i("error"),warnings:i("warning"),"left-out":y.length-Math.min(c.length,s.length)}}function M(I,y){let d=y;return I.filter(A=>{const $=A.
length<d;return $&&(d-=A.length+1),$})}})};export{Bn as ids,Un as modules};
