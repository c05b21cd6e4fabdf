const Bn=[2558,2929,5751,50,2909],Un={3534:((Mt,F,t)=>{t.r(F),t.d(F,{credentialsDiffer:()=>u,credentialsEmpty:()=>$,credentialsMalformed:()=>v,credentialsMissing:()=>e,
credentialsNearMiss:()=>r,credentialsOtherHost:()=>a,credentialsRejected:()=>i,credentialsShort:()=>y,credentialsUnused:()=>l,documentUnauthorized:()=>p});var M=t(
1064),S=t(1831),w=t(2713),O=t(4e3),A=t(5799);const $=(0,A.lS)((0,A.$e)("credentials-empty","Token is empty",M.Du),({source:o})=>({message:`the token from ${o} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),d={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},v=(0,A.lS)((0,A.
z3)("credentials-malformed","Malformed token",M.Du),({source:o,slip:f})=>({message:`the token from ${o} ${d[f].has}`,help:d[f].help,...f==="control character"?{}:
{severity:"warning"}})),y=(0,A.lS)((0,A.$e)("credentials-short","Token is too short to be redacted"),({source:o})=>({message:`the token from ${o} has fewer than\
 ${w.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
u=(0,A.lS)((0,A.lm)("credentials-differ","Clients use different tokens"),({host:o,first:f,other:c})=>({message:`for host ${(0,S.nx)(o)}, ${s(f)} and ${s(c)}`,help:`\
set the token for both clients in ${(0,S.fK)(o)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),s=({client:o,source:f})=>f===
null?`${M.bB[o]} finds no token`:`${M.bB[o]} uses the token from ${f}`,i=(0,A.lS)((0,A.$e)("credentials-rejected","Token was rejected"),({host:o,status:f,source:c})=>({
message:`host ${(0,S.nx)(o)} returned ${f} for the token from ${c}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,S.cu)(o)}; then store a new one in the same place`})),e=(0,A.lS)((0,A.$e)("credentials-missing","Token is missing"),({host:o,
service:f,isFork:c,searched:m,notRead:T})=>{const I=(0,S.nx)(o),P=`host ${I} requires a token${f===null?"":` for ${f}`}`;if(c)return{message:`${P}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[G=""]=(0,S.fK)(o),L=T.length===0?"":`; not read: ${T.join(", ")}`;return{message:`${P}, and none was found (searched: ${m.join(", ")}${L}\
)`,help:`add the line "${I}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${G}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(G)}`}}),n=o=>/^\w+$/.
test(o)?`export ${o}=\u2026`:`env '${o}=\u2026' terraform init`,r=(0,A.lS)((0,A.$e)("credentials-near-miss","Token variable has a similar name"),({host:o,variable:f,
why:c,write:m})=>({message:`${f} seems to be meant for host ${(0,S.nx)(o)}, but ${c}`,help:`rename it to ${m}: ${n(m)}`})),a=(0,A.lS)((0,A.$e)("credentials-othe\
r-host","Token is for another host",M.Du),({host:o,other:f,source:c,service:m,isSent:T,isNotice:I})=>({message:`the clients do not send the token for ${f} from ${c}\
 ${m===null?`after the redirect of ${o}`:`to ${m} of host ${o}`}: they send ${T?`the token of ${o}`:"none"}`,help:m===null?`make the discovery document of ${o} \
public, or serve it at ${o} itself`:`set the token for ${o}, and the clients send it to ${f}`,...I?{severity:"notice",affects:[]}:{}})),l=(0,A.lS)((0,A.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:o})=>({message:`the tokens input has a token for host ${(0,S.nx)(o)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),p=(0,A.lS)((0,A.z3)("document-unauthorized","Discovery requires valid credentials",M.
zK),({host:o,token:f,challenge:c,...m})=>{const T=f==="sent"?"rejected the given authentication credentials":"requires authentication credentials",I=c===null?"":
`, and asks for ${c} authentication`;return{message:`host ${o} ${T}: ${(0,O._r)(m)}${I}`,help:(0,O.NM)(m.page,o,h(o,f,m.status,c))}}),g="make the discovery docu\
ment public";function h(o,f,c,m){const T=(0,O.qZ)(o);if(m!==null)return{operator:`exempt /.well-known/terraform.json from ${m} authentication`,guest:T,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(f){case"sent":{const I="check that the token is for this host, complete and not expired";return c===
403?{operator:I,user:I,guest:T}:{operator:I,user:I}}case"none":{const I=`add a token to \`tokens\` (${o}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${I}\
, or ${g}`,user:I,guest:T}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${o} to respond itself, or ${g}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((Mt,F,t)=>{t.r(F),t.d(F,{fileLimit:()=>e,fileOutside:()=>u,fileSyntax:()=>A,fileUnreadable:()=>y,nothingToCheck:()=>i});var M=t(1064),
S=t(4e3),w=t(5143),O=t(5799);const A=(0,O.lS)((0,O.$e)("file-syntax","File has a syntax error",M.Du),({error:n,file:r})=>({message:n??"the file is not valid UTF\
-8",help:(0,w.Zl)(r)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),$={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},d={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},v={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},y=(0,O.lS)((0,O.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${$[n.what]}: ${n.code}`:$[n.what],help:(n.what==="file"||n.what==="directory"?d[n.code]:void 0)??v[n.what]})),
u=(0,O.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),s=3,i=(0,O.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:r,isFleet:a})=>{const l=n.every(o=>o==="."),g=`found no Terraform or OpenTofu files in ${a?"the repositories of `usages\
`":l?"this directory":`\`scan\` (${(0,S.XT)(n,s)})`}`,h=a?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: \
actions/checkout)";return r?{message:`${g}; only \`hostnames\` was checked`,help:`${h}, or correct \`scan\``,severity:"warning"}:{message:`${g}, and \`hostnames\`\
 is not set`,help:`${h}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,O.lS)((0,O.$e)("file-limit","Part of the repository exceeds a limit"),n=>{
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
 directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((Mt,F,t)=>{t.r(F),t.d(F,{cloudOrganization:()=>u,cloudToken:()=>$,cloudVersion:()=>d,
cloudWorkspace:()=>s,cloudWorkspaceMissing:()=>i});var M=t(1064),S=t(1831),w=t(9562),O=t(4e3),A=t(5799);const $=(0,A.lS)((0,A.z3)("cloud-token","Token for the c\
loud block or remote backend is missing",M.Du),({host:e,service:n,isFork:r,searched:a,notRead:l})=>{const p=(0,S.nx)(e),h=`${n===w.OZ?"the cloud block":"the rem\
ote backend"} requires a token for ${p}`;if(r)return{message:`${h}, and secrets are withheld from pull requests of forks`,help:"this pull request needs no chang\
e; run the check where the secret is available, for example on the main branch",severity:"notice"};const o=l.length===0?"":`; not read: ${l.join(", ")}`,[f=""]=(0,S.
fK)(e);return{message:`${h}, and none was found (searched: ${a.join(", ")}${o})`,help:`add the line "${p}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or\
 set ${f}; outside GitHub, run \`terraform login ${p}\` or \`tofu login ${p}\``}}),d=(0,A.lS)((0,A.z3)("cloud-version","API is too old for the cloud block",M.Du),
({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,O.dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"\
update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),
v=e=>"why"in e?`the response of ${e.url} ${(0,O.dh)(e.why)}`:(0,O._r)({...e,page:null}),y=(e,n,r)=>"status"in e&&[401,403,404].includes(e.status)?r:(0,A.C)(`che\
ck the logs of ${n}, and that the URL of the service is that of its API`),u=(0,A.lS)((0,A.z3)("cloud-organization","Organization cannot be read",M.Du),e=>{const{
host:n,organization:r,source:a}=e;return{message:`the organization ${r} at ${n} cannot be read: ${v(e)}`,help:y(e,n,`check the name of the organization, and tha\
t the token from ${a} is valid and belongs to a member`)}}),s=(0,A.lS)((0,A.z3)("cloud-workspace","Workspace cannot be read",M.Du),e=>{const{host:n,organization:r,
workspace:a}=e;return{message:`the workspace ${a} of ${r} at ${n} cannot be read: ${v(e)}`,help:y(e,n,"check that the token may read the workspace")}}),i=(0,A.lS)(
(0,A.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:r})=>({message:`${n} at ${e} has no workspace ${r} that the tok\
en may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((Mt,F,t)=>{t.r(F),t.d(F,{hostAssumed:()=>v,
hostGeneric:()=>y,hostNotAllowed:()=>$,hostNotChecked:()=>s,hostPrivateRedirect:()=>u});var M=t(1064),S=t(4e3),w=t(5799);const O=({file:n,line:r})=>`${(0,S.dh)(
n)}:${r}`,A=n=>n.map(r=>M.bB[r]).join(" and "),$=(0,w.lS)((0,w.z3)("host-not-allowed","Host is not allowed",M.zK),n=>{const{host:r}=n,a=`add ${r} to \`allowed-ho\
sts\``;if("service"in n){const{service:l,registry:p}=n;return{message:`${l} of ${p} is on ${r}, which is not in \`allowed-hosts\``,help:`use another registry, o\
r ${a}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${r}, which is not in \`allowed-hosts\` and was not contacted`,help:`us\
e another module or provider, or ${a}`};if("use"in n){const[l,p]=d[n.use];return{message:`${l} ${r}, which is not in \`allowed-hosts\``,help:`use ${p}, or ${a}`}}
if("implied"in n){const{place:l,clients:p}=n.implied;return{message:`host ${r} is not in \`allowed-hosts\` and was not contacted; ${O(l)} names no host, and thi\
s is the default of ${A(p)}`,help:`name an allowed registry there, ${a}, or set \`dialect\` if you use another CLI`}}return{message:`host ${r} is not in \`allowe\
d-hosts\` and was not contacted`,help:`use an allowed registry, or ${a}`}}),d={download:["the source is downloaded from","a source on an allowed host"],backend:[
"the HTTP backend uses","an allowed backend"]},v=(0,w.lS)((0,w.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:n,place:r,clients:a,
isListed:l})=>({message:`${n} was not contacted: ${O(r)} implies it as the default host of ${A(a)}, but the CLI could not be detected`,help:l?"list the usages o\
f the repository with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check\
 the default hosts of that CLI"})),y=(0,w.lS)((0,w.lm)("host-generic","Generic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname th\
at stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),u=(0,w.lS)((0,w.z3)("host-pri\
vate-redirect","Redirect to a non-public address",M.zK),({host:n,address:r,asks:a})=>r==="metadata"?{message:`${n} is the address of a cloud metadata service an\
d was not contacted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${a==="document"?"redirects":"lea\
ds"} to ${n}, which has a ${r} address and was not contacted`,help:`if ${a==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`res\
olve\``}),s=(0,w.lS)((0,w.z3)("host-not-checked","Host was not checked before the check ended",M.zK),({host:n,stopped:r,isBegun:a,unchecked:l,total:p,slowest:g})=>({
message:`${n} was not checked${a?" completely: its visit was under way when":":"} ${(0,S.Cw)(r)}, with ${l} of ${p} hosts not checked`,help:i[r.kind]+e(g)})),i={
deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step\
 reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function e(n){return n.length===0?"":`; most \
of the time went to hosts without a response: ${n.map(({host:a,tookMs:l})=>`${a} (${(0,S.YA)(l)})`).join(", ")}`}}),5799:((Mt,F,t)=>{t.d(F,{$e:()=>u,C:()=>w,lS:()=>i,
lm:()=>s,oC:()=>S,pj:()=>$,z3:()=>y});var M=t(6174);const S=["error","warning","notice"],w=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function O({operator:e,
user:n,guest:r},{role:a,host:l}){const p=`ask the operator of ${l} to ${e}`;switch(a){case"operator":return e;case"user":return n===e?n:n===void 0?p:`${n}; if y\
ou run ${l}, ${A(e,n)}`;case"guest":return r??n??p}}const A=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function $(e,n){const{cures:r,...a}=e;return r===
void 0?e:{...a,help:d(r,n)}}function d(e,n){const{because:r,note:a}=e,l=r===void 0?"":`${r}: `,p=a===void 0?"":`; ${a}`;return l+O(e,n)+p}const v=e=>(n,r,a=[])=>({
code:n,title:r,severity:e,affects:a}),y=v("error"),u=v("warning"),s=v("notice");function i(e,n){return Object.assign(a=>{const{help:l,...p}=n(a),g=e.code,h=(0,M.
_)(p.message),o={...e,code:g,usualSeverity:e.severity,...p,message:h};return l===void 0?o:typeof l=="string"?{...o,help:(0,M._)(l)}:{...o,help:d(l,{role:"operat\
or",host:""}),cures:l}},e)}}),2929:((Mt,F,t)=>{t.d(F,{z6:()=>Q,wX:()=>ln,w5:()=>fn});var M=t(6760),S=t(9461),w=t(3024),O=t(5143),A=t(5747);const $=200,d=50,v=32*
1024*1024,y=4e3,u=1e3,s=1e6;function i(Z,st,yt){const ht=Map.groupBy(Z.filter(e).slice(0,$),({file:Pt})=>Pt),St=[];let Dt=0;for(const[Pt,Ct]of[...ht].slice(0,d)){
const Ft=(0,M.join)(st,Pt),Nt=n(Ft);if(Nt===null||Nt.mtimeMs>yt+1)continue;if(Dt+=Nt.size,Dt>v)break;const Lt=(0,A.yR)(Ft);Lt.ok&&St.push(...r(Lt.text,Ct))}return St}
const e=({column:Z,endColumn:st})=>Z!==O.Ks&&Z<s&&st>Z;function n(Z){try{return(0,w.statSync)(Z)}catch(st){return(0,A.Oj)(st),null}}function r(Z,st){const yt=[];
let[ht,St]=[1,Z.startsWith("\uFEFF")?1:0];for(const Dt of st.toSorted((Pt,Ct)=>Pt.line-Ct.line)){for(;ht<Dt.line&&St>=0;ht+=1)St=Z.indexOf(`
`,St)+1||-1;if(St<0)break;const Pt=Z.indexOf(`
`,St),Ct=Pt<0?Z.length:Pt,Ft=Ct>St&&Z[Ct-1]==="\r";yt.push(...a(Z.slice(St,Ft?Ct-1:Ct),Dt))}return yt}function a(Z,st){const{column:yt,endColumn:ht}=st,St=Z.length<=
y;if(!St&&ht-yt>u)return[];const Dt=l(Z,yt-1,0);if(Dt>=Z.length)return[];const Pt=l(Z,ht-yt,Dt),[Ct,Ft]=St?[Z.slice(0,Dt),Z.slice(Pt)]:["",""];return[{place:st,
before:Ct,literal:Z.slice(Dt,Pt),after:Ft,isWhole:St}]}function l(Z,st,yt){let ht=yt;for(let St=st;St>0&&ht<Z.length;St-=1)ht+=(Z.codePointAt(ht)??0)>65535?2:1;
return ht}var p=t(6174),g=t(2161);function h(Z,st){const{directory:yt,checkedAt:ht,configs:St}=st,Dt=St.flatMap(Bt=>Bt.files),Pt=new Set(Dt.flatMap(({path:Bt,shown:Ut})=>[
o(Bt),Ut])),Ct=Bt=>{const Ut=o((0,M.resolve)(yt,Bt));return!Pt.has(Bt)&&!Pt.has(Ut)&&f(Bt)&&f(Ut)},Ft=Z.filter(({file:Bt})=>Ct(Bt)),Nt=i(Ft,yt,ht),Lt=G(Nt,st.usages);
return Nt.flatMap(Bt=>c(Bt,Lt.get(L(Bt.place))??null,st))}function o(Z){const st=(0,S.$)(Z);return st.kind==="file"?st.path:(0,M.resolve)(Z)}const f=Z=>(0,g.L8)(
(0,M.basename)(Z),new Set,(0,M.basename)((0,M.dirname)(Z)))!==void 0;function c({place:Z,before:st,literal:yt,after:ht,isWhole:St},Dt,{redact:Pt,kept:Ct}){const Ft=st+
yt+ht;return Pt(Ft,Ct)!==Ft?[]:St&&!P(Ft)?[{place:Z,before:st,literal:yt,after:ht}]:Dt===null||T.test(Dt)||!yt.includes(Dt)?[]:[{place:Z,before:"\u2026 ",literal:(0,p.
_)(Dt),after:" \u2026"}]}const m=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
T=/[\s"]/,I=/[\w+-]{20,}/g,P=Z=>m.test(Z)||(Z.match(I)??[]).some(st=>/\d/.test(st)&&/[a-z]/.test(st)&&/[A-Z]/.test(st));function G(Z,st){const yt=new Map(Z.map(
({place:St})=>[L(St),St.file])),ht=new Set(yt.values());return new Map(st.filter(({place:St})=>ht.has(St.file)&&yt.has(L(St))).flatMap(({place:St,text:Dt})=>Dt===
null?[]:[[L(St),Dt]]))}const L=({file:Z,line:st,column:yt})=>`${st}:${yt} ${Z}`;var x=t(2389),C=t(6897),Y=t(1831),W=t(3592),K=t(2796),R=t(4503),j=t(6763),N=t(5751),
X=t(1435),tt=t(8723),H=t(5453),V=t(7052),at=t(8416),Tt=t(7854),xt=t(3474),$t=t(3152);function J(Z,st,yt){const ht={...Z,newHosts:new Set,files:null,remarks:[]};
if(st===null)return ht;const St=Lt=>({...ht,remarks:[`changed-only has no effect: ${Lt}`]});if(st.kind==="all")return St(st.why);const{files:Dt}=st,Pt=new Set(Dt.
filter(({status:Lt})=>Lt!=="removed").map(({file:Lt})=>Lt));if(Pt.size>0&&![...Pt].some(Lt=>yt(Lt)!==null))return St("the checkout contains none of the files th\
at the pull request changes");const Ct=Z.usages.filter(({place:Lt})=>Pt.has(Lt.file)),Nt=`changed-only: the pull request changes ${Dt.length===1?"1 file":`${Dt.
length} files`} with ${Ct.length} of ${Z.usages.length} usages`;return{usages:Ct,notes:Z.notes.filter(({place:Lt})=>nt(Lt.file,Pt)),newHosts:pt(Z.usages,Dt,yt),
files:new Set(Dt.map(({file:Lt})=>Lt)),remarks:[Nt]}}const nt=(Z,st)=>st.has(Z)||Z==="."||[...st].some(yt=>yt.startsWith(`${Z}/`)),it=2e8;function pt(Z,st,yt){const ht=new Set;
if(st.some(It))return ht;const St=new Map(st.map(Nt=>[Nt.file,ft(Nt,yt)])),Dt=st.flatMap(({patch:Nt})=>At(Nt,/^[ -]/));let Pt=0;const Ct=(Nt,Lt)=>{const Bt=[Lt,
(0,Y.nx)(Lt).toLowerCase()];return Nt.filter(Ut=>(Pt+=Ut.length,Pt<=it&&Bt.some(sn=>Ut.includes(sn)))).length},Ft=(Nt,Lt)=>{const{isNew:Bt,now:Ut,added:sn}=St.get(
Nt)?.()??dt,an=Bt?0:Ct(Ut,Lt);return Bt||an>0&&an===Ct(sn,Lt)};for(const[Nt,Lt]of Map.groupBy(Z,Bt=>Bt.host)){if(Nt===null||Lt.some(({isHostImplied:Ut})=>Ut))continue;
const Bt=[...new Set(Lt.map(({place:Ut})=>Ut.file))];!Bt.every(Ut=>St.has(Ut))||Ct(Dt,Nt)>0||Bt.every(Ut=>Ft(Ut,Nt))&&Pt<=it&&ht.add(Nt)}return ht}const dt={isNew:!1,
now:[],added:[]};function ft({file:Z,status:st,patch:yt},ht){let St=null;const Dt=()=>{const Pt=st==="added";if(Pt||yt===null)return{...dt,isNew:Pt};const Ct=(ht(
Z)??"").toLowerCase().split(`
`);return{isNew:Pt,now:Ct,added:At(yt,/^\+/)}};return()=>(St??=Dt(),St)}const At=(Z,st)=>(Z??"").toLowerCase().split(`
`).filter(yt=>st.test(yt)),Ot=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,It=({file:Z,status:st,changes:yt,patch:ht})=>ht===null&&st!=="added"&&yt>0&&Ot.
test(Z);var Xt=t(2859),Gt=t(370);async function Vt(Z,st){const yt=st.now(),ht=await(0,Gt.SQ)(Z,st),St=Z.scan.length===0?0:st.now()-yt,Dt=(0,Gt.PT)(Z,ht,st),Pt=await(0,at.
L2)(Dt),{clients:Ct}=Pt,Ft={usages:(0,Tt.sw)(ht.usages,Ct),notes:(0,Tt.vH)([...ht.notes,...cn(ht,st.stop.why)],Ct)},Nt=await Jt(Ft,Z,st),Lt=await(0,X.jK)(Nt.usages,
Z,Pt,{...st,mayHavePlugins:(0,Gt.C_)(ht,Z)}),{roots:Bt,notes:Ut}=await(0,H.D0)({...Ft,scanned:ht,changed:Nt.files,dialect:Pt,settings:Z}),sn=await(0,H.Xo)(Lt.usages,
Bt),an=(0,Xt.C)(Z,sn,Ct,(0,Tt.kA)(Ft.usages)),{configs:un,releases:dn}=Lt,{environment:$n}=st,{files:yn,bytes:hn}=ht;return{dialect:{...Pt,releases:dn},configs:un,
usages:sn,roots:Bt,requirements:an,notes:[...(0,H.a3)(Nt.notes,sn,Z,$n),...Ut],newHosts:Nt.newHosts,isEmpty:Z.scan.length>0&&ht.isEmpty&&ht.endedAt===null,complaints:Lt.
findings,allUsages:Ft.usages,part:null,changes:Nt.changes,remarks:[...Nt.remarks,...Lt.remarks],scan:{files:yn,bytes:hn,usages:sn.length,durationMs:St},clients:()=>(0,at.
rU)(Pt,Dt.scan),repositories:[],incomplete:null,checkouts:null}}async function Jt(Z,st,yt){const ht=st.changedOnly?await yt.changes(st):null;return{changes:ht,...J(
Z,ht,Dt=>{const Pt=(0,A.yR)((0,M.join)(yt.directory,Dt));return Pt.ok?Pt.text:null})}}function cn({endedAt:Z,files:st},yt){return Z===null||yt===null?[]:[(0,Tt.
YW)(Z,(0,V.fileLimit)({kind:"time",stopped:yt,files:st}))]}function z({requirements:Z,part:st,repositories:yt}){const{size:ht}=new Set(Z.map(({host:Pt})=>Pt));if(ht<=
xt.pS)return;const St=`${ht} hosts, the limit is ${xt.pS}`,Dt=yt.length>0?`usages name ${St}: divide the hosts with shard`:`scan found ${St}: narrow scan, exclu\
de files, or divide the hosts with shard`;throw new $t.GN([st===null?Dt:`shard ${st.index}/${st.count} has ${St}: divide the hosts into more shards`])}async function Q(Z,st){
const yt=new Date,ht=await(0,N.readSettings)(Z,st),St=ht.deadlineMs,Dt=st.startTimer(St,()=>st.stop.end({kind:"deadline",ms:St}));try{const Pt=await jt(ht,st),Ct=ht.
shard===null?Pt:await wt(Pt,ht.shard,ht);z(Ct),await(0,C.x)();const Ft=await Yt(Ct,ht,st,yt);return await Zt(Ft,Ct,ht,st,yt)}finally{Dt()}}async function wt(Z,st,yt){
const{narrowToShard:ht}=await Promise.all([t.e(6917),t.e(5927),t.e(2052)]).then(t.bind(t,8100));return ht(Z,st,yt)}async function jt(Z,st){if(Z.usages.length===
0)return Vt(Z,st);const{prepareFleet:yt}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(7210),t.e(2983)]).then(t.bind(t,2983));return yt(Z,st)}async function Yt(Z,st,yt,ht){
const{environment:St,stop:Dt,isFork:Pt}=yt,{dialect:Ct,configs:Ft}=Z,Nt=await(0,tt.j)(Z,st,{...Ct,configs:Ft},yt),Lt={...Z,visits:Nt.visits,tokenVariables:fn(St),
tokenHosts:st.tokens.map(({host:sn})=>sn),tokenSources:Nt.tokenSources,stopped:Dt.why??Z.incomplete,predicted:await(0,H.K$)(Nt.inquiry,{...st,dialect:Ct,isFork:Pt,
part:Z.part})},Bt={...st,dialect:Ct,isFork:Pt,now:ht.getTime()},Ut=Nt.visits.length>0||Lt.predicted.requests.length>0;return(0,x.S4)(Lt,Bt,Ut?await(0,X.U7)():null)}
async function Zt(Z,st,yt,ht,St){const{dialect:Dt,configs:Pt,allUsages:Ct,requirements:Ft,changes:Nt,scan:Lt,clients:Bt}=st,Ut=ln(Ft),sn=[...st.remarks,...(0,j.
rc)(Z)],an={verdict:Z,remarks:(0,j.q9)(sn)},{verdict:un,remarks:dn}=ht.secrets.redact(an,Ut);return{settings:yt,changes:Nt,verdict:un,context:{dialect:Dt,failOn:yt.
failOn,scan:Lt,remarks:dn,startedAt:St.toISOString(),durationMs:Date.now()-St.getTime(),version:W.xv,docsUrl:W.aq,clients:await Bt(),sources:h((0,K.sC)(un.findings),
{...ht.secrets,kept:Ut,usages:Ct,configs:Pt,directory:ht.directory,checkedAt:St.getTime()}),links:null,repository:await qt(un,st,ht),repositories:st.repositories,
shards:en(yt),history:null}}}async function qt(Z,{scan:st,repositories:yt},{directory:ht,environment:St}){if(st.files===0||yt.length>0)return null;const{nameRepository:Dt}=await t.
e(9498).then(t.bind(t,9498));return Dt(ht,(0,R.R8)(Z),St)}const en=({shard:Z})=>Z===null?null:{indexes:[Z.index],count:Z.count},fn=Z=>Object.keys(Z).filter(st=>/^TFE?_?TOKEN/i.
test(st)),ln=Z=>new Set(Z.flatMap(({host:st,service:yt})=>[st,(0,Y.nx)(st),yt]))}),9461:((Mt,F,t)=>{t.d(F,{$:()=>w});var M=t(3024),S=t(5747);function w(O){try{const A=(0,M.
realpathSync)(O),$=(0,M.statSync)(A);return $.isFile()?{kind:"file",path:A}:{kind:$.isDirectory()?"directory":"special",path:A}}catch(A){return{kind:"error",code:(0,S.
Oj)(A)}}}}),5747:((Mt,F,t)=>{t.d(F,{Oj:()=>i,io:()=>v,yR:()=>d});var M=t(4573),S=t(3024);const w=16*1024*1024,O=S.constants.O_RDONLY|(S.constants.O_NONBLOCK??0)|
(S.constants.O_NOCTTY??0),A=Buffer.allocUnsafeSlow(256*1024);let $=A;const d=(n,r=w)=>y(n,r,s);function v(n,r){const a=y(n,r,(l,p)=>Buffer.from(l.subarray(0,p)));
return Buffer.isBuffer(a)?a:null}function y(n,r,a){let l;try{l=(0,S.openSync)(n,O)}catch(p){return e(p)}try{const p=(0,S.readSync)(l,A,0,A.length,null);return p<
A.length?a(A,p):u(l,r,a)}catch(p){return e(p)}finally{(0,S.closeSync)(l)}}function u(n,r,a){const{size:l}=(0,S.fstatSync)(n);if(l>r||l<A.length)return{ok:!1,failure:{
kind:"size",bytes:l,maxBytes:r}};$.length<l&&($=Buffer.allocUnsafeSlow(Math.min(2*l,r)));const p=$;let g=0;for(;g<l;){const h=(0,S.readSync)(n,p,g,l-g,g);if(h===
0)break;g+=h}return a(p,g)}function s(n,r){const a=n.toString("utf8",0,r),l=!a.includes("\uFFFD")||(0,M.isUtf8)(n.subarray(0,r));return{ok:!0,text:a,isUtf8:l,bytes:r}}
function i(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{kind:"error",code:i(n)}})}),
8185:((Mt,F,t)=>{t.d(F,{C:()=>u,I:()=>i});var M=t(4283),S=t(7052),w=t(6697),O=t(1064),A=t(1831),$=t(2886);const d=(e,{allowedHosts:n,hostnames:r})=>(0,A.Jr)(e,n)||
r.some(a=>a.host===e),v={file:".",line:1,column:1,endColumn:1},y=1e4;function u(e,n,r=y){if(n.allowedHosts.length===0)return[];const a=new Map,l=[];let p=0;for(const{
directHost:h,kind:o,isOverridden:f,place:c,clients:m}of e){if(h===void 0||f||d(h,n))continue;const T=o==="backend_http"||o==="remote_state"?"backend":"download",
I=`${T} ${h}`,P=a.get(I);if(P===void 0&&a.size>=r){p+=1;continue}const G=P??s(h,T);a.set(I,G),l.push({...G,place:c,clients:m})}if(p===0)return l;const g=(0,S.fileLimit)(
{kind:"problems",max:r,omitted:p});return[...l,{problem:g,place:v,clients:O.Du,host:null}]}function s(e,n){const r=(0,A.Pv)(e),a=r.ok?r.value:null,l=a===null?e:
(0,A.nx)(a);return{problem:(0,w.hostNotAllowed)({host:l,use:n}),host:a}}function i(e,n,r,a){if(a.allowedHosts.length===0)return[];const l=r.filter(({because:p})=>p.
some(g=>typeof g!="string"));return n.flatMap(p=>{const{id:g,kind:h}=p;if(h!=="url"||!l.some(m=>m.service===g))return[];const o=(0,M.Dl)(p.url),f=o.ok?(0,A.Pm)(
o.value):null;if(f===null||f===e||d(f,a))return[];const c=(0,w.hostNotAllowed)({host:f,service:g,registry:(0,A.nx)(e)});return[(0,$.bz)(c,g)]})}}),8988:((Mt,F,t)=>{
t.d(F,{s:()=>s,k:()=>p});var M=t(3534),S=t(3410),w=t(5143),O=t(9562);const A=[O.OZ,O.Bn],$=[O.e$,O.xq],d=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...A,
...$]},{matches:/^api\.env0\.com$/,services:$},{matches:/^backend\.api\.env0\.com$/,services:A},{matches:/\.scalr\.io$/,services:A}],v=g=>d.find(({matches:h})=>h.
test(g))?.services??[];var y=t(241),u=t(2886);function s(g,{role:h},o){const f=n(g),c=g.credentials?.hasToken===!0,T=(g.attempt.hops.at(-1)?.challenge??null)===
null&&(c||h!=="guest"),I=c?[]:r(g.host,f,o),G=[...g.difference===null?[]:[g.difference],...I,...f===null||!T?[]:[a(g,f,o)]].map(x=>(0,u.bz)(x)),L=c?[]:i(g,o);return L.
length>0?[...G,...L]:I.length===0?[...G,...e(g,o)]:G}function i(g,{usages:h,isFork:o,depth:f}){const{host:c,attempt:m}=g;if(f==="discovery"||m.discovery.kind!==
"found")return[];const T=h.flatMap(({workspace:I,hasOwnToken:P,needs:G,place:L})=>I===void 0||P||(0,w.Zl)(L.file)?[]:G.filter(x=>x.host===c));return Array.from(
Map.groupBy(T,({service:I})=>I),([I,P])=>{const G=(0,S.cloudToken)({host:c,service:I,isFork:o,...l(g)}),L=P.flatMap(x=>x.clients);return(0,u.bz)((0,u.aZ)(G,L),I)})}
function e(g,{usages:h,isFork:o}){const{host:f,attempt:c,credentials:m}=g;if(c.discovery.kind!=="found"||m?.hasToken||m?.problem)return[];const T=v(f).find(I=>h.
some(({hasOwnToken:P,needs:G,place:L})=>G.some(x=>x.host===f&&x.service===I)&&!P&&!(0,w.Zl)(L.file)));return T===void 0?[]:[(0,u.bz)((0,M.credentialsMissing)({host:f,
service:T,isFork:o,...l(g)}),T)]}function n(g){const{discovery:h,hops:o}=g.attempt;return h.kind==="failed"&&h.problem.code==="document-unauthorized"?o.at(-1)?.
status??null:null}function r(g,h,{tokenVariables:o,hosts:f}){return(0,y.B)(o,g,f).filter(({isParent:c})=>!c||h!==null).map(({variable:c,why:m,write:T})=>(0,M.credentialsNearMiss)(
{host:g,variable:c,why:m,write:T}))}function a(g,h,{isFork:o}){const{host:f,credentials:c}=g;return c?.hasToken?(0,M.credentialsRejected)({host:f,status:h,source:c.
source}):(0,M.credentialsMissing)({host:f,service:null,isFork:o,...l(g)})}function l({credentials:g,looks:h}){const o=h.flatMap(T=>T.looks),f=T=>[...new Set(o.flatMap(
({held:I,source:P})=>I!=="not read"===T?P:[]))],c=g===null?f(!0):[g.source],m=g===null?f(!1):[];return{searched:c,notRead:m}}function p(g,h){return g.filter(o=>!h.
includes(o)).map(o=>(0,u.bz)((0,M.credentialsUnused)({host:o})))}}),2886:((Mt,F,t)=>{t.d(F,{D3:()=>h,ER:()=>y,HJ:()=>a,Mm:()=>p,Np:()=>i,TC:()=>o,aZ:()=>v,bz:()=>d,
hD:()=>s,l$:()=>$,ld:()=>n,pi:()=>e,xJ:()=>u});var M=t(5143),S=t(5799),w=t(1831),O=t(7715);const A=["module","provider","version","package","lock","not"],$=({problem:f,
places:c})=>A.includes(f.code.replace(/-.*/,""))&&c.length>0&&c.every(m=>typeof m!="string"),d=(f,c=null,m=!0)=>({services:c===null?[]:[c],problem:f,needed:m}),
v=(f,c)=>({...f,affects:f.affects.filter(m=>c.includes(m))}),y=({problem:f,needed:c})=>c&&f.usualSeverity==="error";function u({problem:f,needed:c},m){const T=c&&
m.some(I=>f.affects.includes(I));return f.severity==="error"&&!T?"warning":f.severity}const s=(f,c,m)=>({severity:u(f,c),problem:f.problem,affects:f.problem.affects,
...m}),i=(f,c)=>S.oC.indexOf(f.severity)-S.oC.indexOf(c.severity),e=(f,c,m)=>m.some(T=>T.code===f.code&&(T.host===null||T.host===c));function n({problem:f,services:c},{
visit:{host:m,attempt:T},requirements:I,answering:P},{depth:G}){if(G==="discovery"||T.discovery.kind==="skipped")return!0;const L=c.some(C=>P.has(`${m} ${C}`));
if(f.code==="service-url-no-slash"&&L)return!1;const x=I.filter(({service:C})=>c.length===0||c.includes(C));return x.length===0||x.some(({isForInit:C})=>C)}const r=1e3;
function a(f){const c=new Map;return m=>{const T=JSON.stringify(m),I=c.get(T)??l(m,f);return c.set(T,I),I}}function l(f,c){const m=L=>c.filter(({service:x})=>L.
includes(x)),T=f.length===0?c:m(f),I=f.filter(L=>T.some(({service:x})=>x===L)),P=I.length>0?I:f,G=(T.length>0?T:m(["any"])).flatMap(L=>L.because);return{service:P.
length===1?P[0]??null:null,...p([...new Set(G)])}}function p(f){const c=g(f),m=c.length>r?h(c):c,T=Math.max(0,m.length-r);return{places:m.slice(0,r),placesLeftOut:T}}
function g(f){const{own:c=[],aside:m=[]}=Object.groupBy(f,T=>typeof T!="string"&&(0,M.Zl)(T.file)?"aside":"own");return[...c,...m]}function h(f){const c=new Set,
{first:m=[],other:T=[]}=Object.groupBy(f,I=>{const P=typeof I=="string"?null:(0,M._M)(I.file);return P===null||c.has(P)?"other":(c.add(P),"first")});return[...m,
...T]}function o(f,c){const m=c.some(({because:I})=>I.includes("hostnames input"));return{role:(0,O.V)(f)!==null?"guest":m?"operator":"user",host:(0,w.nx)(f)}}}),
9464:((Mt,F,t)=>{t.d(F,{f:()=>$,u:()=>v});var M=t(4283),S=t(3534),w=t(1831),O=t(9562),A=t(2886);function $({host:y,attempt:u,credentials:s},i){const e=s?.hasToken===
!0,n=[...i.flatMap(r=>r.kind==="url"&&(0,O.p4)(r.id)&&(0,O.D6)(r.id)?[{url:r.url,service:r.id,isSent:e}]:[]),...u.hops.map(({url:r,authorization:a})=>({url:r,service:null,
isSent:a==="sent"}))].flatMap(({url:r,...a})=>{const l=d(r);return l===null||l===y?[]:[{...a,host:l}]});return[...new Map(n.toReversed().map(r=>[r.host,r])).values()]}
function d(y){const u=(0,M.Dl)(y),s=u.ok?(0,w.Pm)(u.value):null,i=s===null?null:(0,w.Pv)(s);return i?.ok?i.value:null}function v(y,u,{tokenSources:s,hosts:i}){return $(
y,u).flatMap(({host:e,service:n,isSent:r})=>{const a=s.get(e);if(a===void 0)return[];const l=n===null?y.attempt.discovery.kind==="failed":!r,p=(0,S.credentialsOtherHost)(
{host:(0,w.nx)(y.host),other:(0,w.nx)(e),source:a,service:n,isSent:r,isNotice:!l||i.has(e)});return[(0,A.bz)(p,n)]})}}),2389:((Mt,F,t)=>{t.d(F,{j7:()=>g,k2:()=>G,
S4:()=>f});var M=t(4e3),S=t(7052),w=t(5143),O=t(5799),A=t(1064),$=t(3612),d=t(8185),v=t(8988),y=t(2886);function u(L,x,C){const Y=new Set(L.notes.flatMap(({problem:H,
place:V})=>H.code==="file-syntax"?V.file:[])),W=[...L.complaints.map(({problem:H,place:V})=>l((0,y.bz)(H),V,C)),...(0,v.k)(L.tokenHosts,x).map(H=>l(H,null,C)),...L.
isEmpty?[r(C)]:[]],K=s([...L.notes.map(H=>i(H,Y,C)),...(0,d.C)(L.usages,C).map(({problem:H,clients:V,place:at,host:Tt})=>{const xt=(0,y.bz)((0,y.aZ)(H,V));return{
host:Tt,finding:{...l(xt,at,C),host:Tt}}}),...L.ofAnswers.map(H=>({...i(H,Y,C),isOfAnswers:!0})),...L.others.map(H=>{const V=a(H,C);return{host:H.host,finding:V,
isOfAnswers:!0}}),...W.map(H=>({host:null,finding:H}))]),{own:R=[],elsewhere:j=[]}=Object.groupBy(K,({host:H,isOfAnswers:V})=>V||(0,$.tG)(L.part,H)?"own":"elsew\
here"),N=H=>H.flatMap(({host:V,finding:at})=>(0,y.pi)(at.problem,V,C.ignore)?[]:[at]),X=({exclude:H})=>+(H!==void 0),tt=N(R).toSorted((H,V)=>(0,y.Np)(H,V)||X(H)-
X(V));return{files:tt,ignored:R.length-tt.length,elsewhere:N(j)}}function s(L){return[...Map.groupBy(L,({host:C,finding:Y})=>{const{problem:W,severity:K,affects:R,
places:j,exclude:N}=Y,{code:X,message:tt,help:H}=W;return j.length===0?L:JSON.stringify([C,X,K,tt,H,R,N===void 0])})].flatMap(([C,Y])=>{const[W]=Y;if(C===L||W===
void 0||Y.length===1)return Y;const K=Y.flatMap(({finding:N})=>N.places),R=new Set(Y.flatMap(({finding:N})=>N.exclude??[])),j=R.size===0?{}:{exclude:[...R]};return[
{...W,finding:{...W.finding,places:K,...j}}]})}function i(L,x,C){const{problem:Y,place:W,host:K,isPlaceholder:R}=L,j=L.aside??W.file;if(Y.code==="file-limit"&&C.
allowedHosts.length>0){const V={...Y,message:(0,M.Fn)(Y.message)};return{host:K,finding:{...n(L,V,C),severity:"error"}}}const N=R||x.has(W.file),X=Y.severity===
"error"&&(N||(0,w.Zl)(j)),tt=X?{...Y,severity:"warning"}:Y,H=n(L,tt,C);return!X&&!(0,w.Zl)(j)?{host:K,finding:H}:{host:K,finding:{...H,exclude:[(0,w.n7)(j)]}}}const e={
error:"warning",warning:"notice",notice:"notice"};function n({place:L,others:x=[],clients:C,checkedFor:Y},W,K){const R=Y??K.dialect,N=R.isGuess&&A.Du.some(H=>!C.
includes(H))?e[W.severity]:W.severity,X=(0,y.bz)({...(0,y.aZ)(W,C),severity:N}),tt=l(X,L,{dialect:R});return{...tt,places:[...tt.places,...x]}}function r(L){const{
scan:x,hostnames:C,usages:Y}=L,W=C.length>0,K=(0,S.nothingToCheck)({scan:x,hasHostnames:W,isFleet:Y.length>0});return{...l((0,y.bz)(K),null,L),severity:K.severity}}
function a({host:L,places:x,...C},Y){const W=(0,O.pj)(C.problem,(0,y.TC)(L,[]));return{...l({...C,problem:W},null,Y),host:L,places:x}}const l=(L,x,{dialect:C})=>(0,y.
hD)(L,C.clients,{host:null,service:null,places:x===null?[]:[x],isHostNew:!1});var p=t(9464);const g={drafts:[],notes:[],roots:[],requests:[],answering:new Set},
h={judgeVisit:o,judgeRequests:o};function o(){throw new Error("the rules for hosts are not loaded")}function f(L,x,C){const{judgeVisit:Y,judgeRequests:W}=C??h,{
requirements:K,visits:R,usages:j,tokenVariables:N}=L,X=Map.groupBy(K,({host:Q})=>Q),tt=R.map(({host:Q})=>Q),{isFork:H,depth:V}=x,at=L.part?.otherHosts??[],{tokenSources:Tt}=L,
xt={usages:j,tokenVariables:N,tokenSources:Tt,hosts:new Set([...tt,...at]),isFork:H,depth:V},$t=Map.groupBy(L.predicted.drafts,({host:Q})=>Q),J=Map.groupBy(L.predicted.
requests,({host:Q})=>Q),nt=R.map(Q=>{const wt=L.newHosts.has(Q.host),jt={visit:Q,requirements:X.get(Q.host)??[],predicted:$t.get(Q.host)??[],requests:J.get(Q.host)??
[],answering:L.predicted.answering,isNew:wt};return Y(jt,x,xt)}),it=nt.map(({verdict:Q})=>Q),dt=[...it.flatMap(({visit:Q,services:wt})=>(0,p.f)(Q,wt)).map(({host:Q})=>Q),
...J.keys()],ft=[...tt,...dt,...at],At=new Set(tt),Ot=Array.from(J,([Q,wt])=>W({host:Q,known:[]},wt,x).map(jt=>({...jt,host:Q,places:[]}))),It=[...L.predicted.drafts,
...Ot.flat()].filter(({host:Q})=>!At.has(Q)),Xt=L.predicted.notes,Gt=u({...L,ofAnswers:Xt,others:It},ft,x),Vt=[...nt.flatMap(({ofFiles:Q})=>Q),...Gt.files].sort(
y.Np),Jt=[...it.flatMap(Q=>Q.findings),...Vt].sort(y.Np),{stopped:cn}=L,z=P([...Gt.files,...Gt.elsewhere]);return{passed:cn===null&&!Jt.some(({severity:Q})=>G(Q,
x.failOn)),stopped:cn,hosts:it,files:Vt,findings:Jt,ignored:nt.reduce((Q,wt)=>Q+wt.ignored,Gt.ignored),roots:L.predicted.roots.map(Q=>c(Q,x,z))}}function c({rows:L,
...x},{ignore:C},Y){const W=({drafts:K,decidedAt:R})=>K.length>0?K.filter(({problem:j,host:N})=>!(0,y.pi)(j,N,C)).map(j=>({...j,severity:(0,y.xJ)(j,x.clients)})):
R.flatMap(j=>Y.get(T(j))??[]);return{...x,rows:L.map(K=>{const{drafts:R,decidedAt:j,...N}=K,tt=R.length>0||Object.values(N.chosen).includes(null)?W(K).toSorted(
y.Np):[],H=new Map(tt.map(({problem:V})=>[V.code,m(V)]));return{...N,worst:tt[0]?.severity??null,problems:[...H.values()]}})}}const m=({code:L,title:x,usualSeverity:C})=>({
code:L,title:x,usualSeverity:C}),T=({file:L,line:x})=>`${L}:${x}`,I=/^(?:constraint|lock)-/,P=L=>{const x=new Map;for(const C of L.filter(({problem:Y})=>I.test(
Y.code)))for(const Y of C.places){const W=typeof Y=="string"?Y:T(Y),K=x.get(W);K===void 0?x.set(W,[C]):K.push(C)}return x},G=(L,x)=>L==="error"?x!=="never":L===
"warning"&&x==="warning"}),6897:((Mt,F,t)=>{t.d(F,{n:()=>S,x:()=>w});const M=100;async function S(O,A,$){let d=performance.now();for(;;){const v=O.next(A.why!==
null);if(v.done)return v.value;performance.now()-d<M||($(v.value),await w(),d=performance.now())}}const w=()=>new Promise(O=>setImmediate(O))}),9664:((Mt,F,t)=>{
t.d(F,{Gz:()=>S,LA:()=>A,jt:()=>w,un:()=>O});var M=t(3916);const S=($,d)=>$===""?d:`${$}/${d}`,w=$=>$.slice(0,Math.max(0,$.lastIndexOf("/")));function O($,d){const v=(0,M.
join)($,d).replace(/\/$/,"");return v==="."?"":v}const A=$=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test($)}),241:((Mt,F,t)=>{t.d(F,{B:()=>O});var M=t(1831);const S=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,
w="TF_TOKEN_";function O(u,s,i){const[e]=(0,M.fK)(s);return e===void 0?[]:u.flatMap(n=>{const r=(0,M.$k)(n);if(r!==null&&i.has(r))return[];const a=A(n,r,s);return a===
null?[]:[{variable:n,why:a,write:e,isParent:$(r,s)}]})}function A(u,s,i){const e=S.exec(u)?.[0];if(e===void 0)return null;const n=u.slice(e.length);return s!==null&&
$(s,i)?`it is for ${(0,M.nx)(s)} only: the clients do not use the tokens of parent domains`:v(i).some(r=>r===d(n))?e!==w?`it begins with ${e}, and the clients r\
ead only ${w}`:s===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,M.nx)(s)}${y(n,i)}`:null}const $=(u,s)=>u!==null&&
(0,M.Sv)(s).name.endsWith(`.${(0,M.Sv)(u).name}`),d=u=>u.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function v(u){const{
name:s}=(0,M.Sv)(u);return[...new Set([u,s,(0,M.nx)(u)].map(d))]}function y(u,s){const{name:i,port:e}=(0,M.Sv)(s);return e!==443&&!u.includes(":")?"; a port fol\
lows a colon":i.includes("-")&&!u.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((Mt,F,t)=>{t.d(F,{S3:()=>m,Wi:()=>p,YM:()=>T,a2:()=>f,cZ:()=>$,
cr:()=>h,hs:()=>o,pq:()=>c,sC:()=>g});var M=t(2886),S=t(1064),w=t(1831),O=t(8884);const A=3;function $(I){const P=I.some(L=>{const x=(0,O.Xd)(L);return x!==null&&
(0,O.cC)(x)}),G=P?d(I):I;return[...Map.groupBy(G,y).values()].flatMap(L=>{const x=[...Map.groupBy(L,u).values()];return x.length>A?[L]:x}).flatMap(L=>s(L)??[]).
map(L=>({cause:L,hits:P?(0,O.eb)(L.findings).length:0})).toSorted(({cause:L,hits:x},{cause:C,hits:Y})=>(0,M.Np)(L,C)||v(L)-v(C)||Y-x||C.hosts.length-L.hosts.length).
map(({cause:L})=>L)}const d=I=>I.map(P=>({finding:P,hits:(0,O.eb)([P]).length})).toSorted((P,G)=>G.hits-P.hits).map(({finding:P})=>P);function v({code:I,affects:P}){
return I==="host-not-checked"?2:P.length===0||S.Du.some(G=>P.includes(G))?0:1}const y=({severity:I,problem:P,affects:G,exclude:L})=>JSON.stringify([I,P.code,G,L===
void 0]),u=I=>I.exclude===void 0?a(I.problem.help??"",I):"";function s(I){const[P]=I;if(P===void 0)return null;const G=[...new Set(I.flatMap(({host:X})=>X??[]))],
{code:L,title:x,help:C,message:Y}=P.problem,W=(X,tt)=>G.length>1?a(X,tt):X,K=W(Y,P),R=I.every(X=>W(X.problem.message,X)===K),j=W(C??"",P),N=I.every(X=>W(X.problem.
help??"",X)===j);return{severity:P.severity,code:L,title:x,affects:P.affects,findings:I,hosts:G,message:R?K:null,help:j!==""&&N?r(j,I):null}}const i=/\bTF_TOKEN_\w+/g,
e="TF_TOKEN_HOST",n=5;function r(I,P){if(!I.includes(e))return I;const G=new Set(P.flatMap(({problem:L})=>L.help?.match(i)??[]));return G.size<=n?`${I}; ${e} is\
 ${[...G].join(" or ")}`:`${I}; in ${e}, write each dot of the host as an underscore and each hyphen as two`}function a(I,{host:P}){return P===null||I===""?I:[...new Set(
[P,(0,w.nx)(P)])].reduce((G,L)=>G.replaceAll(L,l),I).replace(i,e).replaceAll(/\bhost the host/g,"the host")}function l(I,P,G){const[L=" ",x=" "]=[G[P-1],G[P+I.length]];
return/[\s("]/.test(L)&&/[\s,;.:)"]/.test(x)?"the host":"HOST"}const p=3,g=I=>$(I).flatMap(P=>h(P).slice(0,p).flatMap(([,G])=>(0,O.tN)(G)??[]).filter(G=>!(0,O.cC)(
G))),h=({message:I,findings:P})=>I===null?[...Map.groupBy(P,({problem:G})=>G.message)]:[[I,P]],o=({hosts:I,findings:P})=>I.length>0&&!P.every(M.l$),f=I=>o(I)?"h\
ost":"place";function c(I){if(o(I))return I.hosts.length;const{lines:P,leftOut:G}=(0,O.yv)(I.findings);return P.length+G}function m(I){const{findings:P,message:G}=I;
return G===null?P.map(L=>[L]):o(I)?[...Map.groupBy(P,({host:L})=>L).values()]:(0,O.yv)(P).lines}function T(I){const P=I.filter(x=>o(x)&&x.hosts.length>1),L=[...Map.
groupBy(P,({hosts:x})=>x.toSorted().join()).values()].flatMap(([x,...C])=>x===void 0?[]:C.map(Y=>[Y,x.code]));return new Map(L.filter(([{message:x}])=>x!==null))}}),
4503:((Mt,F,t)=>{t.d(F,{DZ:()=>n,R8:()=>l,aE:()=>O,oW:()=>r,uM:()=>w});var M=t(5143),S=t(8884);function w({file:g,line:h},{links:o,repositories:f}){const{repository:c,
path:m}=(0,M.bH)(g);if(c!==null){const I=d($(f).get(c),m);return I===null?null:`${I}#L${h}`}const T=o?.get(g);return T===void 0?null:T.diff?.lines.has(h)?`${T.diff.
url}R${h}`:`${T.url}#L${h}`}const O=(g,{repositories:h})=>$(h).get(g)?.url??null,A=new WeakMap;function $(g){const h=A.get(g)??new Map(g.flatMap(({name:o,url:f,
commit:c})=>{const m=f===null?null:e(f,c);return m===null?[]:[[o,m]]}));return A.set(g,h),h}function d(g,h){const o=h==="."?null:r(h);return!g?.files||o===null?
null:`${g.files}/${o}`}const v=600,y=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,u=/^(?:[\da-f]{40}|[\da-f]{64})$/,s=/^gitlab\.com$/i,
i=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function e(g,h){const[,o]=g.length<=v?y.exec(g)??[]:[];return o===
void 0?null:h===null||!u.test(h)?{url:g,files:null}:s.test(o)?{url:g,files:`${g}/-/blob/${h}`}:{url:g,files:i.test(o)?null:`${g}/blob/${h}`}}function n({url:g,commit:h}){
const o=g===null?null:e(g,h)?.files??null;return o===null?null:o.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")}function r(g){if(!g.isWellFormed())return null;const h=o=>encodeURIComponent(
o).replace(/[!'()*_~]/g,f=>`%${f.charCodeAt(0).toString(16).toUpperCase()}`);return g.split("/").map(h).join("/")}const a=5e3;function l(g){const h=new Set;for(const o of p(
g))if(typeof o!="string"&&(0,S.CN)(o.file)&&h.add(o.file),h.size===a)break;return h}function*p({findings:g,hosts:h,roots:o}){for(const{places:f}of g)yield*f;for(const{
requirements:f}of h)for(const{because:c}of f)yield*c;for(const{rows:f}of o)for(const{places:c}of f)yield*c}}),7574:((Mt,F,t)=>{t.d(F,{I$:()=>A,QN:()=>v,kJ:()=>w,
nO:()=>y,tY:()=>O,u8:()=>d});var M=t(4120);const S=864e5;function w(u){const s=Math.round(u);if(s<1e3)return`${s} ms`;if(s<59950)return`${(s/1e3).toFixed(1)} s`;
const i=Math.round(s/1e3);return`${Math.floor(i/60)} min ${i%60} s`}function O(u){return u<1e3?`${u} B`:u<999950?`${(u/1e3).toFixed(1)} kB`:`${(u/1e6).toFixed(1)}\
 MB`}function A(u){return[["DNS",u.lookupMs],["connect",u.connectMs],["TLS",u.tlsMs],["first byte",u.firstByteMs],["total",u.totalMs]].flatMap(([i,e])=>e===null?
[]:[[i,e]])}const $=6e4;function d(u,s){const i=Date.parse(s)-Date.parse(u);if(!(i>=$))return"less than a minute";const e=Math.floor(i/$),n=[{count:Math.floor(e/
1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,unit:"min"}],r=n.findIndex(({count:a})=>a>0);return n.slice(r,r+2).filter(({
count:a})=>a>0).map(({count:a,unit:l})=>`${a} ${l}`).join(" ")}const v=u=>`${u.slice(0,16).replace("T"," ")} UTC`;function y(u,s){const i=(Date.parse(u)-Date.parse(
s))/S;if(Number.isNaN(i))return u;const e=(0,M.px)(Math.floor(Math.abs(i)),"day"),n=Math.abs(i)<1,r=n?"within the last day":`${e} ago`,a=n?"in less than a day":
`in ${e}`;return`${u.slice(0,10)} (${i<0?r:a})`}}),4120:((Mt,F,t)=>{t.d(F,{DO:()=>n,Iu:()=>A,K4:()=>$,Ku:()=>d,QI:()=>e,Rk:()=>r,SY:()=>u,UV:()=>v,_l:()=>O,dy:()=>S,
od:()=>s,px:()=>w,wO:()=>i,y0:()=>y});var M=t(1064);const S="new in this pull request",w=(a,l)=>`${a} ${a===1?l:O(l)}`,O=a=>`${a.replace(/(?<=[^aeiou])y$/,"ie")}\
s`,A=a=>a.replace(/^./u,l=>l.toUpperCase());function $(a,l,p=0){const g=a.slice(0,l),h=a.length-g.length+p;return`${g.join(", ")}${h>0?` and ${h} more`:""}`}const d=(a,l)=>a.
length<=2*l?a:a.slice(0,l);function v(a,l,p,g=h=>`and ${h} more`){const h=a.length-l;return[...a.slice(0,l).flatMap(p),...h>0?[g(h)]:[]]}function y(a,l){if(a===
null||a.indexes.length!==1)return[];const[p]=a.indexes;return[l?`shard ${p} of ${a.count}: other hosts belong to other shards`:`no host belongs to shard ${p}/${a.
count}`]}const u=a=>M.zK.every(l=>a.includes(l))?"all clients":a.map(l=>M.bB[l]).join(", ");function s(a,l){const p=l.filter(g=>a.includes(g));return a.length===
0||p.length===l.length?"":p.length===0?"no client in use":p.map(g=>M.bB[g]).join(", ")}const i=a=>a.map(l=>M.bB[l]).join(" and "),e=({clients:a,versions:l})=>a.
map(p=>[M.bB[p],l[p]].join(" ").trim()).join(" and "),n=a=>a==="any"?"any service":a;function r(a){switch(a){case"none":return"none";case"sent":return"sent";case"\
withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((Mt,F,t)=>{t.d(F,{BQ:()=>T,CN:()=>P,Dc:()=>m,II:()=>$,
Ky:()=>d,Qz:()=>c,R3:()=>A,Xd:()=>h,Yx:()=>l,_5:()=>r,_X:()=>n,cC:()=>u,eb:()=>s,eo:()=>O,et:()=>I,iW:()=>i,mj:()=>e,oN:()=>a,rv:()=>v,tN:()=>o,xi:()=>f,yv:()=>g});
var M=t(5143),S=t(4120),w=t(8641);const O=x=>G(x)?`${$(x.file)}:${x.line}`:x,A=({file:x,line:C,column:Y})=>`${$(x)}:${C}:${Y}`;function $(x){const{repository:C,
path:Y}=(0,M.bH)(x);if(C===null)return(0,w.J7)(x);const W=(0,w.J7)(C);return Y==="."?W:`${W}//${(0,w.J7)(Y)}`}function d(x,C,Y=O,W=0){const{places:K,isOfRepositories:R}=v(
L(x)),j=K.slice(0,C).map(Y).join(", "),N=Math.max(0,K.length-C)+(R?0:W),X=N>0?[(0,S.px)(N,R?"more repository":"more place")]:[];return[...j===""?[]:[j],...X].join(
" and ")}function v(x){const C=y(x),Y=C.filter(u).length>1;return{places:Y?C:x,isOfRepositories:Y}}function y(x){const C=new Set;return x.filter(Y=>{const W=G(Y)?
(0,M._M)(Y.file):null;return W===null?!0:!C.has(W)&&C.add(W)})}const u=x=>G(x)&&(0,M._M)(x.file)!==null;function s(x){const C=new Map;for(const Y of new Set(x.map(
({places:W})=>W)))for(const W of Y.filter(G)){const K=(0,M._M)(W.file);K!==null&&!C.has(K)&&C.set(K,W)}return[...C.values()]}const i=(x,C)=>x===C?`all ${C} repo\
sitories`:`${x} of ${C} repositories`;function e(x,C){const{length:Y}=C>1?s(x):[];return Y>1?i(Y,C):""}function n(x){const C=new Map;for(const W of x){const{severity:K,
problem:R}=W;if(K!=="notice")for(const j of s([W])){const N=(0,M._M)(j.file)??"",X=C.get(N)??[];X.push({severity:K,code:R.code,place:j}),C.set(N,X)}}const Y=(W,K)=>W.
filter(R=>R.severity===K).length;return Array.from(C,([W,K])=>({repository:W,errors:Y(K,"error"),warnings:Y(K,"warning"),findings:K})).toSorted((W,K)=>K.errors-
W.errors||K.warnings-W.warnings)}const r=({errors:x,warnings:C})=>[x===0?"":(0,S.px)(x,"error"),C===0?"":(0,S.px)(C,"warning")].filter(Y=>Y!=="").join(", ");function a(x,C){
const{isOfRepositories:Y}=v(x),W=R=>(Y?(0,M._M)(R.file):null)??O(R),K=new Set(C.map(R=>R&&W(R)));return x.filter(R=>!K.has(W(R)))}const l=(x,C=O)=>d(x,x.every(G)?
1:2,C),p=1e5;function g(x){const C=new Map(x.map(({places:j,placesLeftOut:N=0})=>[j,N])),Y=[];for(const j of C.keys())Y.length<p&&Y.push(...j);const W=C.entries().
reduce((j,[N,X])=>j+N.length+X,0),K=L(Y.filter(G)),R=[...new Set(Y.filter(j=>typeof j=="string"))];return{lines:K,settings:R,leftOut:W-Y.length}}const h=({places:x})=>x.
find(G)??null,o=x=>x.map(h).find(C=>C!==null)??null;function f(x,{clients:C,repositories:Y},W,K){const{lines:R,settings:j,leftOut:N}=g([x]);return[["help",(0,w.
RK)(x.problem.help??"",W)],["affects",(0,S.od)(x.affects,C)],["hits",e([x],Y.length)],["also at",d(a(R,R.slice(0,1)),K,O,N)],["required by",d(j,K)]].filter(([,tt])=>tt!==
"")}const c=({requirements:x})=>x.some(({because:C})=>C.some(G)),m=x=>new Set(x.flatMap(({places:C})=>C.filter(G).map(({file:Y})=>Y))).size,T=x=>x.filter(C=>h(C)===
null),I=x=>x.every(({problem:C})=>C.code.startsWith("credentials-"))?"credentials":"settings",P=x=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(x)&&(0,M._M)(x)===
null,G=x=>typeof x!="string";function L(x){const C=new Map;return x.filter(Y=>{const{file:W,line:K}=typeof Y=="string"?{file:Y,line:0}:Y,R=C.get(W);if(R===void 0)
C.set(W,new Set([K]));else{if(R.has(K))return!1;R.add(K)}return!0})}}),6763:((Mt,F,t)=>{t.d(F,{h$:()=>i,q9:()=>d,rc:()=>v});var M=t(5143),S=t(5799),w=t(7574),O=t(
4120),A=t(8884);const $=50,d=n=>(0,O.UV)(n,$,r=>r,r=>`and ${(0,O.px)(r,"more remark")}`),v=n=>[...y(n),...u(n)];function y({files:n}){const r=n.filter(({exclude:p,
severity:g})=>p!==void 0&&g!=="notice"),a=new Set(r.flatMap(({exclude:p})=>p??[])),l=(0,A.eb)(r).length;return r.length===0?[]:[(0,M.Az)(r.length,[...a],l)]}function u({
roots:n}){return n.some(({rows:a})=>a.some(({platforms:l})=>l.some(({available:p})=>p===!0)))?["signatures of provider packages were not verified"]:[]}function s({
hosts:n},{scan:r,repositories:a,shards:l}){const{files:p,bytes:g,usages:h,durationMs:o}=r,f=n.filter(A.Qz).length,c=l!==null&&l.indexes.length<l.count,m=c?"all \
registry hosts":(0,O.px)(f,"registry host"),I=f===0&&!c?"no registry host is used":`${(0,O.px)(h,"usage")} of ${m}`;return a.length>0?`${I} in ${(0,O.px)(a.length,
"repository")}`:p===0&&o===0?null:p===0?"found no Terraform or OpenTofu files":`scanned ${(0,O.px)(p,"file")} (${(0,w.tY)(g)}) in ${(0,w.kJ)(o)}: ${I}`}function i(n,r){
const{dialect:a,durationMs:l,scan:p,remarks:g,shards:h}=r,o=s(n,r),c=n.hosts.length===0&&p.files===0?"":` for ${(0,O.QI)(a)} (${a.why})`;return[`${e(n)}; checke\
d in ${(0,w.kJ)(l)}${c}`,...(0,O.y0)(h,n.hosts.length+n.roots.length>0),...o===null?[]:[o],...g]}function e({findings:n,ignored:r}){const a=S.oC.flatMap(p=>{const{
length:g}=n.filter(h=>h.severity===p);return g===0?[]:[(0,O.px)(g,p)]}),l=a.length===0?"no findings":a.join(", ");return r>0?`${l}, ${r} ignored`:l}}),8416:((Mt,F,t)=>{
t.d(F,{L2:()=>u,oh:()=>$,rU:()=>s});var M=t(4e3),S=t(5143),w=t(1064),O=t(5603),A=t(3469);function $(o,f){let c;return()=>(c??=t.e(9249).then(t.bind(t,9249)).then(
({readTools:m})=>m(o,f)),c)}const d=["terraform"],v="assumed, CLI not detected; set `dialect`",y="CLI not detected; set `dialect` to check one";async function u({
setting:o,scan:f}){const c=o.name==="auto"?null:e(o.name);if(f===null||f.isEmpty){const L=c===null?y:i;return p(c??w.Du,[L],[],o,{signs:[],constraints:[]})}const m=await l(
f,o,c),{constraints:T}=f;if(c!==null)return p(c,[i],[],o,{signs:m,constraints:T});const I=a(m);if(I.length===0)return{...p(d,[v],[],o,{signs:m,constraints:T}),isGuess:!0};
const P=n(I),G=P.flatMap(L=>I.find(x=>x.client===L)??[]);return p(P,G.map(h),I,o,{signs:m,constraints:T})}async function s({clients:o},f){if(f===null||f.isEmpty)
return w.zK;const{others:c}=await f.tools(),m=o;return w.zK.filter(T=>m.includes(T)||c.has(T)||T==="terragrunt"&&f.usesTerragrunt)}const i="set by `dialect`",e=o=>o===
"both"?w.Du:[o],n=o=>w.Du.filter(f=>o.some(c=>c.client===f));function r(o){const f=o.filter(({place:c})=>!(0,S.Zl)(c.file));return f.length===0?o:f}const a=o=>{
const f=r(o);return O.A.map(m=>f.filter(T=>T.level===m)).find(({length:m})=>m>0)??[]};async function l({signs:o,tools:f,hasCloudHostname:c},m,T){const I=a(o),P=T??
n(I),G=I.every(({place:K})=>(0,S.Zl)(K.file)),L=T===null&&(G||I.some(({isCloud:K})=>K)),x=m.version===null&&P.some(K=>(0,A.w)(K,[]).length>1);if(!L&&!x)return o;
const{setsCloudHostname:C,signs:Y}=await f(),W=c||C;return[...o.filter(({isCloud:K})=>!(K&&W)),...Y]}function p(o,f,c,m,T){const[I,...P]=o,G=o.map(C=>g(C,m,T)),
L=G.flatMap(({client:C,version:Y})=>Y===null?[]:[[C,Y]]),x=G.flatMap(({version:C,signs:[Y]})=>C===null||Y===void 0?[]:[h(Y)]);return{name:I===void 0||P.length>0?
"both":I,clients:o,releases:G.flatMap(({releases:C})=>C),versions:Object.fromEntries(L),why:[...new Set([...f,...x])].join(", "),evidence:[...new Set([...c,...G.
flatMap(({signs:C})=>C)])]}}function g(o,{version:f},c){if(f!==null)return{client:o,releases:(0,A.w)(o,[f]),version:f,signs:[]};const m=r(c.signs.filter(x=>x.client===
o&&x.version!==null)),T=[...new Set(m.map(x=>(x.version??"").replace(/^v/,"")))];if(T.length>0){const[x="",...C]=T,Y=C.length===0&&(0,A.l)(x);return{client:o,releases:(0,A.
w)(o,T),version:Y?x:null,signs:m}}const I=r(c.constraints),P=I.map(({text:x})=>x),G=(0,A.w)(o,P);if(G.length===(0,A.w)(o,[]).length)return{client:o,releases:G,version:null,
signs:[]};const L=I.map(({text:x,place:C})=>({client:o,level:"syntax",place:C,text:`requires ${(0,M.dh)(x)}`,version:x}));return{client:o,releases:G,version:P.length===
1?P[0]??null:null,signs:L}}const h=({place:o,text:f})=>`${o.file}:${o.line} ${f}`}),2161:((Mt,F,t)=>{t.d(F,{L8:()=>s,TD:()=>r,U4:()=>y,Z8:()=>a,e0:()=>u,tr:()=>v});
var M=t(1064);const S=["terraform"],w=["opentofu"],O=[{suffix:".tftest.hcl",class:"test",clients:M.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:M.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:w},{suffix:".tofutest.json",class:"test",clients:w},{suffix:".tfquery.hcl",class:"\
query",clients:S},{suffix:".tfquery.json",class:"query",clients:S},{suffix:".tfmigrate.hcl",class:"migrate",clients:S},{suffix:".tfcomponent.hcl",class:"stack",
clients:S},{suffix:".tfcomponent.json",class:"stack",clients:S},{suffix:".tfstack.hcl",class:"stack",clients:S},{suffix:".tfstack.json",class:"stack",clients:S},
{suffix:".tfdeploy.hcl",class:"deploy",clients:S},{suffix:".tfdeploy.json",class:"deploy",clients:S},{suffix:".tfmock.hcl",class:"none",clients:M.Du},{suffix:".\
tofumock.hcl",class:"none",clients:w},{suffix:".tf.json",class:"config",clients:M.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:w},{suffix:"\
.tf",class:"config",clients:M.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:w},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:M.Du},{suffix:"\
.hcl",class:"terragrunt",clients:M.Du}],A=Map.groupBy(O,({suffix:l})=>l.slice(l.lastIndexOf(".")+1)),$=".terraform.lock.hcl",d={class:"lock",syntax:"hcl",clients:M.
Du,isOverride:!1},v=l=>l.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(l),y=".terraform/modules/modules.json",u={...d,class:"manifest",syntax:"json"};
function s(l,p,g){if(l===$)return d;const o=A.get(l.slice(l.lastIndexOf(".")+1))?.find(({suffix:L})=>l.endsWith(L));if(o===void 0||o.class==="none")return;const f=i(
l)&&o.class==="test"&&g==="tests";if(i(l)&&!f)return;const c=l.slice(0,-o.suffix.length),m=o.twin!==void 0&&p.has(c+o.twin),T=c==="override"||c.endsWith("_overr\
ide"),I=m||f;if(I&&!o.clients.includes("terraform"))return;const P=I?S:o.clients,G=l.endsWith(".json")?"json":"hcl";return{class:o.class,syntax:G,clients:P,isOverride:T}}
const i=l=>l.startsWith(".")||l.endsWith("~")||l.startsWith("#")&&l.endsWith("#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),r=l=>e.test(l),a=l=>r(l)||n.test(l)}),6195:((Mt,F,t)=>{t.d(F,{$8:()=>$,G$:()=>d,Ls:()=>O,UO:()=>v,VK:()=>w,sq:()=>y});var M=t(6760);const S=/[*?[{]/;function w(u){
const s=u.split("/"),i=s.findIndex(e=>S.test(e));return i<0?{fixed:u}:{fixed:s.slice(0,i).join("/"),glob:s.slice(i).join("/")}}function O(u){const s=u.map(i=>{const e=i.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:A(e)}});return i=>{const e=i.toLowerCase();return s.some(({glob:n,start:r})=>n===i||e.startsWith(
r)&&M.posix.matchesGlob(i,n))}}function A(u){const[s=""]=u.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(u)??[];return s.toLowerCase()}const $=({file:u,glob:s},i)=>u===
i||s!==void 0&&M.posix.matchesGlob(i,s),d=u=>u.startsWith(".")||u==="node_modules",v=(u,s)=>u===s||u.startsWith(s.endsWith(M.sep)?s:s+M.sep),y=u=>M.sep==="/"?u:
u.replaceAll(M.sep,"/")}),5603:((Mt,F,t)=>{t.d(F,{A:()=>O,j:()=>$});var M=t(5143),S=t(1064),w=t(5011);const O=["lock-file","syntax","version-file","tool","hook"],
A=100;class ${found=new Map;allowed=new Map;addFiles(y){for(const{file:u,kind:s,scope:i,isContext:e}of y){if(e)continue;const[n]=s.clients;if(n!==void 0&&s.clients.
length===1&&!d(u)){const r={file:u,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${S.bB[n]} only`,r)}for(const r of i.traits)this.addTrait(r)}}addUsages(y){
for(const u of y)u.kind==="lock_provider"?this.addLock(u):u.kind==="cloud_default"&&this.addCloud(u)}signs(){return[...this.found.values()]}constraints(){return[
...this.allowed.values()]}addTrait({kind:y,text:u,place:s}){if(y==="version"){if(this.allowed.size>=A)return;const i=(0,M.Zl)(s.file)?`${u} aside`:u;this.allowed.
has(i)||this.allowed.set(i,{text:u,place:s})}else if(y==="binary"){const e={client:u==="tofu"?"opentofu":"terraform",level:"version-file",place:s,version:null};
this.put({...e,text:"sets terraform_binary"})}else if(y!=="compatible"&&y!=="provider-version"){const{client:i,what:e}=S.$I[y];this.addSyntax(i,`has ${e}`,s)}}addLock({
host:y,place:u}){const s=S.Du.find(e=>(0,w.Vm)(e)===y);if(s===void 0)return;const i=`locks providers from ${y}`;this.put({client:s,level:"lock-file",place:u,text:i,
version:null})}addCloud({clients:y,isOverridden:u,place:s}){if(u||!y.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:s,text:"has \
a cloud block without hostname",version:null,isCloud:!0})}addSyntax(y,u,s){this.put({client:y,level:"syntax",place:s,text:u,version:null})}put(y){const u=`${y.client}\
 ${y.text}`;if(this.found.has(u))return;const s=(0,M.Zl)(y.place.file)?`${u} aside`:u;this.found.has(s)||this.found.set(s,y)}}const d=v=>/(^|\/)[.#][^/]*$/.test(
v)}),7854:((Mt,F,t)=>{t.d(F,{Oo:()=>d,YW:()=>O,kA:()=>$,sw:()=>A,u3:()=>u,vH:()=>v});var M=t(7052),S=t(1064);const w={line:1,column:1,endColumn:1};function O(s,i,e=w){
const n={file:s===""?".":s,...e};return{problem:i,place:n,clients:S.Du,host:null}}function A(s,i){const e=a=>i.includes(a),n=d(a=>a.every(e)?a:a.filter(e)),r=d(
a=>a.every(l=>l.clients.every(e))?a:a.flatMap(l=>{const p=n(l.clients);return p.length===0?[]:[{...l,clients:p}]}));return s.filter(a=>{const l=a;return l.clients=
n(a.clients),l.needs=r(a.needs),a.isHostImplied&&(l.host=l.needs[0]?.host??a.host),l.clients.length>0})}const $=s=>{const i=new Set;for(const{host:e,isHostImplied:n}of s)
e!==null&&!n&&i.add(e);return i};function d(s){let i;return e=>{i??=new Map;const n=i.get(e);if(n!==void 0||i.has(e))return n;const r=s(e);return i.set(e,r),r}}
const v=(s,i)=>s.filter(e=>e.clients.some(n=>i.includes(n))),y=1e4;class u{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(i=y){this.max=i}add(i){
const{problem:e,place:n}=i;if(e.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const r=this.kept.get(e.severity)??0;this.kept.set(
e.severity,r+1),r<this.max?this.notes.push(i):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const i=(0,M.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,O(".",i)]}}}),7152:((Mt,F,t)=>{t.d(F,{G:()=>r});var M=t(3024),S=t(6760),w=t(9461),O=t(5747),A=t(7052),$=t(9664),d=t(
2161),v=t(6195);function y(h,o,f,c){if(h.kind==="error")return(0,A.fileUnreadable)({what:"link",code:h.code});const{kind:m,path:T}=h;return(0,v.UO)(T,o.boundary)?
m==="directory"?null:m==="special"?(0,A.fileUnreadable)({what:"link-to-special-file"}):{path:T,isScanned:u(T,o,f,c)}:(0,A.fileOutside)()}function u(h,o,f,c){if(o.
file!==void 0||o.glob!==void 0||!(0,v.UO)(h,o.path))return!1;const[m="",...T]=(0,v.sq)((0,S.relative)(o.path,h)).split("/").toReversed();if(T.some(v.G$))return!1;
const I=(0,v.sq)((0,S.relative)(f,h)).split("/");return I.map((G,L)=>I.slice(0,L+1).join("/")).slice(-1-T.length).some(c)?!1:(0,d.L8)(m,new Set([m]),T[0]??"")!==
void 0}var s=t(7854);const i={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;function*r(h,o={toolFiles:[],hasPlugins:!1},f=i){const c=new l(h,o,f);for(const m of h.
scan){const T=a(c.root,m);"path"in T?yield*c.walkFrom(T):yield{kind:"note",note:T}}}function a(h,o){const{fixed:f,glob:c}=(0,v.VK)(o);try{const m=(0,M.realpathSync)(
(0,S.resolve)(h,f)),T=(0,v.sq)((0,S.relative)(h,m)),I=(0,v.UO)(m,h),P=I?h:m;if(c!==void 0)return{path:m,name:T,boundary:P,glob:(0,$.Gz)(T,c)};if((0,M.statSync)(
m).isDirectory())return{path:m,name:T,boundary:P};const G=(0,S.resolve)(m,"..");return{...{path:G,name:(0,v.sq)((0,S.relative)(h,G))},boundary:I?h:G,file:T}}catch(m){
return(0,s.YW)(o,(0,A.fileUnreadable)({what:"scan",code:(0,O.Oj)(m)}))}}class l{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:o,scan:f,
exclude:c},m,T){this.root=(0,M.realpathSync)(o),this.isExcluded=(0,v.Ls)(c),this.aside=m,this.limits=T,this.selected=f.length>1?new Set:null}*walkFrom(o){const f=o.
glob===void 0&&o.file===void 0,c=[{path:o.path,name:o.name,depth:0,isSelected:f}];for(let m=c.pop();m!==void 0;m=c.pop()){yield{kind:"directory",name:m.name};const T=g(
m);if("problem"in T){yield{kind:"note",note:T};continue}const I=[];for(const P of this.findFiles(o,m,T))if("problem"in P)yield{kind:"note",note:P};else if(I.length<
this.limits.directoryFiles)I.push(P);else{yield p(m,"directory",this.limits.directoryFiles);break}if(this.files+=I.length,this.entries+=T.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield p(m,"files",this.limits.files);return}if(I.some(({isContext:P})=>!P)&&(yield{kind:"module",files:I}),o.file!==
void 0)return;for(const P of this.findDirectories(o,m,T))c.push(P)}}*findFiles(o,f,c){const m=new Set;let T=!1;for(const P of c)(0,d.tr)(P.name)&&!P.isDirectory()&&
m.add(P.name),T||=P.name===".terraform",this.aside.hasPlugins||=P.name==="terraform.d";const I=f.name.slice(f.name.lastIndexOf("/")+1);for(const P of c){if(P.isDirectory())
continue;const G=(0,d.L8)(P.name,m,I);if(G===void 0){(0,d.Z8)(P.name)&&this.addToolFile(f,P.name);continue}const L=(0,$.Gz)(f.name,P.name),C={path:f.path+S.sep+
P.name,file:L,kind:G,isContext:!this.select(o,f,L)};P.isFile()?yield C:P.isSymbolicLink()?yield*this.follow(o,C):yield(0,s.YW)(L,(0,A.fileUnreadable)({what:"spe\
cial-file"}))}if(T&&f.isSelected){const P=[f.path,...d.U4.split("/")].join(S.sep),G=(0,w.$)(P);G.kind==="file"&&G.path===P&&(yield{path:P,file:(0,$.Gz)(f.name,d.
U4),kind:d.e0,isContext:!1})}}addToolFile({path:o,name:f},c){const m=(0,$.Gz)(f,c);this.aside.toolFiles.length>=n||this.isExcluded(m)||this.aside.toolFiles.push(
{path:o+S.sep+c,file:m})}select(o,f,c){return!(f.isSelected||(0,v.$8)(o,c))||this.isExcluded(c)||this.selected?.has(c)?!1:(this.selected?.add(c),!0)}*follow(o,f){
const c=y((0,w.$)(f.path),o,this.root,this.isExcluded);c!==null&&("code"in c?yield(0,s.YW)(f.file,c):yield{...f,path:c.path,isContext:f.isContext||c.isScanned})}findDirectories({
glob:o},{path:f,name:c,depth:m,isSelected:T},I){const P=[];for(const G of I.toReversed()){if(!G.isDirectory()||(0,v.G$)(G.name))continue;const L=(0,$.Gz)(c,G.name);
if(this.isExcluded(L))continue;const x=T||o!==void 0&&S.posix.matchesGlob(L,o),C=f+S.sep+G.name;P.push({path:C,name:L,depth:m+1,isSelected:x})}return P}}const p=({
name:h},o,f)=>({kind:"note",note:(0,s.YW)(h,(0,A.fileLimit)({kind:o,max:f}))});function g({path:h,name:o,depth:f}){if(f>e)return(0,s.YW)(o,(0,A.fileLimit)({kind:"\
depth",max:e}));try{return(0,M.readdirSync)(h,{withFileTypes:!0}).sort((c,m)=>c.name<m.name?-1:1)}catch(c){return(0,s.YW)(o,(0,A.fileUnreadable)({what:"director\
y",code:(0,O.Oj)(c)}))}}}),5751:((Mt,F,t)=>{t.d(F,{readSettings:()=>L});var M=t(3024),S=t(6760),w=t(5747),O=t(3625),A=t(4e3),$=t(3592),d=t(3474),v=t(8535),y=t(7030),
u=t(6181),s=t(1831);function i(R){const j=tt=>R[tt]||R[tt.toLowerCase()]||"",N={http:n("HTTP_PROXY",j("HTTP_PROXY")),https:n("HTTPS_PROXY",j("HTTPS_PROXY"))},X=g(
j("NO_PROXY"));return tt=>{const H=N[tt.scheme];return H===null||l(tt.name)||X(tt)?null:H}}const e=["http:","https:"];function n(R,j){if(j==="")return null;const N=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(j)?j:`http://${j}`);if(N===null)throw new TypeError(`${R} is not a URL; expected http://HOST:PORT`);if(!e.includes(N.protocol))
throw new TypeError(`${R} is a ${N.protocol}// proxy; expected http:// or https://`);if(!r(N.username)||!r(N.password))throw new TypeError(`${R} has a user name\
 or password with a bare "%"; write "%25" for it`);return N}function r(R){try{return decodeURIComponent(R),!0}catch(j){if(j instanceof URIError)return!1;throw j}}
const a=new y.BlockList;a.addSubnet("127.0.0.0",8,"ipv4"),a.addAddress("::1","ipv6");const l=R=>R==="localhost"||p(a,R);function p(R,j){const N=(0,u.n7)(j.replace(
/%.*$/s,"")),X=(0,y.isIP)(N);return X!==0&&R.check(N,X===4?"ipv4":"ipv6")}function g(R){const j=R.split(",").map(N=>N.trim().toLowerCase()).filter(N=>N!=="").map(
h);return N=>j.some(X=>X(N))}function h(R){if(R==="*")return()=>!0;const j=o(R);if(j!==null)return({name:V})=>j(V);const{name:N,port:X}=m(R),tt=V=>X===""||String(
V.port)===X;if(f(N)){const V=(0,u.n7)(N),at=new y.BlockList;return at.addAddress(V,(0,y.isIP)(V)===4?"ipv4":"ipv6"),Tt=>p(at,Tt.name)&&tt(Tt)}const H=c(N);return V=>(0,y.
isIP)(V.name)===0&&tt(V)&&H(V.name)}function o(R){const[,j="",N=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(R)??[];if(!f(j))return null;const X=Number(N);if(X>((0,y.isIP)(
j)===4?32:128))return null;const tt=X-((0,y.isIP)(j)===6?96:0),H=new y.BlockList,V=(0,y.isIP)((0,u.n7)(j))===4&&tt>=0;return V?H.addSubnet((0,u.n7)(j),tt,"ipv4"):
H.addSubnet(j,X,"ipv6"),at=>p(H,at)&&(0,y.isIP)((0,u.n7)(at))===4===V}const f=R=>(0,y.isIP)(R)!==0&&!R.includes("%");function c(R){if(R==="")return()=>!1;const j=R.
replace(/^\*\./,"."),N=j.replace(/^\./,""),X=(0,s.Pv)(N),tt=X.ok?X.value:N;return H=>H.endsWith(`.${tt}`)||!j.startsWith(".")&&H===tt}function m(R){const j=/^\[([^\]]*)\]:([^:]*)$/.
exec(R)??/^([^:[\]]*):([^:[\]]*)$/.exec(R);return j===null?{name:R,port:""}:{name:j[1]??"",port:j[2]??""}}var T=t(3152),I=t(6339);const P=4*1024*1024,G=20;async function L(R,{
environment:j,directory:N,wording:X=T.w7}){const{settings:tt,mistakes:H}=(0,T.P$)(R,X),V=await K(tt.caFile,X),at=W(j),Tt=[V,at].flatMap(J=>J.ok?[]:[J.why]),xt=await Promise.
all(x(tt.scan,N).slice(0,G).map(J=>X.missingPath(J,N))),$t=[...H,...(0,I.S)(tt,X),...await C(tt,X),...await Y(tt,X),...Tt,...xt];if($t.length>0||!V.ok||!at.ok)throw new T.
GN($t);return{...tt,authorities:V.value,chooseProxy:at.value}}const x=(R,j)=>R.filter(N=>!/[*?[\]{}]/.test(N)&&!(0,M.existsSync)((0,S.resolve)(j,N)));async function C({
hostnames:R},{setting:j}){const N=j("hostnames"),X=R.flatMap(({addresses:V})=>V);if(X.length===0)return[];const{parseNamedAddress:tt}=await Promise.all([t.e(6917),
t.e(1257)]).then(t.bind(t,1257)),H=X.flatMap(V=>{const at=tt(V,"terraform");return at.ok?[]:[`${N}: "${V.service}=${V.text}" is wrong: ${at.why}`]});return(0,d.
Ku)(H,N)}async function Y({ignore:R},{setting:j}){const N=j("ignore");if(R.length===0)return[];const{problemFacts:X}=await Promise.all([t.e(660),t.e(7341),t.e(2558),
t.e(1371),t.e(709)]).then(t.bind(t,709)),tt=X(),H=R.flatMap(({code:V})=>{if(Object.hasOwn(tt,V))return[];const at=(0,v.q)(V,Object.keys(tt)),Tt=at===null?`${$.aq}\
 lists the codes`:`did you mean "${at}"?`;return[`${N}: "${V}" is not a problem code; ${Tt}`]});return(0,d.Ku)(H,N)}function W(R){try{return(0,O.J)(i(R))}catch(j){
if(j instanceof TypeError)return(0,O.T)(j.message);throw j}}async function K(R,{setting:j}){if(R===null)return(0,O.J)(null);const N=(0,w.yR)(R,P),X=j("ca-file");
if(!N.ok)return(0,O.T)(`${X} "${R}" ${(0,A.mP)(N.failure)}`);const{parseAuthorities:tt}=await t.e(5036).then(t.bind(t,5036)),H=tt(N.text);return H.ok?H:(0,O.T)(
`${X} "${R}" ${H.why}`)}}),3612:((Mt,F,t)=>{t.d(F,{ev:()=>v,ZW:()=>d,BU:()=>$,tG:()=>y,tC:()=>u});function M(s,i){const e=new TextEncoder().encode(s);let n=1,r=-1;
for(let a=1;a<=i;a+=1){const l=S(e,a);l>r&&(r=l,n=a)}return n}function S(s,i){const{length:e}=s,n=e&-4;let r=i;for(let a=0;a<n;a+=4)r^=O(w(s,a,4)),r=Math.imul(r<<
13|r>>>19,5)+3864292196|0;return n<e&&(r^=O(w(s,n,e-n))),r^=e,r=Math.imul(r^r>>>16,2246822507),r=Math.imul(r^r>>>13,3266489909),(r^r>>>16)>>>0}function w(s,i,e){
let n=0;for(let r=e-1;r>=0;r-=1)n=n<<8|(s[i+r]??0);return n}function O(s){const i=Math.imul(s,3432918353);return Math.imul(i<<15|i>>>17,461845907)}const A=500;function $(s,i,e){
const n=new Map;for(const h of e.values())n.set(h,(n.get(h)??0)+1);const r=Array.from(n).flatMap(([h,o])=>o>A?h:[]),a=new Set(r),l=new Set([...i,...n.keys()]),p=new Set(
[...l].filter(h=>!a.has(h)&&M(h,s.count)!==s.index)),g=Array.from(e).flatMap(([h,o])=>(a.has(o)?!v({...s,split:a},o,h):p.has(o))?h:[]);return{...s,split:a,others:new Set(
g),otherHosts:p}}const d=s=>s===null||s.index===1,v=(s,i,e)=>M(s.split.has(i)?`${i} ${e}`:i,s.count)===s.index,y=(s,i)=>s===null||(i===null?s.index===1:M(i,s.count)===
s.index),u=(s,i,e)=>s?.split.has(i)?Math.ceil(e/s.count):e}),1435:((Mt,F,t)=>{t.d(F,{U7:()=>S,jK:()=>w,op:()=>O});var M=t(9562);const S=()=>Promise.all([t.e(660),
t.e(1371),t.e(1276),t.e(3432),t.e(2629),t.e(826)]).then(t.bind(t,826));async function w($,d,v,{environment:y,directory:u,mayHavePlugins:s,plugins:i=null}){if(d.
hostnames.length===0&&$.every(({needs:g})=>g.length===0))return{usages:$,remarks:[],findings:[],configs:[],releases:v.releases};const e=await O(d.cliConfig,v.clients,
y),n=v.releases.map(g=>{const h=e.find(({client:o})=>o===g.client);return{...g,attemptMs:h?.requestTimeoutMs??g.attemptMs}}),r={root:u,plugins:i,mayHavePlugins:s,
releases:n,asksMirrors:d.depth!=="discovery"},a=await A($,e,r),l=[...e.flatMap(g=>g.findings),...a.findings],{mergeFindings:p}=await S();return{...a,findings:p(
l),configs:e,releases:n}}async function O($,d,v){const{readCliConfig:y,thisMachine:u}=await S(),s=u(v);return d.map(i=>y(i,s,$))}async function A($,d,v){if(!$.some(
({needs:s})=>s.some(({service:i})=>i===M.xq)))return{usages:$,remarks:[],findings:[]};const{withoutInstalled:u}=await Promise.all([t.e(5927),t.e(7844)]).then(t.
bind(t,5927));return u($,d,v)}}),8723:((Mt,F,t)=>{t.d(F,{Z:()=>v,j:()=>A});var M=t(1064),S=t(7854),w=t(5960),O=t(1435);async function A({requirements:y,roots:u,
usages:s,part:i,checkouts:e},n,r,a){const l=[...new Set(y.map(({host:C})=>C))],p=(0,w.e)(y,n,r),g=Array.from(p,([C,Y])=>(0,w.i)(C,Y)),h=l.filter(C=>!p.has(C)),o=n.
depth!=="discovery"&&u.length>0;if(h.length===0&&!o)return{visits:g,inquiry:null,tokenSources:new Map};const{attemptLimitMs:f,visitHosts:c}=await(0,O.U7)(),{configs:m,
releases:T}=r,{credentials:I,forced:P}=await v(n,m,a),G=await $(I,n,a),L=await c(h,{...G,forced:P,required:Map.groupBy(y,({host:C})=>C),maxRedirects:Math.max(...r.
clients.map(C=>M.NX[C])),releases:T,timeoutMs:n.timeoutMs??f(T),retries:n.retries,progress:C=>a.progress({kind:"visits",...C})}),x=n.depth==="discovery"?null:await d(
u,{...G,usages:s,part:i,settings:n,dialect:r,configs:m,environment:a.environment,directory:a.directory,lockHashes:e?.lockHashes??null,plugins:e?.plugins??null,learn:a.
secrets.learn,progress:C=>a.progress({kind:"registries",...C}),visits:L});return{visits:[...L,...g],inquiry:x,tokenSources:I.known}}async function $(y,u,{startTimer:s,
stop:i}){const{networkOf:e}=await(0,O.U7)();return{network:e(u),credentials:{...y,find:(0,S.Oo)(y.find)},concurrency:u.concurrency,random:Math.random,now:Date.now,
startTimer:s,stop:i}}async function d(y,{environment:u,...s}){const{inquire:i}=await Promise.all([t.e(660),t.e(6917),t.e(5927),t.e(1276),t.e(3432),t.e(7517),t.e(
3567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,O.U7)(),n=s.settings.depth==="packages"?await Promise.all([t.e(660),t.e(6917),t.e(5927),t.e(400),t.e(1276),
t.e(7517),t.e(774)]).then(t.bind(t,774)):null;return i(y,{...s,machine:e(u),askPackages:n?.askPackages??null})}async function v(y,u,{environment:s,secrets:i,kill:e,
stop:n}){const{readMachineCredentials:r}=await(0,O.U7)();return r({...y,configs:u},s,{learn:i.learn,kill:e,stop:n.signal,abortAfter:a=>AbortSignal.timeout(a)})}}),
5453:((Mt,F,t)=>{t.d(F,{D0:()=>u,lz:()=>s,K$:()=>a,a3:()=>n,Xo:()=>e});var M=t(2389),S=t(7052),w=t(9664);function O(l,{evidence:p,versions:g}){if(l.version!==null)
return()=>l.version;const h=p.filter(({level:o,version:f})=>o==="version-file"&&f!==null);return(o,f)=>h.some(m=>m.client===o&&A(f,(0,w.jt)(m.place.file)))?g[o]??
null:null}const A=(l,p)=>p===""||`${l}/`.startsWith(`${p}/`);var $=t(6195),d=t(7854),v=t(3152);const y=2e5;async function u({usages:l,notes:p,scanned:g,changed:h,
dialect:o,settings:f,listed:c}){const{declared:m,endedAt:T}=g;if(l.length===0&&![...m].some($t=>"place"in $t)&&f.roots.length===0)return{roots:[],notes:[]};const{
rootsOf:P}=await t.e(5353).then(t.bind(t,5353)),{Readings:G,RootNotes:L,textNotes:x}=await Promise.all([t.e(6917),t.e(1203)]).then(t.bind(t,1203)),{clients:C,versions:Y}=o,
W={usages:l,declared:m,clients:C},K=c===void 0?await s(W,f,T===null):await i(W,c),R=[],j=[],N=new G,X=f.dialect.name==="auto"?[]:C,tt=new L({clients:C,readings:N,
upgrade:f.upgrade,versionIn:O(f.dialect,o)}),H=f.depth!=="discovery";let V=0;for(const $t of P(K,{changed:h,versions:Y,hasCalls:H})){if(V+=$t.directories.length,
V>y){j.push((0,d.YW)($t.directory,(0,S.fileLimit)({kind:"roots",max:y})));break}tt.add($t),H&&R.push($t)}const at=[...x(l,m,{...o,readings:N,set:X})].filter(({place:$t})=>h===
null||h.has($t.file)),Tt=new Set(p.flatMap(({problem:$t,place:J})=>$t.code==="lock-invalid"?J.file:[])),xt=[...at,...tt.notes()].filter(({place:$t})=>!Tt.has($t.
file));return{roots:R,notes:[...xt,...j]}}async function s(l,{roots:p},g){const{layoutsOf:h,unmatched:o}=await t.e(5353).then(t.bind(t,5353)),f=p.map(T=>({text:T,
matches:(0,$.Ls)([T])})),c=h({...l,patterns:f}),m=g?o(c,f):[];if(m.length===0)return c;throw new v.GN(m.map(T=>`roots: no directory with configuration matches ${T}`))}
async function i(l,p){const{layoutsOf:g}=await t.e(5353).then(t.bind(t,5353));return l.clients.flatMap(h=>g({...l,clients:[h],patterns:[{text:"",matches:f=>p.get(
h)?.has(f)===!0}]}))}async function e(l,p){return p.every(({lockFile:h})=>h===null)?l:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(l,p)}function n(l,p,{
depth:g},h){if(g==="discovery")return l;const o=({kind:c,workspace:m})=>c==="cloud_default"?!!h.TF_CLOUD_HOSTNAME:c!=="backend_remote_default"||m?.organization===
null,f=new Set(p.filter(c=>!o(c)).map(({place:c})=>r(c)));return l.map(c=>c.problem.code==="host-missing"&&f.has(r(c.place))?{...c,problem:{...c.problem,severity:"\
error"}}:c)}const r=({file:l,line:p,column:g})=>`${l}:${p}:${g}`;async function a(l,p){if(l===null)return M.j7;const{judgeInit:g}=await Promise.all([t.e(7341),t.
e(6917),t.e(5761)]).then(t.bind(t,5761));return g(l,p)}}),370:((Mt,F,t)=>{t.d(F,{C_:()=>u,IZ:()=>v,PT:()=>y,SQ:()=>A});var M=t(6897),S=t(8416),w=t(7152);const O=20;
async function A({scan:s,exclude:i},{directory:e,environment:n,stop:r,progress:a}){const l={root:e,scan:s,exclude:i},p=r.why===null?d(l):null;if(p!==null)return p;
const{scanInSteps:g}=await $(),h=g(l,Object.keys(n));return(0,M.n)(h,r,o=>a({kind:"scan",files:o}))}const $=()=>Promise.all([t.e(400),t.e(7210),t.e(5962)]).then(
t.bind(t,5962));function d(s){const i={toolFiles:[],hasPlugins:!1};let e=0;for(const{kind:n}of(0,w.G)(s,i))if(e+=1,n!=="directory"||e>O)return null;return{...i,
usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const v=(s,i,e)=>(0,S.L2)(y(s,i,e));function y({
dialect:s,exclude:i,scan:e},n,{environment:r,directory:a}){if(e.length===0)return{setting:s,scan:null};const l=(0,S.oh)({root:a,exclude:i},n.toolFiles),p=!!r.TF_CLOUD_HOSTNAME;
return{setting:s,scan:{...n,tools:l,hasCloudHostname:p}}}const u=({hasPlugins:s},{scan:i})=>s||i.some(e=>e!==".")}),7082:((Mt,F,t)=>{t.d(F,{O:()=>M});const M=S=>({
discovery:S,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((Mt,F,t)=>{t.d(F,{C:()=>w,
h:()=>A});var M=t(7854);const S=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_\
default","migrate_backend_remote","migrate_backend_remote_default"]);function w(d,v,y,u=(0,M.kA)(v)){const s=d.hostnames.flatMap(({host:e,services:n})=>{const r=n.
length>0?n:d.requiredServices;return(r.length>0?r:["any"]).map(l=>({host:e,service:l,clients:y,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),i=new Set(
[...u,...d.hostnames.map(({host:e})=>e)]);return A([s,O(v,i)],y)}function*O(d,v){for(const{kind:y,needs:u,place:s}of d){const i=!S.has(y);for(const e of u)yield{
...e,because:[s],isImplied:!v.has(e.host),isForInit:i}}}function A(d,v){const y=new Map;for(const u of d)for(const s of u)$(y,s);return Array.from(y.values(),u=>({
...u,clients:v.filter(s=>u.clients.includes(s))}))}function $(d,v){const{host:y,service:u,clients:s,because:i}=v,e=`${y} ${u}`,n=d.get(e);if(n===void 0){d.set(e,
{...v,clients:[...s],because:[...i]});return}n.isForInit||=v.isForInit,n.isImplied&&=v.isImplied,n.isAssumed===!0&&(n.isAssumed=v.isAssumed===!0);for(const r of i)
n.because.push(r);for(const r of s)n.clients.includes(r)||n.clients.push(r)}}),5960:((Mt,F,t)=>{t.d(F,{e:()=>O,i:()=>$});var M=t(6697),S=t(1831),w=t(7082);function O(d,{
hostnames:v,allowedHosts:y},{isGuess:u}){const s=new Set(v.map(({host:e})=>e)),i=new Map;for(const e of d){const{host:n}=e;if(s.has(n)||i.has(n))continue;const r=u===
!0||e.isAssumed===!0,a=A(e,r,(0,S.Jr)(n,y));a!==null&&i.set(n,a)}return i}function A({host:d,isImplied:v,because:y,clients:u,isAssumed:s=!1},i,e){const n=(0,S.nx)(
d);if((0,S.Rt)(d))return(0,M.hostGeneric)({host:n});const[r]=y.filter(l=>typeof l!="string"),a=v&&r!==void 0?{place:r,clients:u}:null;return a!==null&&i?(0,M.hostAssumed)(
{host:n,...a,isListed:s}):e?null:(0,M.hostNotAllowed)(a===null?{host:n}:{host:n,implied:a})}const $=(d,v)=>({host:d,attempt:(0,w.O)({kind:"skipped",problem:v}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((Mt,F,t)=>{t.d(F,{f:()=>O,q:()=>d});var M=t(3024),S=t(6760),w=t(6309);function O(i,e,n){
const r=$((0,M.realpathSync)(i),e),a=(0,S.basename)(e);A((0,S.join)(r,a));const l=(0,S.join)(r,`.${a.slice(0,60)}.${Math.random().toString(36).slice(2)}`),p=(0,M.
openSync)(l,"wx");try{try{for(const g of n)(0,M.writeFileSync)(p,g)}finally{(0,M.closeSync)(p)}(0,M.renameSync)(l,(0,S.join)(r,a))}catch(g){throw(0,M.rmSync)(l,
{force:!0}),g}}function A(i){const e=(0,M.lstatSync)(i,{throwIfNoEntry:!1});if(e===void 0||e.isFile()||e.isSymbolicLink())return;const n=e.isDirectory()?"is a d\
irectory":"is not a regular file";throw new w.Lw(`it ${n}; choose another path`)}function $(i,e){const n=(0,S.resolve)(i,e),r=s(i,n);if(!r&&!(0,S.isAbsolute)(e))
throw new w.Lw(`it is outside ${i}; use an absolute path if that is intended`);const a=r?i:(0,S.parse)(n).root;return(0,S.relative)(a,(0,S.dirname)(n)).split(S.
sep).filter(Boolean).reduce((p,g)=>v(p,g,i),a)}function d(i,e){const n=(0,M.realpathSync)(i);return y($(n,e),(0,S.basename)(e),n)}function v(i,e,n){const r=(0,S.
join)(i,e);return(0,M.lstatSync)(r,{throwIfNoEntry:!1})===void 0&&u(r),y(i,e,n)}function y(i,e,n){const r=(0,S.join)(i,e);if(!(0,M.lstatSync)(r,{throwIfNoEntry:!1})?.
isSymbolicLink())return r;const a=(0,M.realpathSync)(r);if(!s(n,i)||s(n,a))return a;throw new w.Lw(`the link ${(0,S.relative)(n,r)} leads outside ${n}; remove i\
t or choose another path`)}function u(i){try{(0,M.mkdirSync)(i)}catch(e){if(!(0,w.Or)(e)||e.code!=="EEXIST")throw e}}function s(i,e){const n=(0,S.relative)(i,e);
return n!==".."&&!n.startsWith(`..${S.sep}`)&&!(0,S.isAbsolute)(n)}}),9076:((Mt,F,t)=>{t.d(F,{QB:()=>S,im:()=>M,yX:()=>w});const M=["fails","warns","works","unc\
hecked","skipped"],S=5,w=({outcome:O})=>O!=="unchecked"&&O!=="skipped"}),997:((Mt,F,t)=>{t.d(F,{O:()=>S,T:()=>O});var M=t(1064);const S=({earlier:A,attempt:$,later:d})=>[
...A,$,...d];function w({discovery:A,timing:$,headMs:d,hops:v},{attemptMs:y}){const u=d!==null&&d<=y?v.at(-1)?.status:null;return u===null||(0,M.Mq)(u??0)?"retr\
ies":A.kind!=="failed"&&$.totalMs<=y?"works":"fails"}function O(A,$){const d=A.map(u=>w(u,$)),v=d.indexOf("works");return v<0?"never":v<=$.retries&&!d.slice(0,v).
includes("fails")?"always":"sometimes"}}),4475:((Mt,F,t)=>{t.d(F,{Y:()=>w});var M=t(6309),S=t(8641);async function w(O,A){const{history:$}=O.settings;if($===null)
return{checked:O,warnings:[]};try{const{recordRun:d}=await t.e(5175).then(t.bind(t,5175)),{history:v,warnings:y}=d($,O,A);return{checked:{...O,context:{...O.context,
history:v}},warnings:y}}catch(d){return{checked:O,warnings:[`the history ${(0,S.RK)($)} was not read: ${(0,S.RK)((0,M.A3)(d))}`]}}}}),3795:((Mt,F,t)=>{t.d(F,{qY:()=>y,
Si:()=>n,fN:()=>i,XP:()=>e});var M=t(733),S=t(1831),w=t(4120),O=t(8641);const A=2,$=80;function d(r){if(r.kind==="scan")return`read ${(0,w.px)(r.files,"file")}`;
if(r.kind==="registries")return`${r.done} of ${(0,w.px)(r.total,"question")} to registries answered`;const{done:a,total:l,failed:p,waiting:g}=r,h=p===0?"":`, ${p}\
 failed so far`;return`${a} of ${(0,w.px)(l,"host")} checked${h}${v(g)}`}function v(r){if(r.size===0)return"";const a=[...r].slice(0,A).map(p=>(0,O.RK)((0,S.nx)(
p),$)),l=r.size-a.length;return l>0?`; waiting for ${a.join(", ")} and ${(0,w.px)(l,"other")}`:`; waiting for ${a.join(" and ")}`}const y={show:()=>{},end:()=>{}},
u=5e3,s=200;function i(r,a){let l=null,p=!0;const g=a(u,()=>{l!==null&&(p&&r(d(l)),p=!p)});return{show:o=>{l=o},end:g}}function e(r,a,l){let p=null,g="";const h=l(
s,()=>{const c=p===null?"":(0,M.W)(d(p),0,a-1);c!==g&&(g=c,r(`\r${c}\x1B[K`))});return{show:c=>{p=c},end:()=>{h(),g!==""&&r("\r\x1B[K")}}}const n=(r,a)=>{const l=setInterval(
a,r).unref();return()=>clearInterval(l)}}),8463:((Mt,F,t)=>{t.d(F,{t:()=>d});var M=t(6309),S=t(566),w=t(3329),O=t(5505),A=t(5955),$=t(8641);async function d({report:u,
badge:s},i,e){const n=[],r=async(a,l,p)=>{try{(0,S.f)(e,l,(0,A.mk)(await p()))}catch(g){n.push(`the ${a} ${(0,$.RK)(l)} was not written: ${(0,$.RK)((0,M.A3)(g))}`)}};
for(const{path:a,format:l}of u)await r("report",a,()=>y(l,i));return s!==null&&await r("badge",s,()=>v(i)),n}async function v({verdict:u}){return[(await t.e(4789).
then(t.bind(t,4789))).renderBadge(u)]}async function y(u,{verdict:s,context:i}){switch(u){case"json":return(0,w.h)(s,i);case"sarif":return(await Promise.all([t.
e(660),t.e(7341),t.e(1371),t.e(3933)]).then(t.bind(t,3933))).renderSarif(s,i);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(s,i);case"cod\
equality":{const{renderCodeQuality:e}=await t.e(8957).then(t.bind(t,8957)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return e(s,r=>n("sha256",r))}case"\
html":{const{renderHtml:e}=await t.e(7466).then(t.bind(t,7466)),{hash:n}=await Promise.resolve().then(t.t.bind(t,7598,19));return e(s,i,r=>n("sha256",r,"base64"))}case"\
markdown":return[(0,O.Gc)(s,i)]}}}),7361:((Mt,F,t)=>{t.d(F,{QY:()=>y,_N:()=>d,eC:()=>A,k2:()=>v,mc:()=>O});var M=t(7574),S=t(5102),w=t(4120);function O({good:u,
runs:s}){if(s===0)return null;const i=Math.floor(1e4*u/s);if(i>=9900)return`${i/100}%`;const e=Math.floor(i/10);return e===0&&u>0?"below 0.1%":`${e/10}%`}const A=({
days:u,good:s,runs:i})=>`${s} of ${(0,w.px)(i,"run")} in ${u} days`,$=["fails","unchecked","warns","skipped","works"];function d(u){const s=$.flatMap(e=>{const{
length:n}=u.filter(a=>a.outcome===e),r=e==="warns"?"with warnings":S.nx[e];return n===0?[]:[`${n} ${r}`]});return`${u.length===1?"last run":`last ${(0,w.px)(u.length,
"run")}`}: ${s.join(", ")}`}const v=({latency:u})=>u===null?null:`median ${(0,M.kJ)(u.medianMs)}, 95th percentile ${(0,M.kJ)(u.p95Ms)}`,y=({from:u,until:s},i)=>s===
null?`${(0,M.u8)(u,i)} so far`:(0,M.u8)(u,s)}),4218:((Mt,F,t)=>{t.d(F,{H6:()=>h,MC:()=>e,U4:()=>n,XQ:()=>f,bW:()=>l,kW:()=>o,qX:()=>i,wz:()=>g});var M=t(9076),S=t(
7574),w=t(5102),O=t(4120);const A=["\u2581","\u2582","\u2583","\u2585","\u2586","\u2587"],$="\u2573",d="\u254C",v=[100,250,500,1e3,2500],y=["below 100 ms","belo\
w 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or more"],u=c=>v.filter(m=>c>=m).length;function s(c){return c.outcome==="fails"?$:(0,M.yX)(c)?A[u(c.ms??
0)]??"":d}const i=c=>c.map(s).join("");function e(c){const m=c.flatMap(({history:L})=>L.recent),T=new Set(m.map(s)),I=m.some(L=>s(L)===A[0]&&L.ms===null);return[
...A.map((L,x)=>{const C=y[x]??"";return[L,x===0&&I?`${C} or not measured`:C]}),[$,"failed"],[d,"no result"]].filter(([L])=>T.has(L))}function n({hosts:c},{history:m}){
return c.flatMap(I=>{const P=m?.get(I.visit.host);return P!==void 0&&P.recent.filter(M.yX).length>1?[{host:I,history:P}]:[]}).toSorted((I,P)=>Number(a(P))-Number(
a(I))||p(I,r)-p(P,r)||p(I,Number.POSITIVE_INFINITY)-p(P,Number.POSITIVE_INFINITY))}const r=30,a=({host:c})=>(0,w.sG)(c)==="fails",l=({history:c},m)=>h(c).findLast(
T=>T.days<=m);function p(c,m){const T=l(c,m);return T===void 0?1:T.good/T.runs}const g=c=>a(c)||c.history.recent.some(({outcome:m})=>m==="fails"),h=({uptime:c})=>c.
filter(({runs:m},T)=>m>(c[T-1]?.runs??0));function o({recent:c,uptime:m,incidents:[T]}){if(T===void 0||T.until!==null)return null;const I=c.filter(({outcome:L})=>L===
"fails").length,P=m.at(-1);return P!==void 0&&P.runs-P.good===1?`first failure in ${(0,O.px)(P.runs,"run")}`:I<=T.runs&&T.runs>1?null:`failed ${I} of the last ${c.
filter(M.yX).length} runs`}function f({incidents:[c]}){return c===void 0||c.until!==null||c.runs<2?null:`failing since ${(0,S.QN)(c.from)} (${(0,O.px)(c.runs,"r\
un")})`}}),1505:((Mt,F,t)=>{t.d(F,{G_:()=>s,Yj:()=>u,Zc:()=>v,o7:()=>y,se:()=>d,tN:()=>O});var M=t(7574),S=t(4120),w=t(8884);const O=120,A=20,$=6;function d({requirements:l},{
dialect:p},g){return{label:"required",texts:(0,S.UV)(l,A,({service:o,clients:f,because:c})=>{const m=o==="any"?(0,S.DO)(o):g.value((0,S.DO)(o),O),I=p.clients.every(
P=>f.includes(P))?"":` for ${(0,S.wO)(f)}`;return`${m}${I} (${(0,w.Yx)(c,g.because)})`})}}function v({visit:l},p){const{timing:g,discovery:h}=l.attempt,o=h.kind===
"failed"?h.excerpt:null,f=(0,M.I$)(g).map(([I,P])=>`${I} ${(0,M.kJ)(P)}`),c=l.earlier.map(I=>{const{kind:P}=I.discovery;return`${P==="failed"?I.discovery.problem.
code:P} after ${(0,M.kJ)(I.timing.totalMs)}`}),m=o===null?[]:[p.value(o.replace(/\s+/gu," ").trim())],T=l.credentials?.hasToken?[p.prose(l.credentials.source)]:
[];return[{label:"body",texts:m},{label:"timing",texts:[f.join(", ")]},{label:"retried",texts:c},{label:"token from",texts:T}]}const y=(l,p)=>[{label:"credentia\
ls",texts:r(l)?n(l.visit.looks,p.prose):[]},{label:"host block",texts:a(l.visit).map(g=>p.prose(g))}];function u({visit:l,services:p,servicesLeftOut:g,servicesFrom:h},o){
const f=p.map(({id:m})=>o.value(m,O)),c=h===null?(0,M.kJ)(l.attempt.timing.totalMs):`host block at ${o.because(h)}`;return`${f.length===0?"no services":(0,S.K4)(
f,$,g)} (${c})`}function s(l){return[...Map.groupBy(l,g=>JSON.stringify(g.looks.map(e))).values()].map(g=>({clients:g.map(({client:h})=>h),looks:g[0]?.looks.map(
e)??[]}))}const i={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not rea\
d":"turned off"},e=({source:l,held:p,counts:g})=>({source:l,held:`${i[p]}${g?p==="no token"?" (ends the search)":" (used)":""}`});function n(l,p){const g=s(l);return g.
flatMap(({clients:h,looks:o})=>o.map(({source:f,held:c})=>`${g.length>1?`${(0,S.wO)(h)}: `:""}${p(f)}: ${c}`))}const r=({findings:l})=>l.some(({problem:{code:p}})=>/^credentials-|^document-unauthorized$/.
test(p));function a({forced:l}){return[...Map.groupBy(l,({place:g})=>(0,w.eo)(g))].map(([g,h])=>`${g}, for ${(0,S.wO)(h.map(({client:o})=>o))}`)}}),2704:((Mt,F,t)=>{
t.d(F,{IL:()=>O,Rr:()=>A,Z4:()=>w});var M=t(5955),S=t(8641);const w=($,d,v,y)=>`,
${v}"${$}": ${O(d,v,y)}`,O=($,d,v)=>(0,S.s$)(JSON.stringify($,v,2).replaceAll(`
`,`
${d}`));function*A($,d,{maxBytes:v,margin:y,replace:u},s){if(d.length===0)return yield w($,[],y),0;const i=`${y}  `;yield`,
${y}"${$}": [`;const e=r=>`
${i}${O(s(r),i,u)}`,n=yield*(0,M._Q)(d,new M.Wv(v),e,",");return yield`
${y}]`,n}}),3329:((Mt,F,t)=>{t.d(F,{h:()=>I});var M=t(4e3),S=t(5799),w=t(2704),O=t(997),A=t(1831),$=t(8641),d=t(5465);function v(R,j){const{visit:N,requirements:X,
services:tt,servicesLeftOut:H,servicesFrom:V,clients:at,isNew:Tt}=R,{discovery:xt,hops:$t,timing:J,certificates:nt}=N.attempt;return{host:N.host,display:(0,A.nx)(
N.host),discovery:xt.kind,...y(xt),documentUrl:s(xt),hops:$t.map(e),services:Object.fromEntries(tt.map(it=>[it.id,n(it)])),...H>0?{servicesLeftOut:H}:{},servicesFrom:V===
null?null:(0,d.W$)(V),hostBlocks:N.forced.map(({client:it,place:pt})=>({client:it,place:(0,d.W$)(pt)})),required:X.map(({service:it,clients:pt,because:dt,becauseLeftOut:ft=0})=>{
const{kept:At,left:Ot}=j(dt),It=(0,d.ig)("because",Ot+ft);return{service:it,clients:pt,because:At,...It}}),credentials:N.credentials?.hasToken?N.credentials.source:
null,looks:N.looks.map(({client:it,looks:pt})=>({client:it,looks:pt.map(i)})),attempts:(0,O.O)(N).length,...N.earlier.length===0?{}:{earlier:N.earlier.map(u)},timingMs:l(
J),certificates:nt,clients:at,...Tt?{new:!0}:{}}}function y(R){if(R.kind==="skipped")return{code:R.problem.code};if(R.kind!=="failed")return{};const{problem:j,excerpt:N}=R;
return{code:j.code,...N===null?{}:{excerpt:N}}}const u=({discovery:R,timing:j})=>({discovery:R.kind,..."problem"in R?{code:R.problem.code}:{},ms:j.totalMs}),s=R=>R.
kind==="found"||R.kind==="absent"?(0,$.cq)(R.url):null,i=({source:R,held:j,counts:N})=>({source:R,held:j,counts:N}),e=({url:R,status:j,reason:N,mediaType:X,authorization:tt,
address:H,proxy:V,ms:at})=>({url:(0,$.cq)(R),status:j,reason:N,mediaType:X,authorization:tt,address:H,proxy:V===null?null:(0,$.cq)(V),ms:at});function n(R){switch(R.
kind){case"url":return{url:(0,$.cq)(R.url)};case"login":return{login:r(R.login),...R.leftOut>0?{elementsLeftOut:R.leftOut}:{}};case"problem":return{problem:a(R.
problem)}}}const r=({client:R,grantTypes:j,authz:N,token:X,ports:tt,scopes:H})=>({client:R,grantTypes:j,authz:N===null?null:(0,$.cq)(N),token:X===null?null:(0,$.
cq)(X),ports:tt,scopes:H}),a=({code:R,message:j,help:N})=>({code:R,message:j,help:N??null}),l=({lookupMs:R,connectMs:j,tlsMs:N,firstByteMs:X,totalMs:tt})=>({lookup:R,
connect:j,tls:N,firstByte:X,total:tt}),p=1e4,g=100,h=({directory:R,clients:j,rows:N},X)=>({...(0,d.jt)(R),clients:j,rows:N.slice(0,p).map(tt=>o(tt,X)),...(0,d.ig)(
"rows",N.length-p)});function o(R,j){const{kind:N,address:X,source:tt,host:H,constraints:V,locked:at,chosen:Tt,newest:xt,platforms:$t}=R,{kept:J,left:nt}=j(R.places);
return{kind:N,address:X,source:tt,host:H,constraints:V.slice(0,g),...(0,d.ig)("constraints",V.length-g),locked:at,chosen:Tt,newest:xt,platforms:$t.map(({platform:it,
available:pt})=>({platform:it,available:pt})),worst:R.worst,codes:R.problems.map(({code:it})=>it),places:J,...(0,d.ig)("places",nt+(R.placesLeftOut??0))}}const f=1,
c={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},m=4096,T="  ";function*I(R,j,N=c){const{usages:X,...tt}=j.scan,{hosts:H,
files:V,findings:at,passed:Tt,ignored:xt,stopped:$t,roots:J}=R,nt=H.flatMap(({requirements:Ot})=>Ot.map(It=>It.because)),it=(0,d.R1)(nt,N.becauseLists),pt=(0,d.
R1)(at.map(Ot=>Ot.places),N.placeLists),dt=(0,d.R1)(J.flatMap(({rows:Ot})=>Ot.map(It=>It.places)),N.rowPlaceLists),{remarks:ft}=j;yield*[`{
  "schemaVersion": ${f}`,P("version",j.version),P("passed",Tt),...$t===null?[]:[P("stopped",(0,M.Cw)($t)),P("incomplete",(0,M.zM)($t))],P("failOn",j.failOn),...L(
j),P("dialect",j.dialect.name),P("clientDetection",W(j.dialect)),P("clients",j.clients),P("startedAt",j.startedAt),P("durationMs",j.durationMs),P("counts",C(R))],
yield*x("hosts",H,N.hosts,Ot=>v(Ot,it));const At=new Set(V);yield*x("findings",at,N.findings,Ot=>K(Ot,pt,At.has(Ot))),J.length>0&&(yield*x("roots",J,N.roots,Ot=>h(
Ot,dt))),yield*[P("ignored",xt),P("usages",X),...ft.length===0?[]:[P("remarks",ft)],P("scan",tt),`
}
`]}const P=(R,j)=>(0,w.Z4)(R,j,T,G),G=(R,j)=>typeof j=="string"?(0,M.dh)(j,m):j,L=({repository:R,repositories:j,shards:N})=>[...R===null?[]:[P("repository",R)],
...j.length===0?[]:[P("repositories",j)],...N===null?[]:[P("shards",N)]];function*x(R,j,N,X){const tt=yield*(0,w.Rr)(R,j,{maxBytes:N,margin:T,replace:G},X);tt>0&&
(yield P(`${R}LeftOut`,tt))}const C=({findings:R})=>Object.fromEntries(S.oC.map(j=>[`${j}s`,R.filter(N=>N.severity===j).length])),Y=20,W=({clients:R,versions:j,
releases:N,isGuess:X,why:tt,evidence:H,evidenceLeftOut:V=0})=>({clients:R,assumed:X??!1,why:tt,versions:Object.entries(j).map(([at,Tt])=>({client:at,version:Tt})),
releases:N.map(({name:at})=>at),evidence:H.slice(0,Y).map(({client:at,version:Tt,level:xt,text:$t,place:J})=>({client:at,version:Tt,kind:xt,text:$t,...(0,d.$t)(
J)})),...(0,d.ig)("evidence",Math.max(0,H.length-Y)+V)});function K(R,j,N){const{problem:X,severity:tt,host:H,service:V,places:at,placesLeftOut:Tt=0,affects:xt,
exclude:$t}=R,{kept:J,left:nt}=j(at);return{code:X.code,severity:tt,host:H,service:V,message:X.message,help:X.help??null,places:J,...(0,d.ig)("places",Tt+nt),affects:xt,
...N&&H!==null?{inFile:!0}:{},...$t===void 0?{}:{exclude:$t}}}}),5465:((Mt,F,t)=>{t.d(F,{$t:()=>u,R1:()=>O,W$:()=>y,ig:()=>e,jt:()=>i});var M=t(2886),S=t(5143),
w=t(5955);function O(n,r){const a=new Map;for(const p of n)a.has(p)||a.set(p,p.reduce((g,h)=>g+v(h),0));const l=(0,w._3)(n.map(p=>a.get(p)??0),r);return p=>{const h=(a.
get(p)??0)<=l?p:(0,w.ux)((0,M.D3)(p),l,v);return{kept:h.map(y),left:p.length-h.length}}}const A=140,$=30,d=6;function v(n){if(typeof n=="string")return A;const{
file:r}=n,a=(0,S._M)(r)===null?0:$;return A+a+r.length*(/^[ -~]*$/.test(r)?1:d)}const y=n=>typeof n=="string"?n:u(n),u=({file:n,line:r,column:a,endColumn:l})=>({
...s(n),line:r,column:a,endColumn:l});function s(n){const{repository:r,path:a}=(0,S.bH)(n);return r===null?{file:n}:{repository:r,file:a}}function i(n){const{repository:r,
path:a}=(0,S.bH)(n);return r===null?{directory:n}:{repository:r,directory:a}}const e=(n,r)=>r>0?{[`${n}LeftOut`]:r}:{}}),9574:((Mt,F,t)=>{t.d(F,{I$:()=>w,MB:()=>O,
R4:()=>v,TM:()=>A,hn:()=>d,rm:()=>$});var M=t(5955),S=t(8641);function w(y,u,s=[]){const i=y.map((n,r)=>`<th align="${s.includes(r)?"right":"left"}">${n}</th>`),
e=u.map(n=>`<tr>${y.map((a,l)=>`<td${s.includes(l)?' align="right"':""}>${n[l]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${i.join("")}</tr>`,...e,
"</table>"].join(`
`)}const O=y=>["<ul>",...y.map(u=>`<li>${u}</li>`),"</ul>"].join(`
`),A=(y,u)=>["<details>",`<summary>${y}</summary>`,...u,"</details>"].join(`
`),$=y=>(0,S.D9)(y).replaceAll(".",".<wbr>"),d=y=>`<code>${(0,S.js)(y).replaceAll("/","/<wbr>")}</code>`;function v(y,u,s,i){const e=[];let n=0;for(const r of y){
const a=i(r);if(n+=(0,M.$$)([a].flat().join(""))+s,n>u)break;e.push(a)}return e}}),5505:((Mt,F,t)=>{t.d(F,{gD:()=>xn,Fp:()=>bn,Gc:()=>Wt,XA:()=>Qt,rL:()=>Dn});var M=t(
7574),S=t(5102),w=t(4120),O=t(5955),A=t(6763),$=t(8641),d=t(1831),v=t(2796),y=t(4218),u=t(8884),s=t(9574),i=t(5143),e=t(4503),n=t(8373);const r=6,a=3,l=3,p=60,g=2,
h=1e3;function o(E,D,B=!0){const U=D.context.repositories.length,q=`<b>${(0,u.mj)(E,U)}</b>`;if(!B)return q;const rt=(0,u.eb)(E),mt=rt.slice(0,r).map(Rt=>(0,n.u_)(
Rt,D)),ot=D.isBrief?rt.length-mt.length:0,vt=ot>0?` ${(0,n.jP)(ot,"repository",D)}`:"";return`${q}: ${mt.join(", ")}${vt}`}function f(E,D,B){const U=D.isBrief?[]:
(0,u.eb)(E).slice(r);if(U.length===0)return[];const q=(0,s.R4)(U,B,g,Rt=>(0,n.u_)(Rt,D)),rt=q.length===U.length,mt=({file:Rt})=>(0,s.hn)((0,i._M)(Rt)??""),ot=rt?
q:(0,s.R4)(U,B,g,mt),vt=U.length-ot.length;return[(0,s.TM)((0,w.px)(U.length,"more repository"),[`<p>${ot.join(", ")}</p>`,...vt>0?[`<p>${(0,n.jP)(vt,"repositor\
y",D)}</p>`]:[]])]}function c(E,D,B){const U=(0,u._X)(E),[q]=U;if(q===void 0)return"";const rt=U.slice(0,a).map(({repository:Kt})=>(0,$.D9)(Kt)),mt=(0,w.K4)(rt,
a,U.length-rt.length),ot=`${n.rC[q.errors>0?"error":"warning"]} <b>${(0,w.px)(U.length,"repository")}</b> with errors or warnings in ${U.length===1?"its":"their"}\
 own files: ${mt}`;if(D.isBrief)return`<p>${ot}</p>`;const vt=(0,s.R4)(U,B-(0,O.$$)(ot),p,Kt=>m(Kt,D)),Rt=U.length-vt.length;return(0,s.TM)(ot,[(0,s.I$)(["Repos\
itory","Findings","First in"],vt),...Rt>0?[`<p>${(0,n.jP)(Rt,"repository",D)}</p>`]:[]])}function m(E,D){const{repository:B,findings:U}=E,q=[...Map.groupBy(U,({
code:Rt})=>Rt)],rt=q.slice(0,l).map(([Rt,[Kt,..._t]])=>{const tn=Kt===void 0?"":` at ${(0,n.b_)(Kt.place,D)}`;return`${(0,n._h)(Rt,Rt,D)}${tn}${_t.length===0?"":
` and ${_t.length} more`}`}),mt=q.length-rt.length,ot=(0,e.aE)(B,D.context),vt=(0,s.hn)(B);return[ot===null?vt:`<a href="${(0,$.js)(ot,h)}">${vt}</a>`,(0,u._5)(
E),[...rt,...mt>0?[`and ${(0,w.px)(mt,"more code")}`]:[]].join("<br>")]}const T=20,I=10,P=700,G=4,L=300,x=1,C=6,Y=12,W=4,K=1/2,R=12e3,j=20,N=200;function X(E,D,B){
const U=(0,v.cZ)(E),q=U.slice(0,D.isBrief?I:T),rt=Math.min(R,B*K/q.length),mt=(0,v.YM)(q);let ot=B-N;const vt=_t=>{const tn=tt(_t,D,rt,mt.get(_t)??null),on=(0,O.
$$)(tn)<ot?tn:`${at(_t,D)}</p>`;return ot-=(0,O.$$)(on)+j,on},Rt=(0,s.R4)(q,B-N,j,vt),Kt=U.length-Rt.length;return Kt>0?[...Rt,`<p>${(0,n.jP)(Kt,"cause",D)}</p>`]:
Rt}function tt(E,D,B,U){const{findings:q,message:rt,help:mt}=E,ot=q.length>1&&q[0]?.exclude!==void 0,Rt=[dt(E,D),ft(E),At(E,D)].filter(on=>on!==""),{lines:Kt,list:_t,
rest:tn}=U===null?H(E,D,B):{lines:[`The same hosts as for ${U}`],list:[],rest:[]};return[at(E,D),...Kt.map(on=>`<br>${on}`),...rt===null?[]:[`<br>${(0,w.Iu)((0,$.
h$)(rt,P))}`],...mt===null||ot?[]:[V(mt)],...Rt.length===0?[]:[`<br><sub>${Rt.join(" ")}</sub>`],"</p>",..._t.length===0?[]:[(0,s.MB)(_t)],...tn].join(`
`)}function H(E,D,B){const{findings:U,message:q}=E,rt=J(U,D),mt=q!==null&&(0,v.hs)(E)&&E.hosts.length===1,ot=q!==null||(0,v.hs)(E),vt=rt&&!mt?[`In ${o(U,D,ot)}`]:
[],Rt=rt&&ot?f(U,D,B/2):[];if(rt&&q!==null&&!(0,v.hs)(E))return{lines:vt,list:[],rest:Rt};const Kt=(0,v.S3)(E),_t=q===null?W:(0,v.hs)(E)?C:Y,tn=Kt.slice(0,_t).map(
wn=>Tt(wn,E,D)),on=q===null||tn.length===0?[]:[tn.join(", ")],gn=rt?B/2:B;return{lines:[...on,...vt],list:q===null?tn:[],rest:[...pt(E,Kt.slice(_t),D,gn),...Rt]}}
const V=E=>`<br><b>Help:</b> ${(0,$.h$)(E,P)}`;function at(E,D){const{severity:B,code:U,title:q}=E,rt=(0,v.pq)(E),mt=rt>1?`${(0,w.px)(rt,(0,v.a2)(E))}: `:"";return`\
<p>${n.rC[B]} <b>${mt}${q}</b> (${(0,n._h)(U,U,D)})`}function Tt(E,D,B){return"file"in E?(0,n.u_)(E,B):D.message===null?it(E,D,B):xt(E,D.hosts.length===1,B)}function xt(E,D,B){
const[U]=E,q=U?.host?(0,$.D9)((0,d.nx)(U.host)):"",rt=U?.isHostNew?[w.dy]:[];if(D){const vt=(0,u.yv)(E).settings.map(n.Su),Rt=J(E,B)?o(E,B):nt(E,G,B),_t=(J(E,B)?
[...vt,Rt]:[Rt,...vt]).filter(tn=>tn!=="").join(", ");return`${q}${_t===""?"":` in ${_t}`}${rt.map(tn=>` (${tn})`)}`}const ot=[...rt,$t(E,B)].filter(vt=>vt!=="").
join("; ");return ot===""?q:`${q} (${ot})`}const $t=(E,D)=>J(E,D)?(0,w.px)((0,u.eb)(E).length,"repository"):nt(E,x,D).replace(/ places?$/,""),J=(E,{context:D})=>(0,u.
mj)(E,D.repositories.length)!=="";function nt(E,D,B){const{lines:U,leftOut:q}=(0,u.yv)(E);return U.length===0?"":(0,n.EP)(U,D,B,q)}function it(E,D,B){const U=(0,v.
hs)(D)?xt(E,!1,B):nt(E,x,B);return E.map(({problem:q})=>{const rt=(0,$.h$)(q.message,L),mt=D.help===null&&q.help?V(q.help):"";return`${U===""?(0,w.Iu)(rt):`${U}\
: ${rt}`}${mt}`}).join("<br>")}function pt(E,D,B,U){const q=E.message===null?"finding":(0,v.a2)(E),{leftOut:rt}=(0,v.hs)(E)?{leftOut:0}:(0,u.yv)(E.findings),mt=D.
length+rt;if(mt===0)return[];if(B.isBrief)return[`<p>${(0,n.jP)(mt,q,B)}</p>`];const ot=(0,s.R4)(D,U,j,Kt=>Tt(Kt,E,B)),vt=mt-ot.length,Rt=E.message===null?(0,s.
MB)(ot):`<p>${ot.join(", ")}</p>`;return[(0,s.TM)((0,w.px)(mt,`more ${q}`),[...ot.length===0?[]:[Rt],...vt>0?[`<p>${(0,n.jP)(vt,q,B)}</p>`]:[]])]}function dt({affects:E},{
context:{clients:D}}){const B=(0,w.od)(E,D);return B===""?"":`Affects ${B}.`}function ft(E){const B=(0,v.hs)(E)&&E.hosts.length===1&&E.message!==null?[]:(0,u.yv)(
E.findings).settings;return B.length===0?"":`Required by ${B.map(n.Su).join(", ")}.`}function At({hosts:[E,D],severity:B},{context:U}){const q=E===void 0||D!==void 0?
null:U.history?.get(E),rt=q&&B==="error"?(0,y.kW)(q):null;return rt===null?"":`${(0,w.Iu)(rt)}.`}var Ot=t(1064),It=t(1505);const Xt=20,Gt=20,Vt=["fails","warns",
"works"];function Jt(E,D,B){const U=E.filter(Rt=>(0,S.cG)(Rt)&&!(0,S.JR)(Rt));if(U.length===0)return"";const q=Rt=>U.length===1?wt(Rt,D).join(`
`):cn(Rt,D),rt=(0,s.R4)(U,B,Gt,q),mt=U.length-rt.length,[ot]=U.length===1?U:[],vt=ot===void 0?`of ${(0,w.px)(U.length,"host")}`:`of ${z(ot)} (${Q(ot)})`;return(0,s.
TM)(`Requests, responses and certificates ${vt}`,[...rt,...mt>0?[`<p>${(0,n.jP)(mt,"host",D)}</p>`]:[]])}const cn=(E,D)=>(0,s.TM)(`${n.Gr[(0,S.sG)(E)]} ${z(E)} \
(${Q(E)})`,wt(E,D)),z=({visit:E})=>(0,$.D9)((0,d.nx)(E.host)),Q=({visit:{attempt:E}})=>`${(0,w.px)(E.hops.length,"request")}, ${(0,M.kJ)(E.timing.totalMs)}`;function wt(E,D){
const{hops:B,certificates:U}=E.visit.attempt;return[jt(E,D),...E.services.length===0?[]:[Zt(E,D)],...B.length===0?[]:[en(B)],...U.length===0?[]:[fn(U,D)]]}function jt(E,D){
const B=(0,n.Bm)(D);return["<table>",...[(0,It.se)(E,D.context,B),{label:"clients",texts:Yt(E,D)},...(0,It.Zc)(E,B),...(0,It.o7)(E,B)].flatMap(({label:rt,texts:mt})=>mt.
length===0?[]:[`<tr><td><b>${(0,w.Iu)(rt)}</b></td><td>${mt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Yt=({clients:E},{context:D})=>Vt.flatMap(B=>{const U=D.clients.filter(rt=>E[rt]===B),q=U.map(rt=>Ot.bB[rt]).join(", ");return U.length===0?[]:[`${n.Gr[B]}\
 ${q}`]});function Zt({services:E,servicesLeftOut:D,servicesFrom:B},U){const q=E.slice(0,Xt).map(vt=>[(0,$.D9)(vt.id,It.tN),qt(vt)]),rt=E.length-q.length+D,mt=rt>
0?[[`and ${rt} more`,U.rest]]:[],ot=B===null?"URL":`URL, from the host block at ${(0,n.u_)(B,U)}`;return(0,s.I$)(["Service",ot],[...q,...mt])}function qt(E){switch(E.
kind){case"url":return(0,$.D9)((0,$.cq)(E.url));case"login":{const{client:D,authz:B,token:U,ports:q}=E.login;return[`authz ${(0,$.D9)((0,$.cq)(B??"none"))}`,`to\
ken ${(0,$.D9)((0,$.cq)(U??"none"))}`,`client ${(0,$.D9)(D,It.tN)}, ports ${q.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${E.problem.code}`}}function en(E){
const D=E.map((B,U)=>{const q=B.proxy===null?"":`through ${(0,$.D9)((0,$.cq)(B.proxy))}`,rt=B.status===null?"no response":`${B.status} ${(0,$.h$)(B.reason,It.tN)}`.
trim();return[String(U+1),(0,$.D9)((0,$.cq)(B.url)),B.mediaType===null?rt:`${rt}<br>${(0,$.D9)(B.mediaType,It.tN)}`,(0,w.Rk)(B.authorization),B.address===null?q:
(0,$.D9)(B.address,It.tN),(0,M.kJ)(B.ms).replace(" ","&nbsp;")]});return(0,s.I$)(["Hop","Request","Response","Token","Address","Time"],D,[0,5])}function fn(E,{context:D}){
const B=E.map(({host:U,subject:q,issuer:rt,expires:mt})=>[(0,$.D9)(U,It.tN),(0,$.h$)((0,M.nO)(mt,D.startedAt)),(0,$.D9)(q,It.tN),(0,$.D9)(rt,It.tN)]);return(0,s.
I$)(["TLS certificate","Valid until","Subject","Issuer"],B)}var ln=t(7361);const Z=10,st=40,yt=20,ht=3,St=40,Dt=80,Pt=1/5;function Ct(E,D,B){const{history:U}=D.
context,q=(0,y.U4)(E,D.context),rt=D.isBrief?q.filter(y.wz):q;if(rt.length===0)return q.length===0&&(U?.size??0)>0&&!D.isBrief?["<p><b>History</b>: 1 run so far\
</p>"]:[];const mt=D.isBrief?Z:st,ot=Nt(rt),vt=(0,s.R4)(rt.slice(0,mt),B*(1-Pt),Dt,Kt=>Bt(Kt,ot,D)),Rt=vt.slice(Z);return[`<p><b>History</b>: ${Ft(q)}</p>`,Lt(vt.
slice(0,Z),ot),...Rt.length===0?[]:[(0,s.TM)((0,w.px)(Rt.length,"more host"),[Lt(Rt,ot)])],`<p><sub>${an(rt.slice(0,vt.length))}</sub></p>`,...un(rt.slice(vt.length),
D),...dn(rt,D,B*Pt)]}function Ft(E){const D=Math.max(...E.map(({history:q})=>q.recent.length)),B=E.filter(y.wz).length;if(B===0)return`no failure in the last ${(0,w.
px)(D,"run")}`;const U=E[0]?.history.recent.filter(({outcome:q})=>q==="fails").length;return E.length===1?`${U} of the last ${(0,w.px)(D,"run")} failed`:`${B} o\
f ${E.length} hosts failed in the last ${(0,w.px)(D,"run")}`}function Nt(E){const D=E.flatMap(({history:B})=>(0,y.H6)(B).map(U=>U.days));return[...new Set(D)].toSorted(
(B,U)=>B-U)}const Lt=(E,D)=>(0,s.I$)(["Host",...D.map(B=>`Uptime<br>${B}&nbsp;days`),"Latency<br>30&nbsp;days"],E,D.map((B,U)=>U+1).concat(D.length+1));function Bt({
host:E,history:D},B,{isBrief:U}){const q=(0,S.sG)(E),rt=U?null:(0,y.XQ)(D),mt=new Map((0,y.H6)(D).map(vt=>[vt.days,vt])),{latency:ot}=D;return[[`${n.Gr[q]}&nbsp\
;${(0,s.rm)((0,d.nx)(E.visit.host))}`,sn(D.recent),...rt===null?[]:[`<sub>${(0,$.js)(rt)}</sub>`]].join("<br>"),...B.map(vt=>{const Rt=mt.get(vt);return Rt===void 0?
"":Ut((0,ln.mc)(Rt)??"",(0,w.px)(Rt.runs,"run"))}),ot===null?"":Ut((0,M.kJ)(ot.medianMs),`p95 ${(0,M.kJ)(ot.p95Ms)}`)]}const Ut=(E,D)=>`${E}<br><sub>${D}</sub>`.
replaceAll(" ","&nbsp;"),sn=E=>`<code role="img" aria-label="${(0,ln._N)(E)}">${(0,y.qX)(E)}</code>`;function an(E){return`The newest run is at the right. ${(0,y.
MC)(E).map(([B,U])=>`<code>${B}</code>&nbsp;${U}`).join(", ")}. Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) of discove\
ry.`}function un(E,D){if(E.length===0)return[];const B=E.every(({history:rt})=>rt.uptime.every(({good:mt,runs:ot})=>mt===ot)),U=D.isBrief?n.xy:"in the history f\
ile",q=B?", all without a failure in this time":` ${U}`;return[`<p>and ${(0,w.px)(E.length,"more host")}${q}</p>`]}function dn(E,D,B){const U=E.flatMap(({host:ot,
history:vt})=>vt.incidents.map(Rt=>({host:ot,incident:Rt}))).toSorted((ot,vt)=>ot.incident.from<vt.incident.from?1:-1);if(U.length===0)return[];const q=(0,s.R4)(
U.slice(0,yt),B,Dt,({host:ot,incident:vt})=>[(0,s.rm)((0,d.nx)(ot.visit.host)),(0,$.js)((0,M.QN)(vt.from)),(0,ln.QY)(vt,D.context.startedAt),String(vt.runs),$n(
vt)]),mt=U.length-q.length>0?`The last ${q.length} incidents`:(0,w.px)(q.length,"incident");return q.length===0?[]:[(0,s.TM)(mt,[(0,s.I$)(["Host","From","Durati\
on","Runs","Problems"],q,[3])])]}function $n({codes:E}){const D=E.slice(0,ht).map(B=>(0,$.D9)(B,St));return(0,w.K4)(D,ht,E.length-D.length)}const yn=4,hn=2,vn=3,
kn=60;function mn(E,D,B,U){const q=E.filter(Rt=>(0,S.sG)(Rt)===D);if(q.length===0)return"";const rt=D==="works"&&E.some(Rt=>(0,S.sG)(Rt)==="warns"),mt=jn(q,D,rt?
" without warnings":"");if(B.isBrief)return`<p>${mt}</p>`;const ot=(0,s.R4)(q,U,kn,Rt=>Ln(Rt,B)),vt=q.length-ot.length;return(0,s.TM)(mt,[...ot.length===0?[]:[(0,s.
I$)(["Host","Required by",D==="works"?"Services":"Reason"],ot)],...vt>0?[`<p>${(0,n.jP)(vt,"host",B)}</p>`]:[]])}function jn(E,D,B){const U=E.slice(0,vn).map(({
visit:mt})=>(0,$.D9)((0,d.nx)(mt.host))),q=(0,w.K4)(U,vn,E.length-U.length),rt=E.length===1?`${q} ${S.nx[D]}${B}`:`<b>${(0,w.px)(E.length,"host")}</b> ${S.nx[D]}${B}\
: ${q}`;return`${n.Gr[D]} ${rt}`}function Ln(E,D){const B=E.requirements.flatMap(q=>q.because),{discovery:U}=E.visit.attempt;return[`${(0,s.rm)((0,d.nx)(E.visit.
host))}${E.isNew?`<br><sub>${w.dy}</sub>`:""}`,B.length===0?"":Sn(B,D),(0,S.JR)(E)&&U.kind==="skipped"?U.problem.title:(0,It.Yj)(E,(0,n.Bm)(D))]}function Sn(E,D){
const{places:B,isOfRepositories:U}=(0,u.rv)(E),q=ot=>(0,n.u_)(ot,D);if(!U)return(0,u.Ky)(E,yn,q);const rt=B.slice(0,hn).map(q).join(", "),mt=B.length>hn?", \u2026":
"";return`${(0,w.px)(B.filter(u.cC).length,"repository")}: ${rt}${mt}`}var zt=t(4148);const Cn=40,Mn=80,On=E=>(0,zt.fi)(E,D=>(0,s.hn)((0,u.II)(D))),Tn=(E,D)=>(0,$.
D9)(E,D).replaceAll(" ","&nbsp;"),En=(E,D)=>{const B=({code:U,title:q})=>(0,n._h)(U,q,D);return(0,zt.ij)([(0,zt.eX)(B)],E)};function An(E,D,B){const{wrong:U,good:q}=(0,zt.
jB)(E),rt=U.length>1||D.isBrief?In(U,D,B/2):[],mt=B-(0,O.$$)(rt.join("")),ot=wn=>b(wn,D),vt=D.isBrief||D.context.repositories.length>1,Rt=D.isBrief?[]:vt?U:[...U,
...q],Kt=(0,s.R4)(Rt,mt,Mn,ot),_t=Rt.length-Kt.length,tn=[...rt,...Kt.slice(0,U.length)],on=Kt.slice(U.length),gn=on.length<=zt.LC?on:[(0,s.TM)(k(q),on)];return[
...rt.length>0?[(0,s.TM)(pn(U),tn)]:tn,...vt&&q.length>0?[`<p>${k(q)}</p>`]:gn,..._t>0?[`<p>${(0,n.jP)(_t,"root module",D)}</p>`]:[]]}function In(E,D,B){const U=(0,zt.
cZ)(E);if(U.length===0)return[];const q=U.map(({row:ot})=>ot),rt=Ot.Du.filter(ot=>E.some(vt=>vt.clients.includes(ot))),mt=[...En(q,D),(0,zt.ie)(U,On),...(0,zt.ns)(
{clients:rt,rows:q},Tn)];return[Rn(q,{clients:rt},mt,D,B)]}function Rn(E,D,B,U,q){const rt=(0,s.R4)(E.slice(0,Cn),q,Mn,ot=>[_(ot,D,U),...B.map(({cell:vt})=>vt(ot))]),
mt=E.length-rt.length;return(0,s.I$)(["Module or provider",...B.map(({title:ot})=>(0,w.Iu)(ot))],mt>0?[...rt,[(0,n.jP)(mt,"row",U)]]:rt)}function pn(E){const D=(0,zt.
qj)(E[0]??{rows:[]}),B=E.slice(0,zt.LC).map(On),U=(0,w.K4)(B,zt.LC,E.length-B.length);return E.length===1?`${n.Gr[D]} <b>${U}</b>: ${zt.pJ[D]}`:`${n.Gr[D]} <b>${(0,w.
px)(E.length,"root module")}</b> with errors or warnings: ${U}`}function k(E){const D=E.flatMap(B=>B.rows);return`${n.Gr[(0,zt.Fg)(D)]} <b>${(0,w.px)(E.length,"\
root module")}</b>: ${(0,zt.nS)(D)}`}function b(E,D){const B=(0,zt.qj)(E),{wrong:U,good:q}=(0,zt.P)(E),rt=[...U,...q],mt=[...En(rt,D),...(0,zt.ns)({...E,rows:rt},
Tn)],ot=B==="works"?(0,zt.nS)(E.rows):zt.pJ[B];return(0,s.TM)(`${n.Gr[(0,zt.Fg)(E.rows)]} <b>${On(E)}</b>: ${ot}`,[Rn(rt,E,mt,D,Number.POSITIVE_INFINITY)])}function _(E,D,B){
const U=`${n.Gr[(0,zt.Fg)([E])]}&nbsp;<b>${(0,s.hn)((0,zt.mC)(E,D))}</b>`,[q]=E.places,rt=[...E.kind==="module"&&E.source!==E.address?[(0,s.hn)(E.source)]:[],...q===
void 0?[]:[(0,n.u_)(q,B)]];return rt.length===0?U:`${U}<br><sub>${rt.join(" at ")}</sub>`}const et=2e5,ct={notes:6e3,causes:45e3,repositories:14e3,history:24e3,
roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},lt=["causes","unchecked","repositories","history","roots","evidence","passed","skipped",
"notices","notes"],ut=1e3,gt=10,Et=5,bt=600,kt=100,Ht=7,Wt=(E,D)=>Qt(E,{context:D,rest:n.h,isBrief:!1},{head:`## ${xn(E,D)}`,foot:`tf-disco ${(0,$.js)(D.version)}\
, started ${(0,$.js)((0,M.QN)(D.startedAt))}.`,maxBytes:et});function Qt(E,D,{head:B,foot:U,maxBytes:q}){const rt=rn(E,D),mt=new Map;let ot=q-ut-(0,O.$$)(B+U);for(const[
Kt,_t]of Object.entries(ct)){const on=rt[Kt](Math.min(_t,ot)).filter(wn=>wn!=="").join(`

`),gn=(0,O.$$)(on)<=ot;gn&&(ot-=(0,O.$$)(on)),mt.set(Kt,gn?on:`<p>More ${D.rest}</p>`)}const vt=lt.map(Kt=>mt.get(Kt)??"").filter(Kt=>Kt!==""),Rt=!D.isBrief&&vt.
some(n.ze)?`${U} ${nn(D)}`:U;return`${[B,...vt,`<sub>${Rt}</sub>`].join(`

`)}
`}function rn(E,D){const B=(0,S.md)(E.hosts),U=B.filter(({findings:ot})=>ot.length===0),q=({severity:ot})=>ot==="notice",rt=E.findings.filter(q),mt=E.findings.filter(
ot=>!q(ot));return{notes:ot=>[Pn(E,D,ot)],causes:ot=>X(mt,D,ot),repositories:ot=>[c(E.files,D,ot)],history:ot=>Ct(E,D,ot),roots:ot=>An(E.roots,D,ot),evidence:ot=>D.
isBrief?[]:[Jt(B,D,ot)],unchecked:ot=>[mn(U,"unchecked",D,ot)],passed:ot=>[mn(B,"works",D,ot)],skipped:ot=>[mn(B,"skipped",D,ot)],notices:ot=>D.isBrief?[]:[Nn(rt,
D,ot)]}}function nn({context:E}){const D=E.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, an\
d can be <a href="${(0,$.js)(D)}">kept as an artifact</a>.`}function Nn(E,D,B){if(E.length===0)return"";const U=`${n.rC.notice} ${(0,w.px)(E.length,"notice")}`;
return(0,s.TM)(U,X(E,D,B))}function Pn(E,D,B){const U=(0,A.h$)(E,D.context).map(vt=>`${(0,w.Iu)((0,$.h$)(vt,bt))}.`),q=(0,s.R4)(U,B,gt,vt=>vt),rt=q.slice(0,Et),
mt=D.isBrief?[]:q.slice(Et),ot=U.length-rt.length-mt.length;return[`<p>${rt.join("<br>")}</p>`,...mt.length===0?[]:[(0,s.TM)((0,w.px)(mt.length,"more remark"),[
`<p>${mt.join("<br>")}</p>`])],...ot>0?[`<p>${(0,n.jP)(ot,"remark",D)}</p>`]:[]].join(`
`)}const xn=(E,D)=>`${Dn(E)} ${(0,w.Iu)((0,S.$N)(E,D))}`;function Dn(E){const D=E.findings.some(({severity:U})=>U!=="notice"),B=E.hosts.length===0?"skipped":"wo\
rks";return n.Gr[E.passed?D?"warns":B:"fails"]}function bn({url:E,workflow:D,job:B,commit:U}){const q=D.split("/").at(-1)??"";return[`<a href="${(0,$.js)(E)}">${(0,$.
D9)(q===""?"this run":q,kt)}</a>`,...B===""?[]:[`job ${(0,$.D9)(B,kt)}`],...U===""?[]:[`commit ${(0,$.D9)(U.slice(0,Ht))}`]].join(", ")}}),8373:((Mt,F,t)=>{t.d(
F,{Bm:()=>h,EP:()=>e,Gr:()=>y,Su:()=>p,_h:()=>g,b_:()=>a,h:()=>$,jP:()=>s,rC:()=>v,u_:()=>r,xy:()=>d,ze:()=>i});var M=t(5143),S=t(4503),w=t(4120),O=t(8884),A=t(
8641);const $="in the JSON report",d="in the job summary",v={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},y={fails:"\u274C",unchecked:"\u274C",warns:"\
\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705"},u="&nbsp;more ",s=(o,f,{rest:c})=>`and ${o}${u}${o===1?f:(0,w._l)(f)} ${c}`,i=o=>o.includes(u),e=(o,f,c,m=0)=>(0,O.
Ky)(o,f,T=>r(T,c),m).replace(/ more (?=places?$)/,u),n=600,r=(o,f)=>typeof o=="string"?p(o):l(o,(0,O.eo)(o),f),a=(o,f)=>l(o,(0,O.eo)({...o,file:(0,M.bH)(o.file).
path}),f);function l(o,f,{context:c}){const m=`<code>${(0,A.js)(f).replaceAll("/","/<wbr>")}</code>`,T=(0,S.uM)(o,c);return T===null||T.length>n?m:`<a href="${(0,A.
js)(T,n)}">${m}</a>`}const p=o=>o.endsWith(" input")?`the ${(0,A.D9)(o.replace(/ input$/,""))} input`:(0,A.D9)(o),g=(o,f,{context:c})=>`<a href="${(0,A.js)(`${c.
docsUrl}#${o}`)}">${f}</a>`,h=o=>({value:A.D9,prose:A.h$,because:f=>r(f,o)})}),5102:((Mt,F,t)=>{t.d(F,{$N:()=>r,JR:()=>u,QK:()=>n,b:()=>s,cG:()=>y,fX:()=>p,hm:()=>e,
md:()=>i,nx:()=>$,sG:()=>v});var M=t(4e3),S=t(5799),w=t(4120),O=t(8884),A=t(4148);const $={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},d=["fails","unchecked","warns","skipped","works"];function v(c){if(s(c))return"unchecked";const m=e(c.findings);return m==="error"?"fai\
ls":m==="warning"?"warns":u(c)?"skipped":"works"}const y=c=>["fails","warns"].includes(v(c)),u=({visit:c})=>c.attempt.discovery.kind==="skipped",s=({visit:{attempt:c}})=>c.
discovery.kind==="skipped"&&c.discovery.problem.code==="host-not-checked";function i(c){return d.flatMap(m=>c.filter(T=>v(T)===m))}const e=c=>S.oC.find(m=>c.some(
T=>T.severity===m))??null;function n({findings:c}){const m=e(c);return m==="notice"?[]:c.filter(({severity:T})=>T===m)}function r({hosts:c,files:m,findings:T,passed:I,
stopped:P,roots:G},{repositories:{length:L}}){const x=(0,A.g5)(G,L),C=x===null?m:m.filter(({problem:V})=>!a.test(V.code)),Y=C.filter(V=>!l(V)),W=e(Y)==="error"&&
!c.some(V=>v(V)==="fails"),R=x===null&&!W&&L>0?` in ${(0,w.px)(L,"repository")}`:"",N=[Y.length<C.length?[`nothing to check${R}`]:g(c,R),f(Y,x===null&&W?L:null)],
X=W?N.toReversed():N,tt=[x??[],...X].flat().join(", "),H=e(T)==="error";if(P!==null){const V=(0,M.Cw)(P);return H||c.some(s)?`${tt} (${V})`:`${V}; ${tt}`}return I&&
H?`${tt} (the check passes: fail-on is never)`:I||H?tt:`${tt} (the check fails: fail-on is warning)`}const a=/^(?:module|provider|version|package|constraint|lock)-/,
l=({problem:c,severity:m})=>c.code==="nothing-to-check"&&m==="error",p="not allowed";function g(c,m){const T=c.length;if(T===0)return[`no registry hosts to chec\
k${m}`];const I=c.filter(H=>!u(H)).map(v),P=c.filter(s).length,[G,L]=[I.length,T-I.length],x=I.filter(H=>H==="fails").length,C=I.filter(H=>H==="warns").length,Y=c.
filter(H=>u(H)&&v(H)==="fails").length,W=[{count:x,words:$.fails},{count:Y,words:p},{count:P,words:$.unchecked}],K=[{count:G-x,words:$.works},{count:L-Y-P,words:$.
skipped}],R=x+Y+P>0,[j,...N]=(R?W:K).filter(({count:H})=>H>0),tt=j?.words===p||j?.words===$.unchecked?j.count===1?"is ":"are ":"";return[`${o(j?.count??0,T)}${m}\
 ${tt}${j?.words}`,...N.map(({count:H,words:V})=>`${H} ${V}`),...C===0?[]:[h(C,T,R)]]}function h(c,m,T){return m===1?"with warnings":`${c} ${T?"more ":""}with w\
arnings`}function o(c,m){return m===1?"1 registry host":c===m?`all ${m} registry hosts`:`${c} of ${m} registry hosts`}function f(c,m){const T=e(c);if(T===null||
T==="notice")return[];const I=c.filter(({severity:x})=>x===T),P=(0,O.eb)(I).length,G=P===0?(0,O.Dc)(I):0,L=(0,O.BQ)(c);return[...P===0?[]:[`${T}s in files of ${m===
null?(0,w.px)(P,"repository"):(0,O.iW)(P,m)}`],...G===0?[]:[`${T}s in ${(0,w.px)(G,"file")}`],...e(L)===T?[`${T}s in the ${(0,O.et)(L)}`]:[]]}}),4148:((Mt,F,t)=>{
t.d(F,{Fg:()=>u,LC:()=>e,Mm:()=>v,P:()=>l,cZ:()=>p,eX:()=>x,fi:()=>n,g5:()=>r,ie:()=>o,ij:()=>L,jB:()=>a,mC:()=>f,nS:()=>c,ns:()=>G,pJ:()=>i,qj:()=>y});var M=t(
5143),S=t(1064),w=t(5011),O=t(5257),A=t(4120),$=t(8884);const d=["fails","warns","works"];function v({worst:W}){return W==="error"?"fails":W==="warning"?"warns":
"works"}const y=({rows:W})=>d.find(K=>W.some(R=>v(R)===K))??"works";function u(W){const K=y({rows:W});return K==="works"&&W.some(s)?"skipped":K}const s=({chosen:W})=>Object.
keys(W).length===0,i={fails:"init fails",warns:"has warnings",works:"passed"},e=3,n=({directory:W},K)=>W===O.cd.file?O.cd.file:W==="."?"the top directory":K(W);
function r(W,K=0){const R=W.filter(({directory:V})=>V!==O.cd.file),{failing:j}=a(R),{length:N}=j;if(N===0)return null;const X=new Set(j.map(({directory:V})=>(0,M.
_M)(V))),tt=K<2?"":` (${(0,$.iW)(X.size,K)})`;return R.length===1?`init fails${tt}`:`init fails in ${N===R.length?`all ${N}`:`${N} of ${R.length}`} root modules${tt}`}
function a(W){const{fails:K=[],warns:R=[],works:j=[]}=Object.groupBy(W,y);return{failing:K,wrong:[...K,...R],good:j}}function l({rows:W}){const{fails:K=[],warns:R=[],
works:j=[]}=Object.groupBy(W,v);return{wrong:[...K,...R],good:j}}function p(W){const K=new Map;for(const N of a(W).wrong)for(const X of l(N).wrong){const tt=g(X),
H=K.get(tt)??{row:X,roots:new Set};K.set(tt,H),H.roots.add(N)}const{fails:R=[],warns:j=[]}=Object.groupBy(K.values(),({row:N})=>v(N));return[...R,...j]}const g=({
kind:W,source:K,constraints:R,locked:j,chosen:N,problems:X})=>JSON.stringify([W,K,R,j,N,X]),h=3;function o(W,K){const R=new Map(W.map(N=>[N.row,[...N.roots]]));
return{title:"root modules",cell:N=>{const X=R.get(N)??[],tt=X.slice(0,h).map(K);return(0,A.K4)(tt,h,X.length-tt.length)}}}const f=({address:W,host:K},{clients:R})=>R.
every(j=>(0,w.Vm)(j)===K)&&W.startsWith(`${K}/`)?W.slice(K.length+1):W;function c(W){const K=[...new Map(W.map(H=>[`${H.kind} ${H.source}`,H])).values()],R=["mo\
dule","provider"].flatMap(H=>{const{length:V}=K.filter(at=>at.kind===H);return V===0?[]:[(0,A.px)(V,H)]});if(R.length===0)return"no registry modules and no prov\
iders";const j=W.some(({platforms:H})=>H.length>0)?" and package":"",N=K.filter(s).length,X=K.filter(({chosen:H})=>Object.values(H).includes(null)).length,tt=N+
X===0?`every version${j} is available`:[...X>0?[`${X} without a version`]:[],...N>0?[`${N} not checked`]:[]].join(", ");return`${R.join(" and ")}, ${tt}`}const m=60,
T=6,I=60,P=12;function G({clients:W,rows:K},R){const j=K.every(({chosen:X})=>new Set(Object.values(X)).size<=1),N=[{title:"constraint",cell:({constraints:X})=>(0,A.
K4)([...new Set(X)].map(tt=>R(tt,I)),T)},...j?[{title:"version",cell:X=>C(X,null,R)}]:W.map(X=>({title:S.bB[X],cell:tt=>C(tt,X,R)})),{title:"newest",cell:({newest:X})=>X===
null?"":R(X,m)},{title:"platforms",cell:({platforms:X})=>Y(X,R)}];return L(N,K)}const L=(W,K)=>W.filter(({cell:R})=>K.some(j=>R(j)!=="")),x=W=>({title:"problem",
cell:({problems:K})=>K.filter(({usualSeverity:R})=>R!=="notice").map(W).join(", ")});function C({chosen:W,locked:K},R,j){const N=R===null?Object.values(W)[0]:W[R];
return N===void 0?"":N!==null?`${j(N,m)}${N===K?" (locked)":""}`:K===null?"none":`none (locked: ${j(K,m)})`}function Y(W,K){const R=W.map(({platform:j,available:N})=>`${N===
null?"?":N?"\u2713":"\u2717"} ${K(j,m)}`);return(0,A.K4)(R,P)}}),733:((Mt,F,t)=>{t.d(F,{W:()=>$,n:()=>S});const M=/^[ -~]*$/;function S(d){if(M.test(d))return d.
length;let v=0;for(const y of d)v+=w(y);return v}function w(d){return M.test(d)?1:O(d)?0:new RegExp("\\p{Regional_Indicator}","u").test(d)?1:A(d)?2:1}const O=d=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(d),A=d=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(d);function $(d,v,y){let[u,s]=["",0];for(const i of d){const e=w(i),n=s+e;if(s>=v&&n<=y&&(e>0||s>v)?u+=i:u+=" ".repeat(Math.max(0,Math.min(n,y)-Math.max(s,
v))),s=n,s>y)break}return u}}),7146:((Mt,F,t)=>{t.d(F,{ky:()=>s,nI:()=>w,qt:()=>v,wW:()=>y});var M=t(733);const S={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function w(e,n,r){return r.colour?`\x1B[${S[n]}m${e}\x1B[0m`:e}const O=(e,n,{hyperlinks:r})=>n===void 0||!r?e:`\x1B]8;;${n}\x1B\\${e}\x1B]8;;\x1B\\`,A=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
$=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,d=5001;function v(e){const{FORCE_HYPERLINK:n,TERM:r="",TERM_PROGRAM:a="",VTE_VERSION:l}=e;
return n?n!=="0":e.CI||e.NO_COLOR||r==="dumb"?!1:Number(l)>=d||A.test(a)||$.test(r)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(p=>e[p])}function y(e,n){const r="\
 ".repeat(e.indent),a=e.label.padEnd((e.column??0)-1),l=" ".repeat(e.indent+(e.column??2)),[p="",...g]=i(n.withFlags?.(e.text)??e.text,{first:n.width-r.length-a.
length-1,others:n.width-l.length}),h=O(w(a,e.style,n),e.url,n),o=u(p,e.linked,n);return[`${r}${h} ${o}`.trimEnd(),...g.map(f=>`${l}${f}`)]}function u(e,n,r){return!n?.
url||!e.startsWith(n.text)?e:`${O(n.text,n.url,r)}${e.slice(n.text.length)}`}function s(e,{width:n,withFlags:r}){const[a="",...l]=i(r?.(e)??e,{first:n,others:n-
2});return[a,...l.map(p=>`  ${p}`)]}function i(e,n){const r=[];let a="",l=0;for(const p of e.split(" ")){const g=r.length===0?n.first:n.others,h=(0,M.n)(p);a!==
""&&l+1+h>g?(r.push(a),a=p,l=h):(l=a===""?h:l+1+h,a=a===""?p:`${a} ${p}`)}return[...r,a]}}),6536:((Mt,F,t)=>{t.d(F,{S5:()=>Tn,MV:()=>En,K8:()=>An});var M=t(2389),
S=t(2796),w=t(5102),O=t(4120),A=t(5955),$=t(6763),d=t(8641),v=t(1831),y=t(4503),u=t(8884),s=t(733),i=t(7146);const e=160,n=12,r="    ",a=/##\w*\[/;function l({place:k,
before:b,literal:_,after:et},ct,lt){const ut=" ".repeat(`  ${k.line}`.length),gt=Math.min(lt.width,e)-ut.length-3;if(gt<n)return[];const Et=p(b+_+et),bt=Et(b+_+
et),kt=(0,s.n)(bt)<=gt?0:Et(b).search(/[^ ]|$/),Ht=bt.slice(kt),Wt=(0,s.n)(Et(b))-kt,Qt=(0,s.n)(Et(b+_))-kt,{from:rn,to:nn,text:Nn}=g(Ht,Wt,Math.max(Qt,Wt+1),gt),
Pn=(0,i.nI)("|","dim",lt),xn="^".repeat(Math.max(1,Math.min(Qt,nn)-Math.max(Wt,rn))),Dn=" ".repeat(Math.max(Wt,rn)-rn);return[`${(0,i.nI)(`  ${k.line}`,"dim",lt)}\
 ${Pn} ${Nn}`.trimEnd(),`${ut} ${Pn} ${Dn}${(0,i.nI)(xn,ct,lt)}`]}function p(k){const b=_=>(0,d.RK)(_.replaceAll("	",r),Number.POSITIVE_INFINITY);return a.test(
b(k))?_=>b(_).replaceAll(/(?<=#)#/g," #"):b}function g(k,b,_,et){const ct=(0,s.n)(k);if(ct<=et)return{from:0,to:et,text:k};const lt=Math.max(0,et-2-(_-b)),ut=_<
et?0:Math.max(0,b-1-Math.ceil(lt*2/3)),gt=ct-ut<=et,Et=ut+et,bt=(0,s.W)(k,ut===0?0:ut+1,gt?Et:Et-1),kt=`${ut===0?"":"\u2026"}${bt}${gt?"":"\u2026"}`;return{from:ut,
to:gt?Et:Et-1,text:kt}}var h=t(1505),o=t(7574);const f=20,c=6,m=13,T={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},I={error:T.fails,warning:T.warns,notice:{sign:"\xB7",style:"blue"}},P={value:d.
RK,prose:d.RK,because:u.eo};function G(k,b){const _=(0,w.sG)(k),{sign:et,style:ct}=T[_],lt=[...(0,w.cG)(k)?C(k,b.context):[],...(0,h.o7)(k,P)],ut=`${w.nx[_]}${k.
isNew?` (${O.dy})`:""}: ${x(k)}`;return[...(0,i.wW)({indent:0,label:`${et} ${L(k.visit.host)}`,style:ct,text:ut},b),...lt.flatMap(gt=>Y(gt,b))].map(d.BP).join(`\

`)}const L=k=>{const b=(0,v.nx)(k);return b===k?(0,d.RK)(k):`${(0,d.RK)(b)} (${(0,d.RK)(k)})`};function x(k){const{discovery:b}=k.visit.attempt,_=(0,w.QK)(k);return _.
length>0?(0,O.K4)([...new Set(_.map(et=>et.problem.code))],c):b.kind==="skipped"?b.problem.code:(0,h.Yj)(k,P)}function C(k,b){const{hops:_,certificates:et}=k.visit.
attempt;return[(0,h.se)(k,b,P),{label:"response",texts:_.map(W)},{label:"services",texts:K(k)},...(0,h.Zc)(k,P),{label:"certificate",texts:et.map(ct=>j(ct,b))}]}
const Y=({label:k,texts:b},_)=>b.flatMap((et,ct)=>{const lt=ct===0?k:"";return(0,i.wW)({indent:2,label:lt,style:"dim",column:m,text:et},_)});function W(k){const b=k.
status===null?"none":`${k.status} ${(0,d.RK)(k.reason,h.tN)}`,_=k.status===null?"after":"in",et=[...k.mediaType===null?[]:[(0,d.RK)(k.mediaType,h.tN)],...k.address===
null?[]:[`at ${(0,d.RK)(k.address,h.tN)}`],...k.proxy===null?[]:[`through ${(0,d.RK)((0,d.cq)(k.proxy))}`],...k.authorization==="none"?[]:[`token ${(0,O.Rk)(k.authorization)}`]],
ct=et.length===0?"":` (${et.join("; ")})`;return`${b.trim()} from ${(0,d.RK)((0,d.cq)(k.url))} ${_} ${(0,o.kJ)(k.ms)}${ct}`}function K({services:k,servicesLeftOut:b}){
const _=k.slice(0,f),et=k.length-_.length+b;return[..._.map(R),...et>0?[`and ${et} more`]:[]]}function R(k){const b=(0,d.RK)(k.id,h.tN);switch(k.kind){case"url":
return`${b} ${(0,d.RK)((0,d.cq)(k.url))}`;case"login":{const{authz:_,token:et}=k.login,ct=[_,et].map(lt=>(0,d.RK)((0,d.cq)(lt??"none")));return`${b} authz ${ct.
join(", token ")}`}case"problem":return`${b}: ${k.problem.code}`}}function j(k,b){const{host:_,subject:et,issuer:ct,expires:lt}=k,ut=(0,d.RK)((0,o.nO)(lt,b.startedAt));
return`${(0,d.RK)(_,h.tN)} valid until ${ut}; subject ${(0,d.RK)(et,h.tN)}, issuer ${(0,d.RK)(ct,h.tN)}`}const N=4,X={places:6,messages:5,frames:S.Wi},tt={places:3,
messages:2,frames:1},H=1e3;function V(k,b,_){const{severity:et,code:ct,title:lt,message:ut}=k,gt=(0,d.RK)(ut??lt,H),Et=`${b.context.docsUrl}#${ct}`,{style:bt}=I[et],
kt=at(k,_)??[...At(k.hosts.length>1?"hosts":"host",Tt(k),b),...xt(k,b,_),...ft(k,b)],Ht=dt(k.findings)?"":k.help??"";return[...(0,i.wW)({indent:0,label:`${et}[${ct}\
]:`,style:bt,url:Et,text:gt},b),...kt,...At("help",(0,d.RK)(Ht,H),b),...At("affects",(0,O.od)(k.affects,b.context.clients),b)].map(d.BP).join(`
`)}function at(k,{codes:b}){const{hosts:_,message:et,code:ct,findings:lt}=k;if(_.length<2||et===null)return null;const{lines:ut}=(0,u.yv)(lt),gt=JSON.stringify(
[_.toSorted(),ut[0],ut.length]),Et=b.get(gt);return Et===void 0&&b.set(gt,ct),Et===void 0?null:[`  hosts: the same ${_.length} as for ${Et}`]}function Tt({hosts:k,
findings:b,message:_}){const[et]=k;if(k.length===1&&et!==void 0&&_?.includes((0,v.nx)(et))&&b[0]?.isHostNew!==!0)return"";const lt=(0,O.Ku)(k,N).map(ut=>{const gt=b.
filter(kt=>kt.host===ut),Et=k.length>1?(0,u.eb)(gt).length:0,bt=[...gt.some(({isHostNew:kt})=>kt)?[O.dy]:[],...Et>1?[(0,O.px)(Et,"repository")]:[]];return`${L(ut)}${bt.
length===0?"":` (${bt.join(", ")})`}`});return(0,O.K4)(lt,k.length,k.length-lt.length)}function xt(k,b,_){const{frames:et}=$t(k),ct=J(k),lt=(0,S.cr)(k).length-ct.
length;return[...ct.flatMap(({message:ut,findings:gt,first:Et},bt)=>{const kt=nt(Et,k.message===null?ut:"",b);return bt>=et?kt:[...kt,...it(Et,k,b,_),...At("hel\
p",(0,d.RK)(pt(k,gt),H),b)]}),...lt>0?[`  and ${(0,O.px)(lt,"more message")} in the JSON report`]:[]]}const $t=({hosts:k,findings:b})=>k.length>1||dt(b)?tt:X,J=k=>(0,O.
Ku)((0,S.cr)(k),$t(k).messages).map(([b,_])=>({message:b,findings:_,first:(0,u.tN)(_)}));function nt(k,b,_){if(k===null&&b==="")return[];const et=k===null?"-":"\
-->",ct=k===null?"":(0,u.R3)(k),lt=[ct,(0,d.RK)(b,H)].filter(gt=>gt!=="").join(": "),ut={text:ct,url:k&&(0,y.uM)(k,{..._.context,links:null})};return(0,i.wW)({indent:2,
label:et,style:"dim",text:lt,linked:ut},_)}function it(k,{severity:b},_,{lines:et}){if(k===null)return[];const{file:ct,line:lt,column:ut}=k,gt=_.context.sources.
find(Et=>Et.place.file===ct&&Et.place.line===lt&&Et.place.column===ut);return gt===void 0||et.has(gt)?[]:(et.add(gt),l(gt,I[b].style,_))}function pt({help:k,findings:b},_){
return k!==null||dt(b)?"":_[0]?.problem.help??""}const dt=([k,b])=>k?.exclude!==void 0&&b!==void 0;function ft(k,b){const{findings:_}=k,{lines:et,settings:ct,leftOut:lt}=(0,u.
yv)(_),ut=(0,u.oN)(et,J(k).map(({first:Et})=>Et)),gt=$t(k).places;return[...At("hits",(0,u.mj)(_,b.context.repositories.length),b),...At("also at",(0,u.Ky)(ut,gt,
void 0,lt),b),...At("required by",(0,u.Ky)(ct,gt),b)]}const At=(k,b,_)=>b===""?[]:(0,i.wW)({indent:2,label:`${k}:`,style:"dim",text:b},_);var Ot=t(4148),It=t(1064);
const Xt=20,Gt=3,Vt="  ",Jt=k=>(0,Ot.fi)(k,u.II);function cn(k,b){const{wrong:_}=(0,Ot.jB)(k);return _.length>Ot.LC?[z(k,_,b)]:_.map(et=>{const ct=(0,Ot.P)(et),
lt=[...ct.wrong,...ct.good],ut=Q((0,Ot.ns)({...et,rows:lt.slice(0,Xt)},d.RK),lt),gt=Jt(et);return wt({outcome:(0,Ot.qj)(et),name:gt,root:et,rows:lt,columns:ut},
b)})}function z(k,b,_){const et=(0,Ot.cZ)(k),ct=et.map(({row:kt})=>kt),lt=It.Du.filter(kt=>b.some(Ht=>Ht.clients.includes(kt))),ut=(0,Ot.ns)({clients:lt,rows:ct.
slice(0,Xt)},d.RK),gt=Q([(0,Ot.ie)(et,Jt),...ut],ct),Et=(0,Ot.qj)({rows:ct}),bt=(0,O.px)(b.length,"root module");return wt({outcome:Et,name:bt,root:{clients:lt},
rows:ct,columns:gt},_)}const Q=(k,b)=>[...k,...(0,Ot.ij)([(0,Ot.eX)(({code:_})=>_)],b)];function wt({outcome:k,name:b,root:_,rows:et,columns:ct},lt){const{sign:ut,
style:gt}=T[k],Et=et.filter(Wt=>(0,Ot.Mm)(Wt)===k),bt=[...new Set(Et.map(Wt=>(0,d.RK)((0,Ot.mC)(Wt,_))))],kt=`${Ot.pJ[k]} for ${(0,O.K4)(bt,Gt)}`,Ht=et.length-Xt;
return[`${(0,i.nI)(ut,gt,lt)} ${(0,i.nI)(b,"bold",lt)}: ${kt}`,...jt(et.slice(0,Xt).map(Wt=>({sign:T[(0,Ot.Fg)([Wt])],cells:[(0,d.RK)((0,Ot.mC)(Wt,_)),...ct.map(
({cell:Qt})=>Qt(Wt))]})),["module or provider",...ct.map(({title:Wt})=>Wt)],lt),...Ht>0?[`  and ${Ht} more in the JSON report`]:[]].map(d.BP).join(`
`)}function jt(k,b,_){const et=b.map((ut,gt)=>Math.max(...[ut,...k.map(({cells:Et})=>Et[gt])].map(Yt)));if(et.reduce((ut,gt)=>ut+Vt.length+gt,Vt.length)>_.width)
return k.flatMap(({sign:{sign:ut,style:gt},cells:[Et="",...bt]})=>{const kt=bt.flatMap((Wt,Qt)=>Wt===""?[]:[`${b[Qt+1]} ${Wt}`]),Ht=`${Et}: ${kt.join("; ")}`;return(0,i.
wW)({indent:2,label:ut,style:gt,text:Ht},_)});const lt=ut=>ut.map((gt,Et)=>gt+" ".repeat((et[Et]??0)-Yt(gt))).join(Vt).trimEnd();return[`    ${(0,i.nI)(lt(b),"d\
im",_)}`,...k.map(({sign:{sign:ut,style:gt},cells:Et})=>`  ${(0,i.nI)(ut,gt,_)} ${lt(Et)}`)]}const Yt=(k="")=>Array.from(k).length;function Zt(k,b){const _=k.flatMap(
Et=>Et.rows),{sign:et,style:ct}=T[(0,Ot.Fg)(_)],[lt]=k,gt=`${k.length===1&&lt!==void 0?Jt(lt):(0,O.px)(k.length,"root module")}: ${(0,Ot.nS)(_)}`;return(0,i.wW)(
{indent:0,label:et,style:ct,text:gt},b).map(d.BP).join(`
`)}const qt=3,en=4,fn=1e3;function ln({hosts:k,roots:b},_){const et=Map.groupBy(k,w.sG),ct=(et.get("unchecked")??[]).filter(({findings:ut})=>ut.length===0),{good:lt}=(0,Ot.
jB)(b);return[...Z("unchecked",ct,_),...Z("skipped",et.get("skipped")??[],_),...Z("works",et.get("works")??[],_),...lt.length>0?[Zt(lt,_)]:[]]}function Z(k,b,_){
const et=kt=>G(kt,_);if(b.length<=qt)return b.map(et);const{sign:ct,style:lt}=T[k],ut=(0,O.Ku)(b,en).map(({visit:kt})=>L(kt.host)),gt=(0,O.K4)(ut,ut.length,b.length-
ut.length),Et=`${(0,O.px)(b.length,"host")} ${w.nx[k]}: ${gt}`;if(!_.isRunner)return[(0,i.wW)({indent:0,label:ct,style:lt,text:Et},_).map(d.BP).join(`
`)];const bt=kt=>`and ${kt} more in the JSON report`;return[[(0,d.BP)(`${ct} ${Et}`),...(0,O.UV)(b,fn,et,bt)].join(`
`)]}function st(k,b){const _=(0,u._X)(k),[et]=_;if(et===void 0)return[];const ct=Ht=>`${(0,d.RK)(Ht.repository)} (${(0,u._5)(Ht)})`,lt=(0,O.Ku)(_,en).map(ct),{sign:ut,
style:gt}=T[et.errors>0?"fails":"warns"],Et=`${(0,O.px)(_.length,"repository")} with errors or warnings in ${_.length===1?"its":"their"} own files: ${(0,O.K4)(lt,
lt.length,_.length-lt.length)}`;if(!b.isRunner||lt.length===_.length)return[(0,i.wW)({indent:0,label:ut,style:gt,text:Et},b).map(d.BP).join(`
`)];const bt=Ht=>`and ${Ht} more in the JSON report`,kt=(0,O.UV)(_,fn,ct,bt);return[[`${ut} ${Et}`,...kt].map(d.BP).join(`
`)]}function yt(k,b){const _=(0,w.hm)(k.findings),et=k.hosts.length>qt||k.findings.length>0,ct=b.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",lt=`problem codes are explained at ${b.context.docsUrl}`;return et?[(_===null||_==="noti\
ce"?[ct]:[lt,ct]).flatMap(gt=>(0,i.ky)(gt,b)).join(`
`)]:[]}var ht=t(7361),St=t(4218);const Dt=3,Pt=20,Ct=40,Ft=12,Nt=10,Lt=140,Bt=30,Ut="  ",sn=2,an="  ",un="\xA0";function dn(k,b){const _=(0,St.U4)(k,b.context),
et=_.length<=Dt?_:_.filter(({host:Et})=>(0,w.cG)(Et));if(et.length===0)return"";const ct=et.slice(0,Pt),lt=et.length-ct.length,ut=yn(ct,b),gt=[`last ${(0,O.px)(
ut.marks,"run")}`,...ut.columns.map(kn)];return[...(0,i.ky)(`history: ${gt.filter(Et=>Et!=="").join(", ")}`,b),...ct.map((Et,bt)=>jn(Et,bt,ut,b)),...lt>0?[`  an\
d ${(0,O.px)(lt,"more host")} in the history file`]:[],...$n(ct,b)].map(d.BP).join(`
`)}function $n(k,b){const _=(0,St.MC)(k).map(([ct,lt])=>`${ct} ${lt}`.replaceAll(" ",un));return(0,i.ky)(_.join(", "),{...b,width:b.width-Ut.length}).map(ct=>`${Ut}${(0,i.
nI)(ct.trim().replaceAll(un," "),"dim",b)}`)}function yn(k,b){const _=Math.max(...k.map(({host:Wt})=>(0,s.n)(L(Wt.visit.host)))),et=Math.min(Ct,_),ct=Math.max(...k.
map(({history:Wt})=>Wt.recent.length)),lt=hn(k),ut=Math.min(b.width,Lt)-Ut.length-sn-an.length,gt=Wt=>lt.slice(0,Wt).reduce((Qt,rn)=>Qt-an.length-mn(rn),ut),bt=lt.
map((Wt,Qt)=>lt.length-Qt).find(Wt=>et+ct<=gt(Wt))??1,kt=gt(bt),Ht=Math.min(ct,Math.max(Nt,kt-et));return{columns:lt.slice(0,bt),marks:Ht,name:Math.min(et,Math.
max(Ft,kt-Ht))}}function hn(k){const b=et=>k.map(({history:{latency:ct}})=>ct===null?"-":(0,o.kJ)(ct[et]));return[{title:"uptime in 30 days",cells:k.map(vn)},{title:"\
median latency",cells:b("medianMs")},{title:"95th percentile",cells:b("p95Ms")},{title:"",cells:k.map(({history:et})=>(0,St.kW)(et)??"")}].filter(({cells:et})=>et.
some(ct=>ct!==""))}function vn(k){const b=(0,St.bW)(k,Bt);return(b&&(0,ht.mc)(b))??"-"}const kn=({title:k})=>k,mn=({cells:k})=>Math.max(...k.map(b=>b.length));function jn({
host:k,history:b},_,{columns:et,name:ct,marks:lt},ut){const{sign:gt,style:Et}=T[(0,w.sG)(k)],bt=(0,St.qX)(b.recent.slice(-lt)),kt=et.map(Qt=>{const rn=Qt.cells[_]??
"";return Qt.title===""?rn:rn.padStart(mn(Qt))}),Ht=bt.replace(/\u2573+/g,Qt=>(0,i.nI)(Qt,"red",ut));return[`${Ut}${(0,i.nI)(gt,Et,ut)} ${Ln(L(k.visit.host),ct)}`,
`${" ".repeat(lt-bt.length)}${Ht}`,...kt].join(an).trimEnd()}function Ln(k,b){const _=(0,s.n)(k);return _<=b?`${k}${" ".repeat(b-_)}`:`${(0,s.W)(k,0,b-1)}\u2026`}
const Sn=5,zt=30,Cn=3,Mn=20,On=16e6;function*Tn(k,b){yield`${En(k,b)}
`;let _=!0;for(const{text:et}of An(k,b)){const ct=et.includes(`
`);yield`${_||ct?`
`:""}${et}
`,_=ct}}function En(k,b){const{sign:_,style:et}=T[k.passed?"works":"fails"],ct=b.isQuiet?[]:(0,$.h$)(k,b.context).slice(0,Sn);return[`${(0,i.nI)(_,et,b)} ${(0,i.
nI)((0,w.$N)(k,b.context),"bold",b)}`,...ct.flatMap(lt=>In(lt,b))].join(`
`)}function*An(k,b,_=On){const{isQuiet:et=!1,isRunner:ct=!1,context:lt}=b,ut=({severity:nn})=>!et||nn==="error"||(0,M.k2)(nn,lt.failOn),gt=(0,S.cZ)(k.findings.filter(
ut)),Et={lines:new Set,codes:new Map};for(const nn of gt.slice(0,zt))yield pn(V(nn,b,Et));const bt=gt.slice(zt).flatMap(({findings:nn})=>nn);if(bt.length>0&&(yield pn(
`and ${(0,O.px)(bt.length,"more finding")} in the JSON report`)),et)return;const kt=nn=>({kind:ct?"group":"plain",text:nn});yield*st(k.files,b).map(kt);const Ht=dn(
k,b);Ht!==""&&(yield kt(Ht)),yield*cn(k.roots,b).map(kt);const Wt=(0,w.md)(k.hosts).filter(nn=>(0,w.cG)(nn)&&!(0,w.JR)(nn)),Qt=ct||Wt.length<=Cn?Wt:[];yield*Rn(
Qt,b,_).map(kt),yield*ln(k,b).map(kt);const rn=(0,$.h$)(k,lt).slice(Sn);rn.length>0&&(yield pn(rn.flatMap(nn=>In(nn,b)).join(`
`))),yield*yt(k,b).map(pn)}const In=(k,b)=>(0,i.ky)((0,d.RK)(k),b).map(d.BP);function*Rn(k,b,_){const et=new A.Wv(_),ct=Ht=>G(Ht,b),lt=yield*(0,A._Q)(k.slice(0,
Mn),et,ct),ut=[],gt=(0,A._Q)(k.slice(Mn),et,ct);let Et=gt.next();for(;!Et.done;Et=gt.next())ut.push(Et.value);const bt=(0,O.px)(ut.length,"more host");ut.length>
0&&(yield[`details of ${bt}`,...ut].join(`
`));const kt=lt+Et.value;kt>0&&(yield`the details of ${(0,O.px)(kt,"more host")} are in the JSON report`)}const pn=k=>({kind:"plain",text:k})}),5257:((Mt,F,t)=>{
t.d(F,{JT:()=>$,KS:()=>d,MO:()=>u,MP:()=>A,Nf:()=>y,W$:()=>O,cd:()=>w,yp:()=>v});var M=t(5143);const S="hostnames input",w={file:S,line:1,column:1,endColumn:1},
O=s=>s.file===S?S:s,A=({host:s,namespace:i,name:e,system:n})=>`${s}/${i}/${e}/${n}`,$=({host:s,namespace:i,type:e})=>`${s}/${i}/${e}`;function d(s,i){const e=s.
versions??y(s)?.values?.[i]??null;return e===null?null:{text:e,place:v(s)}}function v(s){const{versionsAt:i,place:e}=s,n=typeof i=="number"?i:i?.at;return n===void 0?
e:{file:e.file,...(0,M._h)(n)}}const y=({versionsAt:s})=>typeof s=="number"?null:s,u=(s,i)=>`${s} ${i}`}),2909:((Mt,F,t)=>{t.a(Mt,async(M,S)=>{try{let j=function(V){
return async(at,Tt)=>{try{await Tt()}catch(xt){V([`${at}: ${(0,$.A3)(xt)}`])}}},H=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(F);var w=t(
2929),O=t(9018),A=t(7251),$=t(6309),d=t(40),v=t(3565),y=t(8782),u=t(4475),s=t(4690),i=t(9077),e=t(3795),n=t(3386),r=t(2057),a=t(1964),l=t(3329),p=t(2827),g=t(4503),
h=t(5505),o=t(8641),f=t(9703),c=t(6536),m=t(8463),T=t(3152),I=t(772),P=t(6875);const G=120;process.env.UV_THREADPOOL_SIZE??="64",(0,n.p)(),(0,r.B_)(process.stdout,
V=>process.stderr.write(`the log was not written: ${V}
`)),(0,r.B_)(process.stderr,()=>{});const L=v.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const x=new P.V,C=(0,s.i)(process);await(0,i.
q)(process,await Y(v.Ko(I.y.map(({name:V})=>V))));async function Y(V){const at=(0,O.c)(V,process.env,(0,A.K)(v.QU)),Tt=$t=>{const J=(0,O.r)(nt=>(0,f.p)($t,nt),at);
return v.fJ("Could not run",J),3},xt=(0,i.w)(process,x,{isFinal:!1,crash:Tt,now:C});try{const $t=await(V.merge?.trim()?W:K)(V,at),J=xt.aborted?3:$t.verdict.passed?
0:1;return await N($t,at,xt),J}catch($t){return $t instanceof T.GN?(v.fJ("Wrong settings",at.redact($t.mistakes.join(`
`))),2):Tt($t)}}async function W(V,at){const{mergeReports:Tt}=await Promise.all([t.e(660),t.e(7341),t.e(1371),t.e(999)]).then(t.bind(t,999));return Tt(V,{directory:H(),
secrets:at})}async function K(V,at){const Tt=(0,e.fN)(xt=>v.N4(at.redact([xt])),e.Si);try{return await(0,w.z6)(V,{environment:process.env,directory:H(),isFork:(0,y.
$c)(process.env.GITHUB_EVENT_NAME,L),stop:x,startTimer:P.I,now:C,progress:Tt.show,changes:xt=>tt(xt,at),secrets:at,kill:process.kill})}finally{Tt.end()}}async function R(V){
const{verdict:at,changes:Tt,context:xt}=V,$t=(0,y.ng)(process.env,L),J=$t===null?[]:(0,d.w)((0,g.R8)(at),H(),$t);if($t===null||Tt?.kind!=="files")return{...V,located:J,
context:{...xt,links:(0,d.h)(J)}};const{withDiffLinks:nt}=await t.e(9052).then(t.bind(t,9052)),it=nt(J,Tt.files,H(),$t);return{...V,located:J,context:{...xt,links:it}}}
async function N(V,{redact:at},Tt){const{checked:xt,warnings:$t}=await(0,u.Y)(V,{directory:H(),environment:process.env,random:Math.random}),{settings:J,verdict:nt}=xt,
{GITHUB_OUTPUT:it,GITHUB_STEP_SUMMARY:pt,RUNNER_TEMP:dt}=process.env,ft=Vt=>v.R8(at(Vt).map(Jt=>(0,o.LS)(Jt))),At=j(ft);ft($t);let Ot={...xt,located:[]};await At(
"places are not links",async()=>{Ot=await R(xt)});const{context:It}=Ot,Xt={colour:!1,width:G,isRunner:!0,context:It};await At("the log was not written",()=>v.ur(
(0,c.MV)(nt,Xt),(0,c.K8)(nt,Xt)));const Gt=J.shard!==null;await At("the annotations were not written",()=>{Gt||v.fz((0,a.H)(nt,It))}),await At("the outputs were\
 not written",async()=>ft(await v.Kn(it,(0,p.Y)(nt)))),await At("the job summary was not written to GITHUB_STEP_SUMMARY",async()=>{Gt||await v.Sy(pt,(0,h.Gc)(nt,
It))}),await At("the JSON report was not written to RUNNER_TEMP",async()=>{const Vt=v.u5(dt,(0,l.h)(nt,It));ft(await v.Kn(it,{report:Vt}))}),await At("the repor\
t files were not written",async()=>ft(await(0,m.t)(J,{verdict:nt,context:It},H()))),!Tt.aborted&&await At("the comment and the issue were not written",async()=>{
const{notes:Vt,warnings:Jt}=await X(Ot,Tt);v.N4(at(Vt)),ft(Jt)})}async function X(V,at){const{comment:Tt,issue:xt}=V.settings;return Tt==="never"&&xt==="never"?
{notes:[],warnings:[]}:await(await t.e(5386).then(t.bind(t,5386))).publish(V,(0,y.ng)(process.env,L),H(),at)}async function tt({githubToken:V},{redact:at}){const Tt=(0,y.
ng)(process.env,L),$t=await(await t.e(5181).then(t.bind(t,5181))).readChanges(Tt,V,x.signal);return $t.kind==="all"&&Tt?.pull&&v.R8(at([`changed-only has no eff\
ect: ${$t.why}`])),$t}S()}catch(G){S(G)}},1)}),5657:((Mt,F,t)=>{t.d(F,{G:()=>i});var M=t(6760),S=t(5747);const w=21,O=/^(?!\.{1,2}$)[\w.-]+$/;function A(h){let o=!1;
for(const f of h.split(`
`)){const c=f.trim();c.startsWith("[")&&(o=c==='[remote "origin"]');const m=c.indexOf("=");if(!(!o||m<0||c.slice(0,m).trim().toLowerCase()!=="url"))return $(c.slice(
m+1).trim())}return null}function $(h){const o=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(h),[f,c]=o===null?d(h):[o[1],o[2]],m=(c??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),T=m.length>1&&m.length<=w;return!f||!T||!m.every(I=>O.test(I))?null:{host:f.toLowerCase(),owner:m.slice(0,-1).join("/"),name:m.at(-1)??""}}function d(h){
const o=URL.parse(h);return o===null||!/^(https?|ssh):$/.test(o.protocol)?[]:[o.protocol==="ssh:"?o.hostname:o.host,o.pathname.slice(1)]}var v=t(4614);const y=5,
u=/^[0-9a-f]{40}$/,s=/^refs\/(?!.*\.\.)[^\0]+$/;function i(h){const o=(0,M.join)(h,".git"),f=e(o,h)??o,c=g((0,M.join)(f,"commondir")),m=c===null?f:l(c,f),T=()=>p(
(0,M.join)(m,"packed-refs"))??"",I=n(g((0,M.join)(f,"HEAD")),[f,m],T);return I===null?null:{commit:I,isFetched:a(I,p((0,M.join)(f,"FETCH_HEAD"))??"",T),remote:A(
p((0,M.join)(m,"config"))??""),tracked:P=>(0,v.O)((0,M.join)(f,"index"),P)}}function e(h,o){const[,f]=/^gitdir: (.+)$/.exec(g(h)??"")??[];return f===void 0?null:
l(f,o)}function n(h,o,f){let c=h;for(let m=0;c!==null&&m<=y;m+=1){if(u.test(c))return c;const[,T]=/^ref: (.+)$/.exec(c)??[];if(T===void 0||!s.test(T))return null;
c=r(T,o,f)}return null}function r(h,o,f){for(const m of o){const T=g((0,M.join)(m,h));if(T!==null)return T}return f().split(`
`).find(m=>m.endsWith(` ${h}`))?.slice(0,40)??null}function a(h,o,f){const c=(m,T)=>m.split(`
`).some(I=>I.startsWith(`${h}${T}`));return c(o,"	")||c(f()," refs/remotes/")}const l=(h,o)=>(0,M.isAbsolute)(h)?h:(0,M.join)(o,h);function p(h){const o=(0,S.yR)(
h);return o.ok?o.text:null}const g=h=>p(h)?.replace(/\r?\n$/,"")??null}),4614:((Mt,F,t)=>{t.d(F,{O:()=>e,R:()=>a});var M=t(3024),S=t(5747);const w=128*1024*1024,
O=12,A=62,$=16384,d=12288,v=4,y=61440,u=4096,s=32768,i=Buffer.alloc(0);function e(l,p){const g=(0,S.io)(l,w);return g===null?new Map:n(g,p)}function n(l,p){const g=new Map;
if(l.length<O)return g;const h=l.readUInt32BE(4);if(l.toString("latin1",0,4)!=="DIRC"||h<2||h>4)return g;const o=l.readUInt32BE(8);let f=i,c=O;for(let m=0;m<o;m+=
1){if(c+A>l.length)return g;const T=l.readUInt16BE(c+60),I=c+A+(T&$?2:0),P=h===v,{kept:G,from:L}=P?r(l,I,f):{kept:i,from:I},x=l.indexOf(0,L);if(x<0)return g;const C=l.
subarray(L,x),Y=P?Buffer.concat([G,C]):C;if(Y.length>u)return g;const W=(l.readUInt32BE(c+24)&y)===s,K=Y.toString("utf8");W&&(T&d)===0&&p.has(K)&&g.set(K,{modified:l.
readUInt32BE(c+8),size:l.readUInt32BE(c+36)}),c=P?x+1:c+(x-c+8&-8),f=Y}return g}function r(l,p,g){let h=p,o=l[h++]??0,f=o&127;for(;o&128;)o=l[h++]??0,f=(f+1)*128+
(o&127);return{kept:g.subarray(0,Math.max(0,g.length-f)),from:h}}function a(l,{modified:p,size:g}){try{const h=(0,M.lstatSync)(l),o=Math.floor(h.mtimeMs/1e3);return h.
isFile()&&h.size%2**32===g&&o%2**32===p}catch(h){return(0,S.Oj)(h),!1}}}),40:((Mt,F,t)=>{t.d(F,{h:()=>y,w:()=>A});var M=t(6760),S=t(5657),w=t(4614),O=t(4503);function A(u,s,i){
if(!$(i.serverUrl))return[];const e=v(s);return[...Map.groupBy(u,r=>e(r.split("/").slice(0,-1).join("/")))].flatMap(([r,a])=>r===null?[]:d(r,a,s,i))}const $=u=>/^https?:\/\/[\w.:/-]+$/.
test(u);function d({prefix:u,checkout:s},i,e,n){const{commit:r,isFetched:a,remote:l}=s,p=URL.parse(n.serverUrl);if(l===null||p===null)return[];if(l.host!==p.host&&
l.host!==p.hostname)return[];if(!a&&![n.commit,n.defaultCommit].includes(r))return[];const g=`${l.owner}/${l.name}`,h=`${n.serverUrl}/${g}/blob/${r}`,o=m=>m?.toLowerCase()===
g.toLowerCase(),f=o(`${n.owner}/${n.repository}`)||o(n.pull?.from),c=new Map(i.map(m=>[m.slice(u.length),m]));return Array.from(s.tracked(new Set(c.keys())),([m,
T])=>{const[I,P]=[c.get(m),(0,O.oW)(m)];return I===void 0||P===null||!(0,w.R)((0,M.join)(e,I),T)?[]:{file:I,path:m,url:`${h}/${P}`,isOfRun:f}}).flat()}function v(u){
const s=new Map,i=e=>{const n=s.get(e);if(n!==void 0)return n;const r=(0,S.G)((0,M.join)(u,e)),a=e.split("/").slice(0,-1).join("/"),l=r!==null?{prefix:e===""?"":
`${e}/`,checkout:r}:e===""?null:i(a);return s.set(e,l),l};return i}const y=u=>new Map(u.map(({file:s,url:i})=>[s,{url:i}]))}),3565:((Mt,F,t)=>{t.d(F,{fz:()=>dt,
fJ:()=>cn,QU:()=>nt,N4:()=>Vt,j_:()=>Gt,Ko:()=>J,R8:()=>Jt,ur:()=>it,Kn:()=>At,u5:()=>Xt,Sy:()=>ft});var M=t(3024),S=t(6760),w=t(857);function O(z){return z==null?
"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function A(z){return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,endLine:z.
endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function $(z,Q,wt){const jt=new y(z,Q,wt);process.stdout.write(jt.toString()+w.EOL)}function d(z,Q=""){$(z,{},
Q)}const v="::";class y{constructor(Q,wt,jt){Q||(Q="missing.command"),this.command=Q,this.properties=wt,this.message=jt}toString(){let Q=v+this.command;if(this.
properties&&Object.keys(this.properties).length>0){Q+=" ";let wt=!0;for(const jt in this.properties)if(this.properties.hasOwnProperty(jt)){const Yt=this.properties[jt];
Yt&&(wt?wt=!1:Q+=",",Q+=`${jt}=${s(Yt)}`)}}return Q+=`${v}${u(this.message)}`,Q}}function u(z){return O(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A")}function s(z){return O(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function i(){throw new Error(
"this function of @actions/core is not bundled")}function e(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function r(z){return z.
replace(/[\\]/g,"/")}function a(z){return z.replace(/[/]/g,"\\")}function l(z){return z.replace(/[/\\]/g,path.sep)}var p=function(z,Q,wt,jt){function Yt(Zt){return Zt instanceof
wt?Zt:new wt(function(qt){qt(Zt)})}return new(wt||(wt=Promise))(function(Zt,qt){function en(Z){try{ln(jt.next(Z))}catch(st){qt(st)}}function fn(Z){try{ln(jt.throw(
Z))}catch(st){qt(st)}}function ln(Z){Z.done?Zt(Z.value):Yt(Z.value).then(en,fn)}ln((jt=jt.apply(z,Q||[])).next())})},g;(function(z){z[z.Success=0]="Success",z[z.
Failure=1]="Failure"})(g||(g={}));function h(z,Q){const wt=toCommandValue(Q);if(process.env[z]=wt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
z,Q));issueCommand("set-env",{name:z},wt)}function o(z){$("add-mask",{},z)}function f(z){process.env.GITHUB_PATH||""?issueFileCommand("PATH",z):issueCommand("ad\
d-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.env.PATH}`}function c(z,Q){const wt=process.env[`INPUT_${z.replace(/ /g,"_").toUpperCase()}`]||"";
if(Q&&Q.required&&!wt)throw new Error(`Input required and not supplied: ${z}`);return Q&&Q.trimWhitespace===!1?wt:wt.trim()}function m(z,Q){const wt=c(z,Q).split(
`
`).filter(jt=>jt!=="");return Q&&Q.trimWhitespace===!1?wt:wt.map(jt=>jt.trim())}function T(z,Q){const wt=["true","True","TRUE"],jt=["false","False","FALSE"],Yt=c(
z,Q);if(wt.includes(Yt))return!0;if(jt.includes(Yt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function I(z,Q){if(process.env.GITHUB_OUTPUT||"")return i("OUTPUT",e(z,Q));process.
stdout.write(w.EOL),$("set-output",{name:z},O(Q))}function P(z){issue("echo",z?"on":"off")}function G(z){process.exitCode=g.Failure,C(z)}function L(){return process.
env.RUNNER_DEBUG==="1"}function x(z){issueCommand("debug",{},z)}function C(z,Q={}){$("error",A(Q),z instanceof Error?z.toString():z)}function Y(z,Q={}){$("warni\
ng",A(Q),z instanceof Error?z.toString():z)}function W(z,Q={}){$("notice",A(Q),z instanceof Error?z.toString():z)}function K(z){process.stdout.write(z+w.EOL)}function R(z){
d("group",z)}function j(){d("endgroup")}function N(z,Q){return p(this,void 0,void 0,function*(){R(z);let wt;try{wt=yield Q()}finally{j()}return wt})}function X(z,Q){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,Q));issueCommand("save-state",{name:z},toCommandValue(Q))}function tt(z){
return process.env[`STATE_${z}`]||""}function H(z){return p(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var V=t(6309),at=t(5747),Tt=t(
566),xt=t(4e3),$t=t(5955);const J=z=>Object.fromEntries(z.map(Q=>[Q,c(Q)]));function nt(z){for(const Q of z)o(Q)}function it(z,Q){K(z);let wt=!0;for(const{kind:jt,
text:Yt}of Q){const[Zt="",...qt]=Yt.split(`
`),en=jt==="plain"&&qt.length>0;(wt||en)&&K(""),wt=en,en||qt.length===0?K(Yt):(R(Zt),K(qt.join(`
`)),j())}}const pt={error:C,warning:Y,notice:W};function dt(z){for(const{level:Q,message:wt,line:jt,column:Yt,...Zt}of z)pt[Q](wt,{...Zt,...jt===void 0?{}:{startLine:jt},
...Yt===void 0?{}:{startColumn:Yt}})}const ft=(z,Q)=>It("GITHUB_STEP_SUMMARY",z,wt=>(0,M.appendFileSync)(wt,Q));async function At(z,Q){const wt=new Map;for(const[
Zt,qt]of Object.entries(Q))try{z?await It("GITHUB_OUTPUT",z,en=>(0,M.appendFileSync)(en,Ot(Zt,qt))):I(Zt,qt)}catch(en){wt.set(Zt,(0,V.A3)(en))}const[jt]=wt.values();
return jt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...wt.keys()].join(", ")}: ${jt}`]}function Ot(z,Q){const wt=typeof Q=="stri\
ng"?Q:JSON.stringify(Q);if(/[\r\n]/.test(wt))throw new V.Lw("the value has a line break");return`${z}=${wt}
`}async function It(z,Q,wt){if(!Q)throw new V.Lw(`${z} is not set; run this as an action on a runner`);const jt=(0,M.openSync)(Q,"r+");try{const{size:Yt}=(0,M.fstatSync)(
jt);try{wt(Q)}catch(Zt){throw(0,M.fstatSync)(jt).size>Yt&&(0,M.ftruncateSync)(jt,Yt),Zt}}finally{(0,M.closeSync)(jt)}}function Xt(z,Q){if(!z)throw new V.Lw("RUN\
NER_TEMP is not set; run this as an action on a runner");const wt=(0,S.join)("tf-disco","report.json");return(0,Tt.f)(z,wt,(0,$t.mk)(Q)),(0,S.join)(z,wt)}function Gt(z){
if(z===void 0||z==="")return null;const Q=(0,at.yR)(z);try{if(Q.ok)return JSON.parse(Q.text)}catch{}const wt=Q.ok?"is not JSON":(0,xt.mP)(Q.failure);return Y(`t\
he event of this run is ignored: the file in GITHUB_EVENT_PATH ${wt}; check that no earlier step changes it`),null}function Vt(z){for(const Q of z)K(Q)}function Jt(z){
for(const Q of z)Y(Q)}const cn=(z,Q)=>C(Q,{title:z})}),8782:((Mt,F,t)=>{t.d(F,{$c:()=>d,Ob:()=>A,at:()=>u,ng:()=>w});var M=t(8641);const S=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function w(i,e){const n=p=>i[p]?.trim()??"",[,r,a]=S.exec(n("GITHUB_REPOSITORY"))??[];if(r===void 0||a===void 0)return null;const l=O(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:r,repository:a,apiUrl:O(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:l,event:n("GITHUB_EVENT_NAME"),workflow:$(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${l}/${r}/${a}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:s(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:v(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:y(
n("GITHUB_REF"),e)}}const O=i=>i.replace(/(?<!\/)\/+$/,"");function A({apiUrl:i}){const e=URL.parse(i);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,M.RK)(i)}`}const $=i=>/^[^/]+\/[^/]+\/(.+?)@/.exec(i)?.[1];function d(i,e){if(i==="pull_request_target")return!1;const n=u(e,
"pull_request","head"),[r,a]=[u(n,"repo","full_name"),u(e,"pull_request","base","repo","full_name")];return n!==void 0&&r!==a}function v(i,e){const n=u(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:d(i,e),from:s(e,"pull_request","head","repo","full_name")??null}:null}
function y(i,e){const n=s(e,"repository","default_branch");return n===void 0?null:i===`refs/heads/${n}`}function u(i,...e){return e.reduce((n,r)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,r):void 0,i)}function s(i,...e){const n=u(i,...e);return typeof n=="string"?n:void 0}}),1964:((Mt,F,t)=>{t.d(F,{H:()=>W});var M=t(4e3),
S=t(5799),w=t(2796),O=t(5102),A=t(4120),$=t(8884),d=t(8641),v=t(1831);const y=700,u=8,s=5,i={text:250,places:1},e={text:y,places:u},n=2,r=3600,a=120,l=4096,p=J=>J!==
""&&(0,$.CN)(J)&&(0,d.BP)((0,d.RK)(J,l))===J;function g(J){const nt=f(J),it=[...new Set(J.map(({problem:ft})=>ft.title))],pt=nt.length>0?(0,A.K4)(nt,n):c(J);if(it.
length===1)return o(pt,it[0]??"");const dt=`${J.length} problems`;return o(pt===null?dt:`${dt} with ${pt}`,it.join(", "))}function h({title:J,hosts:nt,findings:it}){
if(it.length===1)return g(it);const pt=nt.length>0?0:(0,$.Dc)(it),dt=Math.max(nt.length,pt),ft=dt===1?f(it)[0]??(0,$.II)((0,$.tN)(it)?.file??""):(0,A.px)(dt,nt.
length>0?"host":"file"),At=it.length>dt?` (${it.length} times)`:"";return o(dt===0?null:ft,`${J}${At}`)}const o=(J,nt)=>J===null?nt:`${J}: ${nt}`,f=J=>[...new Set(
J.flatMap(({host:nt})=>nt===null?[]:(0,d.RK)((0,v.nx)(nt))))];function c(J){const nt=(0,$.tN)(J);return nt===null||p(nt.file)?null:(0,$.II)(nt.file)}function m(J,nt){
const it=new Set(J.map(({severity:ft})=>ft)).size>1,pt=J.slice(0,s).map(ft=>I(ft,it,J.length>2?i:e,nt)).map(ft=>ft.join(`
`)),dt=J.length-pt.length;return[...pt,...dt>0?[T(dt)]:[]].join(`

`).split(`
`)}const T=J=>`and ${J} more, see the job summary`;function I(J,nt,it,pt){const{problem:dt,severity:ft}=J,At=(0,$.Xd)(J),Ot=(0,$.xi)(J,pt,it.text,it.places);return[
`${nt?`${ft}: `:""}${(0,d.RK)(dt.message,it.text)} [${dt.code}]`,...Ot.map(([It,Xt])=>`${It}: ${Xt}`),...At===null||p(At.file)?[]:[`at: ${(0,$.R3)(At)}`],...J.isHostNew?
[`the host is ${A.dy}`]:[],`${pt.docsUrl}#${dt.code}`]}function P(J,nt){const{message:it,help:pt,findings:dt,code:ft,title:At,affects:Ot}=J;if(dt.length===1)return m(
dt,nt);const It=(0,A.od)(Ot,nt.clients),Xt=(0,$.mj)(dt,nt.repositories.length),Gt=[`${(0,d.RK)(it??At,y)} [${ft}]`,...pt===null?[]:[`help: ${(0,d.RK)(pt,y)}`],...It===
""?[]:[`affects: ${It}`],...Xt===""?[]:[`hits: ${Xt}`]],Vt=`${nt.docsUrl}#${ft}`,Jt=r-[...Gt,Vt].join(`
`).length;return[...Gt,...L(J,Jt),Vt]}function G(J,nt,{docsUrl:it}){const pt=J.slice(0,s).flatMap(({problem:{message:dt,help:ft}})=>[`${(0,d.RK)(dt,i.text)} [${nt.
code}]`,...nt.help===null&&ft?[`help: ${(0,d.RK)(ft,i.text)}`]:[]]);return[...new Set(pt),`see also "${h(nt)}"`,`${it}#${nt.code}`]}function L({findings:J,message:nt},it){
const pt=[];let dt=it;for(const At of J){const Ot=x(At,nt===null);if(Ot.length>=dt)break;dt-=Ot.length+1,pt.push(Ot)}const ft=J.length-pt.length;return ft>0?[...pt,
T(ft)]:pt}function x(J,nt){const{host:it,places:pt,placesLeftOut:dt,problem:ft,isHostNew:At}=J,Ot=(0,$.Ky)(pt,1,void 0,dt),It=it===null?"":`${(0,d.RK)((0,v.nx)(
it))}${At?` (${A.dy})`:""}`,[Xt,Gt]=it===null?[Ot,""]:[It,Ot],Jt=[nt?(0,d.RK)(ft.message,a):"",nt&&Gt!==""?`(${Gt})`:Gt].filter(cn=>cn!=="");return Jt.length===
0?`- ${Xt}`:`- ${Xt}: ${Jt.join(" ")}`}const C=10,Y=200;function W(J,nt){const it=K(J),pt=(0,O.hm)(J.findings);let dt=J.findings;for(const ft of S.oC){const{annotations:At,
used:Ot}=R(ft,dt,nt,ft===pt);it.push(...At),dt=dt.filter(It=>!Ot.has(It))}return it}function K({passed:J,stopped:nt,findings:it}){const pt=it.filter(({severity:ft})=>ft===
"warning").length;if(J||it.some(({severity:ft})=>ft==="error"))return[];if(nt!==null)return[$t("error","The check is not complete",[(0,M.Cw)(nt)])];const dt=`${(0,A.
px)(pt,"warning")}, and fail-on is warning`;return[$t("error","Warnings fail this check",[dt])]}function R(J,nt,it,pt){const dt=nt.filter(({severity:It})=>It===
J),ft=new Set(dt.map(j));if(ft.size>C){const It=X(dt),Xt=pt&&J!=="notice"?tt(J,It,it):[];return{annotations:[...N(J,It,it),...Xt].slice(0,C),used:new Set(dt)}}const At=nt.
filter(It=>ft.has(j(It)));return{annotations:[...Map.groupBy(At,j).values()].map(It=>$t(J,g(It),m(It,it),(0,$.tN)(It))),used:new Set(At)}}function j(J){const nt=(0,$.
Xd)(J);return nt===null?J:`${nt.line}:${nt.file}`}function N(J,nt,it){const pt=nt.length<=C?nt:nt.slice(0,C-1),dt=nt.slice(pt.length).flatMap(ft=>ft.findings);return[
...pt.map(ft=>$t(J,h(ft),P(ft,it),(0,$.tN)(ft.findings))),...dt.length===0?[]:[xt(J,dt)]]}function X(J){const nt=(0,w.cZ)(J);return nt.length<=C?nt:Tt(nt)}function tt(J,nt,it){
const pt=new Set(nt.map(({findings:ft})=>ft.map(j).find(H)));return at(nt.map(ft=>V(ft).map(At=>({cause:ft,findings:At})))).filter(({findings:[ft]})=>{const At=ft&&
j(ft);return H(At)&&!pt.has(At)&&pt.add(At)}).slice(0,C).map(({cause:ft,findings:At})=>{const Ot=G(At,ft,it);return $t(J,g(At),Ot,(0,$.tN)(At))})}const H=J=>typeof J==
"string";function V({findings:J}){const nt=J.filter(dt=>p((0,$.Xd)(dt)?.file??"")),it=[...Map.groupBy(nt,j).values()];return at(Map.groupBy(it,([dt])=>dt&&(dt.host??
(0,$.Xd)(dt)?.file)).values())}const at=J=>[...J].flatMap(nt=>nt.map((it,pt)=>({item:it,turn:pt}))).toSorted((nt,it)=>nt.turn-it.turn).map(({item:nt})=>nt);function Tt(J){
return[...Map.groupBy(J,({code:it})=>it).values()].flatMap(([it,...pt])=>it===void 0||pt.length===0?it??[]:{...it,findings:[it,...pt].flatMap(({findings:dt})=>dt),
hosts:[...new Set([it,...pt].flatMap(({hosts:dt})=>dt))],message:null,help:null})}function xt(J,nt){const it=[...new Set(nt.map(({problem:pt})=>pt.title))];return $t(
J,`and ${(0,A.px)(nt.length,`more ${J}`)}`,[...it,"see the job summary"])}function $t(J,nt,it,pt=null){const dt={title:(0,d.LS)((0,d.RK)(nt,Y)),message:(0,d.LS)(
it.join(`
`))};if(pt===null||!p(pt.file))return{level:J,...dt};const{file:ft,line:At,column:Ot,endColumn:It}=pt;return{level:J,...dt,file:ft,line:At,column:Ot,endColumn:It}}}),
2827:((Mt,F,t)=>{t.d(F,{Y:()=>w});const M={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},S={hosts:12e4,services:36e4};function w({passed:A,hosts:$,findings:d},v=S){const y=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),u=O($.map(({visit:e})=>JSON.stringify(e.host)),v.hosts),s=O($.map(e=>{const n=JSON.stringify(Object.
fromEntries(y(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),v.services),i=e=>d.filter(n=>n.severity===e).length;return{passed:A,hosts:`[${u.join(",")}]`,services:`\
{${s.join(",")}}`,errors:i("error"),warnings:i("warning"),"left-out":$.length-Math.min(u.length,s.length)}}function O(A,$){let d=$;return A.filter(v=>{const y=v.
length<d;return y&&(d-=v.length+1),y})}})};export{Bn as ids,Un as modules};
