const On=[2558,2929,5751,50,2909],Mn={3534:((gt,_,t)=>{t.r(_),t.d(_,{credentialsDiffer:()=>c,credentialsEmpty:()=>$,credentialsMalformed:()=>I,credentialsMissing:()=>e,
credentialsNearMiss:()=>s,credentialsOtherHost:()=>f,credentialsRejected:()=>r,credentialsShort:()=>p,credentialsUnused:()=>l,documentUnauthorized:()=>O});var M=t(
1064),E=t(1831),w=t(2713),S=t(4e3),h=t(5799);const $=(0,h.lS)((0,h.$e)("credentials-empty","Token is empty",M.Du),({source:i})=>({message:`the token from ${i} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),y={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},I=(0,h.lS)((0,h.
z3)("credentials-malformed","Malformed token",M.Du),({source:i,slip:d})=>({message:`the token from ${i} ${y[d].has}`,help:y[d].help,...d==="control character"?{}:
{severity:"warning"}})),p=(0,h.lS)((0,h.$e)("credentials-short","Token is too short to be redacted"),({source:i})=>({message:`the token from ${i} has fewer than\
 ${w.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
c=(0,h.lS)((0,h.lm)("credentials-differ","Clients use different tokens"),({host:i,first:d,other:u})=>({message:`for host ${(0,E.nx)(i)}, ${o(d)} and ${o(u)}`,help:`\
set the token for both clients in ${(0,E.fK)(i)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),o=({client:i,source:d})=>d===
null?`${M.bB[i]} finds no token`:`${M.bB[i]} uses the token from ${d}`,r=(0,h.lS)((0,h.$e)("credentials-rejected","Token was rejected"),({host:i,status:d,source:u})=>({
message:`host ${(0,E.nx)(i)} returned ${d} for the token from ${u}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,E.cu)(i)}; then store a new one in the same place`})),e=(0,h.lS)((0,h.$e)("credentials-missing","Token is missing"),({host:i,
service:d,isFork:u,searched:m,notRead:k})=>{const A=(0,E.nx)(i),a=`host ${A} requires a token${d===null?"":` for ${d}`}`;if(u)return{message:`${a}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[P=""]=(0,E.fK)(i),v=k.length===0?"":`; not read: ${k.join(", ")}`;return{message:`${a}, and none was found (searched: ${m.join(", ")}${v}\
)`,help:`add the line "${A}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${P}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(P)}`}}),n=i=>/^\w+$/.
test(i)?`export ${i}=\u2026`:`env '${i}=\u2026' terraform init`,s=(0,h.lS)((0,h.$e)("credentials-near-miss","Token variable has a similar name"),({host:i,variable:d,
why:u,write:m})=>({message:`${d} seems to be meant for host ${(0,E.nx)(i)}, but ${u}`,help:`rename it to ${m}: ${n(m)}`})),f=(0,h.lS)((0,h.$e)("credentials-othe\
r-host","Token is for another host",M.Du),({host:i,other:d,source:u,service:m,isSent:k,isNotice:A})=>({message:`the clients do not send the token for ${d} from ${u}\
 ${m===null?`after the redirect of ${i}`:`to ${m} of host ${i}`}: they send ${k?`the token of ${i}`:"none"}`,help:m===null?`make the discovery document of ${i} \
public, or serve it at ${i} itself`:`set the token for ${i}, and the clients send it to ${d}`,...A?{severity:"notice",affects:[]}:{}})),l=(0,h.lS)((0,h.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:i})=>({message:`the tokens input has a token for host ${(0,E.nx)(i)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),O=(0,h.lS)((0,h.z3)("document-unauthorized","Discovery requires valid credentials",M.
zK),({host:i,token:d,challenge:u,...m})=>{const k=d==="sent"?"rejected the given authentication credentials":"requires authentication credentials",A=u===null?"":
`, and asks for ${u} authentication`;return{message:`host ${i} ${k}: ${(0,S._r)(m)}${A}`,help:(0,S.NM)(m.page,i,x(i,d,m.status,u))}}),R="make the discovery docu\
ment public";function x(i,d,u,m){const k=(0,S.qZ)(i);if(m!==null)return{operator:`exempt /.well-known/terraform.json from ${m} authentication`,guest:k,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(d){case"sent":{const A="check that the token is for this host, complete and not expired";return u===
403?{operator:A,user:A,guest:k}:{operator:A,user:A}}case"none":{const A=`add a token to \`tokens\` (${i}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${A}\
, or ${R}`,user:A,guest:k}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${i} to respond itself, or ${R}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((gt,_,t)=>{t.r(_),t.d(_,{fileLimit:()=>e,fileOutside:()=>c,fileSyntax:()=>h,fileUnreadable:()=>p,nothingToCheck:()=>r});var M=t(1064),
E=t(4e3),w=t(5143),S=t(5799);const h=(0,S.lS)((0,S.$e)("file-syntax","File has a syntax error",M.Du),({error:n,file:s})=>({message:n??"the file is not valid UTF\
-8",help:(0,w.Zl)(s)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),$={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},y={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},I={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},p=(0,S.lS)((0,S.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${$[n.what]}: ${n.code}`:$[n.what],help:(n.what==="file"||n.what==="directory"?y[n.code]:void 0)??I[n.what]})),
c=(0,S.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),o=3,r=(0,S.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:s})=>{const O=`found no Terraform or OpenTofu files in ${n.every(x=>x===".")?"this directory":`\`scan\` (${(0,E.XT)(n,o)}\
)`}`,R="check out the repository first (in a workflow: actions/checkout)";return s?{message:`${O}; only \`hostnames\` was checked`,help:`${R}, or correct \`scan\``,
severity:"warning"}:{message:`${O}, and \`hostnames\` is not set`,help:`${R}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,S.lS)((0,S.$e)("fil\
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
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((gt,_,t)=>{t.r(_),t.
d(_,{cloudOrganization:()=>c,cloudToken:()=>$,cloudVersion:()=>y,cloudWorkspace:()=>o,cloudWorkspaceMissing:()=>r});var M=t(1064),E=t(1831),w=t(9562),S=t(4e3),h=t(
5799);const $=(0,h.lS)((0,h.z3)("cloud-token","Token for the cloud block or remote backend is missing",M.Du),({host:e,service:n,isFork:s,searched:f,notRead:l})=>{
const O=(0,E.nx)(e),x=`${n===w.OZ?"the cloud block":"the remote backend"} requires a token for ${O}`;if(s)return{message:`${x}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const i=l.
length===0?"":`; not read: ${l.join(", ")}`,[d=""]=(0,E.fK)(e);return{message:`${x}, and none was found (searched: ${f.join(", ")}${i})`,help:`add the line "${O}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${d}; outside GitHub, run \`terraform login ${O}\` or \`tofu login ${O}\``}}),y=(0,h.lS)((0,h.z3)("\
cloud-version","API is too old for the cloud block",M.Du),({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,S.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),I=e=>"why"in e?`the response of ${e.url} ${(0,S.dh)(e.why)}`:(0,S._r)({...e,page:null}),p=(e,n,s)=>"\
status"in e&&[401,403,404].includes(e.status)?s:(0,h.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),c=(0,h.lS)((0,h.z3)("cloud\
-organization","Organization cannot be read",M.Du),e=>{const{host:n,organization:s,source:f}=e;return{message:`the organization ${s} at ${n} cannot be read: ${I(
e)}`,help:p(e,n,`check the name of the organization, and that the token from ${f} is valid and belongs to a member`)}}),o=(0,h.lS)((0,h.z3)("cloud-workspace","W\
orkspace cannot be read",M.Du),e=>{const{host:n,organization:s,workspace:f}=e;return{message:`the workspace ${f} of ${s} at ${n} cannot be read: ${I(e)}`,help:p(
e,n,"check that the token may read the workspace")}}),r=(0,h.lS)((0,h.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:s})=>({
message:`${n} at ${e} has no workspace ${s} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((gt,_,t)=>{t.r(_),t.d(_,{hostAssumed:()=>I,hostGeneric:()=>p,hostNotAllowed:()=>$,hostNotChecked:()=>o,hostPrivateRedirect:()=>c});var M=t(
1064),E=t(4e3),w=t(5799);const S=({file:n,line:s})=>`${(0,E.dh)(n)}:${s}`,h=n=>n.map(s=>M.bB[s]).join(" and "),$=(0,w.lS)((0,w.z3)("host-not-allowed","Host is n\
ot allowed",M.zK),n=>{const{host:s}=n,f=`add ${s} to \`allowed-hosts\``;if("service"in n){const{service:l,registry:O}=n;return{message:`${l} of ${O} is on ${s},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${f}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${s}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${f}`};if("use"in n){const[l,O]=y[n.use];return{message:`${l} ${s}\
, which is not in \`allowed-hosts\``,help:`use ${O}, or ${f}`}}if("implied"in n){const{place:l,clients:O}=n.implied;return{message:`host ${s} is not in \`allowed\
-hosts\` and was not contacted; ${S(l)} names no host, and this is the default of ${h(O)}`,help:`name an allowed registry there, ${f}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${s} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${f}`}}),y={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},I=(0,w.lS)((0,w.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:n,place:s,clients:f})=>({message:`${n} was not contacted: ${S(s)} implies it as the default host of ${h(f)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),p=(0,w.lS)((0,w.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),c=(0,w.lS)((0,w.z3)("host-private-redirect","Redirect to a non-public address",M.zK),({host:n,address:s,asks:f})=>s===
"metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${f==="document"?"redirects":"leads"} to ${n}, which has a ${s} address and was not contacted`,help:`if ${f==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),o=(0,w.lS)((0,w.z3)("host-not-checked","Host was not checked before the chec\
k ended",M.zK),({host:n,stopped:s,isBegun:f,unchecked:l,total:O,slowest:R})=>({message:`${n} was not checked${f?" completely: its visit was under way when":":"}\
 ${(0,E.Cw)(s)}, with ${l} of ${O} hosts not checked`,help:r[s.kind]+e(R)})),r={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function e(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:f,tookMs:l})=>`${f}\
 (${(0,E.YA)(l)})`).join(", ")}`}}),5143:((gt,_,t)=>{t.d(_,{Az:()=>x,Ks:()=>c,Ts:()=>o,Zl:()=>l,_M:()=>I,_h:()=>r,bH:()=>y,n7:()=>O});var M=t(4e3);const E="//",
w=/^[\w.-]+(?:\/[\w.-]+)*$/,S=1e3,h=i=>i.length<=S&&w.test(i),$=(i,d)=>`${i}${E}${d}`;function y(i){const d=i.indexOf(E),u=d<0?"":i.slice(0,d);return h(u)?{repository:u,
path:i.slice(d+E.length)}:{repository:null,path:i}}const I=i=>y(i).repository,p=2**14,c=p-1,o=({line:i,column:d,endColumn:u})=>(i*p+Math.min(d,c))*p+Math.min(u-
d,p-1);function r(i){const d=Math.floor(i/p),u=d%p;return{line:Math.floor(d/p),column:u,endColumn:u+i%p}}const e=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
n=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,s=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function f(i){const{path:d}=y(
i),u=d.split("/").slice(0,s.test(d)?-2:-1);return u.find((m,k)=>e.test(m)&&!(m==="test"&&u.slice(0,k).some(A=>n.test(A))))}const l=i=>f(i)!==void 0;function O(i){
const d=f(i);return(d===void 0?y(i).path:`**/${d}`).replace(/[\\{}[\]?!()]/g,"?")}const R=3;function x(i,d,u){const m=i===1?"1 finding is":`${i} findings are`,k=u===
1?" of 1 repository":` of ${u} repositories`,[A,a]=u===0?["","`exclude`"]:[k,"`exclude` where usages are collected"];return`${m} in tests, examples or templates${A}\
, where errors are warnings; to skip such files, set ${a}: ${(0,M.XT)(d,R)}`}}),5799:((gt,_,t)=>{t.d(_,{$e:()=>c,C:()=>w,lS:()=>r,lm:()=>o,oC:()=>E,pj:()=>$,z3:()=>p});
var M=t(6174);const E=["error","warning","notice"],w=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function S({operator:e,user:n,guest:s},{role:f,host:l}){
const O=`ask the operator of ${l} to ${e}`;switch(f){case"operator":return e;case"user":return n===e?n:n===void 0?O:`${n}; if you run ${l}, ${h(e,n)}`;case"gues\
t":return s??n??O}}const h=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function $(e,n){const{cures:s,...f}=e;return s===void 0?e:{...f,help:y(s,n)}}function y(e,n){
const{because:s,note:f}=e,l=s===void 0?"":`${s}: `,O=f===void 0?"":`; ${f}`;return l+S(e,n)+O}const I=e=>(n,s,f=[])=>({code:n,title:s,severity:e,affects:f}),p=I(
"error"),c=I("warning"),o=I("notice");function r(e,n){return Object.assign(f=>{const{help:l,...O}=n(f),R=e.code,x=(0,M._)(O.message),i={...e,code:R,usualSeverity:e.
severity,...O,message:x};return l===void 0?i:typeof l=="string"?{...i,help:(0,M._)(l)}:{...i,help:y(l,{role:"operator",host:""}),cures:l}},e)}}),2929:((gt,_,t)=>{
t.d(_,{z6:()=>X,wX:()=>Ft,w5:()=>Kt});var M=t(6760),E=t(9461),w=t(3024),S=t(5143),h=t(5747);const $=200,y=50,I=32*1024*1024,p=4e3,c=1e3,o=1e6;function r(Z,ot,$t){
const mt=Map.groupBy(Z.filter(e).slice(0,$),({file:At})=>At),wt=[];let Rt=0;for(const[At,Pt]of[...mt].slice(0,y)){const Nt=(0,M.join)(ot,At),xt=n(Nt);if(xt===null||
xt.mtimeMs>$t+1)continue;if(Rt+=xt.size,Rt>I)break;const Et=(0,h.yR)(Nt);Et.ok&&wt.push(...s(Et.text,Pt))}return wt}const e=({column:Z,endColumn:ot})=>Z!==S.Ks&&
Z<o&&ot>Z;function n(Z){try{return(0,w.statSync)(Z)}catch(ot){return(0,h.Oj)(ot),null}}function s(Z,ot){const $t=[];let[mt,wt]=[1,Z.startsWith("\uFEFF")?1:0];for(const Rt of ot.
toSorted((At,Pt)=>At.line-Pt.line)){for(;mt<Rt.line&&wt>=0;mt+=1)wt=Z.indexOf(`
`,wt)+1||-1;if(wt<0)break;const At=Z.indexOf(`
`,wt),Pt=At<0?Z.length:At,Nt=Pt>wt&&Z[Pt-1]==="\r";$t.push(...f(Z.slice(wt,Nt?Pt-1:Pt),Rt))}return $t}function f(Z,ot){const{column:$t,endColumn:mt}=ot,wt=Z.length<=
p;if(!wt&&mt-$t>c)return[];const Rt=l(Z,$t-1,0);if(Rt>=Z.length)return[];const At=l(Z,mt-$t,Rt),[Pt,Nt]=wt?[Z.slice(0,Rt),Z.slice(At)]:["",""];return[{place:ot,
before:Pt,literal:Z.slice(Rt,At),after:Nt,isWhole:wt}]}function l(Z,ot,$t){let mt=$t;for(let wt=ot;wt>0&&mt<Z.length;wt-=1)mt+=(Z.codePointAt(mt)??0)>65535?2:1;
return mt}var O=t(6174),R=t(2161);function x(Z,ot){const{directory:$t,checkedAt:mt,configs:wt}=ot,Rt=wt.flatMap(jt=>jt.files),At=new Set(Rt.flatMap(({path:jt,shown:Lt})=>[
i(jt),Lt])),Pt=jt=>{const Lt=i((0,M.resolve)($t,jt));return!At.has(jt)&&!At.has(Lt)&&d(jt)&&d(Lt)},Nt=Z.filter(({file:jt})=>Pt(jt)),xt=r(Nt,$t,mt),Et=P(xt,ot.usages);
return xt.flatMap(jt=>u(jt,Et.get(v(jt.place))??null,ot))}function i(Z){const ot=(0,E.$)(Z);return ot.kind==="file"?ot.path:(0,M.resolve)(Z)}const d=Z=>(0,R.L8)(
(0,M.basename)(Z),new Set,(0,M.basename)((0,M.dirname)(Z)))!==void 0;function u({place:Z,before:ot,literal:$t,after:mt,isWhole:wt},Rt,{redact:At,kept:Pt}){const Nt=ot+
$t+mt;return At(Nt,Pt)!==Nt?[]:wt&&!a(Nt)?[{place:Z,before:ot,literal:$t,after:mt}]:Rt===null||k.test(Rt)||!$t.includes(Rt)?[]:[{place:Z,before:"\u2026 ",literal:(0,O.
_)(Rt),after:" \u2026"}]}const m=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
k=/[\s"]/,A=/[\w+-]{20,}/g,a=Z=>m.test(Z)||(Z.match(A)??[]).some(ot=>/\d/.test(ot)&&/[a-z]/.test(ot)&&/[A-Z]/.test(ot));function P(Z,ot){const $t=new Map(Z.map(
({place:wt})=>[v(wt),wt.file])),mt=new Set($t.values());return new Map(ot.filter(({place:wt})=>mt.has(wt.file)&&$t.has(v(wt))).flatMap(({place:wt,text:Rt})=>Rt===
null?[]:[[v(wt),Rt]]))}const v=({file:Z,line:ot,column:$t})=>`${ot}:${$t} ${Z}`;var b=t(2389),F=t(6897),U=t(1831),G=t(3592),L=t(2796),z=t(6763),D=t(5751),B=t(1435),
K=t(8723),Y=t(5453),H=t(7052),st=t(8416),ft=t(7854),yt=t(3474),vt=t(3152);function Tt(Z,ot,$t){const mt={...Z,newHosts:new Set,files:null,remarks:[]};if(ot===null)
return mt;const wt=Et=>({...mt,remarks:[`changed-only has no effect: ${Et}`]});if(ot.kind==="all")return wt(ot.why);const{files:Rt}=ot,At=new Set(Rt.filter(({status:Et})=>Et!==
"removed").map(({file:Et})=>Et));if(At.size>0&&![...At].some(Et=>$t(Et)!==null))return wt("the checkout contains none of the files that the pull request changes");
const Pt=Z.usages.filter(({place:Et})=>At.has(Et.file)),xt=`changed-only: the pull request changes ${Rt.length===1?"1 file":`${Rt.length} files`} with ${Pt.length}\
 of ${Z.usages.length} usages`;return{usages:Pt,notes:Z.notes.filter(({place:Et})=>q(Et.file,At)),newHosts:lt(Z.usages,Rt,$t),files:new Set(Rt.map(({file:Et})=>Et)),
remarks:[xt]}}const q=(Z,ot)=>ot.has(Z)||Z==="."||[...ot].some($t=>$t.startsWith(`${Z}/`)),et=2e8;function lt(Z,ot,$t){const mt=new Set;if(ot.some(Dt))return mt;
const wt=new Map(ot.map(xt=>[xt.file,ct(xt,$t)])),Rt=ot.flatMap(({patch:xt})=>it(xt,/^[ -]/));let At=0;const Pt=(xt,Et)=>{const jt=[Et,(0,U.nx)(Et).toLowerCase()];
return xt.filter(Lt=>(At+=Lt.length,At<=et&&jt.some(_t=>Lt.includes(_t)))).length},Nt=(xt,Et)=>{const{isNew:jt,now:Lt,added:_t}=wt.get(xt)?.()??ut,Yt=jt?0:Pt(Lt,
Et);return jt||Yt>0&&Yt===Pt(_t,Et)};for(const[xt,Et]of Map.groupBy(Z,jt=>jt.host)){if(xt===null||Et.some(({isHostImplied:Lt})=>Lt))continue;const jt=[...new Set(
Et.map(({place:Lt})=>Lt.file))];!jt.every(Lt=>wt.has(Lt))||Pt(Rt,xt)>0||jt.every(Lt=>Nt(Lt,xt))&&At<=et&&mt.add(xt)}return mt}const ut={isNew:!1,now:[],added:[]};
function ct({file:Z,status:ot,patch:$t},mt){let wt=null;const Rt=()=>{const At=ot==="added";if(At||$t===null)return{...ut,isNew:At};const Pt=(mt(Z)??"").toLowerCase().
split(`
`);return{isNew:At,now:Pt,added:it($t,/^\+/)}};return()=>(wt??=Rt(),wt)}const it=(Z,ot)=>(Z??"").toLowerCase().split(`
`).filter($t=>ot.test($t)),It=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Dt=({file:Z,status:ot,changes:$t,patch:mt})=>mt===null&&ot!=="added"&&$t>0&&It.
test(Z);var St=t(2859),Ct=t(370);async function Ut(Z,ot){const $t=ot.now(),mt=await(0,Ct.SQ)(Z,ot),wt=Z.scan.length===0?0:ot.now()-$t,Rt=(0,Ct.PT)(Z,mt,ot),At=await(0,st.
L2)(Rt),{clients:Pt}=At,Nt={usages:(0,ft.sw)(mt.usages,Pt),notes:(0,ft.vH)([...mt.notes,...zt(mt,ot.stop.why)],Pt)},xt=await Xt(Nt,Z,ot),Et=await(0,B.jK)(xt.usages,
Z,At,{...ot,mayHavePlugins:(0,Ct.C_)(mt,Z)}),{roots:jt,notes:Lt}=await(0,Y.D0)({...Nt,scanned:mt,changed:xt.files,dialect:At,settings:Z}),_t=await(0,Y.Xo)(Et.usages,
jt),Yt=(0,St.C)(Z,_t,Pt,(0,ft.kA)(Nt.usages)),{configs:Zt,releases:Qt}=Et,{environment:en}=ot,{files:tn,bytes:sn}=mt;return{dialect:{...At,releases:Qt},configs:Zt,
usages:_t,roots:jt,requirements:Yt,notes:[...(0,Y.a3)(xt.notes,_t,Z,en),...Lt],newHosts:xt.newHosts,isEmpty:Z.scan.length>0&&mt.isEmpty&&mt.endedAt===null,complaints:Et.
findings,allUsages:Nt.usages,part:null,changes:xt.changes,remarks:[...xt.remarks,...Et.remarks],scan:{files:tn,bytes:sn,usages:_t.length,durationMs:wt},clients:()=>(0,st.
rU)(At,Rt.scan)}}async function Xt(Z,ot,$t){const mt=ot.changedOnly?await $t.changes(ot):null;return{changes:mt,...Tt(Z,mt,Rt=>{const At=(0,h.yR)((0,M.join)($t.
directory,Rt));return At.ok?At.text:null})}}function zt({endedAt:Z,files:ot},$t){return Z===null||$t===null?[]:[(0,ft.YW)(Z,(0,H.fileLimit)({kind:"time",stopped:$t,
files:ot}))]}function Gt({requirements:Z,part:ot}){const{size:$t}=new Set(Z.map(({host:wt})=>wt));if($t<=yt.pS)return;const mt=`${$t} hosts, the limit is ${yt.pS}`;
throw new vt.GN([ot===null?`scan found ${mt}: narrow scan, exclude files, or divide the hosts with shard`:`shard ${ot.index}/${ot.count} has ${mt}: divide the h\
osts into more shards`])}async function X(Z,ot){const $t=new Date,mt=await(0,D.readSettings)(Z,ot),wt=mt.deadlineMs,Rt=ot.startTimer(wt,()=>ot.stop.end({kind:"d\
eadline",ms:wt}));try{const At=await Ut(mt,ot),Pt=mt.shard===null?At:await V(At,mt.shard,mt);Gt(Pt),await(0,F.x)();const Nt=await Mt(Pt,mt,ot,$t);return await kt(
Nt,Pt,mt,ot,$t)}finally{Rt()}}async function V(Z,ot,$t){const{narrowToShard:mt}=await Promise.all([t.e(6917),t.e(5927),t.e(2052)]).then(t.bind(t,8100));return mt(
Z,ot,$t)}async function Mt(Z,ot,$t,mt){const{environment:wt,stop:Rt,isFork:At}=$t,{dialect:Pt,configs:Nt}=Z,xt=await(0,K.j)(Z,ot,{...Pt,configs:Nt},$t),Et={...Z,
visits:xt.visits,tokenVariables:Kt(wt),tokenHosts:ot.tokens.map(({host:_t})=>_t),tokenSources:xt.tokenSources,stopped:Rt.why,predicted:await(0,Y.K$)(xt.inquiry,
{...ot,dialect:Pt,isFork:At,part:Z.part})},jt={...ot,dialect:Pt,isFork:At,now:mt.getTime()},Lt=xt.visits.length>0||Et.predicted.requests.length>0;return(0,b.S4)(
Et,jt,Lt?await(0,B.U7)():null)}async function kt(Z,{dialect:ot,configs:$t,allUsages:mt,requirements:wt,changes:Rt,scan:At,clients:Pt,...Nt},xt,Et,jt){const Lt=Ft(
wt),_t=[...Nt.remarks,...(0,z.r)(Z)],Yt={verdict:Z,remarks:(0,z.q)(_t)},{verdict:Zt,remarks:Qt}=Et.secrets.redact(Yt,Lt);return{settings:xt,changes:Rt,verdict:Zt,
context:{dialect:ot,failOn:xt.failOn,scan:At,remarks:Qt,startedAt:jt.toISOString(),durationMs:Date.now()-jt.getTime(),version:G.xv,docsUrl:G.aq,clients:await Pt(),
sources:x((0,L.sC)(Zt.findings),{...Et.secrets,kept:Lt,usages:mt,configs:$t,directory:Et.directory,checkedAt:jt.getTime()}),links:null,repository:null,repositories:[],
shards:Wt(xt),history:null}}}const Wt=({shard:Z})=>Z===null?null:{indexes:[Z.index],count:Z.count},Kt=Z=>Object.keys(Z).filter(ot=>/^TFE?_?TOKEN/i.test(ot)),Ft=Z=>new Set(
Z.flatMap(({host:ot,service:$t})=>[ot,(0,U.nx)(ot),$t]))}),9461:((gt,_,t)=>{t.d(_,{$:()=>w});var M=t(3024),E=t(5747);function w(S){try{const h=(0,M.realpathSync)(
S),$=(0,M.statSync)(h);return $.isFile()?{kind:"file",path:h}:{kind:$.isDirectory()?"directory":"special",path:h}}catch(h){return{kind:"error",code:(0,E.Oj)(h)}}}}),
5747:((gt,_,t)=>{t.d(_,{Oj:()=>r,io:()=>I,yR:()=>y});var M=t(4573),E=t(3024);const w=16*1024*1024,S=E.constants.O_RDONLY|(E.constants.O_NONBLOCK??0)|(E.constants.
O_NOCTTY??0),h=Buffer.allocUnsafeSlow(256*1024);let $=h;const y=(n,s=w)=>p(n,s,o);function I(n,s){const f=p(n,s,(l,O)=>Buffer.from(l.subarray(0,O)));return Buffer.
isBuffer(f)?f:null}function p(n,s,f){let l;try{l=(0,E.openSync)(n,S)}catch(O){return e(O)}try{const O=(0,E.readSync)(l,h,0,h.length,null);return O<h.length?f(h,
O):c(l,s,f)}catch(O){return e(O)}finally{(0,E.closeSync)(l)}}function c(n,s,f){const{size:l}=(0,E.fstatSync)(n);if(l>s||l<h.length)return{ok:!1,failure:{kind:"s\
ize",bytes:l,maxBytes:s}};$.length<l&&($=Buffer.allocUnsafeSlow(l));const O=$;let R=0;for(;R<l;){const x=(0,E.readSync)(n,O,R,l-R,R);if(x===0)break;R+=x}return f(
O,R)}function o(n,s){const f=n.toString("utf8",0,s),l=!f.includes("\uFFFD")||(0,M.isUtf8)(n.subarray(0,s));return{ok:!0,text:f,isUtf8:l,bytes:s}}function r(n){if(!(typeof n==
"object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{kind:"error",code:r(n)}})}),8185:((gt,_,t)=>{t.d(_,{C:()=>c,
I:()=>r});var M=t(4283),E=t(7052),w=t(6697),S=t(1064),h=t(1831),$=t(2886);const y=(e,{allowedHosts:n,hostnames:s})=>(0,h.Jr)(e,n)||s.some(f=>f.host===e),I={file:"\
.",line:1,column:1,endColumn:1},p=1e4;function c(e,n,s=p){if(n.allowedHosts.length===0)return[];const f=new Map,l=[];let O=0;for(const{directHost:x,kind:i,isOverridden:d,
place:u,clients:m}of e){if(x===void 0||d||y(x,n))continue;const k=i==="backend_http"||i==="remote_state"?"backend":"download",A=`${k} ${x}`,a=f.get(A);if(a===void 0&&
f.size>=s){O+=1;continue}const P=a??o(x,k);f.set(A,P),l.push({...P,place:u,clients:m})}if(O===0)return l;const R=(0,E.fileLimit)({kind:"problems",max:s,omitted:O});
return[...l,{problem:R,place:I,clients:S.Du,host:null}]}function o(e,n){const s=(0,h.Pv)(e),f=s.ok?s.value:null,l=f===null?e:(0,h.nx)(f);return{problem:(0,w.hostNotAllowed)(
{host:l,use:n}),host:f}}function r(e,n,s,f){if(f.allowedHosts.length===0)return[];const l=s.filter(({because:O})=>O.some(R=>typeof R!="string"));return n.flatMap(
O=>{const{id:R,kind:x}=O;if(x!=="url"||!l.some(m=>m.service===R))return[];const i=(0,M.Dl)(O.url),d=i.ok?(0,h.Pm)(i.value):null;if(d===null||d===e||y(d,f))return[];
const u=(0,w.hostNotAllowed)({host:d,service:R,registry:(0,h.nx)(e)});return[(0,$.bz)(u,R)]})}}),8988:((gt,_,t)=>{t.d(_,{s:()=>o,k:()=>O});var M=t(3534),E=t(3410),
w=t(5143),S=t(9562);const h=[S.OZ,S.Bn],$=[S.e$,S.xq],y=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...h,...$]},{matches:/^api\.env0\.com$/,services:$},{matches:/^backend\.api\.env0\.com$/,
services:h},{matches:/\.scalr\.io$/,services:h}],I=R=>y.find(({matches:x})=>x.test(R))?.services??[];var p=t(241),c=t(2886);function o(R,{role:x},i){const d=n(R),
u=R.credentials?.hasToken===!0,k=(R.attempt.hops.at(-1)?.challenge??null)===null&&(u||x!=="guest"),A=u?[]:s(R.host,d,i),P=[...R.difference===null?[]:[R.difference],
...A,...d===null||!k?[]:[f(R,d,i)]].map(b=>(0,c.bz)(b)),v=u?[]:r(R,i);return v.length>0?[...P,...v]:A.length===0?[...P,...e(R,i)]:P}function r(R,{usages:x,isFork:i,
depth:d}){const{host:u,attempt:m}=R;if(d==="discovery"||m.discovery.kind!=="found")return[];const k=x.flatMap(({workspace:A,hasOwnToken:a,needs:P,place:v})=>A===
void 0||a||(0,w.Zl)(v.file)?[]:P.filter(b=>b.host===u));return Array.from(Map.groupBy(k,({service:A})=>A),([A,a])=>{const P=(0,E.cloudToken)({host:u,service:A,isFork:i,
...l(R)}),v=a.flatMap(b=>b.clients);return(0,c.bz)((0,c.aZ)(P,v),A)})}function e(R,{usages:x,isFork:i}){const{host:d,attempt:u,credentials:m}=R;if(u.discovery.kind!==
"found"||m?.hasToken||m?.problem)return[];const k=I(d).find(A=>x.some(({hasOwnToken:a,needs:P,place:v})=>P.some(b=>b.host===d&&b.service===A)&&!a&&!(0,w.Zl)(v.file)));
return k===void 0?[]:[(0,c.bz)((0,M.credentialsMissing)({host:d,service:k,isFork:i,...l(R)}),k)]}function n(R){const{discovery:x,hops:i}=R.attempt;return x.kind===
"failed"&&x.problem.code==="document-unauthorized"?i.at(-1)?.status??null:null}function s(R,x,{tokenVariables:i,hosts:d}){return(0,p.B)(i,R,d).filter(({isParent:u})=>!u||
x!==null).map(({variable:u,why:m,write:k})=>(0,M.credentialsNearMiss)({host:R,variable:u,why:m,write:k}))}function f(R,x,{isFork:i}){const{host:d,credentials:u}=R;
return u?.hasToken?(0,M.credentialsRejected)({host:d,status:x,source:u.source}):(0,M.credentialsMissing)({host:d,service:null,isFork:i,...l(R)})}function l({credentials:R,
looks:x}){const i=x.flatMap(k=>k.looks),d=k=>[...new Set(i.flatMap(({held:A,source:a})=>A!=="not read"===k?a:[]))],u=R===null?d(!0):[R.source],m=R===null?d(!1):
[];return{searched:u,notRead:m}}function O(R,x){return R.filter(i=>!x.includes(i)).map(i=>(0,c.bz)((0,M.credentialsUnused)({host:i})))}}),2886:((gt,_,t)=>{t.d(_,
{ER:()=>p,HJ:()=>f,Mm:()=>O,Np:()=>r,TC:()=>i,aZ:()=>I,bz:()=>y,hD:()=>o,l$:()=>$,ld:()=>n,pi:()=>e,xJ:()=>c});var M=t(5143),E=t(5799),w=t(1831),S=t(7715);const h=[
"module","provider","version","package","lock","not"],$=({problem:d,places:u})=>h.includes(d.code.replace(/-.*/,""))&&u.length>0&&u.every(m=>typeof m!="string"),
y=(d,u=null,m=!0)=>({services:u===null?[]:[u],problem:d,needed:m}),I=(d,u)=>({...d,affects:d.affects.filter(m=>u.includes(m))}),p=({problem:d,needed:u})=>u&&d.usualSeverity===
"error";function c({problem:d,needed:u},m){const k=u&&m.some(A=>d.affects.includes(A));return d.severity==="error"&&!k?"warning":d.severity}const o=(d,u,m)=>({severity:c(
d,u),problem:d.problem,affects:d.problem.affects,...m}),r=(d,u)=>E.oC.indexOf(d.severity)-E.oC.indexOf(u.severity),e=(d,u,m)=>m.some(k=>k.code===d.code&&(k.host===
null||k.host===u));function n({problem:d,services:u},{visit:{host:m,attempt:k},requirements:A,answering:a},{depth:P}){if(P==="discovery"||k.discovery.kind==="sk\
ipped")return!0;const v=u.some(F=>a.has(`${m} ${F}`));if(d.code==="service-url-no-slash"&&v)return!1;const b=A.filter(({service:F})=>u.length===0||u.includes(F));
return b.length===0||b.some(({isForInit:F})=>F)}const s=1e3;function f(d){const u=new Map;return m=>{const k=JSON.stringify(m),A=u.get(k)??l(m,d);return u.set(k,
A),A}}function l(d,u){const m=v=>u.filter(({service:b})=>v.includes(b)),k=d.length===0?u:m(d),A=d.filter(v=>k.some(({service:b})=>b===v)),a=A.length>0?A:d,P=(k.
length>0?k:m(["any"])).flatMap(v=>v.because);return{service:a.length===1?a[0]??null:null,...O([...new Set(P)])}}function O(d){const u=R(d),m=u.length>s?x(u):u,k=Math.
max(0,m.length-s);return{places:m.slice(0,s),placesLeftOut:k}}function R(d){const{own:u=[],aside:m=[]}=Object.groupBy(d,k=>typeof k!="string"&&(0,M.Zl)(k.file)?
"aside":"own");return[...u,...m]}function x(d){const u=new Set,{first:m=[],other:k=[]}=Object.groupBy(d,A=>{const a=typeof A=="string"?null:(0,M._M)(A.file);return a===
null||u.has(a)?"other":(u.add(a),"first")});return[...m,...k]}function i(d,u){const m=u.some(({because:A})=>A.includes("hostnames input"));return{role:(0,S.V)(d)!==
null?"guest":m?"operator":"user",host:(0,w.nx)(d)}}}),9464:((gt,_,t)=>{t.d(_,{f:()=>$,u:()=>I});var M=t(4283),E=t(3534),w=t(1831),S=t(9562),h=t(2886);function $({
host:p,attempt:c,credentials:o},r){const e=o?.hasToken===!0,n=[...r.flatMap(s=>s.kind==="url"&&(0,S.p4)(s.id)&&(0,S.D6)(s.id)?[{url:s.url,service:s.id,isSent:e}]:
[]),...c.hops.map(({url:s,authorization:f})=>({url:s,service:null,isSent:f==="sent"}))].flatMap(({url:s,...f})=>{const l=y(s);return l===null||l===p?[]:[{...f,host:l}]});
return[...new Map(n.toReversed().map(s=>[s.host,s])).values()]}function y(p){const c=(0,M.Dl)(p),o=c.ok?(0,w.Pm)(c.value):null,r=o===null?null:(0,w.Pv)(o);return r?.
ok?r.value:null}function I(p,c,{tokenSources:o,hosts:r}){return $(p,c).flatMap(({host:e,service:n,isSent:s})=>{const f=o.get(e);if(f===void 0)return[];const l=n===
null?p.attempt.discovery.kind==="failed":!s,O=(0,E.credentialsOtherHost)({host:(0,w.nx)(p.host),other:(0,w.nx)(e),source:f,service:n,isSent:s,isNotice:!l||r.has(
e)});return[(0,h.bz)(O,n)]})}}),2389:((gt,_,t)=>{t.d(_,{j7:()=>R,k2:()=>P,S4:()=>d});var M=t(4e3),E=t(7052),w=t(5143),S=t(5799),h=t(1064),$=t(3612),y=t(8185),I=t(
8988),p=t(2886);function c(v,b,F){const U=new Set(v.notes.flatMap(({problem:H,place:st})=>H.code==="file-syntax"?st.file:[])),G=[...v.complaints.map(({problem:H,
place:st})=>l((0,p.bz)(H),st,F)),...(0,I.k)(v.tokenHosts,b).map(H=>l(H,null,F)),...v.isEmpty?[s(F)]:[]],L=o([...v.notes.map(H=>r(H,U,F)),...(0,y.C)(v.usages,F).
map(({problem:H,clients:st,place:ft,host:yt})=>{const vt=(0,p.bz)((0,p.aZ)(H,st));return{host:yt,finding:{...l(vt,ft,F),host:yt}}}),...v.ofAnswers.map(H=>({...r(
H,U,F),isOfAnswers:!0})),...v.others.map(H=>{const st=f(H,F);return{host:H.host,finding:st,isOfAnswers:!0}}),...G.map(H=>({host:null,finding:H}))]),{own:z=[],elsewhere:D=[]}=Object.
groupBy(L,({host:H,isOfAnswers:st})=>st||(0,$.tG)(v.part,H)?"own":"elsewhere"),B=H=>H.flatMap(({host:st,finding:ft})=>(0,p.pi)(ft.problem,st,F.ignore)?[]:[ft]),
K=({exclude:H})=>+(H!==void 0),Y=B(z).toSorted((H,st)=>(0,p.Np)(H,st)||K(H)-K(st));return{files:Y,ignored:z.length-Y.length,elsewhere:B(D)}}function o(v){return[
...Map.groupBy(v,({host:F,finding:U})=>{const{problem:G,severity:L,affects:z,places:D,exclude:B}=U,{code:K,message:Y,help:H}=G;return D.length===0?v:JSON.stringify(
[F,K,L,Y,H,z,B===void 0])})].flatMap(([F,U])=>{const[G]=U;if(F===v||G===void 0||U.length===1)return U;const L=U.flatMap(({finding:B})=>B.places),z=new Set(U.flatMap(
({finding:B})=>B.exclude??[])),D=z.size===0?{}:{exclude:[...z]};return[{...G,finding:{...G.finding,places:L,...D}}]})}function r(v,b,F){const{problem:U,place:G,
host:L,isPlaceholder:z}=v,D=v.aside??G.file;if(U.code==="file-limit"&&F.allowedHosts.length>0){const st={...U,message:(0,M.Fn)(U.message)};return{host:L,finding:{
...n(v,st,F),severity:"error"}}}const B=z||b.has(G.file),K=U.severity==="error"&&(B||(0,w.Zl)(D)),Y=K?{...U,severity:"warning"}:U,H=n(v,Y,F);return!K&&!(0,w.Zl)(
D)?{host:L,finding:H}:{host:L,finding:{...H,exclude:[(0,w.n7)(D)]}}}const e={error:"warning",warning:"notice",notice:"notice"};function n({place:v,others:b=[],clients:F},U,G){
const{dialect:L}=G,D=L.isGuess&&h.Du.some(K=>!F.includes(K))?e[U.severity]:U.severity,B=l((0,p.bz)({...(0,p.aZ)(U,F),severity:D}),v,G);return{...B,places:[...B.
places,...b]}}function s(v){const{scan:b,hostnames:F}=v,U=(0,E.nothingToCheck)({scan:b,hasHostnames:F.length>0});return{...l((0,p.bz)(U),null,v),severity:U.severity}}
function f({host:v,places:b,...F},U){const G=(0,S.pj)(F.problem,(0,p.TC)(v,[]));return{...l({...F,problem:G},null,U),host:v,places:b}}const l=(v,b,{dialect:F})=>(0,p.
hD)(v,F.clients,{host:null,service:null,places:b===null?[]:[b],isHostNew:!1});var O=t(9464);const R={drafts:[],notes:[],roots:[],requests:[],answering:new Set},
x={judgeVisit:i,judgeRequests:i};function i(){throw new Error("the rules for hosts are not loaded")}function d(v,b,F){const{judgeVisit:U,judgeRequests:G}=F??x,{
requirements:L,visits:z,usages:D,tokenVariables:B}=v,K=Map.groupBy(L,({host:V})=>V),Y=z.map(({host:V})=>V),{isFork:H,depth:st}=b,ft=v.part?.otherHosts??[],{tokenSources:yt}=v,
vt={usages:D,tokenVariables:B,tokenSources:yt,hosts:new Set([...Y,...ft]),isFork:H,depth:st},Tt=Map.groupBy(v.predicted.drafts,({host:V})=>V),q=Map.groupBy(v.predicted.
requests,({host:V})=>V),et=z.map(V=>{const Mt=v.newHosts.has(V.host),kt={visit:V,requirements:K.get(V.host)??[],predicted:Tt.get(V.host)??[],requests:q.get(V.host)??
[],answering:v.predicted.answering,isNew:Mt};return U(kt,b,vt)}),lt=et.map(({verdict:V})=>V),ct=[...lt.flatMap(({visit:V,services:Mt})=>(0,O.f)(V,Mt)).map(({host:V})=>V),
...q.keys()],it=[...Y,...ct,...ft],It=new Set(Y),Dt=Array.from(q,([V,Mt])=>G({host:V,known:[]},Mt,b).map(kt=>({...kt,host:V,places:[]}))),St=[...v.predicted.drafts,
...Dt.flat()].filter(({host:V})=>!It.has(V)),Ct=v.predicted.notes,Ut=c({...v,ofAnswers:Ct,others:St},it,b),Xt=[...et.flatMap(({ofFiles:V})=>V),...Ut.files].sort(
p.Np),zt=[...lt.flatMap(V=>V.findings),...Xt].sort(p.Np),{stopped:Gt}=v,X=a([...Ut.files,...Ut.elsewhere]);return{passed:Gt===null&&!zt.some(({severity:V})=>P(V,
b.failOn)),stopped:Gt,hosts:lt,files:Xt,findings:zt,ignored:et.reduce((V,Mt)=>V+Mt.ignored,Ut.ignored),roots:v.predicted.roots.map(V=>u(V,b,X))}}function u({rows:v,
...b},{ignore:F},U){const G=({drafts:L,decidedAt:z})=>L.length>0?L.filter(({problem:D,host:B})=>!(0,p.pi)(D,B,F)).map(D=>({...D,severity:(0,p.xJ)(D,b.clients)})):
z.flatMap(D=>U.get(k(D))??[]);return{...b,rows:v.map(L=>{const{drafts:z,decidedAt:D,...B}=L,Y=z.length>0||Object.values(B.chosen).includes(null)?G(L).toSorted(p.
Np):[],H=new Map(Y.map(({problem:st})=>[st.code,m(st)]));return{...B,worst:Y[0]?.severity??null,problems:[...H.values()]}})}}const m=({code:v,title:b,usualSeverity:F})=>({
code:v,title:b,usualSeverity:F}),k=({file:v,line:b})=>`${v}:${b}`,A=/^(?:constraint|lock)-/,a=v=>{const b=new Map;for(const F of v.filter(({problem:U})=>A.test(
U.code)))for(const U of F.places){const G=typeof U=="string"?U:k(U),L=b.get(G);L===void 0?b.set(G,[F]):L.push(F)}return b},P=(v,b)=>v==="error"?b!=="never":v===
"warning"&&b==="warning"}),4e3:((gt,_,t)=>{t.d(_,{Af:()=>l,B9:()=>r,Cw:()=>R,Fn:()=>d,NM:()=>n,Vb:()=>u,Wt:()=>o,XT:()=>$,YA:()=>f,_r:()=>s,dh:()=>h,eZ:()=>O,go:()=>I,
mP:()=>p,qZ:()=>e,zd:()=>y});var M=t(4714),E=t(7715),w=t(9562);const S=300;function h(m,k=S){return m.length<=k?m:`${(0,M.o)(m,k)}\u2026`}function $(m,k,A=0){const a=m.
slice(0,k).map(v=>h(v)),P=m.length-a.length+A;return a.join(", ")+(P>0?` and ${P} more`:"")}const y=m=>`the clients print "${m}"`;function I(m){return m===null?
"null":Array.isArray(m)?"an array":typeof m=="object"?"an object":`a ${typeof m}`}function p(m){if(m.kind==="error")return`cannot be read: ${m.code}`;const{bytes:k,
maxBytes:A}=m;return`has ${k} bytes and is not read; the limit is ${A/1024/1024} MiB`}const c={[w.e$]:"correct the host in the source address, or remove it for \
a module of the public registry (NAMESPACE/NAME/SYSTEM)",[w.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the \
public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function o(m){return m.flatMap(A=>c[A]??[])[0]??"cor\
rect the host in `source` or `hostname`, or add the `source` that a child module lacks"}const r=m=>`wait and run the check again; see ${(0,E.V)(m)??"its status \
page"}, and consider a network mirror for providers`,e=m=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${m} serves its discovery document to\
 everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(m,k,A){if(m===null)return A;const a=m.title===""?"":` \
("${m.title}")`,P=A.guest??e(k);switch(m.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:P,because:`th\
e host returned a sign-in page${a}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${a}: allow this machine to reach the host`;case"\
other":{const v=A.user??`check that ${k} is a registry, and ${o([])}`;return{...A,user:v,guest:P,because:`the host returned an HTML page${a}`}}}}const s=({url:m,
status:k,reason:A})=>`${m} returned ${`${k} ${h(A)}`.trim()}`,f=m=>`${Math.round(m/100)/10} s`,l=m=>m.map(({name:k,attemptMs:A,retries:a})=>{const P=Number.isFinite(
A)?f(A):"without a limit",v=a===0?"":` in each of ${a+1} attempts`,b=k.includes(" and ")?"wait":"waits";return`${k} ${b} ${P}${v}`}).join(", "),O=m=>m.map(({name:k})=>k).
join(" and ");function R(m){switch(m.kind){case"deadline":return`the check reached its deadline of ${f(m.ms)}`;case"signal":return`the check was interrupted by ${m.
signal}`;case"crash":return"tf-disco crashed";case"missing":return i(m);case"reported":return m.why;case"several":return m.reasons.map(R).join("; ")}}const x=10;
function i({what:m,names:k,total:A}){const a=$(k,x);return m==="shard"?`${k.length} of ${A} shards ${k.length===1?"is":"are"} missing: ${a}`:`the usages of ${k.
length} of ${A} repositories are missing: ${a}`}const d=m=>`${m}; it may use hosts that are not in \`allowed-hosts\``,u=({kind:m,address:k,version:A})=>`${m} ${k}\
 ${h(A,40)}`}),6897:((gt,_,t)=>{t.d(_,{n:()=>E,x:()=>w});const M=100;async function E(S,h,$){let y=performance.now();for(;;){const I=S.next(h.why!==null);if(I.done)
return I.value;performance.now()-y<M||($(I.value),await w(),y=performance.now())}}const w=()=>new Promise(S=>setImmediate(S))}),4714:((gt,_,t)=>{t.d(_,{o:()=>w,
w:()=>S});var M=t(3307);const E=2048,w=(h,$=E)=>h.length<=$?h:structuredClone(h.slice(0,$).toWellFormed());function S(h){if(h.length<=E)return(0,M.IL)(h);switch(h[0]){case'\
"':return w((0,M.I)(h));case"[":return[];case"{":return{};default:return(0,M.IL)(h)}}}),7715:((gt,_,t)=>{t.d(_,{V:()=>E});const M=new Map([["registry.terraform.\
io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opento\
fu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),E=w=>M.get(w)??null}),9664:((gt,_,t)=>{t.d(_,{Gz:()=>E,LA:()=>h,jt:()=>w,un:()=>S});
var M=t(3916);const E=($,y)=>$===""?y:`${$}/${y}`,w=$=>$.slice(0,Math.max(0,$.lastIndexOf("/")));function S($,y){const I=(0,M.join)($,y).replace(/\/$/,"");return I===
"."?"":I}const h=$=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test($)}),241:((gt,_,t)=>{t.d(_,{B:()=>S});var M=t(1831);const E=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,w="T\
F_TOKEN_";function S(c,o,r){const[e]=(0,M.fK)(o);return e===void 0?[]:c.flatMap(n=>{const s=(0,M.$k)(n);if(s!==null&&r.has(s))return[];const f=h(n,s,o);return f===
null?[]:[{variable:n,why:f,write:e,isParent:$(s,o)}]})}function h(c,o,r){const e=E.exec(c)?.[0];if(e===void 0)return null;const n=c.slice(e.length);return o!==null&&
$(o,r)?`it is for ${(0,M.nx)(o)} only: the clients do not use the tokens of parent domains`:I(r).some(s=>s===y(n))?e!==w?`it begins with ${e}, and the clients r\
ead only ${w}`:o===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,M.nx)(o)}${p(n,r)}`:null}const $=(c,o)=>c!==null&&
(0,M.Sv)(o).name.endsWith(`.${(0,M.Sv)(c).name}`),y=c=>c.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function I(c){const{
name:o}=(0,M.Sv)(c);return[...new Set([c,o,(0,M.nx)(c)].map(y))]}function p(c,o){const{name:r,port:e}=(0,M.Sv)(o);return e!==443&&!c.includes(":")?"; a port fol\
lows a colon":r.includes("-")&&!c.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((gt,_,t)=>{t.d(_,{S3:()=>m,Wi:()=>l,YM:()=>k,a2:()=>d,cZ:()=>$,
cr:()=>x,hs:()=>i,pq:()=>u,sC:()=>O});var M=t(2886),E=t(1064),w=t(1831),S=t(8884);const h=3;function $(A){return[...Map.groupBy(A,I).values()].flatMap(a=>{const P=[
...Map.groupBy(a,p).values()];return P.length>h?[a]:P}).flatMap(a=>c(a)??[]).toSorted((a,P)=>(0,M.Np)(a,P)||y(a)-y(P)||P.hosts.length-a.hosts.length)}function y({
code:A,affects:a}){return A==="host-not-checked"?2:a.length===0||E.Du.some(P=>a.includes(P))?0:1}const I=({severity:A,problem:a,affects:P,exclude:v})=>JSON.stringify(
[A,a.code,P,v===void 0]),p=A=>A.exclude===void 0?s(A.problem.help??"",A):"";function c(A){const[a]=A;if(a===void 0)return null;const P=[...new Set(A.flatMap(({host:K})=>K??
[]))],{code:v,title:b,help:F,message:U}=a.problem,G=(K,Y)=>P.length>1?s(K,Y):K,L=G(U,a),z=A.every(K=>G(K.problem.message,K)===L),D=G(F??"",a),B=A.every(K=>G(K.problem.
help??"",K)===D);return{severity:a.severity,code:v,title:b,affects:a.affects,findings:A,hosts:P,message:z?L:null,help:D!==""&&B?n(D,A):null}}const o=/\bTF_TOKEN_\w+/g,
r="TF_TOKEN_HOST",e=5;function n(A,a){if(!A.includes(r))return A;const P=new Set(a.flatMap(({problem:v})=>v.help?.match(o)??[]));return P.size<=e?`${A}; ${r} is\
 ${[...P].join(" or ")}`:`${A}; in ${r}, write each dot of the host as an underscore and each hyphen as two`}function s(A,{host:a}){return a===null||A===""?A:[...new Set(
[a,(0,w.nx)(a)])].reduce((P,v)=>P.replaceAll(v,f),A).replace(o,r).replaceAll(/\bhost the host/g,"the host")}function f(A,a,P){const[v=" ",b=" "]=[P[a-1],P[a+A.length]];
return/[\s("]/.test(v)&&/[\s,;.:)"]/.test(b)?"the host":"HOST"}const l=3,O=A=>$(A).flatMap(a=>x(a).slice(0,l).flatMap(([,P])=>P.values().flatMap(R).take(1).toArray())),
R=A=>{const a=(0,S.Xd)(A);return a===null||(0,S.cC)(a)?[]:[a]},x=({message:A,findings:a})=>A===null?[...Map.groupBy(a,({problem:P})=>P.message)]:[[A,a]],i=({hosts:A,
findings:a})=>A.length>0&&!a.every(M.l$),d=A=>i(A)?"host":"place";function u(A){if(i(A))return A.hosts.length;const{lines:a,leftOut:P}=(0,S.yv)(A.findings);return a.
length+P}function m(A){const{findings:a,message:P}=A;return P===null?a.map(v=>[v]):i(A)?[...Map.groupBy(a,({host:v})=>v).values()]:(0,S.yv)(a).lines}function k(A){
const a=A.filter(b=>i(b)&&b.hosts.length>1),v=[...Map.groupBy(a,({hosts:b})=>b.toSorted().join()).values()].flatMap(([b,...F])=>b===void 0?[]:F.map(U=>[U,b.code]));
return new Map(v.filter(([{message:b}])=>b!==null))}}),4120:((gt,_,t)=>{t.d(_,{DO:()=>r,Iu:()=>S,K4:()=>h,Ku:()=>$,QI:()=>o,Rk:()=>e,SY:()=>I,UV:()=>y,dy:()=>E,
od:()=>p,px:()=>w,wO:()=>c});var M=t(1064);const E="new in this pull request",w=(n,s)=>`${n} ${n===1?s:`${s.replace(/(?<=[^aeiou])y$/,"ie")}s`}`,S=n=>n.replace(
/^./u,s=>s.toUpperCase());function h(n,s,f=0){const l=n.slice(0,s),O=n.length-l.length+f;return`${l.join(", ")}${O>0?` and ${O} more`:""}`}const $=(n,s)=>n.length<=
2*s?n:n.slice(0,s);function y(n,s,f,l=O=>`and ${O} more`){const O=n.length-s;return[...n.slice(0,s).flatMap(f),...O>0?[l(O)]:[]]}const I=n=>M.zK.every(s=>n.includes(
s))?"all clients":n.map(s=>M.bB[s]).join(", ");function p(n,s){const f=s.filter(l=>n.includes(l));return n.length===0||f.length===s.length?"":f.length===0?"no c\
lient in use":f.map(l=>M.bB[l]).join(", ")}const c=n=>n.map(s=>M.bB[s]).join(" and "),o=({clients:n,versions:s})=>n.map(f=>[M.bB[f],s[f]].join(" ").trim()).join(
" and "),r=n=>n==="any"?"any service":n;function e(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"\
dropped":return"not sent (redirected to another host)"}}}),8884:((gt,_,t)=>{t.d(_,{BQ:()=>d,CN:()=>m,Dc:()=>i,II:()=>$,Ky:()=>y,Qz:()=>x,R3:()=>h,Xd:()=>l,Yx:()=>n,
cC:()=>c,eb:()=>o,eo:()=>S,et:()=>u,mj:()=>r,oN:()=>e,tN:()=>O,xi:()=>R,yv:()=>f});var M=t(5143),E=t(4120),w=t(8641);const S=a=>k(a)?`${$(a.file)}:${a.line}`:a,
h=({file:a,line:P,column:v})=>`${$(a)}:${P}:${v}`;function $(a){const{repository:P,path:v}=(0,M.bH)(a);if(P===null)return(0,w.J7)(a);const b=(0,w.J7)(P);return v===
"."?b:`${b}//${(0,w.J7)(v)}`}function y(a,P,v=S,b=0){const{places:F,isOfRepositories:U}=I(A(a)),G=F.slice(0,P).map(v).join(", "),L=Math.max(0,F.length-P)+(U?0:b),
z=L>0?[(0,E.px)(L,U?"more repository":"more place")]:[];return[...G===""?[]:[G],...z].join(" and ")}function I(a){const P=p(a),v=P.filter(c).length>1;return{places:v?
P:a,isOfRepositories:v}}function p(a){const P=new Set;return a.filter(v=>{const b=k(v)?(0,M._M)(v.file):null;return b===null?!0:!P.has(b)&&P.add(b)})}const c=a=>k(
a)&&(0,M._M)(a.file)!==null,o=a=>p(f(a).lines.filter(c));function r(a,P){const{length:v}=P>1?o(a):[];return v===0?"":v===P?`all ${P} repositories`:`${v} of ${P}\
 repositories`}function e(a,P){const{isOfRepositories:v}=I(a),b=U=>(v?(0,M._M)(U.file):null)??S(U),F=new Set(P.map(U=>U&&b(U)));return a.filter(U=>!F.has(b(U)))}
const n=(a,P=S)=>y(a,a.every(k)?1:2,P),s=1e5;function f(a){const P=new Map(a.map(({places:G,placesLeftOut:L=0})=>[G,L])),v=[];for(const G of P.keys())v.length<s&&
v.push(...G);const b=P.entries().reduce((G,[L,z])=>G+L.length+z,0),F=A(v.filter(k)),U=[...new Set(v.filter(G=>typeof G=="string"))];return{lines:F,settings:U,leftOut:b-
v.length}}const l=({places:a})=>a.find(k)??null,O=a=>a.map(l).find(P=>P!==null)??null;function R(a,P,v,b){const{lines:F,settings:U,leftOut:G}=f([a]);return[["he\
lp",(0,w.RK)(a.problem.help??"",v)],["affects",P],["also at",y(e(F,F.slice(0,1)),b,S,G)],["required by",y(U,b)]].filter(([,z])=>z!=="")}const x=({requirements:a})=>a.
some(({because:P})=>P.some(k)),i=a=>new Set(a.flatMap(({places:P})=>P.filter(k).map(({file:v})=>v))).size,d=a=>a.filter(P=>l(P)===null),u=a=>a.every(({problem:P})=>P.
code.startsWith("credentials-"))?"credentials":"settings",m=a=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(a)&&(0,M._M)(a)===null,k=a=>typeof a!="string";function A(a){
const P=new Map;return a.filter(v=>{const{file:b,line:F}=typeof v=="string"?{file:v,line:0}:v,U=P.get(b);if(U===void 0)P.set(b,new Set([F]));else{if(U.has(F))return!1;
U.add(F)}return!0})}}),6763:((gt,_,t)=>{t.d(_,{q:()=>h,r:()=>$});var M=t(5143),E=t(4120),w=t(8884);const S=50,h=p=>(0,E.UV)(p,S,c=>c,c=>`and ${(0,E.px)(c,"more \
remark")}`),$=p=>[...y(p),...I(p)];function y({files:p}){const c=p.filter(({exclude:e,severity:n})=>e!==void 0&&n!=="notice"),o=new Set(c.flatMap(({exclude:e})=>e??
[])),r=(0,w.eb)(c).length;return c.length===0?[]:[(0,M.Az)(c.length,[...o],r)]}function I({roots:p}){return p.some(({rows:o})=>o.some(({platforms:r})=>r.some(({
available:e})=>e===!0)))?["signatures of provider packages were not verified"]:[]}}),8416:((gt,_,t)=>{t.d(_,{L2:()=>c,oh:()=>$,rU:()=>o});var M=t(4e3),E=t(5143),
w=t(1064),S=t(5603),h=t(3469);function $(i,d){let u;return()=>(u??=t.e(9249).then(t.bind(t,9249)).then(({readTools:m})=>m(i,d)),u)}const y=["terraform"],I="assu\
med, CLI not detected; set `dialect`",p="CLI not detected; set `dialect` to check one";async function c({setting:i,scan:d}){const u=i.name==="auto"?null:e(i.name);
if(d===null||d.isEmpty){const v=u===null?p:r;return O(u??w.Du,[v],[],i,{signs:[],constraints:[]})}const m=await l(d,i,u),{constraints:k}=d;if(u!==null)return O(
u,[r],[],i,{signs:m,constraints:k});const A=f(m);if(A.length===0)return{...O(y,[I],[],i,{signs:m,constraints:k}),isGuess:!0};const a=n(A),P=a.flatMap(v=>A.find(
b=>b.client===v)??[]);return O(a,P.map(x),A,i,{signs:m,constraints:k})}async function o({clients:i},d){if(d===null||d.isEmpty)return w.zK;const{others:u}=await d.
tools(),m=i;return w.zK.filter(k=>m.includes(k)||u.has(k)||k==="terragrunt"&&d.usesTerragrunt)}const r="set by `dialect`",e=i=>i==="both"?w.Du:[i],n=i=>w.Du.filter(
d=>i.some(u=>u.client===d));function s(i){const d=i.filter(({place:u})=>!(0,E.Zl)(u.file));return d.length===0?i:d}const f=i=>{const d=s(i);return S.A.map(m=>d.
filter(k=>k.level===m)).find(({length:m})=>m>0)??[]};async function l({signs:i,tools:d,hasCloudHostname:u},m,k){const A=f(i),a=k??n(A),P=A.every(({place:L})=>(0,E.
Zl)(L.file)),v=k===null&&(P||A.some(({isCloud:L})=>L)),b=m.version===null&&a.some(L=>(0,h.w)(L,[]).length>1);if(!v&&!b)return i;const{setsCloudHostname:F,signs:U}=await d(),
G=u||F;return[...i.filter(({isCloud:L})=>!(L&&G)),...U]}function O(i,d,u,m,k){const[A,...a]=i,P=i.map(F=>R(F,m,k)),v=P.flatMap(({client:F,version:U})=>U===null?
[]:[[F,U]]),b=P.flatMap(({version:F,signs:[U]})=>F===null||U===void 0?[]:[x(U)]);return{name:A===void 0||a.length>0?"both":A,clients:i,releases:P.flatMap(({releases:F})=>F),
versions:Object.fromEntries(v),why:[...new Set([...d,...b])].join(", "),evidence:[...new Set([...u,...P.flatMap(({signs:F})=>F)])]}}function R(i,{version:d},u){
if(d!==null)return{client:i,releases:(0,h.w)(i,[d]),version:d,signs:[]};const m=s(u.signs.filter(b=>b.client===i&&b.version!==null)),k=[...new Set(m.map(b=>(b.version??
"").replace(/^v/,"")))];if(k.length>0){const[b="",...F]=k,U=F.length===0&&(0,h.l)(b);return{client:i,releases:(0,h.w)(i,k),version:U?b:null,signs:m}}const A=s(u.
constraints),a=A.map(({text:b})=>b),P=(0,h.w)(i,a);if(P.length===(0,h.w)(i,[]).length)return{client:i,releases:P,version:null,signs:[]};const v=A.map(({text:b,place:F})=>({
client:i,level:"syntax",place:F,text:`requires ${(0,M.dh)(b)}`,version:b}));return{client:i,releases:P,version:a.length===1?a[0]??null:null,signs:v}}const x=({place:i,
text:d})=>`${i.file}:${i.line} ${d}`}),2161:((gt,_,t)=>{t.d(_,{L8:()=>o,TD:()=>s,U4:()=>p,Z8:()=>f,e0:()=>c,tr:()=>I});var M=t(1064);const E=["terraform"],w=["o\
pentofu"],S=[{suffix:".tftest.hcl",class:"test",clients:M.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:M.Du,twin:".tofutest.json"},{suffix:"\
.tofutest.hcl",class:"test",clients:w},{suffix:".tofutest.json",class:"test",clients:w},{suffix:".tfquery.hcl",class:"query",clients:E},{suffix:".tfquery.json",
class:"query",clients:E},{suffix:".tfmigrate.hcl",class:"migrate",clients:E},{suffix:".tfcomponent.hcl",class:"stack",clients:E},{suffix:".tfcomponent.json",class:"\
stack",clients:E},{suffix:".tfstack.hcl",class:"stack",clients:E},{suffix:".tfstack.json",class:"stack",clients:E},{suffix:".tfdeploy.hcl",class:"deploy",clients:E},
{suffix:".tfdeploy.json",class:"deploy",clients:E},{suffix:".tfmock.hcl",class:"none",clients:M.Du},{suffix:".tofumock.hcl",class:"none",clients:w},{suffix:".tf\
.json",class:"config",clients:M.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:w},{suffix:".tf",class:"config",clients:M.Du,twin:".tofu"},{suffix:"\
.tofu",class:"config",clients:w},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:M.Du},{suffix:".hcl",class:"terragrunt",clients:M.Du}],h=Map.groupBy(S,
({suffix:l})=>l.slice(l.lastIndexOf(".")+1)),$=".terraform.lock.hcl",y={class:"lock",syntax:"hcl",clients:M.Du,isOverride:!1},I=l=>l.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(l),p=".terraform/modules/modules.json",c={...y,class:"manifest",syntax:"json"};function o(l,O,R){if(l===$)return y;const i=h.get(l.slice(l.lastIndexOf(".")+
1))?.find(({suffix:v})=>l.endsWith(v));if(i===void 0||i.class==="none")return;const d=r(l)&&i.class==="test"&&R==="tests";if(r(l)&&!d)return;const u=l.slice(0,-i.
suffix.length),m=i.twin!==void 0&&O.has(u+i.twin),k=u==="override"||u.endsWith("_override"),A=m||d;if(A&&!i.clients.includes("terraform"))return;const a=A?E:i.clients,
P=l.endsWith(".json")?"json":"hcl";return{class:i.class,syntax:P,clients:a,isOverride:k}}const r=l=>l.startsWith(".")||l.endsWith("~")||l.startsWith("#")&&l.endsWith(
"#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml",
"(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya\
?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit\
-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),s=l=>e.test(l),f=l=>s(l)||n.test(l)}),6195:((gt,_,t)=>{t.d(_,
{$8:()=>$,G$:()=>y,Ls:()=>S,UO:()=>I,VK:()=>w,sq:()=>p});var M=t(6760);const E=/[*?[{]/;function w(c){const o=c.split("/"),r=o.findIndex(e=>E.test(e));return r<
0?{fixed:c}:{fixed:o.slice(0,r).join("/"),glob:o.slice(r).join("/")}}function S(c){const o=c.map(r=>{const e=r.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");
return{glob:e,start:h(e)}});return r=>{const e=r.toLowerCase();return o.some(({glob:n,start:s})=>n===r||e.startsWith(s)&&M.posix.matchesGlob(r,n))}}function h(c){
const[o=""]=c.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(c)??[];return o.toLowerCase()}const $=({file:c,glob:o},r)=>c===r||o!==void 0&&M.posix.matchesGlob(r,
o),y=c=>c.startsWith(".")||c==="node_modules",I=(c,o)=>c===o||c.startsWith(o.endsWith(M.sep)?o:o+M.sep),p=c=>M.sep==="/"?c:c.replaceAll(M.sep,"/")}),5603:((gt,_,t)=>{
t.d(_,{A:()=>S,j:()=>$});var M=t(5143),E=t(1064),w=t(5011);const S=["lock-file","syntax","version-file","tool","hook"],h=100;class ${found=new Map;allowed=new Map;addFiles(p){
for(const{file:c,kind:o,scope:r,isContext:e}of p){if(e)continue;const[n]=o.clients;if(n!==void 0&&o.clients.length===1&&!y(c)){const s={file:c,line:1,column:1,endColumn:1};
this.addSyntax(n,`is read by ${E.bB[n]} only`,s)}for(const s of r.traits)this.addTrait(s)}}addUsages(p){for(const c of p)c.kind==="lock_provider"?this.addLock(c):
c.kind==="cloud_default"&&this.addCloud(c)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:p,text:c,place:o}){
if(p==="version"){if(this.allowed.size>=h)return;const r=(0,M.Zl)(o.file)?`${c} aside`:c;this.allowed.has(r)||this.allowed.set(r,{text:c,place:o})}else if(p==="\
binary"){const e={client:c==="tofu"?"opentofu":"terraform",level:"version-file",place:o,version:null};this.put({...e,text:"sets terraform_binary"})}else if(p!==
"compatible"&&p!=="provider-version"){const{client:r,what:e}=E.$I[p];this.addSyntax(r,`has ${e}`,o)}}addLock({host:p,place:c}){const o=E.Du.find(e=>(0,w.Vm)(e)===
p);if(o===void 0)return;const r=`locks providers from ${p}`;this.put({client:o,level:"lock-file",place:c,text:r,version:null})}addCloud({clients:p,isOverridden:c,
place:o}){if(c||!p.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:o,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(p,c,o){
this.put({client:p,level:"syntax",place:o,text:c,version:null})}put(p){const c=`${p.client} ${p.text}`;if(this.found.has(c))return;const o=(0,M.Zl)(p.place.file)?
`${c} aside`:c;this.found.has(o)||this.found.set(o,p)}}const y=I=>/(^|\/)[.#][^/]*$/.test(I)}),7854:((gt,_,t)=>{t.d(_,{Oo:()=>y,YW:()=>S,kA:()=>$,sw:()=>h,u3:()=>c,
vH:()=>I});var M=t(7052),E=t(1064);const w={line:1,column:1,endColumn:1};function S(o,r,e=w){const n={file:o===""?".":o,...e};return{problem:r,place:n,clients:E.
Du,host:null}}function h(o,r){const e=f=>r.includes(f),n=y(f=>f.every(e)?f:f.filter(e)),s=y(f=>f.every(l=>l.clients.every(e))?f:f.flatMap(l=>{const O=n(l.clients);
return O.length===0?[]:[{...l,clients:O}]}));return o.filter(f=>{const l=f;return l.clients=n(f.clients),l.needs=s(f.needs),f.isHostImplied&&(l.host=l.needs[0]?.
host??f.host),l.clients.length>0})}const $=o=>{const r=new Set;for(const{host:e,isHostImplied:n}of o)e!==null&&!n&&r.add(e);return r};function y(o){let r;return e=>{
r??=new Map;const n=r.get(e);if(n!==void 0||r.has(e))return n;const s=o(e);return r.set(e,s),s}}const I=(o,r)=>o.filter(e=>e.clients.some(n=>r.includes(n))),p=1e4;
class c{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(r=p){this.max=r}add(r){const{problem:e,place:n}=r;if(e.code==="file-syntax"){if(this.broken.
has(n.file))return;this.broken.add(n.file)}const s=this.kept.get(e.severity)??0;this.kept.set(e.severity,s+1),s<this.max?this.notes.push(r):this.omitted+=1}all(){
if(this.omitted===0)return this.notes;const r=(0,M.fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[...this.notes,S(".",r)]}}}),7152:((gt,_,t)=>{
t.d(_,{G:()=>s});var M=t(3024),E=t(6760),w=t(9461),S=t(5747),h=t(7052),$=t(9664),y=t(2161),I=t(6195);function p(x,i,d,u){if(x.kind==="error")return(0,h.fileUnreadable)(
{what:"link",code:x.code});const{kind:m,path:k}=x;return(0,I.UO)(k,i.boundary)?m==="directory"?null:m==="special"?(0,h.fileUnreadable)({what:"link-to-special-fi\
le"}):{path:k,isScanned:c(k,i,d,u)}:(0,h.fileOutside)()}function c(x,i,d,u){if(i.file!==void 0||i.glob!==void 0||!(0,I.UO)(x,i.path))return!1;const[m="",...k]=(0,I.
sq)((0,E.relative)(i.path,x)).split("/").toReversed();if(k.some(I.G$))return!1;const A=(0,I.sq)((0,E.relative)(d,x)).split("/");return A.map((P,v)=>A.slice(0,v+
1).join("/")).slice(-1-k.length).some(u)?!1:(0,y.L8)(m,new Set([m]),k[0]??"")!==void 0}var o=t(7854);const r={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;
function*s(x,i={toolFiles:[],hasPlugins:!1},d=r){const u=new l(x,i,d);for(const m of x.scan){const k=f(u.root,m);"path"in k?yield*u.walkFrom(k):yield{kind:"note",
note:k}}}function f(x,i){const{fixed:d,glob:u}=(0,I.VK)(i);try{const m=(0,M.realpathSync)((0,E.resolve)(x,d)),k=(0,I.sq)((0,E.relative)(x,m)),A=(0,I.UO)(m,x),a=A?
x:m;if(u!==void 0)return{path:m,name:k,boundary:a,glob:(0,$.Gz)(k,u)};if((0,M.statSync)(m).isDirectory())return{path:m,name:k,boundary:a};const P=(0,E.resolve)(
m,"..");return{...{path:P,name:(0,I.sq)((0,E.relative)(x,P))},boundary:A?x:P,file:k}}catch(m){return(0,o.YW)(i,(0,h.fileUnreadable)({what:"scan",code:(0,S.Oj)(m)}))}}
class l{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:i,scan:d,exclude:u},m,k){this.root=(0,M.realpathSync)(i),this.isExcluded=(0,I.
Ls)(u),this.aside=m,this.limits=k,this.selected=d.length>1?new Set:null}*walkFrom(i){const d=i.glob===void 0&&i.file===void 0,u=[{path:i.path,name:i.name,depth:0,
isSelected:d}];for(let m=u.pop();m!==void 0;m=u.pop()){yield{kind:"directory",name:m.name};const k=R(m);if("problem"in k){yield{kind:"note",note:k};continue}const A=[];
for(const a of this.findFiles(i,m,k))if("problem"in a)yield{kind:"note",note:a};else if(A.length<this.limits.directoryFiles)A.push(a);else{yield O(m,"directory",
this.limits.directoryFiles);break}if(this.files+=A.length,this.entries+=k.length,this.entries>this.limits.entries||this.files>this.limits.files){yield O(m,"file\
s",this.limits.files);return}if(A.some(({isContext:a})=>!a)&&(yield{kind:"module",files:A}),i.file!==void 0)return;for(const a of this.findDirectories(i,m,k))u.
push(a)}}*findFiles(i,d,u){const m=new Set;let k=!1;for(const a of u)(0,y.tr)(a.name)&&!a.isDirectory()&&m.add(a.name),k||=a.name===".terraform",this.aside.hasPlugins||=
a.name==="terraform.d";const A=d.name.slice(d.name.lastIndexOf("/")+1);for(const a of u){if(a.isDirectory())continue;const P=(0,y.L8)(a.name,m,A);if(P===void 0){
(0,y.Z8)(a.name)&&this.addToolFile(d,a.name);continue}const v=(0,$.Gz)(d.name,a.name),F={path:d.path+E.sep+a.name,file:v,kind:P,isContext:!this.select(i,d,v)};a.
isFile()?yield F:a.isSymbolicLink()?yield*this.follow(i,F):yield(0,o.YW)(v,(0,h.fileUnreadable)({what:"special-file"}))}if(k&&d.isSelected){const a=[d.path,...y.
U4.split("/")].join(E.sep),P=(0,w.$)(a);P.kind==="file"&&P.path===a&&(yield{path:a,file:(0,$.Gz)(d.name,y.U4),kind:y.e0,isContext:!1})}}addToolFile({path:i,name:d},u){
const m=(0,$.Gz)(d,u);this.aside.toolFiles.length>=n||this.isExcluded(m)||this.aside.toolFiles.push({path:i+E.sep+u,file:m})}select(i,d,u){return!(d.isSelected||
(0,I.$8)(i,u))||this.isExcluded(u)||this.selected?.has(u)?!1:(this.selected?.add(u),!0)}*follow(i,d){const u=p((0,w.$)(d.path),i,this.root,this.isExcluded);u!==
null&&("code"in u?yield(0,o.YW)(d.file,u):yield{...d,path:u.path,isContext:d.isContext||u.isScanned})}findDirectories({glob:i},{path:d,name:u,depth:m,isSelected:k},A){
const a=[];for(const P of A.toReversed()){if(!P.isDirectory()||(0,I.G$)(P.name))continue;const v=(0,$.Gz)(u,P.name);if(this.isExcluded(v))continue;const b=k||i!==
void 0&&E.posix.matchesGlob(v,i),F=d+E.sep+P.name;a.push({path:F,name:v,depth:m+1,isSelected:b})}return a}}const O=({name:x},i,d)=>({kind:"note",note:(0,o.YW)(x,
(0,h.fileLimit)({kind:i,max:d}))});function R({path:x,name:i,depth:d}){if(d>e)return(0,o.YW)(i,(0,h.fileLimit)({kind:"depth",max:e}));try{return(0,M.readdirSync)(
x,{withFileTypes:!0}).sort((u,m)=>u.name<m.name?-1:1)}catch(u){return(0,o.YW)(i,(0,h.fileUnreadable)({what:"directory",code:(0,S.Oj)(u)}))}}}),5751:((gt,_,t)=>{
t.d(_,{readSettings:()=>P});var M=t(3024),E=t(6760),w=t(5747),S=t(3625),h=t(4e3),$=t(3592),y=t(3474),I=t(8535),p=t(7030),c=t(6181),o=t(1831);function r(L){const z=K=>L[K]||
L[K.toLowerCase()]||"",D={http:n("HTTP_PROXY",z("HTTP_PROXY")),https:n("HTTPS_PROXY",z("HTTPS_PROXY"))},B=R(z("NO_PROXY"));return K=>{const Y=D[K.scheme];return Y===
null||l(K.name)||B(K)?null:Y}}const e=["http:","https:"];function n(L,z){if(z==="")return null;const D=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(z)?z:`http://${z}`);
if(D===null)throw new TypeError(`${L} is not a URL; expected http://HOST:PORT`);if(!e.includes(D.protocol))throw new TypeError(`${L} is a ${D.protocol}// proxy;\
 expected http:// or https://`);if(!s(D.username)||!s(D.password))throw new TypeError(`${L} has a user name or password with a bare "%"; write "%25" for it`);return D}
function s(L){try{return decodeURIComponent(L),!0}catch(z){if(z instanceof URIError)return!1;throw z}}const f=new p.BlockList;f.addSubnet("127.0.0.0",8,"ipv4"),
f.addAddress("::1","ipv6");const l=L=>L==="localhost"||O(f,L);function O(L,z){const D=(0,c.n7)(z.replace(/%.*$/s,"")),B=(0,p.isIP)(D);return B!==0&&L.check(D,B===
4?"ipv4":"ipv6")}function R(L){const z=L.split(",").map(D=>D.trim().toLowerCase()).filter(D=>D!=="").map(x);return D=>z.some(B=>B(D))}function x(L){if(L==="*")return()=>!0;
const z=i(L);if(z!==null)return({name:H})=>z(H);const{name:D,port:B}=m(L),K=H=>B===""||String(H.port)===B;if(d(D)){const H=(0,c.n7)(D),st=new p.BlockList;return st.
addAddress(H,(0,p.isIP)(H)===4?"ipv4":"ipv6"),ft=>O(st,ft.name)&&K(ft)}const Y=u(D);return H=>(0,p.isIP)(H.name)===0&&K(H)&&Y(H.name)}function i(L){const[,z="",
D=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(L)??[];if(!d(z))return null;const B=Number(D);if(B>((0,p.isIP)(z)===4?32:128))return null;const K=B-((0,p.isIP)(z)===6?96:
0),Y=new p.BlockList,H=(0,p.isIP)((0,c.n7)(z))===4&&K>=0;return H?Y.addSubnet((0,c.n7)(z),K,"ipv4"):Y.addSubnet(z,B,"ipv6"),st=>O(Y,st)&&(0,p.isIP)((0,c.n7)(st))===
4===H}const d=L=>(0,p.isIP)(L)!==0&&!L.includes("%");function u(L){if(L==="")return()=>!1;const z=L.replace(/^\*\./,"."),D=z.replace(/^\./,""),B=(0,o.Pv)(D),K=B.
ok?B.value:D;return Y=>Y.endsWith(`.${K}`)||!z.startsWith(".")&&Y===K}function m(L){const z=/^\[([^\]]*)\]:([^:]*)$/.exec(L)??/^([^:[\]]*):([^:[\]]*)$/.exec(L);
return z===null?{name:L,port:""}:{name:z[1]??"",port:z[2]??""}}var k=t(3152);const A=4*1024*1024,a=20;async function P(L,{environment:z,directory:D,wording:B=k.
w7}){const{settings:K,mistakes:Y}=(0,k.P$)(L,B),H=await G(K.caFile,B),st=U(z),ft=[H,st].flatMap(Tt=>Tt.ok?[]:[Tt.why]),yt=await Promise.all(v(K.scan,D).slice(0,
a).map(Tt=>B.missingPath(Tt,D))),vt=[...Y,...await b(K,B),...await F(K,B),...ft,...yt];if(vt.length>0||!H.ok||!st.ok)throw new k.GN(vt);return{...K,authorities:H.
value,chooseProxy:st.value}}const v=(L,z)=>L.filter(D=>!/[*?[\]{}]/.test(D)&&!(0,M.existsSync)((0,E.resolve)(z,D)));async function b({hostnames:L},{setting:z}){
const D=z("hostnames"),B=L.flatMap(({addresses:H})=>H);if(B.length===0)return[];const{parseNamedAddress:K}=await Promise.all([t.e(6917),t.e(1667)]).then(t.bind(
t,1257)),Y=B.flatMap(H=>{const st=K(H,"terraform");return st.ok?[]:[`${D}: "${H.service}=${H.text}" is wrong: ${st.why}`]});return(0,y.Ku)(Y,D)}async function F({
ignore:L},{setting:z}){const D=z("ignore");if(L.length===0)return[];const{problemFacts:B}=await Promise.all([t.e(2558),t.e(660),t.e(7341),t.e(1371),t.e(709)]).then(
t.bind(t,709)),K=B(),Y=L.flatMap(({code:H})=>{if(Object.hasOwn(K,H))return[];const st=(0,I.q)(H,Object.keys(K)),ft=st===null?`${$.aq} lists the codes`:`did you \
mean "${st}"?`;return[`${D}: "${H}" is not a problem code; ${ft}`]});return(0,y.Ku)(Y,D)}function U(L){try{return(0,S.J)(r(L))}catch(z){if(z instanceof TypeError)
return(0,S.T)(z.message);throw z}}async function G(L,{setting:z}){if(L===null)return(0,S.J)(null);const D=(0,w.yR)(L,A),B=z("ca-file");if(!D.ok)return(0,S.T)(`${B}\
 "${L}" ${(0,h.mP)(D.failure)}`);const{parseAuthorities:K}=await t.e(5036).then(t.bind(t,5036)),Y=K(D.text);return Y.ok?Y:(0,S.T)(`${B} "${L}" ${Y.why}`)}}),3612:((gt,_,t)=>{
t.d(_,{ev:()=>I,ZW:()=>y,BU:()=>$,tG:()=>p,tC:()=>c});function M(o,r){const e=new TextEncoder().encode(o);let n=1,s=-1;for(let f=1;f<=r;f+=1){const l=E(e,f);l>s&&
(s=l,n=f)}return n}function E(o,r){const{length:e}=o,n=e&-4;let s=r;for(let f=0;f<n;f+=4)s^=S(w(o,f,4)),s=Math.imul(s<<13|s>>>19,5)+3864292196|0;return n<e&&(s^=
S(w(o,n,e-n))),s^=e,s=Math.imul(s^s>>>16,2246822507),s=Math.imul(s^s>>>13,3266489909),(s^s>>>16)>>>0}function w(o,r,e){let n=0;for(let s=e-1;s>=0;s-=1)n=n<<8|(o[r+
s]??0);return n}function S(o){const r=Math.imul(o,3432918353);return Math.imul(r<<15|r>>>17,461845907)}const h=500;function $(o,r,e){const n=new Map;for(const x of e.
values())n.set(x,(n.get(x)??0)+1);const s=Array.from(n).flatMap(([x,i])=>i>h?x:[]),f=new Set(s),l=new Set([...r,...n.keys()]),O=new Set([...l].filter(x=>!f.has(
x)&&M(x,o.count)!==o.index)),R=Array.from(e).flatMap(([x,i])=>(f.has(i)?!I({...o,split:f},i,x):O.has(i))?x:[]);return{...o,split:f,others:new Set(R),otherHosts:O}}
const y=o=>o===null||o.index===1,I=(o,r,e)=>M(o.split.has(r)?`${r} ${e}`:r,o.count)===o.index,p=(o,r)=>o===null||(r===null?o.index===1:M(r,o.count)===o.index),c=(o,r,e)=>o?.
split.has(r)?Math.ceil(e/o.count):e}),1435:((gt,_,t)=>{t.d(_,{U7:()=>E,jK:()=>w,op:()=>S});var M=t(9562);const E=()=>Promise.all([t.e(660),t.e(1371),t.e(1276),t.
e(3432),t.e(2629),t.e(826)]).then(t.bind(t,826));async function w($,y,I,{environment:p,directory:c,mayHavePlugins:o,plugins:r=null}){if(y.hostnames.length===0&&
$.every(({needs:R})=>R.length===0))return{usages:$,remarks:[],findings:[],configs:[],releases:I.releases};const e=await S(y.cliConfig,I.clients,p),n=I.releases.
map(R=>{const x=e.find(({client:i})=>i===R.client);return{...R,attemptMs:x?.requestTimeoutMs??R.attemptMs}}),s={root:c,plugins:r,mayHavePlugins:o,releases:n,asksMirrors:y.
depth!=="discovery"},f=await h($,e,s),l=[...e.flatMap(R=>R.findings),...f.findings],{mergeFindings:O}=await E();return{...f,findings:O(l),configs:e,releases:n}}
async function S($,y,I){const{readCliConfig:p,thisMachine:c}=await E(),o=c(I);return y.map(r=>p(r,o,$))}async function h($,y,I){if(!$.some(({needs:o})=>o.some(({
service:r})=>r===M.xq)))return{usages:$,remarks:[],findings:[]};const{withoutInstalled:c}=await Promise.all([t.e(5927),t.e(7844)]).then(t.bind(t,5927));return c(
$,y,I)}}),8723:((gt,_,t)=>{t.d(_,{Z:()=>I,j:()=>h});var M=t(1064),E=t(7854),w=t(5960),S=t(1435);async function h({requirements:p,roots:c,usages:o,part:r},e,n,s){
const f=[...new Set(p.map(({host:b})=>b))],l=(0,w.e)(p,e,n),O=Array.from(l,([b,F])=>(0,w.i)(b,F)),R=f.filter(b=>!l.has(b)),x=e.depth!=="discovery"&&c.length>0;if(R.
length===0&&!x)return{visits:O,inquiry:null,tokenSources:new Map};const{attemptLimitMs:i,visitHosts:d}=await(0,S.U7)(),{configs:u,releases:m}=n,{credentials:k,forced:A}=await I(
e,u,s),a=await $(k,e,s),P=await d(R,{...a,forced:A,required:Map.groupBy(p,({host:b})=>b),maxRedirects:Math.max(...n.clients.map(b=>M.NX[b])),releases:m,timeoutMs:e.
timeoutMs??i(m),retries:e.retries,progress:b=>s.progress({kind:"visits",...b})}),v=e.depth==="discovery"?null:await y(c,{...a,usages:o,part:r,settings:e,dialect:n,
configs:u,environment:s.environment,directory:s.directory,learn:s.secrets.learn,progress:b=>s.progress({kind:"registries",...b}),visits:P});return{visits:[...P,
...O],inquiry:v,tokenSources:k.known}}async function $(p,c,{startTimer:o,stop:r}){const{networkOf:e}=await(0,S.U7)();return{network:e(c),credentials:{...p,find:(0,E.
Oo)(p.find)},concurrency:c.concurrency,random:Math.random,now:Date.now,startTimer:o,stop:r}}async function y(p,{environment:c,...o}){const{inquire:r}=await Promise.
all([t.e(660),t.e(6917),t.e(5927),t.e(1276),t.e(3432),t.e(7517),t.e(3567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,S.U7)(),n=o.settings.depth==="packages"?
await Promise.all([t.e(660),t.e(6917),t.e(5927),t.e(400),t.e(1276),t.e(7517),t.e(774)]).then(t.bind(t,774)):null;return r(p,{...o,machine:e(c),askPackages:n?.askPackages??
null})}async function I(p,c,{environment:o,secrets:r,kill:e,stop:n}){const{readMachineCredentials:s}=await(0,S.U7)();return s({...p,configs:c},o,{learn:r.learn,
kill:e,stop:n.signal,abortAfter:f=>AbortSignal.timeout(f)})}}),5453:((gt,_,t)=>{t.d(_,{D0:()=>c,lz:()=>o,K$:()=>s,a3:()=>e,Xo:()=>r});var M=t(2389),E=t(7052),w=t(
9664);function S(f,{evidence:l,versions:O}){if(f.version!==null)return()=>f.version;const R=l.filter(({level:x,version:i})=>x==="version-file"&&i!==null);return(x,i)=>R.
some(u=>u.client===x&&h(i,(0,w.jt)(u.place.file)))?O[x]??null:null}const h=(f,l)=>l===""||`${f}/`.startsWith(`${l}/`);var $=t(6195),y=t(7854),I=t(3152);const p=2e5;
async function c({usages:f,notes:l,scanned:O,changed:R,dialect:x,settings:i}){const{declared:d,endedAt:u}=O;if(f.length===0&&![...d].some(ft=>"place"in ft)&&i.roots.
length===0)return{roots:[],notes:[]};const{rootsOf:k}=await t.e(5353).then(t.bind(t,5353)),{Readings:A,RootNotes:a,textNotes:P}=await Promise.all([t.e(6917),t.e(
1203)]).then(t.bind(t,1203)),{clients:v,versions:b}=x,F=await o({usages:f,declared:d,clients:v},i,u===null),U=[],G=[],L=new A,z=i.dialect.name==="auto"?[]:v,D=new a(
{clients:v,readings:L,upgrade:i.upgrade,versionIn:S(i.dialect,x)}),B=i.depth!=="discovery";let K=0;for(const ft of k(F,{changed:R,versions:b,hasCalls:B})){if(K+=
ft.directories.length,K>p){G.push((0,y.YW)(ft.directory,(0,E.fileLimit)({kind:"roots",max:p})));break}D.add(ft),B&&U.push(ft)}const Y=[...P(f,d,{...x,readings:L,
set:z})].filter(({place:ft})=>R===null||R.has(ft.file)),H=new Set(l.flatMap(({problem:ft,place:yt})=>ft.code==="lock-invalid"?yt.file:[])),st=[...Y,...D.notes()].
filter(({place:ft})=>!H.has(ft.file));return{roots:U,notes:[...st,...G]}}async function o(f,{roots:l},O){const{layoutsOf:R,unmatched:x}=await t.e(5353).then(t.bind(
t,5353)),i=l.map(m=>({text:m,matches:(0,$.Ls)([m])})),d=R({...f,patterns:i}),u=O?x(d,i):[];if(u.length===0)return d;throw new I.GN(u.map(m=>`roots: no directory\
 with configuration matches ${m}`))}async function r(f,l){return l.every(({lockFile:R})=>R===null)?f:(await t.e(3862).then(t.bind(t,3862))).withoutUnusedLocks(f,
l)}function e(f,l,{depth:O},R){if(O==="discovery")return f;const x=({kind:d,workspace:u})=>d==="cloud_default"?!!R.TF_CLOUD_HOSTNAME:d!=="backend_remote_default"||
u?.organization===null,i=new Set(l.filter(d=>!x(d)).map(({place:d})=>n(d)));return f.map(d=>d.problem.code==="host-missing"&&i.has(n(d.place))?{...d,problem:{...d.
problem,severity:"error"}}:d)}const n=({file:f,line:l,column:O})=>`${f}:${l}:${O}`;async function s(f,l){if(f===null)return M.j7;const{judgeInit:O}=await Promise.
all([t.e(6917),t.e(7341),t.e(5761)]).then(t.bind(t,5761));return O(f,l)}}),370:((gt,_,t)=>{t.d(_,{C_:()=>c,IZ:()=>I,PT:()=>p,SQ:()=>h});var M=t(6897),E=t(8416),
w=t(7152);const S=20;async function h({scan:o,exclude:r},{directory:e,environment:n,stop:s,progress:f}){const l={root:e,scan:o,exclude:r},O=s.why===null?y(l):null;
if(O!==null)return O;const{scanInSteps:R}=await $(),x=R(l,Object.keys(n));return(0,M.n)(x,s,i=>f({kind:"scan",files:i}))}const $=()=>Promise.all([t.e(400),t.e(4949)]).
then(t.bind(t,4949));function y(o){const r={toolFiles:[],hasPlugins:!1};let e=0;for(const{kind:n}of(0,w.G)(o,r))if(e+=1,n!=="directory"||e>S)return null;return{
...r,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const I=(o,r,e)=>(0,E.L2)(p(o,r,e));function p({
dialect:o,exclude:r,scan:e},n,{environment:s,directory:f}){if(e.length===0)return{setting:o,scan:null};const l=(0,E.oh)({root:f,exclude:r},n.toolFiles),O=!!s.TF_CLOUD_HOSTNAME;
return{setting:o,scan:{...n,tools:l,hasCloudHostname:O}}}const c=({hasPlugins:o},{scan:r})=>o||r.some(e=>e!==".")}),7082:((gt,_,t)=>{t.d(_,{O:()=>M});const M=E=>({
discovery:E,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((gt,_,t)=>{t.d(_,{C:()=>w});
var M=t(7854);const E=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","\
migrate_backend_remote","migrate_backend_remote_default"]);function w(h,$,y,I=(0,M.kA)($)){const p=h.hostnames.flatMap(({host:r,services:e})=>{const n=e.length>
0?e:h.requiredServices;return(n.length>0?n:["any"]).map(f=>({host:r,service:f,clients:y,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),c=new Set([...I,
...h.hostnames.map(({host:r})=>r)]),o=new Map;for(const r of p)S(o,r);for(const{kind:r,needs:e,place:n}of $){const s=!E.has(r);for(const f of e)S(o,{...f,because:[
n],isImplied:!c.has(f.host),isForInit:s})}return Array.from(o.values(),r=>({...r,clients:y.filter(e=>r.clients.includes(e))}))}function S(h,$){const{host:y,service:I,
clients:p,because:c}=$,o=`${y} ${I}`,r=h.get(o);if(r===void 0){h.set(o,{...$,clients:[...p],because:[...c]});return}r.isForInit||=$.isForInit;for(const e of c)r.
because.push(e);for(const e of p)r.clients.includes(e)||r.clients.push(e)}}),5960:((gt,_,t)=>{t.d(_,{e:()=>S,i:()=>$});var M=t(6697),E=t(1831),w=t(7082);function S(y,{
hostnames:I,allowedHosts:p},{isGuess:c}){const o=new Set(I.map(({host:e})=>e)),r=new Map;for(const e of y){const{host:n}=e;if(o.has(n)||r.has(n))continue;const s=h(
e,c===!0,(0,E.Jr)(n,p));s!==null&&r.set(n,s)}return r}function h({host:y,isImplied:I,because:p,clients:c},o,r){const e=(0,E.nx)(y);if((0,E.Rt)(y))return(0,M.hostGeneric)(
{host:e});const[n]=p.filter(f=>typeof f!="string"),s=I&&n!==void 0?{place:n,clients:c}:null;return s!==null&&o?(0,M.hostAssumed)({host:e,...s}):r?null:(0,M.hostNotAllowed)(
s===null?{host:e}:{host:e,implied:s})}const $=(y,I)=>({host:y,attempt:(0,w.O)({kind:"skipped",problem:I}),earlier:[],later:[],credentials:null,looks:[],difference:null,
forced:[]})}),566:((gt,_,t)=>{t.d(_,{f:()=>S,q:()=>$});var M=t(3024),E=t(6760),w=t(6309);function S(o,r,e){const n=h((0,M.realpathSync)(o),r),s=(0,E.basename)(r),
f=(0,E.join)(n,`.${s.slice(0,60)}.${Math.random().toString(36).slice(2)}`),l=(0,M.openSync)(f,"wx");try{try{for(const O of e)(0,M.writeFileSync)(l,O)}finally{(0,M.
closeSync)(l)}(0,M.renameSync)(f,(0,E.join)(n,s))}catch(O){throw(0,M.rmSync)(f,{force:!0}),O}}function h(o,r){const e=(0,E.resolve)(o,r),n=c(o,e);if(!n&&!(0,E.isAbsolute)(
r))throw new w.Lw(`it is outside ${o}; use an absolute path if that is intended`);const s=n?o:(0,E.parse)(e).root;return(0,E.relative)(s,(0,E.dirname)(e)).split(
E.sep).filter(Boolean).reduce((l,O)=>y(l,O,o),s)}function $(o,r){const e=(0,M.realpathSync)(o);return I(h(e,r),(0,E.basename)(r),e)}function y(o,r,e){const n=(0,E.
join)(o,r);return(0,M.lstatSync)(n,{throwIfNoEntry:!1})===void 0&&p(n),I(o,r,e)}function I(o,r,e){const n=(0,E.join)(o,r);if(!(0,M.lstatSync)(n,{throwIfNoEntry:!1})?.
isSymbolicLink())return n;const s=(0,M.realpathSync)(n);if(!c(e,o)||c(e,s))return s;throw new w.Lw(`the link ${(0,E.relative)(e,n)} leads outside ${e}; remove i\
t or choose another path`)}function p(o){try{(0,M.mkdirSync)(o)}catch(r){if(!(0,w.Or)(r)||r.code!=="EEXIST")throw r}}function c(o,r){const e=(0,E.relative)(o,r);
return e!==".."&&!e.startsWith(`..${E.sep}`)&&!(0,E.isAbsolute)(e)}}),9076:((gt,_,t)=>{t.d(_,{QB:()=>E,im:()=>M,yX:()=>w});const M=["fails","warns","works","unc\
hecked","skipped"],E=5,w=({outcome:S})=>S!=="unchecked"&&S!=="skipped"}),997:((gt,_,t)=>{t.d(_,{O:()=>E,T:()=>S});var M=t(1064);const E=({earlier:h,attempt:$,later:y})=>[
...h,$,...y];function w({discovery:h,timing:$,headMs:y,hops:I},{attemptMs:p}){const c=y!==null&&y<=p?I.at(-1)?.status:null;return c===null||(0,M.Mq)(c??0)?"retr\
ies":h.kind!=="failed"&&$.totalMs<=p?"works":"fails"}function S(h,$){const y=h.map(c=>w(c,$)),I=y.indexOf("works");return I<0?"never":I<=$.retries&&!y.slice(0,I).
includes("fails")?"always":"sometimes"}}),4475:((gt,_,t)=>{t.d(_,{Y:()=>w});var M=t(6309),E=t(8641);async function w(S,h){const{history:$}=S.settings;if($===null)
return{checked:S,warnings:[]};try{const{recordRun:y}=await t.e(5175).then(t.bind(t,5175)),{history:I,warnings:p}=y($,S,h);return{checked:{...S,context:{...S.context,
history:I}},warnings:p}}catch(y){return{checked:S,warnings:[`the history ${(0,E.RK)($)} was not read: ${(0,E.RK)((0,M.A3)(y))}`]}}}}),3795:((gt,_,t)=>{t.d(_,{qY:()=>p,
Si:()=>n,fN:()=>r,XP:()=>e});var M=t(733),E=t(1831),w=t(4120),S=t(8641);const h=2,$=80;function y(s){if(s.kind==="scan")return`read ${(0,w.px)(s.files,"file")}`;
if(s.kind==="registries")return`${s.done} of ${(0,w.px)(s.total,"question")} to registries answered`;const{done:f,total:l,failed:O,waiting:R}=s,x=O===0?"":`, ${O}\
 failed so far`;return`${f} of ${(0,w.px)(l,"host")} checked${x}${I(R)}`}function I(s){if(s.size===0)return"";const f=[...s].slice(0,h).map(O=>(0,S.RK)((0,E.nx)(
O),$)),l=s.size-f.length;return l>0?`; waiting for ${f.join(", ")} and ${(0,w.px)(l,"other")}`:`; waiting for ${f.join(" and ")}`}const p={show:()=>{},end:()=>{}},
c=5e3,o=200;function r(s,f){let l=null,O=!0;const R=f(c,()=>{l!==null&&(O&&s(y(l)),O=!O)});return{show:i=>{l=i},end:R}}function e(s,f,l){let O=null,R="";const x=l(
o,()=>{const u=O===null?"":(0,M.W)(y(O),0,f-1);u!==R&&(R=u,s(`\r${u}\x1B[K`))});return{show:u=>{O=u},end:()=>{x(),R!==""&&s("\r\x1B[K")}}}const n=(s,f)=>{const l=setInterval(
f,s).unref();return()=>clearInterval(l)}}),8463:((gt,_,t)=>{t.d(_,{t:()=>y});var M=t(6309),E=t(566),w=t(3329),S=t(161),h=t(5955),$=t(8641);async function y(p,c,o){
const r=[];for(const{path:e,format:n}of p)try{(0,E.f)(o,e,(0,h.mk)(await I(n,c)))}catch(s){r.push(`the report ${(0,$.RK)(e)} was not written: ${(0,$.RK)((0,M.A3)(
s))}`)}return r}async function I(p,{verdict:c,context:o}){switch(p){case"json":return(0,w.h)(c,o);case"sarif":return(await Promise.all([t.e(660),t.e(7341),t.e(1371),
t.e(3933)]).then(t.bind(t,3933))).renderSarif(c,o);case"junit":return(await t.e(5868).then(t.bind(t,5868))).renderJunit(c,o);case"codequality":{const{renderCodeQuality:r}=await t.
e(8957).then(t.bind(t,8957)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return r(c,n=>e("sha256",n))}case"markdown":return[(0,S.Gc)(c,o)]}}}),7361:((gt,_,t)=>{
t.d(_,{QY:()=>p,_N:()=>y,mc:()=>S});var M=t(7574),E=t(5102),w=t(4120);function S({good:c,runs:o}){if(o===0)return null;const r=Math.floor(1e4*c/o);if(r>=9900)return`${r/
100}%`;const e=Math.floor(r/10);return e===0&&c>0?"below 0.1%":`${e/10}%`}const h=({days:c,good:o,runs:r})=>`${o} of ${showCount(r,"run")} in ${c} days`,$=["fai\
ls","unchecked","warns","skipped","works"];function y(c){const o=$.flatMap(e=>{const{length:n}=c.filter(s=>s.outcome===e);return n===0?[]:[`${n} ${E.nx[e]}`]});
return`${c.length===1?"last run":`last ${(0,w.px)(c.length,"run")}`}: ${o.join(", ")}`}const I=({latency:c})=>c===null?null:`median ${showDuration(c.medianMs)},\
 95th percentile ${showDuration(c.p95Ms)}`,p=({from:c,until:o},r)=>o===null?`${(0,M.u8)(c,r)} so far`:(0,M.u8)(c,o)}),4218:((gt,_,t)=>{t.d(_,{H6:()=>x,MC:()=>e,
U4:()=>n,XQ:()=>d,bW:()=>l,kW:()=>i,qX:()=>r,wz:()=>R});var M=t(9076),E=t(7574),w=t(5102),S=t(4120);const h=["\u2581","\u2582","\u2583","\u2585","\u2586","\u2587"],
$="\u2573",y="\u254C",I=[100,250,500,1e3,2500],p=["below 100 ms","below 250 ms","below 500 ms","below 1 s","below 2.5 s","2.5 s or more"],c=u=>I.filter(m=>u>=m).
length;function o(u){return u.outcome==="fails"?$:(0,M.yX)(u)?h[c(u.ms??0)]??"":y}const r=u=>u.map(o).join("");function e(u){const m=u.flatMap(({history:v})=>v.
recent),k=new Set(m.map(o)),A=m.some(v=>o(v)===h[0]&&v.ms===null);return[...h.map((v,b)=>{const F=p[b]??"";return[v,b===0&&A?`${F} or not measured`:F]}),[$,"fai\
led"],[y,"no result"]].filter(([v])=>k.has(v))}function n({hosts:u},{history:m}){return u.flatMap(A=>{const a=m?.get(A.visit.host);return a!==void 0&&a.recent.filter(
M.yX).length>1?[{host:A,history:a}]:[]}).toSorted((A,a)=>Number(f(a))-Number(f(A))||O(A,s)-O(a,s)||O(A,Number.POSITIVE_INFINITY)-O(a,Number.POSITIVE_INFINITY))}
const s=30,f=({host:u})=>(0,w.sG)(u)==="fails",l=({history:u},m)=>x(u).findLast(k=>k.days<=m);function O(u,m){const k=l(u,m);return k===void 0?1:k.good/k.runs}const R=u=>f(
u)||u.history.recent.some(({outcome:m})=>m==="fails"),x=({uptime:u})=>u.filter(({runs:m},k)=>m>(u[k-1]?.runs??0));function i({recent:u,uptime:m,incidents:[k]}){
if(k===void 0||k.until!==null)return null;const A=u.filter(({outcome:v})=>v==="fails").length,a=m.at(-1);return A===1&&a!==void 0&&a.runs-a.good===1?`first fail\
ure in ${(0,S.px)(a.runs,"run")}`:A<=k.runs&&k.runs>1?null:`failed ${A} of the last ${u.filter(M.yX).length} runs`}function d({incidents:[u]}){return u===void 0||
u.until!==null||u.runs<2?null:`failing since ${(0,E.QN)(u.from)} (${(0,S.px)(u.runs,"run")})`}}),1505:((gt,_,t)=>{t.d(_,{G_:()=>o,Yj:()=>c,Zc:()=>I,o7:()=>p,se:()=>y,
tN:()=>S});var M=t(7574),E=t(4120),w=t(8884);const S=120,h=20,$=6;function y({requirements:l},{dialect:O},R){return{label:"required",texts:(0,E.UV)(l,h,({service:i,
clients:d,because:u})=>{const m=i==="any"?(0,E.DO)(i):R.value((0,E.DO)(i),S),A=O.clients.every(a=>d.includes(a))?"":` for ${(0,E.wO)(d)}`;return`${m}${A} (${(0,w.
Yx)(u,R.because)})`})}}function I({visit:l},O){const{timing:R,discovery:x}=l.attempt,i=x.kind==="failed"?x.excerpt:null,d=(0,M.I$)(R).map(([A,a])=>`${A} ${(0,M.
kJ)(a)}`),u=l.earlier.map(A=>{const{kind:a}=A.discovery;return`${a==="failed"?A.discovery.problem.code:a} after ${(0,M.kJ)(A.timing.totalMs)}`}),m=i===null?[]:[
O.value(i.replace(/\s+/gu," ").trim())],k=l.credentials?.hasToken?[O.prose(l.credentials.source)]:[];return[{label:"body",texts:m},{label:"timing",texts:[d.join(
", ")]},{label:"retried",texts:u},{label:"token from",texts:k}]}const p=(l,O)=>[{label:"credentials",texts:s(l)?n(l.visit.looks,O.prose):[]},{label:"host block",
texts:f(l.visit).map(R=>O.prose(R))}];function c({visit:l,services:O,servicesLeftOut:R,servicesFrom:x},i){const d=O.map(({id:m})=>i.value(m,S)),u=x===null?(0,M.
kJ)(l.attempt.timing.totalMs):`host block at ${i.because(x)}`;return`${d.length===0?"no services":(0,E.K4)(d,$,R)} (${u})`}function o(l){return[...Map.groupBy(l,
R=>JSON.stringify(R.looks.map(e))).values()].map(R=>({clients:R.map(({client:x})=>x),looks:R[0]?.looks.map(e)??[]}))}const r={nothing:"no entry","a token":"a to\
ken","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:l,held:O,counts:R})=>({source:l,
held:`${r[O]}${R?O==="no token"?" (ends the search)":" (used)":""}`});function n(l,O){const R=o(l);return R.flatMap(({clients:x,looks:i})=>i.map(({source:d,held:u})=>`${R.
length>1?`${(0,E.wO)(x)}: `:""}${O(d)}: ${u}`))}const s=({findings:l})=>l.some(({problem:{code:O}})=>/^credentials-|^document-unauthorized$/.test(O));function f({
forced:l}){return[...Map.groupBy(l,({place:R})=>(0,w.eo)(R))].map(([R,x])=>`${R}, for ${(0,E.wO)(x.map(({client:i})=>i))}`)}}),2704:((gt,_,t)=>{t.d(_,{IL:()=>S,
Rr:()=>h,Z4:()=>w});var M=t(5955),E=t(8641);const w=($,y,I,p)=>`,
${I}"${$}": ${S(y,I,p)}`,S=($,y,I)=>(0,E.s$)(JSON.stringify($,I,2).replaceAll(`
`,`
${y}`));function*h($,y,{maxBytes:I,margin:p,replace:c},o){if(y.length===0)return yield w($,[],p),0;const r=`${p}  `;yield`,
${p}"${$}": [`;const e=s=>`
${r}${S(o(s),r,c)}`,n=yield*(0,M._Q)(y,new M.Wv(I),e,",");return yield`
${p}]`,n}}),3329:((gt,_,t)=>{t.d(_,{h:()=>A});var M=t(4e3),E=t(5799),w=t(2704),S=t(997),h=t(1831),$=t(8641),y=t(5465);function I(D,B){const{visit:K,requirements:Y,
services:H,servicesLeftOut:st,servicesFrom:ft,clients:yt,isNew:vt}=D,{discovery:Tt,hops:q,timing:et,certificates:lt}=K.attempt;return{host:K.host,display:(0,h.nx)(
K.host),discovery:Tt.kind,...p(Tt),documentUrl:o(Tt),hops:q.map(e),services:Object.fromEntries(H.map(ut=>[ut.id,n(ut)])),...st>0?{servicesLeftOut:st}:{},servicesFrom:ft===
null?null:(0,y.W$)(ft),hostBlocks:K.forced.map(({client:ut,place:ct})=>({client:ut,place:(0,y.W$)(ct)})),required:Y.map(({service:ut,clients:ct,because:it,becauseLeftOut:It=0})=>{
const{kept:Dt,left:St}=B(it),Ct=(0,y.ig)("because",St+It);return{service:ut,clients:ct,because:Dt,...Ct}}),credentials:K.credentials?.hasToken?K.credentials.source:
null,looks:K.looks.map(({client:ut,looks:ct})=>({client:ut,looks:ct.map(r)})),attempts:(0,S.O)(K).length,...K.earlier.length===0?{}:{earlier:K.earlier.map(c)},timingMs:l(
et),certificates:lt,clients:yt,...vt?{new:!0}:{}}}function p(D){if(D.kind==="skipped")return{code:D.problem.code};if(D.kind!=="failed")return{};const{problem:B,
excerpt:K}=D;return{code:B.code,...K===null?{}:{excerpt:K}}}const c=({discovery:D,timing:B})=>({discovery:D.kind,..."problem"in D?{code:D.problem.code}:{},ms:B.
totalMs}),o=D=>D.kind==="found"||D.kind==="absent"?(0,$.cq)(D.url):null,r=({source:D,held:B,counts:K})=>({source:D,held:B,counts:K}),e=({url:D,status:B,reason:K,
mediaType:Y,authorization:H,address:st,proxy:ft,ms:yt})=>({url:(0,$.cq)(D),status:B,reason:K,mediaType:Y,authorization:H,address:st,proxy:ft===null?null:(0,$.cq)(
ft),ms:yt});function n(D){switch(D.kind){case"url":return{url:(0,$.cq)(D.url)};case"login":return{login:s(D.login),...D.leftOut>0?{elementsLeftOut:D.leftOut}:{}};case"\
problem":return{problem:f(D.problem)}}}const s=({client:D,grantTypes:B,authz:K,token:Y,ports:H,scopes:st})=>({client:D,grantTypes:B,authz:K===null?null:(0,$.cq)(
K),token:Y===null?null:(0,$.cq)(Y),ports:H,scopes:st}),f=({code:D,message:B,help:K})=>({code:D,message:B,help:K??null}),l=({lookupMs:D,connectMs:B,tlsMs:K,firstByteMs:Y,
totalMs:H})=>({lookup:D,connect:B,tls:K,firstByte:Y,total:H}),O=1e4,R=100,x=({directory:D,clients:B,rows:K},Y)=>({...(0,y.jt)(D),clients:B,rows:K.slice(0,O).map(
H=>i(H,Y)),...(0,y.ig)("rows",K.length-O)});function i(D,B){const{kind:K,address:Y,source:H,host:st,constraints:ft,locked:yt,chosen:vt,newest:Tt,platforms:q}=D,
{kept:et,left:lt}=B(D.places);return{kind:K,address:Y,source:H,host:st,constraints:ft.slice(0,R),...(0,y.ig)("constraints",ft.length-R),locked:yt,chosen:vt,newest:Tt,
platforms:q.map(({platform:ut,available:ct})=>({platform:ut,available:ct})),worst:D.worst,codes:D.problems.map(({code:ut})=>ut),places:et,...(0,y.ig)("places",lt+
(D.placesLeftOut??0))}}const d=1,u={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},m=4096,k="  ";function*A(D,B,K=u){const{
usages:Y,...H}=B.scan,{hosts:st,files:ft,findings:yt,passed:vt,ignored:Tt,stopped:q,roots:et}=D,lt=st.flatMap(({requirements:St})=>St.map(Ct=>Ct.because)),ut=(0,y.
R1)(lt,K.becauseLists),ct=(0,y.R1)(yt.map(St=>St.places),K.placeLists),it=(0,y.R1)(et.flatMap(({rows:St})=>St.map(Ct=>Ct.places)),K.rowPlaceLists),{remarks:It}=B;
yield*[`{
  "schemaVersion": ${d}`,a("version",B.version),a("passed",vt),...q===null?[]:[a("stopped",(0,M.Cw)(q)),a("incomplete",v(q))],a("failOn",B.failOn),...b(B),a("di\
alect",B.dialect.name),a("clientDetection",L(B.dialect)),a("clients",B.clients),a("startedAt",B.startedAt),a("durationMs",B.durationMs),a("counts",U(D))],yield*F(
"hosts",st,K.hosts,St=>I(St,ut));const Dt=new Set(ft);yield*F("findings",yt,K.findings,St=>z(St,ct,Dt.has(St))),et.length>0&&(yield*F("roots",et,K.roots,St=>x(St,
it))),yield*[a("ignored",Tt),a("usages",Y),...It.length===0?[]:[a("remarks",It)],a("scan",H),`
}
`]}const a=(D,B)=>(0,w.Z4)(D,B,k,P),P=(D,B)=>typeof B=="string"?(0,M.dh)(B,m):B,v=D=>D.kind==="several"?D.reasons:[D],b=({repository:D,repositories:B,shards:K})=>[
...D===null?[]:[a("repository",D)],...B.length===0?[]:[a("repositories",B)],...K===null?[]:[a("shards",K)]];function*F(D,B,K,Y){const H=yield*(0,w.Rr)(D,B,{maxBytes:K,
margin:k,replace:P},Y);H>0&&(yield a(`${D}LeftOut`,H))}const U=({findings:D})=>Object.fromEntries(E.oC.map(B=>[`${B}s`,D.filter(K=>K.severity===B).length])),G=20,
L=({clients:D,versions:B,releases:K,isGuess:Y,why:H,evidence:st,evidenceLeftOut:ft=0})=>({clients:D,assumed:Y??!1,why:H,versions:Object.entries(B).map(([yt,vt])=>({
client:yt,version:vt})),releases:K.map(({name:yt})=>yt),evidence:st.slice(0,G).map(({client:yt,version:vt,level:Tt,text:q,place:et})=>({client:yt,version:vt,kind:Tt,
text:q,...(0,y.$t)(et)})),...(0,y.ig)("evidence",Math.max(0,st.length-G)+ft)});function z(D,B,K){const{problem:Y,severity:H,host:st,service:ft,places:yt,placesLeftOut:vt=0,
affects:Tt,exclude:q}=D,{kept:et,left:lt}=B(yt);return{code:Y.code,severity:H,host:st,service:ft,message:Y.message,help:Y.help??null,places:et,...(0,y.ig)("plac\
es",vt+lt),affects:Tt,...K&&st!==null?{inFile:!0}:{},...q===void 0?{}:{exclude:q}}}}),5465:((gt,_,t)=>{t.d(_,{$t:()=>p,R1:()=>w,W$:()=>I,ig:()=>r,jt:()=>o});var M=t(
5143),E=t(5955);function w(e,n){const s=new Map;for(const l of e)s.has(l)||s.set(l,l.reduce((O,R)=>O+y(R),0));const f=(0,E._3)(e.map(l=>s.get(l)??0),n);return l=>{
const O=(0,E.ux)(l,f,y);return{kept:O.map(I),left:l.length-O.length}}}const S=140,h=30,$=6;function y(e){if(typeof e=="string")return S;const{file:n}=e,s=(0,M._M)(
n)===null?0:h;return S+s+n.length*(/^[ -~]*$/.test(n)?1:$)}const I=e=>typeof e=="string"?e:p(e),p=({file:e,line:n,column:s,endColumn:f})=>({...c(e),line:n,column:s,
endColumn:f});function c(e){const{repository:n,path:s}=(0,M.bH)(e);return n===null?{file:e}:{repository:n,file:s}}function o(e){const{repository:n,path:s}=(0,M.
bH)(e);return n===null?{directory:e}:{repository:n,directory:s}}const r=(e,n)=>n>0?{[`${e}LeftOut`]:n}:{}}),4503:((gt,_,t)=>{t.d(_,{oW:()=>e,uM:()=>E});var M=t(
5143);function E({file:n,line:s},{links:f,repositories:l}){const{repository:O,path:R}=(0,M.bH)(n);if(O!==null){const i=$(h(l).get(O),R);return i===null?null:`${i}\
#L${s}`}const x=f?.get(n);return x===void 0?null:x.diff?.lines.has(s)?`${x.diff.url}R${s}`:`${x.url}#L${s}`}const w=(n,{repositories:s})=>h(s).get(n)?.url??null,
S=new WeakMap;function h(n){const s=S.get(n)??new Map(n.flatMap(({name:f,url:l,commit:O})=>{const R=l===null?null:r(l,O);return R===null?[]:[[f,R]]}));return S.
set(n,s),s}function $(n,s){const f=s==="."?null:e(s);return!n?.files||f===null?null:`${n.files}/${f}`}const y=600,I=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
p=/^(?:[\da-f]{40}|[\da-f]{64})$/,c=/^gitlab\.com$/i,o=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function r(n,s){
const[,f]=n.length<=y?I.exec(n)??[]:[];return f===void 0?null:s===null||!p.test(s)?{url:n,files:null}:c.test(f)?{url:n,files:`${n}/-/blob/${s}`}:{url:n,files:o.
test(f)?null:`${n}/blob/${s}`}}function e(n){if(!n.isWellFormed())return null;const s=f=>encodeURIComponent(f).replace(/[!'()*_~]/g,l=>`%${l.charCodeAt(0).toString(
16).toUpperCase()}`);return n.split("/").map(s).join("/")}}),9574:((gt,_,t)=>{t.d(_,{I$:()=>w,MB:()=>S,R4:()=>I,TM:()=>h,hn:()=>y,rm:()=>$});var M=t(5955),E=t(8641);
function w(p,c,o=[]){const r=p.map((n,s)=>`<th align="${o.includes(s)?"right":"left"}">${n}</th>`),e=c.map(n=>`<tr>${p.map((f,l)=>`<td${o.includes(l)?' align="r\
ight"':""}>${n[l]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...e,"</table>"].join(`
`)}const S=p=>["<ul>",...p.map(c=>`<li>${c}</li>`),"</ul>"].join(`
`),h=(p,c)=>["<details>",`<summary>${p}</summary>`,...c,"</details>"].join(`
`),$=p=>(0,E.D9)(p).replaceAll(".",".<wbr>"),y=p=>`<code>${(0,E.js)(p).replaceAll("/","/<wbr>")}</code>`;function I(p,c,o,r){const e=[];let n=0;for(const s of p){
const f=r(s);if(n+=(0,M.$$)([f].flat().join(""))+o,n>c)break;e.push(f)}return e}}),161:((gt,_,t)=>{t.d(_,{gD:()=>at,Fp:()=>pt,Gc:()=>$n,XA:()=>qt,rL:()=>ht});var M=t(
7574),E=t(5102),w=t(4120),S=t(5955),h=t(8641),$=t(1831),y=t(2796),I=t(4218),p=t(8884),c=t(9574),o=t(8373);const r=20,e=10,n=700,s=4,f=300,l=1,O=6,R=12,x=4,i=1/2,
d=12e3,u=20,m=200;function k(g,T,C){const N=(0,y.cZ)(g),J=N.slice(0,T.isBrief?e:r),Q=Math.min(d,C*i/J.length),dt=(0,y.YM)(J);let rt=C-m;const Ot=Ht=>{const Jt=A(
Ht,T,Q,dt.get(Ht)??null),Vt=(0,S.$$)(Jt)<rt?Jt:`${P(Ht,T)}</p>`;return rt-=(0,S.$$)(Vt)+u,Vt},bt=(0,c.R4)(J,C-m,u,Ot),Bt=N.length-bt.length;return Bt>0?[...bt,`\
<p>${(0,o.jP)(Bt,"cause",T)}</p>`]:bt}function A(g,T,C,N){const{findings:J,message:Q,help:dt}=g,rt=J.length>1&&J[0]?.exclude!==void 0,bt=[L(g,T),z(g),D(g,T)].filter(
nn=>nn!==""),Bt=N===null?(0,y.S3)(g):[],Ht=Q===null?x:(0,y.hs)(g)?O:R,Jt=Bt.slice(0,Ht).map(nn=>v(nn,g,T)),Vt=N===null?Jt.join(", "):`The same hosts as for ${N}`;
return[P(g,T),...Q===null||Vt===""?[]:[`<br>${Vt}`],...Q===null?[]:[`<br>${(0,w.Iu)((0,h.h$)(Q,n))}`],...dt===null||rt?[]:[a(dt)],...bt.length===0?[]:[`<br><sub\
>${bt.join(" ")}</sub>`],"</p>",...Q===null?[(0,c.MB)(Jt)]:[],...G(g,Bt.slice(Ht),T,C)].join(`
`)}const a=g=>`<br><b>Help:</b> ${(0,h.h$)(g,n)}`;function P(g,T){const{severity:C,code:N,title:J}=g,Q=(0,y.pq)(g),dt=Q>1?`${(0,w.px)(Q,(0,y.a2)(g))}: `:"";return`\
<p>${o.rC[C]} <b>${dt}${J}</b> (${(0,o._h)(N,N,T)})`}function v(g,T,C){return"file"in g?(0,o.u_)(g,C):T.message===null?U(g,T,C):b(g,T.hosts.length===1,C)}function b(g,T,C){
const[N]=g,J=N?.host?(0,h.D9)((0,$.nx)(N.host)):"",Q=N?.isHostNew?[w.dy]:[];if(T){const Ot=(0,p.yv)(g).settings.map(o.Su),Bt=[F(g,s,C),...Ot].filter(Ht=>Ht!=="").
join(", ");return`${J}${Bt===""?"":` in ${Bt}`}${Q.map(Ht=>` (${Ht})`)}`}const rt=[...Q,F(g,l,C).replace(/ places?$/,"")].filter(Ot=>Ot!=="").join("; ");return rt===
""?J:`${J} (${rt})`}function F(g,T,C){const{lines:N,leftOut:J}=(0,p.yv)(g);return N.length===0?"":(0,o.EP)(N,T,C,J)}function U(g,T,C){const N=(0,y.hs)(T)?b(g,!1,
C):F(g,l,C);return g.map(({problem:J})=>{const Q=(0,h.h$)(J.message,f),dt=T.help===null&&J.help?a(J.help):"";return`${N===""?(0,w.Iu)(Q):`${N}: ${Q}`}${dt}`}).join(
"<br>")}function G(g,T,C,N){const J=g.message===null?"finding":(0,y.a2)(g),{leftOut:Q}=(0,y.hs)(g)?{leftOut:0}:(0,p.yv)(g.findings),dt=T.length+Q;if(dt===0)return[];
if(C.isBrief)return[`<p>${(0,o.jP)(dt,J,C)}</p>`];const rt=(0,c.R4)(T,N,u,Bt=>v(Bt,g,C)),Ot=dt-rt.length,bt=g.message===null?(0,c.MB)(rt):`<p>${rt.join(", ")}</\
p>`;return[(0,c.TM)((0,w.px)(dt,`more ${J}`),[...rt.length===0?[]:[bt],...Ot>0?[`<p>${(0,o.jP)(Ot,J,C)}</p>`]:[]])]}function L({affects:g},{context:{clients:T}}){
const C=(0,w.od)(g,T);return C===""?"":`Affects ${C}.`}function z(g){const C=(0,y.hs)(g)&&g.hosts.length===1&&g.message!==null?[]:(0,p.yv)(g.findings).settings;
return C.length===0?"":`Required by ${C.map(o.Su).join(", ")}.`}function D({hosts:[g,T],severity:C},{context:N}){const J=g===void 0||T!==void 0?null:N.history?.
get(g),Q=J&&C==="error"?(0,I.kW)(J):null;return Q===null?"":`${(0,w.Iu)(Q)}.`}var B=t(1064),K=t(1505);const Y=20,H=20,st=["fails","warns","works"];function ft(g,T,C){
const N=g.filter(bt=>(0,E.cG)(bt)&&!(0,E.JR)(bt));if(N.length===0)return"";const J=bt=>N.length===1?q(bt,T).join(`
`):yt(bt,T),Q=(0,c.R4)(N,C,H,J),dt=N.length-Q.length,[rt]=N.length===1?N:[],Ot=rt===void 0?`of ${(0,w.px)(N.length,"host")}`:`of ${vt(rt)} (${Tt(rt)})`;return(0,c.
TM)(`Requests, responses and certificates ${Ot}`,[...Q,...dt>0?[`<p>${(0,o.jP)(dt,"host",T)}</p>`]:[]])}const yt=(g,T)=>(0,c.TM)(`${o.Gr[(0,E.sG)(g)]} ${vt(g)} \
(${Tt(g)})`,q(g,T)),vt=({visit:g})=>(0,h.D9)((0,$.nx)(g.host)),Tt=({visit:{attempt:g}})=>`${(0,w.px)(g.hops.length,"request")}, ${(0,M.kJ)(g.timing.totalMs)}`;function q(g,T){
const{hops:C,certificates:N}=g.visit.attempt;return[et(g,T),...g.services.length===0?[]:[ut(g,T)],...C.length===0?[]:[it(C)],...N.length===0?[]:[It(N,T)]]}function et(g,T){
const C=(0,o.Bm)(T);return["<table>",...[(0,K.se)(g,T.context,C),{label:"clients",texts:lt(g,T)},...(0,K.Zc)(g,C),...(0,K.o7)(g,C)].flatMap(({label:Q,texts:dt})=>dt.
length===0?[]:[`<tr><td><b>${(0,w.Iu)(Q)}</b></td><td>${dt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const lt=({clients:g},{context:T})=>st.flatMap(C=>{const N=T.clients.filter(Q=>g[Q]===C),J=N.map(Q=>B.bB[Q]).join(", ");return N.length===0?[]:[`${o.Gr[C]} ${J}`]});
function ut({services:g,servicesLeftOut:T,servicesFrom:C},N){const J=g.slice(0,Y).map(Ot=>[(0,h.D9)(Ot.id,K.tN),ct(Ot)]),Q=g.length-J.length+T,dt=Q>0?[[`and ${Q}\
 more`,N.rest]]:[],rt=C===null?"URL":`URL, from the host block at ${(0,o.u_)(C,N)}`;return(0,c.I$)(["Service",rt],[...J,...dt])}function ct(g){switch(g.kind){case"\
url":return(0,h.D9)((0,h.cq)(g.url));case"login":{const{client:T,authz:C,token:N,ports:J}=g.login;return[`authz ${(0,h.D9)((0,h.cq)(C??"none"))}`,`token ${(0,h.
D9)((0,h.cq)(N??"none"))}`,`client ${(0,h.D9)(T,K.tN)}, ports ${J.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${g.problem.code}`}}function it(g){const T=g.
map((C,N)=>{const J=C.proxy===null?"":`through ${(0,h.D9)((0,h.cq)(C.proxy))}`,Q=C.status===null?"no response":`${C.status} ${(0,h.h$)(C.reason,K.tN)}`.trim();return[
String(N+1),(0,h.D9)((0,h.cq)(C.url)),C.mediaType===null?Q:`${Q}<br>${(0,h.D9)(C.mediaType,K.tN)}`,(0,w.Rk)(C.authorization),C.address===null?J:(0,h.D9)(C.address,
K.tN),(0,M.kJ)(C.ms).replace(" ","&nbsp;")]});return(0,c.I$)(["Hop","Request","Response","Token","Address","Time"],T,[0,5])}function It(g,{context:T}){const C=g.
map(({host:N,subject:J,issuer:Q,expires:dt})=>[(0,h.D9)(N,K.tN),(0,h.h$)((0,M.nO)(dt,T.startedAt)),(0,h.D9)(J,K.tN),(0,h.D9)(Q,K.tN)]);return(0,c.I$)(["TLS cert\
ificate","Valid until","Subject","Issuer"],C)}var Dt=t(7361);const St=10,Ct=40,Ut=20,Xt=3,zt=40,Gt=80,X=1/5;function V(g,T,C){const{history:N}=T.context,J=(0,I.
U4)(g,T.context),Q=T.isBrief?J.filter(I.wz):J;if(Q.length===0)return J.length===0&&(N?.size??0)>0&&!T.isBrief?["<p><b>History</b>: 1 run so far</p>"]:[];const dt=T.
isBrief?St:Ct,rt=Mt(Q),Ot=(0,c.R4)(Q.slice(0,dt),C*(1-X),Gt,Bt=>Wt(Bt,rt)),bt=Ot.slice(St);return["<p><b>History</b>: the last runs of each host, the newest at \
the right</p>",kt(Ot.slice(0,St),rt),...bt.length===0?[]:[(0,c.TM)((0,w.px)(bt.length,"more host"),[kt(bt,rt)])],`<p><sub>${Z(Q.slice(0,Ot.length))}</sub></p>`,
...ot(Q.slice(Ot.length),T),...$t(Q,T,C*X)]}function Mt(g){const T=g.flatMap(({history:C})=>(0,I.H6)(C).map(N=>N.days));return[...new Set(T)].toSorted((C,N)=>C-
N)}const kt=(g,T)=>(0,c.I$)(["Host",...T.map(C=>`Uptime<br>${C}&nbsp;days`),"Latency<br>30&nbsp;days"],g,T.map((C,N)=>N+1).concat(T.length+1));function Wt({host:g,
history:T},C){const N=(0,E.sG)(g),J=(0,I.XQ)(T),Q=new Map((0,I.H6)(T).map(rt=>[rt.days,rt])),{latency:dt}=T;return[[`${o.Gr[N]}&nbsp;${(0,c.rm)((0,$.nx)(g.visit.
host))}`,Ft(T.recent),...J===null?[]:[`<sub>${(0,h.js)(J)}</sub>`]].join("<br>"),...C.map(rt=>{const Ot=Q.get(rt);return Ot===void 0?"":Kt((0,Dt.mc)(Ot)??"",(0,w.
px)(Ot.runs,"run"))}),dt===null?"":Kt((0,M.kJ)(dt.medianMs),`p95 ${(0,M.kJ)(dt.p95Ms)}`)]}const Kt=(g,T)=>`${g}<br><sub>${T}</sub>`.replaceAll(" ","&nbsp;"),Ft=g=>`\
<code role="img" aria-label="${(0,Dt._N)(g)}">${(0,I.qX)(g)}</code>`;function Z(g){return`${(0,I.MC)(g).map(([C,N])=>`<code>${C}</code>&nbsp;${N}`).join(", ")}.\
 Uptime: the share of runs without an error. Latency: median and 95th percentile (p95) of discovery.`}function ot(g,T){if(g.length===0)return[];const C=g.every(
({history:Q})=>Q.uptime.every(({good:dt,runs:rt})=>dt===rt)),N=T.isBrief?o.xy:"in the history file",J=C?", all without a failure in this time":` ${N}`;return[`<\
p>and ${(0,w.px)(g.length,"more host")}${J}</p>`]}function $t(g,T,C){const N=g.flatMap(({host:rt,history:Ot})=>Ot.incidents.map(bt=>({host:rt,incident:bt}))).toSorted(
(rt,Ot)=>rt.incident.from<Ot.incident.from?1:-1);if(N.length===0)return[];const J=(0,c.R4)(N.slice(0,Ut),C,Gt,({host:rt,incident:Ot})=>[(0,c.rm)((0,$.nx)(rt.visit.
host)),(0,h.js)((0,M.QN)(Ot.from)),(0,Dt.QY)(Ot,T.context.startedAt),String(Ot.runs),mt(Ot)]),dt=N.length-J.length>0?`The last ${J.length} incidents`:(0,w.px)(J.
length,"incident");return J.length===0?[]:[(0,c.TM)(dt,[(0,c.I$)(["Host","From","Duration","Runs","Problems"],J,[3])])]}function mt({codes:g}){const T=g.slice(0,
Xt).map(C=>(0,h.D9)(C,zt));return(0,w.K4)(T,Xt,g.length-T.length)}const wt=4,Rt=3,At=60;function Pt(g,T,C,N){const J=g.filter(bt=>(0,E.sG)(bt)===T);if(J.length===
0)return"";const Q=T==="works"&&g.some(bt=>(0,E.sG)(bt)==="warns"),dt=Nt(J,T,Q?" without warnings":"");if(C.isBrief)return`<p>${dt}</p>`;const rt=(0,c.R4)(J,N,At,
bt=>xt(bt,C)),Ot=J.length-rt.length;return(0,c.TM)(dt,[...rt.length===0?[]:[(0,c.I$)(["Host","Required by",T==="works"?"Services":"Reason"],rt)],...Ot>0?[`<p>${(0,o.
jP)(Ot,"host",C)}</p>`]:[]])}function Nt(g,T,C){const N=g.slice(0,Rt).map(({visit:dt})=>(0,h.D9)((0,$.nx)(dt.host))),J=(0,w.K4)(N,Rt,g.length-N.length),Q=g.length===
1?`${J} ${E.nx[T]}${C}`:`<b>${(0,w.px)(g.length,"host")}</b> ${E.nx[T]}${C}: ${J}`;return`${o.Gr[T]} ${Q}`}function xt(g,T){const C=g.requirements.flatMap(J=>J.
because),{discovery:N}=g.visit.attempt;return[`${(0,c.rm)((0,$.nx)(g.visit.host))}${g.isNew?`<br><sub>${w.dy}</sub>`:""}`,C.length===0?"":(0,p.Ky)(C,wt,J=>(0,o.
u_)(J,T)),(0,E.JR)(g)&&N.kind==="skipped"?N.problem.title:(0,K.Yj)(g,(0,o.Bm)(T))]}var Et=t(4148);const jt=40,Lt=80,_t=g=>(0,Et.fi)(g,T=>(0,c.hn)((0,p.II)(T))),
Yt=(g,T)=>(0,h.D9)(g,T).replaceAll(" ","&nbsp;"),Zt=(g,T)=>{const C=({code:N,title:J})=>(0,o._h)(N,J,T);return(0,Et.ij)([(0,Et.eX)(C)],g)};function Qt(g,T,C){const{
wrong:N,good:J}=(0,Et.jB)(g),Q=N.length>1||T.isBrief?en(N,T,C/2):[],dt=C-(0,S.$$)(Q.join("")),rt=Vt=>hn(Vt,T),Ot=T.isBrief?[]:(0,c.R4)([...N,...J],dt,Lt,rt),bt=T.
isBrief?0:g.length-Ot.length,Bt=[...Q,...Ot.slice(0,N.length)],Ht=Ot.slice(N.length),Jt=Ht.length<=Et.LC?Ht:[(0,c.TM)(on(J),Ht)];return[...Q.length>0?[(0,c.TM)(
sn(N),Bt)]:Bt,...T.isBrief&&J.length>0?[`<p>${on(J)}</p>`]:Jt,...bt>0?[`<p>${(0,o.jP)(bt,"root module",T)}</p>`]:[]]}function en(g,T,C){const N=(0,Et.cZ)(g);if(N.
length===0)return[];const J=N.map(({row:rt})=>rt),Q=B.Du.filter(rt=>g.some(Ot=>Ot.clients.includes(rt))),dt=[...Zt(J,T),(0,Et.ie)(N,_t),...(0,Et.ns)({clients:Q,
rows:J},Yt)];return[tn(J,{clients:Q},dt,T,C)]}function tn(g,T,C,N,J){const Q=(0,c.R4)(g.slice(0,jt),J,Lt,rt=>[mn(rt,T,N),...C.map(({cell:Ot})=>Ot(rt))]),dt=g.length-
Q.length;return(0,c.I$)(["Module or provider",...C.map(({title:rt})=>(0,w.Iu)(rt))],dt>0?[...Q,[(0,o.jP)(dt,"row",N)]]:Q)}function sn(g){const T=(0,Et.qj)(g[0]??
{rows:[]}),C=g.slice(0,Et.LC).map(_t),N=(0,w.K4)(C,Et.LC,g.length-C.length);return g.length===1?`${o.Gr[T]} <b>${N}</b>: ${Et.pJ[T]}`:`${o.Gr[T]} <b>${(0,w.px)(
g.length,"root module")}</b> with errors or warnings: ${N}`}function on(g){const T=g.flatMap(C=>C.rows);return`${o.Gr[(0,Et.Fg)(T)]} <b>${(0,w.px)(g.length,"roo\
t module")}</b>: ${(0,Et.nS)(T)}`}function hn(g,T){const C=(0,Et.qj)(g),{wrong:N,good:J}=(0,Et.P)(g),Q=[...N,...J],dt=[...Zt(Q,T),...(0,Et.ns)({...g,rows:Q},Yt)],
rt=C==="works"?(0,Et.nS)(g.rows):Et.pJ[C];return(0,c.TM)(`${o.Gr[(0,Et.Fg)(g.rows)]} <b>${_t(g)}</b>: ${rt}`,[tn(Q,g,dt,T,Number.POSITIVE_INFINITY)])}function mn(g,T,C){
const N=`${o.Gr[(0,Et.Fg)([g])]}&nbsp;<b>${(0,c.hn)((0,Et.mC)(g,T))}</b>`,[J]=g.places,Q=[...g.kind==="module"&&g.source!==g.address?[(0,c.hn)(g.source)]:[],...J===
void 0?[]:[(0,o.u_)(J,C)]];return Q.length===0?N:`${N}<br><sub>${Q.join(" at ")}</sub>`}const cn=2e5,ln={notes:6e3,causes:45e3,history:24e3,roots:9e4,evidence:18e3,
unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},pn=["causes","unchecked","history","roots","evidence","passed","skipped","notices","notes"],an=1e3,gn=10,un=5,
fn=600,rn=100,dn=7,$n=(g,T)=>qt(g,{context:T,rest:o.h,isBrief:!1},{head:`## ${at(g,T)}`,foot:`tf-disco ${(0,h.js)(T.version)}, started ${(0,h.js)((0,M.QN)(T.startedAt))}\
.`,maxBytes:cn});function qt(g,T,{head:C,foot:N,maxBytes:J}){const Q=j(g,T),dt=new Map;let rt=J-an-(0,S.$$)(C+N);for(const[Bt,Ht]of Object.entries(ln)){const Vt=Q[Bt](
Math.min(Ht,rt)).filter(yn=>yn!=="").join(`

`),nn=(0,S.$$)(Vt)<=rt;nn&&(rt-=(0,S.$$)(Vt)),dt.set(Bt,nn?Vt:`<p>More ${T.rest}</p>`)}const Ot=pn.map(Bt=>dt.get(Bt)??"").filter(Bt=>Bt!==""),bt=!T.isBrief&&Ot.
some(o.ze)?`${N} ${W(T)}`:N;return`${[C,...Ot,`<sub>${bt}</sub>`].join(`

`)}
`}function j(g,T){const C=(0,E.md)(g.hosts),N=C.filter(({findings:rt})=>rt.length===0),J=({severity:rt})=>rt==="notice",Q=g.findings.filter(J),dt=g.findings.filter(
rt=>!J(rt));return{notes:rt=>[nt(g,T,rt)],causes:rt=>k(dt,T,rt),history:rt=>V(g,T,rt),roots:rt=>Qt(g.roots,T,rt),evidence:rt=>T.isBrief?[]:[ft(C,T,rt)],unchecked:rt=>[
Pt(N,"unchecked",T,rt)],passed:rt=>[Pt(C,"works",T,rt)],skipped:rt=>[Pt(C,"skipped",T,rt)],notices:rt=>T.isBrief?[]:[tt(Q,T,rt)]}}function W({context:g}){const T=g.
docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,h.js)(T)}">kept as a\
n artifact</a>.`}function tt(g,T,C){if(g.length===0)return"";const N=`${o.rC.notice} ${(0,w.px)(g.length,"notice")}`;return(0,c.TM)(N,k(g,T,C))}function nt(g,T,C){
const N=(0,E.h$)(g,T.context).map(Ot=>`${(0,w.Iu)((0,h.h$)(Ot,fn))}.`),J=(0,c.R4)(N,C,gn,Ot=>Ot),Q=J.slice(0,un),dt=T.isBrief?[]:J.slice(un),rt=N.length-Q.length-
dt.length;return[`<p>${Q.join("<br>")}</p>`,...dt.length===0?[]:[(0,c.TM)((0,w.px)(dt.length,"more remark"),[`<p>${dt.join("<br>")}</p>`])],...rt>0?[`<p>${(0,o.
jP)(rt,"remark",T)}</p>`]:[]].join(`
`)}const at=(g,T)=>`${ht(g)} ${(0,w.Iu)((0,E.$N)(g,T))}`;function ht(g){const T=g.findings.some(({severity:N})=>N!=="notice"),C=g.hosts.length===0?"skipped":"wo\
rks";return o.Gr[g.passed?T?"warns":C:"fails"]}function pt({url:g,workflow:T,job:C,commit:N}){const J=T.split("/").at(-1)??"";return[`<a href="${(0,h.js)(g)}">${(0,h.
D9)(J===""?"this run":J,rn)}</a>`,...C===""?[]:[`job ${(0,h.D9)(C,rn)}`],...N===""?[]:[`commit ${(0,h.D9)(N.slice(0,dn))}`]].join(", ")}}),8373:((gt,_,t)=>{t.d(
_,{Bm:()=>f,EP:()=>o,Gr:()=>y,Su:()=>n,_h:()=>s,h:()=>S,jP:()=>p,rC:()=>$,u_:()=>e,xy:()=>h,ze:()=>c});var M=t(4503),E=t(8884),w=t(8641);const S="in the JSON re\
port",h="in the job summary",$={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},y={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},I="&nbsp;more ",p=(l,O,{rest:R})=>`and ${l}${I}${O}${l===1?"":"s"} ${R}`,c=l=>l.includes(I),o=(l,O,R,x=0)=>(0,E.Ky)(l,O,i=>e(i,R),x).replace(
/ more (?=places?$)/,I),r=600;function e(l,{context:O}){if(typeof l=="string")return n(l);const x=`<code>${(0,w.js)((0,E.eo)(l)).replaceAll("/","/<wbr>")}</code\
>`,i=(0,M.uM)(l,O);return i===null||i.length>r?x:`<a href="${(0,w.js)(i,r)}">${x}</a>`}const n=l=>l.endsWith(" input")?`the ${(0,w.D9)(l.replace(/ input$/,""))}\
 input`:(0,w.D9)(l),s=(l,O,{context:R})=>`<a href="${(0,w.js)(`${R.docsUrl}#${l}`)}">${O}</a>`,f=l=>({value:w.D9,prose:w.h$,because:O=>e(O,l)})}),7574:((gt,_,t)=>{
t.d(_,{I$:()=>h,QN:()=>I,kJ:()=>w,nO:()=>p,tY:()=>S,u8:()=>y});var M=t(4120);const E=864e5;function w(c){const o=Math.round(c);if(o<1e3)return`${o} ms`;if(o<59950)
return`${(o/1e3).toFixed(1)} s`;const r=Math.round(o/1e3);return`${Math.floor(r/60)} min ${r%60} s`}function S(c){return c<1e3?`${c} B`:c<999950?`${(c/1e3).toFixed(
1)} kB`:`${(c/1e6).toFixed(1)} MB`}function h(c){return[["DNS",c.lookupMs],["connect",c.connectMs],["TLS",c.tlsMs],["first byte",c.firstByteMs],["total",c.totalMs]].
flatMap(([r,e])=>e===null?[]:[[r,e]])}const $=6e4;function y(c,o){const r=Date.parse(o)-Date.parse(c);if(!(r>=$))return"less than a minute";const e=Math.floor(r/
$),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,unit:"min"}],s=n.findIndex(({count:f})=>f>0);return n.
slice(s,s+2).filter(({count:f})=>f>0).map(({count:f,unit:l})=>`${f} ${l}`).join(" ")}const I=c=>`${c.slice(0,16).replace("T"," ")} UTC`;function p(c,o){const r=(Date.
parse(c)-Date.parse(o))/E;if(Number.isNaN(r))return c;const e=(0,M.px)(Math.floor(Math.abs(r)),"day"),n=Math.abs(r)<1,s=n?"within the last day":`${e} ago`,f=n?"\
in less than a day":`in ${e}`;return`${c.slice(0,10)} (${r<0?s:f})`}}),5102:((gt,_,t)=>{t.d(_,{$N:()=>f,JR:()=>o,QK:()=>s,b:()=>r,cG:()=>c,h$:()=>k,hm:()=>n,md:()=>e,
nx:()=>y,sG:()=>p});var M=t(4e3),E=t(5799),w=t(7574),S=t(4120),h=t(8884),$=t(4148);const y={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},I=["fails","unchecked","warns","skipped","works"];function p(a){if(r(a))return"unchecked";const P=n(a.findings);return P==="error"?"fai\
ls":P==="warning"?"warns":o(a)?"skipped":"works"}const c=a=>["fails","warns"].includes(p(a)),o=({visit:a})=>a.attempt.discovery.kind==="skipped",r=({visit:{attempt:a}})=>a.
discovery.kind==="skipped"&&a.discovery.problem.code==="host-not-checked";function e(a){return I.flatMap(P=>a.filter(v=>p(v)===P))}const n=a=>E.oC.find(P=>a.some(
v=>v.severity===P))??null;function s({findings:a}){const P=n(a);return P==="notice"?[]:a.filter(({severity:v})=>v===P)}function f({hosts:a,files:P,findings:v,passed:b,
stopped:F,roots:U},{repositories:{length:G}}){const L=(0,$.g5)(U,G),z=L===null?P:P.filter(({problem:Tt})=>!l.test(Tt.code)),D=z.filter(Tt=>!O(Tt)),B=n(D)==="err\
or"&&!a.some(Tt=>p(Tt)==="fails"),Y=L===null&&!B&&G>0?` in ${(0,S.px)(G,"repository")}`:"",st=[D.length<z.length?[`nothing to check${Y}`]:x(a,Y),u(D,G)],ft=B?st.
toReversed():st,yt=[L??[],...ft].flat().join(", "),vt=n(v)==="error";return F!==null?`${yt} (${(0,M.Cw)(F)})`:b&&vt?`${yt} (the check passes: fail-on is never)`:
b||vt?yt:`${yt} (the check fails: fail-on is warning)`}const l=/^(?:module|provider|version|package|constraint|lock)-/,O=({problem:a,severity:P})=>a.code==="not\
hing-to-check"&&P==="error",R="not allowed";function x(a,P){const v=a.length;if(v===0)return[`no registry hosts to check${P}`];const b=a.filter(vt=>!o(vt)).map(
p),F=a.filter(r).length,[U,G]=[b.length,v-b.length],L=b.filter(vt=>vt==="fails").length,z=b.filter(vt=>vt==="warns").length,D=a.filter(vt=>o(vt)&&p(vt)==="fails").
length,B=[{count:L,words:y.fails},{count:D,words:R},{count:F,words:y.unchecked}],K=[{count:U-L,words:y.works},{count:G-D-F,words:y.skipped}],Y=L+D+F>0,[H,...st]=(Y?
B:K).filter(({count:vt})=>vt>0),yt=H?.words===R||H?.words===y.unchecked?H.count===1?"is ":"are ":"";return[`${d(H?.count??0,v)}${P} ${yt}${H?.words}`,...st.map(
({count:vt,words:Tt})=>`${vt} ${Tt}`),...z===0?[]:[i(z,v,Y)]]}function i(a,P,v){return P===1?"with warnings":`${a} ${v?"more ":""}with warnings`}function d(a,P){
return P===1?"1 registry host":a===P?`all ${P} registry hosts`:`${a} of ${P} registry hosts`}function u(a,P){const v=n(a);if(v===null||v==="notice")return[];const b=a.
filter(({severity:L})=>L===v),F=(0,h.mj)(b,P),U=F===""?(0,h.Dc)(b):0,G=(0,h.BQ)(a);return[...F===""?[]:[`${v}s in files of ${F}`],...U===0?[]:[`${v}s in ${(0,S.
px)(U,"file")}`],...n(G)===v?[`${v}s in the ${(0,h.et)(G)}`]:[]]}function m({hosts:a},{scan:P,repositories:v,shards:b}){const{files:F,bytes:U,usages:G,durationMs:L}=P,
z=a.filter(h.Qz).length,D=b!==null&&b.indexes.length<b.count,B=D?"all registry hosts":(0,S.px)(z,"registry host"),Y=z===0&&!D?"no registry host is used":`${(0,S.
px)(G,"usage")} of ${B}`;return v.length>0?`${Y} in ${(0,S.px)(v.length,"repository")}`:F===0&&L===0?null:F===0?"found no Terraform or OpenTofu files":`scanned ${(0,S.
px)(F,"file")} (${(0,w.tY)(U)}) in ${(0,w.kJ)(L)}: ${Y}`}function k(a,P){const{dialect:v,durationMs:b,scan:F,remarks:U,shards:G}=P,L=m(a,P),D=a.hosts.length===0&&
F.files===0?"":` for ${(0,S.QI)(v)} (${v.why})`;return[`${A(a)}; checked in ${(0,w.kJ)(b)}${D}`,...G?.indexes.length===1?[`shard ${G.indexes[0]} of ${G.count}: \
other hosts belong to other shards`]:[],...L===null?[]:[L],...U]}function A({findings:a,ignored:P}){const v=E.oC.flatMap(F=>{const{length:U}=a.filter(G=>G.severity===
F);return U===0?[]:[(0,S.px)(U,F)]}),b=v.length===0?"no findings":v.join(", ");return P>0?`${b}, ${P} ignored`:b}}),4148:((gt,_,t)=>{t.d(_,{Fg:()=>p,LC:()=>r,Mm:()=>y,
P:()=>f,cZ:()=>l,eX:()=>v,fi:()=>e,g5:()=>n,ie:()=>x,ij:()=>P,jB:()=>s,mC:()=>i,nS:()=>d,ns:()=>a,pJ:()=>o,qj:()=>I});var M=t(5143),E=t(1064),w=t(5011),S=t(5257),
h=t(4120);const $=["fails","warns","works"];function y({worst:U}){return U==="error"?"fails":U==="warning"?"warns":"works"}const I=({rows:U})=>$.find(G=>U.some(
L=>y(L)===G))??"works";function p(U){const G=I({rows:U});return G==="works"&&U.some(c)?"skipped":G}const c=({chosen:U})=>Object.keys(U).length===0,o={fails:"ini\
t fails",warns:"has warnings",works:"passed"},r=3,e=({directory:U},G)=>U===S.cd.file?S.cd.file:U==="."?"the top directory":G(U);function n(U,G=0){const L=U.filter(
({directory:H})=>H!==S.cd.file),{failing:z}=s(L),{length:D}=z;if(D===0)return null;const B=new Set(z.map(({directory:H})=>(0,M._M)(H))),K=G<2?"":` in ${B.size} \
of ${G} repositories`;return L.length===1?`init fails${K}`:`init fails in ${D===L.length?`all ${D}`:`${D} of ${L.length}`} root modules${K}`}function s(U){const{
fails:G=[],warns:L=[],works:z=[]}=Object.groupBy(U,I);return{failing:G,wrong:[...G,...L],good:z}}function f({rows:U}){const{fails:G=[],warns:L=[],works:z=[]}=Object.
groupBy(U,y);return{wrong:[...G,...L],good:z}}function l(U){const G=new Map;for(const D of s(U).wrong)for(const B of f(D).wrong){const K=O(B),Y=G.get(K)??{row:B,
roots:new Set};G.set(K,Y),Y.roots.add(D)}const{fails:L=[],warns:z=[]}=Object.groupBy(G.values(),({row:D})=>y(D));return[...L,...z]}const O=({kind:U,source:G,constraints:L,
locked:z,chosen:D,problems:B})=>JSON.stringify([U,G,L,z,D,B]),R=3;function x(U,G){const L=new Map(U.map(D=>[D.row,[...D.roots]]));return{title:"root modules",cell:D=>{
const B=L.get(D)??[],K=B.slice(0,R).map(G);return(0,h.K4)(K,R,B.length-K.length)}}}const i=({address:U,host:G},{clients:L})=>L.every(z=>(0,w.Vm)(z)===G)&&U.startsWith(
`${G}/`)?U.slice(G.length+1):U;function d(U){const G=[...new Map(U.map(Y=>[`${Y.kind} ${Y.source}`,Y])).values()],L=["module","provider"].flatMap(Y=>{const{length:H}=G.
filter(st=>st.kind===Y);return H===0?[]:[(0,h.px)(H,Y)]});if(L.length===0)return"no registry modules and no providers";const z=U.some(({platforms:Y})=>Y.length>
0)?" and package":"",D=G.filter(c).length,B=G.filter(({chosen:Y})=>Object.values(Y).includes(null)).length,K=D+B===0?`every version${z} is available`:[...B>0?[`${B}\
 without a version`]:[],...D>0?[`${D} not checked`]:[]].join(", ");return`${L.join(" and ")}, ${K}`}const u=60,m=6,k=60,A=12;function a({clients:U,rows:G},L){const z=G.
every(({chosen:B})=>new Set(Object.values(B)).size<=1),D=[{title:"constraint",cell:({constraints:B})=>(0,h.K4)([...new Set(B)].map(K=>L(K,k)),m)},...z?[{title:"\
version",cell:B=>b(B,null,L)}]:U.map(B=>({title:E.bB[B],cell:K=>b(K,B,L)})),{title:"newest",cell:({newest:B})=>B===null?"":L(B,u)},{title:"platforms",cell:({platforms:B})=>F(
B,L)}];return P(D,G)}const P=(U,G)=>U.filter(({cell:L})=>G.some(z=>L(z)!=="")),v=U=>({title:"problem",cell:({problems:G})=>G.filter(({usualSeverity:L})=>L!=="no\
tice").map(U).join(", ")});function b({chosen:U,locked:G},L,z){const D=L===null?Object.values(U)[0]:U[L];return D===void 0?"":D!==null?`${z(D,u)}${D===G?" (lock\
ed)":""}`:G===null?"none":`none (locked: ${z(G,u)})`}function F(U,G){const L=U.map(({platform:z,available:D})=>`${D===null?"?":D?"\u2713":"\u2717"} ${G(z,u)}`);
return(0,h.K4)(L,A)}}),733:((gt,_,t)=>{t.d(_,{W:()=>$,n:()=>E});const M=/^[ -~]*$/;function E(y){if(M.test(y))return y.length;let I=0;for(const p of y)I+=w(p);return I}
function w(y){return M.test(y)?1:S(y)?0:new RegExp("\\p{Regional_Indicator}","u").test(y)?1:h(y)?2:1}const S=y=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(y),h=y=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(y);function $(y,I,p){let[c,o]=["",0];for(const r of y){const e=w(r),n=o+e;if(o>=I&&n<=p&&(e>0||o>I)?c+=r:c+=" ".repeat(Math.max(0,Math.min(n,p)-Math.max(o,
I))),o=n,o>p)break}return c}}),7146:((gt,_,t)=>{t.d(_,{ky:()=>c,nI:()=>w,qt:()=>I,wW:()=>p});var M=t(733);const E={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function w(r,e,n){return n.colour?`\x1B[${E[e]}m${r}\x1B[0m`:r}const S=(r,e,{hyperlinks:n})=>e===void 0||!n?r:`\x1B]8;;${e}\x1B\\${r}\x1B]8;;\x1B\\`,h=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
$=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,y=5001;function I(r){const{FORCE_HYPERLINK:e,TERM:n="",TERM_PROGRAM:s="",VTE_VERSION:f}=r;
return e?e!=="0":r.CI||r.NO_COLOR||n==="dumb"?!1:Number(f)>=y||h.test(s)||$.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(l=>r[l])}function p(r,e){const n="\
 ".repeat(r.indent),s=r.label.padEnd((r.column??0)-1),f=" ".repeat(r.indent+(r.column??2)),[l="",...O]=o(e.withFlags?.(r.text)??r.text,{first:e.width-n.length-s.
length-1,others:e.width-f.length}),R=S(w(s,r.style,e),r.url,e);return[`${n}${R} ${l}`.trimEnd(),...O.map(x=>`${f}${x}`)]}function c(r,{width:e,withFlags:n}){const[
s="",...f]=o(n?.(r)??r,{first:e,others:e-2});return[s,...f.map(l=>`  ${l}`)]}function o(r,e){const n=[];let s="",f=0;for(const l of r.split(" ")){const O=n.length===
0?e.first:e.others,R=(0,M.n)(l);s!==""&&f+1+R>O?(n.push(s),s=l,f=R):(f=s===""?R:f+1+R,s=s===""?l:`${s} ${l}`)}return[...n,s]}}),6536:((gt,_,t)=>{t.d(_,{S5:()=>un,
MV:()=>fn,K8:()=>rn});var M=t(2389),E=t(2796),w=t(5102),S=t(4120),h=t(5955),$=t(8641),y=t(1831),I=t(8884),p=t(733),c=t(7146);const o=160,r=12,e="    ",n=/##\w*\[/;
function s({place:j,before:W,literal:tt,after:nt},at,ht){const pt=" ".repeat(`  ${j.line}`.length),g=Math.min(ht.width,o)-pt.length-3;if(g<r)return[];const T=f(
W+tt+nt),C=T(W+tt+nt),N=(0,p.n)(C)<=g?0:T(W).search(/[^ ]|$/),J=C.slice(N),Q=(0,p.n)(T(W))-N,dt=(0,p.n)(T(W+tt))-N,{from:rt,to:Ot,text:bt}=l(J,Q,Math.max(dt,Q+1),
g),Bt=(0,c.nI)("|","dim",ht),Ht="^".repeat(Math.max(1,Math.min(dt,Ot)-Math.max(Q,rt))),Jt=" ".repeat(Math.max(Q,rt)-rt);return[`${(0,c.nI)(`  ${j.line}`,"dim",ht)}\
 ${Bt} ${bt}`.trimEnd(),`${pt} ${Bt} ${Jt}${(0,c.nI)(Ht,at,ht)}`]}function f(j){const W=tt=>(0,$.RK)(tt.replaceAll("	",e),Number.POSITIVE_INFINITY);return n.test(
W(j))?tt=>W(tt).replaceAll(/(?<=#)#/g," #"):W}function l(j,W,tt,nt){const at=(0,p.n)(j);if(at<=nt)return{from:0,to:nt,text:j};const ht=Math.max(0,nt-2-(tt-W)),pt=tt<
nt?0:Math.max(0,W-1-Math.ceil(ht*2/3)),g=at-pt<=nt,T=pt+nt,C=(0,p.W)(j,pt===0?0:pt+1,g?T:T-1),N=`${pt===0?"":"\u2026"}${C}${g?"":"\u2026"}`;return{from:pt,to:g?
T:T-1,text:N}}var O=t(1505),R=t(7574);const x=20,i=6,d=13,u={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yell\
ow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},m={error:u.fails,warning:u.warns,notice:{sign:"\xB7",style:"blue"}},k={value:$.RK,
prose:$.RK,because:I.eo};function A(j,W){const tt=(0,w.sG)(j),{sign:nt,style:at}=u[tt],ht=[...(0,w.cG)(j)?v(j,W.context):[],...(0,O.o7)(j,k)],pt=`${w.nx[tt]}${j.
isNew?` (${S.dy})`:""}: ${P(j)}`;return[...(0,c.wW)({indent:0,label:`${nt} ${a(j.visit.host)}`,style:at,text:pt},W),...ht.flatMap(g=>b(g,W))].map($.BP).join(`
`)}const a=j=>{const W=(0,y.nx)(j);return W===j?(0,$.RK)(j):`${(0,$.RK)(W)} (${(0,$.RK)(j)})`};function P(j){const{discovery:W}=j.visit.attempt,tt=(0,w.QK)(j);return tt.
length>0?(0,S.K4)([...new Set(tt.map(nt=>nt.problem.code))],i):W.kind==="skipped"?W.problem.code:(0,O.Yj)(j,k)}function v(j,W){const{hops:tt,certificates:nt}=j.
visit.attempt;return[(0,O.se)(j,W,k),{label:"response",texts:tt.map(F)},{label:"services",texts:U(j)},...(0,O.Zc)(j,k),{label:"certificate",texts:nt.map(at=>L(at,
W))}]}const b=({label:j,texts:W},tt)=>W.flatMap((nt,at)=>{const ht=at===0?j:"";return(0,c.wW)({indent:2,label:ht,style:"dim",column:d,text:nt},tt)});function F(j){
const W=j.status===null?"none":`${j.status} ${(0,$.RK)(j.reason,O.tN)}`,tt=j.status===null?"after":"in",nt=[...j.mediaType===null?[]:[(0,$.RK)(j.mediaType,O.tN)],
...j.address===null?[]:[`at ${(0,$.RK)(j.address,O.tN)}`],...j.proxy===null?[]:[`through ${(0,$.RK)((0,$.cq)(j.proxy))}`],...j.authorization==="none"?[]:[`token\
 ${(0,S.Rk)(j.authorization)}`]],at=nt.length===0?"":` (${nt.join("; ")})`;return`${W.trim()} from ${(0,$.RK)((0,$.cq)(j.url))} ${tt} ${(0,R.kJ)(j.ms)}${at}`}function U({
services:j,servicesLeftOut:W}){const tt=j.slice(0,x),nt=j.length-tt.length+W;return[...tt.map(G),...nt>0?[`and ${nt} more`]:[]]}function G(j){const W=(0,$.RK)(j.
id,O.tN);switch(j.kind){case"url":return`${W} ${(0,$.RK)((0,$.cq)(j.url))}`;case"login":{const{authz:tt,token:nt}=j.login,at=[tt,nt].map(ht=>(0,$.RK)((0,$.cq)(ht??
"none")));return`${W} authz ${at.join(", token ")}`}case"problem":return`${W}: ${j.problem.code}`}}function L(j,W){const{host:tt,subject:nt,issuer:at,expires:ht}=j,
pt=(0,$.RK)((0,R.nO)(ht,W.startedAt));return`${(0,$.RK)(tt,O.tN)} valid until ${pt}; subject ${(0,$.RK)(nt,O.tN)}, issuer ${(0,$.RK)(at,O.tN)}`}const z=4,D={places:6,
messages:5,frames:E.Wi},B={places:3,messages:2,frames:1},K=1e3;function Y(j,W,tt){const{severity:nt,code:at,title:ht,message:pt}=j,g=(0,$.RK)(pt??ht,K),T=`${W.context.
docsUrl}#${at}`,{style:C}=m[nt],N=H(j,tt)??[...ct(j.hosts.length>1?"hosts":"host",st(j),W),...ft(j,W,tt),...ut(j,W)],J=lt(j.findings)?"":j.help??"";return[...(0,c.
wW)({indent:0,label:`${nt}[${at}]:`,style:C,url:T,text:g},W),...N,...ct("help",(0,$.RK)(J,K),W),...ct("affects",(0,S.od)(j.affects,W.context.clients),W)].map($.
BP).join(`
`)}function H(j,{codes:W}){const{hosts:tt,message:nt,code:at,findings:ht}=j;if(tt.length<2||nt===null)return null;const{lines:pt}=(0,I.yv)(ht),g=JSON.stringify(
[tt.toSorted(),pt[0],pt.length]),T=W.get(g);return T===void 0&&W.set(g,at),T===void 0?null:[`  hosts: the same ${tt.length} as for ${T}`]}function st({hosts:j,findings:W,
message:tt}){const[nt]=j;if(j.length===1&&nt!==void 0&&tt?.includes((0,y.nx)(nt))&&W[0]?.isHostNew!==!0)return"";const ht=(0,S.Ku)(j,z).map(pt=>{const g=W.some(
T=>T.host===pt&&T.isHostNew);return`${a(pt)}${g?` (${S.dy})`:""}`});return(0,S.K4)(ht,j.length,j.length-ht.length)}function ft(j,W,tt){const{frames:nt}=yt(j),at=vt(
j),ht=(0,E.cr)(j).length-at.length;return[...at.flatMap(({message:pt,findings:g,first:T},C)=>{const N=Tt(T,j.message===null?pt:"",W);return C>=nt?N:[...N,...q(T,
j,W,tt),...ct("help",(0,$.RK)(et(j,g),K),W)]}),...ht>0?[`  and ${(0,S.px)(ht,"more message")} in the JSON report`]:[]]}const yt=({hosts:j,findings:W})=>j.length>
1||lt(W)?B:D,vt=j=>(0,S.Ku)((0,E.cr)(j),yt(j).messages).map(([W,tt])=>({message:W,findings:tt,first:(0,I.tN)(tt)}));function Tt(j,W,tt){if(j===null&&W==="")return[];
const nt=j===null?"-":"-->",ht=[...j===null?[]:[(0,I.R3)(j)],(0,$.RK)(W,K)].filter(pt=>pt!=="").join(": ");return(0,c.wW)({indent:2,label:nt,style:"dim",text:ht},
tt)}function q(j,{severity:W},tt,{lines:nt}){if(j===null)return[];const{file:at,line:ht,column:pt}=j,g=tt.context.sources.find(T=>T.place.file===at&&T.place.line===
ht&&T.place.column===pt);return g===void 0||nt.has(g)?[]:(nt.add(g),s(g,m[W].style,tt))}function et({help:j,findings:W},tt){return j!==null||lt(W)?"":tt[0]?.problem.
help??""}const lt=([j,W])=>j?.exclude!==void 0&&W!==void 0;function ut(j,W){const{findings:tt}=j,{lines:nt,settings:at,leftOut:ht}=(0,I.yv)(tt),pt=vt(j).map(({first:C})=>C&&
(0,I.eo)(C)),g=nt.filter(C=>!pt.includes((0,I.eo)(C))),T=yt(j).places;return[...ct("also at",(0,I.Ky)(g,T,void 0,ht),W),...ct("required by",(0,I.Ky)(at,T),W)]}const ct=(j,W,tt)=>W===
""?[]:(0,c.wW)({indent:2,label:`${j}:`,style:"dim",text:W},tt);var it=t(4148),It=t(1064);const Dt=20,St=3,Ct="  ",Ut=j=>(0,it.fi)(j,I.II);function Xt(j,W){const{
wrong:tt}=(0,it.jB)(j);return tt.length>it.LC?[zt(j,tt,W)]:tt.map(nt=>{const at=(0,it.P)(nt),ht=[...at.wrong,...at.good],pt=Gt((0,it.ns)({...nt,rows:ht.slice(0,
Dt)},$.RK),ht),g=Ut(nt);return X({outcome:(0,it.qj)(nt),name:g,root:nt,rows:ht,columns:pt},W)})}function zt(j,W,tt){const nt=(0,it.cZ)(j),at=nt.map(({row:N})=>N),
ht=It.Du.filter(N=>W.some(J=>J.clients.includes(N))),pt=(0,it.ns)({clients:ht,rows:at.slice(0,Dt)},$.RK),g=Gt([(0,it.ie)(nt,Ut),...pt],at),T=(0,it.qj)({rows:at}),
C=(0,S.px)(W.length,"root module");return X({outcome:T,name:C,root:{clients:ht},rows:at,columns:g},tt)}const Gt=(j,W)=>[...j,...(0,it.ij)([(0,it.eX)(({code:tt})=>tt)],
W)];function X({outcome:j,name:W,root:tt,rows:nt,columns:at},ht){const{sign:pt,style:g}=u[j],T=nt.filter(Q=>(0,it.Mm)(Q)===j),C=[...new Set(T.map(Q=>(0,$.RK)((0,it.
mC)(Q,tt))))],N=`${it.pJ[j]} for ${(0,S.K4)(C,St)}`,J=nt.length-Dt;return[`${(0,c.nI)(pt,g,ht)} ${(0,c.nI)(W,"bold",ht)}: ${N}`,...V(nt.slice(0,Dt).map(Q=>({sign:u[(0,it.
Fg)([Q])],cells:[(0,$.RK)((0,it.mC)(Q,tt)),...at.map(({cell:dt})=>dt(Q))]})),["module or provider",...at.map(({title:Q})=>Q)],ht),...J>0?[`  and ${J} more in th\
e JSON report`]:[]].map($.BP).join(`
`)}function V(j,W,tt){const nt=W.map((pt,g)=>Math.max(...[pt,...j.map(({cells:T})=>T[g])].map(Mt)));if(nt.reduce((pt,g)=>pt+Ct.length+g,Ct.length)>tt.width)return j.
flatMap(({sign:{sign:pt,style:g},cells:[T="",...C]})=>{const N=C.flatMap((Q,dt)=>Q===""?[]:[`${W[dt+1]} ${Q}`]),J=`${T}: ${N.join("; ")}`;return(0,c.wW)({indent:2,
label:pt,style:g,text:J},tt)});const ht=pt=>pt.map((g,T)=>g+" ".repeat((nt[T]??0)-Mt(g))).join(Ct).trimEnd();return[`    ${(0,c.nI)(ht(W),"dim",tt)}`,...j.map(({
sign:{sign:pt,style:g},cells:T})=>`  ${(0,c.nI)(pt,g,tt)} ${ht(T)}`)]}const Mt=(j="")=>Array.from(j).length;function kt(j,W){const tt=j.flatMap(T=>T.rows),{sign:nt,
style:at}=u[(0,it.Fg)(tt)],[ht]=j,g=`${j.length===1&&ht!==void 0?Ut(ht):(0,S.px)(j.length,"root module")}: ${(0,it.nS)(tt)}`;return(0,c.wW)({indent:0,label:nt,style:at,
text:g},W).map($.BP).join(`
`)}const Wt=3,Kt=4,Ft=1e3;function Z({hosts:j,roots:W},tt){const nt=Map.groupBy(j,w.sG),at=(nt.get("unchecked")??[]).filter(({findings:pt})=>pt.length===0),{good:ht}=(0,it.
jB)(W);return[...ot("unchecked",at,tt),...ot("skipped",nt.get("skipped")??[],tt),...ot("works",nt.get("works")??[],tt),...ht.length>0?[kt(ht,tt)]:[]]}function ot(j,W,tt){
const nt=N=>A(N,tt);if(W.length<=Wt)return W.map(nt);const{sign:at,style:ht}=u[j],pt=(0,S.Ku)(W,Kt).map(({visit:N})=>a(N.host)),g=(0,S.K4)(pt,pt.length,W.length-
pt.length),T=`${(0,S.px)(W.length,"host")} ${w.nx[j]}: ${g}`;if(!tt.isRunner)return[(0,c.wW)({indent:0,label:at,style:ht,text:T},tt).map($.BP).join(`
`)];const C=N=>`and ${N} more in the JSON report`;return[[(0,$.BP)(`${at} ${T}`),...(0,S.UV)(W,Ft,nt,C)].join(`
`)]}function $t(j,W){const tt=(0,w.hm)(j.findings),nt=j.hosts.length>Wt||j.findings.length>0,at=W.isRunner?"the JSON report has all details; its path is the out\
put `report`":"for all details: `--format json` or `--report FILE.json`",ht=`problem codes are explained at ${W.context.docsUrl}`;return nt?[(tt===null||tt==="n\
otice"?[at]:[ht,at]).flatMap(g=>(0,c.ky)(g,W)).join(`
`)]:[]}var mt=t(7361),wt=t(4218);const Rt=3,At=20,Pt=40,Nt=12,xt=10,Et=140,jt=30,Lt="  ",_t=2,Yt="  ";function Zt(j,W){const tt=(0,wt.U4)(j,W.context),nt=tt.length<=
Rt?tt:tt.filter(({host:C})=>(0,w.cG)(C));if(nt.length===0)return"";const at=nt.slice(0,At),ht=nt.length-at.length,pt=Qt(at,W),g=[`last ${(0,S.px)(pt.marks,"run")}`,
...pt.columns.map(sn)],T=(0,wt.MC)(at).map(([C,N])=>`${C} ${N}`);return[...(0,c.ky)(`history: ${g.filter(C=>C!=="").join(", ")}`,W),...at.map((C,N)=>hn(C,N,pt,W)),
...ht>0?[`  and ${(0,S.px)(ht,"more host")} in the history file`]:[],...(0,c.ky)(T.join(", "),{...W,width:W.width-Lt.length}).map(C=>`${Lt}${(0,c.nI)(C,"dim",W)}`)].
map($.BP).join(`
`)}function Qt(j,W){const tt=Math.max(...j.map(({host:Q})=>(0,p.n)(a(Q.visit.host)))),nt=Math.min(Pt,tt),at=Math.max(...j.map(({history:Q})=>Q.recent.length)),ht=en(
j),pt=Math.min(W.width,Et)-Lt.length-_t-Yt.length,g=Q=>ht.slice(0,Q).reduce((dt,rt)=>dt-Yt.length-on(rt),pt),C=ht.map((Q,dt)=>ht.length-dt).find(Q=>nt+at<=g(Q))??
1,N=g(C),J=Math.min(at,Math.max(xt,N-nt));return{columns:ht.slice(0,C),marks:J,name:Math.min(nt,Math.max(Nt,N-J))}}function en(j){const W=nt=>j.map(({history:{latency:at}})=>at===
null?"-":(0,R.kJ)(at[nt]));return[{title:"uptime in 30 days",cells:j.map(tn)},{title:"median latency",cells:W("medianMs")},{title:"95th percentile",cells:W("p95\
Ms")},{title:"",cells:j.map(({history:nt})=>(0,wt.kW)(nt)??"")}].filter(({cells:nt})=>nt.some(at=>at!==""))}function tn(j){const W=(0,wt.bW)(j,jt);return(W&&(0,mt.
mc)(W))??"-"}const sn=({title:j})=>j,on=({cells:j})=>Math.max(...j.map(W=>W.length));function hn({host:j,history:W},tt,{columns:nt,name:at,marks:ht},pt){const{sign:g,
style:T}=u[(0,w.sG)(j)],C=(0,wt.qX)(W.recent.slice(-ht)),N=nt.map(dt=>{const rt=dt.cells[tt]??"";return dt.title===""?rt:rt.padStart(on(dt))}),J=C.replace(/\u2573+/g,
dt=>(0,c.nI)(dt,"red",pt));return[`${Lt}${(0,c.nI)(g,T,pt)} ${mn(a(j.visit.host),at)}`,`${" ".repeat(ht-C.length)}${J}`,...N].join(Yt).trimEnd()}function mn(j,W){
const tt=(0,p.n)(j);return tt<=W?`${j}${" ".repeat(W-tt)}`:`${(0,p.W)(j,0,W-1)}\u2026`}const cn=5,ln=30,pn=3,an=20,gn=16e6;function*un(j,W){yield`${fn(j,W)}
`;let tt=!0;for(const{text:nt}of rn(j,W)){const at=nt.includes(`
`);yield`${tt||at?`
`:""}${nt}
`,tt=at}}function fn(j,W){const{sign:tt,style:nt}=u[j.passed?"works":"fails"],at=W.isQuiet?[]:(0,w.h$)(j,W.context).slice(0,cn);return[`${(0,c.nI)(tt,nt,W)} ${(0,c.
nI)((0,w.$N)(j,W.context),"bold",W)}`,...at.flatMap(ht=>dn(ht,W))].join(`
`)}function*rn(j,W,tt=gn){const{isQuiet:nt=!1,isRunner:at=!1,context:ht}=W,pt=({severity:Ot})=>!nt||Ot==="error"||(0,M.k2)(Ot,ht.failOn),g=(0,E.cZ)(j.findings.filter(
pt)),T={lines:new Set,codes:new Map};for(const Ot of g.slice(0,ln))yield qt(Y(Ot,W,T));const C=g.slice(ln).flatMap(({findings:Ot})=>Ot);if(C.length>0&&(yield qt(
`and ${(0,S.px)(C.length,"more finding")} in the JSON report`)),nt)return;const N=Ot=>({kind:at?"group":"plain",text:Ot}),J=Zt(j,W);J!==""&&(yield N(J)),yield*Xt(
j.roots,W).map(N);const Q=(0,w.md)(j.hosts).filter(Ot=>(0,w.cG)(Ot)&&!(0,w.JR)(Ot)),dt=at||Q.length<=pn?Q:[];yield*$n(dt,W,tt).map(N),yield*Z(j,W).map(N);const rt=(0,w.
h$)(j,ht).slice(cn);rt.length>0&&(yield qt(rt.flatMap(Ot=>dn(Ot,W)).join(`
`))),yield*$t(j,W).map(qt)}const dn=(j,W)=>(0,c.ky)((0,$.RK)(j),W).map($.BP);function*$n(j,W,tt){const nt=new h.Wv(tt),at=J=>A(J,W),ht=yield*(0,h._Q)(j.slice(0,
an),nt,at),pt=[],g=(0,h._Q)(j.slice(an),nt,at);let T=g.next();for(;!T.done;T=g.next())pt.push(T.value);const C=(0,S.px)(pt.length,"more host");pt.length>0&&(yield[
`details of ${C}`,...pt].join(`
`));const N=ht+T.value;N>0&&(yield`the details of ${(0,S.px)(N,"more host")} are in the JSON report`)}const qt=j=>({kind:"plain",text:j})}),5257:((gt,_,t)=>{t.d(
_,{JT:()=>$,KS:()=>y,MO:()=>c,MP:()=>h,Nf:()=>p,W$:()=>S,cd:()=>w,yp:()=>I});var M=t(5143);const E="hostnames input",w={file:E,line:1,column:1,endColumn:1},S=o=>o.
file===E?E:o,h=({host:o,namespace:r,name:e,system:n})=>`${o}/${r}/${e}/${n}`,$=({host:o,namespace:r,type:e})=>`${o}/${r}/${e}`;function y(o,r){const e=o.versions??
p(o)?.values?.[r]??null;return e===null?null:{text:e,place:I(o)}}function I(o){const{versionsAt:r,place:e}=o,n=typeof r=="number"?r:r?.at;return n===void 0?e:{file:e.
file,...(0,M._h)(n)}}const p=({versionsAt:o})=>typeof o=="number"?null:o,c=(o,r)=>`${o} ${r}`}),2909:((gt,_,t)=>{t.a(gt,async(M,E)=>{try{let L=function(Y){return async(H,st)=>{
try{await st()}catch(ft){Y([`${H}: ${(0,$.A3)(ft)}`])}}},K=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(_);var w=t(2929),S=t(9018),h=t(7251),
$=t(6309),y=t(40),I=t(3565),p=t(8782),c=t(4475),o=t(4690),r=t(9077),e=t(3795),n=t(3386),s=t(2057),f=t(1964),l=t(3329),O=t(2827),R=t(161),x=t(8641),i=t(9703),d=t(
6536),u=t(8463),m=t(3152),k=t(4106),A=t(6875);const a=120;process.env.UV_THREADPOOL_SIZE??="64",(0,n.p)(),(0,s.B_)(process.stdout,Y=>process.stderr.write(`the l\
og was not written: ${Y}
`)),(0,s.B_)(process.stderr,()=>{});const P=I.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const v=new A.V,b=(0,o.i)(process);await(0,r.
q)(process,await F(I.Ko(k.y.map(({name:Y})=>Y))));async function F(Y){const H=(0,S.c)(Y,process.env,(0,h.K)(I.QU)),st=yt=>{const vt=(0,S.r)(Tt=>(0,i.p)(yt,Tt),H);
return I.fJ("Could not run",vt),3},ft=(0,r.w)(process,v,{isFinal:!1,crash:st,now:b});try{const yt=await U(Y,H),vt=ft.aborted?3:yt.verdict.passed?0:1;return await z(
yt,H,ft),vt}catch(yt){return yt instanceof m.GN?(I.fJ("Wrong settings",H.redact(yt.mistakes.join(`
`))),2):st(yt)}}async function U(Y,H){const st=(0,e.fN)(ft=>I.N4(H.redact([ft])),e.Si);try{return await(0,w.z6)(Y,{environment:process.env,directory:K(),isFork:(0,p.
$c)(process.env.GITHUB_EVENT_NAME,P),stop:v,startTimer:A.I,now:b,progress:st.show,changes:ft=>B(ft,H),secrets:H,kill:process.kill})}finally{st.end()}}async function G(Y){
const{verdict:H,changes:st,context:ft}=Y,yt=(0,p.ng)(process.env,P),vt=yt===null?[]:(0,y.ws)((0,y.R8)(H),K(),yt);if(yt===null||st?.kind!=="files")return{...Y,located:vt,
context:{...ft,links:(0,y.hP)(vt)}};const{withDiffLinks:Tt}=await t.e(9052).then(t.bind(t,9052)),q=Tt(vt,st.files,K(),yt);return{...Y,located:vt,context:{...ft,
links:q}}}async function z(Y,{redact:H},st){const{checked:ft,warnings:yt}=await(0,c.Y)(Y,{directory:K(),environment:process.env,random:Math.random}),{settings:vt,
verdict:Tt}=ft,{GITHUB_OUTPUT:q,GITHUB_STEP_SUMMARY:et,RUNNER_TEMP:lt}=process.env,ut=St=>I.R8(H(St).map(Ct=>(0,x.LS)(Ct))),ct=L(ut);ut(yt);let it={...ft,located:[]};
await ct("places are not links",async()=>{it=await G(ft)});const{context:It}=it,Dt={colour:!1,width:a,isRunner:!0,context:It};await ct("the log was not written",
()=>I.ur((0,d.MV)(Tt,Dt),(0,d.K8)(Tt,Dt))),await ct("the annotations were not written",()=>I.fz((0,f.H)(Tt,It))),await ct("the outputs were not written",async()=>ut(
await I.Kn(q,(0,O.Y)(Tt)))),await ct("the job summary was not written to GITHUB_STEP_SUMMARY",()=>I.Sy(et,(0,R.Gc)(Tt,It))),await ct("the JSON report was not wr\
itten to RUNNER_TEMP",async()=>{const St=I.u5(lt,(0,l.h)(Tt,It));ut(await I.Kn(q,{report:St}))}),await ct("the report files were not written",async()=>ut(await(0,u.
t)(vt.report,{verdict:Tt,context:It},K()))),!st.aborted&&await ct("the comment and the issue were not written",async()=>{const{notes:St,warnings:Ct}=await D(it,
st);I.N4(H(St)),ut(Ct)})}async function D(Y,H){const{comment:st,issue:ft}=Y.settings;return st==="never"&&ft==="never"?{notes:[],warnings:[]}:await(await t.e(5137).
then(t.bind(t,5137))).publish(Y,(0,p.ng)(process.env,P),K(),H)}async function B({githubToken:Y},{redact:H}){const st=(0,p.ng)(process.env,P),yt=await(await t.e(
5181).then(t.bind(t,5181))).readChanges(st,Y,v.signal);return yt.kind==="all"&&st?.pull&&I.R8(H([`changed-only has no effect: ${yt.why}`])),yt}E()}catch(a){E(a)}},
1)}),5657:((gt,_,t)=>{t.d(_,{G:()=>r});var M=t(6760),E=t(5747);const w=21,S=/^(?!\.{1,2}$)[\w.-]+$/;function h(x){let i=!1;for(const d of x.split(`
`)){const u=d.trim();u.startsWith("[")&&(i=u==='[remote "origin"]');const m=u.indexOf("=");if(!(!i||m<0||u.slice(0,m).trim().toLowerCase()!=="url"))return $(u.slice(
m+1).trim())}return null}function $(x){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(x),[d,u]=i===null?y(x):[i[1],i[2]],m=(u??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),k=m.length>1&&m.length<=w;return!d||!k||!m.every(A=>S.test(A))?null:{host:d.toLowerCase(),owner:m.slice(0,-1).join("/"),name:m.at(-1)??""}}function y(x){
const i=URL.parse(x);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}var I=t(4614);const p=5,
c=/^[0-9a-f]{40}$/,o=/^refs\/(?!.*\.\.)[^\0]+$/;function r(x){const i=(0,M.join)(x,".git"),d=e(i,x)??i,u=R((0,M.join)(d,"commondir")),m=u===null?d:l(u,d),k=()=>O(
(0,M.join)(m,"packed-refs"))??"",A=n(R((0,M.join)(d,"HEAD")),[d,m],k);return A===null?null:{commit:A,isFetched:f(A,O((0,M.join)(d,"FETCH_HEAD"))??"",k),remote:h(
O((0,M.join)(m,"config"))??""),tracked:a=>(0,I.O)((0,M.join)(d,"index"),a)}}function e(x,i){const[,d]=/^gitdir: (.+)$/.exec(R(x)??"")??[];return d===void 0?null:
l(d,i)}function n(x,i,d){let u=x;for(let m=0;u!==null&&m<=p;m+=1){if(c.test(u))return u;const[,k]=/^ref: (.+)$/.exec(u)??[];if(k===void 0||!o.test(k))return null;
u=s(k,i,d)}return null}function s(x,i,d){for(const m of i){const k=R((0,M.join)(m,x));if(k!==null)return k}return d().split(`
`).find(m=>m.endsWith(` ${x}`))?.slice(0,40)??null}function f(x,i,d){const u=(m,k)=>m.split(`
`).some(A=>A.startsWith(`${x}${k}`));return u(i,"	")||u(d()," refs/remotes/")}const l=(x,i)=>(0,M.isAbsolute)(x)?x:(0,M.join)(i,x);function O(x){const i=(0,E.yR)(
x);return i.ok?i.text:null}const R=x=>O(x)?.replace(/\r?\n$/,"")??null}),4614:((gt,_,t)=>{t.d(_,{O:()=>e,R:()=>f});var M=t(3024),E=t(5747);const w=128*1024*1024,
S=12,h=62,$=16384,y=12288,I=4,p=61440,c=4096,o=32768,r=Buffer.alloc(0);function e(l,O){const R=(0,E.io)(l,w);return R===null?new Map:n(R,O)}function n(l,O){const R=new Map;
if(l.length<S)return R;const x=l.readUInt32BE(4);if(l.toString("latin1",0,4)!=="DIRC"||x<2||x>4)return R;const i=l.readUInt32BE(8);let d=r,u=S;for(let m=0;m<i;m+=
1){if(u+h>l.length)return R;const k=l.readUInt16BE(u+60),A=u+h+(k&$?2:0),a=x===I,{kept:P,from:v}=a?s(l,A,d):{kept:r,from:A},b=l.indexOf(0,v);if(b<0)return R;const F=l.
subarray(v,b),U=a?Buffer.concat([P,F]):F;if(U.length>c)return R;const G=(l.readUInt32BE(u+24)&p)===o,L=U.toString("utf8");G&&(k&y)===0&&O.has(L)&&R.set(L,{modified:l.
readUInt32BE(u+8),size:l.readUInt32BE(u+36)}),u=a?b+1:u+(b-u+8&-8),d=U}return R}function s(l,O,R){let x=O,i=l[x++]??0,d=i&127;for(;i&128;)i=l[x++]??0,d=(d+1)*128+
(i&127);return{kept:R.subarray(0,Math.max(0,R.length-d)),from:x}}function f(l,{modified:O,size:R}){try{const x=(0,M.lstatSync)(l),i=Math.floor(x.mtimeMs/1e3);return x.
isFile()&&x.size%2**32===R&&i%2**32===O}catch(x){return(0,E.Oj)(x),!1}}}),40:((gt,_,t)=>{t.d(_,{R8:()=>y,hP:()=>e,ws:()=>p});var M=t(6760),E=t(5657),w=t(4614),S=t(
4503),h=t(8884);const $=5e3;function y(n){const s=new Set;for(const f of I(n))if(typeof f!="string"&&(0,h.CN)(f.file)&&s.add(f.file),s.size===$)break;return s}function*I({
findings:n,hosts:s,roots:f}){for(const{places:l}of n)yield*l;for(const{requirements:l}of s)for(const{because:O}of l)yield*O;for(const{rows:l}of f)for(const{places:O}of l)
yield*O}function p(n,s,f){if(!c(f.serverUrl))return[];const l=r(s);return[...Map.groupBy(n,R=>l(R.split("/").slice(0,-1).join("/")))].flatMap(([R,x])=>R===null?
[]:o(R,x,s,f))}const c=n=>/^https?:\/\/[\w.:/-]+$/.test(n);function o({prefix:n,checkout:s},f,l,O){const{commit:R,isFetched:x,remote:i}=s,d=URL.parse(O.serverUrl);
if(i===null||d===null)return[];if(i.host!==d.host&&i.host!==d.hostname)return[];if(!x&&![O.commit,O.defaultCommit].includes(R))return[];const u=`${i.owner}/${i.
name}`,m=`${O.serverUrl}/${u}/blob/${R}`,k=P=>P?.toLowerCase()===u.toLowerCase(),A=k(`${O.owner}/${O.repository}`)||k(O.pull?.from),a=new Map(f.map(P=>[P.slice(
n.length),P]));return Array.from(s.tracked(new Set(a.keys())),([P,v])=>{const[b,F]=[a.get(P),(0,S.oW)(P)];return b===void 0||F===null||!(0,w.R)((0,M.join)(l,b),
v)?[]:{file:b,path:P,url:`${m}/${F}`,isOfRun:A}}).flat()}function r(n){const s=new Map,f=l=>{const O=s.get(l);if(O!==void 0)return O;const R=(0,E.G)((0,M.join)(
n,l)),x=l.split("/").slice(0,-1).join("/"),i=R!==null?{prefix:l===""?"":`${l}/`,checkout:R}:l===""?null:f(x);return s.set(l,i),i};return f}const e=n=>new Map(n.
map(({file:s,url:f})=>[s,{url:f}]))}),3565:((gt,_,t)=>{t.d(_,{fz:()=>ct,fJ:()=>Gt,QU:()=>et,N4:()=>Xt,j_:()=>Ut,Ko:()=>q,R8:()=>zt,ur:()=>lt,Kn:()=>It,u5:()=>Ct,
Sy:()=>it});var M=t(3024),E=t(6760),w=t(857);function S(X){return X==null?"":typeof X=="string"||X instanceof String?X:JSON.stringify(X)}function h(X){return Object.
keys(X).length?{title:X.title,file:X.file,line:X.startLine,endLine:X.endLine,col:X.startColumn,endColumn:X.endColumn}:{}}function $(X,V,Mt){const kt=new p(X,V,Mt);
process.stdout.write(kt.toString()+w.EOL)}function y(X,V=""){$(X,{},V)}const I="::";class p{constructor(V,Mt,kt){V||(V="missing.command"),this.command=V,this.properties=
Mt,this.message=kt}toString(){let V=I+this.command;if(this.properties&&Object.keys(this.properties).length>0){V+=" ";let Mt=!0;for(const kt in this.properties)if(this.
properties.hasOwnProperty(kt)){const Wt=this.properties[kt];Wt&&(Mt?Mt=!1:V+=",",V+=`${kt}=${o(Wt)}`)}}return V+=`${I}${c(this.message)}`,V}}function c(X){return S(
X).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function o(X){return S(X).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}function r(){throw new Error("this function of @actions/core is not bundled")}function e(){throw new Error("this function of @ac\
tions/core is not bundled")}var n=t(6928);function s(X){return X.replace(/[\\]/g,"/")}function f(X){return X.replace(/[/]/g,"\\")}function l(X){return X.replace(
/[/\\]/g,path.sep)}var O=function(X,V,Mt,kt){function Wt(Kt){return Kt instanceof Mt?Kt:new Mt(function(Ft){Ft(Kt)})}return new(Mt||(Mt=Promise))(function(Kt,Ft){
function Z(mt){try{$t(kt.next(mt))}catch(wt){Ft(wt)}}function ot(mt){try{$t(kt.throw(mt))}catch(wt){Ft(wt)}}function $t(mt){mt.done?Kt(mt.value):Wt(mt.value).then(
Z,ot)}$t((kt=kt.apply(X,V||[])).next())})},R;(function(X){X[X.Success=0]="Success",X[X.Failure=1]="Failure"})(R||(R={}));function x(X,V){const Mt=toCommandValue(
V);if(process.env[X]=Mt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(X,V));issueCommand("set-env",{name:X},Mt)}function i(X){
$("add-mask",{},X)}function d(X){process.env.GITHUB_PATH||""?issueFileCommand("PATH",X):issueCommand("add-path",{},X),process.env.PATH=`${X}${path.delimiter}${process.
env.PATH}`}function u(X,V){const Mt=process.env[`INPUT_${X.replace(/ /g,"_").toUpperCase()}`]||"";if(V&&V.required&&!Mt)throw new Error(`Input required and not \
supplied: ${X}`);return V&&V.trimWhitespace===!1?Mt:Mt.trim()}function m(X,V){const Mt=u(X,V).split(`
`).filter(kt=>kt!=="");return V&&V.trimWhitespace===!1?Mt:Mt.map(kt=>kt.trim())}function k(X,V){const Mt=["true","True","TRUE"],kt=["false","False","FALSE"],Wt=u(
X,V);if(Mt.includes(Wt))return!0;if(kt.includes(Wt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${X}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function A(X,V){if(process.env.GITHUB_OUTPUT||"")return r("OUTPUT",e(X,V));process.
stdout.write(w.EOL),$("set-output",{name:X},S(V))}function a(X){issue("echo",X?"on":"off")}function P(X){process.exitCode=R.Failure,F(X)}function v(){return process.
env.RUNNER_DEBUG==="1"}function b(X){issueCommand("debug",{},X)}function F(X,V={}){$("error",h(V),X instanceof Error?X.toString():X)}function U(X,V={}){$("warni\
ng",h(V),X instanceof Error?X.toString():X)}function G(X,V={}){$("notice",h(V),X instanceof Error?X.toString():X)}function L(X){process.stdout.write(X+w.EOL)}function z(X){
y("group",X)}function D(){y("endgroup")}function B(X,V){return O(this,void 0,void 0,function*(){z(X);let Mt;try{Mt=yield V()}finally{D()}return Mt})}function K(X,V){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(X,V));issueCommand("save-state",{name:X},toCommandValue(V))}function Y(X){
return process.env[`STATE_${X}`]||""}function H(X){return O(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(X)})}var st=t(6309),ft=t(5747),yt=t(
566),vt=t(4e3),Tt=t(5955);const q=X=>Object.fromEntries(X.map(V=>[V,u(V)]));function et(X){for(const V of X)i(V)}function lt(X,V){L(X);let Mt=!0;for(const{kind:kt,
text:Wt}of V){const[Kt="",...Ft]=Wt.split(`
`),Z=kt==="plain"&&Ft.length>0;(Mt||Z)&&L(""),Mt=Z,Z||Ft.length===0?L(Wt):(z(Kt),L(Ft.join(`
`)),D())}}const ut={error:F,warning:U,notice:G};function ct(X){for(const{level:V,message:Mt,line:kt,column:Wt,...Kt}of X)ut[V](Mt,{...Kt,...kt===void 0?{}:{startLine:kt},
...Wt===void 0?{}:{startColumn:Wt}})}const it=(X,V)=>St("GITHUB_STEP_SUMMARY",X,Mt=>(0,M.appendFileSync)(Mt,V));async function It(X,V){const Mt=new Map;for(const[
Kt,Ft]of Object.entries(V))try{X?await St("GITHUB_OUTPUT",X,Z=>(0,M.appendFileSync)(Z,Dt(Kt,Ft))):A(Kt,Ft)}catch(Z){Mt.set(Kt,(0,st.A3)(Z))}const[kt]=Mt.values();
return kt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Mt.keys()].join(", ")}: ${kt}`]}function Dt(X,V){const Mt=typeof V=="stri\
ng"?V:JSON.stringify(V);if(/[\r\n]/.test(Mt))throw new st.Lw("the value has a line break");return`${X}=${Mt}
`}async function St(X,V,Mt){if(!V)throw new st.Lw(`${X} is not set; run this as an action on a runner`);const kt=(0,M.openSync)(V,"r+");try{const{size:Wt}=(0,M.
fstatSync)(kt);try{Mt(V)}catch(Kt){throw(0,M.fstatSync)(kt).size>Wt&&(0,M.ftruncateSync)(kt,Wt),Kt}}finally{(0,M.closeSync)(kt)}}function Ct(X,V){if(!X)throw new st.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Mt=(0,E.join)("tf-disco","report.json");return(0,yt.f)(X,Mt,(0,Tt.mk)(V)),(0,E.join)(X,Mt)}
function Ut(X){if(X===void 0||X==="")return null;const V=(0,ft.yR)(X);try{if(V.ok)return JSON.parse(V.text)}catch{}const Mt=V.ok?"is not JSON":(0,vt.mP)(V.failure);
return U(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Mt}; check that no earlier step changes it`),null}function Xt(X){for(const V of X)L(
V)}function zt(X){for(const V of X)U(V)}const Gt=(X,V)=>F(V,{title:X})}),8782:((gt,_,t)=>{t.d(_,{$c:()=>y,Ob:()=>h,at:()=>c,ng:()=>w});var M=t(8641);const E=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function w(r,e){const n=O=>r[O]?.trim()??"",[,s,f]=E.exec(n("GITHUB_REPOSITORY"))??[];if(s===void 0||f===void 0)return null;const l=S(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:s,repository:f,apiUrl:S(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:l,event:n("GITHUB_EVENT_NAME"),workflow:$(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${l}/${s}/${f}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:o(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:I(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:p(
n("GITHUB_REF"),e)}}const S=r=>r.replace(/(?<!\/)\/+$/,"");function h({apiUrl:r}){const e=URL.parse(r);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,M.RK)(r)}`}const $=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function y(r,e){if(r==="pull_request_target")return!1;const n=c(e,
"pull_request","head"),[s,f]=[c(n,"repo","full_name"),c(e,"pull_request","base","repo","full_name")];return n!==void 0&&s!==f}function I(r,e){const n=c(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:y(r,e),from:o(e,"pull_request","head","repo","full_name")??null}:null}
function p(r,e){const n=o(e,"repository","default_branch");return n===void 0?null:r===`refs/heads/${n}`}function c(r,...e){return e.reduce((n,s)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,s):void 0,r)}function o(r,...e){const n=c(r,...e);return typeof n=="string"?n:void 0}}),1964:((gt,_,t)=>{t.d(_,{H:()=>G});var M=t(4e3),
E=t(5799),w=t(2796),S=t(5102),h=t(4120),$=t(8884),y=t(8641),I=t(1831);const p=700,c=8,o=5,r={text:250,places:1},e={text:p,places:c},n=2,s=3600,f=120,l=4096,O=q=>q!==
""&&(0,$.CN)(q)&&(0,y.BP)((0,y.RK)(q,l))===q;function R(q){const et=d(q),lt=[...new Set(q.map(({problem:it})=>it.title))],ut=et.length>0?(0,h.K4)(et,n):u(q);if(lt.
length===1)return i(ut,lt[0]??"");const ct=`${q.length} problems`;return i(ut===null?ct:`${ct} with ${ut}`,lt.join(", "))}function x({title:q,hosts:et,findings:lt}){
if(lt.length===1)return R(lt);const ut=et.length>0?0:(0,$.Dc)(lt),ct=Math.max(et.length,ut),it=ct===1?d(lt)[0]??(0,$.II)((0,$.tN)(lt)?.file??""):(0,h.px)(ct,et.
length>0?"host":"file"),It=lt.length>ct?` (${lt.length} times)`:"";return i(ct===0?null:it,`${q}${It}`)}const i=(q,et)=>q===null?et:`${q}: ${et}`,d=q=>[...new Set(
q.flatMap(({host:et})=>et===null?[]:(0,y.RK)((0,I.nx)(et))))];function u(q){const et=(0,$.tN)(q);return et===null||O(et.file)?null:(0,$.II)(et.file)}function m(q,et){
const lt=new Set(q.map(({severity:it})=>it)).size>1,ut=q.slice(0,o).map(it=>A(it,lt,q.length>2?r:e,et)).map(it=>it.join(`
`)),ct=q.length-ut.length;return[...ut,...ct>0?[k(ct)]:[]].join(`

`).split(`
`)}const k=q=>`and ${q} more, see the job summary`;function A(q,et,lt,ut){const{problem:ct,severity:it}=q,It=(0,$.Xd)(q),Dt=(0,h.od)(q.affects,ut.clients),St=(0,$.
xi)(q,Dt,lt.text,lt.places);return[`${et?`${it}: `:""}${(0,y.RK)(ct.message,lt.text)} [${ct.code}]`,...St.map(([Ct,Ut])=>`${Ct}: ${Ut}`),...It===null||O(It.file)?
[]:[`at: ${(0,$.R3)(It)}`],...q.isHostNew?[`the host is ${h.dy}`]:[],`${ut.docsUrl}#${ct.code}`]}function a(q,et){const{message:lt,help:ut,findings:ct,code:it,title:It,
affects:Dt}=q;if(ct.length===1)return m(ct,et);const St=(0,h.od)(Dt,et.clients),Ct=[`${(0,y.RK)(lt??It,p)} [${it}]`,...ut===null?[]:[`help: ${(0,y.RK)(ut,p)}`],
...St===""?[]:[`affects: ${St}`]],Ut=`${et.docsUrl}#${it}`,Xt=s-[...Ct,Ut].join(`
`).length;return[...Ct,...v(q,Xt),Ut]}function P(q,et,{docsUrl:lt}){const ut=q.slice(0,o).flatMap(({problem:{message:ct,help:it}})=>[`${(0,y.RK)(ct,r.text)} [${et.
code}]`,...et.help===null&&it?[`help: ${(0,y.RK)(it,r.text)}`]:[]]);return[...new Set(ut),`see also "${x(et)}"`,`${lt}#${et.code}`]}function v({findings:q,message:et},lt){
const ut=[];let ct=lt;for(const It of q){const Dt=b(It,et===null);if(Dt.length>=ct)break;ct-=Dt.length+1,ut.push(Dt)}const it=q.length-ut.length;return it>0?[...ut,
k(it)]:ut}function b(q,et){const{host:lt,places:ut,placesLeftOut:ct,problem:it,isHostNew:It}=q,Dt=(0,$.Ky)(ut,1,void 0,ct),St=lt===null?"":`${(0,y.RK)((0,I.nx)(
lt))}${It?` (${h.dy})`:""}`,[Ct,Ut]=lt===null?[Dt,""]:[St,Dt],zt=[et?(0,y.RK)(it.message,f):"",et&&Ut!==""?`(${Ut})`:Ut].filter(Gt=>Gt!=="");return zt.length===
0?`- ${Ct}`:`- ${Ct}: ${zt.join(" ")}`}const F=10,U=200;function G(q,et){const lt=L(q),ut=(0,S.hm)(q.findings);let ct=q.findings;for(const it of E.oC){const{annotations:It,
used:Dt}=z(it,ct,et,it===ut);lt.push(...It),ct=ct.filter(St=>!Dt.has(St))}return lt}function L({passed:q,stopped:et,findings:lt}){const ut=lt.filter(({severity:it})=>it===
"warning").length;if(q||lt.some(({severity:it})=>it==="error"))return[];if(et!==null)return[Tt("error","The check is not complete",[(0,M.Cw)(et)])];const ct=`${(0,h.
px)(ut,"warning")}, and fail-on is warning`;return[Tt("error","Warnings fail this check",[ct])]}function z(q,et,lt,ut){const ct=et.filter(({severity:St})=>St===
q),it=new Set(ct.map(D));if(it.size>F){const St=K(ct),Ct=ut&&q!=="notice"?Y(q,St,lt):[];return{annotations:[...B(q,St,lt),...Ct].slice(0,F),used:new Set(ct)}}const It=et.
filter(St=>it.has(D(St)));return{annotations:[...Map.groupBy(It,D).values()].map(St=>Tt(q,R(St),m(St,lt),(0,$.tN)(St))),used:new Set(It)}}function D(q){const et=(0,$.
Xd)(q);return et===null?q:`${et.line}:${et.file}`}function B(q,et,lt){const ut=et.length<=F?et:et.slice(0,F-1),ct=et.slice(ut.length).flatMap(it=>it.findings);return[
...ut.map(it=>Tt(q,x(it),a(it,lt),(0,$.tN)(it.findings))),...ct.length===0?[]:[vt(q,ct)]]}function K(q){const et=(0,w.cZ)(q);return et.length<=F?et:yt(et)}function Y(q,et,lt){
const ut=new Set(et.map(({findings:it})=>it.map(D).find(H)));return ft(et.map(it=>st(it).map(It=>({cause:it,findings:It})))).filter(({findings:[it]})=>{const It=it&&
D(it);return H(It)&&!ut.has(It)&&ut.add(It)}).slice(0,F).map(({cause:it,findings:It})=>{const Dt=P(It,it,lt);return Tt(q,R(It),Dt,(0,$.tN)(It))})}const H=q=>typeof q==
"string";function st({findings:q}){const et=q.filter(ct=>O((0,$.Xd)(ct)?.file??"")),lt=[...Map.groupBy(et,D).values()];return ft(Map.groupBy(lt,([ct])=>ct&&(ct.
host??(0,$.Xd)(ct)?.file)).values())}const ft=q=>[...q].flatMap(et=>et.map((lt,ut)=>({item:lt,turn:ut}))).toSorted((et,lt)=>et.turn-lt.turn).map(({item:et})=>et);
function yt(q){return[...Map.groupBy(q,({code:lt})=>lt).values()].flatMap(([lt,...ut])=>lt===void 0||ut.length===0?lt??[]:{...lt,findings:[lt,...ut].flatMap(({findings:ct})=>ct),
hosts:[...new Set([lt,...ut].flatMap(({hosts:ct})=>ct))],message:null,help:null})}function vt(q,et){const lt=[...new Set(et.map(({problem:ut})=>ut.title))];return Tt(
q,`and ${(0,h.px)(et.length,`more ${q}`)}`,[...lt,"see the job summary"])}function Tt(q,et,lt,ut=null){const ct={title:(0,y.LS)((0,y.RK)(et,U)),message:(0,y.LS)(
lt.join(`
`))};if(ut===null||!O(ut.file))return{level:q,...ct};const{file:it,line:It,column:Dt,endColumn:St}=ut;return{level:q,...ct,file:it,line:It,column:Dt,endColumn:St}}}),
2827:((gt,_,t)=>{t.d(_,{Y:()=>w});const M={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},E={hosts:12e4,services:36e4};function w({passed:h,hosts:$,findings:y},I=E){const p=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),c=S($.map(({visit:e})=>JSON.stringify(e.host)),I.hosts),o=S($.map(e=>{const n=JSON.stringify(Object.
fromEntries(p(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),I.services),r=e=>y.filter(n=>n.severity===e).length;return{passed:h,hosts:`[${c.join(",")}]`,services:`\
{${o.join(",")}}`,errors:r("error"),warnings:r("warning"),"left-out":$.length-Math.min(c.length,o.length)}}function S(h,$){let y=$;return h.filter(I=>{const p=I.
length<y;return p&&(y-=I.length+1),p})}})};export{On as ids,Mn as modules};
