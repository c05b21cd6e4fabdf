const Qt=[558,929,751,343,909],qt={3534:((dt,K,t)=>{t.r(K),t.d(K,{credentialsDiffer:()=>c,credentialsEmpty:()=>$,credentialsMalformed:()=>w,credentialsMissing:()=>e,
credentialsNearMiss:()=>o,credentialsOtherHost:()=>f,credentialsRejected:()=>r,credentialsShort:()=>h,credentialsUnused:()=>i,documentUnauthorized:()=>E});var O=t(
1064),M=t(1831),S=t(2713),T=t(4e3),d=t(5799);const $=(0,d.lS)((0,d.$e)("credentials-empty","Token is empty",O.Du),({source:s})=>({message:`the token from ${s} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),y={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},w=(0,d.lS)((0,d.
z3)("credentials-malformed","Malformed token",O.Du),({source:s,slip:a})=>({message:`the token from ${s} ${y[a].has}`,help:y[a].help,...a==="control character"?{}:
{severity:"warning"}})),h=(0,d.lS)((0,d.$e)("credentials-short","Token is too short to be redacted"),({source:s})=>({message:`the token from ${s} has fewer than\
 ${S.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
c=(0,d.lS)((0,d.lm)("credentials-differ","Clients use different tokens"),({host:s,first:a,other:m})=>({message:`for host ${(0,M.nx)(s)}, ${u(a)} and ${u(m)}`,help:`\
set the token for both clients in ${(0,M.fK)(s)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),u=({client:s,source:a})=>a===
null?`${O.bB[s]} finds no token`:`${O.bB[s]} uses the token from ${a}`,r=(0,d.lS)((0,d.$e)("credentials-rejected","Token was rejected"),({host:s,status:a,source:m})=>({
message:`host ${(0,M.nx)(s)} returned ${a} for the token from ${m}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,M.cu)(s)}; then store a new one in the same place`})),e=(0,d.lS)((0,d.$e)("credentials-missing","Token is missing"),({host:s,
service:a,isFork:m,searched:g,notRead:I})=>{const R=(0,M.nx)(s),l=`host ${R} requires a token${a===null?"":` for ${a}`}`;if(m)return{message:`${l}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[p=""]=(0,M.fK)(s),k=I.length===0?"":`; not read: ${I.join(", ")}`;return{message:`${l}, and none was found (searched: ${g.join(", ")}${k}\
)`,help:`add the line "${R}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${p}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(p)}`}}),n=s=>/^\w+$/.
test(s)?`export ${s}=\u2026`:`env '${s}=\u2026' terraform init`,o=(0,d.lS)((0,d.$e)("credentials-near-miss","Token variable has a similar name"),({host:s,variable:a,
why:m,write:g})=>({message:`${a} seems to be meant for host ${(0,M.nx)(s)}, but ${m}`,help:`rename it to ${g}: ${n(g)}`})),f=(0,d.lS)((0,d.$e)("credentials-othe\
r-host","Token is for another host",O.Du),({host:s,other:a,source:m,service:g,isSent:I,isNotice:R})=>({message:`the clients do not send the token for ${a} from ${m}\
 ${g===null?`after the redirect of ${s}`:`to ${g} of host ${s}`}: they send ${I?`the token of ${s}`:"none"}`,help:g===null?`make the discovery document of ${s} \
public, or serve it at ${s} itself`:`set the token for ${s}, and the clients send it to ${a}`,...R?{severity:"notice",affects:[]}:{}})),i=(0,d.lS)((0,d.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:s})=>({message:`the tokens input has a token for host ${(0,M.nx)(s)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),E=(0,d.lS)((0,d.z3)("document-unauthorized","Discovery requires valid credentials",O.
zK),({host:s,token:a,challenge:m,...g})=>{const I=a==="sent"?"rejected the given authentication credentials":"requires authentication credentials",R=m===null?"":
`, and asks for ${m} authentication`;return{message:`host ${s} ${I}: ${(0,T._r)(g)}${R}`,help:(0,T.NM)(g.page,s,D(s,a,g.status,m))}}),A="make the discovery docu\
ment public";function D(s,a,m,g){const I=(0,T.qZ)(s);if(g!==null)return{operator:`exempt /.well-known/terraform.json from ${g} authentication`,guest:I,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(a){case"sent":{const R="check that the token is for this host, complete and not expired";return m===
403?{operator:R,user:R,guest:I}:{operator:R,user:R}}case"none":{const R=`add a token to \`tokens\` (${s}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${R}\
, or ${A}`,user:R,guest:I}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${s} to respond itself, or ${A}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((dt,K,t)=>{t.r(K),t.d(K,{fileLimit:()=>e,fileOutside:()=>c,fileSyntax:()=>d,fileUnreadable:()=>h,nothingToCheck:()=>r});var O=t(1064),
M=t(4e3),S=t(5143),T=t(5799);const d=(0,T.lS)((0,T.$e)("file-syntax","File has a syntax error",O.Du),({error:n,file:o})=>({message:n??"the file is not valid UTF\
-8",help:(0,S.Zl)(o)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),$={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},y={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},w={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},h=(0,T.lS)((0,T.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${$[n.what]}: ${n.code}`:$[n.what],help:(n.what==="file"||n.what==="directory"?y[n.code]:void 0)??w[n.what]})),
c=(0,T.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),u=3,r=(0,T.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:o})=>{const E=`found no Terraform or OpenTofu files in ${n.every(D=>D===".")?"this directory":`\`scan\` (${(0,M.XT)(n,u)}\
)`}`,A="check out the repository first (in a workflow: actions/checkout)";return o?{message:`${E}; only \`hostnames\` was checked`,help:`${A}, or correct \`scan\``,
severity:"warning"}:{message:`${E}, and \`hostnames\` is not set`,help:`${A}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,T.lS)((0,T.$e)("fil\
e-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,M.mP)(n)}`,help:"split the file, or list it in `e\
xclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{
message:`there are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
directory":return{message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclud\
e`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclud\
e`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the files after it \
are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of hosts; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more t\
han ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roo\
ts`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported problems first, or sc\
an fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,M.Cw)(n.stopped)} after reading ${n.files} files; this directory and the following one\
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((dt,K,t)=>{t.r(K),t.
d(K,{cloudOrganization:()=>c,cloudToken:()=>$,cloudVersion:()=>y,cloudWorkspace:()=>u,cloudWorkspaceMissing:()=>r});var O=t(1064),M=t(1831),S=t(9562),T=t(4e3),d=t(
5799);const $=(0,d.lS)((0,d.z3)("cloud-token","Token for the cloud block or remote backend is missing",O.Du),({host:e,service:n,isFork:o,searched:f,notRead:i})=>{
const E=(0,M.nx)(e),D=`${n===S.OZ?"the cloud block":"the remote backend"} requires a token for ${E}`;if(o)return{message:`${D}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const s=i.
length===0?"":`; not read: ${i.join(", ")}`,[a=""]=(0,M.fK)(e);return{message:`${D}, and none was found (searched: ${f.join(", ")}${s})`,help:`add the line "${E}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${a}; outside GitHub, run \`terraform login ${E}\` or \`tofu login ${E}\``}}),y=(0,d.lS)((0,d.z3)("\
cloud-version","API is too old for the cloud block",O.Du),({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,T.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),w=e=>"why"in e?`the response of ${e.url} ${(0,T.dh)(e.why)}`:(0,T._r)({...e,page:null}),h=(e,n,o)=>"\
status"in e&&[401,403,404].includes(e.status)?o:(0,d.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),c=(0,d.lS)((0,d.z3)("cloud\
-organization","Organization cannot be read",O.Du),e=>{const{host:n,organization:o,source:f}=e;return{message:`the organization ${o} at ${n} cannot be read: ${w(
e)}`,help:h(e,n,`check the name of the organization, and that the token from ${f} is valid and belongs to a member`)}}),u=(0,d.lS)((0,d.z3)("cloud-workspace","W\
orkspace cannot be read",O.Du),e=>{const{host:n,organization:o,workspace:f}=e;return{message:`the workspace ${f} of ${o} at ${n} cannot be read: ${w(e)}`,help:h(
e,n,"check that the token may read the workspace")}}),r=(0,d.lS)((0,d.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:o})=>({
message:`${n} at ${e} has no workspace ${o} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((dt,K,t)=>{t.r(K),t.d(K,{hostAssumed:()=>w,hostGeneric:()=>h,hostNotAllowed:()=>$,hostNotChecked:()=>u,hostPrivateRedirect:()=>c});var O=t(
1064),M=t(4e3),S=t(5799);const T=({file:n,line:o})=>`${(0,M.dh)(n)}:${o}`,d=n=>n.map(o=>O.bB[o]).join(" and "),$=(0,S.lS)((0,S.z3)("host-not-allowed","Host is n\
ot allowed",O.zK),n=>{const{host:o}=n,f=`add ${o} to \`allowed-hosts\``;if("service"in n){const{service:i,registry:E}=n;return{message:`${i} of ${E} is on ${o},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${f}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${o}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${f}`};if("use"in n){const[i,E]=y[n.use];return{message:`${i} ${o}\
, which is not in \`allowed-hosts\``,help:`use ${E}, or ${f}`}}if("implied"in n){const{place:i,clients:E}=n.implied;return{message:`host ${o} is not in \`allowed\
-hosts\` and was not contacted; ${T(i)} names no host, and this is the default of ${d(E)}`,help:`name an allowed registry there, ${f}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${o} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${f}`}}),y={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},w=(0,S.lS)((0,S.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:n,place:o,clients:f})=>({message:`${n} was not contacted: ${T(o)} implies it as the default host of ${d(f)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),h=(0,S.lS)((0,S.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),c=(0,S.lS)((0,S.z3)("host-private-redirect","Redirect to a non-public address",O.zK),({host:n,address:o,asks:f})=>o===
"metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${f==="document"?"redirects":"leads"} to ${n}, which has a ${o} address and was not contacted`,help:`if ${f==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),u=(0,S.lS)((0,S.z3)("host-not-checked","Host was not checked before the chec\
k ended",O.zK),({host:n,stopped:o,isBegun:f,unchecked:i,total:E,slowest:A})=>({message:`${n} was not checked${f?" completely: its visit was under way when":":"}\
 ${(0,M.Cw)(o)}, with ${i} of ${E} hosts not checked`,help:r[o.kind]+e(A)})),r={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function e(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:f,tookMs:i})=>`${f}\
 (${(0,M.YA)(i)})`).join(", ")}`}}),5143:((dt,K,t)=>{t.d(K,{Az:()=>D,Ks:()=>c,Ts:()=>u,Zl:()=>i,_M:()=>w,_h:()=>r,bH:()=>y,n7:()=>E});var O=t(4e3);const M="//",
S=/^[\w.-]+(?:\/[\w.-]+)*$/,T=1e3,d=s=>s.length<=T&&S.test(s),$=(s,a)=>`${s}${M}${a}`;function y(s){const a=s.indexOf(M),m=a<0?"":s.slice(0,a);return d(m)?{repository:m,
path:s.slice(a+M.length)}:{repository:null,path:s}}const w=s=>y(s).repository,h=2**14,c=h-1,u=({line:s,column:a,endColumn:m})=>(s*h+Math.min(a,c))*h+Math.min(m-
a,h-1);function r(s){const a=Math.floor(s/h),m=a%h;return{line:Math.floor(a/h),column:m,endColumn:m+s%h}}const e=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
n=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,o=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function f(s){const{path:a}=y(
s),m=a.split("/").slice(0,o.test(a)?-2:-1);return m.find((g,I)=>e.test(g)&&!(g==="test"&&m.slice(0,I).some(R=>n.test(R))))}const i=s=>f(s)!==void 0;function E(s){
const a=f(s);return(a===void 0?y(s).path:`**/${a}`).replace(/[\\{}[\]?!()]/g,"?")}const A=3;function D(s,a,m){const g=s===1?"1 finding is":`${s} findings are`,I=m===
1?" of 1 repository":` of ${m} repositories`,[R,l]=m===0?["","`exclude`"]:[I,"`exclude` where usages are collected"];return`${g} in tests, examples or templates${R}\
, where errors are warnings; to skip such files, set ${l}: ${(0,O.XT)(a,A)}`}}),5799:((dt,K,t)=>{t.d(K,{$e:()=>c,C:()=>S,lS:()=>r,lm:()=>u,oC:()=>M,pj:()=>$,z3:()=>h});
var O=t(6174);const M=["error","warning","notice"],S=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function T({operator:e,user:n,guest:o},{role:f,host:i}){
const E=`ask the operator of ${i} to ${e}`;switch(f){case"operator":return e;case"user":return n===e?n:n===void 0?E:`${n}; if you run ${i}, ${d(e,n)}`;case"gues\
t":return o??n??E}}const d=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function $(e,n){const{cures:o,...f}=e;return o===void 0?e:{...f,help:y(o,n)}}function y(e,n){
const{because:o,note:f}=e,i=o===void 0?"":`${o}: `,E=f===void 0?"":`; ${f}`;return i+T(e,n)+E}const w=e=>(n,o,f=[])=>({code:n,title:o,severity:e,affects:f}),h=w(
"error"),c=w("warning"),u=w("notice");function r(e,n){return Object.assign(f=>{const{help:i,...E}=n(f),A=e.code,D=(0,O._)(E.message),s={...e,code:A,usualSeverity:e.
severity,...E,message:D};return i===void 0?s:typeof i=="string"?{...s,help:(0,O._)(i)}:{...s,help:y(i,{role:"operator",host:""}),cures:i}},e)}}),2929:((dt,K,t)=>{
t.d(K,{z6:()=>H,wX:()=>Wt,w5:()=>Kt});var O=t(6760),M=t(9461),S=t(3024),T=t(5143),d=t(5747);const $=200,y=50,w=32*1024*1024,h=4e3,c=1e3,u=1e6;function r(Y,Z,mt){
const yt=Map.groupBy(Y.filter(e).slice(0,$),({file:At})=>At),$t=[];let Tt=0;for(const[At,It]of[...yt].slice(0,y)){const Bt=(0,O.join)(Z,At),Pt=n(Bt);if(Pt===null||
Pt.mtimeMs>mt+1)continue;if(Tt+=Pt.size,Tt>w)break;const Rt=(0,d.yR)(Bt);Rt.ok&&$t.push(...o(Rt.text,It))}return $t}const e=({column:Y,endColumn:Z})=>Y!==T.Ks&&
Y<u&&Z>Y;function n(Y){try{return(0,S.statSync)(Y)}catch(Z){return(0,d.Oj)(Z),null}}function o(Y,Z){const mt=[];let[yt,$t]=[1,Y.startsWith("\uFEFF")?1:0];for(const Tt of Z.
toSorted((At,It)=>At.line-It.line)){for(;yt<Tt.line&&$t>=0;yt+=1)$t=Y.indexOf(`
`,$t)+1||-1;if($t<0)break;const At=Y.indexOf(`
`,$t),It=At<0?Y.length:At,Bt=It>$t&&Y[It-1]==="\r";mt.push(...f(Y.slice($t,Bt?It-1:It),Tt))}return mt}function f(Y,Z){const{column:mt,endColumn:yt}=Z,$t=Y.length<=
h;if(!$t&&yt-mt>c)return[];const Tt=i(Y,mt-1,0);if(Tt>=Y.length)return[];const At=i(Y,yt-mt,Tt),[It,Bt]=$t?[Y.slice(0,Tt),Y.slice(At)]:["",""];return[{place:Z,before:It,
literal:Y.slice(Tt,At),after:Bt,isWhole:$t}]}function i(Y,Z,mt){let yt=mt;for(let $t=Z;$t>0&&yt<Y.length;$t-=1)yt+=(Y.codePointAt(yt)??0)>65535?2:1;return yt}var E=t(
6174),A=t(2161);function D(Y,Z){const{directory:mt,checkedAt:yt,configs:$t}=Z,Tt=$t.flatMap(jt=>jt.files),At=new Set(Tt.flatMap(({path:jt,shown:Nt})=>[s(jt),Nt])),
It=jt=>{const Nt=s((0,O.resolve)(mt,jt));return!At.has(jt)&&!At.has(Nt)&&a(jt)&&a(Nt)},Bt=Y.filter(({file:jt})=>It(jt)),Pt=r(Bt,mt,yt),Rt=p(Pt,Z.usages);return Pt.
flatMap(jt=>m(jt,Rt.get(k(jt.place))??null,Z))}function s(Y){const Z=(0,M.$)(Y);return Z.kind==="file"?Z.path:(0,O.resolve)(Y)}const a=Y=>(0,A.L8)((0,O.basename)(
Y),new Set,(0,O.basename)((0,O.dirname)(Y)))!==void 0;function m({place:Y,before:Z,literal:mt,after:yt,isWhole:$t},Tt,{redact:At,kept:It}){const Bt=Z+mt+yt;return At(
Bt,It)!==Bt?[]:$t&&!l(Bt)?[{place:Y,before:Z,literal:mt,after:yt}]:Tt===null||I.test(Tt)||!mt.includes(Tt)?[]:[{place:Y,before:"\u2026 ",literal:(0,E._)(Tt),after:"\
 \u2026"}]}const g=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
I=/[\s"]/,R=/[\w+-]{20,}/g,l=Y=>g.test(Y)||(Y.match(R)??[]).some(Z=>/\d/.test(Z)&&/[a-z]/.test(Z)&&/[A-Z]/.test(Z));function p(Y,Z){const mt=new Map(Y.map(({place:$t})=>[
k($t),$t.file])),yt=new Set(mt.values());return new Map(Z.filter(({place:$t})=>yt.has($t.file)&&mt.has(k($t))).flatMap(({place:$t,text:Tt})=>Tt===null?[]:[[k($t),
Tt]]))}const k=({file:Y,line:Z,column:mt})=>`${Z}:${mt} ${Y}`;var L=t(2389),W=t(6897),B=t(1831),G=t(3592),b=t(2796),F=t(6763),P=t(5751),C=t(1435),N=t(8723),z=t(
5453),J=t(7052),at=t(8416),ut=t(7854),ht=t(3474),Ot=t(3152);function vt(Y,Z,mt){const yt={...Y,newHosts:new Set,files:null,remarks:[]};if(Z===null)return yt;const $t=Rt=>({
...yt,remarks:[`changed-only has no effect: ${Rt}`]});if(Z.kind==="all")return $t(Z.why);const{files:Tt}=Z,At=new Set(Tt.filter(({status:Rt})=>Rt!=="removed").map(
({file:Rt})=>Rt));if(At.size>0&&![...At].some(Rt=>mt(Rt)!==null))return $t("the checkout contains none of the files that the pull request changes");const It=Y.usages.
filter(({place:Rt})=>At.has(Rt.file)),Pt=`changed-only: the pull request changes ${Tt.length===1?"1 file":`${Tt.length} files`} with ${It.length} of ${Y.usages.
length} usages`;return{usages:It,notes:Y.notes.filter(({place:Rt})=>V(Rt.file,At)),newHosts:ct(Y.usages,Tt,mt),files:new Set(Tt.map(({file:Rt})=>Rt)),remarks:[Pt]}}
const V=(Y,Z)=>Z.has(Y)||Y==="."||[...Z].some(mt=>mt.startsWith(`${Y}/`)),q=2e8;function ct(Y,Z,mt){const yt=new Set;if(Z.some(Dt))return yt;const $t=new Map(Z.
map(Pt=>[Pt.file,st(Pt,mt)])),Tt=Z.flatMap(({patch:Pt})=>nt(Pt,/^[ -]/));let At=0;const It=(Pt,Rt)=>{const jt=[Rt,(0,B.nx)(Rt).toLowerCase()];return Pt.filter(Nt=>(At+=
Nt.length,At<=q&&jt.some(Xt=>Nt.includes(Xt)))).length},Bt=(Pt,Rt)=>{const{isNew:jt,now:Nt,added:Xt}=$t.get(Pt)?.()??lt,zt=jt?0:It(Nt,Rt);return jt||zt>0&&zt===
It(Xt,Rt)};for(const[Pt,Rt]of Map.groupBy(Y,jt=>jt.host)){if(Pt===null||Rt.some(({isHostImplied:Nt})=>Nt))continue;const jt=[...new Set(Rt.map(({place:Nt})=>Nt.
file))];!jt.every(Nt=>$t.has(Nt))||It(Tt,Pt)>0||jt.every(Nt=>Bt(Nt,Pt))&&At<=q&&yt.add(Pt)}return yt}const lt={isNew:!1,now:[],added:[]};function st({file:Y,status:Z,
patch:mt},yt){let $t=null;const Tt=()=>{const At=Z==="added";if(At||mt===null)return{...lt,isNew:At};const It=(yt(Y)??"").toLowerCase().split(`
`);return{isNew:At,now:It,added:nt(mt,/^\+/)}};return()=>($t??=Tt(),$t)}const nt=(Y,Z)=>(Y??"").toLowerCase().split(`
`).filter(mt=>Z.test(mt)),St=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Dt=({file:Y,status:Z,changes:mt,patch:yt})=>yt===null&&Z!=="added"&&mt>0&&St.test(
Y);var wt=t(2859),Ct=t(370);async function Ht(Y,Z){const mt=Z.now(),yt=await(0,Ct.SQ)(Y,Z),$t=Y.scan.length===0?0:Z.now()-mt,Tt=(0,Ct.PT)(Y,yt,Z),At=await(0,at.
L2)(Tt),{clients:It}=At,Bt={usages:(0,ut.sw)(yt.usages,It),notes:(0,ut.vH)([...yt.notes,...kt(yt,Z.stop.why)],It)},Pt=await bt(Bt,Y,Z),Rt=await(0,C.jK)(Pt.usages,
Y,At,{...Z,mayHavePlugins:(0,Ct.C_)(yt,Y)}),{roots:jt,notes:Nt}=await(0,z.D0)({...Bt,scanned:yt,changed:Pt.files,dialect:At,settings:Y}),Xt=await(0,z.Xo)(Rt.usages,
jt),zt=(0,wt.C)(Y,Xt,It,(0,ut.kA)(Bt.usages));_t(zt);const{configs:j,releases:_}=Rt,{environment:Q}=Z,{files:et,bytes:ft}=yt;return{dialect:{...At,releases:_},configs:j,
usages:Xt,roots:jt,requirements:zt,notes:[...(0,z.a3)(Pt.notes,Xt,Y,Q),...Nt],newHosts:Pt.newHosts,isEmpty:Y.scan.length>0&&yt.isEmpty&&yt.endedAt===null,complaints:Rt.
findings,allUsages:Bt.usages,changes:Pt.changes,remarks:[...Pt.remarks,...Rt.remarks],scan:{files:et,bytes:ft,usages:Xt.length,durationMs:$t},clients:()=>(0,at.
rU)(At,Tt.scan)}}async function bt(Y,Z,mt){const yt=Z.changedOnly?await mt.changes(Z):null;return{changes:yt,...vt(Y,yt,Tt=>{const At=(0,d.yR)((0,O.join)(mt.directory,
Tt));return At.ok?At.text:null})}}function kt({endedAt:Y,files:Z},mt){return Y===null||mt===null?[]:[(0,ut.YW)(Y,(0,J.fileLimit)({kind:"time",stopped:mt,files:Z}))]}
function _t(Y){const{size:Z}=new Set(Y.map(({host:mt})=>mt));if(!(Z<=ht.pS))throw new Ot.GN([`scan found ${Z} hosts, the limit is ${ht.pS}: narrow scan or exclu\
de files`])}async function H(Y,Z){const mt=new Date,yt=await(0,P.readSettings)(Y,Z),$t=yt.deadlineMs,Tt=Z.startTimer($t,()=>Z.stop.end({kind:"deadline",ms:$t}));
try{const At=await Ht(yt,Z);await(0,W.x)();const It=await ot(At,yt,Z,mt);return await Mt(It,At,yt,Z,mt)}finally{Tt()}}async function ot(Y,Z,mt,yt){const{environment:$t,
stop:Tt,isFork:At}=mt,{dialect:It,configs:Bt}=Y,Pt=await(0,N.j)(Y,Z,{...It,configs:Bt},mt),Rt={...Y,visits:Pt.visits,tokenVariables:Kt($t),tokenHosts:Z.tokens.map(
({host:Xt})=>Xt),tokenSources:Pt.tokenSources,stopped:Tt.why,predicted:await(0,z.K$)(Pt.inquiry,{...Z,dialect:It,isFork:At})},jt={...Z,dialect:It,isFork:At,now:yt.
getTime()},Nt=Pt.visits.length>0||Rt.predicted.requests.length>0;return(0,L.S4)(Rt,jt,Nt?await(0,C.U7)():null)}async function Mt(Y,{dialect:Z,configs:mt,allUsages:yt,
requirements:$t,changes:Tt,scan:At,clients:It,...Bt},Pt,Rt,jt){const Nt=Wt($t),Xt=[...Bt.remarks,...(0,F.r)(Y)],zt={verdict:Y,remarks:(0,F.q)(Xt)},{verdict:j,remarks:_}=Rt.
secrets.redact(zt,Nt);return{settings:Pt,changes:Tt,verdict:j,context:{dialect:Z,failOn:Pt.failOn,scan:At,remarks:_,startedAt:jt.toISOString(),durationMs:Date.now()-
jt.getTime(),version:G.xv,docsUrl:G.aq,clients:await It(),sources:D((0,b.sC)(j.findings),{...Rt.secrets,kept:Nt,usages:yt,configs:mt,directory:Rt.directory,checkedAt:jt.
getTime()}),links:null,repository:null,repositories:[],shards:xt(Pt),history:null}}}const xt=({shard:Y})=>Y===null?null:{indexes:[Y.index],count:Y.count},Kt=Y=>Object.
keys(Y).filter(Z=>/^TFE?_?TOKEN/i.test(Z)),Wt=Y=>new Set(Y.flatMap(({host:Z,service:mt})=>[Z,(0,B.nx)(Z),mt]))}),9461:((dt,K,t)=>{t.d(K,{$:()=>S});var O=t(3024),
M=t(5747);function S(T){try{const d=(0,O.realpathSync)(T),$=(0,O.statSync)(d);return $.isFile()?{kind:"file",path:d}:{kind:$.isDirectory()?"directory":"special",
path:d}}catch(d){return{kind:"error",code:(0,M.Oj)(d)}}}}),5747:((dt,K,t)=>{t.d(K,{Oj:()=>r,io:()=>w,yR:()=>y});var O=t(4573),M=t(3024);const S=16*1024*1024,T=M.
constants.O_RDONLY|(M.constants.O_NONBLOCK??0)|(M.constants.O_NOCTTY??0),d=Buffer.allocUnsafeSlow(256*1024);let $=d;const y=(n,o=S)=>h(n,o,u);function w(n,o){const f=h(
n,o,(i,E)=>Buffer.from(i.subarray(0,E)));return Buffer.isBuffer(f)?f:null}function h(n,o,f){let i;try{i=(0,M.openSync)(n,T)}catch(E){return e(E)}try{const E=(0,M.
readSync)(i,d,0,d.length,null);return E<d.length?f(d,E):c(i,o,f)}catch(E){return e(E)}finally{(0,M.closeSync)(i)}}function c(n,o,f){const{size:i}=(0,M.fstatSync)(
n);if(i>o||i<d.length)return{ok:!1,failure:{kind:"size",bytes:i,maxBytes:o}};$.length<i&&($=Buffer.allocUnsafeSlow(i));const E=$;let A=0;for(;A<i;){const D=(0,M.
readSync)(n,E,A,i-A,A);if(D===0)break;A+=D}return f(E,A)}function u(n,o){const f=n.toString("utf8",0,o),i=!f.includes("\uFFFD")||(0,O.isUtf8)(n.subarray(0,o));return{
ok:!0,text:f,isUtf8:i,bytes:o}}function r(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{
kind:"error",code:r(n)}})}),8185:((dt,K,t)=>{t.d(K,{C:()=>c,I:()=>r});var O=t(4283),M=t(7052),S=t(6697),T=t(1064),d=t(1831),$=t(2886);const y=(e,{allowedHosts:n,
hostnames:o})=>(0,d.Jr)(e,n)||o.some(f=>f.host===e),w={file:".",line:1,column:1,endColumn:1},h=1e4;function c(e,n,o=h){if(n.allowedHosts.length===0)return[];const f=new Map,
i=[];let E=0;for(const{directHost:D,kind:s,isOverridden:a,place:m,clients:g}of e){if(D===void 0||a||y(D,n))continue;const I=s==="backend_http"||s==="remote_stat\
e"?"backend":"download",R=`${I} ${D}`,l=f.get(R);if(l===void 0&&f.size>=o){E+=1;continue}const p=l??u(D,I);f.set(R,p),i.push({...p,place:m,clients:g})}if(E===0)
return i;const A=(0,M.fileLimit)({kind:"problems",max:o,omitted:E});return[...i,{problem:A,place:w,clients:T.Du,host:null}]}function u(e,n){const o=(0,d.Pv)(e),
f=o.ok?o.value:null,i=f===null?e:(0,d.nx)(f);return{problem:(0,S.hostNotAllowed)({host:i,use:n}),host:f}}function r(e,n,o,f){if(f.allowedHosts.length===0)return[];
const i=o.filter(({because:E})=>E.some(A=>typeof A!="string"));return n.flatMap(E=>{const{id:A,kind:D}=E;if(D!=="url"||!i.some(g=>g.service===A))return[];const s=(0,O.
Dl)(E.url),a=s.ok?(0,d.Pm)(s.value):null;if(a===null||a===e||y(a,f))return[];const m=(0,S.hostNotAllowed)({host:a,service:A,registry:(0,d.nx)(e)});return[(0,$.bz)(
m,A)]})}}),8988:((dt,K,t)=>{t.d(K,{s:()=>u,k:()=>E});var O=t(3534),M=t(3410),S=t(5143),T=t(9562);const d=[T.OZ,T.Bn],$=[T.e$,T.xq],y=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...d,...$]},{matches:/^api\.env0\.com$/,services:$},{matches:/^backend\.api\.env0\.com$/,services:d},{matches:/\.scalr\.io$/,services:d}],w=A=>y.find(
({matches:D})=>D.test(A))?.services??[];var h=t(241),c=t(2886);function u(A,{role:D},s){const a=n(A),m=A.credentials?.hasToken===!0,I=(A.attempt.hops.at(-1)?.challenge??
null)===null&&(m||D!=="guest"),R=m?[]:o(A.host,a,s),p=[...A.difference===null?[]:[A.difference],...R,...a===null||!I?[]:[f(A,a,s)]].map(L=>(0,c.bz)(L)),k=m?[]:r(
A,s);return k.length>0?[...p,...k]:R.length===0?[...p,...e(A,s)]:p}function r(A,{usages:D,isFork:s,depth:a}){const{host:m,attempt:g}=A;if(a==="discovery"||g.discovery.
kind!=="found")return[];const I=D.flatMap(({workspace:R,hasOwnToken:l,needs:p,place:k})=>R===void 0||l||(0,S.Zl)(k.file)?[]:p.filter(L=>L.host===m));return Array.
from(Map.groupBy(I,({service:R})=>R),([R,l])=>{const p=(0,M.cloudToken)({host:m,service:R,isFork:s,...i(A)}),k=l.flatMap(L=>L.clients);return(0,c.bz)((0,c.aZ)(p,
k),R)})}function e(A,{usages:D,isFork:s}){const{host:a,attempt:m,credentials:g}=A;if(m.discovery.kind!=="found"||g?.hasToken||g?.problem)return[];const I=w(a).find(
R=>D.some(({hasOwnToken:l,needs:p,place:k})=>p.some(L=>L.host===a&&L.service===R)&&!l&&!(0,S.Zl)(k.file)));return I===void 0?[]:[(0,c.bz)((0,O.credentialsMissing)(
{host:a,service:I,isFork:s,...i(A)}),I)]}function n(A){const{discovery:D,hops:s}=A.attempt;return D.kind==="failed"&&D.problem.code==="document-unauthorized"?s.
at(-1)?.status??null:null}function o(A,D,{tokenVariables:s,hosts:a}){return(0,h.B)(s,A,a).filter(({isParent:m})=>!m||D!==null).map(({variable:m,why:g,write:I})=>(0,O.
credentialsNearMiss)({host:A,variable:m,why:g,write:I}))}function f(A,D,{isFork:s}){const{host:a,credentials:m}=A;return m?.hasToken?(0,O.credentialsRejected)({
host:a,status:D,source:m.source}):(0,O.credentialsMissing)({host:a,service:null,isFork:s,...i(A)})}function i({credentials:A,looks:D}){const s=D.flatMap(I=>I.looks),
a=I=>[...new Set(s.flatMap(({held:R,source:l})=>R!=="not read"===I?l:[]))],m=A===null?a(!0):[A.source],g=A===null?a(!1):[];return{searched:m,notRead:g}}function E(A,D){
return A.filter(s=>!D.includes(s)).map(s=>(0,c.bz)((0,O.credentialsUnused)({host:s})))}}),2886:((dt,K,t)=>{t.d(K,{ER:()=>h,HJ:()=>f,Mm:()=>E,Np:()=>r,TC:()=>s,aZ:()=>w,
bz:()=>y,hD:()=>u,l$:()=>$,ld:()=>n,pi:()=>e,xJ:()=>c});var O=t(5143),M=t(5799),S=t(1831),T=t(7715);const d=["module","provider","version","package","lock","not"],
$=({problem:a,places:m})=>d.includes(a.code.replace(/-.*/,""))&&m.length>0&&m.every(g=>typeof g!="string"),y=(a,m=null,g=!0)=>({services:m===null?[]:[m],problem:a,
needed:g}),w=(a,m)=>({...a,affects:a.affects.filter(g=>m.includes(g))}),h=({problem:a,needed:m})=>m&&a.usualSeverity==="error";function c({problem:a,needed:m},g){
const I=m&&g.some(R=>a.affects.includes(R));return a.severity==="error"&&!I?"warning":a.severity}const u=(a,m,g)=>({severity:c(a,m),problem:a.problem,affects:a.
problem.affects,...g}),r=(a,m)=>M.oC.indexOf(a.severity)-M.oC.indexOf(m.severity),e=(a,m,g)=>g.some(I=>I.code===a.code&&(I.host===null||I.host===m));function n({
problem:a,services:m},{visit:{host:g,attempt:I},requirements:R,answering:l},{depth:p}){if(p==="discovery"||I.discovery.kind==="skipped")return!0;const k=m.some(
W=>l.has(`${g} ${W}`));if(a.code==="service-url-no-slash"&&k)return!1;const L=R.filter(({service:W})=>m.length===0||m.includes(W));return L.length===0||L.some(({
isForInit:W})=>W)}const o=1e3;function f(a){const m=new Map;return g=>{const I=JSON.stringify(g),R=m.get(I)??i(g,a);return m.set(I,R),R}}function i(a,m){const g=k=>m.
filter(({service:L})=>k.includes(L)),I=a.length===0?m:g(a),R=a.filter(k=>I.some(({service:L})=>L===k)),l=R.length>0?R:a,p=(I.length>0?I:g(["any"])).flatMap(k=>k.
because);return{service:l.length===1?l[0]??null:null,...E([...new Set(p)])}}function E(a){const m=A(a),g=m.length>o?D(m):m,I=Math.max(0,g.length-o);return{places:g.
slice(0,o),placesLeftOut:I}}function A(a){const{own:m=[],aside:g=[]}=Object.groupBy(a,I=>typeof I!="string"&&(0,O.Zl)(I.file)?"aside":"own");return[...m,...g]}function D(a){
const m=new Set,{first:g=[],other:I=[]}=Object.groupBy(a,R=>{const l=typeof R=="string"?null:(0,O._M)(R.file);return l===null||m.has(l)?"other":(m.add(l),"first")});
return[...g,...I]}function s(a,m){const g=m.some(({because:R})=>R.includes("hostnames input"));return{role:(0,T.V)(a)!==null?"guest":g?"operator":"user",host:(0,S.
nx)(a)}}}),9464:((dt,K,t)=>{t.d(K,{f:()=>$,u:()=>w});var O=t(4283),M=t(3534),S=t(1831),T=t(9562),d=t(2886);function $({host:h,attempt:c,credentials:u},r){const e=u?.
hasToken===!0,n=[...r.flatMap(o=>o.kind==="url"&&(0,T.p4)(o.id)&&(0,T.D6)(o.id)?[{url:o.url,service:o.id,isSent:e}]:[]),...c.hops.map(({url:o,authorization:f})=>({
url:o,service:null,isSent:f==="sent"}))].flatMap(({url:o,...f})=>{const i=y(o);return i===null||i===h?[]:[{...f,host:i}]});return[...new Map(n.toReversed().map(
o=>[o.host,o])).values()]}function y(h){const c=(0,O.Dl)(h),u=c.ok?(0,S.Pm)(c.value):null,r=u===null?null:(0,S.Pv)(u);return r?.ok?r.value:null}function w(h,c,{
tokenSources:u,hosts:r}){return $(h,c).flatMap(({host:e,service:n,isSent:o})=>{const f=u.get(e);if(f===void 0)return[];const i=n===null?h.attempt.discovery.kind===
"failed":!o,E=(0,M.credentialsOtherHost)({host:(0,S.nx)(h.host),other:(0,S.nx)(e),source:f,service:n,isSent:o,isNotice:!i||r.has(e)});return[(0,d.bz)(E,n)]})}}),
2389:((dt,K,t)=>{t.d(K,{j7:()=>E,k2:()=>l,S4:()=>s});var O=t(4e3),M=t(7052),S=t(5143),T=t(5799),d=t(1064),$=t(8185),y=t(8988),w=t(2886);function h(p,k,L){const W=new Set(
p.notes.flatMap(({problem:C,place:N})=>C.code==="file-syntax"?N.file:[])),B=[...p.complaints.map(({problem:C,place:N})=>f((0,w.bz)(C),N,L)),...(0,y.k)(p.tokenHosts,
k).map(C=>f(C,null,L)),...p.isEmpty?[n(L)]:[]],G=c([...p.notes.map(C=>u(C,W,L)),...(0,$.C)(p.usages,L).map(({problem:C,clients:N,place:z,host:J})=>{const at=(0,w.
bz)((0,w.aZ)(C,N));return{host:J,finding:{...f(at,z,L),host:J}}}),...p.others.map(C=>({host:C.host,finding:o(C,L)})),...B.map(C=>({host:null,finding:C}))]),b=G.
filter(({host:C,finding:N})=>!(0,w.pi)(N.problem,C,L.ignore)),F=({exclude:C})=>+(C!==void 0),P=b.map(({finding:C})=>C).sort((C,N)=>(0,w.Np)(C,N)||F(C)-F(N));return{
files:P,ignored:G.length-P.length}}function c(p){return[...Map.groupBy(p,({host:L,finding:W})=>{const{problem:B,severity:G,affects:b,places:F,exclude:P}=W,{code:C,
message:N,help:z}=B;return F.length===0?p:JSON.stringify([L,C,G,N,z,b,P===void 0])})].flatMap(([L,W])=>{const[B]=W;if(L===p||B===void 0||W.length===1)return W;const G=W.
flatMap(({finding:P})=>P.places),b=new Set(W.flatMap(({finding:P})=>P.exclude??[])),F=b.size===0?{}:{exclude:[...b]};return[{...B,finding:{...B.finding,places:G,
...F}}]})}function u(p,k,L){const{problem:W,place:B,host:G,isPlaceholder:b}=p,F=p.aside??B.file;if(W.code==="file-limit"&&L.allowedHosts.length>0){const J={...W,
message:(0,O.Fn)(W.message)};return{host:G,finding:{...e(p,J,L),severity:"error"}}}const P=b||k.has(B.file),C=W.severity==="error"&&(P||(0,S.Zl)(F)),N=C?{...W,severity:"\
warning"}:W,z=e(p,N,L);return!C&&!(0,S.Zl)(F)?{host:G,finding:z}:{host:G,finding:{...z,exclude:[(0,S.n7)(F)]}}}const r={error:"warning",warning:"notice",notice:"\
notice"};function e({place:p,others:k=[],clients:L},W,B){const{dialect:G}=B,F=G.isGuess&&d.Du.some(C=>!L.includes(C))?r[W.severity]:W.severity,P=f((0,w.bz)({...(0,w.
aZ)(W,L),severity:F}),p,B);return{...P,places:[...P.places,...k]}}function n(p){const{scan:k,hostnames:L}=p,W=(0,M.nothingToCheck)({scan:k,hasHostnames:L.length>
0});return{...f((0,w.bz)(W),null,p),severity:W.severity}}function o({host:p,places:k,...L},W){const B=(0,T.pj)(L.problem,(0,w.TC)(p,[]));return{...f({...L,problem:B},
null,W),host:p,places:k}}const f=(p,k,{dialect:L})=>(0,w.hD)(p,L.clients,{host:null,service:null,places:k===null?[]:[k],isHostNew:!1});var i=t(9464);const E={drafts:[],
notes:[],roots:[],requests:[],answering:new Set},A={judgeVisit:D,judgeRequests:D};function D(){throw new Error("the rules for hosts are not loaded")}function s(p,k,L){
const{judgeVisit:W,judgeRequests:B}=L??A,{requirements:G,visits:b,usages:F,tokenVariables:P}=p,C=Map.groupBy(G,({host:kt})=>kt),N=b.map(({host:kt})=>kt),{isFork:z,
depth:J}=k,{tokenSources:at}=p,ut={usages:F,tokenVariables:P,tokenSources:at,hosts:new Set(N),isFork:z,depth:J},ht=Map.groupBy(p.predicted.drafts,({host:kt})=>kt),
Ot=Map.groupBy(p.predicted.requests,({host:kt})=>kt),vt=b.map(kt=>{const _t=p.newHosts.has(kt.host),H={visit:kt,requirements:C.get(kt.host)??[],predicted:ht.get(
kt.host)??[],requests:Ot.get(kt.host)??[],answering:p.predicted.answering,isNew:_t};return W(H,k,ut)}),V=vt.map(({verdict:kt})=>kt),q=V.flatMap(({visit:kt,services:_t})=>(0,i.
f)(kt,_t)),ct=[...N,...q.map(({host:kt})=>kt),...Ot.keys()],lt=new Set(N),st=Array.from(Ot,([kt,_t])=>B({host:kt,known:[]},_t,k).map(H=>({...H,host:kt,places:[]}))),
nt=[...p.predicted.drafts,...st.flat()].filter(({host:kt})=>!lt.has(kt)),St=[...p.notes,...p.predicted.notes],Dt=h({...p,notes:St,others:nt},ct,k),wt=[...vt.flatMap(
({ofFiles:kt})=>kt),...Dt.files].sort(w.Np),Ct=[...V.flatMap(kt=>kt.findings),...wt].sort(w.Np),{stopped:Ht}=p,bt=R(Dt.files);return{passed:Ht===null&&!Ct.some(
({severity:kt})=>l(kt,k.failOn)),stopped:Ht,hosts:V,files:wt,findings:Ct,ignored:vt.reduce((kt,_t)=>kt+_t.ignored,Dt.ignored),roots:p.predicted.roots.map(kt=>a(
kt,k,bt))}}function a({rows:p,...k},{ignore:L},W){const B=({drafts:G,decidedAt:b})=>G.length>0?G.filter(({problem:F,host:P})=>!(0,w.pi)(F,P,L)).map(F=>({...F,severity:(0,w.
xJ)(F,k.clients)})):b.flatMap(F=>W.get(g(F))??[]);return{...k,rows:p.map(G=>{const{drafts:b,decidedAt:F,...P}=G,N=b.length>0||Object.values(P.chosen).includes(null)?
B(G).toSorted(w.Np):[],z=new Map(N.map(({problem:J})=>[J.code,m(J)]));return{...P,worst:N[0]?.severity??null,problems:[...z.values()]}})}}const m=({code:p,title:k,
usualSeverity:L})=>({code:p,title:k,usualSeverity:L}),g=({file:p,line:k})=>`${p}:${k}`,I=/^(?:constraint|lock)-/,R=p=>{const k=new Map;for(const L of p.filter(({
problem:W})=>I.test(W.code)))for(const W of L.places){const B=typeof W=="string"?W:g(W),G=k.get(B);G===void 0?k.set(B,[L]):G.push(L)}return k},l=(p,k)=>p==="err\
or"?k!=="never":p==="warning"&&k==="warning"}),4e3:((dt,K,t)=>{t.d(K,{Af:()=>i,B9:()=>r,Cw:()=>A,Fn:()=>a,NM:()=>n,Vb:()=>m,Wt:()=>u,XT:()=>$,YA:()=>f,_r:()=>o,
dh:()=>d,eZ:()=>E,go:()=>w,mP:()=>h,qZ:()=>e,zd:()=>y});var O=t(4714),M=t(7715),S=t(9562);const T=300;function d(g,I=T){return g.length<=I?g:`${(0,O.o)(g,I)}\u2026`}
function $(g,I,R=0){const l=g.slice(0,I).map(k=>d(k)),p=g.length-l.length+R;return l.join(", ")+(p>0?` and ${p} more`:"")}const y=g=>`the clients print "${g}"`;
function w(g){return g===null?"null":Array.isArray(g)?"an array":typeof g=="object"?"an object":`a ${typeof g}`}function h(g){if(g.kind==="error")return`cannot \
be read: ${g.code}`;const{bytes:I,maxBytes:R}=g;return`has ${I} bytes and is not read; the limit is ${R/1024/1024} MiB`}const c={[S.e$]:"correct the host in the\
 source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[S.xq]:"correct the host in `source`, or add the `source` that a chil\
d module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function u(g){return g.
flatMap(R=>c[R]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const r=g=>`wait and run the check again; s\
ee ${(0,M.V)(g)??"its status page"}, and consider a network mirror for providers`,e=g=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${g} ser\
ves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(g,I,R){if(g===null)return R;
const l=g.title===""?"":` ("${g.title}")`,p=R.guest??e(I);switch(g.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform\
.json",guest:p,because:`the host returned a sign-in page${l}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${l}: allow this machi\
ne to reach the host`;case"other":{const k=R.user??`check that ${I} is a registry, and ${u([])}`;return{...R,user:k,guest:p,because:`the host returned an HTML p\
age${l}`}}}}const o=({url:g,status:I,reason:R})=>`${g} returned ${`${I} ${d(R)}`.trim()}`,f=g=>`${Math.round(g/100)/10} s`,i=g=>g.map(({name:I,attemptMs:R,retries:l})=>{
const p=Number.isFinite(R)?f(R):"without a limit",k=l===0?"":` in each of ${l+1} attempts`,L=I.includes(" and ")?"wait":"waits";return`${I} ${L} ${p}${k}`}).join(
", "),E=g=>g.map(({name:I})=>I).join(" and ");function A(g){switch(g.kind){case"deadline":return`the check reached its deadline of ${f(g.ms)}`;case"signal":return`\
the check was interrupted by ${g.signal}`;case"crash":return"tf-disco crashed";case"missing":return s(g);case"reported":return g.why;case"several":return g.reasons.
map(A).join("; ")}}const D=10;function s({what:g,names:I,total:R}){const l=$(I,D);return g==="shard"?`${I.length} of ${R} shards ${I.length===1?"is":"are"} miss\
ing: ${l}`:`the usages of ${I.length} of ${R} repositories are missing: ${l}`}const a=g=>`${g}; it may use hosts that are not in \`allowed-hosts\``,m=({kind:g,address:I,
version:R})=>`${g} ${I} ${d(R,40)}`}),6897:((dt,K,t)=>{t.d(K,{n:()=>M,x:()=>S});const O=100;async function M(T,d,$){let y=performance.now();for(;;){const w=T.next(
d.why!==null);if(w.done)return w.value;performance.now()-y<O||($(w.value),await S(),y=performance.now())}}const S=()=>new Promise(T=>setImmediate(T))}),4714:((dt,K,t)=>{
t.d(K,{o:()=>S,w:()=>T});var O=t(3307);const M=2048,S=(d,$=M)=>d.length<=$?d:structuredClone(d.slice(0,$).toWellFormed());function T(d){if(d.length<=M)return(0,O.
IL)(d);switch(d[0]){case'"':return S((0,O.I)(d));case"[":return[];case"{":return{};default:return(0,O.IL)(d)}}}),7715:((dt,K,t)=>{t.d(K,{V:()=>M});const O=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),M=S=>O.get(S)??null}),9664:((dt,K,t)=>{t.d(K,{Gz:()=>M,
LA:()=>d,jt:()=>S,un:()=>T});var O=t(3916);const M=($,y)=>$===""?y:`${$}/${y}`,S=$=>$.slice(0,Math.max(0,$.lastIndexOf("/")));function T($,y){const w=(0,O.join)(
$,y).replace(/\/$/,"");return w==="."?"":w}const d=$=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test($)}),241:((dt,K,t)=>{t.d(K,{B:()=>T});var O=t(1831);const M=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,
S="TF_TOKEN_";function T(c,u,r){const[e]=(0,O.fK)(u);return e===void 0?[]:c.flatMap(n=>{const o=(0,O.$k)(n);if(o!==null&&r.has(o))return[];const f=d(n,o,u);return f===
null?[]:[{variable:n,why:f,write:e,isParent:$(o,u)}]})}function d(c,u,r){const e=M.exec(c)?.[0];if(e===void 0)return null;const n=c.slice(e.length);return u!==null&&
$(u,r)?`it is for ${(0,O.nx)(u)} only: the clients do not use the tokens of parent domains`:w(r).some(o=>o===y(n))?e!==S?`it begins with ${e}, and the clients r\
ead only ${S}`:u===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,O.nx)(u)}${h(n,r)}`:null}const $=(c,u)=>c!==null&&
(0,O.Sv)(u).name.endsWith(`.${(0,O.Sv)(c).name}`),y=c=>c.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function w(c){const{
name:u}=(0,O.Sv)(c);return[...new Set([c,u,(0,O.nx)(c)].map(y))]}function h(c,u){const{name:r,port:e}=(0,O.Sv)(u);return e!==443&&!c.includes(":")?"; a port fol\
lows a colon":r.includes("-")&&!c.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((dt,K,t)=>{t.d(K,{S3:()=>g,Wi:()=>i,YM:()=>I,a2:()=>a,cZ:()=>$,
cr:()=>D,hs:()=>s,pq:()=>m,sC:()=>E});var O=t(2886),M=t(1064),S=t(1831),T=t(8884);const d=3;function $(R){return[...Map.groupBy(R,w).values()].flatMap(l=>{const p=[
...Map.groupBy(l,h).values()];return p.length>d?[l]:p}).flatMap(l=>c(l)??[]).toSorted((l,p)=>(0,O.Np)(l,p)||y(l)-y(p)||p.hosts.length-l.hosts.length)}function y({
code:R,affects:l}){return R==="host-not-checked"?2:l.length===0||M.Du.some(p=>l.includes(p))?0:1}const w=({severity:R,problem:l,affects:p,exclude:k})=>JSON.stringify(
[R,l.code,p,k===void 0]),h=R=>R.exclude===void 0?o(R.problem.help??"",R):"";function c(R){const[l]=R;if(l===void 0)return null;const p=[...new Set(R.flatMap(({host:N})=>N??
[]))],{code:k,title:L,help:W,message:B}=l.problem,G=(N,z)=>p.length>1?o(N,z):N,b=G(B,l),F=R.every(N=>G(N.problem.message,N)===b),P=G(W??"",l),C=R.every(N=>G(N.problem.
help??"",N)===P);return{severity:l.severity,code:k,title:L,affects:l.affects,findings:R,hosts:p,message:F?b:null,help:P!==""&&C?n(P,R):null}}const u=/\bTF_TOKEN_\w+/g,
r="TF_TOKEN_HOST",e=5;function n(R,l){if(!R.includes(r))return R;const p=new Set(l.flatMap(({problem:k})=>k.help?.match(u)??[]));return p.size<=e?`${R}; ${r} is\
 ${[...p].join(" or ")}`:`${R}; in ${r}, write each dot of the host as an underscore and each hyphen as two`}function o(R,{host:l}){return l===null||R===""?R:[...new Set(
[l,(0,S.nx)(l)])].reduce((p,k)=>p.replaceAll(k,f),R).replace(u,r).replaceAll(/\bhost the host/g,"the host")}function f(R,l,p){const[k=" ",L=" "]=[p[l-1],p[l+R.length]];
return/[\s("]/.test(k)&&/[\s,;.:)"]/.test(L)?"the host":"HOST"}const i=3,E=R=>$(R).flatMap(l=>D(l).slice(0,i).flatMap(([,p])=>p.values().flatMap(A).take(1).toArray())),
A=R=>{const l=(0,T.Xd)(R);return l===null||(0,T.cC)(l)?[]:[l]},D=({message:R,findings:l})=>R===null?[...Map.groupBy(l,({problem:p})=>p.message)]:[[R,l]],s=({hosts:R,
findings:l})=>R.length>0&&!l.every(O.l$),a=R=>s(R)?"host":"place";function m(R){if(s(R))return R.hosts.length;const{lines:l,leftOut:p}=(0,T.yv)(R.findings);return l.
length+p}function g(R){const{findings:l,message:p}=R;return p===null?l.map(k=>[k]):s(R)?[...Map.groupBy(l,({host:k})=>k).values()]:(0,T.yv)(l).lines}function I(R){
const l=R.filter(L=>s(L)&&L.hosts.length>1),k=[...Map.groupBy(l,({hosts:L})=>L.toSorted().join()).values()].flatMap(([L,...W])=>L===void 0?[]:W.map(B=>[B,L.code]));
return new Map(k.filter(([{message:L}])=>L!==null))}}),4120:((dt,K,t)=>{t.d(K,{DO:()=>r,Iu:()=>T,K4:()=>d,Ku:()=>$,QI:()=>u,Rk:()=>e,SY:()=>w,UV:()=>y,dy:()=>M,
od:()=>h,px:()=>S,wO:()=>c});var O=t(1064);const M="new in this pull request",S=(n,o)=>`${n} ${n===1?o:`${o.replace(/(?<=[^aeiou])y$/,"ie")}s`}`,T=n=>n.replace(
/^./u,o=>o.toUpperCase());function d(n,o,f=0){const i=n.slice(0,o),E=n.length-i.length+f;return`${i.join(", ")}${E>0?` and ${E} more`:""}`}const $=(n,o)=>n.length<=
2*o?n:n.slice(0,o);function y(n,o,f,i=E=>`and ${E} more`){const E=n.length-o;return[...n.slice(0,o).flatMap(f),...E>0?[i(E)]:[]]}const w=n=>O.zK.every(o=>n.includes(
o))?"all clients":n.map(o=>O.bB[o]).join(", ");function h(n,o){const f=o.filter(i=>n.includes(i));return n.length===0||f.length===o.length?"":f.length===0?"no c\
lient in use":f.map(i=>O.bB[i]).join(", ")}const c=n=>n.map(o=>O.bB[o]).join(" and "),u=({clients:n,versions:o})=>n.map(f=>[O.bB[f],o[f]].join(" ").trim()).join(
" and "),r=n=>n==="any"?"any service":n;function e(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"\
dropped":return"not sent (redirected to another host)"}}}),8884:((dt,K,t)=>{t.d(K,{BQ:()=>a,CN:()=>g,Dc:()=>s,II:()=>$,Ky:()=>y,Qz:()=>D,R3:()=>d,Xd:()=>i,Yx:()=>n,
cC:()=>c,eb:()=>u,eo:()=>T,et:()=>m,mj:()=>r,oN:()=>e,tN:()=>E,xi:()=>A,yv:()=>f});var O=t(5143),M=t(4120),S=t(8641);const T=l=>I(l)?`${$(l.file)}:${l.line}`:l,
d=({file:l,line:p,column:k})=>`${$(l)}:${p}:${k}`;function $(l){const{repository:p,path:k}=(0,O.bH)(l);if(p===null)return(0,S.J7)(l);const L=(0,S.J7)(p);return k===
"."?L:`${L}//${(0,S.J7)(k)}`}function y(l,p,k=T,L=0){const{places:W,isOfRepositories:B}=w(R(l)),G=W.slice(0,p).map(k).join(", "),b=Math.max(0,W.length-p)+(B?0:L),
F=b>0?[(0,M.px)(b,B?"more repository":"more place")]:[];return[...G===""?[]:[G],...F].join(" and ")}function w(l){const p=h(l),k=p.filter(c).length>1;return{places:k?
p:l,isOfRepositories:k}}function h(l){const p=new Set;return l.filter(k=>{const L=I(k)?(0,O._M)(k.file):null;return L===null?!0:!p.has(L)&&p.add(L)})}const c=l=>I(
l)&&(0,O._M)(l.file)!==null,u=l=>h(f(l).lines.filter(c));function r(l,p){const{length:k}=p>1?u(l):[];return k===0?"":k===p?`all ${p} repositories`:`${k} of ${p}\
 repositories`}function e(l,p){const{isOfRepositories:k}=w(l),L=B=>(k?(0,O._M)(B.file):null)??T(B),W=new Set(p.map(B=>B&&L(B)));return l.filter(B=>!W.has(L(B)))}
const n=(l,p=T)=>y(l,l.every(I)?1:2,p),o=1e5;function f(l){const p=new Map(l.map(({places:G,placesLeftOut:b=0})=>[G,b])),k=[];for(const G of p.keys())k.length<o&&
k.push(...G);const L=p.entries().reduce((G,[b,F])=>G+b.length+F,0),W=R(k.filter(I)),B=[...new Set(k.filter(G=>typeof G=="string"))];return{lines:W,settings:B,leftOut:L-
k.length}}const i=({places:l})=>l.find(I)??null,E=l=>l.map(i).find(p=>p!==null)??null;function A(l,p,k,L){const{lines:W,settings:B,leftOut:G}=f([l]);return[["he\
lp",(0,S.RK)(l.problem.help??"",k)],["affects",p],["also at",y(e(W,W.slice(0,1)),L,T,G)],["required by",y(B,L)]].filter(([,F])=>F!=="")}const D=({requirements:l})=>l.
some(({because:p})=>p.some(I)),s=l=>new Set(l.flatMap(({places:p})=>p.filter(I).map(({file:k})=>k))).size,a=l=>l.filter(p=>i(p)===null),m=l=>l.every(({problem:p})=>p.
code.startsWith("credentials-"))?"credentials":"settings",g=l=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(l)&&(0,O._M)(l)===null,I=l=>typeof l!="string";function R(l){
const p=new Map;return l.filter(k=>{const{file:L,line:W}=typeof k=="string"?{file:k,line:0}:k,B=p.get(L);if(B===void 0)p.set(L,new Set([W]));else{if(B.has(W))return!1;
B.add(W)}return!0})}}),6763:((dt,K,t)=>{t.d(K,{q:()=>d,r:()=>$});var O=t(5143),M=t(4120),S=t(8884);const T=50,d=h=>(0,M.UV)(h,T,c=>c,c=>`and ${(0,M.px)(c,"more \
remark")}`),$=h=>[...y(h),...w(h)];function y({files:h}){const c=h.filter(({exclude:e,severity:n})=>e!==void 0&&n!=="notice"),u=new Set(c.flatMap(({exclude:e})=>e??
[])),r=(0,S.eb)(c).length;return c.length===0?[]:[(0,O.Az)(c.length,[...u],r)]}function w({roots:h}){return h.some(({rows:u})=>u.some(({platforms:r})=>r.some(({
available:e})=>e===!0)))?["signatures of provider packages were not verified"]:[]}}),8416:((dt,K,t)=>{t.d(K,{L2:()=>c,oh:()=>$,rU:()=>u});var O=t(4e3),M=t(5143),
S=t(1064),T=t(5603),d=t(3469);function $(s,a){let m;return()=>(m??=t.e(249).then(t.bind(t,9249)).then(({readTools:g})=>g(s,a)),m)}const y=["terraform"],w="assum\
ed, CLI not detected; set `dialect`",h="CLI not detected; set `dialect` to check one";async function c({setting:s,scan:a}){const m=s.name==="auto"?null:e(s.name);
if(a===null||a.isEmpty){const k=m===null?h:r;return E(m??S.Du,[k],[],s,{signs:[],constraints:[]})}const g=await i(a,s,m),{constraints:I}=a;if(m!==null)return E(
m,[r],[],s,{signs:g,constraints:I});const R=f(g);if(R.length===0)return{...E(y,[w],[],s,{signs:g,constraints:I}),isGuess:!0};const l=n(R),p=l.flatMap(k=>R.find(
L=>L.client===k)??[]);return E(l,p.map(D),R,s,{signs:g,constraints:I})}async function u({clients:s},a){if(a===null||a.isEmpty)return S.zK;const{others:m}=await a.
tools(),g=s;return S.zK.filter(I=>g.includes(I)||m.has(I)||I==="terragrunt"&&a.usesTerragrunt)}const r="set by `dialect`",e=s=>s==="both"?S.Du:[s],n=s=>S.Du.filter(
a=>s.some(m=>m.client===a));function o(s){const a=s.filter(({place:m})=>!(0,M.Zl)(m.file));return a.length===0?s:a}const f=s=>{const a=o(s);return T.A.map(g=>a.
filter(I=>I.level===g)).find(({length:g})=>g>0)??[]};async function i({signs:s,tools:a,hasCloudHostname:m},g,I){const R=f(s),l=I??n(R),p=R.every(({place:b})=>(0,M.
Zl)(b.file)),k=I===null&&(p||R.some(({isCloud:b})=>b)),L=g.version===null&&l.some(b=>(0,d.w)(b,[]).length>1);if(!k&&!L)return s;const{setsCloudHostname:W,signs:B}=await a(),
G=m||W;return[...s.filter(({isCloud:b})=>!(b&&G)),...B]}function E(s,a,m,g,I){const[R,...l]=s,p=s.map(W=>A(W,g,I)),k=p.flatMap(({client:W,version:B})=>B===null?
[]:[[W,B]]),L=p.flatMap(({version:W,signs:[B]})=>W===null||B===void 0?[]:[D(B)]);return{name:R===void 0||l.length>0?"both":R,clients:s,releases:p.flatMap(({releases:W})=>W),
versions:Object.fromEntries(k),why:[...new Set([...a,...L])].join(", "),evidence:[...new Set([...m,...p.flatMap(({signs:W})=>W)])]}}function A(s,{version:a},m){
if(a!==null)return{client:s,releases:(0,d.w)(s,[a]),version:a,signs:[]};const g=o(m.signs.filter(L=>L.client===s&&L.version!==null)),I=[...new Set(g.map(L=>(L.version??
"").replace(/^v/,"")))];if(I.length>0){const[L="",...W]=I,B=W.length===0&&(0,d.l)(L);return{client:s,releases:(0,d.w)(s,I),version:B?L:null,signs:g}}const R=o(m.
constraints),l=R.map(({text:L})=>L),p=(0,d.w)(s,l);if(p.length===(0,d.w)(s,[]).length)return{client:s,releases:p,version:null,signs:[]};const k=R.map(({text:L,place:W})=>({
client:s,level:"syntax",place:W,text:`requires ${(0,O.dh)(L)}`,version:L}));return{client:s,releases:p,version:l.length===1?l[0]??null:null,signs:k}}const D=({place:s,
text:a})=>`${s.file}:${s.line} ${a}`}),2161:((dt,K,t)=>{t.d(K,{L8:()=>u,TD:()=>o,U4:()=>h,Z8:()=>f,e0:()=>c,tr:()=>w});var O=t(1064);const M=["terraform"],S=["o\
pentofu"],T=[{suffix:".tftest.hcl",class:"test",clients:O.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:O.Du,twin:".tofutest.json"},{suffix:"\
.tofutest.hcl",class:"test",clients:S},{suffix:".tofutest.json",class:"test",clients:S},{suffix:".tfquery.hcl",class:"query",clients:M},{suffix:".tfquery.json",
class:"query",clients:M},{suffix:".tfmigrate.hcl",class:"migrate",clients:M},{suffix:".tfcomponent.hcl",class:"stack",clients:M},{suffix:".tfcomponent.json",class:"\
stack",clients:M},{suffix:".tfstack.hcl",class:"stack",clients:M},{suffix:".tfstack.json",class:"stack",clients:M},{suffix:".tfdeploy.hcl",class:"deploy",clients:M},
{suffix:".tfdeploy.json",class:"deploy",clients:M},{suffix:".tfmock.hcl",class:"none",clients:O.Du},{suffix:".tofumock.hcl",class:"none",clients:S},{suffix:".tf\
.json",class:"config",clients:O.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:S},{suffix:".tf",class:"config",clients:O.Du,twin:".tofu"},{suffix:"\
.tofu",class:"config",clients:S},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:O.Du},{suffix:".hcl",class:"terragrunt",clients:O.Du}],d=Map.groupBy(T,
({suffix:i})=>i.slice(i.lastIndexOf(".")+1)),$=".terraform.lock.hcl",y={class:"lock",syntax:"hcl",clients:O.Du,isOverride:!1},w=i=>i.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(i),h=".terraform/modules/modules.json",c={...y,class:"manifest",syntax:"json"};function u(i,E,A){if(i===$)return y;const s=d.get(i.slice(i.lastIndexOf(".")+
1))?.find(({suffix:k})=>i.endsWith(k));if(s===void 0||s.class==="none")return;const a=r(i)&&s.class==="test"&&A==="tests";if(r(i)&&!a)return;const m=i.slice(0,-s.
suffix.length),g=s.twin!==void 0&&E.has(m+s.twin),I=m==="override"||m.endsWith("_override"),R=g||a;if(R&&!s.clients.includes("terraform"))return;const l=R?M:s.clients,
p=i.endsWith(".json")?"json":"hcl";return{class:s.class,syntax:p,clients:l,isOverride:I}}const r=i=>i.startsWith(".")||i.endsWith("~")||i.startsWith("#")&&i.endsWith(
"#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml",
"(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya\
?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit\
-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),o=i=>e.test(i),f=i=>o(i)||n.test(i)}),6195:((dt,K,t)=>{t.d(K,
{$8:()=>$,G$:()=>y,Ls:()=>T,UO:()=>w,VK:()=>S,sq:()=>h});var O=t(6760);const M=/[*?[{]/;function S(c){const u=c.split("/"),r=u.findIndex(e=>M.test(e));return r<
0?{fixed:c}:{fixed:u.slice(0,r).join("/"),glob:u.slice(r).join("/")}}function T(c){const u=c.map(r=>{const e=r.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");
return{glob:e,start:d(e)}});return r=>{const e=r.toLowerCase();return u.some(({glob:n,start:o})=>n===r||e.startsWith(o)&&O.posix.matchesGlob(r,n))}}function d(c){
const[u=""]=c.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(c)??[];return u.toLowerCase()}const $=({file:c,glob:u},r)=>c===r||u!==void 0&&O.posix.matchesGlob(r,
u),y=c=>c.startsWith(".")||c==="node_modules",w=(c,u)=>c===u||c.startsWith(u.endsWith(O.sep)?u:u+O.sep),h=c=>O.sep==="/"?c:c.replaceAll(O.sep,"/")}),5603:((dt,K,t)=>{
t.d(K,{A:()=>T,j:()=>$});var O=t(5143),M=t(1064),S=t(5011);const T=["lock-file","syntax","version-file","tool","hook"],d=100;class ${found=new Map;allowed=new Map;addFiles(h){
for(const{file:c,kind:u,scope:r,isContext:e}of h){if(e)continue;const[n]=u.clients;if(n!==void 0&&u.clients.length===1&&!y(c)){const o={file:c,line:1,column:1,endColumn:1};
this.addSyntax(n,`is read by ${M.bB[n]} only`,o)}for(const o of r.traits)this.addTrait(o)}}addUsages(h){for(const c of h)c.kind==="lock_provider"?this.addLock(c):
c.kind==="cloud_default"&&this.addCloud(c)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:h,text:c,place:u}){
if(h==="version"){if(this.allowed.size>=d)return;const r=(0,O.Zl)(u.file)?`${c} aside`:c;this.allowed.has(r)||this.allowed.set(r,{text:c,place:u})}else if(h==="\
binary"){const e={client:c==="tofu"?"opentofu":"terraform",level:"version-file",place:u,version:null};this.put({...e,text:"sets terraform_binary"})}else if(h!==
"compatible"&&h!=="provider-version"){const{client:r,what:e}=M.$I[h];this.addSyntax(r,`has ${e}`,u)}}addLock({host:h,place:c}){const u=M.Du.find(e=>(0,S.Vm)(e)===
h);if(u===void 0)return;const r=`locks providers from ${h}`;this.put({client:u,level:"lock-file",place:c,text:r,version:null})}addCloud({clients:h,isOverridden:c,
place:u}){if(c||!h.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:u,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(h,c,u){
this.put({client:h,level:"syntax",place:u,text:c,version:null})}put(h){const c=`${h.client} ${h.text}`;if(this.found.has(c))return;const u=(0,O.Zl)(h.place.file)?
`${c} aside`:c;this.found.has(u)||this.found.set(u,h)}}const y=w=>/(^|\/)[.#][^/]*$/.test(w)}),7854:((dt,K,t)=>{t.d(K,{Oo:()=>y,YW:()=>T,kA:()=>$,sw:()=>d,u3:()=>c,
vH:()=>w});var O=t(7052),M=t(1064);const S={line:1,column:1,endColumn:1};function T(u,r,e=S){const n={file:u===""?".":u,...e};return{problem:r,place:n,clients:M.
Du,host:null}}function d(u,r){const e=f=>r.includes(f),n=y(f=>f.every(e)?f:f.filter(e)),o=y(f=>f.every(i=>i.clients.every(e))?f:f.flatMap(i=>{const E=n(i.clients);
return E.length===0?[]:[{...i,clients:E}]}));return u.filter(f=>{const i=f;return i.clients=n(f.clients),i.needs=o(f.needs),f.isHostImplied&&(i.host=i.needs[0]?.
host??f.host),i.clients.length>0})}const $=u=>{const r=new Set;for(const{host:e,isHostImplied:n}of u)e!==null&&!n&&r.add(e);return r};function y(u){let r;return e=>{
r??=new Map;const n=r.get(e);if(n!==void 0||r.has(e))return n;const o=u(e);return r.set(e,o),o}}const w=(u,r)=>u.filter(e=>e.clients.some(n=>r.includes(n))),h=1e4;
class c{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(r=h){this.max=r}add(r){const{problem:e,place:n}=r;if(e.code==="file-syntax"){if(this.broken.
has(n.file))return;this.broken.add(n.file)}const o=this.kept.get(e.severity)??0;this.kept.set(e.severity,o+1),o<this.max?this.notes.push(r):this.omitted+=1}all(){
if(this.omitted===0)return this.notes;const r=(0,O.fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[...this.notes,T(".",r)]}}}),7152:((dt,K,t)=>{
t.d(K,{G:()=>o});var O=t(3024),M=t(6760),S=t(9461),T=t(5747),d=t(7052),$=t(9664),y=t(2161),w=t(6195);function h(D,s,a,m){if(D.kind==="error")return(0,d.fileUnreadable)(
{what:"link",code:D.code});const{kind:g,path:I}=D;return(0,w.UO)(I,s.boundary)?g==="directory"?null:g==="special"?(0,d.fileUnreadable)({what:"link-to-special-fi\
le"}):{path:I,isScanned:c(I,s,a,m)}:(0,d.fileOutside)()}function c(D,s,a,m){if(s.file!==void 0||s.glob!==void 0||!(0,w.UO)(D,s.path))return!1;const[g="",...I]=(0,w.
sq)((0,M.relative)(s.path,D)).split("/").toReversed();if(I.some(w.G$))return!1;const R=(0,w.sq)((0,M.relative)(a,D)).split("/");return R.map((p,k)=>R.slice(0,k+
1).join("/")).slice(-1-I.length).some(m)?!1:(0,y.L8)(g,new Set([g]),I[0]??"")!==void 0}var u=t(7854);const r={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;
function*o(D,s={toolFiles:[],hasPlugins:!1},a=r){const m=new i(D,s,a);for(const g of D.scan){const I=f(m.root,g);"path"in I?yield*m.walkFrom(I):yield{kind:"note",
note:I}}}function f(D,s){const{fixed:a,glob:m}=(0,w.VK)(s);try{const g=(0,O.realpathSync)((0,M.resolve)(D,a)),I=(0,w.sq)((0,M.relative)(D,g)),R=(0,w.UO)(g,D),l=R?
D:g;if(m!==void 0)return{path:g,name:I,boundary:l,glob:(0,$.Gz)(I,m)};if((0,O.statSync)(g).isDirectory())return{path:g,name:I,boundary:l};const p=(0,M.resolve)(
g,"..");return{...{path:p,name:(0,w.sq)((0,M.relative)(D,p))},boundary:R?D:p,file:I}}catch(g){return(0,u.YW)(s,(0,d.fileUnreadable)({what:"scan",code:(0,T.Oj)(g)}))}}
class i{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:s,scan:a,exclude:m},g,I){this.root=(0,O.realpathSync)(s),this.isExcluded=(0,w.
Ls)(m),this.aside=g,this.limits=I,this.selected=a.length>1?new Set:null}*walkFrom(s){const a=s.glob===void 0&&s.file===void 0,m=[{path:s.path,name:s.name,depth:0,
isSelected:a}];for(let g=m.pop();g!==void 0;g=m.pop()){yield{kind:"directory",name:g.name};const I=A(g);if("problem"in I){yield{kind:"note",note:I};continue}const R=[];
for(const l of this.findFiles(s,g,I))if("problem"in l)yield{kind:"note",note:l};else if(R.length<this.limits.directoryFiles)R.push(l);else{yield E(g,"directory",
this.limits.directoryFiles);break}if(this.files+=R.length,this.entries+=I.length,this.entries>this.limits.entries||this.files>this.limits.files){yield E(g,"file\
s",this.limits.files);return}if(R.some(({isContext:l})=>!l)&&(yield{kind:"module",files:R}),s.file!==void 0)return;for(const l of this.findDirectories(s,g,I))m.
push(l)}}*findFiles(s,a,m){const g=new Set;let I=!1;for(const l of m)(0,y.tr)(l.name)&&!l.isDirectory()&&g.add(l.name),I||=l.name===".terraform",this.aside.hasPlugins||=
l.name==="terraform.d";const R=a.name.slice(a.name.lastIndexOf("/")+1);for(const l of m){if(l.isDirectory())continue;const p=(0,y.L8)(l.name,g,R);if(p===void 0){
(0,y.Z8)(l.name)&&this.addToolFile(a,l.name);continue}const k=(0,$.Gz)(a.name,l.name),W={path:a.path+M.sep+l.name,file:k,kind:p,isContext:!this.select(s,a,k)};l.
isFile()?yield W:l.isSymbolicLink()?yield*this.follow(s,W):yield(0,u.YW)(k,(0,d.fileUnreadable)({what:"special-file"}))}if(I&&a.isSelected){const l=[a.path,...y.
U4.split("/")].join(M.sep),p=(0,S.$)(l);p.kind==="file"&&p.path===l&&(yield{path:l,file:(0,$.Gz)(a.name,y.U4),kind:y.e0,isContext:!1})}}addToolFile({path:s,name:a},m){
const g=(0,$.Gz)(a,m);this.aside.toolFiles.length>=n||this.isExcluded(g)||this.aside.toolFiles.push({path:s+M.sep+m,file:g})}select(s,a,m){return!(a.isSelected||
(0,w.$8)(s,m))||this.isExcluded(m)||this.selected?.has(m)?!1:(this.selected?.add(m),!0)}*follow(s,a){const m=h((0,S.$)(a.path),s,this.root,this.isExcluded);m!==
null&&("code"in m?yield(0,u.YW)(a.file,m):yield{...a,path:m.path,isContext:a.isContext||m.isScanned})}findDirectories({glob:s},{path:a,name:m,depth:g,isSelected:I},R){
const l=[];for(const p of R.toReversed()){if(!p.isDirectory()||(0,w.G$)(p.name))continue;const k=(0,$.Gz)(m,p.name);if(this.isExcluded(k))continue;const L=I||s!==
void 0&&M.posix.matchesGlob(k,s),W=a+M.sep+p.name;l.push({path:W,name:k,depth:g+1,isSelected:L})}return l}}const E=({name:D},s,a)=>({kind:"note",note:(0,u.YW)(D,
(0,d.fileLimit)({kind:s,max:a}))});function A({path:D,name:s,depth:a}){if(a>e)return(0,u.YW)(s,(0,d.fileLimit)({kind:"depth",max:e}));try{return(0,O.readdirSync)(
D,{withFileTypes:!0}).sort((m,g)=>m.name<g.name?-1:1)}catch(m){return(0,u.YW)(s,(0,d.fileUnreadable)({what:"directory",code:(0,T.Oj)(m)}))}}}),5751:((dt,K,t)=>{
t.d(K,{readSettings:()=>p});var O=t(3024),M=t(6760),S=t(5747),T=t(3625),d=t(4e3),$=t(3592),y=t(3474),w=t(8535),h=t(7030),c=t(6181),u=t(1831);function r(b){const F=N=>b[N]||
b[N.toLowerCase()]||"",P={http:n("HTTP_PROXY",F("HTTP_PROXY")),https:n("HTTPS_PROXY",F("HTTPS_PROXY"))},C=A(F("NO_PROXY"));return N=>{const z=P[N.scheme];return z===
null||i(N.name)||C(N)?null:z}}const e=["http:","https:"];function n(b,F){if(F==="")return null;const P=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(F)?F:`http://${F}`);
if(P===null)throw new TypeError(`${b} is not a URL; expected http://HOST:PORT`);if(!e.includes(P.protocol))throw new TypeError(`${b} is a ${P.protocol}// proxy;\
 expected http:// or https://`);if(!o(P.username)||!o(P.password))throw new TypeError(`${b} has a user name or password with a bare "%"; write "%25" for it`);return P}
function o(b){try{return decodeURIComponent(b),!0}catch(F){if(F instanceof URIError)return!1;throw F}}const f=new h.BlockList;f.addSubnet("127.0.0.0",8,"ipv4"),
f.addAddress("::1","ipv6");const i=b=>b==="localhost"||E(f,b);function E(b,F){const P=(0,c.n7)(F.replace(/%.*$/s,"")),C=(0,h.isIP)(P);return C!==0&&b.check(P,C===
4?"ipv4":"ipv6")}function A(b){const F=b.split(",").map(P=>P.trim().toLowerCase()).filter(P=>P!=="").map(D);return P=>F.some(C=>C(P))}function D(b){if(b==="*")return()=>!0;
const F=s(b);if(F!==null)return({name:J})=>F(J);const{name:P,port:C}=g(b),N=J=>C===""||String(J.port)===C;if(a(P)){const J=(0,c.n7)(P),at=new h.BlockList;return at.
addAddress(J,(0,h.isIP)(J)===4?"ipv4":"ipv6"),ut=>E(at,ut.name)&&N(ut)}const z=m(P);return J=>(0,h.isIP)(J.name)===0&&N(J)&&z(J.name)}function s(b){const[,F="",
P=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(b)??[];if(!a(F))return null;const C=Number(P);if(C>((0,h.isIP)(F)===4?32:128))return null;const N=C-((0,h.isIP)(F)===6?96:
0),z=new h.BlockList,J=(0,h.isIP)((0,c.n7)(F))===4&&N>=0;return J?z.addSubnet((0,c.n7)(F),N,"ipv4"):z.addSubnet(F,C,"ipv6"),at=>E(z,at)&&(0,h.isIP)((0,c.n7)(at))===
4===J}const a=b=>(0,h.isIP)(b)!==0&&!b.includes("%");function m(b){if(b==="")return()=>!1;const F=b.replace(/^\*\./,"."),P=F.replace(/^\./,""),C=(0,u.Pv)(P),N=C.
ok?C.value:P;return z=>z.endsWith(`.${N}`)||!F.startsWith(".")&&z===N}function g(b){const F=/^\[([^\]]*)\]:([^:]*)$/.exec(b)??/^([^:[\]]*):([^:[\]]*)$/.exec(b);
return F===null?{name:b,port:""}:{name:F[1]??"",port:F[2]??""}}var I=t(3152);const R=4*1024*1024,l=20;async function p(b,{environment:F,directory:P,wording:C=I.
w7}){const{settings:N,mistakes:z}=(0,I.P$)(b,C),J=await G(N.caFile,C),at=B(F),ut=[J,at].flatMap(vt=>vt.ok?[]:[vt.why]),ht=await Promise.all(k(N.scan,P).slice(0,
l).map(vt=>C.missingPath(vt,P))),Ot=[...z,...await L(N,C),...await W(N,C),...ut,...ht];if(Ot.length>0||!J.ok||!at.ok)throw new I.GN(Ot);return{...N,authorities:J.
value,chooseProxy:at.value}}const k=(b,F)=>b.filter(P=>!/[*?[\]{}]/.test(P)&&!(0,O.existsSync)((0,M.resolve)(F,P)));async function L({hostnames:b},{setting:F}){
const P=F("hostnames"),C=b.flatMap(({addresses:J})=>J);if(C.length===0)return[];const{parseNamedAddress:N}=await Promise.all([t.e(917),t.e(48)]).then(t.bind(t,1257)),
z=C.flatMap(J=>{const at=N(J,"terraform");return at.ok?[]:[`${P}: "${J.service}=${J.text}" is wrong: ${at.why}`]});return(0,y.Ku)(z,P)}async function W({ignore:b},{
setting:F}){const P=F("ignore");if(b.length===0)return[];const{problemFacts:C}=await Promise.all([t.e(558),t.e(660),t.e(341),t.e(371),t.e(709)]).then(t.bind(t,709)),
N=C(),z=b.flatMap(({code:J})=>{if(Object.hasOwn(N,J))return[];const at=(0,w.q)(J,Object.keys(N)),ut=at===null?`${$.aq} lists the codes`:`did you mean "${at}"?`;
return[`${P}: "${J}" is not a problem code; ${ut}`]});return(0,y.Ku)(z,P)}function B(b){try{return(0,T.J)(r(b))}catch(F){if(F instanceof TypeError)return(0,T.T)(
F.message);throw F}}async function G(b,{setting:F}){if(b===null)return(0,T.J)(null);const P=(0,S.yR)(b,R),C=F("ca-file");if(!P.ok)return(0,T.T)(`${C} "${b}" ${(0,d.
mP)(P.failure)}`);const{parseAuthorities:N}=await t.e(36).then(t.bind(t,5036)),z=N(P.text);return z.ok?z:(0,T.T)(`${C} "${b}" ${z.why}`)}}),1435:((dt,K,t)=>{t.d(
K,{U7:()=>M,jK:()=>S,op:()=>T});var O=t(9562);const M=()=>Promise.all([t.e(660),t.e(371),t.e(915),t.e(432),t.e(629),t.e(826)]).then(t.bind(t,826));async function S($,y,w,{
environment:h,directory:c,mayHavePlugins:u,plugins:r=null}){if(y.hostnames.length===0&&$.every(({needs:A})=>A.length===0))return{usages:$,remarks:[],findings:[],
configs:[],releases:w.releases};const e=await T(y.cliConfig,w.clients,h),n=w.releases.map(A=>{const D=e.find(({client:s})=>s===A.client);return{...A,attemptMs:D?.
requestTimeoutMs??A.attemptMs}}),o={root:c,plugins:r,mayHavePlugins:u,releases:n,asksMirrors:y.depth!=="discovery"},f=await d($,e,o),i=[...e.flatMap(A=>A.findings),
...f.findings],{mergeFindings:E}=await M();return{...f,findings:E(i),configs:e,releases:n}}async function T($,y,w){const{readCliConfig:h,thisMachine:c}=await M(),
u=c(w);return y.map(r=>h(r,u,$))}async function d($,y,w){if(!$.some(({needs:u})=>u.some(({service:r})=>r===O.xq)))return{usages:$,remarks:[],findings:[]};const{
withoutInstalled:c}=await Promise.all([t.e(927),t.e(653)]).then(t.bind(t,5927));return c($,y,w)}}),8723:((dt,K,t)=>{t.d(K,{Z:()=>w,j:()=>d});var O=t(1064),M=t(7854),
S=t(5960),T=t(1435);async function d({requirements:h,roots:c,usages:u},r,e,n){const o=[...new Set(h.map(({host:k})=>k))],f=(0,S.e)(h,r,e),i=Array.from(f,([k,L])=>(0,S.
i)(k,L)),E=o.filter(k=>!f.has(k)),A=r.depth!=="discovery"&&c.length>0;if(E.length===0&&!A)return{visits:i,inquiry:null,tokenSources:new Map};const{attemptLimitMs:D,
visitHosts:s}=await(0,T.U7)(),{configs:a,releases:m}=e,{credentials:g,forced:I}=await w(r,a,n),R=await $(g,r,n),l=await s(E,{...R,forced:I,required:Map.groupBy(
h,({host:k})=>k),maxRedirects:Math.max(...e.clients.map(k=>O.NX[k])),releases:m,timeoutMs:r.timeoutMs??D(m),retries:r.retries,progress:k=>n.progress({kind:"visi\
ts",...k})}),p=r.depth==="discovery"?null:await y(c,{...R,usages:u,settings:r,dialect:e,configs:a,environment:n.environment,directory:n.directory,learn:n.secrets.
learn,progress:k=>n.progress({kind:"registries",...k}),visits:l});return{visits:[...l,...i],inquiry:p,tokenSources:g.known}}async function $(h,c,{startTimer:u,stop:r}){
const{networkOf:e}=await(0,T.U7)();return{network:e(c),credentials:{...h,find:(0,M.Oo)(h.find)},concurrency:c.concurrency,random:Math.random,now:Date.now,startTimer:u,
stop:r}}async function y(h,{environment:c,...u}){const{inquire:r}=await Promise.all([t.e(660),t.e(917),t.e(915),t.e(927),t.e(432),t.e(517),t.e(567)]).then(t.bind(
t,3567)),{thisMachine:e}=await(0,T.U7)(),n=u.settings.depth==="packages"?await Promise.all([t.e(660),t.e(917),t.e(915),t.e(400),t.e(927),t.e(517),t.e(774)]).then(
t.bind(t,774)):null;return r(h,{...u,machine:e(c),askPackages:n?.askPackages??null})}async function w(h,c,{environment:u,secrets:r,kill:e,stop:n}){const{readMachineCredentials:o}=await(0,T.
U7)();return o({...h,configs:c},u,{learn:r.learn,kill:e,stop:n.signal,abortAfter:f=>AbortSignal.timeout(f)})}}),5453:((dt,K,t)=>{t.d(K,{D0:()=>c,lz:()=>u,K$:()=>o,
a3:()=>e,Xo:()=>r});var O=t(2389),M=t(7052),S=t(9664);function T(f,{evidence:i,versions:E}){if(f.version!==null)return()=>f.version;const A=i.filter(({level:D,version:s})=>D===
"version-file"&&s!==null);return(D,s)=>A.some(m=>m.client===D&&d(s,(0,S.jt)(m.place.file)))?E[D]??null:null}const d=(f,i)=>i===""||`${f}/`.startsWith(`${i}/`);var $=t(
6195),y=t(7854),w=t(3152);const h=2e5;async function c({usages:f,notes:i,scanned:E,changed:A,dialect:D,settings:s}){const{declared:a,endedAt:m}=E;if(f.length===
0&&![...a].some(ut=>"place"in ut)&&s.roots.length===0)return{roots:[],notes:[]};const{rootsOf:I}=await t.e(353).then(t.bind(t,5353)),{Readings:R,RootNotes:l,textNotes:p}=await Promise.
all([t.e(917),t.e(203)]).then(t.bind(t,1203)),{clients:k,versions:L}=D,W=await u({usages:f,declared:a,clients:k},s,m===null),B=[],G=[],b=new R,F=s.dialect.name===
"auto"?[]:k,P=new l({clients:k,readings:b,upgrade:s.upgrade,versionIn:T(s.dialect,D)}),C=s.depth!=="discovery";let N=0;for(const ut of I(W,{changed:A,versions:L,
hasCalls:C})){if(N+=ut.directories.length,N>h){G.push((0,y.YW)(ut.directory,(0,M.fileLimit)({kind:"roots",max:h})));break}P.add(ut),C&&B.push(ut)}const z=[...p(
f,a,{...D,readings:b,set:F})].filter(({place:ut})=>A===null||A.has(ut.file)),J=new Set(i.flatMap(({problem:ut,place:ht})=>ut.code==="lock-invalid"?ht.file:[])),
at=[...z,...P.notes()].filter(({place:ut})=>!J.has(ut.file));return{roots:B,notes:[...at,...G]}}async function u(f,{roots:i},E){const{layoutsOf:A,unmatched:D}=await t.
e(353).then(t.bind(t,5353)),s=i.map(g=>({text:g,matches:(0,$.Ls)([g])})),a=A({...f,patterns:s}),m=E?D(a,s):[];if(m.length===0)return a;throw new w.GN(m.map(g=>`\
roots: no directory with configuration matches ${g}`))}async function r(f,i){return i.every(({lockFile:A})=>A===null)?f:(await t.e(862).then(t.bind(t,3862))).withoutUnusedLocks(
f,i)}function e(f,i,{depth:E},A){if(E==="discovery")return f;const D=({kind:a,workspace:m})=>a==="cloud_default"?!!A.TF_CLOUD_HOSTNAME:a!=="backend_remote_defau\
lt"||m?.organization===null,s=new Set(i.filter(a=>!D(a)).map(({place:a})=>n(a)));return f.map(a=>a.problem.code==="host-missing"&&s.has(n(a.place))?{...a,problem:{
...a.problem,severity:"error"}}:a)}const n=({file:f,line:i,column:E})=>`${f}:${i}:${E}`;async function o(f,i){if(f===null)return O.j7;const{judgeInit:E}=await Promise.
all([t.e(917),t.e(341),t.e(761)]).then(t.bind(t,5761));return E(f,i)}}),370:((dt,K,t)=>{t.d(K,{C_:()=>c,IZ:()=>w,PT:()=>h,SQ:()=>d});var O=t(6897),M=t(8416),S=t(
7152);const T=20;async function d({scan:u,exclude:r},{directory:e,environment:n,stop:o,progress:f}){const i={root:e,scan:u,exclude:r},E=o.why===null?y(i):null;if(E!==
null)return E;const{scanInSteps:A}=await $(),D=A(i,Object.keys(n));return(0,O.n)(D,o,s=>f({kind:"scan",files:s}))}const $=()=>Promise.all([t.e(400),t.e(949)]).then(
t.bind(t,4949));function y(u){const r={toolFiles:[],hasPlugins:!1};let e=0;for(const{kind:n}of(0,S.G)(u,r))if(e+=1,n!=="directory"||e>T)return null;return{...r,
usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const w=(u,r,e)=>(0,M.L2)(h(u,r,e));function h({
dialect:u,exclude:r,scan:e},n,{environment:o,directory:f}){if(e.length===0)return{setting:u,scan:null};const i=(0,M.oh)({root:f,exclude:r},n.toolFiles),E=!!o.TF_CLOUD_HOSTNAME;
return{setting:u,scan:{...n,tools:i,hasCloudHostname:E}}}const c=({hasPlugins:u},{scan:r})=>u||r.some(e=>e!==".")}),7082:((dt,K,t)=>{t.d(K,{O:()=>O});const O=M=>({
discovery:M,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((dt,K,t)=>{t.d(K,{C:()=>S});
var O=t(7854);const M=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","\
migrate_backend_remote","migrate_backend_remote_default"]);function S(d,$,y,w=(0,O.kA)($)){const h=d.hostnames.flatMap(({host:r,services:e})=>{const n=e.length>
0?e:d.requiredServices;return(n.length>0?n:["any"]).map(f=>({host:r,service:f,clients:y,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),c=new Set([...w,
...d.hostnames.map(({host:r})=>r)]),u=new Map;for(const r of h)T(u,r);for(const{kind:r,needs:e,place:n}of $){const o=!M.has(r);for(const f of e)T(u,{...f,because:[
n],isImplied:!c.has(f.host),isForInit:o})}return Array.from(u.values(),r=>({...r,clients:y.filter(e=>r.clients.includes(e))}))}function T(d,$){const{host:y,service:w,
clients:h,because:c}=$,u=`${y} ${w}`,r=d.get(u);if(r===void 0){d.set(u,{...$,clients:[...h],because:[...c]});return}r.isForInit||=$.isForInit;for(const e of c)r.
because.push(e);for(const e of h)r.clients.includes(e)||r.clients.push(e)}}),5960:((dt,K,t)=>{t.d(K,{e:()=>T,i:()=>$});var O=t(6697),M=t(1831),S=t(7082);function T(y,{
hostnames:w,allowedHosts:h},{isGuess:c}){const u=new Set(w.map(({host:e})=>e)),r=new Map;for(const e of y){const{host:n}=e;if(u.has(n)||r.has(n))continue;const o=d(
e,c===!0,(0,M.Jr)(n,h));o!==null&&r.set(n,o)}return r}function d({host:y,isImplied:w,because:h,clients:c},u,r){const e=(0,M.nx)(y);if((0,M.Rt)(y))return(0,O.hostGeneric)(
{host:e});const[n]=h.filter(f=>typeof f!="string"),o=w&&n!==void 0?{place:n,clients:c}:null;return o!==null&&u?(0,O.hostAssumed)({host:e,...o}):r?null:(0,O.hostNotAllowed)(
o===null?{host:e}:{host:e,implied:o})}const $=(y,w)=>({host:y,attempt:(0,S.O)({kind:"skipped",problem:w}),earlier:[],later:[],credentials:null,looks:[],difference:null,
forced:[]})}),566:((dt,K,t)=>{t.d(K,{f:()=>T,q:()=>$});var O=t(3024),M=t(6760),S=t(6309);function T(u,r,e){const n=d((0,O.realpathSync)(u),r),o=(0,M.basename)(r),
f=(0,M.join)(n,`.${o.slice(0,60)}.${Math.random().toString(36).slice(2)}`),i=(0,O.openSync)(f,"wx");try{try{for(const E of e)(0,O.writeFileSync)(i,E)}finally{(0,O.
closeSync)(i)}(0,O.renameSync)(f,(0,M.join)(n,o))}catch(E){throw(0,O.rmSync)(f,{force:!0}),E}}function d(u,r){const e=(0,M.resolve)(u,r),n=c(u,e);if(!n&&!(0,M.isAbsolute)(
r))throw new S.Lw(`it is outside ${u}; use an absolute path if that is intended`);const o=n?u:(0,M.parse)(e).root;return(0,M.relative)(o,(0,M.dirname)(e)).split(
M.sep).filter(Boolean).reduce((i,E)=>y(i,E,u),o)}function $(u,r){const e=(0,O.realpathSync)(u);return w(d(e,r),(0,M.basename)(r),e)}function y(u,r,e){const n=(0,M.
join)(u,r);return(0,O.lstatSync)(n,{throwIfNoEntry:!1})===void 0&&h(n),w(u,r,e)}function w(u,r,e){const n=(0,M.join)(u,r);if(!(0,O.lstatSync)(n,{throwIfNoEntry:!1})?.
isSymbolicLink())return n;const o=(0,O.realpathSync)(n);if(!c(e,u)||c(e,o))return o;throw new S.Lw(`the link ${(0,M.relative)(e,n)} leads outside ${e}; remove i\
t or choose another path`)}function h(u){try{(0,O.mkdirSync)(u)}catch(r){if(!(0,S.Or)(r)||r.code!=="EEXIST")throw r}}function c(u,r){const e=(0,M.relative)(u,r);
return e!==".."&&!e.startsWith(`..${M.sep}`)&&!(0,M.isAbsolute)(e)}}),997:((dt,K,t)=>{t.d(K,{O:()=>M,T:()=>T});var O=t(1064);const M=({earlier:d,attempt:$,later:y})=>[
...d,$,...y];function S({discovery:d,timing:$,headMs:y,hops:w},{attemptMs:h}){const c=y!==null&&y<=h?w.at(-1)?.status:null;return c===null||(0,O.Mq)(c??0)?"retr\
ies":d.kind!=="failed"&&$.totalMs<=h?"works":"fails"}function T(d,$){const y=d.map(c=>S(c,$)),w=y.indexOf("works");return w<0?"never":w<=$.retries&&!y.slice(0,w).
includes("fails")?"always":"sometimes"}}),4475:((dt,K,t)=>{t.d(K,{Y:()=>S});var O=t(6309),M=t(8641);async function S(T,d){const{history:$}=T.settings;if($===null)
return{checked:T,warnings:[]};try{const{recordRun:y}=await t.e(740).then(t.bind(t,1740)),{history:w,warnings:h}=y($,T,d);return{checked:{...T,context:{...T.context,
history:w}},warnings:h}}catch(y){return{checked:T,warnings:[`the history ${(0,M.RK)($)} was not read: ${(0,M.RK)((0,O.A3)(y))}`]}}}}),3795:((dt,K,t)=>{t.d(K,{qY:()=>h,
Si:()=>n,fN:()=>r,XP:()=>e});var O=t(733),M=t(1831),S=t(4120),T=t(8641);const d=2,$=80;function y(o){if(o.kind==="scan")return`read ${(0,S.px)(o.files,"file")}`;
if(o.kind==="registries")return`${o.done} of ${(0,S.px)(o.total,"question")} to registries answered`;const{done:f,total:i,failed:E,waiting:A}=o,D=E===0?"":`, ${E}\
 failed so far`;return`${f} of ${(0,S.px)(i,"host")} checked${D}${w(A)}`}function w(o){if(o.size===0)return"";const f=[...o].slice(0,d).map(E=>(0,T.RK)((0,M.nx)(
E),$)),i=o.size-f.length;return i>0?`; waiting for ${f.join(", ")} and ${(0,S.px)(i,"other")}`:`; waiting for ${f.join(" and ")}`}const h={show:()=>{},end:()=>{}},
c=5e3,u=200;function r(o,f){let i=null,E=!0;const A=f(c,()=>{i!==null&&(E&&o(y(i)),E=!E)});return{show:s=>{i=s},end:A}}function e(o,f,i){let E=null,A="";const D=i(
u,()=>{const m=E===null?"":(0,O.W)(y(E),0,f-1);m!==A&&(A=m,o(`\r${m}\x1B[K`))});return{show:m=>{E=m},end:()=>{D(),A!==""&&o("\r\x1B[K")}}}const n=(o,f)=>{const i=setInterval(
f,o).unref();return()=>clearInterval(i)}}),8463:((dt,K,t)=>{t.d(K,{t:()=>y});var O=t(6309),M=t(566),S=t(3329),T=t(3616),d=t(5955),$=t(8641);async function y(h,c,u){
const r=[];for(const{path:e,format:n}of h)try{(0,M.f)(u,e,(0,d.mk)(await w(n,c)))}catch(o){r.push(`the report ${(0,$.RK)(e)} was not written: ${(0,$.RK)((0,O.A3)(
o))}`)}return r}async function w(h,{verdict:c,context:u}){switch(h){case"json":return(0,S.h)(c,u);case"sarif":return(await Promise.all([t.e(660),t.e(341),t.e(371),
t.e(933)]).then(t.bind(t,3933))).renderSarif(c,u);case"junit":return(await t.e(868).then(t.bind(t,5868))).renderJunit(c,u);case"codequality":{const{renderCodeQuality:r}=await t.
e(957).then(t.bind(t,8957)),{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return r(c,n=>e("sha256",n))}case"markdown":return[(0,T.Gc)(c,u)]}}}),1505:((dt,K,t)=>{
t.d(K,{G_:()=>u,Yj:()=>c,Zc:()=>w,o7:()=>h,se:()=>y,tN:()=>T});var O=t(7574),M=t(4120),S=t(8884);const T=120,d=20,$=6;function y({requirements:i},{dialect:E},A){
return{label:"required",texts:(0,M.UV)(i,d,({service:s,clients:a,because:m})=>{const g=s==="any"?(0,M.DO)(s):A.value((0,M.DO)(s),T),R=E.clients.every(l=>a.includes(
l))?"":` for ${(0,M.wO)(a)}`;return`${g}${R} (${(0,S.Yx)(m,A.because)})`})}}function w({visit:i},E){const{timing:A,discovery:D}=i.attempt,s=D.kind==="failed"?D.
excerpt:null,a=(0,O.I$)(A).map(([R,l])=>`${R} ${(0,O.kJ)(l)}`),m=i.earlier.map(R=>{const{kind:l}=R.discovery;return`${l==="failed"?R.discovery.problem.code:l} a\
fter ${(0,O.kJ)(R.timing.totalMs)}`}),g=s===null?[]:[E.value(s.replace(/\s+/gu," ").trim())],I=i.credentials?.hasToken?[E.prose(i.credentials.source)]:[];return[
{label:"body",texts:g},{label:"timing",texts:[a.join(", ")]},{label:"retried",texts:m},{label:"token from",texts:I}]}const h=(i,E)=>[{label:"credentials",texts:o(
i)?n(i.visit.looks,E.prose):[]},{label:"host block",texts:f(i.visit).map(A=>E.prose(A))}];function c({visit:i,services:E,servicesLeftOut:A,servicesFrom:D},s){const a=E.
map(({id:g})=>s.value(g,T)),m=D===null?(0,O.kJ)(i.attempt.timing.totalMs):`host block at ${s.because(D)}`;return`${a.length===0?"no services":(0,M.K4)(a,$,A)} (${m}\
)`}function u(i){return[...Map.groupBy(i,A=>JSON.stringify(A.looks.map(e))).values()].map(A=>({clients:A.map(({client:D})=>D),looks:A[0]?.looks.map(e)??[]}))}const r={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({
source:i,held:E,counts:A})=>({source:i,held:`${r[E]}${A?E==="no token"?" (ends the search)":" (used)":""}`});function n(i,E){const A=u(i);return A.flatMap(({clients:D,
looks:s})=>s.map(({source:a,held:m})=>`${A.length>1?`${(0,M.wO)(D)}: `:""}${E(a)}: ${m}`))}const o=({findings:i})=>i.some(({problem:{code:E}})=>/^credentials-|^document-unauthorized$/.
test(E));function f({forced:i}){return[...Map.groupBy(i,({place:A})=>(0,S.eo)(A))].map(([A,D])=>`${A}, for ${(0,M.wO)(D.map(({client:s})=>s))}`)}}),2704:((dt,K,t)=>{
t.d(K,{IL:()=>T,Rr:()=>d,Z4:()=>S});var O=t(5955),M=t(8641);const S=($,y,w,h)=>`,
${w}"${$}": ${T(y,w,h)}`,T=($,y,w)=>(0,M.s$)(JSON.stringify($,w,2).replaceAll(`
`,`
${y}`));function*d($,y,{maxBytes:w,margin:h,replace:c},u){if(y.length===0)return yield S($,[],h),0;const r=`${h}  `;yield`,
${h}"${$}": [`;const e=o=>`
${r}${T(u(o),r,c)}`,n=yield*(0,O._Q)(y,new O.Wv(w),e,",");return yield`
${h}]`,n}}),3329:((dt,K,t)=>{t.d(K,{h:()=>R});var O=t(4e3),M=t(5799),S=t(2704),T=t(997),d=t(1831),$=t(8641),y=t(5465);function w(P,C){const{visit:N,requirements:z,
services:J,servicesLeftOut:at,servicesFrom:ut,clients:ht,isNew:Ot}=P,{discovery:vt,hops:V,timing:q,certificates:ct}=N.attempt;return{host:N.host,display:(0,d.nx)(
N.host),discovery:vt.kind,...h(vt),documentUrl:u(vt),hops:V.map(e),services:Object.fromEntries(J.map(lt=>[lt.id,n(lt)])),...at>0?{servicesLeftOut:at}:{},servicesFrom:ut===
null?null:(0,y.W$)(ut),hostBlocks:N.forced.map(({client:lt,place:st})=>({client:lt,place:(0,y.W$)(st)})),required:z.map(({service:lt,clients:st,because:nt,becauseLeftOut:St=0})=>{
const{kept:Dt,left:wt}=C(nt),Ct=(0,y.ig)("because",wt+St);return{service:lt,clients:st,because:Dt,...Ct}}),credentials:N.credentials?.hasToken?N.credentials.source:
null,looks:N.looks.map(({client:lt,looks:st})=>({client:lt,looks:st.map(r)})),attempts:(0,T.O)(N).length,...N.earlier.length===0?{}:{earlier:N.earlier.map(c)},timingMs:i(
q),certificates:ct,clients:ht,...Ot?{new:!0}:{}}}function h(P){if(P.kind==="skipped")return{code:P.problem.code};if(P.kind!=="failed")return{};const{problem:C,excerpt:N}=P;
return{code:C.code,...N===null?{}:{excerpt:N}}}const c=({discovery:P,timing:C})=>({discovery:P.kind,..."problem"in P?{code:P.problem.code}:{},ms:C.totalMs}),u=P=>P.
kind==="found"||P.kind==="absent"?(0,$.cq)(P.url):null,r=({source:P,held:C,counts:N})=>({source:P,held:C,counts:N}),e=({url:P,status:C,reason:N,mediaType:z,authorization:J,
address:at,proxy:ut,ms:ht})=>({url:(0,$.cq)(P),status:C,reason:N,mediaType:z,authorization:J,address:at,proxy:ut===null?null:(0,$.cq)(ut),ms:ht});function n(P){
switch(P.kind){case"url":return{url:(0,$.cq)(P.url)};case"login":return{login:o(P.login),...P.leftOut>0?{elementsLeftOut:P.leftOut}:{}};case"problem":return{problem:f(
P.problem)}}}const o=({client:P,grantTypes:C,authz:N,token:z,ports:J,scopes:at})=>({client:P,grantTypes:C,authz:N===null?null:(0,$.cq)(N),token:z===null?null:(0,$.
cq)(z),ports:J,scopes:at}),f=({code:P,message:C,help:N})=>({code:P,message:C,help:N??null}),i=({lookupMs:P,connectMs:C,tlsMs:N,firstByteMs:z,totalMs:J})=>({lookup:P,
connect:C,tls:N,firstByte:z,total:J}),E=1e4,A=100,D=({directory:P,clients:C,rows:N},z)=>({...(0,y.jt)(P),clients:C,rows:N.slice(0,E).map(J=>s(J,z)),...(0,y.ig)(
"rows",N.length-E)});function s(P,C){const{kind:N,address:z,source:J,host:at,constraints:ut,locked:ht,chosen:Ot,newest:vt,platforms:V}=P,{kept:q,left:ct}=C(P.places);
return{kind:N,address:z,source:J,host:at,constraints:ut.slice(0,A),...(0,y.ig)("constraints",ut.length-A),locked:ht,chosen:Ot,newest:vt,platforms:V.map(({platform:lt,
available:st})=>({platform:lt,available:st})),worst:P.worst,codes:P.problems.map(({code:lt})=>lt),places:q,...(0,y.ig)("places",ct+(P.placesLeftOut??0))}}const a=1,
m={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},g=4096,I="  ";function*R(P,C,N=m){const{usages:z,...J}=C.scan,{hosts:at,
files:ut,findings:ht,passed:Ot,ignored:vt,stopped:V,roots:q}=P,ct=at.flatMap(({requirements:wt})=>wt.map(Ct=>Ct.because)),lt=(0,y.R1)(ct,N.becauseLists),st=(0,y.
R1)(ht.map(wt=>wt.places),N.placeLists),nt=(0,y.R1)(q.flatMap(({rows:wt})=>wt.map(Ct=>Ct.places)),N.rowPlaceLists),{remarks:St}=C;yield*[`{
  "schemaVersion": ${a}`,l("version",C.version),l("passed",Ot),...V===null?[]:[l("stopped",(0,O.Cw)(V)),l("incomplete",k(V))],l("failOn",C.failOn),...L(C),l("di\
alect",C.dialect.name),l("clientDetection",b(C.dialect)),l("clients",C.clients),l("startedAt",C.startedAt),l("durationMs",C.durationMs),l("counts",B(P))],yield*W(
"hosts",at,N.hosts,wt=>w(wt,lt));const Dt=new Set(ut);yield*W("findings",ht,N.findings,wt=>F(wt,st,Dt.has(wt))),q.length>0&&(yield*W("roots",q,N.roots,wt=>D(wt,
nt))),yield*[l("ignored",vt),l("usages",z),...St.length===0?[]:[l("remarks",St)],l("scan",J),`
}
`]}const l=(P,C)=>(0,S.Z4)(P,C,I,p),p=(P,C)=>typeof C=="string"?(0,O.dh)(C,g):C,k=P=>P.kind==="several"?P.reasons:[P],L=({repository:P,repositories:C,shards:N})=>[
...P===null?[]:[l("repository",P)],...C.length===0?[]:[l("repositories",C)],...N===null?[]:[l("shards",N)]];function*W(P,C,N,z){const J=yield*(0,S.Rr)(P,C,{maxBytes:N,
margin:I,replace:p},z);J>0&&(yield l(`${P}LeftOut`,J))}const B=({findings:P})=>Object.fromEntries(M.oC.map(C=>[`${C}s`,P.filter(N=>N.severity===C).length])),G=20,
b=({clients:P,versions:C,releases:N,isGuess:z,why:J,evidence:at,evidenceLeftOut:ut=0})=>({clients:P,assumed:z??!1,why:J,versions:Object.entries(C).map(([ht,Ot])=>({
client:ht,version:Ot})),releases:N.map(({name:ht})=>ht),evidence:at.slice(0,G).map(({client:ht,version:Ot,level:vt,text:V,place:q})=>({client:ht,version:Ot,kind:vt,
text:V,...(0,y.$t)(q)})),...(0,y.ig)("evidence",Math.max(0,at.length-G)+ut)});function F(P,C,N){const{problem:z,severity:J,host:at,service:ut,places:ht,placesLeftOut:Ot=0,
affects:vt,exclude:V}=P,{kept:q,left:ct}=C(ht);return{code:z.code,severity:J,host:at,service:ut,message:z.message,help:z.help??null,places:q,...(0,y.ig)("places",
Ot+ct),affects:vt,...N&&at!==null?{inFile:!0}:{},...V===void 0?{}:{exclude:V}}}}),5465:((dt,K,t)=>{t.d(K,{$t:()=>h,R1:()=>S,W$:()=>w,ig:()=>r,jt:()=>u});var O=t(
5143),M=t(5955);function S(e,n){const o=new Map;for(const i of e)o.has(i)||o.set(i,i.reduce((E,A)=>E+y(A),0));const f=(0,M._3)(e.map(i=>o.get(i)??0),n);return i=>{
const E=(0,M.ux)(i,f,y);return{kept:E.map(w),left:i.length-E.length}}}const T=140,d=30,$=6;function y(e){if(typeof e=="string")return T;const{file:n}=e,o=(0,O._M)(
n)===null?0:d;return T+o+n.length*(/^[ -~]*$/.test(n)?1:$)}const w=e=>typeof e=="string"?e:h(e),h=({file:e,line:n,column:o,endColumn:f})=>({...c(e),line:n,column:o,
endColumn:f});function c(e){const{repository:n,path:o}=(0,O.bH)(e);return n===null?{file:e}:{repository:n,file:o}}function u(e){const{repository:n,path:o}=(0,O.
bH)(e);return n===null?{directory:e}:{repository:n,directory:o}}const r=(e,n)=>n>0?{[`${e}LeftOut`]:n}:{}}),4503:((dt,K,t)=>{t.d(K,{oW:()=>e,uM:()=>M});var O=t(
5143);function M({file:n,line:o},{links:f,repositories:i}){const{repository:E,path:A}=(0,O.bH)(n);if(E!==null){const s=$(d(i).get(E),A);return s===null?null:`${s}\
#L${o}`}const D=f?.get(n);return D===void 0?null:D.diff?.lines.has(o)?`${D.diff.url}R${o}`:`${D.url}#L${o}`}const S=(n,{repositories:o})=>d(o).get(n)?.url??null,
T=new WeakMap;function d(n){const o=T.get(n)??new Map(n.flatMap(({name:f,url:i,commit:E})=>{const A=i===null?null:r(i,E);return A===null?[]:[[f,A]]}));return T.
set(n,o),o}function $(n,o){const f=o==="."?null:e(o);return!n?.files||f===null?null:`${n.files}/${f}`}const y=600,w=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
h=/^(?:[\da-f]{40}|[\da-f]{64})$/,c=/^gitlab\.com$/i,u=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function r(n,o){
const[,f]=n.length<=y?w.exec(n)??[]:[];return f===void 0?null:o===null||!h.test(o)?{url:n,files:null}:c.test(f)?{url:n,files:`${n}/-/blob/${o}`}:{url:n,files:u.
test(f)?null:`${n}/blob/${o}`}}function e(n){if(!n.isWellFormed())return null;const o=f=>encodeURIComponent(f).replace(/[!'()*_~]/g,i=>`%${i.charCodeAt(0).toString(
16).toUpperCase()}`);return n.split("/").map(o).join("/")}}),9574:((dt,K,t)=>{t.d(K,{I$:()=>S,MB:()=>T,R4:()=>w,TM:()=>d,hn:()=>y,rm:()=>$});var O=t(5955),M=t(8641);
function S(h,c,u=[]){const r=h.map((n,o)=>`<th align="${u.includes(o)?"right":"left"}">${n}</th>`),e=c.map(n=>`<tr>${h.map((f,i)=>`<td${u.includes(i)?' align="r\
ight"':""}>${n[i]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...e,"</table>"].join(`
`)}const T=h=>["<ul>",...h.map(c=>`<li>${c}</li>`),"</ul>"].join(`
`),d=(h,c)=>["<details>",`<summary>${h}</summary>`,...c,"</details>"].join(`
`),$=h=>(0,M.D9)(h).replaceAll(".",".<wbr>"),y=h=>`<code>${(0,M.js)(h).replaceAll("/","/<wbr>")}</code>`;function w(h,c,u,r){const e=[];let n=0;for(const o of h){
const f=r(o);if(n+=(0,O.$$)([f].flat().join(""))+u,n>c)break;e.push(f)}return e}}),3616:((dt,K,t)=>{t.d(K,{gD:()=>ft,Fp:()=>gt,Gc:()=>Xt,XA:()=>zt,rL:()=>pt});var O=t(
7574),M=t(5102),S=t(4120),T=t(5955),d=t(8641),$=t(1831),y=t(2796),w=t(8884),h=t(9574),c=t(8373);const u=20,r=10,e=700,n=4,o=300,f=1,i=6,E=12,A=4,D=1/2,s=12e3,a=20,
m=200;function g(v,x,U){const X=(0,y.cZ)(v),tt=X.slice(0,x.isBrief?r:u),rt=Math.min(s,U*D/tt.length),Et=(0,y.YM)(tt);let it=U-m;const Lt=Gt=>{const Vt=I(Gt,x,rt,
Et.get(Gt)??null),Yt=(0,T.$$)(Vt)<it?Vt:`${l(Gt,x)}</p>`;return it-=(0,T.$$)(Yt)+a,Yt},Ut=(0,h.R4)(tt,U-m,a,Lt),Ft=X.length-Ut.length;return Ft>0?[...Ut,`<p>${(0,c.
jP)(Ft,"cause",x)}</p>`]:Ut}function I(v,x,U,X){const{findings:tt,message:rt,help:Et}=v,it=tt.length>1&&tt[0]?.exclude!==void 0,Lt=[G(v,x),b(v)].filter(Yt=>Yt!==
""),Ut=X===null?(0,y.S3)(v):[],Ft=rt===null?A:(0,y.hs)(v)?i:E,Gt=Ut.slice(0,Ft).map(Yt=>p(Yt,v,x)),Vt=X===null?Gt.join(", "):`The same hosts as for ${X}`;return[
l(v,x),...rt===null||Vt===""?[]:[`<br>${Vt}`],...rt===null?[]:[`<br>${(0,S.Iu)((0,d.h$)(rt,e))}`],...Et===null||it?[]:[R(Et)],...Lt.length===0?[]:[`<br><sub>${Lt.
join(" ")}</sub>`],"</p>",...rt===null?[(0,h.MB)(Gt)]:[],...B(v,Ut.slice(Ft),x,U)].join(`
`)}const R=v=>`<br><b>Help:</b> ${(0,d.h$)(v,e)}`;function l(v,x){const{severity:U,code:X,title:tt}=v,rt=(0,y.pq)(v),Et=rt>1?`${(0,S.px)(rt,(0,y.a2)(v))}: `:"";
return`<p>${c.rC[U]} <b>${Et}${tt}</b> (${(0,c._h)(X,X,x)})`}function p(v,x,U){return"file"in v?(0,c.u_)(v,U):x.message===null?W(v,x,U):k(v,x.hosts.length===1,U)}
function k(v,x,U){const[X]=v,tt=X?.host?(0,d.D9)((0,$.nx)(X.host)):"",rt=X?.isHostNew?[S.dy]:[];if(x){const Lt=(0,w.yv)(v).settings.map(c.Su),Ft=[L(v,n,U),...Lt].
filter(Gt=>Gt!=="").join(", ");return`${tt}${Ft===""?"":` in ${Ft}`}${rt.map(Gt=>` (${Gt})`)}`}const it=[...rt,L(v,f,U).replace(/ places?$/,"")].filter(Lt=>Lt!==
"").join("; ");return it===""?tt:`${tt} (${it})`}function L(v,x,U){const{lines:X,leftOut:tt}=(0,w.yv)(v);return X.length===0?"":(0,c.EP)(X,x,U,tt)}function W(v,x,U){
const X=(0,y.hs)(x)?k(v,!1,U):L(v,f,U);return v.map(({problem:tt})=>{const rt=(0,d.h$)(tt.message,o),Et=x.help===null&&tt.help?R(tt.help):"";return`${X===""?(0,S.
Iu)(rt):`${X}: ${rt}`}${Et}`}).join("<br>")}function B(v,x,U,X){const tt=v.message===null?"finding":(0,y.a2)(v),{leftOut:rt}=(0,y.hs)(v)?{leftOut:0}:(0,w.yv)(v.
findings),Et=x.length+rt;if(Et===0)return[];if(U.isBrief)return[`<p>${(0,c.jP)(Et,tt,U)}</p>`];const it=(0,h.R4)(x,X,a,Ft=>p(Ft,v,U)),Lt=Et-it.length,Ut=v.message===
null?(0,h.MB)(it):`<p>${it.join(", ")}</p>`;return[(0,h.TM)((0,S.px)(Et,`more ${tt}`),[...it.length===0?[]:[Ut],...Lt>0?[`<p>${(0,c.jP)(Lt,tt,U)}</p>`]:[]])]}function G({
affects:v},{context:{clients:x}}){const U=(0,S.od)(v,x);return U===""?"":`Affects ${U}.`}function b(v){const U=(0,y.hs)(v)&&v.hosts.length===1&&v.message!==null?
[]:(0,w.yv)(v.findings).settings;return U.length===0?"":`Required by ${U.map(c.Su).join(", ")}.`}var F=t(1064),P=t(1505);const C=20,N=20,z=["fails","warns","wor\
ks"];function J(v,x,U){const X=v.filter(Ut=>(0,M.cG)(Ut)&&!(0,M.JR)(Ut));if(X.length===0)return"";const tt=Ut=>X.length===1?Ot(Ut,x).join(`
`):at(Ut,x),rt=(0,h.R4)(X,U,N,tt),Et=X.length-rt.length,[it]=X.length===1?X:[],Lt=it===void 0?`of ${(0,S.px)(X.length,"host")}`:`of ${ut(it)} (${ht(it)})`;return(0,h.
TM)(`Requests, responses and certificates ${Lt}`,[...rt,...Et>0?[`<p>${(0,c.jP)(Et,"host",x)}</p>`]:[]])}const at=(v,x)=>(0,h.TM)(`${c.Gr[(0,M.sG)(v)]} ${ut(v)}\
 (${ht(v)})`,Ot(v,x)),ut=({visit:v})=>(0,d.D9)((0,$.nx)(v.host)),ht=({visit:{attempt:v}})=>`${(0,S.px)(v.hops.length,"request")}, ${(0,O.kJ)(v.timing.totalMs)}`;
function Ot(v,x){const{hops:U,certificates:X}=v.visit.attempt;return[vt(v,x),...v.services.length===0?[]:[q(v,x)],...U.length===0?[]:[lt(U)],...X.length===0?[]:
[st(X,x)]]}function vt(v,x){const U=(0,c.Bm)(x);return["<table>",...[(0,P.se)(v,x.context,U),{label:"clients",texts:V(v,x)},...(0,P.Zc)(v,U),...(0,P.o7)(v,U)].flatMap(
({label:rt,texts:Et})=>Et.length===0?[]:[`<tr><td><b>${(0,S.Iu)(rt)}</b></td><td>${Et.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const V=({clients:v},{context:x})=>z.flatMap(U=>{const X=x.clients.filter(rt=>v[rt]===U),tt=X.map(rt=>F.bB[rt]).join(", ");return X.length===0?[]:[`${c.Gr[U]}\
 ${tt}`]});function q({services:v,servicesLeftOut:x,servicesFrom:U},X){const tt=v.slice(0,C).map(Lt=>[(0,d.D9)(Lt.id,P.tN),ct(Lt)]),rt=v.length-tt.length+x,Et=rt>
0?[[`and ${rt} more`,X.rest]]:[],it=U===null?"URL":`URL, from the host block at ${(0,c.u_)(U,X)}`;return(0,h.I$)(["Service",it],[...tt,...Et])}function ct(v){switch(v.
kind){case"url":return(0,d.D9)((0,d.cq)(v.url));case"login":{const{client:x,authz:U,token:X,ports:tt}=v.login;return[`authz ${(0,d.D9)((0,d.cq)(U??"none"))}`,`t\
oken ${(0,d.D9)((0,d.cq)(X??"none"))}`,`client ${(0,d.D9)(x,P.tN)}, ports ${tt.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${v.problem.code}`}}function lt(v){
const x=v.map((U,X)=>{const tt=U.proxy===null?"":`through ${(0,d.D9)((0,d.cq)(U.proxy))}`,rt=U.status===null?"no response":`${U.status} ${(0,d.h$)(U.reason,P.tN)}`.
trim();return[String(X+1),(0,d.D9)((0,d.cq)(U.url)),U.mediaType===null?rt:`${rt}<br>${(0,d.D9)(U.mediaType,P.tN)}`,(0,S.Rk)(U.authorization),U.address===null?tt:
(0,d.D9)(U.address,P.tN),(0,O.kJ)(U.ms).replace(" ","&nbsp;")]});return(0,h.I$)(["Hop","Request","Response","Token","Address","Time"],x,[0,5])}function st(v,{context:x}){
const U=v.map(({host:X,subject:tt,issuer:rt,expires:Et})=>[(0,d.D9)(X,P.tN),(0,d.h$)((0,O.nO)(Et,x.startedAt)),(0,d.D9)(tt,P.tN),(0,d.D9)(rt,P.tN)]);return(0,h.
I$)(["TLS certificate","Valid until","Subject","Issuer"],U)}const nt=4,St=3,Dt=60;function wt(v,x,U,X){const tt=v.filter(Ut=>(0,M.sG)(Ut)===x);if(tt.length===0)
return"";const rt=x==="works"&&v.some(Ut=>(0,M.sG)(Ut)==="warns"),Et=Ct(tt,x,rt?" without warnings":"");if(U.isBrief)return`<p>${Et}</p>`;const it=(0,h.R4)(tt,X,
Dt,Ut=>Ht(Ut,U)),Lt=tt.length-it.length;return(0,h.TM)(Et,[...it.length===0?[]:[(0,h.I$)(["Host","Required by",x==="works"?"Services":"Reason"],it)],...Lt>0?[`<\
p>${(0,c.jP)(Lt,"host",U)}</p>`]:[]])}function Ct(v,x,U){const X=v.slice(0,St).map(({visit:Et})=>(0,d.D9)((0,$.nx)(Et.host))),tt=(0,S.K4)(X,St,v.length-X.length),
rt=v.length===1?`${tt} ${M.nx[x]}${U}`:`<b>${(0,S.px)(v.length,"host")}</b> ${M.nx[x]}${U}: ${tt}`;return`${c.Gr[x]} ${rt}`}function Ht(v,x){const U=v.requirements.
flatMap(tt=>tt.because),{discovery:X}=v.visit.attempt;return[`${(0,h.rm)((0,$.nx)(v.visit.host))}${v.isNew?`<br><sub>${S.dy}</sub>`:""}`,U.length===0?"":(0,w.Ky)(
U,nt,tt=>(0,c.u_)(tt,x)),(0,M.JR)(v)&&X.kind==="skipped"?X.problem.title:(0,P.Yj)(v,(0,c.Bm)(x))]}var bt=t(4148);const kt=40,_t=80,H=v=>(0,bt.fi)(v,x=>(0,h.hn)(
(0,w.II)(x))),ot=(v,x)=>(0,d.D9)(v,x).replaceAll(" ","&nbsp;"),Mt=(v,x)=>{const U=({code:X,title:tt})=>(0,c._h)(X,tt,x);return(0,bt.ij)([(0,bt.eX)(U)],v)};function xt(v,x,U){
const{wrong:X,good:tt}=(0,bt.jB)(v),rt=X.length>1||x.isBrief?Kt(X,x,U/2):[],Et=U-(0,T.$$)(rt.join("")),it=Yt=>mt(Yt,x),Lt=x.isBrief?[]:(0,h.R4)([...X,...tt],Et,
_t,it),Ut=x.isBrief?0:v.length-Lt.length,Ft=[...rt,...Lt.slice(0,X.length)],Gt=Lt.slice(X.length),Vt=Gt.length<=bt.LC?Gt:[(0,h.TM)(Z(tt),Gt)];return[...rt.length>
0?[(0,h.TM)(Y(X),Ft)]:Ft,...x.isBrief&&tt.length>0?[`<p>${Z(tt)}</p>`]:Vt,...Ut>0?[`<p>${(0,c.jP)(Ut,"root module",x)}</p>`]:[]]}function Kt(v,x,U){const X=(0,bt.
cZ)(v);if(X.length===0)return[];const tt=X.map(({row:it})=>it),rt=F.Du.filter(it=>v.some(Lt=>Lt.clients.includes(it))),Et=[...Mt(tt,x),(0,bt.ie)(X,H),...(0,bt.ns)(
{clients:rt,rows:tt},ot)];return[Wt(tt,{clients:rt},Et,x,U)]}function Wt(v,x,U,X,tt){const rt=(0,h.R4)(v.slice(0,kt),tt,_t,it=>[yt(it,x,X),...U.map(({cell:Lt})=>Lt(
it))]),Et=v.length-rt.length;return(0,h.I$)(["Module or provider",...U.map(({title:it})=>(0,S.Iu)(it))],Et>0?[...rt,[(0,c.jP)(Et,"row",X)]]:rt)}function Y(v){const x=(0,bt.
qj)(v[0]??{rows:[]}),U=v.slice(0,bt.LC).map(H),X=(0,S.K4)(U,bt.LC,v.length-U.length);return v.length===1?`${c.Gr[x]} <b>${X}</b>: ${bt.pJ[x]}`:`${c.Gr[x]} <b>${(0,S.
px)(v.length,"root module")}</b> with errors or warnings: ${X}`}function Z(v){const x=v.flatMap(U=>U.rows);return`${c.Gr[(0,bt.Fg)(x)]} <b>${(0,S.px)(v.length,"\
root module")}</b>: ${(0,bt.nS)(x)}`}function mt(v,x){const U=(0,bt.qj)(v),{wrong:X,good:tt}=(0,bt.P)(v),rt=[...X,...tt],Et=[...Mt(rt,x),...(0,bt.ns)({...v,rows:rt},
ot)],it=U==="works"?(0,bt.nS)(v.rows):bt.pJ[U];return(0,h.TM)(`${c.Gr[(0,bt.Fg)(v.rows)]} <b>${H(v)}</b>: ${it}`,[Wt(rt,v,Et,x,Number.POSITIVE_INFINITY)])}function yt(v,x,U){
const X=`${c.Gr[(0,bt.Fg)([v])]}&nbsp;<b>${(0,h.hn)((0,bt.mC)(v,x))}</b>`,[tt]=v.places,rt=[...v.kind==="module"&&v.source!==v.address?[(0,h.hn)(v.source)]:[],...tt===
void 0?[]:[(0,c.u_)(tt,U)]];return rt.length===0?X:`${X}<br><sub>${rt.join(" at ")}</sub>`}const $t=2e5,Tt={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,
passed:8e3,skipped:4e3,notices:1e4},At=["causes","unchecked","roots","evidence","passed","skipped","notices","notes"],It=1e3,Bt=10,Pt=5,Rt=600,jt=100,Nt=7,Xt=(v,x)=>zt(
v,{context:x,rest:c.h,isBrief:!1},{head:`## ${ft(v,x)}`,foot:`tf-disco ${(0,d.js)(x.version)}, started ${(0,d.js)((0,O.QN)(x.startedAt))}.`,maxBytes:$t});function zt(v,x,{
head:U,foot:X,maxBytes:tt}){const rt=j(v,x),Et=new Map;let it=tt-It-(0,T.$$)(U+X);for(const[Ft,Gt]of Object.entries(Tt)){const Yt=rt[Ft](Math.min(Gt,it)).filter(
Zt=>Zt!=="").join(`

`),Jt=(0,T.$$)(Yt)<=it;Jt&&(it-=(0,T.$$)(Yt)),Et.set(Ft,Jt?Yt:`<p>More ${x.rest}</p>`)}const Lt=At.map(Ft=>Et.get(Ft)??"").filter(Ft=>Ft!==""),Ut=!x.isBrief&&Lt.
some(c.ze)?`${X} ${_(x)}`:X;return`${[U,...Lt,`<sub>${Ut}</sub>`].join(`

`)}
`}function j(v,x){const U=(0,M.md)(v.hosts),X=U.filter(({findings:it})=>it.length===0),tt=({severity:it})=>it==="notice",rt=v.findings.filter(tt),Et=v.findings.
filter(it=>!tt(it));return{notes:it=>[et(v,x,it)],causes:it=>g(Et,x,it),roots:it=>xt(v.roots,x,it),evidence:it=>x.isBrief?[]:[J(U,x,it)],unchecked:it=>[wt(X,"un\
checked",x,it)],passed:it=>[wt(U,"works",x,it)],skipped:it=>[wt(U,"skipped",x,it)],notices:it=>x.isBrief?[]:[Q(rt,x,it)]}}function _({context:v}){const x=v.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,d.js)(x)}">kept as an artifa\
ct</a>.`}function Q(v,x,U){if(v.length===0)return"";const X=`${c.rC.notice} ${(0,S.px)(v.length,"notice")}`;return(0,h.TM)(X,g(v,x,U))}function et(v,x,U){const X=(0,M.
h$)(v,x.context).map(Lt=>`${(0,S.Iu)((0,d.h$)(Lt,Rt))}.`),tt=(0,h.R4)(X,U,Bt,Lt=>Lt),rt=tt.slice(0,Pt),Et=x.isBrief?[]:tt.slice(Pt),it=X.length-rt.length-Et.length;
return[`<p>${rt.join("<br>")}</p>`,...Et.length===0?[]:[(0,h.TM)((0,S.px)(Et.length,"more remark"),[`<p>${Et.join("<br>")}</p>`])],...it>0?[`<p>${(0,c.jP)(it,"r\
emark",x)}</p>`]:[]].join(`
`)}const ft=(v,x)=>`${pt(v)} ${(0,S.Iu)((0,M.$N)(v,x))}`;function pt(v){const x=v.findings.some(({severity:X})=>X!=="notice"),U=v.hosts.length===0?"skipped":"wo\
rks";return c.Gr[v.passed?x?"warns":U:"fails"]}function gt({url:v,workflow:x,job:U,commit:X}){const tt=x.split("/").at(-1)??"";return[`<a href="${(0,d.js)(v)}">${(0,d.
D9)(tt===""?"this run":tt,jt)}</a>`,...U===""?[]:[`job ${(0,d.D9)(U,jt)}`],...X===""?[]:[`commit ${(0,d.D9)(X.slice(0,Nt))}`]].join(", ")}}),8373:((dt,K,t)=>{t.
d(K,{Bm:()=>f,EP:()=>u,Gr:()=>y,Su:()=>n,_h:()=>o,h:()=>T,jP:()=>h,rC:()=>$,u_:()=>e,xy:()=>d,ze:()=>c});var O=t(4503),M=t(8884),S=t(8641);const T="in the JSON \
report",d="in the job summary",$={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},y={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},w="&nbsp;more ",h=(i,E,{rest:A})=>`and ${i}${w}${E}${i===1?"":"s"} ${A}`,c=i=>i.includes(w),u=(i,E,A,D=0)=>(0,M.Ky)(i,E,s=>e(s,A),D).replace(
/ more (?=places?$)/,w),r=600;function e(i,{context:E}){if(typeof i=="string")return n(i);const D=`<code>${(0,S.js)((0,M.eo)(i)).replaceAll("/","/<wbr>")}</code\
>`,s=(0,O.uM)(i,E);return s===null||s.length>r?D:`<a href="${(0,S.js)(s,r)}">${D}</a>`}const n=i=>i.endsWith(" input")?`the ${(0,S.D9)(i.replace(/ input$/,""))}\
 input`:(0,S.D9)(i),o=(i,E,{context:A})=>`<a href="${(0,S.js)(`${A.docsUrl}#${i}`)}">${E}</a>`,f=i=>({value:S.D9,prose:S.h$,because:E=>e(E,i)})}),7574:((dt,K,t)=>{
t.d(K,{I$:()=>d,QN:()=>w,kJ:()=>S,nO:()=>h,tY:()=>T,u8:()=>y});var O=t(4120);const M=864e5;function S(c){const u=Math.round(c);if(u<1e3)return`${u} ms`;if(u<59950)
return`${(u/1e3).toFixed(1)} s`;const r=Math.round(u/1e3);return`${Math.floor(r/60)} min ${r%60} s`}function T(c){return c<1e3?`${c} B`:c<999950?`${(c/1e3).toFixed(
1)} kB`:`${(c/1e6).toFixed(1)} MB`}function d(c){return[["DNS",c.lookupMs],["connect",c.connectMs],["TLS",c.tlsMs],["first byte",c.firstByteMs],["total",c.totalMs]].
flatMap(([r,e])=>e===null?[]:[[r,e]])}const $=6e4;function y(c,u){const r=Date.parse(u)-Date.parse(c);if(!(r>=$))return"less than a minute";const e=Math.floor(r/
$),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,unit:"min"}],o=n.findIndex(({count:f})=>f>0);return n.
slice(o,o+2).filter(({count:f})=>f>0).map(({count:f,unit:i})=>`${f} ${i}`).join(" ")}const w=c=>`${c.slice(0,16).replace("T"," ")} UTC`;function h(c,u){const r=(Date.
parse(c)-Date.parse(u))/M;if(Number.isNaN(r))return c;const e=(0,O.px)(Math.floor(Math.abs(r)),"day"),n=Math.abs(r)<1,o=n?"within the last day":`${e} ago`,f=n?"\
in less than a day":`in ${e}`;return`${c.slice(0,10)} (${r<0?o:f})`}}),5102:((dt,K,t)=>{t.d(K,{$N:()=>f,JR:()=>u,QK:()=>o,b:()=>r,cG:()=>c,h$:()=>I,hm:()=>n,md:()=>e,
nx:()=>y,sG:()=>h});var O=t(4e3),M=t(5799),S=t(7574),T=t(4120),d=t(8884),$=t(4148);const y={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},w=["fails","unchecked","warns","skipped","works"];function h(l){if(r(l))return"unchecked";const p=n(l.findings);return p==="error"?"fai\
ls":p==="warning"?"warns":u(l)?"skipped":"works"}const c=l=>["fails","warns"].includes(h(l)),u=({visit:l})=>l.attempt.discovery.kind==="skipped",r=({visit:{attempt:l}})=>l.
discovery.kind==="skipped"&&l.discovery.problem.code==="host-not-checked";function e(l){return w.flatMap(p=>l.filter(k=>h(k)===p))}const n=l=>M.oC.find(p=>l.some(
k=>k.severity===p))??null;function o({findings:l}){const p=n(l);return p==="notice"?[]:l.filter(({severity:k})=>k===p)}function f({hosts:l,files:p,findings:k,passed:L,
stopped:W,roots:B},{repositories:{length:G}}){const b=(0,$.g5)(B,G),F=b===null?p:p.filter(({problem:vt})=>!i.test(vt.code)),P=F.filter(vt=>!E(vt)),C=n(P)==="err\
or"&&!l.some(vt=>h(vt)==="fails"),z=b===null&&!C&&G>0?` in ${(0,T.px)(G,"repository")}`:"",at=[P.length<F.length?[`nothing to check${z}`]:D(l,z),m(P,G)],ut=C?at.
toReversed():at,ht=[b??[],...ut].flat().join(", "),Ot=n(k)==="error";return W!==null?`${ht} (${(0,O.Cw)(W)})`:L&&Ot?`${ht} (the check passes: fail-on is never)`:
L||Ot?ht:`${ht} (the check fails: fail-on is warning)`}const i=/^(?:module|provider|version|package|constraint|lock)-/,E=({problem:l,severity:p})=>l.code==="not\
hing-to-check"&&p==="error",A="not allowed";function D(l,p){const k=l.length;if(k===0)return[`no registry hosts to check${p}`];const L=l.filter(Ot=>!u(Ot)).map(
h),W=l.filter(r).length,[B,G]=[L.length,k-L.length],b=L.filter(Ot=>Ot==="fails").length,F=L.filter(Ot=>Ot==="warns").length,P=l.filter(Ot=>u(Ot)&&h(Ot)==="fails").
length,C=[{count:b,words:y.fails},{count:P,words:A},{count:W,words:y.unchecked}],N=[{count:B-b,words:y.works},{count:G-P-W,words:y.skipped}],z=b+P+W>0,[J,...at]=(z?
C:N).filter(({count:Ot})=>Ot>0),ht=J?.words===A||J?.words===y.unchecked?J.count===1?"is ":"are ":"";return[`${a(J?.count??0,k)}${p} ${ht}${J?.words}`,...at.map(
({count:Ot,words:vt})=>`${Ot} ${vt}`),...F===0?[]:[s(F,k,z)]]}function s(l,p,k){return p===1?"with warnings":`${l} ${k?"more ":""}with warnings`}function a(l,p){
return p===1?"1 registry host":l===p?`all ${p} registry hosts`:`${l} of ${p} registry hosts`}function m(l,p){const k=n(l);if(k===null||k==="notice")return[];const L=l.
filter(({severity:b})=>b===k),W=(0,d.mj)(L,p),B=W===""?(0,d.Dc)(L):0,G=(0,d.BQ)(l);return[...W===""?[]:[`${k}s in files of ${W}`],...B===0?[]:[`${k}s in ${(0,T.
px)(B,"file")}`],...n(G)===k?[`${k}s in the ${(0,d.et)(G)}`]:[]]}function g({hosts:l},{scan:p,repositories:k}){const{files:L,bytes:W,usages:B,durationMs:G}=p,b=l.
filter(d.Qz).length,F=b===0?"no registry host is used":`${(0,T.px)(B,"usage")} of ${(0,T.px)(b,"registry host")}`;return k.length>0?`${F} in ${(0,T.px)(k.length,
"repository")}`:L===0&&G===0?null:L===0?"found no Terraform or OpenTofu files":`scanned ${(0,T.px)(L,"file")} (${(0,S.tY)(W)}) in ${(0,S.kJ)(G)}: ${F}`}function I(l,p){
const{dialect:k,durationMs:L,scan:W,remarks:B}=p,G=g(l,p),F=l.hosts.length===0&&W.files===0?"":` for ${(0,T.QI)(k)} (${k.why})`;return[`${R(l)}; checked in ${(0,S.
kJ)(L)}${F}`,...G===null?[]:[G],...B]}function R({findings:l,ignored:p}){const k=M.oC.flatMap(W=>{const{length:B}=l.filter(G=>G.severity===W);return B===0?[]:[(0,T.
px)(B,W)]}),L=k.length===0?"no findings":k.join(", ");return p>0?`${L}, ${p} ignored`:L}}),4148:((dt,K,t)=>{t.d(K,{Fg:()=>h,LC:()=>r,Mm:()=>y,P:()=>f,cZ:()=>i,eX:()=>k,
fi:()=>e,g5:()=>n,ie:()=>D,ij:()=>p,jB:()=>o,mC:()=>s,nS:()=>a,ns:()=>l,pJ:()=>u,qj:()=>w});var O=t(5143),M=t(1064),S=t(5011),T=t(5257),d=t(4120);const $=["fail\
s","warns","works"];function y({worst:B}){return B==="error"?"fails":B==="warning"?"warns":"works"}const w=({rows:B})=>$.find(G=>B.some(b=>y(b)===G))??"works";function h(B){
const G=w({rows:B});return G==="works"&&B.some(c)?"skipped":G}const c=({chosen:B})=>Object.keys(B).length===0,u={fails:"init fails",warns:"has warnings",works:"\
passed"},r=3,e=({directory:B},G)=>B===T.cd.file?T.cd.file:B==="."?"the top directory":G(B);function n(B,G=0){const b=B.filter(({directory:J})=>J!==T.cd.file),{failing:F}=o(
b),{length:P}=F;if(P===0)return null;const C=new Set(F.map(({directory:J})=>(0,O._M)(J))),N=G<2?"":` in ${C.size} of ${G} repositories`;return b.length===1?`ini\
t fails${N}`:`init fails in ${P===b.length?`all ${P}`:`${P} of ${b.length}`} root modules${N}`}function o(B){const{fails:G=[],warns:b=[],works:F=[]}=Object.groupBy(
B,w);return{failing:G,wrong:[...G,...b],good:F}}function f({rows:B}){const{fails:G=[],warns:b=[],works:F=[]}=Object.groupBy(B,y);return{wrong:[...G,...b],good:F}}
function i(B){const G=new Map;for(const P of o(B).wrong)for(const C of f(P).wrong){const N=E(C),z=G.get(N)??{row:C,roots:new Set};G.set(N,z),z.roots.add(P)}const{
fails:b=[],warns:F=[]}=Object.groupBy(G.values(),({row:P})=>y(P));return[...b,...F]}const E=({kind:B,source:G,constraints:b,locked:F,chosen:P,problems:C})=>JSON.
stringify([B,G,b,F,P,C]),A=3;function D(B,G){const b=new Map(B.map(P=>[P.row,[...P.roots]]));return{title:"root modules",cell:P=>{const C=b.get(P)??[],N=C.slice(
0,A).map(G);return(0,d.K4)(N,A,C.length-N.length)}}}const s=({address:B,host:G},{clients:b})=>b.every(F=>(0,S.Vm)(F)===G)&&B.startsWith(`${G}/`)?B.slice(G.length+
1):B;function a(B){const G=[...new Map(B.map(z=>[`${z.kind} ${z.source}`,z])).values()],b=["module","provider"].flatMap(z=>{const{length:J}=G.filter(at=>at.kind===
z);return J===0?[]:[(0,d.px)(J,z)]});if(b.length===0)return"no registry modules and no providers";const F=B.some(({platforms:z})=>z.length>0)?" and package":"",
P=G.filter(c).length,C=G.filter(({chosen:z})=>Object.values(z).includes(null)).length,N=P+C===0?`every version${F} is available`:[...C>0?[`${C} without a versio\
n`]:[],...P>0?[`${P} not checked`]:[]].join(", ");return`${b.join(" and ")}, ${N}`}const m=60,g=6,I=60,R=12;function l({clients:B,rows:G},b){const F=G.every(({chosen:C})=>new Set(
Object.values(C)).size<=1),P=[{title:"constraint",cell:({constraints:C})=>(0,d.K4)([...new Set(C)].map(N=>b(N,I)),g)},...F?[{title:"version",cell:C=>L(C,null,b)}]:
B.map(C=>({title:M.bB[C],cell:N=>L(N,C,b)})),{title:"newest",cell:({newest:C})=>C===null?"":b(C,m)},{title:"platforms",cell:({platforms:C})=>W(C,b)}];return p(P,
G)}const p=(B,G)=>B.filter(({cell:b})=>G.some(F=>b(F)!=="")),k=B=>({title:"problem",cell:({problems:G})=>G.filter(({usualSeverity:b})=>b!=="notice").map(B).join(
", ")});function L({chosen:B,locked:G},b,F){const P=b===null?Object.values(B)[0]:B[b];return P===void 0?"":P!==null?`${F(P,m)}${P===G?" (locked)":""}`:G===null?
"none":`none (locked: ${F(G,m)})`}function W(B,G){const b=B.map(({platform:F,available:P})=>`${P===null?"?":P?"\u2713":"\u2717"} ${G(F,m)}`);return(0,d.K4)(b,R)}}),
733:((dt,K,t)=>{t.d(K,{W:()=>$,n:()=>M});const O=/^[ -~]*$/;function M(y){if(O.test(y))return y.length;let w=0;for(const h of y)w+=S(h);return w}function S(y){return O.
test(y)?1:T(y)?0:new RegExp("\\p{Regional_Indicator}","u").test(y)?1:d(y)?2:1}const T=y=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(y),d=y=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(y);function $(y,w,h){let[c,u]=["",0];for(const r of y){const e=S(r),n=u+e;if(u>=w&&n<=h&&(e>0||u>w)?c+=r:c+=" ".repeat(Math.max(0,Math.min(n,h)-Math.max(u,
w))),u=n,u>h)break}return c}}),7146:((dt,K,t)=>{t.d(K,{ky:()=>c,nI:()=>S,qt:()=>w,wW:()=>h});var O=t(733);const M={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function S(r,e,n){return n.colour?`\x1B[${M[e]}m${r}\x1B[0m`:r}const T=(r,e,{hyperlinks:n})=>e===void 0||!n?r:`\x1B]8;;${e}\x1B\\${r}\x1B]8;;\x1B\\`,d=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
$=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,y=5001;function w(r){const{FORCE_HYPERLINK:e,TERM:n="",TERM_PROGRAM:o="",VTE_VERSION:f}=r;
return e?e!=="0":r.CI||r.NO_COLOR||n==="dumb"?!1:Number(f)>=y||d.test(o)||$.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(i=>r[i])}function h(r,e){const n="\
 ".repeat(r.indent),o=r.label.padEnd((r.column??0)-1),f=" ".repeat(r.indent+(r.column??2)),[i="",...E]=u(e.withFlags?.(r.text)??r.text,{first:e.width-n.length-o.
length-1,others:e.width-f.length}),A=T(S(o,r.style,e),r.url,e);return[`${n}${A} ${i}`.trimEnd(),...E.map(D=>`${f}${D}`)]}function c(r,{width:e,withFlags:n}){const[
o="",...f]=u(n?.(r)??r,{first:e,others:e-2});return[o,...f.map(i=>`  ${i}`)]}function u(r,e){const n=[];let o="",f=0;for(const i of r.split(" ")){const E=n.length===
0?e.first:e.others,A=(0,O.n)(i);o!==""&&f+1+A>E?(n.push(o),o=i,f=A):(f=o===""?A:f+1+A,o=o===""?i:`${o} ${i}`)}return[...n,o]}}),4421:((dt,K,t)=>{t.d(K,{S5:()=>Pt,
MV:()=>Rt,K8:()=>jt});var O=t(2389),M=t(2796),S=t(5102),T=t(4120),d=t(5955),$=t(8641),y=t(1831),w=t(8884),h=t(733),c=t(7146);const u=160,r=12,e="    ",n=/##\w*\[/;
function o({place:j,before:_,literal:Q,after:et},ft,pt){const gt=" ".repeat(`  ${j.line}`.length),v=Math.min(pt.width,u)-gt.length-3;if(v<r)return[];const x=f(_+
Q+et),U=x(_+Q+et),X=(0,h.n)(U)<=v?0:x(_).search(/[^ ]|$/),tt=U.slice(X),rt=(0,h.n)(x(_))-X,Et=(0,h.n)(x(_+Q))-X,{from:it,to:Lt,text:Ut}=i(tt,rt,Math.max(Et,rt+1),
v),Ft=(0,c.nI)("|","dim",pt),Gt="^".repeat(Math.max(1,Math.min(Et,Lt)-Math.max(rt,it))),Vt=" ".repeat(Math.max(rt,it)-it);return[`${(0,c.nI)(`  ${j.line}`,"dim",
pt)} ${Ft} ${Ut}`.trimEnd(),`${gt} ${Ft} ${Vt}${(0,c.nI)(Gt,ft,pt)}`]}function f(j){const _=Q=>(0,$.RK)(Q.replaceAll("	",e),Number.POSITIVE_INFINITY);return n.test(
_(j))?Q=>_(Q).replaceAll(/(?<=#)#/g," #"):_}function i(j,_,Q,et){const ft=(0,h.n)(j);if(ft<=et)return{from:0,to:et,text:j};const pt=Math.max(0,et-2-(Q-_)),gt=Q<
et?0:Math.max(0,_-1-Math.ceil(pt*2/3)),v=ft-gt<=et,x=gt+et,U=(0,h.W)(j,gt===0?0:gt+1,v?x:x-1),X=`${gt===0?"":"\u2026"}${U}${v?"":"\u2026"}`;return{from:gt,to:v?
x:x-1,text:X}}var E=t(1505),A=t(7574);const D=20,s=6,a=13,m={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yell\
ow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},g={error:m.fails,warning:m.warns,notice:{sign:"\xB7",style:"blue"}},I={value:$.RK,
prose:$.RK,because:w.eo};function R(j,_){const Q=(0,S.sG)(j),{sign:et,style:ft}=m[Q],pt=[...(0,S.cG)(j)?k(j,_.context):[],...(0,E.o7)(j,I)],gt=`${S.nx[Q]}${j.isNew?
` (${T.dy})`:""}: ${p(j)}`;return[...(0,c.wW)({indent:0,label:`${et} ${l(j.visit.host)}`,style:ft,text:gt},_),...pt.flatMap(v=>L(v,_))].map($.BP).join(`
`)}const l=j=>{const _=(0,y.nx)(j);return _===j?(0,$.RK)(j):`${(0,$.RK)(_)} (${(0,$.RK)(j)})`};function p(j){const{discovery:_}=j.visit.attempt,Q=(0,S.QK)(j);return Q.
length>0?(0,T.K4)([...new Set(Q.map(et=>et.problem.code))],s):_.kind==="skipped"?_.problem.code:(0,E.Yj)(j,I)}function k(j,_){const{hops:Q,certificates:et}=j.visit.
attempt;return[(0,E.se)(j,_,I),{label:"response",texts:Q.map(W)},{label:"services",texts:B(j)},...(0,E.Zc)(j,I),{label:"certificate",texts:et.map(ft=>b(ft,_))}]}
const L=({label:j,texts:_},Q)=>_.flatMap((et,ft)=>{const pt=ft===0?j:"";return(0,c.wW)({indent:2,label:pt,style:"dim",column:a,text:et},Q)});function W(j){const _=j.
status===null?"none":`${j.status} ${(0,$.RK)(j.reason,E.tN)}`,Q=j.status===null?"after":"in",et=[...j.mediaType===null?[]:[(0,$.RK)(j.mediaType,E.tN)],...j.address===
null?[]:[`at ${(0,$.RK)(j.address,E.tN)}`],...j.proxy===null?[]:[`through ${(0,$.RK)((0,$.cq)(j.proxy))}`],...j.authorization==="none"?[]:[`token ${(0,T.Rk)(j.authorization)}`]],
ft=et.length===0?"":` (${et.join("; ")})`;return`${_.trim()} from ${(0,$.RK)((0,$.cq)(j.url))} ${Q} ${(0,A.kJ)(j.ms)}${ft}`}function B({services:j,servicesLeftOut:_}){
const Q=j.slice(0,D),et=j.length-Q.length+_;return[...Q.map(G),...et>0?[`and ${et} more`]:[]]}function G(j){const _=(0,$.RK)(j.id,E.tN);switch(j.kind){case"url":
return`${_} ${(0,$.RK)((0,$.cq)(j.url))}`;case"login":{const{authz:Q,token:et}=j.login,ft=[Q,et].map(pt=>(0,$.RK)((0,$.cq)(pt??"none")));return`${_} authz ${ft.
join(", token ")}`}case"problem":return`${_}: ${j.problem.code}`}}function b(j,_){const{host:Q,subject:et,issuer:ft,expires:pt}=j,gt=(0,$.RK)((0,A.nO)(pt,_.startedAt));
return`${(0,$.RK)(Q,E.tN)} valid until ${gt}; subject ${(0,$.RK)(et,E.tN)}, issuer ${(0,$.RK)(ft,E.tN)}`}const F=4,P={places:6,messages:5,frames:M.Wi},C={places:3,
messages:2,frames:1},N=1e3;function z(j,_,Q){const{severity:et,code:ft,title:pt,message:gt}=j,v=(0,$.RK)(gt??pt,N),x=`${_.context.docsUrl}#${ft}`,{style:U}=g[et],
X=J(j,Q)??[...st(j.hosts.length>1?"hosts":"host",at(j),_),...ut(j,_,Q),...lt(j,_)],tt=ct(j.findings)?"":j.help??"";return[...(0,c.wW)({indent:0,label:`${et}[${ft}\
]:`,style:U,url:x,text:v},_),...X,...st("help",(0,$.RK)(tt,N),_),...st("affects",(0,T.od)(j.affects,_.context.clients),_)].map($.BP).join(`
`)}function J(j,{codes:_}){const{hosts:Q,message:et,code:ft,findings:pt}=j;if(Q.length<2||et===null)return null;const{lines:gt}=(0,w.yv)(pt),v=JSON.stringify([Q.
toSorted(),gt[0],gt.length]),x=_.get(v);return x===void 0&&_.set(v,ft),x===void 0?null:[`  hosts: the same ${Q.length} as for ${x}`]}function at({hosts:j,findings:_,
message:Q}){const[et]=j;if(j.length===1&&et!==void 0&&Q?.includes((0,y.nx)(et))&&_[0]?.isHostNew!==!0)return"";const pt=(0,T.Ku)(j,F).map(gt=>{const v=_.some(x=>x.
host===gt&&x.isHostNew);return`${l(gt)}${v?` (${T.dy})`:""}`});return(0,T.K4)(pt,j.length,j.length-pt.length)}function ut(j,_,Q){const{frames:et}=ht(j),ft=Ot(j),
pt=(0,M.cr)(j).length-ft.length;return[...ft.flatMap(({message:gt,findings:v,first:x},U)=>{const X=vt(x,j.message===null?gt:"",_);return U>=et?X:[...X,...V(x,j,
_,Q),...st("help",(0,$.RK)(q(j,v),N),_)]}),...pt>0?[`  and ${(0,T.px)(pt,"more message")} in the JSON report`]:[]]}const ht=({hosts:j,findings:_})=>j.length>1||
ct(_)?C:P,Ot=j=>(0,T.Ku)((0,M.cr)(j),ht(j).messages).map(([_,Q])=>({message:_,findings:Q,first:(0,w.tN)(Q)}));function vt(j,_,Q){if(j===null&&_==="")return[];const et=j===
null?"-":"-->",pt=[...j===null?[]:[(0,w.R3)(j)],(0,$.RK)(_,N)].filter(gt=>gt!=="").join(": ");return(0,c.wW)({indent:2,label:et,style:"dim",text:pt},Q)}function V(j,{
severity:_},Q,{lines:et}){if(j===null)return[];const{file:ft,line:pt,column:gt}=j,v=Q.context.sources.find(x=>x.place.file===ft&&x.place.line===pt&&x.place.column===
gt);return v===void 0||et.has(v)?[]:(et.add(v),o(v,g[_].style,Q))}function q({help:j,findings:_},Q){return j!==null||ct(_)?"":Q[0]?.problem.help??""}const ct=([
j,_])=>j?.exclude!==void 0&&_!==void 0;function lt(j,_){const{findings:Q}=j,{lines:et,settings:ft,leftOut:pt}=(0,w.yv)(Q),gt=Ot(j).map(({first:U})=>U&&(0,w.eo)(
U)),v=et.filter(U=>!gt.includes((0,w.eo)(U))),x=ht(j).places;return[...st("also at",(0,w.Ky)(v,x,void 0,pt),_),...st("required by",(0,w.Ky)(ft,x),_)]}const st=(j,_,Q)=>_===
""?[]:(0,c.wW)({indent:2,label:`${j}:`,style:"dim",text:_},Q);var nt=t(4148),St=t(1064);const Dt=20,wt=3,Ct="  ",Ht=j=>(0,nt.fi)(j,w.II);function bt(j,_){const{
wrong:Q}=(0,nt.jB)(j);return Q.length>nt.LC?[kt(j,Q,_)]:Q.map(et=>{const ft=(0,nt.P)(et),pt=[...ft.wrong,...ft.good],gt=_t((0,nt.ns)({...et,rows:pt.slice(0,Dt)},
$.RK),pt),v=Ht(et);return H({outcome:(0,nt.qj)(et),name:v,root:et,rows:pt,columns:gt},_)})}function kt(j,_,Q){const et=(0,nt.cZ)(j),ft=et.map(({row:X})=>X),pt=St.
Du.filter(X=>_.some(tt=>tt.clients.includes(X))),gt=(0,nt.ns)({clients:pt,rows:ft.slice(0,Dt)},$.RK),v=_t([(0,nt.ie)(et,Ht),...gt],ft),x=(0,nt.qj)({rows:ft}),U=(0,T.
px)(_.length,"root module");return H({outcome:x,name:U,root:{clients:pt},rows:ft,columns:v},Q)}const _t=(j,_)=>[...j,...(0,nt.ij)([(0,nt.eX)(({code:Q})=>Q)],_)];
function H({outcome:j,name:_,root:Q,rows:et,columns:ft},pt){const{sign:gt,style:v}=m[j],x=et.filter(rt=>(0,nt.Mm)(rt)===j),U=[...new Set(x.map(rt=>(0,$.RK)((0,nt.
mC)(rt,Q))))],X=`${nt.pJ[j]} for ${(0,T.K4)(U,wt)}`,tt=et.length-Dt;return[`${(0,c.nI)(gt,v,pt)} ${(0,c.nI)(_,"bold",pt)}: ${X}`,...ot(et.slice(0,Dt).map(rt=>({
sign:m[(0,nt.Fg)([rt])],cells:[(0,$.RK)((0,nt.mC)(rt,Q)),...ft.map(({cell:Et})=>Et(rt))]})),["module or provider",...ft.map(({title:rt})=>rt)],pt),...tt>0?[`  a\
nd ${tt} more in the JSON report`]:[]].map($.BP).join(`
`)}function ot(j,_,Q){const et=_.map((gt,v)=>Math.max(...[gt,...j.map(({cells:x})=>x[v])].map(Mt)));if(et.reduce((gt,v)=>gt+Ct.length+v,Ct.length)>Q.width)return j.
flatMap(({sign:{sign:gt,style:v},cells:[x="",...U]})=>{const X=U.flatMap((rt,Et)=>rt===""?[]:[`${_[Et+1]} ${rt}`]),tt=`${x}: ${X.join("; ")}`;return(0,c.wW)({indent:2,
label:gt,style:v,text:tt},Q)});const pt=gt=>gt.map((v,x)=>v+" ".repeat((et[x]??0)-Mt(v))).join(Ct).trimEnd();return[`    ${(0,c.nI)(pt(_),"dim",Q)}`,...j.map(({
sign:{sign:gt,style:v},cells:x})=>`  ${(0,c.nI)(gt,v,Q)} ${pt(x)}`)]}const Mt=(j="")=>Array.from(j).length;function xt(j,_){const Q=j.flatMap(x=>x.rows),{sign:et,
style:ft}=m[(0,nt.Fg)(Q)],[pt]=j,v=`${j.length===1&&pt!==void 0?Ht(pt):(0,T.px)(j.length,"root module")}: ${(0,nt.nS)(Q)}`;return(0,c.wW)({indent:0,label:et,style:ft,
text:v},_).map($.BP).join(`
`)}const Kt=3,Wt=4,Y=1e3;function Z({hosts:j,roots:_},Q){const et=Map.groupBy(j,S.sG),ft=(et.get("unchecked")??[]).filter(({findings:gt})=>gt.length===0),{good:pt}=(0,nt.
jB)(_);return[...mt("unchecked",ft,Q),...mt("skipped",et.get("skipped")??[],Q),...mt("works",et.get("works")??[],Q),...pt.length>0?[xt(pt,Q)]:[]]}function mt(j,_,Q){
const et=X=>R(X,Q);if(_.length<=Kt)return _.map(et);const{sign:ft,style:pt}=m[j],gt=(0,T.Ku)(_,Wt).map(({visit:X})=>l(X.host)),v=(0,T.K4)(gt,gt.length,_.length-
gt.length),x=`${(0,T.px)(_.length,"host")} ${S.nx[j]}: ${v}`;if(!Q.isRunner)return[(0,c.wW)({indent:0,label:ft,style:pt,text:x},Q).map($.BP).join(`
`)];const U=X=>`and ${X} more in the JSON report`;return[[(0,$.BP)(`${ft} ${x}`),...(0,T.UV)(_,Y,et,U)].join(`
`)]}function yt(j,_){const Q=(0,S.hm)(j.findings),et=j.hosts.length>Kt||j.findings.length>0,ft=_.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",pt=`problem codes are explained at ${_.context.docsUrl}`;return et?[(Q===null||Q==="noti\
ce"?[ft]:[pt,ft]).flatMap(v=>(0,c.ky)(v,_)).join(`
`)]:[]}const $t=5,Tt=30,At=3,It=20,Bt=16e6;function*Pt(j,_){yield`${Rt(j,_)}
`;let Q=!0;for(const{text:et}of jt(j,_)){const ft=et.includes(`
`);yield`${Q||ft?`
`:""}${et}
`,Q=ft}}function Rt(j,_){const{sign:Q,style:et}=m[j.passed?"works":"fails"],ft=_.isQuiet?[]:(0,S.h$)(j,_.context).slice(0,$t);return[`${(0,c.nI)(Q,et,_)} ${(0,c.
nI)((0,S.$N)(j,_.context),"bold",_)}`,...ft.flatMap(pt=>Nt(pt,_))].join(`
`)}function*jt(j,_,Q=Bt){const{isQuiet:et=!1,isRunner:ft=!1,context:pt}=_,gt=({severity:it})=>!et||it==="error"||(0,O.k2)(it,pt.failOn),v=(0,M.cZ)(j.findings.filter(
gt)),x={lines:new Set,codes:new Map};for(const it of v.slice(0,Tt))yield zt(z(it,_,x));const U=v.slice(Tt).flatMap(({findings:it})=>it);if(U.length>0&&(yield zt(
`and ${(0,T.px)(U.length,"more finding")} in the JSON report`)),et)return;const X=it=>({kind:ft?"group":"plain",text:it});yield*bt(j.roots,_).map(X);const tt=(0,S.
md)(j.hosts).filter(it=>(0,S.cG)(it)&&!(0,S.JR)(it)),rt=ft||tt.length<=At?tt:[];yield*Xt(rt,_,Q).map(X),yield*Z(j,_).map(X);const Et=(0,S.h$)(j,pt).slice($t);Et.
length>0&&(yield zt(Et.flatMap(it=>Nt(it,_)).join(`
`))),yield*yt(j,_).map(zt)}const Nt=(j,_)=>(0,c.ky)((0,$.RK)(j),_).map($.BP);function*Xt(j,_,Q){const et=new d.Wv(Q),ft=tt=>R(tt,_),pt=yield*(0,d._Q)(j.slice(0,
It),et,ft),gt=[],v=(0,d._Q)(j.slice(It),et,ft);let x=v.next();for(;!x.done;x=v.next())gt.push(x.value);const U=(0,T.px)(gt.length,"more host");gt.length>0&&(yield[
`details of ${U}`,...gt].join(`
`));const X=pt+x.value;X>0&&(yield`the details of ${(0,T.px)(X,"more host")} are in the JSON report`)}const zt=j=>({kind:"plain",text:j})}),5257:((dt,K,t)=>{t.d(
K,{JT:()=>$,KS:()=>y,MO:()=>c,MP:()=>d,Nf:()=>h,W$:()=>T,cd:()=>S,yp:()=>w});var O=t(5143);const M="hostnames input",S={file:M,line:1,column:1,endColumn:1},T=u=>u.
file===M?M:u,d=({host:u,namespace:r,name:e,system:n})=>`${u}/${r}/${e}/${n}`,$=({host:u,namespace:r,type:e})=>`${u}/${r}/${e}`;function y(u,r){const e=u.versions??
h(u)?.values?.[r]??null;return e===null?null:{text:e,place:w(u)}}function w(u){const{versionsAt:r,place:e}=u,n=typeof r=="number"?r:r?.at;return n===void 0?e:{file:e.
file,...(0,O._h)(n)}}const h=({versionsAt:u})=>typeof u=="number"?null:u,c=(u,r)=>`${u} ${r}`}),2909:((dt,K,t)=>{t.a(dt,async(O,M)=>{try{let b=function(z){return async(J,at)=>{
try{await at()}catch(ut){z([`${J}: ${(0,$.A3)(ut)}`])}}},N=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(K);var S=t(2929),T=t(9018),d=t(7251),
$=t(6309),y=t(40),w=t(3565),h=t(8782),c=t(4475),u=t(4690),r=t(9077),e=t(3795),n=t(3386),o=t(2057),f=t(1964),i=t(3329),E=t(2827),A=t(3616),D=t(8641),s=t(9703),a=t(
4421),m=t(8463),g=t(3152),I=t(4106),R=t(6875);const l=120;process.env.UV_THREADPOOL_SIZE??="64",(0,n.p)(),(0,o.B_)(process.stdout,z=>process.stderr.write(`the l\
og was not written: ${z}
`)),(0,o.B_)(process.stderr,()=>{});const p=w.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const k=new R.V,L=(0,u.i)(process);await(0,r.
q)(process,await W(w.Ko(I.y.map(({name:z})=>z))));async function W(z){const J=(0,T.c)(z,process.env,(0,d.K)(w.QU)),at=ht=>{const Ot=(0,T.r)(vt=>(0,s.p)(ht,vt),J);
return w.fJ("Could not run",Ot),3},ut=(0,r.w)(process,k,{isFinal:!1,crash:at,now:L});try{const ht=await B(z,J),Ot=ut.aborted?3:ht.verdict.passed?0:1;return await F(
ht,J,ut),Ot}catch(ht){return ht instanceof g.GN?(w.fJ("Wrong settings",J.redact(ht.mistakes.join(`
`))),2):at(ht)}}async function B(z,J){const at=(0,e.fN)(ut=>w.N4(J.redact([ut])),e.Si);try{return await(0,S.z6)(z,{environment:process.env,directory:N(),isFork:(0,h.
$c)(process.env.GITHUB_EVENT_NAME,p),stop:k,startTimer:R.I,now:L,progress:at.show,changes:ut=>C(ut,J),secrets:J,kill:process.kill})}finally{at.end()}}async function G(z){
const{verdict:J,changes:at,context:ut}=z,ht=(0,h.ng)(process.env,p),Ot=ht===null?[]:(0,y.ws)((0,y.R8)(J),N(),ht);if(ht===null||at?.kind!=="files")return{...z,located:Ot,
context:{...ut,links:(0,y.hP)(Ot)}};const{withDiffLinks:vt}=await t.e(52).then(t.bind(t,9052)),V=vt(Ot,at.files,N(),ht);return{...z,located:Ot,context:{...ut,links:V}}}
async function F(z,{redact:J},at){const{checked:ut,warnings:ht}=await(0,c.Y)(z,{directory:N(),environment:process.env,random:Math.random}),{settings:Ot,verdict:vt}=ut,
{GITHUB_OUTPUT:V,GITHUB_STEP_SUMMARY:q,RUNNER_TEMP:ct}=process.env,lt=wt=>w.R8(J(wt).map(Ct=>(0,D.LS)(Ct))),st=b(lt);lt(ht);let nt={...ut,located:[]};await st("\
places are not links",async()=>{nt=await G(ut)});const{context:St}=nt,Dt={colour:!1,width:l,isRunner:!0,context:St};await st("the log was not written",()=>w.ur(
(0,a.MV)(vt,Dt),(0,a.K8)(vt,Dt))),await st("the annotations were not written",()=>w.fz((0,f.H)(vt,St))),await st("the outputs were not written",async()=>lt(await w.
Kn(V,(0,E.Y)(vt)))),await st("the job summary was not written to GITHUB_STEP_SUMMARY",()=>w.Sy(q,(0,A.Gc)(vt,St))),await st("the JSON report was not written to \
RUNNER_TEMP",async()=>{const wt=w.u5(ct,(0,i.h)(vt,St));lt(await w.Kn(V,{report:wt}))}),await st("the report files were not written",async()=>lt(await(0,m.t)(Ot.
report,{verdict:vt,context:St},N()))),!at.aborted&&await st("the comment and the issue were not written",async()=>{const{notes:wt,warnings:Ct}=await P(nt,at);w.
N4(J(wt)),lt(Ct)})}async function P(z,J){const{comment:at,issue:ut}=z.settings;return at==="never"&&ut==="never"?{notes:[],warnings:[]}:await(await t.e(137).then(
t.bind(t,5137))).publish(z,(0,h.ng)(process.env,p),N(),J)}async function C({githubToken:z},{redact:J}){const at=(0,h.ng)(process.env,p),ht=await(await t.e(181).
then(t.bind(t,5181))).readChanges(at,z,k.signal);return ht.kind==="all"&&at?.pull&&w.R8(J([`changed-only has no effect: ${ht.why}`])),ht}M()}catch(l){M(l)}},1)}),
5657:((dt,K,t)=>{t.d(K,{G:()=>r});var O=t(6760),M=t(5747);const S=21,T=/^(?!\.{1,2}$)[\w.-]+$/;function d(D){let s=!1;for(const a of D.split(`
`)){const m=a.trim();m.startsWith("[")&&(s=m==='[remote "origin"]');const g=m.indexOf("=");if(!(!s||g<0||m.slice(0,g).trim().toLowerCase()!=="url"))return $(m.slice(
g+1).trim())}return null}function $(D){const s=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(D),[a,m]=s===null?y(D):[s[1],s[2]],g=(m??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),I=g.length>1&&g.length<=S;return!a||!I||!g.every(R=>T.test(R))?null:{host:a.toLowerCase(),owner:g.slice(0,-1).join("/"),name:g.at(-1)??""}}function y(D){
const s=URL.parse(D);return s===null||!/^(https?|ssh):$/.test(s.protocol)?[]:[s.protocol==="ssh:"?s.hostname:s.host,s.pathname.slice(1)]}var w=t(4614);const h=5,
c=/^[0-9a-f]{40}$/,u=/^refs\/(?!.*\.\.)[^\0]+$/;function r(D){const s=(0,O.join)(D,".git"),a=e(s,D)??s,m=A((0,O.join)(a,"commondir")),g=m===null?a:i(m,a),I=()=>E(
(0,O.join)(g,"packed-refs"))??"",R=n(A((0,O.join)(a,"HEAD")),[a,g],I);return R===null?null:{commit:R,isFetched:f(R,E((0,O.join)(a,"FETCH_HEAD"))??"",I),remote:d(
E((0,O.join)(g,"config"))??""),tracked:l=>(0,w.O)((0,O.join)(a,"index"),l)}}function e(D,s){const[,a]=/^gitdir: (.+)$/.exec(A(D)??"")??[];return a===void 0?null:
i(a,s)}function n(D,s,a){let m=D;for(let g=0;m!==null&&g<=h;g+=1){if(c.test(m))return m;const[,I]=/^ref: (.+)$/.exec(m)??[];if(I===void 0||!u.test(I))return null;
m=o(I,s,a)}return null}function o(D,s,a){for(const g of s){const I=A((0,O.join)(g,D));if(I!==null)return I}return a().split(`
`).find(g=>g.endsWith(` ${D}`))?.slice(0,40)??null}function f(D,s,a){const m=(g,I)=>g.split(`
`).some(R=>R.startsWith(`${D}${I}`));return m(s,"	")||m(a()," refs/remotes/")}const i=(D,s)=>(0,O.isAbsolute)(D)?D:(0,O.join)(s,D);function E(D){const s=(0,M.yR)(
D);return s.ok?s.text:null}const A=D=>E(D)?.replace(/\r?\n$/,"")??null}),4614:((dt,K,t)=>{t.d(K,{O:()=>e,R:()=>f});var O=t(3024),M=t(5747);const S=128*1024*1024,
T=12,d=62,$=16384,y=12288,w=4,h=61440,c=4096,u=32768,r=Buffer.alloc(0);function e(i,E){const A=(0,M.io)(i,S);return A===null?new Map:n(A,E)}function n(i,E){const A=new Map;
if(i.length<T)return A;const D=i.readUInt32BE(4);if(i.toString("latin1",0,4)!=="DIRC"||D<2||D>4)return A;const s=i.readUInt32BE(8);let a=r,m=T;for(let g=0;g<s;g+=
1){if(m+d>i.length)return A;const I=i.readUInt16BE(m+60),R=m+d+(I&$?2:0),l=D===w,{kept:p,from:k}=l?o(i,R,a):{kept:r,from:R},L=i.indexOf(0,k);if(L<0)return A;const W=i.
subarray(k,L),B=l?Buffer.concat([p,W]):W;if(B.length>c)return A;const G=(i.readUInt32BE(m+24)&h)===u,b=B.toString("utf8");G&&(I&y)===0&&E.has(b)&&A.set(b,{modified:i.
readUInt32BE(m+8),size:i.readUInt32BE(m+36)}),m=l?L+1:m+(L-m+8&-8),a=B}return A}function o(i,E,A){let D=E,s=i[D++]??0,a=s&127;for(;s&128;)s=i[D++]??0,a=(a+1)*128+
(s&127);return{kept:A.subarray(0,Math.max(0,A.length-a)),from:D}}function f(i,{modified:E,size:A}){try{const D=(0,O.lstatSync)(i),s=Math.floor(D.mtimeMs/1e3);return D.
isFile()&&D.size%2**32===A&&s%2**32===E}catch(D){return(0,M.Oj)(D),!1}}}),40:((dt,K,t)=>{t.d(K,{R8:()=>y,hP:()=>e,ws:()=>h});var O=t(6760),M=t(5657),S=t(4614),T=t(
4503),d=t(8884);const $=5e3;function y(n){const o=new Set;for(const f of w(n))if(typeof f!="string"&&(0,d.CN)(f.file)&&o.add(f.file),o.size===$)break;return o}function*w({
findings:n,hosts:o,roots:f}){for(const{places:i}of n)yield*i;for(const{requirements:i}of o)for(const{because:E}of i)yield*E;for(const{rows:i}of f)for(const{places:E}of i)
yield*E}function h(n,o,f){if(!c(f.serverUrl))return[];const i=r(o);return[...Map.groupBy(n,A=>i(A.split("/").slice(0,-1).join("/")))].flatMap(([A,D])=>A===null?
[]:u(A,D,o,f))}const c=n=>/^https?:\/\/[\w.:/-]+$/.test(n);function u({prefix:n,checkout:o},f,i,E){const{commit:A,isFetched:D,remote:s}=o,a=URL.parse(E.serverUrl);
if(s===null||a===null)return[];if(s.host!==a.host&&s.host!==a.hostname)return[];if(!D&&![E.commit,E.defaultCommit].includes(A))return[];const m=`${s.owner}/${s.
name}`,g=`${E.serverUrl}/${m}/blob/${A}`,I=p=>p?.toLowerCase()===m.toLowerCase(),R=I(`${E.owner}/${E.repository}`)||I(E.pull?.from),l=new Map(f.map(p=>[p.slice(
n.length),p]));return Array.from(o.tracked(new Set(l.keys())),([p,k])=>{const[L,W]=[l.get(p),(0,T.oW)(p)];return L===void 0||W===null||!(0,S.R)((0,O.join)(i,L),
k)?[]:{file:L,path:p,url:`${g}/${W}`,isOfRun:R}}).flat()}function r(n){const o=new Map,f=i=>{const E=o.get(i);if(E!==void 0)return E;const A=(0,M.G)((0,O.join)(
n,i)),D=i.split("/").slice(0,-1).join("/"),s=A!==null?{prefix:i===""?"":`${i}/`,checkout:A}:i===""?null:f(D);return o.set(i,s),s};return f}const e=n=>new Map(n.
map(({file:o,url:f})=>[o,{url:f}]))}),3565:((dt,K,t)=>{t.d(K,{fz:()=>st,fJ:()=>_t,QU:()=>q,N4:()=>bt,j_:()=>Ht,Ko:()=>V,R8:()=>kt,ur:()=>ct,Kn:()=>St,u5:()=>Ct,
Sy:()=>nt});var O=t(3024),M=t(6760),S=t(857);function T(H){return H==null?"":typeof H=="string"||H instanceof String?H:JSON.stringify(H)}function d(H){return Object.
keys(H).length?{title:H.title,file:H.file,line:H.startLine,endLine:H.endLine,col:H.startColumn,endColumn:H.endColumn}:{}}function $(H,ot,Mt){const xt=new h(H,ot,
Mt);process.stdout.write(xt.toString()+S.EOL)}function y(H,ot=""){$(H,{},ot)}const w="::";class h{constructor(ot,Mt,xt){ot||(ot="missing.command"),this.command=
ot,this.properties=Mt,this.message=xt}toString(){let ot=w+this.command;if(this.properties&&Object.keys(this.properties).length>0){ot+=" ";let Mt=!0;for(const xt in this.
properties)if(this.properties.hasOwnProperty(xt)){const Kt=this.properties[xt];Kt&&(Mt?Mt=!1:ot+=",",ot+=`${xt}=${u(Kt)}`)}}return ot+=`${w}${c(this.message)}`,
ot}}function c(H){return T(H).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function u(H){return T(H).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(
/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function r(){throw new Error("this function of @actions/core is not bundled")}function e(){throw new Error(
"this function of @actions/core is not bundled")}var n=t(6928);function o(H){return H.replace(/[\\]/g,"/")}function f(H){return H.replace(/[/]/g,"\\")}function i(H){
return H.replace(/[/\\]/g,path.sep)}var E=function(H,ot,Mt,xt){function Kt(Wt){return Wt instanceof Mt?Wt:new Mt(function(Y){Y(Wt)})}return new(Mt||(Mt=Promise))(
function(Wt,Y){function Z($t){try{yt(xt.next($t))}catch(Tt){Y(Tt)}}function mt($t){try{yt(xt.throw($t))}catch(Tt){Y(Tt)}}function yt($t){$t.done?Wt($t.value):Kt(
$t.value).then(Z,mt)}yt((xt=xt.apply(H,ot||[])).next())})},A;(function(H){H[H.Success=0]="Success",H[H.Failure=1]="Failure"})(A||(A={}));function D(H,ot){const Mt=toCommandValue(
ot);if(process.env[H]=Mt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(H,ot));issueCommand("set-env",{name:H},Mt)}function s(H){
$("add-mask",{},H)}function a(H){process.env.GITHUB_PATH||""?issueFileCommand("PATH",H):issueCommand("add-path",{},H),process.env.PATH=`${H}${path.delimiter}${process.
env.PATH}`}function m(H,ot){const Mt=process.env[`INPUT_${H.replace(/ /g,"_").toUpperCase()}`]||"";if(ot&&ot.required&&!Mt)throw new Error(`Input required and n\
ot supplied: ${H}`);return ot&&ot.trimWhitespace===!1?Mt:Mt.trim()}function g(H,ot){const Mt=m(H,ot).split(`
`).filter(xt=>xt!=="");return ot&&ot.trimWhitespace===!1?Mt:Mt.map(xt=>xt.trim())}function I(H,ot){const Mt=["true","True","TRUE"],xt=["false","False","FALSE"],
Kt=m(H,ot);if(Mt.includes(Kt))return!0;if(xt.includes(Kt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${H}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function R(H,ot){if(process.env.GITHUB_OUTPUT||"")return r("OUTPUT",e(H,ot));process.
stdout.write(S.EOL),$("set-output",{name:H},T(ot))}function l(H){issue("echo",H?"on":"off")}function p(H){process.exitCode=A.Failure,W(H)}function k(){return process.
env.RUNNER_DEBUG==="1"}function L(H){issueCommand("debug",{},H)}function W(H,ot={}){$("error",d(ot),H instanceof Error?H.toString():H)}function B(H,ot={}){$("wa\
rning",d(ot),H instanceof Error?H.toString():H)}function G(H,ot={}){$("notice",d(ot),H instanceof Error?H.toString():H)}function b(H){process.stdout.write(H+S.EOL)}
function F(H){y("group",H)}function P(){y("endgroup")}function C(H,ot){return E(this,void 0,void 0,function*(){F(H);let Mt;try{Mt=yield ot()}finally{P()}return Mt})}
function N(H,ot){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(H,ot));issueCommand("save-state",{name:H},toCommandValue(
ot))}function z(H){return process.env[`STATE_${H}`]||""}function J(H){return E(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(H)})}var at=t(6309),
ut=t(5747),ht=t(566),Ot=t(4e3),vt=t(5955);const V=H=>Object.fromEntries(H.map(ot=>[ot,m(ot)]));function q(H){for(const ot of H)s(ot)}function ct(H,ot){b(H);let Mt=!0;
for(const{kind:xt,text:Kt}of ot){const[Wt="",...Y]=Kt.split(`
`),Z=xt==="plain"&&Y.length>0;(Mt||Z)&&b(""),Mt=Z,Z||Y.length===0?b(Kt):(F(Wt),b(Y.join(`
`)),P())}}const lt={error:W,warning:B,notice:G};function st(H){for(const{level:ot,message:Mt,line:xt,column:Kt,...Wt}of H)lt[ot](Mt,{...Wt,...xt===void 0?{}:{startLine:xt},
...Kt===void 0?{}:{startColumn:Kt}})}const nt=(H,ot)=>wt("GITHUB_STEP_SUMMARY",H,Mt=>(0,O.appendFileSync)(Mt,ot));async function St(H,ot){const Mt=new Map;for(const[
Wt,Y]of Object.entries(ot))try{H?await wt("GITHUB_OUTPUT",H,Z=>(0,O.appendFileSync)(Z,Dt(Wt,Y))):R(Wt,Y)}catch(Z){Mt.set(Wt,(0,at.A3)(Z))}const[xt]=Mt.values();
return xt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Mt.keys()].join(", ")}: ${xt}`]}function Dt(H,ot){const Mt=typeof ot=="st\
ring"?ot:JSON.stringify(ot);if(/[\r\n]/.test(Mt))throw new at.Lw("the value has a line break");return`${H}=${Mt}
`}async function wt(H,ot,Mt){if(!ot)throw new at.Lw(`${H} is not set; run this as an action on a runner`);const xt=(0,O.openSync)(ot,"r+");try{const{size:Kt}=(0,O.
fstatSync)(xt);try{Mt(ot)}catch(Wt){throw(0,O.fstatSync)(xt).size>Kt&&(0,O.ftruncateSync)(xt,Kt),Wt}}finally{(0,O.closeSync)(xt)}}function Ct(H,ot){if(!H)throw new at.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Mt=(0,M.join)("tf-disco","report.json");return(0,ht.f)(H,Mt,(0,vt.mk)(ot)),(0,M.join)(H,Mt)}
function Ht(H){if(H===void 0||H==="")return null;const ot=(0,ut.yR)(H);try{if(ot.ok)return JSON.parse(ot.text)}catch{}const Mt=ot.ok?"is not JSON":(0,Ot.mP)(ot.
failure);return B(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Mt}; check that no earlier step changes it`),null}function bt(H){for(const ot of H)
b(ot)}function kt(H){for(const ot of H)B(ot)}const _t=(H,ot)=>W(ot,{title:H})}),8782:((dt,K,t)=>{t.d(K,{$c:()=>y,Ob:()=>d,at:()=>c,ng:()=>S});var O=t(8641);const M=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function S(r,e){const n=E=>r[E]?.trim()??"",[,o,f]=M.exec(n("GITHUB_REPOSITORY"))??[];if(o===void 0||f===void 0)return null;const i=T(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:o,repository:f,apiUrl:T(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:i,event:n("GITHUB_EVENT_NAME"),workflow:$(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${i}/${o}/${f}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:u(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:w(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:h(
n("GITHUB_REF"),e)}}const T=r=>r.replace(/(?<!\/)\/+$/,"");function d({apiUrl:r}){const e=URL.parse(r);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,O.RK)(r)}`}const $=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function y(r,e){if(r==="pull_request_target")return!1;const n=c(e,
"pull_request","head"),[o,f]=[c(n,"repo","full_name"),c(e,"pull_request","base","repo","full_name")];return n!==void 0&&o!==f}function w(r,e){const n=c(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:y(r,e),from:u(e,"pull_request","head","repo","full_name")??null}:null}
function h(r,e){const n=u(e,"repository","default_branch");return n===void 0?null:r===`refs/heads/${n}`}function c(r,...e){return e.reduce((n,o)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,o):void 0,r)}function u(r,...e){const n=c(r,...e);return typeof n=="string"?n:void 0}}),1964:((dt,K,t)=>{t.d(K,{H:()=>G});var O=t(4e3),
M=t(5799),S=t(2796),T=t(5102),d=t(4120),$=t(8884),y=t(8641),w=t(1831);const h=700,c=8,u=5,r={text:250,places:1},e={text:h,places:c},n=2,o=3600,f=120,i=4096,E=V=>V!==
""&&(0,$.CN)(V)&&(0,y.BP)((0,y.RK)(V,i))===V;function A(V){const q=a(V),ct=[...new Set(V.map(({problem:nt})=>nt.title))],lt=q.length>0?(0,d.K4)(q,n):m(V);if(ct.
length===1)return s(lt,ct[0]??"");const st=`${V.length} problems`;return s(lt===null?st:`${st} with ${lt}`,ct.join(", "))}function D({title:V,hosts:q,findings:ct}){
if(ct.length===1)return A(ct);const lt=q.length>0?0:(0,$.Dc)(ct),st=Math.max(q.length,lt),nt=st===1?a(ct)[0]??(0,$.II)((0,$.tN)(ct)?.file??""):(0,d.px)(st,q.length>
0?"host":"file"),St=ct.length>st?` (${ct.length} times)`:"";return s(st===0?null:nt,`${V}${St}`)}const s=(V,q)=>V===null?q:`${V}: ${q}`,a=V=>[...new Set(V.flatMap(
({host:q})=>q===null?[]:(0,y.RK)((0,w.nx)(q))))];function m(V){const q=(0,$.tN)(V);return q===null||E(q.file)?null:(0,$.II)(q.file)}function g(V,q){const ct=new Set(
V.map(({severity:nt})=>nt)).size>1,lt=V.slice(0,u).map(nt=>R(nt,ct,V.length>2?r:e,q)).map(nt=>nt.join(`
`)),st=V.length-lt.length;return[...lt,...st>0?[I(st)]:[]].join(`

`).split(`
`)}const I=V=>`and ${V} more, see the job summary`;function R(V,q,ct,lt){const{problem:st,severity:nt}=V,St=(0,$.Xd)(V),Dt=(0,d.od)(V.affects,lt.clients),wt=(0,$.
xi)(V,Dt,ct.text,ct.places);return[`${q?`${nt}: `:""}${(0,y.RK)(st.message,ct.text)} [${st.code}]`,...wt.map(([Ct,Ht])=>`${Ct}: ${Ht}`),...St===null||E(St.file)?
[]:[`at: ${(0,$.R3)(St)}`],...V.isHostNew?[`the host is ${d.dy}`]:[],`${lt.docsUrl}#${st.code}`]}function l(V,q){const{message:ct,help:lt,findings:st,code:nt,title:St,
affects:Dt}=V;if(st.length===1)return g(st,q);const wt=(0,d.od)(Dt,q.clients),Ct=[`${(0,y.RK)(ct??St,h)} [${nt}]`,...lt===null?[]:[`help: ${(0,y.RK)(lt,h)}`],...wt===
""?[]:[`affects: ${wt}`]],Ht=`${q.docsUrl}#${nt}`,bt=o-[...Ct,Ht].join(`
`).length;return[...Ct,...k(V,bt),Ht]}function p(V,q,{docsUrl:ct}){const lt=V.slice(0,u).flatMap(({problem:{message:st,help:nt}})=>[`${(0,y.RK)(st,r.text)} [${q.
code}]`,...q.help===null&&nt?[`help: ${(0,y.RK)(nt,r.text)}`]:[]]);return[...new Set(lt),`see also "${D(q)}"`,`${ct}#${q.code}`]}function k({findings:V,message:q},ct){
const lt=[];let st=ct;for(const St of V){const Dt=L(St,q===null);if(Dt.length>=st)break;st-=Dt.length+1,lt.push(Dt)}const nt=V.length-lt.length;return nt>0?[...lt,
I(nt)]:lt}function L(V,q){const{host:ct,places:lt,placesLeftOut:st,problem:nt,isHostNew:St}=V,Dt=(0,$.Ky)(lt,1,void 0,st),wt=ct===null?"":`${(0,y.RK)((0,w.nx)(ct))}${St?
` (${d.dy})`:""}`,[Ct,Ht]=ct===null?[Dt,""]:[wt,Dt],kt=[q?(0,y.RK)(nt.message,f):"",q&&Ht!==""?`(${Ht})`:Ht].filter(_t=>_t!=="");return kt.length===0?`- ${Ct}`:
`- ${Ct}: ${kt.join(" ")}`}const W=10,B=200;function G(V,q){const ct=b(V),lt=(0,T.hm)(V.findings);let st=V.findings;for(const nt of M.oC){const{annotations:St,used:Dt}=F(
nt,st,q,nt===lt);ct.push(...St),st=st.filter(wt=>!Dt.has(wt))}return ct}function b({passed:V,stopped:q,findings:ct}){const lt=ct.filter(({severity:nt})=>nt==="w\
arning").length;if(V||ct.some(({severity:nt})=>nt==="error"))return[];if(q!==null)return[vt("error","The check is not complete",[(0,O.Cw)(q)])];const st=`${(0,d.
px)(lt,"warning")}, and fail-on is warning`;return[vt("error","Warnings fail this check",[st])]}function F(V,q,ct,lt){const st=q.filter(({severity:wt})=>wt===V),
nt=new Set(st.map(P));if(nt.size>W){const wt=N(st),Ct=lt&&V!=="notice"?z(V,wt,ct):[];return{annotations:[...C(V,wt,ct),...Ct].slice(0,W),used:new Set(st)}}const St=q.
filter(wt=>nt.has(P(wt)));return{annotations:[...Map.groupBy(St,P).values()].map(wt=>vt(V,A(wt),g(wt,ct),(0,$.tN)(wt))),used:new Set(St)}}function P(V){const q=(0,$.
Xd)(V);return q===null?V:`${q.line}:${q.file}`}function C(V,q,ct){const lt=q.length<=W?q:q.slice(0,W-1),st=q.slice(lt.length).flatMap(nt=>nt.findings);return[...lt.
map(nt=>vt(V,D(nt),l(nt,ct),(0,$.tN)(nt.findings))),...st.length===0?[]:[Ot(V,st)]]}function N(V){const q=(0,S.cZ)(V);return q.length<=W?q:ht(q)}function z(V,q,ct){
const lt=new Set(q.map(({findings:nt})=>nt.map(P).find(J)));return ut(q.map(nt=>at(nt).map(St=>({cause:nt,findings:St})))).filter(({findings:[nt]})=>{const St=nt&&
P(nt);return J(St)&&!lt.has(St)&&lt.add(St)}).slice(0,W).map(({cause:nt,findings:St})=>{const Dt=p(St,nt,ct);return vt(V,A(St),Dt,(0,$.tN)(St))})}const J=V=>typeof V==
"string";function at({findings:V}){const q=V.filter(st=>E((0,$.Xd)(st)?.file??"")),ct=[...Map.groupBy(q,P).values()];return ut(Map.groupBy(ct,([st])=>st&&(st.host??
(0,$.Xd)(st)?.file)).values())}const ut=V=>[...V].flatMap(q=>q.map((ct,lt)=>({item:ct,turn:lt}))).toSorted((q,ct)=>q.turn-ct.turn).map(({item:q})=>q);function ht(V){
return[...Map.groupBy(V,({code:ct})=>ct).values()].flatMap(([ct,...lt])=>ct===void 0||lt.length===0?ct??[]:{...ct,findings:[ct,...lt].flatMap(({findings:st})=>st),
hosts:[...new Set([ct,...lt].flatMap(({hosts:st})=>st))],message:null,help:null})}function Ot(V,q){const ct=[...new Set(q.map(({problem:lt})=>lt.title))];return vt(
V,`and ${(0,d.px)(q.length,`more ${V}`)}`,[...ct,"see the job summary"])}function vt(V,q,ct,lt=null){const st={title:(0,y.LS)((0,y.RK)(q,B)),message:(0,y.LS)(ct.
join(`
`))};if(lt===null||!E(lt.file))return{level:V,...st};const{file:nt,line:St,column:Dt,endColumn:wt}=lt;return{level:V,...st,file:nt,line:St,column:Dt,endColumn:wt}}}),
2827:((dt,K,t)=>{t.d(K,{Y:()=>S});const O={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},M={hosts:12e4,services:36e4};function S({passed:d,hosts:$,findings:y},w=M){const h=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),c=T($.map(({visit:e})=>JSON.stringify(e.host)),w.hosts),u=T($.map(e=>{const n=JSON.stringify(Object.
fromEntries(h(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),w.services),r=e=>y.filter(n=>n.severity===e).length;return{passed:d,hosts:`[${c.join(",")}]`,services:`\
{${u.join(",")}}`,errors:r("error"),warnings:r("warning"),"left-out":$.length-Math.min(c.length,u.length)}}function T(d,$){let y=$;return d.filter(w=>{const h=w.
length<y;return h&&(y-=w.length+1),h})}})};export{Qt as ids,qt as modules};
