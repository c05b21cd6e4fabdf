const on=[558,815,751,345,909],rn={3534:((wt,Y,t)=>{t.r(Y),t.d(Y,{credentialsDiffer:()=>o,credentialsEmpty:()=>f,credentialsMalformed:()=>g,credentialsMissing:()=>s,
credentialsNearMiss:()=>l,credentialsOtherHost:()=>m,credentialsRejected:()=>c,credentialsShort:()=>d,credentialsUnused:()=>h,documentUnauthorized:()=>k});var $=t(
1064),p=t(1831),y=t(2713),M=t(4e3),a=t(5799);const f=(0,a.lS)((0,a.$e)("credentials-empty","Token is empty",$.Du),({source:e})=>({message:`the token from ${e} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),v={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},g=(0,a.lS)((0,a.
z3)("credentials-malformed","Malformed token",$.Du),({source:e,slip:i})=>({message:`the token from ${e} ${v[i].has}`,help:v[i].help,...i==="control character"?{}:
{severity:"warning"}})),d=(0,a.lS)((0,a.$e)("credentials-short","Token is too short to be redacted"),({source:e})=>({message:`the token from ${e} has fewer than\
 ${y.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
o=(0,a.lS)((0,a.lm)("credentials-differ","Clients use different tokens"),({host:e,first:i,other:u})=>({message:`for host ${(0,p.nx)(e)}, ${r(i)} and ${r(u)}`,help:`\
set the token for both clients in ${(0,p.fK)(e)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),r=({client:e,source:i})=>i===
null?`${$.bB[e]} finds no token`:`${$.bB[e]} uses the token from ${i}`,c=(0,a.lS)((0,a.$e)("credentials-rejected","Token was rejected"),({host:e,status:i,source:u})=>({
message:`host ${(0,p.nx)(e)} returned ${i} for the token from ${u}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,p.cu)(e)}; then store a new one in the same place`})),s=(0,a.lS)((0,a.$e)("credentials-missing","Token is missing"),({host:e,
service:i,isFork:u,searched:O,notRead:x})=>{const W=(0,p.nx)(e),I=`host ${W} requires a token${i===null?"":` for ${i}`}`;if(u)return{message:`${I}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[T=""]=(0,p.fK)(e),C=x.length===0?"":`; not read: ${x.join(", ")}`;return{message:`${I}, and none was found (searched: ${O.join(", ")}${C}\
)`,help:`add the line "${W}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${T}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(T)}`}}),n=e=>/^\w+$/.
test(e)?`export ${e}=\u2026`:`env '${e}=\u2026' terraform init`,l=(0,a.lS)((0,a.$e)("credentials-near-miss","Token variable has a similar name"),({host:e,variable:i,
why:u,write:O})=>({message:`${i} seems to be meant for host ${(0,p.nx)(e)}, but ${u}`,help:`rename it to ${O}: ${n(O)}`})),m=(0,a.lS)((0,a.$e)("credentials-othe\
r-host","Token is for another host",$.Du),({host:e,other:i,source:u,service:O,isSent:x,isNotice:W})=>({message:`the clients do not send the token for ${i} from ${u}\
 ${O===null?`after the redirect of ${e}`:`to ${O} of host ${e}`}: they send ${x?`the token of ${e}`:"none"}`,help:O===null?`make the discovery document of ${e} \
public, or serve it at ${e} itself`:`set the token for ${e}, and the clients send it to ${i}`,...W?{severity:"notice",affects:[]}:{}})),h=(0,a.lS)((0,a.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:e})=>({message:`the tokens input has a token for host ${(0,p.nx)(e)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),k=(0,a.lS)((0,a.z3)("document-unauthorized","Discovery requires valid credentials",$.
zK),({host:e,token:i,challenge:u,...O})=>{const x=i==="sent"?"rejected the given authentication credentials":"requires authentication credentials",W=u===null?"":
`, and asks for ${u} authentication`;return{message:`host ${e} ${x}: ${(0,M._r)(O)}${W}`,help:(0,M.NM)(O.page,e,D(e,i,O.status,u))}}),S="make the discovery docu\
ment public";function D(e,i,u,O){const x=(0,M.qZ)(e);if(O!==null)return{operator:`exempt /.well-known/terraform.json from ${O} authentication`,guest:x,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(i){case"sent":{const W="check that the token is for this host, complete and not expired";return u===
403?{operator:W,user:W,guest:x}:{operator:W,user:W}}case"none":{const W=`add a token to \`tokens\` (${e}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${W}\
, or ${S}`,user:W,guest:x}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${e} to respond itself, or ${S}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((wt,Y,t)=>{t.r(Y),t.d(Y,{fileLimit:()=>s,fileOutside:()=>o,fileSyntax:()=>a,fileUnreadable:()=>d,nothingToCheck:()=>c});var $=t(1064),
p=t(4e3),y=t(5143),M=t(5799);const a=(0,M.lS)((0,M.$e)("file-syntax","File has a syntax error",$.Du),({error:n,file:l})=>({message:n??"the file is not valid UTF\
-8",help:(0,y.Zl)(l)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),f={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},v={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},g={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},d=(0,M.lS)((0,M.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${f[n.what]}: ${n.code}`:f[n.what],help:(n.what==="file"||n.what==="directory"?v[n.code]:void 0)??g[n.what]})),
o=(0,M.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),r=3,c=(0,M.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:l})=>{const k=`found no Terraform or OpenTofu files in ${n.every(D=>D===".")?"this directory":`\`scan\` (${(0,p.XT)(n,r)}\
)`}`,S="check out the repository first (in a workflow: actions/checkout)";return l?{message:`${k}; only \`hostnames\` was checked`,help:`${S}, or correct \`scan\``,
severity:"warning"}:{message:`${k}, and \`hostnames\` is not set`,help:`${S}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),s=(0,M.lS)((0,M.$e)("fil\
e-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,p.mP)(n)}`,help:"split the file, or list it in `e\
xclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{
message:`there are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
directory":return{message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclud\
e`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclud\
e`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the files after it \
are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of hosts; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more t\
han ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roo\
ts`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported problems first, or sc\
an fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,p.Cw)(n.stopped)} after reading ${n.files} files; this directory and the following one\
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((wt,Y,t)=>{t.r(Y),t.
d(Y,{cloudOrganization:()=>o,cloudToken:()=>f,cloudVersion:()=>v,cloudWorkspace:()=>r,cloudWorkspaceMissing:()=>c});var $=t(1064),p=t(1831),y=t(9562),M=t(4e3),a=t(
5799);const f=(0,a.lS)((0,a.z3)("cloud-token","Token for the cloud block or remote backend is missing",$.Du),({host:s,service:n,isFork:l,searched:m,notRead:h})=>{
const k=(0,p.nx)(s),D=`${n===y.OZ?"the cloud block":"the remote backend"} requires a token for ${k}`;if(l)return{message:`${D}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const e=h.
length===0?"":`; not read: ${h.join(", ")}`,[i=""]=(0,p.fK)(s);return{message:`${D}, and none was found (searched: ${m.join(", ")}${e})`,help:`add the line "${k}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${i}; outside GitHub, run \`terraform login ${k}\` or \`tofu login ${k}\``}}),v=(0,a.lS)((0,a.z3)("\
cloud-version","API is too old for the cloud block",$.Du),({url:s,version:n})=>({message:`${s} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,M.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),g=s=>"why"in s?`the response of ${s.url} ${(0,M.dh)(s.why)}`:(0,M._r)({...s,page:null}),d=(s,n,l)=>"\
status"in s&&[401,403,404].includes(s.status)?l:(0,a.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),o=(0,a.lS)((0,a.z3)("cloud\
-organization","Organization cannot be read",$.Du),s=>{const{host:n,organization:l,source:m}=s;return{message:`the organization ${l} at ${n} cannot be read: ${g(
s)}`,help:d(s,n,`check the name of the organization, and that the token from ${m} is valid and belongs to a member`)}}),r=(0,a.lS)((0,a.z3)("cloud-workspace","W\
orkspace cannot be read",$.Du),s=>{const{host:n,organization:l,workspace:m}=s;return{message:`the workspace ${m} of ${l} at ${n} cannot be read: ${g(s)}`,help:d(
s,n,"check that the token may read the workspace")}}),c=(0,a.lS)((0,a.lm)("cloud-workspace-missing","Workspace does not exist"),({host:s,organization:n,workspace:l})=>({
message:`${n} at ${s} has no workspace ${l} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((wt,Y,t)=>{t.r(Y),t.d(Y,{hostAssumed:()=>g,hostGeneric:()=>d,hostNotAllowed:()=>f,hostNotChecked:()=>r,hostPrivateRedirect:()=>o});var $=t(
1064),p=t(4e3),y=t(5799);const M=({file:n,line:l})=>`${(0,p.dh)(n)}:${l}`,a=n=>n.map(l=>$.bB[l]).join(" and "),f=(0,y.lS)((0,y.z3)("host-not-allowed","Host is n\
ot allowed",$.zK),n=>{const{host:l}=n,m=`add ${l} to \`allowed-hosts\``;if("service"in n){const{service:h,registry:k}=n;return{message:`${h} of ${k} is on ${l},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${m}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${l}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${m}`};if("use"in n){const[h,k]=v[n.use];return{message:`${h} ${l}\
, which is not in \`allowed-hosts\``,help:`use ${k}, or ${m}`}}if("implied"in n){const{place:h,clients:k}=n.implied;return{message:`host ${l} is not in \`allowed\
-hosts\` and was not contacted; ${M(h)} names no host, and this is the default of ${a(k)}`,help:`name an allowed registry there, ${m}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${l} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${m}`}}),v={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},g=(0,y.lS)((0,y.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:n,place:l,clients:m})=>({message:`${n} was not contacted: ${M(l)} implies it as the default host of ${a(m)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),d=(0,y.lS)((0,y.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),o=(0,y.lS)((0,y.z3)("host-private-redirect","Redirect to a non-public address",$.zK),({host:n,address:l,asks:m})=>l===
"metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${m==="document"?"redirects":"leads"} to ${n}, which has a ${l} address and was not contacted`,help:`if ${m==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),r=(0,y.lS)((0,y.z3)("host-not-checked","Host was not checked before the chec\
k ended",$.zK),({host:n,stopped:l,isBegun:m,unchecked:h,total:k,slowest:S})=>({message:`${n} was not checked${m?" completely: its visit was under way when":":"}\
 ${(0,p.Cw)(l)}, with ${h} of ${k} hosts not checked`,help:c[l.kind]+s(S)})),c={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function s(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:m,tookMs:h})=>`${m}\
 (${(0,p.YA)(h)})`).join(", ")}`}}),5143:((wt,Y,t)=>{t.d(Y,{Az:()=>s,Ks:()=>y,Ts:()=>M,Zl:()=>o,_h:()=>a,n7:()=>r});var $=t(4e3);const p=2**14,y=p-1,M=({line:n,
column:l,endColumn:m})=>(n*p+Math.min(l,y))*p+Math.min(m-l,p-1);function a(n){const l=Math.floor(n/p),m=l%p;return{line:Math.floor(l/p),column:m,endColumn:m+n%p}}
const f=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
v=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,g=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function d(n){const l=n.split(
"/").slice(0,g.test(n)?-2:-1);return l.find((m,h)=>f.test(m)&&!(m==="test"&&l.slice(0,h).some(k=>v.test(k))))}const o=n=>d(n)!==void 0;function r(n){const l=d(n);
return(l===void 0?n:`**/${l}`).replace(/[\\{}[\]?!()]/g,"?")}const c=3,s=(n,l)=>`${n===1?"1 finding is":`${n} findings are`} in tests, examples or templates, wh\
ere errors are warnings; to skip such files, set \`exclude\`: ${(0,$.XT)(l,c)}`}),5799:((wt,Y,t)=>{t.d(Y,{$e:()=>o,C:()=>y,lS:()=>c,lm:()=>r,oC:()=>p,pj:()=>f,z3:()=>d});
var $=t(6174);const p=["error","warning","notice"],y=(s,n)=>n===void 0?{operator:s}:{operator:s,note:n};function M({operator:s,user:n,guest:l},{role:m,host:h}){
const k=`ask the operator of ${h} to ${s}`;switch(m){case"operator":return s;case"user":return n===s?n:n===void 0?k:`${n}; if you run ${h}, ${a(s,n)}`;case"gues\
t":return l??n??k}}const a=(s,n)=>s.startsWith(`${n}, or `)?s.slice(n.length+5):s;function f(s,n){const{cures:l,...m}=s;return l===void 0?s:{...m,help:v(l,n)}}function v(s,n){
const{because:l,note:m}=s,h=l===void 0?"":`${l}: `,k=m===void 0?"":`; ${m}`;return h+M(s,n)+k}const g=s=>(n,l,m=[])=>({code:n,title:l,severity:s,affects:m}),d=g(
"error"),o=g("warning"),r=g("notice");function c(s,n){return Object.assign(m=>{const{help:h,...k}=n(m),S=s.code,D=(0,$._)(k.message),e={...s,code:S,usualSeverity:s.
severity,...k,message:D};return h===void 0?e:typeof h=="string"?{...e,help:(0,$._)(h)}:{...e,help:v(h,{role:"operator",host:""}),cures:h}},s)}}),4391:((wt,Y,t)=>{
t.d(Y,{z6:()=>Xt,IZ:()=>Zt,wX:()=>_t,w5:()=>Jt});var $=t(6760),p=t(2971),y=t(4467),M=t(9461),a=t(3024),f=t(5143),v=t(5747);const g=200,d=50,o=32*1024*1024,r=4e3,
c=1e3,s=1e6;function n(J,rt,pt){const kt=Map.groupBy(J.filter(l).slice(0,g),({file:$t})=>$t),Ot=[];let At=0;for(const[$t,E]of[...kt].slice(0,d)){const j=(0,$.join)(
rt,$t),F=m(j);if(F===null||F.mtimeMs>pt+1)continue;if(At+=F.size,At>o)break;const Z=(0,v.yR)(j);Z.ok&&Ot.push(...h(Z.text,E))}return Ot}const l=({column:J,endColumn:rt})=>J!==
f.Ks&&J<s&&rt>J;function m(J){try{return(0,a.statSync)(J)}catch(rt){return(0,v.Oj)(rt),null}}function h(J,rt){const pt=[];let[kt,Ot]=[1,J.startsWith("\uFEFF")?1:
0];for(const At of rt.toSorted(($t,E)=>$t.line-E.line)){for(;kt<At.line&&Ot>=0;kt+=1)Ot=J.indexOf(`
`,Ot)+1||-1;if(Ot<0)break;const $t=J.indexOf(`
`,Ot),E=$t<0?J.length:$t,j=E>Ot&&J[E-1]==="\r";pt.push(...k(J.slice(Ot,j?E-1:E),At))}return pt}function k(J,rt){const{column:pt,endColumn:kt}=rt,Ot=J.length<=r;
if(!Ot&&kt-pt>c)return[];const At=S(J,pt-1,0);if(At>=J.length)return[];const $t=S(J,kt-pt,At),[E,j]=Ot?[J.slice(0,At),J.slice($t)]:["",""];return[{place:rt,before:E,
literal:J.slice(At,$t),after:j,isWhole:Ot}]}function S(J,rt,pt){let kt=pt;for(let Ot=rt;Ot>0&&kt<J.length;Ot-=1)kt+=(J.codePointAt(kt)??0)>65535?2:1;return kt}var D=t(
6174),e=t(2161);function i(J,rt){const{directory:pt,checkedAt:kt,configs:Ot}=rt,At=Ot.flatMap(lt=>lt.files),$t=new Set(At.flatMap(({path:lt,shown:at})=>[u(lt),at])),
E=lt=>{const at=u((0,$.resolve)(pt,lt));return!$t.has(lt)&&!$t.has(at)&&O(lt)&&O(at)},j=J.filter(({file:lt})=>E(lt)),F=n(j,pt,kt),Z=z(F,rt.usages);return F.flatMap(
lt=>x(lt,Z.get(L(lt.place))??null,rt))}function u(J){const rt=(0,M.$)(J);return rt.kind==="file"?rt.path:(0,$.resolve)(J)}const O=J=>(0,e.L8)((0,$.basename)(J),
new Set,(0,$.basename)((0,$.dirname)(J)))!==void 0;function x({place:J,before:rt,literal:pt,after:kt,isWhole:Ot},At,{redact:$t,kept:E}){const j=rt+pt+kt;return $t(
j,E)!==j?[]:Ot&&!C(j)?[{place:J,before:rt,literal:pt,after:kt}]:At===null||I.test(At)||!pt.includes(At)?[]:[{place:J,before:"\u2026 ",literal:(0,D._)(At),after:"\
 \u2026"}]}const W=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
I=/[\s"]/,T=/[\w+-]{20,}/g,C=J=>W.test(J)||(J.match(T)??[]).some(rt=>/\d/.test(rt)&&/[a-z]/.test(rt)&&/[A-Z]/.test(rt));function z(J,rt){const pt=new Map(J.map(
({place:Ot})=>[L(Ot),Ot.file])),kt=new Set(pt.values());return new Map(rt.filter(({place:Ot})=>kt.has(Ot.file)&&pt.has(L(Ot))).flatMap(({place:Ot,text:At})=>At===
null?[]:[[L(Ot),At]]))}const L=({file:J,line:rt,column:pt})=>`${rt}:${pt} ${J}`;var Q=t(2389),nt=t(7052),X=t(9664);function B(J,{evidence:rt,versions:pt}){if(J.
version!==null)return()=>J.version;const kt=rt.filter(({level:Ot,version:At})=>Ot==="version-file"&&At!==null);return(Ot,At)=>kt.some(E=>E.client===Ot&&K(At,(0,X.
jt)(E.place.file)))?pt[Ot]??null:null}const K=(J,rt)=>rt===""||`${J}/`.startsWith(`${rt}/`);var q=t(6195),et=t(7854),H=t(3152);const U=2e5;async function it({usages:J,
notes:rt,scanned:pt,changed:kt,dialect:Ot,settings:At}){const{declared:$t,endedAt:E}=pt;if(J.length===0&&![...$t].some(yt=>"place"in yt)&&At.roots.length===0)return{
roots:[],notes:[]};const{rootsOf:F}=await t.e(353).then(t.bind(t,5353)),{Readings:Z,RootNotes:lt,textNotes:at}=await Promise.all([t.e(917),t.e(203)]).then(t.bind(
t,1203)),{clients:ht,versions:Mt}=Ot,St=await gt({usages:J,declared:$t,clients:ht},At,E===null),Dt=[],Pt=[],Ft=new Z,Bt=At.dialect.name==="auto"?[]:ht,w=new lt(
{clients:ht,readings:Ft,upgrade:At.upgrade,versionIn:B(At.dialect,Ot)}),P=At.depth!=="discovery";let V=0;for(const yt of F(St,{changed:kt,versions:Mt,hasCalls:P})){
if(V+=yt.directories.length,V>U){Pt.push((0,et.YW)(yt.directory,(0,nt.fileLimit)({kind:"roots",max:U})));break}w.add(yt),P&&Dt.push(yt)}const st=[...at(J,$t,{...Ot,
readings:Ft,set:Bt})].filter(({place:yt})=>kt===null||kt.has(yt.file)),ct=new Set(rt.flatMap(({problem:yt,place:Et})=>yt.code==="lock-invalid"?Et.file:[])),ft=[
...st,...w.notes()].filter(({place:yt})=>!ct.has(yt.file));return{roots:Dt,notes:[...ft,...Pt]}}async function gt(J,{roots:rt},pt){const{layoutsOf:kt,unmatched:Ot}=await t.
e(353).then(t.bind(t,5353)),At=rt.map(j=>({text:j,matches:(0,q.Ls)([j])})),$t=kt({...J,patterns:At}),E=pt?Ot($t,At):[];if(E.length===0)return $t;throw new H.GN(
E.map(j=>`roots: no directory with configuration matches ${j}`))}async function G(J,rt){return rt.every(({lockFile:kt})=>kt===null)?J:(await t.e(862).then(t.bind(
t,3862))).withoutUnusedLocks(J,rt)}function A(J,rt,{depth:pt},kt){if(pt==="discovery")return J;const Ot=({kind:$t,workspace:E})=>$t==="cloud_default"?!!kt.TF_CLOUD_HOSTNAME:
$t!=="backend_remote_default"||E?.organization===null,At=new Set(rt.filter($t=>!Ot($t)).map(({place:$t})=>R($t)));return J.map($t=>$t.problem.code==="host-missi\
ng"&&At.has(R($t.place))?{...$t,problem:{...$t.problem,severity:"error"}}:$t)}const R=({file:J,line:rt,column:pt})=>`${J}:${rt}:${pt}`;async function b(J,rt){if(J===
null)return Q.j7;const{judgeInit:pt}=await Promise.all([t.e(917),t.e(341),t.e(761)]).then(t.bind(t,5761));return pt(J,rt)}var _=t(6897),tt=t(1831),ot=t(3592),mt=t(
2796),dt=t(6763),It=t(8416),xt=t(6215),Ct=t(3474),Lt=t(5751);function bt(J,rt,pt){const kt={...J,newHosts:new Set,files:null,remarks:[]};if(rt===null)return kt;
const Ot=Z=>({...kt,remarks:[`changed-only has no effect: ${Z}`]});if(rt.kind==="all")return Ot(rt.why);const{files:At}=rt,$t=new Set(At.filter(({status:Z})=>Z!==
"removed").map(({file:Z})=>Z));if($t.size>0&&![...$t].some(Z=>pt(Z)!==null))return Ot("the checkout contains none of the files that the pull request changes");const E=J.
usages.filter(({place:Z})=>$t.has(Z.file)),F=`changed-only: the pull request changes ${At.length===1?"1 file":`${At.length} files`} with ${E.length} of ${J.usages.
length} usages`;return{usages:E,notes:J.notes.filter(({place:Z})=>Kt(Z.file,$t)),newHosts:Wt(J.usages,At,pt),files:new Set(At.map(({file:Z})=>Z)),remarks:[F]}}const Kt=(J,rt)=>rt.
has(J)||J==="."||[...rt].some(pt=>pt.startsWith(`${J}/`)),Rt=2e8;function Wt(J,rt,pt){const kt=new Set;if(rt.some(Ut))return kt;const Ot=new Map(rt.map(F=>[F.file,
ut(F,pt)])),At=rt.flatMap(({patch:F})=>Tt(F,/^[ -]/));let $t=0;const E=(F,Z)=>{const lt=[Z,(0,tt.nx)(Z).toLowerCase()];return F.filter(at=>($t+=at.length,$t<=Rt&&
lt.some(ht=>at.includes(ht)))).length},j=(F,Z)=>{const{isNew:lt,now:at,added:ht}=Ot.get(F)?.()??N,Mt=lt?0:E(at,Z);return lt||Mt>0&&Mt===E(ht,Z)};for(const[F,Z]of Map.
groupBy(J,lt=>lt.host)){if(F===null||Z.some(({isHostImplied:at})=>at))continue;const lt=[...new Set(Z.map(({place:at})=>at.file))];!lt.every(at=>Ot.has(at))||E(
At,F)>0||lt.every(at=>j(at,F))&&$t<=Rt&&kt.add(F)}return kt}const N={isNew:!1,now:[],added:[]};function ut({file:J,status:rt,patch:pt},kt){let Ot=null;const At=()=>{
const $t=rt==="added";if($t||pt===null)return{...N,isNew:$t};const E=(kt(J)??"").toLowerCase().split(`
`);return{isNew:$t,now:E,added:Tt(pt,/^\+/)}};return()=>(Ot??=At(),Ot)}const Tt=(J,rt)=>(J??"").toLowerCase().split(`
`).filter(pt=>rt.test(pt)),vt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Ut=({file:J,status:rt,changes:pt,patch:kt})=>kt===null&&rt!=="added"&&pt>0&&vt.
test(J);var Ht=t(2859);async function Xt(J,rt){const pt=new Date,kt=await(0,Lt.readSettings)(J,rt),Ot=kt.deadlineMs,At=rt.startTimer(Ot,()=>rt.stop.end({kind:"d\
eadline",ms:Ot}));try{return await Yt(kt,rt,pt)}finally{At()}}async function Yt(J,rt,pt){const{environment:kt,stop:Ot}=rt,At=performance.now(),$t=await(0,xt.S)(
J,rt),E=J.scan.length===0?0:performance.now()-At,j=nn(J,$t,rt),F=await(0,It.L2)(j),Z={usages:(0,et.sw)($t.usages,F.clients),notes:(0,et.vH)([...$t.notes,...qt($t,
Ot.why)],F.clients)},lt=J.changedOnly?await rt.changes(J):null,ht=bt(Z,lt,en=>{const sn=(0,v.yR)((0,$.join)(rt.directory,en));return sn.ok?sn.text:null}),{notes:Mt,
newHosts:St}=ht,Dt=await(0,p.jK)(ht.usages,J,F,{...rt,scanned:{...J,...$t}}),{configs:Pt,releases:Ft}=Dt,{files:Bt}=ht,{roots:w,notes:P}=await it({...Z,scanned:$t,
changed:Bt,dialect:F,settings:J}),V=await G(Dt.usages,w),st=(0,et.kA)(Z.usages),ct=(0,Ht.C)(J,V,F.clients,st);tn(ct),await(0,_.x)();const ft=await(0,y.j)({requirements:ct,
roots:w,usages:V},J,{...F,configs:Pt,releases:Ft},rt),yt={requirements:ct,visits:ft.visits,usages:V,notes:[...A(Mt,V,J,kt),...P],isEmpty:J.scan.length>0&&$t.isEmpty&&
$t.endedAt===null,newHosts:St,complaints:Dt.findings,tokenVariables:Jt(kt),tokenHosts:J.tokens.map(({host:en})=>en),tokenSources:ft.tokenSources,stopped:Ot.why,
predicted:await b(ft.inquiry,{...J,dialect:F,isFork:rt.isFork})},{isFork:Et}=rt,jt={...J,dialect:{...F,releases:Ft},isFork:Et},Gt=ft.visits.length>0||yt.predicted.
requests.length>0?await(0,p.U7)():null,zt=(0,Q.S4)(yt,{...jt,now:pt.getTime()},Gt),Qt=_t(ct),Vt=rt.secrets.redact({verdict:zt,remarks:(0,dt.q)([...ht.remarks,...(0,dt.
r)(zt),...Dt.remarks])},Qt);return{settings:J,changes:lt,verdict:Vt.verdict,context:{dialect:F,failOn:J.failOn,scan:{files:$t.files,bytes:$t.bytes,usages:V.length,
durationMs:E},remarks:Vt.remarks,startedAt:pt.toISOString(),durationMs:Date.now()-pt.getTime(),version:ot.xv,docsUrl:ot.aq,clients:await(0,It.rU)(F,j.scan),sources:i(
(0,mt.sC)(Vt.verdict.findings),{...rt.secrets,kept:Qt,usages:Z.usages,configs:Pt,directory:rt.directory,checkedAt:pt.getTime()}),links:null}}}const Jt=J=>Object.
keys(J).filter(rt=>/^TFE?_?TOKEN/i.test(rt));function qt({endedAt:J,files:rt},pt){return J===null||pt===null?[]:[(0,et.YW)(J,(0,nt.fileLimit)({kind:"time",stopped:pt,
files:rt}))]}const _t=J=>new Set(J.flatMap(({host:rt,service:pt})=>[rt,(0,tt.nx)(rt),pt])),Zt=(J,rt,pt)=>(0,It.L2)(nn(J,rt,pt));function nn({dialect:J,exclude:rt,
scan:pt},kt,{environment:Ot,directory:At}){if(pt.length===0)return{setting:J,scan:null};const $t=(0,It.oh)({root:At,exclude:rt},kt.toolFiles),E=!!Ot.TF_CLOUD_HOSTNAME;
return{setting:J,scan:{...kt,tools:$t,hasCloudHostname:E}}}function tn(J){const{size:rt}=new Set(J.map(({host:pt})=>pt));if(!(rt<=Ct.pS))throw new H.GN([`scan f\
ound ${rt} hosts, the limit is ${Ct.pS}: narrow scan or exclude files`])}}),2971:((wt,Y,t)=>{t.d(Y,{U7:()=>p,jK:()=>y,op:()=>M});var $=t(9562);const p=()=>Promise.
all([t.e(660),t.e(371),t.e(915),t.e(432),t.e(629),t.e(248)]).then(t.bind(t,9248));async function y(f,v,g,{environment:d,directory:o,scanned:r}){if(v.hostnames.length===
0&&f.every(({needs:S})=>S.length===0))return{usages:f,remarks:[],findings:[],configs:[],releases:g.releases};const c=await M(v.cliConfig,g.clients,d),s=g.releases.
map(S=>{const D=c.find(({client:e})=>e===S.client);return{...S,attemptMs:D?.requestTimeoutMs??S.attemptMs}}),n=r.hasPlugins||r.scan.some(S=>S!=="."),l={root:o,mayHavePlugins:n,
releases:s,asksMirrors:v.depth!=="discovery"},m=await a(f,c,l),h=[...c.flatMap(S=>S.findings),...m.findings],{mergeFindings:k}=await p();return{...m,findings:k(
h),configs:c,releases:s}}async function M(f,v,g){const{readCliConfig:d,thisMachine:o}=await p(),r=o(g);return v.map(c=>d(c,r,f))}async function a(f,v,g){if(!f.some(
({needs:r})=>r.some(({service:c})=>c===$.xq)))return{usages:f,remarks:[],findings:[]};const{withoutInstalled:o}=await Promise.all([t.e(191),t.e(429)]).then(t.bind(
t,8191));return o(f,v,g)}}),4467:((wt,Y,t)=>{t.d(Y,{Z:()=>g,j:()=>a});var $=t(2971),p=t(1064),y=t(7854),M=t(5960);async function a({requirements:d,roots:o,usages:r},c,s,n){
const l=[...new Set(d.map(({host:C})=>C))],m=(0,M.e)(d,c,s),h=Array.from(m,([C,z])=>(0,M.i)(C,z)),k=l.filter(C=>!m.has(C)),S=c.depth!=="discovery"&&o.length>0;if(k.
length===0&&!S)return{visits:h,inquiry:null,tokenSources:new Map};const{attemptLimitMs:D,visitHosts:e}=await(0,$.U7)(),{configs:i,releases:u}=s,{credentials:O,forced:x}=await g(
c,i,n),W=await f(O,c,n),I=await e(k,{...W,forced:x,required:Map.groupBy(d,({host:C})=>C),maxRedirects:Math.max(...s.clients.map(C=>p.NX[C])),releases:u,timeoutMs:c.
timeoutMs??D(u),retries:c.retries,progress:C=>n.progress({kind:"visits",...C})}),T=c.depth==="discovery"?null:await v(o,{...W,usages:r,settings:c,dialect:s,configs:i,
environment:n.environment,directory:n.directory,learn:n.secrets.learn,progress:C=>n.progress({kind:"registries",...C}),visits:I});return{visits:[...I,...h],inquiry:T,
tokenSources:O.known}}async function f(d,o,{startTimer:r,stop:c}){const{networkOf:s}=await(0,$.U7)();return{network:s(o),credentials:{...d,find:(0,y.Oo)(d.find)},
concurrency:o.concurrency,random:Math.random,now:Date.now,startTimer:r,stop:c}}async function v(d,{environment:o,...r}){const{inquire:c}=await Promise.all([t.e(
660),t.e(917),t.e(915),t.e(191),t.e(432),t.e(517),t.e(567)]).then(t.bind(t,3567)),{thisMachine:s}=await(0,$.U7)(),n=r.settings.depth==="packages"?await Promise.
all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(400),t.e(517),t.e(57)]).then(t.bind(t,5057)):null;return c(d,{...r,machine:s(o),askPackages:n?.askPackages??null})}
async function g(d,o,{environment:r,secrets:c,kill:s,stop:n}){const{readMachineCredentials:l}=await(0,$.U7)();return l({...d,configs:o},r,{learn:c.learn,kill:s,
stop:n.signal,abortAfter:m=>AbortSignal.timeout(m)})}}),9461:((wt,Y,t)=>{t.d(Y,{$:()=>y});var $=t(3024),p=t(5747);function y(M){try{const a=(0,$.realpathSync)(M),
f=(0,$.statSync)(a);return f.isFile()?{kind:"file",path:a}:{kind:f.isDirectory()?"directory":"special",path:a}}catch(a){return{kind:"error",code:(0,p.Oj)(a)}}}}),
5747:((wt,Y,t)=>{t.d(Y,{Oj:()=>c,io:()=>g,yR:()=>v});var $=t(4573),p=t(3024);const y=16*1024*1024,M=p.constants.O_RDONLY|(p.constants.O_NONBLOCK??0)|(p.constants.
O_NOCTTY??0),a=Buffer.allocUnsafeSlow(256*1024);let f=a;const v=(n,l=y)=>d(n,l,r);function g(n,l){const m=d(n,l,(h,k)=>Buffer.from(h.subarray(0,k)));return Buffer.
isBuffer(m)?m:null}function d(n,l,m){let h;try{h=(0,p.openSync)(n,M)}catch(k){return s(k)}try{const k=(0,p.readSync)(h,a,0,a.length,null);return k<a.length?m(a,
k):o(h,l,m)}catch(k){return s(k)}finally{(0,p.closeSync)(h)}}function o(n,l,m){const{size:h}=(0,p.fstatSync)(n);if(h>l||h<a.length)return{ok:!1,failure:{kind:"s\
ize",bytes:h,maxBytes:l}};f.length<h&&(f=Buffer.allocUnsafeSlow(h));const k=f;let S=0;for(;S<h;){const D=(0,p.readSync)(n,k,S,h-S,S);if(D===0)break;S+=D}return m(
k,S)}function r(n,l){const m=n.toString("utf8",0,l),h=!m.includes("\uFFFD")||(0,$.isUtf8)(n.subarray(0,l));return{ok:!0,text:m,isUtf8:h,bytes:l}}function c(n){if(!(typeof n==
"object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const s=n=>({ok:!1,failure:{kind:"error",code:c(n)}})}),8185:((wt,Y,t)=>{t.d(Y,{C:()=>o,
I:()=>c});var $=t(4283),p=t(7052),y=t(6697),M=t(1064),a=t(1831),f=t(2886);const v=(s,{allowedHosts:n,hostnames:l})=>(0,a.Jr)(s,n)||l.some(m=>m.host===s),g={file:"\
.",line:1,column:1,endColumn:1},d=1e4;function o(s,n,l=d){if(n.allowedHosts.length===0)return[];const m=new Map,h=[];let k=0;for(const{directHost:D,kind:e,isOverridden:i,
place:u,clients:O}of s){if(D===void 0||i||v(D,n))continue;const x=e==="backend_http"||e==="remote_state"?"backend":"download",W=`${x} ${D}`,I=m.get(W);if(I===void 0&&
m.size>=l){k+=1;continue}const T=I??r(D,x);m.set(W,T),h.push({...T,place:u,clients:O})}if(k===0)return h;const S=(0,p.fileLimit)({kind:"problems",max:l,omitted:k});
return[...h,{problem:S,place:g,clients:M.Du,host:null}]}function r(s,n){const l=(0,a.Pv)(s),m=l.ok?l.value:null,h=m===null?s:(0,a.nx)(m);return{problem:(0,y.hostNotAllowed)(
{host:h,use:n}),host:m}}function c(s,n,l,m){if(m.allowedHosts.length===0)return[];const h=l.filter(({because:k})=>k.some(S=>typeof S!="string"));return n.flatMap(
k=>{const{id:S,kind:D}=k;if(D!=="url"||!h.some(O=>O.service===S))return[];const e=(0,$.Dl)(k.url),i=e.ok?(0,a.Pm)(e.value):null;if(i===null||i===s||v(i,m))return[];
const u=(0,y.hostNotAllowed)({host:i,service:S,registry:(0,a.nx)(s)});return[(0,f.bz)(u,S)]})}}),8988:((wt,Y,t)=>{t.d(Y,{s:()=>r,k:()=>k});var $=t(3534),p=t(3410),
y=t(5143),M=t(9562);const a=[M.OZ,M.Bn],f=[M.e$,M.xq],v=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...a,...f]},{matches:/^api\.env0\.com$/,services:f},{matches:/^backend\.api\.env0\.com$/,
services:a},{matches:/\.scalr\.io$/,services:a}],g=S=>v.find(({matches:D})=>D.test(S))?.services??[];var d=t(241),o=t(2886);function r(S,{role:D},e){const i=n(S),
u=S.credentials?.hasToken===!0,x=(S.attempt.hops.at(-1)?.challenge??null)===null&&(u||D!=="guest"),W=u?[]:l(S.host,i,e),T=[...S.difference===null?[]:[S.difference],
...W,...i===null||!x?[]:[m(S,i,e)]].map(z=>(0,o.bz)(z)),C=u?[]:c(S,e);return C.length>0?[...T,...C]:W.length===0?[...T,...s(S,e)]:T}function c(S,{usages:D,isFork:e,
depth:i}){const{host:u,attempt:O}=S;if(i==="discovery"||O.discovery.kind!=="found")return[];const x=D.flatMap(({workspace:W,hasOwnToken:I,needs:T,place:C})=>W===
void 0||I||(0,y.Zl)(C.file)?[]:T.filter(z=>z.host===u));return Array.from(Map.groupBy(x,({service:W})=>W),([W,I])=>{const T=(0,p.cloudToken)({host:u,service:W,isFork:e,
...h(S)}),C=I.flatMap(z=>z.clients);return(0,o.bz)((0,o.aZ)(T,C),W)})}function s(S,{usages:D,isFork:e}){const{host:i,attempt:u,credentials:O}=S;if(u.discovery.kind!==
"found"||O?.hasToken||O?.problem)return[];const x=g(i).find(W=>D.some(({hasOwnToken:I,needs:T,place:C})=>T.some(z=>z.host===i&&z.service===W)&&!I&&!(0,y.Zl)(C.file)));
return x===void 0?[]:[(0,o.bz)((0,$.credentialsMissing)({host:i,service:x,isFork:e,...h(S)}),x)]}function n(S){const{discovery:D,hops:e}=S.attempt;return D.kind===
"failed"&&D.problem.code==="document-unauthorized"?e.at(-1)?.status??null:null}function l(S,D,{tokenVariables:e,hosts:i}){return(0,d.B)(e,S,i).filter(({isParent:u})=>!u||
D!==null).map(({variable:u,why:O,write:x})=>(0,$.credentialsNearMiss)({host:S,variable:u,why:O,write:x}))}function m(S,D,{isFork:e}){const{host:i,credentials:u}=S;
return u?.hasToken?(0,$.credentialsRejected)({host:i,status:D,source:u.source}):(0,$.credentialsMissing)({host:i,service:null,isFork:e,...h(S)})}function h({credentials:S,
looks:D}){const e=D.flatMap(x=>x.looks),i=x=>[...new Set(e.flatMap(({held:W,source:I})=>W!=="not read"===x?I:[]))],u=S===null?i(!0):[S.source],O=S===null?i(!1):
[];return{searched:u,notRead:O}}function k(S,D){return S.filter(e=>!D.includes(e)).map(e=>(0,o.bz)((0,$.credentialsUnused)({host:e})))}}),2886:((wt,Y,t)=>{t.d(Y,
{ER:()=>d,HJ:()=>m,Mm:()=>k,Np:()=>c,TC:()=>D,aZ:()=>g,bz:()=>v,hD:()=>r,l$:()=>f,ld:()=>n,pi:()=>s,xJ:()=>o});var $=t(5143),p=t(5799),y=t(1831),M=t(7715);const a=[
"module","provider","version","package","lock","not"],f=({problem:e,places:i})=>a.includes(e.code.replace(/-.*/,""))&&i.length>0&&i.every(u=>typeof u!="string"),
v=(e,i=null,u=!0)=>({services:i===null?[]:[i],problem:e,needed:u}),g=(e,i)=>({...e,affects:e.affects.filter(u=>i.includes(u))}),d=({problem:e,needed:i})=>i&&e.usualSeverity===
"error";function o({problem:e,needed:i},u){const O=i&&u.some(x=>e.affects.includes(x));return e.severity==="error"&&!O?"warning":e.severity}const r=(e,i,u)=>({severity:o(
e,i),problem:e.problem,affects:e.problem.affects,...u}),c=(e,i)=>p.oC.indexOf(e.severity)-p.oC.indexOf(i.severity),s=(e,i,u)=>u.some(O=>O.code===e.code&&(O.host===
null||O.host===i));function n({problem:e,services:i},{visit:{host:u,attempt:O},requirements:x,answering:W},{depth:I}){if(I==="discovery"||O.discovery.kind==="sk\
ipped")return!0;const T=i.some(z=>W.has(`${u} ${z}`));if(e.code==="service-url-no-slash"&&T)return!1;const C=x.filter(({service:z})=>i.length===0||i.includes(z));
return C.length===0||C.some(({isForInit:z})=>z)}const l=1e3;function m(e){const i=new Map;return u=>{const O=JSON.stringify(u),x=i.get(O)??h(u,e);return i.set(O,
x),x}}function h(e,i){const u=T=>i.filter(({service:C})=>T.includes(C)),O=e.length===0?i:u(e),x=e.filter(T=>O.some(({service:C})=>C===T)),W=x.length>0?x:e,I=(O.
length>0?O:u(["any"])).flatMap(T=>T.because);return{service:W.length===1?W[0]??null:null,...k([...new Set(I)])}}function k(e){const i=S(e),u=Math.max(0,i.length-
l);return{places:i.slice(0,l),placesLeftOut:u}}function S(e){const{own:i=[],aside:u=[]}=Object.groupBy(e,O=>typeof O!="string"&&(0,$.Zl)(O.file)?"aside":"own");
return[...i,...u]}function D(e,i){const u=i.some(({because:x})=>x.includes("hostnames input"));return{role:(0,M.V)(e)!==null?"guest":u?"operator":"user",host:(0,y.
nx)(e)}}}),9464:((wt,Y,t)=>{t.d(Y,{f:()=>f,u:()=>g});var $=t(4283),p=t(3534),y=t(1831),M=t(9562),a=t(2886);function f({host:d,attempt:o,credentials:r},c){const s=r?.
hasToken===!0,n=[...c.flatMap(l=>l.kind==="url"&&(0,M.p4)(l.id)&&(0,M.D6)(l.id)?[{url:l.url,service:l.id,isSent:s}]:[]),...o.hops.map(({url:l,authorization:m})=>({
url:l,service:null,isSent:m==="sent"}))].flatMap(({url:l,...m})=>{const h=v(l);return h===null||h===d?[]:[{...m,host:h}]});return[...new Map(n.toReversed().map(
l=>[l.host,l])).values()]}function v(d){const o=(0,$.Dl)(d),r=o.ok?(0,y.Pm)(o.value):null,c=r===null?null:(0,y.Pv)(r);return c?.ok?c.value:null}function g(d,o,{
tokenSources:r,hosts:c}){return f(d,o).flatMap(({host:s,service:n,isSent:l})=>{const m=r.get(s);if(m===void 0)return[];const h=n===null?d.attempt.discovery.kind===
"failed":!l,k=(0,p.credentialsOtherHost)({host:(0,y.nx)(d.host),other:(0,y.nx)(s),source:m,service:n,isSent:l,isNotice:!h||c.has(s)});return[(0,a.bz)(k,n)]})}}),
2389:((wt,Y,t)=>{t.d(Y,{j7:()=>k,k2:()=>I,S4:()=>e});var $=t(4e3),p=t(7052),y=t(5143),M=t(5799),a=t(1064),f=t(8185),v=t(8988),g=t(2886);function d(T,C,z){const L=new Set(
T.notes.flatMap(({problem:q,place:et})=>q.code==="file-syntax"?et.file:[])),Q=[...T.complaints.map(({problem:q,place:et})=>m((0,g.bz)(q),et,z)),...(0,v.k)(T.tokenHosts,
C).map(q=>m(q,null,z)),...T.isEmpty?[n(z)]:[]],nt=o([...T.notes.map(q=>r(q,L,z)),...(0,f.C)(T.usages,z).map(({problem:q,clients:et,place:H,host:U})=>{const it=(0,g.
bz)((0,g.aZ)(q,et));return{host:U,finding:{...m(it,H,z),host:U}}}),...T.others.map(q=>({host:q.host,finding:l(q,z)})),...Q.map(q=>({host:null,finding:q}))]),X=nt.
filter(({host:q,finding:et})=>!(0,g.pi)(et.problem,q,z.ignore)),B=({exclude:q})=>+(q!==void 0),K=X.map(({finding:q})=>q).sort((q,et)=>(0,g.Np)(q,et)||B(q)-B(et));
return{files:K,ignored:nt.length-K.length}}function o(T){return[...Map.groupBy(T,({host:z,finding:L})=>{const{problem:Q,severity:nt,affects:X,places:B,exclude:K}=L,
{code:q,message:et,help:H}=Q;return B.length===0?T:JSON.stringify([z,q,nt,et,H,X,K===void 0])})].flatMap(([z,L])=>{const[Q]=L;if(z===T||Q===void 0||L.length===1)
return L;const nt=L.flatMap(({finding:K})=>K.places),X=new Set(L.flatMap(({finding:K})=>K.exclude??[])),B=X.size===0?{}:{exclude:[...X]};return[{...Q,finding:{...Q.
finding,places:nt,...B}}]})}function r(T,C,z){const{problem:L,place:Q,host:nt,isPlaceholder:X}=T,B=T.aside??Q.file;if(L.code==="file-limit"&&z.allowedHosts.length>
0){const U={...L,message:(0,$.Fn)(L.message)};return{host:nt,finding:{...s(T,U,z),severity:"error"}}}const K=X||C.has(Q.file),q=L.severity==="error"&&(K||(0,y.Zl)(
B)),et=q?{...L,severity:"warning"}:L,H=s(T,et,z);return!q&&!(0,y.Zl)(B)?{host:nt,finding:H}:{host:nt,finding:{...H,exclude:[(0,y.n7)(B)]}}}const c={error:"warni\
ng",warning:"notice",notice:"notice"};function s({place:T,others:C=[],clients:z},L,Q){const{dialect:nt}=Q,B=nt.isGuess&&a.Du.some(q=>!z.includes(q))?c[L.severity]:
L.severity,K=m((0,g.bz)({...(0,g.aZ)(L,z),severity:B}),T,Q);return{...K,places:[...K.places,...C]}}function n(T){const{scan:C,hostnames:z}=T,L=(0,p.nothingToCheck)(
{scan:C,hasHostnames:z.length>0});return{...m((0,g.bz)(L),null,T),severity:L.severity}}function l({host:T,places:C,...z},L){const Q=(0,M.pj)(z.problem,(0,g.TC)(
T,[]));return{...m({...z,problem:Q},null,L),host:T,places:C}}const m=(T,C,{dialect:z})=>(0,g.hD)(T,z.clients,{host:null,service:null,places:C===null?[]:[C],isHostNew:!1});
var h=t(9464);const k={drafts:[],notes:[],roots:[],requests:[],answering:new Set},S={judgeVisit:D,judgeRequests:D};function D(){throw new Error("the rules for h\
osts are not loaded")}function e(T,C,z){const{judgeVisit:L,judgeRequests:Q}=z??S,{requirements:nt,visits:X,usages:B,tokenVariables:K}=T,q=Map.groupBy(nt,({host:Rt})=>Rt),
et=X.map(({host:Rt})=>Rt),{isFork:H,depth:U}=C,{tokenSources:it}=T,gt={usages:B,tokenVariables:K,tokenSources:it,hosts:new Set(et),isFork:H,depth:U},G=Map.groupBy(
T.predicted.drafts,({host:Rt})=>Rt),A=Map.groupBy(T.predicted.requests,({host:Rt})=>Rt),R=X.map(Rt=>{const Wt=T.newHosts.has(Rt.host),N={visit:Rt,requirements:q.
get(Rt.host)??[],predicted:G.get(Rt.host)??[],requests:A.get(Rt.host)??[],answering:T.predicted.answering,isNew:Wt};return L(N,C,gt)}),b=R.map(({verdict:Rt})=>Rt),
_=b.flatMap(({visit:Rt,services:Wt})=>(0,h.f)(Rt,Wt)),tt=[...et,..._.map(({host:Rt})=>Rt),...A.keys()],ot=new Set(et),mt=Array.from(A,([Rt,Wt])=>Q({host:Rt,known:[]},
Wt,C).map(N=>({...N,host:Rt,places:[]}))),dt=[...T.predicted.drafts,...mt.flat()].filter(({host:Rt})=>!ot.has(Rt)),It=[...T.notes,...T.predicted.notes],xt=d({...T,
notes:It,others:dt},tt,C),Ct=[...R.flatMap(({ofFiles:Rt})=>Rt),...xt.files].sort(g.Np),Lt=[...b.flatMap(Rt=>Rt.findings),...Ct].sort(g.Np),{stopped:bt}=T,Kt=W(xt.
files);return{passed:bt===null&&!Lt.some(({severity:Rt})=>I(Rt,C.failOn)),stopped:bt,hosts:b,files:Ct,findings:Lt,ignored:R.reduce((Rt,Wt)=>Rt+Wt.ignored,xt.ignored),
roots:T.predicted.roots.map(Rt=>i(Rt,C,Kt))}}function i({rows:T,...C},{ignore:z},L){const Q=({drafts:nt,decidedAt:X})=>nt.length>0?nt.filter(({problem:B,host:K})=>!(0,g.
pi)(B,K,z)).map(B=>({...B,severity:(0,g.xJ)(B,C.clients)})):X.flatMap(B=>L.get(O(B))??[]);return{...C,rows:T.map(nt=>{const{drafts:X,decidedAt:B,...K}=nt,et=X.length>
0||Object.values(K.chosen).includes(null)?Q(nt).toSorted(g.Np):[],H=new Map(et.map(({problem:U})=>[U.code,u(U)]));return{...K,worst:et[0]?.severity??null,problems:[
...H.values()]}})}}const u=({code:T,title:C,usualSeverity:z})=>({code:T,title:C,usualSeverity:z}),O=({file:T,line:C})=>`${T}:${C}`,x=/^(?:constraint|lock)-/,W=T=>{
const C=new Map;for(const z of T.filter(({problem:L})=>x.test(L.code)))for(const L of z.places){const Q=typeof L=="string"?L:O(L),nt=C.get(Q);nt===void 0?C.set(
Q,[z]):nt.push(z)}return C},I=(T,C)=>T==="error"?C!=="never":T==="warning"&&C==="warning"}),4e3:((wt,Y,t)=>{t.d(Y,{Af:()=>h,B9:()=>c,Cw:()=>S,Fn:()=>D,NM:()=>n,
Vb:()=>e,Wt:()=>r,XT:()=>f,YA:()=>m,_r:()=>l,dh:()=>a,eZ:()=>k,go:()=>g,mP:()=>d,qZ:()=>s,zd:()=>v});var $=t(4714),p=t(7715),y=t(9562);const M=300;function a(i,u=M){
return i.length<=u?i:`${(0,$.o)(i,u)}\u2026`}function f(i,u,O=0){const x=i.slice(0,u).map(I=>a(I)),W=i.length-x.length+O;return x.join(", ")+(W>0?` and ${W} mor\
e`:"")}const v=i=>`the clients print "${i}"`;function g(i){return i===null?"null":Array.isArray(i)?"an array":typeof i=="object"?"an object":`a ${typeof i}`}function d(i){
if(i.kind==="error")return`cannot be read: ${i.code}`;const{bytes:u,maxBytes:O}=i;return`has ${u} bytes and is not read; the limit is ${O/1024/1024} MiB`}const o={
[y.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[y.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function r(i){return i.flatMap(O=>o[O]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const c=i=>`\
wait and run the check again; see ${(0,p.V)(i)??"its status page"}, and consider a network mirror for providers`,s=i=>`use another network, a proxy (HTTPS_PROXY\
) or a network mirror: ${i} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(i,u,O){
if(i===null)return O;const x=i.title===""?"":` ("${i.title}")`,W=O.guest??s(u);switch(i.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:W,because:`the host returned a sign-in page${x}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${x}\
: allow this machine to reach the host`;case"other":{const I=O.user??`check that ${u} is a registry, and ${r([])}`;return{...O,user:I,guest:W,because:`the host \
returned an HTML page${x}`}}}}const l=({url:i,status:u,reason:O})=>`${i} returned ${`${u} ${a(O)}`.trim()}`,m=i=>`${Math.round(i/100)/10} s`,h=i=>i.map(({name:u,
attemptMs:O,retries:x})=>{const W=Number.isFinite(O)?m(O):"without a limit",I=x===0?"":` in each of ${x+1} attempts`,T=u.includes(" and ")?"wait":"waits";return`${u}\
 ${T} ${W}${I}`}).join(", "),k=i=>i.map(({name:u})=>u).join(" and ");function S(i){switch(i.kind){case"deadline":return`the check reached its deadline of ${m(i.
ms)}`;case"signal":return`the check was interrupted by ${i.signal}`;case"crash":return"tf-disco crashed"}}const D=i=>`${i}; it may use hosts that are not in \`al\
lowed-hosts\``,e=({kind:i,address:u,version:O})=>`${i} ${u} ${a(O,40)}`}),6897:((wt,Y,t)=>{t.d(Y,{n:()=>p,x:()=>y});const $=100;async function p(M,a,f){let v=performance.
now();for(;;){const g=M.next(a.why!==null);if(g.done)return g.value;performance.now()-v<$||(f(g.value),await y(),v=performance.now())}}const y=()=>new Promise(M=>setImmediate(
M))}),4714:((wt,Y,t)=>{t.d(Y,{o:()=>y,w:()=>M});var $=t(3307);const p=2048,y=(a,f=p)=>a.length<=f?a:structuredClone(a.slice(0,f).toWellFormed());function M(a){if(a.
length<=p)return(0,$.IL)(a);switch(a[0]){case'"':return y((0,$.I)(a));case"[":return[];case"{":return{};default:return(0,$.IL)(a)}}}),7715:((wt,Y,t)=>{t.d(Y,{V:()=>p});
const $=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://st\
atus.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),p=y=>$.get(y)??null}),9664:((wt,Y,t)=>{
t.d(Y,{Gz:()=>p,LA:()=>a,jt:()=>y,un:()=>M});var $=t(3916);const p=(f,v)=>f===""?v:`${f}/${v}`,y=f=>f.slice(0,Math.max(0,f.lastIndexOf("/")));function M(f,v){const g=(0,$.
join)(f,v).replace(/\/$/,"");return g==="."?"":g}const a=f=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(f)}),241:((wt,Y,t)=>{t.d(Y,{B:()=>M});var $=t(1831);const p=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,
y="TF_TOKEN_";function M(o,r,c){const[s]=(0,$.fK)(r);return s===void 0?[]:o.flatMap(n=>{const l=(0,$.$k)(n);if(l!==null&&c.has(l))return[];const m=a(n,l,r);return m===
null?[]:[{variable:n,why:m,write:s,isParent:f(l,r)}]})}function a(o,r,c){const s=p.exec(o)?.[0];if(s===void 0)return null;const n=o.slice(s.length);return r!==null&&
f(r,c)?`it is for ${(0,$.nx)(r)} only: the clients do not use the tokens of parent domains`:g(c).some(l=>l===v(n))?s!==y?`it begins with ${s}, and the clients r\
ead only ${y}`:r===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,$.nx)(r)}${d(n,c)}`:null}const f=(o,r)=>o!==null&&
(0,$.Sv)(r).name.endsWith(`.${(0,$.Sv)(o).name}`),v=o=>o.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function g(o){const{
name:r}=(0,$.Sv)(o);return[...new Set([o,r,(0,$.nx)(o)].map(v))]}function d(o,r){const{name:c,port:s}=(0,$.Sv)(r);return s!==443&&!o.includes(":")?"; a port fol\
lows a colon":c.includes("-")&&!o.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((wt,Y,t)=>{t.d(Y,{Wi:()=>h,cZ:()=>f,cr:()=>D,sC:()=>k});var $=t(
2886),p=t(1064),y=t(1831),M=t(8884);const a=3;function f(e){return[...Map.groupBy(e,g).values()].flatMap(i=>{const u=[...Map.groupBy(i,d).values()];return u.length>
a?[i]:u}).flatMap(i=>o(i)??[]).toSorted((i,u)=>(0,$.Np)(i,u)||v(i)-v(u)||u.hosts.length-i.hosts.length)}function v({code:e,affects:i}){return e==="host-not-chec\
ked"?2:i.length===0||p.Du.some(u=>i.includes(u))?0:1}const g=({severity:e,problem:i,affects:u,exclude:O})=>JSON.stringify([e,i.code,u,O===void 0]),d=e=>e.exclude===
void 0?l(e.problem.help??"",e):"";function o(e){const[i]=e;if(i===void 0)return null;const u=[...new Set(e.flatMap(({host:nt})=>nt??[]))],{code:O,title:x,help:W,
message:I}=i.problem,T=(nt,X)=>u.length>1?l(nt,X):nt,C=T(I,i),z=e.every(nt=>T(nt.problem.message,nt)===C),L=T(W??"",i),Q=e.every(nt=>T(nt.problem.help??"",nt)===
L);return{severity:i.severity,code:O,title:x,affects:i.affects,findings:e,hosts:u,message:z?C:null,help:L!==""&&Q?n(L,e):null}}const r=/\bTF_TOKEN_\w+/g,c="TF_T\
OKEN_HOST",s=5;function n(e,i){if(!e.includes(c))return e;const u=new Set(i.flatMap(({problem:O})=>O.help?.match(r)??[]));return u.size<=s?`${e}; ${c} is ${[...u].
join(" or ")}`:`${e}; in ${c}, write each dot of the host as an underscore and each hyphen as two`}function l(e,{host:i}){return i===null||e===""?e:[...new Set(
[i,(0,y.nx)(i)])].reduce((u,O)=>u.replaceAll(O,m),e).replace(r,c).replaceAll(/\bhost the host/g,"the host")}function m(e,i,u){const[O=" ",x=" "]=[u[i-1],u[i+e.length]];
return/[\s("]/.test(O)&&/[\s,;.:)"]/.test(x)?"the host":"HOST"}const h=3,k=e=>f(e).flatMap(i=>D(i).slice(0,h).flatMap(([,u])=>u.values().flatMap(S).take(1).toArray())),
S=e=>{const i=(0,M.Xd)(e);return i===null?[]:[i]},D=({message:e,findings:i})=>e===null?[...Map.groupBy(i,({problem:u})=>u.message)]:[[e,i]]}),1505:((wt,Y,t)=>{t.
d(Y,{G_:()=>r,Yj:()=>o,Zc:()=>g,o7:()=>d,se:()=>v,tN:()=>M});var $=t(7574),p=t(4120),y=t(8884);const M=120,a=20,f=6;function v({requirements:h},{dialect:k},S){return{
label:"required",texts:(0,p.UV)(h,a,({service:e,clients:i,because:u})=>{const O=e==="any"?(0,p.DO)(e):S.value((0,p.DO)(e),M),W=k.clients.every(I=>i.includes(I))?
"":` for ${(0,p.wO)(i)}`;return`${O}${W} (${(0,y.Yx)(u,S.because)})`})}}function g({visit:h},k){const{timing:S,discovery:D}=h.attempt,e=D.kind==="failed"?D.excerpt:
null,i=(0,$.I$)(S).map(([W,I])=>`${W} ${(0,$.kJ)(I)}`),u=h.earlier.map(W=>{const{kind:I}=W.discovery;return`${I==="failed"?W.discovery.problem.code:I} after ${(0,$.
kJ)(W.timing.totalMs)}`}),O=e===null?[]:[k.value(e.replace(/\s+/gu," ").trim())],x=h.credentials?.hasToken?[k.prose(h.credentials.source)]:[];return[{label:"bod\
y",texts:O},{label:"timing",texts:[i.join(", ")]},{label:"retried",texts:u},{label:"token from",texts:x}]}const d=(h,k)=>[{label:"credentials",texts:l(h)?n(h.visit.
looks,k.prose):[]},{label:"host block",texts:m(h.visit).map(S=>k.prose(S))}];function o({visit:h,services:k,servicesLeftOut:S,servicesFrom:D},e){const i=k.map(({
id:O})=>e.value(O,M)),u=D===null?(0,$.kJ)(h.attempt.timing.totalMs):`host block at ${e.because(D)}`;return`${i.length===0?"no services":(0,p.K4)(i,f,S)} (${u})`}
function r(h){return[...Map.groupBy(h,S=>JSON.stringify(S.looks.map(s))).values()].map(S=>({clients:S.map(({client:D})=>D),looks:S[0]?.looks.map(s)??[]}))}const c={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},s=({
source:h,held:k,counts:S})=>({source:h,held:`${c[k]}${S?k==="no token"?" (ends the search)":" (used)":""}`});function n(h,k){const S=r(h);return S.flatMap(({clients:D,
looks:e})=>e.map(({source:i,held:u})=>`${S.length>1?`${(0,p.wO)(D)}: `:""}${k(i)}: ${u}`))}const l=({findings:h})=>h.some(({problem:{code:k}})=>/^credentials-|^document-unauthorized$/.
test(k));function m({forced:h}){return[...Map.groupBy(h,({place:S})=>(0,y.eo)(S))].map(([S,D])=>`${S}, for ${(0,p.wO)(D.map(({client:e})=>e))}`)}}),7574:((wt,Y,t)=>{
t.d(Y,{I$:()=>a,QN:()=>g,kJ:()=>y,nO:()=>d,tY:()=>M,u8:()=>v});var $=t(4120);const p=864e5;function y(o){const r=Math.round(o);if(r<1e3)return`${r} ms`;if(r<59950)
return`${(r/1e3).toFixed(1)} s`;const c=Math.round(r/1e3);return`${Math.floor(c/60)} min ${c%60} s`}function M(o){return o<1e3?`${o} B`:o<999950?`${(o/1e3).toFixed(
1)} kB`:`${(o/1e6).toFixed(1)} MB`}function a(o){return[["DNS",o.lookupMs],["connect",o.connectMs],["TLS",o.tlsMs],["first byte",o.firstByteMs],["total",o.totalMs]].
flatMap(([c,s])=>s===null?[]:[[c,s]])}const f=6e4;function v(o,r){const c=Date.parse(r)-Date.parse(o);if(!(c>=f))return"less than a minute";const s=Math.floor(c/
f),n=[{count:Math.floor(s/1440),unit:s>=2880?"days":"day"},{count:Math.floor(s%1440/60),unit:"h"},{count:s%60,unit:"min"}],l=n.findIndex(({count:m})=>m>0);return n.
slice(l,l+2).filter(({count:m})=>m>0).map(({count:m,unit:h})=>`${m} ${h}`).join(" ")}const g=o=>`${o.slice(0,16).replace("T"," ")} UTC`;function d(o,r){const c=(Date.
parse(o)-Date.parse(r))/p;if(Number.isNaN(c))return o;const s=(0,$.px)(Math.floor(Math.abs(c)),"day"),n=Math.abs(c)<1,l=n?"within the last day":`${s} ago`,m=n?"\
in less than a day":`in ${s}`;return`${o.slice(0,10)} (${c<0?l:m})`}}),4120:((wt,Y,t)=>{t.d(Y,{DO:()=>c,Iu:()=>M,K4:()=>a,Ku:()=>f,QI:()=>r,Rk:()=>s,SY:()=>g,UV:()=>v,
dy:()=>p,od:()=>d,px:()=>y,wO:()=>o});var $=t(1064);const p="new in this pull request",y=(n,l)=>`${n} ${l}${n===1?"":"s"}`,M=n=>n.replace(/^./u,l=>l.toUpperCase());
function a(n,l,m=0){const h=n.slice(0,l),k=n.length-h.length+m;return`${h.join(", ")}${k>0?` and ${k} more`:""}`}const f=(n,l)=>n.length<=2*l?n:n.slice(0,l);function v(n,l,m,h=k=>`\
and ${k} more`){const k=n.length-l;return[...n.slice(0,l).flatMap(m),...k>0?[h(k)]:[]]}const g=n=>$.zK.every(l=>n.includes(l))?"all clients":n.map(l=>$.bB[l]).join(
", ");function d(n,l){const m=l.filter(h=>n.includes(h));return n.length===0||m.length===l.length?"":m.length===0?"no client that this repository uses":m.map(h=>$.
bB[h]).join(", ")}const o=n=>n.map(l=>$.bB[l]).join(" and "),r=({clients:n,versions:l})=>n.map(m=>[$.bB[m],l[m]].join(" ").trim()).join(" and "),c=n=>n==="any"?
"any service":n;function s(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sen\
t (redirected to another host)"}}}),8884:((wt,Y,t)=>{t.d(Y,{BQ:()=>n,CN:()=>m,Dc:()=>s,Ky:()=>a,Qz:()=>c,R3:()=>M,Xd:()=>d,Yx:()=>f,eo:()=>y,et:()=>l,tN:()=>o,xi:()=>r,
yv:()=>g});var $=t(4120),p=t(8641);const y=S=>h(S)?`${(0,p.J7)(S.file)}:${S.line}`:S,M=({file:S,line:D,column:e})=>`${(0,p.J7)(S)}:${D}:${e}`;function a(S,D,e=y,i=0){
const u=k(S),O=u.slice(0,D).map(e).join(", "),x=Math.max(0,u.length-D)+i,W=x>0?[(0,$.px)(x,"more place")]:[];return[...O===""?[]:[O],...W].join(" and ")}const f=(S,D=y)=>a(
S,S.every(h)?1:2,D),v=1e5;function g(S){const D=new Map(S.map(({places:x,placesLeftOut:W=0})=>[x,W])),e=[];for(const x of D.keys())e.length<v&&e.push(...x);const i=D.
entries().reduce((x,[W,I])=>x+W.length+I,0),u=k(e.filter(h)),O=[...new Set(e.filter(x=>typeof x=="string"))];return{lines:u,settings:O,leftOut:i-e.length}}const d=({
places:S})=>S.find(h)??null,o=S=>S.map(d).find(D=>D!==null)??null;function r(S,D,e,i){const{lines:u,settings:O,leftOut:x}=g([S]);return[["help",(0,p.RK)(S.problem.
help??"",e)],["affects",D],["also at",a(u.slice(1),i,y,x)],["required by",a(O,i)]].filter(([,I])=>I!=="")}const c=({requirements:S})=>S.some(({because:D})=>D.some(
h)),s=S=>new Set(S.flatMap(({places:D})=>D.filter(h).map(({file:e})=>e))).size,n=S=>S.filter(D=>d(D)===null),l=S=>S.every(({problem:D})=>D.code.startsWith("cred\
entials-"))?"credentials":"settings",m=S=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(S),h=S=>typeof S!="string";function k(S){const D=new Map;return S.filter(
e=>{const{file:i,line:u}=typeof e=="string"?{file:e,line:0}:e,O=D.get(i);if(O===void 0)D.set(i,new Set([u]));else{if(O.has(u))return!1;O.add(u)}return!0})}}),6763:((wt,Y,t)=>{
t.d(Y,{q:()=>M,r:()=>a});var $=t(5143),p=t(4120);const y=50,M=g=>(0,p.UV)(g,y,d=>d,d=>`and ${(0,p.px)(d,"more remark")}`),a=g=>[...f(g),...v(g)];function f({files:g}){
const d=g.filter(({exclude:r,severity:c})=>r!==void 0&&c!=="notice"),o=new Set(d.flatMap(({exclude:r})=>r??[]));return d.length===0?[]:[(0,$.Az)(d.length,[...o])]}
function v({roots:g}){return g.some(({rows:o})=>o.some(({platforms:r})=>r.some(({available:c})=>c===!0)))?["signatures of provider packages were not verified"]:
[]}}),6215:((wt,Y,t)=>{t.d(Y,{S:()=>M});var $=t(6897),p=t(7152);const y=20;async function M({scan:v,exclude:g},{directory:d,environment:o,stop:r,progress:c}){const s={
root:d,scan:v,exclude:g},n=r.why===null?f(s):null;if(n!==null)return n;const{scanInSteps:l}=await a(),m=l(s,Object.keys(o));return(0,$.n)(m,r,h=>c({kind:"scan",
files:h}))}const a=()=>Promise.all([t.e(400),t.e(949)]).then(t.bind(t,4949));function f(v){const g={toolFiles:[],hasPlugins:!1};let d=0;for(const{kind:o}of(0,p.
G)(v,g))if(d+=1,o!=="directory"||d>y)return null;return{...g,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,
endedAt:null}}}),8416:((wt,Y,t)=>{t.d(Y,{L2:()=>o,oh:()=>f,rU:()=>r});var $=t(4e3),p=t(5143),y=t(1064),M=t(5603),a=t(3469);function f(e,i){let u;return()=>(u??=
t.e(249).then(t.bind(t,9249)).then(({readTools:O})=>O(e,i)),u)}const v=["terraform"],g="assumed, CLI not detected; set `dialect`",d="CLI not detected; set `dial\
ect` to check one";async function o({setting:e,scan:i}){const u=e.name==="auto"?null:s(e.name);if(i===null||i.isEmpty){const C=u===null?d:c;return k(u??y.Du,[C],
[],e,{signs:[],constraints:[]})}const O=await h(i,e,u),{constraints:x}=i;if(u!==null)return k(u,[c],[],e,{signs:O,constraints:x});const W=m(O);if(W.length===0)return{
...k(v,[g],[],e,{signs:O,constraints:x}),isGuess:!0};const I=n(W),T=I.flatMap(C=>W.find(z=>z.client===C)??[]);return k(I,T.map(D),W,e,{signs:O,constraints:x})}async function r({
clients:e},i){if(i===null||i.isEmpty)return y.zK;const{others:u}=await i.tools(),O=e;return y.zK.filter(x=>O.includes(x)||u.has(x)||x==="terragrunt"&&i.usesTerragrunt)}
const c="set by `dialect`",s=e=>e==="both"?y.Du:[e],n=e=>y.Du.filter(i=>e.some(u=>u.client===i));function l(e){const i=e.filter(({place:u})=>!(0,p.Zl)(u.file));
return i.length===0?e:i}const m=e=>{const i=l(e);return M.A.map(O=>i.filter(x=>x.level===O)).find(({length:O})=>O>0)??[]};async function h({signs:e,tools:i,hasCloudHostname:u},O,x){
const W=m(e),I=x??n(W),T=W.every(({place:X})=>(0,p.Zl)(X.file)),C=x===null&&(T||W.some(({isCloud:X})=>X)),z=O.version===null&&I.some(X=>(0,a.w)(X,[]).length>1);
if(!C&&!z)return e;const{setsCloudHostname:L,signs:Q}=await i(),nt=u||L;return[...e.filter(({isCloud:X})=>!(X&&nt)),...Q]}function k(e,i,u,O,x){const[W,...I]=e,
T=e.map(L=>S(L,O,x)),C=T.flatMap(({client:L,version:Q})=>Q===null?[]:[[L,Q]]),z=T.flatMap(({version:L,signs:[Q]})=>L===null||Q===void 0?[]:[D(Q)]);return{name:W===
void 0||I.length>0?"both":W,clients:e,releases:T.flatMap(({releases:L})=>L),versions:Object.fromEntries(C),why:[...new Set([...i,...z])].join(", "),evidence:[...new Set(
[...u,...T.flatMap(({signs:L})=>L)])]}}function S(e,{version:i},u){if(i!==null)return{client:e,releases:(0,a.w)(e,[i]),version:i,signs:[]};const O=l(u.signs.filter(
z=>z.client===e&&z.version!==null)),x=[...new Set(O.map(z=>(z.version??"").replace(/^v/,"")))];if(x.length>0){const[z="",...L]=x,Q=L.length===0&&(0,a.l)(z);return{
client:e,releases:(0,a.w)(e,x),version:Q?z:null,signs:O}}const W=l(u.constraints),I=W.map(({text:z})=>z),T=(0,a.w)(e,I);if(T.length===(0,a.w)(e,[]).length)return{
client:e,releases:T,version:null,signs:[]};const C=W.map(({text:z,place:L})=>({client:e,level:"syntax",place:L,text:`requires ${(0,$.dh)(z)}`,version:z}));return{
client:e,releases:T,version:I.length===1?I[0]??null:null,signs:C}}const D=({place:e,text:i})=>`${e.file}:${e.line} ${i}`}),2161:((wt,Y,t)=>{t.d(Y,{L8:()=>r,TD:()=>l,
U4:()=>d,Z8:()=>m,e0:()=>o,tr:()=>g});var $=t(1064);const p=["terraform"],y=["opentofu"],M=[{suffix:".tftest.hcl",class:"test",clients:$.Du,twin:".tofutest.hcl"},
{suffix:".tftest.json",class:"test",clients:$.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:y},{suffix:".tofutest.json",class:"test",clients:y},
{suffix:".tfquery.hcl",class:"query",clients:p},{suffix:".tfquery.json",class:"query",clients:p},{suffix:".tfmigrate.hcl",class:"migrate",clients:p},{suffix:".t\
fcomponent.hcl",class:"stack",clients:p},{suffix:".tfcomponent.json",class:"stack",clients:p},{suffix:".tfstack.hcl",class:"stack",clients:p},{suffix:".tfstack.\
json",class:"stack",clients:p},{suffix:".tfdeploy.hcl",class:"deploy",clients:p},{suffix:".tfdeploy.json",class:"deploy",clients:p},{suffix:".tfmock.hcl",class:"\
none",clients:$.Du},{suffix:".tofumock.hcl",class:"none",clients:y},{suffix:".tf.json",class:"config",clients:$.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"\
config",clients:y},{suffix:".tf",class:"config",clients:$.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:y},{suffix:"terragrunt.hcl.json",class:"terrag\
runt",clients:$.Du},{suffix:".hcl",class:"terragrunt",clients:$.Du}],a=Map.groupBy(M,({suffix:h})=>h.slice(h.lastIndexOf(".")+1)),f=".terraform.lock.hcl",v={class:"\
lock",syntax:"hcl",clients:$.Du,isOverride:!1},g=h=>h.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(h),d=".terraform/modules/modules.json",o={...v,class:"\
manifest",syntax:"json"};function r(h,k,S){if(h===f)return v;const e=a.get(h.slice(h.lastIndexOf(".")+1))?.find(({suffix:C})=>h.endsWith(C));if(e===void 0||e.class===
"none")return;const i=c(h)&&e.class==="test"&&S==="tests";if(c(h)&&!i)return;const u=h.slice(0,-e.suffix.length),O=e.twin!==void 0&&k.has(u+e.twin),x=u==="overr\
ide"||u.endsWith("_override"),W=O||i;if(W&&!e.clients.includes("terraform"))return;const I=W?p:e.clients,T=h.endsWith(".json")?"json":"hcl";return{class:e.class,
syntax:T,clients:I,isOverride:x}}const c=h=>h.startsWith(".")||h.endsWith("~")||h.startsWith("#")&&h.endsWith("#"),s=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),l=h=>s.test(h),m=h=>l(h)||n.test(h)}),6195:((wt,Y,t)=>{t.d(Y,{$8:()=>f,G$:()=>v,Ls:()=>M,UO:()=>g,VK:()=>y,sq:()=>d});var $=t(6760);const p=/[*?[{]/;
function y(o){const r=o.split("/"),c=r.findIndex(s=>p.test(s));return c<0?{fixed:o}:{fixed:r.slice(0,c).join("/"),glob:r.slice(c).join("/")}}function M(o){const r=o.
map(c=>{const s=c.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:s,start:a(s)}});return c=>{const s=c.toLowerCase();return r.some(({glob:n,start:l})=>n===
c||s.startsWith(l)&&$.posix.matchesGlob(c,n))}}function a(o){const[r=""]=o.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(o)??[];return r.toLowerCase()}const f=({
file:o,glob:r},c)=>o===c||r!==void 0&&$.posix.matchesGlob(c,r),v=o=>o.startsWith(".")||o==="node_modules",g=(o,r)=>o===r||o.startsWith(r.endsWith($.sep)?r:r+$.sep),
d=o=>$.sep==="/"?o:o.replaceAll($.sep,"/")}),5603:((wt,Y,t)=>{t.d(Y,{A:()=>M,j:()=>f});var $=t(5143),p=t(1064),y=t(5011);const M=["lock-file","syntax","version-\
file","tool","hook"],a=100;class f{found=new Map;allowed=new Map;addFiles(d){for(const{file:o,kind:r,scope:c,isContext:s}of d){if(s)continue;const[n]=r.clients;
if(n!==void 0&&r.clients.length===1&&!v(o)){const l={file:o,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${p.bB[n]} only`,l)}for(const l of c.traits)
this.addTrait(l)}}addUsages(d){for(const o of d)o.kind==="lock_provider"?this.addLock(o):o.kind==="cloud_default"&&this.addCloud(o)}signs(){return[...this.found.
values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:d,text:o,place:r}){if(d==="version"){if(this.allowed.size>=a)return;const c=(0,$.Zl)(r.file)?
`${o} aside`:o;this.allowed.has(c)||this.allowed.set(c,{text:o,place:r})}else if(d==="binary"){const s={client:o==="tofu"?"opentofu":"terraform",level:"version-\
file",place:r,version:null};this.put({...s,text:"sets terraform_binary"})}else if(d!=="compatible"&&d!=="provider-version"){const{client:c,what:s}=p.$I[d];this.
addSyntax(c,`has ${s}`,r)}}addLock({host:d,place:o}){const r=p.Du.find(s=>(0,y.Vm)(s)===d);if(r===void 0)return;const c=`locks providers from ${d}`;this.put({client:r,
level:"lock-file",place:o,text:c,version:null})}addCloud({clients:d,isOverridden:o,place:r}){if(o||!d.includes("terraform"))return;this.put({client:"terraform",
level:"syntax",place:r,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(d,o,r){this.put({client:d,level:"syntax",place:r,text:o,version:null})}put(d){
const o=`${d.client} ${d.text}`;if(this.found.has(o))return;const r=(0,$.Zl)(d.place.file)?`${o} aside`:o;this.found.has(r)||this.found.set(r,d)}}const v=g=>/(^|\/)[.#][^/]*$/.
test(g)}),7854:((wt,Y,t)=>{t.d(Y,{Oo:()=>v,YW:()=>M,kA:()=>f,sw:()=>a,u3:()=>o,vH:()=>g});var $=t(7052),p=t(1064);const y={line:1,column:1,endColumn:1};function M(r,c,s=y){
const n={file:r===""?".":r,...s};return{problem:c,place:n,clients:p.Du,host:null}}function a(r,c){const s=m=>c.includes(m),n=v(m=>m.every(s)?m:m.filter(s)),l=v(
m=>m.every(h=>h.clients.every(s))?m:m.flatMap(h=>{const k=n(h.clients);return k.length===0?[]:[{...h,clients:k}]}));return r.filter(m=>{const h=m;return h.clients=
n(m.clients),h.needs=l(m.needs),m.isHostImplied&&(h.host=h.needs[0]?.host??m.host),h.clients.length>0})}const f=r=>{const c=new Set;for(const{host:s,isHostImplied:n}of r)
s!==null&&!n&&c.add(s);return c};function v(r){let c;return s=>{c??=new Map;const n=c.get(s);if(n!==void 0||c.has(s))return n;const l=r(s);return c.set(s,l),l}}
const g=(r,c)=>r.filter(s=>s.clients.some(n=>c.includes(n))),d=1e4;class o{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(c=d){this.max=c}add(c){
const{problem:s,place:n}=c;if(s.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const l=this.kept.get(s.severity)??0;this.kept.set(
s.severity,l+1),l<this.max?this.notes.push(c):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const c=(0,$.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,M(".",c)]}}}),7152:((wt,Y,t)=>{t.d(Y,{G:()=>l});var $=t(3024),p=t(6760),y=t(9461),M=t(5747),a=t(7052),f=t(9664),v=t(
2161),g=t(6195);function d(D,e,i,u){if(D.kind==="error")return(0,a.fileUnreadable)({what:"link",code:D.code});const{kind:O,path:x}=D;return(0,g.UO)(x,e.boundary)?
O==="directory"?null:O==="special"?(0,a.fileUnreadable)({what:"link-to-special-file"}):{path:x,isScanned:o(x,e,i,u)}:(0,a.fileOutside)()}function o(D,e,i,u){if(e.
file!==void 0||e.glob!==void 0||!(0,g.UO)(D,e.path))return!1;const[O="",...x]=(0,g.sq)((0,p.relative)(e.path,D)).split("/").toReversed();if(x.some(g.G$))return!1;
const W=(0,g.sq)((0,p.relative)(i,D)).split("/");return W.map((T,C)=>W.slice(0,C+1).join("/")).slice(-1-x.length).some(u)?!1:(0,v.L8)(O,new Set([O]),x[0]??"")!==
void 0}var r=t(7854);const c={files:1e6,entries:1e7,directoryFiles:5e4},s=200,n=1e4;function*l(D,e={toolFiles:[],hasPlugins:!1},i=c){const u=new h(D,e,i);for(const O of D.
scan){const x=m(u.root,O);"path"in x?yield*u.walkFrom(x):yield{kind:"note",note:x}}}function m(D,e){const{fixed:i,glob:u}=(0,g.VK)(e);try{const O=(0,$.realpathSync)(
(0,p.resolve)(D,i)),x=(0,g.sq)((0,p.relative)(D,O)),W=(0,g.UO)(O,D),I=W?D:O;if(u!==void 0)return{path:O,name:x,boundary:I,glob:(0,f.Gz)(x,u)};if((0,$.statSync)(
O).isDirectory())return{path:O,name:x,boundary:I};const T=(0,p.resolve)(O,"..");return{...{path:T,name:(0,g.sq)((0,p.relative)(D,T))},boundary:W?D:T,file:x}}catch(O){
return(0,r.YW)(e,(0,a.fileUnreadable)({what:"scan",code:(0,M.Oj)(O)}))}}class h{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:e,scan:i,
exclude:u},O,x){this.root=(0,$.realpathSync)(e),this.isExcluded=(0,g.Ls)(u),this.aside=O,this.limits=x,this.selected=i.length>1?new Set:null}*walkFrom(e){const i=e.
glob===void 0&&e.file===void 0,u=[{path:e.path,name:e.name,depth:0,isSelected:i}];for(let O=u.pop();O!==void 0;O=u.pop()){yield{kind:"directory",name:O.name};const x=S(
O);if("problem"in x){yield{kind:"note",note:x};continue}const W=[];for(const I of this.findFiles(e,O,x))if("problem"in I)yield{kind:"note",note:I};else if(W.length<
this.limits.directoryFiles)W.push(I);else{yield k(O,"directory",this.limits.directoryFiles);break}if(this.files+=W.length,this.entries+=x.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield k(O,"files",this.limits.files);return}if(W.some(({isContext:I})=>!I)&&(yield{kind:"module",files:W}),e.file!==
void 0)return;for(const I of this.findDirectories(e,O,x))u.push(I)}}*findFiles(e,i,u){const O=new Set;let x=!1;for(const I of u)(0,v.tr)(I.name)&&!I.isDirectory()&&
O.add(I.name),x||=I.name===".terraform",this.aside.hasPlugins||=I.name==="terraform.d";const W=i.name.slice(i.name.lastIndexOf("/")+1);for(const I of u){if(I.isDirectory())
continue;const T=(0,v.L8)(I.name,O,W);if(T===void 0){(0,v.Z8)(I.name)&&this.addToolFile(i,I.name);continue}const C=(0,f.Gz)(i.name,I.name),L={path:i.path+p.sep+
I.name,file:C,kind:T,isContext:!this.select(e,i,C)};I.isFile()?yield L:I.isSymbolicLink()?yield*this.follow(e,L):yield(0,r.YW)(C,(0,a.fileUnreadable)({what:"spe\
cial-file"}))}if(x&&i.isSelected){const I=[i.path,...v.U4.split("/")].join(p.sep),T=(0,y.$)(I);T.kind==="file"&&T.path===I&&(yield{path:I,file:(0,f.Gz)(i.name,v.
U4),kind:v.e0,isContext:!1})}}addToolFile({path:e,name:i},u){const O=(0,f.Gz)(i,u);this.aside.toolFiles.length>=n||this.isExcluded(O)||this.aside.toolFiles.push(
{path:e+p.sep+u,file:O})}select(e,i,u){return!(i.isSelected||(0,g.$8)(e,u))||this.isExcluded(u)||this.selected?.has(u)?!1:(this.selected?.add(u),!0)}*follow(e,i){
const u=d((0,y.$)(i.path),e,this.root,this.isExcluded);u!==null&&("code"in u?yield(0,r.YW)(i.file,u):yield{...i,path:u.path,isContext:i.isContext||u.isScanned})}findDirectories({
glob:e},{path:i,name:u,depth:O,isSelected:x},W){const I=[];for(const T of W.toReversed()){if(!T.isDirectory()||(0,g.G$)(T.name))continue;const C=(0,f.Gz)(u,T.name);
if(this.isExcluded(C))continue;const z=x||e!==void 0&&p.posix.matchesGlob(C,e),L=i+p.sep+T.name;I.push({path:L,name:C,depth:O+1,isSelected:z})}return I}}const k=({
name:D},e,i)=>({kind:"note",note:(0,r.YW)(D,(0,a.fileLimit)({kind:e,max:i}))});function S({path:D,name:e,depth:i}){if(i>s)return(0,r.YW)(e,(0,a.fileLimit)({kind:"\
depth",max:s}));try{return(0,$.readdirSync)(D,{withFileTypes:!0}).sort((u,O)=>u.name<O.name?-1:1)}catch(u){return(0,r.YW)(e,(0,a.fileUnreadable)({what:"director\
y",code:(0,M.Oj)(u)}))}}}),5751:((wt,Y,t)=>{t.d(Y,{readSettings:()=>T});var $=t(3024),p=t(6760),y=t(5747),M=t(3625),a=t(4e3),f=t(3592),v=t(3474),g=t(8535),d=t(7030),
o=t(6181),r=t(1831);function c(X){const B=et=>X[et]||X[et.toLowerCase()]||"",K={http:n("HTTP_PROXY",B("HTTP_PROXY")),https:n("HTTPS_PROXY",B("HTTPS_PROXY"))},q=S(
B("NO_PROXY"));return et=>{const H=K[et.scheme];return H===null||h(et.name)||q(et)?null:H}}const s=["http:","https:"];function n(X,B){if(B==="")return null;const K=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(B)?B:`http://${B}`);if(K===null)throw new TypeError(`${X} is not a URL; expected http://HOST:PORT`);if(!s.includes(K.protocol))
throw new TypeError(`${X} is a ${K.protocol}// proxy; expected http:// or https://`);if(!l(K.username)||!l(K.password))throw new TypeError(`${X} has a user name\
 or password with a bare "%"; write "%25" for it`);return K}function l(X){try{return decodeURIComponent(X),!0}catch(B){if(B instanceof URIError)return!1;throw B}}
const m=new d.BlockList;m.addSubnet("127.0.0.0",8,"ipv4"),m.addAddress("::1","ipv6");const h=X=>X==="localhost"||k(m,X);function k(X,B){const K=(0,o.n7)(B.replace(
/%.*$/s,"")),q=(0,d.isIP)(K);return q!==0&&X.check(K,q===4?"ipv4":"ipv6")}function S(X){const B=X.split(",").map(K=>K.trim().toLowerCase()).filter(K=>K!=="").map(
D);return K=>B.some(q=>q(K))}function D(X){if(X==="*")return()=>!0;const B=e(X);if(B!==null)return({name:U})=>B(U);const{name:K,port:q}=O(X),et=U=>q===""||String(
U.port)===q;if(i(K)){const U=(0,o.n7)(K),it=new d.BlockList;return it.addAddress(U,(0,d.isIP)(U)===4?"ipv4":"ipv6"),gt=>k(it,gt.name)&&et(gt)}const H=u(K);return U=>(0,d.
isIP)(U.name)===0&&et(U)&&H(U.name)}function e(X){const[,B="",K=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(X)??[];if(!i(B))return null;const q=Number(K);if(q>((0,d.isIP)(
B)===4?32:128))return null;const et=q-((0,d.isIP)(B)===6?96:0),H=new d.BlockList,U=(0,d.isIP)((0,o.n7)(B))===4&&et>=0;return U?H.addSubnet((0,o.n7)(B),et,"ipv4"):
H.addSubnet(B,q,"ipv6"),it=>k(H,it)&&(0,d.isIP)((0,o.n7)(it))===4===U}const i=X=>(0,d.isIP)(X)!==0&&!X.includes("%");function u(X){if(X==="")return()=>!1;const B=X.
replace(/^\*\./,"."),K=B.replace(/^\./,""),q=(0,r.Pv)(K),et=q.ok?q.value:K;return H=>H.endsWith(`.${et}`)||!B.startsWith(".")&&H===et}function O(X){const B=/^\[([^\]]*)\]:([^:]*)$/.
exec(X)??/^([^:[\]]*):([^:[\]]*)$/.exec(X);return B===null?{name:X,port:""}:{name:B[1]??"",port:B[2]??""}}var x=t(3152);const W=4*1024*1024,I=20;async function T(X,{
environment:B,directory:K,wording:q=x.w7}){const{settings:et,mistakes:H}=(0,x.P$)(X,q),U=await nt(et.caFile,q),it=Q(B),gt=[U,it].flatMap(R=>R.ok?[]:[R.why]),G=await Promise.
all(C(et.scan,K).slice(0,I).map(R=>q.missingPath(R,K))),A=[...H,...await z(et,q),...await L(et,q),...gt,...G];if(A.length>0||!U.ok||!it.ok)throw new x.GN(A);return{
...et,authorities:U.value,chooseProxy:it.value}}const C=(X,B)=>X.filter(K=>!/[*?[\]{}]/.test(K)&&!(0,$.existsSync)((0,p.resolve)(B,K)));async function z({hostnames:X},{
setting:B}){const K=B("hostnames"),q=X.flatMap(({addresses:U})=>U);if(q.length===0)return[];const{parseNamedAddress:et}=await Promise.all([t.e(917),t.e(667)]).then(
t.bind(t,1257)),H=q.flatMap(U=>{const it=et(U,"terraform");return it.ok?[]:[`${K}: "${U.service}=${U.text}" is wrong: ${it.why}`]});return(0,v.Ku)(H,K)}async function L({
ignore:X},{setting:B}){const K=B("ignore");if(X.length===0)return[];const{problemFacts:q}=await Promise.all([t.e(660),t.e(558),t.e(341),t.e(371),t.e(709)]).then(
t.bind(t,709)),et=q(),H=X.flatMap(({code:U})=>{if(Object.hasOwn(et,U))return[];const it=(0,g.q)(U,Object.keys(et)),gt=it===null?`${f.aq} lists the codes`:`did y\
ou mean "${it}"?`;return[`${K}: "${U}" is not a problem code; ${gt}`]});return(0,v.Ku)(H,K)}function Q(X){try{return(0,M.J)(c(X))}catch(B){if(B instanceof TypeError)
return(0,M.T)(B.message);throw B}}async function nt(X,{setting:B}){if(X===null)return(0,M.J)(null);const K=(0,y.yR)(X,W),q=B("ca-file");if(!K.ok)return(0,M.T)(`${q}\
 "${X}" ${(0,a.mP)(K.failure)}`);const{parseAuthorities:et}=await t.e(36).then(t.bind(t,5036)),H=et(K.text);return H.ok?H:(0,M.T)(`${q} "${X}" ${H.why}`)}}),7082:((wt,Y,t)=>{
t.d(Y,{O:()=>$});const $=p=>({discovery:p,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((wt,Y,t)=>{
t.d(Y,{C:()=>y});var $=t(7854);const p=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_\
remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function y(a,f,v,g=(0,$.kA)(f)){const d=a.hostnames.flatMap(({host:c,services:s})=>{
const n=s.length>0?s:a.requiredServices;return(n.length>0?n:["any"]).map(m=>({host:c,service:m,clients:v,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),
o=new Set([...g,...a.hostnames.map(({host:c})=>c)]),r=new Map;for(const c of d)M(r,c);for(const{kind:c,needs:s,place:n}of f){const l=!p.has(c);for(const m of s)
M(r,{...m,because:[n],isImplied:!o.has(m.host),isForInit:l})}return Array.from(r.values(),c=>({...c,clients:v.filter(s=>c.clients.includes(s))}))}function M(a,f){
const{host:v,service:g,clients:d,because:o}=f,r=`${v} ${g}`,c=a.get(r);if(c===void 0){a.set(r,{...f,clients:[...d],because:[...o]});return}c.isForInit||=f.isForInit;
for(const s of o)c.because.push(s);for(const s of d)c.clients.includes(s)||c.clients.push(s)}}),5960:((wt,Y,t)=>{t.d(Y,{e:()=>M,i:()=>f});var $=t(6697),p=t(1831),
y=t(7082);function M(v,{hostnames:g,allowedHosts:d},{isGuess:o}){const r=new Set(g.map(({host:s})=>s)),c=new Map;for(const s of v){const{host:n}=s;if(r.has(n)||
c.has(n))continue;const l=a(s,o===!0,(0,p.Jr)(n,d));l!==null&&c.set(n,l)}return c}function a({host:v,isImplied:g,because:d,clients:o},r,c){const s=(0,p.nx)(v);if((0,p.
Rt)(v))return(0,$.hostGeneric)({host:s});const[n]=d.filter(m=>typeof m!="string"),l=g&&n!==void 0?{place:n,clients:o}:null;return l!==null&&r?(0,$.hostAssumed)(
{host:s,...l}):c?null:(0,$.hostNotAllowed)(l===null?{host:s}:{host:s,implied:l})}const f=(v,g)=>({host:v,attempt:(0,y.O)({kind:"skipped",problem:g}),earlier:[],
later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((wt,Y,t)=>{t.d(Y,{f:()=>M});var $=t(3024),p=t(6760),y=t(6309);function M(d,o,r){const c=a(
(0,$.realpathSync)(d),o),s=(0,p.basename)(o),n=(0,p.join)(c,`.${s.slice(0,60)}.${Math.random().toString(36).slice(2)}`),l=(0,$.openSync)(n,"wx");try{try{for(const m of r)
(0,$.writeFileSync)(l,m)}finally{(0,$.closeSync)(l)}(0,$.renameSync)(n,(0,p.join)(c,s))}catch(m){throw(0,$.rmSync)(n,{force:!0}),m}}function a(d,o){const r=(0,p.
resolve)(d,o),c=g(d,r);if(!c&&!(0,p.isAbsolute)(o))throw new y.Lw(`it is outside ${d}; use an absolute path if that is intended`);const s=c?d:(0,p.parse)(r).root;
return(0,p.relative)(s,(0,p.dirname)(r)).split(p.sep).filter(Boolean).reduce((l,m)=>f(l,m,d),s)}function f(d,o,r){const c=(0,p.join)(d,o);if((0,$.lstatSync)(c,{
throwIfNoEntry:!1})===void 0&&v(c),!(0,$.lstatSync)(c).isSymbolicLink())return c;const s=(0,$.realpathSync)(c);if(!g(r,d)||g(r,s))return s;throw new y.Lw(`the l\
ink ${(0,p.relative)(r,c)} leads outside ${r}; remove it or choose another path`)}function v(d){try{(0,$.mkdirSync)(d)}catch(o){if(!(0,y.Or)(o)||o.code!=="EEXIS\
T")throw o}}function g(d,o){const r=(0,p.relative)(d,o);return r!==".."&&!r.startsWith(`..${p.sep}`)&&!(0,p.isAbsolute)(r)}}),997:((wt,Y,t)=>{t.d(Y,{O:()=>p,T:()=>M});
var $=t(1064);const p=({earlier:a,attempt:f,later:v})=>[...a,f,...v];function y({discovery:a,timing:f,headMs:v,hops:g},{attemptMs:d}){const o=v!==null&&v<=d?g.at(
-1)?.status:null;return o===null||(0,$.Mq)(o??0)?"retries":a.kind!=="failed"&&f.totalMs<=d?"works":"fails"}function M(a,f){const v=a.map(o=>y(o,f)),g=v.indexOf(
"works");return g<0?"never":g<=f.retries&&!v.slice(0,g).includes("fails")?"always":"sometimes"}}),3795:((wt,Y,t)=>{t.d(Y,{qY:()=>d,Si:()=>n,fN:()=>c,XP:()=>s});
var $=t(733),p=t(1831),y=t(4120),M=t(8641);const a=2,f=80;function v(l){if(l.kind==="scan")return`read ${(0,y.px)(l.files,"file")}`;if(l.kind==="registries")return`${l.
done} of ${(0,y.px)(l.total,"question")} to registries answered`;const{done:m,total:h,failed:k,waiting:S}=l,D=k===0?"":`, ${k} failed so far`;return`${m} of ${(0,y.
px)(h,"host")} checked${D}${g(S)}`}function g(l){if(l.size===0)return"";const m=[...l].slice(0,a).map(k=>(0,M.RK)((0,p.nx)(k),f)),h=l.size-m.length;return h>0?`\
; waiting for ${m.join(", ")} and ${(0,y.px)(h,"other")}`:`; waiting for ${m.join(" and ")}`}const d={show:()=>{},end:()=>{}},o=5e3,r=200;function c(l,m){let h=null,
k=!0;const S=m(o,()=>{h!==null&&(k&&l(v(h)),k=!k)});return{show:e=>{h=e},end:S}}function s(l,m,h){let k=null,S="";const D=h(r,()=>{const u=k===null?"":(0,$.W)(v(
k),0,m-1);u!==S&&(S=u,l(`\r${u}\x1B[K`))});return{show:u=>{k=u},end:()=>{D(),S!==""&&l("\r\x1B[K")}}}const n=(l,m)=>{const h=setInterval(m,l).unref();return()=>clearInterval(
h)}}),8463:((wt,Y,t)=>{t.d(Y,{t:()=>v});var $=t(6309),p=t(566),y=t(6182),M=t(3616),a=t(5955),f=t(8641);async function v(d,o,r){const c=[];for(const{path:s,format:n}of d)
try{(0,p.f)(r,s,(0,a.mk)(await g(n,o)))}catch(l){c.push(`the report ${(0,f.RK)(s)} was not written: ${(0,f.RK)((0,$.A3)(l))}`)}return c}async function g(d,{verdict:o,
context:r}){switch(d){case"json":return(0,y.h)(o,r);case"sarif":return(await Promise.all([t.e(660),t.e(341),t.e(371),t.e(933)]).then(t.bind(t,3933))).renderSarif(
o,r);case"junit":return(await t.e(868).then(t.bind(t,5868))).renderJunit(o,r);case"codequality":{const{renderCodeQuality:c}=await t.e(957).then(t.bind(t,8957)),
{hash:s}=await Promise.resolve().then(t.t.bind(t,7598,19));return c(o,n=>s("sha256",n))}case"markdown":return[(0,M.Gc)(o,r)]}}}),2704:((wt,Y,t)=>{t.d(Y,{IL:()=>M,
Rr:()=>a,Z4:()=>y});var $=t(5955),p=t(8641);const y=(f,v,g,d)=>`,
${g}"${f}": ${M(v,g,d)}`,M=(f,v,g)=>(0,p.s$)(JSON.stringify(f,g,2).replaceAll(`
`,`
${v}`));function*a(f,v,{maxBytes:g,margin:d,replace:o},r){if(v.length===0)return yield y(f,[],d),0;const c=`${d}  `;yield`,
${d}"${f}": [`;const s=l=>`
${c}${M(r(l),c,o)}`,n=yield*(0,$._Q)(v,new $.Wv(g),s,",");return yield`
${d}]`,n}}),6182:((wt,Y,t)=>{t.d(Y,{h:()=>u});var $=t(997),p=t(4e3),y=t(5799),M=t(1831),a=t(2704),f=t(8641),v=t(5955);function g(H,U){const it=new Map;for(const G of H)
it.has(G)||it.set(G,G.reduce((A,R)=>A+r(R),0));const gt=(0,v._3)(H.map(G=>it.get(G)??0),U);return G=>{const A=(0,v.ux)(G,gt,r);return{kept:A.map(c),left:G.length-
A.length}}}const d=140,o=6;function r(H){if(typeof H=="string")return d;const{file:U}=H;return d+U.length*(/^[ -~]*$/.test(U)?1:o)}const c=H=>typeof H=="string"?
H:s(H),s=({file:H,line:U,column:it,endColumn:gt})=>({file:H,line:U,column:it,endColumn:gt}),n=(H,U)=>U>0?{[`${H}LeftOut`]:U}:{},l=1e4,m=100,h=({directory:H,clients:U,
rows:it},gt)=>({directory:H,clients:U,rows:it.slice(0,l).map(G=>k(G,gt)),...n("rows",it.length-l)});function k(H,U){const{kind:it,address:gt,source:G,host:A,constraints:R,
locked:b,chosen:_,newest:tt,platforms:ot}=H,{kept:mt,left:dt}=U(H.places);return{kind:it,address:gt,source:G,host:A,constraints:R.slice(0,m),...n("constraints",
R.length-m),locked:b,chosen:_,newest:tt,platforms:ot.map(({platform:It,available:xt})=>({platform:It,available:xt})),worst:H.worst,codes:H.problems.map(({code:It})=>It),
places:mt,...n("places",dt)}}const S=1,D={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},e=4096,i="  ";function*u(H,U,it=D){
const{usages:gt,...G}=U.scan,{hosts:A,findings:R,passed:b,ignored:_,stopped:tt,roots:ot}=H,mt=A.flatMap(({requirements:Lt})=>Lt.map(bt=>bt.because)),dt=g(mt,it.
becauseLists),It=g(R.map(Lt=>Lt.places),it.placeLists),xt=g(ot.flatMap(({rows:Lt})=>Lt.map(bt=>bt.places)),it.rowPlaceLists),{remarks:Ct}=U;yield*[`{
  "schemaVersion": ${S}`,O("passed",b),...tt===null?[]:[O("stopped",(0,p.Cw)(tt))],O("dialect",U.dialect.name),O("clientDetection",C(U.dialect)),O("startedAt",U.
startedAt),O("durationMs",U.durationMs),O("counts",I(H))],yield*W("hosts",A,it.hosts,Lt=>z(Lt,dt)),yield*W("findings",R,it.findings,Lt=>et(Lt,It)),ot.length>0&&
(yield*W("roots",ot,it.roots,Lt=>h(Lt,xt))),yield*[O("ignored",_),O("usages",gt),...Ct.length===0?[]:[O("remarks",Ct)],O("scan",G),`
}
`]}const O=(H,U)=>(0,a.Z4)(H,U,i,x),x=(H,U)=>typeof U=="string"?(0,p.dh)(U,e):U;function*W(H,U,it,gt){const G=yield*(0,a.Rr)(H,U,{maxBytes:it,margin:i,replace:x},
gt);G>0&&(yield O(`${H}LeftOut`,G))}const I=({findings:H})=>Object.fromEntries(y.oC.map(U=>[`${U}s`,H.filter(it=>it.severity===U).length])),T=20,C=({clients:H,versions:U,
releases:it,isGuess:gt,why:G,evidence:A})=>({clients:H,assumed:gt??!1,why:G,versions:Object.entries(U).map(([R,b])=>({client:R,version:b})),releases:it.map(({name:R})=>R),
evidence:A.slice(0,T).map(({client:R,version:b,level:_,text:tt,place:ot})=>({client:R,version:b,kind:_,text:tt,...s(ot)})),...n("evidence",A.length-T)});function z(H,U){
const{visit:it,requirements:gt,services:G,servicesLeftOut:A,servicesFrom:R,clients:b,isNew:_}=H,{discovery:tt,hops:ot,timing:mt,certificates:dt}=it.attempt;return{
host:it.host,display:(0,M.nx)(it.host),discovery:tt.kind,documentUrl:L(tt),hops:ot.map(nt),services:Object.fromEntries(G.map(It=>[It.id,X(It)])),...A>0?{servicesLeftOut:A}:
{},servicesFrom:R===null?null:c(R),hostBlocks:it.forced.map(({client:It,place:xt})=>({client:It,place:c(xt)})),required:gt.map(({service:It,clients:xt,because:Ct})=>{
const{kept:Lt,left:bt}=U(Ct);return{service:It,clients:xt,because:Lt,...n("because",bt)}}),credentials:it.credentials?.hasToken?it.credentials.source:null,looks:it.
looks.map(({client:It,looks:xt})=>({client:It,looks:xt.map(Q)})),attempts:(0,$.O)(it).length,timingMs:q(mt),certificates:dt,clients:b,..._?{new:!0}:{}}}const L=H=>H.
kind==="found"||H.kind==="absent"?(0,f.cq)(H.url):null,Q=({source:H,held:U,counts:it})=>({source:H,held:U,counts:it}),nt=({url:H,status:U,reason:it,mediaType:gt,
authorization:G,address:A,proxy:R,ms:b})=>({url:(0,f.cq)(H),status:U,reason:it,mediaType:gt,authorization:G,address:A,proxy:R===null?null:(0,f.cq)(R),ms:b});function X(H){
switch(H.kind){case"url":return{url:(0,f.cq)(H.url)};case"login":return{login:B(H.login),...H.leftOut>0?{elementsLeftOut:H.leftOut}:{}};case"problem":return{problem:K(
H.problem)}}}const B=({client:H,grantTypes:U,authz:it,token:gt,ports:G,scopes:A})=>({client:H,grantTypes:U,authz:it===null?null:(0,f.cq)(it),token:gt===null?null:
(0,f.cq)(gt),ports:G,scopes:A}),K=({code:H,message:U,help:it})=>({code:H,message:U,help:it??null}),q=({lookupMs:H,connectMs:U,tlsMs:it,firstByteMs:gt,totalMs:G})=>({
lookup:H,connect:U,tls:it,firstByte:gt,total:G});function et(H,U){const{problem:it,severity:gt,host:G,service:A,places:R,placesLeftOut:b=0,affects:_}=H,{kept:tt,
left:ot}=U(R);return{code:it.code,severity:gt,host:G,service:A,message:it.message,help:it.help??null,places:tt,...n("places",b+ot),affects:_}}}),4503:((wt,Y,t)=>{
t.d(Y,{o:()=>p,u:()=>$});function $({file:y,line:M},a){const f=a?.get(y);return f===void 0?null:f.diff?.lines.has(M)?`${f.diff.url}R${M}`:`${f.url}#L${M}`}function p(y){
if(!y.isWellFormed())return null;const M=a=>encodeURIComponent(a).replace(/[!'()*_~]/g,f=>`%${f.charCodeAt(0).toString(16).toUpperCase()}`);return y.split("/").
map(M).join("/")}}),9574:((wt,Y,t)=>{t.d(Y,{I$:()=>y,MB:()=>M,R4:()=>g,TM:()=>a,hn:()=>v,rm:()=>f});var $=t(5955),p=t(8641);function y(d,o,r=[]){const c=d.map((n,l)=>`\
<th align="${r.includes(l)?"right":"left"}">${n}</th>`),s=o.map(n=>`<tr>${d.map((m,h)=>`<td${r.includes(h)?' align="right"':""}>${n[h]||"\u2013"}</td>`).join("")}\
</tr>`);return["<table>",`<tr>${c.join("")}</tr>`,...s,"</table>"].join(`
`)}const M=d=>["<ul>",...d.map(o=>`<li>${o}</li>`),"</ul>"].join(`
`),a=(d,o)=>["<details>",`<summary>${d}</summary>`,...o,"</details>"].join(`
`),f=d=>(0,p.D9)(d).replaceAll(".",".<wbr>"),v=d=>`<code>${(0,p.js)(d).replaceAll("/","/<wbr>")}</code>`;function g(d,o,r,c){const s=[];let n=0;for(const l of d){
const m=c(l);if(n+=(0,$.$$)([m].flat().join(""))+r,n>o)break;s.push(m)}return s}}),3616:((wt,Y,t)=>{t.d(Y,{gD:()=>Pt,Fp:()=>Bt,Gc:()=>lt,XA:()=>at,rL:()=>Ft});var $=t(
7574),p=t(5102),y=t(4120),M=t(5955),a=t(8641),f=t(2886),v=t(1831),g=t(2796),d=t(8884),o=t(9574),r=t(8373);const c=20,s=10,n=700,l=4,m=300,h=1,k=6,S=12,D=4,e=1/2,
i=12e3,u=20,O=200;function x(w,P,V){const st=(0,g.cZ)(w),ct=st.slice(0,P.isBrief?s:c),ft=Math.min(i,V*e/ct.length),yt=W(ct);let Et=V-O;const jt=zt=>{const Qt=I(
zt,P,ft,yt.get(zt)??null),Vt=(0,M.$$)(Qt)<Et?Qt:`${C(zt,P)}</p>`;return Et-=(0,M.$$)(Vt)+u,Vt},Nt=(0,o.R4)(ct,V-O,u,jt),Gt=st.length-Nt.length;return Gt>0?[...Nt,
`<p>${(0,r.jP)(Gt,"cause",P)}</p>`]:Nt}function W(w){const P=w.filter(ct=>z(ct)&&ct.hosts.length>1),st=[...Map.groupBy(P,({hosts:ct})=>ct.toSorted().join()).values()].
flatMap(([ct,...ft])=>ct===void 0?[]:ft.map(yt=>[yt,ct.code]));return new Map(st.filter(([{message:ct}])=>ct!==null))}function I(w,P,V,st){const{findings:ct,message:ft,
help:yt}=w,Et=ct.length>1&&ct[0]?.exclude!==void 0,jt=[H(w,P),U(w)].filter(Vt=>Vt!==""),Nt=st===null?nt(w):[],Gt=ft===null?D:z(w)?k:S,zt=Nt.slice(0,Gt).map(Vt=>X(
Vt,w,P)),Qt=st===null?zt.join(", "):`The same hosts as for ${st}`;return[C(w,P),...ft===null||Qt===""?[]:[`<br>${Qt}`],...ft===null?[]:[`<br>${(0,y.Iu)((0,a.h$)(
ft,n))}`],...yt===null||Et?[]:[T(yt)],...jt.length===0?[]:[`<br><sub>${jt.join(" ")}</sub>`],"</p>",...ft===null?[(0,o.MB)(zt)]:[],...et(w,Nt.slice(Gt),P,V)].join(
`
`)}const T=w=>`<br><b>Help:</b> ${(0,a.h$)(w,n)}`;function C(w,P){const{severity:V,code:st,title:ct}=w,ft=Q(w),yt=ft>1?`${(0,y.px)(ft,L(w))}: `:"";return`<p>${r.
rC[V]} <b>${yt}${ct}</b> (${(0,r._h)(st,st,P)})`}const z=({hosts:w,findings:P})=>w.length>0&&!P.every(f.l$),L=w=>z(w)?"host":"place";function Q(w){if(z(w))return w.
hosts.length;const{lines:P,leftOut:V}=(0,d.yv)(w.findings);return P.length+V}function nt(w){const{findings:P,message:V}=w;return V===null?P.map(st=>[st]):z(w)?[
...Map.groupBy(P,({host:st})=>st).values()]:(0,d.yv)(P).lines}function X(w,P,V){return"file"in w?(0,r.u_)(w,V):P.message===null?q(w,P,V):B(w,P.hosts.length===1,
V)}function B(w,P,V){const[st]=w,ct=st?.host?(0,a.D9)((0,v.nx)(st.host)):"",ft=st?.isHostNew?[y.dy]:[];if(P){const jt=(0,d.yv)(w).settings.map(r.Su),Gt=[K(w,l,V),
...jt].filter(zt=>zt!=="").join(", ");return`${ct}${Gt===""?"":` in ${Gt}`}${ft.map(zt=>` (${zt})`)}`}const Et=[...ft,K(w,h,V).replace(/ places?$/,"")].filter(jt=>jt!==
"").join("; ");return Et===""?ct:`${ct} (${Et})`}function K(w,P,V){const{lines:st,leftOut:ct}=(0,d.yv)(w);return st.length===0?"":(0,r.EP)(st,P,V,ct)}function q(w,P,V){
const st=z(P)?B(w,!1,V):K(w,h,V);return w.map(({problem:ct})=>{const ft=(0,a.h$)(ct.message,m),yt=P.help===null&&ct.help?T(ct.help):"";return`${st===""?(0,y.Iu)(
ft):`${st}: ${ft}`}${yt}`}).join("<br>")}function et(w,P,V,st){const ct=w.message===null?"finding":L(w),{leftOut:ft}=z(w)?{leftOut:0}:(0,d.yv)(w.findings),yt=P.
length+ft;if(yt===0)return[];if(V.isBrief)return[`<p>${(0,r.jP)(yt,ct,V)}</p>`];const Et=(0,o.R4)(P,st,u,Gt=>X(Gt,w,V)),jt=yt-Et.length,Nt=w.message===null?(0,o.
MB)(Et):`<p>${Et.join(", ")}</p>`;return[(0,o.TM)((0,y.px)(yt,`more ${ct}`),[...Et.length===0?[]:[Nt],...jt>0?[`<p>${(0,r.jP)(jt,ct,V)}</p>`]:[]])]}function H({
affects:w},{context:{clients:P}}){const V=(0,y.od)(w,P);return V===""?"":`Affects ${V}.`}function U(w){const V=z(w)&&w.hosts.length===1&&w.message!==null?[]:(0,d.
yv)(w.findings).settings;return V.length===0?"":`Required by ${V.map(r.Su).join(", ")}.`}var it=t(1064),gt=t(1505);const G=20,A=20,R=["fails","warns","works"];function b(w,P,V){
const st=w.filter(Nt=>(0,p.cG)(Nt)&&!(0,p.JR)(Nt));if(st.length===0)return"";const ct=Nt=>st.length===1?mt(Nt,P).join(`
`):_(Nt,P),ft=(0,o.R4)(st,V,A,ct),yt=st.length-ft.length,[Et]=st.length===1?st:[],jt=Et===void 0?`of ${(0,y.px)(st.length,"host")}`:`of ${tt(Et)} (${ot(Et)})`;return(0,o.
TM)(`Requests, responses and certificates ${jt}`,[...ft,...yt>0?[`<p>${(0,r.jP)(yt,"host",P)}</p>`]:[]])}const _=(w,P)=>(0,o.TM)(`${r.Gr[(0,p.sG)(w)]} ${tt(w)} \
(${ot(w)})`,mt(w,P)),tt=({visit:w})=>(0,a.D9)((0,v.nx)(w.host)),ot=({visit:{attempt:w}})=>`${(0,y.px)(w.hops.length,"request")}, ${(0,$.kJ)(w.timing.totalMs)}`;
function mt(w,P){const{hops:V,certificates:st}=w.visit.attempt;return[dt(w,P),...w.services.length===0?[]:[xt(w,P)],...V.length===0?[]:[Lt(V)],...st.length===0?
[]:[bt(st,P)]]}function dt(w,P){const V=(0,r.Bm)(P);return["<table>",...[(0,gt.se)(w,P.context,V),{label:"clients",texts:It(w,P)},...(0,gt.Zc)(w,V),...(0,gt.o7)(
w,V)].flatMap(({label:ft,texts:yt})=>yt.length===0?[]:[`<tr><td><b>${(0,y.Iu)(ft)}</b></td><td>${yt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const It=({clients:w},{context:P})=>R.flatMap(V=>{const st=P.clients.filter(ft=>w[ft]===V),ct=st.map(ft=>it.bB[ft]).join(", ");return st.length===0?[]:[`${r.
Gr[V]} ${ct}`]});function xt({services:w,servicesLeftOut:P,servicesFrom:V},st){const ct=w.slice(0,G).map(jt=>[(0,a.D9)(jt.id,gt.tN),Ct(jt)]),ft=w.length-ct.length+
P,yt=ft>0?[[`and ${ft} more`,st.rest]]:[],Et=V===null?"URL":`URL, from the host block at ${(0,r.u_)(V,st)}`;return(0,o.I$)(["Service",Et],[...ct,...yt])}function Ct(w){
switch(w.kind){case"url":return(0,a.D9)((0,a.cq)(w.url));case"login":{const{client:P,authz:V,token:st,ports:ct}=w.login;return[`authz ${(0,a.D9)((0,a.cq)(V??"no\
ne"))}`,`token ${(0,a.D9)((0,a.cq)(st??"none"))}`,`client ${(0,a.D9)(P,gt.tN)}, ports ${ct.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${w.problem.
code}`}}function Lt(w){const P=w.map((V,st)=>{const ct=V.proxy===null?"":`through ${(0,a.D9)((0,a.cq)(V.proxy))}`,ft=V.status===null?"no response":`${V.status} ${(0,a.
h$)(V.reason,gt.tN)}`.trim();return[String(st+1),(0,a.D9)((0,a.cq)(V.url)),V.mediaType===null?ft:`${ft}<br>${(0,a.D9)(V.mediaType,gt.tN)}`,(0,y.Rk)(V.authorization),
V.address===null?ct:(0,a.D9)(V.address,gt.tN),(0,$.kJ)(V.ms).replace(" ","&nbsp;")]});return(0,o.I$)(["Hop","Request","Response","Token","Address","Time"],P,[0,
5])}function bt(w,{context:P}){const V=w.map(({host:st,subject:ct,issuer:ft,expires:yt})=>[(0,a.D9)(st,gt.tN),(0,a.h$)((0,$.nO)(yt,P.startedAt)),(0,a.D9)(ct,gt.
tN),(0,a.D9)(ft,gt.tN)]);return(0,o.I$)(["TLS certificate","Valid until","Subject","Issuer"],V)}const Kt=4,Rt=3,Wt=60;function N(w,P,V,st){const ct=w.filter(Nt=>(0,p.
sG)(Nt)===P);if(ct.length===0)return"";const ft=P==="works"&&w.some(Nt=>(0,p.sG)(Nt)==="warns"),yt=ut(ct,P,ft?" without warnings":"");if(V.isBrief)return`<p>${yt}\
</p>`;const Et=(0,o.R4)(ct,st,Wt,Nt=>Tt(Nt,V)),jt=ct.length-Et.length;return(0,o.TM)(yt,[...Et.length===0?[]:[(0,o.I$)(["Host","Required by",P==="works"?"Servic\
es":"Reason"],Et)],...jt>0?[`<p>${(0,r.jP)(jt,"host",V)}</p>`]:[]])}function ut(w,P,V){const st=w.slice(0,Rt).map(({visit:yt})=>(0,a.D9)((0,v.nx)(yt.host))),ct=(0,y.
K4)(st,Rt,w.length-st.length),ft=w.length===1?`${ct} ${p.nx[P]}${V}`:`<b>${(0,y.px)(w.length,"host")}</b> ${p.nx[P]}${V}: ${ct}`;return`${r.Gr[P]} ${ft}`}function Tt(w,P){
const V=w.requirements.flatMap(ct=>ct.because),{discovery:st}=w.visit.attempt;return[`${(0,o.rm)((0,v.nx)(w.visit.host))}${w.isNew?`<br><sub>${y.dy}</sub>`:""}`,
V.length===0?"":(0,d.Ky)(V,Kt,ct=>(0,r.u_)(ct,P)),(0,p.JR)(w)&&st.kind==="skipped"?st.problem.title:(0,gt.Yj)(w,(0,r.Bm)(P))]}var vt=t(4148);const Ut=40,Ht=80,Xt=w=>(0,vt.
fi)(w,P=>(0,o.hn)((0,a.J7)(P))),Yt=(w,P)=>(0,a.D9)(w,P).replaceAll(" ","&nbsp;"),Jt=(w,P)=>{const V=({code:st,title:ct})=>(0,r._h)(st,ct,P);return(0,vt.ij)([(0,vt.
eX)(V)],w)};function qt(w,P,V){const{wrong:st,good:ct}=(0,vt.jB)(w),ft=st.length>1||P.isBrief?_t(st,P,V/2):[],yt=V-(0,M.$$)(ft.join("")),Et=Vt=>J(Vt,P),jt=P.isBrief?
[]:(0,o.R4)([...st,...ct],yt,Ht,Et),Nt=P.isBrief?0:w.length-jt.length,Gt=[...ft,...jt.slice(0,st.length)],zt=jt.slice(st.length),Qt=zt.length<=vt.LC?zt:[(0,o.TM)(
tn(ct),zt)];return[...ft.length>0?[(0,o.TM)(nn(st),Gt)]:Gt,...P.isBrief&&ct.length>0?[`<p>${tn(ct)}</p>`]:Qt,...Nt>0?[`<p>${(0,r.jP)(Nt,"root module",P)}</p>`]:
[]]}function _t(w,P,V){const st=(0,vt.cZ)(w);if(st.length===0)return[];const ct=st.map(({row:Et})=>Et),ft=it.Du.filter(Et=>w.some(jt=>jt.clients.includes(Et))),
yt=[...Jt(ct,P),(0,vt.ie)(st,Xt),...(0,vt.ns)({clients:ft,rows:ct},Yt)];return[Zt(ct,{clients:ft},yt,P,V)]}function Zt(w,P,V,st,ct){const ft=(0,o.R4)(w.slice(0,
Ut),ct,Ht,Et=>[rt(Et,P,st),...V.map(({cell:jt})=>jt(Et))]),yt=w.length-ft.length;return(0,o.I$)(["Module or provider",...V.map(({title:Et})=>(0,y.Iu)(Et))],yt>0?
[...ft,[(0,r.jP)(yt,"row",st)]]:ft)}function nn(w){const P=(0,vt.qj)(w[0]??{rows:[]}),V=w.slice(0,vt.LC).map(Xt),st=(0,y.K4)(V,vt.LC,w.length-V.length);return w.
length===1?`${r.Gr[P]} <b>${st}</b>: ${vt.pJ[P]}`:`${r.Gr[P]} <b>${(0,y.px)(w.length,"root module")}</b> with errors or warnings: ${st}`}function tn(w){const P=w.
flatMap(V=>V.rows);return`${r.Gr[(0,vt.Fg)(P)]} <b>${(0,y.px)(w.length,"root module")}</b>: ${(0,vt.nS)(P)}`}function J(w,P){const V=(0,vt.qj)(w),{wrong:st,good:ct}=(0,vt.
P)(w),ft=[...st,...ct],yt=[...Jt(ft,P),...(0,vt.ns)({...w,rows:ft},Yt)],Et=V==="works"?(0,vt.nS)(w.rows):vt.pJ[V];return(0,o.TM)(`${r.Gr[(0,vt.Fg)(w.rows)]} <b>${Xt(
w)}</b>: ${Et}`,[Zt(ft,w,yt,P,Number.POSITIVE_INFINITY)])}function rt(w,P,V){const st=`${r.Gr[(0,vt.Fg)([w])]}&nbsp;<b>${(0,o.hn)((0,vt.mC)(w,P))}</b>`,[ct]=w.places,
ft=[...w.kind==="module"&&w.source!==w.address?[(0,o.hn)(w.source)]:[],...ct===void 0?[]:[(0,r.u_)(ct,V)]];return ft.length===0?st:`${st}<br><sub>${ft.join(" at\
 ")}</sub>`}const pt=2e5,kt={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},Ot=["causes","unchecked","roots","e\
vidence","passed","skipped","notices","notes"],At=1e3,$t=10,E=5,j=600,F=100,Z=7,lt=(w,P)=>at(w,{context:P,rest:r.h,isBrief:!1},{head:`## ${Pt(w)}`,foot:`tf-disc\
o ${(0,a.js)(P.version)}, started ${(0,a.js)((0,$.QN)(P.startedAt))}.`,maxBytes:pt});function at(w,P,{head:V,foot:st,maxBytes:ct}){const ft=ht(w,P),yt=new Map;let Et=ct-
At-(0,M.$$)(V+st);for(const[Gt,zt]of Object.entries(kt)){const Vt=ft[Gt](Math.min(zt,Et)).filter(sn=>sn!=="").join(`

`),en=(0,M.$$)(Vt)<=Et;en&&(Et-=(0,M.$$)(Vt)),yt.set(Gt,en?Vt:`<p>More ${P.rest}</p>`)}const jt=Ot.map(Gt=>yt.get(Gt)??"").filter(Gt=>Gt!==""),Nt=!P.isBrief&&jt.
some(r.ze)?`${st} ${Mt(P)}`:st;return`${[V,...jt,`<sub>${Nt}</sub>`].join(`

`)}
`}function ht(w,P){const V=(0,p.md)(w.hosts),st=V.filter(({findings:Et})=>Et.length===0),ct=({severity:Et})=>Et==="notice",ft=w.findings.filter(ct),yt=w.findings.
filter(Et=>!ct(Et));return{notes:Et=>[Dt(w,P,Et)],causes:Et=>x(yt,P,Et),roots:Et=>qt(w.roots,P,Et),evidence:Et=>P.isBrief?[]:[b(V,P,Et)],unchecked:Et=>[N(st,"un\
checked",P,Et)],passed:Et=>[N(V,"works",P,Et)],skipped:Et=>[N(V,"skipped",P,Et)],notices:Et=>P.isBrief?[]:[St(ft,P,Et)]}}function Mt({context:w}){const P=w.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,a.js)(P)}">kept as an artifa\
ct</a>.`}function St(w,P,V){if(w.length===0)return"";const st=`${r.rC.notice} ${(0,y.px)(w.length,"notice")}`;return(0,o.TM)(st,x(w,P,V))}function Dt(w,P,V){const st=(0,p.
h$)(w,P.context).map(jt=>`${(0,y.Iu)((0,a.h$)(jt,j))}.`),ct=(0,o.R4)(st,V,$t,jt=>jt),ft=ct.slice(0,E),yt=P.isBrief?[]:ct.slice(E),Et=st.length-ft.length-yt.length;
return[`<p>${ft.join("<br>")}</p>`,...yt.length===0?[]:[(0,o.TM)((0,y.px)(yt.length,"more remark"),[`<p>${yt.join("<br>")}</p>`])],...Et>0?[`<p>${(0,r.jP)(Et,"r\
emark",P)}</p>`]:[]].join(`
`)}const Pt=w=>`${Ft(w)} ${(0,y.Iu)((0,p.$N)(w))}`;function Ft(w){const P=w.findings.some(({severity:st})=>st!=="notice"),V=w.hosts.length===0?"skipped":"works";
return r.Gr[w.passed?P?"warns":V:"fails"]}function Bt({url:w,workflow:P,job:V,commit:st}){const ct=P.split("/").at(-1)??"";return[`<a href="${(0,a.js)(w)}">${(0,a.
D9)(ct===""?"this run":ct,F)}</a>`,...V===""?[]:[`job ${(0,a.D9)(V,F)}`],...st===""?[]:[`commit ${(0,a.D9)(st.slice(0,Z))}`]].join(", ")}}),8373:((wt,Y,t)=>{t.d(
Y,{Bm:()=>m,EP:()=>r,Gr:()=>v,Su:()=>n,_h:()=>l,h:()=>M,jP:()=>d,rC:()=>f,u_:()=>s,xy:()=>a,ze:()=>o});var $=t(4503),p=t(8884),y=t(8641);const M="in the JSON re\
port",a="in the job summary",f={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},v={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},g="&nbsp;more ",d=(h,k,{rest:S})=>`and ${h}${g}${k}${h===1?"":"s"} ${S}`,o=h=>h.includes(g),r=(h,k,S,D=0)=>(0,p.Ky)(h,k,e=>s(e,S),D).replace(
/ more (?=places?$)/,g),c=600;function s(h,{context:{links:k}}){if(typeof h=="string")return n(h);const D=`<code>${(0,y.js)((0,p.eo)(h)).replaceAll("/","/<wbr>")}\
</code>`,e=(0,$.u)(h,k);return e===null||e.length>c?D:`<a href="${(0,y.js)(e,c)}">${D}</a>`}const n=h=>h.endsWith(" input")?`the ${(0,y.D9)(h.replace(/ input$/,
""))} input`:(0,y.D9)(h),l=(h,k,{context:S})=>`<a href="${(0,y.js)(`${S.docsUrl}#${h}`)}">${k}</a>`,m=h=>({value:y.D9,prose:y.h$,because:k=>s(k,h)})}),5102:((wt,Y,t)=>{
t.d(Y,{$N:()=>m,JR:()=>r,QK:()=>l,b:()=>c,cG:()=>o,h$:()=>x,hm:()=>n,md:()=>s,nx:()=>v,sG:()=>d});var $=t(4e3),p=t(5799),y=t(7574),M=t(4120),a=t(8884),f=t(4148);
const v={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},g=["fails","unchecked","warns","skipped","works"];function d(I){
if(c(I))return"unchecked";const T=n(I.findings);return T==="error"?"fails":T==="warning"?"warns":r(I)?"skipped":"works"}const o=I=>["fails","warns"].includes(d(
I)),r=({visit:I})=>I.attempt.discovery.kind==="skipped",c=({visit:{attempt:I}})=>I.discovery.kind==="skipped"&&I.discovery.problem.code==="host-not-checked";function s(I){
return g.flatMap(T=>I.filter(C=>d(C)===T))}const n=I=>p.oC.find(T=>I.some(C=>C.severity===T))??null;function l({findings:I}){const T=n(I);return T==="notice"?[]:
I.filter(({severity:C})=>C===T)}function m({hosts:I,files:T,findings:C,passed:z,stopped:L,roots:Q}){const nt=(0,f.g5)(Q),X=nt===null?T:T.filter(({problem:gt})=>!h.
test(gt.code)),B=X.filter(gt=>!k(gt)),q=[B.length<X.length?["nothing to check"]:D(I),u(B)],H=n(B)==="error"&&!I.some(gt=>d(gt)==="fails")?q.toReversed():q,U=[nt??
[],...H].flat().join(", "),it=n(C)==="error";return L!==null?`${U} (${(0,$.Cw)(L)})`:z&&it?`${U} (the check passes: fail-on is never)`:z||it?U:`${U} (the check \
fails: fail-on is warning)`}const h=/^(?:module|provider|version|package|constraint|lock)-/,k=({problem:I,severity:T})=>I.code==="nothing-to-check"&&T==="error",
S="not allowed";function D(I){const T=I.length;if(T===0)return["no registry hosts to check"];const C=I.filter(G=>!r(G)).map(d),z=I.filter(c).length,[L,Q]=[C.length,
T-C.length],nt=C.filter(G=>G==="fails").length,X=C.filter(G=>G==="warns").length,B=I.filter(G=>r(G)&&d(G)==="fails").length,K=[{count:nt,words:v.fails},{count:B,
words:S},{count:z,words:v.unchecked}],q=[{count:L-nt,words:v.works},{count:Q-B-z,words:v.skipped}],et=nt+B+z>0,[H,...U]=(et?K:q).filter(({count:G})=>G>0),gt=H?.
words===S||H?.words===v.unchecked?H.count===1?"is ":"are ":"";return[`${i(H?.count??0,T)} ${gt}${H?.words}`,...U.map(({count:G,words:A})=>`${G} ${A}`),...X===0?
[]:[e(X,T,et)]]}function e(I,T,C){return T===1?"with warnings":`${I} ${C?"more ":""}with warnings`}function i(I,T){return T===1?"1 registry host":I===T?`all ${T}\
 registry hosts`:`${I} of ${T} registry hosts`}function u(I){const T=n(I);if(T===null||T==="notice")return[];const C=(0,a.Dc)(I.filter(({severity:L})=>L===T)),z=(0,a.
BQ)(I);return[...C===0?[]:[`${T}s in ${(0,M.px)(C,"file")}`],...n(z)===T?[`${T}s in the ${(0,a.et)(z)}`]:[]]}function O({hosts:I},T){const{files:C,bytes:z,usages:L,
durationMs:Q}=T;if(C===0&&Q===0)return null;if(C===0)return"found no Terraform or OpenTofu files";const nt=I.filter(a.Qz).length,X=nt===0?"no registry host is u\
sed":`${(0,M.px)(L,"usage")} of ${(0,M.px)(nt,"registry host")}`;return`scanned ${(0,M.px)(C,"file")} (${(0,y.tY)(z)}) in ${(0,y.kJ)(Q)}: ${X}`}function x(I,T){
const{dialect:C,durationMs:z,scan:L,remarks:Q}=T,nt=O(I,L),B=I.hosts.length===0&&L.files===0?"":` for ${(0,M.QI)(C)} (${C.why})`;return[`${W(I)}; checked in ${(0,y.
kJ)(z)}${B}`,...nt===null?[]:[nt],...Q]}function W({findings:I,ignored:T}){const C=p.oC.flatMap(L=>{const{length:Q}=I.filter(nt=>nt.severity===L);return Q===0?[]:
[(0,M.px)(Q,L)]}),z=C.length===0?"no findings":C.join(", ");return T>0?`${z}, ${T} ignored`:z}}),4148:((wt,Y,t)=>{t.d(Y,{Fg:()=>g,LC:()=>r,Mm:()=>f,P:()=>l,cZ:()=>m,
eX:()=>T,fi:()=>c,g5:()=>s,ie:()=>S,ij:()=>I,jB:()=>n,mC:()=>D,nS:()=>e,ns:()=>W,pJ:()=>o,qj:()=>v});var $=t(1064),p=t(5011),y=t(5257),M=t(4120);const a=["fails",
"warns","works"];function f({worst:L}){return L==="error"?"fails":L==="warning"?"warns":"works"}const v=({rows:L})=>a.find(Q=>L.some(nt=>f(nt)===Q))??"works";function g(L){
const Q=v({rows:L});return Q==="works"&&L.some(d)?"skipped":Q}const d=({chosen:L})=>Object.keys(L).length===0,o={fails:"init fails",warns:"has warnings",works:"\
passed"},r=3,c=({directory:L},Q)=>L===y.cd.file?y.cd.file:L==="."?"the top directory":Q(L);function s(L){const Q=L.filter(({directory:B})=>B!==y.cd.file),{length:nt}=n(
Q).failing;return nt===0?null:Q.length===1?"init fails":`init fails in ${nt===Q.length?`all ${nt}`:`${nt} of ${Q.length}`} root modules`}function n(L){const{fails:Q=[],
warns:nt=[],works:X=[]}=Object.groupBy(L,v);return{failing:Q,wrong:[...Q,...nt],good:X}}function l({rows:L}){const{fails:Q=[],warns:nt=[],works:X=[]}=Object.groupBy(
L,f);return{wrong:[...Q,...nt],good:X}}function m(L){const Q=new Map;for(const B of n(L).wrong)for(const K of l(B).wrong){const q=h(K),et=Q.get(q)??{row:K,roots:new Set};
Q.set(q,et),et.roots.add(B)}const{fails:nt=[],warns:X=[]}=Object.groupBy(Q.values(),({row:B})=>f(B));return[...nt,...X]}const h=({kind:L,source:Q,constraints:nt,
locked:X,chosen:B,problems:K})=>JSON.stringify([L,Q,nt,X,B,K]),k=3;function S(L,Q){const nt=new Map(L.map(B=>[B.row,[...B.roots]]));return{title:"root modules",
cell:B=>{const K=nt.get(B)??[],q=K.slice(0,k).map(Q);return(0,M.K4)(q,k,K.length-q.length)}}}const D=({address:L,host:Q},{clients:nt})=>nt.every(X=>(0,p.Vm)(X)===
Q)&&L.startsWith(`${Q}/`)?L.slice(Q.length+1):L;function e(L){const Q=[...new Map(L.map(et=>[`${et.kind} ${et.source}`,et])).values()],nt=["module","provider"].
flatMap(et=>{const{length:H}=Q.filter(U=>U.kind===et);return H===0?[]:[(0,M.px)(H,et)]});if(nt.length===0)return"no registry modules and no providers";const X=L.
some(({platforms:et})=>et.length>0)?" and package":"",B=Q.filter(d).length,K=Q.filter(({chosen:et})=>Object.values(et).includes(null)).length,q=B+K===0?`every v\
ersion${X} is available`:[...K>0?[`${K} without a version`]:[],...B>0?[`${B} not checked`]:[]].join(", ");return`${nt.join(" and ")}, ${q}`}const i=60,u=6,O=60,
x=12;function W({clients:L,rows:Q},nt){const X=Q.every(({chosen:K})=>new Set(Object.values(K)).size<=1),B=[{title:"constraint",cell:({constraints:K})=>(0,M.K4)(
[...new Set(K)].map(q=>nt(q,O)),u)},...X?[{title:"version",cell:K=>C(K,null,nt)}]:L.map(K=>({title:$.bB[K],cell:q=>C(q,K,nt)})),{title:"newest",cell:({newest:K})=>K===
null?"":nt(K,i)},{title:"platforms",cell:({platforms:K})=>z(K,nt)}];return I(B,Q)}const I=(L,Q)=>L.filter(({cell:nt})=>Q.some(X=>nt(X)!=="")),T=L=>({title:"prob\
lem",cell:({problems:Q})=>Q.filter(({usualSeverity:nt})=>nt!=="notice").map(L).join(", ")});function C({chosen:L,locked:Q},nt,X){const B=nt===null?Object.values(
L)[0]:L[nt];return B===void 0?"":B!==null?`${X(B,i)}${B===Q?" (locked)":""}`:Q===null?"none":`none (locked: ${X(Q,i)})`}function z(L,Q){const nt=L.map(({platform:X,
available:B})=>`${B===null?"?":B?"\u2713":"\u2717"} ${Q(X,i)}`);return(0,M.K4)(nt,x)}}),733:((wt,Y,t)=>{t.d(Y,{W:()=>f,n:()=>p});const $=/^[ -~]*$/;function p(v){
if($.test(v))return v.length;let g=0;for(const d of v)g+=y(d);return g}function y(v){return $.test(v)?1:M(v)?0:new RegExp("\\p{Regional_Indicator}","u").test(v)?
1:a(v)?2:1}const M=v=>/[\p{Mn}\p{Me}\u1160-\u11FF]/u.test(v),a=v=>/[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u3247\u3250-\u4DBF\u4E00-\uA4C6\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u.
test(v);function f(v,g,d){let[o,r]=["",0];for(const c of v){const s=y(c),n=r+s;if(r>=g&&n<=d&&(s>0||r>g)?o+=c:o+=" ".repeat(Math.max(0,Math.min(n,d)-Math.max(r,
g))),r=n,r>d)break}return o}}),7146:((wt,Y,t)=>{t.d(Y,{ky:()=>o,nI:()=>y,qt:()=>g,wW:()=>d});var $=t(733);const p={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function y(c,s,n){return n.colour?`\x1B[${p[s]}m${c}\x1B[0m`:c}const M=(c,s,{hyperlinks:n})=>s===void 0||!n?c:`\x1B]8;;${s}\x1B\\${c}\x1B]8;;\x1B\\`,a=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
f=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,v=5001;function g(c){const{FORCE_HYPERLINK:s,TERM:n="",TERM_PROGRAM:l="",VTE_VERSION:m}=c;
return s?s!=="0":c.CI||c.NO_COLOR||n==="dumb"?!1:Number(m)>=v||a.test(l)||f.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(h=>c[h])}function d(c,s){const n="\
 ".repeat(c.indent),l=c.label.padEnd((c.column??0)-1),m=" ".repeat(c.indent+(c.column??2)),[h="",...k]=r(s.withFlags?.(c.text)??c.text,{first:s.width-n.length-l.
length-1,others:s.width-m.length}),S=M(y(l,c.style,s),c.url,s);return[`${n}${S} ${h}`.trimEnd(),...k.map(D=>`${m}${D}`)]}function o(c,{width:s,withFlags:n}){const[
l="",...m]=r(n?.(c)??c,{first:s,others:s-2});return[l,...m.map(h=>`  ${h}`)]}function r(c,s){const n=[];let l="",m=0;for(const h of c.split(" ")){const k=n.length===
0?s.first:s.others,S=(0,$.n)(h);l!==""&&m+1+S>k?(n.push(l),l=h,m=S):(m=l===""?S:m+1+S,l=l===""?h:`${l} ${h}`)}return[...n,l]}}),4421:((wt,Y,t)=>{t.d(Y,{S5:()=>rt,
MV:()=>pt,K8:()=>kt});var $=t(2389),p=t(2796),y=t(5102),M=t(4120),a=t(5955),f=t(8641),v=t(1831),g=t(8884),d=t(733),o=t(7146);const r=160,c=12,s="    ",n=/##\w*\[/;
function l({place:E,before:j,literal:F,after:Z},lt,at){const ht=" ".repeat(`  ${E.line}`.length),Mt=Math.min(at.width,r)-ht.length-3;if(Mt<c)return[];const St=m(
j+F+Z),Dt=St(j+F+Z),Pt=(0,d.n)(Dt)<=Mt?0:St(j).search(/[^ ]|$/),Ft=Dt.slice(Pt),Bt=(0,d.n)(St(j))-Pt,w=(0,d.n)(St(j+F))-Pt,{from:P,to:V,text:st}=h(Ft,Bt,Math.max(
w,Bt+1),Mt),ct=(0,o.nI)("|","dim",at),ft="^".repeat(Math.max(1,Math.min(w,V)-Math.max(Bt,P))),yt=" ".repeat(Math.max(Bt,P)-P);return[`${(0,o.nI)(`  ${E.line}`,"\
dim",at)} ${ct} ${st}`.trimEnd(),`${ht} ${ct} ${yt}${(0,o.nI)(ft,lt,at)}`]}function m(E){const j=F=>(0,f.RK)(F.replaceAll("	",s),Number.POSITIVE_INFINITY);return n.
test(j(E))?F=>j(F).replaceAll(/(?<=#)#/g," #"):j}function h(E,j,F,Z){const lt=(0,d.n)(E);if(lt<=Z)return{from:0,to:Z,text:E};const at=Math.max(0,Z-2-(F-j)),ht=F<
Z?0:Math.max(0,j-1-Math.ceil(at*2/3)),Mt=lt-ht<=Z,St=ht+Z,Dt=(0,d.W)(E,ht===0?0:ht+1,Mt?St:St-1),Pt=`${ht===0?"":"\u2026"}${Dt}${Mt?"":"\u2026"}`;return{from:ht,
to:Mt?St:St-1,text:Pt}}var k=t(1505),S=t(7574);const D=20,e=6,i=13,u={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},O={error:u.fails,warning:u.warns,notice:{sign:"\xB7",style:"blue"}},x={value:f.
RK,prose:f.RK,because:g.eo};function W(E,j){const F=(0,y.sG)(E),{sign:Z,style:lt}=u[F],at=[...(0,y.cG)(E)?C(E,j.context):[],...(0,k.o7)(E,x)],ht=`${y.nx[F]}${E.
isNew?` (${M.dy})`:""}: ${T(E)}`;return[...(0,o.wW)({indent:0,label:`${Z} ${I(E.visit.host)}`,style:lt,text:ht},j),...at.flatMap(Mt=>z(Mt,j))].map(f.BP).join(`
`)}const I=E=>{const j=(0,v.nx)(E);return j===E?(0,f.RK)(E):`${(0,f.RK)(j)} (${(0,f.RK)(E)})`};function T(E){const{discovery:j}=E.visit.attempt,F=(0,y.QK)(E);return F.
length>0?(0,M.K4)([...new Set(F.map(Z=>Z.problem.code))],e):j.kind==="skipped"?j.problem.code:(0,k.Yj)(E,x)}function C(E,j){const{hops:F,certificates:Z}=E.visit.
attempt;return[(0,k.se)(E,j,x),{label:"response",texts:F.map(L)},{label:"services",texts:Q(E)},...(0,k.Zc)(E,x),{label:"certificate",texts:Z.map(lt=>X(lt,j))}]}
const z=({label:E,texts:j},F)=>j.flatMap((Z,lt)=>{const at=lt===0?E:"";return(0,o.wW)({indent:2,label:at,style:"dim",column:i,text:Z},F)});function L(E){const j=E.
status===null?"none":`${E.status} ${(0,f.RK)(E.reason,k.tN)}`,F=E.status===null?"after":"in",Z=[...E.mediaType===null?[]:[(0,f.RK)(E.mediaType,k.tN)],...E.address===
null?[]:[`at ${(0,f.RK)(E.address,k.tN)}`],...E.proxy===null?[]:[`through ${(0,f.RK)((0,f.cq)(E.proxy))}`],...E.authorization==="none"?[]:[`token ${(0,M.Rk)(E.authorization)}`]],
lt=Z.length===0?"":` (${Z.join("; ")})`;return`${j.trim()} from ${(0,f.RK)((0,f.cq)(E.url))} ${F} ${(0,S.kJ)(E.ms)}${lt}`}function Q({services:E,servicesLeftOut:j}){
const F=E.slice(0,D),Z=E.length-F.length+j;return[...F.map(nt),...Z>0?[`and ${Z} more`]:[]]}function nt(E){const j=(0,f.RK)(E.id,k.tN);switch(E.kind){case"url":
return`${j} ${(0,f.RK)((0,f.cq)(E.url))}`;case"login":{const{authz:F,token:Z}=E.login,lt=[F,Z].map(at=>(0,f.RK)((0,f.cq)(at??"none")));return`${j} authz ${lt.join(
", token ")}`}case"problem":return`${j}: ${E.problem.code}`}}function X(E,j){const{host:F,subject:Z,issuer:lt,expires:at}=E,ht=(0,f.RK)((0,S.nO)(at,j.startedAt));
return`${(0,f.RK)(F,k.tN)} valid until ${ht}; subject ${(0,f.RK)(Z,k.tN)}, issuer ${(0,f.RK)(lt,k.tN)}`}const B=4,K={places:6,messages:5,frames:p.Wi},q={places:3,
messages:2,frames:1},et=1e3;function H(E,j,F){const{severity:Z,code:lt,title:at,message:ht}=E,Mt=(0,f.RK)(ht??at,et),St=`${j.context.docsUrl}#${lt}`,{style:Dt}=O[Z],
Pt=U(E,F)??[...mt(E.hosts.length>1?"hosts":"host",it(E),j),...gt(E,j,F),...ot(E,j)],Ft=tt(E.findings)?"":E.help??"";return[...(0,o.wW)({indent:0,label:`${Z}[${lt}\
]:`,style:Dt,url:St,text:Mt},j),...Pt,...mt("help",(0,f.RK)(Ft,et),j),...mt("affects",(0,M.od)(E.affects,j.context.clients),j)].map(f.BP).join(`
`)}function U(E,{codes:j}){const{hosts:F,message:Z,code:lt,findings:at}=E;if(F.length<2||Z===null)return null;const{lines:ht}=(0,g.yv)(at),Mt=JSON.stringify([F.
toSorted(),ht[0],ht.length]),St=j.get(Mt);return St===void 0&&j.set(Mt,lt),St===void 0?null:[`  hosts: the same ${F.length} as for ${St}`]}function it({hosts:E,
findings:j,message:F}){const[Z]=E;if(E.length===1&&Z!==void 0&&F?.includes((0,v.nx)(Z))&&j[0]?.isHostNew!==!0)return"";const at=(0,M.Ku)(E,B).map(ht=>{const Mt=j.
some(St=>St.host===ht&&St.isHostNew);return`${I(ht)}${Mt?` (${M.dy})`:""}`});return(0,M.K4)(at,E.length,E.length-at.length)}function gt(E,j,F){const{frames:Z}=G(
E),lt=A(E),at=(0,p.cr)(E).length-lt.length;return[...lt.flatMap(({message:ht,findings:Mt,first:St},Dt)=>{const Pt=R(St,E.message===null?ht:"",j);return Dt>=Z?Pt:
[...Pt,...b(St,E,j,F),...mt("help",(0,f.RK)(_(E,Mt),et),j)]}),...at>0?[`  and ${(0,M.px)(at,"more message")} in the JSON report`]:[]]}const G=({hosts:E,findings:j})=>E.
length>1||tt(j)?q:K,A=E=>(0,M.Ku)((0,p.cr)(E),G(E).messages).map(([j,F])=>({message:j,findings:F,first:(0,g.tN)(F)}));function R(E,j,F){if(E===null&&j==="")return[];
const Z=E===null?"-":"-->",at=[...E===null?[]:[(0,g.R3)(E)],(0,f.RK)(j,et)].filter(ht=>ht!=="").join(": ");return(0,o.wW)({indent:2,label:Z,style:"dim",text:at},
F)}function b(E,{severity:j},F,{lines:Z}){if(E===null)return[];const{file:lt,line:at,column:ht}=E,Mt=F.context.sources.find(St=>St.place.file===lt&&St.place.line===
at&&St.place.column===ht);return Mt===void 0||Z.has(Mt)?[]:(Z.add(Mt),l(Mt,O[j].style,F))}function _({help:E,findings:j},F){return E!==null||tt(j)?"":F[0]?.problem.
help??""}const tt=([E,j])=>E?.exclude!==void 0&&j!==void 0;function ot(E,j){const{findings:F}=E,{lines:Z,settings:lt,leftOut:at}=(0,g.yv)(F),ht=A(E).map(({first:Dt})=>Dt&&
(0,g.eo)(Dt)),Mt=Z.filter(Dt=>!ht.includes((0,g.eo)(Dt))),St=G(E).places;return[...mt("also at",(0,g.Ky)(Mt,St,void 0,at),j),...mt("required by",(0,g.Ky)(lt,St),
j)]}const mt=(E,j,F)=>j===""?[]:(0,o.wW)({indent:2,label:`${E}:`,style:"dim",text:j},F);var dt=t(4148),It=t(1064);const xt=20,Ct=3,Lt="  ",bt=E=>(0,dt.fi)(E,f.J7);
function Kt(E,j){const{wrong:F}=(0,dt.jB)(E);return F.length>dt.LC?[Rt(E,F,j)]:F.map(Z=>{const lt=(0,dt.P)(Z),at=[...lt.wrong,...lt.good],ht=Wt((0,dt.ns)({...Z,
rows:at.slice(0,xt)},f.RK),at),Mt=bt(Z);return N({outcome:(0,dt.qj)(Z),name:Mt,root:Z,rows:at,columns:ht},j)})}function Rt(E,j,F){const Z=(0,dt.cZ)(E),lt=Z.map(
({row:Pt})=>Pt),at=It.Du.filter(Pt=>j.some(Ft=>Ft.clients.includes(Pt))),ht=(0,dt.ns)({clients:at,rows:lt.slice(0,xt)},f.RK),Mt=Wt([(0,dt.ie)(Z,bt),...ht],lt),St=(0,dt.
qj)({rows:lt}),Dt=(0,M.px)(j.length,"root module");return N({outcome:St,name:Dt,root:{clients:at},rows:lt,columns:Mt},F)}const Wt=(E,j)=>[...E,...(0,dt.ij)([(0,dt.
eX)(({code:F})=>F)],j)];function N({outcome:E,name:j,root:F,rows:Z,columns:lt},at){const{sign:ht,style:Mt}=u[E],St=Z.filter(Bt=>(0,dt.Mm)(Bt)===E),Dt=[...new Set(
St.map(Bt=>(0,f.RK)((0,dt.mC)(Bt,F))))],Pt=`${dt.pJ[E]} for ${(0,M.K4)(Dt,Ct)}`,Ft=Z.length-xt;return[`${(0,o.nI)(ht,Mt,at)} ${(0,o.nI)(j,"bold",at)}: ${Pt}`,...ut(
Z.slice(0,xt).map(Bt=>({sign:u[(0,dt.Fg)([Bt])],cells:[(0,f.RK)((0,dt.mC)(Bt,F)),...lt.map(({cell:w})=>w(Bt))]})),["module or provider",...lt.map(({title:Bt})=>Bt)],
at),...Ft>0?[`  and ${Ft} more in the JSON report`]:[]].map(f.BP).join(`
`)}function ut(E,j,F){const Z=j.map((ht,Mt)=>Math.max(...[ht,...E.map(({cells:St})=>St[Mt])].map(Tt)));if(Z.reduce((ht,Mt)=>ht+Lt.length+Mt,Lt.length)>F.width)return E.
flatMap(({sign:{sign:ht,style:Mt},cells:[St="",...Dt]})=>{const Pt=Dt.flatMap((Bt,w)=>Bt===""?[]:[`${j[w+1]} ${Bt}`]),Ft=`${St}: ${Pt.join("; ")}`;return(0,o.wW)(
{indent:2,label:ht,style:Mt,text:Ft},F)});const at=ht=>ht.map((Mt,St)=>Mt+" ".repeat((Z[St]??0)-Tt(Mt))).join(Lt).trimEnd();return[`    ${(0,o.nI)(at(j),"dim",F)}`,
...E.map(({sign:{sign:ht,style:Mt},cells:St})=>`  ${(0,o.nI)(ht,Mt,F)} ${at(St)}`)]}const Tt=(E="")=>Array.from(E).length;function vt(E,j){const F=E.flatMap(St=>St.
rows),{sign:Z,style:lt}=u[(0,dt.Fg)(F)],[at]=E,Mt=`${E.length===1&&at!==void 0?bt(at):(0,M.px)(E.length,"root module")}: ${(0,dt.nS)(F)}`;return(0,o.wW)({indent:0,
label:Z,style:lt,text:Mt},j).map(f.BP).join(`
`)}const Ut=3,Ht=4,Xt=1e3;function Yt({hosts:E,roots:j},F){const Z=Map.groupBy(E,y.sG),lt=(Z.get("unchecked")??[]).filter(({findings:ht})=>ht.length===0),{good:at}=(0,dt.
jB)(j);return[...Jt("unchecked",lt,F),...Jt("skipped",Z.get("skipped")??[],F),...Jt("works",Z.get("works")??[],F),...at.length>0?[vt(at,F)]:[]]}function Jt(E,j,F){
const Z=Pt=>W(Pt,F);if(j.length<=Ut)return j.map(Z);const{sign:lt,style:at}=u[E],ht=(0,M.Ku)(j,Ht).map(({visit:Pt})=>I(Pt.host)),Mt=(0,M.K4)(ht,ht.length,j.length-
ht.length),St=`${(0,M.px)(j.length,"host")} ${y.nx[E]}: ${Mt}`;if(!F.isRunner)return[(0,o.wW)({indent:0,label:lt,style:at,text:St},F).map(f.BP).join(`
`)];const Dt=Pt=>`and ${Pt} more in the JSON report`;return[[(0,f.BP)(`${lt} ${St}`),...(0,M.UV)(j,Xt,Z,Dt)].join(`
`)]}function qt(E,j){const F=(0,y.hm)(E.findings),Z=E.hosts.length>Ut||E.findings.length>0,lt=j.isRunner?"the JSON report has all details; its path is the outpu\
t `report`":"for all details: `--format json` or `--report FILE.json`",at=`problem codes are explained at ${j.context.docsUrl}`;return Z?[(F===null||F==="notice"?
[lt]:[at,lt]).flatMap(Mt=>(0,o.ky)(Mt,j)).join(`
`)]:[]}const _t=5,Zt=30,nn=3,tn=20,J=16e6;function*rt(E,j){yield`${pt(E,j)}
`;let F=!0;for(const{text:Z}of kt(E,j)){const lt=Z.includes(`
`);yield`${F||lt?`
`:""}${Z}
`,F=lt}}function pt(E,j){const{sign:F,style:Z}=u[E.passed?"works":"fails"],lt=j.isQuiet?[]:(0,y.h$)(E,j.context).slice(0,_t);return[`${(0,o.nI)(F,Z,j)} ${(0,o.nI)(
(0,y.$N)(E),"bold",j)}`,...lt.flatMap(at=>Ot(at,j))].join(`
`)}function*kt(E,j,F=J){const{isQuiet:Z=!1,isRunner:lt=!1,context:at}=j,ht=({severity:P})=>!Z||P==="error"||(0,$.k2)(P,at.failOn),Mt=(0,p.cZ)(E.findings.filter(
ht)),St={lines:new Set,codes:new Map};for(const P of Mt.slice(0,Zt))yield $t(H(P,j,St));const Dt=Mt.slice(Zt).flatMap(({findings:P})=>P);if(Dt.length>0&&(yield $t(
`and ${(0,M.px)(Dt.length,"more finding")} in the JSON report`)),Z)return;const Pt=P=>({kind:lt?"group":"plain",text:P});yield*Kt(E.roots,j).map(Pt);const Ft=(0,y.
md)(E.hosts).filter(P=>(0,y.cG)(P)&&!(0,y.JR)(P)),Bt=lt||Ft.length<=nn?Ft:[];yield*At(Bt,j,F).map(Pt),yield*Yt(E,j).map(Pt);const w=(0,y.h$)(E,at).slice(_t);w.length>
0&&(yield $t(w.flatMap(P=>Ot(P,j)).join(`
`))),yield*qt(E,j).map($t)}const Ot=(E,j)=>(0,o.ky)((0,f.RK)(E),j).map(f.BP);function*At(E,j,F){const Z=new a.Wv(F),lt=Ft=>W(Ft,j),at=yield*(0,a._Q)(E.slice(0,tn),
Z,lt),ht=[],Mt=(0,a._Q)(E.slice(tn),Z,lt);let St=Mt.next();for(;!St.done;St=Mt.next())ht.push(St.value);const Dt=(0,M.px)(ht.length,"more host");ht.length>0&&(yield[
`details of ${Dt}`,...ht].join(`
`));const Pt=at+St.value;Pt>0&&(yield`the details of ${(0,M.px)(Pt,"more host")} are in the JSON report`)}const $t=E=>({kind:"plain",text:E})}),5257:((wt,Y,t)=>{
t.d(Y,{JT:()=>f,KS:()=>v,MO:()=>o,MP:()=>a,Nf:()=>d,W$:()=>M,cd:()=>y,yp:()=>g});var $=t(5143);const p="hostnames input",y={file:p,line:1,column:1,endColumn:1},
M=r=>r.file===p?p:r,a=({host:r,namespace:c,name:s,system:n})=>`${r}/${c}/${s}/${n}`,f=({host:r,namespace:c,type:s})=>`${r}/${c}/${s}`;function v(r,c){const s=r.
versions??d(r)?.values?.[c]??null;return s===null?null:{text:s,place:g(r)}}function g(r){const{versionsAt:c,place:s}=r,n=typeof c=="number"?c:c?.at;return n===void 0?
s:{file:s.file,...(0,$._h)(n)}}const d=({versionsAt:r})=>typeof r=="number"?null:r,o=(r,c)=>`${r} ${c}`}),2909:((wt,Y,t)=>{t.a(wt,async($,p)=>{try{let B=function(){
return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(Y);var y=t(4391),M=t(9018),a=t(7251),f=t(6309),v=t(2722),g=t(3565),d=t(8782),o=t(9077),r=t(3795),c=t(3386),
s=t(2057),n=t(1964),l=t(6182),m=t(2827),h=t(3616),k=t(8641),S=t(9703),D=t(4421),e=t(8463),i=t(3152),u=t(4844),O=t(6875);const x=120;process.env.UV_THREADPOOL_SIZE??=
"64",(0,c.p)(),(0,s.B_)(process.stdout,K=>process.stderr.write(`the log was not written: ${K}
`)),(0,s.B_)(process.stderr,()=>{});const W=g.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const I=new O.V,T=()=>performance.now();await(0,o.
q)(process,await C(g.Ko(u.y.map(({name:K})=>K))));async function C(K){const q=(0,M.c)(K,process.env,(0,a.K)(g.QU)),et=U=>{const it=(0,M.r)(gt=>(0,S.p)(U,gt),q);
return g.fJ("Could not run",it),3},H=(0,o.w)(process,I,{isFinal:!1,crash:et,now:T});try{const U=await z(K,q),it=H.aborted?3:U.verdict.passed?0:1;return await Q(
U,q,H),it}catch(U){return U instanceof i.GN?(g.fJ("Wrong settings",q.redact(U.mistakes.join(`
`))),2):et(U)}}async function z(K,q){const et=(0,r.fN)(H=>g.N4(q.redact([H])),r.Si);try{return await(0,y.z6)(K,{environment:process.env,directory:B(),isFork:(0,d.
$c)(process.env.GITHUB_EVENT_NAME,W),stop:I,startTimer:O.I,progress:et.show,changes:H=>X(H,q),secrets:q,kill:process.kill})}finally{et.end()}}async function L(K){
const{verdict:q,changes:et,context:H}=K,U=(0,d.ng)(process.env,W),it=U===null?[]:(0,v.ws)((0,v.R8)(q),B(),U);if(U===null||et?.kind!=="files")return{...K,located:it,
context:{...H,links:(0,v.hP)(it)}};const{withDiffLinks:gt}=await t.e(52).then(t.bind(t,9052)),G=gt(it,et.files,B(),U);return{...K,located:it,context:{...H,links:G}}}
async function Q(K,{redact:q},et){const{settings:H,verdict:U}=K,{GITHUB_OUTPUT:it,GITHUB_STEP_SUMMARY:gt,RUNNER_TEMP:G}=process.env,A=ot=>g.R8(q(ot).map(mt=>(0,k.
LS)(mt))),R=async(ot,mt)=>{try{await mt()}catch(dt){A([`${ot}: ${(0,f.A3)(dt)}`])}};let b={...K,located:[]};await R("places are not links",async()=>{b=await L(K)});
const{context:_}=b,tt={colour:!1,width:x,isRunner:!0,context:_};await R("the log was not written",()=>g.ur((0,D.MV)(U,tt),(0,D.K8)(U,tt))),await R("the annotati\
ons were not written",()=>g.fz((0,n.H)(U,_))),await R("the outputs were not written",async()=>A(await g.Kn(it,(0,m.Y)(U)))),await R("the job summary was not wri\
tten to GITHUB_STEP_SUMMARY",()=>g.Sy(gt,(0,h.Gc)(U,_))),await R("the JSON report was not written to RUNNER_TEMP",async()=>{const ot=g.u5(G,(0,l.h)(U,_));A(await g.
Kn(it,{report:ot}))}),await R("the report files were not written",async()=>A(await(0,e.t)(H.report,{verdict:U,context:_},B()))),!et.aborted&&await R("the commen\
t and the issue were not written",async()=>{const{notes:ot,warnings:mt}=await nt(b,et);g.N4(q(ot)),A(mt)})}async function nt(K,q){const{comment:et,issue:H}=K.settings;
return et==="never"&&H==="never"?{notes:[],warnings:[]}:await(await t.e(137).then(t.bind(t,5137))).publish(K,(0,d.ng)(process.env,W),B(),q)}async function X({githubToken:K},{
redact:q}){const et=(0,d.ng)(process.env,W),U=await(await t.e(181).then(t.bind(t,5181))).readChanges(et,K,I.signal);return U.kind==="all"&&et?.pull&&g.R8(q([`ch\
anged-only has no effect: ${U.why}`])),U}p()}catch(x){p(x)}},1)}),2722:((wt,Y,t)=>{t.d(Y,{R8:()=>K,hP:()=>gt,ws:()=>et});var $=t(6760),p=t(5747);const y=/^(?!\.{1,2}$)[\w.-]+$/;
function M(G){let A=!1;for(const R of G.split(`
`)){const b=R.trim();b.startsWith("[")&&(A=b==='[remote "origin"]');const _=b.indexOf("=");if(!(!A||_<0||b.slice(0,_).trim().toLowerCase()!=="url"))return a(b.slice(
_+1).trim())}return null}function a(G){const A=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(G),[R,b]=A===null?f(G):[A[1],A[2]],[_="",tt="",...ot]=(b??"").replace(/\/$/,
"").split("/"),mt=tt.replace(/\.git$/,"");return!R||ot.length>0||!y.test(_)||!y.test(mt)?null:{host:R.toLowerCase(),owner:_,name:mt}}function f(G){const A=URL.parse(
G);return A===null||!/^(https?|ssh):$/.test(A.protocol)?[]:[A.protocol==="ssh:"?A.hostname:A.host,A.pathname.slice(1)]}var v=t(3024);const g=128*1024*1024,d=12,
o=62,r=16384,c=12288,s=4,n=61440,l=4096,m=32768,h=Buffer.alloc(0);function k(G,A){const R=(0,p.io)(G,g);return R===null?new Map:S(R,A)}function S(G,A){const R=new Map;
if(G.length<d)return R;const b=G.readUInt32BE(4);if(G.toString("latin1",0,4)!=="DIRC"||b<2||b>4)return R;const _=G.readUInt32BE(8);let tt=h,ot=d;for(let mt=0;mt<
_;mt+=1){if(ot+o>G.length)return R;const dt=G.readUInt16BE(ot+60),It=ot+o+(dt&r?2:0),xt=b===s,{kept:Ct,from:Lt}=xt?D(G,It,tt):{kept:h,from:It},bt=G.indexOf(0,Lt);
if(bt<0)return R;const Kt=G.subarray(Lt,bt),Rt=xt?Buffer.concat([Ct,Kt]):Kt;if(Rt.length>l)return R;const Wt=(G.readUInt32BE(ot+24)&n)===m,N=Rt.toString("utf8");
Wt&&(dt&c)===0&&A.has(N)&&R.set(N,{modified:G.readUInt32BE(ot+8),size:G.readUInt32BE(ot+36)}),ot=xt?bt+1:ot+(bt-ot+8&-8),tt=Rt}return R}function D(G,A,R){let b=A,
_=G[b++]??0,tt=_&127;for(;_&128;)_=G[b++]??0,tt=(tt+1)*128+(_&127);return{kept:R.subarray(0,Math.max(0,R.length-tt)),from:b}}function e(G,{modified:A,size:R}){try{
const b=(0,v.lstatSync)(G),_=Math.floor(b.mtimeMs/1e3);return b.isFile()&&b.size%2**32===R&&_%2**32===A}catch(b){return(0,p.Oj)(b),!1}}const i=5,u=/^[0-9a-f]{40}$/,
O=/^refs\/(?!.*\.\.)[^\0]+$/;function x(G){const A=(0,$.join)(G,".git"),R=W(A,G)??A,b=Q((0,$.join)(R,"commondir")),_=b===null?R:z(b,R),tt=()=>L((0,$.join)(_,"pa\
cked-refs"))??"",ot=I(Q((0,$.join)(R,"HEAD")),[R,_],tt);return ot===null?null:{commit:ot,isFetched:C(ot,L((0,$.join)(R,"FETCH_HEAD"))??"",tt),remote:M(L((0,$.join)(
_,"config"))??""),tracked:mt=>k((0,$.join)(R,"index"),mt)}}function W(G,A){const[,R]=/^gitdir: (.+)$/.exec(Q(G)??"")??[];return R===void 0?null:z(R,A)}function I(G,A,R){
let b=G;for(let _=0;b!==null&&_<=i;_+=1){if(u.test(b))return b;const[,tt]=/^ref: (.+)$/.exec(b)??[];if(tt===void 0||!O.test(tt))return null;b=T(tt,A,R)}return null}
function T(G,A,R){for(const _ of A){const tt=Q((0,$.join)(_,G));if(tt!==null)return tt}return R().split(`
`).find(_=>_.endsWith(` ${G}`))?.slice(0,40)??null}function C(G,A,R){const b=(_,tt)=>_.split(`
`).some(ot=>ot.startsWith(`${G}${tt}`));return b(A,"	")||b(R()," refs/remotes/")}const z=(G,A)=>(0,$.isAbsolute)(G)?G:(0,$.join)(A,G);function L(G){const A=(0,p.
yR)(G);return A.ok?A.text:null}const Q=G=>L(G)?.replace(/\r?\n$/,"")??null;var nt=t(4503),X=t(8884);const B=5e3;function K(G){const A=new Set;for(const R of q(G))
if(typeof R!="string"&&(0,X.CN)(R.file)&&A.add(R.file),A.size===B)break;return A}function*q({findings:G,hosts:A,roots:R}){for(const{places:b}of G)yield*b;for(const{
requirements:b}of A)for(const{because:_}of b)yield*_;for(const{rows:b}of R)for(const{places:_}of b)yield*_}function et(G,A,R){if(!H(R.serverUrl))return[];const b=it(
A);return[...Map.groupBy(G,tt=>b(tt.split("/").slice(0,-1).join("/")))].flatMap(([tt,ot])=>tt===null?[]:U(tt,ot,A,R))}const H=G=>/^https?:\/\/[\w.:/-]+$/.test(G);
function U({prefix:G,checkout:A},R,b,_){const{commit:tt,isFetched:ot,remote:mt}=A,dt=URL.parse(_.serverUrl);if(mt===null||dt===null)return[];if(mt.host!==dt.host&&
mt.host!==dt.hostname)return[];if(!ot&&![_.commit,_.defaultCommit].includes(tt))return[];const It=`${mt.owner}/${mt.name}`,xt=`${_.serverUrl}/${It}/blob/${tt}`,
Ct=Kt=>Kt?.toLowerCase()===It.toLowerCase(),Lt=Ct(`${_.owner}/${_.repository}`)||Ct(_.pull?.from),bt=new Map(R.map(Kt=>[Kt.slice(G.length),Kt]));return Array.from(
A.tracked(new Set(bt.keys())),([Kt,Rt])=>{const[Wt,N]=[bt.get(Kt),(0,nt.o)(Kt)];return Wt===void 0||N===null||!e((0,$.join)(b,Wt),Rt)?[]:{file:Wt,path:Kt,url:`${xt}\
/${N}`,isOfRun:Lt}}).flat()}function it(G){const A=new Map,R=b=>{const _=A.get(b);if(_!==void 0)return _;const tt=x((0,$.join)(G,b)),ot=b.split("/").slice(0,-1).
join("/"),mt=tt!==null?{prefix:b===""?"":`${b}/`,checkout:tt}:b===""?null:R(ot);return A.set(b,mt),mt};return R}const gt=G=>new Map(G.map(({file:A,url:R})=>[A,{
url:R}]))}),3565:((wt,Y,t)=>{t.d(Y,{fz:()=>mt,fJ:()=>Wt,QU:()=>_,N4:()=>Kt,j_:()=>bt,Ko:()=>b,R8:()=>Rt,ur:()=>tt,Kn:()=>It,u5:()=>Lt,Sy:()=>dt});var $=t(3024),
p=t(6760),y=t(857);function M(N){return N==null?"":typeof N=="string"||N instanceof String?N:JSON.stringify(N)}function a(N){return Object.keys(N).length?{title:N.
title,file:N.file,line:N.startLine,endLine:N.endLine,col:N.startColumn,endColumn:N.endColumn}:{}}function f(N,ut,Tt){const vt=new d(N,ut,Tt);process.stdout.write(
vt.toString()+y.EOL)}function v(N,ut=""){f(N,{},ut)}const g="::";class d{constructor(ut,Tt,vt){ut||(ut="missing.command"),this.command=ut,this.properties=Tt,this.
message=vt}toString(){let ut=g+this.command;if(this.properties&&Object.keys(this.properties).length>0){ut+=" ";let Tt=!0;for(const vt in this.properties)if(this.
properties.hasOwnProperty(vt)){const Ut=this.properties[vt];Ut&&(Tt?Tt=!1:ut+=",",ut+=`${vt}=${r(Ut)}`)}}return ut+=`${g}${o(this.message)}`,ut}}function o(N){return M(
N).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function r(N){return M(N).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}function c(){throw new Error("this function of @actions/core is not bundled")}function s(){throw new Error("this function of @ac\
tions/core is not bundled")}var n=t(6928);function l(N){return N.replace(/[\\]/g,"/")}function m(N){return N.replace(/[/]/g,"\\")}function h(N){return N.replace(
/[/\\]/g,path.sep)}var k=function(N,ut,Tt,vt){function Ut(Ht){return Ht instanceof Tt?Ht:new Tt(function(Xt){Xt(Ht)})}return new(Tt||(Tt=Promise))(function(Ht,Xt){
function Yt(_t){try{qt(vt.next(_t))}catch(Zt){Xt(Zt)}}function Jt(_t){try{qt(vt.throw(_t))}catch(Zt){Xt(Zt)}}function qt(_t){_t.done?Ht(_t.value):Ut(_t.value).then(
Yt,Jt)}qt((vt=vt.apply(N,ut||[])).next())})},S;(function(N){N[N.Success=0]="Success",N[N.Failure=1]="Failure"})(S||(S={}));function D(N,ut){const Tt=toCommandValue(
ut);if(process.env[N]=Tt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(N,ut));issueCommand("set-env",{name:N},Tt)}function e(N){
f("add-mask",{},N)}function i(N){process.env.GITHUB_PATH||""?issueFileCommand("PATH",N):issueCommand("add-path",{},N),process.env.PATH=`${N}${path.delimiter}${process.
env.PATH}`}function u(N,ut){const Tt=process.env[`INPUT_${N.replace(/ /g,"_").toUpperCase()}`]||"";if(ut&&ut.required&&!Tt)throw new Error(`Input required and n\
ot supplied: ${N}`);return ut&&ut.trimWhitespace===!1?Tt:Tt.trim()}function O(N,ut){const Tt=u(N,ut).split(`
`).filter(vt=>vt!=="");return ut&&ut.trimWhitespace===!1?Tt:Tt.map(vt=>vt.trim())}function x(N,ut){const Tt=["true","True","TRUE"],vt=["false","False","FALSE"],
Ut=u(N,ut);if(Tt.includes(Ut))return!0;if(vt.includes(Ut))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${N}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function W(N,ut){if(process.env.GITHUB_OUTPUT||"")return c("OUTPUT",s(N,ut));process.
stdout.write(y.EOL),f("set-output",{name:N},M(ut))}function I(N){issue("echo",N?"on":"off")}function T(N){process.exitCode=S.Failure,L(N)}function C(){return process.
env.RUNNER_DEBUG==="1"}function z(N){issueCommand("debug",{},N)}function L(N,ut={}){f("error",a(ut),N instanceof Error?N.toString():N)}function Q(N,ut={}){f("wa\
rning",a(ut),N instanceof Error?N.toString():N)}function nt(N,ut={}){f("notice",a(ut),N instanceof Error?N.toString():N)}function X(N){process.stdout.write(N+y.
EOL)}function B(N){v("group",N)}function K(){v("endgroup")}function q(N,ut){return k(this,void 0,void 0,function*(){B(N);let Tt;try{Tt=yield ut()}finally{K()}return Tt})}
function et(N,ut){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(N,ut));issueCommand("save-state",{name:N},toCommandValue(
ut))}function H(N){return process.env[`STATE_${N}`]||""}function U(N){return k(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(N)})}var it=t(6309),
gt=t(5747),G=t(566),A=t(4e3),R=t(5955);const b=N=>Object.fromEntries(N.map(ut=>[ut,u(ut)]));function _(N){for(const ut of N)e(ut)}function tt(N,ut){X(N);let Tt=!0;
for(const{kind:vt,text:Ut}of ut){const[Ht="",...Xt]=Ut.split(`
`),Yt=vt==="plain"&&Xt.length>0;(Tt||Yt)&&X(""),Tt=Yt,Yt||Xt.length===0?X(Ut):(B(Ht),X(Xt.join(`
`)),K())}}const ot={error:L,warning:Q,notice:nt};function mt(N){for(const{level:ut,message:Tt,line:vt,column:Ut,...Ht}of N)ot[ut](Tt,{...Ht,...vt===void 0?{}:{startLine:vt},
...Ut===void 0?{}:{startColumn:Ut}})}const dt=(N,ut)=>Ct("GITHUB_STEP_SUMMARY",N,Tt=>(0,$.appendFileSync)(Tt,ut));async function It(N,ut){const Tt=new Map;for(const[
Ht,Xt]of Object.entries(ut))try{N?await Ct("GITHUB_OUTPUT",N,Yt=>(0,$.appendFileSync)(Yt,xt(Ht,Xt))):W(Ht,Xt)}catch(Yt){Tt.set(Ht,(0,it.A3)(Yt))}const[vt]=Tt.values();
return vt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Tt.keys()].join(", ")}: ${vt}`]}function xt(N,ut){const Tt=typeof ut=="st\
ring"?ut:JSON.stringify(ut);if(/[\r\n]/.test(Tt))throw new it.Lw("the value has a line break");return`${N}=${Tt}
`}async function Ct(N,ut,Tt){if(!ut)throw new it.Lw(`${N} is not set; run this as an action on a runner`);const vt=(0,$.openSync)(ut,"r+");try{const{size:Ut}=(0,$.
fstatSync)(vt);try{Tt(ut)}catch(Ht){throw(0,$.fstatSync)(vt).size>Ut&&(0,$.ftruncateSync)(vt,Ut),Ht}}finally{(0,$.closeSync)(vt)}}function Lt(N,ut){if(!N)throw new it.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Tt=(0,p.join)("tf-disco","report.json");return(0,G.f)(N,Tt,(0,R.mk)(ut)),(0,p.join)(N,Tt)}
function bt(N){if(N===void 0||N==="")return null;const ut=(0,gt.yR)(N);try{if(ut.ok)return JSON.parse(ut.text)}catch{}const Tt=ut.ok?"is not JSON":(0,A.mP)(ut.failure);
return Q(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Tt}; check that no earlier step changes it`),null}function Kt(N){for(const ut of N)X(
ut)}function Rt(N){for(const ut of N)Q(ut)}const Wt=(N,ut)=>L(ut,{title:N})}),8782:((wt,Y,t)=>{t.d(Y,{$c:()=>v,Ob:()=>a,at:()=>o,ng:()=>y});var $=t(8641);const p=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function y(c,s){const n=k=>c[k]?.trim()??"",[,l,m]=p.exec(n("GITHUB_REPOSITORY"))??[];if(l===void 0||m===void 0)return null;const h=M(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:l,repository:m,apiUrl:M(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:h,event:n("GITHUB_EVENT_NAME"),workflow:f(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${h}/${l}/${m}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:r(s,"pull_request","head","sha")??n("GITHUB_SHA"),pull:g(n("GITHUB_EVENT_NAME"),s),isDefaultBranch:d(
n("GITHUB_REF"),s)}}const M=c=>c.replace(/(?<!\/)\/+$/,"");function a({apiUrl:c}){const s=URL.parse(c);return s!==null&&/^https?:$/.test(s.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,$.RK)(c)}`}const f=c=>/^[^/]+\/[^/]+\/(.+?)@/.exec(c)?.[1];function v(c,s){if(c==="pull_request_target")return!1;const n=o(s,
"pull_request","head"),[l,m]=[o(n,"repo","full_name"),o(s,"pull_request","base","repo","full_name")];return n!==void 0&&l!==m}function g(c,s){const n=o(s,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:v(c,s),from:r(s,"pull_request","head","repo","full_name")??null}:null}
function d(c,s){const n=r(s,"repository","default_branch");return n===void 0?null:c===`refs/heads/${n}`}function o(c,...s){return s.reduce((n,l)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,l):void 0,c)}function r(c,...s){const n=o(c,...s);return typeof n=="string"?n:void 0}}),1964:((wt,Y,t)=>{t.d(Y,{H:()=>Q});var $=t(4e3),
p=t(5799),y=t(2796),M=t(4120),a=t(8884),f=t(8641),v=t(1831);const g=700,d=8,o=5,r={text:250,places:1},c={text:g,places:d},s=2,n=3600,l=120,m=4096,h=A=>A!==""&&(0,a.
CN)(A)&&(0,f.BP)((0,f.RK)(A,m))===A;function k(A){const R=e(A),b=[...new Set(A.map(({problem:ot})=>ot.title))],_=R.length>0?(0,M.K4)(R,s):i(A);if(b.length===1)return D(
_,b[0]??"");const tt=`${A.length} problems`;return D(_===null?tt:`${tt} with ${_}`,b.join(", "))}function S({title:A,hosts:R,findings:b}){if(b.length===1)return k(
b);const _=R.length>0?0:(0,a.Dc)(b),tt=Math.max(R.length,_),ot=tt===1?e(b)[0]??(0,f.J7)((0,a.tN)(b)?.file??""):(0,M.px)(tt,R.length>0?"host":"file"),mt=b.length>
tt?` (${b.length} times)`:"";return D(tt===0?null:ot,`${A}${mt}`)}const D=(A,R)=>A===null?R:`${A}: ${R}`,e=A=>[...new Set(A.flatMap(({host:R})=>R===null?[]:(0,f.
RK)((0,v.nx)(R))))];function i(A){const R=(0,a.tN)(A);return R===null||h(R.file)?null:(0,f.J7)(R.file)}function u(A,R){const b=new Set(A.map(({severity:ot})=>ot)).
size>1,_=A.slice(0,o).map(ot=>x(ot,b,A.length>2?r:c,R)).map(ot=>ot.join(`
`)),tt=A.length-_.length;return[..._,...tt>0?[O(tt)]:[]].join(`

`).split(`
`)}const O=A=>`and ${A} more, see the job summary`;function x(A,R,b,_){const{problem:tt,severity:ot}=A,mt=(0,a.Xd)(A),dt=(0,M.od)(A.affects,_.clients),It=(0,a.xi)(
A,dt,b.text,b.places);return[`${R?`${ot}: `:""}${(0,f.RK)(tt.message,b.text)} [${tt.code}]`,...It.map(([xt,Ct])=>`${xt}: ${Ct}`),...mt===null||h(mt.file)?[]:[`a\
t: ${(0,a.R3)(mt)}`],...A.isHostNew?[`the host is ${M.dy}`]:[],`${_.docsUrl}#${tt.code}`]}function W(A,R){const{message:b,help:_,findings:tt,code:ot,title:mt,affects:dt}=A;
if(tt.length===1)return u(tt,R);const It=(0,M.od)(dt,R.clients),xt=[`${(0,f.RK)(b??mt,g)} [${ot}]`,..._===null?[]:[`help: ${(0,f.RK)(_,g)}`],...It===""?[]:[`aff\
ects: ${It}`]],Ct=`${R.docsUrl}#${ot}`,Lt=n-[...xt,Ct].join(`
`).length;return[...xt,...T(A,Lt),Ct]}function I(A,R,{docsUrl:b}){const _=A.slice(0,o).flatMap(({problem:{message:tt,help:ot}})=>[`${(0,f.RK)(tt,r.text)} [${R.code}\
]`,...R.help===null&&ot?[`help: ${(0,f.RK)(ot,r.text)}`]:[]]);return[...new Set(_),`see also "${S(R)}"`,`${b}#${R.code}`]}function T({findings:A,message:R},b){const _=[];
let tt=b;for(const mt of A){const dt=C(mt,R===null);if(dt.length>=tt)break;tt-=dt.length+1,_.push(dt)}const ot=A.length-_.length;return ot>0?[..._,O(ot)]:_}function C(A,R){
const{host:b,places:_,placesLeftOut:tt,problem:ot,isHostNew:mt}=A,dt=(0,a.Ky)(_,1,void 0,tt),It=b===null?"":`${(0,f.RK)((0,v.nx)(b))}${mt?` (${M.dy})`:""}`,[xt,
Ct]=b===null?[dt,""]:[It,dt],bt=[R?(0,f.RK)(ot.message,l):"",R&&Ct!==""?`(${Ct})`:Ct].filter(Kt=>Kt!=="");return bt.length===0?`- ${xt}`:`- ${xt}: ${bt.join(" ")}`}
const z=10,L=200;function Q(A,R){const b=nt(A);let _=A.findings;for(const tt of p.oC){const{annotations:ot,used:mt}=X(tt,_,R);b.push(...ot),_=_.filter(dt=>!mt.has(
dt))}return b}function nt({passed:A,stopped:R,findings:b}){const _=b.filter(({severity:ot})=>ot==="warning").length;if(A||b.some(({severity:ot})=>ot==="error"))
return[];if(R!==null)return[G("error","The check is not complete",[(0,$.Cw)(R)])];const tt=`${(0,M.px)(_,"warning")}, and fail-on is warning`;return[G("error","\
Warnings fail this check",[tt])]}function X(A,R,b){const _=R.filter(({severity:dt})=>dt===A),tt=new Set(_.map(B));if(tt.size>z)return{annotations:K(A,_,b),used:new Set(
_)};const ot=R.filter(dt=>tt.has(B(dt)));return{annotations:[...Map.groupBy(ot,B).values()].map(dt=>G(A,k(dt),u(dt,b),(0,a.tN)(dt))),used:new Set(ot)}}function B(A){
const R=(0,a.Xd)(A);return R===null?A:`${R.line}:${R.file}`}function K(A,R,b){const _=(0,y.cZ)(R),tt=_.length<=z?_:it(_),ot=tt.length<=z?tt:tt.slice(0,z-1),mt=tt.
slice(ot.length).flatMap(dt=>dt.findings);return[...ot.map(dt=>G(A,S(dt),W(dt,b),(0,a.tN)(dt.findings))),...mt.length===0?q(A,ot,b).slice(0,z-ot.length):[gt(A,mt)]]}
function q(A,R,b){if(A==="notice")return[];const _=new Set(R.map(({findings:ot})=>ot.map(B).find(et)));return U(R.map(ot=>H(ot).map(mt=>({cause:ot,findings:mt})))).
filter(({findings:[ot]})=>{const mt=ot&&B(ot);return et(mt)&&!_.has(mt)&&_.add(mt)}).slice(0,z).map(({cause:ot,findings:mt})=>{const dt=I(mt,ot,b);return G(A,k(
mt),dt,(0,a.tN)(mt))})}const et=A=>typeof A=="string";function H({findings:A}){const R=A.filter(tt=>h((0,a.Xd)(tt)?.file??"")),b=[...Map.groupBy(R,B).values()];
return U(Map.groupBy(b,([tt])=>tt&&(tt.host??(0,a.Xd)(tt)?.file)).values())}const U=A=>[...A].flatMap(R=>R.map((b,_)=>({item:b,turn:_}))).toSorted((R,b)=>R.turn-
b.turn).map(({item:R})=>R);function it(A){return[...Map.groupBy(A,({code:b})=>b).values()].flatMap(([b,..._])=>b===void 0||_.length===0?b??[]:{...b,findings:[b,
..._].flatMap(({findings:tt})=>tt),hosts:[...new Set([b,..._].flatMap(({hosts:tt})=>tt))],message:null,help:null})}function gt(A,R){const b=[...new Set(R.map(({
problem:_})=>_.title))];return G(A,`and ${(0,M.px)(R.length,`more ${A}`)}`,[...b,"see the job summary"])}function G(A,R,b,_=null){const tt={title:(0,f.LS)((0,f.
RK)(R,L)),message:(0,f.LS)(b.join(`
`))};if(_===null||!h(_.file))return{level:A,...tt};const{file:ot,line:mt,column:dt,endColumn:It}=_;return{level:A,...tt,file:ot,line:mt,column:dt,endColumn:It}}}),
2827:((wt,Y,t)=>{t.d(Y,{Y:()=>y});const $={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},p={hosts:12e4,services:36e4};function y({passed:a,hosts:f,findings:v},g=p){const d=({
services:s})=>s.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),o=M(f.map(({visit:s})=>JSON.stringify(s.host)),g.hosts),r=M(f.map(s=>{const n=JSON.stringify(Object.
fromEntries(d(s)));return`${JSON.stringify(s.visit.host)}:${n}`}),g.services),c=s=>v.filter(n=>n.severity===s).length;return{passed:a,hosts:`[${o.join(",")}]`,services:`\
{${r.join(",")}}`,errors:c("error"),warnings:c("warning"),"left-out":f.length-Math.min(o.length,r.length)}}function M(a,f){let v=f;return a.filter(g=>{const d=g.
length<v;return d&&(v-=g.length+1),d})}})};export{on as ids,rn as modules};
