const Qt=[558,246,751,345,909],qt={3534:((Mt,V,t)=>{t.r(V),t.d(V,{credentialsDiffer:()=>s,credentialsEmpty:()=>p,credentialsMalformed:()=>v,credentialsMissing:()=>e,
credentialsNearMiss:()=>r,credentialsOtherHost:()=>m,credentialsRejected:()=>o,credentialsShort:()=>c,credentialsUnused:()=>h,documentUnauthorized:()=>x});var w=t(
1064),S=t(1831),T=t(2713),P=t(4e3),u=t(5799);const p=(0,u.lS)((0,u.$e)("credentials-empty","Token is empty",w.Du),({source:a})=>({message:`the token from ${a} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),E={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},v=(0,u.lS)((0,u.
z3)("credentials-malformed","Malformed token",w.Du),({source:a,slip:g})=>({message:`the token from ${a} ${E[g].has}`,help:E[g].help,...g==="control character"?{}:
{severity:"warning"}})),c=(0,u.lS)((0,u.$e)("credentials-short","Token is too short to be redacted"),({source:a})=>({message:`the token from ${a} has fewer than\
 ${T.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
s=(0,u.lS)((0,u.lm)("credentials-differ","Clients use different tokens"),({host:a,first:g,other:y})=>({message:`for host ${(0,S.nx)(a)}, ${l(g)} and ${l(y)}`,help:`\
set the token for both clients in ${(0,S.fK)(a)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),l=({client:a,source:g})=>g===
null?`${w.bB[a]} finds no token`:`${w.bB[a]} uses the token from ${g}`,o=(0,u.lS)((0,u.$e)("credentials-rejected","Token was rejected"),({host:a,status:g,source:y})=>({
message:`host ${(0,S.nx)(a)} returned ${g} for the token from ${y}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,S.cu)(a)}; then store a new one in the same place`})),e=(0,u.lS)((0,u.$e)("credentials-missing","Token is missing"),({host:a,
service:g,isFork:y,searched:M,notRead:D})=>{const R=(0,S.nx)(a),i=`host ${R} requires a token${g===null?"":` for ${g}`}`;if(y)return{message:`${i}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[d=""]=(0,S.fK)(a),k=D.length===0?"":`; not read: ${D.join(", ")}`;return{message:`${i}, and none was found (searched: ${M.join(", ")}${k}\
)`,help:`add the line "${R}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${d}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(d)}`}}),n=a=>/^\w+$/.
test(a)?`export ${a}=\u2026`:`env '${a}=\u2026' terraform init`,r=(0,u.lS)((0,u.$e)("credentials-near-miss","Token variable has a similar name"),({host:a,variable:g,
why:y,write:M})=>({message:`${g} seems to be meant for host ${(0,S.nx)(a)}, but ${y}`,help:`rename it to ${M}: ${n(M)}`})),m=(0,u.lS)((0,u.$e)("credentials-othe\
r-host","Token is for another host",w.Du),({host:a,other:g,source:y,service:M,isSent:D,isNotice:R})=>({message:`the clients do not send the token for ${g} from ${y}\
 ${M===null?`after the redirect of ${a}`:`to ${M} of host ${a}`}: they send ${D?`the token of ${a}`:"none"}`,help:M===null?`make the discovery document of ${a} \
public, or serve it at ${a} itself`:`set the token for ${a}, and the clients send it to ${g}`,...R?{severity:"notice",affects:[]}:{}})),h=(0,u.lS)((0,u.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:a})=>({message:`the tokens input has a token for host ${(0,S.nx)(a)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),x=(0,u.lS)((0,u.z3)("document-unauthorized","Discovery requires valid credentials",w.
zK),({host:a,token:g,challenge:y,...M})=>{const D=g==="sent"?"rejected the given authentication credentials":"requires authentication credentials",R=y===null?"":
`, and asks for ${y} authentication`;return{message:`host ${a} ${D}: ${(0,P._r)(M)}${R}`,help:(0,P.NM)(M.page,a,H(a,g,M.status,y))}}),L="make the discovery docu\
ment public";function H(a,g,y,M){const D=(0,P.qZ)(a);if(M!==null)return{operator:`exempt /.well-known/terraform.json from ${M} authentication`,guest:D,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(g){case"sent":{const R="check that the token is for this host, complete and not expired";return y===
403?{operator:R,user:R,guest:D}:{operator:R,user:R}}case"none":{const R=`add a token to \`tokens\` (${a}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${R}\
, or ${L}`,user:R,guest:D}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${a} to respond itself, or ${L}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((Mt,V,t)=>{t.r(V),t.d(V,{fileLimit:()=>e,fileOutside:()=>s,fileSyntax:()=>u,fileUnreadable:()=>c,nothingToCheck:()=>o});var w=t(1064),
S=t(4e3),T=t(5143),P=t(5799);const u=(0,P.lS)((0,P.$e)("file-syntax","File has a syntax error",w.Du),({error:n,file:r})=>({message:n??"the file is not valid UTF\
-8",help:(0,T.Zl)(r)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),p={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},E={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},v={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},c=(0,P.lS)((0,P.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${p[n.what]}: ${n.code}`:p[n.what],help:(n.what==="file"||n.what==="directory"?E[n.code]:void 0)??v[n.what]})),
s=(0,P.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),l=3,o=(0,P.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:r})=>{const x=`found no Terraform or OpenTofu files in ${n.every(H=>H===".")?"this directory":`\`scan\` (${(0,S.XT)(n,l)}\
)`}`,L="check out the repository first (in a workflow: actions/checkout)";return r?{message:`${x}; only \`hostnames\` was checked`,help:`${L}, or correct \`scan\``,
severity:"warning"}:{message:`${x}, and \`hostnames\` is not set`,help:`${L}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,P.lS)((0,P.$e)("fil\
e-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,S.mP)(n)}`,help:"split the file, or list it in `e\
xclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{
message:`there are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
directory":return{message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclud\
e`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclud\
e`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the files after it \
are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of hosts; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more t\
han ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roo\
ts`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported problems first, or sc\
an fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,S.Cw)(n.stopped)} after reading ${n.files} files; this directory and the following one\
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((Mt,V,t)=>{t.r(V),t.
d(V,{cloudOrganization:()=>s,cloudToken:()=>p,cloudVersion:()=>E,cloudWorkspace:()=>l,cloudWorkspaceMissing:()=>o});var w=t(1064),S=t(1831),T=t(9562),P=t(4e3),u=t(
5799);const p=(0,u.lS)((0,u.z3)("cloud-token","Token for the cloud block or remote backend is missing",w.Du),({host:e,service:n,isFork:r,searched:m,notRead:h})=>{
const x=(0,S.nx)(e),H=`${n===T.OZ?"the cloud block":"the remote backend"} requires a token for ${x}`;if(r)return{message:`${H}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const a=h.
length===0?"":`; not read: ${h.join(", ")}`,[g=""]=(0,S.fK)(e);return{message:`${H}, and none was found (searched: ${m.join(", ")}${a})`,help:`add the line "${x}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${g}; outside GitHub, run \`terraform login ${x}\` or \`tofu login ${x}\``}}),E=(0,u.lS)((0,u.z3)("\
cloud-version","API is too old for the cloud block",w.Du),({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,P.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),v=e=>"why"in e?`the response of ${e.url} ${(0,P.dh)(e.why)}`:(0,P._r)({...e,page:null}),c=(e,n,r)=>"\
status"in e&&[401,403,404].includes(e.status)?r:(0,u.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),s=(0,u.lS)((0,u.z3)("cloud\
-organization","Organization cannot be read",w.Du),e=>{const{host:n,organization:r,source:m}=e;return{message:`the organization ${r} at ${n} cannot be read: ${v(
e)}`,help:c(e,n,`check the name of the organization, and that the token from ${m} is valid and belongs to a member`)}}),l=(0,u.lS)((0,u.z3)("cloud-workspace","W\
orkspace cannot be read",w.Du),e=>{const{host:n,organization:r,workspace:m}=e;return{message:`the workspace ${m} of ${r} at ${n} cannot be read: ${v(e)}`,help:c(
e,n,"check that the token may read the workspace")}}),o=(0,u.lS)((0,u.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:r})=>({
message:`${n} at ${e} has no workspace ${r} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((Mt,V,t)=>{t.r(V),t.d(V,{hostAssumed:()=>v,hostGeneric:()=>c,hostNotAllowed:()=>p,hostNotChecked:()=>l,hostPrivateRedirect:()=>s});var w=t(
1064),S=t(4e3),T=t(5799);const P=({file:n,line:r})=>`${(0,S.dh)(n)}:${r}`,u=n=>n.map(r=>w.bB[r]).join(" and "),p=(0,T.lS)((0,T.z3)("host-not-allowed","Host is n\
ot allowed",w.zK),n=>{const{host:r}=n,m=`add ${r} to \`allowed-hosts\``;if("service"in n){const{service:h,registry:x}=n;return{message:`${h} of ${x} is on ${r},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${m}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${r}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${m}`};if("use"in n){const[h,x]=E[n.use];return{message:`${h} ${r}\
, which is not in \`allowed-hosts\``,help:`use ${x}, or ${m}`}}if("implied"in n){const{place:h,clients:x}=n.implied;return{message:`host ${r} is not in \`allowed\
-hosts\` and was not contacted; ${P(h)} names no host, and this is the default of ${u(x)}`,help:`name an allowed registry there, ${m}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${r} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${m}`}}),E={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},v=(0,T.lS)((0,T.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:n,place:r,clients:m})=>({message:`${n} was not contacted: ${P(r)} implies it as the default host of ${u(m)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),c=(0,T.lS)((0,T.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),s=(0,T.lS)((0,T.z3)("host-private-redirect","Redirect to a non-public address",w.zK),({host:n,address:r,asks:m})=>r===
"metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${m==="document"?"redirects":"leads"} to ${n}, which has a ${r} address and was not contacted`,help:`if ${m==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),l=(0,T.lS)((0,T.z3)("host-not-checked","Host was not checked before the chec\
k ended",w.zK),({host:n,stopped:r,isBegun:m,unchecked:h,total:x,slowest:L})=>({message:`${n} was not checked${m?" completely: its visit was under way when":":"}\
 ${(0,S.Cw)(r)}, with ${h} of ${x} hosts not checked`,help:o[r.kind]+e(L)})),o={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function e(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:m,tookMs:h})=>`${m}\
 (${(0,S.YA)(h)})`).join(", ")}`}}),5143:((Mt,V,t)=>{t.d(V,{Az:()=>H,Ks:()=>s,Ts:()=>l,Zl:()=>h,_M:()=>v,_h:()=>o,bH:()=>E,n7:()=>x});var w=t(4e3);const S="//",
T=/^[\w.-]+(?:\/[\w.-]+)*$/,P=1e3,u=a=>a.length<=P&&T.test(a),p=(a,g)=>`${a}${S}${g}`;function E(a){const g=a.indexOf(S),y=g<0?"":a.slice(0,g);return u(y)?{repository:y,
path:a.slice(g+S.length)}:{repository:null,path:a}}const v=a=>E(a).repository,c=2**14,s=c-1,l=({line:a,column:g,endColumn:y})=>(a*c+Math.min(g,s))*c+Math.min(y-
g,c-1);function o(a){const g=Math.floor(a/c),y=g%c;return{line:Math.floor(g/c),column:y,endColumn:y+a%c}}const e=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
n=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,r=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function m(a){const{path:g}=E(
a),y=g.split("/").slice(0,r.test(g)?-2:-1);return y.find((M,D)=>e.test(M)&&!(M==="test"&&y.slice(0,D).some(R=>n.test(R))))}const h=a=>m(a)!==void 0;function x(a){
const g=m(a);return(g===void 0?E(a).path:`**/${g}`).replace(/[\\{}[\]?!()]/g,"?")}const L=3;function H(a,g,y){const M=a===1?"1 finding is":`${a} findings are`,D=y===
1?" of 1 repository":` of ${y} repositories`,[R,i]=y===0?["","`exclude`"]:[D,"`exclude` where usages are collected"];return`${M} in tests, examples or templates${R}\
, where errors are warnings; to skip such files, set ${i}: ${(0,w.XT)(g,L)}`}}),5799:((Mt,V,t)=>{t.d(V,{$e:()=>s,C:()=>T,lS:()=>o,lm:()=>l,oC:()=>S,pj:()=>p,z3:()=>c});
var w=t(6174);const S=["error","warning","notice"],T=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function P({operator:e,user:n,guest:r},{role:m,host:h}){
const x=`ask the operator of ${h} to ${e}`;switch(m){case"operator":return e;case"user":return n===e?n:n===void 0?x:`${n}; if you run ${h}, ${u(e,n)}`;case"gues\
t":return r??n??x}}const u=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function p(e,n){const{cures:r,...m}=e;return r===void 0?e:{...m,help:E(r,n)}}function E(e,n){
const{because:r,note:m}=e,h=r===void 0?"":`${r}: `,x=m===void 0?"":`; ${m}`;return h+P(e,n)+x}const v=e=>(n,r,m=[])=>({code:n,title:r,severity:e,affects:m}),c=v(
"error"),s=v("warning"),l=v("notice");function o(e,n){return Object.assign(m=>{const{help:h,...x}=n(m),L=e.code,H=(0,w._)(x.message),a={...e,code:L,usualSeverity:e.
severity,...x,message:H};return h===void 0?a:typeof h=="string"?{...a,help:(0,w._)(h)}:{...a,help:E(h,{role:"operator",host:""}),cures:h}},e)}}),2246:((Mt,V,t)=>{
t.d(V,{z6:()=>Kt,wX:()=>_t,w5:()=>Vt});var w=t(6760),S=t(9461),T=t(3024),P=t(5143),u=t(5747);const p=200,E=50,v=32*1024*1024,c=4e3,s=1e3,l=1e6;function o(Q,et,pt){
const yt=Map.groupBy(Q.filter(e).slice(0,p),({file:I})=>I),$t=[];let $=0;for(const[I,K]of[...yt].slice(0,E)){const tt=(0,w.join)(et,I),st=n(tt);if(st===null||st.
mtimeMs>pt+1)continue;if($+=st.size,$>v)break;const ot=(0,u.yR)(tt);ot.ok&&$t.push(...r(ot.text,K))}return $t}const e=({column:Q,endColumn:et})=>Q!==P.Ks&&Q<l&&
et>Q;function n(Q){try{return(0,T.statSync)(Q)}catch(et){return(0,u.Oj)(et),null}}function r(Q,et){const pt=[];let[yt,$t]=[1,Q.startsWith("\uFEFF")?1:0];for(const $ of et.
toSorted((I,K)=>I.line-K.line)){for(;yt<$.line&&$t>=0;yt+=1)$t=Q.indexOf(`
`,$t)+1||-1;if($t<0)break;const I=Q.indexOf(`
`,$t),K=I<0?Q.length:I,tt=K>$t&&Q[K-1]==="\r";pt.push(...m(Q.slice($t,tt?K-1:K),$))}return pt}function m(Q,et){const{column:pt,endColumn:yt}=et,$t=Q.length<=c;if(!$t&&
yt-pt>s)return[];const $=h(Q,pt-1,0);if($>=Q.length)return[];const I=h(Q,yt-pt,$),[K,tt]=$t?[Q.slice(0,$),Q.slice(I)]:["",""];return[{place:et,before:K,literal:Q.
slice($,I),after:tt,isWhole:$t}]}function h(Q,et,pt){let yt=pt;for(let $t=et;$t>0&&yt<Q.length;$t-=1)yt+=(Q.codePointAt(yt)??0)>65535?2:1;return yt}var x=t(6174),
L=t(2161);function H(Q,et){const{directory:pt,checkedAt:yt,configs:$t}=et,$=$t.flatMap(at=>at.files),I=new Set($.flatMap(({path:at,shown:f})=>[a(at),f])),K=at=>{
const f=a((0,w.resolve)(pt,at));return!I.has(at)&&!I.has(f)&&g(at)&&g(f)},tt=Q.filter(({file:at})=>K(at)),st=o(tt,pt,yt),ot=d(st,et.usages);return st.flatMap(at=>y(
at,ot.get(k(at.place))??null,et))}function a(Q){const et=(0,S.$)(Q);return et.kind==="file"?et.path:(0,w.resolve)(Q)}const g=Q=>(0,L.L8)((0,w.basename)(Q),new Set,
(0,w.basename)((0,w.dirname)(Q)))!==void 0;function y({place:Q,before:et,literal:pt,after:yt,isWhole:$t},$,{redact:I,kept:K}){const tt=et+pt+yt;return I(tt,K)!==
tt?[]:$t&&!i(tt)?[{place:Q,before:et,literal:pt,after:yt}]:$===null||D.test($)||!pt.includes($)?[]:[{place:Q,before:"\u2026 ",literal:(0,x._)($),after:" \u2026"}]}
const M=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
D=/[\s"]/,R=/[\w+-]{20,}/g,i=Q=>M.test(Q)||(Q.match(R)??[]).some(et=>/\d/.test(et)&&/[a-z]/.test(et)&&/[A-Z]/.test(et));function d(Q,et){const pt=new Map(Q.map(
({place:$t})=>[k($t),$t.file])),yt=new Set(pt.values());return new Map(et.filter(({place:$t})=>yt.has($t.file)&&pt.has(k($t))).flatMap(({place:$t,text:$})=>$===
null?[]:[[k($t),$]]))}const k=({file:Q,line:et,column:pt})=>`${et}:${pt} ${Q}`;var b=t(2389),Y=t(6897),G=t(1831),J=t(3592),C=t(2796),z=t(6763),W=t(5751),q=t(1435),
X=t(8723),ft=t(7052),mt=t(9664);function vt(Q,{evidence:et,versions:pt}){if(Q.version!==null)return()=>Q.version;const yt=et.filter(({level:$t,version:$})=>$t===
"version-file"&&$!==null);return($t,$)=>yt.some(K=>K.client===$t&&kt($,(0,mt.jt)(K.place.file)))?pt[$t]??null:null}const kt=(Q,et)=>et===""||`${Q}/`.startsWith(
`${et}/`);var ct=t(6195),rt=t(7854),ut=t(3152);const B=2e5;async function O({usages:Q,notes:et,scanned:pt,changed:yt,dialect:$t,settings:$}){const{declared:I,endedAt:K}=pt;
if(Q.length===0&&![...I].some(Ft=>"place"in Ft)&&$.roots.length===0)return{roots:[],notes:[]};const{rootsOf:st}=await t.e(353).then(t.bind(t,5353)),{Readings:ot,
RootNotes:at,textNotes:f}=await Promise.all([t.e(917),t.e(203)]).then(t.bind(t,1203)),{clients:A,versions:F}=$t,_=await j({usages:Q,declared:I,clients:A},$,K===
null),it=[],dt=[],Et=new ot,ht=$.dialect.name==="auto"?[]:A,xt=new at({clients:A,readings:Et,upgrade:$.upgrade,versionIn:vt($.dialect,$t)}),Lt=$.depth!=="discov\
ery";let Ct=0;for(const Ft of st(_,{changed:yt,versions:F,hasCalls:Lt})){if(Ct+=Ft.directories.length,Ct>B){dt.push((0,rt.YW)(Ft.directory,(0,ft.fileLimit)({kind:"\
roots",max:B})));break}xt.add(Ft),Lt&&it.push(Ft)}const Bt=[...f(Q,I,{...$t,readings:Et,set:ht})].filter(({place:Ft})=>yt===null||yt.has(Ft.file)),Ht=new Set(et.
flatMap(({problem:Ft,place:Zt})=>Ft.code==="lock-invalid"?Zt.file:[])),Wt=[...Bt,...xt.notes()].filter(({place:Ft})=>!Ht.has(Ft.file));return{roots:it,notes:[...Wt,
...dt]}}async function j(Q,{roots:et},pt){const{layoutsOf:yt,unmatched:$t}=await t.e(353).then(t.bind(t,5353)),$=et.map(tt=>({text:tt,matches:(0,ct.Ls)([tt])})),
I=yt({...Q,patterns:$}),K=pt?$t(I,$):[];if(K.length===0)return I;throw new ut.GN(K.map(tt=>`roots: no directory with configuration matches ${tt}`))}async function U(Q,et){
return et.every(({lockFile:yt})=>yt===null)?Q:(await t.e(862).then(t.bind(t,3862))).withoutUnusedLocks(Q,et)}function nt(Q,et,{depth:pt},yt){if(pt==="discovery")
return Q;const $t=({kind:I,workspace:K})=>I==="cloud_default"?!!yt.TF_CLOUD_HOSTNAME:I!=="backend_remote_default"||K?.organization===null,$=new Set(et.filter(I=>!$t(
I)).map(({place:I})=>Z(I)));return Q.map(I=>I.problem.code==="host-missing"&&$.has(Z(I.place))?{...I,problem:{...I.problem,severity:"error"}}:I)}const Z=({file:Q,
line:et,column:pt})=>`${Q}:${et}:${pt}`;async function gt(Q,et){if(Q===null)return b.j7;const{judgeInit:pt}=await Promise.all([t.e(917),t.e(341),t.e(761)]).then(
t.bind(t,5761));return pt(Q,et)}var At=t(8416),Tt=t(3474);function Pt(Q,et,pt){const yt={...Q,newHosts:new Set,files:null,remarks:[]};if(et===null)return yt;const $t=ot=>({
...yt,remarks:[`changed-only has no effect: ${ot}`]});if(et.kind==="all")return $t(et.why);const{files:$}=et,I=new Set($.filter(({status:ot})=>ot!=="removed").map(
({file:ot})=>ot));if(I.size>0&&![...I].some(ot=>pt(ot)!==null))return $t("the checkout contains none of the files that the pull request changes");const K=Q.usages.
filter(({place:ot})=>I.has(ot.file)),st=`changed-only: the pull request changes ${$.length===1?"1 file":`${$.length} files`} with ${K.length} of ${Q.usages.length}\
 usages`;return{usages:K,notes:Q.notes.filter(({place:ot})=>It(ot.file,I)),newHosts:Ot(Q.usages,$,pt),files:new Set($.map(({file:ot})=>ot)),remarks:[st]}}const It=(Q,et)=>et.
has(Q)||Q==="."||[...et].some(pt=>pt.startsWith(`${Q}/`)),St=2e8;function Ot(Q,et,pt){const yt=new Set;if(et.some(Rt))return yt;const $t=new Map(et.map(st=>[st.
file,N(st,pt)])),$=et.flatMap(({patch:st})=>lt(st,/^[ -]/));let I=0;const K=(st,ot)=>{const at=[ot,(0,G.nx)(ot).toLowerCase()];return st.filter(f=>(I+=f.length,
I<=St&&at.some(A=>f.includes(A)))).length},tt=(st,ot)=>{const{isNew:at,now:f,added:A}=$t.get(st)?.()??jt,F=at?0:K(f,ot);return at||F>0&&F===K(A,ot)};for(const[st,
ot]of Map.groupBy(Q,at=>at.host)){if(st===null||ot.some(({isHostImplied:f})=>f))continue;const at=[...new Set(ot.map(({place:f})=>f.file))];!at.every(f=>$t.has(
f))||K($,st)>0||at.every(f=>tt(f,st))&&I<=St&&yt.add(st)}return yt}const jt={isNew:!1,now:[],added:[]};function N({file:Q,status:et,patch:pt},yt){let $t=null;const $=()=>{
const I=et==="added";if(I||pt===null)return{...jt,isNew:I};const K=(yt(Q)??"").toLowerCase().split(`
`);return{isNew:I,now:K,added:lt(pt,/^\+/)}};return()=>($t??=$(),$t)}const lt=(Q,et)=>(Q??"").toLowerCase().split(`
`).filter(pt=>et.test(pt)),wt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Rt=({file:Q,status:et,changes:pt,patch:yt})=>yt===null&&et!=="added"&&pt>0&&wt.
test(Q);var bt=t(2859),Dt=t(370);async function Nt(Q,et){const pt=et.now(),yt=await(0,Dt.SQ)(Q,et),$t=Q.scan.length===0?0:et.now()-pt,$=(0,Dt.PT)(Q,yt,et),I=await(0,At.
L2)($),{clients:K}=I,tt={usages:(0,rt.sw)(yt.usages,K),notes:(0,rt.vH)([...yt.notes,...Xt(yt,et.stop.why)],K)},st=await Ut(tt,Q,et),ot=await(0,q.jK)(st.usages,Q,
I,{...et,scanned:{...Q,...yt}}),{roots:at,notes:f}=await O({...tt,scanned:yt,changed:st.files,dialect:I,settings:Q}),A=await U(ot.usages,at),F=(0,bt.C)(Q,A,K,(0,rt.
kA)(tt.usages));zt(F);const{configs:_,releases:it}=ot,{environment:dt}=et,{files:Et,bytes:ht}=yt;return{dialect:{...I,releases:it},configs:_,usages:A,roots:at,requirements:F,
notes:[...nt(st.notes,A,Q,dt),...f],newHosts:st.newHosts,isEmpty:Q.scan.length>0&&yt.isEmpty&&yt.endedAt===null,complaints:ot.findings,allUsages:tt.usages,changes:st.
changes,remarks:[...st.remarks,...ot.remarks],scan:{files:Et,bytes:ht,usages:A.length,durationMs:$t},clients:()=>(0,At.rU)(I,$.scan)}}async function Ut(Q,et,pt){
const yt=et.changedOnly?await pt.changes(et):null;return{changes:yt,...Pt(Q,yt,$=>{const I=(0,u.yR)((0,w.join)(pt.directory,$));return I.ok?I.text:null})}}function Xt({
endedAt:Q,files:et},pt){return Q===null||pt===null?[]:[(0,rt.YW)(Q,(0,ft.fileLimit)({kind:"time",stopped:pt,files:et}))]}function zt(Q){const{size:et}=new Set(Q.
map(({host:pt})=>pt));if(!(et<=Tt.pS))throw new ut.GN([`scan found ${et} hosts, the limit is ${Tt.pS}: narrow scan or exclude files`])}async function Kt(Q,et){const pt=new Date,
yt=await(0,W.readSettings)(Q,et),$t=yt.deadlineMs,$=et.startTimer($t,()=>et.stop.end({kind:"deadline",ms:$t}));try{const I=await Nt(yt,et);await(0,Y.x)();const K=await Gt(
I,yt,et,pt);return await Jt(K,I,yt,et,pt)}finally{$()}}async function Gt(Q,et,pt,yt){const{environment:$t,stop:$,isFork:I}=pt,{dialect:K,configs:tt}=Q,st=await(0,X.
j)(Q,et,{...K,configs:tt},pt),ot={...Q,visits:st.visits,tokenVariables:Vt($t),tokenHosts:et.tokens.map(({host:A})=>A),tokenSources:st.tokenSources,stopped:$.why,
predicted:await gt(st.inquiry,{...et,dialect:K,isFork:I})},at={...et,dialect:K,isFork:I,now:yt.getTime()},f=st.visits.length>0||ot.predicted.requests.length>0;return(0,b.
S4)(ot,at,f?await(0,q.U7)():null)}async function Jt(Q,{dialect:et,configs:pt,allUsages:yt,requirements:$t,changes:$,scan:I,clients:K,...tt},st,ot,at){const f=_t(
$t),A=[...tt.remarks,...(0,z.r)(Q)],F={verdict:Q,remarks:(0,z.q)(A)},{verdict:_,remarks:it}=ot.secrets.redact(F,f);return{settings:st,changes:$,verdict:_,context:{
dialect:et,failOn:st.failOn,scan:I,remarks:it,startedAt:at.toISOString(),durationMs:Date.now()-at.getTime(),version:J.xv,docsUrl:J.aq,clients:await K(),sources:H(
(0,C.sC)(_.findings),{...ot.secrets,kept:f,usages:yt,configs:pt,directory:ot.directory,checkedAt:at.getTime()}),links:null,repository:null,repositories:[],shards:Yt(
st),history:null}}}const Yt=({shard:Q})=>Q===null?null:{indexes:[Q.index],count:Q.count},Vt=Q=>Object.keys(Q).filter(et=>/^TFE?_?TOKEN/i.test(et)),_t=Q=>new Set(
Q.flatMap(({host:et,service:pt})=>[et,(0,G.nx)(et),pt]))}),9461:((Mt,V,t)=>{t.d(V,{$:()=>T});var w=t(3024),S=t(5747);function T(P){try{const u=(0,w.realpathSync)(
P),p=(0,w.statSync)(u);return p.isFile()?{kind:"file",path:u}:{kind:p.isDirectory()?"directory":"special",path:u}}catch(u){return{kind:"error",code:(0,S.Oj)(u)}}}}),
5747:((Mt,V,t)=>{t.d(V,{Oj:()=>o,io:()=>v,yR:()=>E});var w=t(4573),S=t(3024);const T=16*1024*1024,P=S.constants.O_RDONLY|(S.constants.O_NONBLOCK??0)|(S.constants.
O_NOCTTY??0),u=Buffer.allocUnsafeSlow(256*1024);let p=u;const E=(n,r=T)=>c(n,r,l);function v(n,r){const m=c(n,r,(h,x)=>Buffer.from(h.subarray(0,x)));return Buffer.
isBuffer(m)?m:null}function c(n,r,m){let h;try{h=(0,S.openSync)(n,P)}catch(x){return e(x)}try{const x=(0,S.readSync)(h,u,0,u.length,null);return x<u.length?m(u,
x):s(h,r,m)}catch(x){return e(x)}finally{(0,S.closeSync)(h)}}function s(n,r,m){const{size:h}=(0,S.fstatSync)(n);if(h>r||h<u.length)return{ok:!1,failure:{kind:"s\
ize",bytes:h,maxBytes:r}};p.length<h&&(p=Buffer.allocUnsafeSlow(h));const x=p;let L=0;for(;L<h;){const H=(0,S.readSync)(n,x,L,h-L,L);if(H===0)break;L+=H}return m(
x,L)}function l(n,r){const m=n.toString("utf8",0,r),h=!m.includes("\uFFFD")||(0,w.isUtf8)(n.subarray(0,r));return{ok:!0,text:m,isUtf8:h,bytes:r}}function o(n){if(!(typeof n==
"object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{kind:"error",code:o(n)}})}),8185:((Mt,V,t)=>{t.d(V,{C:()=>s,
I:()=>o});var w=t(4283),S=t(7052),T=t(6697),P=t(1064),u=t(1831),p=t(2886);const E=(e,{allowedHosts:n,hostnames:r})=>(0,u.Jr)(e,n)||r.some(m=>m.host===e),v={file:"\
.",line:1,column:1,endColumn:1},c=1e4;function s(e,n,r=c){if(n.allowedHosts.length===0)return[];const m=new Map,h=[];let x=0;for(const{directHost:H,kind:a,isOverridden:g,
place:y,clients:M}of e){if(H===void 0||g||E(H,n))continue;const D=a==="backend_http"||a==="remote_state"?"backend":"download",R=`${D} ${H}`,i=m.get(R);if(i===void 0&&
m.size>=r){x+=1;continue}const d=i??l(H,D);m.set(R,d),h.push({...d,place:y,clients:M})}if(x===0)return h;const L=(0,S.fileLimit)({kind:"problems",max:r,omitted:x});
return[...h,{problem:L,place:v,clients:P.Du,host:null}]}function l(e,n){const r=(0,u.Pv)(e),m=r.ok?r.value:null,h=m===null?e:(0,u.nx)(m);return{problem:(0,T.hostNotAllowed)(
{host:h,use:n}),host:m}}function o(e,n,r,m){if(m.allowedHosts.length===0)return[];const h=r.filter(({because:x})=>x.some(L=>typeof L!="string"));return n.flatMap(
x=>{const{id:L,kind:H}=x;if(H!=="url"||!h.some(M=>M.service===L))return[];const a=(0,w.Dl)(x.url),g=a.ok?(0,u.Pm)(a.value):null;if(g===null||g===e||E(g,m))return[];
const y=(0,T.hostNotAllowed)({host:g,service:L,registry:(0,u.nx)(e)});return[(0,p.bz)(y,L)]})}}),8988:((Mt,V,t)=>{t.d(V,{s:()=>l,k:()=>x});var w=t(3534),S=t(3410),
T=t(5143),P=t(9562);const u=[P.OZ,P.Bn],p=[P.e$,P.xq],E=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...u,...p]},{matches:/^api\.env0\.com$/,services:p},{matches:/^backend\.api\.env0\.com$/,
services:u},{matches:/\.scalr\.io$/,services:u}],v=L=>E.find(({matches:H})=>H.test(L))?.services??[];var c=t(241),s=t(2886);function l(L,{role:H},a){const g=n(L),
y=L.credentials?.hasToken===!0,D=(L.attempt.hops.at(-1)?.challenge??null)===null&&(y||H!=="guest"),R=y?[]:r(L.host,g,a),d=[...L.difference===null?[]:[L.difference],
...R,...g===null||!D?[]:[m(L,g,a)]].map(b=>(0,s.bz)(b)),k=y?[]:o(L,a);return k.length>0?[...d,...k]:R.length===0?[...d,...e(L,a)]:d}function o(L,{usages:H,isFork:a,
depth:g}){const{host:y,attempt:M}=L;if(g==="discovery"||M.discovery.kind!=="found")return[];const D=H.flatMap(({workspace:R,hasOwnToken:i,needs:d,place:k})=>R===
void 0||i||(0,T.Zl)(k.file)?[]:d.filter(b=>b.host===y));return Array.from(Map.groupBy(D,({service:R})=>R),([R,i])=>{const d=(0,S.cloudToken)({host:y,service:R,isFork:a,
...h(L)}),k=i.flatMap(b=>b.clients);return(0,s.bz)((0,s.aZ)(d,k),R)})}function e(L,{usages:H,isFork:a}){const{host:g,attempt:y,credentials:M}=L;if(y.discovery.kind!==
"found"||M?.hasToken||M?.problem)return[];const D=v(g).find(R=>H.some(({hasOwnToken:i,needs:d,place:k})=>d.some(b=>b.host===g&&b.service===R)&&!i&&!(0,T.Zl)(k.file)));
return D===void 0?[]:[(0,s.bz)((0,w.credentialsMissing)({host:g,service:D,isFork:a,...h(L)}),D)]}function n(L){const{discovery:H,hops:a}=L.attempt;return H.kind===
"failed"&&H.problem.code==="document-unauthorized"?a.at(-1)?.status??null:null}function r(L,H,{tokenVariables:a,hosts:g}){return(0,c.B)(a,L,g).filter(({isParent:y})=>!y||
H!==null).map(({variable:y,why:M,write:D})=>(0,w.credentialsNearMiss)({host:L,variable:y,why:M,write:D}))}function m(L,H,{isFork:a}){const{host:g,credentials:y}=L;
return y?.hasToken?(0,w.credentialsRejected)({host:g,status:H,source:y.source}):(0,w.credentialsMissing)({host:g,service:null,isFork:a,...h(L)})}function h({credentials:L,
looks:H}){const a=H.flatMap(D=>D.looks),g=D=>[...new Set(a.flatMap(({held:R,source:i})=>R!=="not read"===D?i:[]))],y=L===null?g(!0):[L.source],M=L===null?g(!1):
[];return{searched:y,notRead:M}}function x(L,H){return L.filter(a=>!H.includes(a)).map(a=>(0,s.bz)((0,w.credentialsUnused)({host:a})))}}),2886:((Mt,V,t)=>{t.d(V,
{ER:()=>c,HJ:()=>m,Mm:()=>x,Np:()=>o,TC:()=>a,aZ:()=>v,bz:()=>E,hD:()=>l,l$:()=>p,ld:()=>n,pi:()=>e,xJ:()=>s});var w=t(5143),S=t(5799),T=t(1831),P=t(7715);const u=[
"module","provider","version","package","lock","not"],p=({problem:g,places:y})=>u.includes(g.code.replace(/-.*/,""))&&y.length>0&&y.every(M=>typeof M!="string"),
E=(g,y=null,M=!0)=>({services:y===null?[]:[y],problem:g,needed:M}),v=(g,y)=>({...g,affects:g.affects.filter(M=>y.includes(M))}),c=({problem:g,needed:y})=>y&&g.usualSeverity===
"error";function s({problem:g,needed:y},M){const D=y&&M.some(R=>g.affects.includes(R));return g.severity==="error"&&!D?"warning":g.severity}const l=(g,y,M)=>({severity:s(
g,y),problem:g.problem,affects:g.problem.affects,...M}),o=(g,y)=>S.oC.indexOf(g.severity)-S.oC.indexOf(y.severity),e=(g,y,M)=>M.some(D=>D.code===g.code&&(D.host===
null||D.host===y));function n({problem:g,services:y},{visit:{host:M,attempt:D},requirements:R,answering:i},{depth:d}){if(d==="discovery"||D.discovery.kind==="sk\
ipped")return!0;const k=y.some(Y=>i.has(`${M} ${Y}`));if(g.code==="service-url-no-slash"&&k)return!1;const b=R.filter(({service:Y})=>y.length===0||y.includes(Y));
return b.length===0||b.some(({isForInit:Y})=>Y)}const r=1e3;function m(g){const y=new Map;return M=>{const D=JSON.stringify(M),R=y.get(D)??h(M,g);return y.set(D,
R),R}}function h(g,y){const M=k=>y.filter(({service:b})=>k.includes(b)),D=g.length===0?y:M(g),R=g.filter(k=>D.some(({service:b})=>b===k)),i=R.length>0?R:g,d=(D.
length>0?D:M(["any"])).flatMap(k=>k.because);return{service:i.length===1?i[0]??null:null,...x([...new Set(d)])}}function x(g){const y=L(g),M=y.length>r?H(y):y,D=Math.
max(0,M.length-r);return{places:M.slice(0,r),placesLeftOut:D}}function L(g){const{own:y=[],aside:M=[]}=Object.groupBy(g,D=>typeof D!="string"&&(0,w.Zl)(D.file)?
"aside":"own");return[...y,...M]}function H(g){const y=new Set,{first:M=[],other:D=[]}=Object.groupBy(g,R=>{const i=typeof R=="string"?null:(0,w._M)(R.file);return i===
null||y.has(i)?"other":(y.add(i),"first")});return[...M,...D]}function a(g,y){const M=y.some(({because:R})=>R.includes("hostnames input"));return{role:(0,P.V)(g)!==
null?"guest":M?"operator":"user",host:(0,T.nx)(g)}}}),9464:((Mt,V,t)=>{t.d(V,{f:()=>p,u:()=>v});var w=t(4283),S=t(3534),T=t(1831),P=t(9562),u=t(2886);function p({
host:c,attempt:s,credentials:l},o){const e=l?.hasToken===!0,n=[...o.flatMap(r=>r.kind==="url"&&(0,P.p4)(r.id)&&(0,P.D6)(r.id)?[{url:r.url,service:r.id,isSent:e}]:
[]),...s.hops.map(({url:r,authorization:m})=>({url:r,service:null,isSent:m==="sent"}))].flatMap(({url:r,...m})=>{const h=E(r);return h===null||h===c?[]:[{...m,host:h}]});
return[...new Map(n.toReversed().map(r=>[r.host,r])).values()]}function E(c){const s=(0,w.Dl)(c),l=s.ok?(0,T.Pm)(s.value):null,o=l===null?null:(0,T.Pv)(l);return o?.
ok?o.value:null}function v(c,s,{tokenSources:l,hosts:o}){return p(c,s).flatMap(({host:e,service:n,isSent:r})=>{const m=l.get(e);if(m===void 0)return[];const h=n===
null?c.attempt.discovery.kind==="failed":!r,x=(0,S.credentialsOtherHost)({host:(0,T.nx)(c.host),other:(0,T.nx)(e),source:m,service:n,isSent:r,isNotice:!h||o.has(
e)});return[(0,u.bz)(x,n)]})}}),2389:((Mt,V,t)=>{t.d(V,{j7:()=>x,k2:()=>i,S4:()=>a});var w=t(4e3),S=t(7052),T=t(5143),P=t(5799),u=t(1064),p=t(8185),E=t(8988),v=t(
2886);function c(d,k,b){const Y=new Set(d.notes.flatMap(({problem:q,place:X})=>q.code==="file-syntax"?X.file:[])),G=[...d.complaints.map(({problem:q,place:X})=>m(
(0,v.bz)(q),X,b)),...(0,E.k)(d.tokenHosts,k).map(q=>m(q,null,b)),...d.isEmpty?[n(b)]:[]],J=s([...d.notes.map(q=>l(q,Y,b)),...(0,p.C)(d.usages,b).map(({problem:q,
clients:X,place:ft,host:mt})=>{const vt=(0,v.bz)((0,v.aZ)(q,X));return{host:mt,finding:{...m(vt,ft,b),host:mt}}}),...d.others.map(q=>({host:q.host,finding:r(q,b)})),
...G.map(q=>({host:null,finding:q}))]),C=J.filter(({host:q,finding:X})=>!(0,v.pi)(X.problem,q,b.ignore)),z=({exclude:q})=>+(q!==void 0),W=C.map(({finding:q})=>q).
sort((q,X)=>(0,v.Np)(q,X)||z(q)-z(X));return{files:W,ignored:J.length-W.length}}function s(d){return[...Map.groupBy(d,({host:b,finding:Y})=>{const{problem:G,severity:J,
affects:C,places:z,exclude:W}=Y,{code:q,message:X,help:ft}=G;return z.length===0?d:JSON.stringify([b,q,J,X,ft,C,W===void 0])})].flatMap(([b,Y])=>{const[G]=Y;if(b===
d||G===void 0||Y.length===1)return Y;const J=Y.flatMap(({finding:W})=>W.places),C=new Set(Y.flatMap(({finding:W})=>W.exclude??[])),z=C.size===0?{}:{exclude:[...C]};
return[{...G,finding:{...G.finding,places:J,...z}}]})}function l(d,k,b){const{problem:Y,place:G,host:J,isPlaceholder:C}=d,z=d.aside??G.file;if(Y.code==="file-li\
mit"&&b.allowedHosts.length>0){const mt={...Y,message:(0,w.Fn)(Y.message)};return{host:J,finding:{...e(d,mt,b),severity:"error"}}}const W=C||k.has(G.file),q=Y.severity===
"error"&&(W||(0,T.Zl)(z)),X=q?{...Y,severity:"warning"}:Y,ft=e(d,X,b);return!q&&!(0,T.Zl)(z)?{host:J,finding:ft}:{host:J,finding:{...ft,exclude:[(0,T.n7)(z)]}}}
const o={error:"warning",warning:"notice",notice:"notice"};function e({place:d,others:k=[],clients:b},Y,G){const{dialect:J}=G,z=J.isGuess&&u.Du.some(q=>!b.includes(
q))?o[Y.severity]:Y.severity,W=m((0,v.bz)({...(0,v.aZ)(Y,b),severity:z}),d,G);return{...W,places:[...W.places,...k]}}function n(d){const{scan:k,hostnames:b}=d,Y=(0,S.
nothingToCheck)({scan:k,hasHostnames:b.length>0});return{...m((0,v.bz)(Y),null,d),severity:Y.severity}}function r({host:d,places:k,...b},Y){const G=(0,P.pj)(b.problem,
(0,v.TC)(d,[]));return{...m({...b,problem:G},null,Y),host:d,places:k}}const m=(d,k,{dialect:b})=>(0,v.hD)(d,b.clients,{host:null,service:null,places:k===null?[]:
[k],isHostNew:!1});var h=t(9464);const x={drafts:[],notes:[],roots:[],requests:[],answering:new Set},L={judgeVisit:H,judgeRequests:H};function H(){throw new Error(
"the rules for hosts are not loaded")}function a(d,k,b){const{judgeVisit:Y,judgeRequests:G}=b??L,{requirements:J,visits:C,usages:z,tokenVariables:W}=d,q=Map.groupBy(
J,({host:Ot})=>Ot),X=C.map(({host:Ot})=>Ot),{isFork:ft,depth:mt}=k,{tokenSources:vt}=d,kt={usages:z,tokenVariables:W,tokenSources:vt,hosts:new Set(X),isFork:ft,
depth:mt},ct=Map.groupBy(d.predicted.drafts,({host:Ot})=>Ot),rt=Map.groupBy(d.predicted.requests,({host:Ot})=>Ot),ut=C.map(Ot=>{const jt=d.newHosts.has(Ot.host),
N={visit:Ot,requirements:q.get(Ot.host)??[],predicted:ct.get(Ot.host)??[],requests:rt.get(Ot.host)??[],answering:d.predicted.answering,isNew:jt};return Y(N,k,kt)}),
B=ut.map(({verdict:Ot})=>Ot),O=B.flatMap(({visit:Ot,services:jt})=>(0,h.f)(Ot,jt)),j=[...X,...O.map(({host:Ot})=>Ot),...rt.keys()],U=new Set(X),nt=Array.from(rt,
([Ot,jt])=>G({host:Ot,known:[]},jt,k).map(N=>({...N,host:Ot,places:[]}))),Z=[...d.predicted.drafts,...nt.flat()].filter(({host:Ot})=>!U.has(Ot)),gt=[...d.notes,
...d.predicted.notes],At=c({...d,notes:gt,others:Z},j,k),Tt=[...ut.flatMap(({ofFiles:Ot})=>Ot),...At.files].sort(v.Np),Pt=[...B.flatMap(Ot=>Ot.findings),...Tt].
sort(v.Np),{stopped:It}=d,St=R(At.files);return{passed:It===null&&!Pt.some(({severity:Ot})=>i(Ot,k.failOn)),stopped:It,hosts:B,files:Tt,findings:Pt,ignored:ut.reduce(
(Ot,jt)=>Ot+jt.ignored,At.ignored),roots:d.predicted.roots.map(Ot=>g(Ot,k,St))}}function g({rows:d,...k},{ignore:b},Y){const G=({drafts:J,decidedAt:C})=>J.length>
0?J.filter(({problem:z,host:W})=>!(0,v.pi)(z,W,b)).map(z=>({...z,severity:(0,v.xJ)(z,k.clients)})):C.flatMap(z=>Y.get(M(z))??[]);return{...k,rows:d.map(J=>{const{
drafts:C,decidedAt:z,...W}=J,X=C.length>0||Object.values(W.chosen).includes(null)?G(J).toSorted(v.Np):[],ft=new Map(X.map(({problem:mt})=>[mt.code,y(mt)]));return{
...W,worst:X[0]?.severity??null,problems:[...ft.values()]}})}}const y=({code:d,title:k,usualSeverity:b})=>({code:d,title:k,usualSeverity:b}),M=({file:d,line:k})=>`${d}\
:${k}`,D=/^(?:constraint|lock)-/,R=d=>{const k=new Map;for(const b of d.filter(({problem:Y})=>D.test(Y.code)))for(const Y of b.places){const G=typeof Y=="string"?
Y:M(Y),J=k.get(G);J===void 0?k.set(G,[b]):J.push(b)}return k},i=(d,k)=>d==="error"?k!=="never":d==="warning"&&k==="warning"}),4e3:((Mt,V,t)=>{t.d(V,{Af:()=>h,B9:()=>o,
Cw:()=>L,Fn:()=>g,NM:()=>n,Vb:()=>y,Wt:()=>l,XT:()=>p,YA:()=>m,_r:()=>r,dh:()=>u,eZ:()=>x,go:()=>v,mP:()=>c,qZ:()=>e,zd:()=>E});var w=t(4714),S=t(7715),T=t(9562);
const P=300;function u(M,D=P){return M.length<=D?M:`${(0,w.o)(M,D)}\u2026`}function p(M,D,R=0){const i=M.slice(0,D).map(k=>u(k)),d=M.length-i.length+R;return i.
join(", ")+(d>0?` and ${d} more`:"")}const E=M=>`the clients print "${M}"`;function v(M){return M===null?"null":Array.isArray(M)?"an array":typeof M=="object"?"\
an object":`a ${typeof M}`}function c(M){if(M.kind==="error")return`cannot be read: ${M.code}`;const{bytes:D,maxBytes:R}=M;return`has ${D} bytes and is not read\
; the limit is ${R/1024/1024} MiB`}const s={[T.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYS\
TEM)",[T.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and o\
ne that is installed by hand needs a filesystem mirror"};function l(M){return M.flatMap(R=>s[R]??[])[0]??"correct the host in `source` or `hostname`, or add the\
 `source` that a child module lacks"}const o=M=>`wait and run the check again; see ${(0,S.V)(M)??"its status page"}, and consider a network mirror for providers`,
e=M=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${M} serves its discovery document to everyone, so the registry, a proxy or a firewall blo\
cks this network, for example by country`;function n(M,D,R){if(M===null)return R;const i=M.title===""?"":` ("${M.title}")`,d=R.guest??e(D);switch(M.kind){case"s\
ign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:d,because:`the host returned a sign-in page${i}`};case"captive-por\
tal":return`a proxy or captive portal returned an HTML page${i}: allow this machine to reach the host`;case"other":{const k=R.user??`check that ${D} is a regist\
ry, and ${l([])}`;return{...R,user:k,guest:d,because:`the host returned an HTML page${i}`}}}}const r=({url:M,status:D,reason:R})=>`${M} returned ${`${D} ${u(R)}`.
trim()}`,m=M=>`${Math.round(M/100)/10} s`,h=M=>M.map(({name:D,attemptMs:R,retries:i})=>{const d=Number.isFinite(R)?m(R):"without a limit",k=i===0?"":` in each o\
f ${i+1} attempts`,b=D.includes(" and ")?"wait":"waits";return`${D} ${b} ${d}${k}`}).join(", "),x=M=>M.map(({name:D})=>D).join(" and ");function L(M){switch(M.kind){case"\
deadline":return`the check reached its deadline of ${m(M.ms)}`;case"signal":return`the check was interrupted by ${M.signal}`;case"crash":return"tf-disco crashed";case"\
missing":return a(M);case"reported":return M.why;case"several":return M.reasons.map(L).join("; ")}}const H=10;function a({what:M,names:D,total:R}){const i=p(D,H);
return M==="shard"?`${D.length} of ${R} shards ${D.length===1?"is":"are"} missing: ${i}`:`the usages of ${D.length} of ${R} repositories are missing: ${i}`}const g=M=>`${M}\
; it may use hosts that are not in \`allowed-hosts\``,y=({kind:M,address:D,version:R})=>`${M} ${D} ${u(R,40)}`}),6897:((Mt,V,t)=>{t.d(V,{n:()=>S,x:()=>T});const w=100;
async function S(P,u,p){let E=performance.now();for(;;){const v=P.next(u.why!==null);if(v.done)return v.value;performance.now()-E<w||(p(v.value),await T(),E=performance.
now())}}const T=()=>new Promise(P=>setImmediate(P))}),4714:((Mt,V,t)=>{t.d(V,{o:()=>T,w:()=>P});var w=t(3307);const S=2048,T=(u,p=S)=>u.length<=p?u:structuredClone(
u.slice(0,p).toWellFormed());function P(u){if(u.length<=S)return(0,w.IL)(u);switch(u[0]){case'"':return T((0,w.I)(u));case"[":return[];case"{":return{};default:
return(0,w.IL)(u)}}}),7715:((Mt,V,t)=>{t.d(V,{V:()=>S});const w=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://s\
tatus.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://stat\
us.gitlab.com"]]),S=T=>w.get(T)??null}),9664:((Mt,V,t)=>{t.d(V,{Gz:()=>S,LA:()=>u,jt:()=>T,un:()=>P});var w=t(3916);const S=(p,E)=>p===""?E:`${p}/${E}`,T=p=>p.slice(
0,Math.max(0,p.lastIndexOf("/")));function P(p,E){const v=(0,w.join)(p,E).replace(/\/$/,"");return v==="."?"":v}const u=p=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(p)}),241:((Mt,V,t)=>{t.d(V,{B:()=>P});var w=t(1831);const S=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,T="TF_TOKEN_";function P(s,l,o){const[e]=(0,w.fK)(l);return e===
void 0?[]:s.flatMap(n=>{const r=(0,w.$k)(n);if(r!==null&&o.has(r))return[];const m=u(n,r,l);return m===null?[]:[{variable:n,why:m,write:e,isParent:p(r,l)}]})}function u(s,l,o){
const e=S.exec(s)?.[0];if(e===void 0)return null;const n=s.slice(e.length);return l!==null&&p(l,o)?`it is for ${(0,w.nx)(l)} only: the clients do not use the to\
kens of parent domains`:v(o).some(r=>r===E(n))?e!==T?`it begins with ${e}, and the clients read only ${T}`:l===null?"the clients cannot read a hostname from it \
and ignore it":`the clients read it for ${(0,w.nx)(l)}${c(n,o)}`:null}const p=(s,l)=>s!==null&&(0,w.Sv)(l).name.endsWith(`.${(0,w.Sv)(s).name}`),E=s=>s.normalize(
"NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function v(s){const{name:l}=(0,w.Sv)(s);return[...new Set([s,l,(0,w.nx)(s)].map(E))]}function c(s,l){
const{name:o,port:e}=(0,w.Sv)(l);return e!==443&&!s.includes(":")?"; a port follows a colon":o.includes("-")&&!s.includes("-")?"; a hyphen is written as two und\
erscores":""}}),2796:((Mt,V,t)=>{t.d(V,{S3:()=>M,Wi:()=>h,YM:()=>D,a2:()=>g,cZ:()=>p,cr:()=>H,hs:()=>a,pq:()=>y,sC:()=>x});var w=t(2886),S=t(1064),T=t(1831),P=t(
8884);const u=3;function p(R){return[...Map.groupBy(R,v).values()].flatMap(i=>{const d=[...Map.groupBy(i,c).values()];return d.length>u?[i]:d}).flatMap(i=>s(i)??
[]).toSorted((i,d)=>(0,w.Np)(i,d)||E(i)-E(d)||d.hosts.length-i.hosts.length)}function E({code:R,affects:i}){return R==="host-not-checked"?2:i.length===0||S.Du.some(
d=>i.includes(d))?0:1}const v=({severity:R,problem:i,affects:d,exclude:k})=>JSON.stringify([R,i.code,d,k===void 0]),c=R=>R.exclude===void 0?r(R.problem.help??"",
R):"";function s(R){const[i]=R;if(i===void 0)return null;const d=[...new Set(R.flatMap(({host:X})=>X??[]))],{code:k,title:b,help:Y,message:G}=i.problem,J=(X,ft)=>d.
length>1?r(X,ft):X,C=J(G,i),z=R.every(X=>J(X.problem.message,X)===C),W=J(Y??"",i),q=R.every(X=>J(X.problem.help??"",X)===W);return{severity:i.severity,code:k,title:b,
affects:i.affects,findings:R,hosts:d,message:z?C:null,help:W!==""&&q?n(W,R):null}}const l=/\bTF_TOKEN_\w+/g,o="TF_TOKEN_HOST",e=5;function n(R,i){if(!R.includes(
o))return R;const d=new Set(i.flatMap(({problem:k})=>k.help?.match(l)??[]));return d.size<=e?`${R}; ${o} is ${[...d].join(" or ")}`:`${R}; in ${o}, write each d\
ot of the host as an underscore and each hyphen as two`}function r(R,{host:i}){return i===null||R===""?R:[...new Set([i,(0,T.nx)(i)])].reduce((d,k)=>d.replaceAll(
k,m),R).replace(l,o).replaceAll(/\bhost the host/g,"the host")}function m(R,i,d){const[k=" ",b=" "]=[d[i-1],d[i+R.length]];return/[\s("]/.test(k)&&/[\s,;.:)"]/.
test(b)?"the host":"HOST"}const h=3,x=R=>p(R).flatMap(i=>H(i).slice(0,h).flatMap(([,d])=>d.values().flatMap(L).take(1).toArray())),L=R=>{const i=(0,P.Xd)(R);return i===
null||(0,P.cC)(i)?[]:[i]},H=({message:R,findings:i})=>R===null?[...Map.groupBy(i,({problem:d})=>d.message)]:[[R,i]],a=({hosts:R,findings:i})=>R.length>0&&!i.every(
w.l$),g=R=>a(R)?"host":"place";function y(R){if(a(R))return R.hosts.length;const{lines:i,leftOut:d}=(0,P.yv)(R.findings);return i.length+d}function M(R){const{findings:i,
message:d}=R;return d===null?i.map(k=>[k]):a(R)?[...Map.groupBy(i,({host:k})=>k).values()]:(0,P.yv)(i).lines}function D(R){const i=R.filter(b=>a(b)&&b.hosts.length>
1),k=[...Map.groupBy(i,({hosts:b})=>b.toSorted().join()).values()].flatMap(([b,...Y])=>b===void 0?[]:Y.map(G=>[G,b.code]));return new Map(k.filter(([{message:b}])=>b!==
null))}}),4120:((Mt,V,t)=>{t.d(V,{DO:()=>o,Iu:()=>P,K4:()=>u,Ku:()=>p,QI:()=>l,Rk:()=>e,SY:()=>v,UV:()=>E,dy:()=>S,od:()=>c,px:()=>T,wO:()=>s});var w=t(1064);const S="\
new in this pull request",T=(n,r)=>`${n} ${n===1?r:`${r.replace(/(?<=[^aeiou])y$/,"ie")}s`}`,P=n=>n.replace(/^./u,r=>r.toUpperCase());function u(n,r,m=0){const h=n.
slice(0,r),x=n.length-h.length+m;return`${h.join(", ")}${x>0?` and ${x} more`:""}`}const p=(n,r)=>n.length<=2*r?n:n.slice(0,r);function E(n,r,m,h=x=>`and ${x} m\
ore`){const x=n.length-r;return[...n.slice(0,r).flatMap(m),...x>0?[h(x)]:[]]}const v=n=>w.zK.every(r=>n.includes(r))?"all clients":n.map(r=>w.bB[r]).join(", ");
function c(n,r){const m=r.filter(h=>n.includes(h));return n.length===0||m.length===r.length?"":m.length===0?"no client in use":m.map(h=>w.bB[h]).join(", ")}const s=n=>n.
map(r=>w.bB[r]).join(" and "),l=({clients:n,versions:r})=>n.map(m=>[w.bB[m],r[m]].join(" ").trim()).join(" and "),o=n=>n==="any"?"any service":n;function e(n){switch(n){case"\
none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((Mt,V,t)=>{
t.d(V,{BQ:()=>g,CN:()=>M,Dc:()=>a,II:()=>p,Ky:()=>E,Qz:()=>H,R3:()=>u,Xd:()=>h,Yx:()=>n,cC:()=>s,eb:()=>l,eo:()=>P,et:()=>y,mj:()=>o,oN:()=>e,tN:()=>x,xi:()=>L,
yv:()=>m});var w=t(5143),S=t(4120),T=t(8641);const P=i=>D(i)?`${p(i.file)}:${i.line}`:i,u=({file:i,line:d,column:k})=>`${p(i)}:${d}:${k}`;function p(i){const{repository:d,
path:k}=(0,w.bH)(i);if(d===null)return(0,T.J7)(i);const b=(0,T.J7)(d);return k==="."?b:`${b}//${(0,T.J7)(k)}`}function E(i,d,k=P,b=0){const{places:Y,isOfRepositories:G}=v(
R(i)),J=Y.slice(0,d).map(k).join(", "),C=Math.max(0,Y.length-d)+(G?0:b),z=C>0?[(0,S.px)(C,G?"more repository":"more place")]:[];return[...J===""?[]:[J],...z].join(
" and ")}function v(i){const d=c(i),k=d.filter(s).length>1;return{places:k?d:i,isOfRepositories:k}}function c(i){const d=new Set;return i.filter(k=>{const b=D(k)?
(0,w._M)(k.file):null;return b===null?!0:!d.has(b)&&d.add(b)})}const s=i=>D(i)&&(0,w._M)(i.file)!==null,l=i=>c(m(i).lines.filter(s));function o(i,d){const{length:k}=d>
1?l(i):[];return k===0?"":k===d?`all ${d} repositories`:`${k} of ${d} repositories`}function e(i,d){const{isOfRepositories:k}=v(i),b=G=>(k?(0,w._M)(G.file):null)??
P(G),Y=new Set(d.map(G=>G&&b(G)));return i.filter(G=>!Y.has(b(G)))}const n=(i,d=P)=>E(i,i.every(D)?1:2,d),r=1e5;function m(i){const d=new Map(i.map(({places:J,placesLeftOut:C=0})=>[
J,C])),k=[];for(const J of d.keys())k.length<r&&k.push(...J);const b=d.entries().reduce((J,[C,z])=>J+C.length+z,0),Y=R(k.filter(D)),G=[...new Set(k.filter(J=>typeof J==
"string"))];return{lines:Y,settings:G,leftOut:b-k.length}}const h=({places:i})=>i.find(D)??null,x=i=>i.map(h).find(d=>d!==null)??null;function L(i,d,k,b){const{
lines:Y,settings:G,leftOut:J}=m([i]);return[["help",(0,T.RK)(i.problem.help??"",k)],["affects",d],["also at",E(e(Y,Y.slice(0,1)),b,P,J)],["required by",E(G,b)]].
filter(([,z])=>z!=="")}const H=({requirements:i})=>i.some(({because:d})=>d.some(D)),a=i=>new Set(i.flatMap(({places:d})=>d.filter(D).map(({file:k})=>k))).size,g=i=>i.
filter(d=>h(d)===null),y=i=>i.every(({problem:d})=>d.code.startsWith("credentials-"))?"credentials":"settings",M=i=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(
i)&&(0,w._M)(i)===null,D=i=>typeof i!="string";function R(i){const d=new Map;return i.filter(k=>{const{file:b,line:Y}=typeof k=="string"?{file:k,line:0}:k,G=d.get(
b);if(G===void 0)d.set(b,new Set([Y]));else{if(G.has(Y))return!1;G.add(Y)}return!0})}}),6763:((Mt,V,t)=>{t.d(V,{q:()=>u,r:()=>p});var w=t(5143),S=t(4120),T=t(8884);
const P=50,u=c=>(0,S.UV)(c,P,s=>s,s=>`and ${(0,S.px)(s,"more remark")}`),p=c=>[...E(c),...v(c)];function E({files:c}){const s=c.filter(({exclude:e,severity:n})=>e!==
void 0&&n!=="notice"),l=new Set(s.flatMap(({exclude:e})=>e??[])),o=(0,T.eb)(s).length;return s.length===0?[]:[(0,w.Az)(s.length,[...l],o)]}function v({roots:c}){
return c.some(({rows:l})=>l.some(({platforms:o})=>o.some(({available:e})=>e===!0)))?["signatures of provider packages were not verified"]:[]}}),8416:((Mt,V,t)=>{
t.d(V,{L2:()=>s,oh:()=>p,rU:()=>l});var w=t(4e3),S=t(5143),T=t(1064),P=t(5603),u=t(3469);function p(a,g){let y;return()=>(y??=t.e(249).then(t.bind(t,9249)).then(
({readTools:M})=>M(a,g)),y)}const E=["terraform"],v="assumed, CLI not detected; set `dialect`",c="CLI not detected; set `dialect` to check one";async function s({
setting:a,scan:g}){const y=a.name==="auto"?null:e(a.name);if(g===null||g.isEmpty){const k=y===null?c:o;return x(y??T.Du,[k],[],a,{signs:[],constraints:[]})}const M=await h(
g,a,y),{constraints:D}=g;if(y!==null)return x(y,[o],[],a,{signs:M,constraints:D});const R=m(M);if(R.length===0)return{...x(E,[v],[],a,{signs:M,constraints:D}),isGuess:!0};
const i=n(R),d=i.flatMap(k=>R.find(b=>b.client===k)??[]);return x(i,d.map(H),R,a,{signs:M,constraints:D})}async function l({clients:a},g){if(g===null||g.isEmpty)
return T.zK;const{others:y}=await g.tools(),M=a;return T.zK.filter(D=>M.includes(D)||y.has(D)||D==="terragrunt"&&g.usesTerragrunt)}const o="set by `dialect`",e=a=>a===
"both"?T.Du:[a],n=a=>T.Du.filter(g=>a.some(y=>y.client===g));function r(a){const g=a.filter(({place:y})=>!(0,S.Zl)(y.file));return g.length===0?a:g}const m=a=>{
const g=r(a);return P.A.map(M=>g.filter(D=>D.level===M)).find(({length:M})=>M>0)??[]};async function h({signs:a,tools:g,hasCloudHostname:y},M,D){const R=m(a),i=D??
n(R),d=R.every(({place:C})=>(0,S.Zl)(C.file)),k=D===null&&(d||R.some(({isCloud:C})=>C)),b=M.version===null&&i.some(C=>(0,u.w)(C,[]).length>1);if(!k&&!b)return a;
const{setsCloudHostname:Y,signs:G}=await g(),J=y||Y;return[...a.filter(({isCloud:C})=>!(C&&J)),...G]}function x(a,g,y,M,D){const[R,...i]=a,d=a.map(Y=>L(Y,M,D)),
k=d.flatMap(({client:Y,version:G})=>G===null?[]:[[Y,G]]),b=d.flatMap(({version:Y,signs:[G]})=>Y===null||G===void 0?[]:[H(G)]);return{name:R===void 0||i.length>0?
"both":R,clients:a,releases:d.flatMap(({releases:Y})=>Y),versions:Object.fromEntries(k),why:[...new Set([...g,...b])].join(", "),evidence:[...new Set([...y,...d.
flatMap(({signs:Y})=>Y)])]}}function L(a,{version:g},y){if(g!==null)return{client:a,releases:(0,u.w)(a,[g]),version:g,signs:[]};const M=r(y.signs.filter(b=>b.client===
a&&b.version!==null)),D=[...new Set(M.map(b=>(b.version??"").replace(/^v/,"")))];if(D.length>0){const[b="",...Y]=D,G=Y.length===0&&(0,u.l)(b);return{client:a,releases:(0,u.
w)(a,D),version:G?b:null,signs:M}}const R=r(y.constraints),i=R.map(({text:b})=>b),d=(0,u.w)(a,i);if(d.length===(0,u.w)(a,[]).length)return{client:a,releases:d,version:null,
signs:[]};const k=R.map(({text:b,place:Y})=>({client:a,level:"syntax",place:Y,text:`requires ${(0,w.dh)(b)}`,version:b}));return{client:a,releases:d,version:i.length===
1?i[0]??null:null,signs:k}}const H=({place:a,text:g})=>`${a.file}:${a.line} ${g}`}),2161:((Mt,V,t)=>{t.d(V,{L8:()=>l,TD:()=>r,U4:()=>c,Z8:()=>m,e0:()=>s,tr:()=>v});
var w=t(1064);const S=["terraform"],T=["opentofu"],P=[{suffix:".tftest.hcl",class:"test",clients:w.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:w.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:T},{suffix:".tofutest.json",class:"test",clients:T},{suffix:".tfquery.hcl",class:"\
query",clients:S},{suffix:".tfquery.json",class:"query",clients:S},{suffix:".tfmigrate.hcl",class:"migrate",clients:S},{suffix:".tfcomponent.hcl",class:"stack",
clients:S},{suffix:".tfcomponent.json",class:"stack",clients:S},{suffix:".tfstack.hcl",class:"stack",clients:S},{suffix:".tfstack.json",class:"stack",clients:S},
{suffix:".tfdeploy.hcl",class:"deploy",clients:S},{suffix:".tfdeploy.json",class:"deploy",clients:S},{suffix:".tfmock.hcl",class:"none",clients:w.Du},{suffix:".\
tofumock.hcl",class:"none",clients:T},{suffix:".tf.json",class:"config",clients:w.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:T},{suffix:"\
.tf",class:"config",clients:w.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:T},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:w.Du},{suffix:"\
.hcl",class:"terragrunt",clients:w.Du}],u=Map.groupBy(P,({suffix:h})=>h.slice(h.lastIndexOf(".")+1)),p=".terraform.lock.hcl",E={class:"lock",syntax:"hcl",clients:w.
Du,isOverride:!1},v=h=>h.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(h),c=".terraform/modules/modules.json",s={...E,class:"manifest",syntax:"json"};
function l(h,x,L){if(h===p)return E;const a=u.get(h.slice(h.lastIndexOf(".")+1))?.find(({suffix:k})=>h.endsWith(k));if(a===void 0||a.class==="none")return;const g=o(
h)&&a.class==="test"&&L==="tests";if(o(h)&&!g)return;const y=h.slice(0,-a.suffix.length),M=a.twin!==void 0&&x.has(y+a.twin),D=y==="override"||y.endsWith("_overr\
ide"),R=M||g;if(R&&!a.clients.includes("terraform"))return;const i=R?S:a.clients,d=h.endsWith(".json")?"json":"hcl";return{class:a.class,syntax:d,clients:i,isOverride:D}}
const o=h=>h.startsWith(".")||h.endsWith("~")||h.startsWith("#")&&h.endsWith("#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),r=h=>e.test(h),m=h=>r(h)||n.test(h)}),6195:((Mt,V,t)=>{t.d(V,{$8:()=>p,G$:()=>E,Ls:()=>P,UO:()=>v,VK:()=>T,sq:()=>c});var w=t(6760);const S=/[*?[{]/;function T(s){
const l=s.split("/"),o=l.findIndex(e=>S.test(e));return o<0?{fixed:s}:{fixed:l.slice(0,o).join("/"),glob:l.slice(o).join("/")}}function P(s){const l=s.map(o=>{const e=o.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:u(e)}});return o=>{const e=o.toLowerCase();return l.some(({glob:n,start:r})=>n===o||e.startsWith(
r)&&w.posix.matchesGlob(o,n))}}function u(s){const[l=""]=s.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(s)??[];return l.toLowerCase()}const p=({file:s,glob:l},o)=>s===
o||l!==void 0&&w.posix.matchesGlob(o,l),E=s=>s.startsWith(".")||s==="node_modules",v=(s,l)=>s===l||s.startsWith(l.endsWith(w.sep)?l:l+w.sep),c=s=>w.sep==="/"?s:
s.replaceAll(w.sep,"/")}),5603:((Mt,V,t)=>{t.d(V,{A:()=>P,j:()=>p});var w=t(5143),S=t(1064),T=t(5011);const P=["lock-file","syntax","version-file","tool","hook"],
u=100;class p{found=new Map;allowed=new Map;addFiles(c){for(const{file:s,kind:l,scope:o,isContext:e}of c){if(e)continue;const[n]=l.clients;if(n!==void 0&&l.clients.
length===1&&!E(s)){const r={file:s,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${S.bB[n]} only`,r)}for(const r of o.traits)this.addTrait(r)}}addUsages(c){
for(const s of c)s.kind==="lock_provider"?this.addLock(s):s.kind==="cloud_default"&&this.addCloud(s)}signs(){return[...this.found.values()]}constraints(){return[
...this.allowed.values()]}addTrait({kind:c,text:s,place:l}){if(c==="version"){if(this.allowed.size>=u)return;const o=(0,w.Zl)(l.file)?`${s} aside`:s;this.allowed.
has(o)||this.allowed.set(o,{text:s,place:l})}else if(c==="binary"){const e={client:s==="tofu"?"opentofu":"terraform",level:"version-file",place:l,version:null};
this.put({...e,text:"sets terraform_binary"})}else if(c!=="compatible"&&c!=="provider-version"){const{client:o,what:e}=S.$I[c];this.addSyntax(o,`has ${e}`,l)}}addLock({
host:c,place:s}){const l=S.Du.find(e=>(0,T.Vm)(e)===c);if(l===void 0)return;const o=`locks providers from ${c}`;this.put({client:l,level:"lock-file",place:s,text:o,
version:null})}addCloud({clients:c,isOverridden:s,place:l}){if(s||!c.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:l,text:"has \
a cloud block without hostname",version:null,isCloud:!0})}addSyntax(c,s,l){this.put({client:c,level:"syntax",place:l,text:s,version:null})}put(c){const s=`${c.client}\
 ${c.text}`;if(this.found.has(s))return;const l=(0,w.Zl)(c.place.file)?`${s} aside`:s;this.found.has(l)||this.found.set(l,c)}}const E=v=>/(^|\/)[.#][^/]*$/.test(
v)}),7854:((Mt,V,t)=>{t.d(V,{Oo:()=>E,YW:()=>P,kA:()=>p,sw:()=>u,u3:()=>s,vH:()=>v});var w=t(7052),S=t(1064);const T={line:1,column:1,endColumn:1};function P(l,o,e=T){
const n={file:l===""?".":l,...e};return{problem:o,place:n,clients:S.Du,host:null}}function u(l,o){const e=m=>o.includes(m),n=E(m=>m.every(e)?m:m.filter(e)),r=E(
m=>m.every(h=>h.clients.every(e))?m:m.flatMap(h=>{const x=n(h.clients);return x.length===0?[]:[{...h,clients:x}]}));return l.filter(m=>{const h=m;return h.clients=
n(m.clients),h.needs=r(m.needs),m.isHostImplied&&(h.host=h.needs[0]?.host??m.host),h.clients.length>0})}const p=l=>{const o=new Set;for(const{host:e,isHostImplied:n}of l)
e!==null&&!n&&o.add(e);return o};function E(l){let o;return e=>{o??=new Map;const n=o.get(e);if(n!==void 0||o.has(e))return n;const r=l(e);return o.set(e,r),r}}
const v=(l,o)=>l.filter(e=>e.clients.some(n=>o.includes(n))),c=1e4;class s{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(o=c){this.max=o}add(o){
const{problem:e,place:n}=o;if(e.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const r=this.kept.get(e.severity)??0;this.kept.set(
e.severity,r+1),r<this.max?this.notes.push(o):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const o=(0,w.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,P(".",o)]}}}),7152:((Mt,V,t)=>{t.d(V,{G:()=>r});var w=t(3024),S=t(6760),T=t(9461),P=t(5747),u=t(7052),p=t(9664),E=t(
2161),v=t(6195);function c(H,a,g,y){if(H.kind==="error")return(0,u.fileUnreadable)({what:"link",code:H.code});const{kind:M,path:D}=H;return(0,v.UO)(D,a.boundary)?
M==="directory"?null:M==="special"?(0,u.fileUnreadable)({what:"link-to-special-file"}):{path:D,isScanned:s(D,a,g,y)}:(0,u.fileOutside)()}function s(H,a,g,y){if(a.
file!==void 0||a.glob!==void 0||!(0,v.UO)(H,a.path))return!1;const[M="",...D]=(0,v.sq)((0,S.relative)(a.path,H)).split("/").toReversed();if(D.some(v.G$))return!1;
const R=(0,v.sq)((0,S.relative)(g,H)).split("/");return R.map((d,k)=>R.slice(0,k+1).join("/")).slice(-1-D.length).some(y)?!1:(0,E.L8)(M,new Set([M]),D[0]??"")!==
void 0}var l=t(7854);const o={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;function*r(H,a={toolFiles:[],hasPlugins:!1},g=o){const y=new h(H,a,g);for(const M of H.
scan){const D=m(y.root,M);"path"in D?yield*y.walkFrom(D):yield{kind:"note",note:D}}}function m(H,a){const{fixed:g,glob:y}=(0,v.VK)(a);try{const M=(0,w.realpathSync)(
(0,S.resolve)(H,g)),D=(0,v.sq)((0,S.relative)(H,M)),R=(0,v.UO)(M,H),i=R?H:M;if(y!==void 0)return{path:M,name:D,boundary:i,glob:(0,p.Gz)(D,y)};if((0,w.statSync)(
M).isDirectory())return{path:M,name:D,boundary:i};const d=(0,S.resolve)(M,"..");return{...{path:d,name:(0,v.sq)((0,S.relative)(H,d))},boundary:R?H:d,file:D}}catch(M){
return(0,l.YW)(a,(0,u.fileUnreadable)({what:"scan",code:(0,P.Oj)(M)}))}}class h{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:a,scan:g,
exclude:y},M,D){this.root=(0,w.realpathSync)(a),this.isExcluded=(0,v.Ls)(y),this.aside=M,this.limits=D,this.selected=g.length>1?new Set:null}*walkFrom(a){const g=a.
glob===void 0&&a.file===void 0,y=[{path:a.path,name:a.name,depth:0,isSelected:g}];for(let M=y.pop();M!==void 0;M=y.pop()){yield{kind:"directory",name:M.name};const D=L(
M);if("problem"in D){yield{kind:"note",note:D};continue}const R=[];for(const i of this.findFiles(a,M,D))if("problem"in i)yield{kind:"note",note:i};else if(R.length<
this.limits.directoryFiles)R.push(i);else{yield x(M,"directory",this.limits.directoryFiles);break}if(this.files+=R.length,this.entries+=D.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield x(M,"files",this.limits.files);return}if(R.some(({isContext:i})=>!i)&&(yield{kind:"module",files:R}),a.file!==
void 0)return;for(const i of this.findDirectories(a,M,D))y.push(i)}}*findFiles(a,g,y){const M=new Set;let D=!1;for(const i of y)(0,E.tr)(i.name)&&!i.isDirectory()&&
M.add(i.name),D||=i.name===".terraform",this.aside.hasPlugins||=i.name==="terraform.d";const R=g.name.slice(g.name.lastIndexOf("/")+1);for(const i of y){if(i.isDirectory())
continue;const d=(0,E.L8)(i.name,M,R);if(d===void 0){(0,E.Z8)(i.name)&&this.addToolFile(g,i.name);continue}const k=(0,p.Gz)(g.name,i.name),Y={path:g.path+S.sep+
i.name,file:k,kind:d,isContext:!this.select(a,g,k)};i.isFile()?yield Y:i.isSymbolicLink()?yield*this.follow(a,Y):yield(0,l.YW)(k,(0,u.fileUnreadable)({what:"spe\
cial-file"}))}if(D&&g.isSelected){const i=[g.path,...E.U4.split("/")].join(S.sep),d=(0,T.$)(i);d.kind==="file"&&d.path===i&&(yield{path:i,file:(0,p.Gz)(g.name,E.
U4),kind:E.e0,isContext:!1})}}addToolFile({path:a,name:g},y){const M=(0,p.Gz)(g,y);this.aside.toolFiles.length>=n||this.isExcluded(M)||this.aside.toolFiles.push(
{path:a+S.sep+y,file:M})}select(a,g,y){return!(g.isSelected||(0,v.$8)(a,y))||this.isExcluded(y)||this.selected?.has(y)?!1:(this.selected?.add(y),!0)}*follow(a,g){
const y=c((0,T.$)(g.path),a,this.root,this.isExcluded);y!==null&&("code"in y?yield(0,l.YW)(g.file,y):yield{...g,path:y.path,isContext:g.isContext||y.isScanned})}findDirectories({
glob:a},{path:g,name:y,depth:M,isSelected:D},R){const i=[];for(const d of R.toReversed()){if(!d.isDirectory()||(0,v.G$)(d.name))continue;const k=(0,p.Gz)(y,d.name);
if(this.isExcluded(k))continue;const b=D||a!==void 0&&S.posix.matchesGlob(k,a),Y=g+S.sep+d.name;i.push({path:Y,name:k,depth:M+1,isSelected:b})}return i}}const x=({
name:H},a,g)=>({kind:"note",note:(0,l.YW)(H,(0,u.fileLimit)({kind:a,max:g}))});function L({path:H,name:a,depth:g}){if(g>e)return(0,l.YW)(a,(0,u.fileLimit)({kind:"\
depth",max:e}));try{return(0,w.readdirSync)(H,{withFileTypes:!0}).sort((y,M)=>y.name<M.name?-1:1)}catch(y){return(0,l.YW)(a,(0,u.fileUnreadable)({what:"director\
y",code:(0,P.Oj)(y)}))}}}),5751:((Mt,V,t)=>{t.d(V,{readSettings:()=>d});var w=t(3024),S=t(6760),T=t(5747),P=t(3625),u=t(4e3),p=t(3592),E=t(3474),v=t(8535),c=t(7030),
s=t(6181),l=t(1831);function o(C){const z=X=>C[X]||C[X.toLowerCase()]||"",W={http:n("HTTP_PROXY",z("HTTP_PROXY")),https:n("HTTPS_PROXY",z("HTTPS_PROXY"))},q=L(z(
"NO_PROXY"));return X=>{const ft=W[X.scheme];return ft===null||h(X.name)||q(X)?null:ft}}const e=["http:","https:"];function n(C,z){if(z==="")return null;const W=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(z)?z:`http://${z}`);if(W===null)throw new TypeError(`${C} is not a URL; expected http://HOST:PORT`);if(!e.includes(W.protocol))
throw new TypeError(`${C} is a ${W.protocol}// proxy; expected http:// or https://`);if(!r(W.username)||!r(W.password))throw new TypeError(`${C} has a user name\
 or password with a bare "%"; write "%25" for it`);return W}function r(C){try{return decodeURIComponent(C),!0}catch(z){if(z instanceof URIError)return!1;throw z}}
const m=new c.BlockList;m.addSubnet("127.0.0.0",8,"ipv4"),m.addAddress("::1","ipv6");const h=C=>C==="localhost"||x(m,C);function x(C,z){const W=(0,s.n7)(z.replace(
/%.*$/s,"")),q=(0,c.isIP)(W);return q!==0&&C.check(W,q===4?"ipv4":"ipv6")}function L(C){const z=C.split(",").map(W=>W.trim().toLowerCase()).filter(W=>W!=="").map(
H);return W=>z.some(q=>q(W))}function H(C){if(C==="*")return()=>!0;const z=a(C);if(z!==null)return({name:mt})=>z(mt);const{name:W,port:q}=M(C),X=mt=>q===""||String(
mt.port)===q;if(g(W)){const mt=(0,s.n7)(W),vt=new c.BlockList;return vt.addAddress(mt,(0,c.isIP)(mt)===4?"ipv4":"ipv6"),kt=>x(vt,kt.name)&&X(kt)}const ft=y(W);return mt=>(0,c.
isIP)(mt.name)===0&&X(mt)&&ft(mt.name)}function a(C){const[,z="",W=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(C)??[];if(!g(z))return null;const q=Number(W);if(q>((0,c.
isIP)(z)===4?32:128))return null;const X=q-((0,c.isIP)(z)===6?96:0),ft=new c.BlockList,mt=(0,c.isIP)((0,s.n7)(z))===4&&X>=0;return mt?ft.addSubnet((0,s.n7)(z),X,
"ipv4"):ft.addSubnet(z,q,"ipv6"),vt=>x(ft,vt)&&(0,c.isIP)((0,s.n7)(vt))===4===mt}const g=C=>(0,c.isIP)(C)!==0&&!C.includes("%");function y(C){if(C==="")return()=>!1;
const z=C.replace(/^\*\./,"."),W=z.replace(/^\./,""),q=(0,l.Pv)(W),X=q.ok?q.value:W;return ft=>ft.endsWith(`.${X}`)||!z.startsWith(".")&&ft===X}function M(C){const z=/^\[([^\]]*)\]:([^:]*)$/.
exec(C)??/^([^:[\]]*):([^:[\]]*)$/.exec(C);return z===null?{name:C,port:""}:{name:z[1]??"",port:z[2]??""}}var D=t(3152);const R=4*1024*1024,i=20;async function d(C,{
environment:z,directory:W,wording:q=D.w7}){const{settings:X,mistakes:ft}=(0,D.P$)(C,q),mt=await J(X.caFile,q),vt=G(z),kt=[mt,vt].flatMap(ut=>ut.ok?[]:[ut.why]),
ct=await Promise.all(k(X.scan,W).slice(0,i).map(ut=>q.missingPath(ut,W))),rt=[...ft,...await b(X,q),...await Y(X,q),...kt,...ct];if(rt.length>0||!mt.ok||!vt.ok)
throw new D.GN(rt);return{...X,authorities:mt.value,chooseProxy:vt.value}}const k=(C,z)=>C.filter(W=>!/[*?[\]{}]/.test(W)&&!(0,w.existsSync)((0,S.resolve)(z,W)));
async function b({hostnames:C},{setting:z}){const W=z("hostnames"),q=C.flatMap(({addresses:mt})=>mt);if(q.length===0)return[];const{parseNamedAddress:X}=await Promise.
all([t.e(917),t.e(48)]).then(t.bind(t,1257)),ft=q.flatMap(mt=>{const vt=X(mt,"terraform");return vt.ok?[]:[`${W}: "${mt.service}=${mt.text}" is wrong: ${vt.why}`]});
return(0,E.Ku)(ft,W)}async function Y({ignore:C},{setting:z}){const W=z("ignore");if(C.length===0)return[];const{problemFacts:q}=await Promise.all([t.e(558),t.e(
660),t.e(341),t.e(371),t.e(709)]).then(t.bind(t,709)),X=q(),ft=C.flatMap(({code:mt})=>{if(Object.hasOwn(X,mt))return[];const vt=(0,v.q)(mt,Object.keys(X)),kt=vt===
null?`${p.aq} lists the codes`:`did you mean "${vt}"?`;return[`${W}: "${mt}" is not a problem code; ${kt}`]});return(0,E.Ku)(ft,W)}function G(C){try{return(0,P.
J)(o(C))}catch(z){if(z instanceof TypeError)return(0,P.T)(z.message);throw z}}async function J(C,{setting:z}){if(C===null)return(0,P.J)(null);const W=(0,T.yR)(C,
R),q=z("ca-file");if(!W.ok)return(0,P.T)(`${q} "${C}" ${(0,u.mP)(W.failure)}`);const{parseAuthorities:X}=await t.e(36).then(t.bind(t,5036)),ft=X(W.text);return ft.
ok?ft:(0,P.T)(`${q} "${C}" ${ft.why}`)}}),1435:((Mt,V,t)=>{t.d(V,{U7:()=>S,jK:()=>T,op:()=>P});var w=t(9562);const S=()=>Promise.all([t.e(660),t.e(371),t.e(915),
t.e(432),t.e(629),t.e(826)]).then(t.bind(t,826));async function T(p,E,v,{environment:c,directory:s,scanned:l}){if(E.hostnames.length===0&&p.every(({needs:L})=>L.
length===0))return{usages:p,remarks:[],findings:[],configs:[],releases:v.releases};const o=await P(E.cliConfig,v.clients,c),e=v.releases.map(L=>{const H=o.find(
({client:a})=>a===L.client);return{...L,attemptMs:H?.requestTimeoutMs??L.attemptMs}}),n=l.hasPlugins||l.scan.some(L=>L!=="."),r={root:s,mayHavePlugins:n,releases:e,
asksMirrors:E.depth!=="discovery"},m=await u(p,o,r),h=[...o.flatMap(L=>L.findings),...m.findings],{mergeFindings:x}=await S();return{...m,findings:x(h),configs:o,
releases:e}}async function P(p,E,v){const{readCliConfig:c,thisMachine:s}=await S(),l=s(v);return E.map(o=>c(o,l,p))}async function u(p,E,v){if(!p.some(({needs:l})=>l.
some(({service:o})=>o===w.xq)))return{usages:p,remarks:[],findings:[]};const{withoutInstalled:s}=await Promise.all([t.e(191),t.e(429)]).then(t.bind(t,8191));return s(
p,E,v)}}),8723:((Mt,V,t)=>{t.d(V,{Z:()=>v,j:()=>u});var w=t(1064),S=t(7854),T=t(5960),P=t(1435);async function u({requirements:c,roots:s,usages:l},o,e,n){const r=[
...new Set(c.map(({host:k})=>k))],m=(0,T.e)(c,o,e),h=Array.from(m,([k,b])=>(0,T.i)(k,b)),x=r.filter(k=>!m.has(k)),L=o.depth!=="discovery"&&s.length>0;if(x.length===
0&&!L)return{visits:h,inquiry:null,tokenSources:new Map};const{attemptLimitMs:H,visitHosts:a}=await(0,P.U7)(),{configs:g,releases:y}=e,{credentials:M,forced:D}=await v(
o,g,n),R=await p(M,o,n),i=await a(x,{...R,forced:D,required:Map.groupBy(c,({host:k})=>k),maxRedirects:Math.max(...e.clients.map(k=>w.NX[k])),releases:y,timeoutMs:o.
timeoutMs??H(y),retries:o.retries,progress:k=>n.progress({kind:"visits",...k})}),d=o.depth==="discovery"?null:await E(s,{...R,usages:l,settings:o,dialect:e,configs:g,
environment:n.environment,directory:n.directory,learn:n.secrets.learn,progress:k=>n.progress({kind:"registries",...k}),visits:i});return{visits:[...i,...h],inquiry:d,
tokenSources:M.known}}async function p(c,s,{startTimer:l,stop:o}){const{networkOf:e}=await(0,P.U7)();return{network:e(s),credentials:{...c,find:(0,S.Oo)(c.find)},
concurrency:s.concurrency,random:Math.random,now:Date.now,startTimer:l,stop:o}}async function E(c,{environment:s,...l}){const{inquire:o}=await Promise.all([t.e(
660),t.e(917),t.e(915),t.e(191),t.e(432),t.e(517),t.e(567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,P.U7)(),n=l.settings.depth==="packages"?await Promise.
all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(400),t.e(517),t.e(57)]).then(t.bind(t,5057)):null;return o(c,{...l,machine:e(s),askPackages:n?.askPackages??null})}
async function v(c,s,{environment:l,secrets:o,kill:e,stop:n}){const{readMachineCredentials:r}=await(0,P.U7)();return r({...c,configs:s},l,{learn:o.learn,kill:e,
stop:n.signal,abortAfter:m=>AbortSignal.timeout(m)})}}),370:((Mt,V,t)=>{t.d(V,{IZ:()=>v,PT:()=>c,SQ:()=>u});var w=t(6897),S=t(8416),T=t(7152);const P=20;async function u({
scan:s,exclude:l},{directory:o,environment:e,stop:n,progress:r}){const m={root:o,scan:s,exclude:l},h=n.why===null?E(m):null;if(h!==null)return h;const{scanInSteps:x}=await p(),
L=x(m,Object.keys(e));return(0,w.n)(L,n,H=>r({kind:"scan",files:H}))}const p=()=>Promise.all([t.e(400),t.e(949)]).then(t.bind(t,4949));function E(s){const l={toolFiles:[],
hasPlugins:!1};let o=0;for(const{kind:e}of(0,T.G)(s,l))if(o+=1,e!=="directory"||o>P)return null;return{...l,usages:[],notes:[],declared:[],signs:[],constraints:[],
files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const v=(s,l,o)=>(0,S.L2)(c(s,l,o));function c({dialect:s,exclude:l,scan:o},e,{environment:n,directory:r}){
if(o.length===0)return{setting:s,scan:null};const m=(0,S.oh)({root:r,exclude:l},e.toolFiles),h=!!n.TF_CLOUD_HOSTNAME;return{setting:s,scan:{...e,tools:m,hasCloudHostname:h}}}}),
7082:((Mt,V,t)=>{t.d(V,{O:()=>w});const w=S=>({discovery:S,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),
2859:((Mt,V,t)=>{t.d(V,{C:()=>T});var w=t(7854);const S=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remot\
e","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function T(u,p,E,v=(0,w.kA)(p)){const c=u.hostnames.flatMap(({host:o,
services:e})=>{const n=e.length>0?e:u.requiredServices;return(n.length>0?n:["any"]).map(m=>({host:o,service:m,clients:E,because:["hostnames input"],isImplied:!1,
isForInit:!0}))}),s=new Set([...v,...u.hostnames.map(({host:o})=>o)]),l=new Map;for(const o of c)P(l,o);for(const{kind:o,needs:e,place:n}of p){const r=!S.has(o);
for(const m of e)P(l,{...m,because:[n],isImplied:!s.has(m.host),isForInit:r})}return Array.from(l.values(),o=>({...o,clients:E.filter(e=>o.clients.includes(e))}))}
function P(u,p){const{host:E,service:v,clients:c,because:s}=p,l=`${E} ${v}`,o=u.get(l);if(o===void 0){u.set(l,{...p,clients:[...c],because:[...s]});return}o.isForInit||=
p.isForInit;for(const e of s)o.because.push(e);for(const e of c)o.clients.includes(e)||o.clients.push(e)}}),5960:((Mt,V,t)=>{t.d(V,{e:()=>P,i:()=>p});var w=t(6697),
S=t(1831),T=t(7082);function P(E,{hostnames:v,allowedHosts:c},{isGuess:s}){const l=new Set(v.map(({host:e})=>e)),o=new Map;for(const e of E){const{host:n}=e;if(l.
has(n)||o.has(n))continue;const r=u(e,s===!0,(0,S.Jr)(n,c));r!==null&&o.set(n,r)}return o}function u({host:E,isImplied:v,because:c,clients:s},l,o){const e=(0,S.
nx)(E);if((0,S.Rt)(E))return(0,w.hostGeneric)({host:e});const[n]=c.filter(m=>typeof m!="string"),r=v&&n!==void 0?{place:n,clients:s}:null;return r!==null&&l?(0,w.
hostAssumed)({host:e,...r}):o?null:(0,w.hostNotAllowed)(r===null?{host:e}:{host:e,implied:r})}const p=(E,v)=>({host:E,attempt:(0,T.O)({kind:"skipped",problem:v}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((Mt,V,t)=>{t.d(V,{f:()=>P});var w=t(3024),S=t(6760),T=t(6309);function P(c,s,l){
const o=u((0,w.realpathSync)(c),s),e=(0,S.basename)(s),n=(0,S.join)(o,`.${e.slice(0,60)}.${Math.random().toString(36).slice(2)}`),r=(0,w.openSync)(n,"wx");try{try{
for(const m of l)(0,w.writeFileSync)(r,m)}finally{(0,w.closeSync)(r)}(0,w.renameSync)(n,(0,S.join)(o,e))}catch(m){throw(0,w.rmSync)(n,{force:!0}),m}}function u(c,s){
const l=(0,S.resolve)(c,s),o=v(c,l);if(!o&&!(0,S.isAbsolute)(s))throw new T.Lw(`it is outside ${c}; use an absolute path if that is intended`);const e=o?c:(0,S.
parse)(l).root;return(0,S.relative)(e,(0,S.dirname)(l)).split(S.sep).filter(Boolean).reduce((r,m)=>p(r,m,c),e)}function p(c,s,l){const o=(0,S.join)(c,s);if((0,w.
lstatSync)(o,{throwIfNoEntry:!1})===void 0&&E(o),!(0,w.lstatSync)(o).isSymbolicLink())return o;const e=(0,w.realpathSync)(o);if(!v(l,c)||v(l,e))return e;throw new T.
Lw(`the link ${(0,S.relative)(l,o)} leads outside ${l}; remove it or choose another path`)}function E(c){try{(0,w.mkdirSync)(c)}catch(s){if(!(0,T.Or)(s)||s.code!==
"EEXIST")throw s}}function v(c,s){const l=(0,S.relative)(c,s);return l!==".."&&!l.startsWith(`..${S.sep}`)&&!(0,S.isAbsolute)(l)}}),997:((Mt,V,t)=>{t.d(V,{O:()=>S,
T:()=>P});var w=t(1064);const S=({earlier:u,attempt:p,later:E})=>[...u,p,...E];function T({discovery:u,timing:p,headMs:E,hops:v},{attemptMs:c}){const s=E!==null&&
E<=c?v.at(-1)?.status:null;return s===null||(0,w.Mq)(s??0)?"retries":u.kind!=="failed"&&p.totalMs<=c?"works":"fails"}function P(u,p){const E=u.map(s=>T(s,p)),v=E.
indexOf("works");return v<0?"never":v<=p.retries&&!E.slice(0,v).includes("fails")?"always":"sometimes"}}),3795:((Mt,V,t)=>{t.d(V,{qY:()=>c,Si:()=>n,fN:()=>o,XP:()=>e});
var w=t(733),S=t(1831),T=t(4120),P=t(8641);const u=2,p=80;function E(r){if(r.kind==="scan")return`read ${(0,T.px)(r.files,"file")}`;if(r.kind==="registries")return`${r.
done} of ${(0,T.px)(r.total,"question")} to registries answered`;const{done:m,total:h,failed:x,waiting:L}=r,H=x===0?"":`, ${x} failed so far`;return`${m} of ${(0,T.
px)(h,"host")} checked${H}${v(L)}`}function v(r){if(r.size===0)return"";const m=[...r].slice(0,u).map(x=>(0,P.RK)((0,S.nx)(x),p)),h=r.size-m.length;return h>0?`\
; waiting for ${m.join(", ")} and ${(0,T.px)(h,"other")}`:`; waiting for ${m.join(" and ")}`}const c={show:()=>{},end:()=>{}},s=5e3,l=200;function o(r,m){let h=null,
x=!0;const L=m(s,()=>{h!==null&&(x&&r(E(h)),x=!x)});return{show:a=>{h=a},end:L}}function e(r,m,h){let x=null,L="";const H=h(l,()=>{const y=x===null?"":(0,w.W)(E(
x),0,m-1);y!==L&&(L=y,r(`\r${y}\x1B[K`))});return{show:y=>{x=y},end:()=>{H(),L!==""&&r("\r\x1B[K")}}}const n=(r,m)=>{const h=setInterval(m,r).unref();return()=>clearInterval(
h)}}),8463:((Mt,V,t)=>{t.d(V,{t:()=>E});var w=t(6309),S=t(566),T=t(6427),P=t(3616),u=t(5955),p=t(8641);async function E(c,s,l){const o=[];for(const{path:e,format:n}of c)
try{(0,S.f)(l,e,(0,u.mk)(await v(n,s)))}catch(r){o.push(`the report ${(0,p.RK)(e)} was not written: ${(0,p.RK)((0,w.A3)(r))}`)}return o}async function v(c,{verdict:s,
context:l}){switch(c){case"json":return(0,T.h)(s,l);case"sarif":return(await Promise.all([t.e(660),t.e(341),t.e(371),t.e(933)]).then(t.bind(t,3933))).renderSarif(
s,l);case"junit":return(await t.e(868).then(t.bind(t,5868))).renderJunit(s,l);case"codequality":{const{renderCodeQuality:o}=await t.e(957).then(t.bind(t,8957)),
{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return o(s,n=>e("sha256",n))}case"markdown":return[(0,P.Gc)(s,l)]}}}),1505:((Mt,V,t)=>{t.d(V,{G_:()=>l,
Yj:()=>s,Zc:()=>v,o7:()=>c,se:()=>E,tN:()=>P});var w=t(7574),S=t(4120),T=t(8884);const P=120,u=20,p=6;function E({requirements:h},{dialect:x},L){return{label:"r\
equired",texts:(0,S.UV)(h,u,({service:a,clients:g,because:y})=>{const M=a==="any"?(0,S.DO)(a):L.value((0,S.DO)(a),P),R=x.clients.every(i=>g.includes(i))?"":` fo\
r ${(0,S.wO)(g)}`;return`${M}${R} (${(0,T.Yx)(y,L.because)})`})}}function v({visit:h},x){const{timing:L,discovery:H}=h.attempt,a=H.kind==="failed"?H.excerpt:null,
g=(0,w.I$)(L).map(([R,i])=>`${R} ${(0,w.kJ)(i)}`),y=h.earlier.map(R=>{const{kind:i}=R.discovery;return`${i==="failed"?R.discovery.problem.code:i} after ${(0,w.kJ)(
R.timing.totalMs)}`}),M=a===null?[]:[x.value(a.replace(/\s+/gu," ").trim())],D=h.credentials?.hasToken?[x.prose(h.credentials.source)]:[];return[{label:"body",texts:M},
{label:"timing",texts:[g.join(", ")]},{label:"retried",texts:y},{label:"token from",texts:D}]}const c=(h,x)=>[{label:"credentials",texts:r(h)?n(h.visit.looks,x.
prose):[]},{label:"host block",texts:m(h.visit).map(L=>x.prose(L))}];function s({visit:h,services:x,servicesLeftOut:L,servicesFrom:H},a){const g=x.map(({id:M})=>a.
value(M,P)),y=H===null?(0,w.kJ)(h.attempt.timing.totalMs):`host block at ${a.because(H)}`;return`${g.length===0?"no services":(0,S.K4)(g,p,L)} (${y})`}function l(h){
return[...Map.groupBy(h,L=>JSON.stringify(L.looks.map(e))).values()].map(L=>({clients:L.map(({client:H})=>H),looks:L[0]?.looks.map(e)??[]}))}const o={nothing:"n\
o entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:h,
held:x,counts:L})=>({source:h,held:`${o[x]}${L?x==="no token"?" (ends the search)":" (used)":""}`});function n(h,x){const L=l(h);return L.flatMap(({clients:H,looks:a})=>a.
map(({source:g,held:y})=>`${L.length>1?`${(0,S.wO)(H)}: `:""}${x(g)}: ${y}`))}const r=({findings:h})=>h.some(({problem:{code:x}})=>/^credentials-|^document-unauthorized$/.
test(x));function m({forced:h}){return[...Map.groupBy(h,({place:L})=>(0,T.eo)(L))].map(([L,H])=>`${L}, for ${(0,S.wO)(H.map(({client:a})=>a))}`)}}),2704:((Mt,V,t)=>{
t.d(V,{IL:()=>P,Rr:()=>u,Z4:()=>T});var w=t(5955),S=t(8641);const T=(p,E,v,c)=>`,
${v}"${p}": ${P(E,v,c)}`,P=(p,E,v)=>(0,S.s$)(JSON.stringify(p,v,2).replaceAll(`
`,`
${E}`));function*u(p,E,{maxBytes:v,margin:c,replace:s},l){if(E.length===0)return yield T(p,[],c),0;const o=`${c}  `;yield`,
${c}"${p}": [`;const e=r=>`
${o}${P(l(r),o,s)}`,n=yield*(0,w._Q)(E,new w.Wv(v),e,",");return yield`
${c}]`,n}}),6427:((Mt,V,t)=>{t.d(V,{h:()=>q});var w=t(4e3),S=t(5799),T=t(2704),P=t(997),u=t(1831),p=t(8641),E=t(5143),v=t(5955);function c(O,j){const U=new Map;
for(const Z of O)U.has(Z)||U.set(Z,Z.reduce((gt,At)=>gt+e(At),0));const nt=(0,v._3)(O.map(Z=>U.get(Z)??0),j);return Z=>{const gt=(0,v.ux)(Z,nt,e);return{kept:gt.
map(n),left:Z.length-gt.length}}}const s=140,l=30,o=6;function e(O){if(typeof O=="string")return s;const{file:j}=O,U=(0,E._M)(j)===null?0:l;return s+U+j.length*
(/^[ -~]*$/.test(j)?1:o)}const n=O=>typeof O=="string"?O:r(O),r=({file:O,line:j,column:U,endColumn:nt})=>({...m(O),line:j,column:U,endColumn:nt});function m(O){
const{repository:j,path:U}=(0,E.bH)(O);return j===null?{file:O}:{repository:j,file:U}}function h(O){const{repository:j,path:U}=(0,E.bH)(O);return j===null?{directory:O}:
{repository:j,directory:U}}const x=(O,j)=>j>0?{[`${O}LeftOut`]:j}:{};function L(O,j){const{visit:U,requirements:nt,services:Z,servicesLeftOut:gt,servicesFrom:At,
clients:Tt,isNew:Pt}=O,{discovery:It,hops:St,timing:Ot,certificates:jt}=U.attempt;return{host:U.host,display:(0,u.nx)(U.host),discovery:It.kind,...H(It),documentUrl:g(
It),hops:St.map(M),services:Object.fromEntries(Z.map(N=>[N.id,D(N)])),...gt>0?{servicesLeftOut:gt}:{},servicesFrom:At===null?null:n(At),hostBlocks:U.forced.map(
({client:N,place:lt})=>({client:N,place:n(lt)})),required:nt.map(({service:N,clients:lt,because:wt,becauseLeftOut:Rt=0})=>{const{kept:bt,left:Dt}=j(wt),Nt=x("be\
cause",Dt+Rt);return{service:N,clients:lt,because:bt,...Nt}}),credentials:U.credentials?.hasToken?U.credentials.source:null,looks:U.looks.map(({client:N,looks:lt})=>({
client:N,looks:lt.map(y)})),attempts:(0,P.O)(U).length,...U.earlier.length===0?{}:{earlier:U.earlier.map(a)},timingMs:d(Ot),certificates:jt,clients:Tt,...Pt?{new:!0}:
{}}}function H(O){if(O.kind==="skipped")return{code:O.problem.code};if(O.kind!=="failed")return{};const{problem:j,excerpt:U}=O;return{code:j.code,...U===null?{}:
{excerpt:U}}}const a=({discovery:O,timing:j})=>({discovery:O.kind,..."problem"in O?{code:O.problem.code}:{},ms:j.totalMs}),g=O=>O.kind==="found"||O.kind==="abse\
nt"?(0,p.cq)(O.url):null,y=({source:O,held:j,counts:U})=>({source:O,held:j,counts:U}),M=({url:O,status:j,reason:U,mediaType:nt,authorization:Z,address:gt,proxy:At,
ms:Tt})=>({url:(0,p.cq)(O),status:j,reason:U,mediaType:nt,authorization:Z,address:gt,proxy:At===null?null:(0,p.cq)(At),ms:Tt});function D(O){switch(O.kind){case"\
url":return{url:(0,p.cq)(O.url)};case"login":return{login:R(O.login),...O.leftOut>0?{elementsLeftOut:O.leftOut}:{}};case"problem":return{problem:i(O.problem)}}}
const R=({client:O,grantTypes:j,authz:U,token:nt,ports:Z,scopes:gt})=>({client:O,grantTypes:j,authz:U===null?null:(0,p.cq)(U),token:nt===null?null:(0,p.cq)(nt),
ports:Z,scopes:gt}),i=({code:O,message:j,help:U})=>({code:O,message:j,help:U??null}),d=({lookupMs:O,connectMs:j,tlsMs:U,firstByteMs:nt,totalMs:Z})=>({lookup:O,connect:j,
tls:U,firstByte:nt,total:Z}),k=1e4,b=100,Y=({directory:O,clients:j,rows:U},nt)=>({...h(O),clients:j,rows:U.slice(0,k).map(Z=>G(Z,nt)),...x("rows",U.length-k)});
function G(O,j){const{kind:U,address:nt,source:Z,host:gt,constraints:At,locked:Tt,chosen:Pt,newest:It,platforms:St}=O,{kept:Ot,left:jt}=j(O.places);return{kind:U,
address:nt,source:Z,host:gt,constraints:At.slice(0,b),...x("constraints",At.length-b),locked:Tt,chosen:Pt,newest:It,platforms:St.map(({platform:N,available:lt})=>({
platform:N,available:lt})),worst:O.worst,codes:O.problems.map(({code:N})=>N),places:Ot,...x("places",jt+(O.placesLeftOut??0))}}const J=1,C={hosts:27e6,becauseLists:2e7,
findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},z=4096,W="  ";function*q(O,j,U=C){const{usages:nt,...Z}=j.scan,{hosts:gt,files:At,findings:Tt,passed:Pt,
ignored:It,stopped:St,roots:Ot}=O,jt=gt.flatMap(({requirements:Dt})=>Dt.map(Nt=>Nt.because)),N=c(jt,U.becauseLists),lt=c(Tt.map(Dt=>Dt.places),U.placeLists),wt=c(
Ot.flatMap(({rows:Dt})=>Dt.map(Nt=>Nt.places)),U.rowPlaceLists),{remarks:Rt}=j;yield*[`{
  "schemaVersion": ${J}`,X("version",j.version),X("passed",Pt),...St===null?[]:[X("stopped",(0,w.Cw)(St)),X("incomplete",mt(St))],X("failOn",j.failOn),...vt(j),
X("dialect",j.dialect.name),X("clientDetection",ut(j.dialect)),X("clients",j.clients),X("startedAt",j.startedAt),X("durationMs",j.durationMs),X("counts",ct(O))],
yield*kt("hosts",gt,U.hosts,Dt=>L(Dt,N));const bt=new Set(At);yield*kt("findings",Tt,U.findings,Dt=>B(Dt,lt,bt.has(Dt))),Ot.length>0&&(yield*kt("roots",Ot,U.roots,
Dt=>Y(Dt,wt))),yield*[X("ignored",It),X("usages",nt),...Rt.length===0?[]:[X("remarks",Rt)],X("scan",Z),`
}
`]}const X=(O,j)=>(0,T.Z4)(O,j,W,ft),ft=(O,j)=>typeof j=="string"?(0,w.dh)(j,z):j,mt=O=>O.kind==="several"?O.reasons:[O],vt=({repository:O,repositories:j,shards:U})=>[
...O===null?[]:[X("repository",O)],...j.length===0?[]:[X("repositories",j)],...U===null?[]:[X("shards",U)]];function*kt(O,j,U,nt){const Z=yield*(0,T.Rr)(O,j,{maxBytes:U,
margin:W,replace:ft},nt);Z>0&&(yield X(`${O}LeftOut`,Z))}const ct=({findings:O})=>Object.fromEntries(S.oC.map(j=>[`${j}s`,O.filter(U=>U.severity===j).length])),
rt=20,ut=({clients:O,versions:j,releases:U,isGuess:nt,why:Z,evidence:gt,evidenceLeftOut:At=0})=>({clients:O,assumed:nt??!1,why:Z,versions:Object.entries(j).map(
([Tt,Pt])=>({client:Tt,version:Pt})),releases:U.map(({name:Tt})=>Tt),evidence:gt.slice(0,rt).map(({client:Tt,version:Pt,level:It,text:St,place:Ot})=>({client:Tt,
version:Pt,kind:It,text:St,...r(Ot)})),...x("evidence",Math.max(0,gt.length-rt)+At)});function B(O,j,U){const{problem:nt,severity:Z,host:gt,service:At,places:Tt,
placesLeftOut:Pt=0,affects:It,exclude:St}=O,{kept:Ot,left:jt}=j(Tt);return{code:nt.code,severity:Z,host:gt,service:At,message:nt.message,help:nt.help??null,places:Ot,
...x("places",Pt+jt),affects:It,...U&&gt!==null?{inFile:!0}:{},...St===void 0?{}:{exclude:St}}}}),4503:((Mt,V,t)=>{t.d(V,{oW:()=>e,uM:()=>S});var w=t(5143);function S({
file:n,line:r},{links:m,repositories:h}){const{repository:x,path:L}=(0,w.bH)(n);if(x!==null){const a=p(u(h).get(x),L);return a===null?null:`${a}#L${r}`}const H=m?.
get(n);return H===void 0?null:H.diff?.lines.has(r)?`${H.diff.url}R${r}`:`${H.url}#L${r}`}const T=(n,{repositories:r})=>u(r).get(n)?.url??null,P=new WeakMap;function u(n){
const r=P.get(n)??new Map(n.flatMap(({name:m,url:h,commit:x})=>{const L=h===null?null:o(h,x);return L===null?[]:[[m,L]]}));return P.set(n,r),r}function p(n,r){const m=r===
"."?null:e(r);return!n?.files||m===null?null:`${n.files}/${m}`}const E=600,v=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,c=/^(?:[\da-f]{40}|[\da-f]{64})$/,
s=/^gitlab\.com$/i,l=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function o(n,r){const[,m]=n.length<=E?
v.exec(n)??[]:[];return m===void 0?null:r===null||!c.test(r)?{url:n,files:null}:s.test(m)?{url:n,files:`${n}/-/blob/${r}`}:{url:n,files:l.test(m)?null:`${n}/blo\
b/${r}`}}function e(n){if(!n.isWellFormed())return null;const r=m=>encodeURIComponent(m).replace(/[!'()*_~]/g,h=>`%${h.charCodeAt(0).toString(16).toUpperCase()}`);
return n.split("/").map(r).join("/")}}),9574:((Mt,V,t)=>{t.d(V,{I$:()=>T,MB:()=>P,R4:()=>v,TM:()=>u,hn:()=>E,rm:()=>p});var w=t(5955),S=t(8641);function T(c,s,l=[]){
const o=c.map((n,r)=>`<th align="${l.includes(r)?"right":"left"}">${n}</th>`),e=s.map(n=>`<tr>${c.map((m,h)=>`<td${l.includes(h)?' align="right"':""}>${n[h]||"\u2013"}\
</td>`).join("")}</tr>`);return["<table>",`<tr>${o.join("")}</tr>`,...e,"</table>"].join(`
`)}const P=c=>["<ul>",...c.map(s=>`<li>${s}</li>`),"</ul>"].join(`
`),u=(c,s)=>["<details>",`<summary>${c}</summary>`,...s,"</details>"].join(`
`),p=c=>(0,S.D9)(c).replaceAll(".",".<wbr>"),E=c=>`<code>${(0,S.js)(c).replaceAll("/","/<wbr>")}</code>`;function v(c,s,l,o){const e=[];let n=0;for(const r of c){
const m=o(r);if(n+=(0,w.$$)([m].flat().join(""))+l,n>s)break;e.push(m)}return e}}),3616:((Mt,V,t)=>{t.d(V,{gD:()=>st,Fp:()=>at,Gc:()=>yt,XA:()=>$t,rL:()=>ot});var w=t(
7574),S=t(5102),T=t(4120),P=t(5955),u=t(8641),p=t(1831),E=t(2796),v=t(8884),c=t(9574),s=t(8373);const l=20,o=10,e=700,n=4,r=300,m=1,h=6,x=12,L=4,H=1/2,a=12e3,g=20,
y=200;function M(f,A,F){const _=(0,E.cZ)(f),it=_.slice(0,A.isBrief?o:l),dt=Math.min(a,F*H/it.length),Et=(0,E.YM)(it);let ht=F-y;const xt=Bt=>{const Ht=D(Bt,A,dt,
Et.get(Bt)??null),Wt=(0,P.$$)(Ht)<ht?Ht:`${i(Bt,A)}</p>`;return ht-=(0,P.$$)(Wt)+g,Wt},Lt=(0,c.R4)(it,F-y,g,xt),Ct=_.length-Lt.length;return Ct>0?[...Lt,`<p>${(0,s.
jP)(Ct,"cause",A)}</p>`]:Lt}function D(f,A,F,_){const{findings:it,message:dt,help:Et}=f,ht=it.length>1&&it[0]?.exclude!==void 0,xt=[J(f,A),C(f)].filter(Wt=>Wt!==
""),Lt=_===null?(0,E.S3)(f):[],Ct=dt===null?L:(0,E.hs)(f)?h:x,Bt=Lt.slice(0,Ct).map(Wt=>d(Wt,f,A)),Ht=_===null?Bt.join(", "):`The same hosts as for ${_}`;return[
i(f,A),...dt===null||Ht===""?[]:[`<br>${Ht}`],...dt===null?[]:[`<br>${(0,T.Iu)((0,u.h$)(dt,e))}`],...Et===null||ht?[]:[R(Et)],...xt.length===0?[]:[`<br><sub>${xt.
join(" ")}</sub>`],"</p>",...dt===null?[(0,c.MB)(Bt)]:[],...G(f,Lt.slice(Ct),A,F)].join(`
`)}const R=f=>`<br><b>Help:</b> ${(0,u.h$)(f,e)}`;function i(f,A){const{severity:F,code:_,title:it}=f,dt=(0,E.pq)(f),Et=dt>1?`${(0,T.px)(dt,(0,E.a2)(f))}: `:"";
return`<p>${s.rC[F]} <b>${Et}${it}</b> (${(0,s._h)(_,_,A)})`}function d(f,A,F){return"file"in f?(0,s.u_)(f,F):A.message===null?Y(f,A,F):k(f,A.hosts.length===1,F)}
function k(f,A,F){const[_]=f,it=_?.host?(0,u.D9)((0,p.nx)(_.host)):"",dt=_?.isHostNew?[T.dy]:[];if(A){const xt=(0,v.yv)(f).settings.map(s.Su),Ct=[b(f,n,F),...xt].
filter(Bt=>Bt!=="").join(", ");return`${it}${Ct===""?"":` in ${Ct}`}${dt.map(Bt=>` (${Bt})`)}`}const ht=[...dt,b(f,m,F).replace(/ places?$/,"")].filter(xt=>xt!==
"").join("; ");return ht===""?it:`${it} (${ht})`}function b(f,A,F){const{lines:_,leftOut:it}=(0,v.yv)(f);return _.length===0?"":(0,s.EP)(_,A,F,it)}function Y(f,A,F){
const _=(0,E.hs)(A)?k(f,!1,F):b(f,m,F);return f.map(({problem:it})=>{const dt=(0,u.h$)(it.message,r),Et=A.help===null&&it.help?R(it.help):"";return`${_===""?(0,T.
Iu)(dt):`${_}: ${dt}`}${Et}`}).join("<br>")}function G(f,A,F,_){const it=f.message===null?"finding":(0,E.a2)(f),{leftOut:dt}=(0,E.hs)(f)?{leftOut:0}:(0,v.yv)(f.
findings),Et=A.length+dt;if(Et===0)return[];if(F.isBrief)return[`<p>${(0,s.jP)(Et,it,F)}</p>`];const ht=(0,c.R4)(A,_,g,Ct=>d(Ct,f,F)),xt=Et-ht.length,Lt=f.message===
null?(0,c.MB)(ht):`<p>${ht.join(", ")}</p>`;return[(0,c.TM)((0,T.px)(Et,`more ${it}`),[...ht.length===0?[]:[Lt],...xt>0?[`<p>${(0,s.jP)(xt,it,F)}</p>`]:[]])]}function J({
affects:f},{context:{clients:A}}){const F=(0,T.od)(f,A);return F===""?"":`Affects ${F}.`}function C(f){const F=(0,E.hs)(f)&&f.hosts.length===1&&f.message!==null?
[]:(0,v.yv)(f.findings).settings;return F.length===0?"":`Required by ${F.map(s.Su).join(", ")}.`}var z=t(1064),W=t(1505);const q=20,X=20,ft=["fails","warns","wo\
rks"];function mt(f,A,F){const _=f.filter(Lt=>(0,S.cG)(Lt)&&!(0,S.JR)(Lt));if(_.length===0)return"";const it=Lt=>_.length===1?rt(Lt,A).join(`
`):vt(Lt,A),dt=(0,c.R4)(_,F,X,it),Et=_.length-dt.length,[ht]=_.length===1?_:[],xt=ht===void 0?`of ${(0,T.px)(_.length,"host")}`:`of ${kt(ht)} (${ct(ht)})`;return(0,c.
TM)(`Requests, responses and certificates ${xt}`,[...dt,...Et>0?[`<p>${(0,s.jP)(Et,"host",A)}</p>`]:[]])}const vt=(f,A)=>(0,c.TM)(`${s.Gr[(0,S.sG)(f)]} ${kt(f)}\
 (${ct(f)})`,rt(f,A)),kt=({visit:f})=>(0,u.D9)((0,p.nx)(f.host)),ct=({visit:{attempt:f}})=>`${(0,T.px)(f.hops.length,"request")}, ${(0,w.kJ)(f.timing.totalMs)}`;
function rt(f,A){const{hops:F,certificates:_}=f.visit.attempt;return[ut(f,A),...f.services.length===0?[]:[O(f,A)],...F.length===0?[]:[U(F)],..._.length===0?[]:[
nt(_,A)]]}function ut(f,A){const F=(0,s.Bm)(A);return["<table>",...[(0,W.se)(f,A.context,F),{label:"clients",texts:B(f,A)},...(0,W.Zc)(f,F),...(0,W.o7)(f,F)].flatMap(
({label:dt,texts:Et})=>Et.length===0?[]:[`<tr><td><b>${(0,T.Iu)(dt)}</b></td><td>${Et.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const B=({clients:f},{context:A})=>ft.flatMap(F=>{const _=A.clients.filter(dt=>f[dt]===F),it=_.map(dt=>z.bB[dt]).join(", ");return _.length===0?[]:[`${s.Gr[F]}\
 ${it}`]});function O({services:f,servicesLeftOut:A,servicesFrom:F},_){const it=f.slice(0,q).map(xt=>[(0,u.D9)(xt.id,W.tN),j(xt)]),dt=f.length-it.length+A,Et=dt>
0?[[`and ${dt} more`,_.rest]]:[],ht=F===null?"URL":`URL, from the host block at ${(0,s.u_)(F,_)}`;return(0,c.I$)(["Service",ht],[...it,...Et])}function j(f){switch(f.
kind){case"url":return(0,u.D9)((0,u.cq)(f.url));case"login":{const{client:A,authz:F,token:_,ports:it}=f.login;return[`authz ${(0,u.D9)((0,u.cq)(F??"none"))}`,`t\
oken ${(0,u.D9)((0,u.cq)(_??"none"))}`,`client ${(0,u.D9)(A,W.tN)}, ports ${it.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${f.problem.code}`}}function U(f){
const A=f.map((F,_)=>{const it=F.proxy===null?"":`through ${(0,u.D9)((0,u.cq)(F.proxy))}`,dt=F.status===null?"no response":`${F.status} ${(0,u.h$)(F.reason,W.tN)}`.
trim();return[String(_+1),(0,u.D9)((0,u.cq)(F.url)),F.mediaType===null?dt:`${dt}<br>${(0,u.D9)(F.mediaType,W.tN)}`,(0,T.Rk)(F.authorization),F.address===null?it:
(0,u.D9)(F.address,W.tN),(0,w.kJ)(F.ms).replace(" ","&nbsp;")]});return(0,c.I$)(["Hop","Request","Response","Token","Address","Time"],A,[0,5])}function nt(f,{context:A}){
const F=f.map(({host:_,subject:it,issuer:dt,expires:Et})=>[(0,u.D9)(_,W.tN),(0,u.h$)((0,w.nO)(Et,A.startedAt)),(0,u.D9)(it,W.tN),(0,u.D9)(dt,W.tN)]);return(0,c.
I$)(["TLS certificate","Valid until","Subject","Issuer"],F)}const Z=4,gt=3,At=60;function Tt(f,A,F,_){const it=f.filter(Lt=>(0,S.sG)(Lt)===A);if(it.length===0)return"";
const dt=A==="works"&&f.some(Lt=>(0,S.sG)(Lt)==="warns"),Et=Pt(it,A,dt?" without warnings":"");if(F.isBrief)return`<p>${Et}</p>`;const ht=(0,c.R4)(it,_,At,Lt=>It(
Lt,F)),xt=it.length-ht.length;return(0,c.TM)(Et,[...ht.length===0?[]:[(0,c.I$)(["Host","Required by",A==="works"?"Services":"Reason"],ht)],...xt>0?[`<p>${(0,s.jP)(
xt,"host",F)}</p>`]:[]])}function Pt(f,A,F){const _=f.slice(0,gt).map(({visit:Et})=>(0,u.D9)((0,p.nx)(Et.host))),it=(0,T.K4)(_,gt,f.length-_.length),dt=f.length===
1?`${it} ${S.nx[A]}${F}`:`<b>${(0,T.px)(f.length,"host")}</b> ${S.nx[A]}${F}: ${it}`;return`${s.Gr[A]} ${dt}`}function It(f,A){const F=f.requirements.flatMap(it=>it.
because),{discovery:_}=f.visit.attempt;return[`${(0,c.rm)((0,p.nx)(f.visit.host))}${f.isNew?`<br><sub>${T.dy}</sub>`:""}`,F.length===0?"":(0,v.Ky)(F,Z,it=>(0,s.
u_)(it,A)),(0,S.JR)(f)&&_.kind==="skipped"?_.problem.title:(0,W.Yj)(f,(0,s.Bm)(A))]}var St=t(4148);const Ot=40,jt=80,N=f=>(0,St.fi)(f,A=>(0,c.hn)((0,v.II)(A))),
lt=(f,A)=>(0,u.D9)(f,A).replaceAll(" ","&nbsp;"),wt=(f,A)=>{const F=({code:_,title:it})=>(0,s._h)(_,it,A);return(0,St.ij)([(0,St.eX)(F)],f)};function Rt(f,A,F){
const{wrong:_,good:it}=(0,St.jB)(f),dt=_.length>1||A.isBrief?bt(_,A,F/2):[],Et=F-(0,P.$$)(dt.join("")),ht=Wt=>Xt(Wt,A),xt=A.isBrief?[]:(0,c.R4)([..._,...it],Et,
jt,ht),Lt=A.isBrief?0:f.length-xt.length,Ct=[...dt,...xt.slice(0,_.length)],Bt=xt.slice(_.length),Ht=Bt.length<=St.LC?Bt:[(0,c.TM)(Ut(it),Bt)];return[...dt.length>
0?[(0,c.TM)(Nt(_),Ct)]:Ct,...A.isBrief&&it.length>0?[`<p>${Ut(it)}</p>`]:Ht,...Lt>0?[`<p>${(0,s.jP)(Lt,"root module",A)}</p>`]:[]]}function bt(f,A,F){const _=(0,St.
cZ)(f);if(_.length===0)return[];const it=_.map(({row:ht})=>ht),dt=z.Du.filter(ht=>f.some(xt=>xt.clients.includes(ht))),Et=[...wt(it,A),(0,St.ie)(_,N),...(0,St.ns)(
{clients:dt,rows:it},lt)];return[Dt(it,{clients:dt},Et,A,F)]}function Dt(f,A,F,_,it){const dt=(0,c.R4)(f.slice(0,Ot),it,jt,ht=>[zt(ht,A,_),...F.map(({cell:xt})=>xt(
ht))]),Et=f.length-dt.length;return(0,c.I$)(["Module or provider",...F.map(({title:ht})=>(0,T.Iu)(ht))],Et>0?[...dt,[(0,s.jP)(Et,"row",_)]]:dt)}function Nt(f){const A=(0,St.
qj)(f[0]??{rows:[]}),F=f.slice(0,St.LC).map(N),_=(0,T.K4)(F,St.LC,f.length-F.length);return f.length===1?`${s.Gr[A]} <b>${_}</b>: ${St.pJ[A]}`:`${s.Gr[A]} <b>${(0,T.
px)(f.length,"root module")}</b> with errors or warnings: ${_}`}function Ut(f){const A=f.flatMap(F=>F.rows);return`${s.Gr[(0,St.Fg)(A)]} <b>${(0,T.px)(f.length,
"root module")}</b>: ${(0,St.nS)(A)}`}function Xt(f,A){const F=(0,St.qj)(f),{wrong:_,good:it}=(0,St.P)(f),dt=[..._,...it],Et=[...wt(dt,A),...(0,St.ns)({...f,rows:dt},
lt)],ht=F==="works"?(0,St.nS)(f.rows):St.pJ[F];return(0,c.TM)(`${s.Gr[(0,St.Fg)(f.rows)]} <b>${N(f)}</b>: ${ht}`,[Dt(dt,f,Et,A,Number.POSITIVE_INFINITY)])}function zt(f,A,F){
const _=`${s.Gr[(0,St.Fg)([f])]}&nbsp;<b>${(0,c.hn)((0,St.mC)(f,A))}</b>`,[it]=f.places,dt=[...f.kind==="module"&&f.source!==f.address?[(0,c.hn)(f.source)]:[],...it===
void 0?[]:[(0,s.u_)(it,F)]];return dt.length===0?_:`${_}<br><sub>${dt.join(" at ")}</sub>`}const Kt=2e5,Gt={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,
passed:8e3,skipped:4e3,notices:1e4},Jt=["causes","unchecked","roots","evidence","passed","skipped","notices","notes"],Yt=1e3,Vt=10,_t=5,Q=600,et=100,pt=7,yt=(f,A)=>$t(
f,{context:A,rest:s.h,isBrief:!1},{head:`## ${st(f,A)}`,foot:`tf-disco ${(0,u.js)(A.version)}, started ${(0,u.js)((0,w.QN)(A.startedAt))}.`,maxBytes:Kt});function $t(f,A,{
head:F,foot:_,maxBytes:it}){const dt=$(f,A),Et=new Map;let ht=it-Yt-(0,P.$$)(F+_);for(const[Ct,Bt]of Object.entries(Gt)){const Wt=dt[Ct](Math.min(Bt,ht)).filter(
Zt=>Zt!=="").join(`

`),Ft=(0,P.$$)(Wt)<=ht;Ft&&(ht-=(0,P.$$)(Wt)),Et.set(Ct,Ft?Wt:`<p>More ${A.rest}</p>`)}const xt=Jt.map(Ct=>Et.get(Ct)??"").filter(Ct=>Ct!==""),Lt=!A.isBrief&&xt.
some(s.ze)?`${_} ${I(A)}`:_;return`${[F,...xt,`<sub>${Lt}</sub>`].join(`

`)}
`}function $(f,A){const F=(0,S.md)(f.hosts),_=F.filter(({findings:ht})=>ht.length===0),it=({severity:ht})=>ht==="notice",dt=f.findings.filter(it),Et=f.findings.
filter(ht=>!it(ht));return{notes:ht=>[tt(f,A,ht)],causes:ht=>M(Et,A,ht),roots:ht=>Rt(f.roots,A,ht),evidence:ht=>A.isBrief?[]:[mt(F,A,ht)],unchecked:ht=>[Tt(_,"u\
nchecked",A,ht)],passed:ht=>[Tt(F,"works",A,ht)],skipped:ht=>[Tt(F,"skipped",A,ht)],notices:ht=>A.isBrief?[]:[K(dt,A,ht)]}}function I({context:f}){const A=f.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,u.js)(A)}">kept as an artifa\
ct</a>.`}function K(f,A,F){if(f.length===0)return"";const _=`${s.rC.notice} ${(0,T.px)(f.length,"notice")}`;return(0,c.TM)(_,M(f,A,F))}function tt(f,A,F){const _=(0,S.
h$)(f,A.context).map(xt=>`${(0,T.Iu)((0,u.h$)(xt,Q))}.`),it=(0,c.R4)(_,F,Vt,xt=>xt),dt=it.slice(0,_t),Et=A.isBrief?[]:it.slice(_t),ht=_.length-dt.length-Et.length;
return[`<p>${dt.join("<br>")}</p>`,...Et.length===0?[]:[(0,c.TM)((0,T.px)(Et.length,"more remark"),[`<p>${Et.join("<br>")}</p>`])],...ht>0?[`<p>${(0,s.jP)(ht,"r\
emark",A)}</p>`]:[]].join(`
`)}const st=(f,A)=>`${ot(f)} ${(0,T.Iu)((0,S.$N)(f,A))}`;function ot(f){const A=f.findings.some(({severity:_})=>_!=="notice"),F=f.hosts.length===0?"skipped":"wo\
rks";return s.Gr[f.passed?A?"warns":F:"fails"]}function at({url:f,workflow:A,job:F,commit:_}){const it=A.split("/").at(-1)??"";return[`<a href="${(0,u.js)(f)}">${(0,u.
D9)(it===""?"this run":it,et)}</a>`,...F===""?[]:[`job ${(0,u.D9)(F,et)}`],..._===""?[]:[`commit ${(0,u.D9)(_.slice(0,pt))}`]].join(", ")}}),8373:((Mt,V,t)=>{t.
d(V,{Bm:()=>m,EP:()=>l,Gr:()=>E,Su:()=>n,_h:()=>r,h:()=>P,jP:()=>c,rC:()=>p,u_:()=>e,xy:()=>u,ze:()=>s});var w=t(4503),S=t(8884),T=t(8641);const P="in the JSON \
report",u="in the job summary",p={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},E={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},v="&nbsp;more ",c=(h,x,{rest:L})=>`and ${h}${v}${x}${h===1?"":"s"} ${L}`,s=h=>h.includes(v),l=(h,x,L,H=0)=>(0,S.Ky)(h,x,a=>e(a,L),H).replace(
/ more (?=places?$)/,v),o=600;function e(h,{context:x}){if(typeof h=="string")return n(h);const H=`<code>${(0,T.js)((0,S.eo)(h)).replaceAll("/","/<wbr>")}</code\
>`,a=(0,w.uM)(h,x);return a===null||a.length>o?H:`<a href="${(0,T.js)(a,o)}">${H}</a>`}const n=h=>h.endsWith(" input")?`the ${(0,T.D9)(h.replace(/ input$/,""))}\
 input`:(0,T.D9)(h),r=(h,x,{context:L})=>`<a href="${(0,T.js)(`${L.docsUrl}#${h}`)}">${x}</a>`,m=h=>({value:T.D9,prose:T.h$,because:x=>e(x,h)})}),7574:((Mt,V,t)=>{
t.d(V,{I$:()=>u,QN:()=>v,kJ:()=>T,nO:()=>c,tY:()=>P,u8:()=>E});var w=t(4120);const S=864e5;function T(s){const l=Math.round(s);if(l<1e3)return`${l} ms`;if(l<59950)
return`${(l/1e3).toFixed(1)} s`;const o=Math.round(l/1e3);return`${Math.floor(o/60)} min ${o%60} s`}function P(s){return s<1e3?`${s} B`:s<999950?`${(s/1e3).toFixed(
1)} kB`:`${(s/1e6).toFixed(1)} MB`}function u(s){return[["DNS",s.lookupMs],["connect",s.connectMs],["TLS",s.tlsMs],["first byte",s.firstByteMs],["total",s.totalMs]].
flatMap(([o,e])=>e===null?[]:[[o,e]])}const p=6e4;function E(s,l){const o=Date.parse(l)-Date.parse(s);if(!(o>=p))return"less than a minute";const e=Math.floor(o/
p),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,unit:"min"}],r=n.findIndex(({count:m})=>m>0);return n.
slice(r,r+2).filter(({count:m})=>m>0).map(({count:m,unit:h})=>`${m} ${h}`).join(" ")}const v=s=>`${s.slice(0,16).replace("T"," ")} UTC`;function c(s,l){const o=(Date.
parse(s)-Date.parse(l))/S;if(Number.isNaN(o))return s;const e=(0,w.px)(Math.floor(Math.abs(o)),"day"),n=Math.abs(o)<1,r=n?"within the last day":`${e} ago`,m=n?"\
in less than a day":`in ${e}`;return`${s.slice(0,10)} (${o<0?r:m})`}}),5102:((Mt,V,t)=>{t.d(V,{$N:()=>m,JR:()=>l,QK:()=>r,b:()=>o,cG:()=>s,h$:()=>D,hm:()=>n,md:()=>e,
nx:()=>E,sG:()=>c});var w=t(4e3),S=t(5799),T=t(7574),P=t(4120),u=t(8884),p=t(4148);const E={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},v=["fails","unchecked","warns","skipped","works"];function c(i){if(o(i))return"unchecked";const d=n(i.findings);return d==="error"?"fai\
ls":d==="warning"?"warns":l(i)?"skipped":"works"}const s=i=>["fails","warns"].includes(c(i)),l=({visit:i})=>i.attempt.discovery.kind==="skipped",o=({visit:{attempt:i}})=>i.
discovery.kind==="skipped"&&i.discovery.problem.code==="host-not-checked";function e(i){return v.flatMap(d=>i.filter(k=>c(k)===d))}const n=i=>S.oC.find(d=>i.some(
k=>k.severity===d))??null;function r({findings:i}){const d=n(i);return d==="notice"?[]:i.filter(({severity:k})=>k===d)}function m({hosts:i,files:d,findings:k,passed:b,
stopped:Y,roots:G},{repositories:{length:J}}){const C=(0,p.g5)(G,J),z=C===null?d:d.filter(({problem:ut})=>!h.test(ut.code)),W=z.filter(ut=>!x(ut)),q=n(W)==="err\
or"&&!i.some(ut=>c(ut)==="fails"),ft=C===null&&!q&&J>0?` in ${(0,P.px)(J,"repository")}`:"",vt=[W.length<z.length?[`nothing to check${ft}`]:H(i,ft),y(W,J)],kt=q?
vt.toReversed():vt,ct=[C??[],...kt].flat().join(", "),rt=n(k)==="error";return Y!==null?`${ct} (${(0,w.Cw)(Y)})`:b&&rt?`${ct} (the check passes: fail-on is neve\
r)`:b||rt?ct:`${ct} (the check fails: fail-on is warning)`}const h=/^(?:module|provider|version|package|constraint|lock)-/,x=({problem:i,severity:d})=>i.code===
"nothing-to-check"&&d==="error",L="not allowed";function H(i,d){const k=i.length;if(k===0)return[`no registry hosts to check${d}`];const b=i.filter(rt=>!l(rt)).
map(c),Y=i.filter(o).length,[G,J]=[b.length,k-b.length],C=b.filter(rt=>rt==="fails").length,z=b.filter(rt=>rt==="warns").length,W=i.filter(rt=>l(rt)&&c(rt)==="f\
ails").length,q=[{count:C,words:E.fails},{count:W,words:L},{count:Y,words:E.unchecked}],X=[{count:G-C,words:E.works},{count:J-W-Y,words:E.skipped}],ft=C+W+Y>0,[
mt,...vt]=(ft?q:X).filter(({count:rt})=>rt>0),ct=mt?.words===L||mt?.words===E.unchecked?mt.count===1?"is ":"are ":"";return[`${g(mt?.count??0,k)}${d} ${ct}${mt?.
words}`,...vt.map(({count:rt,words:ut})=>`${rt} ${ut}`),...z===0?[]:[a(z,k,ft)]]}function a(i,d,k){return d===1?"with warnings":`${i} ${k?"more ":""}with warnin\
gs`}function g(i,d){return d===1?"1 registry host":i===d?`all ${d} registry hosts`:`${i} of ${d} registry hosts`}function y(i,d){const k=n(i);if(k===null||k==="\
notice")return[];const b=i.filter(({severity:C})=>C===k),Y=(0,u.mj)(b,d),G=Y===""?(0,u.Dc)(b):0,J=(0,u.BQ)(i);return[...Y===""?[]:[`${k}s in files of ${Y}`],...G===
0?[]:[`${k}s in ${(0,P.px)(G,"file")}`],...n(J)===k?[`${k}s in the ${(0,u.et)(J)}`]:[]]}function M({hosts:i},{scan:d,repositories:k}){const{files:b,bytes:Y,usages:G,
durationMs:J}=d,C=i.filter(u.Qz).length,z=C===0?"no registry host is used":`${(0,P.px)(G,"usage")} of ${(0,P.px)(C,"registry host")}`;return k.length>0?`${z} in\
 ${(0,P.px)(k.length,"repository")}`:b===0&&J===0?null:b===0?"found no Terraform or OpenTofu files":`scanned ${(0,P.px)(b,"file")} (${(0,T.tY)(Y)}) in ${(0,T.kJ)(
J)}: ${z}`}function D(i,d){const{dialect:k,durationMs:b,scan:Y,remarks:G}=d,J=M(i,d),z=i.hosts.length===0&&Y.files===0?"":` for ${(0,P.QI)(k)} (${k.why})`;return[
`${R(i)}; checked in ${(0,T.kJ)(b)}${z}`,...J===null?[]:[J],...G]}function R({findings:i,ignored:d}){const k=S.oC.flatMap(Y=>{const{length:G}=i.filter(J=>J.severity===
Y);return G===0?[]:[(0,P.px)(G,Y)]}),b=k.length===0?"no findings":k.join(", ");return d>0?`${b}, ${d} ignored`:b}}),4148:((Mt,V,t)=>{t.d(V,{Fg:()=>c,LC:()=>o,Mm:()=>E,
P:()=>m,cZ:()=>h,eX:()=>k,fi:()=>e,g5:()=>n,ie:()=>H,ij:()=>d,jB:()=>r,mC:()=>a,nS:()=>g,ns:()=>i,pJ:()=>l,qj:()=>v});var w=t(5143),S=t(1064),T=t(5011),P=t(5257),
u=t(4120);const p=["fails","warns","works"];function E({worst:G}){return G==="error"?"fails":G==="warning"?"warns":"works"}const v=({rows:G})=>p.find(J=>G.some(
C=>E(C)===J))??"works";function c(G){const J=v({rows:G});return J==="works"&&G.some(s)?"skipped":J}const s=({chosen:G})=>Object.keys(G).length===0,l={fails:"ini\
t fails",warns:"has warnings",works:"passed"},o=3,e=({directory:G},J)=>G===P.cd.file?P.cd.file:G==="."?"the top directory":J(G);function n(G,J=0){const C=G.filter(
({directory:mt})=>mt!==P.cd.file),{failing:z}=r(C),{length:W}=z;if(W===0)return null;const q=new Set(z.map(({directory:mt})=>(0,w._M)(mt))),X=J<2?"":` in ${q.size}\
 of ${J} repositories`;return C.length===1?`init fails${X}`:`init fails in ${W===C.length?`all ${W}`:`${W} of ${C.length}`} root modules${X}`}function r(G){const{
fails:J=[],warns:C=[],works:z=[]}=Object.groupBy(G,v);return{failing:J,wrong:[...J,...C],good:z}}function m({rows:G}){const{fails:J=[],warns:C=[],works:z=[]}=Object.
groupBy(G,E);return{wrong:[...J,...C],good:z}}function h(G){const J=new Map;for(const W of r(G).wrong)for(const q of m(W).wrong){const X=x(q),ft=J.get(X)??{row:q,
roots:new Set};J.set(X,ft),ft.roots.add(W)}const{fails:C=[],warns:z=[]}=Object.groupBy(J.values(),({row:W})=>E(W));return[...C,...z]}const x=({kind:G,source:J,constraints:C,
locked:z,chosen:W,problems:q})=>JSON.stringify([G,J,C,z,W,q]),L=3;function H(G,J){const C=new Map(G.map(W=>[W.row,[...W.roots]]));return{title:"root modules",cell:W=>{
const q=C.get(W)??[],X=q.slice(0,L).map(J);return(0,u.K4)(X,L,q.length-X.length)}}}const a=({address:G,host:J},{clients:C})=>C.every(z=>(0,T.Vm)(z)===J)&&G.startsWith(
`${J}/`)?G.slice(J.length+1):G;function g(G){const J=[...new Map(G.map(ft=>[`${ft.kind} ${ft.source}`,ft])).values()],C=["module","provider"].flatMap(ft=>{const{
length:mt}=J.filter(vt=>vt.kind===ft);return mt===0?[]:[(0,u.px)(mt,ft)]});if(C.length===0)return"no registry modules and no providers";const z=G.some(({platforms:ft})=>ft.
length>0)?" and package":"",W=J.filter(s).length,q=J.filter(({chosen:ft})=>Object.values(ft).includes(null)).length,X=W+q===0?`every version${z} is available`:[
...q>0?[`${q} without a version`]:[],...W>0?[`${W} not checked`]:[]].join(", ");return`${C.join(" and ")}, ${X}`}const y=60,M=6,D=60,R=12;function i({clients:G,
rows:J},C){const z=J.every(({chosen:q})=>new Set(Object.values(q)).size<=1),W=[{title:"constraint",cell:({constraints:q})=>(0,u.K4)([...new Set(q)].map(X=>C(X,D)),
M)},...z?[{title:"version",cell:q=>b(q,null,C)}]:G.map(q=>({title:S.bB[q],cell:X=>b(X,q,C)})),{title:"newest",cell:({newest:q})=>q===null?"":C(q,y)},{title:"pla\
tforms",cell:({platforms:q})=>Y(q,C)}];return d(W,J)}const d=(G,J)=>G.filter(({cell:C})=>J.some(z=>C(z)!=="")),k=G=>({title:"problem",cell:({problems:J})=>J.filter(
({usualSeverity:C})=>C!=="notice").map(G).join(", ")});function b({chosen:G,locked:J},C,z){const W=C===null?Object.values(G)[0]:G[C];return W===void 0?"":W!==null?
`${z(W,y)}${W===J?" (locked)":""}`:J===null?"none":`none (locked: ${z(J,y)})`}function Y(G,J){const C=G.map(({platform:z,available:W})=>`${W===null?"?":W?"\u2713":
"\u2717"} ${J(z,y)}`);return(0,u.K4)(C,R)}}),733:((Mt,V,t)=>{t.d(V,{W:()=>p,n:()=>S});const w=/^[ -~]*$/;function S(E){if(w.test(E))return E.length;let v=0;for(const c of E)
v+=T(c);return v}function T(E){return w.test(E)?1:P(E)?0:new RegExp("\\p{Regional_Indicator}","u").test(E)?1:u(E)?2:1}const P=E=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(E),u=E=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(E);function p(E,v,c){let[s,l]=["",0];for(const o of E){const e=T(o),n=l+e;if(l>=v&&n<=c&&(e>0||l>v)?s+=o:s+=" ".repeat(Math.max(0,Math.min(n,c)-Math.max(l,
v))),l=n,l>c)break}return s}}),7146:((Mt,V,t)=>{t.d(V,{ky:()=>s,nI:()=>T,qt:()=>v,wW:()=>c});var w=t(733);const S={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function T(o,e,n){return n.colour?`\x1B[${S[e]}m${o}\x1B[0m`:o}const P=(o,e,{hyperlinks:n})=>e===void 0||!n?o:`\x1B]8;;${e}\x1B\\${o}\x1B]8;;\x1B\\`,u=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
p=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,E=5001;function v(o){const{FORCE_HYPERLINK:e,TERM:n="",TERM_PROGRAM:r="",VTE_VERSION:m}=o;
return e?e!=="0":o.CI||o.NO_COLOR||n==="dumb"?!1:Number(m)>=E||u.test(r)||p.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(h=>o[h])}function c(o,e){const n="\
 ".repeat(o.indent),r=o.label.padEnd((o.column??0)-1),m=" ".repeat(o.indent+(o.column??2)),[h="",...x]=l(e.withFlags?.(o.text)??o.text,{first:e.width-n.length-r.
length-1,others:e.width-m.length}),L=P(T(r,o.style,e),o.url,e);return[`${n}${L} ${h}`.trimEnd(),...x.map(H=>`${m}${H}`)]}function s(o,{width:e,withFlags:n}){const[
r="",...m]=l(n?.(o)??o,{first:e,others:e-2});return[r,...m.map(h=>`  ${h}`)]}function l(o,e){const n=[];let r="",m=0;for(const h of o.split(" ")){const x=n.length===
0?e.first:e.others,L=(0,w.n)(h);r!==""&&m+1+L>x?(n.push(r),r=h,m=L):(m=r===""?L:m+1+L,r=r===""?h:`${r} ${h}`)}return[...n,r]}}),4421:((Mt,V,t)=>{t.d(V,{S5:()=>_t,
MV:()=>Q,K8:()=>et});var w=t(2389),S=t(2796),T=t(5102),P=t(4120),u=t(5955),p=t(8641),E=t(1831),v=t(8884),c=t(733),s=t(7146);const l=160,o=12,e="    ",n=/##\w*\[/;
function r({place:$,before:I,literal:K,after:tt},st,ot){const at=" ".repeat(`  ${$.line}`.length),f=Math.min(ot.width,l)-at.length-3;if(f<o)return[];const A=m(I+
K+tt),F=A(I+K+tt),_=(0,c.n)(F)<=f?0:A(I).search(/[^ ]|$/),it=F.slice(_),dt=(0,c.n)(A(I))-_,Et=(0,c.n)(A(I+K))-_,{from:ht,to:xt,text:Lt}=h(it,dt,Math.max(Et,dt+1),
f),Ct=(0,s.nI)("|","dim",ot),Bt="^".repeat(Math.max(1,Math.min(Et,xt)-Math.max(dt,ht))),Ht=" ".repeat(Math.max(dt,ht)-ht);return[`${(0,s.nI)(`  ${$.line}`,"dim",
ot)} ${Ct} ${Lt}`.trimEnd(),`${at} ${Ct} ${Ht}${(0,s.nI)(Bt,st,ot)}`]}function m($){const I=K=>(0,p.RK)(K.replaceAll("	",e),Number.POSITIVE_INFINITY);return n.test(
I($))?K=>I(K).replaceAll(/(?<=#)#/g," #"):I}function h($,I,K,tt){const st=(0,c.n)($);if(st<=tt)return{from:0,to:tt,text:$};const ot=Math.max(0,tt-2-(K-I)),at=K<
tt?0:Math.max(0,I-1-Math.ceil(ot*2/3)),f=st-at<=tt,A=at+tt,F=(0,c.W)($,at===0?0:at+1,f?A:A-1),_=`${at===0?"":"\u2026"}${F}${f?"":"\u2026"}`;return{from:at,to:f?
A:A-1,text:_}}var x=t(1505),L=t(7574);const H=20,a=6,g=13,y={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yell\
ow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},M={error:y.fails,warning:y.warns,notice:{sign:"\xB7",style:"blue"}},D={value:p.RK,
prose:p.RK,because:v.eo};function R($,I){const K=(0,T.sG)($),{sign:tt,style:st}=y[K],ot=[...(0,T.cG)($)?k($,I.context):[],...(0,x.o7)($,D)],at=`${T.nx[K]}${$.isNew?
` (${P.dy})`:""}: ${d($)}`;return[...(0,s.wW)({indent:0,label:`${tt} ${i($.visit.host)}`,style:st,text:at},I),...ot.flatMap(f=>b(f,I))].map(p.BP).join(`
`)}const i=$=>{const I=(0,E.nx)($);return I===$?(0,p.RK)($):`${(0,p.RK)(I)} (${(0,p.RK)($)})`};function d($){const{discovery:I}=$.visit.attempt,K=(0,T.QK)($);return K.
length>0?(0,P.K4)([...new Set(K.map(tt=>tt.problem.code))],a):I.kind==="skipped"?I.problem.code:(0,x.Yj)($,D)}function k($,I){const{hops:K,certificates:tt}=$.visit.
attempt;return[(0,x.se)($,I,D),{label:"response",texts:K.map(Y)},{label:"services",texts:G($)},...(0,x.Zc)($,D),{label:"certificate",texts:tt.map(st=>C(st,I))}]}
const b=({label:$,texts:I},K)=>I.flatMap((tt,st)=>{const ot=st===0?$:"";return(0,s.wW)({indent:2,label:ot,style:"dim",column:g,text:tt},K)});function Y($){const I=$.
status===null?"none":`${$.status} ${(0,p.RK)($.reason,x.tN)}`,K=$.status===null?"after":"in",tt=[...$.mediaType===null?[]:[(0,p.RK)($.mediaType,x.tN)],...$.address===
null?[]:[`at ${(0,p.RK)($.address,x.tN)}`],...$.proxy===null?[]:[`through ${(0,p.RK)((0,p.cq)($.proxy))}`],...$.authorization==="none"?[]:[`token ${(0,P.Rk)($.authorization)}`]],
st=tt.length===0?"":` (${tt.join("; ")})`;return`${I.trim()} from ${(0,p.RK)((0,p.cq)($.url))} ${K} ${(0,L.kJ)($.ms)}${st}`}function G({services:$,servicesLeftOut:I}){
const K=$.slice(0,H),tt=$.length-K.length+I;return[...K.map(J),...tt>0?[`and ${tt} more`]:[]]}function J($){const I=(0,p.RK)($.id,x.tN);switch($.kind){case"url":
return`${I} ${(0,p.RK)((0,p.cq)($.url))}`;case"login":{const{authz:K,token:tt}=$.login,st=[K,tt].map(ot=>(0,p.RK)((0,p.cq)(ot??"none")));return`${I} authz ${st.
join(", token ")}`}case"problem":return`${I}: ${$.problem.code}`}}function C($,I){const{host:K,subject:tt,issuer:st,expires:ot}=$,at=(0,p.RK)((0,L.nO)(ot,I.startedAt));
return`${(0,p.RK)(K,x.tN)} valid until ${at}; subject ${(0,p.RK)(tt,x.tN)}, issuer ${(0,p.RK)(st,x.tN)}`}const z=4,W={places:6,messages:5,frames:S.Wi},q={places:3,
messages:2,frames:1},X=1e3;function ft($,I,K){const{severity:tt,code:st,title:ot,message:at}=$,f=(0,p.RK)(at??ot,X),A=`${I.context.docsUrl}#${st}`,{style:F}=M[tt],
_=mt($,K)??[...nt($.hosts.length>1?"hosts":"host",vt($),I),...kt($,I,K),...U($,I)],it=j($.findings)?"":$.help??"";return[...(0,s.wW)({indent:0,label:`${tt}[${st}\
]:`,style:F,url:A,text:f},I),..._,...nt("help",(0,p.RK)(it,X),I),...nt("affects",(0,P.od)($.affects,I.context.clients),I)].map(p.BP).join(`
`)}function mt($,{codes:I}){const{hosts:K,message:tt,code:st,findings:ot}=$;if(K.length<2||tt===null)return null;const{lines:at}=(0,v.yv)(ot),f=JSON.stringify([
K.toSorted(),at[0],at.length]),A=I.get(f);return A===void 0&&I.set(f,st),A===void 0?null:[`  hosts: the same ${K.length} as for ${A}`]}function vt({hosts:$,findings:I,
message:K}){const[tt]=$;if($.length===1&&tt!==void 0&&K?.includes((0,E.nx)(tt))&&I[0]?.isHostNew!==!0)return"";const ot=(0,P.Ku)($,z).map(at=>{const f=I.some(A=>A.
host===at&&A.isHostNew);return`${i(at)}${f?` (${P.dy})`:""}`});return(0,P.K4)(ot,$.length,$.length-ot.length)}function kt($,I,K){const{frames:tt}=ct($),st=rt($),
ot=(0,S.cr)($).length-st.length;return[...st.flatMap(({message:at,findings:f,first:A},F)=>{const _=ut(A,$.message===null?at:"",I);return F>=tt?_:[..._,...B(A,$,
I,K),...nt("help",(0,p.RK)(O($,f),X),I)]}),...ot>0?[`  and ${(0,P.px)(ot,"more message")} in the JSON report`]:[]]}const ct=({hosts:$,findings:I})=>$.length>1||
j(I)?q:W,rt=$=>(0,P.Ku)((0,S.cr)($),ct($).messages).map(([I,K])=>({message:I,findings:K,first:(0,v.tN)(K)}));function ut($,I,K){if($===null&&I==="")return[];const tt=$===
null?"-":"-->",ot=[...$===null?[]:[(0,v.R3)($)],(0,p.RK)(I,X)].filter(at=>at!=="").join(": ");return(0,s.wW)({indent:2,label:tt,style:"dim",text:ot},K)}function B($,{
severity:I},K,{lines:tt}){if($===null)return[];const{file:st,line:ot,column:at}=$,f=K.context.sources.find(A=>A.place.file===st&&A.place.line===ot&&A.place.column===
at);return f===void 0||tt.has(f)?[]:(tt.add(f),r(f,M[I].style,K))}function O({help:$,findings:I},K){return $!==null||j(I)?"":K[0]?.problem.help??""}const j=([$,
I])=>$?.exclude!==void 0&&I!==void 0;function U($,I){const{findings:K}=$,{lines:tt,settings:st,leftOut:ot}=(0,v.yv)(K),at=rt($).map(({first:F})=>F&&(0,v.eo)(F)),
f=tt.filter(F=>!at.includes((0,v.eo)(F))),A=ct($).places;return[...nt("also at",(0,v.Ky)(f,A,void 0,ot),I),...nt("required by",(0,v.Ky)(st,A),I)]}const nt=($,I,K)=>I===
""?[]:(0,s.wW)({indent:2,label:`${$}:`,style:"dim",text:I},K);var Z=t(4148),gt=t(1064);const At=20,Tt=3,Pt="  ",It=$=>(0,Z.fi)($,v.II);function St($,I){const{wrong:K}=(0,Z.
jB)($);return K.length>Z.LC?[Ot($,K,I)]:K.map(tt=>{const st=(0,Z.P)(tt),ot=[...st.wrong,...st.good],at=jt((0,Z.ns)({...tt,rows:ot.slice(0,At)},p.RK),ot),f=It(tt);
return N({outcome:(0,Z.qj)(tt),name:f,root:tt,rows:ot,columns:at},I)})}function Ot($,I,K){const tt=(0,Z.cZ)($),st=tt.map(({row:_})=>_),ot=gt.Du.filter(_=>I.some(
it=>it.clients.includes(_))),at=(0,Z.ns)({clients:ot,rows:st.slice(0,At)},p.RK),f=jt([(0,Z.ie)(tt,It),...at],st),A=(0,Z.qj)({rows:st}),F=(0,P.px)(I.length,"root\
 module");return N({outcome:A,name:F,root:{clients:ot},rows:st,columns:f},K)}const jt=($,I)=>[...$,...(0,Z.ij)([(0,Z.eX)(({code:K})=>K)],I)];function N({outcome:$,
name:I,root:K,rows:tt,columns:st},ot){const{sign:at,style:f}=y[$],A=tt.filter(dt=>(0,Z.Mm)(dt)===$),F=[...new Set(A.map(dt=>(0,p.RK)((0,Z.mC)(dt,K))))],_=`${Z.pJ[$]}\
 for ${(0,P.K4)(F,Tt)}`,it=tt.length-At;return[`${(0,s.nI)(at,f,ot)} ${(0,s.nI)(I,"bold",ot)}: ${_}`,...lt(tt.slice(0,At).map(dt=>({sign:y[(0,Z.Fg)([dt])],cells:[
(0,p.RK)((0,Z.mC)(dt,K)),...st.map(({cell:Et})=>Et(dt))]})),["module or provider",...st.map(({title:dt})=>dt)],ot),...it>0?[`  and ${it} more in the JSON report`]:
[]].map(p.BP).join(`
`)}function lt($,I,K){const tt=I.map((at,f)=>Math.max(...[at,...$.map(({cells:A})=>A[f])].map(wt)));if(tt.reduce((at,f)=>at+Pt.length+f,Pt.length)>K.width)return $.
flatMap(({sign:{sign:at,style:f},cells:[A="",...F]})=>{const _=F.flatMap((dt,Et)=>dt===""?[]:[`${I[Et+1]} ${dt}`]),it=`${A}: ${_.join("; ")}`;return(0,s.wW)({indent:2,
label:at,style:f,text:it},K)});const ot=at=>at.map((f,A)=>f+" ".repeat((tt[A]??0)-wt(f))).join(Pt).trimEnd();return[`    ${(0,s.nI)(ot(I),"dim",K)}`,...$.map(({
sign:{sign:at,style:f},cells:A})=>`  ${(0,s.nI)(at,f,K)} ${ot(A)}`)]}const wt=($="")=>Array.from($).length;function Rt($,I){const K=$.flatMap(A=>A.rows),{sign:tt,
style:st}=y[(0,Z.Fg)(K)],[ot]=$,f=`${$.length===1&&ot!==void 0?It(ot):(0,P.px)($.length,"root module")}: ${(0,Z.nS)(K)}`;return(0,s.wW)({indent:0,label:tt,style:st,
text:f},I).map(p.BP).join(`
`)}const bt=3,Dt=4,Nt=1e3;function Ut({hosts:$,roots:I},K){const tt=Map.groupBy($,T.sG),st=(tt.get("unchecked")??[]).filter(({findings:at})=>at.length===0),{good:ot}=(0,Z.
jB)(I);return[...Xt("unchecked",st,K),...Xt("skipped",tt.get("skipped")??[],K),...Xt("works",tt.get("works")??[],K),...ot.length>0?[Rt(ot,K)]:[]]}function Xt($,I,K){
const tt=_=>R(_,K);if(I.length<=bt)return I.map(tt);const{sign:st,style:ot}=y[$],at=(0,P.Ku)(I,Dt).map(({visit:_})=>i(_.host)),f=(0,P.K4)(at,at.length,I.length-
at.length),A=`${(0,P.px)(I.length,"host")} ${T.nx[$]}: ${f}`;if(!K.isRunner)return[(0,s.wW)({indent:0,label:st,style:ot,text:A},K).map(p.BP).join(`
`)];const F=_=>`and ${_} more in the JSON report`;return[[(0,p.BP)(`${st} ${A}`),...(0,P.UV)(I,Nt,tt,F)].join(`
`)]}function zt($,I){const K=(0,T.hm)($.findings),tt=$.hosts.length>bt||$.findings.length>0,st=I.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",ot=`problem codes are explained at ${I.context.docsUrl}`;return tt?[(K===null||K==="noti\
ce"?[st]:[ot,st]).flatMap(f=>(0,s.ky)(f,I)).join(`
`)]:[]}const Kt=5,Gt=30,Jt=3,Yt=20,Vt=16e6;function*_t($,I){yield`${Q($,I)}
`;let K=!0;for(const{text:tt}of et($,I)){const st=tt.includes(`
`);yield`${K||st?`
`:""}${tt}
`,K=st}}function Q($,I){const{sign:K,style:tt}=y[$.passed?"works":"fails"],st=I.isQuiet?[]:(0,T.h$)($,I.context).slice(0,Kt);return[`${(0,s.nI)(K,tt,I)} ${(0,s.
nI)((0,T.$N)($,I.context),"bold",I)}`,...st.flatMap(ot=>pt(ot,I))].join(`
`)}function*et($,I,K=Vt){const{isQuiet:tt=!1,isRunner:st=!1,context:ot}=I,at=({severity:ht})=>!tt||ht==="error"||(0,w.k2)(ht,ot.failOn),f=(0,S.cZ)($.findings.filter(
at)),A={lines:new Set,codes:new Map};for(const ht of f.slice(0,Gt))yield $t(ft(ht,I,A));const F=f.slice(Gt).flatMap(({findings:ht})=>ht);if(F.length>0&&(yield $t(
`and ${(0,P.px)(F.length,"more finding")} in the JSON report`)),tt)return;const _=ht=>({kind:st?"group":"plain",text:ht});yield*St($.roots,I).map(_);const it=(0,T.
md)($.hosts).filter(ht=>(0,T.cG)(ht)&&!(0,T.JR)(ht)),dt=st||it.length<=Jt?it:[];yield*yt(dt,I,K).map(_),yield*Ut($,I).map(_);const Et=(0,T.h$)($,ot).slice(Kt);Et.
length>0&&(yield $t(Et.flatMap(ht=>pt(ht,I)).join(`
`))),yield*zt($,I).map($t)}const pt=($,I)=>(0,s.ky)((0,p.RK)($),I).map(p.BP);function*yt($,I,K){const tt=new u.Wv(K),st=it=>R(it,I),ot=yield*(0,u._Q)($.slice(0,
Yt),tt,st),at=[],f=(0,u._Q)($.slice(Yt),tt,st);let A=f.next();for(;!A.done;A=f.next())at.push(A.value);const F=(0,P.px)(at.length,"more host");at.length>0&&(yield[
`details of ${F}`,...at].join(`
`));const _=ot+A.value;_>0&&(yield`the details of ${(0,P.px)(_,"more host")} are in the JSON report`)}const $t=$=>({kind:"plain",text:$})}),5257:((Mt,V,t)=>{t.d(
V,{JT:()=>p,KS:()=>E,MO:()=>s,MP:()=>u,Nf:()=>c,W$:()=>P,cd:()=>T,yp:()=>v});var w=t(5143);const S="hostnames input",T={file:S,line:1,column:1,endColumn:1},P=l=>l.
file===S?S:l,u=({host:l,namespace:o,name:e,system:n})=>`${l}/${o}/${e}/${n}`,p=({host:l,namespace:o,type:e})=>`${l}/${o}/${e}`;function E(l,o){const e=l.versions??
c(l)?.values?.[o]??null;return e===null?null:{text:e,place:v(l)}}function v(l){const{versionsAt:o,place:e}=l,n=typeof o=="number"?o:o?.at;return n===void 0?e:{file:e.
file,...(0,w._h)(n)}}const c=({versionsAt:l})=>typeof l=="number"?null:l,s=(l,o)=>`${l} ${o}`}),2909:((Mt,V,t)=>{t.a(Mt,async(w,S)=>{try{let J=function(X){return async(ft,mt)=>{
try{await mt()}catch(vt){X([`${ft}: ${(0,p.A3)(vt)}`])}}},q=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(V);var T=t(2246),P=t(9018),u=t(7251),
p=t(6309),E=t(2722),v=t(3565),c=t(8782),s=t(4690),l=t(9077),o=t(3795),e=t(3386),n=t(2057),r=t(1964),m=t(6427),h=t(2827),x=t(3616),L=t(8641),H=t(9703),a=t(4421),
g=t(8463),y=t(3152),M=t(4106),D=t(6875);const R=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,n.B_)(process.stdout,X=>process.stderr.write(`the log was\
 not written: ${X}
`)),(0,n.B_)(process.stderr,()=>{});const i=v.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const d=new D.V,k=(0,s.i)(process);await(0,l.
q)(process,await b(v.Ko(M.y.map(({name:X})=>X))));async function b(X){const ft=(0,P.c)(X,process.env,(0,u.K)(v.QU)),mt=kt=>{const ct=(0,P.r)(rt=>(0,H.p)(kt,rt),
ft);return v.fJ("Could not run",ct),3},vt=(0,l.w)(process,d,{isFinal:!1,crash:mt,now:k});try{const kt=await Y(X,ft),ct=vt.aborted?3:kt.verdict.passed?0:1;return await C(
kt,ft,vt),ct}catch(kt){return kt instanceof y.GN?(v.fJ("Wrong settings",ft.redact(kt.mistakes.join(`
`))),2):mt(kt)}}async function Y(X,ft){const mt=(0,o.fN)(vt=>v.N4(ft.redact([vt])),o.Si);try{return await(0,T.z6)(X,{environment:process.env,directory:q(),isFork:(0,c.
$c)(process.env.GITHUB_EVENT_NAME,i),stop:d,startTimer:D.I,now:k,progress:mt.show,changes:vt=>W(vt,ft),secrets:ft,kill:process.kill})}finally{mt.end()}}async function G(X){
const{verdict:ft,changes:mt,context:vt}=X,kt=(0,c.ng)(process.env,i),ct=kt===null?[]:(0,E.ws)((0,E.R8)(ft),q(),kt);if(kt===null||mt?.kind!=="files")return{...X,
located:ct,context:{...vt,links:(0,E.hP)(ct)}};const{withDiffLinks:rt}=await t.e(52).then(t.bind(t,9052)),ut=rt(ct,mt.files,q(),kt);return{...X,located:ct,context:{
...vt,links:ut}}}async function C(X,{redact:ft},mt){const{settings:vt,verdict:kt}=X,{GITHUB_OUTPUT:ct,GITHUB_STEP_SUMMARY:rt,RUNNER_TEMP:ut}=process.env,B=Z=>v.
R8(ft(Z).map(gt=>(0,L.LS)(gt))),O=J(B);let j={...X,located:[]};await O("places are not links",async()=>{j=await G(X)});const{context:U}=j,nt={colour:!1,width:R,
isRunner:!0,context:U};await O("the log was not written",()=>v.ur((0,a.MV)(kt,nt),(0,a.K8)(kt,nt))),await O("the annotations were not written",()=>v.fz((0,r.H)(
kt,U))),await O("the outputs were not written",async()=>B(await v.Kn(ct,(0,h.Y)(kt)))),await O("the job summary was not written to GITHUB_STEP_SUMMARY",()=>v.Sy(
rt,(0,x.Gc)(kt,U))),await O("the JSON report was not written to RUNNER_TEMP",async()=>{const Z=v.u5(ut,(0,m.h)(kt,U));B(await v.Kn(ct,{report:Z}))}),await O("th\
e report files were not written",async()=>B(await(0,g.t)(vt.report,{verdict:kt,context:U},q()))),!mt.aborted&&await O("the comment and the issue were not writte\
n",async()=>{const{notes:Z,warnings:gt}=await z(j,mt);v.N4(ft(Z)),B(gt)})}async function z(X,ft){const{comment:mt,issue:vt}=X.settings;return mt==="never"&&vt===
"never"?{notes:[],warnings:[]}:await(await t.e(137).then(t.bind(t,5137))).publish(X,(0,c.ng)(process.env,i),q(),ft)}async function W({githubToken:X},{redact:ft}){
const mt=(0,c.ng)(process.env,i),kt=await(await t.e(181).then(t.bind(t,5181))).readChanges(mt,X,d.signal);return kt.kind==="all"&&mt?.pull&&v.R8(ft([`changed-on\
ly has no effect: ${kt.why}`])),kt}S()}catch(R){S(R)}},1)}),2722:((Mt,V,t)=>{t.d(V,{R8:()=>W,hP:()=>kt,ws:()=>X});var w=t(6760),S=t(5747);const T=/^(?!\.{1,2}$)[\w.-]+$/;
function P(ct){let rt=!1;for(const ut of ct.split(`
`)){const B=ut.trim();B.startsWith("[")&&(rt=B==='[remote "origin"]');const O=B.indexOf("=");if(!(!rt||O<0||B.slice(0,O).trim().toLowerCase()!=="url"))return u(
B.slice(O+1).trim())}return null}function u(ct){const rt=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(ct),[ut,B]=rt===null?p(ct):[rt[1],rt[2]],[O="",j="",...U]=(B??"").
replace(/\/$/,"").split("/"),nt=j.replace(/\.git$/,"");return!ut||U.length>0||!T.test(O)||!T.test(nt)?null:{host:ut.toLowerCase(),owner:O,name:nt}}function p(ct){
const rt=URL.parse(ct);return rt===null||!/^(https?|ssh):$/.test(rt.protocol)?[]:[rt.protocol==="ssh:"?rt.hostname:rt.host,rt.pathname.slice(1)]}var E=t(3024);const v=128*
1024*1024,c=12,s=62,l=16384,o=12288,e=4,n=61440,r=4096,m=32768,h=Buffer.alloc(0);function x(ct,rt){const ut=(0,S.io)(ct,v);return ut===null?new Map:L(ut,rt)}function L(ct,rt){
const ut=new Map;if(ct.length<c)return ut;const B=ct.readUInt32BE(4);if(ct.toString("latin1",0,4)!=="DIRC"||B<2||B>4)return ut;const O=ct.readUInt32BE(8);let j=h,
U=c;for(let nt=0;nt<O;nt+=1){if(U+s>ct.length)return ut;const Z=ct.readUInt16BE(U+60),gt=U+s+(Z&l?2:0),At=B===e,{kept:Tt,from:Pt}=At?H(ct,gt,j):{kept:h,from:gt},
It=ct.indexOf(0,Pt);if(It<0)return ut;const St=ct.subarray(Pt,It),Ot=At?Buffer.concat([Tt,St]):St;if(Ot.length>r)return ut;const jt=(ct.readUInt32BE(U+24)&n)===
m,N=Ot.toString("utf8");jt&&(Z&o)===0&&rt.has(N)&&ut.set(N,{modified:ct.readUInt32BE(U+8),size:ct.readUInt32BE(U+36)}),U=At?It+1:U+(It-U+8&-8),j=Ot}return ut}function H(ct,rt,ut){
let B=rt,O=ct[B++]??0,j=O&127;for(;O&128;)O=ct[B++]??0,j=(j+1)*128+(O&127);return{kept:ut.subarray(0,Math.max(0,ut.length-j)),from:B}}function a(ct,{modified:rt,
size:ut}){try{const B=(0,E.lstatSync)(ct),O=Math.floor(B.mtimeMs/1e3);return B.isFile()&&B.size%2**32===ut&&O%2**32===rt}catch(B){return(0,S.Oj)(B),!1}}const g=5,
y=/^[0-9a-f]{40}$/,M=/^refs\/(?!.*\.\.)[^\0]+$/;function D(ct){const rt=(0,w.join)(ct,".git"),ut=R(rt,ct)??rt,B=G((0,w.join)(ut,"commondir")),O=B===null?ut:b(B,
ut),j=()=>Y((0,w.join)(O,"packed-refs"))??"",U=i(G((0,w.join)(ut,"HEAD")),[ut,O],j);return U===null?null:{commit:U,isFetched:k(U,Y((0,w.join)(ut,"FETCH_HEAD"))??
"",j),remote:P(Y((0,w.join)(O,"config"))??""),tracked:nt=>x((0,w.join)(ut,"index"),nt)}}function R(ct,rt){const[,ut]=/^gitdir: (.+)$/.exec(G(ct)??"")??[];return ut===
void 0?null:b(ut,rt)}function i(ct,rt,ut){let B=ct;for(let O=0;B!==null&&O<=g;O+=1){if(y.test(B))return B;const[,j]=/^ref: (.+)$/.exec(B)??[];if(j===void 0||!M.
test(j))return null;B=d(j,rt,ut)}return null}function d(ct,rt,ut){for(const O of rt){const j=G((0,w.join)(O,ct));if(j!==null)return j}return ut().split(`
`).find(O=>O.endsWith(` ${ct}`))?.slice(0,40)??null}function k(ct,rt,ut){const B=(O,j)=>O.split(`
`).some(U=>U.startsWith(`${ct}${j}`));return B(rt,"	")||B(ut()," refs/remotes/")}const b=(ct,rt)=>(0,w.isAbsolute)(ct)?ct:(0,w.join)(rt,ct);function Y(ct){const rt=(0,S.
yR)(ct);return rt.ok?rt.text:null}const G=ct=>Y(ct)?.replace(/\r?\n$/,"")??null;var J=t(4503),C=t(8884);const z=5e3;function W(ct){const rt=new Set;for(const ut of q(
ct))if(typeof ut!="string"&&(0,C.CN)(ut.file)&&rt.add(ut.file),rt.size===z)break;return rt}function*q({findings:ct,hosts:rt,roots:ut}){for(const{places:B}of ct)
yield*B;for(const{requirements:B}of rt)for(const{because:O}of B)yield*O;for(const{rows:B}of ut)for(const{places:O}of B)yield*O}function X(ct,rt,ut){if(!ft(ut.serverUrl))
return[];const B=vt(rt);return[...Map.groupBy(ct,j=>B(j.split("/").slice(0,-1).join("/")))].flatMap(([j,U])=>j===null?[]:mt(j,U,rt,ut))}const ft=ct=>/^https?:\/\/[\w.:/-]+$/.
test(ct);function mt({prefix:ct,checkout:rt},ut,B,O){const{commit:j,isFetched:U,remote:nt}=rt,Z=URL.parse(O.serverUrl);if(nt===null||Z===null)return[];if(nt.host!==
Z.host&&nt.host!==Z.hostname)return[];if(!U&&![O.commit,O.defaultCommit].includes(j))return[];const gt=`${nt.owner}/${nt.name}`,At=`${O.serverUrl}/${gt}/blob/${j}`,
Tt=St=>St?.toLowerCase()===gt.toLowerCase(),Pt=Tt(`${O.owner}/${O.repository}`)||Tt(O.pull?.from),It=new Map(ut.map(St=>[St.slice(ct.length),St]));return Array.
from(rt.tracked(new Set(It.keys())),([St,Ot])=>{const[jt,N]=[It.get(St),(0,J.oW)(St)];return jt===void 0||N===null||!a((0,w.join)(B,jt),Ot)?[]:{file:jt,path:St,
url:`${At}/${N}`,isOfRun:Pt}}).flat()}function vt(ct){const rt=new Map,ut=B=>{const O=rt.get(B);if(O!==void 0)return O;const j=D((0,w.join)(ct,B)),U=B.split("/").
slice(0,-1).join("/"),nt=j!==null?{prefix:B===""?"":`${B}/`,checkout:j}:B===""?null:ut(U);return rt.set(B,nt),nt};return ut}const kt=ct=>new Map(ct.map(({file:rt,
url:ut})=>[rt,{url:ut}]))}),3565:((Mt,V,t)=>{t.d(V,{fz:()=>nt,fJ:()=>jt,QU:()=>O,N4:()=>St,j_:()=>It,Ko:()=>B,R8:()=>Ot,ur:()=>j,Kn:()=>gt,u5:()=>Pt,Sy:()=>Z});
var w=t(3024),S=t(6760),T=t(857);function P(N){return N==null?"":typeof N=="string"||N instanceof String?N:JSON.stringify(N)}function u(N){return Object.keys(N).
length?{title:N.title,file:N.file,line:N.startLine,endLine:N.endLine,col:N.startColumn,endColumn:N.endColumn}:{}}function p(N,lt,wt){const Rt=new c(N,lt,wt);process.
stdout.write(Rt.toString()+T.EOL)}function E(N,lt=""){p(N,{},lt)}const v="::";class c{constructor(lt,wt,Rt){lt||(lt="missing.command"),this.command=lt,this.properties=
wt,this.message=Rt}toString(){let lt=v+this.command;if(this.properties&&Object.keys(this.properties).length>0){lt+=" ";let wt=!0;for(const Rt in this.properties)
if(this.properties.hasOwnProperty(Rt)){const bt=this.properties[Rt];bt&&(wt?wt=!1:lt+=",",lt+=`${Rt}=${l(bt)}`)}}return lt+=`${v}${s(this.message)}`,lt}}function s(N){
return P(N).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function l(N){return P(N).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}function o(){throw new Error("this function of @actions/core is not bundled")}function e(){throw new Error("this functio\
n of @actions/core is not bundled")}var n=t(6928);function r(N){return N.replace(/[\\]/g,"/")}function m(N){return N.replace(/[/]/g,"\\")}function h(N){return N.
replace(/[/\\]/g,path.sep)}var x=function(N,lt,wt,Rt){function bt(Dt){return Dt instanceof wt?Dt:new wt(function(Nt){Nt(Dt)})}return new(wt||(wt=Promise))(function(Dt,Nt){
function Ut(Kt){try{zt(Rt.next(Kt))}catch(Gt){Nt(Gt)}}function Xt(Kt){try{zt(Rt.throw(Kt))}catch(Gt){Nt(Gt)}}function zt(Kt){Kt.done?Dt(Kt.value):bt(Kt.value).then(
Ut,Xt)}zt((Rt=Rt.apply(N,lt||[])).next())})},L;(function(N){N[N.Success=0]="Success",N[N.Failure=1]="Failure"})(L||(L={}));function H(N,lt){const wt=toCommandValue(
lt);if(process.env[N]=wt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(N,lt));issueCommand("set-env",{name:N},wt)}function a(N){
p("add-mask",{},N)}function g(N){process.env.GITHUB_PATH||""?issueFileCommand("PATH",N):issueCommand("add-path",{},N),process.env.PATH=`${N}${path.delimiter}${process.
env.PATH}`}function y(N,lt){const wt=process.env[`INPUT_${N.replace(/ /g,"_").toUpperCase()}`]||"";if(lt&&lt.required&&!wt)throw new Error(`Input required and n\
ot supplied: ${N}`);return lt&&lt.trimWhitespace===!1?wt:wt.trim()}function M(N,lt){const wt=y(N,lt).split(`
`).filter(Rt=>Rt!=="");return lt&&lt.trimWhitespace===!1?wt:wt.map(Rt=>Rt.trim())}function D(N,lt){const wt=["true","True","TRUE"],Rt=["false","False","FALSE"],
bt=y(N,lt);if(wt.includes(bt))return!0;if(Rt.includes(bt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${N}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function R(N,lt){if(process.env.GITHUB_OUTPUT||"")return o("OUTPUT",e(N,lt));process.
stdout.write(T.EOL),p("set-output",{name:N},P(lt))}function i(N){issue("echo",N?"on":"off")}function d(N){process.exitCode=L.Failure,Y(N)}function k(){return process.
env.RUNNER_DEBUG==="1"}function b(N){issueCommand("debug",{},N)}function Y(N,lt={}){p("error",u(lt),N instanceof Error?N.toString():N)}function G(N,lt={}){p("wa\
rning",u(lt),N instanceof Error?N.toString():N)}function J(N,lt={}){p("notice",u(lt),N instanceof Error?N.toString():N)}function C(N){process.stdout.write(N+T.EOL)}
function z(N){E("group",N)}function W(){E("endgroup")}function q(N,lt){return x(this,void 0,void 0,function*(){z(N);let wt;try{wt=yield lt()}finally{W()}return wt})}
function X(N,lt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(N,lt));issueCommand("save-state",{name:N},toCommandValue(
lt))}function ft(N){return process.env[`STATE_${N}`]||""}function mt(N){return x(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(N)})}var vt=t(
6309),kt=t(5747),ct=t(566),rt=t(4e3),ut=t(5955);const B=N=>Object.fromEntries(N.map(lt=>[lt,y(lt)]));function O(N){for(const lt of N)a(lt)}function j(N,lt){C(N);
let wt=!0;for(const{kind:Rt,text:bt}of lt){const[Dt="",...Nt]=bt.split(`
`),Ut=Rt==="plain"&&Nt.length>0;(wt||Ut)&&C(""),wt=Ut,Ut||Nt.length===0?C(bt):(z(Dt),C(Nt.join(`
`)),W())}}const U={error:Y,warning:G,notice:J};function nt(N){for(const{level:lt,message:wt,line:Rt,column:bt,...Dt}of N)U[lt](wt,{...Dt,...Rt===void 0?{}:{startLine:Rt},
...bt===void 0?{}:{startColumn:bt}})}const Z=(N,lt)=>Tt("GITHUB_STEP_SUMMARY",N,wt=>(0,w.appendFileSync)(wt,lt));async function gt(N,lt){const wt=new Map;for(const[
Dt,Nt]of Object.entries(lt))try{N?await Tt("GITHUB_OUTPUT",N,Ut=>(0,w.appendFileSync)(Ut,At(Dt,Nt))):R(Dt,Nt)}catch(Ut){wt.set(Dt,(0,vt.A3)(Ut))}const[Rt]=wt.values();
return Rt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...wt.keys()].join(", ")}: ${Rt}`]}function At(N,lt){const wt=typeof lt=="st\
ring"?lt:JSON.stringify(lt);if(/[\r\n]/.test(wt))throw new vt.Lw("the value has a line break");return`${N}=${wt}
`}async function Tt(N,lt,wt){if(!lt)throw new vt.Lw(`${N} is not set; run this as an action on a runner`);const Rt=(0,w.openSync)(lt,"r+");try{const{size:bt}=(0,w.
fstatSync)(Rt);try{wt(lt)}catch(Dt){throw(0,w.fstatSync)(Rt).size>bt&&(0,w.ftruncateSync)(Rt,bt),Dt}}finally{(0,w.closeSync)(Rt)}}function Pt(N,lt){if(!N)throw new vt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const wt=(0,S.join)("tf-disco","report.json");return(0,ct.f)(N,wt,(0,ut.mk)(lt)),(0,S.join)(N,wt)}
function It(N){if(N===void 0||N==="")return null;const lt=(0,kt.yR)(N);try{if(lt.ok)return JSON.parse(lt.text)}catch{}const wt=lt.ok?"is not JSON":(0,rt.mP)(lt.
failure);return G(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${wt}; check that no earlier step changes it`),null}function St(N){for(const lt of N)
C(lt)}function Ot(N){for(const lt of N)G(lt)}const jt=(N,lt)=>Y(lt,{title:N})}),8782:((Mt,V,t)=>{t.d(V,{$c:()=>E,Ob:()=>u,at:()=>s,ng:()=>T});var w=t(8641);const S=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function T(o,e){const n=x=>o[x]?.trim()??"",[,r,m]=S.exec(n("GITHUB_REPOSITORY"))??[];if(r===void 0||m===void 0)return null;const h=P(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:r,repository:m,apiUrl:P(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:h,event:n("GITHUB_EVENT_NAME"),workflow:p(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${h}/${r}/${m}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:l(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:v(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:c(
n("GITHUB_REF"),e)}}const P=o=>o.replace(/(?<!\/)\/+$/,"");function u({apiUrl:o}){const e=URL.parse(o);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,w.RK)(o)}`}const p=o=>/^[^/]+\/[^/]+\/(.+?)@/.exec(o)?.[1];function E(o,e){if(o==="pull_request_target")return!1;const n=s(e,
"pull_request","head"),[r,m]=[s(n,"repo","full_name"),s(e,"pull_request","base","repo","full_name")];return n!==void 0&&r!==m}function v(o,e){const n=s(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:E(o,e),from:l(e,"pull_request","head","repo","full_name")??null}:null}
function c(o,e){const n=l(e,"repository","default_branch");return n===void 0?null:o===`refs/heads/${n}`}function s(o,...e){return e.reduce((n,r)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,r):void 0,o)}function l(o,...e){const n=s(o,...e);return typeof n=="string"?n:void 0}}),1964:((Mt,V,t)=>{t.d(V,{H:()=>J});var w=t(4e3),
S=t(5799),T=t(2796),P=t(5102),u=t(4120),p=t(8884),E=t(8641),v=t(1831);const c=700,s=8,l=5,o={text:250,places:1},e={text:c,places:s},n=2,r=3600,m=120,h=4096,x=B=>B!==
""&&(0,p.CN)(B)&&(0,E.BP)((0,E.RK)(B,h))===B;function L(B){const O=g(B),j=[...new Set(B.map(({problem:Z})=>Z.title))],U=O.length>0?(0,u.K4)(O,n):y(B);if(j.length===
1)return a(U,j[0]??"");const nt=`${B.length} problems`;return a(U===null?nt:`${nt} with ${U}`,j.join(", "))}function H({title:B,hosts:O,findings:j}){if(j.length===
1)return L(j);const U=O.length>0?0:(0,p.Dc)(j),nt=Math.max(O.length,U),Z=nt===1?g(j)[0]??(0,p.II)((0,p.tN)(j)?.file??""):(0,u.px)(nt,O.length>0?"host":"file"),gt=j.
length>nt?` (${j.length} times)`:"";return a(nt===0?null:Z,`${B}${gt}`)}const a=(B,O)=>B===null?O:`${B}: ${O}`,g=B=>[...new Set(B.flatMap(({host:O})=>O===null?[]:
(0,E.RK)((0,v.nx)(O))))];function y(B){const O=(0,p.tN)(B);return O===null||x(O.file)?null:(0,p.II)(O.file)}function M(B,O){const j=new Set(B.map(({severity:Z})=>Z)).
size>1,U=B.slice(0,l).map(Z=>R(Z,j,B.length>2?o:e,O)).map(Z=>Z.join(`
`)),nt=B.length-U.length;return[...U,...nt>0?[D(nt)]:[]].join(`

`).split(`
`)}const D=B=>`and ${B} more, see the job summary`;function R(B,O,j,U){const{problem:nt,severity:Z}=B,gt=(0,p.Xd)(B),At=(0,u.od)(B.affects,U.clients),Tt=(0,p.xi)(
B,At,j.text,j.places);return[`${O?`${Z}: `:""}${(0,E.RK)(nt.message,j.text)} [${nt.code}]`,...Tt.map(([Pt,It])=>`${Pt}: ${It}`),...gt===null||x(gt.file)?[]:[`at\
: ${(0,p.R3)(gt)}`],...B.isHostNew?[`the host is ${u.dy}`]:[],`${U.docsUrl}#${nt.code}`]}function i(B,O){const{message:j,help:U,findings:nt,code:Z,title:gt,affects:At}=B;
if(nt.length===1)return M(nt,O);const Tt=(0,u.od)(At,O.clients),Pt=[`${(0,E.RK)(j??gt,c)} [${Z}]`,...U===null?[]:[`help: ${(0,E.RK)(U,c)}`],...Tt===""?[]:[`affe\
cts: ${Tt}`]],It=`${O.docsUrl}#${Z}`,St=r-[...Pt,It].join(`
`).length;return[...Pt,...k(B,St),It]}function d(B,O,{docsUrl:j}){const U=B.slice(0,l).flatMap(({problem:{message:nt,help:Z}})=>[`${(0,E.RK)(nt,o.text)} [${O.code}\
]`,...O.help===null&&Z?[`help: ${(0,E.RK)(Z,o.text)}`]:[]]);return[...new Set(U),`see also "${H(O)}"`,`${j}#${O.code}`]}function k({findings:B,message:O},j){const U=[];
let nt=j;for(const gt of B){const At=b(gt,O===null);if(At.length>=nt)break;nt-=At.length+1,U.push(At)}const Z=B.length-U.length;return Z>0?[...U,D(Z)]:U}function b(B,O){
const{host:j,places:U,placesLeftOut:nt,problem:Z,isHostNew:gt}=B,At=(0,p.Ky)(U,1,void 0,nt),Tt=j===null?"":`${(0,E.RK)((0,v.nx)(j))}${gt?` (${u.dy})`:""}`,[Pt,It]=j===
null?[At,""]:[Tt,At],Ot=[O?(0,E.RK)(Z.message,m):"",O&&It!==""?`(${It})`:It].filter(jt=>jt!=="");return Ot.length===0?`- ${Pt}`:`- ${Pt}: ${Ot.join(" ")}`}const Y=10,
G=200;function J(B,O){const j=C(B),U=(0,P.hm)(B.findings);let nt=B.findings;for(const Z of S.oC){const{annotations:gt,used:At}=z(Z,nt,O,Z===U);j.push(...gt),nt=
nt.filter(Tt=>!At.has(Tt))}return j}function C({passed:B,stopped:O,findings:j}){const U=j.filter(({severity:Z})=>Z==="warning").length;if(B||j.some(({severity:Z})=>Z===
"error"))return[];if(O!==null)return[ut("error","The check is not complete",[(0,w.Cw)(O)])];const nt=`${(0,u.px)(U,"warning")}, and fail-on is warning`;return[ut(
"error","Warnings fail this check",[nt])]}function z(B,O,j,U){const nt=O.filter(({severity:Tt})=>Tt===B),Z=new Set(nt.map(W));if(Z.size>Y){const Tt=X(nt),Pt=U&&
B!=="notice"?ft(B,Tt,j):[];return{annotations:[...q(B,Tt,j),...Pt].slice(0,Y),used:new Set(nt)}}const gt=O.filter(Tt=>Z.has(W(Tt)));return{annotations:[...Map.groupBy(
gt,W).values()].map(Tt=>ut(B,L(Tt),M(Tt,j),(0,p.tN)(Tt))),used:new Set(gt)}}function W(B){const O=(0,p.Xd)(B);return O===null?B:`${O.line}:${O.file}`}function q(B,O,j){
const U=O.length<=Y?O:O.slice(0,Y-1),nt=O.slice(U.length).flatMap(Z=>Z.findings);return[...U.map(Z=>ut(B,H(Z),i(Z,j),(0,p.tN)(Z.findings))),...nt.length===0?[]:
[rt(B,nt)]]}function X(B){const O=(0,T.cZ)(B);return O.length<=Y?O:ct(O)}function ft(B,O,j){const U=new Set(O.map(({findings:Z})=>Z.map(W).find(mt)));return kt(
O.map(Z=>vt(Z).map(gt=>({cause:Z,findings:gt})))).filter(({findings:[Z]})=>{const gt=Z&&W(Z);return mt(gt)&&!U.has(gt)&&U.add(gt)}).slice(0,Y).map(({cause:Z,findings:gt})=>{
const At=d(gt,Z,j);return ut(B,L(gt),At,(0,p.tN)(gt))})}const mt=B=>typeof B=="string";function vt({findings:B}){const O=B.filter(nt=>x((0,p.Xd)(nt)?.file??"")),
j=[...Map.groupBy(O,W).values()];return kt(Map.groupBy(j,([nt])=>nt&&(nt.host??(0,p.Xd)(nt)?.file)).values())}const kt=B=>[...B].flatMap(O=>O.map((j,U)=>({item:j,
turn:U}))).toSorted((O,j)=>O.turn-j.turn).map(({item:O})=>O);function ct(B){return[...Map.groupBy(B,({code:j})=>j).values()].flatMap(([j,...U])=>j===void 0||U.length===
0?j??[]:{...j,findings:[j,...U].flatMap(({findings:nt})=>nt),hosts:[...new Set([j,...U].flatMap(({hosts:nt})=>nt))],message:null,help:null})}function rt(B,O){const j=[
...new Set(O.map(({problem:U})=>U.title))];return ut(B,`and ${(0,u.px)(O.length,`more ${B}`)}`,[...j,"see the job summary"])}function ut(B,O,j,U=null){const nt={
title:(0,E.LS)((0,E.RK)(O,G)),message:(0,E.LS)(j.join(`
`))};if(U===null||!x(U.file))return{level:B,...nt};const{file:Z,line:gt,column:At,endColumn:Tt}=U;return{level:B,...nt,file:Z,line:gt,column:At,endColumn:Tt}}}),
2827:((Mt,V,t)=>{t.d(V,{Y:()=>T});const w={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},S={hosts:12e4,services:36e4};function T({passed:u,hosts:p,findings:E},v=S){const c=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),s=P(p.map(({visit:e})=>JSON.stringify(e.host)),v.hosts),l=P(p.map(e=>{const n=JSON.stringify(Object.
fromEntries(c(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),v.services),o=e=>E.filter(n=>n.severity===e).length;return{passed:u,hosts:`[${s.join(",")}]`,services:`\
{${l.join(",")}}`,errors:o("error"),warnings:o("warning"),"left-out":p.length-Math.min(s.length,l.length)}}function P(u,p){let E=p;return u.filter(v=>{const c=v.
length<E;return c&&(E-=v.length+1),c})}})};export{Qt as ids,qt as modules};
