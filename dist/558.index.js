const on=[558,815,751,345,909],rn={3534:((wt,K,t)=>{t.r(K),t.d(K,{credentialsDiffer:()=>o,credentialsEmpty:()=>d,credentialsMalformed:()=>$,credentialsMissing:()=>e,
credentialsNearMiss:()=>l,credentialsOtherHost:()=>m,credentialsRejected:()=>r,credentialsShort:()=>f,credentialsUnused:()=>h,documentUnauthorized:()=>k});var y=t(
1064),p=t(1831),E=t(2713),T=t(4e3),a=t(5799);const d=(0,a.lS)((0,a.$e)("credentials-empty","Token is empty",y.Du),({source:s})=>({message:`the token from ${s} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),O={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},$=(0,a.lS)((0,a.
z3)("credentials-malformed","Malformed token",y.Du),({source:s,slip:c})=>({message:`the token from ${s} ${O[c].has}`,help:O[c].help,...c==="control character"?{}:
{severity:"warning"}})),f=(0,a.lS)((0,a.$e)("credentials-short","Token is too short to be redacted"),({source:s})=>({message:`the token from ${s} has fewer than\
 ${E.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
o=(0,a.lS)((0,a.lm)("credentials-differ","Clients use different tokens"),({host:s,first:c,other:u})=>({message:`for host ${(0,p.nx)(s)}, ${i(c)} and ${i(u)}`,help:`\
set the token for both clients in ${(0,p.fK)(s)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),i=({client:s,source:c})=>c===
null?`${y.bB[s]} finds no token`:`${y.bB[s]} uses the token from ${c}`,r=(0,a.lS)((0,a.$e)("credentials-rejected","Token was rejected"),({host:s,status:c,source:u})=>({
message:`host ${(0,p.nx)(s)} returned ${c} for the token from ${u}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,p.cu)(s)}; then store a new one in the same place`})),e=(0,a.lS)((0,a.$e)("credentials-missing","Token is missing"),({host:s,
service:c,isFork:u,searched:M,notRead:x})=>{const U=(0,p.nx)(s),I=`host ${U} requires a token${c===null?"":` for ${c}`}`;if(u)return{message:`${I}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[A=""]=(0,p.fK)(s),L=x.length===0?"":`; not read: ${x.join(", ")}`;return{message:`${I}, and none was found (searched: ${M.join(", ")}${L}\
)`,help:`add the line "${U}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${A}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(A)}`}}),n=s=>/^\w+$/.
test(s)?`export ${s}=\u2026`:`env '${s}=\u2026' terraform init`,l=(0,a.lS)((0,a.$e)("credentials-near-miss","Token variable has a similar name"),({host:s,variable:c,
why:u,write:M})=>({message:`${c} seems to be meant for host ${(0,p.nx)(s)}, but ${u}`,help:`rename it to ${M}: ${n(M)}`})),m=(0,a.lS)((0,a.$e)("credentials-othe\
r-host","Token is for another host",y.Du),({host:s,other:c,source:u,service:M,isSent:x,isNotice:U})=>({message:`the clients do not send the token for ${c} from ${u}\
 ${M===null?`after the redirect of ${s}`:`to ${M} of host ${s}`}: they send ${x?`the token of ${s}`:"none"}`,help:M===null?`make the discovery document of ${s} \
public, or serve it at ${s} itself`:`set the token for ${s}, and the clients send it to ${c}`,...U?{severity:"notice",affects:[]}:{}})),h=(0,a.lS)((0,a.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:s})=>({message:`the tokens input has a token for host ${(0,p.nx)(s)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),k=(0,a.lS)((0,a.z3)("document-unauthorized","Discovery requires valid credentials",y.
zK),({host:s,token:c,challenge:u,...M})=>{const x=c==="sent"?"rejected the given authentication credentials":"requires authentication credentials",U=u===null?"":
`, and asks for ${u} authentication`;return{message:`host ${s} ${x}: ${(0,T._r)(M)}${U}`,help:(0,T.NM)(M.page,s,D(s,c,M.status,u))}}),v="make the discovery docu\
ment public";function D(s,c,u,M){const x=(0,T.qZ)(s);if(M!==null)return{operator:`exempt /.well-known/terraform.json from ${M} authentication`,guest:x,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(c){case"sent":{const U="check that the token is for this host, complete and not expired";return u===
403?{operator:U,user:U,guest:x}:{operator:U,user:U}}case"none":{const U=`add a token to \`tokens\` (${s}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${U}\
, or ${v}`,user:U,guest:x}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${s} to respond itself, or ${v}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((wt,K,t)=>{t.r(K),t.d(K,{fileLimit:()=>e,fileOutside:()=>o,fileSyntax:()=>a,fileUnreadable:()=>f,nothingToCheck:()=>r});var y=t(1064),
p=t(4e3),E=t(5143),T=t(5799);const a=(0,T.lS)((0,T.$e)("file-syntax","File has a syntax error",y.Du),({error:n,file:l})=>({message:n??"the file is not valid UTF\
-8",help:(0,E.Zl)(l)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),d={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},O={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},$={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},f=(0,T.lS)((0,T.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${d[n.what]}: ${n.code}`:d[n.what],help:(n.what==="file"||n.what==="directory"?O[n.code]:void 0)??$[n.what]})),
o=(0,T.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),i=3,r=(0,T.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:l})=>{const k=`found no Terraform or OpenTofu files in ${n.every(D=>D===".")?"this directory":`\`scan\` (${(0,p.XT)(n,i)}\
)`}`,v="check out the repository first (in a workflow: actions/checkout)";return l?{message:`${k}; only \`hostnames\` was checked`,help:`${v}, or correct \`scan\``,
severity:"warning"}:{message:`${k}, and \`hostnames\` is not set`,help:`${v}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,T.lS)((0,T.$e)("fil\
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
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((wt,K,t)=>{t.r(K),t.
d(K,{cloudOrganization:()=>o,cloudToken:()=>d,cloudVersion:()=>O,cloudWorkspace:()=>i,cloudWorkspaceMissing:()=>r});var y=t(1064),p=t(1831),E=t(9562),T=t(4e3),a=t(
5799);const d=(0,a.lS)((0,a.z3)("cloud-token","Token for the cloud block or remote backend is missing",y.Du),({host:e,service:n,isFork:l,searched:m,notRead:h})=>{
const k=(0,p.nx)(e),D=`${n===E.OZ?"the cloud block":"the remote backend"} requires a token for ${k}`;if(l)return{message:`${D}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const s=h.
length===0?"":`; not read: ${h.join(", ")}`,[c=""]=(0,p.fK)(e);return{message:`${D}, and none was found (searched: ${m.join(", ")}${s})`,help:`add the line "${k}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${c}; outside GitHub, run \`terraform login ${k}\` or \`tofu login ${k}\``}}),O=(0,a.lS)((0,a.z3)("\
cloud-version","API is too old for the cloud block",y.Du),({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,T.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),$=e=>"why"in e?`the response of ${e.url} ${(0,T.dh)(e.why)}`:(0,T._r)({...e,page:null}),f=(e,n,l)=>"\
status"in e&&[401,403,404].includes(e.status)?l:(0,a.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),o=(0,a.lS)((0,a.z3)("cloud\
-organization","Organization cannot be read",y.Du),e=>{const{host:n,organization:l,source:m}=e;return{message:`the organization ${l} at ${n} cannot be read: ${$(
e)}`,help:f(e,n,`check the name of the organization, and that the token from ${m} is valid and belongs to a member`)}}),i=(0,a.lS)((0,a.z3)("cloud-workspace","W\
orkspace cannot be read",y.Du),e=>{const{host:n,organization:l,workspace:m}=e;return{message:`the workspace ${m} of ${l} at ${n} cannot be read: ${$(e)}`,help:f(
e,n,"check that the token may read the workspace")}}),r=(0,a.lS)((0,a.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:l})=>({
message:`${n} at ${e} has no workspace ${l} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((wt,K,t)=>{t.r(K),t.d(K,{hostAssumed:()=>$,hostGeneric:()=>f,hostNotAllowed:()=>d,hostNotChecked:()=>i,hostPrivateRedirect:()=>o});var y=t(
1064),p=t(4e3),E=t(5799);const T=({file:n,line:l})=>`${(0,p.dh)(n)}:${l}`,a=n=>n.map(l=>y.bB[l]).join(" and "),d=(0,E.lS)((0,E.z3)("host-not-allowed","Host is n\
ot allowed",y.zK),n=>{const{host:l}=n,m=`add ${l} to \`allowed-hosts\``;if("service"in n){const{service:h,registry:k}=n;return{message:`${h} of ${k} is on ${l},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${m}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${l}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${m}`};if("use"in n){const[h,k]=O[n.use];return{message:`${h} ${l}\
, which is not in \`allowed-hosts\``,help:`use ${k}, or ${m}`}}if("implied"in n){const{place:h,clients:k}=n.implied;return{message:`host ${l} is not in \`allowed\
-hosts\` and was not contacted; ${T(h)} names no host, and this is the default of ${a(k)}`,help:`name an allowed registry there, ${m}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${l} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${m}`}}),O={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},$=(0,E.lS)((0,E.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:n,place:l,clients:m})=>({message:`${n} was not contacted: ${T(l)} implies it as the default host of ${a(m)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),f=(0,E.lS)((0,E.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),o=(0,E.lS)((0,E.z3)("host-private-redirect","Redirect to a non-public address",y.zK),({host:n,address:l,asks:m})=>l===
"metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${m==="document"?"redirects":"leads"} to ${n}, which has a ${l} address and was not contacted`,help:`if ${m==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),i=(0,E.lS)((0,E.z3)("host-not-checked","Host was not checked before the chec\
k ended",y.zK),({host:n,stopped:l,isBegun:m,unchecked:h,total:k,slowest:v})=>({message:`${n} was not checked${m?" completely: its visit was under way when":":"}\
 ${(0,p.Cw)(l)}, with ${h} of ${k} hosts not checked`,help:r[l.kind]+e(v)})),r={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function e(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:m,tookMs:h})=>`${m}\
 (${(0,p.YA)(h)})`).join(", ")}`}}),5143:((wt,K,t)=>{t.d(K,{Az:()=>e,Ks:()=>E,Ts:()=>T,Zl:()=>o,_h:()=>a,n7:()=>i});var y=t(4e3);const p=2**14,E=p-1,T=({line:n,
column:l,endColumn:m})=>(n*p+Math.min(l,E))*p+Math.min(m-l,p-1);function a(n){const l=Math.floor(n/p),m=l%p;return{line:Math.floor(l/p),column:m,endColumn:m+n%p}}
const d=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
O=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,$=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function f(n){const l=n.split(
"/").slice(0,$.test(n)?-2:-1);return l.find((m,h)=>d.test(m)&&!(m==="test"&&l.slice(0,h).some(k=>O.test(k))))}const o=n=>f(n)!==void 0;function i(n){const l=f(n);
return(l===void 0?n:`**/${l}`).replace(/[\\{}[\]?!()]/g,"?")}const r=3,e=(n,l)=>`${n===1?"1 finding is":`${n} findings are`} in tests, examples or templates, wh\
ere errors are warnings; to skip such files, set \`exclude\`: ${(0,y.XT)(l,r)}`}),5799:((wt,K,t)=>{t.d(K,{$e:()=>o,C:()=>E,lS:()=>r,lm:()=>i,oC:()=>p,pj:()=>d,z3:()=>f});
var y=t(6174);const p=["error","warning","notice"],E=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function T({operator:e,user:n,guest:l},{role:m,host:h}){
const k=`ask the operator of ${h} to ${e}`;switch(m){case"operator":return e;case"user":return n===e?n:n===void 0?k:`${n}; if you run ${h}, ${a(e,n)}`;case"gues\
t":return l??n??k}}const a=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function d(e,n){const{cures:l,...m}=e;return l===void 0?e:{...m,help:O(l,n)}}function O(e,n){
const{because:l,note:m}=e,h=l===void 0?"":`${l}: `,k=m===void 0?"":`; ${m}`;return h+T(e,n)+k}const $=e=>(n,l,m=[])=>({code:n,title:l,severity:e,affects:m}),f=$(
"error"),o=$("warning"),i=$("notice");function r(e,n){return Object.assign(m=>{const{help:h,...k}=n(m),v=e.code,D=(0,y._)(k.message),s={...e,code:v,usualSeverity:e.
severity,...k,message:D};return h===void 0?s:typeof h=="string"?{...s,help:(0,y._)(h)}:{...s,help:O(h,{role:"operator",host:""}),cures:h}},e)}}),4391:((wt,K,t)=>{
t.d(K,{z6:()=>Ht,wX:()=>tn,w5:()=>qt});var y=t(6760),p=t(2971),E=t(4467),T=t(9461),a=t(3024),d=t(5143),O=t(5747);const $=200,f=50,o=32*1024*1024,i=4e3,r=1e3,e=1e6;
function n(_,ot,gt){const Ot=Map.groupBy(_.filter(l).slice(0,$),({file:S})=>S),$t=[];let g=0;for(const[S,N]of[...Ot].slice(0,f)){const J=(0,y.join)(ot,S),lt=m(J);
if(lt===null||lt.mtimeMs>gt+1)continue;if(g+=lt.size,g>o)break;const rt=(0,O.yR)(J);rt.ok&&$t.push(...h(rt.text,N))}return $t}const l=({column:_,endColumn:ot})=>_!==
d.Ks&&_<e&&ot>_;function m(_){try{return(0,a.statSync)(_)}catch(ot){return(0,O.Oj)(ot),null}}function h(_,ot){const gt=[];let[Ot,$t]=[1,_.startsWith("\uFEFF")?1:
0];for(const g of ot.toSorted((S,N)=>S.line-N.line)){for(;Ot<g.line&&$t>=0;Ot+=1)$t=_.indexOf(`
`,$t)+1||-1;if($t<0)break;const S=_.indexOf(`
`,$t),N=S<0?_.length:S,J=N>$t&&_[N-1]==="\r";gt.push(...k(_.slice($t,J?N-1:N),g))}return gt}function k(_,ot){const{column:gt,endColumn:Ot}=ot,$t=_.length<=i;if(!$t&&
Ot-gt>r)return[];const g=v(_,gt-1,0);if(g>=_.length)return[];const S=v(_,Ot-gt,g),[N,J]=$t?[_.slice(0,g),_.slice(S)]:["",""];return[{place:ot,before:N,literal:_.
slice(g,S),after:J,isWhole:$t}]}function v(_,ot,gt){let Ot=gt;for(let $t=ot;$t>0&&Ot<_.length;$t-=1)Ot+=(_.codePointAt(Ot)??0)>65535?2:1;return Ot}var D=t(6174),
s=t(2161);function c(_,ot){const{directory:gt,checkedAt:Ot,configs:$t}=ot,g=$t.flatMap(ut=>ut.files),S=new Set(g.flatMap(({path:ut,shown:ht})=>[u(ut),ht])),N=ut=>{
const ht=u((0,y.resolve)(gt,ut));return!S.has(ut)&&!S.has(ht)&&M(ut)&&M(ht)},J=_.filter(({file:ut})=>N(ut)),lt=n(J,gt,Ot),rt=z(lt,ot.usages);return lt.flatMap(ut=>x(
ut,rt.get(j(ut.place))??null,ot))}function u(_){const ot=(0,T.$)(_);return ot.kind==="file"?ot.path:(0,y.resolve)(_)}const M=_=>(0,s.L8)((0,y.basename)(_),new Set,
(0,y.basename)((0,y.dirname)(_)))!==void 0;function x({place:_,before:ot,literal:gt,after:Ot,isWhole:$t},g,{redact:S,kept:N}){const J=ot+gt+Ot;return S(J,N)!==J?
[]:$t&&!L(J)?[{place:_,before:ot,literal:gt,after:Ot}]:g===null||I.test(g)||!gt.includes(g)?[]:[{place:_,before:"\u2026 ",literal:(0,D._)(g),after:" \u2026"}]}const U=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
I=/[\s"]/,A=/[\w+-]{20,}/g,L=_=>U.test(_)||(_.match(A)??[]).some(ot=>/\d/.test(ot)&&/[a-z]/.test(ot)&&/[A-Z]/.test(ot));function z(_,ot){const gt=new Map(_.map(
({place:$t})=>[j($t),$t.file])),Ot=new Set(gt.values());return new Map(ot.filter(({place:$t})=>Ot.has($t.file)&&gt.has(j($t))).flatMap(({place:$t,text:g})=>g===
null?[]:[[j($t),g]]))}const j=({file:_,line:ot,column:gt})=>`${ot}:${gt} ${_}`;var Q=t(2389),nt=t(7052),F=t(9664);function W(_,{evidence:ot,versions:gt}){if(_.version!==
null)return()=>_.version;const Ot=ot.filter(({level:$t,version:g})=>$t==="version-file"&&g!==null);return($t,g)=>Ot.some(N=>N.client===$t&&Y(g,(0,F.jt)(N.place.
file)))?gt[$t]??null:null}const Y=(_,ot)=>ot===""||`${_}/`.startsWith(`${ot}/`);var Z=t(6195),tt=t(7854),B=t(3152);const G=2e5;async function q({usages:_,notes:ot,
scanned:gt,changed:Ot,dialect:$t,settings:g}){const{declared:S,endedAt:N}=gt;if(_.length===0&&![...S].some(Pt=>"place"in Pt)&&g.roots.length===0)return{roots:[],
notes:[]};const{rootsOf:lt}=await t.e(353).then(t.bind(t,5353)),{Readings:rt,RootNotes:ut,textNotes:ht}=await Promise.all([t.e(917),t.e(203)]).then(t.bind(t,1203)),
{clients:yt,versions:jt}=$t,xt=await pt({usages:_,declared:S,clients:yt},g,N===null),Ct=[],Nt=[],w=new rt,P=g.dialect.name==="auto"?[]:yt,V=new ut({clients:yt,readings:w,
upgrade:g.upgrade,versionIn:W(g.dialect,$t)}),st=g.depth!=="discovery";let dt=0;for(const Pt of lt(xt,{changed:Ot,versions:jt,hasCalls:st})){if(dt+=Pt.directories.
length,dt>G){Nt.push((0,tt.YW)(Pt.directory,(0,nt.fileLimit)({kind:"roots",max:G})));break}V.add(Pt),st&&Ct.push(Pt)}const Et=[...ht(_,S,{...$t,readings:w,set:P})].
filter(({place:Pt})=>Ot===null||Ot.has(Pt.file)),kt=new Set(ot.flatMap(({problem:Pt,place:bt})=>Pt.code==="lock-invalid"?bt.file:[])),Mt=[...Et,...V.notes()].filter(
({place:Pt})=>!kt.has(Pt.file));return{roots:Ct,notes:[...Mt,...Nt]}}async function pt(_,{roots:ot},gt){const{layoutsOf:Ot,unmatched:$t}=await t.e(353).then(t.bind(
t,5353)),g=ot.map(J=>({text:J,matches:(0,Z.Ls)([J])})),S=Ot({..._,patterns:g}),N=gt?$t(S,g):[];if(N.length===0)return S;throw new B.GN(N.map(J=>`roots: no direc\
tory with configuration matches ${J}`))}async function H(_,ot){return ot.every(({lockFile:Ot})=>Ot===null)?_:(await t.e(862).then(t.bind(t,3862))).withoutUnusedLocks(
_,ot)}function it(_,ot,{depth:gt},Ot){if(gt==="discovery")return _;const $t=({kind:S,workspace:N})=>S==="cloud_default"?!!Ot.TF_CLOUD_HOSTNAME:S!=="backend_remo\
te_default"||N?.organization===null,g=new Set(ot.filter(S=>!$t(S)).map(({place:S})=>et(S)));return _.map(S=>S.problem.code==="host-missing"&&g.has(et(S.place))?
{...S,problem:{...S.problem,severity:"error"}}:S)}const et=({file:_,line:ot,column:gt})=>`${_}:${ot}:${gt}`;async function R(_,ot){if(_===null)return Q.j7;const{
judgeInit:gt}=await Promise.all([t.e(917),t.e(341),t.e(761)]).then(t.bind(t,5761));return gt(_,ot)}var C=t(6897),X=t(1831),ct=t(3592),ft=t(2796),at=t(6763),vt=t(
8416),Rt=t(6215),It=t(3474),Dt=t(5751);function Lt(_,ot,gt){const Ot={..._,newHosts:new Set,files:null,remarks:[]};if(ot===null)return Ot;const $t=rt=>({...Ot,remarks:[
`changed-only has no effect: ${rt}`]});if(ot.kind==="all")return $t(ot.why);const{files:g}=ot,S=new Set(g.filter(({status:rt})=>rt!=="removed").map(({file:rt})=>rt));
if(S.size>0&&![...S].some(rt=>gt(rt)!==null))return $t("the checkout contains none of the files that the pull request changes");const N=_.usages.filter(({place:rt})=>S.
has(rt.file)),lt=`changed-only: the pull request changes ${g.length===1?"1 file":`${g.length} files`} with ${N.length} of ${_.usages.length} usages`;return{usages:N,
notes:_.notes.filter(({place:rt})=>Bt(rt.file,S)),newHosts:Ut(_.usages,g,gt),files:new Set(g.map(({file:rt})=>rt)),remarks:[lt]}}const Bt=(_,ot)=>ot.has(_)||_===
"."||[...ot].some(gt=>gt.startsWith(`${_}/`)),At=2e8;function Ut(_,ot,gt){const Ot=new Set;if(ot.some(Ft))return Ot;const $t=new Map(ot.map(lt=>[lt.file,mt(lt,gt)])),
g=ot.flatMap(({patch:lt})=>Tt(lt,/^[ -]/));let S=0;const N=(lt,rt)=>{const ut=[rt,(0,X.nx)(rt).toLowerCase()];return lt.filter(ht=>(S+=ht.length,S<=At&&ut.some(
yt=>ht.includes(yt)))).length},J=(lt,rt)=>{const{isNew:ut,now:ht,added:yt}=$t.get(lt)?.()??b,jt=ut?0:N(ht,rt);return ut||jt>0&&jt===N(yt,rt)};for(const[lt,rt]of Map.
groupBy(_,ut=>ut.host)){if(lt===null||rt.some(({isHostImplied:ht})=>ht))continue;const ut=[...new Set(rt.map(({place:ht})=>ht.file))];!ut.every(ht=>$t.has(ht))||
N(g,lt)>0||ut.every(ht=>J(ht,lt))&&S<=At&&Ot.add(lt)}return Ot}const b={isNew:!1,now:[],added:[]};function mt({file:_,status:ot,patch:gt},Ot){let $t=null;const g=()=>{
const S=ot==="added";if(S||gt===null)return{...b,isNew:S};const N=(Ot(_)??"").toLowerCase().split(`
`);return{isNew:S,now:N,added:Tt(gt,/^\+/)}};return()=>($t??=g(),$t)}const Tt=(_,ot)=>(_??"").toLowerCase().split(`
`).filter(gt=>ot.test(gt)),St=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Ft=({file:_,status:ot,changes:gt,patch:Ot})=>Ot===null&&ot!=="added"&&gt>0&&St.
test(_);var Kt=t(2859);async function Ht(_,ot){const gt=new Date,Ot=await(0,Dt.readSettings)(_,ot),$t=Ot.deadlineMs,g=ot.startTimer($t,()=>ot.stop.end({kind:"de\
adline",ms:$t}));try{return await Gt(Ot,ot,gt)}finally{g()}}async function Gt(_,ot,gt){const Ot=await _t(_,ot);await(0,C.x)();const $t=await zt(Ot,_,ot,gt);return await Vt(
$t,Ot,_,ot,gt)}async function _t(_,ot){const gt=performance.now(),Ot=await(0,Rt.SQ)(_,ot),$t=_.scan.length===0?0:performance.now()-gt,g=(0,Rt.PT)(_,Ot,ot),S=await(0,vt.
L2)(g),{clients:N}=S,J={usages:(0,tt.sw)(Ot.usages,N),notes:(0,tt.vH)([...Ot.notes,...Qt(Ot,ot.stop.why)],N)},lt=await Jt(J,_,ot),rt=await(0,p.jK)(lt.usages,_,S,
{...ot,scanned:{..._,...Ot}}),ut=await q({...J,scanned:Ot,changed:lt.files,dialect:S,settings:_}),ht=await H(rt.usages,ut.roots),yt=(0,Kt.C)(_,ht,N,(0,tt.kA)(J.
usages));nn(yt);const{configs:jt,releases:xt}=rt,Ct={...S,configs:jt,releases:xt};return{scanned:Ot,scanMs:$t,detection:g,dialect:S,full:Ct,all:J,changed:lt,configured:rt,
ofRoots:ut,usages:ht,requirements:yt}}async function Jt(_,ot,gt){const Ot=ot.changedOnly?await gt.changes(ot):null;return{changes:Ot,...Lt(_,Ot,g=>{const S=(0,O.
yR)((0,y.join)(gt.directory,g));return S.ok?S.text:null})}}async function zt({scanned:_,dialect:ot,full:gt,changed:Ot,configured:$t,ofRoots:g,usages:S,requirements:N},J,lt,rt){
const{environment:ut,stop:ht,isFork:yt}=lt,{roots:jt,notes:xt}=g,Ct=await(0,E.j)({requirements:N,roots:jt,usages:S},J,gt,lt),Nt={requirements:N,visits:Ct.visits,
usages:S,notes:[...it(Ot.notes,S,J,ut),...xt],isEmpty:J.scan.length>0&&_.isEmpty&&_.endedAt===null,newHosts:Ot.newHosts,complaints:$t.findings,tokenVariables:qt(
ut),tokenHosts:J.tokens.map(({host:V})=>V),tokenSources:Ct.tokenSources,stopped:ht.why,predicted:await R(Ct.inquiry,{...J,dialect:ot,isFork:yt})},w={...J,dialect:gt,
isFork:yt,now:rt.getTime()},P=Ct.visits.length>0||Nt.predicted.requests.length>0;return(0,Q.S4)(Nt,w,P?await(0,p.U7)():null)}async function Vt(_,{scanned:ot,scanMs:gt,
detection:Ot,dialect:$t,all:g,changed:S,configured:N,usages:J,requirements:lt},rt,ut,ht){const yt=tn(lt),jt=[...S.remarks,...(0,at.r)(_),...N.remarks],xt={verdict:_,
remarks:(0,at.q)(jt)},{verdict:Ct,remarks:Nt}=ut.secrets.redact(xt,yt),{files:w,bytes:P}=ot;return{settings:rt,changes:S.changes,verdict:Ct,context:{dialect:$t,
failOn:rt.failOn,scan:{files:w,bytes:P,usages:J.length,durationMs:gt},remarks:Nt,startedAt:ht.toISOString(),durationMs:Date.now()-ht.getTime(),version:ct.xv,docsUrl:ct.
aq,clients:await(0,vt.rU)($t,Ot.scan),sources:c((0,ft.sC)(Ct.findings),{...ut.secrets,kept:yt,usages:g.usages,configs:N.configs,directory:ut.directory,checkedAt:ht.
getTime()}),links:null}}}const qt=_=>Object.keys(_).filter(ot=>/^TFE?_?TOKEN/i.test(ot));function Qt({endedAt:_,files:ot},gt){return _===null||gt===null?[]:[(0,tt.
YW)(_,(0,nt.fileLimit)({kind:"time",stopped:gt,files:ot}))]}const tn=_=>new Set(_.flatMap(({host:ot,service:gt})=>[ot,(0,X.nx)(ot),gt]));function nn(_){const{size:ot}=new Set(
_.map(({host:gt})=>gt));if(!(ot<=It.pS))throw new B.GN([`scan found ${ot} hosts, the limit is ${It.pS}: narrow scan or exclude files`])}}),2971:((wt,K,t)=>{t.d(
K,{U7:()=>p,jK:()=>E,op:()=>T});var y=t(9562);const p=()=>Promise.all([t.e(660),t.e(371),t.e(915),t.e(432),t.e(629),t.e(248)]).then(t.bind(t,9248));async function E(d,O,$,{
environment:f,directory:o,scanned:i}){if(O.hostnames.length===0&&d.every(({needs:v})=>v.length===0))return{usages:d,remarks:[],findings:[],configs:[],releases:$.
releases};const r=await T(O.cliConfig,$.clients,f),e=$.releases.map(v=>{const D=r.find(({client:s})=>s===v.client);return{...v,attemptMs:D?.requestTimeoutMs??v.
attemptMs}}),n=i.hasPlugins||i.scan.some(v=>v!=="."),l={root:o,mayHavePlugins:n,releases:e,asksMirrors:O.depth!=="discovery"},m=await a(d,r,l),h=[...r.flatMap(v=>v.
findings),...m.findings],{mergeFindings:k}=await p();return{...m,findings:k(h),configs:r,releases:e}}async function T(d,O,$){const{readCliConfig:f,thisMachine:o}=await p(),
i=o($);return O.map(r=>f(r,i,d))}async function a(d,O,$){if(!d.some(({needs:i})=>i.some(({service:r})=>r===y.xq)))return{usages:d,remarks:[],findings:[]};const{
withoutInstalled:o}=await Promise.all([t.e(191),t.e(429)]).then(t.bind(t,8191));return o(d,O,$)}}),4467:((wt,K,t)=>{t.d(K,{Z:()=>$,j:()=>a});var y=t(2971),p=t(1064),
E=t(7854),T=t(5960);async function a({requirements:f,roots:o,usages:i},r,e,n){const l=[...new Set(f.map(({host:L})=>L))],m=(0,T.e)(f,r,e),h=Array.from(m,([L,z])=>(0,T.
i)(L,z)),k=l.filter(L=>!m.has(L)),v=r.depth!=="discovery"&&o.length>0;if(k.length===0&&!v)return{visits:h,inquiry:null,tokenSources:new Map};const{attemptLimitMs:D,
visitHosts:s}=await(0,y.U7)(),{configs:c,releases:u}=e,{credentials:M,forced:x}=await $(r,c,n),U=await d(M,r,n),I=await s(k,{...U,forced:x,required:Map.groupBy(
f,({host:L})=>L),maxRedirects:Math.max(...e.clients.map(L=>p.NX[L])),releases:u,timeoutMs:r.timeoutMs??D(u),retries:r.retries,progress:L=>n.progress({kind:"visi\
ts",...L})}),A=r.depth==="discovery"?null:await O(o,{...U,usages:i,settings:r,dialect:e,configs:c,environment:n.environment,directory:n.directory,learn:n.secrets.
learn,progress:L=>n.progress({kind:"registries",...L}),visits:I});return{visits:[...I,...h],inquiry:A,tokenSources:M.known}}async function d(f,o,{startTimer:i,stop:r}){
const{networkOf:e}=await(0,y.U7)();return{network:e(o),credentials:{...f,find:(0,E.Oo)(f.find)},concurrency:o.concurrency,random:Math.random,now:Date.now,startTimer:i,
stop:r}}async function O(f,{environment:o,...i}){const{inquire:r}=await Promise.all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(432),t.e(517),t.e(567)]).then(t.bind(
t,3567)),{thisMachine:e}=await(0,y.U7)(),n=i.settings.depth==="packages"?await Promise.all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(400),t.e(517),t.e(57)]).then(
t.bind(t,5057)):null;return r(f,{...i,machine:e(o),askPackages:n?.askPackages??null})}async function $(f,o,{environment:i,secrets:r,kill:e,stop:n}){const{readMachineCredentials:l}=await(0,y.
U7)();return l({...f,configs:o},i,{learn:r.learn,kill:e,stop:n.signal,abortAfter:m=>AbortSignal.timeout(m)})}}),9461:((wt,K,t)=>{t.d(K,{$:()=>E});var y=t(3024),
p=t(5747);function E(T){try{const a=(0,y.realpathSync)(T),d=(0,y.statSync)(a);return d.isFile()?{kind:"file",path:a}:{kind:d.isDirectory()?"directory":"special",
path:a}}catch(a){return{kind:"error",code:(0,p.Oj)(a)}}}}),5747:((wt,K,t)=>{t.d(K,{Oj:()=>r,io:()=>$,yR:()=>O});var y=t(4573),p=t(3024);const E=16*1024*1024,T=p.
constants.O_RDONLY|(p.constants.O_NONBLOCK??0)|(p.constants.O_NOCTTY??0),a=Buffer.allocUnsafeSlow(256*1024);let d=a;const O=(n,l=E)=>f(n,l,i);function $(n,l){const m=f(
n,l,(h,k)=>Buffer.from(h.subarray(0,k)));return Buffer.isBuffer(m)?m:null}function f(n,l,m){let h;try{h=(0,p.openSync)(n,T)}catch(k){return e(k)}try{const k=(0,p.
readSync)(h,a,0,a.length,null);return k<a.length?m(a,k):o(h,l,m)}catch(k){return e(k)}finally{(0,p.closeSync)(h)}}function o(n,l,m){const{size:h}=(0,p.fstatSync)(
n);if(h>l||h<a.length)return{ok:!1,failure:{kind:"size",bytes:h,maxBytes:l}};d.length<h&&(d=Buffer.allocUnsafeSlow(h));const k=d;let v=0;for(;v<h;){const D=(0,p.
readSync)(n,k,v,h-v,v);if(D===0)break;v+=D}return m(k,v)}function i(n,l){const m=n.toString("utf8",0,l),h=!m.includes("\uFFFD")||(0,y.isUtf8)(n.subarray(0,l));return{
ok:!0,text:m,isUtf8:h,bytes:l}}function r(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{
kind:"error",code:r(n)}})}),8185:((wt,K,t)=>{t.d(K,{C:()=>o,I:()=>r});var y=t(4283),p=t(7052),E=t(6697),T=t(1064),a=t(1831),d=t(2886);const O=(e,{allowedHosts:n,
hostnames:l})=>(0,a.Jr)(e,n)||l.some(m=>m.host===e),$={file:".",line:1,column:1,endColumn:1},f=1e4;function o(e,n,l=f){if(n.allowedHosts.length===0)return[];const m=new Map,
h=[];let k=0;for(const{directHost:D,kind:s,isOverridden:c,place:u,clients:M}of e){if(D===void 0||c||O(D,n))continue;const x=s==="backend_http"||s==="remote_stat\
e"?"backend":"download",U=`${x} ${D}`,I=m.get(U);if(I===void 0&&m.size>=l){k+=1;continue}const A=I??i(D,x);m.set(U,A),h.push({...A,place:u,clients:M})}if(k===0)
return h;const v=(0,p.fileLimit)({kind:"problems",max:l,omitted:k});return[...h,{problem:v,place:$,clients:T.Du,host:null}]}function i(e,n){const l=(0,a.Pv)(e),
m=l.ok?l.value:null,h=m===null?e:(0,a.nx)(m);return{problem:(0,E.hostNotAllowed)({host:h,use:n}),host:m}}function r(e,n,l,m){if(m.allowedHosts.length===0)return[];
const h=l.filter(({because:k})=>k.some(v=>typeof v!="string"));return n.flatMap(k=>{const{id:v,kind:D}=k;if(D!=="url"||!h.some(M=>M.service===v))return[];const s=(0,y.
Dl)(k.url),c=s.ok?(0,a.Pm)(s.value):null;if(c===null||c===e||O(c,m))return[];const u=(0,E.hostNotAllowed)({host:c,service:v,registry:(0,a.nx)(e)});return[(0,d.bz)(
u,v)]})}}),8988:((wt,K,t)=>{t.d(K,{s:()=>i,k:()=>k});var y=t(3534),p=t(3410),E=t(5143),T=t(9562);const a=[T.OZ,T.Bn],d=[T.e$,T.xq],O=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...a,...d]},{matches:/^api\.env0\.com$/,services:d},{matches:/^backend\.api\.env0\.com$/,services:a},{matches:/\.scalr\.io$/,services:a}],$=v=>O.find(
({matches:D})=>D.test(v))?.services??[];var f=t(241),o=t(2886);function i(v,{role:D},s){const c=n(v),u=v.credentials?.hasToken===!0,x=(v.attempt.hops.at(-1)?.challenge??
null)===null&&(u||D!=="guest"),U=u?[]:l(v.host,c,s),A=[...v.difference===null?[]:[v.difference],...U,...c===null||!x?[]:[m(v,c,s)]].map(z=>(0,o.bz)(z)),L=u?[]:r(
v,s);return L.length>0?[...A,...L]:U.length===0?[...A,...e(v,s)]:A}function r(v,{usages:D,isFork:s,depth:c}){const{host:u,attempt:M}=v;if(c==="discovery"||M.discovery.
kind!=="found")return[];const x=D.flatMap(({workspace:U,hasOwnToken:I,needs:A,place:L})=>U===void 0||I||(0,E.Zl)(L.file)?[]:A.filter(z=>z.host===u));return Array.
from(Map.groupBy(x,({service:U})=>U),([U,I])=>{const A=(0,p.cloudToken)({host:u,service:U,isFork:s,...h(v)}),L=I.flatMap(z=>z.clients);return(0,o.bz)((0,o.aZ)(A,
L),U)})}function e(v,{usages:D,isFork:s}){const{host:c,attempt:u,credentials:M}=v;if(u.discovery.kind!=="found"||M?.hasToken||M?.problem)return[];const x=$(c).find(
U=>D.some(({hasOwnToken:I,needs:A,place:L})=>A.some(z=>z.host===c&&z.service===U)&&!I&&!(0,E.Zl)(L.file)));return x===void 0?[]:[(0,o.bz)((0,y.credentialsMissing)(
{host:c,service:x,isFork:s,...h(v)}),x)]}function n(v){const{discovery:D,hops:s}=v.attempt;return D.kind==="failed"&&D.problem.code==="document-unauthorized"?s.
at(-1)?.status??null:null}function l(v,D,{tokenVariables:s,hosts:c}){return(0,f.B)(s,v,c).filter(({isParent:u})=>!u||D!==null).map(({variable:u,why:M,write:x})=>(0,y.
credentialsNearMiss)({host:v,variable:u,why:M,write:x}))}function m(v,D,{isFork:s}){const{host:c,credentials:u}=v;return u?.hasToken?(0,y.credentialsRejected)({
host:c,status:D,source:u.source}):(0,y.credentialsMissing)({host:c,service:null,isFork:s,...h(v)})}function h({credentials:v,looks:D}){const s=D.flatMap(x=>x.looks),
c=x=>[...new Set(s.flatMap(({held:U,source:I})=>U!=="not read"===x?I:[]))],u=v===null?c(!0):[v.source],M=v===null?c(!1):[];return{searched:u,notRead:M}}function k(v,D){
return v.filter(s=>!D.includes(s)).map(s=>(0,o.bz)((0,y.credentialsUnused)({host:s})))}}),2886:((wt,K,t)=>{t.d(K,{ER:()=>f,HJ:()=>m,Mm:()=>k,Np:()=>r,TC:()=>D,aZ:()=>$,
bz:()=>O,hD:()=>i,l$:()=>d,ld:()=>n,pi:()=>e,xJ:()=>o});var y=t(5143),p=t(5799),E=t(1831),T=t(7715);const a=["module","provider","version","package","lock","not"],
d=({problem:s,places:c})=>a.includes(s.code.replace(/-.*/,""))&&c.length>0&&c.every(u=>typeof u!="string"),O=(s,c=null,u=!0)=>({services:c===null?[]:[c],problem:s,
needed:u}),$=(s,c)=>({...s,affects:s.affects.filter(u=>c.includes(u))}),f=({problem:s,needed:c})=>c&&s.usualSeverity==="error";function o({problem:s,needed:c},u){
const M=c&&u.some(x=>s.affects.includes(x));return s.severity==="error"&&!M?"warning":s.severity}const i=(s,c,u)=>({severity:o(s,c),problem:s.problem,affects:s.
problem.affects,...u}),r=(s,c)=>p.oC.indexOf(s.severity)-p.oC.indexOf(c.severity),e=(s,c,u)=>u.some(M=>M.code===s.code&&(M.host===null||M.host===c));function n({
problem:s,services:c},{visit:{host:u,attempt:M},requirements:x,answering:U},{depth:I}){if(I==="discovery"||M.discovery.kind==="skipped")return!0;const A=c.some(
z=>U.has(`${u} ${z}`));if(s.code==="service-url-no-slash"&&A)return!1;const L=x.filter(({service:z})=>c.length===0||c.includes(z));return L.length===0||L.some(({
isForInit:z})=>z)}const l=1e3;function m(s){const c=new Map;return u=>{const M=JSON.stringify(u),x=c.get(M)??h(u,s);return c.set(M,x),x}}function h(s,c){const u=A=>c.
filter(({service:L})=>A.includes(L)),M=s.length===0?c:u(s),x=s.filter(A=>M.some(({service:L})=>L===A)),U=x.length>0?x:s,I=(M.length>0?M:u(["any"])).flatMap(A=>A.
because);return{service:U.length===1?U[0]??null:null,...k([...new Set(I)])}}function k(s){const c=v(s),u=Math.max(0,c.length-l);return{places:c.slice(0,l),placesLeftOut:u}}
function v(s){const{own:c=[],aside:u=[]}=Object.groupBy(s,M=>typeof M!="string"&&(0,y.Zl)(M.file)?"aside":"own");return[...c,...u]}function D(s,c){const u=c.some(
({because:x})=>x.includes("hostnames input"));return{role:(0,T.V)(s)!==null?"guest":u?"operator":"user",host:(0,E.nx)(s)}}}),9464:((wt,K,t)=>{t.d(K,{f:()=>d,u:()=>$});
var y=t(4283),p=t(3534),E=t(1831),T=t(9562),a=t(2886);function d({host:f,attempt:o,credentials:i},r){const e=i?.hasToken===!0,n=[...r.flatMap(l=>l.kind==="url"&&
(0,T.p4)(l.id)&&(0,T.D6)(l.id)?[{url:l.url,service:l.id,isSent:e}]:[]),...o.hops.map(({url:l,authorization:m})=>({url:l,service:null,isSent:m==="sent"}))].flatMap(
({url:l,...m})=>{const h=O(l);return h===null||h===f?[]:[{...m,host:h}]});return[...new Map(n.toReversed().map(l=>[l.host,l])).values()]}function O(f){const o=(0,y.
Dl)(f),i=o.ok?(0,E.Pm)(o.value):null,r=i===null?null:(0,E.Pv)(i);return r?.ok?r.value:null}function $(f,o,{tokenSources:i,hosts:r}){return d(f,o).flatMap(({host:e,
service:n,isSent:l})=>{const m=i.get(e);if(m===void 0)return[];const h=n===null?f.attempt.discovery.kind==="failed":!l,k=(0,p.credentialsOtherHost)({host:(0,E.nx)(
f.host),other:(0,E.nx)(e),source:m,service:n,isSent:l,isNotice:!h||r.has(e)});return[(0,a.bz)(k,n)]})}}),2389:((wt,K,t)=>{t.d(K,{j7:()=>k,k2:()=>I,S4:()=>s});var y=t(
4e3),p=t(7052),E=t(5143),T=t(5799),a=t(1064),d=t(8185),O=t(8988),$=t(2886);function f(A,L,z){const j=new Set(A.notes.flatMap(({problem:Z,place:tt})=>Z.code==="f\
ile-syntax"?tt.file:[])),Q=[...A.complaints.map(({problem:Z,place:tt})=>m((0,$.bz)(Z),tt,z)),...(0,O.k)(A.tokenHosts,L).map(Z=>m(Z,null,z)),...A.isEmpty?[n(z)]:
[]],nt=o([...A.notes.map(Z=>i(Z,j,z)),...(0,d.C)(A.usages,z).map(({problem:Z,clients:tt,place:B,host:G})=>{const q=(0,$.bz)((0,$.aZ)(Z,tt));return{host:G,finding:{
...m(q,B,z),host:G}}}),...A.others.map(Z=>({host:Z.host,finding:l(Z,z)})),...Q.map(Z=>({host:null,finding:Z}))]),F=nt.filter(({host:Z,finding:tt})=>!(0,$.pi)(tt.
problem,Z,z.ignore)),W=({exclude:Z})=>+(Z!==void 0),Y=F.map(({finding:Z})=>Z).sort((Z,tt)=>(0,$.Np)(Z,tt)||W(Z)-W(tt));return{files:Y,ignored:nt.length-Y.length}}
function o(A){return[...Map.groupBy(A,({host:z,finding:j})=>{const{problem:Q,severity:nt,affects:F,places:W,exclude:Y}=j,{code:Z,message:tt,help:B}=Q;return W.length===
0?A:JSON.stringify([z,Z,nt,tt,B,F,Y===void 0])})].flatMap(([z,j])=>{const[Q]=j;if(z===A||Q===void 0||j.length===1)return j;const nt=j.flatMap(({finding:Y})=>Y.places),
F=new Set(j.flatMap(({finding:Y})=>Y.exclude??[])),W=F.size===0?{}:{exclude:[...F]};return[{...Q,finding:{...Q.finding,places:nt,...W}}]})}function i(A,L,z){const{
problem:j,place:Q,host:nt,isPlaceholder:F}=A,W=A.aside??Q.file;if(j.code==="file-limit"&&z.allowedHosts.length>0){const G={...j,message:(0,y.Fn)(j.message)};return{
host:nt,finding:{...e(A,G,z),severity:"error"}}}const Y=F||L.has(Q.file),Z=j.severity==="error"&&(Y||(0,E.Zl)(W)),tt=Z?{...j,severity:"warning"}:j,B=e(A,tt,z);return!Z&&
!(0,E.Zl)(W)?{host:nt,finding:B}:{host:nt,finding:{...B,exclude:[(0,E.n7)(W)]}}}const r={error:"warning",warning:"notice",notice:"notice"};function e({place:A,others:L=[],
clients:z},j,Q){const{dialect:nt}=Q,W=nt.isGuess&&a.Du.some(Z=>!z.includes(Z))?r[j.severity]:j.severity,Y=m((0,$.bz)({...(0,$.aZ)(j,z),severity:W}),A,Q);return{
...Y,places:[...Y.places,...L]}}function n(A){const{scan:L,hostnames:z}=A,j=(0,p.nothingToCheck)({scan:L,hasHostnames:z.length>0});return{...m((0,$.bz)(j),null,
A),severity:j.severity}}function l({host:A,places:L,...z},j){const Q=(0,T.pj)(z.problem,(0,$.TC)(A,[]));return{...m({...z,problem:Q},null,j),host:A,places:L}}const m=(A,L,{
dialect:z})=>(0,$.hD)(A,z.clients,{host:null,service:null,places:L===null?[]:[L],isHostNew:!1});var h=t(9464);const k={drafts:[],notes:[],roots:[],requests:[],answering:new Set},
v={judgeVisit:D,judgeRequests:D};function D(){throw new Error("the rules for hosts are not loaded")}function s(A,L,z){const{judgeVisit:j,judgeRequests:Q}=z??v,{
requirements:nt,visits:F,usages:W,tokenVariables:Y}=A,Z=Map.groupBy(nt,({host:At})=>At),tt=F.map(({host:At})=>At),{isFork:B,depth:G}=L,{tokenSources:q}=A,pt={usages:W,
tokenVariables:Y,tokenSources:q,hosts:new Set(tt),isFork:B,depth:G},H=Map.groupBy(A.predicted.drafts,({host:At})=>At),it=Map.groupBy(A.predicted.requests,({host:At})=>At),
et=F.map(At=>{const Ut=A.newHosts.has(At.host),b={visit:At,requirements:Z.get(At.host)??[],predicted:H.get(At.host)??[],requests:it.get(At.host)??[],answering:A.
predicted.answering,isNew:Ut};return j(b,L,pt)}),R=et.map(({verdict:At})=>At),C=R.flatMap(({visit:At,services:Ut})=>(0,h.f)(At,Ut)),X=[...tt,...C.map(({host:At})=>At),
...it.keys()],ct=new Set(tt),ft=Array.from(it,([At,Ut])=>Q({host:At,known:[]},Ut,L).map(b=>({...b,host:At,places:[]}))),at=[...A.predicted.drafts,...ft.flat()].
filter(({host:At})=>!ct.has(At)),vt=[...A.notes,...A.predicted.notes],Rt=f({...A,notes:vt,others:at},X,L),It=[...et.flatMap(({ofFiles:At})=>At),...Rt.files].sort(
$.Np),Dt=[...R.flatMap(At=>At.findings),...It].sort($.Np),{stopped:Lt}=A,Bt=U(Rt.files);return{passed:Lt===null&&!Dt.some(({severity:At})=>I(At,L.failOn)),stopped:Lt,
hosts:R,files:It,findings:Dt,ignored:et.reduce((At,Ut)=>At+Ut.ignored,Rt.ignored),roots:A.predicted.roots.map(At=>c(At,L,Bt))}}function c({rows:A,...L},{ignore:z},j){
const Q=({drafts:nt,decidedAt:F})=>nt.length>0?nt.filter(({problem:W,host:Y})=>!(0,$.pi)(W,Y,z)).map(W=>({...W,severity:(0,$.xJ)(W,L.clients)})):F.flatMap(W=>j.
get(M(W))??[]);return{...L,rows:A.map(nt=>{const{drafts:F,decidedAt:W,...Y}=nt,tt=F.length>0||Object.values(Y.chosen).includes(null)?Q(nt).toSorted($.Np):[],B=new Map(
tt.map(({problem:G})=>[G.code,u(G)]));return{...Y,worst:tt[0]?.severity??null,problems:[...B.values()]}})}}const u=({code:A,title:L,usualSeverity:z})=>({code:A,
title:L,usualSeverity:z}),M=({file:A,line:L})=>`${A}:${L}`,x=/^(?:constraint|lock)-/,U=A=>{const L=new Map;for(const z of A.filter(({problem:j})=>x.test(j.code)))
for(const j of z.places){const Q=typeof j=="string"?j:M(j),nt=L.get(Q);nt===void 0?L.set(Q,[z]):nt.push(z)}return L},I=(A,L)=>A==="error"?L!=="never":A==="warni\
ng"&&L==="warning"}),4e3:((wt,K,t)=>{t.d(K,{Af:()=>h,B9:()=>r,Cw:()=>v,Fn:()=>D,NM:()=>n,Vb:()=>s,Wt:()=>i,XT:()=>d,YA:()=>m,_r:()=>l,dh:()=>a,eZ:()=>k,go:()=>$,
mP:()=>f,qZ:()=>e,zd:()=>O});var y=t(4714),p=t(7715),E=t(9562);const T=300;function a(c,u=T){return c.length<=u?c:`${(0,y.o)(c,u)}\u2026`}function d(c,u,M=0){const x=c.
slice(0,u).map(I=>a(I)),U=c.length-x.length+M;return x.join(", ")+(U>0?` and ${U} more`:"")}const O=c=>`the clients print "${c}"`;function $(c){return c===null?
"null":Array.isArray(c)?"an array":typeof c=="object"?"an object":`a ${typeof c}`}function f(c){if(c.kind==="error")return`cannot be read: ${c.code}`;const{bytes:u,
maxBytes:M}=c;return`has ${u} bytes and is not read; the limit is ${M/1024/1024} MiB`}const o={[E.e$]:"correct the host in the source address, or remove it for \
a module of the public registry (NAMESPACE/NAME/SYSTEM)",[E.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the \
public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function i(c){return c.flatMap(M=>o[M]??[])[0]??"cor\
rect the host in `source` or `hostname`, or add the `source` that a child module lacks"}const r=c=>`wait and run the check again; see ${(0,p.V)(c)??"its status \
page"}, and consider a network mirror for providers`,e=c=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${c} serves its discovery document to\
 everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(c,u,M){if(c===null)return M;const x=c.title===""?"":` \
("${c.title}")`,U=M.guest??e(u);switch(c.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:U,because:`th\
e host returned a sign-in page${x}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${x}: allow this machine to reach the host`;case"\
other":{const I=M.user??`check that ${u} is a registry, and ${i([])}`;return{...M,user:I,guest:U,because:`the host returned an HTML page${x}`}}}}const l=({url:c,
status:u,reason:M})=>`${c} returned ${`${u} ${a(M)}`.trim()}`,m=c=>`${Math.round(c/100)/10} s`,h=c=>c.map(({name:u,attemptMs:M,retries:x})=>{const U=Number.isFinite(
M)?m(M):"without a limit",I=x===0?"":` in each of ${x+1} attempts`,A=u.includes(" and ")?"wait":"waits";return`${u} ${A} ${U}${I}`}).join(", "),k=c=>c.map(({name:u})=>u).
join(" and ");function v(c){switch(c.kind){case"deadline":return`the check reached its deadline of ${m(c.ms)}`;case"signal":return`the check was interrupted by ${c.
signal}`;case"crash":return"tf-disco crashed"}}const D=c=>`${c}; it may use hosts that are not in \`allowed-hosts\``,s=({kind:c,address:u,version:M})=>`${c} ${u}\
 ${a(M,40)}`}),6897:((wt,K,t)=>{t.d(K,{n:()=>p,x:()=>E});const y=100;async function p(T,a,d){let O=performance.now();for(;;){const $=T.next(a.why!==null);if($.done)
return $.value;performance.now()-O<y||(d($.value),await E(),O=performance.now())}}const E=()=>new Promise(T=>setImmediate(T))}),4714:((wt,K,t)=>{t.d(K,{o:()=>E,
w:()=>T});var y=t(3307);const p=2048,E=(a,d=p)=>a.length<=d?a:structuredClone(a.slice(0,d).toWellFormed());function T(a){if(a.length<=p)return(0,y.IL)(a);switch(a[0]){case'\
"':return E((0,y.I)(a));case"[":return[];case"{":return{};default:return(0,y.IL)(a)}}}),7715:((wt,K,t)=>{t.d(K,{V:()=>p});const y=new Map([["registry.terraform.\
io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opento\
fu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),p=E=>y.get(E)??null}),9664:((wt,K,t)=>{t.d(K,{Gz:()=>p,LA:()=>a,jt:()=>E,un:()=>T});
var y=t(3916);const p=(d,O)=>d===""?O:`${d}/${O}`,E=d=>d.slice(0,Math.max(0,d.lastIndexOf("/")));function T(d,O){const $=(0,y.join)(d,O).replace(/\/$/,"");return $===
"."?"":$}const a=d=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(d)}),241:((wt,K,t)=>{t.d(K,{B:()=>T});var y=t(1831);const p=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,E="T\
F_TOKEN_";function T(o,i,r){const[e]=(0,y.fK)(i);return e===void 0?[]:o.flatMap(n=>{const l=(0,y.$k)(n);if(l!==null&&r.has(l))return[];const m=a(n,l,i);return m===
null?[]:[{variable:n,why:m,write:e,isParent:d(l,i)}]})}function a(o,i,r){const e=p.exec(o)?.[0];if(e===void 0)return null;const n=o.slice(e.length);return i!==null&&
d(i,r)?`it is for ${(0,y.nx)(i)} only: the clients do not use the tokens of parent domains`:$(r).some(l=>l===O(n))?e!==E?`it begins with ${e}, and the clients r\
ead only ${E}`:i===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,y.nx)(i)}${f(n,r)}`:null}const d=(o,i)=>o!==null&&
(0,y.Sv)(i).name.endsWith(`.${(0,y.Sv)(o).name}`),O=o=>o.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function $(o){const{
name:i}=(0,y.Sv)(o);return[...new Set([o,i,(0,y.nx)(o)].map(O))]}function f(o,i){const{name:r,port:e}=(0,y.Sv)(i);return e!==443&&!o.includes(":")?"; a port fol\
lows a colon":r.includes("-")&&!o.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((wt,K,t)=>{t.d(K,{Wi:()=>h,cZ:()=>d,cr:()=>D,sC:()=>k});var y=t(
2886),p=t(1064),E=t(1831),T=t(8884);const a=3;function d(s){return[...Map.groupBy(s,$).values()].flatMap(c=>{const u=[...Map.groupBy(c,f).values()];return u.length>
a?[c]:u}).flatMap(c=>o(c)??[]).toSorted((c,u)=>(0,y.Np)(c,u)||O(c)-O(u)||u.hosts.length-c.hosts.length)}function O({code:s,affects:c}){return s==="host-not-chec\
ked"?2:c.length===0||p.Du.some(u=>c.includes(u))?0:1}const $=({severity:s,problem:c,affects:u,exclude:M})=>JSON.stringify([s,c.code,u,M===void 0]),f=s=>s.exclude===
void 0?l(s.problem.help??"",s):"";function o(s){const[c]=s;if(c===void 0)return null;const u=[...new Set(s.flatMap(({host:nt})=>nt??[]))],{code:M,title:x,help:U,
message:I}=c.problem,A=(nt,F)=>u.length>1?l(nt,F):nt,L=A(I,c),z=s.every(nt=>A(nt.problem.message,nt)===L),j=A(U??"",c),Q=s.every(nt=>A(nt.problem.help??"",nt)===
j);return{severity:c.severity,code:M,title:x,affects:c.affects,findings:s,hosts:u,message:z?L:null,help:j!==""&&Q?n(j,s):null}}const i=/\bTF_TOKEN_\w+/g,r="TF_T\
OKEN_HOST",e=5;function n(s,c){if(!s.includes(r))return s;const u=new Set(c.flatMap(({problem:M})=>M.help?.match(i)??[]));return u.size<=e?`${s}; ${r} is ${[...u].
join(" or ")}`:`${s}; in ${r}, write each dot of the host as an underscore and each hyphen as two`}function l(s,{host:c}){return c===null||s===""?s:[...new Set(
[c,(0,E.nx)(c)])].reduce((u,M)=>u.replaceAll(M,m),s).replace(i,r).replaceAll(/\bhost the host/g,"the host")}function m(s,c,u){const[M=" ",x=" "]=[u[c-1],u[c+s.length]];
return/[\s("]/.test(M)&&/[\s,;.:)"]/.test(x)?"the host":"HOST"}const h=3,k=s=>d(s).flatMap(c=>D(c).slice(0,h).flatMap(([,u])=>u.values().flatMap(v).take(1).toArray())),
v=s=>{const c=(0,T.Xd)(s);return c===null?[]:[c]},D=({message:s,findings:c})=>s===null?[...Map.groupBy(c,({problem:u})=>u.message)]:[[s,c]]}),1505:((wt,K,t)=>{t.
d(K,{G_:()=>i,Yj:()=>o,Zc:()=>$,o7:()=>f,se:()=>O,tN:()=>T});var y=t(7574),p=t(4120),E=t(8884);const T=120,a=20,d=6;function O({requirements:h},{dialect:k},v){return{
label:"required",texts:(0,p.UV)(h,a,({service:s,clients:c,because:u})=>{const M=s==="any"?(0,p.DO)(s):v.value((0,p.DO)(s),T),U=k.clients.every(I=>c.includes(I))?
"":` for ${(0,p.wO)(c)}`;return`${M}${U} (${(0,E.Yx)(u,v.because)})`})}}function $({visit:h},k){const{timing:v,discovery:D}=h.attempt,s=D.kind==="failed"?D.excerpt:
null,c=(0,y.I$)(v).map(([U,I])=>`${U} ${(0,y.kJ)(I)}`),u=h.earlier.map(U=>{const{kind:I}=U.discovery;return`${I==="failed"?U.discovery.problem.code:I} after ${(0,y.
kJ)(U.timing.totalMs)}`}),M=s===null?[]:[k.value(s.replace(/\s+/gu," ").trim())],x=h.credentials?.hasToken?[k.prose(h.credentials.source)]:[];return[{label:"bod\
y",texts:M},{label:"timing",texts:[c.join(", ")]},{label:"retried",texts:u},{label:"token from",texts:x}]}const f=(h,k)=>[{label:"credentials",texts:l(h)?n(h.visit.
looks,k.prose):[]},{label:"host block",texts:m(h.visit).map(v=>k.prose(v))}];function o({visit:h,services:k,servicesLeftOut:v,servicesFrom:D},s){const c=k.map(({
id:M})=>s.value(M,T)),u=D===null?(0,y.kJ)(h.attempt.timing.totalMs):`host block at ${s.because(D)}`;return`${c.length===0?"no services":(0,p.K4)(c,d,v)} (${u})`}
function i(h){return[...Map.groupBy(h,v=>JSON.stringify(v.looks.map(e))).values()].map(v=>({clients:v.map(({client:D})=>D),looks:v[0]?.looks.map(e)??[]}))}const r={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({
source:h,held:k,counts:v})=>({source:h,held:`${r[k]}${v?k==="no token"?" (ends the search)":" (used)":""}`});function n(h,k){const v=i(h);return v.flatMap(({clients:D,
looks:s})=>s.map(({source:c,held:u})=>`${v.length>1?`${(0,p.wO)(D)}: `:""}${k(c)}: ${u}`))}const l=({findings:h})=>h.some(({problem:{code:k}})=>/^credentials-|^document-unauthorized$/.
test(k));function m({forced:h}){return[...Map.groupBy(h,({place:v})=>(0,E.eo)(v))].map(([v,D])=>`${v}, for ${(0,p.wO)(D.map(({client:s})=>s))}`)}}),7574:((wt,K,t)=>{
t.d(K,{I$:()=>a,QN:()=>$,kJ:()=>E,nO:()=>f,tY:()=>T,u8:()=>O});var y=t(4120);const p=864e5;function E(o){const i=Math.round(o);if(i<1e3)return`${i} ms`;if(i<59950)
return`${(i/1e3).toFixed(1)} s`;const r=Math.round(i/1e3);return`${Math.floor(r/60)} min ${r%60} s`}function T(o){return o<1e3?`${o} B`:o<999950?`${(o/1e3).toFixed(
1)} kB`:`${(o/1e6).toFixed(1)} MB`}function a(o){return[["DNS",o.lookupMs],["connect",o.connectMs],["TLS",o.tlsMs],["first byte",o.firstByteMs],["total",o.totalMs]].
flatMap(([r,e])=>e===null?[]:[[r,e]])}const d=6e4;function O(o,i){const r=Date.parse(i)-Date.parse(o);if(!(r>=d))return"less than a minute";const e=Math.floor(r/
d),n=[{count:Math.floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,unit:"min"}],l=n.findIndex(({count:m})=>m>0);return n.
slice(l,l+2).filter(({count:m})=>m>0).map(({count:m,unit:h})=>`${m} ${h}`).join(" ")}const $=o=>`${o.slice(0,16).replace("T"," ")} UTC`;function f(o,i){const r=(Date.
parse(o)-Date.parse(i))/p;if(Number.isNaN(r))return o;const e=(0,y.px)(Math.floor(Math.abs(r)),"day"),n=Math.abs(r)<1,l=n?"within the last day":`${e} ago`,m=n?"\
in less than a day":`in ${e}`;return`${o.slice(0,10)} (${r<0?l:m})`}}),4120:((wt,K,t)=>{t.d(K,{DO:()=>r,Iu:()=>T,K4:()=>a,Ku:()=>d,QI:()=>i,Rk:()=>e,SY:()=>$,UV:()=>O,
dy:()=>p,od:()=>f,px:()=>E,wO:()=>o});var y=t(1064);const p="new in this pull request",E=(n,l)=>`${n} ${l}${n===1?"":"s"}`,T=n=>n.replace(/^./u,l=>l.toUpperCase());
function a(n,l,m=0){const h=n.slice(0,l),k=n.length-h.length+m;return`${h.join(", ")}${k>0?` and ${k} more`:""}`}const d=(n,l)=>n.length<=2*l?n:n.slice(0,l);function O(n,l,m,h=k=>`\
and ${k} more`){const k=n.length-l;return[...n.slice(0,l).flatMap(m),...k>0?[h(k)]:[]]}const $=n=>y.zK.every(l=>n.includes(l))?"all clients":n.map(l=>y.bB[l]).join(
", ");function f(n,l){const m=l.filter(h=>n.includes(h));return n.length===0||m.length===l.length?"":m.length===0?"no client that this repository uses":m.map(h=>y.
bB[h]).join(", ")}const o=n=>n.map(l=>y.bB[l]).join(" and "),i=({clients:n,versions:l})=>n.map(m=>[y.bB[m],l[m]].join(" ").trim()).join(" and "),r=n=>n==="any"?
"any service":n;function e(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sen\
t (redirected to another host)"}}}),8884:((wt,K,t)=>{t.d(K,{BQ:()=>n,CN:()=>m,Dc:()=>e,Ky:()=>a,Qz:()=>r,R3:()=>T,Xd:()=>f,Yx:()=>d,eo:()=>E,et:()=>l,tN:()=>o,xi:()=>i,
yv:()=>$});var y=t(4120),p=t(8641);const E=v=>h(v)?`${(0,p.J7)(v.file)}:${v.line}`:v,T=({file:v,line:D,column:s})=>`${(0,p.J7)(v)}:${D}:${s}`;function a(v,D,s=E,c=0){
const u=k(v),M=u.slice(0,D).map(s).join(", "),x=Math.max(0,u.length-D)+c,U=x>0?[(0,y.px)(x,"more place")]:[];return[...M===""?[]:[M],...U].join(" and ")}const d=(v,D=E)=>a(
v,v.every(h)?1:2,D),O=1e5;function $(v){const D=new Map(v.map(({places:x,placesLeftOut:U=0})=>[x,U])),s=[];for(const x of D.keys())s.length<O&&s.push(...x);const c=D.
entries().reduce((x,[U,I])=>x+U.length+I,0),u=k(s.filter(h)),M=[...new Set(s.filter(x=>typeof x=="string"))];return{lines:u,settings:M,leftOut:c-s.length}}const f=({
places:v})=>v.find(h)??null,o=v=>v.map(f).find(D=>D!==null)??null;function i(v,D,s,c){const{lines:u,settings:M,leftOut:x}=$([v]);return[["help",(0,p.RK)(v.problem.
help??"",s)],["affects",D],["also at",a(u.slice(1),c,E,x)],["required by",a(M,c)]].filter(([,I])=>I!=="")}const r=({requirements:v})=>v.some(({because:D})=>D.some(
h)),e=v=>new Set(v.flatMap(({places:D})=>D.filter(h).map(({file:s})=>s))).size,n=v=>v.filter(D=>f(D)===null),l=v=>v.every(({problem:D})=>D.code.startsWith("cred\
entials-"))?"credentials":"settings",m=v=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(v),h=v=>typeof v!="string";function k(v){const D=new Map;return v.filter(
s=>{const{file:c,line:u}=typeof s=="string"?{file:s,line:0}:s,M=D.get(c);if(M===void 0)D.set(c,new Set([u]));else{if(M.has(u))return!1;M.add(u)}return!0})}}),6763:((wt,K,t)=>{
t.d(K,{q:()=>T,r:()=>a});var y=t(5143),p=t(4120);const E=50,T=$=>(0,p.UV)($,E,f=>f,f=>`and ${(0,p.px)(f,"more remark")}`),a=$=>[...d($),...O($)];function d({files:$}){
const f=$.filter(({exclude:i,severity:r})=>i!==void 0&&r!=="notice"),o=new Set(f.flatMap(({exclude:i})=>i??[]));return f.length===0?[]:[(0,y.Az)(f.length,[...o])]}
function O({roots:$}){return $.some(({rows:o})=>o.some(({platforms:i})=>i.some(({available:r})=>r===!0)))?["signatures of provider packages were not verified"]:
[]}}),6215:((wt,K,t)=>{t.d(K,{IZ:()=>$,PT:()=>f,SQ:()=>a});var y=t(6897),p=t(8416),E=t(7152);const T=20;async function a({scan:o,exclude:i},{directory:r,environment:e,
stop:n,progress:l}){const m={root:r,scan:o,exclude:i},h=n.why===null?O(m):null;if(h!==null)return h;const{scanInSteps:k}=await d(),v=k(m,Object.keys(e));return(0,y.
n)(v,n,D=>l({kind:"scan",files:D}))}const d=()=>Promise.all([t.e(400),t.e(949)]).then(t.bind(t,4949));function O(o){const i={toolFiles:[],hasPlugins:!1};let r=0;
for(const{kind:e}of(0,E.G)(o,i))if(r+=1,e!=="directory"||r>T)return null;return{...i,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,
usesTerragrunt:!1,endedAt:null}}const $=(o,i,r)=>(0,p.L2)(f(o,i,r));function f({dialect:o,exclude:i,scan:r},e,{environment:n,directory:l}){if(r.length===0)return{
setting:o,scan:null};const m=(0,p.oh)({root:l,exclude:i},e.toolFiles),h=!!n.TF_CLOUD_HOSTNAME;return{setting:o,scan:{...e,tools:m,hasCloudHostname:h}}}}),8416:((wt,K,t)=>{
t.d(K,{L2:()=>o,oh:()=>d,rU:()=>i});var y=t(4e3),p=t(5143),E=t(1064),T=t(5603),a=t(3469);function d(s,c){let u;return()=>(u??=t.e(249).then(t.bind(t,9249)).then(
({readTools:M})=>M(s,c)),u)}const O=["terraform"],$="assumed, CLI not detected; set `dialect`",f="CLI not detected; set `dialect` to check one";async function o({
setting:s,scan:c}){const u=s.name==="auto"?null:e(s.name);if(c===null||c.isEmpty){const L=u===null?f:r;return k(u??E.Du,[L],[],s,{signs:[],constraints:[]})}const M=await h(
c,s,u),{constraints:x}=c;if(u!==null)return k(u,[r],[],s,{signs:M,constraints:x});const U=m(M);if(U.length===0)return{...k(O,[$],[],s,{signs:M,constraints:x}),isGuess:!0};
const I=n(U),A=I.flatMap(L=>U.find(z=>z.client===L)??[]);return k(I,A.map(D),U,s,{signs:M,constraints:x})}async function i({clients:s},c){if(c===null||c.isEmpty)
return E.zK;const{others:u}=await c.tools(),M=s;return E.zK.filter(x=>M.includes(x)||u.has(x)||x==="terragrunt"&&c.usesTerragrunt)}const r="set by `dialect`",e=s=>s===
"both"?E.Du:[s],n=s=>E.Du.filter(c=>s.some(u=>u.client===c));function l(s){const c=s.filter(({place:u})=>!(0,p.Zl)(u.file));return c.length===0?s:c}const m=s=>{
const c=l(s);return T.A.map(M=>c.filter(x=>x.level===M)).find(({length:M})=>M>0)??[]};async function h({signs:s,tools:c,hasCloudHostname:u},M,x){const U=m(s),I=x??
n(U),A=U.every(({place:F})=>(0,p.Zl)(F.file)),L=x===null&&(A||U.some(({isCloud:F})=>F)),z=M.version===null&&I.some(F=>(0,a.w)(F,[]).length>1);if(!L&&!z)return s;
const{setsCloudHostname:j,signs:Q}=await c(),nt=u||j;return[...s.filter(({isCloud:F})=>!(F&&nt)),...Q]}function k(s,c,u,M,x){const[U,...I]=s,A=s.map(j=>v(j,M,x)),
L=A.flatMap(({client:j,version:Q})=>Q===null?[]:[[j,Q]]),z=A.flatMap(({version:j,signs:[Q]})=>j===null||Q===void 0?[]:[D(Q)]);return{name:U===void 0||I.length>0?
"both":U,clients:s,releases:A.flatMap(({releases:j})=>j),versions:Object.fromEntries(L),why:[...new Set([...c,...z])].join(", "),evidence:[...new Set([...u,...A.
flatMap(({signs:j})=>j)])]}}function v(s,{version:c},u){if(c!==null)return{client:s,releases:(0,a.w)(s,[c]),version:c,signs:[]};const M=l(u.signs.filter(z=>z.client===
s&&z.version!==null)),x=[...new Set(M.map(z=>(z.version??"").replace(/^v/,"")))];if(x.length>0){const[z="",...j]=x,Q=j.length===0&&(0,a.l)(z);return{client:s,releases:(0,a.
w)(s,x),version:Q?z:null,signs:M}}const U=l(u.constraints),I=U.map(({text:z})=>z),A=(0,a.w)(s,I);if(A.length===(0,a.w)(s,[]).length)return{client:s,releases:A,version:null,
signs:[]};const L=U.map(({text:z,place:j})=>({client:s,level:"syntax",place:j,text:`requires ${(0,y.dh)(z)}`,version:z}));return{client:s,releases:A,version:I.length===
1?I[0]??null:null,signs:L}}const D=({place:s,text:c})=>`${s.file}:${s.line} ${c}`}),2161:((wt,K,t)=>{t.d(K,{L8:()=>i,TD:()=>l,U4:()=>f,Z8:()=>m,e0:()=>o,tr:()=>$});
var y=t(1064);const p=["terraform"],E=["opentofu"],T=[{suffix:".tftest.hcl",class:"test",clients:y.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:y.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:E},{suffix:".tofutest.json",class:"test",clients:E},{suffix:".tfquery.hcl",class:"\
query",clients:p},{suffix:".tfquery.json",class:"query",clients:p},{suffix:".tfmigrate.hcl",class:"migrate",clients:p},{suffix:".tfcomponent.hcl",class:"stack",
clients:p},{suffix:".tfcomponent.json",class:"stack",clients:p},{suffix:".tfstack.hcl",class:"stack",clients:p},{suffix:".tfstack.json",class:"stack",clients:p},
{suffix:".tfdeploy.hcl",class:"deploy",clients:p},{suffix:".tfdeploy.json",class:"deploy",clients:p},{suffix:".tfmock.hcl",class:"none",clients:y.Du},{suffix:".\
tofumock.hcl",class:"none",clients:E},{suffix:".tf.json",class:"config",clients:y.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:E},{suffix:"\
.tf",class:"config",clients:y.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:E},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:y.Du},{suffix:"\
.hcl",class:"terragrunt",clients:y.Du}],a=Map.groupBy(T,({suffix:h})=>h.slice(h.lastIndexOf(".")+1)),d=".terraform.lock.hcl",O={class:"lock",syntax:"hcl",clients:y.
Du,isOverride:!1},$=h=>h.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(h),f=".terraform/modules/modules.json",o={...O,class:"manifest",syntax:"json"};
function i(h,k,v){if(h===d)return O;const s=a.get(h.slice(h.lastIndexOf(".")+1))?.find(({suffix:L})=>h.endsWith(L));if(s===void 0||s.class==="none")return;const c=r(
h)&&s.class==="test"&&v==="tests";if(r(h)&&!c)return;const u=h.slice(0,-s.suffix.length),M=s.twin!==void 0&&k.has(u+s.twin),x=u==="override"||u.endsWith("_overr\
ide"),U=M||c;if(U&&!s.clients.includes("terraform"))return;const I=U?p:s.clients,A=h.endsWith(".json")?"json":"hcl";return{class:s.class,syntax:A,clients:I,isOverride:x}}
const r=h=>h.startsWith(".")||h.endsWith("~")||h.startsWith("#")&&h.endsWith("#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),l=h=>e.test(h),m=h=>l(h)||n.test(h)}),6195:((wt,K,t)=>{t.d(K,{$8:()=>d,G$:()=>O,Ls:()=>T,UO:()=>$,VK:()=>E,sq:()=>f});var y=t(6760);const p=/[*?[{]/;function E(o){
const i=o.split("/"),r=i.findIndex(e=>p.test(e));return r<0?{fixed:o}:{fixed:i.slice(0,r).join("/"),glob:i.slice(r).join("/")}}function T(o){const i=o.map(r=>{const e=r.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:a(e)}});return r=>{const e=r.toLowerCase();return i.some(({glob:n,start:l})=>n===r||e.startsWith(
l)&&y.posix.matchesGlob(r,n))}}function a(o){const[i=""]=o.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(o)??[];return i.toLowerCase()}const d=({file:o,glob:i},r)=>o===
r||i!==void 0&&y.posix.matchesGlob(r,i),O=o=>o.startsWith(".")||o==="node_modules",$=(o,i)=>o===i||o.startsWith(i.endsWith(y.sep)?i:i+y.sep),f=o=>y.sep==="/"?o:
o.replaceAll(y.sep,"/")}),5603:((wt,K,t)=>{t.d(K,{A:()=>T,j:()=>d});var y=t(5143),p=t(1064),E=t(5011);const T=["lock-file","syntax","version-file","tool","hook"],
a=100;class d{found=new Map;allowed=new Map;addFiles(f){for(const{file:o,kind:i,scope:r,isContext:e}of f){if(e)continue;const[n]=i.clients;if(n!==void 0&&i.clients.
length===1&&!O(o)){const l={file:o,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${p.bB[n]} only`,l)}for(const l of r.traits)this.addTrait(l)}}addUsages(f){
for(const o of f)o.kind==="lock_provider"?this.addLock(o):o.kind==="cloud_default"&&this.addCloud(o)}signs(){return[...this.found.values()]}constraints(){return[
...this.allowed.values()]}addTrait({kind:f,text:o,place:i}){if(f==="version"){if(this.allowed.size>=a)return;const r=(0,y.Zl)(i.file)?`${o} aside`:o;this.allowed.
has(r)||this.allowed.set(r,{text:o,place:i})}else if(f==="binary"){const e={client:o==="tofu"?"opentofu":"terraform",level:"version-file",place:i,version:null};
this.put({...e,text:"sets terraform_binary"})}else if(f!=="compatible"&&f!=="provider-version"){const{client:r,what:e}=p.$I[f];this.addSyntax(r,`has ${e}`,i)}}addLock({
host:f,place:o}){const i=p.Du.find(e=>(0,E.Vm)(e)===f);if(i===void 0)return;const r=`locks providers from ${f}`;this.put({client:i,level:"lock-file",place:o,text:r,
version:null})}addCloud({clients:f,isOverridden:o,place:i}){if(o||!f.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:i,text:"has \
a cloud block without hostname",version:null,isCloud:!0})}addSyntax(f,o,i){this.put({client:f,level:"syntax",place:i,text:o,version:null})}put(f){const o=`${f.client}\
 ${f.text}`;if(this.found.has(o))return;const i=(0,y.Zl)(f.place.file)?`${o} aside`:o;this.found.has(i)||this.found.set(i,f)}}const O=$=>/(^|\/)[.#][^/]*$/.test(
$)}),7854:((wt,K,t)=>{t.d(K,{Oo:()=>O,YW:()=>T,kA:()=>d,sw:()=>a,u3:()=>o,vH:()=>$});var y=t(7052),p=t(1064);const E={line:1,column:1,endColumn:1};function T(i,r,e=E){
const n={file:i===""?".":i,...e};return{problem:r,place:n,clients:p.Du,host:null}}function a(i,r){const e=m=>r.includes(m),n=O(m=>m.every(e)?m:m.filter(e)),l=O(
m=>m.every(h=>h.clients.every(e))?m:m.flatMap(h=>{const k=n(h.clients);return k.length===0?[]:[{...h,clients:k}]}));return i.filter(m=>{const h=m;return h.clients=
n(m.clients),h.needs=l(m.needs),m.isHostImplied&&(h.host=h.needs[0]?.host??m.host),h.clients.length>0})}const d=i=>{const r=new Set;for(const{host:e,isHostImplied:n}of i)
e!==null&&!n&&r.add(e);return r};function O(i){let r;return e=>{r??=new Map;const n=r.get(e);if(n!==void 0||r.has(e))return n;const l=i(e);return r.set(e,l),l}}
const $=(i,r)=>i.filter(e=>e.clients.some(n=>r.includes(n))),f=1e4;class o{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(r=f){this.max=r}add(r){
const{problem:e,place:n}=r;if(e.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const l=this.kept.get(e.severity)??0;this.kept.set(
e.severity,l+1),l<this.max?this.notes.push(r):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const r=(0,y.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,T(".",r)]}}}),7152:((wt,K,t)=>{t.d(K,{G:()=>l});var y=t(3024),p=t(6760),E=t(9461),T=t(5747),a=t(7052),d=t(9664),O=t(
2161),$=t(6195);function f(D,s,c,u){if(D.kind==="error")return(0,a.fileUnreadable)({what:"link",code:D.code});const{kind:M,path:x}=D;return(0,$.UO)(x,s.boundary)?
M==="directory"?null:M==="special"?(0,a.fileUnreadable)({what:"link-to-special-file"}):{path:x,isScanned:o(x,s,c,u)}:(0,a.fileOutside)()}function o(D,s,c,u){if(s.
file!==void 0||s.glob!==void 0||!(0,$.UO)(D,s.path))return!1;const[M="",...x]=(0,$.sq)((0,p.relative)(s.path,D)).split("/").toReversed();if(x.some($.G$))return!1;
const U=(0,$.sq)((0,p.relative)(c,D)).split("/");return U.map((A,L)=>U.slice(0,L+1).join("/")).slice(-1-x.length).some(u)?!1:(0,O.L8)(M,new Set([M]),x[0]??"")!==
void 0}var i=t(7854);const r={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;function*l(D,s={toolFiles:[],hasPlugins:!1},c=r){const u=new h(D,s,c);for(const M of D.
scan){const x=m(u.root,M);"path"in x?yield*u.walkFrom(x):yield{kind:"note",note:x}}}function m(D,s){const{fixed:c,glob:u}=(0,$.VK)(s);try{const M=(0,y.realpathSync)(
(0,p.resolve)(D,c)),x=(0,$.sq)((0,p.relative)(D,M)),U=(0,$.UO)(M,D),I=U?D:M;if(u!==void 0)return{path:M,name:x,boundary:I,glob:(0,d.Gz)(x,u)};if((0,y.statSync)(
M).isDirectory())return{path:M,name:x,boundary:I};const A=(0,p.resolve)(M,"..");return{...{path:A,name:(0,$.sq)((0,p.relative)(D,A))},boundary:U?D:A,file:x}}catch(M){
return(0,i.YW)(s,(0,a.fileUnreadable)({what:"scan",code:(0,T.Oj)(M)}))}}class h{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:s,scan:c,
exclude:u},M,x){this.root=(0,y.realpathSync)(s),this.isExcluded=(0,$.Ls)(u),this.aside=M,this.limits=x,this.selected=c.length>1?new Set:null}*walkFrom(s){const c=s.
glob===void 0&&s.file===void 0,u=[{path:s.path,name:s.name,depth:0,isSelected:c}];for(let M=u.pop();M!==void 0;M=u.pop()){yield{kind:"directory",name:M.name};const x=v(
M);if("problem"in x){yield{kind:"note",note:x};continue}const U=[];for(const I of this.findFiles(s,M,x))if("problem"in I)yield{kind:"note",note:I};else if(U.length<
this.limits.directoryFiles)U.push(I);else{yield k(M,"directory",this.limits.directoryFiles);break}if(this.files+=U.length,this.entries+=x.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield k(M,"files",this.limits.files);return}if(U.some(({isContext:I})=>!I)&&(yield{kind:"module",files:U}),s.file!==
void 0)return;for(const I of this.findDirectories(s,M,x))u.push(I)}}*findFiles(s,c,u){const M=new Set;let x=!1;for(const I of u)(0,O.tr)(I.name)&&!I.isDirectory()&&
M.add(I.name),x||=I.name===".terraform",this.aside.hasPlugins||=I.name==="terraform.d";const U=c.name.slice(c.name.lastIndexOf("/")+1);for(const I of u){if(I.isDirectory())
continue;const A=(0,O.L8)(I.name,M,U);if(A===void 0){(0,O.Z8)(I.name)&&this.addToolFile(c,I.name);continue}const L=(0,d.Gz)(c.name,I.name),j={path:c.path+p.sep+
I.name,file:L,kind:A,isContext:!this.select(s,c,L)};I.isFile()?yield j:I.isSymbolicLink()?yield*this.follow(s,j):yield(0,i.YW)(L,(0,a.fileUnreadable)({what:"spe\
cial-file"}))}if(x&&c.isSelected){const I=[c.path,...O.U4.split("/")].join(p.sep),A=(0,E.$)(I);A.kind==="file"&&A.path===I&&(yield{path:I,file:(0,d.Gz)(c.name,O.
U4),kind:O.e0,isContext:!1})}}addToolFile({path:s,name:c},u){const M=(0,d.Gz)(c,u);this.aside.toolFiles.length>=n||this.isExcluded(M)||this.aside.toolFiles.push(
{path:s+p.sep+u,file:M})}select(s,c,u){return!(c.isSelected||(0,$.$8)(s,u))||this.isExcluded(u)||this.selected?.has(u)?!1:(this.selected?.add(u),!0)}*follow(s,c){
const u=f((0,E.$)(c.path),s,this.root,this.isExcluded);u!==null&&("code"in u?yield(0,i.YW)(c.file,u):yield{...c,path:u.path,isContext:c.isContext||u.isScanned})}findDirectories({
glob:s},{path:c,name:u,depth:M,isSelected:x},U){const I=[];for(const A of U.toReversed()){if(!A.isDirectory()||(0,$.G$)(A.name))continue;const L=(0,d.Gz)(u,A.name);
if(this.isExcluded(L))continue;const z=x||s!==void 0&&p.posix.matchesGlob(L,s),j=c+p.sep+A.name;I.push({path:j,name:L,depth:M+1,isSelected:z})}return I}}const k=({
name:D},s,c)=>({kind:"note",note:(0,i.YW)(D,(0,a.fileLimit)({kind:s,max:c}))});function v({path:D,name:s,depth:c}){if(c>e)return(0,i.YW)(s,(0,a.fileLimit)({kind:"\
depth",max:e}));try{return(0,y.readdirSync)(D,{withFileTypes:!0}).sort((u,M)=>u.name<M.name?-1:1)}catch(u){return(0,i.YW)(s,(0,a.fileUnreadable)({what:"director\
y",code:(0,T.Oj)(u)}))}}}),5751:((wt,K,t)=>{t.d(K,{readSettings:()=>A});var y=t(3024),p=t(6760),E=t(5747),T=t(3625),a=t(4e3),d=t(3592),O=t(3474),$=t(8535),f=t(7030),
o=t(6181),i=t(1831);function r(F){const W=tt=>F[tt]||F[tt.toLowerCase()]||"",Y={http:n("HTTP_PROXY",W("HTTP_PROXY")),https:n("HTTPS_PROXY",W("HTTPS_PROXY"))},Z=v(
W("NO_PROXY"));return tt=>{const B=Y[tt.scheme];return B===null||h(tt.name)||Z(tt)?null:B}}const e=["http:","https:"];function n(F,W){if(W==="")return null;const Y=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(W)?W:`http://${W}`);if(Y===null)throw new TypeError(`${F} is not a URL; expected http://HOST:PORT`);if(!e.includes(Y.protocol))
throw new TypeError(`${F} is a ${Y.protocol}// proxy; expected http:// or https://`);if(!l(Y.username)||!l(Y.password))throw new TypeError(`${F} has a user name\
 or password with a bare "%"; write "%25" for it`);return Y}function l(F){try{return decodeURIComponent(F),!0}catch(W){if(W instanceof URIError)return!1;throw W}}
const m=new f.BlockList;m.addSubnet("127.0.0.0",8,"ipv4"),m.addAddress("::1","ipv6");const h=F=>F==="localhost"||k(m,F);function k(F,W){const Y=(0,o.n7)(W.replace(
/%.*$/s,"")),Z=(0,f.isIP)(Y);return Z!==0&&F.check(Y,Z===4?"ipv4":"ipv6")}function v(F){const W=F.split(",").map(Y=>Y.trim().toLowerCase()).filter(Y=>Y!=="").map(
D);return Y=>W.some(Z=>Z(Y))}function D(F){if(F==="*")return()=>!0;const W=s(F);if(W!==null)return({name:G})=>W(G);const{name:Y,port:Z}=M(F),tt=G=>Z===""||String(
G.port)===Z;if(c(Y)){const G=(0,o.n7)(Y),q=new f.BlockList;return q.addAddress(G,(0,f.isIP)(G)===4?"ipv4":"ipv6"),pt=>k(q,pt.name)&&tt(pt)}const B=u(Y);return G=>(0,f.
isIP)(G.name)===0&&tt(G)&&B(G.name)}function s(F){const[,W="",Y=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(F)??[];if(!c(W))return null;const Z=Number(Y);if(Z>((0,f.isIP)(
W)===4?32:128))return null;const tt=Z-((0,f.isIP)(W)===6?96:0),B=new f.BlockList,G=(0,f.isIP)((0,o.n7)(W))===4&&tt>=0;return G?B.addSubnet((0,o.n7)(W),tt,"ipv4"):
B.addSubnet(W,Z,"ipv6"),q=>k(B,q)&&(0,f.isIP)((0,o.n7)(q))===4===G}const c=F=>(0,f.isIP)(F)!==0&&!F.includes("%");function u(F){if(F==="")return()=>!1;const W=F.
replace(/^\*\./,"."),Y=W.replace(/^\./,""),Z=(0,i.Pv)(Y),tt=Z.ok?Z.value:Y;return B=>B.endsWith(`.${tt}`)||!W.startsWith(".")&&B===tt}function M(F){const W=/^\[([^\]]*)\]:([^:]*)$/.
exec(F)??/^([^:[\]]*):([^:[\]]*)$/.exec(F);return W===null?{name:F,port:""}:{name:W[1]??"",port:W[2]??""}}var x=t(3152);const U=4*1024*1024,I=20;async function A(F,{
environment:W,directory:Y,wording:Z=x.w7}){const{settings:tt,mistakes:B}=(0,x.P$)(F,Z),G=await nt(tt.caFile,Z),q=Q(W),pt=[G,q].flatMap(et=>et.ok?[]:[et.why]),H=await Promise.
all(L(tt.scan,Y).slice(0,I).map(et=>Z.missingPath(et,Y))),it=[...B,...await z(tt,Z),...await j(tt,Z),...pt,...H];if(it.length>0||!G.ok||!q.ok)throw new x.GN(it);
return{...tt,authorities:G.value,chooseProxy:q.value}}const L=(F,W)=>F.filter(Y=>!/[*?[\]{}]/.test(Y)&&!(0,y.existsSync)((0,p.resolve)(W,Y)));async function z({
hostnames:F},{setting:W}){const Y=W("hostnames"),Z=F.flatMap(({addresses:G})=>G);if(Z.length===0)return[];const{parseNamedAddress:tt}=await Promise.all([t.e(917),
t.e(667)]).then(t.bind(t,1257)),B=Z.flatMap(G=>{const q=tt(G,"terraform");return q.ok?[]:[`${Y}: "${G.service}=${G.text}" is wrong: ${q.why}`]});return(0,O.Ku)(
B,Y)}async function j({ignore:F},{setting:W}){const Y=W("ignore");if(F.length===0)return[];const{problemFacts:Z}=await Promise.all([t.e(660),t.e(558),t.e(341),t.
e(371),t.e(709)]).then(t.bind(t,709)),tt=Z(),B=F.flatMap(({code:G})=>{if(Object.hasOwn(tt,G))return[];const q=(0,$.q)(G,Object.keys(tt)),pt=q===null?`${d.aq} li\
sts the codes`:`did you mean "${q}"?`;return[`${Y}: "${G}" is not a problem code; ${pt}`]});return(0,O.Ku)(B,Y)}function Q(F){try{return(0,T.J)(r(F))}catch(W){if(W instanceof
TypeError)return(0,T.T)(W.message);throw W}}async function nt(F,{setting:W}){if(F===null)return(0,T.J)(null);const Y=(0,E.yR)(F,U),Z=W("ca-file");if(!Y.ok)return(0,T.
T)(`${Z} "${F}" ${(0,a.mP)(Y.failure)}`);const{parseAuthorities:tt}=await t.e(36).then(t.bind(t,5036)),B=tt(Y.text);return B.ok?B:(0,T.T)(`${Z} "${F}" ${B.why}`)}}),
7082:((wt,K,t)=>{t.d(K,{O:()=>y});const y=p=>({discovery:p,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),
2859:((wt,K,t)=>{t.d(K,{C:()=>E});var y=t(7854);const p=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remot\
e","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function E(a,d,O,$=(0,y.kA)(d)){const f=a.hostnames.flatMap(({host:r,
services:e})=>{const n=e.length>0?e:a.requiredServices;return(n.length>0?n:["any"]).map(m=>({host:r,service:m,clients:O,because:["hostnames input"],isImplied:!1,
isForInit:!0}))}),o=new Set([...$,...a.hostnames.map(({host:r})=>r)]),i=new Map;for(const r of f)T(i,r);for(const{kind:r,needs:e,place:n}of d){const l=!p.has(r);
for(const m of e)T(i,{...m,because:[n],isImplied:!o.has(m.host),isForInit:l})}return Array.from(i.values(),r=>({...r,clients:O.filter(e=>r.clients.includes(e))}))}
function T(a,d){const{host:O,service:$,clients:f,because:o}=d,i=`${O} ${$}`,r=a.get(i);if(r===void 0){a.set(i,{...d,clients:[...f],because:[...o]});return}r.isForInit||=
d.isForInit;for(const e of o)r.because.push(e);for(const e of f)r.clients.includes(e)||r.clients.push(e)}}),5960:((wt,K,t)=>{t.d(K,{e:()=>T,i:()=>d});var y=t(6697),
p=t(1831),E=t(7082);function T(O,{hostnames:$,allowedHosts:f},{isGuess:o}){const i=new Set($.map(({host:e})=>e)),r=new Map;for(const e of O){const{host:n}=e;if(i.
has(n)||r.has(n))continue;const l=a(e,o===!0,(0,p.Jr)(n,f));l!==null&&r.set(n,l)}return r}function a({host:O,isImplied:$,because:f,clients:o},i,r){const e=(0,p.
nx)(O);if((0,p.Rt)(O))return(0,y.hostGeneric)({host:e});const[n]=f.filter(m=>typeof m!="string"),l=$&&n!==void 0?{place:n,clients:o}:null;return l!==null&&i?(0,y.
hostAssumed)({host:e,...l}):r?null:(0,y.hostNotAllowed)(l===null?{host:e}:{host:e,implied:l})}const d=(O,$)=>({host:O,attempt:(0,E.O)({kind:"skipped",problem:$}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((wt,K,t)=>{t.d(K,{f:()=>T});var y=t(3024),p=t(6760),E=t(6309);function T(f,o,i){
const r=a((0,y.realpathSync)(f),o),e=(0,p.basename)(o),n=(0,p.join)(r,`.${e.slice(0,60)}.${Math.random().toString(36).slice(2)}`),l=(0,y.openSync)(n,"wx");try{try{
for(const m of i)(0,y.writeFileSync)(l,m)}finally{(0,y.closeSync)(l)}(0,y.renameSync)(n,(0,p.join)(r,e))}catch(m){throw(0,y.rmSync)(n,{force:!0}),m}}function a(f,o){
const i=(0,p.resolve)(f,o),r=$(f,i);if(!r&&!(0,p.isAbsolute)(o))throw new E.Lw(`it is outside ${f}; use an absolute path if that is intended`);const e=r?f:(0,p.
parse)(i).root;return(0,p.relative)(e,(0,p.dirname)(i)).split(p.sep).filter(Boolean).reduce((l,m)=>d(l,m,f),e)}function d(f,o,i){const r=(0,p.join)(f,o);if((0,y.
lstatSync)(r,{throwIfNoEntry:!1})===void 0&&O(r),!(0,y.lstatSync)(r).isSymbolicLink())return r;const e=(0,y.realpathSync)(r);if(!$(i,f)||$(i,e))return e;throw new E.
Lw(`the link ${(0,p.relative)(i,r)} leads outside ${i}; remove it or choose another path`)}function O(f){try{(0,y.mkdirSync)(f)}catch(o){if(!(0,E.Or)(o)||o.code!==
"EEXIST")throw o}}function $(f,o){const i=(0,p.relative)(f,o);return i!==".."&&!i.startsWith(`..${p.sep}`)&&!(0,p.isAbsolute)(i)}}),997:((wt,K,t)=>{t.d(K,{O:()=>p,
T:()=>T});var y=t(1064);const p=({earlier:a,attempt:d,later:O})=>[...a,d,...O];function E({discovery:a,timing:d,headMs:O,hops:$},{attemptMs:f}){const o=O!==null&&
O<=f?$.at(-1)?.status:null;return o===null||(0,y.Mq)(o??0)?"retries":a.kind!=="failed"&&d.totalMs<=f?"works":"fails"}function T(a,d){const O=a.map(o=>E(o,d)),$=O.
indexOf("works");return $<0?"never":$<=d.retries&&!O.slice(0,$).includes("fails")?"always":"sometimes"}}),3795:((wt,K,t)=>{t.d(K,{qY:()=>f,Si:()=>n,fN:()=>r,XP:()=>e});
var y=t(733),p=t(1831),E=t(4120),T=t(8641);const a=2,d=80;function O(l){if(l.kind==="scan")return`read ${(0,E.px)(l.files,"file")}`;if(l.kind==="registries")return`${l.
done} of ${(0,E.px)(l.total,"question")} to registries answered`;const{done:m,total:h,failed:k,waiting:v}=l,D=k===0?"":`, ${k} failed so far`;return`${m} of ${(0,E.
px)(h,"host")} checked${D}${$(v)}`}function $(l){if(l.size===0)return"";const m=[...l].slice(0,a).map(k=>(0,T.RK)((0,p.nx)(k),d)),h=l.size-m.length;return h>0?`\
; waiting for ${m.join(", ")} and ${(0,E.px)(h,"other")}`:`; waiting for ${m.join(" and ")}`}const f={show:()=>{},end:()=>{}},o=5e3,i=200;function r(l,m){let h=null,
k=!0;const v=m(o,()=>{h!==null&&(k&&l(O(h)),k=!k)});return{show:s=>{h=s},end:v}}function e(l,m,h){let k=null,v="";const D=h(i,()=>{const u=k===null?"":(0,y.W)(O(
k),0,m-1);u!==v&&(v=u,l(`\r${u}\x1B[K`))});return{show:u=>{k=u},end:()=>{D(),v!==""&&l("\r\x1B[K")}}}const n=(l,m)=>{const h=setInterval(m,l).unref();return()=>clearInterval(
h)}}),8463:((wt,K,t)=>{t.d(K,{t:()=>O});var y=t(6309),p=t(566),E=t(6182),T=t(3616),a=t(5955),d=t(8641);async function O(f,o,i){const r=[];for(const{path:e,format:n}of f)
try{(0,p.f)(i,e,(0,a.mk)(await $(n,o)))}catch(l){r.push(`the report ${(0,d.RK)(e)} was not written: ${(0,d.RK)((0,y.A3)(l))}`)}return r}async function $(f,{verdict:o,
context:i}){switch(f){case"json":return(0,E.h)(o,i);case"sarif":return(await Promise.all([t.e(660),t.e(341),t.e(371),t.e(933)]).then(t.bind(t,3933))).renderSarif(
o,i);case"junit":return(await t.e(868).then(t.bind(t,5868))).renderJunit(o,i);case"codequality":{const{renderCodeQuality:r}=await t.e(957).then(t.bind(t,8957)),
{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return r(o,n=>e("sha256",n))}case"markdown":return[(0,T.Gc)(o,i)]}}}),2704:((wt,K,t)=>{t.d(K,{IL:()=>T,
Rr:()=>a,Z4:()=>E});var y=t(5955),p=t(8641);const E=(d,O,$,f)=>`,
${$}"${d}": ${T(O,$,f)}`,T=(d,O,$)=>(0,p.s$)(JSON.stringify(d,$,2).replaceAll(`
`,`
${O}`));function*a(d,O,{maxBytes:$,margin:f,replace:o},i){if(O.length===0)return yield E(d,[],f),0;const r=`${f}  `;yield`,
${f}"${d}": [`;const e=l=>`
${r}${T(i(l),r,o)}`,n=yield*(0,y._Q)(O,new y.Wv($),e,",");return yield`
${f}]`,n}}),6182:((wt,K,t)=>{t.d(K,{h:()=>u});var y=t(997),p=t(4e3),E=t(5799),T=t(1831),a=t(2704),d=t(8641),O=t(5955);function $(B,G){const q=new Map;for(const H of B)
q.has(H)||q.set(H,H.reduce((it,et)=>it+i(et),0));const pt=(0,O._3)(B.map(H=>q.get(H)??0),G);return H=>{const it=(0,O.ux)(H,pt,i);return{kept:it.map(r),left:H.length-
it.length}}}const f=140,o=6;function i(B){if(typeof B=="string")return f;const{file:G}=B;return f+G.length*(/^[ -~]*$/.test(G)?1:o)}const r=B=>typeof B=="string"?
B:e(B),e=({file:B,line:G,column:q,endColumn:pt})=>({file:B,line:G,column:q,endColumn:pt}),n=(B,G)=>G>0?{[`${B}LeftOut`]:G}:{},l=1e4,m=100,h=({directory:B,clients:G,
rows:q},pt)=>({directory:B,clients:G,rows:q.slice(0,l).map(H=>k(H,pt)),...n("rows",q.length-l)});function k(B,G){const{kind:q,address:pt,source:H,host:it,constraints:et,
locked:R,chosen:C,newest:X,platforms:ct}=B,{kept:ft,left:at}=G(B.places);return{kind:q,address:pt,source:H,host:it,constraints:et.slice(0,m),...n("constraints",
et.length-m),locked:R,chosen:C,newest:X,platforms:ct.map(({platform:vt,available:Rt})=>({platform:vt,available:Rt})),worst:B.worst,codes:B.problems.map(({code:vt})=>vt),
places:ft,...n("places",at)}}const v=1,D={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},s=4096,c="  ";function*u(B,G,q=D){
const{usages:pt,...H}=G.scan,{hosts:it,findings:et,passed:R,ignored:C,stopped:X,roots:ct}=B,ft=it.flatMap(({requirements:Dt})=>Dt.map(Lt=>Lt.because)),at=$(ft,q.
becauseLists),vt=$(et.map(Dt=>Dt.places),q.placeLists),Rt=$(ct.flatMap(({rows:Dt})=>Dt.map(Lt=>Lt.places)),q.rowPlaceLists),{remarks:It}=G;yield*[`{
  "schemaVersion": ${v}`,M("passed",R),...X===null?[]:[M("stopped",(0,p.Cw)(X))],M("dialect",G.dialect.name),M("clientDetection",L(G.dialect)),M("startedAt",G.startedAt),
M("durationMs",G.durationMs),M("counts",I(B))],yield*U("hosts",it,q.hosts,Dt=>z(Dt,at)),yield*U("findings",et,q.findings,Dt=>tt(Dt,vt)),ct.length>0&&(yield*U("r\
oots",ct,q.roots,Dt=>h(Dt,Rt))),yield*[M("ignored",C),M("usages",pt),...It.length===0?[]:[M("remarks",It)],M("scan",H),`
}
`]}const M=(B,G)=>(0,a.Z4)(B,G,c,x),x=(B,G)=>typeof G=="string"?(0,p.dh)(G,s):G;function*U(B,G,q,pt){const H=yield*(0,a.Rr)(B,G,{maxBytes:q,margin:c,replace:x},
pt);H>0&&(yield M(`${B}LeftOut`,H))}const I=({findings:B})=>Object.fromEntries(E.oC.map(G=>[`${G}s`,B.filter(q=>q.severity===G).length])),A=20,L=({clients:B,versions:G,
releases:q,isGuess:pt,why:H,evidence:it})=>({clients:B,assumed:pt??!1,why:H,versions:Object.entries(G).map(([et,R])=>({client:et,version:R})),releases:q.map(({name:et})=>et),
evidence:it.slice(0,A).map(({client:et,version:R,level:C,text:X,place:ct})=>({client:et,version:R,kind:C,text:X,...e(ct)})),...n("evidence",it.length-A)});function z(B,G){
const{visit:q,requirements:pt,services:H,servicesLeftOut:it,servicesFrom:et,clients:R,isNew:C}=B,{discovery:X,hops:ct,timing:ft,certificates:at}=q.attempt;return{
host:q.host,display:(0,T.nx)(q.host),discovery:X.kind,documentUrl:j(X),hops:ct.map(nt),services:Object.fromEntries(H.map(vt=>[vt.id,F(vt)])),...it>0?{servicesLeftOut:it}:
{},servicesFrom:et===null?null:r(et),hostBlocks:q.forced.map(({client:vt,place:Rt})=>({client:vt,place:r(Rt)})),required:pt.map(({service:vt,clients:Rt,because:It})=>{
const{kept:Dt,left:Lt}=G(It);return{service:vt,clients:Rt,because:Dt,...n("because",Lt)}}),credentials:q.credentials?.hasToken?q.credentials.source:null,looks:q.
looks.map(({client:vt,looks:Rt})=>({client:vt,looks:Rt.map(Q)})),attempts:(0,y.O)(q).length,timingMs:Z(ft),certificates:at,clients:R,...C?{new:!0}:{}}}const j=B=>B.
kind==="found"||B.kind==="absent"?(0,d.cq)(B.url):null,Q=({source:B,held:G,counts:q})=>({source:B,held:G,counts:q}),nt=({url:B,status:G,reason:q,mediaType:pt,authorization:H,
address:it,proxy:et,ms:R})=>({url:(0,d.cq)(B),status:G,reason:q,mediaType:pt,authorization:H,address:it,proxy:et===null?null:(0,d.cq)(et),ms:R});function F(B){switch(B.
kind){case"url":return{url:(0,d.cq)(B.url)};case"login":return{login:W(B.login),...B.leftOut>0?{elementsLeftOut:B.leftOut}:{}};case"problem":return{problem:Y(B.
problem)}}}const W=({client:B,grantTypes:G,authz:q,token:pt,ports:H,scopes:it})=>({client:B,grantTypes:G,authz:q===null?null:(0,d.cq)(q),token:pt===null?null:(0,d.
cq)(pt),ports:H,scopes:it}),Y=({code:B,message:G,help:q})=>({code:B,message:G,help:q??null}),Z=({lookupMs:B,connectMs:G,tlsMs:q,firstByteMs:pt,totalMs:H})=>({lookup:B,
connect:G,tls:q,firstByte:pt,total:H});function tt(B,G){const{problem:q,severity:pt,host:H,service:it,places:et,placesLeftOut:R=0,affects:C}=B,{kept:X,left:ct}=G(
et);return{code:q.code,severity:pt,host:H,service:it,message:q.message,help:q.help??null,places:X,...n("places",R+ct),affects:C}}}),4503:((wt,K,t)=>{t.d(K,{o:()=>p,
u:()=>y});function y({file:E,line:T},a){const d=a?.get(E);return d===void 0?null:d.diff?.lines.has(T)?`${d.diff.url}R${T}`:`${d.url}#L${T}`}function p(E){if(!E.
isWellFormed())return null;const T=a=>encodeURIComponent(a).replace(/[!'()*_~]/g,d=>`%${d.charCodeAt(0).toString(16).toUpperCase()}`);return E.split("/").map(T).
join("/")}}),9574:((wt,K,t)=>{t.d(K,{I$:()=>E,MB:()=>T,R4:()=>$,TM:()=>a,hn:()=>O,rm:()=>d});var y=t(5955),p=t(8641);function E(f,o,i=[]){const r=f.map((n,l)=>`\
<th align="${i.includes(l)?"right":"left"}">${n}</th>`),e=o.map(n=>`<tr>${f.map((m,h)=>`<td${i.includes(h)?' align="right"':""}>${n[h]||"\u2013"}</td>`).join("")}\
</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...e,"</table>"].join(`
`)}const T=f=>["<ul>",...f.map(o=>`<li>${o}</li>`),"</ul>"].join(`
`),a=(f,o)=>["<details>",`<summary>${f}</summary>`,...o,"</details>"].join(`
`),d=f=>(0,p.D9)(f).replaceAll(".",".<wbr>"),O=f=>`<code>${(0,p.js)(f).replaceAll("/","/<wbr>")}</code>`;function $(f,o,i,r){const e=[];let n=0;for(const l of f){
const m=r(l);if(n+=(0,y.$$)([m].flat().join(""))+i,n>o)break;e.push(m)}return e}}),3616:((wt,K,t)=>{t.d(K,{gD:()=>xt,Fp:()=>Nt,Gc:()=>lt,XA:()=>rt,rL:()=>Ct});var y=t(
7574),p=t(5102),E=t(4120),T=t(5955),a=t(8641),d=t(2886),O=t(1831),$=t(2796),f=t(8884),o=t(9574),i=t(8373);const r=20,e=10,n=700,l=4,m=300,h=1,k=6,v=12,D=4,s=1/2,
c=12e3,u=20,M=200;function x(w,P,V){const st=(0,$.cZ)(w),dt=st.slice(0,P.isBrief?e:r),Et=Math.min(c,V*s/dt.length),kt=U(dt);let Mt=V-M;const Pt=Xt=>{const Zt=I(
Xt,P,Et,kt.get(Xt)??null),Yt=(0,T.$$)(Zt)<Mt?Zt:`${L(Xt,P)}</p>`;return Mt-=(0,T.$$)(Yt)+u,Yt},bt=(0,o.R4)(dt,V-M,u,Pt),Wt=st.length-bt.length;return Wt>0?[...bt,
`<p>${(0,i.jP)(Wt,"cause",P)}</p>`]:bt}function U(w){const P=w.filter(dt=>z(dt)&&dt.hosts.length>1),st=[...Map.groupBy(P,({hosts:dt})=>dt.toSorted().join()).values()].
flatMap(([dt,...Et])=>dt===void 0?[]:Et.map(kt=>[kt,dt.code]));return new Map(st.filter(([{message:dt}])=>dt!==null))}function I(w,P,V,st){const{findings:dt,message:Et,
help:kt}=w,Mt=dt.length>1&&dt[0]?.exclude!==void 0,Pt=[B(w,P),G(w)].filter(Yt=>Yt!==""),bt=st===null?nt(w):[],Wt=Et===null?D:z(w)?k:v,Xt=bt.slice(0,Wt).map(Yt=>F(
Yt,w,P)),Zt=st===null?Xt.join(", "):`The same hosts as for ${st}`;return[L(w,P),...Et===null||Zt===""?[]:[`<br>${Zt}`],...Et===null?[]:[`<br>${(0,E.Iu)((0,a.h$)(
Et,n))}`],...kt===null||Mt?[]:[A(kt)],...Pt.length===0?[]:[`<br><sub>${Pt.join(" ")}</sub>`],"</p>",...Et===null?[(0,o.MB)(Xt)]:[],...tt(w,bt.slice(Wt),P,V)].join(
`
`)}const A=w=>`<br><b>Help:</b> ${(0,a.h$)(w,n)}`;function L(w,P){const{severity:V,code:st,title:dt}=w,Et=Q(w),kt=Et>1?`${(0,E.px)(Et,j(w))}: `:"";return`<p>${i.
rC[V]} <b>${kt}${dt}</b> (${(0,i._h)(st,st,P)})`}const z=({hosts:w,findings:P})=>w.length>0&&!P.every(d.l$),j=w=>z(w)?"host":"place";function Q(w){if(z(w))return w.
hosts.length;const{lines:P,leftOut:V}=(0,f.yv)(w.findings);return P.length+V}function nt(w){const{findings:P,message:V}=w;return V===null?P.map(st=>[st]):z(w)?[
...Map.groupBy(P,({host:st})=>st).values()]:(0,f.yv)(P).lines}function F(w,P,V){return"file"in w?(0,i.u_)(w,V):P.message===null?Z(w,P,V):W(w,P.hosts.length===1,
V)}function W(w,P,V){const[st]=w,dt=st?.host?(0,a.D9)((0,O.nx)(st.host)):"",Et=st?.isHostNew?[E.dy]:[];if(P){const Pt=(0,f.yv)(w).settings.map(i.Su),Wt=[Y(w,l,V),
...Pt].filter(Xt=>Xt!=="").join(", ");return`${dt}${Wt===""?"":` in ${Wt}`}${Et.map(Xt=>` (${Xt})`)}`}const Mt=[...Et,Y(w,h,V).replace(/ places?$/,"")].filter(Pt=>Pt!==
"").join("; ");return Mt===""?dt:`${dt} (${Mt})`}function Y(w,P,V){const{lines:st,leftOut:dt}=(0,f.yv)(w);return st.length===0?"":(0,i.EP)(st,P,V,dt)}function Z(w,P,V){
const st=z(P)?W(w,!1,V):Y(w,h,V);return w.map(({problem:dt})=>{const Et=(0,a.h$)(dt.message,m),kt=P.help===null&&dt.help?A(dt.help):"";return`${st===""?(0,E.Iu)(
Et):`${st}: ${Et}`}${kt}`}).join("<br>")}function tt(w,P,V,st){const dt=w.message===null?"finding":j(w),{leftOut:Et}=z(w)?{leftOut:0}:(0,f.yv)(w.findings),kt=P.
length+Et;if(kt===0)return[];if(V.isBrief)return[`<p>${(0,i.jP)(kt,dt,V)}</p>`];const Mt=(0,o.R4)(P,st,u,Wt=>F(Wt,w,V)),Pt=kt-Mt.length,bt=w.message===null?(0,o.
MB)(Mt):`<p>${Mt.join(", ")}</p>`;return[(0,o.TM)((0,E.px)(kt,`more ${dt}`),[...Mt.length===0?[]:[bt],...Pt>0?[`<p>${(0,i.jP)(Pt,dt,V)}</p>`]:[]])]}function B({
affects:w},{context:{clients:P}}){const V=(0,E.od)(w,P);return V===""?"":`Affects ${V}.`}function G(w){const V=z(w)&&w.hosts.length===1&&w.message!==null?[]:(0,f.
yv)(w.findings).settings;return V.length===0?"":`Required by ${V.map(i.Su).join(", ")}.`}var q=t(1064),pt=t(1505);const H=20,it=20,et=["fails","warns","works"];
function R(w,P,V){const st=w.filter(bt=>(0,p.cG)(bt)&&!(0,p.JR)(bt));if(st.length===0)return"";const dt=bt=>st.length===1?ft(bt,P).join(`
`):C(bt,P),Et=(0,o.R4)(st,V,it,dt),kt=st.length-Et.length,[Mt]=st.length===1?st:[],Pt=Mt===void 0?`of ${(0,E.px)(st.length,"host")}`:`of ${X(Mt)} (${ct(Mt)})`;return(0,o.
TM)(`Requests, responses and certificates ${Pt}`,[...Et,...kt>0?[`<p>${(0,i.jP)(kt,"host",P)}</p>`]:[]])}const C=(w,P)=>(0,o.TM)(`${i.Gr[(0,p.sG)(w)]} ${X(w)} (${ct(
w)})`,ft(w,P)),X=({visit:w})=>(0,a.D9)((0,O.nx)(w.host)),ct=({visit:{attempt:w}})=>`${(0,E.px)(w.hops.length,"request")}, ${(0,y.kJ)(w.timing.totalMs)}`;function ft(w,P){
const{hops:V,certificates:st}=w.visit.attempt;return[at(w,P),...w.services.length===0?[]:[Rt(w,P)],...V.length===0?[]:[Dt(V)],...st.length===0?[]:[Lt(st,P)]]}function at(w,P){
const V=(0,i.Bm)(P);return["<table>",...[(0,pt.se)(w,P.context,V),{label:"clients",texts:vt(w,P)},...(0,pt.Zc)(w,V),...(0,pt.o7)(w,V)].flatMap(({label:Et,texts:kt})=>kt.
length===0?[]:[`<tr><td><b>${(0,E.Iu)(Et)}</b></td><td>${kt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const vt=({clients:w},{context:P})=>et.flatMap(V=>{const st=P.clients.filter(Et=>w[Et]===V),dt=st.map(Et=>q.bB[Et]).join(", ");return st.length===0?[]:[`${i.
Gr[V]} ${dt}`]});function Rt({services:w,servicesLeftOut:P,servicesFrom:V},st){const dt=w.slice(0,H).map(Pt=>[(0,a.D9)(Pt.id,pt.tN),It(Pt)]),Et=w.length-dt.length+
P,kt=Et>0?[[`and ${Et} more`,st.rest]]:[],Mt=V===null?"URL":`URL, from the host block at ${(0,i.u_)(V,st)}`;return(0,o.I$)(["Service",Mt],[...dt,...kt])}function It(w){
switch(w.kind){case"url":return(0,a.D9)((0,a.cq)(w.url));case"login":{const{client:P,authz:V,token:st,ports:dt}=w.login;return[`authz ${(0,a.D9)((0,a.cq)(V??"no\
ne"))}`,`token ${(0,a.D9)((0,a.cq)(st??"none"))}`,`client ${(0,a.D9)(P,pt.tN)}, ports ${dt.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${w.problem.
code}`}}function Dt(w){const P=w.map((V,st)=>{const dt=V.proxy===null?"":`through ${(0,a.D9)((0,a.cq)(V.proxy))}`,Et=V.status===null?"no response":`${V.status} ${(0,a.
h$)(V.reason,pt.tN)}`.trim();return[String(st+1),(0,a.D9)((0,a.cq)(V.url)),V.mediaType===null?Et:`${Et}<br>${(0,a.D9)(V.mediaType,pt.tN)}`,(0,E.Rk)(V.authorization),
V.address===null?dt:(0,a.D9)(V.address,pt.tN),(0,y.kJ)(V.ms).replace(" ","&nbsp;")]});return(0,o.I$)(["Hop","Request","Response","Token","Address","Time"],P,[0,
5])}function Lt(w,{context:P}){const V=w.map(({host:st,subject:dt,issuer:Et,expires:kt})=>[(0,a.D9)(st,pt.tN),(0,a.h$)((0,y.nO)(kt,P.startedAt)),(0,a.D9)(dt,pt.
tN),(0,a.D9)(Et,pt.tN)]);return(0,o.I$)(["TLS certificate","Valid until","Subject","Issuer"],V)}const Bt=4,At=3,Ut=60;function b(w,P,V,st){const dt=w.filter(bt=>(0,p.
sG)(bt)===P);if(dt.length===0)return"";const Et=P==="works"&&w.some(bt=>(0,p.sG)(bt)==="warns"),kt=mt(dt,P,Et?" without warnings":"");if(V.isBrief)return`<p>${kt}\
</p>`;const Mt=(0,o.R4)(dt,st,Ut,bt=>Tt(bt,V)),Pt=dt.length-Mt.length;return(0,o.TM)(kt,[...Mt.length===0?[]:[(0,o.I$)(["Host","Required by",P==="works"?"Servic\
es":"Reason"],Mt)],...Pt>0?[`<p>${(0,i.jP)(Pt,"host",V)}</p>`]:[]])}function mt(w,P,V){const st=w.slice(0,At).map(({visit:kt})=>(0,a.D9)((0,O.nx)(kt.host))),dt=(0,E.
K4)(st,At,w.length-st.length),Et=w.length===1?`${dt} ${p.nx[P]}${V}`:`<b>${(0,E.px)(w.length,"host")}</b> ${p.nx[P]}${V}: ${dt}`;return`${i.Gr[P]} ${Et}`}function Tt(w,P){
const V=w.requirements.flatMap(dt=>dt.because),{discovery:st}=w.visit.attempt;return[`${(0,o.rm)((0,O.nx)(w.visit.host))}${w.isNew?`<br><sub>${E.dy}</sub>`:""}`,
V.length===0?"":(0,f.Ky)(V,Bt,dt=>(0,i.u_)(dt,P)),(0,p.JR)(w)&&st.kind==="skipped"?st.problem.title:(0,pt.Yj)(w,(0,i.Bm)(P))]}var St=t(4148);const Ft=40,Kt=80,Ht=w=>(0,St.
fi)(w,P=>(0,o.hn)((0,a.J7)(P))),Gt=(w,P)=>(0,a.D9)(w,P).replaceAll(" ","&nbsp;"),_t=(w,P)=>{const V=({code:st,title:dt})=>(0,i._h)(st,dt,P);return(0,St.ij)([(0,St.
eX)(V)],w)};function Jt(w,P,V){const{wrong:st,good:dt}=(0,St.jB)(w),Et=st.length>1||P.isBrief?zt(st,P,V/2):[],kt=V-(0,T.$$)(Et.join("")),Mt=Yt=>tn(Yt,P),Pt=P.isBrief?
[]:(0,o.R4)([...st,...dt],kt,Kt,Mt),bt=P.isBrief?0:w.length-Pt.length,Wt=[...Et,...Pt.slice(0,st.length)],Xt=Pt.slice(st.length),Zt=Xt.length<=St.LC?Xt:[(0,o.TM)(
Qt(dt),Xt)];return[...Et.length>0?[(0,o.TM)(qt(st),Wt)]:Wt,...P.isBrief&&dt.length>0?[`<p>${Qt(dt)}</p>`]:Zt,...bt>0?[`<p>${(0,i.jP)(bt,"root module",P)}</p>`]:
[]]}function zt(w,P,V){const st=(0,St.cZ)(w);if(st.length===0)return[];const dt=st.map(({row:Mt})=>Mt),Et=q.Du.filter(Mt=>w.some(Pt=>Pt.clients.includes(Mt))),kt=[
..._t(dt,P),(0,St.ie)(st,Ht),...(0,St.ns)({clients:Et,rows:dt},Gt)];return[Vt(dt,{clients:Et},kt,P,V)]}function Vt(w,P,V,st,dt){const Et=(0,o.R4)(w.slice(0,Ft),
dt,Kt,Mt=>[nn(Mt,P,st),...V.map(({cell:Pt})=>Pt(Mt))]),kt=w.length-Et.length;return(0,o.I$)(["Module or provider",...V.map(({title:Mt})=>(0,E.Iu)(Mt))],kt>0?[...Et,
[(0,i.jP)(kt,"row",st)]]:Et)}function qt(w){const P=(0,St.qj)(w[0]??{rows:[]}),V=w.slice(0,St.LC).map(Ht),st=(0,E.K4)(V,St.LC,w.length-V.length);return w.length===
1?`${i.Gr[P]} <b>${st}</b>: ${St.pJ[P]}`:`${i.Gr[P]} <b>${(0,E.px)(w.length,"root module")}</b> with errors or warnings: ${st}`}function Qt(w){const P=w.flatMap(
V=>V.rows);return`${i.Gr[(0,St.Fg)(P)]} <b>${(0,E.px)(w.length,"root module")}</b>: ${(0,St.nS)(P)}`}function tn(w,P){const V=(0,St.qj)(w),{wrong:st,good:dt}=(0,St.
P)(w),Et=[...st,...dt],kt=[..._t(Et,P),...(0,St.ns)({...w,rows:Et},Gt)],Mt=V==="works"?(0,St.nS)(w.rows):St.pJ[V];return(0,o.TM)(`${i.Gr[(0,St.Fg)(w.rows)]} <b>${Ht(
w)}</b>: ${Mt}`,[Vt(Et,w,kt,P,Number.POSITIVE_INFINITY)])}function nn(w,P,V){const st=`${i.Gr[(0,St.Fg)([w])]}&nbsp;<b>${(0,o.hn)((0,St.mC)(w,P))}</b>`,[dt]=w.places,
Et=[...w.kind==="module"&&w.source!==w.address?[(0,o.hn)(w.source)]:[],...dt===void 0?[]:[(0,i.u_)(dt,V)]];return Et.length===0?st:`${st}<br><sub>${Et.join(" at\
 ")}</sub>`}const _=2e5,ot={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},gt=["causes","unchecked","roots","ev\
idence","passed","skipped","notices","notes"],Ot=1e3,$t=10,g=5,S=600,N=100,J=7,lt=(w,P)=>rt(w,{context:P,rest:i.h,isBrief:!1},{head:`## ${xt(w)}`,foot:`tf-disco\
 ${(0,a.js)(P.version)}, started ${(0,a.js)((0,y.QN)(P.startedAt))}.`,maxBytes:_});function rt(w,P,{head:V,foot:st,maxBytes:dt}){const Et=ut(w,P),kt=new Map;let Mt=dt-
Ot-(0,T.$$)(V+st);for(const[Wt,Xt]of Object.entries(ot)){const Yt=Et[Wt](Math.min(Xt,Mt)).filter(sn=>sn!=="").join(`

`),en=(0,T.$$)(Yt)<=Mt;en&&(Mt-=(0,T.$$)(Yt)),kt.set(Wt,en?Yt:`<p>More ${P.rest}</p>`)}const Pt=gt.map(Wt=>kt.get(Wt)??"").filter(Wt=>Wt!==""),bt=!P.isBrief&&Pt.
some(i.ze)?`${st} ${ht(P)}`:st;return`${[V,...Pt,`<sub>${bt}</sub>`].join(`

`)}
`}function ut(w,P){const V=(0,p.md)(w.hosts),st=V.filter(({findings:Mt})=>Mt.length===0),dt=({severity:Mt})=>Mt==="notice",Et=w.findings.filter(dt),kt=w.findings.
filter(Mt=>!dt(Mt));return{notes:Mt=>[jt(w,P,Mt)],causes:Mt=>x(kt,P,Mt),roots:Mt=>Jt(w.roots,P,Mt),evidence:Mt=>P.isBrief?[]:[R(V,P,Mt)],unchecked:Mt=>[b(st,"un\
checked",P,Mt)],passed:Mt=>[b(V,"works",P,Mt)],skipped:Mt=>[b(V,"skipped",P,Mt)],notices:Mt=>P.isBrief?[]:[yt(Et,P,Mt)]}}function ht({context:w}){const P=w.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,a.js)(P)}">kept as an artifa\
ct</a>.`}function yt(w,P,V){if(w.length===0)return"";const st=`${i.rC.notice} ${(0,E.px)(w.length,"notice")}`;return(0,o.TM)(st,x(w,P,V))}function jt(w,P,V){const st=(0,p.
h$)(w,P.context).map(Pt=>`${(0,E.Iu)((0,a.h$)(Pt,S))}.`),dt=(0,o.R4)(st,V,$t,Pt=>Pt),Et=dt.slice(0,g),kt=P.isBrief?[]:dt.slice(g),Mt=st.length-Et.length-kt.length;
return[`<p>${Et.join("<br>")}</p>`,...kt.length===0?[]:[(0,o.TM)((0,E.px)(kt.length,"more remark"),[`<p>${kt.join("<br>")}</p>`])],...Mt>0?[`<p>${(0,i.jP)(Mt,"r\
emark",P)}</p>`]:[]].join(`
`)}const xt=w=>`${Ct(w)} ${(0,E.Iu)((0,p.$N)(w))}`;function Ct(w){const P=w.findings.some(({severity:st})=>st!=="notice"),V=w.hosts.length===0?"skipped":"works";
return i.Gr[w.passed?P?"warns":V:"fails"]}function Nt({url:w,workflow:P,job:V,commit:st}){const dt=P.split("/").at(-1)??"";return[`<a href="${(0,a.js)(w)}">${(0,a.
D9)(dt===""?"this run":dt,N)}</a>`,...V===""?[]:[`job ${(0,a.D9)(V,N)}`],...st===""?[]:[`commit ${(0,a.D9)(st.slice(0,J))}`]].join(", ")}}),8373:((wt,K,t)=>{t.d(
K,{Bm:()=>m,EP:()=>i,Gr:()=>O,Su:()=>n,_h:()=>l,h:()=>T,jP:()=>f,rC:()=>d,u_:()=>e,xy:()=>a,ze:()=>o});var y=t(4503),p=t(8884),E=t(8641);const T="in the JSON re\
port",a="in the job summary",d={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},O={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},$="&nbsp;more ",f=(h,k,{rest:v})=>`and ${h}${$}${k}${h===1?"":"s"} ${v}`,o=h=>h.includes($),i=(h,k,v,D=0)=>(0,p.Ky)(h,k,s=>e(s,v),D).replace(
/ more (?=places?$)/,$),r=600;function e(h,{context:{links:k}}){if(typeof h=="string")return n(h);const D=`<code>${(0,E.js)((0,p.eo)(h)).replaceAll("/","/<wbr>")}\
</code>`,s=(0,y.u)(h,k);return s===null||s.length>r?D:`<a href="${(0,E.js)(s,r)}">${D}</a>`}const n=h=>h.endsWith(" input")?`the ${(0,E.D9)(h.replace(/ input$/,
""))} input`:(0,E.D9)(h),l=(h,k,{context:v})=>`<a href="${(0,E.js)(`${v.docsUrl}#${h}`)}">${k}</a>`,m=h=>({value:E.D9,prose:E.h$,because:k=>e(k,h)})}),5102:((wt,K,t)=>{
t.d(K,{$N:()=>m,JR:()=>i,QK:()=>l,b:()=>r,cG:()=>o,h$:()=>x,hm:()=>n,md:()=>e,nx:()=>O,sG:()=>f});var y=t(4e3),p=t(5799),E=t(7574),T=t(4120),a=t(8884),d=t(4148);
const O={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},$=["fails","unchecked","warns","skipped","works"];function f(I){
if(r(I))return"unchecked";const A=n(I.findings);return A==="error"?"fails":A==="warning"?"warns":i(I)?"skipped":"works"}const o=I=>["fails","warns"].includes(f(
I)),i=({visit:I})=>I.attempt.discovery.kind==="skipped",r=({visit:{attempt:I}})=>I.discovery.kind==="skipped"&&I.discovery.problem.code==="host-not-checked";function e(I){
return $.flatMap(A=>I.filter(L=>f(L)===A))}const n=I=>p.oC.find(A=>I.some(L=>L.severity===A))??null;function l({findings:I}){const A=n(I);return A==="notice"?[]:
I.filter(({severity:L})=>L===A)}function m({hosts:I,files:A,findings:L,passed:z,stopped:j,roots:Q}){const nt=(0,d.g5)(Q),F=nt===null?A:A.filter(({problem:pt})=>!h.
test(pt.code)),W=F.filter(pt=>!k(pt)),Z=[W.length<F.length?["nothing to check"]:D(I),u(W)],B=n(W)==="error"&&!I.some(pt=>f(pt)==="fails")?Z.toReversed():Z,G=[nt??
[],...B].flat().join(", "),q=n(L)==="error";return j!==null?`${G} (${(0,y.Cw)(j)})`:z&&q?`${G} (the check passes: fail-on is never)`:z||q?G:`${G} (the check fai\
ls: fail-on is warning)`}const h=/^(?:module|provider|version|package|constraint|lock)-/,k=({problem:I,severity:A})=>I.code==="nothing-to-check"&&A==="error",v="\
not allowed";function D(I){const A=I.length;if(A===0)return["no registry hosts to check"];const L=I.filter(H=>!i(H)).map(f),z=I.filter(r).length,[j,Q]=[L.length,
A-L.length],nt=L.filter(H=>H==="fails").length,F=L.filter(H=>H==="warns").length,W=I.filter(H=>i(H)&&f(H)==="fails").length,Y=[{count:nt,words:O.fails},{count:W,
words:v},{count:z,words:O.unchecked}],Z=[{count:j-nt,words:O.works},{count:Q-W-z,words:O.skipped}],tt=nt+W+z>0,[B,...G]=(tt?Y:Z).filter(({count:H})=>H>0),pt=B?.
words===v||B?.words===O.unchecked?B.count===1?"is ":"are ":"";return[`${c(B?.count??0,A)} ${pt}${B?.words}`,...G.map(({count:H,words:it})=>`${H} ${it}`),...F===
0?[]:[s(F,A,tt)]]}function s(I,A,L){return A===1?"with warnings":`${I} ${L?"more ":""}with warnings`}function c(I,A){return A===1?"1 registry host":I===A?`all ${A}\
 registry hosts`:`${I} of ${A} registry hosts`}function u(I){const A=n(I);if(A===null||A==="notice")return[];const L=(0,a.Dc)(I.filter(({severity:j})=>j===A)),z=(0,a.
BQ)(I);return[...L===0?[]:[`${A}s in ${(0,T.px)(L,"file")}`],...n(z)===A?[`${A}s in the ${(0,a.et)(z)}`]:[]]}function M({hosts:I},A){const{files:L,bytes:z,usages:j,
durationMs:Q}=A;if(L===0&&Q===0)return null;if(L===0)return"found no Terraform or OpenTofu files";const nt=I.filter(a.Qz).length,F=nt===0?"no registry host is u\
sed":`${(0,T.px)(j,"usage")} of ${(0,T.px)(nt,"registry host")}`;return`scanned ${(0,T.px)(L,"file")} (${(0,E.tY)(z)}) in ${(0,E.kJ)(Q)}: ${F}`}function x(I,A){
const{dialect:L,durationMs:z,scan:j,remarks:Q}=A,nt=M(I,j),W=I.hosts.length===0&&j.files===0?"":` for ${(0,T.QI)(L)} (${L.why})`;return[`${U(I)}; checked in ${(0,E.
kJ)(z)}${W}`,...nt===null?[]:[nt],...Q]}function U({findings:I,ignored:A}){const L=p.oC.flatMap(j=>{const{length:Q}=I.filter(nt=>nt.severity===j);return Q===0?[]:
[(0,T.px)(Q,j)]}),z=L.length===0?"no findings":L.join(", ");return A>0?`${z}, ${A} ignored`:z}}),4148:((wt,K,t)=>{t.d(K,{Fg:()=>$,LC:()=>i,Mm:()=>d,P:()=>l,cZ:()=>m,
eX:()=>A,fi:()=>r,g5:()=>e,ie:()=>v,ij:()=>I,jB:()=>n,mC:()=>D,nS:()=>s,ns:()=>U,pJ:()=>o,qj:()=>O});var y=t(1064),p=t(5011),E=t(5257),T=t(4120);const a=["fails",
"warns","works"];function d({worst:j}){return j==="error"?"fails":j==="warning"?"warns":"works"}const O=({rows:j})=>a.find(Q=>j.some(nt=>d(nt)===Q))??"works";function $(j){
const Q=O({rows:j});return Q==="works"&&j.some(f)?"skipped":Q}const f=({chosen:j})=>Object.keys(j).length===0,o={fails:"init fails",warns:"has warnings",works:"\
passed"},i=3,r=({directory:j},Q)=>j===E.cd.file?E.cd.file:j==="."?"the top directory":Q(j);function e(j){const Q=j.filter(({directory:W})=>W!==E.cd.file),{length:nt}=n(
Q).failing;return nt===0?null:Q.length===1?"init fails":`init fails in ${nt===Q.length?`all ${nt}`:`${nt} of ${Q.length}`} root modules`}function n(j){const{fails:Q=[],
warns:nt=[],works:F=[]}=Object.groupBy(j,O);return{failing:Q,wrong:[...Q,...nt],good:F}}function l({rows:j}){const{fails:Q=[],warns:nt=[],works:F=[]}=Object.groupBy(
j,d);return{wrong:[...Q,...nt],good:F}}function m(j){const Q=new Map;for(const W of n(j).wrong)for(const Y of l(W).wrong){const Z=h(Y),tt=Q.get(Z)??{row:Y,roots:new Set};
Q.set(Z,tt),tt.roots.add(W)}const{fails:nt=[],warns:F=[]}=Object.groupBy(Q.values(),({row:W})=>d(W));return[...nt,...F]}const h=({kind:j,source:Q,constraints:nt,
locked:F,chosen:W,problems:Y})=>JSON.stringify([j,Q,nt,F,W,Y]),k=3;function v(j,Q){const nt=new Map(j.map(W=>[W.row,[...W.roots]]));return{title:"root modules",
cell:W=>{const Y=nt.get(W)??[],Z=Y.slice(0,k).map(Q);return(0,T.K4)(Z,k,Y.length-Z.length)}}}const D=({address:j,host:Q},{clients:nt})=>nt.every(F=>(0,p.Vm)(F)===
Q)&&j.startsWith(`${Q}/`)?j.slice(Q.length+1):j;function s(j){const Q=[...new Map(j.map(tt=>[`${tt.kind} ${tt.source}`,tt])).values()],nt=["module","provider"].
flatMap(tt=>{const{length:B}=Q.filter(G=>G.kind===tt);return B===0?[]:[(0,T.px)(B,tt)]});if(nt.length===0)return"no registry modules and no providers";const F=j.
some(({platforms:tt})=>tt.length>0)?" and package":"",W=Q.filter(f).length,Y=Q.filter(({chosen:tt})=>Object.values(tt).includes(null)).length,Z=W+Y===0?`every v\
ersion${F} is available`:[...Y>0?[`${Y} without a version`]:[],...W>0?[`${W} not checked`]:[]].join(", ");return`${nt.join(" and ")}, ${Z}`}const c=60,u=6,M=60,
x=12;function U({clients:j,rows:Q},nt){const F=Q.every(({chosen:Y})=>new Set(Object.values(Y)).size<=1),W=[{title:"constraint",cell:({constraints:Y})=>(0,T.K4)(
[...new Set(Y)].map(Z=>nt(Z,M)),u)},...F?[{title:"version",cell:Y=>L(Y,null,nt)}]:j.map(Y=>({title:y.bB[Y],cell:Z=>L(Z,Y,nt)})),{title:"newest",cell:({newest:Y})=>Y===
null?"":nt(Y,c)},{title:"platforms",cell:({platforms:Y})=>z(Y,nt)}];return I(W,Q)}const I=(j,Q)=>j.filter(({cell:nt})=>Q.some(F=>nt(F)!=="")),A=j=>({title:"prob\
lem",cell:({problems:Q})=>Q.filter(({usualSeverity:nt})=>nt!=="notice").map(j).join(", ")});function L({chosen:j,locked:Q},nt,F){const W=nt===null?Object.values(
j)[0]:j[nt];return W===void 0?"":W!==null?`${F(W,c)}${W===Q?" (locked)":""}`:Q===null?"none":`none (locked: ${F(Q,c)})`}function z(j,Q){const nt=j.map(({platform:F,
available:W})=>`${W===null?"?":W?"\u2713":"\u2717"} ${Q(F,c)}`);return(0,T.K4)(nt,x)}}),733:((wt,K,t)=>{t.d(K,{W:()=>d,n:()=>p});const y=/^[ -~]*$/;function p(O){
if(y.test(O))return O.length;let $=0;for(const f of O)$+=E(f);return $}function E(O){return y.test(O)?1:T(O)?0:new RegExp("\\p{Regional_Indicator}","u").test(O)?
1:a(O)?2:1}const T=O=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(O),a=O=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(O);function d(O,$,f){let[o,i]=["",0];for(const r of O){const e=E(r),n=i+e;if(i>=$&&n<=f&&(e>0||i>$)?o+=r:o+=" ".repeat(Math.max(0,Math.min(n,f)-Math.max(i,
$))),i=n,i>f)break}return o}}),7146:((wt,K,t)=>{t.d(K,{ky:()=>o,nI:()=>E,qt:()=>$,wW:()=>f});var y=t(733);const p={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function E(r,e,n){return n.colour?`\x1B[${p[e]}m${r}\x1B[0m`:r}const T=(r,e,{hyperlinks:n})=>e===void 0||!n?r:`\x1B]8;;${e}\x1B\\${r}\x1B]8;;\x1B\\`,a=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
d=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,O=5001;function $(r){const{FORCE_HYPERLINK:e,TERM:n="",TERM_PROGRAM:l="",VTE_VERSION:m}=r;
return e?e!=="0":r.CI||r.NO_COLOR||n==="dumb"?!1:Number(m)>=O||a.test(l)||d.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(h=>r[h])}function f(r,e){const n="\
 ".repeat(r.indent),l=r.label.padEnd((r.column??0)-1),m=" ".repeat(r.indent+(r.column??2)),[h="",...k]=i(e.withFlags?.(r.text)??r.text,{first:e.width-n.length-l.
length-1,others:e.width-m.length}),v=T(E(l,r.style,e),r.url,e);return[`${n}${v} ${h}`.trimEnd(),...k.map(D=>`${m}${D}`)]}function o(r,{width:e,withFlags:n}){const[
l="",...m]=i(n?.(r)??r,{first:e,others:e-2});return[l,...m.map(h=>`  ${h}`)]}function i(r,e){const n=[];let l="",m=0;for(const h of r.split(" ")){const k=n.length===
0?e.first:e.others,v=(0,y.n)(h);l!==""&&m+1+v>k?(n.push(l),l=h,m=v):(m=l===""?v:m+1+v,l=l===""?h:`${l} ${h}`)}return[...n,l]}}),4421:((wt,K,t)=>{t.d(K,{S5:()=>nn,
MV:()=>_,K8:()=>ot});var y=t(2389),p=t(2796),E=t(5102),T=t(4120),a=t(5955),d=t(8641),O=t(1831),$=t(8884),f=t(733),o=t(7146);const i=160,r=12,e="    ",n=/##\w*\[/;
function l({place:g,before:S,literal:N,after:J},lt,rt){const ut=" ".repeat(`  ${g.line}`.length),ht=Math.min(rt.width,i)-ut.length-3;if(ht<r)return[];const yt=m(
S+N+J),jt=yt(S+N+J),xt=(0,f.n)(jt)<=ht?0:yt(S).search(/[^ ]|$/),Ct=jt.slice(xt),Nt=(0,f.n)(yt(S))-xt,w=(0,f.n)(yt(S+N))-xt,{from:P,to:V,text:st}=h(Ct,Nt,Math.max(
w,Nt+1),ht),dt=(0,o.nI)("|","dim",rt),Et="^".repeat(Math.max(1,Math.min(w,V)-Math.max(Nt,P))),kt=" ".repeat(Math.max(Nt,P)-P);return[`${(0,o.nI)(`  ${g.line}`,"\
dim",rt)} ${dt} ${st}`.trimEnd(),`${ut} ${dt} ${kt}${(0,o.nI)(Et,lt,rt)}`]}function m(g){const S=N=>(0,d.RK)(N.replaceAll("	",e),Number.POSITIVE_INFINITY);return n.
test(S(g))?N=>S(N).replaceAll(/(?<=#)#/g," #"):S}function h(g,S,N,J){const lt=(0,f.n)(g);if(lt<=J)return{from:0,to:J,text:g};const rt=Math.max(0,J-2-(N-S)),ut=N<
J?0:Math.max(0,S-1-Math.ceil(rt*2/3)),ht=lt-ut<=J,yt=ut+J,jt=(0,f.W)(g,ut===0?0:ut+1,ht?yt:yt-1),xt=`${ut===0?"":"\u2026"}${jt}${ht?"":"\u2026"}`;return{from:ut,
to:ht?yt:yt-1,text:xt}}var k=t(1505),v=t(7574);const D=20,s=6,c=13,u={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},M={error:u.fails,warning:u.warns,notice:{sign:"\xB7",style:"blue"}},x={value:d.
RK,prose:d.RK,because:$.eo};function U(g,S){const N=(0,E.sG)(g),{sign:J,style:lt}=u[N],rt=[...(0,E.cG)(g)?L(g,S.context):[],...(0,k.o7)(g,x)],ut=`${E.nx[N]}${g.
isNew?` (${T.dy})`:""}: ${A(g)}`;return[...(0,o.wW)({indent:0,label:`${J} ${I(g.visit.host)}`,style:lt,text:ut},S),...rt.flatMap(ht=>z(ht,S))].map(d.BP).join(`
`)}const I=g=>{const S=(0,O.nx)(g);return S===g?(0,d.RK)(g):`${(0,d.RK)(S)} (${(0,d.RK)(g)})`};function A(g){const{discovery:S}=g.visit.attempt,N=(0,E.QK)(g);return N.
length>0?(0,T.K4)([...new Set(N.map(J=>J.problem.code))],s):S.kind==="skipped"?S.problem.code:(0,k.Yj)(g,x)}function L(g,S){const{hops:N,certificates:J}=g.visit.
attempt;return[(0,k.se)(g,S,x),{label:"response",texts:N.map(j)},{label:"services",texts:Q(g)},...(0,k.Zc)(g,x),{label:"certificate",texts:J.map(lt=>F(lt,S))}]}
const z=({label:g,texts:S},N)=>S.flatMap((J,lt)=>{const rt=lt===0?g:"";return(0,o.wW)({indent:2,label:rt,style:"dim",column:c,text:J},N)});function j(g){const S=g.
status===null?"none":`${g.status} ${(0,d.RK)(g.reason,k.tN)}`,N=g.status===null?"after":"in",J=[...g.mediaType===null?[]:[(0,d.RK)(g.mediaType,k.tN)],...g.address===
null?[]:[`at ${(0,d.RK)(g.address,k.tN)}`],...g.proxy===null?[]:[`through ${(0,d.RK)((0,d.cq)(g.proxy))}`],...g.authorization==="none"?[]:[`token ${(0,T.Rk)(g.authorization)}`]],
lt=J.length===0?"":` (${J.join("; ")})`;return`${S.trim()} from ${(0,d.RK)((0,d.cq)(g.url))} ${N} ${(0,v.kJ)(g.ms)}${lt}`}function Q({services:g,servicesLeftOut:S}){
const N=g.slice(0,D),J=g.length-N.length+S;return[...N.map(nt),...J>0?[`and ${J} more`]:[]]}function nt(g){const S=(0,d.RK)(g.id,k.tN);switch(g.kind){case"url":
return`${S} ${(0,d.RK)((0,d.cq)(g.url))}`;case"login":{const{authz:N,token:J}=g.login,lt=[N,J].map(rt=>(0,d.RK)((0,d.cq)(rt??"none")));return`${S} authz ${lt.join(
", token ")}`}case"problem":return`${S}: ${g.problem.code}`}}function F(g,S){const{host:N,subject:J,issuer:lt,expires:rt}=g,ut=(0,d.RK)((0,v.nO)(rt,S.startedAt));
return`${(0,d.RK)(N,k.tN)} valid until ${ut}; subject ${(0,d.RK)(J,k.tN)}, issuer ${(0,d.RK)(lt,k.tN)}`}const W=4,Y={places:6,messages:5,frames:p.Wi},Z={places:3,
messages:2,frames:1},tt=1e3;function B(g,S,N){const{severity:J,code:lt,title:rt,message:ut}=g,ht=(0,d.RK)(ut??rt,tt),yt=`${S.context.docsUrl}#${lt}`,{style:jt}=M[J],
xt=G(g,N)??[...ft(g.hosts.length>1?"hosts":"host",q(g),S),...pt(g,S,N),...ct(g,S)],Ct=X(g.findings)?"":g.help??"";return[...(0,o.wW)({indent:0,label:`${J}[${lt}\
]:`,style:jt,url:yt,text:ht},S),...xt,...ft("help",(0,d.RK)(Ct,tt),S),...ft("affects",(0,T.od)(g.affects,S.context.clients),S)].map(d.BP).join(`
`)}function G(g,{codes:S}){const{hosts:N,message:J,code:lt,findings:rt}=g;if(N.length<2||J===null)return null;const{lines:ut}=(0,$.yv)(rt),ht=JSON.stringify([N.
toSorted(),ut[0],ut.length]),yt=S.get(ht);return yt===void 0&&S.set(ht,lt),yt===void 0?null:[`  hosts: the same ${N.length} as for ${yt}`]}function q({hosts:g,findings:S,
message:N}){const[J]=g;if(g.length===1&&J!==void 0&&N?.includes((0,O.nx)(J))&&S[0]?.isHostNew!==!0)return"";const rt=(0,T.Ku)(g,W).map(ut=>{const ht=S.some(yt=>yt.
host===ut&&yt.isHostNew);return`${I(ut)}${ht?` (${T.dy})`:""}`});return(0,T.K4)(rt,g.length,g.length-rt.length)}function pt(g,S,N){const{frames:J}=H(g),lt=it(g),
rt=(0,p.cr)(g).length-lt.length;return[...lt.flatMap(({message:ut,findings:ht,first:yt},jt)=>{const xt=et(yt,g.message===null?ut:"",S);return jt>=J?xt:[...xt,...R(
yt,g,S,N),...ft("help",(0,d.RK)(C(g,ht),tt),S)]}),...rt>0?[`  and ${(0,T.px)(rt,"more message")} in the JSON report`]:[]]}const H=({hosts:g,findings:S})=>g.length>
1||X(S)?Z:Y,it=g=>(0,T.Ku)((0,p.cr)(g),H(g).messages).map(([S,N])=>({message:S,findings:N,first:(0,$.tN)(N)}));function et(g,S,N){if(g===null&&S==="")return[];const J=g===
null?"-":"-->",rt=[...g===null?[]:[(0,$.R3)(g)],(0,d.RK)(S,tt)].filter(ut=>ut!=="").join(": ");return(0,o.wW)({indent:2,label:J,style:"dim",text:rt},N)}function R(g,{
severity:S},N,{lines:J}){if(g===null)return[];const{file:lt,line:rt,column:ut}=g,ht=N.context.sources.find(yt=>yt.place.file===lt&&yt.place.line===rt&&yt.place.
column===ut);return ht===void 0||J.has(ht)?[]:(J.add(ht),l(ht,M[S].style,N))}function C({help:g,findings:S},N){return g!==null||X(S)?"":N[0]?.problem.help??""}const X=([
g,S])=>g?.exclude!==void 0&&S!==void 0;function ct(g,S){const{findings:N}=g,{lines:J,settings:lt,leftOut:rt}=(0,$.yv)(N),ut=it(g).map(({first:jt})=>jt&&(0,$.eo)(
jt)),ht=J.filter(jt=>!ut.includes((0,$.eo)(jt))),yt=H(g).places;return[...ft("also at",(0,$.Ky)(ht,yt,void 0,rt),S),...ft("required by",(0,$.Ky)(lt,yt),S)]}const ft=(g,S,N)=>S===
""?[]:(0,o.wW)({indent:2,label:`${g}:`,style:"dim",text:S},N);var at=t(4148),vt=t(1064);const Rt=20,It=3,Dt="  ",Lt=g=>(0,at.fi)(g,d.J7);function Bt(g,S){const{
wrong:N}=(0,at.jB)(g);return N.length>at.LC?[At(g,N,S)]:N.map(J=>{const lt=(0,at.P)(J),rt=[...lt.wrong,...lt.good],ut=Ut((0,at.ns)({...J,rows:rt.slice(0,Rt)},d.
RK),rt),ht=Lt(J);return b({outcome:(0,at.qj)(J),name:ht,root:J,rows:rt,columns:ut},S)})}function At(g,S,N){const J=(0,at.cZ)(g),lt=J.map(({row:xt})=>xt),rt=vt.Du.
filter(xt=>S.some(Ct=>Ct.clients.includes(xt))),ut=(0,at.ns)({clients:rt,rows:lt.slice(0,Rt)},d.RK),ht=Ut([(0,at.ie)(J,Lt),...ut],lt),yt=(0,at.qj)({rows:lt}),jt=(0,T.
px)(S.length,"root module");return b({outcome:yt,name:jt,root:{clients:rt},rows:lt,columns:ht},N)}const Ut=(g,S)=>[...g,...(0,at.ij)([(0,at.eX)(({code:N})=>N)],
S)];function b({outcome:g,name:S,root:N,rows:J,columns:lt},rt){const{sign:ut,style:ht}=u[g],yt=J.filter(Nt=>(0,at.Mm)(Nt)===g),jt=[...new Set(yt.map(Nt=>(0,d.RK)(
(0,at.mC)(Nt,N))))],xt=`${at.pJ[g]} for ${(0,T.K4)(jt,It)}`,Ct=J.length-Rt;return[`${(0,o.nI)(ut,ht,rt)} ${(0,o.nI)(S,"bold",rt)}: ${xt}`,...mt(J.slice(0,Rt).map(
Nt=>({sign:u[(0,at.Fg)([Nt])],cells:[(0,d.RK)((0,at.mC)(Nt,N)),...lt.map(({cell:w})=>w(Nt))]})),["module or provider",...lt.map(({title:Nt})=>Nt)],rt),...Ct>0?[
`  and ${Ct} more in the JSON report`]:[]].map(d.BP).join(`
`)}function mt(g,S,N){const J=S.map((ut,ht)=>Math.max(...[ut,...g.map(({cells:yt})=>yt[ht])].map(Tt)));if(J.reduce((ut,ht)=>ut+Dt.length+ht,Dt.length)>N.width)return g.
flatMap(({sign:{sign:ut,style:ht},cells:[yt="",...jt]})=>{const xt=jt.flatMap((Nt,w)=>Nt===""?[]:[`${S[w+1]} ${Nt}`]),Ct=`${yt}: ${xt.join("; ")}`;return(0,o.wW)(
{indent:2,label:ut,style:ht,text:Ct},N)});const rt=ut=>ut.map((ht,yt)=>ht+" ".repeat((J[yt]??0)-Tt(ht))).join(Dt).trimEnd();return[`    ${(0,o.nI)(rt(S),"dim",N)}`,
...g.map(({sign:{sign:ut,style:ht},cells:yt})=>`  ${(0,o.nI)(ut,ht,N)} ${rt(yt)}`)]}const Tt=(g="")=>Array.from(g).length;function St(g,S){const N=g.flatMap(yt=>yt.
rows),{sign:J,style:lt}=u[(0,at.Fg)(N)],[rt]=g,ht=`${g.length===1&&rt!==void 0?Lt(rt):(0,T.px)(g.length,"root module")}: ${(0,at.nS)(N)}`;return(0,o.wW)({indent:0,
label:J,style:lt,text:ht},S).map(d.BP).join(`
`)}const Ft=3,Kt=4,Ht=1e3;function Gt({hosts:g,roots:S},N){const J=Map.groupBy(g,E.sG),lt=(J.get("unchecked")??[]).filter(({findings:ut})=>ut.length===0),{good:rt}=(0,at.
jB)(S);return[..._t("unchecked",lt,N),..._t("skipped",J.get("skipped")??[],N),..._t("works",J.get("works")??[],N),...rt.length>0?[St(rt,N)]:[]]}function _t(g,S,N){
const J=xt=>U(xt,N);if(S.length<=Ft)return S.map(J);const{sign:lt,style:rt}=u[g],ut=(0,T.Ku)(S,Kt).map(({visit:xt})=>I(xt.host)),ht=(0,T.K4)(ut,ut.length,S.length-
ut.length),yt=`${(0,T.px)(S.length,"host")} ${E.nx[g]}: ${ht}`;if(!N.isRunner)return[(0,o.wW)({indent:0,label:lt,style:rt,text:yt},N).map(d.BP).join(`
`)];const jt=xt=>`and ${xt} more in the JSON report`;return[[(0,d.BP)(`${lt} ${yt}`),...(0,T.UV)(S,Ht,J,jt)].join(`
`)]}function Jt(g,S){const N=(0,E.hm)(g.findings),J=g.hosts.length>Ft||g.findings.length>0,lt=S.isRunner?"the JSON report has all details; its path is the outpu\
t `report`":"for all details: `--format json` or `--report FILE.json`",rt=`problem codes are explained at ${S.context.docsUrl}`;return J?[(N===null||N==="notice"?
[lt]:[rt,lt]).flatMap(ht=>(0,o.ky)(ht,S)).join(`
`)]:[]}const zt=5,Vt=30,qt=3,Qt=20,tn=16e6;function*nn(g,S){yield`${_(g,S)}
`;let N=!0;for(const{text:J}of ot(g,S)){const lt=J.includes(`
`);yield`${N||lt?`
`:""}${J}
`,N=lt}}function _(g,S){const{sign:N,style:J}=u[g.passed?"works":"fails"],lt=S.isQuiet?[]:(0,E.h$)(g,S.context).slice(0,zt);return[`${(0,o.nI)(N,J,S)} ${(0,o.nI)(
(0,E.$N)(g),"bold",S)}`,...lt.flatMap(rt=>gt(rt,S))].join(`
`)}function*ot(g,S,N=tn){const{isQuiet:J=!1,isRunner:lt=!1,context:rt}=S,ut=({severity:P})=>!J||P==="error"||(0,y.k2)(P,rt.failOn),ht=(0,p.cZ)(g.findings.filter(
ut)),yt={lines:new Set,codes:new Map};for(const P of ht.slice(0,Vt))yield $t(B(P,S,yt));const jt=ht.slice(Vt).flatMap(({findings:P})=>P);if(jt.length>0&&(yield $t(
`and ${(0,T.px)(jt.length,"more finding")} in the JSON report`)),J)return;const xt=P=>({kind:lt?"group":"plain",text:P});yield*Bt(g.roots,S).map(xt);const Ct=(0,E.
md)(g.hosts).filter(P=>(0,E.cG)(P)&&!(0,E.JR)(P)),Nt=lt||Ct.length<=qt?Ct:[];yield*Ot(Nt,S,N).map(xt),yield*Gt(g,S).map(xt);const w=(0,E.h$)(g,rt).slice(zt);w.length>
0&&(yield $t(w.flatMap(P=>gt(P,S)).join(`
`))),yield*Jt(g,S).map($t)}const gt=(g,S)=>(0,o.ky)((0,d.RK)(g),S).map(d.BP);function*Ot(g,S,N){const J=new a.Wv(N),lt=Ct=>U(Ct,S),rt=yield*(0,a._Q)(g.slice(0,Qt),
J,lt),ut=[],ht=(0,a._Q)(g.slice(Qt),J,lt);let yt=ht.next();for(;!yt.done;yt=ht.next())ut.push(yt.value);const jt=(0,T.px)(ut.length,"more host");ut.length>0&&(yield[
`details of ${jt}`,...ut].join(`
`));const xt=rt+yt.value;xt>0&&(yield`the details of ${(0,T.px)(xt,"more host")} are in the JSON report`)}const $t=g=>({kind:"plain",text:g})}),5257:((wt,K,t)=>{
t.d(K,{JT:()=>d,KS:()=>O,MO:()=>o,MP:()=>a,Nf:()=>f,W$:()=>T,cd:()=>E,yp:()=>$});var y=t(5143);const p="hostnames input",E={file:p,line:1,column:1,endColumn:1},
T=i=>i.file===p?p:i,a=({host:i,namespace:r,name:e,system:n})=>`${i}/${r}/${e}/${n}`,d=({host:i,namespace:r,type:e})=>`${i}/${r}/${e}`;function O(i,r){const e=i.
versions??f(i)?.values?.[r]??null;return e===null?null:{text:e,place:$(i)}}function $(i){const{versionsAt:r,place:e}=i,n=typeof r=="number"?r:r?.at;return n===void 0?
e:{file:e.file,...(0,y._h)(n)}}const f=({versionsAt:i})=>typeof i=="number"?null:i,o=(i,r)=>`${i} ${r}`}),2909:((wt,K,t)=>{t.a(wt,async(y,p)=>{try{let Q=function(Z){
return async(tt,B)=>{try{await B()}catch(G){Z([`${tt}: ${(0,d.A3)(G)}`])}}},Y=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(K);var E=t(4391),
T=t(9018),a=t(7251),d=t(6309),O=t(2722),$=t(3565),f=t(8782),o=t(9077),i=t(3795),r=t(3386),e=t(2057),n=t(1964),l=t(6182),m=t(2827),h=t(3616),k=t(8641),v=t(9703),
D=t(4421),s=t(8463),c=t(3152),u=t(4844),M=t(6875);const x=120;process.env.UV_THREADPOOL_SIZE??="64",(0,r.p)(),(0,e.B_)(process.stdout,Z=>process.stderr.write(`t\
he log was not written: ${Z}
`)),(0,e.B_)(process.stderr,()=>{});const U=$.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const I=new M.V,A=()=>performance.now();await(0,o.
q)(process,await L($.Ko(u.y.map(({name:Z})=>Z))));async function L(Z){const tt=(0,T.c)(Z,process.env,(0,a.K)($.QU)),B=q=>{const pt=(0,T.r)(H=>(0,v.p)(q,H),tt);return $.
fJ("Could not run",pt),3},G=(0,o.w)(process,I,{isFinal:!1,crash:B,now:A});try{const q=await z(Z,tt),pt=G.aborted?3:q.verdict.passed?0:1;return await nt(q,tt,G),
pt}catch(q){return q instanceof c.GN?($.fJ("Wrong settings",tt.redact(q.mistakes.join(`
`))),2):B(q)}}async function z(Z,tt){const B=(0,i.fN)(G=>$.N4(tt.redact([G])),i.Si);try{return await(0,E.z6)(Z,{environment:process.env,directory:Y(),isFork:(0,f.
$c)(process.env.GITHUB_EVENT_NAME,U),stop:I,startTimer:M.I,progress:B.show,changes:G=>W(G,tt),secrets:tt,kill:process.kill})}finally{B.end()}}async function j(Z){
const{verdict:tt,changes:B,context:G}=Z,q=(0,f.ng)(process.env,U),pt=q===null?[]:(0,O.ws)((0,O.R8)(tt),Y(),q);if(q===null||B?.kind!=="files")return{...Z,located:pt,
context:{...G,links:(0,O.hP)(pt)}};const{withDiffLinks:H}=await t.e(52).then(t.bind(t,9052)),it=H(pt,B.files,Y(),q);return{...Z,located:pt,context:{...G,links:it}}}
async function nt(Z,{redact:tt},B){const{settings:G,verdict:q}=Z,{GITHUB_OUTPUT:pt,GITHUB_STEP_SUMMARY:H,RUNNER_TEMP:it}=process.env,et=ft=>$.R8(tt(ft).map(at=>(0,k.
LS)(at))),R=Q(et);let C={...Z,located:[]};await R("places are not links",async()=>{C=await j(Z)});const{context:X}=C,ct={colour:!1,width:x,isRunner:!0,context:X};
await R("the log was not written",()=>$.ur((0,D.MV)(q,ct),(0,D.K8)(q,ct))),await R("the annotations were not written",()=>$.fz((0,n.H)(q,X))),await R("the outpu\
ts were not written",async()=>et(await $.Kn(pt,(0,m.Y)(q)))),await R("the job summary was not written to GITHUB_STEP_SUMMARY",()=>$.Sy(H,(0,h.Gc)(q,X))),await R(
"the JSON report was not written to RUNNER_TEMP",async()=>{const ft=$.u5(it,(0,l.h)(q,X));et(await $.Kn(pt,{report:ft}))}),await R("the report files were not wr\
itten",async()=>et(await(0,s.t)(G.report,{verdict:q,context:X},Y()))),!B.aborted&&await R("the comment and the issue were not written",async()=>{const{notes:ft,
warnings:at}=await F(C,B);$.N4(tt(ft)),et(at)})}async function F(Z,tt){const{comment:B,issue:G}=Z.settings;return B==="never"&&G==="never"?{notes:[],warnings:[]}:
await(await t.e(137).then(t.bind(t,5137))).publish(Z,(0,f.ng)(process.env,U),Y(),tt)}async function W({githubToken:Z},{redact:tt}){const B=(0,f.ng)(process.env,
U),q=await(await t.e(181).then(t.bind(t,5181))).readChanges(B,Z,I.signal);return q.kind==="all"&&B?.pull&&$.R8(tt([`changed-only has no effect: ${q.why}`])),q}p()}catch(x){
p(x)}},1)}),2722:((wt,K,t)=>{t.d(K,{R8:()=>Y,hP:()=>pt,ws:()=>tt});var y=t(6760),p=t(5747);const E=/^(?!\.{1,2}$)[\w.-]+$/;function T(H){let it=!1;for(const et of H.
split(`
`)){const R=et.trim();R.startsWith("[")&&(it=R==='[remote "origin"]');const C=R.indexOf("=");if(!(!it||C<0||R.slice(0,C).trim().toLowerCase()!=="url"))return a(
R.slice(C+1).trim())}return null}function a(H){const it=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(H),[et,R]=it===null?d(H):[it[1],it[2]],[C="",X="",...ct]=(R??"").replace(
/\/$/,"").split("/"),ft=X.replace(/\.git$/,"");return!et||ct.length>0||!E.test(C)||!E.test(ft)?null:{host:et.toLowerCase(),owner:C,name:ft}}function d(H){const it=URL.
parse(H);return it===null||!/^(https?|ssh):$/.test(it.protocol)?[]:[it.protocol==="ssh:"?it.hostname:it.host,it.pathname.slice(1)]}var O=t(3024);const $=128*1024*
1024,f=12,o=62,i=16384,r=12288,e=4,n=61440,l=4096,m=32768,h=Buffer.alloc(0);function k(H,it){const et=(0,p.io)(H,$);return et===null?new Map:v(et,it)}function v(H,it){
const et=new Map;if(H.length<f)return et;const R=H.readUInt32BE(4);if(H.toString("latin1",0,4)!=="DIRC"||R<2||R>4)return et;const C=H.readUInt32BE(8);let X=h,ct=f;
for(let ft=0;ft<C;ft+=1){if(ct+o>H.length)return et;const at=H.readUInt16BE(ct+60),vt=ct+o+(at&i?2:0),Rt=R===e,{kept:It,from:Dt}=Rt?D(H,vt,X):{kept:h,from:vt},Lt=H.
indexOf(0,Dt);if(Lt<0)return et;const Bt=H.subarray(Dt,Lt),At=Rt?Buffer.concat([It,Bt]):Bt;if(At.length>l)return et;const Ut=(H.readUInt32BE(ct+24)&n)===m,b=At.
toString("utf8");Ut&&(at&r)===0&&it.has(b)&&et.set(b,{modified:H.readUInt32BE(ct+8),size:H.readUInt32BE(ct+36)}),ct=Rt?Lt+1:ct+(Lt-ct+8&-8),X=At}return et}function D(H,it,et){
let R=it,C=H[R++]??0,X=C&127;for(;C&128;)C=H[R++]??0,X=(X+1)*128+(C&127);return{kept:et.subarray(0,Math.max(0,et.length-X)),from:R}}function s(H,{modified:it,size:et}){
try{const R=(0,O.lstatSync)(H),C=Math.floor(R.mtimeMs/1e3);return R.isFile()&&R.size%2**32===et&&C%2**32===it}catch(R){return(0,p.Oj)(R),!1}}const c=5,u=/^[0-9a-f]{40}$/,
M=/^refs\/(?!.*\.\.)[^\0]+$/;function x(H){const it=(0,y.join)(H,".git"),et=U(it,H)??it,R=Q((0,y.join)(et,"commondir")),C=R===null?et:z(R,et),X=()=>j((0,y.join)(
C,"packed-refs"))??"",ct=I(Q((0,y.join)(et,"HEAD")),[et,C],X);return ct===null?null:{commit:ct,isFetched:L(ct,j((0,y.join)(et,"FETCH_HEAD"))??"",X),remote:T(j((0,y.
join)(C,"config"))??""),tracked:ft=>k((0,y.join)(et,"index"),ft)}}function U(H,it){const[,et]=/^gitdir: (.+)$/.exec(Q(H)??"")??[];return et===void 0?null:z(et,it)}
function I(H,it,et){let R=H;for(let C=0;R!==null&&C<=c;C+=1){if(u.test(R))return R;const[,X]=/^ref: (.+)$/.exec(R)??[];if(X===void 0||!M.test(X))return null;R=A(
X,it,et)}return null}function A(H,it,et){for(const C of it){const X=Q((0,y.join)(C,H));if(X!==null)return X}return et().split(`
`).find(C=>C.endsWith(` ${H}`))?.slice(0,40)??null}function L(H,it,et){const R=(C,X)=>C.split(`
`).some(ct=>ct.startsWith(`${H}${X}`));return R(it,"	")||R(et()," refs/remotes/")}const z=(H,it)=>(0,y.isAbsolute)(H)?H:(0,y.join)(it,H);function j(H){const it=(0,p.
yR)(H);return it.ok?it.text:null}const Q=H=>j(H)?.replace(/\r?\n$/,"")??null;var nt=t(4503),F=t(8884);const W=5e3;function Y(H){const it=new Set;for(const et of Z(
H))if(typeof et!="string"&&(0,F.CN)(et.file)&&it.add(et.file),it.size===W)break;return it}function*Z({findings:H,hosts:it,roots:et}){for(const{places:R}of H)yield*R;
for(const{requirements:R}of it)for(const{because:C}of R)yield*C;for(const{rows:R}of et)for(const{places:C}of R)yield*C}function tt(H,it,et){if(!B(et.serverUrl))
return[];const R=q(it);return[...Map.groupBy(H,X=>R(X.split("/").slice(0,-1).join("/")))].flatMap(([X,ct])=>X===null?[]:G(X,ct,it,et))}const B=H=>/^https?:\/\/[\w.:/-]+$/.
test(H);function G({prefix:H,checkout:it},et,R,C){const{commit:X,isFetched:ct,remote:ft}=it,at=URL.parse(C.serverUrl);if(ft===null||at===null)return[];if(ft.host!==
at.host&&ft.host!==at.hostname)return[];if(!ct&&![C.commit,C.defaultCommit].includes(X))return[];const vt=`${ft.owner}/${ft.name}`,Rt=`${C.serverUrl}/${vt}/blob\
/${X}`,It=Bt=>Bt?.toLowerCase()===vt.toLowerCase(),Dt=It(`${C.owner}/${C.repository}`)||It(C.pull?.from),Lt=new Map(et.map(Bt=>[Bt.slice(H.length),Bt]));return Array.
from(it.tracked(new Set(Lt.keys())),([Bt,At])=>{const[Ut,b]=[Lt.get(Bt),(0,nt.o)(Bt)];return Ut===void 0||b===null||!s((0,y.join)(R,Ut),At)?[]:{file:Ut,path:Bt,
url:`${Rt}/${b}`,isOfRun:Dt}}).flat()}function q(H){const it=new Map,et=R=>{const C=it.get(R);if(C!==void 0)return C;const X=x((0,y.join)(H,R)),ct=R.split("/").
slice(0,-1).join("/"),ft=X!==null?{prefix:R===""?"":`${R}/`,checkout:X}:R===""?null:et(ct);return it.set(R,ft),ft};return et}const pt=H=>new Map(H.map(({file:it,
url:et})=>[it,{url:et}]))}),3565:((wt,K,t)=>{t.d(K,{fz:()=>ft,fJ:()=>Ut,QU:()=>C,N4:()=>Bt,j_:()=>Lt,Ko:()=>R,R8:()=>At,ur:()=>X,Kn:()=>vt,u5:()=>Dt,Sy:()=>at});
var y=t(3024),p=t(6760),E=t(857);function T(b){return b==null?"":typeof b=="string"||b instanceof String?b:JSON.stringify(b)}function a(b){return Object.keys(b).
length?{title:b.title,file:b.file,line:b.startLine,endLine:b.endLine,col:b.startColumn,endColumn:b.endColumn}:{}}function d(b,mt,Tt){const St=new f(b,mt,Tt);process.
stdout.write(St.toString()+E.EOL)}function O(b,mt=""){d(b,{},mt)}const $="::";class f{constructor(mt,Tt,St){mt||(mt="missing.command"),this.command=mt,this.properties=
Tt,this.message=St}toString(){let mt=$+this.command;if(this.properties&&Object.keys(this.properties).length>0){mt+=" ";let Tt=!0;for(const St in this.properties)
if(this.properties.hasOwnProperty(St)){const Ft=this.properties[St];Ft&&(Tt?Tt=!1:mt+=",",mt+=`${St}=${i(Ft)}`)}}return mt+=`${$}${o(this.message)}`,mt}}function o(b){
return T(b).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function i(b){return T(b).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}function r(){throw new Error("this function of @actions/core is not bundled")}function e(){throw new Error("this functio\
n of @actions/core is not bundled")}var n=t(6928);function l(b){return b.replace(/[\\]/g,"/")}function m(b){return b.replace(/[/]/g,"\\")}function h(b){return b.
replace(/[/\\]/g,path.sep)}var k=function(b,mt,Tt,St){function Ft(Kt){return Kt instanceof Tt?Kt:new Tt(function(Ht){Ht(Kt)})}return new(Tt||(Tt=Promise))(function(Kt,Ht){
function Gt(zt){try{Jt(St.next(zt))}catch(Vt){Ht(Vt)}}function _t(zt){try{Jt(St.throw(zt))}catch(Vt){Ht(Vt)}}function Jt(zt){zt.done?Kt(zt.value):Ft(zt.value).then(
Gt,_t)}Jt((St=St.apply(b,mt||[])).next())})},v;(function(b){b[b.Success=0]="Success",b[b.Failure=1]="Failure"})(v||(v={}));function D(b,mt){const Tt=toCommandValue(
mt);if(process.env[b]=Tt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(b,mt));issueCommand("set-env",{name:b},Tt)}function s(b){
d("add-mask",{},b)}function c(b){process.env.GITHUB_PATH||""?issueFileCommand("PATH",b):issueCommand("add-path",{},b),process.env.PATH=`${b}${path.delimiter}${process.
env.PATH}`}function u(b,mt){const Tt=process.env[`INPUT_${b.replace(/ /g,"_").toUpperCase()}`]||"";if(mt&&mt.required&&!Tt)throw new Error(`Input required and n\
ot supplied: ${b}`);return mt&&mt.trimWhitespace===!1?Tt:Tt.trim()}function M(b,mt){const Tt=u(b,mt).split(`
`).filter(St=>St!=="");return mt&&mt.trimWhitespace===!1?Tt:Tt.map(St=>St.trim())}function x(b,mt){const Tt=["true","True","TRUE"],St=["false","False","FALSE"],
Ft=u(b,mt);if(Tt.includes(Ft))return!0;if(St.includes(Ft))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${b}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function U(b,mt){if(process.env.GITHUB_OUTPUT||"")return r("OUTPUT",e(b,mt));process.
stdout.write(E.EOL),d("set-output",{name:b},T(mt))}function I(b){issue("echo",b?"on":"off")}function A(b){process.exitCode=v.Failure,j(b)}function L(){return process.
env.RUNNER_DEBUG==="1"}function z(b){issueCommand("debug",{},b)}function j(b,mt={}){d("error",a(mt),b instanceof Error?b.toString():b)}function Q(b,mt={}){d("wa\
rning",a(mt),b instanceof Error?b.toString():b)}function nt(b,mt={}){d("notice",a(mt),b instanceof Error?b.toString():b)}function F(b){process.stdout.write(b+E.
EOL)}function W(b){O("group",b)}function Y(){O("endgroup")}function Z(b,mt){return k(this,void 0,void 0,function*(){W(b);let Tt;try{Tt=yield mt()}finally{Y()}return Tt})}
function tt(b,mt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(b,mt));issueCommand("save-state",{name:b},toCommandValue(
mt))}function B(b){return process.env[`STATE_${b}`]||""}function G(b){return k(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(b)})}var q=t(6309),
pt=t(5747),H=t(566),it=t(4e3),et=t(5955);const R=b=>Object.fromEntries(b.map(mt=>[mt,u(mt)]));function C(b){for(const mt of b)s(mt)}function X(b,mt){F(b);let Tt=!0;
for(const{kind:St,text:Ft}of mt){const[Kt="",...Ht]=Ft.split(`
`),Gt=St==="plain"&&Ht.length>0;(Tt||Gt)&&F(""),Tt=Gt,Gt||Ht.length===0?F(Ft):(W(Kt),F(Ht.join(`
`)),Y())}}const ct={error:j,warning:Q,notice:nt};function ft(b){for(const{level:mt,message:Tt,line:St,column:Ft,...Kt}of b)ct[mt](Tt,{...Kt,...St===void 0?{}:{startLine:St},
...Ft===void 0?{}:{startColumn:Ft}})}const at=(b,mt)=>It("GITHUB_STEP_SUMMARY",b,Tt=>(0,y.appendFileSync)(Tt,mt));async function vt(b,mt){const Tt=new Map;for(const[
Kt,Ht]of Object.entries(mt))try{b?await It("GITHUB_OUTPUT",b,Gt=>(0,y.appendFileSync)(Gt,Rt(Kt,Ht))):U(Kt,Ht)}catch(Gt){Tt.set(Kt,(0,q.A3)(Gt))}const[St]=Tt.values();
return St===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Tt.keys()].join(", ")}: ${St}`]}function Rt(b,mt){const Tt=typeof mt=="st\
ring"?mt:JSON.stringify(mt);if(/[\r\n]/.test(Tt))throw new q.Lw("the value has a line break");return`${b}=${Tt}
`}async function It(b,mt,Tt){if(!mt)throw new q.Lw(`${b} is not set; run this as an action on a runner`);const St=(0,y.openSync)(mt,"r+");try{const{size:Ft}=(0,y.
fstatSync)(St);try{Tt(mt)}catch(Kt){throw(0,y.fstatSync)(St).size>Ft&&(0,y.ftruncateSync)(St,Ft),Kt}}finally{(0,y.closeSync)(St)}}function Dt(b,mt){if(!b)throw new q.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Tt=(0,p.join)("tf-disco","report.json");return(0,H.f)(b,Tt,(0,et.mk)(mt)),(0,p.join)(b,Tt)}
function Lt(b){if(b===void 0||b==="")return null;const mt=(0,pt.yR)(b);try{if(mt.ok)return JSON.parse(mt.text)}catch{}const Tt=mt.ok?"is not JSON":(0,it.mP)(mt.
failure);return Q(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Tt}; check that no earlier step changes it`),null}function Bt(b){for(const mt of b)
F(mt)}function At(b){for(const mt of b)Q(mt)}const Ut=(b,mt)=>j(mt,{title:b})}),8782:((wt,K,t)=>{t.d(K,{$c:()=>O,Ob:()=>a,at:()=>o,ng:()=>E});var y=t(8641);const p=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function E(r,e){const n=k=>r[k]?.trim()??"",[,l,m]=p.exec(n("GITHUB_REPOSITORY"))??[];if(l===void 0||m===void 0)return null;const h=T(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:l,repository:m,apiUrl:T(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:h,event:n("GITHUB_EVENT_NAME"),workflow:d(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${h}/${l}/${m}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:i(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:$(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:f(
n("GITHUB_REF"),e)}}const T=r=>r.replace(/(?<!\/)\/+$/,"");function a({apiUrl:r}){const e=URL.parse(r);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,y.RK)(r)}`}const d=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function O(r,e){if(r==="pull_request_target")return!1;const n=o(e,
"pull_request","head"),[l,m]=[o(n,"repo","full_name"),o(e,"pull_request","base","repo","full_name")];return n!==void 0&&l!==m}function $(r,e){const n=o(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:O(r,e),from:i(e,"pull_request","head","repo","full_name")??null}:null}
function f(r,e){const n=i(e,"repository","default_branch");return n===void 0?null:r===`refs/heads/${n}`}function o(r,...e){return e.reduce((n,l)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,l):void 0,r)}function i(r,...e){const n=o(r,...e);return typeof n=="string"?n:void 0}}),1964:((wt,K,t)=>{t.d(K,{H:()=>nt});var y=t(
4e3),p=t(5799),E=t(2796),T=t(5102),a=t(4120),d=t(8884),O=t(8641),$=t(1831);const f=700,o=8,i=5,r={text:250,places:1},e={text:f,places:o},n=2,l=3600,m=120,h=4096,
k=R=>R!==""&&(0,d.CN)(R)&&(0,O.BP)((0,O.RK)(R,h))===R;function v(R){const C=c(R),X=[...new Set(R.map(({problem:at})=>at.title))],ct=C.length>0?(0,a.K4)(C,n):u(R);
if(X.length===1)return s(ct,X[0]??"");const ft=`${R.length} problems`;return s(ct===null?ft:`${ft} with ${ct}`,X.join(", "))}function D({title:R,hosts:C,findings:X}){
if(X.length===1)return v(X);const ct=C.length>0?0:(0,d.Dc)(X),ft=Math.max(C.length,ct),at=ft===1?c(X)[0]??(0,O.J7)((0,d.tN)(X)?.file??""):(0,a.px)(ft,C.length>0?
"host":"file"),vt=X.length>ft?` (${X.length} times)`:"";return s(ft===0?null:at,`${R}${vt}`)}const s=(R,C)=>R===null?C:`${R}: ${C}`,c=R=>[...new Set(R.flatMap(({
host:C})=>C===null?[]:(0,O.RK)((0,$.nx)(C))))];function u(R){const C=(0,d.tN)(R);return C===null||k(C.file)?null:(0,O.J7)(C.file)}function M(R,C){const X=new Set(
R.map(({severity:at})=>at)).size>1,ct=R.slice(0,i).map(at=>U(at,X,R.length>2?r:e,C)).map(at=>at.join(`
`)),ft=R.length-ct.length;return[...ct,...ft>0?[x(ft)]:[]].join(`

`).split(`
`)}const x=R=>`and ${R} more, see the job summary`;function U(R,C,X,ct){const{problem:ft,severity:at}=R,vt=(0,d.Xd)(R),Rt=(0,a.od)(R.affects,ct.clients),It=(0,d.
xi)(R,Rt,X.text,X.places);return[`${C?`${at}: `:""}${(0,O.RK)(ft.message,X.text)} [${ft.code}]`,...It.map(([Dt,Lt])=>`${Dt}: ${Lt}`),...vt===null||k(vt.file)?[]:
[`at: ${(0,d.R3)(vt)}`],...R.isHostNew?[`the host is ${a.dy}`]:[],`${ct.docsUrl}#${ft.code}`]}function I(R,C){const{message:X,help:ct,findings:ft,code:at,title:vt,
affects:Rt}=R;if(ft.length===1)return M(ft,C);const It=(0,a.od)(Rt,C.clients),Dt=[`${(0,O.RK)(X??vt,f)} [${at}]`,...ct===null?[]:[`help: ${(0,O.RK)(ct,f)}`],...It===
""?[]:[`affects: ${It}`]],Lt=`${C.docsUrl}#${at}`,Bt=l-[...Dt,Lt].join(`
`).length;return[...Dt,...L(R,Bt),Lt]}function A(R,C,{docsUrl:X}){const ct=R.slice(0,i).flatMap(({problem:{message:ft,help:at}})=>[`${(0,O.RK)(ft,r.text)} [${C.
code}]`,...C.help===null&&at?[`help: ${(0,O.RK)(at,r.text)}`]:[]]);return[...new Set(ct),`see also "${D(C)}"`,`${X}#${C.code}`]}function L({findings:R,message:C},X){
const ct=[];let ft=X;for(const vt of R){const Rt=z(vt,C===null);if(Rt.length>=ft)break;ft-=Rt.length+1,ct.push(Rt)}const at=R.length-ct.length;return at>0?[...ct,
x(at)]:ct}function z(R,C){const{host:X,places:ct,placesLeftOut:ft,problem:at,isHostNew:vt}=R,Rt=(0,d.Ky)(ct,1,void 0,ft),It=X===null?"":`${(0,O.RK)((0,$.nx)(X))}${vt?
` (${a.dy})`:""}`,[Dt,Lt]=X===null?[Rt,""]:[It,Rt],At=[C?(0,O.RK)(at.message,m):"",C&&Lt!==""?`(${Lt})`:Lt].filter(Ut=>Ut!=="");return At.length===0?`- ${Dt}`:`\
- ${Dt}: ${At.join(" ")}`}const j=10,Q=200;function nt(R,C){const X=F(R),ct=(0,T.hm)(R.findings);let ft=R.findings;for(const at of p.oC){const{annotations:vt,used:Rt}=W(
at,ft,C,at===ct);X.push(...vt),ft=ft.filter(It=>!Rt.has(It))}return X}function F({passed:R,stopped:C,findings:X}){const ct=X.filter(({severity:at})=>at==="warni\
ng").length;if(R||X.some(({severity:at})=>at==="error"))return[];if(C!==null)return[et("error","The check is not complete",[(0,y.Cw)(C)])];const ft=`${(0,a.px)(
ct,"warning")}, and fail-on is warning`;return[et("error","Warnings fail this check",[ft])]}function W(R,C,X,ct){const ft=C.filter(({severity:It})=>It===R),at=new Set(
ft.map(Y));if(at.size>j){const It=tt(ft),Dt=ct&&R!=="notice"?B(R,It,X):[];return{annotations:[...Z(R,It,X),...Dt].slice(0,j),used:new Set(ft)}}const vt=C.filter(
It=>at.has(Y(It)));return{annotations:[...Map.groupBy(vt,Y).values()].map(It=>et(R,v(It),M(It,X),(0,d.tN)(It))),used:new Set(vt)}}function Y(R){const C=(0,d.Xd)(
R);return C===null?R:`${C.line}:${C.file}`}function Z(R,C,X){const ct=C.length<=j?C:C.slice(0,j-1),ft=C.slice(ct.length).flatMap(at=>at.findings);return[...ct.map(
at=>et(R,D(at),I(at,X),(0,d.tN)(at.findings))),...ft.length===0?[]:[it(R,ft)]]}function tt(R){const C=(0,E.cZ)(R);return C.length<=j?C:H(C)}function B(R,C,X){const ct=new Set(
C.map(({findings:at})=>at.map(Y).find(G)));return pt(C.map(at=>q(at).map(vt=>({cause:at,findings:vt})))).filter(({findings:[at]})=>{const vt=at&&Y(at);return G(
vt)&&!ct.has(vt)&&ct.add(vt)}).slice(0,j).map(({cause:at,findings:vt})=>{const Rt=A(vt,at,X);return et(R,v(vt),Rt,(0,d.tN)(vt))})}const G=R=>typeof R=="string";
function q({findings:R}){const C=R.filter(ft=>k((0,d.Xd)(ft)?.file??"")),X=[...Map.groupBy(C,Y).values()];return pt(Map.groupBy(X,([ft])=>ft&&(ft.host??(0,d.Xd)(
ft)?.file)).values())}const pt=R=>[...R].flatMap(C=>C.map((X,ct)=>({item:X,turn:ct}))).toSorted((C,X)=>C.turn-X.turn).map(({item:C})=>C);function H(R){return[...Map.
groupBy(R,({code:X})=>X).values()].flatMap(([X,...ct])=>X===void 0||ct.length===0?X??[]:{...X,findings:[X,...ct].flatMap(({findings:ft})=>ft),hosts:[...new Set(
[X,...ct].flatMap(({hosts:ft})=>ft))],message:null,help:null})}function it(R,C){const X=[...new Set(C.map(({problem:ct})=>ct.title))];return et(R,`and ${(0,a.px)(
C.length,`more ${R}`)}`,[...X,"see the job summary"])}function et(R,C,X,ct=null){const ft={title:(0,O.LS)((0,O.RK)(C,Q)),message:(0,O.LS)(X.join(`
`))};if(ct===null||!k(ct.file))return{level:R,...ft};const{file:at,line:vt,column:Rt,endColumn:It}=ct;return{level:R,...ft,file:at,line:vt,column:Rt,endColumn:It}}}),
2827:((wt,K,t)=>{t.d(K,{Y:()=>E});const y={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},p={hosts:12e4,services:36e4};function E({passed:a,hosts:d,findings:O},$=p){const f=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),o=T(d.map(({visit:e})=>JSON.stringify(e.host)),$.hosts),i=T(d.map(e=>{const n=JSON.stringify(Object.
fromEntries(f(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),$.services),r=e=>O.filter(n=>n.severity===e).length;return{passed:a,hosts:`[${o.join(",")}]`,services:`\
{${i.join(",")}}`,errors:r("error"),warnings:r("warning"),"left-out":d.length-Math.min(o.length,i.length)}}function T(a,d){let O=d;return a.filter($=>{const f=$.
length<O;return f&&(O-=$.length+1),f})}})};export{on as ids,rn as modules};
