const on=[558,815,751,345,909],rn={3534:((wt,Y,t)=>{t.r(Y),t.d(Y,{credentialsDiffer:()=>o,credentialsEmpty:()=>d,credentialsMalformed:()=>$,credentialsMissing:()=>e,
credentialsNearMiss:()=>l,credentialsOtherHost:()=>m,credentialsRejected:()=>i,credentialsShort:()=>h,credentialsUnused:()=>f,documentUnauthorized:()=>k});var y=t(
1064),p=t(1831),E=t(2713),M=t(4e3),a=t(5799);const d=(0,a.lS)((0,a.$e)("credentials-empty","Token is empty",y.Du),({source:s})=>({message:`the token from ${s} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),T={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},$=(0,a.lS)((0,a.
z3)("credentials-malformed","Malformed token",y.Du),({source:s,slip:c})=>({message:`the token from ${s} ${T[c].has}`,help:T[c].help,...c==="control character"?{}:
{severity:"warning"}})),h=(0,a.lS)((0,a.$e)("credentials-short","Token is too short to be redacted"),({source:s})=>({message:`the token from ${s} has fewer than\
 ${E.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
o=(0,a.lS)((0,a.lm)("credentials-differ","Clients use different tokens"),({host:s,first:c,other:u})=>({message:`for host ${(0,p.nx)(s)}, ${r(c)} and ${r(u)}`,help:`\
set the token for both clients in ${(0,p.fK)(s)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),r=({client:s,source:c})=>c===
null?`${y.bB[s]} finds no token`:`${y.bB[s]} uses the token from ${c}`,i=(0,a.lS)((0,a.$e)("credentials-rejected","Token was rejected"),({host:s,status:c,source:u})=>({
message:`host ${(0,p.nx)(s)} returned ${c} for the token from ${u}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,p.cu)(s)}; then store a new one in the same place`})),e=(0,a.lS)((0,a.$e)("credentials-missing","Token is missing"),({host:s,
service:c,isFork:u,searched:O,notRead:j})=>{const W=(0,p.nx)(s),x=`host ${W} requires a token${c===null?"":` for ${c}`}`;if(u)return{message:`${x}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[A=""]=(0,p.fK)(s),C=j.length===0?"":`; not read: ${j.join(", ")}`;return{message:`${x}, and none was found (searched: ${O.join(", ")}${C}\
)`,help:`add the line "${W}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${A}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(A)}`}}),n=s=>/^\w+$/.
test(s)?`export ${s}=\u2026`:`env '${s}=\u2026' terraform init`,l=(0,a.lS)((0,a.$e)("credentials-near-miss","Token variable has a similar name"),({host:s,variable:c,
why:u,write:O})=>({message:`${c} seems to be meant for host ${(0,p.nx)(s)}, but ${u}`,help:`rename it to ${O}: ${n(O)}`})),m=(0,a.lS)((0,a.$e)("credentials-othe\
r-host","Token is for another host",y.Du),({host:s,other:c,source:u,service:O,isSent:j,isNotice:W})=>({message:`the clients do not send the token for ${c} from ${u}\
 ${O===null?`after the redirect of ${s}`:`to ${O} of host ${s}`}: they send ${j?`the token of ${s}`:"none"}`,help:O===null?`make the discovery document of ${s} \
public, or serve it at ${s} itself`:`set the token for ${s}, and the clients send it to ${c}`,...W?{severity:"notice",affects:[]}:{}})),f=(0,a.lS)((0,a.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:s})=>({message:`the tokens input has a token for host ${(0,p.nx)(s)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),k=(0,a.lS)((0,a.z3)("document-unauthorized","Discovery requires valid credentials",y.
zK),({host:s,token:c,challenge:u,...O})=>{const j=c==="sent"?"rejected the given authentication credentials":"requires authentication credentials",W=u===null?"":
`, and asks for ${u} authentication`;return{message:`host ${s} ${j}: ${(0,M._r)(O)}${W}`,help:(0,M.NM)(O.page,s,D(s,c,O.status,u))}}),S="make the discovery docu\
ment public";function D(s,c,u,O){const j=(0,M.qZ)(s);if(O!==null)return{operator:`exempt /.well-known/terraform.json from ${O} authentication`,guest:j,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(c){case"sent":{const W="check that the token is for this host, complete and not expired";return u===
403?{operator:W,user:W,guest:j}:{operator:W,user:W}}case"none":{const W=`add a token to \`tokens\` (${s}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${W}\
, or ${S}`,user:W,guest:j}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${s} to respond itself, or ${S}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((wt,Y,t)=>{t.r(Y),t.d(Y,{fileLimit:()=>e,fileOutside:()=>o,fileSyntax:()=>a,fileUnreadable:()=>h,nothingToCheck:()=>i});var y=t(1064),
p=t(4e3),E=t(5143),M=t(5799);const a=(0,M.lS)((0,M.$e)("file-syntax","File has a syntax error",y.Du),({error:n,file:l})=>({message:n??"the file is not valid UTF\
-8",help:(0,E.Zl)(l)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),d={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},T={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},$={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},h=(0,M.lS)((0,M.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${d[n.what]}: ${n.code}`:d[n.what],help:(n.what==="file"||n.what==="directory"?T[n.code]:void 0)??$[n.what]})),
o=(0,M.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),r=3,i=(0,M.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:l})=>{const k=`found no Terraform or OpenTofu files in ${n.every(D=>D===".")?"this directory":`\`scan\` (${(0,p.XT)(n,r)}\
)`}`,S="check out the repository first (in a workflow: actions/checkout)";return l?{message:`${k}; only \`hostnames\` was checked`,help:`${S}, or correct \`scan\``,
severity:"warning"}:{message:`${k}, and \`hostnames\` is not set`,help:`${S}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,M.lS)((0,M.$e)("fil\
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
d(Y,{cloudOrganization:()=>o,cloudToken:()=>d,cloudVersion:()=>T,cloudWorkspace:()=>r,cloudWorkspaceMissing:()=>i});var y=t(1064),p=t(1831),E=t(9562),M=t(4e3),a=t(
5799);const d=(0,a.lS)((0,a.z3)("cloud-token","Token for the cloud block or remote backend is missing",y.Du),({host:e,service:n,isFork:l,searched:m,notRead:f})=>{
const k=(0,p.nx)(e),D=`${n===E.OZ?"the cloud block":"the remote backend"} requires a token for ${k}`;if(l)return{message:`${D}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const s=f.
length===0?"":`; not read: ${f.join(", ")}`,[c=""]=(0,p.fK)(e);return{message:`${D}, and none was found (searched: ${m.join(", ")}${s})`,help:`add the line "${k}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${c}; outside GitHub, run \`terraform login ${k}\` or \`tofu login ${k}\``}}),T=(0,a.lS)((0,a.z3)("\
cloud-version","API is too old for the cloud block",y.Du),({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,M.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),$=e=>"why"in e?`the response of ${e.url} ${(0,M.dh)(e.why)}`:(0,M._r)({...e,page:null}),h=(e,n,l)=>"\
status"in e&&[401,403,404].includes(e.status)?l:(0,a.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),o=(0,a.lS)((0,a.z3)("cloud\
-organization","Organization cannot be read",y.Du),e=>{const{host:n,organization:l,source:m}=e;return{message:`the organization ${l} at ${n} cannot be read: ${$(
e)}`,help:h(e,n,`check the name of the organization, and that the token from ${m} is valid and belongs to a member`)}}),r=(0,a.lS)((0,a.z3)("cloud-workspace","W\
orkspace cannot be read",y.Du),e=>{const{host:n,organization:l,workspace:m}=e;return{message:`the workspace ${m} of ${l} at ${n} cannot be read: ${$(e)}`,help:h(
e,n,"check that the token may read the workspace")}}),i=(0,a.lS)((0,a.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:l})=>({
message:`${n} at ${e} has no workspace ${l} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((wt,Y,t)=>{t.r(Y),t.d(Y,{hostAssumed:()=>$,hostGeneric:()=>h,hostNotAllowed:()=>d,hostNotChecked:()=>r,hostPrivateRedirect:()=>o});var y=t(
1064),p=t(4e3),E=t(5799);const M=({file:n,line:l})=>`${(0,p.dh)(n)}:${l}`,a=n=>n.map(l=>y.bB[l]).join(" and "),d=(0,E.lS)((0,E.z3)("host-not-allowed","Host is n\
ot allowed",y.zK),n=>{const{host:l}=n,m=`add ${l} to \`allowed-hosts\``;if("service"in n){const{service:f,registry:k}=n;return{message:`${f} of ${k} is on ${l},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${m}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${l}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${m}`};if("use"in n){const[f,k]=T[n.use];return{message:`${f} ${l}\
, which is not in \`allowed-hosts\``,help:`use ${k}, or ${m}`}}if("implied"in n){const{place:f,clients:k}=n.implied;return{message:`host ${l} is not in \`allowed\
-hosts\` and was not contacted; ${M(f)} names no host, and this is the default of ${a(k)}`,help:`name an allowed registry there, ${m}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${l} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${m}`}}),T={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},$=(0,E.lS)((0,E.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:n,place:l,clients:m})=>({message:`${n} was not contacted: ${M(l)} implies it as the default host of ${a(m)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),h=(0,E.lS)((0,E.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),o=(0,E.lS)((0,E.z3)("host-private-redirect","Redirect to a non-public address",y.zK),({host:n,address:l,asks:m})=>l===
"metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${m==="document"?"redirects":"leads"} to ${n}, which has a ${l} address and was not contacted`,help:`if ${m==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),r=(0,E.lS)((0,E.z3)("host-not-checked","Host was not checked before the chec\
k ended",y.zK),({host:n,stopped:l,isBegun:m,unchecked:f,total:k,slowest:S})=>({message:`${n} was not checked${m?" completely: its visit was under way when":":"}\
 ${(0,p.Cw)(l)}, with ${f} of ${k} hosts not checked`,help:i[l.kind]+e(S)})),i={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function e(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:m,tookMs:f})=>`${m}\
 (${(0,p.YA)(f)})`).join(", ")}`}}),5143:((wt,Y,t)=>{t.d(Y,{Az:()=>e,Ks:()=>E,Ts:()=>M,Zl:()=>o,_h:()=>a,n7:()=>r});var y=t(4e3);const p=2**14,E=p-1,M=({line:n,
column:l,endColumn:m})=>(n*p+Math.min(l,E))*p+Math.min(m-l,p-1);function a(n){const l=Math.floor(n/p),m=l%p;return{line:Math.floor(l/p),column:m,endColumn:m+n%p}}
const d=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
T=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,$=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function h(n){const l=n.split(
"/").slice(0,$.test(n)?-2:-1);return l.find((m,f)=>d.test(m)&&!(m==="test"&&l.slice(0,f).some(k=>T.test(k))))}const o=n=>h(n)!==void 0;function r(n){const l=h(n);
return(l===void 0?n:`**/${l}`).replace(/[\\{}[\]?!()]/g,"?")}const i=3,e=(n,l)=>`${n===1?"1 finding is":`${n} findings are`} in tests, examples or templates, wh\
ere errors are warnings; to skip such files, set \`exclude\`: ${(0,y.XT)(l,i)}`}),5799:((wt,Y,t)=>{t.d(Y,{$e:()=>o,C:()=>E,lS:()=>i,lm:()=>r,oC:()=>p,pj:()=>d,z3:()=>h});
var y=t(6174);const p=["error","warning","notice"],E=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function M({operator:e,user:n,guest:l},{role:m,host:f}){
const k=`ask the operator of ${f} to ${e}`;switch(m){case"operator":return e;case"user":return n===e?n:n===void 0?k:`${n}; if you run ${f}, ${a(e,n)}`;case"gues\
t":return l??n??k}}const a=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function d(e,n){const{cures:l,...m}=e;return l===void 0?e:{...m,help:T(l,n)}}function T(e,n){
const{because:l,note:m}=e,f=l===void 0?"":`${l}: `,k=m===void 0?"":`; ${m}`;return f+M(e,n)+k}const $=e=>(n,l,m=[])=>({code:n,title:l,severity:e,affects:m}),h=$(
"error"),o=$("warning"),r=$("notice");function i(e,n){return Object.assign(m=>{const{help:f,...k}=n(m),S=e.code,D=(0,y._)(k.message),s={...e,code:S,usualSeverity:e.
severity,...k,message:D};return f===void 0?s:typeof f=="string"?{...s,help:(0,y._)(f)}:{...s,help:T(f,{role:"operator",host:""}),cures:f}},e)}}),4391:((wt,Y,t)=>{
t.d(Y,{z6:()=>Ht,wX:()=>tn,w5:()=>qt});var y=t(6760),p=t(2971),E=t(4467),M=t(9461),a=t(3024),d=t(5143),T=t(5747);const $=200,h=50,o=32*1024*1024,r=4e3,i=1e3,e=1e6;
function n(J,rt,ht){const Ot=Map.groupBy(J.filter(l).slice(0,$),({file:v})=>v),gt=[];let g=0;for(const[v,b]of[...Ot].slice(0,h)){const Z=(0,y.join)(rt,v),lt=m(Z);
if(lt===null||lt.mtimeMs>ht+1)continue;if(g+=lt.size,g>o)break;const it=(0,T.yR)(Z);it.ok&&gt.push(...f(it.text,b))}return gt}const l=({column:J,endColumn:rt})=>J!==
d.Ks&&J<e&&rt>J;function m(J){try{return(0,a.statSync)(J)}catch(rt){return(0,T.Oj)(rt),null}}function f(J,rt){const ht=[];let[Ot,gt]=[1,J.startsWith("\uFEFF")?1:
0];for(const g of rt.toSorted((v,b)=>v.line-b.line)){for(;Ot<g.line&&gt>=0;Ot+=1)gt=J.indexOf(`
`,gt)+1||-1;if(gt<0)break;const v=J.indexOf(`
`,gt),b=v<0?J.length:v,Z=b>gt&&J[b-1]==="\r";ht.push(...k(J.slice(gt,Z?b-1:b),g))}return ht}function k(J,rt){const{column:ht,endColumn:Ot}=rt,gt=J.length<=r;if(!gt&&
Ot-ht>i)return[];const g=S(J,ht-1,0);if(g>=J.length)return[];const v=S(J,Ot-ht,g),[b,Z]=gt?[J.slice(0,g),J.slice(v)]:["",""];return[{place:rt,before:b,literal:J.
slice(g,v),after:Z,isWhole:gt}]}function S(J,rt,ht){let Ot=ht;for(let gt=rt;gt>0&&Ot<J.length;gt-=1)Ot+=(J.codePointAt(Ot)??0)>65535?2:1;return Ot}var D=t(6174),
s=t(2161);function c(J,rt){const{directory:ht,checkedAt:Ot,configs:gt}=rt,g=gt.flatMap(at=>at.files),v=new Set(g.flatMap(({path:at,shown:ft})=>[u(at),ft])),b=at=>{
const ft=u((0,y.resolve)(ht,at));return!v.has(at)&&!v.has(ft)&&O(at)&&O(ft)},Z=J.filter(({file:at})=>b(at)),lt=n(Z,ht,Ot),it=z(lt,rt.usages);return lt.flatMap(at=>j(
at,it.get(L(at.place))??null,rt))}function u(J){const rt=(0,M.$)(J);return rt.kind==="file"?rt.path:(0,y.resolve)(J)}const O=J=>(0,s.L8)((0,y.basename)(J),new Set,
(0,y.basename)((0,y.dirname)(J)))!==void 0;function j({place:J,before:rt,literal:ht,after:Ot,isWhole:gt},g,{redact:v,kept:b}){const Z=rt+ht+Ot;return v(Z,b)!==Z?
[]:gt&&!C(Z)?[{place:J,before:rt,literal:ht,after:Ot}]:g===null||x.test(g)||!ht.includes(g)?[]:[{place:J,before:"\u2026 ",literal:(0,D._)(g),after:" \u2026"}]}const W=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
x=/[\s"]/,A=/[\w+-]{20,}/g,C=J=>W.test(J)||(J.match(A)??[]).some(rt=>/\d/.test(rt)&&/[a-z]/.test(rt)&&/[A-Z]/.test(rt));function z(J,rt){const ht=new Map(J.map(
({place:gt})=>[L(gt),gt.file])),Ot=new Set(ht.values());return new Map(rt.filter(({place:gt})=>Ot.has(gt.file)&&ht.has(L(gt))).flatMap(({place:gt,text:g})=>g===
null?[]:[[L(gt),g]]))}const L=({file:J,line:rt,column:ht})=>`${rt}:${ht} ${J}`;var Q=t(2389),nt=t(7052),X=t(9664);function U(J,{evidence:rt,versions:ht}){if(J.version!==
null)return()=>J.version;const Ot=rt.filter(({level:gt,version:g})=>gt==="version-file"&&g!==null);return(gt,g)=>Ot.some(b=>b.client===gt&&K(g,(0,X.jt)(b.place.
file)))?ht[gt]??null:null}const K=(J,rt)=>rt===""||`${J}/`.startsWith(`${rt}/`);var q=t(6195),et=t(7854),H=t(3152);const F=2e5;async function ct({usages:J,notes:rt,
scanned:ht,changed:Ot,dialect:gt,settings:g}){const{declared:v,endedAt:b}=ht;if(J.length===0&&![...v].some(At=>"place"in At)&&g.roots.length===0)return{roots:[],
notes:[]};const{rootsOf:lt}=await t.e(353).then(t.bind(t,5353)),{Readings:it,RootNotes:at,textNotes:ft}=await Promise.all([t.e(917),t.e(203)]).then(t.bind(t,1203)),
{clients:$t,versions:xt}=gt,Rt=await Et({usages:J,declared:v,clients:$t},g,b===null),Lt=[],Nt=[],w=new it,I=g.dialect.name==="auto"?[]:$t,_=new at({clients:$t,readings:w,
upgrade:g.upgrade,versionIn:U(g.dialect,gt)}),ot=g.depth!=="discovery";let ut=0;for(const At of lt(Rt,{changed:Ot,versions:xt,hasCalls:ot})){if(ut+=At.directories.
length,ut>F){Nt.push((0,et.YW)(At.directory,(0,nt.fileLimit)({kind:"roots",max:F})));break}_.add(At),ot&&Lt.push(At)}const yt=[...ft(J,v,{...gt,readings:w,set:I})].
filter(({place:At})=>Ot===null||Ot.has(At.file)),Tt=new Set(rt.flatMap(({problem:At,place:bt})=>At.code==="lock-invalid"?bt.file:[])),Mt=[...yt,..._.notes()].filter(
({place:At})=>!Tt.has(At.file));return{roots:Lt,notes:[...Mt,...Nt]}}async function Et(J,{roots:rt},ht){const{layoutsOf:Ot,unmatched:gt}=await t.e(353).then(t.bind(
t,5353)),g=rt.map(Z=>({text:Z,matches:(0,q.Ls)([Z])})),v=Ot({...J,patterns:g}),b=ht?gt(v,g):[];if(b.length===0)return v;throw new H.GN(b.map(Z=>`roots: no direc\
tory with configuration matches ${Z}`))}async function G(J,rt){return rt.every(({lockFile:Ot})=>Ot===null)?J:(await t.e(862).then(t.bind(t,3862))).withoutUnusedLocks(
J,rt)}function R(J,rt,{depth:ht},Ot){if(ht==="discovery")return J;const gt=({kind:v,workspace:b})=>v==="cloud_default"?!!Ot.TF_CLOUD_HOSTNAME:v!=="backend_remot\
e_default"||b?.organization===null,g=new Set(rt.filter(v=>!gt(v)).map(({place:v})=>P(v)));return J.map(v=>v.problem.code==="host-missing"&&g.has(P(v.place))?{...v,
problem:{...v.problem,severity:"error"}}:v)}const P=({file:J,line:rt,column:ht})=>`${J}:${rt}:${ht}`;async function N(J,rt){if(J===null)return Q.j7;const{judgeInit:ht}=await Promise.
all([t.e(917),t.e(341),t.e(761)]).then(t.bind(t,5761));return ht(J,rt)}var V=t(6897),tt=t(1831),st=t(3592),pt=t(2796),mt=t(6763),Pt=t(8416),It=t(6215),jt=t(3474),
Dt=t(5751);function Ct(J,rt,ht){const Ot={...J,newHosts:new Set,files:null,remarks:[]};if(rt===null)return Ot;const gt=it=>({...Ot,remarks:[`changed-only has no\
 effect: ${it}`]});if(rt.kind==="all")return gt(rt.why);const{files:g}=rt,v=new Set(g.filter(({status:it})=>it!=="removed").map(({file:it})=>it));if(v.size>0&&![
...v].some(it=>ht(it)!==null))return gt("the checkout contains none of the files that the pull request changes");const b=J.usages.filter(({place:it})=>v.has(it.
file)),lt=`changed-only: the pull request changes ${g.length===1?"1 file":`${g.length} files`} with ${b.length} of ${J.usages.length} usages`;return{usages:b,notes:J.
notes.filter(({place:it})=>Ut(it.file,v)),newHosts:Ft(J.usages,g,ht),files:new Set(g.map(({file:it})=>it)),remarks:[lt]}}const Ut=(J,rt)=>rt.has(J)||J==="."||[...rt].
some(ht=>ht.startsWith(`${J}/`)),kt=2e8;function Ft(J,rt,ht){const Ot=new Set;if(rt.some(Bt))return Ot;const gt=new Map(rt.map(lt=>[lt.file,dt(lt,ht)])),g=rt.flatMap(
({patch:lt})=>St(lt,/^[ -]/));let v=0;const b=(lt,it)=>{const at=[it,(0,tt.nx)(it).toLowerCase()];return lt.filter(ft=>(v+=ft.length,v<=kt&&at.some($t=>ft.includes(
$t)))).length},Z=(lt,it)=>{const{isNew:at,now:ft,added:$t}=gt.get(lt)?.()??B,xt=at?0:b(ft,it);return at||xt>0&&xt===b($t,it)};for(const[lt,it]of Map.groupBy(J,at=>at.
host)){if(lt===null||it.some(({isHostImplied:ft})=>ft))continue;const at=[...new Set(it.map(({place:ft})=>ft.file))];!at.every(ft=>gt.has(ft))||b(g,lt)>0||at.every(
ft=>Z(ft,lt))&&v<=kt&&Ot.add(lt)}return Ot}const B={isNew:!1,now:[],added:[]};function dt({file:J,status:rt,patch:ht},Ot){let gt=null;const g=()=>{const v=rt===
"added";if(v||ht===null)return{...B,isNew:v};const b=(Ot(J)??"").toLowerCase().split(`
`);return{isNew:v,now:b,added:St(ht,/^\+/)}};return()=>(gt??=g(),gt)}const St=(J,rt)=>(J??"").toLowerCase().split(`
`).filter(ht=>rt.test(ht)),vt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Bt=({file:J,status:rt,changes:ht,patch:Ot})=>Ot===null&&rt!=="added"&&ht>0&&vt.
test(J);var Kt=t(2859);async function Ht(J,rt){const ht=new Date,Ot=await(0,Dt.readSettings)(J,rt),gt=Ot.deadlineMs,g=rt.startTimer(gt,()=>rt.stop.end({kind:"de\
adline",ms:gt}));try{return await Gt(Ot,rt,ht)}finally{g()}}async function Gt(J,rt,ht){const Ot=await _t(J,rt);await(0,V.x)();const gt=await zt(Ot,J,rt,ht);return await Vt(
gt,Ot,J,rt,ht)}async function _t(J,rt){const ht=performance.now(),Ot=await(0,It.SQ)(J,rt),gt=J.scan.length===0?0:performance.now()-ht,g=(0,It.PT)(J,Ot,rt),v=await(0,Pt.
L2)(g),{clients:b}=v,Z={usages:(0,et.sw)(Ot.usages,b),notes:(0,et.vH)([...Ot.notes,...Qt(Ot,rt.stop.why)],b)},lt=await Jt(Z,J,rt),it=await(0,p.jK)(lt.usages,J,v,
{...rt,scanned:{...J,...Ot}}),at=await ct({...Z,scanned:Ot,changed:lt.files,dialect:v,settings:J}),ft=await G(it.usages,at.roots),$t=(0,Kt.C)(J,ft,b,(0,et.kA)(Z.
usages));nn($t);const{configs:xt,releases:Rt}=it,Lt={...v,configs:xt,releases:Rt};return{scanned:Ot,scanMs:gt,detection:g,dialect:v,full:Lt,all:Z,changed:lt,configured:it,
ofRoots:at,usages:ft,requirements:$t}}async function Jt(J,rt,ht){const Ot=rt.changedOnly?await ht.changes(rt):null;return{changes:Ot,...Ct(J,Ot,g=>{const v=(0,T.
yR)((0,y.join)(ht.directory,g));return v.ok?v.text:null})}}async function zt({scanned:J,dialect:rt,full:ht,changed:Ot,configured:gt,ofRoots:g,usages:v,requirements:b},Z,lt,it){
const{environment:at,stop:ft,isFork:$t}=lt,{roots:xt,notes:Rt}=g,Lt=await(0,E.j)({requirements:b,roots:xt,usages:v},Z,ht,lt),Nt={requirements:b,visits:Lt.visits,
usages:v,notes:[...R(Ot.notes,v,Z,at),...Rt],isEmpty:Z.scan.length>0&&J.isEmpty&&J.endedAt===null,newHosts:Ot.newHosts,complaints:gt.findings,tokenVariables:qt(
at),tokenHosts:Z.tokens.map(({host:_})=>_),tokenSources:Lt.tokenSources,stopped:ft.why,predicted:await N(Lt.inquiry,{...Z,dialect:rt,isFork:$t})},w={...Z,dialect:ht,
isFork:$t,now:it.getTime()},I=Lt.visits.length>0||Nt.predicted.requests.length>0;return(0,Q.S4)(Nt,w,I?await(0,p.U7)():null)}async function Vt(J,{scanned:rt,scanMs:ht,
detection:Ot,dialect:gt,all:g,changed:v,configured:b,usages:Z,requirements:lt},it,at,ft){const $t=tn(lt),xt=[...v.remarks,...(0,mt.r)(J),...b.remarks],Rt={verdict:J,
remarks:(0,mt.q)(xt)},{verdict:Lt,remarks:Nt}=at.secrets.redact(Rt,$t),{files:w,bytes:I}=rt;return{settings:it,changes:v.changes,verdict:Lt,context:{dialect:gt,
failOn:it.failOn,scan:{files:w,bytes:I,usages:Z.length,durationMs:ht},remarks:Nt,startedAt:ft.toISOString(),durationMs:Date.now()-ft.getTime(),version:st.xv,docsUrl:st.
aq,clients:await(0,Pt.rU)(gt,Ot.scan),sources:c((0,pt.sC)(Lt.findings),{...at.secrets,kept:$t,usages:g.usages,configs:b.configs,directory:at.directory,checkedAt:ft.
getTime()}),links:null}}}const qt=J=>Object.keys(J).filter(rt=>/^TFE?_?TOKEN/i.test(rt));function Qt({endedAt:J,files:rt},ht){return J===null||ht===null?[]:[(0,et.
YW)(J,(0,nt.fileLimit)({kind:"time",stopped:ht,files:rt}))]}const tn=J=>new Set(J.flatMap(({host:rt,service:ht})=>[rt,(0,tt.nx)(rt),ht]));function nn(J){const{size:rt}=new Set(
J.map(({host:ht})=>ht));if(!(rt<=jt.pS))throw new H.GN([`scan found ${rt} hosts, the limit is ${jt.pS}: narrow scan or exclude files`])}}),2971:((wt,Y,t)=>{t.d(
Y,{U7:()=>p,jK:()=>E,op:()=>M});var y=t(9562);const p=()=>Promise.all([t.e(660),t.e(371),t.e(915),t.e(432),t.e(629),t.e(248)]).then(t.bind(t,9248));async function E(d,T,$,{
environment:h,directory:o,scanned:r}){if(T.hostnames.length===0&&d.every(({needs:S})=>S.length===0))return{usages:d,remarks:[],findings:[],configs:[],releases:$.
releases};const i=await M(T.cliConfig,$.clients,h),e=$.releases.map(S=>{const D=i.find(({client:s})=>s===S.client);return{...S,attemptMs:D?.requestTimeoutMs??S.
attemptMs}}),n=r.hasPlugins||r.scan.some(S=>S!=="."),l={root:o,mayHavePlugins:n,releases:e,asksMirrors:T.depth!=="discovery"},m=await a(d,i,l),f=[...i.flatMap(S=>S.
findings),...m.findings],{mergeFindings:k}=await p();return{...m,findings:k(f),configs:i,releases:e}}async function M(d,T,$){const{readCliConfig:h,thisMachine:o}=await p(),
r=o($);return T.map(i=>h(i,r,d))}async function a(d,T,$){if(!d.some(({needs:r})=>r.some(({service:i})=>i===y.xq)))return{usages:d,remarks:[],findings:[]};const{
withoutInstalled:o}=await Promise.all([t.e(191),t.e(429)]).then(t.bind(t,8191));return o(d,T,$)}}),4467:((wt,Y,t)=>{t.d(Y,{Z:()=>$,j:()=>a});var y=t(2971),p=t(1064),
E=t(7854),M=t(5960);async function a({requirements:h,roots:o,usages:r},i,e,n){const l=[...new Set(h.map(({host:C})=>C))],m=(0,M.e)(h,i,e),f=Array.from(m,([C,z])=>(0,M.
i)(C,z)),k=l.filter(C=>!m.has(C)),S=i.depth!=="discovery"&&o.length>0;if(k.length===0&&!S)return{visits:f,inquiry:null,tokenSources:new Map};const{attemptLimitMs:D,
visitHosts:s}=await(0,y.U7)(),{configs:c,releases:u}=e,{credentials:O,forced:j}=await $(i,c,n),W=await d(O,i,n),x=await s(k,{...W,forced:j,required:Map.groupBy(
h,({host:C})=>C),maxRedirects:Math.max(...e.clients.map(C=>p.NX[C])),releases:u,timeoutMs:i.timeoutMs??D(u),retries:i.retries,progress:C=>n.progress({kind:"visi\
ts",...C})}),A=i.depth==="discovery"?null:await T(o,{...W,usages:r,settings:i,dialect:e,configs:c,environment:n.environment,directory:n.directory,learn:n.secrets.
learn,progress:C=>n.progress({kind:"registries",...C}),visits:x});return{visits:[...x,...f],inquiry:A,tokenSources:O.known}}async function d(h,o,{startTimer:r,stop:i}){
const{networkOf:e}=await(0,y.U7)();return{network:e(o),credentials:{...h,find:(0,E.Oo)(h.find)},concurrency:o.concurrency,random:Math.random,now:Date.now,startTimer:r,
stop:i}}async function T(h,{environment:o,...r}){const{inquire:i}=await Promise.all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(432),t.e(517),t.e(567)]).then(t.bind(
t,3567)),{thisMachine:e}=await(0,y.U7)(),n=r.settings.depth==="packages"?await Promise.all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(400),t.e(517),t.e(57)]).then(
t.bind(t,5057)):null;return i(h,{...r,machine:e(o),askPackages:n?.askPackages??null})}async function $(h,o,{environment:r,secrets:i,kill:e,stop:n}){const{readMachineCredentials:l}=await(0,y.
U7)();return l({...h,configs:o},r,{learn:i.learn,kill:e,stop:n.signal,abortAfter:m=>AbortSignal.timeout(m)})}}),9461:((wt,Y,t)=>{t.d(Y,{$:()=>E});var y=t(3024),
p=t(5747);function E(M){try{const a=(0,y.realpathSync)(M),d=(0,y.statSync)(a);return d.isFile()?{kind:"file",path:a}:{kind:d.isDirectory()?"directory":"special",
path:a}}catch(a){return{kind:"error",code:(0,p.Oj)(a)}}}}),5747:((wt,Y,t)=>{t.d(Y,{Oj:()=>i,io:()=>$,yR:()=>T});var y=t(4573),p=t(3024);const E=16*1024*1024,M=p.
constants.O_RDONLY|(p.constants.O_NONBLOCK??0)|(p.constants.O_NOCTTY??0),a=Buffer.allocUnsafeSlow(256*1024);let d=a;const T=(n,l=E)=>h(n,l,r);function $(n,l){const m=h(
n,l,(f,k)=>Buffer.from(f.subarray(0,k)));return Buffer.isBuffer(m)?m:null}function h(n,l,m){let f;try{f=(0,p.openSync)(n,M)}catch(k){return e(k)}try{const k=(0,p.
readSync)(f,a,0,a.length,null);return k<a.length?m(a,k):o(f,l,m)}catch(k){return e(k)}finally{(0,p.closeSync)(f)}}function o(n,l,m){const{size:f}=(0,p.fstatSync)(
n);if(f>l||f<a.length)return{ok:!1,failure:{kind:"size",bytes:f,maxBytes:l}};d.length<f&&(d=Buffer.allocUnsafeSlow(f));const k=d;let S=0;for(;S<f;){const D=(0,p.
readSync)(n,k,S,f-S,S);if(D===0)break;S+=D}return m(k,S)}function r(n,l){const m=n.toString("utf8",0,l),f=!m.includes("\uFFFD")||(0,y.isUtf8)(n.subarray(0,l));return{
ok:!0,text:m,isUtf8:f,bytes:l}}function i(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{
kind:"error",code:i(n)}})}),8185:((wt,Y,t)=>{t.d(Y,{C:()=>o,I:()=>i});var y=t(4283),p=t(7052),E=t(6697),M=t(1064),a=t(1831),d=t(2886);const T=(e,{allowedHosts:n,
hostnames:l})=>(0,a.Jr)(e,n)||l.some(m=>m.host===e),$={file:".",line:1,column:1,endColumn:1},h=1e4;function o(e,n,l=h){if(n.allowedHosts.length===0)return[];const m=new Map,
f=[];let k=0;for(const{directHost:D,kind:s,isOverridden:c,place:u,clients:O}of e){if(D===void 0||c||T(D,n))continue;const j=s==="backend_http"||s==="remote_stat\
e"?"backend":"download",W=`${j} ${D}`,x=m.get(W);if(x===void 0&&m.size>=l){k+=1;continue}const A=x??r(D,j);m.set(W,A),f.push({...A,place:u,clients:O})}if(k===0)
return f;const S=(0,p.fileLimit)({kind:"problems",max:l,omitted:k});return[...f,{problem:S,place:$,clients:M.Du,host:null}]}function r(e,n){const l=(0,a.Pv)(e),
m=l.ok?l.value:null,f=m===null?e:(0,a.nx)(m);return{problem:(0,E.hostNotAllowed)({host:f,use:n}),host:m}}function i(e,n,l,m){if(m.allowedHosts.length===0)return[];
const f=l.filter(({because:k})=>k.some(S=>typeof S!="string"));return n.flatMap(k=>{const{id:S,kind:D}=k;if(D!=="url"||!f.some(O=>O.service===S))return[];const s=(0,y.
Dl)(k.url),c=s.ok?(0,a.Pm)(s.value):null;if(c===null||c===e||T(c,m))return[];const u=(0,E.hostNotAllowed)({host:c,service:S,registry:(0,a.nx)(e)});return[(0,d.bz)(
u,S)]})}}),8988:((wt,Y,t)=>{t.d(Y,{s:()=>r,k:()=>k});var y=t(3534),p=t(3410),E=t(5143),M=t(9562);const a=[M.OZ,M.Bn],d=[M.e$,M.xq],T=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...a,...d]},{matches:/^api\.env0\.com$/,services:d},{matches:/^backend\.api\.env0\.com$/,services:a},{matches:/\.scalr\.io$/,services:a}],$=S=>T.find(
({matches:D})=>D.test(S))?.services??[];var h=t(241),o=t(2886);function r(S,{role:D},s){const c=n(S),u=S.credentials?.hasToken===!0,j=(S.attempt.hops.at(-1)?.challenge??
null)===null&&(u||D!=="guest"),W=u?[]:l(S.host,c,s),A=[...S.difference===null?[]:[S.difference],...W,...c===null||!j?[]:[m(S,c,s)]].map(z=>(0,o.bz)(z)),C=u?[]:i(
S,s);return C.length>0?[...A,...C]:W.length===0?[...A,...e(S,s)]:A}function i(S,{usages:D,isFork:s,depth:c}){const{host:u,attempt:O}=S;if(c==="discovery"||O.discovery.
kind!=="found")return[];const j=D.flatMap(({workspace:W,hasOwnToken:x,needs:A,place:C})=>W===void 0||x||(0,E.Zl)(C.file)?[]:A.filter(z=>z.host===u));return Array.
from(Map.groupBy(j,({service:W})=>W),([W,x])=>{const A=(0,p.cloudToken)({host:u,service:W,isFork:s,...f(S)}),C=x.flatMap(z=>z.clients);return(0,o.bz)((0,o.aZ)(A,
C),W)})}function e(S,{usages:D,isFork:s}){const{host:c,attempt:u,credentials:O}=S;if(u.discovery.kind!=="found"||O?.hasToken||O?.problem)return[];const j=$(c).find(
W=>D.some(({hasOwnToken:x,needs:A,place:C})=>A.some(z=>z.host===c&&z.service===W)&&!x&&!(0,E.Zl)(C.file)));return j===void 0?[]:[(0,o.bz)((0,y.credentialsMissing)(
{host:c,service:j,isFork:s,...f(S)}),j)]}function n(S){const{discovery:D,hops:s}=S.attempt;return D.kind==="failed"&&D.problem.code==="document-unauthorized"?s.
at(-1)?.status??null:null}function l(S,D,{tokenVariables:s,hosts:c}){return(0,h.B)(s,S,c).filter(({isParent:u})=>!u||D!==null).map(({variable:u,why:O,write:j})=>(0,y.
credentialsNearMiss)({host:S,variable:u,why:O,write:j}))}function m(S,D,{isFork:s}){const{host:c,credentials:u}=S;return u?.hasToken?(0,y.credentialsRejected)({
host:c,status:D,source:u.source}):(0,y.credentialsMissing)({host:c,service:null,isFork:s,...f(S)})}function f({credentials:S,looks:D}){const s=D.flatMap(j=>j.looks),
c=j=>[...new Set(s.flatMap(({held:W,source:x})=>W!=="not read"===j?x:[]))],u=S===null?c(!0):[S.source],O=S===null?c(!1):[];return{searched:u,notRead:O}}function k(S,D){
return S.filter(s=>!D.includes(s)).map(s=>(0,o.bz)((0,y.credentialsUnused)({host:s})))}}),2886:((wt,Y,t)=>{t.d(Y,{ER:()=>h,HJ:()=>m,Mm:()=>k,Np:()=>i,TC:()=>D,aZ:()=>$,
bz:()=>T,hD:()=>r,l$:()=>d,ld:()=>n,pi:()=>e,xJ:()=>o});var y=t(5143),p=t(5799),E=t(1831),M=t(7715);const a=["module","provider","version","package","lock","not"],
d=({problem:s,places:c})=>a.includes(s.code.replace(/-.*/,""))&&c.length>0&&c.every(u=>typeof u!="string"),T=(s,c=null,u=!0)=>({services:c===null?[]:[c],problem:s,
needed:u}),$=(s,c)=>({...s,affects:s.affects.filter(u=>c.includes(u))}),h=({problem:s,needed:c})=>c&&s.usualSeverity==="error";function o({problem:s,needed:c},u){
const O=c&&u.some(j=>s.affects.includes(j));return s.severity==="error"&&!O?"warning":s.severity}const r=(s,c,u)=>({severity:o(s,c),problem:s.problem,affects:s.
problem.affects,...u}),i=(s,c)=>p.oC.indexOf(s.severity)-p.oC.indexOf(c.severity),e=(s,c,u)=>u.some(O=>O.code===s.code&&(O.host===null||O.host===c));function n({
problem:s,services:c},{visit:{host:u,attempt:O},requirements:j,answering:W},{depth:x}){if(x==="discovery"||O.discovery.kind==="skipped")return!0;const A=c.some(
z=>W.has(`${u} ${z}`));if(s.code==="service-url-no-slash"&&A)return!1;const C=j.filter(({service:z})=>c.length===0||c.includes(z));return C.length===0||C.some(({
isForInit:z})=>z)}const l=1e3;function m(s){const c=new Map;return u=>{const O=JSON.stringify(u),j=c.get(O)??f(u,s);return c.set(O,j),j}}function f(s,c){const u=A=>c.
filter(({service:C})=>A.includes(C)),O=s.length===0?c:u(s),j=s.filter(A=>O.some(({service:C})=>C===A)),W=j.length>0?j:s,x=(O.length>0?O:u(["any"])).flatMap(A=>A.
because);return{service:W.length===1?W[0]??null:null,...k([...new Set(x)])}}function k(s){const c=S(s),u=Math.max(0,c.length-l);return{places:c.slice(0,l),placesLeftOut:u}}
function S(s){const{own:c=[],aside:u=[]}=Object.groupBy(s,O=>typeof O!="string"&&(0,y.Zl)(O.file)?"aside":"own");return[...c,...u]}function D(s,c){const u=c.some(
({because:j})=>j.includes("hostnames input"));return{role:(0,M.V)(s)!==null?"guest":u?"operator":"user",host:(0,E.nx)(s)}}}),9464:((wt,Y,t)=>{t.d(Y,{f:()=>d,u:()=>$});
var y=t(4283),p=t(3534),E=t(1831),M=t(9562),a=t(2886);function d({host:h,attempt:o,credentials:r},i){const e=r?.hasToken===!0,n=[...i.flatMap(l=>l.kind==="url"&&
(0,M.p4)(l.id)&&(0,M.D6)(l.id)?[{url:l.url,service:l.id,isSent:e}]:[]),...o.hops.map(({url:l,authorization:m})=>({url:l,service:null,isSent:m==="sent"}))].flatMap(
({url:l,...m})=>{const f=T(l);return f===null||f===h?[]:[{...m,host:f}]});return[...new Map(n.toReversed().map(l=>[l.host,l])).values()]}function T(h){const o=(0,y.
Dl)(h),r=o.ok?(0,E.Pm)(o.value):null,i=r===null?null:(0,E.Pv)(r);return i?.ok?i.value:null}function $(h,o,{tokenSources:r,hosts:i}){return d(h,o).flatMap(({host:e,
service:n,isSent:l})=>{const m=r.get(e);if(m===void 0)return[];const f=n===null?h.attempt.discovery.kind==="failed":!l,k=(0,p.credentialsOtherHost)({host:(0,E.nx)(
h.host),other:(0,E.nx)(e),source:m,service:n,isSent:l,isNotice:!f||i.has(e)});return[(0,a.bz)(k,n)]})}}),2389:((wt,Y,t)=>{t.d(Y,{j7:()=>k,k2:()=>x,S4:()=>s});var y=t(
4e3),p=t(7052),E=t(5143),M=t(5799),a=t(1064),d=t(8185),T=t(8988),$=t(2886);function h(A,C,z){const L=new Set(A.notes.flatMap(({problem:q,place:et})=>q.code==="f\
ile-syntax"?et.file:[])),Q=[...A.complaints.map(({problem:q,place:et})=>m((0,$.bz)(q),et,z)),...(0,T.k)(A.tokenHosts,C).map(q=>m(q,null,z)),...A.isEmpty?[n(z)]:
[]],nt=o([...A.notes.map(q=>r(q,L,z)),...(0,d.C)(A.usages,z).map(({problem:q,clients:et,place:H,host:F})=>{const ct=(0,$.bz)((0,$.aZ)(q,et));return{host:F,finding:{
...m(ct,H,z),host:F}}}),...A.others.map(q=>({host:q.host,finding:l(q,z)})),...Q.map(q=>({host:null,finding:q}))]),X=nt.filter(({host:q,finding:et})=>!(0,$.pi)(et.
problem,q,z.ignore)),U=({exclude:q})=>+(q!==void 0),K=X.map(({finding:q})=>q).sort((q,et)=>(0,$.Np)(q,et)||U(q)-U(et));return{files:K,ignored:nt.length-K.length}}
function o(A){return[...Map.groupBy(A,({host:z,finding:L})=>{const{problem:Q,severity:nt,affects:X,places:U,exclude:K}=L,{code:q,message:et,help:H}=Q;return U.length===
0?A:JSON.stringify([z,q,nt,et,H,X,K===void 0])})].flatMap(([z,L])=>{const[Q]=L;if(z===A||Q===void 0||L.length===1)return L;const nt=L.flatMap(({finding:K})=>K.places),
X=new Set(L.flatMap(({finding:K})=>K.exclude??[])),U=X.size===0?{}:{exclude:[...X]};return[{...Q,finding:{...Q.finding,places:nt,...U}}]})}function r(A,C,z){const{
problem:L,place:Q,host:nt,isPlaceholder:X}=A,U=A.aside??Q.file;if(L.code==="file-limit"&&z.allowedHosts.length>0){const F={...L,message:(0,y.Fn)(L.message)};return{
host:nt,finding:{...e(A,F,z),severity:"error"}}}const K=X||C.has(Q.file),q=L.severity==="error"&&(K||(0,E.Zl)(U)),et=q?{...L,severity:"warning"}:L,H=e(A,et,z);return!q&&
!(0,E.Zl)(U)?{host:nt,finding:H}:{host:nt,finding:{...H,exclude:[(0,E.n7)(U)]}}}const i={error:"warning",warning:"notice",notice:"notice"};function e({place:A,others:C=[],
clients:z},L,Q){const{dialect:nt}=Q,U=nt.isGuess&&a.Du.some(q=>!z.includes(q))?i[L.severity]:L.severity,K=m((0,$.bz)({...(0,$.aZ)(L,z),severity:U}),A,Q);return{
...K,places:[...K.places,...C]}}function n(A){const{scan:C,hostnames:z}=A,L=(0,p.nothingToCheck)({scan:C,hasHostnames:z.length>0});return{...m((0,$.bz)(L),null,
A),severity:L.severity}}function l({host:A,places:C,...z},L){const Q=(0,M.pj)(z.problem,(0,$.TC)(A,[]));return{...m({...z,problem:Q},null,L),host:A,places:C}}const m=(A,C,{
dialect:z})=>(0,$.hD)(A,z.clients,{host:null,service:null,places:C===null?[]:[C],isHostNew:!1});var f=t(9464);const k={drafts:[],notes:[],roots:[],requests:[],answering:new Set},
S={judgeVisit:D,judgeRequests:D};function D(){throw new Error("the rules for hosts are not loaded")}function s(A,C,z){const{judgeVisit:L,judgeRequests:Q}=z??S,{
requirements:nt,visits:X,usages:U,tokenVariables:K}=A,q=Map.groupBy(nt,({host:kt})=>kt),et=X.map(({host:kt})=>kt),{isFork:H,depth:F}=C,{tokenSources:ct}=A,Et={usages:U,
tokenVariables:K,tokenSources:ct,hosts:new Set(et),isFork:H,depth:F},G=Map.groupBy(A.predicted.drafts,({host:kt})=>kt),R=Map.groupBy(A.predicted.requests,({host:kt})=>kt),
P=X.map(kt=>{const Ft=A.newHosts.has(kt.host),B={visit:kt,requirements:q.get(kt.host)??[],predicted:G.get(kt.host)??[],requests:R.get(kt.host)??[],answering:A.predicted.
answering,isNew:Ft};return L(B,C,Et)}),N=P.map(({verdict:kt})=>kt),V=N.flatMap(({visit:kt,services:Ft})=>(0,f.f)(kt,Ft)),tt=[...et,...V.map(({host:kt})=>kt),...R.
keys()],st=new Set(et),pt=Array.from(R,([kt,Ft])=>Q({host:kt,known:[]},Ft,C).map(B=>({...B,host:kt,places:[]}))),mt=[...A.predicted.drafts,...pt.flat()].filter(
({host:kt})=>!st.has(kt)),Pt=[...A.notes,...A.predicted.notes],It=h({...A,notes:Pt,others:mt},tt,C),jt=[...P.flatMap(({ofFiles:kt})=>kt),...It.files].sort($.Np),
Dt=[...N.flatMap(kt=>kt.findings),...jt].sort($.Np),{stopped:Ct}=A,Ut=W(It.files);return{passed:Ct===null&&!Dt.some(({severity:kt})=>x(kt,C.failOn)),stopped:Ct,
hosts:N,files:jt,findings:Dt,ignored:P.reduce((kt,Ft)=>kt+Ft.ignored,It.ignored),roots:A.predicted.roots.map(kt=>c(kt,C,Ut))}}function c({rows:A,...C},{ignore:z},L){
const Q=({drafts:nt,decidedAt:X})=>nt.length>0?nt.filter(({problem:U,host:K})=>!(0,$.pi)(U,K,z)).map(U=>({...U,severity:(0,$.xJ)(U,C.clients)})):X.flatMap(U=>L.
get(O(U))??[]);return{...C,rows:A.map(nt=>{const{drafts:X,decidedAt:U,...K}=nt,et=X.length>0||Object.values(K.chosen).includes(null)?Q(nt).toSorted($.Np):[],H=new Map(
et.map(({problem:F})=>[F.code,u(F)]));return{...K,worst:et[0]?.severity??null,problems:[...H.values()]}})}}const u=({code:A,title:C,usualSeverity:z})=>({code:A,
title:C,usualSeverity:z}),O=({file:A,line:C})=>`${A}:${C}`,j=/^(?:constraint|lock)-/,W=A=>{const C=new Map;for(const z of A.filter(({problem:L})=>j.test(L.code)))
for(const L of z.places){const Q=typeof L=="string"?L:O(L),nt=C.get(Q);nt===void 0?C.set(Q,[z]):nt.push(z)}return C},x=(A,C)=>A==="error"?C!=="never":A==="warni\
ng"&&C==="warning"}),4e3:((wt,Y,t)=>{t.d(Y,{Af:()=>f,B9:()=>i,Cw:()=>S,Fn:()=>D,NM:()=>n,Vb:()=>s,Wt:()=>r,XT:()=>d,YA:()=>m,_r:()=>l,dh:()=>a,eZ:()=>k,go:()=>$,
mP:()=>h,qZ:()=>e,zd:()=>T});var y=t(4714),p=t(7715),E=t(9562);const M=300;function a(c,u=M){return c.length<=u?c:`${(0,y.o)(c,u)}\u2026`}function d(c,u,O=0){const j=c.
slice(0,u).map(x=>a(x)),W=c.length-j.length+O;return j.join(", ")+(W>0?` and ${W} more`:"")}const T=c=>`the clients print "${c}"`;function $(c){return c===null?
"null":Array.isArray(c)?"an array":typeof c=="object"?"an object":`a ${typeof c}`}function h(c){if(c.kind==="error")return`cannot be read: ${c.code}`;const{bytes:u,
maxBytes:O}=c;return`has ${u} bytes and is not read; the limit is ${O/1024/1024} MiB`}const o={[E.e$]:"correct the host in the source address, or remove it for \
a module of the public registry (NAMESPACE/NAME/SYSTEM)",[E.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the \
public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function r(c){return c.flatMap(O=>o[O]??[])[0]??"cor\
rect the host in `source` or `hostname`, or add the `source` that a child module lacks"}const i=c=>`wait and run the check again; see ${(0,p.V)(c)??"its status \
page"}, and consider a network mirror for providers`,e=c=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${c} serves its discovery document to\
 everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(c,u,O){if(c===null)return O;const j=c.title===""?"":` \
("${c.title}")`,W=O.guest??e(u);switch(c.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:W,because:`th\
e host returned a sign-in page${j}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${j}: allow this machine to reach the host`;case"\
other":{const x=O.user??`check that ${u} is a registry, and ${r([])}`;return{...O,user:x,guest:W,because:`the host returned an HTML page${j}`}}}}const l=({url:c,
status:u,reason:O})=>`${c} returned ${`${u} ${a(O)}`.trim()}`,m=c=>`${Math.round(c/100)/10} s`,f=c=>c.map(({name:u,attemptMs:O,retries:j})=>{const W=Number.isFinite(
O)?m(O):"without a limit",x=j===0?"":` in each of ${j+1} attempts`,A=u.includes(" and ")?"wait":"waits";return`${u} ${A} ${W}${x}`}).join(", "),k=c=>c.map(({name:u})=>u).
join(" and ");function S(c){switch(c.kind){case"deadline":return`the check reached its deadline of ${m(c.ms)}`;case"signal":return`the check was interrupted by ${c.
signal}`;case"crash":return"tf-disco crashed"}}const D=c=>`${c}; it may use hosts that are not in \`allowed-hosts\``,s=({kind:c,address:u,version:O})=>`${c} ${u}\
 ${a(O,40)}`}),6897:((wt,Y,t)=>{t.d(Y,{n:()=>p,x:()=>E});const y=100;async function p(M,a,d){let T=performance.now();for(;;){const $=M.next(a.why!==null);if($.done)
return $.value;performance.now()-T<y||(d($.value),await E(),T=performance.now())}}const E=()=>new Promise(M=>setImmediate(M))}),4714:((wt,Y,t)=>{t.d(Y,{o:()=>E,
w:()=>M});var y=t(3307);const p=2048,E=(a,d=p)=>a.length<=d?a:structuredClone(a.slice(0,d).toWellFormed());function M(a){if(a.length<=p)return(0,y.IL)(a);switch(a[0]){case'\
"':return E((0,y.I)(a));case"[":return[];case"{":return{};default:return(0,y.IL)(a)}}}),7715:((wt,Y,t)=>{t.d(Y,{V:()=>p});const y=new Map([["registry.terraform.\
io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opento\
fu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),p=E=>y.get(E)??null}),9664:((wt,Y,t)=>{t.d(Y,{Gz:()=>p,LA:()=>a,jt:()=>E,un:()=>M});
var y=t(3916);const p=(d,T)=>d===""?T:`${d}/${T}`,E=d=>d.slice(0,Math.max(0,d.lastIndexOf("/")));function M(d,T){const $=(0,y.join)(d,T).replace(/\/$/,"");return $===
"."?"":$}const a=d=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(d)}),241:((wt,Y,t)=>{t.d(Y,{B:()=>M});var y=t(1831);const p=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,E="T\
F_TOKEN_";function M(o,r,i){const[e]=(0,y.fK)(r);return e===void 0?[]:o.flatMap(n=>{const l=(0,y.$k)(n);if(l!==null&&i.has(l))return[];const m=a(n,l,r);return m===
null?[]:[{variable:n,why:m,write:e,isParent:d(l,r)}]})}function a(o,r,i){const e=p.exec(o)?.[0];if(e===void 0)return null;const n=o.slice(e.length);return r!==null&&
d(r,i)?`it is for ${(0,y.nx)(r)} only: the clients do not use the tokens of parent domains`:$(i).some(l=>l===T(n))?e!==E?`it begins with ${e}, and the clients r\
ead only ${E}`:r===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,y.nx)(r)}${h(n,i)}`:null}const d=(o,r)=>o!==null&&
(0,y.Sv)(r).name.endsWith(`.${(0,y.Sv)(o).name}`),T=o=>o.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function $(o){const{
name:r}=(0,y.Sv)(o);return[...new Set([o,r,(0,y.nx)(o)].map(T))]}function h(o,r){const{name:i,port:e}=(0,y.Sv)(r);return e!==443&&!o.includes(":")?"; a port fol\
lows a colon":i.includes("-")&&!o.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((wt,Y,t)=>{t.d(Y,{Wi:()=>f,cZ:()=>d,cr:()=>D,sC:()=>k});var y=t(
2886),p=t(1064),E=t(1831),M=t(8884);const a=3;function d(s){return[...Map.groupBy(s,$).values()].flatMap(c=>{const u=[...Map.groupBy(c,h).values()];return u.length>
a?[c]:u}).flatMap(c=>o(c)??[]).toSorted((c,u)=>(0,y.Np)(c,u)||T(c)-T(u)||u.hosts.length-c.hosts.length)}function T({code:s,affects:c}){return s==="host-not-chec\
ked"?2:c.length===0||p.Du.some(u=>c.includes(u))?0:1}const $=({severity:s,problem:c,affects:u,exclude:O})=>JSON.stringify([s,c.code,u,O===void 0]),h=s=>s.exclude===
void 0?l(s.problem.help??"",s):"";function o(s){const[c]=s;if(c===void 0)return null;const u=[...new Set(s.flatMap(({host:nt})=>nt??[]))],{code:O,title:j,help:W,
message:x}=c.problem,A=(nt,X)=>u.length>1?l(nt,X):nt,C=A(x,c),z=s.every(nt=>A(nt.problem.message,nt)===C),L=A(W??"",c),Q=s.every(nt=>A(nt.problem.help??"",nt)===
L);return{severity:c.severity,code:O,title:j,affects:c.affects,findings:s,hosts:u,message:z?C:null,help:L!==""&&Q?n(L,s):null}}const r=/\bTF_TOKEN_\w+/g,i="TF_T\
OKEN_HOST",e=5;function n(s,c){if(!s.includes(i))return s;const u=new Set(c.flatMap(({problem:O})=>O.help?.match(r)??[]));return u.size<=e?`${s}; ${i} is ${[...u].
join(" or ")}`:`${s}; in ${i}, write each dot of the host as an underscore and each hyphen as two`}function l(s,{host:c}){return c===null||s===""?s:[...new Set(
[c,(0,E.nx)(c)])].reduce((u,O)=>u.replaceAll(O,m),s).replace(r,i).replaceAll(/\bhost the host/g,"the host")}function m(s,c,u){const[O=" ",j=" "]=[u[c-1],u[c+s.length]];
return/[\s("]/.test(O)&&/[\s,;.:)"]/.test(j)?"the host":"HOST"}const f=3,k=s=>d(s).flatMap(c=>D(c).slice(0,f).flatMap(([,u])=>u.values().flatMap(S).take(1).toArray())),
S=s=>{const c=(0,M.Xd)(s);return c===null?[]:[c]},D=({message:s,findings:c})=>s===null?[...Map.groupBy(c,({problem:u})=>u.message)]:[[s,c]]}),1505:((wt,Y,t)=>{t.
d(Y,{G_:()=>r,Yj:()=>o,Zc:()=>$,o7:()=>h,se:()=>T,tN:()=>M});var y=t(7574),p=t(4120),E=t(8884);const M=120,a=20,d=6;function T({requirements:f},{dialect:k},S){return{
label:"required",texts:(0,p.UV)(f,a,({service:s,clients:c,because:u})=>{const O=s==="any"?(0,p.DO)(s):S.value((0,p.DO)(s),M),W=k.clients.every(x=>c.includes(x))?
"":` for ${(0,p.wO)(c)}`;return`${O}${W} (${(0,E.Yx)(u,S.because)})`})}}function $({visit:f},k){const{timing:S,discovery:D}=f.attempt,s=D.kind==="failed"?D.excerpt:
null,c=(0,y.I$)(S).map(([W,x])=>`${W} ${(0,y.kJ)(x)}`),u=f.earlier.map(W=>{const{kind:x}=W.discovery;return`${x==="failed"?W.discovery.problem.code:x} after ${(0,y.
kJ)(W.timing.totalMs)}`}),O=s===null?[]:[k.value(s.replace(/\s+/gu," ").trim())],j=f.credentials?.hasToken?[k.prose(f.credentials.source)]:[];return[{label:"bod\
y",texts:O},{label:"timing",texts:[c.join(", ")]},{label:"retried",texts:u},{label:"token from",texts:j}]}const h=(f,k)=>[{label:"credentials",texts:l(f)?n(f.visit.
looks,k.prose):[]},{label:"host block",texts:m(f.visit).map(S=>k.prose(S))}];function o({visit:f,services:k,servicesLeftOut:S,servicesFrom:D},s){const c=k.map(({
id:O})=>s.value(O,M)),u=D===null?(0,y.kJ)(f.attempt.timing.totalMs):`host block at ${s.because(D)}`;return`${c.length===0?"no services":(0,p.K4)(c,d,S)} (${u})`}
function r(f){return[...Map.groupBy(f,S=>JSON.stringify(S.looks.map(e))).values()].map(S=>({clients:S.map(({client:D})=>D),looks:S[0]?.looks.map(e)??[]}))}const i={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({
source:f,held:k,counts:S})=>({source:f,held:`${i[k]}${S?k==="no token"?" (ends the search)":" (used)":""}`});function n(f,k){const S=r(f);return S.flatMap(({clients:D,
looks:s})=>s.map(({source:c,held:u})=>`${S.length>1?`${(0,p.wO)(D)}: `:""}${k(c)}: ${u}`))}const l=({findings:f})=>f.some(({problem:{code:k}})=>/^credentials-|^document-unauthorized$/.
test(k));function m({forced:f}){return[...Map.groupBy(f,({place:S})=>(0,E.eo)(S))].map(([S,D])=>`${S}, for ${(0,p.wO)(D.map(({client:s})=>s))}`)}}),7574:((wt,Y,t)=>{
t.d(Y,{I$:()=>a,QN:()=>$,kJ:()=>E,nO:()=>h,tY:()=>M,u8:()=>T});var y=t(4120);const p=864e5;function E(o){const r=Math.round(o);if(r<1e3)return`${r} ms`;if(r<59950)
return`${(r/1e3).toFixed(1)} s`;const i=Math.round(r/1e3);return`${Math.floor(i/60)} min ${i%60} s`}function M(o){return o<1e3?`${o} B`:o<999950?`${(o/1e3).toFixed(
1)} kB`:`${(o/1e6).toFixed(1)} MB`}function a(o){return[["DNS",o.lookupMs],["connect",o.connectMs],["TLS",o.tlsMs],["first byte",o.firstByteMs],["total",o.totalMs]].
flatMap(([i,e])=>e===null?[]:[[i,e]])}const d=6e4;function T(o,r){const i=Date.parse(r)-Date.parse(o);if(!(i>=d))return"less than a minute";const e=Math.floor(i/
d),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,unit:"min"}],l=n.findIndex(({count:m})=>m>0);return n.
slice(l,l+2).filter(({count:m})=>m>0).map(({count:m,unit:f})=>`${m} ${f}`).join(" ")}const $=o=>`${o.slice(0,16).replace("T"," ")} UTC`;function h(o,r){const i=(Date.
parse(o)-Date.parse(r))/p;if(Number.isNaN(i))return o;const e=(0,y.px)(Math.floor(Math.abs(i)),"day"),n=Math.abs(i)<1,l=n?"within the last day":`${e} ago`,m=n?"\
in less than a day":`in ${e}`;return`${o.slice(0,10)} (${i<0?l:m})`}}),4120:((wt,Y,t)=>{t.d(Y,{DO:()=>i,Iu:()=>M,K4:()=>a,Ku:()=>d,QI:()=>r,Rk:()=>e,SY:()=>$,UV:()=>T,
dy:()=>p,od:()=>h,px:()=>E,wO:()=>o});var y=t(1064);const p="new in this pull request",E=(n,l)=>`${n} ${l}${n===1?"":"s"}`,M=n=>n.replace(/^./u,l=>l.toUpperCase());
function a(n,l,m=0){const f=n.slice(0,l),k=n.length-f.length+m;return`${f.join(", ")}${k>0?` and ${k} more`:""}`}const d=(n,l)=>n.length<=2*l?n:n.slice(0,l);function T(n,l,m,f=k=>`\
and ${k} more`){const k=n.length-l;return[...n.slice(0,l).flatMap(m),...k>0?[f(k)]:[]]}const $=n=>y.zK.every(l=>n.includes(l))?"all clients":n.map(l=>y.bB[l]).join(
", ");function h(n,l){const m=l.filter(f=>n.includes(f));return n.length===0||m.length===l.length?"":m.length===0?"no client that this repository uses":m.map(f=>y.
bB[f]).join(", ")}const o=n=>n.map(l=>y.bB[l]).join(" and "),r=({clients:n,versions:l})=>n.map(m=>[y.bB[m],l[m]].join(" ").trim()).join(" and "),i=n=>n==="any"?
"any service":n;function e(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sen\
t (redirected to another host)"}}}),8884:((wt,Y,t)=>{t.d(Y,{BQ:()=>n,CN:()=>m,Dc:()=>e,Ky:()=>a,Qz:()=>i,R3:()=>M,Xd:()=>h,Yx:()=>d,eo:()=>E,et:()=>l,tN:()=>o,xi:()=>r,
yv:()=>$});var y=t(4120),p=t(8641);const E=S=>f(S)?`${(0,p.J7)(S.file)}:${S.line}`:S,M=({file:S,line:D,column:s})=>`${(0,p.J7)(S)}:${D}:${s}`;function a(S,D,s=E,c=0){
const u=k(S),O=u.slice(0,D).map(s).join(", "),j=Math.max(0,u.length-D)+c,W=j>0?[(0,y.px)(j,"more place")]:[];return[...O===""?[]:[O],...W].join(" and ")}const d=(S,D=E)=>a(
S,S.every(f)?1:2,D),T=1e5;function $(S){const D=new Map(S.map(({places:j,placesLeftOut:W=0})=>[j,W])),s=[];for(const j of D.keys())s.length<T&&s.push(...j);const c=D.
entries().reduce((j,[W,x])=>j+W.length+x,0),u=k(s.filter(f)),O=[...new Set(s.filter(j=>typeof j=="string"))];return{lines:u,settings:O,leftOut:c-s.length}}const h=({
places:S})=>S.find(f)??null,o=S=>S.map(h).find(D=>D!==null)??null;function r(S,D,s,c){const{lines:u,settings:O,leftOut:j}=$([S]);return[["help",(0,p.RK)(S.problem.
help??"",s)],["affects",D],["also at",a(u.slice(1),c,E,j)],["required by",a(O,c)]].filter(([,x])=>x!=="")}const i=({requirements:S})=>S.some(({because:D})=>D.some(
f)),e=S=>new Set(S.flatMap(({places:D})=>D.filter(f).map(({file:s})=>s))).size,n=S=>S.filter(D=>h(D)===null),l=S=>S.every(({problem:D})=>D.code.startsWith("cred\
entials-"))?"credentials":"settings",m=S=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(S),f=S=>typeof S!="string";function k(S){const D=new Map;return S.filter(
s=>{const{file:c,line:u}=typeof s=="string"?{file:s,line:0}:s,O=D.get(c);if(O===void 0)D.set(c,new Set([u]));else{if(O.has(u))return!1;O.add(u)}return!0})}}),6763:((wt,Y,t)=>{
t.d(Y,{q:()=>M,r:()=>a});var y=t(5143),p=t(4120);const E=50,M=$=>(0,p.UV)($,E,h=>h,h=>`and ${(0,p.px)(h,"more remark")}`),a=$=>[...d($),...T($)];function d({files:$}){
const h=$.filter(({exclude:r,severity:i})=>r!==void 0&&i!=="notice"),o=new Set(h.flatMap(({exclude:r})=>r??[]));return h.length===0?[]:[(0,y.Az)(h.length,[...o])]}
function T({roots:$}){return $.some(({rows:o})=>o.some(({platforms:r})=>r.some(({available:i})=>i===!0)))?["signatures of provider packages were not verified"]:
[]}}),6215:((wt,Y,t)=>{t.d(Y,{IZ:()=>$,PT:()=>h,SQ:()=>a});var y=t(6897),p=t(8416),E=t(7152);const M=20;async function a({scan:o,exclude:r},{directory:i,environment:e,
stop:n,progress:l}){const m={root:i,scan:o,exclude:r},f=n.why===null?T(m):null;if(f!==null)return f;const{scanInSteps:k}=await d(),S=k(m,Object.keys(e));return(0,y.
n)(S,n,D=>l({kind:"scan",files:D}))}const d=()=>Promise.all([t.e(400),t.e(949)]).then(t.bind(t,4949));function T(o){const r={toolFiles:[],hasPlugins:!1};let i=0;
for(const{kind:e}of(0,E.G)(o,r))if(i+=1,e!=="directory"||i>M)return null;return{...r,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,
usesTerragrunt:!1,endedAt:null}}const $=(o,r,i)=>(0,p.L2)(h(o,r,i));function h({dialect:o,exclude:r,scan:i},e,{environment:n,directory:l}){if(i.length===0)return{
setting:o,scan:null};const m=(0,p.oh)({root:l,exclude:r},e.toolFiles),f=!!n.TF_CLOUD_HOSTNAME;return{setting:o,scan:{...e,tools:m,hasCloudHostname:f}}}}),8416:((wt,Y,t)=>{
t.d(Y,{L2:()=>o,oh:()=>d,rU:()=>r});var y=t(4e3),p=t(5143),E=t(1064),M=t(5603),a=t(3469);function d(s,c){let u;return()=>(u??=t.e(249).then(t.bind(t,9249)).then(
({readTools:O})=>O(s,c)),u)}const T=["terraform"],$="assumed, CLI not detected; set `dialect`",h="CLI not detected; set `dialect` to check one";async function o({
setting:s,scan:c}){const u=s.name==="auto"?null:e(s.name);if(c===null||c.isEmpty){const C=u===null?h:i;return k(u??E.Du,[C],[],s,{signs:[],constraints:[]})}const O=await f(
c,s,u),{constraints:j}=c;if(u!==null)return k(u,[i],[],s,{signs:O,constraints:j});const W=m(O);if(W.length===0)return{...k(T,[$],[],s,{signs:O,constraints:j}),isGuess:!0};
const x=n(W),A=x.flatMap(C=>W.find(z=>z.client===C)??[]);return k(x,A.map(D),W,s,{signs:O,constraints:j})}async function r({clients:s},c){if(c===null||c.isEmpty)
return E.zK;const{others:u}=await c.tools(),O=s;return E.zK.filter(j=>O.includes(j)||u.has(j)||j==="terragrunt"&&c.usesTerragrunt)}const i="set by `dialect`",e=s=>s===
"both"?E.Du:[s],n=s=>E.Du.filter(c=>s.some(u=>u.client===c));function l(s){const c=s.filter(({place:u})=>!(0,p.Zl)(u.file));return c.length===0?s:c}const m=s=>{
const c=l(s);return M.A.map(O=>c.filter(j=>j.level===O)).find(({length:O})=>O>0)??[]};async function f({signs:s,tools:c,hasCloudHostname:u},O,j){const W=m(s),x=j??
n(W),A=W.every(({place:X})=>(0,p.Zl)(X.file)),C=j===null&&(A||W.some(({isCloud:X})=>X)),z=O.version===null&&x.some(X=>(0,a.w)(X,[]).length>1);if(!C&&!z)return s;
const{setsCloudHostname:L,signs:Q}=await c(),nt=u||L;return[...s.filter(({isCloud:X})=>!(X&&nt)),...Q]}function k(s,c,u,O,j){const[W,...x]=s,A=s.map(L=>S(L,O,j)),
C=A.flatMap(({client:L,version:Q})=>Q===null?[]:[[L,Q]]),z=A.flatMap(({version:L,signs:[Q]})=>L===null||Q===void 0?[]:[D(Q)]);return{name:W===void 0||x.length>0?
"both":W,clients:s,releases:A.flatMap(({releases:L})=>L),versions:Object.fromEntries(C),why:[...new Set([...c,...z])].join(", "),evidence:[...new Set([...u,...A.
flatMap(({signs:L})=>L)])]}}function S(s,{version:c},u){if(c!==null)return{client:s,releases:(0,a.w)(s,[c]),version:c,signs:[]};const O=l(u.signs.filter(z=>z.client===
s&&z.version!==null)),j=[...new Set(O.map(z=>(z.version??"").replace(/^v/,"")))];if(j.length>0){const[z="",...L]=j,Q=L.length===0&&(0,a.l)(z);return{client:s,releases:(0,a.
w)(s,j),version:Q?z:null,signs:O}}const W=l(u.constraints),x=W.map(({text:z})=>z),A=(0,a.w)(s,x);if(A.length===(0,a.w)(s,[]).length)return{client:s,releases:A,version:null,
signs:[]};const C=W.map(({text:z,place:L})=>({client:s,level:"syntax",place:L,text:`requires ${(0,y.dh)(z)}`,version:z}));return{client:s,releases:A,version:x.length===
1?x[0]??null:null,signs:C}}const D=({place:s,text:c})=>`${s.file}:${s.line} ${c}`}),2161:((wt,Y,t)=>{t.d(Y,{L8:()=>r,TD:()=>l,U4:()=>h,Z8:()=>m,e0:()=>o,tr:()=>$});
var y=t(1064);const p=["terraform"],E=["opentofu"],M=[{suffix:".tftest.hcl",class:"test",clients:y.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:y.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:E},{suffix:".tofutest.json",class:"test",clients:E},{suffix:".tfquery.hcl",class:"\
query",clients:p},{suffix:".tfquery.json",class:"query",clients:p},{suffix:".tfmigrate.hcl",class:"migrate",clients:p},{suffix:".tfcomponent.hcl",class:"stack",
clients:p},{suffix:".tfcomponent.json",class:"stack",clients:p},{suffix:".tfstack.hcl",class:"stack",clients:p},{suffix:".tfstack.json",class:"stack",clients:p},
{suffix:".tfdeploy.hcl",class:"deploy",clients:p},{suffix:".tfdeploy.json",class:"deploy",clients:p},{suffix:".tfmock.hcl",class:"none",clients:y.Du},{suffix:".\
tofumock.hcl",class:"none",clients:E},{suffix:".tf.json",class:"config",clients:y.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:E},{suffix:"\
.tf",class:"config",clients:y.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:E},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:y.Du},{suffix:"\
.hcl",class:"terragrunt",clients:y.Du}],a=Map.groupBy(M,({suffix:f})=>f.slice(f.lastIndexOf(".")+1)),d=".terraform.lock.hcl",T={class:"lock",syntax:"hcl",clients:y.
Du,isOverride:!1},$=f=>f.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(f),h=".terraform/modules/modules.json",o={...T,class:"manifest",syntax:"json"};
function r(f,k,S){if(f===d)return T;const s=a.get(f.slice(f.lastIndexOf(".")+1))?.find(({suffix:C})=>f.endsWith(C));if(s===void 0||s.class==="none")return;const c=i(
f)&&s.class==="test"&&S==="tests";if(i(f)&&!c)return;const u=f.slice(0,-s.suffix.length),O=s.twin!==void 0&&k.has(u+s.twin),j=u==="override"||u.endsWith("_overr\
ide"),W=O||c;if(W&&!s.clients.includes("terraform"))return;const x=W?p:s.clients,A=f.endsWith(".json")?"json":"hcl";return{class:s.class,syntax:A,clients:x,isOverride:j}}
const i=f=>f.startsWith(".")||f.endsWith("~")||f.startsWith("#")&&f.endsWith("#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),l=f=>e.test(f),m=f=>l(f)||n.test(f)}),6195:((wt,Y,t)=>{t.d(Y,{$8:()=>d,G$:()=>T,Ls:()=>M,UO:()=>$,VK:()=>E,sq:()=>h});var y=t(6760);const p=/[*?[{]/;function E(o){
const r=o.split("/"),i=r.findIndex(e=>p.test(e));return i<0?{fixed:o}:{fixed:r.slice(0,i).join("/"),glob:r.slice(i).join("/")}}function M(o){const r=o.map(i=>{const e=i.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:a(e)}});return i=>{const e=i.toLowerCase();return r.some(({glob:n,start:l})=>n===i||e.startsWith(
l)&&y.posix.matchesGlob(i,n))}}function a(o){const[r=""]=o.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(o)??[];return r.toLowerCase()}const d=({file:o,glob:r},i)=>o===
i||r!==void 0&&y.posix.matchesGlob(i,r),T=o=>o.startsWith(".")||o==="node_modules",$=(o,r)=>o===r||o.startsWith(r.endsWith(y.sep)?r:r+y.sep),h=o=>y.sep==="/"?o:
o.replaceAll(y.sep,"/")}),5603:((wt,Y,t)=>{t.d(Y,{A:()=>M,j:()=>d});var y=t(5143),p=t(1064),E=t(5011);const M=["lock-file","syntax","version-file","tool","hook"],
a=100;class d{found=new Map;allowed=new Map;addFiles(h){for(const{file:o,kind:r,scope:i,isContext:e}of h){if(e)continue;const[n]=r.clients;if(n!==void 0&&r.clients.
length===1&&!T(o)){const l={file:o,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${p.bB[n]} only`,l)}for(const l of i.traits)this.addTrait(l)}}addUsages(h){
for(const o of h)o.kind==="lock_provider"?this.addLock(o):o.kind==="cloud_default"&&this.addCloud(o)}signs(){return[...this.found.values()]}constraints(){return[
...this.allowed.values()]}addTrait({kind:h,text:o,place:r}){if(h==="version"){if(this.allowed.size>=a)return;const i=(0,y.Zl)(r.file)?`${o} aside`:o;this.allowed.
has(i)||this.allowed.set(i,{text:o,place:r})}else if(h==="binary"){const e={client:o==="tofu"?"opentofu":"terraform",level:"version-file",place:r,version:null};
this.put({...e,text:"sets terraform_binary"})}else if(h!=="compatible"&&h!=="provider-version"){const{client:i,what:e}=p.$I[h];this.addSyntax(i,`has ${e}`,r)}}addLock({
host:h,place:o}){const r=p.Du.find(e=>(0,E.Vm)(e)===h);if(r===void 0)return;const i=`locks providers from ${h}`;this.put({client:r,level:"lock-file",place:o,text:i,
version:null})}addCloud({clients:h,isOverridden:o,place:r}){if(o||!h.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:r,text:"has \
a cloud block without hostname",version:null,isCloud:!0})}addSyntax(h,o,r){this.put({client:h,level:"syntax",place:r,text:o,version:null})}put(h){const o=`${h.client}\
 ${h.text}`;if(this.found.has(o))return;const r=(0,y.Zl)(h.place.file)?`${o} aside`:o;this.found.has(r)||this.found.set(r,h)}}const T=$=>/(^|\/)[.#][^/]*$/.test(
$)}),7854:((wt,Y,t)=>{t.d(Y,{Oo:()=>T,YW:()=>M,kA:()=>d,sw:()=>a,u3:()=>o,vH:()=>$});var y=t(7052),p=t(1064);const E={line:1,column:1,endColumn:1};function M(r,i,e=E){
const n={file:r===""?".":r,...e};return{problem:i,place:n,clients:p.Du,host:null}}function a(r,i){const e=m=>i.includes(m),n=T(m=>m.every(e)?m:m.filter(e)),l=T(
m=>m.every(f=>f.clients.every(e))?m:m.flatMap(f=>{const k=n(f.clients);return k.length===0?[]:[{...f,clients:k}]}));return r.filter(m=>{const f=m;return f.clients=
n(m.clients),f.needs=l(m.needs),m.isHostImplied&&(f.host=f.needs[0]?.host??m.host),f.clients.length>0})}const d=r=>{const i=new Set;for(const{host:e,isHostImplied:n}of r)
e!==null&&!n&&i.add(e);return i};function T(r){let i;return e=>{i??=new Map;const n=i.get(e);if(n!==void 0||i.has(e))return n;const l=r(e);return i.set(e,l),l}}
const $=(r,i)=>r.filter(e=>e.clients.some(n=>i.includes(n))),h=1e4;class o{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(i=h){this.max=i}add(i){
const{problem:e,place:n}=i;if(e.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const l=this.kept.get(e.severity)??0;this.kept.set(
e.severity,l+1),l<this.max?this.notes.push(i):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const i=(0,y.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,M(".",i)]}}}),7152:((wt,Y,t)=>{t.d(Y,{G:()=>l});var y=t(3024),p=t(6760),E=t(9461),M=t(5747),a=t(7052),d=t(9664),T=t(
2161),$=t(6195);function h(D,s,c,u){if(D.kind==="error")return(0,a.fileUnreadable)({what:"link",code:D.code});const{kind:O,path:j}=D;return(0,$.UO)(j,s.boundary)?
O==="directory"?null:O==="special"?(0,a.fileUnreadable)({what:"link-to-special-file"}):{path:j,isScanned:o(j,s,c,u)}:(0,a.fileOutside)()}function o(D,s,c,u){if(s.
file!==void 0||s.glob!==void 0||!(0,$.UO)(D,s.path))return!1;const[O="",...j]=(0,$.sq)((0,p.relative)(s.path,D)).split("/").toReversed();if(j.some($.G$))return!1;
const W=(0,$.sq)((0,p.relative)(c,D)).split("/");return W.map((A,C)=>W.slice(0,C+1).join("/")).slice(-1-j.length).some(u)?!1:(0,T.L8)(O,new Set([O]),j[0]??"")!==
void 0}var r=t(7854);const i={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;function*l(D,s={toolFiles:[],hasPlugins:!1},c=i){const u=new f(D,s,c);for(const O of D.
scan){const j=m(u.root,O);"path"in j?yield*u.walkFrom(j):yield{kind:"note",note:j}}}function m(D,s){const{fixed:c,glob:u}=(0,$.VK)(s);try{const O=(0,y.realpathSync)(
(0,p.resolve)(D,c)),j=(0,$.sq)((0,p.relative)(D,O)),W=(0,$.UO)(O,D),x=W?D:O;if(u!==void 0)return{path:O,name:j,boundary:x,glob:(0,d.Gz)(j,u)};if((0,y.statSync)(
O).isDirectory())return{path:O,name:j,boundary:x};const A=(0,p.resolve)(O,"..");return{...{path:A,name:(0,$.sq)((0,p.relative)(D,A))},boundary:W?D:A,file:j}}catch(O){
return(0,r.YW)(s,(0,a.fileUnreadable)({what:"scan",code:(0,M.Oj)(O)}))}}class f{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:s,scan:c,
exclude:u},O,j){this.root=(0,y.realpathSync)(s),this.isExcluded=(0,$.Ls)(u),this.aside=O,this.limits=j,this.selected=c.length>1?new Set:null}*walkFrom(s){const c=s.
glob===void 0&&s.file===void 0,u=[{path:s.path,name:s.name,depth:0,isSelected:c}];for(let O=u.pop();O!==void 0;O=u.pop()){yield{kind:"directory",name:O.name};const j=S(
O);if("problem"in j){yield{kind:"note",note:j};continue}const W=[];for(const x of this.findFiles(s,O,j))if("problem"in x)yield{kind:"note",note:x};else if(W.length<
this.limits.directoryFiles)W.push(x);else{yield k(O,"directory",this.limits.directoryFiles);break}if(this.files+=W.length,this.entries+=j.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield k(O,"files",this.limits.files);return}if(W.some(({isContext:x})=>!x)&&(yield{kind:"module",files:W}),s.file!==
void 0)return;for(const x of this.findDirectories(s,O,j))u.push(x)}}*findFiles(s,c,u){const O=new Set;let j=!1;for(const x of u)(0,T.tr)(x.name)&&!x.isDirectory()&&
O.add(x.name),j||=x.name===".terraform",this.aside.hasPlugins||=x.name==="terraform.d";const W=c.name.slice(c.name.lastIndexOf("/")+1);for(const x of u){if(x.isDirectory())
continue;const A=(0,T.L8)(x.name,O,W);if(A===void 0){(0,T.Z8)(x.name)&&this.addToolFile(c,x.name);continue}const C=(0,d.Gz)(c.name,x.name),L={path:c.path+p.sep+
x.name,file:C,kind:A,isContext:!this.select(s,c,C)};x.isFile()?yield L:x.isSymbolicLink()?yield*this.follow(s,L):yield(0,r.YW)(C,(0,a.fileUnreadable)({what:"spe\
cial-file"}))}if(j&&c.isSelected){const x=[c.path,...T.U4.split("/")].join(p.sep),A=(0,E.$)(x);A.kind==="file"&&A.path===x&&(yield{path:x,file:(0,d.Gz)(c.name,T.
U4),kind:T.e0,isContext:!1})}}addToolFile({path:s,name:c},u){const O=(0,d.Gz)(c,u);this.aside.toolFiles.length>=n||this.isExcluded(O)||this.aside.toolFiles.push(
{path:s+p.sep+u,file:O})}select(s,c,u){return!(c.isSelected||(0,$.$8)(s,u))||this.isExcluded(u)||this.selected?.has(u)?!1:(this.selected?.add(u),!0)}*follow(s,c){
const u=h((0,E.$)(c.path),s,this.root,this.isExcluded);u!==null&&("code"in u?yield(0,r.YW)(c.file,u):yield{...c,path:u.path,isContext:c.isContext||u.isScanned})}findDirectories({
glob:s},{path:c,name:u,depth:O,isSelected:j},W){const x=[];for(const A of W.toReversed()){if(!A.isDirectory()||(0,$.G$)(A.name))continue;const C=(0,d.Gz)(u,A.name);
if(this.isExcluded(C))continue;const z=j||s!==void 0&&p.posix.matchesGlob(C,s),L=c+p.sep+A.name;x.push({path:L,name:C,depth:O+1,isSelected:z})}return x}}const k=({
name:D},s,c)=>({kind:"note",note:(0,r.YW)(D,(0,a.fileLimit)({kind:s,max:c}))});function S({path:D,name:s,depth:c}){if(c>e)return(0,r.YW)(s,(0,a.fileLimit)({kind:"\
depth",max:e}));try{return(0,y.readdirSync)(D,{withFileTypes:!0}).sort((u,O)=>u.name<O.name?-1:1)}catch(u){return(0,r.YW)(s,(0,a.fileUnreadable)({what:"director\
y",code:(0,M.Oj)(u)}))}}}),5751:((wt,Y,t)=>{t.d(Y,{readSettings:()=>A});var y=t(3024),p=t(6760),E=t(5747),M=t(3625),a=t(4e3),d=t(3592),T=t(3474),$=t(8535),h=t(7030),
o=t(6181),r=t(1831);function i(X){const U=et=>X[et]||X[et.toLowerCase()]||"",K={http:n("HTTP_PROXY",U("HTTP_PROXY")),https:n("HTTPS_PROXY",U("HTTPS_PROXY"))},q=S(
U("NO_PROXY"));return et=>{const H=K[et.scheme];return H===null||f(et.name)||q(et)?null:H}}const e=["http:","https:"];function n(X,U){if(U==="")return null;const K=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(U)?U:`http://${U}`);if(K===null)throw new TypeError(`${X} is not a URL; expected http://HOST:PORT`);if(!e.includes(K.protocol))
throw new TypeError(`${X} is a ${K.protocol}// proxy; expected http:// or https://`);if(!l(K.username)||!l(K.password))throw new TypeError(`${X} has a user name\
 or password with a bare "%"; write "%25" for it`);return K}function l(X){try{return decodeURIComponent(X),!0}catch(U){if(U instanceof URIError)return!1;throw U}}
const m=new h.BlockList;m.addSubnet("127.0.0.0",8,"ipv4"),m.addAddress("::1","ipv6");const f=X=>X==="localhost"||k(m,X);function k(X,U){const K=(0,o.n7)(U.replace(
/%.*$/s,"")),q=(0,h.isIP)(K);return q!==0&&X.check(K,q===4?"ipv4":"ipv6")}function S(X){const U=X.split(",").map(K=>K.trim().toLowerCase()).filter(K=>K!=="").map(
D);return K=>U.some(q=>q(K))}function D(X){if(X==="*")return()=>!0;const U=s(X);if(U!==null)return({name:F})=>U(F);const{name:K,port:q}=O(X),et=F=>q===""||String(
F.port)===q;if(c(K)){const F=(0,o.n7)(K),ct=new h.BlockList;return ct.addAddress(F,(0,h.isIP)(F)===4?"ipv4":"ipv6"),Et=>k(ct,Et.name)&&et(Et)}const H=u(K);return F=>(0,h.
isIP)(F.name)===0&&et(F)&&H(F.name)}function s(X){const[,U="",K=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(X)??[];if(!c(U))return null;const q=Number(K);if(q>((0,h.isIP)(
U)===4?32:128))return null;const et=q-((0,h.isIP)(U)===6?96:0),H=new h.BlockList,F=(0,h.isIP)((0,o.n7)(U))===4&&et>=0;return F?H.addSubnet((0,o.n7)(U),et,"ipv4"):
H.addSubnet(U,q,"ipv6"),ct=>k(H,ct)&&(0,h.isIP)((0,o.n7)(ct))===4===F}const c=X=>(0,h.isIP)(X)!==0&&!X.includes("%");function u(X){if(X==="")return()=>!1;const U=X.
replace(/^\*\./,"."),K=U.replace(/^\./,""),q=(0,r.Pv)(K),et=q.ok?q.value:K;return H=>H.endsWith(`.${et}`)||!U.startsWith(".")&&H===et}function O(X){const U=/^\[([^\]]*)\]:([^:]*)$/.
exec(X)??/^([^:[\]]*):([^:[\]]*)$/.exec(X);return U===null?{name:X,port:""}:{name:U[1]??"",port:U[2]??""}}var j=t(3152);const W=4*1024*1024,x=20;async function A(X,{
environment:U,directory:K,wording:q=j.w7}){const{settings:et,mistakes:H}=(0,j.P$)(X,q),F=await nt(et.caFile,q),ct=Q(U),Et=[F,ct].flatMap(P=>P.ok?[]:[P.why]),G=await Promise.
all(C(et.scan,K).slice(0,x).map(P=>q.missingPath(P,K))),R=[...H,...await z(et,q),...await L(et,q),...Et,...G];if(R.length>0||!F.ok||!ct.ok)throw new j.GN(R);return{
...et,authorities:F.value,chooseProxy:ct.value}}const C=(X,U)=>X.filter(K=>!/[*?[\]{}]/.test(K)&&!(0,y.existsSync)((0,p.resolve)(U,K)));async function z({hostnames:X},{
setting:U}){const K=U("hostnames"),q=X.flatMap(({addresses:F})=>F);if(q.length===0)return[];const{parseNamedAddress:et}=await Promise.all([t.e(917),t.e(667)]).then(
t.bind(t,1257)),H=q.flatMap(F=>{const ct=et(F,"terraform");return ct.ok?[]:[`${K}: "${F.service}=${F.text}" is wrong: ${ct.why}`]});return(0,T.Ku)(H,K)}async function L({
ignore:X},{setting:U}){const K=U("ignore");if(X.length===0)return[];const{problemFacts:q}=await Promise.all([t.e(660),t.e(558),t.e(341),t.e(371),t.e(709)]).then(
t.bind(t,709)),et=q(),H=X.flatMap(({code:F})=>{if(Object.hasOwn(et,F))return[];const ct=(0,$.q)(F,Object.keys(et)),Et=ct===null?`${d.aq} lists the codes`:`did y\
ou mean "${ct}"?`;return[`${K}: "${F}" is not a problem code; ${Et}`]});return(0,T.Ku)(H,K)}function Q(X){try{return(0,M.J)(i(X))}catch(U){if(U instanceof TypeError)
return(0,M.T)(U.message);throw U}}async function nt(X,{setting:U}){if(X===null)return(0,M.J)(null);const K=(0,E.yR)(X,W),q=U("ca-file");if(!K.ok)return(0,M.T)(`${q}\
 "${X}" ${(0,a.mP)(K.failure)}`);const{parseAuthorities:et}=await t.e(36).then(t.bind(t,5036)),H=et(K.text);return H.ok?H:(0,M.T)(`${q} "${X}" ${H.why}`)}}),7082:((wt,Y,t)=>{
t.d(Y,{O:()=>y});const y=p=>({discovery:p,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((wt,Y,t)=>{
t.d(Y,{C:()=>E});var y=t(7854);const p=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_\
remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function E(a,d,T,$=(0,y.kA)(d)){const h=a.hostnames.flatMap(({host:i,services:e})=>{
const n=e.length>0?e:a.requiredServices;return(n.length>0?n:["any"]).map(m=>({host:i,service:m,clients:T,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),
o=new Set([...$,...a.hostnames.map(({host:i})=>i)]),r=new Map;for(const i of h)M(r,i);for(const{kind:i,needs:e,place:n}of d){const l=!p.has(i);for(const m of e)
M(r,{...m,because:[n],isImplied:!o.has(m.host),isForInit:l})}return Array.from(r.values(),i=>({...i,clients:T.filter(e=>i.clients.includes(e))}))}function M(a,d){
const{host:T,service:$,clients:h,because:o}=d,r=`${T} ${$}`,i=a.get(r);if(i===void 0){a.set(r,{...d,clients:[...h],because:[...o]});return}i.isForInit||=d.isForInit;
for(const e of o)i.because.push(e);for(const e of h)i.clients.includes(e)||i.clients.push(e)}}),5960:((wt,Y,t)=>{t.d(Y,{e:()=>M,i:()=>d});var y=t(6697),p=t(1831),
E=t(7082);function M(T,{hostnames:$,allowedHosts:h},{isGuess:o}){const r=new Set($.map(({host:e})=>e)),i=new Map;for(const e of T){const{host:n}=e;if(r.has(n)||
i.has(n))continue;const l=a(e,o===!0,(0,p.Jr)(n,h));l!==null&&i.set(n,l)}return i}function a({host:T,isImplied:$,because:h,clients:o},r,i){const e=(0,p.nx)(T);if((0,p.
Rt)(T))return(0,y.hostGeneric)({host:e});const[n]=h.filter(m=>typeof m!="string"),l=$&&n!==void 0?{place:n,clients:o}:null;return l!==null&&r?(0,y.hostAssumed)(
{host:e,...l}):i?null:(0,y.hostNotAllowed)(l===null?{host:e}:{host:e,implied:l})}const d=(T,$)=>({host:T,attempt:(0,E.O)({kind:"skipped",problem:$}),earlier:[],
later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((wt,Y,t)=>{t.d(Y,{f:()=>M});var y=t(3024),p=t(6760),E=t(6309);function M(h,o,r){const i=a(
(0,y.realpathSync)(h),o),e=(0,p.basename)(o),n=(0,p.join)(i,`.${e.slice(0,60)}.${Math.random().toString(36).slice(2)}`),l=(0,y.openSync)(n,"wx");try{try{for(const m of r)
(0,y.writeFileSync)(l,m)}finally{(0,y.closeSync)(l)}(0,y.renameSync)(n,(0,p.join)(i,e))}catch(m){throw(0,y.rmSync)(n,{force:!0}),m}}function a(h,o){const r=(0,p.
resolve)(h,o),i=$(h,r);if(!i&&!(0,p.isAbsolute)(o))throw new E.Lw(`it is outside ${h}; use an absolute path if that is intended`);const e=i?h:(0,p.parse)(r).root;
return(0,p.relative)(e,(0,p.dirname)(r)).split(p.sep).filter(Boolean).reduce((l,m)=>d(l,m,h),e)}function d(h,o,r){const i=(0,p.join)(h,o);if((0,y.lstatSync)(i,{
throwIfNoEntry:!1})===void 0&&T(i),!(0,y.lstatSync)(i).isSymbolicLink())return i;const e=(0,y.realpathSync)(i);if(!$(r,h)||$(r,e))return e;throw new E.Lw(`the l\
ink ${(0,p.relative)(r,i)} leads outside ${r}; remove it or choose another path`)}function T(h){try{(0,y.mkdirSync)(h)}catch(o){if(!(0,E.Or)(o)||o.code!=="EEXIS\
T")throw o}}function $(h,o){const r=(0,p.relative)(h,o);return r!==".."&&!r.startsWith(`..${p.sep}`)&&!(0,p.isAbsolute)(r)}}),997:((wt,Y,t)=>{t.d(Y,{O:()=>p,T:()=>M});
var y=t(1064);const p=({earlier:a,attempt:d,later:T})=>[...a,d,...T];function E({discovery:a,timing:d,headMs:T,hops:$},{attemptMs:h}){const o=T!==null&&T<=h?$.at(
-1)?.status:null;return o===null||(0,y.Mq)(o??0)?"retries":a.kind!=="failed"&&d.totalMs<=h?"works":"fails"}function M(a,d){const T=a.map(o=>E(o,d)),$=T.indexOf(
"works");return $<0?"never":$<=d.retries&&!T.slice(0,$).includes("fails")?"always":"sometimes"}}),3795:((wt,Y,t)=>{t.d(Y,{qY:()=>h,Si:()=>n,fN:()=>i,XP:()=>e});
var y=t(733),p=t(1831),E=t(4120),M=t(8641);const a=2,d=80;function T(l){if(l.kind==="scan")return`read ${(0,E.px)(l.files,"file")}`;if(l.kind==="registries")return`${l.
done} of ${(0,E.px)(l.total,"question")} to registries answered`;const{done:m,total:f,failed:k,waiting:S}=l,D=k===0?"":`, ${k} failed so far`;return`${m} of ${(0,E.
px)(f,"host")} checked${D}${$(S)}`}function $(l){if(l.size===0)return"";const m=[...l].slice(0,a).map(k=>(0,M.RK)((0,p.nx)(k),d)),f=l.size-m.length;return f>0?`\
; waiting for ${m.join(", ")} and ${(0,E.px)(f,"other")}`:`; waiting for ${m.join(" and ")}`}const h={show:()=>{},end:()=>{}},o=5e3,r=200;function i(l,m){let f=null,
k=!0;const S=m(o,()=>{f!==null&&(k&&l(T(f)),k=!k)});return{show:s=>{f=s},end:S}}function e(l,m,f){let k=null,S="";const D=f(r,()=>{const u=k===null?"":(0,y.W)(T(
k),0,m-1);u!==S&&(S=u,l(`\r${u}\x1B[K`))});return{show:u=>{k=u},end:()=>{D(),S!==""&&l("\r\x1B[K")}}}const n=(l,m)=>{const f=setInterval(m,l).unref();return()=>clearInterval(
f)}}),8463:((wt,Y,t)=>{t.d(Y,{t:()=>T});var y=t(6309),p=t(566),E=t(6182),M=t(3616),a=t(5955),d=t(8641);async function T(h,o,r){const i=[];for(const{path:e,format:n}of h)
try{(0,p.f)(r,e,(0,a.mk)(await $(n,o)))}catch(l){i.push(`the report ${(0,d.RK)(e)} was not written: ${(0,d.RK)((0,y.A3)(l))}`)}return i}async function $(h,{verdict:o,
context:r}){switch(h){case"json":return(0,E.h)(o,r);case"sarif":return(await Promise.all([t.e(660),t.e(341),t.e(371),t.e(933)]).then(t.bind(t,3933))).renderSarif(
o,r);case"junit":return(await t.e(868).then(t.bind(t,5868))).renderJunit(o,r);case"codequality":{const{renderCodeQuality:i}=await t.e(957).then(t.bind(t,8957)),
{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return i(o,n=>e("sha256",n))}case"markdown":return[(0,M.Gc)(o,r)]}}}),2704:((wt,Y,t)=>{t.d(Y,{IL:()=>M,
Rr:()=>a,Z4:()=>E});var y=t(5955),p=t(8641);const E=(d,T,$,h)=>`,
${$}"${d}": ${M(T,$,h)}`,M=(d,T,$)=>(0,p.s$)(JSON.stringify(d,$,2).replaceAll(`
`,`
${T}`));function*a(d,T,{maxBytes:$,margin:h,replace:o},r){if(T.length===0)return yield E(d,[],h),0;const i=`${h}  `;yield`,
${h}"${d}": [`;const e=l=>`
${i}${M(r(l),i,o)}`,n=yield*(0,y._Q)(T,new y.Wv($),e,",");return yield`
${h}]`,n}}),6182:((wt,Y,t)=>{t.d(Y,{h:()=>u});var y=t(997),p=t(4e3),E=t(5799),M=t(1831),a=t(2704),d=t(8641),T=t(5955);function $(H,F){const ct=new Map;for(const G of H)
ct.has(G)||ct.set(G,G.reduce((R,P)=>R+r(P),0));const Et=(0,T._3)(H.map(G=>ct.get(G)??0),F);return G=>{const R=(0,T.ux)(G,Et,r);return{kept:R.map(i),left:G.length-
R.length}}}const h=140,o=6;function r(H){if(typeof H=="string")return h;const{file:F}=H;return h+F.length*(/^[ -~]*$/.test(F)?1:o)}const i=H=>typeof H=="string"?
H:e(H),e=({file:H,line:F,column:ct,endColumn:Et})=>({file:H,line:F,column:ct,endColumn:Et}),n=(H,F)=>F>0?{[`${H}LeftOut`]:F}:{},l=1e4,m=100,f=({directory:H,clients:F,
rows:ct},Et)=>({directory:H,clients:F,rows:ct.slice(0,l).map(G=>k(G,Et)),...n("rows",ct.length-l)});function k(H,F){const{kind:ct,address:Et,source:G,host:R,constraints:P,
locked:N,chosen:V,newest:tt,platforms:st}=H,{kept:pt,left:mt}=F(H.places);return{kind:ct,address:Et,source:G,host:R,constraints:P.slice(0,m),...n("constraints",
P.length-m),locked:N,chosen:V,newest:tt,platforms:st.map(({platform:Pt,available:It})=>({platform:Pt,available:It})),worst:H.worst,codes:H.problems.map(({code:Pt})=>Pt),
places:pt,...n("places",mt)}}const S=1,D={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},s=4096,c="  ";function*u(H,F,ct=D){
const{usages:Et,...G}=F.scan,{hosts:R,findings:P,passed:N,ignored:V,stopped:tt,roots:st}=H,pt=R.flatMap(({requirements:Dt})=>Dt.map(Ct=>Ct.because)),mt=$(pt,ct.
becauseLists),Pt=$(P.map(Dt=>Dt.places),ct.placeLists),It=$(st.flatMap(({rows:Dt})=>Dt.map(Ct=>Ct.places)),ct.rowPlaceLists),{remarks:jt}=F;yield*[`{
  "schemaVersion": ${S}`,O("passed",N),...tt===null?[]:[O("stopped",(0,p.Cw)(tt))],O("dialect",F.dialect.name),O("clientDetection",C(F.dialect)),O("startedAt",F.
startedAt),O("durationMs",F.durationMs),O("counts",x(H))],yield*W("hosts",R,ct.hosts,Dt=>z(Dt,mt)),yield*W("findings",P,ct.findings,Dt=>et(Dt,Pt)),st.length>0&&
(yield*W("roots",st,ct.roots,Dt=>f(Dt,It))),yield*[O("ignored",V),O("usages",Et),...jt.length===0?[]:[O("remarks",jt)],O("scan",G),`
}
`]}const O=(H,F)=>(0,a.Z4)(H,F,c,j),j=(H,F)=>typeof F=="string"?(0,p.dh)(F,s):F;function*W(H,F,ct,Et){const G=yield*(0,a.Rr)(H,F,{maxBytes:ct,margin:c,replace:j},
Et);G>0&&(yield O(`${H}LeftOut`,G))}const x=({findings:H})=>Object.fromEntries(E.oC.map(F=>[`${F}s`,H.filter(ct=>ct.severity===F).length])),A=20,C=({clients:H,versions:F,
releases:ct,isGuess:Et,why:G,evidence:R})=>({clients:H,assumed:Et??!1,why:G,versions:Object.entries(F).map(([P,N])=>({client:P,version:N})),releases:ct.map(({name:P})=>P),
evidence:R.slice(0,A).map(({client:P,version:N,level:V,text:tt,place:st})=>({client:P,version:N,kind:V,text:tt,...e(st)})),...n("evidence",R.length-A)});function z(H,F){
const{visit:ct,requirements:Et,services:G,servicesLeftOut:R,servicesFrom:P,clients:N,isNew:V}=H,{discovery:tt,hops:st,timing:pt,certificates:mt}=ct.attempt;return{
host:ct.host,display:(0,M.nx)(ct.host),discovery:tt.kind,documentUrl:L(tt),hops:st.map(nt),services:Object.fromEntries(G.map(Pt=>[Pt.id,X(Pt)])),...R>0?{servicesLeftOut:R}:
{},servicesFrom:P===null?null:i(P),hostBlocks:ct.forced.map(({client:Pt,place:It})=>({client:Pt,place:i(It)})),required:Et.map(({service:Pt,clients:It,because:jt})=>{
const{kept:Dt,left:Ct}=F(jt);return{service:Pt,clients:It,because:Dt,...n("because",Ct)}}),credentials:ct.credentials?.hasToken?ct.credentials.source:null,looks:ct.
looks.map(({client:Pt,looks:It})=>({client:Pt,looks:It.map(Q)})),attempts:(0,y.O)(ct).length,timingMs:q(pt),certificates:mt,clients:N,...V?{new:!0}:{}}}const L=H=>H.
kind==="found"||H.kind==="absent"?(0,d.cq)(H.url):null,Q=({source:H,held:F,counts:ct})=>({source:H,held:F,counts:ct}),nt=({url:H,status:F,reason:ct,mediaType:Et,
authorization:G,address:R,proxy:P,ms:N})=>({url:(0,d.cq)(H),status:F,reason:ct,mediaType:Et,authorization:G,address:R,proxy:P===null?null:(0,d.cq)(P),ms:N});function X(H){
switch(H.kind){case"url":return{url:(0,d.cq)(H.url)};case"login":return{login:U(H.login),...H.leftOut>0?{elementsLeftOut:H.leftOut}:{}};case"problem":return{problem:K(
H.problem)}}}const U=({client:H,grantTypes:F,authz:ct,token:Et,ports:G,scopes:R})=>({client:H,grantTypes:F,authz:ct===null?null:(0,d.cq)(ct),token:Et===null?null:
(0,d.cq)(Et),ports:G,scopes:R}),K=({code:H,message:F,help:ct})=>({code:H,message:F,help:ct??null}),q=({lookupMs:H,connectMs:F,tlsMs:ct,firstByteMs:Et,totalMs:G})=>({
lookup:H,connect:F,tls:ct,firstByte:Et,total:G});function et(H,F){const{problem:ct,severity:Et,host:G,service:R,places:P,placesLeftOut:N=0,affects:V}=H,{kept:tt,
left:st}=F(P);return{code:ct.code,severity:Et,host:G,service:R,message:ct.message,help:ct.help??null,places:tt,...n("places",N+st),affects:V}}}),4503:((wt,Y,t)=>{
t.d(Y,{o:()=>p,u:()=>y});function y({file:E,line:M},a){const d=a?.get(E);return d===void 0?null:d.diff?.lines.has(M)?`${d.diff.url}R${M}`:`${d.url}#L${M}`}function p(E){
if(!E.isWellFormed())return null;const M=a=>encodeURIComponent(a).replace(/[!'()*_~]/g,d=>`%${d.charCodeAt(0).toString(16).toUpperCase()}`);return E.split("/").
map(M).join("/")}}),9574:((wt,Y,t)=>{t.d(Y,{I$:()=>E,MB:()=>M,R4:()=>$,TM:()=>a,hn:()=>T,rm:()=>d});var y=t(5955),p=t(8641);function E(h,o,r=[]){const i=h.map((n,l)=>`\
<th align="${r.includes(l)?"right":"left"}">${n}</th>`),e=o.map(n=>`<tr>${h.map((m,f)=>`<td${r.includes(f)?' align="right"':""}>${n[f]||"\u2013"}</td>`).join("")}\
</tr>`);return["<table>",`<tr>${i.join("")}</tr>`,...e,"</table>"].join(`
`)}const M=h=>["<ul>",...h.map(o=>`<li>${o}</li>`),"</ul>"].join(`
`),a=(h,o)=>["<details>",`<summary>${h}</summary>`,...o,"</details>"].join(`
`),d=h=>(0,p.D9)(h).replaceAll(".",".<wbr>"),T=h=>`<code>${(0,p.js)(h).replaceAll("/","/<wbr>")}</code>`;function $(h,o,r,i){const e=[];let n=0;for(const l of h){
const m=i(l);if(n+=(0,y.$$)([m].flat().join(""))+r,n>o)break;e.push(m)}return e}}),3616:((wt,Y,t)=>{t.d(Y,{gD:()=>Rt,Fp:()=>Nt,Gc:()=>lt,XA:()=>it,rL:()=>Lt});var y=t(
7574),p=t(5102),E=t(4120),M=t(5955),a=t(8641),d=t(2886),T=t(1831),$=t(2796),h=t(8884),o=t(9574),r=t(8373);const i=20,e=10,n=700,l=4,m=300,f=1,k=6,S=12,D=4,s=1/2,
c=12e3,u=20,O=200;function j(w,I,_){const ot=(0,$.cZ)(w),ut=ot.slice(0,I.isBrief?e:i),yt=Math.min(c,_*s/ut.length),Tt=W(ut);let Mt=_-O;const At=Xt=>{const Zt=x(
Xt,I,yt,Tt.get(Xt)??null),Yt=(0,M.$$)(Zt)<Mt?Zt:`${C(Xt,I)}</p>`;return Mt-=(0,M.$$)(Yt)+u,Yt},bt=(0,o.R4)(ut,_-O,u,At),Wt=ot.length-bt.length;return Wt>0?[...bt,
`<p>${(0,r.jP)(Wt,"cause",I)}</p>`]:bt}function W(w){const I=w.filter(ut=>z(ut)&&ut.hosts.length>1),ot=[...Map.groupBy(I,({hosts:ut})=>ut.toSorted().join()).values()].
flatMap(([ut,...yt])=>ut===void 0?[]:yt.map(Tt=>[Tt,ut.code]));return new Map(ot.filter(([{message:ut}])=>ut!==null))}function x(w,I,_,ot){const{findings:ut,message:yt,
help:Tt}=w,Mt=ut.length>1&&ut[0]?.exclude!==void 0,At=[H(w,I),F(w)].filter(Yt=>Yt!==""),bt=ot===null?nt(w):[],Wt=yt===null?D:z(w)?k:S,Xt=bt.slice(0,Wt).map(Yt=>X(
Yt,w,I)),Zt=ot===null?Xt.join(", "):`The same hosts as for ${ot}`;return[C(w,I),...yt===null||Zt===""?[]:[`<br>${Zt}`],...yt===null?[]:[`<br>${(0,E.Iu)((0,a.h$)(
yt,n))}`],...Tt===null||Mt?[]:[A(Tt)],...At.length===0?[]:[`<br><sub>${At.join(" ")}</sub>`],"</p>",...yt===null?[(0,o.MB)(Xt)]:[],...et(w,bt.slice(Wt),I,_)].join(
`
`)}const A=w=>`<br><b>Help:</b> ${(0,a.h$)(w,n)}`;function C(w,I){const{severity:_,code:ot,title:ut}=w,yt=Q(w),Tt=yt>1?`${(0,E.px)(yt,L(w))}: `:"";return`<p>${r.
rC[_]} <b>${Tt}${ut}</b> (${(0,r._h)(ot,ot,I)})`}const z=({hosts:w,findings:I})=>w.length>0&&!I.every(d.l$),L=w=>z(w)?"host":"place";function Q(w){if(z(w))return w.
hosts.length;const{lines:I,leftOut:_}=(0,h.yv)(w.findings);return I.length+_}function nt(w){const{findings:I,message:_}=w;return _===null?I.map(ot=>[ot]):z(w)?[
...Map.groupBy(I,({host:ot})=>ot).values()]:(0,h.yv)(I).lines}function X(w,I,_){return"file"in w?(0,r.u_)(w,_):I.message===null?q(w,I,_):U(w,I.hosts.length===1,
_)}function U(w,I,_){const[ot]=w,ut=ot?.host?(0,a.D9)((0,T.nx)(ot.host)):"",yt=ot?.isHostNew?[E.dy]:[];if(I){const At=(0,h.yv)(w).settings.map(r.Su),Wt=[K(w,l,_),
...At].filter(Xt=>Xt!=="").join(", ");return`${ut}${Wt===""?"":` in ${Wt}`}${yt.map(Xt=>` (${Xt})`)}`}const Mt=[...yt,K(w,f,_).replace(/ places?$/,"")].filter(At=>At!==
"").join("; ");return Mt===""?ut:`${ut} (${Mt})`}function K(w,I,_){const{lines:ot,leftOut:ut}=(0,h.yv)(w);return ot.length===0?"":(0,r.EP)(ot,I,_,ut)}function q(w,I,_){
const ot=z(I)?U(w,!1,_):K(w,f,_);return w.map(({problem:ut})=>{const yt=(0,a.h$)(ut.message,m),Tt=I.help===null&&ut.help?A(ut.help):"";return`${ot===""?(0,E.Iu)(
yt):`${ot}: ${yt}`}${Tt}`}).join("<br>")}function et(w,I,_,ot){const ut=w.message===null?"finding":L(w),{leftOut:yt}=z(w)?{leftOut:0}:(0,h.yv)(w.findings),Tt=I.
length+yt;if(Tt===0)return[];if(_.isBrief)return[`<p>${(0,r.jP)(Tt,ut,_)}</p>`];const Mt=(0,o.R4)(I,ot,u,Wt=>X(Wt,w,_)),At=Tt-Mt.length,bt=w.message===null?(0,o.
MB)(Mt):`<p>${Mt.join(", ")}</p>`;return[(0,o.TM)((0,E.px)(Tt,`more ${ut}`),[...Mt.length===0?[]:[bt],...At>0?[`<p>${(0,r.jP)(At,ut,_)}</p>`]:[]])]}function H({
affects:w},{context:{clients:I}}){const _=(0,E.od)(w,I);return _===""?"":`Affects ${_}.`}function F(w){const _=z(w)&&w.hosts.length===1&&w.message!==null?[]:(0,h.
yv)(w.findings).settings;return _.length===0?"":`Required by ${_.map(r.Su).join(", ")}.`}var ct=t(1064),Et=t(1505);const G=20,R=20,P=["fails","warns","works"];function N(w,I,_){
const ot=w.filter(bt=>(0,p.cG)(bt)&&!(0,p.JR)(bt));if(ot.length===0)return"";const ut=bt=>ot.length===1?pt(bt,I).join(`
`):V(bt,I),yt=(0,o.R4)(ot,_,R,ut),Tt=ot.length-yt.length,[Mt]=ot.length===1?ot:[],At=Mt===void 0?`of ${(0,E.px)(ot.length,"host")}`:`of ${tt(Mt)} (${st(Mt)})`;return(0,o.
TM)(`Requests, responses and certificates ${At}`,[...yt,...Tt>0?[`<p>${(0,r.jP)(Tt,"host",I)}</p>`]:[]])}const V=(w,I)=>(0,o.TM)(`${r.Gr[(0,p.sG)(w)]} ${tt(w)} \
(${st(w)})`,pt(w,I)),tt=({visit:w})=>(0,a.D9)((0,T.nx)(w.host)),st=({visit:{attempt:w}})=>`${(0,E.px)(w.hops.length,"request")}, ${(0,y.kJ)(w.timing.totalMs)}`;
function pt(w,I){const{hops:_,certificates:ot}=w.visit.attempt;return[mt(w,I),...w.services.length===0?[]:[It(w,I)],..._.length===0?[]:[Dt(_)],...ot.length===0?
[]:[Ct(ot,I)]]}function mt(w,I){const _=(0,r.Bm)(I);return["<table>",...[(0,Et.se)(w,I.context,_),{label:"clients",texts:Pt(w,I)},...(0,Et.Zc)(w,_),...(0,Et.o7)(
w,_)].flatMap(({label:yt,texts:Tt})=>Tt.length===0?[]:[`<tr><td><b>${(0,E.Iu)(yt)}</b></td><td>${Tt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Pt=({clients:w},{context:I})=>P.flatMap(_=>{const ot=I.clients.filter(yt=>w[yt]===_),ut=ot.map(yt=>ct.bB[yt]).join(", ");return ot.length===0?[]:[`${r.
Gr[_]} ${ut}`]});function It({services:w,servicesLeftOut:I,servicesFrom:_},ot){const ut=w.slice(0,G).map(At=>[(0,a.D9)(At.id,Et.tN),jt(At)]),yt=w.length-ut.length+
I,Tt=yt>0?[[`and ${yt} more`,ot.rest]]:[],Mt=_===null?"URL":`URL, from the host block at ${(0,r.u_)(_,ot)}`;return(0,o.I$)(["Service",Mt],[...ut,...Tt])}function jt(w){
switch(w.kind){case"url":return(0,a.D9)((0,a.cq)(w.url));case"login":{const{client:I,authz:_,token:ot,ports:ut}=w.login;return[`authz ${(0,a.D9)((0,a.cq)(_??"no\
ne"))}`,`token ${(0,a.D9)((0,a.cq)(ot??"none"))}`,`client ${(0,a.D9)(I,Et.tN)}, ports ${ut.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${w.problem.
code}`}}function Dt(w){const I=w.map((_,ot)=>{const ut=_.proxy===null?"":`through ${(0,a.D9)((0,a.cq)(_.proxy))}`,yt=_.status===null?"no response":`${_.status} ${(0,a.
h$)(_.reason,Et.tN)}`.trim();return[String(ot+1),(0,a.D9)((0,a.cq)(_.url)),_.mediaType===null?yt:`${yt}<br>${(0,a.D9)(_.mediaType,Et.tN)}`,(0,E.Rk)(_.authorization),
_.address===null?ut:(0,a.D9)(_.address,Et.tN),(0,y.kJ)(_.ms).replace(" ","&nbsp;")]});return(0,o.I$)(["Hop","Request","Response","Token","Address","Time"],I,[0,
5])}function Ct(w,{context:I}){const _=w.map(({host:ot,subject:ut,issuer:yt,expires:Tt})=>[(0,a.D9)(ot,Et.tN),(0,a.h$)((0,y.nO)(Tt,I.startedAt)),(0,a.D9)(ut,Et.
tN),(0,a.D9)(yt,Et.tN)]);return(0,o.I$)(["TLS certificate","Valid until","Subject","Issuer"],_)}const Ut=4,kt=3,Ft=60;function B(w,I,_,ot){const ut=w.filter(bt=>(0,p.
sG)(bt)===I);if(ut.length===0)return"";const yt=I==="works"&&w.some(bt=>(0,p.sG)(bt)==="warns"),Tt=dt(ut,I,yt?" without warnings":"");if(_.isBrief)return`<p>${Tt}\
</p>`;const Mt=(0,o.R4)(ut,ot,Ft,bt=>St(bt,_)),At=ut.length-Mt.length;return(0,o.TM)(Tt,[...Mt.length===0?[]:[(0,o.I$)(["Host","Required by",I==="works"?"Servic\
es":"Reason"],Mt)],...At>0?[`<p>${(0,r.jP)(At,"host",_)}</p>`]:[]])}function dt(w,I,_){const ot=w.slice(0,kt).map(({visit:Tt})=>(0,a.D9)((0,T.nx)(Tt.host))),ut=(0,E.
K4)(ot,kt,w.length-ot.length),yt=w.length===1?`${ut} ${p.nx[I]}${_}`:`<b>${(0,E.px)(w.length,"host")}</b> ${p.nx[I]}${_}: ${ut}`;return`${r.Gr[I]} ${yt}`}function St(w,I){
const _=w.requirements.flatMap(ut=>ut.because),{discovery:ot}=w.visit.attempt;return[`${(0,o.rm)((0,T.nx)(w.visit.host))}${w.isNew?`<br><sub>${E.dy}</sub>`:""}`,
_.length===0?"":(0,h.Ky)(_,Ut,ut=>(0,r.u_)(ut,I)),(0,p.JR)(w)&&ot.kind==="skipped"?ot.problem.title:(0,Et.Yj)(w,(0,r.Bm)(I))]}var vt=t(4148);const Bt=40,Kt=80,Ht=w=>(0,vt.
fi)(w,I=>(0,o.hn)((0,a.J7)(I))),Gt=(w,I)=>(0,a.D9)(w,I).replaceAll(" ","&nbsp;"),_t=(w,I)=>{const _=({code:ot,title:ut})=>(0,r._h)(ot,ut,I);return(0,vt.ij)([(0,vt.
eX)(_)],w)};function Jt(w,I,_){const{wrong:ot,good:ut}=(0,vt.jB)(w),yt=ot.length>1||I.isBrief?zt(ot,I,_/2):[],Tt=_-(0,M.$$)(yt.join("")),Mt=Yt=>tn(Yt,I),At=I.isBrief?
[]:(0,o.R4)([...ot,...ut],Tt,Kt,Mt),bt=I.isBrief?0:w.length-At.length,Wt=[...yt,...At.slice(0,ot.length)],Xt=At.slice(ot.length),Zt=Xt.length<=vt.LC?Xt:[(0,o.TM)(
Qt(ut),Xt)];return[...yt.length>0?[(0,o.TM)(qt(ot),Wt)]:Wt,...I.isBrief&&ut.length>0?[`<p>${Qt(ut)}</p>`]:Zt,...bt>0?[`<p>${(0,r.jP)(bt,"root module",I)}</p>`]:
[]]}function zt(w,I,_){const ot=(0,vt.cZ)(w);if(ot.length===0)return[];const ut=ot.map(({row:Mt})=>Mt),yt=ct.Du.filter(Mt=>w.some(At=>At.clients.includes(Mt))),
Tt=[..._t(ut,I),(0,vt.ie)(ot,Ht),...(0,vt.ns)({clients:yt,rows:ut},Gt)];return[Vt(ut,{clients:yt},Tt,I,_)]}function Vt(w,I,_,ot,ut){const yt=(0,o.R4)(w.slice(0,
Bt),ut,Kt,Mt=>[nn(Mt,I,ot),..._.map(({cell:At})=>At(Mt))]),Tt=w.length-yt.length;return(0,o.I$)(["Module or provider",..._.map(({title:Mt})=>(0,E.Iu)(Mt))],Tt>0?
[...yt,[(0,r.jP)(Tt,"row",ot)]]:yt)}function qt(w){const I=(0,vt.qj)(w[0]??{rows:[]}),_=w.slice(0,vt.LC).map(Ht),ot=(0,E.K4)(_,vt.LC,w.length-_.length);return w.
length===1?`${r.Gr[I]} <b>${ot}</b>: ${vt.pJ[I]}`:`${r.Gr[I]} <b>${(0,E.px)(w.length,"root module")}</b> with errors or warnings: ${ot}`}function Qt(w){const I=w.
flatMap(_=>_.rows);return`${r.Gr[(0,vt.Fg)(I)]} <b>${(0,E.px)(w.length,"root module")}</b>: ${(0,vt.nS)(I)}`}function tn(w,I){const _=(0,vt.qj)(w),{wrong:ot,good:ut}=(0,vt.
P)(w),yt=[...ot,...ut],Tt=[..._t(yt,I),...(0,vt.ns)({...w,rows:yt},Gt)],Mt=_==="works"?(0,vt.nS)(w.rows):vt.pJ[_];return(0,o.TM)(`${r.Gr[(0,vt.Fg)(w.rows)]} <b>${Ht(
w)}</b>: ${Mt}`,[Vt(yt,w,Tt,I,Number.POSITIVE_INFINITY)])}function nn(w,I,_){const ot=`${r.Gr[(0,vt.Fg)([w])]}&nbsp;<b>${(0,o.hn)((0,vt.mC)(w,I))}</b>`,[ut]=w.places,
yt=[...w.kind==="module"&&w.source!==w.address?[(0,o.hn)(w.source)]:[],...ut===void 0?[]:[(0,r.u_)(ut,_)]];return yt.length===0?ot:`${ot}<br><sub>${yt.join(" at\
 ")}</sub>`}const J=2e5,rt={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},ht=["causes","unchecked","roots","ev\
idence","passed","skipped","notices","notes"],Ot=1e3,gt=10,g=5,v=600,b=100,Z=7,lt=(w,I)=>it(w,{context:I,rest:r.h,isBrief:!1},{head:`## ${Rt(w)}`,foot:`tf-disco\
 ${(0,a.js)(I.version)}, started ${(0,a.js)((0,y.QN)(I.startedAt))}.`,maxBytes:J});function it(w,I,{head:_,foot:ot,maxBytes:ut}){const yt=at(w,I),Tt=new Map;let Mt=ut-
Ot-(0,M.$$)(_+ot);for(const[Wt,Xt]of Object.entries(rt)){const Yt=yt[Wt](Math.min(Xt,Mt)).filter(sn=>sn!=="").join(`

`),en=(0,M.$$)(Yt)<=Mt;en&&(Mt-=(0,M.$$)(Yt)),Tt.set(Wt,en?Yt:`<p>More ${I.rest}</p>`)}const At=ht.map(Wt=>Tt.get(Wt)??"").filter(Wt=>Wt!==""),bt=!I.isBrief&&At.
some(r.ze)?`${ot} ${ft(I)}`:ot;return`${[_,...At,`<sub>${bt}</sub>`].join(`

`)}
`}function at(w,I){const _=(0,p.md)(w.hosts),ot=_.filter(({findings:Mt})=>Mt.length===0),ut=({severity:Mt})=>Mt==="notice",yt=w.findings.filter(ut),Tt=w.findings.
filter(Mt=>!ut(Mt));return{notes:Mt=>[xt(w,I,Mt)],causes:Mt=>j(Tt,I,Mt),roots:Mt=>Jt(w.roots,I,Mt),evidence:Mt=>I.isBrief?[]:[N(_,I,Mt)],unchecked:Mt=>[B(ot,"un\
checked",I,Mt)],passed:Mt=>[B(_,"works",I,Mt)],skipped:Mt=>[B(_,"skipped",I,Mt)],notices:Mt=>I.isBrief?[]:[$t(yt,I,Mt)]}}function ft({context:w}){const I=w.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,a.js)(I)}">kept as an artifa\
ct</a>.`}function $t(w,I,_){if(w.length===0)return"";const ot=`${r.rC.notice} ${(0,E.px)(w.length,"notice")}`;return(0,o.TM)(ot,j(w,I,_))}function xt(w,I,_){const ot=(0,p.
h$)(w,I.context).map(At=>`${(0,E.Iu)((0,a.h$)(At,v))}.`),ut=(0,o.R4)(ot,_,gt,At=>At),yt=ut.slice(0,g),Tt=I.isBrief?[]:ut.slice(g),Mt=ot.length-yt.length-Tt.length;
return[`<p>${yt.join("<br>")}</p>`,...Tt.length===0?[]:[(0,o.TM)((0,E.px)(Tt.length,"more remark"),[`<p>${Tt.join("<br>")}</p>`])],...Mt>0?[`<p>${(0,r.jP)(Mt,"r\
emark",I)}</p>`]:[]].join(`
`)}const Rt=w=>`${Lt(w)} ${(0,E.Iu)((0,p.$N)(w))}`;function Lt(w){const I=w.findings.some(({severity:ot})=>ot!=="notice"),_=w.hosts.length===0?"skipped":"works";
return r.Gr[w.passed?I?"warns":_:"fails"]}function Nt({url:w,workflow:I,job:_,commit:ot}){const ut=I.split("/").at(-1)??"";return[`<a href="${(0,a.js)(w)}">${(0,a.
D9)(ut===""?"this run":ut,b)}</a>`,..._===""?[]:[`job ${(0,a.D9)(_,b)}`],...ot===""?[]:[`commit ${(0,a.D9)(ot.slice(0,Z))}`]].join(", ")}}),8373:((wt,Y,t)=>{t.d(
Y,{Bm:()=>m,EP:()=>r,Gr:()=>T,Su:()=>n,_h:()=>l,h:()=>M,jP:()=>h,rC:()=>d,u_:()=>e,xy:()=>a,ze:()=>o});var y=t(4503),p=t(8884),E=t(8641);const M="in the JSON re\
port",a="in the job summary",d={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},T={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},$="&nbsp;more ",h=(f,k,{rest:S})=>`and ${f}${$}${k}${f===1?"":"s"} ${S}`,o=f=>f.includes($),r=(f,k,S,D=0)=>(0,p.Ky)(f,k,s=>e(s,S),D).replace(
/ more (?=places?$)/,$),i=600;function e(f,{context:{links:k}}){if(typeof f=="string")return n(f);const D=`<code>${(0,E.js)((0,p.eo)(f)).replaceAll("/","/<wbr>")}\
</code>`,s=(0,y.u)(f,k);return s===null||s.length>i?D:`<a href="${(0,E.js)(s,i)}">${D}</a>`}const n=f=>f.endsWith(" input")?`the ${(0,E.D9)(f.replace(/ input$/,
""))} input`:(0,E.D9)(f),l=(f,k,{context:S})=>`<a href="${(0,E.js)(`${S.docsUrl}#${f}`)}">${k}</a>`,m=f=>({value:E.D9,prose:E.h$,because:k=>e(k,f)})}),5102:((wt,Y,t)=>{
t.d(Y,{$N:()=>m,JR:()=>r,QK:()=>l,b:()=>i,cG:()=>o,h$:()=>j,hm:()=>n,md:()=>e,nx:()=>T,sG:()=>h});var y=t(4e3),p=t(5799),E=t(7574),M=t(4120),a=t(8884),d=t(4148);
const T={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},$=["fails","unchecked","warns","skipped","works"];function h(x){
if(i(x))return"unchecked";const A=n(x.findings);return A==="error"?"fails":A==="warning"?"warns":r(x)?"skipped":"works"}const o=x=>["fails","warns"].includes(h(
x)),r=({visit:x})=>x.attempt.discovery.kind==="skipped",i=({visit:{attempt:x}})=>x.discovery.kind==="skipped"&&x.discovery.problem.code==="host-not-checked";function e(x){
return $.flatMap(A=>x.filter(C=>h(C)===A))}const n=x=>p.oC.find(A=>x.some(C=>C.severity===A))??null;function l({findings:x}){const A=n(x);return A==="notice"?[]:
x.filter(({severity:C})=>C===A)}function m({hosts:x,files:A,findings:C,passed:z,stopped:L,roots:Q}){const nt=(0,d.g5)(Q),X=nt===null?A:A.filter(({problem:Et})=>!f.
test(Et.code)),U=X.filter(Et=>!k(Et)),q=[U.length<X.length?["nothing to check"]:D(x),u(U)],H=n(U)==="error"&&!x.some(Et=>h(Et)==="fails")?q.toReversed():q,F=[nt??
[],...H].flat().join(", "),ct=n(C)==="error";return L!==null?`${F} (${(0,y.Cw)(L)})`:z&&ct?`${F} (the check passes: fail-on is never)`:z||ct?F:`${F} (the check \
fails: fail-on is warning)`}const f=/^(?:module|provider|version|package|constraint|lock)-/,k=({problem:x,severity:A})=>x.code==="nothing-to-check"&&A==="error",
S="not allowed";function D(x){const A=x.length;if(A===0)return["no registry hosts to check"];const C=x.filter(G=>!r(G)).map(h),z=x.filter(i).length,[L,Q]=[C.length,
A-C.length],nt=C.filter(G=>G==="fails").length,X=C.filter(G=>G==="warns").length,U=x.filter(G=>r(G)&&h(G)==="fails").length,K=[{count:nt,words:T.fails},{count:U,
words:S},{count:z,words:T.unchecked}],q=[{count:L-nt,words:T.works},{count:Q-U-z,words:T.skipped}],et=nt+U+z>0,[H,...F]=(et?K:q).filter(({count:G})=>G>0),Et=H?.
words===S||H?.words===T.unchecked?H.count===1?"is ":"are ":"";return[`${c(H?.count??0,A)} ${Et}${H?.words}`,...F.map(({count:G,words:R})=>`${G} ${R}`),...X===0?
[]:[s(X,A,et)]]}function s(x,A,C){return A===1?"with warnings":`${x} ${C?"more ":""}with warnings`}function c(x,A){return A===1?"1 registry host":x===A?`all ${A}\
 registry hosts`:`${x} of ${A} registry hosts`}function u(x){const A=n(x);if(A===null||A==="notice")return[];const C=(0,a.Dc)(x.filter(({severity:L})=>L===A)),z=(0,a.
BQ)(x);return[...C===0?[]:[`${A}s in ${(0,M.px)(C,"file")}`],...n(z)===A?[`${A}s in the ${(0,a.et)(z)}`]:[]]}function O({hosts:x},A){const{files:C,bytes:z,usages:L,
durationMs:Q}=A;if(C===0&&Q===0)return null;if(C===0)return"found no Terraform or OpenTofu files";const nt=x.filter(a.Qz).length,X=nt===0?"no registry host is u\
sed":`${(0,M.px)(L,"usage")} of ${(0,M.px)(nt,"registry host")}`;return`scanned ${(0,M.px)(C,"file")} (${(0,E.tY)(z)}) in ${(0,E.kJ)(Q)}: ${X}`}function j(x,A){
const{dialect:C,durationMs:z,scan:L,remarks:Q}=A,nt=O(x,L),U=x.hosts.length===0&&L.files===0?"":` for ${(0,M.QI)(C)} (${C.why})`;return[`${W(x)}; checked in ${(0,E.
kJ)(z)}${U}`,...nt===null?[]:[nt],...Q]}function W({findings:x,ignored:A}){const C=p.oC.flatMap(L=>{const{length:Q}=x.filter(nt=>nt.severity===L);return Q===0?[]:
[(0,M.px)(Q,L)]}),z=C.length===0?"no findings":C.join(", ");return A>0?`${z}, ${A} ignored`:z}}),4148:((wt,Y,t)=>{t.d(Y,{Fg:()=>$,LC:()=>r,Mm:()=>d,P:()=>l,cZ:()=>m,
eX:()=>A,fi:()=>i,g5:()=>e,ie:()=>S,ij:()=>x,jB:()=>n,mC:()=>D,nS:()=>s,ns:()=>W,pJ:()=>o,qj:()=>T});var y=t(1064),p=t(5011),E=t(5257),M=t(4120);const a=["fails",
"warns","works"];function d({worst:L}){return L==="error"?"fails":L==="warning"?"warns":"works"}const T=({rows:L})=>a.find(Q=>L.some(nt=>d(nt)===Q))??"works";function $(L){
const Q=T({rows:L});return Q==="works"&&L.some(h)?"skipped":Q}const h=({chosen:L})=>Object.keys(L).length===0,o={fails:"init fails",warns:"has warnings",works:"\
passed"},r=3,i=({directory:L},Q)=>L===E.cd.file?E.cd.file:L==="."?"the top directory":Q(L);function e(L){const Q=L.filter(({directory:U})=>U!==E.cd.file),{length:nt}=n(
Q).failing;return nt===0?null:Q.length===1?"init fails":`init fails in ${nt===Q.length?`all ${nt}`:`${nt} of ${Q.length}`} root modules`}function n(L){const{fails:Q=[],
warns:nt=[],works:X=[]}=Object.groupBy(L,T);return{failing:Q,wrong:[...Q,...nt],good:X}}function l({rows:L}){const{fails:Q=[],warns:nt=[],works:X=[]}=Object.groupBy(
L,d);return{wrong:[...Q,...nt],good:X}}function m(L){const Q=new Map;for(const U of n(L).wrong)for(const K of l(U).wrong){const q=f(K),et=Q.get(q)??{row:K,roots:new Set};
Q.set(q,et),et.roots.add(U)}const{fails:nt=[],warns:X=[]}=Object.groupBy(Q.values(),({row:U})=>d(U));return[...nt,...X]}const f=({kind:L,source:Q,constraints:nt,
locked:X,chosen:U,problems:K})=>JSON.stringify([L,Q,nt,X,U,K]),k=3;function S(L,Q){const nt=new Map(L.map(U=>[U.row,[...U.roots]]));return{title:"root modules",
cell:U=>{const K=nt.get(U)??[],q=K.slice(0,k).map(Q);return(0,M.K4)(q,k,K.length-q.length)}}}const D=({address:L,host:Q},{clients:nt})=>nt.every(X=>(0,p.Vm)(X)===
Q)&&L.startsWith(`${Q}/`)?L.slice(Q.length+1):L;function s(L){const Q=[...new Map(L.map(et=>[`${et.kind} ${et.source}`,et])).values()],nt=["module","provider"].
flatMap(et=>{const{length:H}=Q.filter(F=>F.kind===et);return H===0?[]:[(0,M.px)(H,et)]});if(nt.length===0)return"no registry modules and no providers";const X=L.
some(({platforms:et})=>et.length>0)?" and package":"",U=Q.filter(h).length,K=Q.filter(({chosen:et})=>Object.values(et).includes(null)).length,q=U+K===0?`every v\
ersion${X} is available`:[...K>0?[`${K} without a version`]:[],...U>0?[`${U} not checked`]:[]].join(", ");return`${nt.join(" and ")}, ${q}`}const c=60,u=6,O=60,
j=12;function W({clients:L,rows:Q},nt){const X=Q.every(({chosen:K})=>new Set(Object.values(K)).size<=1),U=[{title:"constraint",cell:({constraints:K})=>(0,M.K4)(
[...new Set(K)].map(q=>nt(q,O)),u)},...X?[{title:"version",cell:K=>C(K,null,nt)}]:L.map(K=>({title:y.bB[K],cell:q=>C(q,K,nt)})),{title:"newest",cell:({newest:K})=>K===
null?"":nt(K,c)},{title:"platforms",cell:({platforms:K})=>z(K,nt)}];return x(U,Q)}const x=(L,Q)=>L.filter(({cell:nt})=>Q.some(X=>nt(X)!=="")),A=L=>({title:"prob\
lem",cell:({problems:Q})=>Q.filter(({usualSeverity:nt})=>nt!=="notice").map(L).join(", ")});function C({chosen:L,locked:Q},nt,X){const U=nt===null?Object.values(
L)[0]:L[nt];return U===void 0?"":U!==null?`${X(U,c)}${U===Q?" (locked)":""}`:Q===null?"none":`none (locked: ${X(Q,c)})`}function z(L,Q){const nt=L.map(({platform:X,
available:U})=>`${U===null?"?":U?"\u2713":"\u2717"} ${Q(X,c)}`);return(0,M.K4)(nt,j)}}),733:((wt,Y,t)=>{t.d(Y,{W:()=>d,n:()=>p});const y=/^[ -~]*$/;function p(T){
if(y.test(T))return T.length;let $=0;for(const h of T)$+=E(h);return $}function E(T){return y.test(T)?1:M(T)?0:new RegExp("\\p{Regional_Indicator}","u").test(T)?
1:a(T)?2:1}const M=T=>/[\p{Mn}\p{Me}\u1160-\u11FF]/u.test(T),a=T=>/[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u3247\u3250-\u4DBF\u4E00-\uA4C6\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u.
test(T);function d(T,$,h){let[o,r]=["",0];for(const i of T){const e=E(i),n=r+e;if(r>=$&&n<=h&&(e>0||r>$)?o+=i:o+=" ".repeat(Math.max(0,Math.min(n,h)-Math.max(r,
$))),r=n,r>h)break}return o}}),7146:((wt,Y,t)=>{t.d(Y,{ky:()=>o,nI:()=>E,qt:()=>$,wW:()=>h});var y=t(733);const p={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function E(i,e,n){return n.colour?`\x1B[${p[e]}m${i}\x1B[0m`:i}const M=(i,e,{hyperlinks:n})=>e===void 0||!n?i:`\x1B]8;;${e}\x1B\\${i}\x1B]8;;\x1B\\`,a=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
d=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,T=5001;function $(i){const{FORCE_HYPERLINK:e,TERM:n="",TERM_PROGRAM:l="",VTE_VERSION:m}=i;
return e?e!=="0":i.CI||i.NO_COLOR||n==="dumb"?!1:Number(m)>=T||a.test(l)||d.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(f=>i[f])}function h(i,e){const n="\
 ".repeat(i.indent),l=i.label.padEnd((i.column??0)-1),m=" ".repeat(i.indent+(i.column??2)),[f="",...k]=r(e.withFlags?.(i.text)??i.text,{first:e.width-n.length-l.
length-1,others:e.width-m.length}),S=M(E(l,i.style,e),i.url,e);return[`${n}${S} ${f}`.trimEnd(),...k.map(D=>`${m}${D}`)]}function o(i,{width:e,withFlags:n}){const[
l="",...m]=r(n?.(i)??i,{first:e,others:e-2});return[l,...m.map(f=>`  ${f}`)]}function r(i,e){const n=[];let l="",m=0;for(const f of i.split(" ")){const k=n.length===
0?e.first:e.others,S=(0,y.n)(f);l!==""&&m+1+S>k?(n.push(l),l=f,m=S):(m=l===""?S:m+1+S,l=l===""?f:`${l} ${f}`)}return[...n,l]}}),4421:((wt,Y,t)=>{t.d(Y,{S5:()=>nn,
MV:()=>J,K8:()=>rt});var y=t(2389),p=t(2796),E=t(5102),M=t(4120),a=t(5955),d=t(8641),T=t(1831),$=t(8884),h=t(733),o=t(7146);const r=160,i=12,e="    ",n=/##\w*\[/;
function l({place:g,before:v,literal:b,after:Z},lt,it){const at=" ".repeat(`  ${g.line}`.length),ft=Math.min(it.width,r)-at.length-3;if(ft<i)return[];const $t=m(
v+b+Z),xt=$t(v+b+Z),Rt=(0,h.n)(xt)<=ft?0:$t(v).search(/[^ ]|$/),Lt=xt.slice(Rt),Nt=(0,h.n)($t(v))-Rt,w=(0,h.n)($t(v+b))-Rt,{from:I,to:_,text:ot}=f(Lt,Nt,Math.max(
w,Nt+1),ft),ut=(0,o.nI)("|","dim",it),yt="^".repeat(Math.max(1,Math.min(w,_)-Math.max(Nt,I))),Tt=" ".repeat(Math.max(Nt,I)-I);return[`${(0,o.nI)(`  ${g.line}`,"\
dim",it)} ${ut} ${ot}`.trimEnd(),`${at} ${ut} ${Tt}${(0,o.nI)(yt,lt,it)}`]}function m(g){const v=b=>(0,d.RK)(b.replaceAll("	",e),Number.POSITIVE_INFINITY);return n.
test(v(g))?b=>v(b).replaceAll(/(?<=#)#/g," #"):v}function f(g,v,b,Z){const lt=(0,h.n)(g);if(lt<=Z)return{from:0,to:Z,text:g};const it=Math.max(0,Z-2-(b-v)),at=b<
Z?0:Math.max(0,v-1-Math.ceil(it*2/3)),ft=lt-at<=Z,$t=at+Z,xt=(0,h.W)(g,at===0?0:at+1,ft?$t:$t-1),Rt=`${at===0?"":"\u2026"}${xt}${ft?"":"\u2026"}`;return{from:at,
to:ft?$t:$t-1,text:Rt}}var k=t(1505),S=t(7574);const D=20,s=6,c=13,u={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},O={error:u.fails,warning:u.warns,notice:{sign:"\xB7",style:"blue"}},j={value:d.
RK,prose:d.RK,because:$.eo};function W(g,v){const b=(0,E.sG)(g),{sign:Z,style:lt}=u[b],it=[...(0,E.cG)(g)?C(g,v.context):[],...(0,k.o7)(g,j)],at=`${E.nx[b]}${g.
isNew?` (${M.dy})`:""}: ${A(g)}`;return[...(0,o.wW)({indent:0,label:`${Z} ${x(g.visit.host)}`,style:lt,text:at},v),...it.flatMap(ft=>z(ft,v))].map(d.BP).join(`
`)}const x=g=>{const v=(0,T.nx)(g);return v===g?(0,d.RK)(g):`${(0,d.RK)(v)} (${(0,d.RK)(g)})`};function A(g){const{discovery:v}=g.visit.attempt,b=(0,E.QK)(g);return b.
length>0?(0,M.K4)([...new Set(b.map(Z=>Z.problem.code))],s):v.kind==="skipped"?v.problem.code:(0,k.Yj)(g,j)}function C(g,v){const{hops:b,certificates:Z}=g.visit.
attempt;return[(0,k.se)(g,v,j),{label:"response",texts:b.map(L)},{label:"services",texts:Q(g)},...(0,k.Zc)(g,j),{label:"certificate",texts:Z.map(lt=>X(lt,v))}]}
const z=({label:g,texts:v},b)=>v.flatMap((Z,lt)=>{const it=lt===0?g:"";return(0,o.wW)({indent:2,label:it,style:"dim",column:c,text:Z},b)});function L(g){const v=g.
status===null?"none":`${g.status} ${(0,d.RK)(g.reason,k.tN)}`,b=g.status===null?"after":"in",Z=[...g.mediaType===null?[]:[(0,d.RK)(g.mediaType,k.tN)],...g.address===
null?[]:[`at ${(0,d.RK)(g.address,k.tN)}`],...g.proxy===null?[]:[`through ${(0,d.RK)((0,d.cq)(g.proxy))}`],...g.authorization==="none"?[]:[`token ${(0,M.Rk)(g.authorization)}`]],
lt=Z.length===0?"":` (${Z.join("; ")})`;return`${v.trim()} from ${(0,d.RK)((0,d.cq)(g.url))} ${b} ${(0,S.kJ)(g.ms)}${lt}`}function Q({services:g,servicesLeftOut:v}){
const b=g.slice(0,D),Z=g.length-b.length+v;return[...b.map(nt),...Z>0?[`and ${Z} more`]:[]]}function nt(g){const v=(0,d.RK)(g.id,k.tN);switch(g.kind){case"url":
return`${v} ${(0,d.RK)((0,d.cq)(g.url))}`;case"login":{const{authz:b,token:Z}=g.login,lt=[b,Z].map(it=>(0,d.RK)((0,d.cq)(it??"none")));return`${v} authz ${lt.join(
", token ")}`}case"problem":return`${v}: ${g.problem.code}`}}function X(g,v){const{host:b,subject:Z,issuer:lt,expires:it}=g,at=(0,d.RK)((0,S.nO)(it,v.startedAt));
return`${(0,d.RK)(b,k.tN)} valid until ${at}; subject ${(0,d.RK)(Z,k.tN)}, issuer ${(0,d.RK)(lt,k.tN)}`}const U=4,K={places:6,messages:5,frames:p.Wi},q={places:3,
messages:2,frames:1},et=1e3;function H(g,v,b){const{severity:Z,code:lt,title:it,message:at}=g,ft=(0,d.RK)(at??it,et),$t=`${v.context.docsUrl}#${lt}`,{style:xt}=O[Z],
Rt=F(g,b)??[...pt(g.hosts.length>1?"hosts":"host",ct(g),v),...Et(g,v,b),...st(g,v)],Lt=tt(g.findings)?"":g.help??"";return[...(0,o.wW)({indent:0,label:`${Z}[${lt}\
]:`,style:xt,url:$t,text:ft},v),...Rt,...pt("help",(0,d.RK)(Lt,et),v),...pt("affects",(0,M.od)(g.affects,v.context.clients),v)].map(d.BP).join(`
`)}function F(g,{codes:v}){const{hosts:b,message:Z,code:lt,findings:it}=g;if(b.length<2||Z===null)return null;const{lines:at}=(0,$.yv)(it),ft=JSON.stringify([b.
toSorted(),at[0],at.length]),$t=v.get(ft);return $t===void 0&&v.set(ft,lt),$t===void 0?null:[`  hosts: the same ${b.length} as for ${$t}`]}function ct({hosts:g,
findings:v,message:b}){const[Z]=g;if(g.length===1&&Z!==void 0&&b?.includes((0,T.nx)(Z))&&v[0]?.isHostNew!==!0)return"";const it=(0,M.Ku)(g,U).map(at=>{const ft=v.
some($t=>$t.host===at&&$t.isHostNew);return`${x(at)}${ft?` (${M.dy})`:""}`});return(0,M.K4)(it,g.length,g.length-it.length)}function Et(g,v,b){const{frames:Z}=G(
g),lt=R(g),it=(0,p.cr)(g).length-lt.length;return[...lt.flatMap(({message:at,findings:ft,first:$t},xt)=>{const Rt=P($t,g.message===null?at:"",v);return xt>=Z?Rt:
[...Rt,...N($t,g,v,b),...pt("help",(0,d.RK)(V(g,ft),et),v)]}),...it>0?[`  and ${(0,M.px)(it,"more message")} in the JSON report`]:[]]}const G=({hosts:g,findings:v})=>g.
length>1||tt(v)?q:K,R=g=>(0,M.Ku)((0,p.cr)(g),G(g).messages).map(([v,b])=>({message:v,findings:b,first:(0,$.tN)(b)}));function P(g,v,b){if(g===null&&v==="")return[];
const Z=g===null?"-":"-->",it=[...g===null?[]:[(0,$.R3)(g)],(0,d.RK)(v,et)].filter(at=>at!=="").join(": ");return(0,o.wW)({indent:2,label:Z,style:"dim",text:it},
b)}function N(g,{severity:v},b,{lines:Z}){if(g===null)return[];const{file:lt,line:it,column:at}=g,ft=b.context.sources.find($t=>$t.place.file===lt&&$t.place.line===
it&&$t.place.column===at);return ft===void 0||Z.has(ft)?[]:(Z.add(ft),l(ft,O[v].style,b))}function V({help:g,findings:v},b){return g!==null||tt(v)?"":b[0]?.problem.
help??""}const tt=([g,v])=>g?.exclude!==void 0&&v!==void 0;function st(g,v){const{findings:b}=g,{lines:Z,settings:lt,leftOut:it}=(0,$.yv)(b),at=R(g).map(({first:xt})=>xt&&
(0,$.eo)(xt)),ft=Z.filter(xt=>!at.includes((0,$.eo)(xt))),$t=G(g).places;return[...pt("also at",(0,$.Ky)(ft,$t,void 0,it),v),...pt("required by",(0,$.Ky)(lt,$t),
v)]}const pt=(g,v,b)=>v===""?[]:(0,o.wW)({indent:2,label:`${g}:`,style:"dim",text:v},b);var mt=t(4148),Pt=t(1064);const It=20,jt=3,Dt="  ",Ct=g=>(0,mt.fi)(g,d.J7);
function Ut(g,v){const{wrong:b}=(0,mt.jB)(g);return b.length>mt.LC?[kt(g,b,v)]:b.map(Z=>{const lt=(0,mt.P)(Z),it=[...lt.wrong,...lt.good],at=Ft((0,mt.ns)({...Z,
rows:it.slice(0,It)},d.RK),it),ft=Ct(Z);return B({outcome:(0,mt.qj)(Z),name:ft,root:Z,rows:it,columns:at},v)})}function kt(g,v,b){const Z=(0,mt.cZ)(g),lt=Z.map(
({row:Rt})=>Rt),it=Pt.Du.filter(Rt=>v.some(Lt=>Lt.clients.includes(Rt))),at=(0,mt.ns)({clients:it,rows:lt.slice(0,It)},d.RK),ft=Ft([(0,mt.ie)(Z,Ct),...at],lt),$t=(0,mt.
qj)({rows:lt}),xt=(0,M.px)(v.length,"root module");return B({outcome:$t,name:xt,root:{clients:it},rows:lt,columns:ft},b)}const Ft=(g,v)=>[...g,...(0,mt.ij)([(0,mt.
eX)(({code:b})=>b)],v)];function B({outcome:g,name:v,root:b,rows:Z,columns:lt},it){const{sign:at,style:ft}=u[g],$t=Z.filter(Nt=>(0,mt.Mm)(Nt)===g),xt=[...new Set(
$t.map(Nt=>(0,d.RK)((0,mt.mC)(Nt,b))))],Rt=`${mt.pJ[g]} for ${(0,M.K4)(xt,jt)}`,Lt=Z.length-It;return[`${(0,o.nI)(at,ft,it)} ${(0,o.nI)(v,"bold",it)}: ${Rt}`,...dt(
Z.slice(0,It).map(Nt=>({sign:u[(0,mt.Fg)([Nt])],cells:[(0,d.RK)((0,mt.mC)(Nt,b)),...lt.map(({cell:w})=>w(Nt))]})),["module or provider",...lt.map(({title:Nt})=>Nt)],
it),...Lt>0?[`  and ${Lt} more in the JSON report`]:[]].map(d.BP).join(`
`)}function dt(g,v,b){const Z=v.map((at,ft)=>Math.max(...[at,...g.map(({cells:$t})=>$t[ft])].map(St)));if(Z.reduce((at,ft)=>at+Dt.length+ft,Dt.length)>b.width)return g.
flatMap(({sign:{sign:at,style:ft},cells:[$t="",...xt]})=>{const Rt=xt.flatMap((Nt,w)=>Nt===""?[]:[`${v[w+1]} ${Nt}`]),Lt=`${$t}: ${Rt.join("; ")}`;return(0,o.wW)(
{indent:2,label:at,style:ft,text:Lt},b)});const it=at=>at.map((ft,$t)=>ft+" ".repeat((Z[$t]??0)-St(ft))).join(Dt).trimEnd();return[`    ${(0,o.nI)(it(v),"dim",b)}`,
...g.map(({sign:{sign:at,style:ft},cells:$t})=>`  ${(0,o.nI)(at,ft,b)} ${it($t)}`)]}const St=(g="")=>Array.from(g).length;function vt(g,v){const b=g.flatMap($t=>$t.
rows),{sign:Z,style:lt}=u[(0,mt.Fg)(b)],[it]=g,ft=`${g.length===1&&it!==void 0?Ct(it):(0,M.px)(g.length,"root module")}: ${(0,mt.nS)(b)}`;return(0,o.wW)({indent:0,
label:Z,style:lt,text:ft},v).map(d.BP).join(`
`)}const Bt=3,Kt=4,Ht=1e3;function Gt({hosts:g,roots:v},b){const Z=Map.groupBy(g,E.sG),lt=(Z.get("unchecked")??[]).filter(({findings:at})=>at.length===0),{good:it}=(0,mt.
jB)(v);return[..._t("unchecked",lt,b),..._t("skipped",Z.get("skipped")??[],b),..._t("works",Z.get("works")??[],b),...it.length>0?[vt(it,b)]:[]]}function _t(g,v,b){
const Z=Rt=>W(Rt,b);if(v.length<=Bt)return v.map(Z);const{sign:lt,style:it}=u[g],at=(0,M.Ku)(v,Kt).map(({visit:Rt})=>x(Rt.host)),ft=(0,M.K4)(at,at.length,v.length-
at.length),$t=`${(0,M.px)(v.length,"host")} ${E.nx[g]}: ${ft}`;if(!b.isRunner)return[(0,o.wW)({indent:0,label:lt,style:it,text:$t},b).map(d.BP).join(`
`)];const xt=Rt=>`and ${Rt} more in the JSON report`;return[[(0,d.BP)(`${lt} ${$t}`),...(0,M.UV)(v,Ht,Z,xt)].join(`
`)]}function Jt(g,v){const b=(0,E.hm)(g.findings),Z=g.hosts.length>Bt||g.findings.length>0,lt=v.isRunner?"the JSON report has all details; its path is the outpu\
t `report`":"for all details: `--format json` or `--report FILE.json`",it=`problem codes are explained at ${v.context.docsUrl}`;return Z?[(b===null||b==="notice"?
[lt]:[it,lt]).flatMap(ft=>(0,o.ky)(ft,v)).join(`
`)]:[]}const zt=5,Vt=30,qt=3,Qt=20,tn=16e6;function*nn(g,v){yield`${J(g,v)}
`;let b=!0;for(const{text:Z}of rt(g,v)){const lt=Z.includes(`
`);yield`${b||lt?`
`:""}${Z}
`,b=lt}}function J(g,v){const{sign:b,style:Z}=u[g.passed?"works":"fails"],lt=v.isQuiet?[]:(0,E.h$)(g,v.context).slice(0,zt);return[`${(0,o.nI)(b,Z,v)} ${(0,o.nI)(
(0,E.$N)(g),"bold",v)}`,...lt.flatMap(it=>ht(it,v))].join(`
`)}function*rt(g,v,b=tn){const{isQuiet:Z=!1,isRunner:lt=!1,context:it}=v,at=({severity:I})=>!Z||I==="error"||(0,y.k2)(I,it.failOn),ft=(0,p.cZ)(g.findings.filter(
at)),$t={lines:new Set,codes:new Map};for(const I of ft.slice(0,Vt))yield gt(H(I,v,$t));const xt=ft.slice(Vt).flatMap(({findings:I})=>I);if(xt.length>0&&(yield gt(
`and ${(0,M.px)(xt.length,"more finding")} in the JSON report`)),Z)return;const Rt=I=>({kind:lt?"group":"plain",text:I});yield*Ut(g.roots,v).map(Rt);const Lt=(0,E.
md)(g.hosts).filter(I=>(0,E.cG)(I)&&!(0,E.JR)(I)),Nt=lt||Lt.length<=qt?Lt:[];yield*Ot(Nt,v,b).map(Rt),yield*Gt(g,v).map(Rt);const w=(0,E.h$)(g,it).slice(zt);w.length>
0&&(yield gt(w.flatMap(I=>ht(I,v)).join(`
`))),yield*Jt(g,v).map(gt)}const ht=(g,v)=>(0,o.ky)((0,d.RK)(g),v).map(d.BP);function*Ot(g,v,b){const Z=new a.Wv(b),lt=Lt=>W(Lt,v),it=yield*(0,a._Q)(g.slice(0,Qt),
Z,lt),at=[],ft=(0,a._Q)(g.slice(Qt),Z,lt);let $t=ft.next();for(;!$t.done;$t=ft.next())at.push($t.value);const xt=(0,M.px)(at.length,"more host");at.length>0&&(yield[
`details of ${xt}`,...at].join(`
`));const Rt=it+$t.value;Rt>0&&(yield`the details of ${(0,M.px)(Rt,"more host")} are in the JSON report`)}const gt=g=>({kind:"plain",text:g})}),5257:((wt,Y,t)=>{
t.d(Y,{JT:()=>d,KS:()=>T,MO:()=>o,MP:()=>a,Nf:()=>h,W$:()=>M,cd:()=>E,yp:()=>$});var y=t(5143);const p="hostnames input",E={file:p,line:1,column:1,endColumn:1},
M=r=>r.file===p?p:r,a=({host:r,namespace:i,name:e,system:n})=>`${r}/${i}/${e}/${n}`,d=({host:r,namespace:i,type:e})=>`${r}/${i}/${e}`;function T(r,i){const e=r.
versions??h(r)?.values?.[i]??null;return e===null?null:{text:e,place:$(r)}}function $(r){const{versionsAt:i,place:e}=r,n=typeof i=="number"?i:i?.at;return n===void 0?
e:{file:e.file,...(0,y._h)(n)}}const h=({versionsAt:r})=>typeof r=="number"?null:r,o=(r,i)=>`${r} ${i}`}),2909:((wt,Y,t)=>{t.a(wt,async(y,p)=>{try{let U=function(){
return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(Y);var E=t(4391),M=t(9018),a=t(7251),d=t(6309),T=t(2722),$=t(3565),h=t(8782),o=t(9077),r=t(3795),i=t(3386),
e=t(2057),n=t(1964),l=t(6182),m=t(2827),f=t(3616),k=t(8641),S=t(9703),D=t(4421),s=t(8463),c=t(3152),u=t(4844),O=t(6875);const j=120;process.env.UV_THREADPOOL_SIZE??=
"64",(0,i.p)(),(0,e.B_)(process.stdout,K=>process.stderr.write(`the log was not written: ${K}
`)),(0,e.B_)(process.stderr,()=>{});const W=$.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const x=new O.V,A=()=>performance.now();await(0,o.
q)(process,await C($.Ko(u.y.map(({name:K})=>K))));async function C(K){const q=(0,M.c)(K,process.env,(0,a.K)($.QU)),et=F=>{const ct=(0,M.r)(Et=>(0,S.p)(F,Et),q);
return $.fJ("Could not run",ct),3},H=(0,o.w)(process,x,{isFinal:!1,crash:et,now:A});try{const F=await z(K,q),ct=H.aborted?3:F.verdict.passed?0:1;return await Q(
F,q,H),ct}catch(F){return F instanceof c.GN?($.fJ("Wrong settings",q.redact(F.mistakes.join(`
`))),2):et(F)}}async function z(K,q){const et=(0,r.fN)(H=>$.N4(q.redact([H])),r.Si);try{return await(0,E.z6)(K,{environment:process.env,directory:U(),isFork:(0,h.
$c)(process.env.GITHUB_EVENT_NAME,W),stop:x,startTimer:O.I,progress:et.show,changes:H=>X(H,q),secrets:q,kill:process.kill})}finally{et.end()}}async function L(K){
const{verdict:q,changes:et,context:H}=K,F=(0,h.ng)(process.env,W),ct=F===null?[]:(0,T.ws)((0,T.R8)(q),U(),F);if(F===null||et?.kind!=="files")return{...K,located:ct,
context:{...H,links:(0,T.hP)(ct)}};const{withDiffLinks:Et}=await t.e(52).then(t.bind(t,9052)),G=Et(ct,et.files,U(),F);return{...K,located:ct,context:{...H,links:G}}}
async function Q(K,{redact:q},et){const{settings:H,verdict:F}=K,{GITHUB_OUTPUT:ct,GITHUB_STEP_SUMMARY:Et,RUNNER_TEMP:G}=process.env,R=st=>$.R8(q(st).map(pt=>(0,k.
LS)(pt))),P=async(st,pt)=>{try{await pt()}catch(mt){R([`${st}: ${(0,d.A3)(mt)}`])}};let N={...K,located:[]};await P("places are not links",async()=>{N=await L(K)});
const{context:V}=N,tt={colour:!1,width:j,isRunner:!0,context:V};await P("the log was not written",()=>$.ur((0,D.MV)(F,tt),(0,D.K8)(F,tt))),await P("the annotati\
ons were not written",()=>$.fz((0,n.H)(F,V))),await P("the outputs were not written",async()=>R(await $.Kn(ct,(0,m.Y)(F)))),await P("the job summary was not wri\
tten to GITHUB_STEP_SUMMARY",()=>$.Sy(Et,(0,f.Gc)(F,V))),await P("the JSON report was not written to RUNNER_TEMP",async()=>{const st=$.u5(G,(0,l.h)(F,V));R(await $.
Kn(ct,{report:st}))}),await P("the report files were not written",async()=>R(await(0,s.t)(H.report,{verdict:F,context:V},U()))),!et.aborted&&await P("the commen\
t and the issue were not written",async()=>{const{notes:st,warnings:pt}=await nt(N,et);$.N4(q(st)),R(pt)})}async function nt(K,q){const{comment:et,issue:H}=K.settings;
return et==="never"&&H==="never"?{notes:[],warnings:[]}:await(await t.e(137).then(t.bind(t,5137))).publish(K,(0,h.ng)(process.env,W),U(),q)}async function X({githubToken:K},{
redact:q}){const et=(0,h.ng)(process.env,W),F=await(await t.e(181).then(t.bind(t,5181))).readChanges(et,K,x.signal);return F.kind==="all"&&et?.pull&&$.R8(q([`ch\
anged-only has no effect: ${F.why}`])),F}p()}catch(j){p(j)}},1)}),2722:((wt,Y,t)=>{t.d(Y,{R8:()=>K,hP:()=>Et,ws:()=>et});var y=t(6760),p=t(5747);const E=/^(?!\.{1,2}$)[\w.-]+$/;
function M(G){let R=!1;for(const P of G.split(`
`)){const N=P.trim();N.startsWith("[")&&(R=N==='[remote "origin"]');const V=N.indexOf("=");if(!(!R||V<0||N.slice(0,V).trim().toLowerCase()!=="url"))return a(N.slice(
V+1).trim())}return null}function a(G){const R=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(G),[P,N]=R===null?d(G):[R[1],R[2]],[V="",tt="",...st]=(N??"").replace(/\/$/,
"").split("/"),pt=tt.replace(/\.git$/,"");return!P||st.length>0||!E.test(V)||!E.test(pt)?null:{host:P.toLowerCase(),owner:V,name:pt}}function d(G){const R=URL.parse(
G);return R===null||!/^(https?|ssh):$/.test(R.protocol)?[]:[R.protocol==="ssh:"?R.hostname:R.host,R.pathname.slice(1)]}var T=t(3024);const $=128*1024*1024,h=12,
o=62,r=16384,i=12288,e=4,n=61440,l=4096,m=32768,f=Buffer.alloc(0);function k(G,R){const P=(0,p.io)(G,$);return P===null?new Map:S(P,R)}function S(G,R){const P=new Map;
if(G.length<h)return P;const N=G.readUInt32BE(4);if(G.toString("latin1",0,4)!=="DIRC"||N<2||N>4)return P;const V=G.readUInt32BE(8);let tt=f,st=h;for(let pt=0;pt<
V;pt+=1){if(st+o>G.length)return P;const mt=G.readUInt16BE(st+60),Pt=st+o+(mt&r?2:0),It=N===e,{kept:jt,from:Dt}=It?D(G,Pt,tt):{kept:f,from:Pt},Ct=G.indexOf(0,Dt);
if(Ct<0)return P;const Ut=G.subarray(Dt,Ct),kt=It?Buffer.concat([jt,Ut]):Ut;if(kt.length>l)return P;const Ft=(G.readUInt32BE(st+24)&n)===m,B=kt.toString("utf8");
Ft&&(mt&i)===0&&R.has(B)&&P.set(B,{modified:G.readUInt32BE(st+8),size:G.readUInt32BE(st+36)}),st=It?Ct+1:st+(Ct-st+8&-8),tt=kt}return P}function D(G,R,P){let N=R,
V=G[N++]??0,tt=V&127;for(;V&128;)V=G[N++]??0,tt=(tt+1)*128+(V&127);return{kept:P.subarray(0,Math.max(0,P.length-tt)),from:N}}function s(G,{modified:R,size:P}){try{
const N=(0,T.lstatSync)(G),V=Math.floor(N.mtimeMs/1e3);return N.isFile()&&N.size%2**32===P&&V%2**32===R}catch(N){return(0,p.Oj)(N),!1}}const c=5,u=/^[0-9a-f]{40}$/,
O=/^refs\/(?!.*\.\.)[^\0]+$/;function j(G){const R=(0,y.join)(G,".git"),P=W(R,G)??R,N=Q((0,y.join)(P,"commondir")),V=N===null?P:z(N,P),tt=()=>L((0,y.join)(V,"pa\
cked-refs"))??"",st=x(Q((0,y.join)(P,"HEAD")),[P,V],tt);return st===null?null:{commit:st,isFetched:C(st,L((0,y.join)(P,"FETCH_HEAD"))??"",tt),remote:M(L((0,y.join)(
V,"config"))??""),tracked:pt=>k((0,y.join)(P,"index"),pt)}}function W(G,R){const[,P]=/^gitdir: (.+)$/.exec(Q(G)??"")??[];return P===void 0?null:z(P,R)}function x(G,R,P){
let N=G;for(let V=0;N!==null&&V<=c;V+=1){if(u.test(N))return N;const[,tt]=/^ref: (.+)$/.exec(N)??[];if(tt===void 0||!O.test(tt))return null;N=A(tt,R,P)}return null}
function A(G,R,P){for(const V of R){const tt=Q((0,y.join)(V,G));if(tt!==null)return tt}return P().split(`
`).find(V=>V.endsWith(` ${G}`))?.slice(0,40)??null}function C(G,R,P){const N=(V,tt)=>V.split(`
`).some(st=>st.startsWith(`${G}${tt}`));return N(R,"	")||N(P()," refs/remotes/")}const z=(G,R)=>(0,y.isAbsolute)(G)?G:(0,y.join)(R,G);function L(G){const R=(0,p.
yR)(G);return R.ok?R.text:null}const Q=G=>L(G)?.replace(/\r?\n$/,"")??null;var nt=t(4503),X=t(8884);const U=5e3;function K(G){const R=new Set;for(const P of q(G))
if(typeof P!="string"&&(0,X.CN)(P.file)&&R.add(P.file),R.size===U)break;return R}function*q({findings:G,hosts:R,roots:P}){for(const{places:N}of G)yield*N;for(const{
requirements:N}of R)for(const{because:V}of N)yield*V;for(const{rows:N}of P)for(const{places:V}of N)yield*V}function et(G,R,P){if(!H(P.serverUrl))return[];const N=ct(
R);return[...Map.groupBy(G,tt=>N(tt.split("/").slice(0,-1).join("/")))].flatMap(([tt,st])=>tt===null?[]:F(tt,st,R,P))}const H=G=>/^https?:\/\/[\w.:/-]+$/.test(G);
function F({prefix:G,checkout:R},P,N,V){const{commit:tt,isFetched:st,remote:pt}=R,mt=URL.parse(V.serverUrl);if(pt===null||mt===null)return[];if(pt.host!==mt.host&&
pt.host!==mt.hostname)return[];if(!st&&![V.commit,V.defaultCommit].includes(tt))return[];const Pt=`${pt.owner}/${pt.name}`,It=`${V.serverUrl}/${Pt}/blob/${tt}`,
jt=Ut=>Ut?.toLowerCase()===Pt.toLowerCase(),Dt=jt(`${V.owner}/${V.repository}`)||jt(V.pull?.from),Ct=new Map(P.map(Ut=>[Ut.slice(G.length),Ut]));return Array.from(
R.tracked(new Set(Ct.keys())),([Ut,kt])=>{const[Ft,B]=[Ct.get(Ut),(0,nt.o)(Ut)];return Ft===void 0||B===null||!s((0,y.join)(N,Ft),kt)?[]:{file:Ft,path:Ut,url:`${It}\
/${B}`,isOfRun:Dt}}).flat()}function ct(G){const R=new Map,P=N=>{const V=R.get(N);if(V!==void 0)return V;const tt=j((0,y.join)(G,N)),st=N.split("/").slice(0,-1).
join("/"),pt=tt!==null?{prefix:N===""?"":`${N}/`,checkout:tt}:N===""?null:P(st);return R.set(N,pt),pt};return P}const Et=G=>new Map(G.map(({file:R,url:P})=>[R,{
url:P}]))}),3565:((wt,Y,t)=>{t.d(Y,{fz:()=>pt,fJ:()=>Ft,QU:()=>V,N4:()=>Ut,j_:()=>Ct,Ko:()=>N,R8:()=>kt,ur:()=>tt,Kn:()=>Pt,u5:()=>Dt,Sy:()=>mt});var y=t(3024),
p=t(6760),E=t(857);function M(B){return B==null?"":typeof B=="string"||B instanceof String?B:JSON.stringify(B)}function a(B){return Object.keys(B).length?{title:B.
title,file:B.file,line:B.startLine,endLine:B.endLine,col:B.startColumn,endColumn:B.endColumn}:{}}function d(B,dt,St){const vt=new h(B,dt,St);process.stdout.write(
vt.toString()+E.EOL)}function T(B,dt=""){d(B,{},dt)}const $="::";class h{constructor(dt,St,vt){dt||(dt="missing.command"),this.command=dt,this.properties=St,this.
message=vt}toString(){let dt=$+this.command;if(this.properties&&Object.keys(this.properties).length>0){dt+=" ";let St=!0;for(const vt in this.properties)if(this.
properties.hasOwnProperty(vt)){const Bt=this.properties[vt];Bt&&(St?St=!1:dt+=",",dt+=`${vt}=${r(Bt)}`)}}return dt+=`${$}${o(this.message)}`,dt}}function o(B){return M(
B).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function r(B){return M(B).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}function i(){throw new Error("this function of @actions/core is not bundled")}function e(){throw new Error("this function of @ac\
tions/core is not bundled")}var n=t(6928);function l(B){return B.replace(/[\\]/g,"/")}function m(B){return B.replace(/[/]/g,"\\")}function f(B){return B.replace(
/[/\\]/g,path.sep)}var k=function(B,dt,St,vt){function Bt(Kt){return Kt instanceof St?Kt:new St(function(Ht){Ht(Kt)})}return new(St||(St=Promise))(function(Kt,Ht){
function Gt(zt){try{Jt(vt.next(zt))}catch(Vt){Ht(Vt)}}function _t(zt){try{Jt(vt.throw(zt))}catch(Vt){Ht(Vt)}}function Jt(zt){zt.done?Kt(zt.value):Bt(zt.value).then(
Gt,_t)}Jt((vt=vt.apply(B,dt||[])).next())})},S;(function(B){B[B.Success=0]="Success",B[B.Failure=1]="Failure"})(S||(S={}));function D(B,dt){const St=toCommandValue(
dt);if(process.env[B]=St,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(B,dt));issueCommand("set-env",{name:B},St)}function s(B){
d("add-mask",{},B)}function c(B){process.env.GITHUB_PATH||""?issueFileCommand("PATH",B):issueCommand("add-path",{},B),process.env.PATH=`${B}${path.delimiter}${process.
env.PATH}`}function u(B,dt){const St=process.env[`INPUT_${B.replace(/ /g,"_").toUpperCase()}`]||"";if(dt&&dt.required&&!St)throw new Error(`Input required and n\
ot supplied: ${B}`);return dt&&dt.trimWhitespace===!1?St:St.trim()}function O(B,dt){const St=u(B,dt).split(`
`).filter(vt=>vt!=="");return dt&&dt.trimWhitespace===!1?St:St.map(vt=>vt.trim())}function j(B,dt){const St=["true","True","TRUE"],vt=["false","False","FALSE"],
Bt=u(B,dt);if(St.includes(Bt))return!0;if(vt.includes(Bt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${B}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function W(B,dt){if(process.env.GITHUB_OUTPUT||"")return i("OUTPUT",e(B,dt));process.
stdout.write(E.EOL),d("set-output",{name:B},M(dt))}function x(B){issue("echo",B?"on":"off")}function A(B){process.exitCode=S.Failure,L(B)}function C(){return process.
env.RUNNER_DEBUG==="1"}function z(B){issueCommand("debug",{},B)}function L(B,dt={}){d("error",a(dt),B instanceof Error?B.toString():B)}function Q(B,dt={}){d("wa\
rning",a(dt),B instanceof Error?B.toString():B)}function nt(B,dt={}){d("notice",a(dt),B instanceof Error?B.toString():B)}function X(B){process.stdout.write(B+E.
EOL)}function U(B){T("group",B)}function K(){T("endgroup")}function q(B,dt){return k(this,void 0,void 0,function*(){U(B);let St;try{St=yield dt()}finally{K()}return St})}
function et(B,dt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(B,dt));issueCommand("save-state",{name:B},toCommandValue(
dt))}function H(B){return process.env[`STATE_${B}`]||""}function F(B){return k(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(B)})}var ct=t(6309),
Et=t(5747),G=t(566),R=t(4e3),P=t(5955);const N=B=>Object.fromEntries(B.map(dt=>[dt,u(dt)]));function V(B){for(const dt of B)s(dt)}function tt(B,dt){X(B);let St=!0;
for(const{kind:vt,text:Bt}of dt){const[Kt="",...Ht]=Bt.split(`
`),Gt=vt==="plain"&&Ht.length>0;(St||Gt)&&X(""),St=Gt,Gt||Ht.length===0?X(Bt):(U(Kt),X(Ht.join(`
`)),K())}}const st={error:L,warning:Q,notice:nt};function pt(B){for(const{level:dt,message:St,line:vt,column:Bt,...Kt}of B)st[dt](St,{...Kt,...vt===void 0?{}:{startLine:vt},
...Bt===void 0?{}:{startColumn:Bt}})}const mt=(B,dt)=>jt("GITHUB_STEP_SUMMARY",B,St=>(0,y.appendFileSync)(St,dt));async function Pt(B,dt){const St=new Map;for(const[
Kt,Ht]of Object.entries(dt))try{B?await jt("GITHUB_OUTPUT",B,Gt=>(0,y.appendFileSync)(Gt,It(Kt,Ht))):W(Kt,Ht)}catch(Gt){St.set(Kt,(0,ct.A3)(Gt))}const[vt]=St.values();
return vt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...St.keys()].join(", ")}: ${vt}`]}function It(B,dt){const St=typeof dt=="st\
ring"?dt:JSON.stringify(dt);if(/[\r\n]/.test(St))throw new ct.Lw("the value has a line break");return`${B}=${St}
`}async function jt(B,dt,St){if(!dt)throw new ct.Lw(`${B} is not set; run this as an action on a runner`);const vt=(0,y.openSync)(dt,"r+");try{const{size:Bt}=(0,y.
fstatSync)(vt);try{St(dt)}catch(Kt){throw(0,y.fstatSync)(vt).size>Bt&&(0,y.ftruncateSync)(vt,Bt),Kt}}finally{(0,y.closeSync)(vt)}}function Dt(B,dt){if(!B)throw new ct.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const St=(0,p.join)("tf-disco","report.json");return(0,G.f)(B,St,(0,P.mk)(dt)),(0,p.join)(B,St)}
function Ct(B){if(B===void 0||B==="")return null;const dt=(0,Et.yR)(B);try{if(dt.ok)return JSON.parse(dt.text)}catch{}const St=dt.ok?"is not JSON":(0,R.mP)(dt.failure);
return Q(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${St}; check that no earlier step changes it`),null}function Ut(B){for(const dt of B)X(
dt)}function kt(B){for(const dt of B)Q(dt)}const Ft=(B,dt)=>L(dt,{title:B})}),8782:((wt,Y,t)=>{t.d(Y,{$c:()=>T,Ob:()=>a,at:()=>o,ng:()=>E});var y=t(8641);const p=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function E(i,e){const n=k=>i[k]?.trim()??"",[,l,m]=p.exec(n("GITHUB_REPOSITORY"))??[];if(l===void 0||m===void 0)return null;const f=M(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:l,repository:m,apiUrl:M(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:f,event:n("GITHUB_EVENT_NAME"),workflow:d(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${f}/${l}/${m}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:r(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:$(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:h(
n("GITHUB_REF"),e)}}const M=i=>i.replace(/(?<!\/)\/+$/,"");function a({apiUrl:i}){const e=URL.parse(i);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,y.RK)(i)}`}const d=i=>/^[^/]+\/[^/]+\/(.+?)@/.exec(i)?.[1];function T(i,e){if(i==="pull_request_target")return!1;const n=o(e,
"pull_request","head"),[l,m]=[o(n,"repo","full_name"),o(e,"pull_request","base","repo","full_name")];return n!==void 0&&l!==m}function $(i,e){const n=o(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:T(i,e),from:r(e,"pull_request","head","repo","full_name")??null}:null}
function h(i,e){const n=r(e,"repository","default_branch");return n===void 0?null:i===`refs/heads/${n}`}function o(i,...e){return e.reduce((n,l)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,l):void 0,i)}function r(i,...e){const n=o(i,...e);return typeof n=="string"?n:void 0}}),1964:((wt,Y,t)=>{t.d(Y,{H:()=>Q});var y=t(4e3),
p=t(5799),E=t(2796),M=t(4120),a=t(8884),d=t(8641),T=t(1831);const $=700,h=8,o=5,r={text:250,places:1},i={text:$,places:h},e=2,n=3600,l=120,m=4096,f=R=>R!==""&&(0,a.
CN)(R)&&(0,d.BP)((0,d.RK)(R,m))===R;function k(R){const P=s(R),N=[...new Set(R.map(({problem:st})=>st.title))],V=P.length>0?(0,M.K4)(P,e):c(R);if(N.length===1)return D(
V,N[0]??"");const tt=`${R.length} problems`;return D(V===null?tt:`${tt} with ${V}`,N.join(", "))}function S({title:R,hosts:P,findings:N}){if(N.length===1)return k(
N);const V=P.length>0?0:(0,a.Dc)(N),tt=Math.max(P.length,V),st=tt===1?s(N)[0]??(0,d.J7)((0,a.tN)(N)?.file??""):(0,M.px)(tt,P.length>0?"host":"file"),pt=N.length>
tt?` (${N.length} times)`:"";return D(tt===0?null:st,`${R}${pt}`)}const D=(R,P)=>R===null?P:`${R}: ${P}`,s=R=>[...new Set(R.flatMap(({host:P})=>P===null?[]:(0,d.
RK)((0,T.nx)(P))))];function c(R){const P=(0,a.tN)(R);return P===null||f(P.file)?null:(0,d.J7)(P.file)}function u(R,P){const N=new Set(R.map(({severity:st})=>st)).
size>1,V=R.slice(0,o).map(st=>j(st,N,R.length>2?r:i,P)).map(st=>st.join(`
`)),tt=R.length-V.length;return[...V,...tt>0?[O(tt)]:[]].join(`

`).split(`
`)}const O=R=>`and ${R} more, see the job summary`;function j(R,P,N,V){const{problem:tt,severity:st}=R,pt=(0,a.Xd)(R),mt=(0,M.od)(R.affects,V.clients),Pt=(0,a.xi)(
R,mt,N.text,N.places);return[`${P?`${st}: `:""}${(0,d.RK)(tt.message,N.text)} [${tt.code}]`,...Pt.map(([It,jt])=>`${It}: ${jt}`),...pt===null||f(pt.file)?[]:[`a\
t: ${(0,a.R3)(pt)}`],...R.isHostNew?[`the host is ${M.dy}`]:[],`${V.docsUrl}#${tt.code}`]}function W(R,P){const{message:N,help:V,findings:tt,code:st,title:pt,affects:mt}=R;
if(tt.length===1)return u(tt,P);const Pt=(0,M.od)(mt,P.clients),It=[`${(0,d.RK)(N??pt,$)} [${st}]`,...V===null?[]:[`help: ${(0,d.RK)(V,$)}`],...Pt===""?[]:[`aff\
ects: ${Pt}`]],jt=`${P.docsUrl}#${st}`,Dt=n-[...It,jt].join(`
`).length;return[...It,...A(R,Dt),jt]}function x(R,P,{docsUrl:N}){const V=R.slice(0,o).flatMap(({problem:{message:tt,help:st}})=>[`${(0,d.RK)(tt,r.text)} [${P.code}\
]`,...P.help===null&&st?[`help: ${(0,d.RK)(st,r.text)}`]:[]]);return[...new Set(V),`see also "${S(P)}"`,`${N}#${P.code}`]}function A({findings:R,message:P},N){const V=[];
let tt=N;for(const pt of R){const mt=C(pt,P===null);if(mt.length>=tt)break;tt-=mt.length+1,V.push(mt)}const st=R.length-V.length;return st>0?[...V,O(st)]:V}function C(R,P){
const{host:N,places:V,placesLeftOut:tt,problem:st,isHostNew:pt}=R,mt=(0,a.Ky)(V,1,void 0,tt),Pt=N===null?"":`${(0,d.RK)((0,T.nx)(N))}${pt?` (${M.dy})`:""}`,[It,
jt]=N===null?[mt,""]:[Pt,mt],Ct=[P?(0,d.RK)(st.message,l):"",P&&jt!==""?`(${jt})`:jt].filter(Ut=>Ut!=="");return Ct.length===0?`- ${It}`:`- ${It}: ${Ct.join(" ")}`}
const z=10,L=200;function Q(R,P){const N=nt(R);let V=R.findings;for(const tt of p.oC){const{annotations:st,used:pt}=X(tt,V,P);N.push(...st),V=V.filter(mt=>!pt.has(
mt))}return N}function nt({passed:R,stopped:P,findings:N}){const V=N.filter(({severity:st})=>st==="warning").length;if(R||N.some(({severity:st})=>st==="error"))
return[];if(P!==null)return[G("error","The check is not complete",[(0,y.Cw)(P)])];const tt=`${(0,M.px)(V,"warning")}, and fail-on is warning`;return[G("error","\
Warnings fail this check",[tt])]}function X(R,P,N){const V=P.filter(({severity:mt})=>mt===R),tt=new Set(V.map(U));if(tt.size>z)return{annotations:K(R,V,N),used:new Set(
V)};const st=P.filter(mt=>tt.has(U(mt)));return{annotations:[...Map.groupBy(st,U).values()].map(mt=>G(R,k(mt),u(mt,N),(0,a.tN)(mt))),used:new Set(st)}}function U(R){
const P=(0,a.Xd)(R);return P===null?R:`${P.line}:${P.file}`}function K(R,P,N){const V=(0,E.cZ)(P),tt=V.length<=z?V:ct(V),st=tt.length<=z?tt:tt.slice(0,z-1),pt=tt.
slice(st.length).flatMap(mt=>mt.findings);return[...st.map(mt=>G(R,S(mt),W(mt,N),(0,a.tN)(mt.findings))),...pt.length===0?q(R,st,N).slice(0,z-st.length):[Et(R,pt)]]}
function q(R,P,N){if(R==="notice")return[];const V=new Set(P.map(({findings:st})=>st.map(U).find(et)));return F(P.map(st=>H(st).map(pt=>({cause:st,findings:pt})))).
filter(({findings:[st]})=>{const pt=st&&U(st);return et(pt)&&!V.has(pt)&&V.add(pt)}).slice(0,z).map(({cause:st,findings:pt})=>{const mt=x(pt,st,N);return G(R,k(
pt),mt,(0,a.tN)(pt))})}const et=R=>typeof R=="string";function H({findings:R}){const P=R.filter(tt=>f((0,a.Xd)(tt)?.file??"")),N=[...Map.groupBy(P,U).values()];
return F(Map.groupBy(N,([tt])=>tt&&(tt.host??(0,a.Xd)(tt)?.file)).values())}const F=R=>[...R].flatMap(P=>P.map((N,V)=>({item:N,turn:V}))).toSorted((P,N)=>P.turn-
N.turn).map(({item:P})=>P);function ct(R){return[...Map.groupBy(R,({code:N})=>N).values()].flatMap(([N,...V])=>N===void 0||V.length===0?N??[]:{...N,findings:[N,
...V].flatMap(({findings:tt})=>tt),hosts:[...new Set([N,...V].flatMap(({hosts:tt})=>tt))],message:null,help:null})}function Et(R,P){const N=[...new Set(P.map(({
problem:V})=>V.title))];return G(R,`and ${(0,M.px)(P.length,`more ${R}`)}`,[...N,"see the job summary"])}function G(R,P,N,V=null){const tt={title:(0,d.LS)((0,d.
RK)(P,L)),message:(0,d.LS)(N.join(`
`))};if(V===null||!f(V.file))return{level:R,...tt};const{file:st,line:pt,column:mt,endColumn:Pt}=V;return{level:R,...tt,file:st,line:pt,column:mt,endColumn:Pt}}}),
2827:((wt,Y,t)=>{t.d(Y,{Y:()=>E});const y={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},p={hosts:12e4,services:36e4};function E({passed:a,hosts:d,findings:T},$=p){const h=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),o=M(d.map(({visit:e})=>JSON.stringify(e.host)),$.hosts),r=M(d.map(e=>{const n=JSON.stringify(Object.
fromEntries(h(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),$.services),i=e=>T.filter(n=>n.severity===e).length;return{passed:a,hosts:`[${o.join(",")}]`,services:`\
{${r.join(",")}}`,errors:i("error"),warnings:i("warning"),"left-out":d.length-Math.min(o.length,r.length)}}function M(a,d){let T=d;return a.filter($=>{const h=$.
length<T;return h&&(T-=$.length+1),h})}})};export{on as ids,rn as modules};
