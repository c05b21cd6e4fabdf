const Qt=[558,929,751,345,909],qt={3534:((dt,K,t)=>{t.r(K),t.d(K,{credentialsDiffer:()=>r,credentialsEmpty:()=>$,credentialsMalformed:()=>M,credentialsMissing:()=>e,
credentialsNearMiss:()=>o,credentialsOtherHost:()=>u,credentialsRejected:()=>i,credentialsShort:()=>d,credentialsUnused:()=>c,documentUnauthorized:()=>O});var E=t(
1064),w=t(1831),T=t(2713),R=t(4e3),m=t(5799);const $=(0,m.lS)((0,m.$e)("credentials-empty","Token is empty",E.Du),({source:s})=>({message:`the token from ${s} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),y={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},M=(0,m.lS)((0,m.
z3)("credentials-malformed","Malformed token",E.Du),({source:s,slip:a})=>({message:`the token from ${s} ${y[a].has}`,help:y[a].help,...a==="control character"?{}:
{severity:"warning"}})),d=(0,m.lS)((0,m.$e)("credentials-short","Token is too short to be redacted"),({source:s})=>({message:`the token from ${s} has fewer than\
 ${T.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
r=(0,m.lS)((0,m.lm)("credentials-differ","Clients use different tokens"),({host:s,first:a,other:h})=>({message:`for host ${(0,w.nx)(s)}, ${f(a)} and ${f(h)}`,help:`\
set the token for both clients in ${(0,w.fK)(s)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),f=({client:s,source:a})=>a===
null?`${E.bB[s]} finds no token`:`${E.bB[s]} uses the token from ${a}`,i=(0,m.lS)((0,m.$e)("credentials-rejected","Token was rejected"),({host:s,status:a,source:h})=>({
message:`host ${(0,w.nx)(s)} returned ${a} for the token from ${h}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,w.cu)(s)}; then store a new one in the same place`})),e=(0,m.lS)((0,m.$e)("credentials-missing","Token is missing"),({host:s,
service:a,isFork:h,searched:g,notRead:P})=>{const k=(0,w.nx)(s),l=`host ${k} requires a token${a===null?"":` for ${a}`}`;if(h)return{message:`${l}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[p=""]=(0,w.fK)(s),A=P.length===0?"":`; not read: ${P.join(", ")}`;return{message:`${l}, and none was found (searched: ${g.join(", ")}${A}\
)`,help:`add the line "${k}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${p}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(p)}`}}),n=s=>/^\w+$/.
test(s)?`export ${s}=\u2026`:`env '${s}=\u2026' terraform init`,o=(0,m.lS)((0,m.$e)("credentials-near-miss","Token variable has a similar name"),({host:s,variable:a,
why:h,write:g})=>({message:`${a} seems to be meant for host ${(0,w.nx)(s)}, but ${h}`,help:`rename it to ${g}: ${n(g)}`})),u=(0,m.lS)((0,m.$e)("credentials-othe\
r-host","Token is for another host",E.Du),({host:s,other:a,source:h,service:g,isSent:P,isNotice:k})=>({message:`the clients do not send the token for ${a} from ${h}\
 ${g===null?`after the redirect of ${s}`:`to ${g} of host ${s}`}: they send ${P?`the token of ${s}`:"none"}`,help:g===null?`make the discovery document of ${s} \
public, or serve it at ${s} itself`:`set the token for ${s}, and the clients send it to ${a}`,...k?{severity:"notice",affects:[]}:{}})),c=(0,m.lS)((0,m.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:s})=>({message:`the tokens input has a token for host ${(0,w.nx)(s)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),O=(0,m.lS)((0,m.z3)("document-unauthorized","Discovery requires valid credentials",E.
zK),({host:s,token:a,challenge:h,...g})=>{const P=a==="sent"?"rejected the given authentication credentials":"requires authentication credentials",k=h===null?"":
`, and asks for ${h} authentication`;return{message:`host ${s} ${P}: ${(0,R._r)(g)}${k}`,help:(0,R.NM)(g.page,s,D(s,a,g.status,h))}}),S="make the discovery docu\
ment public";function D(s,a,h,g){const P=(0,R.qZ)(s);if(g!==null)return{operator:`exempt /.well-known/terraform.json from ${g} authentication`,guest:P,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(a){case"sent":{const k="check that the token is for this host, complete and not expired";return h===
403?{operator:k,user:k,guest:P}:{operator:k,user:k}}case"none":{const k=`add a token to \`tokens\` (${s}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${k}\
, or ${S}`,user:k,guest:P}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${s} to respond itself, or ${S}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((dt,K,t)=>{t.r(K),t.d(K,{fileLimit:()=>e,fileOutside:()=>r,fileSyntax:()=>m,fileUnreadable:()=>d,nothingToCheck:()=>i});var E=t(1064),
w=t(4e3),T=t(5143),R=t(5799);const m=(0,R.lS)((0,R.$e)("file-syntax","File has a syntax error",E.Du),({error:n,file:o})=>({message:n??"the file is not valid UTF\
-8",help:(0,T.Zl)(o)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),$={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},y={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},M={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},d=(0,R.lS)((0,R.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${$[n.what]}: ${n.code}`:$[n.what],help:(n.what==="file"||n.what==="directory"?y[n.code]:void 0)??M[n.what]})),
r=(0,R.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),f=3,i=(0,R.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:o})=>{const O=`found no Terraform or OpenTofu files in ${n.every(D=>D===".")?"this directory":`\`scan\` (${(0,w.XT)(n,f)}\
)`}`,S="check out the repository first (in a workflow: actions/checkout)";return o?{message:`${O}; only \`hostnames\` was checked`,help:`${S}, or correct \`scan\``,
severity:"warning"}:{message:`${O}, and \`hostnames\` is not set`,help:`${S}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,R.lS)((0,R.$e)("fil\
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
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((dt,K,t)=>{t.r(K),t.
d(K,{cloudOrganization:()=>r,cloudToken:()=>$,cloudVersion:()=>y,cloudWorkspace:()=>f,cloudWorkspaceMissing:()=>i});var E=t(1064),w=t(1831),T=t(9562),R=t(4e3),m=t(
5799);const $=(0,m.lS)((0,m.z3)("cloud-token","Token for the cloud block or remote backend is missing",E.Du),({host:e,service:n,isFork:o,searched:u,notRead:c})=>{
const O=(0,w.nx)(e),D=`${n===T.OZ?"the cloud block":"the remote backend"} requires a token for ${O}`;if(o)return{message:`${D}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const s=c.
length===0?"":`; not read: ${c.join(", ")}`,[a=""]=(0,w.fK)(e);return{message:`${D}, and none was found (searched: ${u.join(", ")}${s})`,help:`add the line "${O}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${a}; outside GitHub, run \`terraform login ${O}\` or \`tofu login ${O}\``}}),y=(0,m.lS)((0,m.z3)("\
cloud-version","API is too old for the cloud block",E.Du),({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,R.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),M=e=>"why"in e?`the response of ${e.url} ${(0,R.dh)(e.why)}`:(0,R._r)({...e,page:null}),d=(e,n,o)=>"\
status"in e&&[401,403,404].includes(e.status)?o:(0,m.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),r=(0,m.lS)((0,m.z3)("cloud\
-organization","Organization cannot be read",E.Du),e=>{const{host:n,organization:o,source:u}=e;return{message:`the organization ${o} at ${n} cannot be read: ${M(
e)}`,help:d(e,n,`check the name of the organization, and that the token from ${u} is valid and belongs to a member`)}}),f=(0,m.lS)((0,m.z3)("cloud-workspace","W\
orkspace cannot be read",E.Du),e=>{const{host:n,organization:o,workspace:u}=e;return{message:`the workspace ${u} of ${o} at ${n} cannot be read: ${M(e)}`,help:d(
e,n,"check that the token may read the workspace")}}),i=(0,m.lS)((0,m.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:o})=>({
message:`${n} at ${e} has no workspace ${o} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((dt,K,t)=>{t.r(K),t.d(K,{hostAssumed:()=>M,hostGeneric:()=>d,hostNotAllowed:()=>$,hostNotChecked:()=>f,hostPrivateRedirect:()=>r});var E=t(
1064),w=t(4e3),T=t(5799);const R=({file:n,line:o})=>`${(0,w.dh)(n)}:${o}`,m=n=>n.map(o=>E.bB[o]).join(" and "),$=(0,T.lS)((0,T.z3)("host-not-allowed","Host is n\
ot allowed",E.zK),n=>{const{host:o}=n,u=`add ${o} to \`allowed-hosts\``;if("service"in n){const{service:c,registry:O}=n;return{message:`${c} of ${O} is on ${o},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${u}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${o}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${u}`};if("use"in n){const[c,O]=y[n.use];return{message:`${c} ${o}\
, which is not in \`allowed-hosts\``,help:`use ${O}, or ${u}`}}if("implied"in n){const{place:c,clients:O}=n.implied;return{message:`host ${o} is not in \`allowed\
-hosts\` and was not contacted; ${R(c)} names no host, and this is the default of ${m(O)}`,help:`name an allowed registry there, ${u}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${o} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${u}`}}),y={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},M=(0,T.lS)((0,T.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:n,place:o,clients:u})=>({message:`${n} was not contacted: ${R(o)} implies it as the default host of ${m(u)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),d=(0,T.lS)((0,T.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),r=(0,T.lS)((0,T.z3)("host-private-redirect","Redirect to a non-public address",E.zK),({host:n,address:o,asks:u})=>o===
"metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${u==="document"?"redirects":"leads"} to ${n}, which has a ${o} address and was not contacted`,help:`if ${u==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),f=(0,T.lS)((0,T.z3)("host-not-checked","Host was not checked before the chec\
k ended",E.zK),({host:n,stopped:o,isBegun:u,unchecked:c,total:O,slowest:S})=>({message:`${n} was not checked${u?" completely: its visit was under way when":":"}\
 ${(0,w.Cw)(o)}, with ${c} of ${O} hosts not checked`,help:i[o.kind]+e(S)})),i={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function e(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:u,tookMs:c})=>`${u}\
 (${(0,w.YA)(c)})`).join(", ")}`}}),5143:((dt,K,t)=>{t.d(K,{Az:()=>D,Ks:()=>r,Ts:()=>f,Zl:()=>c,_M:()=>M,_h:()=>i,bH:()=>y,n7:()=>O});var E=t(4e3);const w="//",
T=/^[\w.-]+(?:\/[\w.-]+)*$/,R=1e3,m=s=>s.length<=R&&T.test(s),$=(s,a)=>`${s}${w}${a}`;function y(s){const a=s.indexOf(w),h=a<0?"":s.slice(0,a);return m(h)?{repository:h,
path:s.slice(a+w.length)}:{repository:null,path:s}}const M=s=>y(s).repository,d=2**14,r=d-1,f=({line:s,column:a,endColumn:h})=>(s*d+Math.min(a,r))*d+Math.min(h-
a,d-1);function i(s){const a=Math.floor(s/d),h=a%d;return{line:Math.floor(a/d),column:h,endColumn:h+s%d}}const e=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
n=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,o=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function u(s){const{path:a}=y(
s),h=a.split("/").slice(0,o.test(a)?-2:-1);return h.find((g,P)=>e.test(g)&&!(g==="test"&&h.slice(0,P).some(k=>n.test(k))))}const c=s=>u(s)!==void 0;function O(s){
const a=u(s);return(a===void 0?y(s).path:`**/${a}`).replace(/[\\{}[\]?!()]/g,"?")}const S=3;function D(s,a,h){const g=s===1?"1 finding is":`${s} findings are`,P=h===
1?" of 1 repository":` of ${h} repositories`,[k,l]=h===0?["","`exclude`"]:[P,"`exclude` where usages are collected"];return`${g} in tests, examples or templates${k}\
, where errors are warnings; to skip such files, set ${l}: ${(0,E.XT)(a,S)}`}}),5799:((dt,K,t)=>{t.d(K,{$e:()=>r,C:()=>T,lS:()=>i,lm:()=>f,oC:()=>w,pj:()=>$,z3:()=>d});
var E=t(6174);const w=["error","warning","notice"],T=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function R({operator:e,user:n,guest:o},{role:u,host:c}){
const O=`ask the operator of ${c} to ${e}`;switch(u){case"operator":return e;case"user":return n===e?n:n===void 0?O:`${n}; if you run ${c}, ${m(e,n)}`;case"gues\
t":return o??n??O}}const m=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function $(e,n){const{cures:o,...u}=e;return o===void 0?e:{...u,help:y(o,n)}}function y(e,n){
const{because:o,note:u}=e,c=o===void 0?"":`${o}: `,O=u===void 0?"":`; ${u}`;return c+R(e,n)+O}const M=e=>(n,o,u=[])=>({code:n,title:o,severity:e,affects:u}),d=M(
"error"),r=M("warning"),f=M("notice");function i(e,n){return Object.assign(u=>{const{help:c,...O}=n(u),S=e.code,D=(0,E._)(O.message),s={...e,code:S,usualSeverity:e.
severity,...O,message:D};return c===void 0?s:typeof c=="string"?{...s,help:(0,E._)(c)}:{...s,help:y(c,{role:"operator",host:""}),cures:c}},e)}}),2929:((dt,K,t)=>{
t.d(K,{z6:()=>H,wX:()=>Wt,w5:()=>Kt});var E=t(6760),w=t(9461),T=t(3024),R=t(5143),m=t(5747);const $=200,y=50,M=32*1024*1024,d=4e3,r=1e3,f=1e6;function i(Y,Q,ht){
const $t=Map.groupBy(Y.filter(e).slice(0,$),({file:St})=>St),gt=[];let vt=0;for(const[St,Pt]of[...$t].slice(0,y)){const Bt=(0,E.join)(Q,St),It=n(Bt);if(It===null||
It.mtimeMs>ht+1)continue;if(vt+=It.size,vt>M)break;const Rt=(0,m.yR)(Bt);Rt.ok&&gt.push(...o(Rt.text,Pt))}return gt}const e=({column:Y,endColumn:Q})=>Y!==R.Ks&&
Y<f&&Q>Y;function n(Y){try{return(0,T.statSync)(Y)}catch(Q){return(0,m.Oj)(Q),null}}function o(Y,Q){const ht=[];let[$t,gt]=[1,Y.startsWith("\uFEFF")?1:0];for(const vt of Q.
toSorted((St,Pt)=>St.line-Pt.line)){for(;$t<vt.line&&gt>=0;$t+=1)gt=Y.indexOf(`
`,gt)+1||-1;if(gt<0)break;const St=Y.indexOf(`
`,gt),Pt=St<0?Y.length:St,Bt=Pt>gt&&Y[Pt-1]==="\r";ht.push(...u(Y.slice(gt,Bt?Pt-1:Pt),vt))}return ht}function u(Y,Q){const{column:ht,endColumn:$t}=Q,gt=Y.length<=
d;if(!gt&&$t-ht>r)return[];const vt=c(Y,ht-1,0);if(vt>=Y.length)return[];const St=c(Y,$t-ht,vt),[Pt,Bt]=gt?[Y.slice(0,vt),Y.slice(St)]:["",""];return[{place:Q,before:Pt,
literal:Y.slice(vt,St),after:Bt,isWhole:gt}]}function c(Y,Q,ht){let $t=ht;for(let gt=Q;gt>0&&$t<Y.length;gt-=1)$t+=(Y.codePointAt($t)??0)>65535?2:1;return $t}var O=t(
6174),S=t(2161);function D(Y,Q){const{directory:ht,checkedAt:$t,configs:gt}=Q,vt=gt.flatMap(xt=>xt.files),St=new Set(vt.flatMap(({path:xt,shown:Nt})=>[s(xt),Nt])),
Pt=xt=>{const Nt=s((0,E.resolve)(ht,xt));return!St.has(xt)&&!St.has(Nt)&&a(xt)&&a(Nt)},Bt=Y.filter(({file:xt})=>Pt(xt)),It=i(Bt,ht,$t),Rt=p(It,Q.usages);return It.
flatMap(xt=>h(xt,Rt.get(A(xt.place))??null,Q))}function s(Y){const Q=(0,w.$)(Y);return Q.kind==="file"?Q.path:(0,E.resolve)(Y)}const a=Y=>(0,S.L8)((0,E.basename)(
Y),new Set,(0,E.basename)((0,E.dirname)(Y)))!==void 0;function h({place:Y,before:Q,literal:ht,after:$t,isWhole:gt},vt,{redact:St,kept:Pt}){const Bt=Q+ht+$t;return St(
Bt,Pt)!==Bt?[]:gt&&!l(Bt)?[{place:Y,before:Q,literal:ht,after:$t}]:vt===null||P.test(vt)||!ht.includes(vt)?[]:[{place:Y,before:"\u2026 ",literal:(0,O._)(vt),after:"\
 \u2026"}]}const g=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
P=/[\s"]/,k=/[\w+-]{20,}/g,l=Y=>g.test(Y)||(Y.match(k)??[]).some(Q=>/\d/.test(Q)&&/[a-z]/.test(Q)&&/[A-Z]/.test(Q));function p(Y,Q){const ht=new Map(Y.map(({place:gt})=>[
A(gt),gt.file])),$t=new Set(ht.values());return new Map(Q.filter(({place:gt})=>$t.has(gt.file)&&ht.has(A(gt))).flatMap(({place:gt,text:vt})=>vt===null?[]:[[A(gt),
vt]]))}const A=({file:Y,line:Q,column:ht})=>`${Q}:${ht} ${Y}`;var b=t(2389),W=t(6897),B=t(1831),G=t(3592),N=t(2796),F=t(6763),I=t(5751),j=t(1435),C=t(8723),z=t(
5453),Z=t(7052),ut=t(8416),ct=t(7854),Et=t(3474),Mt=t(3152);function At(Y,Q,ht){const $t={...Y,newHosts:new Set,files:null,remarks:[]};if(Q===null)return $t;const gt=Rt=>({
...$t,remarks:[`changed-only has no effect: ${Rt}`]});if(Q.kind==="all")return gt(Q.why);const{files:vt}=Q,St=new Set(vt.filter(({status:Rt})=>Rt!=="removed").map(
({file:Rt})=>Rt));if(St.size>0&&![...St].some(Rt=>ht(Rt)!==null))return gt("the checkout contains none of the files that the pull request changes");const Pt=Y.usages.
filter(({place:Rt})=>St.has(Rt.file)),It=`changed-only: the pull request changes ${vt.length===1?"1 file":`${vt.length} files`} with ${Pt.length} of ${Y.usages.
length} usages`;return{usages:Pt,notes:Y.notes.filter(({place:Rt})=>V(Rt.file,St)),newHosts:rt(Y.usages,vt,ht),files:new Set(vt.map(({file:Rt})=>Rt)),remarks:[It]}}
const V=(Y,Q)=>Q.has(Y)||Y==="."||[...Q].some(ht=>ht.startsWith(`${Y}/`)),J=2e8;function rt(Y,Q,ht){const $t=new Set;if(Q.some(jt))return $t;const gt=new Map(Q.
map(It=>[It.file,at(It,ht)])),vt=Q.flatMap(({patch:It})=>nt(It,/^[ -]/));let St=0;const Pt=(It,Rt)=>{const xt=[Rt,(0,B.nx)(Rt).toLowerCase()];return It.filter(Nt=>(St+=
Nt.length,St<=J&&xt.some(Xt=>Nt.includes(Xt)))).length},Bt=(It,Rt)=>{const{isNew:xt,now:Nt,added:Xt}=gt.get(It)?.()??lt,zt=xt?0:Pt(Nt,Rt);return xt||zt>0&&zt===
Pt(Xt,Rt)};for(const[It,Rt]of Map.groupBy(Y,xt=>xt.host)){if(It===null||Rt.some(({isHostImplied:Nt})=>Nt))continue;const xt=[...new Set(Rt.map(({place:Nt})=>Nt.
file))];!xt.every(Nt=>gt.has(Nt))||Pt(vt,It)>0||xt.every(Nt=>Bt(Nt,It))&&St<=J&&$t.add(It)}return $t}const lt={isNew:!1,now:[],added:[]};function at({file:Y,status:Q,
patch:ht},$t){let gt=null;const vt=()=>{const St=Q==="added";if(St||ht===null)return{...lt,isNew:St};const Pt=($t(Y)??"").toLowerCase().split(`
`);return{isNew:St,now:Pt,added:nt(ht,/^\+/)}};return()=>(gt??=vt(),gt)}const nt=(Y,Q)=>(Y??"").toLowerCase().split(`
`).filter(ht=>Q.test(ht)),Tt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,jt=({file:Y,status:Q,changes:ht,patch:$t})=>$t===null&&Q!=="added"&&ht>0&&Tt.test(
Y);var wt=t(2859),bt=t(370);async function Ht(Y,Q){const ht=Q.now(),$t=await(0,bt.SQ)(Y,Q),gt=Y.scan.length===0?0:Q.now()-ht,vt=(0,bt.PT)(Y,$t,Q),St=await(0,ut.
L2)(vt),{clients:Pt}=St,Bt={usages:(0,ct.sw)($t.usages,Pt),notes:(0,ct.vH)([...$t.notes,...kt($t,Q.stop.why)],Pt)},It=await Ct(Bt,Y,Q),Rt=await(0,j.jK)(It.usages,
Y,St,{...Q,mayHavePlugins:(0,bt.C_)($t,Y)}),{roots:xt,notes:Nt}=await(0,z.D0)({...Bt,scanned:$t,changed:It.files,dialect:St,settings:Y}),Xt=await(0,z.Xo)(Rt.usages,
xt),zt=(0,wt.C)(Y,Xt,Pt,(0,ct.kA)(Bt.usages));_t(zt);const{configs:L,releases:_}=Rt,{environment:q}=Q,{files:et,bytes:ft}=$t;return{dialect:{...St,releases:_},configs:L,
usages:Xt,roots:xt,requirements:zt,notes:[...(0,z.a3)(It.notes,Xt,Y,q),...Nt],newHosts:It.newHosts,isEmpty:Y.scan.length>0&&$t.isEmpty&&$t.endedAt===null,complaints:Rt.
findings,allUsages:Bt.usages,changes:It.changes,remarks:[...It.remarks,...Rt.remarks],scan:{files:et,bytes:ft,usages:Xt.length,durationMs:gt},clients:()=>(0,ut.
rU)(St,vt.scan)}}async function Ct(Y,Q,ht){const $t=Q.changedOnly?await ht.changes(Q):null;return{changes:$t,...At(Y,$t,vt=>{const St=(0,m.yR)((0,E.join)(ht.directory,
vt));return St.ok?St.text:null})}}function kt({endedAt:Y,files:Q},ht){return Y===null||ht===null?[]:[(0,ct.YW)(Y,(0,Z.fileLimit)({kind:"time",stopped:ht,files:Q}))]}
function _t(Y){const{size:Q}=new Set(Y.map(({host:ht})=>ht));if(!(Q<=Et.pS))throw new Mt.GN([`scan found ${Q} hosts, the limit is ${Et.pS}: narrow scan or exclu\
de files`])}async function H(Y,Q){const ht=new Date,$t=await(0,I.readSettings)(Y,Q),gt=$t.deadlineMs,vt=Q.startTimer(gt,()=>Q.stop.end({kind:"deadline",ms:gt}));
try{const St=await Ht($t,Q);await(0,W.x)();const Pt=await st(St,$t,Q,ht);return await Ot(Pt,St,$t,Q,ht)}finally{vt()}}async function st(Y,Q,ht,$t){const{environment:gt,
stop:vt,isFork:St}=ht,{dialect:Pt,configs:Bt}=Y,It=await(0,C.j)(Y,Q,{...Pt,configs:Bt},ht),Rt={...Y,visits:It.visits,tokenVariables:Kt(gt),tokenHosts:Q.tokens.map(
({host:Xt})=>Xt),tokenSources:It.tokenSources,stopped:vt.why,predicted:await(0,z.K$)(It.inquiry,{...Q,dialect:Pt,isFork:St})},xt={...Q,dialect:Pt,isFork:St,now:$t.
getTime()},Nt=It.visits.length>0||Rt.predicted.requests.length>0;return(0,b.S4)(Rt,xt,Nt?await(0,j.U7)():null)}async function Ot(Y,{dialect:Q,configs:ht,allUsages:$t,
requirements:gt,changes:vt,scan:St,clients:Pt,...Bt},It,Rt,xt){const Nt=Wt(gt),Xt=[...Bt.remarks,...(0,F.r)(Y)],zt={verdict:Y,remarks:(0,F.q)(Xt)},{verdict:L,remarks:_}=Rt.
secrets.redact(zt,Nt);return{settings:It,changes:vt,verdict:L,context:{dialect:Q,failOn:It.failOn,scan:St,remarks:_,startedAt:xt.toISOString(),durationMs:Date.now()-
xt.getTime(),version:G.xv,docsUrl:G.aq,clients:await Pt(),sources:D((0,N.sC)(L.findings),{...Rt.secrets,kept:Nt,usages:$t,configs:ht,directory:Rt.directory,checkedAt:xt.
getTime()}),links:null,repository:null,repositories:[],shards:Dt(It),history:null}}}const Dt=({shard:Y})=>Y===null?null:{indexes:[Y.index],count:Y.count},Kt=Y=>Object.
keys(Y).filter(Q=>/^TFE?_?TOKEN/i.test(Q)),Wt=Y=>new Set(Y.flatMap(({host:Q,service:ht})=>[Q,(0,B.nx)(Q),ht]))}),9461:((dt,K,t)=>{t.d(K,{$:()=>T});var E=t(3024),
w=t(5747);function T(R){try{const m=(0,E.realpathSync)(R),$=(0,E.statSync)(m);return $.isFile()?{kind:"file",path:m}:{kind:$.isDirectory()?"directory":"special",
path:m}}catch(m){return{kind:"error",code:(0,w.Oj)(m)}}}}),5747:((dt,K,t)=>{t.d(K,{Oj:()=>i,io:()=>M,yR:()=>y});var E=t(4573),w=t(3024);const T=16*1024*1024,R=w.
constants.O_RDONLY|(w.constants.O_NONBLOCK??0)|(w.constants.O_NOCTTY??0),m=Buffer.allocUnsafeSlow(256*1024);let $=m;const y=(n,o=T)=>d(n,o,f);function M(n,o){const u=d(
n,o,(c,O)=>Buffer.from(c.subarray(0,O)));return Buffer.isBuffer(u)?u:null}function d(n,o,u){let c;try{c=(0,w.openSync)(n,R)}catch(O){return e(O)}try{const O=(0,w.
readSync)(c,m,0,m.length,null);return O<m.length?u(m,O):r(c,o,u)}catch(O){return e(O)}finally{(0,w.closeSync)(c)}}function r(n,o,u){const{size:c}=(0,w.fstatSync)(
n);if(c>o||c<m.length)return{ok:!1,failure:{kind:"size",bytes:c,maxBytes:o}};$.length<c&&($=Buffer.allocUnsafeSlow(c));const O=$;let S=0;for(;S<c;){const D=(0,w.
readSync)(n,O,S,c-S,S);if(D===0)break;S+=D}return u(O,S)}function f(n,o){const u=n.toString("utf8",0,o),c=!u.includes("\uFFFD")||(0,E.isUtf8)(n.subarray(0,o));return{
ok:!0,text:u,isUtf8:c,bytes:o}}function i(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{
kind:"error",code:i(n)}})}),8185:((dt,K,t)=>{t.d(K,{C:()=>r,I:()=>i});var E=t(4283),w=t(7052),T=t(6697),R=t(1064),m=t(1831),$=t(2886);const y=(e,{allowedHosts:n,
hostnames:o})=>(0,m.Jr)(e,n)||o.some(u=>u.host===e),M={file:".",line:1,column:1,endColumn:1},d=1e4;function r(e,n,o=d){if(n.allowedHosts.length===0)return[];const u=new Map,
c=[];let O=0;for(const{directHost:D,kind:s,isOverridden:a,place:h,clients:g}of e){if(D===void 0||a||y(D,n))continue;const P=s==="backend_http"||s==="remote_stat\
e"?"backend":"download",k=`${P} ${D}`,l=u.get(k);if(l===void 0&&u.size>=o){O+=1;continue}const p=l??f(D,P);u.set(k,p),c.push({...p,place:h,clients:g})}if(O===0)
return c;const S=(0,w.fileLimit)({kind:"problems",max:o,omitted:O});return[...c,{problem:S,place:M,clients:R.Du,host:null}]}function f(e,n){const o=(0,m.Pv)(e),
u=o.ok?o.value:null,c=u===null?e:(0,m.nx)(u);return{problem:(0,T.hostNotAllowed)({host:c,use:n}),host:u}}function i(e,n,o,u){if(u.allowedHosts.length===0)return[];
const c=o.filter(({because:O})=>O.some(S=>typeof S!="string"));return n.flatMap(O=>{const{id:S,kind:D}=O;if(D!=="url"||!c.some(g=>g.service===S))return[];const s=(0,E.
Dl)(O.url),a=s.ok?(0,m.Pm)(s.value):null;if(a===null||a===e||y(a,u))return[];const h=(0,T.hostNotAllowed)({host:a,service:S,registry:(0,m.nx)(e)});return[(0,$.bz)(
h,S)]})}}),8988:((dt,K,t)=>{t.d(K,{s:()=>f,k:()=>O});var E=t(3534),w=t(3410),T=t(5143),R=t(9562);const m=[R.OZ,R.Bn],$=[R.e$,R.xq],y=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...m,...$]},{matches:/^api\.env0\.com$/,services:$},{matches:/^backend\.api\.env0\.com$/,services:m},{matches:/\.scalr\.io$/,services:m}],M=S=>y.find(
({matches:D})=>D.test(S))?.services??[];var d=t(241),r=t(2886);function f(S,{role:D},s){const a=n(S),h=S.credentials?.hasToken===!0,P=(S.attempt.hops.at(-1)?.challenge??
null)===null&&(h||D!=="guest"),k=h?[]:o(S.host,a,s),p=[...S.difference===null?[]:[S.difference],...k,...a===null||!P?[]:[u(S,a,s)]].map(b=>(0,r.bz)(b)),A=h?[]:i(
S,s);return A.length>0?[...p,...A]:k.length===0?[...p,...e(S,s)]:p}function i(S,{usages:D,isFork:s,depth:a}){const{host:h,attempt:g}=S;if(a==="discovery"||g.discovery.
kind!=="found")return[];const P=D.flatMap(({workspace:k,hasOwnToken:l,needs:p,place:A})=>k===void 0||l||(0,T.Zl)(A.file)?[]:p.filter(b=>b.host===h));return Array.
from(Map.groupBy(P,({service:k})=>k),([k,l])=>{const p=(0,w.cloudToken)({host:h,service:k,isFork:s,...c(S)}),A=l.flatMap(b=>b.clients);return(0,r.bz)((0,r.aZ)(p,
A),k)})}function e(S,{usages:D,isFork:s}){const{host:a,attempt:h,credentials:g}=S;if(h.discovery.kind!=="found"||g?.hasToken||g?.problem)return[];const P=M(a).find(
k=>D.some(({hasOwnToken:l,needs:p,place:A})=>p.some(b=>b.host===a&&b.service===k)&&!l&&!(0,T.Zl)(A.file)));return P===void 0?[]:[(0,r.bz)((0,E.credentialsMissing)(
{host:a,service:P,isFork:s,...c(S)}),P)]}function n(S){const{discovery:D,hops:s}=S.attempt;return D.kind==="failed"&&D.problem.code==="document-unauthorized"?s.
at(-1)?.status??null:null}function o(S,D,{tokenVariables:s,hosts:a}){return(0,d.B)(s,S,a).filter(({isParent:h})=>!h||D!==null).map(({variable:h,why:g,write:P})=>(0,E.
credentialsNearMiss)({host:S,variable:h,why:g,write:P}))}function u(S,D,{isFork:s}){const{host:a,credentials:h}=S;return h?.hasToken?(0,E.credentialsRejected)({
host:a,status:D,source:h.source}):(0,E.credentialsMissing)({host:a,service:null,isFork:s,...c(S)})}function c({credentials:S,looks:D}){const s=D.flatMap(P=>P.looks),
a=P=>[...new Set(s.flatMap(({held:k,source:l})=>k!=="not read"===P?l:[]))],h=S===null?a(!0):[S.source],g=S===null?a(!1):[];return{searched:h,notRead:g}}function O(S,D){
return S.filter(s=>!D.includes(s)).map(s=>(0,r.bz)((0,E.credentialsUnused)({host:s})))}}),2886:((dt,K,t)=>{t.d(K,{ER:()=>d,HJ:()=>u,Mm:()=>O,Np:()=>i,TC:()=>s,aZ:()=>M,
bz:()=>y,hD:()=>f,l$:()=>$,ld:()=>n,pi:()=>e,xJ:()=>r});var E=t(5143),w=t(5799),T=t(1831),R=t(7715);const m=["module","provider","version","package","lock","not"],
$=({problem:a,places:h})=>m.includes(a.code.replace(/-.*/,""))&&h.length>0&&h.every(g=>typeof g!="string"),y=(a,h=null,g=!0)=>({services:h===null?[]:[h],problem:a,
needed:g}),M=(a,h)=>({...a,affects:a.affects.filter(g=>h.includes(g))}),d=({problem:a,needed:h})=>h&&a.usualSeverity==="error";function r({problem:a,needed:h},g){
const P=h&&g.some(k=>a.affects.includes(k));return a.severity==="error"&&!P?"warning":a.severity}const f=(a,h,g)=>({severity:r(a,h),problem:a.problem,affects:a.
problem.affects,...g}),i=(a,h)=>w.oC.indexOf(a.severity)-w.oC.indexOf(h.severity),e=(a,h,g)=>g.some(P=>P.code===a.code&&(P.host===null||P.host===h));function n({
problem:a,services:h},{visit:{host:g,attempt:P},requirements:k,answering:l},{depth:p}){if(p==="discovery"||P.discovery.kind==="skipped")return!0;const A=h.some(
W=>l.has(`${g} ${W}`));if(a.code==="service-url-no-slash"&&A)return!1;const b=k.filter(({service:W})=>h.length===0||h.includes(W));return b.length===0||b.some(({
isForInit:W})=>W)}const o=1e3;function u(a){const h=new Map;return g=>{const P=JSON.stringify(g),k=h.get(P)??c(g,a);return h.set(P,k),k}}function c(a,h){const g=A=>h.
filter(({service:b})=>A.includes(b)),P=a.length===0?h:g(a),k=a.filter(A=>P.some(({service:b})=>b===A)),l=k.length>0?k:a,p=(P.length>0?P:g(["any"])).flatMap(A=>A.
because);return{service:l.length===1?l[0]??null:null,...O([...new Set(p)])}}function O(a){const h=S(a),g=h.length>o?D(h):h,P=Math.max(0,g.length-o);return{places:g.
slice(0,o),placesLeftOut:P}}function S(a){const{own:h=[],aside:g=[]}=Object.groupBy(a,P=>typeof P!="string"&&(0,E.Zl)(P.file)?"aside":"own");return[...h,...g]}function D(a){
const h=new Set,{first:g=[],other:P=[]}=Object.groupBy(a,k=>{const l=typeof k=="string"?null:(0,E._M)(k.file);return l===null||h.has(l)?"other":(h.add(l),"first")});
return[...g,...P]}function s(a,h){const g=h.some(({because:k})=>k.includes("hostnames input"));return{role:(0,R.V)(a)!==null?"guest":g?"operator":"user",host:(0,T.
nx)(a)}}}),9464:((dt,K,t)=>{t.d(K,{f:()=>$,u:()=>M});var E=t(4283),w=t(3534),T=t(1831),R=t(9562),m=t(2886);function $({host:d,attempt:r,credentials:f},i){const e=f?.
hasToken===!0,n=[...i.flatMap(o=>o.kind==="url"&&(0,R.p4)(o.id)&&(0,R.D6)(o.id)?[{url:o.url,service:o.id,isSent:e}]:[]),...r.hops.map(({url:o,authorization:u})=>({
url:o,service:null,isSent:u==="sent"}))].flatMap(({url:o,...u})=>{const c=y(o);return c===null||c===d?[]:[{...u,host:c}]});return[...new Map(n.toReversed().map(
o=>[o.host,o])).values()]}function y(d){const r=(0,E.Dl)(d),f=r.ok?(0,T.Pm)(r.value):null,i=f===null?null:(0,T.Pv)(f);return i?.ok?i.value:null}function M(d,r,{
tokenSources:f,hosts:i}){return $(d,r).flatMap(({host:e,service:n,isSent:o})=>{const u=f.get(e);if(u===void 0)return[];const c=n===null?d.attempt.discovery.kind===
"failed":!o,O=(0,w.credentialsOtherHost)({host:(0,T.nx)(d.host),other:(0,T.nx)(e),source:u,service:n,isSent:o,isNotice:!c||i.has(e)});return[(0,m.bz)(O,n)]})}}),
2389:((dt,K,t)=>{t.d(K,{j7:()=>O,k2:()=>l,S4:()=>s});var E=t(4e3),w=t(7052),T=t(5143),R=t(5799),m=t(1064),$=t(8185),y=t(8988),M=t(2886);function d(p,A,b){const W=new Set(
p.notes.flatMap(({problem:j,place:C})=>j.code==="file-syntax"?C.file:[])),B=[...p.complaints.map(({problem:j,place:C})=>u((0,M.bz)(j),C,b)),...(0,y.k)(p.tokenHosts,
A).map(j=>u(j,null,b)),...p.isEmpty?[n(b)]:[]],G=r([...p.notes.map(j=>f(j,W,b)),...(0,$.C)(p.usages,b).map(({problem:j,clients:C,place:z,host:Z})=>{const ut=(0,M.
bz)((0,M.aZ)(j,C));return{host:Z,finding:{...u(ut,z,b),host:Z}}}),...p.others.map(j=>({host:j.host,finding:o(j,b)})),...B.map(j=>({host:null,finding:j}))]),N=G.
filter(({host:j,finding:C})=>!(0,M.pi)(C.problem,j,b.ignore)),F=({exclude:j})=>+(j!==void 0),I=N.map(({finding:j})=>j).sort((j,C)=>(0,M.Np)(j,C)||F(j)-F(C));return{
files:I,ignored:G.length-I.length}}function r(p){return[...Map.groupBy(p,({host:b,finding:W})=>{const{problem:B,severity:G,affects:N,places:F,exclude:I}=W,{code:j,
message:C,help:z}=B;return F.length===0?p:JSON.stringify([b,j,G,C,z,N,I===void 0])})].flatMap(([b,W])=>{const[B]=W;if(b===p||B===void 0||W.length===1)return W;const G=W.
flatMap(({finding:I})=>I.places),N=new Set(W.flatMap(({finding:I})=>I.exclude??[])),F=N.size===0?{}:{exclude:[...N]};return[{...B,finding:{...B.finding,places:G,
...F}}]})}function f(p,A,b){const{problem:W,place:B,host:G,isPlaceholder:N}=p,F=p.aside??B.file;if(W.code==="file-limit"&&b.allowedHosts.length>0){const Z={...W,
message:(0,E.Fn)(W.message)};return{host:G,finding:{...e(p,Z,b),severity:"error"}}}const I=N||A.has(B.file),j=W.severity==="error"&&(I||(0,T.Zl)(F)),C=j?{...W,severity:"\
warning"}:W,z=e(p,C,b);return!j&&!(0,T.Zl)(F)?{host:G,finding:z}:{host:G,finding:{...z,exclude:[(0,T.n7)(F)]}}}const i={error:"warning",warning:"notice",notice:"\
notice"};function e({place:p,others:A=[],clients:b},W,B){const{dialect:G}=B,F=G.isGuess&&m.Du.some(j=>!b.includes(j))?i[W.severity]:W.severity,I=u((0,M.bz)({...(0,M.
aZ)(W,b),severity:F}),p,B);return{...I,places:[...I.places,...A]}}function n(p){const{scan:A,hostnames:b}=p,W=(0,w.nothingToCheck)({scan:A,hasHostnames:b.length>
0});return{...u((0,M.bz)(W),null,p),severity:W.severity}}function o({host:p,places:A,...b},W){const B=(0,R.pj)(b.problem,(0,M.TC)(p,[]));return{...u({...b,problem:B},
null,W),host:p,places:A}}const u=(p,A,{dialect:b})=>(0,M.hD)(p,b.clients,{host:null,service:null,places:A===null?[]:[A],isHostNew:!1});var c=t(9464);const O={drafts:[],
notes:[],roots:[],requests:[],answering:new Set},S={judgeVisit:D,judgeRequests:D};function D(){throw new Error("the rules for hosts are not loaded")}function s(p,A,b){
const{judgeVisit:W,judgeRequests:B}=b??S,{requirements:G,visits:N,usages:F,tokenVariables:I}=p,j=Map.groupBy(G,({host:kt})=>kt),C=N.map(({host:kt})=>kt),{isFork:z,
depth:Z}=A,{tokenSources:ut}=p,ct={usages:F,tokenVariables:I,tokenSources:ut,hosts:new Set(C),isFork:z,depth:Z},Et=Map.groupBy(p.predicted.drafts,({host:kt})=>kt),
Mt=Map.groupBy(p.predicted.requests,({host:kt})=>kt),At=N.map(kt=>{const _t=p.newHosts.has(kt.host),H={visit:kt,requirements:j.get(kt.host)??[],predicted:Et.get(
kt.host)??[],requests:Mt.get(kt.host)??[],answering:p.predicted.answering,isNew:_t};return W(H,A,ct)}),V=At.map(({verdict:kt})=>kt),J=V.flatMap(({visit:kt,services:_t})=>(0,c.
f)(kt,_t)),rt=[...C,...J.map(({host:kt})=>kt),...Mt.keys()],lt=new Set(C),at=Array.from(Mt,([kt,_t])=>B({host:kt,known:[]},_t,A).map(H=>({...H,host:kt,places:[]}))),
nt=[...p.predicted.drafts,...at.flat()].filter(({host:kt})=>!lt.has(kt)),Tt=[...p.notes,...p.predicted.notes],jt=d({...p,notes:Tt,others:nt},rt,A),wt=[...At.flatMap(
({ofFiles:kt})=>kt),...jt.files].sort(M.Np),bt=[...V.flatMap(kt=>kt.findings),...wt].sort(M.Np),{stopped:Ht}=p,Ct=k(jt.files);return{passed:Ht===null&&!bt.some(
({severity:kt})=>l(kt,A.failOn)),stopped:Ht,hosts:V,files:wt,findings:bt,ignored:At.reduce((kt,_t)=>kt+_t.ignored,jt.ignored),roots:p.predicted.roots.map(kt=>a(
kt,A,Ct))}}function a({rows:p,...A},{ignore:b},W){const B=({drafts:G,decidedAt:N})=>G.length>0?G.filter(({problem:F,host:I})=>!(0,M.pi)(F,I,b)).map(F=>({...F,severity:(0,M.
xJ)(F,A.clients)})):N.flatMap(F=>W.get(g(F))??[]);return{...A,rows:p.map(G=>{const{drafts:N,decidedAt:F,...I}=G,C=N.length>0||Object.values(I.chosen).includes(null)?
B(G).toSorted(M.Np):[],z=new Map(C.map(({problem:Z})=>[Z.code,h(Z)]));return{...I,worst:C[0]?.severity??null,problems:[...z.values()]}})}}const h=({code:p,title:A,
usualSeverity:b})=>({code:p,title:A,usualSeverity:b}),g=({file:p,line:A})=>`${p}:${A}`,P=/^(?:constraint|lock)-/,k=p=>{const A=new Map;for(const b of p.filter(({
problem:W})=>P.test(W.code)))for(const W of b.places){const B=typeof W=="string"?W:g(W),G=A.get(B);G===void 0?A.set(B,[b]):G.push(b)}return A},l=(p,A)=>p==="err\
or"?A!=="never":p==="warning"&&A==="warning"}),4e3:((dt,K,t)=>{t.d(K,{Af:()=>c,B9:()=>i,Cw:()=>S,Fn:()=>a,NM:()=>n,Vb:()=>h,Wt:()=>f,XT:()=>$,YA:()=>u,_r:()=>o,
dh:()=>m,eZ:()=>O,go:()=>M,mP:()=>d,qZ:()=>e,zd:()=>y});var E=t(4714),w=t(7715),T=t(9562);const R=300;function m(g,P=R){return g.length<=P?g:`${(0,E.o)(g,P)}\u2026`}
function $(g,P,k=0){const l=g.slice(0,P).map(A=>m(A)),p=g.length-l.length+k;return l.join(", ")+(p>0?` and ${p} more`:"")}const y=g=>`the clients print "${g}"`;
function M(g){return g===null?"null":Array.isArray(g)?"an array":typeof g=="object"?"an object":`a ${typeof g}`}function d(g){if(g.kind==="error")return`cannot \
be read: ${g.code}`;const{bytes:P,maxBytes:k}=g;return`has ${P} bytes and is not read; the limit is ${k/1024/1024} MiB`}const r={[T.e$]:"correct the host in the\
 source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[T.xq]:"correct the host in `source`, or add the `source` that a chil\
d module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function f(g){return g.
flatMap(k=>r[k]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const i=g=>`wait and run the check again; s\
ee ${(0,w.V)(g)??"its status page"}, and consider a network mirror for providers`,e=g=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${g} ser\
ves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(g,P,k){if(g===null)return k;
const l=g.title===""?"":` ("${g.title}")`,p=k.guest??e(P);switch(g.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform\
.json",guest:p,because:`the host returned a sign-in page${l}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${l}: allow this machi\
ne to reach the host`;case"other":{const A=k.user??`check that ${P} is a registry, and ${f([])}`;return{...k,user:A,guest:p,because:`the host returned an HTML p\
age${l}`}}}}const o=({url:g,status:P,reason:k})=>`${g} returned ${`${P} ${m(k)}`.trim()}`,u=g=>`${Math.round(g/100)/10} s`,c=g=>g.map(({name:P,attemptMs:k,retries:l})=>{
const p=Number.isFinite(k)?u(k):"without a limit",A=l===0?"":` in each of ${l+1} attempts`,b=P.includes(" and ")?"wait":"waits";return`${P} ${b} ${p}${A}`}).join(
", "),O=g=>g.map(({name:P})=>P).join(" and ");function S(g){switch(g.kind){case"deadline":return`the check reached its deadline of ${u(g.ms)}`;case"signal":return`\
the check was interrupted by ${g.signal}`;case"crash":return"tf-disco crashed";case"missing":return s(g);case"reported":return g.why;case"several":return g.reasons.
map(S).join("; ")}}const D=10;function s({what:g,names:P,total:k}){const l=$(P,D);return g==="shard"?`${P.length} of ${k} shards ${P.length===1?"is":"are"} miss\
ing: ${l}`:`the usages of ${P.length} of ${k} repositories are missing: ${l}`}const a=g=>`${g}; it may use hosts that are not in \`allowed-hosts\``,h=({kind:g,address:P,
version:k})=>`${g} ${P} ${m(k,40)}`}),6897:((dt,K,t)=>{t.d(K,{n:()=>w,x:()=>T});const E=100;async function w(R,m,$){let y=performance.now();for(;;){const M=R.next(
m.why!==null);if(M.done)return M.value;performance.now()-y<E||($(M.value),await T(),y=performance.now())}}const T=()=>new Promise(R=>setImmediate(R))}),4714:((dt,K,t)=>{
t.d(K,{o:()=>T,w:()=>R});var E=t(3307);const w=2048,T=(m,$=w)=>m.length<=$?m:structuredClone(m.slice(0,$).toWellFormed());function R(m){if(m.length<=w)return(0,E.
IL)(m);switch(m[0]){case'"':return T((0,E.I)(m));case"[":return[];case"{":return{};default:return(0,E.IL)(m)}}}),7715:((dt,K,t)=>{t.d(K,{V:()=>w});const E=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),w=T=>E.get(T)??null}),9664:((dt,K,t)=>{t.d(K,{Gz:()=>w,
LA:()=>m,jt:()=>T,un:()=>R});var E=t(3916);const w=($,y)=>$===""?y:`${$}/${y}`,T=$=>$.slice(0,Math.max(0,$.lastIndexOf("/")));function R($,y){const M=(0,E.join)(
$,y).replace(/\/$/,"");return M==="."?"":M}const m=$=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test($)}),241:((dt,K,t)=>{t.d(K,{B:()=>R});var E=t(1831);const w=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,
T="TF_TOKEN_";function R(r,f,i){const[e]=(0,E.fK)(f);return e===void 0?[]:r.flatMap(n=>{const o=(0,E.$k)(n);if(o!==null&&i.has(o))return[];const u=m(n,o,f);return u===
null?[]:[{variable:n,why:u,write:e,isParent:$(o,f)}]})}function m(r,f,i){const e=w.exec(r)?.[0];if(e===void 0)return null;const n=r.slice(e.length);return f!==null&&
$(f,i)?`it is for ${(0,E.nx)(f)} only: the clients do not use the tokens of parent domains`:M(i).some(o=>o===y(n))?e!==T?`it begins with ${e}, and the clients r\
ead only ${T}`:f===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,E.nx)(f)}${d(n,i)}`:null}const $=(r,f)=>r!==null&&
(0,E.Sv)(f).name.endsWith(`.${(0,E.Sv)(r).name}`),y=r=>r.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function M(r){const{
name:f}=(0,E.Sv)(r);return[...new Set([r,f,(0,E.nx)(r)].map(y))]}function d(r,f){const{name:i,port:e}=(0,E.Sv)(f);return e!==443&&!r.includes(":")?"; a port fol\
lows a colon":i.includes("-")&&!r.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((dt,K,t)=>{t.d(K,{S3:()=>g,Wi:()=>c,YM:()=>P,a2:()=>a,cZ:()=>$,
cr:()=>D,hs:()=>s,pq:()=>h,sC:()=>O});var E=t(2886),w=t(1064),T=t(1831),R=t(8884);const m=3;function $(k){return[...Map.groupBy(k,M).values()].flatMap(l=>{const p=[
...Map.groupBy(l,d).values()];return p.length>m?[l]:p}).flatMap(l=>r(l)??[]).toSorted((l,p)=>(0,E.Np)(l,p)||y(l)-y(p)||p.hosts.length-l.hosts.length)}function y({
code:k,affects:l}){return k==="host-not-checked"?2:l.length===0||w.Du.some(p=>l.includes(p))?0:1}const M=({severity:k,problem:l,affects:p,exclude:A})=>JSON.stringify(
[k,l.code,p,A===void 0]),d=k=>k.exclude===void 0?o(k.problem.help??"",k):"";function r(k){const[l]=k;if(l===void 0)return null;const p=[...new Set(k.flatMap(({host:C})=>C??
[]))],{code:A,title:b,help:W,message:B}=l.problem,G=(C,z)=>p.length>1?o(C,z):C,N=G(B,l),F=k.every(C=>G(C.problem.message,C)===N),I=G(W??"",l),j=k.every(C=>G(C.problem.
help??"",C)===I);return{severity:l.severity,code:A,title:b,affects:l.affects,findings:k,hosts:p,message:F?N:null,help:I!==""&&j?n(I,k):null}}const f=/\bTF_TOKEN_\w+/g,
i="TF_TOKEN_HOST",e=5;function n(k,l){if(!k.includes(i))return k;const p=new Set(l.flatMap(({problem:A})=>A.help?.match(f)??[]));return p.size<=e?`${k}; ${i} is\
 ${[...p].join(" or ")}`:`${k}; in ${i}, write each dot of the host as an underscore and each hyphen as two`}function o(k,{host:l}){return l===null||k===""?k:[...new Set(
[l,(0,T.nx)(l)])].reduce((p,A)=>p.replaceAll(A,u),k).replace(f,i).replaceAll(/\bhost the host/g,"the host")}function u(k,l,p){const[A=" ",b=" "]=[p[l-1],p[l+k.length]];
return/[\s("]/.test(A)&&/[\s,;.:)"]/.test(b)?"the host":"HOST"}const c=3,O=k=>$(k).flatMap(l=>D(l).slice(0,c).flatMap(([,p])=>p.values().flatMap(S).take(1).toArray())),
S=k=>{const l=(0,R.Xd)(k);return l===null||(0,R.cC)(l)?[]:[l]},D=({message:k,findings:l})=>k===null?[...Map.groupBy(l,({problem:p})=>p.message)]:[[k,l]],s=({hosts:k,
findings:l})=>k.length>0&&!l.every(E.l$),a=k=>s(k)?"host":"place";function h(k){if(s(k))return k.hosts.length;const{lines:l,leftOut:p}=(0,R.yv)(k.findings);return l.
length+p}function g(k){const{findings:l,message:p}=k;return p===null?l.map(A=>[A]):s(k)?[...Map.groupBy(l,({host:A})=>A).values()]:(0,R.yv)(l).lines}function P(k){
const l=k.filter(b=>s(b)&&b.hosts.length>1),A=[...Map.groupBy(l,({hosts:b})=>b.toSorted().join()).values()].flatMap(([b,...W])=>b===void 0?[]:W.map(B=>[B,b.code]));
return new Map(A.filter(([{message:b}])=>b!==null))}}),4120:((dt,K,t)=>{t.d(K,{DO:()=>i,Iu:()=>R,K4:()=>m,Ku:()=>$,QI:()=>f,Rk:()=>e,SY:()=>M,UV:()=>y,dy:()=>w,
od:()=>d,px:()=>T,wO:()=>r});var E=t(1064);const w="new in this pull request",T=(n,o)=>`${n} ${n===1?o:`${o.replace(/(?<=[^aeiou])y$/,"ie")}s`}`,R=n=>n.replace(
/^./u,o=>o.toUpperCase());function m(n,o,u=0){const c=n.slice(0,o),O=n.length-c.length+u;return`${c.join(", ")}${O>0?` and ${O} more`:""}`}const $=(n,o)=>n.length<=
2*o?n:n.slice(0,o);function y(n,o,u,c=O=>`and ${O} more`){const O=n.length-o;return[...n.slice(0,o).flatMap(u),...O>0?[c(O)]:[]]}const M=n=>E.zK.every(o=>n.includes(
o))?"all clients":n.map(o=>E.bB[o]).join(", ");function d(n,o){const u=o.filter(c=>n.includes(c));return n.length===0||u.length===o.length?"":u.length===0?"no c\
lient in use":u.map(c=>E.bB[c]).join(", ")}const r=n=>n.map(o=>E.bB[o]).join(" and "),f=({clients:n,versions:o})=>n.map(u=>[E.bB[u],o[u]].join(" ").trim()).join(
" and "),i=n=>n==="any"?"any service":n;function e(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"\
dropped":return"not sent (redirected to another host)"}}}),8884:((dt,K,t)=>{t.d(K,{BQ:()=>a,CN:()=>g,Dc:()=>s,II:()=>$,Ky:()=>y,Qz:()=>D,R3:()=>m,Xd:()=>c,Yx:()=>n,
cC:()=>r,eb:()=>f,eo:()=>R,et:()=>h,mj:()=>i,oN:()=>e,tN:()=>O,xi:()=>S,yv:()=>u});var E=t(5143),w=t(4120),T=t(8641);const R=l=>P(l)?`${$(l.file)}:${l.line}`:l,
m=({file:l,line:p,column:A})=>`${$(l)}:${p}:${A}`;function $(l){const{repository:p,path:A}=(0,E.bH)(l);if(p===null)return(0,T.J7)(l);const b=(0,T.J7)(p);return A===
"."?b:`${b}//${(0,T.J7)(A)}`}function y(l,p,A=R,b=0){const{places:W,isOfRepositories:B}=M(k(l)),G=W.slice(0,p).map(A).join(", "),N=Math.max(0,W.length-p)+(B?0:b),
F=N>0?[(0,w.px)(N,B?"more repository":"more place")]:[];return[...G===""?[]:[G],...F].join(" and ")}function M(l){const p=d(l),A=p.filter(r).length>1;return{places:A?
p:l,isOfRepositories:A}}function d(l){const p=new Set;return l.filter(A=>{const b=P(A)?(0,E._M)(A.file):null;return b===null?!0:!p.has(b)&&p.add(b)})}const r=l=>P(
l)&&(0,E._M)(l.file)!==null,f=l=>d(u(l).lines.filter(r));function i(l,p){const{length:A}=p>1?f(l):[];return A===0?"":A===p?`all ${p} repositories`:`${A} of ${p}\
 repositories`}function e(l,p){const{isOfRepositories:A}=M(l),b=B=>(A?(0,E._M)(B.file):null)??R(B),W=new Set(p.map(B=>B&&b(B)));return l.filter(B=>!W.has(b(B)))}
const n=(l,p=R)=>y(l,l.every(P)?1:2,p),o=1e5;function u(l){const p=new Map(l.map(({places:G,placesLeftOut:N=0})=>[G,N])),A=[];for(const G of p.keys())A.length<o&&
A.push(...G);const b=p.entries().reduce((G,[N,F])=>G+N.length+F,0),W=k(A.filter(P)),B=[...new Set(A.filter(G=>typeof G=="string"))];return{lines:W,settings:B,leftOut:b-
A.length}}const c=({places:l})=>l.find(P)??null,O=l=>l.map(c).find(p=>p!==null)??null;function S(l,p,A,b){const{lines:W,settings:B,leftOut:G}=u([l]);return[["he\
lp",(0,T.RK)(l.problem.help??"",A)],["affects",p],["also at",y(e(W,W.slice(0,1)),b,R,G)],["required by",y(B,b)]].filter(([,F])=>F!=="")}const D=({requirements:l})=>l.
some(({because:p})=>p.some(P)),s=l=>new Set(l.flatMap(({places:p})=>p.filter(P).map(({file:A})=>A))).size,a=l=>l.filter(p=>c(p)===null),h=l=>l.every(({problem:p})=>p.
code.startsWith("credentials-"))?"credentials":"settings",g=l=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(l)&&(0,E._M)(l)===null,P=l=>typeof l!="string";function k(l){
const p=new Map;return l.filter(A=>{const{file:b,line:W}=typeof A=="string"?{file:A,line:0}:A,B=p.get(b);if(B===void 0)p.set(b,new Set([W]));else{if(B.has(W))return!1;
B.add(W)}return!0})}}),6763:((dt,K,t)=>{t.d(K,{q:()=>m,r:()=>$});var E=t(5143),w=t(4120),T=t(8884);const R=50,m=d=>(0,w.UV)(d,R,r=>r,r=>`and ${(0,w.px)(r,"more \
remark")}`),$=d=>[...y(d),...M(d)];function y({files:d}){const r=d.filter(({exclude:e,severity:n})=>e!==void 0&&n!=="notice"),f=new Set(r.flatMap(({exclude:e})=>e??
[])),i=(0,T.eb)(r).length;return r.length===0?[]:[(0,E.Az)(r.length,[...f],i)]}function M({roots:d}){return d.some(({rows:f})=>f.some(({platforms:i})=>i.some(({
available:e})=>e===!0)))?["signatures of provider packages were not verified"]:[]}}),8416:((dt,K,t)=>{t.d(K,{L2:()=>r,oh:()=>$,rU:()=>f});var E=t(4e3),w=t(5143),
T=t(1064),R=t(5603),m=t(3469);function $(s,a){let h;return()=>(h??=t.e(249).then(t.bind(t,9249)).then(({readTools:g})=>g(s,a)),h)}const y=["terraform"],M="assum\
ed, CLI not detected; set `dialect`",d="CLI not detected; set `dialect` to check one";async function r({setting:s,scan:a}){const h=s.name==="auto"?null:e(s.name);
if(a===null||a.isEmpty){const A=h===null?d:i;return O(h??T.Du,[A],[],s,{signs:[],constraints:[]})}const g=await c(a,s,h),{constraints:P}=a;if(h!==null)return O(
h,[i],[],s,{signs:g,constraints:P});const k=u(g);if(k.length===0)return{...O(y,[M],[],s,{signs:g,constraints:P}),isGuess:!0};const l=n(k),p=l.flatMap(A=>k.find(
b=>b.client===A)??[]);return O(l,p.map(D),k,s,{signs:g,constraints:P})}async function f({clients:s},a){if(a===null||a.isEmpty)return T.zK;const{others:h}=await a.
tools(),g=s;return T.zK.filter(P=>g.includes(P)||h.has(P)||P==="terragrunt"&&a.usesTerragrunt)}const i="set by `dialect`",e=s=>s==="both"?T.Du:[s],n=s=>T.Du.filter(
a=>s.some(h=>h.client===a));function o(s){const a=s.filter(({place:h})=>!(0,w.Zl)(h.file));return a.length===0?s:a}const u=s=>{const a=o(s);return R.A.map(g=>a.
filter(P=>P.level===g)).find(({length:g})=>g>0)??[]};async function c({signs:s,tools:a,hasCloudHostname:h},g,P){const k=u(s),l=P??n(k),p=k.every(({place:N})=>(0,w.
Zl)(N.file)),A=P===null&&(p||k.some(({isCloud:N})=>N)),b=g.version===null&&l.some(N=>(0,m.w)(N,[]).length>1);if(!A&&!b)return s;const{setsCloudHostname:W,signs:B}=await a(),
G=h||W;return[...s.filter(({isCloud:N})=>!(N&&G)),...B]}function O(s,a,h,g,P){const[k,...l]=s,p=s.map(W=>S(W,g,P)),A=p.flatMap(({client:W,version:B})=>B===null?
[]:[[W,B]]),b=p.flatMap(({version:W,signs:[B]})=>W===null||B===void 0?[]:[D(B)]);return{name:k===void 0||l.length>0?"both":k,clients:s,releases:p.flatMap(({releases:W})=>W),
versions:Object.fromEntries(A),why:[...new Set([...a,...b])].join(", "),evidence:[...new Set([...h,...p.flatMap(({signs:W})=>W)])]}}function S(s,{version:a},h){
if(a!==null)return{client:s,releases:(0,m.w)(s,[a]),version:a,signs:[]};const g=o(h.signs.filter(b=>b.client===s&&b.version!==null)),P=[...new Set(g.map(b=>(b.version??
"").replace(/^v/,"")))];if(P.length>0){const[b="",...W]=P,B=W.length===0&&(0,m.l)(b);return{client:s,releases:(0,m.w)(s,P),version:B?b:null,signs:g}}const k=o(h.
constraints),l=k.map(({text:b})=>b),p=(0,m.w)(s,l);if(p.length===(0,m.w)(s,[]).length)return{client:s,releases:p,version:null,signs:[]};const A=k.map(({text:b,place:W})=>({
client:s,level:"syntax",place:W,text:`requires ${(0,E.dh)(b)}`,version:b}));return{client:s,releases:p,version:l.length===1?l[0]??null:null,signs:A}}const D=({place:s,
text:a})=>`${s.file}:${s.line} ${a}`}),2161:((dt,K,t)=>{t.d(K,{L8:()=>f,TD:()=>o,U4:()=>d,Z8:()=>u,e0:()=>r,tr:()=>M});var E=t(1064);const w=["terraform"],T=["o\
pentofu"],R=[{suffix:".tftest.hcl",class:"test",clients:E.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:E.Du,twin:".tofutest.json"},{suffix:"\
.tofutest.hcl",class:"test",clients:T},{suffix:".tofutest.json",class:"test",clients:T},{suffix:".tfquery.hcl",class:"query",clients:w},{suffix:".tfquery.json",
class:"query",clients:w},{suffix:".tfmigrate.hcl",class:"migrate",clients:w},{suffix:".tfcomponent.hcl",class:"stack",clients:w},{suffix:".tfcomponent.json",class:"\
stack",clients:w},{suffix:".tfstack.hcl",class:"stack",clients:w},{suffix:".tfstack.json",class:"stack",clients:w},{suffix:".tfdeploy.hcl",class:"deploy",clients:w},
{suffix:".tfdeploy.json",class:"deploy",clients:w},{suffix:".tfmock.hcl",class:"none",clients:E.Du},{suffix:".tofumock.hcl",class:"none",clients:T},{suffix:".tf\
.json",class:"config",clients:E.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:T},{suffix:".tf",class:"config",clients:E.Du,twin:".tofu"},{suffix:"\
.tofu",class:"config",clients:T},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:E.Du},{suffix:".hcl",class:"terragrunt",clients:E.Du}],m=Map.groupBy(R,
({suffix:c})=>c.slice(c.lastIndexOf(".")+1)),$=".terraform.lock.hcl",y={class:"lock",syntax:"hcl",clients:E.Du,isOverride:!1},M=c=>c.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(c),d=".terraform/modules/modules.json",r={...y,class:"manifest",syntax:"json"};function f(c,O,S){if(c===$)return y;const s=m.get(c.slice(c.lastIndexOf(".")+
1))?.find(({suffix:A})=>c.endsWith(A));if(s===void 0||s.class==="none")return;const a=i(c)&&s.class==="test"&&S==="tests";if(i(c)&&!a)return;const h=c.slice(0,-s.
suffix.length),g=s.twin!==void 0&&O.has(h+s.twin),P=h==="override"||h.endsWith("_override"),k=g||a;if(k&&!s.clients.includes("terraform"))return;const l=k?w:s.clients,
p=c.endsWith(".json")?"json":"hcl";return{class:s.class,syntax:p,clients:l,isOverride:P}}const i=c=>c.startsWith(".")||c.endsWith("~")||c.startsWith("#")&&c.endsWith(
"#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml",
"(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya\
?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit\
-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),o=c=>e.test(c),u=c=>o(c)||n.test(c)}),6195:((dt,K,t)=>{t.d(K,
{$8:()=>$,G$:()=>y,Ls:()=>R,UO:()=>M,VK:()=>T,sq:()=>d});var E=t(6760);const w=/[*?[{]/;function T(r){const f=r.split("/"),i=f.findIndex(e=>w.test(e));return i<
0?{fixed:r}:{fixed:f.slice(0,i).join("/"),glob:f.slice(i).join("/")}}function R(r){const f=r.map(i=>{const e=i.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");
return{glob:e,start:m(e)}});return i=>{const e=i.toLowerCase();return f.some(({glob:n,start:o})=>n===i||e.startsWith(o)&&E.posix.matchesGlob(i,n))}}function m(r){
const[f=""]=r.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(r)??[];return f.toLowerCase()}const $=({file:r,glob:f},i)=>r===i||f!==void 0&&E.posix.matchesGlob(i,
f),y=r=>r.startsWith(".")||r==="node_modules",M=(r,f)=>r===f||r.startsWith(f.endsWith(E.sep)?f:f+E.sep),d=r=>E.sep==="/"?r:r.replaceAll(E.sep,"/")}),5603:((dt,K,t)=>{
t.d(K,{A:()=>R,j:()=>$});var E=t(5143),w=t(1064),T=t(5011);const R=["lock-file","syntax","version-file","tool","hook"],m=100;class ${found=new Map;allowed=new Map;addFiles(d){
for(const{file:r,kind:f,scope:i,isContext:e}of d){if(e)continue;const[n]=f.clients;if(n!==void 0&&f.clients.length===1&&!y(r)){const o={file:r,line:1,column:1,endColumn:1};
this.addSyntax(n,`is read by ${w.bB[n]} only`,o)}for(const o of i.traits)this.addTrait(o)}}addUsages(d){for(const r of d)r.kind==="lock_provider"?this.addLock(r):
r.kind==="cloud_default"&&this.addCloud(r)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:d,text:r,place:f}){
if(d==="version"){if(this.allowed.size>=m)return;const i=(0,E.Zl)(f.file)?`${r} aside`:r;this.allowed.has(i)||this.allowed.set(i,{text:r,place:f})}else if(d==="\
binary"){const e={client:r==="tofu"?"opentofu":"terraform",level:"version-file",place:f,version:null};this.put({...e,text:"sets terraform_binary"})}else if(d!==
"compatible"&&d!=="provider-version"){const{client:i,what:e}=w.$I[d];this.addSyntax(i,`has ${e}`,f)}}addLock({host:d,place:r}){const f=w.Du.find(e=>(0,T.Vm)(e)===
d);if(f===void 0)return;const i=`locks providers from ${d}`;this.put({client:f,level:"lock-file",place:r,text:i,version:null})}addCloud({clients:d,isOverridden:r,
place:f}){if(r||!d.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:f,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(d,r,f){
this.put({client:d,level:"syntax",place:f,text:r,version:null})}put(d){const r=`${d.client} ${d.text}`;if(this.found.has(r))return;const f=(0,E.Zl)(d.place.file)?
`${r} aside`:r;this.found.has(f)||this.found.set(f,d)}}const y=M=>/(^|\/)[.#][^/]*$/.test(M)}),7854:((dt,K,t)=>{t.d(K,{Oo:()=>y,YW:()=>R,kA:()=>$,sw:()=>m,u3:()=>r,
vH:()=>M});var E=t(7052),w=t(1064);const T={line:1,column:1,endColumn:1};function R(f,i,e=T){const n={file:f===""?".":f,...e};return{problem:i,place:n,clients:w.
Du,host:null}}function m(f,i){const e=u=>i.includes(u),n=y(u=>u.every(e)?u:u.filter(e)),o=y(u=>u.every(c=>c.clients.every(e))?u:u.flatMap(c=>{const O=n(c.clients);
return O.length===0?[]:[{...c,clients:O}]}));return f.filter(u=>{const c=u;return c.clients=n(u.clients),c.needs=o(u.needs),u.isHostImplied&&(c.host=c.needs[0]?.
host??u.host),c.clients.length>0})}const $=f=>{const i=new Set;for(const{host:e,isHostImplied:n}of f)e!==null&&!n&&i.add(e);return i};function y(f){let i;return e=>{
i??=new Map;const n=i.get(e);if(n!==void 0||i.has(e))return n;const o=f(e);return i.set(e,o),o}}const M=(f,i)=>f.filter(e=>e.clients.some(n=>i.includes(n))),d=1e4;
class r{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(i=d){this.max=i}add(i){const{problem:e,place:n}=i;if(e.code==="file-syntax"){if(this.broken.
has(n.file))return;this.broken.add(n.file)}const o=this.kept.get(e.severity)??0;this.kept.set(e.severity,o+1),o<this.max?this.notes.push(i):this.omitted+=1}all(){
if(this.omitted===0)return this.notes;const i=(0,E.fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[...this.notes,R(".",i)]}}}),7152:((dt,K,t)=>{
t.d(K,{G:()=>o});var E=t(3024),w=t(6760),T=t(9461),R=t(5747),m=t(7052),$=t(9664),y=t(2161),M=t(6195);function d(D,s,a,h){if(D.kind==="error")return(0,m.fileUnreadable)(
{what:"link",code:D.code});const{kind:g,path:P}=D;return(0,M.UO)(P,s.boundary)?g==="directory"?null:g==="special"?(0,m.fileUnreadable)({what:"link-to-special-fi\
le"}):{path:P,isScanned:r(P,s,a,h)}:(0,m.fileOutside)()}function r(D,s,a,h){if(s.file!==void 0||s.glob!==void 0||!(0,M.UO)(D,s.path))return!1;const[g="",...P]=(0,M.
sq)((0,w.relative)(s.path,D)).split("/").toReversed();if(P.some(M.G$))return!1;const k=(0,M.sq)((0,w.relative)(a,D)).split("/");return k.map((p,A)=>k.slice(0,A+
1).join("/")).slice(-1-P.length).some(h)?!1:(0,y.L8)(g,new Set([g]),P[0]??"")!==void 0}var f=t(7854);const i={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;
function*o(D,s={toolFiles:[],hasPlugins:!1},a=i){const h=new c(D,s,a);for(const g of D.scan){const P=u(h.root,g);"path"in P?yield*h.walkFrom(P):yield{kind:"note",
note:P}}}function u(D,s){const{fixed:a,glob:h}=(0,M.VK)(s);try{const g=(0,E.realpathSync)((0,w.resolve)(D,a)),P=(0,M.sq)((0,w.relative)(D,g)),k=(0,M.UO)(g,D),l=k?
D:g;if(h!==void 0)return{path:g,name:P,boundary:l,glob:(0,$.Gz)(P,h)};if((0,E.statSync)(g).isDirectory())return{path:g,name:P,boundary:l};const p=(0,w.resolve)(
g,"..");return{...{path:p,name:(0,M.sq)((0,w.relative)(D,p))},boundary:k?D:p,file:P}}catch(g){return(0,f.YW)(s,(0,m.fileUnreadable)({what:"scan",code:(0,R.Oj)(g)}))}}
class c{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:s,scan:a,exclude:h},g,P){this.root=(0,E.realpathSync)(s),this.isExcluded=(0,M.
Ls)(h),this.aside=g,this.limits=P,this.selected=a.length>1?new Set:null}*walkFrom(s){const a=s.glob===void 0&&s.file===void 0,h=[{path:s.path,name:s.name,depth:0,
isSelected:a}];for(let g=h.pop();g!==void 0;g=h.pop()){yield{kind:"directory",name:g.name};const P=S(g);if("problem"in P){yield{kind:"note",note:P};continue}const k=[];
for(const l of this.findFiles(s,g,P))if("problem"in l)yield{kind:"note",note:l};else if(k.length<this.limits.directoryFiles)k.push(l);else{yield O(g,"directory",
this.limits.directoryFiles);break}if(this.files+=k.length,this.entries+=P.length,this.entries>this.limits.entries||this.files>this.limits.files){yield O(g,"file\
s",this.limits.files);return}if(k.some(({isContext:l})=>!l)&&(yield{kind:"module",files:k}),s.file!==void 0)return;for(const l of this.findDirectories(s,g,P))h.
push(l)}}*findFiles(s,a,h){const g=new Set;let P=!1;for(const l of h)(0,y.tr)(l.name)&&!l.isDirectory()&&g.add(l.name),P||=l.name===".terraform",this.aside.hasPlugins||=
l.name==="terraform.d";const k=a.name.slice(a.name.lastIndexOf("/")+1);for(const l of h){if(l.isDirectory())continue;const p=(0,y.L8)(l.name,g,k);if(p===void 0){
(0,y.Z8)(l.name)&&this.addToolFile(a,l.name);continue}const A=(0,$.Gz)(a.name,l.name),W={path:a.path+w.sep+l.name,file:A,kind:p,isContext:!this.select(s,a,A)};l.
isFile()?yield W:l.isSymbolicLink()?yield*this.follow(s,W):yield(0,f.YW)(A,(0,m.fileUnreadable)({what:"special-file"}))}if(P&&a.isSelected){const l=[a.path,...y.
U4.split("/")].join(w.sep),p=(0,T.$)(l);p.kind==="file"&&p.path===l&&(yield{path:l,file:(0,$.Gz)(a.name,y.U4),kind:y.e0,isContext:!1})}}addToolFile({path:s,name:a},h){
const g=(0,$.Gz)(a,h);this.aside.toolFiles.length>=n||this.isExcluded(g)||this.aside.toolFiles.push({path:s+w.sep+h,file:g})}select(s,a,h){return!(a.isSelected||
(0,M.$8)(s,h))||this.isExcluded(h)||this.selected?.has(h)?!1:(this.selected?.add(h),!0)}*follow(s,a){const h=d((0,T.$)(a.path),s,this.root,this.isExcluded);h!==
null&&("code"in h?yield(0,f.YW)(a.file,h):yield{...a,path:h.path,isContext:a.isContext||h.isScanned})}findDirectories({glob:s},{path:a,name:h,depth:g,isSelected:P},k){
const l=[];for(const p of k.toReversed()){if(!p.isDirectory()||(0,M.G$)(p.name))continue;const A=(0,$.Gz)(h,p.name);if(this.isExcluded(A))continue;const b=P||s!==
void 0&&w.posix.matchesGlob(A,s),W=a+w.sep+p.name;l.push({path:W,name:A,depth:g+1,isSelected:b})}return l}}const O=({name:D},s,a)=>({kind:"note",note:(0,f.YW)(D,
(0,m.fileLimit)({kind:s,max:a}))});function S({path:D,name:s,depth:a}){if(a>e)return(0,f.YW)(s,(0,m.fileLimit)({kind:"depth",max:e}));try{return(0,E.readdirSync)(
D,{withFileTypes:!0}).sort((h,g)=>h.name<g.name?-1:1)}catch(h){return(0,f.YW)(s,(0,m.fileUnreadable)({what:"directory",code:(0,R.Oj)(h)}))}}}),5751:((dt,K,t)=>{
t.d(K,{readSettings:()=>p});var E=t(3024),w=t(6760),T=t(5747),R=t(3625),m=t(4e3),$=t(3592),y=t(3474),M=t(8535),d=t(7030),r=t(6181),f=t(1831);function i(N){const F=C=>N[C]||
N[C.toLowerCase()]||"",I={http:n("HTTP_PROXY",F("HTTP_PROXY")),https:n("HTTPS_PROXY",F("HTTPS_PROXY"))},j=S(F("NO_PROXY"));return C=>{const z=I[C.scheme];return z===
null||c(C.name)||j(C)?null:z}}const e=["http:","https:"];function n(N,F){if(F==="")return null;const I=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(F)?F:`http://${F}`);
if(I===null)throw new TypeError(`${N} is not a URL; expected http://HOST:PORT`);if(!e.includes(I.protocol))throw new TypeError(`${N} is a ${I.protocol}// proxy;\
 expected http:// or https://`);if(!o(I.username)||!o(I.password))throw new TypeError(`${N} has a user name or password with a bare "%"; write "%25" for it`);return I}
function o(N){try{return decodeURIComponent(N),!0}catch(F){if(F instanceof URIError)return!1;throw F}}const u=new d.BlockList;u.addSubnet("127.0.0.0",8,"ipv4"),
u.addAddress("::1","ipv6");const c=N=>N==="localhost"||O(u,N);function O(N,F){const I=(0,r.n7)(F.replace(/%.*$/s,"")),j=(0,d.isIP)(I);return j!==0&&N.check(I,j===
4?"ipv4":"ipv6")}function S(N){const F=N.split(",").map(I=>I.trim().toLowerCase()).filter(I=>I!=="").map(D);return I=>F.some(j=>j(I))}function D(N){if(N==="*")return()=>!0;
const F=s(N);if(F!==null)return({name:Z})=>F(Z);const{name:I,port:j}=g(N),C=Z=>j===""||String(Z.port)===j;if(a(I)){const Z=(0,r.n7)(I),ut=new d.BlockList;return ut.
addAddress(Z,(0,d.isIP)(Z)===4?"ipv4":"ipv6"),ct=>O(ut,ct.name)&&C(ct)}const z=h(I);return Z=>(0,d.isIP)(Z.name)===0&&C(Z)&&z(Z.name)}function s(N){const[,F="",
I=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(N)??[];if(!a(F))return null;const j=Number(I);if(j>((0,d.isIP)(F)===4?32:128))return null;const C=j-((0,d.isIP)(F)===6?96:
0),z=new d.BlockList,Z=(0,d.isIP)((0,r.n7)(F))===4&&C>=0;return Z?z.addSubnet((0,r.n7)(F),C,"ipv4"):z.addSubnet(F,j,"ipv6"),ut=>O(z,ut)&&(0,d.isIP)((0,r.n7)(ut))===
4===Z}const a=N=>(0,d.isIP)(N)!==0&&!N.includes("%");function h(N){if(N==="")return()=>!1;const F=N.replace(/^\*\./,"."),I=F.replace(/^\./,""),j=(0,f.Pv)(I),C=j.
ok?j.value:I;return z=>z.endsWith(`.${C}`)||!F.startsWith(".")&&z===C}function g(N){const F=/^\[([^\]]*)\]:([^:]*)$/.exec(N)??/^([^:[\]]*):([^:[\]]*)$/.exec(N);
return F===null?{name:N,port:""}:{name:F[1]??"",port:F[2]??""}}var P=t(3152);const k=4*1024*1024,l=20;async function p(N,{environment:F,directory:I,wording:j=P.
w7}){const{settings:C,mistakes:z}=(0,P.P$)(N,j),Z=await G(C.caFile,j),ut=B(F),ct=[Z,ut].flatMap(At=>At.ok?[]:[At.why]),Et=await Promise.all(A(C.scan,I).slice(0,
l).map(At=>j.missingPath(At,I))),Mt=[...z,...await b(C,j),...await W(C,j),...ct,...Et];if(Mt.length>0||!Z.ok||!ut.ok)throw new P.GN(Mt);return{...C,authorities:Z.
value,chooseProxy:ut.value}}const A=(N,F)=>N.filter(I=>!/[*?[\]{}]/.test(I)&&!(0,E.existsSync)((0,w.resolve)(F,I)));async function b({hostnames:N},{setting:F}){
const I=F("hostnames"),j=N.flatMap(({addresses:Z})=>Z);if(j.length===0)return[];const{parseNamedAddress:C}=await Promise.all([t.e(917),t.e(48)]).then(t.bind(t,1257)),
z=j.flatMap(Z=>{const ut=C(Z,"terraform");return ut.ok?[]:[`${I}: "${Z.service}=${Z.text}" is wrong: ${ut.why}`]});return(0,y.Ku)(z,I)}async function W({ignore:N},{
setting:F}){const I=F("ignore");if(N.length===0)return[];const{problemFacts:j}=await Promise.all([t.e(558),t.e(660),t.e(341),t.e(371),t.e(709)]).then(t.bind(t,709)),
C=j(),z=N.flatMap(({code:Z})=>{if(Object.hasOwn(C,Z))return[];const ut=(0,M.q)(Z,Object.keys(C)),ct=ut===null?`${$.aq} lists the codes`:`did you mean "${ut}"?`;
return[`${I}: "${Z}" is not a problem code; ${ct}`]});return(0,y.Ku)(z,I)}function B(N){try{return(0,R.J)(i(N))}catch(F){if(F instanceof TypeError)return(0,R.T)(
F.message);throw F}}async function G(N,{setting:F}){if(N===null)return(0,R.J)(null);const I=(0,T.yR)(N,k),j=F("ca-file");if(!I.ok)return(0,R.T)(`${j} "${N}" ${(0,m.
mP)(I.failure)}`);const{parseAuthorities:C}=await t.e(36).then(t.bind(t,5036)),z=C(I.text);return z.ok?z:(0,R.T)(`${j} "${N}" ${z.why}`)}}),1435:((dt,K,t)=>{t.d(
K,{U7:()=>w,jK:()=>T,op:()=>R});var E=t(9562);const w=()=>Promise.all([t.e(660),t.e(371),t.e(915),t.e(432),t.e(629),t.e(826)]).then(t.bind(t,826));async function T($,y,M,{
environment:d,directory:r,mayHavePlugins:f,plugins:i=null}){if(y.hostnames.length===0&&$.every(({needs:S})=>S.length===0))return{usages:$,remarks:[],findings:[],
configs:[],releases:M.releases};const e=await R(y.cliConfig,M.clients,d),n=M.releases.map(S=>{const D=e.find(({client:s})=>s===S.client);return{...S,attemptMs:D?.
requestTimeoutMs??S.attemptMs}}),o={root:r,plugins:i,mayHavePlugins:f,releases:n,asksMirrors:y.depth!=="discovery"},u=await m($,e,o),c=[...e.flatMap(S=>S.findings),
...u.findings],{mergeFindings:O}=await w();return{...u,findings:O(c),configs:e,releases:n}}async function R($,y,M){const{readCliConfig:d,thisMachine:r}=await w(),
f=r(M);return y.map(i=>d(i,f,$))}async function m($,y,M){if(!$.some(({needs:f})=>f.some(({service:i})=>i===E.xq)))return{usages:$,remarks:[],findings:[]};const{
withoutInstalled:r}=await Promise.all([t.e(927),t.e(653)]).then(t.bind(t,5927));return r($,y,M)}}),8723:((dt,K,t)=>{t.d(K,{Z:()=>M,j:()=>m});var E=t(1064),w=t(7854),
T=t(5960),R=t(1435);async function m({requirements:d,roots:r,usages:f},i,e,n){const o=[...new Set(d.map(({host:A})=>A))],u=(0,T.e)(d,i,e),c=Array.from(u,([A,b])=>(0,T.
i)(A,b)),O=o.filter(A=>!u.has(A)),S=i.depth!=="discovery"&&r.length>0;if(O.length===0&&!S)return{visits:c,inquiry:null,tokenSources:new Map};const{attemptLimitMs:D,
visitHosts:s}=await(0,R.U7)(),{configs:a,releases:h}=e,{credentials:g,forced:P}=await M(i,a,n),k=await $(g,i,n),l=await s(O,{...k,forced:P,required:Map.groupBy(
d,({host:A})=>A),maxRedirects:Math.max(...e.clients.map(A=>E.NX[A])),releases:h,timeoutMs:i.timeoutMs??D(h),retries:i.retries,progress:A=>n.progress({kind:"visi\
ts",...A})}),p=i.depth==="discovery"?null:await y(r,{...k,usages:f,settings:i,dialect:e,configs:a,environment:n.environment,directory:n.directory,learn:n.secrets.
learn,progress:A=>n.progress({kind:"registries",...A}),visits:l});return{visits:[...l,...c],inquiry:p,tokenSources:g.known}}async function $(d,r,{startTimer:f,stop:i}){
const{networkOf:e}=await(0,R.U7)();return{network:e(r),credentials:{...d,find:(0,w.Oo)(d.find)},concurrency:r.concurrency,random:Math.random,now:Date.now,startTimer:f,
stop:i}}async function y(d,{environment:r,...f}){const{inquire:i}=await Promise.all([t.e(660),t.e(917),t.e(915),t.e(927),t.e(432),t.e(517),t.e(567)]).then(t.bind(
t,3567)),{thisMachine:e}=await(0,R.U7)(),n=f.settings.depth==="packages"?await Promise.all([t.e(660),t.e(917),t.e(915),t.e(400),t.e(927),t.e(517),t.e(774)]).then(
t.bind(t,774)):null;return i(d,{...f,machine:e(r),askPackages:n?.askPackages??null})}async function M(d,r,{environment:f,secrets:i,kill:e,stop:n}){const{readMachineCredentials:o}=await(0,R.
U7)();return o({...d,configs:r},f,{learn:i.learn,kill:e,stop:n.signal,abortAfter:u=>AbortSignal.timeout(u)})}}),5453:((dt,K,t)=>{t.d(K,{D0:()=>r,lz:()=>f,K$:()=>o,
a3:()=>e,Xo:()=>i});var E=t(2389),w=t(7052),T=t(9664);function R(u,{evidence:c,versions:O}){if(u.version!==null)return()=>u.version;const S=c.filter(({level:D,version:s})=>D===
"version-file"&&s!==null);return(D,s)=>S.some(h=>h.client===D&&m(s,(0,T.jt)(h.place.file)))?O[D]??null:null}const m=(u,c)=>c===""||`${u}/`.startsWith(`${c}/`);var $=t(
6195),y=t(7854),M=t(3152);const d=2e5;async function r({usages:u,notes:c,scanned:O,changed:S,dialect:D,settings:s}){const{declared:a,endedAt:h}=O;if(u.length===
0&&![...a].some(ct=>"place"in ct)&&s.roots.length===0)return{roots:[],notes:[]};const{rootsOf:P}=await t.e(353).then(t.bind(t,5353)),{Readings:k,RootNotes:l,textNotes:p}=await Promise.
all([t.e(917),t.e(203)]).then(t.bind(t,1203)),{clients:A,versions:b}=D,W=await f({usages:u,declared:a,clients:A},s,h===null),B=[],G=[],N=new k,F=s.dialect.name===
"auto"?[]:A,I=new l({clients:A,readings:N,upgrade:s.upgrade,versionIn:R(s.dialect,D)}),j=s.depth!=="discovery";let C=0;for(const ct of P(W,{changed:S,versions:b,
hasCalls:j})){if(C+=ct.directories.length,C>d){G.push((0,y.YW)(ct.directory,(0,w.fileLimit)({kind:"roots",max:d})));break}I.add(ct),j&&B.push(ct)}const z=[...p(
u,a,{...D,readings:N,set:F})].filter(({place:ct})=>S===null||S.has(ct.file)),Z=new Set(c.flatMap(({problem:ct,place:Et})=>ct.code==="lock-invalid"?Et.file:[])),
ut=[...z,...I.notes()].filter(({place:ct})=>!Z.has(ct.file));return{roots:B,notes:[...ut,...G]}}async function f(u,{roots:c},O){const{layoutsOf:S,unmatched:D}=await t.
e(353).then(t.bind(t,5353)),s=c.map(g=>({text:g,matches:(0,$.Ls)([g])})),a=S({...u,patterns:s}),h=O?D(a,s):[];if(h.length===0)return a;throw new M.GN(h.map(g=>`\
roots: no directory with configuration matches ${g}`))}async function i(u,c){return c.every(({lockFile:S})=>S===null)?u:(await t.e(862).then(t.bind(t,3862))).withoutUnusedLocks(
u,c)}function e(u,c,{depth:O},S){if(O==="discovery")return u;const D=({kind:a,workspace:h})=>a==="cloud_default"?!!S.TF_CLOUD_HOSTNAME:a!=="backend_remote_defau\
lt"||h?.organization===null,s=new Set(c.filter(a=>!D(a)).map(({place:a})=>n(a)));return u.map(a=>a.problem.code==="host-missing"&&s.has(n(a.place))?{...a,problem:{
...a.problem,severity:"error"}}:a)}const n=({file:u,line:c,column:O})=>`${u}:${c}:${O}`;async function o(u,c){if(u===null)return E.j7;const{judgeInit:O}=await Promise.
all([t.e(917),t.e(341),t.e(761)]).then(t.bind(t,5761));return O(u,c)}}),370:((dt,K,t)=>{t.d(K,{C_:()=>r,IZ:()=>M,PT:()=>d,SQ:()=>m});var E=t(6897),w=t(8416),T=t(
7152);const R=20;async function m({scan:f,exclude:i},{directory:e,environment:n,stop:o,progress:u}){const c={root:e,scan:f,exclude:i},O=o.why===null?y(c):null;if(O!==
null)return O;const{scanInSteps:S}=await $(),D=S(c,Object.keys(n));return(0,E.n)(D,o,s=>u({kind:"scan",files:s}))}const $=()=>Promise.all([t.e(400),t.e(949)]).then(
t.bind(t,4949));function y(f){const i={toolFiles:[],hasPlugins:!1};let e=0;for(const{kind:n}of(0,T.G)(f,i))if(e+=1,n!=="directory"||e>R)return null;return{...i,
usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const M=(f,i,e)=>(0,w.L2)(d(f,i,e));function d({
dialect:f,exclude:i,scan:e},n,{environment:o,directory:u}){if(e.length===0)return{setting:f,scan:null};const c=(0,w.oh)({root:u,exclude:i},n.toolFiles),O=!!o.TF_CLOUD_HOSTNAME;
return{setting:f,scan:{...n,tools:c,hasCloudHostname:O}}}const r=({hasPlugins:f},{scan:i})=>f||i.some(e=>e!==".")}),7082:((dt,K,t)=>{t.d(K,{O:()=>E});const E=w=>({
discovery:w,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((dt,K,t)=>{t.d(K,{C:()=>T});
var E=t(7854);const w=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","\
migrate_backend_remote","migrate_backend_remote_default"]);function T(m,$,y,M=(0,E.kA)($)){const d=m.hostnames.flatMap(({host:i,services:e})=>{const n=e.length>
0?e:m.requiredServices;return(n.length>0?n:["any"]).map(u=>({host:i,service:u,clients:y,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),r=new Set([...M,
...m.hostnames.map(({host:i})=>i)]),f=new Map;for(const i of d)R(f,i);for(const{kind:i,needs:e,place:n}of $){const o=!w.has(i);for(const u of e)R(f,{...u,because:[
n],isImplied:!r.has(u.host),isForInit:o})}return Array.from(f.values(),i=>({...i,clients:y.filter(e=>i.clients.includes(e))}))}function R(m,$){const{host:y,service:M,
clients:d,because:r}=$,f=`${y} ${M}`,i=m.get(f);if(i===void 0){m.set(f,{...$,clients:[...d],because:[...r]});return}i.isForInit||=$.isForInit;for(const e of r)i.
because.push(e);for(const e of d)i.clients.includes(e)||i.clients.push(e)}}),5960:((dt,K,t)=>{t.d(K,{e:()=>R,i:()=>$});var E=t(6697),w=t(1831),T=t(7082);function R(y,{
hostnames:M,allowedHosts:d},{isGuess:r}){const f=new Set(M.map(({host:e})=>e)),i=new Map;for(const e of y){const{host:n}=e;if(f.has(n)||i.has(n))continue;const o=m(
e,r===!0,(0,w.Jr)(n,d));o!==null&&i.set(n,o)}return i}function m({host:y,isImplied:M,because:d,clients:r},f,i){const e=(0,w.nx)(y);if((0,w.Rt)(y))return(0,E.hostGeneric)(
{host:e});const[n]=d.filter(u=>typeof u!="string"),o=M&&n!==void 0?{place:n,clients:r}:null;return o!==null&&f?(0,E.hostAssumed)({host:e,...o}):i?null:(0,E.hostNotAllowed)(
o===null?{host:e}:{host:e,implied:o})}const $=(y,M)=>({host:y,attempt:(0,T.O)({kind:"skipped",problem:M}),earlier:[],later:[],credentials:null,looks:[],difference:null,
forced:[]})}),566:((dt,K,t)=>{t.d(K,{f:()=>R});var E=t(3024),w=t(6760),T=t(6309);function R(d,r,f){const i=m((0,E.realpathSync)(d),r),e=(0,w.basename)(r),n=(0,w.
join)(i,`.${e.slice(0,60)}.${Math.random().toString(36).slice(2)}`),o=(0,E.openSync)(n,"wx");try{try{for(const u of f)(0,E.writeFileSync)(o,u)}finally{(0,E.closeSync)(
o)}(0,E.renameSync)(n,(0,w.join)(i,e))}catch(u){throw(0,E.rmSync)(n,{force:!0}),u}}function m(d,r){const f=(0,w.resolve)(d,r),i=M(d,f);if(!i&&!(0,w.isAbsolute)(
r))throw new T.Lw(`it is outside ${d}; use an absolute path if that is intended`);const e=i?d:(0,w.parse)(f).root;return(0,w.relative)(e,(0,w.dirname)(f)).split(
w.sep).filter(Boolean).reduce((o,u)=>$(o,u,d),e)}function $(d,r,f){const i=(0,w.join)(d,r);if((0,E.lstatSync)(i,{throwIfNoEntry:!1})===void 0&&y(i),!(0,E.lstatSync)(
i).isSymbolicLink())return i;const e=(0,E.realpathSync)(i);if(!M(f,d)||M(f,e))return e;throw new T.Lw(`the link ${(0,w.relative)(f,i)} leads outside ${f}; remov\
e it or choose another path`)}function y(d){try{(0,E.mkdirSync)(d)}catch(r){if(!(0,T.Or)(r)||r.code!=="EEXIST")throw r}}function M(d,r){const f=(0,w.relative)(d,
r);return f!==".."&&!f.startsWith(`..${w.sep}`)&&!(0,w.isAbsolute)(f)}}),997:((dt,K,t)=>{t.d(K,{O:()=>w,T:()=>R});var E=t(1064);const w=({earlier:m,attempt:$,later:y})=>[
...m,$,...y];function T({discovery:m,timing:$,headMs:y,hops:M},{attemptMs:d}){const r=y!==null&&y<=d?M.at(-1)?.status:null;return r===null||(0,E.Mq)(r??0)?"retr\
ies":m.kind!=="failed"&&$.totalMs<=d?"works":"fails"}function R(m,$){const y=m.map(r=>T(r,$)),M=y.indexOf("works");return M<0?"never":M<=$.retries&&!y.slice(0,M).
includes("fails")?"always":"sometimes"}}),3795:((dt,K,t)=>{t.d(K,{qY:()=>d,Si:()=>n,fN:()=>i,XP:()=>e});var E=t(733),w=t(1831),T=t(4120),R=t(8641);const m=2,$=80;
function y(o){if(o.kind==="scan")return`read ${(0,T.px)(o.files,"file")}`;if(o.kind==="registries")return`${o.done} of ${(0,T.px)(o.total,"question")} to regist\
ries answered`;const{done:u,total:c,failed:O,waiting:S}=o,D=O===0?"":`, ${O} failed so far`;return`${u} of ${(0,T.px)(c,"host")} checked${D}${M(S)}`}function M(o){
if(o.size===0)return"";const u=[...o].slice(0,m).map(O=>(0,R.RK)((0,w.nx)(O),$)),c=o.size-u.length;return c>0?`; waiting for ${u.join(", ")} and ${(0,T.px)(c,"o\
ther")}`:`; waiting for ${u.join(" and ")}`}const d={show:()=>{},end:()=>{}},r=5e3,f=200;function i(o,u){let c=null,O=!0;const S=u(r,()=>{c!==null&&(O&&o(y(c)),
O=!O)});return{show:s=>{c=s},end:S}}function e(o,u,c){let O=null,S="";const D=c(f,()=>{const h=O===null?"":(0,E.W)(y(O),0,u-1);h!==S&&(S=h,o(`\r${h}\x1B[K`))});
return{show:h=>{O=h},end:()=>{D(),S!==""&&o("\r\x1B[K")}}}const n=(o,u)=>{const c=setInterval(u,o).unref();return()=>clearInterval(c)}}),8463:((dt,K,t)=>{t.d(K,
{t:()=>y});var E=t(6309),w=t(566),T=t(3329),R=t(3616),m=t(5955),$=t(8641);async function y(d,r,f){const i=[];for(const{path:e,format:n}of d)try{(0,w.f)(f,e,(0,m.
mk)(await M(n,r)))}catch(o){i.push(`the report ${(0,$.RK)(e)} was not written: ${(0,$.RK)((0,E.A3)(o))}`)}return i}async function M(d,{verdict:r,context:f}){switch(d){case"\
json":return(0,T.h)(r,f);case"sarif":return(await Promise.all([t.e(660),t.e(341),t.e(371),t.e(933)]).then(t.bind(t,3933))).renderSarif(r,f);case"junit":return(await t.
e(868).then(t.bind(t,5868))).renderJunit(r,f);case"codequality":{const{renderCodeQuality:i}=await t.e(957).then(t.bind(t,8957)),{hash:e}=await Promise.resolve().
then(t.t.bind(t,7598,19));return i(r,n=>e("sha256",n))}case"markdown":return[(0,R.Gc)(r,f)]}}}),1505:((dt,K,t)=>{t.d(K,{G_:()=>f,Yj:()=>r,Zc:()=>M,o7:()=>d,se:()=>y,
tN:()=>R});var E=t(7574),w=t(4120),T=t(8884);const R=120,m=20,$=6;function y({requirements:c},{dialect:O},S){return{label:"required",texts:(0,w.UV)(c,m,({service:s,
clients:a,because:h})=>{const g=s==="any"?(0,w.DO)(s):S.value((0,w.DO)(s),R),k=O.clients.every(l=>a.includes(l))?"":` for ${(0,w.wO)(a)}`;return`${g}${k} (${(0,T.
Yx)(h,S.because)})`})}}function M({visit:c},O){const{timing:S,discovery:D}=c.attempt,s=D.kind==="failed"?D.excerpt:null,a=(0,E.I$)(S).map(([k,l])=>`${k} ${(0,E.
kJ)(l)}`),h=c.earlier.map(k=>{const{kind:l}=k.discovery;return`${l==="failed"?k.discovery.problem.code:l} after ${(0,E.kJ)(k.timing.totalMs)}`}),g=s===null?[]:[
O.value(s.replace(/\s+/gu," ").trim())],P=c.credentials?.hasToken?[O.prose(c.credentials.source)]:[];return[{label:"body",texts:g},{label:"timing",texts:[a.join(
", ")]},{label:"retried",texts:h},{label:"token from",texts:P}]}const d=(c,O)=>[{label:"credentials",texts:o(c)?n(c.visit.looks,O.prose):[]},{label:"host block",
texts:u(c.visit).map(S=>O.prose(S))}];function r({visit:c,services:O,servicesLeftOut:S,servicesFrom:D},s){const a=O.map(({id:g})=>s.value(g,R)),h=D===null?(0,E.
kJ)(c.attempt.timing.totalMs):`host block at ${s.because(D)}`;return`${a.length===0?"no services":(0,w.K4)(a,$,S)} (${h})`}function f(c){return[...Map.groupBy(c,
S=>JSON.stringify(S.looks.map(e))).values()].map(S=>({clients:S.map(({client:D})=>D),looks:S[0]?.looks.map(e)??[]}))}const i={nothing:"no entry","a token":"a to\
ken","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:c,held:O,counts:S})=>({source:c,
held:`${i[O]}${S?O==="no token"?" (ends the search)":" (used)":""}`});function n(c,O){const S=f(c);return S.flatMap(({clients:D,looks:s})=>s.map(({source:a,held:h})=>`${S.
length>1?`${(0,w.wO)(D)}: `:""}${O(a)}: ${h}`))}const o=({findings:c})=>c.some(({problem:{code:O}})=>/^credentials-|^document-unauthorized$/.test(O));function u({
forced:c}){return[...Map.groupBy(c,({place:S})=>(0,T.eo)(S))].map(([S,D])=>`${S}, for ${(0,w.wO)(D.map(({client:s})=>s))}`)}}),2704:((dt,K,t)=>{t.d(K,{IL:()=>R,
Rr:()=>m,Z4:()=>T});var E=t(5955),w=t(8641);const T=($,y,M,d)=>`,
${M}"${$}": ${R(y,M,d)}`,R=($,y,M)=>(0,w.s$)(JSON.stringify($,M,2).replaceAll(`
`,`
${y}`));function*m($,y,{maxBytes:M,margin:d,replace:r},f){if(y.length===0)return yield T($,[],d),0;const i=`${d}  `;yield`,
${d}"${$}": [`;const e=o=>`
${i}${R(f(o),i,r)}`,n=yield*(0,E._Q)(y,new E.Wv(M),e,",");return yield`
${d}]`,n}}),3329:((dt,K,t)=>{t.d(K,{h:()=>k});var E=t(4e3),w=t(5799),T=t(2704),R=t(997),m=t(1831),$=t(8641),y=t(5465);function M(I,j){const{visit:C,requirements:z,
services:Z,servicesLeftOut:ut,servicesFrom:ct,clients:Et,isNew:Mt}=I,{discovery:At,hops:V,timing:J,certificates:rt}=C.attempt;return{host:C.host,display:(0,m.nx)(
C.host),discovery:At.kind,...d(At),documentUrl:f(At),hops:V.map(e),services:Object.fromEntries(Z.map(lt=>[lt.id,n(lt)])),...ut>0?{servicesLeftOut:ut}:{},servicesFrom:ct===
null?null:(0,y.W$)(ct),hostBlocks:C.forced.map(({client:lt,place:at})=>({client:lt,place:(0,y.W$)(at)})),required:z.map(({service:lt,clients:at,because:nt,becauseLeftOut:Tt=0})=>{
const{kept:jt,left:wt}=j(nt),bt=(0,y.ig)("because",wt+Tt);return{service:lt,clients:at,because:jt,...bt}}),credentials:C.credentials?.hasToken?C.credentials.source:
null,looks:C.looks.map(({client:lt,looks:at})=>({client:lt,looks:at.map(i)})),attempts:(0,R.O)(C).length,...C.earlier.length===0?{}:{earlier:C.earlier.map(r)},timingMs:c(
J),certificates:rt,clients:Et,...Mt?{new:!0}:{}}}function d(I){if(I.kind==="skipped")return{code:I.problem.code};if(I.kind!=="failed")return{};const{problem:j,excerpt:C}=I;
return{code:j.code,...C===null?{}:{excerpt:C}}}const r=({discovery:I,timing:j})=>({discovery:I.kind,..."problem"in I?{code:I.problem.code}:{},ms:j.totalMs}),f=I=>I.
kind==="found"||I.kind==="absent"?(0,$.cq)(I.url):null,i=({source:I,held:j,counts:C})=>({source:I,held:j,counts:C}),e=({url:I,status:j,reason:C,mediaType:z,authorization:Z,
address:ut,proxy:ct,ms:Et})=>({url:(0,$.cq)(I),status:j,reason:C,mediaType:z,authorization:Z,address:ut,proxy:ct===null?null:(0,$.cq)(ct),ms:Et});function n(I){
switch(I.kind){case"url":return{url:(0,$.cq)(I.url)};case"login":return{login:o(I.login),...I.leftOut>0?{elementsLeftOut:I.leftOut}:{}};case"problem":return{problem:u(
I.problem)}}}const o=({client:I,grantTypes:j,authz:C,token:z,ports:Z,scopes:ut})=>({client:I,grantTypes:j,authz:C===null?null:(0,$.cq)(C),token:z===null?null:(0,$.
cq)(z),ports:Z,scopes:ut}),u=({code:I,message:j,help:C})=>({code:I,message:j,help:C??null}),c=({lookupMs:I,connectMs:j,tlsMs:C,firstByteMs:z,totalMs:Z})=>({lookup:I,
connect:j,tls:C,firstByte:z,total:Z}),O=1e4,S=100,D=({directory:I,clients:j,rows:C},z)=>({...(0,y.jt)(I),clients:j,rows:C.slice(0,O).map(Z=>s(Z,z)),...(0,y.ig)(
"rows",C.length-O)});function s(I,j){const{kind:C,address:z,source:Z,host:ut,constraints:ct,locked:Et,chosen:Mt,newest:At,platforms:V}=I,{kept:J,left:rt}=j(I.places);
return{kind:C,address:z,source:Z,host:ut,constraints:ct.slice(0,S),...(0,y.ig)("constraints",ct.length-S),locked:Et,chosen:Mt,newest:At,platforms:V.map(({platform:lt,
available:at})=>({platform:lt,available:at})),worst:I.worst,codes:I.problems.map(({code:lt})=>lt),places:J,...(0,y.ig)("places",rt+(I.placesLeftOut??0))}}const a=1,
h={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},g=4096,P="  ";function*k(I,j,C=h){const{usages:z,...Z}=j.scan,{hosts:ut,
files:ct,findings:Et,passed:Mt,ignored:At,stopped:V,roots:J}=I,rt=ut.flatMap(({requirements:wt})=>wt.map(bt=>bt.because)),lt=(0,y.R1)(rt,C.becauseLists),at=(0,y.
R1)(Et.map(wt=>wt.places),C.placeLists),nt=(0,y.R1)(J.flatMap(({rows:wt})=>wt.map(bt=>bt.places)),C.rowPlaceLists),{remarks:Tt}=j;yield*[`{
  "schemaVersion": ${a}`,l("version",j.version),l("passed",Mt),...V===null?[]:[l("stopped",(0,E.Cw)(V)),l("incomplete",A(V))],l("failOn",j.failOn),...b(j),l("di\
alect",j.dialect.name),l("clientDetection",N(j.dialect)),l("clients",j.clients),l("startedAt",j.startedAt),l("durationMs",j.durationMs),l("counts",B(I))],yield*W(
"hosts",ut,C.hosts,wt=>M(wt,lt));const jt=new Set(ct);yield*W("findings",Et,C.findings,wt=>F(wt,at,jt.has(wt))),J.length>0&&(yield*W("roots",J,C.roots,wt=>D(wt,
nt))),yield*[l("ignored",At),l("usages",z),...Tt.length===0?[]:[l("remarks",Tt)],l("scan",Z),`
}
`]}const l=(I,j)=>(0,T.Z4)(I,j,P,p),p=(I,j)=>typeof j=="string"?(0,E.dh)(j,g):j,A=I=>I.kind==="several"?I.reasons:[I],b=({repository:I,repositories:j,shards:C})=>[
...I===null?[]:[l("repository",I)],...j.length===0?[]:[l("repositories",j)],...C===null?[]:[l("shards",C)]];function*W(I,j,C,z){const Z=yield*(0,T.Rr)(I,j,{maxBytes:C,
margin:P,replace:p},z);Z>0&&(yield l(`${I}LeftOut`,Z))}const B=({findings:I})=>Object.fromEntries(w.oC.map(j=>[`${j}s`,I.filter(C=>C.severity===j).length])),G=20,
N=({clients:I,versions:j,releases:C,isGuess:z,why:Z,evidence:ut,evidenceLeftOut:ct=0})=>({clients:I,assumed:z??!1,why:Z,versions:Object.entries(j).map(([Et,Mt])=>({
client:Et,version:Mt})),releases:C.map(({name:Et})=>Et),evidence:ut.slice(0,G).map(({client:Et,version:Mt,level:At,text:V,place:J})=>({client:Et,version:Mt,kind:At,
text:V,...(0,y.$t)(J)})),...(0,y.ig)("evidence",Math.max(0,ut.length-G)+ct)});function F(I,j,C){const{problem:z,severity:Z,host:ut,service:ct,places:Et,placesLeftOut:Mt=0,
affects:At,exclude:V}=I,{kept:J,left:rt}=j(Et);return{code:z.code,severity:Z,host:ut,service:ct,message:z.message,help:z.help??null,places:J,...(0,y.ig)("places",
Mt+rt),affects:At,...C&&ut!==null?{inFile:!0}:{},...V===void 0?{}:{exclude:V}}}}),5465:((dt,K,t)=>{t.d(K,{$t:()=>d,R1:()=>T,W$:()=>M,ig:()=>i,jt:()=>f});var E=t(
5143),w=t(5955);function T(e,n){const o=new Map;for(const c of e)o.has(c)||o.set(c,c.reduce((O,S)=>O+y(S),0));const u=(0,w._3)(e.map(c=>o.get(c)??0),n);return c=>{
const O=(0,w.ux)(c,u,y);return{kept:O.map(M),left:c.length-O.length}}}const R=140,m=30,$=6;function y(e){if(typeof e=="string")return R;const{file:n}=e,o=(0,E._M)(
n)===null?0:m;return R+o+n.length*(/^[ -~]*$/.test(n)?1:$)}const M=e=>typeof e=="string"?e:d(e),d=({file:e,line:n,column:o,endColumn:u})=>({...r(e),line:n,column:o,
endColumn:u});function r(e){const{repository:n,path:o}=(0,E.bH)(e);return n===null?{file:e}:{repository:n,file:o}}function f(e){const{repository:n,path:o}=(0,E.
bH)(e);return n===null?{directory:e}:{repository:n,directory:o}}const i=(e,n)=>n>0?{[`${e}LeftOut`]:n}:{}}),4503:((dt,K,t)=>{t.d(K,{oW:()=>e,uM:()=>w});var E=t(
5143);function w({file:n,line:o},{links:u,repositories:c}){const{repository:O,path:S}=(0,E.bH)(n);if(O!==null){const s=$(m(c).get(O),S);return s===null?null:`${s}\
#L${o}`}const D=u?.get(n);return D===void 0?null:D.diff?.lines.has(o)?`${D.diff.url}R${o}`:`${D.url}#L${o}`}const T=(n,{repositories:o})=>m(o).get(n)?.url??null,
R=new WeakMap;function m(n){const o=R.get(n)??new Map(n.flatMap(({name:u,url:c,commit:O})=>{const S=c===null?null:i(c,O);return S===null?[]:[[u,S]]}));return R.
set(n,o),o}function $(n,o){const u=o==="."?null:e(o);return!n?.files||u===null?null:`${n.files}/${u}`}const y=600,M=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
d=/^(?:[\da-f]{40}|[\da-f]{64})$/,r=/^gitlab\.com$/i,f=/^(?:gitlab\.|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i;function i(n,o){
const[,u]=n.length<=y?M.exec(n)??[]:[];return u===void 0?null:o===null||!d.test(o)?{url:n,files:null}:r.test(u)?{url:n,files:`${n}/-/blob/${o}`}:{url:n,files:f.
test(u)?null:`${n}/blob/${o}`}}function e(n){if(!n.isWellFormed())return null;const o=u=>encodeURIComponent(u).replace(/[!'()*_~]/g,c=>`%${c.charCodeAt(0).toString(
16).toUpperCase()}`);return n.split("/").map(o).join("/")}}),9574:((dt,K,t)=>{t.d(K,{I$:()=>T,MB:()=>R,R4:()=>M,TM:()=>m,hn:()=>y,rm:()=>$});var E=t(5955),w=t(8641);
function T(d,r,f=[]){const i=d.map((n,o)=>`<th align="${f.includes(o)?"right":"left"}">${n}</th>`),e=r.map(n=>`<tr>${d.map((u,c)=>`<td${f.includes(c)?' align="r\
ight"':""}>${n[c]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${i.join("")}</tr>`,...e,"</table>"].join(`
`)}const R=d=>["<ul>",...d.map(r=>`<li>${r}</li>`),"</ul>"].join(`
`),m=(d,r)=>["<details>",`<summary>${d}</summary>`,...r,"</details>"].join(`
`),$=d=>(0,w.D9)(d).replaceAll(".",".<wbr>"),y=d=>`<code>${(0,w.js)(d).replaceAll("/","/<wbr>")}</code>`;function M(d,r,f,i){const e=[];let n=0;for(const o of d){
const u=i(o);if(n+=(0,E.$$)([u].flat().join(""))+f,n>r)break;e.push(u)}return e}}),3616:((dt,K,t)=>{t.d(K,{gD:()=>ft,Fp:()=>pt,Gc:()=>Xt,XA:()=>zt,rL:()=>mt});var E=t(
7574),w=t(5102),T=t(4120),R=t(5955),m=t(8641),$=t(1831),y=t(2796),M=t(8884),d=t(9574),r=t(8373);const f=20,i=10,e=700,n=4,o=300,u=1,c=6,O=12,S=4,D=1/2,s=12e3,a=20,
h=200;function g(v,x,U){const X=(0,y.cZ)(v),tt=X.slice(0,x.isBrief?i:f),ot=Math.min(s,U*D/tt.length),yt=(0,y.YM)(tt);let it=U-h;const Lt=Gt=>{const Vt=P(Gt,x,ot,
yt.get(Gt)??null),Yt=(0,R.$$)(Vt)<it?Vt:`${l(Gt,x)}</p>`;return it-=(0,R.$$)(Yt)+a,Yt},Ut=(0,d.R4)(tt,U-h,a,Lt),Ft=X.length-Ut.length;return Ft>0?[...Ut,`<p>${(0,r.
jP)(Ft,"cause",x)}</p>`]:Ut}function P(v,x,U,X){const{findings:tt,message:ot,help:yt}=v,it=tt.length>1&&tt[0]?.exclude!==void 0,Lt=[G(v,x),N(v)].filter(Yt=>Yt!==
""),Ut=X===null?(0,y.S3)(v):[],Ft=ot===null?S:(0,y.hs)(v)?c:O,Gt=Ut.slice(0,Ft).map(Yt=>p(Yt,v,x)),Vt=X===null?Gt.join(", "):`The same hosts as for ${X}`;return[
l(v,x),...ot===null||Vt===""?[]:[`<br>${Vt}`],...ot===null?[]:[`<br>${(0,T.Iu)((0,m.h$)(ot,e))}`],...yt===null||it?[]:[k(yt)],...Lt.length===0?[]:[`<br><sub>${Lt.
join(" ")}</sub>`],"</p>",...ot===null?[(0,d.MB)(Gt)]:[],...B(v,Ut.slice(Ft),x,U)].join(`
`)}const k=v=>`<br><b>Help:</b> ${(0,m.h$)(v,e)}`;function l(v,x){const{severity:U,code:X,title:tt}=v,ot=(0,y.pq)(v),yt=ot>1?`${(0,T.px)(ot,(0,y.a2)(v))}: `:"";
return`<p>${r.rC[U]} <b>${yt}${tt}</b> (${(0,r._h)(X,X,x)})`}function p(v,x,U){return"file"in v?(0,r.u_)(v,U):x.message===null?W(v,x,U):A(v,x.hosts.length===1,U)}
function A(v,x,U){const[X]=v,tt=X?.host?(0,m.D9)((0,$.nx)(X.host)):"",ot=X?.isHostNew?[T.dy]:[];if(x){const Lt=(0,M.yv)(v).settings.map(r.Su),Ft=[b(v,n,U),...Lt].
filter(Gt=>Gt!=="").join(", ");return`${tt}${Ft===""?"":` in ${Ft}`}${ot.map(Gt=>` (${Gt})`)}`}const it=[...ot,b(v,u,U).replace(/ places?$/,"")].filter(Lt=>Lt!==
"").join("; ");return it===""?tt:`${tt} (${it})`}function b(v,x,U){const{lines:X,leftOut:tt}=(0,M.yv)(v);return X.length===0?"":(0,r.EP)(X,x,U,tt)}function W(v,x,U){
const X=(0,y.hs)(x)?A(v,!1,U):b(v,u,U);return v.map(({problem:tt})=>{const ot=(0,m.h$)(tt.message,o),yt=x.help===null&&tt.help?k(tt.help):"";return`${X===""?(0,T.
Iu)(ot):`${X}: ${ot}`}${yt}`}).join("<br>")}function B(v,x,U,X){const tt=v.message===null?"finding":(0,y.a2)(v),{leftOut:ot}=(0,y.hs)(v)?{leftOut:0}:(0,M.yv)(v.
findings),yt=x.length+ot;if(yt===0)return[];if(U.isBrief)return[`<p>${(0,r.jP)(yt,tt,U)}</p>`];const it=(0,d.R4)(x,X,a,Ft=>p(Ft,v,U)),Lt=yt-it.length,Ut=v.message===
null?(0,d.MB)(it):`<p>${it.join(", ")}</p>`;return[(0,d.TM)((0,T.px)(yt,`more ${tt}`),[...it.length===0?[]:[Ut],...Lt>0?[`<p>${(0,r.jP)(Lt,tt,U)}</p>`]:[]])]}function G({
affects:v},{context:{clients:x}}){const U=(0,T.od)(v,x);return U===""?"":`Affects ${U}.`}function N(v){const U=(0,y.hs)(v)&&v.hosts.length===1&&v.message!==null?
[]:(0,M.yv)(v.findings).settings;return U.length===0?"":`Required by ${U.map(r.Su).join(", ")}.`}var F=t(1064),I=t(1505);const j=20,C=20,z=["fails","warns","wor\
ks"];function Z(v,x,U){const X=v.filter(Ut=>(0,w.cG)(Ut)&&!(0,w.JR)(Ut));if(X.length===0)return"";const tt=Ut=>X.length===1?Mt(Ut,x).join(`
`):ut(Ut,x),ot=(0,d.R4)(X,U,C,tt),yt=X.length-ot.length,[it]=X.length===1?X:[],Lt=it===void 0?`of ${(0,T.px)(X.length,"host")}`:`of ${ct(it)} (${Et(it)})`;return(0,d.
TM)(`Requests, responses and certificates ${Lt}`,[...ot,...yt>0?[`<p>${(0,r.jP)(yt,"host",x)}</p>`]:[]])}const ut=(v,x)=>(0,d.TM)(`${r.Gr[(0,w.sG)(v)]} ${ct(v)}\
 (${Et(v)})`,Mt(v,x)),ct=({visit:v})=>(0,m.D9)((0,$.nx)(v.host)),Et=({visit:{attempt:v}})=>`${(0,T.px)(v.hops.length,"request")}, ${(0,E.kJ)(v.timing.totalMs)}`;
function Mt(v,x){const{hops:U,certificates:X}=v.visit.attempt;return[At(v,x),...v.services.length===0?[]:[J(v,x)],...U.length===0?[]:[lt(U)],...X.length===0?[]:
[at(X,x)]]}function At(v,x){const U=(0,r.Bm)(x);return["<table>",...[(0,I.se)(v,x.context,U),{label:"clients",texts:V(v,x)},...(0,I.Zc)(v,U),...(0,I.o7)(v,U)].flatMap(
({label:ot,texts:yt})=>yt.length===0?[]:[`<tr><td><b>${(0,T.Iu)(ot)}</b></td><td>${yt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const V=({clients:v},{context:x})=>z.flatMap(U=>{const X=x.clients.filter(ot=>v[ot]===U),tt=X.map(ot=>F.bB[ot]).join(", ");return X.length===0?[]:[`${r.Gr[U]}\
 ${tt}`]});function J({services:v,servicesLeftOut:x,servicesFrom:U},X){const tt=v.slice(0,j).map(Lt=>[(0,m.D9)(Lt.id,I.tN),rt(Lt)]),ot=v.length-tt.length+x,yt=ot>
0?[[`and ${ot} more`,X.rest]]:[],it=U===null?"URL":`URL, from the host block at ${(0,r.u_)(U,X)}`;return(0,d.I$)(["Service",it],[...tt,...yt])}function rt(v){switch(v.
kind){case"url":return(0,m.D9)((0,m.cq)(v.url));case"login":{const{client:x,authz:U,token:X,ports:tt}=v.login;return[`authz ${(0,m.D9)((0,m.cq)(U??"none"))}`,`t\
oken ${(0,m.D9)((0,m.cq)(X??"none"))}`,`client ${(0,m.D9)(x,I.tN)}, ports ${tt.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${v.problem.code}`}}function lt(v){
const x=v.map((U,X)=>{const tt=U.proxy===null?"":`through ${(0,m.D9)((0,m.cq)(U.proxy))}`,ot=U.status===null?"no response":`${U.status} ${(0,m.h$)(U.reason,I.tN)}`.
trim();return[String(X+1),(0,m.D9)((0,m.cq)(U.url)),U.mediaType===null?ot:`${ot}<br>${(0,m.D9)(U.mediaType,I.tN)}`,(0,T.Rk)(U.authorization),U.address===null?tt:
(0,m.D9)(U.address,I.tN),(0,E.kJ)(U.ms).replace(" ","&nbsp;")]});return(0,d.I$)(["Hop","Request","Response","Token","Address","Time"],x,[0,5])}function at(v,{context:x}){
const U=v.map(({host:X,subject:tt,issuer:ot,expires:yt})=>[(0,m.D9)(X,I.tN),(0,m.h$)((0,E.nO)(yt,x.startedAt)),(0,m.D9)(tt,I.tN),(0,m.D9)(ot,I.tN)]);return(0,d.
I$)(["TLS certificate","Valid until","Subject","Issuer"],U)}const nt=4,Tt=3,jt=60;function wt(v,x,U,X){const tt=v.filter(Ut=>(0,w.sG)(Ut)===x);if(tt.length===0)
return"";const ot=x==="works"&&v.some(Ut=>(0,w.sG)(Ut)==="warns"),yt=bt(tt,x,ot?" without warnings":"");if(U.isBrief)return`<p>${yt}</p>`;const it=(0,d.R4)(tt,X,
jt,Ut=>Ht(Ut,U)),Lt=tt.length-it.length;return(0,d.TM)(yt,[...it.length===0?[]:[(0,d.I$)(["Host","Required by",x==="works"?"Services":"Reason"],it)],...Lt>0?[`<\
p>${(0,r.jP)(Lt,"host",U)}</p>`]:[]])}function bt(v,x,U){const X=v.slice(0,Tt).map(({visit:yt})=>(0,m.D9)((0,$.nx)(yt.host))),tt=(0,T.K4)(X,Tt,v.length-X.length),
ot=v.length===1?`${tt} ${w.nx[x]}${U}`:`<b>${(0,T.px)(v.length,"host")}</b> ${w.nx[x]}${U}: ${tt}`;return`${r.Gr[x]} ${ot}`}function Ht(v,x){const U=v.requirements.
flatMap(tt=>tt.because),{discovery:X}=v.visit.attempt;return[`${(0,d.rm)((0,$.nx)(v.visit.host))}${v.isNew?`<br><sub>${T.dy}</sub>`:""}`,U.length===0?"":(0,M.Ky)(
U,nt,tt=>(0,r.u_)(tt,x)),(0,w.JR)(v)&&X.kind==="skipped"?X.problem.title:(0,I.Yj)(v,(0,r.Bm)(x))]}var Ct=t(4148);const kt=40,_t=80,H=v=>(0,Ct.fi)(v,x=>(0,d.hn)(
(0,M.II)(x))),st=(v,x)=>(0,m.D9)(v,x).replaceAll(" ","&nbsp;"),Ot=(v,x)=>{const U=({code:X,title:tt})=>(0,r._h)(X,tt,x);return(0,Ct.ij)([(0,Ct.eX)(U)],v)};function Dt(v,x,U){
const{wrong:X,good:tt}=(0,Ct.jB)(v),ot=X.length>1||x.isBrief?Kt(X,x,U/2):[],yt=U-(0,R.$$)(ot.join("")),it=Yt=>ht(Yt,x),Lt=x.isBrief?[]:(0,d.R4)([...X,...tt],yt,
_t,it),Ut=x.isBrief?0:v.length-Lt.length,Ft=[...ot,...Lt.slice(0,X.length)],Gt=Lt.slice(X.length),Vt=Gt.length<=Ct.LC?Gt:[(0,d.TM)(Q(tt),Gt)];return[...ot.length>
0?[(0,d.TM)(Y(X),Ft)]:Ft,...x.isBrief&&tt.length>0?[`<p>${Q(tt)}</p>`]:Vt,...Ut>0?[`<p>${(0,r.jP)(Ut,"root module",x)}</p>`]:[]]}function Kt(v,x,U){const X=(0,Ct.
cZ)(v);if(X.length===0)return[];const tt=X.map(({row:it})=>it),ot=F.Du.filter(it=>v.some(Lt=>Lt.clients.includes(it))),yt=[...Ot(tt,x),(0,Ct.ie)(X,H),...(0,Ct.ns)(
{clients:ot,rows:tt},st)];return[Wt(tt,{clients:ot},yt,x,U)]}function Wt(v,x,U,X,tt){const ot=(0,d.R4)(v.slice(0,kt),tt,_t,it=>[$t(it,x,X),...U.map(({cell:Lt})=>Lt(
it))]),yt=v.length-ot.length;return(0,d.I$)(["Module or provider",...U.map(({title:it})=>(0,T.Iu)(it))],yt>0?[...ot,[(0,r.jP)(yt,"row",X)]]:ot)}function Y(v){const x=(0,Ct.
qj)(v[0]??{rows:[]}),U=v.slice(0,Ct.LC).map(H),X=(0,T.K4)(U,Ct.LC,v.length-U.length);return v.length===1?`${r.Gr[x]} <b>${X}</b>: ${Ct.pJ[x]}`:`${r.Gr[x]} <b>${(0,T.
px)(v.length,"root module")}</b> with errors or warnings: ${X}`}function Q(v){const x=v.flatMap(U=>U.rows);return`${r.Gr[(0,Ct.Fg)(x)]} <b>${(0,T.px)(v.length,"\
root module")}</b>: ${(0,Ct.nS)(x)}`}function ht(v,x){const U=(0,Ct.qj)(v),{wrong:X,good:tt}=(0,Ct.P)(v),ot=[...X,...tt],yt=[...Ot(ot,x),...(0,Ct.ns)({...v,rows:ot},
st)],it=U==="works"?(0,Ct.nS)(v.rows):Ct.pJ[U];return(0,d.TM)(`${r.Gr[(0,Ct.Fg)(v.rows)]} <b>${H(v)}</b>: ${it}`,[Wt(ot,v,yt,x,Number.POSITIVE_INFINITY)])}function $t(v,x,U){
const X=`${r.Gr[(0,Ct.Fg)([v])]}&nbsp;<b>${(0,d.hn)((0,Ct.mC)(v,x))}</b>`,[tt]=v.places,ot=[...v.kind==="module"&&v.source!==v.address?[(0,d.hn)(v.source)]:[],...tt===
void 0?[]:[(0,r.u_)(tt,U)]];return ot.length===0?X:`${X}<br><sub>${ot.join(" at ")}</sub>`}const gt=2e5,vt={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,
passed:8e3,skipped:4e3,notices:1e4},St=["causes","unchecked","roots","evidence","passed","skipped","notices","notes"],Pt=1e3,Bt=10,It=5,Rt=600,xt=100,Nt=7,Xt=(v,x)=>zt(
v,{context:x,rest:r.h,isBrief:!1},{head:`## ${ft(v,x)}`,foot:`tf-disco ${(0,m.js)(x.version)}, started ${(0,m.js)((0,E.QN)(x.startedAt))}.`,maxBytes:gt});function zt(v,x,{
head:U,foot:X,maxBytes:tt}){const ot=L(v,x),yt=new Map;let it=tt-Pt-(0,R.$$)(U+X);for(const[Ft,Gt]of Object.entries(vt)){const Yt=ot[Ft](Math.min(Gt,it)).filter(
Zt=>Zt!=="").join(`

`),Jt=(0,R.$$)(Yt)<=it;Jt&&(it-=(0,R.$$)(Yt)),yt.set(Ft,Jt?Yt:`<p>More ${x.rest}</p>`)}const Lt=St.map(Ft=>yt.get(Ft)??"").filter(Ft=>Ft!==""),Ut=!x.isBrief&&Lt.
some(r.ze)?`${X} ${_(x)}`:X;return`${[U,...Lt,`<sub>${Ut}</sub>`].join(`

`)}
`}function L(v,x){const U=(0,w.md)(v.hosts),X=U.filter(({findings:it})=>it.length===0),tt=({severity:it})=>it==="notice",ot=v.findings.filter(tt),yt=v.findings.
filter(it=>!tt(it));return{notes:it=>[et(v,x,it)],causes:it=>g(yt,x,it),roots:it=>Dt(v.roots,x,it),evidence:it=>x.isBrief?[]:[Z(U,x,it)],unchecked:it=>[wt(X,"un\
checked",x,it)],passed:it=>[wt(U,"works",x,it)],skipped:it=>[wt(U,"skipped",x,it)],notices:it=>x.isBrief?[]:[q(ot,x,it)]}}function _({context:v}){const x=v.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,m.js)(x)}">kept as an artifa\
ct</a>.`}function q(v,x,U){if(v.length===0)return"";const X=`${r.rC.notice} ${(0,T.px)(v.length,"notice")}`;return(0,d.TM)(X,g(v,x,U))}function et(v,x,U){const X=(0,w.
h$)(v,x.context).map(Lt=>`${(0,T.Iu)((0,m.h$)(Lt,Rt))}.`),tt=(0,d.R4)(X,U,Bt,Lt=>Lt),ot=tt.slice(0,It),yt=x.isBrief?[]:tt.slice(It),it=X.length-ot.length-yt.length;
return[`<p>${ot.join("<br>")}</p>`,...yt.length===0?[]:[(0,d.TM)((0,T.px)(yt.length,"more remark"),[`<p>${yt.join("<br>")}</p>`])],...it>0?[`<p>${(0,r.jP)(it,"r\
emark",x)}</p>`]:[]].join(`
`)}const ft=(v,x)=>`${mt(v)} ${(0,T.Iu)((0,w.$N)(v,x))}`;function mt(v){const x=v.findings.some(({severity:X})=>X!=="notice"),U=v.hosts.length===0?"skipped":"wo\
rks";return r.Gr[v.passed?x?"warns":U:"fails"]}function pt({url:v,workflow:x,job:U,commit:X}){const tt=x.split("/").at(-1)??"";return[`<a href="${(0,m.js)(v)}">${(0,m.
D9)(tt===""?"this run":tt,xt)}</a>`,...U===""?[]:[`job ${(0,m.D9)(U,xt)}`],...X===""?[]:[`commit ${(0,m.D9)(X.slice(0,Nt))}`]].join(", ")}}),8373:((dt,K,t)=>{t.
d(K,{Bm:()=>u,EP:()=>f,Gr:()=>y,Su:()=>n,_h:()=>o,h:()=>R,jP:()=>d,rC:()=>$,u_:()=>e,xy:()=>m,ze:()=>r});var E=t(4503),w=t(8884),T=t(8641);const R="in the JSON \
report",m="in the job summary",$={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},y={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},M="&nbsp;more ",d=(c,O,{rest:S})=>`and ${c}${M}${O}${c===1?"":"s"} ${S}`,r=c=>c.includes(M),f=(c,O,S,D=0)=>(0,w.Ky)(c,O,s=>e(s,S),D).replace(
/ more (?=places?$)/,M),i=600;function e(c,{context:O}){if(typeof c=="string")return n(c);const D=`<code>${(0,T.js)((0,w.eo)(c)).replaceAll("/","/<wbr>")}</code\
>`,s=(0,E.uM)(c,O);return s===null||s.length>i?D:`<a href="${(0,T.js)(s,i)}">${D}</a>`}const n=c=>c.endsWith(" input")?`the ${(0,T.D9)(c.replace(/ input$/,""))}\
 input`:(0,T.D9)(c),o=(c,O,{context:S})=>`<a href="${(0,T.js)(`${S.docsUrl}#${c}`)}">${O}</a>`,u=c=>({value:T.D9,prose:T.h$,because:O=>e(O,c)})}),7574:((dt,K,t)=>{
t.d(K,{I$:()=>m,QN:()=>M,kJ:()=>T,nO:()=>d,tY:()=>R,u8:()=>y});var E=t(4120);const w=864e5;function T(r){const f=Math.round(r);if(f<1e3)return`${f} ms`;if(f<59950)
return`${(f/1e3).toFixed(1)} s`;const i=Math.round(f/1e3);return`${Math.floor(i/60)} min ${i%60} s`}function R(r){return r<1e3?`${r} B`:r<999950?`${(r/1e3).toFixed(
1)} kB`:`${(r/1e6).toFixed(1)} MB`}function m(r){return[["DNS",r.lookupMs],["connect",r.connectMs],["TLS",r.tlsMs],["first byte",r.firstByteMs],["total",r.totalMs]].
flatMap(([i,e])=>e===null?[]:[[i,e]])}const $=6e4;function y(r,f){const i=Date.parse(f)-Date.parse(r);if(!(i>=$))return"less than a minute";const e=Math.floor(i/
$),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,unit:"min"}],o=n.findIndex(({count:u})=>u>0);return n.
slice(o,o+2).filter(({count:u})=>u>0).map(({count:u,unit:c})=>`${u} ${c}`).join(" ")}const M=r=>`${r.slice(0,16).replace("T"," ")} UTC`;function d(r,f){const i=(Date.
parse(r)-Date.parse(f))/w;if(Number.isNaN(i))return r;const e=(0,E.px)(Math.floor(Math.abs(i)),"day"),n=Math.abs(i)<1,o=n?"within the last day":`${e} ago`,u=n?"\
in less than a day":`in ${e}`;return`${r.slice(0,10)} (${i<0?o:u})`}}),5102:((dt,K,t)=>{t.d(K,{$N:()=>u,JR:()=>f,QK:()=>o,b:()=>i,cG:()=>r,h$:()=>P,hm:()=>n,md:()=>e,
nx:()=>y,sG:()=>d});var E=t(4e3),w=t(5799),T=t(7574),R=t(4120),m=t(8884),$=t(4148);const y={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},M=["fails","unchecked","warns","skipped","works"];function d(l){if(i(l))return"unchecked";const p=n(l.findings);return p==="error"?"fai\
ls":p==="warning"?"warns":f(l)?"skipped":"works"}const r=l=>["fails","warns"].includes(d(l)),f=({visit:l})=>l.attempt.discovery.kind==="skipped",i=({visit:{attempt:l}})=>l.
discovery.kind==="skipped"&&l.discovery.problem.code==="host-not-checked";function e(l){return M.flatMap(p=>l.filter(A=>d(A)===p))}const n=l=>w.oC.find(p=>l.some(
A=>A.severity===p))??null;function o({findings:l}){const p=n(l);return p==="notice"?[]:l.filter(({severity:A})=>A===p)}function u({hosts:l,files:p,findings:A,passed:b,
stopped:W,roots:B},{repositories:{length:G}}){const N=(0,$.g5)(B,G),F=N===null?p:p.filter(({problem:At})=>!c.test(At.code)),I=F.filter(At=>!O(At)),j=n(I)==="err\
or"&&!l.some(At=>d(At)==="fails"),z=N===null&&!j&&G>0?` in ${(0,R.px)(G,"repository")}`:"",ut=[I.length<F.length?[`nothing to check${z}`]:D(l,z),h(I,G)],ct=j?ut.
toReversed():ut,Et=[N??[],...ct].flat().join(", "),Mt=n(A)==="error";return W!==null?`${Et} (${(0,E.Cw)(W)})`:b&&Mt?`${Et} (the check passes: fail-on is never)`:
b||Mt?Et:`${Et} (the check fails: fail-on is warning)`}const c=/^(?:module|provider|version|package|constraint|lock)-/,O=({problem:l,severity:p})=>l.code==="not\
hing-to-check"&&p==="error",S="not allowed";function D(l,p){const A=l.length;if(A===0)return[`no registry hosts to check${p}`];const b=l.filter(Mt=>!f(Mt)).map(
d),W=l.filter(i).length,[B,G]=[b.length,A-b.length],N=b.filter(Mt=>Mt==="fails").length,F=b.filter(Mt=>Mt==="warns").length,I=l.filter(Mt=>f(Mt)&&d(Mt)==="fails").
length,j=[{count:N,words:y.fails},{count:I,words:S},{count:W,words:y.unchecked}],C=[{count:B-N,words:y.works},{count:G-I-W,words:y.skipped}],z=N+I+W>0,[Z,...ut]=(z?
j:C).filter(({count:Mt})=>Mt>0),Et=Z?.words===S||Z?.words===y.unchecked?Z.count===1?"is ":"are ":"";return[`${a(Z?.count??0,A)}${p} ${Et}${Z?.words}`,...ut.map(
({count:Mt,words:At})=>`${Mt} ${At}`),...F===0?[]:[s(F,A,z)]]}function s(l,p,A){return p===1?"with warnings":`${l} ${A?"more ":""}with warnings`}function a(l,p){
return p===1?"1 registry host":l===p?`all ${p} registry hosts`:`${l} of ${p} registry hosts`}function h(l,p){const A=n(l);if(A===null||A==="notice")return[];const b=l.
filter(({severity:N})=>N===A),W=(0,m.mj)(b,p),B=W===""?(0,m.Dc)(b):0,G=(0,m.BQ)(l);return[...W===""?[]:[`${A}s in files of ${W}`],...B===0?[]:[`${A}s in ${(0,R.
px)(B,"file")}`],...n(G)===A?[`${A}s in the ${(0,m.et)(G)}`]:[]]}function g({hosts:l},{scan:p,repositories:A}){const{files:b,bytes:W,usages:B,durationMs:G}=p,N=l.
filter(m.Qz).length,F=N===0?"no registry host is used":`${(0,R.px)(B,"usage")} of ${(0,R.px)(N,"registry host")}`;return A.length>0?`${F} in ${(0,R.px)(A.length,
"repository")}`:b===0&&G===0?null:b===0?"found no Terraform or OpenTofu files":`scanned ${(0,R.px)(b,"file")} (${(0,T.tY)(W)}) in ${(0,T.kJ)(G)}: ${F}`}function P(l,p){
const{dialect:A,durationMs:b,scan:W,remarks:B}=p,G=g(l,p),F=l.hosts.length===0&&W.files===0?"":` for ${(0,R.QI)(A)} (${A.why})`;return[`${k(l)}; checked in ${(0,T.
kJ)(b)}${F}`,...G===null?[]:[G],...B]}function k({findings:l,ignored:p}){const A=w.oC.flatMap(W=>{const{length:B}=l.filter(G=>G.severity===W);return B===0?[]:[(0,R.
px)(B,W)]}),b=A.length===0?"no findings":A.join(", ");return p>0?`${b}, ${p} ignored`:b}}),4148:((dt,K,t)=>{t.d(K,{Fg:()=>d,LC:()=>i,Mm:()=>y,P:()=>u,cZ:()=>c,eX:()=>A,
fi:()=>e,g5:()=>n,ie:()=>D,ij:()=>p,jB:()=>o,mC:()=>s,nS:()=>a,ns:()=>l,pJ:()=>f,qj:()=>M});var E=t(5143),w=t(1064),T=t(5011),R=t(5257),m=t(4120);const $=["fail\
s","warns","works"];function y({worst:B}){return B==="error"?"fails":B==="warning"?"warns":"works"}const M=({rows:B})=>$.find(G=>B.some(N=>y(N)===G))??"works";function d(B){
const G=M({rows:B});return G==="works"&&B.some(r)?"skipped":G}const r=({chosen:B})=>Object.keys(B).length===0,f={fails:"init fails",warns:"has warnings",works:"\
passed"},i=3,e=({directory:B},G)=>B===R.cd.file?R.cd.file:B==="."?"the top directory":G(B);function n(B,G=0){const N=B.filter(({directory:Z})=>Z!==R.cd.file),{failing:F}=o(
N),{length:I}=F;if(I===0)return null;const j=new Set(F.map(({directory:Z})=>(0,E._M)(Z))),C=G<2?"":` in ${j.size} of ${G} repositories`;return N.length===1?`ini\
t fails${C}`:`init fails in ${I===N.length?`all ${I}`:`${I} of ${N.length}`} root modules${C}`}function o(B){const{fails:G=[],warns:N=[],works:F=[]}=Object.groupBy(
B,M);return{failing:G,wrong:[...G,...N],good:F}}function u({rows:B}){const{fails:G=[],warns:N=[],works:F=[]}=Object.groupBy(B,y);return{wrong:[...G,...N],good:F}}
function c(B){const G=new Map;for(const I of o(B).wrong)for(const j of u(I).wrong){const C=O(j),z=G.get(C)??{row:j,roots:new Set};G.set(C,z),z.roots.add(I)}const{
fails:N=[],warns:F=[]}=Object.groupBy(G.values(),({row:I})=>y(I));return[...N,...F]}const O=({kind:B,source:G,constraints:N,locked:F,chosen:I,problems:j})=>JSON.
stringify([B,G,N,F,I,j]),S=3;function D(B,G){const N=new Map(B.map(I=>[I.row,[...I.roots]]));return{title:"root modules",cell:I=>{const j=N.get(I)??[],C=j.slice(
0,S).map(G);return(0,m.K4)(C,S,j.length-C.length)}}}const s=({address:B,host:G},{clients:N})=>N.every(F=>(0,T.Vm)(F)===G)&&B.startsWith(`${G}/`)?B.slice(G.length+
1):B;function a(B){const G=[...new Map(B.map(z=>[`${z.kind} ${z.source}`,z])).values()],N=["module","provider"].flatMap(z=>{const{length:Z}=G.filter(ut=>ut.kind===
z);return Z===0?[]:[(0,m.px)(Z,z)]});if(N.length===0)return"no registry modules and no providers";const F=B.some(({platforms:z})=>z.length>0)?" and package":"",
I=G.filter(r).length,j=G.filter(({chosen:z})=>Object.values(z).includes(null)).length,C=I+j===0?`every version${F} is available`:[...j>0?[`${j} without a versio\
n`]:[],...I>0?[`${I} not checked`]:[]].join(", ");return`${N.join(" and ")}, ${C}`}const h=60,g=6,P=60,k=12;function l({clients:B,rows:G},N){const F=G.every(({chosen:j})=>new Set(
Object.values(j)).size<=1),I=[{title:"constraint",cell:({constraints:j})=>(0,m.K4)([...new Set(j)].map(C=>N(C,P)),g)},...F?[{title:"version",cell:j=>b(j,null,N)}]:
B.map(j=>({title:w.bB[j],cell:C=>b(C,j,N)})),{title:"newest",cell:({newest:j})=>j===null?"":N(j,h)},{title:"platforms",cell:({platforms:j})=>W(j,N)}];return p(I,
G)}const p=(B,G)=>B.filter(({cell:N})=>G.some(F=>N(F)!=="")),A=B=>({title:"problem",cell:({problems:G})=>G.filter(({usualSeverity:N})=>N!=="notice").map(B).join(
", ")});function b({chosen:B,locked:G},N,F){const I=N===null?Object.values(B)[0]:B[N];return I===void 0?"":I!==null?`${F(I,h)}${I===G?" (locked)":""}`:G===null?
"none":`none (locked: ${F(G,h)})`}function W(B,G){const N=B.map(({platform:F,available:I})=>`${I===null?"?":I?"\u2713":"\u2717"} ${G(F,h)}`);return(0,m.K4)(N,k)}}),
733:((dt,K,t)=>{t.d(K,{W:()=>$,n:()=>w});const E=/^[ -~]*$/;function w(y){if(E.test(y))return y.length;let M=0;for(const d of y)M+=T(d);return M}function T(y){return E.
test(y)?1:R(y)?0:new RegExp("\\p{Regional_Indicator}","u").test(y)?1:m(y)?2:1}const R=y=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(y),m=y=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(y);function $(y,M,d){let[r,f]=["",0];for(const i of y){const e=T(i),n=f+e;if(f>=M&&n<=d&&(e>0||f>M)?r+=i:r+=" ".repeat(Math.max(0,Math.min(n,d)-Math.max(f,
M))),f=n,f>d)break}return r}}),7146:((dt,K,t)=>{t.d(K,{ky:()=>r,nI:()=>T,qt:()=>M,wW:()=>d});var E=t(733);const w={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function T(i,e,n){return n.colour?`\x1B[${w[e]}m${i}\x1B[0m`:i}const R=(i,e,{hyperlinks:n})=>e===void 0||!n?i:`\x1B]8;;${e}\x1B\\${i}\x1B]8;;\x1B\\`,m=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
$=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,y=5001;function M(i){const{FORCE_HYPERLINK:e,TERM:n="",TERM_PROGRAM:o="",VTE_VERSION:u}=i;
return e?e!=="0":i.CI||i.NO_COLOR||n==="dumb"?!1:Number(u)>=y||m.test(o)||$.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(c=>i[c])}function d(i,e){const n="\
 ".repeat(i.indent),o=i.label.padEnd((i.column??0)-1),u=" ".repeat(i.indent+(i.column??2)),[c="",...O]=f(e.withFlags?.(i.text)??i.text,{first:e.width-n.length-o.
length-1,others:e.width-u.length}),S=R(T(o,i.style,e),i.url,e);return[`${n}${S} ${c}`.trimEnd(),...O.map(D=>`${u}${D}`)]}function r(i,{width:e,withFlags:n}){const[
o="",...u]=f(n?.(i)??i,{first:e,others:e-2});return[o,...u.map(c=>`  ${c}`)]}function f(i,e){const n=[];let o="",u=0;for(const c of i.split(" ")){const O=n.length===
0?e.first:e.others,S=(0,E.n)(c);o!==""&&u+1+S>O?(n.push(o),o=c,u=S):(u=o===""?S:u+1+S,o=o===""?c:`${o} ${c}`)}return[...n,o]}}),4421:((dt,K,t)=>{t.d(K,{S5:()=>It,
MV:()=>Rt,K8:()=>xt});var E=t(2389),w=t(2796),T=t(5102),R=t(4120),m=t(5955),$=t(8641),y=t(1831),M=t(8884),d=t(733),r=t(7146);const f=160,i=12,e="    ",n=/##\w*\[/;
function o({place:L,before:_,literal:q,after:et},ft,mt){const pt=" ".repeat(`  ${L.line}`.length),v=Math.min(mt.width,f)-pt.length-3;if(v<i)return[];const x=u(_+
q+et),U=x(_+q+et),X=(0,d.n)(U)<=v?0:x(_).search(/[^ ]|$/),tt=U.slice(X),ot=(0,d.n)(x(_))-X,yt=(0,d.n)(x(_+q))-X,{from:it,to:Lt,text:Ut}=c(tt,ot,Math.max(yt,ot+1),
v),Ft=(0,r.nI)("|","dim",mt),Gt="^".repeat(Math.max(1,Math.min(yt,Lt)-Math.max(ot,it))),Vt=" ".repeat(Math.max(ot,it)-it);return[`${(0,r.nI)(`  ${L.line}`,"dim",
mt)} ${Ft} ${Ut}`.trimEnd(),`${pt} ${Ft} ${Vt}${(0,r.nI)(Gt,ft,mt)}`]}function u(L){const _=q=>(0,$.RK)(q.replaceAll("	",e),Number.POSITIVE_INFINITY);return n.test(
_(L))?q=>_(q).replaceAll(/(?<=#)#/g," #"):_}function c(L,_,q,et){const ft=(0,d.n)(L);if(ft<=et)return{from:0,to:et,text:L};const mt=Math.max(0,et-2-(q-_)),pt=q<
et?0:Math.max(0,_-1-Math.ceil(mt*2/3)),v=ft-pt<=et,x=pt+et,U=(0,d.W)(L,pt===0?0:pt+1,v?x:x-1),X=`${pt===0?"":"\u2026"}${U}${v?"":"\u2026"}`;return{from:pt,to:v?
x:x-1,text:X}}var O=t(1505),S=t(7574);const D=20,s=6,a=13,h={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yell\
ow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},g={error:h.fails,warning:h.warns,notice:{sign:"\xB7",style:"blue"}},P={value:$.RK,
prose:$.RK,because:M.eo};function k(L,_){const q=(0,T.sG)(L),{sign:et,style:ft}=h[q],mt=[...(0,T.cG)(L)?A(L,_.context):[],...(0,O.o7)(L,P)],pt=`${T.nx[q]}${L.isNew?
` (${R.dy})`:""}: ${p(L)}`;return[...(0,r.wW)({indent:0,label:`${et} ${l(L.visit.host)}`,style:ft,text:pt},_),...mt.flatMap(v=>b(v,_))].map($.BP).join(`
`)}const l=L=>{const _=(0,y.nx)(L);return _===L?(0,$.RK)(L):`${(0,$.RK)(_)} (${(0,$.RK)(L)})`};function p(L){const{discovery:_}=L.visit.attempt,q=(0,T.QK)(L);return q.
length>0?(0,R.K4)([...new Set(q.map(et=>et.problem.code))],s):_.kind==="skipped"?_.problem.code:(0,O.Yj)(L,P)}function A(L,_){const{hops:q,certificates:et}=L.visit.
attempt;return[(0,O.se)(L,_,P),{label:"response",texts:q.map(W)},{label:"services",texts:B(L)},...(0,O.Zc)(L,P),{label:"certificate",texts:et.map(ft=>N(ft,_))}]}
const b=({label:L,texts:_},q)=>_.flatMap((et,ft)=>{const mt=ft===0?L:"";return(0,r.wW)({indent:2,label:mt,style:"dim",column:a,text:et},q)});function W(L){const _=L.
status===null?"none":`${L.status} ${(0,$.RK)(L.reason,O.tN)}`,q=L.status===null?"after":"in",et=[...L.mediaType===null?[]:[(0,$.RK)(L.mediaType,O.tN)],...L.address===
null?[]:[`at ${(0,$.RK)(L.address,O.tN)}`],...L.proxy===null?[]:[`through ${(0,$.RK)((0,$.cq)(L.proxy))}`],...L.authorization==="none"?[]:[`token ${(0,R.Rk)(L.authorization)}`]],
ft=et.length===0?"":` (${et.join("; ")})`;return`${_.trim()} from ${(0,$.RK)((0,$.cq)(L.url))} ${q} ${(0,S.kJ)(L.ms)}${ft}`}function B({services:L,servicesLeftOut:_}){
const q=L.slice(0,D),et=L.length-q.length+_;return[...q.map(G),...et>0?[`and ${et} more`]:[]]}function G(L){const _=(0,$.RK)(L.id,O.tN);switch(L.kind){case"url":
return`${_} ${(0,$.RK)((0,$.cq)(L.url))}`;case"login":{const{authz:q,token:et}=L.login,ft=[q,et].map(mt=>(0,$.RK)((0,$.cq)(mt??"none")));return`${_} authz ${ft.
join(", token ")}`}case"problem":return`${_}: ${L.problem.code}`}}function N(L,_){const{host:q,subject:et,issuer:ft,expires:mt}=L,pt=(0,$.RK)((0,S.nO)(mt,_.startedAt));
return`${(0,$.RK)(q,O.tN)} valid until ${pt}; subject ${(0,$.RK)(et,O.tN)}, issuer ${(0,$.RK)(ft,O.tN)}`}const F=4,I={places:6,messages:5,frames:w.Wi},j={places:3,
messages:2,frames:1},C=1e3;function z(L,_,q){const{severity:et,code:ft,title:mt,message:pt}=L,v=(0,$.RK)(pt??mt,C),x=`${_.context.docsUrl}#${ft}`,{style:U}=g[et],
X=Z(L,q)??[...at(L.hosts.length>1?"hosts":"host",ut(L),_),...ct(L,_,q),...lt(L,_)],tt=rt(L.findings)?"":L.help??"";return[...(0,r.wW)({indent:0,label:`${et}[${ft}\
]:`,style:U,url:x,text:v},_),...X,...at("help",(0,$.RK)(tt,C),_),...at("affects",(0,R.od)(L.affects,_.context.clients),_)].map($.BP).join(`
`)}function Z(L,{codes:_}){const{hosts:q,message:et,code:ft,findings:mt}=L;if(q.length<2||et===null)return null;const{lines:pt}=(0,M.yv)(mt),v=JSON.stringify([q.
toSorted(),pt[0],pt.length]),x=_.get(v);return x===void 0&&_.set(v,ft),x===void 0?null:[`  hosts: the same ${q.length} as for ${x}`]}function ut({hosts:L,findings:_,
message:q}){const[et]=L;if(L.length===1&&et!==void 0&&q?.includes((0,y.nx)(et))&&_[0]?.isHostNew!==!0)return"";const mt=(0,R.Ku)(L,F).map(pt=>{const v=_.some(x=>x.
host===pt&&x.isHostNew);return`${l(pt)}${v?` (${R.dy})`:""}`});return(0,R.K4)(mt,L.length,L.length-mt.length)}function ct(L,_,q){const{frames:et}=Et(L),ft=Mt(L),
mt=(0,w.cr)(L).length-ft.length;return[...ft.flatMap(({message:pt,findings:v,first:x},U)=>{const X=At(x,L.message===null?pt:"",_);return U>=et?X:[...X,...V(x,L,
_,q),...at("help",(0,$.RK)(J(L,v),C),_)]}),...mt>0?[`  and ${(0,R.px)(mt,"more message")} in the JSON report`]:[]]}const Et=({hosts:L,findings:_})=>L.length>1||
rt(_)?j:I,Mt=L=>(0,R.Ku)((0,w.cr)(L),Et(L).messages).map(([_,q])=>({message:_,findings:q,first:(0,M.tN)(q)}));function At(L,_,q){if(L===null&&_==="")return[];const et=L===
null?"-":"-->",mt=[...L===null?[]:[(0,M.R3)(L)],(0,$.RK)(_,C)].filter(pt=>pt!=="").join(": ");return(0,r.wW)({indent:2,label:et,style:"dim",text:mt},q)}function V(L,{
severity:_},q,{lines:et}){if(L===null)return[];const{file:ft,line:mt,column:pt}=L,v=q.context.sources.find(x=>x.place.file===ft&&x.place.line===mt&&x.place.column===
pt);return v===void 0||et.has(v)?[]:(et.add(v),o(v,g[_].style,q))}function J({help:L,findings:_},q){return L!==null||rt(_)?"":q[0]?.problem.help??""}const rt=([
L,_])=>L?.exclude!==void 0&&_!==void 0;function lt(L,_){const{findings:q}=L,{lines:et,settings:ft,leftOut:mt}=(0,M.yv)(q),pt=Mt(L).map(({first:U})=>U&&(0,M.eo)(
U)),v=et.filter(U=>!pt.includes((0,M.eo)(U))),x=Et(L).places;return[...at("also at",(0,M.Ky)(v,x,void 0,mt),_),...at("required by",(0,M.Ky)(ft,x),_)]}const at=(L,_,q)=>_===
""?[]:(0,r.wW)({indent:2,label:`${L}:`,style:"dim",text:_},q);var nt=t(4148),Tt=t(1064);const jt=20,wt=3,bt="  ",Ht=L=>(0,nt.fi)(L,M.II);function Ct(L,_){const{
wrong:q}=(0,nt.jB)(L);return q.length>nt.LC?[kt(L,q,_)]:q.map(et=>{const ft=(0,nt.P)(et),mt=[...ft.wrong,...ft.good],pt=_t((0,nt.ns)({...et,rows:mt.slice(0,jt)},
$.RK),mt),v=Ht(et);return H({outcome:(0,nt.qj)(et),name:v,root:et,rows:mt,columns:pt},_)})}function kt(L,_,q){const et=(0,nt.cZ)(L),ft=et.map(({row:X})=>X),mt=Tt.
Du.filter(X=>_.some(tt=>tt.clients.includes(X))),pt=(0,nt.ns)({clients:mt,rows:ft.slice(0,jt)},$.RK),v=_t([(0,nt.ie)(et,Ht),...pt],ft),x=(0,nt.qj)({rows:ft}),U=(0,R.
px)(_.length,"root module");return H({outcome:x,name:U,root:{clients:mt},rows:ft,columns:v},q)}const _t=(L,_)=>[...L,...(0,nt.ij)([(0,nt.eX)(({code:q})=>q)],_)];
function H({outcome:L,name:_,root:q,rows:et,columns:ft},mt){const{sign:pt,style:v}=h[L],x=et.filter(ot=>(0,nt.Mm)(ot)===L),U=[...new Set(x.map(ot=>(0,$.RK)((0,nt.
mC)(ot,q))))],X=`${nt.pJ[L]} for ${(0,R.K4)(U,wt)}`,tt=et.length-jt;return[`${(0,r.nI)(pt,v,mt)} ${(0,r.nI)(_,"bold",mt)}: ${X}`,...st(et.slice(0,jt).map(ot=>({
sign:h[(0,nt.Fg)([ot])],cells:[(0,$.RK)((0,nt.mC)(ot,q)),...ft.map(({cell:yt})=>yt(ot))]})),["module or provider",...ft.map(({title:ot})=>ot)],mt),...tt>0?[`  a\
nd ${tt} more in the JSON report`]:[]].map($.BP).join(`
`)}function st(L,_,q){const et=_.map((pt,v)=>Math.max(...[pt,...L.map(({cells:x})=>x[v])].map(Ot)));if(et.reduce((pt,v)=>pt+bt.length+v,bt.length)>q.width)return L.
flatMap(({sign:{sign:pt,style:v},cells:[x="",...U]})=>{const X=U.flatMap((ot,yt)=>ot===""?[]:[`${_[yt+1]} ${ot}`]),tt=`${x}: ${X.join("; ")}`;return(0,r.wW)({indent:2,
label:pt,style:v,text:tt},q)});const mt=pt=>pt.map((v,x)=>v+" ".repeat((et[x]??0)-Ot(v))).join(bt).trimEnd();return[`    ${(0,r.nI)(mt(_),"dim",q)}`,...L.map(({
sign:{sign:pt,style:v},cells:x})=>`  ${(0,r.nI)(pt,v,q)} ${mt(x)}`)]}const Ot=(L="")=>Array.from(L).length;function Dt(L,_){const q=L.flatMap(x=>x.rows),{sign:et,
style:ft}=h[(0,nt.Fg)(q)],[mt]=L,v=`${L.length===1&&mt!==void 0?Ht(mt):(0,R.px)(L.length,"root module")}: ${(0,nt.nS)(q)}`;return(0,r.wW)({indent:0,label:et,style:ft,
text:v},_).map($.BP).join(`
`)}const Kt=3,Wt=4,Y=1e3;function Q({hosts:L,roots:_},q){const et=Map.groupBy(L,T.sG),ft=(et.get("unchecked")??[]).filter(({findings:pt})=>pt.length===0),{good:mt}=(0,nt.
jB)(_);return[...ht("unchecked",ft,q),...ht("skipped",et.get("skipped")??[],q),...ht("works",et.get("works")??[],q),...mt.length>0?[Dt(mt,q)]:[]]}function ht(L,_,q){
const et=X=>k(X,q);if(_.length<=Kt)return _.map(et);const{sign:ft,style:mt}=h[L],pt=(0,R.Ku)(_,Wt).map(({visit:X})=>l(X.host)),v=(0,R.K4)(pt,pt.length,_.length-
pt.length),x=`${(0,R.px)(_.length,"host")} ${T.nx[L]}: ${v}`;if(!q.isRunner)return[(0,r.wW)({indent:0,label:ft,style:mt,text:x},q).map($.BP).join(`
`)];const U=X=>`and ${X} more in the JSON report`;return[[(0,$.BP)(`${ft} ${x}`),...(0,R.UV)(_,Y,et,U)].join(`
`)]}function $t(L,_){const q=(0,T.hm)(L.findings),et=L.hosts.length>Kt||L.findings.length>0,ft=_.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",mt=`problem codes are explained at ${_.context.docsUrl}`;return et?[(q===null||q==="noti\
ce"?[ft]:[mt,ft]).flatMap(v=>(0,r.ky)(v,_)).join(`
`)]:[]}const gt=5,vt=30,St=3,Pt=20,Bt=16e6;function*It(L,_){yield`${Rt(L,_)}
`;let q=!0;for(const{text:et}of xt(L,_)){const ft=et.includes(`
`);yield`${q||ft?`
`:""}${et}
`,q=ft}}function Rt(L,_){const{sign:q,style:et}=h[L.passed?"works":"fails"],ft=_.isQuiet?[]:(0,T.h$)(L,_.context).slice(0,gt);return[`${(0,r.nI)(q,et,_)} ${(0,r.
nI)((0,T.$N)(L,_.context),"bold",_)}`,...ft.flatMap(mt=>Nt(mt,_))].join(`
`)}function*xt(L,_,q=Bt){const{isQuiet:et=!1,isRunner:ft=!1,context:mt}=_,pt=({severity:it})=>!et||it==="error"||(0,E.k2)(it,mt.failOn),v=(0,w.cZ)(L.findings.filter(
pt)),x={lines:new Set,codes:new Map};for(const it of v.slice(0,vt))yield zt(z(it,_,x));const U=v.slice(vt).flatMap(({findings:it})=>it);if(U.length>0&&(yield zt(
`and ${(0,R.px)(U.length,"more finding")} in the JSON report`)),et)return;const X=it=>({kind:ft?"group":"plain",text:it});yield*Ct(L.roots,_).map(X);const tt=(0,T.
md)(L.hosts).filter(it=>(0,T.cG)(it)&&!(0,T.JR)(it)),ot=ft||tt.length<=St?tt:[];yield*Xt(ot,_,q).map(X),yield*Q(L,_).map(X);const yt=(0,T.h$)(L,mt).slice(gt);yt.
length>0&&(yield zt(yt.flatMap(it=>Nt(it,_)).join(`
`))),yield*$t(L,_).map(zt)}const Nt=(L,_)=>(0,r.ky)((0,$.RK)(L),_).map($.BP);function*Xt(L,_,q){const et=new m.Wv(q),ft=tt=>k(tt,_),mt=yield*(0,m._Q)(L.slice(0,
Pt),et,ft),pt=[],v=(0,m._Q)(L.slice(Pt),et,ft);let x=v.next();for(;!x.done;x=v.next())pt.push(x.value);const U=(0,R.px)(pt.length,"more host");pt.length>0&&(yield[
`details of ${U}`,...pt].join(`
`));const X=mt+x.value;X>0&&(yield`the details of ${(0,R.px)(X,"more host")} are in the JSON report`)}const zt=L=>({kind:"plain",text:L})}),5257:((dt,K,t)=>{t.d(
K,{JT:()=>$,KS:()=>y,MO:()=>r,MP:()=>m,Nf:()=>d,W$:()=>R,cd:()=>T,yp:()=>M});var E=t(5143);const w="hostnames input",T={file:w,line:1,column:1,endColumn:1},R=f=>f.
file===w?w:f,m=({host:f,namespace:i,name:e,system:n})=>`${f}/${i}/${e}/${n}`,$=({host:f,namespace:i,type:e})=>`${f}/${i}/${e}`;function y(f,i){const e=f.versions??
d(f)?.values?.[i]??null;return e===null?null:{text:e,place:M(f)}}function M(f){const{versionsAt:i,place:e}=f,n=typeof i=="number"?i:i?.at;return n===void 0?e:{file:e.
file,...(0,E._h)(n)}}const d=({versionsAt:f})=>typeof f=="number"?null:f,r=(f,i)=>`${f} ${i}`}),2909:((dt,K,t)=>{t.a(dt,async(E,w)=>{try{let G=function(C){return async(z,Z)=>{
try{await Z()}catch(ut){C([`${z}: ${(0,$.A3)(ut)}`])}}},j=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(K);var T=t(2929),R=t(9018),m=t(7251),
$=t(6309),y=t(40),M=t(3565),d=t(8782),r=t(4690),f=t(9077),i=t(3795),e=t(3386),n=t(2057),o=t(1964),u=t(3329),c=t(2827),O=t(3616),S=t(8641),D=t(9703),s=t(4421),a=t(
8463),h=t(3152),g=t(4106),P=t(6875);const k=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,n.B_)(process.stdout,C=>process.stderr.write(`the log was not\
 written: ${C}
`)),(0,n.B_)(process.stderr,()=>{});const l=M.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const p=new P.V,A=(0,r.i)(process);await(0,f.
q)(process,await b(M.Ko(g.y.map(({name:C})=>C))));async function b(C){const z=(0,R.c)(C,process.env,(0,m.K)(M.QU)),Z=ct=>{const Et=(0,R.r)(Mt=>(0,D.p)(ct,Mt),z);
return M.fJ("Could not run",Et),3},ut=(0,f.w)(process,p,{isFinal:!1,crash:Z,now:A});try{const ct=await W(C,z),Et=ut.aborted?3:ct.verdict.passed?0:1;return await N(
ct,z,ut),Et}catch(ct){return ct instanceof h.GN?(M.fJ("Wrong settings",z.redact(ct.mistakes.join(`
`))),2):Z(ct)}}async function W(C,z){const Z=(0,i.fN)(ut=>M.N4(z.redact([ut])),i.Si);try{return await(0,T.z6)(C,{environment:process.env,directory:j(),isFork:(0,d.
$c)(process.env.GITHUB_EVENT_NAME,l),stop:p,startTimer:P.I,now:A,progress:Z.show,changes:ut=>I(ut,z),secrets:z,kill:process.kill})}finally{Z.end()}}async function B(C){
const{verdict:z,changes:Z,context:ut}=C,ct=(0,d.ng)(process.env,l),Et=ct===null?[]:(0,y.ws)((0,y.R8)(z),j(),ct);if(ct===null||Z?.kind!=="files")return{...C,located:Et,
context:{...ut,links:(0,y.hP)(Et)}};const{withDiffLinks:Mt}=await t.e(52).then(t.bind(t,9052)),At=Mt(Et,Z.files,j(),ct);return{...C,located:Et,context:{...ut,links:At}}}
async function N(C,{redact:z},Z){const{settings:ut,verdict:ct}=C,{GITHUB_OUTPUT:Et,GITHUB_STEP_SUMMARY:Mt,RUNNER_TEMP:At}=process.env,V=nt=>M.R8(z(nt).map(Tt=>(0,S.
LS)(Tt))),J=G(V);let rt={...C,located:[]};await J("places are not links",async()=>{rt=await B(C)});const{context:lt}=rt,at={colour:!1,width:k,isRunner:!0,context:lt};
await J("the log was not written",()=>M.ur((0,s.MV)(ct,at),(0,s.K8)(ct,at))),await J("the annotations were not written",()=>M.fz((0,o.H)(ct,lt))),await J("the o\
utputs were not written",async()=>V(await M.Kn(Et,(0,c.Y)(ct)))),await J("the job summary was not written to GITHUB_STEP_SUMMARY",()=>M.Sy(Mt,(0,O.Gc)(ct,lt))),
await J("the JSON report was not written to RUNNER_TEMP",async()=>{const nt=M.u5(At,(0,u.h)(ct,lt));V(await M.Kn(Et,{report:nt}))}),await J("the report files we\
re not written",async()=>V(await(0,a.t)(ut.report,{verdict:ct,context:lt},j()))),!Z.aborted&&await J("the comment and the issue were not written",async()=>{const{
notes:nt,warnings:Tt}=await F(rt,Z);M.N4(z(nt)),V(Tt)})}async function F(C,z){const{comment:Z,issue:ut}=C.settings;return Z==="never"&&ut==="never"?{notes:[],warnings:[]}:
await(await t.e(137).then(t.bind(t,5137))).publish(C,(0,d.ng)(process.env,l),j(),z)}async function I({githubToken:C},{redact:z}){const Z=(0,d.ng)(process.env,l),
ct=await(await t.e(181).then(t.bind(t,5181))).readChanges(Z,C,p.signal);return ct.kind==="all"&&Z?.pull&&M.R8(z([`changed-only has no effect: ${ct.why}`])),ct}w()}catch(k){
w(k)}},1)}),5657:((dt,K,t)=>{t.d(K,{G:()=>i});var E=t(6760),w=t(5747);const T=21,R=/^(?!\.{1,2}$)[\w.-]+$/;function m(D){let s=!1;for(const a of D.split(`
`)){const h=a.trim();h.startsWith("[")&&(s=h==='[remote "origin"]');const g=h.indexOf("=");if(!(!s||g<0||h.slice(0,g).trim().toLowerCase()!=="url"))return $(h.slice(
g+1).trim())}return null}function $(D){const s=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(D),[a,h]=s===null?y(D):[s[1],s[2]],g=(h??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),P=g.length>1&&g.length<=T;return!a||!P||!g.every(k=>R.test(k))?null:{host:a.toLowerCase(),owner:g.slice(0,-1).join("/"),name:g.at(-1)??""}}function y(D){
const s=URL.parse(D);return s===null||!/^(https?|ssh):$/.test(s.protocol)?[]:[s.protocol==="ssh:"?s.hostname:s.host,s.pathname.slice(1)]}var M=t(4614);const d=5,
r=/^[0-9a-f]{40}$/,f=/^refs\/(?!.*\.\.)[^\0]+$/;function i(D){const s=(0,E.join)(D,".git"),a=e(s,D)??s,h=S((0,E.join)(a,"commondir")),g=h===null?a:c(h,a),P=()=>O(
(0,E.join)(g,"packed-refs"))??"",k=n(S((0,E.join)(a,"HEAD")),[a,g],P);return k===null?null:{commit:k,isFetched:u(k,O((0,E.join)(a,"FETCH_HEAD"))??"",P),remote:m(
O((0,E.join)(g,"config"))??""),tracked:l=>(0,M.O)((0,E.join)(a,"index"),l)}}function e(D,s){const[,a]=/^gitdir: (.+)$/.exec(S(D)??"")??[];return a===void 0?null:
c(a,s)}function n(D,s,a){let h=D;for(let g=0;h!==null&&g<=d;g+=1){if(r.test(h))return h;const[,P]=/^ref: (.+)$/.exec(h)??[];if(P===void 0||!f.test(P))return null;
h=o(P,s,a)}return null}function o(D,s,a){for(const g of s){const P=S((0,E.join)(g,D));if(P!==null)return P}return a().split(`
`).find(g=>g.endsWith(` ${D}`))?.slice(0,40)??null}function u(D,s,a){const h=(g,P)=>g.split(`
`).some(k=>k.startsWith(`${D}${P}`));return h(s,"	")||h(a()," refs/remotes/")}const c=(D,s)=>(0,E.isAbsolute)(D)?D:(0,E.join)(s,D);function O(D){const s=(0,w.yR)(
D);return s.ok?s.text:null}const S=D=>O(D)?.replace(/\r?\n$/,"")??null}),4614:((dt,K,t)=>{t.d(K,{O:()=>e,R:()=>u});var E=t(3024),w=t(5747);const T=128*1024*1024,
R=12,m=62,$=16384,y=12288,M=4,d=61440,r=4096,f=32768,i=Buffer.alloc(0);function e(c,O){const S=(0,w.io)(c,T);return S===null?new Map:n(S,O)}function n(c,O){const S=new Map;
if(c.length<R)return S;const D=c.readUInt32BE(4);if(c.toString("latin1",0,4)!=="DIRC"||D<2||D>4)return S;const s=c.readUInt32BE(8);let a=i,h=R;for(let g=0;g<s;g+=
1){if(h+m>c.length)return S;const P=c.readUInt16BE(h+60),k=h+m+(P&$?2:0),l=D===M,{kept:p,from:A}=l?o(c,k,a):{kept:i,from:k},b=c.indexOf(0,A);if(b<0)return S;const W=c.
subarray(A,b),B=l?Buffer.concat([p,W]):W;if(B.length>r)return S;const G=(c.readUInt32BE(h+24)&d)===f,N=B.toString("utf8");G&&(P&y)===0&&O.has(N)&&S.set(N,{modified:c.
readUInt32BE(h+8),size:c.readUInt32BE(h+36)}),h=l?b+1:h+(b-h+8&-8),a=B}return S}function o(c,O,S){let D=O,s=c[D++]??0,a=s&127;for(;s&128;)s=c[D++]??0,a=(a+1)*128+
(s&127);return{kept:S.subarray(0,Math.max(0,S.length-a)),from:D}}function u(c,{modified:O,size:S}){try{const D=(0,E.lstatSync)(c),s=Math.floor(D.mtimeMs/1e3);return D.
isFile()&&D.size%2**32===S&&s%2**32===O}catch(D){return(0,w.Oj)(D),!1}}}),40:((dt,K,t)=>{t.d(K,{R8:()=>y,hP:()=>e,ws:()=>d});var E=t(6760),w=t(5657),T=t(4614),R=t(
4503),m=t(8884);const $=5e3;function y(n){const o=new Set;for(const u of M(n))if(typeof u!="string"&&(0,m.CN)(u.file)&&o.add(u.file),o.size===$)break;return o}function*M({
findings:n,hosts:o,roots:u}){for(const{places:c}of n)yield*c;for(const{requirements:c}of o)for(const{because:O}of c)yield*O;for(const{rows:c}of u)for(const{places:O}of c)
yield*O}function d(n,o,u){if(!r(u.serverUrl))return[];const c=i(o);return[...Map.groupBy(n,S=>c(S.split("/").slice(0,-1).join("/")))].flatMap(([S,D])=>S===null?
[]:f(S,D,o,u))}const r=n=>/^https?:\/\/[\w.:/-]+$/.test(n);function f({prefix:n,checkout:o},u,c,O){const{commit:S,isFetched:D,remote:s}=o,a=URL.parse(O.serverUrl);
if(s===null||a===null)return[];if(s.host!==a.host&&s.host!==a.hostname)return[];if(!D&&![O.commit,O.defaultCommit].includes(S))return[];const h=`${s.owner}/${s.
name}`,g=`${O.serverUrl}/${h}/blob/${S}`,P=p=>p?.toLowerCase()===h.toLowerCase(),k=P(`${O.owner}/${O.repository}`)||P(O.pull?.from),l=new Map(u.map(p=>[p.slice(
n.length),p]));return Array.from(o.tracked(new Set(l.keys())),([p,A])=>{const[b,W]=[l.get(p),(0,R.oW)(p)];return b===void 0||W===null||!(0,T.R)((0,E.join)(c,b),
A)?[]:{file:b,path:p,url:`${g}/${W}`,isOfRun:k}}).flat()}function i(n){const o=new Map,u=c=>{const O=o.get(c);if(O!==void 0)return O;const S=(0,w.G)((0,E.join)(
n,c)),D=c.split("/").slice(0,-1).join("/"),s=S!==null?{prefix:c===""?"":`${c}/`,checkout:S}:c===""?null:u(D);return o.set(c,s),s};return u}const e=n=>new Map(n.
map(({file:o,url:u})=>[o,{url:u}]))}),3565:((dt,K,t)=>{t.d(K,{fz:()=>at,fJ:()=>_t,QU:()=>J,N4:()=>Ct,j_:()=>Ht,Ko:()=>V,R8:()=>kt,ur:()=>rt,Kn:()=>Tt,u5:()=>bt,
Sy:()=>nt});var E=t(3024),w=t(6760),T=t(857);function R(H){return H==null?"":typeof H=="string"||H instanceof String?H:JSON.stringify(H)}function m(H){return Object.
keys(H).length?{title:H.title,file:H.file,line:H.startLine,endLine:H.endLine,col:H.startColumn,endColumn:H.endColumn}:{}}function $(H,st,Ot){const Dt=new d(H,st,
Ot);process.stdout.write(Dt.toString()+T.EOL)}function y(H,st=""){$(H,{},st)}const M="::";class d{constructor(st,Ot,Dt){st||(st="missing.command"),this.command=
st,this.properties=Ot,this.message=Dt}toString(){let st=M+this.command;if(this.properties&&Object.keys(this.properties).length>0){st+=" ";let Ot=!0;for(const Dt in this.
properties)if(this.properties.hasOwnProperty(Dt)){const Kt=this.properties[Dt];Kt&&(Ot?Ot=!1:st+=",",st+=`${Dt}=${f(Kt)}`)}}return st+=`${M}${r(this.message)}`,
st}}function r(H){return R(H).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function f(H){return R(H).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(
/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function i(){throw new Error("this function of @actions/core is not bundled")}function e(){throw new Error(
"this function of @actions/core is not bundled")}var n=t(6928);function o(H){return H.replace(/[\\]/g,"/")}function u(H){return H.replace(/[/]/g,"\\")}function c(H){
return H.replace(/[/\\]/g,path.sep)}var O=function(H,st,Ot,Dt){function Kt(Wt){return Wt instanceof Ot?Wt:new Ot(function(Y){Y(Wt)})}return new(Ot||(Ot=Promise))(
function(Wt,Y){function Q(gt){try{$t(Dt.next(gt))}catch(vt){Y(vt)}}function ht(gt){try{$t(Dt.throw(gt))}catch(vt){Y(vt)}}function $t(gt){gt.done?Wt(gt.value):Kt(
gt.value).then(Q,ht)}$t((Dt=Dt.apply(H,st||[])).next())})},S;(function(H){H[H.Success=0]="Success",H[H.Failure=1]="Failure"})(S||(S={}));function D(H,st){const Ot=toCommandValue(
st);if(process.env[H]=Ot,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(H,st));issueCommand("set-env",{name:H},Ot)}function s(H){
$("add-mask",{},H)}function a(H){process.env.GITHUB_PATH||""?issueFileCommand("PATH",H):issueCommand("add-path",{},H),process.env.PATH=`${H}${path.delimiter}${process.
env.PATH}`}function h(H,st){const Ot=process.env[`INPUT_${H.replace(/ /g,"_").toUpperCase()}`]||"";if(st&&st.required&&!Ot)throw new Error(`Input required and n\
ot supplied: ${H}`);return st&&st.trimWhitespace===!1?Ot:Ot.trim()}function g(H,st){const Ot=h(H,st).split(`
`).filter(Dt=>Dt!=="");return st&&st.trimWhitespace===!1?Ot:Ot.map(Dt=>Dt.trim())}function P(H,st){const Ot=["true","True","TRUE"],Dt=["false","False","FALSE"],
Kt=h(H,st);if(Ot.includes(Kt))return!0;if(Dt.includes(Kt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${H}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function k(H,st){if(process.env.GITHUB_OUTPUT||"")return i("OUTPUT",e(H,st));process.
stdout.write(T.EOL),$("set-output",{name:H},R(st))}function l(H){issue("echo",H?"on":"off")}function p(H){process.exitCode=S.Failure,W(H)}function A(){return process.
env.RUNNER_DEBUG==="1"}function b(H){issueCommand("debug",{},H)}function W(H,st={}){$("error",m(st),H instanceof Error?H.toString():H)}function B(H,st={}){$("wa\
rning",m(st),H instanceof Error?H.toString():H)}function G(H,st={}){$("notice",m(st),H instanceof Error?H.toString():H)}function N(H){process.stdout.write(H+T.EOL)}
function F(H){y("group",H)}function I(){y("endgroup")}function j(H,st){return O(this,void 0,void 0,function*(){F(H);let Ot;try{Ot=yield st()}finally{I()}return Ot})}
function C(H,st){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(H,st));issueCommand("save-state",{name:H},toCommandValue(
st))}function z(H){return process.env[`STATE_${H}`]||""}function Z(H){return O(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(H)})}var ut=t(6309),
ct=t(5747),Et=t(566),Mt=t(4e3),At=t(5955);const V=H=>Object.fromEntries(H.map(st=>[st,h(st)]));function J(H){for(const st of H)s(st)}function rt(H,st){N(H);let Ot=!0;
for(const{kind:Dt,text:Kt}of st){const[Wt="",...Y]=Kt.split(`
`),Q=Dt==="plain"&&Y.length>0;(Ot||Q)&&N(""),Ot=Q,Q||Y.length===0?N(Kt):(F(Wt),N(Y.join(`
`)),I())}}const lt={error:W,warning:B,notice:G};function at(H){for(const{level:st,message:Ot,line:Dt,column:Kt,...Wt}of H)lt[st](Ot,{...Wt,...Dt===void 0?{}:{startLine:Dt},
...Kt===void 0?{}:{startColumn:Kt}})}const nt=(H,st)=>wt("GITHUB_STEP_SUMMARY",H,Ot=>(0,E.appendFileSync)(Ot,st));async function Tt(H,st){const Ot=new Map;for(const[
Wt,Y]of Object.entries(st))try{H?await wt("GITHUB_OUTPUT",H,Q=>(0,E.appendFileSync)(Q,jt(Wt,Y))):k(Wt,Y)}catch(Q){Ot.set(Wt,(0,ut.A3)(Q))}const[Dt]=Ot.values();
return Dt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Ot.keys()].join(", ")}: ${Dt}`]}function jt(H,st){const Ot=typeof st=="st\
ring"?st:JSON.stringify(st);if(/[\r\n]/.test(Ot))throw new ut.Lw("the value has a line break");return`${H}=${Ot}
`}async function wt(H,st,Ot){if(!st)throw new ut.Lw(`${H} is not set; run this as an action on a runner`);const Dt=(0,E.openSync)(st,"r+");try{const{size:Kt}=(0,E.
fstatSync)(Dt);try{Ot(st)}catch(Wt){throw(0,E.fstatSync)(Dt).size>Kt&&(0,E.ftruncateSync)(Dt,Kt),Wt}}finally{(0,E.closeSync)(Dt)}}function bt(H,st){if(!H)throw new ut.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Ot=(0,w.join)("tf-disco","report.json");return(0,Et.f)(H,Ot,(0,At.mk)(st)),(0,w.join)(H,Ot)}
function Ht(H){if(H===void 0||H==="")return null;const st=(0,ct.yR)(H);try{if(st.ok)return JSON.parse(st.text)}catch{}const Ot=st.ok?"is not JSON":(0,Mt.mP)(st.
failure);return B(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Ot}; check that no earlier step changes it`),null}function Ct(H){for(const st of H)
N(st)}function kt(H){for(const st of H)B(st)}const _t=(H,st)=>W(st,{title:H})}),8782:((dt,K,t)=>{t.d(K,{$c:()=>y,Ob:()=>m,at:()=>r,ng:()=>T});var E=t(8641);const w=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function T(i,e){const n=O=>i[O]?.trim()??"",[,o,u]=w.exec(n("GITHUB_REPOSITORY"))??[];if(o===void 0||u===void 0)return null;const c=R(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:o,repository:u,apiUrl:R(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:c,event:n("GITHUB_EVENT_NAME"),workflow:$(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${c}/${o}/${u}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:f(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:M(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:d(
n("GITHUB_REF"),e)}}const R=i=>i.replace(/(?<!\/)\/+$/,"");function m({apiUrl:i}){const e=URL.parse(i);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,E.RK)(i)}`}const $=i=>/^[^/]+\/[^/]+\/(.+?)@/.exec(i)?.[1];function y(i,e){if(i==="pull_request_target")return!1;const n=r(e,
"pull_request","head"),[o,u]=[r(n,"repo","full_name"),r(e,"pull_request","base","repo","full_name")];return n!==void 0&&o!==u}function M(i,e){const n=r(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:y(i,e),from:f(e,"pull_request","head","repo","full_name")??null}:null}
function d(i,e){const n=f(e,"repository","default_branch");return n===void 0?null:i===`refs/heads/${n}`}function r(i,...e){return e.reduce((n,o)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,o):void 0,i)}function f(i,...e){const n=r(i,...e);return typeof n=="string"?n:void 0}}),1964:((dt,K,t)=>{t.d(K,{H:()=>G});var E=t(4e3),
w=t(5799),T=t(2796),R=t(5102),m=t(4120),$=t(8884),y=t(8641),M=t(1831);const d=700,r=8,f=5,i={text:250,places:1},e={text:d,places:r},n=2,o=3600,u=120,c=4096,O=V=>V!==
""&&(0,$.CN)(V)&&(0,y.BP)((0,y.RK)(V,c))===V;function S(V){const J=a(V),rt=[...new Set(V.map(({problem:nt})=>nt.title))],lt=J.length>0?(0,m.K4)(J,n):h(V);if(rt.
length===1)return s(lt,rt[0]??"");const at=`${V.length} problems`;return s(lt===null?at:`${at} with ${lt}`,rt.join(", "))}function D({title:V,hosts:J,findings:rt}){
if(rt.length===1)return S(rt);const lt=J.length>0?0:(0,$.Dc)(rt),at=Math.max(J.length,lt),nt=at===1?a(rt)[0]??(0,$.II)((0,$.tN)(rt)?.file??""):(0,m.px)(at,J.length>
0?"host":"file"),Tt=rt.length>at?` (${rt.length} times)`:"";return s(at===0?null:nt,`${V}${Tt}`)}const s=(V,J)=>V===null?J:`${V}: ${J}`,a=V=>[...new Set(V.flatMap(
({host:J})=>J===null?[]:(0,y.RK)((0,M.nx)(J))))];function h(V){const J=(0,$.tN)(V);return J===null||O(J.file)?null:(0,$.II)(J.file)}function g(V,J){const rt=new Set(
V.map(({severity:nt})=>nt)).size>1,lt=V.slice(0,f).map(nt=>k(nt,rt,V.length>2?i:e,J)).map(nt=>nt.join(`
`)),at=V.length-lt.length;return[...lt,...at>0?[P(at)]:[]].join(`

`).split(`
`)}const P=V=>`and ${V} more, see the job summary`;function k(V,J,rt,lt){const{problem:at,severity:nt}=V,Tt=(0,$.Xd)(V),jt=(0,m.od)(V.affects,lt.clients),wt=(0,$.
xi)(V,jt,rt.text,rt.places);return[`${J?`${nt}: `:""}${(0,y.RK)(at.message,rt.text)} [${at.code}]`,...wt.map(([bt,Ht])=>`${bt}: ${Ht}`),...Tt===null||O(Tt.file)?
[]:[`at: ${(0,$.R3)(Tt)}`],...V.isHostNew?[`the host is ${m.dy}`]:[],`${lt.docsUrl}#${at.code}`]}function l(V,J){const{message:rt,help:lt,findings:at,code:nt,title:Tt,
affects:jt}=V;if(at.length===1)return g(at,J);const wt=(0,m.od)(jt,J.clients),bt=[`${(0,y.RK)(rt??Tt,d)} [${nt}]`,...lt===null?[]:[`help: ${(0,y.RK)(lt,d)}`],...wt===
""?[]:[`affects: ${wt}`]],Ht=`${J.docsUrl}#${nt}`,Ct=o-[...bt,Ht].join(`
`).length;return[...bt,...A(V,Ct),Ht]}function p(V,J,{docsUrl:rt}){const lt=V.slice(0,f).flatMap(({problem:{message:at,help:nt}})=>[`${(0,y.RK)(at,i.text)} [${J.
code}]`,...J.help===null&&nt?[`help: ${(0,y.RK)(nt,i.text)}`]:[]]);return[...new Set(lt),`see also "${D(J)}"`,`${rt}#${J.code}`]}function A({findings:V,message:J},rt){
const lt=[];let at=rt;for(const Tt of V){const jt=b(Tt,J===null);if(jt.length>=at)break;at-=jt.length+1,lt.push(jt)}const nt=V.length-lt.length;return nt>0?[...lt,
P(nt)]:lt}function b(V,J){const{host:rt,places:lt,placesLeftOut:at,problem:nt,isHostNew:Tt}=V,jt=(0,$.Ky)(lt,1,void 0,at),wt=rt===null?"":`${(0,y.RK)((0,M.nx)(rt))}${Tt?
` (${m.dy})`:""}`,[bt,Ht]=rt===null?[jt,""]:[wt,jt],kt=[J?(0,y.RK)(nt.message,u):"",J&&Ht!==""?`(${Ht})`:Ht].filter(_t=>_t!=="");return kt.length===0?`- ${bt}`:
`- ${bt}: ${kt.join(" ")}`}const W=10,B=200;function G(V,J){const rt=N(V),lt=(0,R.hm)(V.findings);let at=V.findings;for(const nt of w.oC){const{annotations:Tt,used:jt}=F(
nt,at,J,nt===lt);rt.push(...Tt),at=at.filter(wt=>!jt.has(wt))}return rt}function N({passed:V,stopped:J,findings:rt}){const lt=rt.filter(({severity:nt})=>nt==="w\
arning").length;if(V||rt.some(({severity:nt})=>nt==="error"))return[];if(J!==null)return[At("error","The check is not complete",[(0,E.Cw)(J)])];const at=`${(0,m.
px)(lt,"warning")}, and fail-on is warning`;return[At("error","Warnings fail this check",[at])]}function F(V,J,rt,lt){const at=J.filter(({severity:wt})=>wt===V),
nt=new Set(at.map(I));if(nt.size>W){const wt=C(at),bt=lt&&V!=="notice"?z(V,wt,rt):[];return{annotations:[...j(V,wt,rt),...bt].slice(0,W),used:new Set(at)}}const Tt=J.
filter(wt=>nt.has(I(wt)));return{annotations:[...Map.groupBy(Tt,I).values()].map(wt=>At(V,S(wt),g(wt,rt),(0,$.tN)(wt))),used:new Set(Tt)}}function I(V){const J=(0,$.
Xd)(V);return J===null?V:`${J.line}:${J.file}`}function j(V,J,rt){const lt=J.length<=W?J:J.slice(0,W-1),at=J.slice(lt.length).flatMap(nt=>nt.findings);return[...lt.
map(nt=>At(V,D(nt),l(nt,rt),(0,$.tN)(nt.findings))),...at.length===0?[]:[Mt(V,at)]]}function C(V){const J=(0,T.cZ)(V);return J.length<=W?J:Et(J)}function z(V,J,rt){
const lt=new Set(J.map(({findings:nt})=>nt.map(I).find(Z)));return ct(J.map(nt=>ut(nt).map(Tt=>({cause:nt,findings:Tt})))).filter(({findings:[nt]})=>{const Tt=nt&&
I(nt);return Z(Tt)&&!lt.has(Tt)&&lt.add(Tt)}).slice(0,W).map(({cause:nt,findings:Tt})=>{const jt=p(Tt,nt,rt);return At(V,S(Tt),jt,(0,$.tN)(Tt))})}const Z=V=>typeof V==
"string";function ut({findings:V}){const J=V.filter(at=>O((0,$.Xd)(at)?.file??"")),rt=[...Map.groupBy(J,I).values()];return ct(Map.groupBy(rt,([at])=>at&&(at.host??
(0,$.Xd)(at)?.file)).values())}const ct=V=>[...V].flatMap(J=>J.map((rt,lt)=>({item:rt,turn:lt}))).toSorted((J,rt)=>J.turn-rt.turn).map(({item:J})=>J);function Et(V){
return[...Map.groupBy(V,({code:rt})=>rt).values()].flatMap(([rt,...lt])=>rt===void 0||lt.length===0?rt??[]:{...rt,findings:[rt,...lt].flatMap(({findings:at})=>at),
hosts:[...new Set([rt,...lt].flatMap(({hosts:at})=>at))],message:null,help:null})}function Mt(V,J){const rt=[...new Set(J.map(({problem:lt})=>lt.title))];return At(
V,`and ${(0,m.px)(J.length,`more ${V}`)}`,[...rt,"see the job summary"])}function At(V,J,rt,lt=null){const at={title:(0,y.LS)((0,y.RK)(J,B)),message:(0,y.LS)(rt.
join(`
`))};if(lt===null||!O(lt.file))return{level:V,...at};const{file:nt,line:Tt,column:jt,endColumn:wt}=lt;return{level:V,...at,file:nt,line:Tt,column:jt,endColumn:wt}}}),
2827:((dt,K,t)=>{t.d(K,{Y:()=>T});const E={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},w={hosts:12e4,services:36e4};function T({passed:m,hosts:$,findings:y},M=w){const d=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),r=R($.map(({visit:e})=>JSON.stringify(e.host)),M.hosts),f=R($.map(e=>{const n=JSON.stringify(Object.
fromEntries(d(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),M.services),i=e=>y.filter(n=>n.severity===e).length;return{passed:m,hosts:`[${r.join(",")}]`,services:`\
{${f.join(",")}}`,errors:i("error"),warnings:i("warning"),"left-out":$.length-Math.min(r.length,f.length)}}function R(m,$){let y=$;return m.filter(M=>{const d=M.
length<y;return d&&(y-=M.length+1),d})}})};export{Qt as ids,qt as modules};
